import{$ as e,At as t,B as n,Bt as r,Ct as i,Et as a,Lt as o,Mt as s,Nt as c,Rt as l,Sn as u,Zt as d,an as f,gn as p,hn as m,in as h,nn as g,p as _,qt as v,rn as y,s as b,un as x,wt as ee,xn as S,zt as C}from"./shared.js";import{_ as te,d as w,g as T,h as E,i as D,l as ne,u as O,v as k}from"./app.js";import{t as A}from"./shared2.js";var j=`# Der Tisch von Shards of Infinity.

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
`,ie=r(`<!> <!>`,1),ae=r(`<!> <!> <!> <!> <!> <!>`,1),oe=r(`<div class="before svelte-plqtw5"><!></div>`),se=r(`<div class="other svelte-plqtw5"><!> <!></div>`),ce=r(`<span class="gap svelte-plqtw5"></span>`),le=r(`<div class="own svelte-plqtw5"><!> <!> <div class="hand svelte-plqtw5"><!></div></div>`),ue=r(`<div><div class="others svelte-plqtw5"></div> <div class="centre svelte-plqtw5"><div class="edge svelte-plqtw5"><h3 class="svelte-plqtw5"> </h3> <!> <span class="turn svelte-plqtw5"> </span> <!> <!></div> <div class="row svelte-plqtw5"><!></div></div> <!></div>`);function I(n,r){p(r,!0);let b=(e,t=u)=>{var n=ie(),i=y(n);{let e=x(()=>t()?r.view.gems:0),n=x(()=>N(`ui-gems`,{n:t()?r.view.gems:0}));T(i,{icon:`gems`,get n(){return v(e)},get text(){return v(n)},get strong(){return t()}})}var a=f(i,2);{let e=x(()=>t()?v(F):0),n=x(()=>N(`ui-power`,{n:t()?v(F):0}));T(a,{icon:`power`,get n(){return v(e)},get text(){return v(n)},get strong(){return t()}})}l(e,n)},D=(t,n=u)=>{let i=x(()=>r.view.sides[n()]),a=x(()=>n()===r.view.active);{let r=x(()=>M(v(i).character).name),o=x(()=>n()===v(I)||v(L).length===1);ne(t,{get seat(){return n()},get active(){return v(a)},get extra(){return v(r)},get upright(){return v(o)},children:(t,r)=>{var o=ae(),s=y(o),u=e=>{b(e,()=>v(a))};c(s,e=>{(n()===v(I)||v(L).length===1)&&e(u)});var d=f(s,2);{let e=x(()=>N(`ui-health`,{n:v(i).health}));T(d,{icon:`health`,get n(){return v(i).health},get of(){return v(P).most_health},get text(){return v(e)}})}var p=f(d,2);{let e=x(()=>N(`ui-mastery`,{n:v(i).mastery}));T(p,{icon:`mastery`,get n(){return v(i).mastery},get of(){return v(P).most_mastery},get text(){return v(e)}})}var m=f(p,2),h=e=>{{let t=x(()=>N(`ui-hand-cards`));O(e,{icon:`hand`,get label(){return v(t)},get count(){return v(i).hand_size}})}};c(m,e=>{n()!==v(I)&&e(h)});var g=f(m,2);{let t=x(()=>e(`deck`));O(g,{icon:`deck`,get label(){return v(t)},get count(){return v(i).deck_size}})}var _=f(g,2);{let e=x(()=>N(`ui-discarded`)),t=x(()=>B(v(i).discard)),r=x(()=>({things:[],place:`discard`,seat:n()}));O(_,{icon:`discard`,get label(){return v(e)},get count(){return v(i).discard.length},get cards(){return v(t)},get goal(){return v(r)}})}l(t,o)},$$slots:{default:!0}})}},A=(e,t=u)=>{var n=oe(),i=g(n);{let e=(e,n=u)=>{let i=x(()=>n());{let a=x(()=>v(i).champion&&r.view.sides[t()].exhausted.includes(v(i).things[0])),o=x(()=>v(i).champion?t()===v(I)?`exhaust`:`attack`:``),s=x(()=>v(i).champion?H(v(i).things[0],t()):``),c=x(()=>G(n(),t()));w(e,{get things(){return v(i).things},get slug(){return v(i).slug},get tilted(){return v(a)},get deed(){return v(o)},get which(){return v(s)},get badges(){return v(c)}})}},n=x(()=>N(`ui-in-play`)),a=x(()=>K(t()));E(i,{get label(){return v(n)},get items(){return v(a)},key:U,tiles:!0,item:e,$$slots:{item:!0}})}S(n),l(e,n)},j=te(),{face:M,tell:N}=j,P=x(()=>j.rules),F=x(()=>r.view.power>=v(P).infinite?`∞`:r.view.power),re=x(()=>r.view.sides.map((e,t)=>(Math.max(r.view.player,0)+1+t)%r.view.sides.length)),I=x(()=>r.view.player),L=x(()=>v(re).filter(e=>e!==v(I))),R=e=>e.map(e=>({thing:e,slug:r.view.cards[e]})),z=e=>r.view.row.filter(t=>t>=0&&r.view.cards[t]===r.view.cards[e]),B=e=>R(e).reverse(),V=x(()=>r.view.row.map((e,t)=>({thing:e,place:t})));function H(e,t){let n=t=>t.filter(t=>r.view.cards[t]===r.view.cards[e]);return n(r.view.sides.flatMap(({champions:e})=>e)).length<2?``:`@p${t}#${n(r.view.sides[t].champions).indexOf(e)+1}`}let U=({things:e})=>e[0],W=e=>k(R(e)).map(e=>({...e,known:!0}));function G({champion:t,known:n,things:i},a){return[...t&&r.view.sides[a].exhausted.includes(i[0])?[{icon:`exhausted`,text:e(`exhausted`)}]:[],...n?[{icon:`eye`,text:N(`ui-known`)}]:[]]}function K(e){let t=r.view.sides[e],n=t.champions.map(e=>({things:[e],slug:r.view.cards[e],champion:!0})),i=e===r.view.active?k(R([...r.view.allies,...r.view.mercenaries])):[];return[...n,...i,...e===v(I)?[]:W(t.hand)]}var q=ue();let J,de;var Y=g(q);t(Y,20,()=>v(L),e=>e,(e,t)=>{var n=se(),r=g(n);D(r,()=>t);var i=f(r,2);A(i,()=>t),S(n),l(e,n)}),S(Y);var X=f(Y,2),Z=g(X),fe=g(Z),pe=h(fe,!0),me=f(fe,2),he=e=>{b(e,()=>!0)};c(me,e=>{v(L).length>1&&r.view.active!==v(I)&&e(he)});var ge=f(me,2),_e=h(ge,!0),Q=f(ge,2);{let t=x(()=>e(`deck`));O(Q,{icon:`deck`,get label(){return v(t)},get count(){return r.view.centre_size}})}var ve=f(Q,2),ye=e=>{{let t=x(()=>N(`ui-banished`)),n=x(()=>R(r.view.banished));O(e,{icon:`purged`,get label(){return v(t)},get count(){return r.view.banished.length},get cards(){return v(n)}})}};c(ve,e=>{r.view.banished.length&&e(ye)}),S(Z);var $=f(Z,2),be=g($);{let e=(e,t)=>{let n=()=>(t?.()).thing;var i=C(),a=y(i),o=e=>{var t=C(),i=y(t);s(i,n,e=>{{let t=x(()=>[n()]),i=x(()=>z(n()));w(e,{get things(){return v(t)},get slug(){return r.view.cards[n()]},get alike(){return v(i)},deed:`recruit`})}}),l(e,t)},u=e=>{var t=ce();l(e,t)};c(a,e=>{n()>=0?e(o):e(u,-1)}),l(e,i)},t=x(()=>N(`ui-row`));E(be,{get label(){return v(t)},get items(){return v(V)},key:({place:e})=>e,rows:2,item:e,$$slots:{item:!0}})}S($),S(X);var xe=f(X,2),Se=e=>{var t=le(),n=g(t);D(n,()=>v(I));var i=f(n,2);A(i,()=>v(I));var o=f(i,2),s=g(o);{let e=(e,t)=>{let n=()=>(t?.()).things,r=()=>(t?.()).slug;w(e,{get things(){return n()},get slug(){return r()},deed:`play`})},t=x(()=>N(`ui-hand-cards`)),n=x(()=>k(R(r.view.sides[v(I)].hand)));E(s,{get label(){return v(t)},get items(){return v(n)},key:U,rows:2,usual:5,fan:!0,item:e,$$slots:{item:!0}})}S(o),S(t),a(t,()=>_(()=>({things:[],place:`own`,seat:v(I)}))),l(e,t)};c(xe,e=>{v(I)>=0&&e(Se)}),S(q),d((e,t)=>{J=ee(q,1,`shards svelte-plqtw5`,null,J,{crowd:v(L).length>1,watched:v(I)<0}),de=i(q,``,de,{"--columns":v(L).length}),o(pe,e),o(_e,t)},[()=>N(`ui-row`),()=>N(`ui-turn`,{n:r.view.turn})]),l(n,q),m()}function L(e,t,n,r){if(t.seat!==r.player)return;let i={own:[`play`,`recruit`,`fast-play`],discard:[`recruit`]}[t.place??``],a=D(n,e,...i??[]);return a.length?{options:a}:void 0}function R({sides:e}){return new Map(e.flatMap(({champions:e},t)=>e.map(e=>[e,t])))}var z={homodeus:`cyborg`,order:`philosopher`,undergrowth:`plant`,wraethe:`hooded`},B={champion:`leader`,starter:`crystal`,character:`star`},V={"double-power":`double`,"gain-gems":`mana`,"gain-health":`heal`,"gain-mastery":`mastery`,"gain-power":`attack`,"lose-mastery":`weak`,"put-into-play":`deploy`,"recruit-to-hand":`up`,return:`ready`};function H(e){let t=B[e.type]??(e.mercenary?`soldier`:z[e.faction??``]??`human`),r=[...e.verbs.map(e=>b[V[e]??e]),e.shield?b.taunt:void 0];return n({slug:e.id,figure:A[t],deeds:r,points:e.cost+2})}function U({sides:e,centre_size:t,banished:n}){let r=new Map(n.map(e=>[e,`purged`])),i={};return e.forEach(({hand_size:e,deck_size:t,discard:n,hand:a},o)=>{i[`hand-${o}`]=e,i[`deck-${o}`]=t,i[`discard-${o}`]=n.length;for(let e of a)r.set(e,`hand-${o}`);for(let e of n)r.set(e,`discard-${o}`)}),{of:r,sizes:{...i,deck:t}}}function W({sides:e,active:t,gems:n,power:r}){return new Map(e.map(({health:e,mastery:i},a)=>[-2-a,{health:e,mastery:i,...a===t?{gems:n,power:r}:{}}]))}function G({slug:e,name:t,facts:n}){let r=n,i=[{name:`health`,n:r.health,text:``,at:`left`},{name:`shield`,n:r.shield,text:``,at:`right`}];return{slug:e,name:t,kind:r.kind,brief:r.kind.split(` · `)[0],type:r.type,group:r.faction??``,emblem:H(r),cost:r.faction?r.cost:void 0,stats:i,lines:r.text,reminders:r.reminders}}var K=Object.assign({"../../../../trivault/games/shards/presentation/text/de.ftl":j,"../../../../trivault/games/shards/presentation/text/en.ftl":M,"../../../../trivault/games/shards/presentation/text/pl.ftl":N,"./lesson/de.ftl":P,"./lesson/en.ftl":F,"./lesson/pl.ftl":re});function q({sides:e}){return e.reduce((e,t)=>e-t.health,0)}var J={face:G,texts:K,hurt:q,zones:U,numbers:W,attacks:new Set([`attack`,`damage`]),owners:R,drop:L,Board:I};export{J as BOARD};