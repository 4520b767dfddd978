const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["./app.css","./keyforge.css","./magewars.css","./shards.css"])))=>i.map(i=>d[i]);
typeof window<`u`&&((window.__svelte??={}).v??=new Set).add(`5`);var e={},t=Symbol(`uninitialized`),n=`http://www.w3.org/1999/xhtml`,r=`http://www.w3.org/2000/svg`,i=Array.isArray,a=Array.prototype.indexOf,o=Array.prototype.includes,s=Array.from,c=Object.defineProperty,l=Object.getOwnPropertyDescriptor,u=Object.getOwnPropertyDescriptors,d=Object.prototype,f=Array.prototype,p=Object.getPrototypeOf,m=Object.isExtensible;function h(e){return typeof e==`function`}var g=()=>{};function _(e){return typeof e?.then==`function`}function v(e){return e()}function y(e){for(var t=0;t<e.length;t++)e[t]()}function b(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function x(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var S=1<<24,C=1024,w=2048,ee=4096,te=8192,ne=16384,re=32768,ie=1<<25,ae=65536,oe=1<<18,se=1<<19,ce=1<<20,le=1<<25,ue=1<<21,de=1<<22,fe=1<<23,pe=Symbol(`$state`),me=Symbol(`component`),he=Symbol(`legacy props`),ge=Symbol(``),_e=Symbol(`attributes`),ve=Symbol(`class`),ye=Symbol(`style`),be=Symbol(`text`),xe=Symbol(`form reset`),Se=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},Ce=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`);function we(){console.warn(`https://svelte.dev/e/derived_inert`)}function Te(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function Ee(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function De(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var T=!1;function Oe(e){T=e}var E;function D(t){if(t===null)throw Te(),e;return E=t}function ke(){return D(Sn(E))}function O(t){if(T){if(Sn(E)!==null)throw Te(),e;E=t}}function Ae(e=1){if(T){for(var t=e,n=E;t--;)n=Sn(n);E=n}}function je(e=!0){for(var t=0,n=E;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=Sn(n);e&&n.remove(),n=i}}function Me(t){if(!t||t.nodeType!==8)throw Te(),e;return t.data}function Ne(e){return e===this.v}function Pe(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Fe(e){return!Pe(e,this.v)}function Ie(e){throw Error(`https://svelte.dev/e/lifecycle_outside_component`)}function Le(){throw Error(`https://svelte.dev/e/missing_context`)}function Re(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function ze(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function Be(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function Ve(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function He(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function Ue(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function We(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function Ge(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function Ke(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function qe(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function Je(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}var Ye=!1;function Xe(){Ye=!0}var Ze=[];function Qe(e,t=!1,n=!1){return $e(e,new Map,``,Ze,null,n)}function $e(e,t,n,r,a=null,o=!1){if(typeof e==`object`&&e){var s=t.get(e);if(s!==void 0)return s;if(e instanceof Map)return new Map(e);if(e instanceof Set)return new Set(e);if(i(e)){var c=Array(e.length);t.set(e,c),a!==null&&t.set(a,c);for(var l=0;l<e.length;l+=1){var u=e[l];l in e&&(c[l]=$e(u,t,n,r,null,o))}return c}if(p(e)===d){c={},t.set(e,c),a!==null&&t.set(a,c);for(var f of Object.keys(e))c[f]=$e(e[f],t,n,r,null,o);return c}if(e instanceof Date)return e.getTime(),structuredClone(e);if(typeof e.toJSON==`function`&&!o)return $e(e.toJSON(),t,n,r,e)}if(e instanceof EventTarget)return e;try{return structuredClone(e)}catch{return e}}function et(e,t,n){let r={};return[()=>(n(r)||Le(),e(r)),e=>t(r,e),()=>n(r)]}function tt(e){let t=e.p;for(;t!==null&&t.c===null;)t=t.p;return t?.c??null}function nt(e,t){return e===null&&Ie(t),e.c??=new Map(tt(e)||void 0)}var k=null;function rt(e){k=e}function it(){return et(at,ot,st)}function at(e){return nt(k,`getContext`).get(e)}function ot(e,t){return nt(k,`setContext`).set(e,t),t}function st(e){return nt(k,`hasContext`).has(e)}function ct(e,t=!1,n){k={p:k,i:!1,c:null,e:null,s:e,x:null,r:G,l:Ye&&!t?{s:null,u:null,$:[]}:null}}function lt(e){var t=k,n=t.e;if(n!==null){t.e=null;for(var r of n)In(r)}return e!==void 0&&(t.x=e),t.i=!0,k=t.p,ut(e)}function ut(e={}){return c(e,me,{value:!0}),e}function dt(){return!Ye||k!==null&&k.l===null}var ft=[];function pt(){var e=ft;ft=[],y(e)}function A(e){if(ft.length===0&&!Vt){var t=ft;queueMicrotask(()=>{t===ft&&pt()})}ft.push(e)}function mt(){for(;ft.length>0;)pt()}var ht=~(w|ee|C);function j(e,t){e.f=e.f&ht|t}function gt(e){e.f&512||e.deps===null?j(e,C):j(e,ee)}function _t(e,t){e.f&2048?t.set(e,w):e.f&4096&&t.get(e)!==2048&&t.set(e,ee),j(e,C)}function vt(e,t){if(t){let t=document.body;e.autofocus=!0,A(()=>{document.activeElement===t&&e.focus()})}}function yt(e){T&&L(e)!==null&&wn(e)}var bt=!1;function xt(){bt||(bt=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[xe]?.()})},{capture:!0}))}function St(e){var t=W,n=G;ar(null),or(null);try{return e()}finally{ar(t),or(n)}}function Ct(e,t,n,r=n){e.addEventListener(t,()=>St(n));let i=e[xe];e[xe]=i?()=>{i(),r(!0)}:()=>r(!0),xt()}function wt(e,t,n,r){let i=dt()?Ot:jt;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=G,c=Tt(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){kn(e,s)}Et()}}var d=Dt();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>At(e))).then(u).catch(e=>kn(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),Et())}):f()}function Tt(){var e=G,t=W,n=k,r=N;return function(i=!0){or(e),ar(t),rt(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function Et(e=!0){or(null),ar(null),rt(null),e&&N?.deactivate()}function Dt(){var e=G,t=e.b,n=N,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function Ot(e){var n=2|w;return G!==null&&(G.f|=se),{ctx:k,deps:null,effects:null,equals:Ne,f:n,fn:e,reactions:null,rv:0,v:t,wv:0,parent:G,ac:null}}var kt=Symbol(`obsolete`);function At(e,n,r){let i=G;i===null&&Re();var a=void 0,o=an(t),s=!W,c=new Set;return Bn(()=>{var t=G,n=b();a=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==Se&&n.reject(e)}).finally(Et)}catch(e){n.reject(e),Et()}var r=N;if(s){if(t.f&32768)var l=Dt();if(i.b?.is_rendered())r.async_deriveds.get(t)?.reject(kt);else for(let e of c.values())e.reject(kt);c.add(n),r.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),c.delete(n),t!==kt&&(r.activate(),t?(o.f|=fe,ln(o,t)):(o.f&8388608&&(o.f^=fe),ln(o,e)),r.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),Pn(()=>{for(let e of c)e.reject(kt)}),new Promise(e=>{function t(n){function r(){n===a?e(o):t(a)}n.then(r,r)}t(a)})}function M(e){let t=Ot(e);return cr(t),t}function jt(e){let t=Ot(e);return t.equals=Fe,t}function Mt(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)U(t[n])}}function Nt(e){var n,r=G,i=e.parent;if(!nr&&i!==null&&e.v!==t&&i.f&24576)return we(),e.v;or(i);try{Mt(e),n=vr(e)}finally{or(r)}return n}function Pt(e){var t=Nt(e);!e.equals(t)&&(e.wv=hr(),(!N?.is_fork||e.deps===null)&&(N===null?e.v=t:(N.capture(e,t,!0),Rt?.capture(e,t,!0)),e.deps===null))?j(e,C):nr||(zt===null?gt(e):(Nn()||N?.is_fork)&&zt.set(e,t))}function Ft(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&St(()=>{t.ac.abort(Se),t.ac=null}),t.fn!==null&&(t.teardown=g),xr(t,0),Kn(t))}function It(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&Sr(t)}var Lt=null,N=null,Rt=null,zt=null,Bt=null,Vt=!1,Ht=!1,Ut=null,Wt=null,Gt=0,Kt=1,qt=class e{id=Kt++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){Lt===null?Lt=this:(Lt.next=this,this.prev=Lt),Lt=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)j(r,w),t(r);for(r of n.m)j(r,ee),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=C}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)j(e,t),this.schedule(e);this.apply();for(var t=Ut=[],n=[],r=Wt=[];this.#a.length>0;){Gt++>1e3&&(this.#b(),Yt());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw en(e),this.#d()||this.discard(),t}}if(N=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(Ut=null,Wt=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)$t(e,t);r.length>0&&N.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),Rt=this,Zt(n),Zt(t),Rt=null,this.#i?.resolve();var o=N;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(nn.clear(),o.#m())}}#h(e,t,n){e.f^=C;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=C:i&4?t.push(r):gr(r)&&(i&16&&this.add_dirty_reaction(r,ee),Sr(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),j(i,w),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),N=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)_t(e[t],this.#s)}capture(e,n,r=!1){e.v!==t&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[n,r]),zt?.set(e,n)),this.is_fork||(e.v=n)}activate(){N=this}deactivate(){N=null,zt=null}flush(){try{Ht=!0,N=this,this.#m()}finally{Gt=0,Bt=null,Ut=null,Wt=null,Ht=!1,N=null,zt=null,nn.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(kt);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,A(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=b()).promise}static ensure(){if(N===null){let t=N=new e;!Ht&&!Vt&&A(()=>{t.started||t.flush()})}return N}apply(){zt=null}schedule(e){Bt=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?Lt=e:t.prev=e,this.linked=!1}}};function Jt(e){var t=Vt,n=Rt;Rt=null,Vt=!0;try{var r;for(e&&(Jt(),r=e());;){if(mt(),N===null)return r;N.flush()}}finally{Vt=t,Rt=n}}function Yt(){try{Ue()}catch(e){kn(e,Bt)}}var Xt=null;function Zt(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&gr(r)&&(Xt=new Set,Sr(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&Yn(r),Xt?.size>0)){nn.clear();for(let e of Xt){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)Xt.has(n)&&(Xt.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||Sr(n)}}Xt.clear()}}Xt=null}}function Qt(e){N.schedule(e)}function $t(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),j(e,C);for(var n=e.first;n!==null;)$t(n,t),n=n.next}}function en(e){j(e,C);for(var t=e.first;t!==null;)en(t),t=t.next}var tn=new Set,nn=new Map,rn=!1;function an(e,t){return{f:0,v:e,reactions:null,equals:Ne,rv:0,wv:0}}function P(e,t){let n=an(e,t);return cr(n),n}function on(e,t=!1,n=!0){let r=an(e);return t||(r.equals=Fe),Ye&&n&&k!==null&&k.l!==null&&(k.l.s??=[]).push(r),r}function F(e,t,n=!1){return W!==null&&(!ir||W.f&131072)&&dt()&&W.f&4325394&&(sr===null||!sr.has(e))&&qe(),ln(e,n?pn(t):t,Wt)}var sn=null,cn=0;function ln(e,t,n=null){if(!e.equals(t)){nr?nn.set(e,t):nn.has(e)||nn.set(e,e.v);var r=qt.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&Nt(t),zt===null&&gt(t)}e.wv=hr(),sn=null,cn=0,fn(e,w,n),sn=null,dt()&&G!==null&&G.f&1024&&!(G.f&96)&&(lr===null?ur([e]):lr.push(e)),!r.is_fork&&tn.size>0&&!rn&&un()}return t}function un(){rn=!1;for(let e of tn){e.f&1024&&j(e,ee);let t;try{t=gr(e)}catch{t=!0}t&&Sr(e)}tn.clear()}function dn(e){F(e,e.v+1)}function fn(e,t,n){var r=e.reactions;if(r!==null){var i=dt(),a=r.length;if(cn+=a,cn>1e5&&sn===null&&(sn=new Set),sn!==null){if(sn.has(e))return;sn.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==G){var l=(c&w)===0;if(l&&j(s,t),c&131072)tn.add(s);else if(c&2){var u=s;zt?.delete(u),fn(u,ee,n)}else if(l){var d=s;c&16&&Xt!==null&&Xt.add(d),n===null?Qt(d):n.push(d)}}}}}function pn(e){if(typeof e!=`object`||!e||pe in e||me in e)return e;let n=p(e);if(n!==d&&n!==f)return e;var r=new Map,a=i(e),o=P(0),s=null,c=pr,u=e=>{if(pr===c)return e();var t=W,n=pr;ar(null),mr(c);var r=e();return ar(t),mr(n),r};return a&&r.set(`length`,P(e.length,s)),new Proxy(e,{defineProperty(e,t,n){`value`in n&&n.configurable!==!1&&n.enumerable!==!1&&n.writable!==!1||Ge();var i=r.get(t);return i===void 0?u(()=>{var e=P(n.value,s);return r.set(t,e),e}):F(i,n.value,!0),!0},deleteProperty(e,n){var i=r.get(n);if(i===void 0){if(n in e){let e=u(()=>P(t,s));r.set(n,e),dn(o)}}else F(i,t),dn(o);return!0},get(n,i,a){if(i===pe)return e;var o=r.get(i),c=i in n;if(o===void 0&&(!c||l(n,i)?.writable)&&(o=u(()=>P(pn(c?n[i]:t),s)),r.set(i,o)),o!==void 0){var d=J(o);return d===t?void 0:d}return Reflect.get(n,i,a)},getOwnPropertyDescriptor(e,n){this.has?.(e,n);var i=Reflect.getOwnPropertyDescriptor(e,n),a=r.get(n);if(a!==void 0){var o=J(a);if(o===t)return;if(i&&`value`in i)i.value=o;else return{enumerable:!0,configurable:!0,value:o,writable:!0}}return i},has(e,n){if(n===pe)return!0;var i=r.get(n),a=i!==void 0&&i.v!==t||Reflect.has(e,n);return(i!==void 0||(G!==null||W!==null)&&(!a||l(e,n)?.writable))&&(i===void 0&&(i=u(()=>P(a?pn(e[n]):t,s)),r.set(n,i)),J(i)===t)?!1:a},set(e,n,i,c){var d=r.get(n),f=n in e;if(a&&n===`length`)for(var p=i;p<d.v;p+=1){var m=r.get(p+``);m===void 0?p in e&&(m=u(()=>P(t,s)),r.set(p+``,m)):F(m,t)}if(d===void 0)(!f||l(e,n)?.writable)&&(d=u(()=>P(void 0,s)),F(d,pn(i)),r.set(n,d));else{f=d.v!==t;var h=u(()=>pn(i));F(d,h)}var g=Reflect.getOwnPropertyDescriptor(e,n);if(g?.set&&g.set.call(c,i),!f){if(a&&typeof n==`string`){var _=r.get(`length`),v=Number(n);Number.isInteger(v)&&v>=_.v&&F(_,v+1)}dn(o)}return!0},ownKeys(e){J(o);var n=Reflect.ownKeys(e).filter(e=>{var n=r.get(e);return n===void 0||n.v!==t});for(var[i,a]of r)a.v!==t&&!(i in e)&&n.push(i);return n},setPrototypeOf(){Ke()}})}function mn(e){try{if(typeof e==`object`&&e&&pe in e)return e[pe]}catch{}return e}function hn(e,t){return Object.is(mn(e),mn(t))}var gn,_n,vn,yn,bn;function xn(){if(gn===void 0){gn=window,_n=document,vn=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;yn=l(t,`firstChild`).get,bn=l(t,`nextSibling`).get,m(e)&&(e[ve]=void 0,e[_e]=null,e[ye]=void 0,e.__e=void 0),m(n)&&(n[be]=void 0)}}function I(e=``){return document.createTextNode(e)}function L(e){return yn.call(e)}function Sn(e){return bn.call(e)}function R(e,t){if(!T)return L(e);var n=L(E);if(n===null)n=E.appendChild(I());else if(t&&n.nodeType!==3){var r=I();return n?.before(r),D(r),r}return t&&Dn(n),D(n),n}function Cn(e,t=!1){if(!T){var n=L(e);return n instanceof Comment&&n.data===``?Sn(n):n}if(t){if(E?.nodeType!==3){var r=I();return E?.before(r),D(r),r}Dn(E)}return E}function z(e,t=!1){if(!T)return L(e);var n=R(e,t);return O(e),n}function B(e,t=1,n=!1){let r=T?E:e;for(var i;t--;)i=r,r=Sn(r);if(!T)return r;if(n){if(r?.nodeType!==3){var a=I();return r===null?i?.after(a):r.before(a),D(a),a}Dn(r)}return D(r),r}function wn(e){e.textContent=``}function Tn(){return!1}function En(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function Dn(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function On(e){var t=G;if(t===null)return W.f|=fe,e;if(!(t.f&32768)&&!(t.f&4))throw e;kn(e,t)}function kn(t,n){if(t===e)throw t;if(!(n!==null&&n.f&16384)){for(;n!==null;){if(n.f&128&&!(n.f&33570816)){if(!(n.f&32768))throw t;try{n.b.error(t);return}catch(e){t=e}}n=n.parent}throw t}}function An(e){G===null&&(W===null&&He(e),Ve()),nr&&Be(e)}function jn(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function Mn(e,t){var n=G;n!==null&&n.f&8192&&(e|=te);var r={ctx:k,deps:null,nodes:null,f:e|w|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};N?.register_created_effect(r);var i=r;if(e&4)Ut===null?qt.ensure().schedule(r):Ut.push(r);else if(t!==null){try{Sr(r)}catch(e){throw U(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=ae))}if(i!==null&&(i.parent=n,n!==null&&jn(i,n),W!==null&&W.f&2&&!(e&64))){var a=W;(a.effects??=[]).push(i)}return r}function Nn(){return W!==null&&!ir}function Pn(e){let t=Mn(8,null);return j(t,C),t.teardown=e,t}function Fn(e){An(`$effect`);var t=G.f;if(!W&&t&32&&k!==null&&!k.i){var n=k;(n.e??=[]).push(e)}else return In(e)}function In(e){return Mn(4|ce,e)}function Ln(e){return An(`$effect.pre`),Mn(8|ce,e)}function Rn(e){qt.ensure();let t=Mn(64|se,e);return(e={})=>new Promise(n=>{e.outro?Xn(t,()=>{U(t),n(void 0)}):(U(t),n(void 0))})}function zn(e){return Mn(4,e)}function Bn(e){return Mn(de|se,e)}function Vn(e,t=0){return Mn(8|t,e)}function V(e,t=[],n=[],r=[]){wt(r,t,n,t=>{Mn(8,()=>{e(...t.map(J))})})}function Hn(e,t=[],n=[],r=[]){wt(r,t,n,t=>{Mn(4,()=>e(...t.map(J)))})}function Un(e,t=0){return Mn(16|t,e)}function Wn(e,t=0){return Mn(S|t,e)}function H(e){return Mn(32|se,e)}function Gn(e){var t=e.teardown;if(t!==null){let n=nr,r=W;rr(!0),ar(null);try{t.call(null)}catch(t){kn(t,e.parent)}finally{rr(n),ar(r)}}}function Kn(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&St(()=>{e.abort(Se)});var r=n.next;n.f&64?n.parent=null:U(n,t),n=r}}function qn(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||U(t),t=n}}function U(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(Jn(e.nodes.start,e.nodes.end),n=!0),e.f|=ie,Kn(e,t&&!n),xr(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();Gn(e),e.f^=ie,e.f|=ne;var i=e.parent;i!==null&&i.first!==null&&Yn(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function Jn(e,t){for(;e!==null;){var n=e===t?null:Sn(e);e.remove(),e=n}}function Yn(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function Xn(e,t,n=!0){var r=[];e.f|=256,Zn(e,r,!0);var i=()=>{n&&U(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function Zn(e,t,n){if(!(e.f&8192)){e.f^=te;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);Zn(i,t,o?n:!1)}i=a}}}function Qn(e){e.f&=-257,$n(e,!0)}function $n(e,t){if(!(e.f&256)&&e.f&8192){e.f^=te,e.f&1024||(j(e,w),qt.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);$n(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function er(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:Sn(n);t.append(n),n=i}}var tr=null,nr=!1;function rr(e){nr=e}var W=null,ir=!1;function ar(e){W=e}var G=null;function or(e){G=e}var sr=null;function cr(e){W!==null&&(W.f&2097152||W.f&2)&&(sr??=new Set).add(e)}var K=null,q=0,lr=null;function ur(e){lr=e}var dr=1,fr=0,pr=fr;function mr(e){pr=e}function hr(){return++dr}function gr(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(gr(a)&&Pt(a),a.wv>e.wv)return!0}t&512&&zt===null&&j(e,C)}return!1}function _r(e,t,n=!0){var r=e.reactions;if(r!==null&&!(sr!==null&&sr.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?_r(a,t,!1):t===a&&(n?j(a,w):a.f&1024&&j(a,ee),Qt(a))}}function vr(e){var t=K,n=q,r=lr,i=W,a=sr,o=k,s=ir,c=pr,l=e.f;K=null,q=0,lr=null,W=l&96?null:e,sr=null,rt(e.ctx),ir=!1,pr=++fr,e.ac!==null&&(St(()=>{e.ac.abort(Se)}),e.ac=null);try{e.f|=ue;var u=e.fn,d=u();e.f|=re;var f=yr(e);if(dt()&&lr!==null&&!ir&&f!==null&&!(e.f&6146))for(var p=0;p<lr.length;p++)_r(lr[p],e);if(i!==null&&i!==e){if(fr++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=fr;if(t!==null)for(let e of t)e.rv=fr;lr!==null&&(r===null?r=lr:r.push(...lr))}return e.f&8388608&&(e.f^=fe),d}catch(t){return yr(e),On(t)}finally{e.f^=ue,K=t,q=n,lr=r,W=i,sr=a,rt(o),ir=s,pr=c}}function yr(e){var t=e.deps,n=N?.is_fork;if(K!==null){var r;if(n||xr(e,q),t!==null&&q>0)for(t.length=q+K.length,r=0;r<K.length;r++)t[q+r]=K[r];else e.deps=t=K;if(Nn()&&e.f&512)for(r=q;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&q<t.length&&(xr(e,q),t.length=q);return t}function br(e,n){let r=n.reactions;if(r!==null){var i=a.call(r,e);if(i!==-1){var s=r.length-1;s===0?r=n.reactions=null:(r[i]=r[s],r.pop())}}if(r===null&&n.f&2&&(K===null||!o.call(K,n))){var c=n;c.f&512&&(c.f^=512),c.v!==t&&gt(c),c.ac!==null&&St(()=>{c.ac.abort(Se),c.ac=null,j(c,w)}),Ft(c),xr(c,0)}}function xr(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)br(e,n[r])}function Sr(e){var t=e.f;if(!(t&16384)){j(e,C);var n=G;G=e;try{t&16777232?qn(e):Kn(e),Gn(e);var r=vr(e);e.teardown=typeof r==`function`?r:null,e.wv=dr}finally{G=n}}}async function Cr(){await Promise.resolve(),Jt()}function J(e){var t=!!(e.f&2);if(tr?.add(e),W!==null&&!ir&&!(G!==null&&G.f&16384)&&(sr===null||!sr.has(e))){var n=W.deps;if(W.f&2097152)e.rv<fr&&(e.rv=fr,K===null&&n!==null&&n[q]===e?q++:K===null?K=[e]:K.push(e));else{W.deps??=[],o.call(W.deps,e)||W.deps.push(e);var r=e.reactions;r===null?e.reactions=[W]:o.call(r,W)||r.push(W)}}if(nr&&nn.has(e))return nn.get(e);if(t){var i=e;if(nr){var a=i.v;return(!(i.f&1024)&&i.reactions!==null||Tr(i))&&(a=Nt(i)),nn.set(i,a),a}var s=!(i.f&512)&&!ir&&W!==null&&!!(W.f&512),c=(i.f&re)===0;gr(i)&&(s&&(i.f|=512),Pt(i)),s&&!c&&(It(i),wr(i))}if(zt?.has(e))return zt.get(e);if(e.f&8388608)throw e.v;return e.v}function wr(e){if(e.f|=512,e.deps!==null)for(let n of e.deps){var t=n.reactions;t===null?n.reactions=[e]:o.call(t,e)||t.push(e),n.f&2&&!(n.f&512)&&(It(n),wr(n))}}function Tr(e){if(e.v===t)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(nn.has(t)||t.f&2&&Tr(t))return!0;return!1}function Er(e){var t=ir;try{return ir=!0,e()}finally{ir=t}}function Dr(e){if(!(typeof e!=`object`||!e||e instanceof EventTarget)){if(pe in e)Or(e);else if(!Array.isArray(e))for(let t in e){let n=e[t];typeof n==`object`&&n&&pe in n&&Or(n)}}}function Or(e,t=new Set){if(typeof e==`object`&&e&&!(e instanceof EventTarget)&&!t.has(e)){t.add(e),e instanceof Date&&e.getTime();for(let n in e)try{Or(e[n],t)}catch{}let n=p(e);if(n!==Object.prototype&&n!==Array.prototype&&n!==Map.prototype&&n!==Set.prototype&&n!==Date.prototype){let t=u(n);for(let n in t){let r=t[n].get;if(r)try{r.call(e)}catch{}}}}}var kr=Symbol(`events`),Ar=new Set,jr=new Set;function Mr(e,t,n,r={}){function i(e){if(r.capture||zr.call(t,e),!e.cancelBubble)return St(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,A(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function Nr(e,t,n,r={}){var i=Mr(t,e,n,r);return()=>{i.__removed=!0,e.removeEventListener(t,i,r)}}function Pr(e,t,n,r,i){var a={capture:r,passive:i},o=Mr(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&Pn(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function Fr(e,t,n){(t[kr]??={})[e]=n}function Ir(e){for(var t=0;t<e.length;t++)Ar.add(e[t]);for(var n of jr)n(e)}var Lr=null,Rr=!1;function zr(e){var t=this,n=t.ownerDocument,r=e.type,i=e.composedPath?.()||[],a=i[0]||e.target;Lr=e,Rr||(Rr=!0,setTimeout(()=>{Rr=!1,Lr=null}));var o=0,s=Lr===e&&e[kr];if(s){var l=i.indexOf(s);if(l!==-1&&(t===document||t===window)){e[kr]=t;return}var u=i.indexOf(t);if(u===-1)return;l<=u&&(o=l)}if(a=i[o]||e.target,a!==t){c(e,`currentTarget`,{configurable:!0,get(){return a||n}});var d=W,f=G;ar(null),or(null);try{for(var p,m=[];a!==null&&a!==t;){try{var h=a[kr]?.[r];h==null||a.disabled&&e.target!==a||h.call(a,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;o++,a=o<i.length?i[o]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[kr]=t,delete e.currentTarget,ar(d),or(f)}}}var Br=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function Vr(e){return Br?.createHTML(e)??e}function Hr(e){var t=En(`template`);return t.innerHTML=Vr(e.replaceAll(`<!>`,`<!---->`)),t.content}function Ur(e,t){var n=G;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function Y(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(T)return Ur(E,null),E;i===void 0&&(i=Hr(a?e:`<!>`+e),n||(i=L(i)));var t=r||vn?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=L(t),s=t.lastChild;Ur(o,s)}else Ur(t,t);return t}}function Wr(e,t,n=`svg`){var r=!e.startsWith(`<!>`),i=!!(t&1),a=`<${n}>${r?e:`<!>`+e}</${n}>`,o;return()=>{if(T)return Ur(E,null),E;if(!o){var e=L(Hr(a));if(i)for(o=document.createDocumentFragment();L(e);)o.appendChild(L(e));else o=L(e)}var t=o.cloneNode(!0);if(i){var n=L(t),r=t.lastChild;Ur(n,r)}else Ur(t,t);return t}}function Gr(e,t){return Wr(e,t,`svg`)}function Kr(e=``){if(!T){var t=I(e+``);return Ur(t,t),t}var n=E;return n.nodeType===3?Dn(n):(n.before(n=I()),D(n)),Ur(n,n),n}function qr(){if(T)return Ur(E,null),E;var e=document.createDocumentFragment(),t=document.createComment(``),n=I();return e.append(t,n),Ur(t,n),e}function X(e,t){if(T){var n=G;n.f&32768&&n.nodes.end!==null||(n.nodes.end=E),ke()}else e!==null&&e.before(t)}function Jr(){if(T&&E&&E.nodeType===8&&E.textContent?.startsWith(`$`)){let e=E.textContent.substring(1);return ke(),e}return(window.__svelte??={}).uid??=1,`c${window.__svelte.uid++}`}[...`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`)];var Yr=[`touchstart`,`touchmove`];function Xr(e){return Yr.includes(e)}var Zr=[`textarea`,`script`,`style`,`title`];function Qr(e){return Zr.includes(e)}function $r(e){let t=0,n=an(0),r;return()=>{Nn()&&(J(n),Vn(()=>(t===0&&(r=Er(()=>e(()=>dn(n)))),t+=1,()=>{A(()=>{--t,t===0&&(r?.(),r=void 0,dn(n))})})))}}var ei=ae|se;function ti(e,t,n,r){new ni(e,t,n,r)}var ni=class{parent;is_pending=!1;transform_error;#e;#t=T?E:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=$r(()=>(this.#p=an(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=G;t.b=this,t.f|=128,n(e)},this.parent=G.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=Un(()=>{if(T){let e=Me(this.#t);ke();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},ei),T&&(this.#e=E)}#h(){try{this.#a=H(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);A(r),t&&(this.#s=H(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{this.#v()||(t?De():(t=!0,n&&Je(),this.#s!==null&&Xn(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})))};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){kn(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(ne|ie))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=H(()=>e(this.#e)),A(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=I(),n=!1;e.append(t),this.#a=this.#S(()=>{try{return H(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){kn(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#x(N)):this.#u===0&&(this.#e.before(e),this.#c=null,Xn(this.#o,()=>{this.#o=null}),this.#x(N))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=H(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();er(this.#a,e);let t=this.#n.pending;this.#o=H(()=>t(this.#e))}else this.#x(N)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){_t(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=G,n=W,r=k;or(this.#i),ar(this.#i),rt(this.#i.ctx);try{return qt.ensure(),e()}finally{or(t),ar(n),rt(r)}}#C(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&Xn(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#C(e,t)}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!(!this.#p||this.#d)&&(this.#d=!0,A(()=>{this.#d=!1,this.#p&&ln(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),J(this.#p)}error(t){if(t===e||!this.#n.onerror&&!this.#n.failed)throw t;N?.is_fork?(this.#a&&N.skip_effect(this.#a),this.#o&&N.skip_effect(this.#o),this.#s&&N.skip_effect(this.#s),N.oncommit(()=>{this.#v()||this.#w(t)})):this.#w(t)}#w(e){this.#a&&=(U(this.#a),null),this.#o&&=(U(this.#o),null),this.#s&&=(U(this.#s),null),T&&(D(this.#t),Ae(),D(je()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return H(()=>{var r=G;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return kn(e,this.#i.parent),null}}))};A(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){kn(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>kn(e,this.#i&&this.#i.parent)):n(t)}})}};function Z(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[be]??=e.nodeValue)&&(e[be]=n,e.nodeValue=`${n}`)}function ri(e,t){return ai(e,t)}var ii=new Map;function ai(t,{target:n,anchor:r,props:i={},events:a,context:o,intro:c=!0,transformError:l}){xn();var u=void 0,d=Rn(()=>{var c=r??n.appendChild(I());ti(c,{pending:()=>{}},n=>{ct({});var r=k;if(o&&(r.c=o),a&&(i.$$events=a),T&&Ur(n,null),u=t(n,i)||ut(),T&&(G.nodes.end=E,E===null||E.nodeType!==8||E.data!==`]`))throw Te(),e;lt()},l);var d=new Set,f=e=>{for(var t=0;t<e.length;t++){var r=e[t];if(!d.has(r)){d.add(r);var i=Xr(r);for(let e of[n,document]){var a=ii.get(e);a===void 0&&(a=new Map,ii.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,zr,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return f(s(Ar)),jr.add(f),()=>{for(var e of d)for(let r of[n,document]){var t=ii.get(r),i=t.get(e);--i==0?(r.removeEventListener(e,zr),t.delete(e),t.size===0&&ii.delete(r)):t.set(e,i)}jr.delete(f),c!==r&&c.parentNode?.removeChild(c)}});return oi.set(u,d),u}var oi=new WeakMap,si=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)Qn(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(Qn(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(U(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();er(r,t),t.append(I()),this.#n.set(e,{effect:r,fragment:t})}else U(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),Xn(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(U(n.effect),this.#n.delete(e))};ensure(e,t){var n=N,r=Tn();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=I();i.append(a),this.#n.set(e,{effect:H(()=>t(a)),fragment:i})}else this.#t.set(e,H(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else T&&(this.anchor=E),this.#a(n)}};function ci(e,t,...n){var r=new si(e);Un(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},ae)}var li=0,ui=1,di=2;function fi(e,n,r,i,a){T&&ke();var o=dt(),s=t,c=o?an(s):on(s,!1,!1),l=o?an(s):on(s,!1,!1),u=new si(e);Un(()=>{var t=N,o=n(),s=!1;let d=T&&_(o)===(e.data===`[!`);if(d&&(D(je()),Oe(!1)),_(o)){var f=Tt(),p=!1;let e=e=>{if(!s){p=!0,f(!1),N===t&&t.deactivate(),qt.ensure();try{e()}finally{Et(!1),Vt||Jt()}}};o.then(t=>{e(()=>{ln(c,t),u.ensure(ui,i&&(e=>i(e,c)))})},t=>{e(()=>{if(ln(l,t),u.ensure(di,a&&(e=>a(e,l))),!a)throw l.v})}),T?u.ensure(li,r):A(()=>{p||e(()=>{u.ensure(li,r)})})}else ln(c,o),u.ensure(ui,i&&(e=>i(e,c)));return d&&Oe(!0),()=>{s=!0}})}function pi(e,t,n=!1){var r;T&&(r=E,ke());var i=new si(e),a=n?ae:0;function o(e,t){if(T){var n=Me(r);if(e!==parseInt(n.substring(1))){var a=je();D(a),i.anchor=a,Oe(!1),i.ensure(e,t),Oe(!0);return}}i.ensure(e,t)}Un(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var mi=Symbol(`NaN`);function hi(e,t,n){T&&ke();var r=new si(e),i=!dt();Un(()=>{var e=t();e!==e&&(e=mi),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function gi(e,t){return t}function _i(e,t,n){for(var r=[],i=t.length,a,o=t.length,c=0;c<i;c++){let n=t[c];Xn(n,()=>{if(a){if(a.pending.delete(n),a.done.add(n),a.pending.size===0){var t=e.outrogroups;vi(e,s(a.done)),t.delete(a),t.size===0&&(e.outrogroups=null)}}else--o},!1)}if(o===0){var l=r.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;wn(d),d.append(u),e.items.clear()}vi(e,t,!l)}else a={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(a)}function vi(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=le,er(a,document.createDocumentFragment())):U(t[i],n)}}var yi;function bi(e,t,n,r,a,o=null){var c=e,l=new Map;if(t&4){var u=e;c=T?D(L(u)):u.appendChild(I())}T&&ke();var d=null,f=jt(()=>{var e=n();return i(e)?e:e==null?[]:s(e)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var n=J(f);_.fallback=d,Si(_,n,c,t,r),d!==null&&(n.length===0?d.f&33554432?(d.f^=le,wi(d,null,c)):Qn(d):Xn(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:Un(()=>{var e=J(f),i=e.length;let s=!1;T&&Me(c)===`[!`!=(i===0)&&(c=je(),D(c),Oe(!1),s=!0);for(var u=new Set,_=N,v=Tn(),y=0;y<i;y+=1){T&&E.nodeType===8&&E.data===`]`&&(c=E,s=!0,Oe(!1));var b=e[y],x=r(b,y),S=m?null:l.get(x);S?(S.v&&ln(S.v,b),S.i&&ln(S.i,y),v&&_.unskip_effect(S.e)):(S=Ci(l,m?c:yi??=I(),b,x,y,a,t,n),m||(S.e.f|=le),l.set(x,S)),u.add(x)}if(i===0&&o&&!d&&(m?d=H(()=>o(c)):(d=H(()=>o(yi??=I())),d.f|=le)),i>u.size&&ze(``,``,``),T&&i>0&&D(je()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}s&&Oe(!0),J(f)}),flags:t,items:l,pending:p,outrogroups:null,fallback:d};m=!1,T&&(c=E)}function xi(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function Si(e,t,n,r,i){var a=!!(r&8),o=t.length,c=e.items,l=xi(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(a)for(v=0;v<o;v+=1)h=t[v],g=i(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<o;v+=1){if(h=t[v],g=i(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(Qn(_),a&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=le,_===l)wi(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),Ti(e,d,_),Ti(e,_,y),wi(_,y,n),d=_,p=[],m=[],l=xi(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],C=p[p.length-1];for(x=0;x<p.length;x+=1)wi(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);Ti(e,S.prev,C.next),Ti(e,d,S),Ti(e,C,b),l=b,d=C,--v,p=[],m=[]}else u.delete(_),wi(_,l,n),Ti(e,_.prev,_.next),Ti(e,_,d===null?e.effect.first:d.next),Ti(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=xi(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=xi(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(vi(e,s(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var w=[];if(u!==void 0)for(_ of u)_.f&8192||w.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&w.push(l),l=xi(l.next);var ee=w.length;if(ee>0){var te=r&4&&o===0?n:null;if(a){for(v=0;v<ee;v+=1)w[v].nodes?.a?.measure();for(v=0;v<ee;v+=1)w[v].nodes?.a?.fix()}_i(e,w,te)}}a&&A(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function Ci(e,t,n,r,i,a,o,s){var c=o&1?o&16?an(n):on(n,!1,!1):null,l=o&2?an(i):null;return{v:c,i:l,e:H(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function wi(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=Sn(r);if(a.before(r),r===i)return;r=o}}function Ti(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function Ei(e,t,n){var r;T&&(r=E,ke());var i=new si(e);Un(()=>{var e=t()??null;if(T&&Me(r)===`[`!=(e!==null)){var a=je();D(a),i.anchor=a,Oe(!1),i.ensure(e,e&&(t=>n(t,e))),Oe(!0)}else i.ensure(e,e&&(t=>n(t,e)))},ae)}function Di(e,t,n,i,a,o){let s=T;T&&ke();var c=null;T&&E.nodeType===1&&(c=E,ke());var l=T?E:e,u=new si(l,!1);Un(()=>{let e=t()||null;var o=a?a():n||e===`svg`?r:void 0;if(e===null)u.ensure(null,null);else return u.ensure(e,t=>{if(e){var n=T;if(c=T?c:En(e,o),Ur(c,c),i){var r=null;T&&Qr(e)&&c.append(r=document.createComment(``));var a=T?L(c):c.appendChild(I());T&&(a===null?Oe(!1):D(a)),i(c,a),r?.remove()}G.nodes.end=c,n||t.before(c)}T&&D(t)}),()=>{}},ae),Pn(()=>{}),s&&(Oe(!0),D(l))}function Oi(e,t){let n=null,r=T;var i;if(T){n=E;for(var a=L(document.head);a!==null&&(a.nodeType!==8||a.data!==e);)a=Sn(a);if(a===null)Oe(!1);else{var o=Sn(a);a.remove(),D(o)}}T||(i=document.head.appendChild(I()));try{Un(()=>{var e=H(()=>t(i));e.f|=oe,T||(e.nodes===null?e.nodes={start:i,end:i,a:null,t:null}:e.nodes.end=i)})}finally{r&&(Oe(!0),D(n))}}function ki(e,t){var n=void 0,r;Wn(()=>{n!==(n=t())&&(r&&=(U(r),null),n&&(r=H(()=>{zn(()=>n(e))})))})}function Ai(e){var t,n,r=``;if(typeof e==`string`||typeof e==`number`)r+=e;else if(typeof e==`object`){if(Array.isArray(e)){var i=e.length;for(t=0;t<i;t++)e[t]&&(n=Ai(e[t]))&&(r&&(r+=` `),r+=n)}else for(n in e)e[n]&&(r&&(r+=` `),r+=n)}return r}function ji(){for(var e,t,n=0,r=``,i=arguments.length;n<i;n++)(e=arguments[n])&&(t=Ai(e))&&(r&&(r+=` `),r+=t);return r}function Mi(e){return typeof e==`object`?ji(e):e??``}var Ni=[...` 	
\r\f\xA0\v﻿`];function Pi(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||Ni.includes(r[o-1]))&&(s===r.length||Ni.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function Fi(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function Ii(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function Li(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(Ii)),i&&c.push(...Object.keys(i).map(Ii));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=Ii(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=Fi(r)),i&&(n+=Fi(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}function Ri(e,t,n,r,i,a){var o=e[ve];if(T||o!==n||o===void 0){var s=Pi(n,r,a);T&&s===e.getAttribute(`class`)||(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[ve]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function zi(e,t={},n,r){for(var i in n){var a=n[i];t[i]!==a&&(n[i]==null?e.style.removeProperty(i):e.style.setProperty(i,a,r))}}function Bi(e,t,n,r){var i=e[ye];if(T||i!==t){var a=Li(t,r);T&&a===e.getAttribute(`style`)||(a==null?e.removeAttribute(`style`):e.style.cssText=a),e[ye]=t}else r&&(Array.isArray(r)?(zi(e,n?.[0],r[0]),zi(e,n?.[1],r[1],`important`)):zi(e,n,r));return r}function Vi(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function Hi(e,t){var n=e.__defaultValue,r=e.multiple,a=r?n??[]:null;if(!r||i(a)){var o=e.selectedIndex,s=t&&r?new Set(e.selectedOptions):null;for(var c of e.options){var l=Ki(c);Vi(c,r?a.includes(l):hn(l,n))}if(t){if(s!==null)for(c of e.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else e.selectedIndex!==o&&(e.selectedIndex=o)}}}function Ui(e,t,n=!1){if(e.multiple){if(t==null)return;if(!i(t))return Ee();for(var r of e.options)r.selected=t.includes(Ki(r))}else{for(r of e.options)if(hn(Ki(r),t)){r.selected=!0;return}n&&t===void 0||(e.selectedIndex=-1)}}function Wi(e){var t=new MutationObserver(t=>{t.every(qi)||(`__defaultValue`in e&&Hi(e,!1),`__value`in e&&Ui(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),Pn(()=>{t.disconnect()})}function Gi(e,t,n=t){var r=new WeakSet,i=!0;Ct(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),Ki);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&Ki(o)}n(a),e.__value=a,N!==null&&r.add(N)}),zn(()=>{var a=t();if(e===document.activeElement){var o=N;if(r.has(o))return}if(Ui(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=Ki(s),n(a))}e.__value=a,i=!1})}function Ki(e){return`__value`in e?e.__value:e.value}function qi(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var Ji=Symbol(`is custom element`),Yi=Symbol(`is html`),Xi=Ce?`link`:`LINK`,Zi=Ce?`progress`:`PROGRESS`;function Qi(e){if(T){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;Q(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;Q(e,`checked`,null),e.checked=r}}};e[xe]=n,A(n),xt()}}function $i(e,t){var n=ta(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===Zi)&&(e.value=t??``)}function ea(e,t){var n=ta(e);n.checked!==(n.checked=t??void 0)&&(e.checked=t)}function Q(e,t,n,r){var i=ta(e);if(!(T&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===Xi))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[ge]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&ra(e).has(t)?e[t]=n:(!T||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function ta(e){return e[_e]??={[Ji]:e.nodeName.includes(`-`),[Yi]:e.namespaceURI===n}}var na=new Map;function ra(e){var t=e.getAttribute(`is`)||e.nodeName,n=na.get(t);if(n)return n;na.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var o in r=u(i),r)r[o].set&&o!==`innerHTML`&&o!==`textContent`&&o!==`innerText`&&n.add(o);i=p(i)}return n}function ia(e,t,n=t){var r=new WeakSet;Ct(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=la(e)?ua(a):a,n(a),N!==null&&r.add(N),await Cr(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(T&&e.defaultValue!==e.value||Er(t)==null&&e.value)&&(n(la(e)?ua(e.value):e.value),N!==null&&r.add(N)),Vn(()=>{var n=t();if(e===document.activeElement){var i=N;if(r.has(i))return}la(e)&&n===ua(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}var aa=new Set;function oa(e,t,n,r,i=r){var a=n.getAttribute(`type`)===`checkbox`,o=e;let s=!1;if(t!==null)for(var c of t)o=o[c]??=[];o.push(n),Ct(n,`change`,()=>{var e=n.__value;a&&(e=ca(o,e,n.checked)),i(e)},()=>i(a?[]:null)),Vn(()=>{var e=r();T&&n.defaultChecked!==n.checked?s=!0:a?(e||=[],n.checked=e.includes(n.__value)):n.checked=hn(n.__value,e)}),Pn(()=>{var e=o.indexOf(n);e!==-1&&o.splice(e,1)}),aa.has(o)||(aa.add(o),A(()=>{o.sort((e,t)=>e.compareDocumentPosition(t)===4?-1:1),aa.delete(o)})),A(()=>{if(s){var e=a?ca(o,e,n.checked):o.find(e=>e.checked)?.__value;i(e)}})}function sa(e,t,n=t){Ct(e,`change`,t=>{n(t?e.defaultChecked:e.checked)}),(T&&e.defaultChecked!==e.checked||Er(t)==null)&&n(e.checked),Vn(()=>{e.checked=!!t()})}function ca(e,t,n){for(var r=new Set,i=0;i<e.length;i+=1)e[i].checked&&r.add(e[i].__value);return n||r.delete(t),Array.from(r)}function la(e){var t=e.type;return t===`number`||t===`range`}function ua(e){return e===``?null:+e}var da=new class e{#e=new WeakMap;#t;#n;static entries=new WeakMap;constructor(e){this.#n=e}observe(e,t){var n=this.#e.get(e)||new Set;return n.add(t),this.#e.set(e,n),this.#r().observe(e,this.#n),()=>{var n=this.#e.get(e);n.delete(t),n.size===0&&(this.#e.delete(e),this.#t.unobserve(e))}}#r(){return this.#t??=new ResizeObserver(t=>{for(var n of t){e.entries.set(n.target,n);for(var r of this.#e.get(n.target)||[])r(n)}})}}({box:`border-box`});function fa(e,t,n){var r=da.observe(e,()=>n(e[t]));zn(()=>(Er(()=>n(e[t])),r))}function pa(e,t){return e===t||e?.[pe]===t}function ma(e=ut(),t,n,r){var i=k.r,a=G;return zn(()=>{var o,s;return Vn(()=>{o=s,s=r?.()||[],Er(()=>{pa(n(...s),e)||(t(e,...s),o&&pa(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&pa(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}function ha(e,t,n,r,i){var a=()=>{r(n[e])};n.addEventListener(t,a),i?Vn(()=>{n[e]=i()}):a(),(n===document.body||n===window||n===document)&&Pn(()=>{n.removeEventListener(t,a)})}function ga(e=!1){let t=k,n=t.l.u;if(!n)return;let r=()=>Dr(t.s);if(e){let e=0,n={},i=Ot(()=>{let r=!1,i=t.s;for(let e in i)i[e]!==n[e]&&(n[e]=i[e],r=!0);return r&&e++,e});r=()=>J(i)}n.b.length&&Ln(()=>{_a(t,r),y(n.b)}),Fn(()=>{let e=Er(()=>n.m.map(v));return()=>{for(let t of e)typeof t==`function`&&t()}}),n.a.length&&Fn(()=>{_a(t,r),y(n.a)})}function _a(e,t){if(e.l.s)for(let t of e.l.s)J(t);t()}function va(e){var t=an(0);return function(){return arguments.length===1?(F(t,J(t)+1),arguments[0]):(J(t),e())}}var ya=!1;function ba(e){var t=ya;try{return ya=!1,[e(),ya]}finally{ya=t}}var xa={get(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(h(r)&&(r=r()),typeof r==`object`&&r&&t in r)return r[t]}},set(e,t,n){let r=e.props.length;for(;r--;){let i=e.props[r];h(i)&&(i=i());let a=l(i,t);if(a&&a.set)return a.set(n),!0}return!1},getOwnPropertyDescriptor(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(h(r)&&(r=r()),typeof r==`object`&&r&&t in r){let e=l(r,t);return e&&!e.configurable&&(e.configurable=!0),e}}},has(e,t){if(t===pe||t===he)return!1;for(let n of e.props)if(h(n)&&(n=n()),n!=null&&t in n)return!0;return!1},ownKeys(e){let t=[];for(let n of e.props)if(h(n)&&(n=n()),n){for(let e in n)t.includes(e)||t.push(e);for(let e of Object.getOwnPropertySymbols(n))t.includes(e)||t.push(e)}return t}};function Sa(...e){return new Proxy({props:e},xa)}function Ca(e,t,n,r){var i=!Ye||!!(n&2),a=!!(n&8),o=!!(n&16),s=r,c=!0,u=void 0,d=()=>o&&i?(u??=Ot(r),J(u)):(c&&(c=!1,s=o?Er(r):r),s);let f;if(a){var p=pe in e||he in e;f=l(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;a?[m,h]=ba(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&We(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(c=!0,n)}:()=>{var n=e[t];return n!==void 0&&(s=void 0),n===void 0?s:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?Ot:jt)(()=>(v=!1,g()));a&&J(y);var b=G;return(function(e,t){if(arguments.length>0){let n=t?J(y):i&&a?pn(e):e;return F(y,n),v=!0,s!==void 0&&(s=n),e}return nr&&v||b.f&16384?y.v:J(y)})}var wa={brobnar:{hue:12,emblem:`M12 1.5C13 6 18 8 18 14.5A6 6 0 0 1 6 14.5C6 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 1.5ZM12 14v5`,pattern:`rays`},dis:{hue:322,emblem:`M4 3C3 9 6 11 7 12V17L12 22L17 17V12C18 11 21 9 20 3C18 6 16 7 12 7S6 6 4 3ZM9 13l2 1.5M15 13l-2 1.5M10.5 18h3`,pattern:`scales`},logos:{hue:196,emblem:`M12 10.5a1.5 1.5 0 1 0 .1 0M2 12a10 4 0 1 0 20 0a10 4 0 1 0-20 0M7 3.3a4 10-30 1 0 10 17.4a4 10-30 1 0-10-17.4M17 3.3a4 10 30 1 0-10 17.4a4 10 30 1 0 10-17.4`,pattern:`grid`},mars:{hue:96,emblem:`M12 5a7 6 0 0 1 7 6C19 17 15 22 12 22S5 17 5 11A7 6 0 0 1 12 5ZM8 12c2 0 3 1 3 3c-2 0-3-1-3-3ZM16 12c-2 0-3 1-3 3c2 0 3-1 3-3ZM9 5 7 1.5M15 5l2-3.5`,pattern:`dots`},sanctum:{hue:224,emblem:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5ZM12 6v12M7.5 10.5h9`,pattern:`bricks`},saurian:{hue:52,emblem:`M12 22C5 19 3 13 5 4M12 22C19 19 21 13 19 4M4.5 8l3.5 1.5M4.5 12.5l4 .5M6.5 17l4-.5M19.5 8 16 9.5M19.5 12.5l-4 .5M17.5 17l-4-.5M12 4l1 2.5h2.5l-2 1.7.8 2.6L12 9.3l-2.3 1.5.8-2.6-2-1.7H11Z`,pattern:`scales`},shadows:{hue:262,ink:30,emblem:`M12 1.5 15 9.5 13.5 16h-3L9 9.5ZM7 16h10M12 16v5M10 21.5h4`,pattern:`waves`},"star-alliance":{hue:176,emblem:`M12 1.5 14.8 9.2 22.5 12 14.8 14.8 12 22.5 9.2 14.8 1.5 12 9.2 9.2ZM12 10a2 2 0 1 0 .1 0`,pattern:`rings`},untamed:{hue:142,emblem:`M12 12c3 0 6 3 6 6.5c0 3-3 2.5-6 2.5s-6 .5-6-2.5C6 15 9 12 12 12ZM5 8a2 2.5 0 1 0 .1 0M10 3a2 2.5 0 1 0 .1 0M14.5 3a2 2.5 0 1 0 .1 0M19 8a2 2.5 0 1 0 .1 0`,pattern:`leaves`},"":{hue:40,ink:15,emblem:`M12 2 20.7 7v10L12 22 3.3 17V7Z`,pattern:`dots`}},Ta={name:`keyforge`,accent:38,looks:wa},Ea={dark:{hue:288,ink:32,emblem:`M12 3a8 8 0 0 0-5 14.2V21h10v-3.8A8 8 0 0 0 12 3ZM9 12.5a1.6 1.6 0 1 0 .1 0M15 12.5a1.6 1.6 0 1 0 .1 0M10 21v-2.5M14 21v-2.5M12 15l-1 2h2Z`,pattern:`waves`},holy:{hue:48,emblem:`M12 7a5 5 0 1 0 .1 0M12 1v3.5M12 19.5V23M1 12h3.5M19.5 12H23M4.2 4.2l2.5 2.5M17.3 17.3l2.5 2.5M19.8 4.2l-2.5 2.5M6.7 17.3l-2.5 2.5`,pattern:`rays`},nature:{hue:112,emblem:`M4 21C3 10 9 3 21 3C22 14 16 21 6 19M4 21C7 15 11 11 16 8M9.5 13.5V9M13 10.5V6.5M9 14h4.5`,pattern:`leaves`},mind:{hue:320,emblem:`M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 8.5a3.5 3.5 0 1 0 .1 0M12 2v2.5M6 3.5l1 2.3M18 3.5l-1 2.3`,pattern:`rings`},arcane:{hue:266,emblem:`M12 2l5.9 17.2L3 8.5h18L6.1 19.2ZM12 1.5a10.5 10.5 0 1 0 .1 0`,pattern:`grid`},war:{hue:2,ink:44,emblem:`M3 3l10 10M3 3l1 4 8 8M3 3l4 1 8 8M21 3 11 13M21 3l-1 4-8 8M21 3l-4 1-8 8M5 15l4 4M19 15l-4 4M7 17l-3.5 3.5M17 17l3.5 3.5`,pattern:`shards`},earth:{hue:30,ink:34,emblem:`M1.5 20.5 9 6l4 7 2.5-4 7 11.5ZM9 6l1.5 6-2 2.5 2 6`,pattern:`bricks`},water:{hue:208,emblem:`M12 2C16 8 19 11.5 19 15.5A7 7 0 0 1 5 15.5C5 11.5 8 8 12 2ZM9 15.5a3.5 3.5 0 0 0 3.5 3.5`,pattern:`waves`},air:{hue:188,ink:36,emblem:`M2 9h12.5a3.3 3.3 0 1 0-3.3-3.3M2 13h17a3 3 0 1 1-3 3M2 17h8a2.7 2.7 0 1 1-2.7 2.7`,pattern:`rings`},fire:{hue:16,ink:62,emblem:`M12 1.5C13 6 18.5 8 18.5 14.5A6.5 6.5 0 0 1 5.5 14.5C5.5 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 1.5ZM12 13c1.5 2 2.5 3 2.5 4.7a2.5 2.5 0 0 1-5 0C9.5 16 10.5 15 12 13Z`,pattern:`scales`},beastmaster:{hue:96,emblem:`M12 11.5c3.5 0 6.5 3.5 6.5 6.8c0 3-3.5 2.5-6.5 2.5s-6.5.5-6.5-2.5C5.5 15 8.5 11.5 12 11.5ZM4.5 8a2 2.6 0 1 0 .1 0M9.5 3a2 2.6 0 1 0 .1 0M14.5 3a2 2.6 0 1 0 .1 0M19.5 8a2 2.6 0 1 0 .1 0`,pattern:`leaves`},warlock:{hue:350,emblem:`M4 3C3 9 6 11 7 12V17L12 22L17 17V12C18 11 21 9 20 3C18 6 16 7 12 7S6 6 4 3ZM9 13l2 1.5M15 13l-2 1.5M10.5 18h3`,pattern:`scales`},priestess:{hue:52,emblem:`M5 3h14c0 6-2 9-5.5 10v4l3.5 4H7l3.5-4v-4C7 12 5 9 5 3ZM12 5.5v5M9.5 8h5`,pattern:`rays`},wizard:{hue:232,emblem:`M12 1.5 17 16H7ZM3 17.5c6-2.5 12-2.5 18 0c-6 4-12 4-18 0ZM12 7l.8 1.9 2 .2-1.5 1.3.5 2L12 11.3l-1.8 1.1.5-2L9.2 9.1l2-.2Z`,pattern:`grid`},none:{hue:220,ink:16,emblem:`M12 2l2.6 6.9 7.4.3-5.8 4.6 2 7.2L12 16.9 5.8 21l2-7.2L2 9.2l7.4-.3Z`,pattern:`dots`},"":{hue:258,ink:30,emblem:`M8 8.5a4 4 0 1 1 5.5 3.7c-1 .6-1.5 1.2-1.5 2.8M12 18.3v.6M12 1.5a10.5 10.5 0 1 0 .1 0`,pattern:`grid`}},Da=[{shape:`M12 3a9 9 0 1 0 .1 0`,colour:`var(--owner-1)`},{shape:`M12 2 22 12 12 22 2 12Z`,colour:`var(--owner-2)`},{shape:`M12 3 22 20H2Z`,colour:`var(--owner-3)`},{shape:`M4 4h16v16H4Z`,colour:`var(--owner-4)`}],Oa={name:`mage-wars`,accent:268,looks:Ea},ka={name:`shards`,accent:205,looks:{homodeus:{hue:212,emblem:`M12 2 20.7 7v10L12 22 3.3 17V7zM12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10M12 10.5v3M10.5 12h3`,pattern:`grid`},order:{hue:44,emblem:`M1.5 12C6 5 18 5 22.5 12C18 19 6 19 1.5 12ZM12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M12 1v3M12 20v3`,pattern:`rings`},undergrowth:{hue:130,emblem:`M12 22V9M12 13C5 13 3 8 3 3C9 3 12 6 12 13ZM12 16C12 10 15 7 21 7C21 13 18 16 12 16Z`,pattern:`leaves`},wraethe:{hue:290,emblem:`M17 2C8 4 5 10 7 15S15 22 20 20C15 19 12 16 12 12S14 4 17 2ZM4 5l1.5 3M3 13h2M18 11a1 1 0 1 0 .1 0`,pattern:`waves`},"":{hue:190,ink:25,emblem:`M12 1.5 18 9 12 22.5 6 9ZM6 9h12M12 1.5V22.5`,pattern:`shards`}}},Aa=`# Der Tisch in Worten: im Terminal und im Browser.

# Wer spielt
ui-you = du
ui-kind-human = Mensch
ui-kind-random = Zufall
ui-kind-greedy = gierig
ui-kind-beginner = Anfänger
ui-kind-casual = Gelegenheitsspieler
ui-kind-club = Vereinsspieler
ui-kind-expert = Experte
ui-kind-master = Meister

# Anzeigen
ui-hand = Hand { $n }
ui-deck = Deck { $n }
ui-discard = Ablage { $n }
ui-turn = Zug { $n }

# Was da liegt
ui-hand-cards = Hand
ui-known = gezeigte Karten
ui-discarded = Ablage
ui-no-piles = In den offenen Stapeln liegt nichts.
ui-force = in Kraft
ui-several = { $card } ×{ $n }
ui-copy = { $what }, Nummer { $n }
ui-at = { $what } ({ $place })
ui-in-force = { $card } ({ $player }): { CAPITAL($effect) }.
ui-no-force = Nichts ist in Kraft.
ui-more-news = … und davor noch { $n } weitere; log zeigt alles.
ui-log-line = { $what } [{ $rule }]
ui-no-log = Noch ist nichts geschehen.
ui-only = { $who } kann nur noch eines tun: { $what }.
ui-unasked = Dir blieb nur noch eines zu tun: { $what }.

# In ganzen Sätzen
ui-line-turn = Zug { $n }, { $player }.
ui-answer = Deine Antwort:
ui-same-answers = Die Antworten sind dieselben wie vorher; Enter wiederholt sie.
ui-more-answers = … und { $n } weitere: tippe, wie die gemeinte anfängt.

# Fragen und Lesen
ui-welcome = Tippe hilfe, um zu sehen, was du alles tippen kannst.
ui-choose = { $source }: Wähle. Danach geht das Spiel weiter.
ui-choose-plain = Wähle. Danach geht das Spiel weiter.
ui-expect-one = tippe eine Zahl von { $low } bis { $n } oder den Anfang einer Antwort; hilfe sagt, was du noch tippen kannst.
ui-expect-several = { $low ->
    [0] tippe bis zu { $high } Zahlen, zum Beispiel 1 2, oder verzichten.
   *[other] { $spare ->
        [0] tippe { $high } verschiedene Zahlen, zum Beispiel 1 2.
       *[other] tippe { $low } bis { $high } verschiedene Zahlen, zum Beispiel 1 2.
    }
}
ui-expect-order = tippe alle Zahlen von 1 bis { $n } in der gewünschten Reihenfolge.
ui-expect-amounts = tippe die Nummer einer Antwort oder teile { $n } selbst auf: Anteile für { $targets } in dieser Reihenfolge, zum Beispiel { $example }.
ui-expect-number = tippe eine Zahl von { $low } bis { $high }.
ui-expect-card = tippe karte und den Anfang eines Namens, zum Beispiel karte { example-card }.
ui-expect-lines = tippe log und wie viele Zeilen du willst, zum Beispiel log 30.
ui-expect-why = tippe warum und was du tun willst, zum Beispiel warum { example-deed }, oder die Kennung einer Regel.
ui-several-fit = „{ $typed }“ kann mehrere Antworten meinen: { $fitting }. Tippe mehr davon oder die Nummer.
ui-unknown = „{ $typed }“ ist hier keine Antwort: { $expected }
ui-only-one = nur eine Antwort auf einmal: { $expected }
ui-twice = { $n } steht zweimal da: { $expected }
ui-no-card = Keine Karte heißt „{ $typed }“. Tippe karte und den Anfang eines Namens.
ui-possible = Das ist jetzt möglich: { $what }.
ui-impossible = Jetzt nicht möglich: { $what }.
ui-sure = { $warning } Wenn du das willst, tippe es noch einmal.
ui-concede = Das Spiel aufgeben
ui-sure-concede = Damit verlierst du dieses Spiel. Wenn du das willst, tippe es noch einmal.
ui-rule = { $id }: { $text }
ui-no-rule = { $id }: Das Verzeichnis hat keine solche Regel.
ui-hint = { $what } ({ $worth }). { $why }
ui-percent = { $n } %
ui-analysis-progress = Entscheidungen werden beurteilt
ui-analysis-stopped = Angehalten nach { $n } von { $of } Entscheidungen.
ui-analysis-course = { $player }, wie wahrscheinlich ein Sieg im Lauf der Partie war: { $course }
ui-analysis-turning = Was die Partie entschieden hat:
ui-analysis-no-turning = Keine einzelne Entscheidung hat viel geändert.
ui-analysis-at = Zug { $turn } (Antwort { $at })
ui-analysis-turned = { $when }, { $player }: { $what }. Von { $before } auf { $after }, { $by ->
    [mistake] ein Fehler
    [chance] der Zufall hatte daran teil
    [conceded] durch Aufgeben
   *[play] durch das, was gespielt wurde
}.
ui-analysis-mistakes = Wo es für { $player } etwas Besseres gab:
ui-analysis-no-mistakes = { $player } hat keinen Fehler gemacht, der ins Gewicht fällt.
ui-analysis-mistake = { $when }: gespielt wurde { $played } ({ $win }), besser war { $better } ({ $best }).
ui-analysis-line = Danach zum Beispiel: { $line }.
ui-analysis-balance = Glück und Können, in Prozentpunkten:
ui-analysis-balanced = { $player }: eigene Fehler { $own }, Fehler der anderen { $others }, gezogene Karten, Würfel und Verdecktes { $luck }.
ui-analysis-balanced-conceded = { $player }: eigene Fehler { $own }, Fehler der anderen { $others }, gezogene Karten, Würfel und Verdecktes { $luck }, Aufgeben { $conceded }.
ui-part = { $what } { $points }
ui-part-outcome = Ausgang
ui-undo-nothing = Du hast noch nichts entschieden, was sich zurücknehmen ließe.
ui-undo-barrier = Das lässt sich nicht zurücknehmen: Seitdem wurde eine Karte aufgedeckt, hat der Zufall entschieden oder ein anderer Spieler.
ui-order-on = Ab jetzt werden deine ausgelösten Effekte in der Reihenfolge ausgeführt, in der sie dastehen. Tippe ordnen, um wieder gefragt zu werden.
ui-order-off = Ab jetzt wirst du gefragt, in welcher Reihenfolge deine ausgelösten Effekte ausgeführt werden.
ui-no-stops = In diesem Spiel wird niemand in Momenten gefragt, in denen man meist passt.
ui-stops = Du wirst gefragt: { $when }.
ui-expect-stops = „{ $typed }“ ist kein Moment: { stops-expected }
ui-seed = Dasselbe Spiel noch einmal: --seed { $n }
ui-hand-over = { $player }, du entscheidest. Drücke Enter, wenn nur du den Bildschirm siehst.

# Befehle: was man jeweils tippen kann
command-help = hilfe h
command-board = tisch b
command-list = liste
command-card = karte c
command-piles = stapel p
command-force = kraft effekte i
command-log = log l
command-why = warum w
command-hint = tipp
command-undo = zurück u
command-order = ordnen o
command-stops = halt
command-save = speichern
command-resume = laden
command-concede = aufgeben
command-quit = ende q
ui-help = Du kannst auch tippen:
ui-help-line = { $command }: { $what }
help-help = diese Hilfe
help-board = noch einmal der ganze Tisch
help-list = noch einmal die Frage und ihre Antworten (oder einfach Enter)
help-card = was auf einer Karte steht, zum Beispiel karte { example-card }
help-piles = die Karten in Ablagen und anderen offenen Stapeln, von oben
help-force = was in Kraft ist und wann es endet
help-log = was geschehen ist, mit der Regel hinter jeder Zeile; log 30 für mehr
help-why = warum etwas nicht geht, zum Beispiel warum { example-deed }
help-hint = was der gierige Bot täte
help-undo = nimmt deine letzte Entscheidung zurück
help-order = ordnet deine ausgelösten Effekte ohne Frage oder fragt wieder
help-stops = wann du gefragt wirst, wo man meist passt; mit Wörtern dahinter wird es gesetzt, zum Beispiel halt immer
help-save = wo das Spiel gespeichert ist; speichern DATEI schreibt eine Kopie
help-resume = geht zu einem anderen gespeicherten Spiel: laden DATEI
help-concede = gibt das Spiel auf; zweimal zu tippen
help-quit = geht; das Spiel bleibt gespeichert

# Gespeicherte Spiele
ui-saved = Gespeichert in { $file }.
ui-not-saved = Das Spiel ließ sich nicht in { $file } speichern: { $why }.
ui-saved-resume = Das Spiel ist gespeichert. Weiter geht es mit: trivault play { $game } --resume{ $file }
ui-set-aside = Dein unfertiges Spiel bleibt erhalten: trivault play --resume { $file }
ui-exists = { $file } gibt es schon; nenne eine andere Datei.
ui-not-opened = Nicht geöffnet: { $why }.
ui-over-already = Das Spiel in { $file } ist zu Ende; sieh es an mit: trivault replay { $file }
ui-kept = Sieh dir das Spiel noch einmal an mit: trivault replay { $file }

# Das Ende eines Spiels
ui-in-turn = in Zug { $n }
ui-moment-of = Zug { $n }: { $what }
ui-winner = { $players } gewinnt { ui-in-turn }.
ui-winners = { $players } gewinnen { ui-in-turn }.
ui-draw = Niemand gewinnt: Das Spiel endet { ui-in-turn }.
ui-bars = { $course } { $first } → { $last }

# Serien
ui-series = Spiel { $n }, Best of { $of }. { $standing }.
ui-games-won = { $player }: { $n ->
    [one] 1 Sieg
   *[other] { $n } Siege
}
ui-series-stands = So steht die Serie: { $standing }.
ui-series-won = { $player } gewinnt die Serie. { $standing }.
ui-next-game = Drücke Enter für Spiel { $n }, oder tippe ende, um zu gehen; die Serie bleibt gespeichert.

# Aufzeichnungen
ui-moment = Antwort { $at } von { $end }. { $next }
ui-decides = { $player } jetzt: { $what }
ui-game-over = Das Spiel ist zu Ende.
ui-breaks-off = Hier bricht die Aufzeichnung ab.
ui-steps = Enter: weiter, p: zurück, t: nächster Zug, eine Zahl: zu dieser Antwort, spielen: ab hier spielen, q: Ende
ui-expect-step = Drücke Enter (weiter) oder tippe p (zurück), t (nächster Zug), eine Zahl von 0 bis { $n }, spielen oder q (Ende).
ui-nothing-left = Hier ist das Spiel zu Ende; geh erst zu einem früheren Moment zurück.
step-next = n weiter
step-previous = p zurück
step-turn = t zug
step-play = spielen
step-quit = q ende

# Was beim Aufbau gewählt werden kann
ui-variant-first = Wer beginnt
ui-variant-first-help = Bleibt dem Zufall überlassen, wenn niemand gewählt ist.

# Bevor man sich entscheidet
ui-warns-left = Das geht noch: { $what }{ $more ->
    [0] .
   *[other] ; und { $more } weitere.
}
ui-warns-own-side = { $what } steht auf deiner Seite.
ui-then-destroyed = wird zerstört
ui-then-gone = verlässt das Spiel
ui-then-wins = gewinnt die Partie

# Warum etwas nicht geht
ui-fact-not-in-hand = { $card } ist nicht in deiner Hand.
ui-fact-not-in-play = { $card } ist auf deiner Seite nicht im Spiel.
ui-fact-exhausted = { $card } ist erschöpft.
ui-fact-no-ability = { $card } hat keine solche Fähigkeit.

# Warum ein Bot etwas wählen würde
ui-hint-wins = Gewinnt die Partie.
ui-hint-loses = Verliert die Partie.
ui-hint-saves = Verhindert, dass die Partie verloren geht.
ui-hint-equal = Kommt etwa auf dasselbe hinaus wie das Erste.
ui-hint-even = Nicht besser und nicht schlechter als das Nächste.
ui-hint-best-gains = Besser als das Nächste: { $gains }.
ui-hint-best-losses = Kostet sonst weniger als das Nächste, dafür { $losses }.
ui-hint-best-gains-losses = Besser als das Nächste: { $gains }; dafür { $losses }.
ui-hint-other-gains = Nur hier mehr als das Erste: { $gains }.
ui-hint-other-losses = Schlechter als das Erste: { $losses }.
ui-hint-other-gains-losses = Schlechter als das Erste: { $losses }; dafür { $gains }.
ui-hint-only = Sonst kommt hier nichts in Frage.
`,ja=`# The table in words: at the terminal and in the browser.

# Who plays
ui-you = you
ui-kind-human = person
ui-kind-random = random
ui-kind-greedy = greedy
ui-kind-beginner = beginner
ui-kind-casual = casual player
ui-kind-club = club player
ui-kind-expert = expert
ui-kind-master = master

# Dials
ui-hand = hand { $n }
ui-deck = deck { $n }
ui-discard = discard { $n }
ui-turn = turn { $n }

# What lies there
ui-hand-cards = hand
ui-known = shown cards
ui-discarded = discard pile
ui-no-piles = Nothing lies in the open piles.
ui-force = in force
ui-several = { $card } ×{ $n }
ui-copy = { $what }, number { $n }
ui-at = { $what } ({ $place })
ui-in-force = { $card } ({ $player }): { CAPITAL($effect) }.
ui-no-force = Nothing is in force.
ui-more-news = … and { $n } more before that; type log to read everything.
ui-log-line = { $what } [{ $rule }]
ui-no-log = Nothing has happened yet.
ui-only = { $who } has only one thing left to do: { $what }.
ui-unasked = You had nothing else left to do: { $what }.

# Plain sentences
ui-line-turn = Turn { $n }, { $player }.
ui-answer = Your answer:
ui-same-answers = The answers are the same as before; press Enter to hear them.
ui-more-answers = … and { $n } more: type how the one you mean begins.

# Asking and reading
ui-welcome = Type help to see everything that you can type.
ui-choose = { $source }: choose. Then the game goes on.
ui-choose-plain = Choose. Then the game goes on.
ui-expect-one = type a number from { $low } to { $n }, or the beginning of an answer; help says what else you can type.
ui-expect-several = { $low ->
    [0] type up to { $high } numbers, for example 1 2, or skip.
   *[other] { $spare ->
        [0] type { $high } different numbers, for example 1 2.
       *[other] type { $low } to { $high } different numbers, for example 1 2.
    }
}
ui-expect-order = type all numbers from 1 to { $n } in the order you want.
ui-expect-amounts = type the number of an answer, or split { $n } yourself: amounts for { $targets } in this order, for example { $example }.
ui-expect-number = type a number from { $low } to { $high }.
ui-expect-card = type card and the beginning of a name, for example card { example-card }.
ui-expect-lines = type log and how many lines you want, for example log 30.
ui-expect-why = type why and what you want to do, for example why { example-deed }, or the id of a rule.
ui-several-fit = “{ $typed }” can mean several answers: { $fitting }. Type more of it, or its number.
ui-unknown = “{ $typed }” is no answer here: { $expected }
ui-only-one = only one answer is given at a time: { $expected }
ui-twice = { $n } stands there twice: { $expected }
ui-no-card = No card is called “{ $typed }”. Type card and the beginning of a name.
ui-possible = That is possible now: { $what }.
ui-impossible = Not possible now: { $what }.
ui-sure = { $warning } If you mean it, type it once more.
ui-concede = Give the game up
ui-sure-concede = You would lose this game. If you mean it, type it once more.
ui-rule = { $id }: { $text }
ui-no-rule = { $id }: the catalogue has no such rule.
ui-hint = { $what } ({ $worth }). { $why }
ui-percent = { $n }%
ui-analysis-progress = Judging decisions
ui-analysis-stopped = Stopped after { $n } of { $of } decisions.
ui-analysis-course = { $player }, how likely a win was as the game went on: { $course }
ui-analysis-turning = What decided the game:
ui-analysis-no-turning = No single decision changed much.
ui-analysis-at = Turn { $turn } (answer { $at })
ui-analysis-turned = { $when }, { $player }: { $what }. From { $before } to { $after }, { $by ->
    [mistake] a mistake
    [chance] chance had a part in it
    [conceded] somebody gave up
   *[play] by what was played
}.
ui-analysis-mistakes = Where { $player } had something better:
ui-analysis-no-mistakes = { $player } made no mistake that weighs.
ui-analysis-mistake = { $when }: you played { $played } ({ $win }), better was { $better } ({ $best }).
ui-analysis-line = Then, for instance: { $line }.
ui-analysis-balance = Luck and skill, in points of a hundred:
ui-analysis-balanced = { $player }: own mistakes { $own }, mistakes of others { $others }, draws, dice and hidden cards { $luck }.
ui-analysis-balanced-conceded = { $player }: own mistakes { $own }, mistakes of others { $others }, draws, dice and hidden cards { $luck }, giving up { $conceded }.
ui-part = { $what } { $points }
ui-part-outcome = outcome
ui-undo-nothing = You have decided nothing yet that could be taken back.
ui-undo-barrier = That cannot be taken back: since then a card was revealed, chance was used, or another player has decided.
ui-order-on = From now on your triggered effects are carried out in the order in which they are listed. Type order to be asked again.
ui-order-off = From now on you are asked in which order your triggered effects are carried out.
ui-no-stops = In this game nobody is asked at moments at which one usually passes.
ui-stops = You are asked: { $when }.
ui-expect-stops = “{ $typed }” is no moment: { stops-expected }
ui-seed = The same game again: --seed { $n }
ui-hand-over = { $player }, it is your decision. Press Enter when only you can see the screen.

# Commands: what can be typed for each
command-help = help h
command-board = board b
command-list = list
command-card = card c
command-piles = piles p
command-force = force effects i
command-log = log l
command-why = why w
command-hint = hint
command-undo = undo u
command-order = order o
command-stops = stops
command-save = save
command-resume = resume
command-concede = concede resign
command-quit = quit q
ui-help = You can also type:
ui-help-line = { $command }: { $what }
help-help = this help
help-board = the whole table again
help-list = the question and its answers again (or just Enter)
help-card = what stands on a card, for example card { example-card }
help-piles = the cards in discard piles and other open piles, from the top
help-force = what is in force, and when it ends
help-log = what happened, with the rule behind each line; log 30 for more
help-why = why something is not possible, for example why { example-deed }
help-hint = what the greedy bot would do
help-undo = take back your last decision
help-order = put your triggered effects in order without asking, or ask again
help-stops = when you are asked where one usually passes; stops and words set it, for example stops always
help-save = where the game is saved; save FILE writes a copy
help-resume = go over to another saved game: resume FILE
help-concede = give the game up; to be typed twice
help-quit = leave; the game stays saved

# Saved games
ui-saved = Saved in { $file }.
ui-not-saved = The game could not be saved in { $file }: { $why }.
ui-saved-resume = The game is saved. Go on with: trivault play { $game } --resume{ $file }
ui-set-aside = Your unfinished game was kept: trivault play --resume { $file }
ui-exists = { $file } exists already; name another file.
ui-not-opened = Not opened: { $why }.
ui-over-already = The game in { $file } is over; look at it with: trivault replay { $file }
ui-kept = Look at the game again with: trivault replay { $file }

# The end of a game
ui-in-turn = in turn { $n }
ui-moment-of = Turn { $n }: { $what }
ui-winner = { $players } wins { ui-in-turn }.
ui-winners = { $players } win { ui-in-turn }.
ui-draw = Nobody wins: the game ends { ui-in-turn }.
ui-bars = { $course } { $first } → { $last }

# Series
ui-series = Game { $n }, best of { $of }. { $standing }.
ui-games-won = { $player }: { $n ->
    [one] 1 win
   *[other] { $n } wins
}
ui-series-stands = The series stands: { $standing }.
ui-series-won = { $player } wins the series. { $standing }.
ui-next-game = Press Enter to begin game { $n }, or type quit to leave; the series stays saved.

# Replays
ui-moment = Answer { $at } of { $end }. { $next }
ui-decides = { $player } now: { $what }
ui-game-over = The game is over.
ui-breaks-off = The recording breaks off here.
ui-steps = Enter: on, p: back, t: next turn, a number: to that answer, play: play on from here, q: quit
ui-expect-step = Press Enter (on), or type p (back), t (next turn), a number from 0 to { $n }, play or q (quit).
ui-nothing-left = Here the game is over; go back first, to an earlier moment.
step-next = n
step-previous = p back
step-turn = t
step-play = continue
step-quit = q

# What can be chosen when a game is set up
ui-variant-first = Who begins
ui-variant-first-help = Left to chance unless you choose somebody.

# Before one decides
ui-warns-left = You can still do this: { $what }{ $more ->
    [0] .
   *[other] ; and { $more } more.
}
ui-warns-own-side = { $what } is on your side.
ui-then-destroyed = is destroyed
ui-then-gone = leaves play
ui-then-wins = wins the game

# Why something cannot be done
ui-fact-not-in-hand = { $card } is not in your hand.
ui-fact-not-in-play = { $card } is not in play on your side.
ui-fact-exhausted = { $card } is exhausted.
ui-fact-no-ability = { $card } has no such ability.

# Why a bot would choose something
ui-hint-wins = Wins the game.
ui-hint-loses = Loses the game.
ui-hint-saves = Avoids losing the game.
ui-hint-equal = Comes to about the same as the first.
ui-hint-even = No better and no worse than the next.
ui-hint-best-gains = Better than the next: { $gains }.
ui-hint-best-losses = Costs less elsewhere than the next, for { $losses }.
ui-hint-best-gains-losses = Better than the next: { $gains }; for that { $losses }.
ui-hint-other-gains = More than the first only here: { $gains }.
ui-hint-other-losses = Worse than the first: { $losses }.
ui-hint-other-gains-losses = Worse than the first: { $losses }; for that { $gains }.
ui-hint-only = Nothing else is worth a thought here.
`,Ma=`# Stół w słowach: w terminalu i w przeglądarce.

# Kto gra
ui-you = ty
ui-kind-human = człowiek
ui-kind-random = losowy
ui-kind-greedy = zachłanny
ui-kind-beginner = początkujący
ui-kind-casual = okazjonalny gracz
ui-kind-club = klubowy gracz
ui-kind-expert = ekspert
ui-kind-master = mistrz

# Wskaźniki
ui-hand = ręka { $n }
ui-deck = talia { $n }
ui-discard = odrzucone { $n }
ui-turn = tura { $n }

# Co leży na stole
ui-hand-cards = ręka
ui-known = pokazane karty
ui-discarded = odrzucone
ui-no-piles = W odkrytych stosach nic nie leży.
ui-force = obowiązuje
ui-several = { $card } ×{ $n }
ui-copy = { $what }, numer { $n }
ui-at = { $what } ({ $place })
ui-in-force = { $card } ({ $player }): { CAPITAL($effect) }.
ui-no-force = Nic nie obowiązuje.
ui-more-news = … a przedtem jeszcze { $n }; wpisz log, aby przeczytać wszystko.
ui-log-line = { $what } [{ $rule }]
ui-no-log = Nic się jeszcze nie wydarzyło.
ui-only = { $who } może zrobić już tylko jedno: { $what }.
ui-unasked = Pozostało ci tylko jedno: { $what }.

# Zwykłe zdania
ui-line-turn = Tura { $n }, { $player }.
ui-answer = Twoja odpowiedź:
ui-same-answers = Odpowiedzi są takie same jak przedtem; Enter je powtórzy.
ui-more-answers = … i jeszcze { $n }: wpisz początek tej właściwej.

# Pytania i odpowiedzi
ui-welcome = Wpisz pomoc, aby zobaczyć wszystko, co możesz wpisać.
ui-choose = { $source }: wybierz. Potem gra toczy się dalej.
ui-choose-plain = Wybierz. Potem gra toczy się dalej.
ui-expect-one = wpisz liczbę od { $low } do { $n } albo początek odpowiedzi; pomoc powie, co jeszcze możesz wpisać.
ui-expect-several = { $low ->
    [0] wpisz najwyżej tyle liczb: { $high }, na przykład 1 2, albo pomiń.
   *[other] { $spare ->
        [0] wpisz różne liczby, razem { $high }, na przykład 1 2.
       *[other] wpisz różne liczby, razem od { $low } do { $high }, na przykład 1 2.
    }
}
ui-expect-order = wpisz wszystkie liczby od 1 do { $n } w wybranej kolejności.
ui-expect-amounts = wpisz numer odpowiedzi albo podziel { $n } samodzielnie: ile otrzyma { $targets }, w tej kolejności, na przykład { $example }.
ui-expect-number = wpisz liczbę od { $low } do { $high }.
ui-expect-card = wpisz karta i początek nazwy, na przykład karta { example-card }.
ui-expect-lines = wpisz log i liczbę wierszy, na przykład log 30.
ui-expect-why = wpisz dlaczego i to, co chcesz zrobić, na przykład dlaczego { example-deed }, albo symbol zasady.
ui-several-fit = „{ $typed }” może oznaczać kilka odpowiedzi: { $fitting }. Wpisz więcej albo numer.
ui-unknown = „{ $typed }” nie jest tu odpowiedzią: { $expected }
ui-only-one = tylko jedna odpowiedź naraz: { $expected }
ui-twice = { $n } występuje dwa razy: { $expected }
ui-no-card = Żadna karta nie nazywa się „{ $typed }”. Wpisz karta i początek nazwy.
ui-possible = To jest teraz możliwe: { $what }.
ui-impossible = To nie jest teraz możliwe: { $what }.
ui-sure = { $warning } Jeśli tego chcesz, wpisz to jeszcze raz.
ui-concede = Poddaj grę
ui-sure-concede = W ten sposób przegrasz tę grę. Jeśli tego chcesz, wpisz to jeszcze raz.
ui-rule = { $id }: { $text }
ui-no-rule = { $id }: w katalogu nie ma takiej zasady.
ui-hint = { $what } ({ $worth }). { $why }
ui-percent = { $n }%
ui-analysis-progress = Ocena decyzji
ui-analysis-stopped = Zatrzymano po { $n } z { $of } decyzji.
ui-analysis-course = { $player }, szansa na wygraną w trakcie gry: { $course }
ui-analysis-turning = Co zdecydowało o wyniku partii:
ui-analysis-no-turning = Żadna pojedyncza decyzja wiele nie zmieniła.
ui-analysis-at = Tura { $turn } (odpowiedź { $at })
ui-analysis-turned = { $when }, { $player }: { $what }. Z { $before } na { $after }, { $by ->
    [mistake] błąd
    [chance] udział miał w tym los
    [conceded] przez poddanie gry
   *[play] przez to, co zagrano
}.
ui-analysis-mistakes = { $player }, gdzie było coś lepszego:
ui-analysis-no-mistakes = { $player }: żadnego błędu, który by zaważył.
ui-analysis-mistake = { $when }: zagrano { $played } ({ $win }), lepsze było { $better } ({ $best }).
ui-analysis-line = Potem na przykład: { $line }.
ui-analysis-balance = Szczęście i umiejętności, w punktach procentowych:
ui-analysis-balanced = { $player }: własne błędy { $own }, błędy innych { $others }, dobrane karty, kości i to, co zakryte { $luck }.
ui-analysis-balanced-conceded = { $player }: własne błędy { $own }, błędy innych { $others }, dobrane karty, kości i to, co zakryte { $luck }, poddanie gry { $conceded }.
ui-part = { $what } { $points }
ui-part-outcome = wynik
ui-undo-nothing = Nie ma jeszcze decyzji, którą można by cofnąć.
ui-undo-barrier = Tego nie można cofnąć: od tamtej chwili odkryto kartę, zdecydował los albo inny gracz.
ui-order-on = Odtąd twoje wywołane efekty są wykonywane w podanej kolejności. Wpisz kolejność, aby znów odpowiadać na to pytanie.
ui-order-off = Odtąd wybierasz kolejność swoich wywołanych efektów.
ui-no-stops = W tej grze nie padają pytania w chwilach, w których zwykle się pasuje.
ui-stops = Padają pytania: { $when }.
ui-expect-stops = „{ $typed }” to nie jest żadna chwila: { stops-expected }
ui-seed = Ta sama gra jeszcze raz: --seed { $n }
ui-hand-over = { $player }, twoja decyzja. Naciśnij Enter, gdy tylko ty widzisz ekran.

# Polecenia: co można wpisać
command-help = pomoc h
command-board = stół b
command-list = lista
command-card = karta c
command-piles = stosy p
command-force = efekty i
command-log = log l
command-why = dlaczego w
command-hint = rada
command-undo = cofnij u
command-order = kolejność o
command-stops = postoje
command-save = zapisz
command-resume = wczytaj
command-concede = poddaj
command-quit = koniec q
ui-help = Możesz też wpisać:
ui-help-line = { $command }: { $what }
help-help = ta pomoc
help-board = jeszcze raz cały stół
help-list = jeszcze raz pytanie i odpowiedzi (albo po prostu Enter)
help-card = co jest na karcie, na przykład karta { example-card }
help-piles = karty w stosach odrzuconych i innych odkrytych, od góry
help-force = co obowiązuje i do kiedy
help-log = co się wydarzyło, z zasadą przy każdym wierszu; log 30 pokaże więcej
help-why = dlaczego czegoś nie można zrobić, na przykład dlaczego { example-deed }
help-hint = co zrobiłby bot zachłanny
help-undo = cofa twoją ostatnią decyzję
help-order = układa twoje wywołane efekty bez pytania albo znów pyta
help-stops = kiedy padają pytania tam, gdzie zwykle się pasuje; ze słowami ustawia to, na przykład postoje zawsze
help-save = gdzie zapisana jest gra; zapisz PLIK tworzy kopię
help-resume = przechodzi do innej zapisanej gry: wczytaj PLIK
help-concede = poddaje grę; trzeba wpisać dwa razy
help-quit = kończy; gra pozostaje zapisana

# Zapisane gry
ui-saved = Zapisano w { $file }.
ui-not-saved = Nie udało się zapisać gry w { $file }: { $why }.
ui-saved-resume = Gra jest zapisana. Aby grać dalej: trivault play { $game } --resume{ $file }
ui-set-aside = Twoja niedokończona gra została zachowana: trivault play --resume { $file }
ui-exists = { $file } już istnieje; podaj inny plik.
ui-not-opened = Nie otwarto: { $why }.
ui-over-already = Gra w { $file } jest skończona; obejrzyj ją: trivault replay { $file }
ui-kept = Obejrzyj tę grę jeszcze raz: trivault replay { $file }

# Koniec gry
ui-in-turn = w turze { $n }
ui-moment-of = Tura { $n }: { $what }
ui-winner = { $players } wygrywa { ui-in-turn }.
ui-winners = { $players } wygrywają { ui-in-turn }.
ui-draw = Nikt nie wygrywa: gra kończy się { ui-in-turn }.
ui-bars = { $course } { $first } → { $last }

# Serie
ui-series = Gra { $n } z najwyżej { $of }. { $standing }.
ui-games-won = { $player }: { $n ->
    [one] 1 wygrana
    [few] { $n } wygrane
   *[many] { $n } wygranych
}
ui-series-stands = Stan serii: { $standing }.
ui-series-won = { $player } wygrywa serię. { $standing }.
ui-next-game = Naciśnij Enter, aby zacząć grę { $n }, albo wpisz koniec, aby wyjść; seria pozostaje zapisana.

# Nagrania
ui-moment = Odpowiedź { $at } z { $end }. { $next }
ui-decides = { $player } teraz: { $what }
ui-game-over = Gra jest skończona.
ui-breaks-off = Tu nagranie się urywa.
ui-steps = Enter: dalej, p: wstecz, t: następna tura, liczba: do tej odpowiedzi, graj: graj dalej stąd, q: koniec
ui-expect-step = Naciśnij Enter (dalej) albo wpisz p (wstecz), t (następna tura), liczbę od 0 do { $n }, graj albo q (koniec).
ui-nothing-left = Tu gra jest skończona; najpierw cofnij się do wcześniejszej chwili.
step-next = n dalej
step-previous = p wstecz
step-turn = t tura
step-play = graj
step-quit = q koniec

# Co można wybrać przy przygotowaniu gry
ui-variant-first = Kto zaczyna
ui-variant-first-help = Decyduje los, jeśli nikt nie jest wybrany.

# Zanim się zdecydujesz
ui-warns-left = Możesz jeszcze zrobić to: { $what }{ $more ->
    [0] .
   *[other] ; i jeszcze { $more }.
}
ui-warns-own-side = { $what } jest po twojej stronie.
ui-then-destroyed = zostanie zniszczone
ui-then-gone = opuści grę
ui-then-wins = wygra partię

# Dlaczego czegoś nie można zrobić
ui-fact-not-in-hand = Karty { $card } nie ma na twojej ręce.
ui-fact-not-in-play = Karty { $card } nie ma w grze po twojej stronie.
ui-fact-exhausted = Karta { $card } jest wyczerpana.
ui-fact-no-ability = Karta { $card } nie ma takiej zdolności.

# Dlaczego bot by coś wybrał
ui-hint-wins = Wygrywa partię.
ui-hint-loses = Przegrywa partię.
ui-hint-saves = Zapobiega przegranej.
ui-hint-equal = Wychodzi mniej więcej na to samo co pierwsza odpowiedź.
ui-hint-even = Ani lepiej, ani gorzej niż następna odpowiedź.
ui-hint-best-gains = Lepiej niż następna odpowiedź: { $gains }.
ui-hint-best-losses = Gdzie indziej kosztuje mniej niż następna odpowiedź, za to { $losses }.
ui-hint-best-gains-losses = Lepiej niż następna odpowiedź: { $gains }; za to { $losses }.
ui-hint-other-gains = Więcej niż pierwsza odpowiedź tylko tu: { $gains }.
ui-hint-other-losses = Gorzej niż pierwsza odpowiedź: { $losses }.
ui-hint-other-gains-losses = Gorzej niż pierwsza odpowiedź: { $losses }; za to { $gains }.
ui-hint-only = Nic innego nie jest tu warte namysłu.
`,Na=class extends Map{#e=new Map;#t=P(0);#n=P(0);#r=pr||-1;constructor(e){if(super(),e){for(var[t,n]of e)super.set(t,n);this.#n.v=super.size}}#i(e){return pr===this.#r?P(e):an(e)}has(e){var t=this.#e,n=t.get(e);if(n===void 0){if(super.has(e))n=this.#i(0),t.set(e,n);else return J(this.#t),!1}return J(n),!0}forEach(e,t){this.#a(),super.forEach(e,t)}get(e){var t=this.#e,n=t.get(e);if(n===void 0){if(super.has(e))n=this.#i(0),t.set(e,n);else{J(this.#t);return}}return J(n),super.get(e)}getOrInsert(e,t){return super.has(e)||this.set(e,t),this.get(e)}getOrInsertComputed(e,t){return super.has(e)||this.set(e,t(e)),this.get(e)}set(e,t){var n=this.#e,r=n.get(e),i=super.get(e),a=super.set(e,t),o=this.#t;if(r===void 0)r=this.#i(0),n.set(e,r),F(this.#n,super.size),dn(o);else if(i!==t){dn(r);var s=o.reactions===null?null:new Set(o.reactions);s!==null&&r.reactions?.every(e=>s.has(e))||dn(o)}return a}delete(e){var t=this.#e,n=t.get(e),r=super.delete(e);return n!==void 0&&(t.delete(e),F(n,-1)),r&&(F(this.#n,super.size),dn(this.#t)),r}clear(){if(super.size!==0){super.clear();var e=this.#e;F(this.#n,0);for(var t of e.values())F(t,-1);dn(this.#t),e.clear()}}#a(){J(this.#t);var e=this.#e;if(this.#n.v!==e.size){for(var t of super.keys())if(!e.has(t)){var n=this.#i(0);e.set(t,n)}}for([,n]of this.#e)J(n)}keys(){return J(this.#t),super.keys()}values(){return this.#a(),super.values()}entries(){return this.#a(),super.entries()}[Symbol.iterator](){return this.entries()}get size(){return J(this.#n),super.size}},Pa=class{#e;#t;constructor(e,t){this.#e=e,this.#t=$r(t)}get current(){return this.#t(),this.#e()}},Fa=/\(.+\)/,Ia=new Set([`all`,`print`,`screen`,`and`,`or`,`not`,`only`]),La=class extends Pa{constructor(e,t){let n=Fa.test(e)||e.split(/[\s,]+/).some(e=>Ia.has(e.trim()))?e:`(${e})`,r=window.matchMedia(n);super(()=>r.matches,e=>Nr(r,`change`,e))}},Ra=`# Das Programm im Browser. Was die Spiele sagen, kommt von den Spielen.

# Überall
to-content = Zum Inhalt
pages = Seiten
language = Sprache
close = Schließen
back = Zurück
all = alle
send = Senden
empty = keine
lost = Die Verbindung ist unterbrochen.
offline = Der Server ist nicht erreichbar. So lange kannst du nachlesen, wie gespielt wird, und die Karten ansehen, die du schon einmal geöffnet hast. Für Tische braucht es den Server.
answers-later = Das Spiel ist gespeichert. Antworten kannst du, sobald die Verbindung wieder steht.
attempt-in = { $n ->
    [0] Neuer Versuch …
   *[other] Nächster Versuch in { $n } s
}
attempt-now = Jetzt versuchen
not-found = { $page ->
    [room] Dieser Tisch lässt sich nicht öffnen
    [tournament] Dieses Turnier lässt sich nicht öffnen
   *[other] { $card ->
       [yes] Diese Karte gibt es nicht
      *[no] Seite nicht gefunden
    }
}
not-found-more = Prüfe die Adresse, oder geh von hier aus weiter.
to-start = Zur Startseite
opening = Der Tisch wird vorbereitet …

player = Spieler { $n }

# Ein Raum
hand-over = { $name } entscheidet. Die anderen schauen weg.
uncover = Meine Karten zeigen
menu = Menü
preferences = Einstellungen
save = Spiel in einer Datei speichern
resign = Das Spiel aufgeben
resign-sure = Endgültig aufgeben
leave = Verlassen; das Spiel bleibt erhalten
pace = Tempo der Darstellung
pace-of = { $n ->
    [0] aus: alles sofort
    [400] schnell
    [900] normal
   *[other] langsam
}
quick = Antippen einer Karte wirkt sofort, wenn es nur eines bedeuten kann
auto-order = Meine ausgelösten Effekte ohne Frage der Reihe nach ausführen
sound = Töne
volume = Lautstärke
alert = Eine Mitteilung, wenn ich am Zug bin und gerade woanders hinsehe
alert-refused = Der Browser erlaubt keine Mitteilungen für diese Seite. Erlaube sie erst in seinen Einstellungen.
keys = Tasten
key = { $what ->
    [arrows] von Ziel zu Ziel
    [cards] zu jeder Karte, auch wenn sie nicht verwendet werden kann
    [enter] tun, was man mit der Karte meistens tut; bestätigen, wenn genug gewählt ist
    [all] alles zeigen, was mit der Karte geht
    [more] noch etwas wählen oder die Wahl zurücknehmen
    [confirm] bestätigen, was gewählt ist
    [escape] zurück, schließen
    [letters] den Knopf mit diesem Buchstaben drücken
    [digits] die Antwort mit dieser Nummer
    [undo] die letzte Entscheidung zurücknehmen
    [hint] was würde der Computer tun?
    [why] warum kann diese Karte nicht verwendet werden?
    [zoom] die Karte groß zeigen
    [log] das Protokoll auf- und zuklappen
    [view] schlichte Ansicht oder Bildansicht
    [space] vorspulen; in der Wiederholung: abspielen und anhalten
    [back] in der Wiederholung: schrittweise, an den Anfang, ans Ende
    [turns] in der Wiederholung: Zug um Zug
   *[help] diese Tasten
}
signs = Zeichen an Karten
sign-legal = kann jetzt gewählt werden
sign-enemy = etwas Feindliches, das jetzt gewählt werden kann
sign-chosen = ist gewählt
sign-now = vom letzten Ereignis betroffen
plain-view = Schlichte Ansicht
picture-view = Bildansicht
beside = Neben dem Tisch
chat = Chat
chat-line = Etwas in den Raum sagen
mute = Stummschalten
unmute = Den Chat wieder zeigen
watches = schaut zu
unread = neu im Chat

# Am Tisch
players = Spieler
you = du
deciding = entscheidet
is-here = da
is-computer = Computer
is-gone = weg
is-played = der Computer spielt
is-out = { $why ->
    [time] Zeit abgelaufen
   *[resigned] hat aufgegeben
}
little-time = wenig Zeit!
your-time = Du hast weniger als { $n } Sekunden übrig.
deck = Deck
exhausted = aktiviert
chosen = gewählt
your-turn = Du entscheidest
question = Frage
whole-question = Die ganze Frage
waiting = Warten auf { $names } …
thinking = { $names } { $n ->
    [one] denkt
   *[other] denken
} nach …
skip-ahead = Vorspulen
take-back = Den Platz von { $name } zurücknehmen
gone-now = { $name } ist weg.
give-seat = Den Computer für { $name } spielen lassen
give-own = Den Computer für mich spielen lassen
give-unrated = Sobald der Computer für jemanden spielt, zählt die Partie nicht mehr für die Wertung.
watching = { $n ->
    [0] Niemand schaut zu.
    [one] 1 Person schaut zu.
   *[other] { $n } Personen schauen zu.
}
you-watch = Du schaust zu.
choose-some = { $spare ->
    [0] Wähle { $high }.
   *[other] { $low ->
       [0] Wähle bis zu { $high }.
      *[other] Wähle { $low } bis { $high }.
    }
}
choose = { $n ->
    [0] Noch ist nichts gewählt
   *[other] { $names }
}
give = { $left ->
    [0] So verteilen
   *[other] Noch { $left } von { $n } zu verteilen
}
less = Eines weniger: { $name }
more = Eines mehr: { $name }
all-rest = Der ganze Rest
rest = Rest
take-number = { $n } wählen
all-the-same = Trotzdem: { $what }
start-over = Von vorn beginnen
all-answers = Alle Antworten ({ $n })
find-answer = Nummer oder Wörter
no-answer-fits = Keine Antwort passt zu diesen Wörtern.
hint = Tipp
hint-best = Das würde der Computer wählen, geordnet nach der Aussicht auf den Sieg:
hint-points = Der Computer sieht bis zum Ende des Zuges voraus und würde wählen:
hint-thinks = Denkt nach …
percent = { $n } %
hint-worth = { $n } Punkte
stops = Wann werde ich gefragt?
undo = Zurücknehmen
why-not = Warum geht das nicht?
not-your-turn = Du hast gerade nichts zu entscheiden.
look-at = Karte ansehen
look-here = Zeige auf eine Karte, um sie hier zu lesen.
log = Protokoll
rule = Regel { $id }
no-log = Noch ist nichts geschehen.
in-force = In Kraft
affects = Was wirkt darauf ein?
affects-nothing = Im Moment wirkt nichts darauf ein.

# Die schlichte Ansicht
table = Tisch
answers = Antworten
type-here = Deine Antwort
plain-commands = Du kannst auch eingeben: { $list }.

# Die Wiederholung
replay = Wiederholung
moment = Entscheidung { $at } von { $end }, { $in ->
    [rounds] Runde
   *[turns] Zug
} { $turn }
turn-back = { $in ->
    [rounds] Runde davor
   *[turns] Zug davor
}
step-back = Zurück
step-on = Weiter
turn-on = { $in ->
    [rounds] Nächste Runde
   *[turns] Nächster Zug
}
run = Abspielen
pause = Anhalten
jump-turn = { $in ->
    [rounds] Zur Runde
   *[turns] Zum Zug
}
turn-of = { $in ->
    [rounds] Runde
   *[turns] Zug
} { $turn }, { $name }
seen-by = Gesehen von
seen-by-one = Wie { $name } es sieht
seen-by-all = Wie alle es sehen
next-move = Als Nächstes, { $name }: { $what }
play-on = Von hier weiterspielen
to-now = Zurück in die Gegenwart

# Das Ende
again = Noch einmal spielen
again-swapped = Noch einmal spielen, mit getauschten { $what ->
    [books] Zauberbüchern
   *[decks] Decks
}
another-game = Ein anderes Spiel
as-table = Als Tabelle
turn = { $in ->
    [rounds] Runde
   *[turns] Zug
}
you-win = Du gewinnst!
see-table = Den Tisch ansehen
see-report = Wie das Spiel verlief
agreed = Möchte noch einmal spielen: { $names }
to-next = Zum nächsten Spiel
key-moments = Entscheidende Momente

# Analyse
analysis = Analyse
analysis-more = Jede Entscheidung wird danach beurteilt, was die Person wusste, die sie getroffen hat: was die Partie entschieden hat, was besser gewesen wäre und wie viel davon Glück war.
analysis-level = Beurteilt von
analysis-by = { $level ->
    [expert] Experte: sieht weiter, braucht Minuten
   *[club] Vereinsspieler: braucht einige Sekunden
}
analysis-begin = Partie analysieren
analysis-again = Noch einmal analysieren
analysis-seat = Aus der Sicht von
analysis-runs = Die Entscheidungen werden beurteilt …
analysis-done = { $done } von { $of }
analysis-stop = Anhalten
analysis-stopped = Angehalten nach { $done } von { $of } Entscheidungen.
analysis-turning = Was die Partie entschieden hat
analysis-no-turning = Keine einzelne Entscheidung hat viel geändert
analysis-swing = Von { $before } % auf { $after } %, { $by ->
    [mistake] ein Fehler
    [chance] der Zufall hatte daran teil
    [conceded] durch Aufgeben
   *[play] durch das, was gespielt wurde
}
analysis-mistakes = Wo es für { $name } etwas Besseres gab
analysis-no-mistakes = { $name } hat keinen Fehler gemacht, der ins Gewicht fällt
analysis-mistake = Gespielt wurde { $played } ({ $win } %), besser war { $better } ({ $best } %).
analysis-line = Danach zum Beispiel: { $line }.
analysis-look = Ansehen
analysis-balance = Glück und Können, in Prozentpunkten
balance-part = { $part ->
    [own] eigene Fehler
    [others] Fehler der anderen
    [conceded] Aufgeben
   *[luck] gezogene Karten, Würfel und Verdecktes
}
win-course = Wie wahrscheinlich ein Sieg war: von { $first } % bei der ersten Entscheidung bis { $last } %
win-missed = Kreise sind Entscheidungen, für die es etwas Besseres gab.
win-chance = Sieg
look-there = Ansehen: { $when }

# Motion
plays = { $name } spielt
game-end = { $how ->
    [won] Sieg!
    [lost] Niederlage
    [draw] Unentschieden
   *[other] Das Spiel ist aus
}
game-winner = { $names } gewinnt
# How rare a card is
rarity = { $how ->
   *[common] häufig
    [uncommon] ungewöhnlich
    [rare] selten
    [variant] Variante
    [fixed] fest
    [special] besonders
}
`,za=`# Die Seiten um den Tisch herum. $what ist, was die Spieler mitbringen: Decks oder Bücher (Zauberbücher).

# Die Leiste
play = Spielen
cards = Karten
builder = { $what ->
    [books] Zauberbuch
   *[decks] Deckbau
}
lobby-short = Räume

# Die Startseite
welcome = Setz dich und spiel
welcome-more = Ohne Konto, ohne Warten: Wähle ein Spiel und deine Gegner, und los geht es.
pick-game = Welches Spiel?
players-range = { $low ->
    [2] { $high ->
        [2] 2 Spieler
       *[other] 2 bis { $high } Spieler
    }
   *[other] { $low } bis { $high } Spieler
}
you-play = Du: { $name }
no-decks = Alle beginnen mit denselben Karten.
how-many = Spieler
against = { $who ->
    [me] Dieser Bildschirm
    [open] Per Link
    [lobby] Lobby
   *[bot] Computer
}
against-more = { $who ->
    [me] Ihr gebt den Bildschirm reihum weiter; niemand sieht die Karten der anderen.
    [open] Du bekommst einen Link. Wer ihn öffnet, setzt sich.
   *[lobby] Der Raum steht in der Liste offener Räume. Wer kommt, setzt sich.
}
level = Stufe
bot-choice = { $level } ({ $time })
bot-at-once = sofort
bot-seconds = etwa { $n } s je Entscheidung
bot-level = { $kind ->
    [greedy] Gierig: das Beste für jetzt
    [random] Zufällig: irgendetwas
    [beginner] Anfänger: kennt die Regeln und wenig mehr
    [casual] Gelegentlich: sieht, was naheliegt
    [club] Verein: rechnet bis zum Ende des Zugs
    [expert] Experte: plant den ganzen Zug
    [master] Meister: plant lange und ist schwer zu schlagen
   *[other] { $title }
}
go = { $game } spielen
saved-games = Gespeicherte Spiele
saved-games-more = Ein Spiel, das in einer Datei gespeichert ist, geht dort weiter, wo es war.
load = Gespeichertes Spiel öffnen
variants = Variante
by-chance = Der Zufall entscheidet
settings = Weitere Einstellungen
clock = Uhr
clock-on = Mit Schachuhren spielen
clock-minutes = Minuten je Spieler
clock-increment = Sekunden je Entscheidung
clock-words = { $minutes } Min. { $increment ->
    [0] {""}
   *[other] + { $increment } s
}
table-settings = Am Tisch
ask-all = Auch fragen, wenn es nur eine Antwort gibt
game-seed = Startwert: derselbe teilt dieselben Karten aus
hints-too = Tipps, auch wenn Menschen gegeneinander spielen
chat-on = Chat
undo-policy = { $people ->
    [yes] Zurücknehmen geht bis zur letzten aufgedeckten Karte, zum letzten Würfelwurf oder zur letzten Entscheidung eines anderen.
   *[no] Zurücknehmen geht, so weit du willst.
}

# Decks und Zauberbücher
your-deck = { $what ->
    [books] Dein Zauberbuch
   *[decks] Dein Deck
}
their-deck = { $what ->
    [books] Zauberbuch dieses Spielers
   *[decks] Deck dieses Spielers
}
any-deck = { $what ->
    [books] Irgendein Zauberbuch: eine Überraschung
   *[decks] Irgendein Deck: eine Überraschung
}
generate = { $what ->
    [books] Ein Zauberbuch erzeugen …
   *[decks] Ein Deck erzeugen …
}
generate-again = { $what ->
    [books] Ein anderes
   *[decks] Ein anderes
}
own-deck = { $what ->
    [books] Ein Zauberbuch einfügen oder öffnen …
   *[decks] Eine Deckliste einfügen oder öffnen …
}
my-decks = { $what ->
    [books] Meine Zauberbücher
   *[decks] Meine Decks
}
known-decks = { $what ->
    [books] Gedruckte Zauberbücher
   *[decks] Decks, die zum Spiel gehören
}
show-cards = Karten zeigen
share-won = { $n } %
deck-strength = Stärke
deck-strength-points = gewonnen gegen Vergleichsdecks: { NUMBER($points, useGrouping: 0) } Punkte ({ NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) })
deck-strength-how = { $n ->
    [0] Noch wurde keine Partie gespielt.
    [one] { $n } Partie, auf beiden Seiten: { $player }.
   *[other] { $n } Partien, auf beiden Seiten: { $player }.
}
deck-strength-more = { $n ->
    [0] Die ersten Partien werden gespielt.
   *[other] Es werden weitere gespielt.
}
hard-for-it = Schwierige Gegner
easy-for-it = Leichte Gegner
cards-with-wins = Siege mit gezogener Karte gegenüber ohne sie
made-of = { $most ->
    [1] { $title } (ohne Wahl: irgendeiner)
   *[other] { $title } (bis zu { $most }; der Rest wird gelost)
}
set = Set
seed = Startwert
deck-list = { $what ->
    [books] Zauberbuch, als Text oder JSON
   *[decks] Deckliste, als Text oder JSON
}
deck-example = { $what ->
    [books] Mein Zauberbuch
        Mage: wizard
        Element: air
        2 chain-lightning
        …
   *[decks] Mein Deck
        [Dis]
        2 Dust Imp
        …
}
check-deck = { $what ->
    [books] Dieses Zauberbuch prüfen und nehmen
   *[decks] Dieses Deck prüfen und nehmen
}
deck-replaced = { $what ->
    [books] Dieses Zauberbuch kann nicht gespielt werden. Ein anderes wurde gewählt.
   *[decks] Dieses Deck kann nicht gespielt werden. Ein anderes wurde gewählt.
}
too-long = Das ist zu lang für eine Liste. Erwartet werden höchstens { $n } Zeichen.
open-file = Datei öffnen

