import{t as e}from"./shared.js";import{$ as t,B as n,H as r,I as i,J as a,M as o,N as s,Q as c,R as l,U as u,V as d,X as f,a as p,at as m,b as h,et as g,i as _,lt as v,m as y,n as b,ot as ee,p as x,r as S,st as te,t as ne,tt as C,u as re,ut as w,v as T,z as E}from"./app.js";var D=`# Der Tisch von Shards of Infinity.

goal = Wer als Letzter noch Leben hat, gewinnt.
example-card = portal
example-deed = portal monk rekrutieren
ui-gems = Edelsteine { $n }
ui-power = Macht { $n }
ui-health = Leben { $n }
ui-mastery = Erfahrung { $n }
ui-row = Zentrale Auslage
ui-champions = Champions
ui-price = { $n }◆
ui-champion = { $card } (Leben { $n })
ui-champion-exhausted = { $card } (Leben { $n }, aktiviert)
ui-banished = gebannt
ui-incoming = { $player } erleidet gleich Schaden: { $n }.
ui-line-row = Auslage { $n }: { $card }. { $text }
ui-part-health = Leben
ui-part-mastery = Erfahrung
ui-part-deck = Deck
ui-part-champions = Champions
ui-part-danger = Sicherheit
ui-moment-mastery = { $player } erreicht { $n } Erfahrung.
ui-report-health = { $player }, Leben: { $course }
ui-report-mastery = { $player }, Erfahrung: { $course }
ui-played = ausgespielt
ui-in-play = im Spiel

# Bevor man sich entscheidet
ui-then-number = { $what } ({ $change })

# Warum etwas nicht geht
ui-fact-short = { $of ->
    [gems] Das kostet { $needed } Edelsteine, du hast { $have }.
   *[power] Das braucht { $needed } Macht, du hast { $have }.
}
ui-fact-used = { $card } ist schon aktiviert.
ui-fact-focused = Du hast den Fokus in diesem Zug schon genutzt.
ui-fact-not-in-row = { $card } liegt nicht in der Auslage.
ui-fact-no-mercenary = { $card } ist kein Söldner.
ui-fact-fast-played = { $card } wurde in diesem Zug schnell ausgespielt.
ui-fact-no-enemy = Niemand von den anderen hat { $card } im Spiel.
ui-fact-no-champion = { $card } ist kein Champion.
ui-fact-played = Du hast { $card } schon gespielt.
`,O=`# The table of Shards of Infinity.

goal = The last player with health left wins.
example-card = portal
example-deed = recruit portal monk
ui-gems = gems { $n }
ui-power = power { $n }
ui-health = health { $n }
ui-mastery = mastery { $n }
ui-row = Centre row
ui-champions = champions
ui-price = { $n }◆
ui-champion = { $card } (health { $n })
ui-champion-exhausted = { $card } (health { $n }, exhausted)
ui-banished = banished
ui-incoming = { $n } damage is about to hit { $player }.
ui-line-row = Centre row { $n }: { $card }. { $text }
ui-part-health = health
ui-part-mastery = mastery
ui-part-deck = deck
ui-part-champions = champions
ui-part-danger = safety
ui-moment-mastery = { $player } reaches { $n } mastery.
ui-report-health = { $player }, health: { $course }
ui-report-mastery = { $player }, mastery: { $course }
ui-played = played
ui-in-play = in play

# Before one decides
ui-then-number = { $what } ({ $change })

# Why something cannot be done
ui-fact-short = { $of ->
    [gems] It costs { $needed } gems, you have { $have }.
   *[power] It takes { $needed } power, you have { $have }.
}
ui-fact-used = { $card } is exhausted already.
ui-fact-focused = You have focused in this turn already.
ui-fact-not-in-row = { $card } is not in the centre row.
ui-fact-no-mercenary = { $card } is no mercenary.
ui-fact-fast-played = { $card } was fast-played in this turn.
ui-fact-no-enemy = No opponent has { $card } in play.
ui-fact-no-champion = { $card } is no champion.
ui-fact-played = You have played { $card } already.
`,k=`# Stół Shards of Infinity.

goal = Wygrywa ten, kto jako ostatni ma jeszcze zdrowie.
example-card = portal
example-deed = zrekrutuj portal monk
ui-gems = kryształy { $n }
ui-power = moc { $n }
ui-health = zdrowie { $n }
ui-mastery = mistrzostwo { $n }
ui-row = Centralny rząd
ui-champions = czempioni
ui-price = { $n }◆
ui-champion = { $card } (zdrowie { $n })
ui-champion-exhausted = { $card } (zdrowie { $n }, wyczerpany)
ui-banished = usunięte z gry
ui-incoming = { $player } zaraz otrzyma obrażenia: { $n }.
ui-line-row = Centralny rząd { $n }: { $card }. { $text }
ui-part-health = zdrowie
ui-part-mastery = mistrzostwo
ui-part-deck = talia
ui-part-champions = czempioni
ui-part-danger = bezpieczeństwo
ui-moment-mastery = { $player } osiąga mistrzostwo { $n }.
ui-report-health = { $player }, zdrowie: { $course }
ui-report-mastery = { $player }, mistrzostwo: { $course }
ui-played = zagrane
ui-in-play = w grze

# Zanim się zdecydujesz
ui-then-number = { $what } ({ $change })

# Dlaczego czegoś nie można zrobić
ui-fact-short = { $of ->
    [gems] Kosztuje to { $needed } kryształów, masz { $have }.
   *[power] Potrzeba { $needed } mocy, masz { $have }.
}
ui-fact-used = Karta { $card } jest już wyczerpana.
ui-fact-focused = Skupienie było już użyte w tej turze.
ui-fact-not-in-row = Karty { $card } nie ma w centralnym rzędzie.
ui-fact-no-mercenary = { $card } nie jest najemnikiem.
ui-fact-fast-played = Karta { $card } była w tej turze zagrana od razu.
ui-fact-no-enemy = Nikt z przeciwników nie ma w grze karty { $card }.
ui-fact-no-champion = { $card } nie jest czempionem.
ui-fact-played = Karta { $card } jest już zagrana.
`,A=`# Wie Shards of Infinity gespielt wird, in Kürze.

lesson-turn =
    Du beginnst deinen Zug mit fünf Karten. Spiele sie in beliebiger Reihenfolge aus: Sie geben Kristalle, Macht, Erfahrung und Leben.
    Mit Kristallen rekrutierst du Karten aus der zentralen Auslage. Sie kommen auf deinen Ablagestapel und so in dein Deck, das neu gemischt wird, sobald es leer ist. Einmal im Zug kauft 1 Kristall auch 1 Erfahrung: Fokus.
    Am Ende trifft die Macht, die übrig ist, deine Gegner. Kristalle und Macht, die du nicht brauchst, verfallen; Erfahrung und Leben bleiben. Dann ziehst du fünf neue Karten.
lesson-cards =
    Verbündete wirken einmal und werden am Ende des Zuges abgelegt. Champions bleiben, und du aktivierst sie in jedem deiner Züge einmal.
    Söldner kannst du rekrutieren oder schnellausspielen: Du bezahlst sie, benutzt sie sofort, und sie kommen zurück unter das Zentraldeck.
    Manche Karten tun ab einer bestimmten Erfahrung mehr; du musst sie nicht bezahlen.
lesson-fight =
    Macht in Höhe des Lebens eines Champions zerstört ihn, zu jeder Zeit in deinem Zug. Spieler trifft sie am Ende des Zuges, auf einmal.
    Wer getroffen wird, darf Karten mit Schild von der Hand vorzeigen. Jede hält so viel Schaden ab, wie sie sagt, und bleibt auf der Hand.
lesson-tip =
    Kaufe in den ersten Zügen gut ein und nutze den Fokus, wann immer ein Kristall übrig ist. Mit 30 Erfahrung schlägt der Infinity-Splitter, den jeder von Anfang an im Deck hat, mit unendlich viel Macht zu.
`,j=`# How Shards of Infinity is played, in short.

lesson-turn =
    You begin your turn with five cards. Play them in any order: they give gems, power, mastery and health.
    With gems you recruit cards from the centre row. They come into your discard pile and so into your deck, which is shuffled anew whenever it is empty. Once in a turn 1 gem also buys 1 mastery: focus.
    At the end the power that is left strikes your opponents. Gems and power that you do not use are lost; mastery and health stay. Then you draw five new cards.
lesson-cards =
    Allies work once and are discarded at the end of the turn. Champions stay, and you exhaust them once in each of your turns.
    Mercenaries can be recruited, or fast-played: you pay for them, use them at once, and they go back below the centre deck.
    Some cards do more from a certain mastery on; you need not pay it.
lesson-fight =
    Power that equals the health of a champion destroys it, at any time in your turn. Players are struck at the end of the turn, all at once.
    Whoever is struck may show cards with a shield from hand. Each keeps off as much damage as it says, and stays in hand.
lesson-tip =
    Buy well in the first turns, and use focus whenever a gem is left. At 30 mastery the Infinity Shard, which everybody has in the deck from the start, strikes with infinite power.
`,M=`# Jak się gra w Shards of Infinity, w skrócie.

lesson-turn =
    Zaczynasz turę z pięcioma kartami. Zagrywasz je w dowolnej kolejności: dają kryształy, moc, mistrzostwo i zdrowie.
    Za kryształy rekrutujesz karty z centralnego rzędu. Trafiają na twój stos kart odrzuconych, a potem do twojej talii, którą tasuje się na nowo, gdy się skończy. Raz w turze 1 kryształ kupuje też 1 mistrzostwa: skupienie.
    Na końcu moc, która została, uderza w przeciwników. Niewykorzystane kryształy i moc przepadają; mistrzostwo i zdrowie zostają. Potem dobierasz pięć nowych kart.
lesson-cards =
    Sojusznicy działają raz i na końcu tury są odrzucani. Czempioni zostają, a ty używasz każdego raz w każdej swojej turze.
    Najemników można zrekrutować albo zagrać od razu: płacisz, używasz ich w tej chwili, a potem wracają pod talię centralną.
    Niektóre karty robią więcej od pewnego poziomu mistrzostwa; nie trzeba go wydawać.
lesson-fight =
    Moc równa zdrowiu czempiona niszczy go, w dowolnej chwili twojej tury. W graczy uderza na końcu tury, cała naraz.
    Kto jest atakowany, może pokazać z ręki karty z tarczą. Każda zatrzymuje tyle obrażeń, ile pokazuje, i zostaje na ręce.
lesson-tip =
    W pierwszych turach kupuj dobre karty i korzystaj ze skupienia zawsze, gdy zostanie kryształ. Przy 30 mistrzostwa Infinity Shard, który każdy ma w talii od początku, uderza z nieskończoną mocą.
`,ie=u(`<!> <!>`,1),ae=u(`<!> <!> <!> <!> <!> <!>`,1),oe=u(`<div class="before svelte-plqtw5"><!></div>`),se=u(`<div class="other svelte-plqtw5"><!> <!></div>`),ce=u(`<span class="gap svelte-plqtw5"></span>`),le=u(`<div class="own svelte-plqtw5"><!> <!> <div class="hand svelte-plqtw5"><!></div></div>`),ue=u(`<div><div class="others svelte-plqtw5"></div> <div class="centre svelte-plqtw5"><div class="edge svelte-plqtw5"><h3 class="svelte-plqtw5"> </h3> <!> <span class="turn svelte-plqtw5"> </span> <!> <!></div> <div class="row svelte-plqtw5"><!></div></div> <!></div>`);function N(e,u){te(u,!0);let x=(e,n=w)=>{var r=ie(),i=t(r);{let e=m(()=>n()?u.view.gems:0),t=m(()=>A(`ui-gems`,{n:n()?u.view.gems:0}));p(i,{icon:`gems`,get n(){return a(e)},get text(){return a(t)},get strong(){return n()}})}var o=C(i,2);{let e=m(()=>n()?a(M):0),t=m(()=>A(`ui-power`,{n:n()?a(M):0}));p(o,{icon:`power`,get n(){return a(e)},get text(){return a(t)},get strong(){return n()}})}d(e,r)},T=(e,n=w)=>{let r=m(()=>u.view.sides[n()]),i=m(()=>n()===u.view.active);{let o=m(()=>k(a(r).character).name),s=m(()=>n()===a(P)||a(F).length===1);ne(e,{get seat(){return n()},get active(){return a(i)},get extra(){return a(o)},get upright(){return a(s)},children:(e,o)=>{var s=ae(),c=t(s),l=e=>{x(e,()=>a(i))};E(c,e=>{(n()===a(P)||a(F).length===1)&&e(l)});var u=C(c,2);{let e=m(()=>A(`ui-health`,{n:a(r).health}));p(u,{icon:`health`,get n(){return a(r).health},get of(){return a(j).most_health},get text(){return a(e)}})}var f=C(u,2);{let e=m(()=>A(`ui-mastery`,{n:a(r).mastery}));p(f,{icon:`mastery`,get n(){return a(r).mastery},get of(){return a(j).most_mastery},get text(){return a(e)}})}var g=C(f,2),_=e=>{{let t=m(()=>A(`ui-hand-cards`));b(e,{icon:`hand`,get label(){return a(t)},get count(){return a(r).hand_size}})}};E(g,e=>{n()!==a(P)&&e(_)});var v=C(g,2);{let e=m(()=>h(`deck`));b(v,{icon:`deck`,get label(){return a(e)},get count(){return a(r).deck_size}})}var y=C(v,2);{let e=m(()=>A(`ui-discarded`)),t=m(()=>R(a(r).discard));b(y,{icon:`discard`,get label(){return a(e)},get count(){return a(r).discard.length},get cards(){return a(t)}})}d(e,s)},$$slots:{default:!0}})}},D=(e,t=w)=>{var n=oe(),r=c(n);{let e=(e,n=w)=>{let r=m(()=>n());{let i=m(()=>a(r).champion&&u.view.sides[t()].exhausted.includes(a(r).things[0])),o=m(()=>a(r).champion?t()===a(P)?`exhaust`:`attack`:``),s=m(()=>H(n(),t()));S(e,{get things(){return a(r).things},get slug(){return a(r).slug},get tilted(){return a(i)},get deed(){return a(o)},get badges(){return a(s)}})}},n=m(()=>A(`ui-in-play`)),i=m(()=>U(t()));_(r,{get label(){return a(n)},get items(){return a(i)},key:B,tiles:!0,item:e,$$slots:{item:!0}})}v(n),d(e,n)},O=re(),{face:k,tell:A}=O,j=m(()=>O.rules),M=m(()=>u.view.power>=a(j).infinite?`∞`:u.view.power),N=m(()=>u.view.sides.map((e,t)=>(Math.max(u.view.player,0)+1+t)%u.view.sides.length)),P=m(()=>u.view.player),F=m(()=>a(N).filter(e=>e!==a(P))),I=e=>e.map(e=>({thing:e,slug:u.view.cards[e]})),L=e=>u.view.row.filter(t=>t>=0&&u.view.cards[t]===u.view.cards[e]),R=e=>I(e).reverse(),z=m(()=>u.view.row.map((e,t)=>({thing:e,place:t}))),B=({things:e})=>e[0],V=e=>y(I(e)).map(e=>({...e,known:!0}));function H({champion:e,known:t,things:n},r){return[...e&&u.view.sides[r].exhausted.includes(n[0])?[{icon:`exhausted`,text:h(`exhausted`)}]:[],...t?[{icon:`eye`,text:A(`ui-known`)}]:[]]}function U(e){let t=u.view.sides[e],n=t.champions.map(e=>({things:[e],slug:u.view.cards[e],champion:!0})),r=e===u.view.active?y(I([...u.view.allies,...u.view.mercenaries])):[];return[...n,...r,...e===a(P)?[]:V(t.hand)]}var W=ue();let G,K;var q=c(W);i(q,20,()=>a(F),e=>e,(e,t)=>{var n=se(),r=c(n);T(r,()=>t);var i=C(r,2);D(i,()=>t),v(n),d(e,n)}),v(q);var J=C(q,2),Y=c(J),X=c(Y),de=g(X,!0),Z=C(X,2),fe=e=>{x(e,()=>!0)};E(Z,e=>{a(F).length>1&&u.view.active!==a(P)&&e(fe)});var pe=C(Z,2),me=g(pe,!0),Q=C(pe,2);{let e=m(()=>h(`deck`));b(Q,{icon:`deck`,get label(){return a(e)},get count(){return u.view.centre_size}})}var he=C(Q,2),ge=e=>{{let t=m(()=>A(`ui-banished`)),n=m(()=>I(u.view.banished));b(e,{icon:`purged`,get label(){return a(t)},get count(){return u.view.banished.length},get cards(){return a(n)}})}};E(he,e=>{u.view.banished.length&&e(ge)}),v(Y);var $=C(Y,2),_e=c($);{let e=(e,n)=>{let i=()=>(n?.()).thing;var o=r(),s=t(o),c=e=>{var n=r(),o=t(n);l(o,i,e=>{{let t=m(()=>[i()]),n=m(()=>L(i()));S(e,{get things(){return a(t)},get slug(){return u.view.cards[i()]},get alike(){return a(n)},deed:`recruit`})}}),d(e,n)},f=e=>{var t=ce();d(e,t)};E(s,e=>{i()>=0?e(c):e(f,-1)}),d(e,o)},n=m(()=>A(`ui-row`));_(_e,{get label(){return a(n)},get items(){return a(z)},key:({place:e})=>e,rows:2,item:e,$$slots:{item:!0}})}v($),v(J);var ve=C(J,2),ye=e=>{var t=le(),n=c(t);T(n,()=>a(P));var r=C(n,2);D(r,()=>a(P));var i=C(r,2),o=c(i);{let e=(e,t)=>{let n=()=>(t?.()).things,r=()=>(t?.()).slug;S(e,{get things(){return n()},get slug(){return r()},deed:`play`})},t=m(()=>A(`ui-hand-cards`)),n=m(()=>y(I(u.view.sides[a(P)].hand)));_(o,{get label(){return a(t)},get items(){return a(n)},key:B,rows:2,fan:!0,item:e,$$slots:{item:!0}})}v(i),v(t),d(e,t)};E(ve,e=>{a(P)>=0&&e(ye)}),v(W),f((e,t)=>{G=s(W,1,`shards svelte-plqtw5`,null,G,{crowd:a(F).length>1,watched:a(P)<0}),K=o(W,``,K,{"--columns":a(F).length}),n(de,e),n(me,t)},[()=>A(`ui-row`),()=>A(`ui-turn`,{n:u.view.turn})]),d(e,W),ee()}var P={homodeus:`cyborg`,order:`philosopher`,undergrowth:`plant`,wraethe:`hooded`},F={champion:`leader`,starter:`crystal`,character:`star`},I={"double-power":`double`,"gain-gems":`mana`,"gain-health":`heal`,"gain-mastery":`mastery`,"gain-power":`attack`,"lose-mastery":`weak`,"put-into-play":`deploy`,"recruit-to-hand":`up`,return:`ready`};function L(t){let n=F[t.type]??(t.mercenary?`soldier`:P[t.faction??``]??`human`),r=[...t.verbs.map(e=>x[I[e]??e]),t.shield?x.taunt:void 0];return T({slug:t.id,figure:e[n],deeds:r,points:t.cost+2})}function R({sides:e,centre_size:t,banished:n}){let r=new Map(n.map(e=>[e,`purged`])),i={};return e.forEach(({hand_size:e,deck_size:t,discard:n,hand:a},o)=>{i[`hand-${o}`]=e,i[`deck-${o}`]=t,i[`discard-${o}`]=n.length;for(let e of a)r.set(e,`hand-${o}`);for(let e of n)r.set(e,`discard-${o}`)}),{of:r,sizes:{...i,deck:t}}}function z({sides:e,active:t,gems:n,power:r}){return new Map(e.map(({health:e,mastery:i},a)=>[-2-a,{health:e,mastery:i,...a===t?{gems:n,power:r}:{}}]))}function B({slug:e,name:t,facts:n}){let r=n,i=[{name:`health`,n:r.health,text:``,at:`left`},{name:`shield`,n:r.shield,text:``,at:`right`}];return{slug:e,name:t,kind:r.kind,brief:r.kind.split(` · `)[0],type:r.type,group:r.faction??``,emblem:L(r),cost:r.faction?r.cost:void 0,stats:i,lines:r.text,reminders:r.reminders}}var V=Object.assign({"../../../../trivault/telling/shards/text/de.ftl":D,"../../../../trivault/telling/shards/text/en.ftl":O,"../../../../trivault/telling/shards/text/pl.ftl":k,"./lesson/de.ftl":A,"./lesson/en.ftl":j,"./lesson/pl.ftl":M});function H({sides:e}){return e.reduce((e,t)=>e-t.health,0)}var U={face:B,texts:V,hurt:H,zones:R,numbers:z,attacks:new Set([`attack`,`damage`]),Board:N};export{U as BOARD};