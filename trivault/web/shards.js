import{$ as e,F as t,I as n,J as r,K as i,L as a,M as o,O as s,R as c,T as l,W as u,X as d,Y as f,Z as p,a as m,at as h,c as g,d as _,et as v,g as y,i as b,k as ee,n as x,nt as S,ot as C,r as w,rt as T,t as E,tt as D,x as O,y as k,z as A}from"./app.js";var j=`# Der Tisch von Shards of Infinity.

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
`,I=`# Jak się gra w Shards of Infinity, w skrócie.

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
`,te=A(`<!> <!>`,1),ne=A(`<!> <!> <!> <!> <!> <!>`,1),L=A(`<section role="group" class="svelte-plqtw5"><h3 class="svelte-plqtw5"> </h3> <!></section>`),re=A(`<div class="before svelte-plqtw5"><!> <!> <!></div>`),ie=A(`<span class="gap svelte-plqtw5"></span>`),ae=A(`<div class="other"><!> <!></div>`),oe=A(`<section class="tiles svelte-plqtw5" role="group"><!></section>`),R=A(`<div class="lane svelte-plqtw5"><!></div>`),se=A(`<div><!> <!> <div class="lanes svelte-plqtw5"><!> <!> <div class="lane hand svelte-plqtw5"><!></div></div></div>`),ce=A(`<div class="shards svelte-plqtw5"><div class="others svelte-plqtw5"></div> <div class="centre svelte-plqtw5"><div class="edge svelte-plqtw5"><h3 class="svelte-plqtw5"> </h3> <span class="turn svelte-plqtw5"> </span> <!> <!></div> <div class="row svelte-plqtw5"><!></div></div> <!></div>`);function z(A,j){T(j,!0);let M=(e,n=C)=>{let r=D(()=>j.view.sides[n()]);{let i=D(()=>n()===j.view.active),o=D(()=>B(u(r).character).name);E(e,{get seat(){return n()},get active(){return u(i)},get extra(){return u(o)},children:(e,i)=>{var o=ne(),s=f(o),c=e=>{var t=te(),n=f(t);{let e=D(()=>V(`ui-gems`,{n:j.view.gems}));m(n,{icon:`gems`,get n(){return j.view.gems},get text(){return u(e)},strong:!0})}var r=p(n,2);{let e=D(()=>V(`ui-power`,{n:u(U)}));m(r,{icon:`power`,get n(){return u(U)},get text(){return u(e)},strong:!0})}a(e,t)};t(s,e=>{n()===j.view.active&&e(c)});var l=p(s,2);{let e=D(()=>V(`ui-health`,{n:u(r).health}));m(l,{icon:`health`,get n(){return u(r).health},get of(){return u(H).most_health},get text(){return u(e)}})}var d=p(l,2);{let e=D(()=>V(`ui-mastery`,{n:u(r).mastery}));m(d,{icon:`mastery`,get n(){return u(r).mastery},get of(){return u(H).most_mastery},get text(){return u(e)}})}var h=p(d,2),g=e=>{{let t=D(()=>V(`ui-hand-cards`));x(e,{icon:`hand`,get label(){return u(t)},get count(){return u(r).hand_size}})}};t(h,e=>{n()!==u(W)&&e(g)});var _=p(h,2);{let e=D(()=>y(`deck`));x(_,{icon:`deck`,get label(){return u(e)},get count(){return u(r).deck_size}})}var v=p(_,2);{let e=D(()=>V(`ui-discarded`)),t=D(()=>de(u(r).discard));x(v,{icon:`discard`,get label(){return u(e)},get count(){return u(r).discard.length},get cards(){return u(t)}})}a(e,o)},$$slots:{default:!0}})}},N=(e,t=C,n=C,r=C)=>{let i=D(()=>j.view.sides[t()].exhausted.includes(n()));{let a=D(()=>[n()]),o=D(()=>t()===u(W)?`exhaust`:`attack`),s=D(()=>u(i)?[{icon:`exhausted`,text:y(`exhausted`)}]:[]);w(e,{get things(){return u(a)},get slug(){return j.view.cards[n()]},get tilted(){return u(i)},get deed(){return u(o)},get badges(){return u(s)},get flat(){return r()}})}},P=(e,s=C)=>{let m=D(()=>q(s()));var g=c(),_=f(g),v=e=>{var c=re(),f=r(c),g=e=>{var t=L(),c=r(t),f=d(c,!0),g=p(c,2);o(g,16,()=>u(m).champions,e=>e,(e,t)=>{N(e,s,()=>t,()=>!0)}),h(t),i((e,r)=>{l(t,`aria-label`,e),n(f,r)},[()=>V(`ui-champions`),()=>V(`ui-champions`)]),a(e,t)};t(f,e=>{u(m).champions.length&&e(g)});var _=p(f,2),v=e=>{var t=L(),s=r(t),c=d(s,!0),f=p(s,2);o(f,17,()=>u(m).played,e=>e.slug,(e,t)=>{w(e,k(()=>u(t),{flat:!0}))}),h(t),i((e,r)=>{l(t,`aria-label`,e),n(c,r)},[()=>V(`ui-played`),()=>V(`ui-played`)]),a(e,t)};t(_,e=>{u(m).played.length&&e(v)});var y=p(_,2),b=e=>{var t=L(),s=r(t),c=d(s,!0),f=p(s,2);o(f,17,()=>u(m).known,e=>e.slug,(e,t)=>{w(e,k(()=>u(t),{flat:!0}))}),h(t),i((e,r)=>{l(t,`aria-label`,e),n(c,r)},[()=>V(`ui-known`),()=>V(`ui-known`)]),a(e,t)};t(y,e=>{u(m).known.length&&e(b)}),h(c),a(e,c)};t(_,e=>{(u(m).champions.length||u(m).played.length||u(m).known.length)&&e(v)}),a(e,g)},F=(e,n=C)=>{var r=c(),i=f(r);o(i,19,()=>j.view.row,(e,t)=>e>=0?e:`gap-${t}`,(e,r)=>{var i=c(),o=f(i),s=e=>{{let t=D(()=>[u(r)]),i=D(()=>ue(u(r)));w(e,{get things(){return u(t)},get slug(){return j.view.cards[u(r)]},get alike(){return u(i)},deed:`recruit`,get flat(){return n()}})}},l=e=>{var t=ie();a(e,t)};t(o,e=>{u(r)>=0?e(s):e(l,-1)}),a(e,i)}),a(e,r)},I=v(560),z=g(),{face:B,tell:V}=z,H=D(()=>z.rules),U=D(()=>j.view.power>=u(H).infinite?`∞`:j.view.power),le=D(()=>j.view.sides.map((e,t)=>(Math.max(j.view.player,0)+1+t)%j.view.sides.length)),W=D(()=>j.view.player),G=D(()=>u(le).filter(e=>e!==u(W))),K=e=>e.map(e=>({thing:e,slug:j.view.cards[e]})),ue=e=>j.view.row.filter(t=>t>=0&&j.view.cards[t]===j.view.cards[e]),de=e=>K(e).reverse(),fe=D(()=>_(K([...j.view.allies,...j.view.mercenaries])));function q(e){let t=j.view.sides[e];return{champions:t.champions,played:e===j.view.active?u(fe):[],known:e===u(W)?[]:_(K(t.hand))}}var J=ce(),Y=r(J);let X;o(Y,20,()=>u(G),e=>e,(e,t)=>{var n=ae(),i=r(n);M(i,()=>t);var o=p(i,2);P(o,()=>t),h(n),a(e,n)}),h(Y);var Z=p(Y,2),Q=r(Z),pe=r(Q),me=d(pe,!0),he=p(pe,2),ge=d(he,!0),_e=p(he,2);{let e=D(()=>y(`deck`));x(_e,{icon:`deck`,get label(){return u(e)},get count(){return j.view.centre_size}})}var ve=p(_e,2),ye=e=>{{let t=D(()=>V(`ui-banished`)),n=D(()=>K(j.view.banished));x(e,{icon:`purged`,get label(){return u(t)},get count(){return j.view.banished.length},get cards(){return u(n)}})}};t(ve,e=>{j.view.banished.length&&e(ye)}),h(Q);var $=p(Q,2),be=r($),xe=e=>{var t=oe(),n=r(t);F(n,()=>!0),h(t),i(e=>l(t,`aria-label`,e),[()=>V(`ui-row`)]),a(e,t)},Se=e=>{{let t=D(()=>V(`ui-row`));b(e,{get label(){return u(t)},get n(){return j.view.row.length},rows:2,children:(e,t)=>{F(e,()=>!1)},$$slots:{default:!0}})}};t(be,e=>{u(I)<560?e(xe):e(Se,-1)}),h($),h(Z);var Ce=p(Z,2),we=e=>{let n=D(()=>u(I)<560?{champions:[],played:[]}:q(u(W))),l=D(()=>_(K(j.view.sides[u(W)].hand)));var d=se();let m;var g=r(d),v=e=>{P(e,()=>u(W))};t(g,e=>{u(I)<560&&e(v)});var y=p(g,2);M(y,()=>u(W));var x=p(y,2),S=r(x),C=e=>{var t=R();let l;var d=r(t);{let e=D(()=>V(`ui-champions`));b(d,{get label(){return u(e)},get n(){return u(n).champions.length},named:!0,children:(e,t)=>{var r=c(),i=f(r);o(i,16,()=>u(n).champions,e=>e,(e,t)=>{N(e,()=>u(W),()=>t,()=>!1)}),a(e,r)},$$slots:{default:!0}})}h(t),i(()=>l=s(t,``,l,{"--share":u(n).champions.length})),a(e,t)};t(S,e=>{u(n).champions.length&&e(C)});var T=p(S,2),E=e=>{var t=R();let l;var d=r(t);{let e=D(()=>V(`ui-played`));b(d,{get label(){return u(e)},get n(){return u(n).played.length},named:!0,children:(e,t)=>{var r=c(),i=f(r);o(i,17,()=>u(n).played,e=>e.slug,(e,t)=>{w(e,k(()=>u(t)))}),a(e,r)},$$slots:{default:!0}})}h(t),i(()=>l=s(t,``,l,{"--share":u(n).played.length})),a(e,t)};t(T,e=>{u(n).played.length&&e(E)});var O=p(T,2);let A;var F=r(O);{let e=D(()=>V(`ui-hand-cards`)),t=D(()=>u(n).champions.length+u(n).played.length>0);b(F,{get label(){return u(e)},get n(){return u(l).length},rows:2,get named(){return u(t)},children:(e,t)=>{var n=c(),r=f(n);o(r,17,()=>u(l),e=>e.slug,(e,t)=>{w(e,k(()=>u(t),{deed:`play`}))}),a(e,n)},$$slots:{default:!0}})}h(O),h(x),h(d),i(e=>{m=ee(d,1,`own svelte-plqtw5`,null,m,{spread:u(l).length+u(n).played.length+u(n).champions.length}),A=s(O,``,A,{"--share":e})},[()=>1.5*Math.max(u(l).length,1)]),a(e,d)};t(Ce,e=>{u(W)>=0&&e(we)}),h(J),i((e,t)=>{X=s(Y,``,X,{"--columns":u(G).length}),n(me,e),n(ge,t)},[()=>V(`ui-row`),()=>V(`ui-turn`,{n:j.view.turn})]),O(J,`clientWidth`,t=>e(I,t)),a(A,J),S()}function B({slug:e,name:t,facts:n}){let r=n,i=[`health`,`shield`].filter(e=>r[e]).map(e=>({name:e,n:r[e],text:``}));return{slug:e,name:t,kind:r.kind,type:r.type,group:r.faction??``,cost:r.faction?r.cost:void 0,stats:i,lines:r.text,reminders:r.reminders}}var V=Object.assign({"../../../../trivault/telling/shards/text/de.ftl":j,"../../../../trivault/telling/shards/text/en.ftl":M,"../../../../trivault/telling/shards/text/pl.ftl":N,"./lesson/de.ftl":P,"./lesson/en.ftl":F,"./lesson/pl.ftl":I});function H({sides:e}){return e.reduce((e,t)=>e-t.health,0)}var U={face:B,texts:V,hurt:H,Board:z};export{U as BOARD};