# Ein Zauberbuch schreiben
builder-title = { $what ->
    [books] Ein Zauberbuch zusammenstellen
   *[decks] Ein Deck bauen
}
points = Punkte
points-of = { $n } von { $most } Punkten · { $copies ->
    [one] 1 Karte
   *[other] { $copies } Karten
} · { $problems ->
    [0] keine Regel verletzt
    [one] 1 Regel verletzt
   *[other] { $problems } Regeln verletzt
}
pane-cards = Zauber
pane-book = { $what ->
    [books] Zauberbuch
   *[decks] Deck
}
offers = Zauber zur Auswahl
empty-draft = Noch ist nichts darin. Mit + kommen Karten dazu.
legal = { $what ->
    [books] Dieses Zauberbuch ist regelgerecht.
   *[decks] Dieses Deck ist regelgerecht.
}
choose-one = Wähle …
begin-with = Beginnen mit
empty-book = { $what ->
    [books] Ein leeres Zauberbuch
   *[decks] Ein leeres Deck
}
play-with = Damit spielen
keep-here = In diesem Browser behalten
drop-here = { $name } vergessen
kept = { $name } bleibt in diesem Browser gespeichert.
as-text = Als Text
read-list = Diesen Text übernehmen
copy-text = Text kopieren
save-file = Als Datei speichern

