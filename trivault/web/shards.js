import{$ as e,B as t,H as n,I as r,J as i,M as a,N as o,Q as s,R as c,U as l,V as u,X as d,a as f,at as p,b as m,et as h,i as g,l as _,lt as v,m as y,n as b,o as x,ot as ee,r as S,st as te,t as ne,tt as C,ut as w,v as T,z as E}from"./app.js";import{t as D}from"./shared.js";var O=`# Der Tisch von Shards of Infinity.

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
`,k=`# The table of Shards of Infinity.

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
`,A=`# Stół Shards of Infinity.

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
`,j=`# Wie Shards of Infinity gespielt wird, in Kürze.

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
`,M=`# How Shards of Infinity is played, in short.

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
`,N=`# Jak się gra w Shards of Infinity, w skrócie.

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
`,re=l(`<!> <!>`,1),ie=l(`<!> <!> <!> <!> <!> <!>`,1),ae=l(`<div class="before svelte-plqtw5"><!></div>`),oe=l(`<div class="other svelte-plqtw5"><!> <!></div>`),se=l(`<span class="gap svelte-plqtw5"></span>`),ce=l(`<div class="own svelte-plqtw5"><!> <!> <div class="hand svelte-plqtw5"><!></div></div>`),le=l(`<div><div class="others svelte-plqtw5"></div> <div class="centre svelte-plqtw5"><div class="edge svelte-plqtw5"><h3 class="svelte-plqtw5"> </h3> <!> <span class="turn svelte-plqtw5"> </span> <!> <!></div> <div class="row svelte-plqtw5"><!></div></div> <!></div>`);function P(l,_){te(_,!0);let T=(t,n=w)=>{var r=re(),a=e(r);{let e=p(()=>n()?_.view.gems:0),t=p(()=>j(`ui-gems`,{n:n()?_.view.gems:0}));f(a,{icon:`gems`,get n(){return i(e)},get text(){return i(t)},get strong(){return n()}})}var o=C(a,2);{let e=p(()=>n()?i(N):0),t=p(()=>j(`ui-power`,{n:n()?i(N):0}));f(o,{icon:`power`,get n(){return i(e)},get text(){return i(t)},get strong(){return n()}})}u(t,r)},D=(t,n=w)=>{let r=p(()=>_.view.sides[n()]),a=p(()=>n()===_.view.active);{let o=p(()=>A(i(r).character).name),s=p(()=>n()===i(F)||i(I).length===1);ne(t,{get seat(){return n()},get active(){return i(a)},get extra(){return i(o)},get upright(){return i(s)},children:(t,o)=>{var s=ie(),c=e(s),l=e=>{T(e,()=>i(a))};E(c,e=>{(n()===i(F)||i(I).length===1)&&e(l)});var d=C(c,2);{let e=p(()=>j(`ui-health`,{n:i(r).health}));f(d,{icon:`health`,get n(){return i(r).health},get of(){return i(M).most_health},get text(){return i(e)}})}var h=C(d,2);{let e=p(()=>j(`ui-mastery`,{n:i(r).mastery}));f(h,{icon:`mastery`,get n(){return i(r).mastery},get of(){return i(M).most_mastery},get text(){return i(e)}})}var g=C(h,2),_=e=>{{let t=p(()=>j(`ui-hand-cards`));b(e,{icon:`hand`,get label(){return i(t)},get count(){return i(r).hand_size}})}};E(g,e=>{n()!==i(F)&&e(_)});var v=C(g,2);{let e=p(()=>m(`deck`));b(v,{icon:`deck`,get label(){return i(e)},get count(){return i(r).deck_size}})}var y=C(v,2);{let e=p(()=>j(`ui-discarded`)),t=p(()=>z(i(r).discard));b(y,{icon:`discard`,get label(){return i(e)},get count(){return i(r).discard.length},get cards(){return i(t)}})}u(t,s)},$$slots:{default:!0}})}},O=(e,t=w)=>{var n=ae(),r=s(n);{let e=(e,n=w)=>{let r=p(()=>n());{let a=p(()=>i(r).champion&&_.view.sides[t()].exhausted.includes(i(r).things[0])),o=p(()=>i(r).champion?t()===i(F)?`exhaust`:`attack`:``),s=p(()=>U(n(),t()));S(e,{get things(){return i(r).things},get slug(){return i(r).slug},get tilted(){return i(a)},get deed(){return i(o)},get badges(){return i(s)}})}},n=p(()=>j(`ui-in-play`)),a=p(()=>W(t()));g(r,{get label(){return i(n)},get items(){return i(a)},key:V,tiles:!0,item:e,$$slots:{item:!0}})}v(n),u(e,n)},k=y(),{face:A,tell:j}=k,M=p(()=>k.rules),N=p(()=>_.view.power>=i(M).infinite?`∞`:_.view.power),P=p(()=>_.view.sides.map((e,t)=>(Math.max(_.view.player,0)+1+t)%_.view.sides.length)),F=p(()=>_.view.player),I=p(()=>i(P).filter(e=>e!==i(F))),L=e=>e.map(e=>({thing:e,slug:_.view.cards[e]})),R=e=>_.view.row.filter(t=>t>=0&&_.view.cards[t]===_.view.cards[e]),z=e=>L(e).reverse(),B=p(()=>_.view.row.map((e,t)=>({thing:e,place:t}))),V=({things:e})=>e[0],H=e=>x(L(e)).map(e=>({...e,known:!0}));function U({champion:e,known:t,things:n},r){return[...e&&_.view.sides[r].exhausted.includes(n[0])?[{icon:`exhausted`,text:m(`exhausted`)}]:[],...t?[{icon:`eye`,text:j(`ui-known`)}]:[]]}function W(e){let t=_.view.sides[e],n=t.champions.map(e=>({things:[e],slug:_.view.cards[e],champion:!0})),r=e===_.view.active?x(L([..._.view.allies,..._.view.mercenaries])):[];return[...n,...r,...e===i(F)?[]:H(t.hand)]}var G=le();let K,q;var J=s(G);r(J,20,()=>i(I),e=>e,(e,t)=>{var n=oe(),r=s(n);D(r,()=>t);var i=C(r,2);O(i,()=>t),v(n),u(e,n)}),v(J);var Y=C(J,2),X=s(Y),Z=s(X),ue=h(Z,!0),de=C(Z,2),fe=e=>{T(e,()=>!0)};E(de,e=>{i(I).length>1&&_.view.active!==i(F)&&e(fe)});var pe=C(de,2),me=h(pe,!0),Q=C(pe,2);{let e=p(()=>m(`deck`));b(Q,{icon:`deck`,get label(){return i(e)},get count(){return _.view.centre_size}})}var he=C(Q,2),ge=e=>{{let t=p(()=>j(`ui-banished`)),n=p(()=>L(_.view.banished));b(e,{icon:`purged`,get label(){return i(t)},get count(){return _.view.banished.length},get cards(){return i(n)}})}};E(he,e=>{_.view.banished.length&&e(ge)}),v(X);var $=C(X,2),_e=s($);{let t=(t,r)=>{let a=()=>(r?.()).thing;var o=n(),s=e(o),l=t=>{var r=n(),o=e(r);c(o,a,e=>{{let t=p(()=>[a()]),n=p(()=>R(a()));S(e,{get things(){return i(t)},get slug(){return _.view.cards[a()]},get alike(){return i(n)},deed:`recruit`})}}),u(t,r)},d=e=>{var t=se();u(e,t)};E(s,e=>{a()>=0?e(l):e(d,-1)}),u(t,o)},r=p(()=>j(`ui-row`));g(_e,{get label(){return i(r)},get items(){return i(B)},key:({place:e})=>e,rows:2,item:t,$$slots:{item:!0}})}v($),v(Y);var ve=C(Y,2),ye=e=>{var t=ce(),n=s(t);D(n,()=>i(F));var r=C(n,2);O(r,()=>i(F));var a=C(r,2),o=s(a);{let e=(e,t)=>{let n=()=>(t?.()).things,r=()=>(t?.()).slug;S(e,{get things(){return n()},get slug(){return r()},deed:`play`})},t=p(()=>j(`ui-hand-cards`)),n=p(()=>x(L(_.view.sides[i(F)].hand)));g(o,{get label(){return i(t)},get items(){return i(n)},key:V,rows:2,usual:5,fan:!0,item:e,$$slots:{item:!0}})}v(a),v(t),u(e,t)};E(ve,e=>{i(F)>=0&&e(ye)}),v(G),d((e,n)=>{K=o(G,1,`shards svelte-plqtw5`,null,K,{crowd:i(I).length>1,watched:i(F)<0}),q=a(G,``,q,{"--columns":i(I).length}),t(ue,e),t(me,n)},[()=>j(`ui-row`),()=>j(`ui-turn`,{n:_.view.turn})]),u(l,G),ee()}var F={homodeus:`cyborg`,order:`philosopher`,undergrowth:`plant`,wraethe:`hooded`},I={champion:`leader`,starter:`crystal`,character:`star`},L={"double-power":`double`,"gain-gems":`mana`,"gain-health":`heal`,"gain-mastery":`mastery`,"gain-power":`attack`,"lose-mastery":`weak`,"put-into-play":`deploy`,"recruit-to-hand":`up`,return:`ready`};function R(e){let t=I[e.type]??(e.mercenary?`soldier`:F[e.faction??``]??`human`),n=[...e.verbs.map(e=>_[L[e]??e]),e.shield?_.taunt:void 0];return T({slug:e.id,figure:D[t],deeds:n,points:e.cost+2})}function z({sides:e,centre_size:t,banished:n}){let r=new Map(n.map(e=>[e,`purged`])),i={};return e.forEach(({hand_size:e,deck_size:t,discard:n,hand:a},o)=>{i[`hand-${o}`]=e,i[`deck-${o}`]=t,i[`discard-${o}`]=n.length;for(let e of a)r.set(e,`hand-${o}`);for(let e of n)r.set(e,`discard-${o}`)}),{of:r,sizes:{...i,deck:t}}}function B({sides:e,active:t,gems:n,power:r}){return new Map(e.map(({health:e,mastery:i},a)=>[-2-a,{health:e,mastery:i,...a===t?{gems:n,power:r}:{}}]))}function V({slug:e,name:t,facts:n}){let r=n,i=[{name:`health`,n:r.health,text:``,at:`left`},{name:`shield`,n:r.shield,text:``,at:`right`}];return{slug:e,name:t,kind:r.kind,brief:r.kind.split(` · `)[0],type:r.type,group:r.faction??``,emblem:R(r),cost:r.faction?r.cost:void 0,stats:i,lines:r.text,reminders:r.reminders}}var H=Object.assign({"../../../../trivault/telling/shards/text/de.ftl":O,"../../../../trivault/telling/shards/text/en.ftl":k,"../../../../trivault/telling/shards/text/pl.ftl":A,"./lesson/de.ftl":j,"./lesson/en.ftl":M,"./lesson/pl.ftl":N});function U({sides:e}){return e.reduce((e,t)=>e-t.health,0)}var W={face:V,texts:H,hurt:U,zones:z,numbers:B,attacks:new Set([`attack`,`damage`]),Board:P};export{W as BOARD};