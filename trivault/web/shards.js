import{$ as e,A as t,B as n,E as r,H as i,I as a,L as o,N as s,P as c,U as l,V as u,W as d,Y as f,Z as p,a as m,at as h,b as g,ct as _,d as v,dt as y,et as b,f as ee,h as x,i as S,it as C,lt as w,n as T,nt as E,pt as D,r as O,s as k,st as A,t as j,tt as M,w as N}from"./app.js";var P=`# Der Tisch von Shards of Infinity.

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
`,F=`# The table of Shards of Infinity.

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
`,I=`# Stół Shards of Infinity.

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
`,L=`# Wie Shards of Infinity gespielt wird, in Kürze.

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
`,R=`# How Shards of Infinity is played, in short.

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
`,z=`# Jak się gra w Shards of Infinity, w skrócie.

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
`,te=d(`<!> <!>`,1),ne=d(`<!> <!> <!> <!> <!> <!>`,1),B=d(`<section role="group" class="svelte-plqtw5"><h3 class="svelte-plqtw5"> </h3> <!></section>`),re=d(`<div class="before svelte-plqtw5"><!> <!> <!></div>`),ie=d(`<span class="gap svelte-plqtw5"></span>`),ae=d(`<div class="other"><!> <!></div>`),oe=d(`<section class="tiles svelte-plqtw5" role="group"><!></section>`),V=d(`<div class="lane svelte-plqtw5"><!></div>`),se=d(`<div><!> <!> <div class="lanes svelte-plqtw5"><!> <!> <div class="lane hand svelte-plqtw5"><!></div></div></div>`),ce=d(`<div class="shards svelte-plqtw5"><div class="others svelte-plqtw5"></div> <div class="centre svelte-plqtw5"><div class="edge svelte-plqtw5"><h3 class="svelte-plqtw5"> </h3> <span class="turn svelte-plqtw5"> </span> <!> <!></div> <div class="row svelte-plqtw5"><!></div></div> <!></div>`);function H(d,k){w(k,!0);let P=(e,t=D)=>{let r=A(()=>k.view.sides[t()]);{let a=A(()=>t()===k.view.active),o=A(()=>H(f(r).character).name);j(e,{get seat(){return t()},get active(){return f(a)},get extra(){return f(o)},children:(e,a)=>{var o=ne(),s=b(o),c=e=>{var t=te(),n=b(t);{let e=A(()=>U(`ui-gems`,{n:k.view.gems}));m(n,{icon:`gems`,get n(){return k.view.gems},get text(){return f(e)},strong:!0})}var r=E(n,2);{let e=A(()=>U(`ui-power`,{n:f(G)}));m(r,{icon:`power`,get n(){return f(G)},get text(){return f(e)},strong:!0})}i(e,t)};n(s,e=>{t()===k.view.active&&e(c)});var l=E(s,2);{let e=A(()=>U(`ui-health`,{n:f(r).health}));m(l,{icon:`health`,get n(){return f(r).health},get of(){return f(W).most_health},get text(){return f(e)}})}var u=E(l,2);{let e=A(()=>U(`ui-mastery`,{n:f(r).mastery}));m(u,{icon:`mastery`,get n(){return f(r).mastery},get of(){return f(W).most_mastery},get text(){return f(e)}})}var d=E(u,2),p=e=>{{let t=A(()=>U(`ui-hand-cards`));T(e,{icon:`hand`,get label(){return f(t)},get count(){return f(r).hand_size}})}};n(d,e=>{t()!==f(q)&&e(p)});var h=E(d,2);{let e=A(()=>g(`deck`));T(h,{icon:`deck`,get label(){return f(e)},get count(){return f(r).deck_size}})}var _=E(h,2);{let e=A(()=>U(`ui-discarded`)),n=A(()=>ue(f(r).discard)),i=A(()=>({things:[],place:`discard`,seat:t()}));T(_,{icon:`discard`,get label(){return f(e)},get count(){return f(r).discard.length},get cards(){return f(n)},get goal(){return f(i)}})}i(e,o)},$$slots:{default:!0}})}},F=(e,t=D,n=D,r=D)=>{let i=A(()=>k.view.sides[t()].exhausted.includes(n()));{let a=A(()=>[n()]),o=A(()=>t()===f(q)?`exhaust`:`attack`),s=A(()=>f(i)?[{icon:`exhausted`,text:g(`exhausted`)}]:[]);O(e,{get things(){return f(a)},get slug(){return k.view.cards[n()]},get tilted(){return f(i)},get deed(){return f(o)},get badges(){return f(s)},get flat(){return r()}})}},I=(r,a=D)=>{let s=A(()=>fe(a()));var c=l(),d=b(c),m=r=>{var c=re(),l=e(c),d=n=>{var r=B(),c=e(r),l=M(c,!0),d=E(c,2);o(d,16,()=>f(s).champions,e=>e,(e,t)=>{F(e,a,()=>t,()=>!0)}),y(r),p((e,n)=>{t(r,`aria-label`,e),u(l,n)},[()=>U(`ui-champions`),()=>U(`ui-champions`)]),i(n,r)};n(l,e=>{f(s).champions.length&&e(d)});var m=E(l,2),h=n=>{var r=B(),a=e(r),c=M(a,!0),l=E(a,2);o(l,17,()=>f(s).played,e=>e.slug,(e,t)=>{O(e,N(()=>f(t),{flat:!0}))}),y(r),p((e,n)=>{t(r,`aria-label`,e),u(c,n)},[()=>U(`ui-played`),()=>U(`ui-played`)]),i(n,r)};n(m,e=>{f(s).played.length&&e(h)});var g=E(m,2),_=n=>{var r=B(),a=e(r),c=M(a,!0),l=E(a,2);o(l,17,()=>f(s).known,e=>e.slug,(e,t)=>{O(e,N(()=>f(t),{flat:!0}))}),y(r),p((e,n)=>{t(r,`aria-label`,e),u(c,n)},[()=>U(`ui-known`),()=>U(`ui-known`)]),i(n,r)};n(g,e=>{f(s).known.length&&e(_)}),y(c),i(r,c)};n(d,e=>{(f(s).champions.length||f(s).played.length||f(s).known.length)&&e(m)}),i(r,c)},L=(e,t=D)=>{var r=l(),a=b(r);o(a,19,()=>k.view.row,(e,t)=>e>=0?e:`gap-${t}`,(e,r)=>{var a=l(),o=b(a),s=e=>{{let n=A(()=>[f(r)]),i=A(()=>le(f(r)));O(e,{get things(){return f(n)},get slug(){return k.view.cards[f(r)]},get alike(){return f(i)},deed:`recruit`,get flat(){return t()}})}},c=e=>{var t=ie();i(e,t)};n(o,e=>{f(r)>=0?e(s):e(c,-1)}),i(e,a)}),i(e,r)},R=h(560),z=v(),{face:H,tell:U}=z,W=A(()=>z.rules),G=A(()=>k.view.power>=f(W).infinite?`∞`:k.view.power),K=A(()=>k.view.sides.map((e,t)=>(Math.max(k.view.player,0)+1+t)%k.view.sides.length)),q=A(()=>k.view.player),J=A(()=>f(K).filter(e=>e!==f(q))),Y=e=>e.map(e=>({thing:e,slug:k.view.cards[e]})),le=e=>k.view.row.filter(t=>t>=0&&k.view.cards[t]===k.view.cards[e]),ue=e=>Y(e).reverse(),de=A(()=>x(Y([...k.view.allies,...k.view.mercenaries])));function fe(e){let t=k.view.sides[e];return{champions:t.champions,played:e===k.view.active?f(de):[],known:e===f(q)?[]:x(Y(t.hand))}}var X=ce(),Z=e(X);let pe;o(Z,20,()=>f(J),e=>e,(t,n)=>{var r=ae(),a=e(r);P(a,()=>n);var o=E(a,2);I(o,()=>n),y(r),i(t,r)}),y(Z);var Q=E(Z,2),$=e(Q),me=e($),he=M(me,!0),ge=E(me,2),_e=M(ge,!0),ve=E(ge,2);{let e=A(()=>g(`deck`));T(ve,{icon:`deck`,get label(){return f(e)},get count(){return k.view.centre_size}})}var ye=E(ve,2),be=e=>{{let t=A(()=>U(`ui-banished`)),n=A(()=>Y(k.view.banished));T(e,{icon:`purged`,get label(){return f(t)},get count(){return k.view.banished.length},get cards(){return f(n)}})}};n(ye,e=>{k.view.banished.length&&e(be)}),y($);var xe=E($,2),Se=e(xe),Ce=n=>{var r=oe(),a=e(r);L(a,()=>!0),y(r),p(e=>t(r,`aria-label`,e),[()=>U(`ui-row`)]),i(n,r)},we=e=>{{let t=A(()=>U(`ui-row`));S(e,{get label(){return f(t)},get n(){return k.view.row.length},rows:2,children:(e,t)=>{L(e,()=>!1)},$$slots:{default:!0}})}};n(Se,e=>{f(R)<560?e(Ce):e(we,-1)}),y(xe),y(Q);var Te=E(Q,2),Ee=t=>{let r=A(()=>f(R)<560?{champions:[],played:[]}:fe(f(q))),u=A(()=>x(Y(k.view.sides[f(q)].hand)));var d=se();let m;var h=e(d),g=e=>{I(e,()=>f(q))};n(h,e=>{f(R)<560&&e(g)});var _=E(h,2);P(_,()=>f(q));var v=E(_,2),C=e(v),w=t=>{var n=V();let a;var c=e(n);{let e=A(()=>U(`ui-champions`));S(c,{get label(){return f(e)},get n(){return f(r).champions.length},named:!0,children:(e,t)=>{var n=l(),a=b(n);o(a,16,()=>f(r).champions,e=>e,(e,t)=>{F(e,()=>f(q),()=>t,()=>!1)}),i(e,n)},$$slots:{default:!0}})}y(n),p(()=>a=s(n,``,a,{"--share":f(r).champions.length})),i(t,n)};n(C,e=>{f(r).champions.length&&e(w)});var T=E(C,2),D=t=>{var n=V();let a;var c=e(n);{let e=A(()=>U(`ui-played`));S(c,{get label(){return f(e)},get n(){return f(r).played.length},named:!0,children:(e,t)=>{var n=l(),a=b(n);o(a,17,()=>f(r).played,e=>e.slug,(e,t)=>{O(e,N(()=>f(t)))}),i(e,n)},$$slots:{default:!0}})}y(n),p(()=>a=s(n,``,a,{"--share":f(r).played.length})),i(t,n)};n(T,e=>{f(r).played.length&&e(D)});var j=E(T,2);let M;var L=e(j);{let e=A(()=>U(`ui-hand-cards`)),t=A(()=>f(r).champions.length+f(r).played.length>0);S(L,{get label(){return f(e)},get n(){return f(u).length},rows:2,get named(){return f(t)},children:(e,t)=>{var n=l(),r=b(n);o(r,17,()=>f(u),e=>e.slug,(e,t)=>{O(e,N(()=>f(t),{deed:`play`}))}),i(e,n)},$$slots:{default:!0}})}y(j),y(v),y(d),a(d,()=>ee(()=>({things:[],place:`own`,seat:f(q)}))),p(e=>{m=c(d,1,`own svelte-plqtw5`,null,m,{spread:f(u).length+f(r).played.length+f(r).champions.length}),M=s(j,``,M,{"--share":e})},[()=>1.5*Math.max(f(u).length,1)]),i(t,d)};n(Te,e=>{f(q)>=0&&e(Ee)}),y(X),p((e,t)=>{pe=s(Z,``,pe,{"--columns":f(J).length}),u(he,e),u(_e,t)},[()=>U(`ui-row`),()=>U(`ui-turn`,{n:k.view.turn})]),r(X,`clientWidth`,e=>C(R,e)),i(d,X),_()}function U(e,t,n,r){if(t.seat!==r.player)return;let i={own:[`play`,`recruit`,`fast-play`],discard:[`recruit`]}[t.place??``],a=k(n,e,...i??[]);return a.length?{options:a}:void 0}function W({sides:e}){return new Map(e.flatMap(({champions:e},t)=>e.map(e=>[e,t])))}function G({slug:e,name:t,facts:n}){let r=n,i=[`health`,`shield`].filter(e=>r[e]).map(e=>({name:e,n:r[e],text:``}));return{slug:e,name:t,kind:r.kind,type:r.type,group:r.faction??``,cost:r.faction?r.cost:void 0,stats:i,lines:r.text,reminders:r.reminders}}var K=Object.assign({"../../../../trivault/telling/shards/text/de.ftl":P,"../../../../trivault/telling/shards/text/en.ftl":F,"../../../../trivault/telling/shards/text/pl.ftl":I,"./lesson/de.ftl":L,"./lesson/en.ftl":R,"./lesson/pl.ftl":z});function q({sides:e}){return e.reduce((e,t)=>e-t.health,0)}var J={face:G,texts:K,hurt:q,owners:W,drop:U,Board:H};export{J as BOARD};