# Räume, die warten
lobby = Offene Räume
lobby-title = Räume, die auf Spieler warten
lobby-how = Um selbst einen Raum zu öffnen, beginne ein Spiel gegen jemanden aus der Lobby.
no-rooms = Gerade wartet kein Raum auf Spieler.
join = Beitreten
new-game = Neues Spiel
waiting-room = Warten auf Mitspieler
waiting-for = { $n ->
    [one] Ein Platz ist frei. Das Spiel beginnt, wenn sich jemand setzt.
   *[other] { $n } Plätze sind frei. Das Spiel beginnt, wenn alle besetzt sind.
}
invite = Einladen
share-link = Wer diesen Link öffnet, kann sich setzen.
share-lobby = Der Raum steht in der Liste offener Räume. Auch wer diesen Link öffnet, kann sich setzen.
link = Link zu diesem Raum
copy = Link kopieren
copied = Kopiert
seats = Plätze
open-seat = freier Platz
sit = Hier hinsetzen
stand = Aufstehen

# Spieler
who-am-i = { $account ->
    [yes] Du bist { $name }
   *[no] Du bist { $name }, ein Gast
}
guest-more = Gäste können alles spielen. Mit einem Konto zählen deine Spiele für die Wertung, und du findest deine Plätze von jedem Gerät aus.
account-more = Deine Spiele gegen Spieler mit anderen Konten zählen für die Wertung. Du findest deine Plätze von jedem Gerät aus.
account-way = { $way ->
    [rename] Ein anderer Name
    [register] Neues Konto
   *[login] Ich habe ein Konto
}
account-do = { $way ->
    [rename] Namen ändern
    [register] Registrieren
   *[login] Anmelden
}
logout = Abmelden
name = Name
password = Passwort
ratings = Wertung
ratings-more = Gewertet werden Partien, in denen auf jedem Platz ein anderes Konto sitzt, außer sie waren kurz oder der Computer hat für jemanden gespielt. Weitere Partien gegen denselben Gegner zählen immer weniger. Alle beginnen mit 1500; die Zahl hinter ± sagt, wie weit das danebenliegen kann. Auf der Liste steht, wer gegen mehrere andere gespielt hat und wessen Wertung gut genug bekannt ist; der Platz richtet sich nach dem unteren Ende dieses Bereichs.
no-ratings = Auf der Liste dieses Spiels steht noch niemand.
rank = Platz
rating = Wertung
games-played = Spiele

