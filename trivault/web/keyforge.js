import{$n as e,B as t,Bn as n,Cr as r,D as i,Dn as a,E as o,En as s,Hn as c,In as l,Kn as u,M as d,Nn as f,On as p,Pn as m,T as h,Un as g,Vn as _,Yn as v,_r as y,ar as b,bn as x,br as S,bt as C,dn as w,fn as T,fr as E,in as D,ir as O,it as k,k as A,kn as j,lr as M,on as N,or as P,ot as F,pn as I,qn as L,rn as ee,sr as R,tn as z,un as B,ur as V,vr as H,w as U,xr as W,yt as G,zn as K}from"./shared.js";import{C as q,S as te,c as ne,d as J,g as re,h as ie,l as ae,o as oe,s as Y,u as se,v as X,y as ce}from"./table.js";var le=c(`<i class="svelte-1xttpte"></i>`),ue=c(`<!> <b aria-hidden="true" class="svelte-1xttpte"> </b> <span class="unseen"> </span>`,1),de=c(`<button class="backs svelte-1xttpte"><!></button> <!>`,1),fe=c(`<span class="backs svelte-1xttpte"><!></span>`);function pe(t,r){H(r,!0);let i=t=>{var r=ue(),i=b(r);f(i,17,()=>({length:v(d)}),m,(t,r,i)=>{let a=E(()=>i-(v(d)-1)/2);var o=le();let c;e(e=>c=s(o,``,c,{rotate:`${-3*v(a)}deg`,translate:e}),[()=>`0 ${-1.2*Math.abs(v(a))}px`]),n(t,o)});var c=R(i,2),l=P(c,!0),p=R(c,2),h=P(p,!0);e(e=>{K(l,e),K(h,v(u))},[()=>a(`kf-in-hand`,{n:v(o).length})]),n(t,r)},{tell:a}=X(),o=E(()=>r.view.sides[r.seat].hand),c=E(()=>v(o).filter(e=>e>=0).map(e=>({thing:e,slug:r.view.cards[e]}))),u=E(()=>`${a(`ui-hand-cards`)}: ${v(o).length}`),d=E(()=>Math.min(v(o).length,12)),p=V(void 0);var h=_(),g=b(h),S=t=>{var a=de(),o=b(a),s=O(o);i(s),W(o),j(o,()=>C(()=>({zone:`hand-${r.seat}`})));var l=R(o,2);I(se(l,{get title(){return v(u)},get cards(){return v(c)}}),e=>M(p,e,!0),()=>v(p)),e(()=>x(o,`title`,v(u))),L(`click`,o,()=>v(p)?.show()),n(t,a)},w=t=>{var a=fe(),o=O(a);i(o),W(a),j(a,()=>C(()=>({zone:`hand-${r.seat}`}))),e(()=>x(a,`title`,v(u))),n(t,a)};l(g,e=>{v(c).length?e(S):e(w,-1)}),n(t,h),y()}u([`click`]);var me=[`stunned`,`warded`,`enraged`];function he(e,t){let n={damage:e.damage,amber:e.amber},r=Object.entries(n).filter(([,e])=>e).map(([e,n])=>({icon:e,n,text:t(`ui-${e}`,{n})})),i=e.counters.map(([e,n])=>({icon:`counter`,n,text:t(`ui-counters`,{name:t(`counter-name`,{word:e}),n})})),a=me.filter(t=>e[t]).map(e=>({icon:e,text:t(`ui-${e}`)})),o=e.ready?[]:[{icon:`exhausted`,text:t(`ui-exhausted`)}];return[...r,...i,...a,...o]}var ge=c(`<button><span aria-hidden="true">+</span> <span class="unseen"> </span></button>`);function _e(t,r){H(r,!0);let{session:i,tell:o}=X();var s=ge();let c;var l=R(O(s),2),u=P(l,!0);W(s),j(s,()=>C(()=>({things:[],place:r.side,seat:i.server.seat}))),j(s,()=>r.option&&d()),e(e=>{c=a(s,1,`flank ${r.side??``}`,`svelte-18n3d6o`,c,{between:r.between}),x(s,`data-target`,r.option?``:void 0),x(s,`tabindex`,r.option?0:-1),K(u,e)},[()=>r.option?.sentence??o(`ui-${r.side}-flank`)]),L(`click`,s,()=>r.option&&i.builder.choose(r.option)),n(t,s),y()}u([`click`]);var ve=c(`<div class="tucked svelte-11s802o"><!></div>`),ye=c(`<div><!> <!> <!></div>`);function be(t,r){H(r,!0);let{session:i,face:o,tell:c}=X(),l=E(()=>r.view.cards[r.thing]),u=E(()=>r.piece?[...r.piece.upgrades,...r.piece.under.filter(e=>e>=0)]:[]),d=E(()=>v(u).map(e=>({slug:r.view.cards[e],name:o(r.view.cards[e]).name,things:[e],deed:``,notes:[]}))),p=E(()=>{let e=r.view.sides[r.view.player]?.line??[];if(!e.includes(r.thing))return[];let t=i.builder.open?i.builder.question.options:[],n=e=>t.find(t=>t.answer===e),a=t.find(e=>e.answer.startsWith(`right-of `)&&e.things?.[0]===r.thing),s=!!A.held&&o(A.held.slug).type===`creature`&&!e.includes(A.held.things[0]),[c,l]=[r.thing===e[0]&&n(`left`),a??(r.thing===e.at(-1)&&n(`right`))];return[...c||s&&r.thing===e[0]?[{side:`left`,option:c||void 0}]:[],...l||s&&r.thing===e.at(-1)?[{side:`right`,between:r.thing!==e.at(-1),option:l||void 0}]:[]]}),m=E(()=>{let e=r.view.sides.find(({line:e,artifacts:t})=>[...e,...t].includes(r.thing)),t=[...e?.line??[],...e?.artifacts??[]].filter(e=>r.view.cards[e]===v(l));return t.length>1?`#${t.indexOf(r.thing)+1}`:``}),h=E(()=>!r.view.sides.some(({line:e})=>e.includes(r.thing)));var g=ye();let _,b;var x=O(g);f(x,17,()=>v(p),e=>e.side,(e,t)=>{_e(e,w(()=>v(t)))});var S=R(x,2);f(S,16,()=>v(u),e=>e,(e,t)=>{var i=ve(),a=O(i);{let e=E(()=>[t]);J(a,{get things(){return v(e)},get slug(){return r.view.cards[t]},flat:!0})}W(i),n(e,i)});var C=R(S,2);{let e=E(()=>[r.thing]),t=E(()=>r.piece&&!r.piece.ready),n=E(()=>v(h)?`act`:`reap`),i=E(()=>r.piece?he(r.piece,c):[]);J(C,{get things(){return v(e)},get slug(){return v(l)},get tilted(){return v(t)},get deed(){return v(n)},get which(){return v(m)},get badges(){return v(i)},get live(){return r.values},get attached(){return v(d)}})}W(g),e((e,t)=>{_=a(g,1,`piece svelte-11s802o`,null,_,{taunt:e}),b=s(g,``,b,{"--tucked":t})},[()=>r.view.forward.includes(r.thing),()=>Math.min(v(u).length,3)]),n(t,g),y()}var xe=c(`<div><div class="line svelte-1dtxdpe"><!></div> <div><!></div></div>`);function Se(t,i){H(i,!0);let o=(e,t=r)=>{{let n=E(()=>v(d).get(t())),r=E(()=>c.shown?.values?.[t()]??{});be(e,{get thing(){return t()},get view(){return i.view},get piece(){return v(n)},get values(){return v(r)}})}},{session:c,tell:l}=X(),u=E(()=>i.view.sides[i.seat]),d=E(()=>new Map(i.view.play.map(e=>[e.card,e]))),f=E(()=>i.own&&c.builder.open&&c.builder.question.options.some(({answer:e})=>[`left`,`right`].includes(e))),p=e=>e;var m=xe();let h;var g=O(m),_=O(g);{let e=E(()=>l(`ui-line`)),t=E(()=>v(f)?4:5),n=E(()=>v(f)?48:0);q(_,{get label(){return v(e)},get items(){return v(u).line},key:p,get item(){return o},get usual(){return v(t)},get margin(){return v(n)},footprints:3,pictured:!0})}W(g),j(g,()=>C(()=>({things:[],place:`line`,seat:i.seat})));var b=R(g,2);let x,S;var w=O(b);{let e=E(()=>l(`ui-artifacts`));q(w,{get label(){return v(e)},get items(){return v(u).artifacts},key:p,get item(){return o},rows:2,tiles:!0,footprints:2,pictured:!0})}W(b),W(m),e(e=>{h=a(m,1,`field svelte-1dtxdpe`,null,h,{own:i.own}),x=a(b,1,`artifacts svelte-1dtxdpe`,null,x,{none:!v(u).artifacts.length}),S=s(b,``,S,{"--columns":e})},[()=>Math.ceil(v(u).artifacts.length/2)||1]),n(t,m),y()}var Ce=g(`<circle></circle>`),we=g(`<path></path>`),Te=c(`<div class="mat svelte-1l16ze0" aria-hidden="true"><svg class="rings svelte-1l16ze0" viewBox="-400 -400 800 800" focusable="false"><g fill="none"><!><!><path class="faint svelte-1l16ze0" d="M0-118 102 59-102 59ZM0 118 102-59-102-59Z"></path></g></svg> <svg class="weave svelte-1l16ze0" width="100%" height="100%" focusable="false"><pattern id="kf-weave" width="44" height="76" patternUnits="userSpaceOnUse"><path d="M22 0 44 12.700v25.300L22 50.700 0 38V12.700ZM22 50.700V76" fill="none"></path></pattern><rect width="100%" height="100%" fill="url(#kf-weave)"></rect></svg> <div class="light svelte-1l16ze0"></div> <div class="edge svelte-1l16ze0"></div></div>`);function Ee(t,r){H(r,!1);let i=[{r:118,width:1.5,dash:``},{r:250,width:1.5,dash:``},{r:258,width:7,dash:`1 12`},{r:266,width:1,dash:``},{r:350,width:1.5,dash:``},{r:358,width:1,dash:`2 8`}],a=Array.from({length:12},(e,t)=>t*Math.PI/6),o=(e,t)=>`${(t*Math.cos(e)).toFixed(1)} ${(t*Math.sin(e)).toFixed(1)}`;T();var s=Te(),c=O(s),l=O(c),u=O(l);f(u,1,()=>i,m,(t,r)=>{let i=()=>v(r).r,a=()=>v(r).width,o=()=>v(r).dash;var s=Ce();e(()=>{x(s,`r`,i()),x(s,`stroke-width`,a()),x(s,`stroke-dasharray`,o()||void 0)}),n(t,s)});var d=R(u);f(d,1,()=>a,m,(t,r)=>{var i=we();e((e,t)=>x(i,`d`,`M${e??``}L${t??``}`),[()=>o(v(r),118),()=>o(v(r),132)]),n(t,i)}),S(),W(l),W(c),S(6),W(s),n(t,s),y()}var De=g(`<path class="bright svelte-mr47fp" d="M20 3.500 35.500 12.500 20 21.500 4.500 12.500Z"></path><path class="middle svelte-mr47fp" d="M4 13.500 19.500 22.500V40L4 31.500Z"></path><path class="dark svelte-mr47fp" d="M36 13.500 20.500 22.500V40L36 31.500Z"></path><path class="heart svelte-mr47fp" d="M20 12 28 16.500v10L20 31l-8-4.500v-10Z"></path><path class="glint svelte-mr47fp" d="M9 10 18 4.800"></path>`,1),Oe=g(`<svg viewBox="0 0 40 44" aria-hidden="true" focusable="false"><path class="body svelte-mr47fp" d="M20 2 37 12v20L20 42 3 32V12Z"></path><!></svg>`);function ke(t,r){let i=B(r,`empty`,3,!1);var o=Oe();let s;var c=R(O(o)),u=e=>{var t=De();S(4),n(e,t)};l(c,e=>{i()||e(u)}),W(o),e(()=>s=a(o,0,`svelte-mr47fp`,null,s,{empty:i()})),n(t,o)}var Ae=c(`<i><!></i>`),je=c(`<small class="change svelte-npcwl1" aria-hidden="true"> </small>`),Me=c(`<span data-dial="amber"><span class="gem svelte-npcwl1"><!></span> <b aria-hidden="true" class="svelte-npcwl1"> <small class="of svelte-npcwl1"> </small></b> <span class="next svelte-npcwl1"><span class="unseen svelte-npcwl1"> </span> <span class="track svelte-npcwl1" aria-hidden="true"></span> <em aria-hidden="true" class="svelte-npcwl1"> </em></span> <span class="unseen svelte-npcwl1"> </span> <!></span>`);function Ne(t,r){H(r,!0);let{session:i,tell:o}=X(),c=ce()(()=>`amber`),u=E(()=>r.n>=r.cost),d=E(()=>o(v(u)?`ui-check`:`ui-amber`,{n:r.n})),p=E(()=>o(`ui-key-cost`,{n:r.cost})),h=ne(()=>r.n,()=>i.step,(e,t)=>e-t);var g=Me();let _;var b=O(g),S=O(b);{let e=E(()=>!r.n);ke(S,{get empty(){return v(e)}})}W(b);var w=R(b,2),T=O(w),k=R(T),A=P(k);W(w);var M=R(w,2),N=O(M),F=P(N,!0),I=R(N,2);let L;f(I,21,()=>({length:Math.min(r.cost,10)}),m,(t,i,o)=>{var s=Ae();let c;var l=O(s);{let e=E(()=>o>=r.n);ke(l,{get empty(){return v(e)}})}W(s),e(()=>c=a(s,1,`svelte-npcwl1`,null,c,{near:o===r.cost-1&&r.n===r.cost-1})),n(t,s)}),W(I);var ee=R(I,2),z=P(ee,!0);W(M);var B=R(M,2),V=P(B,!0),U=R(B,2),G=t=>{var r=je(),i=P(r,!0);e(e=>K(i,e),[()=>D(h())]),n(t,r)},q=E(()=>h());l(U,e=>{v(q)&&e(G)}),W(g),j(g,()=>C(()=>({zone:c()}))),e((e,t,n)=>{_=a(g,1,`dial svelte-npcwl1`,null,_,{enough:v(u),changed:e}),x(g,`title`,v(d)),K(T,`${r.n??``} `),K(A,`/${r.cost??``}`),x(M,`title`,v(p)),K(F,v(p)),L=s(I,``,L,{"--pips":t}),K(z,n),K(V,v(d))},[()=>h(),()=>Math.min(r.cost,10),()=>v(u)?o(`kf-key-ready`):o(`kf-key-missing`,{n:r.cost-r.n})]),n(t,g),y()}var Pe=g(`<rect width="13" class="svelte-47az9c"></rect>`),Fe=c(`<small aria-hidden="true" class="svelte-47az9c"> </small>`),Ie=c(`<span data-dial="chains"><svg aria-hidden="true" focusable="false" class="svelte-47az9c"></svg> <b aria-hidden="true" class="svelte-47az9c"> </b> <span class="means svelte-47az9c" aria-hidden="true"> </span> <span class="unseen"> </span> <!></span>`);function Le(t,r){H(r,!0);let{session:i,tell:o}=X(),s=ce()(()=>`chains`),c=ne(()=>r.n,()=>i.step,(e,t)=>e-t),u=E(()=>o(`ui-chains`,{n:r.n}));var d=Ie();let p;var h=O(d);f(h,21,()=>({length:Math.min(r.n,8)}),m,(e,t,r)=>{var i=Pe();x(i,`x`,2+9*r),x(i,`y`,r%2?6:4),x(i,`height`,r%2?4:8),x(i,`rx`,r%2?2:4),n(e,i)}),W(h);var g=R(h,2),_=P(g,!0),b=R(g,2),S=P(b,!0),w=R(b,2),T=P(w,!0),k=R(w,2),A=t=>{var r=Fe(),i=P(r,!0);e(e=>K(i,e),[()=>D(c())]),n(t,r)},M=E(()=>c());l(k,e=>{v(M)&&e(A)}),W(d),j(d,()=>C(()=>({zone:s()}))),e((e,t,n)=>{p=a(d,1,`dial svelte-47az9c`,null,p,{changed:e}),x(d,`title`,v(u)),x(h,`viewBox`,`0 0 ${t??``} 16`),K(_,r.n),K(S,n),K(T,v(u))},[()=>c(),()=>10+9*Math.min(r.n,8),()=>o(`kf-chains-mean`,{n:Math.min(4,Math.ceil(r.n/6))})]),n(t,d),y()}var Re=c(`<i><!></i>`),ze=c(`<span class="crest svelte-t1e2gp" aria-hidden="true"></span>`);function Be(t,r){H(r,!0);var i=ze();f(i,22,()=>r.houses.slice(0,3),e=>e,(t,r,i)=>{let o=E(()=>F(`keyforge`,r));var c=Re();let l;var u=O(c);k(u,{get path(){return v(o).emblem}}),W(c),e(()=>{a(c,1,`hued part-${v(i)??``}`,`svelte-t1e2gp`),l=s(c,``,l,{"--hue":v(o).hue,"--ink":`${v(o).ink??50??``}%`})}),n(t,c)}),W(i),n(t,i),y()}var Ve=c(`<span><i class="svelte-153rhom"><!></i> <span class="unseen"> </span> <span class="name svelte-153rhom"> </span></span>`);function He(t,r){H(r,!0);let i=B(r,`active`,3,!1),o=B(r,`named`,3,!1),{tell:c}=X(),l=E(()=>c(`house-name`,{house:r.house})),u=E(()=>F(`keyforge`,r.house));var d=Ve();let f,p;var m=O(d),h=O(m);k(h,{get path(){return v(u).emblem}}),W(m);var g=R(m,2),_=P(g,!0),b=R(g,2),S=P(b,!0);W(d),e(e=>{f=a(d,1,`house hued svelte-153rhom`,null,f,{active:i(),named:o()}),x(d,`title`,v(l)),p=s(d,``,p,{"--hue":v(u).hue,"--ink":`${v(u).ink??50??``}%`}),K(_,e),x(b,`aria-hidden`,i()),K(S,v(l))},[()=>i()?c(`ui-active-house`,{house:v(l)}):``]),n(t,d),y()}var Ue=g(`<svg viewBox="0 0 48 48" aria-hidden="true" focusable="false"><circle class="ring svelte-13fxynl" cx="24" cy="24" r="22"></circle><circle class="well svelte-13fxynl" cx="24" cy="24" r="19.500"></circle><g transform="rotate(20 24 24) translate(12 11.500)"><path class="svelte-13fxynl"></path><path class="svelte-13fxynl"></path></g><text x="37.500" y="41" class="svelte-13fxynl"> </text></svg>`);function We(t,r){H(r,!0);let i=B(r,`forged`,3,!1),o=[`M12 2.5a4.600 4.600 0 1 0 .1 0ZM12 5.200a1.900 1.900 0 1 1-.1 0Z`,`M12 11.500C7.500 9 6.500 6.500 7.500 4.500S11 2.500 12 4.500C13 2.500 15.500 2.500 16.500 4.500S16.500 9 12 11.500ZM12 9.200C14.500 7.500 15 6 14.200 5.300S12.500 5.500 12 6.800C11.500 5.500 10.500 4.600 9.800 5.300S9.500 7.500 12 9.200Z`,`M12 1.800 17 6.800 12 11.800 7 6.800ZM12 4.800 10 6.800 12 8.800 14 6.800Z`],s=[`M11 11h2v10.500h-2ZM13 15h3v2h-3ZM13 18.500h4v2h-4Z`,`M11 11h2v10.500h-2ZM13 14.500h4v2h-4ZM13 18h2.500v2H13Z`,`M11 11h2v10.500h-2ZM7 15h10v2H7ZM8.500 18.800h7v1.700h-7Z`],{tell:c}=X();var l=Ue();let u;var d=R(O(l),2),f=O(d),m=R(f);W(d);var h=R(d),g=P(h,!0);W(l),e(e=>{u=a(l,0,p(r.colour),`svelte-13fxynl`,u,{forged:i()}),x(f,`d`,o[r.n%o.length]),x(m,`d`,s[r.n%s.length]),K(g,e)},[()=>c(`ui-${r.colour}`).slice(0,1).toUpperCase()]),n(t,l),y()}var Ge=c(`<span class="keys svelte-9n4lc6"><!> <span class="unseen"> </span></span>`);function Ke(t,r){H(r,!0);let{tell:i}=X(),a=E(()=>r.rules.key_colours.filter((e,t)=>r.forged>>t&1)),o=E(()=>v(a).map(e=>i(`ui-${e}`)).join(`, `)),s=E(()=>i(`ui-keys`,{n:v(a).length,of:r.rules.keys_to_win,colours:v(o)&&` (${v(o)})`}));var c=Ge(),l=O(c);f(l,17,()=>r.rules.key_colours,m,(e,t,n)=>{{let i=E(()=>!!(r.forged>>n&1));We(e,{get colour(){return v(t)},n,get forged(){return v(i)}})}});var u=R(l,2),d=P(u,!0);W(c),e(()=>{x(c,`title`,v(s)),K(d,v(s))}),n(t,c),y()}var Z=e=>{var t=qe();n(e,t)},qe=g(`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" class="svelte-1cq3naj"><path d="M12 2 20.700 7v10L12 22 3.300 17V7ZM12 7l4.300 2.500v5L12 17l-4.300-2.500v-5Z"></path></svg>`),Je=c(`<div><div class="closed svelte-1cq3naj"><!> <!></div> <!> <!> <!></div>`);function Q(t,r){H(r,!0);let i=B(r,`named`,3,!1),{tell:o}=X(),s=E(()=>r.view.sides[r.seat]),c=e=>e.filter(e=>e>=0).map(e=>({thing:e,slug:r.view.cards[e]})),u=e=>c(e).reverse(),d=e=>i()?o(e):``;re(()=>r.seat);var f=Je();let p;var m=O(f),h=O(m),g=e=>{{let t=E(()=>o(`ui-hand-cards`)),n=E(()=>c(v(s).hand));Y(e,{icon:`hand`,get label(){return v(t)},get count(){return v(s).hand.length},get cards(){return v(n)},get sign(){return Z}})}};l(h,e=>{!i()&&r.seat!==r.view.player&&e(g)});var _=R(h,2);{let e=E(()=>ee(`deck`)),t=E(()=>d(`kf-deck`));Y(_,{icon:`deck`,get label(){return v(e)},get name(){return v(t)},get count(){return v(s).deck.length},get sign(){return Z}})}W(m);var b=R(m,2);{let e=E(()=>o(`ui-discarded`)),t=E(()=>d(`kf-discard`)),n=E(()=>u(v(s).discard)),i=E(()=>({things:[],place:`discard`,seat:r.seat}));Y(b,{icon:`discard`,get label(){return v(e)},get name(){return v(t)},get count(){return v(s).discard.length},get cards(){return v(n)},get goal(){return v(i)},open:!0})}var S=R(b,2),C=e=>{{let t=E(()=>o(`ui-archived`)),n=E(()=>d(`kf-archives`)),r=E(()=>c(v(s).archives));Y(e,{icon:`archives`,get label(){return v(t)},get name(){return v(n)},get count(){return v(s).archives.length},get cards(){return v(r)},get sign(){return Z}})}};l(S,e=>{(i()||v(s).archives.length)&&e(C)});var w=R(S,2),T=e=>{{let t=E(()=>o(`ui-purged-cards`)),n=E(()=>d(`kf-purged`)),r=E(()=>u(v(s).purged));Y(e,{icon:`purged`,get label(){return v(t)},get name(){return v(n)},get count(){return v(s).purged.length},get cards(){return v(r)},open:!0})}};l(w,e=>{(i()||v(s).purged.length)&&e(T)}),W(f),e(()=>{p=a(f,1,`piles svelte-1cq3naj`,null,p,{named:i()}),x(f,`data-seat`,r.seat)}),n(t,f),y()}var Ye=c(`<!> <!>`,1);function Xe(e,t){H(t,!0);let r=e=>{Q(e,{get seat(){return t.seat},get view(){return t.view}})},i=X(),a=E(()=>i.rules),o=E(()=>t.view.sides[t.seat]),s=E(()=>t.seat===t.view.active),c=E(()=>i.session.shown?.values?.[-2-t.seat]?.[`key-cost`]??v(a).key_cost),u=E(()=>[...new Set([...v(o).houses,...v(s)&&t.view.house?[t.view.house]:[]])]),d=E(()=>i.session.server.room?.seats[t.seat]?.deck??``);{let i=e=>{Be(e,{get houses(){return v(o).houses}})},p=e=>{var r=_(),i=b(r);f(i,16,()=>v(u),e=>e,(e,n)=>{{let r=E(()=>v(s)&&n===t.view.house);He(e,{get house(){return n},get active(){return v(r)}})}}),n(e,r)},m=e=>{Ke(e,{get forged(){return v(o).keys},get rules(){return v(a)}})},h=E(()=>t.piled?r:void 0);ae(e,{get seat(){return t.seat},get active(){return v(s)},get extra(){return v(d)},get piles(){return v(h)},crest:i,emblems:p,hero:m,children:(e,t)=>{var r=Ye(),i=b(r);Ne(i,{get n(){return v(o).amber},get cost(){return v(c)}});var a=R(i,2),s=e=>{Le(e,{get n(){return v(o).chains}})};l(a,e=>{v(o).chains&&e(s)}),n(e,r)},$$slots:{crest:!0,emblems:!0,hero:!0,default:!0}})}y()}var Ze=c(`<div class="ribbon svelte-18wbx1a"><span class="turn svelte-18wbx1a"> </span> <div class="now svelte-18wbx1a"><span class="active-house svelte-18wbx1a"><!></span> <!></div></div>`);function Qe(t,r){H(r,!0);let{session:i,tell:a}=X(),o=E(()=>i.server.seat>=0&&i.server.seat===r.view.active);var s=Ze(),c=O(s),u=P(c,!0),d=R(c,2),f=O(d),p=O(f),m=e=>{He(e,{get house(){return r.view.house},active:!0,named:!0})};l(p,e=>{r.view.house&&e(m)}),W(f);var h=R(f,2);oe(h,{}),W(d),W(s),e(e=>K(u,e),[()=>a(v(o)?`kf-turn-yours`:`ui-turn`,{n:r.view.turn})]),n(t,s),y()}var $e=c(`<div class="backs-place svelte-ft72ee"><!></div>`),et=c(`<div class="apart above svelte-ft72ee"><!></div> <div class="events svelte-ft72ee"><!></div>`,1),tt=c(`<span class="resolving svelte-ft72ee"></span>`),nt=c(`<div class="hand svelte-ft72ee"><!></div>`),rt=c(`<div class="apart below svelte-ft72ee"><!></div>`),it=c(`<div><!> <div class="side above svelte-ft72ee"><!></div> <!> <div class="theirs svelte-ft72ee"><!></div> <!> <div class="middle svelte-ft72ee"><!> <!> <!></div> <div class="ours svelte-ft72ee"><!></div> <div class="side below svelte-ft72ee"><!></div> <div class="question svelte-ft72ee"><!></div> <!> <!></div>`);function at(t,r){H(r,!0);let i=new N(`(min-width: 900px) and (min-height: 481px)`),o=new N(`(max-height: 480px)`),{tell:s}=X(),c=E(()=>Math.max(r.view.player,0)),u=E(()=>!r.view.sides.some(({line:e,artifacts:t})=>e.length+t.length)),d=E(()=>{let e=r.view.sides[v(c)],t=[r.view.house,...e.houses],n=e=>t.indexOf(r.view.printed[e])+1||99;return e.hand.filter(e=>e>=0).map(e=>({thing:e,slug:r.view.cards[e]})).sort((e,t)=>n(e.thing)-n(t.thing))});var p=it();let m;var h=O(p);Ee(h,{});var g=R(h,2),_=O(g);{let e=E(()=>1-v(c)),t=E(()=>!i.current);Xe(_,{get seat(){return v(e)},get view(){return r.view},get piled(){return v(t)}})}W(g);var x=R(g,2),S=e=>{var t=$e(),i=O(t);{let e=E(()=>1-v(c));pe(i,{get seat(){return v(e)},get view(){return r.view}})}W(t),n(e,t)};l(x,e=>{i.current&&e(S)});var C=R(x,2),w=O(C);{let e=E(()=>1-v(c));Se(w,{get seat(){return v(e)},get view(){return r.view},own:!1})}W(C);var T=R(C,2),D=e=>{var t=et(),i=b(t),a=O(i);{let e=E(()=>1-v(c));Q(a,{get seat(){return v(e)},get view(){return r.view},named:!0})}W(i);var o=R(i,2),s=O(o);ie(s,{}),W(o),n(e,t)};l(T,e=>{i.current&&e(D)});var k=R(T,2),A=O(k);Qe(A,{get view(){return r.view}});var j=R(A,2),M=e=>{ie(e,{lines:1,brief:!0})};l(j,e=>{!i.current&&!o.current&&e(M)});var P=R(j,2),F=e=>{var t=tt();f(t,20,()=>r.view.resolving,e=>e,(e,t)=>{{let n=E(()=>[t]);J(e,{get things(){return v(n)},get slug(){return r.view.cards[t]},flat:!0})}}),W(t),n(e,t)};l(P,e=>{r.view.resolving.length&&e(F)}),W(k);var I=R(k,2);Se(O(I),{get seat(){return v(c)},get view(){return r.view},own:!0}),W(I);var L=R(I,2),ee=O(L);{let e=E(()=>!i.current);Xe(ee,{get seat(){return v(c)},get view(){return r.view},get piled(){return v(e)}})}W(L);var z=R(L,2),B=O(z);te(B,{get question(){return r.question}}),W(z);var V=R(z,2),U=e=>{var t=nt(),r=O(t);{let e=(e,t)=>{let n=()=>(t?.()).thing,r=()=>(t?.()).slug;{let t=E(()=>[n()]);J(e,{get things(){return v(t)},get slug(){return r()},deed:`play`})}},t=E(()=>s(`ui-hand-cards`));q(r,{get label(){return v(t)},get items(){return v(d)},key:({thing:e})=>e,usual:5,fan:!0,item:e,$$slots:{item:!0}})}W(t),n(e,t)};l(V,e=>{r.view.player>=0&&e(U)});var G=R(V,2),K=e=>{var t=rt();Q(O(t),{get seat(){return v(c)},get view(){return r.view},named:!0}),W(t),n(e,t)};l(G,e=>{i.current&&e(K)}),W(p),e(()=>m=a(p,1,`keyforge svelte-ft72ee`,null,m,{bare:v(u),watched:r.view.player<0})),n(t,p),y()}var $=(e,t)=>e.length?{options:e,aim:t}:void 0;function ot(e,t,n,r,a=``){let o=t.seat===r.player,s=i(n,e,`play`);if(t.place===`discard`)return o?$(i(n,e,`discard`)):void 0;if(t.place===`player`)return o?$(i(n,e,`reap`)):void 0;if(t.place===`left`||t.place===`right`)return $(s,{answers:[t.place]});if(t.place===`line`)return o?$(s):void 0;let c=st(r).get(t.things[0]??-1);if(c===void 0||t.things.some(t=>e.includes(t)))return;let l={things:t.things};return(c===r.player?void 0:$(i(n,e,`fight`),l))??(a===`creature`?void 0:$(s,l))}function st({play:e}){return new Map(e.map(({card:e,controller:t})=>[e,t]))}var ct=c(`<i class="svelte-1fu9fiu"></i>`),lt=c(`<div><div class="rays svelte-1fu9fiu"></div> <!> <div class="key svelte-1fu9fiu"><div class="socket svelte-1fu9fiu"><!></div> <strong class="svelte-1fu9fiu"> </strong></div></div>`);function ut(t,r){H(r,!0);let i=Array.from({length:14},(e,t)=>t*360/14),o=X(),c=E(()=>o.rules.key_colours[r.event.amount??0]??``),{x:l,y:u}=G(o.area()?.getBoundingClientRect()??new DOMRect(0,0,innerWidth,innerHeight));function d(e){r.run(e,[{transform:`scale(.2) rotate(-30deg)`,opacity:0,filter:`brightness(3)`},{transform:`scale(1.25) rotate(4deg)`,opacity:1,filter:`brightness(2)`,offset:.25},{transform:`scale(1)`,opacity:1,filter:`none`,offset:.4},{transform:`scale(1.04)`,opacity:1,offset:.8},{transform:`scale(.5) translateY(-40px)`,opacity:0}],{duration:r.long,easing:`ease-out`,fill:`both`})}function p(e){let t=t=>`rotate(${e}deg) translateX(${t}px)`;return e=>{let n=[{transform:`${t(30)} scale(0.4)`,opacity:0},{transform:`${t(60)} scale(1)`,opacity:1,offset:.3},{transform:`${t(190)} scale(0.2)`,opacity:0}];r.run(e,n,{duration:r.long,easing:`ease-out`,fill:`both`})}}function h(e){r.run(e,[{transform:`scale(.1)`,opacity:0},{transform:`scale(1) rotate(20deg)`,opacity:1,offset:.3},{transform:`scale(1.35) rotate(60deg)`,opacity:0}],{duration:r.long,fill:`both`})}var g=lt();let _;var b=O(g);j(b,()=>h);var x=R(b,2);f(x,17,()=>i,m,(e,t)=>{var r=ct();j(r,()=>p(v(t))),n(e,r)});var S=R(x,2),C=O(S),w=O(C);{let e=E(()=>r.event.amount??0);We(w,{get colour(){return v(c)},get n(){return v(e)},forged:!0})}W(C);var T=R(C,2),D=P(T,!0);W(S),j(S,()=>d),W(g),e(e=>{a(g,1,`moment ${v(c)??``}`,`svelte-1fu9fiu`),_=s(g,``,_,{left:`${l??``}px`,top:`${u??``}px`}),K(D,e)},[()=>o.tell(`ui-key-forged`,{name:o.session.server.name(-2-(r.event.target??-2))})]),n(t,g),y()}var dt=[`hand`,`deck`,`discard`,`archives`,`purged`];function ft({sides:e}){let t=new Map,n={};return e.forEach((e,r)=>{for(let i of dt){n[`${i}-${r}`]=e[i].length;for(let n of e[i])n>=0&&t.set(n,`${i}-${r}`)}}),{of:t,sizes:n}}function pt({sides:e,play:t}){return new Map([...e.map(({amber:e,chains:t},n)=>[-2-n,{amber:e,chains:t}]),...t.map(({card:e,damage:t,amber:n,power:r})=>[e,{damage:t,amber:n,power:r}])])}var mt={cota:{short:`CotA`,path:`M4 10v4l8 5V5ZM15 9a4 4 0 0 1 0 6M18 6a8 8 0 0 1 0 12`},aoa:{short:`AoA`,path:`M4 20 12 13l8 7M4 14l8-7 8 7M9 5l3-3 3 3`},wc:{short:`WC`,path:`M9 5a7 7 0 1 0 .1 0M15 5a7 7 0 1 0 .1 0`},mm:{short:`MM`,path:`M7 2c0 7 10 6 10 10S7 15 7 22M17 2c0 7-10 6-10 10s10 3 10 10M9 5h6M9 19h6`}},ht=Object.assign({"../../../../trivault/games/keyforge/presentation/text/de.ftl":o,"../../../../trivault/games/keyforge/presentation/text/en.ftl":h,"../../../../trivault/games/keyforge/presentation/text/pl.ftl":U,"../../../../trivault/games/keyforge/text/de/table.ftl":`# KeyForge: Antworten, Fragen und das Protokoll.

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
`});function gt({slug:e,name:t,facts:n}){let r=n,i=[{name:`power`,n:r.power,text:``,at:`left`},{name:`armor`,n:r.armor,text:``,at:`right`}],a=Object.entries(r.sets).map(([e,t])=>{let{short:n,path:r}=mt[e]??{short:e,path:``};return{path:r,text:`${n} ${t}`}}),{kind:o,type:s,house:c,text:l,amber:u,rarity:d}=r,[f,,...p]=o.split(` · `),m=s===`creature`&&p.length?p.join(` · `):f,h=Object.keys(r.keywords),g=h.map(e=>z(`keyforge`,`kf-reminder`,{keyword:e,n:r.keywords[e]}));return{slug:e,name:t,kind:o,brief:m,type:s,group:c,picture:{ground:c,files:Object.keys(r.sets).map(e=>`keyforge-${e}-${c||`anomalies`}`),traits:`keyforge-traits`,words:[...r.traits,s]},bonus:u,rarity:d,stats:i,lines:l,signs:a,keywords:h,reminders:g}}function _t({play:e}){return e.reduce((e,t)=>e+t.damage,0)}function vt({answer:e}){return t[e]}var yt={face:gt,texts:ht,hurt:_t,zones:ft,numbers:pt,attacks:new Set([`attack`]),owners:st,usual:[`reap`],drop:ot,emblem:vt,Board:at,asks:!0,themed:!0,Moment:ut};export{yt as BOARD};