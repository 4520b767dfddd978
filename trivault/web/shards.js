import{t as e}from"./shared.js";import{$ as t,A as n,B as r,I as i,J as a,K as o,L as s,P as c,Q as l,R as u,V as d,X as f,Z as p,a as m,at as h,c as g,ct as _,d as v,f as y,g as b,i as x,it as ee,j as te,n as S,r as C,rt as w,st as T,t as ne,v as E,z as D}from"./app.js";var O=`# Der Tisch von Shards of Infinity.

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
`,re=d(`<!> <!>`,1),ie=d(`<!> <!> <!> <!> <!> <!>`,1),ae=d(`<div class="before svelte-plqtw5"><!></div>`),oe=d(`<div class="other svelte-plqtw5"><!> <!></div>`),se=d(`<span class="gap svelte-plqtw5"></span>`),ce=d(`<div class="own svelte-plqtw5"><!> <!> <div class="hand svelte-plqtw5"><!></div></div>`),le=d(`<div><div class="others svelte-plqtw5"></div> <div class="centre svelte-plqtw5"><div class="edge svelte-plqtw5"><h3 class="svelte-plqtw5"> </h3> <!> <span class="turn svelte-plqtw5"> </span> <!> <!></div> <div class="row svelte-plqtw5"><!></div></div> <!></div>`);function P(e,d){h(d,!0);let v=(e,n=_)=>{var r=re(),i=p(r);{let e=w(()=>n()?d.view.gems:0),t=w(()=>j(`ui-gems`,{n:n()?d.view.gems:0}));m(i,{icon:`gems`,get n(){return o(e)},get text(){return o(t)},get strong(){return n()}})}var a=t(i,2);{let e=w(()=>n()?o(N):0),t=w(()=>j(`ui-power`,{n:n()?o(N):0}));m(a,{icon:`power`,get n(){return o(e)},get text(){return o(t)},get strong(){return n()}})}D(e,r)},b=(e,n=_)=>{let r=w(()=>d.view.sides[n()]),i=w(()=>n()===d.view.active);{let a=w(()=>A(o(r).character).name),c=w(()=>n()===o(F)||o(I).length===1);ne(e,{get seat(){return n()},get active(){return o(i)},get extra(){return o(a)},get upright(){return o(c)},children:(e,a)=>{var c=ie(),l=p(c),u=e=>{v(e,()=>o(i))};s(l,e=>{(n()===o(F)||o(I).length===1)&&e(u)});var d=t(l,2);{let e=w(()=>j(`ui-health`,{n:o(r).health}));m(d,{icon:`health`,get n(){return o(r).health},get of(){return o(M).most_health},get text(){return o(e)}})}var f=t(d,2);{let e=w(()=>j(`ui-mastery`,{n:o(r).mastery}));m(f,{icon:`mastery`,get n(){return o(r).mastery},get of(){return o(M).most_mastery},get text(){return o(e)}})}var h=t(f,2),g=e=>{{let t=w(()=>j(`ui-hand-cards`));S(e,{icon:`hand`,get label(){return o(t)},get count(){return o(r).hand_size}})}};s(h,e=>{n()!==o(F)&&e(g)});var _=t(h,2);{let e=w(()=>E(`deck`));S(_,{icon:`deck`,get label(){return o(e)},get count(){return o(r).deck_size}})}var y=t(_,2);{let e=w(()=>j(`ui-discarded`)),t=w(()=>z(o(r).discard));S(y,{icon:`discard`,get label(){return o(e)},get count(){return o(r).discard.length},get cards(){return o(t)}})}D(e,c)},$$slots:{default:!0}})}},O=(e,t=_)=>{var n=ae(),r=f(n);{let e=(e,n=_)=>{let r=w(()=>n());{let i=w(()=>o(r).champion&&d.view.sides[t()].exhausted.includes(o(r).things[0])),a=w(()=>o(r).champion?t()===o(F)?`exhaust`:`attack`:``),s=w(()=>ue(n(),t()));C(e,{get things(){return o(r).things},get slug(){return o(r).slug},get tilted(){return o(i)},get deed(){return o(a)},get badges(){return o(s)}})}},n=w(()=>j(`ui-in-play`)),i=w(()=>de(t()));x(r,{get label(){return o(n)},get items(){return o(i)},key:V,tiles:!0,item:e,$$slots:{item:!0}})}T(n),D(e,n)},k=g(),{face:A,tell:j}=k,M=w(()=>k.rules),N=w(()=>d.view.power>=o(M).infinite?`∞`:d.view.power),P=w(()=>d.view.sides.map((e,t)=>(Math.max(d.view.player,0)+1+t)%d.view.sides.length)),F=w(()=>d.view.player),I=w(()=>o(P).filter(e=>e!==o(F))),L=e=>e.map(e=>({thing:e,slug:d.view.cards[e]})),R=e=>d.view.row.filter(t=>t>=0&&d.view.cards[t]===d.view.cards[e]),z=e=>L(e).reverse(),B=w(()=>d.view.row.map((e,t)=>({thing:e,place:t}))),V=({things:e})=>e[0],H=e=>y(L(e)).map(e=>({...e,known:!0}));function ue({champion:e,known:t,things:n},r){return[...e&&d.view.sides[r].exhausted.includes(n[0])?[{icon:`exhausted`,text:E(`exhausted`)}]:[],...t?[{icon:`eye`,text:j(`ui-known`)}]:[]]}function de(e){let t=d.view.sides[e],n=t.champions.map(e=>({things:[e],slug:d.view.cards[e],champion:!0})),r=e===d.view.active?y(L([...d.view.allies,...d.view.mercenaries])):[];return[...n,...r,...e===o(F)?[]:H(t.hand)]}var U=le();let W,G;var K=f(U);c(K,20,()=>o(I),e=>e,(e,n)=>{var r=oe(),i=f(r);b(i,()=>n);var a=t(i,2);O(a,()=>n),T(r),D(e,r)}),T(K);var q=t(K,2),J=f(q),Y=f(J),fe=l(Y,!0),X=t(Y,2),pe=e=>{v(e,()=>!0)};s(X,e=>{o(I).length>1&&d.view.active!==o(F)&&e(pe)});var Z=t(X,2),me=l(Z,!0),Q=t(Z,2);{let e=w(()=>E(`deck`));S(Q,{icon:`deck`,get label(){return o(e)},get count(){return d.view.centre_size}})}var he=t(Q,2),ge=e=>{{let t=w(()=>j(`ui-banished`)),n=w(()=>L(d.view.banished));S(e,{icon:`purged`,get label(){return o(t)},get count(){return d.view.banished.length},get cards(){return o(n)}})}};s(he,e=>{d.view.banished.length&&e(ge)}),T(J);var $=t(J,2),_e=f($);{let e=(e,t)=>{let n=()=>(t?.()).thing;var a=r(),c=p(a),l=e=>{var t=r(),a=p(t);i(a,n,e=>{{let t=w(()=>[n()]),r=w(()=>R(n()));C(e,{get things(){return o(t)},get slug(){return d.view.cards[n()]},get alike(){return o(r)},deed:`recruit`})}}),D(e,t)},u=e=>{var t=se();D(e,t)};s(c,e=>{n()>=0?e(l):e(u,-1)}),D(e,a)},t=w(()=>j(`ui-row`));x(_e,{get label(){return o(t)},get items(){return o(B)},key:({place:e})=>e,rows:2,item:e,$$slots:{item:!0}})}T($),T(q);var ve=t(q,2),ye=e=>{var n=ce(),r=f(n);b(r,()=>o(F));var i=t(r,2);O(i,()=>o(F));var a=t(i,2),s=f(a);{let e=(e,t)=>{let n=()=>(t?.()).things,r=()=>(t?.()).slug;C(e,{get things(){return n()},get slug(){return r()},deed:`play`})},t=w(()=>j(`ui-hand-cards`)),n=w(()=>y(L(d.view.sides[o(F)].hand)));x(s,{get label(){return o(t)},get items(){return o(n)},key:V,rows:2,usual:5,fan:!0,item:e,$$slots:{item:!0}})}T(a),T(n),D(e,n)};s(ve,e=>{o(F)>=0&&e(ye)}),T(U),a((e,t)=>{W=te(U,1,`shards svelte-plqtw5`,null,W,{crowd:o(I).length>1,watched:o(F)<0}),G=n(U,``,G,{"--columns":o(I).length}),u(fe,e),u(me,t)},[()=>j(`ui-row`),()=>j(`ui-turn`,{n:d.view.turn})]),D(e,U),ee()}var F={homodeus:`cyborg`,order:`philosopher`,undergrowth:`plant`,wraethe:`hooded`},I={champion:`leader`,starter:`crystal`,character:`star`},L={"double-power":`double`,"gain-gems":`mana`,"gain-health":`heal`,"gain-mastery":`mastery`,"gain-power":`attack`,"lose-mastery":`weak`,"put-into-play":`deploy`,"recruit-to-hand":`up`,return:`ready`};function R(t){let n=I[t.type]??(t.mercenary?`soldier`:F[t.faction??``]??`human`),r=[...t.verbs.map(e=>v[L[e]??e]),t.shield?v.taunt:void 0];return b({slug:t.id,figure:e[n],deeds:r,points:t.cost+2})}function z({slug:e,name:t,facts:n}){let r=n,i=[{name:`health`,n:r.health,text:``,at:`left`},{name:`shield`,n:r.shield,text:``,at:`right`}];return{slug:e,name:t,kind:r.kind,brief:r.kind.split(` · `)[0],type:r.type,group:r.faction??``,emblem:R(r),cost:r.faction?r.cost:void 0,stats:i,lines:r.text,reminders:r.reminders}}var B=Object.assign({"../../../../trivault/telling/shards/text/de.ftl":O,"../../../../trivault/telling/shards/text/en.ftl":k,"../../../../trivault/telling/shards/text/pl.ftl":A,"./lesson/de.ftl":j,"./lesson/en.ftl":M,"./lesson/pl.ftl":N});function V({sides:e}){return e.reduce((e,t)=>e-t.health,0)}var H={face:z,texts:B,hurt:V,Board:P};export{H as BOARD};