# Die Karten
game = Spiel
loading = Einen Augenblick …
order = Sortiert nach
search = Wörter auf der Karte
filters = { $n ->
    [0] Filter
   *[other] Filter ({ $n })
}
clear-filters = Filter zurücksetzen
found = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} von { $all }
more-cards = Mehr zeigen
card-link = Link kopieren
no-card = Diese Karte gibt es nicht.
pictures = Eigene Bilder
pictures-more = Ein Ordner mit Bildern, die wie die Karten in den Links heißen, zum Beispiel troll.png. Sie bleiben in diesem Browser und werden nirgendwohin gesendet.
pictures-pick = Ordner wählen
pictures-taken = { $n ->
    [one] 1 von { $all } Dateien ist das Bild einer Karte.
   *[other] { $n } von { $all } Dateien sind Bilder von Karten.
}
pictures-failed = Dieser Browser behält hier keine Bilder. Erwartet wird ein Fenster, das kein privates ist.
pictures-drop = { $n ->
    [one] 1 Bild vergessen
   *[other] { $n } Bilder vergessen
}

# Wie ein Spiel gespielt wird
learn = { $game }: So wird gespielt
lesson = { $topic ->
    [goal] Worum es geht
    [turn] So läuft es ab
    [cards] Karten
    [fight] Kämpfen
   *[tip] Für das erste Spiel
}
sound-offer = Möchtest du den Tisch hören? Karten, Treffer und Schlüssel haben eigene Klänge.
sound-yes = Töne einschalten
sound-no = Ohne Töne spielen

