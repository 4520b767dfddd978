var e={},t=Symbol(`uninitialized`),n=`http://www.w3.org/1999/xhtml`,r=`http://www.w3.org/2000/svg`,i=Array.isArray,a=Array.prototype.indexOf,o=Array.prototype.includes,s=Array.from,c=Object.defineProperty,l=Object.getOwnPropertyDescriptor,u=Object.getOwnPropertyDescriptors,d=Object.prototype,f=Array.prototype,p=Object.getPrototypeOf,m=Object.isExtensible;function h(e){return typeof e==`function`}var g=()=>{};function _(e){return e()}function v(e){for(var t=0;t<e.length;t++)e[t]()}function y(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function b(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var x=1<<24,S=1024,C=2048,w=4096,T=8192,ee=16384,E=32768,te=1<<25,ne=65536,re=1<<18,ie=1<<19,ae=1<<20,oe=1<<25,se=1<<21,ce=1<<22,le=1<<23,ue=Symbol(`$state`),de=Symbol(`component`),fe=Symbol(`legacy props`),pe=Symbol(``),me=Symbol(`attributes`),he=Symbol(`class`),ge=Symbol(`style`),_e=Symbol(`text`),ve=Symbol(`form reset`),ye=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},be=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`);function xe(){console.warn(`https://svelte.dev/e/derived_inert`)}function Se(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function Ce(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function we(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var D=!1;function Te(e){D=e}var O;function Ee(t){if(t===null)throw Se(),e;return O=t}function De(){return Ee(Cn(O))}function k(t){if(D){if(Cn(O)!==null)throw Se(),e;O=t}}function Oe(e=1){if(D){for(var t=e,n=O;t--;)n=Cn(n);O=n}}function ke(e=!0){for(var t=0,n=O;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=Cn(n);e&&n.remove(),n=i}}function Ae(t){if(!t||t.nodeType!==8)throw Se(),e;return t.data}function je(e){return e===this.v}function Me(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Ne(e){return!Me(e,this.v)}function Pe(e){throw Error(`https://svelte.dev/e/lifecycle_outside_component`)}function Fe(){throw Error(`https://svelte.dev/e/missing_context`)}function Ie(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function Le(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function Re(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function ze(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function Be(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function Ve(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function He(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function Ue(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function We(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function Ge(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function Ke(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}var qe=!1;function Je(){qe=!0}var Ye=[];function Xe(e,t=!1,n=!1){return Ze(e,new Map,``,Ye,null,n)}function Ze(e,t,n,r,a=null,o=!1){if(typeof e==`object`&&e){var s=t.get(e);if(s!==void 0)return s;if(e instanceof Map)return new Map(e);if(e instanceof Set)return new Set(e);if(i(e)){var c=Array(e.length);t.set(e,c),a!==null&&t.set(a,c);for(var l=0;l<e.length;l+=1){var u=e[l];l in e&&(c[l]=Ze(u,t,n,r,null,o))}return c}if(p(e)===d){c={},t.set(e,c),a!==null&&t.set(a,c);for(var f of Object.keys(e))c[f]=Ze(e[f],t,n,r,null,o);return c}if(e instanceof Date)return e.getTime(),structuredClone(e);if(typeof e.toJSON==`function`&&!o)return Ze(e.toJSON(),t,n,r,e)}if(e instanceof EventTarget)return e;try{return structuredClone(e)}catch{return e}}function Qe(e,t,n){let r={};return[()=>(n(r)||Fe(),e(r)),e=>t(r,e),()=>n(r)]}function $e(e){let t=e.p;for(;t!==null&&t.c===null;)t=t.p;return t?.c??null}function et(e,t){return e===null&&Pe(t),e.c??=new Map($e(e)||void 0)}var tt=null;function nt(e){tt=e}function rt(){return Qe(it,at,ot)}function it(e){return et(tt,`getContext`).get(e)}function at(e,t){return et(tt,`setContext`).set(e,t),t}function ot(e){return et(tt,`hasContext`).has(e)}function A(e,t=!1,n){tt={p:tt,i:!1,c:null,e:null,s:e,x:null,r:V,l:qe&&!t?{s:null,u:null,$:[]}:null}}function j(e){var t=tt,n=t.e;if(n!==null){t.e=null;for(var r of n)In(r)}return e!==void 0&&(t.x=e),t.i=!0,tt=t.p,st(e)}function st(e={}){return c(e,de,{value:!0}),e}function ct(){return!qe||tt!==null&&tt.l===null}var lt=[];function ut(){var e=lt;lt=[],v(e)}function dt(e){if(lt.length===0&&!Bt){var t=lt;queueMicrotask(()=>{t===lt&&ut()})}lt.push(e)}function ft(){for(;lt.length>0;)ut()}var pt=~(C|w|S);function mt(e,t){e.f=e.f&pt|t}function ht(e){e.f&512||e.deps===null?mt(e,S):mt(e,w)}function gt(e,t){e.f&2048?t.set(e,C):e.f&4096&&t.get(e)!==2048&&t.set(e,w),mt(e,S)}function _t(e,t){if(t){let t=document.body;e.autofocus=!0,dt(()=>{document.activeElement===t&&e.focus()})}}function vt(e){D&&Sn(e)!==null&&wn(e)}var yt=!1;function bt(){yt||(yt=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[ve]?.()})},{capture:!0}))}function xt(e){var t=or,n=V;cr(null),lr(null);try{return e()}finally{cr(t),lr(n)}}function St(e,t,n,r=n){e.addEventListener(t,()=>xt(n));let i=e[ve];e[ve]=i?()=>{i(),r(!0)}:()=>r(!0),bt()}function Ct(e,t,n,r){let i=ct()?Dt:At;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=V,c=wt(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){kn(e,s)}Tt()}}var d=Et();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>kt(e))).then(u).catch(e=>kn(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),Tt())}):f()}function wt(){var e=V,t=or,n=tt,r=N;return function(i=!0){lr(e),cr(t),nt(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function Tt(e=!0){lr(null),cr(null),nt(null),e&&N?.deactivate()}function Et(){var e=V,t=e.b,n=N,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function Dt(e){var n=2|C;return V!==null&&(V.f|=ie),{ctx:tt,deps:null,effects:null,equals:je,f:n,fn:e,reactions:null,rv:0,v:t,wv:0,parent:V,ac:null}}var Ot=Symbol(`obsolete`);function kt(e,n,r){let i=V;i===null&&Ie();var a=void 0,o=rn(t),s=!or,c=new Set;return Bn(()=>{var t=V,n=y();a=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==ye&&n.reject(e)}).finally(Tt)}catch(e){n.reject(e),Tt()}var r=N;if(s){if(t.f&32768)var l=Et();if(i.b?.is_rendered())r.async_deriveds.get(t)?.reject(Ot);else for(let e of c.values())e.reject(Ot);c.add(n),r.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),c.delete(n),t!==Ot&&(r.activate(),t?(o.f|=le,cn(o,t)):(o.f&8388608&&(o.f^=le),cn(o,e)),r.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),Pn(()=>{for(let e of c)e.reject(Ot)}),new Promise(e=>{function t(n){function r(){n===a?e(o):t(a)}n.then(r,r)}t(a)})}function M(e){let t=Dt(e);return dr(t),t}function At(e){let t=Dt(e);return t.equals=Ne,t}function jt(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)Yn(t[n])}}function Mt(e){var n,r=V,i=e.parent;if(!ir&&i!==null&&e.v!==t&&i.f&24576)return xe(),e.v;lr(i);try{jt(e),n=Cr(e)}finally{lr(r)}return n}function Nt(e){var t=Mt(e);!e.equals(t)&&(e.wv=br(),(!N?.is_fork||e.deps===null)&&(N===null?e.v=t:(N.capture(e,t,!0),Lt?.capture(e,t,!0)),e.deps===null))?mt(e,S):ir||(Rt===null?ht(e):(Nn()||N?.is_fork)&&Rt.set(e,t))}function Pt(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&xt(()=>{t.ac.abort(ye),t.ac=null}),t.fn!==null&&(t.teardown=g),Er(t,0),qn(t))}function Ft(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&Dr(t)}var It=null,N=null,Lt=null,Rt=null,zt=null,Bt=!1,Vt=!1,Ht=null,Ut=null,Wt=0,Gt=1,Kt=class e{id=Gt++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){It===null?It=this:(It.next=this,this.prev=It),It=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)mt(r,C),t(r);for(r of n.m)mt(r,w),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=S}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)mt(e,t),this.schedule(e);this.apply();for(var t=Ht=[],n=[],r=Ut=[];this.#a.length>0;){Wt++>1e3&&(this.#b(),Jt());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw $t(e),this.#d()||this.discard(),t}}if(N=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(Ht=null,Ut=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)Qt(e,t);r.length>0&&N.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),Lt=this,Xt(n),Xt(t),Lt=null,this.#i?.resolve();var o=N;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(tn.clear(),o.#m())}}#h(e,t,n){e.f^=S;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=S:i&4?t.push(r):xr(r)&&(i&16&&this.add_dirty_reaction(r,w),Dr(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),mt(i,C),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),N=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)gt(e[t],this.#s)}capture(e,n,r=!1){e.v!==t&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[n,r]),Rt?.set(e,n)),this.is_fork||(e.v=n)}activate(){N=this}deactivate(){N=null,Rt=null}flush(){try{Vt=!0,N=this,this.#m()}finally{Wt=0,zt=null,Ht=null,Ut=null,Vt=!1,N=null,Rt=null,tn.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(Ot);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,dt(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=y()).promise}static ensure(){if(N===null){let t=N=new e;!Vt&&!Bt&&dt(()=>{t.started||t.flush()})}return N}apply(){Rt=null}schedule(e){zt=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?It=e:t.prev=e,this.linked=!1}}};function qt(e){var t=Bt,n=Lt;Lt=null,Bt=!0;try{var r;for(e&&(qt(),r=e());;){if(ft(),N===null)return r;N.flush()}}finally{Bt=t,Lt=n}}function Jt(){try{Ve()}catch(e){kn(e,zt)}}var Yt=null;function Xt(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&xr(r)&&(Yt=new Set,Dr(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&Zn(r),Yt?.size>0)){tn.clear();for(let e of Yt){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)Yt.has(n)&&(Yt.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||Dr(n)}}Yt.clear()}}Yt=null}}function Zt(e){N.schedule(e)}function Qt(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),mt(e,S);for(var n=e.first;n!==null;)Qt(n,t),n=n.next}}function $t(e){mt(e,S);for(var t=e.first;t!==null;)$t(t),t=t.next}var en=new Set,tn=new Map,nn=!1;function rn(e,t){return{f:0,v:e,reactions:null,equals:je,rv:0,wv:0}}function P(e,t){let n=rn(e,t);return dr(n),n}function an(e,t=!1,n=!0){let r=rn(e);return t||(r.equals=Ne),qe&&n&&tt!==null&&tt.l!==null&&(tt.l.s??=[]).push(r),r}function F(e,t,n=!1){return or!==null&&(!sr||or.f&131072)&&ct()&&or.f&4325394&&(ur===null||!ur.has(e))&&Ge(),cn(e,n?fn(t):t,Ut)}var on=null,sn=0;function cn(e,t,n=null){if(!e.equals(t)){ir?tn.set(e,t):tn.has(e)||tn.set(e,e.v);var r=Kt.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&Mt(t),Rt===null&&ht(t)}e.wv=br(),on=null,sn=0,dn(e,C,n),on=null,ct()&&V!==null&&V.f&1024&&!(V.f&96)&&(mr===null?hr([e]):mr.push(e)),!r.is_fork&&en.size>0&&!nn&&ln()}return t}function ln(){nn=!1;for(let e of en){e.f&1024&&mt(e,w);let t;try{t=xr(e)}catch{t=!0}t&&Dr(e)}en.clear()}function un(e){F(e,e.v+1)}function dn(e,t,n){var r=e.reactions;if(r!==null){var i=ct(),a=r.length;if(sn+=a,sn>1e5&&on===null&&(on=new Set),on!==null){if(on.has(e))return;on.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==V){var l=(c&C)===0;if(l&&mt(s,t),c&131072)en.add(s);else if(c&2){var u=s;Rt?.delete(u),dn(u,w,n)}else if(l){var d=s;c&16&&Yt!==null&&Yt.add(d),n===null?Zt(d):n.push(d)}}}}}function fn(e){if(typeof e!=`object`||!e||ue in e||de in e)return e;let n=p(e);if(n!==d&&n!==f)return e;var r=new Map,a=i(e),o=P(0),s=null,c=vr,u=e=>{if(vr===c)return e();var t=or,n=vr;cr(null),yr(c);var r=e();return cr(t),yr(n),r};return a&&r.set(`length`,P(e.length,s)),new Proxy(e,{defineProperty(e,t,n){`value`in n&&n.configurable!==!1&&n.enumerable!==!1&&n.writable!==!1||Ue();var i=r.get(t);return i===void 0?u(()=>{var e=P(n.value,s);return r.set(t,e),e}):F(i,n.value,!0),!0},deleteProperty(e,n){var i=r.get(n);if(i===void 0){if(n in e){let e=u(()=>P(t,s));r.set(n,e),un(o)}}else F(i,t),un(o);return!0},get(n,i,a){if(i===ue)return e;var o=r.get(i),c=i in n;if(o===void 0&&(!c||l(n,i)?.writable)&&(o=u(()=>P(fn(c?n[i]:t),s)),r.set(i,o)),o!==void 0){var d=H(o);return d===t?void 0:d}return Reflect.get(n,i,a)},getOwnPropertyDescriptor(e,n){this.has?.(e,n);var i=Reflect.getOwnPropertyDescriptor(e,n),a=r.get(n);if(a!==void 0){var o=H(a);if(o===t)return;if(i&&`value`in i)i.value=o;else return{enumerable:!0,configurable:!0,value:o,writable:!0}}return i},has(e,n){if(n===ue)return!0;var i=r.get(n),a=i!==void 0&&i.v!==t||Reflect.has(e,n);return(i!==void 0||(V!==null||or!==null)&&(!a||l(e,n)?.writable))&&(i===void 0&&(i=u(()=>P(a?fn(e[n]):t,s)),r.set(n,i)),H(i)===t)?!1:a},set(e,n,i,c){var d=r.get(n),f=n in e;if(a&&n===`length`)for(var p=i;p<d.v;p+=1){var m=r.get(p+``);m===void 0?p in e&&(m=u(()=>P(t,s)),r.set(p+``,m)):F(m,t)}if(d===void 0)(!f||l(e,n)?.writable)&&(d=u(()=>P(void 0,s)),F(d,fn(i)),r.set(n,d));else{f=d.v!==t;var h=u(()=>fn(i));F(d,h)}var g=Reflect.getOwnPropertyDescriptor(e,n);if(g?.set&&g.set.call(c,i),!f){if(a&&typeof n==`string`){var _=r.get(`length`),v=Number(n);Number.isInteger(v)&&v>=_.v&&F(_,v+1)}un(o)}return!0},ownKeys(e){H(o);var n=Reflect.ownKeys(e).filter(e=>{var n=r.get(e);return n===void 0||n.v!==t});for(var[i,a]of r)a.v!==t&&!(i in e)&&n.push(i);return n},setPrototypeOf(){We()}})}function pn(e){try{if(typeof e==`object`&&e&&ue in e)return e[ue]}catch{}return e}function mn(e,t){return Object.is(pn(e),pn(t))}var hn,gn,_n,vn,yn;function bn(){if(hn===void 0){hn=window,gn=document,_n=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;vn=l(t,`firstChild`).get,yn=l(t,`nextSibling`).get,m(e)&&(e[he]=void 0,e[me]=null,e[ge]=void 0,e.__e=void 0),m(n)&&(n[_e]=void 0)}}function xn(e=``){return document.createTextNode(e)}function Sn(e){return vn.call(e)}function Cn(e){return yn.call(e)}function I(e,t){if(!D)return Sn(e);var n=Sn(O);if(n===null)n=O.appendChild(xn());else if(t&&n.nodeType!==3){var r=xn();return n?.before(r),Ee(r),r}return t&&Dn(n),Ee(n),n}function L(e,t=!1){if(!D){var n=Sn(e);return n instanceof Comment&&n.data===``?Cn(n):n}if(t){if(O?.nodeType!==3){var r=xn();return O?.before(r),Ee(r),r}Dn(O)}return O}function R(e,t=!1){if(!D)return Sn(e);var n=I(e,t);return k(e),n}function z(e,t=1,n=!1){let r=D?O:e;for(var i;t--;)i=r,r=Cn(r);if(!D)return r;if(n){if(r?.nodeType!==3){var a=xn();return r===null?i?.after(a):r.before(a),Ee(a),a}Dn(r)}return Ee(r),r}function wn(e){e.textContent=``}function Tn(){return!1}function En(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function Dn(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function On(e){var t=V;if(t===null)return or.f|=le,e;if(!(t.f&32768)&&!(t.f&4))throw e;kn(e,t)}function kn(t,n){if(t===e)throw t;if(!(n!==null&&n.f&16384)){for(;n!==null;){if(n.f&128&&!(n.f&33570816)){if(!(n.f&32768))throw t;try{n.b.error(t);return}catch(e){t=e}}n=n.parent}throw t}}function An(e){V===null&&(or===null&&Be(e),ze()),ir&&Re(e)}function jn(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function Mn(e,t){var n=V;n!==null&&n.f&8192&&(e|=T);var r={ctx:tt,deps:null,nodes:null,f:e|C|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};N?.register_created_effect(r);var i=r;if(e&4)Ht===null?Kt.ensure().schedule(r):Ht.push(r);else if(t!==null){try{Dr(r)}catch(e){throw Yn(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=ne))}if(i!==null&&(i.parent=n,n!==null&&jn(i,n),or!==null&&or.f&2&&!(e&64))){var a=or;(a.effects??=[]).push(i)}return r}function Nn(){return or!==null&&!sr}function Pn(e){let t=Mn(8,null);return mt(t,S),t.teardown=e,t}function Fn(e){An(`$effect`);var t=V.f;if(!or&&t&32&&tt!==null&&!tt.i){var n=tt;(n.e??=[]).push(e)}else return In(e)}function In(e){return Mn(4|ae,e)}function Ln(e){return An(`$effect.pre`),Mn(8|ae,e)}function Rn(e){Kt.ensure();let t=Mn(64|ie,e);return(e={})=>new Promise(n=>{e.outro?Qn(t,()=>{Yn(t),n(void 0)}):(Yn(t),n(void 0))})}function zn(e){return Mn(4,e)}function Bn(e){return Mn(ce|ie,e)}function Vn(e,t=0){return Mn(8|t,e)}function B(e,t=[],n=[],r=[]){Ct(r,t,n,t=>{Mn(8,()=>{e(...t.map(H))})})}function Hn(e,t=[],n=[],r=[]){Ct(r,t,n,t=>{Mn(4,()=>e(...t.map(H)))})}function Un(e,t=0){return Mn(16|t,e)}function Wn(e,t=0){return Mn(x|t,e)}function Gn(e){return Mn(32|ie,e)}function Kn(e){var t=e.teardown;if(t!==null){let n=ir,r=or;ar(!0),cr(null);try{t.call(null)}catch(t){kn(t,e.parent)}finally{ar(n),cr(r)}}}function qn(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&xt(()=>{e.abort(ye)});var r=n.next;n.f&64?n.parent=null:Yn(n,t),n=r}}function Jn(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||Yn(t),t=n}}function Yn(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(Xn(e.nodes.start,e.nodes.end),n=!0),e.f|=te,qn(e,t&&!n),Er(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();Kn(e),e.f^=te,e.f|=ee;var i=e.parent;i!==null&&i.first!==null&&Zn(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function Xn(e,t){for(;e!==null;){var n=e===t?null:Cn(e);e.remove(),e=n}}function Zn(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function Qn(e,t,n=!0){var r=[];e.f|=256,$n(e,r,!0);var i=()=>{n&&Yn(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function $n(e,t,n){if(!(e.f&8192)){e.f^=T;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);$n(i,t,o?n:!1)}i=a}}}function er(e){e.f&=-257,tr(e,!0)}function tr(e,t){if(!(e.f&256)&&e.f&8192){e.f^=T,e.f&1024||(mt(e,C),Kt.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);tr(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function nr(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:Cn(n);t.append(n),n=i}}var rr=null,ir=!1;function ar(e){ir=e}var or=null,sr=!1;function cr(e){or=e}var V=null;function lr(e){V=e}var ur=null;function dr(e){or!==null&&(or.f&2097152||or.f&2)&&(ur??=new Set).add(e)}var fr=null,pr=0,mr=null;function hr(e){mr=e}var gr=1,_r=0,vr=_r;function yr(e){vr=e}function br(){return++gr}function xr(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(xr(a)&&Nt(a),a.wv>e.wv)return!0}t&512&&Rt===null&&mt(e,S)}return!1}function Sr(e,t,n=!0){var r=e.reactions;if(r!==null&&!(ur!==null&&ur.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?Sr(a,t,!1):t===a&&(n?mt(a,C):a.f&1024&&mt(a,w),Zt(a))}}function Cr(e){var t=fr,n=pr,r=mr,i=or,a=ur,o=tt,s=sr,c=vr,l=e.f;fr=null,pr=0,mr=null,or=l&96?null:e,ur=null,nt(e.ctx),sr=!1,vr=++_r,e.ac!==null&&(xt(()=>{e.ac.abort(ye)}),e.ac=null);try{e.f|=se;var u=e.fn,d=u();e.f|=E;var f=wr(e);if(ct()&&mr!==null&&!sr&&f!==null&&!(e.f&6146))for(var p=0;p<mr.length;p++)Sr(mr[p],e);if(i!==null&&i!==e){if(_r++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=_r;if(t!==null)for(let e of t)e.rv=_r;mr!==null&&(r===null?r=mr:r.push(...mr))}return e.f&8388608&&(e.f^=le),d}catch(t){return wr(e),On(t)}finally{e.f^=se,fr=t,pr=n,mr=r,or=i,ur=a,nt(o),sr=s,vr=c}}function wr(e){var t=e.deps,n=N?.is_fork;if(fr!==null){var r;if(n||Er(e,pr),t!==null&&pr>0)for(t.length=pr+fr.length,r=0;r<fr.length;r++)t[pr+r]=fr[r];else e.deps=t=fr;if(Nn()&&e.f&512)for(r=pr;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&pr<t.length&&(Er(e,pr),t.length=pr);return t}function Tr(e,n){let r=n.reactions;if(r!==null){var i=a.call(r,e);if(i!==-1){var s=r.length-1;s===0?r=n.reactions=null:(r[i]=r[s],r.pop())}}if(r===null&&n.f&2&&(fr===null||!o.call(fr,n))){var c=n;c.f&512&&(c.f^=512),c.v!==t&&ht(c),c.ac!==null&&xt(()=>{c.ac.abort(ye),c.ac=null,mt(c,C)}),Pt(c),Er(c,0)}}function Er(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)Tr(e,n[r])}function Dr(e){var t=e.f;if(!(t&16384)){mt(e,S);var n=V;V=e;try{t&16777232?Jn(e):qn(e),Kn(e);var r=Cr(e);e.teardown=typeof r==`function`?r:null,e.wv=gr}finally{V=n}}}async function Or(){await Promise.resolve(),qt()}function H(e){var t=!!(e.f&2);if(rr?.add(e),or!==null&&!sr&&!(V!==null&&V.f&16384)&&(ur===null||!ur.has(e))){var n=or.deps;if(or.f&2097152)e.rv<_r&&(e.rv=_r,fr===null&&n!==null&&n[pr]===e?pr++:fr===null?fr=[e]:fr.push(e));else{or.deps??=[],o.call(or.deps,e)||or.deps.push(e);var r=e.reactions;r===null?e.reactions=[or]:o.call(r,or)||r.push(or)}}if(ir&&tn.has(e))return tn.get(e);if(t){var i=e;if(ir){var a=i.v;return(!(i.f&1024)&&i.reactions!==null||Ar(i))&&(a=Mt(i)),tn.set(i,a),a}var s=!(i.f&512)&&!sr&&or!==null&&!!(or.f&512),c=(i.f&E)===0;xr(i)&&(s&&(i.f|=512),Nt(i)),s&&!c&&(Ft(i),kr(i))}if(Rt?.has(e))return Rt.get(e);if(e.f&8388608)throw e.v;return e.v}function kr(e){if(e.f|=512,e.deps!==null)for(let n of e.deps){var t=n.reactions;t===null?n.reactions=[e]:o.call(t,e)||t.push(e),n.f&2&&!(n.f&512)&&(Ft(n),kr(n))}}function Ar(e){if(e.v===t)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(tn.has(t)||t.f&2&&Ar(t))return!0;return!1}function jr(e){var t=sr;try{return sr=!0,e()}finally{sr=t}}function Mr(e){if(!(typeof e!=`object`||!e||e instanceof EventTarget)){if(ue in e)Nr(e);else if(!Array.isArray(e))for(let t in e){let n=e[t];typeof n==`object`&&n&&ue in n&&Nr(n)}}}function Nr(e,t=new Set){if(typeof e==`object`&&e&&!(e instanceof EventTarget)&&!t.has(e)){t.add(e),e instanceof Date&&e.getTime();for(let n in e)try{Nr(e[n],t)}catch{}let n=p(e);if(n!==Object.prototype&&n!==Array.prototype&&n!==Map.prototype&&n!==Set.prototype&&n!==Date.prototype){let t=u(n);for(let n in t){let r=t[n].get;if(r)try{r.call(e)}catch{}}}}}var Pr=Symbol(`events`),Fr=new Set,Ir=new Set;function Lr(e,t,n,r={}){function i(e){if(r.capture||Vr.call(t,e),!e.cancelBubble)return xt(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,dt(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function Rr(e,t,n,r,i){var a={capture:r,passive:i},o=Lr(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&Pn(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function U(e,t,n){(t[Pr]??={})[e]=n}function W(e){for(var t=0;t<e.length;t++)Fr.add(e[t]);for(var n of Ir)n(e)}var zr=null,Br=!1;function Vr(e){var t=this,n=t.ownerDocument,r=e.type,i=e.composedPath?.()||[],a=i[0]||e.target;zr=e,Br||(Br=!0,setTimeout(()=>{Br=!1,zr=null}));var o=0,s=zr===e&&e[Pr];if(s){var l=i.indexOf(s);if(l!==-1&&(t===document||t===window)){e[Pr]=t;return}var u=i.indexOf(t);if(u===-1)return;l<=u&&(o=l)}if(a=i[o]||e.target,a!==t){c(e,`currentTarget`,{configurable:!0,get(){return a||n}});var d=or,f=V;cr(null),lr(null);try{for(var p,m=[];a!==null&&a!==t;){try{var h=a[Pr]?.[r];h==null||a.disabled&&e.target!==a||h.call(a,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;o++,a=o<i.length?i[o]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[Pr]=t,delete e.currentTarget,cr(d),lr(f)}}}var Hr=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function Ur(e){return Hr?.createHTML(e)??e}function Wr(e){var t=En(`template`);return t.innerHTML=Ur(e.replaceAll(`<!>`,`<!---->`)),t.content}function Gr(e,t){var n=V;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function G(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(D)return Gr(O,null),O;i===void 0&&(i=Wr(a?e:`<!>`+e),n||(i=Sn(i)));var t=r||_n?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=Sn(t),s=t.lastChild;Gr(o,s)}else Gr(t,t);return t}}function Kr(e,t,n=`svg`){var r=!e.startsWith(`<!>`),i=!!(t&1),a=`<${n}>${r?e:`<!>`+e}</${n}>`,o;return()=>{if(D)return Gr(O,null),O;if(!o){var e=Sn(Wr(a));if(i)for(o=document.createDocumentFragment();Sn(e);)o.appendChild(Sn(e));else o=Sn(e)}var t=o.cloneNode(!0);if(i){var n=Sn(t),r=t.lastChild;Gr(n,r)}else Gr(t,t);return t}}function qr(e,t){return Kr(e,t,`svg`)}function Jr(e=``){if(!D){var t=xn(e+``);return Gr(t,t),t}var n=O;return n.nodeType===3?Dn(n):(n.before(n=xn()),Ee(n)),Gr(n,n),n}function Yr(){if(D)return Gr(O,null),O;var e=document.createDocumentFragment(),t=document.createComment(``),n=xn();return e.append(t,n),Gr(t,n),e}function K(e,t){if(D){var n=V;n.f&32768&&n.nodes.end!==null||(n.nodes.end=O),De()}else e!==null&&e.before(t)}function Xr(){if(D&&O&&O.nodeType===8&&O.textContent?.startsWith(`$`)){let e=O.textContent.substring(1);return De(),e}return(window.__svelte??={}).uid??=1,`c${window.__svelte.uid++}`}[...`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`)];var Zr=[`touchstart`,`touchmove`];function Qr(e){return Zr.includes(e)}var $r=[`textarea`,`script`,`style`,`title`];function ei(e){return $r.includes(e)}function ti(e){let t=0,n=rn(0),r;return()=>{Nn()&&(H(n),Vn(()=>(t===0&&(r=jr(()=>e(()=>un(n)))),t+=1,()=>{dt(()=>{--t,t===0&&(r?.(),r=void 0,un(n))})})))}}var ni=ne|ie;function ri(e,t,n,r){new ii(e,t,n,r)}var ii=class{parent;is_pending=!1;transform_error;#e;#t=D?O:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=ti(()=>(this.#p=rn(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=V;t.b=this,t.f|=128,n(e)},this.parent=V.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=Un(()=>{if(D){let e=Ae(this.#t);De();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},ni),D&&(this.#e=O)}#h(){try{this.#a=Gn(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);dt(r),t&&(this.#s=Gn(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{this.#v()||(t?we():(t=!0,n&&Ke(),this.#s!==null&&Qn(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})))};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){kn(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(ee|te))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=Gn(()=>e(this.#e)),dt(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=xn(),n=!1;e.append(t),this.#a=this.#S(()=>{try{return Gn(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){kn(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#x(N)):this.#u===0&&(this.#e.before(e),this.#c=null,Qn(this.#o,()=>{this.#o=null}),this.#x(N))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=Gn(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();nr(this.#a,e);let t=this.#n.pending;this.#o=Gn(()=>t(this.#e))}else this.#x(N)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){gt(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=V,n=or,r=tt;lr(this.#i),cr(this.#i),nt(this.#i.ctx);try{return Kt.ensure(),e()}finally{lr(t),cr(n),nt(r)}}#C(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&Qn(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#C(e,t)}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!(!this.#p||this.#d)&&(this.#d=!0,dt(()=>{this.#d=!1,this.#p&&cn(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),H(this.#p)}error(t){if(t===e||!this.#n.onerror&&!this.#n.failed)throw t;N?.is_fork?(this.#a&&N.skip_effect(this.#a),this.#o&&N.skip_effect(this.#o),this.#s&&N.skip_effect(this.#s),N.oncommit(()=>{this.#v()||this.#w(t)})):this.#w(t)}#w(e){this.#a&&=(Yn(this.#a),null),this.#o&&=(Yn(this.#o),null),this.#s&&=(Yn(this.#s),null),D&&(Ee(this.#t),Oe(),Ee(ke()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return Gn(()=>{var r=V;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return kn(e,this.#i.parent),null}}))};dt(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){kn(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>kn(e,this.#i&&this.#i.parent)):n(t)}})}};function q(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[_e]??=e.nodeValue)&&(e[_e]=n,e.nodeValue=`${n}`)}function ai(e,t){return si(e,t)}var oi=new Map;function si(t,{target:n,anchor:r,props:i={},events:a,context:o,intro:c=!0,transformError:l}){bn();var u=void 0,d=Rn(()=>{var c=r??n.appendChild(xn());ri(c,{pending:()=>{}},n=>{A({});var r=tt;if(o&&(r.c=o),a&&(i.$$events=a),D&&Gr(n,null),u=t(n,i)||st(),D&&(V.nodes.end=O,O===null||O.nodeType!==8||O.data!==`]`))throw Se(),e;j()},l);var d=new Set,f=e=>{for(var t=0;t<e.length;t++){var r=e[t];if(!d.has(r)){d.add(r);var i=Qr(r);for(let e of[n,document]){var a=oi.get(e);a===void 0&&(a=new Map,oi.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,Vr,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return f(s(Fr)),Ir.add(f),()=>{for(var e of d)for(let r of[n,document]){var t=oi.get(r),i=t.get(e);--i==0?(r.removeEventListener(e,Vr),t.delete(e),t.size===0&&oi.delete(r)):t.set(e,i)}Ir.delete(f),c!==r&&c.parentNode?.removeChild(c)}});return ci.set(u,d),u}var ci=new WeakMap,li=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)er(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(er(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(Yn(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();nr(r,t),t.append(xn()),this.#n.set(e,{effect:r,fragment:t})}else Yn(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),Qn(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(Yn(n.effect),this.#n.delete(e))};ensure(e,t){var n=N,r=Tn();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=xn();i.append(a),this.#n.set(e,{effect:Gn(()=>t(a)),fragment:i})}else this.#t.set(e,Gn(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else D&&(this.anchor=O),this.#a(n)}};function ui(e,t,...n){var r=new li(e);Un(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},ne)}function J(e,t,n=!1){var r;D&&(r=O,De());var i=new li(e),a=n?ne:0;function o(e,t){if(D){var n=Ae(r);if(e!==parseInt(n.substring(1))){var a=ke();Ee(a),i.anchor=a,Te(!1),i.ensure(e,t),Te(!0);return}}i.ensure(e,t)}Un(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var di=Symbol(`NaN`);function fi(e,t,n){D&&De();var r=new li(e),i=!ct();Un(()=>{var e=t();e!==e&&(e=di),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function Y(e,t){return t}function pi(e,t,n){for(var r=[],i=t.length,a,o=t.length,c=0;c<i;c++){let n=t[c];Qn(n,()=>{if(a){if(a.pending.delete(n),a.done.add(n),a.pending.size===0){var t=e.outrogroups;mi(e,s(a.done)),t.delete(a),t.size===0&&(e.outrogroups=null)}}else--o},!1)}if(o===0){var l=r.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;wn(d),d.append(u),e.items.clear()}mi(e,t,!l)}else a={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(a)}function mi(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=oe,nr(a,document.createDocumentFragment())):Yn(t[i],n)}}var hi;function X(e,t,n,r,a,o=null){var c=e,l=new Map;if(t&4){var u=e;c=D?Ee(Sn(u)):u.appendChild(xn())}D&&De();var d=null,f=At(()=>{var e=n();return i(e)?e:e==null?[]:s(e)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var n=H(f);_.fallback=d,_i(_,n,c,t,r),d!==null&&(n.length===0?d.f&33554432?(d.f^=oe,yi(d,null,c)):er(d):Qn(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:Un(()=>{var e=H(f),i=e.length;let s=!1;D&&Ae(c)===`[!`!=(i===0)&&(c=ke(),Ee(c),Te(!1),s=!0);for(var u=new Set,_=N,v=Tn(),y=0;y<i;y+=1){D&&O.nodeType===8&&O.data===`]`&&(c=O,s=!0,Te(!1));var b=e[y],x=r(b,y),S=m?null:l.get(x);S?(S.v&&cn(S.v,b),S.i&&cn(S.i,y),v&&_.unskip_effect(S.e)):(S=vi(l,m?c:hi??=xn(),b,x,y,a,t,n),m||(S.e.f|=oe),l.set(x,S)),u.add(x)}if(i===0&&o&&!d&&(m?d=Gn(()=>o(c)):(d=Gn(()=>o(hi??=xn())),d.f|=oe)),i>u.size&&Le(``,``,``),D&&i>0&&Ee(ke()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}s&&Te(!0),H(f)}),flags:t,items:l,pending:p,outrogroups:null,fallback:d};m=!1,D&&(c=O)}function gi(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function _i(e,t,n,r,i){var a=!!(r&8),o=t.length,c=e.items,l=gi(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(a)for(v=0;v<o;v+=1)h=t[v],g=i(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<o;v+=1){if(h=t[v],g=i(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(er(_),a&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=oe,_===l)yi(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),bi(e,d,_),bi(e,_,y),yi(_,y,n),d=_,p=[],m=[],l=gi(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],C=p[p.length-1];for(x=0;x<p.length;x+=1)yi(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);bi(e,S.prev,C.next),bi(e,d,S),bi(e,C,b),l=b,d=C,--v,p=[],m=[]}else u.delete(_),yi(_,l,n),bi(e,_.prev,_.next),bi(e,_,d===null?e.effect.first:d.next),bi(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=gi(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=gi(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(mi(e,s(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var w=[];if(u!==void 0)for(_ of u)_.f&8192||w.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&w.push(l),l=gi(l.next);var T=w.length;if(T>0){var ee=r&4&&o===0?n:null;if(a){for(v=0;v<T;v+=1)w[v].nodes?.a?.measure();for(v=0;v<T;v+=1)w[v].nodes?.a?.fix()}pi(e,w,ee)}}a&&dt(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function vi(e,t,n,r,i,a,o,s){var c=o&1?o&16?rn(n):an(n,!1,!1):null,l=o&2?rn(i):null;return{v:c,i:l,e:Gn(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function yi(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=Cn(r);if(a.before(r),r===i)return;r=o}}function bi(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function xi(e,t,n){var r;D&&(r=O,De());var i=new li(e);Un(()=>{var e=t()??null;if(D&&Ae(r)===`[`!=(e!==null)){var a=ke();Ee(a),i.anchor=a,Te(!1),i.ensure(e,e&&(t=>n(t,e))),Te(!0)}else i.ensure(e,e&&(t=>n(t,e)))},ne)}function Si(e,t,n,i,a,o){let s=D;D&&De();var c=null;D&&O.nodeType===1&&(c=O,De());var l=D?O:e,u=new li(l,!1);Un(()=>{let e=t()||null;var o=a?a():n||e===`svg`?r:void 0;if(e===null)u.ensure(null,null);else return u.ensure(e,t=>{if(e){var n=D;if(c=D?c:En(e,o),Gr(c,c),i){var r=null;D&&ei(e)&&c.append(r=document.createComment(``));var a=D?Sn(c):c.appendChild(xn());D&&(a===null?Te(!1):Ee(a)),i(c,a),r?.remove()}V.nodes.end=c,n||t.before(c)}D&&Ee(t)}),()=>{}},ne),Pn(()=>{}),s&&(Te(!0),Ee(l))}function Ci(e,t){let n=null,r=D;var i;if(D){n=O;for(var a=Sn(document.head);a!==null&&(a.nodeType!==8||a.data!==e);)a=Cn(a);if(a===null)Te(!1);else{var o=Cn(a);a.remove(),Ee(o)}}D||(i=document.head.appendChild(xn()));try{Un(()=>{var e=Gn(()=>t(i));e.f|=re,D||(e.nodes===null?e.nodes={start:i,end:i,a:null,t:null}:e.nodes.end=i)})}finally{r&&(Te(!0),Ee(n))}}function wi(e,t){var n=void 0,r;Wn(()=>{n!==(n=t())&&(r&&=(Yn(r),null),n&&(r=Gn(()=>{zn(()=>n(e))})))})}function Ti(e){var t,n,r=``;if(typeof e==`string`||typeof e==`number`)r+=e;else if(typeof e==`object`){if(Array.isArray(e)){var i=e.length;for(t=0;t<i;t++)e[t]&&(n=Ti(e[t]))&&(r&&(r+=` `),r+=n)}else for(n in e)e[n]&&(r&&(r+=` `),r+=n)}return r}function Ei(){for(var e,t,n=0,r=``,i=arguments.length;n<i;n++)(e=arguments[n])&&(t=Ti(e))&&(r&&(r+=` `),r+=t);return r}function Di(e){return typeof e==`object`?Ei(e):e??``}var Oi=[...` 	
\r\f\xA0\v﻿`];function ki(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||Oi.includes(r[o-1]))&&(s===r.length||Oi.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function Ai(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function ji(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function Mi(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(ji)),i&&c.push(...Object.keys(i).map(ji));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=ji(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=Ai(r)),i&&(n+=Ai(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}function Ni(e,t,n,r,i,a){var o=e[he];if(D||o!==n||o===void 0){var s=ki(n,r,a);D&&s===e.getAttribute(`class`)||(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[he]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function Pi(e,t={},n,r){for(var i in n){var a=n[i];t[i]!==a&&(n[i]==null?e.style.removeProperty(i):e.style.setProperty(i,a,r))}}function Fi(e,t,n,r){var i=e[ge];if(D||i!==t){var a=Mi(t,r);D&&a===e.getAttribute(`style`)||(a==null?e.removeAttribute(`style`):e.style.cssText=a),e[ge]=t}else r&&(Array.isArray(r)?(Pi(e,n?.[0],r[0]),Pi(e,n?.[1],r[1],`important`)):Pi(e,n,r));return r}function Ii(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function Li(e,t){var n=e.__defaultValue,r=e.multiple,a=r?n??[]:null;if(!r||i(a)){var o=e.selectedIndex,s=t&&r?new Set(e.selectedOptions):null;for(var c of e.options){var l=Vi(c);Ii(c,r?a.includes(l):mn(l,n))}if(t){if(s!==null)for(c of e.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else e.selectedIndex!==o&&(e.selectedIndex=o)}}}function Ri(e,t,n=!1){if(e.multiple){if(t==null)return;if(!i(t))return Ce();for(var r of e.options)r.selected=t.includes(Vi(r))}else{for(r of e.options)if(mn(Vi(r),t)){r.selected=!0;return}n&&t===void 0||(e.selectedIndex=-1)}}function zi(e){var t=new MutationObserver(t=>{t.every(Hi)||(`__defaultValue`in e&&Li(e,!1),`__value`in e&&Ri(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),Pn(()=>{t.disconnect()})}function Bi(e,t,n=t){var r=new WeakSet,i=!0;St(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),Vi);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&Vi(o)}n(a),e.__value=a,N!==null&&r.add(N)}),zn(()=>{var a=t();if(e===document.activeElement){var o=N;if(r.has(o))return}if(Ri(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=Vi(s),n(a))}e.__value=a,i=!1})}function Vi(e){return`__value`in e?e.__value:e.value}function Hi(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var Ui=Symbol(`is custom element`),Wi=Symbol(`is html`),Gi=be?`link`:`LINK`,Ki=be?`progress`:`PROGRESS`;function qi(e){if(D){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;Z(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;Z(e,`checked`,null),e.checked=r}}};e[ve]=n,dt(n),bt()}}function Ji(e,t){var n=Xi(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===Ki)&&(e.value=t??``)}function Yi(e,t){var n=Xi(e);n.checked!==(n.checked=t??void 0)&&(e.checked=t)}function Z(e,t,n,r){var i=Xi(e);if(!(D&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===Gi))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[pe]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&Qi(e).has(t)?e[t]=n:(!D||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function Xi(e){return e[me]??={[Ui]:e.nodeName.includes(`-`),[Wi]:e.namespaceURI===n}}var Zi=new Map;function Qi(e){var t=e.getAttribute(`is`)||e.nodeName,n=Zi.get(t);if(n)return n;Zi.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var o in r=u(i),r)r[o].set&&o!==`innerHTML`&&o!==`textContent`&&o!==`innerText`&&n.add(o);i=p(i)}return n}function $i(e,t,n=t){var r=new WeakSet;St(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=ia(e)?aa(a):a,n(a),N!==null&&r.add(N),await Or(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(D&&e.defaultValue!==e.value||jr(t)==null&&e.value)&&(n(ia(e)?aa(e.value):e.value),N!==null&&r.add(N)),Vn(()=>{var n=t();if(e===document.activeElement){var i=N;if(r.has(i))return}ia(e)&&n===aa(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}var ea=new Set;function ta(e,t,n,r,i=r){var a=n.getAttribute(`type`)===`checkbox`,o=e;let s=!1;if(t!==null)for(var c of t)o=o[c]??=[];o.push(n),St(n,`change`,()=>{var e=n.__value;a&&(e=ra(o,e,n.checked)),i(e)},()=>i(a?[]:null)),Vn(()=>{var e=r();D&&n.defaultChecked!==n.checked?s=!0:a?(e||=[],n.checked=e.includes(n.__value)):n.checked=mn(n.__value,e)}),Pn(()=>{var e=o.indexOf(n);e!==-1&&o.splice(e,1)}),ea.has(o)||(ea.add(o),dt(()=>{o.sort((e,t)=>e.compareDocumentPosition(t)===4?-1:1),ea.delete(o)})),dt(()=>{if(s){var e=a?ra(o,e,n.checked):o.find(e=>e.checked)?.__value;i(e)}})}function na(e,t,n=t){St(e,`change`,t=>{n(t?e.defaultChecked:e.checked)}),(D&&e.defaultChecked!==e.checked||jr(t)==null)&&n(e.checked),Vn(()=>{e.checked=!!t()})}function ra(e,t,n){for(var r=new Set,i=0;i<e.length;i+=1)e[i].checked&&r.add(e[i].__value);return n||r.delete(t),Array.from(r)}function ia(e){var t=e.type;return t===`number`||t===`range`}function aa(e){return e===``?null:+e}var oa=new class e{#e=new WeakMap;#t;#n;static entries=new WeakMap;constructor(e){this.#n=e}observe(e,t){var n=this.#e.get(e)||new Set;return n.add(t),this.#e.set(e,n),this.#r().observe(e,this.#n),()=>{var n=this.#e.get(e);n.delete(t),n.size===0&&(this.#e.delete(e),this.#t.unobserve(e))}}#r(){return this.#t??=new ResizeObserver(t=>{for(var n of t){e.entries.set(n.target,n);for(var r of this.#e.get(n.target)||[])r(n)}})}}({box:`border-box`});function sa(e,t,n){var r=oa.observe(e,()=>n(e[t]));zn(()=>(jr(()=>n(e[t])),r))}function ca(e,t){return e===t||e?.[ue]===t}function la(e=st(),t,n,r){var i=tt.r,a=V;return zn(()=>{var o,s;return Vn(()=>{o=s,s=r?.()||[],jr(()=>{ca(n(...s),e)||(t(e,...s),o&&ca(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&ca(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}function ua(e=!1){let t=tt,n=t.l.u;if(!n)return;let r=()=>Mr(t.s);if(e){let e=0,n={},i=Dt(()=>{let r=!1,i=t.s;for(let e in i)i[e]!==n[e]&&(n[e]=i[e],r=!0);return r&&e++,e});r=()=>H(i)}n.b.length&&Ln(()=>{da(t,r),v(n.b)}),Fn(()=>{let e=jr(()=>n.m.map(_));return()=>{for(let t of e)typeof t==`function`&&t()}}),n.a.length&&Fn(()=>{da(t,r),v(n.a)})}function da(e,t){if(e.l.s)for(let t of e.l.s)H(t);t()}var fa=!1;function pa(e){var t=fa;try{return fa=!1,[e(),fa]}finally{fa=t}}var ma={get(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(h(r)&&(r=r()),typeof r==`object`&&r&&t in r)return r[t]}},set(e,t,n){let r=e.props.length;for(;r--;){let i=e.props[r];h(i)&&(i=i());let a=l(i,t);if(a&&a.set)return a.set(n),!0}return!1},getOwnPropertyDescriptor(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(h(r)&&(r=r()),typeof r==`object`&&r&&t in r){let e=l(r,t);return e&&!e.configurable&&(e.configurable=!0),e}}},has(e,t){if(t===ue||t===fe)return!1;for(let n of e.props)if(h(n)&&(n=n()),n!=null&&t in n)return!0;return!1},ownKeys(e){let t=[];for(let n of e.props)if(h(n)&&(n=n()),n){for(let e in n)t.includes(e)||t.push(e);for(let e of Object.getOwnPropertySymbols(n))t.includes(e)||t.push(e)}return t}};function ha(...e){return new Proxy({props:e},ma)}function ga(e,t,n,r){var i=!qe||!!(n&2),a=!!(n&8),o=!!(n&16),s=r,c=!0,u=void 0,d=()=>o&&i?(u??=Dt(r),H(u)):(c&&(c=!1,s=o?jr(r):r),s);let f;if(a){var p=ue in e||fe in e;f=l(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;a?[m,h]=pa(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&He(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(c=!0,n)}:()=>{var n=e[t];return n!==void 0&&(s=void 0),n===void 0?s:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?Dt:At)(()=>(v=!1,g()));a&&H(y);var b=V;return(function(e,t){if(arguments.length>0){let n=t?H(y):i&&a?fn(e):e;return F(y,n),v=!0,s!==void 0&&(s=n),e}return ir&&v||b.f&16384?y.v:H(y)})}var _a=`images`;function va(){let e=indexedDB.open(`trivault`,1);return e.onupgradeneeded=()=>e.result.createObjectStore(_a),ya(e)}function ya(e){return new Promise((t,n)=>{e.onsuccess=()=>t(e.result),e.onerror=()=>n(e.error??Error(`no database`))})}function ba(e){return e.replace(/\.[a-z]+$/i,``).toLowerCase().replaceAll(`æ`,`ae`).normalize(`NFKD`).replace(/\p{M}/gu,``).replace(/[^a-z0-9]+/g,`-`).replace(/^-|-$/g,``)}var xa=new class{#e=P({});get urls(){return H(this.#e)}set urls(e){F(this.#e,e)}async load(e){if(this.urls[e])return;let t=IDBKeyRange.bound(`${e}/`,`${e}/\uffff`);try{let n=(await va()).transaction(_a).objectStore(_a),[r,i]=await Promise.all([ya(n.getAllKeys(t)),ya(n.getAll(t))]);this.#t(e,new Map(r.map((t,n)=>[t.slice(e.length+1),i[n]])))}catch{this.#t(e,new Map)}}async take(e,t,n){let r=[...t].filter(e=>e.type.startsWith(`image/`)&&n.has(ba(e.name))),i=(await va()).transaction(_a,`readwrite`).objectStore(_a);return await Promise.all(r.map(t=>ya(i.put(t,`${e}/${ba(t.name)}`)))),this.#t(e,new Map(r.map(e=>[ba(e.name),e]))),r.length}async drop(e){await ya((await va()).transaction(_a,`readwrite`).objectStore(_a).delete(IDBKeyRange.bound(`${e}/`,`${e}/\uffff`))),Object.values(this.urls[e]??{}).forEach(e=>URL.revokeObjectURL(e)),this.urls={...this.urls,[e]:{}}}#t(e,t){let n=Object.fromEntries([...t].map(([e,t])=>[e,URL.createObjectURL(t)]));this.urls={...this.urls,[e]:{...this.urls[e],...n}}}};function Sa(e,t){try{return JSON.parse(localStorage.getItem(e)??`null`)??t}catch{return t}}function Ca(e,t){localStorage.setItem(e,JSON.stringify(t))}function wa(e){let[,t,n=``,r=``]=e.split(`/`);return t===`room`&&n?{page:t,room:n}:t===`cards`?{page:t,game:n,card:r}:(t===`build`||t===`learn`)&&n?{page:t,game:n}:t===`lobby`||t===`players`?{page:t}:{page:`start`}}function Ta(e){e&&Ea(e.name,e.replay,`application/json`)}function Ea(e,t,n=`text/plain`){let r=document.createElement(`a`);r.href=URL.createObjectURL(new Blob([t],{type:n})),r.download=e,r.click(),URL.revokeObjectURL(r.href)}var Da={turn:[{pitch:660,at:0,long:.14,shape:`sine`},{pitch:880,at:.13,long:.24,shape:`sine`}],card:[{pitch:320,to:180,at:0,long:.08,shape:`triangle`}],damage:[{pitch:150,to:55,at:0,long:.26,shape:`sawtooth`}],end:[{pitch:523,at:0,long:.2,shape:`sine`},{pitch:659,at:.18,long:.2,shape:`sine`},{pitch:784,at:.36,long:.5,shape:`sine`}]};function Oa(e,t,n){if(t.undone||t.at===e.at)return[];if(t.result)return e.result?[]:[`end`];let r=[];return t.question&&!e.question&&r.push(`turn`),n(t.view)>n(e.view)?r.push(`damage`):(t.lines??[]).some(e=>!e.small&&e.cards?.length)&&r.push(`card`),r}var ka;function Aa(e,t){ka??=new AudioContext,ka.resume();for(let n of Da[e])ja(ka,n,t/250)}function ja(e,{pitch:t,to:n=t,at:r,long:i,shape:a},o){let s=e.currentTime+r,c=e.createOscillator(),l=e.createGain();c.type=a,c.frequency.setValueAtTime(t,s),c.frequency.exponentialRampToValueAtTime(n,s+i),l.gain.setValueAtTime(1e-4,s),l.gain.exponentialRampToValueAtTime(Math.max(o,1e-4),s+.015),l.gain.exponentialRampToValueAtTime(1e-4,s+i),c.connect(l).connect(e.destination),c.start(s),c.stop(s+i+.02)}typeof window<`u`&&((window.__svelte??={}).v??=new Set).add(`5`);var Ma={name:`keyforge`,accent:38,looks:{brobnar:{hue:12,emblem:`M12 1.5C13 6 18 8 18 14.5A6 6 0 0 1 6 14.5C6 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 1.5ZM12 14v5`,pattern:`rays`},dis:{hue:322,emblem:`M4 3C3 9 6 11 7 12V17L12 22L17 17V12C18 11 21 9 20 3C18 6 16 7 12 7S6 6 4 3ZM9 13l2 1.5M15 13l-2 1.5M10.5 18h3`,pattern:`scales`},logos:{hue:196,emblem:`M12 10.5a1.5 1.5 0 1 0 .1 0M2 12a10 4 0 1 0 20 0a10 4 0 1 0-20 0M7 3.3a4 10-30 1 0 10 17.4a4 10-30 1 0-10-17.4M17 3.3a4 10 30 1 0-10 17.4a4 10 30 1 0 10-17.4`,pattern:`grid`},mars:{hue:96,emblem:`M12 5a7 6 0 0 1 7 6C19 17 15 22 12 22S5 17 5 11A7 6 0 0 1 12 5ZM8 12c2 0 3 1 3 3c-2 0-3-1-3-3ZM16 12c-2 0-3 1-3 3c2 0 3-1 3-3ZM9 5 7 1.5M15 5l2-3.5`,pattern:`dots`},sanctum:{hue:224,emblem:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5ZM12 6v12M7.5 10.5h9`,pattern:`bricks`},saurian:{hue:52,emblem:`M12 22C5 19 3 13 5 4M12 22C19 19 21 13 19 4M4.5 8l3.5 1.5M4.5 12.5l4 .5M6.5 17l4-.5M19.5 8 16 9.5M19.5 12.5l-4 .5M17.5 17l-4-.5M12 4l1 2.5h2.5l-2 1.7.8 2.6L12 9.3l-2.3 1.5.8-2.6-2-1.7H11Z`,pattern:`scales`},shadows:{hue:262,ink:30,emblem:`M12 1.5 15 9.5 13.5 16h-3L9 9.5ZM7 16h10M12 16v5M10 21.5h4`,pattern:`waves`},"star-alliance":{hue:176,emblem:`M12 1.5 14.8 9.2 22.5 12 14.8 14.8 12 22.5 9.2 14.8 1.5 12 9.2 9.2ZM12 10a2 2 0 1 0 .1 0`,pattern:`rings`},untamed:{hue:142,emblem:`M12 12c3 0 6 3 6 6.5c0 3-3 2.5-6 2.5s-6 .5-6-2.5C6 15 9 12 12 12ZM5 8a2 2.5 0 1 0 .1 0M10 3a2 2.5 0 1 0 .1 0M14.5 3a2 2.5 0 1 0 .1 0M19 8a2 2.5 0 1 0 .1 0`,pattern:`leaves`},"":{hue:40,ink:15,emblem:`M12 2 20.7 7v10L12 22 3.3 17V7Z`,pattern:`dots`}}},Na={dark:{hue:288,ink:32,emblem:`M12 3a8 8 0 0 0-5 14.2V21h10v-3.8A8 8 0 0 0 12 3ZM9 12.5a1.6 1.6 0 1 0 .1 0M15 12.5a1.6 1.6 0 1 0 .1 0M10 21v-2.5M14 21v-2.5M12 15l-1 2h2Z`,pattern:`waves`},holy:{hue:48,emblem:`M12 7a5 5 0 1 0 .1 0M12 1v3.5M12 19.5V23M1 12h3.5M19.5 12H23M4.2 4.2l2.5 2.5M17.3 17.3l2.5 2.5M19.8 4.2l-2.5 2.5M6.7 17.3l-2.5 2.5`,pattern:`rays`},nature:{hue:112,emblem:`M4 21C3 10 9 3 21 3C22 14 16 21 6 19M4 21C7 15 11 11 16 8M9.5 13.5V9M13 10.5V6.5M9 14h4.5`,pattern:`leaves`},mind:{hue:320,emblem:`M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 8.5a3.5 3.5 0 1 0 .1 0M12 2v2.5M6 3.5l1 2.3M18 3.5l-1 2.3`,pattern:`rings`},arcane:{hue:266,emblem:`M12 2l5.9 17.2L3 8.5h18L6.1 19.2ZM12 1.5a10.5 10.5 0 1 0 .1 0`,pattern:`grid`},war:{hue:2,ink:44,emblem:`M3 3l10 10M3 3l1 4 8 8M3 3l4 1 8 8M21 3 11 13M21 3l-1 4-8 8M21 3l-4 1-8 8M5 15l4 4M19 15l-4 4M7 17l-3.5 3.5M17 17l3.5 3.5`,pattern:`shards`},earth:{hue:30,ink:34,emblem:`M1.5 20.5 9 6l4 7 2.5-4 7 11.5ZM9 6l1.5 6-2 2.5 2 6`,pattern:`bricks`},water:{hue:208,emblem:`M12 2C16 8 19 11.5 19 15.5A7 7 0 0 1 5 15.5C5 11.5 8 8 12 2ZM9 15.5a3.5 3.5 0 0 0 3.5 3.5`,pattern:`waves`},air:{hue:188,ink:36,emblem:`M2 9h12.5a3.3 3.3 0 1 0-3.3-3.3M2 13h17a3 3 0 1 1-3 3M2 17h8a2.7 2.7 0 1 1-2.7 2.7`,pattern:`rings`},fire:{hue:16,ink:62,emblem:`M12 1.5C13 6 18.5 8 18.5 14.5A6.5 6.5 0 0 1 5.5 14.5C5.5 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 1.5ZM12 13c1.5 2 2.5 3 2.5 4.7a2.5 2.5 0 0 1-5 0C9.5 16 10.5 15 12 13Z`,pattern:`scales`},beastmaster:{hue:96,emblem:`M12 11.5c3.5 0 6.5 3.5 6.5 6.8c0 3-3.5 2.5-6.5 2.5s-6.5.5-6.5-2.5C5.5 15 8.5 11.5 12 11.5ZM4.5 8a2 2.6 0 1 0 .1 0M9.5 3a2 2.6 0 1 0 .1 0M14.5 3a2 2.6 0 1 0 .1 0M19.5 8a2 2.6 0 1 0 .1 0`,pattern:`leaves`},warlock:{hue:350,emblem:`M4 3C3 9 6 11 7 12V17L12 22L17 17V12C18 11 21 9 20 3C18 6 16 7 12 7S6 6 4 3ZM9 13l2 1.5M15 13l-2 1.5M10.5 18h3`,pattern:`scales`},priestess:{hue:52,emblem:`M5 3h14c0 6-2 9-5.5 10v4l3.5 4H7l3.5-4v-4C7 12 5 9 5 3ZM12 5.5v5M9.5 8h5`,pattern:`rays`},wizard:{hue:232,emblem:`M12 1.5 17 16H7ZM3 17.5c6-2.5 12-2.5 18 0c-6 4-12 4-18 0ZM12 7l.8 1.9 2 .2-1.5 1.3.5 2L12 11.3l-1.8 1.1.5-2L9.2 9.1l2-.2Z`,pattern:`grid`},none:{hue:220,ink:16,emblem:`M12 2l2.6 6.9 7.4.3-5.8 4.6 2 7.2L12 16.9 5.8 21l2-7.2L2 9.2l7.4-.3Z`,pattern:`dots`},"":{hue:258,ink:30,emblem:`M8 8.5a4 4 0 1 1 5.5 3.7c-1 .6-1.5 1.2-1.5 2.8M12 18.3v.6M12 1.5a10.5 10.5 0 1 0 .1 0`,pattern:`grid`}},Pa=[{shape:`M12 3a9 9 0 1 0 .1 0`,colour:`var(--owner-1)`},{shape:`M12 2 22 12 12 22 2 12Z`,colour:`var(--owner-2)`},{shape:`M12 3 22 20H2Z`,colour:`var(--owner-3)`},{shape:`M4 4h16v16H4Z`,colour:`var(--owner-4)`}],Fa={name:`mage-wars`,accent:268,looks:Na},Ia={name:`shards`,accent:205,looks:{homodeus:{hue:212,emblem:`M12 2 20.7 7v10L12 22 3.3 17V7zM12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10M12 10.5v3M10.5 12h3`,pattern:`grid`},order:{hue:44,emblem:`M1.5 12C6 5 18 5 22.5 12C18 19 6 19 1.5 12ZM12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M12 1v3M12 20v3`,pattern:`rings`},undergrowth:{hue:130,emblem:`M12 22V9M12 13C5 13 3 8 3 3C9 3 12 6 12 13ZM12 16C12 10 15 7 21 7C21 13 18 16 12 16Z`,pattern:`leaves`},wraethe:{hue:290,emblem:`M17 2C8 4 5 10 7 15S15 22 20 20C15 19 12 16 12 12S14 4 17 2ZM4 5l1.5 3M3 13h2M18 11a1 1 0 1 0 .1 0`,pattern:`waves`},"":{hue:190,ink:25,emblem:`M12 1.5 18 9 12 22.5 6 9ZM6 9h12M12 1.5V22.5`,pattern:`shards`}}},La=`# Der Tisch in Worten: im Terminal und im Browser.

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
ui-hint = Der gierige Bot würde wählen: { $what }. Er zählt Punkte bis zum Ende des Zuges: { $parts }.
ui-hint-next = Die nächstbesten: { $others }.
ui-worth = { $what } ({ $points })
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
`,Ra=`# The table in words: at the terminal and in the browser.

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
ui-hint = The greedy bot would choose: { $what }. It counts points up to the end of the turn: { $parts }.
ui-hint-next = The next best: { $others }.
ui-worth = { $what } ({ $points })
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
`,za=`# Stół w słowach: w terminalu i w przeglądarce.

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
ui-hint = Bot zachłanny wybrałby: { $what }. Liczy punkty do końca tury: { $parts }.
ui-hint-next = Następne pod względem wartości: { $others }.
ui-worth = { $what } ({ $points })
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
`,Ba=class extends Map{#e=new Map;#t=P(0);#n=P(0);#r=vr||-1;constructor(e){if(super(),e){for(var[t,n]of e)super.set(t,n);this.#n.v=super.size}}#i(e){return vr===this.#r?P(e):rn(e)}has(e){var t=this.#e,n=t.get(e);if(n===void 0){if(super.has(e))n=this.#i(0),t.set(e,n);else return H(this.#t),!1}return H(n),!0}forEach(e,t){this.#a(),super.forEach(e,t)}get(e){var t=this.#e,n=t.get(e);if(n===void 0){if(super.has(e))n=this.#i(0),t.set(e,n);else{H(this.#t);return}}return H(n),super.get(e)}getOrInsert(e,t){return super.has(e)||this.set(e,t),this.get(e)}getOrInsertComputed(e,t){return super.has(e)||this.set(e,t(e)),this.get(e)}set(e,t){var n=this.#e,r=n.get(e),i=super.get(e),a=super.set(e,t),o=this.#t;if(r===void 0)r=this.#i(0),n.set(e,r),F(this.#n,super.size),un(o);else if(i!==t){un(r);var s=o.reactions===null?null:new Set(o.reactions);s!==null&&r.reactions?.every(e=>s.has(e))||un(o)}return a}delete(e){var t=this.#e,n=t.get(e),r=super.delete(e);return n!==void 0&&(t.delete(e),F(n,-1)),r&&(F(this.#n,super.size),un(this.#t)),r}clear(){if(super.size!==0){super.clear();var e=this.#e;F(this.#n,0);for(var t of e.values())F(t,-1);un(this.#t),e.clear()}}#a(){H(this.#t);var e=this.#e;if(this.#n.v!==e.size){for(var t of super.keys())if(!e.has(t)){var n=this.#i(0);e.set(t,n)}}for([,n]of this.#e)H(n)}keys(){return H(this.#t),super.keys()}values(){return this.#a(),super.values()}entries(){return this.#a(),super.entries()}[Symbol.iterator](){return this.entries()}get size(){return H(this.#n),super.size}},Va=`# Das Programm im Browser. Was die Spiele sagen, kommt von den Spielen.

# Überall
to-content = Zum Inhalt
pages = Seiten
language = Sprache
close = Schließen
back = Zurück
all = alle
send = Senden
empty = keine
lost = Die Verbindung ist unterbrochen. Neuer Versuch …
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
pace = Schritte der anderen
pace-of = { $n ->
    [0] sofort
    [400] schnell
    [900] normal
   *[other] langsam
}
quick = Antippen einer Karte wirkt sofort, ohne sie erst zu zeigen
auto-order = Meine ausgelösten Effekte ohne Frage der Reihe nach ausführen
sound = Töne
volume = Lautstärke
alert = Eine Mitteilung, wenn ich am Zug bin und gerade woanders hinsehe
alert-refused = Der Browser erlaubt keine Mitteilungen für diese Seite. Erlaube sie erst in seinen Einstellungen.
keys = Tasten
key = { $what ->
    [arrows] von Ziel zu Ziel
    [cards] zu jeder Karte, auch wenn sie nicht verwendet werden kann
    [enter] wählen; bestätigen, wenn genug gewählt ist
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
sign-chosen = ist gewählt
sign-now = vom letzten Schritt betroffen
sign-fresh = seit deiner letzten Entscheidung erwähnt
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
skip-ahead = Vorspulen
take-back = Den Platz von { $name } zurücknehmen
gone-now = { $name } ist weg.
give-seat = Den Computer für { $name } spielen lassen
give-own = Den Computer für mich spielen lassen
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
take-number = { $n } wählen
all-the-same = Trotzdem: { $what }
start-over = Von vorn beginnen
all-answers = Alle Antworten ({ $n })
find-answer = Nummer oder Wörter
no-answer-fits = Keine Antwort passt zu diesen Wörtern.
hint = Tipp
hint-best = Der Computer rechnet bis zum Ende des Zuges und würde wählen:
hint-worth = { $n } Punkte
stops = Wann werde ich gefragt?
undo = Zurücknehmen
why-not = Warum geht das nicht?
not-your-turn = Du hast gerade nichts zu entscheiden.
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
moment = Entscheidung { $at } von { $end }, Zug { $turn }
turn-back = Zug davor
step-back = Zurück
step-on = Weiter
turn-on = Nächster Zug
run = Abspielen
pause = Anhalten
jump-turn = Zum Zug
turn-of = Zug { $turn }, { $name }
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
turn = Zug
you-win = Du gewinnst!
see-table = Den Tisch ansehen
see-report = Wie das Spiel verlief
agreed = Möchte noch einmal spielen: { $names }
to-next = Zum nächsten Spiel
key-moments = Entscheidende Momente
`,Ha=`# Die Seiten um den Tisch herum. $what ist, was die Spieler mitbringen: Decks oder Bücher (Zauberbücher).

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
go-on = Weiterspielen
go-on-with = { $game } mit { $names }
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
ratings-more = Gewertet werden Spiele, in denen jeder Platz ein anderes Konto hat. Die Zahl sagt, wie stark jemand fast sicher mindestens ist.
no-ratings = In diesem Spiel hat noch niemand eine Wertung.
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
`,Ua=`# The browser client. What the games say comes from the games.

# Everywhere
to-content = To the content
pages = Pages
language = Language
close = Close
back = Back
all = all
send = Send
empty = none
lost = The connection is lost. Trying again …
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
pace = Steps of the others
pace-of = { $n ->
    [0] at once
    [400] fast
    [900] normal
   *[other] slow
}
quick = A tap on a card acts at once, without showing it first
auto-order = Put my triggered effects in order without asking
sound = Sounds
volume = Volume
alert = A notification when it is my turn and I look elsewhere
alert-refused = The browser does not allow notifications for this page. Allow them in its settings first.
keys = Keys
key = { $what ->
    [arrows] from target to target
    [cards] to any card, also those that cannot be used
    [enter] choose; confirm when enough is chosen
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
sign-chosen = is chosen
sign-now = touched by the last step
sign-fresh = spoken of since your last decision
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
skip-ahead = Skip ahead
take-back = Take back the seat of { $name }
gone-now = { $name } is gone.
give-seat = Let the computer play for { $name }
give-own = Let the computer play for me
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
take-number = Choose { $n }
all-the-same = All the same: { $what }
start-over = Start over
all-answers = All answers ({ $n })
find-answer = Number or words
no-answer-fits = No answer fits these words.
hint = Hint
hint-best = The computer looks ahead to the end of the turn and would choose:
hint-worth = { $n } points
stops = When am I asked?
undo = Undo
why-not = Why can I not use it?
not-your-turn = You have nothing to decide at the moment.
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
moment = Decision { $at } of { $end }, turn { $turn }
turn-back = Turn before
step-back = Back
step-on = On
turn-on = Next turn
run = Play
pause = Pause
jump-turn = Go to turn
turn-of = Turn { $turn }, { $name }
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
turn = Turn
you-win = You win!
see-table = Look at the table
see-report = How the game went
agreed = Wants to play again: { $names }
to-next = To the next game
key-moments = Key moments
`,Wa=`# The pages around the table. $what is what players bring: decks or books (spellbooks).

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
go-on = Go on playing
go-on-with = { $game } with { $names }
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
ratings-more = Games in which every seat has another account are rated. The number is what a player is at least worth, almost certainly.
no-ratings = Nobody is rated in this game yet.
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
`,Ga=`# Program w przeglądarce. To, co mówią gry, pochodzi z gier.

# Wszędzie
to-content = Do treści
pages = Strony
language = Język
close = Zamknij
back = Wstecz
all = wszystkie
send = Wyślij
empty = brak
lost = Połączenie zostało przerwane. Kolejna próba …
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
pace = Kroki pozostałych
pace-of = { $n ->
    [0] od razu
    [400] szybko
    [900] normalnie
   *[other] powoli
}
quick = Dotknięcie karty działa od razu, bez wcześniejszego pokazania jej
auto-order = Układaj moje wywołane efekty bez pytania
sound = Dźwięki
volume = Głośność
alert = Powiadomienie, gdy przychodzi moja kolej, a patrzę gdzie indziej
alert-refused = Przeglądarka nie pozwala tej stronie na powiadomienia. Najpierw zezwól na nie w jej ustawieniach.
keys = Klawisze
key = { $what ->
    [arrows] od celu do celu
    [cards] do każdej karty, także takiej, której nie można użyć
    [enter] wybierz; potwierdź, gdy wybór jest pełny
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
sign-chosen = jest wybrana
sign-now = dotyczy jej ostatni krok
sign-fresh = wspomniana od twojej ostatniej decyzji
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
skip-ahead = Przewiń
take-back = Odzyskaj miejsce: { $name }
gone-now = Przy stole nie ma: { $name }.
give-seat = Niech komputer gra za: { $name }
give-own = Niech komputer gra za mnie
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
take-number = Wybierz { $n }
all-the-same = Mimo to: { $what }
start-over = Zacznij od nowa
all-answers = Wszystkie odpowiedzi ({ $n })
find-answer = Numer albo słowa
no-answer-fits = Żadna odpowiedź nie pasuje do tych słów.
hint = Podpowiedź
hint-best = Komputer przewiduje do końca tury i wybrałby:
hint-worth = { $n } pkt
stops = Kiedy mnie pytać?
undo = Cofnij
why-not = Dlaczego nie można?
not-your-turn = W tej chwili nie masz o czym decydować.
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
moment = Decyzja { $at } z { $end }, tura { $turn }
turn-back = Poprzednia tura
step-back = Wstecz
step-on = Dalej
turn-on = Następna tura
run = Odtwarzaj
pause = Zatrzymaj
jump-turn = Przejdź do tury
turn-of = Tura { $turn }, { $name }
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
turn = Tura
you-win = Wygrywasz!
see-table = Zobacz stół
see-report = Jak przebiegła gra
agreed = Chce zagrać jeszcze raz: { $names }
to-next = Do następnej gry
key-moments = Kluczowe momenty
`,Ka=`# Strony wokół stołu. $what to to, co przynoszą gracze: talie (decks) albo księgi zaklęć (books).

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
go-on = Graj dalej
go-on-with = { $game }, przeciwnicy: { $names }
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
ratings-more = Liczą się gry, w których na każdym miejscu jest inne konto. Liczba mówi, jaką siłę gracz prawie na pewno ma co najmniej.
no-ratings = W tej grze nikt nie ma jeszcze rankingu.
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
`,qa=class{constructor(e){this.value=e}valueOf(){return this.value}},Ja=class extends qa{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},Ya=class extends qa{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Xa=class e extends qa{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof qa)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof qa&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},Za=100,Qa=`⁨`,$a=`⁩`;function eo(e,t,n){return n===t||n instanceof Ya&&t instanceof Ya&&n.value===t.value||t instanceof Ya&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function to(e,t,n){return t[n]?uo(e,t[n].value):(e.reportError(RangeError(`No default`)),new Ja)}function no(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=ro(e,i.value):n.push(ro(e,i));return{positional:n,named:r}}function ro(e,t){switch(t.type){case`str`:return t.value;case`num`:return new Ya(t.value,{minimumFractionDigits:t.precision});case`var`:return io(e,t);case`mesg`:return ao(e,t);case`term`:return oo(e,t);case`func`:return so(e,t);case`select`:return co(e,t);default:return new Ja}}function io(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new Ja(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new Ja(`$${t}`);if(n instanceof qa)return n;switch(typeof n){case`string`:return n;case`number`:return new Ya(n);case`object`:if(Xa.supportsValue(n))return new Xa(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new Ja(`$${t}`)}}function ao(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new Ja(t);if(n){let i=r.attributes[n];return i?uo(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Ja(`${t}.${n}`))}return r.value?uo(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new Ja(t))}function oo(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new Ja(i);if(n){let t=a.attributes[n];if(t){e.params=no(e,r).named;let n=uo(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Ja(`${i}.${n}`)}e.params=no(e,r).named;let o=uo(e,a.value);return e.params=null,o}function so(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new Ja(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new Ja(`${t}()`);try{let t=no(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new Ja(`${t}()`)}}function co(e,{selector:t,variants:n,star:r}){let i=ro(e,t);if(i instanceof Ja)return to(e,n,r);for(let t of n)if(eo(e,i,ro(e,t.key)))return uo(e,t.value);return to(e,n,r)}function lo(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new Ja;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>Za)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Za}`);r&&n.push(Qa),n.push(ro(e,i).toString(e)),r&&n.push($a)}return e.dirty.delete(t),n.join(``)}function uo(e,t){return typeof t==`string`?e.bundle._transform(t):lo(e,t)}var fo=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function po(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var mo=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function ho(e,t){let n=e[0];if(n instanceof Ja)return new Ja(`NUMBER(${n.valueOf()})`);if(n instanceof Ya)return new Ya(n.valueOf(),{...n.opts,...po(t,mo)});if(n instanceof Xa)return new Ya(n.toNumber(),{...po(t,mo)});throw TypeError(`Invalid argument to NUMBER`)}var go=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function _o(e,t){let n=e[0];if(n instanceof Ja)return new Ja(`DATETIME(${n.valueOf()})`);if(n instanceof Xa||n instanceof Ya)return new Xa(n,po(t,go));throw TypeError(`Invalid argument to DATETIME`)}var vo=new Map;function yo(e){let t=Array.isArray(e)?e.join(` `):e,n=vo.get(t);return n===void 0&&(n=new Map,vo.set(t,n)),n}var bo=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:ho,DATETIME:_o,...t},this._useIsolating=n,this._transform=r,this._intls=yo(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new fo(this,n,t);try{return lo(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new Ja().toString(r);throw e}}},xo=/^(-?[a-zA-Z][\w-]*) *= */gm,So=/\.([a-zA-Z][\w-]*) *= */y,Co=/\*?\[/y,wo=/(-?[0-9]+(?:\.([0-9]+))?)/y,To=/([a-zA-Z][\w-]*)/y,Eo=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Do=/^[A-Z][A-Z0-9_-]*$/,Oo=/([^{}\n\r]+)/y,ko=/([^\\"\n\r]*)/y,Ao=/\\([\\"])/y,jo=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Mo=/^\n+/,No=/ +$/,Po=/ *\r?\n/g,Fo=/( *)$/,Io=/{\s*/y,Lo=/\s*}/y,Ro=/\[\s*/y,zo=/\s*] */y,Bo=/\s*\(\s*/y,Vo=/\s*->\s*/y,Ho=/\s*:\s*/y,Uo=/\s*,?\s*/y,Wo=/\s+/y,Go=class{constructor(e){this.body=[],xo.lastIndex=0;let t=0;for(;;){let n=xo.exec(e);if(n===null)break;t=xo.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(So);){let t=o(So),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(Oo)&&(r=o(Oo)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,Mo),u([i],i.length)):r?S(r,No):null}function u(r=[],i){for(;;){if(n(Oo)){r.push(o(Oo));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,No));let c=[];for(let e of r)e instanceof Ko&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(Io,SyntaxError);let e=f();if(i(Lo))return e;if(i(Vo)){let t=h();return i(Lo,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(Eo)){let[,e,t,n=null]=a(Eo);if(e===`$`)return{type:`var`,name:t};if(i(Bo)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(Do.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Uo)}}function m(){let e=f();return e.type===`mesg`&&i(Ho)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(Co);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(Ro,SyntaxError);let e;return e=n(wo)?v():{type:`str`,value:o(To)},i(zo,SyntaxError),e}function _(){if(n(wo))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(wo),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(ko),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(Ao))return o(Ao);if(n(jo)){let[,e,t]=a(jo),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(Wo),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `&&C(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(Po,`
`),n=Fo.exec(e)[1].length;return new Ko(t,n)}}},Ko=class{constructor(e,t){this.value=e,this.length=t}},qo=Object.assign({"../../text/de.ftl":Va,"../../text/de.pages.ftl":Ha,"../../text/en.ftl":Ua,"../../text/en.pages.ftl":Wa,"../../text/pl.ftl":Ga,"../../text/pl.pages.ftl":Ka}),Jo={en:`English`,de:`Deutsch`,pl:`Polski`},Yo=`trivault.lang`;function Xo(e){let t=Object.fromEntries(Object.keys(Jo).map(e=>[e,new bo(e,{useIsolating:!1})]));for(let[n,r]of Object.entries(e))t[/\/(en|de|pl)[./]/.exec(n)?.[1]].addResource(new Go(r),{allowOverrides:!0});return t}var Zo=Xo(qo);function Qo(e){return!!e&&e in Jo}function $o(){return[localStorage.getItem(Yo),...navigator.languages.map(e=>e.slice(0,2))].find(Qo)??`en`}var es=new class{#e=P(fn($o()));get lang(){return H(this.#e)}set lang(e){F(this.#e,e,!0)}use(e){this.lang=e,localStorage.setItem(Yo,e)}say(e,t={},n=Zo){for(let r of[n[this.lang],n.en]){let n=r.getMessage(e)?.value;if(n)return r.formatPattern(n,t,[])}return e}},Q=(e,t)=>es.say(e,t);function ts(e){return e.slice(0,1).toUpperCase()+e.slice(1)}function ns(e){return e>0?`+${e}`:e<0?`−${-e}`:`0`}var rs=(function(){let e=typeof document<`u`&&document.createElement(`link`).relList;return e&&e.supports&&e.supports(`modulepreload`)?`modulepreload`:`preload`})(),is=function(e,t){return new URL(e,t).href},as={},os=function(e){return e.pathname.endsWith(`.css`)},ss=function(e,t,n){if(t in e)return e[t];let r=n();if(!r){e[t]=void 0;return}let i=r.then(()=>{e[t]=void 0},n=>{throw e[t]=void 0,n});return e[t]=i,i},cs=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}r=o(t.map(t=>{t=is(t,n);let r=s(t),i=os(r);return ss(as,r.href,()=>{if(e===void 0){e={all:new Set,styles:new Set};let t=document.getElementsByTagName(`link`);for(let n=t.length-1;n>=0;n--){let r=t[n];e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}if((i?e.styles:e.all).has(r.href))return;let t=document.createElement(`link`);if(t.rel=i?`stylesheet`:rs,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,a&&t.setAttribute(`nonce`,a),document.head.appendChild(t),i)return new Promise((e,n)=>{let i=a=>{t.removeEventListener(`load`,i),t.removeEventListener(`error`,i),a.type===`error`?n(Error(`Unable to preload CSS for ${r}`)):e(a)};t.addEventListener(`load`,i),t.addEventListener(`error`,i)})})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},ls=new Map(Object.entries(Object.assign({"./keyforge/cover.ts":Ma,"./magewars/cover.ts":Fa,"./shards/cover.ts":Ia})).map(([e,t])=>[t.name,{cover:t,folder:e.split(`/`)[1]}])),us=Object.assign({"./keyforge/board.ts":()=>cs(()=>import(`./keyforge.js`).then(e=>e.BOARD),[],import.meta.url),"./magewars/board.ts":()=>cs(()=>import(`./magewars.js`).then(e=>e.BOARD),[],import.meta.url),"./shards/board.ts":()=>cs(()=>import(`./shards.js`).then(e=>e.BOARD),[],import.meta.url)}),ds=new Ba;async function fs(e){let t=us[`./${ls.get(e)?.folder}/board.ts`];if(!t||ds.has(e))return;let n=await t();ys.set(e,Xo({..._s,...n.texts})),ds.set(e,n)}async function ps(){for(let e of ls.keys())await fs(e)}var ms={hue:220,ink:12,emblem:`M12 2 20.7 7v10L12 22 3.3 17V7Z`,pattern:`dots`};function hs(e){return ls.get(e)?.cover}function gs(e){return ds.get(e)}var _s=Object.assign({"../../../trivault/telling/text/de.ftl":La,"../../../trivault/telling/text/en.ftl":Ra,"../../../trivault/telling/text/pl.ftl":za}),vs=Xo(_s),ys=new Ba;function bs(e,t,n={}){return ts(es.say(t,n,ys.get(e)??vs))}function xs(e,t){let n=hs(e)?.looks??{};return n[t]??n[``]??ms}function Ss(e,t,n){let r=ds.get(e);if(n&&r)return r.face(n);let i=n?.text??[];return{slug:t,name:n?.name??(t||bs(e,r?.hidden??``)),kind:``,type:``,group:``,stats:[],lines:i,reminders:[]}}function Cs(e,t,n,r){let i=ds.get(e);return!n||!r?[]:i?.groups?.(t,n,r,(t,n)=>bs(e,t,n))??[]}function ws(e){let t=2166136261;for(let n of e)t=Math.imul(t^n.charCodeAt(0),16777619);return()=>{t=t+1831565813|0;let e=Math.imul(t^t>>>15,1|t);return e=e+Math.imul(e^e>>>7,61|e)^e,((e^e>>>14)>>>0)/4294967296}}function Ts(e,t){return`${(50+t*Math.cos(e)).toFixed(1)} ${(36+t*Math.sin(e)).toFixed(1)}`}function Es(e){let t=ws(e),n=3+Math.floor(t()*6),r=2+Math.floor(t()*2),i=t()*Math.PI;return Array.from({length:r},(e,r)=>{let a=30-r*(7+t()*4),o=a*(.35+t()*.5),s=(t()-.5)*.9,c=t()>.5,l=2*Math.PI/n,u=Array.from({length:n},(e,t)=>{let n=i+t*l+l/2*r,u=Ts(n,a),d=Ts(n+l/2+s*.3,o);return c?`Q${Ts(n-l/4,a)} ${u}Q${Ts(n+l/4,o)} ${d}`:`L${u}L${d}`});return`M${Ts(i+l/2*r-l/2+s*.3,o)}${u.join(``)}Z`})}var Ds={rays:{size:[20,20],path:`M0 20 20 0M-5 5 5-5M15 25 25 15`},scales:{size:[16,12],path:`M0 0a8 8 0 0 0 16 0M-8 6a8 8 0 0 0 16 0M8 6a8 8 0 0 0 16 0`},grid:{size:[14,14],path:`M0 0h14M0 0v14M7 5v4M5 7h4`},rings:{size:[22,22],path:`M4 11a7 7 0 1 0 14 0a7 7 0 1 0-14 0M8 11a3 3 0 1 0 6 0a3 3 0 1 0-6 0`},leaves:{size:[18,18],path:`M2 16C2 8 8 2 16 2C16 10 10 16 2 16ZM2 16 12 6`},shards:{size:[20,24],path:`M10 1 15 12 10 23 5 12ZM5 12h10`},waves:{size:[24,10],path:`M0 5Q6-2 12 5T24 5`},dots:{size:[14,14],path:`M6 7a1 1 0 1 0 2 0a1 1 0 1 0-2 0M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0`},bricks:{size:[20,12],path:`M0 0h20M0 6h20M5 0v6M15 6v6`}},Os=qr(`<image width="100" height="72" preserveAspectRatio="xMidYMid slice"></image>`),ks=qr(`<path class="petal svelte-mblihk"></path>`),As=qr(`<rect width="100" height="72"></rect><rect width="100" height="72"></rect><!><g transform="translate(38 24)"><path class="emblem svelte-mblihk"></path></g>`,1),js=qr(`<svg class="hued svelte-mblihk" viewBox="0 0 100 72" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false"><defs><pattern patternUnits="userSpaceOnUse"><path class="tile svelte-mblihk"></path></pattern><radialGradient><stop class="inner svelte-mblihk" offset="0"></stop><stop class="outer svelte-mblihk" offset="1"></stop></radialGradient></defs><rect class="ground svelte-mblihk" width="100" height="72"></rect><!></svg>`);function Ms(e,t){let n=Xr();A(t,!0);let r=M(()=>xs(t.game,t.group)),i=M(()=>Ds[H(r).pattern]),a=M(()=>Es(t.slug)),o=M(()=>xa.urls[t.game]?.[t.slug]);var s=js();let c;var l=I(s),u=I(l),d=R(u),f=z(u);k(l);var p=z(l,2),m=e=>{var t=Os();B(()=>Z(t,`href`,H(o))),K(e,t)},h=e=>{var i=As(),o=L(i),s=z(o),c=z(s),l=e=>{var t=Yr();X(L(t),17,()=>H(a),Y,(e,t,n)=>{var r=ks();Fi(r,``,{},{"--ring":n}),B(()=>Z(r,`d`,H(t))),K(e,r)}),K(e,t)};J(c,e=>{t.slug&&e(l)});var u=R(z(c));B(()=>{Z(o,`fill`,`url(#${n}-tile)`),Z(s,`fill`,`url(#${n}-glow)`),Z(u,`d`,H(r).emblem)}),K(e,i)};J(p,e=>{H(o)?e(m):e(h,-1)}),k(s),B(()=>{c=Fi(s,``,c,{"--hue":H(r).hue,"--ink":`${H(r).ink??50??``}%`}),Z(u,`id`,`${n}-tile`),Z(u,`width`,H(i).size[0]),Z(u,`height`,H(i).size[1]),Z(d,`d`,H(i).path),Z(f,`id`,`${n}-glow`)}),K(e,s),j()}var Ns={amber:`M12 2 20.5 7v10L12 22 3.5 17V7ZM12 2v20M3.5 7 20.5 17M20.5 7 3.5 17`,armor:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5Z`,archives:`M3 4h18v5H3ZM5 9h14v11H5ZM10 13h4`,chains:`M9.5 14.5a4 4 0 0 1 0-5.5l3-3a4 4 0 0 1 5.5 5.5l-1.5 1.5M14.5 9.5a4 4 0 0 1 0 5.5l-3 3a4 4 0 0 1-5.5-5.5l1.5-1.5`,check:`M4 12.5 10 18.5 20.5 6`,counter:`M5 5h14v14H5ZM12 9v6M9 12h6`,clock:`M12 3a9 9 0 1 0 .1 0M12 7v5.5l3.5 2`,bell:`M6 17V11a6 6 0 0 1 12 0v6l2 2H4ZM10 21.5h4M12 3v2`,cost:`M12 2 20 9 12 22 4 9ZM4 9h16`,damage:`M12 2l2 6 6-3-3 6 5 3-6 1 1 6-5-4-5 4 1-6-6-1 5-3-3-6 6 3Z`,deck:`M7 3h12v16H7ZM5 6v15h11`,discard:`M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7`,enraged:`M4 6l6 4M20 6l-6 4M7 13a1 1 0 1 0 .1 0M17 13a1 1 0 1 0 .1 0M7 20c2-3 8-3 10 0`,exhausted:`M4 5h7l-7 7h7M13 12h7l-7 8h7`,gems:`M12 2 20 9 12 22 4 9ZM4 9h16M12 22 8.5 9 12 2M12 22 15.5 9 12 2`,hand:`M4 8l6-2 4 13-6 2ZM10 5.5h6V19M16 6l5 1.5-3.5 11`,health:`M12 21C5 15 2.5 11.5 2.5 8A5 5 0 0 1 12 6a5 5 0 0 1 9.5 2c0 3.5-2.5 7-9.5 13Z`,hint:`M9 18h6M10 21.5h4M12 2.5a6.5 6.5 0 0 0-4 11.6V16h8v-1.9A6.5 6.5 0 0 0 12 2.5Z`,keys:`M8 6.5a4.5 4.5 0 1 0 .1 0M12 11h9.5M18 11v4M21.5 11v3`,eye:`M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 9a3 3 0 1 0 .1 0`,log:`M5 4h14M5 9h14M5 14h14M5 19h9`,mastery:`M12 2l2.8 6.3 6.7.7-5 4.6 1.4 6.7L12 17l-5.9 3.3 1.4-6.7-5-4.6 6.7-.7Z`,menu:`M4 6h16M4 12h16M4 18h16`,more:`M5 12h.1M12 12h.1M19 12h.1`,pause:`M8 5v14M16 5v14`,power:`M20 3 9 14M20 3l-1 5L10 17M20 3l-5 1-9 9M5 12l7 7M7.5 16.5 3.5 20.5`,purged:`M5 5l14 14M19 5 5 19`,replay:`M4 12a8 8 0 1 0 3-6.2M4 3v4h4M12 8v4.5l3 2`,shield:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5ZM12 7v9M8 11h8`,skip:`M5 5v14l8-7ZM13 5v14l8-7Z`,"step-back":`M15 5 8 12l7 7`,"step-on":`M9 5l7 7-7 7`,stunned:`M12 12a2 2 0 1 1 2-2a4.5 4.5 0 1 1-5-4.5A7 7 0 1 1 5 12`,"turn-back":`M18 5l-7 7 7 7M11 5l-7 7 7 7`,"turn-on":`M6 5l7 7-7 7M13 5l7 7-7 7`,turn:`M7 4v16l12-8Z`,undo:`M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3`,upgrades:`M12 3l7 7h-4v10H9V10H5Z`,warded:`M12 2.5a9.5 9.5 0 1 0 .1 0M12 7.5a4.5 4.5 0 1 0 .1 0`,warning:`M12 3 22 20.5H2ZM12 9v6M12 17.5v.5`,why:`M8.5 8.5a3.5 3.5 0 1 1 5 3.2c-1 .6-1.5 1.3-1.5 2.8M12 18.5v.5`,zoom:`M10.5 4a6.5 6.5 0 1 0 .1 0M15.5 15.5 21 21`},Ps=qr(`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" class="svelte-1gghov3"><path class="svelte-1gghov3"></path></svg>`);function Fs(e,t){A(t,!0);let n=ga(t,`name`,3,``),r=ga(t,`path`,19,()=>Ns[n()]??``);var i=Ps(),a=R(i);B(()=>Z(a,`d`,r())),K(e,i),j()}var Is=7,Ls=`­`,Rs=`[aeiouyäöüąęó]`,zs=RegExp(`${Rs}[bcdfghjklmnprstvwxzßćłńśźż]{0,2}?(?=(?:[bcdfgjklmnprstvwzćłśźż]|[bdfgkpt][lr]|[cpst]h|sch|s[pt])${Rs})`,`g`),Bs=2;function Vs(e){if(e.length<Is)return e;let t=[...e.toLowerCase().matchAll(zs)].map(e=>e.index+e[0].length).filter(t=>t>=Bs&&t<=e.length-Bs);return[...t,e.length].map((n,r)=>e.slice(t[r-1]??0,n)).join(Ls)}function Hs(e){return e.replace(/\p{L}+/gu,Vs)}var Us=G(`<span class="svelte-1efqpaa"> </span> `,1);function Ws(e,t){A(t,!0);var n=Yr();X(L(n),17,()=>t.name.split(` `),Y,(e,t)=>{var n=Us(),r=L(n),i=R(r,!0),a=z(r);a.nodeValue=`  `,B(e=>q(i,e),[()=>Hs(H(t))]),K(e,n)}),K(e,n),j()}var Gs=G(`<span class="cost svelte-jbb763"> </span>`),Ks=G(`<div class="facts svelte-jbb763"> </div>`),qs=G(`<p class="svelte-jbb763"> </p>`),Js=G(`<p class="reminder svelte-jbb763"> </p>`),Ys=G(`<span class="stat svelte-jbb763"><!> <b> </b></span>`),Xs=G(`<span class="sign svelte-jbb763"><!> </span>`),Zs=G(`<span class="signs svelte-jbb763"></span>`),Qs=G(`<div class="stats svelte-jbb763"><!> <!></div>`),$s=G(`<div><div class="head svelte-jbb763"><!> <span class="name svelte-jbb763"><!></span></div> <div class="art svelte-jbb763"><!></div> <div class="kind svelte-jbb763"> </div> <!> <div class="text svelte-jbb763"><!> <!></div> <!></div>`);function ec(e,t){A(t,!0);let n=ga(t,`size`,3,`large`),r=M(()=>xs(t.game,t.face.group)),i=M(()=>Math.max(...t.face.name.split(/[\s-]/).map(e=>e.length))),a=M(()=>t.face.cost===void 0?1.32:`${t.face.cost}`.length>2?1:1.15);var o=$s();let s;var c=I(o),l=I(c),u=e=>{var n=Gs(),r=R(n,!0);B(()=>q(r,t.face.cost)),K(e,n)};J(l,e=>{t.face.cost!==void 0&&e(u)});var d=z(l,2),f=I(d),p=e=>{var n=Jr();B(()=>q(n,t.face.name)),K(e,n)},m=e=>{Ws(e,{get name(){return t.face.name}})};J(f,e=>{n()===`large`?e(p):e(m,-1)}),k(d),k(c);var h=z(c,2);Ms(I(h),{get slug(){return t.face.slug},get group(){return t.face.group},get game(){return t.game}}),k(h);var g=z(h,2),_=R(g,!0),v=z(g,2),y=e=>{var n=Ks(),r=R(n,!0);B(()=>q(r,t.face.facts)),K(e,n)};J(v,e=>{t.face.facts&&e(y)});var b=z(v,2),x=I(b);X(x,17,()=>t.face.lines,Y,(e,t)=>{var n=qs(),r=R(n,!0);B(()=>q(r,H(t))),K(e,n)}),X(z(x,2),17,()=>t.face.reminders,Y,(e,t)=>{var n=Js(),r=R(n,!0);B(()=>q(r,H(t))),K(e,n)}),k(b);var S=z(b,2),C=e=>{var r=Qs(),i=I(r);X(i,17,()=>t.face.stats,Y,(e,t)=>{var n=Ys(),r=I(n);Fs(r,{get name(){return H(t).name},get path(){return H(t).path}});var i=R(z(r,2),!0);k(n),B(()=>{Z(n,`data-stat`,H(t).name),q(i,H(t).n)}),K(e,n)});var a=z(i,2),o=e=>{var n=Zs();X(n,21,()=>t.face.signs,Y,(e,t)=>{var n=Xs(),r=I(n);Fs(r,{get path(){return H(t).path}});var i=z(r,1,!0);k(n),B(()=>{Z(n,`title`,H(t).text),q(i,H(t).text)}),K(e,n)}),k(n),K(e,n)};J(a,e=>{n()===`large`&&t.face.signs&&e(o)}),k(r),K(e,r)};J(S,e=>{(t.face.stats.length||n()===`large`&&t.face.signs?.length)&&e(C)}),k(o),B(()=>{Ni(o,1,`card hued ${n()??``}`,`svelte-jbb763`),Z(o,`data-type`,t.face.type),s=Fi(o,``,s,{"--hue":H(r).hue,"--ink":`${H(r).ink??50??``}%`,"--longest":H(i),"--room":H(a)}),q(_,t.face.kind)}),K(e,o),j()}function tc(e){let t=new Map;for(let{thing:n,slug:r}of e)t.set(r,[...t.get(r)??[],n]);return[...t].map(([e,t])=>({slug:e,things:t}))}function nc(e,t){let n=[],r=new Map(t),i=e;for(;i;){let e=[...t].map(([e,t])=>({name:e,slug:t,at:i.indexOf(e)})).filter(({at:e})=>e>=0).sort((e,t)=>e.at-t.at||t.name.length-e.name.length)[0];if(!e){n.push({text:i});break}e.at&&n.push({text:i.slice(0,e.at)}),n.push({text:e.name,slug:e.slug}),r.delete(e.name),i=i.slice(e.at+e.name.length)}return[...n,...[...r].flatMap(([e,t])=>[{text:` `},{text:e,slug:t}])]}function rc(e){return e.toLowerCase().replaceAll(`æ`,`ae`).replaceAll(`ł`,`l`).normalize(`NFKD`).replace(/\p{M}/gu,``)}function ic(e){return rc(e.lines.join(` `))}function ac(e){let{kind:t=``}=e.facts,[n=``]=(e.lines[1]??``).slice(t.length).split(` · `).filter(Boolean);return[t,n].filter(Boolean).join(` · `)}function oc(e,t,{words:n,picks:r}){let i=rc(n).split(/\s+/).filter(Boolean),a=Object.entries(r).filter(([,e])=>e);return e.filter(e=>{let n=t.get(e.slug)??``;return a.every(([t,n])=>e.groups[t]?.includes(n))&&i.every(e=>n.includes(e))})}function sc(e,t,n){let r=new Intl.Collator(n),i=new Map(t?.values.map(({name:e},t)=>[e,t])),a=e=>i.get(e.groups[t?.name??``]?.[0]??``)??i.size;return[...e].sort((e,t)=>a(e)-a(t)||r.compare(e.name,t.name))}function cc(e,t){let n=new Intl.Collator(t,{numeric:!0});return{...e,values:[...e.values].sort((e,t)=>n.compare(e.title,t.title))}}var lc=14,uc=20,dc=112;function fc(e,t,n,r,i=1){let a=Array.from({length:i},(i,a)=>({card:pc(e,t,n,r,a+1),rows:a+1})).reduce((e,t)=>t.card>e.card?t:e);return{card:Math.floor(Math.max(e.least,Math.min(a.card,e.most))),rows:a.rows}}function pc({ratio:e,gap:t},n,r,i,a){let o=(n-lc)/Math.max(Math.ceil(i/a),1)-t,s=((r-uc)/a-t*(1-1/a))*e;return Math.min(o,s)}function mc(e){let t=getComputedStyle(e),n=(e,n)=>parseFloat(t.getPropertyValue(e))||n;return{least:n(`--least`,56),most:n(`--most`,150),ratio:n(`--ratio`,.714),gap:n(`--gap`,10)}}function hc(e){return e<dc?`small`:`middle`}var gc={};function _c(e){at(gc,e)}function vc(){return it(gc)??(()=>`small`)}function yc({set:e,parts:t,seed:n}){return[`generated`,...e?[e]:[],...t,n].join(`-`)}function bc(e){return/^generated-(?:[a-z]+-)*\d{1,18}$/.test(e)}function xc(e,t){if(!bc(e))return null;let n=e.split(`-`).slice(1,-1).join(`-`),r=t.sets?.find(e=>`${n}-`.startsWith(`${e.name}-`))?.name??``,i=`-${n.slice(r.length)}-`.replace(`--`,`-`),a=t.parts.map(e=>e.name).filter(e=>i.includes(`-${e}-`));return a.sort((e,t)=>i.indexOf(`-${e}-`)-i.indexOf(`-${t}-`)),{set:r,parts:a,seed:Number(e.split(`-`).at(-1))}}function Sc(){return Math.floor(Math.random()*1e6)}var Cc=class extends Error{code;rules;constructor(e){super(e.message),this.code=e.code,this.rules=e.rules??[]}},wc=8e3,Tc=25e3,Ec=class{#e=P(`connecting`);get state(){return H(this.#e)}set state(e){F(this.#e,e,!0)}#t=null;#n=0;#r=new Map;#i=0;#a=``;#o;#s;constructor(e,t){this.#o=e,this.#s=t}open(e){this.#a=e,this.#c(),setInterval(()=>this.state===`open`&&this.#t?.send(`{"type":"ping"}`),Tc)}ask(e,...t){let n=++this.#n;return new Promise((r,i)=>{this.#t?.readyState===WebSocket.OPEN?(this.#r.set(n,{kinds:t,resolve:r,reject:i}),this.#t.send(JSON.stringify({...e,id:n}))):i(Error(`offline`))})}#c(){let e=new WebSocket(this.#a);this.#t=e,e.onopen=()=>this.#l(),e.onmessage=e=>this.#d(JSON.parse(e.data)),e.onclose=()=>this.#u()}async#l(){try{await this.#o(),this.#i=0,this.state=`open`}catch{this.#t?.close()}}#u(){this.state=`lost`;for(let{reject:e}of this.#r.values())e(Error(`offline`));this.#r.clear();let e=Math.min(wc,250*2**this.#i++);setTimeout(()=>this.#c(),e*(.75+Math.random()/2))}#d(e){let t=e.id?this.#r.get(e.id):void 0;t&&e.type===`error`?(this.#r.delete(e.id),t.reject(new Cc(e))):(t?.kinds.includes(e.type)&&(this.#r.delete(e.id),t.resolve(e)),this.#s(e))}},Dc=`trivault.draft`,Oc=120,kc=class{#e=P(fn({name:``,choices:{},cards:{}}));get parts(){return H(this.#e)}set parts(e){F(this.#e,e,!0)}#t=P(null);get checked(){return H(this.#t)}set checked(e){F(this.#t,e)}#n=P(new Map);get offers(){return H(this.#n)}set offers(e){F(this.#n,e)}#r=P(``);get error(){return H(this.#r)}set error(e){F(this.#r,e,!0)}#i;#a;#o=0;#s=0;constructor(e,t){this.#i=e,this.#a=t,this.parts=Sa(Dc,{})[t.name]??this.parts}copies(e){return this.parts.cards[e]??0}add(e,t){let n=this.copies(e)+t,{[e]:r,...i}=this.parts.cards;this.parts.cards=n>0?{...this.parts.cards,[e]:n}:i,this.#c()}rename(e){this.parts.name=e,this.#c()}choose(e,t){this.parts.choices[e]=t,this.check()}empty(){this.parts={name:``,choices:this.checked?this.parts.choices:{},cards:{}},this.check()}#c(){clearTimeout(this.#s),this.#s=window.setTimeout(()=>this.check(!1),Oc)}async check(e=!0){let{name:t,choices:n,cards:r}=Xe(this.parts);Ca(Dc,{...Sa(Dc,{}),[this.#a.name]:{name:t,choices:n,cards:r}}),await this.#l({name:t,choices:n,cards:r,offers:e})}async read(e){let t=await this.#l({text:e,offers:!0});return t?(this.parts={name:t.name,choices:Object.fromEntries(t.choices.map(({name:e,value:t})=>[e,t])),cards:Object.fromEntries(t.cards.map(({card:e,times:t})=>[e,t]))},await this.check(!1),!0):!1}async#l(e){let t=++this.#o;clearTimeout(this.#s);try{let n=await this.#i.ask({type:`draft`,game:this.#a.name,...e},`draft`);return t===this.#o?(this.error=``,this.checked=n,n.offers?.length&&(this.offers=new Map(n.offers.map(e=>[e.card,e]))),n):void 0}catch(n){if(!(n instanceof Cc)||t!==this.#o)return;this.checked||`text`in e?this.error=n.message:this.empty();return}}},Ac=`trivault.decks`,jc=new class{#e=P(Sa(Ac,{}));get lists(){return H(this.#e)}set lists(e){F(this.#e,e)}of(e){return Object.entries(this.lists[e]??{})}keep(e,t,n){this.#t(e,{...this.lists[e],[t]:n})}drop(e,t){let{[t]:n,...r}=this.lists[e]??{};this.#t(e,r)}#t(e,t){this.lists={...this.lists,[e]:t},Ca(Ac,this.lists)}},Mc=new Set,Nc=e=>{let t=t=>t.target===e&&e.close();return Mc.add(e),e.addEventListener(`click`,t),()=>{Mc.delete(e),e.removeEventListener(`click`,t)}};function Pc(){return[...Mc].some(e=>e.open)}var Fc=new Map;function Ic(e=()=>`legal`,t=!1){return n=>(Fc.set(n,{status:e,behind:t}),()=>void Fc.delete(n))}function Lc(e){return Fc.has(e)}function Rc(e){return Fc.get(e)?.behind??!1}function zc(e){return Fc.get(e)?.status()??``}function Bc(e){return e instanceof HTMLButtonElement&&e.disabled}function Vc(e){return[...Fc.keys()].filter(t=>t.getClientRects().length&&!Bc(t)&&(!e||e.contains(t))).sort((e,t)=>e.compareDocumentPosition(t)&Node.DOCUMENT_POSITION_FOLLOWING?-1:1)}function Hc(e){return Vc(e).filter(e=>zc(e))}function Uc(e,t,n){let r=t=>({ArrowLeft:e.x-t.x,ArrowRight:t.x-e.x,ArrowUp:e.y-t.y,ArrowDown:t.y-e.y})[n],i=t=>Math.abs(n===`ArrowLeft`||n===`ArrowRight`?t.y-e.y:t.x-e.x),a=-1,o=1/0;return t.forEach((e,t)=>{let n=r(e)+2*i(e);r(e)>4&&n<o&&(a=t,o=n)}),a}function Wc(e){let t=e.getBoundingClientRect();return{x:t.x+t.width/2,y:t.y+(Rc(e)?8:t.height/2)}}var Gc;function Kc(e,t=!1){let n=t?[]:Hc(),r=n.length?n:Vc(),i=document.activeElement,a=r.map(Wc),o=r[Lc(i)?Uc(Wc(i),a,e):qc(Gc,a)];o&&(o.focus(),o.scrollIntoView({block:`nearest`,inline:`nearest`}),Gc=Wc(o))}function qc(e,t){if(!e||!t.length)return t.length?0:-1;let n=t.map(({x:t,y:n})=>Math.hypot(t-e.x,n-e.y));return n.indexOf(Math.min(...n))}function Jc(e){return e.startsWith(`Arrow`)}function Yc(e){let t=e.target,n=e.key===` `&&/^(BUTTON|A|SUMMARY)$/.test(t.tagName);return e.ctrlKey||e.metaKey||e.altKey||n||/^(INPUT|TEXTAREA|SELECT)$/.test(t.tagName)}var[Xc,Zc]=rt(),Qc=`skip`;function $c(e){return e.things??[]}function el(e){return e.kind===`order`||e.kind===`pick`&&e.high>1}function tl(e){let t=new Map;for(let n of e.options)for(let e of new Set($c(n))){let r=t.get(e);r?r.push(n):t.set(e,[n])}return t}function nl(e){return e.options.filter(e=>!$c(e).length&&e.answer!==`skip`)}var rl=3,il=40;function al(e){return nl(e).length>il}function ol(e){return e.kind===`yes-no`||e.options.length<=rl?e.options.filter(e=>e.answer!==Qc):al(e)?[]:nl(e)}function sl(e){return e.options.find(e=>e.answer===Qc)}function cl(e){let t=new Map;return e.forEach((e,n)=>{let r=e.group??``,i=e.brief||e.sentence||e.answer,a=t.get(r)??[];r&&a.some(e=>e.label===i)||t.set(r,[...a,{option:e,n:n+1,label:i}])}),[...t].map(([e,t])=>({title:e,answers:t}))}function ll(e){return{picked:[],points:e.options.map(()=>0)}}function ul(e){return e.points.reduce((e,t)=>e+t,0)}function dl(e,t,n){if(t.picked.includes(n))return{...t,picked:t.picked.filter(e=>e!==n)};let r=+(e.kind===`pick`&&t.picked.length>=e.high);return{...t,picked:[...t.picked.slice(r),n]}}function fl(e,t,n,r){let i=[...t.points],a=i[n]??0,o=e.high-ul(t);return i[n]=Math.max(0,a+Math.min(r,o)),{...t,points:i}}function pl(e){return e.name??e.answer}function ml(e,t){let{kind:n,verb:r,low:i,high:a}=e;if(n===`distribute`)return ul(t)===a?[r,...e.options.map((e,n)=>({name:pl(e),n:t.points[n]})).filter(({n:e})=>e>0).map(({name:e,n:t})=>`${e}=${t}`)].join(` `):void 0;let o=t.picked.length;if(n===`order`?o===e.options.length:i<=o&&o<=a)return o?[r,...t.picked.map(t=>pl(e.options[t]))].join(` `):Qc}function hl(e,t){let n=t.toLowerCase().trim(),r=e.options.filter(e=>e.sentence?.toLowerCase()===n);if(r.length)return r;let i=n.split(/\s+/);return e.options.filter(e=>{let t=(e.sentence??``).toLowerCase().split(/[^\p{L}\p{N}]+/u);return i.every(e=>t.some(t=>t.startsWith(e)))})}var gl=`uhlzv`;function _l(e){let t=new Set(gl);return e.map(e=>{let n=e.toLowerCase().match(/\p{L}/gu)?.find(e=>!t.has(e))??``;return t.add(n),n})}var vl=G(`<h3 class="svelte-15v5u1d"> </h3>`),yl=G(`<small class="note svelte-15v5u1d"> </small>`),bl=G(`<li class="svelte-15v5u1d"><button class="svelte-15v5u1d"><small class="svelte-15v5u1d"> </small> <span> </span> <!></button></li>`),xl=G(`<!> <ul class="svelte-15v5u1d"></ul>`,1),Sl=G(`<p> </p>`),Cl=G(`<div class="answers svelte-15v5u1d"><form class="svelte-15v5u1d"><label for="find-answer"> </label> <input id="find-answer" autocomplete="off" class="svelte-15v5u1d"/> <button type="button"> <kbd>Esc</kbd></button></form> <div class="groups svelte-15v5u1d"></div></div>`);function wl(e,t){A(t,!0);let n=ga(t,`typed`,15,``),{sitting:r}=Xc(),i=r.asking,a=M(()=>i.question),o=M(()=>{let e=n().trim();if(!e)return()=>!0;if(/^\d+$/.test(e))return({n:t})=>String(t).startsWith(e);let t=new Set(hl(H(a),e));return({option:e})=>t.has(e)}),s=M(()=>cl(H(a).options).map(({title:e,answers:t})=>({title:e,answers:t.filter(H(o))})).filter(({answers:e})=>e.length)),c=M(()=>H(s).flatMap(({answers:e})=>e)),l=P(void 0);Fn(()=>H(l)?.focus());function u(e){e.preventDefault();let t=H(c).find(({n:e})=>String(e)===n().trim())??(H(c).length===1?H(c)[0]:void 0);t&&d(t.n)}function d(e){i.choose(H(a).options[e-1]),n(``),i.gathers||t.onclose()}var f=Cl(),p=I(f),m=I(p),h=R(m,!0),g=z(m,2);qi(g),la(g,e=>F(l,e),()=>H(l));var _=z(g,2),v=I(_);Oe(),k(_),k(p);var y=z(p,2);X(y,21,()=>H(s),({title:e,answers:t})=>e,(e,t)=>{let n=()=>H(t).title,r=()=>H(t).answers;var a=xl(),o=L(a),s=e=>{var t=vl(),r=R(t,!0);B(()=>q(r,n())),K(e,t)};J(o,e=>{n()&&e(s)});var c=z(o,2);X(c,21,r,({option:e,n:t,label:n})=>t,(e,t)=>{let n=()=>H(t).option,r=()=>H(t).n,a=()=>H(t).label;var o=bl(),s=I(o),c=I(s),l=R(c,!0),u=z(c,2),f=R(u,!0),p=z(u,2),m=e=>{var t=yl(),r=R(t,!0);B(()=>q(r,n().note)),K(e,t)};J(p,e=>{n().note&&e(m)}),k(s),k(o),B(e=>{Z(s,`aria-pressed`,e),q(l,r()),q(f,a())},[()=>i.gathers?i.picked.includes(n()):void 0]),U(`click`,s,()=>d(r())),K(e,o)}),k(c),K(e,a)},e=>{var t=Sl(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`no-answer-fits`)]),K(e,t)}),k(y),k(f),B((e,t)=>{q(h,e),q(v,`${t??``} `)},[()=>Q(`find-answer`),()=>Q(`close`)]),Rr(`submit`,p,u),U(`keydown`,g,e=>e.key===`Escape`&&t.onclose()),$i(g,n),U(`click`,_,function(...e){t.onclose?.apply(this,e)}),K(e,f),j()}W([`keydown`,`click`]);var Tl=G(`<span class="share svelte-v3ml2p"><span class="svelte-v3ml2p"> </span> <button class="svelte-v3ml2p">−</button> <b class="svelte-v3ml2p"> </b> <button class="svelte-v3ml2p">+</button> <button class="svelte-v3ml2p"> </button></span>`);function El(e,t){A(t,!0);let{sitting:n,called:r}=Xc(),i=n.asking,a=M(()=>r(t.option.things?.[0]??-1)||(t.option.sentence??``));var o=Tl(),s=I(o),c=R(s,!0),l=z(s,2);wi(l,Ic);var u=z(l,2),d=R(u,!0),f=z(u,2);wi(f,Ic);var p=z(f,2),m=R(p,!0);wi(p,Ic),k(o),B((e,n,r)=>{q(c,H(a)),Z(l,`aria-label`,e),q(d,t.points),Z(f,`aria-label`,n),q(m,r)},[()=>Q(`less`,{name:H(a)}),()=>Q(`more`,{name:H(a)}),()=>Q(`all-rest`)]),U(`click`,l,()=>i.gather(t.option,-1)),U(`click`,f,()=>i.gather(t.option)),U(`click`,p,()=>i.gather(t.option,i.left)),K(e,o),j()}W([`click`]);function Dl(e,t,n,r){let i=t.stops.map(({name:e})=>e),a=e.filter(e=>e!==n&&!(t.one&&i.includes(e)));return r?[...a,n]:a}var Ol=G(`<label class="svelte-1oo9yp7"><input class="svelte-1oo9yp7"/> </label>`),kl=G(`<fieldset class="svelte-1oo9yp7"><legend class="svelte-1oo9yp7"> </legend> <div></div></fieldset>`),Al=G(`<button class="flat"><!> <span> </span></button> <dialog class="svelte-1oo9yp7"><h2> </h2> <p role="status"> </p> <!> <button class="main"> <kbd>Esc</kbd></button></dialog>`,1);function jl(e,t){let n=Xr();A(t,!0);let{sitting:r}=Xc(),i=M(()=>r.server.room?.stops),a=M(()=>H(i)?.seats.find(({seat:e})=>e===r.server.seat)??H(i)?.seats[0]),o=P(void 0);var s=Yr(),c=L(s),l=e=>{var t=Al(),s=L(t),c=I(s);Fs(c,{name:`bell`});var l=R(z(c,2),!0);k(s);var u=z(s,2),d=I(u),f=R(d,!0),p=z(d,2),m=R(p,!0),h=z(p,2);X(h,17,()=>H(i).groups,Y,(e,t,i)=>{var o=kl(),s=I(o),c=R(s,!0),l=z(s,2);let u;X(l,21,()=>H(t).stops,e=>e.name,(e,o)=>{var s=Ol(),c=I(s);qi(c);var l=z(c);k(s),B(e=>{Z(c,`type`,H(t).one?`radio`:`checkbox`),Z(c,`name`,`${n}-${i}`),Yi(c,e),q(l,` ${H(o).title??``}`)},[()=>H(a).names.includes(H(o).name)]),U(`change`,c,e=>r.stops(Dl(H(a).names,H(t),H(o).name,e.currentTarget.checked),H(a).seat)),K(e,s)}),k(l),k(o),B(()=>{q(c,H(t).title),u=Ni(l,1,`all svelte-1oo9yp7`,null,u,{one:H(t).one})}),K(e,o)});var g=z(h,2),_=I(g);Oe(),k(g),k(u),la(u,e=>F(o,e),()=>H(o)),wi(u,()=>Nc),B((e,t,n,r)=>{q(l,e),Z(u,`aria-label`,t),q(f,n),q(m,H(a).said),q(_,`${r??``} `)},[()=>Q(`stops`),()=>Q(`stops`),()=>Q(`stops`),()=>Q(`close`)]),U(`click`,s,()=>H(o)?.showModal()),U(`click`,g,()=>H(o)?.close()),K(e,t)};J(c,e=>{H(i)&&H(a)&&e(l)}),K(e,s),j()}W([`click`,`change`]);var Ml=G(`<p class="quiet svelte-1z0ej86"> </p>`),Nl=G(`<p class="line svelte-1z0ej86"> <!></p>`),Pl=G(`<p> </p> <button class="main"> </button>`,1),Fl=G(`<button class="main"> </button>`),Il=G(`<p> </p> <button> </button>`,1),Ll=G(`<!> <!>`,1),Rl=G(`<div class="waits svelte-1z0ej86"><div class="said svelte-1z0ej86"><!> <!> <!></div> <!> <!></div>`);function zl(e,t){A(t,!0);let{sitting:n,game:r}=Xc(),i=M(()=>gs(r)?.Dice),a=M(()=>n.server.room),o=M(()=>n.server.table?.deciding??[]),s=M(()=>H(o).filter(e=>{let t=H(a)?.seats[e];return t?.kind===`person`&&!t.here&&!t.bot&&!t.out&&!H(a)?.yours.includes(e)})),c=M(()=>(H(a)?.yours??[]).filter(e=>H(a)?.seats[e]?.bot&&!H(a).seats[e].out));var l=Rl(),u=I(l),d=I(u),f=e=>{var t=Ml(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`you-watch`)]),K(e,t)};J(d,e=>{H(a)&&!H(a).yours.length&&e(f)});var p=z(d,2),m=e=>{var t=Nl(),r=I(t),a=z(r),o=e=>{var t=Yr();xi(L(t),()=>H(i),(e,t)=>{t(e,{get dice(){return n.screen.line.dice}})}),K(e,t)};J(a,e=>{H(i)&&n.screen.line.dice?.length&&e(o)}),k(t),B(()=>q(r,`${n.screen.line.text??``} `)),K(e,t)};J(p,e=>{n.screen.line&&e(m)});var h=z(p,2),g=e=>{var t=Ml(),r=R(t,!0);B(e=>q(r,e),[()=>Q(`waiting`,{names:H(o).map(e=>n.server.name(e)).join(`, `)})]),K(e,t)};J(h,e=>{H(o).length&&!n.server.table?.result&&e(g)}),k(u);var _=z(u,2),v=e=>{var t=Pl(),r=L(t),i=R(r,!0),a=z(r,2),o=R(a,!0);B(e=>{q(i,n.server.report.summary),q(o,e)},[()=>Q(`see-report`)]),U(`click`,a,()=>n.screen.reading=!0),K(e,t)};J(_,e=>{n.server.report&&!n.screen.reading&&e(v)});var y=z(_,2),b=e=>{var t=Ll(),r=L(t);X(r,17,()=>H(c),Y,(e,t)=>{var r=Fl(),i=R(r,!0);B(e=>q(i,e),[()=>Q(`take-back`,{name:n.server.name(H(t))})]),U(`click`,r,()=>n.take(H(t))),K(e,r)});var i=z(r,2),o=e=>{var t=Yr();X(L(t),17,()=>H(s),Y,(e,t)=>{var r=Il(),i=L(r),a=R(i,!0),o=z(i,2),s=R(o,!0);B((e,t)=>{q(a,e),q(s,t)},[()=>Q(`gone-now`,{name:n.server.name(H(t))}),()=>Q(`give-seat`,{name:n.server.name(H(t))})]),U(`click`,o,()=>n.give(H(t))),K(e,r)}),K(e,t)};J(i,e=>{H(a)?.yours.length&&e(o)}),K(e,t)};J(y,e=>{n.server.lasts&&e(b)}),k(l),K(e,l),j()}W([`click`]);var Bl=(e,t=g)=>{var n=Yr(),r=L(n),i=e=>{var n=Hl(),r=R(n,!0);B(()=>q(r,t().note)),K(e,n)};J(r,e=>{t().note&&e(i)}),K(e,n)},Vl=(e,t=g)=>{var n=Yr(),r=L(n),i=e=>{var n=Ul(),r=R(n,!0);B(e=>q(r,e),[()=>t().toUpperCase()]),K(e,n)};J(r,e=>{t()&&e(i)}),K(e,n)},Hl=G(`<small> </small>`),Ul=G(`<kbd class="svelte-qo5uwq"> </kbd>`),Wl=G(`<p class="more svelte-qo5uwq"> </p>`),Gl=G(`<button class="unfold svelte-qo5uwq"><!> <span class="unseen"> </span></button>`),Kl=G(`<p> </p> <!> <!>`,1),ql=G(`<label class="number"><span class="unseen"> </span> <input type="number"/></label> <button class="main svelte-qo5uwq"> </button>`,1),Jl=G(`<button class="svelte-qo5uwq"> </button>`),Yl=G(`<button class="svelte-qo5uwq"> <kbd class="svelte-qo5uwq">Esc</kbd></button>`),Xl=G(`<!> <!> <button class="main svelte-qo5uwq"> <kbd class="svelte-qo5uwq">⏎</kbd></button> <!>`,1),Zl=G(`<button class="svelte-qo5uwq"><!> <!><!></button>`),Ql=G(`<button> <!><!></button>`),$l=G(`<button class="svelte-qo5uwq"> <!></button>`),eu=G(`<button class="doubted svelte-qo5uwq"> </button>`),tu=G(`<div class="buttons svelte-qo5uwq"><!> <!> <!> <!> <!> <!> <!></div>`),nu=G(`<button class="flat"><!> <span> </span> <kbd class="svelte-qo5uwq">␣</kbd></button>`),ru=G(`<button class="flat"><!> <span> </span></button>`),iu=G(`<button class="flat"><!> <span> </span> <kbd class="svelte-qo5uwq">H</kbd></button>`),au=G(`<button class="flat"><!> <span> </span> <kbd class="svelte-qo5uwq">U</kbd></button>`),ou=G(`<section><div class="said svelte-qo5uwq" aria-live="polite"><!> <!></div> <!> <div class="tools svelte-qo5uwq"><!> <!> <!> <!> <!></div> <!></section>`);function su(e,t){A(t,!0);let n=Xc(),{sitting:r,groups:i}=n,a=r.asking,o=M(()=>a.question),s=M(()=>H(o)&&!a.menu.length?i(H(o)):[]),c=M(()=>H(s).flatMap(e=>e.options)),l=M(()=>a.doubt?[]:a.menu.length?a.menu:H(o)&&!a.gathers?ol(H(o)).filter(e=>!H(c).includes(e)):[]),u=M(()=>H(o)&&!a.menu.length?sl(H(o)):void 0),d=M(()=>[...H(s).map(({label:e,options:t})=>({label:e,act:()=>a.narrow(t)})),...[...H(l),...H(u)?[H(u)]:[]].map(e=>({label:e.sentence??``,act:()=>a.choose(e)}))]),f=M(()=>_l(H(d).map(({label:e})=>e))),p=M(()=>H(o)?.kind===`distribute`?Q(`give`,{left:a.left,n:H(o).high}):Q(`choose`,{n:a.picked.length,names:a.picked.map(e=>e.sentence??``).join(`; `)})),m=P(!1),h=P(!1),g=P(``),_=P(0);Fn(()=>{F(_,H(o)?.low??0,!0),H(o)?al(H(o))&&F(m,!0):F(m,!1)}),Fn(()=>{!H(o)||a.seq<0||Or().then(()=>{let e=n.area(),t=e?.getBoundingClientRect(),r=Hc(e);r.some(e=>{let{top:n,bottom:r}=e.getBoundingClientRect();return t&&n>=t.top&&r<=t.bottom})||r.at(-1)?.scrollIntoView({block:`center`,inline:`nearest`})})});function v(e){return H(o)&&!a.sent?H(d)[H(f).indexOf(e)]?.act:void 0}function y(e){let t=H(o)?.options??[];t.length&&(t.length>9?(F(g,e,!0),F(m,!0)):t[Number(e)-1]&&a.choose(t[Number(e)-1]))}var b={letterDeed:v,digit:y},x=ou();let S;var C=I(x),w=I(C);X(w,17,()=>r.screen.unasked,Y,(e,t)=>{var n=Wl(),r=R(n,!0);B(()=>q(r,H(t))),K(e,n)});var T=z(w,2),ee=e=>{var t=Kl(),n=L(t);let r;var i=R(n,!0),s=z(n,2),c=e=>{var t=Gl(),n=I(t);Fs(n,{name:`more`});var r=R(z(n,2),!0);k(t),B(e=>{Z(t,`aria-expanded`,H(h)),q(r,e)},[()=>Q(`whole-question`)]),U(`click`,t,()=>F(h,!H(h))),K(e,t)};J(s,e=>{a.doubt||e(c)});var l=z(s,2),u=e=>{var t=Wl(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`choose-some`,{low:H(o).low,high:H(o).high,spare:H(o).high-H(o).low})]),K(e,t)};J(l,e=>{a.gathers&&H(o).kind!==`distribute`&&e(u)}),B(()=>{r=Ni(n,1,`text svelte-qo5uwq`,null,r,{whole:H(h)||a.doubt,doubt:a.doubt}),q(i,a.doubt?.warning??H(o).prompt)}),K(e,t)},E=e=>{zl(e,{})};J(T,e=>{H(o)?e(ee):e(E,-1)}),k(C);var te=z(C,2),ne=e=>{var t=tu(),n=I(t),r=e=>{var t=ql(),n=L(t),r=I(n),i=R(r,!0),s=z(r,2);qi(s),k(n);var c=z(n,2),l=R(c,!0);wi(c,Ic),B(e=>{q(i,H(o).prompt),Z(s,`min`,H(o).low),Z(s,`max`,H(o).high),q(l,e)},[()=>Q(`take-number`,{n:H(_)})]),$i(s,()=>H(_),e=>F(_,e)),U(`click`,c,()=>a.send(`${H(o).verb} ${H(_)}`)),K(e,t)};J(n,e=>{H(o).kind===`number`&&e(r)});var i=z(n,2),c=e=>{var t=Xl(),n=L(t);X(n,17,()=>H(o).options.filter(e=>!$c(e).length&&e!==H(u)),Y,(e,t)=>{var n=Jl(),r=R(n,!0);wi(n,Ic),B(e=>{Z(n,`aria-pressed`,e),q(r,H(t).sentence)},[()=>a.picked.includes(H(t))]),U(`click`,n,()=>a.gather(H(t))),K(e,n)});var r=z(n,2),i=e=>{var t=Yr();X(L(t),17,()=>H(o).options,Y,(e,t,n)=>{{let r=M(()=>a.selection.points[n]??0);El(e,{get option(){return H(t)},get points(){return H(r)}})}}),K(e,t)};J(r,e=>{H(o).kind===`distribute`&&e(i)});var s=z(r,2),c=I(s);Oe(),k(s),wi(s,Ic);var l=z(s,2),d=e=>{var t=Yl(),n=I(t);Oe(),k(t),wi(t,Ic),B(e=>q(n,`${e??``} `),[()=>Q(`start-over`)]),U(`click`,t,()=>a.clear()),K(e,t)};J(l,e=>{a.begun&&e(d)}),B(()=>{s.disabled=!a.whole||!a.begun,q(c,`${H(p)??``} `)}),U(`click`,s,()=>a.confirm()),K(e,t)};J(i,e=>{a.gathers&&e(c)});var d=z(i,2);X(d,17,()=>H(s),Y,(e,t,n)=>{var r=Zl(),i=I(r),o=e=>{Fs(e,{get path(){return H(t).icon}})};J(i,e=>{H(t).icon&&e(o)});var s=z(i,1,!0),c=z(s),l=e=>{Bl(e,()=>H(t).options[0])};J(c,e=>{H(t).options.length===1&&e(l)}),Vl(z(c),()=>H(f)[n]),k(r),wi(r,Ic),B(()=>{Z(r,`data-letter`,H(f)[n]),q(s,H(t).label)}),U(`click`,r,()=>a.narrow(H(t).options)),K(e,r)});var m=z(d,2);X(m,17,()=>H(l),Y,(e,t,n)=>{let r=M(()=>H(f)[H(s).length+n]);var i=Ql();let c;var u=I(i,!0),d=z(u);Bl(d,()=>H(t)),Vl(z(d),()=>H(r)),k(i),wi(i,Ic),B(e=>{Z(i,`data-letter`,H(r)),c=Ni(i,1,`svelte-qo5uwq`,null,c,{main:!a.menu.length&&H(l).length===1&&!H(t).warning,handy:e}),q(u,H(t).sentence)},[()=>!a.menu.length&&H(o).kind!==`yes-no`&&$c(H(t)).length]),U(`click`,i,()=>a.choose(H(t))),K(e,i)});var h=z(m,2),g=e=>{var t=$l(),n=I(t,!0),r=z(n);{let e=M(()=>H(f).at(-1));Vl(r,()=>H(e))}k(t),wi(t,Ic),B(e=>{Z(t,`data-letter`,e),q(n,H(u).sentence)},[()=>H(f).at(-1)]),U(`click`,t,()=>a.choose(H(u))),K(e,t)};J(h,e=>{H(u)&&e(g)});var v=z(h,2),y=e=>{var t=Yl(),n=I(t);Oe(),k(t),wi(t,Ic),B(e=>q(n,`${e??``} `),[()=>Q(`back`)]),U(`click`,t,()=>a.clear()),K(e,t)};J(v,e=>{a.menu.length&&e(y)});var b=z(v,2),x=e=>{var t=eu(),n=R(t,!0);wi(t,Ic),B(e=>q(n,e),[()=>Q(`all-the-same`,{what:a.doubt.sentence??``})]),U(`click`,t,()=>a.insist()),K(e,t)};J(b,e=>{a.doubt&&e(x)}),k(t),K(e,t)};J(te,e=>{H(o)&&!a.sent&&e(ne)});var re=z(te,2),ie=I(re);jl(ie,{});var ae=z(ie,2),oe=e=>{var t=nu(),n=I(t);Fs(n,{name:`skip`});var i=R(z(n,2),!0);Oe(2),k(t),B(e=>q(i,e),[()=>Q(`skip-ahead`)]),U(`click`,t,()=>r.skip()),K(e,t)};J(ae,e=>{r.screen.behind&&e(oe)});var se=z(ae,2),ce=e=>{var t=ru(),n=I(t);Fs(n,{name:`menu`});var r=R(z(n,2),!0);k(t),B(e=>{Z(t,`aria-expanded`,H(m)),q(r,e)},[()=>Q(`all-answers`,{n:H(o).options.length})]),U(`click`,t,()=>{F(g,``),F(m,!H(m))}),K(e,t)};J(se,e=>{H(o)&&H(o).kind!==`distribute`&&H(o).options.length>H(l).length+ +!!H(u)&&e(ce)});var le=z(se,2),ue=e=>{var t=iu(),n=I(t);Fs(n,{name:`hint`});var i=R(z(n,2),!0);Oe(2),k(t),B(e=>q(i,e),[()=>Q(`hint`)]),U(`click`,t,()=>r.askHint()),K(e,t)};J(le,e=>{r.server.room?.hints&&H(o)&&e(ue)});var de=z(le,2),fe=e=>{var t=au(),n=I(t);Fs(n,{name:`undo`});var i=R(z(n,2),!0);Oe(2),k(t),B(e=>q(i,e),[()=>Q(`undo`)]),U(`click`,t,()=>r.undo()),K(e,t)};J(de,e=>{r.server.lasts&&r.server.room?.yours.length&&r.server.table?.at&&e(fe)}),k(re);var pe=z(re,2),me=e=>{wl(e,{onclose:()=>F(m,!1),get typed(){return H(g)},set typed(e){F(g,e,!0)}})};return J(pe,e=>{H(m)&&H(o)&&!a.sent&&e(me)}),k(x),B(e=>{S=Ni(x,1,`prompt svelte-qo5uwq`,null,S,{mine:H(o)&&!a.sent}),Z(x,`aria-label`,e),Z(x,`data-seq`,a.seq),Z(x,`data-menu`,a.menu.length>0),Z(x,`data-gathers`,a.gathers)},[()=>Q(`question`)]),K(e,x),j(b)}W([`click`]);var cu=400,lu=class{#e=P(null);get question(){return H(this.#e)}set question(e){F(this.#e,e)}#t=P(-1);get seq(){return H(this.#t)}set seq(e){F(this.#t,e,!0)}#n=P({picked:[],points:[]});get selection(){return H(this.#n)}set selection(e){F(this.#n,e)}#r=P([]);get menu(){return H(this.#r)}set menu(e){F(this.#r,e)}#i=P(null);get doubt(){return H(this.#i)}set doubt(e){F(this.#i,e)}#a=P(!1);get sent(){return H(this.#a)}set sent(e){F(this.#a,e,!0)}#o=M(()=>this.question?tl(this.question):new Map);#s;#c=0;constructor(e){this.#s=e}ask(e,t){let n=t===this.seq&&e?.seat===this.question?.seat;this.question=e,this.seq=t,this.sent=!1,e?n?this.#l(e):this.clear():this.forget()}#l(e){let t=t=>e.options.filter(e=>e.answer===t.answer);this.menu=this.menu.flatMap(t),this.doubt=this.doubt&&(t(this.doubt)[0]??null)}clear(){this.forget(),this.question&&(this.selection=ll(this.question))}forget(){this.menu=[],this.doubt=null}state(e){if(!this.question||this.sent)return``;let t=this.#u(e);return t.some(e=>this.#f(e))?`chosen`:t.length?`legal`:``}options(e){return this.question&&!this.sent?this.#u(e):[]}mark(e){let t=this.options(e).map(e=>this.#d(e));if(this.question?.kind===`distribute`){let e=t.reduce((e,t)=>e+(this.selection.points[t]??0),0);return e?String(e):``}let n=Math.max(-1,...t.map(e=>this.selection.picked.indexOf(e)));return n>=0&&this.question?.kind===`order`?String(n+1):``}touch(e){this.options(e).length||this.forget();let t=this.options(e);if(!t.length)return!1;if(this.gathers){let e=t.find(e=>!this.#f(e))??t[0];this.gather(e)}else this.narrow(t);return!0}narrow(e){e.length===1?this.choose(e[0]):this.menu=e.length===this.menu.length?[]:e}get gathers(){return!!this.question&&(el(this.question)||this.question.kind===`distribute`)}gather(e,t=1){let n=this.question;if(!n)return;let r=this.#d(e);this.selection=n.kind===`distribute`?fl(n,this.selection,r,t):dl(n,this.selection,r)}choose(e){this.question&&!this.sent&&(this.gathers&&e!==sl(this.question)?this.gather(e):e.warning?this.doubtful(e):this.send(e.answer))}doubtful(e){this.doubt!==e&&(this.#c=Date.now()),this.doubt=e,this.menu=[e]}insist(){this.doubt&&Date.now()-this.#c>=cu&&this.send(this.doubt.answer)}get whole(){return this.question&&this.gathers?ml(this.question,this.selection):void 0}get left(){return this.question?.kind===`distribute`?this.question.high-ul(this.selection):0}get picked(){return this.selection.picked.flatMap(e=>this.question?.options[e]??[])}get begun(){return this.gathers&&(this.picked.length>0||ul(this.selection)>0)}confirm(){this.whole&&this.send(this.whole)}send(e){this.question&&(this.forget(),this.sent=!0,this.#s(e,this.seq,this.question.seat))}#u(e){let t=[...new Set(e.flatMap(e=>H(this.#o).get(e)??[]))];return this.menu.length?t.filter(e=>this.menu.includes(e)):t}#d(e){return this.question?.options.indexOf(e)??-1}#f(e){let t=this.#d(e);return this.selection.picked.includes(t)||(this.selection.points[t]??0)>0}},uu=[`undo`,`hint`,`why`,`board`,`card`,`force`,`log`,`order`,`save`,`concede`,`help`];function du(e,t){return[...t(`command-${e}`).toLowerCase().split(/\s+/),e]}function fu(e,t){if(/^\?\s*\S/.test(e))return{command:`why`,rest:e.slice(1).trim()};let[n=``,...r]=e.trim().split(/\s+/),i=n===`?`?`help`:uu.find(e=>du(e,t).includes(n.toLowerCase()));return i&&{command:i,rest:r.join(` `)}}var pu=26,mu=92;function hu(e){let t=e.flat();return{low:Math.min(0,...t),high:Math.max(1,...t),turns:Math.max(1,...e.map(e=>e.length-1))}}function gu({low:e,high:t}){let n=(e+t)/2;return Number.isInteger(n)?[e,n,t]:[e,t]}function _u({turns:e},t){return pu+290*t/e}function vu({low:e,high:t},n){return mu-84*(n-e)/(t-e)}function yu(e,t){return t.map((t,n)=>`${n?`L`:`M`}${_u(e,n).toFixed(1)} ${vu(e,t).toFixed(1)}`).join(``)}var bu=G(`<span><svg class="key svelte-cebp1h" viewBox="0 0 24 6" aria-hidden="true"><path d="M0 3H24" class="svelte-cebp1h"></path></svg> </span>`),xu=qr(`<path class="grid svelte-cebp1h"></path><text text-anchor="end" class="svelte-cebp1h"> </text>`,1),Su=qr(`<path class="course svelte-cebp1h"></path>`),Cu=G(`<th scope="col" class="svelte-cebp1h"> </th>`),wu=G(`<td class="svelte-cebp1h"> </td>`),Tu=G(`<tr><th scope="row" class="svelte-cebp1h"></th><!></tr>`),Eu=G(`<figure class="svelte-cebp1h"><figcaption class="svelte-cebp1h"></figcaption> <svg role="img" class="svelte-cebp1h"><!><!><text class="svelte-cebp1h"> </text><text text-anchor="end" class="svelte-cebp1h"> </text></svg> <details class="svelte-cebp1h"><summary class="svelte-cebp1h"> </summary> <div class="wide svelte-cebp1h" tabindex="0" role="group"><table class="svelte-cebp1h"><thead><tr><th scope="col" class="svelte-cebp1h"> </th><!></tr></thead><tbody></tbody></table></div></details></figure>`);function Du(e,t){A(t,!0);let{tell:n}=Xc(),r=[`var(--gold)`,`var(--course-2)`,`var(--course-3)`,`var(--bad)`],i=[``,`7 4`,`2 4`,`9 3 2 3`],a=M(()=>hu(t.courses.map(e=>e.values))),o=e=>`${e.title}: ${e.values[0]} → ${e.values.at(-1)}`;var s=Eu(),c=I(s);X(c,21,()=>t.courses,Y,(e,t)=>{var n=bu(),a=I(n),s=I(a);let c;k(a);var l=z(a);k(n),B(e=>{Z(s,`stroke-dasharray`,i[H(t).seat]),c=Fi(s,``,c,{stroke:r[H(t).seat]}),q(l,` ${e??``}`)},[()=>o(H(t))]),K(e,n)}),k(c);var l=z(c,2),u=I(l);X(u,17,()=>gu(H(a)),Y,(e,t)=>{var n=xu(),r=L(n),i=z(r),o=R(i,!0);B((e,n,a,s)=>{Z(r,`d`,`M${e??``} ${n??``}H316`),Z(i,`x`,a),Z(i,`y`,s),q(o,H(t))},[()=>_u(H(a),0),()=>vu(H(a),H(t)),()=>_u(H(a),0)-5,()=>vu(H(a),H(t))+3]),K(e,n)});var d=z(u);X(d,17,()=>t.courses,Y,(e,t)=>{var n=Su();let o;B(e=>{Z(n,`d`,e),Z(n,`stroke-dasharray`,i[H(t).seat]),o=Fi(n,``,o,{stroke:r[H(t).seat]})},[()=>yu(H(a),H(t).values)]),K(e,n)});var f=z(d),p=R(f,!0),m=z(f),h=R(m,!0);k(l);var g=z(l,2),_=I(g),v=R(_,!0),y=z(_,2),b=I(y),x=I(b),S=I(x),C=I(S),w=R(C,!0);X(z(C),17,()=>t.courses,Y,(e,t)=>{var n=Cu(),r=R(n,!0);B(()=>q(r,H(t).title)),K(e,n)}),k(S),k(x);var T=z(x);X(T,21,()=>({length:H(a).turns+1}),Y,(e,n,r)=>{var i=Tu(),a=I(i);a.textContent=r,X(z(a),17,()=>t.courses,Y,(e,t)=>{var n=wu(),i=R(n,!0);B(()=>q(i,H(t).values[r]??``)),K(e,n)}),k(i),K(e,i)}),k(T),k(b),k(y),k(g),k(s),B((e,t,n,r,i,a,o)=>{Z(l,`viewBox`,`0 0 320 110`),Z(l,`aria-label`,e),Z(f,`x`,t),Z(f,`y`,106),q(p,n),Z(m,`x`,316),Z(m,`y`,106),q(h,r),q(v,i),Z(y,`aria-label`,a),q(w,o)},[()=>t.courses.map(o).join(`; `),()=>_u(H(a),0),()=>n(`ui-turn`,{n:0}),()=>n(`ui-turn`,{n:H(a).turns}),()=>Q(`as-table`),()=>Q(`as-table`),()=>Q(`turn`)]),K(e,s),j()}var Ou=`trivault.left`,ku=6,Au=class{#e=P(wa(location.hash));get route(){return H(this.#e)}set route(e){F(this.#e,e)}#t=P(null);get reading(){return H(this.#t)}set reading(e){F(this.#t,e)}#n=P(``);get error(){return H(this.#n)}set error(e){F(this.#n,e,!0)}#r=P(Sa(Ou,[]));get left(){return H(this.#r)}set left(e){F(this.#r,e)}go(){this.route=wa(location.hash),this.error=``,this.reading=null}forget(e,t){let n=this.left.filter(t=>t.room!==e);this.left=[...t?[t]:[],...n].slice(0,ku),Ca(Ou,this.left)}},ju=`trivault.plan`,Mu={game:``,games:{},clock:!1,minutes:15,increment:10,hints:!1,chat:!0,askAll:!1},Nu=new class{#e=P(null);get seed(){return H(this.#e)}set seed(e){F(this.#e,e,!0)}#t=P(fn({...Mu,...Sa(ju,{})}));get wish(){return H(this.#t)}set wish(e){F(this.#t,e,!0)}prepare(e){for(let t of e){let e=t.bots.map(e=>e.kind),n=e.at(-1),r=[{who:`me`,bot:n,deck:``},{who:`bot`,bot:n,deck:``}],{seats:i=r,options:a={}}=this.wish.games[t.name]??{};for(let t of i)e.includes(t.bot)||(t.bot=n);this.wish.games[t.name]={seats:i,options:a},this.resize(t,Math.min(Math.max(i.length,t.seats[0]),t.seats[1]))}e.some(e=>e.name===this.wish.game)||(this.wish.game=e[0]?.name??``)}of(e){return this.wish.games[e.name]}resize(e,t){let{seats:n}=this.of(e);for(;n.length<t;)n.push({...n.at(-1),deck:``});n.length=t}keep(){Ca(ju,this.wish)}};function Pu(e){return e.some((e,t)=>t&&(e.who===`open`||e.who===`lobby`))}function Fu(e,t){return t.map(({who:t,bot:n,deck:r},i)=>{let a=i>0&&(t===`open`||t===`lobby`),o=i===0?`me`:a?`open`:t===`bot`?n:t;return e.decks&&r&&!a?{kind:o,deck:r}:{kind:o}})}function Iu(e,t){return(e.options??[]).filter(e=>!e.seats?.length||e.seats.includes(t.length))}function Lu(e,{seats:t,options:n}){let r={};for(let{name:i,kind:a,without:o=[]}of Iu(e,t)){let e=n[i];o.some(e=>e in r)||(a===`flag`&&e===!0&&(r[i]=!0),a===`seat`&&typeof e==`number`&&e<t.length&&(r[i]=e),a===`each`&&Array.isArray(e)&&e.some(Boolean)&&(r[i]=t.map((t,n)=>e[n]||0)))}return r}function Ru(e,t,n){let{seats:r}=n,i=Pu(r);return{options:Lu(e,n),listed:r.some(e=>e.who===`lobby`),ask_all:t.askAll,...t.clock?{clock:{seconds:Math.round(t.minutes*60),increment:t.increment}}:{},...i?{hints:t.hints,chat:t.chat}:{}}}var zu=class{#e=P(null);get me(){return H(this.#e)}set me(e){F(this.#e,e)}#t=P([]);get games(){return H(this.#t)}set games(e){F(this.#t,e)}#n=P({});get known(){return H(this.#n)}set known(e){F(this.#n,e)}#r=M(()=>Object.fromEntries(Object.entries(this.known).map(([e,{cards:t}])=>[e,t])));get cards(){return H(this.#r)}set cards(e){F(this.#r,e)}#i=P([]);get lobby(){return H(this.#i)}set lobby(e){F(this.#i,e)}game(e){return this.games.find(t=>t.name===e)}},Bu=`trivault.settings`,Vu=fn({plain:!1,pace:900,quick:!matchMedia(`(pointer: coarse)`).matches,sound:!1,volume:50,alert:!1,...Sa(Bu,{})});function Hu(){Ca(Bu,Vu)}var Uu=700,Wu=class{#e=P(null);get moment(){return H(this.#e)}set moment(e){F(this.#e,e)}#t=P([]);get moves(){return H(this.#t)}set moves(e){F(this.#t,e)}#n=P(0);get step(){return H(this.#n)}set step(e){F(this.#n,e,!0)}#r=P(!1);get runs(){return H(this.#r)}set runs(e){F(this.#r,e,!0)}#i;#a;#o=null;#s;constructor(e){this.#i=e}get turns(){return this.moves.filter((e,t)=>t===0||this.moves[t-1].turn!==e.turn)}to(e,t=this.moment?.seat){return this.#o={at:Math.max(0,Math.min(e,this.moment?.end??1/0)),...t===void 0||t<0?{}:{seat:t}},this.#s??=this.#c().finally(()=>this.#s=void 0),this.#s}async#c(){for(this.moves.length||(this.moves=(await this.#i({type:`timeline`},`timeline`))?.moves??[]);this.#o;){let e=this.#o,t=await this.#i({type:`moment`,...e},`moment`);if(this.#l())return;this.#o===e&&(this.#o=null),t&&(this.moment=t,this.step+=1)}}#l(){return this.#o===null}turn(e){if(!this.moment)return;let{at:t,end:n}=this.moment,r=this.turns.map(e=>e.at),i=e>0?r.find(e=>e>t):r.findLast(e=>e<t);this.to(i??(e>0?n:0))}play(e=!this.runs){clearTimeout(this.#a),this.runs=e,e&&this.moment&&this.moment.at>=this.moment.end?this.to(0).then(()=>this.#u()):e&&this.#u()}#u(){this.#a=setTimeout(()=>void this.#d(),Math.max(Uu,1.5*Vu.pace))}async#d(){this.moment&&this.moment.at<this.moment.end?(await this.to(this.moment.at+1),this.runs&&this.#u()):this.play(!1)}async again(){this.moment&&(this.moves=[],await this.to(this.moment.at))}leave(){this.play(!1),this.#o=null,this.moment=null,this.moves=[]}},Gu=class{#e=[];#t;#n;#r;constructor(e,t){this.#n=e,this.#r=t}add(e,t=!1){this.#e.push(e),t?this.skip():this.#t||this.#i()}skip(){clearTimeout(this.#t),this.#t=void 0;for(let e of this.#e.splice(0))this.#n(e)}get busy(){return this.#e.length>0}#i(){let e=this.#e.shift();e===void 0?this.#t=void 0:(this.#n(e),this.#t=setTimeout(()=>this.#i(),this.#r()))}},Ku=class{#e=P(null);get line(){return H(this.#e)}set line(e){F(this.#e,e)}#t=P(!1);get behind(){return H(this.#t)}set behind(e){F(this.#t,e,!0)}#n=P(0);get read(){return H(this.#n)}set read(e){F(this.#n,e,!0)}#r=P(new Set);get fresh(){return H(this.#r)}set fresh(e){F(this.#r,e)}#i=P([]);get unasked(){return H(this.#i)}set unasked(e){F(this.#i,e)}#a=P(0);get unread(){return H(this.#a)}set unread(e){F(this.#a,e,!0)}#o=P(!1);get muted(){return H(this.#o)}set muted(e){F(this.#o,e,!0)}#s=P(null);get notice(){return H(this.#s)}set notice(e){F(this.#s,e)}#c=P(null);get hint(){return H(this.#c)}set hint(e){F(this.#c,e)}#l=P(!0);get reading(){return H(this.#l)}set reading(e){F(this.#l,e,!0)}#u=P(!1);get helping(){return H(this.#u)}set helping(e){F(this.#u,e,!0)}#d=P(!1);get aside(){return H(this.#d)}set aside(e){F(this.#d,e,!0)}#f=P(-1);get uncovered(){return H(this.#f)}set uncovered(e){F(this.#f,e,!0)}forget(){this.line=this.notice=this.hint=null,this.unasked=[]}say(e,t=!1,n=[]){this.notice={text:e,rules:n,bad:t}}},qu=class{#e=P(null);get room(){return H(this.#e)}set room(e){F(this.#e,e)}#t=P(null);get table(){return H(this.#t)}set table(e){F(this.#t,e)}#n=P([]);get log(){return H(this.#n)}set log(e){F(this.#n,e)}#r=P([]);get sentences(){return H(this.#r)}set sentences(e){F(this.#r,e)}#i=P([]);get chat(){return H(this.#i)}set chat(e){F(this.#i,e)}#a=P(null);get report(){return H(this.#a)}set report(e){F(this.#a,e)}lay(e){this.log=[...this.log.slice(0,e.since??0),...e.lines??[]],this.table=e}forget(){this.log=[],this.sentences=[]}get lasts(){return this.room?.status===`playing`}get company(){let{seats:e=[],yours:t=[],watching:n=0}=this.room??{};return e.filter((e,n)=>e.kind===`person`&&!t.includes(n)).length+n>+!t.length}get seat(){let e=this.room?.yours??[];return e.find(e=>this.table?.deciding.includes(e))??e[0]??-1}name(e){return this.room?.seats[e]?.name||Q(`player`,{n:e+1})}},Ju=new class{#e=P(null);now=null;#t=P(!1);get open(){return H(this.#t)}set open(e){F(this.#t,e,!0)}get seen(){return H(this.#e)}set seen(e){F(this.#e,this.now=e)}};function Yu(e){Ju.seen=e}function Xu(e){Ju.seen=e,Ju.open=!0}function Zu(){Ju.open=!1}function Qu(){Ju.seen=null,Ju.open=!1}function $u(e){let t;Fn(()=>{let n=e(),r=t;t=n,Ju.now&&(Ju.now===r||ed(Ju.now,n))&&(Ju.seen=n)}),Fn(()=>()=>{t&&Ju.now===t&&(Ju.seen={...t,notes:[],attached:[]})})}function ed(e,t){return e.slug===t.slug&&e.things.some(e=>t.things.includes(e))}var td=class{id;server=new qu;screen=new Ku;#e=P(0);#t=0;#n;#r=(e,...t)=>this.#p(()=>this.#n.ask(e,...t));#i=new Gu(e=>this.#s(e),()=>document.hidden?0:Vu.pace);asking=new lu((e,t,n)=>this.#f(e,t,n));back=new Wu(this.#r);constructor(e,t){this.id=t,this.#n=e,Qu()}get moment(){return this.back.moment}get shown(){return this.moment??this.server.table}get step(){return H(this.#e)+this.back.step}get covered(){let{room:e,table:t,lasts:n}=this.server;return(e?.yours.length??0)>1&&n&&!!t?.question&&t.seat!==this.screen.uncovered}hear(e){`room`in e&&e.room!==this.id||(e.type===`room`?this.server.room=e:e.type===`table`?this.#o(e):e.type===`chat`&&this.#a(e.lines))}#a(e){this.server.chat=[...this.server.chat,...e],this.screen.unread+=e.length}skip(){this.#i.skip()}#o(e){let{since:t=0,lines:n=[]}=e,r=!this.server.table||e.undone||!!e.id,i=r?[]:n.slice(Math.max(0,this.#t-t)).filter(e=>!e.small);this.#t=t+n.length,this.#i.add({table:e,line:i[0]});for(let e of i.slice(1))this.#i.add({line:e});r&&this.#i.skip(),this.screen.behind=this.#i.busy}#s({table:e,line:t}){e&&this.#c(e),this.screen.line=t??null,this.screen.behind=this.#i.busy}#c(e){let{server:t,screen:n}=this;t.table&&e.seat!==t.table.seat&&this.#l(),(e.at!==t.table?.at||e.undone)&&F(this.#e,H(this.#e)+1),t.lay(e),e.undone&&(n.read=Math.min(n.read,t.log.length)),n.fresh=new Set(t.log.slice(n.read).flatMap(e=>e.things??[])),n.unasked=e.undone?[]:[...n.unasked,...e.unasked??[]],n.hint=null,this.asking.ask(this.moment?null:e.question??null,e.seq),e.result&&this.#d()}#l(){this.server.forget(),this.screen.forget(),Qu(),this.#u()}async#u(){let e=await this.#r({type:`log`,since:0},`log`);e&&(this.server.log=e.lines)}async#d(){this.server.report=await this.#r({type:`report`},`report`)??this.server.report}#f(e,t,n){this.screen.notice=null,this.#i.skip(),this.screen.read=this.server.log.length,this.screen.unasked=[],this.#r({type:`answer`,answer:e,seq:t,seat:n},`done`).then(e=>{e||(this.asking.sent=!1)})}type(e){let{question:t,seq:n}=this.asking;t?this.#f(e,n,t.seat):this.screen.say(Q(`not-your-turn`),!0)}async undo(){let e=this.server.seat<0?void 0:this.server.seat;await this.#r({type:`undo`,seat:e},`done`,`table`)}async askHint(){this.screen.hint=await this.#r({type:`hint`},`hint`)??null}async whyNot(e){let t=await this.#r({type:`why-not`,answer:e},`why-not`);t&&this.screen.say(t.message,!1,t.rules)}async rule(e){let t=await this.#r({type:`rule`,rule:e},`rule`);t&&this.screen.say(``,!1,[{rule:t.rule,text:t.text}])}async affects(e){let t=this.moment?{at:this.moment.at,...this.moment.seat<0?{}:{seat:this.moment.seat}}:{};return this.#r({type:`affects`,thing:e,...t},`affects`)}async describe(){this.server.sentences=(await this.#r({type:`describe`},`describe`))?.sentences??this.server.sentences}async resign(){this.server.seat>=0&&await this.#r({type:`resign`,seat:this.server.seat},`done`)}async rematch(e){await this.#r({type:`rematch`,swap:e},`done`)}async give(e){await this.#r({type:`give`,seat:e},`done`)}async take(e){await this.#r({type:`take`,seat:e},`done`)}async talk(e){await this.#r({type:`chat`,text:e},`done`)}async mute(e){await this.#r({type:`mute`,on:e},`done`)&&(this.screen.muted=e)}async stops(e,t){await this.#r({type:`stops`,stops:e,seat:t},`done`)}async order(e){await this.#r({type:`order`,on:e},`done`)}async save(){return this.#r({type:`save`},`saved`)}async lookBack(e){this.#i.skip(),await this.back.to(e),this.moment&&this.asking.ask(null,-1)}backToNow(){this.back.leave(),this.asking.ask(this.server.table?.question??null,this.server.table?.seq??-1)}async again(){this.server.room?.status!==`waiting`&&(await this.#u(),this.screen.line=null,this.screen.muted&&await this.mute(!0),Vu.plain&&await this.describe(),await this.back.again(),this.server.report&&await this.#d())}async#p(e){try{return await e()}catch(e){e instanceof Cc&&this.screen.say(e.message,!0,e.rules);return}}},nd=`trivault.token`,rd=`trivault.seats`,id=800,$=new class{server=new zu;screen=new Au;link=new Ec(()=>this.#t(),e=>this.#r(e));#e=P(null);get sitting(){return H(this.#e)}set sitting(e){F(this.#e,e)}open(){let e=new URL(`ws`,location.href);e.protocol=e.protocol===`https:`?`wss:`:`ws:`,e.hash=``,document.documentElement.lang=es.lang,addEventListener(`hashchange`,()=>void this.#a()),this.link.open(e.href)}async#t(){let e=localStorage.getItem(nd)??``;this.#i(await this.link.ask({type:`hello`,lang:es.lang,token:e},`welcome`)),await this.#n(),await this.link.ask({type:`lobby`},`lobby`),await this.#a()}async#n(){let{games:e}=await this.link.ask({type:`games`},`games`);Nu.prepare(e),this.server.games=e}#r(e){e.type===`seat`?this.#l(e):e.type===`lobby`?this.server.lobby=e.rooms:e.type===`moved`?location.hash=`#/room/${e.room}`:this.sitting?.hear(e),e.type===`room`&&this.#u(e)}#i(e){this.server.me=e,localStorage.setItem(nd,e.token)}async register(e,t){this.#i(await this.link.ask({type:`register`,name:e,password:t},`welcome`))}async login(e,t){this.#i(await this.link.ask({type:`login`,name:e,password:t},`welcome`))}async logout(){this.#i(await this.link.ask({type:`logout`},`welcome`))}async rename(e){this.#i(await this.link.ask({type:`rename`,name:e},`welcome`))}async#a(){this.screen.go();let{route:e}=this.screen;e.page===`room`?await this.#o(e.room):this.sitting&&await this.#c(),e.page===`cards`&&await this.learn(e.game||this.server.games[0]?.name||``),e.page===`build`&&await this.learn(e.game),e.page===`learn`&&await fs(e.game),setTimeout(()=>void ps().catch(()=>void 0),id)}async#o(e){let t=Sa(rd,{})[e]??``,n=this.sitting?.id===e?this.sitting:new td(this.link,e);this.sitting=n;try{let r=await this.#s(e,t);await this.learn(r.game),this.sitting===n&&await n.again()}catch(t){if(!(t instanceof Cc))return;this.screen.error=t.message,this.sitting=null,this.screen.forget(e)}}async#s(e,t){try{return await this.link.ask({type:`join`,room:e,token:t},`room`)}catch(n){if(!t||!(n instanceof Cc))throw n;return this.link.ask({type:`join`,room:e},`room`)}}async#c(){this.sitting=null,await this.link.ask({type:`leave`},`done`).catch(()=>void 0)}#l({room:e,token:t}){let n=Object.entries(Sa(rd,{})).slice(-50);Ca(rd,Object.fromEntries([...n,[e,t]]))}#u({room:e,game:t,status:n,yours:r,seats:i}){let a=i.filter((e,t)=>!r.includes(t)).map(e=>e.name??``);this.screen.forget(e,n!==`over`&&r.length?{room:e,game:t,names:a}:void 0)}async create(e,t,n={}){let r=await this.link.ask({type:`create`,game:e,seats:t,...n},`room`);location.hash=`#/room/${r.room}`}async load(e){let t=await this.link.ask({type:`load`,replay:e},`room`);location.hash=`#/room/${t.room}`}async playOn(e){let t=await this.link.ask({type:`play-on`,at:e},`room`,`moved`);location.hash=`#/room/${t.room}`}async learn(e,t=!1){if(!this.server.game(e)||this.server.known[e]&&!t)return;let[{cards:n,filters:r=[]}]=await Promise.all([this.link.ask({type:`cards`,game:e},`cards`),fs(e)]),i={cards:new Map(n.map(e=>[e.slug,e])),filters:r.map(e=>cc(e,es.lang))};this.server.known={...this.server.known,[e]:i},xa.load(e)}async read(e,t){await this.learn(e),this.screen.reading={game:e,card:t}}async speak(e){es.use(e),document.documentElement.lang=e,await this.link.ask({type:`language`,lang:e},`welcome`,`done`,`table`),await this.#n();for(let e of Object.keys(this.server.known))await this.learn(e,!0);await this.sitting?.again()}},ad=G(`<button> </button>`),od=G(`<button class="main"> </button> <!>`,1),sd=G(`<p><a class="button main"> </a></p>`),cd=G(`<p role="status"> </p>`),ld=G(`<li><button class="svelte-1f29zrf"><small class="svelte-1f29zrf"> </small> <span class="svelte-1f29zrf"> </span> <!></button></li>`),ud=G(`<section aria-labelledby="moments"><h3 id="moments"> </h3> <ol class="moments svelte-1f29zrf"></ol></section>`),dd=G(`<section class="report svelte-1f29zrf" aria-labelledby="report"><h2 id="report" tabindex="-1" class="svelte-1f29zrf"><!> </h2> <div class="next svelte-1f29zrf"><!> <button> </button> <button> </button> <a class="button" href="#/"> </a></div> <!> <!> <!> <div class="charts svelte-1f29zrf"></div></section>`);function fd(e,t){A(t,!0);let{sitting:n,tell:r}=Xc(),i=M(()=>n.server.report),a=M(()=>[...new Set(H(i).courses.map(e=>e.name))]),o=M(()=>H(i).result?.winners.some(e=>n.server.room?.yours.includes(e))),s=M(()=>$.server.games.find(e=>e.name===n.server.room?.game)?.decks),c=M(()=>(n.server.room?.rematch??[]).map(e=>n.server.name(e))),l=M(()=>!!n.server.room?.yours.length);var u=dd(),d=I(u),f=I(d),p=e=>{var t=Jr();B(e=>q(t,`${e??``} `),[()=>Q(`you-win`)]),K(e,t)};J(f,e=>{H(o)&&n.server.room?.yours.length===1&&e(p)});var m=z(f,1,!0);k(d);var h=z(d,2),g=I(h),_=e=>{var t=od(),r=L(t),i=R(r,!0),a=z(r,2),o=e=>{var t=ad(),r=R(t,!0);B(e=>q(r,e),[()=>Q(`again-swapped`,{what:H(s)})]),U(`click`,t,()=>n.rematch(!0)),K(e,t)};J(a,e=>{H(s)&&e(o)}),B(e=>q(i,e),[()=>Q(`again`)]),U(`click`,r,()=>n.rematch(!1)),K(e,t)};J(g,e=>{H(l)&&e(_)});var v=z(g,2),y=R(v,!0),b=z(v,2),x=R(b,!0),S=R(z(b,2),!0);k(h);var C=z(h,2),w=e=>{var t=sd(),r=I(t),i=R(r,!0);k(t),B(e=>{Z(r,`href`,`#/room/${n.server.room.next??``}`),q(i,e)},[()=>Q(`to-next`)]),K(e,t)};J(C,e=>{n.server.room?.next&&e(w)});var T=z(C,2),ee=e=>{var t=cd(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`agreed`,{names:H(c).join(`, `)})]),K(e,t)};J(T,e=>{H(c).length&&e(ee)});var E=z(T,2),te=e=>{var t=ud(),a=I(t),o=R(a,!0),s=z(a,2);X(s,21,()=>H(i).moments,Y,(e,t)=>{var i=ld(),a=I(i),o=I(a),s=R(o,!0),c=z(o,2),l=R(c,!0);Fs(z(c,2),{name:`replay`}),k(a),k(i),B(e=>{q(s,e),q(l,H(t).text)},[()=>r(`ui-turn`,{n:H(t).turn})]),U(`click`,a,()=>n.lookBack(H(t).at)),K(e,i)}),k(s),k(t),B(e=>q(o,e),[()=>Q(`key-moments`)]),K(e,t)};J(E,e=>{H(i).moments?.length&&e(te)});var ne=z(E,2);X(ne,21,()=>H(a),Y,(e,t)=>{{let n=M(()=>H(i).courses.filter(e=>e.name===H(t)));Du(e,{get courses(){return H(n)}})}}),k(ne),k(u),B((e,t,n)=>{q(m,H(i).summary),q(y,e),q(x,t),q(S,n)},[()=>Q(`replay`),()=>Q(`see-table`),()=>Q(`another-game`)]),U(`click`,v,()=>n.lookBack(0)),U(`click`,b,()=>n.screen.reading=!1),K(e,u),j()}W([`click`]);var pd=G(`<i class="svelte-1tzjqu6"></i>`),md=G(`<option> </option>`),hd=G(`<label class="svelte-1tzjqu6"><span class="unseen"> </span> <select class="svelte-1tzjqu6"><!><!></select></label>`),gd=G(`<span class="svelte-1tzjqu6"> </span>`),_d=G(`<span class="quiet svelte-1tzjqu6"> </span>`),vd=G(`<section class="timeline svelte-1tzjqu6"><div class="steps svelte-1tzjqu6"><button class="svelte-1tzjqu6"><!> <span class="unseen"> </span></button> <button class="svelte-1tzjqu6"><!> <span class="unseen"> </span></button> <button class="main svelte-1tzjqu6"><!> <span> </span></button> <button class="svelte-1tzjqu6"><!> <span class="unseen"> </span></button> <button class="svelte-1tzjqu6"><!> <span class="unseen"> </span></button></div> <label class="slider svelte-1tzjqu6"><span> </span> <input type="range" min="0" class="svelte-1tzjqu6"/> <span class="ticks svelte-1tzjqu6" aria-hidden="true"></span></label> <label class="svelte-1tzjqu6"><span class="unseen"> </span> <select class="svelte-1tzjqu6"></select></label> <!> <p class="next svelte-1tzjqu6" aria-live="polite" tabindex="0"><!> <!></p> <div class="steps svelte-1tzjqu6"><button class="svelte-1tzjqu6"> </button> <button class="svelte-1tzjqu6"> <kbd>Esc</kbd></button></div></section>`);function yd(e,t){A(t,!0);let{sitting:n}=Xc(),r=n.back,i=M(()=>n.moment),a=M(()=>r.moves[H(i).at]),o=M(()=>n.server.room?.status===`over`?n.server.room.seats.map((e,t)=>t):[]),s=M(()=>H(i).at===0),c=M(()=>H(i).at>=H(i).end),l=e=>`${100*e/Math.max(1,H(i).end)}%`;var u=vd(),d=I(u),f=I(d),p=I(f);Fs(p,{name:`turn-back`});var m=R(z(p,2),!0);k(f);var h=z(f,2),g=I(h);Fs(g,{name:`step-back`});var _=R(z(g,2),!0);k(h);var v=z(h,2),y=I(v);{let e=M(()=>r.runs?`pause`:`turn`);Fs(y,{get name(){return H(e)}})}var b=R(z(y,2),!0);k(v);var x=z(v,2),S=I(x);Fs(S,{name:`step-on`});var C=R(z(S,2),!0);k(x);var w=z(x,2),T=I(w);Fs(T,{name:`turn-on`});var ee=R(z(T,2),!0);k(w),k(d);var E=z(d,2),te=I(E),ne=R(te,!0),re=z(te,2);qi(re);var ie=z(re,2);X(ie,21,()=>r.turns,e=>e.at,(e,t)=>{var n=pd();let r;B(e=>r=Fi(n,``,r,{left:e}),[()=>l(H(t).at)]),K(e,n)}),k(ie),k(E);var ae=z(E,2),oe=I(ae),se=R(oe,!0),ce=z(oe,2);X(ce,21,()=>r.turns,e=>e.at,(e,t)=>{var r=md(),i=R(r,!0),a={};B(e=>{q(i,e),a!==(a=H(t).at)&&(r.value=(r.__value=a)??``)},[()=>Q(`turn-of`,{turn:H(t).turn,name:n.server.name(H(t).seat)})]),K(e,r)}),k(ce);var le;zi(ce),k(ae);var ue=z(ae,2),de=e=>{var t=hd(),a=I(t),s=R(a,!0),c=z(a,2),l=I(c),u=e=>{var t=md(),n=R(t,!0);t.value=t.__value=-1,B(e=>q(n,e),[()=>Q(`seen-by-all`)]),K(e,t)};J(l,e=>{H(i).seat<0&&e(u)}),X(z(l),17,()=>H(o),Y,(e,t)=>{var r=md(),i=R(r,!0),a={};B(e=>{q(i,e),a!==(a=H(t))&&(r.value=(r.__value=a)??``)},[()=>Q(`seen-by-one`,{name:n.server.name(H(t))})]),K(e,r)}),k(c);var d;zi(c),k(t),B(e=>{q(s,e),d!==(d=H(i).seat)&&(c.value=(c.__value=d)??``,Ri(c,d))},[()=>Q(`seen-by`)]),U(`change`,c,e=>r.to(H(i).at,Number(e.currentTarget.value))),K(e,t)};J(ue,e=>{H(o).length&&e(de)});var fe=z(ue,2),pe=I(fe);X(pe,17,()=>H(i).lines??[],Y,(e,t)=>{var n=gd(),r=R(n,!0);B(()=>q(r,H(t).text)),K(e,n)});var me=z(pe,2),he=e=>{var t=_d(),r=R(t,!0);B(e=>q(r,e),[()=>Q(`next-move`,{name:n.server.name(H(a).seat),what:H(a).sentence})]),K(e,t)};J(me,e=>{H(a)?.sentence&&e(he)}),k(fe);var ge=z(fe,2),_e=I(ge),ve=R(_e,!0),ye=z(_e,2),be=I(ye);Oe(),k(ye),k(ge),k(u),B((e,t,n,a,o,l,d,p,g,y,S,T,E,te,ie)=>{Z(u,`aria-label`,e),Z(f,`title`,t),f.disabled=H(s),q(m,n),Z(h,`title`,a),h.disabled=H(s),q(_,o),Z(v,`aria-pressed`,r.runs),q(b,l),Z(x,`title`,d),x.disabled=H(c),q(C,p),Z(w,`title`,g),w.disabled=H(c),q(ee,y),q(ne,S),Z(re,`max`,H(i).end),Ji(re,H(i).at),q(se,T),le!==(le=E)&&(ce.value=(ce.__value=le)??``,Ri(ce,le)),q(ve,te),q(be,`${ie??``} `)},[()=>Q(`replay`),()=>Q(`turn-back`),()=>Q(`turn-back`),()=>Q(`step-back`),()=>Q(`step-back`),()=>r.runs?Q(`pause`):Q(`run`),()=>Q(`step-on`),()=>Q(`step-on`),()=>Q(`turn-on`),()=>Q(`turn-on`),()=>Q(`moment`,{at:H(i).at,end:H(i).end,turn:H(i).turn}),()=>Q(`jump-turn`),()=>r.turns.findLast(e=>e.at<=H(i).at)?.at??0,()=>Q(`play-on`),()=>Q(`to-now`)]),U(`click`,f,()=>r.turn(-1)),U(`click`,h,()=>r.to(H(i).at-1)),U(`click`,v,()=>r.play()),U(`click`,x,()=>r.to(H(i).at+1)),U(`click`,w,()=>r.turn(1)),U(`input`,re,e=>r.to(e.currentTarget.valueAsNumber)),U(`change`,ce,e=>r.to(Number(e.currentTarget.value))),U(`click`,_e,()=>$.playOn(H(i).at)),U(`click`,ye,()=>n.backToNow()),K(e,u),j()}W([`click`,`input`,`change`]);var bd=G(`<button class="svelte-pypywg"> </button>`),xd=G(`<li class="svelte-pypywg"></li>`),Sd=G(`<ul class="effects svelte-pypywg"></ul>`);function Cd(e,t){A(t,!0);var n=Sd();X(n,21,()=>t.effects,Y,(e,t)=>{let n=()=>H(t).effect,r=()=>H(t).card,i=()=>H(t).slug;var a=xd();X(a,21,()=>nc(n(),new Map(i()?[[r(),i()]]:[])),Y,(e,t)=>{var n=Yr(),r=L(n),i=e=>{var n=bd(),r=R(n,!0);B(()=>q(r,H(t).text)),U(`click`,n,()=>Xu({slug:H(t).slug,things:[],deed:``,notes:[]})),K(e,n)},a=e=>{var n=Jr();B(()=>q(n,H(t).text)),K(e,n)};J(r,e=>{H(t).slug?e(i):e(a,-1)}),K(e,n)}),k(a),K(e,a)}),k(n),K(e,n),j()}W([`click`]);var wd=G(`<p class="svelte-18gwdac"> </p>`),Td=G(`<section class="affects svelte-18gwdac" aria-labelledby="affects"><h3 id="affects" class="svelte-18gwdac"> </h3> <!></section>`);function Ed(e,t){A(t,!0);let{sitting:n}=Xc(),r=P(void 0);Fn(()=>{let e=t.thing;n.step>=0&&n.affects(e).then(n=>e===t.thing&&F(r,n))});var i=Yr(),a=L(i),o=e=>{var t=Td(),n=I(t),i=R(n,!0),a=z(n,2),o=e=>{Cd(e,{get effects(){return H(r).effects}})},s=e=>{var t=wd(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`affects-nothing`)]),K(e,t)};J(a,e=>{H(r).effects.length?e(o):e(s,-1)}),k(t),B(e=>q(i,e),[()=>Q(`affects`)]),K(e,t)};J(a,e=>{H(r)&&e(o)}),K(e,i),j()}var Dd=G(`<small> </small>`),Od=G(`<span class="unseen" role="alert"> </span>`),kd=G(`<span><!> <span role="timer"> </span> <!></span> <!>`,1);function Ad(e,t){A(t,!0);let n=P(0);Fn(()=>{let e=performance.now()+t.left;if(F(n,t.left,!0),!t.runs)return;let r=setInterval(()=>F(n,Math.max(0,e-performance.now()),!0),250);return()=>clearInterval(r)});let r=M(()=>Math.ceil(H(n)/1e3)),i=M(()=>H(r)<30),a=M(()=>`${Math.floor(H(r)/60)}:${String(H(r)%60).padStart(2,`0`)}`);var o=kd(),s=L(o);let c;var l=I(s),u=e=>{Fs(e,{name:`warning`})},d=e=>{Fs(e,{name:`clock`})};J(l,e=>{H(i)?e(u):t.runs&&e(d,1)});var f=z(l,2),p=R(f,!0),m=z(f,2),h=e=>{var t=Dd(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`little-time`)]),K(e,t)};J(m,e=>{H(i)&&e(h)}),k(s);var g=z(s,2),_=e=>{var t=Od(),n=R(t,!0);B(e=>q(n,e),[()=>H(i)?Q(`your-time`,{n:30}):``]),K(e,t)};J(g,e=>{t.own&&t.runs&&e(_)}),B(()=>{c=Ni(s,1,`clock svelte-7ksnpk`,null,c,{runs:t.runs,little:H(i)}),q(p,H(a))}),K(e,o),j()}function jd(e,t,n=(e,t)=>e!==t){let r=P(void 0),i=t(),a=e();return Ln(()=>{let o=e();t()!==i&&F(r,o===a?void 0:n(o,a)),i=t(),a=o}),()=>H(r)}var Md=G(`<small aria-hidden="true" class="svelte-13xisfs"> </small>`),Nd=G(`<span class="bar svelte-13xisfs" aria-hidden="true"><span class="svelte-13xisfs"></span></span>`),Pd=G(`<span><!> <b aria-hidden="true"> </b> <span class="unseen"> </span> <!> <!></span>`);function Fd(e,t){A(t,!0);let n=ga(t,`strong`,3,!1),{sitting:r}=Xc(),i=jd(()=>t.n,()=>r.step,(e,t)=>Number(e)-Number(t)||0);var a=Pd();let o;var s=I(a);Fs(s,{get name(){return t.icon}});var c=z(s,2),l=R(c,!0),u=z(c,2),d=R(u,!0),f=z(u,2),p=e=>{var t=Md(),n=R(t,!0);B(e=>q(n,e),[()=>ns(i())]),K(e,t)},m=M(()=>i());J(f,e=>{H(m)&&e(p)});var h=z(f,2),g=e=>{var n=Nd(),r=I(n);let i;k(n),B(e=>i=Fi(r,``,i,{width:e}),[()=>`${Math.min(100,100*t.n/t.of)}%`]),K(e,n)};J(h,e=>{t.of&&typeof t.n==`number`&&e(g)}),k(a),B(e=>{o=Ni(a,1,`dial svelte-13xisfs`,null,o,{strong:n(),changed:e}),Z(a,`data-dial`,t.icon),Z(a,`title`,t.text),q(l,t.n),q(d,t.text)},[()=>i()]),K(e,a),j()}var Id=G(`<section class="force svelte-3ldv6t" tabindex="0"><h2 class="svelte-3ldv6t"> </h2> <!></section>`);function Ld(e,t){A(t,!0);let{sitting:n}=Xc(),r=M(()=>n.shown?.force??[]);var i=Yr(),a=L(i),o=e=>{var t=Id(),n=I(t),i=R(n,!0);Cd(z(n,2),{get effects(){return H(r)}}),k(t),B((e,n)=>{Z(t,`aria-label`,e),q(i,n)},[()=>Q(`in-force`),()=>Q(`in-force`)]),K(e,t)};J(a,e=>{H(r).length&&e(o)}),K(e,i),j()}var Rd=G(`<p class="nothing svelte-133olco"> </p>`),zd=G(`<div class="lane svelte-133olco" role="group"><h3> </h3> <div class="box svelte-133olco"><div><!></div></div></div>`);function Bd(e,t){A(t,!0);let n=ga(t,`rows`,3,1),r=ga(t,`named`,3,!1),i=P(void 0),a=P(0),o=P(0),s=M(()=>H(i)?fc(mc(H(i)),H(a),H(o),t.n,n()):{card:0,rows:1});_c(()=>hc(H(s).card));var c=zd(),l=I(c);let u;var d=R(l,!0),f=z(l,2),p=I(f);let m,h;var g=I(p),_=e=>{var n=Yr();ui(L(n),()=>t.children),K(e,n)},v=e=>{var n=Rd(),r=R(n);B(e=>q(r,`${t.label??``}: ${e??``}`),[()=>Q(`empty`)]),K(e,n)};J(g,e=>{t.n?e(_):e(v,-1)}),k(p),k(f),la(f,e=>F(i,e),()=>H(i)),k(c),B(()=>{Z(c,`aria-label`,t.label),u=Ni(l,1,`svelte-133olco`,null,u,{unseen:!r()}),q(d,t.label),m=Ni(p,1,`cards svelte-133olco`,null,m,{wraps:H(s).rows>1}),h=Fi(p,``,h,{"--card":`${H(s).card??``}px`})}),sa(f,`clientWidth`,e=>F(a,e)),sa(f,`clientHeight`,e=>F(o,e)),K(e,c),j()}var Vd=G(`<button class="link rule svelte-14lwl8k">§</button>`),Hd=G(`<button class="link svelte-14lwl8k"> </button>`),Ud=G(`<li><!> <span class="svelte-14lwl8k"><!><!></span></li>`),Wd=G(`<li class="small svelte-14lwl8k"><span class="svelte-14lwl8k"> </span></li>`),Gd=G(`<section class="log svelte-14lwl8k" tabindex="0"><ol class="svelte-14lwl8k"></ol></section>`);function Kd(e,t){A(t,!0);let{sitting:n,game:r,face:i}=Xc(),a=M(()=>gs(r)?.Dice),o=M(()=>Math.max(0,n.server.log.length-200)),s=M(()=>n.moment?n.moment.lines??[]:n.server.log.slice(H(o))),c=M(()=>n.moment?0:n.screen.read-H(o)),l=P(void 0);Fn(()=>{H(s).length&&Or().then(()=>H(l)?.scrollTo({top:H(l).scrollHeight}))});var u=Gd(),d=I(u);X(d,21,()=>H(s),Y,(e,t,r)=>{let o=M(()=>nc(H(t).text,new Map((H(t).cards??[]).map(e=>[i(e).name,e]))));var s=Ud();let l;var u=I(s),d=e=>{var r=Vd();B(e=>{Z(r,`aria-label`,e),Z(r,`title`,H(t).rule)},[()=>Q(`rule`,{id:H(t).rule})]),U(`click`,r,()=>n.rule(H(t).rule)),K(e,r)};J(u,e=>{H(t).rule&&e(d)});var f=z(u,2),p=I(f);X(p,17,()=>H(o),Y,(e,t)=>{var n=Yr(),r=L(n),i=e=>{var n=Hd(),r=R(n,!0);B(()=>q(r,H(t).text)),U(`click`,n,()=>Xu({slug:H(t).slug,things:[],deed:``,notes:[]})),K(e,n)},a=e=>{var n=Jr();B(()=>q(n,H(t).text)),K(e,n)};J(r,e=>{H(t).slug?e(i):e(a,-1)}),K(e,n)});var m=z(p),h=e=>{var n=Yr();xi(L(n),()=>H(a),(e,n)=>{n(e,{get dice(){return H(t).dice}})}),K(e,n)};J(m,e=>{H(a)&&H(t).dice?.length&&e(h)}),k(f),k(s),B(()=>l=Ni(s,1,`svelte-14lwl8k`,null,l,{small:H(t).small,fresh:r>=H(c)})),K(e,s)},e=>{var t=Wd(),n=R(I(t),!0);k(t),B(e=>q(n,e),[()=>Q(`no-log`)]),K(e,t)}),k(d),k(u),la(u,e=>F(l,e),()=>H(l)),B(e=>Z(u,`aria-label`,e),[()=>Q(`log`)]),K(e,u),j()}W([`click`]);var qd=G(`<span class="count svelte-1x5e02m"> </span>`),Jd=G(`<span class="chosen-mark svelte-1x5e02m"><!></span>`),Yd=G(`<span class="legal-mark svelte-1x5e02m"></span>`),Xd=G(`<b> </b>`),Zd=G(`<span class="badge svelte-1x5e02m"><!><!></span>`),Qd=G(`<span class="badges svelte-1x5e02m"></span>`),$d=G(`<button><span class="unseen"> </span> <span class="picture svelte-1x5e02m" aria-hidden="true"><!> <!> <!> <!></span></button>`);function ef(e,t){A(t,!0);let n=ga(t,`badges`,19,()=>[]),r=ga(t,`deed`,3,``),i=ga(t,`tilted`,3,!1),a=ga(t,`flat`,3,!1),o=ga(t,`alike`,19,()=>[]),s=ga(t,`direct`,3,!1),{sitting:c,game:l,laid:u,face:d}=Xc(),f=vc(),p=c.asking,m=M(()=>d(t.slug)),h=M(()=>t.things.flatMap(e=>c.shown?.marks?.[e]??[])),g=M(()=>p.gathers||p.options(t.things).length>0),_=M(()=>H(g)?t.things:[...t.things,...o()]),v=M(()=>p.state(H(_))),y=M(()=>p.mark(t.things)),b=M(()=>t.said??(H(h).length?H(h):n().map(e=>e.text))),x=M(()=>({slug:t.slug,name:H(m).name,things:H(_),deed:r()&&`${r()} ${t.slug}`,notes:H(b),attached:t.attached})),S=M(()=>t.things.length>1&&!t.picture),C=M(()=>[H(m).name+(H(S)?` ×${t.things.length}`:``),...H(b),...H(v)===`chosen`?[Q(`chosen`)]:[],...p.options(H(_)).slice(0,3).map(e=>e.sentence??``)].join(`, `)),w=c.step,T=M(()=>w===c.step&&w>u()),ee=M(()=>t.things.some(e=>c.screen.line?.things?.includes(e))),E=M(()=>t.things.some(e=>c.screen.fresh.has(e))),te=M(()=>n().length?n().map(({icon:e,n:t=``})=>`${e}${t}`):H(b)),ne=jd(()=>H(te).join(),()=>c.step);$u(()=>H(x));function re(e){e.detail>0&&!Vu.quick&&!s()&&H(v)?Xu(H(x)):p.touch(H(_))||Xu(H(x))}function ie(e){e.preventDefault(),Xu(H(x))}var ae=$d();let oe;var se=I(ae),ce=R(se,!0),le=z(se,2),ue=I(le),de=e=>{var n=Yr();ui(L(n),()=>t.picture),K(e,n)},fe=e=>{{let t=M(()=>a()?`flat`:f());ec(e,{get face(){return H(m)},get game(){return l},get size(){return H(t)}})}};J(ue,e=>{t.picture?e(de):e(fe,-1)});var pe=z(ue,2),me=e=>{var n=qd(),r=R(n);B(()=>q(r,`×${t.things.length??``}`)),K(e,n)};J(pe,e=>{H(S)&&e(me)});var he=z(pe,2),ge=e=>{var t=Jd(),n=I(t),r=e=>{var t=Jr();B(()=>q(t,H(y))),K(e,t)},i=e=>{Fs(e,{name:`check`})};J(n,e=>{H(y)?e(r):e(i,-1)}),k(t),K(e,t)},_e=e=>{K(e,Yd())};J(he,e=>{H(v)===`chosen`?e(ge):H(v)&&e(_e,1)});var ve=z(he,2),ye=e=>{var t=Qd();X(t,21,n,Y,(e,t)=>{var n=Zd(),r=I(n);Fs(r,{get name(){return H(t).icon}});var i=z(r),a=e=>{var n=Xd(),r=R(n,!0);B(()=>q(r,H(t).n)),K(e,n)};J(i,e=>{H(t).n!==void 0&&e(a)}),k(n),B(()=>{Z(n,`data-icon`,H(t).icon),Z(n,`title`,H(t).text)}),K(e,n)}),k(t),K(e,t)};J(ve,e=>{n().length&&e(ye)}),k(le),k(ae),wi(ae,()=>Ic(()=>H(v))),B(e=>{oe=Ni(ae,1,`spot ${H(v)??``}`,`svelte-1x5e02m`,oe,{tilted:i(),flat:a(),badged:n().length,drawn:t.picture,now:e,fresh:H(E),stack:H(S)}),Z(ae,`data-target`,H(v)?``:void 0),Z(ae,`data-card`,t.slug),Z(ae,`aria-pressed`,p.gathers&&H(v)?H(v)===`chosen`:void 0),q(ce,H(C))},[()=>H(T)||ne()||H(ee)]),U(`click`,ae,re),U(`contextmenu`,ae,ie),Rr(`pointerenter`,ae,e=>e.pointerType===`mouse`&&Yu(H(x))),Rr(`focus`,ae,()=>Yu(H(x))),K(e,ae),j()}W([`click`,`contextmenu`]);var tf=G(`<button><!> <b aria-hidden="true"> </b> <span class="unseen"> </span></button> <dialog class="svelte-1h5os7y"><div class="head svelte-1h5os7y"><h2> </h2> <button> </button></div> <div class="cards svelte-1h5os7y"><!></div></dialog>`,1),nf=G(`<span class="pile svelte-1h5os7y"><!> <b aria-hidden="true"> </b> <span class="unseen"> </span></span>`);function rf(e,t){A(t,!0);let n=ga(t,`cards`,19,()=>[]),{sitting:r}=Xc(),i=M(()=>n().some(({thing:e})=>r.asking.state([e])));_c(()=>`middle`);let a=P(void 0),o=P(!1),s=!1;function c(){F(o,!0),s=H(i),H(a)?.showModal()}Fn(()=>{s&&(!H(i)||r.asking.menu.length)&&H(a)?.close()});let l=M(()=>`${t.label}: ${t.count}`);var u=Yr(),d=L(u),f=e=>{var r=tf(),u=L(r);let d;var f=I(u);Fs(f,{get name(){return t.icon}});var p=z(f,2),m=R(p,!0),h=R(z(p,2),!0);k(u),wi(u,()=>H(i)&&Ic());var g=z(u,2),_=I(g),v=I(_),y=R(v,!0),b=z(v,2),x=R(b,!0);k(_);var S=z(_,2),C=I(S),w=e=>{var t=Yr();X(L(t),17,n,({thing:e,slug:t})=>e,(e,t)=>{let n=()=>H(t).thing,r=()=>H(t).slug;{let t=M(()=>[n()]);ef(e,{get things(){return H(t)},get slug(){return r()}})}}),K(e,t)};J(C,e=>{H(o)&&e(w)}),k(S),k(g),la(g,e=>F(a,e),()=>H(a)),wi(g,()=>Nc),B(e=>{d=Ni(u,1,`pile svelte-1h5os7y`,null,d,{wanted:H(i)}),Z(u,`data-target`,H(i)?``:void 0),q(m,t.count),q(h,H(l)),Z(g,`aria-label`,H(l)),q(y,H(l)),q(x,e)},[()=>Q(`close`)]),U(`click`,u,c),Rr(`close`,g,()=>F(o,s=!1,!0)),U(`click`,b,()=>H(a)?.close()),K(e,r)},p=e=>{var n=nf(),r=I(n);Fs(r,{get name(){return t.icon}});var i=z(r,2),a=R(i,!0),o=R(z(i,2),!0);k(n),B(()=>{Z(n,`title`,H(l)),q(a,t.count),q(o,H(l))}),K(e,n)};J(d,e=>{n().length?e(f):e(p,-1)}),K(e,u),j()}W([`click`]);var af=G(`<div class="svelte-1ht8fe6"><dt class="svelte-1ht8fe6"> </dt> <dd class="svelte-1ht8fe6"> </dd></div>`),of=G(`<dl role="status" class="svelte-1ht8fe6"></dl>`),sf=G(`<h3 class="svelte-1ht8fe6"> </h3>`),cf=G(`<small class="svelte-1ht8fe6"> </small>`),lf=G(`<li class="svelte-1ht8fe6"><span aria-hidden="true"> </span> <button class="svelte-1ht8fe6"><span class="unseen"> </span> <!></button></li>`),uf=G(`<!> <ul class="answers svelte-1ht8fe6"></ul>`,1),df=G(`<li class="svelte-1ht8fe6"> </li>`),ff=G(`<div class="plain svelte-1ht8fe6"><section aria-labelledby="plain-answers"><h2 id="plain-answers" class="svelte-1ht8fe6"> </h2> <p> </p> <form><label for="typed"> </label> <div class="line svelte-1ht8fe6"><input id="typed" autocomplete="off" autocapitalize="off" spellcheck="false" aria-describedby="expected" class="svelte-1ht8fe6"/> <button class="main"> </button></div> <p id="expected" class="quiet svelte-1ht8fe6"> </p></form> <!> <!></section> <section aria-labelledby="plain-table"><h2 id="plain-table" tabindex="-1" class="svelte-1ht8fe6"> </h2> <ul class="svelte-1ht8fe6"></ul></section> <section aria-labelledby="plain-force"><h2 id="plain-force" tabindex="-1" class="svelte-1ht8fe6"> </h2> <ul class="svelte-1ht8fe6"></ul></section> <section aria-labelledby="plain-log"><h2 id="plain-log" tabindex="-1" class="svelte-1ht8fe6"> </h2> <ol class="svelte-1ht8fe6"></ol></section></div>`);function pf(e,t){A(t,!0);let{sitting:n,game:r,tell:i}=Xc(),a=n.asking,o=M(()=>a.question),s=M(()=>H(o)?.kind===`distribute`||H(o)?.kind===`number`),c=P(``),l=fn({}),u=P(!1),d=-1,f={undo:()=>void n.undo(),hint:()=>void n.askHint(),why:e=>void n.whyNot(e),board:()=>void n.describe().then(()=>l.table?.focus()),card:p,force:()=>l.force?.focus(),log:()=>l.log?.focus(),order:()=>void n.order(!n.server.room?.order),save:()=>void n.save().then(Ta),concede:m,help:()=>F(u,!0)};Fn(()=>{if(n.step<0)return;let e=setTimeout(()=>void n.describe(),60);return()=>clearTimeout(e)});function p(e){let t=e.toLowerCase(),a=[...$.server.cards[r]?.values()??[]],o=a.find(e=>e.name.toLowerCase()===t)??a.find(e=>e.name.toLowerCase().includes(t));o&&t?Xu({slug:o.slug,things:[],deed:``,notes:[]}):n.screen.say(i(`ui-no-card`,{typed:e}),!0)}function m(){if(d===a.seq&&n.server.lasts)return void n.resign();d=a.seq,n.screen.say(i(`ui-sure-concede`),!0)}function h(e){e.preventDefault();let t=H(c).trim();if(!t)return;F(c,``),F(u,!1);let r=fu(t,i);if(r)return f[r.command](r.rest);let l=/^\d+(\s+\d+)*$/.test(t)?t.split(/\s+/).map(Number):[];if(l.length&&H(o)&&!H(s))return g(l);let d=H(o)?hl(H(o),t):[];d.length===1?a.choose(d[0]):n.type(t)}function g(e){let t=e.map(e=>H(o).options[e-1]);if(t.some(e=>!e))return n.screen.say(H(o).expected??``,!0);if(!a.gathers)return a.choose(t[0]);a.clear();for(let e of t)a.gather(e);a.whole?a.confirm():n.screen.say(H(o).expected??``,!0)}var _=ff(),v=I(_),y=I(v),b=R(y,!0),x=z(y,2),S=R(x,!0),C=z(x,2),w=I(C),T=R(w,!0),ee=z(w,2),E=I(ee);qi(E);var te=R(z(E,2),!0);k(ee);var ne=R(z(ee,2));k(C);var re=z(C,2),ie=e=>{var t=of();X(t,21,()=>uu,Y,(e,t)=>{var n=af(),r=I(n),a=R(r,!0),o=R(z(r,2),!0);k(n),B((e,t)=>{q(a,e),q(o,t)},[()=>du(H(t),i)[0],()=>i(`help-${H(t)}`)]),K(e,n)}),k(t),K(e,t)};J(re,e=>{H(u)&&e(ie)}),X(z(re,2),17,()=>cl(H(o)?.options??[]),Y,(e,t)=>{var n=uf(),r=L(n),i=e=>{var n=sf(),r=R(n,!0);B(()=>q(r,H(t).title)),K(e,n)};J(r,e=>{H(t).title&&e(i)});var o=z(r,2);X(o,21,()=>H(t).answers,({option:e,n:t,label:n})=>t,(e,t)=>{let n=()=>H(t).option,r=()=>H(t).n,i=()=>H(t).label;var o=lf(),s=I(o),c=R(s,!0),l=z(s,2),u=I(l),d=R(u,!0),f=z(u),p=z(f),m=e=>{var t=cf(),r=R(t,!0);B(()=>q(r,n().note)),K(e,t)};J(p,e=>{n().note&&e(m)}),k(l),k(o),B(e=>{q(c,r()),Z(l,`aria-pressed`,e),q(d,r()),q(f,` ${i()??``}`)},[()=>a.gathers?a.picked.includes(n()):void 0]),U(`click`,l,()=>a.choose(n())),K(e,o)}),k(o),K(e,n)}),k(v);var ae=z(v,2),oe=I(ae),se=R(oe,!0);la(oe,e=>l.table=e,()=>l?.table);var ce=z(oe,2);X(ce,21,()=>n.server.sentences,e=>e.key,(e,t)=>{var n=df(),r=R(n,!0);B(()=>q(r,H(t).text)),K(e,n)}),k(ce),k(ae);var le=z(ae,2),ue=I(le),de=R(ue,!0);la(ue,e=>l.force=e,()=>l?.force);var fe=z(ue,2);X(fe,21,()=>n.shown?.force??[],Y,(e,t)=>{var n=df(),r=R(n,!0);B(()=>q(r,H(t).effect)),K(e,n)},e=>{var t=df(),n=R(t,!0);B(e=>q(n,e),[()=>i(`ui-no-force`)]),K(e,t)}),k(fe),k(le);var pe=z(le,2),me=I(pe),he=R(me,!0);la(me,e=>l.log=e,()=>l?.log);var ge=z(me,2);X(ge,21,()=>n.server.log.slice(-30),Y,(e,t)=>{var n=df(),r=R(n,!0);B(()=>q(r,H(t).text)),K(e,n)},e=>{var t=df(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`no-log`)]),K(e,t)}),k(ge),k(pe),k(_),B((e,t,n,r,i,c,l)=>{q(b,e),q(S,H(o)?.prompt??``),q(T,t),q(te,n),q(ne,`${(a.gathers||H(s)?H(o)?.expected:``)??``}
        ${r??``}`),q(se,i),q(de,c),q(he,l)},[()=>Q(`answers`),()=>Q(`type-here`),()=>Q(`send`),()=>Q(`plain-commands`,{list:uu.map(e=>du(e,i)[0]).join(`, `)}),()=>Q(`table`),()=>Q(`in-force`),()=>Q(`log`)]),Rr(`submit`,C,h),$i(E,()=>H(c),e=>F(c,e)),K(e,_),j()}W([`click`]);var mf=G(`<span class="turn svelte-1tq5xr1"><!> <span class="unseen"> </span></span>`),hf=G(`<span class="tag you svelte-1tq5xr1"> </span>`),gf=G(`<span class="tag svelte-1tq5xr1"> </span>`),_f=G(`<span class="extra svelte-1tq5xr1"> </span>`),vf=G(`<span class="emblems svelte-1tq5xr1"><!></span>`),yf=G(`<b> </b>`),bf=G(`<button data-target="" class="svelte-1tq5xr1"> <!><!></button>`),xf=G(`<div><div class="who svelte-1tq5xr1"><h2 class="svelte-1tq5xr1"><button class="name svelte-1tq5xr1"> </button></h2> <!> <!> <!> <!> <!> <!></div> <!> <div class="dials svelte-1tq5xr1"><!></div></div>`);function Sf(e,t){A(t,!0);let n=ga(t,`extra`,3,``),{sitting:r}=Xc(),i=M(()=>[-2-t.seat]),a=M(()=>r.asking.options(H(i))),o=M(()=>r.asking.state(H(i))),s=M(()=>r.server.room?.seats[t.seat]),c=M(()=>r.server.room?.yours.includes(t.seat)??!1),l=M(()=>r.server.name(t.seat)),u=M(()=>r.server.table?.deciding.includes(t.seat)&&!r.moment),d=M(()=>r.moment?void 0:r.server.table?.clocks?.[t.seat]),f=M(()=>r.asking.mark(H(i))),p=M(()=>r.asking.question?.kind===`distribute`?`${H(l)} +1`:H(a).length===1?H(a)[0].sentence:H(l)),m=M(()=>H(s)?.out?Q(`is-out`,{why:H(s).out}):H(s)?.bot?Q(`is-played`):H(s)?.kind===`person`&&!H(s).here?Q(`is-gone`):``),h=P(void 0);function g(){let e=H(h).querySelectorAll(`:is(.emblems, .dials) [title]:has(.unseen)`);Xu({slug:``,name:H(l),things:H(i),deed:``,notes:[...e].map(({title:e})=>e)})}var _=xf();let v;var y=I(_),b=I(y),x=I(b),S=R(x,!0);k(b);var C=z(b,2),w=e=>{var t=mf(),n=I(t);Fs(n,{name:`turn`});var r=R(z(n,2),!0);k(t),B((e,n)=>{Z(t,`title`,e),q(r,n)},[()=>Q(`deciding`),()=>Q(`deciding`)]),K(e,t)};J(C,e=>{H(u)&&e(w)});var T=z(C,2),ee=e=>{var t=hf(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`you`)]),K(e,t)};J(T,e=>{H(c)&&e(ee)});var E=z(T,2),te=e=>{var t=gf(),n=R(t,!0);B(()=>q(n,H(m))),K(e,t)};J(E,e=>{H(m)&&e(te)});var ne=z(E,2),re=e=>{var t=_f(),r=R(t,!0);B(()=>q(r,n())),K(e,t)};J(ne,e=>{n()&&e(re)});var ie=z(ne,2),ae=e=>{{let t=M(()=>!!H(u));Ad(e,{get left(){return H(d)},get runs(){return H(t)},get own(){return H(c)}})}};J(ie,e=>{H(d)!==void 0&&e(ae)});var oe=z(ie,2),se=e=>{var n=vf();ui(I(n),()=>t.emblems),k(n),K(e,n)};J(oe,e=>{t.emblems&&e(se)}),k(y);var ce=z(y,2),le=e=>{var t=bf(),n=I(t),a=z(n),s=e=>{var t=yf(),n=R(t,!0);B(()=>q(n,H(f))),K(e,t)};J(a,e=>{H(f)&&e(s)});var c=z(a),l=e=>{Fs(e,{name:`check`})};J(c,e=>{H(o)===`chosen`&&e(l)}),k(t),wi(t,()=>Ic(()=>H(o))),B(()=>{Z(t,`aria-pressed`,r.asking.gathers?H(o)===`chosen`:void 0),q(n,`${H(p)??``} `)}),U(`click`,t,()=>r.asking.touch(H(i))),K(e,t)};J(ce,e=>{H(o)&&e(le)});var ue=z(ce,2);ui(I(ue),()=>t.children),k(ue),k(_),la(_,e=>F(h,e),()=>H(h)),B(e=>{v=Ni(_,1,`player ${H(o)??``}`,`svelte-1tq5xr1`,v,{active:t.active}),Z(_,`data-seat`,t.seat),Z(x,`title`,e),q(S,H(l))},[()=>Q(`affects`)]),U(`click`,x,g),K(e,_),j()}W([`click`]);var Cf=G(`<div class="large svelte-197u7p7"><!></div>`),wf=G(`<h2> </h2>`),Tf=G(`<li class="svelte-197u7p7"> </li>`),Ef=G(`<ul class="notes svelte-197u7p7"></ul>`),Df=G(`<span class="svelte-197u7p7"> </span>`),Of=G(`<li><button class="svelte-197u7p7"> </button> <!></li>`),kf=G(`<ul class="attached svelte-197u7p7"></ul>`),Af=G(`<!> <!>`,1),jf=G(`<button class="main"> </button>`),Mf=G(`<button> <kbd>?</kbd></button>`),Nf=G(`<!> <div class="info svelte-197u7p7"><!> <!> <div class="deeds svelte-197u7p7"><!> <!> <button> <kbd>Esc</kbd></button></div></div>`,1),Pf=G(`<dialog class="svelte-197u7p7"><!></dialog>`),Ff=G(`<!><!>`,1),If=G(`<p class="quiet svelte-197u7p7"> </p>`),Lf=G(`<div class="beside svelte-197u7p7"><!></div>`);function Rf(e,t){A(t,!0);let n=(e,t=g)=>{var n=Yr(),r=L(n),i=e=>{var n=Cf(),r=I(n);{let e=M(()=>s(t().slug));ec(r,{get face(){return H(e)},get game(){return o}})}k(n),K(e,n)},a=e=>{var n=wf(),r=R(n,!0);B(()=>q(r,t().name)),K(e,n)};J(r,e=>{t().slug?e(i):e(a,-1)}),K(e,n)},r=(e,t=g)=>{var n=Af(),r=L(n),i=e=>{var n=Ef();X(n,21,()=>t().notes,Y,(e,t)=>{var n=Tf(),r=R(n,!0);B(()=>q(r,H(t))),K(e,n)}),k(n),K(e,n)};J(r,e=>{t().notes.length&&e(i)});var a=z(r,2),o=e=>{var n=kf();X(n,21,()=>t().attached,Y,(e,t)=>{var n=Of(),r=I(n),i=R(r,!0);X(z(r,2),17,()=>H(t).notes,Y,(e,t)=>{var n=Df(),r=R(n,!0);B(()=>q(r,H(t))),K(e,n)}),k(n),B(e=>q(i,e),[()=>s(H(t).slug).name]),U(`click`,r,()=>Xu(H(t))),K(e,n)}),k(n),K(e,n)};J(a,e=>{t().attached?.length&&e(o)}),K(e,n)},i=ga(t,`sheet`,3,!1),{sitting:a,game:o,face:s}=Xc(),c=M(()=>Ju.seen),l=M(()=>H(c)?a.asking.options(H(c).things):[]),u=P(void 0);Fn(()=>{i()&&(Ju.open&&!H(u)?.open&&H(u)?.showModal(),!Ju.open&&H(u)?.open&&H(u).close())});function d(e){Zu(),a.asking.touch(e)}var f=Yr(),p=L(f),m=e=>{var t=Pf(),i=I(t),o=e=>{var t=Nf(),i=L(t);n(i,()=>H(c));var o=z(i,2),s=I(o);r(s,()=>H(c));var u=z(s,2),f=e=>{Ed(e,{get thing(){return H(c).things[0]}})};J(u,e=>{Ju.open&&H(c).things.length&&e(f)});var p=z(u,2),m=I(p),h=e=>{var t=jf(),n=R(t,!0);B(()=>q(n,H(l)[0].sentence)),U(`click`,t,()=>d(H(c).things)),K(e,t)},g=e=>{var t=Yr();X(L(t),17,()=>H(l),Y,(e,t)=>{var n=jf(),r=R(n,!0);B(()=>q(r,H(t).sentence)),U(`click`,n,()=>{Zu(),a.asking.choose(H(t))}),K(e,n)}),K(e,t)};J(m,e=>{a.asking.gathers&&H(l).length?e(h):e(g,-1)});var _=z(m,2),v=e=>{var t=Mf(),n=I(t);Oe(),k(t),B(e=>q(n,`${e??``} `),[()=>Q(`why-not`)]),U(`click`,t,()=>{Zu(),a.whyNot(H(c).deed)}),K(e,t)};J(_,e=>{!H(l).length&&H(c).deed&&a.asking.question&&e(v)});var y=z(_,2),b=I(y);Oe(),k(y),k(p),k(o),B(e=>q(b,`${e??``} `),[()=>Q(`close`)]),U(`click`,y,function(...e){Zu?.apply(this,e)}),K(e,t)};J(i,e=>{H(c)&&e(o)}),k(t),la(t,e=>F(u,e),()=>H(u)),wi(t,()=>Nc),B(e=>Z(t,`aria-label`,e),[()=>H(c)?H(c).name??s(H(c).slug).name:``]),Rr(`close`,t,function(...e){Zu?.apply(this,e)}),K(e,t)},h=e=>{var t=Lf(),i=I(t),a=e=>{var t=Ff(),i=L(t);n(i,()=>H(c));var a=z(i);r(a,()=>H(c)),K(e,t)},o=e=>{var t=If(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`look-here`)]),K(e,t)};J(i,e=>{H(c)?.slug?e(a):e(o,-1)}),k(t),K(e,t)};J(p,e=>{i()?e(m):e(h,-1)}),K(e,f),j()}W([`click`]);var zf=G(`<span class="stepper svelte-1hzgx9d"><button type="button" class="svelte-1hzgx9d">−</button> <b class="svelte-1hzgx9d"> </b> <button type="button" class="svelte-1hzgx9d">+</button></span>`);function Bf(e,t){A(t,!0);var n=zf(),r=I(n),i=z(r,2),a=R(i,!0),o=z(i,2);k(n),B((e,n)=>{r.disabled=t.n<1,Z(r,`aria-label`,e),q(a,t.n),o.disabled=t.n>=t.most,Z(o,`aria-label`,n)},[()=>Q(`less`,{name:t.name}),()=>Q(`more`,{name:t.name})]),U(`click`,r,()=>t.add(-1)),U(`click`,o,()=>t.add(1)),K(e,n),j()}W([`click`]);var Vf=G(`<p class="quiet svelte-o2nvu8"> </p>`),Hf=G(`<li class="svelte-o2nvu8"> <button type="button" class="rule svelte-o2nvu8"> </button> <!></li>`),Uf=G(`<ul class="problems svelte-o2nvu8"></ul>`),Wf=G(`<p class="fine svelte-o2nvu8"> </p>`),Gf=G(`<li><button type="button" class="flat name svelte-o2nvu8"> </button> <span class="points svelte-o2nvu8"> </span> <!></li>`),Kf=G(`<section class="svelte-o2nvu8"><h3 class="svelte-o2nvu8"> <span class="quiet"> </span></h3> <ul class="svelte-o2nvu8"></ul></section>`),qf=G(`<p class="quiet"> </p>`),Jf=G(`<!> <!>`,1);function Yf(e,t){A(t,!0);let n=M(()=>$.server.known[t.game.name]),r=M(()=>t.drafting.checked),i=M(()=>new Set(H(r)?.problems.map(e=>e.card))),a=M(()=>{let e=H(n)?.filters.find(e=>e.name===`type`)?.values??[],t=H(r)?.cards??[];return e.map(({name:e,title:r})=>({title:r,cards:t.filter(t=>H(n)?.cards.get(t.card)?.groups.type?.includes(e))})).filter(e=>e.cards.length)});function o(e,n){t.drafting.add(e,n),t.drafting.copies(e)||t.ongone()}let s=P({});Fn(()=>{es.lang&&F(s,{})});async function c(e){let{text:t}=await $.link.ask({type:`rule`,rule:e},`rule`);F(s,{...H(s),[e]:t})}var l=Yr(),u=L(l),d=e=>{var l=Jf(),u=L(l),d=e=>{var t=Uf();X(t,21,()=>H(r).problems,Y,(e,t)=>{var n=Hf(),r=I(n),i=z(r),a=R(i,!0),o=z(i,2),l=e=>{var n=Vf(),r=R(n,!0);B(()=>q(r,H(s)[H(t).rule])),K(e,n)};J(o,e=>{H(s)[H(t).rule]&&e(l)}),k(n),B(e=>{q(r,`${H(t).text??``} `),q(a,e)},[()=>Q(`rule`,{id:H(t).rule})]),U(`click`,i,()=>c(H(t).rule)),K(e,n)}),k(t),K(e,t)},f=e=>{var n=Wf(),r=R(n);B(e=>q(r,`✓ ${e??``}`),[()=>Q(`legal`,{what:t.game.decks??``})]),K(e,n)};J(u,e=>{H(r).problems.length?e(d):H(r).cards.length&&e(f,1)}),X(z(u,2),17,()=>H(a),Y,(e,r)=>{var a=Kf(),s=I(a),c=I(s),l=R(z(c),!0);k(s);var u=z(s,2);X(u,21,()=>H(r).cards,({card:e,times:t,points:n})=>e,(e,r)=>{let a=()=>H(r).card,s=()=>H(r).times,c=()=>H(r).points,l=M(()=>H(n)?.cards.get(a())?.name??a());var u=Gf();let d;var f=I(u),p=R(f,!0),m=z(f,2),h=R(m,!0),g=z(m,2);{let e=M(()=>t.drafting.copies(a())||s()),n=M(()=>t.drafting.offers.get(a())?.most??0);Bf(g,{get n(){return H(e)},get most(){return H(n)},get name(){return H(l)},add:e=>o(a(),e)})}k(u),B(e=>{d=Ni(u,1,`svelte-o2nvu8`,null,d,{wrong:e}),q(p,H(l)),q(h,c())},[()=>H(i).has(a())]),U(`click`,f,()=>$.read(t.game.name,a())),K(e,u)}),k(u),k(a),B(e=>{q(c,`${H(r).title??``} `),q(l,e)},[()=>H(r).cards.reduce((e,t)=>e+t.points,0)]),K(e,a)},e=>{var t=qf(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`empty-draft`)]),K(e,t)}),K(e,l)};J(u,e=>{H(r)&&e(d)}),K(e,l),j()}W([`click`]);var Xf=G(`<p class="error" role="alert"> </p>`),Zf=G(`<details><summary class="svelte-199vvla"> </summary> <div class="text svelte-199vvla"><label class="field"> <textarea name="list" rows="10" spellcheck="false" class="svelte-199vvla"></textarea></label> <!> <div class="actions"><button type="button"> </button> <label class="button svelte-199vvla"> <input class="unseen" type="file" accept=".txt,.json,text/plain,application/json"/></label> <button type="button"> </button> <button type="button"> </button></div></div></details>`);function Qf(e,t){let n=Xr();A(t,!0);let r=ga(t,`drafting`,7),i=P(null),a=P(!1),o=P(``),s=M(()=>H(i)??r().checked?.text??``);async function c(e){F(i,e,!0),F(o,``),await r().read(e)?F(i,null):(F(o,r().error||Q(`lost`),!0),r().error=``)}async function l(){await navigator.clipboard?.writeText(H(s)),F(a,!0)}async function u(e){let t=e.currentTarget.files?.[0];e.currentTarget.value=``,t&&await c(await t.text())}var d=Zf(),f=I(d),p=R(f,!0),m=z(f,2),h=I(m),g=I(h),_=z(g);vt(_),k(h);var v=z(h,2),y=e=>{var t=Xf(),r=R(t,!0);B(()=>{Z(t,`id`,n),q(r,H(o))}),K(e,t)};J(v,e=>{H(o)&&e(y)});var b=z(v,2),x=I(b),S=R(x,!0),C=z(x,2),w=I(C),T=z(w);k(C);var ee=z(C,2),E=R(ee,!0),te=z(ee,2),ne=R(te,!0);k(b),k(m),k(d),B((e,t,r,a,c,l)=>{q(p,e),q(g,`${t??``} `),Ji(_,H(s)),Z(_,`aria-invalid`,!!H(o)),Z(_,`aria-describedby`,H(o)?n:void 0),x.disabled=H(i)===null,q(S,r),q(w,`${a??``} `),q(E,c),q(ne,l)},[()=>Q(`as-text`),()=>Q(`deck-list`,{what:t.what}),()=>Q(`read-list`),()=>Q(`open-file`),()=>H(a)?Q(`copied`):Q(`copy-text`),()=>Q(`save-file`)]),U(`input`,_,e=>F(i,e.currentTarget.value,!0)),U(`click`,x,()=>c(H(s))),U(`change`,T,u),U(`click`,ee,l),U(`click`,te,()=>Ea(`${r().checked?.name??t.what}.txt`,H(s))),K(e,d),j()}W([`input`,`click`,`change`]);var $f=G(`<option> </option>`),ep=G(`<label class="field svelte-gfvwhn"> <select><option> </option><!></select></label>`),tp=G(`<button type="button" class="flat"> </button>`),np=G(`<div><label class="field words svelte-gfvwhn"> <input type="search" name="words" autocomplete="off"/></label> <button type="button" class="fold svelte-gfvwhn"> </button> <!> <!> <!></div>`);function rp(e,t){A(t,!0);let n=ga(t,`wanted`,7),r=P(!1),i=M(()=>Object.values(n().picks).filter(Boolean).length),a=M(()=>Object.fromEntries(t.filters.map(({name:e})=>[e,o((t.cards??[]).flatMap(t=>t.groups[e]??[]))])));function o(e){let t={};for(let n of e)t[n]=(t[n]??0)+1;return t}function s(e,{name:n,title:r}){return t.cards?`${r} (${H(a)[e]?.[n]??0})`:r}function c(){n().words=``,n().picks={}}var l=np();let u;var d=I(l),f=I(d),p=z(f);qi(p),k(d);var m=z(d,2),h=R(m,!0),_=z(m,2);X(_,17,()=>t.filters,e=>e.name,(e,t)=>{var r=ep(),i=I(r),a=z(i);let o;var c=I(a),l=R(c,!0);c.value=c.__value=``,X(z(c),17,()=>H(t).values,Y,(e,n)=>{var r=$f(),i=R(r,!0),a={};B(e=>{q(i,e),a!==(a=H(n).name)&&(r.value=(r.__value=a)??``)},[()=>s(H(t).name,H(n))]),K(e,r)}),k(a);var u;zi(a),k(r),B(e=>{q(i,`${H(t).title??``} `),Z(a,`name`,H(t).name),o=Ni(a,1,`svelte-gfvwhn`,null,o,{set:n().picks[H(t).name]}),q(l,e),u!==(u=n().picks[H(t).name]??``)&&(a.value=(a.__value=u)??``,Ri(a,u))},[()=>Q(`all`)]),U(`change`,a,e=>n().picks[H(t).name]=e.currentTarget.value),K(e,r)});var v=z(_,2);ui(v,()=>t.children??g);var y=z(v,2),b=e=>{var t=tp(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`clear-filters`)]),U(`click`,t,c),K(e,t)};J(y,e=>{(n().words||H(i))&&e(b)}),k(l),B((e,t)=>{u=Ni(l,1,`filters svelte-gfvwhn`,null,u,{open:H(r)}),q(f,`${e??``} `),Z(m,`aria-expanded`,H(r)),q(h,t)},[()=>Q(`search`),()=>Q(`filters`,{n:H(i)})]),$i(p,()=>n().words,e=>n().words=e),U(`click`,m,()=>F(r,!H(r))),K(e,l),j()}W([`click`,`change`]);var ip=G(`<option> </option>`),ap=G(`<label class="field"> <select name="order"><option> </option><!></select></label>`),op=G(`<li><div class="what svelte-1br68ch"><button type="button" class="flat svelte-1br68ch"> </button> <span class="kind svelte-1br68ch"> </span> <span class="note svelte-1br68ch"> </span></div> <span class="price svelte-1br68ch"> <span class="unseen"> </span></span> <!></li>`),sp=G(`<section class="offers svelte-1br68ch" aria-labelledby="offers"><h2 id="offers" class="svelte-1br68ch"> </h2> <form role="search" class="svelte-1br68ch"><!></form> <p role="status" class="quiet"> </p> <ul class="svelte-1br68ch"></ul></section>`);function cp(e,t){A(t,!0);let n=fn({words:``,picks:{}}),r=P(``),i=M(()=>$.server.known[t.game.name]),a=M(()=>[...H(i)?.cards.values()??[]].filter(e=>t.drafting.offers.has(e.slug))),o=M(()=>new Map(H(a).map(e=>[e.slug,ic(e)]))),s=M(()=>sc(H(a),H(i)?.filters.find(e=>e.name===H(r)),es.lang)),c=M(()=>oc(H(s),H(o),n)),l=M(()=>H(i)?.filters.map(e=>({...e,values:e.values.filter(t=>H(a).some(n=>n.groups[e.name]?.includes(t.name)))}))??[]);var u=sp(),d=I(u),f=R(d,!0),p=z(d,2);rp(I(p),{get filters(){return H(l)},get wanted(){return n},children:(e,t)=>{var n=ap(),i=I(n),a=z(i),o=I(a),s=R(o,!0);o.value=o.__value=``,X(z(o),17,()=>H(l),Y,(e,t)=>{var n=ip(),r=R(n,!0),i={};B(()=>{q(r,H(t).title),i!==(i=H(t).name)&&(n.value=(n.__value=i)??``)}),K(e,n)}),k(a),zi(a),k(n),B((e,t)=>{q(i,`${e??``} `),q(s,t)},[()=>Q(`order`),()=>Q(`name`)]),Bi(a,()=>H(r),e=>F(r,e)),K(e,n)},$$slots:{default:!0}}),k(p);var m=z(p,2),h=R(m,!0),g=z(m,2);X(g,21,()=>H(c),e=>e.slug,(e,n)=>{let r=M(()=>t.drafting.offers.get(H(n).slug));var i=op();let a;var o=I(i),s=I(o),c=R(s,!0),l=z(s,2),u=R(l,!0),d=R(z(l,2),!0);k(o);var f=z(o,2),p=I(f),m=R(z(p),!0);k(f);var h=z(f,2),g=e=>{{let i=M(()=>t.drafting.copies(H(n).slug));Bf(e,{get n(){return H(i)},get most(){return H(r).most},get name(){return H(n).name},add:e=>t.drafting.add(H(n).slug,e)})}},_=M(()=>H(r).most||t.drafting.copies(H(n).slug));J(h,e=>{H(_)&&e(g)}),k(i),B((e,t,o)=>{a=Ni(i,1,`svelte-1br68ch`,null,a,{barred:!H(r).most,in:e}),q(c,H(n).name),q(u,t),q(d,H(r).note),Z(f,`title`,H(r).note),q(p,`${H(r).points??``} `),q(m,o)},[()=>t.drafting.copies(H(n).slug),()=>ac(H(n)),()=>Q(`points`)]),U(`click`,s,()=>$.read(t.game.name,H(n).slug)),K(e,i)}),k(g),k(u),B((e,t)=>{q(f,e),q(h,t)},[()=>Q(`offers`),()=>H(a).length?Q(`found`,{n:H(c).length,all:H(a).length}):Q(`loading`)]),Rr(`submit`,p,e=>e.preventDefault()),K(e,u),j()}W([`click`]);var lp=G(`<option> </option>`),up=G(`<label class="field"> <select><!><!></select></label>`),dp=G(`<optgroup></optgroup>`),fp=G(`<p class="error" role="alert"> </p>`),pp=G(`<button type="button" class="flat"> </button>`),mp=G(`<div class="page builder svelte-5b356r"><h1 class="svelte-5b356r"> </h1> <div><span role="status"> </span> <span class="bar svelte-5b356r" aria-hidden="true"><span class="svelte-5b356r"></span></span> <span class="panes svelte-5b356r"><button type="button" class="svelte-5b356r"> </button> <button type="button" class="svelte-5b356r"> </button></span></div> <!> <section class="book panel svelte-5b356r" aria-labelledby="book"><h2 id="book" tabindex="-1" class="svelte-5b356r"> </h2> <label class="field"> <input name="book-name" maxlength="80" autocomplete="off"/></label> <div class="choices svelte-5b356r"><!> <label class="field"> <select name="begin"><option>…</option><option> </option><!><optgroup></optgroup></select></label></div> <!> <div class="actions"><button type="button" class="main"> </button> <button type="button"> </button> <!></div> <p role="status" class="said svelte-5b356r"> </p> <!> <!></section></div>`);function hp(e,t){A(t,!0);let n=M(()=>t.game.decks??``),r=new kc($.link,t.game),i=P([]),a=P(``),o=P(``),s=P(void 0),c=P(`cards`),l=M(()=>r.checked),u=M(()=>jc.of(t.game.name)),d=M(()=>!!H(l)?.cards.length&&!H(l).problems.length),f=M(()=>Object.values(r.parts.cards).reduce((e,t)=>e+t,0));Fn(()=>{es.lang,$.link.state===`open`&&(r.check(),$.link.ask({type:`decks`,game:t.game.name},`decks`).then(e=>F(i,e.decks),()=>void 0))});async function p(e){let[n,i]=[e.currentTarget.value.slice(0,1),e.currentTarget.value.slice(1)];e.currentTarget.value=``,F(a,``),n===`n`?r.empty():n===`o`?await r.read(jc.lists[t.game.name]?.[i]??``):await r.read((await $.link.ask({type:`deck`,game:t.game.name,name:i},`deck`)).text)}async function m(){await r.check(!1),H(l)&&(jc.keep(t.game.name,H(l).name,H(l).text),F(a,Q(`kept`,{name:H(l).name}),!0))}async function h(){if(!H(l))return;let e=Nu.of(t.game);e.seats[0].deck=H(l).text,e.options={},Nu.wish.game=t.game.name,Nu.keep();try{await $.create(t.game.name,Fu(t.game,e.seats),Ru(t.game,Nu.wish,e))}catch(e){F(o,e instanceof Cc?e.message:Q(`lost`),!0)}}var g=mp(),_=I(g),v=R(_,!0),y=z(_,2);let x;var S=I(y),C=R(S,!0),w=z(S,2),T=I(w);let ee;k(w);var E=z(w,2),te=I(E),ne=R(te,!0),re=z(te,2),ie=R(re,!0);k(E),k(y);var ae=z(y,2);cp(ae,{get drafting(){return r},get game(){return t.game}});var oe=z(ae,2),se=I(oe),ce=R(se,!0);la(se,e=>F(s,e),()=>H(s));var le=z(se,2),ue=I(le),de=z(ue);qi(de),k(le);var fe=z(le,2),pe=I(fe);X(pe,17,()=>H(l)?.choices??[],Y,(e,t)=>{var n=up(),i=I(n),a=z(i),o=I(a),s=e=>{var t=lp(),n=R(t,!0);t.value=t.__value=``,B(e=>q(n,e),[()=>Q(`choose-one`)]),K(e,t)};J(o,e=>{H(t).value||e(s)}),X(z(o),17,()=>H(t).values,Y,(e,t)=>{var n=lp(),r=R(n,!0),i={};B(()=>{q(r,H(t).title),i!==(i=H(t).name)&&(n.value=(n.__value=i)??``)}),K(e,n)}),k(a);var c;zi(a),k(n),B(()=>{q(i,`${H(t).title??``} `),Z(a,`name`,H(t).name),c!==(c=H(t).value)&&(a.value=(a.__value=c)??``,Ri(a,c))}),U(`change`,a,e=>r.choose(H(t).name,e.currentTarget.value)),K(e,n)});var me=z(pe,2),he=I(me),ge=z(he),_e=I(ge);_e.value=_e.__value=``;var ve=z(_e),ye=R(ve,!0);ve.value=ve.__value=`n`;var be=z(ve),xe=e=>{var t=dp();X(t,21,()=>H(u),Y,(e,t)=>{var n=M(()=>b(H(t),1));let r=()=>H(n)[0];var i=lp(),a=R(i,!0),o={};B(()=>{q(a,r()),o!==(o=`o${r()??``}`)&&(i.value=i.__value=o)}),K(e,i)}),k(t),B(e=>Z(t,`label`,e),[()=>Q(`my-decks`,{what:H(n)})]),K(e,t)};J(be,e=>{H(u).length&&e(xe)});var Se=z(be);X(Se,21,()=>H(i),Y,(e,t)=>{var n=lp(),r=R(n,!0),i={};B(()=>{q(r,H(t).title),i!==(i=`p${H(t).name??``}`)&&(n.value=n.__value=i)}),K(e,n)}),k(Se),k(ge),k(me),k(fe);var Ce=z(fe,2),we=e=>{var t=fp(),n=R(t,!0);B(()=>q(n,r.error||H(o))),K(e,t)};J(Ce,e=>{(r.error||H(o))&&e(we)});var D=z(Ce,2),Te=I(D),O=R(Te,!0),Ee=z(Te,2),De=R(Ee,!0),Oe=z(Ee,2),ke=e=>{var n=pp(),r=R(n,!0);B(e=>q(r,e),[()=>Q(`drop-here`,{name:H(l).name})]),U(`click`,n,()=>{jc.drop(t.game.name,H(l).name),F(a,``)}),K(e,n)};J(Oe,e=>{H(l)&&jc.lists[t.game.name]?.[H(l).name]!==void 0&&e(ke)}),k(D);var Ae=z(D,2),je=R(Ae,!0),Me=z(Ae,2);Yf(Me,{get drafting(){return r},get game(){return t.game},ongone:()=>H(s)?.focus()}),Qf(z(Me,2),{get drafting(){return r},get what(){return H(n)}}),k(oe),k(g),B((e,t,n,i,o,s,u,f,p,m,h,_)=>{Z(g,`data-pane`,H(c)),q(v,e),x=Ni(y,1,`sum svelte-5b356r`,null,x,{over:H(l)&&H(l).points>H(l).most}),q(C,t),ee=Fi(T,``,ee,{width:n}),Z(te,`aria-pressed`,H(c)===`cards`),q(ne,i),Z(re,`aria-pressed`,H(c)===`book`),q(ie,o),q(ce,s),q(ue,`${u??``} `),Ji(de,r.parts.name||(H(l)?.name??``)),q(he,`${f??``} `),q(ye,p),Z(Se,`label`,m),Te.disabled=!H(d),q(O,h),q(De,_),q(je,H(a))},[()=>Q(`builder-title`,{what:H(n)}),()=>Q(`points-of`,{n:H(l)?.points??0,most:H(l)?.most??0,copies:H(f),problems:H(l)?.problems.length??0}),()=>`${Math.min(100,100*(H(l)?.points??0)/(H(l)?.most||1))}%`,()=>Q(`pane-cards`),()=>Q(`pane-book`,{what:H(n)}),()=>Q(`your-deck`,{what:H(n)}),()=>Q(`name`),()=>Q(`begin-with`),()=>Q(`empty-book`,{what:H(n)}),()=>Q(`known-decks`,{what:H(n)}),()=>Q(`play-with`),()=>Q(`keep-here`)]),U(`click`,te,()=>F(c,`cards`)),U(`click`,re,()=>F(c,`book`)),U(`input`,de,e=>r.rename(e.currentTarget.value)),U(`change`,ge,p),U(`click`,Te,h),U(`click`,Ee,m),K(e,g),j()}W([`click`,`input`,`change`]);var gp=G(`<button type="button"> </button>`),_p=G(`<details><summary class="svelte-1bkn3p9"> </summary> <p class="quiet svelte-1bkn3p9"> </p> <div class="actions"><label class="button svelte-1bkn3p9"> <input class="unseen" type="file" name="pictures" accept="image/*" multiple="" webkitdirectory=""/></label> <!></div> <p role="status" class="svelte-1bkn3p9"> </p></details>`);function vp(e,t){A(t,!0);let n=P(``),r=M(()=>Object.keys(xa.urls[t.game]??{}).length);async function i(e){let r=[...e.currentTarget.files??[]];e.currentTarget.value=``;try{let e=await xa.take(t.game,r,$.server.known[t.game].cards);F(n,Q(`pictures-taken`,{n:e,all:r.length}),!0)}catch{F(n,Q(`pictures-failed`),!0)}}var a=_p(),o=I(a),s=R(o,!0),c=z(o,2),l=R(c,!0),u=z(c,2),d=I(u),f=I(d),p=z(f);k(d);var m=z(d,2),h=e=>{var i=gp(),a=R(i,!0);B(e=>q(a,e),[()=>Q(`pictures-drop`,{n:H(r)})]),U(`click`,i,()=>xa.drop(t.game).then(()=>F(n,``))),K(e,i)};J(m,e=>{H(r)&&e(h)}),k(u);var g=R(z(u,2),!0);k(a),B((e,t,r)=>{q(s,e),q(l,t),q(f,`${r??``} `),q(g,H(n))},[()=>Q(`pictures`),()=>Q(`pictures-more`),()=>Q(`pictures-pick`)]),U(`change`,p,i),K(e,a),j()}W([`change`,`click`]);var yp=G(`<label class="svelte-h3thgj"><input class="unseen svelte-h3thgj" type="radio" name="game"/> </label>`),bp=G(`<option class="svelte-h3thgj"> </option>`),xp=G(`<label class="field svelte-h3thgj"> <select name="order" class="svelte-h3thgj"><option class="svelte-h3thgj"> </option><!></select></label>`),Sp=G(`<li class="svelte-h3thgj"><!> <a class="svelte-h3thgj"></a></li>`),Cp=G(`<div><button> </button></div>`),wp=G(`<div class="page browser"><h1> </h1> <form role="search" class="svelte-h3thgj"><fieldset class="games svelte-h3thgj"><legend class="unseen"> </legend> <!></fieldset> <!></form> <div class="count svelte-h3thgj"><p role="status" class="quiet"> </p> <!></div> <ul class="svelte-h3thgj"></ul> <!></div>`);function Tp(e,t){A(t,!0);let n=fn({words:``,picks:{}}),r=P(``),i=P(40),a=P(void 0),o=M(()=>$.server.game(t.game)?.name??$.server.games[0]?.name??``),s=M(()=>$.server.known[H(o)]),c=M(()=>[...H(s)?.cards.values()??[]]),l=M(()=>new Map(H(c).map(e=>[e.slug,ic(e)]))),u=M(()=>sc(H(c),H(s)?.filters.find(e=>e.name===H(r)),es.lang)),d=M(()=>oc(H(u),H(l),n));Fn(()=>{H(o),n.words,JSON.stringify(n.picks),H(r),F(i,40)}),Fn(()=>{if(!H(a))return;let e=new IntersectionObserver(([e])=>e?.isIntersecting&&F(i,H(i)+40),{rootMargin:`600px`});return e.observe(H(a)),()=>e.disconnect()}),Fn(()=>{H(o),n.picks={},F(r,``)});var f=wp(),p=I(f),m=R(p,!0),h=z(p,2),g=I(h),_=I(g),v=R(_,!0);X(z(_,2),17,()=>$.server.games,Y,(e,t)=>{var n=yp(),r=I(n);qi(r);var i=z(r);k(n),B(()=>{Ji(r,H(t).name),Yi(r,H(t).name===H(o)),q(i,` ${H(t).title??``}`)}),U(`change`,r,()=>location.hash=`#/cards/${H(t).name}`),K(e,n)}),k(g);var y=z(g,2);{let e=M(()=>H(s)?.filters??[]);rp(y,{get filters(){return H(e)},get wanted(){return n},get cards(){return H(c)},children:(e,t)=>{var n=xp(),i=I(n),a=z(i),o=I(a),c=R(o,!0);o.value=o.__value=``,X(z(o),17,()=>H(s)?.filters??[],Y,(e,t)=>{var n=bp(),r=R(n,!0),i={};B(()=>{q(r,H(t).title),i!==(i=H(t).name)&&(n.value=(n.__value=i)??``)}),K(e,n)}),k(a),zi(a),k(n),B((e,t)=>{q(i,`${e??``} `),q(c,t)},[()=>Q(`order`),()=>Q(`name`)]),Bi(a,()=>H(r),e=>F(r,e)),K(e,n)},$$slots:{default:!0}})}k(h);var b=z(h,2),x=I(b),S=R(x,!0),C=z(x,2),w=e=>{var t=Yr();fi(L(t),()=>H(o),e=>{vp(e,{get game(){return H(o)}})}),K(e,t)};J(C,e=>{H(s)&&e(w)}),k(b);var T=z(b,2);X(T,21,()=>H(d).slice(0,H(i)),e=>e.slug,(e,t)=>{var n=Sp(),r=I(n);{let e=M(()=>Ss(H(o),H(t).slug,H(t)));ec(r,{get face(){return H(e)},get game(){return H(o)}})}var i=z(r,2);k(n),B(()=>{Z(i,`href`,`#/cards/${H(o)??``}/${H(t).slug??``}`),Z(i,`aria-label`,H(t).name)}),K(e,n)}),k(T);var ee=z(T,2),E=e=>{var t=Cp(),n=I(t),r=R(n,!0);k(t),la(t,e=>F(a,e),()=>H(a)),B(e=>q(r,e),[()=>Q(`more-cards`)]),U(`click`,n,()=>F(i,H(i)+40)),K(e,t)};J(ee,e=>{H(d).length>H(i)&&e(E)}),k(f),B((e,t,n)=>{q(m,e),q(v,t),q(S,n)},[()=>Q(`cards`),()=>Q(`game`),()=>H(s)?Q(`found`,{n:H(d).length,all:H(c).length}):Q(`loading`)]),Rr(`submit`,h,e=>e.preventDefault()),K(e,f),j()}W([`change`,`click`]);var Ep=G(`<p class="svelte-1x08you"> </p>`),Dp=G(`<section class="svelte-1x08you"><!> <!></section>`);function Op(e,t){A(t,!0);let n=[`goal`,`turn`,`cards`,`fight`,`tip`],r=ga(t,`level`,3,2),i=e=>bs(t.game,e===`goal`?e:`lesson-${e}`).split(`
`);var a=Yr();X(L(a),17,()=>gs(t.game)?n:[],Y,(e,t)=>{var n=Dp(),a=I(n);Si(a,()=>`h${r()}`,!1,(e,n)=>{Ni(e,0,`svelte-1x08you`);var r=Jr();B(e=>q(r,e),[()=>Q(`lesson`,{topic:H(t)})]),K(n,r)}),X(z(a,2),17,()=>i(H(t)),Y,(e,t)=>{var n=Ep(),r=R(n,!0);B(()=>q(r,H(t))),K(e,n)}),k(n),K(e,n)}),K(e,a),j()}var kp=G(`<a class="button"> </a>`),Ap=G(`<div class="page"><h1> </h1> <div class="panel svelte-19fw294"><div class="lesson svelte-19fw294"><!></div> <p class="actions svelte-19fw294"><a class="button main" href="#/"> </a> <a class="button"> </a> <!></p></div></div>`);function jp(e,t){A(t,!0);var n=Ap(),r=I(n),i=R(r,!0),a=z(r,2),o=I(a);Op(I(o),{get game(){return t.game.name}}),k(o);var s=z(o,2),c=I(s),l=R(c,!0),u=z(c,2),d=R(u,!0);X(z(u,2),17,()=>$.server.games.filter(e=>e.name!==t.game.name),Y,(e,t)=>{var n=kp(),r=R(n,!0);B(e=>{Z(n,`href`,`#/learn/${H(t).name??``}`),q(r,e)},[()=>Q(`learn`,{game:H(t).title})]),K(e,n)}),k(s),k(a),k(n),B((e,n,r)=>{q(i,e),q(l,n),Z(u,`href`,`#/cards/${t.game.name??``}`),q(d,r)},[()=>Q(`learn`,{game:t.game.title}),()=>Q(`go`,{game:t.game.title}),()=>Q(`cards`)]),U(`click`,c,()=>Nu.wish.game=t.game.name),K(e,n),j()}W([`click`]);var Mp=G(`<label class="field"> <input type="password" maxlength="200" required=""/></label>`),Np=G(`<p class="error" role="alert"> </p>`),Pp=G(`<form class="svelte-15czc8"><h3 class="svelte-15czc8"> </h3> <label class="field"> <input autocapitalize="none" maxlength="24" required=""/></label> <!> <!> <div><button> </button></div></form>`);function Fp(e,t){let n=Xr();A(t,!0);let r=P(``),i=P(``),a=P(``),o=P(!1);async function s(e){e.preventDefault(),F(a,``),F(o,!0);try{await $[t.way](H(r),H(i)),F(r,F(i,``),!0)}catch(e){F(a,e instanceof Cc?e.message:Q(`lost`),!0)}F(o,!1)}var c=Pp(),l=I(c),u=R(l,!0),d=z(l,2),f=I(d),p=z(f);qi(p),k(d);var m=z(d,2),h=e=>{var r=Mp(),o=I(r),s=z(o);qi(s),k(r),B(e=>{q(o,`${e??``} `),Z(s,`name`,`${t.way??``}-password`),Z(s,`autocomplete`,t.way===`register`?`new-password`:`current-password`),Z(s,`aria-invalid`,!!H(a)),Z(s,`aria-describedby`,H(a)?`${n}-error`:void 0)},[()=>Q(`password`)]),$i(s,()=>H(i),e=>F(i,e)),K(e,r)};J(m,e=>{t.way!==`rename`&&e(h)});var g=z(m,2),_=e=>{var t=Np(),r=R(t,!0);B(()=>{Z(t,`id`,`${n}-error`),q(r,H(a))}),K(e,t)};J(g,e=>{H(a)&&e(_)});var v=z(g,2),y=I(v),b=R(y,!0);k(v),k(c),B((e,r,i)=>{Z(c,`aria-labelledby`,`${n}-title`),Z(l,`id`,`${n}-title`),q(u,e),q(f,`${r??``} `),Z(p,`name`,`${t.way??``}-name`),Z(p,`autocomplete`,t.way===`rename`?`nickname`:`username`),Z(p,`aria-invalid`,!!H(a)),Z(p,`aria-describedby`,H(a)?`${n}-error`:void 0),y.disabled=H(o),q(b,i)},[()=>Q(`account-way`,{way:t.way}),()=>Q(`name`),()=>Q(`account-do`,{way:t.way})]),Rr(`submit`,c,s),$i(p,()=>H(r),e=>F(r,e)),K(e,c),j()}var Ip=G(`<p class="quiet"> </p> <div class="actions"><button> </button></div>`,1),Lp=G(`<p class="quiet"> </p> <div class="forms svelte-1skunwk"><!> <!> <!></div>`,1),Rp=G(`<option> </option>`),zp=G(`<tr><td class="svelte-1skunwk"></td><th scope="row" class="svelte-1skunwk"> </th><td class="svelte-1skunwk"> </td><td class="svelte-1skunwk"> </td></tr>`),Bp=G(`<table class="svelte-1skunwk"><thead><tr><th scope="col" class="svelte-1skunwk"> </th><th scope="col" class="svelte-1skunwk"> </th><th scope="col" class="svelte-1skunwk"> </th><th scope="col" class="svelte-1skunwk"> </th></tr></thead><tbody></tbody></table>`),Vp=G(`<p> </p>`),Hp=G(`<div class="page"><h1> </h1> <section class="panel svelte-1skunwk" aria-labelledby="me"><h2 id="me" class="svelte-1skunwk"> </h2> <!></section> <section class="panel svelte-1skunwk" aria-labelledby="ratings"><h2 id="ratings" class="svelte-1skunwk"> </h2> <p class="quiet"> </p> <label class="field pick svelte-1skunwk"> <select></select></label> <!></section></div>`);function Up(e,t){A(t,!0);let n=P(``),r=P(null),i=M(()=>$.server.game(H(n))??$.server.games[0]);Fn(()=>{let e=H(i)?.name;e&&$.link.ask({type:`ratings`,game:e},`ratings`).then(t=>{e===H(i)?.name&&F(r,t.players)},()=>void 0)});var a=Hp(),o=I(a),s=R(o,!0),c=z(o,2),l=I(c),u=R(l,!0),d=z(l,2),f=e=>{var t=Ip(),n=L(t),r=R(n,!0),i=z(n,2),a=I(i),o=R(a,!0);k(i),B((e,t)=>{q(r,e),q(o,t)},[()=>Q(`account-more`),()=>Q(`logout`)]),U(`click`,a,()=>$.logout()),K(e,t)},p=e=>{var t=Lp(),n=L(t),r=R(n,!0),i=z(n,2),a=I(i);Fp(a,{way:`rename`});var o=z(a,2);Fp(o,{way:`register`}),Fp(z(o,2),{way:`login`}),k(i),B(e=>q(r,e),[()=>Q(`guest-more`)]),K(e,t)};J(d,e=>{$.server.me?.account?e(f):$.server.me&&e(p,1)}),k(c);var m=z(c,2),h=I(m),g=R(h,!0),_=z(h,2),v=R(_,!0),y=z(_,2),b=I(y),x=z(b);X(x,21,()=>$.server.games,Y,(e,t)=>{var n=Rp(),r=R(n,!0),i={};B(()=>{q(r,H(t).title),i!==(i=H(t).name)&&(n.value=(n.__value=i)??``)}),K(e,n)}),k(x);var S;zi(x),k(y);var C=z(y,2),w=e=>{var t=Bp(),n=I(t),i=I(n),a=I(i),o=R(a,!0),s=z(a),c=R(s,!0),l=z(s),u=R(l,!0),d=R(z(l),!0);k(i),k(n);var f=z(n);X(f,21,()=>H(r),Y,(e,t,n)=>{var r=zp();let i;var a=I(r);a.textContent=n+1;var o=z(a),s=R(o,!0),c=z(o),l=R(c,!0),u=R(z(c),!0);k(r),B(e=>{i=Ni(r,1,`svelte-1skunwk`,null,i,{me:$.server.me?.account&&H(t).name===$.server.me.name}),q(s,H(t).name),q(l,e),q(u,H(t).games)},[()=>H(t).rating.toLocaleString(es.lang,{minimumFractionDigits:1})]),K(e,r)}),k(f),k(t),B((e,t,n,r)=>{q(o,e),q(c,t),q(u,n),q(d,r)},[()=>Q(`rank`),()=>Q(`name`),()=>Q(`rating`),()=>Q(`games-played`)]),K(e,t)},T=e=>{var t=Vp(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`no-ratings`)]),K(e,t)};J(C,e=>{H(r)?.length?e(w):H(r)&&e(T,1)}),k(m),k(a),B((e,t,n,r,a)=>{q(s,e),q(u,t),q(g,n),q(v,r),q(b,`${a??``} `),S!==(S=H(i)?.name??``)&&(x.value=(x.__value=S)??``,Ri(x,S))},[()=>Q(`players`),()=>Q(`who-am-i`,{name:$.server.me?.name??``,account:$.server.me?.account?`yes`:`no`}),()=>Q(`ratings`),()=>Q(`ratings-more`),()=>Q(`game`)]),U(`change`,x,e=>F(n,e.currentTarget.value,!0)),K(e,a),j()}W([`click`,`change`]);var Wp=G(`<div class="large svelte-bswun6"><!></div>`),Gp=G(`<p class="svelte-bswun6"> </p>`),Kp=G(`<a class="button"> </a>`),qp=G(`<dialog class="svelte-bswun6"><!> <div class="actions svelte-bswun6"><button> <kbd>Esc</kbd></button> <!></div></dialog>`);function Jp(e,t){A(t,!0);let n=P(void 0),r=P(!1),i=M(()=>$.server.cards[t.game]?.get(t.card)),a=M(()=>`${location.origin}${location.pathname}#/cards/${t.game}/${t.card}`);Fn(()=>{H(n)?.showModal()});async function o(){await navigator.clipboard?.writeText(H(a)),F(r,!0)}var s=qp(),c=I(s),l=e=>{var n=Wp(),r=I(n);{let e=M(()=>Ss(t.game,t.card,H(i)));ec(r,{get face(){return H(e)},get game(){return t.game}})}k(n),K(e,n)},u=e=>{var t=Gp(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`no-card`)]),K(e,t)};J(c,e=>{H(i)?e(l):e(u,-1)});var d=z(c,2),f=I(d);_t(f,!0);var p=I(f);Oe(),k(f);var m=z(f,2),h=e=>{var t=Kp(),n=R(t,!0);B(e=>{Z(t,`href`,H(a)),q(n,e)},[()=>H(r)?Q(`copied`):Q(`card-link`)]),U(`click`,t,e=>{navigator.clipboard&&(e.preventDefault(),o())}),K(e,t)};J(m,e=>{H(i)&&e(h)}),k(d),k(s),la(s,e=>F(n,e),()=>H(n)),wi(s,()=>Nc),B((e,t)=>{Z(s,`aria-label`,e),q(p,`${t??``} `)},[()=>H(i)?.name??Q(`no-card`),()=>Q(`close`)]),Rr(`close`,s,function(...e){t.shut?.apply(this,e)}),U(`click`,f,()=>H(n)?.close()),K(e,s),j()}W([`click`]);function Yp(e,t){A(t,!0);let n=null;Fn(()=>{let e=t.sitting.server.table;jr(()=>{n&&e&&r(n,e),n=e})});function r(e,n){let r=Oa(e,n,gs(t.sitting.server.room?.game??``)?.hurt??(()=>0));if(Vu.sound)for(let e of r)Aa(e,Vu.volume);r.includes(`turn`)&&Vu.alert&&document.hidden&&i(n.question?.prompt??``)}function i(e){if(Notification.permission!==`granted`)return;let n=new Notification(Q(`your-turn`),{body:e,icon:`./icon.svg`,tag:t.sitting.id});n.onclick=()=>{window.focus(),n.close()}}j()}var Xp=G(`<small> </small>`),Zp=G(`<p><b> </b><!> </p>`),Qp=G(`<div class="lines svelte-10ayso4" tabindex="0" role="log"></div> <form class="svelte-10ayso4"><input maxlength="300" autocomplete="off" class="svelte-10ayso4"/> <button> </button></form>`,1),$p=G(`<section class="chat svelte-10ayso4"><div class="head svelte-10ayso4"><h2 class="svelte-10ayso4"> </h2> <span class="watching svelte-10ayso4"><!> <span aria-hidden="true"> </span> <span class="unseen"> </span></span> <button class="svelte-10ayso4"> </button></div> <!></section>`);function em(e,t){A(t,!0);let n=P(``),r=P(void 0);Fn(()=>{t.sitting.server.chat.length&&H(r)?.scrollTo({top:H(r).scrollHeight})});function i(e){e.preventDefault(),H(n).trim()&&t.sitting.talk(H(n).trim()),F(n,``)}var a=$p(),o=I(a),s=I(o),c=R(s,!0),l=z(s,2),u=I(l);Fs(u,{name:`eye`});var d=z(u,2),f=R(d,!0),p=R(z(d,2),!0);k(l);var m=z(l,2),h=R(m,!0);k(o);var g=z(o,2),_=e=>{var a=Qp(),o=L(a);X(o,21,()=>t.sitting.server.chat.slice(-50),Y,(e,t)=>{var n=Zp(),r=I(n),i=R(r,!0),a=z(r),o=e=>{var t=Xp(),n=R(t);B(e=>q(n,`(${e??``})`),[()=>Q(`watches`)]),K(e,t)};J(a,e=>{H(t).seat<0&&e(o)});var s=z(a);k(n),B(()=>{q(i,H(t).name),q(s,`: ${H(t).text??``}`)}),K(e,n)}),k(o),la(o,e=>F(r,e),()=>H(r));var s=z(o,2),c=I(s);qi(c);var l=R(z(c,2),!0);k(s),B((e,t,n,r)=>{Z(o,`aria-label`,e),Z(c,`aria-label`,t),Z(c,`placeholder`,n),q(l,r)},[()=>Q(`chat`),()=>Q(`chat-line`),()=>Q(`chat-line`),()=>Q(`send`)]),Rr(`submit`,s,i),$i(c,()=>H(n),e=>F(n,e)),K(e,a)};J(g,e=>{t.sitting.screen.muted||e(_)}),k(a),B((e,n,r,i,o)=>{Z(a,`aria-label`,e),q(c,n),Z(l,`title`,r),q(f,t.sitting.server.room?.watching),q(p,i),Z(m,`aria-pressed`,t.sitting.screen.muted),q(h,o)},[()=>Q(`chat`),()=>Q(`chat`),()=>Q(`watching`,{n:t.sitting.server.room?.watching??0}),()=>Q(`watching`,{n:t.sitting.server.room?.watching??0}),()=>t.sitting.screen.muted?Q(`unmute`):Q(`mute`)]),U(`click`,m,()=>t.sitting.mute(!t.sitting.screen.muted)),K(e,a),j()}W([`click`]);var tm=G(`<div class="cover svelte-15342vv"><h2> </h2> <button class="main"> </button></div>`);function nm(e,t){A(t,!0);let n=ga(t,`sitting`,7),r=M(()=>n().server.table.seat);var i=tm(),a=I(i),o=R(a,!0),s=z(a,2),c=R(s,!0);k(i),B((e,t)=>{q(o,e),q(c,t)},[()=>Q(`hand-over`,{name:n().server.name(H(r))}),()=>Q(`uncover`)]),U(`click`,s,()=>n().screen.uncovered=H(r)),K(e,i),j()}W([`click`]);var rm=G(`<details><summary class="svelte-ofw9kp"> </summary> <!></details>`),im=G(`<span class="key svelte-ofw9kp"> </span>`),am=G(`<div class="svelte-ofw9kp"><dt class="svelte-ofw9kp"></dt> <dd class="svelte-ofw9kp"> </dd></div>`),om=G(`<dialog class="keys-help svelte-ofw9kp"><div class="head svelte-ofw9kp"><h2> </h2> <button class="main"> <kbd>Esc</kbd></button></div> <!> <dl class="svelte-ofw9kp"></dl> <h3> </h3> <ul class="svelte-ofw9kp"><li class="svelte-ofw9kp"><span class="sign legal svelte-ofw9kp"></span> </li> <li class="svelte-ofw9kp"><span class="sign chosen svelte-ofw9kp"></span> </li> <li class="svelte-ofw9kp"><span class="sign now svelte-ofw9kp"></span> </li> <li class="svelte-ofw9kp"><span class="sign fresh svelte-ofw9kp"></span> </li></ul></dialog>`);function sm(e,t){A(t,!0);let n=[[`arrows`,[`←`,`→`,`↑`,`↓`]],[`cards`,[`Shift`,`←`,`→`,`↑`,`↓`]],[`enter`,[`Enter`]],[`more`,[`␣`]],[`confirm`,[`Ctrl`,`Enter`]],[`escape`,[`Esc`]],[`letters`,[`A`,`…`,`Z`]],[`digits`,[`1`,`…`,`9`]],[`undo`,[`U`]],[`hint`,[`H`]],[`why`,[`?`]],[`zoom`,[`Z`]],[`log`,[`L`]],[`view`,[`V`]],[`space`,[`␣`]],[`back`,[`←`,`→`,`Home`,`End`]],[`turns`,[`Shift`,`←`,`→`]],[`help`,[`F1`]]],r=ga(t,`sitting`,7),i=P(void 0),a=M(()=>$.server.game(r().server.room?.game));Fn(()=>{r().screen.helping&&H(i)?.showModal()});var o=om(),s=I(o),c=I(s),l=R(c,!0),u=z(c,2),d=I(u);Oe(),k(u),k(s);var f=z(s,2),p=e=>{var t=rm(),n=I(t),r=R(n,!0);Op(z(n,2),{get game(){return H(a).name},level:3}),k(t),B(e=>q(r,e),[()=>Q(`learn`,{game:H(a).title})]),K(e,t)};J(f,e=>{H(a)&&e(p)});var m=z(f,2);X(m,21,()=>n,Y,(e,t)=>{var n=M(()=>b(H(t),2));let r=()=>H(n)[0],i=()=>H(n)[1];var a=am(),o=I(a);X(o,21,i,Y,(e,t)=>{var n=im(),r=R(n,!0);B(()=>q(r,H(t))),K(e,n)}),k(o);var s=R(z(o,2),!0);k(a),B(e=>q(s,e),[()=>Q(`key`,{what:r()})]),K(e,a)}),k(m);var h=z(m,2),g=R(h,!0),_=z(h,2),v=I(_),y=z(I(v));k(v);var x=z(v,2),S=z(I(x));k(x);var C=z(x,2),w=z(I(C));k(C);var T=z(C,2),ee=z(I(T));k(T),k(_),k(o),la(o,e=>F(i,e),()=>H(i)),wi(o,()=>Nc),B((e,t,n,r,i,a,s,c)=>{Z(o,`aria-label`,e),q(l,t),q(d,`${n??``} `),q(g,r),q(y,` ${i??``}`),q(S,` ${a??``}`),q(w,` ${s??``}`),q(ee,` ${c??``}`)},[()=>Q(`keys`),()=>Q(`keys`),()=>Q(`close`),()=>Q(`signs`),()=>Q(`sign-legal`),()=>Q(`sign-chosen`),()=>Q(`sign-now`),()=>Q(`sign-fresh`)]),Rr(`close`,o,()=>r().screen.helping=!1),U(`click`,u,()=>H(i)?.close()),K(e,o),j()}W([`click`]);var cm=G(`<small class="svelte-1vw5hin"> </small>`),lm=G(`<li class="svelte-1vw5hin"><button> </button> <span class="worth svelte-1vw5hin"><span class="bar svelte-1vw5hin" aria-hidden="true"><span class="svelte-1vw5hin"></span></span> <b> </b> <!></span></li>`),um=G(`<div class="hint svelte-1vw5hin"><p> </p> <ol class="svelte-1vw5hin"></ol></div>`);function dm(e,t){A(t,!0);let n=M(()=>t.hint.suggestions.slice(0,3)),r=M(()=>t.hint.suggestions.map(e=>e.value));function i(e){let[t,n]=[Math.min(...H(r)),Math.max(...H(r))];return n>t?8+92*(e-t)/(n-t):100}var a=um(),o=I(a),s=R(o,!0),c=z(o,2);X(c,21,()=>H(n),Y,(e,n,r)=>{var a=lm(),o=I(a);Ni(o,1,`svelte-1vw5hin`,null,{},{main:!r});var s=R(o,!0),c=z(o,2),l=I(c),u=I(l);let d;k(l);var f=z(l,2),p=R(f,!0),m=z(f,2),h=e=>{var t=cm(),r=R(t,!0);B(e=>q(r,e),[()=>H(n).parts.map(e=>`${e.what} ${ns(e.points)}`).join(`, `)]),K(e,t)};J(m,e=>{H(n).parts.length&&e(h)}),k(c),k(a),B((e,t)=>{q(s,H(n).sentence),d=Fi(u,``,d,{width:e}),q(p,t)},[()=>`${i(H(n).value)??``}%`,()=>Q(`hint-worth`,{n:ns(H(n).value)})]),U(`click`,o,()=>t.onchoose(H(n).answer)),K(e,a)}),k(c),k(a),B(e=>q(s,e),[()=>Q(`hint-best`)]),K(e,a),j()}W([`click`]);var fm=G(`<p> </p>`),pm=G(`<p class="rule svelte-14pn97l"><b> </b> </p>`),mm=G(`<div><div><!> <!></div> <button class="svelte-14pn97l"> <kbd>Esc</kbd></button></div>`),hm=G(`<div class="notice svelte-14pn97l"><!> <button class="svelte-14pn97l"> <kbd>Esc</kbd></button></div>`),gm=G(`<div class="notices svelte-14pn97l"><div class="over svelte-14pn97l" role="status"><!> <!></div></div>`);function _m(e,t){A(t,!0);let n=ga(t,`sitting`,7);var r=gm(),i=I(r),a=I(i),o=e=>{var t=mm();let r;var i=I(t),a=I(i),o=e=>{var t=fm(),r=R(t,!0);B(()=>q(r,n().screen.notice.text)),K(e,t)};J(a,e=>{n().screen.notice.text&&e(o)}),X(z(a,2),17,()=>n().screen.notice.rules,Y,(e,t)=>{var n=pm(),r=I(n),i=R(r,!0),a=z(r);k(n),B(()=>{q(i,H(t).rule),q(a,` ${H(t).text??``}`)}),K(e,n)}),k(i);var s=z(i,2),c=I(s);Oe(),k(s),k(t),B(e=>{r=Ni(t,1,`notice svelte-14pn97l`,null,r,{bad:n().screen.notice.bad}),q(c,`${e??``} `)},[()=>Q(`close`)]),U(`click`,s,()=>n().screen.notice=null),K(e,t)};J(a,e=>{n().screen.notice&&e(o)});var s=z(a,2),c=e=>{var t=hm(),r=I(t);dm(r,{get hint(){return n().screen.hint},onchoose:e=>n().asking.send(e)});var i=z(r,2),a=I(i);Oe(),k(i),k(t),B(e=>q(a,`${e??``} `),[()=>Q(`close`)]),U(`click`,i,()=>n().screen.hint=null),K(e,t)};J(s,e=>{n().screen.hint&&e(c)}),k(i),k(r),K(e,r),j()}W([`click`]);var vm=G(`<li><button type="button" class="flat svelte-1eot8km"> </button></li>`),ym=G(`<section><h3 class="svelte-1eot8km"> </h3> <ul class="svelte-1eot8km"></ul></section>`),bm=G(`<div class="groups svelte-1eot8km"></div>`);function xm(e,t){A(t,!0);var n=bm();X(n,21,()=>t.deck.groups,Y,(e,n)=>{var r=ym(),i=I(r),a=R(i,!0),o=z(i,2);X(o,21,()=>H(n).cards,Y,(e,n)=>{var r=vm(),i=I(r),a=R(i,!0);k(r),B(()=>q(a,H(n).text)),U(`click`,i,()=>$.read(t.deck.game,H(n).card)),K(e,r)}),k(o),k(r),B(()=>q(a,H(n).title)),K(e,r)}),k(n),K(e,n),j()}W([`click`]);var Sm=G(`<p class="error" role="alert"> </p>`),Cm=G(`<div class="import svelte-mix9h6"><label class="field"> <textarea name="list" rows="7" spellcheck="false" class="svelte-mix9h6"></textarea></label> <!> <div class="actions"><button type="button"> </button> <label class="button svelte-mix9h6"> <input class="unseen" type="file" accept=".txt,.json,text/plain,application/json"/></label></div></div>`);function wm(e,t){let n=Xr();A(t,!0);let r=ga(t,`list`,15),i=2e4,a=M(()=>t.game.decks??``),o=P(``);async function s(){if(F(o,r().length>i?Q(`too-long`,{n:i}):``,!0),!H(o))try{let e=await $.link.ask({type:`deck`,game:t.game.name,text:r()||` `},`deck`);jc.keep(t.game.name,e.text.split(`
`)[0],e.text),t.taken(e)}catch(e){F(o,e instanceof Cc?e.message:Q(`lost`),!0)}}async function c(e){let t=e.currentTarget.files?.[0];e.currentTarget.value=``,t&&(r(await t.text()),await s())}var l=Cm(),u=I(l),d=I(u),f=z(d);vt(f),k(u);var p=z(u,2),m=e=>{var t=Sm(),r=R(t,!0);B(()=>{Z(t,`id`,n),q(r,H(o))}),K(e,t)};J(p,e=>{H(o)&&e(m)});var h=z(p,2),g=I(h),_=R(g,!0),v=z(g,2),y=I(v),b=z(y);k(v),k(h),k(l),B((e,t,r,i)=>{q(d,`${e??``} `),Z(f,`placeholder`,t),Z(f,`aria-invalid`,!!H(o)),Z(f,`aria-describedby`,H(o)?n:void 0),q(_,r),q(y,`${i??``} `)},[()=>Q(`deck-list`,{what:H(a)}),()=>Q(`deck-example`,{what:H(a)}),()=>Q(`check-deck`,{what:H(a)}),()=>Q(`open-file`)]),$i(f,r),U(`click`,g,s),U(`change`,b,c),K(e,l),j()}W([`click`,`change`]);var Tm=`M6 8h12v10H6ZM12 8V4M12 3.4a.6.6 0 1 0 .1 0M9.5 12v1.5M14.5 12v1.5M3.5 11.5v4M20.5 11.5v4M9.5 21h5`,Em=`M3 5h18v11H3ZM9 20h6M12 16v4`,Dm=`M9.5 14.5 14.5 9.5M8 11l-3 3a3.6 3.6 0 0 0 5 5l3-3M16 13l3-3a3.6 3.6 0 0 0-5-5l-3 3`,Om=`M8 10.5a3 3 0 1 0 .1 0M16 10.5a3 3 0 1 0 .1 0M2.5 20c.5-4 10.500-4 11 0M13.500 17c2-1.200 7-.8 8 3`,km=`M5 5h14v14H5ZM9 9h.1M15 9h.1M12 12h.1M9 15h.1M15 15h.1`,Am=`M12 4a8.500 8.500 0 1 0 .1 0M12 8v4.500l3 2`,jm=G(`<option> </option>`),Mm=G(`<label class="field"> <select name="set"></select></label>`),Nm=G(`<button type="button" class="svelte-uyp4at"> </button>`),Pm=G(`<div class="generator svelte-uyp4at"><!> <fieldset><legend class="svelte-uyp4at"> </legend> <div class="parts svelte-uyp4at"></div></fieldset> <div class="seed svelte-uyp4at"><label class="field svelte-uyp4at"> <input type="number" min="0" max="999999999"/></label> <button type="button"><!> </button></div></div>`);function Fm(e,t){A(t,!0);let n=ga(t,`deck`,15),r=M(()=>xc(n(),t.generator)??{set:``,parts:[],seed:0}),i=M(()=>t.generator.sets??[]),a=M(()=>H(i).find(e=>e.name===H(r).set)??H(i)[0]),o=M(()=>t.generator.parts.filter(e=>!H(a)||H(a).parts.includes(e.name)));function s(e){let t=H(i).find(t=>t.name===e)?.parts??[];n(yc({...H(r),set:e,parts:H(r).parts.filter(e=>t.includes(e))}))}function c(e){let i=H(r).parts.filter(t=>t!==e),a=t.generator.most-+!H(r).parts.includes(e),o=H(r).parts.includes(e)?i:[...i.slice(Math.max(0,i.length-a)),e];n(yc({...H(r),parts:o}))}function l(e){let t=Math.min(Math.max(Math.floor(Number(e))||0,0),999999999);n(yc({...H(r),seed:t}))}var u=Pm(),d=I(u),f=e=>{var t=Mm(),n=I(t),r=z(n);X(r,21,()=>H(i),Y,(e,t)=>{var n=jm(),r=R(n,!0),i={};B(()=>{q(r,H(t).title),i!==(i=H(t).name)&&(n.value=(n.__value=i)??``)}),K(e,n)}),k(r);var o;zi(r),k(t),B(e=>{q(n,`${e??``} `),o!==(o=H(a)?.name)&&(r.value=(r.__value=o)??``,Ri(r,o))},[()=>Q(`set`)]),U(`change`,r,e=>s(e.currentTarget.value)),K(e,t)};J(d,e=>{H(i).length>1&&e(f)});var p=z(d,2),m=I(p),h=R(m,!0),g=z(m,2);X(g,21,()=>H(o),Y,(e,t)=>{var n=Nm(),i=R(n,!0);B(e=>{Z(n,`aria-pressed`,e),q(i,H(t).title)},[()=>H(r).parts.includes(H(t).name)]),U(`click`,n,()=>c(H(t).name)),K(e,n)}),k(g),k(p);var _=z(p,2),v=I(_),y=I(v),b=z(y);qi(b),k(v);var x=z(v,2),S=I(x);Fs(S,{get path(){return km}});var C=z(S,1,!0);k(x),k(_),k(u),B((e,t,n)=>{q(h,e),q(y,`${t??``} `),Ji(b,H(r).seed),q(C,n)},[()=>Q(`made-of`,{title:t.generator.title,most:t.generator.most}),()=>Q(`seed`),()=>Q(`generate-again`,{what:t.what})]),U(`change`,b,e=>l(e.currentTarget.value)),U(`click`,x,()=>n(yc({...H(r),seed:Sc()}))),K(e,u),j()}W([`change`,`click`]);var Im=G(`<option> </option> <option> </option>`,1),Lm=G(`<option> </option>`),Rm=G(`<optgroup></optgroup>`),zm=G(`<p class="error" role="alert"> </p>`),Bm=G(`<span class="title svelte-3mnlam"> </span> <span class="quiet"> </span>`,1),Vm=G(`<details><summary class="svelte-3mnlam"><!></summary> <!></details>`),Hm=G(`<div class="deck svelte-3mnlam"><label class="field"> <select><option> </option><!><!><optgroup></optgroup></select></label> <!> <!> <!> <!></div>`);function Um(e,t){A(t,!0);let n=ga(t,`deck`,15),r=`list`,i=`own:`,a=P(null),o=P(!1),s=P(null),c=P(``),l=M(()=>t.game.decks??``),u=M(()=>jc.of(t.game.name)),d=M(()=>{if(H(o))return r;if(!n())return`any`;if(bc(n()))return`new`;if(H(a)?H(a).decks.some(e=>e.name===n()):!n().includes(`
`))return n();let e=H(u).find(([,e])=>e===n());return e?i+e[0]:r});Fn(()=>{es.lang;let{name:e}=t.game,n=JSON.stringify(t.options);$.link.ask({type:`decks`,game:e,options:JSON.parse(n)},`decks`).then(e=>{F(a,e),jr(()=>f(e))},()=>void 0)}),Fn(()=>{es.lang,m(H(o)?``:n())});function f({decks:e,generator:r}){e.some(e=>e.name===n())||n()&&r||n(e[t.seat%e.length]?.name??``)}function p(e){F(o,e===r),n(e===`any`||e===r?``:e===`new`?yc({set:``,parts:[],seed:Sc()}):e.startsWith(i)?H(u).find(([t])=>i+t===e)?.[1]??``:e)}async function m(e){if(F(c,``),!e)F(s,null);else try{let r=e.includes(`
`)?{text:e}:{name:e},i=await $.link.ask({type:`deck`,game:t.game.name,...r},`deck`);e===n()&&F(s,i)}catch(t){if(e!==n())return;F(s,null),t instanceof Cc&&F(c,t.message,!0)}}function h(e){F(o,!1),n(e.text)}var g=Hm(),_=I(g),v=I(_),y=z(v),x=I(y),S=R(x,!0);x.value=x.__value=`any`;var C=z(x),w=e=>{var t=Im(),n=L(t),i=R(n,!0);n.value=n.__value=`new`;var a=z(n,2),o=R(a,!0);a.value=a.__value=r,B((e,t)=>{q(i,e),q(o,t)},[()=>Q(`generate`,{what:H(l)}),()=>Q(`own-deck`,{what:H(l)})]),K(e,t)};J(C,e=>{H(a)?.generator&&e(w)});var T=z(C),ee=e=>{var t=Rm();X(t,21,()=>H(u),Y,(e,t)=>{var n=M(()=>b(H(t),1));let r=()=>H(n)[0];var i=Lm(),a=R(i,!0),o={};B(()=>{q(a,r()),o!==(o=`own:${r()??``}`)&&(i.value=i.__value=o)}),K(e,i)}),k(t),B(e=>Z(t,`label`,e),[()=>Q(`my-decks`,{what:H(l)})]),K(e,t)};J(T,e=>{H(u).length&&H(a)?.generator&&e(ee)});var E=z(T);X(E,21,()=>H(a)?.decks??[],Y,(e,t)=>{var n=Lm(),r=R(n),i={};B(()=>{q(r,`${H(t).title??``} · ${H(t).facts??``}`),i!==(i=H(t).name)&&(n.value=(n.__value=i)??``)}),K(e,n)}),k(E),k(y);var te;zi(y),k(_);var ne=z(_,2),re=e=>{Fm(e,{get generator(){return H(a).generator},get what(){return H(l)},get deck(){return n()},set deck(e){n(e)}})};J(ne,e=>{H(d)===`new`&&H(a)?.generator&&e(re)});var ie=z(ne,2),ae=e=>{wm(e,{get game(){return t.game},taken:h,get list(){return n()},set list(e){n(e)}})};J(ie,e=>{H(d)===r&&e(ae)});var oe=z(ie,2),se=e=>{var t=zm(),n=R(t,!0);B(()=>q(n,H(c))),K(e,t)};J(oe,e=>{H(c)&&!H(o)&&e(se)});var ce=z(oe,2),le=e=>{var t=Vm(),n=I(t),i=I(n),a=e=>{var t=Bm(),n=L(t),r=R(n,!0),i=R(z(n,2),!0);B(()=>{q(r,H(s).title),q(i,H(s).facts)}),K(e,t)},o=e=>{var t=Jr();B(e=>q(t,e),[()=>Q(`show-cards`)]),K(e,t)};J(i,e=>{H(d)===`new`||H(d)===r?e(a):e(o,-1)}),k(n),xm(z(n,2),{get deck(){return H(s)}}),k(t),K(e,t)};J(ce,e=>{H(s)&&!H(o)&&e(le)}),k(g),B((e,n)=>{q(v,`${t.label??``} `),Z(y,`name`,`deck-${t.seat+1}`),q(S,e),Z(E,`label`,n),te!==(te=H(d))&&(y.value=(y.__value=te)??``,Ri(y,te))},[()=>Q(`any-deck`,{what:H(l)}),()=>Q(`known-decks`,{what:H(l)})]),U(`change`,y,e=>p(e.currentTarget.value)),K(e,g),j()}W([`change`]);function Wm({seconds:e,increment:t=0}){return Q(`clock-words`,{minutes:Math.round(e/60*10)/10,increment:t})}function Gm({kind:e,name:t,rating:n}){return e===`open`?Q(`open-seat`):typeof n==`number`?`${t} (${n})`:t??``}var Km=G(`<span class="quiet"> </span>`),qm=G(`<button> </button>`),Jm=G(`<li><span><b> </b> <!> <!></span> <!> <!></li>`),Ym=G(`<p role="alert" class="error"> </p>`),Xm=G(`<p class="quiet"> </p>`),Zm=G(`<div class="page waiting svelte-1f7jbhr"><h1> </h1> <p role="status"> </p> <section class="panel svelte-1f7jbhr" aria-labelledby="invite"><h2 id="invite" class="svelte-1f7jbhr"> </h2> <p class="quiet"> </p> <div class="link svelte-1f7jbhr"><input readonly="" class="svelte-1f7jbhr"/> <button class="main"> </button></div></section> <section class="panel svelte-1f7jbhr" aria-labelledby="seats"><h2 id="seats" class="svelte-1f7jbhr"> </h2> <!> <ol class="svelte-1f7jbhr"></ol> <!> <!></section></div>`);function Qm(e,t){A(t,!0);let n=M(()=>t.sitting.server.room),r=M(()=>$.server.game(H(n).game)),i=M(()=>`${location.origin}${location.pathname}#/room/${H(n).room}`),a=M(()=>H(n).seats.filter(e=>e.kind===`open`).length),o=P(void 0),s=P(!1),c=P(``),l=P(``);async function u(){H(o)?.select();try{await navigator.clipboard.writeText(H(i)),F(s,!0)}catch{F(s,document.execCommand(`copy`),!0)}}async function d(e){F(l,``);try{await e()}catch(e){F(l,e instanceof Cc?e.message:Q(`lost`),!0)}}let f=e=>d(()=>$.link.ask({type:`sit`,seat:e,...H(r)?.decks&&H(c)?{deck:H(c)}:{}},`seat`)),p=e=>d(()=>$.link.ask({type:`stand`,seat:e},`done`));var m=Zm(),h=I(m),g=R(h,!0),_=z(h,2),v=R(_,!0),y=z(_,2),b=I(y),x=R(b,!0),S=z(b,2),C=R(S,!0),w=z(S,2),T=I(w);qi(T),la(T,e=>F(o,e),()=>H(o));var ee=z(T,2),E=R(ee,!0);k(w),k(y);var te=z(y,2),ne=I(te),re=R(ne,!0),ie=z(ne,2),ae=e=>{{let t=M(()=>Q(`your-deck`,{what:H(r).decks})),i=M(()=>H(n).seats.findIndex(e=>e.kind===`open`)),a=M(()=>H(n).options??{});Um(e,{get game(){return H(r)},get label(){return H(t)},get seat(){return H(i)},get options(){return H(a)},get deck(){return H(c)},set deck(e){F(c,e,!0)}})}};J(ie,e=>{H(r)?.decks&&H(a)&&!H(n).yours.length&&e(ae)});var oe=z(ie,2);X(oe,21,()=>H(n).seats,Y,(e,t,r)=>{let i=M(()=>H(n).yours.includes(r));var a=Jm();let o;var s=I(a),c=I(s),l=R(c,!0),u=z(c,2),d=e=>{var t=Jr();B(e=>q(t,`(${e??``})`),[()=>Q(`you`)]),K(e,t)};J(u,e=>{H(i)&&e(d)});var m=z(u,2),h=e=>{var n=Km(),r=R(n,!0);B(()=>q(r,H(t).deck)),K(e,n)};J(m,e=>{H(t).deck&&e(h)}),k(s);var g=z(s,2),_=e=>{var t=qm();let i;var a=R(t,!0);B(e=>{i=Ni(t,1,``,null,i,{main:!H(n).yours.length}),q(a,e)},[()=>Q(`sit`)]),U(`click`,t,()=>f(r)),K(e,t)};J(g,e=>{H(t).kind===`open`&&e(_)});var v=z(g,2),y=e=>{var t=qm(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`stand`)]),U(`click`,t,()=>p(r)),K(e,t)};J(v,e=>{H(i)&&e(y)}),k(a),B(e=>{o=Ni(a,1,`svelte-1f7jbhr`,null,o,{open:H(t).kind===`open`}),q(l,e)},[()=>Gm(H(t))||Q(`player`,{n:r+1})]),K(e,a)}),k(oe);var se=z(oe,2),ce=e=>{var t=Ym(),n=R(t,!0);B(()=>q(n,H(l))),K(e,t)};J(se,e=>{H(l)&&e(ce)});var le=z(se,2),ue=e=>{var t=Xm(),r=R(t);B((e,t)=>q(r,`${e??``}: ${t??``}`),[()=>Q(`clock`),()=>Wm(H(n).clock)]),K(e,t)};J(le,e=>{H(n).clock&&e(ue)}),k(te),k(m),B((e,t,n,r,a,o,s)=>{q(g,e),q(v,t),q(x,n),q(C,r),Ji(T,H(i)),Z(T,`aria-label`,a),q(E,o),q(re,s)},[()=>Q(`waiting-room`),()=>Q(`waiting-for`,{n:H(a)}),()=>Q(`invite`),()=>Q(H(n).listed?`share-lobby`:`share-link`),()=>Q(`link`),()=>H(s)?Q(`copied`):Q(`copy`),()=>Q(`seats`)]),Rr(`focus`,T,e=>e.currentTarget.select()),U(`click`,ee,u),K(e,m),j()}W([`click`]);var $m=G(`<p class="opening svelte-vrg389" role="status"> </p>`),eh=G(`<div class="picture svelte-vrg389"><!></div>`),th=G(`<div class="zoom svelte-vrg389"><!></div> <!> <!>`,1),nh=G(`<p> </p>`),rh=G(`<div><div class="left svelte-vrg389"><div class="table svelte-vrg389"><!></div> <!> <!></div> <aside class="right svelte-vrg389"><!> <!></aside></div> <div class="unseen" role="log"></div> <!> <!> <!>`,1);function ih(e,t){A(t,!0);let n=ga(t,`sitting`,7),r=M(()=>n().server.room?.game??``),i=M(()=>gs(H(r))?.Board),a=M(()=>n().server.room?.chat!==!1&&n().server.company),o=M(()=>!!n().server.report&&n().screen.reading&&!n().moment),s=P(0),c=P(void 0),l=P(void 0);Zc({get sitting(){return n()},get game(){return H(r)},get rules(){return $.server.game(H(r))?.rules},area:()=>H(c),laid:()=>H(s),face:e=>Ss(H(r),e,$.server.cards[H(r)]?.get(e)),called:e=>e<=-2?n().server.name(-2-e):u(e),tell:(e,t)=>bs(H(r),e,t),groups:e=>Cs(H(r),e,n().shown?.view,$.server.cards[H(r)])}),Fn(()=>{n().screen.unread&&(n().screen.aside||innerWidth>=1e3)&&(n().screen.unread=0)});function u(e){let t=n().shown?.view.cards[e];return t?Ss(H(r),t,$.server.cards[H(r)]?.get(t)).name:``}function d(e){if(Yc(e)||Pc())return;let t=n().moment?f(e):p(e);t&&(e.preventDefault(),t())}function f({key:e,shiftKey:t}){let{at:r,end:i}=n().moment;return{ArrowLeft:()=>void(t?n().back.turn(-1):n().back.to(r-1)),ArrowRight:()=>void(t?n().back.turn(1):n().back.to(r+1)),PageUp:()=>void n().back.turn(-1),PageDown:()=>void n().back.turn(1),Home:()=>void n().back.to(0),End:()=>void n().back.to(i)," ":()=>n().back.play(),Escape:()=>Ju.open||n().screen.notice?_():n().backToNow()}[e]??m[e]??m[e.toLowerCase()]}function p(e){let t=e.key.toLowerCase();return Jc(e.key)?()=>Kc(e.key,e.shiftKey):/^[1-9]$/.test(e.key)?()=>H(l)?.digit(e.key):h[e.key]??h[t]??m[e.key]??m[t]??H(l)?.letterDeed(t)}let m={l:()=>n().screen.aside=!n().screen.aside,v:g,z:()=>Ju.seen&&Xu(Ju.seen),F1:()=>n().screen.helping=!0},h={u:()=>void n().undo(),h:()=>void n().askHint(),"?":v,Escape:_," ":()=>n().skip()};function g(){Vu.plain=!Vu.plain,Hu()}function _(){Ju.open?Zu():n().screen.aside?n().screen.aside=!1:n().asking.menu.length||n().asking.begun?n().asking.clear():n().screen.notice=n().screen.hint=null}function v(){Ju.seen?.deed&&n().asking.question?n().whyNot(Ju.seen.deed):n().screen.helping=!0}function y(e){return!!H(c)&&!!e&&(H(c).contains(e)||e.contains(H(c)))}function b(e){let{asking:t}=n();e.key===`Enter`&&t.whole&&(!e.ctrlKey&&!e.metaKey&&(!t.begun||Pc()||!y(document.activeElement)||zc(document.activeElement)===`legal`&&t.picked.length<t.question.high)||(e.preventDefault(),t.confirm()))}var x=Yr();Rr(`keydown`,hn,e=>{b(e),d(e)});var S=L(x),C=e=>{Qm(e,{get sitting(){return n()}})},w=e=>{var t=$m(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`opening`)]),K(e,t)},T=e=>{var t=rh(),r=L(t);let u;var d=I(r),f=I(d),p=I(f),m=e=>{nm(e,{get sitting(){return n()}})},h=e=>{fd(e,{})},g=e=>{pf(e,{})},_=e=>{var t=eh();xi(I(t),()=>H(i),(e,t)=>{t(e,{get view(){return n().shown.view}})}),k(t),wi(t,()=>()=>void F(s,jr(()=>n().step),!0)),K(e,t)};J(p,e=>{n().covered?e(m):H(o)?e(h,1):Vu.plain||!H(i)?e(g,2):e(_,-1)}),k(f),la(f,e=>F(c,e),()=>H(c));var v=z(f,2);_m(v,{get sitting(){return n()}});var y=z(v,2),b=e=>{yd(e,{})},x=e=>{la(su(e,{}),e=>F(l,e,!0),()=>H(l))};J(y,e=>{n().moment?e(b):!n().covered&&!H(o)&&e(x,1)}),k(d);var S=z(d,2),C=I(S),w=e=>{var t=th(),n=L(t);Rf(I(n),{}),k(n);var r=z(n,2);Ld(r,{}),Kd(z(r,2),{}),K(e,t)};J(C,e=>{n().covered||e(w)});var T=z(C,2),ee=e=>{em(e,{get sitting(){return n()}})};J(T,e=>{H(a)&&e(ee)}),k(S),k(r);var E=z(r,2);X(E,23,()=>n().covered?[]:n().server.log.slice(-12),(e,t)=>n().server.log.length-Math.min(12,n().server.log.length)+t,(e,t)=>{var n=nh(),r=R(n,!0);B(()=>q(r,H(t).text)),K(e,n)}),k(E);var te=z(E,2);Rf(te,{sheet:!0});var ne=z(te,2);sm(ne,{get sitting(){return n()}}),Yp(z(ne,2),{get sitting(){return n()}}),B((e,t)=>{u=Ni(r,1,`room whole svelte-vrg389`,null,u,{aside:n().screen.aside}),Z(S,`aria-label`,e),Z(E,`aria-label`,t)},[()=>Q(`beside`),()=>Q(`log`)]),K(e,t)};J(S,e=>{n().server.room?.status===`waiting`?e(C):!n().shown||!$.server.cards[H(r)]?e(w,1):e(T,-1)}),K(e,x),j()}Je();var ah=G(`<span class="quiet"><!> </span>`),oh=G(`<li class="accented svelte-1xktl4u"><div class="svelte-1xktl4u"><b> </b> <span> </span> <!></div> <a class="button svelte-1xktl4u"> <span class="unseen"> </span></a></li>`),sh=G(`<ul class="svelte-1xktl4u"></ul>`),ch=G(`<p class="quiet"> </p>`),lh=G(`<h2 id="lobby" class="svelte-1xktl4u"> </h2> <!>`,1);function uh(e,t){A(t,!1),ua();var n=lh(),r=L(n),i=R(r,!0),a=z(r,2),o=e=>{var t=sh();X(t,5,()=>$.server.lobby,e=>e.room,(e,t)=>{var n=oh();let r;var i=I(n),a=I(i),o=R(a,!0),s=z(a,2),c=R(s,!0),l=z(s,2),u=e=>{var n=ah(),r=I(n);Fs(r,{get path(){return Am}});var i=z(r);k(n),B(e=>q(i,` ${e??``}`),[()=>Wm(H(t).clock)]),K(e,n)};J(l,e=>{H(t).clock&&e(u)}),k(i);var d=z(i,2),f=I(d),p=R(z(f));k(d),k(n),B((e,i,a,s,l)=>{r=Fi(n,``,r,{"--accent":e}),q(o,i),q(c,a),Z(d,`href`,`#/room/${H(t).room??``}`),q(f,`${s??``} `),q(p,`: ${l??``}`)},[()=>hs(H(t).game)?.accent??285,()=>$.server.game(H(t).game)?.title??H(t).game,()=>H(t).seats.map(Gm).join(` · `),()=>Q(`join`),()=>$.server.game(H(t).game)?.title]),K(e,n)}),k(t),K(e,t)},s=e=>{var t=ch(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`no-rooms`)]),K(e,t)};J(a,e=>{$.server.lobby.length?e(o):e(s,-1)}),B(e=>q(i,e),[()=>Q(`lobby`)]),K(e,n),j()}var dh=G(`<div class="page"><h1> </h1> <section class="panel" aria-labelledby="lobby"><!></section> <p class="quiet"> </p> <p><a class="button" href="#/"> </a></p></div>`);function fh(e,t){A(t,!1),ua();var n=dh(),r=I(n),i=R(r,!0),a=z(r,2);uh(I(a),{}),k(a);var o=z(a,2),s=R(o,!0),c=z(o,2),l=R(I(c),!0);k(c),k(n),B((e,t,n)=>{q(i,e),q(s,t),q(l,n)},[()=>Q(`lobby-title`),()=>Q(`lobby-how`),()=>Q(`new-game`)]),K(e,n),j()}var ph=qr(`<g class="hued svelte-1euhzuk"><circle class="disc svelte-1euhzuk" cx="12" cy="12" r="17"></circle><path class="emblem svelte-1euhzuk"></path></g>`),mh=G(`<label class="game accented svelte-1euhzuk"><svg viewBox="0 0 330 100" aria-hidden="true" class="svelte-1euhzuk"><pattern patternUnits="userSpaceOnUse" patternTransform="scale(1.3)" class="svelte-1euhzuk"><path class="tile svelte-1euhzuk"></path></pattern><rect x="-400" y="-200" width="1130" height="500" class="svelte-1euhzuk"></rect><!></svg> <input type="radio" name="game" class="svelte-1euhzuk"/> <span class="title svelte-1euhzuk"> </span> <span class="seats svelte-1euhzuk"> </span></label>`);function hh(e,t){let n=Xr();A(t,!0);let r=[],i=ga(t,`chosen`,15),a=M(()=>hs(t.game.name)),o=M(()=>Object.keys(H(a)?.looks??{}).filter(Boolean).slice(0,10).map(e=>xs(t.game.name,e))),s=M(()=>Ds[xs(t.game.name,``).pattern]);var c=mh();let l;var u=I(c),d=I(u),f=R(d),p=z(d);X(z(p),17,()=>H(o),Y,(e,t,n)=>{let r=M(()=>H(o).length>1?n/(H(o).length-1):.5);var i=ph();let a;var s=z(I(i));k(i),B(e=>{Z(i,`transform`,`translate(${12+H(r)*282} ${e??``})`),a=Fi(i,``,a,{"--hue":H(t).hue}),Z(s,`d`,H(t).emblem)},[()=>58-Math.sin(H(r)*Math.PI)*40]),K(e,i)}),k(u);var m=z(u,2);qi(m);var h,g=z(m,2),_=R(g,!0),v=R(z(g,2),!0);k(c),B(e=>{l=Fi(c,``,l,{"--accent":H(a)?.accent??285}),Z(d,`id`,n),Z(d,`width`,H(s).size[0]),Z(d,`height`,H(s).size[1]),Z(f,`d`,H(s).path),Z(p,`fill`,`url(#${n})`),h!==(h=t.game.name)&&(m.value=(m.__value=h)??``),q(_,t.game.title),q(v,e)},[()=>Q(`players-range`,{low:t.game.seats[0],high:t.game.seats[1]})]),ta(r,[],m,()=>(t.game.name,i()),i),K(e,c),j()}var gh=G(`<label class="field seed svelte-12h2tvw"> <input name="seed" type="number" min="0" max="999999999999" step="1"/></label>`),_h=G(`<label class="check"><input name="hints" type="checkbox"/> </label> <label class="check"><input name="chat" type="checkbox"/> </label>`,1),vh=G(`<option> </option>`),yh=G(`<select><option> </option><!></select>`),bh=G(`<label class="field"> <input type="number" min="0"/></label>`),xh=G(`<div class="times svelte-12h2tvw"></div>`),Sh=G(`<fieldset><legend class="svelte-12h2tvw"> </legend> <p class="quiet help svelte-12h2tvw"> </p> <!></fieldset>`),Ch=G(`<details class="panel svelte-12h2tvw"><summary class="svelte-12h2tvw"> </summary> <div class="settings svelte-12h2tvw"><fieldset><legend class="svelte-12h2tvw"> </legend> <label class="check"><input name="clock" type="checkbox"/> </label> <div class="times svelte-12h2tvw"><label class="field"> <input name="minutes" type="number" min="1" max="720" step="any" required=""/></label> <label class="field"> <input name="increment" type="number" min="0" max="3600" required=""/></label></div></fieldset> <fieldset><legend class="svelte-12h2tvw"> </legend> <label class="check"><input name="ask-all" type="checkbox"/> </label> <!> <p class="quiet help svelte-12h2tvw"> </p></fieldset> <!></div></details>`);function wh(e,t){A(t,!0);let n=ga(t,`wish`,7),r=M(()=>Pu(n().seats)),i=M(()=>Iu(t.game,n().seats).filter(e=>e.kind!==`flag`)),a=M(()=>n().seats.map((e,t)=>t?Q(`player`,{n:t+1}):$.server.me?.name??``));function o({name:e},t){let{[e]:r,...i}=n().options;n().options=t===``?i:{...i,[e]:Number(t)}}function s({name:e,high:t=0},r,i){let a=n().seats.map((t,n)=>c(e,n));a[r]=Math.min(Math.max(Math.floor(Number(i))||0,0),t),n().options[e]=a}function c(e,t){let r=n().options[e];return Array.isArray(r)?Number(r[t]??0):0}var l=Ch(),u=I(l),d=R(u,!0),f=z(u,2),p=I(f),m=I(p),h=R(m,!0),g=z(m,2),_=I(g);qi(_);var v=z(_);k(g);var y=z(g,2),b=I(y),x=I(b),S=z(x);qi(S),k(b);var C=z(b,2),w=I(C),T=z(w);qi(T),k(C),k(y),k(p);var ee=z(p,2),E=I(ee),te=R(E,!0),ne=z(E,2),re=I(ne);qi(re);var ie=z(re);k(ne);var ae=z(ne,2),oe=e=>{var t=gh(),n=I(t),r=z(n);qi(r),k(t),B(e=>q(n,`${e??``} `),[()=>Q(`game-seed`)]),$i(r,()=>Nu.seed,e=>Nu.seed=e),K(e,t)},se=e=>{var t=_h(),n=L(t),r=I(n);qi(r);var i=z(r);k(n);var a=z(n,2),o=I(a);qi(o);var s=z(o);k(a),B((e,t)=>{q(i,` ${e??``}`),q(s,` ${t??``}`)},[()=>Q(`hints-too`),()=>Q(`chat-on`)]),na(r,()=>Nu.wish.hints,e=>Nu.wish.hints=e),na(o,()=>Nu.wish.chat,e=>Nu.wish.chat=e),K(e,t)};J(ae,e=>{H(r)?e(se,-1):e(oe)});var ce=R(z(ae,2),!0);k(ee),X(z(ee,2),17,()=>H(i),e=>e.name,(e,t)=>{var r=Sh(),i=I(r),l=R(i,!0),u=z(i,2),d=R(u,!0),f=z(u,2),p=e=>{var r=yh(),i=I(r),s=R(i,!0);i.value=i.__value=``,X(z(i),17,()=>H(a),Y,(e,t,n)=>{var r=vh(),i=R(r,!0);r.value=r.__value=n,B(()=>q(i,H(t))),K(e,r)}),k(r);var c;zi(r),B(e=>{Z(r,`name`,H(t).name),Z(r,`aria-label`,H(t).title),q(s,e),c!==(c=n().options[H(t).name]??``)&&(r.value=(r.__value=c)??``,Ri(r,c))},[()=>Q(`by-chance`)]),U(`change`,r,e=>o(H(t),e.currentTarget.value)),K(e,r)},m=e=>{var n=xh();X(n,21,()=>H(a),Y,(e,n,r)=>{var i=bh(),a=I(i),o=z(a);qi(o),k(i),B(e=>{q(a,`${H(n)??``} `),Z(o,`name`,`${H(t).name??``}-${r+1}`),Z(o,`max`,H(t).high),Ji(o,e)},[()=>c(H(t).name,r)]),U(`change`,o,e=>s(H(t),r,e.currentTarget.value)),K(e,i)}),k(n),K(e,n)};J(f,e=>{H(t).kind===`seat`?e(p):e(m,-1)}),k(r),B(()=>{q(l,H(t).title),q(d,H(t).help)}),K(e,r)}),k(f),k(l),B((e,t,n,r,i,a,o,s)=>{q(d,e),q(h,t),q(v,` ${n??``}`),q(x,`${r??``} `),S.disabled=!Nu.wish.clock,q(w,`${i??``} `),T.disabled=!Nu.wish.clock,q(te,a),q(ie,` ${o??``}`),q(ce,s)},[()=>Q(`settings`),()=>Q(`clock`),()=>Q(`clock-on`),()=>Q(`clock-minutes`),()=>Q(`clock-increment`),()=>Q(`table-settings`),()=>Q(`ask-all`),()=>Q(`undo-policy`,{people:H(r)?`yes`:`no`})]),na(_,()=>Nu.wish.clock,e=>Nu.wish.clock=e),$i(S,()=>Nu.wish.minutes,e=>Nu.wish.minutes=e),$i(T,()=>Nu.wish.increment,e=>Nu.wish.increment=e),na(re,()=>Nu.wish.askAll,e=>Nu.wish.askAll=e),K(e,l),j()}W([`change`]);var Th=G(`<label class="svelte-1mtti22"><input class="unseen svelte-1mtti22" type="radio"/> <!> <span class="svelte-1mtti22"> </span></label>`),Eh=G(`<option class="svelte-1mtti22"> </option>`),Dh=G(`<label class="field svelte-1mtti22"> <select class="svelte-1mtti22"></select></label>`),Oh=G(`<p class="quiet svelte-1mtti22"> </p>`),kh=G(`<fieldset class="svelte-1mtti22"><legend class="unseen"> </legend> <div class="ways svelte-1mtti22"></div> <!></fieldset>`);function Ah(e,t){A(t,!0);let n=[],r=ga(t,`seat`,7),i=[[`bot`,Tm],[`me`,Em],[`open`,Dm],[`lobby`,Om]];var a=kh(),o=I(a),s=R(o,!0),c=z(o,2);X(c,21,()=>i,Y,(e,i)=>{var a=M(()=>b(H(i),2));let o=()=>H(a)[0],s=()=>H(a)[1];var c=Th(),l=I(c);qi(l);var u,d=z(l,2);Fs(d,{get path(){return s()}});var f=R(z(d,2),!0);k(c),B(e=>{Z(l,`name`,`seat-${t.number??``}`),u!==(u=o())&&(l.value=(l.__value=u)??``),q(f,e)},[()=>Q(`against`,{who:o()})]),ta(n,[],l,()=>(o(),r().who),e=>r().who=e),K(e,c)}),k(c);var l=z(c,2),u=e=>{var n=Dh(),i=I(n),a=z(i);X(a,21,()=>t.game.bots,Y,(e,t)=>{var n=Eh(),r=R(n,!0),i={};B(e=>{q(r,e),i!==(i=H(t).kind)&&(n.value=(n.__value=i)??``)},[()=>Q(`bot-level`,{...H(t)})]),K(e,n)}),k(a),zi(a),k(n),B(e=>{q(i,`${e??``} `),Z(a,`name`,`bot-${t.number??``}`)},[()=>Q(`level`)]),Bi(a,()=>r().bot,e=>r().bot=e),K(e,n)},d=e=>{var t=Oh(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`against-more`,{who:r().who})]),K(e,t)};J(l,e=>{r().who===`bot`?e(u):e(d,-1)}),k(a),B(e=>q(s,e),[()=>Q(`player`,{n:t.number})]),K(e,a),j()}var jh=G(`<label><input type="checkbox"/> <span><b class="svelte-dovu5w"> </b> <span class="quiet svelte-dovu5w"> </span></span></label>`),Mh=G(`<fieldset><legend class="svelte-dovu5w"> </legend> <!></fieldset>`);function Nh(e,t){A(t,!0);let n=ga(t,`wish`,7),r=M(()=>Iu(t.game,n().seats).filter(e=>e.kind===`flag`)),i=M(()=>Lu(t.game,n())),a=(e=[])=>e.some(e=>e in H(i));var o=Yr(),s=L(o),c=e=>{var t=Mh(),o=I(t),s=R(o,!0);X(z(o,2),17,()=>H(r),e=>e.name,(e,t)=>{var r=jh();let o;var s=I(r);qi(s);var c=z(s,2),l=I(c),u=R(l,!0),d=R(z(l,2),!0);k(c),k(r),B((e,n)=>{o=Ni(r,1,`check svelte-dovu5w`,null,o,{off:e}),Z(s,`name`,H(t).name),s.disabled=n,Yi(s,H(i)[H(t).name]===!0),q(u,H(t).title),q(d,H(t).help)},[()=>a(H(t).without),()=>a(H(t).without)]),U(`change`,s,e=>n().options[H(t).name]=e.currentTarget.checked),K(e,r)}),k(t),B(e=>q(s,e),[()=>Q(`variants`)]),K(e,t)};J(s,e=>{H(r).length&&e(c)}),K(e,o),j()}W([`change`]);var Ph=G(`<p class="quiet"> </p>`),Fh=G(`<label class="svelte-hm7qji"><input class="unseen svelte-hm7qji" type="radio" name="players"/> </label>`),Ih=G(`<fieldset class="counts svelte-hm7qji"><legend class="svelte-hm7qji"> </legend> <!></fieldset>`),Lh=G(`<section class="panel svelte-hm7qji"><h2 class="svelte-hm7qji"> </h2> <!> <!></section>`),Rh=G(`<p class="learn svelte-hm7qji"><a class="svelte-hm7qji"> </a></p> <div class="seats svelte-hm7qji"><section class="panel svelte-hm7qji" aria-labelledby="seat-1"><h2 id="seat-1" class="svelte-hm7qji"> </h2> <!> <!> <!></section> <!></div> <!>`,1),zh=G(`<li class="svelte-hm7qji"><a class="button svelte-hm7qji"> </a></li>`),Bh=G(`<section class="panel" aria-labelledby="left"><h2 id="left" class="svelte-hm7qji"> </h2> <ul class="svelte-hm7qji"></ul></section>`),Vh=G(`<p class="error" role="alert"> </p>`),Hh=G(`<div class="bar svelte-hm7qji"><!> <button form="start" class="main go svelte-hm7qji"> </button></div>`),Uh=G(`<div class="start whole svelte-hm7qji"><div class="page"><div class="hello svelte-hm7qji"><h1 class="svelte-hm7qji"> </h1> <p class="svelte-hm7qji"> </p></div> <form id="start" class="svelte-hm7qji"><fieldset class="games svelte-hm7qji"><legend class="unseen"> </legend> <!></fieldset> <!></form> <div class="beside svelte-hm7qji"><!> <section class="panel" aria-labelledby="lobby"><!></section> <section class="panel" aria-labelledby="saved"><h2 id="saved" class="svelte-hm7qji"> </h2> <p class="quiet svelte-hm7qji"> </p> <label class="button file svelte-hm7qji"> <input class="unseen svelte-hm7qji" type="file" accept=".json,application/json"/></label></section></div></div></div> <!>`,1);function Wh(e,t){A(t,!0);let n=P(``),r=P(!1),i=M(()=>$.server.game(Nu.wish.game)),a=M(()=>H(i)&&Nu.of(H(i))),o=M(()=>H(i)&&H(a)?Lu(H(i),H(a)):{}),s=M(()=>H(i)?Array.from({length:H(i).seats[1]-H(i).seats[0]+1},(e,t)=>H(i).seats[0]+t):[]);async function c(e){F(n,``),F(r,!0);try{await e()}catch(e){F(n,e instanceof Cc?e.message:Q(`lost`),!0)}F(r,!1)}function l(e){if(e.preventDefault(),!H(i)||!H(a))return;Nu.keep();let t=Pu(H(a).seats)||!Number.isInteger(Nu.seed)?{}:{seed:Nu.seed},n={...Ru(H(i),Nu.wish,H(a)),...t};c(()=>$.create(H(i).name,Fu(H(i),H(a).seats),n))}async function u(e){let t=e.currentTarget.files?.[0];e.currentTarget.value=``,t&&await c(async()=>$.load(await t.text()))}var d=Uh(),f=L(d),p=I(f),m=I(p),h=I(m),g=R(h,!0),_=R(z(h,2),!0);k(m);var v=z(m,2),y=I(v),b=I(y),x=R(b,!0);X(z(b,2),17,()=>$.server.games,e=>e.name,(e,t)=>{hh(e,{get game(){return H(t)},get chosen(){return Nu.wish.game},set chosen(e){Nu.wish.game=e}})}),k(y);var S=z(y,2),C=e=>{var t=Rh(),n=L(t),r=I(n),c=R(r,!0);k(n);var l=z(n,2),u=I(l),d=I(u),f=R(d,!0),p=z(d,2),m=e=>{var t=Yr();fi(L(t),()=>H(i).name,e=>{{let t=M(()=>Q(`your-deck`,{what:H(i).decks}));Um(e,{get game(){return H(i)},get label(){return H(t)},seat:0,get options(){return H(o)},get deck(){return H(a).seats[0].deck},set deck(e){H(a).seats[0].deck=e}})}}),K(e,t)},h=e=>{var t=Ph(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`no-decks`)]),K(e,t)};J(p,e=>{H(i).decks?e(m):e(h,-1)});var g=z(p,2),_=e=>{var t=Ih(),n=I(t),r=R(n,!0);X(z(n,2),17,()=>H(s),Y,(e,t)=>{var n=Fh(),r=I(n);qi(r);var o=z(r);k(n),B(()=>{Ji(r,H(t)),Yi(r,H(a).seats.length===H(t)),q(o,` ${H(t)??``}`)}),U(`change`,r,()=>Nu.resize(H(i),H(t))),K(e,n)}),k(t),B(e=>q(r,e),[()=>Q(`how-many`)]),K(e,t)};J(g,e=>{H(s).length>1&&e(_)}),Nh(z(g,2),{get game(){return H(i)},get wish(){return H(a)}}),k(u),X(z(u,2),19,()=>H(a).seats.slice(1),(e,t)=>`${H(i).name} ${t}`,(e,t,n)=>{var r=Lh(),a=I(r),s=R(a,!0),c=z(a,2);{let e=M(()=>H(n)+2);Ah(c,{get game(){return H(i)},get seat(){return H(t)},get number(){return H(e)}})}var l=z(c,2),u=e=>{{let r=M(()=>Q(`their-deck`,{what:H(i).decks})),a=M(()=>H(n)+1);Um(e,{get game(){return H(i)},get label(){return H(r)},get seat(){return H(a)},get options(){return H(o)},get deck(){return H(t).deck},set deck(e){H(t).deck=e}})}};J(l,e=>{H(i).decks&&(H(t).who===`bot`||H(t).who===`me`)&&e(u)}),k(r),B(e=>{Z(r,`aria-labelledby`,`seat-${H(n)+2}`),Z(a,`id`,`seat-${H(n)+2}`),q(s,e)},[()=>Q(`player`,{n:H(n)+2})]),K(e,r)}),k(l),wh(z(l,2),{get game(){return H(i)},get wish(){return H(a)}}),B((e,t)=>{Z(r,`href`,`#/learn/${H(i).name??``}`),q(c,e),q(f,t)},[()=>Q(`learn`,{game:H(i).title}),()=>Q(`you-play`,{name:$.server.me?.name??``})]),K(e,t)};J(S,e=>{H(i)&&H(a)&&e(C)}),k(v);var w=z(v,2),T=I(w),ee=e=>{var t=Bh(),n=I(t),r=R(n,!0),i=z(n,2);X(i,21,()=>$.screen.left,e=>e.room,(e,t)=>{var n=zh(),r=I(n),i=R(r,!0);k(n),B(e=>{Z(r,`href`,`#/room/${H(t).room??``}`),q(i,e)},[()=>Q(`go-on-with`,{game:$.server.game(H(t).game)?.title??H(t).game,names:H(t).names.filter(Boolean).join(`, `)||Q(`open-seat`)})]),K(e,n)}),k(i),k(t),B(e=>q(r,e),[()=>Q(`go-on`)]),K(e,t)};J(T,e=>{$.screen.left.length&&e(ee)});var E=z(T,2);uh(I(E),{}),k(E);var te=z(E,2),ne=I(te),re=R(ne,!0),ie=z(ne,2),ae=R(ie,!0),oe=z(ie,2),se=I(oe),ce=z(se);k(oe),k(te),k(w),k(p),k(f);var le=z(f,2),ue=e=>{var t=Hh(),a=I(t),o=e=>{var t=Vh(),r=R(t,!0);B(()=>q(r,H(n))),K(e,t)};J(a,e=>{H(n)&&e(o)});var s=z(a,2),c=R(s,!0);k(t),B(e=>{s.disabled=H(r),q(c,e)},[()=>Q(`go`,{game:H(i).title})]),K(e,t)};J(le,e=>{H(i)&&e(ue)}),B((e,t,n,r,i,a)=>{q(g,e),q(_,t),q(x,n),q(re,r),q(ae,i),q(se,`${a??``} `)},[()=>Q(`welcome`),()=>Q(`welcome-more`),()=>Q(`pick-game`),()=>Q(`saved-games`),()=>Q(`saved-games-more`),()=>Q(`load`)]),Rr(`submit`,v,l),U(`change`,ce,u),K(e,d),j()}W([`change`]);var Gh=G(`<option> </option>`),Kh=G(`<label class="svelte-lmcdgk"><input type="checkbox" class="svelte-lmcdgk"/> </label>`),qh=G(`<label class="svelte-lmcdgk"><span> </span> <input type="range" min="5" max="100" step="5" class="svelte-lmcdgk"/></label>`),Jh=G(`<section class="preferences" aria-labelledby="preferences"><h3 id="preferences" class="svelte-lmcdgk"> </h3> <label class="svelte-lmcdgk"><span> </span> <select class="svelte-lmcdgk"></select></label> <label class="svelte-lmcdgk"><input type="checkbox" class="svelte-lmcdgk"/> </label> <!> <label class="svelte-lmcdgk"><input type="checkbox" class="svelte-lmcdgk"/> </label> <!> <!></section>`);function Yh(e,t){A(t,!0);let n=[0,400,900,1800];function r(){Hu(),Vu.sound&&Aa(`turn`,Vu.volume)}async function i(e){Vu.alert=e&&await Notification.requestPermission()===`granted`,e&&!Vu.alert&&t.sitting.screen.say(Q(`alert-refused`),!0),Hu()}var a=Jh(),o=I(a),s=R(o,!0),c=z(o,2),l=I(c),u=R(l,!0),d=z(l,2);X(d,21,()=>n,Y,(e,t)=>{var n=Gh(),r=R(n,!0),i={};B(e=>{q(r,e),i!==(i=H(t))&&(n.value=(n.__value=i)??``)},[()=>Q(`pace-of`,{n:H(t)})]),K(e,n)}),k(d),zi(d),k(c);var f=z(c,2),p=I(f);qi(p);var m=z(p);k(f);var h=z(f,2),g=e=>{var n=Kh(),r=I(n);qi(r);var i=z(r);k(n),B(e=>{Yi(r,t.sitting.server.room.order??!1),q(i,` ${e??``}`)},[()=>Q(`auto-order`)]),U(`change`,r,e=>t.sitting.order(e.currentTarget.checked)),K(e,n)};J(h,e=>{t.sitting.server.room?.yours.length&&e(g)});var _=z(h,2),v=I(_);qi(v);var y=z(v);k(_);var b=z(_,2),x=e=>{var t=qh(),n=I(t),i=R(n,!0),a=z(n,2);qi(a),k(t),B(e=>q(i,e),[()=>Q(`volume`)]),U(`change`,a,r),$i(a,()=>Vu.volume,e=>Vu.volume=e),K(e,t)};J(b,e=>{Vu.sound&&e(x)});var S=z(b,2),C=e=>{var t=Kh(),n=I(t);qi(n);var r=z(n);k(t),B(e=>{Yi(n,Vu.alert),q(r,` ${e??``}`)},[()=>Q(`alert`)]),U(`change`,n,e=>i(e.currentTarget.checked)),K(e,t)};J(S,e=>{`Notification`in window&&e(C)}),k(a),B((e,t,n,r)=>{q(s,e),q(u,t),q(m,` ${n??``}`),q(y,` ${r??``}`)},[()=>Q(`preferences`),()=>Q(`pace`),()=>Q(`quick`),()=>Q(`sound`)]),U(`change`,d,function(...e){Hu?.apply(this,e)}),Bi(d,()=>Vu.pace,e=>Vu.pace=e),U(`change`,p,function(...e){Hu?.apply(this,e)}),na(p,()=>Vu.quick,e=>Vu.quick=e),U(`change`,v,r),na(v,()=>Vu.sound,e=>Vu.sound=e),K(e,a),j()}W([`change`]);var Xh=G(`<button> </button>`),Zh=G(`<li class="svelte-wqhtv4"><span><b> </b> <!> </span> <!></li>`),Qh=G(`<section class="seats" aria-labelledby="seats"><h3 id="seats" class="svelte-wqhtv4"> </h3> <ul class="svelte-wqhtv4"></ul> <p class="svelte-wqhtv4"> </p></section>`);function $h(e,t){A(t,!0);let n=M(()=>t.sitting.server.room);function r(e){return e.out?Q(`is-out`,{why:e.out}):e.kind===`person`?e.bot?Q(`is-played`):Q(e.here?`is-here`:`is-gone`):Q(`is-computer`)}var i=Qh(),a=I(i),o=R(a,!0),s=z(a,2);X(s,21,()=>H(n).seats,Y,(e,i,a)=>{let o=M(()=>H(n).yours.includes(a));var s=Zh(),c=I(s),l=I(c),u=R(l,!0),d=z(l,2),f=e=>{var t=Jr();B(e=>q(t,`(${e??``})`),[()=>Q(`you`)]),K(e,t)};J(d,e=>{H(o)&&e(f)});var p=z(d);k(c);var m=z(c,2),h=e=>{var r=Yr(),s=L(r),c=e=>{var n=Xh(),r=R(n,!0);B(e=>q(r,e),[()=>Q(`take-back`,{name:t.sitting.server.name(a)})]),U(`click`,n,()=>t.sitting.take(a)),K(e,n)},l=e=>{var n=Xh(),r=R(n,!0);B(e=>q(r,e),[()=>Q(`give-own`)]),U(`click`,n,()=>t.sitting.give(a)),K(e,n)},u=e=>{var n=Xh(),r=R(n,!0);B(e=>q(r,e),[()=>Q(`give-seat`,{name:t.sitting.server.name(a)})]),U(`click`,n,()=>t.sitting.give(a)),K(e,n)};J(s,e=>{H(o)&&H(i).bot?e(c):H(o)?e(l,1):!H(i).here&&!H(i).bot&&H(n).yours.length&&e(u,2)}),K(e,r)};J(m,e=>{t.sitting.server.lasts&&H(i).kind===`person`&&!H(i).out&&e(h)}),k(s),B((e,t)=>{q(u,e),q(p,` – ${t??``}`)},[()=>t.sitting.server.name(a),()=>r(H(i))]),K(e,s)}),k(s);var c=R(z(s,2),!0);k(i),B((e,t)=>{q(o,e),q(c,t)},[()=>Q(`players`),()=>Q(`watching`,{n:H(n).watching})]),K(e,i),j()}W([`click`]);var eg=G(`<b class="unread svelte-n22gmb"> <span class="unseen svelte-n22gmb"> </span></b>`),tg=G(`<button class="bad svelte-n22gmb"> </button>`),ng=G(`<button> </button>`),rg=G(`<div class="tools svelte-n22gmb"><button class="flat svelte-n22gmb"><!> <span class="svelte-n22gmb"> </span> <kbd class="svelte-n22gmb">V</kbd></button> <button class="flat svelte-n22gmb"><!> <span class="svelte-n22gmb"> </span></button> <button class="flat svelte-n22gmb"><!> <span class="svelte-n22gmb"> </span></button> <button class="flat log-button svelte-n22gmb"><!> <span class="svelte-n22gmb"> </span> <!></button></div> <dialog class="svelte-n22gmb"><div class="menu svelte-n22gmb"><div class="head svelte-n22gmb"><h2> </h2> <button> <kbd>Esc</kbd></button></div> <!> <!> <div class="deeds svelte-n22gmb"><button> <kbd>F1</kbd></button> <a class="button"> </a> <button> </button> <a class="button" href="#/"> </a> <!></div></div></dialog>`,1);function ig(e,t){A(t,!0);let n=ga(t,`sitting`,7),r=P(void 0),i=P(!1);async function a(){Ta(await n().save()),H(r)?.close()}function o(e){e.detail>1||(H(r)?.close(),n().resign())}function s(){H(r)?.close(),n().screen.helping=!0}var c=rg(),l=L(c),u=I(l),d=I(u);Fs(d,{name:`eye`});var f=R(z(d,2),!0);Oe(2),k(u);var p=z(u,2),m=I(p);Fs(m,{name:`replay`});var h=R(z(m,2),!0);k(p);var g=z(p,2),_=I(g);Fs(_,{name:`menu`});var v=R(z(_,2),!0);k(g);var y=z(g,2),b=I(y);{let e=M(()=>n().screen.aside?`purged`:`log`);Fs(b,{get name(){return H(e)}})}var x=z(b,2),S=R(x,!0),C=z(x,2),w=e=>{var t=eg(),r=I(t),i=R(z(r),!0);k(t),B(e=>{q(r,`${n().screen.unread??``} `),q(i,e)},[()=>Q(`unread`)]),K(e,t)};J(C,e=>{n().screen.unread&&!n().screen.aside&&e(w)}),k(y),k(l);var T=z(l,2),ee=I(T),E=I(ee),te=I(E),ne=R(te,!0),re=z(te,2),ie=I(re);Oe(),k(re),k(E);var ae=z(E,2),oe=e=>{$h(e,{get sitting(){return n()}})};J(ae,e=>{n().server.room&&e(oe)});var se=z(ae,2);Yh(se,{get sitting(){return n()}});var ce=z(se,2),le=I(ce),ue=I(le);Oe(),k(le);var de=z(le,2),fe=R(de,!0),pe=z(de,2),me=R(pe,!0),he=z(pe,2),ge=R(he,!0),_e=z(he,2),ve=e=>{var t=Yr(),n=L(t),r=e=>{var t=tg(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`resign-sure`)]),U(`click`,t,o),K(e,t)},a=e=>{var t=ng(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`resign`)]),U(`click`,t,()=>F(i,!0)),K(e,t)};J(n,e=>{H(i)?e(r):e(a,-1)}),K(e,t)};J(_e,e=>{n().server.lasts&&n().server.seat>=0&&e(ve)}),k(ce),k(ee),k(T),la(T,e=>F(r,e),()=>H(r)),wi(T,()=>Nc),B((e,t,r,i,a,o,s,c,l,d,m)=>{Z(u,`aria-pressed`,Vu.plain),q(f,e),p.disabled=!!n().moment||!n().server.table,q(h,t),q(v,r),Z(y,`aria-expanded`,n().screen.aside),q(S,i),Z(T,`aria-label`,a),q(ne,o),q(ie,`${s??``} `),q(ue,`${c??``} `),Z(de,`href`,`#/cards/${n().server.room?.game??``}`),q(fe,l),q(me,d),q(ge,m)},[()=>Vu.plain?Q(`picture-view`):Q(`plain-view`),()=>Q(`replay`),()=>Q(`menu`),()=>n().screen.aside?Q(`close`):Q(`log`),()=>Q(`menu`),()=>Q(`menu`),()=>Q(`close`),()=>Q(`keys`),()=>Q(`cards`),()=>Q(`save`),()=>Q(`leave`)]),U(`click`,u,()=>{Vu.plain=!Vu.plain,Hu()}),U(`click`,p,()=>n().lookBack(n().server.table?.at??0)),U(`click`,g,()=>H(r)?.showModal()),U(`click`,y,()=>n().screen.aside=!n().screen.aside),Rr(`close`,T,()=>F(i,!1)),U(`click`,re,()=>H(r)?.close()),U(`click`,le,s),U(`click`,pe,a),K(e,c),j()}W([`click`]);var ag=G(`<h1 class="where svelte-76h5ib"> </h1>`),og=G(`<!> <!>`,1),sg=G(`<a class="svelte-76h5ib"> </a>`),cg=G(`&nbsp; <b class="count svelte-76h5ib"> </b>`,1),lg=G(`<nav class="svelte-76h5ib"><a href="#/" class="svelte-76h5ib"> </a> <a href="#/cards" class="svelte-76h5ib"> </a> <!> <a href="#/lobby" class="svelte-76h5ib"> <!></a> <a href="#/players" class="svelte-76h5ib"><span class="me svelte-76h5ib"> </span></a></nav>`),ug=G(`<option> </option>`),dg=G(`<header class="svelte-76h5ib"><a class="brand svelte-76h5ib" href="#/"><img src="./icon.svg" alt="" width="28" height="28"/> <span class="svelte-76h5ib">Trivault</span></a> <!> <label class="language svelte-76h5ib"><span class="unseen"> </span> <select name="language" class="svelte-76h5ib"></select></label></header>`);function fg(e,t){A(t,!0);let n=M(()=>$.server.game($.sitting?.server.room?.game)),r=(...e)=>e.includes($.screen.route.page)?`page`:void 0;var i=dg(),a=z(I(i),2),o=e=>{var t=og(),r=L(t),i=e=>{var t=ag(),r=R(t,!0);B(()=>q(r,H(n).title)),K(e,t)};J(r,e=>{H(n)&&e(i)}),ig(z(r,2),{get sitting(){return $.sitting}}),K(e,t)},s=e=>{var t=lg(),n=I(t),i=R(n,!0),a=z(n,2),o=R(a,!0),s=z(a,2);X(s,17,()=>$.server.games.filter(e=>e.drafts),Y,(e,t)=>{var n=sg(),i=R(n,!0);B((e,r)=>{Z(n,`href`,`#/build/${H(t).name??``}`),Z(n,`aria-current`,e),q(i,r)},[()=>r(`build`),()=>Q(`builder`,{what:H(t).decks??``})]),K(e,n)});var c=z(s,2),l=I(c,!0),u=z(l),d=e=>{var t=cg(),n=R(z(L(t)),!0);B(()=>q(n,$.server.lobby.length)),K(e,t)};J(u,e=>{$.server.lobby.length&&e(d)}),k(c);var f=z(c,2),p=R(I(f),!0);k(f),k(t),B((e,r,s,u,d,m,h,g,_)=>{Z(t,`aria-label`,e),Z(n,`aria-current`,r),q(i,s),Z(a,`aria-current`,u),q(o,d),Z(c,`aria-current`,m),q(l,h),Z(f,`aria-current`,g),q(p,_)},[()=>Q(`pages`),()=>r(`start`),()=>Q(`play`),()=>r(`cards`),()=>Q(`cards`),()=>r(`lobby`),()=>Q(`lobby-short`),()=>r(`players`),()=>$.server.me?.account?$.server.me.name:Q(`players`)]),K(e,t)};J(a,e=>{$.screen.route.page===`room`&&$.sitting?e(o):e(s,-1)});var c=z(a,2),l=I(c),u=R(l,!0),d=z(l,2);X(d,21,()=>Object.entries(Jo),Y,(e,t)=>{var n=M(()=>b(H(t),2));let r=()=>H(n)[0],i=()=>H(n)[1];var a=ug(),o=R(a,!0),s={};B(()=>{Z(a,`lang`,r()),q(o,i()),s!==(s=r())&&(a.value=(a.__value=s)??``)}),K(e,a)}),k(d);var f;zi(d),k(c),k(i),B(e=>{q(u,e),f!==(f=es.lang)&&(d.value=(d.__value=f)??``,Ri(d,f))},[()=>Q(`language`)]),U(`change`,d,e=>$.speak(e.currentTarget.value)),K(e,i),j()}W([`change`]);var pg=G(`<p class="lost svelte-1n46o8q" role="status"> </p>`),mg=G(`<p class="error svelte-1n46o8q" role="alert"> </p>`),hg=G(`<a class="jump svelte-1n46o8q" href="#main"> </a> <div class="app svelte-1n46o8q"><!> <!> <main id="main" tabindex="-1" class="svelte-1n46o8q"><!> <!></main></div> <!>`,1);function gg(e,t){A(t,!0);let n=M(()=>$.screen.route),r=M(()=>!!$.sitting?.asking.question&&H(n).page===`room`),i=M(()=>H(n).page===`cards`&&H(n).card&&$.server.known[H(n).game]?H(n):$.screen.reading),a=P(void 0),o=$.screen.route.page;Fn(()=>{let{page:e}=H(n);e!==o&&(o=e,e!==`room`&&Or().then(()=>{H(a)?.focus(),scrollTo(0,0)}))});function s(){$.screen.reading=null,H(n).page===`cards`&&H(n).card&&location.replace(`#/cards/${H(n).game}`)}var c=hg();Ci(`1n46o8q`,e=>{Hn(e=>{gn.title=e??``},[()=>H(r)?`● ${Q(`your-turn`)} – Trivault`:`Trivault`])});var l=L(c),u=R(l,!0),d=z(l,2),f=I(d);fg(f,{});var p=z(f,2),m=e=>{var t=pg(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`lost`)]),K(e,t)};J(p,e=>{$.link.state===`lost`&&e(m)});var h=z(p,2),g=I(h),_=e=>{var t=mg(),n=R(t,!0);B(()=>q(n,$.screen.error)),K(e,t)};J(g,e=>{$.screen.error&&e(_)});var v=z(g,2),y=e=>{ih(e,{get sitting(){return $.sitting}})},b=e=>{Tp(e,{get game(){return H(n).game}})},x=e=>{var t=Yr();fi(L(t),()=>H(n).game,e=>{{let t=M(()=>$.server.game(H(n).game));hp(e,{get game(){return H(t)}})}}),K(e,t)},S=M(()=>H(n).page===`build`&&$.server.game(H(n).game)?.drafts),C=e=>{{let t=M(()=>$.server.game(H(n).game));jp(e,{get game(){return H(t)}})}},w=M(()=>H(n).page===`learn`&&$.server.game(H(n).game)),T=e=>{fh(e,{})},ee=e=>{Up(e,{})},E=e=>{Wh(e,{})};J(v,e=>{H(n).page===`room`&&$.sitting?e(y):H(n).page===`cards`?e(b,1):H(S)?e(x,2):H(w)?e(C,3):H(n).page===`lobby`?e(T,4):H(n).page===`players`?e(ee,5):e(E,-1)}),k(h),la(h,e=>F(a,e),()=>H(a)),k(d);var te=z(d,2),ne=e=>{var t=Yr();fi(L(t),()=>`${H(i).game} ${H(i).card}`,e=>{Jp(e,{get game(){return H(i).game},get card(){return H(i).card},shut:s})}),K(e,t)};J(te,e=>{H(i)&&e(ne)}),B(e=>q(u,e),[()=>Q(`to-content`)]),U(`click`,l,e=>{e.preventDefault(),H(a)?.focus()}),K(e,c),j()}W([`click`]),ai(gg,{target:document.getElementById(`app`)}),$.open();export{F as $,Di as A,qr as B,$i as C,zi as D,Bi as E,J as F,Or as G,W as H,q as I,I as J,B as K,K as L,X as M,Y as N,Fi as O,fi as P,fn as Q,Yr as R,na as S,Z as T,U,Xr as V,H as W,R as X,L as Y,z as Z,Pa as _,Fd as a,k as at,la as b,Xc as c,tc as d,P as et,Ws as f,Q as g,xs as h,Bd as i,Oe as it,wi as j,Ni as k,Ic as l,Ms as m,rf as n,j as nt,$ as o,g as ot,Fs as p,Fn as q,ef as r,A as rt,Ju as s,b as st,Sf as t,M as tt,Hc as u,ga as v,qi as w,sa as x,ha as y,G as z};