typeof window<`u`&&((window.__svelte??={}).v??=new Set).add(`5`);var e={},t=Symbol(`uninitialized`),n=`http://www.w3.org/1999/xhtml`,r=`http://www.w3.org/2000/svg`,i=Array.isArray,a=Array.prototype.indexOf,o=Array.prototype.includes,s=Array.from,c=Object.defineProperty,l=Object.getOwnPropertyDescriptor,u=Object.getOwnPropertyDescriptors,d=Object.prototype,f=Array.prototype,p=Object.getPrototypeOf,m=Object.isExtensible;function h(e){return typeof e==`function`}var g=()=>{};function _(e){return e()}function v(e){for(var t=0;t<e.length;t++)e[t]()}function y(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function b(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var x=1<<24,S=1024,C=2048,w=4096,T=8192,E=16384,ee=32768,D=1<<25,te=65536,ne=1<<18,re=1<<19,ie=1<<20,ae=1<<25,oe=1<<21,se=1<<22,ce=1<<23,le=Symbol(`$state`),ue=Symbol(`component`),de=Symbol(`legacy props`),fe=Symbol(``),pe=Symbol(`attributes`),me=Symbol(`class`),he=Symbol(`style`),ge=Symbol(`text`),_e=Symbol(`form reset`),ve=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},ye=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`);function be(){console.warn(`https://svelte.dev/e/derived_inert`)}function xe(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function Se(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function Ce(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var O=!1;function we(e){O=e}var Te;function Ee(t){if(t===null)throw xe(),e;return Te=t}function De(){return Ee(wn(Te))}function k(t){if(O){if(wn(Te)!==null)throw xe(),e;Te=t}}function Oe(e=1){if(O){for(var t=e,n=Te;t--;)n=wn(n);Te=n}}function ke(e=!0){for(var t=0,n=Te;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=wn(n);e&&n.remove(),n=i}}function Ae(t){if(!t||t.nodeType!==8)throw xe(),e;return t.data}function je(e){return e===this.v}function Me(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Ne(e){return!Me(e,this.v)}function Pe(e){throw Error(`https://svelte.dev/e/lifecycle_outside_component`)}function Fe(){throw Error(`https://svelte.dev/e/missing_context`)}function Ie(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function Le(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function Re(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function ze(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function Be(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function Ve(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function He(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function Ue(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function We(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function Ge(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function Ke(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}var qe=!1;function Je(){qe=!0}var Ye=[];function Xe(e,t=!1,n=!1){return Ze(e,new Map,``,Ye,null,n)}function Ze(e,t,n,r,a=null,o=!1){if(typeof e==`object`&&e){var s=t.get(e);if(s!==void 0)return s;if(e instanceof Map)return new Map(e);if(e instanceof Set)return new Set(e);if(i(e)){var c=Array(e.length);t.set(e,c),a!==null&&t.set(a,c);for(var l=0;l<e.length;l+=1){var u=e[l];l in e&&(c[l]=Ze(u,t,n,r,null,o))}return c}if(p(e)===d){c={},t.set(e,c),a!==null&&t.set(a,c);for(var f of Object.keys(e))c[f]=Ze(e[f],t,n,r,null,o);return c}if(e instanceof Date)return e.getTime(),structuredClone(e);if(typeof e.toJSON==`function`&&!o)return Ze(e.toJSON(),t,n,r,e)}if(e instanceof EventTarget)return e;try{return structuredClone(e)}catch{return e}}function Qe(e,t,n){let r={};return[()=>(n(r)||Fe(),e(r)),e=>t(r,e),()=>n(r)]}function $e(e){let t=e.p;for(;t!==null&&t.c===null;)t=t.p;return t?.c??null}function et(e,t){return e===null&&Pe(t),e.c??=new Map($e(e)||void 0)}var tt=null;function nt(e){tt=e}function rt(){return Qe(it,at,ot)}function it(e){return et(tt,`getContext`).get(e)}function at(e,t){return et(tt,`setContext`).set(e,t),t}function ot(e){return et(tt,`hasContext`).has(e)}function A(e,t=!1,n){tt={p:tt,i:!1,c:null,e:null,s:e,x:null,r:ur,l:qe&&!t?{s:null,u:null,$:[]}:null}}function j(e){var t=tt,n=t.e;if(n!==null){t.e=null;for(var r of n)Ln(r)}return e!==void 0&&(t.x=e),t.i=!0,tt=t.p,st(e)}function st(e={}){return c(e,ue,{value:!0}),e}function ct(){return!qe||tt!==null&&tt.l===null}var lt=[];function ut(){var e=lt;lt=[],v(e)}function dt(e){if(lt.length===0&&!Vt){var t=lt;queueMicrotask(()=>{t===lt&&ut()})}lt.push(e)}function ft(){for(;lt.length>0;)ut()}var pt=~(C|w|S);function mt(e,t){e.f=e.f&pt|t}function ht(e){e.f&512||e.deps===null?mt(e,S):mt(e,w)}function gt(e,t){e.f&2048?t.set(e,C):e.f&4096&&t.get(e)!==2048&&t.set(e,w),mt(e,S)}function _t(e,t){if(t){let t=document.body;e.autofocus=!0,dt(()=>{document.activeElement===t&&e.focus()})}}function vt(e){O&&Cn(e)!==null&&Tn(e)}var yt=!1;function bt(){yt||(yt=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[_e]?.()})},{capture:!0}))}function xt(e){var t=sr,n=ur;lr(null),dr(null);try{return e()}finally{lr(t),dr(n)}}function St(e,t,n,r=n){e.addEventListener(t,()=>xt(n));let i=e[_e];e[_e]=i?()=>{i(),r(!0)}:()=>r(!0),bt()}function Ct(e,t,n,r){let i=ct()?Dt:At;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=ur,c=wt(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){An(e,s)}Tt()}}var d=Et();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>kt(e))).then(u).catch(e=>An(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),Tt())}):f()}function wt(){var e=ur,t=sr,n=tt,r=Lt;return function(i=!0){dr(e),lr(t),nt(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function Tt(e=!0){dr(null),lr(null),nt(null),e&&Lt?.deactivate()}function Et(){var e=ur,t=e.b,n=Lt,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function Dt(e){var n=2|C;return ur!==null&&(ur.f|=re),{ctx:tt,deps:null,effects:null,equals:je,f:n,fn:e,reactions:null,rv:0,v:t,wv:0,parent:ur,ac:null}}var Ot=Symbol(`obsolete`);function kt(e,n,r){let i=ur;i===null&&Ie();var a=void 0,o=an(t),s=!sr,c=new Set;return Vn(()=>{var t=ur,n=y();a=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==ve&&n.reject(e)}).finally(Tt)}catch(e){n.reject(e),Tt()}var r=Lt;if(s){if(t.f&32768)var l=Et();if(i.b?.is_rendered())r.async_deriveds.get(t)?.reject(Ot);else for(let e of c.values())e.reject(Ot);c.add(n),r.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),c.delete(n),t!==Ot&&(r.activate(),t?(o.f|=ce,ln(o,t)):(o.f&8388608&&(o.f^=ce),ln(o,e)),r.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),Fn(()=>{for(let e of c)e.reject(Ot)}),new Promise(e=>{function t(n){function r(){n===a?e(o):t(a)}n.then(r,r)}t(a)})}function M(e){let t=Dt(e);return pr(t),t}function At(e){let t=Dt(e);return t.equals=Ne,t}function jt(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)Xn(t[n])}}function Mt(e){var n,r=ur,i=e.parent;if(!ar&&i!==null&&e.v!==t&&i.f&24576)return be(),e.v;dr(i);try{jt(e),n=Tr(e)}finally{dr(r)}return n}function Nt(e){var t=Mt(e);!e.equals(t)&&(e.wv=Sr(),(!Lt?.is_fork||e.deps===null)&&(Lt===null?e.v=t:(Lt.capture(e,t,!0),Rt?.capture(e,t,!0)),e.deps===null))?mt(e,S):ar||(zt===null?ht(e):(Pn()||Lt?.is_fork)&&zt.set(e,t))}function Pt(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&xt(()=>{t.ac.abort(ve),t.ac=null}),t.fn!==null&&(t.teardown=g),Or(t,0),Jn(t))}function Ft(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&kr(t)}var It=null,Lt=null,Rt=null,zt=null,Bt=null,Vt=!1,Ht=!1,Ut=null,Wt=null,Gt=0,Kt=1,qt=class e{id=Kt++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){It===null?It=this:(It.next=this,this.prev=It),It=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)mt(r,C),t(r);for(r of n.m)mt(r,w),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=S}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)mt(e,t),this.schedule(e);this.apply();for(var t=Ut=[],n=[],r=Wt=[];this.#a.length>0;){Gt++>1e3&&(this.#b(),Yt());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw en(e),this.#d()||this.discard(),t}}if(Lt=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(Ut=null,Wt=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)$t(e,t);r.length>0&&Lt.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),Rt=this,Zt(n),Zt(t),Rt=null,this.#i?.resolve();var o=Lt;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(nn.clear(),o.#m())}}#h(e,t,n){e.f^=S;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=S:i&4?t.push(r):Cr(r)&&(i&16&&this.add_dirty_reaction(r,w),kr(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),mt(i,C),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),Lt=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)gt(e[t],this.#s)}capture(e,n,r=!1){e.v!==t&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[n,r]),zt?.set(e,n)),this.is_fork||(e.v=n)}activate(){Lt=this}deactivate(){Lt=null,zt=null}flush(){try{Ht=!0,Lt=this,this.#m()}finally{Gt=0,Bt=null,Ut=null,Wt=null,Ht=!1,Lt=null,zt=null,nn.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(Ot);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,dt(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=y()).promise}static ensure(){if(Lt===null){let t=Lt=new e;!Ht&&!Vt&&dt(()=>{t.started||t.flush()})}return Lt}apply(){zt=null}schedule(e){Bt=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?It=e:t.prev=e,this.linked=!1}}};function Jt(e){var t=Vt,n=Rt;Rt=null,Vt=!0;try{var r;for(e&&(Jt(),r=e());;){if(ft(),Lt===null)return r;Lt.flush()}}finally{Vt=t,Rt=n}}function Yt(){try{Ve()}catch(e){An(e,Bt)}}var Xt=null;function Zt(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&Cr(r)&&(Xt=new Set,kr(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&Qn(r),Xt?.size>0)){nn.clear();for(let e of Xt){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)Xt.has(n)&&(Xt.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||kr(n)}}Xt.clear()}}Xt=null}}function Qt(e){Lt.schedule(e)}function $t(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),mt(e,S);for(var n=e.first;n!==null;)$t(n,t),n=n.next}}function en(e){mt(e,S);for(var t=e.first;t!==null;)en(t),t=t.next}var tn=new Set,nn=new Map,rn=!1;function an(e,t){return{f:0,v:e,reactions:null,equals:je,rv:0,wv:0}}function N(e,t){let n=an(e,t);return pr(n),n}function on(e,t=!1,n=!0){let r=an(e);return t||(r.equals=Ne),qe&&n&&tt!==null&&tt.l!==null&&(tt.l.s??=[]).push(r),r}function P(e,t,n=!1){return sr!==null&&(!cr||sr.f&131072)&&ct()&&sr.f&4325394&&(fr===null||!fr.has(e))&&Ge(),ln(e,n?pn(t):t,Wt)}var sn=null,cn=0;function ln(e,t,n=null){if(!e.equals(t)){ar?nn.set(e,t):nn.has(e)||nn.set(e,e.v);var r=qt.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&Mt(t),zt===null&&ht(t)}e.wv=Sr(),sn=null,cn=0,fn(e,C,n),sn=null,ct()&&ur!==null&&ur.f&1024&&!(ur.f&96)&&(gr===null?_r([e]):gr.push(e)),!r.is_fork&&tn.size>0&&!rn&&un()}return t}function un(){rn=!1;for(let e of tn){e.f&1024&&mt(e,w);let t;try{t=Cr(e)}catch{t=!0}t&&kr(e)}tn.clear()}function dn(e){P(e,e.v+1)}function fn(e,t,n){var r=e.reactions;if(r!==null){var i=ct(),a=r.length;if(cn+=a,cn>1e5&&sn===null&&(sn=new Set),sn!==null){if(sn.has(e))return;sn.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==ur){var l=(c&C)===0;if(l&&mt(s,t),c&131072)tn.add(s);else if(c&2){var u=s;zt?.delete(u),fn(u,w,n)}else if(l){var d=s;c&16&&Xt!==null&&Xt.add(d),n===null?Qt(d):n.push(d)}}}}}function pn(e){if(typeof e!=`object`||!e||le in e||ue in e)return e;let n=p(e);if(n!==d&&n!==f)return e;var r=new Map,a=i(e),o=N(0),s=null,c=br,u=e=>{if(br===c)return e();var t=sr,n=br;lr(null),xr(c);var r=e();return lr(t),xr(n),r};return a&&r.set(`length`,N(e.length,s)),new Proxy(e,{defineProperty(e,t,n){`value`in n&&n.configurable!==!1&&n.enumerable!==!1&&n.writable!==!1||Ue();var i=r.get(t);return i===void 0?u(()=>{var e=N(n.value,s);return r.set(t,e),e}):P(i,n.value,!0),!0},deleteProperty(e,n){var i=r.get(n);if(i===void 0){if(n in e){let e=u(()=>N(t,s));r.set(n,e),dn(o)}}else P(i,t),dn(o);return!0},get(n,i,a){if(i===le)return e;var o=r.get(i),c=i in n;if(o===void 0&&(!c||l(n,i)?.writable)&&(o=u(()=>N(pn(c?n[i]:t),s)),r.set(i,o)),o!==void 0){var d=B(o);return d===t?void 0:d}return Reflect.get(n,i,a)},getOwnPropertyDescriptor(e,n){this.has?.(e,n);var i=Reflect.getOwnPropertyDescriptor(e,n),a=r.get(n);if(a!==void 0){var o=B(a);if(o===t)return;if(i&&`value`in i)i.value=o;else return{enumerable:!0,configurable:!0,value:o,writable:!0}}return i},has(e,n){if(n===le)return!0;var i=r.get(n),a=i!==void 0&&i.v!==t||Reflect.has(e,n);return(i!==void 0||(ur!==null||sr!==null)&&(!a||l(e,n)?.writable))&&(i===void 0&&(i=u(()=>N(a?pn(e[n]):t,s)),r.set(n,i)),B(i)===t)?!1:a},set(e,n,i,c){var d=r.get(n),f=n in e;if(a&&n===`length`)for(var p=i;p<d.v;p+=1){var m=r.get(p+``);m===void 0?p in e&&(m=u(()=>N(t,s)),r.set(p+``,m)):P(m,t)}if(d===void 0)(!f||l(e,n)?.writable)&&(d=u(()=>N(void 0,s)),P(d,pn(i)),r.set(n,d));else{f=d.v!==t;var h=u(()=>pn(i));P(d,h)}var g=Reflect.getOwnPropertyDescriptor(e,n);if(g?.set&&g.set.call(c,i),!f){if(a&&typeof n==`string`){var _=r.get(`length`),v=Number(n);Number.isInteger(v)&&v>=_.v&&P(_,v+1)}dn(o)}return!0},ownKeys(e){B(o);var n=Reflect.ownKeys(e).filter(e=>{var n=r.get(e);return n===void 0||n.v!==t});for(var[i,a]of r)a.v!==t&&!(i in e)&&n.push(i);return n},setPrototypeOf(){We()}})}function mn(e){try{if(typeof e==`object`&&e&&le in e)return e[le]}catch{}return e}function hn(e,t){return Object.is(mn(e),mn(t))}var gn,_n,vn,yn,bn;function xn(){if(gn===void 0){gn=window,_n=document,vn=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;yn=l(t,`firstChild`).get,bn=l(t,`nextSibling`).get,m(e)&&(e[me]=void 0,e[pe]=null,e[he]=void 0,e.__e=void 0),m(n)&&(n[ge]=void 0)}}function Sn(e=``){return document.createTextNode(e)}function Cn(e){return yn.call(e)}function wn(e){return bn.call(e)}function F(e,t){if(!O)return Cn(e);var n=Cn(Te);if(n===null)n=Te.appendChild(Sn());else if(t&&n.nodeType!==3){var r=Sn();return n?.before(r),Ee(r),r}return t&&On(n),Ee(n),n}function I(e,t=!1){if(!O){var n=Cn(e);return n instanceof Comment&&n.data===``?wn(n):n}if(t){if(Te?.nodeType!==3){var r=Sn();return Te?.before(r),Ee(r),r}On(Te)}return Te}function L(e,t=!1){if(!O)return Cn(e);var n=F(e,t);return k(e),n}function R(e,t=1,n=!1){let r=O?Te:e;for(var i;t--;)i=r,r=wn(r);if(!O)return r;if(n){if(r?.nodeType!==3){var a=Sn();return r===null?i?.after(a):r.before(a),Ee(a),a}On(r)}return Ee(r),r}function Tn(e){e.textContent=``}function En(){return!1}function Dn(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function On(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function kn(e){var t=ur;if(t===null)return sr.f|=ce,e;if(!(t.f&32768)&&!(t.f&4))throw e;An(e,t)}function An(t,n){if(t===e)throw t;if(!(n!==null&&n.f&16384)){for(;n!==null;){if(n.f&128&&!(n.f&33570816)){if(!(n.f&32768))throw t;try{n.b.error(t);return}catch(e){t=e}}n=n.parent}throw t}}function jn(e){ur===null&&(sr===null&&Be(e),ze()),ar&&Re(e)}function Mn(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function Nn(e,t){var n=ur;n!==null&&n.f&8192&&(e|=T);var r={ctx:tt,deps:null,nodes:null,f:e|C|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};Lt?.register_created_effect(r);var i=r;if(e&4)Ut===null?qt.ensure().schedule(r):Ut.push(r);else if(t!==null){try{kr(r)}catch(e){throw Xn(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=te))}if(i!==null&&(i.parent=n,n!==null&&Mn(i,n),sr!==null&&sr.f&2&&!(e&64))){var a=sr;(a.effects??=[]).push(i)}return r}function Pn(){return sr!==null&&!cr}function Fn(e){let t=Nn(8,null);return mt(t,S),t.teardown=e,t}function In(e){jn(`$effect`);var t=ur.f;if(!sr&&t&32&&tt!==null&&!tt.i){var n=tt;(n.e??=[]).push(e)}else return Ln(e)}function Ln(e){return Nn(4|ie,e)}function Rn(e){return jn(`$effect.pre`),Nn(8|ie,e)}function zn(e){qt.ensure();let t=Nn(64|re,e);return(e={})=>new Promise(n=>{e.outro?$n(t,()=>{Xn(t),n(void 0)}):(Xn(t),n(void 0))})}function Bn(e){return Nn(4,e)}function Vn(e){return Nn(se|re,e)}function Hn(e,t=0){return Nn(8|t,e)}function z(e,t=[],n=[],r=[]){Ct(r,t,n,t=>{Nn(8,()=>{e(...t.map(B))})})}function Un(e,t=[],n=[],r=[]){Ct(r,t,n,t=>{Nn(4,()=>e(...t.map(B)))})}function Wn(e,t=0){return Nn(16|t,e)}function Gn(e,t=0){return Nn(x|t,e)}function Kn(e){return Nn(32|re,e)}function qn(e){var t=e.teardown;if(t!==null){let n=ar,r=sr;or(!0),lr(null);try{t.call(null)}catch(t){An(t,e.parent)}finally{or(n),lr(r)}}}function Jn(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&xt(()=>{e.abort(ve)});var r=n.next;n.f&64?n.parent=null:Xn(n,t),n=r}}function Yn(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||Xn(t),t=n}}function Xn(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(Zn(e.nodes.start,e.nodes.end),n=!0),e.f|=D,Jn(e,t&&!n),Or(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();qn(e),e.f^=D,e.f|=E;var i=e.parent;i!==null&&i.first!==null&&Qn(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function Zn(e,t){for(;e!==null;){var n=e===t?null:wn(e);e.remove(),e=n}}function Qn(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function $n(e,t,n=!0){var r=[];e.f|=256,er(e,r,!0);var i=()=>{n&&Xn(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function er(e,t,n){if(!(e.f&8192)){e.f^=T;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);er(i,t,o?n:!1)}i=a}}}function tr(e){e.f&=-257,nr(e,!0)}function nr(e,t){if(!(e.f&256)&&e.f&8192){e.f^=T,e.f&1024||(mt(e,C),qt.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);nr(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function rr(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:wn(n);t.append(n),n=i}}var ir=null,ar=!1;function or(e){ar=e}var sr=null,cr=!1;function lr(e){sr=e}var ur=null;function dr(e){ur=e}var fr=null;function pr(e){sr!==null&&(sr.f&2097152||sr.f&2)&&(fr??=new Set).add(e)}var mr=null,hr=0,gr=null;function _r(e){gr=e}var vr=1,yr=0,br=yr;function xr(e){br=e}function Sr(){return++vr}function Cr(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(Cr(a)&&Nt(a),a.wv>e.wv)return!0}t&512&&zt===null&&mt(e,S)}return!1}function wr(e,t,n=!0){var r=e.reactions;if(r!==null&&!(fr!==null&&fr.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?wr(a,t,!1):t===a&&(n?mt(a,C):a.f&1024&&mt(a,w),Qt(a))}}function Tr(e){var t=mr,n=hr,r=gr,i=sr,a=fr,o=tt,s=cr,c=br,l=e.f;mr=null,hr=0,gr=null,sr=l&96?null:e,fr=null,nt(e.ctx),cr=!1,br=++yr,e.ac!==null&&(xt(()=>{e.ac.abort(ve)}),e.ac=null);try{e.f|=oe;var u=e.fn,d=u();e.f|=ee;var f=Er(e);if(ct()&&gr!==null&&!cr&&f!==null&&!(e.f&6146))for(var p=0;p<gr.length;p++)wr(gr[p],e);if(i!==null&&i!==e){if(yr++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=yr;if(t!==null)for(let e of t)e.rv=yr;gr!==null&&(r===null?r=gr:r.push(...gr))}return e.f&8388608&&(e.f^=ce),d}catch(t){return Er(e),kn(t)}finally{e.f^=oe,mr=t,hr=n,gr=r,sr=i,fr=a,nt(o),cr=s,br=c}}function Er(e){var t=e.deps,n=Lt?.is_fork;if(mr!==null){var r;if(n||Or(e,hr),t!==null&&hr>0)for(t.length=hr+mr.length,r=0;r<mr.length;r++)t[hr+r]=mr[r];else e.deps=t=mr;if(Pn()&&e.f&512)for(r=hr;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&hr<t.length&&(Or(e,hr),t.length=hr);return t}function Dr(e,n){let r=n.reactions;if(r!==null){var i=a.call(r,e);if(i!==-1){var s=r.length-1;s===0?r=n.reactions=null:(r[i]=r[s],r.pop())}}if(r===null&&n.f&2&&(mr===null||!o.call(mr,n))){var c=n;c.f&512&&(c.f^=512),c.v!==t&&ht(c),c.ac!==null&&xt(()=>{c.ac.abort(ve),c.ac=null,mt(c,C)}),Pt(c),Or(c,0)}}function Or(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)Dr(e,n[r])}function kr(e){var t=e.f;if(!(t&16384)){mt(e,S);var n=ur;ur=e;try{t&16777232?Yn(e):Jn(e),qn(e);var r=Tr(e);e.teardown=typeof r==`function`?r:null,e.wv=vr}finally{ur=n}}}async function Ar(){await Promise.resolve(),Jt()}function B(e){var t=!!(e.f&2);if(ir?.add(e),sr!==null&&!cr&&!(ur!==null&&ur.f&16384)&&(fr===null||!fr.has(e))){var n=sr.deps;if(sr.f&2097152)e.rv<yr&&(e.rv=yr,mr===null&&n!==null&&n[hr]===e?hr++:mr===null?mr=[e]:mr.push(e));else{sr.deps??=[],o.call(sr.deps,e)||sr.deps.push(e);var r=e.reactions;r===null?e.reactions=[sr]:o.call(r,sr)||r.push(sr)}}if(ar&&nn.has(e))return nn.get(e);if(t){var i=e;if(ar){var a=i.v;return(!(i.f&1024)&&i.reactions!==null||Mr(i))&&(a=Mt(i)),nn.set(i,a),a}var s=!(i.f&512)&&!cr&&sr!==null&&!!(sr.f&512),c=(i.f&ee)===0;Cr(i)&&(s&&(i.f|=512),Nt(i)),s&&!c&&(Ft(i),jr(i))}if(zt?.has(e))return zt.get(e);if(e.f&8388608)throw e.v;return e.v}function jr(e){if(e.f|=512,e.deps!==null)for(let n of e.deps){var t=n.reactions;t===null?n.reactions=[e]:o.call(t,e)||t.push(e),n.f&2&&!(n.f&512)&&(Ft(n),jr(n))}}function Mr(e){if(e.v===t)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(nn.has(t)||t.f&2&&Mr(t))return!0;return!1}function Nr(e){var t=cr;try{return cr=!0,e()}finally{cr=t}}function Pr(e){if(!(typeof e!=`object`||!e||e instanceof EventTarget)){if(le in e)Fr(e);else if(!Array.isArray(e))for(let t in e){let n=e[t];typeof n==`object`&&n&&le in n&&Fr(n)}}}function Fr(e,t=new Set){if(typeof e==`object`&&e&&!(e instanceof EventTarget)&&!t.has(e)){t.add(e),e instanceof Date&&e.getTime();for(let n in e)try{Fr(e[n],t)}catch{}let n=p(e);if(n!==Object.prototype&&n!==Array.prototype&&n!==Map.prototype&&n!==Set.prototype&&n!==Date.prototype){let t=u(n);for(let n in t){let r=t[n].get;if(r)try{r.call(e)}catch{}}}}}var Ir=Symbol(`events`),Lr=new Set,Rr=new Set;function zr(e,t,n,r={}){function i(e){if(r.capture||Wr.call(t,e),!e.cancelBubble)return xt(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,dt(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function Br(e,t,n,r={}){var i=zr(t,e,n,r);return()=>{i.__removed=!0,e.removeEventListener(t,i,r)}}function Vr(e,t,n,r,i){var a={capture:r,passive:i},o=zr(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&Fn(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function V(e,t,n){(t[Ir]??={})[e]=n}function H(e){for(var t=0;t<e.length;t++)Lr.add(e[t]);for(var n of Rr)n(e)}var Hr=null,Ur=!1;function Wr(e){var t=this,n=t.ownerDocument,r=e.type,i=e.composedPath?.()||[],a=i[0]||e.target;Hr=e,Ur||(Ur=!0,setTimeout(()=>{Ur=!1,Hr=null}));var o=0,s=Hr===e&&e[Ir];if(s){var l=i.indexOf(s);if(l!==-1&&(t===document||t===window)){e[Ir]=t;return}var u=i.indexOf(t);if(u===-1)return;l<=u&&(o=l)}if(a=i[o]||e.target,a!==t){c(e,`currentTarget`,{configurable:!0,get(){return a||n}});var d=sr,f=ur;lr(null),dr(null);try{for(var p,m=[];a!==null&&a!==t;){try{var h=a[Ir]?.[r];h==null||a.disabled&&e.target!==a||h.call(a,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;o++,a=o<i.length?i[o]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[Ir]=t,delete e.currentTarget,lr(d),dr(f)}}}var Gr=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function Kr(e){return Gr?.createHTML(e)??e}function qr(e){var t=Dn(`template`);return t.innerHTML=Kr(e.replaceAll(`<!>`,`<!---->`)),t.content}function Jr(e,t){var n=ur;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function U(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(O)return Jr(Te,null),Te;i===void 0&&(i=qr(a?e:`<!>`+e),n||(i=Cn(i)));var t=r||vn?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=Cn(t),s=t.lastChild;Jr(o,s)}else Jr(t,t);return t}}function Yr(e,t,n=`svg`){var r=!e.startsWith(`<!>`),i=!!(t&1),a=`<${n}>${r?e:`<!>`+e}</${n}>`,o;return()=>{if(O)return Jr(Te,null),Te;if(!o){var e=Cn(qr(a));if(i)for(o=document.createDocumentFragment();Cn(e);)o.appendChild(Cn(e));else o=Cn(e)}var t=o.cloneNode(!0);if(i){var n=Cn(t),r=t.lastChild;Jr(n,r)}else Jr(t,t);return t}}function Xr(e,t){return Yr(e,t,`svg`)}function Zr(e=``){if(!O){var t=Sn(e+``);return Jr(t,t),t}var n=Te;return n.nodeType===3?On(n):(n.before(n=Sn()),Ee(n)),Jr(n,n),n}function W(){if(O)return Jr(Te,null),Te;var e=document.createDocumentFragment(),t=document.createComment(``),n=Sn();return e.append(t,n),Jr(t,n),e}function G(e,t){if(O){var n=ur;n.f&32768&&n.nodes.end!==null||(n.nodes.end=Te),De()}else e!==null&&e.before(t)}function Qr(){if(O&&Te&&Te.nodeType===8&&Te.textContent?.startsWith(`$`)){let e=Te.textContent.substring(1);return De(),e}return(window.__svelte??={}).uid??=1,`c${window.__svelte.uid++}`}[...`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`)];var $r=[`touchstart`,`touchmove`];function ei(e){return $r.includes(e)}var ti=[`textarea`,`script`,`style`,`title`];function ni(e){return ti.includes(e)}function ri(e){let t=0,n=an(0),r;return()=>{Pn()&&(B(n),Hn(()=>(t===0&&(r=Nr(()=>e(()=>dn(n)))),t+=1,()=>{dt(()=>{--t,t===0&&(r?.(),r=void 0,dn(n))})})))}}var ii=te|re;function ai(e,t,n,r){new oi(e,t,n,r)}var oi=class{parent;is_pending=!1;transform_error;#e;#t=O?Te:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=ri(()=>(this.#p=an(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=ur;t.b=this,t.f|=128,n(e)},this.parent=ur.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=Wn(()=>{if(O){let e=Ae(this.#t);De();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},ii),O&&(this.#e=Te)}#h(){try{this.#a=Kn(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);dt(r),t&&(this.#s=Kn(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{this.#v()||(t?Ce():(t=!0,n&&Ke(),this.#s!==null&&$n(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})))};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){An(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(E|D))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=Kn(()=>e(this.#e)),dt(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=Sn(),n=!1;e.append(t),this.#a=this.#S(()=>{try{return Kn(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){An(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#x(Lt)):this.#u===0&&(this.#e.before(e),this.#c=null,$n(this.#o,()=>{this.#o=null}),this.#x(Lt))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=Kn(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();rr(this.#a,e);let t=this.#n.pending;this.#o=Kn(()=>t(this.#e))}else this.#x(Lt)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){gt(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=ur,n=sr,r=tt;dr(this.#i),lr(this.#i),nt(this.#i.ctx);try{return qt.ensure(),e()}finally{dr(t),lr(n),nt(r)}}#C(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&$n(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#C(e,t)}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!(!this.#p||this.#d)&&(this.#d=!0,dt(()=>{this.#d=!1,this.#p&&ln(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),B(this.#p)}error(t){if(t===e||!this.#n.onerror&&!this.#n.failed)throw t;Lt?.is_fork?(this.#a&&Lt.skip_effect(this.#a),this.#o&&Lt.skip_effect(this.#o),this.#s&&Lt.skip_effect(this.#s),Lt.oncommit(()=>{this.#v()||this.#w(t)})):this.#w(t)}#w(e){this.#a&&=(Xn(this.#a),null),this.#o&&=(Xn(this.#o),null),this.#s&&=(Xn(this.#s),null),O&&(Ee(this.#t),Oe(),Ee(ke()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return Kn(()=>{var r=ur;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return An(e,this.#i.parent),null}}))};dt(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){An(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>An(e,this.#i&&this.#i.parent)):n(t)}})}};function K(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[ge]??=e.nodeValue)&&(e[ge]=n,e.nodeValue=`${n}`)}function si(e,t){return li(e,t)}var ci=new Map;function li(t,{target:n,anchor:r,props:i={},events:a,context:o,intro:c=!0,transformError:l}){xn();var u=void 0,d=zn(()=>{var c=r??n.appendChild(Sn());ai(c,{pending:()=>{}},n=>{A({});var r=tt;if(o&&(r.c=o),a&&(i.$$events=a),O&&Jr(n,null),u=t(n,i)||st(),O&&(ur.nodes.end=Te,Te===null||Te.nodeType!==8||Te.data!==`]`))throw xe(),e;j()},l);var d=new Set,f=e=>{for(var t=0;t<e.length;t++){var r=e[t];if(!d.has(r)){d.add(r);var i=ei(r);for(let e of[n,document]){var a=ci.get(e);a===void 0&&(a=new Map,ci.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,Wr,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return f(s(Lr)),Rr.add(f),()=>{for(var e of d)for(let r of[n,document]){var t=ci.get(r),i=t.get(e);--i==0?(r.removeEventListener(e,Wr),t.delete(e),t.size===0&&ci.delete(r)):t.set(e,i)}Rr.delete(f),c!==r&&c.parentNode?.removeChild(c)}});return ui.set(u,d),u}var ui=new WeakMap,di=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)tr(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(tr(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(Xn(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();rr(r,t),t.append(Sn()),this.#n.set(e,{effect:r,fragment:t})}else Xn(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),$n(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(Xn(n.effect),this.#n.delete(e))};ensure(e,t){var n=Lt,r=En();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=Sn();i.append(a),this.#n.set(e,{effect:Kn(()=>t(a)),fragment:i})}else this.#t.set(e,Kn(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else O&&(this.anchor=Te),this.#a(n)}};function fi(e,t,...n){var r=new di(e);Wn(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},te)}function q(e,t,n=!1){var r;O&&(r=Te,De());var i=new di(e),a=n?te:0;function o(e,t){if(O){var n=Ae(r);if(e!==parseInt(n.substring(1))){var a=ke();Ee(a),i.anchor=a,we(!1),i.ensure(e,t),we(!0);return}}i.ensure(e,t)}Wn(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var pi=Symbol(`NaN`);function mi(e,t,n){O&&De();var r=new di(e),i=!ct();Wn(()=>{var e=t();e!==e&&(e=pi),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function J(e,t){return t}function hi(e,t,n){for(var r=[],i=t.length,a,o=t.length,c=0;c<i;c++){let n=t[c];$n(n,()=>{if(a){if(a.pending.delete(n),a.done.add(n),a.pending.size===0){var t=e.outrogroups;gi(e,s(a.done)),t.delete(a),t.size===0&&(e.outrogroups=null)}}else--o},!1)}if(o===0){var l=r.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;Tn(d),d.append(u),e.items.clear()}gi(e,t,!l)}else a={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(a)}function gi(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=ae,rr(a,document.createDocumentFragment())):Xn(t[i],n)}}var _i;function Y(e,t,n,r,a,o=null){var c=e,l=new Map;if(t&4){var u=e;c=O?Ee(Cn(u)):u.appendChild(Sn())}O&&De();var d=null,f=At(()=>{var e=n();return i(e)?e:e==null?[]:s(e)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var n=B(f);_.fallback=d,yi(_,n,c,t,r),d!==null&&(n.length===0?d.f&33554432?(d.f^=ae,xi(d,null,c)):tr(d):$n(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:Wn(()=>{var e=B(f),i=e.length;let s=!1;O&&Ae(c)===`[!`!=(i===0)&&(c=ke(),Ee(c),we(!1),s=!0);for(var u=new Set,_=Lt,v=En(),y=0;y<i;y+=1){O&&Te.nodeType===8&&Te.data===`]`&&(c=Te,s=!0,we(!1));var b=e[y],x=r(b,y),S=m?null:l.get(x);S?(S.v&&ln(S.v,b),S.i&&ln(S.i,y),v&&_.unskip_effect(S.e)):(S=bi(l,m?c:_i??=Sn(),b,x,y,a,t,n),m||(S.e.f|=ae),l.set(x,S)),u.add(x)}if(i===0&&o&&!d&&(m?d=Kn(()=>o(c)):(d=Kn(()=>o(_i??=Sn())),d.f|=ae)),i>u.size&&Le(``,``,``),O&&i>0&&Ee(ke()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}s&&we(!0),B(f)}),flags:t,items:l,pending:p,outrogroups:null,fallback:d};m=!1,O&&(c=Te)}function vi(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function yi(e,t,n,r,i){var a=!!(r&8),o=t.length,c=e.items,l=vi(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(a)for(v=0;v<o;v+=1)h=t[v],g=i(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<o;v+=1){if(h=t[v],g=i(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(tr(_),a&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=ae,_===l)xi(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),Si(e,d,_),Si(e,_,y),xi(_,y,n),d=_,p=[],m=[],l=vi(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],C=p[p.length-1];for(x=0;x<p.length;x+=1)xi(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);Si(e,S.prev,C.next),Si(e,d,S),Si(e,C,b),l=b,d=C,--v,p=[],m=[]}else u.delete(_),xi(_,l,n),Si(e,_.prev,_.next),Si(e,_,d===null?e.effect.first:d.next),Si(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=vi(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=vi(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(gi(e,s(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var w=[];if(u!==void 0)for(_ of u)_.f&8192||w.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&w.push(l),l=vi(l.next);var T=w.length;if(T>0){var E=r&4&&o===0?n:null;if(a){for(v=0;v<T;v+=1)w[v].nodes?.a?.measure();for(v=0;v<T;v+=1)w[v].nodes?.a?.fix()}hi(e,w,E)}}a&&dt(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function bi(e,t,n,r,i,a,o,s){var c=o&1?o&16?an(n):on(n,!1,!1):null,l=o&2?an(i):null;return{v:c,i:l,e:Kn(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function xi(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=wn(r);if(a.before(r),r===i)return;r=o}}function Si(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function Ci(e,t,n){var r;O&&(r=Te,De());var i=new di(e);Wn(()=>{var e=t()??null;if(O&&Ae(r)===`[`!=(e!==null)){var a=ke();Ee(a),i.anchor=a,we(!1),i.ensure(e,e&&(t=>n(t,e))),we(!0)}else i.ensure(e,e&&(t=>n(t,e)))},te)}function wi(e,t,n,i,a,o){let s=O;O&&De();var c=null;O&&Te.nodeType===1&&(c=Te,De());var l=O?Te:e,u=new di(l,!1);Wn(()=>{let e=t()||null;var o=a?a():n||e===`svg`?r:void 0;if(e===null)u.ensure(null,null);else return u.ensure(e,t=>{if(e){var n=O;if(c=O?c:Dn(e,o),Jr(c,c),i){var r=null;O&&ni(e)&&c.append(r=document.createComment(``));var a=O?Cn(c):c.appendChild(Sn());O&&(a===null?we(!1):Ee(a)),i(c,a),r?.remove()}ur.nodes.end=c,n||t.before(c)}O&&Ee(t)}),()=>{}},te),Fn(()=>{}),s&&(we(!0),Ee(l))}function Ti(e,t){let n=null,r=O;var i;if(O){n=Te;for(var a=Cn(document.head);a!==null&&(a.nodeType!==8||a.data!==e);)a=wn(a);if(a===null)we(!1);else{var o=wn(a);a.remove(),Ee(o)}}O||(i=document.head.appendChild(Sn()));try{Wn(()=>{var e=Kn(()=>t(i));e.f|=ne,O||(e.nodes===null?e.nodes={start:i,end:i,a:null,t:null}:e.nodes.end=i)})}finally{r&&(we(!0),Ee(n))}}function Ei(e,t){var n=void 0,r;Gn(()=>{n!==(n=t())&&(r&&=(Xn(r),null),n&&(r=Kn(()=>{Bn(()=>n(e))})))})}function Di(e){var t,n,r=``;if(typeof e==`string`||typeof e==`number`)r+=e;else if(typeof e==`object`){if(Array.isArray(e)){var i=e.length;for(t=0;t<i;t++)e[t]&&(n=Di(e[t]))&&(r&&(r+=` `),r+=n)}else for(n in e)e[n]&&(r&&(r+=` `),r+=n)}return r}function Oi(){for(var e,t,n=0,r=``,i=arguments.length;n<i;n++)(e=arguments[n])&&(t=Di(e))&&(r&&(r+=` `),r+=t);return r}function ki(e){return typeof e==`object`?Oi(e):e??``}var Ai=[...` 	
\r\f\xA0\v﻿`];function ji(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||Ai.includes(r[o-1]))&&(s===r.length||Ai.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function Mi(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function Ni(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function Pi(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(Ni)),i&&c.push(...Object.keys(i).map(Ni));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=Ni(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=Mi(r)),i&&(n+=Mi(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}function Fi(e,t,n,r,i,a){var o=e[me];if(O||o!==n||o===void 0){var s=ji(n,r,a);O&&s===e.getAttribute(`class`)||(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[me]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function Ii(e,t={},n,r){for(var i in n){var a=n[i];t[i]!==a&&(n[i]==null?e.style.removeProperty(i):e.style.setProperty(i,a,r))}}function Li(e,t,n,r){var i=e[he];if(O||i!==t){var a=Pi(t,r);O&&a===e.getAttribute(`style`)||(a==null?e.removeAttribute(`style`):e.style.cssText=a),e[he]=t}else r&&(Array.isArray(r)?(Ii(e,n?.[0],r[0]),Ii(e,n?.[1],r[1],`important`)):Ii(e,n,r));return r}function Ri(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function zi(e,t){var n=e.__defaultValue,r=e.multiple,a=r?n??[]:null;if(!r||i(a)){var o=e.selectedIndex,s=t&&r?new Set(e.selectedOptions):null;for(var c of e.options){var l=Ui(c);Ri(c,r?a.includes(l):hn(l,n))}if(t){if(s!==null)for(c of e.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else e.selectedIndex!==o&&(e.selectedIndex=o)}}}function Bi(e,t,n=!1){if(e.multiple){if(t==null)return;if(!i(t))return Se();for(var r of e.options)r.selected=t.includes(Ui(r))}else{for(r of e.options)if(hn(Ui(r),t)){r.selected=!0;return}n&&t===void 0||(e.selectedIndex=-1)}}function Vi(e){var t=new MutationObserver(t=>{t.every(Wi)||(`__defaultValue`in e&&zi(e,!1),`__value`in e&&Bi(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),Fn(()=>{t.disconnect()})}function Hi(e,t,n=t){var r=new WeakSet,i=!0;St(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),Ui);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&Ui(o)}n(a),e.__value=a,Lt!==null&&r.add(Lt)}),Bn(()=>{var a=t();if(e===document.activeElement){var o=Lt;if(r.has(o))return}if(Bi(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=Ui(s),n(a))}e.__value=a,i=!1})}function Ui(e){return`__value`in e?e.__value:e.value}function Wi(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var Gi=Symbol(`is custom element`),Ki=Symbol(`is html`),qi=ye?`link`:`LINK`,Ji=ye?`progress`:`PROGRESS`;function Yi(e){if(O){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;X(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;X(e,`checked`,null),e.checked=r}}};e[_e]=n,dt(n),bt()}}function Xi(e,t){var n=Qi(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===Ji)&&(e.value=t??``)}function Zi(e,t){var n=Qi(e);n.checked!==(n.checked=t??void 0)&&(e.checked=t)}function X(e,t,n,r){var i=Qi(e);if(!(O&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===qi))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[fe]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&ea(e).has(t)?e[t]=n:(!O||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function Qi(e){return e[pe]??={[Gi]:e.nodeName.includes(`-`),[Ki]:e.namespaceURI===n}}var $i=new Map;function ea(e){var t=e.getAttribute(`is`)||e.nodeName,n=$i.get(t);if(n)return n;$i.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var o in r=u(i),r)r[o].set&&o!==`innerHTML`&&o!==`textContent`&&o!==`innerText`&&n.add(o);i=p(i)}return n}function ta(e,t,n=t){var r=new WeakSet;St(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=oa(e)?sa(a):a,n(a),Lt!==null&&r.add(Lt),await Ar(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(O&&e.defaultValue!==e.value||Nr(t)==null&&e.value)&&(n(oa(e)?sa(e.value):e.value),Lt!==null&&r.add(Lt)),Hn(()=>{var n=t();if(e===document.activeElement){var i=Lt;if(r.has(i))return}oa(e)&&n===sa(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}var na=new Set;function ra(e,t,n,r,i=r){var a=n.getAttribute(`type`)===`checkbox`,o=e;let s=!1;if(t!==null)for(var c of t)o=o[c]??=[];o.push(n),St(n,`change`,()=>{var e=n.__value;a&&(e=aa(o,e,n.checked)),i(e)},()=>i(a?[]:null)),Hn(()=>{var e=r();O&&n.defaultChecked!==n.checked?s=!0:a?(e||=[],n.checked=e.includes(n.__value)):n.checked=hn(n.__value,e)}),Fn(()=>{var e=o.indexOf(n);e!==-1&&o.splice(e,1)}),na.has(o)||(na.add(o),dt(()=>{o.sort((e,t)=>e.compareDocumentPosition(t)===4?-1:1),na.delete(o)})),dt(()=>{if(s){var e=a?aa(o,e,n.checked):o.find(e=>e.checked)?.__value;i(e)}})}function ia(e,t,n=t){St(e,`change`,t=>{n(t?e.defaultChecked:e.checked)}),(O&&e.defaultChecked!==e.checked||Nr(t)==null)&&n(e.checked),Hn(()=>{e.checked=!!t()})}function aa(e,t,n){for(var r=new Set,i=0;i<e.length;i+=1)e[i].checked&&r.add(e[i].__value);return n||r.delete(t),Array.from(r)}function oa(e){var t=e.type;return t===`number`||t===`range`}function sa(e){return e===``?null:+e}var ca=new class e{#e=new WeakMap;#t;#n;static entries=new WeakMap;constructor(e){this.#n=e}observe(e,t){var n=this.#e.get(e)||new Set;return n.add(t),this.#e.set(e,n),this.#r().observe(e,this.#n),()=>{var n=this.#e.get(e);n.delete(t),n.size===0&&(this.#e.delete(e),this.#t.unobserve(e))}}#r(){return this.#t??=new ResizeObserver(t=>{for(var n of t){e.entries.set(n.target,n);for(var r of this.#e.get(n.target)||[])r(n)}})}}({box:`border-box`});function la(e,t,n){var r=ca.observe(e,()=>n(e[t]));Bn(()=>(Nr(()=>n(e[t])),r))}function ua(e,t){return e===t||e?.[le]===t}function da(e=st(),t,n,r){var i=tt.r,a=ur;return Bn(()=>{var o,s;return Hn(()=>{o=s,s=r?.()||[],Nr(()=>{ua(n(...s),e)||(t(e,...s),o&&ua(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&ua(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}function fa(e,t,n,r,i){var a=()=>{r(n[e])};n.addEventListener(t,a),i?Hn(()=>{n[e]=i()}):a(),(n===document.body||n===window||n===document)&&Fn(()=>{n.removeEventListener(t,a)})}function pa(e=!1){let t=tt,n=t.l.u;if(!n)return;let r=()=>Pr(t.s);if(e){let e=0,n={},i=Dt(()=>{let r=!1,i=t.s;for(let e in i)i[e]!==n[e]&&(n[e]=i[e],r=!0);return r&&e++,e});r=()=>B(i)}n.b.length&&Rn(()=>{ma(t,r),v(n.b)}),In(()=>{let e=Nr(()=>n.m.map(_));return()=>{for(let t of e)typeof t==`function`&&t()}}),n.a.length&&In(()=>{ma(t,r),v(n.a)})}function ma(e,t){if(e.l.s)for(let t of e.l.s)B(t);t()}function ha(e){var t=an(0);return function(){return arguments.length===1?(P(t,B(t)+1),arguments[0]):(B(t),e())}}var ga=!1;function _a(e){var t=ga;try{return ga=!1,[e(),ga]}finally{ga=t}}var va={get(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(h(r)&&(r=r()),typeof r==`object`&&r&&t in r)return r[t]}},set(e,t,n){let r=e.props.length;for(;r--;){let i=e.props[r];h(i)&&(i=i());let a=l(i,t);if(a&&a.set)return a.set(n),!0}return!1},getOwnPropertyDescriptor(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(h(r)&&(r=r()),typeof r==`object`&&r&&t in r){let e=l(r,t);return e&&!e.configurable&&(e.configurable=!0),e}}},has(e,t){if(t===le||t===de)return!1;for(let n of e.props)if(h(n)&&(n=n()),n!=null&&t in n)return!0;return!1},ownKeys(e){let t=[];for(let n of e.props)if(h(n)&&(n=n()),n){for(let e in n)t.includes(e)||t.push(e);for(let e of Object.getOwnPropertySymbols(n))t.includes(e)||t.push(e)}return t}};function ya(...e){return new Proxy({props:e},va)}function ba(e,t,n,r){var i=!qe||!!(n&2),a=!!(n&8),o=!!(n&16),s=r,c=!0,u=void 0,d=()=>o&&i?(u??=Dt(r),B(u)):(c&&(c=!1,s=o?Nr(r):r),s);let f;if(a){var p=le in e||de in e;f=l(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;a?[m,h]=_a(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&He(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(c=!0,n)}:()=>{var n=e[t];return n!==void 0&&(s=void 0),n===void 0?s:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?Dt:At)(()=>(v=!1,g()));a&&B(y);var b=ur;return(function(e,t){if(arguments.length>0){let n=t?B(y):i&&a?pn(e):e;return P(y,n),v=!0,s!==void 0&&(s=n),e}return ar&&v||b.f&16384?y.v:B(y)})}var xa={brobnar:{hue:12,emblem:`M12 1.5C13 6 18 8 18 14.5A6 6 0 0 1 6 14.5C6 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 1.5ZM12 14v5`,pattern:`rays`},dis:{hue:322,emblem:`M4 3C3 9 6 11 7 12V17L12 22L17 17V12C18 11 21 9 20 3C18 6 16 7 12 7S6 6 4 3ZM9 13l2 1.5M15 13l-2 1.5M10.5 18h3`,pattern:`scales`},logos:{hue:196,emblem:`M12 10.5a1.5 1.5 0 1 0 .1 0M2 12a10 4 0 1 0 20 0a10 4 0 1 0-20 0M7 3.3a4 10-30 1 0 10 17.4a4 10-30 1 0-10-17.4M17 3.3a4 10 30 1 0-10 17.4a4 10 30 1 0 10-17.4`,pattern:`grid`},mars:{hue:96,emblem:`M12 5a7 6 0 0 1 7 6C19 17 15 22 12 22S5 17 5 11A7 6 0 0 1 12 5ZM8 12c2 0 3 1 3 3c-2 0-3-1-3-3ZM16 12c-2 0-3 1-3 3c2 0 3-1 3-3ZM9 5 7 1.5M15 5l2-3.5`,pattern:`dots`},sanctum:{hue:224,emblem:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5ZM12 6v12M7.5 10.5h9`,pattern:`bricks`},saurian:{hue:52,emblem:`M12 22C5 19 3 13 5 4M12 22C19 19 21 13 19 4M4.5 8l3.5 1.5M4.5 12.5l4 .5M6.5 17l4-.5M19.5 8 16 9.5M19.5 12.5l-4 .5M17.5 17l-4-.5M12 4l1 2.5h2.5l-2 1.7.8 2.6L12 9.3l-2.3 1.5.8-2.6-2-1.7H11Z`,pattern:`scales`},shadows:{hue:262,ink:30,emblem:`M12 1.5 15 9.5 13.5 16h-3L9 9.5ZM7 16h10M12 16v5M10 21.5h4`,pattern:`waves`},"star-alliance":{hue:176,emblem:`M12 1.5 14.8 9.2 22.5 12 14.8 14.8 12 22.5 9.2 14.8 1.5 12 9.2 9.2ZM12 10a2 2 0 1 0 .1 0`,pattern:`rings`},untamed:{hue:142,emblem:`M12 12c3 0 6 3 6 6.5c0 3-3 2.5-6 2.5s-6 .5-6-2.5C6 15 9 12 12 12ZM5 8a2 2.5 0 1 0 .1 0M10 3a2 2.5 0 1 0 .1 0M14.5 3a2 2.5 0 1 0 .1 0M19 8a2 2.5 0 1 0 .1 0`,pattern:`leaves`},"":{hue:40,ink:15,emblem:`M12 2 20.7 7v10L12 22 3.3 17V7Z`,pattern:`dots`}},Sa={name:`keyforge`,accent:38,looks:xa},Ca={dark:{hue:288,ink:32,emblem:`M12 3a8 8 0 0 0-5 14.2V21h10v-3.8A8 8 0 0 0 12 3ZM9 12.5a1.6 1.6 0 1 0 .1 0M15 12.5a1.6 1.6 0 1 0 .1 0M10 21v-2.5M14 21v-2.5M12 15l-1 2h2Z`,pattern:`waves`},holy:{hue:48,emblem:`M12 7a5 5 0 1 0 .1 0M12 1v3.5M12 19.5V23M1 12h3.5M19.5 12H23M4.2 4.2l2.5 2.5M17.3 17.3l2.5 2.5M19.8 4.2l-2.5 2.5M6.7 17.3l-2.5 2.5`,pattern:`rays`},nature:{hue:112,emblem:`M4 21C3 10 9 3 21 3C22 14 16 21 6 19M4 21C7 15 11 11 16 8M9.5 13.5V9M13 10.5V6.5M9 14h4.5`,pattern:`leaves`},mind:{hue:320,emblem:`M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 8.5a3.5 3.5 0 1 0 .1 0M12 2v2.5M6 3.5l1 2.3M18 3.5l-1 2.3`,pattern:`rings`},arcane:{hue:266,emblem:`M12 2l5.9 17.2L3 8.5h18L6.1 19.2ZM12 1.5a10.5 10.5 0 1 0 .1 0`,pattern:`grid`},war:{hue:2,ink:44,emblem:`M3 3l10 10M3 3l1 4 8 8M3 3l4 1 8 8M21 3 11 13M21 3l-1 4-8 8M21 3l-4 1-8 8M5 15l4 4M19 15l-4 4M7 17l-3.5 3.5M17 17l3.5 3.5`,pattern:`shards`},earth:{hue:30,ink:34,emblem:`M1.5 20.5 9 6l4 7 2.5-4 7 11.5ZM9 6l1.5 6-2 2.5 2 6`,pattern:`bricks`},water:{hue:208,emblem:`M12 2C16 8 19 11.5 19 15.5A7 7 0 0 1 5 15.5C5 11.5 8 8 12 2ZM9 15.5a3.5 3.5 0 0 0 3.5 3.5`,pattern:`waves`},air:{hue:188,ink:36,emblem:`M2 9h12.5a3.3 3.3 0 1 0-3.3-3.3M2 13h17a3 3 0 1 1-3 3M2 17h8a2.7 2.7 0 1 1-2.7 2.7`,pattern:`rings`},fire:{hue:16,ink:62,emblem:`M12 1.5C13 6 18.5 8 18.5 14.5A6.5 6.5 0 0 1 5.5 14.5C5.5 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 1.5ZM12 13c1.5 2 2.5 3 2.5 4.7a2.5 2.5 0 0 1-5 0C9.5 16 10.5 15 12 13Z`,pattern:`scales`},beastmaster:{hue:96,emblem:`M12 11.5c3.5 0 6.5 3.5 6.5 6.8c0 3-3.5 2.5-6.5 2.5s-6.5.5-6.5-2.5C5.5 15 8.5 11.5 12 11.5ZM4.5 8a2 2.6 0 1 0 .1 0M9.5 3a2 2.6 0 1 0 .1 0M14.5 3a2 2.6 0 1 0 .1 0M19.5 8a2 2.6 0 1 0 .1 0`,pattern:`leaves`},warlock:{hue:350,emblem:`M4 3C3 9 6 11 7 12V17L12 22L17 17V12C18 11 21 9 20 3C18 6 16 7 12 7S6 6 4 3ZM9 13l2 1.5M15 13l-2 1.5M10.5 18h3`,pattern:`scales`},priestess:{hue:52,emblem:`M5 3h14c0 6-2 9-5.5 10v4l3.5 4H7l3.5-4v-4C7 12 5 9 5 3ZM12 5.5v5M9.5 8h5`,pattern:`rays`},wizard:{hue:232,emblem:`M12 1.5 17 16H7ZM3 17.5c6-2.5 12-2.5 18 0c-6 4-12 4-18 0ZM12 7l.8 1.9 2 .2-1.5 1.3.5 2L12 11.3l-1.8 1.1.5-2L9.2 9.1l2-.2Z`,pattern:`grid`},none:{hue:220,ink:16,emblem:`M12 2l2.6 6.9 7.4.3-5.8 4.6 2 7.2L12 16.9 5.8 21l2-7.2L2 9.2l7.4-.3Z`,pattern:`dots`},"":{hue:258,ink:30,emblem:`M8 8.5a4 4 0 1 1 5.5 3.7c-1 .6-1.5 1.2-1.5 2.8M12 18.3v.6M12 1.5a10.5 10.5 0 1 0 .1 0`,pattern:`grid`}},wa=[{shape:`M12 3a9 9 0 1 0 .1 0`,colour:`var(--owner-1)`},{shape:`M12 2 22 12 12 22 2 12Z`,colour:`var(--owner-2)`},{shape:`M12 3 22 20H2Z`,colour:`var(--owner-3)`},{shape:`M4 4h16v16H4Z`,colour:`var(--owner-4)`}],Ta={name:`mage-wars`,accent:268,looks:Ca},Ea={name:`shards`,accent:205,looks:{homodeus:{hue:212,emblem:`M12 2 20.7 7v10L12 22 3.3 17V7zM12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10M12 10.5v3M10.5 12h3`,pattern:`grid`},order:{hue:44,emblem:`M1.5 12C6 5 18 5 22.5 12C18 19 6 19 1.5 12ZM12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M12 1v3M12 20v3`,pattern:`rings`},undergrowth:{hue:130,emblem:`M12 22V9M12 13C5 13 3 8 3 3C9 3 12 6 12 13ZM12 16C12 10 15 7 21 7C21 13 18 16 12 16Z`,pattern:`leaves`},wraethe:{hue:290,emblem:`M17 2C8 4 5 10 7 15S15 22 20 20C15 19 12 16 12 12S14 4 17 2ZM4 5l1.5 3M3 13h2M18 11a1 1 0 1 0 .1 0`,pattern:`waves`},"":{hue:190,ink:25,emblem:`M12 1.5 18 9 12 22.5 6 9ZM6 9h12M12 1.5V22.5`,pattern:`shards`}}},Da=`# Der Tisch in Worten: im Terminal und im Browser.

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
ui-analysis-turned = Zug { $turn } (Antwort { $at }), { $player }: { $what }. Von { $before } auf { $after }, { $by ->
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
`,Oa=`# The table in words: at the terminal and in the browser.

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
ui-analysis-turned = Turn { $turn } (answer { $at }), { $player }: { $what }. From { $before } to { $after }, { $by ->
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
`,ka=`# Stół w słowach: w terminalu i w przeglądarce.

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
ui-analysis-turned = Tura { $turn } (odpowiedź { $at }), { $player }: { $what }. Z { $before } na { $after }, { $by ->
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
`,Aa=class extends Map{#e=new Map;#t=N(0);#n=N(0);#r=br||-1;constructor(e){if(super(),e){for(var[t,n]of e)super.set(t,n);this.#n.v=super.size}}#i(e){return br===this.#r?N(e):an(e)}has(e){var t=this.#e,n=t.get(e);if(n===void 0){if(super.has(e))n=this.#i(0),t.set(e,n);else return B(this.#t),!1}return B(n),!0}forEach(e,t){this.#a(),super.forEach(e,t)}get(e){var t=this.#e,n=t.get(e);if(n===void 0){if(super.has(e))n=this.#i(0),t.set(e,n);else{B(this.#t);return}}return B(n),super.get(e)}getOrInsert(e,t){return super.has(e)||this.set(e,t),this.get(e)}getOrInsertComputed(e,t){return super.has(e)||this.set(e,t(e)),this.get(e)}set(e,t){var n=this.#e,r=n.get(e),i=super.get(e),a=super.set(e,t),o=this.#t;if(r===void 0)r=this.#i(0),n.set(e,r),P(this.#n,super.size),dn(o);else if(i!==t){dn(r);var s=o.reactions===null?null:new Set(o.reactions);s!==null&&r.reactions?.every(e=>s.has(e))||dn(o)}return a}delete(e){var t=this.#e,n=t.get(e),r=super.delete(e);return n!==void 0&&(t.delete(e),P(n,-1)),r&&(P(this.#n,super.size),dn(this.#t)),r}clear(){if(super.size!==0){super.clear();var e=this.#e;P(this.#n,0);for(var t of e.values())P(t,-1);dn(this.#t),e.clear()}}#a(){B(this.#t);var e=this.#e;if(this.#n.v!==e.size){for(var t of super.keys())if(!e.has(t)){var n=this.#i(0);e.set(t,n)}}for([,n]of this.#e)B(n)}keys(){return B(this.#t),super.keys()}values(){return this.#a(),super.values()}entries(){return this.#a(),super.entries()}[Symbol.iterator](){return this.entries()}get size(){return B(this.#n),super.size}},ja=class{#e;#t;constructor(e,t){this.#e=e,this.#t=ri(t)}get current(){return this.#t(),this.#e()}},Ma=/\(.+\)/,Na=new Set([`all`,`print`,`screen`,`and`,`or`,`not`,`only`]),Pa=class extends ja{constructor(e,t){let n=Ma.test(e)||e.split(/[\s,]+/).some(e=>Na.has(e.trim()))?e:`(${e})`,r=window.matchMedia(n);super(()=>r.matches,e=>Br(r,`change`,e))}},Fa=`# Das Programm im Browser. Was die Spiele sagen, kommt von den Spielen.

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
analysis-swing = Von { $before } % auf { $after } %, { $by ->
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
`,Ia=`# Die Seiten um den Tisch herum. $what ist, was die Spieler mitbringen: Decks oder Bücher (Zauberbücher).

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
`,La=`# Zurückkommen: eigene Partien, eigene Seite, Serien, Turniere.

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
`,Ra=`# The browser client. What the games say comes from the games.

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
analysis-swing = From { $before }% to { $after }%, { $by ->
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
`,za=`# The pages around the table. $what is what players bring: decks or books (spellbooks).

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
`,Ba=`# Coming back: one's own games, one's own page, series, tournaments.

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
`,Va=`# Program w przeglądarce. To, co mówią gry, pochodzi z gier.

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
analysis-swing = Z { $before }% na { $after }%, { $by ->
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
`,Ha=`# Strony wokół stołu. $what to to, co przynoszą gracze: talie (decks) albo księgi zaklęć (books).

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
`,Ua=`# Powroty: własne gry, własna strona, serie, turnieje.

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
`,Wa=class{constructor(e){this.value=e}valueOf(){return this.value}},Ga=class extends Wa{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},Ka=class extends Wa{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},qa=class e extends Wa{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof Wa)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Wa&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},Ja=100,Ya=`⁨`,Xa=`⁩`;function Za(e,t,n){return n===t||n instanceof Ka&&t instanceof Ka&&n.value===t.value||t instanceof Ka&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function Qa(e,t,n){return t[n]?so(e,t[n].value):(e.reportError(RangeError(`No default`)),new Ga)}function $a(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=eo(e,i.value):n.push(eo(e,i));return{positional:n,named:r}}function eo(e,t){switch(t.type){case`str`:return t.value;case`num`:return new Ka(t.value,{minimumFractionDigits:t.precision});case`var`:return to(e,t);case`mesg`:return no(e,t);case`term`:return ro(e,t);case`func`:return io(e,t);case`select`:return ao(e,t);default:return new Ga}}function to(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new Ga(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new Ga(`$${t}`);if(n instanceof Wa)return n;switch(typeof n){case`string`:return n;case`number`:return new Ka(n);case`object`:if(qa.supportsValue(n))return new qa(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new Ga(`$${t}`)}}function no(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new Ga(t);if(n){let i=r.attributes[n];return i?so(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Ga(`${t}.${n}`))}return r.value?so(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new Ga(t))}function ro(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new Ga(i);if(n){let t=a.attributes[n];if(t){e.params=$a(e,r).named;let n=so(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Ga(`${i}.${n}`)}e.params=$a(e,r).named;let o=so(e,a.value);return e.params=null,o}function io(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new Ga(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new Ga(`${t}()`);try{let t=$a(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new Ga(`${t}()`)}}function ao(e,{selector:t,variants:n,star:r}){let i=eo(e,t);if(i instanceof Ga)return Qa(e,n,r);for(let t of n)if(Za(e,i,eo(e,t.key)))return so(e,t.value);return Qa(e,n,r)}function oo(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new Ga;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>Ja)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Ja}`);r&&n.push(Ya),n.push(eo(e,i).toString(e)),r&&n.push(Xa)}return e.dirty.delete(t),n.join(``)}function so(e,t){return typeof t==`string`?e.bundle._transform(t):oo(e,t)}var co=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function lo(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var uo=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function fo(e,t){let n=e[0];if(n instanceof Ga)return new Ga(`NUMBER(${n.valueOf()})`);if(n instanceof Ka)return new Ka(n.valueOf(),{...n.opts,...lo(t,uo)});if(n instanceof qa)return new Ka(n.toNumber(),{...lo(t,uo)});throw TypeError(`Invalid argument to NUMBER`)}var po=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function mo(e,t){let n=e[0];if(n instanceof Ga)return new Ga(`DATETIME(${n.valueOf()})`);if(n instanceof qa||n instanceof Ka)return new qa(n,lo(t,po));throw TypeError(`Invalid argument to DATETIME`)}var ho=new Map;function go(e){let t=Array.isArray(e)?e.join(` `):e,n=ho.get(t);return n===void 0&&(n=new Map,ho.set(t,n)),n}var _o=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:fo,DATETIME:mo,...t},this._useIsolating=n,this._transform=r,this._intls=go(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new co(this,n,t);try{return oo(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new Ga().toString(r);throw e}}},vo=/^(-?[a-zA-Z][\w-]*) *= */gm,yo=/\.([a-zA-Z][\w-]*) *= */y,bo=/\*?\[/y,xo=/(-?[0-9]+(?:\.([0-9]+))?)/y,So=/([a-zA-Z][\w-]*)/y,Co=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,wo=/^[A-Z][A-Z0-9_-]*$/,To=/([^{}\n\r]+)/y,Eo=/([^\\"\n\r]*)/y,Do=/\\([\\"])/y,Oo=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,ko=/^\n+/,Ao=/ +$/,jo=/ *\r?\n/g,Mo=/( *)$/,No=/{\s*/y,Po=/\s*}/y,Fo=/\[\s*/y,Io=/\s*] */y,Lo=/\s*\(\s*/y,Ro=/\s*->\s*/y,zo=/\s*:\s*/y,Bo=/\s*,?\s*/y,Vo=/\s+/y,Ho=class{constructor(e){this.body=[],vo.lastIndex=0;let t=0;for(;;){let n=vo.exec(e);if(n===null)break;t=vo.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(yo);){let t=o(yo),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(To)&&(r=o(To)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,ko),u([i],i.length)):r?S(r,Ao):null}function u(r=[],i){for(;;){if(n(To)){r.push(o(To));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,Ao));let c=[];for(let e of r)e instanceof Uo&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(No,SyntaxError);let e=f();if(i(Po))return e;if(i(Ro)){let t=h();return i(Po,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(Co)){let[,e,t,n=null]=a(Co);if(e===`$`)return{type:`var`,name:t};if(i(Lo)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(wo.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Bo)}}function m(){let e=f();return e.type===`mesg`&&i(zo)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(bo);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(Fo,SyntaxError);let e;return e=n(xo)?v():{type:`str`,value:o(So)},i(Io,SyntaxError),e}function _(){if(n(xo))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(xo),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(Eo),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(Do))return o(Do);if(n(Oo)){let[,e,t]=a(Oo),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(Vo),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `&&C(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(jo,`
`),n=Mo.exec(e)[1].length;return new Uo(t,n)}}},Uo=class{constructor(e,t){this.value=e,this.length=t}},Wo=Object.assign({"../../text/de.ftl":Fa,"../../text/de.pages.ftl":Ia,"../../text/de.people.ftl":La,"../../text/en.ftl":Ra,"../../text/en.pages.ftl":za,"../../text/en.people.ftl":Ba,"../../text/pl.ftl":Va,"../../text/pl.pages.ftl":Ha,"../../text/pl.people.ftl":Ua}),Go={en:`English`,de:`Deutsch`,pl:`Polski`},Ko=`trivault.lang`;function qo(e){let t=Object.fromEntries(Object.keys(Go).map(e=>[e,new _o(e,{useIsolating:!1})]));for(let[n,r]of Object.entries(e))t[/\/(en|de|pl)[./]/.exec(n)?.[1]].addResource(new Ho(r),{allowOverrides:!0});return t}var Jo=qo(Wo);function Yo(e){return!!e&&e in Go}function Xo(){return[localStorage.getItem(Ko),...navigator.languages.map(e=>e.slice(0,2))].find(Yo)??`en`}var Zo=new class{#e=N(pn(Xo()));get lang(){return B(this.#e)}set lang(e){P(this.#e,e,!0)}use(e){this.lang=e,localStorage.setItem(Ko,e)}say(e,t={},n=Jo){for(let r of[n[this.lang],n.en]){let n=r.getMessage(e)?.value;if(n)return r.formatPattern(n,t,[])}return e}},Z=(e,t)=>Zo.say(e,t);function Qo(e){return e.slice(0,1).toUpperCase()+e.slice(1)}function $o(e){return e>0?`+${e}`:e<0?`−${-e}`:`0`}var es=(function(){let e=typeof document<`u`&&document.createElement(`link`).relList;return e&&e.supports&&e.supports(`modulepreload`)?`modulepreload`:`preload`})(),ts=function(e,t){return new URL(e,t).href},ns={},rs=function(e){return e.pathname.endsWith(`.css`)},is=function(e,t,n){if(t in e)return e[t];let r=n();if(!r){e[t]=void 0;return}let i=r.then(()=>{e[t]=void 0},n=>{throw e[t]=void 0,n});return e[t]=i,i},as=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}r=o(t.map(t=>{t=ts(t,n);let r=s(t),i=rs(r);return is(ns,r.href,()=>{if(e===void 0){e={all:new Set,styles:new Set};let t=document.getElementsByTagName(`link`);for(let n=t.length-1;n>=0;n--){let r=t[n];e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}if((i?e.styles:e.all).has(r.href))return;let t=document.createElement(`link`);if(t.rel=i?`stylesheet`:es,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,a&&t.setAttribute(`nonce`,a),document.head.appendChild(t),i)return new Promise((e,n)=>{let i=a=>{t.removeEventListener(`load`,i),t.removeEventListener(`error`,i),a.type===`error`?n(Error(`Unable to preload CSS for ${r}`)):e(a)};t.addEventListener(`load`,i),t.addEventListener(`error`,i)})})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},os=new Map(Object.entries(Object.assign({"./keyforge/cover.ts":Sa,"./magewars/cover.ts":Ta,"./shards/cover.ts":Ea})).map(([e,t])=>[t.name,{cover:t,folder:e.split(`/`)[1]}])),ss=Object.assign({"./keyforge/board.ts":()=>as(()=>import(`./keyforge.js`).then(e=>e.BOARD),[],import.meta.url),"./magewars/board.ts":()=>as(()=>import(`./magewars.js`).then(e=>e.BOARD),[],import.meta.url),"./shards/board.ts":()=>as(()=>import(`./shards.js`).then(e=>e.BOARD),[],import.meta.url)}),cs=new Aa;async function ls(e){let t=ss[`./${os.get(e)?.folder}/board.ts`];if(!t||cs.has(e))return;let n=await t();gs.set(e,qo({...ms,...n.texts})),cs.set(e,n)}async function us(){for(let e of os.keys())await ls(e)}var ds={hue:220,ink:12,emblem:`M12 2 20.7 7v10L12 22 3.3 17V7Z`,pattern:`dots`};function fs(e){return os.get(e)?.cover}function ps(e){return cs.get(e)}var ms=Object.assign({"../../../trivault/telling/text/de.ftl":Da,"../../../trivault/telling/text/en.ftl":Oa,"../../../trivault/telling/text/pl.ftl":ka}),hs=qo(ms),gs=new Aa;function _s(e,t,n={}){return Qo(Zo.say(t,n,gs.get(e)??hs))}function vs(e,t){let n=fs(e)?.looks??{};return n[t]??n[``]??ds}function ys(e,t,n){let r=cs.get(e);if(n&&r)return r.face(n);let i=n?.text??[];return{slug:t,name:n?.name??(t||_s(e,r?.hidden??``)),kind:``,type:``,group:``,stats:[],lines:i,reminders:[]}}function bs(e,t,n,r){let i=cs.get(e);return!n||!r?[]:i?.groups?.(t,n,r,(t,n)=>_s(e,t,n))??[]}var xs=`images`;function Ss(){let e=indexedDB.open(`trivault`,1);return e.onupgradeneeded=()=>e.result.createObjectStore(xs),Cs(e)}function Cs(e){return new Promise((t,n)=>{e.onsuccess=()=>t(e.result),e.onerror=()=>n(e.error??Error(`no database`))})}function ws(e){return e.replace(/\.[a-z]+$/i,``).toLowerCase().replaceAll(`æ`,`ae`).normalize(`NFKD`).replace(/\p{M}/gu,``).replace(/[^a-z0-9]+/g,`-`).replace(/^-|-$/g,``)}var Ts=new class{#e=N({});get urls(){return B(this.#e)}set urls(e){P(this.#e,e)}async load(e){if(this.urls[e])return;let t=IDBKeyRange.bound(`${e}/`,`${e}/\uffff`);try{let n=(await Ss()).transaction(xs).objectStore(xs),[r,i]=await Promise.all([Cs(n.getAllKeys(t)),Cs(n.getAll(t))]);this.#t(e,new Map(r.map((t,n)=>[t.slice(e.length+1),i[n]])))}catch{this.#t(e,new Map)}}async take(e,t,n){let r=[...t].filter(e=>e.type.startsWith(`image/`)&&n.has(ws(e.name))),i=(await Ss()).transaction(xs,`readwrite`).objectStore(xs);return await Promise.all(r.map(t=>Cs(i.put(t,`${e}/${ws(t.name)}`)))),this.#t(e,new Map(r.map(e=>[ws(e.name),e]))),r.length}async drop(e){await Cs((await Ss()).transaction(xs,`readwrite`).objectStore(xs).delete(IDBKeyRange.bound(`${e}/`,`${e}/\uffff`))),Object.values(this.urls[e]??{}).forEach(e=>URL.revokeObjectURL(e)),this.urls={...this.urls,[e]:{}}}#t(e,t){let n=Object.fromEntries([...t].map(([e,t])=>[e,URL.createObjectURL(t)]));this.urls={...this.urls,[e]:{...this.urls[e],...n}}}};function Es(e){let t=2166136261;for(let n of e)t=Math.imul(t^n.charCodeAt(0),16777619);return()=>{t=t+1831565813|0;let e=Math.imul(t^t>>>15,1|t);return e=e+Math.imul(e^e>>>7,61|e)^e,((e^e>>>14)>>>0)/4294967296}}function Ds(e,t){return`${(50+t*Math.cos(e)).toFixed(1)} ${(36+t*Math.sin(e)).toFixed(1)}`}function Os(e,t,n,r){let i=Es(e),a=i()*Math.PI;return Array.from({length:n},(e,n)=>{let o=32-n*(7+i()*3),s=o*(.5+i()*.35),c=(i()-.5)*.9,l=r>>n&1,u=2*Math.PI/t,d=Array.from({length:t},(e,t)=>{let r=a+t*u+u/2*n,i=Ds(r,o),d=Ds(r+u/2+c*.3,s);return l?`Q${Ds(r-u/4,o)} ${i}Q${Ds(r+u/4,s)} ${d}`:`L${i}L${d}`});return`M${Ds(a+u/2*n-u/2+c*.3,s)}${d.join(``)}Z`})}var ks={rays:{size:[20,20],path:`M0 20 20 0M-5 5 5-5M15 25 25 15`},scales:{size:[16,12],path:`M0 0a8 8 0 0 0 16 0M-8 6a8 8 0 0 0 16 0M8 6a8 8 0 0 0 16 0`},grid:{size:[14,14],path:`M0 0h14M0 0v14M7 5v4M5 7h4`},rings:{size:[22,22],path:`M4 11a7 7 0 1 0 14 0a7 7 0 1 0-14 0M8 11a3 3 0 1 0 6 0a3 3 0 1 0-6 0`},leaves:{size:[18,18],path:`M2 16C2 8 8 2 16 2C16 10 10 16 2 16ZM2 16 12 6`},shards:{size:[20,24],path:`M10 1 15 12 10 23 5 12ZM5 12h10`},waves:{size:[24,10],path:`M0 5Q6-2 12 5T24 5`},dots:{size:[14,14],path:`M6 7a1 1 0 1 0 2 0a1 1 0 1 0-2 0M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0`},bricks:{size:[20,12],path:`M0 0h20M0 6h20M5 0v6M15 6v6`}},As=`6 `;function js({slug:e,figure:t,deeds:n,points:r}){let i=Es(As+e),a=e=>Math.floor(i()*e),o=2+a(2);return{figure:t,deeds:[...new Set(n.filter(e=>e!==void 0))].slice(0,4),division:a(Ms.length),points:r?Math.min(Math.max(r,3),12):3+a(7),rings:o,round:a(1<<o)}}var Ms=[``,`M50 0h50v72H50Z`,`M0 36h100v36H0Z`,`M0 72 100 0v72Z`,`M0 0 100 72H0Z`,`M0 0h50v36H0ZM50 36h50v36H50Z`,`M0 72 50 22 100 72Z`,`M0 0h100L50 60Z`,`M0 0 50 36 0 72ZM100 0 50 36l50 36Z`,`M34 0h32v72H34Z`,`M0 24h100v24H0Z`,`M0 72V54L82 0h18v18L18 72Z`,`M50 0 100 36 50 72 0 36Z`,`M0 0h34v24H0ZM66 0h34v24H66ZM34 24h32v24H34ZM0 48h34v24H0ZM66 48h34v24H66Z`,`M0 0h25v72H0ZM75 0h25v72H75Z`,`M0 0h100v20H0ZM0 52h100v20H0Z`];function Ns(e){return e<3?[[76,36],[24,36]].slice(0,e):e===3?[[24,36],[76,26],[76,46]]:[[76,26],[24,26],[76,46],[24,46]]}var Ps=Xr(`<image width="100" height="72" preserveAspectRatio="xMidYMid slice"></image>`),Fs=Xr(`<path class="field svelte-mblihk"></path>`),Is=Xr(`<path class="petal svelte-mblihk"></path>`),Ls=Xr(`<g><circle class="disc svelte-mblihk" r="8.4"></circle><g><path class="sign svelte-mblihk"></path></g></g>`),Rs=Xr(`<!><rect width="100" height="72"></rect><rect width="100" height="72"></rect><!><g transform="translate(33 19) scale(1.42)"><path class="emblem svelte-mblihk"></path></g><!>`,1),zs=Xr(`<svg class="hued svelte-mblihk" viewBox="0 0 100 72" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false"><defs><pattern patternUnits="userSpaceOnUse"><path class="tile svelte-mblihk"></path></pattern><radialGradient><stop class="inner svelte-mblihk" offset="0"></stop><stop class="outer svelte-mblihk" offset="1"></stop></radialGradient></defs><rect class="ground svelte-mblihk" width="100" height="72"></rect><!></svg>`);function Bs(e,t){let n=Qr();A(t,!0);let r=M(()=>vs(t.game,t.face.group)),i=M(()=>ks[B(r).pattern]),a=M(()=>t.face.emblem),o=M(()=>B(a)?Os(t.face.slug,B(a).points,B(a).rings,B(a).round):[]),s=M(()=>Ns(B(a)?.deeds.length??0)),c=M(()=>Ts.urls[t.game]?.[t.face.slug]);var l=zs();let u;var d=F(l),f=F(d),p=L(f),m=R(f);k(d);var h=R(d,2),g=e=>{var t=Ps();z(()=>X(t,`href`,B(c))),G(e,t)},_=e=>{var t=Rs(),i=I(t),c=e=>{var t=Fs();z(()=>X(t,`d`,Ms[B(a).division])),G(e,t)};q(i,e=>{B(a)&&e(c)});var l=R(i),u=R(l),d=R(u);Y(d,17,()=>B(o),J,(e,t,n)=>{var r=Is();Li(r,``,{},{"--ring":n}),z(()=>X(r,`d`,B(t))),G(e,r)});var f=R(d),p=L(f);Y(R(f),17,()=>B(a)?.deeds??[],J,(e,t,n)=>{let r=M(()=>{let[e,t]=B(s)[n];return{x:e,y:t}});var i=Ls(),a=R(F(i));X(a,`transform`,`translate(-6.6000000000000005 -6.6000000000000005) scale(0.55)`);var o=L(a);k(i),z(()=>{X(i,`transform`,`translate(${B(r).x??``} ${B(r).y??``})`),X(o,`d`,B(t))}),G(e,i)}),z(()=>{X(l,`fill`,`url(#${n}-tile)`),X(u,`fill`,`url(#${n}-glow)`),X(p,`d`,B(a)?.figure??B(r).emblem)}),G(e,t)};q(h,e=>{B(c)?e(g):e(_,-1)}),k(l),z(()=>{u=Li(l,``,u,{"--hue":B(r).hue,"--ink":`${B(r).ink??50??``}%`}),X(f,`id`,`${n}-tile`),X(f,`width`,B(i).size[0]),X(f,`height`,B(i).size[1]),X(p,`d`,B(i).path),X(m,`id`,`${n}-glow`)}),G(e,l),j()}var Vs={amber:`M12 2 20.5 7v10L12 22 3.5 17V7ZM12 2v20M3.5 7 20.5 17M20.5 7 3.5 17`,armor:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5Z`,archives:`M3 4h18v5H3ZM5 9h14v11H5ZM10 13h4`,chains:`M9.5 14.5a4 4 0 0 1 0-5.5l3-3a4 4 0 0 1 5.5 5.5l-1.5 1.5M14.5 9.5a4 4 0 0 1 0 5.5l-3 3a4 4 0 0 1-5.5-5.5l1.5-1.5`,check:`M4 12.5 10 18.5 20.5 6`,counter:`M5 5h14v14H5ZM12 9v6M9 12h6`,clock:`M12 3a9 9 0 1 0 .1 0M12 7v5.5l3.5 2`,bell:`M6 17V11a6 6 0 0 1 12 0v6l2 2H4ZM10 21.5h4M12 3v2`,cost:`M12 2 20 9 12 22 4 9ZM4 9h16`,damage:`M12 2l2 6 6-3-3 6 5 3-6 1 1 6-5-4-5 4 1-6-6-1 5-3-3-6 6 3Z`,deck:`M7 3h12v16H7ZM5 6v15h11`,discard:`M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7`,enraged:`M4 6l6 4M20 6l-6 4M7 13a1 1 0 1 0 .1 0M17 13a1 1 0 1 0 .1 0M7 20c2-3 8-3 10 0`,exhausted:`M4 5h7l-7 7h7M13 12h7l-7 8h7`,gems:`M12 2 20 9 12 22 4 9ZM4 9h16M12 22 8.5 9 12 2M12 22 15.5 9 12 2`,hand:`M4 8l6-2 4 13-6 2ZM10 5.5h6V19M16 6l5 1.5-3.5 11`,health:`M12 21C5 15 2.5 11.5 2.5 8A5 5 0 0 1 12 6a5 5 0 0 1 9.5 2c0 3.5-2.5 7-9.5 13Z`,hint:`M9 18h6M10 21.5h4M12 2.5a6.5 6.5 0 0 0-4 11.6V16h8v-1.9A6.5 6.5 0 0 0 12 2.5Z`,keys:`M8 6.5a4.5 4.5 0 1 0 .1 0M12 11h9.5M18 11v4M21.5 11v3`,eye:`M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 9a3 3 0 1 0 .1 0`,log:`M5 4h14M5 9h14M5 14h14M5 19h9`,mastery:`M12 2l2.8 6.3 6.7.7-5 4.6 1.4 6.7L12 17l-5.9 3.3 1.4-6.7-5-4.6 6.7-.7Z`,menu:`M4 6h16M4 12h16M4 18h16`,more:`M5 12h.1M12 12h.1M19 12h.1`,pause:`M8 5v14M16 5v14`,power:`M20 3 9 14M20 3l-1 5L10 17M20 3l-5 1-9 9M5 12l7 7M7.5 16.5 3.5 20.5`,purged:`M5 5l14 14M19 5 5 19`,replay:`M4 12a8 8 0 1 0 3-6.2M4 3v4h4M12 8v4.5l3 2`,shield:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5ZM12 7v9M8 11h8`,skip:`M5 5v14l8-7ZM13 5v14l8-7Z`,"step-back":`M15 5 8 12l7 7`,"step-on":`M9 5l7 7-7 7`,stunned:`M12 12a2 2 0 1 1 2-2a4.5 4.5 0 1 1-5-4.5A7 7 0 1 1 5 12`,"turn-back":`M18 5l-7 7 7 7M11 5l-7 7 7 7`,"turn-on":`M6 5l7 7-7 7M13 5l7 7-7 7`,turn:`M7 4v16l12-8Z`,undo:`M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3`,upgrades:`M12 3l7 7h-4v10H9V10H5Z`,warded:`M12 2.5a9.5 9.5 0 1 0 .1 0M12 7.5a4.5 4.5 0 1 0 .1 0`,warning:`M12 3 22 20.5H2ZM12 9v6M12 17.5v.5`,why:`M8.5 8.5a3.5 3.5 0 1 1 5 3.2c-1 .6-1.5 1.3-1.5 2.8M12 18.5v.5`,zoom:`M10.5 4a6.5 6.5 0 1 0 .1 0M15.5 15.5 21 21`},Hs=Xr(`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" class="svelte-1gghov3"><path class="svelte-1gghov3"></path></svg>`);function Q(e,t){A(t,!0);let n=ba(t,`name`,3,``),r=ba(t,`path`,19,()=>Vs[n()]??``);var i=Hs(),a=L(i);z(()=>X(a,`d`,r())),G(e,i),j()}var Us=7,Ws=`­`,Gs=`[aeiouyäöüąęó]`,Ks=RegExp(`${Gs}[bcdfghjklmnprstvwxzßćłńśźż]{0,2}?(?=(?:[bcdfgjklmnprstvwzćłśźż]|[bdfgkpt][lr]|[cpst]h|sch|s[pt])${Gs})`,`g`),qs=2;function Js(e){if(e.length<Us)return e;let t=[...e.toLowerCase().matchAll(Ks)].map(e=>e.index+e[0].length).filter(t=>t>=qs&&t<=e.length-qs);return[...t,e.length].map((n,r)=>e.slice(t[r-1]??0,n)).join(Ws)}function Ys(e){return e.replace(/\p{L}+/gu,Js)}var Xs=U(`<span class="svelte-1efqpaa"> </span> `,1);function Zs(e,t){A(t,!0);var n=W();Y(I(n),17,()=>t.name.split(` `),J,(e,t)=>{var n=Xs(),r=I(n),i=L(r,!0),a=R(r);a.nodeValue=`  `,z(e=>K(i,e),[()=>Ys(B(t))]),G(e,n)}),G(e,n),j()}function Qs(e,t,n,r){let i=[],a=``;for(let o of e.split(` `)){let e=a?`${a} ${o}`:o,s=t-(i.length?n:0);a&&r(e)>s?(i.push(a),a=o):a=e}return[...i,a]}function $s(e,t,n,r){let i=i=>e.map(e=>Qs(e,t.width/i,n.indent,r));for(let r of n.sizes){let a=i(r).flat().length,o=Math.ceil(a*r*n.line);if(o<=t.height)return{size:r,paragraphs:e,folded:!1,height:o}}let a=n.sizes.at(-1),o=Math.max(1,Math.floor(t.height/(a*n.line)));return{size:a,paragraphs:ec(i(a),o),folded:!0,height:Math.ceil(o*a*n.line)}}function ec(e,t){let n=t,r=[];for(let t of e){if(n<=0)break;let e=t.slice(0,n);n-=e.length,r.push(e.join(` `))}let i=r.pop()??``,a=i.split(` `);return[...r,`${a.length>1?a.slice(0,-1).join(` `):i} …`]}var tc=100,nc,rc=new Map;function ic(e){let t=rc.get(e);if(t!==void 0)return t;if(nc===void 0){nc=document.createElement(`canvas`).getContext(`2d`);let e=getComputedStyle(document.documentElement).getPropertyValue(`--sans`)||`sans-serif`;nc&&(nc.font=`400 ${tc}px ${e}`)}let n=nc?nc.measureText(e).width/tc*ac:e.length*.56;return rc.size>5e4&&rc.clear(),rc.set(e,n),n}var ac=1.02,oc=10,sc=1.25,cc={size:12,line:15,pad:2},lc=.2,uc=.5,dc=1.08,fc=[14,13,12],pc=3,mc=e=>Math.max(e*.17,27),hc=e=>Math.max(19,e*.145),gc=e=>e-oc-e*.08-pc,_c=new Map;function vc(e,t,n,r,i=0){let a=e.brief??e.kind,o=[e.slug,t,n,r,i,a,...e.lines].join(`
`),s=_c.get(o)??yc(e,a,t,n,r,i);return _c.size>4e3&&_c.clear(),_c.set(o,s),s}function yc(e,t,n,r,i,a){let o=gc(n)-a,s=Qs(t,o/cc.size/dc,0,ic).length*cc.line+cc.pad,c=r-oc-mc(n)-s-(i?hc(n):0)-r*lc,l={sizes:fc.filter((e,t)=>e<=n*.075||t===fc.length-1),line:sc,indent:uc};return{...$s(e.lines,{width:o,height:c},l,ic),kind:t}}var bc={common:`M12 6a6 6 0 1 0 .1 0`,uncommon:`M12 4 20 12 12 20 4 12Z`,rare:`M12 2l2.8 6.3 6.7.7-5 4.6 1.4 6.7L12 17l-5.9 3.3 1.4-6.7-5-4.6 6.7-.7Z`,variant:`M12 3 21 20H3Z`,fixed:`M5 5h14v14H5Z`,special:`M12 2 15 9l7 3-7 3-3 7-3-7-7-3 7-3Z`},xc=U(`<span><!> <b class="svelte-jbb763"> </b></span>`),Sc=U(`<span class="cost svelte-jbb763"> </span>`),Cc=U(`<span class="bonus svelte-jbb763"></span>`),wc=U(`<p class="svelte-jbb763"> </p>`),Tc=U(`<div class="kind svelte-jbb763"> </div> <div></div>`,1),Ec=U(`<div class="facts svelte-jbb763"> </div>`),Dc=U(`<p class="reminder svelte-jbb763"> </p>`),Oc=U(`<div class="kind svelte-jbb763"> </div> <!> <div class="text svelte-jbb763"><!> <!></div>`,1),kc=U(`<span class="sign svelte-jbb763"><!> </span>`),Ac=U(`<span class="sign rarity svelte-jbb763"><!> </span>`),jc=U(`<span class="signs svelte-jbb763"><!> <!></span>`),Mc=U(`<div class="stats svelte-jbb763"><!> <!> <!></div>`),Nc=U(`<div><div class="head svelte-jbb763"><!> <span class="name svelte-jbb763"><!></span></div> <div class="window svelte-jbb763"><div class="art svelte-jbb763"><!></div> <!> <!></div> <!> <!></div>`);function Pc(e,t){A(t,!0);let n=(e,t=g)=>{var n=xc(),r=F(n);Q(r,{get name(){return t().name},get path(){return t().path}});var i=L(R(r,2),!0);k(n),z((e,r)=>{Fi(n,1,`stat ${t().at??``??``} ${e??``}`,`svelte-jbb763`),X(n,`data-stat`,t().name),K(i,r)},[()=>f(t()),()=>d(t())]),G(e,n)},r=ba(t,`size`,3,`large`),i=ba(t,`width`,3,0),a=ba(t,`height`,3,0),o=ba(t,`covered`,3,0),s=ba(t,`live`,19,()=>({})),c=M(()=>vs(t.game,t.face.group)),l=M(()=>Math.max(...t.face.name.split(/[\s-]/).map(e=>e.length))),u=M(()=>t.face.cost===void 0||r()===`small`?1.32:`${t.face.cost}`.length>2?1:1.15),d=e=>s()[e.name]??e.n,f=e=>d(e)===e.n||typeof e.n!=`number`?``:Number(d(e))>e.n?`raised`:`lowered`,p=M(()=>t.face.stats.filter(e=>d(e))),m=M(()=>B(p).filter(e=>e.at)),h=M(()=>B(p).filter(e=>!e.at)),_=M(()=>r()===`middle`&&i()?vc(t.face,i(),a(),B(p).length>0,o()):void 0),v=M(()=>r()===`large`);var y=Nc();let b;var x=F(y),S=F(x),C=e=>{var n=Sc(),r=L(n,!0);z(()=>K(r,t.face.cost)),G(e,n)};q(S,e=>{t.face.cost!==void 0&&r()!==`small`&&e(C)});var w=R(S,2),T=F(w),E=e=>{var n=Zr();z(()=>K(n,t.face.name)),G(e,n)},ee=e=>{Zs(e,{get name(){return t.face.name}})};q(T,e=>{B(v)?e(E):e(ee,-1)}),k(w),k(x);var D=R(x,2),te=F(D);Bs(F(te),{get face(){return t.face},get game(){return t.game}}),k(te);var ne=R(te,2),re=e=>{var n=Sc(),r=L(n,!0);z(()=>K(r,t.face.cost)),G(e,n)};q(ne,e=>{t.face.cost!==void 0&&r()===`small`&&e(re)});var ie=R(ne,2),ae=e=>{var n=Cc();Y(n,21,()=>({length:t.face.bonus}),J,(e,t)=>{Q(e,{name:`amber`})}),k(n),G(e,n)};q(ie,e=>{t.face.bonus&&e(ae)}),k(D);var oe=R(D,2),se=e=>{var t=Tc(),n=I(t),r=L(n,!0),i=R(n,2);let a,o;Y(i,21,()=>B(_).paragraphs,J,(e,t)=>{var n=wc(),r=L(n,!0);z(()=>K(r,B(t))),G(e,n)}),k(i),z(()=>{K(r,B(_).kind),a=Fi(i,1,`text svelte-jbb763`,null,a,{folded:B(_).folded}),o=Li(i,``,o,{"font-size":`${B(_).size??``}px`})}),G(e,t)},ce=e=>{var n=Oc(),r=I(n),i=L(r,!0),a=R(r,2),o=e=>{var n=Ec(),r=L(n,!0);z(()=>K(r,t.face.facts)),G(e,n)};q(a,e=>{t.face.facts&&e(o)});var s=R(a,2),c=F(s);Y(c,17,()=>t.face.lines,J,(e,t)=>{var n=wc(),r=L(n,!0);z(()=>K(r,B(t))),G(e,n)}),Y(R(c,2),17,()=>t.face.reminders,J,(e,t)=>{var n=Dc(),r=L(n,!0);z(()=>K(r,B(t))),G(e,n)}),k(s),z(()=>K(i,t.face.kind)),G(e,n)};q(oe,e=>{r()===`middle`&&B(_)?e(se):B(v)&&e(ce,1)});var le=R(oe,2),ue=e=>{var r=Mc(),i=F(r);Y(i,17,()=>B(m),J,(e,t)=>{n(e,()=>B(t))});var a=R(i,2);Y(a,17,()=>B(h),J,(e,t)=>{n(e,()=>B(t))});var o=R(a,2),s=e=>{var n=jc(),r=F(n);Y(r,17,()=>t.face.signs??[],J,(e,t)=>{var n=kc(),r=F(n);Q(r,{get path(){return B(t).path}});var i=R(r,1,!0);k(n),z(()=>{X(n,`title`,B(t).text),K(i,B(t).text)}),G(e,n)});var i=R(r,2),a=e=>{var n=Ac(),r=F(n);Q(r,{get path(){return bc[t.face.rarity]}});var i=R(r,1,!0);k(n),z((e,t)=>{X(n,`title`,e),K(i,t)},[()=>Z(`rarity`,{how:t.face.rarity}),()=>Z(`rarity`,{how:t.face.rarity})]),G(e,n)};q(i,e=>{t.face.rarity&&bc[t.face.rarity]&&e(a)}),k(n),G(e,n)};q(o,e=>{B(v)&&(t.face.signs?.length||t.face.rarity)&&e(s)}),k(r),G(e,r)};q(le,e=>{(B(p).length||B(v)&&(t.face.signs?.length||t.face.rarity))&&e(ue)}),k(y),z(()=>{Fi(y,1,`card hued ${r()??``}`,`svelte-jbb763`),X(y,`data-type`,t.face.type),b=Li(y,``,b,{"--hue":B(c).hue,"--ink":`${B(c).ink??50??``}%`,"--longest":B(l),"--room":B(u),"--covered":o()?`${o()}px`:void 0})}),G(e,y),j()}var[Fc,Ic]=rt(),Lc={};function Rc(e){at(Lc,e)}function zc(){let e=it(Lc);return t=>()=>e?`${t()}-${e()}`:t()}var Bc=new Map;function Vc(e){return t=>(Bc.set(t,e),()=>void Bc.delete(t))}function Hc(e){return Wc().find(({goal:t})=>t.things.includes(e))?.element}function Uc(e){return[...Bc.values()].some(t=>t().shown?.things.includes(e))}function Wc(){return[...Bc].flatMap(([e,t])=>{let{things:n=[],place:r,seat:i}=t();return!(n.length||r)||!e.getClientRects().length?[]:[{element:e,goal:{things:n,place:r,seat:i}}]})}function Gc(){let e={things:new Map,zones:new Map};for(let[t,n]of Bc){let{shown:r,zone:i}=n();if(!r&&!i)continue;let a=t.getBoundingClientRect();a.width&&(i&&e.zones.set(i,a),r&&Kc(e,t,a,r))}return e}function Kc({things:e},t,n,{things:r,slug:i}){let{parentElement:a,offsetWidth:o,offsetHeight:s}=t,c={element:t,parent:a,box:n,width:o,height:s,slug:i};r.forEach((t,n)=>{n!==0&&e.has(t)||e.set(t,c)})}function qc(e){return{x:e.x+e.width/2,y:e.y+e.height/2}}function Jc(e,t,n){let{left:r,right:i,top:a,bottom:o}=e.getBoundingClientRect();return r<=t&&t<=i&&a<=n&&n<=o}function Yc(e){let{width:t,height:n}=e.getBoundingClientRect();return t*n}var Xc=Xr(`<line></line><circle r="15" class="svelte-aet367"></circle>`,1),Zc=Xr(`<svg class="aims svelte-aet367"></svg>`),Qc=U(`<!> <div class="announced svelte-aet367"><div><p class="svelte-aet367"> </p> <div class="face svelte-aet367"><!></div></div></div>`,1);function $c(e,t){A(t,!0);let{sitting:n,game:r,face:i,area:a}=Fc(),o=.714,s=a()?.getBoundingClientRect()??new DOMRect(0,0,innerWidth,innerHeight),c=Math.round(Math.min(270,s.height*.52*o,s.width*.6)),l=qc(s),u=M(()=>t.announced.targets.map(e=>qc(e)));function d(e){let{from:n}=t.announced,r=n?qc(n):{x:l.x,y:s.y},i=[{transform:`translate(${r.x-l.x}px, ${r.y-l.y}px) scale(.2)`,opacity:0},{transform:`none`,opacity:1}];t.stage.run(e,i,{duration:.3*t.stage.beat,easing:`cubic-bezier(.2,.9,.3,1.1)`,fill:`both`})}function f(e){t.stage.run(e,[{opacity:0,strokeDashoffset:40},{opacity:1,strokeDashoffset:0}],{delay:.25*t.stage.beat,duration:.3*t.stage.beat,fill:`both`})}var p=Qc(),m=I(p),h=e=>{var t=Zc();Y(t,21,()=>B(u),J,(e,t)=>{let n=()=>B(t).x,r=()=>B(t).y;var i=Xc(),a=I(i),o=R(a);z(()=>{X(a,`x1`,l.x),X(a,`y1`,l.y),X(a,`x2`,n()),X(a,`y2`,r()),X(o,`cx`,n()),X(o,`cy`,r())}),G(e,i)}),k(t),Ei(t,()=>f),G(e,t)};q(m,e=>{B(u).length&&e(h)});var g=R(m,2);let _;var v=F(g),y=F(v),b=L(y,!0),x=R(y,2),S=F(x);{let e=M(()=>i(t.announced.slug));Pc(S,{get face(){return B(e)},get game(){return r},size:`large`})}k(x),Ei(x,()=>Vc(()=>({shown:{things:[t.announced.thing],slug:t.announced.slug}}))),k(v),Ei(v,()=>d),k(g),z(e=>{_=Li(g,``,_,{left:`${l.x??``}px`,top:`${l.y??``}px`,"--card":`${c}px`,"--ratio":o}),K(b,e)},[()=>Z(`plays`,{name:n.server.name(t.announced.seat)})]),G(e,p),j()}var el=U(`<div><div class="dice svelte-1hvagm5"><!></div></div>`);function tl(e,t){A(t,!0);let{game:n,area:r,rules:i}=Fc(),a=M(()=>ps(n)),{x:o,y:s}=qc(r()?.getBoundingClientRect()??new DOMRect(0,0,innerWidth,innerHeight)),c=N(Nr(()=>t.dice)),l=N(!1);function u(e){t.stage.run(e,[{opacity:0},{opacity:1,offset:.12},{opacity:1,offset:.9},{opacity:0}],{duration:t.long,fill:`both`}),[...e.getElementsByTagName(`svg`)].forEach((e,n)=>{let r=n%2?1:-1,i=[{transform:`translate(${-170-14*n}px, ${r*70}px) rotate(${-500-60*n}deg) scale(.7)`},{transform:`translate(${-30-5*n}px, ${-18*r}px) rotate(${-130*r}deg)`,offset:.55},{transform:`translate(0, ${5*r}px) rotate(${9*r}deg)`,offset:.85},{transform:`none`}];t.stage.run(e,i,{duration:t.long*.55,delay:n*18,easing:`ease-out`,fill:`backwards`})});let n=setInterval(()=>P(c,t.dice.map(e=>B(a)?.tumble?.(e,i)??e)),80),r=setTimeout(()=>{clearInterval(n),P(c,t.dice),P(l,!0)},t.long*.55);return()=>{clearInterval(n),clearTimeout(r)}}var d=W(),f=I(d),p=e=>{var t=el();let n,r;var i=F(t);Ci(F(i),()=>B(a).Dice,(e,t)=>{t(e,{get dice(){return B(c)}})}),k(i),Ei(i,()=>u),k(t),z(()=>{n=Fi(t,1,`roll svelte-1hvagm5`,null,n,{settled:B(l)}),r=Li(t,``,r,{left:`${o??``}px`,top:`${s??``}px`})}),G(e,t)};q(f,e=>{B(a)?.Dice&&e(p)}),G(e,d),j()}var nl=U(`<span> <!></span>`),rl=U(`<div class="motion svelte-181wfoc" aria-hidden="true"><div class="copies"></div> <!> <!> <!> <!></div>`);function il(e,t){A(t,!0);let n=ba(t,`stage`,7),{game:r}=Fc(),i=M(()=>ps(r)?.Moment),a=M(()=>ps(r)?.icons??{});function o(e){return n().layer=e,()=>{n().layer===e&&(n().layer=void 0)}}function s({at:e,long:t}){return r=>{n().run(r,[{opacity:0,transform:`translate(-50%, -20%) scale(.6)`},{opacity:1,transform:`translate(-50%, -60%) scale(1.25)`,offset:.15},{opacity:1,transform:`translate(-50%, -90%) scale(1)`,offset:.7},{opacity:0,transform:`translate(-50%, -170%) scale(.95)`}],{delay:e,duration:t,fill:`both`})}}function c(e){let t=n().rising.filter(({box:t,at:n})=>t.x===e.box.x&&t.y===e.box.y&&n===e.at);return(t.indexOf(e)-(t.length-1)/2)*46}var l=rl(),u=F(l);Ei(u,()=>o);var d=R(u,2),f=e=>{var t=W();mi(I(t),()=>n().announced,e=>{$c(e,{get stage(){return n()},get announced(){return n().announced}})}),G(e,t)};q(d,e=>{n().announced&&e(f)});var p=R(d,2),m=e=>{var t=W();mi(I(t),()=>n().dice,e=>{tl(e,{get stage(){return n()},get dice(){return n().dice.dice},get long(){return n().dice.long}})}),G(e,t)};q(p,e=>{n().dice&&e(m)});var h=R(p,2),g=e=>{var t=W();mi(I(t),()=>n().moment,e=>{var t=W();Ci(I(t),()=>B(i),(e,t)=>{t(e,{get told(){return n().moment.told},get long(){return n().moment.long},run:(...e)=>n().run(...e)})}),G(e,t)}),G(e,t)};q(h,e=>{n().moment&&B(i)&&e(g)}),Y(R(h,2),17,()=>n().rising,e=>e.id,(e,t)=>{var n=nl();let r,i;var o=F(n);Q(R(o),{get name(){return B(t).icon},get path(){return B(a)[B(t).icon]}}),k(n),Ei(n,()=>s(B(t))),z((e,a,s)=>{r=Fi(n,1,`rising svelte-181wfoc`,null,r,{loss:B(t).n<0}),X(n,`data-icon`,B(t).icon),i=Li(n,``,i,{left:e,top:a}),K(o,`${s??``} `)},[()=>`${B(t).box.x+B(t).box.width/2+c(B(t))}px`,()=>`${(B(t).box.height<50?B(t).box.y:B(t).box.y+Math.min(B(t).box.height/2,90))??``}px`,()=>$o(B(t).n)]),G(e,n)}),k(l),z(()=>X(l,`data-busy`,n().announced||n().dice||n().moment?``:void 0)),G(e,l),j()}var al=U(`<span> </span>`),ol=U(`<i class="svelte-18ikaq4"></i>`),sl=U(`<span class="sparks svelte-18ikaq4" aria-hidden="true"></span>`),cl=U(`<button><span class="banner svelte-18ikaq4"><strong class="svelte-18ikaq4"> </strong> <!></span> <!></button>`);function ll(e,t){A(t,!0);let{sitting:n}=Fc(),r=M(()=>n.server.table?.result?.winners??[]),i=M(()=>n.server.room?.yours??[]),a=M(()=>B(i).length===1),o=M(()=>B(r).some(e=>B(i).includes(e))),s=M(()=>B(r).length?B(a)?B(o)?`won`:`lost`:`other`:`draw`),c=M(()=>B(r).map(e=>n.server.name(e)).join(`, `)),l=Array.from({length:28},(e,t)=>t);function u(e){t.stage.still||t.stage.run(e,[{transform:`scale(.3)`,opacity:0},{transform:`scale(1.15)`,opacity:1,offset:.6},{transform:`none`,opacity:1}],{duration:.7*t.stage.beat,easing:`ease-out`,fill:`both`})}function d(e){return n=>{if(t.stage.still)return;let r=e/l.length*2*Math.PI,i=160+e*67%190,a=[{transform:`none`,opacity:1},{transform:`translate(${Math.cos(r)*i}px, ${Math.sin(r)*i+60}px) rotate(${e*80}deg)`,opacity:0}],o={delay:.35*t.stage.beat+e%4*60,duration:1.6*t.stage.beat,easing:`ease-out`};t.stage.run(n,a,{...o,fill:`both`})}}var f=cl(),p=F(f),m=F(p),h=L(m,!0),g=R(m,2),_=e=>{var t=al(),n=L(t,!0);z(e=>K(n,e),[()=>Z(`game-winner`,{names:B(c)})]),G(e,t)};q(g,e=>{B(c)&&B(s)!==`won`&&e(_)}),k(p),Ei(p,()=>u);var v=R(p,2),y=e=>{var t=sl();Y(t,21,()=>l,J,(e,t)=>{var n=ol();let r;Ei(n,()=>d(B(t))),z(()=>r=Li(n,``,r,{"--i":B(t)})),G(e,n)}),k(t),G(e,t)};q(v,e=>{(B(s)===`won`||B(s)===`other`)&&e(y)}),k(f),Ei(f,()=>e=>e.focus()),z(e=>{Fi(f,1,`victory ${B(s)??``}`,`svelte-18ikaq4`),K(h,e)},[()=>Z(`game-end`,{how:B(s)})]),V(`click`,f,()=>n.skip()),G(e,f),j()}H([`click`]);var ul=8,dl=260,fl=10,pl=new class{#e=N(null);get held(){return B(this.#e)}set held(e){P(this.#e,e)}#t=N(null);get from(){return B(this.#t)}set from(e){P(this.#t,e)}#n=N([]);get targets(){return B(this.#n)}set targets(e){P(this.#n,e)}#r=N(null);get over(){return B(this.#r)}set over(e){P(this.#r,e)}#i=N(0);get x(){return B(this.#i)}set x(e){P(this.#i,e,!0)}#a=N(0);get y(){return B(this.#a)}set y(e){P(this.#a,e,!0)}moved=!1;lift(e,t,n,r){this.held=e,this.from=t,this.moved=!1,this.x=n,this.y=r,Ar().then(()=>this.#o())}#o(){let{held:e,from:t}=this;e&&(this.targets=Wc().filter(({element:e})=>e!==t).sort((e,t)=>Yc(e.element)-Yc(t.element)).flatMap(({element:t,goal:n})=>{let r=e.meaning(n);return r?.options.length?[{element:t,dropped:r}]:[]}),this.#s(this.x,this.y))}move(e,t){this.moved||=Math.hypot(e-this.x,t-this.y)>fl,this.moved&&this.#s(e,t)}#s(e,t){this.x=e,this.y=t,this.over=this.targets.find(({element:n})=>Jc(n,e,t))??null}put(){let{held:e,over:t,moved:n}=this;this.cancel(),t&&n?e?.drop(t.dropped,t.element):n||e?.look()}cancel(){this.held=this.from=this.over=null,this.targets=[]}};function ml(e){return t=>{let n=null,r;function i(e){!e.button&&e.isPrimary&&(n={x:e.clientX,y:e.clientY,touch:e.pointerType===`touch`},n.touch&&(r=setTimeout(a,dl)),addEventListener(`pointermove`,o),addEventListener(`pointerup`,s),addEventListener(`pointercancel`,u),addEventListener(`keydown`,l,!0))}function a(){let r=n&&e();r&&pl.lift(r,t,n.x,n.y)}function o(e){if(!n)return;let t=Math.hypot(e.clientX-n.x,e.clientY-n.y);pl.held?pl.move(e.clientX,e.clientY):n.touch&&t>fl?u():!n.touch&&t>ul&&(a(),pl.moved=!!pl.held,pl.move(e.clientX,e.clientY))}function s(){pl.held&&(addEventListener(`click`,c,{capture:!0,once:!0}),setTimeout(()=>removeEventListener(`click`,c,!0)),pl.put()),u()}function c(e){e.stopPropagation(),e.preventDefault()}function l(e){e.key===`Escape`&&pl.held&&(e.stopPropagation(),u())}function u(){n=null,clearTimeout(r),pl.cancel(),removeEventListener(`pointermove`,o),removeEventListener(`pointerup`,s),removeEventListener(`pointercancel`,u),removeEventListener(`keydown`,l,!0)}let d=e=>{pl.held&&e.preventDefault()};return t.addEventListener(`pointerdown`,i),t.addEventListener(`touchmove`,d,{passive:!1}),()=>{(pl.from===t||n)&&u(),t.removeEventListener(`pointerdown`,i),t.removeEventListener(`touchmove`,d)}}}var hl=`skip`;function gl(e){return e.things??[]}function _l(e){return e.warning||e.unfinished||``}function vl(e){return e.kind===`order`||e.kind===`pick`&&e.high>1}function yl(e){let t=new Map;for(let n of e.options)for(let e of new Set(gl(n))){let r=t.get(e);r?r.push(n):t.set(e,[n])}return t}function bl(e){return e.options.filter(e=>!gl(e).length&&e.answer!==`skip`)}var xl=3,Sl=40;function Cl(e){return bl(e).length>Sl}function wl(e){return e.kind===`yes-no`||e.options.length<=xl?e.options.filter(e=>e.answer!==hl):Cl(e)?[]:bl(e)}function Tl(e){return e.options.find(e=>e.answer===hl)}function El(e){let t=new Map;return e.forEach((e,n)=>{let r=e.group??``,i=e.brief||e.sentence||e.answer,a=t.get(r)??[];r&&a.some(e=>e.label===i)||t.set(r,[...a,{option:e,n:n+1,label:i}])}),[...t].map(([e,t])=>({title:e,answers:t}))}function Dl(e){return{picked:[],points:e.options.map(()=>0)}}function Ol(e){return e.points.reduce((e,t)=>e+t,0)}function kl(e,t,n){if(t.picked.includes(n))return{...t,picked:t.picked.filter(e=>e!==n)};let r=+(e.kind===`pick`&&t.picked.length>=e.high);return{...t,picked:[...t.picked.slice(r),n]}}function Al(e,t,n,r){let i=[...t.points],a=i[n]??0,o=e.high-Ol(t);return i[n]=Math.max(0,a+Math.min(r,o)),{...t,points:i}}function jl(e){return e.name??e.answer}function Ml(e,t){let{kind:n,verb:r,low:i,high:a}=e;if(n===`distribute`)return Ol(t)===a?[r,...e.options.map((e,n)=>({name:jl(e),n:t.points[n]})).filter(({n:e})=>e>0).map(({name:e,n:t})=>`${e}=${t}`)].join(` `):void 0;let o=t.picked.length;if(n===`order`?o===e.options.length:i<=o&&o<=a)return o?[r,...t.picked.map(t=>jl(e.options[t]))].join(` `):hl}function Nl(e,t){let n=t.toLowerCase().trim(),r=e.options.filter(e=>e.sentence?.toLowerCase()===n);if(r.length)return r;let i=n.split(/\s+/);return e.options.filter(e=>{let t=(e.sentence??``).toLowerCase().split(/[^\p{L}\p{N}]+/u);return i.every(e=>t.some(t=>t.startsWith(e)))})}var Pl=`uhlzv`;function Fl(e){let t=new Set(Pl);return e.map(e=>{let n=e.toLowerCase().match(/\p{L}/gu)?.find(e=>!t.has(e))??``;return t.add(n),n})}var Il=Xr(`<circle r="9" class="svelte-fqla9d"></circle>`),Ll=Xr(`<path class="head svelte-fqla9d" d="M-16-9 0 0-16 9Z"></path>`),Rl=Xr(`<svg aria-hidden="true"><path class="svelte-fqla9d"></path><g><!></g></svg>`);function zl(e,t){A(t,!0);let n=Fc(),{sitting:r}=n,i=r.asking,a=M(()=>{let{question:e,sent:t}=i;if(!e||t||r.moment||e.kind===`yes-no`)return-1;let a=n.source(e);return e.options.some(e=>gl(e).some(e=>e!==a))?a:-1}),o=M(()=>i.doubt||!i.menu.some(e=>gl(e).length>1)?null:i.at),s=M(()=>!!B(o)||B(a)>=0),c=N(null),l=N(``),u=M(()=>{let e=pl.held?{x:pl.x,y:pl.y}:B(s)?B(c):null,t=e&&(pl.from??B(o)??Hc(B(a)));if(!t)return;let n=t.getBoundingClientRect(),r={x:n.left+n.width/2,y:n.top+n.height/2},i=Math.hypot(e.x-r.x,e.y-r.y);if(i<30)return;let l={x:(r.x+e.x)/2,y:(r.y+e.y)/2-Math.min(70,i/5)},u=Math.atan2(e.y-l.y,e.x-l.x)*180/Math.PI;return{path:`M${r.x} ${r.y}Q${l.x} ${l.y} ${e.x} ${e.y}`,end:e,angle:u}});function d(e,t,n){P(c,{x:t,y:n}),P(l,e instanceof Element?e.closest(`[data-side]`)?.dataset.side??``:``,!0)}function f(e){B(s)&&e.pointerType===`mouse`&&d(e.target,e.clientX,e.clientY)}function p({target:e}){if(!B(s)||!(e instanceof Element)||!e.matches(`[data-target]:focus-visible`))return;let t=e.getBoundingClientRect();d(e,t.left+t.width/2,t.top+t.height/2)}In(()=>{B(s)||P(c,null)});var m=W();Vr(`pointermove`,gn,f),Vr(`focusin`,gn,p);var h=I(m),g=e=>{var t=Rl(),n=F(t),r=R(n),i=F(r),a=e=>{G(e,Il())},o=e=>{G(e,Ll())};q(i,e=>{B(l)===`own`?e(a):e(o,-1)}),k(r),k(t),z(()=>{Fi(t,0,`aim ${(pl.held?``:B(l))??``}`,`svelte-fqla9d`),X(n,`d`,B(u).path),X(r,`transform`,`translate(${B(u).end.x??``} ${B(u).end.y??``}) rotate(${B(u).angle??``})`)}),G(e,t)};q(h,e=>{B(u)&&e(g)}),G(e,m),j()}var Bl=U(`<h3 class="svelte-15v5u1d"> </h3>`),Vl=U(`<small class="note svelte-15v5u1d"> </small>`),Hl=U(`<li class="svelte-15v5u1d"><button class="svelte-15v5u1d"><small class="svelte-15v5u1d"> </small> <span> </span> <!></button></li>`),Ul=U(`<!> <ul class="svelte-15v5u1d"></ul>`,1),Wl=U(`<p> </p>`),Gl=U(`<div class="answers svelte-15v5u1d"><form class="svelte-15v5u1d"><label for="find-answer"> </label> <input id="find-answer" autocomplete="off" class="svelte-15v5u1d"/> <button type="button"> <kbd>Esc</kbd></button></form> <div class="groups svelte-15v5u1d"></div></div>`);function Kl(e,t){A(t,!0);let n=ba(t,`typed`,15,``),{sitting:r}=Fc(),i=r.asking,a=M(()=>i.question),o=M(()=>{let e=n().trim();if(!e)return()=>!0;if(/^\d+$/.test(e))return({n:t})=>String(t).startsWith(e);let t=new Set(Nl(B(a),e));return({option:e})=>t.has(e)}),s=M(()=>El(B(a).options).map(({title:e,answers:t})=>({title:e,answers:t.filter(B(o))})).filter(({answers:e})=>e.length)),c=M(()=>B(s).flatMap(({answers:e})=>e)),l=N(void 0);In(()=>B(l)?.focus());function u(e){e.preventDefault();let t=B(c).find(({n:e})=>String(e)===n().trim())??(B(c).length===1?B(c)[0]:void 0);t&&d(t.n)}function d(e){i.choose(B(a).options[e-1]),n(``),i.gathers||t.onclose()}var f=Gl(),p=F(f),m=F(p),h=L(m,!0),g=R(m,2);Yi(g),da(g,e=>P(l,e),()=>B(l));var _=R(g,2),v=F(_);Oe(),k(_),k(p);var y=R(p,2);Y(y,21,()=>B(s),({title:e,answers:t})=>e,(e,t)=>{let n=()=>B(t).title,r=()=>B(t).answers;var a=Ul(),o=I(a),s=e=>{var t=Bl(),r=L(t,!0);z(()=>K(r,n())),G(e,t)};q(o,e=>{n()&&e(s)});var c=R(o,2);Y(c,21,r,({option:e,n:t,label:n})=>t,(e,t)=>{let n=()=>B(t).option,r=()=>B(t).n,a=()=>B(t).label;var o=Hl(),s=F(o),c=F(s),l=L(c,!0),u=R(c,2),f=L(u,!0),p=R(u,2),m=e=>{var t=Vl(),r=L(t,!0);z(()=>K(r,n().note)),G(e,t)};q(p,e=>{n().note&&e(m)}),k(s),k(o),z(e=>{X(s,`aria-pressed`,e),K(l,r()),K(f,a())},[()=>i.gathers?i.picked.includes(n()):void 0]),V(`click`,s,()=>d(r())),G(e,o)}),k(c),G(e,a)},e=>{var t=Wl(),n=L(t,!0);z(e=>K(n,e),[()=>Z(`no-answer-fits`)]),G(e,t)}),k(y),k(f),z((e,t)=>{K(h,e),K(v,`${t??``} `)},[()=>Z(`find-answer`),()=>Z(`close`)]),Vr(`submit`,p,u),V(`keydown`,g,e=>e.key===`Escape`&&t.onclose()),ta(g,n),V(`click`,_,function(...e){t.onclose?.apply(this,e)}),G(e,f),j()}H([`keydown`,`click`]);var ql=new Map;function Jl(e=()=>`legal`,t=!1){return n=>(ql.set(n,{status:e,behind:t}),()=>void ql.delete(n))}function Yl(e){return ql.has(e)}function Xl(e){return ql.get(e)?.behind??!1}function Zl(e){return ql.get(e)?.status()??``}function Ql(e){return e instanceof HTMLButtonElement&&e.disabled}function $l(e){return[...ql.keys()].filter(t=>t.getClientRects().length&&!Ql(t)&&(!e||e.contains(t))).sort((e,t)=>e.compareDocumentPosition(t)&Node.DOCUMENT_POSITION_FOLLOWING?-1:1)}function eu(e){return $l(e).filter(e=>Zl(e))}function tu(e,t){try{return JSON.parse(localStorage.getItem(e)??`null`)??t}catch{return t}}function nu(e,t){localStorage.setItem(e,JSON.stringify(t))}var ru=`trivault.settings`,iu=pn({plain:!1,pace:900,quick:!matchMedia(`(pointer: coarse)`).matches,sound:!1,soundOffered:!1,volume:50,alert:!1,...tu(ru,{})});function au(){nu(ru,iu)}var ou=new class{#e=N(null);now=null;#t=N(!1);get open(){return B(this.#t)}set open(e){P(this.#t,e,!0)}get seen(){return B(this.#e)}set seen(e){P(this.#e,this.now=e)}};function su(e){ou.seen=e}function cu(e){ou.seen=e,ou.open=!0}function lu(){ou.open=!1}function uu(){ou.seen=null,ou.open=!1}function du(e){let t;In(()=>{let n=e(),r=t;t=n,ou.now&&(ou.now===r||fu(ou.now,n))&&(ou.seen=n)}),In(()=>()=>{t&&ou.now===t&&(ou.seen={...t,notes:[],attached:[],live:void 0})})}function fu(e,t){return e.slug===t.slug&&e.things.some(e=>t.things.includes(e))}var pu=6,mu=6;function hu(e,t,n){let r=(e,t)=>Math.max(mu,t-e-mu),i=e.left+e.width/2-t.width/2,a=e.bottom+pu,o=e.top-pu-t.height,s=a+t.height+mu<=n.height;return{left:Math.min(Math.max(mu,i),r(t.width,n.width)),top:Math.min(Math.max(mu,s||o<mu?a:o),r(t.height,n.height))}}var gu=U(`<b> </b> `,1),_u=U(`<li><!> </li>`),vu=U(`<ul class="outcomes svelte-14pba8x"></ul>`);function yu(e,t){A(t,!0);let{called:n}=Fc();var r=W(),i=I(r),a=e=>{var r=vu();Y(r,21,()=>t.outcomes,J,(e,t)=>{let r=()=>B(t).thing,i=()=>B(t).text;var a=_u(),o=F(a),s=e=>{var t=gu(),i=I(t),a=L(i,!0),o=R(i);o.nodeValue=`  `,z(e=>K(a,e),[()=>n(r())]),G(e,t)},c=M(()=>n(r()));q(o,e=>{B(c)&&e(s)});var l=R(o,1,!0);k(a),z(()=>K(l,i())),G(e,a)}),k(r),G(e,r)};q(i,e=>{t.outcomes.length&&e(a)}),G(e,r),j()}var bu=U(`<p> </p>`),xu=U(`<div class="card-text svelte-9oqg5h"><b> </b> <!></div>`),Su=U(`<p class="doubt svelte-9oqg5h" role="alert"> </p>`),Cu=U(`<small class="svelte-9oqg5h"> </small>`),wu=U(`<kbd class="svelte-9oqg5h"> </kbd>`),Tu=U(`<button><span class="what svelte-9oqg5h"> <!> <!></span> <!></button>`),Eu=U(`<button class="look svelte-9oqg5h"><!></button>`),Du=U(`<div class="card-menu svelte-9oqg5h" role="group"><!> <!> <!> <div class="rest svelte-9oqg5h"><button class="svelte-9oqg5h"> <kbd class="svelte-9oqg5h">Esc</kbd></button> <!></div></div>`);function Ou(e,t){A(t,!0);let{sitting:n,face:r}=Fc(),i=n.asking,a=M(()=>i.sent?null:i.at),o=M(()=>B(a)?i.menu:[]),s=M(()=>Fl(B(o).map(e=>e.sentence??``))),c=M(()=>ou.seen?.slug?r(ou.seen.slug):void 0),l=M(()=>!iu.quick&&!!B(c)?.lines.length),u=N(void 0),d=N(0),f=N(0),p=M(()=>B(a)&&hu(B(a).getBoundingClientRect(),{width:B(d),height:B(f)},{width:innerWidth,height:innerHeight}));In(()=>{for(let e of B(o).slice(0,8))n.previews.learn(e,i.seq)}),In(()=>{let e=B(a);if(B(u)&&e)return Nr(()=>{n.previews.leave(),document.activeElement===e&&e.matches(`:focus-visible`)&&m()}),()=>{(B(u)?.contains(document.activeElement)||document.activeElement===document.body)&&e instanceof HTMLElement&&e.isConnected&&e.focus({preventScroll:!0})}});function m(){eu(B(u))[0]?.focus({preventScroll:!0})}function h({target:e}){if(!(!(e instanceof Element)||B(u)?.contains(e)||B(a)?.contains(e))&&(B(a)||i.doubt)){for(let t=e;t;t=t.parentElement)if(Yl(t))return;i.clear()}}function g(){i.clear(),ou.seen&&cu(ou.seen)}function _(e){let t=B(o)[B(s).indexOf(e)];return t&&(()=>i.press(t,i.at))}function v(e){let t=B(o)[Number(e)-1];return t&&i.press(t,i.at),B(o).length>0}var y={letterDeed:_,digit:v},b=W();Vr(`pointerdown`,gn,h),Vr(`resize`,gn,()=>B(a)&&i.clear());var x=I(b),S=e=>{var t=Du();let r;var a=F(t),m=e=>{var t=xu(),n=F(t),r=L(n,!0);Y(R(n,2),17,()=>B(c).lines,J,(e,t)=>{var n=bu(),r=L(n,!0);z(()=>K(r,B(t))),G(e,n)}),k(t),z(()=>K(r,B(c).name)),G(e,t)};q(a,e=>{B(l)&&e(m)});var h=R(a,2),_=e=>{var t=Su(),n=L(t,!0);z(e=>K(n,e),[()=>_l(i.doubt)]),G(e,t)};q(h,e=>{i.doubt&&e(_)});var v=R(h,2);Y(v,19,()=>B(o),e=>e.answer,(e,t,r)=>{let a=M(()=>B(t)===i.doubt);var o=Tu();let c;var l=F(o),u=F(l),d=R(u),f=e=>{var n=Cu(),r=L(n,!0);z(()=>K(r,B(t).note)),G(e,n)};q(d,e=>{B(t).note&&e(f)});var p=R(d,2);{let e=M(()=>n.previews.of(B(t)));yu(p,{get outcomes(){return B(e)}})}k(l);var m=R(l,2),h=e=>{var t=wu(),n=L(t,!0);z(e=>K(n,e),[()=>B(s)[B(r)].toUpperCase()]),G(e,t)};q(m,e=>{B(s)[B(r)]&&e(h)}),k(o),Ei(o,Jl),z((e,n,i)=>{X(o,`data-answer`,B(t).answer),X(o,`data-letter`,B(s)[B(r)]),c=Fi(o,1,`svelte-9oqg5h`,null,c,{main:e,harmful:n,doubted:B(a)}),K(u,`${i??``} `)},[()=>!B(r)&&!_l(B(t)),()=>_l(B(t)),()=>B(a)?Z(`all-the-same`,{what:B(t).sentence??``}):B(t).sentence]),V(`click`,o,()=>i.press(B(t),i.at)),G(e,o)});var y=R(v,2),b=F(y),x=F(b);Oe(),k(b),Ei(b,Jl);var S=R(b,2),C=e=>{var t=Eu();Q(F(t),{name:`zoom`}),k(t),Ei(t,Jl),z((e,n)=>{X(t,`aria-label`,e),X(t,`title`,n)},[()=>Z(`look-at`),()=>Z(`look-at`)]),V(`click`,t,g),G(e,t)};q(S,e=>{ou.seen?.slug&&e(C)}),k(y),k(t),da(t,e=>P(u,e),()=>B(u)),z((e,n)=>{X(t,`aria-label`,e),r=Li(t,``,r,{translate:`${B(p).left??``}px ${B(p).top??``}px`}),K(x,`${n??``} `)},[()=>Z(`answers`),()=>Z(`back`)]),V(`click`,b,()=>i.clear()),la(t,`offsetWidth`,e=>P(d,e)),la(t,`offsetHeight`,e=>P(f,e)),G(e,t)};return q(x,e=>{B(o).length&&B(p)&&e(S)}),G(e,b),j(y)}H([`click`]);var ku=U(`<span></span>`),Au=U(`<span class="held svelte-s04yvt"><!></span>`),ju=U(`<div class="drag svelte-s04yvt" aria-hidden="true"><!> <!></div>`);function Mu(e,t){A(t,!0);let{game:n,face:r}=Fc(),i=M(()=>pl.targets.map(({element:e})=>({element:e,box:e.getBoundingClientRect()})));var a=W(),o=I(a),s=e=>{var t=ju(),a=F(t);Y(a,17,()=>B(i),J,(e,t)=>{let n=()=>B(t).element,r=()=>B(t).box;var i=ku();let a,o;z(()=>{a=Fi(i,1,`goal svelte-s04yvt`,null,a,{over:pl.over?.element===n()}),o=Li(i,``,o,{left:`${r().left??``}px`,top:`${r().top??``}px`,width:`${r().width??``}px`,height:`${r().height??``}px`})}),G(e,i)});var o=R(a,2),s=e=>{var t=Au();let i;var a=F(t);{let e=M(()=>r(pl.held.slug));Pc(a,{get face(){return B(e)},get game(){return n},size:`flat`})}k(t),z(()=>i=Li(t,``,i,{left:`${pl.x??``}px`,top:`${pl.y??``}px`})),G(e,t)};q(o,e=>{pl.held.slug&&e(s)}),k(t),G(e,t)};q(o,e=>{pl.held&&e(s)}),G(e,a),j()}var Nu=U(`<div class="pointed svelte-18m9ak1" role="status"><!></div>`);function Pu(e,t){A(t,!0);let{sitting:n}=Fc(),r=M(()=>n.previews.pointed),i=M(()=>B(r)&&!n.asking.sent?n.previews.of(B(r).option):[]),a=N(0),o=N(0),s=M(()=>B(r)&&hu(B(r).at.getBoundingClientRect(),{width:B(a),height:B(o)},{width:innerWidth,height:innerHeight}));var c=W(),l=I(c),u=e=>{var t=Nu();let n;yu(F(t),{get outcomes(){return B(i)}}),k(t),z(()=>n=Li(t,``,n,{left:`${B(s).left??``}px`,top:`${B(s).top??``}px`})),la(t,`offsetWidth`,e=>P(a,e)),la(t,`offsetHeight`,e=>P(o,e)),G(e,t)};q(l,e=>{B(i).length&&B(s)&&e(u)}),G(e,c),j()}var Fu=U(`<span class="share svelte-v3ml2p"><span class="svelte-v3ml2p"> </span> <button class="svelte-v3ml2p">−</button> <b class="svelte-v3ml2p"> </b> <button class="svelte-v3ml2p">+</button> <button class="svelte-v3ml2p"> </button></span>`);function Iu(e,t){A(t,!0);let{sitting:n,called:r}=Fc(),i=n.asking,a=M(()=>r(t.option.things?.[0]??-1)||(t.option.sentence??``));var o=Fu(),s=F(o),c=L(s,!0),l=R(s,2);Ei(l,Jl);var u=R(l,2),d=L(u,!0),f=R(u,2);Ei(f,Jl);var p=R(f,2),m=L(p,!0);Ei(p,Jl),k(o),z((e,n,r)=>{K(c,B(a)),X(l,`aria-label`,e),K(d,t.points),X(f,`aria-label`,n),K(m,r)},[()=>Z(`less`,{name:B(a)}),()=>Z(`more`,{name:B(a)}),()=>Z(`all-rest`)]),V(`click`,l,()=>i.gather(t.option,-1)),V(`click`,f,()=>i.gather(t.option)),V(`click`,p,()=>i.gather(t.option,i.left)),G(e,o),j()}H([`click`]);var Lu=new Set,Ru=e=>{let t=t=>t.target===e&&e.close();return Lu.add(e),e.addEventListener(`click`,t),()=>{Lu.delete(e),e.removeEventListener(`click`,t)}};function zu(){return[...Lu].some(e=>e.open)}function Bu(e,t,n,r){let i=t.stops.map(({name:e})=>e),a=e.filter(e=>e!==n&&!(t.one&&i.includes(e)));return r?[...a,n]:a}var Vu=U(`<label class="svelte-1oo9yp7"><input class="svelte-1oo9yp7"/> </label>`),Hu=U(`<fieldset class="svelte-1oo9yp7"><legend class="svelte-1oo9yp7"> </legend> <div></div></fieldset>`),Uu=U(`<button class="flat"><!> <span> </span></button> <dialog class="svelte-1oo9yp7"><h2> </h2> <p role="status"> </p> <!> <button class="main"> <kbd>Esc</kbd></button></dialog>`,1);function Wu(e,t){let n=Qr();A(t,!0);let{sitting:r}=Fc(),i=M(()=>r.server.room?.stops),a=M(()=>B(i)?.seats.find(({seat:e})=>e===r.server.seat)??B(i)?.seats[0]),o=N(void 0);var s=W(),c=I(s),l=e=>{var t=Uu(),s=I(t),c=F(s);Q(c,{name:`bell`});var l=L(R(c,2),!0);k(s);var u=R(s,2),d=F(u),f=L(d,!0),p=R(d,2),m=L(p,!0),h=R(p,2);Y(h,17,()=>B(i).groups,J,(e,t,i)=>{var o=Hu(),s=F(o),c=L(s,!0),l=R(s,2);let u;Y(l,21,()=>B(t).stops,e=>e.name,(e,o)=>{var s=Vu(),c=F(s);Yi(c);var l=R(c);k(s),z(e=>{X(c,`type`,B(t).one?`radio`:`checkbox`),X(c,`name`,`${n}-${i}`),Zi(c,e),K(l,` ${B(o).title??``}`)},[()=>B(a).names.includes(B(o).name)]),V(`change`,c,e=>r.stops(Bu(B(a).names,B(t),B(o).name,e.currentTarget.checked),B(a).seat)),G(e,s)}),k(l),k(o),z(()=>{K(c,B(t).title),u=Fi(l,1,`all svelte-1oo9yp7`,null,u,{one:B(t).one})}),G(e,o)});var g=R(h,2),_=F(g);Oe(),k(g),k(u),da(u,e=>P(o,e),()=>B(o)),Ei(u,()=>Ru),z((e,t,n,r)=>{K(l,e),X(u,`aria-label`,t),K(f,n),K(m,B(a).said),K(_,`${r??``} `)},[()=>Z(`stops`),()=>Z(`stops`),()=>Z(`stops`),()=>Z(`close`)]),V(`click`,s,()=>B(o)?.showModal()),V(`click`,g,()=>B(o)?.close()),G(e,t)};q(c,e=>{B(i)&&B(a)&&e(l)}),G(e,s),j()}H([`click`,`change`]);var Gu=U(`<p class="quiet svelte-1z0ej86"> </p>`),Ku=U(`<p class="line svelte-1z0ej86"> <!></p>`),qu=U(`<p class="quiet whom svelte-1z0ej86"> </p>`),Ju=U(`<p> </p> <button class="main"> </button>`,1),Yu=U(`<button class="main"> </button>`),Xu=U(`<p> </p> <button> </button>`,1),Zu=U(`<!> <!>`,1),Qu=U(`<div class="waits svelte-1z0ej86"><div class="said svelte-1z0ej86"><!> <!> <!></div> <!> <!></div>`);function $u(e,t){A(t,!0);let{sitting:n,game:r}=Fc(),i=M(()=>ps(r)?.Dice),a=M(()=>n.server.room),o=M(()=>n.server.table?.deciding??[]),s=M(()=>B(o).filter(e=>{let t=B(a)?.seats[e];return t?.kind===`person`&&!t.here&&!t.bot&&!t.out&&!B(a)?.yours.includes(e)})),c=M(()=>B(o).every(e=>B(a)&&(B(a).seats[e]?.kind!==`person`||B(a).seats[e]?.bot))),l=M(()=>(B(a)?.yours??[]).filter(e=>B(a)?.seats[e]?.bot&&!B(a).seats[e].out));var u=Qu(),d=F(u),f=F(d),p=e=>{var t=Gu(),n=L(t,!0);z(e=>K(n,e),[()=>Z(`you-watch`)]),G(e,t)};q(f,e=>{B(a)&&!B(a).yours.length&&e(p)});var m=R(f,2),h=e=>{var t=Ku(),r=F(t),a=R(r),o=e=>{var t=W();Ci(I(t),()=>B(i),(e,t)=>{t(e,{get dice(){return n.screen.line.dice}})}),G(e,t)};q(a,e=>{B(i)&&n.screen.line.dice?.length&&e(o)}),k(t),z(()=>K(r,`${n.screen.line.text??``} `)),G(e,t)};q(m,e=>{n.screen.line&&e(h)});var g=R(m,2),_=e=>{var t=qu(),r=L(t,!0);z(e=>K(r,e),[()=>Z(B(c)?`thinking`:`waiting`,{n:B(o).length,names:B(o).map(e=>n.server.name(e)).join(`, `)})]),G(e,t)};q(g,e=>{B(o).length&&!n.server.table?.result&&e(_)}),k(d);var v=R(d,2),y=e=>{var t=Ju(),r=I(t),i=L(r,!0),a=R(r,2),o=L(a,!0);z(e=>{K(i,n.server.report.summary),K(o,e)},[()=>Z(`see-report`)]),V(`click`,a,()=>n.screen.reading=!0),G(e,t)};q(v,e=>{n.server.report&&!n.screen.reading&&e(y)});var b=R(v,2),x=e=>{var t=Zu(),r=I(t);Y(r,17,()=>B(l),J,(e,t)=>{var r=Yu(),i=L(r,!0);z(e=>K(i,e),[()=>Z(`take-back`,{name:n.server.name(B(t))})]),V(`click`,r,()=>n.take(B(t))),G(e,r)});var i=R(r,2),o=e=>{var t=W();Y(I(t),17,()=>B(s),J,(e,t)=>{var r=Xu(),i=I(r),a=L(i,!0),o=R(i,2),s=L(o,!0);z((e,t)=>{K(a,e),K(s,t)},[()=>Z(`gone-now`,{name:n.server.name(B(t))}),()=>Z(`give-seat`,{name:n.server.name(B(t))})]),V(`click`,o,()=>n.give(B(t))),G(e,r)}),G(e,t)};q(i,e=>{B(a)?.yours.length&&e(o)}),G(e,t)};q(b,e=>{n.server.lasts&&e(x)}),k(u),G(e,u),j()}H([`click`]);var ed=(e,t=g)=>{var n=W(),r=I(n),i=e=>{var n=nd(),r=L(n,!0);z(()=>K(r,t().note)),G(e,n)};q(r,e=>{t().note&&e(i)}),G(e,n)},td=(e,t=g)=>{var n=W(),r=I(n),i=e=>{var n=ad(),r=L(n,!0);z(e=>K(r,e),[()=>t().toUpperCase()]),G(e,n)};q(r,e=>{t()&&e(i)}),G(e,n)},nd=U(`<small> </small>`),rd=U(` <!>`,1),id=U(`<button><!> <!><!></button>`),ad=U(`<kbd class="svelte-qo5uwq"> </kbd>`),od=U(`<button class="take-back svelte-qo5uwq"><!> </button>`),sd=U(`<p class="more svelte-qo5uwq"> <!></p>`),cd=U(`<button class="take-back svelte-qo5uwq"> <kbd class="svelte-qo5uwq">Esc</kbd></button>`),ld=U(`<button class="unfold svelte-qo5uwq"><!> <span class="unseen"> </span></button>`),ud=U(`<p class="more svelte-qo5uwq"> </p>`),dd=U(`<p> <!></p> <!> <!>`,1),fd=U(`<button class="svelte-qo5uwq"> <kbd class="svelte-qo5uwq">Esc</kbd></button>`),pd=U(`<label class="number svelte-qo5uwq"><span class="unseen"> </span> <input type="number"/></label> <button class="main svelte-qo5uwq"> </button>`,1),md=U(`<button class="svelte-qo5uwq"> </button>`),hd=U(`<!> <!> <button> <kbd class="svelte-qo5uwq">⏎</kbd></button> <!>`,1),gd=U(`<button class="svelte-qo5uwq"><!> <!><!></button>`),_d=U(`<div class="buttons svelte-qo5uwq"><!> <!> <!> <!> <!> <!></div>`),vd=U(`<button class="flat"><!> <span> </span> <kbd class="svelte-qo5uwq">␣</kbd></button>`),yd=U(`<button class="flat"><!> <span> </span></button>`),bd=U(`<button class="flat"><!> <span> </span> <kbd class="svelte-qo5uwq">H</kbd></button>`),xd=U(`<button class="flat"><!> <span> </span> <kbd class="svelte-qo5uwq">U</kbd></button>`),Sd=U(`<section><div class="said svelte-qo5uwq" aria-live="polite"><!> <!></div> <!> <div class="tools svelte-qo5uwq"><!> <!> <!> <!> <!></div> <!></section>`);function Cd(e,t){A(t,!0);let n=(e,t=g,n=g,a=g)=>{let l=M(()=>r.emblem(t())),u=M(()=>t()===B(f));var d=id();let p,m;var h=F(d),_=e=>{Q(e,{get path(){return B(l).emblem}})};q(h,e=>{B(l)&&e(_)});var v=R(h,2),y=e=>{var n=Zr();z(e=>K(n,e),[()=>Z(`all-the-same`,{what:t().sentence??``})]),G(e,n)},b=e=>{var n=rd(),r=I(n,!0);ed(R(r),t),z(()=>K(r,t().sentence)),G(e,n)};q(v,e=>{B(u)?e(y):e(b,-1)}),td(R(v),n),k(d),Ei(d,Jl),z(e=>{X(d,`data-letter`,n()),p=Fi(d,1,`svelte-qo5uwq`,null,p,{main:a(),handy:e,doubted:B(u),hued:B(l)}),m=Li(d,``,m,{"--hue":B(l)?.hue,"--ink":B(l)&&`${B(l).ink??50}%`})},[()=>!B(c).length&&B(s).kind!==`yes-no`&&gl(t()).length]),V(`click`,d,()=>o.press(t())),Vr(`pointerenter`,d,({pointerType:e,currentTarget:n})=>e===`mouse`&&i.previews.point(t(),n,o.seq)),Vr(`pointerleave`,d,()=>i.previews.leave()),G(e,d)},r=Fc(),{sitting:i,groups:a}=r,o=i.asking,s=M(()=>o.question),c=M(()=>o.at?[]:o.menu),l=M(()=>B(s)&&!B(c).length?a(B(s)):[]),u=M(()=>B(l).flatMap(e=>e.options)),d=M(()=>{if(B(c).length)return B(c);if(!B(s)||o.gathers)return[];let e=wl(B(s)).filter(e=>!B(u).includes(e));return B(f)&&!e.includes(B(f))&&B(f)!==Tl(B(s))?[...e,B(f)]:e}),f=M(()=>o.at?null:o.doubt),p=M(()=>B(s)&&!B(c).length?Tl(B(s)):void 0),m=M(()=>[...B(l).map(({label:e,options:t})=>({label:e,act:()=>o.narrow(t)})),...[...B(d),...B(p)?[B(p)]:[]].map(e=>({label:e.sentence??``,act:()=>o.press(e)}))]),h=M(()=>Fl(B(m).map(({label:e})=>e))),_=M(()=>B(s)?.kind===`distribute`?Z(`give`,{left:o.left,n:B(s).high}):Z(`choose`,{n:o.picked.length,names:o.picked.map(e=>e.sentence??``).join(`; `)})),v=N(!1),y=N(!1),b=N(``),x=N(0);In(()=>{P(x,B(s)?.low??0,!0),B(s)?Cl(B(s))&&P(v,!0):P(v,!1)}),In(()=>{!B(s)||o.seq<0||Ar().then(()=>{let e=r.area(),t=e?.getBoundingClientRect(),n=eu(e);n.some(e=>{let{top:n,bottom:r}=e.getBoundingClientRect();return t&&n>=t.top&&r<=t.bottom})||n.at(-1)?.scrollIntoView({block:`center`,inline:`nearest`})})});function S(e){return B(s)&&!o.sent?B(m)[B(h).indexOf(e)]?.act:void 0}function C(e){let t=B(s)?.options??[];t.length&&(t.length>9?(P(b,e,!0),P(v,!0)):t[Number(e)-1]&&o.press(t[Number(e)-1]))}var w={letterDeed:S,digit:C},T=Sd();let E;var ee=F(T),D=F(ee);Y(D,17,()=>i.screen.unasked,J,(e,t,n)=>{var r=sd(),a=F(r),o=R(a),s=e=>{var t=od(),n=F(t);Q(n,{name:`undo`});var r=R(n);k(t),z(e=>K(r,` ${e??``}`),[()=>Z(`undo`)]),V(`click`,t,()=>i.undo()),G(e,t)};q(o,e=>{n===i.screen.unasked.length-1&&i.server.lasts&&e(s)}),k(r),z(()=>K(a,`${B(t)??``} `)),G(e,r)});var te=R(D,2),ne=e=>{var t=dd(),n=I(t);let r;var i=F(n),a=R(i),c=e=>{var t=cd(),n=F(t);Oe(),k(t),Ei(t,Jl),z(e=>K(n,`${e??``} `),[()=>Z(`back`)]),V(`click`,t,()=>o.clear()),G(e,t)};q(a,e=>{B(f)&&e(c)}),k(n);var l=R(n,2),u=e=>{var t=ld(),n=F(t);Q(n,{name:`more`});var r=L(R(n,2),!0);k(t),z(e=>{X(t,`aria-expanded`,B(y)),K(r,e)},[()=>Z(`whole-question`)]),V(`click`,t,()=>P(y,!B(y))),G(e,t)};q(l,e=>{B(f)||e(u)});var d=R(l,2),p=e=>{var t=ud(),n=L(t,!0);z(e=>K(n,e),[()=>Z(`choose-some`,{low:B(s).low,high:B(s).high,spare:B(s).high-B(s).low})]),G(e,t)};q(d,e=>{o.gathers&&B(s).kind!==`distribute`&&e(p)}),z(e=>{r=Fi(n,1,`text svelte-qo5uwq`,null,r,{whole:B(y)||B(f),doubt:B(f)}),K(i,`${e??``} `)},[()=>B(f)?_l(B(f)):B(s).prompt]),G(e,t)},re=e=>{$u(e,{})};q(te,e=>{B(s)?e(ne):e(re,-1)}),k(ee);var ie=R(ee,2),ae=e=>{var t=_d(),r=F(t),i=e=>{var t=fd(),n=F(t);Oe(),k(t),Ei(t,Jl),z(e=>K(n,`${e??``} `),[()=>Z(`back`)]),V(`click`,t,()=>o.clear()),G(e,t)};q(r,e=>{B(c).length&&e(i)});var a=R(r,2),u=e=>{var t=pd(),n=I(t),r=F(n),i=L(r,!0),a=R(r,2);Yi(a),k(n);var c=R(n,2),l=L(c,!0);Ei(c,Jl),z(e=>{K(i,B(s).prompt),X(a,`min`,B(s).low),X(a,`max`,B(s).high),K(l,e)},[()=>Z(`take-number`,{n:B(x)})]),ta(a,()=>B(x),e=>P(x,e)),V(`click`,c,()=>o.send(`${B(s).verb} ${B(x)}`)),G(e,t)};q(a,e=>{B(s).kind===`number`&&e(u)});var m=R(a,2),g=e=>{var t=hd(),n=I(t);Y(n,17,()=>B(s).options.filter(e=>!gl(e).length&&e!==B(p)),J,(e,t)=>{var n=md(),r=L(n,!0);Ei(n,Jl),z(e=>{X(n,`aria-pressed`,e),K(r,B(t).sentence)},[()=>o.picked.includes(B(t))]),V(`click`,n,()=>o.gather(B(t))),G(e,n)});var r=R(n,2),i=e=>{var t=W();Y(I(t),17,()=>B(s).options,J,(e,t,n)=>{{let r=M(()=>o.selection.points[n]??0);Iu(e,{get option(){return B(t)},get points(){return B(r)}})}}),G(e,t)};q(r,e=>{B(s).kind===`distribute`&&e(i)});var a=R(r,2),c=F(a);Oe(),k(a),Ei(a,Jl);var l=R(a,2),u=e=>{var t=fd(),n=F(t);Oe(),k(t),Ei(t,Jl),z(e=>K(n,`${e??``} `),[()=>Z(`start-over`)]),V(`click`,t,()=>o.clear()),G(e,t)};q(l,e=>{o.begun&&e(u)}),z(e=>{Fi(a,1,ki(B(f)?`doubted`:`main`),`svelte-qo5uwq`),a.disabled=!o.whole||!o.begun,K(c,`${e??``} `)},[()=>B(f)?Z(`all-the-same`,{what:B(_)}):B(_)]),V(`click`,a,()=>o.confirm()),G(e,t)};q(m,e=>{o.gathers&&e(g)});var v=R(m,2);Y(v,17,()=>B(l),J,(e,t,n)=>{var r=gd(),i=F(r),a=e=>{Q(e,{get path(){return B(t).icon}})};q(i,e=>{B(t).icon&&e(a)});var s=R(i,1,!0),c=R(s),l=e=>{ed(e,()=>B(t).options[0])};q(c,e=>{B(t).options.length===1&&e(l)}),td(R(c),()=>B(h)[n]),k(r),Ei(r,Jl),z(()=>{X(r,`data-letter`,B(h)[n]),K(s,B(t).label)}),V(`click`,r,()=>o.narrow(B(t).options)),G(e,r)});var y=R(v,2);Y(y,17,()=>B(d),J,(e,t,r)=>{let i=M(()=>!B(c).length&&B(d).length===1&&!_l(B(t)));n(e,()=>B(t),()=>B(h)[B(l).length+r],()=>B(i))});var b=R(y,2),S=e=>{{let t=M(()=>B(h).at(-1));n(e,()=>B(p),()=>B(t),()=>!1)}};q(b,e=>{B(p)&&e(S)}),k(t),G(e,t)};q(ie,e=>{B(s)&&!o.sent&&e(ae)});var oe=R(ie,2),se=F(oe);Wu(se,{});var ce=R(se,2),le=e=>{var t=vd(),n=F(t);Q(n,{name:`skip`});var r=L(R(n,2),!0);Oe(2),k(t),z(e=>K(r,e),[()=>Z(`skip-ahead`)]),V(`click`,t,()=>i.skip()),G(e,t)};q(ce,e=>{i.screen.behind&&e(le)});var ue=R(ce,2),de=e=>{var t=yd(),n=F(t);Q(n,{name:`menu`});var r=L(R(n,2),!0);k(t),z(e=>{X(t,`aria-expanded`,B(v)),K(r,e)},[()=>Z(`all-answers`,{n:B(s).options.length})]),V(`click`,t,()=>{P(b,``),P(v,!B(v))}),G(e,t)};q(ue,e=>{B(s)&&B(s).kind!==`distribute`&&B(s).options.length>B(d).length+ +!!B(p)&&e(de)});var fe=R(ue,2),pe=e=>{var t=bd(),n=F(t);Q(n,{name:`hint`});var r=L(R(n,2),!0);Oe(2),k(t),z(e=>{X(t,`aria-busy`,i.screen.hinting),K(r,e)},[()=>i.screen.hinting?Z(`hint-thinks`):Z(`hint`)]),V(`click`,t,()=>i.askHint()),G(e,t)};q(fe,e=>{i.server.room?.hints&&B(s)&&e(pe)});var me=R(fe,2),he=e=>{var t=xd(),n=F(t);Q(n,{name:`undo`});var r=L(R(n,2),!0);Oe(2),k(t),z(e=>K(r,e),[()=>Z(`undo`)]),V(`click`,t,()=>i.undo()),G(e,t)};q(me,e=>{i.server.lasts&&i.server.room?.yours.length&&i.server.table?.at&&e(he)}),k(oe);var ge=R(oe,2),_e=e=>{Kl(e,{onclose:()=>P(v,!1),get typed(){return B(b)},set typed(e){P(b,e,!0)}})};return q(ge,e=>{B(v)&&B(s)&&!o.sent&&e(_e)}),k(T),z(e=>{E=Fi(T,1,`prompt svelte-qo5uwq`,null,E,{mine:B(s)&&!o.sent}),X(T,`aria-label`,e),X(T,`data-seq`,o.seq),X(T,`data-menu`,o.menu.length>0),X(T,`data-gathers`,o.gathers)},[()=>Z(`question`)]),G(e,T),j(w)}H([`click`]);function wd(e,t,n){if(Notification.permission!==`granted`)return;let r=new Notification(e,{body:t,icon:`./icon.svg`,tag:n});r.onclick=()=>{window.focus(),location.hash=`#/room/${n}`,r.close()}}function Td(e){return e.toLowerCase().replaceAll(`æ`,`ae`).replaceAll(`ł`,`l`).normalize(`NFKD`).replace(/\p{M}/gu,``)}function Ed(e){return Td(e.lines.join(` `))}function Dd(e){let{kind:t=``}=e.facts,[n=``]=(e.lines[1]??``).slice(t.length).split(` · `).filter(Boolean);return[t,n].filter(Boolean).join(` · `)}function Od(e,t,{words:n,picks:r}){let i=Td(n).split(/\s+/).filter(Boolean),a=Object.entries(r).filter(([,e])=>e);return e.filter(e=>{let n=t.get(e.slug)??``;return a.every(([t,n])=>e.groups[t]?.includes(n))&&i.every(e=>n.includes(e))})}function kd(e,t,n){let r=new Intl.Collator(n),i=new Map(t?.values.map(({name:e},t)=>[e,t])),a=e=>i.get(e.groups[t?.name??``]?.[0]??``)??i.size;return[...e].sort((e,t)=>a(e)-a(t)||r.compare(e.name,t.name))}function Ad(e,t){let n=new Intl.Collator(t,{numeric:!0});return{...e,values:[...e.values].sort((e,t)=>n.compare(e.title,t.title))}}var jd=class extends Error{code;rules;constructor(e){super(e.message),this.code=e.code,this.rules=e.rules??[]}},Md=8e3,Nd=25e3,Pd=class{#e=N(`connecting`);get state(){return B(this.#e)}set state(e){P(this.#e,e,!0)}#t=null;#n=0;#r=new Map;#i=0;#a=``;#o;#s;constructor(e,t){this.#o=e,this.#s=t}open(e){this.#a=e,this.#c(),setInterval(()=>this.state===`open`&&this.#t?.send(`{"type":"ping"}`),Nd)}ask(e,...t){let n=++this.#n;return new Promise((r,i)=>{this.#t?.readyState===WebSocket.OPEN?(this.#r.set(n,{kinds:t,resolve:r,reject:i}),this.#t.send(JSON.stringify({...e,id:n}))):i(Error(`offline`))})}#c(){let e=new WebSocket(this.#a);this.#t=e,e.onopen=()=>this.#l(),e.onmessage=e=>this.#d(JSON.parse(e.data)),e.onclose=()=>this.#u()}async#l(){try{await this.#o(),this.#i=0,this.state=`open`}catch{this.#t?.close()}}#u(){this.state=`lost`;for(let{reject:e}of this.#r.values())e(Error(`offline`));this.#r.clear();let e=Math.min(Md,250*2**this.#i++);setTimeout(()=>this.#c(),e*(.75+Math.random()/2))}#d(e){let t=e.id?this.#r.get(e.id):void 0;t&&e.type===`error`?(this.#r.delete(e.id),t.reject(new jd(e))):(t?.kinds.includes(e.type)&&(this.#r.delete(e.id),t.resolve(e)),this.#s(e))}},Fd=new Map,Id=new Set;function Ld(e){let t=Fd.get(e)??Rd(e).finally(()=>Fd.delete(e));return Fd.set(e,t),t}async function Rd(e){let t=await fetch(`${e}.json`);if(!t.ok)throw Error(`${e}: ${t.status}`);return Id.add(e),t.json()}function zd(){for(let e of Id)Rd(e).catch(()=>void 0)}function Bd(e){return e instanceof jd?e.message:Z(`lost`)}function Vd(e){let t=Math.ceil(e/3600);return t>48?Z(`days`,{n:Math.round(t/24)}):Z(`hours`,{n:t})}function Hd(e){let[,t,n=``,r=``]=e.split(`/`);return t===`room`&&n?{page:t,room:n}:t===`rules`&&n?{page:t,game:n,rule:r.toUpperCase()}:t===`cards`?{page:t,game:n,card:r}:(t===`build`||t===`learn`)&&n?{page:t,game:n}:t===`lobby`||t===`players`||t===`me`?{page:t}:t===`mail`&&n?{page:t,token:n}:t===`tournament`?{page:t,tournament:n}:{page:`start`}}var Ud=class{#e=N(Hd(location.hash));get route(){return B(this.#e)}set route(e){P(this.#e,e)}#t=N(null);get reading(){return B(this.#t)}set reading(e){P(this.#t,e)}#n=N(null);get trying(){return B(this.#n)}set trying(e){P(this.#n,e)}#r=N(``);get error(){return B(this.#r)}set error(e){P(this.#r,e,!0)}go(){this.route=Hd(location.hash),this.error=``,this.reading=null}},Wd=`trivault.plan`,Gd=[0,1,2,3,5,7,14],Kd=[1,3,5,7,9],qd={game:``,games:{},clock:!1,bestOf:1,stronger:-1,days:0,minutes:15,increment:10,hints:!1,chat:!0,askAll:!1},Jd=new class{#e=N(null);get seed(){return B(this.#e)}set seed(e){P(this.#e,e,!0)}#t=N(pn({...qd,...tu(Wd,{})}));get wish(){return B(this.#t)}set wish(e){P(this.#t,e,!0)}prepare(e){for(let t of e){let e=t.bots.map(e=>e.kind),n=e.at(-1),r=[{who:`me`,bot:n,deck:``},{who:`bot`,bot:n,deck:``}],{seats:i=r,options:a={}}=this.wish.games[t.name]??{};for(let t of i)e.includes(t.bot)||(t.bot=n),t.picked||(t.deck=``);this.wish.games[t.name]={seats:i,options:a},this.resize(t,Math.min(Math.max(i.length,t.seats[0]),t.seats[1]))}e.some(e=>e.name===this.wish.game)||(this.wish.game=e[0]?.name??``)}of(e){return this.wish.games[e.name]}resize(e,t){let{seats:n}=this.of(e);for(;n.length<t;)n.push({...n.at(-1),deck:``,picked:!1,name:``});n.length=t}keep(){nu(Wd,this.wish)}};function Yd(e){return e.some((e,t)=>t&&(e.who===`open`||e.who===`lobby`))}function Xd(e,t){return t.map(({who:t,bot:n,deck:r,name:i=``},a)=>{let o=a>0&&(t===`open`||t===`lobby`),s=a===0?`me`:o?`open`:t===`bot`?n:t;return{kind:s,...e.decks&&r&&!o?{deck:r}:{},...a&&s===`me`&&i.trim()?{name:i.trim()}:{}}})}function Zd(e,t){return(e.options??[]).filter(e=>!e.seats?.length||e.seats.includes(t.length))}function Qd(e,{seats:t,options:n}){let r={};for(let{name:i,kind:a,without:o=[]}of Zd(e,t)){let e=n[i];o.some(e=>e in r)||(a===`flag`&&e===!0&&(r[i]=!0),a===`seat`&&typeof e==`number`&&e<t.length&&(r[i]=e),a===`each`&&Array.isArray(e)&&e.some(Boolean)&&(r[i]=t.map((t,n)=>e[n]||0)))}return r}function $d(e,{bestOf:t,stronger:n},r){return r.length!==2||t===1?{}:{best_of:t,...e.handicap&&n>=0?{stronger:n}:{}}}function ef(e,t,n){let{seats:r}=n,i=Yd(r);return{options:Qd(e,n),listed:r.some(e=>e.who===`lobby`),ask_all:t.askAll,...i&&t.days?{days:t.days}:{},...$d(e,t,r),...t.clock&&!(i&&t.days)?{clock:{seconds:Math.round(t.minutes*60),increment:t.increment}}:{},...i?{hints:t.hints,chat:t.chat}:{}}}var tf=class{#e=N(null);get me(){return B(this.#e)}set me(e){P(this.#e,e)}#t=N([]);get games(){return B(this.#t)}set games(e){P(this.#t,e)}#n=N({});get known(){return B(this.#n)}set known(e){P(this.#n,e)}#r=M(()=>Object.fromEntries(Object.entries(this.known).map(([e,{cards:t}])=>[e,t])));get cards(){return B(this.#r)}set cards(e){P(this.#r,e)}#i=N([]);get lobby(){return B(this.#i)}set lobby(e){P(this.#i,e)}#a=N([]);get mine(){return B(this.#a)}set mine(e){P(this.#a,e)}#o=N([]);get tournaments(){return B(this.#o)}set tournaments(e){P(this.#o,e)}#s=N(null);get tournament(){return B(this.#s)}set tournament(e){P(this.#s,e)}#c=N({});get exercises(){return B(this.#c)}set exercises(e){P(this.#c,e)}game(e){return this.games.find(t=>t.name===e)}},nf=400,rf=class{#e=N(null);get question(){return B(this.#e)}set question(e){P(this.#e,e)}#t=N(-1);get seq(){return B(this.#t)}set seq(e){P(this.#t,e,!0)}#n=N({picked:[],points:[]});get selection(){return B(this.#n)}set selection(e){P(this.#n,e)}#r=N([]);get menu(){return B(this.#r)}set menu(e){P(this.#r,e)}#i=N(null);get at(){return B(this.#i)}set at(e){P(this.#i,e)}#a=N(null);get doubt(){return B(this.#a)}set doubt(e){P(this.#a,e)}#o=N(!1);get sent(){return B(this.#o)}set sent(e){P(this.#o,e,!0)}#s=M(()=>this.question?yl(this.question):new Map);#c;#l=0;#u=``;#d=null;constructor(e){this.#c=e}ask(e,t){let n=t===this.seq&&e?.seat===this.question?.seat,r=this.#d;this.question=e,this.seq=t,this.sent=!1,e?n?this.#p(e):(this.clear(),r&&r.reason!==e.reason&&this.#f(r)):this.forget()}#f(e){if(this.gathers)return;let t=this.question?.options.filter(t=>e.answers?.includes(t.answer))??[],n=t.length?t:this.#g(e.things??[]);n.length&&this.narrow(n,e.at)}#p(e){let t=t=>e.options.filter(e=>e.answer===t.answer);this.menu=this.menu.flatMap(t),this.doubt=this.doubt&&(t(this.doubt)[0]??null)}clear(){this.forget(),this.#d=null,this.question&&(this.selection=Dl(this.question))}forget(){this.menu=[],this.doubt=this.at=null}state(e){if(!this.question||this.sent)return``;let t=this.#g(e);return t.some(e=>this.#v(e))?`chosen`:t.length?`legal`:``}options(e){return this.question&&!this.sent?this.#g(e):[]}mark(e){let t=this.options(e).map(e=>this.#_(e));if(this.question?.kind===`distribute`){let e=t.reduce((e,t)=>e+(this.selection.points[t]??0),0);return e?String(e):``}let n=Math.max(-1,...t.map(e=>this.selection.picked.indexOf(e)));return n>=0&&this.question?.kind===`order`?String(n+1):``}touch(e,t,n=!1){this.options(e).length||this.forget();let r=this.options(e);if(!r.length)return!1;if(this.gathers){let e=r.find(e=>!this.#v(e))??r[0];this.gather(e)}else n?this.#m(r,t):this.narrow(r,t);return!0}narrow(e,t){e.length===1?this.choose(e[0],t):this.#m(e,t)}#m(e,t){let n=e.length===this.menu.length&&(!t||t===this.at);this.forget(),!n&&(this.menu=e,this.at=t??null)}usual(e,t=[]){if(this.gathers)return;let n=this.options(e).filter(e=>!_l(e));return n.find(({answer:e})=>t.includes(e.split(` `)[0]))??n[0]}drop(e,t,n){this.forget(),this.#d=n?{...n,reason:this.question?.reason}:null,this.narrow(e,t)}get gathers(){return!!this.question&&(vl(this.question)||this.question.kind===`distribute`)}gather(e,t=1){let n=this.question;if(!n)return;this.doubt=null;let r=this.#_(e);this.selection=n.kind===`distribute`?Al(n,this.selection,r,t):kl(n,this.selection,r)}choose(e,t=null){this.question&&!this.sent&&this.doubt!==e&&(this.gathers&&e!==Tl(this.question)?this.gather(e):_l(e)?this.#h(e,e.answer,t):this.send(e.answer))}press(e,t=null){this.doubt===e?this.insist():this.choose(e,t)}#h(e,t,n){this.#l=Date.now(),this.#u=t,this.doubt=e,this.menu=n?[e]:[],this.at=n}insist(){this.doubt&&Date.now()-this.#l>=nf&&this.send(this.#u)}get whole(){return this.question&&this.gathers?Ml(this.question,this.selection):void 0}get left(){return this.question?.kind===`distribute`?this.question.high-Ol(this.selection):0}get picked(){return this.selection.picked.flatMap(e=>this.question?.options[e]??[])}get begun(){return this.gathers&&(this.picked.length>0||Ol(this.selection)>0)}confirm(){let{whole:e,doubt:t}=this;if(!e)return;let n=this.picked.find(e=>e.warning);t&&this.#u===e?this.insist():n?this.#h(n,e,null):this.send(e)}send(e){this.question&&(this.forget(),this.sent=!0,this.#c(e,this.seq,this.question.seat))}#g(e){let t=[...new Set(e.flatMap(e=>B(this.#s).get(e)??[]))];return this.menu.length?t.filter(e=>this.menu.includes(e)):t}#_(e){return this.question?.options.indexOf(e)??-1}#v(e){let t=this.#_(e);return this.selection.picked.includes(t)||(this.selection.points[t]??0)>0}},af=90,of=class{#e=N({});#t=new Set;#n=-1;#r;#i=N(null);get pointed(){return B(this.#i)}set pointed(e){P(this.#i,e)}#a;constructor(e){this.#r=e}of(e){return B(this.#e)[e.answer]??[]}async learn(e,t){if(t!==this.#n&&this.#o(t),this.#t.has(e.answer))return;this.#t.add(e.answer);let n=await this.#r({type:`preview`,answer:e.answer,seq:t},`preview`);n&&n.seq===this.#n&&P(this.#e,{...B(this.#e),[n.answer]:n.outcomes??[]})}point(e,t,n){this.leave(),this.#a=setTimeout(()=>{this.pointed={option:e,at:t},this.learn(e,n)},af)}leave(){clearTimeout(this.#a),this.pointed=null}#o(e){this.#n=e,P(this.#e,{}),this.#t.clear()}},sf;function cf(){let e=[...document.styleSheets].flatMap(e=>[...e.cssRules]).flatMap(({cssText:e})=>[...e.matchAll(/var\((--[\w-]+)/g)].map(([,e])=>e)),t=getComputedStyle(document.documentElement);return[...new Set(e)].filter(e=>!t.getPropertyValue(e))}function lf(e,t){sf??=cf();let n=getComputedStyle(t);for(let t of sf){let r=n.getPropertyValue(t);r&&e.style.setProperty(t,r)}}function uf(e){let t=e;for(;t&&!t.isConnected;)t=t.parentElement;return t??document.body}var df=[`now`,`fresh`,`legal`,`chosen`,`tilted`];function ff(e){let t=e.cloneNode(!0);t.classList.remove(...df);for(let e of[`data-target`,`data-card`,`aria-pressed`,`id`])t.removeAttribute(e);return t.tabIndex=-1,t.style.width=`100%`,t.style.height=`100%`,t}function pf(){let e=document.createElement(`span`);return e.className=`back`,e}function mf(e,t,n=t.width,r=t.height){let i=document.createElement(`div`);return i.className=`flying`,i.style.left=`${t.x+(t.width-n)/2}px`,i.style.top=`${t.y+(t.height-r)/2}px`,i.style.width=`${n}px`,i.style.height=`${r}px`,i.append(e),i}var hf=.5,gf=`cubic-bezier(.3,.05,.2,1)`;function _f({beat:e},{at:t,long:n},r=`both`){return{delay:t*e,duration:n*e,easing:gf,fill:r}}function vf(e,t,n=ff(t.element)){let r=mf(n,t.box,t.width,t.height);return lf(r,uf(t.parent)),e.layer.append(r),r}function yf(e,t,{at:n,long:r}){let i={delay:n*e.beat,duration:r*e.beat,fill:`none`};e.run(t,[{opacity:0},{opacity:0}],i)}function bf(e,...t){e.onfinish=()=>t.forEach(e=>e.remove())}function xf(e,t,n,r,i){let[a,o,s]=[qc(e),qc(n),qc(r)],[c,l]=[n.width/t,r.width/t],u=Math.min(60,Math.hypot(s.x-o.x,s.y-o.y)*.12),d=(e,t,n)=>`translate(${e-a.x}px, ${t-a.y}px) scale(${n})`;return[{transform:d(o.x,o.y,c),opacity:c>hf?1:.4},{transform:d((o.x+s.x)/2,(o.y+s.y)/2-u,(c+l)/2*1.08),opacity:1},{transform:d(s.x,s.y,l),opacity:r===e?1:i}]}function Sf(e,t,n,r){let i=vf(e,t);yf(e,t.element,{at:0,long:r.at+r.long}),bf(e.run(i,xf(t.box,t.width,n,t.box,0),_f(e,r)),i)}function Cf(e,t,n,r){let i=vf(e,t);bf(e.run(i,xf(t.box,t.width,t.box,n,.15),_f(e,r)),i)}function wf(e,t,n){let r=vf(e,t);return r.style.transform=`translateY(-26px) scale(1.04)`,n||e.run(r,[{transform:`none`}],{duration:.3*e.beat,easing:gf}),r}function Tf(e,t,n,r,{at:i,long:a}){let o=Math.min(92,Math.max(56,innerHeight*.09)),s=new DOMRect(qc(n).x-o*.36,qc(n).y-o/2,o*.72,o);for(let o=0;o<r;o++){let r=mf(pf(),s);e.layer.append(r);let c=xf(s,s.width,t,n,0);c[0].opacity=0,bf(e.run(r,c,_f(e,{at:i+o*.12,long:a})),r)}}function Ef({run:e,beat:t},n,r,i){let[a,o]=[qc(n.box),qc(r.box)];e(r.element,[{translate:`${a.x-o.x}px ${a.y-o.y}px`},{translate:`0 0`}],{delay:i*t,duration:.4*t,easing:gf,fill:`backwards`,composite:`add`})}function Df(e,t,n,r,i){let a=vf(e,t),[o,s]=[qc(t.box),qc(n)],[c,l]=[s.x-o.x,s.y-o.y],u=Math.hypot(c,l)||1,d=Math.max(.3,1-(.45*Math.min(n.height,n.width)+.3*t.height)/u),f=e=>`translate(${c*e}px, ${l*e}px)`,p=[{transform:`none`,offset:0,easing:`ease-out`},{transform:`${f(-22/u)} scale(1.08)`,offset:.22,easing:`cubic-bezier(.6,0,.9,.5)`},{transform:`${f(d)} scale(1.05)`,offset:.52},{transform:f(d*.96),offset:.6,easing:gf},{transform:`none`,offset:1}];bf(e.run(a,p,{..._f(e,i,`forwards`),easing:`linear`}),a),yf(e,t.element,i),a.style.zIndex=`2`,e.run(a,[{opacity:0},{opacity:0}],{duration:Math.max(i.at*e.beat,.01)}),r&&Of(e,r,c/u,l/u,{at:i.at+.52*i.long,long:.3})}function Of(e,t,n,r,i){let a=e=>({translate:`${n*e}px ${r*e}px`});e.run(t,[a(0),a(12),a(-7),a(4),a(0)],{..._f(e,i,`none`),composite:`add`})}function kf(e,t,n,r,i){let[a,o]=[qc(t),qc(n)],s=mf(document.createElement(`i`),new DOMRect(a.x-28,a.y-7,56,14));s.classList.add(`bolt`),e.layer.append(s);let[c,l]=[o.x-a.x,o.y-a.y],u=`rotate(${Math.atan2(l,c)}rad)`,d=[{transform:`${u} scaleX(.4)`,opacity:0},{transform:`${u} scaleX(1)`,opacity:1,offset:.25},{transform:`translate(${c}px, ${l}px) ${u} scaleX(1.3)`,opacity:1,offset:.9},{transform:`translate(${c}px, ${l}px) ${u} scaleX(.3)`,opacity:0}];bf(e.run(s,d,{..._f(e,i),easing:`ease-in`}),s);let f=Math.hypot(c,l)||1;r&&Of(e,r,c/f,l/f,{at:i.at+.85*i.long,long:.3})}function Af(e,t,n,r){let[i,a]=[qc(t),qc(n)],o=Math.hypot(a.x-i.x,a.y-i.y),s=mf(document.createElement(`i`),new DOMRect(i.x,i.y-4,o,8));s.classList.add(`aim`),s.style.rotate=`${Math.atan2(a.y-i.y,a.x-i.x)}rad`,e.layer.append(s),bf(e.run(s,[{clipPath:`inset(-20px 100% -20px 0)`,opacity:1},{clipPath:`inset(-20px -20px -20px 0)`,opacity:1,offset:.35},{clipPath:`inset(-20px -20px -20px 0)`,opacity:1,offset:.75},{clipPath:`inset(-20px -20px -20px 0)`,opacity:0}],_f(e,r)),s)}function jf(e,t,n){let r={at:n.at,long:n.long/2},i={at:n.at+r.long,long:r.long},a=vf(e,t,pf()),o=vf(e,t),s=`perspective(600px) rotateY(90deg) scale(1.15)`;yf(e,t.element,{at:0,long:n.at+n.long}),bf(e.run(a,[{transform:`none`},{transform:s}],_f(e,r)),a);let c=[{transform:s.replace(`90`,`-90`)},{transform:`none`}];bf(e.run(o,c,_f(e,i)),o)}var Mf=[`0 0, 58% 0, 44% 30%, 60% 52%, 42% 74%, 52% 100%, 0 100%`,`58% 0, 100% 0, 100% 100%, 52% 100%, 42% 74%, 60% 52%, 44% 30%`];function Nf(e,t,n){Mf.forEach((r,i)=>{let a=vf(e,t);a.style.clipPath=`polygon(${r})`;let o=i?1:-1,s=[{transform:`none`,opacity:1,filter:`none`},{transform:`translate(${o*5}px, -3px) rotate(${o*2}deg)`,opacity:1,filter:`brightness(1.6)`,offset:.25},{transform:`translate(${o*34}px, 56px) rotate(${o*19}deg)`,opacity:0,filter:`brightness(.5)`}];bf(e.run(a,s,{..._f(e,n),easing:`ease-in`}),a)})}function Pf(e,t){let n=mf(document.createElement(`i`),t);return n.classList.add(`glow`),e.layer.append(n),n}var Ff={fly:.5,lunge:.6,aim:.7,turn:.55,break:.6,float:1,dice:1.1,moment:1.6,pass:.45},If=.35,Lf=new Set([`damage`,`direct`,`strike`,`pierce`]),Rf=new Set([`destroy`]),zf=new Set([`forge`]),Bf=6,Vf=e=>-2-e;function Hf(e,t,n){return Wf(Object.keys(e.sizes).filter(n=>(t.sizes[n]??0)<e.sizes[n]),n)}function Uf(e,t,n){return Wf(Object.keys(t.sizes).filter(n=>(e.sizes[n]??0)<t.sizes[n]),n)}function Wf(e,t){return e.find(e=>t!==void 0&&e.endsWith(`-${t}`))??e[0]}function Gf(e,t,n,r){let i=[],a=new Map,o=new Set,s=0;for(let{told:c,dice:l}of n){if(l?.length&&(i.push({kind:`dice`,dice:[...l],at:s}),s+=Ff.dice*.85),!c)continue;let{kind:n,seat:u=-1,source:d=-1,target:f=-1,n:p=0}=c;if(r.has(n)&&f!==-1)e.shown.has(d)&&d!==f?i.push({kind:`lunge`,thing:d,target:f,at:s}):i.push({kind:`bolt`,seat:u,target:f,at:s}),a.set(f,s+If),s+=Ff.lunge;else if(Kf(e,c)&&!a.has(f)&&!a.has(d)&&(i.push({kind:`aim`,thing:d,target:f,at:s}),a.set(f,s+If)),Lf.has(n)){let e=a.get(f)??s;a.has(f)||a.set(f,s),p&&f>=0&&!t.shown.has(f)&&i.push({kind:`float`,place:f,icon:`damage`,n:-p,at:e})}else if(Rf.has(n)&&e.shown.has(f)&&!t.shown.has(f)){let e=Math.max(s,(a.get(f)??0)+.2);o.has(f)||i.push({kind:`break`,thing:f,at:e}),o.add(f)}else n===`reveal`&&e.shown.has(f)&&t.shown.has(f)?(i.push({kind:`turn`,thing:f,at:s}),a.set(f,s)):zf.has(n)?(i.push({kind:`moment`,told:c,at:s}),s+=Ff.moment):n===`draw`&&p?i.push({kind:`pass`,from:`deck-${u}`,to:`hand-${u}`,n:Math.min(p,Bf),at:s}):f>=0&&!a.has(f)&&a.set(f,s)}return i.push(...Jf(e,t,n,a,o),...Xf(e,t,a,s)),{cues:i,length:Math.max(0,...i.map(e=>e.at+qf(e)))}}function Kf({shown:e},{source:t=-1,target:n=-1}){return t>=0&&n!==-1&&t!==n&&e.has(t)&&e.has(n)}function qf(e){return e.kind===`come`||e.kind===`go`?Ff.fly:e.kind===`bolt`?Ff.lunge:Ff[e.kind]}function Jf(e,t,n,r,i){let a=[],o=new Map(n.flatMap(({told:e,things:t=[]})=>Yf(e,t))),s=new Set(n.flatMap(({told:e})=>e?.kind===`reveal`?[e.target]:[])),c=n.find(({told:e})=>e&&(e.seat??-1)>=0)?.told?.seat;for(let[n,i]of t.shown){let l=e.shown.get(n);if(l===void 0){let r=o.get(n)??e.zones.of.get(n)??Hf(e.zones,t.zones,c);r&&n>=0&&a.push({kind:`come`,thing:n,from:r,at:0})}else l!==i&&n>=0&&!s.has(n)&&a.push({kind:`turn`,thing:n,at:r.get(n)??0})}for(let n of e.shown.keys()){if(n<0||t.shown.has(n)||i.has(n))continue;let o=t.zones.of.get(n)??Uf(e.zones,t.zones,c)??``;a.push({kind:`go`,thing:n,to:o,at:r.get(n)??0})}let l=new Map;for(let[n,r]of t.zones.of){let i=e.zones.of.get(n);if(!i||i===r||e.shown.has(n)||t.shown.has(n))continue;let a=`${i} ${r}`;l.set(a,{from:i,to:r,n:Math.min((l.get(a)?.n??0)+1,Bf)})}for(let e of l.values())a.push({kind:`pass`,...e,at:0});return a}function Yf(e,t){return e?.kind===`draw-cards`?t.map(t=>[t,`deck-${e.seat}`]):[]}function Xf(e,t,n,r){let i=[];for(let[a,o]of t.numbers){let t=e.numbers.get(a);if(t)for(let[e,s]of Object.entries(o)){let o=s-(t[e]??s);if(!Number.isFinite(o)||!o)continue;let c=n.get(a)??Math.min(r,.2);i.push({kind:`float`,place:a,icon:e,n:e===`damage`?-o:o,at:c})}}return i}var Zf={play:`target`,"fast-play":`target`,"put-into-play":`target`,cast:`source`,"cast-alone":`source`},Qf=2.8,$f=3,ep={of:new Map,sizes:{}};function tp({told:e,cards:t}){let n=e&&Zf[e.kind],r=n?e[n]??-1:-1;return r>=0&&t?.[0]?{thing:r,slug:t[0]}:void 0}var np=class{layer;length=0;#e=N(null);get announced(){return B(this.#e)}set announced(e){P(this.#e,e)}#t=N([]);get rising(){return B(this.#t)}set rising(e){P(this.#t,e)}#n=N(null);get dice(){return B(this.#n)}set dice(e){P(this.#n,e)}#r=N(null);get moment(){return B(this.#r)}set moment(e){P(this.#r,e)}#i=N(!1);get over(){return B(this.#i)}set over(e){P(this.#i,e,!0)}#a=matchMedia(`(prefers-reduced-motion: reduce)`);#o=new Set;#s=new Set;#c=new Map;#l=0;get beat(){return iu.pace}get on(){return this.beat>0&&!document.hidden&&!!this.layer?.isConnected}get still(){return this.#a.matches}get announces(){return this.on&&!this.still}change(e,t,n,r){if(!this.on){this.end(),e();return}let[i,a]=[Gc(),n()];for(let[e,t]of this.#c)i.things.has(e)||i.things.set(e,t);this.end(),e(),Jt();let o=n(),s=this.#h();a&&o&&s&&(this.length=this.#u(s,t,{then:i,now:Gc(),before:a,after:o},r))}#u(e,t,{then:n,now:r,before:i,after:a},o){let s=ps(t),c=({things:e},t)=>({shown:new Map([...e].map(([e,{slug:t}])=>[e,t])),zones:s?.zones?.(t)??ep,numbers:s?.numbers?.(t)??new Map}),l=Gf(c(n,i),c(r,a),o,s?.attacks??new Set);if(this.still)return this.#m(e,r,l.cues),0;let u=l.cues.find(({kind:e})=>e===`break`);this.#d(e,n,r,u?u.at+Ff.break/2:0);let d=this.#c;for(let{flying:e}of d.values())e.remove();this.#c=new Map;for(let t of l.cues)if(t.kind===`go`&&!t.to){let r=n.things.get(t.thing);this.#c.set(t.thing,{...r,flying:wf(e,r,d.has(t.thing))})}else this.#f(e,n,r,t);return l.length*this.beat}#d(e,t,n,r){let i=new Set;for(let[a,o]of n.things){let n=t.things.get(a);!n||a<0||i.has(o.element)||rp(n.box,o.box)||(i.add(o.element),n.element===o.element||n.parent===o.parent?Ef(e,n,o,r):Sf(e,o,n.box,{at:0,long:Ff.fly}))}}#f(e,t,n,r){let{at:i}=r,a=e=>n.things.get(e)??t.things.get(e),o={at:i,long:Ff.fly};if(r.kind===`come`){let[i,a]=[n.things.get(r.thing),n.zones.get(r.from)??t.zones.get(r.from)];i&&a&&Sf(e,i,a,o)}else if(r.kind===`go`){let i=n.zones.get(r.to)??t.zones.get(r.to);i&&Cf(e,t.things.get(r.thing),i,o)}else if(r.kind===`pass`){let[a,o]=[n.zones.get(r.from)??t.zones.get(r.from),n.zones.get(r.to)];a&&o&&Tf(e,a,o,r.n,{at:i,long:Ff.pass})}else if(r.kind===`lunge`||r.kind===`bolt`){let t=a(r.target),o=n.things.get(r.target)?.element,s=r.kind===`bolt`?n.zones.get(`player-${r.seat}`):void 0,c={at:i,long:Ff.lunge};if(!t)return;r.kind===`lunge`?Df(e,a(r.thing),t.box,o,c):s&&kf(e,s,t.box,o,c)}else r.kind===`aim`?Af(e,a(r.thing).box,a(r.target).box,{at:i,long:Ff.aim}):r.kind===`turn`?jf(e,n.things.get(r.thing),{at:i,long:Ff.turn}):r.kind===`break`?Nf(e,t.things.get(r.thing),{at:i,long:Ff.break}):r.kind===`float`?this.#p(n,t,r):r.kind===`dice`?this.#g(i,Ff.dice,e=>this.dice=e?{dice:r.dice,long:e}:null):this.#g(i,Ff.moment,e=>this.moment=e?{told:r.told,long:e}:null)}#p(e,t,{place:n,icon:r,n:i,at:a}){let o=Vf(n),s=(o>=0?e.zones.get(`${r}-${o}`):void 0)??e.things.get(n)?.box??t.things.get(n)?.box;if(!s)return;let c=Math.max(700,Ff.float*this.beat),l={id:++this.#l,box:s,icon:r,n:i,at:a*this.beat,long:c};this.rising=[...this.rising,l],this.#_(l.at+c,()=>this.rising=this.rising.filter(e=>e!==l))}#m(e,t,n){let r=new Set(n.flatMap(e=>`place`in e?[e.place]:`thing`in e?[e.thing]:`target`in e?[e.target]:[]));for(let n of r){let r=t.things.get(n)?.box;if(!r)continue;let i=Pf(e,r);this.#_(this.beat,()=>i.remove())}}announce(e,t){let n=tp(e);if(!n||!this.announces)return;this.end();let{things:r,zones:i}=Gc(),a=e.told?.seat??-1,o=t.flatMap(({told:e})=>e?.source===n.thing?[e.target??-1]:[]),s=[...new Set(o)].flatMap(e=>e===n.thing?[]:r.get(e)?.box??[]);this.announced={...n,seat:a,from:i.get(`hand-${a}`)??i.get(`player-${a}`),targets:s}}celebrate(){this.on&&(this.over=!0,this.#_(this.length+Qf*this.beat,()=>this.over=!1))}end(){for(let e of this.#o)e.cancel();for(let e of this.#s)clearTimeout(e);this.#o.clear(),this.#s.clear(),this.layer?.replaceChildren(...[...this.#c.values()].map(({flying:e})=>e)),this.length=0,this.announced=this.dice=this.moment=null,this.over=!1,this.rising.length&&(this.rising=[])}#h(){if(this.layer)return{layer:this.layer,beat:this.beat,run:(...e)=>this.run(...e)}}run(e,t,n){let r=e.animate(t,n);return this.#o.add(r),r.finished.catch(()=>void 0).finally(()=>this.#o.delete(r)),r}#g(e,t,n){this.#_(e*this.beat,()=>n(t*this.beat)),this.#_((e+t)*this.beat,()=>n(0))}#_(e,t){let n=setTimeout(()=>{this.#s.delete(n),t()},e);this.#s.add(n)}};function rp(e,t){return Math.abs(e.x-t.x)<$f&&Math.abs(e.y-t.y)<$f&&Math.abs(e.width-t.width)<$f}var ip=700,ap=class{#e=N(null);get moment(){return B(this.#e)}set moment(e){P(this.#e,e)}#t=N([]);get moves(){return B(this.#t)}set moves(e){P(this.#t,e)}#n=N(0);get step(){return B(this.#n)}set step(e){P(this.#n,e,!0)}#r=N(!1);get runs(){return B(this.#r)}set runs(e){P(this.#r,e,!0)}#i;#a;#o;#s=null;#c;constructor(e,t=e=>e()){this.#i=e,this.#a=t}get turns(){return this.moves.filter((e,t)=>t===0||this.moves[t-1].turn!==e.turn)}to(e,t=this.moment?.seat){return this.#s={at:Math.max(0,Math.min(e,this.moment?.end??1/0)),...t===void 0||t<0?{}:{seat:t}},this.#c??=this.#l().finally(()=>this.#c=void 0),this.#c}async#l(){for(this.moves.length||(this.moves=(await this.#i({type:`timeline`},`timeline`))?.moves??[]);this.#s;){let e=this.#s,t=await this.#i({type:`moment`,...e},`moment`);if(this.#u())return;if(this.#s===e&&(this.#s=null),!t)continue;let n=t.at-(this.moment?.at??t.at)===1&&t.seat===this.moment?.seat,r=()=>{this.moment=t,this.step+=1};n?this.#a(r,t.lines??[]):r()}}#u(){return this.#s===null}turn(e){if(!this.moment)return;let{at:t,end:n}=this.moment,r=this.turns.map(e=>e.at),i=e>0?r.find(e=>e>t):r.findLast(e=>e<t);this.to(i??(e>0?n:0))}play(e=!this.runs){clearTimeout(this.#o),this.runs=e,e&&this.moment&&this.moment.at>=this.moment.end?this.to(0).then(()=>this.#d()):e&&this.#d()}#d(){this.#o=setTimeout(()=>void this.#f(),Math.max(ip,1.5*iu.pace))}async#f(){this.moment&&this.moment.at<this.moment.end?(await this.to(this.moment.at+1),this.runs&&this.#d()):this.play(!1)}async again(){this.moment&&(this.moves=[],await this.to(this.moment.at))}leave(){this.play(!1),this.#s=null,this.moment=null,this.moves=[]}};function op({things:e=[],told:t}){return[...e,t?.source??-1,t?.target??-1].filter(e=>e!==-1)}function sp(e,t=Uc){return e.map(op).filter(e=>e.some(e=>e<0||t(e))).at(-1)??[]}var cp=16;function lp(e,t){return e*Math.min(1,cp/Math.max(1,t))**2}var up=class{#e=[];#t;#n;#r;constructor(e,t){this.#n=e,this.#r=t}add(e,t=!1){this.#e.push(e),t?this.skip():this.#t||this.#i()}skip(){clearTimeout(this.#t),this.#t=void 0;for(let e of this.#e.splice(0))this.#n(e)}get busy(){return this.#e.length>0}#i(){let e=this.#e.shift();e===void 0?this.#t=void 0:(this.#n(e),this.#t=setTimeout(()=>this.#i(),lp(this.#r(e),this.#e.length)))}},dp=class{#e=N(null);get line(){return B(this.#e)}set line(e){P(this.#e,e)}#t=N([]);get touched(){return B(this.#t)}set touched(e){P(this.#t,e)}#n=N(!1);get behind(){return B(this.#n)}set behind(e){P(this.#n,e,!0)}#r=N(0);get read(){return B(this.#r)}set read(e){P(this.#r,e,!0)}#i=N([]);get unasked(){return B(this.#i)}set unasked(e){P(this.#i,e)}#a=N(0);get unread(){return B(this.#a)}set unread(e){P(this.#a,e,!0)}#o=N(!1);get muted(){return B(this.#o)}set muted(e){P(this.#o,e,!0)}#s=N(null);get notice(){return B(this.#s)}set notice(e){P(this.#s,e)}#c=N(null);get hint(){return B(this.#c)}set hint(e){P(this.#c,e)}#l=N(!1);get hinting(){return B(this.#l)}set hinting(e){P(this.#l,e,!0)}#u=N(!0);get reading(){return B(this.#u)}set reading(e){P(this.#u,e,!0)}#d=N(!1);get helping(){return B(this.#d)}set helping(e){P(this.#d,e,!0)}#f=N(!1);get aside(){return B(this.#f)}set aside(e){P(this.#f,e,!0)}#p=N(-1);get uncovered(){return B(this.#p)}set uncovered(e){P(this.#p,e,!0)}forget(){this.line=this.notice=this.hint=null,this.unasked=this.touched=[]}say(e,t=!1,n=[]){this.notice={text:e,rules:n,bad:t}}},fp=`M12 20V5M6 11l6-6 6 6`,pp=`M12 3 19 7v8l-7 4-7-4V7Z`,mp={activate:`M12 4v7M12 11l6 5M12 11l-6 5M5 4l2 3M19 4l-2 3`,archive:`M3 5h18v5H3ZM5 10h14v10H5ZM10 14h4`,attach:`M12 3l7 7h-4v10H9V10H5Z`,attack:`M20 3 9 14M20 3l-1 5-9 9M20 3l-5 1-9 9M5 12l7 7M7.5 16.5 3.5 20.5`,avoid:`M4 18c3-9 7-12 16-13M20 5l-5-1M20 5l-2 5M5 8l4 4M9 8l-4 4`,banish:`M12 4a8 8 0 1 0 .1 0M6.5 6.5l11 11`,burn:`M12 2C13 6.5 18 8.5 18 14.5A6 6 0 0 1 6 14.5C6 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 2Z`,capture:`M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M12 8l3.5 2v4l-3.5 2-3.5-2v-4Z`,chains:`M9.5 14.5a4 4 0 0 1 0-5.5l3-3a4 4 0 0 1 5.5 5.5M14.5 9.5a4 4 0 0 1 0 5.5l-3 3a4 4 0 0 1-5.5-5.5`,change:`M4 9h13l-4-4M20 15H7l4 4`,control:`M4 18h16M4 18 3 8l5 4 4-7 4 7 5-4-1 10Z`,counter:`M4 4l16 16M12 3a9 9 0 1 0 .1 0`,counters:`M5 9h8v8H5ZM9 5h9v9M9 11v4M7 13h4`,cure:`M9 4h6v5h5v6h-5v5H9v-5H4V9h5Z`,damage:`M12 2l2 6 6-3-3 6 5 3-6 1 1 6-5-4-5 4 1-6-6-1 5-3-3-6 6 3Z`,deck:`M8 3h11v14H8ZM5 7v14h11M13.5 7v6M11 10.5l2.5 2.5 2.5-2.5`,destroy:`M12 3a7.5 7.5 0 0 0-4.5 13.5V20h9v-3.5A7.5 7.5 0 0 0 12 3ZM9 11h.1M15 11h.1M12 14v2`,discard:`M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7`,double:`M4 20 12 12 4 4M12 20l8-8-8-8`,draw:`M5 4h10v14H5ZM18 8v10M13 13h10`,enrage:`M4 6l6 4M20 6l-6 4M7 13h.1M17 13h.1M7 20c2-3 8-3 10 0`,exalt:`M12 21C6 19 4 13 6 4M12 21c6-2 8-8 6-17M6 9l4 1M6.5 14l4 .5M18 9l-4 1M17.5 14l-4 .5`,exhaust:`M4 5h7l-7 7h7M13 12h7l-7 8h7`,forge:`M8 6.5a4.5 4.5 0 1 0 .1 0M12 11h9.5M18 11v4M21.5 11v3`,gain:`${pp}M12 8v6M9 11h6`,heal:`M12 21C5 15 2.5 11.5 2.5 8A5 5 0 0 1 12 6a5 5 0 0 1 9.5 2c0 3.5-2.5 7-9.5 13ZM12 9v6M9 12h6`,life:`M12 21C5 15 2.5 11.5 2.5 8A5 5 0 0 1 12 6a5 5 0 0 1 9.5 2c0 3.5-2.5 7-9.5 13Z`,look:`M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 9a3 3 0 1 0 .1 0`,lose:`${pp}M9 11h6`,mana:`M12 2 19 12 12 22 5 12ZM5 12h14`,mastery:`M12 2l2.8 6.3 6.7.7-5 4.6 1.4 6.7L12 17l-5.9 3.3 1.4-6.7-5-4.6 6.7-.7Z`,move:`M12 3v18M3 12h18M12 3 9 6M12 3l3 3M12 21l-3-3M12 21l3-3M3 12l3-3M3 12l3 3M21 12l-3-3M21 12l-3 3`,power:`${fp}M6 18l6-6 6 6`,purge:`M5 5l14 14M19 5 5 19`,push:`M4 5v14M8 12h12M15 7l5 5-5 5`,ready:`M4 12a8 8 0 1 0 3-6.2M4 3v4h4`,recruit:`M9 5a3.5 3.5 0 1 0 .1 0M3 20c0-5 3-7 6-7s6 2 6 7M18 8v8M14 12h8`,roll:`M4 8 12 4l8 4v8l-8 4-8-4ZM4 8l8 4 8-4M12 12v8`,rot:`M6 20c-3-6 0-15 6-16c6 1 9 10 6 16M9 12h.1M15 12h.1M10 17h4`,steal:`M3 14c3-5 6-5 9-3l5-4c2 0 3 2 2 3l-7 8c-3 3-7 2-9-4ZM16 4l3-2 3 2v3l-3 2`,stun:`M12 12a2 2 0 1 1 2-2a4.5 4.5 0 1 1-5-4.5A7 7 0 1 1 5 12`,swap:`M7 3v17M7 3 3 8M7 3l4 5M17 21V4M17 21l-4-5M17 21l4-5`,teleport:`M12 3a4 9 0 1 0 .1 0M3 12h5M16 12h5M19 9l3 3-3 3`,unforge:`M8 6.5a4.5 4.5 0 1 0 .1 0M12 11h3M18 8l3 6M18 14v2`,up:`${fp}M5 21h14`,ward:`M12 2.5a9.5 9.5 0 1 0 .1 0M12 7.5a4.5 4.5 0 1 0 .1 0`,weak:`M12 3v13M6 11l6 6 6-6M5 21h14`,alpha:`M19 5c-4 3-6 14-11 14a5 6 0 1 1 0-13c5 0 7 11 11 13`,assault:`M3 21 14 10M14 4h6v6M20 4l-9 9M4 14l6 6`,deploy:`M12 3v10M7 9l5 5 5-5M4 20h5M15 20h5`,elusive:`M5 20c-2-8 2-16 7-16s9 8 7 16c-3-3-4 1-7-1c-3 2-4-2-7 1M9 11h.1M15 11h.1`,flying:`M3 6c4 1 6 3 9 7c3-4 5-6 9-7c-1 5-4 8-7 9l-2 4-2-4C7 14 4 11 3 6Z`,hazardous:`M12 3 22 20H2ZM12 9v5M12 17h.1`,omega:`M4 20h5v-3A7 7 0 1 1 15 17v3h5`,poison:`M12 3C16 9 18 11 18 15a6 6 0 0 1-12 0C6 11 8 9 12 3ZM10 14l4 4M14 14l-4 4`,skirmish:`M4 20 18 6M14 4h6v6M4 12l3-1M12 20l1-3`,taunt:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5ZM12 7v7M12 17h.1`},hp={"gain-gems":[`gems`,1],"gain-power":[`power`,1],"gain-mastery":[`mastery`,1],"gain-health":[`health`,1],"lose-mastery":[`mastery`,-1],gain:[`amber`,1],lose:[`amber`,-1]},gp={play:`recruit`,"fast-play":`recruit`,house:`change`,"draw-cards":`draw`,"reap-gain":`gain`,strike:`attack`,cast:`mana`,focus:`mastery`,win:`mastery`,check:`forge`,"to-hand":`up`,"take-control":`control`,"gain-chains":`chains`,"power-counter":`power`,return:`ready`,show:`look`};function _p(e){let t=e.told?.kind??``;return mp[gp[t]??t]}function vp({small:e,told:t,text:n}){let r=e?hp[t?.kind??``]:void 0;return r&&t?.n?{icon:r[0],n:r[1]*t.n,text:n}:void 0}function yp(e,t,n){let r=new Set(n.map(({at:e})=>e)),i=[];return e.forEach((e,n)=>{let a=t+n,o=r.has(a)?void 0:i.at(-1),s=vp(e);s&&o?o.gains.push(s):i.push({line:e,count:1,gains:[],at:a,last:a}),i.at(-1).last=a}),i.reduce((e,t,n)=>{let a=e.at(-1);return a&&bp(a,t,n===i.length-1)&&!r.has(a.last+1)?e[e.length-1]={...a,count:a.count+t.count,gains:xp(a,t),last:t.last}:e.push(t),e},[])}function bp(e,t,n){let r=({gains:e})=>e.map(({icon:e,n:t})=>`${e}${Math.sign(t)}`).join(),i=e.line.cards?.length===1&&!e.line.dice?.length&&!e.line.small,a=n?r(e).startsWith(r(t)):r(e)===r(t);return i&&e.line.text===t.line.text&&a}function xp(e,t){return e.gains.map((e,n)=>({...e,n:e.n+(t.gains[n]?.n??0)}))}function Sp(e,t,n){return t+e.findLastIndex(({told:e})=>e?.seat===n)+1}var Cp=class{#e=N(null);get room(){return B(this.#e)}set room(e){P(this.#e,e)}#t=N(null);get table(){return B(this.#t)}set table(e){P(this.#t,e)}#n=N([]);get log(){return B(this.#n)}set log(e){P(this.#n,e)}#r=N([]);get begun(){return B(this.#r)}set begun(e){P(this.#r,e)}#i=N([]);get sentences(){return B(this.#i)}set sentences(e){P(this.#i,e)}#a=N([]);get chat(){return B(this.#a)}set chat(e){P(this.#a,e)}#o=N(null);get report(){return B(this.#o)}set report(e){P(this.#o,e)}#s=N(null);get analysis(){return B(this.#s)}set analysis(e){P(this.#s,e)}lay(e){let{since:t=0,lines:n=[]}=e;this.log=[...this.log.slice(0,t),...n],this.begun=this.begun.filter(({at:e})=>e<t);let[r,i]=[wp(e),this.table&&wp(this.table)];if(i&&r.turn>i.turn){let e=this.rounds?t:Sp(n,t,i.seat);this.begun=[...this.begun,{at:e,...r}]}this.table=e}get rounds(){return!!this.table&&`round`in this.table.view}forget(){this.log=[],this.begun=[],this.sentences=[]}get lasts(){return this.room?.status===`playing`}get company(){let{seats:e=[],yours:t=[],watching:n=0}=this.room??{};return e.filter((e,n)=>e.kind===`person`&&!t.includes(n)).length+n>+!t.length}get seat(){let e=this.room?.yours??[];return e.find(e=>this.table?.deciding.includes(e))??e[0]??-1}name(e){return this.room?.seats[e]?.name||Z(`player`,{n:e+1})}};function wp({view:e}){return`round`in e?{turn:e.round,seat:e.initiative}:{turn:e.turn,seat:e.active}}var Tp=.6,Ep=class{id;server=new Cp;screen=new dp;#e=N(0);#t=!1;#n=[];#r=0;#i;#a=(e,...t)=>this.#y(()=>this.#i.ask(e,...t));#o=new up(e=>this.#d(e),e=>this.#l(e));stage=new np;asking=new rf((e,t,n)=>this.#v(e,t,n));back=new ap(this.#a,(e,t)=>this.#p(e,t));previews=new of(async(e,...t)=>{try{return await this.#i.ask(e,...t)}catch{return}});constructor(e,t){this.id=t,this.#i=e,uu()}get moment(){return this.back.moment}get shown(){return this.moment??this.server.table}get touched(){return this.moment?sp(this.moment.lines??[],()=>!0):this.screen.touched}get step(){return B(this.#e)+this.back.step}get covered(){let{room:e,table:t,lasts:n}=this.server;return(e?.yours.length??0)>1&&n&&!!t?.question&&t.seat!==this.screen.uncovered}hear(e){`room`in e&&e.room!==this.id||(e.type===`room`?this.server.room=e:e.type===`table`?this.#c(e):e.type===`chat`?this.#s(e.lines):e.type===`analysis`&&(this.server.analysis=e))}#s(e){this.server.chat=[...this.server.chat,...e],this.screen.unread+=e.length}skip(){this.stage.end(),this.#t=!0,this.#o.skip(),this.#t=!1}#c(e){let{since:t=0,lines:n=[]}=e,r=!this.server.table||e.undone||!!e.id,i=r?[]:n.slice(Math.max(0,this.#r-t)),a=i.filter(e=>!e.small),o=this.stage.announces?i.find(e=>this.#u(e)):void 0;this.#r=t+n.length,o&&this.#o.add({plays:o,line:o,lines:i}),this.#o.add({table:e,line:a[0],lines:i});for(let e of a.slice(1))this.#o.add({line:e});r&&this.skip(),this.screen.behind=this.#o.busy}#l({table:e,line:t,lines:n=[],plays:r}){if(document.hidden)return 0;let{length:i}=this.stage,a=t??n.length?iu.pace*(i&&!e&&!r?Tp:1):0;return Math.max(a,e||r?i:0)}#u(e){return!!tp(e)&&!this.server.room?.yours.includes(e.told?.seat??-1)}#d({plays:e,table:t,line:n,lines:r=[]}){this.screen.line=n??null,this.#n=[...t?[]:this.#n,...n?[n]:[]],Ar().then(()=>this.screen.touched=sp(this.#n)),e&&!this.#t&&this.stage.announce(e,r),t&&this.#f(t,r),this.screen.behind=this.#o.busy}#f(e,t){let n=this.server.table,r=!n||e.seat!==n.seat||e.at===n.at&&!e.undone;this.#t||this.moment||r?this.#m(e):this.#p(()=>this.#m(e),t),n&&!n.result&&e.result&&this.stage.celebrate()}#p(e,t){this.stage.change(e,this.server.room?.game??``,()=>this.shown?.view,t)}#m(e){let{server:t,screen:n}=this;t.table&&e.seat!==t.table.seat&&this.#h(),(e.at!==t.table?.at||e.undone)&&P(this.#e,B(this.#e)+1),t.lay(e),e.undone&&(n.read=Math.min(n.read,t.log.length)),n.unasked=e.undone?[]:[...n.unasked,...e.unasked??[]],n.hint=null,this.asking.ask(this.moment?null:e.question??null,e.seq),e.result&&this.#_()}#h(){this.server.forget(),this.screen.forget(),uu(),this.#g()}async#g(){let e=await this.#a({type:`log`,since:0},`log`);e&&(this.server.log=e.lines)}async#_(){this.server.report=await this.#a({type:`report`},`report`)??this.server.report}#v(e,t,n){this.screen.notice=null,this.skip(),this.screen.read=this.server.log.length,this.screen.unasked=[],this.#a({type:`answer`,answer:e,seq:t,seat:n},`done`).then(e=>{e||(this.asking.sent=!1)})}type(e){let{question:t,seq:n}=this.asking;t?this.#v(e,n,t.seat):this.screen.say(Z(`not-your-turn`),!0)}async undo(){let e=this.server.seat<0?void 0:this.server.seat;await this.#a({type:`undo`,seat:e},`done`,`table`)}async askHint(){this.screen.hinting||(this.screen.hinting=!0,this.screen.hint=await this.#a({type:`hint`},`hint`)??null,this.screen.hinting=!1)}async analyse(e,t){let n=e===`expert`?e:`club`;await this.#a({type:`analyse`,level:n,...t===void 0?{}:{seat:t}},`analysis`)}async stopAnalysis(){await this.#a({type:`analyse`,on:!1},`done`)}async whyNot(e){let t=await this.#a({type:`why-not`,answer:e},`why-not`);t&&this.screen.say([t.message,...t.facts??[]].join(` `),!1,t.rules)}async rule(e){let t=await this.#a({type:`rule`,rule:e},`rule`);t&&this.screen.say(``,!1,[{rule:t.rule,text:t.text}])}async affects(e){let t=this.moment?{at:this.moment.at,...this.moment.seat<0?{}:{seat:this.moment.seat}}:{};return this.#a({type:`affects`,thing:e,...t},`affects`)}async describe(){this.server.sentences=(await this.#a({type:`describe`},`describe`))?.sentences??this.server.sentences}async resign(){this.server.seat>=0&&await this.#a({type:`resign`,seat:this.server.seat},`done`)}async rematch(e){await this.#a({type:`rematch`,swap:e},`done`)}async give(e){await this.#a({type:`give`,seat:e},`done`)}async take(e){await this.#a({type:`take`,seat:e},`done`)}async talk(e){await this.#a({type:`chat`,text:e},`done`)}async mute(e){await this.#a({type:`mute`,on:e},`done`)&&(this.screen.muted=e)}async stops(e,t){await this.#a({type:`stops`,stops:e,seat:t},`done`)}async order(e){await this.#a({type:`order`,on:e},`done`)}async save(){return this.#a({type:`save`},`saved`)}async lookBack(e){this.skip(),await this.back.to(e),this.moment&&this.asking.ask(null,-1)}backToNow(){this.back.leave(),this.asking.ask(this.server.table?.question??null,this.server.table?.seq??-1)}async again(){if(this.server.room?.status===`waiting`)return;await this.#g(),this.screen.line=null,this.screen.touched=[],this.screen.muted&&await this.mute(!0),iu.plain&&await this.describe(),await this.back.again(),this.server.report&&await this.#_();let{analysis:e}=this.server;e&&await this.analyse(e.level,e.seat)}async#y(e){try{return await e()}catch(e){e instanceof jd&&this.screen.say(e.message,!0,e.rules);return}}},Dp=`trivault.token`,Op=`trivault.seats`,kp=800,$=new class{server=new tf;screen=new Ud;link=new Pd(()=>this.#t(),e=>this.#i(e));#e=N(null);get sitting(){return B(this.#e)}set sitting(e){P(this.#e,e)}open(){let e=new URL(`ws`,location.href);e.protocol=e.protocol===`https:`?`wss:`:`ws:`,e.hash=``,document.documentElement.lang=Zo.lang,addEventListener(`hashchange`,()=>void this.#s()),this.link.open(e.href),this.#n()}async#t(){let e=localStorage.getItem(Dp)??``,[t]=await Promise.all([this.link.ask({type:`hello`,lang:Zo.lang,token:e},`welcome`),this.#r()]);this.#o(t),await this.link.ask({type:`lobby`},`lobby`),await this.#s()}async#n(){try{await this.#r(),!this.server.me&&this.screen.route.page!==`room`&&await this.#s()}catch{}}async#r(){let{games:e}=await Ld(`games/${Zo.lang}`);Jd.prepare(e),this.server.games=e}#i(e){e.type===`seat`?this.#p(e):e.type===`lobby`?this.server.lobby=e.rooms:e.type===`moved`?location.hash=`#/room/${e.room}`:e.type===`turn`?this.#a(e):e.type===`tournament`?this.server.tournament=e:e.type===`welcome`&&!e.id?this.#o(e):this.sitting?.hear(e)}#a({room:e,game:t,left:n}){this.findMine();let r=this.server.game(t)?.title??``,i=n?`${r}: ${Vd(n)}`:r;iu.alert&&document.hidden&&wd(Z(`your-turn`),i,e)}#o(e){this.server.me=e,localStorage.setItem(Dp,e.token),this.findMine()}async everything(){let e=[],t;for(let n=0,r=!0;r;n++){let i=await this.link.ask({type:`export`,page:n},`export`),a=JSON.parse(i.data);t??=a,e.push(...a.games),r=i.more??!1}return{...t,games:e}}async forget(e){this.#o(await this.link.ask({type:`forget`,name:e},`welcome`)),localStorage.removeItem(Op)}async findMine(){let e=Object.values(tu(Op,{})).slice(-20),t=await this.link.ask({type:`mine`,tokens:e},`mine`).catch(()=>null);t&&(this.server.mine=t.rooms,this.server.tournaments=t.tournaments??[])}async register(e,t){this.#o(await this.link.ask({type:`register`,name:e,password:t},`welcome`))}async login(e,t){this.#o(await this.link.ask({type:`login`,name:e,password:t},`welcome`))}async logout(){this.#o(await this.link.ask({type:`logout`},`welcome`))}async rename(e){this.#o(await this.link.ask({type:`rename`,name:e},`welcome`))}async#s(){this.screen.go();let{route:e}=this.screen;e.page===`room`?await this.#c(e.room):this.sitting&&await this.#f(),e.page===`start`&&this.findMine(),e.page===`tournament`&&await this.#l(e.tournament),e.page===`cards`&&await this.learn(e.game||this.server.games[0]?.name||``),e.page===`build`&&await this.learn(e.game),e.page===`learn`&&await ls(e.game),setTimeout(()=>void us().catch(()=>void 0),kp)}async#c(e){let t=tu(Op,{})[e]??``,n=this.sitting?.id===e?this.sitting:new Ep(this.link,e);this.sitting=n;try{let r=await this.#d(e,t);await this.learn(r.game),this.sitting===n&&await n.again(),this.#u(n)}catch(e){if(!(e instanceof jd))return;this.screen.error=e.message,this.sitting=null}}async#l(e){this.server.tournament=null;try{e&&await this.link.ask({type:`tournament`,tournament:e},`tournament`)}catch(e){this.screen.error=Bd(e)}}#u(e){let{trying:t}=this.screen;if(this.screen.trying=null,t?.room!==e.id)return;let{id:n,text:r,example:i=``}=t.rule;e.screen.say(i,!1,[{rule:n,text:r}])}async#d(e,t){try{return await this.link.ask({type:`join`,room:e,token:t},`room`)}catch(n){if(!t||!(n instanceof jd))throw n;return this.link.ask({type:`join`,room:e},`room`)}}async#f(){this.sitting=null,await this.link.ask({type:`leave`},`done`).catch(()=>void 0)}#p({room:e,token:t}){let n=Object.entries(tu(Op,{})).slice(-50);nu(Op,Object.fromEntries([...n,[e,t]]))}async create(e,t,n={}){let r=await this.link.ask({type:`create`,game:e,seats:t,...n},`room`);location.hash=`#/room/${r.room}`}async load(e){let t=await this.link.ask({type:`load`,replay:e},`room`);location.hash=`#/room/${t.room}`}async findExercises(e){let t=await this.link.ask({type:`exercises`,game:e},`exercises`).catch(()=>null);t&&(this.server.exercises={...this.server.exercises,[e]:t})}async exercise(e,t,n=0){await this.#m(()=>this.link.ask({type:`exercise`,game:e,name:t,chapter:n},`room`,`moved`))}async missed(){await this.#m(()=>this.link.ask({type:`missed`},`room`,`moved`))}async#m(e){try{location.hash=`#/room/${(await e()).room}`}catch(e){if(!(e instanceof jd))return;this.sitting?this.sitting.screen.say(e.message,!0,[]):this.screen.error=e.message}}async tryRule(e,t,n){let r=Jd.wish.games[e]?.seats[1]?.bot,i=n&&r?[{kind:`me`},{kind:r}]:[],{room:a}=await this.link.ask({type:`try`,rule:t.id,seats:i},`room`);this.screen.trying={room:a,rule:t},location.hash=`#/room/${a}`}async playOn(e){let t=await this.link.ask({type:`play-on`,at:e},`room`,`moved`);location.hash=`#/room/${t.room}`}async learn(e,t=!1){if(!this.server.game(e)||this.server.known[e]&&!t)return;let[{cards:n,filters:r=[]}]=await Promise.all([Ld(`cards/${e}/${Zo.lang}`),ls(e)]),i={cards:new Map(n.map(e=>[e.slug,e])),filters:r.map(e=>Ad(e,Zo.lang))};this.server.known={...this.server.known,[e]:i},Ts.load(e)}async read(e,t){await this.learn(e),this.screen.reading={game:e,card:t}}async speak(e){Zo.use(e),document.documentElement.lang=e,await this.link.ask({type:`language`,lang:e},`welcome`,`done`,`table`).catch(()=>void 0),await this.#r();for(let e of Object.keys(this.server.known))await this.learn(e,!0);await this.sitting?.again(),this.screen.route.page===`tournament`&&await this.#l(this.screen.route.tournament)}},Ap=26,jp=92;function Mp(e){let t=e.flat();return{low:Math.min(0,...t),high:Math.max(1,...t),turns:Math.max(1,...e.map(e=>e.length-1))}}function Np({low:e,high:t}){let n=(e+t)/2;return Number.isInteger(n)?[e,n,t]:[e,t]}function Pp({turns:e},t){return Ap+290*t/e}function Fp({low:e,high:t},n){return jp-84*(n-e)/(t-e)}function Ip(e,t){return t.map((t,n)=>`${n?`L`:`M`}${Pp(e,n).toFixed(1)} ${Fp(e,t).toFixed(1)}`).join(``)}var Lp=Xr(`<path class="grid svelte-ti83gb"></path><text text-anchor="end" class="svelte-ti83gb"> </text>`,1),Rp=Xr(`<circle r="3.4" class="svelte-ti83gb"></circle>`),zp=U(`<p class="quiet svelte-ti83gb"> </p>`),Bp=U(`<tr><th scope="row" class="svelte-ti83gb"> </th><td class="svelte-ti83gb"> </td><td class="svelte-ti83gb"><button class="flat"> </button></td></tr>`),Vp=U(`<figure class="svelte-ti83gb"><figcaption> </figcaption> <svg role="img" class="svelte-ti83gb"><!><path class="course svelte-ti83gb"></path><!><text class="svelte-ti83gb"> </text><text text-anchor="end" class="svelte-ti83gb"> </text></svg> <!> <details class="svelte-ti83gb"><summary class="svelte-ti83gb"> </summary> <div class="wide svelte-ti83gb" tabindex="0" role="group"><table class="svelte-ti83gb"><thead><tr><th scope="col" class="svelte-ti83gb"> </th><th scope="col" class="svelte-ti83gb"> </th><th scope="col" class="svelte-ti83gb"> </th></tr></thead><tbody></tbody></table></div></details></figure>`);function Hp(e,t){A(t,!0);let{tell:n}=Fc(),r=M(()=>t.analysis.course??[]),i=M(()=>({low:0,high:100,turns:Math.max(1,B(r).length-1)})),a=M(()=>new Set((t.analysis.mistakes??[]).map(e=>e.at))),o=M(()=>B(r).filter((e,t)=>t===0||B(r)[t-1].turn!==e.turn)),s=M(()=>Z(`win-course`,{first:B(r)[0]?.win??0,last:B(r).at(-1)?.win??0}));var c=Vp(),l=F(c),u=L(l,!0),d=R(l,2),f=F(d);Y(f,16,()=>[0,50,100],J,(e,t)=>{var n=Lp(),r=I(n),a=R(r),o=L(a,!0);z((e,n,i,s)=>{X(r,`d`,`M${e??``} ${n??``}H316`),X(a,`x`,i),X(a,`y`,s),K(o,t)},[()=>Pp(B(i),0),()=>Fp(B(i),t),()=>Pp(B(i),0)-5,()=>Fp(B(i),t)+3]),G(e,n)});var p=R(f),m=R(p);Y(m,17,()=>B(r),J,(e,t,n)=>{var r=W(),o=I(r),s=e=>{var r=Rp();z((e,t)=>{X(r,`cx`,e),X(r,`cy`,t)},[()=>Pp(B(i),n),()=>Fp(B(i),B(t).win)]),G(e,r)},c=M(()=>B(a).has(B(t).at));q(o,e=>{B(c)&&e(s)}),G(e,r)});var h=R(m),g=L(h,!0),_=R(h),v=L(_,!0);k(d);var y=R(d,2),b=e=>{var t=zp(),n=L(t,!0);z(e=>K(n,e),[()=>Z(`win-missed`)]),G(e,t)};q(y,e=>{B(a).size&&e(b)});var x=R(y,2),S=F(x),C=L(S,!0),w=R(S,2),T=F(w),E=F(T),ee=F(E),D=F(ee),te=L(D,!0),ne=R(D),re=L(ne,!0),ie=L(R(ne),!0);k(ee),k(E);var ae=R(E);Y(ae,21,()=>B(o),J,(e,r)=>{var i=Bp(),a=F(i),o=L(a,!0),s=R(a),c=L(s,!0),l=R(s),u=F(l),d=L(u,!0);k(l),k(i),z((e,t)=>{K(o,B(r).turn),K(c,e),K(d,t)},[()=>Z(`percent`,{n:B(r).win}),()=>Z(`look-there`,{when:n(`ui-turn`,{n:B(r).turn})})]),V(`click`,u,()=>t.onlook(B(r).at)),G(e,i)}),k(ae),k(T),k(w),k(x),k(c),z((e,t,n,r,i,a,o,c,l)=>{K(u,B(s)),X(d,`viewBox`,`0 0 320 110`),X(d,`aria-label`,B(s)),X(p,`d`,e),X(h,`x`,t),X(h,`y`,106),K(g,n),X(_,`x`,316),X(_,`y`,106),K(v,r),K(C,i),X(w,`aria-label`,a),K(te,o),K(re,c),K(ie,l)},[()=>Ip(B(i),B(r).map(e=>e.win)),()=>Pp(B(i),0),()=>n(`ui-turn`,{n:B(r)[0]?.turn??1}),()=>n(`ui-turn`,{n:B(r).at(-1)?.turn??1}),()=>Z(`as-table`),()=>Z(`as-table`),()=>Z(`turn`),()=>Z(`win-chance`),()=>Z(`replay`)]),G(e,c),j()}H([`click`]);var Up=U(`<p role="status"> </p> <div class="row svelte-1fkouar"><progress class="svelte-1fkouar"></progress> <span class="count svelte-1fkouar"> </span> <button> </button></div>`,1),Wp=U(`<p class="quiet svelte-1fkouar"> </p>`),Gp=U(`<option> </option>`),Kp=U(`<label class="field"> <select name="analysis-seat"></select></label>`),qp=U(`<!> <div class="row svelte-1fkouar"><label class="field"> <select name="analysis-level"></select></label> <button> </button> <!></div>`,1),Jp=U(`<p role="status"> </p>`),Yp=U(`<li class="svelte-1fkouar"><button class="svelte-1fkouar"><small class="svelte-1fkouar"> </small> <span class="svelte-1fkouar"><b> </b> <i class="svelte-1fkouar"> </i></span> <!></button></li>`),Xp=U(`<li class="mistake svelte-1fkouar"><p><small class="svelte-1fkouar"> </small> </p> <!> <div class="row svelte-1fkouar"><button> </button> <button> </button></div></li>`),Zp=U(`<tr><th scope="row" class="svelte-1fkouar"> </th><td class="svelte-1fkouar"> </td><td class="svelte-1fkouar"> </td><td class="svelte-1fkouar"> </td></tr>`),Qp=U(`<h4 id="balance" class="svelte-1fkouar"> </h4> <div class="wide svelte-1fkouar" tabindex="0" role="group" aria-labelledby="balance"><table class="svelte-1fkouar"><thead class="svelte-1fkouar"><tr><td class="svelte-1fkouar"></td><th scope="col" class="svelte-1fkouar"> </th><th scope="col" class="svelte-1fkouar"> </th><th scope="col" class="svelte-1fkouar"> </th></tr></thead><tbody></tbody></table></div>`,1),$p=U(`<!> <!> <h4 class="svelte-1fkouar"> </h4> <ol class="svelte-1fkouar"></ol> <h4 class="svelte-1fkouar"> </h4> <ol class="svelte-1fkouar"></ol> <!>`,1),em=U(`<section class="analysis svelte-1fkouar" aria-labelledby="analysis"><h3 id="analysis"> </h3> <!> <!></section>`);function tm(e,t){A(t,!0);let{sitting:n,tell:r}=Fc(),i=[`club`,`expert`],a=N(`club`),o=M(()=>n.server.analysis),s=M(()=>B(o)?.status===`running`),c=M(()=>B(o)&&!B(s)&&B(o).course?.length?B(o):null),l=M(()=>n.server.room?.seats.map((e,t)=>t)??[]),u=e=>void n.lookBack(e);var d=em(),f=F(d),p=L(f,!0),m=R(f,2),h=e=>{var t=Up(),r=I(t),i=L(r,!0),a=R(r,2),s=F(a),c=R(s,2),l=L(c,!0),u=R(c,2),d=L(u,!0);k(a),z((e,t,n,r)=>{K(i,e),X(s,`max`,B(o).of||1),Xi(s,B(o).done),X(s,`aria-label`,t),K(l,n),K(d,r)},[()=>Z(`analysis-runs`),()=>Z(`analysis-runs`),()=>Z(`analysis-done`,{done:B(o).done,of:B(o).of}),()=>Z(`analysis-stop`)]),V(`click`,u,()=>n.stopAnalysis()),G(e,t)},g=e=>{var t=qp(),r=I(t),o=e=>{var t=Wp(),n=L(t,!0);z(e=>K(n,e),[()=>Z(`analysis-more`)]),G(e,t)};q(r,e=>{B(c)||e(o)});var s=R(r,2),u=F(s),d=F(u),f=R(d);Y(f,21,()=>i,J,(e,t)=>{var n=Gp(),r=L(n,!0),i={};z(e=>{K(r,e),i!==(i=B(t))&&(n.value=(n.__value=i)??``)},[()=>Z(`analysis-by`,{level:B(t)})]),G(e,n)}),k(f),Vi(f),k(u);var p=R(u,2);let m;var h=L(p,!0),g=R(p,2),_=e=>{var t=Kp(),r=F(t),i=R(r);Y(i,21,()=>B(l),J,(e,t)=>{var r=Gp(),i=L(r,!0),a={};z(e=>{K(i,e),a!==(a=B(t))&&(r.value=(r.__value=a)??``)},[()=>n.server.name(B(t))]),G(e,r)}),k(i);var a;Vi(i),k(t),z(e=>{K(r,`${e??``} `),a!==(a=B(c).seat)&&(i.value=(i.__value=a)??``,Bi(i,a))},[()=>Z(`analysis-seat`)]),V(`change`,i,e=>n.analyse(B(c).level,Number(e.currentTarget.value))),G(e,t)};q(g,e=>{B(c)&&e(_)}),k(s),z((e,t)=>{K(d,`${e??``} `),m=Fi(p,1,``,null,m,{main:!B(c)}),K(h,t)},[()=>Z(`analysis-level`),()=>B(c)?Z(`analysis-again`):Z(`analysis-begin`)]),Hi(f,()=>B(a),e=>P(a,e)),V(`click`,p,()=>n.analyse(B(a))),G(e,t)};q(m,e=>{B(s)&&B(o)?e(h):e(g,-1)});var _=R(m,2),v=e=>{var t=$p(),i=I(t),a=e=>{var t=Jp(),n=L(t,!0);z(e=>K(n,e),[()=>Z(`analysis-stopped`,{done:B(c).done,of:B(c).of})]),G(e,t)};q(i,e=>{B(c).status===`stopped`&&e(a)});var o=R(i,2);Hp(o,{get analysis(){return B(c)},onlook:u});var s=R(o,2),l=L(s,!0),d=R(s,2);Y(d,21,()=>B(c).turning_points??[],J,(e,t)=>{var i=Yp(),a=F(i),o=F(a),s=L(o,!0),c=R(o,2),l=F(c),d=L(l,!0),f=R(l),p=L(R(f),!0);k(c),Q(R(c,2),{name:`replay`}),k(a),k(i),z((e,n,r)=>{K(s,e),K(d,n),K(f,` ${B(t).text??``} `),K(p,r)},[()=>r(`ui-turn`,{n:B(t).turn}),()=>n.server.name(B(t).seat),()=>Z(`analysis-swing`,{before:B(t).before,after:B(t).after,by:B(t).by})]),V(`click`,a,()=>u(B(t).at)),G(e,i)}),k(d);var f=R(d,2),p=L(f,!0),m=R(f,2);Y(m,21,()=>B(c).mistakes??[],J,(e,t)=>{var n=Xp(),i=F(n),a=F(i),o=L(a,!0),s=R(a);k(i);var c=R(i,2),l=e=>{var n=Wp(),r=L(n,!0);z(e=>K(r,e),[()=>Z(`analysis-line`,{line:B(t).line.join(`; `)})]),G(e,n)};q(c,e=>{B(t).line?.length&&e(l)});var d=R(c,2),f=F(d),p=L(f,!0),m=R(f,2),h=L(m,!0);k(d),k(n),z((e,t,n,r)=>{K(o,e),K(s,` ${t??``}`),K(p,n),K(h,r)},[()=>r(`ui-turn`,{n:B(t).turn}),()=>Z(`analysis-mistake`,{played:B(t).played,win:B(t).win,better:B(t).better,best:B(t).better_win}),()=>Z(`analysis-look`),()=>Z(`play-on`)]),V(`click`,f,()=>u(B(t).at)),V(`click`,m,()=>$.playOn(B(t).at)),G(e,n)}),k(m);var h=R(m,2),g=e=>{var t=Qp(),r=I(t),i=L(r,!0),a=R(r,2),o=F(a),s=F(o),l=F(s),u=R(F(l)),d=L(u,!0),f=R(u),p=L(f,!0),m=L(R(f),!0);k(l),k(s);var h=R(s);Y(h,21,()=>B(c).balance,J,(e,t)=>{var r=Zp(),i=F(r),a=L(i,!0),o=R(i),s=L(o,!0),c=R(o),l=L(c,!0),u=L(R(c),!0);k(r),z((e,t,n,r)=>{K(a,e),K(s,t),K(l,n),K(u,r)},[()=>n.server.name(B(t).seat),()=>$o(B(t).own),()=>$o(B(t).others),()=>$o(B(t).luck)]),G(e,r)}),k(h),k(o),k(a),z((e,t,n,r)=>{K(i,e),K(d,t),K(p,n),K(m,r)},[()=>Z(`analysis-balance`),()=>Z(`balance-own`),()=>Z(`balance-others`),()=>Z(`balance-luck`)]),G(e,t)};q(h,e=>{B(c).balance?.length&&e(g)}),z((e,t)=>{K(l,e),K(p,t)},[()=>Z(B(c).turning_points?.length?`analysis-turning`:`analysis-no-turning`),()=>Z(B(c).mistakes?.length?`analysis-mistakes`:`analysis-no-mistakes`,{name:n.server.name(B(c).seat??0)})]),G(e,t)};q(_,e=>{B(c)&&e(v)}),k(d),z(e=>K(p,e),[()=>Z(`analysis`)]),G(e,d),j()}H([`click`,`change`]);var nm=U(`<span><svg class="key svelte-cebp1h" viewBox="0 0 24 6" aria-hidden="true"><path d="M0 3H24" class="svelte-cebp1h"></path></svg> </span>`),rm=Xr(`<path class="grid svelte-cebp1h"></path><text text-anchor="end" class="svelte-cebp1h"> </text>`,1),im=Xr(`<path class="course svelte-cebp1h"></path>`),am=U(`<th scope="col" class="svelte-cebp1h"> </th>`),om=U(`<td class="svelte-cebp1h"> </td>`),sm=U(`<tr><th scope="row" class="svelte-cebp1h"></th><!></tr>`),cm=U(`<figure class="svelte-cebp1h"><figcaption class="svelte-cebp1h"></figcaption> <svg role="img" class="svelte-cebp1h"><!><!><text class="svelte-cebp1h"> </text><text text-anchor="end" class="svelte-cebp1h"> </text></svg> <details class="svelte-cebp1h"><summary class="svelte-cebp1h"> </summary> <div class="wide svelte-cebp1h" tabindex="0" role="group"><table class="svelte-cebp1h"><thead><tr><th scope="col" class="svelte-cebp1h"> </th><!></tr></thead><tbody></tbody></table></div></details></figure>`);function lm(e,t){A(t,!0);let{tell:n}=Fc(),r=[`var(--gold)`,`var(--course-2)`,`var(--course-3)`,`var(--bad)`],i=[``,`7 4`,`2 4`,`9 3 2 3`],a=M(()=>Mp(t.courses.map(e=>e.values))),o=e=>`${e.title}: ${e.values[0]} → ${e.values.at(-1)}`;var s=cm(),c=F(s);Y(c,21,()=>t.courses,J,(e,t)=>{var n=nm(),a=F(n),s=F(a);let c;k(a);var l=R(a);k(n),z(e=>{X(s,`stroke-dasharray`,i[B(t).seat]),c=Li(s,``,c,{stroke:r[B(t).seat]}),K(l,` ${e??``}`)},[()=>o(B(t))]),G(e,n)}),k(c);var l=R(c,2),u=F(l);Y(u,17,()=>Np(B(a)),J,(e,t)=>{var n=rm(),r=I(n),i=R(r),o=L(i,!0);z((e,n,a,s)=>{X(r,`d`,`M${e??``} ${n??``}H316`),X(i,`x`,a),X(i,`y`,s),K(o,B(t))},[()=>Pp(B(a),0),()=>Fp(B(a),B(t)),()=>Pp(B(a),0)-5,()=>Fp(B(a),B(t))+3]),G(e,n)});var d=R(u);Y(d,17,()=>t.courses,J,(e,t)=>{var n=im();let o;z(e=>{X(n,`d`,e),X(n,`stroke-dasharray`,i[B(t).seat]),o=Li(n,``,o,{stroke:r[B(t).seat]})},[()=>Ip(B(a),B(t).values)]),G(e,n)});var f=R(d),p=L(f,!0),m=R(f),h=L(m,!0);k(l);var g=R(l,2),_=F(g),v=L(_,!0),y=R(_,2),b=F(y),x=F(b),S=F(x),C=F(S),w=L(C,!0);Y(R(C),17,()=>t.courses,J,(e,t)=>{var n=am(),r=L(n,!0);z(()=>K(r,B(t).title)),G(e,n)}),k(S),k(x);var T=R(x);Y(T,21,()=>({length:B(a).turns+1}),J,(e,n,r)=>{var i=sm(),a=F(i);a.textContent=r,Y(R(a),17,()=>t.courses,J,(e,t)=>{var n=om(),i=L(n,!0);z(()=>K(i,B(t).values[r]??``)),G(e,n)}),k(i),G(e,i)}),k(T),k(b),k(y),k(g),k(s),z((e,t,n,r,i,a,o)=>{X(l,`viewBox`,`0 0 320 110`),X(l,`aria-label`,e),X(f,`x`,t),X(f,`y`,106),K(p,n),X(m,`x`,316),X(m,`y`,106),K(h,r),K(v,i),X(y,`aria-label`,a),K(w,o)},[()=>t.courses.map(o).join(`; `),()=>Pp(B(a),0),()=>n(`ui-turn`,{n:0}),()=>n(`ui-turn`,{n:B(a).turns}),()=>Z(`as-table`),()=>Z(`as-table`),()=>Z(`turn`)]),G(e,s),j()}var um=U(`<p class="series" role="status"> </p>`),dm=U(`<a class="button main"> </a>`),fm=U(`<button> </button>`),pm=U(`<button class="main"> </button> <!>`,1),mm=U(`<button class="missed"> </button>`),hm=U(`<p><a class="button main"> </a></p>`),gm=U(`<p role="status"> </p>`),_m=U(`<li><button class="svelte-1f29zrf"><small class="svelte-1f29zrf"> </small> <span class="svelte-1f29zrf"> </span> <!></button></li>`),vm=U(`<section aria-labelledby="moments"><h3 id="moments"> </h3> <ol class="moments svelte-1f29zrf"></ol></section>`),ym=U(`<section class="report svelte-1f29zrf" aria-labelledby="report"><h2 id="report" tabindex="-1" class="svelte-1f29zrf"><!> </h2> <!> <div class="next svelte-1f29zrf"><!> <!> <button> </button> <!> <button> </button> <a class="button" href="#/"> </a></div> <!> <!> <!> <!> <div class="charts svelte-1f29zrf"></div></section>`);function bm(e,t){A(t,!0);let{sitting:n,tell:r}=Fc(),i=M(()=>n.server.report),a=M(()=>[...new Set(B(i).courses.map(e=>e.name))]),o=M(()=>B(i).result?.winners.some(e=>n.server.room?.yours.includes(e))),s=M(()=>$.server.games.find(e=>e.name===n.server.room?.game)?.decks),c=M(()=>(n.server.room?.rematch??[]).map(e=>n.server.name(e))),l=M(()=>n.server.room?.series),u=M(()=>!B(l)||(B(l).winner??-1)>=0),d=M(()=>n.server.room?.tournament);function f({best_of:e,wins:t,winner:r=-1}){let i=t.map((e,t)=>`${n.server.name(t)} ${e}`).join(`, `);return Z(B(u)?`series-won`:`series-stands`,{n:e,won:i,name:n.server.name(r)})}let p=M(()=>!!n.server.room?.yours.length);var m=ym(),h=F(m),g=F(h),_=e=>{var t=Zr();z(e=>K(t,`${e??``} `),[()=>Z(`you-win`)]),G(e,t)};q(g,e=>{B(o)&&n.server.room?.yours.length===1&&e(_)});var v=R(g,1,!0);k(h);var y=R(h,2),b=e=>{var t=um(),n=L(t,!0);z(e=>K(n,e),[()=>f(B(l))]),G(e,t)};q(y,e=>{B(l)&&e(b)});var x=R(y,2),S=F(x),C=e=>{var t=dm(),n=L(t,!0);z(e=>{X(t,`href`,`#/tournament/${B(d)??``}`),K(n,e)},[()=>Z(`to-tournament`)]),G(e,t)};q(S,e=>{B(d)&&e(C)});var w=R(S,2),T=e=>{var t=pm(),r=I(t),i=L(r,!0),a=R(r,2),o=e=>{var t=fm(),r=L(t,!0);z(e=>K(r,e),[()=>Z(`again-swapped`,{what:B(s)})]),V(`click`,t,()=>n.rematch(!0)),G(e,t)};q(a,e=>{B(s)&&B(u)&&e(o)}),z(e=>K(i,e),[()=>B(l)&&!B(u)?Z(`next-game`,{n:B(l).game+1}):Z(`again`)]),V(`click`,r,()=>n.rematch(!1)),G(e,t)};q(w,e=>{B(p)&&e(T)});var E=R(w,2),ee=L(E,!0),D=R(E,2),te=e=>{var t=mm(),n=L(t,!0);z(e=>K(n,e),[()=>Z(`find-missed`)]),V(`click`,t,()=>$.missed()),G(e,t)};q(D,e=>{B(p)&&!B(o)&&e(te)});var ne=R(D,2),re=L(ne,!0),ie=L(R(ne,2),!0);k(x);var ae=R(x,2),oe=e=>{var t=hm(),r=F(t),i=L(r,!0);k(t),z(e=>{X(r,`href`,`#/room/${n.server.room.next??``}`),K(i,e)},[()=>Z(`to-next`)]),G(e,t)};q(ae,e=>{n.server.room?.next&&e(oe)});var se=R(ae,2),ce=e=>{var t=gm(),n=L(t,!0);z(e=>K(n,e),[()=>Z(`agreed`,{names:B(c).join(`, `)})]),G(e,t)};q(se,e=>{B(c).length&&e(ce)});var le=R(se,2),ue=e=>{var t=vm(),a=F(t),o=L(a,!0),s=R(a,2);Y(s,21,()=>B(i).moments,J,(e,t)=>{var i=_m(),a=F(i),o=F(a),s=L(o,!0),c=R(o,2),l=L(c,!0);Q(R(c,2),{name:`replay`}),k(a),k(i),z(e=>{K(s,e),K(l,B(t).text)},[()=>r(`ui-turn`,{n:B(t).turn})]),V(`click`,a,()=>n.lookBack(B(t).at)),G(e,i)}),k(s),k(t),z(e=>K(o,e),[()=>Z(`key-moments`)]),G(e,t)};q(le,e=>{B(i).moments?.length&&e(ue)});var de=R(le,2);tm(de,{});var fe=R(de,2);Y(fe,21,()=>B(a),J,(e,t)=>{{let n=M(()=>B(i).courses.filter(e=>e.name===B(t)));lm(e,{get courses(){return B(n)}})}}),k(fe),k(m),z((e,t,n)=>{K(v,B(i).summary),K(ee,e),K(re,t),K(ie,n)},[()=>Z(`replay`),()=>Z(`see-table`),()=>Z(`another-game`)]),V(`click`,E,()=>n.lookBack(0)),V(`click`,ne,()=>n.screen.reading=!1),G(e,m),j()}H([`click`]);var xm=U(`<i class="svelte-1tzjqu6"></i>`),Sm=U(`<option> </option>`),Cm=U(`<label class="svelte-1tzjqu6"><span class="unseen"> </span> <select class="svelte-1tzjqu6"><!><!></select></label>`),wm=U(`<span class="svelte-1tzjqu6"> </span>`),Tm=U(`<span class="quiet svelte-1tzjqu6"> </span>`),Em=U(`<section class="timeline svelte-1tzjqu6"><div class="steps svelte-1tzjqu6"><button class="svelte-1tzjqu6"><!> <span class="unseen"> </span></button> <button class="svelte-1tzjqu6"><!> <span class="unseen"> </span></button> <button class="main svelte-1tzjqu6"><!> <span> </span></button> <button class="svelte-1tzjqu6"><!> <span class="unseen"> </span></button> <button class="svelte-1tzjqu6"><!> <span class="unseen"> </span></button></div> <label class="slider svelte-1tzjqu6"><span> </span> <input type="range" min="0" class="svelte-1tzjqu6"/> <span class="ticks svelte-1tzjqu6" aria-hidden="true"></span></label> <label class="svelte-1tzjqu6"><span class="unseen"> </span> <select class="svelte-1tzjqu6"></select></label> <!> <p class="next svelte-1tzjqu6" aria-live="polite" tabindex="0"><!> <!></p> <div class="steps svelte-1tzjqu6"><button class="svelte-1tzjqu6"> </button> <button class="svelte-1tzjqu6"> <kbd>Esc</kbd></button></div></section>`);function Dm(e,t){A(t,!0);let{sitting:n}=Fc(),r=n.back,i=M(()=>n.moment),a=M(()=>r.moves[B(i).at]),o=M(()=>n.server.room?.status===`over`?n.server.room.seats.map((e,t)=>t):[]),s=M(()=>B(i).at===0),c=M(()=>B(i).at>=B(i).end),l=e=>`${100*e/Math.max(1,B(i).end)}%`;var u=Em(),d=F(u),f=F(d),p=F(f);Q(p,{name:`turn-back`});var m=L(R(p,2),!0);k(f);var h=R(f,2),g=F(h);Q(g,{name:`step-back`});var _=L(R(g,2),!0);k(h);var v=R(h,2),y=F(v);{let e=M(()=>r.runs?`pause`:`turn`);Q(y,{get name(){return B(e)}})}var b=L(R(y,2),!0);k(v);var x=R(v,2),S=F(x);Q(S,{name:`step-on`});var C=L(R(S,2),!0);k(x);var w=R(x,2),T=F(w);Q(T,{name:`turn-on`});var E=L(R(T,2),!0);k(w),k(d);var ee=R(d,2),D=F(ee),te=L(D,!0),ne=R(D,2);Yi(ne);var re=R(ne,2);Y(re,21,()=>r.turns,e=>e.at,(e,t)=>{var n=xm();let r;z(e=>r=Li(n,``,r,{left:e}),[()=>l(B(t).at)]),G(e,n)}),k(re),k(ee);var ie=R(ee,2),ae=F(ie),oe=L(ae,!0),se=R(ae,2);Y(se,21,()=>r.turns,e=>e.at,(e,t)=>{var r=Sm(),i=L(r,!0),a={};z(e=>{K(i,e),a!==(a=B(t).at)&&(r.value=(r.__value=a)??``)},[()=>Z(`turn-of`,{turn:B(t).turn,name:n.server.name(B(t).seat)})]),G(e,r)}),k(se);var ce;Vi(se),k(ie);var le=R(ie,2),ue=e=>{var t=Cm(),a=F(t),s=L(a,!0),c=R(a,2),l=F(c),u=e=>{var t=Sm(),n=L(t,!0);t.value=t.__value=-1,z(e=>K(n,e),[()=>Z(`seen-by-all`)]),G(e,t)};q(l,e=>{B(i).seat<0&&e(u)}),Y(R(l),17,()=>B(o),J,(e,t)=>{var r=Sm(),i=L(r,!0),a={};z(e=>{K(i,e),a!==(a=B(t))&&(r.value=(r.__value=a)??``)},[()=>Z(`seen-by-one`,{name:n.server.name(B(t))})]),G(e,r)}),k(c);var d;Vi(c),k(t),z(e=>{K(s,e),d!==(d=B(i).seat)&&(c.value=(c.__value=d)??``,Bi(c,d))},[()=>Z(`seen-by`)]),V(`change`,c,e=>r.to(B(i).at,Number(e.currentTarget.value))),G(e,t)};q(le,e=>{B(o).length&&e(ue)});var de=R(le,2),fe=F(de);Y(fe,17,()=>B(i).lines??[],J,(e,t)=>{var n=wm(),r=L(n,!0);z(()=>K(r,B(t).text)),G(e,n)});var pe=R(fe,2),me=e=>{var t=Tm(),r=L(t,!0);z(e=>K(r,e),[()=>Z(`next-move`,{name:n.server.name(B(a).seat),what:B(a).sentence})]),G(e,t)};q(pe,e=>{B(a)?.sentence&&e(me)}),k(de);var he=R(de,2),ge=F(he),_e=L(ge,!0),ve=R(ge,2),ye=F(ve);Oe(),k(ve),k(he),k(u),z((e,t,n,a,o,l,d,p,g,y,S,T,ee,D,re)=>{X(u,`aria-label`,e),X(f,`title`,t),f.disabled=B(s),K(m,n),X(h,`title`,a),h.disabled=B(s),K(_,o),X(v,`aria-pressed`,r.runs),K(b,l),X(x,`title`,d),x.disabled=B(c),K(C,p),X(w,`title`,g),w.disabled=B(c),K(E,y),K(te,S),X(ne,`max`,B(i).end),Xi(ne,B(i).at),K(oe,T),ce!==(ce=ee)&&(se.value=(se.__value=ce)??``,Bi(se,ce)),K(_e,D),K(ye,`${re??``} `)},[()=>Z(`replay`),()=>Z(`turn-back`),()=>Z(`turn-back`),()=>Z(`step-back`),()=>Z(`step-back`),()=>r.runs?Z(`pause`):Z(`run`),()=>Z(`step-on`),()=>Z(`step-on`),()=>Z(`turn-on`),()=>Z(`turn-on`),()=>Z(`moment`,{at:B(i).at,end:B(i).end,turn:B(i).turn}),()=>Z(`jump-turn`),()=>r.turns.findLast(e=>e.at<=B(i).at)?.at??0,()=>Z(`play-on`),()=>Z(`to-now`)]),V(`click`,f,()=>r.turn(-1)),V(`click`,h,()=>r.to(B(i).at-1)),V(`click`,v,()=>r.play()),V(`click`,x,()=>r.to(B(i).at+1)),V(`click`,w,()=>r.turn(1)),V(`input`,ne,e=>r.to(e.currentTarget.valueAsNumber)),V(`change`,se,e=>r.to(Number(e.currentTarget.value))),V(`click`,ge,()=>$.playOn(B(i).at)),V(`click`,ve,()=>n.backToNow()),G(e,u),j()}H([`click`,`input`,`change`]);async function Om(e,t){return(await Ld(`rules/${e}/${t}`)).chapters}var km=e=>` ${Td(e)}`.replace(/[^\p{L}\p{N}]+/gu,` `);function Am(e,t,n=!1){let r=t.split(/\s+/).map(km),i=({id:e,text:t,example:i})=>{let a=km(`${e} ${t}`);return(!n||!!i)&&r.every(e=>a.includes(e))};return e.map(({title:e,rules:t})=>({title:e,rules:t.filter(i)})).filter(({rules:e})=>e.length>0)}var jm=/\b([A-Z]{2}(?:-[A-Z][A-Z0-9]*)+-\d+)\b/,Mm=e=>e.split(jm),Nm=U(`<a> </a>`);function Pm(e,t){A(t,!0);var n=W();Y(I(n),17,()=>Mm(t.text),J,(e,n,r)=>{var i=W(),a=I(i),o=e=>{var r=Nm(),i=L(r,!0);z(()=>{X(r,`href`,`#/rules/${t.game??``}/${B(n)??``}`),K(i,B(n))}),G(e,r)},s=e=>{var t=Zr();z(()=>K(t,B(n))),G(e,t)};q(a,e=>{r%2?e(o):e(s,-1)}),G(e,i)}),G(e,n),j()}function Fm(e){let t=new Map;for(let{thing:n,slug:r}of e)t.set(r,[...t.get(r)??[],n]);return[...t].map(([e,t])=>({slug:e,things:t}))}function Im(e,t){let n=[],r=new Map(t),i=e;for(;i;){let e=[...t].map(([e,t])=>({name:e,slug:t,at:i.indexOf(e)})).filter(({at:e})=>e>=0).sort((e,t)=>e.at-t.at||t.name.length-e.name.length)[0];if(!e){n.push({text:i});break}let a=i.slice(e.at+e.name.length),o=/[^\s\p{L}\p{N}]*$/u.exec(i.slice(0,e.at))[0],s=/^[^\s\p{L}\p{N}]*/u.exec(a)[0];e.at>o.length&&n.push({text:i.slice(0,e.at-o.length)}),n.push({text:e.name,slug:e.slug,...o&&{before:o},...s&&{after:s}}),r.delete(e.name),i=a.slice(s.length)}return[...n,...[...r].flatMap(([e,t])=>[{text:` `},{text:e,slug:t}])]}var Lm=(e,t=g,n=g)=>{var r=Rm(),i=L(r,!0);z(()=>K(i,t())),V(`click`,r,()=>cu({slug:n(),things:[],deed:``,notes:[]})),G(e,r)},Rm=U(`<button class="link svelte-2a7eu9"> </button>`),zm=U(`<span class="kept svelte-2a7eu9"> <!> </span>`);function Bm(e,t){A(t,!0);let n=ba(t,`times`,3,1),r=M(()=>Im(t.text,t.cards)),i=M(()=>B(r).findIndex(({slug:e})=>e));var a=W();Y(I(a),17,()=>B(r),J,(e,t,r)=>{let a=()=>B(t).text,o=()=>B(t).slug,s=()=>B(t).before,c=()=>B(t).after;var l=W(),u=I(l),d=e=>{var t=zm(),l=F(t,!0),u=R(l);Lm(u,a,o);var d=R(u);k(t),z(()=>{K(l,s()),K(d,`${n()>1&&r===B(i)?` ×${n()}`:``}${c()??``}`)}),G(e,t)},f=e=>{var t=Zr();z(()=>K(t,a())),G(e,t)};q(u,e=>{o()?e(d):e(f,-1)}),G(e,l)}),G(e,a),j()}H([`click`]);var Vm=U(`<li class="svelte-pypywg"><!></li>`),Hm=U(`<ul class="effects svelte-pypywg"></ul>`);function Um(e,t){A(t,!0);var n=Hm();Y(n,21,()=>t.effects,J,(e,t)=>{let n=()=>B(t).effect,r=()=>B(t).card,i=()=>B(t).slug;var a=Vm(),o=F(a);{let e=M(()=>new Map(i()?[[r(),i()]]:[]));Bm(o,{get text(){return n()},get cards(){return B(e)}})}k(a),G(e,a)}),k(n),G(e,n),j()}var Wm=U(`<p class="svelte-18gwdac"> </p>`),Gm=U(`<section class="affects svelte-18gwdac" aria-labelledby="affects"><h3 id="affects" class="svelte-18gwdac"> </h3> <!></section>`);function Km(e,t){A(t,!0);let{sitting:n}=Fc(),r=N(void 0);In(()=>{let e=t.thing;n.step>=0&&n.affects(e).then(n=>e===t.thing&&P(r,n))});var i=W(),a=I(i),o=e=>{var t=Gm(),n=F(t),i=L(n,!0),a=R(n,2),o=e=>{Um(e,{get effects(){return B(r).effects}})},s=e=>{var t=Wm(),n=L(t,!0);z(e=>K(n,e),[()=>Z(`affects-nothing`)]),G(e,t)};q(a,e=>{B(r).effects.length?e(o):e(s,-1)}),k(t),z(e=>K(i,e),[()=>Z(`affects`)]),G(e,t)};q(a,e=>{B(r)&&e(o)}),G(e,i),j()}var qm=U(`<small> </small>`),Jm=U(`<span class="unseen" role="alert"> </span>`),Ym=U(`<span><!> <span role="timer"> </span> <!></span> <!>`,1);function Xm(e,t){A(t,!0);let n=N(0);In(()=>{let e=performance.now()+t.left;if(P(n,t.left,!0),!t.runs)return;let r=setInterval(()=>P(n,Math.max(0,e-performance.now()),!0),250);return()=>clearInterval(r)});let r=M(()=>Math.ceil(B(n)/1e3)),i=M(()=>B(r)<30),a=M(()=>`${Math.floor(B(r)/60)}:${String(B(r)%60).padStart(2,`0`)}`),o=M(()=>B(r)<43200?B(a):Vd(B(r)));var s=Ym(),c=I(s);let l;var u=F(c),d=e=>{Q(e,{name:`warning`})},f=e=>{Q(e,{name:`clock`})};q(u,e=>{B(i)?e(d):t.runs&&e(f,1)});var p=R(u,2),m=L(p,!0),h=R(p,2),g=e=>{var t=qm(),n=L(t,!0);z(e=>K(n,e),[()=>Z(`little-time`)]),G(e,t)};q(h,e=>{B(i)&&e(g)}),k(c);var _=R(c,2),v=e=>{var t=Jm(),n=L(t,!0);z(e=>K(n,e),[()=>B(i)?Z(`your-time`,{n:30}):``]),G(e,t)};q(_,e=>{t.own&&t.runs&&e(v)}),z(()=>{l=Fi(c,1,`clock svelte-7ksnpk`,null,l,{runs:t.runs,little:B(i)}),K(m,B(o))}),G(e,s),j()}function Zm(e,t,n=(e,t)=>e!==t){let r=N(void 0),i=t(),a=e();return Rn(()=>{let o=e();t()!==i&&P(r,o===a?void 0:n(o,a)),i=t(),a=o}),()=>B(r)}var Qm=U(`<small aria-hidden="true" class="svelte-13xisfs"> </small>`),$m=U(`<span class="bar svelte-13xisfs" aria-hidden="true"><span class="svelte-13xisfs"></span></span>`),eh=U(`<span><!> <b aria-hidden="true" class="svelte-13xisfs"> </b> <span class="unseen"> </span> <!> <!></span>`);function th(e,t){A(t,!0);let n=ba(t,`strong`,3,!1),{sitting:r}=Fc(),i=zc()(()=>t.icon),a=Zm(()=>t.n,()=>r.step,(e,t)=>Number(e)-Number(t)||0);var o=eh();let s;var c=F(o);Q(c,{get name(){return t.icon}});var l=R(c,2),u=L(l,!0),d=R(l,2),f=L(d,!0),p=R(d,2),m=e=>{var t=Qm(),n=L(t,!0);z(e=>K(n,e),[()=>$o(a())]),G(e,t)},h=M(()=>a());q(p,e=>{B(h)&&e(m)});var g=R(p,2),_=e=>{var n=$m(),r=F(n);let i;k(n),z(e=>i=Li(r,``,i,{width:e}),[()=>`${Math.min(100,100*t.n/t.of)}%`]),G(e,n)};q(g,e=>{t.of&&typeof t.n==`number`&&e(_)}),k(o),Ei(o,()=>Vc(()=>({zone:i()}))),z(e=>{s=Fi(o,1,`dial svelte-13xisfs`,null,s,{strong:n(),changed:e}),X(o,`data-dial`,t.icon),X(o,`title`,t.text),K(u,t.n),K(f,t.text)},[()=>a()]),G(e,o),j()}var nh=U(`<p class="svelte-3ldv6t"> </p>`),rh=U(`<section class="force svelte-3ldv6t" tabindex="0"><h2 class="svelte-3ldv6t"> </h2> <!></section>`);function ih(e,t){A(t,!0);let{sitting:n,tell:r}=Fc(),i=M(()=>n.shown?.force??[]);var a=rh(),o=F(a),s=L(o,!0),c=R(o,2),l=e=>{Um(e,{get effects(){return B(i)}})},u=e=>{var t=nh(),n=L(t,!0);z(e=>K(n,e),[()=>r(`ui-no-force`)]),G(e,t)};q(c,e=>{B(i).length?e(l):e(u,-1)}),k(a),z((e,t)=>{X(a,`aria-label`,e),K(s,t)},[()=>Z(`in-force`),()=>Z(`in-force`)]),G(e,a),j()}var ah=14,oh=20,sh=126,ch=1.1,lh=.8;function uh(e,t,n,r,i=1){let a=Math.max(1,Math.floor((n-oh)/(e.least/e.ratio))),o=Array.from({length:Math.min(i,a)},(i,a)=>({card:dh(e,t,n,r,a+1),rows:a+1})).reduce((e,t)=>t.card>e.card?t:e);return{card:Math.floor(Math.max(e.least,o.card)),rows:o.rows}}function dh(e,t,n,r,i){let a=Math.max(Math.ceil(r/i),1),o=(t-ah-(a-1)*e.gap)/a,s=(t-ah)/(1+(a-1)*e.share),c=((n-oh)/i-e.gap*(1-1/i))*e.ratio;return Math.min(Math.max(o,Math.min(s,e.good)),c,e.most)}function fh(e,t,n,r,i=1,a=!1,o=0){let{card:s,rows:c}=uh(e,t,n,Math.max(r,o),i),l=Math.max(Math.ceil(r/c),Math.min(r,Math.ceil(o/c)),1),u=s/e.ratio,d=l>1?(t-ah-s)/(l-1):0,f=Math.max(Math.min(s+e.gap,d),s*e.share),p=Math.max(e.above??oh/2,(n-c*u-(c-1)*e.gap)/2),m=Array.from({length:r},(n,i)=>{let o=Math.floor(i/l),d=Math.min(l,r-o*l),m=Math.max(ah/2,(t-(d-1)*f-s)/2),h=a&&c===1?i%l-(d-1)/2:0;return{x:Math.round(m+i%l*f),y:Math.round(p+o*(u+e.gap)+Math.min(lh*h*h,oh)),turn:ch*h}});return{card:s,tall:u,covered:l>1?Math.max(0,Math.ceil(s-f)):0,rows:c,places:m}}function ph(e){let t=getComputedStyle(e),n=(e,n)=>parseFloat(t.getPropertyValue(e))||n;return{least:n(`--least`,56),most:n(`--most`,150),ratio:n(`--ratio`,.714),gap:n(`--gap`,10),share:n(`--share`,1),good:n(`--good`,0)}}function mh(e,t){if(!(t===0||(t-oh)*e.ratio>=gh))return{...e,least:hh.least,most:hh.most,ratio:hh.most/hh.height,gap:6,above:0}}var hh={least:92,most:124,height:46},gh=62;function _h(e){return e<sh?`small`:`middle`}var vh={};function yh(e){at(vh,e)}function bh(){return it(vh)??(()=>({size:`small`,width:0,height:0}))}var xh=U(`<div><!></div>`),Sh=U(`<p class="nothing svelte-133olco"> </p>`),Ch=U(`<div class="lane svelte-133olco" role="group"><h3 class="unseen"> </h3> <div></div></div>`);function wh(e,t){A(t,!0);let n=ba(t,`rows`,3,1),r=ba(t,`usual`,3,0),i=ba(t,`fan`,3,!1),a=ba(t,`tiles`,3,!1),o=N(void 0),s=N(0),c=N(0),l=M(()=>B(o)&&B(s)?ph(B(o)):void 0),u=M(()=>B(l)&&a()?mh(B(l),B(c)):void 0),d=M(()=>B(l)?fh(B(u)??B(l),B(s),B(c),t.items.length,n(),i(),r()):{card:0,tall:0,covered:0,rows:1,places:[]}),f=M(()=>B(d).places.some(({x:e})=>e+B(d).card>B(s)));yh(()=>{let{card:e,tall:t,covered:n}=B(d);return{size:B(u)?`flat`:_h(e),width:e,height:t,covered:n}});var p=Ch(),m=F(p),h=L(m,!0),g=R(m,2);let _,v;Y(g,23,()=>t.items,e=>t.key(e),(e,n,r)=>{let a=M(()=>B(d).places[B(r)]);var o=xh();let s,c;fi(F(o),()=>t.item,()=>B(n)),k(o),z(()=>{s=Fi(o,1,`slot svelte-133olco`,null,s,{fan:i()&&B(d).rows===1}),c=Li(o,``,c,{translate:`${B(a)?.x??0??``}px ${B(a)?.y??0??``}px`,rotate:B(a)?.turn?`${B(a).turn}deg`:void 0})}),G(e,o)},e=>{var n=Sh(),r=L(n);z(e=>K(r,`${t.label??``}: ${e??``}`),[()=>Z(`empty`)]),G(e,n)}),k(g),da(g,e=>P(o,e),()=>B(o)),k(p),z(()=>{X(p,`aria-label`,t.label),K(h,t.label),_=Fi(g,1,`box svelte-133olco`,null,_,{scrolls:B(f)}),v=Li(g,``,v,{"--card":`${B(d).card??``}px`,"--tile":B(u)&&`${B(d).card}px`})}),la(g,`clientWidth`,e=>P(s,e)),la(g,`clientHeight`,e=>P(c,e)),G(e,p),j()}var Th=U(`<li class="turn svelte-14lwl8k"><span> <!></span></li>`),Eh=U(`<span class="gain svelte-14lwl8k"> <!> <span class="unseen"> </span></span>`),Dh=U(`<button class="rule svelte-14lwl8k">§</button>`),Oh=U(`<!> <li><span class="icon svelte-14lwl8k"><!></span> <span><!><!><!></span> <!></li>`,1),kh=U(`<li class="small svelte-14lwl8k"><span></span> <span> </span></li>`),Ah=U(`<section class="log svelte-14lwl8k" tabindex="0"><ol class="svelte-14lwl8k"></ol></section>`);function jh(e,t){A(t,!0);let{sitting:n,game:r,face:i,tell:a}=Fc(),o=M(()=>ps(r)?.Dice),s=M(()=>Math.max(0,Math.floor((n.server.log.length-1e3)/500))*500),c=M(()=>n.moment?n.moment.lines??[]:n.server.log.slice(B(s))),l=M(()=>n.moment?[]:n.server.begun),u=M(()=>yp(B(c),B(s),B(l))),d=M(()=>n.moment?B(s):n.screen.read),f=N(void 0),p=M(()=>new Map(B(l).map(e=>[e.at,e]))),m=(e=[])=>new Map(e.map(e=>[i(e).name,e])),h=e=>B(p).get(e?B(u)[e-1].last+1:B(s));In(()=>{B(c).length&&Ar().then(()=>B(f)?.scrollTo({top:B(f).scrollHeight}))});var g=Ah(),_=F(g);Y(_,23,()=>B(u),({line:e,count:t,gains:n,at:r,last:i})=>r,(e,t,r)=>{let i=()=>B(t).line,s=()=>B(t).count,c=()=>B(t).gains,l=()=>B(t).last,u=M(()=>h(B(r))),f=M(()=>_p(i()));var p=Oh(),g=I(p),_=e=>{var t=Th(),r=F(t),i=F(r,!0),o=R(i),s=e=>{var t=Zr();z(e=>K(t,`· ${e??``}`),[()=>n.server.name(B(u).seat)]),G(e,t)};q(o,e=>{n.server.rounds||e(s)}),k(r),k(t),z(e=>K(i,e),[()=>a(n.server.rounds?`ui-round`:`ui-turn`,{n:B(u).turn})]),G(e,t)};q(g,e=>{B(u)&&e(_)});var v=R(g,2);let y;var b=F(v),x=F(b),S=e=>{Q(e,{get path(){return B(f)}})};q(x,e=>{B(f)&&e(S)}),k(b);var C=R(b,2),w=F(C);{let e=M(()=>m(i().cards));Bm(w,{get text(){return i().text},get cards(){return B(e)},get times(){return s()}})}var T=R(w);Y(T,17,c,J,(e,t)=>{var n=Eh(),r=F(n,!0),i=R(r);Q(i,{get name(){return B(t).icon}});var a=L(R(i,2),!0);k(n),z(e=>{X(n,`data-dial`,B(t).icon),X(n,`title`,B(t).text),K(r,e),K(a,B(t).text)},[()=>$o(B(t).n)]),G(e,n)});var E=R(T),ee=e=>{var t=W();Ci(I(t),()=>B(o),(e,t)=>{t(e,{get dice(){return i().dice}})}),G(e,t)};q(E,e=>{B(o)&&i().dice?.length&&e(ee)}),k(C);var D=R(C,2),te=e=>{var t=Dh();z(e=>{X(t,`aria-label`,e),X(t,`title`,i().rule)},[()=>Z(`rule`,{id:i().rule})]),V(`click`,t,()=>n.rule(i().rule)),G(e,t)};q(D,e=>{i().rule&&e(te)}),k(v),z(()=>y=Fi(v,1,`svelte-14lwl8k`,null,y,{small:i().small,fresh:l()>=B(d)})),G(e,p)},e=>{var t=kh(),n=L(R(F(t),2),!0);k(t),z(e=>K(n,e),[()=>Z(`no-log`)]),G(e,t)}),k(_),k(g),da(g,e=>P(f,e),()=>B(f)),z(e=>X(g,`aria-label`,e),[()=>Z(`log`)]),G(e,g),j()}H([`click`]);var Mh,Nh=U(`<span class="count svelte-1x5e02m"> </span>`),Ph=U(`<span class="chosen-mark svelte-1x5e02m"><!></span>`),Fh=U(`<span class="legal-mark svelte-1x5e02m"></span>`),Ih=U(`<b> </b>`),Lh=U(`<span class="badge svelte-1x5e02m"><!><!></span>`),Rh=U(`<span class="badges svelte-1x5e02m"></span>`),zh=U(`<button><span class="unseen"> </span> <span class="picture svelte-1x5e02m" aria-hidden="true"><!> <!> <!> <!></span></button>`);function Bh(e,t){A(t,!0);let n=ba(t,`badges`,19,()=>[]),r=ba(t,`deed`,3,``),i=ba(t,`which`,3,``),a=ba(t,`tilted`,3,!1),o=ba(t,`flat`,3,!1),s=ba(t,`alike`,19,()=>[]),c=ba(t,`direct`,3,!1),l=ba(t,`ground`,19,()=>[]),u=Fc(),{sitting:d,game:f,face:p}=u,m=bh(),h=M(()=>o()||m().size===`flat`),g=d.asking,_=M(()=>p(t.slug)),v=M(()=>t.things.flatMap(e=>d.shown?.marks?.[e]??[])),y=M(()=>g.gathers||g.options(t.things).length>0),b=M(()=>B(y)?t.things:[...t.things,...s()]),x=M(()=>g.state(B(b))),S=M(()=>B(x)?u.side(t.things[0]??-1):``),C=M(()=>g.mark(t.things)),w=M(()=>t.said??(B(v).length?B(v):n().map(e=>e.text))),T=M(()=>({slug:t.slug,name:B(_).name,things:B(b),deed:r()&&`${r()} ${t.slug}${i()}`,notes:B(w),attached:t.attached,live:t.live})),E=M(()=>t.things.length>1&&!t.picture),ee=M(()=>[B(_).name+(B(E)?` ×${t.things.length}`:``),...B(w),...B(x)===`chosen`?[Z(`chosen`)]:[],...g.options(B(b)).slice(0,3).map(e=>e.sentence??``)].join(`, `)),D=M(()=>t.things.some(e=>d.touched.includes(e)));du(()=>B(T));function te(e){let t=e.currentTarget,n=t.closest(`dialog`)?void 0:t;if(su(B(T)),e.detail>1&&ne(t))return;Mh=t;let r=e.detail>0&&!iu.quick&&!c();g.touch(g.gathers?B(b):[...B(b),...l()],n,r)||cu(B(T))}function ne(e){if(g.at!==e)return g.sent||e!==Mh;let t=!g.doubt&&g.usual(B(b),u.usual);return t&&g.choose(t),!0}function re(e){let t=e.key===`Enter`&&!e.ctrlKey&&!e.metaKey&&!g.menu.length&&g.usual(B(b),u.usual);t&&(e.preventDefault(),g.choose(t))}function ie(e){e.preventDefault(),pl.held||cu(B(T))}function ae(){if(g.options(B(b)).length&&!g.gathers)return{things:B(b),slug:t.slug,meaning:e=>u.drop(B(b),e,t.slug),drop:({options:e,aim:t},n)=>g.drop(e,n,t&&{...t,at:n}),look:()=>cu(B(T))}}function oe(e){let t=g.gathers||g.at?[]:g.options(B(b));t.length===1&&d.previews.point(t[0],e,g.seq)}var se=zh();let ce;var le=F(se),ue=L(le,!0),de=R(le,2),fe=F(de),pe=e=>{var n=W();fi(I(n),()=>t.picture),G(e,n)},me=e=>{{let n=M(m),r=M(()=>o()?`flat`:m().size);Pc(e,ya({get face(){return B(_)},get game(){return f},get live(){return t.live}},()=>B(n),{get size(){return B(r)}}))}};q(fe,e=>{t.picture?e(pe):e(me,-1)});var he=R(fe,2),ge=e=>{var n=Nh(),r=L(n);z(()=>K(r,`×${t.things.length??``}`)),G(e,n)};q(he,e=>{B(E)&&e(ge)});var _e=R(he,2),ve=e=>{var t=Ph(),n=F(t),r=e=>{var t=Zr();z(()=>K(t,B(C))),G(e,t)},i=e=>{Q(e,{name:`check`})};q(n,e=>{B(C)?e(r):e(i,-1)}),k(t),G(e,t)},ye=e=>{G(e,Fh())};q(_e,e=>{B(x)===`chosen`?e(ve):B(x)&&e(ye,1)});var be=R(_e,2),xe=e=>{var t=Rh();Y(t,21,n,J,(e,t)=>{var n=Lh(),r=F(n);Q(r,{get name(){return B(t).icon}});var i=R(r),a=e=>{var n=Ih(),r=L(n,!0);z(()=>K(r,B(t).n)),G(e,n)};q(i,e=>{B(t).n!==void 0&&e(a)}),k(n),z(()=>{X(n,`data-icon`,B(t).icon),X(n,`title`,B(t).text)}),G(e,n)}),k(t),G(e,t)};q(be,e=>{n().length&&e(xe)}),k(de),k(se),Ei(se,()=>Jl(()=>B(x))),Ei(se,()=>Vc(()=>({things:t.things,shown:{things:t.picture?t.things.slice(0,1):t.things,slug:t.slug}}))),Ei(se,()=>ml(ae)),z((e,r)=>{ce=Fi(se,1,`spot ${B(x)??``}`,`svelte-1x5e02m`,ce,{tilted:a(),flat:B(h),small:e,badged:n().length,drawn:t.picture,now:B(D),stack:B(E)}),X(se,`data-target`,B(x)?``:void 0),X(se,`data-side`,B(S)||void 0),X(se,`data-card`,t.slug),X(se,`data-thing`,r),X(se,`aria-pressed`,g.gathers&&B(x)?B(x)===`chosen`:void 0),K(ue,B(ee))},[()=>m().size===`small`,()=>t.things.join(` `)]),V(`click`,se,te),V(`keydown`,se,re),V(`contextmenu`,se,ie),Vr(`pointerenter`,se,e=>{e.pointerType===`mouse`&&(su(B(T)),oe(e.currentTarget))}),Vr(`pointerleave`,se,()=>d.previews.leave()),Vr(`focus`,se,e=>{su(B(T)),e.currentTarget.matches(`:focus-visible`)&&oe(e.currentTarget)}),Vr(`blur`,se,()=>d.previews.leave()),G(e,se),j()}H([`click`,`keydown`,`contextmenu`]);var Vh=U(`<button><!> <b aria-hidden="true" class="svelte-1h5os7y"> </b> <span class="unseen"> </span></button> <dialog class="svelte-1h5os7y"><div class="head svelte-1h5os7y"><h2> </h2> <button> </button></div> <div class="cards svelte-1h5os7y"><!></div></dialog>`,1),Hh=U(`<span class="pile svelte-1h5os7y"><!> <b aria-hidden="true" class="svelte-1h5os7y"> </b> <span class="unseen"> </span></span>`);function Uh(e,t){A(t,!0);let n=ba(t,`cards`,19,()=>[]),{sitting:r}=Fc(),i=zc()(()=>t.icon),a=M(()=>n().some(({thing:e})=>r.asking.state([e]))),o=.76;yh(()=>({size:`middle`,width:176,height:176/o}));let s=N(void 0),c=N(!1),l=!1;function u(){P(c,!0),l=B(a),B(s)?.showModal()}In(()=>{l&&(!B(a)||r.asking.menu.length)&&B(s)?.close()});let d=M(()=>`${t.label}: ${t.count}`);var f=W(),p=I(f),m=e=>{var r=Vh(),f=I(r);let p;var m=F(f);Q(m,{get name(){return t.icon}});var h=R(m,2),g=L(h,!0),_=L(R(h,2),!0);k(f),Ei(f,()=>B(a)&&Jl()),Ei(f,()=>Vc(()=>({...t.goal,zone:i()})));var v=R(f,2),y=F(v),b=F(y),x=L(b,!0),S=R(b,2),C=L(S,!0);k(y);var w=R(y,2);Li(w,``,{},{"--card":`176px`,"--ratio":o});var T=F(w),E=e=>{var t=W();Y(I(t),17,n,({thing:e,slug:t})=>e,(e,t)=>{let n=()=>B(t).thing,r=()=>B(t).slug;{let t=M(()=>[n()]);Bh(e,{get things(){return B(t)},get slug(){return r()}})}}),G(e,t)};q(T,e=>{B(c)&&e(E)}),k(w),k(v),da(v,e=>P(s,e),()=>B(s)),Ei(v,()=>Ru),z(e=>{p=Fi(f,1,`pile svelte-1h5os7y`,null,p,{wanted:B(a)}),X(f,`data-pile`,t.icon),X(f,`data-target`,B(a)?``:void 0),K(g,t.count),K(_,B(d)),X(v,`aria-label`,B(d)),K(x,B(d)),K(C,e)},[()=>Z(`close`)]),V(`click`,f,u),Vr(`close`,v,()=>P(c,l=!1,!0)),V(`click`,S,()=>B(s)?.close()),G(e,r)},h=e=>{var n=Hh(),r=F(n);Q(r,{get name(){return t.icon}});var a=R(r,2),o=L(a,!0),s=L(R(a,2),!0);k(n),Ei(n,()=>Vc(()=>({...t.goal,zone:i()}))),z(()=>{X(n,`data-pile`,t.icon),X(n,`title`,B(d)),K(o,t.count),K(s,B(d))}),G(e,n)};q(p,e=>{n().length?e(m):e(h,-1)}),G(e,f),j()}H([`click`]);function Wh(e){e&&Gh(e.name,e.replay,`application/json`)}function Gh(e,t,n=`text/plain`){let r=document.createElement(`a`);r.href=URL.createObjectURL(new Blob([t],{type:n})),r.download=e,r.click(),URL.revokeObjectURL(r.href)}var Kh=[`undo`,`hint`,`why`,`board`,`card`,`force`,`log`,`order`,`save`,`concede`,`help`];function qh(e,t){return[...t(`command-${e}`).toLowerCase().split(/\s+/),e]}function Jh(e,t){if(/^\?\s*\S/.test(e))return{command:`why`,rest:e.slice(1).trim()};let[n=``,...r]=e.trim().split(/\s+/),i=n===`?`?`help`:Kh.find(e=>qh(e,t).includes(n.toLowerCase()));return i&&{command:i,rest:r.join(` `)}}var Yh=U(`<div class="svelte-1ht8fe6"><dt class="svelte-1ht8fe6"> </dt> <dd class="svelte-1ht8fe6"> </dd></div>`),Xh=U(`<dl role="status" class="svelte-1ht8fe6"></dl>`),Zh=U(`<h3 class="svelte-1ht8fe6"> </h3>`),Qh=U(`<small class="svelte-1ht8fe6"> </small>`),$h=U(`<li class="svelte-1ht8fe6"><span aria-hidden="true"> </span> <button class="svelte-1ht8fe6"><span class="unseen"> </span> <!></button></li>`),eg=U(`<!> <ul class="answers svelte-1ht8fe6"></ul>`,1),tg=U(`<li class="svelte-1ht8fe6"> </li>`),ng=U(`<div class="plain svelte-1ht8fe6"><section aria-labelledby="plain-answers"><h2 id="plain-answers" class="svelte-1ht8fe6"> </h2> <p> </p> <form><label for="typed"> </label> <div class="line svelte-1ht8fe6"><input id="typed" autocomplete="off" autocapitalize="off" spellcheck="false" aria-describedby="expected" class="svelte-1ht8fe6"/> <button class="main"> </button></div> <p id="expected" class="quiet svelte-1ht8fe6"> </p></form> <!> <!></section> <section aria-labelledby="plain-table"><h2 id="plain-table" tabindex="-1" class="svelte-1ht8fe6"> </h2> <ul class="svelte-1ht8fe6"></ul></section> <section aria-labelledby="plain-force"><h2 id="plain-force" tabindex="-1" class="svelte-1ht8fe6"> </h2> <ul class="svelte-1ht8fe6"></ul></section> <section aria-labelledby="plain-log"><h2 id="plain-log" tabindex="-1" class="svelte-1ht8fe6"> </h2> <ol class="svelte-1ht8fe6"></ol></section></div>`);function rg(e,t){A(t,!0);let{sitting:n,game:r,tell:i}=Fc(),a=n.asking,o=M(()=>a.question),s=M(()=>B(o)?.kind===`distribute`||B(o)?.kind===`number`),c=N(``),l=pn({}),u=N(!1),d=-1,f={undo:()=>void n.undo(),hint:()=>void n.askHint(),why:e=>void n.whyNot(e),board:()=>void n.describe().then(()=>l.table?.focus()),card:p,force:()=>l.force?.focus(),log:()=>l.log?.focus(),order:()=>void n.order(!n.server.room?.order),save:()=>void n.save().then(Wh),concede:m,help:()=>P(u,!0)};In(()=>{if(n.step<0)return;let e=setTimeout(()=>void n.describe(),60);return()=>clearTimeout(e)});function p(e){let t=e.toLowerCase(),a=[...$.server.cards[r]?.values()??[]],o=a.find(e=>e.name.toLowerCase()===t)??a.find(e=>e.name.toLowerCase().includes(t));o&&t?cu({slug:o.slug,things:[],deed:``,notes:[]}):n.screen.say(i(`ui-no-card`,{typed:e}),!0)}function m(){if(d===a.seq&&n.server.lasts)return void n.resign();d=a.seq,n.screen.say(i(`ui-sure-concede`),!0)}function h(e){e.preventDefault();let t=B(c).trim();if(!t)return;P(c,``),P(u,!1);let r=Jh(t,i);if(r)return f[r.command](r.rest);let a=/^\d+(\s+\d+)*$/.test(t)?t.split(/\s+/).map(Number):[];if(a.length&&B(o)&&!B(s))return _(a);let l=B(o)?Nl(B(o),t):[];l.length===1?g(l[0]):n.type(t)}function g(e){e.warning||a.gathers?a.press(e):a.send(e.answer)}function _(e){let t=e.map(e=>B(o).options[e-1]);if(t.some(e=>!e))return n.screen.say(B(o).expected??``,!0);if(!a.gathers)return g(t[0]);a.clear();for(let e of t)a.gather(e);a.whole?a.confirm():n.screen.say(B(o).expected??``,!0)}var v=ng(),y=F(v),b=F(y),x=L(b,!0),S=R(b,2),C=L(S,!0),w=R(S,2),T=F(w),E=L(T,!0),ee=R(T,2),D=F(ee);Yi(D);var te=L(R(D,2),!0);k(ee);var ne=L(R(ee,2));k(w);var re=R(w,2),ie=e=>{var t=Xh();Y(t,21,()=>Kh,J,(e,t)=>{var n=Yh(),r=F(n),a=L(r,!0),o=L(R(r,2),!0);k(n),z((e,t)=>{K(a,e),K(o,t)},[()=>qh(B(t),i)[0],()=>i(`help-${B(t)}`)]),G(e,n)}),k(t),G(e,t)};q(re,e=>{B(u)&&e(ie)}),Y(R(re,2),17,()=>El(B(o)?.options??[]),J,(e,t)=>{var n=eg(),r=I(n),i=e=>{var n=Zh(),r=L(n,!0);z(()=>K(r,B(t).title)),G(e,n)};q(r,e=>{B(t).title&&e(i)});var o=R(r,2);Y(o,21,()=>B(t).answers,({option:e,n:t,label:n})=>t,(e,t)=>{let n=()=>B(t).option,r=()=>B(t).n,i=()=>B(t).label;var o=$h(),s=F(o),c=L(s,!0),l=R(s,2),u=F(l),d=L(u,!0),f=R(u),p=R(f),m=e=>{var t=Qh(),r=L(t,!0);z(()=>K(r,n().note)),G(e,t)};q(p,e=>{n().note&&e(m)}),k(l),k(o),z(e=>{K(c,r()),X(l,`aria-pressed`,e),K(d,r()),K(f,` ${i()??``}`)},[()=>a.gathers?a.picked.includes(n()):void 0]),V(`click`,l,()=>a.choose(n())),G(e,o)}),k(o),G(e,n)}),k(y);var ae=R(y,2),oe=F(ae),se=L(oe,!0);da(oe,e=>l.table=e,()=>l?.table);var ce=R(oe,2);Y(ce,21,()=>n.server.sentences,e=>e.key,(e,t)=>{var n=tg(),r=L(n,!0);z(()=>K(r,B(t).text)),G(e,n)}),k(ce),k(ae);var le=R(ae,2),ue=F(le),de=L(ue,!0);da(ue,e=>l.force=e,()=>l?.force);var fe=R(ue,2);Y(fe,21,()=>n.shown?.force??[],J,(e,t)=>{var n=tg(),r=L(n,!0);z(()=>K(r,B(t).effect)),G(e,n)},e=>{var t=tg(),n=L(t,!0);z(e=>K(n,e),[()=>i(`ui-no-force`)]),G(e,t)}),k(fe),k(le);var pe=R(le,2),me=F(pe),he=L(me,!0);da(me,e=>l.log=e,()=>l?.log);var ge=R(me,2);Y(ge,21,()=>n.server.log.slice(-30),J,(e,t)=>{var n=tg(),r=L(n,!0);z(()=>K(r,B(t).text)),G(e,n)},e=>{var t=tg(),n=L(t,!0);z(e=>K(n,e),[()=>Z(`no-log`)]),G(e,t)}),k(ge),k(pe),k(v),z((e,t,n,r,i,c,l)=>{K(x,e),K(C,B(o)?.prompt??``),K(E,t),K(te,n),K(ne,`${(a.gathers||B(s)?B(o)?.expected:``)??``}
        ${r??``}`),K(se,i),K(de,c),K(he,l)},[()=>Z(`answers`),()=>Z(`type-here`),()=>Z(`send`),()=>Z(`plain-commands`,{list:Kh.map(e=>qh(e,i)[0]).join(`, `)}),()=>Z(`table`),()=>Z(`in-force`),()=>Z(`log`)]),Vr(`submit`,w,h),ta(D,()=>B(c),e=>P(c,e)),G(e,v),j()}H([`click`]);var ig=U(`<span class="unseen"> </span>`),ag=U(`<span class="tag you svelte-1tq5xr1"> </span>`),og=U(`<span class="tag svelte-1tq5xr1"> </span>`),sg=U(`<span class="extra svelte-1tq5xr1"> </span>`),cg=U(`<span class="emblems svelte-1tq5xr1"><!></span>`),lg=U(`<b> </b>`),ug=U(`<button data-target="" class="svelte-1tq5xr1"> <!><!></button>`),dg=U(`<div><div class="who svelte-1tq5xr1"><h2 class="svelte-1tq5xr1"><button class="name svelte-1tq5xr1"> </button></h2> <span><!> <!></span> <!> <!> <!> <!> <!></div> <div class="dials svelte-1tq5xr1"><!></div> <!></div>`);function fg(e,t){A(t,!0);let n=ba(t,`extra`,3,``),r=ba(t,`upright`,3,!1),{sitting:i}=Fc(),a=M(()=>[-2-t.seat]),o=M(()=>i.asking.options(B(a))),s=M(()=>i.asking.state(B(a))),c=M(()=>i.server.room?.seats[t.seat]),l=M(()=>i.server.room?.yours.includes(t.seat)??!1),u=M(()=>i.server.name(t.seat)),d=M(()=>i.server.table?.deciding.includes(t.seat)&&!i.moment),f=M(()=>i.moment?void 0:i.server.table?.clocks?.[t.seat]),p=M(()=>i.asking.mark(B(a))),m=M(()=>i.asking.question?.kind===`distribute`?`${B(u)} +1`:B(o).length===1?B(o)[0].sentence:B(u)),h=M(()=>B(c)?.out?Z(`is-out`,{why:B(c).out}):B(c)?.bot?Z(`is-played`):B(c)?.kind===`person`&&!B(c).here?Z(`is-gone`):``),g=N(void 0);Rc(()=>t.seat);function _(){let e=B(g).querySelectorAll(`:is(.emblems, .dials) [title]:has(.unseen)`);cu({slug:``,name:B(u),things:B(a),deed:``,notes:[...e].map(({title:e})=>e)})}var v=dg();let y;var b=F(v),x=F(b),S=F(x),C=L(S,!0);k(x);var w=R(x,2);let T;var E=F(w);Q(E,{name:`turn`});var ee=R(E,2),D=e=>{var t=ig(),n=L(t,!0);z(e=>K(n,e),[()=>Z(`deciding`)]),G(e,t)};q(ee,e=>{B(d)&&e(D)}),k(w);var te=R(w,2),ne=e=>{var t=ag(),n=L(t,!0);z(e=>K(n,e),[()=>Z(`you`)]),G(e,t)};q(te,e=>{B(l)&&e(ne)});var re=R(te,2),ie=e=>{var t=og(),n=L(t,!0);z(()=>K(n,B(h))),G(e,t)};q(re,e=>{B(h)&&e(ie)});var ae=R(re,2),oe=e=>{var t=sg(),r=L(t,!0);z(()=>K(r,n())),G(e,t)};q(ae,e=>{n()&&e(oe)});var se=R(ae,2),ce=e=>{{let t=M(()=>!!B(d));Xm(e,{get left(){return B(f)},get runs(){return B(t)},get own(){return B(l)}})}};q(se,e=>{B(f)!==void 0&&e(ce)});var le=R(se,2),ue=e=>{var n=cg();fi(F(n),()=>t.emblems),k(n),G(e,n)};q(le,e=>{t.emblems&&e(ue)}),k(b);var de=R(b,2);fi(F(de),()=>t.children),k(de);var fe=R(de,2),pe=e=>{var t=ug(),n=F(t),r=R(n),o=e=>{var t=lg(),n=L(t,!0);z(()=>K(n,B(p))),G(e,t)};q(r,e=>{B(p)&&e(o)});var c=R(r),u=e=>{Q(e,{name:`check`})};q(c,e=>{B(s)===`chosen`&&e(u)}),k(t),Ei(t,()=>Jl(()=>B(s))),z(()=>{X(t,`aria-pressed`,i.asking.gathers?B(s)===`chosen`:void 0),X(t,`data-side`,B(l)?`own`:`enemy`),K(n,`${B(m)??``} `)}),V(`click`,t,e=>i.asking.touch(B(a),e.currentTarget)),G(e,t)};q(fe,e=>{B(s)&&e(pe)}),k(v),da(v,e=>P(g,e),()=>B(g)),Ei(v,()=>Vc(()=>({things:B(a),place:`player`,seat:t.seat,zone:`player-${t.seat}`,shown:{things:B(a),slug:``}}))),z((e,n)=>{y=Fi(v,1,`player ${B(s)??``}`,`svelte-1tq5xr1`,y,{active:t.active,upright:r()}),X(v,`data-seat`,t.seat),X(S,`title`,e),K(C,B(u)),T=Fi(w,1,`turn svelte-1tq5xr1`,null,T,{off:!B(d)}),X(w,`title`,n)},[()=>Z(`affects`),()=>B(d)?Z(`deciding`):void 0]),V(`click`,S,_),G(e,v),j()}H([`click`]);var pg=U(`<div class="large svelte-197u7p7"><!></div>`),mg=U(`<h2> </h2>`),hg=U(`<li class="svelte-197u7p7"> </li>`),gg=U(`<ul class="notes svelte-197u7p7"></ul>`),_g=U(`<span class="svelte-197u7p7"> </span>`),vg=U(`<li><button class="svelte-197u7p7"> </button> <!></li>`),yg=U(`<ul class="attached svelte-197u7p7"></ul>`),bg=U(`<!> <!>`,1),xg=U(`<button class="main"> </button>`),Sg=U(`<button> <kbd>?</kbd></button>`),Cg=U(`<!> <div class="info svelte-197u7p7"><!> <!> <div class="deeds svelte-197u7p7"><!> <!> <button> <kbd>Esc</kbd></button></div></div>`,1),wg=U(`<dialog class="svelte-197u7p7"><!></dialog>`),Tg=U(`<!><!>`,1),Eg=U(`<p class="quiet svelte-197u7p7"> </p>`),Dg=U(`<div class="beside svelte-197u7p7"><!></div>`);function Og(e,t){A(t,!0);let n=(e,t=g)=>{var n=W(),r=I(n),i=e=>{var n=pg(),r=F(n);{let e=M(()=>s(t().slug));Pc(r,{get face(){return B(e)},get game(){return o},get live(){return t().live}})}k(n),G(e,n)},a=e=>{var n=mg(),r=L(n,!0);z(()=>K(r,t().name)),G(e,n)};q(r,e=>{t().slug?e(i):e(a,-1)}),G(e,n)},r=(e,t=g)=>{var n=bg(),r=I(n),i=e=>{var n=gg();Y(n,21,()=>t().notes,J,(e,t)=>{var n=hg(),r=L(n,!0);z(()=>K(r,B(t))),G(e,n)}),k(n),G(e,n)};q(r,e=>{t().notes.length&&e(i)});var a=R(r,2),o=e=>{var n=yg();Y(n,21,()=>t().attached,J,(e,t)=>{var n=vg(),r=F(n),i=L(r,!0);Y(R(r,2),17,()=>B(t).notes,J,(e,t)=>{var n=_g(),r=L(n,!0);z(()=>K(r,B(t))),G(e,n)}),k(n),z(e=>K(i,e),[()=>s(B(t).slug).name]),V(`click`,r,()=>cu(B(t))),G(e,n)}),k(n),G(e,n)};q(a,e=>{t().attached?.length&&e(o)}),G(e,n)},i=ba(t,`sheet`,3,!1),{sitting:a,game:o,face:s}=Fc(),c=M(()=>ou.seen),l=M(()=>B(c)?a.asking.options(B(c).things):[]),u=N(void 0);In(()=>{i()&&(ou.open&&!B(u)?.open&&B(u)?.showModal(),!ou.open&&B(u)?.open&&B(u).close())});function d(e){lu(),a.asking.touch(e)}var f=W(),p=I(f),m=e=>{var t=wg(),i=F(t),o=e=>{var t=Cg(),i=I(t);n(i,()=>B(c));var o=R(i,2),s=F(o);r(s,()=>B(c));var u=R(s,2),f=e=>{Km(e,{get thing(){return B(c).things[0]}})};q(u,e=>{ou.open&&B(c).things.length&&e(f)});var p=R(u,2),m=F(p),h=e=>{var t=xg(),n=L(t,!0);z(()=>K(n,B(l)[0].sentence)),V(`click`,t,()=>d(B(c).things)),G(e,t)},g=e=>{var t=W();Y(I(t),17,()=>B(l),J,(e,t)=>{var n=xg(),r=L(n,!0);z(()=>K(r,B(t).sentence)),V(`click`,n,()=>{lu(),a.asking.choose(B(t))}),G(e,n)}),G(e,t)};q(m,e=>{a.asking.gathers&&B(l).length?e(h):e(g,-1)});var _=R(m,2),v=e=>{var t=Sg(),n=F(t);Oe(),k(t),z(e=>K(n,`${e??``} `),[()=>Z(`why-not`)]),V(`click`,t,()=>{lu(),a.whyNot(B(c).deed)}),G(e,t)};q(_,e=>{!B(l).length&&B(c).deed&&a.asking.question&&e(v)});var y=R(_,2),b=F(y);Oe(),k(y),k(p),k(o),z(e=>K(b,`${e??``} `),[()=>Z(`close`)]),V(`click`,y,function(...e){lu?.apply(this,e)}),G(e,t)};q(i,e=>{B(c)&&e(o)}),k(t),da(t,e=>P(u,e),()=>B(u)),Ei(t,()=>Ru),z(e=>X(t,`aria-label`,e),[()=>B(c)?B(c).name??s(B(c).slug).name:``]),Vr(`close`,t,function(...e){lu?.apply(this,e)}),G(e,t)},h=e=>{var t=Dg(),i=F(t),a=e=>{var t=Tg(),i=I(t);n(i,()=>B(c));var a=R(i);r(a,()=>B(c)),G(e,t)},o=e=>{var t=Eg(),n=L(t,!0);z(e=>K(n,e),[()=>Z(`look-here`)]),G(e,t)};q(i,e=>{B(c)?.slug?e(a):e(o,-1)}),k(t),G(e,t)};q(p,e=>{i()?e(m):e(h,-1)}),G(e,f),j()}H([`click`]);var kg=`trivault.draft`,Ag=120,jg=class{#e=N(pn({name:``,choices:{},cards:{}}));get parts(){return B(this.#e)}set parts(e){P(this.#e,e,!0)}#t=N(null);get checked(){return B(this.#t)}set checked(e){P(this.#t,e)}#n=N(new Map);get offers(){return B(this.#n)}set offers(e){P(this.#n,e)}#r=N(``);get error(){return B(this.#r)}set error(e){P(this.#r,e,!0)}#i;#a;#o=0;#s=0;constructor(e,t){this.#i=e,this.#a=t,this.parts=tu(kg,{})[t.name]??this.parts}copies(e){return this.parts.cards[e]??0}add(e,t){let n=this.copies(e)+t,{[e]:r,...i}=this.parts.cards;this.parts.cards=n>0?{...this.parts.cards,[e]:n}:i,this.#c()}rename(e){this.parts.name=e,this.#c()}choose(e,t){this.parts.choices[e]=t,this.check()}empty(){this.parts={name:``,choices:this.checked?this.parts.choices:{},cards:{}},this.check()}#c(){clearTimeout(this.#s),this.#s=window.setTimeout(()=>this.check(!1),Ag)}async check(e=!0){let{name:t,choices:n,cards:r}=Xe(this.parts);nu(kg,{...tu(kg,{}),[this.#a.name]:{name:t,choices:n,cards:r}}),await this.#l({name:t,choices:n,cards:r,offers:e})}async read(e){let t=await this.#l({text:e,offers:!0});return t?(this.parts={name:t.name,choices:Object.fromEntries(t.choices.map(({name:e,value:t})=>[e,t])),cards:Object.fromEntries(t.cards.map(({card:e,times:t})=>[e,t]))},await this.check(!1),!0):!1}async#l(e){let t=++this.#o;clearTimeout(this.#s);try{let n=await this.#i.ask({type:`draft`,game:this.#a.name,...e},`draft`);return t===this.#o?(this.error=``,this.checked=n,n.offers?.length&&(this.offers=new Map(n.offers.map(e=>[e.card,e]))),n):void 0}catch(n){if(!(n instanceof jd)||t!==this.#o)return;this.checked||`text`in e?this.error=n.message:this.empty();return}}},Mg=`trivault.decks`,Ng=new class{#e=N(tu(Mg,{}));get lists(){return B(this.#e)}set lists(e){P(this.#e,e)}of(e){return Object.entries(this.lists[e]??{})}keep(e,t,n){this.#t(e,{...this.lists[e],[t]:n})}drop(e,t){let{[t]:n,...r}=this.lists[e]??{};this.#t(e,r)}#t(e,t){this.lists={...this.lists,[e]:t},nu(Mg,this.lists)}},Pg=U(`<span class="stepper svelte-1hzgx9d"><button type="button" class="svelte-1hzgx9d">−</button> <b class="svelte-1hzgx9d"> </b> <button type="button" class="svelte-1hzgx9d">+</button></span>`);function Fg(e,t){A(t,!0);var n=Pg(),r=F(n),i=R(r,2),a=L(i,!0),o=R(i,2);k(n),z((e,n)=>{r.disabled=t.n<1,X(r,`aria-label`,e),K(a,t.n),o.disabled=t.n>=t.most,X(o,`aria-label`,n)},[()=>Z(`less`,{name:t.name}),()=>Z(`more`,{name:t.name})]),V(`click`,r,()=>t.add(-1)),V(`click`,o,()=>t.add(1)),G(e,n),j()}H([`click`]);var Ig=U(`<p class="quiet svelte-o2nvu8"> <a> </a></p>`),Lg=U(`<li class="svelte-o2nvu8"> <button type="button" class="rule svelte-o2nvu8"> </button> <!></li>`),Rg=U(`<ul class="problems svelte-o2nvu8"></ul>`),zg=U(`<p class="fine svelte-o2nvu8"> </p>`),Bg=U(`<li><button type="button" class="flat name svelte-o2nvu8"> </button> <span class="points svelte-o2nvu8"> </span> <!></li>`),Vg=U(`<section class="svelte-o2nvu8"><h3 class="svelte-o2nvu8"> <span class="quiet"> </span></h3> <ul class="svelte-o2nvu8"></ul></section>`),Hg=U(`<p class="quiet"> </p>`),Ug=U(`<!> <!>`,1);function Wg(e,t){A(t,!0);let n=M(()=>$.server.known[t.game.name]),r=M(()=>t.drafting.checked),i=M(()=>new Set(B(r)?.problems.map(e=>e.card))),a=M(()=>{let e=B(n)?.filters.find(e=>e.name===`type`)?.values??[],t=B(r)?.cards??[];return e.map(({name:e,title:r})=>({title:r,cards:t.filter(t=>B(n)?.cards.get(t.card)?.groups.type?.includes(e))})).filter(e=>e.cards.length)});function o(e,n){t.drafting.add(e,n),t.drafting.copies(e)||t.ongone()}let s=N({});In(()=>{Zo.lang&&P(s,{})});async function c(e){let{text:t}=await $.link.ask({type:`rule`,rule:e},`rule`);P(s,{...B(s),[e]:t})}var l=W(),u=I(l),d=e=>{var l=Ug(),u=I(l),d=e=>{var n=Rg();Y(n,21,()=>B(r).problems,J,(e,n)=>{var r=Lg(),i=F(r),a=R(i),o=L(a,!0),l=R(a,2),u=e=>{var r=Ig(),i=F(r),a=R(i),o=L(a,!0);k(r),z(e=>{K(i,`${B(s)[B(n).rule]??``} `),X(a,`href`,`#/rules/${t.game.name??``}/${B(n).rule??``}`),K(o,e)},[()=>Z(`rules-link`)]),G(e,r)};q(l,e=>{B(s)[B(n).rule]&&e(u)}),k(r),z(e=>{K(i,`${B(n).text??``} `),K(o,e)},[()=>Z(`rule`,{id:B(n).rule})]),V(`click`,a,()=>c(B(n).rule)),G(e,r)}),k(n),G(e,n)},f=e=>{var n=zg(),r=L(n);z(e=>K(r,`✓ ${e??``}`),[()=>Z(`legal`,{what:t.game.decks??``})]),G(e,n)};q(u,e=>{B(r).problems.length?e(d):B(r).cards.length&&e(f,1)}),Y(R(u,2),17,()=>B(a),J,(e,r)=>{var a=Vg(),s=F(a),c=F(s),l=L(R(c),!0);k(s);var u=R(s,2);Y(u,21,()=>B(r).cards,({card:e,times:t,points:n})=>e,(e,r)=>{let a=()=>B(r).card,s=()=>B(r).times,c=()=>B(r).points,l=M(()=>B(n)?.cards.get(a())?.name??a());var u=Bg();let d;var f=F(u),p=L(f,!0),m=R(f,2),h=L(m,!0),g=R(m,2);{let e=M(()=>t.drafting.copies(a())||s()),n=M(()=>t.drafting.offers.get(a())?.most??0);Fg(g,{get n(){return B(e)},get most(){return B(n)},get name(){return B(l)},add:e=>o(a(),e)})}k(u),z(e=>{d=Fi(u,1,`svelte-o2nvu8`,null,d,{wrong:e}),K(p,B(l)),K(h,c())},[()=>B(i).has(a())]),V(`click`,f,()=>$.read(t.game.name,a())),G(e,u)}),k(u),k(a),z(e=>{K(c,`${B(r).title??``} `),K(l,e)},[()=>B(r).cards.reduce((e,t)=>e+t.points,0)]),G(e,a)},e=>{var t=Hg(),n=L(t,!0);z(e=>K(n,e),[()=>Z(`empty-draft`)]),G(e,t)}),G(e,l)};q(u,e=>{B(r)&&e(d)}),G(e,l),j()}H([`click`]);var Gg=U(`<p class="error" role="alert"> </p>`),Kg=U(`<details><summary class="svelte-199vvla"> </summary> <div class="text svelte-199vvla"><label class="field"> <textarea name="list" rows="10" spellcheck="false" class="svelte-199vvla"></textarea></label> <!> <div class="actions"><button type="button"> </button> <label class="button svelte-199vvla"> <input class="unseen" type="file" accept=".txt,.json,text/plain,application/json"/></label> <button type="button"> </button> <button type="button"> </button></div></div></details>`);function qg(e,t){let n=Qr();A(t,!0);let r=ba(t,`drafting`,7),i=N(null),a=N(!1),o=N(``),s=M(()=>B(i)??r().checked?.text??``);async function c(e){P(i,e,!0),P(o,``),await r().read(e)?P(i,null):(P(o,r().error||Z(`lost`),!0),r().error=``)}async function l(){await navigator.clipboard?.writeText(B(s)),P(a,!0)}async function u(e){let t=e.currentTarget.files?.[0];e.currentTarget.value=``,t&&await c(await t.text())}var d=Kg(),f=F(d),p=L(f,!0),m=R(f,2),h=F(m),g=F(h),_=R(g);vt(_),k(h);var v=R(h,2),y=e=>{var t=Gg(),r=L(t,!0);z(()=>{X(t,`id`,n),K(r,B(o))}),G(e,t)};q(v,e=>{B(o)&&e(y)});var b=R(v,2),x=F(b),S=L(x,!0),C=R(x,2),w=F(C),T=R(w);k(C);var E=R(C,2),ee=L(E,!0),D=R(E,2),te=L(D,!0);k(b),k(m),k(d),z((e,t,r,a,c,l)=>{K(p,e),K(g,`${t??``} `),Xi(_,B(s)),X(_,`aria-invalid`,!!B(o)),X(_,`aria-describedby`,B(o)?n:void 0),x.disabled=B(i)===null,K(S,r),K(w,`${a??``} `),K(ee,c),K(te,l)},[()=>Z(`as-text`),()=>Z(`deck-list`,{what:t.what}),()=>Z(`read-list`),()=>Z(`open-file`),()=>B(a)?Z(`copied`):Z(`copy-text`),()=>Z(`save-file`)]),V(`input`,_,e=>P(i,e.currentTarget.value,!0)),V(`click`,x,()=>c(B(s))),V(`change`,T,u),V(`click`,E,l),V(`click`,D,()=>Gh(`${r().checked?.name??t.what}.txt`,B(s))),G(e,d),j()}H([`input`,`click`,`change`]);var Jg=U(`<option> </option>`),Yg=U(`<label class="field svelte-gfvwhn"> <select><option> </option><!></select></label>`),Xg=U(`<button type="button" class="flat"> </button>`),Zg=U(`<div><label class="field words svelte-gfvwhn"> <input type="search" name="words" autocomplete="off"/></label> <button type="button" class="fold svelte-gfvwhn"> </button> <!> <!> <!></div>`);function Qg(e,t){A(t,!0);let n=ba(t,`wanted`,7),r=N(!1),i=M(()=>Object.values(n().picks).filter(Boolean).length),a=M(()=>Object.fromEntries(t.filters.map(({name:e})=>[e,o((t.cards??[]).flatMap(t=>t.groups[e]??[]))])));function o(e){let t={};for(let n of e)t[n]=(t[n]??0)+1;return t}function s(e,{name:n,title:r}){return t.cards?`${r} (${B(a)[e]?.[n]??0})`:r}function c(){n().words=``,n().picks={}}var l=Zg();let u;var d=F(l),f=F(d),p=R(f);Yi(p),k(d);var m=R(d,2),h=L(m,!0),_=R(m,2);Y(_,17,()=>t.filters,e=>e.name,(e,t)=>{let r=M(()=>B(t).values.find(({name:e})=>e===n().picks[B(t).name]));var i=Yg();let a;var o=F(i),c=R(o);let l;var u=F(c),d=L(u,!0);u.value=u.__value=``,Y(R(u),17,()=>B(t).values,J,(e,n)=>{var r=Jg(),i=L(r,!0),a={};z(e=>{K(i,e),a!==(a=B(n).name)&&(r.value=(r.__value=a)??``)},[()=>s(B(t).name,B(n))]),G(e,r)}),k(c);var f;Vi(c),k(i),z((e,r)=>{a=Li(i,``,a,{"--span":e}),K(o,`${B(t).title??``} `),X(c,`name`,B(t).name),l=Fi(c,1,`svelte-gfvwhn`,null,l,{set:n().picks[B(t).name]}),K(d,r),f!==(f=n().picks[B(t).name]??``)&&(c.value=(c.__value=f)??``,Bi(c,f))},[()=>B(r)&&s(B(t).name,B(r)).length>14?2:1,()=>Z(`all`)]),V(`change`,c,e=>n().picks[B(t).name]=e.currentTarget.value),G(e,i)});var v=R(_,2);fi(v,()=>t.children??g);var y=R(v,2),b=e=>{var t=Xg(),n=L(t,!0);z(e=>K(n,e),[()=>Z(`clear-filters`)]),V(`click`,t,c),G(e,t)};q(y,e=>{(n().words||B(i))&&e(b)}),k(l),z((e,t)=>{u=Fi(l,1,`filters svelte-gfvwhn`,null,u,{open:B(r)}),K(f,`${e??``} `),X(m,`aria-expanded`,B(r)),K(h,t)},[()=>Z(`search`),()=>Z(`filters`,{n:B(i)})]),ta(p,()=>n().words,e=>n().words=e),V(`click`,m,()=>P(r,!B(r))),G(e,l),j()}H([`click`,`change`]);var $g=U(`<option> </option>`),e_=U(`<label class="field"> <select name="order"><option> </option><!></select></label>`),t_=U(`<li><div class="what svelte-1br68ch"><button type="button" class="flat svelte-1br68ch"> </button> <span class="kind svelte-1br68ch"> </span> <span class="note svelte-1br68ch"> </span></div> <span class="price svelte-1br68ch"> <span class="unseen"> </span></span> <!></li>`),n_=U(`<section class="offers svelte-1br68ch" aria-labelledby="offers"><h2 id="offers" class="svelte-1br68ch"> </h2> <form role="search" class="svelte-1br68ch"><!></form> <p role="status" class="quiet"> </p> <ul class="svelte-1br68ch"></ul></section>`);function r_(e,t){A(t,!0);let n=pn({words:``,picks:{}}),r=N(``),i=M(()=>$.server.known[t.game.name]),a=M(()=>[...B(i)?.cards.values()??[]].filter(e=>t.drafting.offers.has(e.slug))),o=M(()=>new Map(B(a).map(e=>[e.slug,Ed(e)]))),s=M(()=>kd(B(a),B(i)?.filters.find(e=>e.name===B(r)),Zo.lang)),c=M(()=>Od(B(s),B(o),n)),l=M(()=>B(i)?.filters.map(e=>({...e,values:e.values.filter(t=>B(a).some(n=>n.groups[e.name]?.includes(t.name)))}))??[]);var u=n_(),d=F(u),f=L(d,!0),p=R(d,2);Qg(F(p),{get filters(){return B(l)},get wanted(){return n},children:(e,t)=>{var n=e_(),i=F(n),a=R(i),o=F(a),s=L(o,!0);o.value=o.__value=``,Y(R(o),17,()=>B(l),J,(e,t)=>{var n=$g(),r=L(n,!0),i={};z(()=>{K(r,B(t).title),i!==(i=B(t).name)&&(n.value=(n.__value=i)??``)}),G(e,n)}),k(a),Vi(a),k(n),z((e,t)=>{K(i,`${e??``} `),K(s,t)},[()=>Z(`order`),()=>Z(`name`)]),Hi(a,()=>B(r),e=>P(r,e)),G(e,n)},$$slots:{default:!0}}),k(p);var m=R(p,2),h=L(m,!0),g=R(m,2);Y(g,21,()=>B(c),e=>e.slug,(e,n)=>{let r=M(()=>t.drafting.offers.get(B(n).slug));var i=t_();let a;var o=F(i),s=F(o),c=L(s,!0),l=R(s,2),u=L(l,!0),d=L(R(l,2),!0);k(o);var f=R(o,2),p=F(f),m=L(R(p),!0);k(f);var h=R(f,2),g=e=>{{let i=M(()=>t.drafting.copies(B(n).slug));Fg(e,{get n(){return B(i)},get most(){return B(r).most},get name(){return B(n).name},add:e=>t.drafting.add(B(n).slug,e)})}},_=M(()=>B(r).most||t.drafting.copies(B(n).slug));q(h,e=>{B(_)&&e(g)}),k(i),z((e,t,o)=>{a=Fi(i,1,`svelte-1br68ch`,null,a,{barred:!B(r).most,in:e}),K(c,B(n).name),K(u,t),K(d,B(r).note),X(f,`title`,B(r).note),K(p,`${B(r).points??``} `),K(m,o)},[()=>t.drafting.copies(B(n).slug),()=>Dd(B(n)),()=>Z(`points`)]),V(`click`,s,()=>$.read(t.game.name,B(n).slug)),G(e,i)}),k(g),k(u),z((e,t)=>{K(f,e),K(h,t)},[()=>Z(`offers`),()=>B(a).length?Z(`found`,{n:B(c).length,all:B(a).length}):Z(`loading`)]),Vr(`submit`,p,e=>e.preventDefault()),G(e,u),j()}H([`click`]);var i_=U(`<option> </option>`),a_=U(`<label class="field"> <select><!><!></select></label>`),o_=U(`<optgroup></optgroup>`),s_=U(`<p class="error" role="alert"> </p>`),c_=U(`<button type="button" class="flat"> </button>`),l_=U(`<div class="page builder svelte-5b356r"><h1 class="svelte-5b356r"> </h1> <div><span role="status"> </span> <span class="bar svelte-5b356r" aria-hidden="true"><span class="svelte-5b356r"></span></span> <span class="panes svelte-5b356r"><button type="button" class="svelte-5b356r"> </button> <button type="button" class="svelte-5b356r"> </button></span></div> <!> <section class="book panel svelte-5b356r" aria-labelledby="book"><h2 id="book" tabindex="-1" class="svelte-5b356r"> </h2> <label class="field"> <input name="book-name" maxlength="80" autocomplete="off"/></label> <div class="choices svelte-5b356r"><!> <label class="field"> <select name="begin"><option>…</option><option> </option><!><optgroup></optgroup></select></label></div> <!> <div class="actions"><button type="button" class="main"> </button> <button type="button"> </button> <!></div> <p role="status" class="said svelte-5b356r"> </p> <!> <!></section></div>`);function u_(e,t){A(t,!0);let n=M(()=>t.game.decks??``),r=new jg($.link,t.game),i=N([]),a=N(``),o=N(``),s=N(void 0),c=N(`cards`),l=M(()=>r.checked),u=M(()=>Ng.of(t.game.name)),d=M(()=>!!B(l)?.cards.length&&!B(l).problems.length),f=M(()=>Object.values(r.parts.cards).reduce((e,t)=>e+t,0));In(()=>{Zo.lang,$.link.state===`open`&&(r.check(),$.link.ask({type:`decks`,game:t.game.name},`decks`).then(e=>P(i,e.decks),()=>void 0))});async function p(e){let[n,i]=[e.currentTarget.value.slice(0,1),e.currentTarget.value.slice(1)];e.currentTarget.value=``,P(a,``),n===`n`?r.empty():n===`o`?await r.read(Ng.lists[t.game.name]?.[i]??``):await r.read((await $.link.ask({type:`deck`,game:t.game.name,name:i},`deck`)).text)}async function m(){await r.check(!1),B(l)&&(Ng.keep(t.game.name,B(l).name,B(l).text),P(a,Z(`kept`,{name:B(l).name}),!0))}async function h(){if(!B(l))return;let e=Jd.of(t.game);Object.assign(e.seats[0],{deck:B(l).text,picked:!0}),e.options={},Jd.wish.game=t.game.name,Jd.keep();try{await $.create(t.game.name,Xd(t.game,e.seats),ef(t.game,Jd.wish,e))}catch(e){P(o,e instanceof jd?e.message:Z(`lost`),!0)}}var g=l_(),_=F(g),v=L(_,!0),y=R(_,2);let x;var S=F(y),C=L(S,!0),w=R(S,2),T=F(w);let E;k(w);var ee=R(w,2),D=F(ee),te=L(D,!0),ne=R(D,2),re=L(ne,!0);k(ee),k(y);var ie=R(y,2);r_(ie,{get drafting(){return r},get game(){return t.game}});var ae=R(ie,2),oe=F(ae),se=L(oe,!0);da(oe,e=>P(s,e),()=>B(s));var ce=R(oe,2),le=F(ce),ue=R(le);Yi(ue),k(ce);var de=R(ce,2),fe=F(de);Y(fe,17,()=>B(l)?.choices??[],J,(e,t)=>{var n=a_(),i=F(n),a=R(i),o=F(a),s=e=>{var t=i_(),n=L(t,!0);t.value=t.__value=``,z(e=>K(n,e),[()=>Z(`choose-one`)]),G(e,t)};q(o,e=>{B(t).value||e(s)}),Y(R(o),17,()=>B(t).values,J,(e,t)=>{var n=i_(),r=L(n,!0),i={};z(()=>{K(r,B(t).title),i!==(i=B(t).name)&&(n.value=(n.__value=i)??``)}),G(e,n)}),k(a);var c;Vi(a),k(n),z(()=>{K(i,`${B(t).title??``} `),X(a,`name`,B(t).name),c!==(c=B(t).value)&&(a.value=(a.__value=c)??``,Bi(a,c))}),V(`change`,a,e=>r.choose(B(t).name,e.currentTarget.value)),G(e,n)});var pe=R(fe,2),me=F(pe),he=R(me),ge=F(he);ge.value=ge.__value=``;var _e=R(ge),ve=L(_e,!0);_e.value=_e.__value=`n`;var ye=R(_e),be=e=>{var t=o_();Y(t,21,()=>B(u),J,(e,t)=>{var n=M(()=>b(B(t),1));let r=()=>B(n)[0];var i=i_(),a=L(i,!0),o={};z(()=>{K(a,r()),o!==(o=`o${r()??``}`)&&(i.value=i.__value=o)}),G(e,i)}),k(t),z(e=>X(t,`label`,e),[()=>Z(`my-decks`,{what:B(n)})]),G(e,t)};q(ye,e=>{B(u).length&&e(be)});var xe=R(ye);Y(xe,21,()=>B(i),J,(e,t)=>{var n=i_(),r=L(n,!0),i={};z(()=>{K(r,B(t).title),i!==(i=`p${B(t).name??``}`)&&(n.value=n.__value=i)}),G(e,n)}),k(xe),k(he),k(pe),k(de);var Se=R(de,2),Ce=e=>{var t=s_(),n=L(t,!0);z(()=>K(n,r.error||B(o))),G(e,t)};q(Se,e=>{(r.error||B(o))&&e(Ce)});var O=R(Se,2),we=F(O),Te=L(we,!0),Ee=R(we,2),De=L(Ee,!0),Oe=R(Ee,2),ke=e=>{var n=c_(),r=L(n,!0);z(e=>K(r,e),[()=>Z(`drop-here`,{name:B(l).name})]),V(`click`,n,()=>{Ng.drop(t.game.name,B(l).name),P(a,``)}),G(e,n)};q(Oe,e=>{B(l)&&Ng.lists[t.game.name]?.[B(l).name]!==void 0&&e(ke)}),k(O);var Ae=R(O,2),je=L(Ae,!0),Me=R(Ae,2);Wg(Me,{get drafting(){return r},get game(){return t.game},ongone:()=>B(s)?.focus()}),qg(R(Me,2),{get drafting(){return r},get what(){return B(n)}}),k(ae),k(g),z((e,t,n,i,o,s,u,f,p,m,h,_)=>{X(g,`data-pane`,B(c)),K(v,e),x=Fi(y,1,`sum svelte-5b356r`,null,x,{over:B(l)&&B(l).points>B(l).most}),K(C,t),E=Li(T,``,E,{width:n}),X(D,`aria-pressed`,B(c)===`cards`),K(te,i),X(ne,`aria-pressed`,B(c)===`book`),K(re,o),K(se,s),K(le,`${u??``} `),Xi(ue,r.parts.name||(B(l)?.name??``)),K(me,`${f??``} `),K(ve,p),X(xe,`label`,m),we.disabled=!B(d),K(Te,h),K(De,_),K(je,B(a))},[()=>Z(`builder-title`,{what:B(n)}),()=>Z(`points-of`,{n:B(l)?.points??0,most:B(l)?.most??0,copies:B(f),problems:B(l)?.problems.length??0}),()=>`${Math.min(100,100*(B(l)?.points??0)/(B(l)?.most||1))}%`,()=>Z(`pane-cards`),()=>Z(`pane-book`,{what:B(n)}),()=>Z(`your-deck`,{what:B(n)}),()=>Z(`name`),()=>Z(`begin-with`),()=>Z(`empty-book`,{what:B(n)}),()=>Z(`known-decks`,{what:B(n)}),()=>Z(`play-with`),()=>Z(`keep-here`)]),V(`click`,D,()=>P(c,`cards`)),V(`click`,ne,()=>P(c,`book`)),V(`input`,ue,e=>r.rename(e.currentTarget.value)),V(`change`,he,p),V(`click`,we,h),V(`click`,Ee,m),G(e,g),j()}H([`click`,`input`,`change`]);var d_=U(`<label class="svelte-179s4bw"><input class="unseen svelte-179s4bw" type="radio" name="game"/> </label>`),f_=U(`<fieldset class="games svelte-179s4bw"><legend class="unseen"> </legend> <!></fieldset>`);function p_(e,t){A(t,!0);var n=f_(),r=F(n),i=L(r,!0);Y(R(r,2),17,()=>$.server.games,J,(e,n)=>{var r=d_(),i=F(r);Yi(i);var a=R(i);k(r),z(()=>{Xi(i,B(n).name),Zi(i,B(n).name===t.game),K(a,` ${B(n).title??``}`)}),V(`change`,i,()=>location.hash=`#/${t.page}/${B(n).name}`),G(e,r)}),k(n),z(e=>K(i,e),[()=>Z(`game`)]),G(e,n),j()}H([`change`]);var m_=U(`<button type="button"> </button>`),h_=U(`<details><summary class="svelte-1bkn3p9"> </summary> <p class="quiet svelte-1bkn3p9"> </p> <div class="actions"><label class="button svelte-1bkn3p9"> <input class="unseen" type="file" name="pictures" accept="image/*" multiple="" webkitdirectory=""/></label> <!></div> <p role="status" class="svelte-1bkn3p9"> </p></details>`);function g_(e,t){A(t,!0);let n=N(``),r=M(()=>Object.keys(Ts.urls[t.game]??{}).length);async function i(e){let r=[...e.currentTarget.files??[]];e.currentTarget.value=``;try{let e=await Ts.take(t.game,r,$.server.known[t.game].cards);P(n,Z(`pictures-taken`,{n:e,all:r.length}),!0)}catch{P(n,Z(`pictures-failed`),!0)}}var a=h_(),o=F(a),s=L(o,!0),c=R(o,2),l=L(c,!0),u=R(c,2),d=F(u),f=F(d),p=R(f);k(d);var m=R(d,2),h=e=>{var i=m_(),a=L(i,!0);z(e=>K(a,e),[()=>Z(`pictures-drop`,{n:B(r)})]),V(`click`,i,()=>Ts.drop(t.game).then(()=>P(n,``))),G(e,i)};q(m,e=>{B(r)&&e(h)}),k(u);var g=L(R(u,2),!0);k(a),z((e,t,r)=>{K(s,e),K(l,t),K(f,`${r??``} `),K(g,B(n))},[()=>Z(`pictures`),()=>Z(`pictures-more`),()=>Z(`pictures-pick`)]),V(`change`,p,i),G(e,a),j()}H([`change`,`click`]);var __=U(`<option> </option>`),v_=U(`<label class="field"> <select name="order"><option> </option><!></select></label>`),y_=U(`<li class="svelte-h3thgj"><!> <a class="svelte-h3thgj"></a></li>`),b_=U(`<div><button> </button></div>`),x_=U(`<div class="page browser"><h1> </h1> <form role="search" class="svelte-h3thgj"><!> <!></form> <div class="count svelte-h3thgj"><p role="status" class="quiet"> </p> <!></div> <ul class="svelte-h3thgj"></ul> <!></div>`);function S_(e,t){A(t,!0);let n=pn({words:``,picks:{}}),r=N(``),i=N(40),a=N(void 0),o=M(()=>$.server.game(t.game)?.name??$.server.games[0]?.name??``),s=M(()=>$.server.known[B(o)]),c=M(()=>[...B(s)?.cards.values()??[]]),l=M(()=>new Map(B(c).map(e=>[e.slug,Ed(e)]))),u=M(()=>kd(B(c),B(s)?.filters.find(e=>e.name===B(r)),Zo.lang)),d=M(()=>Od(B(u),B(l),n));In(()=>{B(o),n.words,JSON.stringify(n.picks),B(r),P(i,40)}),In(()=>{if(!B(a))return;let e=new IntersectionObserver(([e])=>e?.isIntersecting&&P(i,B(i)+40),{rootMargin:`600px`});return e.observe(B(a)),()=>e.disconnect()}),In(()=>{B(o),n.picks={},P(r,``)});var f=x_(),p=F(f),m=L(p,!0),h=R(p,2),g=F(h);p_(g,{get game(){return B(o)},page:`cards`});var _=R(g,2);{let e=M(()=>B(s)?.filters??[]);Qg(_,{get filters(){return B(e)},get wanted(){return n},get cards(){return B(c)},children:(e,t)=>{var n=v_(),i=F(n),a=R(i),o=F(a),c=L(o,!0);o.value=o.__value=``,Y(R(o),17,()=>B(s)?.filters??[],J,(e,t)=>{var n=__(),r=L(n,!0),i={};z(()=>{K(r,B(t).title),i!==(i=B(t).name)&&(n.value=(n.__value=i)??``)}),G(e,n)}),k(a),Vi(a),k(n),z((e,t)=>{K(i,`${e??``} `),K(c,t)},[()=>Z(`order`),()=>Z(`name`)]),Hi(a,()=>B(r),e=>P(r,e)),G(e,n)},$$slots:{default:!0}})}k(h);var v=R(h,2),y=F(v),b=L(y,!0),x=R(y,2),S=e=>{var t=W();mi(I(t),()=>B(o),e=>{g_(e,{get game(){return B(o)}})}),G(e,t)};q(x,e=>{B(s)&&e(S)}),k(v);var C=R(v,2);Y(C,21,()=>B(d).slice(0,B(i)),e=>e.slug,(e,t)=>{var n=y_(),r=F(n);{let e=M(()=>ys(B(o),B(t).slug,B(t)));Pc(r,{get face(){return B(e)},get game(){return B(o)}})}var i=R(r,2);k(n),z(()=>{X(i,`href`,`#/cards/${B(o)??``}/${B(t).slug??``}`),X(i,`aria-label`,B(t).name)}),G(e,n)}),k(C);var w=R(C,2),T=e=>{var t=b_(),n=F(t),r=L(n,!0);k(t),da(t,e=>P(a,e),()=>B(a)),z(e=>K(r,e),[()=>Z(`more-cards`)]),V(`click`,n,()=>P(i,B(i)+40)),G(e,t)};q(w,e=>{B(d).length>B(i)&&e(T)}),k(f),z((e,t)=>{K(m,e),K(b,t)},[()=>Z(`cards`),()=>B(s)?Z(`found`,{n:B(d).length,all:B(c).length}):Z(`loading`)]),Vr(`submit`,h,e=>e.preventDefault()),G(e,f),j()}H([`click`]);var C_=`trivault.solved`,w_=new class{#e=N(tu(C_,{}));has(e,t){return B(this.#e)[e]?.includes(t)??!1}add(e,t){this.has(e,t)||(P(this.#e,{...B(this.#e),[e]:[...B(this.#e)[e]??[],t]}),nu(C_,B(this.#e)))}},T_=e=>`first-game/${e}`,E_=U(`<!> <span class="unseen"> </span>`,1),D_=U(`<li><button class="flat"><!> </button></li>`),O_=U(`<li><button><span><!> </span> <small> </small></button></li>`),k_=U(`<section class="panel svelte-3hutzv" aria-labelledby="first-game"><h2 id="first-game"> </h2> <p> </p> <p><button class="main first-game"> </button></p> <ol class="chapters svelte-3hutzv"></ol></section> <section class="panel svelte-3hutzv" aria-labelledby="puzzles"><h2 id="puzzles"> </h2> <p> </p> <ul class="puzzles svelte-3hutzv"></ul></section>`,1);function A_(e,t){A(t,!0);let n=M(()=>$.server.exercises[t.game.name]),r=M(()=>(B(n)?.chapters??[]).filter((e,n)=>w_.has(t.game.name,T_(n))).length),i=M(()=>Math.max(0,(B(n)?.chapters??[]).findIndex((e,n)=>!w_.has(t.game.name,T_(n)))));In(()=>{Zo.lang,$.link.state===`open`&&$.findExercises(t.game.name)});var a=W(),o=I(a),s=e=>{var a=k_(),o=I(a),s=F(o),c=L(s,!0),l=R(s,2),u=L(l,!0),d=R(l,2),f=F(d),p=L(f,!0);k(d);var m=R(d,2);Y(m,21,()=>B(n).chapters,J,(e,n,r)=>{var i=D_(),a=F(i),o=F(a),s=e=>{var t=E_(),n=I(t);Q(n,{name:`check`});var r=L(R(n,2),!0);z(e=>K(r,e),[()=>Z(`is-solved`)]),G(e,t)},c=M(()=>w_.has(t.game.name,T_(r)));q(o,e=>{B(c)&&e(s)});var l=R(o);k(a),k(i),z(()=>K(l,` ${B(n)??``}`)),V(`click`,a,()=>$.exercise(t.game.name,`first-game`,r)),G(e,i)}),k(m),k(o);var h=R(o,2),g=F(h),_=L(g,!0),v=R(g,2),y=L(v,!0),b=R(v,2);Y(b,21,()=>B(n).puzzles,J,(e,r)=>{let i=M(()=>B(r).name===B(n).today);var a=O_(),o=F(a);let s;var c=F(o),l=F(c),u=e=>{var t=E_(),n=I(t);Q(n,{name:`check`});var r=L(R(n,2),!0);z(e=>K(r,e),[()=>Z(`is-solved`)]),G(e,t)},d=M(()=>w_.has(t.game.name,B(r).name));q(l,e=>{B(d)&&e(u)});var f=R(l);k(c);var p=L(R(c,2),!0);k(o),k(a),z(e=>{X(o,`data-puzzle`,B(r).name),s=Fi(o,1,`svelte-3hutzv`,null,s,{main:B(i)}),K(f,` ${B(r).title??``}`),K(p,e)},[()=>B(i)?Z(`puzzle-today`):Z(`puzzle-level`,{n:B(r).level})]),V(`click`,o,()=>$.exercise(t.game.name,B(r).name)),G(e,a)}),k(b),k(h),z((e,t,n,r,i)=>{K(c,e),K(u,t),K(p,n),K(_,r),K(y,i)},[()=>Z(`first-game`),()=>Z(`first-game-about`),()=>Z(`first-game-begin`,{n:B(i)+1,of:B(n).chapters.length,done:B(r)}),()=>Z(`puzzles`),()=>Z(`puzzles-about`)]),V(`click`,f,()=>$.exercise(t.game.name,`first-game`,B(i))),G(e,a)};q(o,e=>{B(n)&&e(s)}),G(e,a),j()}H([`click`]);var j_=U(`<p class="svelte-1x08you"> </p>`),M_=U(`<section class="svelte-1x08you"><!> <!></section>`);function N_(e,t){A(t,!0);let n=[`goal`,`turn`,`cards`,`fight`,`tip`],r=ba(t,`level`,3,2),i=e=>_s(t.game,e===`goal`?e:`lesson-${e}`).split(`
`);var a=W();Y(I(a),17,()=>ps(t.game)?n:[],J,(e,t)=>{var n=M_(),a=F(n);wi(a,()=>`h${r()}`,!1,(e,n)=>{Fi(e,0,`svelte-1x08you`);var r=Zr();z(e=>K(r,e),[()=>Z(`lesson`,{topic:B(t)})]),G(n,r)}),Y(R(a,2),17,()=>i(B(t)),J,(e,t)=>{var n=j_(),r=L(n,!0);z(()=>K(r,B(t))),G(e,n)}),k(n),G(e,n)}),G(e,a),j()}var P_=U(`<a class="button"> </a>`),F_=U(`<div class="page"><h1> </h1> <!> <div class="panel how-to svelte-19fw294"><picture><img width="960" height="600" class="svelte-19fw294"/></picture> <div class="lesson svelte-19fw294"><!></div> <p class="actions svelte-19fw294"><a class="button main" href="#/"> </a> <a class="button"> </a> <a class="button"> </a> <!></p></div></div>`);function I_(e,t){A(t,!0);var n=F_(),r=F(n),i=L(r,!0),a=R(r,2);A_(a,{get game(){return t.game}});var o=R(a,2),s=F(o),c=L(s),l=R(s,2);N_(F(l),{get game(){return t.game.name}}),k(l);var u=R(l,2),d=F(u),f=L(d,!0),p=R(d,2),m=L(p,!0),h=R(p,2),g=L(h,!0);Y(R(h,2),17,()=>$.server.games.filter(e=>e.name!==t.game.name),J,(e,t)=>{var n=P_(),r=L(n,!0);z(e=>{X(n,`href`,`#/learn/${B(t).name??``}`),K(r,e)},[()=>Z(`learn`,{game:B(t).title})]),G(e,n)}),k(u),k(o),k(n),z((e,n,r,a,o)=>{K(i,e),X(c,`src`,`how-to-${t.game.name??``}.webp`),X(c,`alt`,n),K(f,r),X(p,`href`,`#/cards/${t.game.name??``}`),K(m,a),X(h,`href`,`#/rules/${t.game.name??``}`),K(g,o)},[()=>Z(`learn`,{game:t.game.title}),()=>Z(`how-to-picture`,{game:t.game.title}),()=>Z(`go`,{game:t.game.title}),()=>Z(`cards`),()=>Z(`rules`,{game:t.game.title})]),V(`click`,d,()=>Jd.wish.game=t.game.name),G(e,n),j()}H([`click`]);var L_=U(`<p role="status"> </p> <p><a class="button" href="#/me"> </a></p>`,1),R_=U(`<p><button class="main"> </button></p>`),z_=U(`<p class="error" role="alert"> </p>`),B_=U(`<div class="page"><h1> </h1> <!> <!></div>`);function V_(e,t){A(t,!0);let n=N(!1),r=N(``);async function i(){try{await $.link.ask({type:`confirm-email`,token:t.token},`done`),P(n,!0)}catch(e){P(r,Bd(e),!0)}}var a=B_(),o=F(a),s=L(o,!0),c=R(o,2),l=e=>{var t=L_(),n=I(t),r=L(n,!0),i=R(n,2),a=L(F(i),!0);k(i),z((e,t)=>{K(r,e),K(a,t)},[()=>Z(`mail-done`),()=>Z(`my-page`)]),G(e,t)},u=e=>{var t=R_(),n=F(t),r=L(n,!0);k(t),z(e=>K(r,e),[()=>Z(`mail-confirm`)]),V(`click`,n,i),G(e,t)};q(c,e=>{B(n)?e(l):e(u,-1)});var d=R(c,2),f=e=>{var t=z_(),n=L(t,!0);z(()=>K(n,B(r))),G(e,t)};q(d,e=>{B(r)&&e(f)}),k(a),z(e=>K(s,e),[()=>Z(`mail-title`)]),G(e,a),j()}H([`click`]);var H_=U(`<p class="error" role="alert"> </p>`),U_=U(`<section class="panel svelte-1rs3gm8" aria-labelledby="my-data"><h2 id="my-data" class="svelte-1rs3gm8"> </h2> <p class="quiet"> </p> <div><button> </button></div> <details><summary class="svelte-1rs3gm8"> </summary> <form class="svelte-1rs3gm8"><p> </p> <label class="field"> <input name="forget" autocomplete="off" maxlength="40" required=""/></label> <button class="danger"> </button></form></details> <!></section>`);function W_(e,t){A(t,!0);let n=N(``),r=N(``),i=N(!1);async function a(e){P(r,``),P(i,!0);try{await e()}catch(e){P(r,Bd(e),!0)}P(i,!1)}async function o(){let e=await $.everything();Gh(`trivault.json`,JSON.stringify(e,null,1),`application/json`)}async function s(){await $.forget(B(n)),P(n,``)}var c=U_(),l=F(c),u=L(l,!0),d=R(l,2),f=L(d,!0),p=R(d,2),m=F(p),h=L(m,!0);k(p);var g=R(p,2),_=F(g),v=L(_,!0),y=R(_,2),b=F(y),x=L(b,!0),S=R(b,2),C=F(S),w=R(C);Yi(w),k(S);var T=R(S,2),E=L(T,!0);k(y),k(g);var ee=R(g,2),D=e=>{var t=H_(),n=L(t,!0);z(()=>K(n,B(r))),G(e,t)};q(ee,e=>{B(r)&&e(D)}),k(c),z((e,t,n,r,a,o,s)=>{K(u,e),K(f,t),m.disabled=B(i),K(h,n),K(v,r),K(x,a),K(C,`${o??``} `),T.disabled=B(i),K(E,s)},[()=>Z(`my-data`),()=>Z(`my-data-more`),()=>Z(`export`),()=>Z(`forget-me`),()=>Z(`forget-more`),()=>Z(`forget-name`,{name:t.name}),()=>Z(`forget-do`)]),V(`click`,m,()=>a(o)),Vr(`submit`,y,e=>{e.preventDefault(),a(s)}),ta(w,()=>B(n),e=>P(n,e)),G(e,c),j()}H([`click`]);var G_=U(`<a class="button svelte-1z0e796"> <span class="unseen"> </span></a>`),K_=U(`<li class="svelte-1z0e796"><span> </span> <span class="what svelte-1z0e796"><b> </b> <!> <small class="quiet svelte-1z0e796"> </small></span> <!></li>`),q_=U(`<p><button> </button></p>`),J_=U(`<ul class="svelte-1z0e796"></ul> <!>`,1);function Y_(e,t){A(t,!0);let n=N(!1),r=e=>new Date(e*1e3).toLocaleDateString(Zo.lang);var i=J_(),a=I(i);Y(a,21,()=>B(n)?t.games:t.games.slice(0,10),e=>e.room,(e,t)=>{var n=K_(),i=F(n),a=L(i,!0),o=R(i,2),s=F(o),c=L(s,!0),l=R(s,2),u=e=>{var n=Zr();z(e=>K(n,e),[()=>Z(`go-on-with`,{names:B(t).names.join(`, `)})]),G(e,n)};q(l,e=>{B(t).names.length&&e(u)});var d=L(R(l,2),!0);k(o);var f=R(o,2),p=e=>{var n=G_(),i=F(n),a=L(R(i));k(n),z((e,r,o)=>{X(n,`href`,`#/room/${B(t).room??``}`),K(i,`${e??``} `),K(a,`: ${r??``}, ${o??``}`)},[()=>Z(`look-back`),()=>B(t).names.join(`, `),()=>r(B(t).ended)]),G(e,n)};q(f,e=>{B(t).kept&&e(p)}),k(n),z((e,n,r)=>{Fi(i,1,ki([`result`,B(t).result]),`svelte-1z0e796`),K(a,e),K(c,n),K(d,r)},[()=>Z(`result`,{result:B(t).result||`self`}),()=>$.server.game(B(t).game)?.title??B(t).game,()=>[r(B(t).ended),B(t).deck].filter(Boolean).join(` · `)]),G(e,n)}),k(a);var o=R(a,2),s=e=>{var r=q_(),i=F(r),a=L(i,!0);k(r),z(e=>K(a,e),[()=>Z(`show-all`,{n:t.games.length})]),V(`click`,i,()=>P(n,!0)),G(e,r)};q(o,e=>{!B(n)&&t.games.length>10&&e(s)}),G(e,i),j()}H([`click`]);var X_=U(`<p> <button> </button></p>`),Z_=U(`<p role="status"> </p>`),Q_=U(`<p class="error" role="alert"> </p>`),$_=U(`<section class="panel svelte-if9siv" aria-labelledby="reminders"><h2 id="reminders" class="svelte-if9siv"> </h2> <p class="quiet"> </p> <!> <form class="svelte-if9siv"><label class="field"> <input name="email" type="email" autocomplete="email" maxlength="200" required=""/></label> <button> </button></form> <!> <!></section>`);function ev(e,t){A(t,!0);let n=N(``),r=N(!1),i=N(``);async function a(e){P(i,``);try{await $.link.ask({type:`email`,address:e},`done`),P(r,!!e),await t.changed()}catch(e){P(i,Bd(e),!0)}}var o=$_(),s=F(o),c=L(s,!0),l=R(s,2),u=L(l,!0),d=R(l,2),f=e=>{var n=X_(),r=F(n),i=R(r),o=L(i,!0);k(n),z((e,t)=>{K(r,`${e??``} `),K(o,t)},[()=>Z(`reminded-at`,{email:t.email}),()=>Z(`reminders-off`)]),V(`click`,i,()=>a(``)),G(e,n)};q(d,e=>{t.email&&e(f)});var p=R(d,2),m=F(p),h=F(m),g=R(h);Yi(g),k(m);var _=L(R(m,2),!0);k(p);var v=R(p,2),y=e=>{var t=Z_(),n=L(t,!0);z(e=>K(n,e),[()=>Z(`letter-sent`)]),G(e,t)};q(v,e=>{B(r)&&e(y)});var b=R(v,2),x=e=>{var t=Q_(),n=L(t,!0);z(()=>K(n,B(i))),G(e,t)};q(b,e=>{B(i)&&e(x)}),k(o),z((e,t,n,r)=>{K(c,e),K(u,t),K(h,`${n??``} `),K(_,r)},[()=>Z(`reminders`),()=>Z(`reminders-more`),()=>Z(`email`),()=>Z(`reminders-on`)]),Vr(`submit`,p,e=>{e.preventDefault(),a(B(n))}),ta(g,()=>B(n),e=>P(n,e)),G(e,o),j()}H([`click`]);var tv=U(`<small class="quiet svelte-10eucl4"> </small>`),nv=U(`<tr><th scope="row" class="svelte-10eucl4"> <!></th><td class="svelte-10eucl4"> </td><td class="svelte-10eucl4"> </td><td class="svelte-10eucl4"> </td></tr>`),rv=U(`<table class="svelte-10eucl4"><thead><tr><th scope="col" class="svelte-10eucl4"> </th><th scope="col" class="svelte-10eucl4"> </th><th scope="col" class="svelte-10eucl4"> </th><th scope="col" class="svelte-10eucl4"> </th></tr></thead><tbody></tbody></table>`);function iv(e,t){A(t,!0);let n=M(()=>t.tallies.toSorted((e,t)=>t.played-e.played));var r=W(),i=I(r),a=e=>{var r=rv(),i=F(r),a=F(i),o=F(a),s=L(o,!0),c=R(o),l=L(c,!0),u=R(c),d=L(u,!0),f=L(R(u),!0);k(a),k(i);var p=R(i);Y(p,21,()=>B(n),J,(e,t)=>{var n=nv(),r=F(n),i=F(r),a=R(i),o=e=>{var n=tv(),r=L(n,!0);z(e=>K(r,e),[()=>$.server.game(B(t).game)?.title??B(t).game]),G(e,n)};q(a,e=>{B(t).name&&e(o)}),k(r);var s=R(r),c=L(s,!0),l=R(s),u=L(l,!0),d=L(R(l),!0);k(n),z(e=>{K(i,`${e??``} `),K(c,B(t).played),K(u,B(t).won),K(d,B(t).lost)},[()=>B(t).name||$.server.game(B(t).game)?.title||B(t).game]),G(e,n)}),k(p),k(r),z((e,n,r)=>{K(s,t.by),K(l,e),K(d,n),K(f,r)},[()=>Z(`games-played`),()=>Z(`won`),()=>Z(`lost-games`)]),G(e,r)};q(i,e=>{t.tallies.length&&e(a)}),G(e,r),j()}function av({seconds:e,increment:t=0}){return Z(`clock-words`,{minutes:Math.round(e/60*10)/10,increment:t})}function ov({kind:e,name:t,rating:n,deviation:r=0}){return e===`open`?Z(`open-seat`):typeof n==`number`?`${t} (${sv(n,r)})`:t??``}function sv(e,t){return`${e} ± ${t}`}var cv=U(`<span class="rating svelte-1jqyagk"> <b> </b></span>`),lv=U(`<p></p>`),uv=U(`<li class="svelte-1jqyagk"><a class="svelte-1jqyagk"> </a> <span class="quiet"> </span></li>`),dv=U(`<h3 class="svelte-1jqyagk"> </h3> <ol class="svelte-1jqyagk"></ol>`,1),fv=U(`<section class="panel svelte-1jqyagk" aria-labelledby="favourites"><h2 id="favourites" class="svelte-1jqyagk"> </h2> <!></section>`),pv=U(`<section class="panel svelte-1jqyagk" aria-labelledby="results"><h2 id="results" class="svelte-1jqyagk"> </h2> <p> </p> <!> <div class="tables svelte-1jqyagk"><!> <!> <!></div></section> <!> <section class="panel svelte-1jqyagk" aria-labelledby="history"><h2 id="history" class="svelte-1jqyagk"> </h2> <p class="quiet"> </p> <!></section>`,1),mv=U(`<p> </p>`),hv=U(`<p class="quiet"> <a href="#/players"> </a></p> <!> <!> <!>`,1),gv=U(`<p role="status"> </p>`),_v=U(`<div class="page"><h1> </h1> <!></div>`);function vv(e,t){A(t,!0);let n=N(null),r=e=>$.server.game(e)?.title??e,i=M(()=>[...new Set(B(n)?.cards?.map(e=>e.game))]);In(()=>{Zo.lang,$.server.me?.user,a()});async function a(){P(n,await $.link.ask({type:`profile`},`profile`).catch(()=>null))}var o=_v(),s=F(o),c=L(s,!0),l=R(s,2),u=e=>{var t=hv(),o=I(t),s=F(o),c=L(R(s),!0);k(o);var l=R(o,2),u=e=>{var t=pv(),a=I(t),o=F(a),s=L(o,!0),c=R(o,2),l=L(c),u=R(c,2),d=e=>{var t=lv();Y(t,21,()=>B(n).ratings,J,(e,t)=>{var n=cv(),i=F(n),a=L(R(i),!0);k(n),z((e,t)=>{K(i,`${e??``}: `),K(a,t)},[()=>r(B(t).game),()=>sv(B(t).rating,B(t).deviation)]),G(e,n)}),k(t),G(e,t)};q(u,e=>{B(n).ratings?.length&&e(d)});var f=R(u,2),p=F(f);{let e=M(()=>Z(`game`)),t=M(()=>B(n).games??[]);iv(p,{get by(){return B(e)},get tallies(){return B(t)}})}var m=R(p,2);{let e=M(()=>Z(`opponent`)),t=M(()=>B(n).levels??[]);iv(m,{get by(){return B(e)},get tallies(){return B(t)}})}var h=R(m,2);{let e=M(()=>Z(`own-deck-title`)),t=M(()=>B(n).decks??[]);iv(h,{get by(){return B(e)},get tallies(){return B(t)}})}k(f),k(a);var g=R(a,2),_=e=>{var t=fv(),a=F(t),o=L(a,!0);Y(R(a,2),17,()=>B(i),J,(e,t)=>{var i=dv(),a=I(i),o=L(a,!0),s=R(a,2);Y(s,21,()=>B(n).cards?.filter(e=>e.game===B(t))??[],J,(e,n)=>{var r=uv(),i=F(r),a=L(i,!0),o=L(R(i,2));k(r),z(()=>{X(i,`href`,`#/cards/${B(t)??``}/${B(n).card??``}`),K(a,B(n).name),K(o,`×${B(n).times??``}`)}),G(e,r)}),k(s),z(e=>K(o,e),[()=>r(B(t))]),G(e,i)}),k(t),z(e=>K(o,e),[()=>Z(`favourites`)]),G(e,t)};q(g,e=>{B(i).length&&e(_)});var v=R(g,2),y=F(v),b=L(y,!0),x=R(y,2),S=L(x,!0);Y_(R(x,2),{get games(){return B(n).history}}),k(v),z((e,t,n,r,i)=>{K(s,e),K(l,`${t??``}
          ${n??``}`),K(b,r),K(S,i)},[()=>Z(`results`),()=>Z(`streak`,{n:Math.abs(B(n).streak??0),way:(B(n).streak??0)<0?`lost`:`won`}),()=>Z(`best-streak`,{n:B(n).best_streak??0}),()=>Z(`history`),()=>Z(`history-more`)]),G(e,t)},d=e=>{var t=mv(),n=L(t,!0);z(e=>K(n,e),[()=>Z(`no-results`)]),G(e,t)};q(l,e=>{B(n).history?.length?e(u):e(d,-1)});var f=R(l,2),p=e=>{{let t=M(()=>B(n).email??``);ev(e,{get email(){return B(t)},changed:a})}};q(f,e=>{B(n).mails&&B(n).account&&e(p)}),W_(R(f,2),{get name(){return B(n).name}}),z((e,t)=>{K(s,`${e??``} · `),K(c,t)},[()=>Z(`who-am-i`,{name:B(n).name,account:B(n).account?`yes`:`no`}),()=>Z(`players`)]),G(e,t)},d=e=>{var t=gv(),n=L(t,!0);z(e=>K(n,e),[()=>Z(`loading`)]),G(e,t)};q(l,e=>{B(n)?e(u):e(d,-1)}),k(o),z(e=>K(c,e),[()=>Z(`my-page`)]),G(e,o),j()}var yv=U(`<label class="field"> <input type="password" maxlength="200" required=""/></label>`),bv=U(`<p class="error" role="alert"> </p>`),xv=U(`<form class="svelte-15czc8"><h3 class="svelte-15czc8"> </h3> <label class="field"> <input autocapitalize="none" maxlength="24" required=""/></label> <!> <!> <div><button> </button></div></form>`);function Sv(e,t){let n=Qr();A(t,!0);let r=N(``),i=N(``),a=N(``),o=N(!1);async function s(e){e.preventDefault(),P(a,``),P(o,!0);try{await $[t.way](B(r),B(i)),P(r,P(i,``),!0)}catch(e){P(a,e instanceof jd?e.message:Z(`lost`),!0)}P(o,!1)}var c=xv(),l=F(c),u=L(l,!0),d=R(l,2),f=F(d),p=R(f);Yi(p),k(d);var m=R(d,2),h=e=>{var r=yv(),o=F(r),s=R(o);Yi(s),k(r),z(e=>{K(o,`${e??``} `),X(s,`name`,`${t.way??``}-password`),X(s,`autocomplete`,t.way===`register`?`new-password`:`current-password`),X(s,`aria-invalid`,!!B(a)),X(s,`aria-describedby`,B(a)?`${n}-error`:void 0)},[()=>Z(`password`)]),ta(s,()=>B(i),e=>P(i,e)),G(e,r)};q(m,e=>{t.way!==`rename`&&e(h)});var g=R(m,2),_=e=>{var t=bv(),r=L(t,!0);z(()=>{X(t,`id`,`${n}-error`),K(r,B(a))}),G(e,t)};q(g,e=>{B(a)&&e(_)});var v=R(g,2),y=F(v),b=L(y,!0);k(v),k(c),z((e,r,i)=>{X(c,`aria-labelledby`,`${n}-title`),X(l,`id`,`${n}-title`),K(u,e),K(f,`${r??``} `),X(p,`name`,`${t.way??``}-name`),X(p,`autocomplete`,t.way===`rename`?`nickname`:`username`),X(p,`aria-invalid`,!!B(a)),X(p,`aria-describedby`,B(a)?`${n}-error`:void 0),y.disabled=B(o),K(b,i)},[()=>Z(`account-way`,{way:t.way}),()=>Z(`name`),()=>Z(`account-do`,{way:t.way})]),Vr(`submit`,c,s),ta(p,()=>B(r),e=>P(r,e)),G(e,c),j()}var Cv=U(`<p class="quiet"> </p> <div class="actions"><button> </button></div>`,1),wv=U(`<p class="quiet"> </p> <div class="forms svelte-1skunwk"><!> <!> <!></div>`,1),Tv=U(`<option> </option>`),Ev=U(`<tr><td class="svelte-1skunwk"></td><th scope="row" class="svelte-1skunwk"> </th><td class="svelte-1skunwk"> </td><td class="svelte-1skunwk"> </td></tr>`),Dv=U(`<table class="svelte-1skunwk"><thead><tr><th scope="col" class="svelte-1skunwk"> </th><th scope="col" class="svelte-1skunwk"> </th><th scope="col" class="svelte-1skunwk"> </th><th scope="col" class="svelte-1skunwk"> </th></tr></thead><tbody></tbody></table>`),Ov=U(`<p> </p>`),kv=U(`<div class="page"><h1> </h1> <section class="panel svelte-1skunwk" aria-labelledby="me"><h2 id="me" class="svelte-1skunwk"> </h2> <!></section> <p><a class="button" href="#/me"> </a></p> <section class="panel svelte-1skunwk" aria-labelledby="ratings"><h2 id="ratings" class="svelte-1skunwk"> </h2> <p class="quiet"> </p> <label class="field pick svelte-1skunwk"> <select></select></label> <!></section></div>`);function Av(e,t){A(t,!0);let n=N(``),r=N(null),i=M(()=>$.server.game(B(n))??$.server.games[0]);In(()=>{let e=B(i)?.name;e&&$.link.ask({type:`ratings`,game:e},`ratings`).then(t=>{e===B(i)?.name&&P(r,t.players)},()=>void 0)});var a=kv(),o=F(a),s=L(o,!0),c=R(o,2),l=F(c),u=L(l,!0),d=R(l,2),f=e=>{var t=Cv(),n=I(t),r=L(n,!0),i=R(n,2),a=F(i),o=L(a,!0);k(i),z((e,t)=>{K(r,e),K(o,t)},[()=>Z(`account-more`),()=>Z(`logout`)]),V(`click`,a,()=>$.logout()),G(e,t)},p=e=>{var t=wv(),n=I(t),r=L(n,!0),i=R(n,2),a=F(i);Sv(a,{way:`rename`});var o=R(a,2);Sv(o,{way:`register`}),Sv(R(o,2),{way:`login`}),k(i),z(e=>K(r,e),[()=>Z(`guest-more`)]),G(e,t)};q(d,e=>{$.server.me?.account?e(f):$.server.me&&e(p,1)}),k(c);var m=R(c,2),h=L(F(m),!0);k(m);var g=R(m,2),_=F(g),v=L(_,!0),y=R(_,2),b=L(y,!0),x=R(y,2),S=F(x),C=R(S);Y(C,21,()=>$.server.games,J,(e,t)=>{var n=Tv(),r=L(n,!0),i={};z(()=>{K(r,B(t).title),i!==(i=B(t).name)&&(n.value=(n.__value=i)??``)}),G(e,n)}),k(C);var w;Vi(C),k(x);var T=R(x,2),E=e=>{var t=Dv(),n=F(t),i=F(n),a=F(i),o=L(a,!0),s=R(a),c=L(s,!0),l=R(s),u=L(l,!0),d=L(R(l),!0);k(i),k(n);var f=R(n);Y(f,21,()=>B(r),J,(e,t,n)=>{var r=Ev();let i;var a=F(r);a.textContent=n+1;var o=R(a),s=L(o,!0),c=R(o),l=L(c,!0),u=L(R(c),!0);k(r),z(e=>{i=Fi(r,1,`svelte-1skunwk`,null,i,{me:$.server.me?.account&&B(t).name===$.server.me.name}),K(s,B(t).name),K(l,e),K(u,B(t).games)},[()=>sv(B(t).rating,B(t).deviation)]),G(e,r)}),k(f),k(t),z((e,t,n,r)=>{K(o,e),K(c,t),K(u,n),K(d,r)},[()=>Z(`rank`),()=>Z(`name`),()=>Z(`rating`),()=>Z(`games-played`)]),G(e,t)},ee=e=>{var t=Ov(),n=L(t,!0);z(e=>K(n,e),[()=>Z(`no-ratings`)]),G(e,t)};q(T,e=>{B(r)?.length?e(E):B(r)&&e(ee,1)}),k(g),k(a),z((e,t,n,r,a,o)=>{K(s,e),K(u,t),K(h,n),K(v,r),K(b,a),K(S,`${o??``} `),w!==(w=B(i)?.name??``)&&(C.value=(C.__value=w)??``,Bi(C,w))},[()=>Z(`players`),()=>Z(`who-am-i`,{name:$.server.me?.name??``,account:$.server.me?.account?`yes`:`no`}),()=>Z(`my-page`),()=>Z(`ratings`),()=>Z(`ratings-more`),()=>Z(`game`)]),V(`change`,C,e=>P(n,e.currentTarget.value,!0)),G(e,a),j()}H([`click`,`change`]);var jv=U(`<div class="large svelte-bswun6"><!></div>`),Mv=U(`<p class="svelte-bswun6"> </p>`),Nv=U(`<a class="button"> </a>`),Pv=U(`<dialog class="svelte-bswun6"><!> <div class="actions svelte-bswun6"><button> <kbd>Esc</kbd></button> <!></div></dialog>`);function Fv(e,t){A(t,!0);let n=N(void 0),r=N(!1),i=M(()=>$.server.cards[t.game]?.get(t.card)),a=M(()=>`${location.origin}${location.pathname}#/cards/${t.game}/${t.card}`);In(()=>{B(n)?.showModal()});async function o(){await navigator.clipboard?.writeText(B(a)),P(r,!0)}var s=Pv(),c=F(s),l=e=>{var n=jv(),r=F(n);{let e=M(()=>ys(t.game,t.card,B(i)));Pc(r,{get face(){return B(e)},get game(){return t.game}})}k(n),G(e,n)},u=e=>{var t=Mv(),n=L(t,!0);z(e=>K(n,e),[()=>Z(`no-card`)]),G(e,t)};q(c,e=>{B(i)?e(l):e(u,-1)});var d=R(c,2),f=F(d);_t(f,!0);var p=F(f);Oe(),k(f);var m=R(f,2),h=e=>{var t=Nv(),n=L(t,!0);z(e=>{X(t,`href`,B(a)),K(n,e)},[()=>B(r)?Z(`copied`):Z(`card-link`)]),V(`click`,t,e=>{navigator.clipboard&&(e.preventDefault(),o())}),G(e,t)};q(m,e=>{B(i)&&e(h)}),k(d),k(s),da(s,e=>P(n,e),()=>B(n)),Ei(s,()=>Ru),z((e,t)=>{X(s,`aria-label`,e),K(p,`${t??``} `)},[()=>B(i)?.name??Z(`no-card`),()=>Z(`close`)]),Vr(`close`,s,function(...e){t.shut?.apply(this,e)}),V(`click`,f,()=>B(n)?.close()),G(e,s),j()}H([`click`]);function Iv(e,t,n){let r=t=>({ArrowLeft:e.x-t.x,ArrowRight:t.x-e.x,ArrowUp:e.y-t.y,ArrowDown:t.y-e.y})[n],i=t=>Math.abs(n===`ArrowLeft`||n===`ArrowRight`?t.y-e.y:t.x-e.x),a=-1,o=1/0;return t.forEach((e,t)=>{let n=r(e)+2*i(e);r(e)>4&&n<o&&(a=t,o=n)}),a}function Lv(e){let t=e.getBoundingClientRect();return{x:t.x+t.width/2,y:t.y+(Xl(e)?8:t.height/2)}}var Rv;function zv(e,t=!1){let n=t?[]:eu(),r=n.length?n:$l(),i=document.activeElement,a=r.map(Lv),o=r[Yl(i)?Iv(Lv(i),a,e):Bv(Rv,a)];o&&(o.focus(),o.scrollIntoView({block:`nearest`,inline:`nearest`}),Rv=Lv(o))}function Bv(e,t){if(!e||!t.length)return t.length?0:-1;let n=t.map(({x:t,y:n})=>Math.hypot(t-e.x,n-e.y));return n.indexOf(Math.min(...n))}function Vv(e){return e.startsWith(`Arrow`)}function Hv(e){let t=e.target,n=e.key===` `&&/^(BUTTON|A|SUMMARY)$/.test(t.tagName);return e.ctrlKey||e.metaKey||e.altKey||n||/^(INPUT|TEXTAREA|SELECT)$/.test(t.tagName)}function Uv(e,t){return e.filter(e=>gl(e).some(e=>t.includes(e)))}function Wv(e,t,...n){return Uv(e.options,t).filter(({answer:e})=>n.includes(e.split(` `)[0]))}function Gv(e,t,n){if(n.things.some(e=>t.includes(e)))return;let r=Uv(Uv(e.options,t),n.things);return r.length?{options:r}:void 0}var Kv={turn:[{pitch:660,at:0,long:.14,shape:`sine`},{pitch:880,at:.13,long:.24,shape:`sine`}],card:[{pitch:320,to:180,at:0,long:.08,shape:`triangle`}],damage:[{pitch:150,to:55,at:0,long:.26,shape:`sawtooth`}],break:[{pitch:420,to:90,at:0,long:.18,shape:`square`},{pitch:240,to:60,at:.06,long:.22,shape:`sawtooth`}],dice:[0,.07,.15,.25,.38].map((e,t)=>({pitch:900-90*t,to:500,at:e,long:.035,shape:`square`})),key:[{pitch:392,at:0,long:.16,shape:`triangle`},{pitch:587,at:.12,long:.16,shape:`triangle`},{pitch:880,at:.24,long:.6,shape:`sine`},{pitch:1174,at:.24,long:.6,shape:`sine`}],end:[{pitch:523,at:0,long:.2,shape:`sine`},{pitch:659,at:.18,long:.2,shape:`sine`},{pitch:784,at:.36,long:.5,shape:`sine`}]},qv={destroy:`break`,forge:`key`};function Jv(e,t,n){if(t.undone||t.at===e.at)return[];if(t.result)return e.result?[]:[`end`];let r=[];t.question&&!e.question&&r.push(`turn`),n(t.view)>n(e.view)?r.push(`damage`):(t.lines??[]).some(e=>!e.small&&e.cards?.length)&&r.push(`card`);for(let{told:e,dice:n}of t.lines??[]){let t=n?.length?`dice`:qv[e?.kind??``];t&&!r.includes(t)&&r.push(t)}return r}var Yv;function Xv(e,t,n=0){Yv??=new AudioContext,Yv.resume();for(let r of Kv[e])Zv(Yv,{...r,at:r.at+n},t/250)}function Zv(e,{pitch:t,to:n=t,at:r,long:i,shape:a},o){let s=e.currentTime+r,c=e.createOscillator(),l=e.createGain();c.type=a,c.frequency.setValueAtTime(t,s),c.frequency.exponentialRampToValueAtTime(n,s+i),l.gain.setValueAtTime(1e-4,s),l.gain.exponentialRampToValueAtTime(Math.max(o,1e-4),s+.015),l.gain.exponentialRampToValueAtTime(1e-4,s+i),c.connect(l).connect(e.destination),c.start(s),c.stop(s+i+.02)}function Qv(e,t){A(t,!0);let n=null;In(()=>{let e=t.sitting.server.table;Nr(()=>{n&&e&&r(n,e),n=e})});function r(e,n){let r=Jv(e,n,ps(t.sitting.server.room?.game??``)?.hurt??(()=>0));iu.sound&&r.forEach((e,t)=>Xv(e,iu.volume,t*.3)),r.includes(`turn`)&&iu.alert&&document.hidden&&wd(Z(`your-turn`),n.question?.prompt??``,t.sitting.id)}j()}var $v=U(`<small> </small>`),ey=U(`<p><b> </b><!> </p>`),ty=U(`<div class="lines svelte-10ayso4" tabindex="0" role="log"></div> <form class="svelte-10ayso4"><input maxlength="300" autocomplete="off" class="svelte-10ayso4"/> <button> </button></form>`,1),ny=U(`<section class="chat svelte-10ayso4"><div class="head svelte-10ayso4"><h2 class="svelte-10ayso4"> </h2> <span class="watching svelte-10ayso4"><!> <span aria-hidden="true"> </span> <span class="unseen"> </span></span> <button class="svelte-10ayso4"> </button></div> <!></section>`);function ry(e,t){A(t,!0);let n=N(``),r=N(void 0);In(()=>{t.sitting.server.chat.length&&B(r)?.scrollTo({top:B(r).scrollHeight})});function i(e){e.preventDefault(),B(n).trim()&&t.sitting.talk(B(n).trim()),P(n,``)}var a=ny(),o=F(a),s=F(o),c=L(s,!0),l=R(s,2),u=F(l);Q(u,{name:`eye`});var d=R(u,2),f=L(d,!0),p=L(R(d,2),!0);k(l);var m=R(l,2),h=L(m,!0);k(o);var g=R(o,2),_=e=>{var a=ty(),o=I(a);Y(o,21,()=>t.sitting.server.chat.slice(-50),J,(e,t)=>{var n=ey(),r=F(n),i=L(r,!0),a=R(r),o=e=>{var t=$v(),n=L(t);z(e=>K(n,`(${e??``})`),[()=>Z(`watches`)]),G(e,t)};q(a,e=>{B(t).seat<0&&e(o)});var s=R(a);k(n),z(()=>{K(i,B(t).name),K(s,`: ${B(t).text??``}`)}),G(e,n)}),k(o),da(o,e=>P(r,e),()=>B(r));var s=R(o,2),c=F(s);Yi(c);var l=L(R(c,2),!0);k(s),z((e,t,n,r)=>{X(o,`aria-label`,e),X(c,`aria-label`,t),X(c,`placeholder`,n),K(l,r)},[()=>Z(`chat`),()=>Z(`chat-line`),()=>Z(`chat-line`),()=>Z(`send`)]),Vr(`submit`,s,i),ta(c,()=>B(n),e=>P(n,e)),G(e,a)};q(g,e=>{t.sitting.screen.muted||e(_)}),k(a),z((e,n,r,i,o)=>{X(a,`aria-label`,e),K(c,n),X(l,`title`,r),K(f,t.sitting.server.room?.watching),K(p,i),X(m,`aria-pressed`,t.sitting.screen.muted),K(h,o)},[()=>Z(`chat`),()=>Z(`chat`),()=>Z(`watching`,{n:t.sitting.server.room?.watching??0}),()=>Z(`watching`,{n:t.sitting.server.room?.watching??0}),()=>t.sitting.screen.muted?Z(`unmute`):Z(`mute`)]),V(`click`,m,()=>t.sitting.mute(!t.sitting.screen.muted)),G(e,a),j()}H([`click`]);var iy=U(`<small class="svelte-1sit5os"> </small>`),ay=U(`<!> `,1),oy=U(`<button class="main svelte-1sit5os"> </button>`),sy=U(`<a class="button main" href="#/"> </a>`),cy=U(`<a class="button main"> </a>`),ly=U(`<button class="svelte-1sit5os"> </button>`),uy=U(`<button class="main svelte-1sit5os"> </button> <!>`,1),dy=U(`<p class="goal svelte-1sit5os"> </p>`),fy=U(`<p class="svelte-1sit5os"> </p>`),py=U(`<p class="said svelte-1sit5os"> </p>`),my=U(`<p class="hint svelte-1sit5os"><!> </p>`),hy=U(`<section><header class="svelte-1sit5os"><h2 tabindex="-1" class="svelte-1sit5os"><!> <!></h2> <span class="actions svelte-1sit5os"><!> <a class="button flat svelte-1sit5os"><!> <span class="svelte-1sit5os"> </span></a></span></header> <div role="status"><!> <!> <!> <!></div></section>`);function gy(e,t){A(t,!0);let n=M(()=>t.sitting.server.room?.game??``),r=M(()=>t.task.chapters??0),i=M(()=>t.task.chapter??0),a=M(()=>t.task.hints??[]),o=M(()=>t.task.name===`missed`),s=M(()=>!B(r)||B(i)+1===B(r)),c=N(0),l=N(void 0);In(()=>{t.sitting.id,P(c,0)}),In(()=>{t.task.status===`solved`&&!B(o)&&w_.add(B(n),B(r)?T_(B(i)):t.task.name)}),In(()=>{t.task.status!==`open`&&B(l)?.focus()});let u=()=>void $.exercise(B(n),t.task.name,B(i));var d=hy(),f=F(d),p=F(f),m=F(p),h=e=>{var t=iy(),n=L(t,!0);z(e=>K(n,e),[()=>Z(`chapter-of`,{n:B(i)+1,of:B(r)})]),G(e,t)};q(m,e=>{B(r)&&e(h)});var g=R(m,2),_=e=>{var t=ay(),n=I(t);Q(n,{name:`check`});var r=R(n,1,!0);z(e=>K(r,e),[()=>Z(`coach-solved`)]),G(e,t)},v=e=>{var t=Zr();z(e=>K(t,e),[()=>Z(`coach-failed`)]),G(e,t)},y=e=>{var n=Zr();z(()=>K(n,t.task.title)),G(e,n)};q(g,e=>{t.task.status===`solved`?e(_):t.task.status===`failed`?e(v,1):e(y,-1)}),k(p),da(p,e=>P(l,e),()=>B(l));var b=R(p,2),x=F(b),S=e=>{var a=W(),o=I(a),c=e=>{var r=oy(),a=L(r,!0);z(e=>K(a,e),[()=>Z(`coach-next`)]),V(`click`,r,()=>$.exercise(B(n),t.task.name,B(i)+1)),G(e,r)},l=e=>{var t=sy(),r=L(t,!0);z(e=>K(r,e),[()=>Z(`coach-play`)]),V(`click`,t,()=>Jd.wish.game=B(n)),G(e,t)},u=e=>{var t=cy(),r=L(t,!0);z(e=>{X(t,`href`,`#/learn/${B(n)??``}`),K(r,e)},[()=>Z(`coach-more`)]),G(e,t)};q(o,e=>{B(s)?B(r)?e(l,1):e(u,-1):e(c)}),G(e,a)},C=e=>{var n=uy(),r=I(n),i=L(r,!0),a=R(r,2),s=e=>{var t=ly(),n=L(t,!0);z(e=>K(n,e),[()=>Z(`coach-again`)]),V(`click`,t,u),G(e,t)};q(a,e=>{B(o)||e(s)}),z(e=>K(i,e),[()=>Z(`undo`)]),V(`click`,r,()=>t.sitting.undo()),G(e,n)},w=e=>{var t=ly(),n=L(t,!0);z(e=>K(n,e),[()=>Z(`coach-hint`,{n:B(c)+1,of:B(a).length})]),V(`click`,t,()=>P(c,B(c)+1)),G(e,t)};q(x,e=>{t.task.status===`solved`?e(S):t.task.status===`failed`?e(C,1):B(c)<B(a).length&&e(w,2)});var T=R(x,2),E=F(T);Q(E,{name:`purged`});var ee=L(R(E,2),!0);k(T),k(b),k(f);var D=R(f,2),te=F(D),ne=e=>{var n=dy(),r=L(n,!0);z(()=>K(r,t.task.goal)),G(e,n)};q(te,e=>{t.task.status===`open`&&e(ne)});var re=R(te,2),ie=e=>{var n=fy(),r=L(n,!0);z(()=>K(r,t.task.trap)),G(e,n)};q(re,e=>{t.task.status===`failed`&&t.task.trap&&e(ie)});var ae=R(re,2),oe=e=>{var n=W();Y(I(n),17,()=>t.task.said??[],J,(e,t)=>{var n=py(),r=L(n,!0);z(()=>K(r,B(t))),G(e,n)}),G(e,n)};q(ae,e=>{t.task.status!==`solved`&&e(oe)}),Y(R(ae,2),17,()=>t.task.status===`open`?B(a).slice(0,B(c)):[],J,(e,t)=>{var n=my(),r=F(n);Q(r,{name:`hint`});var i=R(r);k(n),z(()=>K(i,` ${B(t)??``}`)),G(e,n)}),k(D),k(d),z((e,r)=>{Fi(d,1,`coach ${t.task.status??``}`,`svelte-1sit5os`),X(d,`aria-label`,e),X(T,`href`,`#/learn/${B(n)??``}`),K(ee,r)},[()=>Z(`coach`),()=>Z(`coach-leave`)]),G(e,d),j()}H([`click`]);var _y=U(`<div class="cover svelte-15342vv"><h2> </h2> <button class="main"> </button></div>`);function vy(e,t){A(t,!0);let n=ba(t,`sitting`,7),r=M(()=>n().server.table.seat);var i=_y(),a=F(i),o=L(a,!0),s=R(a,2),c=L(s,!0);k(i),z((e,t)=>{K(o,e),K(c,t)},[()=>Z(`hand-over`,{name:n().server.name(B(r))}),()=>Z(`uncover`)]),V(`click`,s,()=>n().screen.uncovered=B(r)),G(e,i),j()}H([`click`]);var yy=U(`<details><summary class="svelte-ofw9kp"> </summary> <!></details> <p class="book svelte-ofw9kp"><a target="_blank" class="svelte-ofw9kp"> </a></p>`,1),by=U(`<span class="key svelte-ofw9kp"> </span>`),xy=U(`<div class="svelte-ofw9kp"><dt class="svelte-ofw9kp"></dt> <dd class="svelte-ofw9kp"> </dd></div>`),Sy=U(`<dialog class="keys-help svelte-ofw9kp"><div class="head svelte-ofw9kp"><h2> </h2> <button class="main"> <kbd>Esc</kbd></button></div> <!> <dl class="svelte-ofw9kp"></dl> <h3> </h3> <ul class="svelte-ofw9kp"><li class="svelte-ofw9kp"><span class="sign legal svelte-ofw9kp"></span> </li> <li class="svelte-ofw9kp"><span class="sign chosen svelte-ofw9kp"></span> </li> <li class="svelte-ofw9kp"><span class="sign now svelte-ofw9kp"></span> </li> <li class="svelte-ofw9kp"><span class="sign enemy svelte-ofw9kp"></span> </li></ul></dialog>`);function Cy(e,t){A(t,!0);let n=[[`arrows`,[`←`,`→`,`↑`,`↓`]],[`cards`,[`Shift`,`←`,`→`,`↑`,`↓`]],[`enter`,[`Enter`]],[`all`,[`␣`]],[`more`,[`␣`]],[`confirm`,[`Ctrl`,`Enter`]],[`escape`,[`Esc`]],[`letters`,[`A`,`…`,`Z`]],[`digits`,[`1`,`…`,`9`]],[`undo`,[`U`]],[`hint`,[`H`]],[`why`,[`?`]],[`zoom`,[`Z`]],[`log`,[`L`]],[`view`,[`V`]],[`space`,[`␣`]],[`back`,[`←`,`→`,`Home`,`End`]],[`turns`,[`Shift`,`←`,`→`]],[`help`,[`F1`]]],r=ba(t,`sitting`,7),i=N(void 0),a=M(()=>$.server.game(r().server.room?.game));In(()=>{r().screen.helping&&B(i)?.showModal()});var o=Sy(),s=F(o),c=F(s),l=L(c,!0),u=R(c,2),d=F(u);Oe(),k(u),k(s);var f=R(s,2),p=e=>{var t=yy(),n=I(t),r=F(n),i=L(r,!0);N_(R(r,2),{get game(){return B(a).name},level:3}),k(n);var o=R(n,2),s=F(o),c=L(s,!0);k(o),z((e,t)=>{K(i,e),X(s,`href`,`#/rules/${B(a).name??``}`),K(c,t)},[()=>Z(`learn`,{game:B(a).title}),()=>Z(`rules`,{game:B(a).title})]),G(e,t)};q(f,e=>{B(a)&&e(p)});var m=R(f,2);Y(m,21,()=>n,J,(e,t)=>{var n=M(()=>b(B(t),2));let r=()=>B(n)[0],i=()=>B(n)[1];var a=xy(),o=F(a);Y(o,21,i,J,(e,t)=>{var n=by(),r=L(n,!0);z(()=>K(r,B(t))),G(e,n)}),k(o);var s=L(R(o,2),!0);k(a),z(e=>K(s,e),[()=>Z(`key`,{what:r()})]),G(e,a)}),k(m);var h=R(m,2),g=L(h,!0),_=R(h,2),v=F(_),y=R(F(v));k(v);var x=R(v,2),S=R(F(x));k(x);var C=R(x,2),w=R(F(C));k(C);var T=R(C,2),E=R(F(T));k(T),k(_),k(o),da(o,e=>P(i,e),()=>B(i)),Ei(o,()=>Ru),z((e,t,n,r,i,a,s,c)=>{X(o,`aria-label`,e),K(l,t),K(d,`${n??``} `),K(g,r),K(y,` ${i??``}`),K(S,` ${a??``}`),K(w,` ${s??``}`),K(E,` ${c??``}`)},[()=>Z(`keys`),()=>Z(`keys`),()=>Z(`close`),()=>Z(`signs`),()=>Z(`sign-legal`),()=>Z(`sign-chosen`),()=>Z(`sign-now`),()=>Z(`sign-enemy`)]),Vr(`close`,o,()=>r().screen.helping=!1),V(`click`,u,()=>B(i)?.close()),G(e,o),j()}H([`click`]);var wy=U(`<small class="svelte-1vw5hin"> </small>`),Ty=U(`<li class="svelte-1vw5hin"><button> </button> <span class="worth svelte-1vw5hin"><span class="bar svelte-1vw5hin" aria-hidden="true"><span class="svelte-1vw5hin"></span></span> <b> </b> <!></span></li>`),Ey=U(`<div class="hint svelte-1vw5hin"><p> </p> <ol class="svelte-1vw5hin"></ol></div>`);function Dy(e,t){A(t,!0);let n=M(()=>t.hint.suggestions.slice(0,3)),r=M(()=>t.hint.suggestions.map(e=>e.value)),i=M(()=>B(n).every(e=>e.win!=null));function a(e){let[t,n]=[Math.min(...B(r)),Math.max(...B(r))];return n>t?8+92*(e-t)/(n-t):100}var o=Ey(),s=F(o),c=L(s,!0),l=R(s,2);Y(l,21,()=>B(n),J,(e,n,r)=>{var i=Ty(),o=F(i);Fi(o,1,`svelte-1vw5hin`,null,{},{main:!r});var s=L(o,!0),c=R(o,2),l=F(c),u=F(l);let d;k(l);var f=R(l,2),p=L(f,!0),m=R(f,2),h=e=>{var t=wy(),r=L(t,!0);z(()=>K(r,B(n).why)),G(e,t)};q(m,e=>{B(n).why&&e(h)}),k(c),k(i),z((e,t)=>{K(s,B(n).sentence),d=Li(u,``,d,{width:e}),K(p,t)},[()=>`${B(n).win??a(B(n).value)??``}%`,()=>B(n).win==null?Z(`hint-worth`,{n:$o(B(n).value)}):Z(`percent`,{n:B(n).win})]),V(`click`,o,()=>t.onchoose(B(n).answer)),G(e,i)}),k(l),k(o),z(e=>K(c,e),[()=>Z(B(i)?`hint-best`:`hint-points`)]),G(e,o),j()}H([`click`]);var Oy=U(`<p> </p>`),ky=U(`<p class="rule svelte-14pn97l"><a target="_blank"><b> </b></a> </p>`),Ay=U(`<div><div><!> <!></div> <button class="svelte-14pn97l"> <kbd>Esc</kbd></button></div>`),jy=U(`<div class="notice svelte-14pn97l"><!> <button class="svelte-14pn97l"> <kbd>Esc</kbd></button></div>`),My=U(`<div class="notices svelte-14pn97l"><div class="over svelte-14pn97l" role="status"><!> <!></div></div>`);function Ny(e,t){A(t,!0);let n=ba(t,`sitting`,7);function r(e){let{asking:t,screen:r}=n(),i=t.question?.options.find(t=>t.answer===e);r.hint=null,i&&!t.gathers?t.choose(i):t.send(e)}var i=My(),a=F(i),o=F(a),s=e=>{var t=Ay();let r;var i=F(t),a=F(i),o=e=>{var t=Oy(),r=L(t,!0);z(()=>K(r,n().screen.notice.text)),G(e,t)};q(a,e=>{n().screen.notice.text&&e(o)}),Y(R(a,2),17,()=>n().screen.notice.rules,J,(e,t)=>{var r=ky(),i=F(r),a=L(F(i),!0);k(i);var o=R(i);k(r),z(()=>{X(i,`href`,`#/rules/${n().server.room?.game??``}/${B(t).rule??``}`),K(a,B(t).rule),K(o,` ${B(t).text??``}`)}),G(e,r)}),k(i);var s=R(i,2),c=F(s);Oe(),k(s),k(t),z(e=>{r=Fi(t,1,`notice svelte-14pn97l`,null,r,{bad:n().screen.notice.bad}),K(c,`${e??``} `)},[()=>Z(`close`)]),V(`click`,s,()=>n().screen.notice=null),G(e,t)};q(o,e=>{n().screen.notice&&e(s)});var c=R(o,2),l=e=>{var t=jy(),i=F(t);Dy(i,{get hint(){return n().screen.hint},onchoose:r});var a=R(i,2),o=F(a);Oe(),k(a),k(t),z(e=>K(o,`${e??``} `),[()=>Z(`close`)]),V(`click`,a,()=>n().screen.hint=null),G(e,t)};q(c,e=>{n().screen.hint&&e(l)}),k(a),k(i),G(e,i),j()}H([`click`]);function Py({set:e,parts:t,seed:n}){return[`generated`,...e?[e]:[],...t,n].join(`-`)}function Fy(e){return/^generated-(?:[a-z]+-)*\d{1,18}$/.test(e)}function Iy(e,t){if(!Fy(e))return null;let n=e.split(`-`).slice(1,-1).join(`-`),r=t.sets?.find(e=>`${n}-`.startsWith(`${e.name}-`))?.name??``,i=`-${n.slice(r.length)}-`.replace(`--`,`-`),a=t.parts.map(e=>e.name).filter(e=>i.includes(`-${e}-`));return a.sort((e,t)=>i.indexOf(`-${e}-`)-i.indexOf(`-${t}-`)),{set:r,parts:a,seed:Number(e.split(`-`).at(-1))}}function Ly(){return Math.floor(Math.random()*1e6)}var Ry=864e5;function zy(e,t,n=Date.now()){return e[(Math.floor(n/Ry)+t)%e.length]}var By=U(`<li><button type="button" class="flat svelte-1eot8km"> </button></li>`),Vy=U(`<section><h3 class="svelte-1eot8km"> </h3> <ul class="svelte-1eot8km"></ul></section>`),Hy=U(`<div class="groups svelte-1eot8km"></div>`);function Uy(e,t){A(t,!0);var n=Hy();Y(n,21,()=>t.deck.groups,J,(e,n)=>{var r=Vy(),i=F(r),a=L(i,!0),o=R(i,2);Y(o,21,()=>B(n).cards,J,(e,n)=>{var r=By(),i=F(r),a=L(i,!0);k(r),z(()=>K(a,B(n).text)),V(`click`,i,()=>$.read(t.deck.game,B(n).card)),G(e,r)}),k(o),k(r),z(()=>K(a,B(n).title)),G(e,r)}),k(n),G(e,n),j()}H([`click`]);var Wy=U(`<p class="error" role="alert"> </p>`),Gy=U(`<div class="import svelte-mix9h6"><label class="field"> <textarea name="list" rows="7" spellcheck="false" class="svelte-mix9h6"></textarea></label> <!> <div class="actions"><button type="button"> </button> <label class="button svelte-mix9h6"> <input class="unseen" type="file" accept=".txt,.json,text/plain,application/json"/></label></div></div>`);function Ky(e,t){let n=Qr();A(t,!0);let r=ba(t,`list`,15),i=2e4,a=M(()=>t.game.decks??``),o=N(``);async function s(){if(P(o,r().length>i?Z(`too-long`,{n:i}):``,!0),!B(o))try{let e=await $.link.ask({type:`deck`,game:t.game.name,text:r()||` `},`deck`);Ng.keep(t.game.name,e.text.split(`
`)[0],e.text),t.taken(e)}catch(e){P(o,e instanceof jd?e.message:Z(`lost`),!0)}}async function c(e){let t=e.currentTarget.files?.[0];e.currentTarget.value=``,t&&(r(await t.text()),await s())}var l=Gy(),u=F(l),d=F(u),f=R(d);vt(f),k(u);var p=R(u,2),m=e=>{var t=Wy(),r=L(t,!0);z(()=>{X(t,`id`,n),K(r,B(o))}),G(e,t)};q(p,e=>{B(o)&&e(m)});var h=R(p,2),g=F(h),_=L(g,!0),v=R(g,2),y=F(v),b=R(y);k(v),k(h),k(l),z((e,t,r,i)=>{K(d,`${e??``} `),X(f,`placeholder`,t),X(f,`aria-invalid`,!!B(o)),X(f,`aria-describedby`,B(o)?n:void 0),K(_,r),K(y,`${i??``} `)},[()=>Z(`deck-list`,{what:B(a)}),()=>Z(`deck-example`,{what:B(a)}),()=>Z(`check-deck`,{what:B(a)}),()=>Z(`open-file`)]),ta(f,r),V(`click`,g,s),V(`change`,b,c),G(e,l),j()}H([`click`,`change`]);var qy=U(`<p class="svelte-pycs3m"><b> </b> </p> <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" class="svelte-pycs3m"><rect class="track svelte-pycs3m" width="100" height="6" rx="1"></rect><rect class="range svelte-pycs3m" height="6"></rect><rect class="middle svelte-pycs3m" x="49.8" width="0.4" height="6"></rect><rect class="mark svelte-pycs3m" width="1" height="6"></rect></svg>`,1),Jy=U(`<li class="svelte-pycs3m"> <b> </b></li>`),Yy=U(`<div><h4 class="svelte-pycs3m"> </h4> <ul class="svelte-pycs3m"></ul></div>`),Xy=U(`<li class="svelte-pycs3m"><button type="button" class="flat svelte-pycs3m"> </button> <b> </b></li>`),Zy=U(`<div class="ends svelte-pycs3m"><!> <!></div>`),Qy=U(`<section class="rating svelte-pycs3m"><h3 class="svelte-pycs3m"> </h3> <!> <p class="quiet svelte-pycs3m"> <!></p> <!></section>`);function $y(e,t){A(t,!0);let n=N(void 0),r=M(()=>B(n)?.matchups??[]),i=M(()=>B(r).slice(0,3)),a=M(()=>B(r).slice(3).slice(-3).reverse()),o=e=>Z(`share-won`,{n:Math.round(e*100)}),s=e=>$.server.game(t.deck.game)?.bots.find(t=>t.kind===e)?.title??e,c=e=>$.server.cards[t.deck.game]?.get(e)?.name??e;In(()=>{let{game:e,text:r}=t.deck,i=0,a=!0;async function o(){let t=await $.link.ask({type:`deck-rating`,game:e,text:r},`deck-rating`).catch(()=>void 0);a&&(P(n,t??B(n)),t?.more&&(i=window.setTimeout(()=>void o(),4e3)))}return P(n,void 0),$.learn(e).then(o,o),()=>{a=!1,clearTimeout(i)}});var l=W(),u=I(l),d=e=>{let l=M(()=>B(n));var u=Qy(),d=F(u),f=L(d,!0),p=R(d,2),m=e=>{var t=qy(),n=I(t),r=F(n),i=L(r,!0),a=R(r);k(n);var s=R(n,2),c=R(F(s)),u=R(c,2);k(s),z((e,t)=>{K(i,e),K(a,` ${t??``}`),X(c,`x`,B(l).strength.low*100),X(c,`width`,(B(l).strength.high-B(l).strength.low)*100),X(u,`x`,B(l).strength.share*100-.5)},[()=>o(B(l).strength.share),()=>Z(`deck-strength-points`,{points:B(l).points,low:B(l).low,high:B(l).high})]),G(e,t)};q(p,e=>{(B(l).strength.low>0||B(l).strength.high<1)&&e(m)});var h=R(p,2),g=F(h),_=R(g),v=e=>{var t=Zr();z(e=>K(t,e),[()=>Z(`deck-strength-more`)]),G(e,t)};q(_,e=>{B(n).more&&e(v)}),k(h);var y=R(h,2),b=e=>{var r=Zy(),s=F(r);Y(s,17,()=>[{title:Z(`hard-for-it`),list:B(i)},{title:Z(`easy-for-it`),list:B(a)}],J,(e,t)=>{let n=()=>B(t).title,r=()=>B(t).list;var i=W(),a=I(i),s=e=>{var t=Yy(),i=F(t),a=L(i,!0),s=R(i,2);Y(s,21,r,J,(e,t)=>{var n=Jy(),r=F(n),i=L(R(r),!0);k(n),z(e=>{K(r,`${B(t).deck??``} `),K(i,e)},[()=>o(B(t).strength.share)]),G(e,n)}),k(s),k(t),z(()=>K(a,n())),G(e,t)};q(a,e=>{r().length&&e(s)}),G(e,i)});var l=R(s,2),u=e=>{var r=Yy(),i=F(r),a=L(i,!0),s=R(i,2);Y(s,21,()=>B(n).cards,J,(e,n)=>{var r=Xy(),i=F(r),a=L(i,!0),s=L(R(i,2));k(r),z((e,t)=>{K(a,e),K(s,`${B(n).difference<0?`−`:`+`}${t??``}`)},[()=>c(B(n).card),()=>o(Math.abs(B(n).difference))]),V(`click`,i,()=>$.read(t.deck.game,B(n).card)),G(e,r)}),k(s),k(r),z(e=>K(a,e),[()=>Z(`cards-with-wins`)]),G(e,r)};q(l,e=>{B(n).cards?.length&&e(u)}),k(r),G(e,r)};q(y,e=>{B(r).length>1&&e(b)}),k(u),z((e,t,n)=>{X(u,`aria-label`,e),K(f,t),K(g,`${n??``} `)},[()=>Z(`deck-strength`),()=>Z(`deck-strength`),()=>Z(`deck-strength-how`,{n:B(l).strength.games,player:s(B(n).player)})]),G(e,u)};q(u,e=>{B(n)?.player&&e(d)}),G(e,l),j()}H([`click`]);var eb=`M6 8h12v10H6ZM12 8V4M12 3.4a.6.6 0 1 0 .1 0M9.5 12v1.5M14.5 12v1.5M3.5 11.5v4M20.5 11.5v4M9.5 21h5`,tb=`M3 5h18v11H3ZM9 20h6M12 16v4`,nb=`M9.5 14.5 14.5 9.5M8 11l-3 3a3.6 3.6 0 0 0 5 5l3-3M16 13l3-3a3.6 3.6 0 0 0-5-5l-3 3`,rb=`M8 10.5a3 3 0 1 0 .1 0M16 10.5a3 3 0 1 0 .1 0M2.5 20c.5-4 10.500-4 11 0M13.500 17c2-1.200 7-.8 8 3`,ib=`M5 5h14v14H5ZM9 9h.1M15 9h.1M12 12h.1M9 15h.1M15 15h.1`,ab=`M12 4a8.500 8.500 0 1 0 .1 0M12 8v4.500l3 2`,ob=U(`<option> </option>`),sb=U(`<label class="field"> <select name="set"></select></label>`),cb=U(`<button type="button" class="svelte-uyp4at"> </button>`),lb=U(`<div class="generator svelte-uyp4at"><!> <fieldset><legend class="svelte-uyp4at"> </legend> <div class="parts svelte-uyp4at"></div></fieldset> <div class="seed svelte-uyp4at"><label class="field svelte-uyp4at"> <input type="number" min="0" max="999999999"/></label> <button type="button"><!> </button></div></div>`);function ub(e,t){A(t,!0);let n=ba(t,`deck`,15),r=M(()=>Iy(n(),t.generator)??{set:``,parts:[],seed:0}),i=M(()=>t.generator.sets??[]),a=M(()=>B(i).find(e=>e.name===B(r).set)??B(i)[0]),o=M(()=>t.generator.parts.filter(e=>!B(a)||B(a).parts.includes(e.name)));function s(e){let t=B(i).find(t=>t.name===e)?.parts??[];n(Py({...B(r),set:e,parts:B(r).parts.filter(e=>t.includes(e))}))}function c(e){let i=B(r).parts.filter(t=>t!==e),a=t.generator.most-+!B(r).parts.includes(e),o=B(r).parts.includes(e)?i:[...i.slice(Math.max(0,i.length-a)),e];n(Py({...B(r),parts:o}))}function l(e){let t=Math.min(Math.max(Math.floor(Number(e))||0,0),999999999);n(Py({...B(r),seed:t}))}var u=lb(),d=F(u),f=e=>{var t=sb(),n=F(t),r=R(n);Y(r,21,()=>B(i),J,(e,t)=>{var n=ob(),r=L(n,!0),i={};z(()=>{K(r,B(t).title),i!==(i=B(t).name)&&(n.value=(n.__value=i)??``)}),G(e,n)}),k(r);var o;Vi(r),k(t),z(e=>{K(n,`${e??``} `),o!==(o=B(a)?.name)&&(r.value=(r.__value=o)??``,Bi(r,o))},[()=>Z(`set`)]),V(`change`,r,e=>s(e.currentTarget.value)),G(e,t)};q(d,e=>{B(i).length>1&&e(f)});var p=R(d,2),m=F(p),h=L(m,!0),g=R(m,2);Y(g,21,()=>B(o),J,(e,t)=>{var n=cb(),i=L(n,!0);z(e=>{X(n,`aria-pressed`,e),K(i,B(t).title)},[()=>B(r).parts.includes(B(t).name)]),V(`click`,n,()=>c(B(t).name)),G(e,n)}),k(g),k(p);var _=R(p,2),v=F(_),y=F(v),b=R(y);Yi(b),k(v);var x=R(v,2),S=F(x);Q(S,{get path(){return ib}});var C=R(S,1,!0);k(x),k(_),k(u),z((e,t,n)=>{K(h,e),K(y,`${t??``} `),Xi(b,B(r).seed),K(C,n)},[()=>Z(`made-of`,{title:t.generator.title,most:t.generator.most}),()=>Z(`seed`),()=>Z(`generate-again`,{what:t.what})]),V(`change`,b,e=>l(e.currentTarget.value)),V(`click`,x,()=>n(Py({...B(r),seed:Ly()}))),G(e,u),j()}H([`change`,`click`]);var db=U(`<option> </option> <option> </option>`,1),fb=U(`<option> </option>`),pb=U(`<optgroup></optgroup>`),mb=U(`<p class="error" role="alert"> </p>`),hb=U(`<span class="title svelte-3mnlam"> </span> <span class="quiet"> </span>`,1),gb=U(`<details><summary class="svelte-3mnlam"><!></summary> <!> <!></details>`),_b=U(`<div class="deck svelte-3mnlam"><label class="field"> <select><option> </option><!><!><optgroup></optgroup></select></label> <!> <!> <!> <!></div>`);function vb(e,t){A(t,!0);let n=ba(t,`deck`,15),r=ba(t,`picked`,15),i=`list`,a=`own:`,o=N(null),s=N(!1),c=N(null),l=N(!1),u=N(``),d=M(()=>t.game.decks??``),f=M(()=>Ng.of(t.game.name)),p=M(()=>{if(B(s))return i;if(!n())return`any`;if(Fy(n()))return`new`;if(B(o)?B(o).decks.some(e=>e.name===n()):!n().includes(`
`))return n();let e=B(f).find(([,e])=>e===n());return e?a+e[0]:i});In(()=>{Zo.lang;let{name:e}=t.game,n=JSON.stringify(t.options);$.link.ask({type:`decks`,game:e,options:JSON.parse(n)},`decks`).then(e=>{P(o,e),Nr(()=>m(e))},()=>void 0)}),In(()=>{Zo.lang,g(B(s)?``:n())});function m({decks:e,generator:i}){e.some(e=>e.name===n())||(n()?i:r())||(n(zy(e,t.seat)?.name??``),r(!1))}function h(e){r(!0),P(s,e===i),n(e===`any`||e===i?``:e===`new`?Py({set:``,parts:[],seed:Ly()}):e.startsWith(a)?B(f).find(([t])=>a+t===e)?.[1]??``:e)}async function g(e){if(P(u,``),!e)P(c,null);else try{let r=e.includes(`
`)?{text:e}:{name:e},i=await $.link.ask({type:`deck`,game:t.game.name,...r},`deck`);e===n()&&P(c,i)}catch(t){if(e!==n())return;P(c,null),t instanceof jd&&P(u,t.message,!0)}}function _(e){r(!0),P(s,!1),n(e.text)}var v=_b(),y=F(v),x=F(y),S=R(x),C=F(S),w=L(C,!0);C.value=C.__value=`any`;var T=R(C),E=e=>{var t=db(),n=I(t),r=L(n,!0);n.value=n.__value=`new`;var a=R(n,2),o=L(a,!0);a.value=a.__value=i,z((e,t)=>{K(r,e),K(o,t)},[()=>Z(`generate`,{what:B(d)}),()=>Z(`own-deck`,{what:B(d)})]),G(e,t)};q(T,e=>{B(o)?.generator&&e(E)});var ee=R(T),D=e=>{var t=pb();Y(t,21,()=>B(f),J,(e,t)=>{var n=M(()=>b(B(t),1));let r=()=>B(n)[0];var i=fb(),a=L(i,!0),o={};z(()=>{K(a,r()),o!==(o=`own:${r()??``}`)&&(i.value=i.__value=o)}),G(e,i)}),k(t),z(e=>X(t,`label`,e),[()=>Z(`my-decks`,{what:B(d)})]),G(e,t)};q(ee,e=>{B(f).length&&B(o)?.generator&&e(D)});var te=R(ee);Y(te,21,()=>B(o)?.decks??[],J,(e,t)=>{var n=fb(),r=L(n),i={};z(()=>{K(r,`${B(t).title??``} · ${B(t).facts??``}`),i!==(i=B(t).name)&&(n.value=(n.__value=i)??``)}),G(e,n)}),k(te),k(S);var ne;Vi(S),k(y);var re=R(y,2),ie=e=>{ub(e,{get generator(){return B(o).generator},get what(){return B(d)},get deck(){return n()},set deck(e){n(e)}})};q(re,e=>{B(p)===`new`&&B(o)?.generator&&e(ie)});var ae=R(re,2),oe=e=>{Ky(e,{get game(){return t.game},taken:_,get list(){return n()},set list(e){n(e)}})};q(ae,e=>{B(p)===i&&e(oe)});var se=R(ae,2),ce=e=>{var t=mb(),n=L(t,!0);z(()=>K(n,B(u))),G(e,t)};q(se,e=>{B(u)&&!B(s)&&e(ce)});var le=R(se,2),ue=e=>{var t=gb(),n=F(t),r=F(n),a=e=>{var t=hb(),n=I(t),r=L(n,!0),i=L(R(n,2),!0);z(()=>{K(r,B(c).title),K(i,B(c).facts)}),G(e,t)},o=e=>{var t=Zr();z(e=>K(t,e),[()=>Z(`show-cards`)]),G(e,t)};q(r,e=>{B(p)===`new`||B(p)===i?e(a):e(o,-1)}),k(n);var s=R(n,2),u=e=>{$y(e,{get deck(){return B(c)}})};q(s,e=>{B(l)&&e(u)}),Uy(R(s,2),{get deck(){return B(c)}}),k(t),fa(`open`,`toggle`,t,e=>P(l,e),()=>B(l)),G(e,t)};q(le,e=>{B(c)&&!B(s)&&e(ue)}),k(v),z((e,n)=>{K(x,`${t.label??``} `),X(S,`name`,`deck-${t.seat+1}`),K(w,e),X(te,`label`,n),ne!==(ne=B(p))&&(S.value=(S.__value=ne)??``,Bi(S,ne))},[()=>Z(`any-deck`,{what:B(d)}),()=>Z(`known-decks`,{what:B(d)})]),V(`change`,S,e=>h(e.currentTarget.value)),G(e,v),j()}H([`change`]);var yb=[10,16,26,18,24,16,18,22,22,26],bb=[1,1,1,2,2,4,4,4,5,5],xb=[16,28,44,64,86,108,124,154,182,216],Sb=[[],[18],[22],[26],[30],[34],[22,38],[24,42],[26,46],[28,50]],Cb=[236,17];function wb(e){let t=[...new TextEncoder().encode(e)],n=xb.findIndex((e,n)=>t.length<=e-(n<9?2:3))+1;if(!n)return null;let r=Eb(t,n).flatMap(e=>Tb(e,8));return jb.map((e,t)=>Mb(n,r,t)).reduce((e,t)=>Rb(t)<Rb(e)?t:e)}function Tb(e,t){return Array.from({length:t},(n,r)=>(e>>t-1-r&1)==1)}function Eb(e,t){let[n,r,i]=[xb[t-1],bb[t-1],yb[t-1]],a=[...Tb(4,4),...Tb(e.length,t<10?8:16),...e.flatMap(e=>Tb(e,8))];for(a.push(...Tb(0,Math.min(4,n*8-a.length)));a.length%8;)a.push(!1);let o=Array.from({length:a.length/8},(e,t)=>a.slice(8*t,8*t+8).reduce((e,t)=>2*e+Number(t),0));for(let e=0;o.length<n;e++)o.push(Cb[e%2]);let s=Math.floor(n/r),c=r-n%r,l=Array.from({length:r},(e,t)=>{let n=t*s+Math.max(0,t-c);return o.slice(n,n+s+(t<c?0:1))});return[...Db(l),...Db(l.map(e=>Ab(e,i)))]}function Db(e){let t=Math.max(...e.map(e=>e.length));return Array.from({length:t},(t,n)=>e.flatMap(e=>e.slice(n,n+1))).flat()}var Ob=[];for(let e=0,t=1;e<255;e++,t=t<128?t*2:t*2^285)Ob.push(t);function kb(e,t){return e&&t?Ob[(Ob.indexOf(e)+Ob.indexOf(t))%255]:0}function Ab(e,t){let n=[1];for(let e=0;e<t;e++){let t=n;n=[...t,0].map((n,r)=>n^(r?kb(t[r-1],Ob[e]):0))}let r=[...e,...Array(t).fill(0)];for(let t=0;t<e.length;t++){let e=r[t];n.forEach((n,i)=>r[t+i]^=kb(n,e))}return r.slice(e.length)}var jb=[(e,t)=>(e+t)%2==0,e=>e%2==0,(e,t)=>t%3==0,(e,t)=>(e+t)%3==0,(e,t)=>(Math.floor(e/2)+Math.floor(t/3))%2==0,(e,t)=>e*t%2+e*t%3==0,(e,t)=>(e*t%2+e*t%3)%2==0,(e,t)=>((e+t)%2+e*t%3)%2==0];function Mb(e,t,n){let r=Pb(e,n);return Nb(r).forEach(([e,i],a)=>{r[e][i]=(t[a]??!1)!==jb[n](e,i)}),r}function Nb(e){let t=e.length,n=[],r=!0;for(let i=t-1;i>0;i-=i===8?3:2,r=!r)for(let a=0;a<t;a++){let o=r?t-1-a:a;for(let t of[i,i-1])e[o][t]===null&&n.push([o,t])}return n}function Pb(e,t){let n=17+4*e,r=Array.from({length:n},()=>Array(n).fill(null)),i=(e,t,n)=>{r[e]?.[t]!==void 0&&(r[e][t]=n)},a=(e,t,n,r)=>{for(let a=-n;a<=n;a++)for(let o=-n;o<=n;o++)i(e+a,t+o,r(Math.max(Math.abs(o),Math.abs(a))))};for(let e=8;e<n-8;e++)i(6,e,e%2==0),i(e,6,e%2==0);let o=e>1?[6,...Sb[e-1]]:[],s=o.at(-1);for(let e of o)for(let t of o)e===6&&(t===6||t===s)||t===6&&e===s||a(e,t,2,e=>e!==1);let c=[[3,3],[3,n-4],[n-4,3]];for(let[e,t]of c)a(e,t,4,e=>e!==2&&e!==4);return Tb(Ib(t),15).forEach((e,t)=>{t<8?i(8,t<6?t:t+1,e):i(t===8?7:14-t,8,e),t<7?i(n-1-t,8,e):i(8,n-15+t,e)}),i(n-8,8,!0),e>6&&Tb(Lb(e),18).reverse().forEach((e,t)=>{let[r,a]=[Math.floor(t/3),n-11+t%3];i(r,a,e),i(a,r,e)}),r}function Fb(e,t,n){let r=e<<n;for(let e=31-Math.clz32(r);e>=n;e=31-Math.clz32(r))r^=t<<e-n;return r}function Ib(e){return(e<<10|Fb(e,1335,10))^21522}function Lb(e){return e<<12|Fb(e,7973,12)}function Rb(e){let t=e.map((t,n)=>e.map(e=>e[n])),n=0;for(let r of[...e,...t].map(e=>e.map(Number).join(``))){for(let[e]of r.matchAll(/0{5,}|1{5,}/g))n+=e.length-2;n+=40*[...r.matchAll(/(?=10111010000|00001011101)/g)].length}for(let t=1;t<e.length;t++)for(let r=1;r<e.length;r++){let i=e[t][r];i===e[t-1][r]&&i===e[t][r-1]&&i===e[t-1][r-1]&&(n+=3)}let r=e.flat().filter(Boolean).length/e.length**2;return n+10*Math.floor(Math.abs(r-.5)*20)}var zb=U(`<button name="share"> </button>`),Bb=U(`<details><summary class="svelte-jxdnsr"> </summary> <svg role="img" class="svelte-jxdnsr"><rect x="-4" y="-4" class="svelte-jxdnsr"></rect><path class="svelte-jxdnsr"></path></svg></details>`),Vb=U(`<div class="link svelte-jxdnsr"><input readonly="" class="svelte-jxdnsr"/> <button class="main"> </button> <!></div> <!>`,1);function Hb(e,t){A(t,!0);let n=M(()=>`${location.origin}${location.pathname}#/${t.place}`),r=M(()=>wb(B(n))),i=M(()=>B(r)?.flatMap((e,t)=>e.flatMap((e,n)=>e?[`M${n} ${t}h1v1h-1z`]:[])).join(``)??``),a=`share`in navigator,o=N(void 0),s=N(!1);async function c(){B(o)?.select();try{await navigator.clipboard.writeText(B(n)),P(s,!0)}catch{P(s,document.execCommand(`copy`),!0)}}let l=()=>navigator.share({title:t.title,url:B(n)}).catch(()=>void 0);var u=Vb(),d=I(u),f=F(d);Yi(f),da(f,e=>P(o,e),()=>B(o));var p=R(f,2),m=L(p,!0),h=R(p,2),g=e=>{var t=zb(),n=L(t,!0);z(e=>K(n,e),[()=>Z(`share`)]),V(`click`,t,l),G(e,t)};q(h,e=>{a&&e(g)}),k(d);var _=R(d,2),v=e=>{var t=Bb(),a=F(t),o=L(a,!0),s=R(a,2),c=F(s),l=R(c);k(s),k(t),z((e,t)=>{K(o,e),X(s,`viewBox`,`-4 -4 ${B(r).length+8} ${B(r).length+8}`),X(s,`aria-label`,t),X(c,`width`,B(r).length+8),X(c,`height`,B(r).length+8),X(l,`d`,B(i))},[()=>Z(`qr`),()=>Z(`qr-of`,{link:B(n)})]),G(e,t)};q(_,e=>{B(r)&&e(v)}),z(e=>{Xi(f,B(n)),X(f,`aria-label`,t.label),K(m,e)},[()=>B(s)?Z(`copied`):Z(`copy`)]),Vr(`focus`,f,e=>e.currentTarget.select()),V(`click`,p,c),G(e,u),j()}H([`click`]);var Ub=U(`<span class="quiet"> </span>`),Wb=U(`<button> </button>`),Gb=U(`<li><span><b> </b> <!> <!></span> <!> <!></li>`),Kb=U(`<p role="alert" class="error"> </p>`),qb=U(`<p class="quiet"> </p>`),Jb=U(`<div class="page waiting svelte-1f7jbhr"><h1> </h1> <p role="status"> </p> <section class="panel svelte-1f7jbhr" aria-labelledby="invite"><h2 id="invite" class="svelte-1f7jbhr"> </h2> <p class="quiet"> </p> <!></section> <section class="panel svelte-1f7jbhr" aria-labelledby="seats"><h2 id="seats" class="svelte-1f7jbhr"> </h2> <!> <ol class="svelte-1f7jbhr"></ol> <!> <!> <!> <!></section></div>`);function Yb(e,t){A(t,!0);let n=M(()=>t.sitting.server.room),r=M(()=>$.server.game(B(n).game)),i=M(()=>B(n).seats.filter(e=>e.kind===`open`).length),a=N(``),o=N(``);async function s(e){P(o,``);try{await e()}catch(e){P(o,e instanceof jd?e.message:Z(`lost`),!0)}}let c=e=>s(()=>$.link.ask({type:`sit`,seat:e,...B(r)?.decks&&B(a)?{deck:B(a)}:{}},`seat`)),l=e=>s(()=>$.link.ask({type:`stand`,seat:e},`done`));var u=Jb(),d=F(u),f=L(d,!0),p=R(d,2),m=L(p,!0),h=R(p,2),g=F(h),_=L(g,!0),v=R(g,2),y=L(v,!0),b=R(v,2);{let e=M(()=>Z(`invite-to`,{game:B(r)?.title??``})),t=M(()=>Z(`link`));Hb(b,{get place(){return`room/${B(n).room??``}`},get title(){return B(e)},get label(){return B(t)}})}k(h);var x=R(h,2),S=F(x),C=L(S,!0),w=R(S,2),T=e=>{{let t=M(()=>Z(`your-deck`,{what:B(r).decks})),i=M(()=>B(n).seats.findIndex(e=>e.kind===`open`)),o=M(()=>B(n).options??{});vb(e,{get game(){return B(r)},get label(){return B(t)},get seat(){return B(i)},get options(){return B(o)},get deck(){return B(a)},set deck(e){P(a,e,!0)}})}};q(w,e=>{B(r)?.decks&&B(i)&&!B(n).yours.length&&e(T)});var E=R(w,2);Y(E,21,()=>B(n).seats,J,(e,t,r)=>{let i=M(()=>B(n).yours.includes(r));var a=Gb();let o;var s=F(a),u=F(s),d=L(u,!0),f=R(u,2),p=e=>{var t=Zr();z(e=>K(t,`(${e??``})`),[()=>Z(`you`)]),G(e,t)};q(f,e=>{B(i)&&e(p)});var m=R(f,2),h=e=>{var n=Ub(),r=L(n,!0);z(()=>K(r,B(t).deck)),G(e,n)};q(m,e=>{B(t).deck&&e(h)}),k(s);var g=R(s,2),_=e=>{var t=Wb();let i;var a=L(t,!0);z(e=>{i=Fi(t,1,``,null,i,{main:!B(n).yours.length}),K(a,e)},[()=>Z(`sit`)]),V(`click`,t,()=>c(r)),G(e,t)};q(g,e=>{B(t).kind===`open`&&e(_)});var v=R(g,2),y=e=>{var t=Wb(),n=L(t,!0);z(e=>K(n,e),[()=>Z(`stand`)]),V(`click`,t,()=>l(r)),G(e,t)};q(v,e=>{B(i)&&e(y)}),k(a),z(e=>{o=Fi(a,1,`svelte-1f7jbhr`,null,o,{open:B(t).kind===`open`}),K(d,e)},[()=>ov(B(t))||Z(`player`,{n:r+1})]),G(e,a)}),k(E);var ee=R(E,2),D=e=>{var t=Kb(),n=L(t,!0);z(()=>K(n,B(o))),G(e,t)};q(ee,e=>{B(o)&&e(D)});var te=R(ee,2),ne=e=>{var t=qb(),r=L(t,!0);z(e=>K(r,e),[()=>Z(`series-of`,{n:B(n).series.best_of})]),G(e,t)};q(te,e=>{B(n).series&&e(ne)});var re=R(te,2),ie=e=>{var t=qb(),r=L(t);z((e,t)=>K(r,`${e??``}: ${t??``}`),[()=>Z(`correspondence`),()=>Z(`days-of`,{n:B(n).days})]),G(e,t)};q(re,e=>{B(n).days&&e(ie)});var ae=R(re,2),oe=e=>{var t=qb(),r=L(t);z((e,t)=>K(r,`${e??``}: ${t??``}`),[()=>Z(`clock`),()=>av(B(n).clock)]),G(e,t)};q(ae,e=>{B(n).clock&&e(oe)}),k(x),k(u),z((e,t,n,r,i)=>{K(f,e),K(m,t),K(_,n),K(y,r),K(C,i)},[()=>Z(`waiting-room`),()=>Z(`waiting-for`,{n:B(i)}),()=>Z(`invite`),()=>Z(B(n).listed?`share-lobby`:`share-link`),()=>Z(`seats`)]),G(e,u),j()}H([`click`]);var Xb=U(`<p class="opening svelte-vrg389" role="status"> </p>`),Zb=U(`<div class="picture svelte-vrg389"><!> <!></div>`),Qb=U(`<div class="zoom svelte-vrg389"><!></div> <!> <!> <!>`,1),$b=U(`<p> </p>`),ex=U(`<!> <!> <!> <!>`,1),tx=U(`<div><div><!> <div class="table svelte-vrg389"><!></div> <!> <!> <!></div> <aside class="right svelte-vrg389"><!> <!></aside></div> <div class="unseen" role="log"></div> <!> <!> <!> <!>`,1);function nx(e,t){A(t,!0);let n=ba(t,`sitting`,7),r=new Pa(`min-width: 1100px`),i=M(()=>n().server.room?.game??``),a=M(()=>ps(B(i))?.Board),o=M(()=>ps(B(i))),s=M(()=>n().shown?.view),c=M(()=>B(s)&&B(o)?.owners?.(B(s))),l=M(()=>r.current&&!iu.plain?ps(B(i))?.Beside:void 0),u=M(()=>n().server.room?.chat!==!1&&n().server.company),d=M(()=>n().server.table?.task),f=M(()=>!B(d)&&!!n().server.report&&n().screen.reading&&!n().moment&&!n().stage.over),p=N(void 0),m=N(void 0),h=N(void 0);Ic({get sitting(){return n()},get game(){return B(i)},get rules(){return $.server.game(B(i))?.rules},beside:()=>r.current,area:()=>B(p),info:e=>$.server.cards[B(i)]?.get(e),face:e=>ys(B(i),e,$.server.cards[B(i)]?.get(e)),called:e=>e<=-2?n().server.name(-2-e):_(e),tell:(e,t)=>_s(B(i),e,t),side:g,source:e=>(e.thing??-1)>=0?e.thing:B(o)?.source?.(e,B(s))??-1,get usual(){return B(o)?.usual??[]},drop(e,t,r){let{question:i}=n().asking;if(i&&B(s))return B(o)?.drop?.(e,t,i,B(s),this.face(r).type)??Gv(i,e,t)},emblem:e=>B(o)?.emblem?.(e),groups:e=>bs(B(i),e,n().shown,$.server.cards[B(i)])}),In(()=>{n().screen.unread&&(n().screen.aside||r.current)&&(n().screen.unread=0)}),In(()=>(n().id,uu));function g(e){let t=e<=-2?-2-e:B(c)?.get(e),n=B(s)?.player??-1;return t===void 0||n<0?``:t===n||B(s).teams&&(t-n)%2==0?`own`:`enemy`}function _(e){let t=B(s)&&(B(o)?.slug?B(o).slug(B(s),e):B(s).cards[e]);return t?ys(B(i),t,$.server.cards[B(i)]?.get(t)).name:``}function v(e){if(Hv(e)||zu())return;let t=n().moment?y(e):b(e);t&&(e.preventDefault(),t())}function y({key:e,shiftKey:t}){let{at:r,end:i}=n().moment;return{ArrowLeft:()=>void(t?n().back.turn(-1):n().back.to(r-1)),ArrowRight:()=>void(t?n().back.turn(1):n().back.to(r+1)),PageUp:()=>void n().back.turn(-1),PageDown:()=>void n().back.turn(1),Home:()=>void n().back.to(0),End:()=>void n().back.to(i)," ":()=>n().back.play(),Escape:()=>ou.open||n().screen.notice?w():n().backToNow()}[e]??x[e]??x[e.toLowerCase()]}function b(e){let t=e.key.toLowerCase();return Vv(e.key)?()=>zv(e.key,e.shiftKey):/^[1-9]$/.test(e.key)?()=>void(B(h)?.digit(e.key)||B(m)?.digit(e.key)):S[e.key]??S[t]??x[e.key]??x[t]??B(h)?.letterDeed(t)??B(m)?.letterDeed(t)}let x={l:()=>n().screen.aside=!n().screen.aside,v:C,z:()=>ou.seen&&cu(ou.seen),F1:()=>n().screen.helping=!0},S={u:()=>void n().undo(),h:()=>void n().askHint(),"?":T,Escape:w," ":()=>n().skip()};function C(){iu.plain=!iu.plain,au()}function w(){ou.open?lu():n().screen.aside?n().screen.aside=!1:n().asking.menu.length||n().asking.doubt||n().asking.begun?n().asking.clear():n().screen.notice=n().screen.hint=null}function T(){ou.seen?.deed&&n().asking.question?n().whyNot(ou.seen.deed):n().screen.helping=!0}function E(e){return!!B(p)&&!!e&&(B(p).contains(e)||e.contains(B(p)))}function ee(e){let{asking:t}=n();e.key===`Enter`&&t.whole&&(!e.ctrlKey&&!e.metaKey&&(!t.begun||zu()||!E(document.activeElement)||Zl(document.activeElement)===`legal`&&t.picked.length<t.question.high)||(e.preventDefault(),t.confirm()))}var D=W();Vr(`keydown`,gn,e=>{ee(e),v(e)});var te=I(D),ne=e=>{Yb(e,{get sitting(){return n()}})},re=e=>{var t=Xb(),n=L(t,!0);z(e=>K(n,e),[()=>Z(`opening`)]),G(e,t)},ie=e=>{var t=tx(),r=I(t);let i;var o=F(r);let s;var c=F(o),g=e=>{gy(e,{get sitting(){return n()},get task(){return B(d)}})};q(c,e=>{B(d)&&!n().moment&&e(g)});var _=R(c,2),v=F(_),y=e=>{vy(e,{get sitting(){return n()}})},b=e=>{bm(e,{})},x=e=>{rg(e,{})},S=e=>{var t=Zb(),r=F(t);Ci(r,()=>B(a),(e,t)=>{t(e,{get view(){return n().shown.view}})}),il(R(r,2),{get stage(){return n().stage}}),k(t),G(e,t)};q(v,e=>{n().covered?e(y):B(f)?e(b,1):iu.plain||!B(a)?e(x,2):e(S,-1)}),k(_),da(_,e=>P(p,e),()=>B(p));var C=R(_,2),w=e=>{ll(e,{get stage(){return n().stage}})};q(C,e=>{n().stage.over&&e(w)});var T=R(C,2);Ny(T,{get sitting(){return n()}});var E=R(T,2),ee=e=>{Dm(e,{})},D=e=>{da(Cd(e,{}),e=>P(m,e,!0),()=>B(m))};q(E,e=>{n().moment?e(ee):!n().covered&&!B(f)&&e(D,1)}),k(o);var te=R(o,2),ne=F(te),re=e=>{var t=Qb(),r=I(t);Og(F(r),{}),k(r);var i=R(r,2),a=e=>{var t=W();Ci(I(t),()=>B(l),(e,t)=>{t(e,{get view(){return n().shown.view}})}),G(e,t)};q(i,e=>{B(l)&&e(a)});var o=R(i,2);jh(o,{}),ih(R(o,2),{}),G(e,t)};q(ne,e=>{n().covered||e(re)});var ie=R(ne,2),ae=e=>{ry(e,{get sitting(){return n()}})};q(ie,e=>{B(u)&&e(ae)}),k(te),k(r);var oe=R(r,2);Y(oe,23,()=>n().covered?[]:n().server.log.slice(-12),(e,t)=>n().server.log.length-Math.min(12,n().server.log.length)+t,(e,t)=>{var n=$b(),r=L(n,!0);z(()=>K(r,B(t).text)),G(e,n)}),k(oe);var se=R(oe,2),ce=e=>{var t=ex(),n=I(t);zl(n,{});var r=R(n,2);da(Ou(r,{}),e=>P(h,e,!0),()=>B(h));var i=R(r,2);Pu(i,{}),Mu(R(i,2),{}),G(e,t)};q(se,e=>{!n().covered&&!n().moment&&e(ce)});var le=R(se,2);Og(le,{sheet:!0});var ue=R(le,2);Cy(ue,{get sitting(){return n()}}),Qv(R(ue,2),{get sitting(){return n()}}),z((e,t)=>{i=Fi(r,1,`room whole svelte-vrg389`,null,i,{aside:n().screen.aside}),s=Fi(o,1,`left svelte-vrg389`,null,s,{coached:B(d)}),X(te,`aria-label`,e),X(oe,`aria-label`,t)},[()=>Z(`beside`),()=>Z(`log`)]),G(e,t)};q(te,e=>{n().server.room?.status===`waiting`?e(ne):!n().shown||!$.server.cards[B(i)]?e(re,1):e(ie,-1)}),G(e,D),j()}Je();var rx=U(`<span class="quiet"><!> </span>`),ix=U(`<li class="accented svelte-1xktl4u"><div class="svelte-1xktl4u"><b> </b> <span> </span> <!> <!></div> <a class="button svelte-1xktl4u"> <span class="unseen"> </span></a></li>`),ax=U(`<ul class="svelte-1xktl4u"></ul>`),ox=U(`<p class="quiet"> </p>`),sx=U(`<h2 id="lobby" class="svelte-1xktl4u"> </h2> <!>`,1);function cx(e,t){A(t,!1),pa();var n=sx(),r=I(n),i=L(r,!0),a=R(r,2),o=e=>{var t=ax();Y(t,5,()=>$.server.lobby,e=>e.room,(e,t)=>{var n=ix();let r;var i=F(n),a=F(i),o=L(a,!0),s=R(a,2),c=L(s,!0),l=R(s,2),u=e=>{var n=rx(),r=F(n);Q(r,{get path(){return ab}});var i=R(r);k(n),z(e=>K(i,` ${e??``}`),[()=>Z(`days-of`,{n:B(t).days})]),G(e,n)};q(l,e=>{B(t).days&&e(u)});var d=R(l,2),f=e=>{var n=rx(),r=F(n);Q(r,{get path(){return ab}});var i=R(r);k(n),z(e=>K(i,` ${e??``}`),[()=>av(B(t).clock)]),G(e,n)};q(d,e=>{B(t).clock&&e(f)}),k(i);var p=R(i,2),m=F(p),h=L(R(m));k(p),k(n),z((e,i,a,s,l)=>{r=Li(n,``,r,{"--accent":e}),K(o,i),K(c,a),X(p,`href`,`#/room/${B(t).room??``}`),K(m,`${s??``} `),K(h,`: ${l??``}`)},[()=>fs(B(t).game)?.accent??285,()=>$.server.game(B(t).game)?.title??B(t).game,()=>B(t).seats.map(ov).join(` · `),()=>Z(`join`),()=>$.server.game(B(t).game)?.title]),G(e,n)}),k(t),G(e,t)},s=e=>{var t=ox(),n=L(t,!0);z(e=>K(n,e),[()=>Z(`no-rooms`)]),G(e,t)};q(a,e=>{$.server.lobby.length?e(o):e(s,-1)}),z(e=>K(i,e),[()=>Z(`lobby`)]),G(e,n),j()}var lx=U(`<div class="page"><h1> </h1> <section class="panel" aria-labelledby="lobby"><!></section> <p class="quiet"> </p> <p><a class="button" href="#/"> </a></p></div>`);function ux(e,t){A(t,!1),pa();var n=lx(),r=F(n),i=L(r,!0),a=R(r,2);cx(F(a),{}),k(a);var o=R(a,2),s=L(o,!0),c=R(o,2),l=L(F(c),!0);k(c),k(n),z((e,t,n)=>{K(i,e),K(s,t),K(l,n)},[()=>Z(`lobby-title`),()=>Z(`lobby-how`),()=>Z(`new-game`)]),G(e,n),j()}var dx=U(`<div class="example svelte-1h6pl90"><p class="svelte-1h6pl90"> </p> <p class="actions svelte-1h6pl90"><button class="main"> </button> <button> </button></p></div>`),fx=U(`<button> </button>`),px=U(`<a class="id svelte-1h6pl90"> </a> <div><p class="svelte-1h6pl90"><!></p> <!> <!></div>`,1),mx=U(`<li class="current svelte-1h6pl90" aria-current="true" tabindex="-1"><!></li>`),hx=U(`<li class="svelte-1h6pl90"><!></li>`);function gx(e,t){A(t,!0);let n=e=>{var n=px(),s=I(n),c=L(s,!0),l=R(s,2),u=F(l);Pm(F(u),{get game(){return t.game},get text(){return t.line.text}}),k(u);var d=R(u,2),f=e=>{var n=dx(),r=F(n),i=L(r,!0),a=R(r,2),s=F(a),c=L(s,!0),l=R(s,2),u=L(l,!0);k(a),k(n),z((e,n)=>{K(i,t.line.example),K(c,e),K(u,n)},[()=>Z(`try`),()=>Z(`try-alone`)]),V(`click`,s,()=>o(!0)),V(`click`,l,()=>o(!1)),G(e,n)};q(d,e=>{t.line.example&&e(f)});var p=R(d,2),m=e=>{var t=fx(),n=L(t,!0);z(e=>K(n,e),[()=>B(r)?Z(`copied`):Z(`card-link`)]),V(`click`,t,a),G(e,t)};q(p,e=>{t.current&&navigator.clipboard&&e(m)}),k(l),z(()=>{X(s,`href`,B(i)),K(c,t.line.id)}),G(e,n)},r=N(!1),i=M(()=>`#/rules/${t.game}/${t.line.id}`);async function a(){await navigator.clipboard?.writeText(`${location.origin}${location.pathname}${B(i)}`),P(r,!0)}async function o(e){try{await $.tryRule(t.game,t.line,e)}catch(e){if(!(e instanceof jd))return;$.screen.error=e.message,scrollTo(0,0)}}function s(e){e.scrollIntoView({block:`center`}),e.focus({preventScroll:!0})}var c=W(),l=I(c),u=e=>{var t=mx(),r=F(t);n(r),k(t),Ei(t,()=>s),G(e,t)},d=e=>{var t=hx(),r=F(t);n(r),k(t),G(e,t)};q(l,e=>{t.current?e(u):e(d,-1)}),G(e,c),j()}H([`click`]);var _x=U(`<option> </option>`),vx=U(`<section><h2 class="svelte-oxu2mb"> </h2> <ul class="svelte-oxu2mb"></ul></section>`),yx=U(`<div class="page"><h1> </h1> <form role="search" class="svelte-oxu2mb"><!> <div class="fields svelte-oxu2mb"><label class="field words"><span> <kbd>/</kbd></span> <input type="search" name="words" autocomplete="off"/></label> <label class="field"> <select name="chapter"><option> </option><!></select></label> <label class="tick svelte-oxu2mb"><input type="checkbox" name="trying"/> </label></div></form> <p role="status" class="quiet"><!></p> <!></div>`);function bx(e,t){A(t,!0);let n=N(void 0),r=N(``),i=N(!1),a=N(``),o=N(void 0),s=e=>e.reduce((e,{rules:t})=>e+t.length,0),c=M(()=>Am(B(n)??[],B(r),B(i)).filter(({title:e})=>!B(a)||e===B(a))),l=M(()=>!t.rule||!!B(n)?.some(({rules:e})=>e.some(({id:e})=>e===t.rule)));In(()=>{let[e,r]=[t.game,Zo.lang];P(n,void 0),P(a,``),Om(e,r).catch(()=>[]).then(i=>e===t.game&&r===Zo.lang&&P(n,i))}),In(()=>{t.rule&&(P(r,P(a,``),!0),P(i,!1))});var u=yx();Vr(`keydown`,gn,e=>{e.key!==`/`||e.target instanceof HTMLInputElement||(e.preventDefault(),B(o)?.focus())});var d=F(u),f=L(d,!0),p=R(d,2),m=F(p);p_(m,{get game(){return t.game},page:`rules`});var h=R(m,2),g=F(h),_=F(g),v=F(_);Oe(),k(_);var y=R(_,2);Yi(y),da(y,e=>P(o,e),()=>B(o)),k(g);var b=R(g,2),x=F(b),S=R(x),C=F(S),w=L(C,!0);C.value=C.__value=``,Y(R(C),17,()=>B(n)??[],J,(e,t)=>{let n=()=>B(t).title;var r=_x(),i=L(r,!0),a={};z(()=>{K(i,n()),a!==(a=n())&&(r.value=(r.__value=a)??``)}),G(e,r)}),k(S),Vi(S),k(b);var T=R(b,2),E=F(T);Yi(E);var ee=R(E);k(T),k(h),k(p);var D=R(p,2),te=F(D),ne=e=>{var t=Zr();z(e=>K(t,e),[()=>Z(`loading`)]),G(e,t)},re=e=>{var n=Zr();z(e=>K(n,e),[()=>Z(`rules-none`,{id:t.rule})]),G(e,n)},ie=e=>{var t=Zr();z(e=>K(t,e),[()=>Z(`rules-found`,{n:s(B(c)),all:s(B(n))})]),G(e,t)};q(te,e=>{B(n)?B(l)?e(ie,-1):e(re,1):e(ne)}),k(D),Y(R(D,2),17,()=>B(c),({title:e,rules:t})=>e,(e,n)=>{let r=()=>B(n).title,i=()=>B(n).rules;var a=vx(),o=F(a),s=L(o,!0),c=R(o,2);Y(c,21,i,e=>e.id,(e,n)=>{{let r=M(()=>B(n).id===t.rule);gx(e,{get line(){return B(n)},get game(){return t.game},get current(){return B(r)}})}}),k(c),k(a),z(()=>K(s,r())),G(e,a)}),k(u),z((e,t,n,r,i)=>{K(f,e),K(v,`${t??``} `),K(x,`${n??``} `),K(w,r),K(ee,` ${i??``}`)},[()=>Z(`rules`,{game:$.server.game(t.game)?.title??``}),()=>Z(`rules-search`),()=>Z(`rules-chapter`),()=>Z(`rules-all`),()=>Z(`rules-trying`)]),Vr(`submit`,p,e=>e.preventDefault()),ta(y,()=>B(r),e=>P(r,e)),Hi(S,()=>B(a),e=>P(a,e)),ia(E,()=>B(i),e=>P(i,e)),G(e,u),j()}var xx=U(`<small class="svelte-biztiv"> </small>`),Sx=U(`<li><a><span class="what svelte-biztiv"><b> </b> <span> </span></span> <span class="turn svelte-biztiv"> <!></span></a></li>`),Cx=U(`<details><summary class="svelte-biztiv"> </summary> <ul class="svelte-biztiv"></ul></details>`),wx=U(`<section class="continue panel svelte-biztiv" aria-labelledby="continue"><h2 id="continue" class="svelte-biztiv"> </h2> <ul class="svelte-biztiv"></ul> <!></section>`);function Tx(e,t){A(t,!0);let n=(e,t=g)=>{var n=Sx(),r=F(n);let i,s;var c=F(r),l=F(c),u=L(l,!0),d=L(R(l,2),!0);k(c);var f=R(c,2),p=F(f),m=R(p),h=e=>{var n=xx(),r=L(n,!0);z(e=>K(r,e),[()=>Vd(t().left)]),G(e,n)};q(m,e=>{t().left&&e(h)}),k(f),k(r),k(n),z((e,n,a,o)=>{i=Fi(r,1,`button accented svelte-biztiv`,null,i,{mine:t().whose===`yours`}),X(r,`href`,`#/room/${t().room??``}`),s=Li(r,``,s,{"--accent":e}),K(u,n),K(d,a),K(p,`${o??``} `)},[()=>fs(t().game)?.accent??285,()=>a(t()),()=>o(t()),()=>Z(`whose-turn`,{whose:t().whose,names:(t().deciding??[]).join(`, `)})]),G(e,n)},r=[`yours`,`bots`,`theirs`,`unknown`,`waiting`],i=M(()=>$.server.mine.toSorted((e,t)=>r.indexOf(e.whose)-r.indexOf(t.whose))),a=({game:e})=>$.server.game(e)?.title??e;function o({names:e}){let t=e.filter(Boolean).join(`, `);return t?Z(`go-on-with`,{names:t}):Z(`nobody-else`)}var s=W(),c=I(s),l=e=>{var t=wx(),r=F(t),a=L(r,!0),o=R(r,2);Y(o,21,()=>B(i).slice(0,3),e=>e.room,(e,t)=>{n(e,()=>B(t))}),k(o);var s=R(o,2),c=e=>{var t=Cx(),r=F(t),a=L(r,!0),o=R(r,2);Y(o,21,()=>B(i).slice(3),e=>e.room,(e,t)=>{n(e,()=>B(t))}),k(o),k(t),z(e=>K(a,e),[()=>Z(`go-on-more`,{n:B(i).length-3})]),G(e,t)};q(s,e=>{B(i).length>3&&e(c)}),k(t),z(e=>K(a,e),[()=>Z(`go-on`)]),G(e,t)};q(c,e=>{B(i).length&&e(l)}),G(e,s),j()}var Ex=Xr(`<g class="hued svelte-1euhzuk"><circle class="disc svelte-1euhzuk" cx="12" cy="12" r="17"></circle><path class="emblem svelte-1euhzuk"></path></g>`),Dx=U(`<label class="game accented svelte-1euhzuk"><svg viewBox="0 0 330 100" aria-hidden="true" class="svelte-1euhzuk"><pattern patternUnits="userSpaceOnUse" patternTransform="scale(1.3)" class="svelte-1euhzuk"><path class="tile svelte-1euhzuk"></path></pattern><rect x="-400" y="-200" width="1130" height="500" class="svelte-1euhzuk"></rect><!></svg> <input type="radio" name="game" class="svelte-1euhzuk"/> <span class="title svelte-1euhzuk"> </span> <span class="seats svelte-1euhzuk"> </span></label>`);function Ox(e,t){let n=Qr();A(t,!0);let r=[],i=ba(t,`chosen`,15),a=M(()=>fs(t.game.name)),o=M(()=>Object.keys(B(a)?.looks??{}).filter(Boolean).slice(0,10).map(e=>vs(t.game.name,e))),s=M(()=>ks[vs(t.game.name,``).pattern]);var c=Dx();let l;var u=F(c),d=F(u),f=L(d),p=R(d);Y(R(p),17,()=>B(o),J,(e,t,n)=>{let r=M(()=>B(o).length>1?n/(B(o).length-1):.5);var i=Ex();let a;var s=R(F(i));k(i),z(e=>{X(i,`transform`,`translate(${12+B(r)*282} ${e??``})`),a=Li(i,``,a,{"--hue":B(t).hue}),X(s,`d`,B(t).emblem)},[()=>58-Math.sin(B(r)*Math.PI)*40]),G(e,i)}),k(u);var m=R(u,2);Yi(m);var h,g=R(m,2),_=L(g,!0),v=L(R(g,2),!0);k(c),z(e=>{l=Li(c,``,l,{"--accent":B(a)?.accent??285}),X(d,`id`,n),X(d,`width`,B(s).size[0]),X(d,`height`,B(s).size[1]),X(f,`d`,B(s).path),X(p,`fill`,`url(#${n})`),h!==(h=t.game.name)&&(m.value=(m.__value=h)??``),K(_,t.game.title),K(v,e)},[()=>Z(`players-range`,{low:t.game.seats[0],high:t.game.seats[1]})]),ra(r,[],m,()=>(t.game.name,i()),i),G(e,c),j()}var kx=U(`<option> </option>`),Ax=U(`<label class="field"> <select name="stronger"><option> </option><!></select></label>`),jx=U(`<fieldset><legend class="svelte-12h2tvw"> </legend> <label class="field"> <select name="best-of"></select></label> <!> <p class="quiet help svelte-12h2tvw"> </p></fieldset>`),Mx=U(`<fieldset><legend class="svelte-12h2tvw"> </legend> <label class="field"> <select name="days"></select></label> <p class="quiet help svelte-12h2tvw"> </p></fieldset>`),Nx=U(`<label class="field seed svelte-12h2tvw"> <input name="seed" type="number" min="0" max="999999999999" step="1"/></label>`),Px=U(`<label class="check"><input name="hints" type="checkbox"/> </label> <label class="check"><input name="chat" type="checkbox"/> </label>`,1),Fx=U(`<select><option> </option><!></select>`),Ix=U(`<label class="field"> <input type="number" min="0"/></label>`),Lx=U(`<div class="times svelte-12h2tvw"></div>`),Rx=U(`<fieldset><legend class="svelte-12h2tvw"> </legend> <p class="quiet help svelte-12h2tvw"> </p> <!></fieldset>`),zx=U(`<details class="panel svelte-12h2tvw"><summary class="svelte-12h2tvw"> </summary> <div class="settings svelte-12h2tvw"><!> <!> <fieldset><legend class="svelte-12h2tvw"> </legend> <label class="check"><input name="clock" type="checkbox"/> </label> <div class="times svelte-12h2tvw"><label class="field"> <input name="minutes" type="number" min="1" max="720" step="any" required=""/></label> <label class="field"> <input name="increment" type="number" min="0" max="3600" required=""/></label></div></fieldset> <fieldset><legend class="svelte-12h2tvw"> </legend> <label class="check"><input name="ask-all" type="checkbox"/> </label> <!> <p class="quiet help svelte-12h2tvw"> </p></fieldset> <!></div></details>`);function Bx(e,t){A(t,!0);let n=ba(t,`wish`,7),r=M(()=>Yd(n().seats)),i=M(()=>Zd(t.game,n().seats).filter(e=>e.kind!==`flag`)),a=M(()=>n().seats.map((e,t)=>t?Z(`player`,{n:t+1}):$.server.me?.name??``));function o({name:e},t){let{[e]:r,...i}=n().options;n().options=t===``?i:{...i,[e]:Number(t)}}function s({name:e,high:t=0},r,i){let a=n().seats.map((t,n)=>c(e,n));a[r]=Math.min(Math.max(Math.floor(Number(i))||0,0),t),n().options[e]=a}function c(e,t){let r=n().options[e];return Array.isArray(r)?Number(r[t]??0):0}var l=zx(),u=F(l),d=L(u,!0),f=R(u,2),p=F(f),m=e=>{var n=jx(),r=F(n),i=L(r,!0),o=R(r,2),s=F(o),c=R(s);Y(c,21,()=>Kd,J,(e,t)=>{var n=kx(),r=L(n,!0),i={};z(e=>{K(r,e),i!==(i=B(t))&&(n.value=(n.__value=i)??``)},[()=>Z(`series-of`,{n:B(t)})]),G(e,n)}),k(c),Vi(c),k(o);var l=R(o,2),u=e=>{var t=Ax(),n=F(t),r=R(n),i=F(r),o=L(i,!0);i.value=i.__value=-1,Y(R(i),17,()=>B(a),J,(e,t,n)=>{var r=kx(),i=L(r,!0);r.value=r.__value=n,z(()=>K(i,B(t))),G(e,r)}),k(r),Vi(r),k(t),z((e,t)=>{K(n,`${e??``} `),K(o,t)},[()=>Z(`stronger`),()=>Z(`nobody`)]),Hi(r,()=>Jd.wish.stronger,e=>Jd.wish.stronger=e),G(e,t)};q(l,e=>{t.game.handicap&&Jd.wish.bestOf>1&&e(u)});var d=L(R(l,2),!0);k(n),z((e,t,n)=>{K(i,e),K(s,`${t??``} `),K(d,n)},[()=>Z(`series`),()=>Z(`series-games`),()=>Z(`series-more`)]),Hi(c,()=>Jd.wish.bestOf,e=>Jd.wish.bestOf=e),G(e,n)};q(p,e=>{n().seats.length===2&&e(m)});var h=R(p,2),g=e=>{var t=Mx(),n=F(t),r=L(n,!0),i=R(n,2),a=F(i),o=R(a);Y(o,21,()=>Gd,J,(e,t)=>{var n=kx(),r=L(n,!0),i={};z(e=>{K(r,e),i!==(i=B(t))&&(n.value=(n.__value=i)??``)},[()=>Z(`days`,{n:B(t)})]),G(e,n)}),k(o),Vi(o),k(i);var s=L(R(i,2),!0);k(t),z((e,t,n)=>{K(r,e),K(a,`${t??``} `),K(s,n)},[()=>Z(`correspondence`),()=>Z(`days-each`),()=>Z(`days-more`)]),Hi(o,()=>Jd.wish.days,e=>Jd.wish.days=e),G(e,t)};q(h,e=>{B(r)&&e(g)});var _=R(h,2),v=F(_),y=L(v,!0),b=R(v,2),x=F(b);Yi(x);var S=R(x);k(b);var C=R(b,2),w=F(C),T=F(w),E=R(T);Yi(E),k(w);var ee=R(w,2),D=F(ee),te=R(D);Yi(te),k(ee),k(C),k(_);var ne=R(_,2),re=F(ne),ie=L(re,!0),ae=R(re,2),oe=F(ae);Yi(oe);var se=R(oe);k(ae);var ce=R(ae,2),le=e=>{var t=Nx(),n=F(t),r=R(n);Yi(r),k(t),z(e=>K(n,`${e??``} `),[()=>Z(`game-seed`)]),ta(r,()=>Jd.seed,e=>Jd.seed=e),G(e,t)},ue=e=>{var t=Px(),n=I(t),r=F(n);Yi(r);var i=R(r);k(n);var a=R(n,2),o=F(a);Yi(o);var s=R(o);k(a),z((e,t)=>{K(i,` ${e??``}`),K(s,` ${t??``}`)},[()=>Z(`hints-too`),()=>Z(`chat-on`)]),ia(r,()=>Jd.wish.hints,e=>Jd.wish.hints=e),ia(o,()=>Jd.wish.chat,e=>Jd.wish.chat=e),G(e,t)};q(ce,e=>{B(r)?e(ue,-1):e(le)});var de=L(R(ce,2),!0);k(ne),Y(R(ne,2),17,()=>B(i),e=>e.name,(e,t)=>{var r=Rx(),i=F(r),l=L(i,!0),u=R(i,2),d=L(u,!0),f=R(u,2),p=e=>{var r=Fx(),i=F(r),s=L(i,!0);i.value=i.__value=``,Y(R(i),17,()=>B(a),J,(e,t,n)=>{var r=kx(),i=L(r,!0);r.value=r.__value=n,z(()=>K(i,B(t))),G(e,r)}),k(r);var c;Vi(r),z(e=>{X(r,`name`,B(t).name),X(r,`aria-label`,B(t).title),K(s,e),c!==(c=n().options[B(t).name]??``)&&(r.value=(r.__value=c)??``,Bi(r,c))},[()=>Z(`by-chance`)]),V(`change`,r,e=>o(B(t),e.currentTarget.value)),G(e,r)},m=e=>{var n=Lx();Y(n,21,()=>B(a),J,(e,n,r)=>{var i=Ix(),a=F(i),o=R(a);Yi(o),k(i),z(e=>{K(a,`${B(n)??``} `),X(o,`name`,`${B(t).name??``}-${r+1}`),X(o,`max`,B(t).high),Xi(o,e)},[()=>c(B(t).name,r)]),V(`change`,o,e=>s(B(t),r,e.currentTarget.value)),G(e,i)}),k(n),G(e,n)};q(f,e=>{B(t).kind===`seat`?e(p):e(m,-1)}),k(r),z(()=>{K(l,B(t).title),K(d,B(t).help)}),G(e,r)}),k(f),k(l),z((e,t,n,i,a,o,s,c)=>{K(d,e),_.disabled=B(r)&&Jd.wish.days>0,K(y,t),K(S,` ${n??``}`),K(T,`${i??``} `),E.disabled=!Jd.wish.clock,K(D,`${a??``} `),te.disabled=!Jd.wish.clock,K(ie,o),K(se,` ${s??``}`),K(de,c)},[()=>Z(`settings`),()=>Z(`clock`),()=>Z(`clock-on`),()=>Z(`clock-minutes`),()=>Z(`clock-increment`),()=>Z(`table-settings`),()=>Z(`ask-all`),()=>Z(`undo-policy`,{people:B(r)?`yes`:`no`})]),ia(x,()=>Jd.wish.clock,e=>Jd.wish.clock=e),ta(E,()=>Jd.wish.minutes,e=>Jd.wish.minutes=e),ta(te,()=>Jd.wish.increment,e=>Jd.wish.increment=e),ia(oe,()=>Jd.wish.askAll,e=>Jd.wish.askAll=e),G(e,l),j()}H([`change`]);var Vx=U(`<label class="svelte-1mtti22"><input class="unseen svelte-1mtti22" type="radio"/> <!> <span class="svelte-1mtti22"> </span></label>`),Hx=U(`<option class="svelte-1mtti22"> </option>`),Ux=U(`<label class="field svelte-1mtti22"> <select class="svelte-1mtti22"></select></label>`),Wx=U(`<label class="field svelte-1mtti22"> <input maxlength="24" autocomplete="off" class="svelte-1mtti22"/></label>`),Gx=U(`<!> <p class="quiet svelte-1mtti22"> </p>`,1),Kx=U(`<fieldset class="svelte-1mtti22"><legend class="unseen"> </legend> <div class="ways svelte-1mtti22"></div> <!></fieldset>`);function qx(e,t){A(t,!0);let n=[],r=ba(t,`seat`,7),i=({kind:e,title:t,seconds:n=0})=>Z(`bot-choice`,{level:Z(`bot-level`,{kind:e,title:t}),time:n<.1?Z(`bot-at-once`):Z(`bot-seconds`,{n})}),a=[[`bot`,eb],[`me`,tb],[`open`,nb],[`lobby`,rb]];var o=Kx(),s=F(o),c=L(s,!0),l=R(s,2);Y(l,21,()=>a,J,(e,i)=>{var a=M(()=>b(B(i),2));let o=()=>B(a)[0],s=()=>B(a)[1];var c=Vx(),l=F(c);Yi(l);var u,d=R(l,2);Q(d,{get path(){return s()}});var f=L(R(d,2),!0);k(c),z(e=>{X(l,`name`,`seat-${t.number??``}`),u!==(u=o())&&(l.value=(l.__value=u)??``),K(f,e)},[()=>Z(`against`,{who:o()})]),ra(n,[],l,()=>(o(),r().who),e=>r().who=e),G(e,c)}),k(l);var u=R(l,2),d=e=>{var n=Ux(),a=F(n),o=R(a);Y(o,21,()=>t.game.bots,J,(e,t)=>{var n=Hx(),r=L(n,!0),a={};z(e=>{K(r,e),a!==(a=B(t).kind)&&(n.value=(n.__value=a)??``)},[()=>i(B(t))]),G(e,n)}),k(o),Vi(o),k(n),z(e=>{K(a,`${e??``} `),X(o,`name`,`bot-${t.number??``}`)},[()=>Z(`level`)]),Hi(o,()=>r().bot,e=>r().bot=e),G(e,n)},f=e=>{var n=Gx(),i=I(n),a=e=>{var n=Wx(),i=F(n),a=R(i);Yi(a),k(n),z((e,n)=>{K(i,`${e??``} `),X(a,`name`,`name-${t.number??``}`),X(a,`placeholder`,n)},[()=>Z(`name-here`),()=>Z(`player`,{n:t.number})]),ta(a,()=>r().name,e=>r().name=e),G(e,n)};q(i,e=>{r().who===`me`&&e(a)});var o=L(R(i,2),!0);z(e=>K(o,e),[()=>Z(`against-more`,{who:r().who})]),G(e,n)};q(u,e=>{r().who===`bot`?e(d):e(f,-1)}),k(o),z(e=>K(c,e),[()=>Z(`player`,{n:t.number})]),G(e,o),j()}var Jx=ha(()=>iu),Yx=U(`<aside class="panel offer svelte-vnxpv5"><p class="svelte-vnxpv5"> </p> <button> </button> <button> </button></aside>`);function Xx(e,t){A(t,!1);function n(e){Jx(Jx().sound=e),Jx(Jx().soundOffered=!0),au(),e&&Xv(`turn`,Jx().volume)}pa();var r=W(),i=I(r),a=e=>{var t=Yx(),r=F(t),i=L(r,!0),a=R(r,2),o=L(a,!0),s=R(a,2),c=L(s,!0);k(t),z((e,t,n)=>{K(i,e),K(o,t),K(c,n)},[()=>Z(`sound-offer`),()=>Z(`sound-yes`),()=>Z(`sound-no`)]),V(`click`,a,()=>n(!0)),V(`click`,s,()=>n(!1)),G(e,t)};q(i,e=>{Jx().soundOffered||e(a)}),G(e,r),j()}H([`click`]);var Zx=U(`<li><a class="button svelte-1sgozrq"> </a></li>`),Qx=U(`<h2 id="tournaments" class="svelte-1sgozrq"> </h2> <p class="quiet svelte-1sgozrq"> </p> <ul class="svelte-1sgozrq"><!> <li><a class="button svelte-1sgozrq" href="#/tournament"> </a></li></ul>`,1);function $x(e,t){A(t,!1),pa();var n=Qx(),r=I(n),i=L(r,!0),a=R(r,2),o=L(a,!0),s=R(a,2),c=F(s);Y(c,1,()=>$.server.tournaments,e=>e.tournament,(e,t)=>{var n=Zx(),r=F(n),i=L(r);k(n),z(e=>{X(r,`href`,`#/tournament/${B(t).tournament??``}`),K(i,`${B(t).name??``} · ${e??``}`)},[()=>$.server.game(B(t).game)?.title??B(t).game]),G(e,n)});var l=R(c,2),u=L(F(l),!0);k(l),k(s),z((e,t,n)=>{K(i,e),K(o,t),K(u,n)},[()=>Z(`tournaments`),()=>Z(`tournaments-more`),()=>Z(`tournament-new`)]),G(e,n),j()}var eS=U(`<label><input type="checkbox"/> <span><b class="svelte-dovu5w"> </b> <span class="quiet svelte-dovu5w"> </span></span></label>`),tS=U(`<fieldset><legend class="svelte-dovu5w"> </legend> <!></fieldset>`);function nS(e,t){A(t,!0);let n=ba(t,`wish`,7),r=M(()=>Zd(t.game,n().seats).filter(e=>e.kind===`flag`)),i=M(()=>Qd(t.game,n())),a=(e=[])=>e.some(e=>e in B(i));var o=W(),s=I(o),c=e=>{var t=tS(),o=F(t),s=L(o,!0);Y(R(o,2),17,()=>B(r),e=>e.name,(e,t)=>{var r=eS();let o;var s=F(r);Yi(s);var c=R(s,2),l=F(c),u=L(l,!0),d=L(R(l,2),!0);k(c),k(r),z((e,n)=>{o=Fi(r,1,`check svelte-dovu5w`,null,o,{off:e}),X(s,`name`,B(t).name),s.disabled=n,Zi(s,B(i)[B(t).name]===!0),K(u,B(t).title),K(d,B(t).help)},[()=>a(B(t).without),()=>a(B(t).without)]),V(`change`,s,e=>n().options[B(t).name]=e.currentTarget.checked),G(e,r)}),k(t),z(e=>K(s,e),[()=>Z(`variants`)]),G(e,t)};q(s,e=>{B(r).length&&e(c)}),G(e,o),j()}H([`change`]);var rS=U(`<p class="quiet"> </p>`),iS=U(`<label class="svelte-hm7qji"><input class="unseen svelte-hm7qji" type="radio" name="players"/> </label>`),aS=U(`<fieldset class="counts svelte-hm7qji"><legend class="svelte-hm7qji"> </legend> <!></fieldset>`),oS=U(`<section class="panel svelte-hm7qji"><h2 class="svelte-hm7qji"> </h2> <!> <!></section>`),sS=U(`<p class="learn svelte-hm7qji"><a class="svelte-hm7qji"> </a> <a class="svelte-hm7qji"> </a></p> <div class="seats svelte-hm7qji"><section class="panel svelte-hm7qji" aria-labelledby="seat-1"><h2 id="seat-1" class="svelte-hm7qji"> </h2> <!> <!> <!></section> <!></div> <!>`,1),cS=U(`<p class="error" role="alert"> </p>`),lS=U(`<div class="bar svelte-hm7qji"><!> <button form="start" class="main go svelte-hm7qji"> </button></div>`),uS=U(`<div class="start whole svelte-hm7qji"><div class="page"><div class="hello svelte-hm7qji"><h1 class="svelte-hm7qji"> </h1> <p class="svelte-hm7qji"> </p></div> <!> <!> <form id="start" class="svelte-hm7qji"><fieldset class="games svelte-hm7qji"><legend class="unseen"> </legend> <!></fieldset> <!></form> <div class="beside svelte-hm7qji"><section class="panel" aria-labelledby="lobby"><!></section> <section class="panel" aria-labelledby="tournaments"><!></section> <section class="panel" aria-labelledby="saved"><h2 id="saved" class="svelte-hm7qji"> </h2> <p class="quiet svelte-hm7qji"> </p> <label class="button file svelte-hm7qji"> <input class="unseen svelte-hm7qji" type="file" accept=".json,application/json"/></label></section></div></div></div> <!>`,1);function dS(e,t){A(t,!0);let n=N(``),r=N(!1),i=M(()=>$.server.game(Jd.wish.game)),a=M(()=>B(i)&&Jd.of(B(i))),o=M(()=>B(i)&&B(a)?Qd(B(i),B(a)):{}),s=M(()=>B(i)?Array.from({length:B(i).seats[1]-B(i).seats[0]+1},(e,t)=>B(i).seats[0]+t):[]);async function c(e){P(n,``),P(r,!0);try{await e()}catch(e){P(n,e instanceof jd?e.message:Z(`lost`),!0)}P(r,!1)}function l(e){if(e.preventDefault(),!B(i)||!B(a))return;Jd.keep();let t=Yd(B(a).seats)||!Number.isInteger(Jd.seed)?{}:{seed:Jd.seed},n={...ef(B(i),Jd.wish,B(a)),...t};c(()=>$.create(B(i).name,Xd(B(i),B(a).seats),n))}async function u(e){let t=e.currentTarget.files?.[0];e.currentTarget.value=``,t&&await c(async()=>$.load(await t.text()))}var d=uS(),f=I(d),p=F(f),m=F(p),h=F(m),g=L(h,!0),_=L(R(h,2),!0);k(m);var v=R(m,2);Tx(v,{});var y=R(v,2);Xx(y,{});var b=R(y,2),x=F(b),S=F(x),C=L(S,!0);Y(R(S,2),17,()=>$.server.games,e=>e.name,(e,t)=>{Ox(e,{get game(){return B(t)},get chosen(){return Jd.wish.game},set chosen(e){Jd.wish.game=e}})}),k(x);var w=R(x,2),T=e=>{var t=sS(),n=I(t),r=F(n),c=L(r,!0),l=R(r,2),u=L(l,!0);k(n);var d=R(n,2),f=F(d),p=F(f),m=L(p,!0),h=R(p,2),g=e=>{var t=W();mi(I(t),()=>B(i).name,e=>{{let t=M(()=>Z(`your-deck`,{what:B(i).decks}));vb(e,{get game(){return B(i)},get label(){return B(t)},seat:0,get options(){return B(o)},get deck(){return B(a).seats[0].deck},set deck(e){B(a).seats[0].deck=e},get picked(){return B(a).seats[0].picked},set picked(e){B(a).seats[0].picked=e}})}}),G(e,t)},_=e=>{var t=rS(),n=L(t,!0);z(e=>K(n,e),[()=>Z(`no-decks`)]),G(e,t)};q(h,e=>{B(i).decks?e(g):e(_,-1)});var v=R(h,2),y=e=>{var t=aS(),n=F(t),r=L(n,!0);Y(R(n,2),17,()=>B(s),J,(e,t)=>{var n=iS(),r=F(n);Yi(r);var o=R(r);k(n),z(()=>{Xi(r,B(t)),Zi(r,B(a).seats.length===B(t)),K(o,` ${B(t)??``}`)}),V(`change`,r,()=>Jd.resize(B(i),B(t))),G(e,n)}),k(t),z(e=>K(r,e),[()=>Z(`how-many`)]),G(e,t)};q(v,e=>{B(s).length>1&&e(y)}),nS(R(v,2),{get game(){return B(i)},get wish(){return B(a)}}),k(f),Y(R(f,2),19,()=>B(a).seats.slice(1),(e,t)=>`${B(i).name} ${t}`,(e,t,n)=>{var r=oS(),a=F(r),s=L(a,!0),c=R(a,2);{let e=M(()=>B(n)+2);qx(c,{get game(){return B(i)},get seat(){return B(t)},get number(){return B(e)}})}var l=R(c,2),u=e=>{{let r=M(()=>Z(`their-deck`,{what:B(i).decks})),a=M(()=>B(n)+1);vb(e,{get game(){return B(i)},get label(){return B(r)},get seat(){return B(a)},get options(){return B(o)},get deck(){return B(t).deck},set deck(e){B(t).deck=e},get picked(){return B(t).picked},set picked(e){B(t).picked=e}})}};q(l,e=>{B(i).decks&&(B(t).who===`bot`||B(t).who===`me`)&&e(u)}),k(r),z(e=>{X(r,`aria-labelledby`,`seat-${B(n)+2}`),X(a,`id`,`seat-${B(n)+2}`),K(s,e)},[()=>B(t).who===`me`&&B(t).name||Z(`player`,{n:B(n)+2})]),G(e,r)}),k(d),Bx(R(d,2),{get game(){return B(i)},get wish(){return B(a)}}),z((e,t,n)=>{X(r,`href`,`#/learn/${B(i).name??``}`),K(c,e),X(l,`href`,`#/rules/${B(i).name??``}`),K(u,t),K(m,n)},[()=>Z(`learn`,{game:B(i).title}),()=>Z(`rules`,{game:B(i).title}),()=>Z(`you-play`,{name:$.server.me?.name??``})]),G(e,t)};q(w,e=>{B(i)&&B(a)&&e(T)}),k(b);var E=R(b,2),ee=F(E);cx(F(ee),{}),k(ee);var D=R(ee,2);$x(F(D),{}),k(D);var te=R(D,2),ne=F(te),re=L(ne,!0),ie=R(ne,2),ae=L(ie,!0),oe=R(ie,2),se=F(oe),ce=R(se);k(oe),k(te),k(E),k(p),k(f);var le=R(f,2),ue=e=>{var t=lS(),a=F(t),o=e=>{var t=cS(),r=L(t,!0);z(()=>K(r,B(n))),G(e,t)};q(a,e=>{B(n)&&e(o)});var s=R(a,2),c=L(s,!0);k(t),z(e=>{s.disabled=B(r),K(c,e)},[()=>Z(`go`,{game:B(i).title})]),G(e,t)};q(le,e=>{B(i)&&e(ue)}),z((e,t,n,r,i,a)=>{K(g,e),K(_,t),K(C,n),K(re,r),K(ae,i),K(se,`${a??``} `)},[()=>Z(`welcome`),()=>Z(`welcome-more`),()=>Z(`pick-game`),()=>Z(`saved-games`),()=>Z(`saved-games-more`),()=>Z(`load`)]),Vr(`submit`,b,l),V(`change`,ce,u),G(e,d),j()}H([`change`]);var fS=U(`<option> </option>`),pS=U(`<label class="svelte-lmcdgk"><input type="checkbox" class="svelte-lmcdgk"/> </label>`),mS=U(`<label class="svelte-lmcdgk"><span> </span> <input type="range" min="5" max="100" step="5" class="svelte-lmcdgk"/></label>`),hS=U(`<section class="preferences" aria-labelledby="preferences"><h3 id="preferences" class="svelte-lmcdgk"> </h3> <label class="svelte-lmcdgk"><span> </span> <select class="svelte-lmcdgk"></select></label> <label class="svelte-lmcdgk"><input type="checkbox" class="svelte-lmcdgk"/> </label> <!> <label class="svelte-lmcdgk"><input type="checkbox" class="svelte-lmcdgk"/> </label> <!> <!></section>`);function gS(e,t){A(t,!0);let n=[0,400,900,1800];function r(){au(),iu.sound&&Xv(`turn`,iu.volume)}async function i(e){iu.alert=e&&await Notification.requestPermission()===`granted`,e&&!iu.alert&&t.sitting.screen.say(Z(`alert-refused`),!0),au()}var a=hS(),o=F(a),s=L(o,!0),c=R(o,2),l=F(c),u=L(l,!0),d=R(l,2);Y(d,21,()=>n,J,(e,t)=>{var n=fS(),r=L(n,!0),i={};z(e=>{K(r,e),i!==(i=B(t))&&(n.value=(n.__value=i)??``)},[()=>Z(`pace-of`,{n:B(t)})]),G(e,n)}),k(d),Vi(d),k(c);var f=R(c,2),p=F(f);Yi(p);var m=R(p);k(f);var h=R(f,2),g=e=>{var n=pS(),r=F(n);Yi(r);var i=R(r);k(n),z(e=>{Zi(r,t.sitting.server.room.order??!1),K(i,` ${e??``}`)},[()=>Z(`auto-order`)]),V(`change`,r,e=>t.sitting.order(e.currentTarget.checked)),G(e,n)};q(h,e=>{t.sitting.server.room?.yours.length&&e(g)});var _=R(h,2),v=F(_);Yi(v);var y=R(v);k(_);var b=R(_,2),x=e=>{var t=mS(),n=F(t),i=L(n,!0),a=R(n,2);Yi(a),k(t),z(e=>K(i,e),[()=>Z(`volume`)]),V(`change`,a,r),ta(a,()=>iu.volume,e=>iu.volume=e),G(e,t)};q(b,e=>{iu.sound&&e(x)});var S=R(b,2),C=e=>{var t=pS(),n=F(t);Yi(n);var r=R(n);k(t),z(e=>{Zi(n,iu.alert),K(r,` ${e??``}`)},[()=>Z(`alert`)]),V(`change`,n,e=>i(e.currentTarget.checked)),G(e,t)};q(S,e=>{`Notification`in window&&e(C)}),k(a),z((e,t,n,r)=>{K(s,e),K(u,t),K(m,` ${n??``}`),K(y,` ${r??``}`)},[()=>Z(`preferences`),()=>Z(`pace`),()=>Z(`quick`),()=>Z(`sound`)]),V(`change`,d,function(...e){au?.apply(this,e)}),Hi(d,()=>iu.pace,e=>iu.pace=e),V(`change`,p,function(...e){au?.apply(this,e)}),ia(p,()=>iu.quick,e=>iu.quick=e),V(`change`,v,r),ia(v,()=>iu.sound,e=>iu.sound=e),G(e,a),j()}H([`change`]);var _S=U(`<button> </button>`),vS=U(`<li class="svelte-wqhtv4"><span><b> </b> <!> </span> <!></li>`),yS=U(`<section class="seats" aria-labelledby="seats"><h3 id="seats" class="svelte-wqhtv4"> </h3> <ul class="svelte-wqhtv4"></ul> <p class="svelte-wqhtv4"> </p></section>`);function bS(e,t){A(t,!0);let n=M(()=>t.sitting.server.room);function r(e){return e.out?Z(`is-out`,{why:e.out}):e.kind===`person`?e.bot?Z(`is-played`):Z(e.here?`is-here`:`is-gone`):Z(`is-computer`)}var i=yS(),a=F(i),o=L(a,!0),s=R(a,2);Y(s,21,()=>B(n).seats,J,(e,i,a)=>{let o=M(()=>B(n).yours.includes(a));var s=vS(),c=F(s),l=F(c),u=L(l,!0),d=R(l,2),f=e=>{var t=Zr();z(e=>K(t,`(${e??``})`),[()=>Z(`you`)]),G(e,t)};q(d,e=>{B(o)&&e(f)});var p=R(d);k(c);var m=R(c,2),h=e=>{var r=W(),s=I(r),c=e=>{var n=_S(),r=L(n,!0);z(e=>K(r,e),[()=>Z(`take-back`,{name:t.sitting.server.name(a)})]),V(`click`,n,()=>t.sitting.take(a)),G(e,n)},l=e=>{var n=_S(),r=L(n,!0);z(e=>K(r,e),[()=>Z(`give-own`)]),V(`click`,n,()=>t.sitting.give(a)),G(e,n)},u=e=>{var n=_S(),r=L(n,!0);z(e=>K(r,e),[()=>Z(`give-seat`,{name:t.sitting.server.name(a)})]),V(`click`,n,()=>t.sitting.give(a)),G(e,n)};q(s,e=>{B(o)&&B(i).bot?e(c):B(o)?e(l,1):!B(i).here&&!B(i).bot&&B(n).yours.length&&e(u,2)}),G(e,r)};q(m,e=>{t.sitting.server.lasts&&B(i).kind===`person`&&!B(i).out&&e(h)}),k(s),z((e,t)=>{K(u,e),K(p,` – ${t??``}`)},[()=>t.sitting.server.name(a),()=>r(B(i))]),G(e,s)}),k(s);var c=L(R(s,2),!0);k(i),z((e,t)=>{K(o,e),K(c,t)},[()=>Z(`players`),()=>Z(`watching`,{n:B(n).watching})]),G(e,i),j()}H([`click`]);var xS=U(`<b class="unread svelte-n22gmb"> <span class="unseen svelte-n22gmb"> </span></b>`),SS=U(`<button class="bad svelte-n22gmb"> </button>`),CS=U(`<button> </button>`),wS=U(`<div class="tools svelte-n22gmb"><button class="flat svelte-n22gmb"><!> <span class="svelte-n22gmb"> </span> <kbd class="svelte-n22gmb">V</kbd></button> <button class="flat svelte-n22gmb"><!> <span class="svelte-n22gmb"> </span></button> <button class="flat svelte-n22gmb"><!> <span class="svelte-n22gmb"> </span></button> <button class="flat log-button svelte-n22gmb"><!> <span class="svelte-n22gmb"> </span> <!></button></div> <dialog class="svelte-n22gmb"><div class="menu svelte-n22gmb"><div class="head svelte-n22gmb"><h2> </h2> <button> <kbd>Esc</kbd></button></div> <!> <!> <div class="deeds svelte-n22gmb"><button> <kbd>F1</kbd></button> <a class="button"> </a> <button> </button> <a class="button" href="#/"> </a> <!></div></div></dialog>`,1);function TS(e,t){A(t,!0);let n=ba(t,`sitting`,7),r=N(void 0),i=N(!1);async function a(){Wh(await n().save()),B(r)?.close()}function o(e){e.detail>1||(B(r)?.close(),n().resign())}function s(){B(r)?.close(),n().screen.helping=!0}var c=wS(),l=I(c),u=F(l),d=F(u);Q(d,{name:`eye`});var f=L(R(d,2),!0);Oe(2),k(u);var p=R(u,2),m=F(p);Q(m,{name:`replay`});var h=L(R(m,2),!0);k(p);var g=R(p,2),_=F(g);Q(_,{name:`menu`});var v=L(R(_,2),!0);k(g);var y=R(g,2),b=F(y);{let e=M(()=>n().screen.aside?`purged`:`log`);Q(b,{get name(){return B(e)}})}var x=R(b,2),S=L(x,!0),C=R(x,2),w=e=>{var t=xS(),r=F(t),i=L(R(r),!0);k(t),z(e=>{K(r,`${n().screen.unread??``} `),K(i,e)},[()=>Z(`unread`)]),G(e,t)};q(C,e=>{n().screen.unread&&!n().screen.aside&&e(w)}),k(y),k(l);var T=R(l,2),E=F(T),ee=F(E),D=F(ee),te=L(D,!0),ne=R(D,2),re=F(ne);Oe(),k(ne),k(ee);var ie=R(ee,2),ae=e=>{bS(e,{get sitting(){return n()}})};q(ie,e=>{n().server.room&&e(ae)});var oe=R(ie,2);gS(oe,{get sitting(){return n()}});var se=R(oe,2),ce=F(se),le=F(ce);Oe(),k(ce);var ue=R(ce,2),de=L(ue,!0),fe=R(ue,2),pe=L(fe,!0),me=R(fe,2),he=L(me,!0),ge=R(me,2),_e=e=>{var t=W(),n=I(t),r=e=>{var t=SS(),n=L(t,!0);z(e=>K(n,e),[()=>Z(`resign-sure`)]),V(`click`,t,o),G(e,t)},a=e=>{var t=CS(),n=L(t,!0);z(e=>K(n,e),[()=>Z(`resign`)]),V(`click`,t,()=>P(i,!0)),G(e,t)};q(n,e=>{B(i)?e(r):e(a,-1)}),G(e,t)};q(ge,e=>{n().server.lasts&&n().server.seat>=0&&e(_e)}),k(se),k(E),k(T),da(T,e=>P(r,e),()=>B(r)),Ei(T,()=>Ru),z((e,t,r,i,a,o,s,c,l,d,m)=>{X(u,`aria-pressed`,iu.plain),K(f,e),p.disabled=!!n().moment||!n().server.table,K(h,t),K(v,r),X(y,`aria-expanded`,n().screen.aside),K(S,i),X(T,`aria-label`,a),K(te,o),K(re,`${s??``} `),K(le,`${c??``} `),X(ue,`href`,`#/cards/${n().server.room?.game??``}`),K(de,l),K(pe,d),K(he,m)},[()=>iu.plain?Z(`picture-view`):Z(`plain-view`),()=>Z(`replay`),()=>Z(`menu`),()=>n().screen.aside?Z(`close`):Z(`log`),()=>Z(`menu`),()=>Z(`menu`),()=>Z(`close`),()=>Z(`keys`),()=>Z(`cards`),()=>Z(`save`),()=>Z(`leave`)]),V(`click`,u,()=>{iu.plain=!iu.plain,au()}),V(`click`,p,()=>n().lookBack(n().server.table?.at??0)),V(`click`,g,()=>B(r)?.showModal()),V(`click`,y,()=>n().screen.aside=!n().screen.aside),Vr(`close`,T,()=>P(i,!1)),V(`click`,ne,()=>B(r)?.close()),V(`click`,ce,s),V(`click`,fe,a),G(e,c),j()}H([`click`]);var ES=U(`<h1 class="where svelte-76h5ib"> </h1>`),DS=U(`<!> <!>`,1),OS=U(`<a class="svelte-76h5ib"> </a>`),kS=U(`&nbsp; <b class="count svelte-76h5ib"> </b>`,1),AS=U(`<nav class="svelte-76h5ib"><a href="#/" class="svelte-76h5ib"> </a> <a href="#/cards" class="svelte-76h5ib"> </a> <!> <a href="#/lobby" class="svelte-76h5ib"> <!></a> <a href="#/players" class="svelte-76h5ib"><span class="me svelte-76h5ib"> </span></a></nav>`),jS=U(`<option> </option>`),MS=U(`<header class="svelte-76h5ib"><a class="brand svelte-76h5ib" href="#/"><img src="./icon.svg" alt="" width="28" height="28"/> <span class="svelte-76h5ib">Trivault</span></a> <!> <label class="language svelte-76h5ib"><span class="unseen"> </span> <select name="language" class="svelte-76h5ib"></select></label></header>`);function NS(e,t){A(t,!0);let n=M(()=>$.server.game($.sitting?.server.room?.game)),r=(...e)=>e.includes($.screen.route.page)?`page`:void 0;var i=MS(),a=R(F(i),2),o=e=>{var t=DS(),r=I(t),i=e=>{var t=ES(),r=L(t,!0);z(()=>K(r,B(n).title)),G(e,t)};q(r,e=>{B(n)&&e(i)}),TS(R(r,2),{get sitting(){return $.sitting}}),G(e,t)},s=e=>{var t=AS(),n=F(t),i=L(n,!0),a=R(n,2),o=L(a,!0),s=R(a,2);Y(s,17,()=>$.server.games.filter(e=>e.drafts),J,(e,t)=>{var n=OS(),i=L(n,!0);z((e,r)=>{X(n,`href`,`#/build/${B(t).name??``}`),X(n,`aria-current`,e),K(i,r)},[()=>r(`build`),()=>Z(`builder`,{what:B(t).decks??``})]),G(e,n)});var c=R(s,2),l=F(c,!0),u=R(l),d=e=>{var t=kS(),n=L(R(I(t)),!0);z(()=>K(n,$.server.lobby.length)),G(e,t)};q(u,e=>{$.server.lobby.length&&e(d)}),k(c);var f=R(c,2),p=L(F(f),!0);k(f),k(t),z((e,r,s,u,d,m,h,g,_)=>{X(t,`aria-label`,e),X(n,`aria-current`,r),K(i,s),X(a,`aria-current`,u),K(o,d),X(c,`aria-current`,m),K(l,h),X(f,`aria-current`,g),K(p,_)},[()=>Z(`pages`),()=>r(`start`),()=>Z(`play`),()=>r(`cards`),()=>Z(`cards`),()=>r(`lobby`),()=>Z(`lobby-short`),()=>r(`players`),()=>$.server.me?.account?$.server.me.name:Z(`players`)]),G(e,t)};q(a,e=>{$.screen.route.page===`room`&&$.sitting?e(o):e(s,-1)});var c=R(a,2),l=F(c),u=L(l,!0),d=R(l,2);Y(d,21,()=>Object.entries(Go),J,(e,t)=>{var n=M(()=>b(B(t),2));let r=()=>B(n)[0],i=()=>B(n)[1];var a=jS(),o=L(a,!0),s={};z(()=>{X(a,`lang`,r()),K(o,i()),s!==(s=r())&&(a.value=(a.__value=s)??``)}),G(e,a)}),k(d);var f;Vi(d),k(c),k(i),z(e=>{K(u,e),f!==(f=Zo.lang)&&(d.value=(d.__value=f)??``,Bi(d,f))},[()=>Z(`language`)]),V(`change`,d,e=>$.speak(e.currentTarget.value)),G(e,i),j()}H([`change`]);var PS=U(`<button class="svelte-1dbte99"> <span class="unseen"> </span></button>`),FS=U(`<li class="svelte-1dbte99"><b> </b> <!> <!></li>`),IS=U(`<!> <div><button class="main"> </button></div>`,1),LS=U(`<option> </option>`),RS=U(`<div class="bots svelte-1dbte99"><label class="field"> <select name="tournament-bot"></select></label> <button> </button></div>`),zS=U(`<p class="quiet"> </p>`),BS=U(`<!> <div><button> </button></div> <!>`,1),VS=U(`<section class="panel svelte-1dbte99" aria-labelledby="invite"><h2 id="invite" class="svelte-1dbte99"> </h2> <p class="quiet"> </p> <!></section> <section class="panel svelte-1dbte99" aria-labelledby="entrants"><h2 id="entrants" class="svelte-1dbte99"> </h2> <ol class="svelte-1dbte99"></ol> <!> <!></section>`,1);function HS(e,t){A(t,!0);let n=M(()=>$.server.game(t.tournament.game)),r=M(()=>t.tournament.you??-1),i=M(()=>t.tournament.players.length>=t.tournament.size),a=M(()=>({tournament:t.tournament.tournament})),o=N(``),s=N(``),c=()=>t.attempt(()=>$.link.ask({type:`tournament-enter`,...B(a),...B(o)?{deck:B(o)}:{}},`done`)),l=()=>t.attempt(()=>$.link.ask({type:`tournament-bot`,...B(a),kind:B(s)||B(n).bots.at(-1).kind},`done`)),u=()=>t.attempt(()=>$.link.ask({type:`tournament-begin`,...B(a)},`done`)),d=e=>t.attempt(()=>$.link.ask({type:`tournament-leave`,...B(a),player:e},`done`));var f=VS(),p=I(f),m=F(p),h=L(m,!0),g=R(m,2),_=L(g,!0),v=R(g,2);{let e=M(()=>Z(`tournament-link-label`));Hb(v,{get place(){return`tournament/${t.tournament.tournament??``}`},get title(){return t.tournament.name},get label(){return B(e)}})}k(p);var y=R(p,2),b=F(y),x=L(b,!0),S=R(b,2);Y(S,21,()=>t.tournament.players,J,(e,n,i)=>{var a=FS(),o=F(a),s=L(o,!0),c=R(o,2),l=e=>{var t=Zr();z(e=>K(t,`(${e??``})`),[()=>Z(`you`)]),G(e,t)};q(c,e=>{i===B(r)&&e(l)});var u=R(c,2),f=e=>{var t=PS(),r=F(t),a=L(R(r));k(t),z(e=>{K(r,`${e??``} `),K(a,`: ${B(n).name??``}`)},[()=>Z(`tournament-remove`)]),V(`click`,t,()=>d(i)),G(e,t)};q(u,e=>{(i===B(r)||t.tournament.host)&&e(f)}),k(a),z(()=>K(s,B(n).name)),G(e,a)}),k(S);var C=R(S,2),w=e=>{var t=IS(),r=I(t),i=e=>{{let t=M(()=>Z(`your-deck`,{what:B(n).decks}));vb(e,{get game(){return B(n)},get label(){return B(t)},seat:0,options:{},get deck(){return B(o)},set deck(e){P(o,e,!0)}})}};q(r,e=>{B(n)?.decks&&e(i)});var a=R(r,2),s=F(a),l=L(s,!0);k(a),z(e=>K(l,e),[()=>Z(`tournament-enter`)]),V(`click`,s,c),G(e,t)};q(C,e=>{B(r)<0&&!B(i)&&e(w)});var T=R(C,2),E=e=>{var a=BS(),o=I(a),c=e=>{var t=RS(),r=F(t),i=F(r),a=R(i);Y(a,21,()=>B(n).bots,J,(e,t)=>{var n=LS(),r=L(n,!0),i={};z(e=>{K(r,e),i!==(i=B(t).kind)&&(n.value=(n.__value=i)??``)},[()=>Z(`bot-level`,{...B(t)})]),G(e,n)}),k(a),Vi(a),k(r);var o=R(r,2),c=L(o,!0);k(t),z((e,t)=>{K(i,`${e??``} `),K(c,t)},[()=>Z(`level`),()=>Z(`tournament-add`)]),Hi(a,()=>B(s)||B(n).bots.at(-1).kind,e=>P(s,e,!0)),V(`click`,o,l),G(e,t)};q(o,e=>{B(n)&&!B(i)&&e(c)});var d=R(o,2),f=F(d);let p;var m=L(f,!0);k(d);var h=R(d,2),g=e=>{var t=zS(),n=L(t,!0);z(e=>K(n,e),[()=>Z(`tournament-few`,{n:4})]),G(e,t)};q(h,e=>{t.tournament.players.length<4&&e(g)}),z(e=>{f.disabled=t.tournament.players.length<4,p=Fi(f,1,``,null,p,{main:B(r)>=0}),K(m,e)},[()=>Z(`tournament-begin`)]),V(`click`,f,u),G(e,a)};q(T,e=>{t.tournament.host&&e(E)}),k(y),z((e,t,n)=>{K(h,e),K(_,t),K(x,n)},[()=>Z(`invite`),()=>Z(`tournament-link`),()=>Z(`entrants`,{n:t.tournament.players.length,most:t.tournament.size})]),G(e,f),j()}H([`click`]);var US=U(`<a class="button svelte-1hp2aql"> <span class="unseen"> </span></a>`),WS=U(`<li class="svelte-1hp2aql"><span> </span> <span class="quiet"> </span> <!></li>`),GS=U(`<section class="panel"><h2 class="svelte-1hp2aql"> </h2> <ul class="svelte-1hp2aql"></ul></section>`);function KS(e,t){A(t,!0);let n=M(()=>t.tournament.rounds?.[t.round-1]??[]),r=(e=-1)=>t.tournament.players[e]?.name??``;function i({first:e,second:t=-1,result:n=``}){let i=n===`first`?e:n===`second`?t:-1;return Z(`match-result`,{result:i>=0?`won`:n||`open`,name:r(i)})}function a({first:e,second:n,result:r}){return r?Z(`look-back`):[e,n].includes(t.tournament.you??-1)?Z(`play`):Z(`watch`)}var o=GS(),s=F(o),c=L(s,!0),l=R(s,2);Y(l,21,()=>B(n),J,(e,t)=>{var n=WS(),o=F(n),s=L(o,!0),c=R(o,2),l=L(c,!0),u=R(c,2),d=e=>{var n=US(),i=F(n),o=L(R(i));k(n),z((e,r,a)=>{X(n,`href`,`#/room/${B(t).room??``}`),K(i,`${e??``} `),K(o,`: ${r??``} – ${a??``}`)},[()=>a(B(t)),()=>r(B(t).first),()=>r(B(t).second)]),G(e,n)};q(u,e=>{B(t).room&&e(d)}),k(n),z((e,t)=>{K(s,e),K(l,t)},[()=>[B(t).first,B(t).second].map(r).filter(Boolean).join(` – `),()=>i(B(t))]),G(e,n)}),k(l),k(o),z(e=>{X(o,`aria-labelledby`,`round-${t.round??``}`),X(s,`id`,`round-${t.round??``}`),K(c,e)},[()=>Z(`round`,{n:t.round,of:t.tournament.rounds_planned})]),G(e,o),j()}var qS=U(`<small class="quiet svelte-zky1ld"> </small>`),JS=U(`<tr><td class="svelte-zky1ld"></td><th scope="row" class="svelte-zky1ld"> <!></th><td class="svelte-zky1ld"> </td><td class="svelte-zky1ld"> </td><td class="svelte-zky1ld"> </td></tr>`),YS=U(`<table class="svelte-zky1ld"><thead class="svelte-zky1ld"><tr><th scope="col" class="svelte-zky1ld"> </th><th scope="col" class="svelte-zky1ld"> </th><th scope="col" class="svelte-zky1ld"> </th><th scope="col" class="svelte-zky1ld"><abbr class="svelte-zky1ld"> </abbr></th><th scope="col" class="svelte-zky1ld"> </th></tr></thead><tbody class="svelte-zky1ld"></tbody></table>`);function XS(e,t){A(t,!0);let n=e=>e.toLocaleString(Zo.lang);var r=YS(),i=F(r),a=F(i),o=F(a),s=L(o,!0),c=R(o),l=L(c,!0),u=R(c),d=L(u,!0),f=R(u),p=F(f),m=L(p,!0);k(f);var h=L(R(f),!0);k(a),k(i);var g=R(i);Y(g,21,()=>t.tournament.table??[],J,(e,r,i)=>{let a=M(()=>t.tournament.players[B(r).player]);var o=JS();let s;var c=F(o);c.textContent=i+1;var l=R(c),u=F(l),d=R(u),f=e=>{var t=qS(),n=L(t,!0);z(e=>K(n,e),[()=>Z(`dropped`)]),G(e,t)};q(d,e=>{B(a)?.out&&e(f)}),k(l);var p=R(l),m=L(p,!0),h=R(p),g=L(h,!0),_=L(R(h),!0);k(o),z((e,n,i)=>{s=Fi(o,1,`svelte-zky1ld`,null,s,{me:B(r).player===t.tournament.you}),K(u,`${B(a)?.name??``} `),K(m,e),K(g,n),K(_,i)},[()=>n(B(r).points),()=>n(B(r).buchholz),()=>Z(`won-of`,{n:B(r).won,of:B(r).played})]),G(e,o)}),k(g),k(r),z((e,t,n,r,i,a)=>{K(s,e),K(l,t),K(d,n),X(p,`title`,r),K(m,i),K(h,a)},[()=>Z(`rank`),()=>Z(`name`),()=>Z(`tournament-points`),()=>Z(`buchholz-more`),()=>Z(`buchholz`),()=>Z(`won`)]),G(e,r),j()}var ZS=U(`<p class="error" role="alert"> </p>`),QS=U(`<p role="status"><a class="button main"> </a></p>`),$S=U(`<details><summary class="svelte-9ehhvd"> </summary> <p> </p> <button> </button></details>`),eC=U(`<li><button> </button></li>`),tC=U(`<details><summary class="svelte-9ehhvd"> </summary> <ul class="svelte-9ehhvd"></ul></details>`),nC=U(`<!> <!>`,1),rC=U(`<section class="panel svelte-9ehhvd" aria-labelledby="standings"><h2 id="standings" class="svelte-9ehhvd"> </h2> <!> <p class="quiet"> </p></section> <!> <!>`,1),iC=U(`<div class="page"><h1 class="svelte-9ehhvd"> </h1> <p class="quiet"> </p> <!> <!> <!></div>`);function aC(e,t){A(t,!0);let n=M(()=>t.tournament.you??-1),r=M(()=>t.tournament.rounds??[]),i=M(()=>t.tournament.status===`over`),a=M(()=>B(r).at(-1)?.find(({first:e,second:t,result:r})=>B(n)>=0&&!r&&[e,t].includes(B(n)))),o=M(()=>[$.server.game(t.tournament.game)?.title??t.tournament.game,Z(`form`,{form:t.tournament.form}),...t.tournament.days?[Z(`days-of`,{n:t.tournament.days})]:[]]),s=N(``);async function c(e){P(s,``);try{await e()}catch(e){P(s,Bd(e),!0)}}let l=e=>c(()=>$.link.ask({type:`tournament-leave`,tournament:t.tournament.tournament,player:e},`done`));var u=iC(),d=F(u),f=L(d,!0),p=R(d,2),m=L(p,!0),h=R(p,2),g=e=>{var t=ZS(),n=L(t,!0);z(()=>K(n,B(s))),G(e,t)};q(h,e=>{B(s)&&e(g)});var _=R(h,2),v=e=>{var t=QS(),n=F(t),i=L(n,!0);k(t),z(e=>{X(n,`href`,`#/room/${B(a).room??``}`),K(i,e)},[()=>Z(`to-own-match`,{n:B(r).length})]),G(e,t)};q(_,e=>{B(a)&&e(v)});var y=R(_,2),b=e=>{HS(e,{get tournament(){return t.tournament},attempt:c})},x=e=>{var a=rC(),o=I(a),s=F(o),c=L(s,!0),u=R(s,2);XS(u,{get tournament(){return t.tournament}});var d=L(R(u,2),!0);k(o);var f=R(o,2);Y(f,17,()=>B(r),J,(e,n,i)=>{{let n=M(()=>B(r).length-i);KS(e,{get tournament(){return t.tournament},get round(){return B(n)}})}});var p=R(f,2),m=e=>{var r=nC(),i=I(r),a=e=>{var t=$S(),r=F(t),i=L(r,!0),a=R(r,2),o=L(a,!0),s=R(a,2),c=L(s,!0);k(t),z((e,t,n)=>{K(i,e),K(o,t),K(c,n)},[()=>Z(`tournament-leave`),()=>Z(`tournament-leave-more`),()=>Z(`tournament-leave-do`)]),V(`click`,s,()=>l(B(n))),G(e,t)};q(i,e=>{B(n)>=0&&!t.tournament.players[B(n)]?.out&&e(a)});var o=R(i,2),s=e=>{var r=tC(),i=F(r),a=L(i,!0),o=R(i,2);Y(o,21,()=>t.tournament.players,J,(e,t,r)=>{var i=W(),a=I(i),o=e=>{var n=eC(),i=F(n),a=L(i);k(n),z(e=>K(a,`${e??``}: ${B(t).name??``}`),[()=>Z(`tournament-remove`)]),V(`click`,i,()=>l(r)),G(e,n)};q(a,e=>{!B(t).out&&r!==B(n)&&e(o)}),G(e,i)}),k(o),k(r),z(e=>K(a,e),[()=>Z(`tournament-drop`)]),G(e,r)};q(o,e=>{t.tournament.host&&e(s)}),G(e,r)};q(p,e=>{t.tournament.status===`playing`&&e(m)}),z((e,t)=>{K(c,e),K(d,t)},[()=>B(i)?Z(`standings-final`):Z(`standings`),()=>Z(`ties`,{form:t.tournament.form})]),G(e,a)};q(y,e=>{t.tournament.status===`waiting`?e(b):e(x,-1)}),k(u),z(e=>{K(f,t.tournament.name),K(m,e)},[()=>B(o).join(` · `)]),G(e,u),j()}H([`click`]);var oC=U(`<option> </option>`),sC=U(`<p class="error" role="alert"> </p>`),cC=U(`<div class="page"><h1> </h1> <form class="panel svelte-jhh9lr"><label class="field"> <input name="tournament-name" minlength="2" maxlength="40" required=""/></label> <label class="field"> <select name="tournament-game"></select></label> <label class="field"> <select name="tournament-form"><option> </option><option> </option></select></label> <p class="quiet"> </p> <label class="field"> <input name="tournament-size" type="number" min="4" max="16" required=""/></label> <label class="field"> <select name="tournament-days"></select></label> <!> <div><button class="main"> </button></div></form></div>`);function lC(e,t){A(t,!0);let n=M(()=>$.server.games.filter(e=>e.seats[0]<=2)),r=N(``),i=N(``),a=N(`swiss`),o=N(8),s=N(0),c=N(``);async function l(e){e.preventDefault(),P(c,``);try{let e={name:B(r),game:B(i)||B(n)[0].name,form:B(a),size:B(o),days:B(s)},t=await $.link.ask({type:`tournament-create`,...e},`tournament`);location.hash=`#/tournament/${t.tournament}`}catch(e){P(c,Bd(e),!0)}}var u=cC(),d=F(u),f=L(d,!0),p=R(d,2),m=F(p),h=F(m),g=R(h);Yi(g),k(m);var _=R(m,2),v=F(_),y=R(v);Y(y,21,()=>B(n),J,(e,t)=>{var n=oC(),r=L(n,!0),i={};z(()=>{K(r,B(t).title),i!==(i=B(t).name)&&(n.value=(n.__value=i)??``)}),G(e,n)}),k(y),Vi(y),k(_);var b=R(_,2),x=F(b),S=R(x),C=F(S),w=L(C,!0);C.value=C.__value=`swiss`;var T=R(C),E=L(T,!0);T.value=T.__value=`knock-out`,k(S),Vi(S),k(b);var ee=R(b,2),D=L(ee,!0),te=R(ee,2),ne=F(te),re=R(ne);Yi(re),k(te);var ie=R(te,2),ae=F(ie),oe=R(ae);Y(oe,21,()=>Gd,J,(e,t)=>{var n=oC(),r=L(n,!0),i={};z(e=>{K(r,e),i!==(i=B(t))&&(n.value=(n.__value=i)??``)},[()=>Z(`days`,{n:B(t)})]),G(e,n)}),k(oe),Vi(oe),k(ie);var se=R(ie,2),ce=e=>{var t=sC(),n=L(t,!0);z(()=>K(n,B(c))),G(e,t)};q(se,e=>{B(c)&&e(ce)});var le=R(se,2),ue=L(F(le),!0);k(le),k(p),k(u),z((e,t,n,r,i,a,o,s,c,l)=>{K(f,e),K(h,`${t??``} `),K(v,`${n??``} `),K(x,`${r??``} `),K(w,i),K(E,a),K(D,o),K(ne,`${s??``} `),K(ae,`${c??``} `),K(ue,l)},[()=>Z(`tournament-new`),()=>Z(`tournament-name`),()=>Z(`game`),()=>Z(`tournament-form`),()=>Z(`form`,{form:`swiss`}),()=>Z(`form`,{form:`knock-out`}),()=>Z(`form-more`,{form:B(a)}),()=>Z(`tournament-size`),()=>Z(`days-each`),()=>Z(`tournament-open`)]),Vr(`submit`,p,l),ta(g,()=>B(r),e=>P(r,e)),Hi(y,()=>B(i)||(B(n)[0]?.name??``),e=>P(i,e,!0)),Hi(S,()=>B(a),e=>P(a,e)),ta(re,()=>B(o),e=>P(o,e)),Hi(oe,()=>B(s),e=>P(s,e)),G(e,u),j()}var uC=U(`<p class="lost svelte-1n46o8q" role="status"> </p>`),dC=U(`<p class="error svelte-1n46o8q" role="alert"> </p>`),fC=U(`<a class="jump svelte-1n46o8q" href="#main"> </a> <div class="app svelte-1n46o8q"><!> <!> <main id="main" tabindex="-1" class="svelte-1n46o8q"><!> <!></main></div> <!>`,1);function pC(e,t){A(t,!0);let n=M(()=>$.screen.route),r=M(()=>!!$.sitting?.asking.question&&B(n).page===`room`),i=M(()=>B(n).page===`cards`&&B(n).card&&$.server.known[B(n).game]?B(n):$.screen.reading),a=N(void 0),o=$.screen.route.page;In(()=>{let{page:e}=B(n);e!==o&&(o=e,e!==`room`&&Ar().then(()=>{B(a)?.focus(),scrollTo(0,0)}))});function s(){$.screen.reading=null,B(n).page===`cards`&&B(n).card&&location.replace(`#/cards/${B(n).game}`)}var c=fC();Ti(`1n46o8q`,e=>{Un(e=>{_n.title=e??``},[()=>B(r)?`● ${Z(`your-turn`)} – Trivault`:`Trivault`])});var l=I(c),u=L(l,!0),d=R(l,2),f=F(d);NS(f,{});var p=R(f,2),m=e=>{var t=uC(),n=L(t,!0);z(e=>K(n,e),[()=>Z($.server.me?`lost`:`offline`)]),G(e,t)};q(p,e=>{$.link.state===`lost`&&e(m)});var h=R(p,2),g=F(h),_=e=>{var t=dC(),n=L(t,!0);z(()=>K(n,$.screen.error)),G(e,t)};q(g,e=>{$.screen.error&&e(_)});var v=R(g,2),y=e=>{nx(e,{get sitting(){return $.sitting}})},b=e=>{S_(e,{get game(){return B(n).game}})},x=e=>{var t=W();mi(I(t),()=>B(n).game,e=>{{let t=M(()=>$.server.game(B(n).game));u_(e,{get game(){return B(t)}})}}),G(e,t)},S=M(()=>B(n).page===`build`&&$.server.game(B(n).game)?.drafts),C=e=>{{let t=M(()=>$.server.game(B(n).game));I_(e,{get game(){return B(t)}})}},w=M(()=>B(n).page===`learn`&&$.server.game(B(n).game)),T=e=>{bx(e,{get game(){return B(n).game},get rule(){return B(n).rule}})},E=M(()=>B(n).page===`rules`&&$.server.game(B(n).game)),ee=e=>{ux(e,{})},D=e=>{Av(e,{})},te=e=>{vv(e,{})},ne=e=>{var t=W(),r=I(t),i=e=>{lC(e,{})},a=e=>{aC(e,{get tournament(){return $.server.tournament}})};q(r,e=>{B(n).tournament?$.server.tournament&&e(a,1):e(i)}),G(e,t)},re=e=>{V_(e,{get token(){return B(n).token}})},ie=e=>{dS(e,{})};q(v,e=>{B(n).page===`room`&&$.sitting?e(y):B(n).page===`cards`?e(b,1):B(S)?e(x,2):B(w)?e(C,3):B(E)?e(T,4):B(n).page===`lobby`?e(ee,5):B(n).page===`players`?e(D,6):B(n).page===`me`?e(te,7):B(n).page===`tournament`?e(ne,8):B(n).page===`mail`?e(re,9):e(ie,-1)}),k(h),da(h,e=>P(a,e),()=>B(a)),k(d);var ae=R(d,2),oe=e=>{var t=W();mi(I(t),()=>`${B(i).game} ${B(i).card}`,e=>{Fv(e,{get game(){return B(i).game},get card(){return B(i).card},shut:s})}),G(e,t)};q(ae,e=>{B(i)&&e(oe)}),z(e=>K(u,e),[()=>Z(`to-content`)]),V(`click`,l,e=>{e.preventDefault(),B(a)?.focus()}),G(e,c),j()}H([`click`]),si(pC,{target:document.getElementById(`app`)}),$.open(),`serviceWorker`in navigator&&(navigator.serviceWorker.addEventListener(`controllerchange`,zd),addEventListener(`load`,()=>void navigator.serviceWorker.register(`./sw.js`).catch(()=>void 0)));export{B as $,la as A,Ei as B,Z as C,ba as D,xa as E,Hi as F,K as G,J as H,Vi as I,U as J,G as K,Li as L,ta as M,Yi as N,ya as O,X as P,V as Q,Fi as R,vs as S,wa as T,mi as U,Y as V,q as W,Qr as X,Xr as Y,H as Z,Fc as _,Bh as a,L as at,Bs as b,Fm as c,P as ct,ou as d,j as dt,Ar as et,Jl as f,A as ft,Vc as g,b as gt,qc as h,g as ht,Uh as i,I as it,ia as j,da as k,$ as l,N as lt,pl as m,k as mt,Gv as n,In as nt,wh as o,R as ot,eu as p,Oe as pt,W as q,fg as r,F as rt,th as s,pn as st,Wv as t,z as tt,mp as u,M as ut,Zs as v,Ca as w,js as x,Q as y,ki as z};