# Erste Spiele und Rätsel
first-game = Dein erstes Spiel
first-game-about = Kurze Kapitel an einem echten Tisch, mit einem Trainer, der sagt, was du versuchen kannst und warum. Etwa 5 bis 10 Minuten; du kannst jederzeit gehen.
first-game-begin = { $done ->
    [0] Beginnen
   *[other] { $n ->
        [0] Noch einmal
       *[other] Weiter mit Kapitel { $n } von { $of }
    }
}
puzzles = Rätsel
puzzles-about = Jedes ist lösbar, was immer dein Gegner tut. Hilfe kommt in Stufen, wenn du sie willst.
puzzle-own = Rätsel und Lektionen kannst du auch selbst schreiben: eine Textdatei mit einer Stellung und einem Ziel.
puzzle-open = Rätseldatei öffnen
puzzle-today = Rätsel des Tages
puzzle-level = { $n ->
    [1] leicht
    [2] mittel
   *[other] schwer
}
is-solved = gelöst:
coach = Trainer
chapter-of = Kapitel { $n } von { $of }
coach-solved = Gut gemacht!
coach-failed = Das war es nicht.
coach-leave = Gehen
coach-next = Nächstes Kapitel
coach-play = Ein ganzes Spiel spielen
coach-more = Weitere Rätsel
coach-again = Noch einmal versuchen
coach-hint = Hilfe ({ $n } von { $of })
find-missed = Habe ich einen Sieg verpasst?
how-to-picture = Der Tisch von { $game } mitten im Spiel
# Das Regelbuch
rules = Regeln von { $game }
rules-search = Wörter einer Regel oder ihre Kennung
rules-chapter = Kapitel
rules-all = Alle Kapitel
rules-trying = Mit Stellung zum Ausprobieren
rules-found = { $n ->
    [one] 1 Regel
   *[other] { $n } Regeln
} von { $all }
rules-none = Eine Regel { $id } gibt es hier nicht.
rules-link = Im Regelbuch
try = Gegen den Computer ausprobieren
try-alone = Beide Seiten spielen
`,Ba=`# Zurückkommen: eigene Partien, eigene Seite, Serien, Turniere.

go-on = Weiterspielen
go-on-with = mit { $names }
go-on-more = { $n ->
    [one] 1 weitere Partie
   *[other] { $n } weitere Partien
}
nobody-else = noch niemand sonst
whose-turn = { $whose ->
    [yours] Du bist dran
    [bots] Der Computer spielt weiter, wenn du da bist
    [waiting] Wartet auf Mitspieler
    [unknown] Läuft
   *[theirs] { $names } ist dran
}
name-here = Name an diesem Bildschirm

# Fernpartien
correspondence = Fernpartie
days-each = Zeit je Zug
days = { $n ->
    [0] ohne Frist in Tagen
    [one] 1 Tag
   *[other] { $n } Tage
}
days-of = { $n ->
    [one] 1 Tag je Zug
   *[other] { $n } Tage je Zug
}
hours = { $n ->
    [one] 1 Stunde
   *[other] { $n } Stunden
}
days-more = Niemand muss zur gleichen Zeit da sein. Wer gefragt ist, hat so viele Tage, bis jemand anderes gefragt ist; wessen Zeit um ist, hat verloren. Die Tage laufen auch, während der Server ruht.

# Die eigene Seite
my-page = Meine Seite
results = Ergebnisse
streak = { $way ->
    [lost] { $n ->
        [one] Die letzte Partie ging verloren.
       *[other] Die letzten { $n } Partien gingen verloren.
    }
   *[won] { $n ->
        [0] Zurzeit keine Serie.
        [one] Die letzte Partie wurde gewonnen.
       *[other] Die letzten { $n } Partien wurden gewonnen.
    }
}
best-streak = { $n ->
    [0] {""}
    [one] Beste Serie: 1 Partie.
   *[other] Beste Serie: { $n } Partien.
}
opponent = Gegner
own-deck-title = Deck
won = Gewonnen
lost-games = Verloren
favourites = Karten, die du am meisten spielst
history = Partien
history-more = Partien, die der Server noch hat, lassen sich Entscheidung für Entscheidung ansehen.
result = { $result ->
    [won] gewonnen
    [lost] verloren
    [drawn] unentschieden
   *[self] ein Bildschirm
}
look-back = Ansehen
show-all = Alle { $n } zeigen
no-results = Noch nichts: Hier werden deine Partien gezählt, wenn sie vorbei sind.
reminders = Erinnerungen per E-Mail
reminders-more = In Fernpartien erfährst du per E-Mail, wenn andere auf dich warten.
reminded-at = E-Mails gehen an { $email }.
reminders-off = Keine E-Mails mehr
reminders-on = E-Mail zur Bestätigung schicken
email = E-Mail-Adresse
letter-sent = Eine E-Mail ist unterwegs. Öffne den Link darin.
mail-title = E-Mails
mail-confirm = Bestätigen
mail-done = Erledigt.
my-data = Was über dich gespeichert ist
my-data-more = Die Datei enthält alles, was der Server über dich hat: Konto, Wertungen und Anmeldungen, deine Partien mit deinen Decks und Antworten.
export = Alles als Datei speichern
forget-me = Alles löschen …
forget-more = Konto, Wertungen, Anmeldungen und Adresse verschwinden sofort. Laufende Partien werden aufgegeben. Partien, die du allein gespielt hast, werden gelöscht; in Partien mit anderen bleibt ein früherer Spieler mit dem, was gespielt wurde. Das lässt sich nicht rückgängig machen.
forget-name = Zur Bestätigung gib deinen Namen ein: { $name }
forget-do = Alles endgültig löschen

# Serien
series = Serie
series-games = Wie viele Partien
series-of = { $n ->
    [one] eine einzelne Partie
   *[other] höchstens { $n } Partien
}
series-more = Wer die meisten Partien gewinnt, gewinnt die Serie. Alle behalten ihr Deck; wer verloren hat, beginnt oder bestimmt das in KeyForge.
stronger = Das stärkere Deck, das mit Ketten beginnt
nobody = Niemand
series-stands = Höchstens { $n } Partien: { $won }
series-won = { $name } gewinnt die Serie über höchstens { $n } Partien: { $won }
next-game = Weiter zu Partie { $n }

# Einladungen
share = Teilen
qr = Als QR-Code zeigen
qr-of = QR-Code von { $link }
invite-to = { $game } bei Trivault

# Turniere
tournaments = Turniere
tournaments-more = Für 4 bis 16 Menschen und Computer, per Link.
tournament-new = Ein neues Turnier
tournament-name = Wie heißt es?
tournament-form = Wie gespielt wird
form = { $form ->
    [swiss] Schweizer System
   *[knock-out] K.-o.-System
}
form-more = { $form ->
    [swiss] Alle spielen jede Runde, gegen andere mit gleich vielen Punkten.
   *[knock-out] Wer verliert, scheidet aus.
}
tournament-size = Höchstens so viele Spieler
tournament-open = Turnier eröffnen
tournament-link = Wer diesen Link öffnet, kann sich anmelden, bis es beginnt.
tournament-link-label = Link zu diesem Turnier
entrants = Spieler: { $n } von { $most }
tournament-enter = Teilnehmen
tournament-remove = Herausnehmen
tournament-add = Computer hinzufügen
tournament-begin = Erste Runde auslosen
tournament-few = Es braucht mindestens { $n } Spieler. Warte auf weitere, oder füge Computer hinzu.
tournament-nobody = Mindestens ein Mensch muss teilnehmen: Nimm selbst teil, oder teile den Link.
standings = Tabelle
standings-final = Endstand
ties = { $form ->
    [swiss] Ein Sieg zählt 1 Punkt, ein Unentschieden ½, ein Freilos 1. Bei gleichen Punkten entscheiden die Punkte aller Gegner, dann gewonnene Partien, dann die Auslosung am Anfang.
   *[knock-out] Eine unentschiedene Partie wird einmal wiederholt; danach kommt weiter, wer zuerst gelost wurde. Die Plätze richten sich nach der erreichten Runde, dann nach der Tabelle.
}
tournament-points = Punkte
buchholz = Geg.
buchholz-more = Punkte aller Gegner
won-of = { $n } von { $of }
dropped = ausgestiegen
round = Runde { $n } von { $of }
match-result = { $result ->
    [won] { $name } hat gewonnen
    [drawn] unentschieden
    [bye] hat ein Freilos
   *[open] wird gespielt
}
to-own-match = Zu meiner Partie in Runde { $n }
to-tournament = Zum Turnier
watch = Zuschauen
tournament-leave = Aus dem Turnier aussteigen …
tournament-leave-more = Die Partie dieser Runde wird aufgegeben, und du spielst keine weitere.
tournament-leave-do = Endgültig aussteigen
tournament-drop = Jemand kommt nicht …
`,Va=`# The browser client. What the games say comes from the games.

# Everywhere
to-content = To the content
pages = Pages
language = Language
close = Close
back = Back
all = all
send = Send
empty = none
lost = The connection is lost.
offline = The server cannot be reached. Meanwhile you can read how the games are played, and the cards you have looked at before. Tables need the server.
answers-later = The game is kept. You can answer again as soon as the connection is back.
attempt-in = { $n ->
    [0] Trying again …
   *[other] Next attempt in { $n } s
}
attempt-now = Try now
not-found = { $page ->
    [room] This table cannot be opened
    [tournament] This tournament cannot be opened
   *[other] { $card ->
       [yes] There is no such card
      *[no] Page not found
    }
}
not-found-more = Check the address, or start again from here.
to-start = To the start page
opening = The table is being laid …

player = Player { $n }

# A room
hand-over = { $name } decides. The others look away.
uncover = Show my cards
menu = Menu
preferences = Preferences
save = Save the game to a file
resign = Give the game up
resign-sure = Give up for good
leave = Leave; the game is kept
pace = Speed of what is shown
pace-of = { $n ->
    [0] off: everything at once
    [400] fast
    [900] normal
   *[other] slow
}
quick = A tap on a card acts at once where it can mean only one thing
auto-order = Put my triggered effects in order without asking
sound = Sounds
volume = Volume
alert = A notification when it is my turn and I look elsewhere
alert-refused = The browser does not allow notifications for this page. Allow them in its settings first.
keys = Keys
key = { $what ->
    [arrows] from target to target
    [cards] to any card, also those that cannot be used
    [enter] do what one usually does with the card; confirm when enough is chosen
    [all] show all that can be done with the card
    [more] choose one more, or take it back
    [confirm] confirm what was chosen
    [escape] back, close
    [letters] press the button with this letter
    [digits] the answer with this number
    [undo] take back the last decision
    [hint] what would the computer do?
    [why] why can this card not be used?
    [zoom] show the card large
    [log] open and close the log
    [view] plain view or picture
    [space] skip ahead; in a replay: play and pause
    [back] in a replay: step by step, to the beginning, to the end
    [turns] in a replay: turn by turn
   *[help] these keys
}
signs = Signs on cards
sign-legal = can be chosen now
sign-enemy = an enemy that can be chosen now
sign-chosen = is chosen
sign-now = touched by the last event
plain-view = Plain view
picture-view = Picture view
beside = Beside the table
chat = Chat
chat-line = Say something to the room
mute = Mute
unmute = Hear the chat again
watches = watches
unread = new in the chat

# At the table
players = Players
you = you
deciding = decides
is-here = here
is-computer = computer
is-gone = gone
is-played = the computer plays
is-out = { $why ->
    [time] out of time
   *[resigned] has resigned
}
little-time = little time!
your-time = You have less than { $n } seconds left.
deck = Deck
exhausted = exhausted
chosen = chosen
your-turn = Your decision
question = Question
whole-question = The whole question
waiting = Waiting for { $names } …
thinking = { $names } { $n ->
    [one] is
   *[other] are
} thinking …
skip-ahead = Skip ahead
take-back = Take back the seat of { $name }
gone-now = { $name } is gone.
give-seat = Let the computer play for { $name }
give-own = Let the computer play for me
give-unrated = The game no longer counts for ratings once the computer plays for somebody.
watching = { $n ->
    [0] Nobody watches.
    [one] 1 person watches.
   *[other] { $n } people watch.
}
you-watch = You are watching.
choose-some = { $spare ->
    [0] Choose { $high }.
   *[other] { $low ->
       [0] Choose up to { $high }.
      *[other] Choose { $low } to { $high }.
    }
}
choose = { $n ->
    [0] Nothing is chosen yet
   *[other] { $names }
}
give = { $left ->
    [0] Share them out like this
   *[other] { $left } of { $n } left to share out
}
less = One less: { $name }
more = One more: { $name }
all-rest = All the rest
rest = Rest
take-number = Choose { $n }
all-the-same = All the same: { $what }
start-over = Start over
all-answers = All answers ({ $n })
find-answer = Number or words
no-answer-fits = No answer fits these words.
hint = Hint
hint-best = The computer would choose, by how likely it wins:
hint-points = The computer looks ahead to the end of the turn and would choose:
hint-thinks = Thinking …
percent = { $n }%
hint-worth = { $n } points
stops = When am I asked?
undo = Undo
why-not = Why can I not use it?
not-your-turn = You have nothing to decide at the moment.
look-at = Look at the card
look-here = Point at a card to read it here.
log = Log
rule = Rule { $id }
no-log = Nothing has happened yet.
in-force = In force
affects = What affects this?
affects-nothing = Nothing affects it at the moment.

# The plain view
table = Table
answers = Answers
type-here = Your answer
plain-commands = You can also type: { $list }.

# Looking back
replay = Replay
moment = Decision { $at } of { $end }, { $in ->
    [rounds] round { $turn }
   *[turns] turn { $turn }
}
turn-back = { $in ->
    [rounds] Round before
   *[turns] Turn before
}
step-back = Back
step-on = On
turn-on = { $in ->
    [rounds] Next round
   *[turns] Next turn
}
run = Play
pause = Pause
jump-turn = Go to { $in ->
    [rounds] round
   *[turns] turn
}
turn-of = { $in ->
    [rounds] Round
   *[turns] Turn
} { $turn }, { $name }
seen-by = Seen by
seen-by-one = As { $name } sees it
seen-by-all = As everybody sees it
next-move = Next, { $name }: { $what }
play-on = Play on from here
to-now = Back to the present

# The end
again = Play again
again-swapped = Play again with swapped { $what ->
    [books] spellbooks
   *[decks] decks
}
another-game = Another game
as-table = As a table
turn = { $in ->
    [rounds] Round
   *[turns] Turn
}
you-win = You win!
see-table = Look at the table
see-report = How the game went
agreed = Wants to play again: { $names }
to-next = To the next game
key-moments = Key moments

# Analysis
analysis = Analysis
analysis-more = Every decision is judged by what the player knew who made it: what decided the game, what would have been better, and how much was luck.
analysis-level = Judged by
analysis-by = { $level ->
    [expert] Expert: looks further, takes minutes
   *[club] Club player: takes some seconds
}
analysis-begin = Analyse the game
analysis-again = Analyse again
analysis-seat = From the side of
analysis-runs = The decisions are being judged …
analysis-done = { $done } of { $of }
analysis-stop = Stop
analysis-stopped = Stopped after { $done } of { $of } decisions.
analysis-turning = What decided the game
analysis-no-turning = No single decision changed much
analysis-swing = From { $before }% to { $after }%, { $by ->
    [mistake] a mistake
    [chance] chance had a part in it
    [conceded] somebody gave up
   *[play] by what was played
}
analysis-mistakes = Where { $name } had something better
analysis-no-mistakes = { $name } made no mistake that weighs
analysis-mistake = { $own ->
    [yes] You
   *[no] { $name }
} played { $played } ({ $win }%), better was { $better } ({ $best }%).
analysis-line = Then, for instance: { $line }.
analysis-look = Look at it
analysis-balance = Luck and skill, in points of a hundred
balance-part = { $part ->
    [own] own mistakes
    [others] mistakes of others
    [conceded] giving up
   *[luck] draws, dice and hidden cards
}
win-course = How likely a win was: from { $first }% at the first decision to { $last }%
win-missed = Circles are decisions for which there was something better.
win-chance = Win
look-there = Look at it: { $when }

# Motion
plays = { $name } plays
game-end = { $how ->
    [won] Victory!
    [lost] Defeat
    [draw] A draw
   *[other] The game is over
}
game-winner = { $names } wins
# How rare a card is
rarity = { $how ->
   *[common] common
    [uncommon] uncommon
    [rare] rare
    [variant] variant
    [fixed] fixed
    [special] special
}
`,Ha=`# The pages around the table. $what is what players bring: decks or books (spellbooks).

# The bar
play = Play
cards = Cards
builder = { $what ->
    [books] Spellbook
   *[decks] Build
}
lobby-short = Rooms

# The start page
welcome = Sit down and play
welcome-more = No account, no waiting: pick a game, pick who you play against, and begin.
pick-game = Which game?
players-range = { $low ->
    [2] { $high ->
        [2] 2 players
       *[other] 2 to { $high } players
    }
   *[other] { $low } to { $high } players
}
you-play = You: { $name }
no-decks = Everybody begins with the same cards.
how-many = Players
against = { $who ->
    [me] This screen
    [open] By link
    [lobby] Lobby
   *[bot] Computer
}
against-more = { $who ->
    [me] You hand the screen over in turn; nobody sees the cards of the others.
    [open] You get a link. Whoever opens it sits down.
   *[lobby] The room is in the list of open rooms. Whoever comes sits down.
}
level = Level
bot-choice = { $level } ({ $time })
bot-at-once = at once
bot-seconds = about { $n } s a decision
bot-level = { $kind ->
    [greedy] Greedy: the best for now
    [random] Random: anything goes
    [beginner] Beginner: knows the rules and little more
    [casual] Casual: sees what is near
    [club] Club: counts to the end of the turn
    [expert] Expert: plans the whole turn
    [master] Master: plans long and hard to beat
   *[other] { $title }
}
go = Play { $game }
saved-games = Saved games
saved-games-more = A game that was saved to a file goes on where it was.
load = Open a saved game
variants = Variant
by-chance = By chance
settings = More settings
clock = Clock
clock-on = Play with chess clocks
clock-minutes = Minutes each
clock-increment = Seconds per decision
clock-words = { $minutes } min { $increment ->
    [0] {""}
   *[other] + { $increment } s
}
table-settings = At the table
ask-all = Ask even where there is only one answer
game-seed = Seed: the same one deals the same cards
hints-too = Hints, also between people
chat-on = Chat
undo-policy = { $people ->
    [yes] Undo goes back to the last revealed card, roll or decision of somebody else.
   *[no] Undo goes back as far as you like.
}

# Decks and spellbooks
your-deck = { $what ->
    [books] Your spellbook
   *[decks] Your deck
}
their-deck = { $what ->
    [books] Their spellbook
   *[decks] Their deck
}
any-deck = { $what ->
    [books] Any spellbook: a surprise
   *[decks] Any deck: a surprise
}
generate = { $what ->
    [books] Generate a spellbook …
   *[decks] Generate a deck …
}
generate-again = { $what ->
    [books] Another one
   *[decks] Another one
}
own-deck = { $what ->
    [books] Paste or open a spellbook …
   *[decks] Paste or open a deck list …
}
my-decks = { $what ->
    [books] My spellbooks
   *[decks] My decks
}
known-decks = { $what ->
    [books] Printed spellbooks
   *[decks] Decks that come with the game
}
show-cards = Show the cards
share-won = { $n }%
deck-strength = Strength
deck-strength-points = won against the decks of a pool: { NUMBER($points, useGrouping: 0) } points ({ NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) })
deck-strength-how = { $n ->
    [0] No games have been played yet.
    [one] { $n } game, both sides played by { $player }.
   *[other] { $n } games, both sides played by { $player }.
}
deck-strength-more = { $n ->
    [0] The first games are being played.
   *[other] More are being played.
}
hard-for-it = Hard for it
easy-for-it = Easy for it
cards-with-wins = Wins with a card drawn, against without
made-of = { $most ->
    [1] { $title } (none: any)
   *[other] { $title } (up to { $most }; the rest is drawn)
}
set = Set
seed = Seed
deck-list = { $what ->
    [books] Spellbook, as text or JSON
   *[decks] Deck list, as text or JSON
}
deck-example = { $what ->
    [books] My spellbook
        Mage: wizard
        Element: air
        2 chain-lightning
        …
   *[decks] My deck
        [Dis]
        2 Dust Imp
        …
}
check-deck = { $what ->
    [books] Check and take this spellbook
   *[decks] Check and take this deck
}
deck-replaced = { $what ->
    [books] This spellbook cannot be played. Another one was chosen.
   *[decks] This deck cannot be played. Another one was chosen.
}
too-long = This is too long for a list. Expected are at most { $n } characters.
open-file = Open a file

# Building a spellbook
builder-title = { $what ->
    [books] Write a spellbook
   *[decks] Build a deck
}
points = points
points-of = { $n } of { $most } points · { $copies ->
    [one] 1 card
   *[other] { $copies } cards
} · { $problems ->
    [0] no rule broken
    [one] 1 rule broken
   *[other] { $problems } rules broken
}
pane-cards = Spells
pane-book = { $what ->
    [books] Spellbook
   *[decks] Deck
}
offers = Spells to choose from
empty-draft = Nothing in it yet. Add cards with +.
legal = { $what ->
    [books] This spellbook is legal.
   *[decks] This deck is legal.
}
choose-one = Choose …
begin-with = Begin with
empty-book = { $what ->
    [books] An empty spellbook
   *[decks] An empty deck
}
play-with = Play with it
keep-here = Keep in this browser
drop-here = Forget { $name }
kept = { $name } is kept in this browser.
as-text = As text
read-list = Take this text over
copy-text = Copy the text
save-file = Save as a file

# Rooms that wait
lobby = Open rooms
lobby-title = Rooms that wait for players
lobby-how = To open a room of your own, begin a game against somebody from the lobby.
no-rooms = No room waits for players at the moment.
join = Join
new-game = New game
waiting-room = Waiting for players
waiting-for = { $n ->
    [one] One seat is open. The game begins when somebody sits down.
   *[other] { $n } seats are open. The game begins when every seat is taken.
}
invite = Invite
share-link = Whoever opens this link can sit down.
share-lobby = The room is in the list of open rooms. Whoever opens this link can sit down, too.
link = Link to this room
copy = Copy the link
copied = Copied
seats = Seats
open-seat = open seat
sit = Sit down here
stand = Stand up

# Players
who-am-i = { $account ->
    [yes] You are { $name }
   *[no] You are { $name }, a guest
}
guest-more = Guests can play everything. With an account your games count for the ratings, and you find your seats from any device.
account-more = Your games against other accounts count for the ratings. You find your seats from any device.
account-way = { $way ->
    [rename] Another name
    [register] New account
   *[login] I have an account
}
account-do = { $way ->
    [rename] Change the name
    [register] Register
   *[login] Log in
}
logout = Log out
name = Name
password = Password
ratings = Ratings
ratings-more = Games in which every seat has another account are rated, unless they were short or the computer played for somebody. Further games against the same opponent count less and less. Everybody begins with 1500; the number behind ± says how far off it may be. The list has players who have met several opponents and whose rating is known well enough; the place goes by the lower end of that range.
no-ratings = Nobody is on the list of this game yet.
rank = Place
rating = Rating
games-played = Games

# The cards
game = Game
loading = One moment …
order = Sorted by
search = Words on the card
filters = { $n ->
    [0] Filters
   *[other] Filters ({ $n })
}
clear-filters = Clear
found = { $n ->
    [one] 1 card
   *[other] { $n } cards
} of { $all }
more-cards = Show more
card-link = Copy the link
no-card = There is no such card.
pictures = Pictures of your own
pictures-more = A folder with pictures that are called like the cards in the links, such as troll.png. They stay in this browser and are never sent anywhere.
pictures-pick = Pick a folder
pictures-taken = { $n ->
    [one] 1 of { $all } files is the picture of a card.
   *[other] { $n } of { $all } files are pictures of cards.
}
pictures-failed = This browser keeps no pictures. Expected is a window that is not private.
pictures-drop = { $n ->
    [one] Forget 1 picture
   *[other] Forget { $n } pictures
}

# How a game is played
learn = How to play { $game }
lesson = { $topic ->
    [goal] The goal
    [turn] How it goes
    [cards] Cards
    [fight] Fighting
   *[tip] For the first game
}
sound-offer = Would you like to hear the table? Cards, hits and keys have sounds of their own.
sound-yes = Turn sounds on
sound-no = Stay silent

