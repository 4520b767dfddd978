import{A as e,An as t,Bn as n,D as r,Dn as i,E as a,Fn as o,Hn as s,Jn as c,Ln as l,N as u,O as d,On as f,Pn as p,Sr as m,T as h,Un as g,V as _,Vn as v,Wn as y,Xn as b,an as x,ar as S,at as C,bt as w,cr as T,dn as E,dr as D,er as O,fn as k,in as A,kn as j,mn as M,nn as N,or as P,pn as F,pr as I,qn as L,sn as R,sr as z,st as B,ur as V,vr as H,wr as U,xn as W,xr as G,xt as K,yr as q}from"./shared.js";import{C as J,S as ee,c as te,d as Y,g as ne,h as re,l as ie,o as ae,s as X,u as oe,v as Z,y as se}from"./table.js";var ce=g(`<i class="svelte-1xttpte"></i>`),le=g(`<!> <b aria-hidden="true" class="svelte-1xttpte"> </b> <span class="unseen"> </span>`,1),ue=g(`<button class="backs svelte-1xttpte"><!></button> <!>`,1),de=g(`<span class="backs svelte-1xttpte"><!></span>`);function fe(e,r){q(r,!0);let a=e=>{var t=le(),r=P(t);p(r,17,()=>({length:b(g)}),o,(e,t,n)=>{let r=I(()=>n-(b(g)-1)/2);var a=ce();let o;O(e=>o=i(a,``,o,{rotate:`${-3*b(r)}deg`,translate:e}),[()=>`0 ${-1.2*Math.abs(b(r))}px`]),v(e,a)});var a=T(r,2),s=z(a,!0),c=T(a,2),l=z(c,!0);O(e=>{n(s,e),n(l,b(h))},[()=>u(`kf-in-hand`,{n:b(d).length})]),v(e,t)},{tell:u}=Z(),d=I(()=>r.view.sides[r.seat].hand),f=I(()=>b(d).filter(e=>e>=0).map(e=>({thing:e,slug:r.view.cards[e]}))),h=I(()=>`${u(`ui-hand-cards`)}: ${b(d).length}`),g=I(()=>Math.min(b(d).length,12)),_=D(void 0);var y=s(),x=P(y),C=e=>{var n=ue(),i=P(n),o=S(i);a(o),m(i),t(i,()=>K(()=>({zone:`hand-${r.seat}`})));var s=T(i,2);M(oe(s,{get title(){return b(h)},get cards(){return b(f)}}),e=>V(_,e,!0),()=>b(_)),O(()=>W(i,`title`,b(h))),c(`click`,i,()=>b(_)?.show()),v(e,n)},w=e=>{var n=de(),i=S(n);a(i),m(n),t(n,()=>K(()=>({zone:`hand-${r.seat}`}))),O(()=>W(n,`title`,b(h))),v(e,n)};l(x,e=>{b(f).length?e(C):e(w,-1)}),v(e,y),H()}L([`click`]);var pe=[`stunned`,`warded`,`enraged`];function me(e,t){let n={damage:e.damage,amber:e.amber},r=Object.entries(n).filter(([,e])=>e).map(([e,n])=>({icon:e,n,text:t(`ui-${e}`,{n})})),i=e.counters.map(([e,n])=>({icon:`counter`,n,text:t(`ui-counters`,{name:t(`counter-name`,{word:e}),n})})),a=pe.filter(t=>e[t]).map(e=>({icon:e,text:t(`ui-${e}`)})),o=e.ready?[]:[{icon:`exhausted`,text:t(`ui-exhausted`)}];return[...r,...i,...a,...o]}var he=g(`<button><span aria-hidden="true">+</span> <span class="unseen"> </span></button>`);function ge(e,r){q(r,!0);let{session:i,tell:a}=Z();var o=he();let s;var l=T(S(o),2),d=z(l,!0);m(o),t(o,()=>K(()=>({things:[],place:r.side,seat:i.server.seat}))),t(o,()=>r.option&&u()),O(e=>{s=f(o,1,`flank ${r.side??``}`,`svelte-18n3d6o`,s,{between:r.between}),W(o,`data-target`,r.option?``:void 0),W(o,`tabindex`,r.option?0:-1),n(d,e)},[()=>r.option?.sentence??a(`ui-${r.side}-flank`)]),c(`click`,o,()=>r.option&&i.builder.choose(r.option)),v(e,o),H()}L([`click`]);var _e=g(`<div class="tucked svelte-11s802o"><!></div>`),ve=g(`<div><!> <!> <!></div>`);function ye(t,n){q(n,!0);let{session:r,face:a,tell:o}=Z(),s=I(()=>n.view.cards[n.thing]),c=I(()=>n.piece?[...n.piece.upgrades,...n.piece.under.filter(e=>e>=0)]:[]),l=I(()=>b(c).map(e=>({slug:n.view.cards[e],name:a(n.view.cards[e]).name,things:[e],deed:``,notes:[]}))),u=I(()=>{let t=n.view.sides[n.view.player]?.line??[];if(!t.includes(n.thing))return[];let i=r.builder.open?r.builder.question.options:[],o=e=>i.find(t=>t.answer===e),s=i.find(e=>e.answer.startsWith(`right-of `)&&e.things?.[0]===n.thing),c=!!e.held&&a(e.held.slug).type===`creature`&&!t.includes(e.held.things[0]),[l,u]=[n.thing===t[0]&&o(`left`),s??(n.thing===t.at(-1)&&o(`right`))];return[...l||c&&n.thing===t[0]?[{side:`left`,option:l||void 0}]:[],...u||c&&n.thing===t.at(-1)?[{side:`right`,between:n.thing!==t.at(-1),option:u||void 0}]:[]]}),d=I(()=>{let e=n.view.sides.find(({line:e,artifacts:t})=>[...e,...t].includes(n.thing)),t=[...e?.line??[],...e?.artifacts??[]].filter(e=>n.view.cards[e]===b(s));return t.length>1?`#${t.indexOf(n.thing)+1}`:``}),h=I(()=>!n.view.sides.some(({line:e})=>e.includes(n.thing)));var g=ve();let _,y;var x=S(g);p(x,17,()=>b(u),e=>e.side,(e,t)=>{ge(e,k(()=>b(t)))});var C=T(x,2);p(C,16,()=>b(c),e=>e,(e,t)=>{var r=_e(),i=S(r);{let e=I(()=>[t]);Y(i,{get things(){return b(e)},get slug(){return n.view.cards[t]},flat:!0})}m(r),v(e,r)});var w=T(C,2);{let e=I(()=>[n.thing]),t=I(()=>n.piece&&!n.piece.ready),r=I(()=>b(h)?`act`:`reap`),i=I(()=>n.piece?me(n.piece,o):[]);Y(w,{get things(){return b(e)},get slug(){return b(s)},get tilted(){return b(t)},get deed(){return b(r)},get which(){return b(d)},get badges(){return b(i)},get live(){return n.values},get attached(){return b(l)}})}m(g),O((e,t)=>{_=f(g,1,`piece svelte-11s802o`,null,_,{taunt:e}),y=i(g,``,y,{"--tucked":t})},[()=>n.view.forward.includes(n.thing),()=>Math.min(b(c).length,3)]),v(t,g),H()}var be=g(`<div><div class="line svelte-1dtxdpe"><!></div> <div><!></div></div>`);function xe(e,n){q(n,!0);let r=(e,t=U)=>{{let r=I(()=>b(c).get(t())),i=I(()=>a.shown?.values?.[t()]??{});ye(e,{get thing(){return t()},get view(){return n.view},get piece(){return b(r)},get values(){return b(i)}})}},{session:a,tell:o}=Z(),s=I(()=>n.view.sides[n.seat]),c=I(()=>new Map(n.view.play.map(e=>[e.card,e]))),l=I(()=>n.own&&a.builder.open&&a.builder.question.options.some(({answer:e})=>[`left`,`right`].includes(e))),u=e=>e;var d=be();let p;var h=S(d),g=S(h);{let e=I(()=>o(`ui-line`)),t=I(()=>b(l)?4:5),n=I(()=>b(l)?48:0);J(g,{get label(){return b(e)},get items(){return b(s).line},key:u,get item(){return r},get usual(){return b(t)},get margin(){return b(n)},footprints:3,pictured:!0})}m(h),t(h,()=>K(()=>({things:[],place:`line`,seat:n.seat})));var _=T(h,2);let y,x;var C=S(_);{let e=I(()=>o(`ui-artifacts`));J(C,{get label(){return b(e)},get items(){return b(s).artifacts},key:u,get item(){return r},rows:2,tiles:!0,footprints:2,pictured:!0})}m(_),m(d),O(e=>{p=f(d,1,`field svelte-1dtxdpe`,null,p,{own:n.own}),y=f(_,1,`artifacts svelte-1dtxdpe`,null,y,{none:!b(s).artifacts.length}),x=i(_,``,x,{"--columns":e})},[()=>Math.ceil(b(s).artifacts.length/2)||1]),v(e,d),H()}var Se=y(`<circle></circle>`),Ce=y(`<path></path>`),we=g(`<div class="mat svelte-1l16ze0" aria-hidden="true"><svg class="rings svelte-1l16ze0" viewBox="-400 -400 800 800" focusable="false"><g fill="none"><!><!><path class="faint svelte-1l16ze0" d="M0-118 102 59-102 59ZM0 118 102-59-102-59Z"></path></g></svg> <svg class="weave svelte-1l16ze0" width="100%" height="100%" focusable="false"><pattern id="kf-weave" width="44" height="76" patternUnits="userSpaceOnUse"><path d="M22 0 44 12.700v25.300L22 50.700 0 38V12.700ZM22 50.700V76" fill="none"></path></pattern><rect width="100%" height="100%" fill="url(#kf-weave)"></rect></svg> <div class="light svelte-1l16ze0"></div> <div class="edge svelte-1l16ze0"></div></div>`);function Te(e,t){q(t,!1);let n=[{r:118,width:1.5,dash:``},{r:250,width:1.5,dash:``},{r:258,width:7,dash:`1 12`},{r:266,width:1,dash:``},{r:350,width:1.5,dash:``},{r:358,width:1,dash:`2 8`}],r=Array.from({length:12},(e,t)=>t*Math.PI/6),i=(e,t)=>`${(t*Math.cos(e)).toFixed(1)} ${(t*Math.sin(e)).toFixed(1)}`;F();var a=we(),s=S(a),c=S(s),l=S(c);p(l,1,()=>n,o,(e,t)=>{let n=()=>b(t).r,r=()=>b(t).width,i=()=>b(t).dash;var a=Se();O(()=>{W(a,`r`,n()),W(a,`stroke-width`,r()),W(a,`stroke-dasharray`,i()||void 0)}),v(e,a)});var u=T(l);p(u,1,()=>r,o,(e,t)=>{var n=Ce();O((e,t)=>W(n,`d`,`M${e??``}L${t??``}`),[()=>i(b(t),118),()=>i(b(t),132)]),v(e,n)}),G(),m(c),m(s),G(6),m(a),v(e,a),H()}var Ee=y(`<path class="bright svelte-mr47fp" d="M20 3.500 35.500 12.500 20 21.500 4.500 12.500Z"></path><path class="middle svelte-mr47fp" d="M4 13.500 19.500 22.500V40L4 31.500Z"></path><path class="dark svelte-mr47fp" d="M36 13.500 20.500 22.500V40L36 31.500Z"></path><path class="heart svelte-mr47fp" d="M20 12 28 16.500v10L20 31l-8-4.500v-10Z"></path><path class="glint svelte-mr47fp" d="M9 10 18 4.800"></path>`,1),De=y(`<svg viewBox="0 0 40 44" aria-hidden="true" focusable="false"><path class="body svelte-mr47fp" d="M20 2 37 12v20L20 42 3 32V12Z"></path><!></svg>`);function Oe(e,t){let n=E(t,`empty`,3,!1);var r=De();let i;var a=T(S(r)),o=e=>{var t=Ee();G(4),v(e,t)};l(a,e=>{n()||e(o)}),m(r),O(()=>i=f(r,0,`svelte-mr47fp`,null,i,{empty:n()})),v(e,r)}var ke=g(`<i><!></i>`),Ae=g(`<small class="change svelte-npcwl1" aria-hidden="true"> </small>`),je=g(`<span data-dial="amber"><span class="gem svelte-npcwl1"><!></span> <b aria-hidden="true" class="svelte-npcwl1"> <small class="of svelte-npcwl1"> </small></b> <span class="next svelte-npcwl1"><span class="unseen svelte-npcwl1"> </span> <span class="track svelte-npcwl1" aria-hidden="true"></span> <em aria-hidden="true" class="svelte-npcwl1"> </em></span> <span class="unseen svelte-npcwl1"> </span> <!></span>`);function Me(e,r){q(r,!0);let{session:a,tell:s}=Z(),c=se()(()=>`amber`),u=I(()=>r.n>=r.cost),d=I(()=>s(b(u)?`ui-check`:`ui-amber`,{n:r.n})),h=I(()=>s(`ui-key-cost`,{n:r.cost})),g=te(()=>r.n,()=>a.step,(e,t)=>e-t);var _=je();let y;var C=S(_),w=S(C);{let e=I(()=>!r.n);Oe(w,{get empty(){return b(e)}})}m(C);var E=T(C,2),D=S(E),k=T(D),A=z(k);m(E);var j=T(E,2),M=S(j),N=z(M,!0),P=T(M,2);let F;p(P,21,()=>({length:Math.min(r.cost,10)}),o,(e,t,n)=>{var i=ke();let a;var o=S(i);{let e=I(()=>n>=r.n);Oe(o,{get empty(){return b(e)}})}m(i),O(()=>a=f(i,1,`svelte-npcwl1`,null,a,{near:n===r.cost-1&&r.n===r.cost-1})),v(e,i)}),m(P);var L=T(P,2),R=z(L,!0);m(j);var B=T(j,2),V=z(B,!0),U=T(B,2),G=e=>{var t=Ae(),r=z(t,!0);O(e=>n(r,e),[()=>x(g())]),v(e,t)},J=I(()=>g());l(U,e=>{b(J)&&e(G)}),m(_),t(_,()=>K(()=>({zone:c()}))),O((e,t,a)=>{y=f(_,1,`dial svelte-npcwl1`,null,y,{enough:b(u),changed:e}),W(_,`title`,b(d)),n(D,`${r.n??``} `),n(A,`/${r.cost??``}`),W(j,`title`,b(h)),n(N,b(h)),F=i(P,``,F,{"--pips":t}),n(R,a),n(V,b(d))},[()=>g(),()=>Math.min(r.cost,10),()=>b(u)?s(`kf-key-ready`):s(`kf-key-missing`,{n:r.cost-r.n})]),v(e,_),H()}var Ne=y(`<rect width="13" class="svelte-47az9c"></rect>`),Pe=g(`<small aria-hidden="true" class="svelte-47az9c"> </small>`),Fe=g(`<span data-dial="chains"><svg aria-hidden="true" focusable="false" class="svelte-47az9c"></svg> <b aria-hidden="true" class="svelte-47az9c"> </b> <span class="means svelte-47az9c" aria-hidden="true"> </span> <span class="unseen"> </span> <!></span>`);function Ie(e,r){q(r,!0);let{session:i,tell:a}=Z(),s=se()(()=>`chains`),c=te(()=>r.n,()=>i.step,(e,t)=>e-t),u=I(()=>a(`ui-chains`,{n:r.n}));var d=Fe();let h;var g=S(d);p(g,21,()=>({length:Math.min(r.n,8)}),o,(e,t,n)=>{var r=Ne();W(r,`x`,2+9*n),W(r,`y`,n%2?6:4),W(r,`height`,n%2?4:8),W(r,`rx`,n%2?2:4),v(e,r)}),m(g);var _=T(g,2),y=z(_,!0),C=T(_,2),w=z(C,!0),E=T(C,2),D=z(E,!0),k=T(E,2),A=e=>{var t=Pe(),r=z(t,!0);O(e=>n(r,e),[()=>x(c())]),v(e,t)},j=I(()=>c());l(k,e=>{b(j)&&e(A)}),m(d),t(d,()=>K(()=>({zone:s()}))),O((e,t,i)=>{h=f(d,1,`dial svelte-47az9c`,null,h,{changed:e}),W(d,`title`,b(u)),W(g,`viewBox`,`0 0 ${t??``} 16`),n(y,r.n),n(w,i),n(D,b(u))},[()=>c(),()=>10+9*Math.min(r.n,8),()=>a(`kf-chains-mean`,{n:Math.min(4,Math.ceil(r.n/6))})]),v(e,d),H()}var Le=g(`<i><!></i>`),Re=g(`<span class="crest svelte-t1e2gp" aria-hidden="true"></span>`);function ze(e,t){q(t,!0);var n=Re();p(n,22,()=>t.houses.slice(0,3),e=>e,(e,t,n)=>{let r=I(()=>B(`keyforge`,t));var a=Le();let o;var s=S(a);C(s,{get path(){return b(r).emblem}}),m(a),O(()=>{f(a,1,`hued part-${b(n)??``}`,`svelte-t1e2gp`),o=i(a,``,o,{"--hue":b(r).hue,"--ink":`${b(r).ink??50??``}%`})}),v(e,a)}),m(n),v(e,n),H()}var Be=g(`<span><i class="svelte-153rhom"><!></i> <span class="unseen"> </span> <span class="name svelte-153rhom"> </span></span>`);function Ve(e,t){q(t,!0);let r=E(t,`active`,3,!1),a=E(t,`named`,3,!1),{tell:o}=Z(),s=I(()=>o(`house-name`,{house:t.house})),c=I(()=>B(`keyforge`,t.house));var l=Be();let u,d;var p=S(l),h=S(p);C(h,{get path(){return b(c).emblem}}),m(p);var g=T(p,2),_=z(g,!0),y=T(g,2),x=z(y,!0);m(l),O(e=>{u=f(l,1,`house hued svelte-153rhom`,null,u,{active:r(),named:a()}),W(l,`title`,b(s)),d=i(l,``,d,{"--hue":b(c).hue,"--ink":`${b(c).ink??50??``}%`}),n(_,e),W(y,`aria-hidden`,r()),n(x,b(s))},[()=>r()?o(`ui-active-house`,{house:b(s)}):``]),v(e,l),H()}var He=y(`<svg viewBox="0 0 48 48" aria-hidden="true" focusable="false"><circle class="ring svelte-13fxynl" cx="24" cy="24" r="22"></circle><circle class="well svelte-13fxynl" cx="24" cy="24" r="19.500"></circle><g transform="rotate(20 24 24) translate(12 11.500)"><path class="svelte-13fxynl"></path><path class="svelte-13fxynl"></path></g><text x="37.500" y="41" class="svelte-13fxynl"> </text></svg>`);function Ue(e,t){q(t,!0);let r=E(t,`forged`,3,!1),i=[`M12 2.5a4.600 4.600 0 1 0 .1 0ZM12 5.200a1.900 1.900 0 1 1-.1 0Z`,`M12 11.500C7.500 9 6.500 6.500 7.500 4.500S11 2.500 12 4.500C13 2.500 15.500 2.500 16.500 4.500S16.500 9 12 11.500ZM12 9.200C14.500 7.500 15 6 14.200 5.300S12.500 5.500 12 6.800C11.500 5.500 10.500 4.600 9.800 5.300S9.500 7.500 12 9.200Z`,`M12 1.800 17 6.800 12 11.800 7 6.800ZM12 4.800 10 6.800 12 8.800 14 6.800Z`],a=[`M11 11h2v10.500h-2ZM13 15h3v2h-3ZM13 18.500h4v2h-4Z`,`M11 11h2v10.500h-2ZM13 14.500h4v2h-4ZM13 18h2.500v2H13Z`,`M11 11h2v10.500h-2ZM7 15h10v2H7ZM8.500 18.800h7v1.700h-7Z`],{tell:o}=Z();var s=He();let c;var l=T(S(s),2),u=S(l),d=T(u);m(l);var p=T(l),h=z(p,!0);m(s),O(e=>{c=f(s,0,j(t.colour),`svelte-13fxynl`,c,{forged:r()}),W(u,`d`,i[t.n%i.length]),W(d,`d`,a[t.n%a.length]),n(h,e)},[()=>o(`ui-${t.colour}`).slice(0,1).toUpperCase()]),v(e,s),H()}var We=g(`<span class="keys svelte-9n4lc6"><!> <span class="unseen"> </span></span>`);function Ge(e,t){q(t,!0);let{tell:r}=Z(),i=I(()=>t.rules.key_colours.filter((e,n)=>t.forged>>n&1)),a=I(()=>b(i).map(e=>r(`ui-${e}`)).join(`, `)),s=I(()=>r(`ui-keys`,{n:b(i).length,of:t.rules.keys_to_win,colours:b(a)&&` (${b(a)})`}));var c=We(),l=S(c);p(l,17,()=>t.rules.key_colours,o,(e,n,r)=>{{let i=I(()=>!!(t.forged>>r&1));Ue(e,{get colour(){return b(n)},n:r,get forged(){return b(i)}})}});var u=T(l,2),d=z(u,!0);m(c),O(()=>{W(c,`title`,b(s)),n(d,b(s))}),v(e,c),H()}var Q=e=>{var t=Ke();v(e,t)},Ke=y(`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" class="svelte-1cq3naj"><path d="M12 2 20.700 7v10L12 22 3.300 17V7ZM12 7l4.300 2.500v5L12 17l-4.300-2.500v-5Z"></path></svg>`),qe=g(`<div><div class="closed svelte-1cq3naj"><!> <!></div> <!> <!> <!></div>`);function Je(e,t){q(t,!0);let n=E(t,`named`,3,!1),{tell:r}=Z(),i=I(()=>t.view.sides[t.seat]),a=e=>e.filter(e=>e>=0).map(e=>({thing:e,slug:t.view.cards[e]})),o=e=>a(e).reverse(),s=e=>n()?r(e):``;ne(()=>t.seat);var c=qe();let u;var d=S(c),p=S(d),h=e=>{{let t=I(()=>r(`ui-hand-cards`)),n=I(()=>a(b(i).hand));X(e,{icon:`hand`,get label(){return b(t)},get count(){return b(i).hand.length},get cards(){return b(n)},get sign(){return Q}})}};l(p,e=>{!n()&&t.seat!==t.view.player&&e(h)});var g=T(p,2);{let e=I(()=>A(`deck`)),t=I(()=>s(`kf-deck`));X(g,{icon:`deck`,get label(){return b(e)},get name(){return b(t)},get count(){return b(i).deck.length},get sign(){return Q}})}m(d);var _=T(d,2);{let e=I(()=>r(`ui-discarded`)),n=I(()=>s(`kf-discard`)),a=I(()=>o(b(i).discard)),c=I(()=>({things:[],place:`discard`,seat:t.seat}));X(_,{icon:`discard`,get label(){return b(e)},get name(){return b(n)},get count(){return b(i).discard.length},get cards(){return b(a)},get goal(){return b(c)},open:!0})}var y=T(_,2),x=e=>{{let t=I(()=>r(`ui-archived`)),n=I(()=>s(`kf-archives`)),o=I(()=>a(b(i).archives));X(e,{icon:`archives`,get label(){return b(t)},get name(){return b(n)},get count(){return b(i).archives.length},get cards(){return b(o)},get sign(){return Q}})}};l(y,e=>{(n()||b(i).archives.length)&&e(x)});var C=T(y,2),w=e=>{{let t=I(()=>r(`ui-purged-cards`)),n=I(()=>s(`kf-purged`)),a=I(()=>o(b(i).purged));X(e,{icon:`purged`,get label(){return b(t)},get name(){return b(n)},get count(){return b(i).purged.length},get cards(){return b(a)},open:!0})}};l(C,e=>{(n()||b(i).purged.length)&&e(w)}),m(c),O(()=>{u=f(c,1,`piles svelte-1cq3naj`,null,u,{named:n()}),W(c,`data-seat`,t.seat)}),v(e,c),H()}var Ye=g(`<!> <!>`,1);function Xe(e,t){q(t,!0);let n=e=>{Je(e,{get seat(){return t.seat},get view(){return t.view}})},r=Z(),i=I(()=>r.rules),a=I(()=>t.view.sides[t.seat]),o=I(()=>t.seat===t.view.active),c=I(()=>r.session.shown?.values?.[-2-t.seat]?.[`key-cost`]??b(i).key_cost),u=I(()=>[...new Set([...b(a).houses,...b(o)&&t.view.house?[t.view.house]:[]])]),d=I(()=>r.session.server.room?.seats[t.seat]?.deck??``);{let r=e=>{ze(e,{get houses(){return b(a).houses}})},f=e=>{var n=s(),r=P(n);p(r,16,()=>b(u),e=>e,(e,n)=>{{let r=I(()=>b(o)&&n===t.view.house);Ve(e,{get house(){return n},get active(){return b(r)}})}}),v(e,n)},m=e=>{Ge(e,{get forged(){return b(a).keys},get rules(){return b(i)}})},h=I(()=>t.piled?n:void 0);ie(e,{get seat(){return t.seat},get active(){return b(o)},get extra(){return b(d)},get piles(){return b(h)},crest:r,emblems:f,hero:m,children:(e,t)=>{var n=Ye(),r=P(n);Me(r,{get n(){return b(a).amber},get cost(){return b(c)}});var i=T(r,2),o=e=>{Ie(e,{get n(){return b(a).chains}})};l(i,e=>{b(a).chains&&e(o)}),v(e,n)},$$slots:{crest:!0,emblems:!0,hero:!0,default:!0}})}H()}var Ze=g(`<div class="ribbon svelte-18wbx1a"><span class="turn svelte-18wbx1a"> </span> <div class="now svelte-18wbx1a"><span class="active-house svelte-18wbx1a"><!></span> <!></div></div>`);function Qe(e,t){q(t,!0);let{session:r,tell:i}=Z(),a=I(()=>r.server.seat>=0&&r.server.seat===t.view.active);var o=Ze(),s=S(o),c=z(s,!0),u=T(s,2),d=S(u),f=S(d),p=e=>{Ve(e,{get house(){return t.view.house},active:!0,named:!0})};l(f,e=>{t.view.house&&e(p)}),m(d);var h=T(d,2);ae(h,{}),m(u),m(o),O(e=>n(c,e),[()=>i(b(a)?`kf-turn-yours`:`ui-turn`,{n:t.view.turn})]),v(e,o),H()}var $e=g(`<div class="backs-place svelte-ft72ee"><!></div>`),et=g(`<div class="apart above svelte-ft72ee"><!></div> <div class="events svelte-ft72ee"><!></div>`,1),tt=g(`<span class="resolving svelte-ft72ee"></span>`),nt=g(`<div class="hand svelte-ft72ee"><!></div>`),rt=g(`<div class="apart below svelte-ft72ee"><!></div>`),it=g(`<div><!> <div class="side above svelte-ft72ee"><!></div> <!> <div class="theirs svelte-ft72ee"><!></div> <!> <div class="middle svelte-ft72ee"><!> <!> <!></div> <div class="ours svelte-ft72ee"><!></div> <div class="side below svelte-ft72ee"><!></div> <div class="question svelte-ft72ee"><!></div> <!> <!></div>`);function at(e,t){q(t,!0);let n=new R(`(min-width: 900px) and (min-height: 481px)`),r=new R(`(max-height: 480px)`),{tell:i}=Z(),a=I(()=>Math.max(t.view.player,0)),o=I(()=>!t.view.sides.some(({line:e,artifacts:t})=>e.length+t.length)),s=I(()=>{let e=t.view.sides[b(a)],n=[t.view.house,...e.houses],r=e=>n.indexOf(t.view.printed[e])+1||99;return e.hand.filter(e=>e>=0).map(e=>({thing:e,slug:t.view.cards[e]})).sort((e,t)=>r(e.thing)-r(t.thing))});var c=it();let u;var d=S(c);Te(d,{});var h=T(d,2),g=S(h);{let e=I(()=>1-b(a)),r=I(()=>!n.current);Xe(g,{get seat(){return b(e)},get view(){return t.view},get piled(){return b(r)}})}m(h);var _=T(h,2),y=e=>{var n=$e(),r=S(n);{let e=I(()=>1-b(a));fe(r,{get seat(){return b(e)},get view(){return t.view}})}m(n),v(e,n)};l(_,e=>{n.current&&e(y)});var x=T(_,2),C=S(x);{let e=I(()=>1-b(a));xe(C,{get seat(){return b(e)},get view(){return t.view},own:!1})}m(x);var w=T(x,2),E=e=>{var n=et(),r=P(n),i=S(r);{let e=I(()=>1-b(a));Je(i,{get seat(){return b(e)},get view(){return t.view},named:!0})}m(r);var o=T(r,2),s=S(o);re(s,{}),m(o),v(e,n)};l(w,e=>{n.current&&e(E)});var D=T(w,2),k=S(D);Qe(k,{get view(){return t.view}});var A=T(k,2),j=e=>{re(e,{lines:1,brief:!0})};l(A,e=>{!n.current&&!r.current&&e(j)});var M=T(A,2),N=e=>{var n=tt();p(n,20,()=>t.view.resolving,e=>e,(e,n)=>{{let r=I(()=>[n]);Y(e,{get things(){return b(r)},get slug(){return t.view.cards[n]},flat:!0})}}),m(n),v(e,n)};l(M,e=>{t.view.resolving.length&&e(N)}),m(D);var F=T(D,2);xe(S(F),{get seat(){return b(a)},get view(){return t.view},own:!0}),m(F);var L=T(F,2),z=S(L);{let e=I(()=>!n.current);Xe(z,{get seat(){return b(a)},get view(){return t.view},get piled(){return b(e)}})}m(L);var B=T(L,2),V=S(B);ee(V,{get question(){return t.question}}),m(B);var U=T(B,2),W=e=>{var t=nt(),n=S(t);{let e=(e,t)=>{let n=()=>(t?.()).thing,r=()=>(t?.()).slug;{let t=I(()=>[n()]);Y(e,{get things(){return b(t)},get slug(){return r()},deed:`play`})}},t=I(()=>i(`ui-hand-cards`));J(n,{get label(){return b(t)},get items(){return b(s)},key:({thing:e})=>e,usual:5,fan:!0,item:e,$$slots:{item:!0}})}m(t),v(e,t)};l(U,e=>{t.view.player>=0&&e(W)});var G=T(U,2),K=e=>{var n=rt();Je(S(n),{get seat(){return b(a)},get view(){return t.view},named:!0}),m(n),v(e,n)};l(G,e=>{n.current&&e(K)}),m(c),O(()=>u=f(c,1,`keyforge svelte-ft72ee`,null,u,{bare:b(o),watched:t.view.player<0})),v(e,c),H()}var $=(e,t)=>e.length?{options:e,aim:t}:void 0;function ot(e,t,n,r,i=``){let a=t.seat===r.player,o=d(n,e,`play`);if(t.place===`discard`)return a?$(d(n,e,`discard`)):void 0;if(t.place===`player`)return a?$(d(n,e,`reap`)):void 0;if(t.place===`left`||t.place===`right`)return $(o,{answers:[t.place]});if(t.place===`line`)return a?$(o):void 0;let s=st(r).get(t.things[0]??-1);if(s===void 0||t.things.some(t=>e.includes(t)))return;let c={things:t.things};return(s===r.player?void 0:$(d(n,e,`fight`),c))??(i===`creature`?void 0:$(o,c))}function st({play:e}){return new Map(e.map(({card:e,controller:t})=>[e,t]))}var ct=g(`<i class="svelte-1fu9fiu"></i>`),lt=g(`<div><div class="rays svelte-1fu9fiu"></div> <!> <div class="key svelte-1fu9fiu"><div class="socket svelte-1fu9fiu"><!></div> <strong class="svelte-1fu9fiu"> </strong></div></div>`);function ut(e,r){q(r,!0);let a=Array.from({length:14},(e,t)=>t*360/14),s=Z(),c=I(()=>s.rules.key_colours[r.event.amount??0]??``),{x:l,y:u}=w(s.area()?.getBoundingClientRect()??new DOMRect(0,0,innerWidth,innerHeight));function d(e){r.run(e,[{transform:`scale(.2) rotate(-30deg)`,opacity:0,filter:`brightness(3)`},{transform:`scale(1.25) rotate(4deg)`,opacity:1,filter:`brightness(2)`,offset:.25},{transform:`scale(1)`,opacity:1,filter:`none`,offset:.4},{transform:`scale(1.04)`,opacity:1,offset:.8},{transform:`scale(.5) translateY(-40px)`,opacity:0}],{duration:r.long,easing:`ease-out`,fill:`both`})}function h(e){let t=t=>`rotate(${e}deg) translateX(${t}px)`;return e=>{let n=[{transform:`${t(30)} scale(0.4)`,opacity:0},{transform:`${t(60)} scale(1)`,opacity:1,offset:.3},{transform:`${t(190)} scale(0.2)`,opacity:0}];r.run(e,n,{duration:r.long,easing:`ease-out`,fill:`both`})}}function g(e){r.run(e,[{transform:`scale(.1)`,opacity:0},{transform:`scale(1) rotate(20deg)`,opacity:1,offset:.3},{transform:`scale(1.35) rotate(60deg)`,opacity:0}],{duration:r.long,fill:`both`})}var _=lt();let y;var x=S(_);t(x,()=>g);var C=T(x,2);p(C,17,()=>a,o,(e,n)=>{var r=ct();t(r,()=>h(b(n))),v(e,r)});var E=T(C,2),D=S(E),k=S(D);{let e=I(()=>r.event.amount??0);Ue(k,{get colour(){return b(c)},get n(){return b(e)},forged:!0})}m(D);var A=T(D,2),j=z(A,!0);m(E),t(E,()=>d),m(_),O(e=>{f(_,1,`moment ${b(c)??``}`,`svelte-1fu9fiu`),y=i(_,``,y,{left:`${l??``}px`,top:`${u??``}px`}),n(j,e)},[()=>s.tell(`ui-key-forged`,{name:s.session.server.name(-2-(r.event.target??-2))})]),v(e,_),H()}var dt=[`hand`,`deck`,`discard`,`archives`,`purged`];function ft({sides:e}){let t=new Map,n={};return e.forEach((e,r)=>{for(let i of dt){n[`${i}-${r}`]=e[i].length;for(let n of e[i])n>=0&&t.set(n,`${i}-${r}`)}}),{of:t,sizes:n}}function pt({sides:e,play:t}){return new Map([...e.map(({amber:e,chains:t},n)=>[-2-n,{amber:e,chains:t}]),...t.map(({card:e,damage:t,amber:n,power:r})=>[e,{damage:t,amber:n,power:r}])])}var mt={cota:{short:`CotA`,path:`M4 10v4l8 5V5ZM15 9a4 4 0 0 1 0 6M18 6a8 8 0 0 1 0 12`},aoa:{short:`AoA`,path:`M4 20 12 13l8 7M4 14l8-7 8 7M9 5l3-3 3 3`},wc:{short:`WC`,path:`M9 5a7 7 0 1 0 .1 0M15 5a7 7 0 1 0 .1 0`},mm:{short:`MM`,path:`M7 2c0 7 10 6 10 10S7 15 7 22M17 2c0 7-10 6-10 10s10 3 10 10M9 5h6M9 19h6`}},ht=Object.assign({"../../../../trivault/games/keyforge/presentation/text/de.ftl":r,"../../../../trivault/games/keyforge/presentation/text/en.ftl":a,"../../../../trivault/games/keyforge/presentation/text/pl.ftl":h,"../../../../trivault/games/keyforge/text/de/table.ftl":`# KeyForge: Antworten, Fragen und das Protokoll.

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
`,"./text/de.ftl":`# The table of KeyForge in the browser.

kf-turn-yours = Zug { $n }, deiner
kf-key-ready = reicht zum Schmieden
kf-key-missing = { $n ->
    [one] noch { $n } fehlt
   *[other] noch { $n } fehlen
}
kf-chains-mean = { $n } weniger ziehen
kf-in-hand = { $n } auf der Hand
kf-deck = Deck
kf-discard = Ablage
kf-archives = Archiv
kf-purged = Verbannt

# Was ein Schlüsselwort auf einer Karte bedeutet
kf-reminder = { $keyword ->
    [alpha] Alpha: Spiele diese Karte nur, bevor du in diesem Zug eine andere Karte spielst, nutzt oder ablegst.
    [assault] Ansturm { $n }: Bevor sie angreift, fügt sie der angegriffenen Kreatur { $n } Schaden zu.
    [deploy] Stationieren: Sie darf an beliebiger Stelle deiner Schlachtreihe ins Spiel kommen.
    [elusive] Schwer zu fassen: Wird sie zum ersten Mal in einem Zug angegriffen, wird in diesem Kampf kein Schaden zugefügt.
    [hazardous] Gefährlich { $n }: Bevor eine Kreatur sie angreift, nimmt jene Kreatur { $n } Schaden.
    [omega] Omega: Nachdem du diese Karte gespielt hast, geht dein Zug mit dem Spielbereitmachen und Ziehen weiter.
    [poison] Gift: Eine Kreatur, der ihre Stärke im Kampf Schaden zufügt, wird zerstört.
    [skirmish] Scharmützel: Wenn du mit ihr kämpfst, nimmt sie keinen Schaden von der angegriffenen Kreatur.
   *[taunt] Spott: Ihre Nachbarn können nur angegriffen werden, wenn sie selbst Spott haben.
}
`,"./text/en.ftl":`# The table of KeyForge in the browser.

kf-turn-yours = Turn { $n }, yours
kf-key-ready = enough for a key
kf-key-missing = { $n } more for a key
kf-chains-mean = draw { $n } less
kf-in-hand = { $n } in hand
kf-deck = Deck
kf-discard = Discard
kf-archives = Archives
kf-purged = Purged

# What a keyword on a card means
kf-reminder = { $keyword ->
    [alpha] Alpha: Play this card only before you play, use or discard any other card this turn.
    [assault] Assault { $n }: Before it attacks, it deals { $n } damage to the creature it attacks.
    [deploy] Deploy: It may enter play anywhere in your battleline.
    [elusive] Elusive: The first time it is attacked each turn, no damage is dealt in that fight.
    [hazardous] Hazardous { $n }: Before a creature attacks it, that creature takes { $n } damage.
    [omega] Omega: After you play this card, your turn goes on with readying and drawing cards.
    [poison] Poison: A creature to which its power deals damage in a fight is destroyed.
    [skirmish] Skirmish: When you fight with it, it takes no damage from the creature it attacks.
   *[taunt] Taunt: Its neighbors cannot be attacked unless they have taunt, too.
}
`,"./text/pl.ftl":`# The table of KeyForge in the browser.

kf-turn-yours = Tura { $n }, twoja
kf-key-ready = wystarczy na klucz
kf-key-missing = brakuje jeszcze { $n }
kf-chains-mean = dobierasz o { $n } mniej
kf-in-hand = na ręce: { $n }
kf-deck = Talia
kf-discard = Odrzucone
kf-archives = Archiwum
kf-purged = Anihilowane

# Co znaczy słowo kluczowe na karcie
kf-reminder = { $keyword ->
    [alpha] Alfa: Zagraj tę kartę tylko, zanim w tej turze zagrasz, użyjesz lub odrzucisz inną kartę.
    [assault] Natarcie { $n }: Zanim zaatakuje, zadaje atakowanemu stworzeniu obrażenia: { $n }.
    [deploy] Zrzut: Może wejść do gry w dowolnym miejscu twojego szyku.
    [elusive] Nieuchwytność: Gdy jest atakowane po raz pierwszy w turze, w tej walce nie zadaje się obrażeń.
    [hazardous] Zagrożenie { $n }: Zanim stworzenie je zaatakuje, otrzymuje obrażenia: { $n }.
    [omega] Omega: Po zagraniu tej karty twoja tura przechodzi do przygotowania i dobierania kart.
    [poison] Trucizna: Stworzenie, któremu jego siła zada obrażenia w walce, zostaje zniszczone.
    [skirmish] Doskok: Gdy nim walczysz, nie otrzymuje obrażeń od atakowanego stworzenia.
   *[taunt] Prowokacja: Jego sąsiadów nie można atakować, chyba że także mają prowokację.
}
`});function gt({slug:e,name:t,facts:n}){let r=n,i=[{name:`power`,n:r.power,text:``,at:`left`},{name:`armor`,n:r.armor,text:``,at:`right`}],a=Object.entries(r.sets).map(([e,t])=>{let{short:n,path:r}=mt[e]??{short:e,path:``};return{path:r,text:`${n} ${t}`}}),{kind:o,type:s,house:c,text:l,amber:u,rarity:d}=r,[f,,...p]=o.split(` · `),m=s===`creature`&&p.length?p.join(` · `):f,h=Object.keys(r.keywords),g=h.map(e=>N(`keyforge`,`kf-reminder`,{keyword:e,n:r.keywords[e]}));return{slug:e,name:t,kind:o,brief:m,type:s,group:c,picture:{ground:c,files:Object.keys(r.sets).map(e=>`keyforge-${e}-${c||`anomalies`}`),traits:`keyforge-traits`,words:[...r.traits,s]},bonus:u,rarity:d,stats:i,lines:l,signs:a,keywords:h,reminders:g}}function _t({play:e}){return e.reduce((e,t)=>e+t.damage,0)}function vt({answer:e}){return _[e]}var yt={face:gt,texts:ht,hurt:_t,zones:ft,numbers:pt,attacks:new Set([`attack`]),owners:st,usual:[`reap`],drop:ot,emblem:vt,Board:at,asks:!0,themed:!0,Moment:ut};export{yt as BOARD};