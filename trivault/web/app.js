typeof window<`u`&&((window.__svelte??={}).v??=new Set).add(`5`);var e={},t=Symbol(`uninitialized`),n=`http://www.w3.org/1999/xhtml`,r=`http://www.w3.org/2000/svg`,i=Array.isArray,a=Array.prototype.indexOf,o=Array.prototype.includes,s=Array.from,c=Object.defineProperty,l=Object.getOwnPropertyDescriptor,u=Object.getOwnPropertyDescriptors,d=Object.prototype,f=Array.prototype,p=Object.getPrototypeOf,m=Object.isExtensible;function h(e){return typeof e==`function`}var g=()=>{};function _(e){return e()}function v(e){for(var t=0;t<e.length;t++)e[t]()}function y(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function b(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var x=1<<24,S=1024,C=2048,w=4096,T=8192,E=16384,ee=32768,te=1<<25,ne=65536,re=1<<18,ie=1<<19,ae=1<<20,oe=1<<25,se=1<<21,ce=1<<22,le=1<<23,ue=Symbol(`$state`),de=Symbol(`component`),fe=Symbol(`legacy props`),pe=Symbol(``),me=Symbol(`attributes`),he=Symbol(`class`),ge=Symbol(`style`),_e=Symbol(`text`),ve=Symbol(`form reset`),ye=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},be=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`);function xe(){console.warn(`https://svelte.dev/e/derived_inert`)}function Se(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function Ce(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function we(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var D=!1;function Te(e){D=e}var O;function Ee(t){if(t===null)throw Se(),e;return O=t}function De(){return Ee(Cn(O))}function k(t){if(D){if(Cn(O)!==null)throw Se(),e;O=t}}function Oe(e=1){if(D){for(var t=e,n=O;t--;)n=Cn(n);O=n}}function ke(e=!0){for(var t=0,n=O;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=Cn(n);e&&n.remove(),n=i}}function Ae(t){if(!t||t.nodeType!==8)throw Se(),e;return t.data}function je(e){return e===this.v}function Me(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Ne(e){return!Me(e,this.v)}function Pe(e){throw Error(`https://svelte.dev/e/lifecycle_outside_component`)}function Fe(){throw Error(`https://svelte.dev/e/missing_context`)}function Ie(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function Le(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function Re(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function ze(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function Be(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function Ve(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function He(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function Ue(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function We(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function Ge(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function Ke(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}var qe=!1;function Je(){qe=!0}var Ye=[];function Xe(e,t=!1,n=!1){return Ze(e,new Map,``,Ye,null,n)}function Ze(e,t,n,r,a=null,o=!1){if(typeof e==`object`&&e){var s=t.get(e);if(s!==void 0)return s;if(e instanceof Map)return new Map(e);if(e instanceof Set)return new Set(e);if(i(e)){var c=Array(e.length);t.set(e,c),a!==null&&t.set(a,c);for(var l=0;l<e.length;l+=1){var u=e[l];l in e&&(c[l]=Ze(u,t,n,r,null,o))}return c}if(p(e)===d){c={},t.set(e,c),a!==null&&t.set(a,c);for(var f of Object.keys(e))c[f]=Ze(e[f],t,n,r,null,o);return c}if(e instanceof Date)return e.getTime(),structuredClone(e);if(typeof e.toJSON==`function`&&!o)return Ze(e.toJSON(),t,n,r,e)}if(e instanceof EventTarget)return e;try{return structuredClone(e)}catch{return e}}function Qe(e,t,n){let r={};return[()=>(n(r)||Fe(),e(r)),e=>t(r,e),()=>n(r)]}function $e(e){let t=e.p;for(;t!==null&&t.c===null;)t=t.p;return t?.c??null}function et(e,t){return e===null&&Pe(t),e.c??=new Map($e(e)||void 0)}var tt=null;function nt(e){tt=e}function rt(){return Qe(it,at,ot)}function it(e){return et(tt,`getContext`).get(e)}function at(e,t){return et(tt,`setContext`).set(e,t),t}function ot(e){return et(tt,`hasContext`).has(e)}function A(e,t=!1,n){tt={p:tt,i:!1,c:null,e:null,s:e,x:null,r:lr,l:qe&&!t?{s:null,u:null,$:[]}:null}}function j(e){var t=tt,n=t.e;if(n!==null){t.e=null;for(var r of n)In(r)}return e!==void 0&&(t.x=e),t.i=!0,tt=t.p,st(e)}function st(e={}){return c(e,de,{value:!0}),e}function ct(){return!qe||tt!==null&&tt.l===null}var lt=[];function ut(){var e=lt;lt=[],v(e)}function dt(e){if(lt.length===0&&!Bt){var t=lt;queueMicrotask(()=>{t===lt&&ut()})}lt.push(e)}function ft(){for(;lt.length>0;)ut()}var pt=~(C|w|S);function mt(e,t){e.f=e.f&pt|t}function ht(e){e.f&512||e.deps===null?mt(e,S):mt(e,w)}function gt(e,t){e.f&2048?t.set(e,C):e.f&4096&&t.get(e)!==2048&&t.set(e,w),mt(e,S)}function _t(e,t){if(t){let t=document.body;e.autofocus=!0,dt(()=>{document.activeElement===t&&e.focus()})}}function vt(e){D&&Sn(e)!==null&&wn(e)}var yt=!1;function bt(){yt||(yt=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[ve]?.()})},{capture:!0}))}function xt(e){var t=or,n=lr;cr(null),ur(null);try{return e()}finally{cr(t),ur(n)}}function St(e,t,n,r=n){e.addEventListener(t,()=>xt(n));let i=e[ve];e[ve]=i?()=>{i(),r(!0)}:()=>r(!0),bt()}function Ct(e,t,n,r){let i=ct()?Dt:At;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=lr,c=wt(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){kn(e,s)}Tt()}}var d=Et();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>kt(e))).then(u).catch(e=>kn(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),Tt())}):f()}function wt(){var e=lr,t=or,n=tt,r=N;return function(i=!0){ur(e),cr(t),nt(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function Tt(e=!0){ur(null),cr(null),nt(null),e&&N?.deactivate()}function Et(){var e=lr,t=e.b,n=N,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function Dt(e){var n=2|C;return lr!==null&&(lr.f|=ie),{ctx:tt,deps:null,effects:null,equals:je,f:n,fn:e,reactions:null,rv:0,v:t,wv:0,parent:lr,ac:null}}var Ot=Symbol(`obsolete`);function kt(e,n,r){let i=lr;i===null&&Ie();var a=void 0,o=rn(t),s=!or,c=new Set;return Bn(()=>{var t=lr,n=y();a=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==ye&&n.reject(e)}).finally(Tt)}catch(e){n.reject(e),Tt()}var r=N;if(s){if(t.f&32768)var l=Et();if(i.b?.is_rendered())r.async_deriveds.get(t)?.reject(Ot);else for(let e of c.values())e.reject(Ot);c.add(n),r.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),c.delete(n),t!==Ot&&(r.activate(),t?(o.f|=le,cn(o,t)):(o.f&8388608&&(o.f^=le),cn(o,e)),r.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),Pn(()=>{for(let e of c)e.reject(Ot)}),new Promise(e=>{function t(n){function r(){n===a?e(o):t(a)}n.then(r,r)}t(a)})}function M(e){let t=Dt(e);return fr(t),t}function At(e){let t=Dt(e);return t.equals=Ne,t}function jt(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)Yn(t[n])}}function Mt(e){var n,r=lr,i=e.parent;if(!ir&&i!==null&&e.v!==t&&i.f&24576)return xe(),e.v;ur(i);try{jt(e),n=wr(e)}finally{ur(r)}return n}function Nt(e){var t=Mt(e);!e.equals(t)&&(e.wv=xr(),(!N?.is_fork||e.deps===null)&&(N===null?e.v=t:(N.capture(e,t,!0),Lt?.capture(e,t,!0)),e.deps===null))?mt(e,S):ir||(Rt===null?ht(e):(Nn()||N?.is_fork)&&Rt.set(e,t))}function Pt(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&xt(()=>{t.ac.abort(ye),t.ac=null}),t.fn!==null&&(t.teardown=g),Dr(t,0),qn(t))}function Ft(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&Or(t)}var It=null,N=null,Lt=null,Rt=null,zt=null,Bt=!1,Vt=!1,Ht=null,Ut=null,Wt=0,Gt=1,Kt=class e{id=Gt++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){It===null?It=this:(It.next=this,this.prev=It),It=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)mt(r,C),t(r);for(r of n.m)mt(r,w),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=S}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)mt(e,t),this.schedule(e);this.apply();for(var t=Ht=[],n=[],r=Ut=[];this.#a.length>0;){Wt++>1e3&&(this.#b(),Jt());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw $t(e),this.#d()||this.discard(),t}}if(N=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(Ht=null,Ut=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)Qt(e,t);r.length>0&&N.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),Lt=this,Xt(n),Xt(t),Lt=null,this.#i?.resolve();var o=N;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(tn.clear(),o.#m())}}#h(e,t,n){e.f^=S;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=S:i&4?t.push(r):Sr(r)&&(i&16&&this.add_dirty_reaction(r,w),Or(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),mt(i,C),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),N=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)gt(e[t],this.#s)}capture(e,n,r=!1){e.v!==t&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[n,r]),Rt?.set(e,n)),this.is_fork||(e.v=n)}activate(){N=this}deactivate(){N=null,Rt=null}flush(){try{Vt=!0,N=this,this.#m()}finally{Wt=0,zt=null,Ht=null,Ut=null,Vt=!1,N=null,Rt=null,tn.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(Ot);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,dt(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=y()).promise}static ensure(){if(N===null){let t=N=new e;!Vt&&!Bt&&dt(()=>{t.started||t.flush()})}return N}apply(){Rt=null}schedule(e){zt=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?It=e:t.prev=e,this.linked=!1}}};function qt(e){var t=Bt,n=Lt;Lt=null,Bt=!0;try{var r;for(e&&(qt(),r=e());;){if(ft(),N===null)return r;N.flush()}}finally{Bt=t,Lt=n}}function Jt(){try{Ve()}catch(e){kn(e,zt)}}var Yt=null;function Xt(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&Sr(r)&&(Yt=new Set,Or(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&Zn(r),Yt?.size>0)){tn.clear();for(let e of Yt){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)Yt.has(n)&&(Yt.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||Or(n)}}Yt.clear()}}Yt=null}}function Zt(e){N.schedule(e)}function Qt(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),mt(e,S);for(var n=e.first;n!==null;)Qt(n,t),n=n.next}}function $t(e){mt(e,S);for(var t=e.first;t!==null;)$t(t),t=t.next}var en=new Set,tn=new Map,nn=!1;function rn(e,t){return{f:0,v:e,reactions:null,equals:je,rv:0,wv:0}}function P(e,t){let n=rn(e,t);return fr(n),n}function an(e,t=!1,n=!0){let r=rn(e);return t||(r.equals=Ne),qe&&n&&tt!==null&&tt.l!==null&&(tt.l.s??=[]).push(r),r}function F(e,t,n=!1){return or!==null&&(!sr||or.f&131072)&&ct()&&or.f&4325394&&(dr===null||!dr.has(e))&&Ge(),cn(e,n?fn(t):t,Ut)}var on=null,sn=0;function cn(e,t,n=null){if(!e.equals(t)){ir?tn.set(e,t):tn.has(e)||tn.set(e,e.v);var r=Kt.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&Mt(t),Rt===null&&ht(t)}e.wv=xr(),on=null,sn=0,dn(e,C,n),on=null,ct()&&lr!==null&&lr.f&1024&&!(lr.f&96)&&(hr===null?gr([e]):hr.push(e)),!r.is_fork&&en.size>0&&!nn&&ln()}return t}function ln(){nn=!1;for(let e of en){e.f&1024&&mt(e,w);let t;try{t=Sr(e)}catch{t=!0}t&&Or(e)}en.clear()}function un(e){F(e,e.v+1)}function dn(e,t,n){var r=e.reactions;if(r!==null){var i=ct(),a=r.length;if(sn+=a,sn>1e5&&on===null&&(on=new Set),on!==null){if(on.has(e))return;on.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==lr){var l=(c&C)===0;if(l&&mt(s,t),c&131072)en.add(s);else if(c&2){var u=s;Rt?.delete(u),dn(u,w,n)}else if(l){var d=s;c&16&&Yt!==null&&Yt.add(d),n===null?Zt(d):n.push(d)}}}}}function fn(e){if(typeof e!=`object`||!e||ue in e||de in e)return e;let n=p(e);if(n!==d&&n!==f)return e;var r=new Map,a=i(e),o=P(0),s=null,c=yr,u=e=>{if(yr===c)return e();var t=or,n=yr;cr(null),br(c);var r=e();return cr(t),br(n),r};return a&&r.set(`length`,P(e.length,s)),new Proxy(e,{defineProperty(e,t,n){`value`in n&&n.configurable!==!1&&n.enumerable!==!1&&n.writable!==!1||Ue();var i=r.get(t);return i===void 0?u(()=>{var e=P(n.value,s);return r.set(t,e),e}):F(i,n.value,!0),!0},deleteProperty(e,n){var i=r.get(n);if(i===void 0){if(n in e){let e=u(()=>P(t,s));r.set(n,e),un(o)}}else F(i,t),un(o);return!0},get(n,i,a){if(i===ue)return e;var o=r.get(i),c=i in n;if(o===void 0&&(!c||l(n,i)?.writable)&&(o=u(()=>P(fn(c?n[i]:t),s)),r.set(i,o)),o!==void 0){var d=V(o);return d===t?void 0:d}return Reflect.get(n,i,a)},getOwnPropertyDescriptor(e,n){this.has?.(e,n);var i=Reflect.getOwnPropertyDescriptor(e,n),a=r.get(n);if(a!==void 0){var o=V(a);if(o===t)return;if(i&&`value`in i)i.value=o;else return{enumerable:!0,configurable:!0,value:o,writable:!0}}return i},has(e,n){if(n===ue)return!0;var i=r.get(n),a=i!==void 0&&i.v!==t||Reflect.has(e,n);return(i!==void 0||(lr!==null||or!==null)&&(!a||l(e,n)?.writable))&&(i===void 0&&(i=u(()=>P(a?fn(e[n]):t,s)),r.set(n,i)),V(i)===t)?!1:a},set(e,n,i,c){var d=r.get(n),f=n in e;if(a&&n===`length`)for(var p=i;p<d.v;p+=1){var m=r.get(p+``);m===void 0?p in e&&(m=u(()=>P(t,s)),r.set(p+``,m)):F(m,t)}if(d===void 0)(!f||l(e,n)?.writable)&&(d=u(()=>P(void 0,s)),F(d,fn(i)),r.set(n,d));else{f=d.v!==t;var h=u(()=>fn(i));F(d,h)}var g=Reflect.getOwnPropertyDescriptor(e,n);if(g?.set&&g.set.call(c,i),!f){if(a&&typeof n==`string`){var _=r.get(`length`),v=Number(n);Number.isInteger(v)&&v>=_.v&&F(_,v+1)}un(o)}return!0},ownKeys(e){V(o);var n=Reflect.ownKeys(e).filter(e=>{var n=r.get(e);return n===void 0||n.v!==t});for(var[i,a]of r)a.v!==t&&!(i in e)&&n.push(i);return n},setPrototypeOf(){We()}})}function pn(e){try{if(typeof e==`object`&&e&&ue in e)return e[ue]}catch{}return e}function mn(e,t){return Object.is(pn(e),pn(t))}var hn,gn,_n,vn,yn;function bn(){if(hn===void 0){hn=window,gn=document,_n=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;vn=l(t,`firstChild`).get,yn=l(t,`nextSibling`).get,m(e)&&(e[he]=void 0,e[me]=null,e[ge]=void 0,e.__e=void 0),m(n)&&(n[_e]=void 0)}}function xn(e=``){return document.createTextNode(e)}function Sn(e){return vn.call(e)}function Cn(e){return yn.call(e)}function I(e,t){if(!D)return Sn(e);var n=Sn(O);if(n===null)n=O.appendChild(xn());else if(t&&n.nodeType!==3){var r=xn();return n?.before(r),Ee(r),r}return t&&Dn(n),Ee(n),n}function L(e,t=!1){if(!D){var n=Sn(e);return n instanceof Comment&&n.data===``?Cn(n):n}if(t){if(O?.nodeType!==3){var r=xn();return O?.before(r),Ee(r),r}Dn(O)}return O}function R(e,t=!1){if(!D)return Sn(e);var n=I(e,t);return k(e),n}function z(e,t=1,n=!1){let r=D?O:e;for(var i;t--;)i=r,r=Cn(r);if(!D)return r;if(n){if(r?.nodeType!==3){var a=xn();return r===null?i?.after(a):r.before(a),Ee(a),a}Dn(r)}return Ee(r),r}function wn(e){e.textContent=``}function Tn(){return!1}function En(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function Dn(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function On(e){var t=lr;if(t===null)return or.f|=le,e;if(!(t.f&32768)&&!(t.f&4))throw e;kn(e,t)}function kn(t,n){if(t===e)throw t;if(!(n!==null&&n.f&16384)){for(;n!==null;){if(n.f&128&&!(n.f&33570816)){if(!(n.f&32768))throw t;try{n.b.error(t);return}catch(e){t=e}}n=n.parent}throw t}}function An(e){lr===null&&(or===null&&Be(e),ze()),ir&&Re(e)}function jn(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function Mn(e,t){var n=lr;n!==null&&n.f&8192&&(e|=T);var r={ctx:tt,deps:null,nodes:null,f:e|C|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};N?.register_created_effect(r);var i=r;if(e&4)Ht===null?Kt.ensure().schedule(r):Ht.push(r);else if(t!==null){try{Or(r)}catch(e){throw Yn(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=ne))}if(i!==null&&(i.parent=n,n!==null&&jn(i,n),or!==null&&or.f&2&&!(e&64))){var a=or;(a.effects??=[]).push(i)}return r}function Nn(){return or!==null&&!sr}function Pn(e){let t=Mn(8,null);return mt(t,S),t.teardown=e,t}function Fn(e){An(`$effect`);var t=lr.f;if(!or&&t&32&&tt!==null&&!tt.i){var n=tt;(n.e??=[]).push(e)}else return In(e)}function In(e){return Mn(4|ae,e)}function Ln(e){return An(`$effect.pre`),Mn(8|ae,e)}function Rn(e){Kt.ensure();let t=Mn(64|ie,e);return(e={})=>new Promise(n=>{e.outro?Qn(t,()=>{Yn(t),n(void 0)}):(Yn(t),n(void 0))})}function zn(e){return Mn(4,e)}function Bn(e){return Mn(ce|ie,e)}function Vn(e,t=0){return Mn(8|t,e)}function B(e,t=[],n=[],r=[]){Ct(r,t,n,t=>{Mn(8,()=>{e(...t.map(V))})})}function Hn(e,t=[],n=[],r=[]){Ct(r,t,n,t=>{Mn(4,()=>e(...t.map(V)))})}function Un(e,t=0){return Mn(16|t,e)}function Wn(e,t=0){return Mn(x|t,e)}function Gn(e){return Mn(32|ie,e)}function Kn(e){var t=e.teardown;if(t!==null){let n=ir,r=or;ar(!0),cr(null);try{t.call(null)}catch(t){kn(t,e.parent)}finally{ar(n),cr(r)}}}function qn(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&xt(()=>{e.abort(ye)});var r=n.next;n.f&64?n.parent=null:Yn(n,t),n=r}}function Jn(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||Yn(t),t=n}}function Yn(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(Xn(e.nodes.start,e.nodes.end),n=!0),e.f|=te,qn(e,t&&!n),Dr(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();Kn(e),e.f^=te,e.f|=E;var i=e.parent;i!==null&&i.first!==null&&Zn(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function Xn(e,t){for(;e!==null;){var n=e===t?null:Cn(e);e.remove(),e=n}}function Zn(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function Qn(e,t,n=!0){var r=[];e.f|=256,$n(e,r,!0);var i=()=>{n&&Yn(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function $n(e,t,n){if(!(e.f&8192)){e.f^=T;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);$n(i,t,o?n:!1)}i=a}}}function er(e){e.f&=-257,tr(e,!0)}function tr(e,t){if(!(e.f&256)&&e.f&8192){e.f^=T,e.f&1024||(mt(e,C),Kt.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);tr(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function nr(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:Cn(n);t.append(n),n=i}}var rr=null,ir=!1;function ar(e){ir=e}var or=null,sr=!1;function cr(e){or=e}var lr=null;function ur(e){lr=e}var dr=null;function fr(e){or!==null&&(or.f&2097152||or.f&2)&&(dr??=new Set).add(e)}var pr=null,mr=0,hr=null;function gr(e){hr=e}var _r=1,vr=0,yr=vr;function br(e){yr=e}function xr(){return++_r}function Sr(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(Sr(a)&&Nt(a),a.wv>e.wv)return!0}t&512&&Rt===null&&mt(e,S)}return!1}function Cr(e,t,n=!0){var r=e.reactions;if(r!==null&&!(dr!==null&&dr.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?Cr(a,t,!1):t===a&&(n?mt(a,C):a.f&1024&&mt(a,w),Zt(a))}}function wr(e){var t=pr,n=mr,r=hr,i=or,a=dr,o=tt,s=sr,c=yr,l=e.f;pr=null,mr=0,hr=null,or=l&96?null:e,dr=null,nt(e.ctx),sr=!1,yr=++vr,e.ac!==null&&(xt(()=>{e.ac.abort(ye)}),e.ac=null);try{e.f|=se;var u=e.fn,d=u();e.f|=ee;var f=Tr(e);if(ct()&&hr!==null&&!sr&&f!==null&&!(e.f&6146))for(var p=0;p<hr.length;p++)Cr(hr[p],e);if(i!==null&&i!==e){if(vr++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=vr;if(t!==null)for(let e of t)e.rv=vr;hr!==null&&(r===null?r=hr:r.push(...hr))}return e.f&8388608&&(e.f^=le),d}catch(t){return Tr(e),On(t)}finally{e.f^=se,pr=t,mr=n,hr=r,or=i,dr=a,nt(o),sr=s,yr=c}}function Tr(e){var t=e.deps,n=N?.is_fork;if(pr!==null){var r;if(n||Dr(e,mr),t!==null&&mr>0)for(t.length=mr+pr.length,r=0;r<pr.length;r++)t[mr+r]=pr[r];else e.deps=t=pr;if(Nn()&&e.f&512)for(r=mr;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&mr<t.length&&(Dr(e,mr),t.length=mr);return t}function Er(e,n){let r=n.reactions;if(r!==null){var i=a.call(r,e);if(i!==-1){var s=r.length-1;s===0?r=n.reactions=null:(r[i]=r[s],r.pop())}}if(r===null&&n.f&2&&(pr===null||!o.call(pr,n))){var c=n;c.f&512&&(c.f^=512),c.v!==t&&ht(c),c.ac!==null&&xt(()=>{c.ac.abort(ye),c.ac=null,mt(c,C)}),Pt(c),Dr(c,0)}}function Dr(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)Er(e,n[r])}function Or(e){var t=e.f;if(!(t&16384)){mt(e,S);var n=lr;lr=e;try{t&16777232?Jn(e):qn(e),Kn(e);var r=wr(e);e.teardown=typeof r==`function`?r:null,e.wv=_r}finally{lr=n}}}async function kr(){await Promise.resolve(),qt()}function V(e){var t=!!(e.f&2);if(rr?.add(e),or!==null&&!sr&&!(lr!==null&&lr.f&16384)&&(dr===null||!dr.has(e))){var n=or.deps;if(or.f&2097152)e.rv<vr&&(e.rv=vr,pr===null&&n!==null&&n[mr]===e?mr++:pr===null?pr=[e]:pr.push(e));else{or.deps??=[],o.call(or.deps,e)||or.deps.push(e);var r=e.reactions;r===null?e.reactions=[or]:o.call(r,or)||r.push(or)}}if(ir&&tn.has(e))return tn.get(e);if(t){var i=e;if(ir){var a=i.v;return(!(i.f&1024)&&i.reactions!==null||jr(i))&&(a=Mt(i)),tn.set(i,a),a}var s=!(i.f&512)&&!sr&&or!==null&&!!(or.f&512),c=(i.f&ee)===0;Sr(i)&&(s&&(i.f|=512),Nt(i)),s&&!c&&(Ft(i),Ar(i))}if(Rt?.has(e))return Rt.get(e);if(e.f&8388608)throw e.v;return e.v}function Ar(e){if(e.f|=512,e.deps!==null)for(let n of e.deps){var t=n.reactions;t===null?n.reactions=[e]:o.call(t,e)||t.push(e),n.f&2&&!(n.f&512)&&(Ft(n),Ar(n))}}function jr(e){if(e.v===t)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(tn.has(t)||t.f&2&&jr(t))return!0;return!1}function Mr(e){var t=sr;try{return sr=!0,e()}finally{sr=t}}function Nr(e){if(!(typeof e!=`object`||!e||e instanceof EventTarget)){if(ue in e)Pr(e);else if(!Array.isArray(e))for(let t in e){let n=e[t];typeof n==`object`&&n&&ue in n&&Pr(n)}}}function Pr(e,t=new Set){if(typeof e==`object`&&e&&!(e instanceof EventTarget)&&!t.has(e)){t.add(e),e instanceof Date&&e.getTime();for(let n in e)try{Pr(e[n],t)}catch{}let n=p(e);if(n!==Object.prototype&&n!==Array.prototype&&n!==Map.prototype&&n!==Set.prototype&&n!==Date.prototype){let t=u(n);for(let n in t){let r=t[n].get;if(r)try{r.call(e)}catch{}}}}}var Fr=Symbol(`events`),Ir=new Set,Lr=new Set;function Rr(e,t,n,r={}){function i(e){if(r.capture||Ur.call(t,e),!e.cancelBubble)return xt(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,dt(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function zr(e,t,n,r={}){var i=Rr(t,e,n,r);return()=>{i.__removed=!0,e.removeEventListener(t,i,r)}}function Br(e,t,n,r,i){var a={capture:r,passive:i},o=Rr(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&Pn(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function H(e,t,n){(t[Fr]??={})[e]=n}function U(e){for(var t=0;t<e.length;t++)Ir.add(e[t]);for(var n of Lr)n(e)}var Vr=null,Hr=!1;function Ur(e){var t=this,n=t.ownerDocument,r=e.type,i=e.composedPath?.()||[],a=i[0]||e.target;Vr=e,Hr||(Hr=!0,setTimeout(()=>{Hr=!1,Vr=null}));var o=0,s=Vr===e&&e[Fr];if(s){var l=i.indexOf(s);if(l!==-1&&(t===document||t===window)){e[Fr]=t;return}var u=i.indexOf(t);if(u===-1)return;l<=u&&(o=l)}if(a=i[o]||e.target,a!==t){c(e,`currentTarget`,{configurable:!0,get(){return a||n}});var d=or,f=lr;cr(null),ur(null);try{for(var p,m=[];a!==null&&a!==t;){try{var h=a[Fr]?.[r];h==null||a.disabled&&e.target!==a||h.call(a,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;o++,a=o<i.length?i[o]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[Fr]=t,delete e.currentTarget,cr(d),ur(f)}}}var Wr=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function Gr(e){return Wr?.createHTML(e)??e}function Kr(e){var t=En(`template`);return t.innerHTML=Gr(e.replaceAll(`<!>`,`<!---->`)),t.content}function qr(e,t){var n=lr;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function W(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(D)return qr(O,null),O;i===void 0&&(i=Kr(a?e:`<!>`+e),n||(i=Sn(i)));var t=r||_n?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=Sn(t),s=t.lastChild;qr(o,s)}else qr(t,t);return t}}function Jr(e,t,n=`svg`){var r=!e.startsWith(`<!>`),i=!!(t&1),a=`<${n}>${r?e:`<!>`+e}</${n}>`,o;return()=>{if(D)return qr(O,null),O;if(!o){var e=Sn(Kr(a));if(i)for(o=document.createDocumentFragment();Sn(e);)o.appendChild(Sn(e));else o=Sn(e)}var t=o.cloneNode(!0);if(i){var n=Sn(t),r=t.lastChild;qr(n,r)}else qr(t,t);return t}}function Yr(e,t){return Jr(e,t,`svg`)}function Xr(e=``){if(!D){var t=xn(e+``);return qr(t,t),t}var n=O;return n.nodeType===3?Dn(n):(n.before(n=xn()),Ee(n)),qr(n,n),n}function Zr(){if(D)return qr(O,null),O;var e=document.createDocumentFragment(),t=document.createComment(``),n=xn();return e.append(t,n),qr(t,n),e}function G(e,t){if(D){var n=lr;n.f&32768&&n.nodes.end!==null||(n.nodes.end=O),De()}else e!==null&&e.before(t)}function Qr(){if(D&&O&&O.nodeType===8&&O.textContent?.startsWith(`$`)){let e=O.textContent.substring(1);return De(),e}return(window.__svelte??={}).uid??=1,`c${window.__svelte.uid++}`}[...`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`)];var $r=[`touchstart`,`touchmove`];function ei(e){return $r.includes(e)}var ti=[`textarea`,`script`,`style`,`title`];function ni(e){return ti.includes(e)}function ri(e){let t=0,n=rn(0),r;return()=>{Nn()&&(V(n),Vn(()=>(t===0&&(r=Mr(()=>e(()=>un(n)))),t+=1,()=>{dt(()=>{--t,t===0&&(r?.(),r=void 0,un(n))})})))}}var ii=ne|ie;function ai(e,t,n,r){new oi(e,t,n,r)}var oi=class{parent;is_pending=!1;transform_error;#e;#t=D?O:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=ri(()=>(this.#p=rn(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=lr;t.b=this,t.f|=128,n(e)},this.parent=lr.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=Un(()=>{if(D){let e=Ae(this.#t);De();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},ii),D&&(this.#e=O)}#h(){try{this.#a=Gn(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);dt(r),t&&(this.#s=Gn(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{this.#v()||(t?we():(t=!0,n&&Ke(),this.#s!==null&&Qn(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})))};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){kn(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(E|te))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=Gn(()=>e(this.#e)),dt(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=xn(),n=!1;e.append(t),this.#a=this.#S(()=>{try{return Gn(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){kn(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#x(N)):this.#u===0&&(this.#e.before(e),this.#c=null,Qn(this.#o,()=>{this.#o=null}),this.#x(N))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=Gn(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();nr(this.#a,e);let t=this.#n.pending;this.#o=Gn(()=>t(this.#e))}else this.#x(N)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){gt(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=lr,n=or,r=tt;ur(this.#i),cr(this.#i),nt(this.#i.ctx);try{return Kt.ensure(),e()}finally{ur(t),cr(n),nt(r)}}#C(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&Qn(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#C(e,t)}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!(!this.#p||this.#d)&&(this.#d=!0,dt(()=>{this.#d=!1,this.#p&&cn(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),V(this.#p)}error(t){if(t===e||!this.#n.onerror&&!this.#n.failed)throw t;N?.is_fork?(this.#a&&N.skip_effect(this.#a),this.#o&&N.skip_effect(this.#o),this.#s&&N.skip_effect(this.#s),N.oncommit(()=>{this.#v()||this.#w(t)})):this.#w(t)}#w(e){this.#a&&=(Yn(this.#a),null),this.#o&&=(Yn(this.#o),null),this.#s&&=(Yn(this.#s),null),D&&(Ee(this.#t),Oe(),Ee(ke()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return Gn(()=>{var r=lr;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return kn(e,this.#i.parent),null}}))};dt(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){kn(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>kn(e,this.#i&&this.#i.parent)):n(t)}})}};function K(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[_e]??=e.nodeValue)&&(e[_e]=n,e.nodeValue=`${n}`)}function si(e,t){return li(e,t)}var ci=new Map;function li(t,{target:n,anchor:r,props:i={},events:a,context:o,intro:c=!0,transformError:l}){bn();var u=void 0,d=Rn(()=>{var c=r??n.appendChild(xn());ai(c,{pending:()=>{}},n=>{A({});var r=tt;if(o&&(r.c=o),a&&(i.$$events=a),D&&qr(n,null),u=t(n,i)||st(),D&&(lr.nodes.end=O,O===null||O.nodeType!==8||O.data!==`]`))throw Se(),e;j()},l);var d=new Set,f=e=>{for(var t=0;t<e.length;t++){var r=e[t];if(!d.has(r)){d.add(r);var i=ei(r);for(let e of[n,document]){var a=ci.get(e);a===void 0&&(a=new Map,ci.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,Ur,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return f(s(Ir)),Lr.add(f),()=>{for(var e of d)for(let r of[n,document]){var t=ci.get(r),i=t.get(e);--i==0?(r.removeEventListener(e,Ur),t.delete(e),t.size===0&&ci.delete(r)):t.set(e,i)}Lr.delete(f),c!==r&&c.parentNode?.removeChild(c)}});return ui.set(u,d),u}var ui=new WeakMap,di=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)er(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(er(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(Yn(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();nr(r,t),t.append(xn()),this.#n.set(e,{effect:r,fragment:t})}else Yn(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),Qn(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(Yn(n.effect),this.#n.delete(e))};ensure(e,t){var n=N,r=Tn();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=xn();i.append(a),this.#n.set(e,{effect:Gn(()=>t(a)),fragment:i})}else this.#t.set(e,Gn(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else D&&(this.anchor=O),this.#a(n)}};function fi(e,t,...n){var r=new di(e);Un(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},ne)}function q(e,t,n=!1){var r;D&&(r=O,De());var i=new di(e),a=n?ne:0;function o(e,t){if(D){var n=Ae(r);if(e!==parseInt(n.substring(1))){var a=ke();Ee(a),i.anchor=a,Te(!1),i.ensure(e,t),Te(!0);return}}i.ensure(e,t)}Un(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var pi=Symbol(`NaN`);function mi(e,t,n){D&&De();var r=new di(e),i=!ct();Un(()=>{var e=t();e!==e&&(e=pi),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function J(e,t){return t}function hi(e,t,n){for(var r=[],i=t.length,a,o=t.length,c=0;c<i;c++){let n=t[c];Qn(n,()=>{if(a){if(a.pending.delete(n),a.done.add(n),a.pending.size===0){var t=e.outrogroups;gi(e,s(a.done)),t.delete(a),t.size===0&&(e.outrogroups=null)}}else--o},!1)}if(o===0){var l=r.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;wn(d),d.append(u),e.items.clear()}gi(e,t,!l)}else a={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(a)}function gi(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=oe,nr(a,document.createDocumentFragment())):Yn(t[i],n)}}var _i;function Y(e,t,n,r,a,o=null){var c=e,l=new Map;if(t&4){var u=e;c=D?Ee(Sn(u)):u.appendChild(xn())}D&&De();var d=null,f=At(()=>{var e=n();return i(e)?e:e==null?[]:s(e)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var n=V(f);_.fallback=d,yi(_,n,c,t,r),d!==null&&(n.length===0?d.f&33554432?(d.f^=oe,xi(d,null,c)):er(d):Qn(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:Un(()=>{var e=V(f),i=e.length;let s=!1;D&&Ae(c)===`[!`!=(i===0)&&(c=ke(),Ee(c),Te(!1),s=!0);for(var u=new Set,_=N,v=Tn(),y=0;y<i;y+=1){D&&O.nodeType===8&&O.data===`]`&&(c=O,s=!0,Te(!1));var b=e[y],x=r(b,y),S=m?null:l.get(x);S?(S.v&&cn(S.v,b),S.i&&cn(S.i,y),v&&_.unskip_effect(S.e)):(S=bi(l,m?c:_i??=xn(),b,x,y,a,t,n),m||(S.e.f|=oe),l.set(x,S)),u.add(x)}if(i===0&&o&&!d&&(m?d=Gn(()=>o(c)):(d=Gn(()=>o(_i??=xn())),d.f|=oe)),i>u.size&&Le(``,``,``),D&&i>0&&Ee(ke()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}s&&Te(!0),V(f)}),flags:t,items:l,pending:p,outrogroups:null,fallback:d};m=!1,D&&(c=O)}function vi(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function yi(e,t,n,r,i){var a=!!(r&8),o=t.length,c=e.items,l=vi(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(a)for(v=0;v<o;v+=1)h=t[v],g=i(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<o;v+=1){if(h=t[v],g=i(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(er(_),a&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=oe,_===l)xi(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),Si(e,d,_),Si(e,_,y),xi(_,y,n),d=_,p=[],m=[],l=vi(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],C=p[p.length-1];for(x=0;x<p.length;x+=1)xi(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);Si(e,S.prev,C.next),Si(e,d,S),Si(e,C,b),l=b,d=C,--v,p=[],m=[]}else u.delete(_),xi(_,l,n),Si(e,_.prev,_.next),Si(e,_,d===null?e.effect.first:d.next),Si(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=vi(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=vi(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(gi(e,s(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var w=[];if(u!==void 0)for(_ of u)_.f&8192||w.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&w.push(l),l=vi(l.next);var T=w.length;if(T>0){var E=r&4&&o===0?n:null;if(a){for(v=0;v<T;v+=1)w[v].nodes?.a?.measure();for(v=0;v<T;v+=1)w[v].nodes?.a?.fix()}hi(e,w,E)}}a&&dt(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function bi(e,t,n,r,i,a,o,s){var c=o&1?o&16?rn(n):an(n,!1,!1):null,l=o&2?rn(i):null;return{v:c,i:l,e:Gn(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function xi(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=Cn(r);if(a.before(r),r===i)return;r=o}}function Si(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function Ci(e,t,n){var r;D&&(r=O,De());var i=new di(e);Un(()=>{var e=t()??null;if(D&&Ae(r)===`[`!=(e!==null)){var a=ke();Ee(a),i.anchor=a,Te(!1),i.ensure(e,e&&(t=>n(t,e))),Te(!0)}else i.ensure(e,e&&(t=>n(t,e)))},ne)}function wi(e,t,n,i,a,o){let s=D;D&&De();var c=null;D&&O.nodeType===1&&(c=O,De());var l=D?O:e,u=new di(l,!1);Un(()=>{let e=t()||null;var o=a?a():n||e===`svg`?r:void 0;if(e===null)u.ensure(null,null);else return u.ensure(e,t=>{if(e){var n=D;if(c=D?c:En(e,o),qr(c,c),i){var r=null;D&&ni(e)&&c.append(r=document.createComment(``));var a=D?Sn(c):c.appendChild(xn());D&&(a===null?Te(!1):Ee(a)),i(c,a),r?.remove()}lr.nodes.end=c,n||t.before(c)}D&&Ee(t)}),()=>{}},ne),Pn(()=>{}),s&&(Te(!0),Ee(l))}function Ti(e,t){let n=null,r=D;var i;if(D){n=O;for(var a=Sn(document.head);a!==null&&(a.nodeType!==8||a.data!==e);)a=Cn(a);if(a===null)Te(!1);else{var o=Cn(a);a.remove(),Ee(o)}}D||(i=document.head.appendChild(xn()));try{Un(()=>{var e=Gn(()=>t(i));e.f|=re,D||(e.nodes===null?e.nodes={start:i,end:i,a:null,t:null}:e.nodes.end=i)})}finally{r&&(Te(!0),Ee(n))}}function X(e,t){var n=void 0,r;Wn(()=>{n!==(n=t())&&(r&&=(Yn(r),null),n&&(r=Gn(()=>{zn(()=>n(e))})))})}function Ei(e){var t,n,r=``;if(typeof e==`string`||typeof e==`number`)r+=e;else if(typeof e==`object`){if(Array.isArray(e)){var i=e.length;for(t=0;t<i;t++)e[t]&&(n=Ei(e[t]))&&(r&&(r+=` `),r+=n)}else for(n in e)e[n]&&(r&&(r+=` `),r+=n)}return r}function Di(){for(var e,t,n=0,r=``,i=arguments.length;n<i;n++)(e=arguments[n])&&(t=Ei(e))&&(r&&(r+=` `),r+=t);return r}function Oi(e){return typeof e==`object`?Di(e):e??``}var ki=[...` 	
\r\f\xA0\v﻿`];function Ai(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||ki.includes(r[o-1]))&&(s===r.length||ki.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function ji(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function Mi(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function Ni(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(Mi)),i&&c.push(...Object.keys(i).map(Mi));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=Mi(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=ji(r)),i&&(n+=ji(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}function Pi(e,t,n,r,i,a){var o=e[he];if(D||o!==n||o===void 0){var s=Ai(n,r,a);D&&s===e.getAttribute(`class`)||(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[he]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function Fi(e,t={},n,r){for(var i in n){var a=n[i];t[i]!==a&&(n[i]==null?e.style.removeProperty(i):e.style.setProperty(i,a,r))}}function Ii(e,t,n,r){var i=e[ge];if(D||i!==t){var a=Ni(t,r);D&&a===e.getAttribute(`style`)||(a==null?e.removeAttribute(`style`):e.style.cssText=a),e[ge]=t}else r&&(Array.isArray(r)?(Fi(e,n?.[0],r[0]),Fi(e,n?.[1],r[1],`important`)):Fi(e,n,r));return r}function Li(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function Ri(e,t){var n=e.__defaultValue,r=e.multiple,a=r?n??[]:null;if(!r||i(a)){var o=e.selectedIndex,s=t&&r?new Set(e.selectedOptions):null;for(var c of e.options){var l=Hi(c);Li(c,r?a.includes(l):mn(l,n))}if(t){if(s!==null)for(c of e.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else e.selectedIndex!==o&&(e.selectedIndex=o)}}}function zi(e,t,n=!1){if(e.multiple){if(t==null)return;if(!i(t))return Ce();for(var r of e.options)r.selected=t.includes(Hi(r))}else{for(r of e.options)if(mn(Hi(r),t)){r.selected=!0;return}n&&t===void 0||(e.selectedIndex=-1)}}function Bi(e){var t=new MutationObserver(t=>{t.every(Ui)||(`__defaultValue`in e&&Ri(e,!1),`__value`in e&&zi(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),Pn(()=>{t.disconnect()})}function Vi(e,t,n=t){var r=new WeakSet,i=!0;St(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),Hi);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&Hi(o)}n(a),e.__value=a,N!==null&&r.add(N)}),zn(()=>{var a=t();if(e===document.activeElement){var o=N;if(r.has(o))return}if(zi(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=Hi(s),n(a))}e.__value=a,i=!1})}function Hi(e){return`__value`in e?e.__value:e.value}function Ui(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var Wi=Symbol(`is custom element`),Gi=Symbol(`is html`),Ki=be?`link`:`LINK`,qi=be?`progress`:`PROGRESS`;function Ji(e){if(D){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;Z(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;Z(e,`checked`,null),e.checked=r}}};e[ve]=n,dt(n),bt()}}function Yi(e,t){var n=Zi(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===qi)&&(e.value=t??``)}function Xi(e,t){var n=Zi(e);n.checked!==(n.checked=t??void 0)&&(e.checked=t)}function Z(e,t,n,r){var i=Zi(e);if(!(D&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===Ki))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[pe]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&$i(e).has(t)?e[t]=n:(!D||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function Zi(e){return e[me]??={[Wi]:e.nodeName.includes(`-`),[Gi]:e.namespaceURI===n}}var Qi=new Map;function $i(e){var t=e.getAttribute(`is`)||e.nodeName,n=Qi.get(t);if(n)return n;Qi.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var o in r=u(i),r)r[o].set&&o!==`innerHTML`&&o!==`textContent`&&o!==`innerText`&&n.add(o);i=p(i)}return n}function ea(e,t,n=t){var r=new WeakSet;St(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=aa(e)?oa(a):a,n(a),N!==null&&r.add(N),await kr(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(D&&e.defaultValue!==e.value||Mr(t)==null&&e.value)&&(n(aa(e)?oa(e.value):e.value),N!==null&&r.add(N)),Vn(()=>{var n=t();if(e===document.activeElement){var i=N;if(r.has(i))return}aa(e)&&n===oa(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}var ta=new Set;function na(e,t,n,r,i=r){var a=n.getAttribute(`type`)===`checkbox`,o=e;let s=!1;if(t!==null)for(var c of t)o=o[c]??=[];o.push(n),St(n,`change`,()=>{var e=n.__value;a&&(e=ia(o,e,n.checked)),i(e)},()=>i(a?[]:null)),Vn(()=>{var e=r();D&&n.defaultChecked!==n.checked?s=!0:a?(e||=[],n.checked=e.includes(n.__value)):n.checked=mn(n.__value,e)}),Pn(()=>{var e=o.indexOf(n);e!==-1&&o.splice(e,1)}),ta.has(o)||(ta.add(o),dt(()=>{o.sort((e,t)=>e.compareDocumentPosition(t)===4?-1:1),ta.delete(o)})),dt(()=>{if(s){var e=a?ia(o,e,n.checked):o.find(e=>e.checked)?.__value;i(e)}})}function ra(e,t,n=t){St(e,`change`,t=>{n(t?e.defaultChecked:e.checked)}),(D&&e.defaultChecked!==e.checked||Mr(t)==null)&&n(e.checked),Vn(()=>{e.checked=!!t()})}function ia(e,t,n){for(var r=new Set,i=0;i<e.length;i+=1)e[i].checked&&r.add(e[i].__value);return n||r.delete(t),Array.from(r)}function aa(e){var t=e.type;return t===`number`||t===`range`}function oa(e){return e===``?null:+e}var sa=new class e{#e=new WeakMap;#t;#n;static entries=new WeakMap;constructor(e){this.#n=e}observe(e,t){var n=this.#e.get(e)||new Set;return n.add(t),this.#e.set(e,n),this.#r().observe(e,this.#n),()=>{var n=this.#e.get(e);n.delete(t),n.size===0&&(this.#e.delete(e),this.#t.unobserve(e))}}#r(){return this.#t??=new ResizeObserver(t=>{for(var n of t){e.entries.set(n.target,n);for(var r of this.#e.get(n.target)||[])r(n)}})}}({box:`border-box`});function ca(e,t,n){var r=sa.observe(e,()=>n(e[t]));zn(()=>(Mr(()=>n(e[t])),r))}function la(e,t){return e===t||e?.[ue]===t}function ua(e=st(),t,n,r){var i=tt.r,a=lr;return zn(()=>{var o,s;return Vn(()=>{o=s,s=r?.()||[],Mr(()=>{la(n(...s),e)||(t(e,...s),o&&la(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&la(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}function da(e=!1){let t=tt,n=t.l.u;if(!n)return;let r=()=>Nr(t.s);if(e){let e=0,n={},i=Dt(()=>{let r=!1,i=t.s;for(let e in i)i[e]!==n[e]&&(n[e]=i[e],r=!0);return r&&e++,e});r=()=>V(i)}n.b.length&&Ln(()=>{fa(t,r),v(n.b)}),Fn(()=>{let e=Mr(()=>n.m.map(_));return()=>{for(let t of e)typeof t==`function`&&t()}}),n.a.length&&Fn(()=>{fa(t,r),v(n.a)})}function fa(e,t){if(e.l.s)for(let t of e.l.s)V(t);t()}function pa(e){var t=rn(0);return function(){return arguments.length===1?(F(t,V(t)+1),arguments[0]):(V(t),e())}}var ma=!1;function ha(e){var t=ma;try{return ma=!1,[e(),ma]}finally{ma=t}}var ga={get(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(h(r)&&(r=r()),typeof r==`object`&&r&&t in r)return r[t]}},set(e,t,n){let r=e.props.length;for(;r--;){let i=e.props[r];h(i)&&(i=i());let a=l(i,t);if(a&&a.set)return a.set(n),!0}return!1},getOwnPropertyDescriptor(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(h(r)&&(r=r()),typeof r==`object`&&r&&t in r){let e=l(r,t);return e&&!e.configurable&&(e.configurable=!0),e}}},has(e,t){if(t===ue||t===fe)return!1;for(let n of e.props)if(h(n)&&(n=n()),n!=null&&t in n)return!0;return!1},ownKeys(e){let t=[];for(let n of e.props)if(h(n)&&(n=n()),n){for(let e in n)t.includes(e)||t.push(e);for(let e of Object.getOwnPropertySymbols(n))t.includes(e)||t.push(e)}return t}};function _a(...e){return new Proxy({props:e},ga)}function va(e,t,n,r){var i=!qe||!!(n&2),a=!!(n&8),o=!!(n&16),s=r,c=!0,u=void 0,d=()=>o&&i?(u??=Dt(r),V(u)):(c&&(c=!1,s=o?Mr(r):r),s);let f;if(a){var p=ue in e||fe in e;f=l(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;a?[m,h]=ha(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&He(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(c=!0,n)}:()=>{var n=e[t];return n!==void 0&&(s=void 0),n===void 0?s:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?Dt:At)(()=>(v=!1,g()));a&&V(y);var b=lr;return(function(e,t){if(arguments.length>0){let n=t?V(y):i&&a?fn(e):e;return F(y,n),v=!0,s!==void 0&&(s=n),e}return ir&&v||b.f&16384?y.v:V(y)})}var ya={brobnar:{hue:12,emblem:`M12 1.5C13 6 18 8 18 14.5A6 6 0 0 1 6 14.5C6 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 1.5ZM12 14v5`,pattern:`rays`},dis:{hue:322,emblem:`M4 3C3 9 6 11 7 12V17L12 22L17 17V12C18 11 21 9 20 3C18 6 16 7 12 7S6 6 4 3ZM9 13l2 1.5M15 13l-2 1.5M10.5 18h3`,pattern:`scales`},logos:{hue:196,emblem:`M12 10.5a1.5 1.5 0 1 0 .1 0M2 12a10 4 0 1 0 20 0a10 4 0 1 0-20 0M7 3.3a4 10-30 1 0 10 17.4a4 10-30 1 0-10-17.4M17 3.3a4 10 30 1 0-10 17.4a4 10 30 1 0 10-17.4`,pattern:`grid`},mars:{hue:96,emblem:`M12 5a7 6 0 0 1 7 6C19 17 15 22 12 22S5 17 5 11A7 6 0 0 1 12 5ZM8 12c2 0 3 1 3 3c-2 0-3-1-3-3ZM16 12c-2 0-3 1-3 3c2 0 3-1 3-3ZM9 5 7 1.5M15 5l2-3.5`,pattern:`dots`},sanctum:{hue:224,emblem:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5ZM12 6v12M7.5 10.5h9`,pattern:`bricks`},saurian:{hue:52,emblem:`M12 22C5 19 3 13 5 4M12 22C19 19 21 13 19 4M4.5 8l3.5 1.5M4.5 12.5l4 .5M6.5 17l4-.5M19.5 8 16 9.5M19.5 12.5l-4 .5M17.5 17l-4-.5M12 4l1 2.5h2.5l-2 1.7.8 2.6L12 9.3l-2.3 1.5.8-2.6-2-1.7H11Z`,pattern:`scales`},shadows:{hue:262,ink:30,emblem:`M12 1.5 15 9.5 13.5 16h-3L9 9.5ZM7 16h10M12 16v5M10 21.5h4`,pattern:`waves`},"star-alliance":{hue:176,emblem:`M12 1.5 14.8 9.2 22.5 12 14.8 14.8 12 22.5 9.2 14.8 1.5 12 9.2 9.2ZM12 10a2 2 0 1 0 .1 0`,pattern:`rings`},untamed:{hue:142,emblem:`M12 12c3 0 6 3 6 6.5c0 3-3 2.5-6 2.5s-6 .5-6-2.5C6 15 9 12 12 12ZM5 8a2 2.5 0 1 0 .1 0M10 3a2 2.5 0 1 0 .1 0M14.5 3a2 2.5 0 1 0 .1 0M19 8a2 2.5 0 1 0 .1 0`,pattern:`leaves`},"":{hue:40,ink:15,emblem:`M12 2 20.7 7v10L12 22 3.3 17V7Z`,pattern:`dots`}},ba={name:`keyforge`,accent:38,looks:ya},xa={dark:{hue:288,ink:32,emblem:`M12 3a8 8 0 0 0-5 14.2V21h10v-3.8A8 8 0 0 0 12 3ZM9 12.5a1.6 1.6 0 1 0 .1 0M15 12.5a1.6 1.6 0 1 0 .1 0M10 21v-2.5M14 21v-2.5M12 15l-1 2h2Z`,pattern:`waves`},holy:{hue:48,emblem:`M12 7a5 5 0 1 0 .1 0M12 1v3.5M12 19.5V23M1 12h3.5M19.5 12H23M4.2 4.2l2.5 2.5M17.3 17.3l2.5 2.5M19.8 4.2l-2.5 2.5M6.7 17.3l-2.5 2.5`,pattern:`rays`},nature:{hue:112,emblem:`M4 21C3 10 9 3 21 3C22 14 16 21 6 19M4 21C7 15 11 11 16 8M9.5 13.5V9M13 10.5V6.5M9 14h4.5`,pattern:`leaves`},mind:{hue:320,emblem:`M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 8.5a3.5 3.5 0 1 0 .1 0M12 2v2.5M6 3.5l1 2.3M18 3.5l-1 2.3`,pattern:`rings`},arcane:{hue:266,emblem:`M12 2l5.9 17.2L3 8.5h18L6.1 19.2ZM12 1.5a10.5 10.5 0 1 0 .1 0`,pattern:`grid`},war:{hue:2,ink:44,emblem:`M3 3l10 10M3 3l1 4 8 8M3 3l4 1 8 8M21 3 11 13M21 3l-1 4-8 8M21 3l-4 1-8 8M5 15l4 4M19 15l-4 4M7 17l-3.5 3.5M17 17l3.5 3.5`,pattern:`shards`},earth:{hue:30,ink:34,emblem:`M1.5 20.5 9 6l4 7 2.5-4 7 11.5ZM9 6l1.5 6-2 2.5 2 6`,pattern:`bricks`},water:{hue:208,emblem:`M12 2C16 8 19 11.5 19 15.5A7 7 0 0 1 5 15.5C5 11.5 8 8 12 2ZM9 15.5a3.5 3.5 0 0 0 3.5 3.5`,pattern:`waves`},air:{hue:188,ink:36,emblem:`M2 9h12.5a3.3 3.3 0 1 0-3.3-3.3M2 13h17a3 3 0 1 1-3 3M2 17h8a2.7 2.7 0 1 1-2.7 2.7`,pattern:`rings`},fire:{hue:16,ink:62,emblem:`M12 1.5C13 6 18.5 8 18.5 14.5A6.5 6.5 0 0 1 5.5 14.5C5.5 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 1.5ZM12 13c1.5 2 2.5 3 2.5 4.7a2.5 2.5 0 0 1-5 0C9.5 16 10.5 15 12 13Z`,pattern:`scales`},beastmaster:{hue:96,emblem:`M12 11.5c3.5 0 6.5 3.5 6.5 6.8c0 3-3.5 2.5-6.5 2.5s-6.5.5-6.5-2.5C5.5 15 8.5 11.5 12 11.5ZM4.5 8a2 2.6 0 1 0 .1 0M9.5 3a2 2.6 0 1 0 .1 0M14.5 3a2 2.6 0 1 0 .1 0M19.5 8a2 2.6 0 1 0 .1 0`,pattern:`leaves`},warlock:{hue:350,emblem:`M4 3C3 9 6 11 7 12V17L12 22L17 17V12C18 11 21 9 20 3C18 6 16 7 12 7S6 6 4 3ZM9 13l2 1.5M15 13l-2 1.5M10.5 18h3`,pattern:`scales`},priestess:{hue:52,emblem:`M5 3h14c0 6-2 9-5.5 10v4l3.5 4H7l3.5-4v-4C7 12 5 9 5 3ZM12 5.5v5M9.5 8h5`,pattern:`rays`},wizard:{hue:232,emblem:`M12 1.5 17 16H7ZM3 17.5c6-2.5 12-2.5 18 0c-6 4-12 4-18 0ZM12 7l.8 1.9 2 .2-1.5 1.3.5 2L12 11.3l-1.8 1.1.5-2L9.2 9.1l2-.2Z`,pattern:`grid`},none:{hue:220,ink:16,emblem:`M12 2l2.6 6.9 7.4.3-5.8 4.6 2 7.2L12 16.9 5.8 21l2-7.2L2 9.2l7.4-.3Z`,pattern:`dots`},"":{hue:258,ink:30,emblem:`M8 8.5a4 4 0 1 1 5.5 3.7c-1 .6-1.5 1.2-1.5 2.8M12 18.3v.6M12 1.5a10.5 10.5 0 1 0 .1 0`,pattern:`grid`}},Sa=[{shape:`M12 3a9 9 0 1 0 .1 0`,colour:`var(--owner-1)`},{shape:`M12 2 22 12 12 22 2 12Z`,colour:`var(--owner-2)`},{shape:`M12 3 22 20H2Z`,colour:`var(--owner-3)`},{shape:`M4 4h16v16H4Z`,colour:`var(--owner-4)`}],Ca={name:`mage-wars`,accent:268,looks:xa},wa={name:`shards`,accent:205,looks:{homodeus:{hue:212,emblem:`M12 2 20.7 7v10L12 22 3.3 17V7zM12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10M12 10.5v3M10.5 12h3`,pattern:`grid`},order:{hue:44,emblem:`M1.5 12C6 5 18 5 22.5 12C18 19 6 19 1.5 12ZM12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M12 1v3M12 20v3`,pattern:`rings`},undergrowth:{hue:130,emblem:`M12 22V9M12 13C5 13 3 8 3 3C9 3 12 6 12 13ZM12 16C12 10 15 7 21 7C21 13 18 16 12 16Z`,pattern:`leaves`},wraethe:{hue:290,emblem:`M17 2C8 4 5 10 7 15S15 22 20 20C15 19 12 16 12 12S14 4 17 2ZM4 5l1.5 3M3 13h2M18 11a1 1 0 1 0 .1 0`,pattern:`waves`},"":{hue:190,ink:25,emblem:`M12 1.5 18 9 12 22.5 6 9ZM6 9h12M12 1.5V22.5`,pattern:`shards`}}},Ta=`# Der Tisch in Worten: im Terminal und im Browser.

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
ui-analysis-course = { $player }, wie wahrscheinlich ein Sieg von Zug zu Zug war: { $course }
ui-analysis-turning = Was die Partie entschieden hat:
ui-analysis-no-turning = Keine einzelne Entscheidung hat viel geändert.
ui-analysis-turned = Zug { $turn } (Antwort { $at }), { $player }: { $what }. { $before } → { $after }, { $by ->
    [mistake] ein Fehler
    [chance] der Zufall hatte daran teil
   *[play] durch das, was gespielt wurde
}.
ui-analysis-mistakes = Wo es für { $player } etwas Besseres gab:
ui-analysis-no-mistakes = { $player } hat keinen Fehler gemacht, der ins Gewicht fällt.
ui-analysis-mistake = Zug { $turn } (Antwort { $at }): gespielt wurde { $played } ({ $win }), besser war { $better } ({ $best }).
ui-analysis-line = Danach zum Beispiel: { $line }.
ui-analysis-balance = Glück und Können, in Prozentpunkten:
ui-analysis-balanced = { $player }: eigene Fehler { $own }, Fehler der anderen { $others }, gezogene Karten, Würfel und Verdecktes { $luck }.
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
`,Ea=`# The table in words: at the terminal and in the browser.

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
ui-analysis-course = { $player }, how likely a win was from turn to turn: { $course }
ui-analysis-turning = What decided the game:
ui-analysis-no-turning = No single decision changed much.
ui-analysis-turned = Turn { $turn } (answer { $at }), { $player }: { $what }. { $before } → { $after }, { $by ->
    [mistake] a mistake
    [chance] chance had a part in it
   *[play] by what was played
}.
ui-analysis-mistakes = Where { $player } had something better:
ui-analysis-no-mistakes = { $player } made no mistake that weighs.
ui-analysis-mistake = Turn { $turn } (answer { $at }): you played { $played } ({ $win }), better was { $better } ({ $best }).
ui-analysis-line = Then, for instance: { $line }.
ui-analysis-balance = Luck and skill, in points of a hundred:
ui-analysis-balanced = { $player }: own mistakes { $own }, mistakes of others { $others }, draws, dice and hidden cards { $luck }.
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
`,Da=`# Stół w słowach: w terminalu i w przeglądarce.

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
ui-analysis-course = { $player }, szansa na wygraną z tury na turę: { $course }
ui-analysis-turning = Co zdecydowało o wyniku partii:
ui-analysis-no-turning = Żadna pojedyncza decyzja wiele nie zmieniła.
ui-analysis-turned = Tura { $turn } (odpowiedź { $at }), { $player }: { $what }. { $before } → { $after }, { $by ->
    [mistake] błąd
    [chance] udział miał w tym los
   *[play] przez to, co zagrano
}.
ui-analysis-mistakes = { $player }, gdzie było coś lepszego:
ui-analysis-no-mistakes = { $player }: żadnego błędu, który by zaważył.
ui-analysis-mistake = Tura { $turn } (odpowiedź { $at }): zagrano { $played } ({ $win }), lepsze było { $better } ({ $best }).
ui-analysis-line = Potem na przykład: { $line }.
ui-analysis-balance = Szczęście i umiejętności, w punktach procentowych:
ui-analysis-balanced = { $player }: własne błędy { $own }, błędy innych { $others }, dobrane karty, kości i to, co zakryte { $luck }.
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
`,Oa=class extends Map{#e=new Map;#t=P(0);#n=P(0);#r=yr||-1;constructor(e){if(super(),e){for(var[t,n]of e)super.set(t,n);this.#n.v=super.size}}#i(e){return yr===this.#r?P(e):rn(e)}has(e){var t=this.#e,n=t.get(e);if(n===void 0){if(super.has(e))n=this.#i(0),t.set(e,n);else return V(this.#t),!1}return V(n),!0}forEach(e,t){this.#a(),super.forEach(e,t)}get(e){var t=this.#e,n=t.get(e);if(n===void 0){if(super.has(e))n=this.#i(0),t.set(e,n);else{V(this.#t);return}}return V(n),super.get(e)}getOrInsert(e,t){return super.has(e)||this.set(e,t),this.get(e)}getOrInsertComputed(e,t){return super.has(e)||this.set(e,t(e)),this.get(e)}set(e,t){var n=this.#e,r=n.get(e),i=super.get(e),a=super.set(e,t),o=this.#t;if(r===void 0)r=this.#i(0),n.set(e,r),F(this.#n,super.size),un(o);else if(i!==t){un(r);var s=o.reactions===null?null:new Set(o.reactions);s!==null&&r.reactions?.every(e=>s.has(e))||un(o)}return a}delete(e){var t=this.#e,n=t.get(e),r=super.delete(e);return n!==void 0&&(t.delete(e),F(n,-1)),r&&(F(this.#n,super.size),un(this.#t)),r}clear(){if(super.size!==0){super.clear();var e=this.#e;F(this.#n,0);for(var t of e.values())F(t,-1);un(this.#t),e.clear()}}#a(){V(this.#t);var e=this.#e;if(this.#n.v!==e.size){for(var t of super.keys())if(!e.has(t)){var n=this.#i(0);e.set(t,n)}}for([,n]of this.#e)V(n)}keys(){return V(this.#t),super.keys()}values(){return this.#a(),super.values()}entries(){return this.#a(),super.entries()}[Symbol.iterator](){return this.entries()}get size(){return V(this.#n),super.size}},ka=class{#e;#t;constructor(e,t){this.#e=e,this.#t=ri(t)}get current(){return this.#t(),this.#e()}},Aa=/\(.+\)/,ja=new Set([`all`,`print`,`screen`,`and`,`or`,`not`,`only`]),Ma=class extends ka{constructor(e,t){let n=Aa.test(e)||e.split(/[\s,]+/).some(e=>ja.has(e.trim()))?e:`(${e})`,r=window.matchMedia(n);super(()=>r.matches,e=>zr(r,`change`,e))}},Na=`# Das Programm im Browser. Was die Spiele sagen, kommt von den Spielen.

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
sign-now = vom letzten Schritt betroffen
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
hint-best = Der Computer würde wählen, danach, wie wahrscheinlich es gewinnt:
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
analysis-swing = { $before } % → { $after } %, { $by ->
    [mistake] ein Fehler
    [chance] der Zufall hatte daran teil
   *[play] durch das, was gespielt wurde
}
analysis-mistakes = Wo es für { $name } etwas Besseres gab
analysis-no-mistakes = { $name } hat keinen Fehler gemacht, der ins Gewicht fällt
analysis-mistake = Gespielt wurde { $played } ({ $win } %), besser war { $better } ({ $best } %).
analysis-line = Danach zum Beispiel: { $line }.
analysis-look = Ansehen
analysis-balance = Glück und Können, in Prozentpunkten
balance-own = eigene Fehler
balance-others = Fehler der anderen
balance-luck = gezogene Karten, Würfel und Verdecktes
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
`,Pa=`# Die Seiten um den Tisch herum. $what ist, was die Spieler mitbringen: Decks oder Bücher (Zauberbücher).

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
bot-seconds = etwa { $n } s
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
sound-offer = Möchtest du den Tisch hören? Karten, Treffer und Schlüssel haben eigene Klänge.
sound-yes = Töne einschalten
sound-no = Ohne Töne spielen
`,Fa=`# The browser client. What the games say comes from the games.

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
sign-now = touched by the last step
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
analysis-swing = { $before }% → { $after }%, { $by ->
    [mistake] a mistake
    [chance] chance had a part in it
   *[play] by what was played
}
analysis-mistakes = Where { $name } had something better
analysis-no-mistakes = { $name } made no mistake that weighs
analysis-mistake = You played { $played } ({ $win }%), better was { $better } ({ $best }%).
analysis-line = Then, for instance: { $line }.
analysis-look = Look at it
analysis-balance = Luck and skill, in points of a hundred
balance-own = own mistakes
balance-others = mistakes of others
balance-luck = draws, dice and hidden cards
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
`,Ia=`# The pages around the table. $what is what players bring: decks or books (spellbooks).

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
bot-seconds = about { $n } s
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
sound-offer = Would you like to hear the table? Cards, hits and keys have sounds of their own.
sound-yes = Turn sounds on
sound-no = Stay silent
`,La=`# Program w przeglądarce. To, co mówią gry, pochodzi z gier.

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
sign-now = dotyczy jej ostatni krok
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
analysis-swing = { $before }% → { $after }%, { $by ->
    [mistake] błąd
    [chance] udział miał w tym los
   *[play] przez to, co zagrano
}
analysis-mistakes = { $name }: gdzie było coś lepszego
analysis-no-mistakes = { $name }: żadnego błędu, który by zaważył
analysis-mistake = Zagrano { $played } ({ $win }%), lepsze było { $better } ({ $best }%).
analysis-line = Potem na przykład: { $line }.
analysis-look = Obejrzyj
analysis-balance = Szczęście i umiejętności, w punktach procentowych
balance-own = własne błędy
balance-others = błędy innych
balance-luck = dobrane karty, kości i to, co zakryte
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
`,Ra=`# Strony wokół stołu. $what to to, co przynoszą gracze: talie (decks) albo księgi zaklęć (books).

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
bot-seconds = około { $n } s
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
sound-offer = Chcesz słyszeć, co dzieje się na stole? Karty, ciosy i klucze mają własne dźwięki.
sound-yes = Włącz dźwięki
sound-no = Graj bez dźwięków
`,za=class{constructor(e){this.value=e}valueOf(){return this.value}},Ba=class extends za{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},Va=class extends za{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Ha=class e extends za{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof za)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof za&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},Ua=100,Wa=`⁨`,Ga=`⁩`;function Ka(e,t,n){return n===t||n instanceof Va&&t instanceof Va&&n.value===t.value||t instanceof Va&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function qa(e,t,n){return t[n]?no(e,t[n].value):(e.reportError(RangeError(`No default`)),new Ba)}function Ja(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=Ya(e,i.value):n.push(Ya(e,i));return{positional:n,named:r}}function Ya(e,t){switch(t.type){case`str`:return t.value;case`num`:return new Va(t.value,{minimumFractionDigits:t.precision});case`var`:return Xa(e,t);case`mesg`:return Za(e,t);case`term`:return Qa(e,t);case`func`:return $a(e,t);case`select`:return eo(e,t);default:return new Ba}}function Xa(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new Ba(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new Ba(`$${t}`);if(n instanceof za)return n;switch(typeof n){case`string`:return n;case`number`:return new Va(n);case`object`:if(Ha.supportsValue(n))return new Ha(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new Ba(`$${t}`)}}function Za(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new Ba(t);if(n){let i=r.attributes[n];return i?no(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Ba(`${t}.${n}`))}return r.value?no(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new Ba(t))}function Qa(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new Ba(i);if(n){let t=a.attributes[n];if(t){e.params=Ja(e,r).named;let n=no(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Ba(`${i}.${n}`)}e.params=Ja(e,r).named;let o=no(e,a.value);return e.params=null,o}function $a(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new Ba(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new Ba(`${t}()`);try{let t=Ja(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new Ba(`${t}()`)}}function eo(e,{selector:t,variants:n,star:r}){let i=Ya(e,t);if(i instanceof Ba)return qa(e,n,r);for(let t of n)if(Ka(e,i,Ya(e,t.key)))return no(e,t.value);return qa(e,n,r)}function to(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new Ba;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>Ua)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Ua}`);r&&n.push(Wa),n.push(Ya(e,i).toString(e)),r&&n.push(Ga)}return e.dirty.delete(t),n.join(``)}function no(e,t){return typeof t==`string`?e.bundle._transform(t):to(e,t)}var ro=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function io(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var ao=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function oo(e,t){let n=e[0];if(n instanceof Ba)return new Ba(`NUMBER(${n.valueOf()})`);if(n instanceof Va)return new Va(n.valueOf(),{...n.opts,...io(t,ao)});if(n instanceof Ha)return new Va(n.toNumber(),{...io(t,ao)});throw TypeError(`Invalid argument to NUMBER`)}var so=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function co(e,t){let n=e[0];if(n instanceof Ba)return new Ba(`DATETIME(${n.valueOf()})`);if(n instanceof Ha||n instanceof Va)return new Ha(n,io(t,so));throw TypeError(`Invalid argument to DATETIME`)}var lo=new Map;function uo(e){let t=Array.isArray(e)?e.join(` `):e,n=lo.get(t);return n===void 0&&(n=new Map,lo.set(t,n)),n}var fo=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:oo,DATETIME:co,...t},this._useIsolating=n,this._transform=r,this._intls=uo(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new ro(this,n,t);try{return to(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new Ba().toString(r);throw e}}},po=/^(-?[a-zA-Z][\w-]*) *= */gm,mo=/\.([a-zA-Z][\w-]*) *= */y,ho=/\*?\[/y,go=/(-?[0-9]+(?:\.([0-9]+))?)/y,_o=/([a-zA-Z][\w-]*)/y,vo=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,yo=/^[A-Z][A-Z0-9_-]*$/,bo=/([^{}\n\r]+)/y,xo=/([^\\"\n\r]*)/y,So=/\\([\\"])/y,Co=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,wo=/^\n+/,To=/ +$/,Eo=/ *\r?\n/g,Do=/( *)$/,Oo=/{\s*/y,ko=/\s*}/y,Ao=/\[\s*/y,jo=/\s*] */y,Mo=/\s*\(\s*/y,No=/\s*->\s*/y,Po=/\s*:\s*/y,Fo=/\s*,?\s*/y,Io=/\s+/y,Lo=class{constructor(e){this.body=[],po.lastIndex=0;let t=0;for(;;){let n=po.exec(e);if(n===null)break;t=po.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(mo);){let t=o(mo),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(bo)&&(r=o(bo)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,wo),u([i],i.length)):r?S(r,To):null}function u(r=[],i){for(;;){if(n(bo)){r.push(o(bo));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,To));let c=[];for(let e of r)e instanceof Ro&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(Oo,SyntaxError);let e=f();if(i(ko))return e;if(i(No)){let t=h();return i(ko,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(vo)){let[,e,t,n=null]=a(vo);if(e===`$`)return{type:`var`,name:t};if(i(Mo)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(yo.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Fo)}}function m(){let e=f();return e.type===`mesg`&&i(Po)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(ho);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(Ao,SyntaxError);let e;return e=n(go)?v():{type:`str`,value:o(_o)},i(jo,SyntaxError),e}function _(){if(n(go))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(go),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(xo),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(So))return o(So);if(n(Co)){let[,e,t]=a(Co),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(Io),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `&&C(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(Eo,`
`),n=Do.exec(e)[1].length;return new Ro(t,n)}}},Ro=class{constructor(e,t){this.value=e,this.length=t}},zo=Object.assign({"../../text/de.ftl":Na,"../../text/de.pages.ftl":Pa,"../../text/en.ftl":Fa,"../../text/en.pages.ftl":Ia,"../../text/pl.ftl":La,"../../text/pl.pages.ftl":Ra}),Bo={en:`English`,de:`Deutsch`,pl:`Polski`},Vo=`trivault.lang`;function Ho(e){let t=Object.fromEntries(Object.keys(Bo).map(e=>[e,new fo(e,{useIsolating:!1})]));for(let[n,r]of Object.entries(e))t[/\/(en|de|pl)[./]/.exec(n)?.[1]].addResource(new Lo(r),{allowOverrides:!0});return t}var Uo=Ho(zo);function Wo(e){return!!e&&e in Bo}function Go(){return[localStorage.getItem(Vo),...navigator.languages.map(e=>e.slice(0,2))].find(Wo)??`en`}var Ko=new class{#e=P(fn(Go()));get lang(){return V(this.#e)}set lang(e){F(this.#e,e,!0)}use(e){this.lang=e,localStorage.setItem(Vo,e)}say(e,t={},n=Uo){for(let r of[n[this.lang],n.en]){let n=r.getMessage(e)?.value;if(n)return r.formatPattern(n,t,[])}return e}},Q=(e,t)=>Ko.say(e,t);function qo(e){return e.slice(0,1).toUpperCase()+e.slice(1)}function Jo(e){return e>0?`+${e}`:e<0?`−${-e}`:`0`}var Yo=(function(){let e=typeof document<`u`&&document.createElement(`link`).relList;return e&&e.supports&&e.supports(`modulepreload`)?`modulepreload`:`preload`})(),Xo=function(e,t){return new URL(e,t).href},Zo={},Qo=function(e){return e.pathname.endsWith(`.css`)},$o=function(e,t,n){if(t in e)return e[t];let r=n();if(!r){e[t]=void 0;return}let i=r.then(()=>{e[t]=void 0},n=>{throw e[t]=void 0,n});return e[t]=i,i},es=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}r=o(t.map(t=>{t=Xo(t,n);let r=s(t),i=Qo(r);return $o(Zo,r.href,()=>{if(e===void 0){e={all:new Set,styles:new Set};let t=document.getElementsByTagName(`link`);for(let n=t.length-1;n>=0;n--){let r=t[n];e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}if((i?e.styles:e.all).has(r.href))return;let t=document.createElement(`link`);if(t.rel=i?`stylesheet`:Yo,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,a&&t.setAttribute(`nonce`,a),document.head.appendChild(t),i)return new Promise((e,n)=>{let i=a=>{t.removeEventListener(`load`,i),t.removeEventListener(`error`,i),a.type===`error`?n(Error(`Unable to preload CSS for ${r}`)):e(a)};t.addEventListener(`load`,i),t.addEventListener(`error`,i)})})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},ts=new Map(Object.entries(Object.assign({"./keyforge/cover.ts":ba,"./magewars/cover.ts":Ca,"./shards/cover.ts":wa})).map(([e,t])=>[t.name,{cover:t,folder:e.split(`/`)[1]}])),ns=Object.assign({"./keyforge/board.ts":()=>es(()=>import(`./keyforge.js`).then(e=>e.BOARD),[],import.meta.url),"./magewars/board.ts":()=>es(()=>import(`./magewars.js`).then(e=>e.BOARD),[],import.meta.url),"./shards/board.ts":()=>es(()=>import(`./shards.js`).then(e=>e.BOARD),[],import.meta.url)}),rs=new Oa;async function is(e){let t=ns[`./${ts.get(e)?.folder}/board.ts`];if(!t||rs.has(e))return;let n=await t();ds.set(e,Ho({...ls,...n.texts})),rs.set(e,n)}async function as(){for(let e of ts.keys())await is(e)}var os={hue:220,ink:12,emblem:`M12 2 20.7 7v10L12 22 3.3 17V7Z`,pattern:`dots`};function ss(e){return ts.get(e)?.cover}function cs(e){return rs.get(e)}var ls=Object.assign({"../../../trivault/telling/text/de.ftl":Ta,"../../../trivault/telling/text/en.ftl":Ea,"../../../trivault/telling/text/pl.ftl":Da}),us=Ho(ls),ds=new Oa;function fs(e,t,n={}){return qo(Ko.say(t,n,ds.get(e)??us))}function ps(e,t){let n=ss(e)?.looks??{};return n[t]??n[``]??os}function ms(e,t,n){let r=rs.get(e);if(n&&r)return r.face(n);let i=n?.text??[];return{slug:t,name:n?.name??(t||fs(e,r?.hidden??``)),kind:``,type:``,group:``,stats:[],lines:i,reminders:[]}}function hs(e,t,n,r){let i=rs.get(e);return!n||!r?[]:i?.groups?.(t,n,r,(t,n)=>fs(e,t,n))??[]}var gs=`images`;function _s(){let e=indexedDB.open(`trivault`,1);return e.onupgradeneeded=()=>e.result.createObjectStore(gs),vs(e)}function vs(e){return new Promise((t,n)=>{e.onsuccess=()=>t(e.result),e.onerror=()=>n(e.error??Error(`no database`))})}function ys(e){return e.replace(/\.[a-z]+$/i,``).toLowerCase().replaceAll(`æ`,`ae`).normalize(`NFKD`).replace(/\p{M}/gu,``).replace(/[^a-z0-9]+/g,`-`).replace(/^-|-$/g,``)}var bs=new class{#e=P({});get urls(){return V(this.#e)}set urls(e){F(this.#e,e)}async load(e){if(this.urls[e])return;let t=IDBKeyRange.bound(`${e}/`,`${e}/\uffff`);try{let n=(await _s()).transaction(gs).objectStore(gs),[r,i]=await Promise.all([vs(n.getAllKeys(t)),vs(n.getAll(t))]);this.#t(e,new Map(r.map((t,n)=>[t.slice(e.length+1),i[n]])))}catch{this.#t(e,new Map)}}async take(e,t,n){let r=[...t].filter(e=>e.type.startsWith(`image/`)&&n.has(ys(e.name))),i=(await _s()).transaction(gs,`readwrite`).objectStore(gs);return await Promise.all(r.map(t=>vs(i.put(t,`${e}/${ys(t.name)}`)))),this.#t(e,new Map(r.map(e=>[ys(e.name),e]))),r.length}async drop(e){await vs((await _s()).transaction(gs,`readwrite`).objectStore(gs).delete(IDBKeyRange.bound(`${e}/`,`${e}/\uffff`))),Object.values(this.urls[e]??{}).forEach(e=>URL.revokeObjectURL(e)),this.urls={...this.urls,[e]:{}}}#t(e,t){let n=Object.fromEntries([...t].map(([e,t])=>[e,URL.createObjectURL(t)]));this.urls={...this.urls,[e]:{...this.urls[e],...n}}}};function xs(e){let t=2166136261;for(let n of e)t=Math.imul(t^n.charCodeAt(0),16777619);return()=>{t=t+1831565813|0;let e=Math.imul(t^t>>>15,1|t);return e=e+Math.imul(e^e>>>7,61|e)^e,((e^e>>>14)>>>0)/4294967296}}function Ss(e,t){return`${(50+t*Math.cos(e)).toFixed(1)} ${(36+t*Math.sin(e)).toFixed(1)}`}function Cs(e,t,n,r){let i=xs(e),a=i()*Math.PI;return Array.from({length:n},(e,n)=>{let o=32-n*(7+i()*3),s=o*(.5+i()*.35),c=(i()-.5)*.9,l=r>>n&1,u=2*Math.PI/t,d=Array.from({length:t},(e,t)=>{let r=a+t*u+u/2*n,i=Ss(r,o),d=Ss(r+u/2+c*.3,s);return l?`Q${Ss(r-u/4,o)} ${i}Q${Ss(r+u/4,s)} ${d}`:`L${i}L${d}`});return`M${Ss(a+u/2*n-u/2+c*.3,s)}${d.join(``)}Z`})}var ws={rays:{size:[20,20],path:`M0 20 20 0M-5 5 5-5M15 25 25 15`},scales:{size:[16,12],path:`M0 0a8 8 0 0 0 16 0M-8 6a8 8 0 0 0 16 0M8 6a8 8 0 0 0 16 0`},grid:{size:[14,14],path:`M0 0h14M0 0v14M7 5v4M5 7h4`},rings:{size:[22,22],path:`M4 11a7 7 0 1 0 14 0a7 7 0 1 0-14 0M8 11a3 3 0 1 0 6 0a3 3 0 1 0-6 0`},leaves:{size:[18,18],path:`M2 16C2 8 8 2 16 2C16 10 10 16 2 16ZM2 16 12 6`},shards:{size:[20,24],path:`M10 1 15 12 10 23 5 12ZM5 12h10`},waves:{size:[24,10],path:`M0 5Q6-2 12 5T24 5`},dots:{size:[14,14],path:`M6 7a1 1 0 1 0 2 0a1 1 0 1 0-2 0M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0`},bricks:{size:[20,12],path:`M0 0h20M0 6h20M5 0v6M15 6v6`}},Ts=`6 `;function Es({slug:e,figure:t,deeds:n,points:r}){let i=xs(Ts+e),a=e=>Math.floor(i()*e),o=2+a(2);return{figure:t,deeds:[...new Set(n.filter(e=>e!==void 0))].slice(0,4),division:a(Ds.length),points:r?Math.min(Math.max(r,3),12):3+a(7),rings:o,round:a(1<<o)}}var Ds=[``,`M50 0h50v72H50Z`,`M0 36h100v36H0Z`,`M0 72 100 0v72Z`,`M0 0 100 72H0Z`,`M0 0h50v36H0ZM50 36h50v36H50Z`,`M0 72 50 22 100 72Z`,`M0 0h100L50 60Z`,`M0 0 50 36 0 72ZM100 0 50 36l50 36Z`,`M34 0h32v72H34Z`,`M0 24h100v24H0Z`,`M0 72V54L82 0h18v18L18 72Z`,`M50 0 100 36 50 72 0 36Z`,`M0 0h34v24H0ZM66 0h34v24H66ZM34 24h32v24H34ZM0 48h34v24H0ZM66 48h34v24H66Z`,`M0 0h25v72H0ZM75 0h25v72H75Z`,`M0 0h100v20H0ZM0 52h100v20H0Z`];function Os(e){return e<3?[[76,36],[24,36]].slice(0,e):e===3?[[24,36],[76,26],[76,46]]:[[76,26],[24,26],[76,46],[24,46]]}var ks=Yr(`<image width="100" height="72" preserveAspectRatio="xMidYMid slice"></image>`),As=Yr(`<path class="field svelte-mblihk"></path>`),js=Yr(`<path class="petal svelte-mblihk"></path>`),Ms=Yr(`<g><circle class="disc svelte-mblihk" r="8.4"></circle><g><path class="sign svelte-mblihk"></path></g></g>`),Ns=Yr(`<!><rect width="100" height="72"></rect><rect width="100" height="72"></rect><!><g transform="translate(33 19) scale(1.42)"><path class="emblem svelte-mblihk"></path></g><!>`,1),Ps=Yr(`<svg class="hued svelte-mblihk" viewBox="0 0 100 72" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false"><defs><pattern patternUnits="userSpaceOnUse"><path class="tile svelte-mblihk"></path></pattern><radialGradient><stop class="inner svelte-mblihk" offset="0"></stop><stop class="outer svelte-mblihk" offset="1"></stop></radialGradient></defs><rect class="ground svelte-mblihk" width="100" height="72"></rect><!></svg>`);function Fs(e,t){let n=Qr();A(t,!0);let r=M(()=>ps(t.game,t.face.group)),i=M(()=>ws[V(r).pattern]),a=M(()=>t.face.emblem),o=M(()=>V(a)?Cs(t.face.slug,V(a).points,V(a).rings,V(a).round):[]),s=M(()=>Os(V(a)?.deeds.length??0)),c=M(()=>bs.urls[t.game]?.[t.face.slug]);var l=Ps();let u;var d=I(l),f=I(d),p=R(f),m=z(f);k(d);var h=z(d,2),g=e=>{var t=ks();B(()=>Z(t,`href`,V(c))),G(e,t)},_=e=>{var t=Ns(),i=L(t),c=e=>{var t=As();B(()=>Z(t,`d`,Ds[V(a).division])),G(e,t)};q(i,e=>{V(a)&&e(c)});var l=z(i),u=z(l),d=z(u);Y(d,17,()=>V(o),J,(e,t,n)=>{var r=js();Ii(r,``,{},{"--ring":n}),B(()=>Z(r,`d`,V(t))),G(e,r)});var f=z(d),p=R(f);Y(z(f),17,()=>V(a)?.deeds??[],J,(e,t,n)=>{let r=M(()=>{let[e,t]=V(s)[n];return{x:e,y:t}});var i=Ms(),a=z(I(i));Z(a,`transform`,`translate(-6.6000000000000005 -6.6000000000000005) scale(0.55)`);var o=R(a);k(i),B(()=>{Z(i,`transform`,`translate(${V(r).x??``} ${V(r).y??``})`),Z(o,`d`,V(t))}),G(e,i)}),B(()=>{Z(l,`fill`,`url(#${n}-tile)`),Z(u,`fill`,`url(#${n}-glow)`),Z(p,`d`,V(a)?.figure??V(r).emblem)}),G(e,t)};q(h,e=>{V(c)?e(g):e(_,-1)}),k(l),B(()=>{u=Ii(l,``,u,{"--hue":V(r).hue,"--ink":`${V(r).ink??50??``}%`}),Z(f,`id`,`${n}-tile`),Z(f,`width`,V(i).size[0]),Z(f,`height`,V(i).size[1]),Z(p,`d`,V(i).path),Z(m,`id`,`${n}-glow`)}),G(e,l),j()}var Is={amber:`M12 2 20.5 7v10L12 22 3.5 17V7ZM12 2v20M3.5 7 20.5 17M20.5 7 3.5 17`,armor:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5Z`,archives:`M3 4h18v5H3ZM5 9h14v11H5ZM10 13h4`,chains:`M9.5 14.5a4 4 0 0 1 0-5.5l3-3a4 4 0 0 1 5.5 5.5l-1.5 1.5M14.5 9.5a4 4 0 0 1 0 5.5l-3 3a4 4 0 0 1-5.5-5.5l1.5-1.5`,check:`M4 12.5 10 18.5 20.5 6`,counter:`M5 5h14v14H5ZM12 9v6M9 12h6`,clock:`M12 3a9 9 0 1 0 .1 0M12 7v5.5l3.5 2`,bell:`M6 17V11a6 6 0 0 1 12 0v6l2 2H4ZM10 21.5h4M12 3v2`,cost:`M12 2 20 9 12 22 4 9ZM4 9h16`,damage:`M12 2l2 6 6-3-3 6 5 3-6 1 1 6-5-4-5 4 1-6-6-1 5-3-3-6 6 3Z`,deck:`M7 3h12v16H7ZM5 6v15h11`,discard:`M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7`,enraged:`M4 6l6 4M20 6l-6 4M7 13a1 1 0 1 0 .1 0M17 13a1 1 0 1 0 .1 0M7 20c2-3 8-3 10 0`,exhausted:`M4 5h7l-7 7h7M13 12h7l-7 8h7`,gems:`M12 2 20 9 12 22 4 9ZM4 9h16M12 22 8.5 9 12 2M12 22 15.5 9 12 2`,hand:`M4 8l6-2 4 13-6 2ZM10 5.5h6V19M16 6l5 1.5-3.5 11`,health:`M12 21C5 15 2.5 11.5 2.5 8A5 5 0 0 1 12 6a5 5 0 0 1 9.5 2c0 3.5-2.5 7-9.5 13Z`,hint:`M9 18h6M10 21.5h4M12 2.5a6.5 6.5 0 0 0-4 11.6V16h8v-1.9A6.5 6.5 0 0 0 12 2.5Z`,keys:`M8 6.5a4.5 4.5 0 1 0 .1 0M12 11h9.5M18 11v4M21.5 11v3`,eye:`M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 9a3 3 0 1 0 .1 0`,log:`M5 4h14M5 9h14M5 14h14M5 19h9`,mastery:`M12 2l2.8 6.3 6.7.7-5 4.6 1.4 6.7L12 17l-5.9 3.3 1.4-6.7-5-4.6 6.7-.7Z`,menu:`M4 6h16M4 12h16M4 18h16`,more:`M5 12h.1M12 12h.1M19 12h.1`,pause:`M8 5v14M16 5v14`,power:`M20 3 9 14M20 3l-1 5L10 17M20 3l-5 1-9 9M5 12l7 7M7.5 16.5 3.5 20.5`,purged:`M5 5l14 14M19 5 5 19`,replay:`M4 12a8 8 0 1 0 3-6.2M4 3v4h4M12 8v4.5l3 2`,shield:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5ZM12 7v9M8 11h8`,skip:`M5 5v14l8-7ZM13 5v14l8-7Z`,"step-back":`M15 5 8 12l7 7`,"step-on":`M9 5l7 7-7 7`,stunned:`M12 12a2 2 0 1 1 2-2a4.5 4.5 0 1 1-5-4.5A7 7 0 1 1 5 12`,"turn-back":`M18 5l-7 7 7 7M11 5l-7 7 7 7`,"turn-on":`M6 5l7 7-7 7M13 5l7 7-7 7`,turn:`M7 4v16l12-8Z`,undo:`M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3`,upgrades:`M12 3l7 7h-4v10H9V10H5Z`,warded:`M12 2.5a9.5 9.5 0 1 0 .1 0M12 7.5a4.5 4.5 0 1 0 .1 0`,warning:`M12 3 22 20.5H2ZM12 9v6M12 17.5v.5`,why:`M8.5 8.5a3.5 3.5 0 1 1 5 3.2c-1 .6-1.5 1.3-1.5 2.8M12 18.5v.5`,zoom:`M10.5 4a6.5 6.5 0 1 0 .1 0M15.5 15.5 21 21`},Ls=Yr(`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" class="svelte-1gghov3"><path class="svelte-1gghov3"></path></svg>`);function Rs(e,t){A(t,!0);let n=va(t,`name`,3,``),r=va(t,`path`,19,()=>Is[n()]??``);var i=Ls(),a=R(i);B(()=>Z(a,`d`,r())),G(e,i),j()}var zs=7,Bs=`­`,Vs=`[aeiouyäöüąęó]`,Hs=RegExp(`${Vs}[bcdfghjklmnprstvwxzßćłńśźż]{0,2}?(?=(?:[bcdfgjklmnprstvwzćłśźż]|[bdfgkpt][lr]|[cpst]h|sch|s[pt])${Vs})`,`g`),Us=2;function Ws(e){if(e.length<zs)return e;let t=[...e.toLowerCase().matchAll(Hs)].map(e=>e.index+e[0].length).filter(t=>t>=Us&&t<=e.length-Us);return[...t,e.length].map((n,r)=>e.slice(t[r-1]??0,n)).join(Bs)}function Gs(e){return e.replace(/\p{L}+/gu,Ws)}var Ks=W(`<span class="svelte-1efqpaa"> </span> `,1);function qs(e,t){A(t,!0);var n=Zr();Y(L(n),17,()=>t.name.split(` `),J,(e,t)=>{var n=Ks(),r=L(n),i=R(r,!0),a=z(r);a.nodeValue=`  `,B(e=>K(i,e),[()=>Gs(V(t))]),G(e,n)}),G(e,n),j()}function Js(e,t,n,r){let i=[],a=``;for(let o of e.split(` `)){let e=a?`${a} ${o}`:o,s=t-(i.length?n:0);a&&r(e)>s?(i.push(a),a=o):a=e}return[...i,a]}function Ys(e,t,n,r){let i=i=>e.map(e=>Js(e,t.width/i,n.indent,r));for(let r of n.sizes){let a=i(r).flat().length,o=Math.ceil(a*r*n.line);if(o<=t.height)return{size:r,paragraphs:e,folded:!1,height:o}}let a=n.sizes.at(-1),o=Math.max(1,Math.floor(t.height/(a*n.line)));return{size:a,paragraphs:Xs(i(a),o),folded:!0,height:Math.ceil(o*a*n.line)}}function Xs(e,t){let n=t,r=[];for(let t of e){if(n<=0)break;let e=t.slice(0,n);n-=e.length,r.push(e.join(` `))}let i=r.pop()??``,a=i.split(` `);return[...r,`${a.length>1?a.slice(0,-1).join(` `):i} …`]}var Zs=100,Qs,$s=new Map;function ec(e){let t=$s.get(e);if(t!==void 0)return t;if(Qs===void 0){Qs=document.createElement(`canvas`).getContext(`2d`);let e=getComputedStyle(document.documentElement).getPropertyValue(`--sans`)||`sans-serif`;Qs&&(Qs.font=`400 ${Zs}px ${e}`)}let n=Qs?Qs.measureText(e).width/Zs*tc:e.length*.56;return $s.size>5e4&&$s.clear(),$s.set(e,n),n}var tc=1.02,nc=10,rc=1.25,ic={size:12,line:15,pad:2},ac=.2,oc=.5,sc=1.08,cc=[14,13,12],lc=3,uc=e=>Math.max(e*.17,27),dc=e=>Math.max(19,e*.145),fc=e=>e-nc-e*.08-lc,pc=new Map;function mc(e,t,n,r){let i=e.brief??e.kind,a=[e.slug,t,n,r,i,...e.lines].join(`
`),o=pc.get(a)??hc(e,i,t,n,r);return pc.size>4e3&&pc.clear(),pc.set(a,o),o}function hc(e,t,n,r,i){let a=Js(t,fc(n)/ic.size/sc,0,ec).length*ic.line+ic.pad,o=r-nc-uc(n)-a-(i?dc(n):0)-r*ac,s={sizes:cc.filter((e,t)=>e<=n*.075||t===cc.length-1),line:rc,indent:oc};return{...Ys(e.lines,{width:fc(n),height:o},s,ec),kind:t}}var gc={common:`M12 6a6 6 0 1 0 .1 0`,uncommon:`M12 4 20 12 12 20 4 12Z`,rare:`M12 2l2.8 6.3 6.7.7-5 4.6 1.4 6.7L12 17l-5.9 3.3 1.4-6.7-5-4.6 6.7-.7Z`,variant:`M12 3 21 20H3Z`,fixed:`M5 5h14v14H5Z`,special:`M12 2 15 9l7 3-7 3-3 7-3-7-7-3 7-3Z`},_c=W(`<span><!> <b class="svelte-jbb763"> </b></span>`),vc=W(`<span class="cost svelte-jbb763"> </span>`),yc=W(`<span class="bonus svelte-jbb763"></span>`),bc=W(`<p class="svelte-jbb763"> </p>`),xc=W(`<div class="kind svelte-jbb763"> </div> <div></div>`,1),Sc=W(`<div class="facts svelte-jbb763"> </div>`),Cc=W(`<p class="reminder svelte-jbb763"> </p>`),wc=W(`<div class="kind svelte-jbb763"> </div> <!> <div class="text svelte-jbb763"><!> <!></div>`,1),Tc=W(`<span class="sign svelte-jbb763"><!> </span>`),Ec=W(`<span class="sign rarity svelte-jbb763"><!> </span>`),Dc=W(`<span class="signs svelte-jbb763"><!> <!></span>`),Oc=W(`<div class="stats svelte-jbb763"><!> <!> <!></div>`),kc=W(`<div><div class="head svelte-jbb763"><!> <span class="name svelte-jbb763"><!></span></div> <div class="window svelte-jbb763"><div class="art svelte-jbb763"><!></div> <!> <!></div> <!> <!></div>`);function Ac(e,t){A(t,!0);let n=(e,t=g)=>{var n=_c(),r=I(n);Rs(r,{get name(){return t().name},get path(){return t().path}});var i=R(z(r,2),!0);k(n),B((e,r)=>{Pi(n,1,`stat ${t().at??``??``} ${e??``}`,`svelte-jbb763`),Z(n,`data-stat`,t().name),K(i,r)},[()=>d(t()),()=>u(t())]),G(e,n)},r=va(t,`size`,3,`large`),i=va(t,`width`,3,0),a=va(t,`height`,3,0),o=va(t,`live`,19,()=>({})),s=M(()=>ps(t.game,t.face.group)),c=M(()=>Math.max(...t.face.name.split(/[\s-]/).map(e=>e.length))),l=M(()=>t.face.cost===void 0||r()===`small`?1.32:`${t.face.cost}`.length>2?1:1.15),u=e=>o()[e.name]??e.n,d=e=>u(e)===e.n||typeof e.n!=`number`?``:Number(u(e))>e.n?`raised`:`lowered`,f=M(()=>t.face.stats.filter(e=>u(e))),p=M(()=>V(f).filter(e=>e.at)),m=M(()=>V(f).filter(e=>!e.at)),h=M(()=>r()===`middle`&&i()?mc(t.face,i(),a(),V(f).length>0):void 0),_=M(()=>r()===`large`);var v=kc();let y;var b=I(v),x=I(b),S=e=>{var n=vc(),r=R(n,!0);B(()=>K(r,t.face.cost)),G(e,n)};q(x,e=>{t.face.cost!==void 0&&r()!==`small`&&e(S)});var C=z(x,2),w=I(C),T=e=>{var n=Xr();B(()=>K(n,t.face.name)),G(e,n)},E=e=>{qs(e,{get name(){return t.face.name}})};q(w,e=>{V(_)?e(T):e(E,-1)}),k(C),k(b);var ee=z(b,2),te=I(ee);Fs(I(te),{get face(){return t.face},get game(){return t.game}}),k(te);var ne=z(te,2),re=e=>{var n=vc(),r=R(n,!0);B(()=>K(r,t.face.cost)),G(e,n)};q(ne,e=>{t.face.cost!==void 0&&r()===`small`&&e(re)});var ie=z(ne,2),ae=e=>{var n=yc();Y(n,21,()=>({length:t.face.bonus}),J,(e,t)=>{Rs(e,{name:`amber`})}),k(n),G(e,n)};q(ie,e=>{t.face.bonus&&e(ae)}),k(ee);var oe=z(ee,2),se=e=>{var t=xc(),n=L(t),r=R(n,!0),i=z(n,2);let a,o;Y(i,21,()=>V(h).paragraphs,J,(e,t)=>{var n=bc(),r=R(n,!0);B(()=>K(r,V(t))),G(e,n)}),k(i),B(()=>{K(r,V(h).kind),a=Pi(i,1,`text svelte-jbb763`,null,a,{folded:V(h).folded}),o=Ii(i,``,o,{"font-size":`${V(h).size??``}px`})}),G(e,t)},ce=e=>{var n=wc(),r=L(n),i=R(r,!0),a=z(r,2),o=e=>{var n=Sc(),r=R(n,!0);B(()=>K(r,t.face.facts)),G(e,n)};q(a,e=>{t.face.facts&&e(o)});var s=z(a,2),c=I(s);Y(c,17,()=>t.face.lines,J,(e,t)=>{var n=bc(),r=R(n,!0);B(()=>K(r,V(t))),G(e,n)}),Y(z(c,2),17,()=>t.face.reminders,J,(e,t)=>{var n=Cc(),r=R(n,!0);B(()=>K(r,V(t))),G(e,n)}),k(s),B(()=>K(i,t.face.kind)),G(e,n)};q(oe,e=>{r()===`middle`&&V(h)?e(se):V(_)&&e(ce,1)});var le=z(oe,2),ue=e=>{var r=Oc(),i=I(r);Y(i,17,()=>V(p),J,(e,t)=>{n(e,()=>V(t))});var a=z(i,2);Y(a,17,()=>V(m),J,(e,t)=>{n(e,()=>V(t))});var o=z(a,2),s=e=>{var n=Dc(),r=I(n);Y(r,17,()=>t.face.signs??[],J,(e,t)=>{var n=Tc(),r=I(n);Rs(r,{get path(){return V(t).path}});var i=z(r,1,!0);k(n),B(()=>{Z(n,`title`,V(t).text),K(i,V(t).text)}),G(e,n)});var i=z(r,2),a=e=>{var n=Ec(),r=I(n);Rs(r,{get path(){return gc[t.face.rarity]}});var i=z(r,1,!0);k(n),B((e,t)=>{Z(n,`title`,e),K(i,t)},[()=>Q(`rarity`,{how:t.face.rarity}),()=>Q(`rarity`,{how:t.face.rarity})]),G(e,n)};q(i,e=>{t.face.rarity&&gc[t.face.rarity]&&e(a)}),k(n),G(e,n)};q(o,e=>{V(_)&&(t.face.signs?.length||t.face.rarity)&&e(s)}),k(r),G(e,r)};q(le,e=>{(V(f).length||V(_)&&(t.face.signs?.length||t.face.rarity))&&e(ue)}),k(v),B(()=>{Pi(v,1,`card hued ${r()??``}`,`svelte-jbb763`),Z(v,`data-type`,t.face.type),y=Ii(v,``,y,{"--hue":V(s).hue,"--ink":`${V(s).ink??50??``}%`,"--longest":V(c),"--room":V(l)})}),G(e,v),j()}var[jc,Mc]=rt(),Nc={};function Pc(e){at(Nc,e)}function Fc(){let e=it(Nc);return t=>()=>e?`${t()}-${e()}`:t()}var Ic=new Map,Lc=new Map;function Rc(e){return t=>(Ic.set(t,e),()=>void Ic.delete(t))}function zc(e){return t=>(Lc.set(t,e),()=>void Lc.delete(t))}function Bc(){let e={things:new Map,zones:new Map};for(let[t,n]of Ic){let r=t.getBoundingClientRect();if(!r.width)continue;let{things:i,slug:a}=n(),{parentElement:o,offsetWidth:s,offsetHeight:c}=t,l={element:t,parent:o,box:r,width:s,height:c,slug:a};i.forEach((t,n)=>{n!==0&&e.things.has(t)||e.things.set(t,l)})}for(let[t,n]of Lc){let r=t.getBoundingClientRect();r.width&&e.zones.set(n(),r)}return e}function Vc(e){return{x:e.x+e.width/2,y:e.y+e.height/2}}var Hc=Yr(`<line></line><circle r="15" class="svelte-aet367"></circle>`,1),Uc=Yr(`<svg class="aims svelte-aet367"></svg>`),Wc=W(`<!> <div class="announced svelte-aet367"><div><p class="svelte-aet367"> </p> <div class="face svelte-aet367"><!></div></div></div>`,1);function Gc(e,t){A(t,!0);let{sitting:n,game:r,face:i,area:a}=jc(),o=.714,s=a()?.getBoundingClientRect()??new DOMRect(0,0,innerWidth,innerHeight),c=Math.round(Math.min(270,s.height*.52*o,s.width*.6)),l=Vc(s),u=M(()=>t.announced.targets.map(e=>Vc(e)));function d(e){let{from:n}=t.announced,r=n?Vc(n):{x:l.x,y:s.y},i=[{transform:`translate(${r.x-l.x}px, ${r.y-l.y}px) scale(.2)`,opacity:0},{transform:`none`,opacity:1}];t.stage.run(e,i,{duration:.3*t.stage.beat,easing:`cubic-bezier(.2,.9,.3,1.1)`,fill:`both`})}function f(e){t.stage.run(e,[{opacity:0,strokeDashoffset:40},{opacity:1,strokeDashoffset:0}],{delay:.25*t.stage.beat,duration:.3*t.stage.beat,fill:`both`})}var p=Wc(),m=L(p),h=e=>{var t=Uc();Y(t,21,()=>V(u),J,(e,t)=>{let n=()=>V(t).x,r=()=>V(t).y;var i=Hc(),a=L(i),o=z(a);B(()=>{Z(a,`x1`,l.x),Z(a,`y1`,l.y),Z(a,`x2`,n()),Z(a,`y2`,r()),Z(o,`cx`,n()),Z(o,`cy`,r())}),G(e,i)}),k(t),X(t,()=>f),G(e,t)};q(m,e=>{V(u).length&&e(h)});var g=z(m,2);let _;var v=I(g),y=I(v),b=R(y,!0),x=z(y,2),S=I(x);{let e=M(()=>i(t.announced.slug));Ac(S,{get face(){return V(e)},get game(){return r},size:`large`})}k(x),X(x,()=>Rc(()=>({things:[t.announced.thing],slug:t.announced.slug}))),k(v),X(v,()=>d),k(g),B(e=>{_=Ii(g,``,_,{left:`${l.x??``}px`,top:`${l.y??``}px`,"--card":`${c}px`,"--ratio":o}),K(b,e)},[()=>Q(`plays`,{name:n.server.name(t.announced.seat)})]),G(e,p),j()}var Kc=W(`<div><div class="dice svelte-1hvagm5"><!></div></div>`);function qc(e,t){A(t,!0);let{game:n,area:r,rules:i}=jc(),a=M(()=>cs(n)),{x:o,y:s}=Vc(r()?.getBoundingClientRect()??new DOMRect(0,0,innerWidth,innerHeight)),c=P(Mr(()=>t.dice)),l=P(!1);function u(e){t.stage.run(e,[{opacity:0},{opacity:1,offset:.12},{opacity:1,offset:.9},{opacity:0}],{duration:t.long,fill:`both`}),[...e.getElementsByTagName(`svg`)].forEach((e,n)=>{let r=n%2?1:-1,i=[{transform:`translate(${-170-14*n}px, ${r*70}px) rotate(${-500-60*n}deg) scale(.7)`},{transform:`translate(${-30-5*n}px, ${-18*r}px) rotate(${-130*r}deg)`,offset:.55},{transform:`translate(0, ${5*r}px) rotate(${9*r}deg)`,offset:.85},{transform:`none`}];t.stage.run(e,i,{duration:t.long*.55,delay:n*18,easing:`ease-out`,fill:`backwards`})});let n=setInterval(()=>F(c,t.dice.map(e=>V(a)?.tumble?.(e,i)??e)),80),r=setTimeout(()=>{clearInterval(n),F(c,t.dice),F(l,!0)},t.long*.55);return()=>{clearInterval(n),clearTimeout(r)}}var d=Zr(),f=L(d),p=e=>{var t=Kc();let n,r;var i=I(t);Ci(I(i),()=>V(a).Dice,(e,t)=>{t(e,{get dice(){return V(c)}})}),k(i),X(i,()=>u),k(t),B(()=>{n=Pi(t,1,`roll svelte-1hvagm5`,null,n,{settled:V(l)}),r=Ii(t,``,r,{left:`${o??``}px`,top:`${s??``}px`})}),G(e,t)};q(f,e=>{V(a)?.Dice&&e(p)}),G(e,d),j()}var Jc=W(`<span> <!></span>`),Yc=W(`<div class="motion svelte-181wfoc" aria-hidden="true"><div class="copies"></div> <!> <!> <!> <!></div>`);function Xc(e,t){A(t,!0);let n=va(t,`stage`,7),{game:r}=jc(),i=M(()=>cs(r)?.Moment),a=M(()=>cs(r)?.icons??{});function o(e){return n().layer=e,()=>{n().layer===e&&(n().layer=void 0)}}function s({at:e,long:t}){return r=>{n().run(r,[{opacity:0,transform:`translate(-50%, -20%) scale(.6)`},{opacity:1,transform:`translate(-50%, -60%) scale(1.25)`,offset:.15},{opacity:1,transform:`translate(-50%, -90%) scale(1)`,offset:.7},{opacity:0,transform:`translate(-50%, -170%) scale(.95)`}],{delay:e,duration:t,fill:`both`})}}function c(e){let t=n().rising.filter(({box:t,at:n})=>t.x===e.box.x&&t.y===e.box.y&&n===e.at);return(t.indexOf(e)-(t.length-1)/2)*46}var l=Yc(),u=I(l);X(u,()=>o);var d=z(u,2),f=e=>{var t=Zr();mi(L(t),()=>n().announced,e=>{Gc(e,{get stage(){return n()},get announced(){return n().announced}})}),G(e,t)};q(d,e=>{n().announced&&e(f)});var p=z(d,2),m=e=>{var t=Zr();mi(L(t),()=>n().dice,e=>{qc(e,{get stage(){return n()},get dice(){return n().dice.dice},get long(){return n().dice.long}})}),G(e,t)};q(p,e=>{n().dice&&e(m)});var h=z(p,2),g=e=>{var t=Zr();mi(L(t),()=>n().moment,e=>{var t=Zr();Ci(L(t),()=>V(i),(e,t)=>{t(e,{get told(){return n().moment.told},get long(){return n().moment.long},run:(...e)=>n().run(...e)})}),G(e,t)}),G(e,t)};q(h,e=>{n().moment&&V(i)&&e(g)}),Y(z(h,2),17,()=>n().rising,e=>e.id,(e,t)=>{var n=Jc();let r,i;var o=I(n);Rs(z(o),{get name(){return V(t).icon},get path(){return V(a)[V(t).icon]}}),k(n),X(n,()=>s(V(t))),B((e,a,s)=>{r=Pi(n,1,`rising svelte-181wfoc`,null,r,{loss:V(t).n<0}),Z(n,`data-icon`,V(t).icon),i=Ii(n,``,i,{left:e,top:a}),K(o,`${s??``} `)},[()=>`${V(t).box.x+V(t).box.width/2+c(V(t))}px`,()=>`${(V(t).box.height<50?V(t).box.y:V(t).box.y+Math.min(V(t).box.height/2,90))??``}px`,()=>Jo(V(t).n)]),G(e,n)}),k(l),B(()=>Z(l,`data-busy`,n().announced||n().dice||n().moment?``:void 0)),G(e,l),j()}var Zc=W(`<span> </span>`),Qc=W(`<i class="svelte-18ikaq4"></i>`),$c=W(`<span class="sparks svelte-18ikaq4" aria-hidden="true"></span>`),el=W(`<button><span class="banner svelte-18ikaq4"><strong class="svelte-18ikaq4"> </strong> <!></span> <!></button>`);function tl(e,t){A(t,!0);let{sitting:n}=jc(),r=M(()=>n.server.table?.result?.winners??[]),i=M(()=>n.server.room?.yours??[]),a=M(()=>V(i).length===1),o=M(()=>V(r).some(e=>V(i).includes(e))),s=M(()=>V(r).length?V(a)?V(o)?`won`:`lost`:`other`:`draw`),c=M(()=>V(r).map(e=>n.server.name(e)).join(`, `)),l=Array.from({length:28},(e,t)=>t);function u(e){t.stage.still||t.stage.run(e,[{transform:`scale(.3)`,opacity:0},{transform:`scale(1.15)`,opacity:1,offset:.6},{transform:`none`,opacity:1}],{duration:.7*t.stage.beat,easing:`ease-out`,fill:`both`})}function d(e){return n=>{if(t.stage.still)return;let r=e/l.length*2*Math.PI,i=160+e*67%190,a=[{transform:`none`,opacity:1},{transform:`translate(${Math.cos(r)*i}px, ${Math.sin(r)*i+60}px) rotate(${e*80}deg)`,opacity:0}],o={delay:.35*t.stage.beat+e%4*60,duration:1.6*t.stage.beat,easing:`ease-out`};t.stage.run(n,a,{...o,fill:`both`})}}var f=el(),p=I(f),m=I(p),h=R(m,!0),g=z(m,2),_=e=>{var t=Zc(),n=R(t,!0);B(e=>K(n,e),[()=>Q(`game-winner`,{names:V(c)})]),G(e,t)};q(g,e=>{V(c)&&V(s)!==`won`&&e(_)}),k(p),X(p,()=>u);var v=z(p,2),y=e=>{var t=$c();Y(t,21,()=>l,J,(e,t)=>{var n=Qc();let r;X(n,()=>d(V(t))),B(()=>r=Ii(n,``,r,{"--i":V(t)})),G(e,n)}),k(t),G(e,t)};q(v,e=>{(V(s)===`won`||V(s)===`other`)&&e(y)}),k(f),X(f,()=>e=>e.focus()),B(e=>{Pi(f,1,`victory ${V(s)??``}`,`svelte-18ikaq4`),K(h,e)},[()=>Q(`game-end`,{how:V(s)})]),H(`click`,f,()=>n.skip()),G(e,f),j()}U([`click`]);var nl=new Map;function rl(e){return t=>(nl.set(t,e),()=>void nl.delete(t))}function il(e){for(let[t,n]of nl)if(n().things.includes(e)&&t.getClientRects().length)return t}function al(){return[...nl].filter(([e])=>e.getClientRects().length).map(([e,t])=>({element:e,goal:t()}))}function ol(e,t,n){let{left:r,right:i,top:a,bottom:o}=e.getBoundingClientRect();return r<=t&&t<=i&&a<=n&&n<=o}function sl(e){let{width:t,height:n}=e.getBoundingClientRect();return t*n}var cl=8,ll=260,ul=10,dl=new class{#e=P(null);get held(){return V(this.#e)}set held(e){F(this.#e,e)}#t=P(null);get from(){return V(this.#t)}set from(e){F(this.#t,e)}#n=P([]);get targets(){return V(this.#n)}set targets(e){F(this.#n,e)}#r=P(null);get over(){return V(this.#r)}set over(e){F(this.#r,e)}#i=P(0);get x(){return V(this.#i)}set x(e){F(this.#i,e,!0)}#a=P(0);get y(){return V(this.#a)}set y(e){F(this.#a,e,!0)}moved=!1;lift(e,t,n,r){this.held=e,this.from=t,this.moved=!1,this.x=n,this.y=r,kr().then(()=>this.#o())}#o(){let{held:e,from:t}=this;e&&(this.targets=al().filter(({element:e})=>e!==t).sort((e,t)=>sl(e.element)-sl(t.element)).flatMap(({element:t,goal:n})=>{let r=e.meaning(n);return r?.options.length?[{element:t,dropped:r}]:[]}),this.#s(this.x,this.y))}move(e,t){this.moved||=Math.hypot(e-this.x,t-this.y)>ul,this.moved&&this.#s(e,t)}#s(e,t){this.x=e,this.y=t,this.over=this.targets.find(({element:n})=>ol(n,e,t))??null}put(){let{held:e,over:t,moved:n}=this;this.cancel(),t&&n?e?.drop(t.dropped,t.element):n||e?.look()}cancel(){this.held=this.from=this.over=null,this.targets=[]}};function fl(e){return t=>{let n=null,r;function i(e){!e.button&&e.isPrimary&&(n={x:e.clientX,y:e.clientY,touch:e.pointerType===`touch`},n.touch&&(r=setTimeout(a,ll)),addEventListener(`pointermove`,o),addEventListener(`pointerup`,s),addEventListener(`pointercancel`,u),addEventListener(`keydown`,l,!0))}function a(){let r=n&&e();r&&dl.lift(r,t,n.x,n.y)}function o(e){if(!n)return;let t=Math.hypot(e.clientX-n.x,e.clientY-n.y);dl.held?dl.move(e.clientX,e.clientY):n.touch&&t>ul?u():!n.touch&&t>cl&&(a(),dl.moved=!!dl.held,dl.move(e.clientX,e.clientY))}function s(){dl.held&&(addEventListener(`click`,c,{capture:!0,once:!0}),setTimeout(()=>removeEventListener(`click`,c,!0)),dl.put()),u()}function c(e){e.stopPropagation(),e.preventDefault()}function l(e){e.key===`Escape`&&dl.held&&(e.stopPropagation(),u())}function u(){n=null,clearTimeout(r),dl.cancel(),removeEventListener(`pointermove`,o),removeEventListener(`pointerup`,s),removeEventListener(`pointercancel`,u),removeEventListener(`keydown`,l,!0)}let d=e=>{dl.held&&e.preventDefault()};return t.addEventListener(`pointerdown`,i),t.addEventListener(`touchmove`,d,{passive:!1}),()=>{(dl.from===t||n)&&u(),t.removeEventListener(`pointerdown`,i),t.removeEventListener(`touchmove`,d)}}}var pl=`skip`;function ml(e){return e.things??[]}function hl(e){return e.warning||e.unfinished||``}function gl(e){return e.kind===`order`||e.kind===`pick`&&e.high>1}function _l(e){let t=new Map;for(let n of e.options)for(let e of new Set(ml(n))){let r=t.get(e);r?r.push(n):t.set(e,[n])}return t}function vl(e){return e.options.filter(e=>!ml(e).length&&e.answer!==`skip`)}var yl=3,bl=40;function xl(e){return vl(e).length>bl}function Sl(e){return e.kind===`yes-no`||e.options.length<=yl?e.options.filter(e=>e.answer!==pl):xl(e)?[]:vl(e)}function Cl(e){return e.options.find(e=>e.answer===pl)}function wl(e){let t=new Map;return e.forEach((e,n)=>{let r=e.group??``,i=e.brief||e.sentence||e.answer,a=t.get(r)??[];r&&a.some(e=>e.label===i)||t.set(r,[...a,{option:e,n:n+1,label:i}])}),[...t].map(([e,t])=>({title:e,answers:t}))}function Tl(e){return{picked:[],points:e.options.map(()=>0)}}function El(e){return e.points.reduce((e,t)=>e+t,0)}function Dl(e,t,n){if(t.picked.includes(n))return{...t,picked:t.picked.filter(e=>e!==n)};let r=+(e.kind===`pick`&&t.picked.length>=e.high);return{...t,picked:[...t.picked.slice(r),n]}}function Ol(e,t,n,r){let i=[...t.points],a=i[n]??0,o=e.high-El(t);return i[n]=Math.max(0,a+Math.min(r,o)),{...t,points:i}}function kl(e){return e.name??e.answer}function Al(e,t){let{kind:n,verb:r,low:i,high:a}=e;if(n===`distribute`)return El(t)===a?[r,...e.options.map((e,n)=>({name:kl(e),n:t.points[n]})).filter(({n:e})=>e>0).map(({name:e,n:t})=>`${e}=${t}`)].join(` `):void 0;let o=t.picked.length;if(n===`order`?o===e.options.length:i<=o&&o<=a)return o?[r,...t.picked.map(t=>kl(e.options[t]))].join(` `):pl}function jl(e,t){let n=t.toLowerCase().trim(),r=e.options.filter(e=>e.sentence?.toLowerCase()===n);if(r.length)return r;let i=n.split(/\s+/);return e.options.filter(e=>{let t=(e.sentence??``).toLowerCase().split(/[^\p{L}\p{N}]+/u);return i.every(e=>t.some(t=>t.startsWith(e)))})}var Ml=`uhlzv`;function Nl(e){let t=new Set(Ml);return e.map(e=>{let n=e.toLowerCase().match(/\p{L}/gu)?.find(e=>!t.has(e))??``;return t.add(n),n})}var Pl=Yr(`<circle r="9" class="svelte-fqla9d"></circle>`),Fl=Yr(`<path class="head svelte-fqla9d" d="M-16-9 0 0-16 9Z"></path>`),Il=Yr(`<svg aria-hidden="true"><path class="svelte-fqla9d"></path><g><!></g></svg>`);function Ll(e,t){A(t,!0);let n=jc(),{sitting:r}=n,i=r.asking,a=M(()=>{let{question:e,sent:t}=i;if(!e||t||r.moment||e.kind===`yes-no`)return-1;let a=n.source(e);return e.options.some(e=>ml(e).some(e=>e!==a))?a:-1}),o=M(()=>i.doubt||!i.menu.some(e=>ml(e).length>1)?null:i.at),s=M(()=>!!V(o)||V(a)>=0),c=P(null),l=P(``),u=M(()=>{let e=dl.held?{x:dl.x,y:dl.y}:V(s)?V(c):null,t=e&&(dl.from??V(o)??il(V(a)));if(!t)return;let n=t.getBoundingClientRect(),r={x:n.left+n.width/2,y:n.top+n.height/2},i=Math.hypot(e.x-r.x,e.y-r.y);if(i<30)return;let l={x:(r.x+e.x)/2,y:(r.y+e.y)/2-Math.min(70,i/5)},u=Math.atan2(e.y-l.y,e.x-l.x)*180/Math.PI;return{path:`M${r.x} ${r.y}Q${l.x} ${l.y} ${e.x} ${e.y}`,end:e,angle:u}});function d(e,t,n){F(c,{x:t,y:n}),F(l,e instanceof Element?e.closest(`[data-side]`)?.dataset.side??``:``,!0)}function f(e){V(s)&&e.pointerType===`mouse`&&d(e.target,e.clientX,e.clientY)}function p({target:e}){if(!V(s)||!(e instanceof Element)||!e.matches(`[data-target]:focus-visible`))return;let t=e.getBoundingClientRect();d(e,t.left+t.width/2,t.top+t.height/2)}Fn(()=>{V(s)||F(c,null)});var m=Zr();Br(`pointermove`,hn,f),Br(`focusin`,hn,p);var h=L(m),g=e=>{var t=Il(),n=I(t),r=z(n),i=I(r),a=e=>{G(e,Pl())},o=e=>{G(e,Fl())};q(i,e=>{V(l)===`own`?e(a):e(o,-1)}),k(r),k(t),B(()=>{Pi(t,0,`aim ${(dl.held?``:V(l))??``}`,`svelte-fqla9d`),Z(n,`d`,V(u).path),Z(r,`transform`,`translate(${V(u).end.x??``} ${V(u).end.y??``}) rotate(${V(u).angle??``})`)}),G(e,t)};q(h,e=>{V(u)&&e(g)}),G(e,m),j()}var Rl=W(`<h3 class="svelte-15v5u1d"> </h3>`),zl=W(`<small class="note svelte-15v5u1d"> </small>`),Bl=W(`<li class="svelte-15v5u1d"><button class="svelte-15v5u1d"><small class="svelte-15v5u1d"> </small> <span> </span> <!></button></li>`),Vl=W(`<!> <ul class="svelte-15v5u1d"></ul>`,1),Hl=W(`<p> </p>`),Ul=W(`<div class="answers svelte-15v5u1d"><form class="svelte-15v5u1d"><label for="find-answer"> </label> <input id="find-answer" autocomplete="off" class="svelte-15v5u1d"/> <button type="button"> <kbd>Esc</kbd></button></form> <div class="groups svelte-15v5u1d"></div></div>`);function Wl(e,t){A(t,!0);let n=va(t,`typed`,15,``),{sitting:r}=jc(),i=r.asking,a=M(()=>i.question),o=M(()=>{let e=n().trim();if(!e)return()=>!0;if(/^\d+$/.test(e))return({n:t})=>String(t).startsWith(e);let t=new Set(jl(V(a),e));return({option:e})=>t.has(e)}),s=M(()=>wl(V(a).options).map(({title:e,answers:t})=>({title:e,answers:t.filter(V(o))})).filter(({answers:e})=>e.length)),c=M(()=>V(s).flatMap(({answers:e})=>e)),l=P(void 0);Fn(()=>V(l)?.focus());function u(e){e.preventDefault();let t=V(c).find(({n:e})=>String(e)===n().trim())??(V(c).length===1?V(c)[0]:void 0);t&&d(t.n)}function d(e){i.choose(V(a).options[e-1]),n(``),i.gathers||t.onclose()}var f=Ul(),p=I(f),m=I(p),h=R(m,!0),g=z(m,2);Ji(g),ua(g,e=>F(l,e),()=>V(l));var _=z(g,2),v=I(_);Oe(),k(_),k(p);var y=z(p,2);Y(y,21,()=>V(s),({title:e,answers:t})=>e,(e,t)=>{let n=()=>V(t).title,r=()=>V(t).answers;var a=Vl(),o=L(a),s=e=>{var t=Rl(),r=R(t,!0);B(()=>K(r,n())),G(e,t)};q(o,e=>{n()&&e(s)});var c=z(o,2);Y(c,21,r,({option:e,n:t,label:n})=>t,(e,t)=>{let n=()=>V(t).option,r=()=>V(t).n,a=()=>V(t).label;var o=Bl(),s=I(o),c=I(s),l=R(c,!0),u=z(c,2),f=R(u,!0),p=z(u,2),m=e=>{var t=zl(),r=R(t,!0);B(()=>K(r,n().note)),G(e,t)};q(p,e=>{n().note&&e(m)}),k(s),k(o),B(e=>{Z(s,`aria-pressed`,e),K(l,r()),K(f,a())},[()=>i.gathers?i.picked.includes(n()):void 0]),H(`click`,s,()=>d(r())),G(e,o)}),k(c),G(e,a)},e=>{var t=Hl(),n=R(t,!0);B(e=>K(n,e),[()=>Q(`no-answer-fits`)]),G(e,t)}),k(y),k(f),B((e,t)=>{K(h,e),K(v,`${t??``} `)},[()=>Q(`find-answer`),()=>Q(`close`)]),Br(`submit`,p,u),H(`keydown`,g,e=>e.key===`Escape`&&t.onclose()),ea(g,n),H(`click`,_,function(...e){t.onclose?.apply(this,e)}),G(e,f),j()}U([`keydown`,`click`]);var Gl=new Map;function Kl(e=()=>`legal`,t=!1){return n=>(Gl.set(n,{status:e,behind:t}),()=>void Gl.delete(n))}function ql(e){return Gl.has(e)}function Jl(e){return Gl.get(e)?.behind??!1}function Yl(e){return Gl.get(e)?.status()??``}function Xl(e){return e instanceof HTMLButtonElement&&e.disabled}function Zl(e){return[...Gl.keys()].filter(t=>t.getClientRects().length&&!Xl(t)&&(!e||e.contains(t))).sort((e,t)=>e.compareDocumentPosition(t)&Node.DOCUMENT_POSITION_FOLLOWING?-1:1)}function Ql(e){return Zl(e).filter(e=>Yl(e))}function $l(e,t){try{return JSON.parse(localStorage.getItem(e)??`null`)??t}catch{return t}}function eu(e,t){localStorage.setItem(e,JSON.stringify(t))}var tu=`trivault.settings`,nu=fn({plain:!1,pace:900,quick:!matchMedia(`(pointer: coarse)`).matches,sound:!1,soundOffered:!1,volume:50,alert:!1,...$l(tu,{})});function ru(){eu(tu,nu)}var iu=new class{#e=P(null);now=null;#t=P(!1);get open(){return V(this.#t)}set open(e){F(this.#t,e,!0)}get seen(){return V(this.#e)}set seen(e){F(this.#e,this.now=e)}};function au(e){iu.seen=e}function ou(e){iu.seen=e,iu.open=!0}function su(){iu.open=!1}function cu(){iu.seen=null,iu.open=!1}function lu(e){let t;Fn(()=>{let n=e(),r=t;t=n,iu.now&&(iu.now===r||uu(iu.now,n))&&(iu.seen=n)}),Fn(()=>()=>{t&&iu.now===t&&(iu.seen={...t,notes:[],attached:[],live:void 0})})}function uu(e,t){return e.slug===t.slug&&e.things.some(e=>t.things.includes(e))}var du=6,fu=6;function pu(e,t,n){let r=(e,t)=>Math.max(fu,t-e-fu),i=e.left+e.width/2-t.width/2,a=e.bottom+du,o=e.top-du-t.height,s=a+t.height+fu<=n.height;return{left:Math.min(Math.max(fu,i),r(t.width,n.width)),top:Math.min(Math.max(fu,s||o<fu?a:o),r(t.height,n.height))}}var mu=W(`<b> </b> `,1),hu=W(`<li><!> </li>`),gu=W(`<ul class="outcomes svelte-14pba8x"></ul>`);function _u(e,t){A(t,!0);let{called:n}=jc();var r=Zr(),i=L(r),a=e=>{var r=gu();Y(r,21,()=>t.outcomes,J,(e,t)=>{let r=()=>V(t).thing,i=()=>V(t).text;var a=hu(),o=I(a),s=e=>{var t=mu(),i=L(t),a=R(i,!0),o=z(i);o.nodeValue=`  `,B(e=>K(a,e),[()=>n(r())]),G(e,t)},c=M(()=>n(r()));q(o,e=>{V(c)&&e(s)});var l=z(o,1,!0);k(a),B(()=>K(l,i())),G(e,a)}),k(r),G(e,r)};q(i,e=>{t.outcomes.length&&e(a)}),G(e,r),j()}var vu=W(`<p> </p>`),yu=W(`<div class="card-text svelte-9oqg5h"><b> </b> <!></div>`),bu=W(`<p class="doubt svelte-9oqg5h" role="alert"> </p>`),xu=W(`<small class="svelte-9oqg5h"> </small>`),Su=W(`<kbd class="svelte-9oqg5h"> </kbd>`),Cu=W(`<button><span class="what svelte-9oqg5h"> <!> <!></span> <!></button>`),wu=W(`<button class="look svelte-9oqg5h"><!></button>`),Tu=W(`<div class="card-menu svelte-9oqg5h" role="group"><!> <!> <!> <div class="rest svelte-9oqg5h"><button class="svelte-9oqg5h"> <kbd class="svelte-9oqg5h">Esc</kbd></button> <!></div></div>`);function Eu(e,t){A(t,!0);let{sitting:n,face:r}=jc(),i=n.asking,a=M(()=>i.sent?null:i.at),o=M(()=>V(a)?i.menu:[]),s=M(()=>Nl(V(o).map(e=>e.sentence??``))),c=M(()=>iu.seen?.slug?r(iu.seen.slug):void 0),l=M(()=>!nu.quick&&!!V(c)?.lines.length),u=P(void 0),d=P(0),f=P(0),p=M(()=>V(a)&&pu(V(a).getBoundingClientRect(),{width:V(d),height:V(f)},{width:innerWidth,height:innerHeight}));Fn(()=>{for(let e of V(o).slice(0,8))n.previews.learn(e,i.seq)}),Fn(()=>{let e=V(a);if(V(u)&&e)return Mr(()=>{n.previews.leave(),document.activeElement===e&&e.matches(`:focus-visible`)&&m()}),()=>{(V(u)?.contains(document.activeElement)||document.activeElement===document.body)&&e instanceof HTMLElement&&e.isConnected&&e.focus({preventScroll:!0})}});function m(){Ql(V(u))[0]?.focus({preventScroll:!0})}function h({target:e}){if(!(!(e instanceof Element)||V(u)?.contains(e)||V(a)?.contains(e))&&(V(a)||i.doubt)){for(let t=e;t;t=t.parentElement)if(ql(t))return;i.clear()}}function g(){i.clear(),iu.seen&&ou(iu.seen)}function _(e){let t=V(o)[V(s).indexOf(e)];return t&&(()=>i.press(t,i.at))}function v(e){let t=V(o)[Number(e)-1];return t&&i.press(t,i.at),V(o).length>0}var y={letterDeed:_,digit:v},b=Zr();Br(`pointerdown`,hn,h),Br(`resize`,hn,()=>V(a)&&i.clear());var x=L(b),S=e=>{var t=Tu();let r;var a=I(t),m=e=>{var t=yu(),n=I(t),r=R(n,!0);Y(z(n,2),17,()=>V(c).lines,J,(e,t)=>{var n=vu(),r=R(n,!0);B(()=>K(r,V(t))),G(e,n)}),k(t),B(()=>K(r,V(c).name)),G(e,t)};q(a,e=>{V(l)&&e(m)});var h=z(a,2),_=e=>{var t=bu(),n=R(t,!0);B(e=>K(n,e),[()=>hl(i.doubt)]),G(e,t)};q(h,e=>{i.doubt&&e(_)});var v=z(h,2);Y(v,19,()=>V(o),e=>e.answer,(e,t,r)=>{let a=M(()=>V(t)===i.doubt);var o=Cu();let c;var l=I(o),u=I(l),d=z(u),f=e=>{var n=xu(),r=R(n,!0);B(()=>K(r,V(t).note)),G(e,n)};q(d,e=>{V(t).note&&e(f)});var p=z(d,2);{let e=M(()=>n.previews.of(V(t)));_u(p,{get outcomes(){return V(e)}})}k(l);var m=z(l,2),h=e=>{var t=Su(),n=R(t,!0);B(e=>K(n,e),[()=>V(s)[V(r)].toUpperCase()]),G(e,t)};q(m,e=>{V(s)[V(r)]&&e(h)}),k(o),X(o,Kl),B((e,n,i)=>{Z(o,`data-answer`,V(t).answer),Z(o,`data-letter`,V(s)[V(r)]),c=Pi(o,1,`svelte-9oqg5h`,null,c,{main:e,harmful:n,doubted:V(a)}),K(u,`${i??``} `)},[()=>!V(r)&&!hl(V(t)),()=>hl(V(t)),()=>V(a)?Q(`all-the-same`,{what:V(t).sentence??``}):V(t).sentence]),H(`click`,o,()=>i.press(V(t),i.at)),G(e,o)});var y=z(v,2),b=I(y),x=I(b);Oe(),k(b),X(b,Kl);var S=z(b,2),C=e=>{var t=wu();Rs(I(t),{name:`zoom`}),k(t),X(t,Kl),B((e,n)=>{Z(t,`aria-label`,e),Z(t,`title`,n)},[()=>Q(`look-at`),()=>Q(`look-at`)]),H(`click`,t,g),G(e,t)};q(S,e=>{iu.seen?.slug&&e(C)}),k(y),k(t),ua(t,e=>F(u,e),()=>V(u)),B((e,n)=>{Z(t,`aria-label`,e),r=Ii(t,``,r,{left:`${V(p).left??``}px`,top:`${V(p).top??``}px`}),K(x,`${n??``} `)},[()=>Q(`answers`),()=>Q(`back`)]),H(`click`,b,()=>i.clear()),ca(t,`offsetWidth`,e=>F(d,e)),ca(t,`offsetHeight`,e=>F(f,e)),G(e,t)};return q(x,e=>{V(o).length&&V(p)&&e(S)}),G(e,b),j(y)}U([`click`]);var Du=W(`<span></span>`),Ou=W(`<span class="held svelte-s04yvt"><!></span>`),ku=W(`<div class="drag svelte-s04yvt" aria-hidden="true"><!> <!></div>`);function Au(e,t){A(t,!0);let{game:n,face:r}=jc(),i=M(()=>dl.targets.map(({element:e})=>({element:e,box:e.getBoundingClientRect()})));var a=Zr(),o=L(a),s=e=>{var t=ku(),a=I(t);Y(a,17,()=>V(i),J,(e,t)=>{let n=()=>V(t).element,r=()=>V(t).box;var i=Du();let a,o;B(()=>{a=Pi(i,1,`goal svelte-s04yvt`,null,a,{over:dl.over?.element===n()}),o=Ii(i,``,o,{left:`${r().left??``}px`,top:`${r().top??``}px`,width:`${r().width??``}px`,height:`${r().height??``}px`})}),G(e,i)});var o=z(a,2),s=e=>{var t=Ou();let i;var a=I(t);{let e=M(()=>r(dl.held.slug));Ac(a,{get face(){return V(e)},get game(){return n},size:`flat`})}k(t),B(()=>i=Ii(t,``,i,{left:`${dl.x??``}px`,top:`${dl.y??``}px`})),G(e,t)};q(o,e=>{dl.held.slug&&e(s)}),k(t),G(e,t)};q(o,e=>{dl.held&&e(s)}),G(e,a),j()}var ju=W(`<div class="pointed svelte-18m9ak1" role="status"><!></div>`);function Mu(e,t){A(t,!0);let{sitting:n}=jc(),r=M(()=>n.previews.pointed),i=M(()=>V(r)&&!n.asking.sent?n.previews.of(V(r).option):[]),a=P(0),o=P(0),s=M(()=>V(r)&&pu(V(r).at.getBoundingClientRect(),{width:V(a),height:V(o)},{width:innerWidth,height:innerHeight}));var c=Zr(),l=L(c),u=e=>{var t=ju();let n;_u(I(t),{get outcomes(){return V(i)}}),k(t),B(()=>n=Ii(t,``,n,{left:`${V(s).left??``}px`,top:`${V(s).top??``}px`})),ca(t,`offsetWidth`,e=>F(a,e)),ca(t,`offsetHeight`,e=>F(o,e)),G(e,t)};q(l,e=>{V(i).length&&V(s)&&e(u)}),G(e,c),j()}var Nu=W(`<span class="share svelte-v3ml2p"><span class="svelte-v3ml2p"> </span> <button class="svelte-v3ml2p">−</button> <b class="svelte-v3ml2p"> </b> <button class="svelte-v3ml2p">+</button> <button class="svelte-v3ml2p"> </button></span>`);function Pu(e,t){A(t,!0);let{sitting:n,called:r}=jc(),i=n.asking,a=M(()=>r(t.option.things?.[0]??-1)||(t.option.sentence??``));var o=Nu(),s=I(o),c=R(s,!0),l=z(s,2);X(l,Kl);var u=z(l,2),d=R(u,!0),f=z(u,2);X(f,Kl);var p=z(f,2),m=R(p,!0);X(p,Kl),k(o),B((e,n,r)=>{K(c,V(a)),Z(l,`aria-label`,e),K(d,t.points),Z(f,`aria-label`,n),K(m,r)},[()=>Q(`less`,{name:V(a)}),()=>Q(`more`,{name:V(a)}),()=>Q(`all-rest`)]),H(`click`,l,()=>i.gather(t.option,-1)),H(`click`,f,()=>i.gather(t.option)),H(`click`,p,()=>i.gather(t.option,i.left)),G(e,o),j()}U([`click`]);var Fu=new Set,Iu=e=>{let t=t=>t.target===e&&e.close();return Fu.add(e),e.addEventListener(`click`,t),()=>{Fu.delete(e),e.removeEventListener(`click`,t)}};function Lu(){return[...Fu].some(e=>e.open)}function Ru(e,t,n,r){let i=t.stops.map(({name:e})=>e),a=e.filter(e=>e!==n&&!(t.one&&i.includes(e)));return r?[...a,n]:a}var zu=W(`<label class="svelte-1oo9yp7"><input class="svelte-1oo9yp7"/> </label>`),Bu=W(`<fieldset class="svelte-1oo9yp7"><legend class="svelte-1oo9yp7"> </legend> <div></div></fieldset>`),Vu=W(`<button class="flat"><!> <span> </span></button> <dialog class="svelte-1oo9yp7"><h2> </h2> <p role="status"> </p> <!> <button class="main"> <kbd>Esc</kbd></button></dialog>`,1);function Hu(e,t){let n=Qr();A(t,!0);let{sitting:r}=jc(),i=M(()=>r.server.room?.stops),a=M(()=>V(i)?.seats.find(({seat:e})=>e===r.server.seat)??V(i)?.seats[0]),o=P(void 0);var s=Zr(),c=L(s),l=e=>{var t=Vu(),s=L(t),c=I(s);Rs(c,{name:`bell`});var l=R(z(c,2),!0);k(s);var u=z(s,2),d=I(u),f=R(d,!0),p=z(d,2),m=R(p,!0),h=z(p,2);Y(h,17,()=>V(i).groups,J,(e,t,i)=>{var o=Bu(),s=I(o),c=R(s,!0),l=z(s,2);let u;Y(l,21,()=>V(t).stops,e=>e.name,(e,o)=>{var s=zu(),c=I(s);Ji(c);var l=z(c);k(s),B(e=>{Z(c,`type`,V(t).one?`radio`:`checkbox`),Z(c,`name`,`${n}-${i}`),Xi(c,e),K(l,` ${V(o).title??``}`)},[()=>V(a).names.includes(V(o).name)]),H(`change`,c,e=>r.stops(Ru(V(a).names,V(t),V(o).name,e.currentTarget.checked),V(a).seat)),G(e,s)}),k(l),k(o),B(()=>{K(c,V(t).title),u=Pi(l,1,`all svelte-1oo9yp7`,null,u,{one:V(t).one})}),G(e,o)});var g=z(h,2),_=I(g);Oe(),k(g),k(u),ua(u,e=>F(o,e),()=>V(o)),X(u,()=>Iu),B((e,t,n,r)=>{K(l,e),Z(u,`aria-label`,t),K(f,n),K(m,V(a).said),K(_,`${r??``} `)},[()=>Q(`stops`),()=>Q(`stops`),()=>Q(`stops`),()=>Q(`close`)]),H(`click`,s,()=>V(o)?.showModal()),H(`click`,g,()=>V(o)?.close()),G(e,t)};q(c,e=>{V(i)&&V(a)&&e(l)}),G(e,s),j()}U([`click`,`change`]);var Uu=W(`<p class="quiet svelte-1z0ej86"> </p>`),Wu=W(`<p class="line svelte-1z0ej86"> <!></p>`),Gu=W(`<p class="quiet whom svelte-1z0ej86"> </p>`),Ku=W(`<p> </p> <button class="main"> </button>`,1),qu=W(`<button class="main"> </button>`),Ju=W(`<p> </p> <button> </button>`,1),Yu=W(`<!> <!>`,1),Xu=W(`<div class="waits svelte-1z0ej86"><div class="said svelte-1z0ej86"><!> <!> <!></div> <!> <!></div>`);function Zu(e,t){A(t,!0);let{sitting:n,game:r}=jc(),i=M(()=>cs(r)?.Dice),a=M(()=>n.server.room),o=M(()=>n.server.table?.deciding??[]),s=M(()=>V(o).filter(e=>{let t=V(a)?.seats[e];return t?.kind===`person`&&!t.here&&!t.bot&&!t.out&&!V(a)?.yours.includes(e)})),c=M(()=>V(o).every(e=>V(a)&&(V(a).seats[e]?.kind!==`person`||V(a).seats[e]?.bot))),l=M(()=>(V(a)?.yours??[]).filter(e=>V(a)?.seats[e]?.bot&&!V(a).seats[e].out));var u=Xu(),d=I(u),f=I(d),p=e=>{var t=Uu(),n=R(t,!0);B(e=>K(n,e),[()=>Q(`you-watch`)]),G(e,t)};q(f,e=>{V(a)&&!V(a).yours.length&&e(p)});var m=z(f,2),h=e=>{var t=Wu(),r=I(t),a=z(r),o=e=>{var t=Zr();Ci(L(t),()=>V(i),(e,t)=>{t(e,{get dice(){return n.screen.line.dice}})}),G(e,t)};q(a,e=>{V(i)&&n.screen.line.dice?.length&&e(o)}),k(t),B(()=>K(r,`${n.screen.line.text??``} `)),G(e,t)};q(m,e=>{n.screen.line&&e(h)});var g=z(m,2),_=e=>{var t=Gu(),r=R(t,!0);B(e=>K(r,e),[()=>Q(V(c)?`thinking`:`waiting`,{n:V(o).length,names:V(o).map(e=>n.server.name(e)).join(`, `)})]),G(e,t)};q(g,e=>{V(o).length&&!n.server.table?.result&&e(_)}),k(d);var v=z(d,2),y=e=>{var t=Ku(),r=L(t),i=R(r,!0),a=z(r,2),o=R(a,!0);B(e=>{K(i,n.server.report.summary),K(o,e)},[()=>Q(`see-report`)]),H(`click`,a,()=>n.screen.reading=!0),G(e,t)};q(v,e=>{n.server.report&&!n.screen.reading&&e(y)});var b=z(v,2),x=e=>{var t=Yu(),r=L(t);Y(r,17,()=>V(l),J,(e,t)=>{var r=qu(),i=R(r,!0);B(e=>K(i,e),[()=>Q(`take-back`,{name:n.server.name(V(t))})]),H(`click`,r,()=>n.take(V(t))),G(e,r)});var i=z(r,2),o=e=>{var t=Zr();Y(L(t),17,()=>V(s),J,(e,t)=>{var r=Ju(),i=L(r),a=R(i,!0),o=z(i,2),s=R(o,!0);B((e,t)=>{K(a,e),K(s,t)},[()=>Q(`gone-now`,{name:n.server.name(V(t))}),()=>Q(`give-seat`,{name:n.server.name(V(t))})]),H(`click`,o,()=>n.give(V(t))),G(e,r)}),G(e,t)};q(i,e=>{V(a)?.yours.length&&e(o)}),G(e,t)};q(b,e=>{n.server.lasts&&e(x)}),k(u),G(e,u),j()}U([`click`]);var Qu=(e,t=g)=>{var n=Zr(),r=L(n),i=e=>{var n=ed(),r=R(n,!0);B(()=>K(r,t().note)),G(e,n)};q(r,e=>{t().note&&e(i)}),G(e,n)},$u=(e,t=g)=>{var n=Zr(),r=L(n),i=e=>{var n=rd(),r=R(n,!0);B(e=>K(r,e),[()=>t().toUpperCase()]),G(e,n)};q(r,e=>{t()&&e(i)}),G(e,n)},ed=W(`<small> </small>`),td=W(` <!>`,1),nd=W(`<button><!> <!><!></button>`),rd=W(`<kbd class="svelte-qo5uwq"> </kbd>`),id=W(`<button class="take-back svelte-qo5uwq"><!> </button>`),ad=W(`<p class="more svelte-qo5uwq"> <!></p>`),od=W(`<button class="take-back svelte-qo5uwq"> <kbd class="svelte-qo5uwq">Esc</kbd></button>`),sd=W(`<button class="unfold svelte-qo5uwq"><!> <span class="unseen"> </span></button>`),cd=W(`<p class="more svelte-qo5uwq"> </p>`),ld=W(`<p> <!></p> <!> <!>`,1),ud=W(`<button class="svelte-qo5uwq"> <kbd class="svelte-qo5uwq">Esc</kbd></button>`),dd=W(`<label class="number"><span class="unseen"> </span> <input type="number"/></label> <button class="main svelte-qo5uwq"> </button>`,1),fd=W(`<button class="svelte-qo5uwq"> </button>`),pd=W(`<!> <!> <button> <kbd class="svelte-qo5uwq">⏎</kbd></button> <!>`,1),md=W(`<button class="svelte-qo5uwq"><!> <!><!></button>`),hd=W(`<div class="buttons svelte-qo5uwq"><!> <!> <!> <!> <!> <!></div>`),gd=W(`<button class="flat"><!> <span> </span> <kbd class="svelte-qo5uwq">␣</kbd></button>`),_d=W(`<button class="flat"><!> <span> </span></button>`),vd=W(`<button class="flat"><!> <span> </span> <kbd class="svelte-qo5uwq">H</kbd></button>`),yd=W(`<button class="flat"><!> <span> </span> <kbd class="svelte-qo5uwq">U</kbd></button>`),bd=W(`<section><div class="said svelte-qo5uwq" aria-live="polite"><!> <!></div> <!> <div class="tools svelte-qo5uwq"><!> <!> <!> <!> <!></div> <!></section>`);function xd(e,t){A(t,!0);let n=(e,t=g,n=g,a=g)=>{let l=M(()=>r.emblem(t())),u=M(()=>t()===V(f));var d=nd();let p,m;var h=I(d),_=e=>{Rs(e,{get path(){return V(l).emblem}})};q(h,e=>{V(l)&&e(_)});var v=z(h,2),y=e=>{var n=Xr();B(e=>K(n,e),[()=>Q(`all-the-same`,{what:t().sentence??``})]),G(e,n)},b=e=>{var n=td(),r=L(n,!0);Qu(z(r),t),B(()=>K(r,t().sentence)),G(e,n)};q(v,e=>{V(u)?e(y):e(b,-1)}),$u(z(v),n),k(d),X(d,Kl),B(e=>{Z(d,`data-letter`,n()),p=Pi(d,1,`svelte-qo5uwq`,null,p,{main:a(),handy:e,doubted:V(u),hued:V(l)}),m=Ii(d,``,m,{"--hue":V(l)?.hue,"--ink":V(l)&&`${V(l).ink??50}%`})},[()=>!V(c).length&&V(s).kind!==`yes-no`&&ml(t()).length]),H(`click`,d,()=>o.press(t())),Br(`pointerenter`,d,({pointerType:e,currentTarget:n})=>e===`mouse`&&i.previews.point(t(),n,o.seq)),Br(`pointerleave`,d,()=>i.previews.leave()),G(e,d)},r=jc(),{sitting:i,groups:a}=r,o=i.asking,s=M(()=>o.question),c=M(()=>o.at?[]:o.menu),l=M(()=>V(s)&&!V(c).length?a(V(s)):[]),u=M(()=>V(l).flatMap(e=>e.options)),d=M(()=>{if(V(c).length)return V(c);if(!V(s)||o.gathers)return[];let e=Sl(V(s)).filter(e=>!V(u).includes(e));return V(f)&&!e.includes(V(f))&&V(f)!==Cl(V(s))?[...e,V(f)]:e}),f=M(()=>o.at?null:o.doubt),p=M(()=>V(s)&&!V(c).length?Cl(V(s)):void 0),m=M(()=>[...V(l).map(({label:e,options:t})=>({label:e,act:()=>o.narrow(t)})),...[...V(d),...V(p)?[V(p)]:[]].map(e=>({label:e.sentence??``,act:()=>o.press(e)}))]),h=M(()=>Nl(V(m).map(({label:e})=>e))),_=M(()=>V(s)?.kind===`distribute`?Q(`give`,{left:o.left,n:V(s).high}):Q(`choose`,{n:o.picked.length,names:o.picked.map(e=>e.sentence??``).join(`; `)})),v=P(!1),y=P(!1),b=P(``),x=P(0);Fn(()=>{F(x,V(s)?.low??0,!0),V(s)?xl(V(s))&&F(v,!0):F(v,!1)}),Fn(()=>{!V(s)||o.seq<0||kr().then(()=>{let e=r.area(),t=e?.getBoundingClientRect(),n=Ql(e);n.some(e=>{let{top:n,bottom:r}=e.getBoundingClientRect();return t&&n>=t.top&&r<=t.bottom})||n.at(-1)?.scrollIntoView({block:`center`,inline:`nearest`})})});function S(e){return V(s)&&!o.sent?V(m)[V(h).indexOf(e)]?.act:void 0}function C(e){let t=V(s)?.options??[];t.length&&(t.length>9?(F(b,e,!0),F(v,!0)):t[Number(e)-1]&&o.press(t[Number(e)-1]))}var w={letterDeed:S,digit:C},T=bd();let E;var ee=I(T),te=I(ee);Y(te,17,()=>i.screen.unasked,J,(e,t,n)=>{var r=ad(),a=I(r),o=z(a),s=e=>{var t=id(),n=I(t);Rs(n,{name:`undo`});var r=z(n);k(t),B(e=>K(r,` ${e??``}`),[()=>Q(`undo`)]),H(`click`,t,()=>i.undo()),G(e,t)};q(o,e=>{n===i.screen.unasked.length-1&&i.server.lasts&&e(s)}),k(r),B(()=>K(a,`${V(t)??``} `)),G(e,r)});var ne=z(te,2),re=e=>{var t=ld(),n=L(t);let r;var i=I(n),a=z(i),c=e=>{var t=od(),n=I(t);Oe(),k(t),X(t,Kl),B(e=>K(n,`${e??``} `),[()=>Q(`back`)]),H(`click`,t,()=>o.clear()),G(e,t)};q(a,e=>{V(f)&&e(c)}),k(n);var l=z(n,2),u=e=>{var t=sd(),n=I(t);Rs(n,{name:`more`});var r=R(z(n,2),!0);k(t),B(e=>{Z(t,`aria-expanded`,V(y)),K(r,e)},[()=>Q(`whole-question`)]),H(`click`,t,()=>F(y,!V(y))),G(e,t)};q(l,e=>{V(f)||e(u)});var d=z(l,2),p=e=>{var t=cd(),n=R(t,!0);B(e=>K(n,e),[()=>Q(`choose-some`,{low:V(s).low,high:V(s).high,spare:V(s).high-V(s).low})]),G(e,t)};q(d,e=>{o.gathers&&V(s).kind!==`distribute`&&e(p)}),B(e=>{r=Pi(n,1,`text svelte-qo5uwq`,null,r,{whole:V(y)||V(f),doubt:V(f)}),K(i,`${e??``} `)},[()=>V(f)?hl(V(f)):V(s).prompt]),G(e,t)},ie=e=>{Zu(e,{})};q(ne,e=>{V(s)?e(re):e(ie,-1)}),k(ee);var ae=z(ee,2),oe=e=>{var t=hd(),r=I(t),i=e=>{var t=ud(),n=I(t);Oe(),k(t),X(t,Kl),B(e=>K(n,`${e??``} `),[()=>Q(`back`)]),H(`click`,t,()=>o.clear()),G(e,t)};q(r,e=>{V(c).length&&e(i)});var a=z(r,2),u=e=>{var t=dd(),n=L(t),r=I(n),i=R(r,!0),a=z(r,2);Ji(a),k(n);var c=z(n,2),l=R(c,!0);X(c,Kl),B(e=>{K(i,V(s).prompt),Z(a,`min`,V(s).low),Z(a,`max`,V(s).high),K(l,e)},[()=>Q(`take-number`,{n:V(x)})]),ea(a,()=>V(x),e=>F(x,e)),H(`click`,c,()=>o.send(`${V(s).verb} ${V(x)}`)),G(e,t)};q(a,e=>{V(s).kind===`number`&&e(u)});var m=z(a,2),g=e=>{var t=pd(),n=L(t);Y(n,17,()=>V(s).options.filter(e=>!ml(e).length&&e!==V(p)),J,(e,t)=>{var n=fd(),r=R(n,!0);X(n,Kl),B(e=>{Z(n,`aria-pressed`,e),K(r,V(t).sentence)},[()=>o.picked.includes(V(t))]),H(`click`,n,()=>o.gather(V(t))),G(e,n)});var r=z(n,2),i=e=>{var t=Zr();Y(L(t),17,()=>V(s).options,J,(e,t,n)=>{{let r=M(()=>o.selection.points[n]??0);Pu(e,{get option(){return V(t)},get points(){return V(r)}})}}),G(e,t)};q(r,e=>{V(s).kind===`distribute`&&e(i)});var a=z(r,2),c=I(a);Oe(),k(a),X(a,Kl);var l=z(a,2),u=e=>{var t=ud(),n=I(t);Oe(),k(t),X(t,Kl),B(e=>K(n,`${e??``} `),[()=>Q(`start-over`)]),H(`click`,t,()=>o.clear()),G(e,t)};q(l,e=>{o.begun&&e(u)}),B(e=>{Pi(a,1,Oi(V(f)?`doubted`:`main`),`svelte-qo5uwq`),a.disabled=!o.whole||!o.begun,K(c,`${e??``} `)},[()=>V(f)?Q(`all-the-same`,{what:V(_)}):V(_)]),H(`click`,a,()=>o.confirm()),G(e,t)};q(m,e=>{o.gathers&&e(g)});var v=z(m,2);Y(v,17,()=>V(l),J,(e,t,n)=>{var r=md(),i=I(r),a=e=>{Rs(e,{get path(){return V(t).icon}})};q(i,e=>{V(t).icon&&e(a)});var s=z(i,1,!0),c=z(s),l=e=>{Qu(e,()=>V(t).options[0])};q(c,e=>{V(t).options.length===1&&e(l)}),$u(z(c),()=>V(h)[n]),k(r),X(r,Kl),B(()=>{Z(r,`data-letter`,V(h)[n]),K(s,V(t).label)}),H(`click`,r,()=>o.narrow(V(t).options)),G(e,r)});var y=z(v,2);Y(y,17,()=>V(d),J,(e,t,r)=>{let i=M(()=>!V(c).length&&V(d).length===1&&!hl(V(t)));n(e,()=>V(t),()=>V(h)[V(l).length+r],()=>V(i))});var b=z(y,2),S=e=>{{let t=M(()=>V(h).at(-1));n(e,()=>V(p),()=>V(t),()=>!1)}};q(b,e=>{V(p)&&e(S)}),k(t),G(e,t)};q(ae,e=>{V(s)&&!o.sent&&e(oe)});var se=z(ae,2),ce=I(se);Hu(ce,{});var le=z(ce,2),ue=e=>{var t=gd(),n=I(t);Rs(n,{name:`skip`});var r=R(z(n,2),!0);Oe(2),k(t),B(e=>K(r,e),[()=>Q(`skip-ahead`)]),H(`click`,t,()=>i.skip()),G(e,t)};q(le,e=>{i.screen.behind&&e(ue)});var de=z(le,2),fe=e=>{var t=_d(),n=I(t);Rs(n,{name:`menu`});var r=R(z(n,2),!0);k(t),B(e=>{Z(t,`aria-expanded`,V(v)),K(r,e)},[()=>Q(`all-answers`,{n:V(s).options.length})]),H(`click`,t,()=>{F(b,``),F(v,!V(v))}),G(e,t)};q(de,e=>{V(s)&&V(s).kind!==`distribute`&&V(s).options.length>V(d).length+ +!!V(p)&&e(fe)});var pe=z(de,2),me=e=>{var t=vd(),n=I(t);Rs(n,{name:`hint`});var r=R(z(n,2),!0);Oe(2),k(t),B(e=>{Z(t,`aria-busy`,i.screen.hinting),K(r,e)},[()=>i.screen.hinting?Q(`hint-thinks`):Q(`hint`)]),H(`click`,t,()=>i.askHint()),G(e,t)};q(pe,e=>{i.server.room?.hints&&V(s)&&e(me)});var he=z(pe,2),ge=e=>{var t=yd(),n=I(t);Rs(n,{name:`undo`});var r=R(z(n,2),!0);Oe(2),k(t),B(e=>K(r,e),[()=>Q(`undo`)]),H(`click`,t,()=>i.undo()),G(e,t)};q(he,e=>{i.server.lasts&&i.server.room?.yours.length&&i.server.table?.at&&e(ge)}),k(se);var _e=z(se,2),ve=e=>{Wl(e,{onclose:()=>F(v,!1),get typed(){return V(b)},set typed(e){F(b,e,!0)}})};return q(_e,e=>{V(v)&&V(s)&&!o.sent&&e(ve)}),k(T),B(e=>{E=Pi(T,1,`prompt svelte-qo5uwq`,null,E,{mine:V(s)&&!o.sent}),Z(T,`aria-label`,e),Z(T,`data-seq`,o.seq),Z(T,`data-menu`,o.menu.length>0),Z(T,`data-gathers`,o.gathers)},[()=>Q(`question`)]),G(e,T),j(w)}U([`click`]);function Sd(e){return e.toLowerCase().replaceAll(`æ`,`ae`).replaceAll(`ł`,`l`).normalize(`NFKD`).replace(/\p{M}/gu,``)}function Cd(e){return Sd(e.lines.join(` `))}function wd(e){let{kind:t=``}=e.facts,[n=``]=(e.lines[1]??``).slice(t.length).split(` · `).filter(Boolean);return[t,n].filter(Boolean).join(` · `)}function Td(e,t,{words:n,picks:r}){let i=Sd(n).split(/\s+/).filter(Boolean),a=Object.entries(r).filter(([,e])=>e);return e.filter(e=>{let n=t.get(e.slug)??``;return a.every(([t,n])=>e.groups[t]?.includes(n))&&i.every(e=>n.includes(e))})}function Ed(e,t,n){let r=new Intl.Collator(n),i=new Map(t?.values.map(({name:e},t)=>[e,t])),a=e=>i.get(e.groups[t?.name??``]?.[0]??``)??i.size;return[...e].sort((e,t)=>a(e)-a(t)||r.compare(e.name,t.name))}function Dd(e,t){let n=new Intl.Collator(t,{numeric:!0});return{...e,values:[...e.values].sort((e,t)=>n.compare(e.title,t.title))}}var Od=class extends Error{code;rules;constructor(e){super(e.message),this.code=e.code,this.rules=e.rules??[]}},kd=8e3,Ad=25e3,jd=class{#e=P(`connecting`);get state(){return V(this.#e)}set state(e){F(this.#e,e,!0)}#t=null;#n=0;#r=new Map;#i=0;#a=``;#o;#s;constructor(e,t){this.#o=e,this.#s=t}open(e){this.#a=e,this.#c(),setInterval(()=>this.state===`open`&&this.#t?.send(`{"type":"ping"}`),Ad)}ask(e,...t){let n=++this.#n;return new Promise((r,i)=>{this.#t?.readyState===WebSocket.OPEN?(this.#r.set(n,{kinds:t,resolve:r,reject:i}),this.#t.send(JSON.stringify({...e,id:n}))):i(Error(`offline`))})}#c(){let e=new WebSocket(this.#a);this.#t=e,e.onopen=()=>this.#l(),e.onmessage=e=>this.#d(JSON.parse(e.data)),e.onclose=()=>this.#u()}async#l(){try{await this.#o(),this.#i=0,this.state=`open`}catch{this.#t?.close()}}#u(){this.state=`lost`;for(let{reject:e}of this.#r.values())e(Error(`offline`));this.#r.clear();let e=Math.min(kd,250*2**this.#i++);setTimeout(()=>this.#c(),e*(.75+Math.random()/2))}#d(e){let t=e.id?this.#r.get(e.id):void 0;t&&e.type===`error`?(this.#r.delete(e.id),t.reject(new Od(e))):(t?.kinds.includes(e.type)&&(this.#r.delete(e.id),t.resolve(e)),this.#s(e))}};function Md(e){let[,t,n=``,r=``]=e.split(`/`);return t===`room`&&n?{page:t,room:n}:t===`cards`?{page:t,game:n,card:r}:(t===`build`||t===`learn`)&&n?{page:t,game:n}:t===`lobby`||t===`players`?{page:t}:{page:`start`}}var Nd=`trivault.left`,Pd=6,Fd=class{#e=P(Md(location.hash));get route(){return V(this.#e)}set route(e){F(this.#e,e)}#t=P(null);get reading(){return V(this.#t)}set reading(e){F(this.#t,e)}#n=P(``);get error(){return V(this.#n)}set error(e){F(this.#n,e,!0)}#r=P($l(Nd,[]));get left(){return V(this.#r)}set left(e){F(this.#r,e)}go(){this.route=Md(location.hash),this.error=``,this.reading=null}forget(e,t){let n=this.left.filter(t=>t.room!==e);this.left=[...t?[t]:[],...n].slice(0,Pd),eu(Nd,this.left)}},Id=`trivault.plan`,Ld={game:``,games:{},clock:!1,minutes:15,increment:10,hints:!1,chat:!0,askAll:!1},Rd=new class{#e=P(null);get seed(){return V(this.#e)}set seed(e){F(this.#e,e,!0)}#t=P(fn({...Ld,...$l(Id,{})}));get wish(){return V(this.#t)}set wish(e){F(this.#t,e,!0)}prepare(e){for(let t of e){let e=t.bots.map(e=>e.kind),n=e.at(-1),r=[{who:`me`,bot:n,deck:``},{who:`bot`,bot:n,deck:``}],{seats:i=r,options:a={}}=this.wish.games[t.name]??{};for(let t of i)e.includes(t.bot)||(t.bot=n);this.wish.games[t.name]={seats:i,options:a},this.resize(t,Math.min(Math.max(i.length,t.seats[0]),t.seats[1]))}e.some(e=>e.name===this.wish.game)||(this.wish.game=e[0]?.name??``)}of(e){return this.wish.games[e.name]}resize(e,t){let{seats:n}=this.of(e);for(;n.length<t;)n.push({...n.at(-1),deck:``});n.length=t}keep(){eu(Id,this.wish)}};function zd(e){return e.some((e,t)=>t&&(e.who===`open`||e.who===`lobby`))}function Bd(e,t){return t.map(({who:t,bot:n,deck:r},i)=>{let a=i>0&&(t===`open`||t===`lobby`),o=i===0?`me`:a?`open`:t===`bot`?n:t;return e.decks&&r&&!a?{kind:o,deck:r}:{kind:o}})}function Vd(e,t){return(e.options??[]).filter(e=>!e.seats?.length||e.seats.includes(t.length))}function Hd(e,{seats:t,options:n}){let r={};for(let{name:i,kind:a,without:o=[]}of Vd(e,t)){let e=n[i];o.some(e=>e in r)||(a===`flag`&&e===!0&&(r[i]=!0),a===`seat`&&typeof e==`number`&&e<t.length&&(r[i]=e),a===`each`&&Array.isArray(e)&&e.some(Boolean)&&(r[i]=t.map((t,n)=>e[n]||0)))}return r}function Ud(e,t,n){let{seats:r}=n,i=zd(r);return{options:Hd(e,n),listed:r.some(e=>e.who===`lobby`),ask_all:t.askAll,...t.clock?{clock:{seconds:Math.round(t.minutes*60),increment:t.increment}}:{},...i?{hints:t.hints,chat:t.chat}:{}}}var Wd=class{#e=P(null);get me(){return V(this.#e)}set me(e){F(this.#e,e)}#t=P([]);get games(){return V(this.#t)}set games(e){F(this.#t,e)}#n=P({});get known(){return V(this.#n)}set known(e){F(this.#n,e)}#r=M(()=>Object.fromEntries(Object.entries(this.known).map(([e,{cards:t}])=>[e,t])));get cards(){return V(this.#r)}set cards(e){F(this.#r,e)}#i=P([]);get lobby(){return V(this.#i)}set lobby(e){F(this.#i,e)}game(e){return this.games.find(t=>t.name===e)}},Gd=400,Kd=class{#e=P(null);get question(){return V(this.#e)}set question(e){F(this.#e,e)}#t=P(-1);get seq(){return V(this.#t)}set seq(e){F(this.#t,e,!0)}#n=P({picked:[],points:[]});get selection(){return V(this.#n)}set selection(e){F(this.#n,e)}#r=P([]);get menu(){return V(this.#r)}set menu(e){F(this.#r,e)}#i=P(null);get at(){return V(this.#i)}set at(e){F(this.#i,e)}#a=P(null);get doubt(){return V(this.#a)}set doubt(e){F(this.#a,e)}#o=P(!1);get sent(){return V(this.#o)}set sent(e){F(this.#o,e,!0)}#s=M(()=>this.question?_l(this.question):new Map);#c;#l=0;#u=``;#d=null;constructor(e){this.#c=e}ask(e,t){let n=t===this.seq&&e?.seat===this.question?.seat,r=this.#d;this.question=e,this.seq=t,this.sent=!1,e?n?this.#p(e):(this.clear(),r&&r.reason!==e.reason&&this.#f(r)):this.forget()}#f(e){if(this.gathers)return;let t=this.question?.options.filter(t=>e.answers?.includes(t.answer))??[],n=t.length?t:this.#g(e.things??[]);n.length&&this.narrow(n,e.at)}#p(e){let t=t=>e.options.filter(e=>e.answer===t.answer);this.menu=this.menu.flatMap(t),this.doubt=this.doubt&&(t(this.doubt)[0]??null)}clear(){this.forget(),this.#d=null,this.question&&(this.selection=Tl(this.question))}forget(){this.menu=[],this.doubt=this.at=null}state(e){if(!this.question||this.sent)return``;let t=this.#g(e);return t.some(e=>this.#v(e))?`chosen`:t.length?`legal`:``}options(e){return this.question&&!this.sent?this.#g(e):[]}mark(e){let t=this.options(e).map(e=>this.#_(e));if(this.question?.kind===`distribute`){let e=t.reduce((e,t)=>e+(this.selection.points[t]??0),0);return e?String(e):``}let n=Math.max(-1,...t.map(e=>this.selection.picked.indexOf(e)));return n>=0&&this.question?.kind===`order`?String(n+1):``}touch(e,t,n=!1){this.options(e).length||this.forget();let r=this.options(e);if(!r.length)return!1;if(this.gathers){let e=r.find(e=>!this.#v(e))??r[0];this.gather(e)}else n?this.#m(r,t):this.narrow(r,t);return!0}narrow(e,t){e.length===1?this.choose(e[0],t):this.#m(e,t)}#m(e,t){let n=e.length===this.menu.length&&(!t||t===this.at);this.forget(),!n&&(this.menu=e,this.at=t??null)}usual(e,t=[]){if(this.gathers)return;let n=this.options(e).filter(e=>!hl(e));return n.find(({answer:e})=>t.includes(e.split(` `)[0]))??n[0]}drop(e,t,n){this.forget(),this.#d=n?{...n,reason:this.question?.reason}:null,this.narrow(e,t)}get gathers(){return!!this.question&&(gl(this.question)||this.question.kind===`distribute`)}gather(e,t=1){let n=this.question;if(!n)return;this.doubt=null;let r=this.#_(e);this.selection=n.kind===`distribute`?Ol(n,this.selection,r,t):Dl(n,this.selection,r)}choose(e,t=null){this.question&&!this.sent&&this.doubt!==e&&(this.gathers&&e!==Cl(this.question)?this.gather(e):hl(e)?this.#h(e,e.answer,t):this.send(e.answer))}press(e,t=null){this.doubt===e?this.insist():this.choose(e,t)}#h(e,t,n){this.#l=Date.now(),this.#u=t,this.doubt=e,this.menu=n?[e]:[],this.at=n}insist(){this.doubt&&Date.now()-this.#l>=Gd&&this.send(this.#u)}get whole(){return this.question&&this.gathers?Al(this.question,this.selection):void 0}get left(){return this.question?.kind===`distribute`?this.question.high-El(this.selection):0}get picked(){return this.selection.picked.flatMap(e=>this.question?.options[e]??[])}get begun(){return this.gathers&&(this.picked.length>0||El(this.selection)>0)}confirm(){let{whole:e,doubt:t}=this;if(!e)return;let n=this.picked.find(e=>e.warning);t&&this.#u===e?this.insist():n?this.#h(n,e,null):this.send(e)}send(e){this.question&&(this.forget(),this.sent=!0,this.#c(e,this.seq,this.question.seat))}#g(e){let t=[...new Set(e.flatMap(e=>V(this.#s).get(e)??[]))];return this.menu.length?t.filter(e=>this.menu.includes(e)):t}#_(e){return this.question?.options.indexOf(e)??-1}#v(e){let t=this.#_(e);return this.selection.picked.includes(t)||(this.selection.points[t]??0)>0}},qd=90,Jd=class{#e=P({});#t=new Set;#n=-1;#r;#i=P(null);get pointed(){return V(this.#i)}set pointed(e){F(this.#i,e)}#a;constructor(e){this.#r=e}of(e){return V(this.#e)[e.answer]??[]}async learn(e,t){if(t!==this.#n&&this.#o(t),this.#t.has(e.answer))return;this.#t.add(e.answer);let n=await this.#r({type:`preview`,answer:e.answer,seq:t},`preview`);n&&n.seq===this.#n&&F(this.#e,{...V(this.#e),[n.answer]:n.outcomes??[]})}point(e,t,n){this.leave(),this.#a=setTimeout(()=>{this.pointed={option:e,at:t},this.learn(e,n)},qd)}leave(){clearTimeout(this.#a),this.pointed=null}#o(e){this.#n=e,F(this.#e,{}),this.#t.clear()}},Yd;function Xd(e){let t=getComputedStyle(e);return(`computedStyleMap`in e?[...e.computedStyleMap().keys()]:[...t]).filter(e=>e.startsWith(`--`))}function Zd(e,t){Yd??=new Set(Xd(document.documentElement));let n=getComputedStyle(t);for(let r of Xd(t))Yd.has(r)||e.style.setProperty(r,n.getPropertyValue(r))}function Qd(e){let t=e;for(;t&&!t.isConnected;)t=t.parentElement;return t??document.body}var $d=[`now`,`fresh`,`legal`,`chosen`,`tilted`];function ef(e){let t=e.cloneNode(!0);t.classList.remove(...$d);for(let e of[`data-target`,`data-card`,`aria-pressed`,`id`])t.removeAttribute(e);return t.tabIndex=-1,t.style.width=`100%`,t.style.height=`100%`,t}function tf(){let e=document.createElement(`span`);return e.className=`back`,e}function nf(e,t,n=t.width,r=t.height){let i=document.createElement(`div`);return i.className=`flying`,i.style.left=`${t.x+(t.width-n)/2}px`,i.style.top=`${t.y+(t.height-r)/2}px`,i.style.width=`${n}px`,i.style.height=`${r}px`,i.append(e),i}var rf=.5,af=`cubic-bezier(.3,.05,.2,1)`;function of({beat:e},{at:t,long:n},r=`both`){return{delay:t*e,duration:n*e,easing:af,fill:r}}function sf(e,t,n=ef(t.element)){let r=nf(n,t.box,t.width,t.height);return Zd(r,Qd(t.parent)),e.layer.append(r),r}function cf(e,t,{at:n,long:r}){let i={delay:n*e.beat,duration:r*e.beat,fill:`none`};e.run(t,[{opacity:0},{opacity:0}],i)}function lf(e,...t){e.onfinish=()=>t.forEach(e=>e.remove())}function uf(e,t,n,r,i){let[a,o,s]=[Vc(e),Vc(n),Vc(r)],[c,l]=[n.width/t,r.width/t],u=Math.min(60,Math.hypot(s.x-o.x,s.y-o.y)*.12),d=(e,t,n)=>`translate(${e-a.x}px, ${t-a.y}px) scale(${n})`;return[{transform:d(o.x,o.y,c),opacity:c>rf?1:.4},{transform:d((o.x+s.x)/2,(o.y+s.y)/2-u,(c+l)/2*1.08),opacity:1},{transform:d(s.x,s.y,l),opacity:r===e?1:i}]}function df(e,t,n,r){let i=sf(e,t);cf(e,t.element,{at:0,long:r.at+r.long}),lf(e.run(i,uf(t.box,t.width,n,t.box,0),of(e,r)),i)}function ff(e,t,n,r){let i=sf(e,t);lf(e.run(i,uf(t.box,t.width,t.box,n,.15),of(e,r)),i)}function pf(e,t,n){let r=sf(e,t);return r.style.transform=`translateY(-26px) scale(1.04)`,n||e.run(r,[{transform:`none`}],{duration:.3*e.beat,easing:af}),r}function mf(e,t,n,r,{at:i,long:a}){let o=Math.min(92,Math.max(56,innerHeight*.09)),s=new DOMRect(Vc(n).x-o*.36,Vc(n).y-o/2,o*.72,o);for(let o=0;o<r;o++){let r=nf(tf(),s);e.layer.append(r);let c=uf(s,s.width,t,n,0);c[0].opacity=0,lf(e.run(r,c,of(e,{at:i+o*.12,long:a})),r)}}function hf({run:e,beat:t},n,r,i){let[a,o]=[Vc(n.box),Vc(r.box)];e(r.element,[{translate:`${a.x-o.x}px ${a.y-o.y}px`},{translate:`0 0`}],{delay:i*t,duration:.4*t,easing:af,fill:`backwards`,composite:`add`})}function gf(e,t,n,r,i){let a=sf(e,t),[o,s]=[Vc(t.box),Vc(n)],[c,l]=[s.x-o.x,s.y-o.y],u=Math.hypot(c,l)||1,d=Math.max(.3,1-(.45*Math.min(n.height,n.width)+.3*t.height)/u),f=e=>`translate(${c*e}px, ${l*e}px)`,p=[{transform:`none`,offset:0,easing:`ease-out`},{transform:`${f(-22/u)} scale(1.08)`,offset:.22,easing:`cubic-bezier(.6,0,.9,.5)`},{transform:`${f(d)} scale(1.05)`,offset:.52},{transform:f(d*.96),offset:.6,easing:af},{transform:`none`,offset:1}];lf(e.run(a,p,{...of(e,i,`forwards`),easing:`linear`}),a),cf(e,t.element,i),a.style.zIndex=`2`,e.run(a,[{opacity:0},{opacity:0}],{duration:Math.max(i.at*e.beat,.01)}),r&&_f(e,r,c/u,l/u,{at:i.at+.52*i.long,long:.3})}function _f(e,t,n,r,i){let a=e=>({translate:`${n*e}px ${r*e}px`});e.run(t,[a(0),a(12),a(-7),a(4),a(0)],{...of(e,i,`none`),composite:`add`})}function vf(e,t,n,r,i){let[a,o]=[Vc(t),Vc(n)],s=nf(document.createElement(`i`),new DOMRect(a.x-28,a.y-7,56,14));s.classList.add(`bolt`),e.layer.append(s);let[c,l]=[o.x-a.x,o.y-a.y],u=`rotate(${Math.atan2(l,c)}rad)`,d=[{transform:`${u} scaleX(.4)`,opacity:0},{transform:`${u} scaleX(1)`,opacity:1,offset:.25},{transform:`translate(${c}px, ${l}px) ${u} scaleX(1.3)`,opacity:1,offset:.9},{transform:`translate(${c}px, ${l}px) ${u} scaleX(.3)`,opacity:0}];lf(e.run(s,d,{...of(e,i),easing:`ease-in`}),s);let f=Math.hypot(c,l)||1;r&&_f(e,r,c/f,l/f,{at:i.at+.85*i.long,long:.3})}function yf(e,t,n,r){let[i,a]=[Vc(t),Vc(n)],o=Math.hypot(a.x-i.x,a.y-i.y),s=nf(document.createElement(`i`),new DOMRect(i.x,i.y-4,o,8));s.classList.add(`aim`),s.style.rotate=`${Math.atan2(a.y-i.y,a.x-i.x)}rad`,e.layer.append(s),lf(e.run(s,[{clipPath:`inset(-20px 100% -20px 0)`,opacity:1},{clipPath:`inset(-20px -20px -20px 0)`,opacity:1,offset:.35},{clipPath:`inset(-20px -20px -20px 0)`,opacity:1,offset:.75},{clipPath:`inset(-20px -20px -20px 0)`,opacity:0}],of(e,r)),s)}function bf(e,t,n){let r={at:n.at,long:n.long/2},i={at:n.at+r.long,long:r.long},a=sf(e,t,tf()),o=sf(e,t),s=`perspective(600px) rotateY(90deg) scale(1.15)`;cf(e,t.element,{at:0,long:n.at+n.long}),lf(e.run(a,[{transform:`none`},{transform:s}],of(e,r)),a);let c=[{transform:s.replace(`90`,`-90`)},{transform:`none`}];lf(e.run(o,c,of(e,i)),o)}var xf=[`0 0, 58% 0, 44% 30%, 60% 52%, 42% 74%, 52% 100%, 0 100%`,`58% 0, 100% 0, 100% 100%, 52% 100%, 42% 74%, 60% 52%, 44% 30%`];function Sf(e,t,n){xf.forEach((r,i)=>{let a=sf(e,t);a.style.clipPath=`polygon(${r})`;let o=i?1:-1,s=[{transform:`none`,opacity:1,filter:`none`},{transform:`translate(${o*5}px, -3px) rotate(${o*2}deg)`,opacity:1,filter:`brightness(1.6)`,offset:.25},{transform:`translate(${o*34}px, 56px) rotate(${o*19}deg)`,opacity:0,filter:`brightness(.5)`}];lf(e.run(a,s,{...of(e,n),easing:`ease-in`}),a)})}function Cf(e,t){let n=nf(document.createElement(`i`),t);return n.classList.add(`glow`),e.layer.append(n),n}var wf={fly:.5,lunge:.6,aim:.7,turn:.55,break:.6,float:1,dice:1.1,moment:1.6,pass:.45},Tf=.35,Ef=new Set([`damage`,`direct`,`strike`,`pierce`]),Df=new Set([`destroy`]),Of=new Set([`forge`]),kf=6,Af=e=>-2-e;function jf(e,t,n){return Nf(Object.keys(e.sizes).filter(n=>(t.sizes[n]??0)<e.sizes[n]),n)}function Mf(e,t,n){return Nf(Object.keys(t.sizes).filter(n=>(e.sizes[n]??0)<t.sizes[n]),n)}function Nf(e,t){return e.find(e=>t!==void 0&&e.endsWith(`-${t}`))??e[0]}function Pf(e,t,n,r){let i=[],a=new Map,o=new Set,s=0;for(let{told:c,dice:l}of n){if(l?.length&&(i.push({kind:`dice`,dice:[...l],at:s}),s+=wf.dice*.85),!c)continue;let{kind:n,seat:u=-1,source:d=-1,target:f=-1,n:p=0}=c;if(r.has(n)&&f!==-1)e.shown.has(d)&&d!==f?i.push({kind:`lunge`,thing:d,target:f,at:s}):i.push({kind:`bolt`,seat:u,target:f,at:s}),a.set(f,s+Tf),s+=wf.lunge;else if(Ff(e,c)&&!a.has(f)&&!a.has(d)&&(i.push({kind:`aim`,thing:d,target:f,at:s}),a.set(f,s+Tf)),Ef.has(n)){let e=a.get(f)??s;a.has(f)||a.set(f,s),p&&f>=0&&!t.shown.has(f)&&i.push({kind:`float`,place:f,icon:`damage`,n:-p,at:e})}else if(Df.has(n)&&e.shown.has(f)&&!t.shown.has(f)){let e=Math.max(s,(a.get(f)??0)+.2);o.has(f)||i.push({kind:`break`,thing:f,at:e}),o.add(f)}else n===`reveal`&&e.shown.has(f)&&t.shown.has(f)?(i.push({kind:`turn`,thing:f,at:s}),a.set(f,s)):Of.has(n)?(i.push({kind:`moment`,told:c,at:s}),s+=wf.moment):n===`draw`&&p?i.push({kind:`pass`,from:`deck-${u}`,to:`hand-${u}`,n:Math.min(p,kf),at:s}):f>=0&&!a.has(f)&&a.set(f,s)}return i.push(...Lf(e,t,n,a,o),...zf(e,t,a,s)),{cues:i,length:Math.max(0,...i.map(e=>e.at+If(e)))}}function Ff({shown:e},{source:t=-1,target:n=-1}){return t>=0&&n!==-1&&t!==n&&e.has(t)&&e.has(n)}function If(e){return e.kind===`come`||e.kind===`go`?wf.fly:e.kind===`bolt`?wf.lunge:wf[e.kind]}function Lf(e,t,n,r,i){let a=[],o=new Map(n.flatMap(({told:e,things:t=[]})=>Rf(e,t))),s=new Set(n.flatMap(({told:e})=>e?.kind===`reveal`?[e.target]:[])),c=n.find(({told:e})=>e&&(e.seat??-1)>=0)?.told?.seat;for(let[n,i]of t.shown){let l=e.shown.get(n);if(l===void 0){let r=o.get(n)??e.zones.of.get(n)??jf(e.zones,t.zones,c);r&&n>=0&&a.push({kind:`come`,thing:n,from:r,at:0})}else l!==i&&n>=0&&!s.has(n)&&a.push({kind:`turn`,thing:n,at:r.get(n)??0})}for(let n of e.shown.keys()){if(n<0||t.shown.has(n)||i.has(n))continue;let o=t.zones.of.get(n)??Mf(e.zones,t.zones,c)??``;a.push({kind:`go`,thing:n,to:o,at:r.get(n)??0})}let l=new Map;for(let[n,r]of t.zones.of){let i=e.zones.of.get(n);if(!i||i===r||e.shown.has(n)||t.shown.has(n))continue;let a=`${i} ${r}`;l.set(a,{from:i,to:r,n:Math.min((l.get(a)?.n??0)+1,kf)})}for(let e of l.values())a.push({kind:`pass`,...e,at:0});return a}function Rf(e,t){return e?.kind===`draw-cards`?t.map(t=>[t,`deck-${e.seat}`]):[]}function zf(e,t,n,r){let i=[];for(let[a,o]of t.numbers){let t=e.numbers.get(a);if(t)for(let[e,s]of Object.entries(o)){let o=s-(t[e]??s);if(!Number.isFinite(o)||!o)continue;let c=n.get(a)??Math.min(r,.2);i.push({kind:`float`,place:a,icon:e,n:e===`damage`?-o:o,at:c})}}return i}var Bf={play:`target`,"fast-play":`target`,"put-into-play":`target`,cast:`source`,"cast-alone":`source`},Vf=2.8,Hf=3,Uf={of:new Map,sizes:{}};function Wf({told:e,cards:t}){let n=e&&Bf[e.kind],r=n?e[n]??-1:-1;return r>=0&&t?.[0]?{thing:r,slug:t[0]}:void 0}var Gf=class{layer;length=0;#e=P(null);get announced(){return V(this.#e)}set announced(e){F(this.#e,e)}#t=P([]);get rising(){return V(this.#t)}set rising(e){F(this.#t,e)}#n=P(null);get dice(){return V(this.#n)}set dice(e){F(this.#n,e)}#r=P(null);get moment(){return V(this.#r)}set moment(e){F(this.#r,e)}#i=P(!1);get over(){return V(this.#i)}set over(e){F(this.#i,e,!0)}#a=matchMedia(`(prefers-reduced-motion: reduce)`);#o=new Set;#s=new Set;#c=new Map;#l=0;get beat(){return nu.pace}get on(){return this.beat>0&&!document.hidden&&!!this.layer?.isConnected}get still(){return this.#a.matches}get announces(){return this.on&&!this.still}change(e,t,n,r){if(!this.on){this.end(),e();return}let[i,a]=[Bc(),n()];for(let[e,t]of this.#c)i.things.has(e)||i.things.set(e,t);this.end(),e(),qt();let o=n(),s=this.#h();a&&o&&s&&(this.length=this.#u(s,t,{then:i,now:Bc(),before:a,after:o},r))}#u(e,t,{then:n,now:r,before:i,after:a},o){let s=cs(t),c=({things:e},t)=>({shown:new Map([...e].map(([e,{slug:t}])=>[e,t])),zones:s?.zones?.(t)??Uf,numbers:s?.numbers?.(t)??new Map}),l=Pf(c(n,i),c(r,a),o,s?.attacks??new Set);if(this.still)return this.#m(e,r,l.cues),0;let u=l.cues.find(({kind:e})=>e===`break`);this.#d(e,n,r,u?u.at+wf.break/2:0);let d=this.#c;for(let{flying:e}of d.values())e.remove();this.#c=new Map;for(let t of l.cues)if(t.kind===`go`&&!t.to){let r=n.things.get(t.thing);this.#c.set(t.thing,{...r,flying:pf(e,r,d.has(t.thing))})}else this.#f(e,n,r,t);return l.length*this.beat}#d(e,t,n,r){let i=new Set;for(let[a,o]of n.things){let n=t.things.get(a);!n||a<0||i.has(o.element)||Kf(n.box,o.box)||(i.add(o.element),n.element===o.element||n.parent===o.parent?hf(e,n,o,r):df(e,o,n.box,{at:0,long:wf.fly}))}}#f(e,t,n,r){let{at:i}=r,a=e=>n.things.get(e)??t.things.get(e),o={at:i,long:wf.fly};if(r.kind===`come`){let[i,a]=[n.things.get(r.thing),n.zones.get(r.from)??t.zones.get(r.from)];i&&a&&df(e,i,a,o)}else if(r.kind===`go`){let i=n.zones.get(r.to)??t.zones.get(r.to);i&&ff(e,t.things.get(r.thing),i,o)}else if(r.kind===`pass`){let[a,o]=[n.zones.get(r.from)??t.zones.get(r.from),n.zones.get(r.to)];a&&o&&mf(e,a,o,r.n,{at:i,long:wf.pass})}else if(r.kind===`lunge`||r.kind===`bolt`){let t=a(r.target),o=n.things.get(r.target)?.element,s=r.kind===`bolt`?n.zones.get(`player-${r.seat}`):void 0,c={at:i,long:wf.lunge};if(!t)return;r.kind===`lunge`?gf(e,a(r.thing),t.box,o,c):s&&vf(e,s,t.box,o,c)}else r.kind===`aim`?yf(e,a(r.thing).box,a(r.target).box,{at:i,long:wf.aim}):r.kind===`turn`?bf(e,n.things.get(r.thing),{at:i,long:wf.turn}):r.kind===`break`?Sf(e,t.things.get(r.thing),{at:i,long:wf.break}):r.kind===`float`?this.#p(n,t,r):r.kind===`dice`?this.#g(i,wf.dice,e=>this.dice=e?{dice:r.dice,long:e}:null):this.#g(i,wf.moment,e=>this.moment=e?{told:r.told,long:e}:null)}#p(e,t,{place:n,icon:r,n:i,at:a}){let o=Af(n),s=(o>=0?e.zones.get(`${r}-${o}`):void 0)??e.things.get(n)?.box??t.things.get(n)?.box;if(!s)return;let c=Math.max(700,wf.float*this.beat),l={id:++this.#l,box:s,icon:r,n:i,at:a*this.beat,long:c};this.rising=[...this.rising,l],this.#_(l.at+c,()=>this.rising=this.rising.filter(e=>e!==l))}#m(e,t,n){let r=new Set(n.flatMap(e=>`place`in e?[e.place]:`thing`in e?[e.thing]:`target`in e?[e.target]:[]));for(let n of r){let r=t.things.get(n)?.box;if(!r)continue;let i=Cf(e,r);this.#_(this.beat,()=>i.remove())}}announce(e,t){let n=Wf(e);if(!n||!this.announces)return;this.end();let{things:r,zones:i}=Bc(),a=e.told?.seat??-1,o=t.flatMap(({told:e})=>e?.source===n.thing?[e.target??-1]:[]),s=[...new Set(o)].flatMap(e=>e===n.thing?[]:r.get(e)?.box??[]);this.announced={...n,seat:a,from:i.get(`hand-${a}`)??i.get(`player-${a}`),targets:s}}celebrate(){this.on&&(this.over=!0,this.#_(this.length+Vf*this.beat,()=>this.over=!1))}end(){for(let e of this.#o)e.cancel();for(let e of this.#s)clearTimeout(e);this.#o.clear(),this.#s.clear(),this.layer?.replaceChildren(...[...this.#c.values()].map(({flying:e})=>e)),this.length=0,this.announced=this.dice=this.moment=null,this.over=!1,this.rising.length&&(this.rising=[])}#h(){if(this.layer)return{layer:this.layer,beat:this.beat,run:(...e)=>this.run(...e)}}run(e,t,n){let r=e.animate(t,n);return this.#o.add(r),r.finished.catch(()=>void 0).finally(()=>this.#o.delete(r)),r}#g(e,t,n){this.#_(e*this.beat,()=>n(t*this.beat)),this.#_((e+t)*this.beat,()=>n(0))}#_(e,t){let n=setTimeout(()=>{this.#s.delete(n),t()},e);this.#s.add(n)}};function Kf(e,t){return Math.abs(e.x-t.x)<Hf&&Math.abs(e.y-t.y)<Hf&&Math.abs(e.width-t.width)<Hf}var qf=700,Jf=class{#e=P(null);get moment(){return V(this.#e)}set moment(e){F(this.#e,e)}#t=P([]);get moves(){return V(this.#t)}set moves(e){F(this.#t,e)}#n=P(0);get step(){return V(this.#n)}set step(e){F(this.#n,e,!0)}#r=P(!1);get runs(){return V(this.#r)}set runs(e){F(this.#r,e,!0)}#i;#a;#o;#s=null;#c;constructor(e,t=e=>e()){this.#i=e,this.#a=t}get turns(){return this.moves.filter((e,t)=>t===0||this.moves[t-1].turn!==e.turn)}to(e,t=this.moment?.seat){return this.#s={at:Math.max(0,Math.min(e,this.moment?.end??1/0)),...t===void 0||t<0?{}:{seat:t}},this.#c??=this.#l().finally(()=>this.#c=void 0),this.#c}async#l(){for(this.moves.length||(this.moves=(await this.#i({type:`timeline`},`timeline`))?.moves??[]);this.#s;){let e=this.#s,t=await this.#i({type:`moment`,...e},`moment`);if(this.#u())return;if(this.#s===e&&(this.#s=null),!t)continue;let n=t.at-(this.moment?.at??t.at)===1&&t.seat===this.moment?.seat,r=()=>{this.moment=t,this.step+=1};n?this.#a(r,t.lines??[]):r()}}#u(){return this.#s===null}turn(e){if(!this.moment)return;let{at:t,end:n}=this.moment,r=this.turns.map(e=>e.at),i=e>0?r.find(e=>e>t):r.findLast(e=>e<t);this.to(i??(e>0?n:0))}play(e=!this.runs){clearTimeout(this.#o),this.runs=e,e&&this.moment&&this.moment.at>=this.moment.end?this.to(0).then(()=>this.#d()):e&&this.#d()}#d(){this.#o=setTimeout(()=>void this.#f(),Math.max(qf,1.5*nu.pace))}async#f(){this.moment&&this.moment.at<this.moment.end?(await this.to(this.moment.at+1),this.runs&&this.#d()):this.play(!1)}async again(){this.moment&&(this.moves=[],await this.to(this.moment.at))}leave(){this.play(!1),this.#s=null,this.moment=null,this.moves=[]}},Yf=16;function Xf(e,t){return e*Math.min(1,Yf/Math.max(1,t))**2}var Zf=class{#e=[];#t;#n;#r;constructor(e,t){this.#n=e,this.#r=t}add(e,t=!1){this.#e.push(e),t?this.skip():this.#t||this.#i()}skip(){clearTimeout(this.#t),this.#t=void 0;for(let e of this.#e.splice(0))this.#n(e)}get busy(){return this.#e.length>0}#i(){let e=this.#e.shift();e===void 0?this.#t=void 0:(this.#n(e),this.#t=setTimeout(()=>this.#i(),Xf(this.#r(e),this.#e.length)))}},Qf=class{#e=P(null);get line(){return V(this.#e)}set line(e){F(this.#e,e)}#t=P(!1);get behind(){return V(this.#t)}set behind(e){F(this.#t,e,!0)}#n=P(0);get read(){return V(this.#n)}set read(e){F(this.#n,e,!0)}#r=P([]);get unasked(){return V(this.#r)}set unasked(e){F(this.#r,e)}#i=P(0);get unread(){return V(this.#i)}set unread(e){F(this.#i,e,!0)}#a=P(!1);get muted(){return V(this.#a)}set muted(e){F(this.#a,e,!0)}#o=P(null);get notice(){return V(this.#o)}set notice(e){F(this.#o,e)}#s=P(null);get hint(){return V(this.#s)}set hint(e){F(this.#s,e)}#c=P(!1);get hinting(){return V(this.#c)}set hinting(e){F(this.#c,e,!0)}#l=P(!0);get reading(){return V(this.#l)}set reading(e){F(this.#l,e,!0)}#u=P(!1);get helping(){return V(this.#u)}set helping(e){F(this.#u,e,!0)}#d=P(!1);get aside(){return V(this.#d)}set aside(e){F(this.#d,e,!0)}#f=P(-1);get uncovered(){return V(this.#f)}set uncovered(e){F(this.#f,e,!0)}forget(){this.line=this.notice=this.hint=null,this.unasked=[]}say(e,t=!1,n=[]){this.notice={text:e,rules:n,bad:t}}},$f=`M12 20V5M6 11l6-6 6 6`,ep=`M12 3 19 7v8l-7 4-7-4V7Z`,tp={activate:`M12 4v7M12 11l6 5M12 11l-6 5M5 4l2 3M19 4l-2 3`,archive:`M3 5h18v5H3ZM5 10h14v10H5ZM10 14h4`,attach:`M12 3l7 7h-4v10H9V10H5Z`,attack:`M20 3 9 14M20 3l-1 5-9 9M20 3l-5 1-9 9M5 12l7 7M7.5 16.5 3.5 20.5`,avoid:`M4 18c3-9 7-12 16-13M20 5l-5-1M20 5l-2 5M5 8l4 4M9 8l-4 4`,banish:`M12 4a8 8 0 1 0 .1 0M6.5 6.5l11 11`,burn:`M12 2C13 6.5 18 8.5 18 14.5A6 6 0 0 1 6 14.5C6 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 2Z`,capture:`M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M12 8l3.5 2v4l-3.5 2-3.5-2v-4Z`,chains:`M9.5 14.5a4 4 0 0 1 0-5.5l3-3a4 4 0 0 1 5.5 5.5M14.5 9.5a4 4 0 0 1 0 5.5l-3 3a4 4 0 0 1-5.5-5.5`,change:`M4 9h13l-4-4M20 15H7l4 4`,control:`M4 18h16M4 18 3 8l5 4 4-7 4 7 5-4-1 10Z`,counter:`M4 4l16 16M12 3a9 9 0 1 0 .1 0`,counters:`M5 9h8v8H5ZM9 5h9v9M9 11v4M7 13h4`,cure:`M9 4h6v5h5v6h-5v5H9v-5H4V9h5Z`,damage:`M12 2l2 6 6-3-3 6 5 3-6 1 1 6-5-4-5 4 1-6-6-1 5-3-3-6 6 3Z`,deck:`M8 3h11v14H8ZM5 7v14h11M13.5 7v6M11 10.5l2.5 2.5 2.5-2.5`,destroy:`M12 3a7.5 7.5 0 0 0-4.5 13.5V20h9v-3.5A7.5 7.5 0 0 0 12 3ZM9 11h.1M15 11h.1M12 14v2`,discard:`M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7`,double:`M4 20 12 12 4 4M12 20l8-8-8-8`,draw:`M5 4h10v14H5ZM18 8v10M13 13h10`,enrage:`M4 6l6 4M20 6l-6 4M7 13h.1M17 13h.1M7 20c2-3 8-3 10 0`,exalt:`M12 21C6 19 4 13 6 4M12 21c6-2 8-8 6-17M6 9l4 1M6.5 14l4 .5M18 9l-4 1M17.5 14l-4 .5`,exhaust:`M4 5h7l-7 7h7M13 12h7l-7 8h7`,forge:`M8 6.5a4.5 4.5 0 1 0 .1 0M12 11h9.5M18 11v4M21.5 11v3`,gain:`${ep}M12 8v6M9 11h6`,heal:`M12 21C5 15 2.5 11.5 2.5 8A5 5 0 0 1 12 6a5 5 0 0 1 9.5 2c0 3.5-2.5 7-9.5 13ZM12 9v6M9 12h6`,life:`M12 21C5 15 2.5 11.5 2.5 8A5 5 0 0 1 12 6a5 5 0 0 1 9.5 2c0 3.5-2.5 7-9.5 13Z`,look:`M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 9a3 3 0 1 0 .1 0`,lose:`${ep}M9 11h6`,mana:`M12 2 19 12 12 22 5 12ZM5 12h14`,mastery:`M12 2l2.8 6.3 6.7.7-5 4.6 1.4 6.7L12 17l-5.9 3.3 1.4-6.7-5-4.6 6.7-.7Z`,move:`M12 3v18M3 12h18M12 3 9 6M12 3l3 3M12 21l-3-3M12 21l3-3M3 12l3-3M3 12l3 3M21 12l-3-3M21 12l-3 3`,power:`${$f}M6 18l6-6 6 6`,purge:`M5 5l14 14M19 5 5 19`,push:`M4 5v14M8 12h12M15 7l5 5-5 5`,ready:`M4 12a8 8 0 1 0 3-6.2M4 3v4h4`,recruit:`M9 5a3.5 3.5 0 1 0 .1 0M3 20c0-5 3-7 6-7s6 2 6 7M18 8v8M14 12h8`,roll:`M4 8 12 4l8 4v8l-8 4-8-4ZM4 8l8 4 8-4M12 12v8`,rot:`M6 20c-3-6 0-15 6-16c6 1 9 10 6 16M9 12h.1M15 12h.1M10 17h4`,steal:`M3 14c3-5 6-5 9-3l5-4c2 0 3 2 2 3l-7 8c-3 3-7 2-9-4ZM16 4l3-2 3 2v3l-3 2`,stun:`M12 12a2 2 0 1 1 2-2a4.5 4.5 0 1 1-5-4.5A7 7 0 1 1 5 12`,swap:`M7 3v17M7 3 3 8M7 3l4 5M17 21V4M17 21l-4-5M17 21l4-5`,teleport:`M12 3a4 9 0 1 0 .1 0M3 12h5M16 12h5M19 9l3 3-3 3`,unforge:`M8 6.5a4.5 4.5 0 1 0 .1 0M12 11h3M18 8l3 6M18 14v2`,up:`${$f}M5 21h14`,ward:`M12 2.5a9.5 9.5 0 1 0 .1 0M12 7.5a4.5 4.5 0 1 0 .1 0`,weak:`M12 3v13M6 11l6 6 6-6M5 21h14`,alpha:`M19 5c-4 3-6 14-11 14a5 6 0 1 1 0-13c5 0 7 11 11 13`,assault:`M3 21 14 10M14 4h6v6M20 4l-9 9M4 14l6 6`,deploy:`M12 3v10M7 9l5 5 5-5M4 20h5M15 20h5`,elusive:`M5 20c-2-8 2-16 7-16s9 8 7 16c-3-3-4 1-7-1c-3 2-4-2-7 1M9 11h.1M15 11h.1`,flying:`M3 6c4 1 6 3 9 7c3-4 5-6 9-7c-1 5-4 8-7 9l-2 4-2-4C7 14 4 11 3 6Z`,hazardous:`M12 3 22 20H2ZM12 9v5M12 17h.1`,omega:`M4 20h5v-3A7 7 0 1 1 15 17v3h5`,poison:`M12 3C16 9 18 11 18 15a6 6 0 0 1-12 0C6 11 8 9 12 3ZM10 14l4 4M14 14l-4 4`,skirmish:`M4 20 18 6M14 4h6v6M4 12l3-1M12 20l1-3`,taunt:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5ZM12 7v7M12 17h.1`},np={"gain-gems":[`gems`,1],"gain-power":[`power`,1],"gain-mastery":[`mastery`,1],"gain-health":[`health`,1],"lose-mastery":[`mastery`,-1],gain:[`amber`,1],lose:[`amber`,-1]},rp={play:`recruit`,"fast-play":`recruit`,house:`change`,"draw-cards":`draw`,"reap-gain":`gain`,strike:`attack`,cast:`mana`,focus:`mastery`,win:`mastery`,check:`forge`,"to-hand":`up`,"take-control":`control`,"gain-chains":`chains`,"power-counter":`power`,return:`ready`,show:`look`};function ip(e){let t=e.told?.kind??``;return tp[rp[t]??t]}function ap({small:e,told:t,text:n}){let r=e?np[t?.kind??``]:void 0;return r&&t?.n?{icon:r[0],n:r[1]*t.n,text:n}:void 0}function op(e,t,n){let r=new Set(n.map(({at:e})=>e)),i=[];return e.forEach((e,n)=>{let a=t+n,o=r.has(a)?void 0:i.at(-1),s=ap(e);s&&o?o.gains.push(s):i.push({line:e,count:1,gains:[],at:a,last:a}),i.at(-1).last=a}),i.reduce((e,t,n)=>{let a=e.at(-1);return a&&sp(a,t,n===i.length-1)&&!r.has(a.last+1)?e[e.length-1]={...a,count:a.count+t.count,gains:cp(a,t),last:t.last}:e.push(t),e},[])}function sp(e,t,n){let r=({gains:e})=>e.map(({icon:e,n:t})=>`${e}${Math.sign(t)}`).join(),i=e.line.cards?.length===1&&!e.line.dice?.length&&!e.line.small,a=n?r(e).startsWith(r(t)):r(e)===r(t);return i&&e.line.text===t.line.text&&a}function cp(e,t){return e.gains.map((e,n)=>({...e,n:e.n+(t.gains[n]?.n??0)}))}function lp(e,t,n){return t+e.findLastIndex(({told:e})=>e?.seat===n)+1}var up=class{#e=P(null);get room(){return V(this.#e)}set room(e){F(this.#e,e)}#t=P(null);get table(){return V(this.#t)}set table(e){F(this.#t,e)}#n=P([]);get log(){return V(this.#n)}set log(e){F(this.#n,e)}#r=P([]);get begun(){return V(this.#r)}set begun(e){F(this.#r,e)}#i=P([]);get sentences(){return V(this.#i)}set sentences(e){F(this.#i,e)}#a=P([]);get chat(){return V(this.#a)}set chat(e){F(this.#a,e)}#o=P(null);get report(){return V(this.#o)}set report(e){F(this.#o,e)}#s=P(null);get analysis(){return V(this.#s)}set analysis(e){F(this.#s,e)}lay(e){let{since:t=0,lines:n=[]}=e;this.log=[...this.log.slice(0,t),...n],this.begun=this.begun.filter(({at:e})=>e<t);let[r,i]=[dp(e),this.table&&dp(this.table)];if(i&&r.turn>i.turn){let e=this.rounds?t:lp(n,t,i.seat);this.begun=[...this.begun,{at:e,...r}]}this.table=e}get rounds(){return!!this.table&&`round`in this.table.view}forget(){this.log=[],this.begun=[],this.sentences=[]}get lasts(){return this.room?.status===`playing`}get company(){let{seats:e=[],yours:t=[],watching:n=0}=this.room??{};return e.filter((e,n)=>e.kind===`person`&&!t.includes(n)).length+n>+!t.length}get seat(){let e=this.room?.yours??[];return e.find(e=>this.table?.deciding.includes(e))??e[0]??-1}name(e){return this.room?.seats[e]?.name||Q(`player`,{n:e+1})}};function dp({view:e}){return`round`in e?{turn:e.round,seat:e.initiative}:{turn:e.turn,seat:e.active}}var fp=.6,pp=class{id;server=new up;screen=new Qf;#e=P(0);#t=!1;#n=0;#r;#i=(e,...t)=>this.#v(()=>this.#r.ask(e,...t));#a=new Zf(e=>this.#u(e),e=>this.#c(e));stage=new Gf;asking=new Kd((e,t,n)=>this.#_(e,t,n));back=new Jf(this.#i,(e,t)=>this.#f(e,t));previews=new Jd(async(e,...t)=>{try{return await this.#r.ask(e,...t)}catch{return}});constructor(e,t){this.id=t,this.#r=e,cu()}get moment(){return this.back.moment}get shown(){return this.moment??this.server.table}get step(){return V(this.#e)+this.back.step}get covered(){let{room:e,table:t,lasts:n}=this.server;return(e?.yours.length??0)>1&&n&&!!t?.question&&t.seat!==this.screen.uncovered}hear(e){`room`in e&&e.room!==this.id||(e.type===`room`?this.server.room=e:e.type===`table`?this.#s(e):e.type===`chat`?this.#o(e.lines):e.type===`analysis`&&(this.server.analysis=e))}#o(e){this.server.chat=[...this.server.chat,...e],this.screen.unread+=e.length}skip(){this.stage.end(),this.#t=!0,this.#a.skip(),this.#t=!1}#s(e){let{since:t=0,lines:n=[]}=e,r=!this.server.table||e.undone||!!e.id,i=r?[]:n.slice(Math.max(0,this.#n-t)),a=i.filter(e=>!e.small),o=this.stage.announces?i.find(e=>this.#l(e)):void 0;this.#n=t+n.length,o&&this.#a.add({plays:o,line:o,lines:i}),this.#a.add({table:e,line:a[0],lines:i});for(let e of a.slice(1))this.#a.add({line:e});r&&this.skip(),this.screen.behind=this.#a.busy}#c({table:e,line:t,lines:n=[],plays:r}){if(document.hidden)return 0;let{length:i}=this.stage,a=t??n.length?nu.pace*(i&&!e&&!r?fp:1):0;return Math.max(a,e||r?i:0)}#l(e){return!!Wf(e)&&!this.server.room?.yours.includes(e.told?.seat??-1)}#u({plays:e,table:t,line:n,lines:r=[]}){this.screen.line=n??null,e&&!this.#t&&this.stage.announce(e,r),t&&this.#d(t,r),this.screen.behind=this.#a.busy}#d(e,t){let n=this.server.table,r=!n||e.seat!==n.seat||e.at===n.at&&!e.undone;this.#t||this.moment||r?this.#p(e):this.#f(()=>this.#p(e),t),n&&!n.result&&e.result&&this.stage.celebrate()}#f(e,t){this.stage.change(e,this.server.room?.game??``,()=>this.shown?.view,t)}#p(e){let{server:t,screen:n}=this;t.table&&e.seat!==t.table.seat&&this.#m(),(e.at!==t.table?.at||e.undone)&&F(this.#e,V(this.#e)+1),t.lay(e),e.undone&&(n.read=Math.min(n.read,t.log.length)),n.unasked=e.undone?[]:[...n.unasked,...e.unasked??[]],n.hint=null,this.asking.ask(this.moment?null:e.question??null,e.seq),e.result&&this.#g()}#m(){this.server.forget(),this.screen.forget(),cu(),this.#h()}async#h(){let e=await this.#i({type:`log`,since:0},`log`);e&&(this.server.log=e.lines)}async#g(){this.server.report=await this.#i({type:`report`},`report`)??this.server.report}#_(e,t,n){this.screen.notice=null,this.skip(),this.screen.read=this.server.log.length,this.screen.unasked=[],this.#i({type:`answer`,answer:e,seq:t,seat:n},`done`).then(e=>{e||(this.asking.sent=!1)})}type(e){let{question:t,seq:n}=this.asking;t?this.#_(e,n,t.seat):this.screen.say(Q(`not-your-turn`),!0)}async undo(){let e=this.server.seat<0?void 0:this.server.seat;await this.#i({type:`undo`,seat:e},`done`,`table`)}async askHint(){this.screen.hinting||(this.screen.hinting=!0,this.screen.hint=await this.#i({type:`hint`},`hint`)??null,this.screen.hinting=!1)}async analyse(e,t){let n=e===`expert`?e:`club`;await this.#i({type:`analyse`,level:n,...t===void 0?{}:{seat:t}},`analysis`)}async stopAnalysis(){await this.#i({type:`analyse`,on:!1},`done`)}async whyNot(e){let t=await this.#i({type:`why-not`,answer:e},`why-not`);t&&this.screen.say([t.message,...t.facts??[]].join(` `),!1,t.rules)}async rule(e){let t=await this.#i({type:`rule`,rule:e},`rule`);t&&this.screen.say(``,!1,[{rule:t.rule,text:t.text}])}async affects(e){let t=this.moment?{at:this.moment.at,...this.moment.seat<0?{}:{seat:this.moment.seat}}:{};return this.#i({type:`affects`,thing:e,...t},`affects`)}async describe(){this.server.sentences=(await this.#i({type:`describe`},`describe`))?.sentences??this.server.sentences}async resign(){this.server.seat>=0&&await this.#i({type:`resign`,seat:this.server.seat},`done`)}async rematch(e){await this.#i({type:`rematch`,swap:e},`done`)}async give(e){await this.#i({type:`give`,seat:e},`done`)}async take(e){await this.#i({type:`take`,seat:e},`done`)}async talk(e){await this.#i({type:`chat`,text:e},`done`)}async mute(e){await this.#i({type:`mute`,on:e},`done`)&&(this.screen.muted=e)}async stops(e,t){await this.#i({type:`stops`,stops:e,seat:t},`done`)}async order(e){await this.#i({type:`order`,on:e},`done`)}async save(){return this.#i({type:`save`},`saved`)}async lookBack(e){this.skip(),await this.back.to(e),this.moment&&this.asking.ask(null,-1)}backToNow(){this.back.leave(),this.asking.ask(this.server.table?.question??null,this.server.table?.seq??-1)}async again(){if(this.server.room?.status===`waiting`)return;await this.#h(),this.screen.line=null,this.screen.muted&&await this.mute(!0),nu.plain&&await this.describe(),await this.back.again(),this.server.report&&await this.#g();let{analysis:e}=this.server;e&&await this.analyse(e.level,e.seat)}async#v(e){try{return await e()}catch(e){e instanceof Od&&this.screen.say(e.message,!0,e.rules);return}}},mp=`trivault.token`,hp=`trivault.seats`,gp=800,$=new class{server=new Wd;screen=new Fd;link=new jd(()=>this.#t(),e=>this.#r(e));#e=P(null);get sitting(){return V(this.#e)}set sitting(e){F(this.#e,e)}open(){let e=new URL(`ws`,location.href);e.protocol=e.protocol===`https:`?`wss:`:`ws:`,e.hash=``,document.documentElement.lang=Ko.lang,addEventListener(`hashchange`,()=>void this.#a()),this.link.open(e.href)}async#t(){let e=localStorage.getItem(mp)??``;this.#i(await this.link.ask({type:`hello`,lang:Ko.lang,token:e},`welcome`)),await this.#n(),await this.link.ask({type:`lobby`},`lobby`),await this.#a()}async#n(){let{games:e}=await this.link.ask({type:`games`},`games`);Rd.prepare(e),this.server.games=e}#r(e){e.type===`seat`?this.#l(e):e.type===`lobby`?this.server.lobby=e.rooms:e.type===`moved`?location.hash=`#/room/${e.room}`:this.sitting?.hear(e),e.type===`room`&&this.#u(e)}#i(e){this.server.me=e,localStorage.setItem(mp,e.token)}async register(e,t){this.#i(await this.link.ask({type:`register`,name:e,password:t},`welcome`))}async login(e,t){this.#i(await this.link.ask({type:`login`,name:e,password:t},`welcome`))}async logout(){this.#i(await this.link.ask({type:`logout`},`welcome`))}async rename(e){this.#i(await this.link.ask({type:`rename`,name:e},`welcome`))}async#a(){this.screen.go();let{route:e}=this.screen;e.page===`room`?await this.#o(e.room):this.sitting&&await this.#c(),e.page===`cards`&&await this.learn(e.game||this.server.games[0]?.name||``),e.page===`build`&&await this.learn(e.game),e.page===`learn`&&await is(e.game),setTimeout(()=>void as().catch(()=>void 0),gp)}async#o(e){let t=$l(hp,{})[e]??``,n=this.sitting?.id===e?this.sitting:new pp(this.link,e);this.sitting=n;try{let r=await this.#s(e,t);await this.learn(r.game),this.sitting===n&&await n.again()}catch(t){if(!(t instanceof Od))return;this.screen.error=t.message,this.sitting=null,this.screen.forget(e)}}async#s(e,t){try{return await this.link.ask({type:`join`,room:e,token:t},`room`)}catch(n){if(!t||!(n instanceof Od))throw n;return this.link.ask({type:`join`,room:e},`room`)}}async#c(){this.sitting=null,await this.link.ask({type:`leave`},`done`).catch(()=>void 0)}#l({room:e,token:t}){let n=Object.entries($l(hp,{})).slice(-50);eu(hp,Object.fromEntries([...n,[e,t]]))}#u({room:e,game:t,status:n,yours:r,seats:i}){let a=i.filter((e,t)=>!r.includes(t)).map(e=>e.name??``);this.screen.forget(e,n!==`over`&&r.length?{room:e,game:t,names:a}:void 0)}async create(e,t,n={}){let r=await this.link.ask({type:`create`,game:e,seats:t,...n},`room`);location.hash=`#/room/${r.room}`}async load(e){let t=await this.link.ask({type:`load`,replay:e},`room`);location.hash=`#/room/${t.room}`}async playOn(e){let t=await this.link.ask({type:`play-on`,at:e},`room`,`moved`);location.hash=`#/room/${t.room}`}async learn(e,t=!1){if(!this.server.game(e)||this.server.known[e]&&!t)return;let[{cards:n,filters:r=[]}]=await Promise.all([this.link.ask({type:`cards`,game:e},`cards`),is(e)]),i={cards:new Map(n.map(e=>[e.slug,e])),filters:r.map(e=>Dd(e,Ko.lang))};this.server.known={...this.server.known,[e]:i},bs.load(e)}async read(e,t){await this.learn(e),this.screen.reading={game:e,card:t}}async speak(e){Ko.use(e),document.documentElement.lang=e,await this.link.ask({type:`language`,lang:e},`welcome`,`done`,`table`),await this.#n();for(let e of Object.keys(this.server.known))await this.learn(e,!0);await this.sitting?.again()}},_p=26,vp=92;function yp(e){let t=e.flat();return{low:Math.min(0,...t),high:Math.max(1,...t),turns:Math.max(1,...e.map(e=>e.length-1))}}function bp({low:e,high:t}){let n=(e+t)/2;return Number.isInteger(n)?[e,n,t]:[e,t]}function xp({turns:e},t){return _p+290*t/e}function Sp({low:e,high:t},n){return vp-84*(n-e)/(t-e)}function Cp(e,t){return t.map((t,n)=>`${n?`L`:`M`}${xp(e,n).toFixed(1)} ${Sp(e,t).toFixed(1)}`).join(``)}var wp=Yr(`<path class="grid svelte-ti83gb"></path><text text-anchor="end" class="svelte-ti83gb"> </text>`,1),Tp=Yr(`<circle r="3.4" class="svelte-ti83gb"></circle>`),Ep=W(`<p class="quiet svelte-ti83gb"> </p>`),Dp=W(`<tr><th scope="row" class="svelte-ti83gb"> </th><td class="svelte-ti83gb"> </td><td class="svelte-ti83gb"><button class="flat"> </button></td></tr>`),Op=W(`<figure class="svelte-ti83gb"><figcaption> </figcaption> <svg role="img" class="svelte-ti83gb"><!><path class="course svelte-ti83gb"></path><!><text class="svelte-ti83gb"> </text><text text-anchor="end" class="svelte-ti83gb"> </text></svg> <!> <details class="svelte-ti83gb"><summary class="svelte-ti83gb"> </summary> <div class="wide svelte-ti83gb" tabindex="0" role="group"><table class="svelte-ti83gb"><thead><tr><th scope="col" class="svelte-ti83gb"> </th><th scope="col" class="svelte-ti83gb"> </th><th scope="col" class="svelte-ti83gb"> </th></tr></thead><tbody></tbody></table></div></details></figure>`);function kp(e,t){A(t,!0);let{tell:n}=jc(),r=M(()=>t.analysis.course??[]),i=M(()=>({low:0,high:100,turns:Math.max(1,V(r).length-1)})),a=M(()=>new Set((t.analysis.mistakes??[]).map(e=>e.at))),o=M(()=>V(r).filter((e,t)=>t===0||V(r)[t-1].turn!==e.turn)),s=M(()=>Q(`win-course`,{first:V(r)[0]?.win??0,last:V(r).at(-1)?.win??0}));var c=Op(),l=I(c),u=R(l,!0),d=z(l,2),f=I(d);Y(f,16,()=>[0,50,100],J,(e,t)=>{var n=wp(),r=L(n),a=z(r),o=R(a,!0);B((e,n,i,s)=>{Z(r,`d`,`M${e??``} ${n??``}H316`),Z(a,`x`,i),Z(a,`y`,s),K(o,t)},[()=>xp(V(i),0),()=>Sp(V(i),t),()=>xp(V(i),0)-5,()=>Sp(V(i),t)+3]),G(e,n)});var p=z(f),m=z(p);Y(m,17,()=>V(r),J,(e,t,n)=>{var r=Zr(),o=L(r),s=e=>{var r=Tp();B((e,t)=>{Z(r,`cx`,e),Z(r,`cy`,t)},[()=>xp(V(i),n),()=>Sp(V(i),V(t).win)]),G(e,r)},c=M(()=>V(a).has(V(t).at));q(o,e=>{V(c)&&e(s)}),G(e,r)});var h=z(m),g=R(h,!0),_=z(h),v=R(_,!0);k(d);var y=z(d,2),b=e=>{var t=Ep(),n=R(t,!0);B(e=>K(n,e),[()=>Q(`win-missed`)]),G(e,t)};q(y,e=>{V(a).size&&e(b)});var x=z(y,2),S=I(x),C=R(S,!0),w=z(S,2),T=I(w),E=I(T),ee=I(E),te=I(ee),ne=R(te,!0),re=z(te),ie=R(re,!0),ae=R(z(re),!0);k(ee),k(E);var oe=z(E);Y(oe,21,()=>V(o),J,(e,r)=>{var i=Dp(),a=I(i),o=R(a,!0),s=z(a),c=R(s,!0),l=z(s),u=I(l),d=R(u,!0);k(l),k(i),B((e,t)=>{K(o,V(r).turn),K(c,e),K(d,t)},[()=>Q(`percent`,{n:V(r).win}),()=>Q(`look-there`,{when:n(`ui-turn`,{n:V(r).turn})})]),H(`click`,u,()=>t.onlook(V(r).at)),G(e,i)}),k(oe),k(T),k(w),k(x),k(c),B((e,t,n,r,i,a,o,c,l)=>{K(u,V(s)),Z(d,`viewBox`,`0 0 320 110`),Z(d,`aria-label`,V(s)),Z(p,`d`,e),Z(h,`x`,t),Z(h,`y`,106),K(g,n),Z(_,`x`,316),Z(_,`y`,106),K(v,r),K(C,i),Z(w,`aria-label`,a),K(ne,o),K(ie,c),K(ae,l)},[()=>Cp(V(i),V(r).map(e=>e.win)),()=>xp(V(i),0),()=>n(`ui-turn`,{n:V(r)[0]?.turn??1}),()=>n(`ui-turn`,{n:V(r).at(-1)?.turn??1}),()=>Q(`as-table`),()=>Q(`as-table`),()=>Q(`turn`),()=>Q(`win-chance`),()=>Q(`replay`)]),G(e,c),j()}U([`click`]);var Ap=W(`<p role="status"> </p> <div class="row svelte-1fkouar"><progress class="svelte-1fkouar"></progress> <span class="count svelte-1fkouar"> </span> <button> </button></div>`,1),jp=W(`<p class="quiet svelte-1fkouar"> </p>`),Mp=W(`<option> </option>`),Np=W(`<label class="field"> <select name="analysis-seat"></select></label>`),Pp=W(`<!> <div class="row svelte-1fkouar"><label class="field"> <select name="analysis-level"></select></label> <button> </button> <!></div>`,1),Fp=W(`<p role="status"> </p>`),Ip=W(`<li class="svelte-1fkouar"><button class="svelte-1fkouar"><small class="svelte-1fkouar"> </small> <span class="svelte-1fkouar"><b> </b> <i class="svelte-1fkouar"> </i></span> <!></button></li>`),Lp=W(`<li class="mistake svelte-1fkouar"><p><small class="svelte-1fkouar"> </small> </p> <!> <div class="row svelte-1fkouar"><button> </button> <button> </button></div></li>`),Rp=W(`<tr><th scope="row" class="svelte-1fkouar"> </th><td class="svelte-1fkouar"> </td><td class="svelte-1fkouar"> </td><td class="svelte-1fkouar"> </td></tr>`),zp=W(`<h4 id="balance" class="svelte-1fkouar"> </h4> <div class="wide svelte-1fkouar" tabindex="0" role="group" aria-labelledby="balance"><table class="svelte-1fkouar"><thead class="svelte-1fkouar"><tr><td class="svelte-1fkouar"></td><th scope="col" class="svelte-1fkouar"> </th><th scope="col" class="svelte-1fkouar"> </th><th scope="col" class="svelte-1fkouar"> </th></tr></thead><tbody></tbody></table></div>`,1),Bp=W(`<!> <!> <h4 class="svelte-1fkouar"> </h4> <ol class="svelte-1fkouar"></ol> <h4 class="svelte-1fkouar"> </h4> <ol class="svelte-1fkouar"></ol> <!>`,1),Vp=W(`<section class="analysis svelte-1fkouar" aria-labelledby="analysis"><h3 id="analysis"> </h3> <!> <!></section>`);function Hp(e,t){A(t,!0);let{sitting:n,tell:r}=jc(),i=[`club`,`expert`],a=P(`club`),o=M(()=>n.server.analysis),s=M(()=>V(o)?.status===`running`),c=M(()=>V(o)&&!V(s)&&V(o).course?.length?V(o):null),l=M(()=>n.server.room?.seats.map((e,t)=>t)??[]),u=e=>void n.lookBack(e);var d=Vp(),f=I(d),p=R(f,!0),m=z(f,2),h=e=>{var t=Ap(),r=L(t),i=R(r,!0),a=z(r,2),s=I(a),c=z(s,2),l=R(c,!0),u=z(c,2),d=R(u,!0);k(a),B((e,t,n,r)=>{K(i,e),Z(s,`max`,V(o).of||1),Yi(s,V(o).done),Z(s,`aria-label`,t),K(l,n),K(d,r)},[()=>Q(`analysis-runs`),()=>Q(`analysis-runs`),()=>Q(`analysis-done`,{done:V(o).done,of:V(o).of}),()=>Q(`analysis-stop`)]),H(`click`,u,()=>n.stopAnalysis()),G(e,t)},g=e=>{var t=Pp(),r=L(t),o=e=>{var t=jp(),n=R(t,!0);B(e=>K(n,e),[()=>Q(`analysis-more`)]),G(e,t)};q(r,e=>{V(c)||e(o)});var s=z(r,2),u=I(s),d=I(u),f=z(d);Y(f,21,()=>i,J,(e,t)=>{var n=Mp(),r=R(n,!0),i={};B(e=>{K(r,e),i!==(i=V(t))&&(n.value=(n.__value=i)??``)},[()=>Q(`analysis-by`,{level:V(t)})]),G(e,n)}),k(f),Bi(f),k(u);var p=z(u,2);let m;var h=R(p,!0),g=z(p,2),_=e=>{var t=Np(),r=I(t),i=z(r);Y(i,21,()=>V(l),J,(e,t)=>{var r=Mp(),i=R(r,!0),a={};B(e=>{K(i,e),a!==(a=V(t))&&(r.value=(r.__value=a)??``)},[()=>n.server.name(V(t))]),G(e,r)}),k(i);var a;Bi(i),k(t),B(e=>{K(r,`${e??``} `),a!==(a=V(c).seat)&&(i.value=(i.__value=a)??``,zi(i,a))},[()=>Q(`analysis-seat`)]),H(`change`,i,e=>n.analyse(V(c).level,Number(e.currentTarget.value))),G(e,t)};q(g,e=>{V(c)&&e(_)}),k(s),B((e,t)=>{K(d,`${e??``} `),m=Pi(p,1,``,null,m,{main:!V(c)}),K(h,t)},[()=>Q(`analysis-level`),()=>V(c)?Q(`analysis-again`):Q(`analysis-begin`)]),Vi(f,()=>V(a),e=>F(a,e)),H(`click`,p,()=>n.analyse(V(a))),G(e,t)};q(m,e=>{V(s)&&V(o)?e(h):e(g,-1)});var _=z(m,2),v=e=>{var t=Bp(),i=L(t),a=e=>{var t=Fp(),n=R(t,!0);B(e=>K(n,e),[()=>Q(`analysis-stopped`,{done:V(c).done,of:V(c).of})]),G(e,t)};q(i,e=>{V(c).status===`stopped`&&e(a)});var o=z(i,2);kp(o,{get analysis(){return V(c)},onlook:u});var s=z(o,2),l=R(s,!0),d=z(s,2);Y(d,21,()=>V(c).turning_points??[],J,(e,t)=>{var i=Ip(),a=I(i),o=I(a),s=R(o,!0),c=z(o,2),l=I(c),d=R(l,!0),f=z(l),p=R(z(f),!0);k(c),Rs(z(c,2),{name:`replay`}),k(a),k(i),B((e,n,r)=>{K(s,e),K(d,n),K(f,` ${V(t).text??``} `),K(p,r)},[()=>r(`ui-turn`,{n:V(t).turn}),()=>n.server.name(V(t).seat),()=>Q(`analysis-swing`,{before:V(t).before,after:V(t).after,by:V(t).by})]),H(`click`,a,()=>u(V(t).at)),G(e,i)}),k(d);var f=z(d,2),p=R(f,!0),m=z(f,2);Y(m,21,()=>V(c).mistakes??[],J,(e,t)=>{var n=Lp(),i=I(n),a=I(i),o=R(a,!0),s=z(a);k(i);var c=z(i,2),l=e=>{var n=jp(),r=R(n,!0);B(e=>K(r,e),[()=>Q(`analysis-line`,{line:V(t).line.join(`; `)})]),G(e,n)};q(c,e=>{V(t).line?.length&&e(l)});var d=z(c,2),f=I(d),p=R(f,!0),m=z(f,2),h=R(m,!0);k(d),k(n),B((e,t,n,r)=>{K(o,e),K(s,` ${t??``}`),K(p,n),K(h,r)},[()=>r(`ui-turn`,{n:V(t).turn}),()=>Q(`analysis-mistake`,{played:V(t).played,win:V(t).win,better:V(t).better,best:V(t).better_win}),()=>Q(`analysis-look`),()=>Q(`play-on`)]),H(`click`,f,()=>u(V(t).at)),H(`click`,m,()=>$.playOn(V(t).at)),G(e,n)}),k(m);var h=z(m,2),g=e=>{var t=zp(),r=L(t),i=R(r,!0),a=z(r,2),o=I(a),s=I(o),l=I(s),u=z(I(l)),d=R(u,!0),f=z(u),p=R(f,!0),m=R(z(f),!0);k(l),k(s);var h=z(s);Y(h,21,()=>V(c).balance,J,(e,t)=>{var r=Rp(),i=I(r),a=R(i,!0),o=z(i),s=R(o,!0),c=z(o),l=R(c,!0),u=R(z(c),!0);k(r),B((e,t,n,r)=>{K(a,e),K(s,t),K(l,n),K(u,r)},[()=>n.server.name(V(t).seat),()=>Jo(V(t).own),()=>Jo(V(t).others),()=>Jo(V(t).luck)]),G(e,r)}),k(h),k(o),k(a),B((e,t,n,r)=>{K(i,e),K(d,t),K(p,n),K(m,r)},[()=>Q(`analysis-balance`),()=>Q(`balance-own`),()=>Q(`balance-others`),()=>Q(`balance-luck`)]),G(e,t)};q(h,e=>{V(c).balance?.length&&e(g)}),B((e,t)=>{K(l,e),K(p,t)},[()=>Q(V(c).turning_points?.length?`analysis-turning`:`analysis-no-turning`),()=>Q(V(c).mistakes?.length?`analysis-mistakes`:`analysis-no-mistakes`,{name:n.server.name(V(c).seat??0)})]),G(e,t)};q(_,e=>{V(c)&&e(v)}),k(d),B(e=>K(p,e),[()=>Q(`analysis`)]),G(e,d),j()}U([`click`,`change`]);var Up=W(`<span><svg class="key svelte-cebp1h" viewBox="0 0 24 6" aria-hidden="true"><path d="M0 3H24" class="svelte-cebp1h"></path></svg> </span>`),Wp=Yr(`<path class="grid svelte-cebp1h"></path><text text-anchor="end" class="svelte-cebp1h"> </text>`,1),Gp=Yr(`<path class="course svelte-cebp1h"></path>`),Kp=W(`<th scope="col" class="svelte-cebp1h"> </th>`),qp=W(`<td class="svelte-cebp1h"> </td>`),Jp=W(`<tr><th scope="row" class="svelte-cebp1h"></th><!></tr>`),Yp=W(`<figure class="svelte-cebp1h"><figcaption class="svelte-cebp1h"></figcaption> <svg role="img" class="svelte-cebp1h"><!><!><text class="svelte-cebp1h"> </text><text text-anchor="end" class="svelte-cebp1h"> </text></svg> <details class="svelte-cebp1h"><summary class="svelte-cebp1h"> </summary> <div class="wide svelte-cebp1h" tabindex="0" role="group"><table class="svelte-cebp1h"><thead><tr><th scope="col" class="svelte-cebp1h"> </th><!></tr></thead><tbody></tbody></table></div></details></figure>`);function Xp(e,t){A(t,!0);let{tell:n}=jc(),r=[`var(--gold)`,`var(--course-2)`,`var(--course-3)`,`var(--bad)`],i=[``,`7 4`,`2 4`,`9 3 2 3`],a=M(()=>yp(t.courses.map(e=>e.values))),o=e=>`${e.title}: ${e.values[0]} → ${e.values.at(-1)}`;var s=Yp(),c=I(s);Y(c,21,()=>t.courses,J,(e,t)=>{var n=Up(),a=I(n),s=I(a);let c;k(a);var l=z(a);k(n),B(e=>{Z(s,`stroke-dasharray`,i[V(t).seat]),c=Ii(s,``,c,{stroke:r[V(t).seat]}),K(l,` ${e??``}`)},[()=>o(V(t))]),G(e,n)}),k(c);var l=z(c,2),u=I(l);Y(u,17,()=>bp(V(a)),J,(e,t)=>{var n=Wp(),r=L(n),i=z(r),o=R(i,!0);B((e,n,a,s)=>{Z(r,`d`,`M${e??``} ${n??``}H316`),Z(i,`x`,a),Z(i,`y`,s),K(o,V(t))},[()=>xp(V(a),0),()=>Sp(V(a),V(t)),()=>xp(V(a),0)-5,()=>Sp(V(a),V(t))+3]),G(e,n)});var d=z(u);Y(d,17,()=>t.courses,J,(e,t)=>{var n=Gp();let o;B(e=>{Z(n,`d`,e),Z(n,`stroke-dasharray`,i[V(t).seat]),o=Ii(n,``,o,{stroke:r[V(t).seat]})},[()=>Cp(V(a),V(t).values)]),G(e,n)});var f=z(d),p=R(f,!0),m=z(f),h=R(m,!0);k(l);var g=z(l,2),_=I(g),v=R(_,!0),y=z(_,2),b=I(y),x=I(b),S=I(x),C=I(S),w=R(C,!0);Y(z(C),17,()=>t.courses,J,(e,t)=>{var n=Kp(),r=R(n,!0);B(()=>K(r,V(t).title)),G(e,n)}),k(S),k(x);var T=z(x);Y(T,21,()=>({length:V(a).turns+1}),J,(e,n,r)=>{var i=Jp(),a=I(i);a.textContent=r,Y(z(a),17,()=>t.courses,J,(e,t)=>{var n=qp(),i=R(n,!0);B(()=>K(i,V(t).values[r]??``)),G(e,n)}),k(i),G(e,i)}),k(T),k(b),k(y),k(g),k(s),B((e,t,n,r,i,a,o)=>{Z(l,`viewBox`,`0 0 320 110`),Z(l,`aria-label`,e),Z(f,`x`,t),Z(f,`y`,106),K(p,n),Z(m,`x`,316),Z(m,`y`,106),K(h,r),K(v,i),Z(y,`aria-label`,a),K(w,o)},[()=>t.courses.map(o).join(`; `),()=>xp(V(a),0),()=>n(`ui-turn`,{n:0}),()=>n(`ui-turn`,{n:V(a).turns}),()=>Q(`as-table`),()=>Q(`as-table`),()=>Q(`turn`)]),G(e,s),j()}var Zp=W(`<button> </button>`),Qp=W(`<button class="main"> </button> <!>`,1),$p=W(`<p><a class="button main"> </a></p>`),em=W(`<p role="status"> </p>`),tm=W(`<li><button class="svelte-1f29zrf"><small class="svelte-1f29zrf"> </small> <span class="svelte-1f29zrf"> </span> <!></button></li>`),nm=W(`<section aria-labelledby="moments"><h3 id="moments"> </h3> <ol class="moments svelte-1f29zrf"></ol></section>`),rm=W(`<section class="report svelte-1f29zrf" aria-labelledby="report"><h2 id="report" tabindex="-1" class="svelte-1f29zrf"><!> </h2> <div class="next svelte-1f29zrf"><!> <button> </button> <button> </button> <a class="button" href="#/"> </a></div> <!> <!> <!> <!> <div class="charts svelte-1f29zrf"></div></section>`);function im(e,t){A(t,!0);let{sitting:n,tell:r}=jc(),i=M(()=>n.server.report),a=M(()=>[...new Set(V(i).courses.map(e=>e.name))]),o=M(()=>V(i).result?.winners.some(e=>n.server.room?.yours.includes(e))),s=M(()=>$.server.games.find(e=>e.name===n.server.room?.game)?.decks),c=M(()=>(n.server.room?.rematch??[]).map(e=>n.server.name(e))),l=M(()=>!!n.server.room?.yours.length);var u=rm(),d=I(u),f=I(d),p=e=>{var t=Xr();B(e=>K(t,`${e??``} `),[()=>Q(`you-win`)]),G(e,t)};q(f,e=>{V(o)&&n.server.room?.yours.length===1&&e(p)});var m=z(f,1,!0);k(d);var h=z(d,2),g=I(h),_=e=>{var t=Qp(),r=L(t),i=R(r,!0),a=z(r,2),o=e=>{var t=Zp(),r=R(t,!0);B(e=>K(r,e),[()=>Q(`again-swapped`,{what:V(s)})]),H(`click`,t,()=>n.rematch(!0)),G(e,t)};q(a,e=>{V(s)&&e(o)}),B(e=>K(i,e),[()=>Q(`again`)]),H(`click`,r,()=>n.rematch(!1)),G(e,t)};q(g,e=>{V(l)&&e(_)});var v=z(g,2),y=R(v,!0),b=z(v,2),x=R(b,!0),S=R(z(b,2),!0);k(h);var C=z(h,2),w=e=>{var t=$p(),r=I(t),i=R(r,!0);k(t),B(e=>{Z(r,`href`,`#/room/${n.server.room.next??``}`),K(i,e)},[()=>Q(`to-next`)]),G(e,t)};q(C,e=>{n.server.room?.next&&e(w)});var T=z(C,2),E=e=>{var t=em(),n=R(t,!0);B(e=>K(n,e),[()=>Q(`agreed`,{names:V(c).join(`, `)})]),G(e,t)};q(T,e=>{V(c).length&&e(E)});var ee=z(T,2),te=e=>{var t=nm(),a=I(t),o=R(a,!0),s=z(a,2);Y(s,21,()=>V(i).moments,J,(e,t)=>{var i=tm(),a=I(i),o=I(a),s=R(o,!0),c=z(o,2),l=R(c,!0);Rs(z(c,2),{name:`replay`}),k(a),k(i),B(e=>{K(s,e),K(l,V(t).text)},[()=>r(`ui-turn`,{n:V(t).turn})]),H(`click`,a,()=>n.lookBack(V(t).at)),G(e,i)}),k(s),k(t),B(e=>K(o,e),[()=>Q(`key-moments`)]),G(e,t)};q(ee,e=>{V(i).moments?.length&&e(te)});var ne=z(ee,2);Hp(ne,{});var re=z(ne,2);Y(re,21,()=>V(a),J,(e,t)=>{{let n=M(()=>V(i).courses.filter(e=>e.name===V(t)));Xp(e,{get courses(){return V(n)}})}}),k(re),k(u),B((e,t,n)=>{K(m,V(i).summary),K(y,e),K(x,t),K(S,n)},[()=>Q(`replay`),()=>Q(`see-table`),()=>Q(`another-game`)]),H(`click`,v,()=>n.lookBack(0)),H(`click`,b,()=>n.screen.reading=!1),G(e,u),j()}U([`click`]);var am=W(`<i class="svelte-1tzjqu6"></i>`),om=W(`<option> </option>`),sm=W(`<label class="svelte-1tzjqu6"><span class="unseen"> </span> <select class="svelte-1tzjqu6"><!><!></select></label>`),cm=W(`<span class="svelte-1tzjqu6"> </span>`),lm=W(`<span class="quiet svelte-1tzjqu6"> </span>`),um=W(`<section class="timeline svelte-1tzjqu6"><div class="steps svelte-1tzjqu6"><button class="svelte-1tzjqu6"><!> <span class="unseen"> </span></button> <button class="svelte-1tzjqu6"><!> <span class="unseen"> </span></button> <button class="main svelte-1tzjqu6"><!> <span> </span></button> <button class="svelte-1tzjqu6"><!> <span class="unseen"> </span></button> <button class="svelte-1tzjqu6"><!> <span class="unseen"> </span></button></div> <label class="slider svelte-1tzjqu6"><span> </span> <input type="range" min="0" class="svelte-1tzjqu6"/> <span class="ticks svelte-1tzjqu6" aria-hidden="true"></span></label> <label class="svelte-1tzjqu6"><span class="unseen"> </span> <select class="svelte-1tzjqu6"></select></label> <!> <p class="next svelte-1tzjqu6" aria-live="polite" tabindex="0"><!> <!></p> <div class="steps svelte-1tzjqu6"><button class="svelte-1tzjqu6"> </button> <button class="svelte-1tzjqu6"> <kbd>Esc</kbd></button></div></section>`);function dm(e,t){A(t,!0);let{sitting:n}=jc(),r=n.back,i=M(()=>n.moment),a=M(()=>r.moves[V(i).at]),o=M(()=>n.server.room?.status===`over`?n.server.room.seats.map((e,t)=>t):[]),s=M(()=>V(i).at===0),c=M(()=>V(i).at>=V(i).end),l=e=>`${100*e/Math.max(1,V(i).end)}%`;var u=um(),d=I(u),f=I(d),p=I(f);Rs(p,{name:`turn-back`});var m=R(z(p,2),!0);k(f);var h=z(f,2),g=I(h);Rs(g,{name:`step-back`});var _=R(z(g,2),!0);k(h);var v=z(h,2),y=I(v);{let e=M(()=>r.runs?`pause`:`turn`);Rs(y,{get name(){return V(e)}})}var b=R(z(y,2),!0);k(v);var x=z(v,2),S=I(x);Rs(S,{name:`step-on`});var C=R(z(S,2),!0);k(x);var w=z(x,2),T=I(w);Rs(T,{name:`turn-on`});var E=R(z(T,2),!0);k(w),k(d);var ee=z(d,2),te=I(ee),ne=R(te,!0),re=z(te,2);Ji(re);var ie=z(re,2);Y(ie,21,()=>r.turns,e=>e.at,(e,t)=>{var n=am();let r;B(e=>r=Ii(n,``,r,{left:e}),[()=>l(V(t).at)]),G(e,n)}),k(ie),k(ee);var ae=z(ee,2),oe=I(ae),se=R(oe,!0),ce=z(oe,2);Y(ce,21,()=>r.turns,e=>e.at,(e,t)=>{var r=om(),i=R(r,!0),a={};B(e=>{K(i,e),a!==(a=V(t).at)&&(r.value=(r.__value=a)??``)},[()=>Q(`turn-of`,{turn:V(t).turn,name:n.server.name(V(t).seat)})]),G(e,r)}),k(ce);var le;Bi(ce),k(ae);var ue=z(ae,2),de=e=>{var t=sm(),a=I(t),s=R(a,!0),c=z(a,2),l=I(c),u=e=>{var t=om(),n=R(t,!0);t.value=t.__value=-1,B(e=>K(n,e),[()=>Q(`seen-by-all`)]),G(e,t)};q(l,e=>{V(i).seat<0&&e(u)}),Y(z(l),17,()=>V(o),J,(e,t)=>{var r=om(),i=R(r,!0),a={};B(e=>{K(i,e),a!==(a=V(t))&&(r.value=(r.__value=a)??``)},[()=>Q(`seen-by-one`,{name:n.server.name(V(t))})]),G(e,r)}),k(c);var d;Bi(c),k(t),B(e=>{K(s,e),d!==(d=V(i).seat)&&(c.value=(c.__value=d)??``,zi(c,d))},[()=>Q(`seen-by`)]),H(`change`,c,e=>r.to(V(i).at,Number(e.currentTarget.value))),G(e,t)};q(ue,e=>{V(o).length&&e(de)});var fe=z(ue,2),pe=I(fe);Y(pe,17,()=>V(i).lines??[],J,(e,t)=>{var n=cm(),r=R(n,!0);B(()=>K(r,V(t).text)),G(e,n)});var me=z(pe,2),he=e=>{var t=lm(),r=R(t,!0);B(e=>K(r,e),[()=>Q(`next-move`,{name:n.server.name(V(a).seat),what:V(a).sentence})]),G(e,t)};q(me,e=>{V(a)?.sentence&&e(he)}),k(fe);var ge=z(fe,2),_e=I(ge),ve=R(_e,!0),ye=z(_e,2),be=I(ye);Oe(),k(ye),k(ge),k(u),B((e,t,n,a,o,l,d,p,g,y,S,T,ee,te,ie)=>{Z(u,`aria-label`,e),Z(f,`title`,t),f.disabled=V(s),K(m,n),Z(h,`title`,a),h.disabled=V(s),K(_,o),Z(v,`aria-pressed`,r.runs),K(b,l),Z(x,`title`,d),x.disabled=V(c),K(C,p),Z(w,`title`,g),w.disabled=V(c),K(E,y),K(ne,S),Z(re,`max`,V(i).end),Yi(re,V(i).at),K(se,T),le!==(le=ee)&&(ce.value=(ce.__value=le)??``,zi(ce,le)),K(ve,te),K(be,`${ie??``} `)},[()=>Q(`replay`),()=>Q(`turn-back`),()=>Q(`turn-back`),()=>Q(`step-back`),()=>Q(`step-back`),()=>r.runs?Q(`pause`):Q(`run`),()=>Q(`step-on`),()=>Q(`step-on`),()=>Q(`turn-on`),()=>Q(`turn-on`),()=>Q(`moment`,{at:V(i).at,end:V(i).end,turn:V(i).turn}),()=>Q(`jump-turn`),()=>r.turns.findLast(e=>e.at<=V(i).at)?.at??0,()=>Q(`play-on`),()=>Q(`to-now`)]),H(`click`,f,()=>r.turn(-1)),H(`click`,h,()=>r.to(V(i).at-1)),H(`click`,v,()=>r.play()),H(`click`,x,()=>r.to(V(i).at+1)),H(`click`,w,()=>r.turn(1)),H(`input`,re,e=>r.to(e.currentTarget.valueAsNumber)),H(`change`,ce,e=>r.to(Number(e.currentTarget.value))),H(`click`,_e,()=>$.playOn(V(i).at)),H(`click`,ye,()=>n.backToNow()),G(e,u),j()}U([`click`,`input`,`change`]);function fm(e){let t=new Map;for(let{thing:n,slug:r}of e)t.set(r,[...t.get(r)??[],n]);return[...t].map(([e,t])=>({slug:e,things:t}))}function pm(e,t){let n=[],r=new Map(t),i=e;for(;i;){let e=[...t].map(([e,t])=>({name:e,slug:t,at:i.indexOf(e)})).filter(({at:e})=>e>=0).sort((e,t)=>e.at-t.at||t.name.length-e.name.length)[0];if(!e){n.push({text:i});break}let a=i.slice(e.at+e.name.length),o=/[^\s\p{L}\p{N}]*$/u.exec(i.slice(0,e.at))[0],s=/^[^\s\p{L}\p{N}]*/u.exec(a)[0];e.at>o.length&&n.push({text:i.slice(0,e.at-o.length)}),n.push({text:e.name,slug:e.slug,...o&&{before:o},...s&&{after:s}}),r.delete(e.name),i=a.slice(s.length)}return[...n,...[...r].flatMap(([e,t])=>[{text:` `},{text:e,slug:t}])]}var mm=(e,t=g,n=g)=>{var r=hm(),i=R(r,!0);B(()=>K(i,t())),H(`click`,r,()=>ou({slug:n(),things:[],deed:``,notes:[]})),G(e,r)},hm=W(`<button class="link svelte-2a7eu9"> </button>`),gm=W(`<span class="kept svelte-2a7eu9"> <!> </span>`);function _m(e,t){A(t,!0);let n=va(t,`times`,3,1),r=M(()=>pm(t.text,t.cards)),i=M(()=>V(r).findIndex(({slug:e})=>e));var a=Zr();Y(L(a),17,()=>V(r),J,(e,t,r)=>{let a=()=>V(t).text,o=()=>V(t).slug,s=()=>V(t).before,c=()=>V(t).after;var l=Zr(),u=L(l),d=e=>{var t=gm(),l=I(t,!0),u=z(l);mm(u,a,o);var d=z(u);k(t),B(()=>{K(l,s()),K(d,`${n()>1&&r===V(i)?` ×${n()}`:``}${c()??``}`)}),G(e,t)},f=e=>{var t=Xr();B(()=>K(t,a())),G(e,t)};q(u,e=>{o()?e(d):e(f,-1)}),G(e,l)}),G(e,a),j()}U([`click`]);var vm=W(`<li class="svelte-pypywg"><!></li>`),ym=W(`<ul class="effects svelte-pypywg"></ul>`);function bm(e,t){A(t,!0);var n=ym();Y(n,21,()=>t.effects,J,(e,t)=>{let n=()=>V(t).effect,r=()=>V(t).card,i=()=>V(t).slug;var a=vm(),o=I(a);{let e=M(()=>new Map(i()?[[r(),i()]]:[]));_m(o,{get text(){return n()},get cards(){return V(e)}})}k(a),G(e,a)}),k(n),G(e,n),j()}var xm=W(`<p class="svelte-18gwdac"> </p>`),Sm=W(`<section class="affects svelte-18gwdac" aria-labelledby="affects"><h3 id="affects" class="svelte-18gwdac"> </h3> <!></section>`);function Cm(e,t){A(t,!0);let{sitting:n}=jc(),r=P(void 0);Fn(()=>{let e=t.thing;n.step>=0&&n.affects(e).then(n=>e===t.thing&&F(r,n))});var i=Zr(),a=L(i),o=e=>{var t=Sm(),n=I(t),i=R(n,!0),a=z(n,2),o=e=>{bm(e,{get effects(){return V(r).effects}})},s=e=>{var t=xm(),n=R(t,!0);B(e=>K(n,e),[()=>Q(`affects-nothing`)]),G(e,t)};q(a,e=>{V(r).effects.length?e(o):e(s,-1)}),k(t),B(e=>K(i,e),[()=>Q(`affects`)]),G(e,t)};q(a,e=>{V(r)&&e(o)}),G(e,i),j()}var wm=W(`<small> </small>`),Tm=W(`<span class="unseen" role="alert"> </span>`),Em=W(`<span><!> <span role="timer"> </span> <!></span> <!>`,1);function Dm(e,t){A(t,!0);let n=P(0);Fn(()=>{let e=performance.now()+t.left;if(F(n,t.left,!0),!t.runs)return;let r=setInterval(()=>F(n,Math.max(0,e-performance.now()),!0),250);return()=>clearInterval(r)});let r=M(()=>Math.ceil(V(n)/1e3)),i=M(()=>V(r)<30),a=M(()=>`${Math.floor(V(r)/60)}:${String(V(r)%60).padStart(2,`0`)}`);var o=Em(),s=L(o);let c;var l=I(s),u=e=>{Rs(e,{name:`warning`})},d=e=>{Rs(e,{name:`clock`})};q(l,e=>{V(i)?e(u):t.runs&&e(d,1)});var f=z(l,2),p=R(f,!0),m=z(f,2),h=e=>{var t=wm(),n=R(t,!0);B(e=>K(n,e),[()=>Q(`little-time`)]),G(e,t)};q(m,e=>{V(i)&&e(h)}),k(s);var g=z(s,2),_=e=>{var t=Tm(),n=R(t,!0);B(e=>K(n,e),[()=>V(i)?Q(`your-time`,{n:30}):``]),G(e,t)};q(g,e=>{t.own&&t.runs&&e(_)}),B(()=>{c=Pi(s,1,`clock svelte-7ksnpk`,null,c,{runs:t.runs,little:V(i)}),K(p,V(a))}),G(e,o),j()}function Om(e,t,n=(e,t)=>e!==t){let r=P(void 0),i=t(),a=e();return Ln(()=>{let o=e();t()!==i&&F(r,o===a?void 0:n(o,a)),i=t(),a=o}),()=>V(r)}var km=W(`<small aria-hidden="true" class="svelte-13xisfs"> </small>`),Am=W(`<span class="bar svelte-13xisfs" aria-hidden="true"><span class="svelte-13xisfs"></span></span>`),jm=W(`<span><!> <b aria-hidden="true" class="svelte-13xisfs"> </b> <span class="unseen"> </span> <!> <!></span>`);function Mm(e,t){A(t,!0);let n=va(t,`strong`,3,!1),{sitting:r}=jc(),i=Fc(),a=Om(()=>t.n,()=>r.step,(e,t)=>Number(e)-Number(t)||0);var o=jm();let s;var c=I(o);Rs(c,{get name(){return t.icon}});var l=z(c,2),u=R(l,!0),d=z(l,2),f=R(d,!0),p=z(d,2),m=e=>{var t=km(),n=R(t,!0);B(e=>K(n,e),[()=>Jo(a())]),G(e,t)},h=M(()=>a());q(p,e=>{V(h)&&e(m)});var g=z(p,2),_=e=>{var n=Am(),r=I(n);let i;k(n),B(e=>i=Ii(r,``,i,{width:e}),[()=>`${Math.min(100,100*t.n/t.of)}%`]),G(e,n)};q(g,e=>{t.of&&typeof t.n==`number`&&e(_)}),k(o),X(o,()=>zc(i(()=>t.icon))),B(e=>{s=Pi(o,1,`dial svelte-13xisfs`,null,s,{strong:n(),changed:e}),Z(o,`data-dial`,t.icon),Z(o,`title`,t.text),K(u,t.n),K(f,t.text)},[()=>a()]),G(e,o),j()}var Nm=W(`<p class="svelte-3ldv6t"> </p>`),Pm=W(`<section class="force svelte-3ldv6t" tabindex="0"><h2 class="svelte-3ldv6t"> </h2> <!></section>`);function Fm(e,t){A(t,!0);let{sitting:n,tell:r}=jc(),i=M(()=>n.shown?.force??[]);var a=Pm(),o=I(a),s=R(o,!0),c=z(o,2),l=e=>{bm(e,{get effects(){return V(i)}})},u=e=>{var t=Nm(),n=R(t,!0);B(e=>K(n,e),[()=>r(`ui-no-force`)]),G(e,t)};q(c,e=>{V(i).length?e(l):e(u,-1)}),k(a),B((e,t)=>{Z(a,`aria-label`,e),K(s,t)},[()=>Q(`in-force`),()=>Q(`in-force`)]),G(e,a),j()}var Im=14,Lm=20,Rm=126,zm=1.1,Bm=.8;function Vm(e,t,n,r,i=1){let a=Math.max(1,Math.floor((n-Lm)/(e.least/e.ratio))),o=Array.from({length:Math.min(i,a)},(i,a)=>({card:Hm(e,t,n,r,a+1),rows:a+1})).reduce((e,t)=>t.card>e.card?t:e);return{card:Math.floor(Math.max(e.least,o.card)),rows:o.rows}}function Hm(e,t,n,r,i){let a=Math.max(Math.ceil(r/i),1),o=(t-Im-(a-1)*e.gap)/a,s=(t-Im)/(1+(a-1)*e.share),c=((n-Lm)/i-e.gap*(1-1/i))*e.ratio;return Math.min(Math.max(o,Math.min(s,e.good)),c,e.most)}function Um(e,t,n,r,i=1,a=!1,o=0){let{card:s,rows:c}=Vm(e,t,n,Math.max(r,o),i),l=Math.max(Math.ceil(r/c),Math.min(r,Math.ceil(o/c)),1),u=s/e.ratio,d=l>1?(t-Im-s)/(l-1):0,f=Math.max(Math.min(s+e.gap,d),s*e.share),p=Math.max(Lm/2,(n-c*u-(c-1)*e.gap)/2);return{card:s,tall:u,rows:c,places:Array.from({length:r},(n,i)=>{let o=Math.floor(i/l),d=Math.min(l,r-o*l),m=Math.max(Im/2,(t-(d-1)*f-s)/2),h=a&&c===1?i%l-(d-1)/2:0;return{x:Math.round(m+i%l*f),y:Math.round(p+o*(u+e.gap)+Math.min(Bm*h*h,Lm)),turn:zm*h}})}}function Wm(e){let t=getComputedStyle(e),n=(e,n)=>parseFloat(t.getPropertyValue(e))||n;return{least:n(`--least`,56),most:n(`--most`,150),ratio:n(`--ratio`,.714),gap:n(`--gap`,10),share:n(`--share`,1),good:n(`--good`,0)}}function Gm(e,t){if(!(t===0||(t-Lm)*e.ratio>=qm))return{...e,least:Km.least,most:Km.most,ratio:Km.most/Km.height,gap:6}}var Km={least:92,most:124,height:46},qm=62;function Jm(e){return e<Rm?`small`:`middle`}var Ym={};function Xm(e){at(Ym,e)}function Zm(){return it(Ym)??(()=>({size:`small`,width:0,height:0}))}var Qm=W(`<div><!></div>`),$m=W(`<p class="nothing svelte-133olco"> </p>`),eh=W(`<div class="lane svelte-133olco" role="group"><h3 class="unseen"> </h3> <div></div></div>`);function th(e,t){A(t,!0);let n=va(t,`rows`,3,1),r=va(t,`usual`,3,0),i=va(t,`fan`,3,!1),a=va(t,`tiles`,3,!1),o=P(void 0),s=P(0),c=P(0),l=M(()=>V(o)&&V(s)?Wm(V(o)):void 0),u=M(()=>V(l)&&a()?Gm(V(l),V(c)):void 0),d=M(()=>V(l)?Um(V(u)??V(l),V(s),V(c),t.items.length,n(),i(),r()):{card:0,tall:0,rows:1,places:[]}),f=M(()=>V(d).places.some(({x:e})=>e+V(d).card>V(s)));Xm(()=>({size:V(u)?`flat`:Jm(V(d).card),width:V(d).card,height:V(d).tall}));var p=eh(),m=I(p),h=R(m,!0),g=z(m,2);let _,v;Y(g,23,()=>t.items,e=>t.key(e),(e,n,r)=>{let a=M(()=>V(d).places[V(r)]);var o=Qm();let s,c;fi(I(o),()=>t.item,()=>V(n)),k(o),B(()=>{s=Pi(o,1,`slot svelte-133olco`,null,s,{fan:i()&&V(d).rows===1}),c=Ii(o,``,c,{translate:`${V(a)?.x??0??``}px ${V(a)?.y??0??``}px`,rotate:V(a)?.turn?`${V(a).turn}deg`:void 0})}),G(e,o)},e=>{var n=$m(),r=R(n);B(e=>K(r,`${t.label??``}: ${e??``}`),[()=>Q(`empty`)]),G(e,n)}),k(g),ua(g,e=>F(o,e),()=>V(o)),k(p),B(()=>{Z(p,`aria-label`,t.label),K(h,t.label),_=Pi(g,1,`box svelte-133olco`,null,_,{scrolls:V(f)}),v=Ii(g,``,v,{"--card":`${V(d).card??``}px`,"--tile":V(u)&&`${V(d).card}px`})}),ca(g,`clientWidth`,e=>F(s,e)),ca(g,`clientHeight`,e=>F(c,e)),G(e,p),j()}var nh=W(`<li class="turn svelte-14lwl8k"><span> <!></span></li>`),rh=W(`<span class="gain svelte-14lwl8k"> <!> <span class="unseen"> </span></span>`),ih=W(`<button class="rule svelte-14lwl8k">§</button>`),ah=W(`<!> <li><span class="icon svelte-14lwl8k"><!></span> <span><!><!><!></span> <!></li>`,1),oh=W(`<li class="small svelte-14lwl8k"><span></span> <span> </span></li>`),sh=W(`<section class="log svelte-14lwl8k" tabindex="0"><ol class="svelte-14lwl8k"></ol></section>`);function ch(e,t){A(t,!0);let{sitting:n,game:r,face:i,tell:a}=jc(),o=M(()=>cs(r)?.Dice),s=M(()=>Math.max(0,Math.floor((n.server.log.length-1e3)/500))*500),c=M(()=>n.moment?n.moment.lines??[]:n.server.log.slice(V(s))),l=M(()=>n.moment?[]:n.server.begun),u=M(()=>op(V(c),V(s),V(l))),d=M(()=>n.moment?V(s):n.screen.read),f=P(void 0),p=M(()=>new Map(V(l).map(e=>[e.at,e]))),m=(e=[])=>new Map(e.map(e=>[i(e).name,e])),h=e=>V(p).get(e?V(u)[e-1].last+1:V(s));Fn(()=>{V(c).length&&kr().then(()=>V(f)?.scrollTo({top:V(f).scrollHeight}))});var g=sh(),_=I(g);Y(_,23,()=>V(u),({line:e,count:t,gains:n,at:r,last:i})=>r,(e,t,r)=>{let i=()=>V(t).line,s=()=>V(t).count,c=()=>V(t).gains,l=()=>V(t).last,u=M(()=>h(V(r))),f=M(()=>ip(i()));var p=ah(),g=L(p),_=e=>{var t=nh(),r=I(t),i=I(r,!0),o=z(i),s=e=>{var t=Xr();B(e=>K(t,`· ${e??``}`),[()=>n.server.name(V(u).seat)]),G(e,t)};q(o,e=>{n.server.rounds||e(s)}),k(r),k(t),B(e=>K(i,e),[()=>a(n.server.rounds?`ui-round`:`ui-turn`,{n:V(u).turn})]),G(e,t)};q(g,e=>{V(u)&&e(_)});var v=z(g,2);let y;var b=I(v),x=I(b),S=e=>{Rs(e,{get path(){return V(f)}})};q(x,e=>{V(f)&&e(S)}),k(b);var C=z(b,2),w=I(C);{let e=M(()=>m(i().cards));_m(w,{get text(){return i().text},get cards(){return V(e)},get times(){return s()}})}var T=z(w);Y(T,17,c,J,(e,t)=>{var n=rh(),r=I(n,!0),i=z(r);Rs(i,{get name(){return V(t).icon}});var a=R(z(i,2),!0);k(n),B(e=>{Z(n,`data-dial`,V(t).icon),Z(n,`title`,V(t).text),K(r,e),K(a,V(t).text)},[()=>Jo(V(t).n)]),G(e,n)});var E=z(T),ee=e=>{var t=Zr();Ci(L(t),()=>V(o),(e,t)=>{t(e,{get dice(){return i().dice}})}),G(e,t)};q(E,e=>{V(o)&&i().dice?.length&&e(ee)}),k(C);var te=z(C,2),ne=e=>{var t=ih();B(e=>{Z(t,`aria-label`,e),Z(t,`title`,i().rule)},[()=>Q(`rule`,{id:i().rule})]),H(`click`,t,()=>n.rule(i().rule)),G(e,t)};q(te,e=>{i().rule&&e(ne)}),k(v),B(()=>y=Pi(v,1,`svelte-14lwl8k`,null,y,{small:i().small,fresh:l()>=V(d)})),G(e,p)},e=>{var t=oh(),n=R(z(I(t),2),!0);k(t),B(e=>K(n,e),[()=>Q(`no-log`)]),G(e,t)}),k(_),k(g),ua(g,e=>F(f,e),()=>V(f)),B(e=>Z(g,`aria-label`,e),[()=>Q(`log`)]),G(e,g),j()}U([`click`]);var lh,uh=W(`<span class="count svelte-1x5e02m"> </span>`),dh=W(`<span class="chosen-mark svelte-1x5e02m"><!></span>`),fh=W(`<span class="legal-mark svelte-1x5e02m"></span>`),ph=W(`<b> </b>`),mh=W(`<span class="badge svelte-1x5e02m"><!><!></span>`),hh=W(`<span class="badges svelte-1x5e02m"></span>`),gh=W(`<button><span class="unseen"> </span> <span class="picture svelte-1x5e02m" aria-hidden="true"><!> <!> <!> <!></span></button>`);function _h(e,t){A(t,!0);let n=va(t,`badges`,19,()=>[]),r=va(t,`deed`,3,``),i=va(t,`which`,3,``),a=va(t,`tilted`,3,!1),o=va(t,`flat`,3,!1),s=va(t,`alike`,19,()=>[]),c=va(t,`direct`,3,!1),l=va(t,`ground`,19,()=>[]),u=jc(),{sitting:d,game:f,laid:p,face:m}=u,h=Zm(),g=M(()=>o()||h().size===`flat`),_=d.asking,v=M(()=>m(t.slug)),y=M(()=>t.things.flatMap(e=>d.shown?.marks?.[e]??[])),b=M(()=>_.gathers||_.options(t.things).length>0),x=M(()=>V(b)?t.things:[...t.things,...s()]),S=M(()=>_.state(V(x))),C=M(()=>V(S)?u.side(t.things[0]??-1):``),w=M(()=>_.mark(t.things)),T=M(()=>t.said??(V(y).length?V(y):n().map(e=>e.text))),E=M(()=>({slug:t.slug,name:V(v).name,things:V(x),deed:r()&&`${r()} ${t.slug}${i()}`,notes:V(T),attached:t.attached,live:t.live})),ee=M(()=>t.things.length>1&&!t.picture),te=M(()=>[V(v).name+(V(ee)?` ×${t.things.length}`:``),...V(T),...V(S)===`chosen`?[Q(`chosen`)]:[],..._.options(V(x)).slice(0,3).map(e=>e.sentence??``)].join(`, `)),ne=d.step,re=M(()=>ne===d.step&&ne>p()),ie=M(()=>t.things.some(e=>d.screen.line?.things?.includes(e))),ae=M(()=>[...n().map(({icon:e,n:t=``})=>`${e}${t}`),...Object.values(t.live??{})]),oe=M(()=>t.live||n().length?V(ae):V(T)),se=Om(()=>V(oe).join(),()=>d.step),ce=M(()=>V(re)||se()||V(ie));lu(()=>V(E));function le(e){let t=e.currentTarget,n=t.closest(`dialog`)?void 0:t;if(au(V(E)),e.detail>1&&ue(t))return;lh=t;let r=e.detail>0&&!nu.quick&&!c();_.touch(_.gathers?V(x):[...V(x),...l()],n,r)||ou(V(E))}function ue(e){if(_.at!==e)return _.sent||e!==lh;let t=!_.doubt&&_.usual(V(x),u.usual);return t&&_.choose(t),!0}function de(e){let t=e.key===`Enter`&&!e.ctrlKey&&!e.metaKey&&!_.menu.length&&_.usual(V(x),u.usual);t&&(e.preventDefault(),_.choose(t))}function fe(e){e.preventDefault(),dl.held||ou(V(E))}function pe(){if(_.options(V(x)).length&&!_.gathers)return{things:V(x),slug:t.slug,meaning:e=>u.drop(V(x),e,t.slug),drop:({options:e,aim:t},n)=>_.drop(e,n,t&&{...t,at:n}),look:()=>ou(V(E))}}function me(e){let t=_.gathers||_.at?[]:_.options(V(x));t.length===1&&d.previews.point(t[0],e,_.seq)}var he=gh();let ge;var _e=I(he),ve=R(_e,!0),ye=z(_e,2),be=I(ye),xe=e=>{var n=Zr();fi(L(n),()=>t.picture),G(e,n)},Se=e=>{{let n=M(h),r=M(()=>o()?`flat`:h().size);Ac(e,_a({get face(){return V(v)},get game(){return f},get live(){return t.live}},()=>V(n),{get size(){return V(r)}}))}};q(be,e=>{t.picture?e(xe):e(Se,-1)});var Ce=z(be,2),we=e=>{var n=uh(),r=R(n);B(()=>K(r,`×${t.things.length??``}`)),G(e,n)};q(Ce,e=>{V(ee)&&e(we)});var D=z(Ce,2),Te=e=>{var t=dh(),n=I(t),r=e=>{var t=Xr();B(()=>K(t,V(w))),G(e,t)},i=e=>{Rs(e,{name:`check`})};q(n,e=>{V(w)?e(r):e(i,-1)}),k(t),G(e,t)},O=e=>{G(e,fh())};q(D,e=>{V(S)===`chosen`?e(Te):V(S)&&e(O,1)});var Ee=z(D,2),De=e=>{var t=hh();Y(t,21,n,J,(e,t)=>{var n=mh(),r=I(n);Rs(r,{get name(){return V(t).icon}});var i=z(r),a=e=>{var n=ph(),r=R(n,!0);B(()=>K(r,V(t).n)),G(e,n)};q(i,e=>{V(t).n!==void 0&&e(a)}),k(n),B(()=>{Z(n,`data-icon`,V(t).icon),Z(n,`title`,V(t).text)}),G(e,n)}),k(t),G(e,t)};q(Ee,e=>{n().length&&e(De)}),k(ye),k(he),X(he,()=>Kl(()=>V(S))),X(he,()=>rl(()=>({things:t.things}))),X(he,()=>fl(pe)),X(he,()=>Rc(()=>({things:t.picture?t.things.slice(0,1):t.things,slug:t.slug}))),B((e,r)=>{ge=Pi(he,1,`spot ${V(S)??``}`,`svelte-1x5e02m`,ge,{tilted:a(),flat:V(g),small:e,badged:n().length,drawn:t.picture,now:V(ce),stack:V(ee)}),Z(he,`data-target`,V(S)?``:void 0),Z(he,`data-side`,V(C)||void 0),Z(he,`data-card`,t.slug),Z(he,`data-thing`,r),Z(he,`aria-pressed`,_.gathers&&V(S)?V(S)===`chosen`:void 0),K(ve,V(te))},[()=>h().size===`small`,()=>t.things.join(` `)]),H(`click`,he,le),H(`keydown`,he,de),H(`contextmenu`,he,fe),Br(`pointerenter`,he,e=>{e.pointerType===`mouse`&&(au(V(E)),me(e.currentTarget))}),Br(`pointerleave`,he,()=>d.previews.leave()),Br(`focus`,he,e=>{au(V(E)),e.currentTarget.matches(`:focus-visible`)&&me(e.currentTarget)}),Br(`blur`,he,()=>d.previews.leave()),G(e,he),j()}U([`click`,`keydown`,`contextmenu`]);var vh=W(`<button><!> <b aria-hidden="true" class="svelte-1h5os7y"> </b> <span class="unseen"> </span></button> <dialog class="svelte-1h5os7y"><div class="head svelte-1h5os7y"><h2> </h2> <button> </button></div> <div class="cards svelte-1h5os7y"><!></div></dialog>`,1),yh=W(`<span class="pile svelte-1h5os7y"><!> <b aria-hidden="true" class="svelte-1h5os7y"> </b> <span class="unseen"> </span></span>`);function bh(e,t){A(t,!0);let n=va(t,`cards`,19,()=>[]),{sitting:r}=jc(),i=Fc(),a=M(()=>n().some(({thing:e})=>r.asking.state([e]))),o=.76;Xm(()=>({size:`middle`,width:176,height:176/o}));let s=P(void 0),c=P(!1),l=!1;function u(){F(c,!0),l=V(a),V(s)?.showModal()}Fn(()=>{l&&(!V(a)||r.asking.menu.length)&&V(s)?.close()});let d=M(()=>`${t.label}: ${t.count}`);var f=Zr(),p=L(f),m=e=>{var r=vh(),f=L(r);let p;var m=I(f);Rs(m,{get name(){return t.icon}});var h=z(m,2),g=R(h,!0),_=R(z(h,2),!0);k(f),X(f,()=>V(a)&&Kl()),X(f,()=>t.goal&&rl(()=>t.goal)),X(f,()=>zc(i(()=>t.icon)));var v=z(f,2),y=I(v),b=I(y),x=R(b,!0),S=z(b,2),C=R(S,!0);k(y);var w=z(y,2);Ii(w,``,{},{"--card":`176px`,"--ratio":o});var T=I(w),E=e=>{var t=Zr();Y(L(t),17,n,({thing:e,slug:t})=>e,(e,t)=>{let n=()=>V(t).thing,r=()=>V(t).slug;{let t=M(()=>[n()]);_h(e,{get things(){return V(t)},get slug(){return r()}})}}),G(e,t)};q(T,e=>{V(c)&&e(E)}),k(w),k(v),ua(v,e=>F(s,e),()=>V(s)),X(v,()=>Iu),B(e=>{p=Pi(f,1,`pile svelte-1h5os7y`,null,p,{wanted:V(a)}),Z(f,`data-pile`,t.icon),Z(f,`data-target`,V(a)?``:void 0),K(g,t.count),K(_,V(d)),Z(v,`aria-label`,V(d)),K(x,V(d)),K(C,e)},[()=>Q(`close`)]),H(`click`,f,u),Br(`close`,v,()=>F(c,l=!1,!0)),H(`click`,S,()=>V(s)?.close()),G(e,r)},h=e=>{var n=yh(),r=I(n);Rs(r,{get name(){return t.icon}});var a=z(r,2),o=R(a,!0),s=R(z(a,2),!0);k(n),X(n,()=>zc(i(()=>t.icon))),X(n,()=>t.goal&&rl(()=>t.goal)),B(()=>{Z(n,`data-pile`,t.icon),Z(n,`title`,V(d)),K(o,t.count),K(s,V(d))}),G(e,n)};q(p,e=>{n().length?e(m):e(h,-1)}),G(e,f),j()}U([`click`]);function xh(e){e&&Sh(e.name,e.replay,`application/json`)}function Sh(e,t,n=`text/plain`){let r=document.createElement(`a`);r.href=URL.createObjectURL(new Blob([t],{type:n})),r.download=e,r.click(),URL.revokeObjectURL(r.href)}var Ch=[`undo`,`hint`,`why`,`board`,`card`,`force`,`log`,`order`,`save`,`concede`,`help`];function wh(e,t){return[...t(`command-${e}`).toLowerCase().split(/\s+/),e]}function Th(e,t){if(/^\?\s*\S/.test(e))return{command:`why`,rest:e.slice(1).trim()};let[n=``,...r]=e.trim().split(/\s+/),i=n===`?`?`help`:Ch.find(e=>wh(e,t).includes(n.toLowerCase()));return i&&{command:i,rest:r.join(` `)}}var Eh=W(`<div class="svelte-1ht8fe6"><dt class="svelte-1ht8fe6"> </dt> <dd class="svelte-1ht8fe6"> </dd></div>`),Dh=W(`<dl role="status" class="svelte-1ht8fe6"></dl>`),Oh=W(`<h3 class="svelte-1ht8fe6"> </h3>`),kh=W(`<small class="svelte-1ht8fe6"> </small>`),Ah=W(`<li class="svelte-1ht8fe6"><span aria-hidden="true"> </span> <button class="svelte-1ht8fe6"><span class="unseen"> </span> <!></button></li>`),jh=W(`<!> <ul class="answers svelte-1ht8fe6"></ul>`,1),Mh=W(`<li class="svelte-1ht8fe6"> </li>`),Nh=W(`<div class="plain svelte-1ht8fe6"><section aria-labelledby="plain-answers"><h2 id="plain-answers" class="svelte-1ht8fe6"> </h2> <p> </p> <form><label for="typed"> </label> <div class="line svelte-1ht8fe6"><input id="typed" autocomplete="off" autocapitalize="off" spellcheck="false" aria-describedby="expected" class="svelte-1ht8fe6"/> <button class="main"> </button></div> <p id="expected" class="quiet svelte-1ht8fe6"> </p></form> <!> <!></section> <section aria-labelledby="plain-table"><h2 id="plain-table" tabindex="-1" class="svelte-1ht8fe6"> </h2> <ul class="svelte-1ht8fe6"></ul></section> <section aria-labelledby="plain-force"><h2 id="plain-force" tabindex="-1" class="svelte-1ht8fe6"> </h2> <ul class="svelte-1ht8fe6"></ul></section> <section aria-labelledby="plain-log"><h2 id="plain-log" tabindex="-1" class="svelte-1ht8fe6"> </h2> <ol class="svelte-1ht8fe6"></ol></section></div>`);function Ph(e,t){A(t,!0);let{sitting:n,game:r,tell:i}=jc(),a=n.asking,o=M(()=>a.question),s=M(()=>V(o)?.kind===`distribute`||V(o)?.kind===`number`),c=P(``),l=fn({}),u=P(!1),d=-1,f={undo:()=>void n.undo(),hint:()=>void n.askHint(),why:e=>void n.whyNot(e),board:()=>void n.describe().then(()=>l.table?.focus()),card:p,force:()=>l.force?.focus(),log:()=>l.log?.focus(),order:()=>void n.order(!n.server.room?.order),save:()=>void n.save().then(xh),concede:m,help:()=>F(u,!0)};Fn(()=>{if(n.step<0)return;let e=setTimeout(()=>void n.describe(),60);return()=>clearTimeout(e)});function p(e){let t=e.toLowerCase(),a=[...$.server.cards[r]?.values()??[]],o=a.find(e=>e.name.toLowerCase()===t)??a.find(e=>e.name.toLowerCase().includes(t));o&&t?ou({slug:o.slug,things:[],deed:``,notes:[]}):n.screen.say(i(`ui-no-card`,{typed:e}),!0)}function m(){if(d===a.seq&&n.server.lasts)return void n.resign();d=a.seq,n.screen.say(i(`ui-sure-concede`),!0)}function h(e){e.preventDefault();let t=V(c).trim();if(!t)return;F(c,``),F(u,!1);let r=Th(t,i);if(r)return f[r.command](r.rest);let a=/^\d+(\s+\d+)*$/.test(t)?t.split(/\s+/).map(Number):[];if(a.length&&V(o)&&!V(s))return _(a);let l=V(o)?jl(V(o),t):[];l.length===1?g(l[0]):n.type(t)}function g(e){e.warning||a.gathers?a.press(e):a.send(e.answer)}function _(e){let t=e.map(e=>V(o).options[e-1]);if(t.some(e=>!e))return n.screen.say(V(o).expected??``,!0);if(!a.gathers)return g(t[0]);a.clear();for(let e of t)a.gather(e);a.whole?a.confirm():n.screen.say(V(o).expected??``,!0)}var v=Nh(),y=I(v),b=I(y),x=R(b,!0),S=z(b,2),C=R(S,!0),w=z(S,2),T=I(w),E=R(T,!0),ee=z(T,2),te=I(ee);Ji(te);var ne=R(z(te,2),!0);k(ee);var re=R(z(ee,2));k(w);var ie=z(w,2),ae=e=>{var t=Dh();Y(t,21,()=>Ch,J,(e,t)=>{var n=Eh(),r=I(n),a=R(r,!0),o=R(z(r,2),!0);k(n),B((e,t)=>{K(a,e),K(o,t)},[()=>wh(V(t),i)[0],()=>i(`help-${V(t)}`)]),G(e,n)}),k(t),G(e,t)};q(ie,e=>{V(u)&&e(ae)}),Y(z(ie,2),17,()=>wl(V(o)?.options??[]),J,(e,t)=>{var n=jh(),r=L(n),i=e=>{var n=Oh(),r=R(n,!0);B(()=>K(r,V(t).title)),G(e,n)};q(r,e=>{V(t).title&&e(i)});var o=z(r,2);Y(o,21,()=>V(t).answers,({option:e,n:t,label:n})=>t,(e,t)=>{let n=()=>V(t).option,r=()=>V(t).n,i=()=>V(t).label;var o=Ah(),s=I(o),c=R(s,!0),l=z(s,2),u=I(l),d=R(u,!0),f=z(u),p=z(f),m=e=>{var t=kh(),r=R(t,!0);B(()=>K(r,n().note)),G(e,t)};q(p,e=>{n().note&&e(m)}),k(l),k(o),B(e=>{K(c,r()),Z(l,`aria-pressed`,e),K(d,r()),K(f,` ${i()??``}`)},[()=>a.gathers?a.picked.includes(n()):void 0]),H(`click`,l,()=>a.choose(n())),G(e,o)}),k(o),G(e,n)}),k(y);var oe=z(y,2),se=I(oe),ce=R(se,!0);ua(se,e=>l.table=e,()=>l?.table);var le=z(se,2);Y(le,21,()=>n.server.sentences,e=>e.key,(e,t)=>{var n=Mh(),r=R(n,!0);B(()=>K(r,V(t).text)),G(e,n)}),k(le),k(oe);var ue=z(oe,2),de=I(ue),fe=R(de,!0);ua(de,e=>l.force=e,()=>l?.force);var pe=z(de,2);Y(pe,21,()=>n.shown?.force??[],J,(e,t)=>{var n=Mh(),r=R(n,!0);B(()=>K(r,V(t).effect)),G(e,n)},e=>{var t=Mh(),n=R(t,!0);B(e=>K(n,e),[()=>i(`ui-no-force`)]),G(e,t)}),k(pe),k(ue);var me=z(ue,2),he=I(me),ge=R(he,!0);ua(he,e=>l.log=e,()=>l?.log);var _e=z(he,2);Y(_e,21,()=>n.server.log.slice(-30),J,(e,t)=>{var n=Mh(),r=R(n,!0);B(()=>K(r,V(t).text)),G(e,n)},e=>{var t=Mh(),n=R(t,!0);B(e=>K(n,e),[()=>Q(`no-log`)]),G(e,t)}),k(_e),k(me),k(v),B((e,t,n,r,i,c,l)=>{K(x,e),K(C,V(o)?.prompt??``),K(E,t),K(ne,n),K(re,`${(a.gathers||V(s)?V(o)?.expected:``)??``}
        ${r??``}`),K(ce,i),K(fe,c),K(ge,l)},[()=>Q(`answers`),()=>Q(`type-here`),()=>Q(`send`),()=>Q(`plain-commands`,{list:Ch.map(e=>wh(e,i)[0]).join(`, `)}),()=>Q(`table`),()=>Q(`in-force`),()=>Q(`log`)]),Br(`submit`,w,h),ea(te,()=>V(c),e=>F(c,e)),G(e,v),j()}U([`click`]);var Fh=W(`<span class="unseen"> </span>`),Ih=W(`<span class="tag you svelte-1tq5xr1"> </span>`),Lh=W(`<span class="tag svelte-1tq5xr1"> </span>`),Rh=W(`<span class="extra svelte-1tq5xr1"> </span>`),zh=W(`<span class="emblems svelte-1tq5xr1"><!></span>`),Bh=W(`<b> </b>`),Vh=W(`<button data-target="" class="svelte-1tq5xr1"> <!><!></button>`),Hh=W(`<div><div class="who svelte-1tq5xr1"><h2 class="svelte-1tq5xr1"><button class="name svelte-1tq5xr1"> </button></h2> <span><!> <!></span> <!> <!> <!> <!> <!></div> <div class="dials svelte-1tq5xr1"><!></div> <!></div>`);function Uh(e,t){A(t,!0);let n=va(t,`extra`,3,``),r=va(t,`upright`,3,!1),{sitting:i}=jc(),a=M(()=>[-2-t.seat]),o=M(()=>i.asking.options(V(a))),s=M(()=>i.asking.state(V(a))),c=M(()=>i.server.room?.seats[t.seat]),l=M(()=>i.server.room?.yours.includes(t.seat)??!1),u=M(()=>i.server.name(t.seat)),d=M(()=>i.server.table?.deciding.includes(t.seat)&&!i.moment),f=M(()=>i.moment?void 0:i.server.table?.clocks?.[t.seat]),p=M(()=>i.asking.mark(V(a))),m=M(()=>i.asking.question?.kind===`distribute`?`${V(u)} +1`:V(o).length===1?V(o)[0].sentence:V(u)),h=M(()=>V(c)?.out?Q(`is-out`,{why:V(c).out}):V(c)?.bot?Q(`is-played`):V(c)?.kind===`person`&&!V(c).here?Q(`is-gone`):``),g=P(void 0);Pc(()=>t.seat);function _(){let e=V(g).querySelectorAll(`:is(.emblems, .dials) [title]:has(.unseen)`);ou({slug:``,name:V(u),things:V(a),deed:``,notes:[...e].map(({title:e})=>e)})}var v=Hh();let y;var b=I(v),x=I(b),S=I(x),C=R(S,!0);k(x);var w=z(x,2);let T;var E=I(w);Rs(E,{name:`turn`});var ee=z(E,2),te=e=>{var t=Fh(),n=R(t,!0);B(e=>K(n,e),[()=>Q(`deciding`)]),G(e,t)};q(ee,e=>{V(d)&&e(te)}),k(w);var ne=z(w,2),re=e=>{var t=Ih(),n=R(t,!0);B(e=>K(n,e),[()=>Q(`you`)]),G(e,t)};q(ne,e=>{V(l)&&e(re)});var ie=z(ne,2),ae=e=>{var t=Lh(),n=R(t,!0);B(()=>K(n,V(h))),G(e,t)};q(ie,e=>{V(h)&&e(ae)});var oe=z(ie,2),se=e=>{var t=Rh(),r=R(t,!0);B(()=>K(r,n())),G(e,t)};q(oe,e=>{n()&&e(se)});var ce=z(oe,2),le=e=>{{let t=M(()=>!!V(d));Dm(e,{get left(){return V(f)},get runs(){return V(t)},get own(){return V(l)}})}};q(ce,e=>{V(f)!==void 0&&e(le)});var ue=z(ce,2),de=e=>{var n=zh();fi(I(n),()=>t.emblems),k(n),G(e,n)};q(ue,e=>{t.emblems&&e(de)}),k(b);var fe=z(b,2);fi(I(fe),()=>t.children),k(fe);var pe=z(fe,2),me=e=>{var t=Vh(),n=I(t),r=z(n),o=e=>{var t=Bh(),n=R(t,!0);B(()=>K(n,V(p))),G(e,t)};q(r,e=>{V(p)&&e(o)});var c=z(r),u=e=>{Rs(e,{name:`check`})};q(c,e=>{V(s)===`chosen`&&e(u)}),k(t),X(t,()=>Kl(()=>V(s))),B(()=>{Z(t,`aria-pressed`,i.asking.gathers?V(s)===`chosen`:void 0),Z(t,`data-side`,V(l)?`own`:`enemy`),K(n,`${V(m)??``} `)}),H(`click`,t,e=>i.asking.touch(V(a),e.currentTarget)),G(e,t)};q(pe,e=>{V(s)&&e(me)}),k(v),ua(v,e=>F(g,e),()=>V(g)),X(v,()=>rl(()=>({things:V(a),place:`player`,seat:t.seat}))),X(v,()=>zc(()=>`player-${t.seat}`)),X(v,()=>Rc(()=>({things:V(a),slug:``}))),B((e,n)=>{y=Pi(v,1,`player ${V(s)??``}`,`svelte-1tq5xr1`,y,{active:t.active,upright:r()}),Z(v,`data-seat`,t.seat),Z(S,`title`,e),K(C,V(u)),T=Pi(w,1,`turn svelte-1tq5xr1`,null,T,{off:!V(d)}),Z(w,`title`,n)},[()=>Q(`affects`),()=>V(d)?Q(`deciding`):void 0]),H(`click`,S,_),G(e,v),j()}U([`click`]);var Wh=W(`<div class="large svelte-197u7p7"><!></div>`),Gh=W(`<h2> </h2>`),Kh=W(`<li class="svelte-197u7p7"> </li>`),qh=W(`<ul class="notes svelte-197u7p7"></ul>`),Jh=W(`<span class="svelte-197u7p7"> </span>`),Yh=W(`<li><button class="svelte-197u7p7"> </button> <!></li>`),Xh=W(`<ul class="attached svelte-197u7p7"></ul>`),Zh=W(`<!> <!>`,1),Qh=W(`<button class="main"> </button>`),$h=W(`<button> <kbd>?</kbd></button>`),eg=W(`<!> <div class="info svelte-197u7p7"><!> <!> <div class="deeds svelte-197u7p7"><!> <!> <button> <kbd>Esc</kbd></button></div></div>`,1),tg=W(`<dialog class="svelte-197u7p7"><!></dialog>`),ng=W(`<!><!>`,1),rg=W(`<p class="quiet svelte-197u7p7"> </p>`),ig=W(`<div class="beside svelte-197u7p7"><!></div>`);function ag(e,t){A(t,!0);let n=(e,t=g)=>{var n=Zr(),r=L(n),i=e=>{var n=Wh(),r=I(n);{let e=M(()=>s(t().slug));Ac(r,{get face(){return V(e)},get game(){return o},get live(){return t().live}})}k(n),G(e,n)},a=e=>{var n=Gh(),r=R(n,!0);B(()=>K(r,t().name)),G(e,n)};q(r,e=>{t().slug?e(i):e(a,-1)}),G(e,n)},r=(e,t=g)=>{var n=Zh(),r=L(n),i=e=>{var n=qh();Y(n,21,()=>t().notes,J,(e,t)=>{var n=Kh(),r=R(n,!0);B(()=>K(r,V(t))),G(e,n)}),k(n),G(e,n)};q(r,e=>{t().notes.length&&e(i)});var a=z(r,2),o=e=>{var n=Xh();Y(n,21,()=>t().attached,J,(e,t)=>{var n=Yh(),r=I(n),i=R(r,!0);Y(z(r,2),17,()=>V(t).notes,J,(e,t)=>{var n=Jh(),r=R(n,!0);B(()=>K(r,V(t))),G(e,n)}),k(n),B(e=>K(i,e),[()=>s(V(t).slug).name]),H(`click`,r,()=>ou(V(t))),G(e,n)}),k(n),G(e,n)};q(a,e=>{t().attached?.length&&e(o)}),G(e,n)},i=va(t,`sheet`,3,!1),{sitting:a,game:o,face:s}=jc(),c=M(()=>iu.seen),l=M(()=>V(c)?a.asking.options(V(c).things):[]),u=P(void 0);Fn(()=>{i()&&(iu.open&&!V(u)?.open&&V(u)?.showModal(),!iu.open&&V(u)?.open&&V(u).close())});function d(e){su(),a.asking.touch(e)}var f=Zr(),p=L(f),m=e=>{var t=tg(),i=I(t),o=e=>{var t=eg(),i=L(t);n(i,()=>V(c));var o=z(i,2),s=I(o);r(s,()=>V(c));var u=z(s,2),f=e=>{Cm(e,{get thing(){return V(c).things[0]}})};q(u,e=>{iu.open&&V(c).things.length&&e(f)});var p=z(u,2),m=I(p),h=e=>{var t=Qh(),n=R(t,!0);B(()=>K(n,V(l)[0].sentence)),H(`click`,t,()=>d(V(c).things)),G(e,t)},g=e=>{var t=Zr();Y(L(t),17,()=>V(l),J,(e,t)=>{var n=Qh(),r=R(n,!0);B(()=>K(r,V(t).sentence)),H(`click`,n,()=>{su(),a.asking.choose(V(t))}),G(e,n)}),G(e,t)};q(m,e=>{a.asking.gathers&&V(l).length?e(h):e(g,-1)});var _=z(m,2),v=e=>{var t=$h(),n=I(t);Oe(),k(t),B(e=>K(n,`${e??``} `),[()=>Q(`why-not`)]),H(`click`,t,()=>{su(),a.whyNot(V(c).deed)}),G(e,t)};q(_,e=>{!V(l).length&&V(c).deed&&a.asking.question&&e(v)});var y=z(_,2),b=I(y);Oe(),k(y),k(p),k(o),B(e=>K(b,`${e??``} `),[()=>Q(`close`)]),H(`click`,y,function(...e){su?.apply(this,e)}),G(e,t)};q(i,e=>{V(c)&&e(o)}),k(t),ua(t,e=>F(u,e),()=>V(u)),X(t,()=>Iu),B(e=>Z(t,`aria-label`,e),[()=>V(c)?V(c).name??s(V(c).slug).name:``]),Br(`close`,t,function(...e){su?.apply(this,e)}),G(e,t)},h=e=>{var t=ig(),i=I(t),a=e=>{var t=ng(),i=L(t);n(i,()=>V(c));var a=z(i);r(a,()=>V(c)),G(e,t)},o=e=>{var t=rg(),n=R(t,!0);B(e=>K(n,e),[()=>Q(`look-here`)]),G(e,t)};q(i,e=>{V(c)?.slug?e(a):e(o,-1)}),k(t),G(e,t)};q(p,e=>{i()?e(m):e(h,-1)}),G(e,f),j()}U([`click`]);var og=`trivault.draft`,sg=120,cg=class{#e=P(fn({name:``,choices:{},cards:{}}));get parts(){return V(this.#e)}set parts(e){F(this.#e,e,!0)}#t=P(null);get checked(){return V(this.#t)}set checked(e){F(this.#t,e)}#n=P(new Map);get offers(){return V(this.#n)}set offers(e){F(this.#n,e)}#r=P(``);get error(){return V(this.#r)}set error(e){F(this.#r,e,!0)}#i;#a;#o=0;#s=0;constructor(e,t){this.#i=e,this.#a=t,this.parts=$l(og,{})[t.name]??this.parts}copies(e){return this.parts.cards[e]??0}add(e,t){let n=this.copies(e)+t,{[e]:r,...i}=this.parts.cards;this.parts.cards=n>0?{...this.parts.cards,[e]:n}:i,this.#c()}rename(e){this.parts.name=e,this.#c()}choose(e,t){this.parts.choices[e]=t,this.check()}empty(){this.parts={name:``,choices:this.checked?this.parts.choices:{},cards:{}},this.check()}#c(){clearTimeout(this.#s),this.#s=window.setTimeout(()=>this.check(!1),sg)}async check(e=!0){let{name:t,choices:n,cards:r}=Xe(this.parts);eu(og,{...$l(og,{}),[this.#a.name]:{name:t,choices:n,cards:r}}),await this.#l({name:t,choices:n,cards:r,offers:e})}async read(e){let t=await this.#l({text:e,offers:!0});return t?(this.parts={name:t.name,choices:Object.fromEntries(t.choices.map(({name:e,value:t})=>[e,t])),cards:Object.fromEntries(t.cards.map(({card:e,times:t})=>[e,t]))},await this.check(!1),!0):!1}async#l(e){let t=++this.#o;clearTimeout(this.#s);try{let n=await this.#i.ask({type:`draft`,game:this.#a.name,...e},`draft`);return t===this.#o?(this.error=``,this.checked=n,n.offers?.length&&(this.offers=new Map(n.offers.map(e=>[e.card,e]))),n):void 0}catch(n){if(!(n instanceof Od)||t!==this.#o)return;this.checked||`text`in e?this.error=n.message:this.empty();return}}},lg=`trivault.decks`,ug=new class{#e=P($l(lg,{}));get lists(){return V(this.#e)}set lists(e){F(this.#e,e)}of(e){return Object.entries(this.lists[e]??{})}keep(e,t,n){this.#t(e,{...this.lists[e],[t]:n})}drop(e,t){let{[t]:n,...r}=this.lists[e]??{};this.#t(e,r)}#t(e,t){this.lists={...this.lists,[e]:t},eu(lg,this.lists)}},dg=W(`<span class="stepper svelte-1hzgx9d"><button type="button" class="svelte-1hzgx9d">−</button> <b class="svelte-1hzgx9d"> </b> <button type="button" class="svelte-1hzgx9d">+</button></span>`);function fg(e,t){A(t,!0);var n=dg(),r=I(n),i=z(r,2),a=R(i,!0),o=z(i,2);k(n),B((e,n)=>{r.disabled=t.n<1,Z(r,`aria-label`,e),K(a,t.n),o.disabled=t.n>=t.most,Z(o,`aria-label`,n)},[()=>Q(`less`,{name:t.name}),()=>Q(`more`,{name:t.name})]),H(`click`,r,()=>t.add(-1)),H(`click`,o,()=>t.add(1)),G(e,n),j()}U([`click`]);var pg=W(`<p class="quiet svelte-o2nvu8"> </p>`),mg=W(`<li class="svelte-o2nvu8"> <button type="button" class="rule svelte-o2nvu8"> </button> <!></li>`),hg=W(`<ul class="problems svelte-o2nvu8"></ul>`),gg=W(`<p class="fine svelte-o2nvu8"> </p>`),_g=W(`<li><button type="button" class="flat name svelte-o2nvu8"> </button> <span class="points svelte-o2nvu8"> </span> <!></li>`),vg=W(`<section class="svelte-o2nvu8"><h3 class="svelte-o2nvu8"> <span class="quiet"> </span></h3> <ul class="svelte-o2nvu8"></ul></section>`),yg=W(`<p class="quiet"> </p>`),bg=W(`<!> <!>`,1);function xg(e,t){A(t,!0);let n=M(()=>$.server.known[t.game.name]),r=M(()=>t.drafting.checked),i=M(()=>new Set(V(r)?.problems.map(e=>e.card))),a=M(()=>{let e=V(n)?.filters.find(e=>e.name===`type`)?.values??[],t=V(r)?.cards??[];return e.map(({name:e,title:r})=>({title:r,cards:t.filter(t=>V(n)?.cards.get(t.card)?.groups.type?.includes(e))})).filter(e=>e.cards.length)});function o(e,n){t.drafting.add(e,n),t.drafting.copies(e)||t.ongone()}let s=P({});Fn(()=>{Ko.lang&&F(s,{})});async function c(e){let{text:t}=await $.link.ask({type:`rule`,rule:e},`rule`);F(s,{...V(s),[e]:t})}var l=Zr(),u=L(l),d=e=>{var l=bg(),u=L(l),d=e=>{var t=hg();Y(t,21,()=>V(r).problems,J,(e,t)=>{var n=mg(),r=I(n),i=z(r),a=R(i,!0),o=z(i,2),l=e=>{var n=pg(),r=R(n,!0);B(()=>K(r,V(s)[V(t).rule])),G(e,n)};q(o,e=>{V(s)[V(t).rule]&&e(l)}),k(n),B(e=>{K(r,`${V(t).text??``} `),K(a,e)},[()=>Q(`rule`,{id:V(t).rule})]),H(`click`,i,()=>c(V(t).rule)),G(e,n)}),k(t),G(e,t)},f=e=>{var n=gg(),r=R(n);B(e=>K(r,`✓ ${e??``}`),[()=>Q(`legal`,{what:t.game.decks??``})]),G(e,n)};q(u,e=>{V(r).problems.length?e(d):V(r).cards.length&&e(f,1)}),Y(z(u,2),17,()=>V(a),J,(e,r)=>{var a=vg(),s=I(a),c=I(s),l=R(z(c),!0);k(s);var u=z(s,2);Y(u,21,()=>V(r).cards,({card:e,times:t,points:n})=>e,(e,r)=>{let a=()=>V(r).card,s=()=>V(r).times,c=()=>V(r).points,l=M(()=>V(n)?.cards.get(a())?.name??a());var u=_g();let d;var f=I(u),p=R(f,!0),m=z(f,2),h=R(m,!0),g=z(m,2);{let e=M(()=>t.drafting.copies(a())||s()),n=M(()=>t.drafting.offers.get(a())?.most??0);fg(g,{get n(){return V(e)},get most(){return V(n)},get name(){return V(l)},add:e=>o(a(),e)})}k(u),B(e=>{d=Pi(u,1,`svelte-o2nvu8`,null,d,{wrong:e}),K(p,V(l)),K(h,c())},[()=>V(i).has(a())]),H(`click`,f,()=>$.read(t.game.name,a())),G(e,u)}),k(u),k(a),B(e=>{K(c,`${V(r).title??``} `),K(l,e)},[()=>V(r).cards.reduce((e,t)=>e+t.points,0)]),G(e,a)},e=>{var t=yg(),n=R(t,!0);B(e=>K(n,e),[()=>Q(`empty-draft`)]),G(e,t)}),G(e,l)};q(u,e=>{V(r)&&e(d)}),G(e,l),j()}U([`click`]);var Sg=W(`<p class="error" role="alert"> </p>`),Cg=W(`<details><summary class="svelte-199vvla"> </summary> <div class="text svelte-199vvla"><label class="field"> <textarea name="list" rows="10" spellcheck="false" class="svelte-199vvla"></textarea></label> <!> <div class="actions"><button type="button"> </button> <label class="button svelte-199vvla"> <input class="unseen" type="file" accept=".txt,.json,text/plain,application/json"/></label> <button type="button"> </button> <button type="button"> </button></div></div></details>`);function wg(e,t){let n=Qr();A(t,!0);let r=va(t,`drafting`,7),i=P(null),a=P(!1),o=P(``),s=M(()=>V(i)??r().checked?.text??``);async function c(e){F(i,e,!0),F(o,``),await r().read(e)?F(i,null):(F(o,r().error||Q(`lost`),!0),r().error=``)}async function l(){await navigator.clipboard?.writeText(V(s)),F(a,!0)}async function u(e){let t=e.currentTarget.files?.[0];e.currentTarget.value=``,t&&await c(await t.text())}var d=Cg(),f=I(d),p=R(f,!0),m=z(f,2),h=I(m),g=I(h),_=z(g);vt(_),k(h);var v=z(h,2),y=e=>{var t=Sg(),r=R(t,!0);B(()=>{Z(t,`id`,n),K(r,V(o))}),G(e,t)};q(v,e=>{V(o)&&e(y)});var b=z(v,2),x=I(b),S=R(x,!0),C=z(x,2),w=I(C),T=z(w);k(C);var E=z(C,2),ee=R(E,!0),te=z(E,2),ne=R(te,!0);k(b),k(m),k(d),B((e,t,r,a,c,l)=>{K(p,e),K(g,`${t??``} `),Yi(_,V(s)),Z(_,`aria-invalid`,!!V(o)),Z(_,`aria-describedby`,V(o)?n:void 0),x.disabled=V(i)===null,K(S,r),K(w,`${a??``} `),K(ee,c),K(ne,l)},[()=>Q(`as-text`),()=>Q(`deck-list`,{what:t.what}),()=>Q(`read-list`),()=>Q(`open-file`),()=>V(a)?Q(`copied`):Q(`copy-text`),()=>Q(`save-file`)]),H(`input`,_,e=>F(i,e.currentTarget.value,!0)),H(`click`,x,()=>c(V(s))),H(`change`,T,u),H(`click`,E,l),H(`click`,te,()=>Sh(`${r().checked?.name??t.what}.txt`,V(s))),G(e,d),j()}U([`input`,`click`,`change`]);var Tg=W(`<option> </option>`),Eg=W(`<label class="field svelte-gfvwhn"> <select><option> </option><!></select></label>`),Dg=W(`<button type="button" class="flat"> </button>`),Og=W(`<div><label class="field words svelte-gfvwhn"> <input type="search" name="words" autocomplete="off"/></label> <button type="button" class="fold svelte-gfvwhn"> </button> <!> <!> <!></div>`);function kg(e,t){A(t,!0);let n=va(t,`wanted`,7),r=P(!1),i=M(()=>Object.values(n().picks).filter(Boolean).length),a=M(()=>Object.fromEntries(t.filters.map(({name:e})=>[e,o((t.cards??[]).flatMap(t=>t.groups[e]??[]))])));function o(e){let t={};for(let n of e)t[n]=(t[n]??0)+1;return t}function s(e,{name:n,title:r}){return t.cards?`${r} (${V(a)[e]?.[n]??0})`:r}function c(){n().words=``,n().picks={}}var l=Og();let u;var d=I(l),f=I(d),p=z(f);Ji(p),k(d);var m=z(d,2),h=R(m,!0),_=z(m,2);Y(_,17,()=>t.filters,e=>e.name,(e,t)=>{let r=M(()=>V(t).values.find(({name:e})=>e===n().picks[V(t).name]));var i=Eg();let a;var o=I(i),c=z(o);let l;var u=I(c),d=R(u,!0);u.value=u.__value=``,Y(z(u),17,()=>V(t).values,J,(e,n)=>{var r=Tg(),i=R(r,!0),a={};B(e=>{K(i,e),a!==(a=V(n).name)&&(r.value=(r.__value=a)??``)},[()=>s(V(t).name,V(n))]),G(e,r)}),k(c);var f;Bi(c),k(i),B((e,r)=>{a=Ii(i,``,a,{"--span":e}),K(o,`${V(t).title??``} `),Z(c,`name`,V(t).name),l=Pi(c,1,`svelte-gfvwhn`,null,l,{set:n().picks[V(t).name]}),K(d,r),f!==(f=n().picks[V(t).name]??``)&&(c.value=(c.__value=f)??``,zi(c,f))},[()=>V(r)&&s(V(t).name,V(r)).length>14?2:1,()=>Q(`all`)]),H(`change`,c,e=>n().picks[V(t).name]=e.currentTarget.value),G(e,i)});var v=z(_,2);fi(v,()=>t.children??g);var y=z(v,2),b=e=>{var t=Dg(),n=R(t,!0);B(e=>K(n,e),[()=>Q(`clear-filters`)]),H(`click`,t,c),G(e,t)};q(y,e=>{(n().words||V(i))&&e(b)}),k(l),B((e,t)=>{u=Pi(l,1,`filters svelte-gfvwhn`,null,u,{open:V(r)}),K(f,`${e??``} `),Z(m,`aria-expanded`,V(r)),K(h,t)},[()=>Q(`search`),()=>Q(`filters`,{n:V(i)})]),ea(p,()=>n().words,e=>n().words=e),H(`click`,m,()=>F(r,!V(r))),G(e,l),j()}U([`click`,`change`]);var Ag=W(`<option> </option>`),jg=W(`<label class="field"> <select name="order"><option> </option><!></select></label>`),Mg=W(`<li><div class="what svelte-1br68ch"><button type="button" class="flat svelte-1br68ch"> </button> <span class="kind svelte-1br68ch"> </span> <span class="note svelte-1br68ch"> </span></div> <span class="price svelte-1br68ch"> <span class="unseen"> </span></span> <!></li>`),Ng=W(`<section class="offers svelte-1br68ch" aria-labelledby="offers"><h2 id="offers" class="svelte-1br68ch"> </h2> <form role="search" class="svelte-1br68ch"><!></form> <p role="status" class="quiet"> </p> <ul class="svelte-1br68ch"></ul></section>`);function Pg(e,t){A(t,!0);let n=fn({words:``,picks:{}}),r=P(``),i=M(()=>$.server.known[t.game.name]),a=M(()=>[...V(i)?.cards.values()??[]].filter(e=>t.drafting.offers.has(e.slug))),o=M(()=>new Map(V(a).map(e=>[e.slug,Cd(e)]))),s=M(()=>Ed(V(a),V(i)?.filters.find(e=>e.name===V(r)),Ko.lang)),c=M(()=>Td(V(s),V(o),n)),l=M(()=>V(i)?.filters.map(e=>({...e,values:e.values.filter(t=>V(a).some(n=>n.groups[e.name]?.includes(t.name)))}))??[]);var u=Ng(),d=I(u),f=R(d,!0),p=z(d,2);kg(I(p),{get filters(){return V(l)},get wanted(){return n},children:(e,t)=>{var n=jg(),i=I(n),a=z(i),o=I(a),s=R(o,!0);o.value=o.__value=``,Y(z(o),17,()=>V(l),J,(e,t)=>{var n=Ag(),r=R(n,!0),i={};B(()=>{K(r,V(t).title),i!==(i=V(t).name)&&(n.value=(n.__value=i)??``)}),G(e,n)}),k(a),Bi(a),k(n),B((e,t)=>{K(i,`${e??``} `),K(s,t)},[()=>Q(`order`),()=>Q(`name`)]),Vi(a,()=>V(r),e=>F(r,e)),G(e,n)},$$slots:{default:!0}}),k(p);var m=z(p,2),h=R(m,!0),g=z(m,2);Y(g,21,()=>V(c),e=>e.slug,(e,n)=>{let r=M(()=>t.drafting.offers.get(V(n).slug));var i=Mg();let a;var o=I(i),s=I(o),c=R(s,!0),l=z(s,2),u=R(l,!0),d=R(z(l,2),!0);k(o);var f=z(o,2),p=I(f),m=R(z(p),!0);k(f);var h=z(f,2),g=e=>{{let i=M(()=>t.drafting.copies(V(n).slug));fg(e,{get n(){return V(i)},get most(){return V(r).most},get name(){return V(n).name},add:e=>t.drafting.add(V(n).slug,e)})}},_=M(()=>V(r).most||t.drafting.copies(V(n).slug));q(h,e=>{V(_)&&e(g)}),k(i),B((e,t,o)=>{a=Pi(i,1,`svelte-1br68ch`,null,a,{barred:!V(r).most,in:e}),K(c,V(n).name),K(u,t),K(d,V(r).note),Z(f,`title`,V(r).note),K(p,`${V(r).points??``} `),K(m,o)},[()=>t.drafting.copies(V(n).slug),()=>wd(V(n)),()=>Q(`points`)]),H(`click`,s,()=>$.read(t.game.name,V(n).slug)),G(e,i)}),k(g),k(u),B((e,t)=>{K(f,e),K(h,t)},[()=>Q(`offers`),()=>V(a).length?Q(`found`,{n:V(c).length,all:V(a).length}):Q(`loading`)]),Br(`submit`,p,e=>e.preventDefault()),G(e,u),j()}U([`click`]);var Fg=W(`<option> </option>`),Ig=W(`<label class="field"> <select><!><!></select></label>`),Lg=W(`<optgroup></optgroup>`),Rg=W(`<p class="error" role="alert"> </p>`),zg=W(`<button type="button" class="flat"> </button>`),Bg=W(`<div class="page builder svelte-5b356r"><h1 class="svelte-5b356r"> </h1> <div><span role="status"> </span> <span class="bar svelte-5b356r" aria-hidden="true"><span class="svelte-5b356r"></span></span> <span class="panes svelte-5b356r"><button type="button" class="svelte-5b356r"> </button> <button type="button" class="svelte-5b356r"> </button></span></div> <!> <section class="book panel svelte-5b356r" aria-labelledby="book"><h2 id="book" tabindex="-1" class="svelte-5b356r"> </h2> <label class="field"> <input name="book-name" maxlength="80" autocomplete="off"/></label> <div class="choices svelte-5b356r"><!> <label class="field"> <select name="begin"><option>…</option><option> </option><!><optgroup></optgroup></select></label></div> <!> <div class="actions"><button type="button" class="main"> </button> <button type="button"> </button> <!></div> <p role="status" class="said svelte-5b356r"> </p> <!> <!></section></div>`);function Vg(e,t){A(t,!0);let n=M(()=>t.game.decks??``),r=new cg($.link,t.game),i=P([]),a=P(``),o=P(``),s=P(void 0),c=P(`cards`),l=M(()=>r.checked),u=M(()=>ug.of(t.game.name)),d=M(()=>!!V(l)?.cards.length&&!V(l).problems.length),f=M(()=>Object.values(r.parts.cards).reduce((e,t)=>e+t,0));Fn(()=>{Ko.lang,$.link.state===`open`&&(r.check(),$.link.ask({type:`decks`,game:t.game.name},`decks`).then(e=>F(i,e.decks),()=>void 0))});async function p(e){let[n,i]=[e.currentTarget.value.slice(0,1),e.currentTarget.value.slice(1)];e.currentTarget.value=``,F(a,``),n===`n`?r.empty():n===`o`?await r.read(ug.lists[t.game.name]?.[i]??``):await r.read((await $.link.ask({type:`deck`,game:t.game.name,name:i},`deck`)).text)}async function m(){await r.check(!1),V(l)&&(ug.keep(t.game.name,V(l).name,V(l).text),F(a,Q(`kept`,{name:V(l).name}),!0))}async function h(){if(!V(l))return;let e=Rd.of(t.game);e.seats[0].deck=V(l).text,e.options={},Rd.wish.game=t.game.name,Rd.keep();try{await $.create(t.game.name,Bd(t.game,e.seats),Ud(t.game,Rd.wish,e))}catch(e){F(o,e instanceof Od?e.message:Q(`lost`),!0)}}var g=Bg(),_=I(g),v=R(_,!0),y=z(_,2);let x;var S=I(y),C=R(S,!0),w=z(S,2),T=I(w);let E;k(w);var ee=z(w,2),te=I(ee),ne=R(te,!0),re=z(te,2),ie=R(re,!0);k(ee),k(y);var ae=z(y,2);Pg(ae,{get drafting(){return r},get game(){return t.game}});var oe=z(ae,2),se=I(oe),ce=R(se,!0);ua(se,e=>F(s,e),()=>V(s));var le=z(se,2),ue=I(le),de=z(ue);Ji(de),k(le);var fe=z(le,2),pe=I(fe);Y(pe,17,()=>V(l)?.choices??[],J,(e,t)=>{var n=Ig(),i=I(n),a=z(i),o=I(a),s=e=>{var t=Fg(),n=R(t,!0);t.value=t.__value=``,B(e=>K(n,e),[()=>Q(`choose-one`)]),G(e,t)};q(o,e=>{V(t).value||e(s)}),Y(z(o),17,()=>V(t).values,J,(e,t)=>{var n=Fg(),r=R(n,!0),i={};B(()=>{K(r,V(t).title),i!==(i=V(t).name)&&(n.value=(n.__value=i)??``)}),G(e,n)}),k(a);var c;Bi(a),k(n),B(()=>{K(i,`${V(t).title??``} `),Z(a,`name`,V(t).name),c!==(c=V(t).value)&&(a.value=(a.__value=c)??``,zi(a,c))}),H(`change`,a,e=>r.choose(V(t).name,e.currentTarget.value)),G(e,n)});var me=z(pe,2),he=I(me),ge=z(he),_e=I(ge);_e.value=_e.__value=``;var ve=z(_e),ye=R(ve,!0);ve.value=ve.__value=`n`;var be=z(ve),xe=e=>{var t=Lg();Y(t,21,()=>V(u),J,(e,t)=>{var n=M(()=>b(V(t),1));let r=()=>V(n)[0];var i=Fg(),a=R(i,!0),o={};B(()=>{K(a,r()),o!==(o=`o${r()??``}`)&&(i.value=i.__value=o)}),G(e,i)}),k(t),B(e=>Z(t,`label`,e),[()=>Q(`my-decks`,{what:V(n)})]),G(e,t)};q(be,e=>{V(u).length&&e(xe)});var Se=z(be);Y(Se,21,()=>V(i),J,(e,t)=>{var n=Fg(),r=R(n,!0),i={};B(()=>{K(r,V(t).title),i!==(i=`p${V(t).name??``}`)&&(n.value=n.__value=i)}),G(e,n)}),k(Se),k(ge),k(me),k(fe);var Ce=z(fe,2),we=e=>{var t=Rg(),n=R(t,!0);B(()=>K(n,r.error||V(o))),G(e,t)};q(Ce,e=>{(r.error||V(o))&&e(we)});var D=z(Ce,2),Te=I(D),O=R(Te,!0),Ee=z(Te,2),De=R(Ee,!0),Oe=z(Ee,2),ke=e=>{var n=zg(),r=R(n,!0);B(e=>K(r,e),[()=>Q(`drop-here`,{name:V(l).name})]),H(`click`,n,()=>{ug.drop(t.game.name,V(l).name),F(a,``)}),G(e,n)};q(Oe,e=>{V(l)&&ug.lists[t.game.name]?.[V(l).name]!==void 0&&e(ke)}),k(D);var Ae=z(D,2),je=R(Ae,!0),Me=z(Ae,2);xg(Me,{get drafting(){return r},get game(){return t.game},ongone:()=>V(s)?.focus()}),wg(z(Me,2),{get drafting(){return r},get what(){return V(n)}}),k(oe),k(g),B((e,t,n,i,o,s,u,f,p,m,h,_)=>{Z(g,`data-pane`,V(c)),K(v,e),x=Pi(y,1,`sum svelte-5b356r`,null,x,{over:V(l)&&V(l).points>V(l).most}),K(C,t),E=Ii(T,``,E,{width:n}),Z(te,`aria-pressed`,V(c)===`cards`),K(ne,i),Z(re,`aria-pressed`,V(c)===`book`),K(ie,o),K(ce,s),K(ue,`${u??``} `),Yi(de,r.parts.name||(V(l)?.name??``)),K(he,`${f??``} `),K(ye,p),Z(Se,`label`,m),Te.disabled=!V(d),K(O,h),K(De,_),K(je,V(a))},[()=>Q(`builder-title`,{what:V(n)}),()=>Q(`points-of`,{n:V(l)?.points??0,most:V(l)?.most??0,copies:V(f),problems:V(l)?.problems.length??0}),()=>`${Math.min(100,100*(V(l)?.points??0)/(V(l)?.most||1))}%`,()=>Q(`pane-cards`),()=>Q(`pane-book`,{what:V(n)}),()=>Q(`your-deck`,{what:V(n)}),()=>Q(`name`),()=>Q(`begin-with`),()=>Q(`empty-book`,{what:V(n)}),()=>Q(`known-decks`,{what:V(n)}),()=>Q(`play-with`),()=>Q(`keep-here`)]),H(`click`,te,()=>F(c,`cards`)),H(`click`,re,()=>F(c,`book`)),H(`input`,de,e=>r.rename(e.currentTarget.value)),H(`change`,ge,p),H(`click`,Te,h),H(`click`,Ee,m),G(e,g),j()}U([`click`,`input`,`change`]);var Hg=W(`<button type="button"> </button>`),Ug=W(`<details><summary class="svelte-1bkn3p9"> </summary> <p class="quiet svelte-1bkn3p9"> </p> <div class="actions"><label class="button svelte-1bkn3p9"> <input class="unseen" type="file" name="pictures" accept="image/*" multiple="" webkitdirectory=""/></label> <!></div> <p role="status" class="svelte-1bkn3p9"> </p></details>`);function Wg(e,t){A(t,!0);let n=P(``),r=M(()=>Object.keys(bs.urls[t.game]??{}).length);async function i(e){let r=[...e.currentTarget.files??[]];e.currentTarget.value=``;try{let e=await bs.take(t.game,r,$.server.known[t.game].cards);F(n,Q(`pictures-taken`,{n:e,all:r.length}),!0)}catch{F(n,Q(`pictures-failed`),!0)}}var a=Ug(),o=I(a),s=R(o,!0),c=z(o,2),l=R(c,!0),u=z(c,2),d=I(u),f=I(d),p=z(f);k(d);var m=z(d,2),h=e=>{var i=Hg(),a=R(i,!0);B(e=>K(a,e),[()=>Q(`pictures-drop`,{n:V(r)})]),H(`click`,i,()=>bs.drop(t.game).then(()=>F(n,``))),G(e,i)};q(m,e=>{V(r)&&e(h)}),k(u);var g=R(z(u,2),!0);k(a),B((e,t,r)=>{K(s,e),K(l,t),K(f,`${r??``} `),K(g,V(n))},[()=>Q(`pictures`),()=>Q(`pictures-more`),()=>Q(`pictures-pick`)]),H(`change`,p,i),G(e,a),j()}U([`change`,`click`]);var Gg=W(`<label class="svelte-h3thgj"><input class="unseen svelte-h3thgj" type="radio" name="game"/> </label>`),Kg=W(`<option class="svelte-h3thgj"> </option>`),qg=W(`<label class="field svelte-h3thgj"> <select name="order" class="svelte-h3thgj"><option class="svelte-h3thgj"> </option><!></select></label>`),Jg=W(`<li class="svelte-h3thgj"><!> <a class="svelte-h3thgj"></a></li>`),Yg=W(`<div><button> </button></div>`),Xg=W(`<div class="page browser"><h1> </h1> <form role="search" class="svelte-h3thgj"><fieldset class="games svelte-h3thgj"><legend class="unseen"> </legend> <!></fieldset> <!></form> <div class="count svelte-h3thgj"><p role="status" class="quiet"> </p> <!></div> <ul class="svelte-h3thgj"></ul> <!></div>`);function Zg(e,t){A(t,!0);let n=fn({words:``,picks:{}}),r=P(``),i=P(40),a=P(void 0),o=M(()=>$.server.game(t.game)?.name??$.server.games[0]?.name??``),s=M(()=>$.server.known[V(o)]),c=M(()=>[...V(s)?.cards.values()??[]]),l=M(()=>new Map(V(c).map(e=>[e.slug,Cd(e)]))),u=M(()=>Ed(V(c),V(s)?.filters.find(e=>e.name===V(r)),Ko.lang)),d=M(()=>Td(V(u),V(l),n));Fn(()=>{V(o),n.words,JSON.stringify(n.picks),V(r),F(i,40)}),Fn(()=>{if(!V(a))return;let e=new IntersectionObserver(([e])=>e?.isIntersecting&&F(i,V(i)+40),{rootMargin:`600px`});return e.observe(V(a)),()=>e.disconnect()}),Fn(()=>{V(o),n.picks={},F(r,``)});var f=Xg(),p=I(f),m=R(p,!0),h=z(p,2),g=I(h),_=I(g),v=R(_,!0);Y(z(_,2),17,()=>$.server.games,J,(e,t)=>{var n=Gg(),r=I(n);Ji(r);var i=z(r);k(n),B(()=>{Yi(r,V(t).name),Xi(r,V(t).name===V(o)),K(i,` ${V(t).title??``}`)}),H(`change`,r,()=>location.hash=`#/cards/${V(t).name}`),G(e,n)}),k(g);var y=z(g,2);{let e=M(()=>V(s)?.filters??[]);kg(y,{get filters(){return V(e)},get wanted(){return n},get cards(){return V(c)},children:(e,t)=>{var n=qg(),i=I(n),a=z(i),o=I(a),c=R(o,!0);o.value=o.__value=``,Y(z(o),17,()=>V(s)?.filters??[],J,(e,t)=>{var n=Kg(),r=R(n,!0),i={};B(()=>{K(r,V(t).title),i!==(i=V(t).name)&&(n.value=(n.__value=i)??``)}),G(e,n)}),k(a),Bi(a),k(n),B((e,t)=>{K(i,`${e??``} `),K(c,t)},[()=>Q(`order`),()=>Q(`name`)]),Vi(a,()=>V(r),e=>F(r,e)),G(e,n)},$$slots:{default:!0}})}k(h);var b=z(h,2),x=I(b),S=R(x,!0),C=z(x,2),w=e=>{var t=Zr();mi(L(t),()=>V(o),e=>{Wg(e,{get game(){return V(o)}})}),G(e,t)};q(C,e=>{V(s)&&e(w)}),k(b);var T=z(b,2);Y(T,21,()=>V(d).slice(0,V(i)),e=>e.slug,(e,t)=>{var n=Jg(),r=I(n);{let e=M(()=>ms(V(o),V(t).slug,V(t)));Ac(r,{get face(){return V(e)},get game(){return V(o)}})}var i=z(r,2);k(n),B(()=>{Z(i,`href`,`#/cards/${V(o)??``}/${V(t).slug??``}`),Z(i,`aria-label`,V(t).name)}),G(e,n)}),k(T);var E=z(T,2),ee=e=>{var t=Yg(),n=I(t),r=R(n,!0);k(t),ua(t,e=>F(a,e),()=>V(a)),B(e=>K(r,e),[()=>Q(`more-cards`)]),H(`click`,n,()=>F(i,V(i)+40)),G(e,t)};q(E,e=>{V(d).length>V(i)&&e(ee)}),k(f),B((e,t,n)=>{K(m,e),K(v,t),K(S,n)},[()=>Q(`cards`),()=>Q(`game`),()=>V(s)?Q(`found`,{n:V(d).length,all:V(c).length}):Q(`loading`)]),Br(`submit`,h,e=>e.preventDefault()),G(e,f),j()}U([`change`,`click`]);var Qg=W(`<p class="svelte-1x08you"> </p>`),$g=W(`<section class="svelte-1x08you"><!> <!></section>`);function e_(e,t){A(t,!0);let n=[`goal`,`turn`,`cards`,`fight`,`tip`],r=va(t,`level`,3,2),i=e=>fs(t.game,e===`goal`?e:`lesson-${e}`).split(`
`);var a=Zr();Y(L(a),17,()=>cs(t.game)?n:[],J,(e,t)=>{var n=$g(),a=I(n);wi(a,()=>`h${r()}`,!1,(e,n)=>{Pi(e,0,`svelte-1x08you`);var r=Xr();B(e=>K(r,e),[()=>Q(`lesson`,{topic:V(t)})]),G(n,r)}),Y(z(a,2),17,()=>i(V(t)),J,(e,t)=>{var n=Qg(),r=R(n,!0);B(()=>K(r,V(t))),G(e,n)}),k(n),G(e,n)}),G(e,a),j()}var t_=W(`<a class="button"> </a>`),n_=W(`<div class="page"><h1> </h1> <div class="panel svelte-19fw294"><div class="lesson svelte-19fw294"><!></div> <p class="actions svelte-19fw294"><a class="button main" href="#/"> </a> <a class="button"> </a> <!></p></div></div>`);function r_(e,t){A(t,!0);var n=n_(),r=I(n),i=R(r,!0),a=z(r,2),o=I(a);e_(I(o),{get game(){return t.game.name}}),k(o);var s=z(o,2),c=I(s),l=R(c,!0),u=z(c,2),d=R(u,!0);Y(z(u,2),17,()=>$.server.games.filter(e=>e.name!==t.game.name),J,(e,t)=>{var n=t_(),r=R(n,!0);B(e=>{Z(n,`href`,`#/learn/${V(t).name??``}`),K(r,e)},[()=>Q(`learn`,{game:V(t).title})]),G(e,n)}),k(s),k(a),k(n),B((e,n,r)=>{K(i,e),K(l,n),Z(u,`href`,`#/cards/${t.game.name??``}`),K(d,r)},[()=>Q(`learn`,{game:t.game.title}),()=>Q(`go`,{game:t.game.title}),()=>Q(`cards`)]),H(`click`,c,()=>Rd.wish.game=t.game.name),G(e,n),j()}U([`click`]);var i_=W(`<label class="field"> <input type="password" maxlength="200" required=""/></label>`),a_=W(`<p class="error" role="alert"> </p>`),o_=W(`<form class="svelte-15czc8"><h3 class="svelte-15czc8"> </h3> <label class="field"> <input autocapitalize="none" maxlength="24" required=""/></label> <!> <!> <div><button> </button></div></form>`);function s_(e,t){let n=Qr();A(t,!0);let r=P(``),i=P(``),a=P(``),o=P(!1);async function s(e){e.preventDefault(),F(a,``),F(o,!0);try{await $[t.way](V(r),V(i)),F(r,F(i,``),!0)}catch(e){F(a,e instanceof Od?e.message:Q(`lost`),!0)}F(o,!1)}var c=o_(),l=I(c),u=R(l,!0),d=z(l,2),f=I(d),p=z(f);Ji(p),k(d);var m=z(d,2),h=e=>{var r=i_(),o=I(r),s=z(o);Ji(s),k(r),B(e=>{K(o,`${e??``} `),Z(s,`name`,`${t.way??``}-password`),Z(s,`autocomplete`,t.way===`register`?`new-password`:`current-password`),Z(s,`aria-invalid`,!!V(a)),Z(s,`aria-describedby`,V(a)?`${n}-error`:void 0)},[()=>Q(`password`)]),ea(s,()=>V(i),e=>F(i,e)),G(e,r)};q(m,e=>{t.way!==`rename`&&e(h)});var g=z(m,2),_=e=>{var t=a_(),r=R(t,!0);B(()=>{Z(t,`id`,`${n}-error`),K(r,V(a))}),G(e,t)};q(g,e=>{V(a)&&e(_)});var v=z(g,2),y=I(v),b=R(y,!0);k(v),k(c),B((e,r,i)=>{Z(c,`aria-labelledby`,`${n}-title`),Z(l,`id`,`${n}-title`),K(u,e),K(f,`${r??``} `),Z(p,`name`,`${t.way??``}-name`),Z(p,`autocomplete`,t.way===`rename`?`nickname`:`username`),Z(p,`aria-invalid`,!!V(a)),Z(p,`aria-describedby`,V(a)?`${n}-error`:void 0),y.disabled=V(o),K(b,i)},[()=>Q(`account-way`,{way:t.way}),()=>Q(`name`),()=>Q(`account-do`,{way:t.way})]),Br(`submit`,c,s),ea(p,()=>V(r),e=>F(r,e)),G(e,c),j()}var c_=W(`<p class="quiet"> </p> <div class="actions"><button> </button></div>`,1),l_=W(`<p class="quiet"> </p> <div class="forms svelte-1skunwk"><!> <!> <!></div>`,1),u_=W(`<option> </option>`),d_=W(`<tr><td class="svelte-1skunwk"></td><th scope="row" class="svelte-1skunwk"> </th><td class="svelte-1skunwk"> </td><td class="svelte-1skunwk"> </td></tr>`),f_=W(`<table class="svelte-1skunwk"><thead><tr><th scope="col" class="svelte-1skunwk"> </th><th scope="col" class="svelte-1skunwk"> </th><th scope="col" class="svelte-1skunwk"> </th><th scope="col" class="svelte-1skunwk"> </th></tr></thead><tbody></tbody></table>`),p_=W(`<p> </p>`),m_=W(`<div class="page"><h1> </h1> <section class="panel svelte-1skunwk" aria-labelledby="me"><h2 id="me" class="svelte-1skunwk"> </h2> <!></section> <section class="panel svelte-1skunwk" aria-labelledby="ratings"><h2 id="ratings" class="svelte-1skunwk"> </h2> <p class="quiet"> </p> <label class="field pick svelte-1skunwk"> <select></select></label> <!></section></div>`);function h_(e,t){A(t,!0);let n=P(``),r=P(null),i=M(()=>$.server.game(V(n))??$.server.games[0]);Fn(()=>{let e=V(i)?.name;e&&$.link.ask({type:`ratings`,game:e},`ratings`).then(t=>{e===V(i)?.name&&F(r,t.players)},()=>void 0)});var a=m_(),o=I(a),s=R(o,!0),c=z(o,2),l=I(c),u=R(l,!0),d=z(l,2),f=e=>{var t=c_(),n=L(t),r=R(n,!0),i=z(n,2),a=I(i),o=R(a,!0);k(i),B((e,t)=>{K(r,e),K(o,t)},[()=>Q(`account-more`),()=>Q(`logout`)]),H(`click`,a,()=>$.logout()),G(e,t)},p=e=>{var t=l_(),n=L(t),r=R(n,!0),i=z(n,2),a=I(i);s_(a,{way:`rename`});var o=z(a,2);s_(o,{way:`register`}),s_(z(o,2),{way:`login`}),k(i),B(e=>K(r,e),[()=>Q(`guest-more`)]),G(e,t)};q(d,e=>{$.server.me?.account?e(f):$.server.me&&e(p,1)}),k(c);var m=z(c,2),h=I(m),g=R(h,!0),_=z(h,2),v=R(_,!0),y=z(_,2),b=I(y),x=z(b);Y(x,21,()=>$.server.games,J,(e,t)=>{var n=u_(),r=R(n,!0),i={};B(()=>{K(r,V(t).title),i!==(i=V(t).name)&&(n.value=(n.__value=i)??``)}),G(e,n)}),k(x);var S;Bi(x),k(y);var C=z(y,2),w=e=>{var t=f_(),n=I(t),i=I(n),a=I(i),o=R(a,!0),s=z(a),c=R(s,!0),l=z(s),u=R(l,!0),d=R(z(l),!0);k(i),k(n);var f=z(n);Y(f,21,()=>V(r),J,(e,t,n)=>{var r=d_();let i;var a=I(r);a.textContent=n+1;var o=z(a),s=R(o,!0),c=z(o),l=R(c,!0),u=R(z(c),!0);k(r),B(e=>{i=Pi(r,1,`svelte-1skunwk`,null,i,{me:$.server.me?.account&&V(t).name===$.server.me.name}),K(s,V(t).name),K(l,e),K(u,V(t).games)},[()=>V(t).rating.toLocaleString(Ko.lang,{minimumFractionDigits:1})]),G(e,r)}),k(f),k(t),B((e,t,n,r)=>{K(o,e),K(c,t),K(u,n),K(d,r)},[()=>Q(`rank`),()=>Q(`name`),()=>Q(`rating`),()=>Q(`games-played`)]),G(e,t)},T=e=>{var t=p_(),n=R(t,!0);B(e=>K(n,e),[()=>Q(`no-ratings`)]),G(e,t)};q(C,e=>{V(r)?.length?e(w):V(r)&&e(T,1)}),k(m),k(a),B((e,t,n,r,a)=>{K(s,e),K(u,t),K(g,n),K(v,r),K(b,`${a??``} `),S!==(S=V(i)?.name??``)&&(x.value=(x.__value=S)??``,zi(x,S))},[()=>Q(`players`),()=>Q(`who-am-i`,{name:$.server.me?.name??``,account:$.server.me?.account?`yes`:`no`}),()=>Q(`ratings`),()=>Q(`ratings-more`),()=>Q(`game`)]),H(`change`,x,e=>F(n,e.currentTarget.value,!0)),G(e,a),j()}U([`click`,`change`]);var g_=W(`<div class="large svelte-bswun6"><!></div>`),__=W(`<p class="svelte-bswun6"> </p>`),v_=W(`<a class="button"> </a>`),y_=W(`<dialog class="svelte-bswun6"><!> <div class="actions svelte-bswun6"><button> <kbd>Esc</kbd></button> <!></div></dialog>`);function b_(e,t){A(t,!0);let n=P(void 0),r=P(!1),i=M(()=>$.server.cards[t.game]?.get(t.card)),a=M(()=>`${location.origin}${location.pathname}#/cards/${t.game}/${t.card}`);Fn(()=>{V(n)?.showModal()});async function o(){await navigator.clipboard?.writeText(V(a)),F(r,!0)}var s=y_(),c=I(s),l=e=>{var n=g_(),r=I(n);{let e=M(()=>ms(t.game,t.card,V(i)));Ac(r,{get face(){return V(e)},get game(){return t.game}})}k(n),G(e,n)},u=e=>{var t=__(),n=R(t,!0);B(e=>K(n,e),[()=>Q(`no-card`)]),G(e,t)};q(c,e=>{V(i)?e(l):e(u,-1)});var d=z(c,2),f=I(d);_t(f,!0);var p=I(f);Oe(),k(f);var m=z(f,2),h=e=>{var t=v_(),n=R(t,!0);B(e=>{Z(t,`href`,V(a)),K(n,e)},[()=>V(r)?Q(`copied`):Q(`card-link`)]),H(`click`,t,e=>{navigator.clipboard&&(e.preventDefault(),o())}),G(e,t)};q(m,e=>{V(i)&&e(h)}),k(d),k(s),ua(s,e=>F(n,e),()=>V(n)),X(s,()=>Iu),B((e,t)=>{Z(s,`aria-label`,e),K(p,`${t??``} `)},[()=>V(i)?.name??Q(`no-card`),()=>Q(`close`)]),Br(`close`,s,function(...e){t.shut?.apply(this,e)}),H(`click`,f,()=>V(n)?.close()),G(e,s),j()}U([`click`]);function x_(e,t,n){let r=t=>({ArrowLeft:e.x-t.x,ArrowRight:t.x-e.x,ArrowUp:e.y-t.y,ArrowDown:t.y-e.y})[n],i=t=>Math.abs(n===`ArrowLeft`||n===`ArrowRight`?t.y-e.y:t.x-e.x),a=-1,o=1/0;return t.forEach((e,t)=>{let n=r(e)+2*i(e);r(e)>4&&n<o&&(a=t,o=n)}),a}function S_(e){let t=e.getBoundingClientRect();return{x:t.x+t.width/2,y:t.y+(Jl(e)?8:t.height/2)}}var C_;function w_(e,t=!1){let n=t?[]:Ql(),r=n.length?n:Zl(),i=document.activeElement,a=r.map(S_),o=r[ql(i)?x_(S_(i),a,e):T_(C_,a)];o&&(o.focus(),o.scrollIntoView({block:`nearest`,inline:`nearest`}),C_=S_(o))}function T_(e,t){if(!e||!t.length)return t.length?0:-1;let n=t.map(({x:t,y:n})=>Math.hypot(t-e.x,n-e.y));return n.indexOf(Math.min(...n))}function E_(e){return e.startsWith(`Arrow`)}function D_(e){let t=e.target,n=e.key===` `&&/^(BUTTON|A|SUMMARY)$/.test(t.tagName);return e.ctrlKey||e.metaKey||e.altKey||n||/^(INPUT|TEXTAREA|SELECT)$/.test(t.tagName)}function O_(e,t){return e.filter(e=>ml(e).some(e=>t.includes(e)))}function k_(e,t,...n){return O_(e.options,t).filter(({answer:e})=>n.includes(e.split(` `)[0]))}function A_(e,t,n){if(n.things.some(e=>t.includes(e)))return;let r=O_(O_(e.options,t),n.things);return r.length?{options:r}:void 0}var j_={turn:[{pitch:660,at:0,long:.14,shape:`sine`},{pitch:880,at:.13,long:.24,shape:`sine`}],card:[{pitch:320,to:180,at:0,long:.08,shape:`triangle`}],damage:[{pitch:150,to:55,at:0,long:.26,shape:`sawtooth`}],break:[{pitch:420,to:90,at:0,long:.18,shape:`square`},{pitch:240,to:60,at:.06,long:.22,shape:`sawtooth`}],dice:[0,.07,.15,.25,.38].map((e,t)=>({pitch:900-90*t,to:500,at:e,long:.035,shape:`square`})),key:[{pitch:392,at:0,long:.16,shape:`triangle`},{pitch:587,at:.12,long:.16,shape:`triangle`},{pitch:880,at:.24,long:.6,shape:`sine`},{pitch:1174,at:.24,long:.6,shape:`sine`}],end:[{pitch:523,at:0,long:.2,shape:`sine`},{pitch:659,at:.18,long:.2,shape:`sine`},{pitch:784,at:.36,long:.5,shape:`sine`}]},M_={destroy:`break`,forge:`key`};function N_(e,t,n){if(t.undone||t.at===e.at)return[];if(t.result)return e.result?[]:[`end`];let r=[];t.question&&!e.question&&r.push(`turn`),n(t.view)>n(e.view)?r.push(`damage`):(t.lines??[]).some(e=>!e.small&&e.cards?.length)&&r.push(`card`);for(let{told:e,dice:n}of t.lines??[]){let t=n?.length?`dice`:M_[e?.kind??``];t&&!r.includes(t)&&r.push(t)}return r}var P_;function F_(e,t,n=0){P_??=new AudioContext,P_.resume();for(let r of j_[e])I_(P_,{...r,at:r.at+n},t/250)}function I_(e,{pitch:t,to:n=t,at:r,long:i,shape:a},o){let s=e.currentTime+r,c=e.createOscillator(),l=e.createGain();c.type=a,c.frequency.setValueAtTime(t,s),c.frequency.exponentialRampToValueAtTime(n,s+i),l.gain.setValueAtTime(1e-4,s),l.gain.exponentialRampToValueAtTime(Math.max(o,1e-4),s+.015),l.gain.exponentialRampToValueAtTime(1e-4,s+i),c.connect(l).connect(e.destination),c.start(s),c.stop(s+i+.02)}function L_(e,t){A(t,!0);let n=null;Fn(()=>{let e=t.sitting.server.table;Mr(()=>{n&&e&&r(n,e),n=e})});function r(e,n){let r=N_(e,n,cs(t.sitting.server.room?.game??``)?.hurt??(()=>0));nu.sound&&r.forEach((e,t)=>F_(e,nu.volume,t*.3)),r.includes(`turn`)&&nu.alert&&document.hidden&&i(n.question?.prompt??``)}function i(e){if(Notification.permission!==`granted`)return;let n=new Notification(Q(`your-turn`),{body:e,icon:`./icon.svg`,tag:t.sitting.id});n.onclick=()=>{window.focus(),n.close()}}j()}var R_=W(`<small> </small>`),z_=W(`<p><b> </b><!> </p>`),B_=W(`<div class="lines svelte-10ayso4" tabindex="0" role="log"></div> <form class="svelte-10ayso4"><input maxlength="300" autocomplete="off" class="svelte-10ayso4"/> <button> </button></form>`,1),V_=W(`<section class="chat svelte-10ayso4"><div class="head svelte-10ayso4"><h2 class="svelte-10ayso4"> </h2> <span class="watching svelte-10ayso4"><!> <span aria-hidden="true"> </span> <span class="unseen"> </span></span> <button class="svelte-10ayso4"> </button></div> <!></section>`);function H_(e,t){A(t,!0);let n=P(``),r=P(void 0);Fn(()=>{t.sitting.server.chat.length&&V(r)?.scrollTo({top:V(r).scrollHeight})});function i(e){e.preventDefault(),V(n).trim()&&t.sitting.talk(V(n).trim()),F(n,``)}var a=V_(),o=I(a),s=I(o),c=R(s,!0),l=z(s,2),u=I(l);Rs(u,{name:`eye`});var d=z(u,2),f=R(d,!0),p=R(z(d,2),!0);k(l);var m=z(l,2),h=R(m,!0);k(o);var g=z(o,2),_=e=>{var a=B_(),o=L(a);Y(o,21,()=>t.sitting.server.chat.slice(-50),J,(e,t)=>{var n=z_(),r=I(n),i=R(r,!0),a=z(r),o=e=>{var t=R_(),n=R(t);B(e=>K(n,`(${e??``})`),[()=>Q(`watches`)]),G(e,t)};q(a,e=>{V(t).seat<0&&e(o)});var s=z(a);k(n),B(()=>{K(i,V(t).name),K(s,`: ${V(t).text??``}`)}),G(e,n)}),k(o),ua(o,e=>F(r,e),()=>V(r));var s=z(o,2),c=I(s);Ji(c);var l=R(z(c,2),!0);k(s),B((e,t,n,r)=>{Z(o,`aria-label`,e),Z(c,`aria-label`,t),Z(c,`placeholder`,n),K(l,r)},[()=>Q(`chat`),()=>Q(`chat-line`),()=>Q(`chat-line`),()=>Q(`send`)]),Br(`submit`,s,i),ea(c,()=>V(n),e=>F(n,e)),G(e,a)};q(g,e=>{t.sitting.screen.muted||e(_)}),k(a),B((e,n,r,i,o)=>{Z(a,`aria-label`,e),K(c,n),Z(l,`title`,r),K(f,t.sitting.server.room?.watching),K(p,i),Z(m,`aria-pressed`,t.sitting.screen.muted),K(h,o)},[()=>Q(`chat`),()=>Q(`chat`),()=>Q(`watching`,{n:t.sitting.server.room?.watching??0}),()=>Q(`watching`,{n:t.sitting.server.room?.watching??0}),()=>t.sitting.screen.muted?Q(`unmute`):Q(`mute`)]),H(`click`,m,()=>t.sitting.mute(!t.sitting.screen.muted)),G(e,a),j()}U([`click`]);var U_=W(`<div class="cover svelte-15342vv"><h2> </h2> <button class="main"> </button></div>`);function W_(e,t){A(t,!0);let n=va(t,`sitting`,7),r=M(()=>n().server.table.seat);var i=U_(),a=I(i),o=R(a,!0),s=z(a,2),c=R(s,!0);k(i),B((e,t)=>{K(o,e),K(c,t)},[()=>Q(`hand-over`,{name:n().server.name(V(r))}),()=>Q(`uncover`)]),H(`click`,s,()=>n().screen.uncovered=V(r)),G(e,i),j()}U([`click`]);var G_=W(`<details><summary class="svelte-ofw9kp"> </summary> <!></details>`),K_=W(`<span class="key svelte-ofw9kp"> </span>`),q_=W(`<div class="svelte-ofw9kp"><dt class="svelte-ofw9kp"></dt> <dd class="svelte-ofw9kp"> </dd></div>`),J_=W(`<dialog class="keys-help svelte-ofw9kp"><div class="head svelte-ofw9kp"><h2> </h2> <button class="main"> <kbd>Esc</kbd></button></div> <!> <dl class="svelte-ofw9kp"></dl> <h3> </h3> <ul class="svelte-ofw9kp"><li class="svelte-ofw9kp"><span class="sign legal svelte-ofw9kp"></span> </li> <li class="svelte-ofw9kp"><span class="sign chosen svelte-ofw9kp"></span> </li> <li class="svelte-ofw9kp"><span class="sign now svelte-ofw9kp"></span> </li> <li class="svelte-ofw9kp"><span class="sign enemy svelte-ofw9kp"></span> </li></ul></dialog>`);function Y_(e,t){A(t,!0);let n=[[`arrows`,[`←`,`→`,`↑`,`↓`]],[`cards`,[`Shift`,`←`,`→`,`↑`,`↓`]],[`enter`,[`Enter`]],[`all`,[`␣`]],[`more`,[`␣`]],[`confirm`,[`Ctrl`,`Enter`]],[`escape`,[`Esc`]],[`letters`,[`A`,`…`,`Z`]],[`digits`,[`1`,`…`,`9`]],[`undo`,[`U`]],[`hint`,[`H`]],[`why`,[`?`]],[`zoom`,[`Z`]],[`log`,[`L`]],[`view`,[`V`]],[`space`,[`␣`]],[`back`,[`←`,`→`,`Home`,`End`]],[`turns`,[`Shift`,`←`,`→`]],[`help`,[`F1`]]],r=va(t,`sitting`,7),i=P(void 0),a=M(()=>$.server.game(r().server.room?.game));Fn(()=>{r().screen.helping&&V(i)?.showModal()});var o=J_(),s=I(o),c=I(s),l=R(c,!0),u=z(c,2),d=I(u);Oe(),k(u),k(s);var f=z(s,2),p=e=>{var t=G_(),n=I(t),r=R(n,!0);e_(z(n,2),{get game(){return V(a).name},level:3}),k(t),B(e=>K(r,e),[()=>Q(`learn`,{game:V(a).title})]),G(e,t)};q(f,e=>{V(a)&&e(p)});var m=z(f,2);Y(m,21,()=>n,J,(e,t)=>{var n=M(()=>b(V(t),2));let r=()=>V(n)[0],i=()=>V(n)[1];var a=q_(),o=I(a);Y(o,21,i,J,(e,t)=>{var n=K_(),r=R(n,!0);B(()=>K(r,V(t))),G(e,n)}),k(o);var s=R(z(o,2),!0);k(a),B(e=>K(s,e),[()=>Q(`key`,{what:r()})]),G(e,a)}),k(m);var h=z(m,2),g=R(h,!0),_=z(h,2),v=I(_),y=z(I(v));k(v);var x=z(v,2),S=z(I(x));k(x);var C=z(x,2),w=z(I(C));k(C);var T=z(C,2),E=z(I(T));k(T),k(_),k(o),ua(o,e=>F(i,e),()=>V(i)),X(o,()=>Iu),B((e,t,n,r,i,a,s,c)=>{Z(o,`aria-label`,e),K(l,t),K(d,`${n??``} `),K(g,r),K(y,` ${i??``}`),K(S,` ${a??``}`),K(w,` ${s??``}`),K(E,` ${c??``}`)},[()=>Q(`keys`),()=>Q(`keys`),()=>Q(`close`),()=>Q(`signs`),()=>Q(`sign-legal`),()=>Q(`sign-chosen`),()=>Q(`sign-now`),()=>Q(`sign-enemy`)]),Br(`close`,o,()=>r().screen.helping=!1),H(`click`,u,()=>V(i)?.close()),G(e,o),j()}U([`click`]);var X_=W(`<small class="svelte-1vw5hin"> </small>`),Z_=W(`<li class="svelte-1vw5hin"><button> </button> <span class="worth svelte-1vw5hin"><span class="bar svelte-1vw5hin" aria-hidden="true"><span class="svelte-1vw5hin"></span></span> <b> </b> <!></span></li>`),Q_=W(`<div class="hint svelte-1vw5hin"><p> </p> <ol class="svelte-1vw5hin"></ol></div>`);function $_(e,t){A(t,!0);let n=M(()=>t.hint.suggestions.slice(0,3)),r=M(()=>t.hint.suggestions.map(e=>e.value)),i=M(()=>V(n).every(e=>e.win!=null));function a(e){let[t,n]=[Math.min(...V(r)),Math.max(...V(r))];return n>t?8+92*(e-t)/(n-t):100}var o=Q_(),s=I(o),c=R(s,!0),l=z(s,2);Y(l,21,()=>V(n),J,(e,n,r)=>{var i=Z_(),o=I(i);Pi(o,1,`svelte-1vw5hin`,null,{},{main:!r});var s=R(o,!0),c=z(o,2),l=I(c),u=I(l);let d;k(l);var f=z(l,2),p=R(f,!0),m=z(f,2),h=e=>{var t=X_(),r=R(t,!0);B(()=>K(r,V(n).why)),G(e,t)};q(m,e=>{V(n).why&&e(h)}),k(c),k(i),B((e,t)=>{K(s,V(n).sentence),d=Ii(u,``,d,{width:e}),K(p,t)},[()=>`${V(n).win??a(V(n).value)??``}%`,()=>V(n).win==null?Q(`hint-worth`,{n:Jo(V(n).value)}):Q(`percent`,{n:V(n).win})]),H(`click`,o,()=>t.onchoose(V(n).answer)),G(e,i)}),k(l),k(o),B(e=>K(c,e),[()=>Q(V(i)?`hint-best`:`hint-points`)]),G(e,o),j()}U([`click`]);var ev=W(`<p> </p>`),tv=W(`<p class="rule svelte-14pn97l"><b> </b> </p>`),nv=W(`<div><div><!> <!></div> <button class="svelte-14pn97l"> <kbd>Esc</kbd></button></div>`),rv=W(`<div class="notice svelte-14pn97l"><!> <button class="svelte-14pn97l"> <kbd>Esc</kbd></button></div>`),iv=W(`<div class="notices svelte-14pn97l"><div class="over svelte-14pn97l" role="status"><!> <!></div></div>`);function av(e,t){A(t,!0);let n=va(t,`sitting`,7);function r(e){let{asking:t,screen:r}=n(),i=t.question?.options.find(t=>t.answer===e);r.hint=null,i&&!t.gathers?t.choose(i):t.send(e)}var i=iv(),a=I(i),o=I(a),s=e=>{var t=nv();let r;var i=I(t),a=I(i),o=e=>{var t=ev(),r=R(t,!0);B(()=>K(r,n().screen.notice.text)),G(e,t)};q(a,e=>{n().screen.notice.text&&e(o)}),Y(z(a,2),17,()=>n().screen.notice.rules,J,(e,t)=>{var n=tv(),r=I(n),i=R(r,!0),a=z(r);k(n),B(()=>{K(i,V(t).rule),K(a,` ${V(t).text??``}`)}),G(e,n)}),k(i);var s=z(i,2),c=I(s);Oe(),k(s),k(t),B(e=>{r=Pi(t,1,`notice svelte-14pn97l`,null,r,{bad:n().screen.notice.bad}),K(c,`${e??``} `)},[()=>Q(`close`)]),H(`click`,s,()=>n().screen.notice=null),G(e,t)};q(o,e=>{n().screen.notice&&e(s)});var c=z(o,2),l=e=>{var t=rv(),i=I(t);$_(i,{get hint(){return n().screen.hint},onchoose:r});var a=z(i,2),o=I(a);Oe(),k(a),k(t),B(e=>K(o,`${e??``} `),[()=>Q(`close`)]),H(`click`,a,()=>n().screen.hint=null),G(e,t)};q(c,e=>{n().screen.hint&&e(l)}),k(a),k(i),G(e,i),j()}U([`click`]);function ov({set:e,parts:t,seed:n}){return[`generated`,...e?[e]:[],...t,n].join(`-`)}function sv(e){return/^generated-(?:[a-z]+-)*\d{1,18}$/.test(e)}function cv(e,t){if(!sv(e))return null;let n=e.split(`-`).slice(1,-1).join(`-`),r=t.sets?.find(e=>`${n}-`.startsWith(`${e.name}-`))?.name??``,i=`-${n.slice(r.length)}-`.replace(`--`,`-`),a=t.parts.map(e=>e.name).filter(e=>i.includes(`-${e}-`));return a.sort((e,t)=>i.indexOf(`-${e}-`)-i.indexOf(`-${t}-`)),{set:r,parts:a,seed:Number(e.split(`-`).at(-1))}}function lv(){return Math.floor(Math.random()*1e6)}var uv=W(`<li><button type="button" class="flat svelte-1eot8km"> </button></li>`),dv=W(`<section><h3 class="svelte-1eot8km"> </h3> <ul class="svelte-1eot8km"></ul></section>`),fv=W(`<div class="groups svelte-1eot8km"></div>`);function pv(e,t){A(t,!0);var n=fv();Y(n,21,()=>t.deck.groups,J,(e,n)=>{var r=dv(),i=I(r),a=R(i,!0),o=z(i,2);Y(o,21,()=>V(n).cards,J,(e,n)=>{var r=uv(),i=I(r),a=R(i,!0);k(r),B(()=>K(a,V(n).text)),H(`click`,i,()=>$.read(t.deck.game,V(n).card)),G(e,r)}),k(o),k(r),B(()=>K(a,V(n).title)),G(e,r)}),k(n),G(e,n),j()}U([`click`]);var mv=W(`<p class="error" role="alert"> </p>`),hv=W(`<div class="import svelte-mix9h6"><label class="field"> <textarea name="list" rows="7" spellcheck="false" class="svelte-mix9h6"></textarea></label> <!> <div class="actions"><button type="button"> </button> <label class="button svelte-mix9h6"> <input class="unseen" type="file" accept=".txt,.json,text/plain,application/json"/></label></div></div>`);function gv(e,t){let n=Qr();A(t,!0);let r=va(t,`list`,15),i=2e4,a=M(()=>t.game.decks??``),o=P(``);async function s(){if(F(o,r().length>i?Q(`too-long`,{n:i}):``,!0),!V(o))try{let e=await $.link.ask({type:`deck`,game:t.game.name,text:r()||` `},`deck`);ug.keep(t.game.name,e.text.split(`
`)[0],e.text),t.taken(e)}catch(e){F(o,e instanceof Od?e.message:Q(`lost`),!0)}}async function c(e){let t=e.currentTarget.files?.[0];e.currentTarget.value=``,t&&(r(await t.text()),await s())}var l=hv(),u=I(l),d=I(u),f=z(d);vt(f),k(u);var p=z(u,2),m=e=>{var t=mv(),r=R(t,!0);B(()=>{Z(t,`id`,n),K(r,V(o))}),G(e,t)};q(p,e=>{V(o)&&e(m)});var h=z(p,2),g=I(h),_=R(g,!0),v=z(g,2),y=I(v),b=z(y);k(v),k(h),k(l),B((e,t,r,i)=>{K(d,`${e??``} `),Z(f,`placeholder`,t),Z(f,`aria-invalid`,!!V(o)),Z(f,`aria-describedby`,V(o)?n:void 0),K(_,r),K(y,`${i??``} `)},[()=>Q(`deck-list`,{what:V(a)}),()=>Q(`deck-example`,{what:V(a)}),()=>Q(`check-deck`,{what:V(a)}),()=>Q(`open-file`)]),ea(f,r),H(`click`,g,s),H(`change`,b,c),G(e,l),j()}U([`click`,`change`]);var _v=`M6 8h12v10H6ZM12 8V4M12 3.4a.6.6 0 1 0 .1 0M9.5 12v1.5M14.5 12v1.5M3.5 11.5v4M20.5 11.5v4M9.5 21h5`,vv=`M3 5h18v11H3ZM9 20h6M12 16v4`,yv=`M9.5 14.5 14.5 9.5M8 11l-3 3a3.6 3.6 0 0 0 5 5l3-3M16 13l3-3a3.6 3.6 0 0 0-5-5l-3 3`,bv=`M8 10.5a3 3 0 1 0 .1 0M16 10.5a3 3 0 1 0 .1 0M2.5 20c.5-4 10.500-4 11 0M13.500 17c2-1.200 7-.8 8 3`,xv=`M5 5h14v14H5ZM9 9h.1M15 9h.1M12 12h.1M9 15h.1M15 15h.1`,Sv=`M12 4a8.500 8.500 0 1 0 .1 0M12 8v4.500l3 2`,Cv=W(`<option> </option>`),wv=W(`<label class="field"> <select name="set"></select></label>`),Tv=W(`<button type="button" class="svelte-uyp4at"> </button>`),Ev=W(`<div class="generator svelte-uyp4at"><!> <fieldset><legend class="svelte-uyp4at"> </legend> <div class="parts svelte-uyp4at"></div></fieldset> <div class="seed svelte-uyp4at"><label class="field svelte-uyp4at"> <input type="number" min="0" max="999999999"/></label> <button type="button"><!> </button></div></div>`);function Dv(e,t){A(t,!0);let n=va(t,`deck`,15),r=M(()=>cv(n(),t.generator)??{set:``,parts:[],seed:0}),i=M(()=>t.generator.sets??[]),a=M(()=>V(i).find(e=>e.name===V(r).set)??V(i)[0]),o=M(()=>t.generator.parts.filter(e=>!V(a)||V(a).parts.includes(e.name)));function s(e){let t=V(i).find(t=>t.name===e)?.parts??[];n(ov({...V(r),set:e,parts:V(r).parts.filter(e=>t.includes(e))}))}function c(e){let i=V(r).parts.filter(t=>t!==e),a=t.generator.most-+!V(r).parts.includes(e),o=V(r).parts.includes(e)?i:[...i.slice(Math.max(0,i.length-a)),e];n(ov({...V(r),parts:o}))}function l(e){let t=Math.min(Math.max(Math.floor(Number(e))||0,0),999999999);n(ov({...V(r),seed:t}))}var u=Ev(),d=I(u),f=e=>{var t=wv(),n=I(t),r=z(n);Y(r,21,()=>V(i),J,(e,t)=>{var n=Cv(),r=R(n,!0),i={};B(()=>{K(r,V(t).title),i!==(i=V(t).name)&&(n.value=(n.__value=i)??``)}),G(e,n)}),k(r);var o;Bi(r),k(t),B(e=>{K(n,`${e??``} `),o!==(o=V(a)?.name)&&(r.value=(r.__value=o)??``,zi(r,o))},[()=>Q(`set`)]),H(`change`,r,e=>s(e.currentTarget.value)),G(e,t)};q(d,e=>{V(i).length>1&&e(f)});var p=z(d,2),m=I(p),h=R(m,!0),g=z(m,2);Y(g,21,()=>V(o),J,(e,t)=>{var n=Tv(),i=R(n,!0);B(e=>{Z(n,`aria-pressed`,e),K(i,V(t).title)},[()=>V(r).parts.includes(V(t).name)]),H(`click`,n,()=>c(V(t).name)),G(e,n)}),k(g),k(p);var _=z(p,2),v=I(_),y=I(v),b=z(y);Ji(b),k(v);var x=z(v,2),S=I(x);Rs(S,{get path(){return xv}});var C=z(S,1,!0);k(x),k(_),k(u),B((e,t,n)=>{K(h,e),K(y,`${t??``} `),Yi(b,V(r).seed),K(C,n)},[()=>Q(`made-of`,{title:t.generator.title,most:t.generator.most}),()=>Q(`seed`),()=>Q(`generate-again`,{what:t.what})]),H(`change`,b,e=>l(e.currentTarget.value)),H(`click`,x,()=>n(ov({...V(r),seed:lv()}))),G(e,u),j()}U([`change`,`click`]);var Ov=W(`<option> </option> <option> </option>`,1),kv=W(`<option> </option>`),Av=W(`<optgroup></optgroup>`),jv=W(`<p class="error" role="alert"> </p>`),Mv=W(`<span class="title svelte-3mnlam"> </span> <span class="quiet"> </span>`,1),Nv=W(`<details><summary class="svelte-3mnlam"><!></summary> <!></details>`),Pv=W(`<div class="deck svelte-3mnlam"><label class="field"> <select><option> </option><!><!><optgroup></optgroup></select></label> <!> <!> <!> <!></div>`);function Fv(e,t){A(t,!0);let n=va(t,`deck`,15),r=`list`,i=`own:`,a=P(null),o=P(!1),s=P(null),c=P(``),l=M(()=>t.game.decks??``),u=M(()=>ug.of(t.game.name)),d=M(()=>{if(V(o))return r;if(!n())return`any`;if(sv(n()))return`new`;if(V(a)?V(a).decks.some(e=>e.name===n()):!n().includes(`
`))return n();let e=V(u).find(([,e])=>e===n());return e?i+e[0]:r});Fn(()=>{Ko.lang;let{name:e}=t.game,n=JSON.stringify(t.options);$.link.ask({type:`decks`,game:e,options:JSON.parse(n)},`decks`).then(e=>{F(a,e),Mr(()=>f(e))},()=>void 0)}),Fn(()=>{Ko.lang,m(V(o)?``:n())});function f({decks:e,generator:r}){e.some(e=>e.name===n())||n()&&r||n(e[t.seat%e.length]?.name??``)}function p(e){F(o,e===r),n(e===`any`||e===r?``:e===`new`?ov({set:``,parts:[],seed:lv()}):e.startsWith(i)?V(u).find(([t])=>i+t===e)?.[1]??``:e)}async function m(e){if(F(c,``),!e)F(s,null);else try{let r=e.includes(`
`)?{text:e}:{name:e},i=await $.link.ask({type:`deck`,game:t.game.name,...r},`deck`);e===n()&&F(s,i)}catch(t){if(e!==n())return;F(s,null),t instanceof Od&&F(c,t.message,!0)}}function h(e){F(o,!1),n(e.text)}var g=Pv(),_=I(g),v=I(_),y=z(v),x=I(y),S=R(x,!0);x.value=x.__value=`any`;var C=z(x),w=e=>{var t=Ov(),n=L(t),i=R(n,!0);n.value=n.__value=`new`;var a=z(n,2),o=R(a,!0);a.value=a.__value=r,B((e,t)=>{K(i,e),K(o,t)},[()=>Q(`generate`,{what:V(l)}),()=>Q(`own-deck`,{what:V(l)})]),G(e,t)};q(C,e=>{V(a)?.generator&&e(w)});var T=z(C),E=e=>{var t=Av();Y(t,21,()=>V(u),J,(e,t)=>{var n=M(()=>b(V(t),1));let r=()=>V(n)[0];var i=kv(),a=R(i,!0),o={};B(()=>{K(a,r()),o!==(o=`own:${r()??``}`)&&(i.value=i.__value=o)}),G(e,i)}),k(t),B(e=>Z(t,`label`,e),[()=>Q(`my-decks`,{what:V(l)})]),G(e,t)};q(T,e=>{V(u).length&&V(a)?.generator&&e(E)});var ee=z(T);Y(ee,21,()=>V(a)?.decks??[],J,(e,t)=>{var n=kv(),r=R(n),i={};B(()=>{K(r,`${V(t).title??``} · ${V(t).facts??``}`),i!==(i=V(t).name)&&(n.value=(n.__value=i)??``)}),G(e,n)}),k(ee),k(y);var te;Bi(y),k(_);var ne=z(_,2),re=e=>{Dv(e,{get generator(){return V(a).generator},get what(){return V(l)},get deck(){return n()},set deck(e){n(e)}})};q(ne,e=>{V(d)===`new`&&V(a)?.generator&&e(re)});var ie=z(ne,2),ae=e=>{gv(e,{get game(){return t.game},taken:h,get list(){return n()},set list(e){n(e)}})};q(ie,e=>{V(d)===r&&e(ae)});var oe=z(ie,2),se=e=>{var t=jv(),n=R(t,!0);B(()=>K(n,V(c))),G(e,t)};q(oe,e=>{V(c)&&!V(o)&&e(se)});var ce=z(oe,2),le=e=>{var t=Nv(),n=I(t),i=I(n),a=e=>{var t=Mv(),n=L(t),r=R(n,!0),i=R(z(n,2),!0);B(()=>{K(r,V(s).title),K(i,V(s).facts)}),G(e,t)},o=e=>{var t=Xr();B(e=>K(t,e),[()=>Q(`show-cards`)]),G(e,t)};q(i,e=>{V(d)===`new`||V(d)===r?e(a):e(o,-1)}),k(n),pv(z(n,2),{get deck(){return V(s)}}),k(t),G(e,t)};q(ce,e=>{V(s)&&!V(o)&&e(le)}),k(g),B((e,n)=>{K(v,`${t.label??``} `),Z(y,`name`,`deck-${t.seat+1}`),K(S,e),Z(ee,`label`,n),te!==(te=V(d))&&(y.value=(y.__value=te)??``,zi(y,te))},[()=>Q(`any-deck`,{what:V(l)}),()=>Q(`known-decks`,{what:V(l)})]),H(`change`,y,e=>p(e.currentTarget.value)),G(e,g),j()}U([`change`]);function Iv({seconds:e,increment:t=0}){return Q(`clock-words`,{minutes:Math.round(e/60*10)/10,increment:t})}function Lv({kind:e,name:t,rating:n}){return e===`open`?Q(`open-seat`):typeof n==`number`?`${t} (${n})`:t??``}var Rv=W(`<span class="quiet"> </span>`),zv=W(`<button> </button>`),Bv=W(`<li><span><b> </b> <!> <!></span> <!> <!></li>`),Vv=W(`<p role="alert" class="error"> </p>`),Hv=W(`<p class="quiet"> </p>`),Uv=W(`<div class="page waiting svelte-1f7jbhr"><h1> </h1> <p role="status"> </p> <section class="panel svelte-1f7jbhr" aria-labelledby="invite"><h2 id="invite" class="svelte-1f7jbhr"> </h2> <p class="quiet"> </p> <div class="link svelte-1f7jbhr"><input readonly="" class="svelte-1f7jbhr"/> <button class="main"> </button></div></section> <section class="panel svelte-1f7jbhr" aria-labelledby="seats"><h2 id="seats" class="svelte-1f7jbhr"> </h2> <!> <ol class="svelte-1f7jbhr"></ol> <!> <!></section></div>`);function Wv(e,t){A(t,!0);let n=M(()=>t.sitting.server.room),r=M(()=>$.server.game(V(n).game)),i=M(()=>`${location.origin}${location.pathname}#/room/${V(n).room}`),a=M(()=>V(n).seats.filter(e=>e.kind===`open`).length),o=P(void 0),s=P(!1),c=P(``),l=P(``);async function u(){V(o)?.select();try{await navigator.clipboard.writeText(V(i)),F(s,!0)}catch{F(s,document.execCommand(`copy`),!0)}}async function d(e){F(l,``);try{await e()}catch(e){F(l,e instanceof Od?e.message:Q(`lost`),!0)}}let f=e=>d(()=>$.link.ask({type:`sit`,seat:e,...V(r)?.decks&&V(c)?{deck:V(c)}:{}},`seat`)),p=e=>d(()=>$.link.ask({type:`stand`,seat:e},`done`));var m=Uv(),h=I(m),g=R(h,!0),_=z(h,2),v=R(_,!0),y=z(_,2),b=I(y),x=R(b,!0),S=z(b,2),C=R(S,!0),w=z(S,2),T=I(w);Ji(T),ua(T,e=>F(o,e),()=>V(o));var E=z(T,2),ee=R(E,!0);k(w),k(y);var te=z(y,2),ne=I(te),re=R(ne,!0),ie=z(ne,2),ae=e=>{{let t=M(()=>Q(`your-deck`,{what:V(r).decks})),i=M(()=>V(n).seats.findIndex(e=>e.kind===`open`)),a=M(()=>V(n).options??{});Fv(e,{get game(){return V(r)},get label(){return V(t)},get seat(){return V(i)},get options(){return V(a)},get deck(){return V(c)},set deck(e){F(c,e,!0)}})}};q(ie,e=>{V(r)?.decks&&V(a)&&!V(n).yours.length&&e(ae)});var oe=z(ie,2);Y(oe,21,()=>V(n).seats,J,(e,t,r)=>{let i=M(()=>V(n).yours.includes(r));var a=Bv();let o;var s=I(a),c=I(s),l=R(c,!0),u=z(c,2),d=e=>{var t=Xr();B(e=>K(t,`(${e??``})`),[()=>Q(`you`)]),G(e,t)};q(u,e=>{V(i)&&e(d)});var m=z(u,2),h=e=>{var n=Rv(),r=R(n,!0);B(()=>K(r,V(t).deck)),G(e,n)};q(m,e=>{V(t).deck&&e(h)}),k(s);var g=z(s,2),_=e=>{var t=zv();let i;var a=R(t,!0);B(e=>{i=Pi(t,1,``,null,i,{main:!V(n).yours.length}),K(a,e)},[()=>Q(`sit`)]),H(`click`,t,()=>f(r)),G(e,t)};q(g,e=>{V(t).kind===`open`&&e(_)});var v=z(g,2),y=e=>{var t=zv(),n=R(t,!0);B(e=>K(n,e),[()=>Q(`stand`)]),H(`click`,t,()=>p(r)),G(e,t)};q(v,e=>{V(i)&&e(y)}),k(a),B(e=>{o=Pi(a,1,`svelte-1f7jbhr`,null,o,{open:V(t).kind===`open`}),K(l,e)},[()=>Lv(V(t))||Q(`player`,{n:r+1})]),G(e,a)}),k(oe);var se=z(oe,2),ce=e=>{var t=Vv(),n=R(t,!0);B(()=>K(n,V(l))),G(e,t)};q(se,e=>{V(l)&&e(ce)});var le=z(se,2),ue=e=>{var t=Hv(),r=R(t);B((e,t)=>K(r,`${e??``}: ${t??``}`),[()=>Q(`clock`),()=>Iv(V(n).clock)]),G(e,t)};q(le,e=>{V(n).clock&&e(ue)}),k(te),k(m),B((e,t,n,r,a,o,s)=>{K(g,e),K(v,t),K(x,n),K(C,r),Yi(T,V(i)),Z(T,`aria-label`,a),K(ee,o),K(re,s)},[()=>Q(`waiting-room`),()=>Q(`waiting-for`,{n:V(a)}),()=>Q(`invite`),()=>Q(V(n).listed?`share-lobby`:`share-link`),()=>Q(`link`),()=>V(s)?Q(`copied`):Q(`copy`),()=>Q(`seats`)]),Br(`focus`,T,e=>e.currentTarget.select()),H(`click`,E,u),G(e,m),j()}U([`click`]);var Gv=W(`<p class="opening svelte-vrg389" role="status"> </p>`),Kv=W(`<div class="picture svelte-vrg389"><!> <!></div>`),qv=W(`<div class="zoom svelte-vrg389"><!></div> <!> <!> <!>`,1),Jv=W(`<p> </p>`),Yv=W(`<!> <!> <!> <!>`,1),Xv=W(`<div><div class="left svelte-vrg389"><div class="table svelte-vrg389"><!></div> <!> <!> <!></div> <aside class="right svelte-vrg389"><!> <!></aside></div> <div class="unseen" role="log"></div> <!> <!> <!> <!>`,1);function Zv(e,t){A(t,!0);let n=va(t,`sitting`,7),r=new Ma(`min-width: 1100px`),i=M(()=>n().server.room?.game??``),a=M(()=>cs(V(i))?.Board),o=M(()=>cs(V(i))),s=M(()=>n().shown?.view),c=M(()=>V(s)&&V(o)?.owners?.(V(s))),l=M(()=>r.current&&!nu.plain?cs(V(i))?.Beside:void 0),u=M(()=>n().server.room?.chat!==!1&&n().server.company),d=M(()=>!!n().server.report&&n().screen.reading&&!n().moment&&!n().stage.over),f=P(0),p=P(void 0),m=P(void 0),h=P(void 0);Mc({get sitting(){return n()},get game(){return V(i)},get rules(){return $.server.game(V(i))?.rules},beside:()=>r.current,area:()=>V(p),laid:()=>V(f),face:e=>ms(V(i),e,$.server.cards[V(i)]?.get(e)),called:e=>e<=-2?n().server.name(-2-e):_(e),tell:(e,t)=>fs(V(i),e,t),side:g,source:e=>(e.thing??-1)>=0?e.thing:V(o)?.source?.(e,V(s))??-1,get usual(){return V(o)?.usual??[]},drop(e,t,r){let{question:i}=n().asking;if(i&&V(s))return V(o)?.drop?.(e,t,i,V(s),this.face(r).type)??A_(i,e,t)},emblem:e=>V(o)?.emblem?.(e),groups:e=>hs(V(i),e,n().shown?.view,$.server.cards[V(i)])}),Fn(()=>{n().screen.unread&&(n().screen.aside||r.current)&&(n().screen.unread=0)}),Fn(()=>(n().id,cu));function g(e){let t=e<=-2?-2-e:V(c)?.get(e),n=V(s)?.player??-1;return t===void 0||n<0?``:t===n||V(s).teams&&(t-n)%2==0?`own`:`enemy`}function _(e){let t=V(s)&&(V(o)?.slug?V(o).slug(V(s),e):V(s).cards[e]);return t?ms(V(i),t,$.server.cards[V(i)]?.get(t)).name:``}function v(e){if(D_(e)||Lu())return;let t=n().moment?y(e):b(e);t&&(e.preventDefault(),t())}function y({key:e,shiftKey:t}){let{at:r,end:i}=n().moment;return{ArrowLeft:()=>void(t?n().back.turn(-1):n().back.to(r-1)),ArrowRight:()=>void(t?n().back.turn(1):n().back.to(r+1)),PageUp:()=>void n().back.turn(-1),PageDown:()=>void n().back.turn(1),Home:()=>void n().back.to(0),End:()=>void n().back.to(i)," ":()=>n().back.play(),Escape:()=>iu.open||n().screen.notice?w():n().backToNow()}[e]??x[e]??x[e.toLowerCase()]}function b(e){let t=e.key.toLowerCase();return E_(e.key)?()=>w_(e.key,e.shiftKey):/^[1-9]$/.test(e.key)?()=>void(V(h)?.digit(e.key)||V(m)?.digit(e.key)):S[e.key]??S[t]??x[e.key]??x[t]??V(h)?.letterDeed(t)??V(m)?.letterDeed(t)}let x={l:()=>n().screen.aside=!n().screen.aside,v:C,z:()=>iu.seen&&ou(iu.seen),F1:()=>n().screen.helping=!0},S={u:()=>void n().undo(),h:()=>void n().askHint(),"?":T,Escape:w," ":()=>n().skip()};function C(){nu.plain=!nu.plain,ru()}function w(){iu.open?su():n().screen.aside?n().screen.aside=!1:n().asking.menu.length||n().asking.doubt||n().asking.begun?n().asking.clear():n().screen.notice=n().screen.hint=null}function T(){iu.seen?.deed&&n().asking.question?n().whyNot(iu.seen.deed):n().screen.helping=!0}function E(e){return!!V(p)&&!!e&&(V(p).contains(e)||e.contains(V(p)))}function ee(e){let{asking:t}=n();e.key===`Enter`&&t.whole&&(!e.ctrlKey&&!e.metaKey&&(!t.begun||Lu()||!E(document.activeElement)||Yl(document.activeElement)===`legal`&&t.picked.length<t.question.high)||(e.preventDefault(),t.confirm()))}var te=Zr();Br(`keydown`,hn,e=>{ee(e),v(e)});var ne=L(te),re=e=>{Wv(e,{get sitting(){return n()}})},ie=e=>{var t=Gv(),n=R(t,!0);B(e=>K(n,e),[()=>Q(`opening`)]),G(e,t)},ae=e=>{var t=Xv(),r=L(t);let i;var o=I(r),s=I(o),c=I(s),g=e=>{W_(e,{get sitting(){return n()}})},_=e=>{im(e,{})},v=e=>{Ph(e,{})},y=e=>{var t=Kv(),r=I(t);Ci(r,()=>V(a),(e,t)=>{t(e,{get view(){return n().shown.view}})}),Xc(z(r,2),{get stage(){return n().stage}}),k(t),X(t,()=>()=>void F(f,Mr(()=>n().step),!0)),G(e,t)};q(c,e=>{n().covered?e(g):V(d)?e(_,1):nu.plain||!V(a)?e(v,2):e(y,-1)}),k(s),ua(s,e=>F(p,e),()=>V(p));var b=z(s,2),x=e=>{tl(e,{get stage(){return n().stage}})};q(b,e=>{n().stage.over&&e(x)});var S=z(b,2);av(S,{get sitting(){return n()}});var C=z(S,2),w=e=>{dm(e,{})},T=e=>{ua(xd(e,{}),e=>F(m,e,!0),()=>V(m))};q(C,e=>{n().moment?e(w):!n().covered&&!V(d)&&e(T,1)}),k(o);var E=z(o,2),ee=I(E),te=e=>{var t=qv(),r=L(t);ag(I(r),{}),k(r);var i=z(r,2),a=e=>{var t=Zr();Ci(L(t),()=>V(l),(e,t)=>{t(e,{get view(){return n().shown.view}})}),G(e,t)};q(i,e=>{V(l)&&e(a)});var o=z(i,2);ch(o,{}),Fm(z(o,2),{}),G(e,t)};q(ee,e=>{n().covered||e(te)});var ne=z(ee,2),re=e=>{H_(e,{get sitting(){return n()}})};q(ne,e=>{V(u)&&e(re)}),k(E),k(r);var ie=z(r,2);Y(ie,23,()=>n().covered?[]:n().server.log.slice(-12),(e,t)=>n().server.log.length-Math.min(12,n().server.log.length)+t,(e,t)=>{var n=Jv(),r=R(n,!0);B(()=>K(r,V(t).text)),G(e,n)}),k(ie);var ae=z(ie,2),oe=e=>{var t=Yv(),n=L(t);Ll(n,{});var r=z(n,2);ua(Eu(r,{}),e=>F(h,e,!0),()=>V(h));var i=z(r,2);Mu(i,{}),Au(z(i,2),{}),G(e,t)};q(ae,e=>{!n().covered&&!n().moment&&e(oe)});var se=z(ae,2);ag(se,{sheet:!0});var ce=z(se,2);Y_(ce,{get sitting(){return n()}}),L_(z(ce,2),{get sitting(){return n()}}),B((e,t)=>{i=Pi(r,1,`room whole svelte-vrg389`,null,i,{aside:n().screen.aside}),Z(E,`aria-label`,e),Z(ie,`aria-label`,t)},[()=>Q(`beside`),()=>Q(`log`)]),G(e,t)};q(ne,e=>{n().server.room?.status===`waiting`?e(re):!n().shown||!$.server.cards[V(i)]?e(ie,1):e(ae,-1)}),G(e,te),j()}Je();var Qv=W(`<span class="quiet"><!> </span>`),$v=W(`<li class="accented svelte-1xktl4u"><div class="svelte-1xktl4u"><b> </b> <span> </span> <!></div> <a class="button svelte-1xktl4u"> <span class="unseen"> </span></a></li>`),ey=W(`<ul class="svelte-1xktl4u"></ul>`),ty=W(`<p class="quiet"> </p>`),ny=W(`<h2 id="lobby" class="svelte-1xktl4u"> </h2> <!>`,1);function ry(e,t){A(t,!1),da();var n=ny(),r=L(n),i=R(r,!0),a=z(r,2),o=e=>{var t=ey();Y(t,5,()=>$.server.lobby,e=>e.room,(e,t)=>{var n=$v();let r;var i=I(n),a=I(i),o=R(a,!0),s=z(a,2),c=R(s,!0),l=z(s,2),u=e=>{var n=Qv(),r=I(n);Rs(r,{get path(){return Sv}});var i=z(r);k(n),B(e=>K(i,` ${e??``}`),[()=>Iv(V(t).clock)]),G(e,n)};q(l,e=>{V(t).clock&&e(u)}),k(i);var d=z(i,2),f=I(d),p=R(z(f));k(d),k(n),B((e,i,a,s,l)=>{r=Ii(n,``,r,{"--accent":e}),K(o,i),K(c,a),Z(d,`href`,`#/room/${V(t).room??``}`),K(f,`${s??``} `),K(p,`: ${l??``}`)},[()=>ss(V(t).game)?.accent??285,()=>$.server.game(V(t).game)?.title??V(t).game,()=>V(t).seats.map(Lv).join(` · `),()=>Q(`join`),()=>$.server.game(V(t).game)?.title]),G(e,n)}),k(t),G(e,t)},s=e=>{var t=ty(),n=R(t,!0);B(e=>K(n,e),[()=>Q(`no-rooms`)]),G(e,t)};q(a,e=>{$.server.lobby.length?e(o):e(s,-1)}),B(e=>K(i,e),[()=>Q(`lobby`)]),G(e,n),j()}var iy=W(`<div class="page"><h1> </h1> <section class="panel" aria-labelledby="lobby"><!></section> <p class="quiet"> </p> <p><a class="button" href="#/"> </a></p></div>`);function ay(e,t){A(t,!1),da();var n=iy(),r=I(n),i=R(r,!0),a=z(r,2);ry(I(a),{}),k(a);var o=z(a,2),s=R(o,!0),c=z(o,2),l=R(I(c),!0);k(c),k(n),B((e,t,n)=>{K(i,e),K(s,t),K(l,n)},[()=>Q(`lobby-title`),()=>Q(`lobby-how`),()=>Q(`new-game`)]),G(e,n),j()}var oy=Yr(`<g class="hued svelte-1euhzuk"><circle class="disc svelte-1euhzuk" cx="12" cy="12" r="17"></circle><path class="emblem svelte-1euhzuk"></path></g>`),sy=W(`<label class="game accented svelte-1euhzuk"><svg viewBox="0 0 330 100" aria-hidden="true" class="svelte-1euhzuk"><pattern patternUnits="userSpaceOnUse" patternTransform="scale(1.3)" class="svelte-1euhzuk"><path class="tile svelte-1euhzuk"></path></pattern><rect x="-400" y="-200" width="1130" height="500" class="svelte-1euhzuk"></rect><!></svg> <input type="radio" name="game" class="svelte-1euhzuk"/> <span class="title svelte-1euhzuk"> </span> <span class="seats svelte-1euhzuk"> </span></label>`);function cy(e,t){let n=Qr();A(t,!0);let r=[],i=va(t,`chosen`,15),a=M(()=>ss(t.game.name)),o=M(()=>Object.keys(V(a)?.looks??{}).filter(Boolean).slice(0,10).map(e=>ps(t.game.name,e))),s=M(()=>ws[ps(t.game.name,``).pattern]);var c=sy();let l;var u=I(c),d=I(u),f=R(d),p=z(d);Y(z(p),17,()=>V(o),J,(e,t,n)=>{let r=M(()=>V(o).length>1?n/(V(o).length-1):.5);var i=oy();let a;var s=z(I(i));k(i),B(e=>{Z(i,`transform`,`translate(${12+V(r)*282} ${e??``})`),a=Ii(i,``,a,{"--hue":V(t).hue}),Z(s,`d`,V(t).emblem)},[()=>58-Math.sin(V(r)*Math.PI)*40]),G(e,i)}),k(u);var m=z(u,2);Ji(m);var h,g=z(m,2),_=R(g,!0),v=R(z(g,2),!0);k(c),B(e=>{l=Ii(c,``,l,{"--accent":V(a)?.accent??285}),Z(d,`id`,n),Z(d,`width`,V(s).size[0]),Z(d,`height`,V(s).size[1]),Z(f,`d`,V(s).path),Z(p,`fill`,`url(#${n})`),h!==(h=t.game.name)&&(m.value=(m.__value=h)??``),K(_,t.game.title),K(v,e)},[()=>Q(`players-range`,{low:t.game.seats[0],high:t.game.seats[1]})]),na(r,[],m,()=>(t.game.name,i()),i),G(e,c),j()}var ly=W(`<label class="field seed svelte-12h2tvw"> <input name="seed" type="number" min="0" max="999999999999" step="1"/></label>`),uy=W(`<label class="check"><input name="hints" type="checkbox"/> </label> <label class="check"><input name="chat" type="checkbox"/> </label>`,1),dy=W(`<option> </option>`),fy=W(`<select><option> </option><!></select>`),py=W(`<label class="field"> <input type="number" min="0"/></label>`),my=W(`<div class="times svelte-12h2tvw"></div>`),hy=W(`<fieldset><legend class="svelte-12h2tvw"> </legend> <p class="quiet help svelte-12h2tvw"> </p> <!></fieldset>`),gy=W(`<details class="panel svelte-12h2tvw"><summary class="svelte-12h2tvw"> </summary> <div class="settings svelte-12h2tvw"><fieldset><legend class="svelte-12h2tvw"> </legend> <label class="check"><input name="clock" type="checkbox"/> </label> <div class="times svelte-12h2tvw"><label class="field"> <input name="minutes" type="number" min="1" max="720" step="any" required=""/></label> <label class="field"> <input name="increment" type="number" min="0" max="3600" required=""/></label></div></fieldset> <fieldset><legend class="svelte-12h2tvw"> </legend> <label class="check"><input name="ask-all" type="checkbox"/> </label> <!> <p class="quiet help svelte-12h2tvw"> </p></fieldset> <!></div></details>`);function _y(e,t){A(t,!0);let n=va(t,`wish`,7),r=M(()=>zd(n().seats)),i=M(()=>Vd(t.game,n().seats).filter(e=>e.kind!==`flag`)),a=M(()=>n().seats.map((e,t)=>t?Q(`player`,{n:t+1}):$.server.me?.name??``));function o({name:e},t){let{[e]:r,...i}=n().options;n().options=t===``?i:{...i,[e]:Number(t)}}function s({name:e,high:t=0},r,i){let a=n().seats.map((t,n)=>c(e,n));a[r]=Math.min(Math.max(Math.floor(Number(i))||0,0),t),n().options[e]=a}function c(e,t){let r=n().options[e];return Array.isArray(r)?Number(r[t]??0):0}var l=gy(),u=I(l),d=R(u,!0),f=z(u,2),p=I(f),m=I(p),h=R(m,!0),g=z(m,2),_=I(g);Ji(_);var v=z(_);k(g);var y=z(g,2),b=I(y),x=I(b),S=z(x);Ji(S),k(b);var C=z(b,2),w=I(C),T=z(w);Ji(T),k(C),k(y),k(p);var E=z(p,2),ee=I(E),te=R(ee,!0),ne=z(ee,2),re=I(ne);Ji(re);var ie=z(re);k(ne);var ae=z(ne,2),oe=e=>{var t=ly(),n=I(t),r=z(n);Ji(r),k(t),B(e=>K(n,`${e??``} `),[()=>Q(`game-seed`)]),ea(r,()=>Rd.seed,e=>Rd.seed=e),G(e,t)},se=e=>{var t=uy(),n=L(t),r=I(n);Ji(r);var i=z(r);k(n);var a=z(n,2),o=I(a);Ji(o);var s=z(o);k(a),B((e,t)=>{K(i,` ${e??``}`),K(s,` ${t??``}`)},[()=>Q(`hints-too`),()=>Q(`chat-on`)]),ra(r,()=>Rd.wish.hints,e=>Rd.wish.hints=e),ra(o,()=>Rd.wish.chat,e=>Rd.wish.chat=e),G(e,t)};q(ae,e=>{V(r)?e(se,-1):e(oe)});var ce=R(z(ae,2),!0);k(E),Y(z(E,2),17,()=>V(i),e=>e.name,(e,t)=>{var r=hy(),i=I(r),l=R(i,!0),u=z(i,2),d=R(u,!0),f=z(u,2),p=e=>{var r=fy(),i=I(r),s=R(i,!0);i.value=i.__value=``,Y(z(i),17,()=>V(a),J,(e,t,n)=>{var r=dy(),i=R(r,!0);r.value=r.__value=n,B(()=>K(i,V(t))),G(e,r)}),k(r);var c;Bi(r),B(e=>{Z(r,`name`,V(t).name),Z(r,`aria-label`,V(t).title),K(s,e),c!==(c=n().options[V(t).name]??``)&&(r.value=(r.__value=c)??``,zi(r,c))},[()=>Q(`by-chance`)]),H(`change`,r,e=>o(V(t),e.currentTarget.value)),G(e,r)},m=e=>{var n=my();Y(n,21,()=>V(a),J,(e,n,r)=>{var i=py(),a=I(i),o=z(a);Ji(o),k(i),B(e=>{K(a,`${V(n)??``} `),Z(o,`name`,`${V(t).name??``}-${r+1}`),Z(o,`max`,V(t).high),Yi(o,e)},[()=>c(V(t).name,r)]),H(`change`,o,e=>s(V(t),r,e.currentTarget.value)),G(e,i)}),k(n),G(e,n)};q(f,e=>{V(t).kind===`seat`?e(p):e(m,-1)}),k(r),B(()=>{K(l,V(t).title),K(d,V(t).help)}),G(e,r)}),k(f),k(l),B((e,t,n,r,i,a,o,s)=>{K(d,e),K(h,t),K(v,` ${n??``}`),K(x,`${r??``} `),S.disabled=!Rd.wish.clock,K(w,`${i??``} `),T.disabled=!Rd.wish.clock,K(te,a),K(ie,` ${o??``}`),K(ce,s)},[()=>Q(`settings`),()=>Q(`clock`),()=>Q(`clock-on`),()=>Q(`clock-minutes`),()=>Q(`clock-increment`),()=>Q(`table-settings`),()=>Q(`ask-all`),()=>Q(`undo-policy`,{people:V(r)?`yes`:`no`})]),ra(_,()=>Rd.wish.clock,e=>Rd.wish.clock=e),ea(S,()=>Rd.wish.minutes,e=>Rd.wish.minutes=e),ea(T,()=>Rd.wish.increment,e=>Rd.wish.increment=e),ra(re,()=>Rd.wish.askAll,e=>Rd.wish.askAll=e),G(e,l),j()}U([`change`]);var vy=W(`<label class="svelte-1mtti22"><input class="unseen svelte-1mtti22" type="radio"/> <!> <span class="svelte-1mtti22"> </span></label>`),yy=W(`<option class="svelte-1mtti22"> </option>`),by=W(`<label class="field svelte-1mtti22"> <select class="svelte-1mtti22"></select></label>`),xy=W(`<p class="quiet svelte-1mtti22"> </p>`),Sy=W(`<fieldset class="svelte-1mtti22"><legend class="unseen"> </legend> <div class="ways svelte-1mtti22"></div> <!></fieldset>`);function Cy(e,t){A(t,!0);let n=[],r=va(t,`seat`,7),i=({kind:e,title:t,seconds:n=0})=>Q(`bot-choice`,{level:Q(`bot-level`,{kind:e,title:t}),time:n<.1?Q(`bot-at-once`):Q(`bot-seconds`,{n})}),a=[[`bot`,_v],[`me`,vv],[`open`,yv],[`lobby`,bv]];var o=Sy(),s=I(o),c=R(s,!0),l=z(s,2);Y(l,21,()=>a,J,(e,i)=>{var a=M(()=>b(V(i),2));let o=()=>V(a)[0],s=()=>V(a)[1];var c=vy(),l=I(c);Ji(l);var u,d=z(l,2);Rs(d,{get path(){return s()}});var f=R(z(d,2),!0);k(c),B(e=>{Z(l,`name`,`seat-${t.number??``}`),u!==(u=o())&&(l.value=(l.__value=u)??``),K(f,e)},[()=>Q(`against`,{who:o()})]),na(n,[],l,()=>(o(),r().who),e=>r().who=e),G(e,c)}),k(l);var u=z(l,2),d=e=>{var n=by(),a=I(n),o=z(a);Y(o,21,()=>t.game.bots,J,(e,t)=>{var n=yy(),r=R(n,!0),a={};B(e=>{K(r,e),a!==(a=V(t).kind)&&(n.value=(n.__value=a)??``)},[()=>i(V(t))]),G(e,n)}),k(o),Bi(o),k(n),B(e=>{K(a,`${e??``} `),Z(o,`name`,`bot-${t.number??``}`)},[()=>Q(`level`)]),Vi(o,()=>r().bot,e=>r().bot=e),G(e,n)},f=e=>{var t=xy(),n=R(t,!0);B(e=>K(n,e),[()=>Q(`against-more`,{who:r().who})]),G(e,t)};q(u,e=>{r().who===`bot`?e(d):e(f,-1)}),k(o),B(e=>K(c,e),[()=>Q(`player`,{n:t.number})]),G(e,o),j()}var wy=pa(()=>nu),Ty=W(`<aside class="panel offer svelte-vnxpv5"><p class="svelte-vnxpv5"> </p> <button> </button> <button> </button></aside>`);function Ey(e,t){A(t,!1);function n(e){wy(wy().sound=e),wy(wy().soundOffered=!0),ru(),e&&F_(`turn`,wy().volume)}da();var r=Zr(),i=L(r),a=e=>{var t=Ty(),r=I(t),i=R(r,!0),a=z(r,2),o=R(a,!0),s=z(a,2),c=R(s,!0);k(t),B((e,t,n)=>{K(i,e),K(o,t),K(c,n)},[()=>Q(`sound-offer`),()=>Q(`sound-yes`),()=>Q(`sound-no`)]),H(`click`,a,()=>n(!0)),H(`click`,s,()=>n(!1)),G(e,t)};q(i,e=>{wy().soundOffered||e(a)}),G(e,r),j()}U([`click`]);var Dy=W(`<label><input type="checkbox"/> <span><b class="svelte-dovu5w"> </b> <span class="quiet svelte-dovu5w"> </span></span></label>`),Oy=W(`<fieldset><legend class="svelte-dovu5w"> </legend> <!></fieldset>`);function ky(e,t){A(t,!0);let n=va(t,`wish`,7),r=M(()=>Vd(t.game,n().seats).filter(e=>e.kind===`flag`)),i=M(()=>Hd(t.game,n())),a=(e=[])=>e.some(e=>e in V(i));var o=Zr(),s=L(o),c=e=>{var t=Oy(),o=I(t),s=R(o,!0);Y(z(o,2),17,()=>V(r),e=>e.name,(e,t)=>{var r=Dy();let o;var s=I(r);Ji(s);var c=z(s,2),l=I(c),u=R(l,!0),d=R(z(l,2),!0);k(c),k(r),B((e,n)=>{o=Pi(r,1,`check svelte-dovu5w`,null,o,{off:e}),Z(s,`name`,V(t).name),s.disabled=n,Xi(s,V(i)[V(t).name]===!0),K(u,V(t).title),K(d,V(t).help)},[()=>a(V(t).without),()=>a(V(t).without)]),H(`change`,s,e=>n().options[V(t).name]=e.currentTarget.checked),G(e,r)}),k(t),B(e=>K(s,e),[()=>Q(`variants`)]),G(e,t)};q(s,e=>{V(r).length&&e(c)}),G(e,o),j()}U([`change`]);var Ay=W(`<p class="quiet"> </p>`),jy=W(`<label class="svelte-hm7qji"><input class="unseen svelte-hm7qji" type="radio" name="players"/> </label>`),My=W(`<fieldset class="counts svelte-hm7qji"><legend class="svelte-hm7qji"> </legend> <!></fieldset>`),Ny=W(`<section class="panel svelte-hm7qji"><h2 class="svelte-hm7qji"> </h2> <!> <!></section>`),Py=W(`<p class="learn svelte-hm7qji"><a class="svelte-hm7qji"> </a></p> <div class="seats svelte-hm7qji"><section class="panel svelte-hm7qji" aria-labelledby="seat-1"><h2 id="seat-1" class="svelte-hm7qji"> </h2> <!> <!> <!></section> <!></div> <!>`,1),Fy=W(`<li class="svelte-hm7qji"><a class="button svelte-hm7qji"> </a></li>`),Iy=W(`<section class="panel" aria-labelledby="left"><h2 id="left" class="svelte-hm7qji"> </h2> <ul class="svelte-hm7qji"></ul></section>`),Ly=W(`<p class="error" role="alert"> </p>`),Ry=W(`<div class="bar svelte-hm7qji"><!> <button form="start" class="main go svelte-hm7qji"> </button></div>`),zy=W(`<div class="start whole svelte-hm7qji"><div class="page"><div class="hello svelte-hm7qji"><h1 class="svelte-hm7qji"> </h1> <p class="svelte-hm7qji"> </p></div> <!> <form id="start" class="svelte-hm7qji"><fieldset class="games svelte-hm7qji"><legend class="unseen"> </legend> <!></fieldset> <!></form> <div class="beside svelte-hm7qji"><!> <section class="panel" aria-labelledby="lobby"><!></section> <section class="panel" aria-labelledby="saved"><h2 id="saved" class="svelte-hm7qji"> </h2> <p class="quiet svelte-hm7qji"> </p> <label class="button file svelte-hm7qji"> <input class="unseen svelte-hm7qji" type="file" accept=".json,application/json"/></label></section></div></div></div> <!>`,1);function By(e,t){A(t,!0);let n=P(``),r=P(!1),i=M(()=>$.server.game(Rd.wish.game)),a=M(()=>V(i)&&Rd.of(V(i))),o=M(()=>V(i)&&V(a)?Hd(V(i),V(a)):{}),s=M(()=>V(i)?Array.from({length:V(i).seats[1]-V(i).seats[0]+1},(e,t)=>V(i).seats[0]+t):[]);async function c(e){F(n,``),F(r,!0);try{await e()}catch(e){F(n,e instanceof Od?e.message:Q(`lost`),!0)}F(r,!1)}function l(e){if(e.preventDefault(),!V(i)||!V(a))return;Rd.keep();let t=zd(V(a).seats)||!Number.isInteger(Rd.seed)?{}:{seed:Rd.seed},n={...Ud(V(i),Rd.wish,V(a)),...t};c(()=>$.create(V(i).name,Bd(V(i),V(a).seats),n))}async function u(e){let t=e.currentTarget.files?.[0];e.currentTarget.value=``,t&&await c(async()=>$.load(await t.text()))}var d=zy(),f=L(d),p=I(f),m=I(p),h=I(m),g=R(h,!0),_=R(z(h,2),!0);k(m);var v=z(m,2);Ey(v,{});var y=z(v,2),b=I(y),x=I(b),S=R(x,!0);Y(z(x,2),17,()=>$.server.games,e=>e.name,(e,t)=>{cy(e,{get game(){return V(t)},get chosen(){return Rd.wish.game},set chosen(e){Rd.wish.game=e}})}),k(b);var C=z(b,2),w=e=>{var t=Py(),n=L(t),r=I(n),c=R(r,!0);k(n);var l=z(n,2),u=I(l),d=I(u),f=R(d,!0),p=z(d,2),m=e=>{var t=Zr();mi(L(t),()=>V(i).name,e=>{{let t=M(()=>Q(`your-deck`,{what:V(i).decks}));Fv(e,{get game(){return V(i)},get label(){return V(t)},seat:0,get options(){return V(o)},get deck(){return V(a).seats[0].deck},set deck(e){V(a).seats[0].deck=e}})}}),G(e,t)},h=e=>{var t=Ay(),n=R(t,!0);B(e=>K(n,e),[()=>Q(`no-decks`)]),G(e,t)};q(p,e=>{V(i).decks?e(m):e(h,-1)});var g=z(p,2),_=e=>{var t=My(),n=I(t),r=R(n,!0);Y(z(n,2),17,()=>V(s),J,(e,t)=>{var n=jy(),r=I(n);Ji(r);var o=z(r);k(n),B(()=>{Yi(r,V(t)),Xi(r,V(a).seats.length===V(t)),K(o,` ${V(t)??``}`)}),H(`change`,r,()=>Rd.resize(V(i),V(t))),G(e,n)}),k(t),B(e=>K(r,e),[()=>Q(`how-many`)]),G(e,t)};q(g,e=>{V(s).length>1&&e(_)}),ky(z(g,2),{get game(){return V(i)},get wish(){return V(a)}}),k(u),Y(z(u,2),19,()=>V(a).seats.slice(1),(e,t)=>`${V(i).name} ${t}`,(e,t,n)=>{var r=Ny(),a=I(r),s=R(a,!0),c=z(a,2);{let e=M(()=>V(n)+2);Cy(c,{get game(){return V(i)},get seat(){return V(t)},get number(){return V(e)}})}var l=z(c,2),u=e=>{{let r=M(()=>Q(`their-deck`,{what:V(i).decks})),a=M(()=>V(n)+1);Fv(e,{get game(){return V(i)},get label(){return V(r)},get seat(){return V(a)},get options(){return V(o)},get deck(){return V(t).deck},set deck(e){V(t).deck=e}})}};q(l,e=>{V(i).decks&&(V(t).who===`bot`||V(t).who===`me`)&&e(u)}),k(r),B(e=>{Z(r,`aria-labelledby`,`seat-${V(n)+2}`),Z(a,`id`,`seat-${V(n)+2}`),K(s,e)},[()=>Q(`player`,{n:V(n)+2})]),G(e,r)}),k(l),_y(z(l,2),{get game(){return V(i)},get wish(){return V(a)}}),B((e,t)=>{Z(r,`href`,`#/learn/${V(i).name??``}`),K(c,e),K(f,t)},[()=>Q(`learn`,{game:V(i).title}),()=>Q(`you-play`,{name:$.server.me?.name??``})]),G(e,t)};q(C,e=>{V(i)&&V(a)&&e(w)}),k(y);var T=z(y,2),E=I(T),ee=e=>{var t=Iy(),n=I(t),r=R(n,!0),i=z(n,2);Y(i,21,()=>$.screen.left,e=>e.room,(e,t)=>{var n=Fy(),r=I(n),i=R(r,!0);k(n),B(e=>{Z(r,`href`,`#/room/${V(t).room??``}`),K(i,e)},[()=>Q(`go-on-with`,{game:$.server.game(V(t).game)?.title??V(t).game,names:V(t).names.filter(Boolean).join(`, `)||Q(`open-seat`)})]),G(e,n)}),k(i),k(t),B(e=>K(r,e),[()=>Q(`go-on`)]),G(e,t)};q(E,e=>{$.screen.left.length&&e(ee)});var te=z(E,2);ry(I(te),{}),k(te);var ne=z(te,2),re=I(ne),ie=R(re,!0),ae=z(re,2),oe=R(ae,!0),se=z(ae,2),ce=I(se),le=z(ce);k(se),k(ne),k(T),k(p),k(f);var ue=z(f,2),de=e=>{var t=Ry(),a=I(t),o=e=>{var t=Ly(),r=R(t,!0);B(()=>K(r,V(n))),G(e,t)};q(a,e=>{V(n)&&e(o)});var s=z(a,2),c=R(s,!0);k(t),B(e=>{s.disabled=V(r),K(c,e)},[()=>Q(`go`,{game:V(i).title})]),G(e,t)};q(ue,e=>{V(i)&&e(de)}),B((e,t,n,r,i,a)=>{K(g,e),K(_,t),K(S,n),K(ie,r),K(oe,i),K(ce,`${a??``} `)},[()=>Q(`welcome`),()=>Q(`welcome-more`),()=>Q(`pick-game`),()=>Q(`saved-games`),()=>Q(`saved-games-more`),()=>Q(`load`)]),Br(`submit`,y,l),H(`change`,le,u),G(e,d),j()}U([`change`]);var Vy=W(`<option> </option>`),Hy=W(`<label class="svelte-lmcdgk"><input type="checkbox" class="svelte-lmcdgk"/> </label>`),Uy=W(`<label class="svelte-lmcdgk"><span> </span> <input type="range" min="5" max="100" step="5" class="svelte-lmcdgk"/></label>`),Wy=W(`<section class="preferences" aria-labelledby="preferences"><h3 id="preferences" class="svelte-lmcdgk"> </h3> <label class="svelte-lmcdgk"><span> </span> <select class="svelte-lmcdgk"></select></label> <label class="svelte-lmcdgk"><input type="checkbox" class="svelte-lmcdgk"/> </label> <!> <label class="svelte-lmcdgk"><input type="checkbox" class="svelte-lmcdgk"/> </label> <!> <!></section>`);function Gy(e,t){A(t,!0);let n=[0,400,900,1800];function r(){ru(),nu.sound&&F_(`turn`,nu.volume)}async function i(e){nu.alert=e&&await Notification.requestPermission()===`granted`,e&&!nu.alert&&t.sitting.screen.say(Q(`alert-refused`),!0),ru()}var a=Wy(),o=I(a),s=R(o,!0),c=z(o,2),l=I(c),u=R(l,!0),d=z(l,2);Y(d,21,()=>n,J,(e,t)=>{var n=Vy(),r=R(n,!0),i={};B(e=>{K(r,e),i!==(i=V(t))&&(n.value=(n.__value=i)??``)},[()=>Q(`pace-of`,{n:V(t)})]),G(e,n)}),k(d),Bi(d),k(c);var f=z(c,2),p=I(f);Ji(p);var m=z(p);k(f);var h=z(f,2),g=e=>{var n=Hy(),r=I(n);Ji(r);var i=z(r);k(n),B(e=>{Xi(r,t.sitting.server.room.order??!1),K(i,` ${e??``}`)},[()=>Q(`auto-order`)]),H(`change`,r,e=>t.sitting.order(e.currentTarget.checked)),G(e,n)};q(h,e=>{t.sitting.server.room?.yours.length&&e(g)});var _=z(h,2),v=I(_);Ji(v);var y=z(v);k(_);var b=z(_,2),x=e=>{var t=Uy(),n=I(t),i=R(n,!0),a=z(n,2);Ji(a),k(t),B(e=>K(i,e),[()=>Q(`volume`)]),H(`change`,a,r),ea(a,()=>nu.volume,e=>nu.volume=e),G(e,t)};q(b,e=>{nu.sound&&e(x)});var S=z(b,2),C=e=>{var t=Hy(),n=I(t);Ji(n);var r=z(n);k(t),B(e=>{Xi(n,nu.alert),K(r,` ${e??``}`)},[()=>Q(`alert`)]),H(`change`,n,e=>i(e.currentTarget.checked)),G(e,t)};q(S,e=>{`Notification`in window&&e(C)}),k(a),B((e,t,n,r)=>{K(s,e),K(u,t),K(m,` ${n??``}`),K(y,` ${r??``}`)},[()=>Q(`preferences`),()=>Q(`pace`),()=>Q(`quick`),()=>Q(`sound`)]),H(`change`,d,function(...e){ru?.apply(this,e)}),Vi(d,()=>nu.pace,e=>nu.pace=e),H(`change`,p,function(...e){ru?.apply(this,e)}),ra(p,()=>nu.quick,e=>nu.quick=e),H(`change`,v,r),ra(v,()=>nu.sound,e=>nu.sound=e),G(e,a),j()}U([`change`]);var Ky=W(`<button> </button>`),qy=W(`<li class="svelte-wqhtv4"><span><b> </b> <!> </span> <!></li>`),Jy=W(`<section class="seats" aria-labelledby="seats"><h3 id="seats" class="svelte-wqhtv4"> </h3> <ul class="svelte-wqhtv4"></ul> <p class="svelte-wqhtv4"> </p></section>`);function Yy(e,t){A(t,!0);let n=M(()=>t.sitting.server.room);function r(e){return e.out?Q(`is-out`,{why:e.out}):e.kind===`person`?e.bot?Q(`is-played`):Q(e.here?`is-here`:`is-gone`):Q(`is-computer`)}var i=Jy(),a=I(i),o=R(a,!0),s=z(a,2);Y(s,21,()=>V(n).seats,J,(e,i,a)=>{let o=M(()=>V(n).yours.includes(a));var s=qy(),c=I(s),l=I(c),u=R(l,!0),d=z(l,2),f=e=>{var t=Xr();B(e=>K(t,`(${e??``})`),[()=>Q(`you`)]),G(e,t)};q(d,e=>{V(o)&&e(f)});var p=z(d);k(c);var m=z(c,2),h=e=>{var r=Zr(),s=L(r),c=e=>{var n=Ky(),r=R(n,!0);B(e=>K(r,e),[()=>Q(`take-back`,{name:t.sitting.server.name(a)})]),H(`click`,n,()=>t.sitting.take(a)),G(e,n)},l=e=>{var n=Ky(),r=R(n,!0);B(e=>K(r,e),[()=>Q(`give-own`)]),H(`click`,n,()=>t.sitting.give(a)),G(e,n)},u=e=>{var n=Ky(),r=R(n,!0);B(e=>K(r,e),[()=>Q(`give-seat`,{name:t.sitting.server.name(a)})]),H(`click`,n,()=>t.sitting.give(a)),G(e,n)};q(s,e=>{V(o)&&V(i).bot?e(c):V(o)?e(l,1):!V(i).here&&!V(i).bot&&V(n).yours.length&&e(u,2)}),G(e,r)};q(m,e=>{t.sitting.server.lasts&&V(i).kind===`person`&&!V(i).out&&e(h)}),k(s),B((e,t)=>{K(u,e),K(p,` – ${t??``}`)},[()=>t.sitting.server.name(a),()=>r(V(i))]),G(e,s)}),k(s);var c=R(z(s,2),!0);k(i),B((e,t)=>{K(o,e),K(c,t)},[()=>Q(`players`),()=>Q(`watching`,{n:V(n).watching})]),G(e,i),j()}U([`click`]);var Xy=W(`<b class="unread svelte-n22gmb"> <span class="unseen svelte-n22gmb"> </span></b>`),Zy=W(`<button class="bad svelte-n22gmb"> </button>`),Qy=W(`<button> </button>`),$y=W(`<div class="tools svelte-n22gmb"><button class="flat svelte-n22gmb"><!> <span class="svelte-n22gmb"> </span> <kbd class="svelte-n22gmb">V</kbd></button> <button class="flat svelte-n22gmb"><!> <span class="svelte-n22gmb"> </span></button> <button class="flat svelte-n22gmb"><!> <span class="svelte-n22gmb"> </span></button> <button class="flat log-button svelte-n22gmb"><!> <span class="svelte-n22gmb"> </span> <!></button></div> <dialog class="svelte-n22gmb"><div class="menu svelte-n22gmb"><div class="head svelte-n22gmb"><h2> </h2> <button> <kbd>Esc</kbd></button></div> <!> <!> <div class="deeds svelte-n22gmb"><button> <kbd>F1</kbd></button> <a class="button"> </a> <button> </button> <a class="button" href="#/"> </a> <!></div></div></dialog>`,1);function eb(e,t){A(t,!0);let n=va(t,`sitting`,7),r=P(void 0),i=P(!1);async function a(){xh(await n().save()),V(r)?.close()}function o(e){e.detail>1||(V(r)?.close(),n().resign())}function s(){V(r)?.close(),n().screen.helping=!0}var c=$y(),l=L(c),u=I(l),d=I(u);Rs(d,{name:`eye`});var f=R(z(d,2),!0);Oe(2),k(u);var p=z(u,2),m=I(p);Rs(m,{name:`replay`});var h=R(z(m,2),!0);k(p);var g=z(p,2),_=I(g);Rs(_,{name:`menu`});var v=R(z(_,2),!0);k(g);var y=z(g,2),b=I(y);{let e=M(()=>n().screen.aside?`purged`:`log`);Rs(b,{get name(){return V(e)}})}var x=z(b,2),S=R(x,!0),C=z(x,2),w=e=>{var t=Xy(),r=I(t),i=R(z(r),!0);k(t),B(e=>{K(r,`${n().screen.unread??``} `),K(i,e)},[()=>Q(`unread`)]),G(e,t)};q(C,e=>{n().screen.unread&&!n().screen.aside&&e(w)}),k(y),k(l);var T=z(l,2),E=I(T),ee=I(E),te=I(ee),ne=R(te,!0),re=z(te,2),ie=I(re);Oe(),k(re),k(ee);var ae=z(ee,2),oe=e=>{Yy(e,{get sitting(){return n()}})};q(ae,e=>{n().server.room&&e(oe)});var se=z(ae,2);Gy(se,{get sitting(){return n()}});var ce=z(se,2),le=I(ce),ue=I(le);Oe(),k(le);var de=z(le,2),fe=R(de,!0),pe=z(de,2),me=R(pe,!0),he=z(pe,2),ge=R(he,!0),_e=z(he,2),ve=e=>{var t=Zr(),n=L(t),r=e=>{var t=Zy(),n=R(t,!0);B(e=>K(n,e),[()=>Q(`resign-sure`)]),H(`click`,t,o),G(e,t)},a=e=>{var t=Qy(),n=R(t,!0);B(e=>K(n,e),[()=>Q(`resign`)]),H(`click`,t,()=>F(i,!0)),G(e,t)};q(n,e=>{V(i)?e(r):e(a,-1)}),G(e,t)};q(_e,e=>{n().server.lasts&&n().server.seat>=0&&e(ve)}),k(ce),k(E),k(T),ua(T,e=>F(r,e),()=>V(r)),X(T,()=>Iu),B((e,t,r,i,a,o,s,c,l,d,m)=>{Z(u,`aria-pressed`,nu.plain),K(f,e),p.disabled=!!n().moment||!n().server.table,K(h,t),K(v,r),Z(y,`aria-expanded`,n().screen.aside),K(S,i),Z(T,`aria-label`,a),K(ne,o),K(ie,`${s??``} `),K(ue,`${c??``} `),Z(de,`href`,`#/cards/${n().server.room?.game??``}`),K(fe,l),K(me,d),K(ge,m)},[()=>nu.plain?Q(`picture-view`):Q(`plain-view`),()=>Q(`replay`),()=>Q(`menu`),()=>n().screen.aside?Q(`close`):Q(`log`),()=>Q(`menu`),()=>Q(`menu`),()=>Q(`close`),()=>Q(`keys`),()=>Q(`cards`),()=>Q(`save`),()=>Q(`leave`)]),H(`click`,u,()=>{nu.plain=!nu.plain,ru()}),H(`click`,p,()=>n().lookBack(n().server.table?.at??0)),H(`click`,g,()=>V(r)?.showModal()),H(`click`,y,()=>n().screen.aside=!n().screen.aside),Br(`close`,T,()=>F(i,!1)),H(`click`,re,()=>V(r)?.close()),H(`click`,le,s),H(`click`,pe,a),G(e,c),j()}U([`click`]);var tb=W(`<h1 class="where svelte-76h5ib"> </h1>`),nb=W(`<!> <!>`,1),rb=W(`<a class="svelte-76h5ib"> </a>`),ib=W(`&nbsp; <b class="count svelte-76h5ib"> </b>`,1),ab=W(`<nav class="svelte-76h5ib"><a href="#/" class="svelte-76h5ib"> </a> <a href="#/cards" class="svelte-76h5ib"> </a> <!> <a href="#/lobby" class="svelte-76h5ib"> <!></a> <a href="#/players" class="svelte-76h5ib"><span class="me svelte-76h5ib"> </span></a></nav>`),ob=W(`<option> </option>`),sb=W(`<header class="svelte-76h5ib"><a class="brand svelte-76h5ib" href="#/"><img src="./icon.svg" alt="" width="28" height="28"/> <span class="svelte-76h5ib">Trivault</span></a> <!> <label class="language svelte-76h5ib"><span class="unseen"> </span> <select name="language" class="svelte-76h5ib"></select></label></header>`);function cb(e,t){A(t,!0);let n=M(()=>$.server.game($.sitting?.server.room?.game)),r=(...e)=>e.includes($.screen.route.page)?`page`:void 0;var i=sb(),a=z(I(i),2),o=e=>{var t=nb(),r=L(t),i=e=>{var t=tb(),r=R(t,!0);B(()=>K(r,V(n).title)),G(e,t)};q(r,e=>{V(n)&&e(i)}),eb(z(r,2),{get sitting(){return $.sitting}}),G(e,t)},s=e=>{var t=ab(),n=I(t),i=R(n,!0),a=z(n,2),o=R(a,!0),s=z(a,2);Y(s,17,()=>$.server.games.filter(e=>e.drafts),J,(e,t)=>{var n=rb(),i=R(n,!0);B((e,r)=>{Z(n,`href`,`#/build/${V(t).name??``}`),Z(n,`aria-current`,e),K(i,r)},[()=>r(`build`),()=>Q(`builder`,{what:V(t).decks??``})]),G(e,n)});var c=z(s,2),l=I(c,!0),u=z(l),d=e=>{var t=ib(),n=R(z(L(t)),!0);B(()=>K(n,$.server.lobby.length)),G(e,t)};q(u,e=>{$.server.lobby.length&&e(d)}),k(c);var f=z(c,2),p=R(I(f),!0);k(f),k(t),B((e,r,s,u,d,m,h,g,_)=>{Z(t,`aria-label`,e),Z(n,`aria-current`,r),K(i,s),Z(a,`aria-current`,u),K(o,d),Z(c,`aria-current`,m),K(l,h),Z(f,`aria-current`,g),K(p,_)},[()=>Q(`pages`),()=>r(`start`),()=>Q(`play`),()=>r(`cards`),()=>Q(`cards`),()=>r(`lobby`),()=>Q(`lobby-short`),()=>r(`players`),()=>$.server.me?.account?$.server.me.name:Q(`players`)]),G(e,t)};q(a,e=>{$.screen.route.page===`room`&&$.sitting?e(o):e(s,-1)});var c=z(a,2),l=I(c),u=R(l,!0),d=z(l,2);Y(d,21,()=>Object.entries(Bo),J,(e,t)=>{var n=M(()=>b(V(t),2));let r=()=>V(n)[0],i=()=>V(n)[1];var a=ob(),o=R(a,!0),s={};B(()=>{Z(a,`lang`,r()),K(o,i()),s!==(s=r())&&(a.value=(a.__value=s)??``)}),G(e,a)}),k(d);var f;Bi(d),k(c),k(i),B(e=>{K(u,e),f!==(f=Ko.lang)&&(d.value=(d.__value=f)??``,zi(d,f))},[()=>Q(`language`)]),H(`change`,d,e=>$.speak(e.currentTarget.value)),G(e,i),j()}U([`change`]);var lb=W(`<p class="lost svelte-1n46o8q" role="status"> </p>`),ub=W(`<p class="error svelte-1n46o8q" role="alert"> </p>`),db=W(`<a class="jump svelte-1n46o8q" href="#main"> </a> <div class="app svelte-1n46o8q"><!> <!> <main id="main" tabindex="-1" class="svelte-1n46o8q"><!> <!></main></div> <!>`,1);function fb(e,t){A(t,!0);let n=M(()=>$.screen.route),r=M(()=>!!$.sitting?.asking.question&&V(n).page===`room`),i=M(()=>V(n).page===`cards`&&V(n).card&&$.server.known[V(n).game]?V(n):$.screen.reading),a=P(void 0),o=$.screen.route.page;Fn(()=>{let{page:e}=V(n);e!==o&&(o=e,e!==`room`&&kr().then(()=>{V(a)?.focus(),scrollTo(0,0)}))});function s(){$.screen.reading=null,V(n).page===`cards`&&V(n).card&&location.replace(`#/cards/${V(n).game}`)}var c=db();Ti(`1n46o8q`,e=>{Hn(e=>{gn.title=e??``},[()=>V(r)?`● ${Q(`your-turn`)} – Trivault`:`Trivault`])});var l=L(c),u=R(l,!0),d=z(l,2),f=I(d);cb(f,{});var p=z(f,2),m=e=>{var t=lb(),n=R(t,!0);B(e=>K(n,e),[()=>Q(`lost`)]),G(e,t)};q(p,e=>{$.link.state===`lost`&&e(m)});var h=z(p,2),g=I(h),_=e=>{var t=ub(),n=R(t,!0);B(()=>K(n,$.screen.error)),G(e,t)};q(g,e=>{$.screen.error&&e(_)});var v=z(g,2),y=e=>{Zv(e,{get sitting(){return $.sitting}})},b=e=>{Zg(e,{get game(){return V(n).game}})},x=e=>{var t=Zr();mi(L(t),()=>V(n).game,e=>{{let t=M(()=>$.server.game(V(n).game));Vg(e,{get game(){return V(t)}})}}),G(e,t)},S=M(()=>V(n).page===`build`&&$.server.game(V(n).game)?.drafts),C=e=>{{let t=M(()=>$.server.game(V(n).game));r_(e,{get game(){return V(t)}})}},w=M(()=>V(n).page===`learn`&&$.server.game(V(n).game)),T=e=>{ay(e,{})},E=e=>{h_(e,{})},ee=e=>{By(e,{})};q(v,e=>{V(n).page===`room`&&$.sitting?e(y):V(n).page===`cards`?e(b,1):V(S)?e(x,2):V(w)?e(C,3):V(n).page===`lobby`?e(T,4):V(n).page===`players`?e(E,5):e(ee,-1)}),k(h),ua(h,e=>F(a,e),()=>V(a)),k(d);var te=z(d,2),ne=e=>{var t=Zr();mi(L(t),()=>`${V(i).game} ${V(i).card}`,e=>{b_(e,{get game(){return V(i).game},get card(){return V(i).card},shut:s})}),G(e,t)};q(te,e=>{V(i)&&e(ne)}),B(e=>K(u,e),[()=>Q(`to-content`)]),H(`click`,l,e=>{e.preventDefault(),V(a)?.focus()}),G(e,c),j()}U([`click`]),si(fb,{target:document.getElementById(`app`)}),$.open();export{H as $,ua as A,Oi as B,ps as C,ya as D,Sa as E,Z as F,q as G,Y as H,Vi as I,Zr as J,K,Bi as L,ra as M,ea as N,va as O,Ji as P,U as Q,Ii as R,Es as S,xa as T,J as U,X as V,mi as W,Yr as X,W as Y,Qr as Z,Vc as _,b as _t,_h as a,L as at,Rs as b,fm as c,fn as ct,iu as d,M as dt,V as et,Kl as f,j as ft,Rc as g,g as gt,rl as h,k as ht,bh as i,I as it,ca as j,_a as k,$ as l,F as lt,dl as m,Oe as mt,A_ as n,B as nt,th as o,R as ot,Ql as p,A as pt,G as q,Uh as r,Fn as rt,Mm as s,z as st,k_ as t,kr as tt,tp as u,P as ut,jc as v,Q as w,Fs as x,qs as y,Pi as z};