# First games and puzzles
first-game = Your first game
first-game-about = Short chapters at a real table, with a coach who says what to try and why. About 5 to 10 minutes; you can leave at any time.
first-game-begin = { $done ->
    [0] Begin
   *[other] { $n ->
        [0] Once more
       *[other] Go on with chapter { $n } of { $of }
    }
}
puzzles = Puzzles
puzzles-about = Every one can be solved, whatever your opponent does. Help comes in levels, when you ask for it.
puzzle-own = Puzzles and lessons can also be written by you: a text file with a position and a goal.
puzzle-open = Open a puzzle file
puzzle-today = Puzzle of the day
puzzle-level = { $n ->
    [1] easy
    [2] medium
   *[other] hard
}
is-solved = solved:
coach = Coach
chapter-of = Chapter { $n } of { $of }
coach-solved = Well done!
coach-failed = That was not it.
coach-leave = Leave
coach-next = Next chapter
coach-play = Play a whole game
coach-more = More puzzles
coach-again = Try again
coach-hint = Help ({ $n } of { $of })
find-missed = Did I miss a win?
how-to-picture = The board of { $game } in the middle of a game
# The rulebook
rules = Rules of { $game }
rules-search = Words of a rule, or its id
rules-chapter = Chapter
rules-all = All chapters
rules-trying = With a position to try
rules-found = { $n ->
    [one] 1 rule
   *[other] { $n } rules
} of { $all }
rules-none = There is no rule { $id } here.
rules-link = In the rulebook
try = Try it against the computer
try-alone = Play both sides
`,Ua=`# Coming back: one's own games, one's own page, series, tournaments.

go-on = Continue
go-on-with = with { $names }
go-on-more = { $n ->
    [one] 1 more game
   *[other] { $n } more games
}
nobody-else = nobody else yet
whose-turn = { $whose ->
    [yours] Your turn
    [bots] The computer goes on when you are there
    [waiting] Waiting for players
    [unknown] Under way
   *[theirs] { $names } to play
}
name-here = Name at this screen

# Games by correspondence
correspondence = By correspondence
days-each = Time for each move
days = { $n ->
    [0] no limit of days
    [one] 1 day
   *[other] { $n } days
}
days-of = { $n ->
    [one] 1 day for each move
   *[other] { $n } days for each move
}
hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
}
days-more = Nobody has to be there at the same time. Whoever is asked has so many days until another one is asked; whose time is up has lost. The days run also while the server is down.

# One's own page
my-page = My page
results = Results
streak = { $way ->
    [lost] { $n ->
        [one] The last game was lost.
       *[other] The last { $n } games were lost.
    }
   *[won] { $n ->
        [0] No streak at the moment.
        [one] The last game was won.
       *[other] The last { $n } games were won.
    }
}
best-streak = { $n ->
    [0] {""}
    [one] Best streak: 1 game.
   *[other] Best streak: { $n } games.
}
opponent = Opponent
own-deck-title = Deck
won = Won
lost-games = Lost
favourites = Cards that you play most
history = Games
history-more = Games that the server still keeps can be looked at, decision by decision.
result = { $result ->
    [won] won
    [lost] lost
    [drawn] drawn
   *[self] one screen
}
look-back = Look at it
show-all = Show all { $n }
no-results = Nothing yet: your games are counted here when they are over.
reminders = Reminders by letter
reminders-more = In games by correspondence you hear by letter when others wait for you.
reminded-at = Letters go to { $email }.
reminders-off = No more letters
reminders-on = Send a letter to confirm it
email = E-mail address
letter-sent = A letter is on its way. Open the link in it.
mail-title = Letters
mail-confirm = Confirm it
mail-done = Done.
my-data = What is kept of you
my-data-more = The file has everything that the server keeps of you: your account, ratings and logins, your games with your decks and answers.
export = Save everything as a file
forget-me = Delete everything …
forget-more = Your account, ratings, logins and address go at once. Games that run are given up. Games that you played alone are deleted; in games with others a former player remains, with what was played. This cannot be undone.
forget-name = To say that you mean it, type your name: { $name }
forget-do = Delete everything for good

# Series
series = Series
series-games = How many games
series-of = { $n ->
    [one] a single game
   *[other] best of { $n }
}
series-more = Whoever wins most games wins the series. Everybody keeps the deck; who has lost begins, or says who does in KeyForge.
stronger = The stronger deck, which starts with chains
nobody = Nobody
series-stands = Best of { $n }: { $won }
series-won = { $name } wins the series, best of { $n }: { $won }
next-game = On to game { $n }

# Invitations
share = Share
qr = Show as a QR code
qr-of = QR code of { $link }
invite-to = { $game } at Trivault

# Tournaments
tournaments = Tournaments
tournaments-more = For 4 to 16 people and bots, by link.
tournament-new = A new tournament
tournament-name = What is it called?
tournament-form = How it is played
form = { $form ->
    [swiss] Swiss
   *[knock-out] Knock-out
}
form-more = { $form ->
    [swiss] Everybody plays every round, against others with as many points.
   *[knock-out] Whoever loses is out.
}
tournament-size = Players at most
tournament-open = Open the tournament
tournament-link = Whoever opens this link can enter until it begins.
tournament-link-label = Link to this tournament
entrants = Players: { $n } of { $most }
tournament-enter = Take part
tournament-remove = Take out
tournament-add = Add a bot
tournament-begin = Draw the first round
tournament-few = It takes at least { $n } players. Wait for more, or add bots.
tournament-nobody = At least one person must take part: enter it yourself, or share the link.
standings = Table
standings-final = Final table
ties = { $form ->
    [swiss] A win is 1 point, a draw ½, a bye 1. Equal points are decided by the points of all opponents, then by games won, then by the draw of the start.
   *[knock-out] A drawn game is played once more; then whoever was drawn first goes on. Places go by the round that was reached, then as in the table.
}
tournament-points = Points
buchholz = Opp.
buchholz-more = Points of all opponents
won-of = { $n } of { $of }
dropped = has left
round = Round { $n } of { $of }
match-result = { $result ->
    [won] { $name } has won
    [drawn] drawn
    [bye] has a bye
   *[open] is played
}
to-own-match = To my game of round { $n }
to-tournament = To the tournament
watch = Watch
tournament-leave = Leave the tournament …
tournament-leave-more = The game of this round is given up, and you play no further one.
tournament-leave-do = Leave it for good
tournament-drop = Somebody does not come …
`,Wa=`# Program w przeglądarce. To, co mówią gry, pochodzi z gier.

# Wszędzie
to-content = Do treści
pages = Strony
language = Język
close = Zamknij
back = Wstecz
all = wszystkie
send = Wyślij
empty = brak
lost = Połączenie zostało przerwane.
offline = Nie można połączyć się z serwerem. Tymczasem możesz przeczytać zasady gier i obejrzeć karty, które już kiedyś były otwarte. Stoły wymagają serwera.
answers-later = Gra jest zapisana. Odpowiesz, gdy tylko połączenie wróci.
attempt-in = { $n ->
    [0] Kolejna próba …
   *[other] Kolejna próba za { $n } s
}
attempt-now = Spróbuj teraz
not-found = { $page ->
    [room] Nie można otworzyć tego stołu
    [tournament] Nie można otworzyć tego turnieju
   *[other] { $card ->
       [yes] Nie ma takiej karty
      *[no] Nie znaleziono strony
    }
}
not-found-more = Sprawdź adres albo przejdź dalej stąd.
to-start = Na stronę główną
opening = Stół jest przygotowywany …

player = Gracz { $n }

# Pokój
hand-over = Decyduje { $name }. Pozostali nie patrzą.
uncover = Pokaż moje karty
menu = Menu
preferences = Ustawienia
save = Zapisz grę do pliku
resign = Poddaj grę
resign-sure = Poddaj grę ostatecznie
leave = Wyjdź; gra zostaje zachowana
pace = Tempo pokazywania
pace-of = { $n ->
    [0] wyłączone: wszystko od razu
    [400] szybko
    [900] normalnie
   *[other] powoli
}
quick = Dotknięcie karty działa od razu, gdy może znaczyć tylko jedno
auto-order = Układaj moje wywołane efekty bez pytania
sound = Dźwięki
volume = Głośność
alert = Powiadomienie, gdy przychodzi moja kolej, a patrzę gdzie indziej
alert-refused = Przeglądarka nie pozwala tej stronie na powiadomienia. Najpierw zezwól na nie w jej ustawieniach.
keys = Klawisze
key = { $what ->
    [arrows] od celu do celu
    [cards] do każdej karty, także takiej, której nie można użyć
    [enter] zrób z kartą to, co zwykle; potwierdź, gdy wybrano dość
    [all] pokaż wszystko, co można zrobić z kartą
    [more] wybierz coś jeszcze albo cofnij wybór
    [confirm] potwierdź wybór
    [escape] wstecz, zamknij
    [letters] naciśnij przycisk z tą literą
    [digits] odpowiedź o tym numerze
    [undo] cofnij ostatnią decyzję
    [hint] co zrobiłby komputer?
    [why] dlaczego nie można użyć tej karty?
    [zoom] pokaż kartę w powiększeniu
    [log] otwórz i zamknij dziennik
    [view] widok prosty albo obrazkowy
    [space] przewiń; w powtórce: odtwarzaj i zatrzymaj
    [back] w powtórce: krok po kroku, na początek, na koniec
    [turns] w powtórce: tura po turze
   *[help] te klawisze
}
signs = Znaki na kartach
sign-legal = można teraz wybrać
sign-enemy = coś wrogiego, co można teraz wybrać
sign-chosen = jest wybrana
sign-now = dotyczy jej ostatnie zdarzenie
plain-view = Widok prosty
picture-view = Widok obrazkowy
beside = Obok stołu
chat = Czat
chat-line = Powiedz coś w pokoju
mute = Wycisz
unmute = Pokazuj czat znowu
watches = ogląda
unread = nowe wiadomości na czacie

# Przy stole
players = Gracze
you = ty
deciding = decyduje
is-here = przy stole
is-computer = komputer
is-gone = poza stołem
is-played = gra komputer
is-out = { $why ->
    [time] czas minął
   *[resigned] poddanie gry
}
little-time = mało czasu!
your-time = Zostało ci mniej niż { $n } sekund.
deck = Talia
exhausted = wyczerpany
chosen = wybrane
your-turn = Twoja decyzja
question = Pytanie
whole-question = Całe pytanie
waiting = Oczekiwanie na: { $names } …
thinking = { $names } { $n ->
    [one] namyśla
   *[other] namyślają
} się …
skip-ahead = Przewiń
take-back = Odzyskaj miejsce: { $name }
gone-now = Przy stole nie ma: { $name }.
give-seat = Niech komputer gra za: { $name }
give-own = Niech komputer gra za mnie
give-unrated = Gdy za kogoś zagra komputer, gra nie liczy się już do rankingu.
watching = { $n ->
    [0] Nikt nie ogląda.
    [one] Ogląda 1 osoba.
    [few] Oglądają { $n } osoby.
   *[other] Ogląda { $n } osób.
}
you-watch = Oglądasz tę grę.
choose-some = { $spare ->
    [0] Wybierz { $high }.
   *[other] { $low ->
       [0] Wybierz najwyżej { $high }.
      *[other] Wybierz od { $low } do { $high }.
    }
}
choose = { $n ->
    [0] Nic jeszcze nie wybrano
   *[other] { $names }
}
give = { $left ->
    [0] Rozdziel w ten sposób
   *[other] Zostało do rozdzielenia: { $left } z { $n }
}
less = O jeden mniej: { $name }
more = O jeden więcej: { $name }
all-rest = Cała reszta
rest = Reszta
take-number = Wybierz { $n }
all-the-same = Mimo to: { $what }
start-over = Zacznij od nowa
all-answers = Wszystkie odpowiedzi ({ $n })
find-answer = Numer albo słowa
no-answer-fits = Żadna odpowiedź nie pasuje do tych słów.
hint = Podpowiedź
hint-best = Komputer wybrałby, według szansy na wygraną:
hint-points = Komputer patrzy do końca tury i wybrałby:
hint-thinks = Namyśla się …
percent = { $n }%
hint-worth = { $n } pkt
stops = Kiedy mnie pytać?
undo = Cofnij
why-not = Dlaczego nie można?
not-your-turn = W tej chwili nie masz o czym decydować.
look-at = Obejrzyj kartę
look-here = Wskaż kartę, aby ją tu przeczytać.
log = Dziennik
rule = Zasada { $id }
no-log = Nic się jeszcze nie wydarzyło.
in-force = Obowiązuje
affects = Co na to wpływa?
affects-nothing = W tej chwili nic na to nie wpływa.

# Widok prosty
table = Stół
answers = Odpowiedzi
type-here = Twoja odpowiedź
plain-commands = Możesz też wpisać: { $list }.

# Patrzenie wstecz
replay = Powtórka
moment = Decyzja { $at } z { $end }, { $in ->
    [rounds] runda
   *[turns] tura
} { $turn }
turn-back = { $in ->
    [rounds] Poprzednia runda
   *[turns] Poprzednia tura
}
step-back = Wstecz
step-on = Dalej
turn-on = { $in ->
    [rounds] Następna runda
   *[turns] Następna tura
}
run = Odtwarzaj
pause = Zatrzymaj
jump-turn = Przejdź do { $in ->
    [rounds] rundy
   *[turns] tury
}
turn-of = { $in ->
    [rounds] Runda
   *[turns] Tura
} { $turn }, { $name }
seen-by = Czyimi oczami
seen-by-one = Jak widzi { $name }
seen-by-all = Jak widzą wszyscy
next-move = Następnie, { $name }: { $what }
play-on = Graj dalej od tego miejsca
to-now = Wróć do teraźniejszości

# Koniec
again = Zagraj ponownie
again-swapped = Zagraj ponownie z zamienionymi { $what ->
    [books] księgami zaklęć
   *[decks] taliami
}
another-game = Inna gra
as-table = Jako tabela
turn = { $in ->
    [rounds] Runda
   *[turns] Tura
}
you-win = Wygrywasz!
see-table = Zobacz stół
see-report = Jak przebiegła gra
agreed = Chce zagrać jeszcze raz: { $names }
to-next = Do następnej gry
key-moments = Kluczowe momenty

# Analiza
analysis = Analiza
analysis-more = Każda decyzja jest oceniana według tego, co wiedziała osoba, która ją podjęła: co rozstrzygnęło partię, co byłoby lepsze i ile w tym było szczęścia.
analysis-level = Ocenia
analysis-by = { $level ->
    [expert] Ekspert: patrzy dalej, trwa to kilka minut
   *[club] Gracz klubowy: trwa to kilka sekund
}
analysis-begin = Przeanalizuj partię
analysis-again = Przeanalizuj jeszcze raz
analysis-seat = Z punktu widzenia
analysis-runs = Trwa ocena decyzji …
analysis-done = { $done } z { $of }
analysis-stop = Zatrzymaj
analysis-stopped = Zatrzymano po { $done } z { $of } decyzji.
analysis-turning = Co rozstrzygnęło partię
analysis-no-turning = Żadna pojedyncza decyzja wiele nie zmieniła
analysis-swing = Z { $before }% na { $after }%, { $by ->
    [mistake] błąd
    [chance] udział miał w tym los
    [conceded] przez poddanie gry
   *[play] przez to, co zagrano
}
analysis-mistakes = { $name }: gdzie było coś lepszego
analysis-no-mistakes = { $name }: żadnego błędu, który by zaważył
analysis-mistake = Zagrano { $played } ({ $win }%), lepsze było { $better } ({ $best }%).
analysis-line = Potem na przykład: { $line }.
analysis-look = Obejrzyj
analysis-balance = Szczęście i umiejętności, w punktach procentowych
balance-part = { $part ->
    [own] własne błędy
    [others] błędy innych
    [conceded] poddanie gry
   *[luck] dobrane karty, kości i to, co zakryte
}
win-course = Szansa na wygraną: od { $first }% przy pierwszej decyzji do { $last }%
win-missed = Kółka oznaczają decyzje, od których było coś lepszego.
win-chance = Wygrana
look-there = Obejrzyj: { $when }

# Motion
plays = { $name } zagrywa
game-end = { $how ->
    [won] Zwycięstwo!
    [lost] Porażka
    [draw] Remis
   *[other] Koniec gry
}
game-winner = Wygrywa: { $names }
# How rare a card is
rarity = { $how ->
   *[common] pospolita
    [uncommon] niepospolita
    [rare] rzadka
    [variant] wariant
    [fixed] stała
    [special] specjalna
}
`,Ga=`# Strony wokół stołu. $what to to, co przynoszą gracze: talie (decks) albo księgi zaklęć (books).

# Pasek
play = Graj
cards = Karty
builder = { $what ->
    [books] Księga
   *[decks] Talia
}
lobby-short = Pokoje

# Strona startowa
welcome = Siadaj i graj
welcome-more = Bez konta i bez czekania: wybierz grę, wybierz przeciwników i zaczynaj.
pick-game = Jaka gra?
players-range = { $low ->
    [2] { $high ->
        [2] 2 graczy
       *[other] od 2 do { $high } graczy
    }
   *[other] od { $low } do { $high } graczy
}
you-play = Ty: { $name }
no-decks = Wszyscy zaczynają z tymi samymi kartami.
how-many = Gracze
against = { $who ->
    [me] Ten ekran
    [open] Przez link
    [lobby] Lobby
   *[bot] Komputer
}
against-more = { $who ->
    [me] Przekazujecie sobie ekran; nikt nie widzi kart pozostałych.
    [open] Dostaniesz link. Kto go otworzy, siada do stołu.
   *[lobby] Pokój jest na liście otwartych pokoi. Kto przyjdzie, siada do stołu.
}
level = Poziom
bot-choice = { $level } ({ $time })
bot-at-once = od razu
bot-seconds = około { $n } s na decyzję
bot-level = { $kind ->
    [greedy] Zachłanny: najlepsze na teraz
    [random] Losowy: cokolwiek
    [beginner] Początkujący: zna zasady i niewiele więcej
    [casual] Okazjonalny: widzi to, co oczywiste
    [club] Klubowy: liczy do końca tury
    [expert] Ekspert: planuje całą turę
    [master] Mistrz: planuje długo i trudno go pokonać
   *[other] { $title }
}
go = Graj w { $game }
saved-games = Zapisane gry
saved-games-more = Gra zapisana w pliku toczy się dalej od miejsca, w którym została przerwana.
load = Otwórz zapisaną grę
variants = Wariant
by-chance = Decyduje los
settings = Więcej ustawień
clock = Zegar
clock-on = Graj z zegarami szachowymi
clock-minutes = Minuty na gracza
clock-increment = Sekundy na decyzję
clock-words = { $minutes } min { $increment ->
    [0] {""}
   *[other] + { $increment } s
}
table-settings = Przy stole
ask-all = Pytaj także wtedy, gdy odpowiedź jest tylko jedna
game-seed = Ziarno: to samo rozdaje te same karty
hints-too = Podpowiedzi także wtedy, gdy ludzie grają przeciw sobie
chat-on = Czat
undo-policy = { $people ->
    [yes] Cofać można do ostatniej odkrytej karty, ostatniego rzutu lub decyzji kogoś innego.
   *[no] Cofać można tak daleko, jak chcesz.
}

# Talie i księgi zaklęć
your-deck = { $what ->
    [books] Twoja księga zaklęć
   *[decks] Twoja talia
}
their-deck = { $what ->
    [books] Księga zaklęć tego gracza
   *[decks] Talia tego gracza
}
any-deck = { $what ->
    [books] Dowolna księga zaklęć: niespodzianka
   *[decks] Dowolna talia: niespodzianka
}
generate = { $what ->
    [books] Wygeneruj księgę zaklęć …
   *[decks] Wygeneruj talię …
}
generate-again = { $what ->
    [books] Inna
   *[decks] Inna
}
own-deck = { $what ->
    [books] Wklej lub otwórz księgę zaklęć …
   *[decks] Wklej lub otwórz listę talii …
}
my-decks = { $what ->
    [books] Moje księgi zaklęć
   *[decks] Moje talie
}
known-decks = { $what ->
    [books] Drukowane księgi zaklęć
   *[decks] Talie dołączone do gry
}
show-cards = Pokaż karty
share-won = { $n }%
deck-strength = Siła
deck-strength-points = wygranych z taliami odniesienia: { NUMBER($points, useGrouping: 0) } pkt (od { NUMBER($low, useGrouping: 0) } do { NUMBER($high, useGrouping: 0) })
deck-strength-how = { $n ->
    [0] Nie rozegrano jeszcze żadnej partii.
    [one] { $n } partia, po obu stronach gra { $player }.
    [few] { $n } partie, po obu stronach gra { $player }.
   *[other] { $n } partii, po obu stronach gra { $player }.
}
deck-strength-more = { $n ->
    [0] Trwają pierwsze partie.
   *[other] Trwają kolejne partie.
}
hard-for-it = Trudni przeciwnicy
easy-for-it = Łatwi przeciwnicy
cards-with-wins = Wygrane po dobraniu karty w porównaniu z partiami bez niej
made-of = { $most ->
    [1] { $title } (bez wyboru: dowolny)
   *[other] { $title } (do { $most }; resztę wybiera los)
}
set = Dodatek
seed = Ziarno
deck-list = { $what ->
    [books] Księga zaklęć, jako tekst lub JSON
   *[decks] Lista talii, jako tekst lub JSON
}
deck-example = { $what ->
    [books] Moja księga zaklęć
        Mage: wizard
        Element: air
        2 chain-lightning
        …
   *[decks] Moja talia
        [Dis]
        2 Dust Imp
        …
}
check-deck = { $what ->
    [books] Sprawdź i weź tę księgę
   *[decks] Sprawdź i weź tę talię
}
deck-replaced = { $what ->
    [books] Tą księgą nie można zagrać. Wybrano inną.
   *[decks] Tą talią nie można zagrać. Wybrano inną.
}
too-long = To za długie na listę. Oczekuje się najwyżej { $n } znaków.
open-file = Otwórz plik

# Pisanie księgi zaklęć
builder-title = { $what ->
    [books] Ułóż księgę zaklęć
   *[decks] Zbuduj talię
}
points = punkty
points-of = Punkty: { $n } z { $most } · { $copies ->
    [one] 1 karta
    [few] { $copies } karty
   *[other] { $copies } kart
} · { $problems ->
    [0] żadna zasada nie jest złamana
    [one] 1 złamana zasada
    [few] { $problems } złamane zasady
   *[other] { $problems } złamanych zasad
}
pane-cards = Zaklęcia
pane-book = { $what ->
    [books] Księga
   *[decks] Talia
}
offers = Zaklęcia do wyboru
empty-draft = Jeszcze nic tu nie ma. Dodawaj karty przyciskiem +.
legal = { $what ->
    [books] Ta księga zaklęć jest zgodna z zasadami.
   *[decks] Ta talia jest zgodna z zasadami.
}
choose-one = Wybierz …
begin-with = Zacznij od
empty-book = { $what ->
    [books] Pusta księga zaklęć
   *[decks] Pusta talia
}
play-with = Zagraj nią
keep-here = Zachowaj w tej przeglądarce
drop-here = Usuń: { $name }
kept = { $name }: zachowano w tej przeglądarce.
as-text = Jako tekst
read-list = Wczytaj ten tekst
copy-text = Kopiuj tekst
save-file = Zapisz jako plik

# Pokoje, które czekają
lobby = Otwarte pokoje
lobby-title = Pokoje, które czekają na graczy
lobby-how = Aby otworzyć własny pokój, zacznij grę przeciw komuś z lobby.
no-rooms = W tej chwili żaden pokój nie czeka na graczy.
join = Dołącz
new-game = Nowa gra
waiting-room = Oczekiwanie na graczy
waiting-for = { $n ->
    [one] Jedno miejsce jest wolne. Gra zacznie się, gdy ktoś usiądzie.
    [few] Wolne są { $n } miejsca. Gra zacznie się, gdy wszystkie będą zajęte.
   *[other] Wolnych miejsc: { $n }. Gra zacznie się, gdy wszystkie będą zajęte.
}
invite = Zaproś
share-link = Kto otworzy ten link, może usiąść.
share-lobby = Pokój jest na liście otwartych pokoi. Kto otworzy ten link, też może usiąść.
link = Link do tego pokoju
copy = Kopiuj link
copied = Skopiowano
seats = Miejsca
open-seat = wolne miejsce
sit = Usiądź tutaj
stand = Wstań

# Gracze
who-am-i = { $account ->
    [yes] Jesteś { $name }
   *[no] Jesteś { $name }, gość
}
guest-more = Goście mogą grać we wszystko. Z kontem twoje gry liczą się do rankingu, a swoje miejsca znajdziesz z każdego urządzenia.
account-more = Twoje gry przeciw graczom z innymi kontami liczą się do rankingu. Swoje miejsca znajdziesz z każdego urządzenia.
account-way = { $way ->
    [rename] Inna nazwa
    [register] Nowe konto
   *[login] Mam konto
}
account-do = { $way ->
    [rename] Zmień nazwę
    [register] Zarejestruj się
   *[login] Zaloguj się
}
logout = Wyloguj się
name = Nazwa
password = Hasło
ratings = Ranking
ratings-more = Oceniane są gry, w których na każdym miejscu siedzi inne konto, chyba że były krótkie albo za kogoś grał komputer. Kolejne gry z tym samym przeciwnikiem liczą się coraz mniej. Każdy zaczyna od 1500; liczba po ± mówi, o ile ocena może się mylić. Na liście są gracze, którzy grali z kilkoma innymi i których ocena jest dość dobrze znana; o miejscu decyduje dolna granica tego zakresu.
no-ratings = Na liście tej gry nikogo jeszcze nie ma.
rank = Miejsce
rating = Ranking
games-played = Gry

# Karty
game = Gra
loading = Chwileczkę …
order = Sortowanie
search = Słowa na karcie
filters = { $n ->
    [0] Filtry
   *[other] Filtry ({ $n })
}
clear-filters = Wyczyść filtry
found = { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[other] { $n } kart
} z { $all }
more-cards = Pokaż więcej
card-link = Kopiuj link
no-card = Nie ma takiej karty.
pictures = Własne obrazki
pictures-more = Folder z obrazkami nazwanymi tak jak karty w linkach, na przykład troll.png. Zostają w tej przeglądarce i nigdzie nie są wysyłane.
pictures-pick = Wybierz folder
pictures-taken = { $n ->
    [one] 1 z { $all } plików to obrazek karty.
    [few] { $n } z { $all } plików to obrazki kart.
   *[other] { $n } z { $all } plików to obrazki kart.
}
pictures-failed = Ta przeglądarka nie zachowuje tu obrazków. Oczekuje się okna, które nie jest prywatne.
pictures-drop = Usuń obrazki: { $n }

# Jak się gra
learn = Jak grać w { $game }
lesson = { $topic ->
    [goal] Cel gry
    [turn] Przebieg gry
    [cards] Karty
    [fight] Walka
   *[tip] Na pierwszą grę
}
sound-offer = Chcesz słyszeć, co dzieje się na stole? Karty, ciosy i klucze mają własne dźwięki.
sound-yes = Włącz dźwięki
sound-no = Graj bez dźwięków

# Pierwsze gry i zagadki
first-game = Twoja pierwsza gra
first-game-about = Krótkie rozdziały przy prawdziwym stole, z trenerem, który mówi, czego spróbować i dlaczego. Około 5 do 10 minut; możesz wyjść w każdej chwili.
first-game-begin = { $done ->
    [0] Zacznij
   *[other] { $n ->
        [0] Jeszcze raz
       *[other] Dalej: rozdział { $n } z { $of }
    }
}
puzzles = Zagadki
puzzles-about = Każdą można rozwiązać, cokolwiek zrobi przeciwnik. Pomoc przychodzi stopniowo, gdy o nią poprosisz.
puzzle-own = Zagadki i lekcje możesz też pisać samodzielnie: to plik tekstowy z pozycją i celem.
puzzle-open = Otwórz plik z zagadką
puzzle-today = Zagadka dnia
puzzle-level = { $n ->
    [1] łatwa
    [2] średnia
   *[other] trudna
}
is-solved = rozwiązane:
coach = Trener
chapter-of = Rozdział { $n } z { $of }
coach-solved = Brawo!
coach-failed = To nie to.
coach-leave = Wyjdź
coach-next = Następny rozdział
coach-play = Zagraj całą partię
coach-more = Więcej zagadek
coach-again = Spróbuj jeszcze raz
coach-hint = Pomoc ({ $n } z { $of })
find-missed = Czy przeoczono wygraną?
how-to-picture = Stół gry { $game } w środku partii
# Zbiór zasad
rules = Zasady gry { $game }
rules-search = Słowa zasady lub jej identyfikator
rules-chapter = Rozdział
rules-all = Wszystkie rozdziały
rules-trying = Z pozycją do wypróbowania
rules-found = { $n ->
    [one] 1 zasada
    [few] { $n } zasady
   *[many] { $n } zasad
} z { $all }
rules-none = Nie ma tu zasady { $id }.
rules-link = W zbiorze zasad
try = Wypróbuj przeciw komputerowi
try-alone = Graj obiema stronami
`,Ka=`# Powroty: własne gry, własna strona, serie, turnieje.

