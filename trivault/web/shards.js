import{t as e}from"./shared.js";import{B as t,G as n,H as r,I as i,K as a,L as o,Q as s,S as c,U as l,W as u,a as d,at as f,b as p,d as m,dt as h,et as g,f as _,g as v,h as y,i as b,it as x,lt as S,mt as C,n as w,nt as T,pt as E,q as D,r as O,rt as k,s as A,t as ee,ut as te,z as ne}from"./app.js";var j=`# Der Tisch von Shards of Infinity.

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
`,M=`# The table of Shards of Infinity.

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
`,N=`# Stół Shards of Infinity.

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
`,P=`# Wie Shards of Infinity gespielt wird, in Kürze.

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
`,F=`# How Shards of Infinity is played, in short.

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
`,re=`# Jak się gra w Shards of Infinity, w skrócie.

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
`,ie=D(`<!> <!>`,1),ae=D(`<!> <!> <!> <!> <!> <!>`,1),oe=D(`<div class="before svelte-plqtw5"><!></div>`),se=D(`<div class="other svelte-plqtw5"><!> <!></div>`),ce=D(`<span class="gap svelte-plqtw5"></span>`),le=D(`<div class="own svelte-plqtw5"><!> <!> <div class="hand svelte-plqtw5"><!></div></div>`),ue=D(`<div><div class="others svelte-plqtw5"></div> <div class="centre svelte-plqtw5"><div class="edge svelte-plqtw5"><h3 class="svelte-plqtw5"> </h3> <!> <span class="turn svelte-plqtw5"> </span> <!> <!></div> <div class="row svelte-plqtw5"><!></div></div> <!></div>`);function I(e,p){h(p,!0);let y=(e,t=C)=>{var r=ie(),i=k(r);{let e=S(()=>t()?p.view.gems:0),n=S(()=>N(`ui-gems`,{n:t()?p.view.gems:0}));d(i,{icon:`gems`,get n(){return s(e)},get text(){return s(n)},get strong(){return t()}})}var a=f(i,2);{let e=S(()=>t()?s(F):0),n=S(()=>N(`ui-power`,{n:t()?s(F):0}));d(a,{icon:`power`,get n(){return s(e)},get text(){return s(n)},get strong(){return t()}})}n(e,r)},D=(e,t=C)=>{let r=S(()=>p.view.sides[t()]),i=S(()=>t()===p.view.active);{let a=S(()=>M(s(r).character).name),o=S(()=>t()===s(I)||s(L).length===1);ee(e,{get seat(){return t()},get active(){return s(i)},get extra(){return s(a)},get upright(){return s(o)},children:(e,a)=>{var o=ae(),u=k(o),p=e=>{y(e,()=>s(i))};l(u,e=>{(t()===s(I)||s(L).length===1)&&e(p)});var m=f(u,2);{let e=S(()=>N(`ui-health`,{n:s(r).health}));d(m,{icon:`health`,get n(){return s(r).health},get of(){return s(P).most_health},get text(){return s(e)}})}var h=f(m,2);{let e=S(()=>N(`ui-mastery`,{n:s(r).mastery}));d(h,{icon:`mastery`,get n(){return s(r).mastery},get of(){return s(P).most_mastery},get text(){return s(e)}})}var g=f(h,2),_=e=>{{let t=S(()=>N(`ui-hand-cards`));w(e,{icon:`hand`,get label(){return s(t)},get count(){return s(r).hand_size}})}};l(g,e=>{t()!==s(I)&&e(_)});var v=f(g,2);{let e=S(()=>c(`deck`));w(v,{icon:`deck`,get label(){return s(e)},get count(){return s(r).deck_size}})}var b=f(v,2);{let e=S(()=>N(`ui-discarded`)),n=S(()=>B(s(r).discard)),i=S(()=>({things:[],place:`discard`,seat:t()}));w(b,{icon:`discard`,get label(){return s(e)},get count(){return s(r).discard.length},get cards(){return s(n)},get goal(){return s(i)}})}n(e,o)},$$slots:{default:!0}})}},A=(e,t=C)=>{var r=oe(),i=T(r);{let e=(e,n=C)=>{let r=S(()=>n());{let i=S(()=>s(r).champion&&p.view.sides[t()].exhausted.includes(s(r).things[0])),a=S(()=>s(r).champion?t()===s(I)?`exhaust`:`attack`:``),o=S(()=>W(n(),t()));O(e,{get things(){return s(r).things},get slug(){return s(r).slug},get tilted(){return s(i)},get deed(){return s(a)},get badges(){return s(o)}})}},n=S(()=>N(`ui-in-play`)),r=S(()=>G(t()));b(i,{get label(){return s(n)},get items(){return s(r)},key:H,tiles:!0,item:e,$$slots:{item:!0}})}E(r),n(e,r)},j=m(),{face:M,tell:N}=j,P=S(()=>j.rules),F=S(()=>p.view.power>=s(P).infinite?`∞`:p.view.power),re=S(()=>p.view.sides.map((e,t)=>(Math.max(p.view.player,0)+1+t)%p.view.sides.length)),I=S(()=>p.view.player),L=S(()=>s(re).filter(e=>e!==s(I))),R=e=>e.map(e=>({thing:e,slug:p.view.cards[e]})),z=e=>p.view.row.filter(t=>t>=0&&p.view.cards[t]===p.view.cards[e]),B=e=>R(e).reverse(),V=S(()=>p.view.row.map((e,t)=>({thing:e,place:t}))),H=({things:e})=>e[0],U=e=>v(R(e)).map(e=>({...e,known:!0}));function W({champion:e,known:t,things:n},r){return[...e&&p.view.sides[r].exhausted.includes(n[0])?[{icon:`exhausted`,text:c(`exhausted`)}]:[],...t?[{icon:`eye`,text:N(`ui-known`)}]:[]]}function G(e){let t=p.view.sides[e],n=t.champions.map(e=>({things:[e],slug:p.view.cards[e],champion:!0})),r=e===p.view.active?v(R([...p.view.allies,...p.view.mercenaries])):[];return[...n,...r,...e===s(I)?[]:U(t.hand)]}var K=ue();let q,J;var Y=T(K);t(Y,20,()=>s(L),e=>e,(e,t)=>{var r=se(),i=T(r);D(i,()=>t);var a=f(i,2);A(a,()=>t),E(r),n(e,r)}),E(Y);var X=f(Y,2),Z=T(X),Q=T(Z),de=x(Q,!0),fe=f(Q,2),pe=e=>{y(e,()=>!0)};l(fe,e=>{s(L).length>1&&p.view.active!==s(I)&&e(pe)});var me=f(fe,2),he=x(me,!0),ge=f(me,2);{let e=S(()=>c(`deck`));w(ge,{icon:`deck`,get label(){return s(e)},get count(){return p.view.centre_size}})}var _e=f(ge,2),ve=e=>{{let t=S(()=>N(`ui-banished`)),n=S(()=>R(p.view.banished));w(e,{icon:`purged`,get label(){return s(t)},get count(){return p.view.banished.length},get cards(){return s(n)}})}};l(_e,e=>{p.view.banished.length&&e(ve)}),E(Z);var $=f(Z,2),ye=T($);{let e=(e,t)=>{let i=()=>(t?.()).thing;var o=a(),c=k(o),u=e=>{var t=a(),o=k(t);r(o,i,e=>{{let t=S(()=>[i()]),n=S(()=>z(i()));O(e,{get things(){return s(t)},get slug(){return p.view.cards[i()]},get alike(){return s(n)},deed:`recruit`})}}),n(e,t)},d=e=>{var t=ce();n(e,t)};l(c,e=>{i()>=0?e(u):e(d,-1)}),n(e,o)},t=S(()=>N(`ui-row`));b(ye,{get label(){return s(t)},get items(){return s(V)},key:({place:e})=>e,rows:2,item:e,$$slots:{item:!0}})}E($),E(X);var be=f(X,2),xe=e=>{var t=le(),r=T(t);D(r,()=>s(I));var i=f(r,2);A(i,()=>s(I));var a=f(i,2),o=T(a);{let e=(e,t)=>{let n=()=>(t?.()).things,r=()=>(t?.()).slug;O(e,{get things(){return n()},get slug(){return r()},deed:`play`})},t=S(()=>N(`ui-hand-cards`)),n=S(()=>v(R(p.view.sides[s(I)].hand)));b(o,{get label(){return s(t)},get items(){return s(n)},key:H,rows:2,fan:!0,item:e,$$slots:{item:!0}})}E(a),E(t),ne(t,()=>_(()=>({things:[],place:`own`,seat:s(I)}))),n(e,t)};l(be,e=>{s(I)>=0&&e(xe)}),E(K),g((e,t)=>{q=o(K,1,`shards svelte-plqtw5`,null,q,{crowd:s(L).length>1,watched:s(I)<0}),J=i(K,``,J,{"--columns":s(L).length}),u(de,e),u(he,t)},[()=>N(`ui-row`),()=>N(`ui-turn`,{n:p.view.turn})]),n(e,K),te()}function L(e,t,n,r){if(t.seat!==r.player)return;let i={own:[`play`,`recruit`,`fast-play`],discard:[`recruit`]}[t.place??``],a=A(n,e,...i??[]);return a.length?{options:a}:void 0}function R({sides:e}){return new Map(e.flatMap(({champions:e},t)=>e.map(e=>[e,t])))}var z={homodeus:`cyborg`,order:`philosopher`,undergrowth:`plant`,wraethe:`hooded`},B={champion:`leader`,starter:`crystal`,character:`star`},V={"double-power":`double`,"gain-gems":`mana`,"gain-health":`heal`,"gain-mastery":`mastery`,"gain-power":`attack`,"lose-mastery":`weak`,"put-into-play":`deploy`,"recruit-to-hand":`up`,return:`ready`};function H(t){let n=B[t.type]??(t.mercenary?`soldier`:z[t.faction??``]??`human`),r=[...t.verbs.map(e=>y[V[e]??e]),t.shield?y.taunt:void 0];return p({slug:t.id,figure:e[n],deeds:r,points:t.cost+2})}function U({slug:e,name:t,facts:n}){let r=n,i=[{name:`health`,n:r.health,text:``,at:`left`},{name:`shield`,n:r.shield,text:``,at:`right`}];return{slug:e,name:t,kind:r.kind,brief:r.kind.split(` · `)[0],type:r.type,group:r.faction??``,emblem:H(r),cost:r.faction?r.cost:void 0,stats:i,lines:r.text,reminders:r.reminders}}var W=Object.assign({"../../../../trivault/telling/shards/text/de.ftl":j,"../../../../trivault/telling/shards/text/en.ftl":M,"../../../../trivault/telling/shards/text/pl.ftl":N,"./lesson/de.ftl":P,"./lesson/en.ftl":F,"./lesson/pl.ftl":re});function G({sides:e}){return e.reduce((e,t)=>e-t.health,0)}var K={face:U,texts:W,hurt:G,owners:R,drop:L,Board:I};export{K as BOARD};