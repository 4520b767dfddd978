import{$ as e,A as t,B as n,C as r,D as i,J as a,K as o,L as s,P as c,Q as l,R as u,V as d,X as f,Z as p,a as m,at as h,ct as g,i as _,it as v,j as ee,n as y,nt as te,p as b,r as x,rt as S,st as C,t as w,tt as T,u as E,v as D,x as O,z as k}from"./app.js";var A=`# Der Tisch von Shards of Infinity.

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
`,j=`# The table of Shards of Infinity.

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
`,M=`# Stół Shards of Infinity.

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
`,N=`# Wie Shards of Infinity gespielt wird, in Kürze.

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
`,P=`# How Shards of Infinity is played, in short.

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
`,F=`# Jak się gra w Shards of Infinity, w skrócie.

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
`,ne=d(`<!> <!>`,1),re=d(`<!> <!> <!> <!> <!> <!>`,1),I=d(`<section role="group" class="svelte-plqtw5"><h3 class="svelte-plqtw5"> </h3> <!></section>`),ie=d(`<div class="before svelte-plqtw5"><!> <!> <!></div>`),ae=d(`<span class="gap svelte-plqtw5"></span>`),oe=d(`<div class="other"><!> <!></div>`),se=d(`<section class="tiles svelte-plqtw5" role="group"><!></section>`),L=d(`<div class="lane svelte-plqtw5"><!></div>`),ce=d(`<div><!> <!> <div class="lanes svelte-plqtw5"><!> <!> <div class="lane hand svelte-plqtw5"><!></div></div></div>`),le=d(`<div class="shards svelte-plqtw5"><div class="others svelte-plqtw5"></div> <div class="centre svelte-plqtw5"><div class="edge svelte-plqtw5"><h3 class="svelte-plqtw5"> </h3> <span class="turn svelte-plqtw5"> </span> <!> <!></div> <div class="row svelte-plqtw5"><!></div></div> <!></div>`);function R(d,A){h(A,!0);let j=(t,n=g)=>{let r=S(()=>A.view.sides[n()]);{let i=S(()=>n()===A.view.active),a=S(()=>z(o(r).character).name);w(t,{get seat(){return n()},get active(){return o(i)},get extra(){return o(a)},children:(t,i)=>{var a=re(),c=p(a),l=t=>{var n=ne(),r=p(n);{let e=S(()=>B(`ui-gems`,{n:A.view.gems}));m(r,{icon:`gems`,get n(){return A.view.gems},get text(){return o(e)},strong:!0})}var i=e(r,2);{let e=S(()=>B(`ui-power`,{n:o(H)}));m(i,{icon:`power`,get n(){return o(H)},get text(){return o(e)},strong:!0})}k(t,n)};s(c,e=>{n()===A.view.active&&e(l)});var u=e(c,2);{let e=S(()=>B(`ui-health`,{n:o(r).health}));m(u,{icon:`health`,get n(){return o(r).health},get of(){return o(V).most_health},get text(){return o(e)}})}var d=e(u,2);{let e=S(()=>B(`ui-mastery`,{n:o(r).mastery}));m(d,{icon:`mastery`,get n(){return o(r).mastery},get of(){return o(V).most_mastery},get text(){return o(e)}})}var f=e(d,2),h=e=>{{let t=S(()=>B(`ui-hand-cards`));y(e,{icon:`hand`,get label(){return o(t)},get count(){return o(r).hand_size}})}};s(f,e=>{n()!==o(W)&&e(h)});var g=e(f,2);{let e=S(()=>D(`deck`));y(g,{icon:`deck`,get label(){return o(e)},get count(){return o(r).deck_size}})}var _=e(g,2);{let e=S(()=>B(`ui-discarded`)),t=S(()=>de(o(r).discard));y(_,{icon:`discard`,get label(){return o(e)},get count(){return o(r).discard.length},get cards(){return o(t)}})}k(t,a)},$$slots:{default:!0}})}},M=(e,t=g,n=g,r=g)=>{let i=S(()=>A.view.sides[t()].exhausted.includes(n()));{let a=S(()=>[n()]),s=S(()=>t()===o(W)?`exhaust`:`attack`),c=S(()=>o(i)?[{icon:`exhausted`,text:D(`exhausted`)}]:[]);x(e,{get things(){return o(a)},get slug(){return A.view.cards[n()]},get tilted(){return o(i)},get deed(){return o(s)},get badges(){return o(c)},get flat(){return r()}})}},N=(t,r=g)=>{let d=S(()=>q(r()));var m=n(),h=p(m),_=t=>{var n=ie(),p=f(n),m=t=>{var n=I(),s=f(n),p=l(s,!0),m=e(s,2);c(m,16,()=>o(d).champions,e=>e,(e,t)=>{M(e,r,()=>t,()=>!0)}),C(n),a((e,t)=>{i(n,`aria-label`,e),u(p,t)},[()=>B(`ui-champions`),()=>B(`ui-champions`)]),k(t,n)};s(p,e=>{o(d).champions.length&&e(m)});var h=e(p,2),g=t=>{var n=I(),r=f(n),s=l(r,!0),p=e(r,2);c(p,17,()=>o(d).played,e=>e.slug,(e,t)=>{x(e,O(()=>o(t),{flat:!0}))}),C(n),a((e,t)=>{i(n,`aria-label`,e),u(s,t)},[()=>B(`ui-played`),()=>B(`ui-played`)]),k(t,n)};s(h,e=>{o(d).played.length&&e(g)});var _=e(h,2),v=t=>{var n=I(),r=f(n),s=l(r,!0),p=e(r,2);c(p,17,()=>o(d).known,e=>e.slug,(e,t)=>{x(e,O(()=>o(t),{flat:!0}))}),C(n),a((e,t)=>{i(n,`aria-label`,e),u(s,t)},[()=>B(`ui-known`),()=>B(`ui-known`)]),k(t,n)};s(_,e=>{o(d).known.length&&e(v)}),C(n),k(t,n)};s(h,e=>{(o(d).champions.length||o(d).played.length||o(d).known.length)&&e(_)}),k(t,m)},P=(e,t=g)=>{var r=n(),i=p(r);c(i,19,()=>A.view.row,(e,t)=>e>=0?e:`gap-${t}`,(e,r)=>{var i=n(),a=p(i),c=e=>{{let n=S(()=>[o(r)]),i=S(()=>ue(o(r)));x(e,{get things(){return o(n)},get slug(){return A.view.cards[o(r)]},get alike(){return o(i)},deed:`recruit`,get flat(){return t()}})}},l=e=>{var t=ae();k(e,t)};s(a,e=>{o(r)>=0?e(c):e(l,-1)}),k(e,i)}),k(e,r)},F=te(560),R=E(),{face:z,tell:B}=R,V=S(()=>R.rules),H=S(()=>A.view.power>=o(V).infinite?`∞`:A.view.power),U=S(()=>A.view.sides.map((e,t)=>(Math.max(A.view.player,0)+1+t)%A.view.sides.length)),W=S(()=>A.view.player),G=S(()=>o(U).filter(e=>e!==o(W))),K=e=>e.map(e=>({thing:e,slug:A.view.cards[e]})),ue=e=>A.view.row.filter(t=>t>=0&&A.view.cards[t]===A.view.cards[e]),de=e=>K(e).reverse(),fe=S(()=>b(K([...A.view.allies,...A.view.mercenaries])));function q(e){let t=A.view.sides[e];return{champions:t.champions,played:e===A.view.active?o(fe):[],known:e===o(W)?[]:b(K(t.hand))}}var J=le(),Y=f(J);let X;c(Y,20,()=>o(G),e=>e,(t,n)=>{var r=oe(),i=f(r);j(i,()=>n);var a=e(i,2);N(a,()=>n),C(r),k(t,r)}),C(Y);var Z=e(Y,2),Q=f(Z),pe=f(Q),me=l(pe,!0),he=e(pe,2),ge=l(he,!0),_e=e(he,2);{let e=S(()=>D(`deck`));y(_e,{icon:`deck`,get label(){return o(e)},get count(){return A.view.centre_size}})}var ve=e(_e,2),ye=e=>{{let t=S(()=>B(`ui-banished`)),n=S(()=>K(A.view.banished));y(e,{icon:`purged`,get label(){return o(t)},get count(){return A.view.banished.length},get cards(){return o(n)}})}};s(ve,e=>{A.view.banished.length&&e(ye)}),C(Q);var $=e(Q,2),be=f($),xe=e=>{var t=se(),n=f(t);P(n,()=>!0),C(t),a(e=>i(t,`aria-label`,e),[()=>B(`ui-row`)]),k(e,t)},Se=e=>{{let t=S(()=>B(`ui-row`));_(e,{get label(){return o(t)},get n(){return A.view.row.length},rows:2,children:(e,t)=>{P(e,()=>!1)},$$slots:{default:!0}})}};s(be,e=>{o(F)<560?e(xe):e(Se,-1)}),C($),C(Z);var Ce=e(Z,2),we=r=>{let i=S(()=>o(F)<560?{champions:[],played:[]}:q(o(W))),l=S(()=>b(K(A.view.sides[o(W)].hand)));var u=ce();let d;var m=f(u),h=e=>{N(e,()=>o(W))};s(m,e=>{o(F)<560&&e(h)});var g=e(m,2);j(g,()=>o(W));var v=e(g,2),y=f(v),te=e=>{var r=L();let s;var l=f(r);{let e=S(()=>B(`ui-champions`));_(l,{get label(){return o(e)},get n(){return o(i).champions.length},named:!0,children:(e,t)=>{var r=n(),a=p(r);c(a,16,()=>o(i).champions,e=>e,(e,t)=>{M(e,()=>o(W),()=>t,()=>!1)}),k(e,r)},$$slots:{default:!0}})}C(r),a(()=>s=t(r,``,s,{"--share":o(i).champions.length})),k(e,r)};s(y,e=>{o(i).champions.length&&e(te)});var w=e(y,2),T=e=>{var r=L();let s;var l=f(r);{let e=S(()=>B(`ui-played`));_(l,{get label(){return o(e)},get n(){return o(i).played.length},named:!0,children:(e,t)=>{var r=n(),a=p(r);c(a,17,()=>o(i).played,e=>e.slug,(e,t)=>{x(e,O(()=>o(t)))}),k(e,r)},$$slots:{default:!0}})}C(r),a(()=>s=t(r,``,s,{"--share":o(i).played.length})),k(e,r)};s(w,e=>{o(i).played.length&&e(T)});var E=e(w,2);let D;var P=f(E);{let e=S(()=>B(`ui-hand-cards`)),t=S(()=>o(i).champions.length+o(i).played.length>0);_(P,{get label(){return o(e)},get n(){return o(l).length},rows:2,get named(){return o(t)},children:(e,t)=>{var r=n(),i=p(r);c(i,17,()=>o(l),e=>e.slug,(e,t)=>{x(e,O(()=>o(t),{deed:`play`}))}),k(e,r)},$$slots:{default:!0}})}C(E),C(v),C(u),a(e=>{d=ee(u,1,`own svelte-plqtw5`,null,d,{spread:o(l).length+o(i).played.length+o(i).champions.length}),D=t(E,``,D,{"--share":e})},[()=>1.5*Math.max(o(l).length,1)]),k(r,u)};s(Ce,e=>{o(W)>=0&&e(we)}),C(J),a((e,n)=>{X=t(Y,``,X,{"--columns":o(G).length}),u(me,e),u(ge,n)},[()=>B(`ui-row`),()=>B(`ui-turn`,{n:A.view.turn})]),r(J,`clientWidth`,e=>T(F,e)),k(d,J),v()}function z({sides:e,centre_size:t,banished:n}){let r=new Map(n.map(e=>[e,`purged`])),i={};return e.forEach(({hand_size:e,deck_size:t,discard:n,hand:a},o)=>{i[`hand-${o}`]=e,i[`deck-${o}`]=t,i[`discard-${o}`]=n.length;for(let e of a)r.set(e,`hand-${o}`);for(let e of n)r.set(e,`discard-${o}`)}),{of:r,sizes:{...i,deck:t}}}function B({sides:e,active:t,gems:n,power:r}){return new Map(e.map(({health:e,mastery:i},a)=>[-2-a,{health:e,mastery:i,...a===t?{gems:n,power:r}:{}}]))}function V({slug:e,name:t,facts:n}){let r=n,i=[`health`,`shield`].filter(e=>r[e]).map(e=>({name:e,n:r[e],text:``}));return{slug:e,name:t,kind:r.kind,type:r.type,group:r.faction??``,cost:r.faction?r.cost:void 0,stats:i,lines:r.text,reminders:r.reminders}}var H=Object.assign({"../../../../trivault/telling/shards/text/de.ftl":A,"../../../../trivault/telling/shards/text/en.ftl":j,"../../../../trivault/telling/shards/text/pl.ftl":M,"./lesson/de.ftl":N,"./lesson/en.ftl":P,"./lesson/pl.ftl":F});function U({sides:e}){return e.reduce((e,t)=>e-t.health,0)}var W={face:V,texts:H,hurt:U,zones:z,numbers:B,attacks:new Set([`attack`,`damage`]),Board:R};export{W as BOARD};