typeof window<`u`&&((window.__svelte??={}).v??=new Set).add(`5`);var e={},t=Symbol(`uninitialized`),n=`http://www.w3.org/1999/xhtml`,r=`http://www.w3.org/2000/svg`,i=Array.isArray,a=Array.prototype.indexOf,o=Array.prototype.includes,s=Array.from,c=Object.defineProperty,l=Object.getOwnPropertyDescriptor,u=Object.getOwnPropertyDescriptors,d=Object.prototype,f=Array.prototype,p=Object.getPrototypeOf,m=Object.isExtensible;function h(e){return typeof e==`function`}var g=()=>{};function _(e){return e()}function v(e){for(var t=0;t<e.length;t++)e[t]()}function y(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function b(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var x=1<<24,S=1024,C=2048,w=4096,T=8192,E=16384,ee=32768,te=1<<25,ne=65536,re=1<<18,ie=1<<19,ae=1<<20,oe=1<<25,se=1<<21,ce=1<<22,le=1<<23,ue=Symbol(`$state`),de=Symbol(`component`),fe=Symbol(`legacy props`),pe=Symbol(``),me=Symbol(`attributes`),he=Symbol(`class`),ge=Symbol(`style`),_e=Symbol(`text`),ve=Symbol(`form reset`),ye=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},be=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`);function xe(){console.warn(`https://svelte.dev/e/derived_inert`)}function Se(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function Ce(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function we(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var D=!1;function Te(e){D=e}var O;function Ee(t){if(t===null)throw Se(),e;return O=t}function De(){return Ee(wn(O))}function k(t){if(D){if(wn(O)!==null)throw Se(),e;O=t}}function Oe(e=1){if(D){for(var t=e,n=O;t--;)n=wn(n);O=n}}function ke(e=!0){for(var t=0,n=O;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=wn(n);e&&n.remove(),n=i}}function Ae(t){if(!t||t.nodeType!==8)throw Se(),e;return t.data}function je(e){return e===this.v}function Me(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Ne(e){return!Me(e,this.v)}function Pe(e){throw Error(`https://svelte.dev/e/lifecycle_outside_component`)}function Fe(){throw Error(`https://svelte.dev/e/missing_context`)}function Ie(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function Le(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function Re(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function ze(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function Be(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function Ve(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function He(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function Ue(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function We(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function Ge(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function Ke(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}var qe=!1;function Je(){qe=!0}var Ye=[];function Xe(e,t=!1,n=!1){return Ze(e,new Map,``,Ye,null,n)}function Ze(e,t,n,r,a=null,o=!1){if(typeof e==`object`&&e){var s=t.get(e);if(s!==void 0)return s;if(e instanceof Map)return new Map(e);if(e instanceof Set)return new Set(e);if(i(e)){var c=Array(e.length);t.set(e,c),a!==null&&t.set(a,c);for(var l=0;l<e.length;l+=1){var u=e[l];l in e&&(c[l]=Ze(u,t,n,r,null,o))}return c}if(p(e)===d){c={},t.set(e,c),a!==null&&t.set(a,c);for(var f of Object.keys(e))c[f]=Ze(e[f],t,n,r,null,o);return c}if(e instanceof Date)return e.getTime(),structuredClone(e);if(typeof e.toJSON==`function`&&!o)return Ze(e.toJSON(),t,n,r,e)}if(e instanceof EventTarget)return e;try{return structuredClone(e)}catch{return e}}function Qe(e,t,n){let r={};return[()=>(n(r)||Fe(),e(r)),e=>t(r,e),()=>n(r)]}function $e(e){let t=e.p;for(;t!==null&&t.c===null;)t=t.p;return t?.c??null}function et(e,t){return e===null&&Pe(t),e.c??=new Map($e(e)||void 0)}var tt=null;function nt(e){tt=e}function rt(){return Qe(it,at,ot)}function it(e){return et(tt,`getContext`).get(e)}function at(e,t){return et(tt,`setContext`).set(e,t),t}function ot(e){return et(tt,`hasContext`).has(e)}function A(e,t=!1,n){tt={p:tt,i:!1,c:null,e:null,s:e,x:null,r:ur,l:qe&&!t?{s:null,u:null,$:[]}:null}}function j(e){var t=tt,n=t.e;if(n!==null){t.e=null;for(var r of n)Ln(r)}return e!==void 0&&(t.x=e),t.i=!0,tt=t.p,st(e)}function st(e={}){return c(e,de,{value:!0}),e}function ct(){return!qe||tt!==null&&tt.l===null}var lt=[];function ut(){var e=lt;lt=[],v(e)}function dt(e){if(lt.length===0&&!Vt){var t=lt;queueMicrotask(()=>{t===lt&&ut()})}lt.push(e)}function ft(){for(;lt.length>0;)ut()}var pt=~(C|w|S);function mt(e,t){e.f=e.f&pt|t}function ht(e){e.f&512||e.deps===null?mt(e,S):mt(e,w)}function gt(e,t){e.f&2048?t.set(e,C):e.f&4096&&t.get(e)!==2048&&t.set(e,w),mt(e,S)}function _t(e,t){if(t){let t=document.body;e.autofocus=!0,dt(()=>{document.activeElement===t&&e.focus()})}}function vt(e){D&&Cn(e)!==null&&Tn(e)}var yt=!1;function bt(){yt||(yt=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[ve]?.()})},{capture:!0}))}function xt(e){var t=sr,n=ur;lr(null),dr(null);try{return e()}finally{lr(t),dr(n)}}function St(e,t,n,r=n){e.addEventListener(t,()=>xt(n));let i=e[ve];e[ve]=i?()=>{i(),r(!0)}:()=>r(!0),bt()}function Ct(e,t,n,r){let i=ct()?Dt:At;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=ur,c=wt(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){An(e,s)}Tt()}}var d=Et();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>kt(e))).then(u).catch(e=>An(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),Tt())}):f()}function wt(){var e=ur,t=sr,n=tt,r=Lt;return function(i=!0){dr(e),lr(t),nt(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function Tt(e=!0){dr(null),lr(null),nt(null),e&&Lt?.deactivate()}function Et(){var e=ur,t=e.b,n=Lt,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function Dt(e){var n=2|C;return ur!==null&&(ur.f|=ie),{ctx:tt,deps:null,effects:null,equals:je,f:n,fn:e,reactions:null,rv:0,v:t,wv:0,parent:ur,ac:null}}var Ot=Symbol(`obsolete`);function kt(e,n,r){let i=ur;i===null&&Ie();var a=void 0,o=an(t),s=!sr,c=new Set;return Vn(()=>{var t=ur,n=y();a=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==ye&&n.reject(e)}).finally(Tt)}catch(e){n.reject(e),Tt()}var r=Lt;if(s){if(t.f&32768)var l=Et();if(i.b?.is_rendered())r.async_deriveds.get(t)?.reject(Ot);else for(let e of c.values())e.reject(Ot);c.add(n),r.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),c.delete(n),t!==Ot&&(r.activate(),t?(o.f|=le,ln(o,t)):(o.f&8388608&&(o.f^=le),ln(o,e)),r.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),Fn(()=>{for(let e of c)e.reject(Ot)}),new Promise(e=>{function t(n){function r(){n===a?e(o):t(a)}n.then(r,r)}t(a)})}function M(e){let t=Dt(e);return pr(t),t}function At(e){let t=Dt(e);return t.equals=Ne,t}function jt(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)Xn(t[n])}}function Mt(e){var n,r=ur,i=e.parent;if(!ar&&i!==null&&e.v!==t&&i.f&24576)return xe(),e.v;dr(i);try{jt(e),n=Tr(e)}finally{dr(r)}return n}function Nt(e){var t=Mt(e);!e.equals(t)&&(e.wv=Sr(),(!Lt?.is_fork||e.deps===null)&&(Lt===null?e.v=t:(Lt.capture(e,t,!0),Rt?.capture(e,t,!0)),e.deps===null))?mt(e,S):ar||(zt===null?ht(e):(Pn()||Lt?.is_fork)&&zt.set(e,t))}function Pt(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&xt(()=>{t.ac.abort(ye),t.ac=null}),t.fn!==null&&(t.teardown=g),Or(t,0),Jn(t))}function Ft(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&kr(t)}var It=null,Lt=null,Rt=null,zt=null,Bt=null,Vt=!1,Ht=!1,Ut=null,Wt=null,Gt=0,Kt=1,qt=class e{id=Kt++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){It===null?It=this:(It.next=this,this.prev=It),It=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)mt(r,C),t(r);for(r of n.m)mt(r,w),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=S}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)mt(e,t),this.schedule(e);this.apply();for(var t=Ut=[],n=[],r=Wt=[];this.#a.length>0;){Gt++>1e3&&(this.#b(),Yt());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw en(e),this.#d()||this.discard(),t}}if(Lt=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(Ut=null,Wt=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)$t(e,t);r.length>0&&Lt.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),Rt=this,Zt(n),Zt(t),Rt=null,this.#i?.resolve();var o=Lt;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(nn.clear(),o.#m())}}#h(e,t,n){e.f^=S;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=S:i&4?t.push(r):Cr(r)&&(i&16&&this.add_dirty_reaction(r,w),kr(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),mt(i,C),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),Lt=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)gt(e[t],this.#s)}capture(e,n,r=!1){e.v!==t&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[n,r]),zt?.set(e,n)),this.is_fork||(e.v=n)}activate(){Lt=this}deactivate(){Lt=null,zt=null}flush(){try{Ht=!0,Lt=this,this.#m()}finally{Gt=0,Bt=null,Ut=null,Wt=null,Ht=!1,Lt=null,zt=null,nn.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(Ot);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,dt(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=y()).promise}static ensure(){if(Lt===null){let t=Lt=new e;!Ht&&!Vt&&dt(()=>{t.started||t.flush()})}return Lt}apply(){zt=null}schedule(e){Bt=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?It=e:t.prev=e,this.linked=!1}}};function Jt(e){var t=Vt,n=Rt;Rt=null,Vt=!0;try{var r;for(e&&(Jt(),r=e());;){if(ft(),Lt===null)return r;Lt.flush()}}finally{Vt=t,Rt=n}}function Yt(){try{Ve()}catch(e){An(e,Bt)}}var Xt=null;function Zt(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&Cr(r)&&(Xt=new Set,kr(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&Qn(r),Xt?.size>0)){nn.clear();for(let e of Xt){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)Xt.has(n)&&(Xt.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||kr(n)}}Xt.clear()}}Xt=null}}function Qt(e){Lt.schedule(e)}function $t(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),mt(e,S);for(var n=e.first;n!==null;)$t(n,t),n=n.next}}function en(e){mt(e,S);for(var t=e.first;t!==null;)en(t),t=t.next}var tn=new Set,nn=new Map,rn=!1;function an(e,t){return{f:0,v:e,reactions:null,equals:je,rv:0,wv:0}}function N(e,t){let n=an(e,t);return pr(n),n}function on(e,t=!1,n=!0){let r=an(e);return t||(r.equals=Ne),qe&&n&&tt!==null&&tt.l!==null&&(tt.l.s??=[]).push(r),r}function P(e,t,n=!1){return sr!==null&&(!cr||sr.f&131072)&&ct()&&sr.f&4325394&&(fr===null||!fr.has(e))&&Ge(),ln(e,n?pn(t):t,Wt)}var sn=null,cn=0;function ln(e,t,n=null){if(!e.equals(t)){ar?nn.set(e,t):nn.has(e)||nn.set(e,e.v);var r=qt.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&Mt(t),zt===null&&ht(t)}e.wv=Sr(),sn=null,cn=0,fn(e,C,n),sn=null,ct()&&ur!==null&&ur.f&1024&&!(ur.f&96)&&(gr===null?_r([e]):gr.push(e)),!r.is_fork&&tn.size>0&&!rn&&un()}return t}function un(){rn=!1;for(let e of tn){e.f&1024&&mt(e,w);let t;try{t=Cr(e)}catch{t=!0}t&&kr(e)}tn.clear()}function dn(e){P(e,e.v+1)}function fn(e,t,n){var r=e.reactions;if(r!==null){var i=ct(),a=r.length;if(cn+=a,cn>1e5&&sn===null&&(sn=new Set),sn!==null){if(sn.has(e))return;sn.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==ur){var l=(c&C)===0;if(l&&mt(s,t),c&131072)tn.add(s);else if(c&2){var u=s;zt?.delete(u),fn(u,w,n)}else if(l){var d=s;c&16&&Xt!==null&&Xt.add(d),n===null?Qt(d):n.push(d)}}}}}function pn(e){if(typeof e!=`object`||!e||ue in e||de in e)return e;let n=p(e);if(n!==d&&n!==f)return e;var r=new Map,a=i(e),o=N(0),s=null,c=br,u=e=>{if(br===c)return e();var t=sr,n=br;lr(null),xr(c);var r=e();return lr(t),xr(n),r};return a&&r.set(`length`,N(e.length,s)),new Proxy(e,{defineProperty(e,t,n){`value`in n&&n.configurable!==!1&&n.enumerable!==!1&&n.writable!==!1||Ue();var i=r.get(t);return i===void 0?u(()=>{var e=N(n.value,s);return r.set(t,e),e}):P(i,n.value,!0),!0},deleteProperty(e,n){var i=r.get(n);if(i===void 0){if(n in e){let e=u(()=>N(t,s));r.set(n,e),dn(o)}}else P(i,t),dn(o);return!0},get(n,i,a){if(i===ue)return e;var o=r.get(i),c=i in n;if(o===void 0&&(!c||l(n,i)?.writable)&&(o=u(()=>N(pn(c?n[i]:t),s)),r.set(i,o)),o!==void 0){var d=B(o);return d===t?void 0:d}return Reflect.get(n,i,a)},getOwnPropertyDescriptor(e,n){this.has?.(e,n);var i=Reflect.getOwnPropertyDescriptor(e,n),a=r.get(n);if(a!==void 0){var o=B(a);if(o===t)return;if(i&&`value`in i)i.value=o;else return{enumerable:!0,configurable:!0,value:o,writable:!0}}return i},has(e,n){if(n===ue)return!0;var i=r.get(n),a=i!==void 0&&i.v!==t||Reflect.has(e,n);return(i!==void 0||(ur!==null||sr!==null)&&(!a||l(e,n)?.writable))&&(i===void 0&&(i=u(()=>N(a?pn(e[n]):t,s)),r.set(n,i)),B(i)===t)?!1:a},set(e,n,i,c){var d=r.get(n),f=n in e;if(a&&n===`length`)for(var p=i;p<d.v;p+=1){var m=r.get(p+``);m===void 0?p in e&&(m=u(()=>N(t,s)),r.set(p+``,m)):P(m,t)}if(d===void 0)(!f||l(e,n)?.writable)&&(d=u(()=>N(void 0,s)),P(d,pn(i)),r.set(n,d));else{f=d.v!==t;var h=u(()=>pn(i));P(d,h)}var g=Reflect.getOwnPropertyDescriptor(e,n);if(g?.set&&g.set.call(c,i),!f){if(a&&typeof n==`string`){var _=r.get(`length`),v=Number(n);Number.isInteger(v)&&v>=_.v&&P(_,v+1)}dn(o)}return!0},ownKeys(e){B(o);var n=Reflect.ownKeys(e).filter(e=>{var n=r.get(e);return n===void 0||n.v!==t});for(var[i,a]of r)a.v!==t&&!(i in e)&&n.push(i);return n},setPrototypeOf(){We()}})}function mn(e){try{if(typeof e==`object`&&e&&ue in e)return e[ue]}catch{}return e}function hn(e,t){return Object.is(mn(e),mn(t))}var gn,_n,vn,yn,bn;function xn(){if(gn===void 0){gn=window,_n=document,vn=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;yn=l(t,`firstChild`).get,bn=l(t,`nextSibling`).get,m(e)&&(e[he]=void 0,e[me]=null,e[ge]=void 0,e.__e=void 0),m(n)&&(n[_e]=void 0)}}function Sn(e=``){return document.createTextNode(e)}function Cn(e){return yn.call(e)}function wn(e){return bn.call(e)}function F(e,t){if(!D)return Cn(e);var n=Cn(O);if(n===null)n=O.appendChild(Sn());else if(t&&n.nodeType!==3){var r=Sn();return n?.before(r),Ee(r),r}return t&&On(n),Ee(n),n}function I(e,t=!1){if(!D){var n=Cn(e);return n instanceof Comment&&n.data===``?wn(n):n}if(t){if(O?.nodeType!==3){var r=Sn();return O?.before(r),Ee(r),r}On(O)}return O}function L(e,t=!1){if(!D)return Cn(e);var n=F(e,t);return k(e),n}function R(e,t=1,n=!1){let r=D?O:e;for(var i;t--;)i=r,r=wn(r);if(!D)return r;if(n){if(r?.nodeType!==3){var a=Sn();return r===null?i?.after(a):r.before(a),Ee(a),a}On(r)}return Ee(r),r}function Tn(e){e.textContent=``}function En(){return!1}function Dn(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function On(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function kn(e){var t=ur;if(t===null)return sr.f|=le,e;if(!(t.f&32768)&&!(t.f&4))throw e;An(e,t)}function An(t,n){if(t===e)throw t;if(!(n!==null&&n.f&16384)){for(;n!==null;){if(n.f&128&&!(n.f&33570816)){if(!(n.f&32768))throw t;try{n.b.error(t);return}catch(e){t=e}}n=n.parent}throw t}}function jn(e){ur===null&&(sr===null&&Be(e),ze()),ar&&Re(e)}function Mn(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function Nn(e,t){var n=ur;n!==null&&n.f&8192&&(e|=T);var r={ctx:tt,deps:null,nodes:null,f:e|C|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};Lt?.register_created_effect(r);var i=r;if(e&4)Ut===null?qt.ensure().schedule(r):Ut.push(r);else if(t!==null){try{kr(r)}catch(e){throw Xn(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=ne))}if(i!==null&&(i.parent=n,n!==null&&Mn(i,n),sr!==null&&sr.f&2&&!(e&64))){var a=sr;(a.effects??=[]).push(i)}return r}function Pn(){return sr!==null&&!cr}function Fn(e){let t=Nn(8,null);return mt(t,S),t.teardown=e,t}function In(e){jn(`$effect`);var t=ur.f;if(!sr&&t&32&&tt!==null&&!tt.i){var n=tt;(n.e??=[]).push(e)}else return Ln(e)}function Ln(e){return Nn(4|ae,e)}function Rn(e){return jn(`$effect.pre`),Nn(8|ae,e)}function zn(e){qt.ensure();let t=Nn(64|ie,e);return(e={})=>new Promise(n=>{e.outro?$n(t,()=>{Xn(t),n(void 0)}):(Xn(t),n(void 0))})}function Bn(e){return Nn(4,e)}function Vn(e){return Nn(ce|ie,e)}function Hn(e,t=0){return Nn(8|t,e)}function z(e,t=[],n=[],r=[]){Ct(r,t,n,t=>{Nn(8,()=>{e(...t.map(B))})})}function Un(e,t=[],n=[],r=[]){Ct(r,t,n,t=>{Nn(4,()=>e(...t.map(B)))})}function Wn(e,t=0){return Nn(16|t,e)}function Gn(e,t=0){return Nn(x|t,e)}function Kn(e){return Nn(32|ie,e)}function qn(e){var t=e.teardown;if(t!==null){let n=ar,r=sr;or(!0),lr(null);try{t.call(null)}catch(t){An(t,e.parent)}finally{or(n),lr(r)}}}function Jn(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&xt(()=>{e.abort(ye)});var r=n.next;n.f&64?n.parent=null:Xn(n,t),n=r}}function Yn(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||Xn(t),t=n}}function Xn(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(Zn(e.nodes.start,e.nodes.end),n=!0),e.f|=te,Jn(e,t&&!n),Or(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();qn(e),e.f^=te,e.f|=E;var i=e.parent;i!==null&&i.first!==null&&Qn(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function Zn(e,t){for(;e!==null;){var n=e===t?null:wn(e);e.remove(),e=n}}function Qn(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function $n(e,t,n=!0){var r=[];e.f|=256,er(e,r,!0);var i=()=>{n&&Xn(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function er(e,t,n){if(!(e.f&8192)){e.f^=T;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);er(i,t,o?n:!1)}i=a}}}function tr(e){e.f&=-257,nr(e,!0)}function nr(e,t){if(!(e.f&256)&&e.f&8192){e.f^=T,e.f&1024||(mt(e,C),qt.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);nr(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function rr(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:wn(n);t.append(n),n=i}}var ir=null,ar=!1;function or(e){ar=e}var sr=null,cr=!1;function lr(e){sr=e}var ur=null;function dr(e){ur=e}var fr=null;function pr(e){sr!==null&&(sr.f&2097152||sr.f&2)&&(fr??=new Set).add(e)}var mr=null,hr=0,gr=null;function _r(e){gr=e}var vr=1,yr=0,br=yr;function xr(e){br=e}function Sr(){return++vr}function Cr(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(Cr(a)&&Nt(a),a.wv>e.wv)return!0}t&512&&zt===null&&mt(e,S)}return!1}function wr(e,t,n=!0){var r=e.reactions;if(r!==null&&!(fr!==null&&fr.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?wr(a,t,!1):t===a&&(n?mt(a,C):a.f&1024&&mt(a,w),Qt(a))}}function Tr(e){var t=mr,n=hr,r=gr,i=sr,a=fr,o=tt,s=cr,c=br,l=e.f;mr=null,hr=0,gr=null,sr=l&96?null:e,fr=null,nt(e.ctx),cr=!1,br=++yr,e.ac!==null&&(xt(()=>{e.ac.abort(ye)}),e.ac=null);try{e.f|=se;var u=e.fn,d=u();e.f|=ee;var f=Er(e);if(ct()&&gr!==null&&!cr&&f!==null&&!(e.f&6146))for(var p=0;p<gr.length;p++)wr(gr[p],e);if(i!==null&&i!==e){if(yr++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=yr;if(t!==null)for(let e of t)e.rv=yr;gr!==null&&(r===null?r=gr:r.push(...gr))}return e.f&8388608&&(e.f^=le),d}catch(t){return Er(e),kn(t)}finally{e.f^=se,mr=t,hr=n,gr=r,sr=i,fr=a,nt(o),cr=s,br=c}}function Er(e){var t=e.deps,n=Lt?.is_fork;if(mr!==null){var r;if(n||Or(e,hr),t!==null&&hr>0)for(t.length=hr+mr.length,r=0;r<mr.length;r++)t[hr+r]=mr[r];else e.deps=t=mr;if(Pn()&&e.f&512)for(r=hr;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&hr<t.length&&(Or(e,hr),t.length=hr);return t}function Dr(e,n){let r=n.reactions;if(r!==null){var i=a.call(r,e);if(i!==-1){var s=r.length-1;s===0?r=n.reactions=null:(r[i]=r[s],r.pop())}}if(r===null&&n.f&2&&(mr===null||!o.call(mr,n))){var c=n;c.f&512&&(c.f^=512),c.v!==t&&ht(c),c.ac!==null&&xt(()=>{c.ac.abort(ye),c.ac=null,mt(c,C)}),Pt(c),Or(c,0)}}function Or(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)Dr(e,n[r])}function kr(e){var t=e.f;if(!(t&16384)){mt(e,S);var n=ur;ur=e;try{t&16777232?Yn(e):Jn(e),qn(e);var r=Tr(e);e.teardown=typeof r==`function`?r:null,e.wv=vr}finally{ur=n}}}async function Ar(){await Promise.resolve(),Jt()}function B(e){var t=!!(e.f&2);if(ir?.add(e),sr!==null&&!cr&&!(ur!==null&&ur.f&16384)&&(fr===null||!fr.has(e))){var n=sr.deps;if(sr.f&2097152)e.rv<yr&&(e.rv=yr,mr===null&&n!==null&&n[hr]===e?hr++:mr===null?mr=[e]:mr.push(e));else{sr.deps??=[],o.call(sr.deps,e)||sr.deps.push(e);var r=e.reactions;r===null?e.reactions=[sr]:o.call(r,sr)||r.push(sr)}}if(ar&&nn.has(e))return nn.get(e);if(t){var i=e;if(ar){var a=i.v;return(!(i.f&1024)&&i.reactions!==null||Mr(i))&&(a=Mt(i)),nn.set(i,a),a}var s=!(i.f&512)&&!cr&&sr!==null&&!!(sr.f&512),c=(i.f&ee)===0;Cr(i)&&(s&&(i.f|=512),Nt(i)),s&&!c&&(Ft(i),jr(i))}if(zt?.has(e))return zt.get(e);if(e.f&8388608)throw e.v;return e.v}function jr(e){if(e.f|=512,e.deps!==null)for(let n of e.deps){var t=n.reactions;t===null?n.reactions=[e]:o.call(t,e)||t.push(e),n.f&2&&!(n.f&512)&&(Ft(n),jr(n))}}function Mr(e){if(e.v===t)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(nn.has(t)||t.f&2&&Mr(t))return!0;return!1}function Nr(e){var t=cr;try{return cr=!0,e()}finally{cr=t}}function Pr(e){if(!(typeof e!=`object`||!e||e instanceof EventTarget)){if(ue in e)Fr(e);else if(!Array.isArray(e))for(let t in e){let n=e[t];typeof n==`object`&&n&&ue in n&&Fr(n)}}}function Fr(e,t=new Set){if(typeof e==`object`&&e&&!(e instanceof EventTarget)&&!t.has(e)){t.add(e),e instanceof Date&&e.getTime();for(let n in e)try{Fr(e[n],t)}catch{}let n=p(e);if(n!==Object.prototype&&n!==Array.prototype&&n!==Map.prototype&&n!==Set.prototype&&n!==Date.prototype){let t=u(n);for(let n in t){let r=t[n].get;if(r)try{r.call(e)}catch{}}}}}var Ir=Symbol(`events`),Lr=new Set,Rr=new Set;function zr(e,t,n,r={}){function i(e){if(r.capture||Wr.call(t,e),!e.cancelBubble)return xt(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,dt(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function Br(e,t,n,r={}){var i=zr(t,e,n,r);return()=>{i.__removed=!0,e.removeEventListener(t,i,r)}}function Vr(e,t,n,r,i){var a={capture:r,passive:i},o=zr(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&Fn(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function V(e,t,n){(t[Ir]??={})[e]=n}function H(e){for(var t=0;t<e.length;t++)Lr.add(e[t]);for(var n of Rr)n(e)}var Hr=null,Ur=!1;function Wr(e){var t=this,n=t.ownerDocument,r=e.type,i=e.composedPath?.()||[],a=i[0]||e.target;Hr=e,Ur||(Ur=!0,setTimeout(()=>{Ur=!1,Hr=null}));var o=0,s=Hr===e&&e[Ir];if(s){var l=i.indexOf(s);if(l!==-1&&(t===document||t===window)){e[Ir]=t;return}var u=i.indexOf(t);if(u===-1)return;l<=u&&(o=l)}if(a=i[o]||e.target,a!==t){c(e,`currentTarget`,{configurable:!0,get(){return a||n}});var d=sr,f=ur;lr(null),dr(null);try{for(var p,m=[];a!==null&&a!==t;){try{var h=a[Ir]?.[r];h==null||a.disabled&&e.target!==a||h.call(a,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;o++,a=o<i.length?i[o]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[Ir]=t,delete e.currentTarget,lr(d),dr(f)}}}var Gr=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function Kr(e){return Gr?.createHTML(e)??e}function qr(e){var t=Dn(`template`);return t.innerHTML=Kr(e.replaceAll(`<!>`,`<!---->`)),t.content}function Jr(e,t){var n=ur;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function U(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(D)return Jr(O,null),O;i===void 0&&(i=qr(a?e:`<!>`+e),n||(i=Cn(i)));var t=r||vn?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=Cn(t),s=t.lastChild;Jr(o,s)}else Jr(t,t);return t}}function Yr(e,t,n=`svg`){var r=!e.startsWith(`<!>`),i=!!(t&1),a=`<${n}>${r?e:`<!>`+e}</${n}>`,o;return()=>{if(D)return Jr(O,null),O;if(!o){var e=Cn(qr(a));if(i)for(o=document.createDocumentFragment();Cn(e);)o.appendChild(Cn(e));else o=Cn(e)}var t=o.cloneNode(!0);if(i){var n=Cn(t),r=t.lastChild;Jr(n,r)}else Jr(t,t);return t}}function Xr(e,t){return Yr(e,t,`svg`)}function Zr(e=``){if(!D){var t=Sn(e+``);return Jr(t,t),t}var n=O;return n.nodeType===3?On(n):(n.before(n=Sn()),Ee(n)),Jr(n,n),n}function W(){if(D)return Jr(O,null),O;var e=document.createDocumentFragment(),t=document.createComment(``),n=Sn();return e.append(t,n),Jr(t,n),e}function G(e,t){if(D){var n=ur;n.f&32768&&n.nodes.end!==null||(n.nodes.end=O),De()}else e!==null&&e.before(t)}function Qr(){if(D&&O&&O.nodeType===8&&O.textContent?.startsWith(`$`)){let e=O.textContent.substring(1);return De(),e}return(window.__svelte??={}).uid??=1,`c${window.__svelte.uid++}`}[...`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`)];var $r=[`touchstart`,`touchmove`];function ei(e){return $r.includes(e)}var ti=[`textarea`,`script`,`style`,`title`];function ni(e){return ti.includes(e)}function ri(e){let t=0,n=an(0),r;return()=>{Pn()&&(B(n),Hn(()=>(t===0&&(r=Nr(()=>e(()=>dn(n)))),t+=1,()=>{dt(()=>{--t,t===0&&(r?.(),r=void 0,dn(n))})})))}}var ii=ne|ie;function ai(e,t,n,r){new oi(e,t,n,r)}var oi=class{parent;is_pending=!1;transform_error;#e;#t=D?O:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=ri(()=>(this.#p=an(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=ur;t.b=this,t.f|=128,n(e)},this.parent=ur.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=Wn(()=>{if(D){let e=Ae(this.#t);De();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},ii),D&&(this.#e=O)}#h(){try{this.#a=Kn(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);dt(r),t&&(this.#s=Kn(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{this.#v()||(t?we():(t=!0,n&&Ke(),this.#s!==null&&$n(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})))};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){An(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(E|te))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=Kn(()=>e(this.#e)),dt(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=Sn(),n=!1;e.append(t),this.#a=this.#S(()=>{try{return Kn(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){An(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#x(Lt)):this.#u===0&&(this.#e.before(e),this.#c=null,$n(this.#o,()=>{this.#o=null}),this.#x(Lt))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=Kn(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();rr(this.#a,e);let t=this.#n.pending;this.#o=Kn(()=>t(this.#e))}else this.#x(Lt)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){gt(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=ur,n=sr,r=tt;dr(this.#i),lr(this.#i),nt(this.#i.ctx);try{return qt.ensure(),e()}finally{dr(t),lr(n),nt(r)}}#C(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&$n(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#C(e,t)}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!(!this.#p||this.#d)&&(this.#d=!0,dt(()=>{this.#d=!1,this.#p&&ln(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),B(this.#p)}error(t){if(t===e||!this.#n.onerror&&!this.#n.failed)throw t;Lt?.is_fork?(this.#a&&Lt.skip_effect(this.#a),this.#o&&Lt.skip_effect(this.#o),this.#s&&Lt.skip_effect(this.#s),Lt.oncommit(()=>{this.#v()||this.#w(t)})):this.#w(t)}#w(e){this.#a&&=(Xn(this.#a),null),this.#o&&=(Xn(this.#o),null),this.#s&&=(Xn(this.#s),null),D&&(Ee(this.#t),Oe(),Ee(ke()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return Kn(()=>{var r=ur;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return An(e,this.#i.parent),null}}))};dt(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){An(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>An(e,this.#i&&this.#i.parent)):n(t)}})}};function K(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[_e]??=e.nodeValue)&&(e[_e]=n,e.nodeValue=`${n}`)}function si(e,t){return li(e,t)}var ci=new Map;function li(t,{target:n,anchor:r,props:i={},events:a,context:o,intro:c=!0,transformError:l}){xn();var u=void 0,d=zn(()=>{var c=r??n.appendChild(Sn());ai(c,{pending:()=>{}},n=>{A({});var r=tt;if(o&&(r.c=o),a&&(i.$$events=a),D&&Jr(n,null),u=t(n,i)||st(),D&&(ur.nodes.end=O,O===null||O.nodeType!==8||O.data!==`]`))throw Se(),e;j()},l);var d=new Set,f=e=>{for(var t=0;t<e.length;t++){var r=e[t];if(!d.has(r)){d.add(r);var i=ei(r);for(let e of[n,document]){var a=ci.get(e);a===void 0&&(a=new Map,ci.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,Wr,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return f(s(Lr)),Rr.add(f),()=>{for(var e of d)for(let r of[n,document]){var t=ci.get(r),i=t.get(e);--i==0?(r.removeEventListener(e,Wr),t.delete(e),t.size===0&&ci.delete(r)):t.set(e,i)}Rr.delete(f),c!==r&&c.parentNode?.removeChild(c)}});return ui.set(u,d),u}var ui=new WeakMap,di=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)tr(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(tr(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(Xn(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();rr(r,t),t.append(Sn()),this.#n.set(e,{effect:r,fragment:t})}else Xn(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),$n(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(Xn(n.effect),this.#n.delete(e))};ensure(e,t){var n=Lt,r=En();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=Sn();i.append(a),this.#n.set(e,{effect:Kn(()=>t(a)),fragment:i})}else this.#t.set(e,Kn(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else D&&(this.anchor=O),this.#a(n)}};function fi(e,t,...n){var r=new di(e);Wn(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},ne)}function q(e,t,n=!1){var r;D&&(r=O,De());var i=new di(e),a=n?ne:0;function o(e,t){if(D){var n=Ae(r);if(e!==parseInt(n.substring(1))){var a=ke();Ee(a),i.anchor=a,Te(!1),i.ensure(e,t),Te(!0);return}}i.ensure(e,t)}Wn(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var pi=Symbol(`NaN`);function mi(e,t,n){D&&De();var r=new di(e),i=!ct();Wn(()=>{var e=t();e!==e&&(e=pi),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function J(e,t){return t}function hi(e,t,n){for(var r=[],i=t.length,a,o=t.length,c=0;c<i;c++){let n=t[c];$n(n,()=>{if(a){if(a.pending.delete(n),a.done.add(n),a.pending.size===0){var t=e.outrogroups;gi(e,s(a.done)),t.delete(a),t.size===0&&(e.outrogroups=null)}}else--o},!1)}if(o===0){var l=r.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;Tn(d),d.append(u),e.items.clear()}gi(e,t,!l)}else a={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(a)}function gi(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=oe,rr(a,document.createDocumentFragment())):Xn(t[i],n)}}var _i;function Y(e,t,n,r,a,o=null){var c=e,l=new Map;if(t&4){var u=e;c=D?Ee(Cn(u)):u.appendChild(Sn())}D&&De();var d=null,f=At(()=>{var e=n();return i(e)?e:e==null?[]:s(e)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var n=B(f);_.fallback=d,yi(_,n,c,t,r),d!==null&&(n.length===0?d.f&33554432?(d.f^=oe,xi(d,null,c)):tr(d):$n(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:Wn(()=>{var e=B(f),i=e.length;let s=!1;D&&Ae(c)===`[!`!=(i===0)&&(c=ke(),Ee(c),Te(!1),s=!0);for(var u=new Set,_=Lt,v=En(),y=0;y<i;y+=1){D&&O.nodeType===8&&O.data===`]`&&(c=O,s=!0,Te(!1));var b=e[y],x=r(b,y),S=m?null:l.get(x);S?(S.v&&ln(S.v,b),S.i&&ln(S.i,y),v&&_.unskip_effect(S.e)):(S=bi(l,m?c:_i??=Sn(),b,x,y,a,t,n),m||(S.e.f|=oe),l.set(x,S)),u.add(x)}if(i===0&&o&&!d&&(m?d=Kn(()=>o(c)):(d=Kn(()=>o(_i??=Sn())),d.f|=oe)),i>u.size&&Le(``,``,``),D&&i>0&&Ee(ke()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}s&&Te(!0),B(f)}),flags:t,items:l,pending:p,outrogroups:null,fallback:d};m=!1,D&&(c=O)}function vi(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function yi(e,t,n,r,i){var a=!!(r&8),o=t.length,c=e.items,l=vi(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(a)for(v=0;v<o;v+=1)h=t[v],g=i(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<o;v+=1){if(h=t[v],g=i(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(tr(_),a&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=oe,_===l)xi(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),Si(e,d,_),Si(e,_,y),xi(_,y,n),d=_,p=[],m=[],l=vi(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],C=p[p.length-1];for(x=0;x<p.length;x+=1)xi(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);Si(e,S.prev,C.next),Si(e,d,S),Si(e,C,b),l=b,d=C,--v,p=[],m=[]}else u.delete(_),xi(_,l,n),Si(e,_.prev,_.next),Si(e,_,d===null?e.effect.first:d.next),Si(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=vi(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=vi(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(gi(e,s(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var w=[];if(u!==void 0)for(_ of u)_.f&8192||w.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&w.push(l),l=vi(l.next);var T=w.length;if(T>0){var E=r&4&&o===0?n:null;if(a){for(v=0;v<T;v+=1)w[v].nodes?.a?.measure();for(v=0;v<T;v+=1)w[v].nodes?.a?.fix()}hi(e,w,E)}}a&&dt(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function bi(e,t,n,r,i,a,o,s){var c=o&1?o&16?an(n):on(n,!1,!1):null,l=o&2?an(i):null;return{v:c,i:l,e:Kn(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function xi(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=wn(r);if(a.before(r),r===i)return;r=o}}function Si(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function Ci(e,t,n){var r;D&&(r=O,De());var i=new di(e);Wn(()=>{var e=t()??null;if(D&&Ae(r)===`[`!=(e!==null)){var a=ke();Ee(a),i.anchor=a,Te(!1),i.ensure(e,e&&(t=>n(t,e))),Te(!0)}else i.ensure(e,e&&(t=>n(t,e)))},ne)}function wi(e,t,n,i,a,o){let s=D;D&&De();var c=null;D&&O.nodeType===1&&(c=O,De());var l=D?O:e,u=new di(l,!1);Wn(()=>{let e=t()||null;var o=a?a():n||e===`svg`?r:void 0;if(e===null)u.ensure(null,null);else return u.ensure(e,t=>{if(e){var n=D;if(c=D?c:Dn(e,o),Jr(c,c),i){var r=null;D&&ni(e)&&c.append(r=document.createComment(``));var a=D?Cn(c):c.appendChild(Sn());D&&(a===null?Te(!1):Ee(a)),i(c,a),r?.remove()}ur.nodes.end=c,n||t.before(c)}D&&Ee(t)}),()=>{}},ne),Fn(()=>{}),s&&(Te(!0),Ee(l))}function Ti(e,t){let n=null,r=D;var i;if(D){n=O;for(var a=Cn(document.head);a!==null&&(a.nodeType!==8||a.data!==e);)a=wn(a);if(a===null)Te(!1);else{var o=wn(a);a.remove(),Ee(o)}}D||(i=document.head.appendChild(Sn()));try{Wn(()=>{var e=Kn(()=>t(i));e.f|=re,D||(e.nodes===null?e.nodes={start:i,end:i,a:null,t:null}:e.nodes.end=i)})}finally{r&&(Te(!0),Ee(n))}}function X(e,t){var n=void 0,r;Gn(()=>{n!==(n=t())&&(r&&=(Xn(r),null),n&&(r=Kn(()=>{Bn(()=>n(e))})))})}function Ei(e){var t,n,r=``;if(typeof e==`string`||typeof e==`number`)r+=e;else if(typeof e==`object`){if(Array.isArray(e)){var i=e.length;for(t=0;t<i;t++)e[t]&&(n=Ei(e[t]))&&(r&&(r+=` `),r+=n)}else for(n in e)e[n]&&(r&&(r+=` `),r+=n)}return r}function Di(){for(var e,t,n=0,r=``,i=arguments.length;n<i;n++)(e=arguments[n])&&(t=Ei(e))&&(r&&(r+=` `),r+=t);return r}function Oi(e){return typeof e==`object`?Di(e):e??``}var ki=[...` 	
\r\f\xA0\v﻿`];function Ai(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||ki.includes(r[o-1]))&&(s===r.length||ki.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function ji(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function Mi(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function Ni(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(Mi)),i&&c.push(...Object.keys(i).map(Mi));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=Mi(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=ji(r)),i&&(n+=ji(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}function Pi(e,t,n,r,i,a){var o=e[he];if(D||o!==n||o===void 0){var s=Ai(n,r,a);D&&s===e.getAttribute(`class`)||(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[he]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function Fi(e,t={},n,r){for(var i in n){var a=n[i];t[i]!==a&&(n[i]==null?e.style.removeProperty(i):e.style.setProperty(i,a,r))}}function Ii(e,t,n,r){var i=e[ge];if(D||i!==t){var a=Ni(t,r);D&&a===e.getAttribute(`style`)||(a==null?e.removeAttribute(`style`):e.style.cssText=a),e[ge]=t}else r&&(Array.isArray(r)?(Fi(e,n?.[0],r[0]),Fi(e,n?.[1],r[1],`important`)):Fi(e,n,r));return r}function Li(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function Ri(e,t){var n=e.__defaultValue,r=e.multiple,a=r?n??[]:null;if(!r||i(a)){var o=e.selectedIndex,s=t&&r?new Set(e.selectedOptions):null;for(var c of e.options){var l=Hi(c);Li(c,r?a.includes(l):hn(l,n))}if(t){if(s!==null)for(c of e.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else e.selectedIndex!==o&&(e.selectedIndex=o)}}}function zi(e,t,n=!1){if(e.multiple){if(t==null)return;if(!i(t))return Ce();for(var r of e.options)r.selected=t.includes(Hi(r))}else{for(r of e.options)if(hn(Hi(r),t)){r.selected=!0;return}n&&t===void 0||(e.selectedIndex=-1)}}function Bi(e){var t=new MutationObserver(t=>{t.every(Ui)||(`__defaultValue`in e&&Ri(e,!1),`__value`in e&&zi(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),Fn(()=>{t.disconnect()})}function Vi(e,t,n=t){var r=new WeakSet,i=!0;St(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),Hi);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&Hi(o)}n(a),e.__value=a,Lt!==null&&r.add(Lt)}),Bn(()=>{var a=t();if(e===document.activeElement){var o=Lt;if(r.has(o))return}if(zi(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=Hi(s),n(a))}e.__value=a,i=!1})}function Hi(e){return`__value`in e?e.__value:e.value}function Ui(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var Wi=Symbol(`is custom element`),Gi=Symbol(`is html`),Ki=be?`link`:`LINK`,qi=be?`progress`:`PROGRESS`;function Ji(e){if(D){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;Z(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;Z(e,`checked`,null),e.checked=r}}};e[ve]=n,dt(n),bt()}}function Yi(e,t){var n=Zi(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===qi)&&(e.value=t??``)}function Xi(e,t){var n=Zi(e);n.checked!==(n.checked=t??void 0)&&(e.checked=t)}function Z(e,t,n,r){var i=Zi(e);if(!(D&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===Ki))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[pe]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&$i(e).has(t)?e[t]=n:(!D||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function Zi(e){return e[me]??={[Wi]:e.nodeName.includes(`-`),[Gi]:e.namespaceURI===n}}var Qi=new Map;function $i(e){var t=e.getAttribute(`is`)||e.nodeName,n=Qi.get(t);if(n)return n;Qi.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var o in r=u(i),r)r[o].set&&o!==`innerHTML`&&o!==`textContent`&&o!==`innerText`&&n.add(o);i=p(i)}return n}function ea(e,t,n=t){var r=new WeakSet;St(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=aa(e)?oa(a):a,n(a),Lt!==null&&r.add(Lt),await Ar(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(D&&e.defaultValue!==e.value||Nr(t)==null&&e.value)&&(n(aa(e)?oa(e.value):e.value),Lt!==null&&r.add(Lt)),Hn(()=>{var n=t();if(e===document.activeElement){var i=Lt;if(r.has(i))return}aa(e)&&n===oa(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}var ta=new Set;function na(e,t,n,r,i=r){var a=n.getAttribute(`type`)===`checkbox`,o=e;let s=!1;if(t!==null)for(var c of t)o=o[c]??=[];o.push(n),St(n,`change`,()=>{var e=n.__value;a&&(e=ia(o,e,n.checked)),i(e)},()=>i(a?[]:null)),Hn(()=>{var e=r();D&&n.defaultChecked!==n.checked?s=!0:a?(e||=[],n.checked=e.includes(n.__value)):n.checked=hn(n.__value,e)}),Fn(()=>{var e=o.indexOf(n);e!==-1&&o.splice(e,1)}),ta.has(o)||(ta.add(o),dt(()=>{o.sort((e,t)=>e.compareDocumentPosition(t)===4?-1:1),ta.delete(o)})),dt(()=>{if(s){var e=a?ia(o,e,n.checked):o.find(e=>e.checked)?.__value;i(e)}})}function ra(e,t,n=t){St(e,`change`,t=>{n(t?e.defaultChecked:e.checked)}),(D&&e.defaultChecked!==e.checked||Nr(t)==null)&&n(e.checked),Hn(()=>{e.checked=!!t()})}function ia(e,t,n){for(var r=new Set,i=0;i<e.length;i+=1)e[i].checked&&r.add(e[i].__value);return n||r.delete(t),Array.from(r)}function aa(e){var t=e.type;return t===`number`||t===`range`}function oa(e){return e===``?null:+e}var sa=new class e{#e=new WeakMap;#t;#n;static entries=new WeakMap;constructor(e){this.#n=e}observe(e,t){var n=this.#e.get(e)||new Set;return n.add(t),this.#e.set(e,n),this.#r().observe(e,this.#n),()=>{var n=this.#e.get(e);n.delete(t),n.size===0&&(this.#e.delete(e),this.#t.unobserve(e))}}#r(){return this.#t??=new ResizeObserver(t=>{for(var n of t){e.entries.set(n.target,n);for(var r of this.#e.get(n.target)||[])r(n)}})}}({box:`border-box`});function ca(e,t,n){var r=sa.observe(e,()=>n(e[t]));Bn(()=>(Nr(()=>n(e[t])),r))}function la(e,t){return e===t||e?.[ue]===t}function ua(e=st(),t,n,r){var i=tt.r,a=ur;return Bn(()=>{var o,s;return Hn(()=>{o=s,s=r?.()||[],Nr(()=>{la(n(...s),e)||(t(e,...s),o&&la(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&la(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}function da(e,t,n,r,i){var a=()=>{r(n[e])};n.addEventListener(t,a),i?Hn(()=>{n[e]=i()}):a(),(n===document.body||n===window||n===document)&&Fn(()=>{n.removeEventListener(t,a)})}function fa(e=!1){let t=tt,n=t.l.u;if(!n)return;let r=()=>Pr(t.s);if(e){let e=0,n={},i=Dt(()=>{let r=!1,i=t.s;for(let e in i)i[e]!==n[e]&&(n[e]=i[e],r=!0);return r&&e++,e});r=()=>B(i)}n.b.length&&Rn(()=>{pa(t,r),v(n.b)}),In(()=>{let e=Nr(()=>n.m.map(_));return()=>{for(let t of e)typeof t==`function`&&t()}}),n.a.length&&In(()=>{pa(t,r),v(n.a)})}function pa(e,t){if(e.l.s)for(let t of e.l.s)B(t);t()}function ma(e){var t=an(0);return function(){return arguments.length===1?(P(t,B(t)+1),arguments[0]):(B(t),e())}}var ha=!1;function ga(e){var t=ha;try{return ha=!1,[e(),ha]}finally{ha=t}}var _a={get(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(h(r)&&(r=r()),typeof r==`object`&&r&&t in r)return r[t]}},set(e,t,n){let r=e.props.length;for(;r--;){let i=e.props[r];h(i)&&(i=i());let a=l(i,t);if(a&&a.set)return a.set(n),!0}return!1},getOwnPropertyDescriptor(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(h(r)&&(r=r()),typeof r==`object`&&r&&t in r){let e=l(r,t);return e&&!e.configurable&&(e.configurable=!0),e}}},has(e,t){if(t===ue||t===fe)return!1;for(let n of e.props)if(h(n)&&(n=n()),n!=null&&t in n)return!0;return!1},ownKeys(e){let t=[];for(let n of e.props)if(h(n)&&(n=n()),n){for(let e in n)t.includes(e)||t.push(e);for(let e of Object.getOwnPropertySymbols(n))t.includes(e)||t.push(e)}return t}};function va(...e){return new Proxy({props:e},_a)}function ya(e,t,n,r){var i=!qe||!!(n&2),a=!!(n&8),o=!!(n&16),s=r,c=!0,u=void 0,d=()=>o&&i?(u??=Dt(r),B(u)):(c&&(c=!1,s=o?Nr(r):r),s);let f;if(a){var p=ue in e||fe in e;f=l(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;a?[m,h]=ga(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&He(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(c=!0,n)}:()=>{var n=e[t];return n!==void 0&&(s=void 0),n===void 0?s:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?Dt:At)(()=>(v=!1,g()));a&&B(y);var b=ur;return(function(e,t){if(arguments.length>0){let n=t?B(y):i&&a?pn(e):e;return P(y,n),v=!0,s!==void 0&&(s=n),e}return ar&&v||b.f&16384?y.v:B(y)})}var ba={brobnar:{hue:12,emblem:`M12 1.5C13 6 18 8 18 14.5A6 6 0 0 1 6 14.5C6 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 1.5ZM12 14v5`,pattern:`rays`},dis:{hue:322,emblem:`M4 3C3 9 6 11 7 12V17L12 22L17 17V12C18 11 21 9 20 3C18 6 16 7 12 7S6 6 4 3ZM9 13l2 1.5M15 13l-2 1.5M10.5 18h3`,pattern:`scales`},logos:{hue:196,emblem:`M12 10.5a1.5 1.5 0 1 0 .1 0M2 12a10 4 0 1 0 20 0a10 4 0 1 0-20 0M7 3.3a4 10-30 1 0 10 17.4a4 10-30 1 0-10-17.4M17 3.3a4 10 30 1 0-10 17.4a4 10 30 1 0 10-17.4`,pattern:`grid`},mars:{hue:96,emblem:`M12 5a7 6 0 0 1 7 6C19 17 15 22 12 22S5 17 5 11A7 6 0 0 1 12 5ZM8 12c2 0 3 1 3 3c-2 0-3-1-3-3ZM16 12c-2 0-3 1-3 3c2 0 3-1 3-3ZM9 5 7 1.5M15 5l2-3.5`,pattern:`dots`},sanctum:{hue:224,emblem:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5ZM12 6v12M7.5 10.5h9`,pattern:`bricks`},saurian:{hue:52,emblem:`M12 22C5 19 3 13 5 4M12 22C19 19 21 13 19 4M4.5 8l3.5 1.5M4.5 12.5l4 .5M6.5 17l4-.5M19.5 8 16 9.5M19.5 12.5l-4 .5M17.5 17l-4-.5M12 4l1 2.5h2.5l-2 1.7.8 2.6L12 9.3l-2.3 1.5.8-2.6-2-1.7H11Z`,pattern:`scales`},shadows:{hue:262,ink:30,emblem:`M12 1.5 15 9.5 13.5 16h-3L9 9.5ZM7 16h10M12 16v5M10 21.5h4`,pattern:`waves`},"star-alliance":{hue:176,emblem:`M12 1.5 14.8 9.2 22.5 12 14.8 14.8 12 22.5 9.2 14.8 1.5 12 9.2 9.2ZM12 10a2 2 0 1 0 .1 0`,pattern:`rings`},untamed:{hue:142,emblem:`M12 12c3 0 6 3 6 6.5c0 3-3 2.5-6 2.5s-6 .5-6-2.5C6 15 9 12 12 12ZM5 8a2 2.5 0 1 0 .1 0M10 3a2 2.5 0 1 0 .1 0M14.5 3a2 2.5 0 1 0 .1 0M19 8a2 2.5 0 1 0 .1 0`,pattern:`leaves`},"":{hue:40,ink:15,emblem:`M12 2 20.7 7v10L12 22 3.3 17V7Z`,pattern:`dots`}},xa={name:`keyforge`,accent:38,looks:ba},Sa={dark:{hue:288,ink:32,emblem:`M12 3a8 8 0 0 0-5 14.2V21h10v-3.8A8 8 0 0 0 12 3ZM9 12.5a1.6 1.6 0 1 0 .1 0M15 12.5a1.6 1.6 0 1 0 .1 0M10 21v-2.5M14 21v-2.5M12 15l-1 2h2Z`,pattern:`waves`},holy:{hue:48,emblem:`M12 7a5 5 0 1 0 .1 0M12 1v3.5M12 19.5V23M1 12h3.5M19.5 12H23M4.2 4.2l2.5 2.5M17.3 17.3l2.5 2.5M19.8 4.2l-2.5 2.5M6.7 17.3l-2.5 2.5`,pattern:`rays`},nature:{hue:112,emblem:`M4 21C3 10 9 3 21 3C22 14 16 21 6 19M4 21C7 15 11 11 16 8M9.5 13.5V9M13 10.5V6.5M9 14h4.5`,pattern:`leaves`},mind:{hue:320,emblem:`M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 8.5a3.5 3.5 0 1 0 .1 0M12 2v2.5M6 3.5l1 2.3M18 3.5l-1 2.3`,pattern:`rings`},arcane:{hue:266,emblem:`M12 2l5.9 17.2L3 8.5h18L6.1 19.2ZM12 1.5a10.5 10.5 0 1 0 .1 0`,pattern:`grid`},war:{hue:2,ink:44,emblem:`M3 3l10 10M3 3l1 4 8 8M3 3l4 1 8 8M21 3 11 13M21 3l-1 4-8 8M21 3l-4 1-8 8M5 15l4 4M19 15l-4 4M7 17l-3.5 3.5M17 17l3.5 3.5`,pattern:`shards`},earth:{hue:30,ink:34,emblem:`M1.5 20.5 9 6l4 7 2.5-4 7 11.5ZM9 6l1.5 6-2 2.5 2 6`,pattern:`bricks`},water:{hue:208,emblem:`M12 2C16 8 19 11.5 19 15.5A7 7 0 0 1 5 15.5C5 11.5 8 8 12 2ZM9 15.5a3.5 3.5 0 0 0 3.5 3.5`,pattern:`waves`},air:{hue:188,ink:36,emblem:`M2 9h12.5a3.3 3.3 0 1 0-3.3-3.3M2 13h17a3 3 0 1 1-3 3M2 17h8a2.7 2.7 0 1 1-2.7 2.7`,pattern:`rings`},fire:{hue:16,ink:62,emblem:`M12 1.5C13 6 18.5 8 18.5 14.5A6.5 6.5 0 0 1 5.5 14.5C5.5 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 1.5ZM12 13c1.5 2 2.5 3 2.5 4.7a2.5 2.5 0 0 1-5 0C9.5 16 10.5 15 12 13Z`,pattern:`scales`},beastmaster:{hue:96,emblem:`M12 11.5c3.5 0 6.5 3.5 6.5 6.8c0 3-3.5 2.5-6.5 2.5s-6.5.5-6.5-2.5C5.5 15 8.5 11.5 12 11.5ZM4.5 8a2 2.6 0 1 0 .1 0M9.5 3a2 2.6 0 1 0 .1 0M14.5 3a2 2.6 0 1 0 .1 0M19.5 8a2 2.6 0 1 0 .1 0`,pattern:`leaves`},warlock:{hue:350,emblem:`M4 3C3 9 6 11 7 12V17L12 22L17 17V12C18 11 21 9 20 3C18 6 16 7 12 7S6 6 4 3ZM9 13l2 1.5M15 13l-2 1.5M10.5 18h3`,pattern:`scales`},priestess:{hue:52,emblem:`M5 3h14c0 6-2 9-5.5 10v4l3.5 4H7l3.5-4v-4C7 12 5 9 5 3ZM12 5.5v5M9.5 8h5`,pattern:`rays`},wizard:{hue:232,emblem:`M12 1.5 17 16H7ZM3 17.5c6-2.5 12-2.5 18 0c-6 4-12 4-18 0ZM12 7l.8 1.9 2 .2-1.5 1.3.5 2L12 11.3l-1.8 1.1.5-2L9.2 9.1l2-.2Z`,pattern:`grid`},none:{hue:220,ink:16,emblem:`M12 2l2.6 6.9 7.4.3-5.8 4.6 2 7.2L12 16.9 5.8 21l2-7.2L2 9.2l7.4-.3Z`,pattern:`dots`},"":{hue:258,ink:30,emblem:`M8 8.5a4 4 0 1 1 5.5 3.7c-1 .6-1.5 1.2-1.5 2.8M12 18.3v.6M12 1.5a10.5 10.5 0 1 0 .1 0`,pattern:`grid`}},Ca=[{shape:`M12 3a9 9 0 1 0 .1 0`,colour:`var(--owner-1)`},{shape:`M12 2 22 12 12 22 2 12Z`,colour:`var(--owner-2)`},{shape:`M12 3 22 20H2Z`,colour:`var(--owner-3)`},{shape:`M4 4h16v16H4Z`,colour:`var(--owner-4)`}],wa={name:`mage-wars`,accent:268,looks:Sa},Ta={name:`shards`,accent:205,looks:{homodeus:{hue:212,emblem:`M12 2 20.7 7v10L12 22 3.3 17V7zM12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10M12 10.5v3M10.5 12h3`,pattern:`grid`},order:{hue:44,emblem:`M1.5 12C6 5 18 5 22.5 12C18 19 6 19 1.5 12ZM12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M12 1v3M12 20v3`,pattern:`rings`},undergrowth:{hue:130,emblem:`M12 22V9M12 13C5 13 3 8 3 3C9 3 12 6 12 13ZM12 16C12 10 15 7 21 7C21 13 18 16 12 16Z`,pattern:`leaves`},wraethe:{hue:290,emblem:`M17 2C8 4 5 10 7 15S15 22 20 20C15 19 12 16 12 12S14 4 17 2ZM4 5l1.5 3M3 13h2M18 11a1 1 0 1 0 .1 0`,pattern:`waves`},"":{hue:190,ink:25,emblem:`M12 1.5 18 9 12 22.5 6 9ZM6 9h12M12 1.5V22.5`,pattern:`shards`}}},Ea=`# Der Tisch in Worten: im Terminal und im Browser.

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
`,Da=`# The table in words: at the terminal and in the browser.

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
`,Oa=`# Stół w słowach: w terminalu i w przeglądarce.

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
`,ka=class extends Map{#e=new Map;#t=N(0);#n=N(0);#r=br||-1;constructor(e){if(super(),e){for(var[t,n]of e)super.set(t,n);this.#n.v=super.size}}#i(e){return br===this.#r?N(e):an(e)}has(e){var t=this.#e,n=t.get(e);if(n===void 0){if(super.has(e))n=this.#i(0),t.set(e,n);else return B(this.#t),!1}return B(n),!0}forEach(e,t){this.#a(),super.forEach(e,t)}get(e){var t=this.#e,n=t.get(e);if(n===void 0){if(super.has(e))n=this.#i(0),t.set(e,n);else{B(this.#t);return}}return B(n),super.get(e)}getOrInsert(e,t){return super.has(e)||this.set(e,t),this.get(e)}getOrInsertComputed(e,t){return super.has(e)||this.set(e,t(e)),this.get(e)}set(e,t){var n=this.#e,r=n.get(e),i=super.get(e),a=super.set(e,t),o=this.#t;if(r===void 0)r=this.#i(0),n.set(e,r),P(this.#n,super.size),dn(o);else if(i!==t){dn(r);var s=o.reactions===null?null:new Set(o.reactions);s!==null&&r.reactions?.every(e=>s.has(e))||dn(o)}return a}delete(e){var t=this.#e,n=t.get(e),r=super.delete(e);return n!==void 0&&(t.delete(e),P(n,-1)),r&&(P(this.#n,super.size),dn(this.#t)),r}clear(){if(super.size!==0){super.clear();var e=this.#e;P(this.#n,0);for(var t of e.values())P(t,-1);dn(this.#t),e.clear()}}#a(){B(this.#t);var e=this.#e;if(this.#n.v!==e.size){for(var t of super.keys())if(!e.has(t)){var n=this.#i(0);e.set(t,n)}}for([,n]of this.#e)B(n)}keys(){return B(this.#t),super.keys()}values(){return this.#a(),super.values()}entries(){return this.#a(),super.entries()}[Symbol.iterator](){return this.entries()}get size(){return B(this.#n),super.size}},Aa=class{#e;#t;constructor(e,t){this.#e=e,this.#t=ri(t)}get current(){return this.#t(),this.#e()}},ja=/\(.+\)/,Ma=new Set([`all`,`print`,`screen`,`and`,`or`,`not`,`only`]),Na=class extends Aa{constructor(e,t){let n=ja.test(e)||e.split(/[\s,]+/).some(e=>Ma.has(e.trim()))?e:`(${e})`,r=window.matchMedia(n);super(()=>r.matches,e=>Br(r,`change`,e))}},Pa=`# Das Programm im Browser. Was die Spiele sagen, kommt von den Spielen.

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
offline = Der Server ist nicht erreichbar. Neuer Versuch … So lange kannst du nachlesen, wie gespielt wird, und die Karten ansehen, die du schon einmal geöffnet hast. Für Tische braucht es den Server.
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
`,Fa=`# Die Seiten um den Tisch herum. $what ist, was die Spieler mitbringen: Decks oder Bücher (Zauberbücher).

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
    [one] { $n } Partie, beide Seiten von { $player } gespielt.
   *[other] { $n } Partien, beide Seiten von { $player } gespielt.
}
deck-strength-more = Es werden weitere gespielt.
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
ratings-more = Gewertet werden Partien, in denen auf jedem Platz ein anderes Konto sitzt. Alle beginnen mit 1500; die Zahl hinter ± sagt, wie weit das danebenliegen kann. Der Platz richtet sich nach dem unteren Ende dieses Bereichs.
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
`,Ia=`# Zurückkommen: eigene Partien, eigene Seite, Serien, Turniere.

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
`,La=`# The browser client. What the games say comes from the games.

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
offline = The server cannot be reached; trying again … Meanwhile you can read how the games are played, and the cards you have looked at before. Tables need the server.
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
`,Ra=`# The pages around the table. $what is what players bring: decks or books (spellbooks).

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
deck-strength-more = More are being played.
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
ratings-more = Games in which every seat has another account are rated. Everybody begins with 1500; the number behind ± says how far off it may be. The place goes by the lower end of that range.
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
`,za=`# Coming back: one's own games, one's own page, series, tournaments.

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
`,Ba=`# Program w przeglądarce. To, co mówią gry, pochodzi z gier.

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
offline = Nie można połączyć się z serwerem. Kolejna próba … Tymczasem możesz przeczytać zasady gier i obejrzeć karty, które już kiedyś były otwarte. Stoły wymagają serwera.
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
`,Va=`# Strony wokół stołu. $what to to, co przynoszą gracze: talie (decks) albo księgi zaklęć (books).

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
deck-strength-more = Trwają kolejne partie.
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
ratings-more = Oceniane są gry, w których na każdym miejscu siedzi inne konto. Każdy zaczyna od 1500; liczba po ± mówi, o ile ocena może się mylić. O miejscu decyduje dolna granica tego zakresu.
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
`,Ha=`# Powroty: własne gry, własna strona, serie, turnieje.

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
`,Ua=class{constructor(e){this.value=e}valueOf(){return this.value}},Wa=class extends Ua{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},Ga=class extends Ua{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Ka=class e extends Ua{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof Ua)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Ua&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},qa=100,Ja=`⁨`,Ya=`⁩`;function Xa(e,t,n){return n===t||n instanceof Ga&&t instanceof Ga&&n.value===t.value||t instanceof Ga&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function Za(e,t,n){return t[n]?oo(e,t[n].value):(e.reportError(RangeError(`No default`)),new Wa)}function Qa(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=$a(e,i.value):n.push($a(e,i));return{positional:n,named:r}}function $a(e,t){switch(t.type){case`str`:return t.value;case`num`:return new Ga(t.value,{minimumFractionDigits:t.precision});case`var`:return eo(e,t);case`mesg`:return to(e,t);case`term`:return no(e,t);case`func`:return ro(e,t);case`select`:return io(e,t);default:return new Wa}}function eo(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new Wa(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new Wa(`$${t}`);if(n instanceof Ua)return n;switch(typeof n){case`string`:return n;case`number`:return new Ga(n);case`object`:if(Ka.supportsValue(n))return new Ka(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new Wa(`$${t}`)}}function to(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new Wa(t);if(n){let i=r.attributes[n];return i?oo(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Wa(`${t}.${n}`))}return r.value?oo(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new Wa(t))}function no(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new Wa(i);if(n){let t=a.attributes[n];if(t){e.params=Qa(e,r).named;let n=oo(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Wa(`${i}.${n}`)}e.params=Qa(e,r).named;let o=oo(e,a.value);return e.params=null,o}function ro(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new Wa(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new Wa(`${t}()`);try{let t=Qa(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new Wa(`${t}()`)}}function io(e,{selector:t,variants:n,star:r}){let i=$a(e,t);if(i instanceof Wa)return Za(e,n,r);for(let t of n)if(Xa(e,i,$a(e,t.key)))return oo(e,t.value);return Za(e,n,r)}function ao(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new Wa;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>qa)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${qa}`);r&&n.push(Ja),n.push($a(e,i).toString(e)),r&&n.push(Ya)}return e.dirty.delete(t),n.join(``)}function oo(e,t){return typeof t==`string`?e.bundle._transform(t):ao(e,t)}var so=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function co(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var lo=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function uo(e,t){let n=e[0];if(n instanceof Wa)return new Wa(`NUMBER(${n.valueOf()})`);if(n instanceof Ga)return new Ga(n.valueOf(),{...n.opts,...co(t,lo)});if(n instanceof Ka)return new Ga(n.toNumber(),{...co(t,lo)});throw TypeError(`Invalid argument to NUMBER`)}var fo=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function po(e,t){let n=e[0];if(n instanceof Wa)return new Wa(`DATETIME(${n.valueOf()})`);if(n instanceof Ka||n instanceof Ga)return new Ka(n,co(t,fo));throw TypeError(`Invalid argument to DATETIME`)}var mo=new Map;function ho(e){let t=Array.isArray(e)?e.join(` `):e,n=mo.get(t);return n===void 0&&(n=new Map,mo.set(t,n)),n}var go=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:uo,DATETIME:po,...t},this._useIsolating=n,this._transform=r,this._intls=ho(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new so(this,n,t);try{return ao(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new Wa().toString(r);throw e}}},_o=/^(-?[a-zA-Z][\w-]*) *= */gm,vo=/\.([a-zA-Z][\w-]*) *= */y,yo=/\*?\[/y,bo=/(-?[0-9]+(?:\.([0-9]+))?)/y,xo=/([a-zA-Z][\w-]*)/y,So=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Co=/^[A-Z][A-Z0-9_-]*$/,wo=/([^{}\n\r]+)/y,To=/([^\\"\n\r]*)/y,Eo=/\\([\\"])/y,Do=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Oo=/^\n+/,ko=/ +$/,Ao=/ *\r?\n/g,jo=/( *)$/,Mo=/{\s*/y,No=/\s*}/y,Po=/\[\s*/y,Fo=/\s*] */y,Io=/\s*\(\s*/y,Lo=/\s*->\s*/y,Ro=/\s*:\s*/y,zo=/\s*,?\s*/y,Bo=/\s+/y,Vo=class{constructor(e){this.body=[],_o.lastIndex=0;let t=0;for(;;){let n=_o.exec(e);if(n===null)break;t=_o.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(vo);){let t=o(vo),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(wo)&&(r=o(wo)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,Oo),u([i],i.length)):r?S(r,ko):null}function u(r=[],i){for(;;){if(n(wo)){r.push(o(wo));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,ko));let c=[];for(let e of r)e instanceof Ho&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(Mo,SyntaxError);let e=f();if(i(No))return e;if(i(Lo)){let t=h();return i(No,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(So)){let[,e,t,n=null]=a(So);if(e===`$`)return{type:`var`,name:t};if(i(Io)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(Co.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(zo)}}function m(){let e=f();return e.type===`mesg`&&i(Ro)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(yo);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(Po,SyntaxError);let e;return e=n(bo)?v():{type:`str`,value:o(xo)},i(Fo,SyntaxError),e}function _(){if(n(bo))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(bo),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(To),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(Eo))return o(Eo);if(n(Do)){let[,e,t]=a(Do),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(Bo),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `&&C(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(Ao,`
`),n=jo.exec(e)[1].length;return new Ho(t,n)}}},Ho=class{constructor(e,t){this.value=e,this.length=t}},Uo=Object.assign({"../../text/de.ftl":Pa,"../../text/de.pages.ftl":Fa,"../../text/de.people.ftl":Ia,"../../text/en.ftl":La,"../../text/en.pages.ftl":Ra,"../../text/en.people.ftl":za,"../../text/pl.ftl":Ba,"../../text/pl.pages.ftl":Va,"../../text/pl.people.ftl":Ha}),Wo={en:`English`,de:`Deutsch`,pl:`Polski`},Go=`trivault.lang`;function Ko(e){let t=Object.fromEntries(Object.keys(Wo).map(e=>[e,new go(e,{useIsolating:!1})]));for(let[n,r]of Object.entries(e))t[/\/(en|de|pl)[./]/.exec(n)?.[1]].addResource(new Vo(r),{allowOverrides:!0});return t}var qo=Ko(Uo);function Jo(e){return!!e&&e in Wo}function Yo(){return[localStorage.getItem(Go),...navigator.languages.map(e=>e.slice(0,2))].find(Jo)??`en`}var Xo=new class{#e=N(pn(Yo()));get lang(){return B(this.#e)}set lang(e){P(this.#e,e,!0)}use(e){this.lang=e,localStorage.setItem(Go,e)}say(e,t={},n=qo){for(let r of[n[this.lang],n.en]){let n=r.getMessage(e)?.value;if(n)return r.formatPattern(n,t,[])}return e}},Q=(e,t)=>Xo.say(e,t);function Zo(e){return e.slice(0,1).toUpperCase()+e.slice(1)}function Qo(e){return e>0?`+${e}`:e<0?`−${-e}`:`0`}var $o=(function(){let e=typeof document<`u`&&document.createElement(`link`).relList;return e&&e.supports&&e.supports(`modulepreload`)?`modulepreload`:`preload`})(),es=function(e,t){return new URL(e,t).href},ts={},ns=function(e){return e.pathname.endsWith(`.css`)},rs=function(e,t,n){if(t in e)return e[t];let r=n();if(!r){e[t]=void 0;return}let i=r.then(()=>{e[t]=void 0},n=>{throw e[t]=void 0,n});return e[t]=i,i},is=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}r=o(t.map(t=>{t=es(t,n);let r=s(t),i=ns(r);return rs(ts,r.href,()=>{if(e===void 0){e={all:new Set,styles:new Set};let t=document.getElementsByTagName(`link`);for(let n=t.length-1;n>=0;n--){let r=t[n];e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}if((i?e.styles:e.all).has(r.href))return;let t=document.createElement(`link`);if(t.rel=i?`stylesheet`:$o,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,a&&t.setAttribute(`nonce`,a),document.head.appendChild(t),i)return new Promise((e,n)=>{let i=a=>{t.removeEventListener(`load`,i),t.removeEventListener(`error`,i),a.type===`error`?n(Error(`Unable to preload CSS for ${r}`)):e(a)};t.addEventListener(`load`,i),t.addEventListener(`error`,i)})})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},as=new Map(Object.entries(Object.assign({"./keyforge/cover.ts":xa,"./magewars/cover.ts":wa,"./shards/cover.ts":Ta})).map(([e,t])=>[t.name,{cover:t,folder:e.split(`/`)[1]}])),os=Object.assign({"./keyforge/board.ts":()=>is(()=>import(`./keyforge.js`).then(e=>e.BOARD),[],import.meta.url),"./magewars/board.ts":()=>is(()=>import(`./magewars.js`).then(e=>e.BOARD),[],import.meta.url),"./shards/board.ts":()=>is(()=>import(`./shards.js`).then(e=>e.BOARD),[],import.meta.url)}),ss=new ka;async function cs(e){let t=os[`./${as.get(e)?.folder}/board.ts`];if(!t||ss.has(e))return;let n=await t();hs.set(e,Ko({...ps,...n.texts})),ss.set(e,n)}async function ls(){for(let e of as.keys())await cs(e)}var us={hue:220,ink:12,emblem:`M12 2 20.7 7v10L12 22 3.3 17V7Z`,pattern:`dots`};function ds(e){return as.get(e)?.cover}function fs(e){return ss.get(e)}var ps=Object.assign({"../../../trivault/telling/text/de.ftl":Ea,"../../../trivault/telling/text/en.ftl":Da,"../../../trivault/telling/text/pl.ftl":Oa}),ms=Ko(ps),hs=new ka;function gs(e,t,n={}){return Zo(Xo.say(t,n,hs.get(e)??ms))}function _s(e,t){let n=ds(e)?.looks??{};return n[t]??n[``]??us}function vs(e,t,n){let r=ss.get(e);if(n&&r)return r.face(n);let i=n?.text??[];return{slug:t,name:n?.name??(t||gs(e,r?.hidden??``)),kind:``,type:``,group:``,stats:[],lines:i,reminders:[]}}function ys(e,t,n,r){let i=ss.get(e);return!n||!r?[]:i?.groups?.(t,n,r,(t,n)=>gs(e,t,n))??[]}var bs=`images`;function xs(){let e=indexedDB.open(`trivault`,1);return e.onupgradeneeded=()=>e.result.createObjectStore(bs),Ss(e)}function Ss(e){return new Promise((t,n)=>{e.onsuccess=()=>t(e.result),e.onerror=()=>n(e.error??Error(`no database`))})}function Cs(e){return e.replace(/\.[a-z]+$/i,``).toLowerCase().replaceAll(`æ`,`ae`).normalize(`NFKD`).replace(/\p{M}/gu,``).replace(/[^a-z0-9]+/g,`-`).replace(/^-|-$/g,``)}var ws=new class{#e=N({});get urls(){return B(this.#e)}set urls(e){P(this.#e,e)}async load(e){if(this.urls[e])return;let t=IDBKeyRange.bound(`${e}/`,`${e}/\uffff`);try{let n=(await xs()).transaction(bs).objectStore(bs),[r,i]=await Promise.all([Ss(n.getAllKeys(t)),Ss(n.getAll(t))]);this.#t(e,new Map(r.map((t,n)=>[t.slice(e.length+1),i[n]])))}catch{this.#t(e,new Map)}}async take(e,t,n){let r=[...t].filter(e=>e.type.startsWith(`image/`)&&n.has(Cs(e.name))),i=(await xs()).transaction(bs,`readwrite`).objectStore(bs);return await Promise.all(r.map(t=>Ss(i.put(t,`${e}/${Cs(t.name)}`)))),this.#t(e,new Map(r.map(e=>[Cs(e.name),e]))),r.length}async drop(e){await Ss((await xs()).transaction(bs,`readwrite`).objectStore(bs).delete(IDBKeyRange.bound(`${e}/`,`${e}/\uffff`))),Object.values(this.urls[e]??{}).forEach(e=>URL.revokeObjectURL(e)),this.urls={...this.urls,[e]:{}}}#t(e,t){let n=Object.fromEntries([...t].map(([e,t])=>[e,URL.createObjectURL(t)]));this.urls={...this.urls,[e]:{...this.urls[e],...n}}}};function Ts(e){let t=2166136261;for(let n of e)t=Math.imul(t^n.charCodeAt(0),16777619);return()=>{t=t+1831565813|0;let e=Math.imul(t^t>>>15,1|t);return e=e+Math.imul(e^e>>>7,61|e)^e,((e^e>>>14)>>>0)/4294967296}}function Es(e,t){return`${(50+t*Math.cos(e)).toFixed(1)} ${(36+t*Math.sin(e)).toFixed(1)}`}function Ds(e,t,n,r){let i=Ts(e),a=i()*Math.PI;return Array.from({length:n},(e,n)=>{let o=32-n*(7+i()*3),s=o*(.5+i()*.35),c=(i()-.5)*.9,l=r>>n&1,u=2*Math.PI/t,d=Array.from({length:t},(e,t)=>{let r=a+t*u+u/2*n,i=Es(r,o),d=Es(r+u/2+c*.3,s);return l?`Q${Es(r-u/4,o)} ${i}Q${Es(r+u/4,s)} ${d}`:`L${i}L${d}`});return`M${Es(a+u/2*n-u/2+c*.3,s)}${d.join(``)}Z`})}var Os={rays:{size:[20,20],path:`M0 20 20 0M-5 5 5-5M15 25 25 15`},scales:{size:[16,12],path:`M0 0a8 8 0 0 0 16 0M-8 6a8 8 0 0 0 16 0M8 6a8 8 0 0 0 16 0`},grid:{size:[14,14],path:`M0 0h14M0 0v14M7 5v4M5 7h4`},rings:{size:[22,22],path:`M4 11a7 7 0 1 0 14 0a7 7 0 1 0-14 0M8 11a3 3 0 1 0 6 0a3 3 0 1 0-6 0`},leaves:{size:[18,18],path:`M2 16C2 8 8 2 16 2C16 10 10 16 2 16ZM2 16 12 6`},shards:{size:[20,24],path:`M10 1 15 12 10 23 5 12ZM5 12h10`},waves:{size:[24,10],path:`M0 5Q6-2 12 5T24 5`},dots:{size:[14,14],path:`M6 7a1 1 0 1 0 2 0a1 1 0 1 0-2 0M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0`},bricks:{size:[20,12],path:`M0 0h20M0 6h20M5 0v6M15 6v6`}},ks=`6 `;function As({slug:e,figure:t,deeds:n,points:r}){let i=Ts(ks+e),a=e=>Math.floor(i()*e),o=2+a(2);return{figure:t,deeds:[...new Set(n.filter(e=>e!==void 0))].slice(0,4),division:a(js.length),points:r?Math.min(Math.max(r,3),12):3+a(7),rings:o,round:a(1<<o)}}var js=[``,`M50 0h50v72H50Z`,`M0 36h100v36H0Z`,`M0 72 100 0v72Z`,`M0 0 100 72H0Z`,`M0 0h50v36H0ZM50 36h50v36H50Z`,`M0 72 50 22 100 72Z`,`M0 0h100L50 60Z`,`M0 0 50 36 0 72ZM100 0 50 36l50 36Z`,`M34 0h32v72H34Z`,`M0 24h100v24H0Z`,`M0 72V54L82 0h18v18L18 72Z`,`M50 0 100 36 50 72 0 36Z`,`M0 0h34v24H0ZM66 0h34v24H66ZM34 24h32v24H34ZM0 48h34v24H0ZM66 48h34v24H66Z`,`M0 0h25v72H0ZM75 0h25v72H75Z`,`M0 0h100v20H0ZM0 52h100v20H0Z`];function Ms(e){return e<3?[[76,36],[24,36]].slice(0,e):e===3?[[24,36],[76,26],[76,46]]:[[76,26],[24,26],[76,46],[24,46]]}var Ns=Xr(`<image width="100" height="72" preserveAspectRatio="xMidYMid slice"></image>`),Ps=Xr(`<path class="field svelte-mblihk"></path>`),Fs=Xr(`<path class="petal svelte-mblihk"></path>`),Is=Xr(`<g><circle class="disc svelte-mblihk" r="8.4"></circle><g><path class="sign svelte-mblihk"></path></g></g>`),Ls=Xr(`<!><rect width="100" height="72"></rect><rect width="100" height="72"></rect><!><g transform="translate(33 19) scale(1.42)"><path class="emblem svelte-mblihk"></path></g><!>`,1),Rs=Xr(`<svg class="hued svelte-mblihk" viewBox="0 0 100 72" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false"><defs><pattern patternUnits="userSpaceOnUse"><path class="tile svelte-mblihk"></path></pattern><radialGradient><stop class="inner svelte-mblihk" offset="0"></stop><stop class="outer svelte-mblihk" offset="1"></stop></radialGradient></defs><rect class="ground svelte-mblihk" width="100" height="72"></rect><!></svg>`);function zs(e,t){let n=Qr();A(t,!0);let r=M(()=>_s(t.game,t.face.group)),i=M(()=>Os[B(r).pattern]),a=M(()=>t.face.emblem),o=M(()=>B(a)?Ds(t.face.slug,B(a).points,B(a).rings,B(a).round):[]),s=M(()=>Ms(B(a)?.deeds.length??0)),c=M(()=>ws.urls[t.game]?.[t.face.slug]);var l=Rs();let u;var d=F(l),f=F(d),p=L(f),m=R(f);k(d);var h=R(d,2),g=e=>{var t=Ns();z(()=>Z(t,`href`,B(c))),G(e,t)},_=e=>{var t=Ls(),i=I(t),c=e=>{var t=Ps();z(()=>Z(t,`d`,js[B(a).division])),G(e,t)};q(i,e=>{B(a)&&e(c)});var l=R(i),u=R(l),d=R(u);Y(d,17,()=>B(o),J,(e,t,n)=>{var r=Fs();Ii(r,``,{},{"--ring":n}),z(()=>Z(r,`d`,B(t))),G(e,r)});var f=R(d),p=L(f);Y(R(f),17,()=>B(a)?.deeds??[],J,(e,t,n)=>{let r=M(()=>{let[e,t]=B(s)[n];return{x:e,y:t}});var i=Is(),a=R(F(i));Z(a,`transform`,`translate(-6.6000000000000005 -6.6000000000000005) scale(0.55)`);var o=L(a);k(i),z(()=>{Z(i,`transform`,`translate(${B(r).x??``} ${B(r).y??``})`),Z(o,`d`,B(t))}),G(e,i)}),z(()=>{Z(l,`fill`,`url(#${n}-tile)`),Z(u,`fill`,`url(#${n}-glow)`),Z(p,`d`,B(a)?.figure??B(r).emblem)}),G(e,t)};q(h,e=>{B(c)?e(g):e(_,-1)}),k(l),z(()=>{u=Ii(l,``,u,{"--hue":B(r).hue,"--ink":`${B(r).ink??50??``}%`}),Z(f,`id`,`${n}-tile`),Z(f,`width`,B(i).size[0]),Z(f,`height`,B(i).size[1]),Z(p,`d`,B(i).path),Z(m,`id`,`${n}-glow`)}),G(e,l),j()}var Bs={amber:`M12 2 20.5 7v10L12 22 3.5 17V7ZM12 2v20M3.5 7 20.5 17M20.5 7 3.5 17`,armor:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5Z`,archives:`M3 4h18v5H3ZM5 9h14v11H5ZM10 13h4`,chains:`M9.5 14.5a4 4 0 0 1 0-5.5l3-3a4 4 0 0 1 5.5 5.5l-1.5 1.5M14.5 9.5a4 4 0 0 1 0 5.5l-3 3a4 4 0 0 1-5.5-5.5l1.5-1.5`,check:`M4 12.5 10 18.5 20.5 6`,counter:`M5 5h14v14H5ZM12 9v6M9 12h6`,clock:`M12 3a9 9 0 1 0 .1 0M12 7v5.5l3.5 2`,bell:`M6 17V11a6 6 0 0 1 12 0v6l2 2H4ZM10 21.5h4M12 3v2`,cost:`M12 2 20 9 12 22 4 9ZM4 9h16`,damage:`M12 2l2 6 6-3-3 6 5 3-6 1 1 6-5-4-5 4 1-6-6-1 5-3-3-6 6 3Z`,deck:`M7 3h12v16H7ZM5 6v15h11`,discard:`M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7`,enraged:`M4 6l6 4M20 6l-6 4M7 13a1 1 0 1 0 .1 0M17 13a1 1 0 1 0 .1 0M7 20c2-3 8-3 10 0`,exhausted:`M4 5h7l-7 7h7M13 12h7l-7 8h7`,gems:`M12 2 20 9 12 22 4 9ZM4 9h16M12 22 8.5 9 12 2M12 22 15.5 9 12 2`,hand:`M4 8l6-2 4 13-6 2ZM10 5.5h6V19M16 6l5 1.5-3.5 11`,health:`M12 21C5 15 2.5 11.5 2.5 8A5 5 0 0 1 12 6a5 5 0 0 1 9.5 2c0 3.5-2.5 7-9.5 13Z`,hint:`M9 18h6M10 21.5h4M12 2.5a6.5 6.5 0 0 0-4 11.6V16h8v-1.9A6.5 6.5 0 0 0 12 2.5Z`,keys:`M8 6.5a4.5 4.5 0 1 0 .1 0M12 11h9.5M18 11v4M21.5 11v3`,eye:`M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 9a3 3 0 1 0 .1 0`,log:`M5 4h14M5 9h14M5 14h14M5 19h9`,mastery:`M12 2l2.8 6.3 6.7.7-5 4.6 1.4 6.7L12 17l-5.9 3.3 1.4-6.7-5-4.6 6.7-.7Z`,menu:`M4 6h16M4 12h16M4 18h16`,more:`M5 12h.1M12 12h.1M19 12h.1`,pause:`M8 5v14M16 5v14`,power:`M20 3 9 14M20 3l-1 5L10 17M20 3l-5 1-9 9M5 12l7 7M7.5 16.5 3.5 20.5`,purged:`M5 5l14 14M19 5 5 19`,replay:`M4 12a8 8 0 1 0 3-6.2M4 3v4h4M12 8v4.5l3 2`,shield:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5ZM12 7v9M8 11h8`,skip:`M5 5v14l8-7ZM13 5v14l8-7Z`,"step-back":`M15 5 8 12l7 7`,"step-on":`M9 5l7 7-7 7`,stunned:`M12 12a2 2 0 1 1 2-2a4.5 4.5 0 1 1-5-4.5A7 7 0 1 1 5 12`,"turn-back":`M18 5l-7 7 7 7M11 5l-7 7 7 7`,"turn-on":`M6 5l7 7-7 7M13 5l7 7-7 7`,turn:`M7 4v16l12-8Z`,undo:`M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3`,upgrades:`M12 3l7 7h-4v10H9V10H5Z`,warded:`M12 2.5a9.5 9.5 0 1 0 .1 0M12 7.5a4.5 4.5 0 1 0 .1 0`,warning:`M12 3 22 20.5H2ZM12 9v6M12 17.5v.5`,why:`M8.5 8.5a3.5 3.5 0 1 1 5 3.2c-1 .6-1.5 1.3-1.5 2.8M12 18.5v.5`,zoom:`M10.5 4a6.5 6.5 0 1 0 .1 0M15.5 15.5 21 21`},Vs=Xr(`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" class="svelte-1gghov3"><path class="svelte-1gghov3"></path></svg>`);function Hs(e,t){A(t,!0);let n=ya(t,`name`,3,``),r=ya(t,`path`,19,()=>Bs[n()]??``);var i=Vs(),a=L(i);z(()=>Z(a,`d`,r())),G(e,i),j()}var Us=7,Ws=`­`,Gs=`[aeiouyäöüąęó]`,Ks=RegExp(`${Gs}[bcdfghjklmnprstvwxzßćłńśźż]{0,2}?(?=(?:[bcdfgjklmnprstvwzćłśźż]|[bdfgkpt][lr]|[cpst]h|sch|s[pt])${Gs})`,`g`),qs=2;function Js(e){if(e.length<Us)return e;let t=[...e.toLowerCase().matchAll(Ks)].map(e=>e.index+e[0].length).filter(t=>t>=qs&&t<=e.length-qs);return[...t,e.length].map((n,r)=>e.slice(t[r-1]??0,n)).join(Ws)}function Ys(e){return e.replace(/\p{L}+/gu,Js)}var Xs=U(`<span class="svelte-1efqpaa"> </span> `,1);function Zs(e,t){A(t,!0);var n=W();Y(I(n),17,()=>t.name.split(` `),J,(e,t)=>{var n=Xs(),r=I(n),i=L(r,!0),a=R(r);a.nodeValue=`  `,z(e=>K(i,e),[()=>Ys(B(t))]),G(e,n)}),G(e,n),j()}function Qs(e,t,n,r){let i=[],a=``;for(let o of e.split(` `)){let e=a?`${a} ${o}`:o,s=t-(i.length?n:0);a&&r(e)>s?(i.push(a),a=o):a=e}return[...i,a]}function $s(e,t,n,r){let i=i=>e.map(e=>Qs(e,t.width/i,n.indent,r));for(let r of n.sizes){let a=i(r).flat().length,o=Math.ceil(a*r*n.line);if(o<=t.height)return{size:r,paragraphs:e,folded:!1,height:o}}let a=n.sizes.at(-1),o=Math.max(1,Math.floor(t.height/(a*n.line)));return{size:a,paragraphs:ec(i(a),o),folded:!0,height:Math.ceil(o*a*n.line)}}function ec(e,t){let n=t,r=[];for(let t of e){if(n<=0)break;let e=t.slice(0,n);n-=e.length,r.push(e.join(` `))}let i=r.pop()??``,a=i.split(` `);return[...r,`${a.length>1?a.slice(0,-1).join(` `):i} …`]}var tc=100,nc,rc=new Map;function ic(e){let t=rc.get(e);if(t!==void 0)return t;if(nc===void 0){nc=document.createElement(`canvas`).getContext(`2d`);let e=getComputedStyle(document.documentElement).getPropertyValue(`--sans`)||`sans-serif`;nc&&(nc.font=`400 ${tc}px ${e}`)}let n=nc?nc.measureText(e).width/tc*ac:e.length*.56;return rc.size>5e4&&rc.clear(),rc.set(e,n),n}var ac=1.02,oc=10,sc=1.25,cc={size:12,line:15,pad:2},lc=.2,uc=.5,dc=1.08,fc=[14,13,12],pc=3,mc=e=>Math.max(e*.17,27),hc=e=>Math.max(19,e*.145),gc=e=>e-oc-e*.08-pc,_c=new Map;function vc(e,t,n,r){let i=e.brief??e.kind,a=[e.slug,t,n,r,i,...e.lines].join(`
`),o=_c.get(a)??yc(e,i,t,n,r);return _c.size>4e3&&_c.clear(),_c.set(a,o),o}function yc(e,t,n,r,i){let a=Qs(t,gc(n)/cc.size/dc,0,ic).length*cc.line+cc.pad,o=r-oc-mc(n)-a-(i?hc(n):0)-r*lc,s={sizes:fc.filter((e,t)=>e<=n*.075||t===fc.length-1),line:sc,indent:uc};return{...$s(e.lines,{width:gc(n),height:o},s,ic),kind:t}}var bc={common:`M12 6a6 6 0 1 0 .1 0`,uncommon:`M12 4 20 12 12 20 4 12Z`,rare:`M12 2l2.8 6.3 6.7.7-5 4.6 1.4 6.7L12 17l-5.9 3.3 1.4-6.7-5-4.6 6.7-.7Z`,variant:`M12 3 21 20H3Z`,fixed:`M5 5h14v14H5Z`,special:`M12 2 15 9l7 3-7 3-3 7-3-7-7-3 7-3Z`},xc=U(`<span><!> <b class="svelte-jbb763"> </b></span>`),Sc=U(`<span class="cost svelte-jbb763"> </span>`),Cc=U(`<span class="bonus svelte-jbb763"></span>`),wc=U(`<p class="svelte-jbb763"> </p>`),Tc=U(`<div class="kind svelte-jbb763"> </div> <div></div>`,1),Ec=U(`<div class="facts svelte-jbb763"> </div>`),Dc=U(`<p class="reminder svelte-jbb763"> </p>`),Oc=U(`<div class="kind svelte-jbb763"> </div> <!> <div class="text svelte-jbb763"><!> <!></div>`,1),kc=U(`<span class="sign svelte-jbb763"><!> </span>`),Ac=U(`<span class="sign rarity svelte-jbb763"><!> </span>`),jc=U(`<span class="signs svelte-jbb763"><!> <!></span>`),Mc=U(`<div class="stats svelte-jbb763"><!> <!> <!></div>`),Nc=U(`<div><div class="head svelte-jbb763"><!> <span class="name svelte-jbb763"><!></span></div> <div class="window svelte-jbb763"><div class="art svelte-jbb763"><!></div> <!> <!></div> <!> <!></div>`);function Pc(e,t){A(t,!0);let n=(e,t=g)=>{var n=xc(),r=F(n);Hs(r,{get name(){return t().name},get path(){return t().path}});var i=L(R(r,2),!0);k(n),z((e,r)=>{Pi(n,1,`stat ${t().at??``??``} ${e??``}`,`svelte-jbb763`),Z(n,`data-stat`,t().name),K(i,r)},[()=>d(t()),()=>u(t())]),G(e,n)},r=ya(t,`size`,3,`large`),i=ya(t,`width`,3,0),a=ya(t,`height`,3,0),o=ya(t,`live`,19,()=>({})),s=M(()=>_s(t.game,t.face.group)),c=M(()=>Math.max(...t.face.name.split(/[\s-]/).map(e=>e.length))),l=M(()=>t.face.cost===void 0||r()===`small`?1.32:`${t.face.cost}`.length>2?1:1.15),u=e=>o()[e.name]??e.n,d=e=>u(e)===e.n||typeof e.n!=`number`?``:Number(u(e))>e.n?`raised`:`lowered`,f=M(()=>t.face.stats.filter(e=>u(e))),p=M(()=>B(f).filter(e=>e.at)),m=M(()=>B(f).filter(e=>!e.at)),h=M(()=>r()===`middle`&&i()?vc(t.face,i(),a(),B(f).length>0):void 0),_=M(()=>r()===`large`);var v=Nc();let y;var b=F(v),x=F(b),S=e=>{var n=Sc(),r=L(n,!0);z(()=>K(r,t.face.cost)),G(e,n)};q(x,e=>{t.face.cost!==void 0&&r()!==`small`&&e(S)});var C=R(x,2),w=F(C),T=e=>{var n=Zr();z(()=>K(n,t.face.name)),G(e,n)},E=e=>{Zs(e,{get name(){return t.face.name}})};q(w,e=>{B(_)?e(T):e(E,-1)}),k(C),k(b);var ee=R(b,2),te=F(ee);zs(F(te),{get face(){return t.face},get game(){return t.game}}),k(te);var ne=R(te,2),re=e=>{var n=Sc(),r=L(n,!0);z(()=>K(r,t.face.cost)),G(e,n)};q(ne,e=>{t.face.cost!==void 0&&r()===`small`&&e(re)});var ie=R(ne,2),ae=e=>{var n=Cc();Y(n,21,()=>({length:t.face.bonus}),J,(e,t)=>{Hs(e,{name:`amber`})}),k(n),G(e,n)};q(ie,e=>{t.face.bonus&&e(ae)}),k(ee);var oe=R(ee,2),se=e=>{var t=Tc(),n=I(t),r=L(n,!0),i=R(n,2);let a,o;Y(i,21,()=>B(h).paragraphs,J,(e,t)=>{var n=wc(),r=L(n,!0);z(()=>K(r,B(t))),G(e,n)}),k(i),z(()=>{K(r,B(h).kind),a=Pi(i,1,`text svelte-jbb763`,null,a,{folded:B(h).folded}),o=Ii(i,``,o,{"font-size":`${B(h).size??``}px`})}),G(e,t)},ce=e=>{var n=Oc(),r=I(n),i=L(r,!0),a=R(r,2),o=e=>{var n=Ec(),r=L(n,!0);z(()=>K(r,t.face.facts)),G(e,n)};q(a,e=>{t.face.facts&&e(o)});var s=R(a,2),c=F(s);Y(c,17,()=>t.face.lines,J,(e,t)=>{var n=wc(),r=L(n,!0);z(()=>K(r,B(t))),G(e,n)}),Y(R(c,2),17,()=>t.face.reminders,J,(e,t)=>{var n=Dc(),r=L(n,!0);z(()=>K(r,B(t))),G(e,n)}),k(s),z(()=>K(i,t.face.kind)),G(e,n)};q(oe,e=>{r()===`middle`&&B(h)?e(se):B(_)&&e(ce,1)});var le=R(oe,2),ue=e=>{var r=Mc(),i=F(r);Y(i,17,()=>B(p),J,(e,t)=>{n(e,()=>B(t))});var a=R(i,2);Y(a,17,()=>B(m),J,(e,t)=>{n(e,()=>B(t))});var o=R(a,2),s=e=>{var n=jc(),r=F(n);Y(r,17,()=>t.face.signs??[],J,(e,t)=>{var n=kc(),r=F(n);Hs(r,{get path(){return B(t).path}});var i=R(r,1,!0);k(n),z(()=>{Z(n,`title`,B(t).text),K(i,B(t).text)}),G(e,n)});var i=R(r,2),a=e=>{var n=Ac(),r=F(n);Hs(r,{get path(){return bc[t.face.rarity]}});var i=R(r,1,!0);k(n),z((e,t)=>{Z(n,`title`,e),K(i,t)},[()=>Q(`rarity`,{how:t.face.rarity}),()=>Q(`rarity`,{how:t.face.rarity})]),G(e,n)};q(i,e=>{t.face.rarity&&bc[t.face.rarity]&&e(a)}),k(n),G(e,n)};q(o,e=>{B(_)&&(t.face.signs?.length||t.face.rarity)&&e(s)}),k(r),G(e,r)};q(le,e=>{(B(f).length||B(_)&&(t.face.signs?.length||t.face.rarity))&&e(ue)}),k(v),z(()=>{Pi(v,1,`card hued ${r()??``}`,`svelte-jbb763`),Z(v,`data-type`,t.face.type),y=Ii(v,``,y,{"--hue":B(s).hue,"--ink":`${B(s).ink??50??``}%`,"--longest":B(c),"--room":B(l)})}),G(e,v),j()}var[Fc,Ic]=rt(),Lc={};function Rc(e){at(Lc,e)}function zc(){let e=it(Lc);return t=>()=>e?`${t()}-${e()}`:t()}var Bc=new Map,Vc=new Map;function Hc(e){return t=>(Bc.set(t,e),()=>void Bc.delete(t))}function Uc(e){return t=>(Vc.set(t,e),()=>void Vc.delete(t))}function Wc(){let e={things:new Map,zones:new Map};for(let[t,n]of Bc){let r=t.getBoundingClientRect();if(!r.width)continue;let{things:i,slug:a}=n(),{parentElement:o,offsetWidth:s,offsetHeight:c}=t,l={element:t,parent:o,box:r,width:s,height:c,slug:a};i.forEach((t,n)=>{n!==0&&e.things.has(t)||e.things.set(t,l)})}for(let[t,n]of Vc){let r=t.getBoundingClientRect();r.width&&e.zones.set(n(),r)}return e}function Gc(e){return{x:e.x+e.width/2,y:e.y+e.height/2}}var Kc=Xr(`<line></line><circle r="15" class="svelte-aet367"></circle>`,1),qc=Xr(`<svg class="aims svelte-aet367"></svg>`),Jc=U(`<!> <div class="announced svelte-aet367"><div><p class="svelte-aet367"> </p> <div class="face svelte-aet367"><!></div></div></div>`,1);function Yc(e,t){A(t,!0);let{sitting:n,game:r,face:i,area:a}=Fc(),o=.714,s=a()?.getBoundingClientRect()??new DOMRect(0,0,innerWidth,innerHeight),c=Math.round(Math.min(270,s.height*.52*o,s.width*.6)),l=Gc(s),u=M(()=>t.announced.targets.map(e=>Gc(e)));function d(e){let{from:n}=t.announced,r=n?Gc(n):{x:l.x,y:s.y},i=[{transform:`translate(${r.x-l.x}px, ${r.y-l.y}px) scale(.2)`,opacity:0},{transform:`none`,opacity:1}];t.stage.run(e,i,{duration:.3*t.stage.beat,easing:`cubic-bezier(.2,.9,.3,1.1)`,fill:`both`})}function f(e){t.stage.run(e,[{opacity:0,strokeDashoffset:40},{opacity:1,strokeDashoffset:0}],{delay:.25*t.stage.beat,duration:.3*t.stage.beat,fill:`both`})}var p=Jc(),m=I(p),h=e=>{var t=qc();Y(t,21,()=>B(u),J,(e,t)=>{let n=()=>B(t).x,r=()=>B(t).y;var i=Kc(),a=I(i),o=R(a);z(()=>{Z(a,`x1`,l.x),Z(a,`y1`,l.y),Z(a,`x2`,n()),Z(a,`y2`,r()),Z(o,`cx`,n()),Z(o,`cy`,r())}),G(e,i)}),k(t),X(t,()=>f),G(e,t)};q(m,e=>{B(u).length&&e(h)});var g=R(m,2);let _;var v=F(g),y=F(v),b=L(y,!0),x=R(y,2),S=F(x);{let e=M(()=>i(t.announced.slug));Pc(S,{get face(){return B(e)},get game(){return r},size:`large`})}k(x),X(x,()=>Hc(()=>({things:[t.announced.thing],slug:t.announced.slug}))),k(v),X(v,()=>d),k(g),z(e=>{_=Ii(g,``,_,{left:`${l.x??``}px`,top:`${l.y??``}px`,"--card":`${c}px`,"--ratio":o}),K(b,e)},[()=>Q(`plays`,{name:n.server.name(t.announced.seat)})]),G(e,p),j()}var Xc=U(`<div><div class="dice svelte-1hvagm5"><!></div></div>`);function Zc(e,t){A(t,!0);let{game:n,area:r,rules:i}=Fc(),a=M(()=>fs(n)),{x:o,y:s}=Gc(r()?.getBoundingClientRect()??new DOMRect(0,0,innerWidth,innerHeight)),c=N(Nr(()=>t.dice)),l=N(!1);function u(e){t.stage.run(e,[{opacity:0},{opacity:1,offset:.12},{opacity:1,offset:.9},{opacity:0}],{duration:t.long,fill:`both`}),[...e.getElementsByTagName(`svg`)].forEach((e,n)=>{let r=n%2?1:-1,i=[{transform:`translate(${-170-14*n}px, ${r*70}px) rotate(${-500-60*n}deg) scale(.7)`},{transform:`translate(${-30-5*n}px, ${-18*r}px) rotate(${-130*r}deg)`,offset:.55},{transform:`translate(0, ${5*r}px) rotate(${9*r}deg)`,offset:.85},{transform:`none`}];t.stage.run(e,i,{duration:t.long*.55,delay:n*18,easing:`ease-out`,fill:`backwards`})});let n=setInterval(()=>P(c,t.dice.map(e=>B(a)?.tumble?.(e,i)??e)),80),r=setTimeout(()=>{clearInterval(n),P(c,t.dice),P(l,!0)},t.long*.55);return()=>{clearInterval(n),clearTimeout(r)}}var d=W(),f=I(d),p=e=>{var t=Xc();let n,r;var i=F(t);Ci(F(i),()=>B(a).Dice,(e,t)=>{t(e,{get dice(){return B(c)}})}),k(i),X(i,()=>u),k(t),z(()=>{n=Pi(t,1,`roll svelte-1hvagm5`,null,n,{settled:B(l)}),r=Ii(t,``,r,{left:`${o??``}px`,top:`${s??``}px`})}),G(e,t)};q(f,e=>{B(a)?.Dice&&e(p)}),G(e,d),j()}var Qc=U(`<span> <!></span>`),$c=U(`<div class="motion svelte-181wfoc" aria-hidden="true"><div class="copies"></div> <!> <!> <!> <!></div>`);function el(e,t){A(t,!0);let n=ya(t,`stage`,7),{game:r}=Fc(),i=M(()=>fs(r)?.Moment),a=M(()=>fs(r)?.icons??{});function o(e){return n().layer=e,()=>{n().layer===e&&(n().layer=void 0)}}function s({at:e,long:t}){return r=>{n().run(r,[{opacity:0,transform:`translate(-50%, -20%) scale(.6)`},{opacity:1,transform:`translate(-50%, -60%) scale(1.25)`,offset:.15},{opacity:1,transform:`translate(-50%, -90%) scale(1)`,offset:.7},{opacity:0,transform:`translate(-50%, -170%) scale(.95)`}],{delay:e,duration:t,fill:`both`})}}function c(e){let t=n().rising.filter(({box:t,at:n})=>t.x===e.box.x&&t.y===e.box.y&&n===e.at);return(t.indexOf(e)-(t.length-1)/2)*46}var l=$c(),u=F(l);X(u,()=>o);var d=R(u,2),f=e=>{var t=W();mi(I(t),()=>n().announced,e=>{Yc(e,{get stage(){return n()},get announced(){return n().announced}})}),G(e,t)};q(d,e=>{n().announced&&e(f)});var p=R(d,2),m=e=>{var t=W();mi(I(t),()=>n().dice,e=>{Zc(e,{get stage(){return n()},get dice(){return n().dice.dice},get long(){return n().dice.long}})}),G(e,t)};q(p,e=>{n().dice&&e(m)});var h=R(p,2),g=e=>{var t=W();mi(I(t),()=>n().moment,e=>{var t=W();Ci(I(t),()=>B(i),(e,t)=>{t(e,{get told(){return n().moment.told},get long(){return n().moment.long},run:(...e)=>n().run(...e)})}),G(e,t)}),G(e,t)};q(h,e=>{n().moment&&B(i)&&e(g)}),Y(R(h,2),17,()=>n().rising,e=>e.id,(e,t)=>{var n=Qc();let r,i;var o=F(n);Hs(R(o),{get name(){return B(t).icon},get path(){return B(a)[B(t).icon]}}),k(n),X(n,()=>s(B(t))),z((e,a,s)=>{r=Pi(n,1,`rising svelte-181wfoc`,null,r,{loss:B(t).n<0}),Z(n,`data-icon`,B(t).icon),i=Ii(n,``,i,{left:e,top:a}),K(o,`${s??``} `)},[()=>`${B(t).box.x+B(t).box.width/2+c(B(t))}px`,()=>`${(B(t).box.height<50?B(t).box.y:B(t).box.y+Math.min(B(t).box.height/2,90))??``}px`,()=>Qo(B(t).n)]),G(e,n)}),k(l),z(()=>Z(l,`data-busy`,n().announced||n().dice||n().moment?``:void 0)),G(e,l),j()}var tl=U(`<span> </span>`),nl=U(`<i class="svelte-18ikaq4"></i>`),rl=U(`<span class="sparks svelte-18ikaq4" aria-hidden="true"></span>`),il=U(`<button><span class="banner svelte-18ikaq4"><strong class="svelte-18ikaq4"> </strong> <!></span> <!></button>`);function al(e,t){A(t,!0);let{sitting:n}=Fc(),r=M(()=>n.server.table?.result?.winners??[]),i=M(()=>n.server.room?.yours??[]),a=M(()=>B(i).length===1),o=M(()=>B(r).some(e=>B(i).includes(e))),s=M(()=>B(r).length?B(a)?B(o)?`won`:`lost`:`other`:`draw`),c=M(()=>B(r).map(e=>n.server.name(e)).join(`, `)),l=Array.from({length:28},(e,t)=>t);function u(e){t.stage.still||t.stage.run(e,[{transform:`scale(.3)`,opacity:0},{transform:`scale(1.15)`,opacity:1,offset:.6},{transform:`none`,opacity:1}],{duration:.7*t.stage.beat,easing:`ease-out`,fill:`both`})}function d(e){return n=>{if(t.stage.still)return;let r=e/l.length*2*Math.PI,i=160+e*67%190,a=[{transform:`none`,opacity:1},{transform:`translate(${Math.cos(r)*i}px, ${Math.sin(r)*i+60}px) rotate(${e*80}deg)`,opacity:0}],o={delay:.35*t.stage.beat+e%4*60,duration:1.6*t.stage.beat,easing:`ease-out`};t.stage.run(n,a,{...o,fill:`both`})}}var f=il(),p=F(f),m=F(p),h=L(m,!0),g=R(m,2),_=e=>{var t=tl(),n=L(t,!0);z(e=>K(n,e),[()=>Q(`game-winner`,{names:B(c)})]),G(e,t)};q(g,e=>{B(c)&&B(s)!==`won`&&e(_)}),k(p),X(p,()=>u);var v=R(p,2),y=e=>{var t=rl();Y(t,21,()=>l,J,(e,t)=>{var n=nl();let r;X(n,()=>d(B(t))),z(()=>r=Ii(n,``,r,{"--i":B(t)})),G(e,n)}),k(t),G(e,t)};q(v,e=>{(B(s)===`won`||B(s)===`other`)&&e(y)}),k(f),X(f,()=>e=>e.focus()),z(e=>{Pi(f,1,`victory ${B(s)??``}`,`svelte-18ikaq4`),K(h,e)},[()=>Q(`game-end`,{how:B(s)})]),V(`click`,f,()=>n.skip()),G(e,f),j()}H([`click`]);var ol=new Map;function sl(e){return t=>(ol.set(t,e),()=>void ol.delete(t))}function cl(e){for(let[t,n]of ol)if(n().things.includes(e)&&t.getClientRects().length)return t}function ll(){return[...ol].filter(([e])=>e.getClientRects().length).map(([e,t])=>({element:e,goal:t()}))}function ul(e,t,n){let{left:r,right:i,top:a,bottom:o}=e.getBoundingClientRect();return r<=t&&t<=i&&a<=n&&n<=o}function dl(e){let{width:t,height:n}=e.getBoundingClientRect();return t*n}var fl=8,pl=260,ml=10,hl=new class{#e=N(null);get held(){return B(this.#e)}set held(e){P(this.#e,e)}#t=N(null);get from(){return B(this.#t)}set from(e){P(this.#t,e)}#n=N([]);get targets(){return B(this.#n)}set targets(e){P(this.#n,e)}#r=N(null);get over(){return B(this.#r)}set over(e){P(this.#r,e)}#i=N(0);get x(){return B(this.#i)}set x(e){P(this.#i,e,!0)}#a=N(0);get y(){return B(this.#a)}set y(e){P(this.#a,e,!0)}moved=!1;lift(e,t,n,r){this.held=e,this.from=t,this.moved=!1,this.x=n,this.y=r,Ar().then(()=>this.#o())}#o(){let{held:e,from:t}=this;e&&(this.targets=ll().filter(({element:e})=>e!==t).sort((e,t)=>dl(e.element)-dl(t.element)).flatMap(({element:t,goal:n})=>{let r=e.meaning(n);return r?.options.length?[{element:t,dropped:r}]:[]}),this.#s(this.x,this.y))}move(e,t){this.moved||=Math.hypot(e-this.x,t-this.y)>ml,this.moved&&this.#s(e,t)}#s(e,t){this.x=e,this.y=t,this.over=this.targets.find(({element:n})=>ul(n,e,t))??null}put(){let{held:e,over:t,moved:n}=this;this.cancel(),t&&n?e?.drop(t.dropped,t.element):n||e?.look()}cancel(){this.held=this.from=this.over=null,this.targets=[]}};function gl(e){return t=>{let n=null,r;function i(e){!e.button&&e.isPrimary&&(n={x:e.clientX,y:e.clientY,touch:e.pointerType===`touch`},n.touch&&(r=setTimeout(a,pl)),addEventListener(`pointermove`,o),addEventListener(`pointerup`,s),addEventListener(`pointercancel`,u),addEventListener(`keydown`,l,!0))}function a(){let r=n&&e();r&&hl.lift(r,t,n.x,n.y)}function o(e){if(!n)return;let t=Math.hypot(e.clientX-n.x,e.clientY-n.y);hl.held?hl.move(e.clientX,e.clientY):n.touch&&t>ml?u():!n.touch&&t>fl&&(a(),hl.moved=!!hl.held,hl.move(e.clientX,e.clientY))}function s(){hl.held&&(addEventListener(`click`,c,{capture:!0,once:!0}),setTimeout(()=>removeEventListener(`click`,c,!0)),hl.put()),u()}function c(e){e.stopPropagation(),e.preventDefault()}function l(e){e.key===`Escape`&&hl.held&&(e.stopPropagation(),u())}function u(){n=null,clearTimeout(r),hl.cancel(),removeEventListener(`pointermove`,o),removeEventListener(`pointerup`,s),removeEventListener(`pointercancel`,u),removeEventListener(`keydown`,l,!0)}let d=e=>{hl.held&&e.preventDefault()};return t.addEventListener(`pointerdown`,i),t.addEventListener(`touchmove`,d,{passive:!1}),()=>{(hl.from===t||n)&&u(),t.removeEventListener(`pointerdown`,i),t.removeEventListener(`touchmove`,d)}}}var _l=`skip`;function vl(e){return e.things??[]}function yl(e){return e.warning||e.unfinished||``}function bl(e){return e.kind===`order`||e.kind===`pick`&&e.high>1}function xl(e){let t=new Map;for(let n of e.options)for(let e of new Set(vl(n))){let r=t.get(e);r?r.push(n):t.set(e,[n])}return t}function Sl(e){return e.options.filter(e=>!vl(e).length&&e.answer!==`skip`)}var Cl=3,wl=40;function Tl(e){return Sl(e).length>wl}function El(e){return e.kind===`yes-no`||e.options.length<=Cl?e.options.filter(e=>e.answer!==_l):Tl(e)?[]:Sl(e)}function Dl(e){return e.options.find(e=>e.answer===_l)}function Ol(e){let t=new Map;return e.forEach((e,n)=>{let r=e.group??``,i=e.brief||e.sentence||e.answer,a=t.get(r)??[];r&&a.some(e=>e.label===i)||t.set(r,[...a,{option:e,n:n+1,label:i}])}),[...t].map(([e,t])=>({title:e,answers:t}))}function kl(e){return{picked:[],points:e.options.map(()=>0)}}function Al(e){return e.points.reduce((e,t)=>e+t,0)}function jl(e,t,n){if(t.picked.includes(n))return{...t,picked:t.picked.filter(e=>e!==n)};let r=+(e.kind===`pick`&&t.picked.length>=e.high);return{...t,picked:[...t.picked.slice(r),n]}}function Ml(e,t,n,r){let i=[...t.points],a=i[n]??0,o=e.high-Al(t);return i[n]=Math.max(0,a+Math.min(r,o)),{...t,points:i}}function Nl(e){return e.name??e.answer}function Pl(e,t){let{kind:n,verb:r,low:i,high:a}=e;if(n===`distribute`)return Al(t)===a?[r,...e.options.map((e,n)=>({name:Nl(e),n:t.points[n]})).filter(({n:e})=>e>0).map(({name:e,n:t})=>`${e}=${t}`)].join(` `):void 0;let o=t.picked.length;if(n===`order`?o===e.options.length:i<=o&&o<=a)return o?[r,...t.picked.map(t=>Nl(e.options[t]))].join(` `):_l}function Fl(e,t){let n=t.toLowerCase().trim(),r=e.options.filter(e=>e.sentence?.toLowerCase()===n);if(r.length)return r;let i=n.split(/\s+/);return e.options.filter(e=>{let t=(e.sentence??``).toLowerCase().split(/[^\p{L}\p{N}]+/u);return i.every(e=>t.some(t=>t.startsWith(e)))})}var Il=`uhlzv`;function Ll(e){let t=new Set(Il);return e.map(e=>{let n=e.toLowerCase().match(/\p{L}/gu)?.find(e=>!t.has(e))??``;return t.add(n),n})}var Rl=Xr(`<circle r="9" class="svelte-fqla9d"></circle>`),zl=Xr(`<path class="head svelte-fqla9d" d="M-16-9 0 0-16 9Z"></path>`),Bl=Xr(`<svg aria-hidden="true"><path class="svelte-fqla9d"></path><g><!></g></svg>`);function Vl(e,t){A(t,!0);let n=Fc(),{sitting:r}=n,i=r.asking,a=M(()=>{let{question:e,sent:t}=i;if(!e||t||r.moment||e.kind===`yes-no`)return-1;let a=n.source(e);return e.options.some(e=>vl(e).some(e=>e!==a))?a:-1}),o=M(()=>i.doubt||!i.menu.some(e=>vl(e).length>1)?null:i.at),s=M(()=>!!B(o)||B(a)>=0),c=N(null),l=N(``),u=M(()=>{let e=hl.held?{x:hl.x,y:hl.y}:B(s)?B(c):null,t=e&&(hl.from??B(o)??cl(B(a)));if(!t)return;let n=t.getBoundingClientRect(),r={x:n.left+n.width/2,y:n.top+n.height/2},i=Math.hypot(e.x-r.x,e.y-r.y);if(i<30)return;let l={x:(r.x+e.x)/2,y:(r.y+e.y)/2-Math.min(70,i/5)},u=Math.atan2(e.y-l.y,e.x-l.x)*180/Math.PI;return{path:`M${r.x} ${r.y}Q${l.x} ${l.y} ${e.x} ${e.y}`,end:e,angle:u}});function d(e,t,n){P(c,{x:t,y:n}),P(l,e instanceof Element?e.closest(`[data-side]`)?.dataset.side??``:``,!0)}function f(e){B(s)&&e.pointerType===`mouse`&&d(e.target,e.clientX,e.clientY)}function p({target:e}){if(!B(s)||!(e instanceof Element)||!e.matches(`[data-target]:focus-visible`))return;let t=e.getBoundingClientRect();d(e,t.left+t.width/2,t.top+t.height/2)}In(()=>{B(s)||P(c,null)});var m=W();Vr(`pointermove`,gn,f),Vr(`focusin`,gn,p);var h=I(m),g=e=>{var t=Bl(),n=F(t),r=R(n),i=F(r),a=e=>{G(e,Rl())},o=e=>{G(e,zl())};q(i,e=>{B(l)===`own`?e(a):e(o,-1)}),k(r),k(t),z(()=>{Pi(t,0,`aim ${(hl.held?``:B(l))??``}`,`svelte-fqla9d`),Z(n,`d`,B(u).path),Z(r,`transform`,`translate(${B(u).end.x??``} ${B(u).end.y??``}) rotate(${B(u).angle??``})`)}),G(e,t)};q(h,e=>{B(u)&&e(g)}),G(e,m),j()}var Hl=U(`<h3 class="svelte-15v5u1d"> </h3>`),Ul=U(`<small class="note svelte-15v5u1d"> </small>`),Wl=U(`<li class="svelte-15v5u1d"><button class="svelte-15v5u1d"><small class="svelte-15v5u1d"> </small> <span> </span> <!></button></li>`),Gl=U(`<!> <ul class="svelte-15v5u1d"></ul>`,1),Kl=U(`<p> </p>`),ql=U(`<div class="answers svelte-15v5u1d"><form class="svelte-15v5u1d"><label for="find-answer"> </label> <input id="find-answer" autocomplete="off" class="svelte-15v5u1d"/> <button type="button"> <kbd>Esc</kbd></button></form> <div class="groups svelte-15v5u1d"></div></div>`);function Jl(e,t){A(t,!0);let n=ya(t,`typed`,15,``),{sitting:r}=Fc(),i=r.asking,a=M(()=>i.question),o=M(()=>{let e=n().trim();if(!e)return()=>!0;if(/^\d+$/.test(e))return({n:t})=>String(t).startsWith(e);let t=new Set(Fl(B(a),e));return({option:e})=>t.has(e)}),s=M(()=>Ol(B(a).options).map(({title:e,answers:t})=>({title:e,answers:t.filter(B(o))})).filter(({answers:e})=>e.length)),c=M(()=>B(s).flatMap(({answers:e})=>e)),l=N(void 0);In(()=>B(l)?.focus());function u(e){e.preventDefault();let t=B(c).find(({n:e})=>String(e)===n().trim())??(B(c).length===1?B(c)[0]:void 0);t&&d(t.n)}function d(e){i.choose(B(a).options[e-1]),n(``),i.gathers||t.onclose()}var f=ql(),p=F(f),m=F(p),h=L(m,!0),g=R(m,2);Ji(g),ua(g,e=>P(l,e),()=>B(l));var _=R(g,2),v=F(_);Oe(),k(_),k(p);var y=R(p,2);Y(y,21,()=>B(s),({title:e,answers:t})=>e,(e,t)=>{let n=()=>B(t).title,r=()=>B(t).answers;var a=Gl(),o=I(a),s=e=>{var t=Hl(),r=L(t,!0);z(()=>K(r,n())),G(e,t)};q(o,e=>{n()&&e(s)});var c=R(o,2);Y(c,21,r,({option:e,n:t,label:n})=>t,(e,t)=>{let n=()=>B(t).option,r=()=>B(t).n,a=()=>B(t).label;var o=Wl(),s=F(o),c=F(s),l=L(c,!0),u=R(c,2),f=L(u,!0),p=R(u,2),m=e=>{var t=Ul(),r=L(t,!0);z(()=>K(r,n().note)),G(e,t)};q(p,e=>{n().note&&e(m)}),k(s),k(o),z(e=>{Z(s,`aria-pressed`,e),K(l,r()),K(f,a())},[()=>i.gathers?i.picked.includes(n()):void 0]),V(`click`,s,()=>d(r())),G(e,o)}),k(c),G(e,a)},e=>{var t=Kl(),n=L(t,!0);z(e=>K(n,e),[()=>Q(`no-answer-fits`)]),G(e,t)}),k(y),k(f),z((e,t)=>{K(h,e),K(v,`${t??``} `)},[()=>Q(`find-answer`),()=>Q(`close`)]),Vr(`submit`,p,u),V(`keydown`,g,e=>e.key===`Escape`&&t.onclose()),ea(g,n),V(`click`,_,function(...e){t.onclose?.apply(this,e)}),G(e,f),j()}H([`keydown`,`click`]);var Yl=new Map;function Xl(e=()=>`legal`,t=!1){return n=>(Yl.set(n,{status:e,behind:t}),()=>void Yl.delete(n))}function Zl(e){return Yl.has(e)}function Ql(e){return Yl.get(e)?.behind??!1}function $l(e){return Yl.get(e)?.status()??``}function eu(e){return e instanceof HTMLButtonElement&&e.disabled}function tu(e){return[...Yl.keys()].filter(t=>t.getClientRects().length&&!eu(t)&&(!e||e.contains(t))).sort((e,t)=>e.compareDocumentPosition(t)&Node.DOCUMENT_POSITION_FOLLOWING?-1:1)}function nu(e){return tu(e).filter(e=>$l(e))}function ru(e,t){try{return JSON.parse(localStorage.getItem(e)??`null`)??t}catch{return t}}function iu(e,t){localStorage.setItem(e,JSON.stringify(t))}var au=`trivault.settings`,ou=pn({plain:!1,pace:900,quick:!matchMedia(`(pointer: coarse)`).matches,sound:!1,soundOffered:!1,volume:50,alert:!1,...ru(au,{})});function su(){iu(au,ou)}var cu=new class{#e=N(null);now=null;#t=N(!1);get open(){return B(this.#t)}set open(e){P(this.#t,e,!0)}get seen(){return B(this.#e)}set seen(e){P(this.#e,this.now=e)}};function lu(e){cu.seen=e}function uu(e){cu.seen=e,cu.open=!0}function du(){cu.open=!1}function fu(){cu.seen=null,cu.open=!1}function pu(e){let t;In(()=>{let n=e(),r=t;t=n,cu.now&&(cu.now===r||mu(cu.now,n))&&(cu.seen=n)}),In(()=>()=>{t&&cu.now===t&&(cu.seen={...t,notes:[],attached:[],live:void 0})})}function mu(e,t){return e.slug===t.slug&&e.things.some(e=>t.things.includes(e))}var hu=6,gu=6;function _u(e,t,n){let r=(e,t)=>Math.max(gu,t-e-gu),i=e.left+e.width/2-t.width/2,a=e.bottom+hu,o=e.top-hu-t.height,s=a+t.height+gu<=n.height;return{left:Math.min(Math.max(gu,i),r(t.width,n.width)),top:Math.min(Math.max(gu,s||o<gu?a:o),r(t.height,n.height))}}var vu=U(`<b> </b> `,1),yu=U(`<li><!> </li>`),bu=U(`<ul class="outcomes svelte-14pba8x"></ul>`);function xu(e,t){A(t,!0);let{called:n}=Fc();var r=W(),i=I(r),a=e=>{var r=bu();Y(r,21,()=>t.outcomes,J,(e,t)=>{let r=()=>B(t).thing,i=()=>B(t).text;var a=yu(),o=F(a),s=e=>{var t=vu(),i=I(t),a=L(i,!0),o=R(i);o.nodeValue=`  `,z(e=>K(a,e),[()=>n(r())]),G(e,t)},c=M(()=>n(r()));q(o,e=>{B(c)&&e(s)});var l=R(o,1,!0);k(a),z(()=>K(l,i())),G(e,a)}),k(r),G(e,r)};q(i,e=>{t.outcomes.length&&e(a)}),G(e,r),j()}var Su=U(`<p> </p>`),Cu=U(`<div class="card-text svelte-9oqg5h"><b> </b> <!></div>`),wu=U(`<p class="doubt svelte-9oqg5h" role="alert"> </p>`),Tu=U(`<small class="svelte-9oqg5h"> </small>`),Eu=U(`<kbd class="svelte-9oqg5h"> </kbd>`),Du=U(`<button><span class="what svelte-9oqg5h"> <!> <!></span> <!></button>`),Ou=U(`<button class="look svelte-9oqg5h"><!></button>`),ku=U(`<div class="card-menu svelte-9oqg5h" role="group"><!> <!> <!> <div class="rest svelte-9oqg5h"><button class="svelte-9oqg5h"> <kbd class="svelte-9oqg5h">Esc</kbd></button> <!></div></div>`);function Au(e,t){A(t,!0);let{sitting:n,face:r}=Fc(),i=n.asking,a=M(()=>i.sent?null:i.at),o=M(()=>B(a)?i.menu:[]),s=M(()=>Ll(B(o).map(e=>e.sentence??``))),c=M(()=>cu.seen?.slug?r(cu.seen.slug):void 0),l=M(()=>!ou.quick&&!!B(c)?.lines.length),u=N(void 0),d=N(0),f=N(0),p=M(()=>B(a)&&_u(B(a).getBoundingClientRect(),{width:B(d),height:B(f)},{width:innerWidth,height:innerHeight}));In(()=>{for(let e of B(o).slice(0,8))n.previews.learn(e,i.seq)}),In(()=>{let e=B(a);if(B(u)&&e)return Nr(()=>{n.previews.leave(),document.activeElement===e&&e.matches(`:focus-visible`)&&m()}),()=>{(B(u)?.contains(document.activeElement)||document.activeElement===document.body)&&e instanceof HTMLElement&&e.isConnected&&e.focus({preventScroll:!0})}});function m(){nu(B(u))[0]?.focus({preventScroll:!0})}function h({target:e}){if(!(!(e instanceof Element)||B(u)?.contains(e)||B(a)?.contains(e))&&(B(a)||i.doubt)){for(let t=e;t;t=t.parentElement)if(Zl(t))return;i.clear()}}function g(){i.clear(),cu.seen&&uu(cu.seen)}function _(e){let t=B(o)[B(s).indexOf(e)];return t&&(()=>i.press(t,i.at))}function v(e){let t=B(o)[Number(e)-1];return t&&i.press(t,i.at),B(o).length>0}var y={letterDeed:_,digit:v},b=W();Vr(`pointerdown`,gn,h),Vr(`resize`,gn,()=>B(a)&&i.clear());var x=I(b),S=e=>{var t=ku();let r;var a=F(t),m=e=>{var t=Cu(),n=F(t),r=L(n,!0);Y(R(n,2),17,()=>B(c).lines,J,(e,t)=>{var n=Su(),r=L(n,!0);z(()=>K(r,B(t))),G(e,n)}),k(t),z(()=>K(r,B(c).name)),G(e,t)};q(a,e=>{B(l)&&e(m)});var h=R(a,2),_=e=>{var t=wu(),n=L(t,!0);z(e=>K(n,e),[()=>yl(i.doubt)]),G(e,t)};q(h,e=>{i.doubt&&e(_)});var v=R(h,2);Y(v,19,()=>B(o),e=>e.answer,(e,t,r)=>{let a=M(()=>B(t)===i.doubt);var o=Du();let c;var l=F(o),u=F(l),d=R(u),f=e=>{var n=Tu(),r=L(n,!0);z(()=>K(r,B(t).note)),G(e,n)};q(d,e=>{B(t).note&&e(f)});var p=R(d,2);{let e=M(()=>n.previews.of(B(t)));xu(p,{get outcomes(){return B(e)}})}k(l);var m=R(l,2),h=e=>{var t=Eu(),n=L(t,!0);z(e=>K(n,e),[()=>B(s)[B(r)].toUpperCase()]),G(e,t)};q(m,e=>{B(s)[B(r)]&&e(h)}),k(o),X(o,Xl),z((e,n,i)=>{Z(o,`data-answer`,B(t).answer),Z(o,`data-letter`,B(s)[B(r)]),c=Pi(o,1,`svelte-9oqg5h`,null,c,{main:e,harmful:n,doubted:B(a)}),K(u,`${i??``} `)},[()=>!B(r)&&!yl(B(t)),()=>yl(B(t)),()=>B(a)?Q(`all-the-same`,{what:B(t).sentence??``}):B(t).sentence]),V(`click`,o,()=>i.press(B(t),i.at)),G(e,o)});var y=R(v,2),b=F(y),x=F(b);Oe(),k(b),X(b,Xl);var S=R(b,2),C=e=>{var t=Ou();Hs(F(t),{name:`zoom`}),k(t),X(t,Xl),z((e,n)=>{Z(t,`aria-label`,e),Z(t,`title`,n)},[()=>Q(`look-at`),()=>Q(`look-at`)]),V(`click`,t,g),G(e,t)};q(S,e=>{cu.seen?.slug&&e(C)}),k(y),k(t),ua(t,e=>P(u,e),()=>B(u)),z((e,n)=>{Z(t,`aria-label`,e),r=Ii(t,``,r,{left:`${B(p).left??``}px`,top:`${B(p).top??``}px`}),K(x,`${n??``} `)},[()=>Q(`answers`),()=>Q(`back`)]),V(`click`,b,()=>i.clear()),ca(t,`offsetWidth`,e=>P(d,e)),ca(t,`offsetHeight`,e=>P(f,e)),G(e,t)};return q(x,e=>{B(o).length&&B(p)&&e(S)}),G(e,b),j(y)}H([`click`]);var ju=U(`<span></span>`),Mu=U(`<span class="held svelte-s04yvt"><!></span>`),Nu=U(`<div class="drag svelte-s04yvt" aria-hidden="true"><!> <!></div>`);function Pu(e,t){A(t,!0);let{game:n,face:r}=Fc(),i=M(()=>hl.targets.map(({element:e})=>({element:e,box:e.getBoundingClientRect()})));var a=W(),o=I(a),s=e=>{var t=Nu(),a=F(t);Y(a,17,()=>B(i),J,(e,t)=>{let n=()=>B(t).element,r=()=>B(t).box;var i=ju();let a,o;z(()=>{a=Pi(i,1,`goal svelte-s04yvt`,null,a,{over:hl.over?.element===n()}),o=Ii(i,``,o,{left:`${r().left??``}px`,top:`${r().top??``}px`,width:`${r().width??``}px`,height:`${r().height??``}px`})}),G(e,i)});var o=R(a,2),s=e=>{var t=Mu();let i;var a=F(t);{let e=M(()=>r(hl.held.slug));Pc(a,{get face(){return B(e)},get game(){return n},size:`flat`})}k(t),z(()=>i=Ii(t,``,i,{left:`${hl.x??``}px`,top:`${hl.y??``}px`})),G(e,t)};q(o,e=>{hl.held.slug&&e(s)}),k(t),G(e,t)};q(o,e=>{hl.held&&e(s)}),G(e,a),j()}var Fu=U(`<div class="pointed svelte-18m9ak1" role="status"><!></div>`);function Iu(e,t){A(t,!0);let{sitting:n}=Fc(),r=M(()=>n.previews.pointed),i=M(()=>B(r)&&!n.asking.sent?n.previews.of(B(r).option):[]),a=N(0),o=N(0),s=M(()=>B(r)&&_u(B(r).at.getBoundingClientRect(),{width:B(a),height:B(o)},{width:innerWidth,height:innerHeight}));var c=W(),l=I(c),u=e=>{var t=Fu();let n;xu(F(t),{get outcomes(){return B(i)}}),k(t),z(()=>n=Ii(t,``,n,{left:`${B(s).left??``}px`,top:`${B(s).top??``}px`})),ca(t,`offsetWidth`,e=>P(a,e)),ca(t,`offsetHeight`,e=>P(o,e)),G(e,t)};q(l,e=>{B(i).length&&B(s)&&e(u)}),G(e,c),j()}var Lu=U(`<span class="share svelte-v3ml2p"><span class="svelte-v3ml2p"> </span> <button class="svelte-v3ml2p">−</button> <b class="svelte-v3ml2p"> </b> <button class="svelte-v3ml2p">+</button> <button class="svelte-v3ml2p"> </button></span>`);function Ru(e,t){A(t,!0);let{sitting:n,called:r}=Fc(),i=n.asking,a=M(()=>r(t.option.things?.[0]??-1)||(t.option.sentence??``));var o=Lu(),s=F(o),c=L(s,!0),l=R(s,2);X(l,Xl);var u=R(l,2),d=L(u,!0),f=R(u,2);X(f,Xl);var p=R(f,2),m=L(p,!0);X(p,Xl),k(o),z((e,n,r)=>{K(c,B(a)),Z(l,`aria-label`,e),K(d,t.points),Z(f,`aria-label`,n),K(m,r)},[()=>Q(`less`,{name:B(a)}),()=>Q(`more`,{name:B(a)}),()=>Q(`all-rest`)]),V(`click`,l,()=>i.gather(t.option,-1)),V(`click`,f,()=>i.gather(t.option)),V(`click`,p,()=>i.gather(t.option,i.left)),G(e,o),j()}H([`click`]);var zu=new Set,Bu=e=>{let t=t=>t.target===e&&e.close();return zu.add(e),e.addEventListener(`click`,t),()=>{zu.delete(e),e.removeEventListener(`click`,t)}};function Vu(){return[...zu].some(e=>e.open)}function Hu(e,t,n,r){let i=t.stops.map(({name:e})=>e),a=e.filter(e=>e!==n&&!(t.one&&i.includes(e)));return r?[...a,n]:a}var Uu=U(`<label class="svelte-1oo9yp7"><input class="svelte-1oo9yp7"/> </label>`),Wu=U(`<fieldset class="svelte-1oo9yp7"><legend class="svelte-1oo9yp7"> </legend> <div></div></fieldset>`),Gu=U(`<button class="flat"><!> <span> </span></button> <dialog class="svelte-1oo9yp7"><h2> </h2> <p role="status"> </p> <!> <button class="main"> <kbd>Esc</kbd></button></dialog>`,1);function Ku(e,t){let n=Qr();A(t,!0);let{sitting:r}=Fc(),i=M(()=>r.server.room?.stops),a=M(()=>B(i)?.seats.find(({seat:e})=>e===r.server.seat)??B(i)?.seats[0]),o=N(void 0);var s=W(),c=I(s),l=e=>{var t=Gu(),s=I(t),c=F(s);Hs(c,{name:`bell`});var l=L(R(c,2),!0);k(s);var u=R(s,2),d=F(u),f=L(d,!0),p=R(d,2),m=L(p,!0),h=R(p,2);Y(h,17,()=>B(i).groups,J,(e,t,i)=>{var o=Wu(),s=F(o),c=L(s,!0),l=R(s,2);let u;Y(l,21,()=>B(t).stops,e=>e.name,(e,o)=>{var s=Uu(),c=F(s);Ji(c);var l=R(c);k(s),z(e=>{Z(c,`type`,B(t).one?`radio`:`checkbox`),Z(c,`name`,`${n}-${i}`),Xi(c,e),K(l,` ${B(o).title??``}`)},[()=>B(a).names.includes(B(o).name)]),V(`change`,c,e=>r.stops(Hu(B(a).names,B(t),B(o).name,e.currentTarget.checked),B(a).seat)),G(e,s)}),k(l),k(o),z(()=>{K(c,B(t).title),u=Pi(l,1,`all svelte-1oo9yp7`,null,u,{one:B(t).one})}),G(e,o)});var g=R(h,2),_=F(g);Oe(),k(g),k(u),ua(u,e=>P(o,e),()=>B(o)),X(u,()=>Bu),z((e,t,n,r)=>{K(l,e),Z(u,`aria-label`,t),K(f,n),K(m,B(a).said),K(_,`${r??``} `)},[()=>Q(`stops`),()=>Q(`stops`),()=>Q(`stops`),()=>Q(`close`)]),V(`click`,s,()=>B(o)?.showModal()),V(`click`,g,()=>B(o)?.close()),G(e,t)};q(c,e=>{B(i)&&B(a)&&e(l)}),G(e,s),j()}H([`click`,`change`]);var qu=U(`<p class="quiet svelte-1z0ej86"> </p>`),Ju=U(`<p class="line svelte-1z0ej86"> <!></p>`),Yu=U(`<p class="quiet whom svelte-1z0ej86"> </p>`),Xu=U(`<p> </p> <button class="main"> </button>`,1),Zu=U(`<button class="main"> </button>`),Qu=U(`<p> </p> <button> </button>`,1),$u=U(`<!> <!>`,1),ed=U(`<div class="waits svelte-1z0ej86"><div class="said svelte-1z0ej86"><!> <!> <!></div> <!> <!></div>`);function td(e,t){A(t,!0);let{sitting:n,game:r}=Fc(),i=M(()=>fs(r)?.Dice),a=M(()=>n.server.room),o=M(()=>n.server.table?.deciding??[]),s=M(()=>B(o).filter(e=>{let t=B(a)?.seats[e];return t?.kind===`person`&&!t.here&&!t.bot&&!t.out&&!B(a)?.yours.includes(e)})),c=M(()=>(B(a)?.yours??[]).filter(e=>B(a)?.seats[e]?.bot&&!B(a).seats[e].out));var l=ed(),u=F(l),d=F(u),f=e=>{var t=qu(),n=L(t,!0);z(e=>K(n,e),[()=>Q(`you-watch`)]),G(e,t)};q(d,e=>{B(a)&&!B(a).yours.length&&e(f)});var p=R(d,2),m=e=>{var t=Ju(),r=F(t),a=R(r),o=e=>{var t=W();Ci(I(t),()=>B(i),(e,t)=>{t(e,{get dice(){return n.screen.line.dice}})}),G(e,t)};q(a,e=>{B(i)&&n.screen.line.dice?.length&&e(o)}),k(t),z(()=>K(r,`${n.screen.line.text??``} `)),G(e,t)};q(p,e=>{n.screen.line&&e(m)});var h=R(p,2),g=e=>{var t=Yu(),r=L(t,!0);z(e=>K(r,e),[()=>Q(`waiting`,{names:B(o).map(e=>n.server.name(e)).join(`, `)})]),G(e,t)};q(h,e=>{B(o).length&&!n.server.table?.result&&e(g)}),k(u);var _=R(u,2),v=e=>{var t=Xu(),r=I(t),i=L(r,!0),a=R(r,2),o=L(a,!0);z(e=>{K(i,n.server.report.summary),K(o,e)},[()=>Q(`see-report`)]),V(`click`,a,()=>n.screen.reading=!0),G(e,t)};q(_,e=>{n.server.report&&!n.screen.reading&&e(v)});var y=R(_,2),b=e=>{var t=$u(),r=I(t);Y(r,17,()=>B(c),J,(e,t)=>{var r=Zu(),i=L(r,!0);z(e=>K(i,e),[()=>Q(`take-back`,{name:n.server.name(B(t))})]),V(`click`,r,()=>n.take(B(t))),G(e,r)});var i=R(r,2),o=e=>{var t=W();Y(I(t),17,()=>B(s),J,(e,t)=>{var r=Qu(),i=I(r),a=L(i,!0),o=R(i,2),s=L(o,!0);z((e,t)=>{K(a,e),K(s,t)},[()=>Q(`gone-now`,{name:n.server.name(B(t))}),()=>Q(`give-seat`,{name:n.server.name(B(t))})]),V(`click`,o,()=>n.give(B(t))),G(e,r)}),G(e,t)};q(i,e=>{B(a)?.yours.length&&e(o)}),G(e,t)};q(y,e=>{n.server.lasts&&e(b)}),k(l),G(e,l),j()}H([`click`]);var nd=(e,t=g)=>{var n=W(),r=I(n),i=e=>{var n=id(),r=L(n,!0);z(()=>K(r,t().note)),G(e,n)};q(r,e=>{t().note&&e(i)}),G(e,n)},rd=(e,t=g)=>{var n=W(),r=I(n),i=e=>{var n=sd(),r=L(n,!0);z(e=>K(r,e),[()=>t().toUpperCase()]),G(e,n)};q(r,e=>{t()&&e(i)}),G(e,n)},id=U(`<small> </small>`),ad=U(` <!>`,1),od=U(`<button><!> <!><!></button>`),sd=U(`<kbd class="svelte-qo5uwq"> </kbd>`),cd=U(`<button class="take-back svelte-qo5uwq"><!> </button>`),ld=U(`<p class="more svelte-qo5uwq"> <!></p>`),ud=U(`<button class="take-back svelte-qo5uwq"> <kbd class="svelte-qo5uwq">Esc</kbd></button>`),dd=U(`<button class="unfold svelte-qo5uwq"><!> <span class="unseen"> </span></button>`),fd=U(`<p class="more svelte-qo5uwq"> </p>`),pd=U(`<p> <!></p> <!> <!>`,1),md=U(`<button class="svelte-qo5uwq"> <kbd class="svelte-qo5uwq">Esc</kbd></button>`),hd=U(`<label class="number"><span class="unseen"> </span> <input type="number"/></label> <button class="main svelte-qo5uwq"> </button>`,1),gd=U(`<button class="svelte-qo5uwq"> </button>`),_d=U(`<!> <!> <button> <kbd class="svelte-qo5uwq">⏎</kbd></button> <!>`,1),vd=U(`<button class="svelte-qo5uwq"><!> <!><!></button>`),yd=U(`<div class="buttons svelte-qo5uwq"><!> <!> <!> <!> <!> <!></div>`),bd=U(`<button class="flat"><!> <span> </span> <kbd class="svelte-qo5uwq">␣</kbd></button>`),xd=U(`<button class="flat"><!> <span> </span></button>`),Sd=U(`<button class="flat"><!> <span> </span> <kbd class="svelte-qo5uwq">H</kbd></button>`),Cd=U(`<button class="flat"><!> <span> </span> <kbd class="svelte-qo5uwq">U</kbd></button>`),wd=U(`<section><div class="said svelte-qo5uwq" aria-live="polite"><!> <!></div> <!> <div class="tools svelte-qo5uwq"><!> <!> <!> <!> <!></div> <!></section>`);function Td(e,t){A(t,!0);let n=(e,t=g,n=g,a=g)=>{let l=M(()=>r.emblem(t())),u=M(()=>t()===B(f));var d=od();let p,m;var h=F(d),_=e=>{Hs(e,{get path(){return B(l).emblem}})};q(h,e=>{B(l)&&e(_)});var v=R(h,2),y=e=>{var n=Zr();z(e=>K(n,e),[()=>Q(`all-the-same`,{what:t().sentence??``})]),G(e,n)},b=e=>{var n=ad(),r=I(n,!0);nd(R(r),t),z(()=>K(r,t().sentence)),G(e,n)};q(v,e=>{B(u)?e(y):e(b,-1)}),rd(R(v),n),k(d),X(d,Xl),z(e=>{Z(d,`data-letter`,n()),p=Pi(d,1,`svelte-qo5uwq`,null,p,{main:a(),handy:e,doubted:B(u),hued:B(l)}),m=Ii(d,``,m,{"--hue":B(l)?.hue,"--ink":B(l)&&`${B(l).ink??50}%`})},[()=>!B(c).length&&B(s).kind!==`yes-no`&&vl(t()).length]),V(`click`,d,()=>o.press(t())),Vr(`pointerenter`,d,({pointerType:e,currentTarget:n})=>e===`mouse`&&i.previews.point(t(),n,o.seq)),Vr(`pointerleave`,d,()=>i.previews.leave()),G(e,d)},r=Fc(),{sitting:i,groups:a}=r,o=i.asking,s=M(()=>o.question),c=M(()=>o.at?[]:o.menu),l=M(()=>B(s)&&!B(c).length?a(B(s)):[]),u=M(()=>B(l).flatMap(e=>e.options)),d=M(()=>{if(B(c).length)return B(c);if(!B(s)||o.gathers)return[];let e=El(B(s)).filter(e=>!B(u).includes(e));return B(f)&&!e.includes(B(f))&&B(f)!==Dl(B(s))?[...e,B(f)]:e}),f=M(()=>o.at?null:o.doubt),p=M(()=>B(s)&&!B(c).length?Dl(B(s)):void 0),m=M(()=>[...B(l).map(({label:e,options:t})=>({label:e,act:()=>o.narrow(t)})),...[...B(d),...B(p)?[B(p)]:[]].map(e=>({label:e.sentence??``,act:()=>o.press(e)}))]),h=M(()=>Ll(B(m).map(({label:e})=>e))),_=M(()=>B(s)?.kind===`distribute`?Q(`give`,{left:o.left,n:B(s).high}):Q(`choose`,{n:o.picked.length,names:o.picked.map(e=>e.sentence??``).join(`; `)})),v=N(!1),y=N(!1),b=N(``),x=N(0);In(()=>{P(x,B(s)?.low??0,!0),B(s)?Tl(B(s))&&P(v,!0):P(v,!1)}),In(()=>{!B(s)||o.seq<0||Ar().then(()=>{let e=r.area(),t=e?.getBoundingClientRect(),n=nu(e);n.some(e=>{let{top:n,bottom:r}=e.getBoundingClientRect();return t&&n>=t.top&&r<=t.bottom})||n.at(-1)?.scrollIntoView({block:`center`,inline:`nearest`})})});function S(e){return B(s)&&!o.sent?B(m)[B(h).indexOf(e)]?.act:void 0}function C(e){let t=B(s)?.options??[];t.length&&(t.length>9?(P(b,e,!0),P(v,!0)):t[Number(e)-1]&&o.press(t[Number(e)-1]))}var w={letterDeed:S,digit:C},T=wd();let E;var ee=F(T),te=F(ee);Y(te,17,()=>i.screen.unasked,J,(e,t,n)=>{var r=ld(),a=F(r),o=R(a),s=e=>{var t=cd(),n=F(t);Hs(n,{name:`undo`});var r=R(n);k(t),z(e=>K(r,` ${e??``}`),[()=>Q(`undo`)]),V(`click`,t,()=>i.undo()),G(e,t)};q(o,e=>{n===i.screen.unasked.length-1&&i.server.lasts&&e(s)}),k(r),z(()=>K(a,`${B(t)??``} `)),G(e,r)});var ne=R(te,2),re=e=>{var t=pd(),n=I(t);let r;var i=F(n),a=R(i),c=e=>{var t=ud(),n=F(t);Oe(),k(t),X(t,Xl),z(e=>K(n,`${e??``} `),[()=>Q(`back`)]),V(`click`,t,()=>o.clear()),G(e,t)};q(a,e=>{B(f)&&e(c)}),k(n);var l=R(n,2),u=e=>{var t=dd(),n=F(t);Hs(n,{name:`more`});var r=L(R(n,2),!0);k(t),z(e=>{Z(t,`aria-expanded`,B(y)),K(r,e)},[()=>Q(`whole-question`)]),V(`click`,t,()=>P(y,!B(y))),G(e,t)};q(l,e=>{B(f)||e(u)});var d=R(l,2),p=e=>{var t=fd(),n=L(t,!0);z(e=>K(n,e),[()=>Q(`choose-some`,{low:B(s).low,high:B(s).high,spare:B(s).high-B(s).low})]),G(e,t)};q(d,e=>{o.gathers&&B(s).kind!==`distribute`&&e(p)}),z(e=>{r=Pi(n,1,`text svelte-qo5uwq`,null,r,{whole:B(y)||B(f),doubt:B(f)}),K(i,`${e??``} `)},[()=>B(f)?yl(B(f)):B(s).prompt]),G(e,t)},ie=e=>{td(e,{})};q(ne,e=>{B(s)?e(re):e(ie,-1)}),k(ee);var ae=R(ee,2),oe=e=>{var t=yd(),r=F(t),i=e=>{var t=md(),n=F(t);Oe(),k(t),X(t,Xl),z(e=>K(n,`${e??``} `),[()=>Q(`back`)]),V(`click`,t,()=>o.clear()),G(e,t)};q(r,e=>{B(c).length&&e(i)});var a=R(r,2),u=e=>{var t=hd(),n=I(t),r=F(n),i=L(r,!0),a=R(r,2);Ji(a),k(n);var c=R(n,2),l=L(c,!0);X(c,Xl),z(e=>{K(i,B(s).prompt),Z(a,`min`,B(s).low),Z(a,`max`,B(s).high),K(l,e)},[()=>Q(`take-number`,{n:B(x)})]),ea(a,()=>B(x),e=>P(x,e)),V(`click`,c,()=>o.send(`${B(s).verb} ${B(x)}`)),G(e,t)};q(a,e=>{B(s).kind===`number`&&e(u)});var m=R(a,2),g=e=>{var t=_d(),n=I(t);Y(n,17,()=>B(s).options.filter(e=>!vl(e).length&&e!==B(p)),J,(e,t)=>{var n=gd(),r=L(n,!0);X(n,Xl),z(e=>{Z(n,`aria-pressed`,e),K(r,B(t).sentence)},[()=>o.picked.includes(B(t))]),V(`click`,n,()=>o.gather(B(t))),G(e,n)});var r=R(n,2),i=e=>{var t=W();Y(I(t),17,()=>B(s).options,J,(e,t,n)=>{{let r=M(()=>o.selection.points[n]??0);Ru(e,{get option(){return B(t)},get points(){return B(r)}})}}),G(e,t)};q(r,e=>{B(s).kind===`distribute`&&e(i)});var a=R(r,2),c=F(a);Oe(),k(a),X(a,Xl);var l=R(a,2),u=e=>{var t=md(),n=F(t);Oe(),k(t),X(t,Xl),z(e=>K(n,`${e??``} `),[()=>Q(`start-over`)]),V(`click`,t,()=>o.clear()),G(e,t)};q(l,e=>{o.begun&&e(u)}),z(e=>{Pi(a,1,Oi(B(f)?`doubted`:`main`),`svelte-qo5uwq`),a.disabled=!o.whole||!o.begun,K(c,`${e??``} `)},[()=>B(f)?Q(`all-the-same`,{what:B(_)}):B(_)]),V(`click`,a,()=>o.confirm()),G(e,t)};q(m,e=>{o.gathers&&e(g)});var v=R(m,2);Y(v,17,()=>B(l),J,(e,t,n)=>{var r=vd(),i=F(r),a=e=>{Hs(e,{get path(){return B(t).icon}})};q(i,e=>{B(t).icon&&e(a)});var s=R(i,1,!0),c=R(s),l=e=>{nd(e,()=>B(t).options[0])};q(c,e=>{B(t).options.length===1&&e(l)}),rd(R(c),()=>B(h)[n]),k(r),X(r,Xl),z(()=>{Z(r,`data-letter`,B(h)[n]),K(s,B(t).label)}),V(`click`,r,()=>o.narrow(B(t).options)),G(e,r)});var y=R(v,2);Y(y,17,()=>B(d),J,(e,t,r)=>{let i=M(()=>!B(c).length&&B(d).length===1&&!yl(B(t)));n(e,()=>B(t),()=>B(h)[B(l).length+r],()=>B(i))});var b=R(y,2),S=e=>{{let t=M(()=>B(h).at(-1));n(e,()=>B(p),()=>B(t),()=>!1)}};q(b,e=>{B(p)&&e(S)}),k(t),G(e,t)};q(ae,e=>{B(s)&&!o.sent&&e(oe)});var se=R(ae,2),ce=F(se);Ku(ce,{});var le=R(ce,2),ue=e=>{var t=bd(),n=F(t);Hs(n,{name:`skip`});var r=L(R(n,2),!0);Oe(2),k(t),z(e=>K(r,e),[()=>Q(`skip-ahead`)]),V(`click`,t,()=>i.skip()),G(e,t)};q(le,e=>{i.screen.behind&&e(ue)});var de=R(le,2),fe=e=>{var t=xd(),n=F(t);Hs(n,{name:`menu`});var r=L(R(n,2),!0);k(t),z(e=>{Z(t,`aria-expanded`,B(v)),K(r,e)},[()=>Q(`all-answers`,{n:B(s).options.length})]),V(`click`,t,()=>{P(b,``),P(v,!B(v))}),G(e,t)};q(de,e=>{B(s)&&B(s).kind!==`distribute`&&B(s).options.length>B(d).length+ +!!B(p)&&e(fe)});var pe=R(de,2),me=e=>{var t=Sd(),n=F(t);Hs(n,{name:`hint`});var r=L(R(n,2),!0);Oe(2),k(t),z(e=>K(r,e),[()=>Q(`hint`)]),V(`click`,t,()=>i.askHint()),G(e,t)};q(pe,e=>{i.server.room?.hints&&B(s)&&e(me)});var he=R(pe,2),ge=e=>{var t=Cd(),n=F(t);Hs(n,{name:`undo`});var r=L(R(n,2),!0);Oe(2),k(t),z(e=>K(r,e),[()=>Q(`undo`)]),V(`click`,t,()=>i.undo()),G(e,t)};q(he,e=>{i.server.lasts&&i.server.room?.yours.length&&i.server.table?.at&&e(ge)}),k(se);var _e=R(se,2),ve=e=>{Jl(e,{onclose:()=>P(v,!1),get typed(){return B(b)},set typed(e){P(b,e,!0)}})};return q(_e,e=>{B(v)&&B(s)&&!o.sent&&e(ve)}),k(T),z(e=>{E=Pi(T,1,`prompt svelte-qo5uwq`,null,E,{mine:B(s)&&!o.sent}),Z(T,`aria-label`,e),Z(T,`data-seq`,o.seq),Z(T,`data-menu`,o.menu.length>0),Z(T,`data-gathers`,o.gathers)},[()=>Q(`question`)]),G(e,T),j(w)}H([`click`]);var Ed=26,Dd=92;function Od(e){let t=e.flat();return{low:Math.min(0,...t),high:Math.max(1,...t),turns:Math.max(1,...e.map(e=>e.length-1))}}function kd({low:e,high:t}){let n=(e+t)/2;return Number.isInteger(n)?[e,n,t]:[e,t]}function Ad({turns:e},t){return Ed+290*t/e}function jd({low:e,high:t},n){return Dd-84*(n-e)/(t-e)}function Md(e,t){return t.map((t,n)=>`${n?`L`:`M`}${Ad(e,n).toFixed(1)} ${jd(e,t).toFixed(1)}`).join(``)}var Nd=U(`<span><svg class="key svelte-cebp1h" viewBox="0 0 24 6" aria-hidden="true"><path d="M0 3H24" class="svelte-cebp1h"></path></svg> </span>`),Pd=Xr(`<path class="grid svelte-cebp1h"></path><text text-anchor="end" class="svelte-cebp1h"> </text>`,1),Fd=Xr(`<path class="course svelte-cebp1h"></path>`),Id=U(`<th scope="col" class="svelte-cebp1h"> </th>`),Ld=U(`<td class="svelte-cebp1h"> </td>`),Rd=U(`<tr><th scope="row" class="svelte-cebp1h"></th><!></tr>`),zd=U(`<figure class="svelte-cebp1h"><figcaption class="svelte-cebp1h"></figcaption> <svg role="img" class="svelte-cebp1h"><!><!><text class="svelte-cebp1h"> </text><text text-anchor="end" class="svelte-cebp1h"> </text></svg> <details class="svelte-cebp1h"><summary class="svelte-cebp1h"> </summary> <div class="wide svelte-cebp1h" tabindex="0" role="group"><table class="svelte-cebp1h"><thead><tr><th scope="col" class="svelte-cebp1h"> </th><!></tr></thead><tbody></tbody></table></div></details></figure>`);function Bd(e,t){A(t,!0);let{tell:n}=Fc(),r=[`var(--gold)`,`var(--course-2)`,`var(--course-3)`,`var(--bad)`],i=[``,`7 4`,`2 4`,`9 3 2 3`],a=M(()=>Od(t.courses.map(e=>e.values))),o=e=>`${e.title}: ${e.values[0]} → ${e.values.at(-1)}`;var s=zd(),c=F(s);Y(c,21,()=>t.courses,J,(e,t)=>{var n=Nd(),a=F(n),s=F(a);let c;k(a);var l=R(a);k(n),z(e=>{Z(s,`stroke-dasharray`,i[B(t).seat]),c=Ii(s,``,c,{stroke:r[B(t).seat]}),K(l,` ${e??``}`)},[()=>o(B(t))]),G(e,n)}),k(c);var l=R(c,2),u=F(l);Y(u,17,()=>kd(B(a)),J,(e,t)=>{var n=Pd(),r=I(n),i=R(r),o=L(i,!0);z((e,n,a,s)=>{Z(r,`d`,`M${e??``} ${n??``}H316`),Z(i,`x`,a),Z(i,`y`,s),K(o,B(t))},[()=>Ad(B(a),0),()=>jd(B(a),B(t)),()=>Ad(B(a),0)-5,()=>jd(B(a),B(t))+3]),G(e,n)});var d=R(u);Y(d,17,()=>t.courses,J,(e,t)=>{var n=Fd();let o;z(e=>{Z(n,`d`,e),Z(n,`stroke-dasharray`,i[B(t).seat]),o=Ii(n,``,o,{stroke:r[B(t).seat]})},[()=>Md(B(a),B(t).values)]),G(e,n)});var f=R(d),p=L(f,!0),m=R(f),h=L(m,!0);k(l);var g=R(l,2),_=F(g),v=L(_,!0),y=R(_,2),b=F(y),x=F(b),S=F(x),C=F(S),w=L(C,!0);Y(R(C),17,()=>t.courses,J,(e,t)=>{var n=Id(),r=L(n,!0);z(()=>K(r,B(t).title)),G(e,n)}),k(S),k(x);var T=R(x);Y(T,21,()=>({length:B(a).turns+1}),J,(e,n,r)=>{var i=Rd(),a=F(i);a.textContent=r,Y(R(a),17,()=>t.courses,J,(e,t)=>{var n=Ld(),i=L(n,!0);z(()=>K(i,B(t).values[r]??``)),G(e,n)}),k(i),G(e,i)}),k(T),k(b),k(y),k(g),k(s),z((e,t,n,r,i,a,o)=>{Z(l,`viewBox`,`0 0 320 110`),Z(l,`aria-label`,e),Z(f,`x`,t),Z(f,`y`,106),K(p,n),Z(m,`x`,316),Z(m,`y`,106),K(h,r),K(v,i),Z(y,`aria-label`,a),K(w,o)},[()=>t.courses.map(o).join(`; `),()=>Ad(B(a),0),()=>n(`ui-turn`,{n:0}),()=>n(`ui-turn`,{n:B(a).turns}),()=>Q(`as-table`),()=>Q(`as-table`),()=>Q(`turn`)]),G(e,s),j()}function Vd(e,t,n){if(Notification.permission!==`granted`)return;let r=new Notification(e,{body:t,icon:`./icon.svg`,tag:n});r.onclick=()=>{window.focus(),location.hash=`#/room/${n}`,r.close()}}function Hd(e){return e.toLowerCase().replaceAll(`æ`,`ae`).replaceAll(`ł`,`l`).normalize(`NFKD`).replace(/\p{M}/gu,``)}function Ud(e){return Hd(e.lines.join(` `))}function Wd(e){let{kind:t=``}=e.facts,[n=``]=(e.lines[1]??``).slice(t.length).split(` · `).filter(Boolean);return[t,n].filter(Boolean).join(` · `)}function Gd(e,t,{words:n,picks:r}){let i=Hd(n).split(/\s+/).filter(Boolean),a=Object.entries(r).filter(([,e])=>e);return e.filter(e=>{let n=t.get(e.slug)??``;return a.every(([t,n])=>e.groups[t]?.includes(n))&&i.every(e=>n.includes(e))})}function Kd(e,t,n){let r=new Intl.Collator(n),i=new Map(t?.values.map(({name:e},t)=>[e,t])),a=e=>i.get(e.groups[t?.name??``]?.[0]??``)??i.size;return[...e].sort((e,t)=>a(e)-a(t)||r.compare(e.name,t.name))}function qd(e,t){let n=new Intl.Collator(t,{numeric:!0});return{...e,values:[...e.values].sort((e,t)=>n.compare(e.title,t.title))}}var Jd=class extends Error{code;rules;constructor(e){super(e.message),this.code=e.code,this.rules=e.rules??[]}},Yd=8e3,Xd=25e3,Zd=class{#e=N(`connecting`);get state(){return B(this.#e)}set state(e){P(this.#e,e,!0)}#t=null;#n=0;#r=new Map;#i=0;#a=``;#o;#s;constructor(e,t){this.#o=e,this.#s=t}open(e){this.#a=e,this.#c(),setInterval(()=>this.state===`open`&&this.#t?.send(`{"type":"ping"}`),Xd)}ask(e,...t){let n=++this.#n;return new Promise((r,i)=>{this.#t?.readyState===WebSocket.OPEN?(this.#r.set(n,{kinds:t,resolve:r,reject:i}),this.#t.send(JSON.stringify({...e,id:n}))):i(Error(`offline`))})}#c(){let e=new WebSocket(this.#a);this.#t=e,e.onopen=()=>this.#l(),e.onmessage=e=>this.#d(JSON.parse(e.data)),e.onclose=()=>this.#u()}async#l(){try{await this.#o(),this.#i=0,this.state=`open`}catch{this.#t?.close()}}#u(){this.state=`lost`;for(let{reject:e}of this.#r.values())e(Error(`offline`));this.#r.clear();let e=Math.min(Yd,250*2**this.#i++);setTimeout(()=>this.#c(),e*(.75+Math.random()/2))}#d(e){let t=e.id?this.#r.get(e.id):void 0;t&&e.type===`error`?(this.#r.delete(e.id),t.reject(new Jd(e))):(t?.kinds.includes(e.type)&&(this.#r.delete(e.id),t.resolve(e)),this.#s(e))}},Qd=new Map,$d=new Set;function ef(e){let t=Qd.get(e)??tf(e).finally(()=>Qd.delete(e));return Qd.set(e,t),t}async function tf(e){let t=await fetch(`${e}.json`);if(!t.ok)throw Error(`${e}: ${t.status}`);return $d.add(e),t.json()}function nf(){for(let e of $d)tf(e).catch(()=>void 0)}function rf(e){let[,t,n=``,r=``]=e.split(`/`);return t===`room`&&n?{page:t,room:n}:t===`rules`&&n?{page:t,game:n,rule:r.toUpperCase()}:t===`cards`?{page:t,game:n,card:r}:(t===`build`||t===`learn`)&&n?{page:t,game:n}:t===`lobby`||t===`players`?{page:t}:{page:`start`}}var af=class{#e=N(rf(location.hash));get route(){return B(this.#e)}set route(e){P(this.#e,e)}#t=N(null);get reading(){return B(this.#t)}set reading(e){P(this.#t,e)}#n=N(null);get trying(){return B(this.#n)}set trying(e){P(this.#n,e)}#r=N(``);get error(){return B(this.#r)}set error(e){P(this.#r,e,!0)}go(){this.route=rf(location.hash),this.error=``,this.reading=null}},of=`trivault.plan`,sf={game:``,games:{},clock:!1,minutes:15,increment:10,hints:!1,chat:!0,askAll:!1},cf=new class{#e=N(null);get seed(){return B(this.#e)}set seed(e){P(this.#e,e,!0)}#t=N(pn({...sf,...ru(of,{})}));get wish(){return B(this.#t)}set wish(e){P(this.#t,e,!0)}prepare(e){for(let t of e){let e=t.bots.map(e=>e.kind),n=e.at(-1),r=[{who:`me`,bot:n,deck:``},{who:`bot`,bot:n,deck:``}],{seats:i=r,options:a={}}=this.wish.games[t.name]??{};for(let t of i)e.includes(t.bot)||(t.bot=n),t.picked||(t.deck=``);this.wish.games[t.name]={seats:i,options:a},this.resize(t,Math.min(Math.max(i.length,t.seats[0]),t.seats[1]))}e.some(e=>e.name===this.wish.game)||(this.wish.game=e[0]?.name??``)}of(e){return this.wish.games[e.name]}resize(e,t){let{seats:n}=this.of(e);for(;n.length<t;)n.push({...n.at(-1),deck:``,picked:!1,name:``});n.length=t}keep(){iu(of,this.wish)}};function lf(e){return e.some((e,t)=>t&&(e.who===`open`||e.who===`lobby`))}function uf(e,t){return t.map(({who:t,bot:n,deck:r,name:i=``},a)=>{let o=a>0&&(t===`open`||t===`lobby`),s=a===0?`me`:o?`open`:t===`bot`?n:t;return{kind:s,...e.decks&&r&&!o?{deck:r}:{},...a&&s===`me`&&i.trim()?{name:i.trim()}:{}}})}function df(e,t){return(e.options??[]).filter(e=>!e.seats?.length||e.seats.includes(t.length))}function ff(e,{seats:t,options:n}){let r={};for(let{name:i,kind:a,without:o=[]}of df(e,t)){let e=n[i];o.some(e=>e in r)||(a===`flag`&&e===!0&&(r[i]=!0),a===`seat`&&typeof e==`number`&&e<t.length&&(r[i]=e),a===`each`&&Array.isArray(e)&&e.some(Boolean)&&(r[i]=t.map((t,n)=>e[n]||0)))}return r}function pf(e,t,n){let{seats:r}=n,i=lf(r);return{options:ff(e,n),listed:r.some(e=>e.who===`lobby`),ask_all:t.askAll,...t.clock?{clock:{seconds:Math.round(t.minutes*60),increment:t.increment}}:{},...i?{hints:t.hints,chat:t.chat}:{}}}var mf=class{#e=N(null);get me(){return B(this.#e)}set me(e){P(this.#e,e)}#t=N([]);get games(){return B(this.#t)}set games(e){P(this.#t,e)}#n=N({});get known(){return B(this.#n)}set known(e){P(this.#n,e)}#r=M(()=>Object.fromEntries(Object.entries(this.known).map(([e,{cards:t}])=>[e,t])));get cards(){return B(this.#r)}set cards(e){P(this.#r,e)}#i=N([]);get lobby(){return B(this.#i)}set lobby(e){P(this.#i,e)}#a=N([]);get mine(){return B(this.#a)}set mine(e){P(this.#a,e)}game(e){return this.games.find(t=>t.name===e)}},hf=400,gf=class{#e=N(null);get question(){return B(this.#e)}set question(e){P(this.#e,e)}#t=N(-1);get seq(){return B(this.#t)}set seq(e){P(this.#t,e,!0)}#n=N({picked:[],points:[]});get selection(){return B(this.#n)}set selection(e){P(this.#n,e)}#r=N([]);get menu(){return B(this.#r)}set menu(e){P(this.#r,e)}#i=N(null);get at(){return B(this.#i)}set at(e){P(this.#i,e)}#a=N(null);get doubt(){return B(this.#a)}set doubt(e){P(this.#a,e)}#o=N(!1);get sent(){return B(this.#o)}set sent(e){P(this.#o,e,!0)}#s=M(()=>this.question?xl(this.question):new Map);#c;#l=0;#u=``;#d=null;constructor(e){this.#c=e}ask(e,t){let n=t===this.seq&&e?.seat===this.question?.seat,r=this.#d;this.question=e,this.seq=t,this.sent=!1,e?n?this.#p(e):(this.clear(),r&&r.reason!==e.reason&&this.#f(r)):this.forget()}#f(e){if(this.gathers)return;let t=this.question?.options.filter(t=>e.answers?.includes(t.answer))??[],n=t.length?t:this.#g(e.things??[]);n.length&&this.narrow(n,e.at)}#p(e){let t=t=>e.options.filter(e=>e.answer===t.answer);this.menu=this.menu.flatMap(t),this.doubt=this.doubt&&(t(this.doubt)[0]??null)}clear(){this.forget(),this.#d=null,this.question&&(this.selection=kl(this.question))}forget(){this.menu=[],this.doubt=this.at=null}state(e){if(!this.question||this.sent)return``;let t=this.#g(e);return t.some(e=>this.#v(e))?`chosen`:t.length?`legal`:``}options(e){return this.question&&!this.sent?this.#g(e):[]}mark(e){let t=this.options(e).map(e=>this.#_(e));if(this.question?.kind===`distribute`){let e=t.reduce((e,t)=>e+(this.selection.points[t]??0),0);return e?String(e):``}let n=Math.max(-1,...t.map(e=>this.selection.picked.indexOf(e)));return n>=0&&this.question?.kind===`order`?String(n+1):``}touch(e,t,n=!1){this.options(e).length||this.forget();let r=this.options(e);if(!r.length)return!1;if(this.gathers){let e=r.find(e=>!this.#v(e))??r[0];this.gather(e)}else n?this.#m(r,t):this.narrow(r,t);return!0}narrow(e,t){e.length===1?this.choose(e[0],t):this.#m(e,t)}#m(e,t){let n=e.length===this.menu.length&&(!t||t===this.at);this.forget(),!n&&(this.menu=e,this.at=t??null)}usual(e,t=[]){if(this.gathers)return;let n=this.options(e).filter(e=>!yl(e));return n.find(({answer:e})=>t.includes(e.split(` `)[0]))??n[0]}drop(e,t,n){this.forget(),this.#d=n?{...n,reason:this.question?.reason}:null,this.narrow(e,t)}get gathers(){return!!this.question&&(bl(this.question)||this.question.kind===`distribute`)}gather(e,t=1){let n=this.question;if(!n)return;this.doubt=null;let r=this.#_(e);this.selection=n.kind===`distribute`?Ml(n,this.selection,r,t):jl(n,this.selection,r)}choose(e,t=null){this.question&&!this.sent&&this.doubt!==e&&(this.gathers&&e!==Dl(this.question)?this.gather(e):yl(e)?this.#h(e,e.answer,t):this.send(e.answer))}press(e,t=null){this.doubt===e?this.insist():this.choose(e,t)}#h(e,t,n){this.#l=Date.now(),this.#u=t,this.doubt=e,this.menu=n?[e]:[],this.at=n}insist(){this.doubt&&Date.now()-this.#l>=hf&&this.send(this.#u)}get whole(){return this.question&&this.gathers?Pl(this.question,this.selection):void 0}get left(){return this.question?.kind===`distribute`?this.question.high-Al(this.selection):0}get picked(){return this.selection.picked.flatMap(e=>this.question?.options[e]??[])}get begun(){return this.gathers&&(this.picked.length>0||Al(this.selection)>0)}confirm(){let{whole:e,doubt:t}=this;if(!e)return;let n=this.picked.find(e=>e.warning);t&&this.#u===e?this.insist():n?this.#h(n,e,null):this.send(e)}send(e){this.question&&(this.forget(),this.sent=!0,this.#c(e,this.seq,this.question.seat))}#g(e){let t=[...new Set(e.flatMap(e=>B(this.#s).get(e)??[]))];return this.menu.length?t.filter(e=>this.menu.includes(e)):t}#_(e){return this.question?.options.indexOf(e)??-1}#v(e){let t=this.#_(e);return this.selection.picked.includes(t)||(this.selection.points[t]??0)>0}},_f=90,vf=class{#e=N({});#t=new Set;#n=-1;#r;#i=N(null);get pointed(){return B(this.#i)}set pointed(e){P(this.#i,e)}#a;constructor(e){this.#r=e}of(e){return B(this.#e)[e.answer]??[]}async learn(e,t){if(t!==this.#n&&this.#o(t),this.#t.has(e.answer))return;this.#t.add(e.answer);let n=await this.#r({type:`preview`,answer:e.answer,seq:t},`preview`);n&&n.seq===this.#n&&P(this.#e,{...B(this.#e),[n.answer]:n.outcomes??[]})}point(e,t,n){this.leave(),this.#a=setTimeout(()=>{this.pointed={option:e,at:t},this.learn(e,n)},_f)}leave(){clearTimeout(this.#a),this.pointed=null}#o(e){this.#n=e,P(this.#e,{}),this.#t.clear()}},yf;function bf(e){let t=getComputedStyle(e);return(`computedStyleMap`in e?[...e.computedStyleMap().keys()]:[...t]).filter(e=>e.startsWith(`--`))}function xf(e,t){yf??=new Set(bf(document.documentElement));let n=getComputedStyle(t);for(let r of bf(t))yf.has(r)||e.style.setProperty(r,n.getPropertyValue(r))}function Sf(e){let t=e;for(;t&&!t.isConnected;)t=t.parentElement;return t??document.body}var Cf=[`now`,`fresh`,`legal`,`chosen`,`tilted`];function wf(e){let t=e.cloneNode(!0);t.classList.remove(...Cf);for(let e of[`data-target`,`data-card`,`aria-pressed`,`id`])t.removeAttribute(e);return t.tabIndex=-1,t.style.width=`100%`,t.style.height=`100%`,t}function Tf(){let e=document.createElement(`span`);return e.className=`back`,e}function Ef(e,t,n=t.width,r=t.height){let i=document.createElement(`div`);return i.className=`flying`,i.style.left=`${t.x+(t.width-n)/2}px`,i.style.top=`${t.y+(t.height-r)/2}px`,i.style.width=`${n}px`,i.style.height=`${r}px`,i.append(e),i}var Df=.5,Of=`cubic-bezier(.3,.05,.2,1)`;function kf({beat:e},{at:t,long:n},r=`both`){return{delay:t*e,duration:n*e,easing:Of,fill:r}}function Af(e,t,n=wf(t.element)){let r=Ef(n,t.box,t.width,t.height);return xf(r,Sf(t.parent)),e.layer.append(r),r}function jf(e,t,{at:n,long:r}){let i={delay:n*e.beat,duration:r*e.beat,fill:`none`};e.run(t,[{opacity:0},{opacity:0}],i)}function Mf(e,...t){e.onfinish=()=>t.forEach(e=>e.remove())}function Nf(e,t,n,r,i){let[a,o,s]=[Gc(e),Gc(n),Gc(r)],[c,l]=[n.width/t,r.width/t],u=Math.min(60,Math.hypot(s.x-o.x,s.y-o.y)*.12),d=(e,t,n)=>`translate(${e-a.x}px, ${t-a.y}px) scale(${n})`;return[{transform:d(o.x,o.y,c),opacity:c>Df?1:.4},{transform:d((o.x+s.x)/2,(o.y+s.y)/2-u,(c+l)/2*1.08),opacity:1},{transform:d(s.x,s.y,l),opacity:r===e?1:i}]}function Pf(e,t,n,r){let i=Af(e,t);jf(e,t.element,{at:0,long:r.at+r.long}),Mf(e.run(i,Nf(t.box,t.width,n,t.box,0),kf(e,r)),i)}function Ff(e,t,n,r){let i=Af(e,t);Mf(e.run(i,Nf(t.box,t.width,t.box,n,.15),kf(e,r)),i)}function If(e,t,n){let r=Af(e,t);return r.style.transform=`translateY(-26px) scale(1.04)`,n||e.run(r,[{transform:`none`}],{duration:.3*e.beat,easing:Of}),r}function Lf(e,t,n,r,{at:i,long:a}){let o=Math.min(92,Math.max(56,innerHeight*.09)),s=new DOMRect(Gc(n).x-o*.36,Gc(n).y-o/2,o*.72,o);for(let o=0;o<r;o++){let r=Ef(Tf(),s);e.layer.append(r);let c=Nf(s,s.width,t,n,0);c[0].opacity=0,Mf(e.run(r,c,kf(e,{at:i+o*.12,long:a})),r)}}function Rf({run:e,beat:t},n,r,i){let[a,o]=[Gc(n.box),Gc(r.box)];e(r.element,[{translate:`${a.x-o.x}px ${a.y-o.y}px`},{translate:`0 0`}],{delay:i*t,duration:.4*t,easing:Of,fill:`backwards`,composite:`add`})}function zf(e,t,n,r,i){let a=Af(e,t),[o,s]=[Gc(t.box),Gc(n)],[c,l]=[s.x-o.x,s.y-o.y],u=Math.hypot(c,l)||1,d=Math.max(.3,1-(.45*Math.min(n.height,n.width)+.3*t.height)/u),f=e=>`translate(${c*e}px, ${l*e}px)`,p=[{transform:`none`,offset:0,easing:`ease-out`},{transform:`${f(-22/u)} scale(1.08)`,offset:.22,easing:`cubic-bezier(.6,0,.9,.5)`},{transform:`${f(d)} scale(1.05)`,offset:.52},{transform:f(d*.96),offset:.6,easing:Of},{transform:`none`,offset:1}];Mf(e.run(a,p,{...kf(e,i,`forwards`),easing:`linear`}),a),jf(e,t.element,i),a.style.zIndex=`2`,e.run(a,[{opacity:0},{opacity:0}],{duration:Math.max(i.at*e.beat,.01)}),r&&Bf(e,r,c/u,l/u,{at:i.at+.52*i.long,long:.3})}function Bf(e,t,n,r,i){let a=e=>({translate:`${n*e}px ${r*e}px`});e.run(t,[a(0),a(12),a(-7),a(4),a(0)],{...kf(e,i,`none`),composite:`add`})}function Vf(e,t,n,r,i){let[a,o]=[Gc(t),Gc(n)],s=Ef(document.createElement(`i`),new DOMRect(a.x-28,a.y-7,56,14));s.classList.add(`bolt`),e.layer.append(s);let[c,l]=[o.x-a.x,o.y-a.y],u=`rotate(${Math.atan2(l,c)}rad)`,d=[{transform:`${u} scaleX(.4)`,opacity:0},{transform:`${u} scaleX(1)`,opacity:1,offset:.25},{transform:`translate(${c}px, ${l}px) ${u} scaleX(1.3)`,opacity:1,offset:.9},{transform:`translate(${c}px, ${l}px) ${u} scaleX(.3)`,opacity:0}];Mf(e.run(s,d,{...kf(e,i),easing:`ease-in`}),s);let f=Math.hypot(c,l)||1;r&&Bf(e,r,c/f,l/f,{at:i.at+.85*i.long,long:.3})}function Hf(e,t,n,r){let[i,a]=[Gc(t),Gc(n)],o=Math.hypot(a.x-i.x,a.y-i.y),s=Ef(document.createElement(`i`),new DOMRect(i.x,i.y-4,o,8));s.classList.add(`aim`),s.style.rotate=`${Math.atan2(a.y-i.y,a.x-i.x)}rad`,e.layer.append(s),Mf(e.run(s,[{clipPath:`inset(-20px 100% -20px 0)`,opacity:1},{clipPath:`inset(-20px -20px -20px 0)`,opacity:1,offset:.35},{clipPath:`inset(-20px -20px -20px 0)`,opacity:1,offset:.75},{clipPath:`inset(-20px -20px -20px 0)`,opacity:0}],kf(e,r)),s)}function Uf(e,t,n){let r={at:n.at,long:n.long/2},i={at:n.at+r.long,long:r.long},a=Af(e,t,Tf()),o=Af(e,t),s=`perspective(600px) rotateY(90deg) scale(1.15)`;jf(e,t.element,{at:0,long:n.at+n.long}),Mf(e.run(a,[{transform:`none`},{transform:s}],kf(e,r)),a);let c=[{transform:s.replace(`90`,`-90`)},{transform:`none`}];Mf(e.run(o,c,kf(e,i)),o)}var Wf=[`0 0, 58% 0, 44% 30%, 60% 52%, 42% 74%, 52% 100%, 0 100%`,`58% 0, 100% 0, 100% 100%, 52% 100%, 42% 74%, 60% 52%, 44% 30%`];function Gf(e,t,n){Wf.forEach((r,i)=>{let a=Af(e,t);a.style.clipPath=`polygon(${r})`;let o=i?1:-1,s=[{transform:`none`,opacity:1,filter:`none`},{transform:`translate(${o*5}px, -3px) rotate(${o*2}deg)`,opacity:1,filter:`brightness(1.6)`,offset:.25},{transform:`translate(${o*34}px, 56px) rotate(${o*19}deg)`,opacity:0,filter:`brightness(.5)`}];Mf(e.run(a,s,{...kf(e,n),easing:`ease-in`}),a)})}function Kf(e,t){let n=Ef(document.createElement(`i`),t);return n.classList.add(`glow`),e.layer.append(n),n}var qf={fly:.5,lunge:.6,aim:.7,turn:.55,break:.6,float:1,dice:1.1,moment:1.6,pass:.45},Jf=.35,Yf=new Set([`damage`,`direct`,`strike`,`pierce`]),Xf=new Set([`destroy`]),Zf=new Set([`forge`]),Qf=6,$f=e=>-2-e;function ep(e,t,n){return np(Object.keys(e.sizes).filter(n=>(t.sizes[n]??0)<e.sizes[n]),n)}function tp(e,t,n){return np(Object.keys(t.sizes).filter(n=>(e.sizes[n]??0)<t.sizes[n]),n)}function np(e,t){return e.find(e=>t!==void 0&&e.endsWith(`-${t}`))??e[0]}function rp(e,t,n,r){let i=[],a=new Map,o=new Set,s=0;for(let{told:c,dice:l}of n){if(l?.length&&(i.push({kind:`dice`,dice:[...l],at:s}),s+=qf.dice*.85),!c)continue;let{kind:n,seat:u=-1,source:d=-1,target:f=-1,n:p=0}=c;if(r.has(n)&&f!==-1)e.shown.has(d)&&d!==f?i.push({kind:`lunge`,thing:d,target:f,at:s}):i.push({kind:`bolt`,seat:u,target:f,at:s}),a.set(f,s+Jf),s+=qf.lunge;else if(ip(e,c)&&!a.has(f)&&!a.has(d)&&(i.push({kind:`aim`,thing:d,target:f,at:s}),a.set(f,s+Jf)),Yf.has(n)){let e=a.get(f)??s;a.has(f)||a.set(f,s),p&&f>=0&&!t.shown.has(f)&&i.push({kind:`float`,place:f,icon:`damage`,n:-p,at:e})}else if(Xf.has(n)&&e.shown.has(f)&&!t.shown.has(f)){let e=Math.max(s,(a.get(f)??0)+.2);o.has(f)||i.push({kind:`break`,thing:f,at:e}),o.add(f)}else n===`reveal`&&e.shown.has(f)&&t.shown.has(f)?(i.push({kind:`turn`,thing:f,at:s}),a.set(f,s)):Zf.has(n)?(i.push({kind:`moment`,told:c,at:s}),s+=qf.moment):n===`draw`&&p?i.push({kind:`pass`,from:`deck-${u}`,to:`hand-${u}`,n:Math.min(p,Qf),at:s}):f>=0&&!a.has(f)&&a.set(f,s)}return i.push(...op(e,t,n,a,o),...cp(e,t,a,s)),{cues:i,length:Math.max(0,...i.map(e=>e.at+ap(e)))}}function ip({shown:e},{source:t=-1,target:n=-1}){return t>=0&&n!==-1&&t!==n&&e.has(t)&&e.has(n)}function ap(e){return e.kind===`come`||e.kind===`go`?qf.fly:e.kind===`bolt`?qf.lunge:qf[e.kind]}function op(e,t,n,r,i){let a=[],o=new Map(n.flatMap(({told:e,things:t=[]})=>sp(e,t))),s=new Set(n.flatMap(({told:e})=>e?.kind===`reveal`?[e.target]:[])),c=n.find(({told:e})=>e&&(e.seat??-1)>=0)?.told?.seat;for(let[n,i]of t.shown){let l=e.shown.get(n);if(l===void 0){let r=o.get(n)??e.zones.of.get(n)??ep(e.zones,t.zones,c);r&&n>=0&&a.push({kind:`come`,thing:n,from:r,at:0})}else l!==i&&n>=0&&!s.has(n)&&a.push({kind:`turn`,thing:n,at:r.get(n)??0})}for(let n of e.shown.keys()){if(n<0||t.shown.has(n)||i.has(n))continue;let o=t.zones.of.get(n)??tp(e.zones,t.zones,c)??``;a.push({kind:`go`,thing:n,to:o,at:r.get(n)??0})}let l=new Map;for(let[n,r]of t.zones.of){let i=e.zones.of.get(n);if(!i||i===r||e.shown.has(n)||t.shown.has(n))continue;let a=`${i} ${r}`;l.set(a,{from:i,to:r,n:Math.min((l.get(a)?.n??0)+1,Qf)})}for(let e of l.values())a.push({kind:`pass`,...e,at:0});return a}function sp(e,t){return e?.kind===`draw-cards`?t.map(t=>[t,`deck-${e.seat}`]):[]}function cp(e,t,n,r){let i=[];for(let[a,o]of t.numbers){let t=e.numbers.get(a);if(t)for(let[e,s]of Object.entries(o)){let o=s-(t[e]??s);if(!Number.isFinite(o)||!o)continue;let c=n.get(a)??Math.min(r,.2);i.push({kind:`float`,place:a,icon:e,n:e===`damage`?-o:o,at:c})}}return i}var lp={play:`target`,"fast-play":`target`,"put-into-play":`target`,cast:`source`,"cast-alone":`source`},up=2.8,dp=3,fp={of:new Map,sizes:{}};function pp({told:e,cards:t}){let n=e&&lp[e.kind],r=n?e[n]??-1:-1;return r>=0&&t?.[0]?{thing:r,slug:t[0]}:void 0}var mp=class{layer;length=0;#e=N(null);get announced(){return B(this.#e)}set announced(e){P(this.#e,e)}#t=N([]);get rising(){return B(this.#t)}set rising(e){P(this.#t,e)}#n=N(null);get dice(){return B(this.#n)}set dice(e){P(this.#n,e)}#r=N(null);get moment(){return B(this.#r)}set moment(e){P(this.#r,e)}#i=N(!1);get over(){return B(this.#i)}set over(e){P(this.#i,e,!0)}#a=matchMedia(`(prefers-reduced-motion: reduce)`);#o=new Set;#s=new Set;#c=new Map;#l=0;get beat(){return ou.pace}get on(){return this.beat>0&&!document.hidden&&!!this.layer?.isConnected}get still(){return this.#a.matches}get announces(){return this.on&&!this.still}change(e,t,n,r){if(!this.on){this.end(),e();return}let[i,a]=[Wc(),n()];for(let[e,t]of this.#c)i.things.has(e)||i.things.set(e,t);this.end(),e(),Jt();let o=n(),s=this.#h();a&&o&&s&&(this.length=this.#u(s,t,{then:i,now:Wc(),before:a,after:o},r))}#u(e,t,{then:n,now:r,before:i,after:a},o){let s=fs(t),c=({things:e},t)=>({shown:new Map([...e].map(([e,{slug:t}])=>[e,t])),zones:s?.zones?.(t)??fp,numbers:s?.numbers?.(t)??new Map}),l=rp(c(n,i),c(r,a),o,s?.attacks??new Set);if(this.still)return this.#m(e,r,l.cues),0;let u=l.cues.find(({kind:e})=>e===`break`);this.#d(e,n,r,u?u.at+qf.break/2:0);let d=this.#c;for(let{flying:e}of d.values())e.remove();this.#c=new Map;for(let t of l.cues)if(t.kind===`go`&&!t.to){let r=n.things.get(t.thing);this.#c.set(t.thing,{...r,flying:If(e,r,d.has(t.thing))})}else this.#f(e,n,r,t);return l.length*this.beat}#d(e,t,n,r){let i=new Set;for(let[a,o]of n.things){let n=t.things.get(a);!n||a<0||i.has(o.element)||hp(n.box,o.box)||(i.add(o.element),n.element===o.element||n.parent===o.parent?Rf(e,n,o,r):Pf(e,o,n.box,{at:0,long:qf.fly}))}}#f(e,t,n,r){let{at:i}=r,a=e=>n.things.get(e)??t.things.get(e),o={at:i,long:qf.fly};if(r.kind===`come`){let[i,a]=[n.things.get(r.thing),n.zones.get(r.from)??t.zones.get(r.from)];i&&a&&Pf(e,i,a,o)}else if(r.kind===`go`){let i=n.zones.get(r.to)??t.zones.get(r.to);i&&Ff(e,t.things.get(r.thing),i,o)}else if(r.kind===`pass`){let[a,o]=[n.zones.get(r.from)??t.zones.get(r.from),n.zones.get(r.to)];a&&o&&Lf(e,a,o,r.n,{at:i,long:qf.pass})}else if(r.kind===`lunge`||r.kind===`bolt`){let t=a(r.target),o=n.things.get(r.target)?.element,s=r.kind===`bolt`?n.zones.get(`player-${r.seat}`):void 0,c={at:i,long:qf.lunge};if(!t)return;r.kind===`lunge`?zf(e,a(r.thing),t.box,o,c):s&&Vf(e,s,t.box,o,c)}else r.kind===`aim`?Hf(e,a(r.thing).box,a(r.target).box,{at:i,long:qf.aim}):r.kind===`turn`?Uf(e,n.things.get(r.thing),{at:i,long:qf.turn}):r.kind===`break`?Gf(e,t.things.get(r.thing),{at:i,long:qf.break}):r.kind===`float`?this.#p(n,t,r):r.kind===`dice`?this.#g(i,qf.dice,e=>this.dice=e?{dice:r.dice,long:e}:null):this.#g(i,qf.moment,e=>this.moment=e?{told:r.told,long:e}:null)}#p(e,t,{place:n,icon:r,n:i,at:a}){let o=$f(n),s=(o>=0?e.zones.get(`${r}-${o}`):void 0)??e.things.get(n)?.box??t.things.get(n)?.box;if(!s)return;let c=Math.max(700,qf.float*this.beat),l={id:++this.#l,box:s,icon:r,n:i,at:a*this.beat,long:c};this.rising=[...this.rising,l],this.#_(l.at+c,()=>this.rising=this.rising.filter(e=>e!==l))}#m(e,t,n){let r=new Set(n.flatMap(e=>`place`in e?[e.place]:`thing`in e?[e.thing]:`target`in e?[e.target]:[]));for(let n of r){let r=t.things.get(n)?.box;if(!r)continue;let i=Kf(e,r);this.#_(this.beat,()=>i.remove())}}announce(e,t){let n=pp(e);if(!n||!this.announces)return;this.end();let{things:r,zones:i}=Wc(),a=e.told?.seat??-1,o=t.flatMap(({told:e})=>e?.source===n.thing?[e.target??-1]:[]),s=[...new Set(o)].flatMap(e=>e===n.thing?[]:r.get(e)?.box??[]);this.announced={...n,seat:a,from:i.get(`hand-${a}`)??i.get(`player-${a}`),targets:s}}celebrate(){this.on&&(this.over=!0,this.#_(this.length+up*this.beat,()=>this.over=!1))}end(){for(let e of this.#o)e.cancel();for(let e of this.#s)clearTimeout(e);this.#o.clear(),this.#s.clear(),this.layer?.replaceChildren(...[...this.#c.values()].map(({flying:e})=>e)),this.length=0,this.announced=this.dice=this.moment=null,this.over=!1,this.rising.length&&(this.rising=[])}#h(){if(this.layer)return{layer:this.layer,beat:this.beat,run:(...e)=>this.run(...e)}}run(e,t,n){let r=e.animate(t,n);return this.#o.add(r),r.finished.catch(()=>void 0).finally(()=>this.#o.delete(r)),r}#g(e,t,n){this.#_(e*this.beat,()=>n(t*this.beat)),this.#_((e+t)*this.beat,()=>n(0))}#_(e,t){let n=setTimeout(()=>{this.#s.delete(n),t()},e);this.#s.add(n)}};function hp(e,t){return Math.abs(e.x-t.x)<dp&&Math.abs(e.y-t.y)<dp&&Math.abs(e.width-t.width)<dp}var gp=700,_p=class{#e=N(null);get moment(){return B(this.#e)}set moment(e){P(this.#e,e)}#t=N([]);get moves(){return B(this.#t)}set moves(e){P(this.#t,e)}#n=N(0);get step(){return B(this.#n)}set step(e){P(this.#n,e,!0)}#r=N(!1);get runs(){return B(this.#r)}set runs(e){P(this.#r,e,!0)}#i;#a;#o;#s=null;#c;constructor(e,t=e=>e()){this.#i=e,this.#a=t}get turns(){return this.moves.filter((e,t)=>t===0||this.moves[t-1].turn!==e.turn)}to(e,t=this.moment?.seat){return this.#s={at:Math.max(0,Math.min(e,this.moment?.end??1/0)),...t===void 0||t<0?{}:{seat:t}},this.#c??=this.#l().finally(()=>this.#c=void 0),this.#c}async#l(){for(this.moves.length||(this.moves=(await this.#i({type:`timeline`},`timeline`))?.moves??[]);this.#s;){let e=this.#s,t=await this.#i({type:`moment`,...e},`moment`);if(this.#u())return;if(this.#s===e&&(this.#s=null),!t)continue;let n=t.at-(this.moment?.at??t.at)===1&&t.seat===this.moment?.seat,r=()=>{this.moment=t,this.step+=1};n?this.#a(r,t.lines??[]):r()}}#u(){return this.#s===null}turn(e){if(!this.moment)return;let{at:t,end:n}=this.moment,r=this.turns.map(e=>e.at),i=e>0?r.find(e=>e>t):r.findLast(e=>e<t);this.to(i??(e>0?n:0))}play(e=!this.runs){clearTimeout(this.#o),this.runs=e,e&&this.moment&&this.moment.at>=this.moment.end?this.to(0).then(()=>this.#d()):e&&this.#d()}#d(){this.#o=setTimeout(()=>void this.#f(),Math.max(gp,1.5*ou.pace))}async#f(){this.moment&&this.moment.at<this.moment.end?(await this.to(this.moment.at+1),this.runs&&this.#d()):this.play(!1)}async again(){this.moment&&(this.moves=[],await this.to(this.moment.at))}leave(){this.play(!1),this.#s=null,this.moment=null,this.moves=[]}},vp=16;function yp(e,t){return e*Math.min(1,vp/Math.max(1,t))**2}var bp=class{#e=[];#t;#n;#r;constructor(e,t){this.#n=e,this.#r=t}add(e,t=!1){this.#e.push(e),t?this.skip():this.#t||this.#i()}skip(){clearTimeout(this.#t),this.#t=void 0;for(let e of this.#e.splice(0))this.#n(e)}get busy(){return this.#e.length>0}#i(){let e=this.#e.shift();e===void 0?this.#t=void 0:(this.#n(e),this.#t=setTimeout(()=>this.#i(),yp(this.#r(e),this.#e.length)))}},xp=class{#e=N(null);get line(){return B(this.#e)}set line(e){P(this.#e,e)}#t=N(!1);get behind(){return B(this.#t)}set behind(e){P(this.#t,e,!0)}#n=N(0);get read(){return B(this.#n)}set read(e){P(this.#n,e,!0)}#r=N([]);get unasked(){return B(this.#r)}set unasked(e){P(this.#r,e)}#i=N(0);get unread(){return B(this.#i)}set unread(e){P(this.#i,e,!0)}#a=N(!1);get muted(){return B(this.#a)}set muted(e){P(this.#a,e,!0)}#o=N(null);get notice(){return B(this.#o)}set notice(e){P(this.#o,e)}#s=N(null);get hint(){return B(this.#s)}set hint(e){P(this.#s,e)}#c=N(!0);get reading(){return B(this.#c)}set reading(e){P(this.#c,e,!0)}#l=N(!1);get helping(){return B(this.#l)}set helping(e){P(this.#l,e,!0)}#u=N(!1);get aside(){return B(this.#u)}set aside(e){P(this.#u,e,!0)}#d=N(-1);get uncovered(){return B(this.#d)}set uncovered(e){P(this.#d,e,!0)}forget(){this.line=this.notice=this.hint=null,this.unasked=[]}say(e,t=!1,n=[]){this.notice={text:e,rules:n,bad:t}}},Sp=`M12 20V5M6 11l6-6 6 6`,Cp=`M12 3 19 7v8l-7 4-7-4V7Z`,wp={activate:`M12 4v7M12 11l6 5M12 11l-6 5M5 4l2 3M19 4l-2 3`,archive:`M3 5h18v5H3ZM5 10h14v10H5ZM10 14h4`,attach:`M12 3l7 7h-4v10H9V10H5Z`,attack:`M20 3 9 14M20 3l-1 5-9 9M20 3l-5 1-9 9M5 12l7 7M7.5 16.5 3.5 20.5`,avoid:`M4 18c3-9 7-12 16-13M20 5l-5-1M20 5l-2 5M5 8l4 4M9 8l-4 4`,banish:`M12 4a8 8 0 1 0 .1 0M6.5 6.5l11 11`,burn:`M12 2C13 6.5 18 8.5 18 14.5A6 6 0 0 1 6 14.5C6 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 2Z`,capture:`M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M12 8l3.5 2v4l-3.5 2-3.5-2v-4Z`,chains:`M9.5 14.5a4 4 0 0 1 0-5.5l3-3a4 4 0 0 1 5.5 5.5M14.5 9.5a4 4 0 0 1 0 5.5l-3 3a4 4 0 0 1-5.5-5.5`,change:`M4 9h13l-4-4M20 15H7l4 4`,control:`M4 18h16M4 18 3 8l5 4 4-7 4 7 5-4-1 10Z`,counter:`M4 4l16 16M12 3a9 9 0 1 0 .1 0`,counters:`M5 9h8v8H5ZM9 5h9v9M9 11v4M7 13h4`,cure:`M9 4h6v5h5v6h-5v5H9v-5H4V9h5Z`,damage:`M12 2l2 6 6-3-3 6 5 3-6 1 1 6-5-4-5 4 1-6-6-1 5-3-3-6 6 3Z`,deck:`M8 3h11v14H8ZM5 7v14h11M13.5 7v6M11 10.5l2.5 2.5 2.5-2.5`,destroy:`M12 3a7.5 7.5 0 0 0-4.5 13.5V20h9v-3.5A7.5 7.5 0 0 0 12 3ZM9 11h.1M15 11h.1M12 14v2`,discard:`M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7`,double:`M4 20 12 12 4 4M12 20l8-8-8-8`,draw:`M5 4h10v14H5ZM18 8v10M13 13h10`,enrage:`M4 6l6 4M20 6l-6 4M7 13h.1M17 13h.1M7 20c2-3 8-3 10 0`,exalt:`M12 21C6 19 4 13 6 4M12 21c6-2 8-8 6-17M6 9l4 1M6.5 14l4 .5M18 9l-4 1M17.5 14l-4 .5`,exhaust:`M4 5h7l-7 7h7M13 12h7l-7 8h7`,forge:`M8 6.5a4.5 4.5 0 1 0 .1 0M12 11h9.5M18 11v4M21.5 11v3`,gain:`${Cp}M12 8v6M9 11h6`,heal:`M12 21C5 15 2.5 11.5 2.5 8A5 5 0 0 1 12 6a5 5 0 0 1 9.5 2c0 3.5-2.5 7-9.5 13ZM12 9v6M9 12h6`,life:`M12 21C5 15 2.5 11.5 2.5 8A5 5 0 0 1 12 6a5 5 0 0 1 9.5 2c0 3.5-2.5 7-9.5 13Z`,look:`M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 9a3 3 0 1 0 .1 0`,lose:`${Cp}M9 11h6`,mana:`M12 2 19 12 12 22 5 12ZM5 12h14`,mastery:`M12 2l2.8 6.3 6.7.7-5 4.6 1.4 6.7L12 17l-5.9 3.3 1.4-6.7-5-4.6 6.7-.7Z`,move:`M12 3v18M3 12h18M12 3 9 6M12 3l3 3M12 21l-3-3M12 21l3-3M3 12l3-3M3 12l3 3M21 12l-3-3M21 12l-3 3`,power:`${Sp}M6 18l6-6 6 6`,purge:`M5 5l14 14M19 5 5 19`,push:`M4 5v14M8 12h12M15 7l5 5-5 5`,ready:`M4 12a8 8 0 1 0 3-6.2M4 3v4h4`,recruit:`M9 5a3.5 3.5 0 1 0 .1 0M3 20c0-5 3-7 6-7s6 2 6 7M18 8v8M14 12h8`,roll:`M4 8 12 4l8 4v8l-8 4-8-4ZM4 8l8 4 8-4M12 12v8`,rot:`M6 20c-3-6 0-15 6-16c6 1 9 10 6 16M9 12h.1M15 12h.1M10 17h4`,steal:`M3 14c3-5 6-5 9-3l5-4c2 0 3 2 2 3l-7 8c-3 3-7 2-9-4ZM16 4l3-2 3 2v3l-3 2`,stun:`M12 12a2 2 0 1 1 2-2a4.5 4.5 0 1 1-5-4.5A7 7 0 1 1 5 12`,swap:`M7 3v17M7 3 3 8M7 3l4 5M17 21V4M17 21l-4-5M17 21l4-5`,teleport:`M12 3a4 9 0 1 0 .1 0M3 12h5M16 12h5M19 9l3 3-3 3`,unforge:`M8 6.5a4.5 4.5 0 1 0 .1 0M12 11h3M18 8l3 6M18 14v2`,up:`${Sp}M5 21h14`,ward:`M12 2.5a9.5 9.5 0 1 0 .1 0M12 7.5a4.5 4.5 0 1 0 .1 0`,weak:`M12 3v13M6 11l6 6 6-6M5 21h14`,alpha:`M19 5c-4 3-6 14-11 14a5 6 0 1 1 0-13c5 0 7 11 11 13`,assault:`M3 21 14 10M14 4h6v6M20 4l-9 9M4 14l6 6`,deploy:`M12 3v10M7 9l5 5 5-5M4 20h5M15 20h5`,elusive:`M5 20c-2-8 2-16 7-16s9 8 7 16c-3-3-4 1-7-1c-3 2-4-2-7 1M9 11h.1M15 11h.1`,flying:`M3 6c4 1 6 3 9 7c3-4 5-6 9-7c-1 5-4 8-7 9l-2 4-2-4C7 14 4 11 3 6Z`,hazardous:`M12 3 22 20H2ZM12 9v5M12 17h.1`,omega:`M4 20h5v-3A7 7 0 1 1 15 17v3h5`,poison:`M12 3C16 9 18 11 18 15a6 6 0 0 1-12 0C6 11 8 9 12 3ZM10 14l4 4M14 14l-4 4`,skirmish:`M4 20 18 6M14 4h6v6M4 12l3-1M12 20l1-3`,taunt:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5ZM12 7v7M12 17h.1`},Tp={"gain-gems":[`gems`,1],"gain-power":[`power`,1],"gain-mastery":[`mastery`,1],"gain-health":[`health`,1],"lose-mastery":[`mastery`,-1],gain:[`amber`,1],lose:[`amber`,-1]},Ep={play:`recruit`,"fast-play":`recruit`,house:`change`,"draw-cards":`draw`,"reap-gain":`gain`,strike:`attack`,cast:`mana`,focus:`mastery`,win:`mastery`,check:`forge`,"to-hand":`up`,"take-control":`control`,"gain-chains":`chains`,"power-counter":`power`,return:`ready`,show:`look`};function Dp(e){let t=e.told?.kind??``;return wp[Ep[t]??t]}function Op({small:e,told:t,text:n}){let r=e?Tp[t?.kind??``]:void 0;return r&&t?.n?{icon:r[0],n:r[1]*t.n,text:n}:void 0}function kp(e,t,n){let r=new Set(n.map(({at:e})=>e)),i=[];return e.forEach((e,n)=>{let a=t+n,o=r.has(a)?void 0:i.at(-1),s=Op(e);s&&o?o.gains.push(s):i.push({line:e,count:1,gains:[],at:a,last:a}),i.at(-1).last=a}),i.reduce((e,t,n)=>{let a=e.at(-1);return a&&Ap(a,t,n===i.length-1)&&!r.has(a.last+1)?e[e.length-1]={...a,count:a.count+t.count,gains:jp(a,t),last:t.last}:e.push(t),e},[])}function Ap(e,t,n){let r=({gains:e})=>e.map(({icon:e,n:t})=>`${e}${Math.sign(t)}`).join(),i=e.line.cards?.length===1&&!e.line.dice?.length&&!e.line.small,a=n?r(e).startsWith(r(t)):r(e)===r(t);return i&&e.line.text===t.line.text&&a}function jp(e,t){return e.gains.map((e,n)=>({...e,n:e.n+(t.gains[n]?.n??0)}))}function Mp(e,t,n){return t+e.findLastIndex(({told:e})=>e?.seat===n)+1}var Np=class{#e=N(null);get room(){return B(this.#e)}set room(e){P(this.#e,e)}#t=N(null);get table(){return B(this.#t)}set table(e){P(this.#t,e)}#n=N([]);get log(){return B(this.#n)}set log(e){P(this.#n,e)}#r=N([]);get begun(){return B(this.#r)}set begun(e){P(this.#r,e)}#i=N([]);get sentences(){return B(this.#i)}set sentences(e){P(this.#i,e)}#a=N([]);get chat(){return B(this.#a)}set chat(e){P(this.#a,e)}#o=N(null);get report(){return B(this.#o)}set report(e){P(this.#o,e)}lay(e){let{since:t=0,lines:n=[]}=e;this.log=[...this.log.slice(0,t),...n],this.begun=this.begun.filter(({at:e})=>e<t);let[r,i]=[Pp(e),this.table&&Pp(this.table)];if(i&&r.turn>i.turn){let e=this.rounds?t:Mp(n,t,i.seat);this.begun=[...this.begun,{at:e,...r}]}this.table=e}get rounds(){return!!this.table&&`round`in this.table.view}forget(){this.log=[],this.begun=[],this.sentences=[]}get lasts(){return this.room?.status===`playing`}get company(){let{seats:e=[],yours:t=[],watching:n=0}=this.room??{};return e.filter((e,n)=>e.kind===`person`&&!t.includes(n)).length+n>+!t.length}get seat(){let e=this.room?.yours??[];return e.find(e=>this.table?.deciding.includes(e))??e[0]??-1}name(e){return this.room?.seats[e]?.name||Q(`player`,{n:e+1})}};function Pp({view:e}){return`round`in e?{turn:e.round,seat:e.initiative}:{turn:e.turn,seat:e.active}}var Fp=.6,Ip=class{id;server=new Np;screen=new xp;#e=N(0);#t=!1;#n=0;#r;#i=(e,...t)=>this.#v(()=>this.#r.ask(e,...t));#a=new bp(e=>this.#u(e),e=>this.#c(e));stage=new mp;asking=new gf((e,t,n)=>this.#_(e,t,n));back=new _p(this.#i,(e,t)=>this.#f(e,t));previews=new vf(async(e,...t)=>{try{return await this.#r.ask(e,...t)}catch{return}});constructor(e,t){this.id=t,this.#r=e,fu()}get moment(){return this.back.moment}get shown(){return this.moment??this.server.table}get step(){return B(this.#e)+this.back.step}get covered(){let{room:e,table:t,lasts:n}=this.server;return(e?.yours.length??0)>1&&n&&!!t?.question&&t.seat!==this.screen.uncovered}hear(e){`room`in e&&e.room!==this.id||(e.type===`room`?this.server.room=e:e.type===`table`?this.#s(e):e.type===`chat`&&this.#o(e.lines))}#o(e){this.server.chat=[...this.server.chat,...e],this.screen.unread+=e.length}skip(){this.stage.end(),this.#t=!0,this.#a.skip(),this.#t=!1}#s(e){let{since:t=0,lines:n=[]}=e,r=!this.server.table||e.undone||!!e.id,i=r?[]:n.slice(Math.max(0,this.#n-t)),a=i.filter(e=>!e.small),o=this.stage.announces?i.find(e=>this.#l(e)):void 0;this.#n=t+n.length,o&&this.#a.add({plays:o,line:o,lines:i}),this.#a.add({table:e,line:a[0],lines:i});for(let e of a.slice(1))this.#a.add({line:e});r&&this.skip(),this.screen.behind=this.#a.busy}#c({table:e,line:t,lines:n=[],plays:r}){if(document.hidden)return 0;let{length:i}=this.stage,a=t??n.length?ou.pace*(i&&!e&&!r?Fp:1):0;return Math.max(a,e||r?i:0)}#l(e){return!!pp(e)&&!this.server.room?.yours.includes(e.told?.seat??-1)}#u({plays:e,table:t,line:n,lines:r=[]}){this.screen.line=n??null,e&&!this.#t&&this.stage.announce(e,r),t&&this.#d(t,r),this.screen.behind=this.#a.busy}#d(e,t){let n=this.server.table,r=!n||e.seat!==n.seat||e.at===n.at&&!e.undone;this.#t||this.moment||r?this.#p(e):this.#f(()=>this.#p(e),t),n&&!n.result&&e.result&&this.stage.celebrate()}#f(e,t){this.stage.change(e,this.server.room?.game??``,()=>this.shown?.view,t)}#p(e){let{server:t,screen:n}=this;t.table&&e.seat!==t.table.seat&&this.#m(),(e.at!==t.table?.at||e.undone)&&P(this.#e,B(this.#e)+1),t.lay(e),e.undone&&(n.read=Math.min(n.read,t.log.length)),n.unasked=e.undone?[]:[...n.unasked,...e.unasked??[]],n.hint=null,this.asking.ask(this.moment?null:e.question??null,e.seq),e.result&&this.#g()}#m(){this.server.forget(),this.screen.forget(),fu(),this.#h()}async#h(){let e=await this.#i({type:`log`,since:0},`log`);e&&(this.server.log=e.lines)}async#g(){this.server.report=await this.#i({type:`report`},`report`)??this.server.report}#_(e,t,n){this.screen.notice=null,this.skip(),this.screen.read=this.server.log.length,this.screen.unasked=[],this.#i({type:`answer`,answer:e,seq:t,seat:n},`done`).then(e=>{e||(this.asking.sent=!1)})}type(e){let{question:t,seq:n}=this.asking;t?this.#_(e,n,t.seat):this.screen.say(Q(`not-your-turn`),!0)}async undo(){let e=this.server.seat<0?void 0:this.server.seat;await this.#i({type:`undo`,seat:e},`done`,`table`)}async askHint(){this.screen.hint=await this.#i({type:`hint`},`hint`)??null}async whyNot(e){let t=await this.#i({type:`why-not`,answer:e},`why-not`);t&&this.screen.say([t.message,...t.facts??[]].join(` `),!1,t.rules)}async rule(e){let t=await this.#i({type:`rule`,rule:e},`rule`);t&&this.screen.say(``,!1,[{rule:t.rule,text:t.text}])}async affects(e){let t=this.moment?{at:this.moment.at,...this.moment.seat<0?{}:{seat:this.moment.seat}}:{};return this.#i({type:`affects`,thing:e,...t},`affects`)}async describe(){this.server.sentences=(await this.#i({type:`describe`},`describe`))?.sentences??this.server.sentences}async resign(){this.server.seat>=0&&await this.#i({type:`resign`,seat:this.server.seat},`done`)}async rematch(e){await this.#i({type:`rematch`,swap:e},`done`)}async give(e){await this.#i({type:`give`,seat:e},`done`)}async take(e){await this.#i({type:`take`,seat:e},`done`)}async talk(e){await this.#i({type:`chat`,text:e},`done`)}async mute(e){await this.#i({type:`mute`,on:e},`done`)&&(this.screen.muted=e)}async stops(e,t){await this.#i({type:`stops`,stops:e,seat:t},`done`)}async order(e){await this.#i({type:`order`,on:e},`done`)}async save(){return this.#i({type:`save`},`saved`)}async lookBack(e){this.skip(),await this.back.to(e),this.moment&&this.asking.ask(null,-1)}backToNow(){this.back.leave(),this.asking.ask(this.server.table?.question??null,this.server.table?.seq??-1)}async again(){this.server.room?.status!==`waiting`&&(await this.#h(),this.screen.line=null,this.screen.muted&&await this.mute(!0),ou.plain&&await this.describe(),await this.back.again(),this.server.report&&await this.#g())}async#v(e){try{return await e()}catch(e){e instanceof Jd&&this.screen.say(e.message,!0,e.rules);return}}},Lp=`trivault.token`,Rp=`trivault.seats`,zp=800,$=new class{server=new mf;screen=new af;link=new Zd(()=>this.#t(),e=>this.#i(e));#e=N(null);get sitting(){return B(this.#e)}set sitting(e){P(this.#e,e)}open(){let e=new URL(`ws`,location.href);e.protocol=e.protocol===`https:`?`wss:`:`ws:`,e.hash=``,document.documentElement.lang=Xo.lang,addEventListener(`hashchange`,()=>void this.#s()),this.link.open(e.href),this.#n()}async#t(){let e=localStorage.getItem(Lp)??``,[t]=await Promise.all([this.link.ask({type:`hello`,lang:Xo.lang,token:e},`welcome`),this.#r()]);this.#o(t),await this.link.ask({type:`lobby`},`lobby`),await this.#s()}async#n(){try{await this.#r(),!this.server.me&&this.screen.route.page!==`room`&&await this.#s()}catch{}}async#r(){let{games:e}=await ef(`games/${Xo.lang}`);cf.prepare(e),this.server.games=e}#i(e){e.type===`seat`?this.#f(e):e.type===`lobby`?this.server.lobby=e.rooms:e.type===`moved`?location.hash=`#/room/${e.room}`:e.type===`turn`?this.#a(e):this.sitting?.hear(e)}#a({room:e,game:t}){this.findMine(),ou.alert&&document.hidden&&Vd(Q(`your-turn`),this.server.game(t)?.title??``,e)}#o(e){this.server.me=e,localStorage.setItem(Lp,e.token),this.findMine()}async findMine(){let e=Object.values(ru(Rp,{})).slice(-20),t=await this.link.ask({type:`mine`,tokens:e},`mine`).catch(()=>null);t&&(this.server.mine=t.rooms)}async register(e,t){this.#o(await this.link.ask({type:`register`,name:e,password:t},`welcome`))}async login(e,t){this.#o(await this.link.ask({type:`login`,name:e,password:t},`welcome`))}async logout(){this.#o(await this.link.ask({type:`logout`},`welcome`))}async rename(e){this.#o(await this.link.ask({type:`rename`,name:e},`welcome`))}async#s(){this.screen.go();let{route:e}=this.screen;e.page===`room`?await this.#c(e.room):this.sitting&&await this.#d(),e.page===`start`&&this.findMine(),e.page===`cards`&&await this.learn(e.game||this.server.games[0]?.name||``),e.page===`build`&&await this.learn(e.game),e.page===`learn`&&await cs(e.game),setTimeout(()=>void ls().catch(()=>void 0),zp)}async#c(e){let t=ru(Rp,{})[e]??``,n=this.sitting?.id===e?this.sitting:new Ip(this.link,e);this.sitting=n;try{let r=await this.#u(e,t);await this.learn(r.game),this.sitting===n&&await n.again(),this.#l(n)}catch(e){if(!(e instanceof Jd))return;this.screen.error=e.message,this.sitting=null}}#l(e){let{trying:t}=this.screen;if(this.screen.trying=null,t?.room!==e.id)return;let{id:n,text:r,example:i=``}=t.rule;e.screen.say(i,!1,[{rule:n,text:r}])}async#u(e,t){try{return await this.link.ask({type:`join`,room:e,token:t},`room`)}catch(n){if(!t||!(n instanceof Jd))throw n;return this.link.ask({type:`join`,room:e},`room`)}}async#d(){this.sitting=null,await this.link.ask({type:`leave`},`done`).catch(()=>void 0)}#f({room:e,token:t}){let n=Object.entries(ru(Rp,{})).slice(-50);iu(Rp,Object.fromEntries([...n,[e,t]]))}async create(e,t,n={}){let r=await this.link.ask({type:`create`,game:e,seats:t,...n},`room`);location.hash=`#/room/${r.room}`}async load(e){let t=await this.link.ask({type:`load`,replay:e},`room`);location.hash=`#/room/${t.room}`}async tryRule(e,t,n){let r=cf.wish.games[e]?.seats[1]?.bot,i=n&&r?[{kind:`me`},{kind:r}]:[],{room:a}=await this.link.ask({type:`try`,rule:t.id,seats:i},`room`);this.screen.trying={room:a,rule:t},location.hash=`#/room/${a}`}async playOn(e){let t=await this.link.ask({type:`play-on`,at:e},`room`,`moved`);location.hash=`#/room/${t.room}`}async learn(e,t=!1){if(!this.server.game(e)||this.server.known[e]&&!t)return;let[{cards:n,filters:r=[]}]=await Promise.all([ef(`cards/${e}/${Xo.lang}`),cs(e)]),i={cards:new Map(n.map(e=>[e.slug,e])),filters:r.map(e=>qd(e,Xo.lang))};this.server.known={...this.server.known,[e]:i},ws.load(e)}async read(e,t){await this.learn(e),this.screen.reading={game:e,card:t}}async speak(e){Xo.use(e),document.documentElement.lang=e,await this.link.ask({type:`language`,lang:e},`welcome`,`done`,`table`).catch(()=>void 0),await this.#r();for(let e of Object.keys(this.server.known))await this.learn(e,!0);await this.sitting?.again()}},Bp=U(`<button> </button>`),Vp=U(`<button class="main"> </button> <!>`,1),Hp=U(`<p><a class="button main"> </a></p>`),Up=U(`<p role="status"> </p>`),Wp=U(`<li><button class="svelte-1f29zrf"><small class="svelte-1f29zrf"> </small> <span class="svelte-1f29zrf"> </span> <!></button></li>`),Gp=U(`<section aria-labelledby="moments"><h3 id="moments"> </h3> <ol class="moments svelte-1f29zrf"></ol></section>`),Kp=U(`<section class="report svelte-1f29zrf" aria-labelledby="report"><h2 id="report" tabindex="-1" class="svelte-1f29zrf"><!> </h2> <div class="next svelte-1f29zrf"><!> <button> </button> <button> </button> <a class="button" href="#/"> </a></div> <!> <!> <!> <div class="charts svelte-1f29zrf"></div></section>`);function qp(e,t){A(t,!0);let{sitting:n,tell:r}=Fc(),i=M(()=>n.server.report),a=M(()=>[...new Set(B(i).courses.map(e=>e.name))]),o=M(()=>B(i).result?.winners.some(e=>n.server.room?.yours.includes(e))),s=M(()=>$.server.games.find(e=>e.name===n.server.room?.game)?.decks),c=M(()=>(n.server.room?.rematch??[]).map(e=>n.server.name(e))),l=M(()=>!!n.server.room?.yours.length);var u=Kp(),d=F(u),f=F(d),p=e=>{var t=Zr();z(e=>K(t,`${e??``} `),[()=>Q(`you-win`)]),G(e,t)};q(f,e=>{B(o)&&n.server.room?.yours.length===1&&e(p)});var m=R(f,1,!0);k(d);var h=R(d,2),g=F(h),_=e=>{var t=Vp(),r=I(t),i=L(r,!0),a=R(r,2),o=e=>{var t=Bp(),r=L(t,!0);z(e=>K(r,e),[()=>Q(`again-swapped`,{what:B(s)})]),V(`click`,t,()=>n.rematch(!0)),G(e,t)};q(a,e=>{B(s)&&e(o)}),z(e=>K(i,e),[()=>Q(`again`)]),V(`click`,r,()=>n.rematch(!1)),G(e,t)};q(g,e=>{B(l)&&e(_)});var v=R(g,2),y=L(v,!0),b=R(v,2),x=L(b,!0),S=L(R(b,2),!0);k(h);var C=R(h,2),w=e=>{var t=Hp(),r=F(t),i=L(r,!0);k(t),z(e=>{Z(r,`href`,`#/room/${n.server.room.next??``}`),K(i,e)},[()=>Q(`to-next`)]),G(e,t)};q(C,e=>{n.server.room?.next&&e(w)});var T=R(C,2),E=e=>{var t=Up(),n=L(t,!0);z(e=>K(n,e),[()=>Q(`agreed`,{names:B(c).join(`, `)})]),G(e,t)};q(T,e=>{B(c).length&&e(E)});var ee=R(T,2),te=e=>{var t=Gp(),a=F(t),o=L(a,!0),s=R(a,2);Y(s,21,()=>B(i).moments,J,(e,t)=>{var i=Wp(),a=F(i),o=F(a),s=L(o,!0),c=R(o,2),l=L(c,!0);Hs(R(c,2),{name:`replay`}),k(a),k(i),z(e=>{K(s,e),K(l,B(t).text)},[()=>r(`ui-turn`,{n:B(t).turn})]),V(`click`,a,()=>n.lookBack(B(t).at)),G(e,i)}),k(s),k(t),z(e=>K(o,e),[()=>Q(`key-moments`)]),G(e,t)};q(ee,e=>{B(i).moments?.length&&e(te)});var ne=R(ee,2);Y(ne,21,()=>B(a),J,(e,t)=>{{let n=M(()=>B(i).courses.filter(e=>e.name===B(t)));Bd(e,{get courses(){return B(n)}})}}),k(ne),k(u),z((e,t,n)=>{K(m,B(i).summary),K(y,e),K(x,t),K(S,n)},[()=>Q(`replay`),()=>Q(`see-table`),()=>Q(`another-game`)]),V(`click`,v,()=>n.lookBack(0)),V(`click`,b,()=>n.screen.reading=!1),G(e,u),j()}H([`click`]);var Jp=U(`<i class="svelte-1tzjqu6"></i>`),Yp=U(`<option> </option>`),Xp=U(`<label class="svelte-1tzjqu6"><span class="unseen"> </span> <select class="svelte-1tzjqu6"><!><!></select></label>`),Zp=U(`<span class="svelte-1tzjqu6"> </span>`),Qp=U(`<span class="quiet svelte-1tzjqu6"> </span>`),$p=U(`<section class="timeline svelte-1tzjqu6"><div class="steps svelte-1tzjqu6"><button class="svelte-1tzjqu6"><!> <span class="unseen"> </span></button> <button class="svelte-1tzjqu6"><!> <span class="unseen"> </span></button> <button class="main svelte-1tzjqu6"><!> <span> </span></button> <button class="svelte-1tzjqu6"><!> <span class="unseen"> </span></button> <button class="svelte-1tzjqu6"><!> <span class="unseen"> </span></button></div> <label class="slider svelte-1tzjqu6"><span> </span> <input type="range" min="0" class="svelte-1tzjqu6"/> <span class="ticks svelte-1tzjqu6" aria-hidden="true"></span></label> <label class="svelte-1tzjqu6"><span class="unseen"> </span> <select class="svelte-1tzjqu6"></select></label> <!> <p class="next svelte-1tzjqu6" aria-live="polite" tabindex="0"><!> <!></p> <div class="steps svelte-1tzjqu6"><button class="svelte-1tzjqu6"> </button> <button class="svelte-1tzjqu6"> <kbd>Esc</kbd></button></div></section>`);function em(e,t){A(t,!0);let{sitting:n}=Fc(),r=n.back,i=M(()=>n.moment),a=M(()=>r.moves[B(i).at]),o=M(()=>n.server.room?.status===`over`?n.server.room.seats.map((e,t)=>t):[]),s=M(()=>B(i).at===0),c=M(()=>B(i).at>=B(i).end),l=e=>`${100*e/Math.max(1,B(i).end)}%`;var u=$p(),d=F(u),f=F(d),p=F(f);Hs(p,{name:`turn-back`});var m=L(R(p,2),!0);k(f);var h=R(f,2),g=F(h);Hs(g,{name:`step-back`});var _=L(R(g,2),!0);k(h);var v=R(h,2),y=F(v);{let e=M(()=>r.runs?`pause`:`turn`);Hs(y,{get name(){return B(e)}})}var b=L(R(y,2),!0);k(v);var x=R(v,2),S=F(x);Hs(S,{name:`step-on`});var C=L(R(S,2),!0);k(x);var w=R(x,2),T=F(w);Hs(T,{name:`turn-on`});var E=L(R(T,2),!0);k(w),k(d);var ee=R(d,2),te=F(ee),ne=L(te,!0),re=R(te,2);Ji(re);var ie=R(re,2);Y(ie,21,()=>r.turns,e=>e.at,(e,t)=>{var n=Jp();let r;z(e=>r=Ii(n,``,r,{left:e}),[()=>l(B(t).at)]),G(e,n)}),k(ie),k(ee);var ae=R(ee,2),oe=F(ae),se=L(oe,!0),ce=R(oe,2);Y(ce,21,()=>r.turns,e=>e.at,(e,t)=>{var r=Yp(),i=L(r,!0),a={};z(e=>{K(i,e),a!==(a=B(t).at)&&(r.value=(r.__value=a)??``)},[()=>Q(`turn-of`,{turn:B(t).turn,name:n.server.name(B(t).seat)})]),G(e,r)}),k(ce);var le;Bi(ce),k(ae);var ue=R(ae,2),de=e=>{var t=Xp(),a=F(t),s=L(a,!0),c=R(a,2),l=F(c),u=e=>{var t=Yp(),n=L(t,!0);t.value=t.__value=-1,z(e=>K(n,e),[()=>Q(`seen-by-all`)]),G(e,t)};q(l,e=>{B(i).seat<0&&e(u)}),Y(R(l),17,()=>B(o),J,(e,t)=>{var r=Yp(),i=L(r,!0),a={};z(e=>{K(i,e),a!==(a=B(t))&&(r.value=(r.__value=a)??``)},[()=>Q(`seen-by-one`,{name:n.server.name(B(t))})]),G(e,r)}),k(c);var d;Bi(c),k(t),z(e=>{K(s,e),d!==(d=B(i).seat)&&(c.value=(c.__value=d)??``,zi(c,d))},[()=>Q(`seen-by`)]),V(`change`,c,e=>r.to(B(i).at,Number(e.currentTarget.value))),G(e,t)};q(ue,e=>{B(o).length&&e(de)});var fe=R(ue,2),pe=F(fe);Y(pe,17,()=>B(i).lines??[],J,(e,t)=>{var n=Zp(),r=L(n,!0);z(()=>K(r,B(t).text)),G(e,n)});var me=R(pe,2),he=e=>{var t=Qp(),r=L(t,!0);z(e=>K(r,e),[()=>Q(`next-move`,{name:n.server.name(B(a).seat),what:B(a).sentence})]),G(e,t)};q(me,e=>{B(a)?.sentence&&e(he)}),k(fe);var ge=R(fe,2),_e=F(ge),ve=L(_e,!0),ye=R(_e,2),be=F(ye);Oe(),k(ye),k(ge),k(u),z((e,t,n,a,o,l,d,p,g,y,S,T,ee,te,ie)=>{Z(u,`aria-label`,e),Z(f,`title`,t),f.disabled=B(s),K(m,n),Z(h,`title`,a),h.disabled=B(s),K(_,o),Z(v,`aria-pressed`,r.runs),K(b,l),Z(x,`title`,d),x.disabled=B(c),K(C,p),Z(w,`title`,g),w.disabled=B(c),K(E,y),K(ne,S),Z(re,`max`,B(i).end),Yi(re,B(i).at),K(se,T),le!==(le=ee)&&(ce.value=(ce.__value=le)??``,zi(ce,le)),K(ve,te),K(be,`${ie??``} `)},[()=>Q(`replay`),()=>Q(`turn-back`),()=>Q(`turn-back`),()=>Q(`step-back`),()=>Q(`step-back`),()=>r.runs?Q(`pause`):Q(`run`),()=>Q(`step-on`),()=>Q(`step-on`),()=>Q(`turn-on`),()=>Q(`turn-on`),()=>Q(`moment`,{at:B(i).at,end:B(i).end,turn:B(i).turn}),()=>Q(`jump-turn`),()=>r.turns.findLast(e=>e.at<=B(i).at)?.at??0,()=>Q(`play-on`),()=>Q(`to-now`)]),V(`click`,f,()=>r.turn(-1)),V(`click`,h,()=>r.to(B(i).at-1)),V(`click`,v,()=>r.play()),V(`click`,x,()=>r.to(B(i).at+1)),V(`click`,w,()=>r.turn(1)),V(`input`,re,e=>r.to(e.currentTarget.valueAsNumber)),V(`change`,ce,e=>r.to(Number(e.currentTarget.value))),V(`click`,_e,()=>$.playOn(B(i).at)),V(`click`,ye,()=>n.backToNow()),G(e,u),j()}H([`click`,`input`,`change`]);async function tm(e,t){return(await ef(`rules/${e}/${t}`)).chapters}var nm=e=>` ${Hd(e)}`.replace(/[^\p{L}\p{N}]+/gu,` `);function rm(e,t,n=!1){let r=t.split(/\s+/).map(nm),i=({id:e,text:t,example:i})=>{let a=nm(`${e} ${t}`);return(!n||!!i)&&r.every(e=>a.includes(e))};return e.map(({title:e,rules:t})=>({title:e,rules:t.filter(i)})).filter(({rules:e})=>e.length>0)}var im=/\b([A-Z]{2}(?:-[A-Z][A-Z0-9]*)+-\d+)\b/,am=e=>e.split(im),om=U(`<a> </a>`);function sm(e,t){A(t,!0);var n=W();Y(I(n),17,()=>am(t.text),J,(e,n,r)=>{var i=W(),a=I(i),o=e=>{var r=om(),i=L(r,!0);z(()=>{Z(r,`href`,`#/rules/${t.game??``}/${B(n)??``}`),K(i,B(n))}),G(e,r)},s=e=>{var t=Zr();z(()=>K(t,B(n))),G(e,t)};q(a,e=>{r%2?e(o):e(s,-1)}),G(e,i)}),G(e,n),j()}function cm(e){let t=new Map;for(let{thing:n,slug:r}of e)t.set(r,[...t.get(r)??[],n]);return[...t].map(([e,t])=>({slug:e,things:t}))}function lm(e,t){let n=[],r=new Map(t),i=e;for(;i;){let e=[...t].map(([e,t])=>({name:e,slug:t,at:i.indexOf(e)})).filter(({at:e})=>e>=0).sort((e,t)=>e.at-t.at||t.name.length-e.name.length)[0];if(!e){n.push({text:i});break}let a=i.slice(e.at+e.name.length),o=/[^\s\p{L}\p{N}]*$/u.exec(i.slice(0,e.at))[0],s=/^[^\s\p{L}\p{N}]*/u.exec(a)[0];e.at>o.length&&n.push({text:i.slice(0,e.at-o.length)}),n.push({text:e.name,slug:e.slug,...o&&{before:o},...s&&{after:s}}),r.delete(e.name),i=a.slice(s.length)}return[...n,...[...r].flatMap(([e,t])=>[{text:` `},{text:e,slug:t}])]}var um=(e,t=g,n=g)=>{var r=dm(),i=L(r,!0);z(()=>K(i,t())),V(`click`,r,()=>uu({slug:n(),things:[],deed:``,notes:[]})),G(e,r)},dm=U(`<button class="link svelte-2a7eu9"> </button>`),fm=U(`<span class="kept svelte-2a7eu9"> <!> </span>`);function pm(e,t){A(t,!0);let n=ya(t,`times`,3,1),r=M(()=>lm(t.text,t.cards)),i=M(()=>B(r).findIndex(({slug:e})=>e));var a=W();Y(I(a),17,()=>B(r),J,(e,t,r)=>{let a=()=>B(t).text,o=()=>B(t).slug,s=()=>B(t).before,c=()=>B(t).after;var l=W(),u=I(l),d=e=>{var t=fm(),l=F(t,!0),u=R(l);um(u,a,o);var d=R(u);k(t),z(()=>{K(l,s()),K(d,`${n()>1&&r===B(i)?` ×${n()}`:``}${c()??``}`)}),G(e,t)},f=e=>{var t=Zr();z(()=>K(t,a())),G(e,t)};q(u,e=>{o()?e(d):e(f,-1)}),G(e,l)}),G(e,a),j()}H([`click`]);var mm=U(`<li class="svelte-pypywg"><!></li>`),hm=U(`<ul class="effects svelte-pypywg"></ul>`);function gm(e,t){A(t,!0);var n=hm();Y(n,21,()=>t.effects,J,(e,t)=>{let n=()=>B(t).effect,r=()=>B(t).card,i=()=>B(t).slug;var a=mm(),o=F(a);{let e=M(()=>new Map(i()?[[r(),i()]]:[]));pm(o,{get text(){return n()},get cards(){return B(e)}})}k(a),G(e,a)}),k(n),G(e,n),j()}var _m=U(`<p class="svelte-18gwdac"> </p>`),vm=U(`<section class="affects svelte-18gwdac" aria-labelledby="affects"><h3 id="affects" class="svelte-18gwdac"> </h3> <!></section>`);function ym(e,t){A(t,!0);let{sitting:n}=Fc(),r=N(void 0);In(()=>{let e=t.thing;n.step>=0&&n.affects(e).then(n=>e===t.thing&&P(r,n))});var i=W(),a=I(i),o=e=>{var t=vm(),n=F(t),i=L(n,!0),a=R(n,2),o=e=>{gm(e,{get effects(){return B(r).effects}})},s=e=>{var t=_m(),n=L(t,!0);z(e=>K(n,e),[()=>Q(`affects-nothing`)]),G(e,t)};q(a,e=>{B(r).effects.length?e(o):e(s,-1)}),k(t),z(e=>K(i,e),[()=>Q(`affects`)]),G(e,t)};q(a,e=>{B(r)&&e(o)}),G(e,i),j()}var bm=U(`<small> </small>`),xm=U(`<span class="unseen" role="alert"> </span>`),Sm=U(`<span><!> <span role="timer"> </span> <!></span> <!>`,1);function Cm(e,t){A(t,!0);let n=N(0);In(()=>{let e=performance.now()+t.left;if(P(n,t.left,!0),!t.runs)return;let r=setInterval(()=>P(n,Math.max(0,e-performance.now()),!0),250);return()=>clearInterval(r)});let r=M(()=>Math.ceil(B(n)/1e3)),i=M(()=>B(r)<30),a=M(()=>`${Math.floor(B(r)/60)}:${String(B(r)%60).padStart(2,`0`)}`);var o=Sm(),s=I(o);let c;var l=F(s),u=e=>{Hs(e,{name:`warning`})},d=e=>{Hs(e,{name:`clock`})};q(l,e=>{B(i)?e(u):t.runs&&e(d,1)});var f=R(l,2),p=L(f,!0),m=R(f,2),h=e=>{var t=bm(),n=L(t,!0);z(e=>K(n,e),[()=>Q(`little-time`)]),G(e,t)};q(m,e=>{B(i)&&e(h)}),k(s);var g=R(s,2),_=e=>{var t=xm(),n=L(t,!0);z(e=>K(n,e),[()=>B(i)?Q(`your-time`,{n:30}):``]),G(e,t)};q(g,e=>{t.own&&t.runs&&e(_)}),z(()=>{c=Pi(s,1,`clock svelte-7ksnpk`,null,c,{runs:t.runs,little:B(i)}),K(p,B(a))}),G(e,o),j()}function wm(e,t,n=(e,t)=>e!==t){let r=N(void 0),i=t(),a=e();return Rn(()=>{let o=e();t()!==i&&P(r,o===a?void 0:n(o,a)),i=t(),a=o}),()=>B(r)}var Tm=U(`<small aria-hidden="true" class="svelte-13xisfs"> </small>`),Em=U(`<span class="bar svelte-13xisfs" aria-hidden="true"><span class="svelte-13xisfs"></span></span>`),Dm=U(`<span><!> <b aria-hidden="true" class="svelte-13xisfs"> </b> <span class="unseen"> </span> <!> <!></span>`);function Om(e,t){A(t,!0);let n=ya(t,`strong`,3,!1),{sitting:r}=Fc(),i=zc(),a=wm(()=>t.n,()=>r.step,(e,t)=>Number(e)-Number(t)||0);var o=Dm();let s;var c=F(o);Hs(c,{get name(){return t.icon}});var l=R(c,2),u=L(l,!0),d=R(l,2),f=L(d,!0),p=R(d,2),m=e=>{var t=Tm(),n=L(t,!0);z(e=>K(n,e),[()=>Qo(a())]),G(e,t)},h=M(()=>a());q(p,e=>{B(h)&&e(m)});var g=R(p,2),_=e=>{var n=Em(),r=F(n);let i;k(n),z(e=>i=Ii(r,``,i,{width:e}),[()=>`${Math.min(100,100*t.n/t.of)}%`]),G(e,n)};q(g,e=>{t.of&&typeof t.n==`number`&&e(_)}),k(o),X(o,()=>Uc(i(()=>t.icon))),z(e=>{s=Pi(o,1,`dial svelte-13xisfs`,null,s,{strong:n(),changed:e}),Z(o,`data-dial`,t.icon),Z(o,`title`,t.text),K(u,t.n),K(f,t.text)},[()=>a()]),G(e,o),j()}var km=U(`<p class="svelte-3ldv6t"> </p>`),Am=U(`<section class="force svelte-3ldv6t" tabindex="0"><h2 class="svelte-3ldv6t"> </h2> <!></section>`);function jm(e,t){A(t,!0);let{sitting:n,tell:r}=Fc(),i=M(()=>n.shown?.force??[]);var a=Am(),o=F(a),s=L(o,!0),c=R(o,2),l=e=>{gm(e,{get effects(){return B(i)}})},u=e=>{var t=km(),n=L(t,!0);z(e=>K(n,e),[()=>r(`ui-no-force`)]),G(e,t)};q(c,e=>{B(i).length?e(l):e(u,-1)}),k(a),z((e,t)=>{Z(a,`aria-label`,e),K(s,t)},[()=>Q(`in-force`),()=>Q(`in-force`)]),G(e,a),j()}var Mm=14,Nm=20,Pm=126,Fm=1.1,Im=.8;function Lm(e,t,n,r,i=1){let a=Math.max(1,Math.floor((n-Nm)/(e.least/e.ratio))),o=Array.from({length:Math.min(i,a)},(i,a)=>({card:Rm(e,t,n,r,a+1),rows:a+1})).reduce((e,t)=>t.card>e.card?t:e);return{card:Math.floor(Math.max(e.least,o.card)),rows:o.rows}}function Rm(e,t,n,r,i){let a=Math.max(Math.ceil(r/i),1),o=(t-Mm-(a-1)*e.gap)/a,s=(t-Mm)/(1+(a-1)*e.share),c=((n-Nm)/i-e.gap*(1-1/i))*e.ratio;return Math.min(Math.max(o,Math.min(s,e.good)),c,e.most)}function zm(e,t,n,r,i=1,a=!1,o=0){let{card:s,rows:c}=Lm(e,t,n,Math.max(r,o),i),l=Math.max(Math.ceil(r/c),Math.min(r,Math.ceil(o/c)),1),u=s/e.ratio,d=l>1?(t-Mm-s)/(l-1):0,f=Math.max(Math.min(s+e.gap,d),s*e.share),p=Math.max(Nm/2,(n-c*u-(c-1)*e.gap)/2);return{card:s,tall:u,rows:c,places:Array.from({length:r},(n,i)=>{let o=Math.floor(i/l),d=Math.min(l,r-o*l),m=Math.max(Mm/2,(t-(d-1)*f-s)/2),h=a&&c===1?i%l-(d-1)/2:0;return{x:Math.round(m+i%l*f),y:Math.round(p+o*(u+e.gap)+Math.min(Im*h*h,Nm)),turn:Fm*h}})}}function Bm(e){let t=getComputedStyle(e),n=(e,n)=>parseFloat(t.getPropertyValue(e))||n;return{least:n(`--least`,56),most:n(`--most`,150),ratio:n(`--ratio`,.714),gap:n(`--gap`,10),share:n(`--share`,1),good:n(`--good`,0)}}function Vm(e,t){if(!(t===0||(t-Nm)*e.ratio>=Um))return{...e,least:Hm.least,most:Hm.most,ratio:Hm.most/Hm.height,gap:6}}var Hm={least:92,most:124,height:46},Um=62;function Wm(e){return e<Pm?`small`:`middle`}var Gm={};function Km(e){at(Gm,e)}function qm(){return it(Gm)??(()=>({size:`small`,width:0,height:0}))}var Jm=U(`<div><!></div>`),Ym=U(`<p class="nothing svelte-133olco"> </p>`),Xm=U(`<div class="lane svelte-133olco" role="group"><h3 class="unseen"> </h3> <div></div></div>`);function Zm(e,t){A(t,!0);let n=ya(t,`rows`,3,1),r=ya(t,`usual`,3,0),i=ya(t,`fan`,3,!1),a=ya(t,`tiles`,3,!1),o=N(void 0),s=N(0),c=N(0),l=M(()=>B(o)&&B(s)?Bm(B(o)):void 0),u=M(()=>B(l)&&a()?Vm(B(l),B(c)):void 0),d=M(()=>B(l)?zm(B(u)??B(l),B(s),B(c),t.items.length,n(),i(),r()):{card:0,tall:0,rows:1,places:[]}),f=M(()=>B(d).places.some(({x:e})=>e+B(d).card>B(s)));Km(()=>({size:B(u)?`flat`:Wm(B(d).card),width:B(d).card,height:B(d).tall}));var p=Xm(),m=F(p),h=L(m,!0),g=R(m,2);let _,v;Y(g,23,()=>t.items,e=>t.key(e),(e,n,r)=>{let a=M(()=>B(d).places[B(r)]);var o=Jm();let s,c;fi(F(o),()=>t.item,()=>B(n)),k(o),z(()=>{s=Pi(o,1,`slot svelte-133olco`,null,s,{fan:i()&&B(d).rows===1}),c=Ii(o,``,c,{translate:`${B(a)?.x??0??``}px ${B(a)?.y??0??``}px`,rotate:B(a)?.turn?`${B(a).turn}deg`:void 0})}),G(e,o)},e=>{var n=Ym(),r=L(n);z(e=>K(r,`${t.label??``}: ${e??``}`),[()=>Q(`empty`)]),G(e,n)}),k(g),ua(g,e=>P(o,e),()=>B(o)),k(p),z(()=>{Z(p,`aria-label`,t.label),K(h,t.label),_=Pi(g,1,`box svelte-133olco`,null,_,{scrolls:B(f)}),v=Ii(g,``,v,{"--card":`${B(d).card??``}px`,"--tile":B(u)&&`${B(d).card}px`})}),ca(g,`clientWidth`,e=>P(s,e)),ca(g,`clientHeight`,e=>P(c,e)),G(e,p),j()}var Qm=U(`<li class="turn svelte-14lwl8k"><span> <!></span></li>`),$m=U(`<span class="gain svelte-14lwl8k"> <!> <span class="unseen"> </span></span>`),eh=U(`<button class="rule svelte-14lwl8k">§</button>`),th=U(`<!> <li><span class="icon svelte-14lwl8k"><!></span> <span><!><!><!></span> <!></li>`,1),nh=U(`<li class="small svelte-14lwl8k"><span></span> <span> </span></li>`),rh=U(`<section class="log svelte-14lwl8k" tabindex="0"><ol class="svelte-14lwl8k"></ol></section>`);function ih(e,t){A(t,!0);let{sitting:n,game:r,face:i,tell:a}=Fc(),o=M(()=>fs(r)?.Dice),s=M(()=>Math.max(0,Math.floor((n.server.log.length-1e3)/500))*500),c=M(()=>n.moment?n.moment.lines??[]:n.server.log.slice(B(s))),l=M(()=>n.moment?[]:n.server.begun),u=M(()=>kp(B(c),B(s),B(l))),d=M(()=>n.moment?B(s):n.screen.read),f=N(void 0),p=M(()=>new Map(B(l).map(e=>[e.at,e]))),m=(e=[])=>new Map(e.map(e=>[i(e).name,e])),h=e=>B(p).get(e?B(u)[e-1].last+1:B(s));In(()=>{B(c).length&&Ar().then(()=>B(f)?.scrollTo({top:B(f).scrollHeight}))});var g=rh(),_=F(g);Y(_,23,()=>B(u),({line:e,count:t,gains:n,at:r,last:i})=>r,(e,t,r)=>{let i=()=>B(t).line,s=()=>B(t).count,c=()=>B(t).gains,l=()=>B(t).last,u=M(()=>h(B(r))),f=M(()=>Dp(i()));var p=th(),g=I(p),_=e=>{var t=Qm(),r=F(t),i=F(r,!0),o=R(i),s=e=>{var t=Zr();z(e=>K(t,`· ${e??``}`),[()=>n.server.name(B(u).seat)]),G(e,t)};q(o,e=>{n.server.rounds||e(s)}),k(r),k(t),z(e=>K(i,e),[()=>a(n.server.rounds?`ui-round`:`ui-turn`,{n:B(u).turn})]),G(e,t)};q(g,e=>{B(u)&&e(_)});var v=R(g,2);let y;var b=F(v),x=F(b),S=e=>{Hs(e,{get path(){return B(f)}})};q(x,e=>{B(f)&&e(S)}),k(b);var C=R(b,2),w=F(C);{let e=M(()=>m(i().cards));pm(w,{get text(){return i().text},get cards(){return B(e)},get times(){return s()}})}var T=R(w);Y(T,17,c,J,(e,t)=>{var n=$m(),r=F(n,!0),i=R(r);Hs(i,{get name(){return B(t).icon}});var a=L(R(i,2),!0);k(n),z(e=>{Z(n,`data-dial`,B(t).icon),Z(n,`title`,B(t).text),K(r,e),K(a,B(t).text)},[()=>Qo(B(t).n)]),G(e,n)});var E=R(T),ee=e=>{var t=W();Ci(I(t),()=>B(o),(e,t)=>{t(e,{get dice(){return i().dice}})}),G(e,t)};q(E,e=>{B(o)&&i().dice?.length&&e(ee)}),k(C);var te=R(C,2),ne=e=>{var t=eh();z(e=>{Z(t,`aria-label`,e),Z(t,`title`,i().rule)},[()=>Q(`rule`,{id:i().rule})]),V(`click`,t,()=>n.rule(i().rule)),G(e,t)};q(te,e=>{i().rule&&e(ne)}),k(v),z(()=>y=Pi(v,1,`svelte-14lwl8k`,null,y,{small:i().small,fresh:l()>=B(d)})),G(e,p)},e=>{var t=nh(),n=L(R(F(t),2),!0);k(t),z(e=>K(n,e),[()=>Q(`no-log`)]),G(e,t)}),k(_),k(g),ua(g,e=>P(f,e),()=>B(f)),z(e=>Z(g,`aria-label`,e),[()=>Q(`log`)]),G(e,g),j()}H([`click`]);var ah,oh=U(`<span class="count svelte-1x5e02m"> </span>`),sh=U(`<span class="chosen-mark svelte-1x5e02m"><!></span>`),ch=U(`<span class="legal-mark svelte-1x5e02m"></span>`),lh=U(`<b> </b>`),uh=U(`<span class="badge svelte-1x5e02m"><!><!></span>`),dh=U(`<span class="badges svelte-1x5e02m"></span>`),fh=U(`<button><span class="unseen"> </span> <span class="picture svelte-1x5e02m" aria-hidden="true"><!> <!> <!> <!></span></button>`);function ph(e,t){A(t,!0);let n=ya(t,`badges`,19,()=>[]),r=ya(t,`deed`,3,``),i=ya(t,`which`,3,``),a=ya(t,`tilted`,3,!1),o=ya(t,`flat`,3,!1),s=ya(t,`alike`,19,()=>[]),c=ya(t,`direct`,3,!1),l=ya(t,`ground`,19,()=>[]),u=Fc(),{sitting:d,game:f,laid:p,face:m}=u,h=qm(),g=M(()=>o()||h().size===`flat`),_=d.asking,v=M(()=>m(t.slug)),y=M(()=>t.things.flatMap(e=>d.shown?.marks?.[e]??[])),b=M(()=>_.gathers||_.options(t.things).length>0),x=M(()=>B(b)?t.things:[...t.things,...s()]),S=M(()=>_.state(B(x))),C=M(()=>B(S)?u.side(t.things[0]??-1):``),w=M(()=>_.mark(t.things)),T=M(()=>t.said??(B(y).length?B(y):n().map(e=>e.text))),E=M(()=>({slug:t.slug,name:B(v).name,things:B(x),deed:r()&&`${r()} ${t.slug}${i()}`,notes:B(T),attached:t.attached,live:t.live})),ee=M(()=>t.things.length>1&&!t.picture),te=M(()=>[B(v).name+(B(ee)?` ×${t.things.length}`:``),...B(T),...B(S)===`chosen`?[Q(`chosen`)]:[],..._.options(B(x)).slice(0,3).map(e=>e.sentence??``)].join(`, `)),ne=d.step,re=M(()=>ne===d.step&&ne>p()),ie=M(()=>t.things.some(e=>d.screen.line?.things?.includes(e))),ae=M(()=>[...n().map(({icon:e,n:t=``})=>`${e}${t}`),...Object.values(t.live??{})]),oe=M(()=>t.live||n().length?B(ae):B(T)),se=wm(()=>B(oe).join(),()=>d.step),ce=M(()=>B(re)||se()||B(ie));pu(()=>B(E));function le(e){let t=e.currentTarget,n=t.closest(`dialog`)?void 0:t;if(lu(B(E)),e.detail>1&&ue(t))return;ah=t;let r=e.detail>0&&!ou.quick&&!c();_.touch(_.gathers?B(x):[...B(x),...l()],n,r)||uu(B(E))}function ue(e){if(_.at!==e)return _.sent||e!==ah;let t=!_.doubt&&_.usual(B(x),u.usual);return t&&_.choose(t),!0}function de(e){let t=e.key===`Enter`&&!e.ctrlKey&&!e.metaKey&&!_.menu.length&&_.usual(B(x),u.usual);t&&(e.preventDefault(),_.choose(t))}function fe(e){e.preventDefault(),hl.held||uu(B(E))}function pe(){if(_.options(B(x)).length&&!_.gathers)return{things:B(x),slug:t.slug,meaning:e=>u.drop(B(x),e,t.slug),drop:({options:e,aim:t},n)=>_.drop(e,n,t&&{...t,at:n}),look:()=>uu(B(E))}}function me(e){let t=_.gathers||_.at?[]:_.options(B(x));t.length===1&&d.previews.point(t[0],e,_.seq)}var he=fh();let ge;var _e=F(he),ve=L(_e,!0),ye=R(_e,2),be=F(ye),xe=e=>{var n=W();fi(I(n),()=>t.picture),G(e,n)},Se=e=>{{let n=M(h),r=M(()=>o()?`flat`:h().size);Pc(e,va({get face(){return B(v)},get game(){return f},get live(){return t.live}},()=>B(n),{get size(){return B(r)}}))}};q(be,e=>{t.picture?e(xe):e(Se,-1)});var Ce=R(be,2),we=e=>{var n=oh(),r=L(n);z(()=>K(r,`×${t.things.length??``}`)),G(e,n)};q(Ce,e=>{B(ee)&&e(we)});var D=R(Ce,2),Te=e=>{var t=sh(),n=F(t),r=e=>{var t=Zr();z(()=>K(t,B(w))),G(e,t)},i=e=>{Hs(e,{name:`check`})};q(n,e=>{B(w)?e(r):e(i,-1)}),k(t),G(e,t)},O=e=>{G(e,ch())};q(D,e=>{B(S)===`chosen`?e(Te):B(S)&&e(O,1)});var Ee=R(D,2),De=e=>{var t=dh();Y(t,21,n,J,(e,t)=>{var n=uh(),r=F(n);Hs(r,{get name(){return B(t).icon}});var i=R(r),a=e=>{var n=lh(),r=L(n,!0);z(()=>K(r,B(t).n)),G(e,n)};q(i,e=>{B(t).n!==void 0&&e(a)}),k(n),z(()=>{Z(n,`data-icon`,B(t).icon),Z(n,`title`,B(t).text)}),G(e,n)}),k(t),G(e,t)};q(Ee,e=>{n().length&&e(De)}),k(ye),k(he),X(he,()=>Xl(()=>B(S))),X(he,()=>sl(()=>({things:t.things}))),X(he,()=>gl(pe)),X(he,()=>Hc(()=>({things:t.picture?t.things.slice(0,1):t.things,slug:t.slug}))),z((e,r)=>{ge=Pi(he,1,`spot ${B(S)??``}`,`svelte-1x5e02m`,ge,{tilted:a(),flat:B(g),small:e,badged:n().length,drawn:t.picture,now:B(ce),stack:B(ee)}),Z(he,`data-target`,B(S)?``:void 0),Z(he,`data-side`,B(C)||void 0),Z(he,`data-card`,t.slug),Z(he,`data-thing`,r),Z(he,`aria-pressed`,_.gathers&&B(S)?B(S)===`chosen`:void 0),K(ve,B(te))},[()=>h().size===`small`,()=>t.things.join(` `)]),V(`click`,he,le),V(`keydown`,he,de),V(`contextmenu`,he,fe),Vr(`pointerenter`,he,e=>{e.pointerType===`mouse`&&(lu(B(E)),me(e.currentTarget))}),Vr(`pointerleave`,he,()=>d.previews.leave()),Vr(`focus`,he,e=>{lu(B(E)),e.currentTarget.matches(`:focus-visible`)&&me(e.currentTarget)}),Vr(`blur`,he,()=>d.previews.leave()),G(e,he),j()}H([`click`,`keydown`,`contextmenu`]);var mh=U(`<button><!> <b aria-hidden="true" class="svelte-1h5os7y"> </b> <span class="unseen"> </span></button> <dialog class="svelte-1h5os7y"><div class="head svelte-1h5os7y"><h2> </h2> <button> </button></div> <div class="cards svelte-1h5os7y"><!></div></dialog>`,1),hh=U(`<span class="pile svelte-1h5os7y"><!> <b aria-hidden="true" class="svelte-1h5os7y"> </b> <span class="unseen"> </span></span>`);function gh(e,t){A(t,!0);let n=ya(t,`cards`,19,()=>[]),{sitting:r}=Fc(),i=zc(),a=M(()=>n().some(({thing:e})=>r.asking.state([e]))),o=.76;Km(()=>({size:`middle`,width:176,height:176/o}));let s=N(void 0),c=N(!1),l=!1;function u(){P(c,!0),l=B(a),B(s)?.showModal()}In(()=>{l&&(!B(a)||r.asking.menu.length)&&B(s)?.close()});let d=M(()=>`${t.label}: ${t.count}`);var f=W(),p=I(f),m=e=>{var r=mh(),f=I(r);let p;var m=F(f);Hs(m,{get name(){return t.icon}});var h=R(m,2),g=L(h,!0),_=L(R(h,2),!0);k(f),X(f,()=>B(a)&&Xl()),X(f,()=>t.goal&&sl(()=>t.goal)),X(f,()=>Uc(i(()=>t.icon)));var v=R(f,2),y=F(v),b=F(y),x=L(b,!0),S=R(b,2),C=L(S,!0);k(y);var w=R(y,2);Ii(w,``,{},{"--card":`176px`,"--ratio":o});var T=F(w),E=e=>{var t=W();Y(I(t),17,n,({thing:e,slug:t})=>e,(e,t)=>{let n=()=>B(t).thing,r=()=>B(t).slug;{let t=M(()=>[n()]);ph(e,{get things(){return B(t)},get slug(){return r()}})}}),G(e,t)};q(T,e=>{B(c)&&e(E)}),k(w),k(v),ua(v,e=>P(s,e),()=>B(s)),X(v,()=>Bu),z(e=>{p=Pi(f,1,`pile svelte-1h5os7y`,null,p,{wanted:B(a)}),Z(f,`data-pile`,t.icon),Z(f,`data-target`,B(a)?``:void 0),K(g,t.count),K(_,B(d)),Z(v,`aria-label`,B(d)),K(x,B(d)),K(C,e)},[()=>Q(`close`)]),V(`click`,f,u),Vr(`close`,v,()=>P(c,l=!1,!0)),V(`click`,S,()=>B(s)?.close()),G(e,r)},h=e=>{var n=hh(),r=F(n);Hs(r,{get name(){return t.icon}});var a=R(r,2),o=L(a,!0),s=L(R(a,2),!0);k(n),X(n,()=>Uc(i(()=>t.icon))),X(n,()=>t.goal&&sl(()=>t.goal)),z(()=>{Z(n,`data-pile`,t.icon),Z(n,`title`,B(d)),K(o,t.count),K(s,B(d))}),G(e,n)};q(p,e=>{n().length?e(m):e(h,-1)}),G(e,f),j()}H([`click`]);function _h(e){e&&vh(e.name,e.replay,`application/json`)}function vh(e,t,n=`text/plain`){let r=document.createElement(`a`);r.href=URL.createObjectURL(new Blob([t],{type:n})),r.download=e,r.click(),URL.revokeObjectURL(r.href)}var yh=[`undo`,`hint`,`why`,`board`,`card`,`force`,`log`,`order`,`save`,`concede`,`help`];function bh(e,t){return[...t(`command-${e}`).toLowerCase().split(/\s+/),e]}function xh(e,t){if(/^\?\s*\S/.test(e))return{command:`why`,rest:e.slice(1).trim()};let[n=``,...r]=e.trim().split(/\s+/),i=n===`?`?`help`:yh.find(e=>bh(e,t).includes(n.toLowerCase()));return i&&{command:i,rest:r.join(` `)}}var Sh=U(`<div class="svelte-1ht8fe6"><dt class="svelte-1ht8fe6"> </dt> <dd class="svelte-1ht8fe6"> </dd></div>`),Ch=U(`<dl role="status" class="svelte-1ht8fe6"></dl>`),wh=U(`<h3 class="svelte-1ht8fe6"> </h3>`),Th=U(`<small class="svelte-1ht8fe6"> </small>`),Eh=U(`<li class="svelte-1ht8fe6"><span aria-hidden="true"> </span> <button class="svelte-1ht8fe6"><span class="unseen"> </span> <!></button></li>`),Dh=U(`<!> <ul class="answers svelte-1ht8fe6"></ul>`,1),Oh=U(`<li class="svelte-1ht8fe6"> </li>`),kh=U(`<div class="plain svelte-1ht8fe6"><section aria-labelledby="plain-answers"><h2 id="plain-answers" class="svelte-1ht8fe6"> </h2> <p> </p> <form><label for="typed"> </label> <div class="line svelte-1ht8fe6"><input id="typed" autocomplete="off" autocapitalize="off" spellcheck="false" aria-describedby="expected" class="svelte-1ht8fe6"/> <button class="main"> </button></div> <p id="expected" class="quiet svelte-1ht8fe6"> </p></form> <!> <!></section> <section aria-labelledby="plain-table"><h2 id="plain-table" tabindex="-1" class="svelte-1ht8fe6"> </h2> <ul class="svelte-1ht8fe6"></ul></section> <section aria-labelledby="plain-force"><h2 id="plain-force" tabindex="-1" class="svelte-1ht8fe6"> </h2> <ul class="svelte-1ht8fe6"></ul></section> <section aria-labelledby="plain-log"><h2 id="plain-log" tabindex="-1" class="svelte-1ht8fe6"> </h2> <ol class="svelte-1ht8fe6"></ol></section></div>`);function Ah(e,t){A(t,!0);let{sitting:n,game:r,tell:i}=Fc(),a=n.asking,o=M(()=>a.question),s=M(()=>B(o)?.kind===`distribute`||B(o)?.kind===`number`),c=N(``),l=pn({}),u=N(!1),d=-1,f={undo:()=>void n.undo(),hint:()=>void n.askHint(),why:e=>void n.whyNot(e),board:()=>void n.describe().then(()=>l.table?.focus()),card:p,force:()=>l.force?.focus(),log:()=>l.log?.focus(),order:()=>void n.order(!n.server.room?.order),save:()=>void n.save().then(_h),concede:m,help:()=>P(u,!0)};In(()=>{if(n.step<0)return;let e=setTimeout(()=>void n.describe(),60);return()=>clearTimeout(e)});function p(e){let t=e.toLowerCase(),a=[...$.server.cards[r]?.values()??[]],o=a.find(e=>e.name.toLowerCase()===t)??a.find(e=>e.name.toLowerCase().includes(t));o&&t?uu({slug:o.slug,things:[],deed:``,notes:[]}):n.screen.say(i(`ui-no-card`,{typed:e}),!0)}function m(){if(d===a.seq&&n.server.lasts)return void n.resign();d=a.seq,n.screen.say(i(`ui-sure-concede`),!0)}function h(e){e.preventDefault();let t=B(c).trim();if(!t)return;P(c,``),P(u,!1);let r=xh(t,i);if(r)return f[r.command](r.rest);let a=/^\d+(\s+\d+)*$/.test(t)?t.split(/\s+/).map(Number):[];if(a.length&&B(o)&&!B(s))return _(a);let l=B(o)?Fl(B(o),t):[];l.length===1?g(l[0]):n.type(t)}function g(e){e.warning||a.gathers?a.press(e):a.send(e.answer)}function _(e){let t=e.map(e=>B(o).options[e-1]);if(t.some(e=>!e))return n.screen.say(B(o).expected??``,!0);if(!a.gathers)return g(t[0]);a.clear();for(let e of t)a.gather(e);a.whole?a.confirm():n.screen.say(B(o).expected??``,!0)}var v=kh(),y=F(v),b=F(y),x=L(b,!0),S=R(b,2),C=L(S,!0),w=R(S,2),T=F(w),E=L(T,!0),ee=R(T,2),te=F(ee);Ji(te);var ne=L(R(te,2),!0);k(ee);var re=L(R(ee,2));k(w);var ie=R(w,2),ae=e=>{var t=Ch();Y(t,21,()=>yh,J,(e,t)=>{var n=Sh(),r=F(n),a=L(r,!0),o=L(R(r,2),!0);k(n),z((e,t)=>{K(a,e),K(o,t)},[()=>bh(B(t),i)[0],()=>i(`help-${B(t)}`)]),G(e,n)}),k(t),G(e,t)};q(ie,e=>{B(u)&&e(ae)}),Y(R(ie,2),17,()=>Ol(B(o)?.options??[]),J,(e,t)=>{var n=Dh(),r=I(n),i=e=>{var n=wh(),r=L(n,!0);z(()=>K(r,B(t).title)),G(e,n)};q(r,e=>{B(t).title&&e(i)});var o=R(r,2);Y(o,21,()=>B(t).answers,({option:e,n:t,label:n})=>t,(e,t)=>{let n=()=>B(t).option,r=()=>B(t).n,i=()=>B(t).label;var o=Eh(),s=F(o),c=L(s,!0),l=R(s,2),u=F(l),d=L(u,!0),f=R(u),p=R(f),m=e=>{var t=Th(),r=L(t,!0);z(()=>K(r,n().note)),G(e,t)};q(p,e=>{n().note&&e(m)}),k(l),k(o),z(e=>{K(c,r()),Z(l,`aria-pressed`,e),K(d,r()),K(f,` ${i()??``}`)},[()=>a.gathers?a.picked.includes(n()):void 0]),V(`click`,l,()=>a.choose(n())),G(e,o)}),k(o),G(e,n)}),k(y);var oe=R(y,2),se=F(oe),ce=L(se,!0);ua(se,e=>l.table=e,()=>l?.table);var le=R(se,2);Y(le,21,()=>n.server.sentences,e=>e.key,(e,t)=>{var n=Oh(),r=L(n,!0);z(()=>K(r,B(t).text)),G(e,n)}),k(le),k(oe);var ue=R(oe,2),de=F(ue),fe=L(de,!0);ua(de,e=>l.force=e,()=>l?.force);var pe=R(de,2);Y(pe,21,()=>n.shown?.force??[],J,(e,t)=>{var n=Oh(),r=L(n,!0);z(()=>K(r,B(t).effect)),G(e,n)},e=>{var t=Oh(),n=L(t,!0);z(e=>K(n,e),[()=>i(`ui-no-force`)]),G(e,t)}),k(pe),k(ue);var me=R(ue,2),he=F(me),ge=L(he,!0);ua(he,e=>l.log=e,()=>l?.log);var _e=R(he,2);Y(_e,21,()=>n.server.log.slice(-30),J,(e,t)=>{var n=Oh(),r=L(n,!0);z(()=>K(r,B(t).text)),G(e,n)},e=>{var t=Oh(),n=L(t,!0);z(e=>K(n,e),[()=>Q(`no-log`)]),G(e,t)}),k(_e),k(me),k(v),z((e,t,n,r,i,c,l)=>{K(x,e),K(C,B(o)?.prompt??``),K(E,t),K(ne,n),K(re,`${(a.gathers||B(s)?B(o)?.expected:``)??``}
        ${r??``}`),K(ce,i),K(fe,c),K(ge,l)},[()=>Q(`answers`),()=>Q(`type-here`),()=>Q(`send`),()=>Q(`plain-commands`,{list:yh.map(e=>bh(e,i)[0]).join(`, `)}),()=>Q(`table`),()=>Q(`in-force`),()=>Q(`log`)]),Vr(`submit`,w,h),ea(te,()=>B(c),e=>P(c,e)),G(e,v),j()}H([`click`]);var jh=U(`<span class="unseen"> </span>`),Mh=U(`<span class="tag you svelte-1tq5xr1"> </span>`),Nh=U(`<span class="tag svelte-1tq5xr1"> </span>`),Ph=U(`<span class="extra svelte-1tq5xr1"> </span>`),Fh=U(`<span class="emblems svelte-1tq5xr1"><!></span>`),Ih=U(`<b> </b>`),Lh=U(`<button data-target="" class="svelte-1tq5xr1"> <!><!></button>`),Rh=U(`<div><div class="who svelte-1tq5xr1"><h2 class="svelte-1tq5xr1"><button class="name svelte-1tq5xr1"> </button></h2> <span><!> <!></span> <!> <!> <!> <!> <!></div> <div class="dials svelte-1tq5xr1"><!></div> <!></div>`);function zh(e,t){A(t,!0);let n=ya(t,`extra`,3,``),r=ya(t,`upright`,3,!1),{sitting:i}=Fc(),a=M(()=>[-2-t.seat]),o=M(()=>i.asking.options(B(a))),s=M(()=>i.asking.state(B(a))),c=M(()=>i.server.room?.seats[t.seat]),l=M(()=>i.server.room?.yours.includes(t.seat)??!1),u=M(()=>i.server.name(t.seat)),d=M(()=>i.server.table?.deciding.includes(t.seat)&&!i.moment),f=M(()=>i.moment?void 0:i.server.table?.clocks?.[t.seat]),p=M(()=>i.asking.mark(B(a))),m=M(()=>i.asking.question?.kind===`distribute`?`${B(u)} +1`:B(o).length===1?B(o)[0].sentence:B(u)),h=M(()=>B(c)?.out?Q(`is-out`,{why:B(c).out}):B(c)?.bot?Q(`is-played`):B(c)?.kind===`person`&&!B(c).here?Q(`is-gone`):``),g=N(void 0);Rc(()=>t.seat);function _(){let e=B(g).querySelectorAll(`:is(.emblems, .dials) [title]:has(.unseen)`);uu({slug:``,name:B(u),things:B(a),deed:``,notes:[...e].map(({title:e})=>e)})}var v=Rh();let y;var b=F(v),x=F(b),S=F(x),C=L(S,!0);k(x);var w=R(x,2);let T;var E=F(w);Hs(E,{name:`turn`});var ee=R(E,2),te=e=>{var t=jh(),n=L(t,!0);z(e=>K(n,e),[()=>Q(`deciding`)]),G(e,t)};q(ee,e=>{B(d)&&e(te)}),k(w);var ne=R(w,2),re=e=>{var t=Mh(),n=L(t,!0);z(e=>K(n,e),[()=>Q(`you`)]),G(e,t)};q(ne,e=>{B(l)&&e(re)});var ie=R(ne,2),ae=e=>{var t=Nh(),n=L(t,!0);z(()=>K(n,B(h))),G(e,t)};q(ie,e=>{B(h)&&e(ae)});var oe=R(ie,2),se=e=>{var t=Ph(),r=L(t,!0);z(()=>K(r,n())),G(e,t)};q(oe,e=>{n()&&e(se)});var ce=R(oe,2),le=e=>{{let t=M(()=>!!B(d));Cm(e,{get left(){return B(f)},get runs(){return B(t)},get own(){return B(l)}})}};q(ce,e=>{B(f)!==void 0&&e(le)});var ue=R(ce,2),de=e=>{var n=Fh();fi(F(n),()=>t.emblems),k(n),G(e,n)};q(ue,e=>{t.emblems&&e(de)}),k(b);var fe=R(b,2);fi(F(fe),()=>t.children),k(fe);var pe=R(fe,2),me=e=>{var t=Lh(),n=F(t),r=R(n),o=e=>{var t=Ih(),n=L(t,!0);z(()=>K(n,B(p))),G(e,t)};q(r,e=>{B(p)&&e(o)});var c=R(r),u=e=>{Hs(e,{name:`check`})};q(c,e=>{B(s)===`chosen`&&e(u)}),k(t),X(t,()=>Xl(()=>B(s))),z(()=>{Z(t,`aria-pressed`,i.asking.gathers?B(s)===`chosen`:void 0),Z(t,`data-side`,B(l)?`own`:`enemy`),K(n,`${B(m)??``} `)}),V(`click`,t,e=>i.asking.touch(B(a),e.currentTarget)),G(e,t)};q(pe,e=>{B(s)&&e(me)}),k(v),ua(v,e=>P(g,e),()=>B(g)),X(v,()=>sl(()=>({things:B(a),place:`player`,seat:t.seat}))),X(v,()=>Uc(()=>`player-${t.seat}`)),X(v,()=>Hc(()=>({things:B(a),slug:``}))),z((e,n)=>{y=Pi(v,1,`player ${B(s)??``}`,`svelte-1tq5xr1`,y,{active:t.active,upright:r()}),Z(v,`data-seat`,t.seat),Z(S,`title`,e),K(C,B(u)),T=Pi(w,1,`turn svelte-1tq5xr1`,null,T,{off:!B(d)}),Z(w,`title`,n)},[()=>Q(`affects`),()=>B(d)?Q(`deciding`):void 0]),V(`click`,S,_),G(e,v),j()}H([`click`]);var Bh=U(`<div class="large svelte-197u7p7"><!></div>`),Vh=U(`<h2> </h2>`),Hh=U(`<li class="svelte-197u7p7"> </li>`),Uh=U(`<ul class="notes svelte-197u7p7"></ul>`),Wh=U(`<span class="svelte-197u7p7"> </span>`),Gh=U(`<li><button class="svelte-197u7p7"> </button> <!></li>`),Kh=U(`<ul class="attached svelte-197u7p7"></ul>`),qh=U(`<!> <!>`,1),Jh=U(`<button class="main"> </button>`),Yh=U(`<button> <kbd>?</kbd></button>`),Xh=U(`<!> <div class="info svelte-197u7p7"><!> <!> <div class="deeds svelte-197u7p7"><!> <!> <button> <kbd>Esc</kbd></button></div></div>`,1),Zh=U(`<dialog class="svelte-197u7p7"><!></dialog>`),Qh=U(`<!><!>`,1),$h=U(`<p class="quiet svelte-197u7p7"> </p>`),eg=U(`<div class="beside svelte-197u7p7"><!></div>`);function tg(e,t){A(t,!0);let n=(e,t=g)=>{var n=W(),r=I(n),i=e=>{var n=Bh(),r=F(n);{let e=M(()=>s(t().slug));Pc(r,{get face(){return B(e)},get game(){return o},get live(){return t().live}})}k(n),G(e,n)},a=e=>{var n=Vh(),r=L(n,!0);z(()=>K(r,t().name)),G(e,n)};q(r,e=>{t().slug?e(i):e(a,-1)}),G(e,n)},r=(e,t=g)=>{var n=qh(),r=I(n),i=e=>{var n=Uh();Y(n,21,()=>t().notes,J,(e,t)=>{var n=Hh(),r=L(n,!0);z(()=>K(r,B(t))),G(e,n)}),k(n),G(e,n)};q(r,e=>{t().notes.length&&e(i)});var a=R(r,2),o=e=>{var n=Kh();Y(n,21,()=>t().attached,J,(e,t)=>{var n=Gh(),r=F(n),i=L(r,!0);Y(R(r,2),17,()=>B(t).notes,J,(e,t)=>{var n=Wh(),r=L(n,!0);z(()=>K(r,B(t))),G(e,n)}),k(n),z(e=>K(i,e),[()=>s(B(t).slug).name]),V(`click`,r,()=>uu(B(t))),G(e,n)}),k(n),G(e,n)};q(a,e=>{t().attached?.length&&e(o)}),G(e,n)},i=ya(t,`sheet`,3,!1),{sitting:a,game:o,face:s}=Fc(),c=M(()=>cu.seen),l=M(()=>B(c)?a.asking.options(B(c).things):[]),u=N(void 0);In(()=>{i()&&(cu.open&&!B(u)?.open&&B(u)?.showModal(),!cu.open&&B(u)?.open&&B(u).close())});function d(e){du(),a.asking.touch(e)}var f=W(),p=I(f),m=e=>{var t=Zh(),i=F(t),o=e=>{var t=Xh(),i=I(t);n(i,()=>B(c));var o=R(i,2),s=F(o);r(s,()=>B(c));var u=R(s,2),f=e=>{ym(e,{get thing(){return B(c).things[0]}})};q(u,e=>{cu.open&&B(c).things.length&&e(f)});var p=R(u,2),m=F(p),h=e=>{var t=Jh(),n=L(t,!0);z(()=>K(n,B(l)[0].sentence)),V(`click`,t,()=>d(B(c).things)),G(e,t)},g=e=>{var t=W();Y(I(t),17,()=>B(l),J,(e,t)=>{var n=Jh(),r=L(n,!0);z(()=>K(r,B(t).sentence)),V(`click`,n,()=>{du(),a.asking.choose(B(t))}),G(e,n)}),G(e,t)};q(m,e=>{a.asking.gathers&&B(l).length?e(h):e(g,-1)});var _=R(m,2),v=e=>{var t=Yh(),n=F(t);Oe(),k(t),z(e=>K(n,`${e??``} `),[()=>Q(`why-not`)]),V(`click`,t,()=>{du(),a.whyNot(B(c).deed)}),G(e,t)};q(_,e=>{!B(l).length&&B(c).deed&&a.asking.question&&e(v)});var y=R(_,2),b=F(y);Oe(),k(y),k(p),k(o),z(e=>K(b,`${e??``} `),[()=>Q(`close`)]),V(`click`,y,function(...e){du?.apply(this,e)}),G(e,t)};q(i,e=>{B(c)&&e(o)}),k(t),ua(t,e=>P(u,e),()=>B(u)),X(t,()=>Bu),z(e=>Z(t,`aria-label`,e),[()=>B(c)?B(c).name??s(B(c).slug).name:``]),Vr(`close`,t,function(...e){du?.apply(this,e)}),G(e,t)},h=e=>{var t=eg(),i=F(t),a=e=>{var t=Qh(),i=I(t);n(i,()=>B(c));var a=R(i);r(a,()=>B(c)),G(e,t)},o=e=>{var t=$h(),n=L(t,!0);z(e=>K(n,e),[()=>Q(`look-here`)]),G(e,t)};q(i,e=>{B(c)?.slug?e(a):e(o,-1)}),k(t),G(e,t)};q(p,e=>{i()?e(m):e(h,-1)}),G(e,f),j()}H([`click`]);var ng=`trivault.draft`,rg=120,ig=class{#e=N(pn({name:``,choices:{},cards:{}}));get parts(){return B(this.#e)}set parts(e){P(this.#e,e,!0)}#t=N(null);get checked(){return B(this.#t)}set checked(e){P(this.#t,e)}#n=N(new Map);get offers(){return B(this.#n)}set offers(e){P(this.#n,e)}#r=N(``);get error(){return B(this.#r)}set error(e){P(this.#r,e,!0)}#i;#a;#o=0;#s=0;constructor(e,t){this.#i=e,this.#a=t,this.parts=ru(ng,{})[t.name]??this.parts}copies(e){return this.parts.cards[e]??0}add(e,t){let n=this.copies(e)+t,{[e]:r,...i}=this.parts.cards;this.parts.cards=n>0?{...this.parts.cards,[e]:n}:i,this.#c()}rename(e){this.parts.name=e,this.#c()}choose(e,t){this.parts.choices[e]=t,this.check()}empty(){this.parts={name:``,choices:this.checked?this.parts.choices:{},cards:{}},this.check()}#c(){clearTimeout(this.#s),this.#s=window.setTimeout(()=>this.check(!1),rg)}async check(e=!0){let{name:t,choices:n,cards:r}=Xe(this.parts);iu(ng,{...ru(ng,{}),[this.#a.name]:{name:t,choices:n,cards:r}}),await this.#l({name:t,choices:n,cards:r,offers:e})}async read(e){let t=await this.#l({text:e,offers:!0});return t?(this.parts={name:t.name,choices:Object.fromEntries(t.choices.map(({name:e,value:t})=>[e,t])),cards:Object.fromEntries(t.cards.map(({card:e,times:t})=>[e,t]))},await this.check(!1),!0):!1}async#l(e){let t=++this.#o;clearTimeout(this.#s);try{let n=await this.#i.ask({type:`draft`,game:this.#a.name,...e},`draft`);return t===this.#o?(this.error=``,this.checked=n,n.offers?.length&&(this.offers=new Map(n.offers.map(e=>[e.card,e]))),n):void 0}catch(n){if(!(n instanceof Jd)||t!==this.#o)return;this.checked||`text`in e?this.error=n.message:this.empty();return}}},ag=`trivault.decks`,og=new class{#e=N(ru(ag,{}));get lists(){return B(this.#e)}set lists(e){P(this.#e,e)}of(e){return Object.entries(this.lists[e]??{})}keep(e,t,n){this.#t(e,{...this.lists[e],[t]:n})}drop(e,t){let{[t]:n,...r}=this.lists[e]??{};this.#t(e,r)}#t(e,t){this.lists={...this.lists,[e]:t},iu(ag,this.lists)}},sg=U(`<span class="stepper svelte-1hzgx9d"><button type="button" class="svelte-1hzgx9d">−</button> <b class="svelte-1hzgx9d"> </b> <button type="button" class="svelte-1hzgx9d">+</button></span>`);function cg(e,t){A(t,!0);var n=sg(),r=F(n),i=R(r,2),a=L(i,!0),o=R(i,2);k(n),z((e,n)=>{r.disabled=t.n<1,Z(r,`aria-label`,e),K(a,t.n),o.disabled=t.n>=t.most,Z(o,`aria-label`,n)},[()=>Q(`less`,{name:t.name}),()=>Q(`more`,{name:t.name})]),V(`click`,r,()=>t.add(-1)),V(`click`,o,()=>t.add(1)),G(e,n),j()}H([`click`]);var lg=U(`<p class="quiet svelte-o2nvu8"> <a> </a></p>`),ug=U(`<li class="svelte-o2nvu8"> <button type="button" class="rule svelte-o2nvu8"> </button> <!></li>`),dg=U(`<ul class="problems svelte-o2nvu8"></ul>`),fg=U(`<p class="fine svelte-o2nvu8"> </p>`),pg=U(`<li><button type="button" class="flat name svelte-o2nvu8"> </button> <span class="points svelte-o2nvu8"> </span> <!></li>`),mg=U(`<section class="svelte-o2nvu8"><h3 class="svelte-o2nvu8"> <span class="quiet"> </span></h3> <ul class="svelte-o2nvu8"></ul></section>`),hg=U(`<p class="quiet"> </p>`),gg=U(`<!> <!>`,1);function _g(e,t){A(t,!0);let n=M(()=>$.server.known[t.game.name]),r=M(()=>t.drafting.checked),i=M(()=>new Set(B(r)?.problems.map(e=>e.card))),a=M(()=>{let e=B(n)?.filters.find(e=>e.name===`type`)?.values??[],t=B(r)?.cards??[];return e.map(({name:e,title:r})=>({title:r,cards:t.filter(t=>B(n)?.cards.get(t.card)?.groups.type?.includes(e))})).filter(e=>e.cards.length)});function o(e,n){t.drafting.add(e,n),t.drafting.copies(e)||t.ongone()}let s=N({});In(()=>{Xo.lang&&P(s,{})});async function c(e){let{text:t}=await $.link.ask({type:`rule`,rule:e},`rule`);P(s,{...B(s),[e]:t})}var l=W(),u=I(l),d=e=>{var l=gg(),u=I(l),d=e=>{var n=dg();Y(n,21,()=>B(r).problems,J,(e,n)=>{var r=ug(),i=F(r),a=R(i),o=L(a,!0),l=R(a,2),u=e=>{var r=lg(),i=F(r),a=R(i),o=L(a,!0);k(r),z(e=>{K(i,`${B(s)[B(n).rule]??``} `),Z(a,`href`,`#/rules/${t.game.name??``}/${B(n).rule??``}`),K(o,e)},[()=>Q(`rules-link`)]),G(e,r)};q(l,e=>{B(s)[B(n).rule]&&e(u)}),k(r),z(e=>{K(i,`${B(n).text??``} `),K(o,e)},[()=>Q(`rule`,{id:B(n).rule})]),V(`click`,a,()=>c(B(n).rule)),G(e,r)}),k(n),G(e,n)},f=e=>{var n=fg(),r=L(n);z(e=>K(r,`✓ ${e??``}`),[()=>Q(`legal`,{what:t.game.decks??``})]),G(e,n)};q(u,e=>{B(r).problems.length?e(d):B(r).cards.length&&e(f,1)}),Y(R(u,2),17,()=>B(a),J,(e,r)=>{var a=mg(),s=F(a),c=F(s),l=L(R(c),!0);k(s);var u=R(s,2);Y(u,21,()=>B(r).cards,({card:e,times:t,points:n})=>e,(e,r)=>{let a=()=>B(r).card,s=()=>B(r).times,c=()=>B(r).points,l=M(()=>B(n)?.cards.get(a())?.name??a());var u=pg();let d;var f=F(u),p=L(f,!0),m=R(f,2),h=L(m,!0),g=R(m,2);{let e=M(()=>t.drafting.copies(a())||s()),n=M(()=>t.drafting.offers.get(a())?.most??0);cg(g,{get n(){return B(e)},get most(){return B(n)},get name(){return B(l)},add:e=>o(a(),e)})}k(u),z(e=>{d=Pi(u,1,`svelte-o2nvu8`,null,d,{wrong:e}),K(p,B(l)),K(h,c())},[()=>B(i).has(a())]),V(`click`,f,()=>$.read(t.game.name,a())),G(e,u)}),k(u),k(a),z(e=>{K(c,`${B(r).title??``} `),K(l,e)},[()=>B(r).cards.reduce((e,t)=>e+t.points,0)]),G(e,a)},e=>{var t=hg(),n=L(t,!0);z(e=>K(n,e),[()=>Q(`empty-draft`)]),G(e,t)}),G(e,l)};q(u,e=>{B(r)&&e(d)}),G(e,l),j()}H([`click`]);var vg=U(`<p class="error" role="alert"> </p>`),yg=U(`<details><summary class="svelte-199vvla"> </summary> <div class="text svelte-199vvla"><label class="field"> <textarea name="list" rows="10" spellcheck="false" class="svelte-199vvla"></textarea></label> <!> <div class="actions"><button type="button"> </button> <label class="button svelte-199vvla"> <input class="unseen" type="file" accept=".txt,.json,text/plain,application/json"/></label> <button type="button"> </button> <button type="button"> </button></div></div></details>`);function bg(e,t){let n=Qr();A(t,!0);let r=ya(t,`drafting`,7),i=N(null),a=N(!1),o=N(``),s=M(()=>B(i)??r().checked?.text??``);async function c(e){P(i,e,!0),P(o,``),await r().read(e)?P(i,null):(P(o,r().error||Q(`lost`),!0),r().error=``)}async function l(){await navigator.clipboard?.writeText(B(s)),P(a,!0)}async function u(e){let t=e.currentTarget.files?.[0];e.currentTarget.value=``,t&&await c(await t.text())}var d=yg(),f=F(d),p=L(f,!0),m=R(f,2),h=F(m),g=F(h),_=R(g);vt(_),k(h);var v=R(h,2),y=e=>{var t=vg(),r=L(t,!0);z(()=>{Z(t,`id`,n),K(r,B(o))}),G(e,t)};q(v,e=>{B(o)&&e(y)});var b=R(v,2),x=F(b),S=L(x,!0),C=R(x,2),w=F(C),T=R(w);k(C);var E=R(C,2),ee=L(E,!0),te=R(E,2),ne=L(te,!0);k(b),k(m),k(d),z((e,t,r,a,c,l)=>{K(p,e),K(g,`${t??``} `),Yi(_,B(s)),Z(_,`aria-invalid`,!!B(o)),Z(_,`aria-describedby`,B(o)?n:void 0),x.disabled=B(i)===null,K(S,r),K(w,`${a??``} `),K(ee,c),K(ne,l)},[()=>Q(`as-text`),()=>Q(`deck-list`,{what:t.what}),()=>Q(`read-list`),()=>Q(`open-file`),()=>B(a)?Q(`copied`):Q(`copy-text`),()=>Q(`save-file`)]),V(`input`,_,e=>P(i,e.currentTarget.value,!0)),V(`click`,x,()=>c(B(s))),V(`change`,T,u),V(`click`,E,l),V(`click`,te,()=>vh(`${r().checked?.name??t.what}.txt`,B(s))),G(e,d),j()}H([`input`,`click`,`change`]);var xg=U(`<option> </option>`),Sg=U(`<label class="field svelte-gfvwhn"> <select><option> </option><!></select></label>`),Cg=U(`<button type="button" class="flat"> </button>`),wg=U(`<div><label class="field words svelte-gfvwhn"> <input type="search" name="words" autocomplete="off"/></label> <button type="button" class="fold svelte-gfvwhn"> </button> <!> <!> <!></div>`);function Tg(e,t){A(t,!0);let n=ya(t,`wanted`,7),r=N(!1),i=M(()=>Object.values(n().picks).filter(Boolean).length),a=M(()=>Object.fromEntries(t.filters.map(({name:e})=>[e,o((t.cards??[]).flatMap(t=>t.groups[e]??[]))])));function o(e){let t={};for(let n of e)t[n]=(t[n]??0)+1;return t}function s(e,{name:n,title:r}){return t.cards?`${r} (${B(a)[e]?.[n]??0})`:r}function c(){n().words=``,n().picks={}}var l=wg();let u;var d=F(l),f=F(d),p=R(f);Ji(p),k(d);var m=R(d,2),h=L(m,!0),_=R(m,2);Y(_,17,()=>t.filters,e=>e.name,(e,t)=>{let r=M(()=>B(t).values.find(({name:e})=>e===n().picks[B(t).name]));var i=Sg();let a;var o=F(i),c=R(o);let l;var u=F(c),d=L(u,!0);u.value=u.__value=``,Y(R(u),17,()=>B(t).values,J,(e,n)=>{var r=xg(),i=L(r,!0),a={};z(e=>{K(i,e),a!==(a=B(n).name)&&(r.value=(r.__value=a)??``)},[()=>s(B(t).name,B(n))]),G(e,r)}),k(c);var f;Bi(c),k(i),z((e,r)=>{a=Ii(i,``,a,{"--span":e}),K(o,`${B(t).title??``} `),Z(c,`name`,B(t).name),l=Pi(c,1,`svelte-gfvwhn`,null,l,{set:n().picks[B(t).name]}),K(d,r),f!==(f=n().picks[B(t).name]??``)&&(c.value=(c.__value=f)??``,zi(c,f))},[()=>B(r)&&s(B(t).name,B(r)).length>14?2:1,()=>Q(`all`)]),V(`change`,c,e=>n().picks[B(t).name]=e.currentTarget.value),G(e,i)});var v=R(_,2);fi(v,()=>t.children??g);var y=R(v,2),b=e=>{var t=Cg(),n=L(t,!0);z(e=>K(n,e),[()=>Q(`clear-filters`)]),V(`click`,t,c),G(e,t)};q(y,e=>{(n().words||B(i))&&e(b)}),k(l),z((e,t)=>{u=Pi(l,1,`filters svelte-gfvwhn`,null,u,{open:B(r)}),K(f,`${e??``} `),Z(m,`aria-expanded`,B(r)),K(h,t)},[()=>Q(`search`),()=>Q(`filters`,{n:B(i)})]),ea(p,()=>n().words,e=>n().words=e),V(`click`,m,()=>P(r,!B(r))),G(e,l),j()}H([`click`,`change`]);var Eg=U(`<option> </option>`),Dg=U(`<label class="field"> <select name="order"><option> </option><!></select></label>`),Og=U(`<li><div class="what svelte-1br68ch"><button type="button" class="flat svelte-1br68ch"> </button> <span class="kind svelte-1br68ch"> </span> <span class="note svelte-1br68ch"> </span></div> <span class="price svelte-1br68ch"> <span class="unseen"> </span></span> <!></li>`),kg=U(`<section class="offers svelte-1br68ch" aria-labelledby="offers"><h2 id="offers" class="svelte-1br68ch"> </h2> <form role="search" class="svelte-1br68ch"><!></form> <p role="status" class="quiet"> </p> <ul class="svelte-1br68ch"></ul></section>`);function Ag(e,t){A(t,!0);let n=pn({words:``,picks:{}}),r=N(``),i=M(()=>$.server.known[t.game.name]),a=M(()=>[...B(i)?.cards.values()??[]].filter(e=>t.drafting.offers.has(e.slug))),o=M(()=>new Map(B(a).map(e=>[e.slug,Ud(e)]))),s=M(()=>Kd(B(a),B(i)?.filters.find(e=>e.name===B(r)),Xo.lang)),c=M(()=>Gd(B(s),B(o),n)),l=M(()=>B(i)?.filters.map(e=>({...e,values:e.values.filter(t=>B(a).some(n=>n.groups[e.name]?.includes(t.name)))}))??[]);var u=kg(),d=F(u),f=L(d,!0),p=R(d,2);Tg(F(p),{get filters(){return B(l)},get wanted(){return n},children:(e,t)=>{var n=Dg(),i=F(n),a=R(i),o=F(a),s=L(o,!0);o.value=o.__value=``,Y(R(o),17,()=>B(l),J,(e,t)=>{var n=Eg(),r=L(n,!0),i={};z(()=>{K(r,B(t).title),i!==(i=B(t).name)&&(n.value=(n.__value=i)??``)}),G(e,n)}),k(a),Bi(a),k(n),z((e,t)=>{K(i,`${e??``} `),K(s,t)},[()=>Q(`order`),()=>Q(`name`)]),Vi(a,()=>B(r),e=>P(r,e)),G(e,n)},$$slots:{default:!0}}),k(p);var m=R(p,2),h=L(m,!0),g=R(m,2);Y(g,21,()=>B(c),e=>e.slug,(e,n)=>{let r=M(()=>t.drafting.offers.get(B(n).slug));var i=Og();let a;var o=F(i),s=F(o),c=L(s,!0),l=R(s,2),u=L(l,!0),d=L(R(l,2),!0);k(o);var f=R(o,2),p=F(f),m=L(R(p),!0);k(f);var h=R(f,2),g=e=>{{let i=M(()=>t.drafting.copies(B(n).slug));cg(e,{get n(){return B(i)},get most(){return B(r).most},get name(){return B(n).name},add:e=>t.drafting.add(B(n).slug,e)})}},_=M(()=>B(r).most||t.drafting.copies(B(n).slug));q(h,e=>{B(_)&&e(g)}),k(i),z((e,t,o)=>{a=Pi(i,1,`svelte-1br68ch`,null,a,{barred:!B(r).most,in:e}),K(c,B(n).name),K(u,t),K(d,B(r).note),Z(f,`title`,B(r).note),K(p,`${B(r).points??``} `),K(m,o)},[()=>t.drafting.copies(B(n).slug),()=>Wd(B(n)),()=>Q(`points`)]),V(`click`,s,()=>$.read(t.game.name,B(n).slug)),G(e,i)}),k(g),k(u),z((e,t)=>{K(f,e),K(h,t)},[()=>Q(`offers`),()=>B(a).length?Q(`found`,{n:B(c).length,all:B(a).length}):Q(`loading`)]),Vr(`submit`,p,e=>e.preventDefault()),G(e,u),j()}H([`click`]);var jg=U(`<option> </option>`),Mg=U(`<label class="field"> <select><!><!></select></label>`),Ng=U(`<optgroup></optgroup>`),Pg=U(`<p class="error" role="alert"> </p>`),Fg=U(`<button type="button" class="flat"> </button>`),Ig=U(`<div class="page builder svelte-5b356r"><h1 class="svelte-5b356r"> </h1> <div><span role="status"> </span> <span class="bar svelte-5b356r" aria-hidden="true"><span class="svelte-5b356r"></span></span> <span class="panes svelte-5b356r"><button type="button" class="svelte-5b356r"> </button> <button type="button" class="svelte-5b356r"> </button></span></div> <!> <section class="book panel svelte-5b356r" aria-labelledby="book"><h2 id="book" tabindex="-1" class="svelte-5b356r"> </h2> <label class="field"> <input name="book-name" maxlength="80" autocomplete="off"/></label> <div class="choices svelte-5b356r"><!> <label class="field"> <select name="begin"><option>…</option><option> </option><!><optgroup></optgroup></select></label></div> <!> <div class="actions"><button type="button" class="main"> </button> <button type="button"> </button> <!></div> <p role="status" class="said svelte-5b356r"> </p> <!> <!></section></div>`);function Lg(e,t){A(t,!0);let n=M(()=>t.game.decks??``),r=new ig($.link,t.game),i=N([]),a=N(``),o=N(``),s=N(void 0),c=N(`cards`),l=M(()=>r.checked),u=M(()=>og.of(t.game.name)),d=M(()=>!!B(l)?.cards.length&&!B(l).problems.length),f=M(()=>Object.values(r.parts.cards).reduce((e,t)=>e+t,0));In(()=>{Xo.lang,$.link.state===`open`&&(r.check(),$.link.ask({type:`decks`,game:t.game.name},`decks`).then(e=>P(i,e.decks),()=>void 0))});async function p(e){let[n,i]=[e.currentTarget.value.slice(0,1),e.currentTarget.value.slice(1)];e.currentTarget.value=``,P(a,``),n===`n`?r.empty():n===`o`?await r.read(og.lists[t.game.name]?.[i]??``):await r.read((await $.link.ask({type:`deck`,game:t.game.name,name:i},`deck`)).text)}async function m(){await r.check(!1),B(l)&&(og.keep(t.game.name,B(l).name,B(l).text),P(a,Q(`kept`,{name:B(l).name}),!0))}async function h(){if(!B(l))return;let e=cf.of(t.game);Object.assign(e.seats[0],{deck:B(l).text,picked:!0}),e.options={},cf.wish.game=t.game.name,cf.keep();try{await $.create(t.game.name,uf(t.game,e.seats),pf(t.game,cf.wish,e))}catch(e){P(o,e instanceof Jd?e.message:Q(`lost`),!0)}}var g=Ig(),_=F(g),v=L(_,!0),y=R(_,2);let x;var S=F(y),C=L(S,!0),w=R(S,2),T=F(w);let E;k(w);var ee=R(w,2),te=F(ee),ne=L(te,!0),re=R(te,2),ie=L(re,!0);k(ee),k(y);var ae=R(y,2);Ag(ae,{get drafting(){return r},get game(){return t.game}});var oe=R(ae,2),se=F(oe),ce=L(se,!0);ua(se,e=>P(s,e),()=>B(s));var le=R(se,2),ue=F(le),de=R(ue);Ji(de),k(le);var fe=R(le,2),pe=F(fe);Y(pe,17,()=>B(l)?.choices??[],J,(e,t)=>{var n=Mg(),i=F(n),a=R(i),o=F(a),s=e=>{var t=jg(),n=L(t,!0);t.value=t.__value=``,z(e=>K(n,e),[()=>Q(`choose-one`)]),G(e,t)};q(o,e=>{B(t).value||e(s)}),Y(R(o),17,()=>B(t).values,J,(e,t)=>{var n=jg(),r=L(n,!0),i={};z(()=>{K(r,B(t).title),i!==(i=B(t).name)&&(n.value=(n.__value=i)??``)}),G(e,n)}),k(a);var c;Bi(a),k(n),z(()=>{K(i,`${B(t).title??``} `),Z(a,`name`,B(t).name),c!==(c=B(t).value)&&(a.value=(a.__value=c)??``,zi(a,c))}),V(`change`,a,e=>r.choose(B(t).name,e.currentTarget.value)),G(e,n)});var me=R(pe,2),he=F(me),ge=R(he),_e=F(ge);_e.value=_e.__value=``;var ve=R(_e),ye=L(ve,!0);ve.value=ve.__value=`n`;var be=R(ve),xe=e=>{var t=Ng();Y(t,21,()=>B(u),J,(e,t)=>{var n=M(()=>b(B(t),1));let r=()=>B(n)[0];var i=jg(),a=L(i,!0),o={};z(()=>{K(a,r()),o!==(o=`o${r()??``}`)&&(i.value=i.__value=o)}),G(e,i)}),k(t),z(e=>Z(t,`label`,e),[()=>Q(`my-decks`,{what:B(n)})]),G(e,t)};q(be,e=>{B(u).length&&e(xe)});var Se=R(be);Y(Se,21,()=>B(i),J,(e,t)=>{var n=jg(),r=L(n,!0),i={};z(()=>{K(r,B(t).title),i!==(i=`p${B(t).name??``}`)&&(n.value=n.__value=i)}),G(e,n)}),k(Se),k(ge),k(me),k(fe);var Ce=R(fe,2),we=e=>{var t=Pg(),n=L(t,!0);z(()=>K(n,r.error||B(o))),G(e,t)};q(Ce,e=>{(r.error||B(o))&&e(we)});var D=R(Ce,2),Te=F(D),O=L(Te,!0),Ee=R(Te,2),De=L(Ee,!0),Oe=R(Ee,2),ke=e=>{var n=Fg(),r=L(n,!0);z(e=>K(r,e),[()=>Q(`drop-here`,{name:B(l).name})]),V(`click`,n,()=>{og.drop(t.game.name,B(l).name),P(a,``)}),G(e,n)};q(Oe,e=>{B(l)&&og.lists[t.game.name]?.[B(l).name]!==void 0&&e(ke)}),k(D);var Ae=R(D,2),je=L(Ae,!0),Me=R(Ae,2);_g(Me,{get drafting(){return r},get game(){return t.game},ongone:()=>B(s)?.focus()}),bg(R(Me,2),{get drafting(){return r},get what(){return B(n)}}),k(oe),k(g),z((e,t,n,i,o,s,u,f,p,m,h,_)=>{Z(g,`data-pane`,B(c)),K(v,e),x=Pi(y,1,`sum svelte-5b356r`,null,x,{over:B(l)&&B(l).points>B(l).most}),K(C,t),E=Ii(T,``,E,{width:n}),Z(te,`aria-pressed`,B(c)===`cards`),K(ne,i),Z(re,`aria-pressed`,B(c)===`book`),K(ie,o),K(ce,s),K(ue,`${u??``} `),Yi(de,r.parts.name||(B(l)?.name??``)),K(he,`${f??``} `),K(ye,p),Z(Se,`label`,m),Te.disabled=!B(d),K(O,h),K(De,_),K(je,B(a))},[()=>Q(`builder-title`,{what:B(n)}),()=>Q(`points-of`,{n:B(l)?.points??0,most:B(l)?.most??0,copies:B(f),problems:B(l)?.problems.length??0}),()=>`${Math.min(100,100*(B(l)?.points??0)/(B(l)?.most||1))}%`,()=>Q(`pane-cards`),()=>Q(`pane-book`,{what:B(n)}),()=>Q(`your-deck`,{what:B(n)}),()=>Q(`name`),()=>Q(`begin-with`),()=>Q(`empty-book`,{what:B(n)}),()=>Q(`known-decks`,{what:B(n)}),()=>Q(`play-with`),()=>Q(`keep-here`)]),V(`click`,te,()=>P(c,`cards`)),V(`click`,re,()=>P(c,`book`)),V(`input`,de,e=>r.rename(e.currentTarget.value)),V(`change`,ge,p),V(`click`,Te,h),V(`click`,Ee,m),G(e,g),j()}H([`click`,`input`,`change`]);var Rg=U(`<label class="svelte-179s4bw"><input class="unseen svelte-179s4bw" type="radio" name="game"/> </label>`),zg=U(`<fieldset class="games svelte-179s4bw"><legend class="unseen"> </legend> <!></fieldset>`);function Bg(e,t){A(t,!0);var n=zg(),r=F(n),i=L(r,!0);Y(R(r,2),17,()=>$.server.games,J,(e,n)=>{var r=Rg(),i=F(r);Ji(i);var a=R(i);k(r),z(()=>{Yi(i,B(n).name),Xi(i,B(n).name===t.game),K(a,` ${B(n).title??``}`)}),V(`change`,i,()=>location.hash=`#/${t.page}/${B(n).name}`),G(e,r)}),k(n),z(e=>K(i,e),[()=>Q(`game`)]),G(e,n),j()}H([`change`]);var Vg=U(`<button type="button"> </button>`),Hg=U(`<details><summary class="svelte-1bkn3p9"> </summary> <p class="quiet svelte-1bkn3p9"> </p> <div class="actions"><label class="button svelte-1bkn3p9"> <input class="unseen" type="file" name="pictures" accept="image/*" multiple="" webkitdirectory=""/></label> <!></div> <p role="status" class="svelte-1bkn3p9"> </p></details>`);function Ug(e,t){A(t,!0);let n=N(``),r=M(()=>Object.keys(ws.urls[t.game]??{}).length);async function i(e){let r=[...e.currentTarget.files??[]];e.currentTarget.value=``;try{let e=await ws.take(t.game,r,$.server.known[t.game].cards);P(n,Q(`pictures-taken`,{n:e,all:r.length}),!0)}catch{P(n,Q(`pictures-failed`),!0)}}var a=Hg(),o=F(a),s=L(o,!0),c=R(o,2),l=L(c,!0),u=R(c,2),d=F(u),f=F(d),p=R(f);k(d);var m=R(d,2),h=e=>{var i=Vg(),a=L(i,!0);z(e=>K(a,e),[()=>Q(`pictures-drop`,{n:B(r)})]),V(`click`,i,()=>ws.drop(t.game).then(()=>P(n,``))),G(e,i)};q(m,e=>{B(r)&&e(h)}),k(u);var g=L(R(u,2),!0);k(a),z((e,t,r)=>{K(s,e),K(l,t),K(f,`${r??``} `),K(g,B(n))},[()=>Q(`pictures`),()=>Q(`pictures-more`),()=>Q(`pictures-pick`)]),V(`change`,p,i),G(e,a),j()}H([`change`,`click`]);var Wg=U(`<option> </option>`),Gg=U(`<label class="field"> <select name="order"><option> </option><!></select></label>`),Kg=U(`<li class="svelte-h3thgj"><!> <a class="svelte-h3thgj"></a></li>`),qg=U(`<div><button> </button></div>`),Jg=U(`<div class="page browser"><h1> </h1> <form role="search" class="svelte-h3thgj"><!> <!></form> <div class="count svelte-h3thgj"><p role="status" class="quiet"> </p> <!></div> <ul class="svelte-h3thgj"></ul> <!></div>`);function Yg(e,t){A(t,!0);let n=pn({words:``,picks:{}}),r=N(``),i=N(40),a=N(void 0),o=M(()=>$.server.game(t.game)?.name??$.server.games[0]?.name??``),s=M(()=>$.server.known[B(o)]),c=M(()=>[...B(s)?.cards.values()??[]]),l=M(()=>new Map(B(c).map(e=>[e.slug,Ud(e)]))),u=M(()=>Kd(B(c),B(s)?.filters.find(e=>e.name===B(r)),Xo.lang)),d=M(()=>Gd(B(u),B(l),n));In(()=>{B(o),n.words,JSON.stringify(n.picks),B(r),P(i,40)}),In(()=>{if(!B(a))return;let e=new IntersectionObserver(([e])=>e?.isIntersecting&&P(i,B(i)+40),{rootMargin:`600px`});return e.observe(B(a)),()=>e.disconnect()}),In(()=>{B(o),n.picks={},P(r,``)});var f=Jg(),p=F(f),m=L(p,!0),h=R(p,2),g=F(h);Bg(g,{get game(){return B(o)},page:`cards`});var _=R(g,2);{let e=M(()=>B(s)?.filters??[]);Tg(_,{get filters(){return B(e)},get wanted(){return n},get cards(){return B(c)},children:(e,t)=>{var n=Gg(),i=F(n),a=R(i),o=F(a),c=L(o,!0);o.value=o.__value=``,Y(R(o),17,()=>B(s)?.filters??[],J,(e,t)=>{var n=Wg(),r=L(n,!0),i={};z(()=>{K(r,B(t).title),i!==(i=B(t).name)&&(n.value=(n.__value=i)??``)}),G(e,n)}),k(a),Bi(a),k(n),z((e,t)=>{K(i,`${e??``} `),K(c,t)},[()=>Q(`order`),()=>Q(`name`)]),Vi(a,()=>B(r),e=>P(r,e)),G(e,n)},$$slots:{default:!0}})}k(h);var v=R(h,2),y=F(v),b=L(y,!0),x=R(y,2),S=e=>{var t=W();mi(I(t),()=>B(o),e=>{Ug(e,{get game(){return B(o)}})}),G(e,t)};q(x,e=>{B(s)&&e(S)}),k(v);var C=R(v,2);Y(C,21,()=>B(d).slice(0,B(i)),e=>e.slug,(e,t)=>{var n=Kg(),r=F(n);{let e=M(()=>vs(B(o),B(t).slug,B(t)));Pc(r,{get face(){return B(e)},get game(){return B(o)}})}var i=R(r,2);k(n),z(()=>{Z(i,`href`,`#/cards/${B(o)??``}/${B(t).slug??``}`),Z(i,`aria-label`,B(t).name)}),G(e,n)}),k(C);var w=R(C,2),T=e=>{var t=qg(),n=F(t),r=L(n,!0);k(t),ua(t,e=>P(a,e),()=>B(a)),z(e=>K(r,e),[()=>Q(`more-cards`)]),V(`click`,n,()=>P(i,B(i)+40)),G(e,t)};q(w,e=>{B(d).length>B(i)&&e(T)}),k(f),z((e,t)=>{K(m,e),K(b,t)},[()=>Q(`cards`),()=>B(s)?Q(`found`,{n:B(d).length,all:B(c).length}):Q(`loading`)]),Vr(`submit`,h,e=>e.preventDefault()),G(e,f),j()}H([`click`]);var Xg=U(`<p class="svelte-1x08you"> </p>`),Zg=U(`<section class="svelte-1x08you"><!> <!></section>`);function Qg(e,t){A(t,!0);let n=[`goal`,`turn`,`cards`,`fight`,`tip`],r=ya(t,`level`,3,2),i=e=>gs(t.game,e===`goal`?e:`lesson-${e}`).split(`
`);var a=W();Y(I(a),17,()=>fs(t.game)?n:[],J,(e,t)=>{var n=Zg(),a=F(n);wi(a,()=>`h${r()}`,!1,(e,n)=>{Pi(e,0,`svelte-1x08you`);var r=Zr();z(e=>K(r,e),[()=>Q(`lesson`,{topic:B(t)})]),G(n,r)}),Y(R(a,2),17,()=>i(B(t)),J,(e,t)=>{var n=Xg(),r=L(n,!0);z(()=>K(r,B(t))),G(e,n)}),k(n),G(e,n)}),G(e,a),j()}var $g=U(`<a class="button"> </a>`),e_=U(`<div class="page"><h1> </h1> <div class="panel svelte-19fw294"><div class="lesson svelte-19fw294"><!></div> <p class="actions svelte-19fw294"><a class="button main" href="#/"> </a> <a class="button"> </a> <a class="button"> </a> <!></p></div></div>`);function t_(e,t){A(t,!0);var n=e_(),r=F(n),i=L(r,!0),a=R(r,2),o=F(a);Qg(F(o),{get game(){return t.game.name}}),k(o);var s=R(o,2),c=F(s),l=L(c,!0),u=R(c,2),d=L(u,!0),f=R(u,2),p=L(f,!0);Y(R(f,2),17,()=>$.server.games.filter(e=>e.name!==t.game.name),J,(e,t)=>{var n=$g(),r=L(n,!0);z(e=>{Z(n,`href`,`#/learn/${B(t).name??``}`),K(r,e)},[()=>Q(`learn`,{game:B(t).title})]),G(e,n)}),k(s),k(a),k(n),z((e,n,r,a)=>{K(i,e),K(l,n),Z(u,`href`,`#/cards/${t.game.name??``}`),K(d,r),Z(f,`href`,`#/rules/${t.game.name??``}`),K(p,a)},[()=>Q(`learn`,{game:t.game.title}),()=>Q(`go`,{game:t.game.title}),()=>Q(`cards`),()=>Q(`rules`,{game:t.game.title})]),V(`click`,c,()=>cf.wish.game=t.game.name),G(e,n),j()}H([`click`]);var n_=U(`<label class="field"> <input type="password" maxlength="200" required=""/></label>`),r_=U(`<p class="error" role="alert"> </p>`),i_=U(`<form class="svelte-15czc8"><h3 class="svelte-15czc8"> </h3> <label class="field"> <input autocapitalize="none" maxlength="24" required=""/></label> <!> <!> <div><button> </button></div></form>`);function a_(e,t){let n=Qr();A(t,!0);let r=N(``),i=N(``),a=N(``),o=N(!1);async function s(e){e.preventDefault(),P(a,``),P(o,!0);try{await $[t.way](B(r),B(i)),P(r,P(i,``),!0)}catch(e){P(a,e instanceof Jd?e.message:Q(`lost`),!0)}P(o,!1)}var c=i_(),l=F(c),u=L(l,!0),d=R(l,2),f=F(d),p=R(f);Ji(p),k(d);var m=R(d,2),h=e=>{var r=n_(),o=F(r),s=R(o);Ji(s),k(r),z(e=>{K(o,`${e??``} `),Z(s,`name`,`${t.way??``}-password`),Z(s,`autocomplete`,t.way===`register`?`new-password`:`current-password`),Z(s,`aria-invalid`,!!B(a)),Z(s,`aria-describedby`,B(a)?`${n}-error`:void 0)},[()=>Q(`password`)]),ea(s,()=>B(i),e=>P(i,e)),G(e,r)};q(m,e=>{t.way!==`rename`&&e(h)});var g=R(m,2),_=e=>{var t=r_(),r=L(t,!0);z(()=>{Z(t,`id`,`${n}-error`),K(r,B(a))}),G(e,t)};q(g,e=>{B(a)&&e(_)});var v=R(g,2),y=F(v),b=L(y,!0);k(v),k(c),z((e,r,i)=>{Z(c,`aria-labelledby`,`${n}-title`),Z(l,`id`,`${n}-title`),K(u,e),K(f,`${r??``} `),Z(p,`name`,`${t.way??``}-name`),Z(p,`autocomplete`,t.way===`rename`?`nickname`:`username`),Z(p,`aria-invalid`,!!B(a)),Z(p,`aria-describedby`,B(a)?`${n}-error`:void 0),y.disabled=B(o),K(b,i)},[()=>Q(`account-way`,{way:t.way}),()=>Q(`name`),()=>Q(`account-do`,{way:t.way})]),Vr(`submit`,c,s),ea(p,()=>B(r),e=>P(r,e)),G(e,c),j()}function o_({seconds:e,increment:t=0}){return Q(`clock-words`,{minutes:Math.round(e/60*10)/10,increment:t})}function s_({kind:e,name:t,rating:n,deviation:r=0}){return e===`open`?Q(`open-seat`):typeof n==`number`?`${t} (${c_(n,r)})`:t??``}function c_(e,t){return`${e} ± ${t}`}var l_=U(`<p class="quiet"> </p> <div class="actions"><button> </button></div>`,1),u_=U(`<p class="quiet"> </p> <div class="forms svelte-1skunwk"><!> <!> <!></div>`,1),d_=U(`<option> </option>`),f_=U(`<tr><td class="svelte-1skunwk"></td><th scope="row" class="svelte-1skunwk"> </th><td class="svelte-1skunwk"> </td><td class="svelte-1skunwk"> </td></tr>`),p_=U(`<table class="svelte-1skunwk"><thead><tr><th scope="col" class="svelte-1skunwk"> </th><th scope="col" class="svelte-1skunwk"> </th><th scope="col" class="svelte-1skunwk"> </th><th scope="col" class="svelte-1skunwk"> </th></tr></thead><tbody></tbody></table>`),m_=U(`<p> </p>`),h_=U(`<div class="page"><h1> </h1> <section class="panel svelte-1skunwk" aria-labelledby="me"><h2 id="me" class="svelte-1skunwk"> </h2> <!></section> <section class="panel svelte-1skunwk" aria-labelledby="ratings"><h2 id="ratings" class="svelte-1skunwk"> </h2> <p class="quiet"> </p> <label class="field pick svelte-1skunwk"> <select></select></label> <!></section></div>`);function g_(e,t){A(t,!0);let n=N(``),r=N(null),i=M(()=>$.server.game(B(n))??$.server.games[0]);In(()=>{let e=B(i)?.name;e&&$.link.ask({type:`ratings`,game:e},`ratings`).then(t=>{e===B(i)?.name&&P(r,t.players)},()=>void 0)});var a=h_(),o=F(a),s=L(o,!0),c=R(o,2),l=F(c),u=L(l,!0),d=R(l,2),f=e=>{var t=l_(),n=I(t),r=L(n,!0),i=R(n,2),a=F(i),o=L(a,!0);k(i),z((e,t)=>{K(r,e),K(o,t)},[()=>Q(`account-more`),()=>Q(`logout`)]),V(`click`,a,()=>$.logout()),G(e,t)},p=e=>{var t=u_(),n=I(t),r=L(n,!0),i=R(n,2),a=F(i);a_(a,{way:`rename`});var o=R(a,2);a_(o,{way:`register`}),a_(R(o,2),{way:`login`}),k(i),z(e=>K(r,e),[()=>Q(`guest-more`)]),G(e,t)};q(d,e=>{$.server.me?.account?e(f):$.server.me&&e(p,1)}),k(c);var m=R(c,2),h=F(m),g=L(h,!0),_=R(h,2),v=L(_,!0),y=R(_,2),b=F(y),x=R(b);Y(x,21,()=>$.server.games,J,(e,t)=>{var n=d_(),r=L(n,!0),i={};z(()=>{K(r,B(t).title),i!==(i=B(t).name)&&(n.value=(n.__value=i)??``)}),G(e,n)}),k(x);var S;Bi(x),k(y);var C=R(y,2),w=e=>{var t=p_(),n=F(t),i=F(n),a=F(i),o=L(a,!0),s=R(a),c=L(s,!0),l=R(s),u=L(l,!0),d=L(R(l),!0);k(i),k(n);var f=R(n);Y(f,21,()=>B(r),J,(e,t,n)=>{var r=f_();let i;var a=F(r);a.textContent=n+1;var o=R(a),s=L(o,!0),c=R(o),l=L(c,!0),u=L(R(c),!0);k(r),z(e=>{i=Pi(r,1,`svelte-1skunwk`,null,i,{me:$.server.me?.account&&B(t).name===$.server.me.name}),K(s,B(t).name),K(l,e),K(u,B(t).games)},[()=>c_(B(t).rating,B(t).deviation)]),G(e,r)}),k(f),k(t),z((e,t,n,r)=>{K(o,e),K(c,t),K(u,n),K(d,r)},[()=>Q(`rank`),()=>Q(`name`),()=>Q(`rating`),()=>Q(`games-played`)]),G(e,t)},T=e=>{var t=m_(),n=L(t,!0);z(e=>K(n,e),[()=>Q(`no-ratings`)]),G(e,t)};q(C,e=>{B(r)?.length?e(w):B(r)&&e(T,1)}),k(m),k(a),z((e,t,n,r,a)=>{K(s,e),K(u,t),K(g,n),K(v,r),K(b,`${a??``} `),S!==(S=B(i)?.name??``)&&(x.value=(x.__value=S)??``,zi(x,S))},[()=>Q(`players`),()=>Q(`who-am-i`,{name:$.server.me?.name??``,account:$.server.me?.account?`yes`:`no`}),()=>Q(`ratings`),()=>Q(`ratings-more`),()=>Q(`game`)]),V(`change`,x,e=>P(n,e.currentTarget.value,!0)),G(e,a),j()}H([`click`,`change`]);var __=U(`<div class="large svelte-bswun6"><!></div>`),v_=U(`<p class="svelte-bswun6"> </p>`),y_=U(`<a class="button"> </a>`),b_=U(`<dialog class="svelte-bswun6"><!> <div class="actions svelte-bswun6"><button> <kbd>Esc</kbd></button> <!></div></dialog>`);function x_(e,t){A(t,!0);let n=N(void 0),r=N(!1),i=M(()=>$.server.cards[t.game]?.get(t.card)),a=M(()=>`${location.origin}${location.pathname}#/cards/${t.game}/${t.card}`);In(()=>{B(n)?.showModal()});async function o(){await navigator.clipboard?.writeText(B(a)),P(r,!0)}var s=b_(),c=F(s),l=e=>{var n=__(),r=F(n);{let e=M(()=>vs(t.game,t.card,B(i)));Pc(r,{get face(){return B(e)},get game(){return t.game}})}k(n),G(e,n)},u=e=>{var t=v_(),n=L(t,!0);z(e=>K(n,e),[()=>Q(`no-card`)]),G(e,t)};q(c,e=>{B(i)?e(l):e(u,-1)});var d=R(c,2),f=F(d);_t(f,!0);var p=F(f);Oe(),k(f);var m=R(f,2),h=e=>{var t=y_(),n=L(t,!0);z(e=>{Z(t,`href`,B(a)),K(n,e)},[()=>B(r)?Q(`copied`):Q(`card-link`)]),V(`click`,t,e=>{navigator.clipboard&&(e.preventDefault(),o())}),G(e,t)};q(m,e=>{B(i)&&e(h)}),k(d),k(s),ua(s,e=>P(n,e),()=>B(n)),X(s,()=>Bu),z((e,t)=>{Z(s,`aria-label`,e),K(p,`${t??``} `)},[()=>B(i)?.name??Q(`no-card`),()=>Q(`close`)]),Vr(`close`,s,function(...e){t.shut?.apply(this,e)}),V(`click`,f,()=>B(n)?.close()),G(e,s),j()}H([`click`]);function S_(e,t,n){let r=t=>({ArrowLeft:e.x-t.x,ArrowRight:t.x-e.x,ArrowUp:e.y-t.y,ArrowDown:t.y-e.y})[n],i=t=>Math.abs(n===`ArrowLeft`||n===`ArrowRight`?t.y-e.y:t.x-e.x),a=-1,o=1/0;return t.forEach((e,t)=>{let n=r(e)+2*i(e);r(e)>4&&n<o&&(a=t,o=n)}),a}function C_(e){let t=e.getBoundingClientRect();return{x:t.x+t.width/2,y:t.y+(Ql(e)?8:t.height/2)}}var w_;function T_(e,t=!1){let n=t?[]:nu(),r=n.length?n:tu(),i=document.activeElement,a=r.map(C_),o=r[Zl(i)?S_(C_(i),a,e):E_(w_,a)];o&&(o.focus(),o.scrollIntoView({block:`nearest`,inline:`nearest`}),w_=C_(o))}function E_(e,t){if(!e||!t.length)return t.length?0:-1;let n=t.map(({x:t,y:n})=>Math.hypot(t-e.x,n-e.y));return n.indexOf(Math.min(...n))}function D_(e){return e.startsWith(`Arrow`)}function O_(e){let t=e.target,n=e.key===` `&&/^(BUTTON|A|SUMMARY)$/.test(t.tagName);return e.ctrlKey||e.metaKey||e.altKey||n||/^(INPUT|TEXTAREA|SELECT)$/.test(t.tagName)}function k_(e,t){return e.filter(e=>vl(e).some(e=>t.includes(e)))}function A_(e,t,...n){return k_(e.options,t).filter(({answer:e})=>n.includes(e.split(` `)[0]))}function j_(e,t,n){if(n.things.some(e=>t.includes(e)))return;let r=k_(k_(e.options,t),n.things);return r.length?{options:r}:void 0}var M_={turn:[{pitch:660,at:0,long:.14,shape:`sine`},{pitch:880,at:.13,long:.24,shape:`sine`}],card:[{pitch:320,to:180,at:0,long:.08,shape:`triangle`}],damage:[{pitch:150,to:55,at:0,long:.26,shape:`sawtooth`}],break:[{pitch:420,to:90,at:0,long:.18,shape:`square`},{pitch:240,to:60,at:.06,long:.22,shape:`sawtooth`}],dice:[0,.07,.15,.25,.38].map((e,t)=>({pitch:900-90*t,to:500,at:e,long:.035,shape:`square`})),key:[{pitch:392,at:0,long:.16,shape:`triangle`},{pitch:587,at:.12,long:.16,shape:`triangle`},{pitch:880,at:.24,long:.6,shape:`sine`},{pitch:1174,at:.24,long:.6,shape:`sine`}],end:[{pitch:523,at:0,long:.2,shape:`sine`},{pitch:659,at:.18,long:.2,shape:`sine`},{pitch:784,at:.36,long:.5,shape:`sine`}]},N_={destroy:`break`,forge:`key`};function P_(e,t,n){if(t.undone||t.at===e.at)return[];if(t.result)return e.result?[]:[`end`];let r=[];t.question&&!e.question&&r.push(`turn`),n(t.view)>n(e.view)?r.push(`damage`):(t.lines??[]).some(e=>!e.small&&e.cards?.length)&&r.push(`card`);for(let{told:e,dice:n}of t.lines??[]){let t=n?.length?`dice`:N_[e?.kind??``];t&&!r.includes(t)&&r.push(t)}return r}var F_;function I_(e,t,n=0){F_??=new AudioContext,F_.resume();for(let r of M_[e])L_(F_,{...r,at:r.at+n},t/250)}function L_(e,{pitch:t,to:n=t,at:r,long:i,shape:a},o){let s=e.currentTime+r,c=e.createOscillator(),l=e.createGain();c.type=a,c.frequency.setValueAtTime(t,s),c.frequency.exponentialRampToValueAtTime(n,s+i),l.gain.setValueAtTime(1e-4,s),l.gain.exponentialRampToValueAtTime(Math.max(o,1e-4),s+.015),l.gain.exponentialRampToValueAtTime(1e-4,s+i),c.connect(l).connect(e.destination),c.start(s),c.stop(s+i+.02)}function R_(e,t){A(t,!0);let n=null;In(()=>{let e=t.sitting.server.table;Nr(()=>{n&&e&&r(n,e),n=e})});function r(e,n){let r=P_(e,n,fs(t.sitting.server.room?.game??``)?.hurt??(()=>0));ou.sound&&r.forEach((e,t)=>I_(e,ou.volume,t*.3)),r.includes(`turn`)&&ou.alert&&document.hidden&&Vd(Q(`your-turn`),n.question?.prompt??``,t.sitting.id)}j()}var z_=U(`<small> </small>`),B_=U(`<p><b> </b><!> </p>`),V_=U(`<div class="lines svelte-10ayso4" tabindex="0" role="log"></div> <form class="svelte-10ayso4"><input maxlength="300" autocomplete="off" class="svelte-10ayso4"/> <button> </button></form>`,1),H_=U(`<section class="chat svelte-10ayso4"><div class="head svelte-10ayso4"><h2 class="svelte-10ayso4"> </h2> <span class="watching svelte-10ayso4"><!> <span aria-hidden="true"> </span> <span class="unseen"> </span></span> <button class="svelte-10ayso4"> </button></div> <!></section>`);function U_(e,t){A(t,!0);let n=N(``),r=N(void 0);In(()=>{t.sitting.server.chat.length&&B(r)?.scrollTo({top:B(r).scrollHeight})});function i(e){e.preventDefault(),B(n).trim()&&t.sitting.talk(B(n).trim()),P(n,``)}var a=H_(),o=F(a),s=F(o),c=L(s,!0),l=R(s,2),u=F(l);Hs(u,{name:`eye`});var d=R(u,2),f=L(d,!0),p=L(R(d,2),!0);k(l);var m=R(l,2),h=L(m,!0);k(o);var g=R(o,2),_=e=>{var a=V_(),o=I(a);Y(o,21,()=>t.sitting.server.chat.slice(-50),J,(e,t)=>{var n=B_(),r=F(n),i=L(r,!0),a=R(r),o=e=>{var t=z_(),n=L(t);z(e=>K(n,`(${e??``})`),[()=>Q(`watches`)]),G(e,t)};q(a,e=>{B(t).seat<0&&e(o)});var s=R(a);k(n),z(()=>{K(i,B(t).name),K(s,`: ${B(t).text??``}`)}),G(e,n)}),k(o),ua(o,e=>P(r,e),()=>B(r));var s=R(o,2),c=F(s);Ji(c);var l=L(R(c,2),!0);k(s),z((e,t,n,r)=>{Z(o,`aria-label`,e),Z(c,`aria-label`,t),Z(c,`placeholder`,n),K(l,r)},[()=>Q(`chat`),()=>Q(`chat-line`),()=>Q(`chat-line`),()=>Q(`send`)]),Vr(`submit`,s,i),ea(c,()=>B(n),e=>P(n,e)),G(e,a)};q(g,e=>{t.sitting.screen.muted||e(_)}),k(a),z((e,n,r,i,o)=>{Z(a,`aria-label`,e),K(c,n),Z(l,`title`,r),K(f,t.sitting.server.room?.watching),K(p,i),Z(m,`aria-pressed`,t.sitting.screen.muted),K(h,o)},[()=>Q(`chat`),()=>Q(`chat`),()=>Q(`watching`,{n:t.sitting.server.room?.watching??0}),()=>Q(`watching`,{n:t.sitting.server.room?.watching??0}),()=>t.sitting.screen.muted?Q(`unmute`):Q(`mute`)]),V(`click`,m,()=>t.sitting.mute(!t.sitting.screen.muted)),G(e,a),j()}H([`click`]);var W_=U(`<div class="cover svelte-15342vv"><h2> </h2> <button class="main"> </button></div>`);function G_(e,t){A(t,!0);let n=ya(t,`sitting`,7),r=M(()=>n().server.table.seat);var i=W_(),a=F(i),o=L(a,!0),s=R(a,2),c=L(s,!0);k(i),z((e,t)=>{K(o,e),K(c,t)},[()=>Q(`hand-over`,{name:n().server.name(B(r))}),()=>Q(`uncover`)]),V(`click`,s,()=>n().screen.uncovered=B(r)),G(e,i),j()}H([`click`]);var K_=U(`<details><summary class="svelte-ofw9kp"> </summary> <!></details> <p class="book svelte-ofw9kp"><a target="_blank" class="svelte-ofw9kp"> </a></p>`,1),q_=U(`<span class="key svelte-ofw9kp"> </span>`),J_=U(`<div class="svelte-ofw9kp"><dt class="svelte-ofw9kp"></dt> <dd class="svelte-ofw9kp"> </dd></div>`),Y_=U(`<dialog class="keys-help svelte-ofw9kp"><div class="head svelte-ofw9kp"><h2> </h2> <button class="main"> <kbd>Esc</kbd></button></div> <!> <dl class="svelte-ofw9kp"></dl> <h3> </h3> <ul class="svelte-ofw9kp"><li class="svelte-ofw9kp"><span class="sign legal svelte-ofw9kp"></span> </li> <li class="svelte-ofw9kp"><span class="sign chosen svelte-ofw9kp"></span> </li> <li class="svelte-ofw9kp"><span class="sign now svelte-ofw9kp"></span> </li> <li class="svelte-ofw9kp"><span class="sign enemy svelte-ofw9kp"></span> </li></ul></dialog>`);function X_(e,t){A(t,!0);let n=[[`arrows`,[`←`,`→`,`↑`,`↓`]],[`cards`,[`Shift`,`←`,`→`,`↑`,`↓`]],[`enter`,[`Enter`]],[`all`,[`␣`]],[`more`,[`␣`]],[`confirm`,[`Ctrl`,`Enter`]],[`escape`,[`Esc`]],[`letters`,[`A`,`…`,`Z`]],[`digits`,[`1`,`…`,`9`]],[`undo`,[`U`]],[`hint`,[`H`]],[`why`,[`?`]],[`zoom`,[`Z`]],[`log`,[`L`]],[`view`,[`V`]],[`space`,[`␣`]],[`back`,[`←`,`→`,`Home`,`End`]],[`turns`,[`Shift`,`←`,`→`]],[`help`,[`F1`]]],r=ya(t,`sitting`,7),i=N(void 0),a=M(()=>$.server.game(r().server.room?.game));In(()=>{r().screen.helping&&B(i)?.showModal()});var o=Y_(),s=F(o),c=F(s),l=L(c,!0),u=R(c,2),d=F(u);Oe(),k(u),k(s);var f=R(s,2),p=e=>{var t=K_(),n=I(t),r=F(n),i=L(r,!0);Qg(R(r,2),{get game(){return B(a).name},level:3}),k(n);var o=R(n,2),s=F(o),c=L(s,!0);k(o),z((e,t)=>{K(i,e),Z(s,`href`,`#/rules/${B(a).name??``}`),K(c,t)},[()=>Q(`learn`,{game:B(a).title}),()=>Q(`rules`,{game:B(a).title})]),G(e,t)};q(f,e=>{B(a)&&e(p)});var m=R(f,2);Y(m,21,()=>n,J,(e,t)=>{var n=M(()=>b(B(t),2));let r=()=>B(n)[0],i=()=>B(n)[1];var a=J_(),o=F(a);Y(o,21,i,J,(e,t)=>{var n=q_(),r=L(n,!0);z(()=>K(r,B(t))),G(e,n)}),k(o);var s=L(R(o,2),!0);k(a),z(e=>K(s,e),[()=>Q(`key`,{what:r()})]),G(e,a)}),k(m);var h=R(m,2),g=L(h,!0),_=R(h,2),v=F(_),y=R(F(v));k(v);var x=R(v,2),S=R(F(x));k(x);var C=R(x,2),w=R(F(C));k(C);var T=R(C,2),E=R(F(T));k(T),k(_),k(o),ua(o,e=>P(i,e),()=>B(i)),X(o,()=>Bu),z((e,t,n,r,i,a,s,c)=>{Z(o,`aria-label`,e),K(l,t),K(d,`${n??``} `),K(g,r),K(y,` ${i??``}`),K(S,` ${a??``}`),K(w,` ${s??``}`),K(E,` ${c??``}`)},[()=>Q(`keys`),()=>Q(`keys`),()=>Q(`close`),()=>Q(`signs`),()=>Q(`sign-legal`),()=>Q(`sign-chosen`),()=>Q(`sign-now`),()=>Q(`sign-enemy`)]),Vr(`close`,o,()=>r().screen.helping=!1),V(`click`,u,()=>B(i)?.close()),G(e,o),j()}H([`click`]);var Z_=U(`<small class="svelte-1vw5hin"> </small>`),Q_=U(`<li class="svelte-1vw5hin"><button> </button> <span class="worth svelte-1vw5hin"><span class="bar svelte-1vw5hin" aria-hidden="true"><span class="svelte-1vw5hin"></span></span> <b> </b> <!></span></li>`),$_=U(`<div class="hint svelte-1vw5hin"><p> </p> <ol class="svelte-1vw5hin"></ol></div>`);function ev(e,t){A(t,!0);let n=M(()=>t.hint.suggestions.slice(0,3)),r=M(()=>t.hint.suggestions.map(e=>e.value));function i(e){let[t,n]=[Math.min(...B(r)),Math.max(...B(r))];return n>t?8+92*(e-t)/(n-t):100}var a=$_(),o=F(a),s=L(o,!0),c=R(o,2);Y(c,21,()=>B(n),J,(e,n,r)=>{var a=Q_(),o=F(a);Pi(o,1,`svelte-1vw5hin`,null,{},{main:!r});var s=L(o,!0),c=R(o,2),l=F(c),u=F(l);let d;k(l);var f=R(l,2),p=L(f,!0),m=R(f,2),h=e=>{var t=Z_(),r=L(t,!0);z(()=>K(r,B(n).why)),G(e,t)};q(m,e=>{B(n).why&&e(h)}),k(c),k(a),z((e,t)=>{K(s,B(n).sentence),d=Ii(u,``,d,{width:e}),K(p,t)},[()=>`${i(B(n).value)??``}%`,()=>Q(`hint-worth`,{n:Qo(B(n).value)})]),V(`click`,o,()=>t.onchoose(B(n).answer)),G(e,a)}),k(c),k(a),z(e=>K(s,e),[()=>Q(`hint-best`)]),G(e,a),j()}H([`click`]);var tv=U(`<p> </p>`),nv=U(`<p class="rule svelte-14pn97l"><a target="_blank"><b> </b></a> </p>`),rv=U(`<div><div><!> <!></div> <button class="svelte-14pn97l"> <kbd>Esc</kbd></button></div>`),iv=U(`<div class="notice svelte-14pn97l"><!> <button class="svelte-14pn97l"> <kbd>Esc</kbd></button></div>`),av=U(`<div class="notices svelte-14pn97l"><div class="over svelte-14pn97l" role="status"><!> <!></div></div>`);function ov(e,t){A(t,!0);let n=ya(t,`sitting`,7);function r(e){let{asking:t,screen:r}=n(),i=t.question?.options.find(t=>t.answer===e);r.hint=null,i&&!t.gathers?t.choose(i):t.send(e)}var i=av(),a=F(i),o=F(a),s=e=>{var t=rv();let r;var i=F(t),a=F(i),o=e=>{var t=tv(),r=L(t,!0);z(()=>K(r,n().screen.notice.text)),G(e,t)};q(a,e=>{n().screen.notice.text&&e(o)}),Y(R(a,2),17,()=>n().screen.notice.rules,J,(e,t)=>{var r=nv(),i=F(r),a=L(F(i),!0);k(i);var o=R(i);k(r),z(()=>{Z(i,`href`,`#/rules/${n().server.room?.game??``}/${B(t).rule??``}`),K(a,B(t).rule),K(o,` ${B(t).text??``}`)}),G(e,r)}),k(i);var s=R(i,2),c=F(s);Oe(),k(s),k(t),z(e=>{r=Pi(t,1,`notice svelte-14pn97l`,null,r,{bad:n().screen.notice.bad}),K(c,`${e??``} `)},[()=>Q(`close`)]),V(`click`,s,()=>n().screen.notice=null),G(e,t)};q(o,e=>{n().screen.notice&&e(s)});var c=R(o,2),l=e=>{var t=iv(),i=F(t);ev(i,{get hint(){return n().screen.hint},onchoose:r});var a=R(i,2),o=F(a);Oe(),k(a),k(t),z(e=>K(o,`${e??``} `),[()=>Q(`close`)]),V(`click`,a,()=>n().screen.hint=null),G(e,t)};q(c,e=>{n().screen.hint&&e(l)}),k(a),k(i),G(e,i),j()}H([`click`]);function sv({set:e,parts:t,seed:n}){return[`generated`,...e?[e]:[],...t,n].join(`-`)}function cv(e){return/^generated-(?:[a-z]+-)*\d{1,18}$/.test(e)}function lv(e,t){if(!cv(e))return null;let n=e.split(`-`).slice(1,-1).join(`-`),r=t.sets?.find(e=>`${n}-`.startsWith(`${e.name}-`))?.name??``,i=`-${n.slice(r.length)}-`.replace(`--`,`-`),a=t.parts.map(e=>e.name).filter(e=>i.includes(`-${e}-`));return a.sort((e,t)=>i.indexOf(`-${e}-`)-i.indexOf(`-${t}-`)),{set:r,parts:a,seed:Number(e.split(`-`).at(-1))}}function uv(){return Math.floor(Math.random()*1e6)}var dv=864e5;function fv(e,t,n=Date.now()){return e[(Math.floor(n/dv)+t)%e.length]}var pv=U(`<li><button type="button" class="flat svelte-1eot8km"> </button></li>`),mv=U(`<section><h3 class="svelte-1eot8km"> </h3> <ul class="svelte-1eot8km"></ul></section>`),hv=U(`<div class="groups svelte-1eot8km"></div>`);function gv(e,t){A(t,!0);var n=hv();Y(n,21,()=>t.deck.groups,J,(e,n)=>{var r=mv(),i=F(r),a=L(i,!0),o=R(i,2);Y(o,21,()=>B(n).cards,J,(e,n)=>{var r=pv(),i=F(r),a=L(i,!0);k(r),z(()=>K(a,B(n).text)),V(`click`,i,()=>$.read(t.deck.game,B(n).card)),G(e,r)}),k(o),k(r),z(()=>K(a,B(n).title)),G(e,r)}),k(n),G(e,n),j()}H([`click`]);var _v=U(`<p class="error" role="alert"> </p>`),vv=U(`<div class="import svelte-mix9h6"><label class="field"> <textarea name="list" rows="7" spellcheck="false" class="svelte-mix9h6"></textarea></label> <!> <div class="actions"><button type="button"> </button> <label class="button svelte-mix9h6"> <input class="unseen" type="file" accept=".txt,.json,text/plain,application/json"/></label></div></div>`);function yv(e,t){let n=Qr();A(t,!0);let r=ya(t,`list`,15),i=2e4,a=M(()=>t.game.decks??``),o=N(``);async function s(){if(P(o,r().length>i?Q(`too-long`,{n:i}):``,!0),!B(o))try{let e=await $.link.ask({type:`deck`,game:t.game.name,text:r()||` `},`deck`);og.keep(t.game.name,e.text.split(`
`)[0],e.text),t.taken(e)}catch(e){P(o,e instanceof Jd?e.message:Q(`lost`),!0)}}async function c(e){let t=e.currentTarget.files?.[0];e.currentTarget.value=``,t&&(r(await t.text()),await s())}var l=vv(),u=F(l),d=F(u),f=R(d);vt(f),k(u);var p=R(u,2),m=e=>{var t=_v(),r=L(t,!0);z(()=>{Z(t,`id`,n),K(r,B(o))}),G(e,t)};q(p,e=>{B(o)&&e(m)});var h=R(p,2),g=F(h),_=L(g,!0),v=R(g,2),y=F(v),b=R(y);k(v),k(h),k(l),z((e,t,r,i)=>{K(d,`${e??``} `),Z(f,`placeholder`,t),Z(f,`aria-invalid`,!!B(o)),Z(f,`aria-describedby`,B(o)?n:void 0),K(_,r),K(y,`${i??``} `)},[()=>Q(`deck-list`,{what:B(a)}),()=>Q(`deck-example`,{what:B(a)}),()=>Q(`check-deck`,{what:B(a)}),()=>Q(`open-file`)]),ea(f,r),V(`click`,g,s),V(`change`,b,c),G(e,l),j()}H([`click`,`change`]);var bv=U(`<p class="svelte-pycs3m"><b> </b> </p> <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" class="svelte-pycs3m"><rect class="track svelte-pycs3m" width="100" height="6" rx="1"></rect><rect class="range svelte-pycs3m" height="6"></rect><rect class="middle svelte-pycs3m" x="49.8" width="0.4" height="6"></rect><rect class="mark svelte-pycs3m" width="1" height="6"></rect></svg>`,1),xv=U(`<li class="svelte-pycs3m"> <b> </b></li>`),Sv=U(`<div><h4 class="svelte-pycs3m"> </h4> <ul class="svelte-pycs3m"></ul></div>`),Cv=U(`<li class="svelte-pycs3m"><button type="button" class="flat svelte-pycs3m"> </button> <b> </b></li>`),wv=U(`<div class="ends svelte-pycs3m"><!> <!></div>`),Tv=U(`<section class="rating svelte-pycs3m"><h3 class="svelte-pycs3m"> </h3> <!> <p class="quiet svelte-pycs3m"> <!></p> <!></section>`);function Ev(e,t){A(t,!0);let n=N(void 0),r=M(()=>B(n)?.matchups??[]),i=M(()=>B(r).slice(0,3)),a=M(()=>B(r).slice(3).slice(-3).reverse()),o=e=>Q(`share-won`,{n:Math.round(e*100)}),s=e=>$.server.game(t.deck.game)?.bots.find(t=>t.kind===e)?.title??e,c=e=>$.server.cards[t.deck.game]?.get(e)?.name??e;In(()=>{let{game:e,text:r}=t.deck,i=0,a=!0;async function o(){let t=await $.link.ask({type:`deck-rating`,game:e,text:r},`deck-rating`).catch(()=>void 0);a&&(P(n,t??B(n)),t?.more&&(i=window.setTimeout(()=>void o(),4e3)))}return P(n,void 0),$.learn(e).then(o,o),()=>{a=!1,clearTimeout(i)}});var l=W(),u=I(l),d=e=>{let l=M(()=>B(n));var u=Tv(),d=F(u),f=L(d,!0),p=R(d,2),m=e=>{var t=bv(),n=I(t),r=F(n),i=L(r,!0),a=R(r);k(n);var s=R(n,2),c=R(F(s)),u=R(c,2);k(s),z((e,t)=>{K(i,e),K(a,` ${t??``}`),Z(c,`x`,B(l).strength.low*100),Z(c,`width`,(B(l).strength.high-B(l).strength.low)*100),Z(u,`x`,B(l).strength.share*100-.5)},[()=>o(B(l).strength.share),()=>Q(`deck-strength-points`,{points:B(l).points,low:B(l).low,high:B(l).high})]),G(e,t)};q(p,e=>{(B(l).strength.low>0||B(l).strength.high<1)&&e(m)});var h=R(p,2),g=F(h),_=R(g),v=e=>{var t=Zr();z(e=>K(t,e),[()=>Q(`deck-strength-more`)]),G(e,t)};q(_,e=>{B(n).more&&e(v)}),k(h);var y=R(h,2),b=e=>{var r=wv(),s=F(r);Y(s,17,()=>[{title:Q(`hard-for-it`),list:B(i)},{title:Q(`easy-for-it`),list:B(a)}],J,(e,t)=>{let n=()=>B(t).title,r=()=>B(t).list;var i=W(),a=I(i),s=e=>{var t=Sv(),i=F(t),a=L(i,!0),s=R(i,2);Y(s,21,r,J,(e,t)=>{var n=xv(),r=F(n),i=L(R(r),!0);k(n),z(e=>{K(r,`${B(t).deck??``} `),K(i,e)},[()=>o(B(t).strength.share)]),G(e,n)}),k(s),k(t),z(()=>K(a,n())),G(e,t)};q(a,e=>{r().length&&e(s)}),G(e,i)});var l=R(s,2),u=e=>{var r=Sv(),i=F(r),a=L(i,!0),s=R(i,2);Y(s,21,()=>B(n).cards,J,(e,n)=>{var r=Cv(),i=F(r),a=L(i,!0),s=L(R(i,2));k(r),z((e,t)=>{K(a,e),K(s,`${B(n).difference<0?`−`:`+`}${t??``}`)},[()=>c(B(n).card),()=>o(Math.abs(B(n).difference))]),V(`click`,i,()=>$.read(t.deck.game,B(n).card)),G(e,r)}),k(s),k(r),z(e=>K(a,e),[()=>Q(`cards-with-wins`)]),G(e,r)};q(l,e=>{B(n).cards?.length&&e(u)}),k(r),G(e,r)};q(y,e=>{B(r).length>1&&e(b)}),k(u),z((e,t,n)=>{Z(u,`aria-label`,e),K(f,t),K(g,`${n??``} `)},[()=>Q(`deck-strength`),()=>Q(`deck-strength`),()=>Q(`deck-strength-how`,{n:B(l).strength.games,player:s(B(n).player)})]),G(e,u)};q(u,e=>{B(n)?.player&&e(d)}),G(e,l),j()}H([`click`]);var Dv=`M6 8h12v10H6ZM12 8V4M12 3.4a.6.6 0 1 0 .1 0M9.5 12v1.5M14.5 12v1.5M3.5 11.5v4M20.5 11.5v4M9.5 21h5`,Ov=`M3 5h18v11H3ZM9 20h6M12 16v4`,kv=`M9.5 14.5 14.5 9.5M8 11l-3 3a3.6 3.6 0 0 0 5 5l3-3M16 13l3-3a3.6 3.6 0 0 0-5-5l-3 3`,Av=`M8 10.5a3 3 0 1 0 .1 0M16 10.5a3 3 0 1 0 .1 0M2.5 20c.5-4 10.500-4 11 0M13.500 17c2-1.200 7-.8 8 3`,jv=`M5 5h14v14H5ZM9 9h.1M15 9h.1M12 12h.1M9 15h.1M15 15h.1`,Mv=`M12 4a8.500 8.500 0 1 0 .1 0M12 8v4.500l3 2`,Nv=U(`<option> </option>`),Pv=U(`<label class="field"> <select name="set"></select></label>`),Fv=U(`<button type="button" class="svelte-uyp4at"> </button>`),Iv=U(`<div class="generator svelte-uyp4at"><!> <fieldset><legend class="svelte-uyp4at"> </legend> <div class="parts svelte-uyp4at"></div></fieldset> <div class="seed svelte-uyp4at"><label class="field svelte-uyp4at"> <input type="number" min="0" max="999999999"/></label> <button type="button"><!> </button></div></div>`);function Lv(e,t){A(t,!0);let n=ya(t,`deck`,15),r=M(()=>lv(n(),t.generator)??{set:``,parts:[],seed:0}),i=M(()=>t.generator.sets??[]),a=M(()=>B(i).find(e=>e.name===B(r).set)??B(i)[0]),o=M(()=>t.generator.parts.filter(e=>!B(a)||B(a).parts.includes(e.name)));function s(e){let t=B(i).find(t=>t.name===e)?.parts??[];n(sv({...B(r),set:e,parts:B(r).parts.filter(e=>t.includes(e))}))}function c(e){let i=B(r).parts.filter(t=>t!==e),a=t.generator.most-+!B(r).parts.includes(e),o=B(r).parts.includes(e)?i:[...i.slice(Math.max(0,i.length-a)),e];n(sv({...B(r),parts:o}))}function l(e){let t=Math.min(Math.max(Math.floor(Number(e))||0,0),999999999);n(sv({...B(r),seed:t}))}var u=Iv(),d=F(u),f=e=>{var t=Pv(),n=F(t),r=R(n);Y(r,21,()=>B(i),J,(e,t)=>{var n=Nv(),r=L(n,!0),i={};z(()=>{K(r,B(t).title),i!==(i=B(t).name)&&(n.value=(n.__value=i)??``)}),G(e,n)}),k(r);var o;Bi(r),k(t),z(e=>{K(n,`${e??``} `),o!==(o=B(a)?.name)&&(r.value=(r.__value=o)??``,zi(r,o))},[()=>Q(`set`)]),V(`change`,r,e=>s(e.currentTarget.value)),G(e,t)};q(d,e=>{B(i).length>1&&e(f)});var p=R(d,2),m=F(p),h=L(m,!0),g=R(m,2);Y(g,21,()=>B(o),J,(e,t)=>{var n=Fv(),i=L(n,!0);z(e=>{Z(n,`aria-pressed`,e),K(i,B(t).title)},[()=>B(r).parts.includes(B(t).name)]),V(`click`,n,()=>c(B(t).name)),G(e,n)}),k(g),k(p);var _=R(p,2),v=F(_),y=F(v),b=R(y);Ji(b),k(v);var x=R(v,2),S=F(x);Hs(S,{get path(){return jv}});var C=R(S,1,!0);k(x),k(_),k(u),z((e,t,n)=>{K(h,e),K(y,`${t??``} `),Yi(b,B(r).seed),K(C,n)},[()=>Q(`made-of`,{title:t.generator.title,most:t.generator.most}),()=>Q(`seed`),()=>Q(`generate-again`,{what:t.what})]),V(`change`,b,e=>l(e.currentTarget.value)),V(`click`,x,()=>n(sv({...B(r),seed:uv()}))),G(e,u),j()}H([`change`,`click`]);var Rv=U(`<option> </option> <option> </option>`,1),zv=U(`<option> </option>`),Bv=U(`<optgroup></optgroup>`),Vv=U(`<p class="error" role="alert"> </p>`),Hv=U(`<span class="title svelte-3mnlam"> </span> <span class="quiet"> </span>`,1),Uv=U(`<details><summary class="svelte-3mnlam"><!></summary> <!> <!></details>`),Wv=U(`<div class="deck svelte-3mnlam"><label class="field"> <select><option> </option><!><!><optgroup></optgroup></select></label> <!> <!> <!> <!></div>`);function Gv(e,t){A(t,!0);let n=ya(t,`deck`,15),r=ya(t,`picked`,15),i=`list`,a=`own:`,o=N(null),s=N(!1),c=N(null),l=N(!1),u=N(``),d=M(()=>t.game.decks??``),f=M(()=>og.of(t.game.name)),p=M(()=>{if(B(s))return i;if(!n())return`any`;if(cv(n()))return`new`;if(B(o)?B(o).decks.some(e=>e.name===n()):!n().includes(`
`))return n();let e=B(f).find(([,e])=>e===n());return e?a+e[0]:i});In(()=>{Xo.lang;let{name:e}=t.game,n=JSON.stringify(t.options);$.link.ask({type:`decks`,game:e,options:JSON.parse(n)},`decks`).then(e=>{P(o,e),Nr(()=>m(e))},()=>void 0)}),In(()=>{Xo.lang,g(B(s)?``:n())});function m({decks:e,generator:i}){e.some(e=>e.name===n())||(n()?i:r())||(n(fv(e,t.seat)?.name??``),r(!1))}function h(e){r(!0),P(s,e===i),n(e===`any`||e===i?``:e===`new`?sv({set:``,parts:[],seed:uv()}):e.startsWith(a)?B(f).find(([t])=>a+t===e)?.[1]??``:e)}async function g(e){if(P(u,``),!e)P(c,null);else try{let r=e.includes(`
`)?{text:e}:{name:e},i=await $.link.ask({type:`deck`,game:t.game.name,...r},`deck`);e===n()&&P(c,i)}catch(t){if(e!==n())return;P(c,null),t instanceof Jd&&P(u,t.message,!0)}}function _(e){r(!0),P(s,!1),n(e.text)}var v=Wv(),y=F(v),x=F(y),S=R(x),C=F(S),w=L(C,!0);C.value=C.__value=`any`;var T=R(C),E=e=>{var t=Rv(),n=I(t),r=L(n,!0);n.value=n.__value=`new`;var a=R(n,2),o=L(a,!0);a.value=a.__value=i,z((e,t)=>{K(r,e),K(o,t)},[()=>Q(`generate`,{what:B(d)}),()=>Q(`own-deck`,{what:B(d)})]),G(e,t)};q(T,e=>{B(o)?.generator&&e(E)});var ee=R(T),te=e=>{var t=Bv();Y(t,21,()=>B(f),J,(e,t)=>{var n=M(()=>b(B(t),1));let r=()=>B(n)[0];var i=zv(),a=L(i,!0),o={};z(()=>{K(a,r()),o!==(o=`own:${r()??``}`)&&(i.value=i.__value=o)}),G(e,i)}),k(t),z(e=>Z(t,`label`,e),[()=>Q(`my-decks`,{what:B(d)})]),G(e,t)};q(ee,e=>{B(f).length&&B(o)?.generator&&e(te)});var ne=R(ee);Y(ne,21,()=>B(o)?.decks??[],J,(e,t)=>{var n=zv(),r=L(n),i={};z(()=>{K(r,`${B(t).title??``} · ${B(t).facts??``}`),i!==(i=B(t).name)&&(n.value=(n.__value=i)??``)}),G(e,n)}),k(ne),k(S);var re;Bi(S),k(y);var ie=R(y,2),ae=e=>{Lv(e,{get generator(){return B(o).generator},get what(){return B(d)},get deck(){return n()},set deck(e){n(e)}})};q(ie,e=>{B(p)===`new`&&B(o)?.generator&&e(ae)});var oe=R(ie,2),se=e=>{yv(e,{get game(){return t.game},taken:_,get list(){return n()},set list(e){n(e)}})};q(oe,e=>{B(p)===i&&e(se)});var ce=R(oe,2),le=e=>{var t=Vv(),n=L(t,!0);z(()=>K(n,B(u))),G(e,t)};q(ce,e=>{B(u)&&!B(s)&&e(le)});var ue=R(ce,2),de=e=>{var t=Uv(),n=F(t),r=F(n),a=e=>{var t=Hv(),n=I(t),r=L(n,!0),i=L(R(n,2),!0);z(()=>{K(r,B(c).title),K(i,B(c).facts)}),G(e,t)},o=e=>{var t=Zr();z(e=>K(t,e),[()=>Q(`show-cards`)]),G(e,t)};q(r,e=>{B(p)===`new`||B(p)===i?e(a):e(o,-1)}),k(n);var s=R(n,2),u=e=>{Ev(e,{get deck(){return B(c)}})};q(s,e=>{B(l)&&e(u)}),gv(R(s,2),{get deck(){return B(c)}}),k(t),da(`open`,`toggle`,t,e=>P(l,e),()=>B(l)),G(e,t)};q(ue,e=>{B(c)&&!B(s)&&e(de)}),k(v),z((e,n)=>{K(x,`${t.label??``} `),Z(S,`name`,`deck-${t.seat+1}`),K(w,e),Z(ne,`label`,n),re!==(re=B(p))&&(S.value=(S.__value=re)??``,zi(S,re))},[()=>Q(`any-deck`,{what:B(d)}),()=>Q(`known-decks`,{what:B(d)})]),V(`change`,S,e=>h(e.currentTarget.value)),G(e,v),j()}H([`change`]);var Kv=U(`<span class="quiet"> </span>`),qv=U(`<button> </button>`),Jv=U(`<li><span><b> </b> <!> <!></span> <!> <!></li>`),Yv=U(`<p role="alert" class="error"> </p>`),Xv=U(`<p class="quiet"> </p>`),Zv=U(`<div class="page waiting svelte-1f7jbhr"><h1> </h1> <p role="status"> </p> <section class="panel svelte-1f7jbhr" aria-labelledby="invite"><h2 id="invite" class="svelte-1f7jbhr"> </h2> <p class="quiet"> </p> <div class="link svelte-1f7jbhr"><input readonly="" class="svelte-1f7jbhr"/> <button class="main"> </button></div></section> <section class="panel svelte-1f7jbhr" aria-labelledby="seats"><h2 id="seats" class="svelte-1f7jbhr"> </h2> <!> <ol class="svelte-1f7jbhr"></ol> <!> <!></section></div>`);function Qv(e,t){A(t,!0);let n=M(()=>t.sitting.server.room),r=M(()=>$.server.game(B(n).game)),i=M(()=>`${location.origin}${location.pathname}#/room/${B(n).room}`),a=M(()=>B(n).seats.filter(e=>e.kind===`open`).length),o=N(void 0),s=N(!1),c=N(``),l=N(``);async function u(){B(o)?.select();try{await navigator.clipboard.writeText(B(i)),P(s,!0)}catch{P(s,document.execCommand(`copy`),!0)}}async function d(e){P(l,``);try{await e()}catch(e){P(l,e instanceof Jd?e.message:Q(`lost`),!0)}}let f=e=>d(()=>$.link.ask({type:`sit`,seat:e,...B(r)?.decks&&B(c)?{deck:B(c)}:{}},`seat`)),p=e=>d(()=>$.link.ask({type:`stand`,seat:e},`done`));var m=Zv(),h=F(m),g=L(h,!0),_=R(h,2),v=L(_,!0),y=R(_,2),b=F(y),x=L(b,!0),S=R(b,2),C=L(S,!0),w=R(S,2),T=F(w);Ji(T),ua(T,e=>P(o,e),()=>B(o));var E=R(T,2),ee=L(E,!0);k(w),k(y);var te=R(y,2),ne=F(te),re=L(ne,!0),ie=R(ne,2),ae=e=>{{let t=M(()=>Q(`your-deck`,{what:B(r).decks})),i=M(()=>B(n).seats.findIndex(e=>e.kind===`open`)),a=M(()=>B(n).options??{});Gv(e,{get game(){return B(r)},get label(){return B(t)},get seat(){return B(i)},get options(){return B(a)},get deck(){return B(c)},set deck(e){P(c,e,!0)}})}};q(ie,e=>{B(r)?.decks&&B(a)&&!B(n).yours.length&&e(ae)});var oe=R(ie,2);Y(oe,21,()=>B(n).seats,J,(e,t,r)=>{let i=M(()=>B(n).yours.includes(r));var a=Jv();let o;var s=F(a),c=F(s),l=L(c,!0),u=R(c,2),d=e=>{var t=Zr();z(e=>K(t,`(${e??``})`),[()=>Q(`you`)]),G(e,t)};q(u,e=>{B(i)&&e(d)});var m=R(u,2),h=e=>{var n=Kv(),r=L(n,!0);z(()=>K(r,B(t).deck)),G(e,n)};q(m,e=>{B(t).deck&&e(h)}),k(s);var g=R(s,2),_=e=>{var t=qv();let i;var a=L(t,!0);z(e=>{i=Pi(t,1,``,null,i,{main:!B(n).yours.length}),K(a,e)},[()=>Q(`sit`)]),V(`click`,t,()=>f(r)),G(e,t)};q(g,e=>{B(t).kind===`open`&&e(_)});var v=R(g,2),y=e=>{var t=qv(),n=L(t,!0);z(e=>K(n,e),[()=>Q(`stand`)]),V(`click`,t,()=>p(r)),G(e,t)};q(v,e=>{B(i)&&e(y)}),k(a),z(e=>{o=Pi(a,1,`svelte-1f7jbhr`,null,o,{open:B(t).kind===`open`}),K(l,e)},[()=>s_(B(t))||Q(`player`,{n:r+1})]),G(e,a)}),k(oe);var se=R(oe,2),ce=e=>{var t=Yv(),n=L(t,!0);z(()=>K(n,B(l))),G(e,t)};q(se,e=>{B(l)&&e(ce)});var le=R(se,2),ue=e=>{var t=Xv(),r=L(t);z((e,t)=>K(r,`${e??``}: ${t??``}`),[()=>Q(`clock`),()=>o_(B(n).clock)]),G(e,t)};q(le,e=>{B(n).clock&&e(ue)}),k(te),k(m),z((e,t,n,r,a,o,s)=>{K(g,e),K(v,t),K(x,n),K(C,r),Yi(T,B(i)),Z(T,`aria-label`,a),K(ee,o),K(re,s)},[()=>Q(`waiting-room`),()=>Q(`waiting-for`,{n:B(a)}),()=>Q(`invite`),()=>Q(B(n).listed?`share-lobby`:`share-link`),()=>Q(`link`),()=>B(s)?Q(`copied`):Q(`copy`),()=>Q(`seats`)]),Vr(`focus`,T,e=>e.currentTarget.select()),V(`click`,E,u),G(e,m),j()}H([`click`]);var $v=U(`<p class="opening svelte-vrg389" role="status"> </p>`),ey=U(`<div class="picture svelte-vrg389"><!> <!></div>`),ty=U(`<div class="zoom svelte-vrg389"><!></div> <!> <!> <!>`,1),ny=U(`<p> </p>`),ry=U(`<!> <!> <!> <!>`,1),iy=U(`<div><div class="left svelte-vrg389"><div class="table svelte-vrg389"><!></div> <!> <!> <!></div> <aside class="right svelte-vrg389"><!> <!></aside></div> <div class="unseen" role="log"></div> <!> <!> <!> <!>`,1);function ay(e,t){A(t,!0);let n=ya(t,`sitting`,7),r=new Na(`min-width: 1100px`),i=M(()=>n().server.room?.game??``),a=M(()=>fs(B(i))?.Board),o=M(()=>fs(B(i))),s=M(()=>n().shown?.view),c=M(()=>B(s)&&B(o)?.owners?.(B(s))),l=M(()=>r.current&&!ou.plain?fs(B(i))?.Beside:void 0),u=M(()=>n().server.room?.chat!==!1&&n().server.company),d=M(()=>!!n().server.report&&n().screen.reading&&!n().moment&&!n().stage.over),f=N(0),p=N(void 0),m=N(void 0),h=N(void 0);Ic({get sitting(){return n()},get game(){return B(i)},get rules(){return $.server.game(B(i))?.rules},beside:()=>r.current,area:()=>B(p),laid:()=>B(f),face:e=>vs(B(i),e,$.server.cards[B(i)]?.get(e)),called:e=>e<=-2?n().server.name(-2-e):_(e),tell:(e,t)=>gs(B(i),e,t),side:g,source:e=>(e.thing??-1)>=0?e.thing:B(o)?.source?.(e,B(s))??-1,get usual(){return B(o)?.usual??[]},drop(e,t,r){let{question:i}=n().asking;if(i&&B(s))return B(o)?.drop?.(e,t,i,B(s),this.face(r).type)??j_(i,e,t)},emblem:e=>B(o)?.emblem?.(e),groups:e=>ys(B(i),e,n().shown?.view,$.server.cards[B(i)])}),In(()=>{n().screen.unread&&(n().screen.aside||r.current)&&(n().screen.unread=0)}),In(()=>(n().id,fu));function g(e){let t=e<=-2?-2-e:B(c)?.get(e),n=B(s)?.player??-1;return t===void 0||n<0?``:t===n||B(s).teams&&(t-n)%2==0?`own`:`enemy`}function _(e){let t=B(s)&&(B(o)?.slug?B(o).slug(B(s),e):B(s).cards[e]);return t?vs(B(i),t,$.server.cards[B(i)]?.get(t)).name:``}function v(e){if(O_(e)||Vu())return;let t=n().moment?y(e):b(e);t&&(e.preventDefault(),t())}function y({key:e,shiftKey:t}){let{at:r,end:i}=n().moment;return{ArrowLeft:()=>void(t?n().back.turn(-1):n().back.to(r-1)),ArrowRight:()=>void(t?n().back.turn(1):n().back.to(r+1)),PageUp:()=>void n().back.turn(-1),PageDown:()=>void n().back.turn(1),Home:()=>void n().back.to(0),End:()=>void n().back.to(i)," ":()=>n().back.play(),Escape:()=>cu.open||n().screen.notice?w():n().backToNow()}[e]??x[e]??x[e.toLowerCase()]}function b(e){let t=e.key.toLowerCase();return D_(e.key)?()=>T_(e.key,e.shiftKey):/^[1-9]$/.test(e.key)?()=>void(B(h)?.digit(e.key)||B(m)?.digit(e.key)):S[e.key]??S[t]??x[e.key]??x[t]??B(h)?.letterDeed(t)??B(m)?.letterDeed(t)}let x={l:()=>n().screen.aside=!n().screen.aside,v:C,z:()=>cu.seen&&uu(cu.seen),F1:()=>n().screen.helping=!0},S={u:()=>void n().undo(),h:()=>void n().askHint(),"?":T,Escape:w," ":()=>n().skip()};function C(){ou.plain=!ou.plain,su()}function w(){cu.open?du():n().screen.aside?n().screen.aside=!1:n().asking.menu.length||n().asking.doubt||n().asking.begun?n().asking.clear():n().screen.notice=n().screen.hint=null}function T(){cu.seen?.deed&&n().asking.question?n().whyNot(cu.seen.deed):n().screen.helping=!0}function E(e){return!!B(p)&&!!e&&(B(p).contains(e)||e.contains(B(p)))}function ee(e){let{asking:t}=n();e.key===`Enter`&&t.whole&&(!e.ctrlKey&&!e.metaKey&&(!t.begun||Vu()||!E(document.activeElement)||$l(document.activeElement)===`legal`&&t.picked.length<t.question.high)||(e.preventDefault(),t.confirm()))}var te=W();Vr(`keydown`,gn,e=>{ee(e),v(e)});var ne=I(te),re=e=>{Qv(e,{get sitting(){return n()}})},ie=e=>{var t=$v(),n=L(t,!0);z(e=>K(n,e),[()=>Q(`opening`)]),G(e,t)},ae=e=>{var t=iy(),r=I(t);let i;var o=F(r),s=F(o),c=F(s),g=e=>{G_(e,{get sitting(){return n()}})},_=e=>{qp(e,{})},v=e=>{Ah(e,{})},y=e=>{var t=ey(),r=F(t);Ci(r,()=>B(a),(e,t)=>{t(e,{get view(){return n().shown.view}})}),el(R(r,2),{get stage(){return n().stage}}),k(t),X(t,()=>()=>void P(f,Nr(()=>n().step),!0)),G(e,t)};q(c,e=>{n().covered?e(g):B(d)?e(_,1):ou.plain||!B(a)?e(v,2):e(y,-1)}),k(s),ua(s,e=>P(p,e),()=>B(p));var b=R(s,2),x=e=>{al(e,{get stage(){return n().stage}})};q(b,e=>{n().stage.over&&e(x)});var S=R(b,2);ov(S,{get sitting(){return n()}});var C=R(S,2),w=e=>{em(e,{})},T=e=>{ua(Td(e,{}),e=>P(m,e,!0),()=>B(m))};q(C,e=>{n().moment?e(w):!n().covered&&!B(d)&&e(T,1)}),k(o);var E=R(o,2),ee=F(E),te=e=>{var t=ty(),r=I(t);tg(F(r),{}),k(r);var i=R(r,2),a=e=>{var t=W();Ci(I(t),()=>B(l),(e,t)=>{t(e,{get view(){return n().shown.view}})}),G(e,t)};q(i,e=>{B(l)&&e(a)});var o=R(i,2);ih(o,{}),jm(R(o,2),{}),G(e,t)};q(ee,e=>{n().covered||e(te)});var ne=R(ee,2),re=e=>{U_(e,{get sitting(){return n()}})};q(ne,e=>{B(u)&&e(re)}),k(E),k(r);var ie=R(r,2);Y(ie,23,()=>n().covered?[]:n().server.log.slice(-12),(e,t)=>n().server.log.length-Math.min(12,n().server.log.length)+t,(e,t)=>{var n=ny(),r=L(n,!0);z(()=>K(r,B(t).text)),G(e,n)}),k(ie);var ae=R(ie,2),oe=e=>{var t=ry(),n=I(t);Vl(n,{});var r=R(n,2);ua(Au(r,{}),e=>P(h,e,!0),()=>B(h));var i=R(r,2);Iu(i,{}),Pu(R(i,2),{}),G(e,t)};q(ae,e=>{!n().covered&&!n().moment&&e(oe)});var se=R(ae,2);tg(se,{sheet:!0});var ce=R(se,2);X_(ce,{get sitting(){return n()}}),R_(R(ce,2),{get sitting(){return n()}}),z((e,t)=>{i=Pi(r,1,`room whole svelte-vrg389`,null,i,{aside:n().screen.aside}),Z(E,`aria-label`,e),Z(ie,`aria-label`,t)},[()=>Q(`beside`),()=>Q(`log`)]),G(e,t)};q(ne,e=>{n().server.room?.status===`waiting`?e(re):!n().shown||!$.server.cards[B(i)]?e(ie,1):e(ae,-1)}),G(e,te),j()}Je();var oy=U(`<span class="quiet"><!> </span>`),sy=U(`<li class="accented svelte-1xktl4u"><div class="svelte-1xktl4u"><b> </b> <span> </span> <!></div> <a class="button svelte-1xktl4u"> <span class="unseen"> </span></a></li>`),cy=U(`<ul class="svelte-1xktl4u"></ul>`),ly=U(`<p class="quiet"> </p>`),uy=U(`<h2 id="lobby" class="svelte-1xktl4u"> </h2> <!>`,1);function dy(e,t){A(t,!1),fa();var n=uy(),r=I(n),i=L(r,!0),a=R(r,2),o=e=>{var t=cy();Y(t,5,()=>$.server.lobby,e=>e.room,(e,t)=>{var n=sy();let r;var i=F(n),a=F(i),o=L(a,!0),s=R(a,2),c=L(s,!0),l=R(s,2),u=e=>{var n=oy(),r=F(n);Hs(r,{get path(){return Mv}});var i=R(r);k(n),z(e=>K(i,` ${e??``}`),[()=>o_(B(t).clock)]),G(e,n)};q(l,e=>{B(t).clock&&e(u)}),k(i);var d=R(i,2),f=F(d),p=L(R(f));k(d),k(n),z((e,i,a,s,l)=>{r=Ii(n,``,r,{"--accent":e}),K(o,i),K(c,a),Z(d,`href`,`#/room/${B(t).room??``}`),K(f,`${s??``} `),K(p,`: ${l??``}`)},[()=>ds(B(t).game)?.accent??285,()=>$.server.game(B(t).game)?.title??B(t).game,()=>B(t).seats.map(s_).join(` · `),()=>Q(`join`),()=>$.server.game(B(t).game)?.title]),G(e,n)}),k(t),G(e,t)},s=e=>{var t=ly(),n=L(t,!0);z(e=>K(n,e),[()=>Q(`no-rooms`)]),G(e,t)};q(a,e=>{$.server.lobby.length?e(o):e(s,-1)}),z(e=>K(i,e),[()=>Q(`lobby`)]),G(e,n),j()}var fy=U(`<div class="page"><h1> </h1> <section class="panel" aria-labelledby="lobby"><!></section> <p class="quiet"> </p> <p><a class="button" href="#/"> </a></p></div>`);function py(e,t){A(t,!1),fa();var n=fy(),r=F(n),i=L(r,!0),a=R(r,2);dy(F(a),{}),k(a);var o=R(a,2),s=L(o,!0),c=R(o,2),l=L(F(c),!0);k(c),k(n),z((e,t,n)=>{K(i,e),K(s,t),K(l,n)},[()=>Q(`lobby-title`),()=>Q(`lobby-how`),()=>Q(`new-game`)]),G(e,n),j()}var my=U(`<div class="example svelte-1h6pl90"><p class="svelte-1h6pl90"> </p> <p class="actions svelte-1h6pl90"><button class="main"> </button> <button> </button></p></div>`),hy=U(`<button> </button>`),gy=U(`<a class="id svelte-1h6pl90"> </a> <div><p class="svelte-1h6pl90"><!></p> <!> <!></div>`,1),_y=U(`<li class="current svelte-1h6pl90" aria-current="true" tabindex="-1"><!></li>`),vy=U(`<li class="svelte-1h6pl90"><!></li>`);function yy(e,t){A(t,!0);let n=e=>{var n=gy(),o=I(n),s=L(o,!0),c=R(o,2),l=F(c);sm(F(l),{get game(){return t.game},get text(){return t.line.text}}),k(l);var u=R(l,2),d=e=>{var n=my(),r=F(n),i=L(r,!0),a=R(r,2),o=F(a),s=L(o,!0),c=R(o,2),l=L(c,!0);k(a),k(n),z((e,n)=>{K(i,t.line.example),K(s,e),K(l,n)},[()=>Q(`try`),()=>Q(`try-alone`)]),V(`click`,o,()=>$.tryRule(t.game,t.line,!0)),V(`click`,c,()=>$.tryRule(t.game,t.line,!1)),G(e,n)};q(u,e=>{t.line.example&&e(d)});var f=R(u,2),p=e=>{var t=hy(),n=L(t,!0);z(e=>K(n,e),[()=>B(r)?Q(`copied`):Q(`card-link`)]),V(`click`,t,a),G(e,t)};q(f,e=>{t.current&&navigator.clipboard&&e(p)}),k(c),z(()=>{Z(o,`href`,B(i)),K(s,t.line.id)}),G(e,n)},r=N(!1),i=M(()=>`#/rules/${t.game}/${t.line.id}`);async function a(){await navigator.clipboard?.writeText(`${location.origin}${location.pathname}${B(i)}`),P(r,!0)}function o(e){e.scrollIntoView({block:`center`}),e.focus({preventScroll:!0})}var s=W(),c=I(s),l=e=>{var t=_y(),r=F(t);n(r),k(t),X(t,()=>o),G(e,t)},u=e=>{var t=vy(),r=F(t);n(r),k(t),G(e,t)};q(c,e=>{t.current?e(l):e(u,-1)}),G(e,s),j()}H([`click`]);var by=U(`<option> </option>`),xy=U(`<section><h2 class="svelte-oxu2mb"> </h2> <ul class="svelte-oxu2mb"></ul></section>`),Sy=U(`<div class="page"><h1> </h1> <form role="search" class="svelte-oxu2mb"><!> <div class="fields svelte-oxu2mb"><label class="field words"> <input type="search" name="words" autocomplete="off"/></label> <label class="field"> <select name="chapter"><option> </option><!></select></label> <label class="tick svelte-oxu2mb"><input type="checkbox" name="trying"/> </label></div></form> <p role="status" class="quiet"><!></p> <!></div>`);function Cy(e,t){A(t,!0);let n=N(void 0),r=N(``),i=N(!1),a=N(``),o=e=>e.reduce((e,{rules:t})=>e+t.length,0),s=M(()=>rm(B(n)??[],B(r),B(i)).filter(({title:e})=>!B(a)||e===B(a))),c=M(()=>!t.rule||!!B(n)?.some(({rules:e})=>e.some(({id:e})=>e===t.rule)));In(()=>{let[e,r]=[t.game,Xo.lang];P(n,void 0),P(a,``),tm(e,r).catch(()=>[]).then(i=>e===t.game&&r===Xo.lang&&P(n,i))}),In(()=>{t.rule&&(P(r,P(a,``),!0),P(i,!1))});var l=Sy(),u=F(l),d=L(u,!0),f=R(u,2),p=F(f);Bg(p,{get game(){return t.game},page:`rules`});var m=R(p,2),h=F(m),g=F(h),_=R(g);Ji(_),k(h);var v=R(h,2),y=F(v),b=R(y),x=F(b),S=L(x,!0);x.value=x.__value=``,Y(R(x),17,()=>B(n)??[],J,(e,t)=>{let n=()=>B(t).title;var r=by(),i=L(r,!0),a={};z(()=>{K(i,n()),a!==(a=n())&&(r.value=(r.__value=a)??``)}),G(e,r)}),k(b),Bi(b),k(v);var C=R(v,2),w=F(C);Ji(w);var T=R(w);k(C),k(m),k(f);var E=R(f,2),ee=F(E),te=e=>{var t=Zr();z(e=>K(t,e),[()=>Q(`loading`)]),G(e,t)},ne=e=>{var n=Zr();z(e=>K(n,e),[()=>Q(`rules-none`,{id:t.rule})]),G(e,n)},re=e=>{var t=Zr();z(e=>K(t,e),[()=>Q(`rules-found`,{n:o(B(s)),all:o(B(n))})]),G(e,t)};q(ee,e=>{B(n)?B(c)?e(re,-1):e(ne,1):e(te)}),k(E),Y(R(E,2),17,()=>B(s),({title:e,rules:t})=>e,(e,n)=>{let r=()=>B(n).title,i=()=>B(n).rules;var a=xy(),o=F(a),s=L(o,!0),c=R(o,2);Y(c,21,i,e=>e.id,(e,n)=>{{let r=M(()=>B(n).id===t.rule);yy(e,{get line(){return B(n)},get game(){return t.game},get current(){return B(r)}})}}),k(c),k(a),z(()=>K(s,r())),G(e,a)}),k(l),z((e,t,n,r,i)=>{K(d,e),K(g,`${t??``} `),K(y,`${n??``} `),K(S,r),K(T,` ${i??``}`)},[()=>Q(`rules`,{game:$.server.game(t.game)?.title??``}),()=>Q(`rules-search`),()=>Q(`rules-chapter`),()=>Q(`rules-all`),()=>Q(`rules-trying`)]),Vr(`submit`,f,e=>e.preventDefault()),ea(_,()=>B(r),e=>P(r,e)),Vi(b,()=>B(a),e=>P(a,e)),ra(w,()=>B(i),e=>P(i,e)),G(e,l),j()}var wy=U(`<li><a><span class="what svelte-biztiv"><b> </b> <span> </span></span> <span class="turn svelte-biztiv"> </span></a></li>`),Ty=U(`<details><summary class="svelte-biztiv"> </summary> <ul class="svelte-biztiv"></ul></details>`),Ey=U(`<section class="continue panel svelte-biztiv" aria-labelledby="continue"><h2 id="continue" class="svelte-biztiv"> </h2> <ul class="svelte-biztiv"></ul> <!></section>`);function Dy(e,t){A(t,!0);let n=(e,t=g)=>{var n=wy(),r=F(n);let i,s;var c=F(r),l=F(c),u=L(l,!0),d=L(R(l,2),!0);k(c);var f=L(R(c,2),!0);k(r),k(n),z((e,n,a,o)=>{i=Pi(r,1,`button accented svelte-biztiv`,null,i,{mine:t().whose===`yours`}),Z(r,`href`,`#/room/${t().room??``}`),s=Ii(r,``,s,{"--accent":e}),K(u,n),K(d,a),K(f,o)},[()=>ds(t().game)?.accent??285,()=>a(t()),()=>o(t()),()=>Q(`whose-turn`,{whose:t().whose,names:(t().deciding??[]).join(`, `)})]),G(e,n)},r=[`yours`,`bots`,`theirs`,`unknown`,`waiting`],i=M(()=>$.server.mine.toSorted((e,t)=>r.indexOf(e.whose)-r.indexOf(t.whose))),a=({game:e})=>$.server.game(e)?.title??e;function o({names:e}){let t=e.filter(Boolean).join(`, `);return t?Q(`go-on-with`,{names:t}):Q(`nobody-else`)}var s=W(),c=I(s),l=e=>{var t=Ey(),r=F(t),a=L(r,!0),o=R(r,2);Y(o,21,()=>B(i).slice(0,3),e=>e.room,(e,t)=>{n(e,()=>B(t))}),k(o);var s=R(o,2),c=e=>{var t=Ty(),r=F(t),a=L(r,!0),o=R(r,2);Y(o,21,()=>B(i).slice(3),e=>e.room,(e,t)=>{n(e,()=>B(t))}),k(o),k(t),z(e=>K(a,e),[()=>Q(`go-on-more`,{n:B(i).length-3})]),G(e,t)};q(s,e=>{B(i).length>3&&e(c)}),k(t),z(e=>K(a,e),[()=>Q(`go-on`)]),G(e,t)};q(c,e=>{B(i).length&&e(l)}),G(e,s),j()}var Oy=Xr(`<g class="hued svelte-1euhzuk"><circle class="disc svelte-1euhzuk" cx="12" cy="12" r="17"></circle><path class="emblem svelte-1euhzuk"></path></g>`),ky=U(`<label class="game accented svelte-1euhzuk"><svg viewBox="0 0 330 100" aria-hidden="true" class="svelte-1euhzuk"><pattern patternUnits="userSpaceOnUse" patternTransform="scale(1.3)" class="svelte-1euhzuk"><path class="tile svelte-1euhzuk"></path></pattern><rect x="-400" y="-200" width="1130" height="500" class="svelte-1euhzuk"></rect><!></svg> <input type="radio" name="game" class="svelte-1euhzuk"/> <span class="title svelte-1euhzuk"> </span> <span class="seats svelte-1euhzuk"> </span></label>`);function Ay(e,t){let n=Qr();A(t,!0);let r=[],i=ya(t,`chosen`,15),a=M(()=>ds(t.game.name)),o=M(()=>Object.keys(B(a)?.looks??{}).filter(Boolean).slice(0,10).map(e=>_s(t.game.name,e))),s=M(()=>Os[_s(t.game.name,``).pattern]);var c=ky();let l;var u=F(c),d=F(u),f=L(d),p=R(d);Y(R(p),17,()=>B(o),J,(e,t,n)=>{let r=M(()=>B(o).length>1?n/(B(o).length-1):.5);var i=Oy();let a;var s=R(F(i));k(i),z(e=>{Z(i,`transform`,`translate(${12+B(r)*282} ${e??``})`),a=Ii(i,``,a,{"--hue":B(t).hue}),Z(s,`d`,B(t).emblem)},[()=>58-Math.sin(B(r)*Math.PI)*40]),G(e,i)}),k(u);var m=R(u,2);Ji(m);var h,g=R(m,2),_=L(g,!0),v=L(R(g,2),!0);k(c),z(e=>{l=Ii(c,``,l,{"--accent":B(a)?.accent??285}),Z(d,`id`,n),Z(d,`width`,B(s).size[0]),Z(d,`height`,B(s).size[1]),Z(f,`d`,B(s).path),Z(p,`fill`,`url(#${n})`),h!==(h=t.game.name)&&(m.value=(m.__value=h)??``),K(_,t.game.title),K(v,e)},[()=>Q(`players-range`,{low:t.game.seats[0],high:t.game.seats[1]})]),na(r,[],m,()=>(t.game.name,i()),i),G(e,c),j()}var jy=U(`<label class="field seed svelte-12h2tvw"> <input name="seed" type="number" min="0" max="999999999999" step="1"/></label>`),My=U(`<label class="check"><input name="hints" type="checkbox"/> </label> <label class="check"><input name="chat" type="checkbox"/> </label>`,1),Ny=U(`<option> </option>`),Py=U(`<select><option> </option><!></select>`),Fy=U(`<label class="field"> <input type="number" min="0"/></label>`),Iy=U(`<div class="times svelte-12h2tvw"></div>`),Ly=U(`<fieldset><legend class="svelte-12h2tvw"> </legend> <p class="quiet help svelte-12h2tvw"> </p> <!></fieldset>`),Ry=U(`<details class="panel svelte-12h2tvw"><summary class="svelte-12h2tvw"> </summary> <div class="settings svelte-12h2tvw"><fieldset><legend class="svelte-12h2tvw"> </legend> <label class="check"><input name="clock" type="checkbox"/> </label> <div class="times svelte-12h2tvw"><label class="field"> <input name="minutes" type="number" min="1" max="720" step="any" required=""/></label> <label class="field"> <input name="increment" type="number" min="0" max="3600" required=""/></label></div></fieldset> <fieldset><legend class="svelte-12h2tvw"> </legend> <label class="check"><input name="ask-all" type="checkbox"/> </label> <!> <p class="quiet help svelte-12h2tvw"> </p></fieldset> <!></div></details>`);function zy(e,t){A(t,!0);let n=ya(t,`wish`,7),r=M(()=>lf(n().seats)),i=M(()=>df(t.game,n().seats).filter(e=>e.kind!==`flag`)),a=M(()=>n().seats.map((e,t)=>t?Q(`player`,{n:t+1}):$.server.me?.name??``));function o({name:e},t){let{[e]:r,...i}=n().options;n().options=t===``?i:{...i,[e]:Number(t)}}function s({name:e,high:t=0},r,i){let a=n().seats.map((t,n)=>c(e,n));a[r]=Math.min(Math.max(Math.floor(Number(i))||0,0),t),n().options[e]=a}function c(e,t){let r=n().options[e];return Array.isArray(r)?Number(r[t]??0):0}var l=Ry(),u=F(l),d=L(u,!0),f=R(u,2),p=F(f),m=F(p),h=L(m,!0),g=R(m,2),_=F(g);Ji(_);var v=R(_);k(g);var y=R(g,2),b=F(y),x=F(b),S=R(x);Ji(S),k(b);var C=R(b,2),w=F(C),T=R(w);Ji(T),k(C),k(y),k(p);var E=R(p,2),ee=F(E),te=L(ee,!0),ne=R(ee,2),re=F(ne);Ji(re);var ie=R(re);k(ne);var ae=R(ne,2),oe=e=>{var t=jy(),n=F(t),r=R(n);Ji(r),k(t),z(e=>K(n,`${e??``} `),[()=>Q(`game-seed`)]),ea(r,()=>cf.seed,e=>cf.seed=e),G(e,t)},se=e=>{var t=My(),n=I(t),r=F(n);Ji(r);var i=R(r);k(n);var a=R(n,2),o=F(a);Ji(o);var s=R(o);k(a),z((e,t)=>{K(i,` ${e??``}`),K(s,` ${t??``}`)},[()=>Q(`hints-too`),()=>Q(`chat-on`)]),ra(r,()=>cf.wish.hints,e=>cf.wish.hints=e),ra(o,()=>cf.wish.chat,e=>cf.wish.chat=e),G(e,t)};q(ae,e=>{B(r)?e(se,-1):e(oe)});var ce=L(R(ae,2),!0);k(E),Y(R(E,2),17,()=>B(i),e=>e.name,(e,t)=>{var r=Ly(),i=F(r),l=L(i,!0),u=R(i,2),d=L(u,!0),f=R(u,2),p=e=>{var r=Py(),i=F(r),s=L(i,!0);i.value=i.__value=``,Y(R(i),17,()=>B(a),J,(e,t,n)=>{var r=Ny(),i=L(r,!0);r.value=r.__value=n,z(()=>K(i,B(t))),G(e,r)}),k(r);var c;Bi(r),z(e=>{Z(r,`name`,B(t).name),Z(r,`aria-label`,B(t).title),K(s,e),c!==(c=n().options[B(t).name]??``)&&(r.value=(r.__value=c)??``,zi(r,c))},[()=>Q(`by-chance`)]),V(`change`,r,e=>o(B(t),e.currentTarget.value)),G(e,r)},m=e=>{var n=Iy();Y(n,21,()=>B(a),J,(e,n,r)=>{var i=Fy(),a=F(i),o=R(a);Ji(o),k(i),z(e=>{K(a,`${B(n)??``} `),Z(o,`name`,`${B(t).name??``}-${r+1}`),Z(o,`max`,B(t).high),Yi(o,e)},[()=>c(B(t).name,r)]),V(`change`,o,e=>s(B(t),r,e.currentTarget.value)),G(e,i)}),k(n),G(e,n)};q(f,e=>{B(t).kind===`seat`?e(p):e(m,-1)}),k(r),z(()=>{K(l,B(t).title),K(d,B(t).help)}),G(e,r)}),k(f),k(l),z((e,t,n,r,i,a,o,s)=>{K(d,e),K(h,t),K(v,` ${n??``}`),K(x,`${r??``} `),S.disabled=!cf.wish.clock,K(w,`${i??``} `),T.disabled=!cf.wish.clock,K(te,a),K(ie,` ${o??``}`),K(ce,s)},[()=>Q(`settings`),()=>Q(`clock`),()=>Q(`clock-on`),()=>Q(`clock-minutes`),()=>Q(`clock-increment`),()=>Q(`table-settings`),()=>Q(`ask-all`),()=>Q(`undo-policy`,{people:B(r)?`yes`:`no`})]),ra(_,()=>cf.wish.clock,e=>cf.wish.clock=e),ea(S,()=>cf.wish.minutes,e=>cf.wish.minutes=e),ea(T,()=>cf.wish.increment,e=>cf.wish.increment=e),ra(re,()=>cf.wish.askAll,e=>cf.wish.askAll=e),G(e,l),j()}H([`change`]);var By=U(`<label class="svelte-1mtti22"><input class="unseen svelte-1mtti22" type="radio"/> <!> <span class="svelte-1mtti22"> </span></label>`),Vy=U(`<option class="svelte-1mtti22"> </option>`),Hy=U(`<label class="field svelte-1mtti22"> <select class="svelte-1mtti22"></select></label>`),Uy=U(`<label class="field svelte-1mtti22"> <input maxlength="24" autocomplete="off" class="svelte-1mtti22"/></label>`),Wy=U(`<!> <p class="quiet svelte-1mtti22"> </p>`,1),Gy=U(`<fieldset class="svelte-1mtti22"><legend class="unseen"> </legend> <div class="ways svelte-1mtti22"></div> <!></fieldset>`);function Ky(e,t){A(t,!0);let n=[],r=ya(t,`seat`,7),i=[[`bot`,Dv],[`me`,Ov],[`open`,kv],[`lobby`,Av]];var a=Gy(),o=F(a),s=L(o,!0),c=R(o,2);Y(c,21,()=>i,J,(e,i)=>{var a=M(()=>b(B(i),2));let o=()=>B(a)[0],s=()=>B(a)[1];var c=By(),l=F(c);Ji(l);var u,d=R(l,2);Hs(d,{get path(){return s()}});var f=L(R(d,2),!0);k(c),z(e=>{Z(l,`name`,`seat-${t.number??``}`),u!==(u=o())&&(l.value=(l.__value=u)??``),K(f,e)},[()=>Q(`against`,{who:o()})]),na(n,[],l,()=>(o(),r().who),e=>r().who=e),G(e,c)}),k(c);var l=R(c,2),u=e=>{var n=Hy(),i=F(n),a=R(i);Y(a,21,()=>t.game.bots,J,(e,t)=>{var n=Vy(),r=L(n,!0),i={};z(e=>{K(r,e),i!==(i=B(t).kind)&&(n.value=(n.__value=i)??``)},[()=>Q(`bot-level`,{...B(t)})]),G(e,n)}),k(a),Bi(a),k(n),z(e=>{K(i,`${e??``} `),Z(a,`name`,`bot-${t.number??``}`)},[()=>Q(`level`)]),Vi(a,()=>r().bot,e=>r().bot=e),G(e,n)},d=e=>{var n=Wy(),i=I(n),a=e=>{var n=Uy(),i=F(n),a=R(i);Ji(a),k(n),z((e,n)=>{K(i,`${e??``} `),Z(a,`name`,`name-${t.number??``}`),Z(a,`placeholder`,n)},[()=>Q(`name-here`),()=>Q(`player`,{n:t.number})]),ea(a,()=>r().name,e=>r().name=e),G(e,n)};q(i,e=>{r().who===`me`&&e(a)});var o=L(R(i,2),!0);z(e=>K(o,e),[()=>Q(`against-more`,{who:r().who})]),G(e,n)};q(l,e=>{r().who===`bot`?e(u):e(d,-1)}),k(a),z(e=>K(s,e),[()=>Q(`player`,{n:t.number})]),G(e,a),j()}var qy=ma(()=>ou),Jy=U(`<aside class="panel offer svelte-vnxpv5"><p class="svelte-vnxpv5"> </p> <button> </button> <button> </button></aside>`);function Yy(e,t){A(t,!1);function n(e){qy(qy().sound=e),qy(qy().soundOffered=!0),su(),e&&I_(`turn`,qy().volume)}fa();var r=W(),i=I(r),a=e=>{var t=Jy(),r=F(t),i=L(r,!0),a=R(r,2),o=L(a,!0),s=R(a,2),c=L(s,!0);k(t),z((e,t,n)=>{K(i,e),K(o,t),K(c,n)},[()=>Q(`sound-offer`),()=>Q(`sound-yes`),()=>Q(`sound-no`)]),V(`click`,a,()=>n(!0)),V(`click`,s,()=>n(!1)),G(e,t)};q(i,e=>{qy().soundOffered||e(a)}),G(e,r),j()}H([`click`]);var Xy=U(`<label><input type="checkbox"/> <span><b class="svelte-dovu5w"> </b> <span class="quiet svelte-dovu5w"> </span></span></label>`),Zy=U(`<fieldset><legend class="svelte-dovu5w"> </legend> <!></fieldset>`);function Qy(e,t){A(t,!0);let n=ya(t,`wish`,7),r=M(()=>df(t.game,n().seats).filter(e=>e.kind===`flag`)),i=M(()=>ff(t.game,n())),a=(e=[])=>e.some(e=>e in B(i));var o=W(),s=I(o),c=e=>{var t=Zy(),o=F(t),s=L(o,!0);Y(R(o,2),17,()=>B(r),e=>e.name,(e,t)=>{var r=Xy();let o;var s=F(r);Ji(s);var c=R(s,2),l=F(c),u=L(l,!0),d=L(R(l,2),!0);k(c),k(r),z((e,n)=>{o=Pi(r,1,`check svelte-dovu5w`,null,o,{off:e}),Z(s,`name`,B(t).name),s.disabled=n,Xi(s,B(i)[B(t).name]===!0),K(u,B(t).title),K(d,B(t).help)},[()=>a(B(t).without),()=>a(B(t).without)]),V(`change`,s,e=>n().options[B(t).name]=e.currentTarget.checked),G(e,r)}),k(t),z(e=>K(s,e),[()=>Q(`variants`)]),G(e,t)};q(s,e=>{B(r).length&&e(c)}),G(e,o),j()}H([`change`]);var $y=U(`<p class="quiet"> </p>`),eb=U(`<label class="svelte-hm7qji"><input class="unseen svelte-hm7qji" type="radio" name="players"/> </label>`),tb=U(`<fieldset class="counts svelte-hm7qji"><legend class="svelte-hm7qji"> </legend> <!></fieldset>`),nb=U(`<section class="panel svelte-hm7qji"><h2 class="svelte-hm7qji"> </h2> <!> <!></section>`),rb=U(`<p class="learn svelte-hm7qji"><a class="svelte-hm7qji"> </a> <a class="svelte-hm7qji"> </a></p> <div class="seats svelte-hm7qji"><section class="panel svelte-hm7qji" aria-labelledby="seat-1"><h2 id="seat-1" class="svelte-hm7qji"> </h2> <!> <!> <!></section> <!></div> <!>`,1),ib=U(`<p class="error" role="alert"> </p>`),ab=U(`<div class="bar svelte-hm7qji"><!> <button form="start" class="main go svelte-hm7qji"> </button></div>`),ob=U(`<div class="start whole svelte-hm7qji"><div class="page"><div class="hello svelte-hm7qji"><h1 class="svelte-hm7qji"> </h1> <p class="svelte-hm7qji"> </p></div> <!> <!> <form id="start" class="svelte-hm7qji"><fieldset class="games svelte-hm7qji"><legend class="unseen"> </legend> <!></fieldset> <!></form> <div class="beside svelte-hm7qji"><section class="panel" aria-labelledby="lobby"><!></section> <section class="panel" aria-labelledby="saved"><h2 id="saved" class="svelte-hm7qji"> </h2> <p class="quiet svelte-hm7qji"> </p> <label class="button file svelte-hm7qji"> <input class="unseen svelte-hm7qji" type="file" accept=".json,application/json"/></label></section></div></div></div> <!>`,1);function sb(e,t){A(t,!0);let n=N(``),r=N(!1),i=M(()=>$.server.game(cf.wish.game)),a=M(()=>B(i)&&cf.of(B(i))),o=M(()=>B(i)&&B(a)?ff(B(i),B(a)):{}),s=M(()=>B(i)?Array.from({length:B(i).seats[1]-B(i).seats[0]+1},(e,t)=>B(i).seats[0]+t):[]);async function c(e){P(n,``),P(r,!0);try{await e()}catch(e){P(n,e instanceof Jd?e.message:Q(`lost`),!0)}P(r,!1)}function l(e){if(e.preventDefault(),!B(i)||!B(a))return;cf.keep();let t=lf(B(a).seats)||!Number.isInteger(cf.seed)?{}:{seed:cf.seed},n={...pf(B(i),cf.wish,B(a)),...t};c(()=>$.create(B(i).name,uf(B(i),B(a).seats),n))}async function u(e){let t=e.currentTarget.files?.[0];e.currentTarget.value=``,t&&await c(async()=>$.load(await t.text()))}var d=ob(),f=I(d),p=F(f),m=F(p),h=F(m),g=L(h,!0),_=L(R(h,2),!0);k(m);var v=R(m,2);Dy(v,{});var y=R(v,2);Yy(y,{});var b=R(y,2),x=F(b),S=F(x),C=L(S,!0);Y(R(S,2),17,()=>$.server.games,e=>e.name,(e,t)=>{Ay(e,{get game(){return B(t)},get chosen(){return cf.wish.game},set chosen(e){cf.wish.game=e}})}),k(x);var w=R(x,2),T=e=>{var t=rb(),n=I(t),r=F(n),c=L(r,!0),l=R(r,2),u=L(l,!0);k(n);var d=R(n,2),f=F(d),p=F(f),m=L(p,!0),h=R(p,2),g=e=>{var t=W();mi(I(t),()=>B(i).name,e=>{{let t=M(()=>Q(`your-deck`,{what:B(i).decks}));Gv(e,{get game(){return B(i)},get label(){return B(t)},seat:0,get options(){return B(o)},get deck(){return B(a).seats[0].deck},set deck(e){B(a).seats[0].deck=e},get picked(){return B(a).seats[0].picked},set picked(e){B(a).seats[0].picked=e}})}}),G(e,t)},_=e=>{var t=$y(),n=L(t,!0);z(e=>K(n,e),[()=>Q(`no-decks`)]),G(e,t)};q(h,e=>{B(i).decks?e(g):e(_,-1)});var v=R(h,2),y=e=>{var t=tb(),n=F(t),r=L(n,!0);Y(R(n,2),17,()=>B(s),J,(e,t)=>{var n=eb(),r=F(n);Ji(r);var o=R(r);k(n),z(()=>{Yi(r,B(t)),Xi(r,B(a).seats.length===B(t)),K(o,` ${B(t)??``}`)}),V(`change`,r,()=>cf.resize(B(i),B(t))),G(e,n)}),k(t),z(e=>K(r,e),[()=>Q(`how-many`)]),G(e,t)};q(v,e=>{B(s).length>1&&e(y)}),Qy(R(v,2),{get game(){return B(i)},get wish(){return B(a)}}),k(f),Y(R(f,2),19,()=>B(a).seats.slice(1),(e,t)=>`${B(i).name} ${t}`,(e,t,n)=>{var r=nb(),a=F(r),s=L(a,!0),c=R(a,2);{let e=M(()=>B(n)+2);Ky(c,{get game(){return B(i)},get seat(){return B(t)},get number(){return B(e)}})}var l=R(c,2),u=e=>{{let r=M(()=>Q(`their-deck`,{what:B(i).decks})),a=M(()=>B(n)+1);Gv(e,{get game(){return B(i)},get label(){return B(r)},get seat(){return B(a)},get options(){return B(o)},get deck(){return B(t).deck},set deck(e){B(t).deck=e},get picked(){return B(t).picked},set picked(e){B(t).picked=e}})}};q(l,e=>{B(i).decks&&(B(t).who===`bot`||B(t).who===`me`)&&e(u)}),k(r),z(e=>{Z(r,`aria-labelledby`,`seat-${B(n)+2}`),Z(a,`id`,`seat-${B(n)+2}`),K(s,e)},[()=>B(t).who===`me`&&B(t).name||Q(`player`,{n:B(n)+2})]),G(e,r)}),k(d),zy(R(d,2),{get game(){return B(i)},get wish(){return B(a)}}),z((e,t,n)=>{Z(r,`href`,`#/learn/${B(i).name??``}`),K(c,e),Z(l,`href`,`#/rules/${B(i).name??``}`),K(u,t),K(m,n)},[()=>Q(`learn`,{game:B(i).title}),()=>Q(`rules`,{game:B(i).title}),()=>Q(`you-play`,{name:$.server.me?.name??``})]),G(e,t)};q(w,e=>{B(i)&&B(a)&&e(T)}),k(b);var E=R(b,2),ee=F(E);dy(F(ee),{}),k(ee);var te=R(ee,2),ne=F(te),re=L(ne,!0),ie=R(ne,2),ae=L(ie,!0),oe=R(ie,2),se=F(oe),ce=R(se);k(oe),k(te),k(E),k(p),k(f);var le=R(f,2),ue=e=>{var t=ab(),a=F(t),o=e=>{var t=ib(),r=L(t,!0);z(()=>K(r,B(n))),G(e,t)};q(a,e=>{B(n)&&e(o)});var s=R(a,2),c=L(s,!0);k(t),z(e=>{s.disabled=B(r),K(c,e)},[()=>Q(`go`,{game:B(i).title})]),G(e,t)};q(le,e=>{B(i)&&e(ue)}),z((e,t,n,r,i,a)=>{K(g,e),K(_,t),K(C,n),K(re,r),K(ae,i),K(se,`${a??``} `)},[()=>Q(`welcome`),()=>Q(`welcome-more`),()=>Q(`pick-game`),()=>Q(`saved-games`),()=>Q(`saved-games-more`),()=>Q(`load`)]),Vr(`submit`,b,l),V(`change`,ce,u),G(e,d),j()}H([`change`]);var cb=U(`<option> </option>`),lb=U(`<label class="svelte-lmcdgk"><input type="checkbox" class="svelte-lmcdgk"/> </label>`),ub=U(`<label class="svelte-lmcdgk"><span> </span> <input type="range" min="5" max="100" step="5" class="svelte-lmcdgk"/></label>`),db=U(`<section class="preferences" aria-labelledby="preferences"><h3 id="preferences" class="svelte-lmcdgk"> </h3> <label class="svelte-lmcdgk"><span> </span> <select class="svelte-lmcdgk"></select></label> <label class="svelte-lmcdgk"><input type="checkbox" class="svelte-lmcdgk"/> </label> <!> <label class="svelte-lmcdgk"><input type="checkbox" class="svelte-lmcdgk"/> </label> <!> <!></section>`);function fb(e,t){A(t,!0);let n=[0,400,900,1800];function r(){su(),ou.sound&&I_(`turn`,ou.volume)}async function i(e){ou.alert=e&&await Notification.requestPermission()===`granted`,e&&!ou.alert&&t.sitting.screen.say(Q(`alert-refused`),!0),su()}var a=db(),o=F(a),s=L(o,!0),c=R(o,2),l=F(c),u=L(l,!0),d=R(l,2);Y(d,21,()=>n,J,(e,t)=>{var n=cb(),r=L(n,!0),i={};z(e=>{K(r,e),i!==(i=B(t))&&(n.value=(n.__value=i)??``)},[()=>Q(`pace-of`,{n:B(t)})]),G(e,n)}),k(d),Bi(d),k(c);var f=R(c,2),p=F(f);Ji(p);var m=R(p);k(f);var h=R(f,2),g=e=>{var n=lb(),r=F(n);Ji(r);var i=R(r);k(n),z(e=>{Xi(r,t.sitting.server.room.order??!1),K(i,` ${e??``}`)},[()=>Q(`auto-order`)]),V(`change`,r,e=>t.sitting.order(e.currentTarget.checked)),G(e,n)};q(h,e=>{t.sitting.server.room?.yours.length&&e(g)});var _=R(h,2),v=F(_);Ji(v);var y=R(v);k(_);var b=R(_,2),x=e=>{var t=ub(),n=F(t),i=L(n,!0),a=R(n,2);Ji(a),k(t),z(e=>K(i,e),[()=>Q(`volume`)]),V(`change`,a,r),ea(a,()=>ou.volume,e=>ou.volume=e),G(e,t)};q(b,e=>{ou.sound&&e(x)});var S=R(b,2),C=e=>{var t=lb(),n=F(t);Ji(n);var r=R(n);k(t),z(e=>{Xi(n,ou.alert),K(r,` ${e??``}`)},[()=>Q(`alert`)]),V(`change`,n,e=>i(e.currentTarget.checked)),G(e,t)};q(S,e=>{`Notification`in window&&e(C)}),k(a),z((e,t,n,r)=>{K(s,e),K(u,t),K(m,` ${n??``}`),K(y,` ${r??``}`)},[()=>Q(`preferences`),()=>Q(`pace`),()=>Q(`quick`),()=>Q(`sound`)]),V(`change`,d,function(...e){su?.apply(this,e)}),Vi(d,()=>ou.pace,e=>ou.pace=e),V(`change`,p,function(...e){su?.apply(this,e)}),ra(p,()=>ou.quick,e=>ou.quick=e),V(`change`,v,r),ra(v,()=>ou.sound,e=>ou.sound=e),G(e,a),j()}H([`change`]);var pb=U(`<button> </button>`),mb=U(`<li class="svelte-wqhtv4"><span><b> </b> <!> </span> <!></li>`),hb=U(`<section class="seats" aria-labelledby="seats"><h3 id="seats" class="svelte-wqhtv4"> </h3> <ul class="svelte-wqhtv4"></ul> <p class="svelte-wqhtv4"> </p></section>`);function gb(e,t){A(t,!0);let n=M(()=>t.sitting.server.room);function r(e){return e.out?Q(`is-out`,{why:e.out}):e.kind===`person`?e.bot?Q(`is-played`):Q(e.here?`is-here`:`is-gone`):Q(`is-computer`)}var i=hb(),a=F(i),o=L(a,!0),s=R(a,2);Y(s,21,()=>B(n).seats,J,(e,i,a)=>{let o=M(()=>B(n).yours.includes(a));var s=mb(),c=F(s),l=F(c),u=L(l,!0),d=R(l,2),f=e=>{var t=Zr();z(e=>K(t,`(${e??``})`),[()=>Q(`you`)]),G(e,t)};q(d,e=>{B(o)&&e(f)});var p=R(d);k(c);var m=R(c,2),h=e=>{var r=W(),s=I(r),c=e=>{var n=pb(),r=L(n,!0);z(e=>K(r,e),[()=>Q(`take-back`,{name:t.sitting.server.name(a)})]),V(`click`,n,()=>t.sitting.take(a)),G(e,n)},l=e=>{var n=pb(),r=L(n,!0);z(e=>K(r,e),[()=>Q(`give-own`)]),V(`click`,n,()=>t.sitting.give(a)),G(e,n)},u=e=>{var n=pb(),r=L(n,!0);z(e=>K(r,e),[()=>Q(`give-seat`,{name:t.sitting.server.name(a)})]),V(`click`,n,()=>t.sitting.give(a)),G(e,n)};q(s,e=>{B(o)&&B(i).bot?e(c):B(o)?e(l,1):!B(i).here&&!B(i).bot&&B(n).yours.length&&e(u,2)}),G(e,r)};q(m,e=>{t.sitting.server.lasts&&B(i).kind===`person`&&!B(i).out&&e(h)}),k(s),z((e,t)=>{K(u,e),K(p,` – ${t??``}`)},[()=>t.sitting.server.name(a),()=>r(B(i))]),G(e,s)}),k(s);var c=L(R(s,2),!0);k(i),z((e,t)=>{K(o,e),K(c,t)},[()=>Q(`players`),()=>Q(`watching`,{n:B(n).watching})]),G(e,i),j()}H([`click`]);var _b=U(`<b class="unread svelte-n22gmb"> <span class="unseen svelte-n22gmb"> </span></b>`),vb=U(`<button class="bad svelte-n22gmb"> </button>`),yb=U(`<button> </button>`),bb=U(`<div class="tools svelte-n22gmb"><button class="flat svelte-n22gmb"><!> <span class="svelte-n22gmb"> </span> <kbd class="svelte-n22gmb">V</kbd></button> <button class="flat svelte-n22gmb"><!> <span class="svelte-n22gmb"> </span></button> <button class="flat svelte-n22gmb"><!> <span class="svelte-n22gmb"> </span></button> <button class="flat log-button svelte-n22gmb"><!> <span class="svelte-n22gmb"> </span> <!></button></div> <dialog class="svelte-n22gmb"><div class="menu svelte-n22gmb"><div class="head svelte-n22gmb"><h2> </h2> <button> <kbd>Esc</kbd></button></div> <!> <!> <div class="deeds svelte-n22gmb"><button> <kbd>F1</kbd></button> <a class="button"> </a> <button> </button> <a class="button" href="#/"> </a> <!></div></div></dialog>`,1);function xb(e,t){A(t,!0);let n=ya(t,`sitting`,7),r=N(void 0),i=N(!1);async function a(){_h(await n().save()),B(r)?.close()}function o(e){e.detail>1||(B(r)?.close(),n().resign())}function s(){B(r)?.close(),n().screen.helping=!0}var c=bb(),l=I(c),u=F(l),d=F(u);Hs(d,{name:`eye`});var f=L(R(d,2),!0);Oe(2),k(u);var p=R(u,2),m=F(p);Hs(m,{name:`replay`});var h=L(R(m,2),!0);k(p);var g=R(p,2),_=F(g);Hs(_,{name:`menu`});var v=L(R(_,2),!0);k(g);var y=R(g,2),b=F(y);{let e=M(()=>n().screen.aside?`purged`:`log`);Hs(b,{get name(){return B(e)}})}var x=R(b,2),S=L(x,!0),C=R(x,2),w=e=>{var t=_b(),r=F(t),i=L(R(r),!0);k(t),z(e=>{K(r,`${n().screen.unread??``} `),K(i,e)},[()=>Q(`unread`)]),G(e,t)};q(C,e=>{n().screen.unread&&!n().screen.aside&&e(w)}),k(y),k(l);var T=R(l,2),E=F(T),ee=F(E),te=F(ee),ne=L(te,!0),re=R(te,2),ie=F(re);Oe(),k(re),k(ee);var ae=R(ee,2),oe=e=>{gb(e,{get sitting(){return n()}})};q(ae,e=>{n().server.room&&e(oe)});var se=R(ae,2);fb(se,{get sitting(){return n()}});var ce=R(se,2),le=F(ce),ue=F(le);Oe(),k(le);var de=R(le,2),fe=L(de,!0),pe=R(de,2),me=L(pe,!0),he=R(pe,2),ge=L(he,!0),_e=R(he,2),ve=e=>{var t=W(),n=I(t),r=e=>{var t=vb(),n=L(t,!0);z(e=>K(n,e),[()=>Q(`resign-sure`)]),V(`click`,t,o),G(e,t)},a=e=>{var t=yb(),n=L(t,!0);z(e=>K(n,e),[()=>Q(`resign`)]),V(`click`,t,()=>P(i,!0)),G(e,t)};q(n,e=>{B(i)?e(r):e(a,-1)}),G(e,t)};q(_e,e=>{n().server.lasts&&n().server.seat>=0&&e(ve)}),k(ce),k(E),k(T),ua(T,e=>P(r,e),()=>B(r)),X(T,()=>Bu),z((e,t,r,i,a,o,s,c,l,d,m)=>{Z(u,`aria-pressed`,ou.plain),K(f,e),p.disabled=!!n().moment||!n().server.table,K(h,t),K(v,r),Z(y,`aria-expanded`,n().screen.aside),K(S,i),Z(T,`aria-label`,a),K(ne,o),K(ie,`${s??``} `),K(ue,`${c??``} `),Z(de,`href`,`#/cards/${n().server.room?.game??``}`),K(fe,l),K(me,d),K(ge,m)},[()=>ou.plain?Q(`picture-view`):Q(`plain-view`),()=>Q(`replay`),()=>Q(`menu`),()=>n().screen.aside?Q(`close`):Q(`log`),()=>Q(`menu`),()=>Q(`menu`),()=>Q(`close`),()=>Q(`keys`),()=>Q(`cards`),()=>Q(`save`),()=>Q(`leave`)]),V(`click`,u,()=>{ou.plain=!ou.plain,su()}),V(`click`,p,()=>n().lookBack(n().server.table?.at??0)),V(`click`,g,()=>B(r)?.showModal()),V(`click`,y,()=>n().screen.aside=!n().screen.aside),Vr(`close`,T,()=>P(i,!1)),V(`click`,re,()=>B(r)?.close()),V(`click`,le,s),V(`click`,pe,a),G(e,c),j()}H([`click`]);var Sb=U(`<h1 class="where svelte-76h5ib"> </h1>`),Cb=U(`<!> <!>`,1),wb=U(`<a class="svelte-76h5ib"> </a>`),Tb=U(`&nbsp; <b class="count svelte-76h5ib"> </b>`,1),Eb=U(`<nav class="svelte-76h5ib"><a href="#/" class="svelte-76h5ib"> </a> <a href="#/cards" class="svelte-76h5ib"> </a> <!> <a href="#/lobby" class="svelte-76h5ib"> <!></a> <a href="#/players" class="svelte-76h5ib"><span class="me svelte-76h5ib"> </span></a></nav>`),Db=U(`<option> </option>`),Ob=U(`<header class="svelte-76h5ib"><a class="brand svelte-76h5ib" href="#/"><img src="./icon.svg" alt="" width="28" height="28"/> <span class="svelte-76h5ib">Trivault</span></a> <!> <label class="language svelte-76h5ib"><span class="unseen"> </span> <select name="language" class="svelte-76h5ib"></select></label></header>`);function kb(e,t){A(t,!0);let n=M(()=>$.server.game($.sitting?.server.room?.game)),r=(...e)=>e.includes($.screen.route.page)?`page`:void 0;var i=Ob(),a=R(F(i),2),o=e=>{var t=Cb(),r=I(t),i=e=>{var t=Sb(),r=L(t,!0);z(()=>K(r,B(n).title)),G(e,t)};q(r,e=>{B(n)&&e(i)}),xb(R(r,2),{get sitting(){return $.sitting}}),G(e,t)},s=e=>{var t=Eb(),n=F(t),i=L(n,!0),a=R(n,2),o=L(a,!0),s=R(a,2);Y(s,17,()=>$.server.games.filter(e=>e.drafts),J,(e,t)=>{var n=wb(),i=L(n,!0);z((e,r)=>{Z(n,`href`,`#/build/${B(t).name??``}`),Z(n,`aria-current`,e),K(i,r)},[()=>r(`build`),()=>Q(`builder`,{what:B(t).decks??``})]),G(e,n)});var c=R(s,2),l=F(c,!0),u=R(l),d=e=>{var t=Tb(),n=L(R(I(t)),!0);z(()=>K(n,$.server.lobby.length)),G(e,t)};q(u,e=>{$.server.lobby.length&&e(d)}),k(c);var f=R(c,2),p=L(F(f),!0);k(f),k(t),z((e,r,s,u,d,m,h,g,_)=>{Z(t,`aria-label`,e),Z(n,`aria-current`,r),K(i,s),Z(a,`aria-current`,u),K(o,d),Z(c,`aria-current`,m),K(l,h),Z(f,`aria-current`,g),K(p,_)},[()=>Q(`pages`),()=>r(`start`),()=>Q(`play`),()=>r(`cards`),()=>Q(`cards`),()=>r(`lobby`),()=>Q(`lobby-short`),()=>r(`players`),()=>$.server.me?.account?$.server.me.name:Q(`players`)]),G(e,t)};q(a,e=>{$.screen.route.page===`room`&&$.sitting?e(o):e(s,-1)});var c=R(a,2),l=F(c),u=L(l,!0),d=R(l,2);Y(d,21,()=>Object.entries(Wo),J,(e,t)=>{var n=M(()=>b(B(t),2));let r=()=>B(n)[0],i=()=>B(n)[1];var a=Db(),o=L(a,!0),s={};z(()=>{Z(a,`lang`,r()),K(o,i()),s!==(s=r())&&(a.value=(a.__value=s)??``)}),G(e,a)}),k(d);var f;Bi(d),k(c),k(i),z(e=>{K(u,e),f!==(f=Xo.lang)&&(d.value=(d.__value=f)??``,zi(d,f))},[()=>Q(`language`)]),V(`change`,d,e=>$.speak(e.currentTarget.value)),G(e,i),j()}H([`change`]);var Ab=U(`<p class="lost svelte-1n46o8q" role="status"> </p>`),jb=U(`<p class="error svelte-1n46o8q" role="alert"> </p>`),Mb=U(`<a class="jump svelte-1n46o8q" href="#main"> </a> <div class="app svelte-1n46o8q"><!> <!> <main id="main" tabindex="-1" class="svelte-1n46o8q"><!> <!></main></div> <!>`,1);function Nb(e,t){A(t,!0);let n=M(()=>$.screen.route),r=M(()=>!!$.sitting?.asking.question&&B(n).page===`room`),i=M(()=>B(n).page===`cards`&&B(n).card&&$.server.known[B(n).game]?B(n):$.screen.reading),a=N(void 0),o=$.screen.route.page;In(()=>{let{page:e}=B(n);e!==o&&(o=e,e!==`room`&&Ar().then(()=>{B(a)?.focus(),scrollTo(0,0)}))});function s(){$.screen.reading=null,B(n).page===`cards`&&B(n).card&&location.replace(`#/cards/${B(n).game}`)}var c=Mb();Ti(`1n46o8q`,e=>{Un(e=>{_n.title=e??``},[()=>B(r)?`● ${Q(`your-turn`)} – Trivault`:`Trivault`])});var l=I(c),u=L(l,!0),d=R(l,2),f=F(d);kb(f,{});var p=R(f,2),m=e=>{var t=Ab(),n=L(t,!0);z(e=>K(n,e),[()=>Q($.server.me?`lost`:`offline`)]),G(e,t)};q(p,e=>{$.link.state===`lost`&&e(m)});var h=R(p,2),g=F(h),_=e=>{var t=jb(),n=L(t,!0);z(()=>K(n,$.screen.error)),G(e,t)};q(g,e=>{$.screen.error&&e(_)});var v=R(g,2),y=e=>{ay(e,{get sitting(){return $.sitting}})},b=e=>{Yg(e,{get game(){return B(n).game}})},x=e=>{var t=W();mi(I(t),()=>B(n).game,e=>{{let t=M(()=>$.server.game(B(n).game));Lg(e,{get game(){return B(t)}})}}),G(e,t)},S=M(()=>B(n).page===`build`&&$.server.game(B(n).game)?.drafts),C=e=>{{let t=M(()=>$.server.game(B(n).game));t_(e,{get game(){return B(t)}})}},w=M(()=>B(n).page===`learn`&&$.server.game(B(n).game)),T=e=>{Cy(e,{get game(){return B(n).game},get rule(){return B(n).rule}})},E=M(()=>B(n).page===`rules`&&$.server.game(B(n).game)),ee=e=>{py(e,{})},te=e=>{g_(e,{})},ne=e=>{sb(e,{})};q(v,e=>{B(n).page===`room`&&$.sitting?e(y):B(n).page===`cards`?e(b,1):B(S)?e(x,2):B(w)?e(C,3):B(E)?e(T,4):B(n).page===`lobby`?e(ee,5):B(n).page===`players`?e(te,6):e(ne,-1)}),k(h),ua(h,e=>P(a,e),()=>B(a)),k(d);var re=R(d,2),ie=e=>{var t=W();mi(I(t),()=>`${B(i).game} ${B(i).card}`,e=>{x_(e,{get game(){return B(i).game},get card(){return B(i).card},shut:s})}),G(e,t)};q(re,e=>{B(i)&&e(ie)}),z(e=>K(u,e),[()=>Q(`to-content`)]),V(`click`,l,e=>{e.preventDefault(),B(a)?.focus()}),G(e,c),j()}H([`click`]),si(Nb,{target:document.getElementById(`app`)}),$.open(),`serviceWorker`in navigator&&(navigator.serviceWorker.addEventListener(`controllerchange`,nf),addEventListener(`load`,()=>void navigator.serviceWorker.register(`./sw.js`).catch(()=>void 0)));export{V as $,ua as A,Oi as B,_s as C,ba as D,Ca as E,Z as F,q as G,Y as H,Vi as I,W as J,K,Bi as L,ra as M,ea as N,ya as O,Ji as P,H as Q,Ii as R,As as S,Sa as T,J as U,X as V,mi as W,Xr as X,U as Y,Qr as Z,Gc as _,b as _t,ph as a,I as at,Hs as b,cm as c,pn as ct,cu as d,M as dt,B as et,Xl as f,j as ft,Hc as g,g as gt,sl as h,k as ht,gh as i,F as it,ca as j,va as k,$ as l,P as lt,hl as m,Oe as mt,j_ as n,z as nt,Zm as o,L as ot,nu as p,A as pt,G as q,zh as r,In as rt,Om as s,R as st,A_ as t,Ar as tt,wp as u,N as ut,Fc as v,Q as w,zs as x,Zs as y,Pi as z};