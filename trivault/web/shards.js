import{n as e,t}from"./shared.js";import{A as n,B as r,F as i,G as a,I as o,L as s,N as c,Q as l,R as u,X as d,Y as f,Z as p,_ as m,a as h,c as g,d as _,h as v,i as y,it as b,k as x,n as S,nt as C,ot as w,q as ee,r as T,rt as te,st as E,t as ne,z as D}from"./app.js";var O=`# Der Tisch von Shards of Infinity.

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
`,re=r(`<!> <!>`,1),ie=r(`<!> <!> <!> <!> <!> <!>`,1),ae=r(`<div class="before svelte-plqtw5"><!></div>`),oe=r(`<div class="other svelte-plqtw5"><!> <!></div>`),se=r(`<span class="gap svelte-plqtw5"></span>`),ce=r(`<div class="own svelte-plqtw5"><!> <!> <div class="hand svelte-plqtw5"><!></div></div>`),le=r(`<div><div class="others svelte-plqtw5"></div> <div class="centre svelte-plqtw5"><div class="edge svelte-plqtw5"><h3 class="svelte-plqtw5"> </h3> <!> <span class="turn svelte-plqtw5"> </span> <!> <!></div> <div class="row svelte-plqtw5"><!></div></div> <!></div>`);function P(e,t){b(t,!0);let r=(e,n=E)=>{var r=re(),i=d(r);{let e=C(()=>n()?t.view.gems:0),r=C(()=>j(`ui-gems`,{n:n()?t.view.gems:0}));h(i,{icon:`gems`,get n(){return a(e)},get text(){return a(r)},get strong(){return n()}})}var o=l(i,2);{let e=C(()=>n()?a(N):0),t=C(()=>j(`ui-power`,{n:n()?a(N):0}));h(o,{icon:`power`,get n(){return a(e)},get text(){return a(t)},get strong(){return n()}})}u(e,r)},v=(e,n=E)=>{let i=C(()=>t.view.sides[n()]),s=C(()=>n()===t.view.active);{let t=C(()=>A(a(i).character).name),c=C(()=>n()===a(F)||a(I).length===1);ne(e,{get seat(){return n()},get active(){return a(s)},get extra(){return a(t)},get upright(){return a(c)},children:(e,t)=>{var c=ie(),f=d(c),p=e=>{r(e,()=>a(s))};o(f,e=>{(n()===a(F)||a(I).length===1)&&e(p)});var g=l(f,2);{let e=C(()=>j(`ui-health`,{n:a(i).health}));h(g,{icon:`health`,get n(){return a(i).health},get of(){return a(M).most_health},get text(){return a(e)}})}var _=l(g,2);{let e=C(()=>j(`ui-mastery`,{n:a(i).mastery}));h(_,{icon:`mastery`,get n(){return a(i).mastery},get of(){return a(M).most_mastery},get text(){return a(e)}})}var v=l(_,2),y=e=>{{let t=C(()=>j(`ui-hand-cards`));S(e,{icon:`hand`,get label(){return a(t)},get count(){return a(i).hand_size}})}};o(v,e=>{n()!==a(F)&&e(y)});var b=l(v,2);{let e=C(()=>m(`deck`));S(b,{icon:`deck`,get label(){return a(e)},get count(){return a(i).deck_size}})}var x=l(b,2);{let e=C(()=>j(`ui-discarded`)),t=C(()=>z(a(i).discard));S(x,{icon:`discard`,get label(){return a(e)},get count(){return a(i).discard.length},get cards(){return a(t)}})}u(e,c)},$$slots:{default:!0}})}},O=(e,n=E)=>{var r=ae(),i=f(r);{let e=(e,r=E)=>{let i=C(()=>r());{let o=C(()=>a(i).champion&&t.view.sides[n()].exhausted.includes(a(i).things[0])),s=C(()=>a(i).champion?n()===a(F)?`exhaust`:`attack`:``),c=C(()=>ue(r(),n()));T(e,{get things(){return a(i).things},get slug(){return a(i).slug},get tilted(){return a(o)},get deed(){return a(s)},get badges(){return a(c)}})}},r=C(()=>j(`ui-in-play`)),o=C(()=>de(n()));y(i,{get label(){return a(r)},get items(){return a(o)},key:V,tiles:!0,item:e,$$slots:{item:!0}})}w(r),u(e,r)},k=g(),{face:A,tell:j}=k,M=C(()=>k.rules),N=C(()=>t.view.power>=a(M).infinite?`∞`:t.view.power),P=C(()=>t.view.sides.map((e,n)=>(Math.max(t.view.player,0)+1+n)%t.view.sides.length)),F=C(()=>t.view.player),I=C(()=>a(P).filter(e=>e!==a(F))),L=e=>e.map(e=>({thing:e,slug:t.view.cards[e]})),R=e=>t.view.row.filter(n=>n>=0&&t.view.cards[n]===t.view.cards[e]),z=e=>L(e).reverse(),B=C(()=>t.view.row.map((e,t)=>({thing:e,place:t}))),V=({things:e})=>e[0],H=e=>_(L(e)).map(e=>({...e,known:!0}));function ue({champion:e,known:n,things:r},i){return[...e&&t.view.sides[i].exhausted.includes(r[0])?[{icon:`exhausted`,text:m(`exhausted`)}]:[],...n?[{icon:`eye`,text:j(`ui-known`)}]:[]]}function de(e){let n=t.view.sides[e],r=n.champions.map(e=>({things:[e],slug:t.view.cards[e],champion:!0})),i=e===t.view.active?_(L([...t.view.allies,...t.view.mercenaries])):[];return[...r,...i,...e===a(F)?[]:H(n.hand)]}var U=le();let W,G;var K=f(U);c(K,20,()=>a(I),e=>e,(e,t)=>{var n=oe(),r=f(n);v(r,()=>t);var i=l(r,2);O(i,()=>t),w(n),u(e,n)}),w(K);var q=l(K,2),J=f(q),Y=f(J),fe=p(Y,!0),X=l(Y,2),pe=e=>{r(e,()=>!0)};o(X,e=>{a(I).length>1&&t.view.active!==a(F)&&e(pe)});var Z=l(X,2),me=p(Z,!0),Q=l(Z,2);{let e=C(()=>m(`deck`));S(Q,{icon:`deck`,get label(){return a(e)},get count(){return t.view.centre_size}})}var he=l(Q,2),ge=e=>{{let n=C(()=>j(`ui-banished`)),r=C(()=>L(t.view.banished));S(e,{icon:`purged`,get label(){return a(n)},get count(){return t.view.banished.length},get cards(){return a(r)}})}};o(he,e=>{t.view.banished.length&&e(ge)}),w(J);var $=l(J,2),_e=f($);{let e=(e,n)=>{let r=()=>(n?.()).thing;var s=D(),c=d(s),l=e=>{var n=D(),o=d(n);i(o,r,e=>{{let n=C(()=>[r()]),i=C(()=>R(r()));T(e,{get things(){return a(n)},get slug(){return t.view.cards[r()]},get alike(){return a(i)},deed:`recruit`})}}),u(e,n)},f=e=>{var t=se();u(e,t)};o(c,e=>{r()>=0?e(l):e(f,-1)}),u(e,s)},n=C(()=>j(`ui-row`));y(_e,{get label(){return a(n)},get items(){return a(B)},key:({place:e})=>e,rows:2,item:e,$$slots:{item:!0}})}w($),w(q);var ve=l(q,2),ye=e=>{var n=ce(),r=f(n);v(r,()=>a(F));var i=l(r,2);O(i,()=>a(F));var o=l(i,2),s=f(o);{let e=(e,t)=>{let n=()=>(t?.()).things,r=()=>(t?.()).slug;T(e,{get things(){return n()},get slug(){return r()},deed:`play`})},n=C(()=>j(`ui-hand-cards`)),r=C(()=>_(L(t.view.sides[a(F)].hand)));y(s,{get label(){return a(n)},get items(){return a(r)},key:V,rows:2,fan:!0,item:e,$$slots:{item:!0}})}w(o),w(n),u(e,n)};o(ve,e=>{a(F)>=0&&e(ye)}),w(U),ee((e,t)=>{W=n(U,1,`shards svelte-plqtw5`,null,W,{crowd:a(I).length>1,watched:a(F)<0}),G=x(U,``,G,{"--columns":a(I).length}),s(fe,e),s(me,t)},[()=>j(`ui-row`),()=>j(`ui-turn`,{n:t.view.turn})]),u(e,U),te()}var F={homodeus:`cyborg`,order:`philosopher`,undergrowth:`plant`,wraethe:`hooded`},I={champion:`leader`,starter:`crystal`,character:`star`},L={"double-power":`double`,"gain-gems":`mana`,"gain-health":`heal`,"gain-mastery":`mastery`,"gain-power":`attack`,"lose-mastery":`weak`,"put-into-play":`deploy`,"recruit-to-hand":`up`,return:`ready`};function R(n){let r=I[n.type]??(n.mercenary?`soldier`:F[n.faction??``]??`human`),i=[...n.verbs.map(e=>t[L[e]??e]),n.shield?t.taunt:void 0];return v({slug:n.id,figure:e[r],deeds:i,points:n.cost+2})}function z({slug:e,name:t,facts:n}){let r=n,i=[{name:`health`,n:r.health,text:``,at:`left`},{name:`shield`,n:r.shield,text:``,at:`right`}];return{slug:e,name:t,kind:r.kind,brief:r.kind.split(` · `)[0],type:r.type,group:r.faction??``,emblem:R(r),cost:r.faction?r.cost:void 0,stats:i,lines:r.text,reminders:r.reminders}}var B=Object.assign({"../../../../trivault/telling/shards/text/de.ftl":O,"../../../../trivault/telling/shards/text/en.ftl":k,"../../../../trivault/telling/shards/text/pl.ftl":A,"./lesson/de.ftl":j,"./lesson/en.ftl":M,"./lesson/pl.ftl":N});function V({sides:e}){return e.reduce((e,t)=>e-t.health,0)}var H={face:z,texts:B,hurt:V,Board:P};export{H as BOARD};