go-on = Graj dalej
go-on-with = przeciwnik: { $names }
go-on-more = { $n ->
    [one] jeszcze 1 gra
    [few] jeszcze { $n } gry
   *[other] jeszcze { $n } gier
}
nobody-else = na razie nikt inny
whose-turn = { $whose ->
    [yours] Twoja kolej
    [bots] Komputer zagra, gdy wrócisz
    [waiting] Czeka na graczy
    [unknown] W toku
   *[theirs] Kolej: { $names }
}
name-here = Imię przy tym ekranie

# Gry korespondencyjne
correspondence = Gra korespondencyjna
days-each = Czas na każdy ruch
days = { $n ->
    [0] bez limitu dni
    [one] 1 dzień
   *[other] { $n } dni
}
days-of = { $n ->
    [one] 1 dzień na ruch
   *[other] { $n } dni na ruch
}
hours = { $n ->
    [one] 1 godzina
    [few] { $n } godziny
   *[other] { $n } godzin
}
days-more = Nikt nie musi być przy stole w tym samym czasie. Pytany gracz ma tyle dni, zanim pytany będzie ktoś inny; komu skończy się czas, ten przegrywa. Dni biegną także wtedy, gdy serwer nie działa.

# Własna strona
my-page = Moja strona
results = Wyniki
streak = { $way ->
    [lost] { $n ->
        [one] Ostatnia gra przegrana.
        [few] Ostatnie { $n } gry przegrane.
       *[other] Ostatnie { $n } gier przegranych.
    }
   *[won] { $n ->
        [0] Na razie bez serii.
        [one] Ostatnia gra wygrana.
        [few] Ostatnie { $n } gry wygrane.
       *[other] Ostatnie { $n } gier wygranych.
    }
}
best-streak = { $n ->
    [0] {""}
    [one] Najlepsza seria: 1 gra.
    [few] Najlepsza seria: { $n } gry.
   *[other] Najlepsza seria: { $n } gier.
}
opponent = Przeciwnik
own-deck-title = Talia
won = Wygrane
lost-games = Przegrane
favourites = Karty, które zagrywasz najczęściej
history = Gry
history-more = Gry, które serwer jeszcze przechowuje, można obejrzeć decyzja po decyzji.
result = { $result ->
    [won] wygrana
    [lost] przegrana
    [drawn] remis
   *[self] jeden ekran
}
look-back = Obejrzyj
show-all = Pokaż wszystkie ({ $n })
no-results = Jeszcze nic: twoje gry liczą się tutaj, gdy się skończą.
reminders = Przypomnienia e-mailem
reminders-more = W grach korespondencyjnych dostaniesz e-mail, gdy inni na ciebie czekają.
reminded-at = E-maile idą na adres { $email }.
reminders-off = Bez dalszych e-maili
reminders-on = Wyślij e-mail z potwierdzeniem
email = Adres e-mail
letter-sent = E-mail jest w drodze. Otwórz zawarty w nim odnośnik.
mail-title = E-maile
mail-confirm = Potwierdź
mail-done = Gotowe.
my-data = Co o tobie przechowujemy
my-data-more = Plik zawiera wszystko, co serwer ma o tobie: konto, oceny i logowania oraz twoje gry z taliami i odpowiedziami.
export = Zapisz wszystko do pliku
forget-me = Usuń wszystko …
forget-more = Konto, oceny, logowania i adres znikają od razu. Trwające gry zostają poddane. Gry, w których nie było nikogo innego, są usuwane; w grach z innymi zostaje dawny gracz i to, co zagrano. Tego nie da się cofnąć.
forget-name = Aby potwierdzić, wpisz swoją nazwę: { $name }
forget-do = Usuń wszystko na zawsze

# Serie
series = Seria
series-games = Ile gier
series-of = { $n ->
    [one] jedna gra
    [few] najwyżej { $n } gry
   *[other] najwyżej { $n } gier
}
series-more = Kto wygra najwięcej gier, wygrywa serię. Każdy zachowuje talię; zaczyna przegrany, a w KeyForge on o tym decyduje.
stronger = Silniejsza talia, która zaczyna z łańcuchami
nobody = Nikt
series-stands = Seria, najwyżej { $n }: { $won }
series-won = { $name } wygrywa serię (najwyżej { $n }): { $won }
next-game = Dalej do gry { $n }

# Zaproszenia
share = Udostępnij
qr = Pokaż jako kod QR
qr-of = Kod QR odnośnika { $link }
invite-to = { $game } w Trivault

