import{An as e,B as t,Bn as n,Cn as r,D as i,E as a,En as o,In as s,Kn as c,Ln as l,N as u,Nn as d,T as f,Tn as p,Un as m,Wn as h,Xn as g,Zt as _,_n as v,_r as y,cn as b,cr as x,ir as S,it as C,jn as w,k as T,ln as ee,mr as E,nr as D,ot as O,pr as k,rr as A,tr as j,vr as M,vt as N,w as P,wn as F,yt as te,zn as I}from"./shared.js";import{c as L,f as R,h as z,l as B,p as V,s as ne}from"./table.js";var re=I(`<span><!> <span class="unseen"> </span> <span class="name svelte-153rhom"> </span></span>`);function ie(e,t){E(t,!0);let n=b(t,`active`,3,!1),i=b(t,`named`,3,!1),{tell:a}=z(),o=x(()=>a(`house-name`,{house:t.house})),u=x(()=>O(`keyforge`,t.house));var d=re();let f,p;var m=j(d);C(m,{get path(){return c(u).emblem}});var h=S(m,2),_=A(h,!0),w=S(h,2),T=A(w,!0);y(d),g(e=>{f=F(d,1,`house hued svelte-153rhom`,null,f,{active:n(),named:i()}),v(d,`title`,c(o)),p=r(d,``,p,{"--hue":c(u).hue,"--ink":`${c(u).ink??50??``}%`}),s(_,e),v(w,`aria-hidden`,n()),s(T,c(o))},[()=>n()?a(`ui-active-house`,{house:c(o)}):``]),l(e,d),k()}var H=n(`<svg viewBox="0 0 30 20" aria-hidden="true" focusable="false"><path d="M8 3a7 7 0 1 0 .1 0M15 9h14v3h-2v4h-3v-4h-2v3h-3v-3h-4Z" class="svelte-9n4lc6"></path><text x="8" y="13.200" class="svelte-9n4lc6"> </text></svg>`),U=I(`<span class="keys svelte-9n4lc6"><!> <span class="unseen"> </span></span>`);function ae(t,n){E(n,!0);let{tell:r}=z(),i=x(()=>n.rules.key_colours.filter((e,t)=>n.forged>>t&1)),a=x(()=>c(i).map(e=>r(`ui-${e}`)).join(`, `)),o=x(()=>r(`ui-keys`,{n:c(i).length,of:n.rules.keys_to_win,colours:c(a)&&` (${c(a)})`}));var u=U(),d=j(u);e(d,17,()=>n.rules.key_colours,w,(e,t,i)=>{var a=H();let o;var u=S(j(a)),d=A(u,!0);y(a),g(e=>{o=F(a,0,p(c(t)),`svelte-9n4lc6`,o,{forged:n.forged>>i&1}),s(d,e)},[()=>r(`ui-${c(t)}`).slice(0,1).toUpperCase()]),l(e,a)});var f=S(d,2),m=A(f,!0);y(u),g(()=>{v(u,`title`,c(o)),s(m,c(o))}),l(t,u),k()}var W=[`stunned`,`warded`,`enraged`];function G(e,t){let n={damage:e.damage,amber:e.amber},r=Object.entries(n).filter(([,e])=>e).map(([e,n])=>({icon:e,n,text:t(`ui-${e}`,{n})})),i=e.counters.map(([e,n])=>({icon:`counter`,n,text:t(`ui-counters`,{name:t(`counter-name`,{word:e}),n})})),a=W.filter(t=>e[t]).map(e=>({icon:e,text:t(`ui-${e}`)})),o=e.ready?[]:[{icon:`exhausted`,text:t(`ui-exhausted`)}];return[...r,...i,...a,...o]}var K=I(`<button><span aria-hidden="true">+</span> <span class="unseen"> </span></button>`);function q(e,t){E(t,!0);let{session:n,tell:r}=z();var i=K();let a;var c=S(j(i),2),d=A(c,!0);y(i),o(i,()=>te(()=>({things:[],place:t.side,seat:n.server.seat}))),o(i,()=>t.option&&u()),g(e=>{a=F(i,1,`flank ${t.side??``}`,`svelte-18n3d6o`,a,{between:t.between}),v(i,`data-target`,t.option?``:void 0),v(i,`tabindex`,t.option?0:-1),s(d,e)},[()=>t.option?.sentence??r(`ui-${t.side}-flank`)]),h(`click`,i,()=>t.option&&n.builder.choose(t.option)),l(e,i),k()}m([`click`]);var J=I(`<div class="tucked svelte-11s802o"><!></div>`),Y=I(`<div><!> <!> <!></div>`);function oe(t,n){E(n,!0);let{session:i,face:a,tell:o}=z(),s=x(()=>n.view.cards[n.thing]),u=x(()=>n.piece?[...n.piece.upgrades,...n.piece.under.filter(e=>e>=0)]:[]),d=x(()=>c(u).map(e=>({slug:n.view.cards[e],name:a(n.view.cards[e]).name,things:[e],deed:``,notes:[]}))),f=x(()=>{let e=n.view.sides[n.view.player]?.line??[];if(!e.includes(n.thing))return[];let t=i.builder.open?i.builder.question.options:[],r=e=>t.find(t=>t.answer===e),o=t.find(e=>e.answer.startsWith(`right-of `)&&e.things?.[0]===n.thing),s=!!T.held&&a(T.held.slug).type===`creature`&&!e.includes(T.held.things[0]),[c,l]=[n.thing===e[0]&&r(`left`),o??(n.thing===e.at(-1)&&r(`right`))];return[...c||s&&n.thing===e[0]?[{side:`left`,option:c||void 0}]:[],...l||s&&n.thing===e.at(-1)?[{side:`right`,between:n.thing!==e.at(-1),option:l||void 0}]:[]]}),p=x(()=>{let e=n.view.sides.find(({line:e,artifacts:t})=>[...e,...t].includes(n.thing)),t=[...e?.line??[],...e?.artifacts??[]].filter(e=>n.view.cards[e]===c(s));return t.length>1?`#${t.indexOf(n.thing)+1}`:``}),m=x(()=>!n.view.sides.some(({line:e})=>e.includes(n.thing)));var h=Y();let _,v;var b=j(h);e(b,17,()=>c(f),e=>e.side,(e,t)=>{q(e,ee(()=>c(t)))});var C=S(b,2);e(C,16,()=>c(u),e=>e,(e,t)=>{var r=J(),i=j(r);{let e=x(()=>[t]);B(i,{get things(){return c(e)},get slug(){return n.view.cards[t]},flat:!0})}y(r),l(e,r)});var w=S(C,2);{let e=x(()=>[n.thing]),t=x(()=>n.piece&&!n.piece.ready),r=x(()=>c(m)?`act`:`reap`),i=x(()=>n.piece?G(n.piece,o):[]);B(w,{get things(){return c(e)},get slug(){return c(s)},get tilted(){return c(t)},get deed(){return c(r)},get which(){return c(p)},get badges(){return c(i)},get live(){return n.values},get attached(){return c(d)}})}y(h),g((e,t)=>{_=F(h,1,`piece svelte-11s802o`,null,_,{taunt:e}),v=r(h,``,v,{"--tucked":t})},[()=>n.view.forward.includes(n.thing),()=>Math.min(c(u).length,3)]),l(t,h),k()}var se=I(`<!> <!>`,1),ce=I(`<!> <!> <!> <!> <!> <!> <!> <!>`,1),le=I(`<div class="artifacts svelte-ft72ee"><!></div>`),ue=I(`<div><div><!></div> <!></div>`),de=I(`<span class="resolving svelte-ft72ee"></span>`),fe=I(`<div class="hand svelte-ft72ee"><!></div>`),pe=I(`<div><div class="side svelte-ft72ee"><!></div> <!> <div class="middle svelte-ft72ee"><span class="turn svelte-ft72ee"> </span> <span><!></span> <!></div> <!> <div class="side svelte-ft72ee"><!></div> <!></div>`);function me(t,n){E(n,!0);let i=(t,r=M)=>{let i=x(()=>n.view.sides[r()]),a=x(()=>c(C)[-2-r()]?.[`key-cost`]??c(h).key_cost);{let o=t=>{var a=se(),o=D(a);e(o,17,()=>new Set([...c(i).houses,...r()===n.view.active&&n.view.house?[n.view.house]:[]]),w,(e,t)=>{{let i=x(()=>r()===n.view.active&&c(t)===n.view.house);ie(e,{get house(){return c(t)},get active(){return c(i)}})}}),ae(S(o,2),{get forged(){return c(i).keys},get rules(){return c(h)}}),l(t,a)},s=x(()=>r()===n.view.active);ne(t,{get seat(){return r()},get active(){return c(s)},upright:!0,emblems:o,children:(e,t)=>{var o=ce(),s=D(o);{let e=x(()=>c(i).amber>=c(a)),t=x(()=>m(c(i).amber>=c(a)?`ui-check`:`ui-amber`,{n:c(i).amber}));V(s,{icon:`amber`,get n(){return c(i).amber},get of(){return c(a)},get strong(){return c(e)},get text(){return c(t)}})}var u=S(s,2);{let e=x(()=>m(`ui-key-cost`,{n:c(a)}));V(u,{icon:`keys`,get n(){return c(a)},get text(){return c(e)}})}var f=S(u,2),p=e=>{{let t=x(()=>m(`ui-hand-cards`)),n=x(()=>P(c(i).hand));L(e,{icon:`hand`,get label(){return c(t)},get count(){return c(i).hand.length},get cards(){return c(n)}})}};d(f,e=>{r()!==n.view.player&&e(p)});var h=S(f,2);{let e=x(()=>_(`deck`));L(h,{icon:`deck`,get label(){return c(e)},get count(){return c(i).deck.length}})}var g=S(h,2);{let e=x(()=>m(`ui-discarded`)),t=x(()=>I(c(i).discard)),n=x(()=>({things:[],place:`discard`,seat:r()}));L(g,{icon:`discard`,get label(){return c(e)},get count(){return c(i).discard.length},get cards(){return c(t)},get goal(){return c(n)}})}var v=S(g,2),y=e=>{{let t=x(()=>m(`ui-chains`,{n:c(i).chains}));V(e,{icon:`chains`,get n(){return c(i).chains},get text(){return c(t)}})}};d(v,e=>{c(i).chains&&e(y)});var b=S(v,2),C=e=>{{let t=x(()=>m(`ui-archived`)),n=x(()=>P(c(i).archives));L(e,{icon:`archives`,get label(){return c(t)},get count(){return c(i).archives.length},get cards(){return c(n)}})}};d(b,e=>{c(i).archives.length&&e(C)});var w=S(b,2),T=e=>{{let t=x(()=>m(`ui-purged-cards`)),n=x(()=>I(c(i).purged));L(e,{icon:`purged`,get label(){return c(t)},get count(){return c(i).purged.length},get cards(){return c(n)}})}};d(w,e=>{c(i).purged.length&&e(T)}),l(e,o)},$$slots:{emblems:!0,default:!0}})}},a=(e,t=M)=>{{let r=x(()=>c(b).get(t())),i=x(()=>c(C)[t()]??{});oe(e,{get thing(){return t()},get view(){return n.view},get piece(){return c(r)},get values(){return c(i)}})}},u=(e,t=M)=>{let i=x(()=>n.view.sides[t()]);var s=ue();let u;var f=j(s);let p;var h=j(f);{let e=x(()=>m(`ui-line`)),n=x(()=>c(O)?4:5),r=x(()=>t()===c(v)&&c(O)?ee:0);R(h,{get label(){return c(e)},get items(){return c(i).line},key:N,get item(){return a},get usual(){return c(n)},get margin(){return c(r)}})}y(f),o(f,()=>te(()=>({things:[],place:`line`,seat:t()})));var _=S(f,2),b=e=>{var t=le();let n;var o=j(t);{let e=x(()=>m(`ui-artifacts`));R(o,{get label(){return c(e)},get items(){return c(i).artifacts},key:N,get item(){return a},rows:2,tiles:!0})}y(t),g(e=>n=r(t,``,n,{"--columns":e}),[()=>Math.ceil(c(i).artifacts.length/2)]),l(e,t)};d(_,e=>{c(i).artifacts.length&&e(b)}),y(s),g(()=>{u=F(s,1,`field svelte-ft72ee`,null,u,{own:t()===c(v)}),p=F(f,1,`line svelte-ft72ee`,null,p,{folded:!c(i).line.length})}),l(e,s)},f=z(),{session:p,tell:m}=f,h=x(()=>f.rules),v=x(()=>Math.max(n.view.player,0)),b=x(()=>new Map(n.view.play.map(e=>[e.card,e]))),C=x(()=>p.shown?.values??{}),T=x(()=>!n.view.sides.some(({line:e,artifacts:t})=>e.length+t.length)),ee=48,O=x(()=>p.builder.open&&p.builder.question.options.some(({answer:e})=>[`left`,`right`].includes(e))),N=e=>e,P=e=>e.filter(e=>e>=0).map(e=>({thing:e,slug:n.view.cards[e]})),I=e=>P(e).reverse();function re(e,t){let r=[n.view.house,...n.view.sides[e].houses],i=e=>r.indexOf(n.view.printed[e])+1||99;return P(t).sort((e,t)=>i(e.thing)-i(t.thing))}var H=pe();let U;var W=j(H);i(j(W),()=>1-c(v)),y(W);var G=S(W,2);u(G,()=>1-c(v));var K=S(G,2),q=j(K),J=A(q,!0),Y=S(q,2),me=j(Y),X=e=>{ie(e,{get house(){return n.view.house},active:!0,named:!0})};d(me,e=>{n.view.house&&e(X)}),y(Y);var he=S(Y,2),Z=t=>{var r=de();e(r,20,()=>n.view.resolving,e=>e,(e,t)=>{{let r=x(()=>[t]);B(e,{get things(){return c(r)},get slug(){return n.view.cards[t]},flat:!0})}}),y(r),l(t,r)};d(he,e=>{n.view.resolving.length&&e(Z)}),y(K);var Q=S(K,2);u(Q,()=>c(v));var $=S(Q,2);i(j($),()=>c(v)),y($);var ge=S($,2),_e=e=>{var t=fe(),r=j(t);{let e=(e,t)=>{let n=()=>(t?.()).thing,r=()=>(t?.()).slug;{let t=x(()=>[n()]);B(e,{get things(){return c(t)},get slug(){return r()},deed:`play`})}},t=x(()=>m(`ui-hand-cards`)),i=x(()=>re(c(v),n.view.sides[c(v)].hand));R(r,{get label(){return c(t)},get items(){return c(i)},key:({thing:e})=>e,rows:2,usual:6,fan:!0,item:e,$$slots:{item:!0}})}y(t),l(e,t)};d(ge,e=>{n.view.player>=0&&e(_e)}),y(H),g(e=>{U=F(H,1,`keyforge svelte-ft72ee`,null,U,{bare:c(T),watched:n.view.player<0}),s(J,e)},[()=>m(`ui-turn`,{n:n.view.turn})]),l(t,H),k()}var X=(e,t)=>e.length?{options:e,aim:t}:void 0;function he(e,t,n,r,a=``){let o=t.seat===r.player,s=i(n,e,`play`);if(t.place===`discard`)return o?X(i(n,e,`discard`)):void 0;if(t.place===`player`)return o?X(i(n,e,`reap`)):void 0;if(t.place===`left`||t.place===`right`)return X(s,{answers:[t.place]});if(t.place===`line`)return o?X(s):void 0;let c=Z(r).get(t.things[0]??-1);if(c===void 0||t.things.some(t=>e.includes(t)))return;let l={things:t.things};return(c===r.player?void 0:X(i(n,e,`fight`),l))??(a===`creature`?void 0:X(s,l))}function Z({play:e}){return new Map(e.map(({card:e,controller:t})=>[e,t]))}var Q=I(`<div><div class="rays svelte-1fu9fiu"></div> <div class="key svelte-1fu9fiu"><svg viewBox="0 0 30 20" class="svelte-1fu9fiu"><path d="M8 3a7 7 0 1 0 .1 0M15 9h14v3h-2v4h-3v-4h-2v3h-3v-3h-4Z" class="svelte-1fu9fiu"></path></svg> <strong class="svelte-1fu9fiu"> </strong></div></div>`);function $(e,t){E(t,!0);let n=z(),i=x(()=>n.rules.key_colours[t.event.amount??0]??``),{x:a,y:u}=N(n.area()?.getBoundingClientRect()??new DOMRect(0,0,innerWidth,innerHeight));function d(e){t.run(e,[{transform:`scale(.2) rotate(-30deg)`,opacity:0,filter:`brightness(3)`},{transform:`scale(1.25) rotate(4deg)`,opacity:1,filter:`brightness(2)`,offset:.25},{transform:`scale(1)`,opacity:1,filter:`none`,offset:.4},{transform:`scale(1.04)`,opacity:1,offset:.8},{transform:`scale(.5) translateY(-40px)`,opacity:0}],{duration:t.long,easing:`ease-out`,fill:`both`})}function f(e){t.run(e,[{transform:`scale(.1)`,opacity:0},{transform:`scale(1) rotate(20deg)`,opacity:1,offset:.3},{transform:`scale(1.35) rotate(60deg)`,opacity:0}],{duration:t.long,fill:`both`})}var p=Q();let m;var h=j(p);o(h,()=>f);var _=S(h,2),v=S(j(_),2),b=A(v,!0);y(_),o(_,()=>d),y(p),g(e=>{F(p,1,`moment ${c(i)??``}`,`svelte-1fu9fiu`),m=r(p,``,m,{left:`${a??``}px`,top:`${u??``}px`}),s(b,e)},[()=>n.tell(`ui-key-forged`,{name:n.session.server.name(-2-(t.event.target??-2))})]),l(e,p),k()}var ge=[`hand`,`deck`,`discard`,`archives`,`purged`];function _e({sides:e}){let t=new Map,n={};return e.forEach((e,r)=>{for(let i of ge){n[`${i}-${r}`]=e[i].length;for(let n of e[i])n>=0&&t.set(n,`${i}-${r}`)}}),{of:t,sizes:n}}function ve({sides:e,play:t}){return new Map([...e.map(({amber:e,chains:t},n)=>[-2-n,{amber:e,chains:t}]),...t.map(({card:e,damage:t,amber:n,power:r})=>[e,{damage:t,amber:n,power:r}])])}var ye={cota:{short:`CotA`,path:`M4 10v4l8 5V5ZM15 9a4 4 0 0 1 0 6M18 6a8 8 0 0 1 0 12`},aoa:{short:`AoA`,path:`M4 20 12 13l8 7M4 14l8-7 8 7M9 5l3-3 3 3`},wc:{short:`WC`,path:`M9 5a7 7 0 1 0 .1 0M15 5a7 7 0 1 0 .1 0`},mm:{short:`MM`,path:`M7 2c0 7 10 6 10 10S7 15 7 22M17 2c0 7-10 6-10 10s10 3 10 10M9 5h6M9 19h6`}},be=Object.assign({"../../../../trivault/games/keyforge/presentation/text/de.ftl":a,"../../../../trivault/games/keyforge/presentation/text/en.ftl":f,"../../../../trivault/games/keyforge/presentation/text/pl.ftl":P,"../../../../trivault/games/keyforge/text/de/table.ftl":`# KeyForge: Antworten, Fragen und das Protokoll.

# Anzahlen
amber = { $n ->
    [0] Æmber
    [1000] alles Æmber
   *[other] { $n } Æmber
}
cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
chains = { $n ->
    [one] 1 Kette
   *[other] { $n } Ketten
}
hidden-card = eine Karte

# Fraktionen und Schlüssel
house-name = { $house ->
    [brobnar] Brobnar
    [dis] Dis
    [logos] Logos
    [mars] Mars
    [sanctum] Sanctum
    [saurian] Saurianer
    [shadows] Schatten
    [star-alliance] Sternenallianz
    [untamed] Ungezähmte
    [several] mehrere Fraktionen
    [none] Anomalie
   *[other] { $house }
}

# Antworten
do-play = { $source } spielen
do-discard = { $targets } ablegen
do-reap = Mit { $source } ernten
do-fight = Mit { $source } kämpfen
do-act = Die Aktion von { $source } verwenden
do-omni = Die universelle Fähigkeit von { $source } verwenden
do-unstun = Die Betäubung entfernen: { $targets }
do-end-turn = Zug beenden
do-left = Linke Flanke
do-right = Rechte Flanke
do-right-of = Rechts von { $targets }
do-reveal = Aufdecken: { $targets }
do-attach = Anlegen an: { $targets }
do-copy = Kopieren: { $targets }
do-as-creature = Als Kreatur
do-as-upgrade = Als Aufwertung
do-attack = { $targets } angreifen
do-choose = { $targets } wählen
do-ability = Die Aktion verwenden, die { $source } gibt
do-from-archives = Eine zufällige Karte aus dem Archiv
do-from-deck = Die oberste Karte des Decks
do-order = In dieser Reihenfolge: { $targets }
do-brobnar = Brobnar
do-dis = Dis
do-logos = Logos
do-mars = Mars
do-sanctum = Sanctum
do-saurian = Saurianer
do-shadows = Schatten
do-star-alliance = Sternenallianz
do-untamed = Ungezähmte
do-red = Den roten Schlüssel
do-blue = Den blauen Schlüssel
do-yellow = Den gelben Schlüssel
do-keep = Diese Hand behalten
do-mulligan = Mulligan: eine neue Hand mit einer Karte weniger
do-take-archives = Alle Karten aus dem Archiv nehmen
do-take = { $targets } nehmen
do-may-destroy = Zerstören ({ $source })
do-may-discard = Karten ablegen
do-may-use = Eine Kreatur verwenden ({ $source })
do-may-forge = Einen Schlüssel schmieden
do-may-to-hand = Auf die Hand zurücknehmen
do-may-look = Karten ansehen
do-may-play = Spielen
do-spend-amount = { amber } von { $source } ausgeben
do-heal-amount = { $n } Schaden heilen
do-damage-shares = Schaden zufügen: { $targets }
do-redistribute-shares = Schaden: { $targets }
do-redistribute-amber-shares = Æmber: { $targets }
do-redistribute-friendly = Deine Kreaturen
do-redistribute-enemy = Die Kreaturen deines Gegners
do-damage = Schaden zufügen: { $targets }
do-pierce = Schaden zufügen: { $targets }
do-heal = { $targets } heilen
do-destroy = { $targets } zerstören
do-capture = Erbeuten lassen: { $targets }
do-capture-own = Erbeuten lassen: { $targets }
do-exalt = Æmber legen auf: { $targets }
do-move-amber = Æmber verschieben auf: { $targets }
do-discard-deck = { $targets } ablegen
do-take-from-card = Æmber nehmen von: { $targets }
do-put-on-card = Æmber legen auf: { $targets }
do-to-hand = Auf die Hand zurückschicken: { $targets }
do-to-deck-top = Oben auf das Deck legen: { $targets }
do-to-deck-bottom = Unter das Deck legen: { $targets }
do-into-deck = Ins Deck mischen: { $targets }
do-archive = { $targets } archivieren
do-purge = { $targets } verbannen
do-put-under = Unter die Karte legen: { $targets }
do-graft = { $targets } transplantieren
do-graft-action = Eine Aktion transplantieren
do-trigger-grafted = Eine transplantierte Aktion ausführen
do-ready = { $targets } spielbereit machen
do-exhaust = { $targets } erschöpfen
do-stun = { $targets } betäuben
do-stun-one = Eine feindliche Kreatur betäuben
do-stun-each = Jede feindliche Kreatur mit dem Merkmal Mutant betäuben
do-ward = { $targets } beschützen
do-unward = Den Beschützt-Marker entfernen: { $targets }
do-fire = Schaden zufügen
do-hand-over = Die Aufwertung der Kreatur anlegen, der sie gehört
do-move-ward = Schutz verschieben auf: { $targets }
do-ward-one = Eine Kreatur beschützen
do-move-one = Einen Schutz verschieben
do-enrage = { $targets } wütend machen
do-power-counter = „+1 Stärke“-Marker geben: { $targets }
do-put-counter = Marker legen auf: { $targets }
do-take-control = Die Kontrolle übernehmen: { $targets }
do-resolve-effect = { $source }{ $about ->
    [itself] {""}
   *[other] {" "}für { $targets }
} ausführen: { numbered-effect }
do-replace-effect = { $source } zuerst anwenden: { numbered-effect }
numbered-effect = { CAPITAL($effect) }{ $n ->
    [0] {""}
   *[other] {" "}({ $n })
}

# Fragen
reason-main = Dein Zug: Spiele und verwende Karten der aktiven Fraktion oder lege sie ab. Wenn du den Zug beendest, werden deine Karten spielbereit und du ziehst nach.
reason-choose-house = Wähle deine aktive Fraktion. In diesem Zug spielst und verwendest du Karten dieser Fraktion oder legst sie ab.
reason-take-archives = Du darfst alle Karten aus deinem Archiv auf die Hand nehmen oder alle dort lassen.
reason-take = Du darfst beliebig viele Karten aus deinem Archiv auf die Hand nehmen.
reason-mulligan = Behalte diese Hand, oder mische sie zurück und ziehe eine Karte weniger. Du wirst nur einmal gefragt.
reason-forge = Du schmiedest einen Schlüssel. Wähle, welchen.
reason-spend = { $source }: Wähle, wie viel von dem Æmber darauf du für den Schlüssel ausgibst. Der Rest kommt aus deinem Vorrat.
reason-ability = Wähle, welche ihrer Aktionen die Kreatur verwendet.
reason-use = { $source }: Wähle, wie die Karte verwendet wird.
reason-attack = { $source } kämpft: Wähle die Kreatur, die angegriffen wird.
reason-flank = { $source }: Wähle, wo in der Schlachtreihe die Kreatur steht.
reason-reveal = { $source }: Wähle die Karten, die du aufdeckst. Sie bleiben, wo sie sind.
reason-move = { $source }: Wähle die Flanke der Schlachtreihe, an die die Kreatur verschoben wird. Sie darf dort schon stehen.
reason-move-anywhere = { $source }: Wähle, wohin in ihrer Schlachtreihe sie verschoben wird. Sie darf bleiben, wo sie ist.
reason-attach = { $source }: Wähle die Kreatur, an die die Aufwertung angelegt wird.
reason-copy = { $source }: Wähle die Kreatur, die kopiert wird.
reason-play-as = { $source }: Wähle, als was die Karte gespielt wird.
reason-house = { $source }: Wähle eine Fraktion.
reason-name-trait = { $source }: Wähle ein Merkmal.
reason-name-card = { $source }: Nenne eine Karte.
reason-order = { $source }: Wähle die Reihenfolge. Die letzte Karte liegt oben.
reason-discard-order = Diese Karten kommen zugleich auf einen Ablagestapel. Wähle ihre Reihenfolge; die letzte liegt oben.
reason-choose = { $source }: Wähle, wofür der Effekt gilt.
reason-damage = { $source }: Wähle, wem Schaden zugefügt wird.
reason-redistribute = { $source }: Wähle, wie der Schaden von nun an auf diesen Kreaturen liegt.
reason-redistribute-amber = { $source }: Wähle, wie das Æmber von nun an auf diesen Kreaturen liegt.
reason-pierce = { $source }: Wähle, wem Schaden zugefügt wird. Rüstung hilft nicht.
reason-heal = { $source }: Wähle, wer oder wie viel Schaden geheilt wird.
reason-destroy = { $source }: Wähle, was zerstört wird.
reason-capture = { $source }: Wähle die Kreatur, die Æmber vom Gegner erbeutet.
reason-capture-own = { $source }: Wähle die Kreatur, die Æmber von der eigenen Seite erbeutet.
reason-exalt = { $source }: Wähle die Kreatur, auf die Æmber aus der gemeinsamen Reserve gelegt wird.
reason-move-amber = { $source }: Wähle die Karte, auf die das Æmber kommt.
reason-discard-deck = { $source }: Wähle, was vom Deck abgelegt wird.
reason-take-from-card = { $source }: Wähle die Karte, deren Æmber in deinen Vorrat kommt.
reason-put-on-card = { $source }: Wähle die Karte, auf die dein Æmber gelegt wird.
reason-to-hand = { $source }: Wähle, was auf die Hand des Besitzers zurückgeschickt wird.
reason-to-deck-top = { $source }: Wähle, was oben auf das Deck des Besitzers kommt.
reason-to-deck-bottom = { $source }: Wähle, was unter das Deck des Besitzers kommt.
reason-into-deck = { $source }: Wähle, was ins Deck des Besitzers gemischt wird.
reason-archive = { $source }: Wähle, was archiviert wird.
reason-purge = { $source }: Wähle, was verbannt wird. Es verlässt das Spiel endgültig.
reason-put-under = { $source }: Wähle die Karte, die verdeckt darunter gelegt wird.
reason-graft = { $source }: Wähle die Karte, die darauf transplantiert wird.
reason-discard = { $source }: Wähle, was abgelegt wird.
reason-ready = { $source }: Wähle, was spielbereit gemacht wird.
reason-exhaust = { $source }: Wähle, was erschöpft wird.
reason-stun = { $source }: Wähle die Kreatur, die betäubt wird.
reason-unstun = { $source }: Wähle die Kreatur, deren Betäubung endet.
reason-ward = { $source }: Wähle die Kreatur, die beschützt wird.
reason-unward = { $source }: Wähle die Kreatur, die ihren Beschützt-Marker verliert.
reason-rearrange = { $source }: Wähle die neue Reihenfolge der Kreaturen von links nach rechts.
reason-move-ward = { $source }: Wähle die Kreatur, auf die der Schutz verschoben wird.
reason-enrage = { $source }: Wähle die Kreatur, die wütend wird.
reason-power-counter = { $source }: Wähle die Kreatur, die „+1 Stärke“-Marker erhält.
reason-put-counter = { $source }: Wähle die Karte, auf die ein Marker gelegt wird.
reason-take-control = { $source }: Wähle, worüber du die Kontrolle übernimmst.

# Was geschehen ist
log-check = { $who }: „Check!“ Das Æmber reicht für einen Schlüssel.
log-house = { $who } wählt { house-name }.
log-play = { $who } spielt: { $what }.
log-copy = { $source } ist eine Kopie von { $what }.
log-animate = { $what } ist für den Rest des Zuges eine Kreatur.
log-attack = { $source } greift an: { $what }.
log-gain = { $what } erhält { amber }.
log-reap-gain = { $source } erntet: { $what } erhält { amber }.
log-lose = { $what } verliert { amber }.
log-steal = { $what } stiehlt { amber }.
log-capture = { $what } erbeutet { amber }.
log-capture-own = { $what } erbeutet { amber } von der eigenen Seite.
log-exalt = { $what } erhält { amber } aus der gemeinsamen Reserve.
log-move-amber = { amber } von { $source } auf { $what } verschoben.
log-move-damage = { $n } Schaden wird von { $source } auf { $what } verschoben.
log-redistribute = { $what }: Schaden wird neu verteilt.
log-redistribute-amber = { $what }: Æmber wird neu verteilt.
log-take-from-card = { $who } nimmt { amber } von { $what }.
log-put-on-card = { $who } legt { amber } auf { $what }.
log-put-theirs-on-card = { $who } legt { amber } des Gegners auf { $what }.
log-to-supply = { $what } verliert { amber } an die gemeinsame Reserve.
log-pay = { $what } zahlt dem Gegner { amber }.
log-forge = { $what } schmiedet den { $n ->
    [0] roten
    [1] blauen
   *[other] gelben
} Schlüssel.
log-gain-chains = { $what } erhält { chains }.
log-damage = { $what } erhält { $n } Schaden.
log-pierce = { $what } erhält { $n } Schaden.
log-strike = { $source } fügt { $n } Schaden zu: { $what }.
log-heal = { $what } wird um { $n } Schaden geheilt.
log-destroy = { $what } wird zerstört.
log-to-hand = { CAPITAL($what) } kommt auf die Hand des Besitzers.
log-to-deck-top = { $what } kommt oben auf das Deck des Besitzers.
log-to-deck-bottom = { $what } kommt unter das Deck des Besitzers.
log-into-deck = { CAPITAL($what) } wird ins Deck des Besitzers gemischt.
log-archive = { $who } archiviert: { $what }.
log-abduct = { $who } legt ins eigene Archiv: { $what }.
log-purge = { $what } wird verbannt.
log-graft = { $what } wird auf { $source } transplantiert.
log-discard = { $what } wird abgelegt.
log-discard-deck = { $what } wird von einem Deck abgelegt.
log-discard-archived = { $what } wird aus einem Archiv abgelegt.
log-draw = { $who } zieht { cards }.
log-draw-cards = { $who } zieht: { $cards }.
log-enter = { $what } kommt unter der Kontrolle von { $who } ins Spiel.
log-take-control = { $who } übernimmt die Kontrolle: { $what }.
log-move = { $what } wird in der eigenen Schlachtreihe verschoben.
log-to-flank = { $what } kommt an eine Flanke der Schlachtreihe.
log-ready = { $what } wird spielbereit.
log-exhaust = { $what } wird erschöpft.
log-stun = { $what } wird betäubt.
log-unstun = { $what } ist nicht mehr betäubt.
log-ward = { $what } wird beschützt.
log-unward = { $what } ist nicht mehr beschützt.
log-attach = { $what } wird an { $source } angelegt.
log-move-ward = Ein Schutz wird auf { $what } verschoben.
log-enrage = { $what } wird wütend.
log-lose-power-counter = { $what } verliert { $n ->
    [one] einen „+1 Stärke“-Marker
   *[other] { $n } „+1 Stärke“-Marker
}.
log-power-counter = { $what } erhält { $n ->
    [one] einen „+1 Stärke“-Marker
   *[other] { $n } „+1 Stärke“-Marker
}.
counter-name = { $word ->
    [disruption] Störmarker
    [doom] Verderbensmarker
    [fuse] Luntenmarker
    [glory] Ruhmesmarker
    [growth] Wachstumsmarker
    [power] „+1 Stärke“-Marker
    [scheme] Intrigenmarker
   *[warrant] Gesucht-Marker
}
log-put-counter = { $what } erhält { named-counters }.
log-remove-counters = { $what } verliert Marker.
`,"../../../../trivault/games/keyforge/text/en/table.ftl":`# KeyForge: answers, questions and the log.

# Numbers of things
amber = { $n ->
    [0] Æmber
    [1000] all Æmber
   *[other] { $n } Æmber
}
cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
chains = { $n ->
    [one] 1 chain
   *[other] { $n } chains
}
hidden-card = a card

# Houses and keys
house-name = { $house ->
    [brobnar] Brobnar
    [dis] Dis
    [logos] Logos
    [mars] Mars
    [sanctum] Sanctum
    [saurian] Saurian
    [shadows] Shadows
    [star-alliance] Star Alliance
    [untamed] Untamed
    [several] several houses
    [none] anomaly
   *[other] { $house }
}

# Answers
do-play = Play { $source }
do-discard = Discard { $targets }
do-reap = Reap with { $source }
do-fight = Fight with { $source }
do-act = Use the action of { $source }
do-omni = Use the omni ability of { $source }
do-unstun = Remove the stun from { $targets }
do-end-turn = End turn
do-left = Left flank
do-right = Right flank
do-right-of = To the right of { $targets }
do-reveal = Reveal { $targets }
do-attach = Attach to { $targets }
do-copy = Copy { $targets }
do-as-creature = As a creature
do-as-upgrade = As an upgrade
do-attack = Attack { $targets }
do-choose = Choose { $targets }
do-ability = Use the action that { $source } gives
do-from-archives = A random card from the archives
do-from-deck = The top card of the deck
do-order = In this order: { $targets }
do-brobnar = Brobnar
do-dis = Dis
do-logos = Logos
do-mars = Mars
do-sanctum = Sanctum
do-saurian = Saurian
do-shadows = Shadows
do-star-alliance = Star Alliance
do-untamed = Untamed
do-red = The red key
do-blue = The blue key
do-yellow = The yellow key
do-keep = Keep this hand
do-mulligan = Take a mulligan: a new hand with one card less
do-take-archives = Take all cards from the archives
do-take = Take { $targets }
do-may-destroy = Destroy ({ $source })
do-may-discard = Discard cards
do-may-use = Use a creature ({ $source })
do-may-forge = Forge a key
do-may-to-hand = Return it to your hand
do-may-look = Look at the cards
do-may-play = Play it
do-spend-amount = Spend { amber } from { $source }
do-heal-amount = Heal { $n } damage
do-damage-shares = Deal damage: { $targets }
do-redistribute-shares = Damage: { $targets }
do-redistribute-amber-shares = Æmber: { $targets }
do-redistribute-friendly = Your creatures
do-redistribute-enemy = Your opponent’s creatures
do-damage = Deal damage to { $targets }
do-pierce = Deal damage to { $targets }
do-heal = Heal { $targets }
do-destroy = Destroy { $targets }
do-capture = Capture with { $targets }
do-capture-own = Capture with { $targets }
do-exalt = Put Æmber on { $targets }
do-move-amber = Move Æmber to { $targets }
do-discard-deck = Discard { $targets }
do-take-from-card = Take Æmber from { $targets }
do-put-on-card = Put Æmber on { $targets }
do-to-hand = Return to hand: { $targets }
do-to-deck-top = Put on top of the deck: { $targets }
do-to-deck-bottom = Put on the bottom of the deck: { $targets }
do-into-deck = Shuffle into the deck: { $targets }
do-archive = Archive { $targets }
do-purge = Purge { $targets }
do-put-under = Put under the card: { $targets }
do-graft = Graft { $targets }
do-graft-action = Graft an action
do-trigger-grafted = Resolve a grafted action
do-ready = Ready { $targets }
do-exhaust = Exhaust { $targets }
do-stun = Stun { $targets }
do-stun-one = Stun an enemy creature
do-stun-each = Stun each enemy Mutant creature
do-ward = Ward { $targets }
do-unward = Remove the ward from { $targets }
do-fire = Deal damage
do-hand-over = Attach the upgrade to the creature whose it is
do-move-ward = Move the ward to { $targets }
do-ward-one = Ward a creature
do-move-one = Move a ward
do-enrage = Enrage { $targets }
do-power-counter = Give +1 power counters to { $targets }
do-put-counter = Put a counter on { $targets }
do-take-control = Take control of { $targets }
do-resolve-effect = Resolve { $source }{ $about ->
    [itself] {""}
   *[other] {" "}for { $targets }
}: { numbered-effect }
do-replace-effect = Apply { $source } first: { numbered-effect }
numbered-effect = { CAPITAL($effect) }{ $n ->
    [0] {""}
   *[other] {" "}({ $n })
}

# Questions
reason-main = Your turn: play, discard and use cards of the active house. When you end the turn, your cards ready and you refill your hand.
reason-choose-house = Choose your active house. This turn you play, discard and use cards of that house.
reason-take-archives = You may take all cards from your archives into your hand, or leave all of them there.
reason-take = You may take any number of cards from your archives into your hand.
reason-mulligan = Keep this hand, or shuffle it back and draw one card less. You are asked only once.
reason-forge = You forge a key. Choose which one.
reason-spend = { $source }: choose how much of its Æmber you spend on the key. The rest comes from your pool.
reason-ability = Choose which of its actions the creature uses.
reason-use = { $source }: choose how it is used.
reason-attack = { $source } fights: choose the creature that it attacks.
reason-flank = { $source }: choose where in the battleline it stands.
reason-reveal = { $source }: choose the cards that you reveal. They stay where they are.
reason-move = { $source }: choose the flank of its battleline to which it moves. It may stay where it is.
reason-move-anywhere = { $source }: choose where in its battleline it moves. It may stay where it is.
reason-attach = { $source }: choose the creature that it is attached to.
reason-copy = { $source }: choose the creature that it copies.
reason-play-as = { $source }: choose what it is played as.
reason-house = { $source }: choose a house.
reason-name-trait = { $source }: name a trait.
reason-name-card = { $source }: name a card.
reason-order = { $source }: choose the order. The last card lies on top.
reason-discard-order = These cards are put into a discard pile together. Choose their order; the last one lies on top.
reason-choose = { $source }: choose what its effect applies to.
reason-damage = { $source }: choose what is dealt damage.
reason-redistribute = { $source }: choose how the damage lies on these creatures from now on.
reason-redistribute-amber = { $source }: choose how the Æmber lies on these creatures from now on.
reason-pierce = { $source }: choose what is dealt damage. Armor does not help.
reason-heal = { $source }: choose what is healed, or how much.
reason-destroy = { $source }: choose what is destroyed.
reason-capture = { $source }: choose the creature that captures Æmber from its opponent.
reason-capture-own = { $source }: choose the creature that captures Æmber from its own side.
reason-exalt = { $source }: choose the creature that Æmber from the supply is put on.
reason-move-amber = { $source }: choose the card that the Æmber moves to.
reason-discard-deck = { $source }: choose what is discarded from the deck.
reason-take-from-card = { $source }: choose the card whose Æmber goes to your pool.
reason-put-on-card = { $source }: choose the card that your Æmber is put on.
reason-to-hand = { $source }: choose what returns to its owner’s hand.
reason-to-deck-top = { $source }: choose what is put on top of its owner’s deck.
reason-to-deck-bottom = { $source }: choose what is put on the bottom of its owner’s deck.
reason-into-deck = { $source }: choose what is shuffled into its owner’s deck.
reason-archive = { $source }: choose what is archived.
reason-purge = { $source }: choose what is purged. It leaves the game for good.
reason-put-under = { $source }: choose the card that goes face down under it.
reason-graft = { $source }: choose the card that is grafted onto it.
reason-discard = { $source }: choose what is discarded.
reason-ready = { $source }: choose what is readied.
reason-exhaust = { $source }: choose what is exhausted.
reason-stun = { $source }: choose the creature that is stunned.
reason-unstun = { $source }: choose the creature that loses its stun.
reason-ward = { $source }: choose the creature that is warded.
reason-unward = { $source }: choose the creature that loses its ward.
reason-rearrange = { $source }: choose the new order of the creatures, from left to right.
reason-move-ward = { $source }: choose the creature to which the ward moves.
reason-enrage = { $source }: choose the creature that is enraged.
reason-power-counter = { $source }: choose the creature that gets +1 power counters.
reason-put-counter = { $source }: choose the card that a counter is put on.
reason-take-control = { $source }: choose what you take control of.

# What happened
log-check = { $who }: “Check!” There is enough Æmber for a key.
log-house = { $who } chooses { house-name }.
log-play = { $who } plays { $what }.
log-copy = { $source } is a copy of { $what }.
log-animate = { $what } is a creature for the rest of the turn.
log-attack = { $source } attacks { $what }.
log-gain = { $what } gains { amber }.
log-reap-gain = { $source } reaps: { $what } gains { amber }.
log-lose = { $what } loses { amber }.
log-steal = { $what } steals { amber }.
log-capture = { $what } captures { amber }.
log-capture-own = { $what } captures { amber } from its own side.
log-exalt = { amber } from the supply is put on { $what }.
log-move-amber = { amber } moves from { $source } to { $what }.
log-move-damage = { $n } damage moves from { $source } to { $what }.
log-redistribute = { $what }: damage is redistributed.
log-redistribute-amber = { $what }: Æmber is redistributed.
log-take-from-card = { $who } takes { amber } from { $what }.
log-put-on-card = { $who } puts { amber } on { $what }.
log-put-theirs-on-card = { $who } puts { amber } of the opponent on { $what }.
log-to-supply = { amber } on { $what } goes to the common supply.
log-pay = { $what } pays { amber } to the opponent.
log-forge = { $what } forges the { $n ->
    [0] red
    [1] blue
   *[other] yellow
} key.
log-gain-chains = { $what } gains { chains }.
log-damage = { $what } is dealt { $n } damage.
log-pierce = { $what } is dealt { $n } damage.
log-strike = { $source } deals { $n } damage to { $what }.
log-heal = { $what } is healed of { $n } damage.
log-destroy = { $what } is destroyed.
log-to-hand = { CAPITAL($what) } goes to its owner’s hand.
log-to-deck-top = { $what } is put on top of its owner’s deck.
log-to-deck-bottom = { $what } is put on the bottom of its owner’s deck.
log-into-deck = { CAPITAL($what) } is shuffled into its owner’s deck.
log-archive = { $who } archives { $what }.
log-abduct = { $who } puts { $what } into their own archives.
log-purge = { $what } is purged.
log-graft = { $what } is grafted onto { $source }.
log-discard = { $what } is discarded.
log-discard-deck = { $what } is discarded from a deck.
log-discard-archived = { $what } is discarded from archives.
log-draw = { $who } draws { cards }.
log-draw-cards = { $who } draws { $cards }.
log-enter = { $what } enters play under the control of { $who }.
log-take-control = { $who } takes control of { $what }.
log-move = { $what } moves in its battleline.
log-to-flank = { $what } is put on a flank of its battleline.
log-ready = { $what } is readied.
log-exhaust = { $what } is exhausted.
log-stun = { $what } is stunned.
log-unstun = { $what } is no longer stunned.
log-ward = { $what } is warded.
log-unward = { $what } is no longer warded.
log-attach = { $what } is attached to { $source }.
log-move-ward = A ward moves to { $what }.
log-enrage = { $what } is enraged.
log-lose-power-counter = { $what } loses { $n ->
    [one] a +1 power counter
   *[other] { $n } +1 power counters
}.
log-power-counter = { $what } gets { $n ->
    [one] a +1 power counter
   *[other] { $n } +1 power counters
}.
counter-name = { $word ->
    [power] +1 power
   *[other] { $word }
}
log-put-counter = { $what } gets { $n ->
    [one] a { $word } counter
   *[other] { $n } { $word } counters
}.
log-remove-counters = { $what } loses counters.
`,"../../../../trivault/games/keyforge/text/pl/table.ftl":`# KeyForge: odpowiedzi, pytania i dziennik.

# Liczebności
amber = { $n ->
    [0] Æmber
    [1000] cały Æmber
    [one] 1 Æmber
   *[other] { $n } Æmberu
}
cards = { $n ->
    [one] 1 kartę
    [few] { $n } karty
   *[many] { $n } kart
}
chains = { $n ->
    [one] 1 łańcuch
    [few] { $n } łańcuchy
   *[many] { $n } łańcuchów
}
damage-points = { $n ->
    [one] 1 obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
}
hidden-card = { $form ->
    [nominative] karta
   *[plain] kartę
}

# Domy i klucze
house-name = { $house ->
    [brobnar] Brobnar
    [dis] Dis
    [logos] Logos
    [mars] Mars
    [sanctum] Sanctum
    [saurian] Rzymozaury
    [shadows] Cienie
    [star-alliance] Gwiezdny Sojusz
    [untamed] Nieokiełznani
    [several] kilka domów
    [none] anomalia
   *[other] { $house }
}

# Odpowiedzi
do-play = Zagraj: { $source }
do-discard = Odrzuć: { $targets }
do-reap = Zbieraj: { $source }
do-fight = Walcz: { $source }
do-act = Użyj akcji karty { $source }
do-omni = Użyj umiejętności omni karty { $source }
do-unstun = Usuń ogłuszenie: { $targets }
do-end-turn = Zakończ turę
do-left = Lewa flanka
do-right = Prawa flanka
do-right-of = Na prawo od: { $targets }
do-reveal = Ujawnij: { $targets }
do-attach = Przyłącz do: { $targets }
do-copy = Kopiuj: { $targets }
do-as-creature = Jako stworzenie
do-as-upgrade = Jako ulepszenie
do-attack = Zaatakuj: { $targets }
do-choose = Wybierz: { $targets }
do-ability = Użyj akcji, którą daje { $source }
do-from-archives = Losowa karta z archiwum
do-from-deck = Wierzchnia karta talii
do-order = W tej kolejności: { $targets }
do-brobnar = Brobnar
do-dis = Dis
do-logos = Logos
do-mars = Mars
do-sanctum = Sanctum
do-saurian = Rzymozaury
do-shadows = Cienie
do-star-alliance = Gwiezdny Sojusz
do-untamed = Nieokiełznani
do-red = Czerwony klucz
do-blue = Niebieski klucz
do-yellow = Żółty klucz
do-keep = Zachowaj tę rękę
do-mulligan = Mulligan: nowa ręka z jedną kartą mniej
do-take-archives = Weź wszystkie karty z archiwum
do-take = Weź: { $targets }
do-may-destroy = Zniszcz ({ $source })
do-may-discard = Odrzuć karty
do-may-use = Użyj stworzenia ({ $source })
do-may-forge = Wykuj klucz
do-may-to-hand = Cofnij na rękę
do-may-look = Obejrzyj karty
do-may-play = Zagraj
do-spend-amount = Wydaj { amber } z karty { $source }
do-heal-amount = Wylecz { damage-points }
do-damage-shares = Zadaj obrażenia: { $targets }
do-redistribute-shares = Obrażenia: { $targets }
do-redistribute-amber-shares = Æmber: { $targets }
do-redistribute-friendly = Twoje stworzenia
do-redistribute-enemy = Stworzenia przeciwnika
do-damage = Zadaj obrażenia: { $targets }
do-pierce = Zadaj obrażenia: { $targets }
do-heal = Wylecz: { $targets }
do-destroy = Zniszcz: { $targets }
do-capture = Æmber przejmie: { $targets }
do-capture-own = Æmber przejmie: { $targets }
do-exalt = Połóż Æmber na: { $targets }
do-move-amber = Przenieś Æmber na: { $targets }
do-discard-deck = Odrzuć: { $targets }
do-take-from-card = Weź Æmber z karty: { $targets }
do-put-on-card = Połóż Æmber na: { $targets }
do-to-hand = Cofnij na rękę: { $targets }
do-to-deck-top = Połóż na wierzchu talii: { $targets }
do-to-deck-bottom = Połóż na spodzie talii: { $targets }
do-into-deck = Wtasuj do talii: { $targets }
do-archive = Zarchiwizuj: { $targets }
do-purge = Anihiluj: { $targets }
do-put-under = Połóż pod kartą: { $targets }
do-graft = Doczep: { $targets }
do-graft-action = Doczep akcję
do-trigger-grafted = Rozpatrz doczepioną akcję
do-ready = Przygotuj: { $targets }
do-exhaust = Wyczerp: { $targets }
do-stun = Ogłusz: { $targets }
do-stun-one = Ogłusz wrogie stworzenie
do-stun-each = Ogłusz każde wrogie stworzenie z cechą Mutant
do-ward = Osłoń: { $targets }
do-unward = Usuń osłonięcie: { $targets }
do-fire = Zadaj obrażenia
do-hand-over = Przyłącz ulepszenie do stworzenia, do którego należy
do-move-ward = Przenieś osłonę na: { $targets }
do-ward-one = Osłoń stworzenie
do-move-one = Przenieś osłonę
do-enrage = Rozjusz: { $targets }
do-power-counter = Połóż znaczniki siły +1 na: { $targets }
do-put-counter = Połóż znacznik na: { $targets }
do-take-control = Przejmij kontrolę: { $targets }
do-resolve-effect = Wykonaj { $source }{ $about ->
    [itself] {""}
   *[other] {" "}(dla: { $targets })
}: { numbered-effect }
do-replace-effect = Zastosuj najpierw { $source }: { numbered-effect }
numbered-effect = { CAPITAL($effect) }{ $n ->
    [0] {""}
   *[other] {" "}({ $n })
}

# Pytania
reason-main = Twoja tura: zagrywaj, odrzucaj i używaj kart aktywnego domu. Gdy zakończysz turę, twoje karty zostaną przygotowane, a ty uzupełnisz rękę.
reason-choose-house = Wybierz swój aktywny dom. W tej turze zagrywasz i odrzucasz karty tego domu oraz ich używasz.
reason-take-archives = Możesz wziąć na rękę wszystkie karty ze swojego archiwum albo wszystkie tam zostawić.
reason-take = Możesz wziąć na rękę dowolną liczbę kart ze swojego archiwum.
reason-mulligan = Zachowaj tę rękę albo wtasuj ją z powrotem i dobierz o jedną kartę mniej. To pytanie pada tylko raz.
reason-forge = Wykuwasz klucz. Wybierz, który.
reason-spend = { $source }: wybierz, ile Æmberu z tej karty wydasz na klucz. Reszta pochodzi z twojej puli.
reason-ability = Wybierz, której ze swoich akcji użyje stworzenie.
reason-use = { $source }: wybierz, jak użyć tej karty.
reason-attack = { $source } walczy: wybierz atakowane stworzenie.
reason-flank = { $source }: wybierz, gdzie w szyku stanie stworzenie.
reason-reveal = { $source }: wybierz karty, które ujawnisz. Pozostaną na swoim miejscu.
reason-move = { $source }: wybierz flankę szyku, na którą przejdzie stworzenie. Może zostać tam, gdzie stoi.
reason-move-anywhere = { $source }: wybierz miejsce w szyku, w które się przenosi. Może zostać tam, gdzie jest.
reason-attach = { $source }: wybierz stworzenie, do którego przyłączysz ulepszenie.
reason-copy = { $source }: wybierz stworzenie, które ta karta kopiuje.
reason-play-as = { $source }: wybierz, jako co zagrywasz tę kartę.
reason-house = { $source }: wybierz dom.
reason-name-trait = { $source }: wybierz cechę.
reason-name-card = { $source }: podaj nazwę karty.
reason-order = { $source }: wybierz kolejność. Ostatnia karta leży na wierzchu.
reason-discard-order = Te karty trafiają razem na stos kart odrzuconych. Wybierz ich kolejność; ostatnia leży na wierzchu.
reason-choose = { $source }: wybierz, czego dotyczy efekt.
reason-damage = { $source }: wybierz, kto otrzyma obrażenia.
reason-redistribute = { $source }: wybierz, jak od teraz rozkładają się obrażenia na tych stworzeniach.
reason-redistribute-amber = { $source }: wybierz, jak od teraz rozkłada się Æmber na tych stworzeniach.
reason-pierce = { $source }: wybierz, kto otrzyma obrażenia. Pancerz nie pomaga.
reason-heal = { $source }: wybierz, kogo lub ile wyleczyć.
reason-destroy = { $source }: wybierz, co zostanie zniszczone.
reason-capture = { $source }: wybierz stworzenie, które przejmie Æmber przeciwnika.
reason-capture-own = { $source }: wybierz stworzenie, które przejmie Æmber własnej strony.
reason-exalt = { $source }: wybierz stworzenie, na które trafi Æmber z puli ogólnej.
reason-move-amber = { $source }: wybierz kartę, na którą trafi Æmber.
reason-discard-deck = { $source }: wybierz, co zostanie odrzucone z talii.
reason-take-from-card = { $source }: wybierz kartę, z której Æmber trafi do twojej puli.
reason-put-on-card = { $source }: wybierz kartę, na którą trafi twój Æmber.
reason-to-hand = { $source }: wybierz, co wróci na rękę właściciela.
reason-to-deck-top = { $source }: wybierz, co trafi na wierzch talii właściciela.
reason-to-deck-bottom = { $source }: wybierz, co trafi na spód talii właściciela.
reason-into-deck = { $source }: wybierz, co zostanie wtasowane do talii właściciela.
reason-archive = { $source }: wybierz, co zostanie zarchiwizowane.
reason-purge = { $source }: wybierz, co zostanie anihilowane. Nie wróci już do gry.
reason-put-under = { $source }: wybierz kartę, która trafi zakryta pod tę kartę.
reason-graft = { $source }: wybierz kartę, którą doczepiasz.
reason-discard = { $source }: wybierz, co zostanie odrzucone.
reason-ready = { $source }: wybierz, co zostanie przygotowane.
reason-exhaust = { $source }: wybierz, co zostanie wyczerpane.
reason-stun = { $source }: wybierz stworzenie, które zostanie ogłuszone.
reason-unstun = { $source }: wybierz stworzenie, które straci ogłuszenie.
reason-ward = { $source }: wybierz stworzenie, które zostanie osłonięte.
reason-unward = { $source }: wybierz stworzenie, które straci osłonięcie.
reason-rearrange = { $source }: wybierz nową kolejność stworzeń od lewej do prawej.
reason-move-ward = { $source }: wybierz stworzenie, na które przejdzie osłona.
reason-enrage = { $source }: wybierz stworzenie, które zostanie rozjuszone.
reason-power-counter = { $source }: wybierz stworzenie, które otrzyma znaczniki siły +1.
reason-put-counter = { $source }: wybierz kartę, na którą kładziesz znacznik.
reason-take-control = { $source }: wybierz, nad czym przejmiesz kontrolę.

# Co się wydarzyło
log-check = { $who } ogłasza: Æmberu wystarczy na klucz.
log-house = { $who } wybiera dom { house-name }.
log-play = { $who } zagrywa kartę { $what }.
log-copy = { $source } jest kopią karty { $what }.
log-animate = { $what } do końca tury jest stworzeniem.
log-attack = { $source } atakuje stworzenie { $what }.
log-gain = { $what } otrzymuje { amber }.
log-reap-gain = { $source } zbiera: { $what } otrzymuje { amber }.
log-lose = { $what } traci { amber }.
log-steal = { $what } kradnie { amber }.
log-capture = { $what } przejmuje { amber }.
log-capture-own = { $what } przejmuje { amber } własnej strony.
log-exalt = { $what } otrzymuje { amber } z puli ogólnej.
log-move-amber = { amber } przechodzi z karty { $source } na kartę { $what }.
log-move-damage = { damage-points } { $n ->
    [one] przechodzi
    [few] przechodzą
   *[many] przechodzi
} z karty { $source } na kartę { $what }.
log-redistribute = Karta { $what } sprawia, że obrażenia zostają rozdzielone na nowo.
log-redistribute-amber = Karta { $what } sprawia, że Æmber zostaje rozdzielony na nowo.
log-take-from-card = { $who } bierze { amber } z karty { $what }.
log-put-on-card = { $who } kładzie { amber } na karcie { $what }.
log-put-theirs-on-card = { $who } kładzie { amber } przeciwnika na karcie { $what }.
log-to-supply = { amber } z karty { $what } trafia do puli ogólnej.
log-pay = { $what } płaci przeciwnikowi { amber }.
log-forge = { $what } wykuwa { $n ->
    [0] czerwony
    [1] niebieski
   *[other] żółty
} klucz.
log-gain-chains = { $what } otrzymuje { chains }.
log-damage = { $what } otrzymuje { damage-points }.
log-pierce = { $what } otrzymuje { damage-points }.
log-strike = { $source } zadaje stworzeniu { $what } { damage-points }.
log-heal = Na karcie { $what } wyleczono { damage-points }.
log-destroy = Karta { $what } zostaje zniszczona.
log-to-hand = Na rękę właściciela trafia: { FORM($what, "nominative") }.
log-to-deck-top = Na wierzch talii właściciela trafia: { $what }.
log-to-deck-bottom = Na spód talii właściciela trafia: { $what }.
log-into-deck = Do talii właściciela wtasowano: { $what }.
log-archive = { $who } archiwizuje: { $what }.
log-abduct = { $who } umieszcza w swoim archiwum: { $what }.
log-purge = Anihilowano: { $what }.
log-graft = Do karty { $source } doczepiono: { $what }.
log-discard = Na stos kart odrzuconych trafia: { $what }.
log-discard-deck = Z talii na stos kart odrzuconych trafia: { $what }.
log-discard-archived = Z archiwum na stos kart odrzuconych trafia: { $what }.
log-draw = { $who } dobiera { cards }.
log-draw-cards = { $who } dobiera: { $cards }.
log-enter = Karta { $what } wchodzi do gry pod kontrolą gracza { $who }.
log-take-control = { $who } przejmuje kontrolę nad kartą { $what }.
log-move = { $what } zmienia miejsce w szyku.
log-to-flank = { $what } trafia na flankę szyku.
log-ready = Karta { $what } zostaje przygotowana.
log-exhaust = Karta { $what } zostaje wyczerpana.
log-stun = Stworzenie { $what } zostaje ogłuszone.
log-unstun = { $what } nie ma już ogłuszenia.
log-ward = Stworzenie { $what } zostaje osłonięte.
log-unward = { $what } nie ma już osłonięcia.
log-attach = Ulepszenie { $what } zostaje przyłączone do karty { $source }.
log-move-ward = Osłona przechodzi na kartę: { $what }.
log-enrage = Stworzenie { $what } zostaje rozjuszone.
log-lose-power-counter = { $what } traci { $n ->
    [one] znacznik siły +1
    [few] { $n } znaczniki siły +1
   *[many] { $n } znaczników siły +1
}.
log-power-counter = { $what } otrzymuje { $n ->
    [one] znacznik siły +1
    [few] { $n } znaczniki siły +1
   *[many] { $n } znaczników siły +1
}.
counter-name = { $word ->
    [disruption] zakłóceń
    [doom] zagłady
    [fuse] zapalnika
    [glory] chwały
    [growth] wzrostu
    [power] siły +1
    [scheme] planu
   *[warrant] pozwu
}
log-put-counter = { $what } otrzymuje { named-counters }.
log-remove-counters = { $what } traci znaczniki.
`,"./lesson/de.ftl":`# Wie KeyForge gespielt wird, in Kürze.

lesson-turn =
    Zuerst schmiedest du einen Schlüssel, wenn du genug Æmber hast. Er kostet 6, die du ausgibst; Karten können das ändern.
    Dann wählst du eine der drei Fraktionen deines Decks. In diesem Zug spielst und verwendest du nur Karten dieser Fraktion oder legst sie ab, so viele du willst. Karten zu spielen kostet nichts.
    Am Ende werden deine Karten spielbereit, und du ziehst, bis du sechs auf der Hand hast.
    Wer beginnt, darf im ersten Zug nur eine Karte spielen oder ablegen.
lesson-cards =
    Viele Karten geben Æmber, sobald du sie spielst: so viel, wie der Tropfen auf ihnen sagt.
    Kreaturen kommen an die linke oder rechte Flanke deiner Schlachtreihe und sind erschöpft: Du verwendest sie von deinem nächsten Zug an. Auch Artefakte kommen erschöpft ins Spiel.
    Aufwertungen werden an eine Kreatur angelegt. Aktionen tun, was sie sagen, und werden abgelegt.
lesson-fight =
    Eine spielbereite Kreatur der gewählten Fraktion erntet, was dir 1 Æmber gibt, kämpft oder verwendet ihre Aktion. Danach ist sie erschöpft.
    Im Kampf fügen beide Kreaturen gleichzeitig Schaden in Höhe ihrer Stärke zu. Schaden bleibt, bis eine Kreatur zerstört wird; Rüstung verhindert in jedem Zug so viel davon, wie ihr Wert angibt.
    Eine Kreatur mit Spott muss vor ihren Nachbarn bekämpft werden.
lesson-tip =
    Ernte oft, kämpfe, wenn es sich lohnt. Sieh vor dem Ende deines Zuges auf das Æmber deines Gegners: Mit 6 ist der nächste Schlüssel nah, und Karten, die stehlen oder erbeuten, halten ihn auf.
    Wähle die Fraktion, von der du auf der Hand und im Spiel am meisten hast; die Karten der anderen warten.
`,"./lesson/en.ftl":`# How KeyForge is played, in short.

lesson-turn =
    First you forge a key, if you have enough Æmber. It costs 6, which are spent; cards may change that.
    Then you choose one of the three houses of your deck. This turn you play, use and discard only cards of this house, as many as you like. Playing costs nothing.
    At the end your cards become ready, and you draw until you hold six.
    Whoever begins may play or discard only one card in the first turn.
lesson-cards =
    Many cards give Æmber as soon as you play them: as much as the drop on them says.
    Creatures come into your battleline, on the left or the right flank, and are exhausted: you use them from your next turn on. Artifacts come exhausted, too.
    Upgrades lie on a creature. Actions do what they say and are discarded.
lesson-fight =
    A ready creature of the chosen house reaps, which gives you 1 Æmber, or fights, or uses its action. Then it is exhausted.
    In a fight both creatures deal damage equal to their power, at the same time. Damage stays until a creature is destroyed; armor stops that much each turn.
    A creature with taunt must be fought before its neighbours.
lesson-tip =
    Reap often, fight when it pays. Look at your opponent's Æmber before you end your turn: with 6 the next key is near, and cards that steal or capture keep it away.
    Choose the house of which you hold and have in play the most; cards of the others wait.
`,"./lesson/pl.ftl":`# Jak się gra w KeyForge, w skrócie.

lesson-turn =
    Najpierw wykuwasz klucz, jeśli masz dość Æmberu. Kosztuje 6, które wydajesz; karty mogą to zmienić.
    Potem wybierasz jeden z trzech domów swojej talii. W tej turze zagrywasz i odrzucasz tylko karty tego domu i tylko ich używasz – tylu, ilu chcesz. Zagranie nic nie kosztuje.
    Na końcu twoje karty zostają przygotowane, a ty dobierasz do sześciu kart na ręce.
    Kto zaczyna, w pierwszej turze może zagrać lub odrzucić tylko jedną kartę.
lesson-cards =
    Wiele kart daje Æmber od razu po zagraniu: tyle, ile pokazuje kropla na karcie.
    Stworzenia wchodzą na lewą lub prawą flankę twojego szyku i są wyczerpane: używasz ich od następnej tury. Artefakty też wchodzą wyczerpane.
    Ulepszenia przyłącza się do stworzenia. Akcje robią to, co na nich napisano, i są odrzucane.
lesson-fight =
    Przygotowane stworzenie wybranego domu zbiera, co daje ci 1 Æmber, albo walczy, albo używa swojej akcji. Potem jest wyczerpane.
    W walce oba stworzenia jednocześnie zadają obrażenia równe swojej sile. Obrażenia zostają, aż stworzenie zostanie zniszczone; pancerz w każdej turze powstrzymuje tyle obrażeń, ile wynosi.
    Ze stworzeniem z prowokacją trzeba walczyć przed jego sąsiadami.
lesson-tip =
    Zbieraj często, walcz, gdy się opłaca. Przed końcem tury spójrz na Æmber przeciwnika: przy 6 następny klucz jest blisko, a karty, które kradną lub przejmują, go powstrzymują.
    Wybierz dom, którego masz najwięcej na ręce i w grze; karty pozostałych poczekają.
`});function xe({slug:e,name:t,facts:n}){let r=n,i=[{name:`power`,n:r.power,text:``,at:`left`},{name:`armor`,n:r.armor,text:``,at:`right`}],a=Object.entries(r.sets).map(([e,t])=>{let{short:n,path:r}=ye[e]??{short:e,path:``};return{path:r,text:`${n} ${t}`}}),{kind:o,type:s,house:c,text:l,amber:u,rarity:d}=r,[f,,...p]=o.split(` · `);return{slug:e,name:t,kind:o,brief:s===`creature`&&p.length?p.join(` · `):f,type:s,group:c,picture:{ground:c,files:Object.keys(r.sets).map(e=>`keyforge-${e}-${c||`anomalies`}`),traits:`keyforge-traits`,words:[...r.traits,s]},bonus:u,rarity:d,stats:i,lines:l,signs:a,reminders:[]}}function Se({play:e}){return e.reduce((e,t)=>e+t.damage,0)}function Ce({answer:e}){return t[e]}var we={face:xe,texts:be,hurt:Se,zones:_e,numbers:ve,attacks:new Set([`attack`]),owners:Z,usual:[`reap`],drop:he,emblem:Ce,Board:me,Moment:$};export{we as BOARD};