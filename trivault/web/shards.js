import{$ as e,B as t,C as n,G as r,J as i,K as a,L as o,R as s,U as c,V as l,W as u,_ as d,a as f,at as p,c as m,dt as h,ft as g,g as _,ht as v,i as y,it as b,mt as x,o as S,ot as C,q as ee,r as te,rt as w,s as T,t as E,tt as ne,u as D,ut as O,x as k}from"./app.js";import{t as A}from"./shared.js";var j=`# Der Tisch von Shards of Infinity.

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
`,ie=i(`<!> <!>`,1),ae=i(`<!> <!> <!> <!> <!> <!>`,1),oe=i(`<div class="before svelte-plqtw5"><!></div>`),se=i(`<div class="other svelte-plqtw5"><!> <!></div>`),ce=i(`<span class="gap svelte-plqtw5"></span>`),le=i(`<div class="own svelte-plqtw5"><!> <!> <div class="hand svelte-plqtw5"><!></div></div>`),ue=i(`<div><div class="others svelte-plqtw5"></div> <div class="centre svelte-plqtw5"><div class="edge svelte-plqtw5"><h3 class="svelte-plqtw5"> </h3> <!> <span class="turn svelte-plqtw5"> </span> <!> <!></div> <div class="row svelte-plqtw5"><!></div></div> <!></div>`);function I(i,E){g(E,!0);let D=(t,n=v)=>{var r=ie(),i=b(r);{let t=O(()=>n()?E.view.gems:0),r=O(()=>N(`ui-gems`,{n:n()?E.view.gems:0}));T(i,{icon:`gems`,get n(){return e(t)},get text(){return e(r)},get strong(){return n()}})}var o=C(i,2);{let t=O(()=>n()?e(F):0),r=O(()=>N(`ui-power`,{n:n()?e(F):0}));T(o,{icon:`power`,get n(){return e(t)},get text(){return e(r)},get strong(){return n()}})}a(t,r)},k=(t,r=v)=>{let i=O(()=>E.view.sides[r()]),o=O(()=>r()===E.view.active);{let s=O(()=>M(e(i).character).name),c=O(()=>r()===e(I)||e(L).length===1);te(t,{get seat(){return r()},get active(){return e(o)},get extra(){return e(s)},get upright(){return e(c)},children:(t,s)=>{var c=ae(),l=b(c),d=t=>{D(t,()=>e(o))};u(l,t=>{(r()===e(I)||e(L).length===1)&&t(d)});var f=C(l,2);{let t=O(()=>N(`ui-health`,{n:e(i).health}));T(f,{icon:`health`,get n(){return e(i).health},get of(){return e(P).most_health},get text(){return e(t)}})}var p=C(f,2);{let t=O(()=>N(`ui-mastery`,{n:e(i).mastery}));T(p,{icon:`mastery`,get n(){return e(i).mastery},get of(){return e(P).most_mastery},get text(){return e(t)}})}var m=C(p,2),h=t=>{{let n=O(()=>N(`ui-hand-cards`));y(t,{icon:`hand`,get label(){return e(n)},get count(){return e(i).hand_size}})}};u(m,t=>{r()!==e(I)&&t(h)});var g=C(m,2);{let t=O(()=>n(`deck`));y(g,{icon:`deck`,get label(){return e(t)},get count(){return e(i).deck_size}})}var _=C(g,2);{let t=O(()=>N(`ui-discarded`)),n=O(()=>B(e(i).discard)),a=O(()=>({things:[],place:`discard`,seat:r()}));y(_,{icon:`discard`,get label(){return e(t)},get count(){return e(i).discard.length},get cards(){return e(n)},get goal(){return e(a)}})}a(t,c)},$$slots:{default:!0}})}},A=(t,n=v)=>{var r=oe(),i=w(r);{let t=(t,r=v)=>{let i=O(()=>r());{let a=O(()=>e(i).champion&&E.view.sides[n()].exhausted.includes(e(i).things[0])),o=O(()=>e(i).champion?n()===e(I)?`exhaust`:`attack`:``),s=O(()=>e(i).champion?H(e(i).things[0],n()):``),c=O(()=>G(r(),n()));f(t,{get things(){return e(i).things},get slug(){return e(i).slug},get tilted(){return e(a)},get deed(){return e(o)},get which(){return e(s)},get badges(){return e(c)}})}},r=O(()=>N(`ui-in-play`)),a=O(()=>K(n()));S(i,{get label(){return e(r)},get items(){return e(a)},key:U,tiles:!0,item:t,$$slots:{item:!0}})}x(r),a(t,r)},j=d(),{face:M,tell:N}=j,P=O(()=>j.rules),F=O(()=>E.view.power>=e(P).infinite?`∞`:E.view.power),re=O(()=>E.view.sides.map((e,t)=>(Math.max(E.view.player,0)+1+t)%E.view.sides.length)),I=O(()=>E.view.player),L=O(()=>e(re).filter(t=>t!==e(I))),R=e=>e.map(e=>({thing:e,slug:E.view.cards[e]})),z=e=>E.view.row.filter(t=>t>=0&&E.view.cards[t]===E.view.cards[e]),B=e=>R(e).reverse(),V=O(()=>E.view.row.map((e,t)=>({thing:e,place:t})));function H(e,t){let n=t=>t.filter(t=>E.view.cards[t]===E.view.cards[e]);return n(E.view.sides.flatMap(({champions:e})=>e)).length<2?``:`@p${t}#${n(E.view.sides[t].champions).indexOf(e)+1}`}let U=({things:e})=>e[0],W=e=>m(R(e)).map(e=>({...e,known:!0}));function G({champion:e,known:t,things:r},i){return[...e&&E.view.sides[i].exhausted.includes(r[0])?[{icon:`exhausted`,text:n(`exhausted`)}]:[],...t?[{icon:`eye`,text:N(`ui-known`)}]:[]]}function K(t){let n=E.view.sides[t],r=n.champions.map(e=>({things:[e],slug:E.view.cards[e],champion:!0})),i=t===E.view.active?m(R([...E.view.allies,...E.view.mercenaries])):[];return[...r,...i,...t===e(I)?[]:W(n.hand)]}var q=ue();let J,de;var Y=w(q);l(Y,20,()=>e(L),e=>e,(e,t)=>{var n=se(),r=w(n);k(r,()=>t);var i=C(r,2);A(i,()=>t),x(n),a(e,n)}),x(Y);var X=C(Y,2),Z=w(X),fe=w(Z),pe=p(fe,!0),me=C(fe,2),he=e=>{D(e,()=>!0)};u(me,t=>{e(L).length>1&&E.view.active!==e(I)&&t(he)});var ge=C(me,2),_e=p(ge,!0),Q=C(ge,2);{let t=O(()=>n(`deck`));y(Q,{icon:`deck`,get label(){return e(t)},get count(){return E.view.centre_size}})}var ve=C(Q,2),ye=t=>{{let n=O(()=>N(`ui-banished`)),r=O(()=>R(E.view.banished));y(t,{icon:`purged`,get label(){return e(n)},get count(){return E.view.banished.length},get cards(){return e(r)}})}};u(ve,e=>{E.view.banished.length&&e(ye)}),x(Z);var $=C(Z,2),be=w($);{let t=(t,n)=>{let r=()=>(n?.()).thing;var i=ee(),o=b(i),s=t=>{var n=ee(),i=b(n);c(i,r,t=>{{let n=O(()=>[r()]),i=O(()=>z(r()));f(t,{get things(){return e(n)},get slug(){return E.view.cards[r()]},get alike(){return e(i)},deed:`recruit`})}}),a(t,n)},l=e=>{var t=ce();a(e,t)};u(o,e=>{r()>=0?e(s):e(l,-1)}),a(t,i)},n=O(()=>N(`ui-row`));S(be,{get label(){return e(n)},get items(){return e(V)},key:({place:e})=>e,rows:2,item:t,$$slots:{item:!0}})}x($),x(X);var xe=C(X,2),Se=n=>{var r=le(),i=w(r);k(i,()=>e(I));var o=C(i,2);A(o,()=>e(I));var s=C(o,2),c=w(s);{let t=(e,t)=>{let n=()=>(t?.()).things,r=()=>(t?.()).slug;f(e,{get things(){return n()},get slug(){return r()},deed:`play`})},n=O(()=>N(`ui-hand-cards`)),r=O(()=>m(R(E.view.sides[e(I)].hand)));S(c,{get label(){return e(n)},get items(){return e(r)},key:U,rows:2,usual:5,fan:!0,item:t,$$slots:{item:!0}})}x(s),x(r),t(r,()=>_(()=>({things:[],place:`own`,seat:e(I)}))),a(n,r)};u(xe,t=>{e(I)>=0&&t(Se)}),x(q),ne((t,n)=>{J=s(q,1,`shards svelte-plqtw5`,null,J,{crowd:e(L).length>1,watched:e(I)<0}),de=o(q,``,de,{"--columns":e(L).length}),r(pe,t),r(_e,n)},[()=>N(`ui-row`),()=>N(`ui-turn`,{n:E.view.turn})]),a(i,q),h()}function L(e,t,n,r){if(t.seat!==r.player)return;let i={own:[`play`,`recruit`,`fast-play`],discard:[`recruit`]}[t.place??``],a=E(n,e,...i??[]);return a.length?{options:a}:void 0}function R({sides:e}){return new Map(e.flatMap(({champions:e},t)=>e.map(e=>[e,t])))}var z={homodeus:`cyborg`,order:`philosopher`,undergrowth:`plant`,wraethe:`hooded`},B={champion:`leader`,starter:`crystal`,character:`star`},V={"double-power":`double`,"gain-gems":`mana`,"gain-health":`heal`,"gain-mastery":`mastery`,"gain-power":`attack`,"lose-mastery":`weak`,"put-into-play":`deploy`,"recruit-to-hand":`up`,return:`ready`};function H(e){let t=B[e.type]??(e.mercenary?`soldier`:z[e.faction??``]??`human`),n=[...e.verbs.map(e=>D[V[e]??e]),e.shield?D.taunt:void 0];return k({slug:e.id,figure:A[t],deeds:n,points:e.cost+2})}function U({sides:e,centre_size:t,banished:n}){let r=new Map(n.map(e=>[e,`purged`])),i={};return e.forEach(({hand_size:e,deck_size:t,discard:n,hand:a},o)=>{i[`hand-${o}`]=e,i[`deck-${o}`]=t,i[`discard-${o}`]=n.length;for(let e of a)r.set(e,`hand-${o}`);for(let e of n)r.set(e,`discard-${o}`)}),{of:r,sizes:{...i,deck:t}}}function W({sides:e,active:t,gems:n,power:r}){return new Map(e.map(({health:e,mastery:i},a)=>[-2-a,{health:e,mastery:i,...a===t?{gems:n,power:r}:{}}]))}function G({slug:e,name:t,facts:n}){let r=n,i=[{name:`health`,n:r.health,text:``,at:`left`},{name:`shield`,n:r.shield,text:``,at:`right`}];return{slug:e,name:t,kind:r.kind,brief:r.kind.split(` · `)[0],type:r.type,group:r.faction??``,emblem:H(r),cost:r.faction?r.cost:void 0,stats:i,lines:r.text,reminders:r.reminders}}var K=Object.assign({"../../../../trivault/telling/shards/text/de.ftl":j,"../../../../trivault/telling/shards/text/en.ftl":M,"../../../../trivault/telling/shards/text/pl.ftl":N,"./lesson/de.ftl":P,"./lesson/en.ftl":F,"./lesson/pl.ftl":re});function q({sides:e}){return e.reduce((e,t)=>e-t.health,0)}var J={face:G,texts:K,hurt:q,zones:U,numbers:W,attacks:new Set([`attack`,`damage`]),owners:R,drop:L,Board:I};export{J as BOARD};