# Turnieje
tournaments = Turnieje
tournaments-more = Dla 4 do 16 osób i komputerów, przez odnośnik.
tournament-new = Nowy turniej
tournament-name = Jak się nazywa?
tournament-form = Jak się gra
form = { $form ->
    [swiss] System szwajcarski
   *[knock-out] System pucharowy
}
form-more = { $form ->
    [swiss] Każdy gra w każdej rundzie z kimś, kto ma tyle samo punktów.
   *[knock-out] Kto przegra, odpada.
}
tournament-size = Najwyżej graczy
tournament-open = Otwórz turniej
tournament-link = Kto otworzy ten odnośnik, może dołączyć, dopóki turniej się nie zacznie.
tournament-link-label = Odnośnik do tego turnieju
entrants = Gracze: { $n } z { $most }
tournament-enter = Weź udział
tournament-remove = Usuń z turnieju
tournament-add = Dodaj komputer
tournament-begin = Rozlosuj pierwszą rundę
tournament-few = Trzeba co najmniej { $n } graczy. Poczekaj na innych albo dodaj komputery.
tournament-nobody = Musi uczestniczyć co najmniej jedna osoba: weź udział albo udostępnij link.
standings = Tabela
standings-final = Tabela końcowa
ties = { $form ->
    [swiss] Wygrana to 1 punkt, remis ½, wolny los 1. Przy równej liczbie punktów decydują punkty wszystkich przeciwników, potem wygrane gry, potem losowanie na początku.
   *[knock-out] Zremisowaną grę powtarza się raz; potem dalej przechodzi ten, kogo wylosowano wcześniej. O miejscach decyduje osiągnięta runda, potem tabela.
}
tournament-points = Punkty
buchholz = Prz.
buchholz-more = Punkty wszystkich przeciwników
won-of = { $n } z { $of }
dropped = poza turniejem
round = Runda { $n } z { $of }
match-result = { $result ->
    [won] wygrywa { $name }
    [drawn] remis
    [bye] wolny los
   *[open] w toku
}
to-own-match = Do mojej gry w rundzie { $n }
to-tournament = Do turnieju
watch = Oglądaj
tournament-leave = Opuść turniej …
tournament-leave-more = Gra tej rundy zostaje poddana i nie grasz już dalszych.
tournament-leave-do = Opuść na dobre
tournament-drop = Ktoś nie przychodzi …
`,qa=class{constructor(e){this.value=e}valueOf(){return this.value}},$=class extends qa{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},Ja=class extends qa{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Ya=class e extends qa{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof qa)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof qa&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},Xa=100,Za=`⁨`,Qa=`⁩`;function $a(e,t,n){return n===t||n instanceof Ja&&t instanceof Ja&&n.value===t.value||t instanceof Ja&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function eo(e,t,n){return t[n]?lo(e,t[n].value):(e.reportError(RangeError(`No default`)),new $)}function to(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=no(e,i.value):n.push(no(e,i));return{positional:n,named:r}}function no(e,t){switch(t.type){case`str`:return t.value;case`num`:return new Ja(t.value,{minimumFractionDigits:t.precision});case`var`:return ro(e,t);case`mesg`:return io(e,t);case`term`:return ao(e,t);case`func`:return oo(e,t);case`select`:return so(e,t);default:return new $}}function ro(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new $(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new $(`$${t}`);if(n instanceof qa)return n;switch(typeof n){case`string`:return n;case`number`:return new Ja(n);case`object`:if(Ya.supportsValue(n))return new Ya(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new $(`$${t}`)}}function io(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new $(t);if(n){let i=r.attributes[n];return i?lo(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${t}.${n}`))}return r.value?lo(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new $(t))}function ao(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new $(i);if(n){let t=a.attributes[n];if(t){e.params=to(e,r).named;let n=lo(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${i}.${n}`)}e.params=to(e,r).named;let o=lo(e,a.value);return e.params=null,o}function oo(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new $(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new $(`${t}()`);try{let t=to(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new $(`${t}()`)}}function so(e,{selector:t,variants:n,star:r}){let i=no(e,t);if(i instanceof $)return eo(e,n,r);for(let t of n)if($a(e,i,no(e,t.key)))return lo(e,t.value);return eo(e,n,r)}function co(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new $;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>Xa)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Xa}`);r&&n.push(Za),n.push(no(e,i).toString(e)),r&&n.push(Qa)}return e.dirty.delete(t),n.join(``)}function lo(e,t){return typeof t==`string`?e.bundle._transform(t):co(e,t)}var uo=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function fo(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var po=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function mo(e,t){let n=e[0];if(n instanceof $)return new $(`NUMBER(${n.valueOf()})`);if(n instanceof Ja)return new Ja(n.valueOf(),{...n.opts,...fo(t,po)});if(n instanceof Ya)return new Ja(n.toNumber(),{...fo(t,po)});throw TypeError(`Invalid argument to NUMBER`)}var ho=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function go(e,t){let n=e[0];if(n instanceof $)return new $(`DATETIME(${n.valueOf()})`);if(n instanceof Ya||n instanceof Ja)return new Ya(n,fo(t,ho));throw TypeError(`Invalid argument to DATETIME`)}var _o=new Map;function vo(e){let t=Array.isArray(e)?e.join(` `):e,n=_o.get(t);return n===void 0&&(n=new Map,_o.set(t,n)),n}var yo=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:mo,DATETIME:go,...t},this._useIsolating=n,this._transform=r,this._intls=vo(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new uo(this,n,t);try{return co(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new $().toString(r);throw e}}},bo=/^(-?[a-zA-Z][\w-]*) *= */gm,xo=/\.([a-zA-Z][\w-]*) *= */y,So=/\*?\[/y,Co=/(-?[0-9]+(?:\.([0-9]+))?)/y,wo=/([a-zA-Z][\w-]*)/y,To=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Eo=/^[A-Z][A-Z0-9_-]*$/,Do=/([^{}\n\r]+)/y,Oo=/([^\\"\n\r]*)/y,ko=/\\([\\"])/y,Ao=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,jo=/^\n+/,Mo=/ +$/,No=/ *\r?\n/g,Po=/( *)$/,Fo=/{\s*/y,Io=/\s*}/y,Lo=/\[\s*/y,Ro=/\s*] */y,zo=/\s*\(\s*/y,Bo=/\s*->\s*/y,Vo=/\s*:\s*/y,Ho=/\s*,?\s*/y,Uo=/\s+/y,Wo=class{constructor(e){this.body=[],bo.lastIndex=0;let t=0;for(;;){let n=bo.exec(e);if(n===null)break;t=bo.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(xo);){let t=o(xo),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(Do)&&(r=o(Do)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,jo),u([i],i.length)):r?S(r,Mo):null}function u(r=[],i){for(;;){if(n(Do)){r.push(o(Do));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,Mo));let c=[];for(let e of r)e instanceof Go&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(Fo,SyntaxError);let e=f();if(i(Io))return e;if(i(Bo)){let t=h();return i(Io,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(To)){let[,e,t,n=null]=a(To);if(e===`$`)return{type:`var`,name:t};if(i(zo)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(Eo.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Ho)}}function m(){let e=f();return e.type===`mesg`&&i(Vo)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(So);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(Lo,SyntaxError);let e;return e=n(Co)?v():{type:`str`,value:o(wo)},i(Ro,SyntaxError),e}function _(){if(n(Co))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(Co),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(Oo),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(ko))return o(ko);if(n(Ao)){let[,e,t]=a(Ao),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(Uo),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `&&C(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(No,`
`),n=Po.exec(e)[1].length;return new Go(t,n)}}},Go=class{constructor(e,t){this.value=e,this.length=t}},Ko=Object.assign({"../../text/de.ftl":Ra,"../../text/de.pages.ftl":za,"../../text/de.people.ftl":Ba,"../../text/en.ftl":Va,"../../text/en.pages.ftl":Ha,"../../text/en.people.ftl":Ua,"../../text/pl.ftl":Wa,"../../text/pl.pages.ftl":Ga,"../../text/pl.people.ftl":Ka}),qo={en:`English`,de:`Deutsch`,pl:`Polski`},Jo=`trivault.lang`;function Yo(e){let t=Object.fromEntries(Object.keys(qo).map(e=>[e,new yo(e,{useIsolating:!1})]));for(let[n,r]of Object.entries(e))t[/\/(en|de|pl)[./]/.exec(n)?.[1]].addResource(new Wo(r),{allowOverrides:!0});return t}var Xo=Yo(Ko);function Zo(e){return!!e&&e in qo}function Qo(){return[localStorage.getItem(Jo),...navigator.languages.map(e=>e.slice(0,2))].find(Zo)??`en`}var $o=new class{#e=P(pn(Qo()));get lang(){return J(this.#e)}set lang(e){F(this.#e,e,!0)}use(e){this.lang=e,localStorage.setItem(Jo,e)}say(e,t={},n=Xo){for(let r of[n[this.lang],n.en]){let n=r.getMessage(e)?.value;if(n)return r.formatPattern(n,t,[])}return e}},es=(e,t)=>$o.say(e,t);function ts(e){return e.slice(0,1).toUpperCase()+e.slice(1)}function ns(e){return e>0?`+${e}`:e<0?`−${-e}`:`0`}var rs=(function(){let e=typeof document<`u`&&document.createElement(`link`).relList;return e&&e.supports&&e.supports(`modulepreload`)?`modulepreload`:`preload`})(),is=function(e,t){return new URL(e,t).href},as={},os=function(e){return e.pathname.endsWith(`.css`)},ss=function(e,t,n){if(t in e)return e[t];let r=n();if(!r){e[t]=void 0;return}let i=r.then(()=>{e[t]=void 0},n=>{throw e[t]=void 0,n});return e[t]=i,i},cs=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}r=o(t.map(t=>{t=is(t,n);let r=s(t),i=os(r);return ss(as,r.href,()=>{if(e===void 0){e={all:new Set,styles:new Set};let t=document.getElementsByTagName(`link`);for(let n=t.length-1;n>=0;n--){let r=t[n];e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}if((i?e.styles:e.all).has(r.href))return;let t=document.createElement(`link`);if(t.rel=i?`stylesheet`:rs,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,a&&t.setAttribute(`nonce`,a),document.head.appendChild(t),i)return new Promise((e,n)=>{let i=a=>{t.removeEventListener(`load`,i),t.removeEventListener(`error`,i),a.type===`error`?n(Error(`Unable to preload CSS for ${r}`)):e(a)};t.addEventListener(`load`,i),t.addEventListener(`error`,i)})})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},ls=new Map(Object.entries(Object.assign({"./keyforge/cover.ts":Ta,"./magewars/cover.ts":Oa,"./shards/cover.ts":ka})).map(([e,t])=>[t.name,{cover:t,folder:e.split(`/`)[1]}])),us=Object.assign({"./keyforge/board.ts":()=>cs(()=>import(`./keyforge.js`).then(e=>e.BOARD),__vite__mapDeps([0,1]),import.meta.url),"./magewars/board.ts":()=>cs(()=>import(`./magewars.js`).then(e=>e.BOARD),__vite__mapDeps([0,2]),import.meta.url),"./shards/board.ts":()=>cs(()=>import(`./shards.js`).then(e=>e.BOARD),__vite__mapDeps([0,3]),import.meta.url)}),ds=new Na;async function fs(e){let t=us[`./${ls.get(e)?.folder}/board.ts`];if(!t||ds.has(e))return;let n=await t();ys.set(e,Yo({..._s,...n.texts})),ds.set(e,n)}async function ps(){for(let e of ls.keys())await fs(e)}var ms={hue:220,ink:12,emblem:`M12 2 20.7 7v10L12 22 3.3 17V7Z`,pattern:`dots`};function hs(e){return ls.get(e)?.cover}function gs(e){return ds.get(e)}var _s=Object.assign({"../../../trivault/presentation/text/de.ftl":Aa,"../../../trivault/presentation/text/en.ftl":ja,"../../../trivault/presentation/text/pl.ftl":Ma}),vs=Yo(_s),ys=new Na;function bs(e,t,n={}){return ts($o.say(t,n,ys.get(e)??vs))}function xs(e,t){let n=hs(e)?.looks??{};return n[t]??n[``]??ms}function Ss(e,t,n){let r=ds.get(e);if(n&&r)return r.face(n);let i=n?.text??[];return{slug:t,name:n?.name??(t||bs(e,r?.hidden??``)),kind:``,type:``,group:``,stats:[],lines:i,reminders:[]}}function Cs(e,t,n,r){let i=ds.get(e);return!n||!r?[]:i?.groups?.(t,n,r,(t,n)=>bs(e,t,n))??[]}var ws=`images`;function Ts(){let e=indexedDB.open(`trivault`,1);return e.onupgradeneeded=()=>e.result.createObjectStore(ws),Es(e)}function Es(e){return new Promise((t,n)=>{e.onsuccess=()=>t(e.result),e.onerror=()=>n(e.error??Error(`no database`))})}function Ds(e){return e.replace(/\.[a-z]+$/i,``).toLowerCase().replaceAll(`æ`,`ae`).normalize(`NFKD`).replace(/\p{M}/gu,``).replace(/[^a-z0-9]+/g,`-`).replace(/^-|-$/g,``)}var Os=new class{#e=P({});get urls(){return J(this.#e)}set urls(e){F(this.#e,e)}async load(e){if(this.urls[e])return;let t=IDBKeyRange.bound(`${e}/`,`${e}/\uffff`);try{let n=(await Ts()).transaction(ws).objectStore(ws),[r,i]=await Promise.all([Es(n.getAllKeys(t)),Es(n.getAll(t))]);this.#t(e,new Map(r.map((t,n)=>[t.slice(e.length+1),i[n]])))}catch{this.#t(e,new Map)}}async take(e,t,n){let r=[...t].filter(e=>e.type.startsWith(`image/`)&&n.has(Ds(e.name))),i=(await Ts()).transaction(ws,`readwrite`).objectStore(ws);return await Promise.all(r.map(t=>Es(i.put(t,`${e}/${Ds(t.name)}`)))),this.#t(e,new Map(r.map(e=>[Ds(e.name),e]))),r.length}async drop(e){await Es((await Ts()).transaction(ws,`readwrite`).objectStore(ws).delete(IDBKeyRange.bound(`${e}/`,`${e}/\uffff`))),Object.values(this.urls[e]??{}).forEach(e=>URL.revokeObjectURL(e)),this.urls={...this.urls,[e]:{}}}#t(e,t){let n=Object.fromEntries([...t].map(([e,t])=>[e,URL.createObjectURL(t)]));this.urls={...this.urls,[e]:{...this.urls[e],...n}}}};function ks(e){let t=2166136261;for(let n of e)t=Math.imul(t^n.charCodeAt(0),16777619);return()=>{t=t+1831565813|0;let e=Math.imul(t^t>>>15,1|t);return e=e+Math.imul(e^e>>>7,61|e)^e,((e^e>>>14)>>>0)/4294967296}}function As(e,t){return`${(50+t*Math.cos(e)).toFixed(1)} ${(36+t*Math.sin(e)).toFixed(1)}`}function js(e,t,n,r){let i=ks(e),a=i()*Math.PI;return Array.from({length:n},(e,n)=>{let o=32-n*(7+i()*3),s=o*(.5+i()*.35),c=(i()-.5)*.9,l=r>>n&1,u=2*Math.PI/t,d=Array.from({length:t},(e,t)=>{let r=a+t*u+u/2*n,i=As(r,o),d=As(r+u/2+c*.3,s);return l?`Q${As(r-u/4,o)} ${i}Q${As(r+u/4,s)} ${d}`:`L${i}L${d}`});return`M${As(a+u/2*n-u/2+c*.3,s)}${d.join(``)}Z`})}var Ms={rays:{size:[20,20],path:`M0 20 20 0M-5 5 5-5M15 25 25 15`},scales:{size:[16,12],path:`M0 0a8 8 0 0 0 16 0M-8 6a8 8 0 0 0 16 0M8 6a8 8 0 0 0 16 0`},grid:{size:[14,14],path:`M0 0h14M0 0v14M7 5v4M5 7h4`},rings:{size:[22,22],path:`M4 11a7 7 0 1 0 14 0a7 7 0 1 0-14 0M8 11a3 3 0 1 0 6 0a3 3 0 1 0-6 0`},leaves:{size:[18,18],path:`M2 16C2 8 8 2 16 2C16 10 10 16 2 16ZM2 16 12 6`},shards:{size:[20,24],path:`M10 1 15 12 10 23 5 12ZM5 12h10`},waves:{size:[24,10],path:`M0 5Q6-2 12 5T24 5`},dots:{size:[14,14],path:`M6 7a1 1 0 1 0 2 0a1 1 0 1 0-2 0M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0`},bricks:{size:[20,12],path:`M0 0h20M0 6h20M5 0v6M15 6v6`}},Ns=`6 `;function Ps({slug:e,figure:t,deeds:n,points:r}){let i=ks(Ns+e),a=e=>Math.floor(i()*e),o=2+a(2);return{figure:t,deeds:[...new Set(n.filter(e=>e!==void 0))].slice(0,4),division:a(Fs.length),points:r?Math.min(Math.max(r,3),12):3+a(7),rings:o,round:a(1<<o)}}var Fs=[``,`M50 0h50v72H50Z`,`M0 36h100v36H0Z`,`M0 72 100 0v72Z`,`M0 0 100 72H0Z`,`M0 0h50v36H0ZM50 36h50v36H50Z`,`M0 72 50 22 100 72Z`,`M0 0h100L50 60Z`,`M0 0 50 36 0 72ZM100 0 50 36l50 36Z`,`M34 0h32v72H34Z`,`M0 24h100v24H0Z`,`M0 72V54L82 0h18v18L18 72Z`,`M50 0 100 36 50 72 0 36Z`,`M0 0h34v24H0ZM66 0h34v24H66ZM34 24h32v24H34ZM0 48h34v24H0ZM66 48h34v24H66Z`,`M0 0h25v72H0ZM75 0h25v72H75Z`,`M0 0h100v20H0ZM0 52h100v20H0Z`];function Is(e){return e<3?[[76,36],[24,36]].slice(0,e):e===3?[[24,36],[76,26],[76,46]]:[[76,26],[24,26],[76,46],[24,46]]}var Ls=Gr(`<image width="100" height="72" preserveAspectRatio="xMidYMid slice"></image>`),Rs=Gr(`<path class="field svelte-1803930"></path>`),zs=Gr(`<path class="petal svelte-1803930"></path>`),Bs=Gr(`<g><circle class="disc svelte-1803930" r="8.4"></circle><g><path class="sign svelte-1803930"></path></g></g>`),Vs=Gr(`<!><rect width="100" height="72"></rect><rect width="100" height="72"></rect><!><g transform="translate(33 19) scale(1.42)"><path class="emblem svelte-1803930"></path></g><!>`,1),Hs=Gr(`<svg class="hued svelte-1803930" viewBox="0 0 100 72" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false"><defs><pattern patternUnits="userSpaceOnUse"><path class="tile svelte-1803930"></path></pattern><radialGradient><stop class="inner svelte-1803930" offset="0"></stop><stop class="outer svelte-1803930" offset="1"></stop></radialGradient></defs><rect class="ground svelte-1803930" width="100" height="72"></rect><!></svg>`);function Us(e,t){let n=Jr();ct(t,!0);let r=M(()=>xs(t.game,t.face.group)),i=M(()=>Ms[J(r).pattern]),a=M(()=>t.face.emblem),o=M(()=>J(a)?js(t.face.slug,J(a).points,J(a).rings,J(a).round):[]),s=M(()=>Is(J(a)?.deeds.length??0)),c=M(()=>Os.urls[t.game]?.[t.face.slug]);var l=Hs();let u;var d=R(l),f=R(d),p=z(f),m=B(f);O(d);var h=B(d,2),g=e=>{var t=Ls();V(()=>Q(t,`href`,J(c))),X(e,t)},_=e=>{var t=Vs(),i=Cn(t),c=e=>{var t=Rs();V(()=>Q(t,`d`,Fs[J(a).division])),X(e,t)};pi(i,e=>{J(a)&&e(c)});var l=B(i),u=B(l),d=B(u);bi(d,17,()=>J(o),gi,(e,t,n)=>{var r=zs();Bi(r,``,{},{"--ring":n}),V(()=>Q(r,`d`,J(t))),X(e,r)});var f=B(d),p=z(f);bi(B(f),17,()=>J(a)?.deeds??[],gi,(e,t,n)=>{let r=M(()=>{let[e,t]=J(s)[n];return{x:e,y:t}});var i=Bs(),a=B(R(i));Q(a,`transform`,`translate(-6.6000000000000005 -6.6000000000000005) scale(0.55)`);var o=z(a);O(i),V(()=>{Q(i,`transform`,`translate(${J(r).x??``} ${J(r).y??``})`),Q(o,`d`,J(t))}),X(e,i)}),V(()=>{Q(l,`fill`,`url(#${n}-tile)`),Q(u,`fill`,`url(#${n}-glow)`),Q(p,`d`,J(a)?.figure??J(r).emblem)}),X(e,t)};pi(h,e=>{J(c)?e(g):e(_,-1)}),O(l),V(()=>{u=Bi(l,``,u,{"--hue":J(r).hue,"--ink":`${J(r).ink??50??``}%`}),Q(f,`id`,`${n}-tile`),Q(f,`width`,J(i).size[0]),Q(f,`height`,J(i).size[1]),Q(p,`d`,J(i).path),Q(m,`id`,`${n}-glow`)}),X(e,l),lt()}var Ws={amber:`M12 2 20.5 7v10L12 22 3.5 17V7ZM12 2v20M3.5 7 20.5 17M20.5 7 3.5 17`,armor:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5Z`,archives:`M3 4h18v5H3ZM5 9h14v11H5ZM10 13h4`,chains:`M9.5 14.5a4 4 0 0 1 0-5.5l3-3a4 4 0 0 1 5.5 5.5l-1.5 1.5M14.5 9.5a4 4 0 0 1 0 5.5l-3 3a4 4 0 0 1-5.5-5.5l1.5-1.5`,check:`M4 12.5 10 18.5 20.5 6`,counter:`M5 5h14v14H5ZM12 9v6M9 12h6`,clock:`M12 3a9 9 0 1 0 .1 0M12 7v5.5l3.5 2`,bell:`M6 17V11a6 6 0 0 1 12 0v6l2 2H4ZM10 21.5h4M12 3v2`,cost:`M12 2 20 9 12 22 4 9ZM4 9h16`,damage:`M12 2l2 6 6-3-3 6 5 3-6 1 1 6-5-4-5 4 1-6-6-1 5-3-3-6 6 3Z`,deck:`M7 3h12v16H7ZM5 6v15h11`,discard:`M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7`,enraged:`M4 6l6 4M20 6l-6 4M7 13a1 1 0 1 0 .1 0M17 13a1 1 0 1 0 .1 0M7 20c2-3 8-3 10 0`,exhausted:`M4 5h7l-7 7h7M13 12h7l-7 8h7`,gems:`M12 2 20 9 12 22 4 9ZM4 9h16M12 22 8.5 9 12 2M12 22 15.5 9 12 2`,hand:`M4 8l6-2 4 13-6 2ZM10 5.5h6V19M16 6l5 1.5-3.5 11`,health:`M12 21C5 15 2.5 11.5 2.5 8A5 5 0 0 1 12 6a5 5 0 0 1 9.5 2c0 3.5-2.5 7-9.5 13Z`,hint:`M9 18h6M10 21.5h4M12 2.5a6.5 6.5 0 0 0-4 11.6V16h8v-1.9A6.5 6.5 0 0 0 12 2.5Z`,keys:`M8 6.5a4.5 4.5 0 1 0 .1 0M12 11h9.5M18 11v4M21.5 11v3`,eye:`M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 9a3 3 0 1 0 .1 0`,log:`M5 4h14M5 9h14M5 14h14M5 19h9`,mastery:`M12 2l2.8 6.3 6.7.7-5 4.6 1.4 6.7L12 17l-5.9 3.3 1.4-6.7-5-4.6 6.7-.7Z`,menu:`M4 6h16M4 12h16M4 18h16`,more:`M5 12h.1M12 12h.1M19 12h.1`,pause:`M8 5v14M16 5v14`,power:`M20 3 9 14M20 3l-1 5L10 17M20 3l-5 1-9 9M5 12l7 7M7.5 16.5 3.5 20.5`,purged:`M5 5l14 14M19 5 5 19`,replay:`M4 12a8 8 0 1 0 3-6.2M4 3v4h4M12 8v4.5l3 2`,shield:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5ZM12 7v9M8 11h8`,skip:`M5 5v14l8-7ZM13 5v14l8-7Z`,"step-back":`M15 5 8 12l7 7`,"step-on":`M9 5l7 7-7 7`,stunned:`M12 12a2 2 0 1 1 2-2a4.5 4.5 0 1 1-5-4.5A7 7 0 1 1 5 12`,"turn-back":`M18 5l-7 7 7 7M11 5l-7 7 7 7`,"turn-on":`M6 5l7 7-7 7M13 5l7 7-7 7`,turn:`M7 4v16l12-8Z`,undo:`M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3`,upgrades:`M12 3l7 7h-4v10H9V10H5Z`,warded:`M12 2.5a9.5 9.5 0 1 0 .1 0M12 7.5a4.5 4.5 0 1 0 .1 0`,warning:`M12 3 22 20.5H2ZM12 9v6M12 17.5v.5`,why:`M8.5 8.5a3.5 3.5 0 1 1 5 3.2c-1 .6-1.5 1.3-1.5 2.8M12 18.5v.5`,zoom:`M10.5 4a6.5 6.5 0 1 0 .1 0M15.5 15.5 21 21`},Gs=Gr(`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" class="svelte-v7nk5l"><path class="svelte-v7nk5l"></path></svg>`);function Ks(e,t){ct(t,!0);let n=Ca(t,`name`,3,``),r=Ca(t,`path`,19,()=>Ws[n()]??``);var i=Gs(),a=z(i);V(()=>Q(a,`d`,r())),X(e,i),lt()}var qs=7,Js=`­`,Ys=`[aeiouyäöüąęó]`,Xs=RegExp(`${Ys}[bcdfghjklmnprstvwxzßćłńśźż]{0,2}?(?=(?:[bcdfgjklmnprstvwzćłśźż]|[bdfgkpt][lr]|[cpst]h|sch|s[pt])${Ys})`,`g`),Zs=2;function Qs(e){if(e.length<qs)return e;let t=[...e.toLowerCase().matchAll(Xs)].map(e=>e.index+e[0].length).filter(t=>t>=Zs&&t<=e.length-Zs);return[...t,e.length].map((n,r)=>e.slice(t[r-1]??0,n)).join(Js)}function $s(e){return e.replace(/\p{L}+/gu,Qs)}var ec=Y(`<span class="svelte-18oioat"> </span> `,1);function tc(e,t){ct(t,!0);var n=qr();bi(Cn(n),17,()=>t.name.split(` `),gi,(e,t)=>{var n=ec(),r=Cn(n),i=z(r,!0),a=B(r);a.nodeValue=`  `,V(e=>Z(i,e),[()=>$s(J(t))]),X(e,n)}),X(e,n),lt()}function nc(e,t,n,r){let i=[],a=``;for(let o of e.split(` `)){let e=a?`${a} ${o}`:o,s=t-(i.length?n:0);a&&r(e)>s?(i.push(a),a=o):a=e}return[...i,a]}function rc(e,t,n,r){let i=i=>e.map(e=>nc(e,t.width/i,n.indent,r));for(let r of n.sizes){let a=i(r).flat().length,o=Math.ceil(a*r*n.line);if(o<=t.height)return{size:r,paragraphs:e,folded:!1,height:o}}let a=n.sizes.at(-1),o=Math.max(1,Math.floor(t.height/(a*n.line)));return{size:a,paragraphs:ic(i(a),o),folded:!0,height:Math.ceil(o*a*n.line)}}function ic(e,t){let n=t,r=[];for(let t of e){if(n<=0)break;let e=t.slice(0,n);n-=e.length,r.push(e.join(` `))}let i=r.pop()??``,a=i.split(` `);return[...r,`${a.length>1?a.slice(0,-1).join(` `):i} …`]}var ac=100,oc,sc=new Map;function cc(e){let t=sc.get(e);if(t!==void 0)return t;if(oc===void 0){oc=document.createElement(`canvas`).getContext(`2d`);let e=getComputedStyle(document.documentElement).getPropertyValue(`--sans`)||`sans-serif`;oc&&(oc.font=`400 ${ac}px ${e}`)}let n=oc?oc.measureText(e).width/ac*lc:e.length*.56;return sc.size>5e4&&sc.clear(),sc.set(e,n),n}var lc=1.02,uc=10,dc=1.25,fc={size:12,line:15,pad:2},pc=.2,mc=.5,hc=1.08,gc=[14,13,12],_c=3,vc=e=>Math.max(e*.17,27),yc=e=>Math.max(19,e*.145),bc=e=>e-uc-e*.08-_c,xc=new Map;function Sc(e,t,n,r,i=0){let a=e.brief??e.kind,o=[e.slug,t,n,r,i,a,...e.lines].join(`
`),s=xc.get(o)??Cc(e,a,t,n,r,i);return xc.size>4e3&&xc.clear(),xc.set(o,s),s}function Cc(e,t,n,r,i,a){let o=bc(n)-a,s=nc(t,o/fc.size/hc,0,cc).length*fc.line+fc.pad,c=r-uc-vc(n)-s-(i?yc(n):0)-r*pc,l={sizes:gc.filter((e,t)=>e<=n*.075||t===gc.length-1),line:dc,indent:mc};return{...rc(e.lines,{width:o,height:c},l,cc),kind:t}}var wc={common:`M12 6a6 6 0 1 0 .1 0`,uncommon:`M12 4 20 12 12 20 4 12Z`,rare:`M12 2l2.8 6.3 6.7.7-5 4.6 1.4 6.7L12 17l-5.9 3.3 1.4-6.7-5-4.6 6.7-.7Z`,variant:`M12 3 21 20H3Z`,fixed:`M5 5h14v14H5Z`,special:`M12 2 15 9l7 3-7 3-3 7-3-7-7-3 7-3Z`},Tc=Y(`<span><!> <b class="svelte-1v47xvx"> </b></span>`),Ec=Y(`<span class="cost svelte-1v47xvx"> </span>`),Dc=Y(`<span class="bonus svelte-1v47xvx"></span>`),Oc=Y(`<p class="svelte-1v47xvx"> </p>`),kc=Y(`<div class="kind svelte-1v47xvx"> </div> <div></div>`,1),Ac=Y(`<div class="facts svelte-1v47xvx"> </div>`),jc=Y(`<p class="reminder svelte-1v47xvx"> </p>`),Mc=Y(`<div class="kind svelte-1v47xvx"> </div> <!> <div class="text svelte-1v47xvx"><!> <!></div>`,1),Nc=Y(`<span class="sign svelte-1v47xvx"><!> </span>`),Pc=Y(`<span class="sign rarity svelte-1v47xvx"><!> </span>`),Fc=Y(`<span class="signs svelte-1v47xvx"><!> <!></span>`),Ic=Y(`<div class="stats svelte-1v47xvx"><!> <!> <!></div>`),Lc=Y(`<div><div class="head svelte-1v47xvx"><!> <span class="name svelte-1v47xvx"><!></span></div> <div class="window svelte-1v47xvx"><div class="art svelte-1v47xvx"><!></div> <!> <!></div> <!> <!></div>`);function Rc(e,t){ct(t,!0);let n=(e,t=g)=>{var n=Tc(),r=R(n);Ks(r,{get name(){return t().name},get path(){return t().path}});var i=z(B(r,2),!0);O(n),V((e,r)=>{Ri(n,1,`stat ${t().at??``??``} ${e??``}`,`svelte-1v47xvx`),Q(n,`data-stat`,t().name),Z(i,r)},[()=>f(t()),()=>d(t())]),X(e,n)},r=Ca(t,`size`,3,`large`),i=Ca(t,`width`,3,0),a=Ca(t,`height`,3,0),o=Ca(t,`covered`,3,0),s=Ca(t,`live`,19,()=>({})),c=M(()=>xs(t.game,t.face.group)),l=M(()=>Math.max(...t.face.name.split(/[\s-]/).map(e=>e.length))),u=M(()=>t.face.cost===void 0||r()===`small`?1.32:`${t.face.cost}`.length>2?1:1.15),d=e=>s()[e.name]??e.n,f=e=>d(e)===e.n||typeof e.n!=`number`?``:Number(d(e))>e.n?`raised`:`lowered`,p=M(()=>t.face.stats.filter(e=>d(e))),m=M(()=>J(p).filter(e=>e.at)),h=M(()=>J(p).filter(e=>!e.at)),_=M(()=>r()===`middle`&&i()?Sc(t.face,i(),a(),J(p).length>0,o()):void 0),v=M(()=>r()===`large`);var y=Lc();let b;var x=R(y),S=R(x),C=e=>{var n=Ec(),r=z(n,!0);V(()=>Z(r,t.face.cost)),X(e,n)};pi(S,e=>{t.face.cost!==void 0&&r()!==`small`&&e(C)});var w=B(S,2),ee=R(w),te=e=>{var n=Kr();V(()=>Z(n,t.face.name)),X(e,n)},ne=e=>{tc(e,{get name(){return t.face.name}})};pi(ee,e=>{J(v)?e(te):e(ne,-1)}),O(w),O(x);var re=B(x,2),ie=R(re);Us(R(ie),{get face(){return t.face},get game(){return t.game}}),O(ie);var ae=B(ie,2),oe=e=>{var n=Ec(),r=z(n,!0);V(()=>Z(r,t.face.cost)),X(e,n)};pi(ae,e=>{t.face.cost!==void 0&&r()===`small`&&e(oe)});var se=B(ae,2),ce=e=>{var n=Dc();bi(n,21,()=>({length:t.face.bonus}),gi,(e,t)=>{Ks(e,{name:`amber`})}),O(n),X(e,n)};pi(se,e=>{t.face.bonus&&e(ce)}),O(re);var le=B(re,2),ue=e=>{var t=kc(),n=Cn(t),r=z(n,!0),i=B(n,2);let a,o;bi(i,21,()=>J(_).paragraphs,gi,(e,t)=>{var n=Oc(),r=z(n,!0);V(()=>Z(r,J(t))),X(e,n)}),O(i),V(()=>{Z(r,J(_).kind),a=Ri(i,1,`text svelte-1v47xvx`,null,a,{folded:J(_).folded}),o=Bi(i,``,o,{"font-size":`${J(_).size??``}px`})}),X(e,t)},de=e=>{var n=Mc(),r=Cn(n),i=z(r,!0),a=B(r,2),o=e=>{var n=Ac(),r=z(n,!0);V(()=>Z(r,t.face.facts)),X(e,n)};pi(a,e=>{t.face.facts&&e(o)});var s=B(a,2),c=R(s);bi(c,17,()=>t.face.lines,gi,(e,t)=>{var n=Oc(),r=z(n,!0);V(()=>Z(r,J(t))),X(e,n)}),bi(B(c,2),17,()=>t.face.reminders,gi,(e,t)=>{var n=jc(),r=z(n,!0);V(()=>Z(r,J(t))),X(e,n)}),O(s),V(()=>Z(i,t.face.kind)),X(e,n)};pi(le,e=>{r()===`middle`&&J(_)?e(ue):J(v)&&e(de,1)});var fe=B(le,2),pe=e=>{var r=Ic(),i=R(r);bi(i,17,()=>J(m),gi,(e,t)=>{n(e,()=>J(t))});var a=B(i,2);bi(a,17,()=>J(h),gi,(e,t)=>{n(e,()=>J(t))});var o=B(a,2),s=e=>{var n=Fc(),r=R(n);bi(r,17,()=>t.face.signs??[],gi,(e,t)=>{var n=Nc(),r=R(n);Ks(r,{get path(){return J(t).path}});var i=B(r,1,!0);O(n),V(()=>{Q(n,`title`,J(t).text),Z(i,J(t).text)}),X(e,n)});var i=B(r,2),a=e=>{var n=Pc(),r=R(n);Ks(r,{get path(){return wc[t.face.rarity]}});var i=B(r,1,!0);O(n),V((e,t)=>{Q(n,`title`,e),Z(i,t)},[()=>es(`rarity`,{how:t.face.rarity}),()=>es(`rarity`,{how:t.face.rarity})]),X(e,n)};pi(i,e=>{t.face.rarity&&wc[t.face.rarity]&&e(a)}),O(n),X(e,n)};pi(o,e=>{J(v)&&(t.face.signs?.length||t.face.rarity)&&e(s)}),O(r),X(e,r)};pi(fe,e=>{(J(p).length||J(v)&&(t.face.signs?.length||t.face.rarity))&&e(pe)}),O(y),V(()=>{Ri(y,1,`card hued ${r()??``}`,`svelte-1v47xvx`),Q(y,`data-type`,t.face.type),b=Bi(y,``,b,{"--hue":J(c).hue,"--ink":`${J(c).ink??50??``}%`,"--longest":J(l),"--room":J(u),"--covered":o()?`${o()}px`:void 0})}),X(e,y),lt()}function zc(e,t){try{return JSON.parse(localStorage.getItem(e)??`null`)??t}catch{return t}}function Bc(e,t){localStorage.setItem(e,JSON.stringify(t))}function Vc(e){let t=Math.ceil(e/3600);return t>48?es(`days`,{n:Math.round(t/24)}):es(`hours`,{n:t})}var Hc=`trivault.settings`,Uc=pn({plain:!1,pace:900,quick:!matchMedia(`(pointer: coarse)`).matches,sound:!1,soundOffered:!1,volume:50,alert:!1,...zc(Hc,{})});function Wc(){Bc(Hc,Uc)}var Gc=`skip`;function Kc(e){return e.things??[]}function qc(e){return e.warning||e.unfinished||``}function Jc(e){return e.kind===`order`||e.kind===`pick`&&e.high>1}function Yc(e){let t=new Map;for(let n of e.options)for(let e of new Set(Kc(n))){let r=t.get(e);r?r.push(n):t.set(e,[n])}return t}function Xc(e){return e.options.filter(e=>!Kc(e).length&&e.answer!==`skip`)}var Zc=3;function Qc(e){return Xc(e).length>40}function $c(e){return e.kind===`yes-no`||e.options.length<=Zc?e.options.filter(e=>e.answer!==Gc):Qc(e)?[]:Xc(e)}function el(e){return e.options.find(e=>e.answer===Gc)}function tl(e){let t=new Map;return e.forEach((e,n)=>{let r=e.group??``,i=e.brief||e.sentence||e.answer,a=t.get(r)??[];r&&a.some(e=>e.label===i)||t.set(r,[...a,{option:e,n:n+1,label:i}])}),[...t].map(([e,t])=>({title:e,answers:t}))}function nl(e){return{picked:[],points:e.options.map(()=>0)}}function rl(e){return e.points.reduce((e,t)=>e+t,0)}function il(e,t,n){if(t.picked.includes(n))return{...t,picked:t.picked.filter(e=>e!==n)};let r=+(e.kind===`pick`&&t.picked.length>=e.high);return{...t,picked:[...t.picked.slice(r),n]}}function al(e,t,n,r){let i=[...t.points],a=i[n]??0,o=e.high-rl(t);return i[n]=Math.max(0,a+Math.min(r,o)),{...t,points:i}}function ol(e){return e.name??e.answer}function sl(e,t){let{kind:n,verb:r,low:i,high:a}=e;if(n===`distribute`)return rl(t)===a?[r,...e.options.map((e,n)=>({name:ol(e),n:t.points[n]})).filter(({n:e})=>e>0).map(({name:e,n:t})=>`${e}=${t}`)].join(` `):void 0;let o=t.picked.length;if(n===`order`?o===e.options.length:i<=o&&o<=a)return o?[r,...t.picked.map(t=>ol(e.options[t]))].join(` `):Gc}function cl(e,t){let n=t.toLowerCase().trim(),r=e.options.filter(e=>e.sentence?.toLowerCase()===n);if(r.length)return r;let i=n.split(/\s+/);return e.options.filter(e=>{let t=(e.sentence??``).toLowerCase().split(/[^\p{L}\p{N}]+/u);return i.every(e=>t.some(t=>t.startsWith(e)))})}var ll=`uhlzv`;function ul(e){let t=new Set(ll);return e.map(e=>{let n=e.toLowerCase().match(/\p{L}/gu)?.find(e=>!t.has(e))??``;return t.add(n),n})}var dl=new Map;function fl(e){return t=>(dl.set(t,e),()=>void dl.delete(t))}function pl(e){return hl().find(({goal:t})=>t.things.includes(e))?.element}function ml(e){return[...dl.values()].some(t=>t().shown?.things.includes(e))}function hl(){return[...dl].flatMap(([e,t])=>{let{things:n=[],place:r,seat:i}=t();return!(n.length||r)||!e.getClientRects().length?[]:[{element:e,goal:{things:n,place:r,seat:i}}]})}function gl(){let e={things:new Map,zones:new Map};for(let[t,n]of dl){let{shown:r,zone:i}=n();if(!r&&!i)continue;let a=t.getBoundingClientRect();a.width&&(i&&e.zones.set(i,a),r&&_l(e,t,a,r))}return e}function _l({things:e},t,n,{things:r,slug:i}){let{parentElement:a,offsetWidth:o,offsetHeight:s}=t,c={element:t,parent:a,box:n,width:o,height:s,slug:i};r.forEach((t,n)=>{n!==0&&e.has(t)||e.set(t,c)})}function vl(e){return{x:e.x+e.width/2,y:e.y+e.height/2}}function yl(e,t,n){let{left:r,right:i,top:a,bottom:o}=e.getBoundingClientRect();return r<=t&&t<=i&&a<=n&&n<=o}function bl(e){let{width:t,height:n}=e.getBoundingClientRect();return t*n}var xl=`M12 20V5M6 11l6-6 6 6`,Sl=`M12 3 19 7v8l-7 4-7-4V7Z`,Cl={activate:`M12 4v7M12 11l6 5M12 11l-6 5M5 4l2 3M19 4l-2 3`,archive:`M3 5h18v5H3ZM5 10h14v10H5ZM10 14h4`,attach:`M12 3l7 7h-4v10H9V10H5Z`,attack:`M20 3 9 14M20 3l-1 5-9 9M20 3l-5 1-9 9M5 12l7 7M7.5 16.5 3.5 20.5`,avoid:`M4 18c3-9 7-12 16-13M20 5l-5-1M20 5l-2 5M5 8l4 4M9 8l-4 4`,banish:`M12 4a8 8 0 1 0 .1 0M6.5 6.5l11 11`,burn:`M12 2C13 6.5 18 8.5 18 14.5A6 6 0 0 1 6 14.5C6 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 2Z`,capture:`M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M12 8l3.5 2v4l-3.5 2-3.5-2v-4Z`,chains:`M9.5 14.5a4 4 0 0 1 0-5.5l3-3a4 4 0 0 1 5.5 5.5M14.5 9.5a4 4 0 0 1 0 5.5l-3 3a4 4 0 0 1-5.5-5.5`,change:`M4 9h13l-4-4M20 15H7l4 4`,control:`M4 18h16M4 18 3 8l5 4 4-7 4 7 5-4-1 10Z`,counter:`M4 4l16 16M12 3a9 9 0 1 0 .1 0`,counters:`M5 9h8v8H5ZM9 5h9v9M9 11v4M7 13h4`,cure:`M9 4h6v5h5v6h-5v5H9v-5H4V9h5Z`,damage:`M12 2l2 6 6-3-3 6 5 3-6 1 1 6-5-4-5 4 1-6-6-1 5-3-3-6 6 3Z`,deck:`M8 3h11v14H8ZM5 7v14h11M13.5 7v6M11 10.5l2.5 2.5 2.5-2.5`,destroy:`M12 3a7.5 7.5 0 0 0-4.5 13.5V20h9v-3.5A7.5 7.5 0 0 0 12 3ZM9 11h.1M15 11h.1M12 14v2`,discard:`M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7`,double:`M4 20 12 12 4 4M12 20l8-8-8-8`,draw:`M5 4h10v14H5ZM18 8v10M13 13h10`,enrage:`M4 6l6 4M20 6l-6 4M7 13h.1M17 13h.1M7 20c2-3 8-3 10 0`,exalt:`M12 21C6 19 4 13 6 4M12 21c6-2 8-8 6-17M6 9l4 1M6.5 14l4 .5M18 9l-4 1M17.5 14l-4 .5`,exhaust:`M4 5h7l-7 7h7M13 12h7l-7 8h7`,forge:`M8 6.5a4.5 4.5 0 1 0 .1 0M12 11h9.5M18 11v4M21.5 11v3`,gain:`${Sl}M12 8v6M9 11h6`,heal:`M12 21C5 15 2.5 11.5 2.5 8A5 5 0 0 1 12 6a5 5 0 0 1 9.5 2c0 3.5-2.5 7-9.5 13ZM12 9v6M9 12h6`,life:`M12 21C5 15 2.5 11.5 2.5 8A5 5 0 0 1 12 6a5 5 0 0 1 9.5 2c0 3.5-2.5 7-9.5 13Z`,look:`M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 9a3 3 0 1 0 .1 0`,lose:`${Sl}M9 11h6`,mana:`M12 2 19 12 12 22 5 12ZM5 12h14`,mastery:`M12 2l2.8 6.3 6.7.7-5 4.6 1.4 6.7L12 17l-5.9 3.3 1.4-6.7-5-4.6 6.7-.7Z`,move:`M12 3v18M3 12h18M12 3 9 6M12 3l3 3M12 21l-3-3M12 21l3-3M3 12l3-3M3 12l3 3M21 12l-3-3M21 12l-3 3`,power:`${xl}M6 18l6-6 6 6`,purge:`M5 5l14 14M19 5 5 19`,push:`M4 5v14M8 12h12M15 7l5 5-5 5`,ready:`M4 12a8 8 0 1 0 3-6.2M4 3v4h4`,recruit:`M9 5a3.5 3.5 0 1 0 .1 0M3 20c0-5 3-7 6-7s6 2 6 7M18 8v8M14 12h8`,roll:`M4 8 12 4l8 4v8l-8 4-8-4ZM4 8l8 4 8-4M12 12v8`,rot:`M6 20c-3-6 0-15 6-16c6 1 9 10 6 16M9 12h.1M15 12h.1M10 17h4`,steal:`M3 14c3-5 6-5 9-3l5-4c2 0 3 2 2 3l-7 8c-3 3-7 2-9-4ZM16 4l3-2 3 2v3l-3 2`,stun:`M12 12a2 2 0 1 1 2-2a4.5 4.5 0 1 1-5-4.5A7 7 0 1 1 5 12`,swap:`M7 3v17M7 3 3 8M7 3l4 5M17 21V4M17 21l-4-5M17 21l4-5`,teleport:`M12 3a4 9 0 1 0 .1 0M3 12h5M16 12h5M19 9l3 3-3 3`,unforge:`M8 6.5a4.5 4.5 0 1 0 .1 0M12 11h3M18 8l3 6M18 14v2`,up:`${xl}M5 21h14`,ward:`M12 2.5a9.5 9.5 0 1 0 .1 0M12 7.5a4.5 4.5 0 1 0 .1 0`,weak:`M12 3v13M6 11l6 6 6-6M5 21h14`,alpha:`M19 5c-4 3-6 14-11 14a5 6 0 1 1 0-13c5 0 7 11 11 13`,assault:`M3 21 14 10M14 4h6v6M20 4l-9 9M4 14l6 6`,deploy:`M12 3v10M7 9l5 5 5-5M4 20h5M15 20h5`,elusive:`M5 20c-2-8 2-16 7-16s9 8 7 16c-3-3-4 1-7-1c-3 2-4-2-7 1M9 11h.1M15 11h.1`,flying:`M3 6c4 1 6 3 9 7c3-4 5-6 9-7c-1 5-4 8-7 9l-2 4-2-4C7 14 4 11 3 6Z`,hazardous:`M12 3 22 20H2ZM12 9v5M12 17h.1`,omega:`M4 20h5v-3A7 7 0 1 1 15 17v3h5`,poison:`M12 3C16 9 18 11 18 15a6 6 0 0 1-12 0C6 11 8 9 12 3ZM10 14l4 4M14 14l-4 4`,skirmish:`M4 20 18 6M14 4h6v6M4 12l3-1M12 20l1-3`,taunt:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5ZM12 7v7M12 17h.1`},wl=new class{#e=P(null);now=null;#t=P(!1);get open(){return J(this.#t)}set open(e){F(this.#t,e,!0)}get seen(){return J(this.#e)}set seen(e){F(this.#e,this.now=e)}};function Tl(e){wl.seen=e}function El(e){wl.seen=e,wl.open=!0}function Dl(){wl.open=!1}function Ol(){wl.seen=null,wl.open=!1}function kl(e){let t;Fn(()=>{let n=e(),r=t;t=n,wl.now&&(wl.now===r||Al(wl.now,n))&&(wl.seen=n)}),Fn(()=>()=>{t&&wl.now===t&&(wl.seen={...t,notes:[],attached:[],live:void 0})})}function Al(e,t){return e.slug===t.slug&&e.things.some(e=>t.things.includes(e))}export{es as $,Ln as $t,il as A,bi as At,Ps as B,Y as Bt,cl as C,x as Cn,Bi as Ct,Jc as D,Oi as Dt,Qc as E,ki as Et,zc as F,ci as Ft,Ss as G,Fr as Gt,Os as H,Jr as Ht,Rc as I,ri as It,ps as J,Cr as Jt,Cs as K,Pr as Kt,tc as L,Z as Lt,Uc as M,hi as Mt,Vc as N,pi as Nt,el as O,Di as Ot,Bc as P,fi as Pt,qo as Q,Fn as Qt,Ks as R,X as Rt,tl as S,g as Sn,Ui as St,nl as T,Mi as Tt,gs as U,Kr as Ut,Ms as V,Gr as Vt,hs as W,Ir as Wt,bs as X,Hn as Xt,xs as Y,Er as Yt,cs as Z,V as Zt,sl as _,ot as _n,Q as _t,Dl as a,B as an,wa as at,Yc as b,Ae as bn,Gi as bt,bl as c,P as cn,va as ct,ml as d,vt as dn,ma as dt,_n as en,ns as et,vl as f,yt as fn,fa as ft,$c as g,ct as gn,Qi as gt,yl as h,lt as hn,ia as ht,El as i,z as in,Da as it,Wc as j,gi as jt,rl as k,Ei as kt,pl as l,Jt as ln,ga as lt,gl as m,at as mn,oa as mt,Ol as n,R as nn,La as nt,wl as o,pn as on,Ca as ot,fl as p,it as pn,sa as pt,fs as q,J as qt,Tl as r,Cn as rn,Ea as rt,Cl as s,F as sn,Sa as st,kl as t,gn as tn,$o as tt,hl as u,M as un,ha as ut,qc as v,Qe as vn,ea as vt,Kc as w,Ri as wt,ul as x,O as xn,Wi as xt,al as y,Xe as yn,$i as yt,Us as z,qr as zt};