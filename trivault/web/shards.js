import{G as e,H as t,J as n,K as r,R as i,S as a,V as o,W as s,Y as c,a as l,at as u,c as d,dt as f,et as p,ft as m,gt as h,h as g,ht as _,i as v,it as y,nt as ee,o as b,ot as x,pt as te,q as S,r as ne,s as C,st as w,t as T,u as E,v as re,w as D,z as ie}from"./app.js";import{t as O}from"./shared.js";var k=`# Der Tisch von Shards of Infinity.

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
`,A=`# The table of Shards of Infinity.

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
`,j=`# Stół Shards of Infinity.

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
`,M=`# Wie Shards of Infinity gespielt wird, in Kürze.

lesson-turn =
    Du beginnst deinen Zug mit fünf Karten. Spiele sie in beliebiger Reihenfolge aus: Sie geben Edelsteine, Macht, Erfahrung und Leben.
    Mit Edelsteinen rekrutierst du Karten aus der zentralen Auslage. Sie kommen auf deinen Ablagestapel und so in dein Deck, das neu gemischt wird, sobald es leer ist. Einmal im Zug kauft 1 Edelstein auch 1 Erfahrung: Fokus.
    Am Ende trifft die Macht, die übrig ist, deine Gegner. Edelsteine und Macht, die du nicht brauchst, verfallen; Erfahrung und Leben bleiben. Dann ziehst du fünf neue Karten.
lesson-cards =
    Verbündete wirken einmal und werden am Ende des Zuges abgelegt. Champions bleiben, und du aktivierst sie in jedem deiner Züge einmal.
    Söldner kannst du rekrutieren oder schnellausspielen: Du bezahlst sie, benutzt sie sofort, und sie kommen zurück unter das Zentraldeck.
    Manche Karten tun ab einer bestimmten Erfahrung mehr; du musst sie nicht bezahlen.
lesson-fight =
    Macht in Höhe des Lebens eines Champions zerstört ihn, zu jeder Zeit in deinem Zug. Spieler trifft sie am Ende des Zuges, auf einmal.
    Wer getroffen wird, darf Karten mit Schild von der Hand vorzeigen. Jede hält so viel Schaden ab, wie sie sagt, und bleibt auf der Hand.
lesson-tip =
    Kaufe in den ersten Zügen gut ein und nutze den Fokus, wann immer ein Edelstein übrig ist. Mit 30 Erfahrung schlägt der Infinity-Splitter, den jeder von Anfang an im Deck hat, mit unendlich viel Macht zu.
`,N=`# How Shards of Infinity is played, in short.

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
`,P=`# Jak się gra w Shards of Infinity, w skrócie.

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
`,ae=c(`<!> <!>`,1),oe=c(`<!> <!> <!> <!> <!> <!>`,1),se=c(`<div class="before svelte-plqtw5"><!></div>`),ce=c(`<div class="other svelte-plqtw5"><!> <!></div>`),le=c(`<span class="gap svelte-plqtw5"></span>`),ue=c(`<div class="own svelte-plqtw5"><!> <!> <div class="hand svelte-plqtw5"><!></div></div>`),de=c(`<div><div class="others svelte-plqtw5"></div> <div class="centre svelte-plqtw5"><div class="edge svelte-plqtw5"><h3 class="svelte-plqtw5"> </h3> <!> <span class="turn svelte-plqtw5"> </span> <!> <!></div> <div class="row svelte-plqtw5"><!></div></div> <!></div>`);function F(a,c){te(c,!0);let T=(e,t=h)=>{var n=ae(),r=u(n);{let e=f(()=>t()?c.view.gems:0),n=f(()=>j(`ui-gems`,{n:t()?c.view.gems:0}));C(r,{icon:`gems`,get n(){return p(e)},get text(){return p(n)},get strong(){return t()}})}var i=w(r,2);{let e=f(()=>t()?p(N):0),n=f(()=>j(`ui-power`,{n:t()?p(N):0}));C(i,{icon:`power`,get n(){return p(e)},get text(){return p(n)},get strong(){return t()}})}S(e,n)},E=(t,n=h)=>{let r=f(()=>c.view.sides[n()]),i=f(()=>n()===c.view.active);{let a=f(()=>A(p(r).character).name),o=f(()=>n()===p(F)||p(I).length===1);ne(t,{get seat(){return n()},get active(){return p(i)},get extra(){return p(a)},get upright(){return p(o)},children:(t,a)=>{var o=oe(),s=u(o),c=e=>{T(e,()=>p(i))};e(s,e=>{(n()===p(F)||p(I).length===1)&&e(c)});var l=w(s,2);{let e=f(()=>j(`ui-health`,{n:p(r).health}));C(l,{icon:`health`,get n(){return p(r).health},get of(){return p(M).most_health},get text(){return p(e)}})}var d=w(l,2);{let e=f(()=>j(`ui-mastery`,{n:p(r).mastery}));C(d,{icon:`mastery`,get n(){return p(r).mastery},get of(){return p(M).most_mastery},get text(){return p(e)}})}var m=w(d,2),h=e=>{{let t=f(()=>j(`ui-hand-cards`));v(e,{icon:`hand`,get label(){return p(t)},get count(){return p(r).hand_size}})}};e(m,e=>{n()!==p(F)&&e(h)});var g=w(m,2);{let e=f(()=>D(`deck`));v(g,{icon:`deck`,get label(){return p(e)},get count(){return p(r).deck_size}})}var _=w(g,2);{let e=f(()=>j(`ui-discarded`)),t=f(()=>z(p(r).discard)),i=f(()=>({things:[],place:`discard`,seat:n()}));v(_,{icon:`discard`,get label(){return p(e)},get count(){return p(r).discard.length},get cards(){return p(t)},get goal(){return p(i)}})}S(t,o)},$$slots:{default:!0}})}},O=(e,t=h)=>{var n=se(),r=y(n);{let e=(e,n=h)=>{let r=f(()=>n());{let i=f(()=>p(r).champion&&c.view.sides[t()].exhausted.includes(p(r).things[0])),a=f(()=>p(r).champion?t()===p(F)?`exhaust`:`attack`:``),o=f(()=>U(n(),t()));l(e,{get things(){return p(r).things},get slug(){return p(r).slug},get tilted(){return p(i)},get deed(){return p(a)},get badges(){return p(o)}})}},n=f(()=>j(`ui-in-play`)),i=f(()=>W(t()));b(r,{get label(){return p(n)},get items(){return p(i)},key:V,tiles:!0,item:e,$$slots:{item:!0}})}_(n),S(e,n)},k=re(),{face:A,tell:j}=k,M=f(()=>k.rules),N=f(()=>c.view.power>=p(M).infinite?`∞`:c.view.power),P=f(()=>c.view.sides.map((e,t)=>(Math.max(c.view.player,0)+1+t)%c.view.sides.length)),F=f(()=>c.view.player),I=f(()=>p(P).filter(e=>e!==p(F))),L=e=>e.map(e=>({thing:e,slug:c.view.cards[e]})),R=e=>c.view.row.filter(t=>t>=0&&c.view.cards[t]===c.view.cards[e]),z=e=>L(e).reverse(),B=f(()=>c.view.row.map((e,t)=>({thing:e,place:t}))),V=({things:e})=>e[0],H=e=>d(L(e)).map(e=>({...e,known:!0}));function U({champion:e,known:t,things:n},r){return[...e&&c.view.sides[r].exhausted.includes(n[0])?[{icon:`exhausted`,text:D(`exhausted`)}]:[],...t?[{icon:`eye`,text:j(`ui-known`)}]:[]]}function W(e){let t=c.view.sides[e],n=t.champions.map(e=>({things:[e],slug:c.view.cards[e],champion:!0})),r=e===c.view.active?d(L([...c.view.allies,...c.view.mercenaries])):[];return[...n,...r,...e===p(F)?[]:H(t.hand)]}var G=de();let K,q;var J=y(G);t(J,20,()=>p(I),e=>e,(e,t)=>{var n=ce(),r=y(n);E(r,()=>t);var i=w(r,2);O(i,()=>t),_(n),S(e,n)}),_(J);var Y=w(J,2),X=y(Y),Z=y(X),fe=x(Z,!0),Q=w(Z,2),pe=e=>{T(e,()=>!0)};e(Q,e=>{p(I).length>1&&c.view.active!==p(F)&&e(pe)});var me=w(Q,2),he=x(me,!0),ge=w(me,2);{let e=f(()=>D(`deck`));v(ge,{icon:`deck`,get label(){return p(e)},get count(){return c.view.centre_size}})}var _e=w(ge,2),ve=e=>{{let t=f(()=>j(`ui-banished`)),n=f(()=>L(c.view.banished));v(e,{icon:`purged`,get label(){return p(t)},get count(){return c.view.banished.length},get cards(){return p(n)}})}};e(_e,e=>{c.view.banished.length&&e(ve)}),_(X);var $=w(X,2),ye=y($);{let t=(t,r)=>{let i=()=>(r?.()).thing;var a=n(),o=u(a),d=e=>{var t=n(),r=u(t);s(r,i,e=>{{let t=f(()=>[i()]),n=f(()=>R(i()));l(e,{get things(){return p(t)},get slug(){return c.view.cards[i()]},get alike(){return p(n)},deed:`recruit`})}}),S(e,t)},m=e=>{var t=le();S(e,t)};e(o,e=>{i()>=0?e(d):e(m,-1)}),S(t,a)},r=f(()=>j(`ui-row`));b(ye,{get label(){return p(r)},get items(){return p(B)},key:({place:e})=>e,rows:2,item:t,$$slots:{item:!0}})}_($),_(Y);var be=w(Y,2),xe=e=>{var t=ue(),n=y(t);E(n,()=>p(F));var r=w(n,2);O(r,()=>p(F));var i=w(r,2),a=y(i);{let e=(e,t)=>{let n=()=>(t?.()).things,r=()=>(t?.()).slug;l(e,{get things(){return n()},get slug(){return r()},deed:`play`})},t=f(()=>j(`ui-hand-cards`)),n=f(()=>d(L(c.view.sides[p(F)].hand)));b(a,{get label(){return p(t)},get items(){return p(n)},key:V,rows:2,usual:5,fan:!0,item:e,$$slots:{item:!0}})}_(i),_(t),o(t,()=>g(()=>({things:[],place:`own`,seat:p(F)}))),S(e,t)};e(be,e=>{p(F)>=0&&e(xe)}),_(G),ee((e,t)=>{K=ie(G,1,`shards svelte-plqtw5`,null,K,{crowd:p(I).length>1,watched:p(F)<0}),q=i(G,``,q,{"--columns":p(I).length}),r(fe,e),r(he,t)},[()=>j(`ui-row`),()=>j(`ui-turn`,{n:c.view.turn})]),S(a,G),m()}function I(e,t,n,r){if(t.seat!==r.player)return;let i={own:[`play`,`recruit`,`fast-play`],discard:[`recruit`]}[t.place??``],a=T(n,e,...i??[]);return a.length?{options:a}:void 0}function L({sides:e}){return new Map(e.flatMap(({champions:e},t)=>e.map(e=>[e,t])))}var R={homodeus:`cyborg`,order:`philosopher`,undergrowth:`plant`,wraethe:`hooded`},z={champion:`leader`,starter:`crystal`,character:`star`},B={"double-power":`double`,"gain-gems":`mana`,"gain-health":`heal`,"gain-mastery":`mastery`,"gain-power":`attack`,"lose-mastery":`weak`,"put-into-play":`deploy`,"recruit-to-hand":`up`,return:`ready`};function V(e){let t=z[e.type]??(e.mercenary?`soldier`:R[e.faction??``]??`human`),n=[...e.verbs.map(e=>E[B[e]??e]),e.shield?E.taunt:void 0];return a({slug:e.id,figure:O[t],deeds:n,points:e.cost+2})}function H({sides:e,centre_size:t,banished:n}){let r=new Map(n.map(e=>[e,`purged`])),i={};return e.forEach(({hand_size:e,deck_size:t,discard:n,hand:a},o)=>{i[`hand-${o}`]=e,i[`deck-${o}`]=t,i[`discard-${o}`]=n.length;for(let e of a)r.set(e,`hand-${o}`);for(let e of n)r.set(e,`discard-${o}`)}),{of:r,sizes:{...i,deck:t}}}function U({sides:e,active:t,gems:n,power:r}){return new Map(e.map(({health:e,mastery:i},a)=>[-2-a,{health:e,mastery:i,...a===t?{gems:n,power:r}:{}}]))}function W({slug:e,name:t,facts:n}){let r=n,i=[{name:`health`,n:r.health,text:``,at:`left`},{name:`shield`,n:r.shield,text:``,at:`right`}];return{slug:e,name:t,kind:r.kind,brief:r.kind.split(` · `)[0],type:r.type,group:r.faction??``,emblem:V(r),cost:r.faction?r.cost:void 0,stats:i,lines:r.text,reminders:r.reminders}}var G=Object.assign({"../../../../trivault/telling/shards/text/de.ftl":k,"../../../../trivault/telling/shards/text/en.ftl":A,"../../../../trivault/telling/shards/text/pl.ftl":j,"./lesson/de.ftl":M,"./lesson/en.ftl":N,"./lesson/pl.ftl":P});function K({sides:e}){return e.reduce((e,t)=>e-t.health,0)}var q={face:W,texts:G,hurt:K,zones:H,numbers:U,attacks:new Set([`attack`,`damage`]),owners:L,drop:I,Board:F};export{q as BOARD};