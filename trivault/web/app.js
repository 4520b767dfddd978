var e={},t=Symbol(`uninitialized`),n=`http://www.w3.org/1999/xhtml`,r=`http://www.w3.org/2000/svg`,i=Array.isArray,a=Array.prototype.indexOf,o=Array.prototype.includes,s=Array.from,c=Object.defineProperty,l=Object.getOwnPropertyDescriptor,u=Object.getOwnPropertyDescriptors,d=Object.prototype,f=Array.prototype,p=Object.getPrototypeOf,m=Object.isExtensible;function h(e){return typeof e==`function`}var g=()=>{};function _(e){return e()}function v(e){for(var t=0;t<e.length;t++)e[t]()}function y(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function b(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var x=1<<24,S=1024,C=2048,w=4096,T=8192,ee=16384,E=32768,D=1<<25,te=65536,ne=1<<18,re=1<<19,ie=1<<20,ae=1<<25,oe=1<<21,se=1<<22,ce=1<<23,le=Symbol(`$state`),ue=Symbol(`component`),de=Symbol(`legacy props`),fe=Symbol(``),pe=Symbol(`attributes`),me=Symbol(`class`),he=Symbol(`style`),ge=Symbol(`text`),_e=Symbol(`form reset`),ve=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},ye=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`);function be(){console.warn(`https://svelte.dev/e/derived_inert`)}function xe(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function Se(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function Ce(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var O=!1;function we(e){O=e}var k;function Te(t){if(t===null)throw xe(),e;return k=t}function Ee(){return Te(Sn(k))}function A(t){if(O){if(Sn(k)!==null)throw xe(),e;k=t}}function De(e=1){if(O){for(var t=e,n=k;t--;)n=Sn(n);k=n}}function Oe(e=!0){for(var t=0,n=k;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=Sn(n);e&&n.remove(),n=i}}function ke(t){if(!t||t.nodeType!==8)throw xe(),e;return t.data}function Ae(e){return e===this.v}function je(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Me(e){return!je(e,this.v)}function Ne(e){throw Error(`https://svelte.dev/e/lifecycle_outside_component`)}function Pe(){throw Error(`https://svelte.dev/e/missing_context`)}function Fe(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function Ie(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function Le(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function Re(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function ze(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function Be(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function Ve(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function He(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function Ue(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function We(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function Ge(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}var Ke=!1;function qe(){Ke=!0}var Je=[];function Ye(e,t=!1,n=!1){return Xe(e,new Map,``,Je,null,n)}function Xe(e,t,n,r,a=null,o=!1){if(typeof e==`object`&&e){var s=t.get(e);if(s!==void 0)return s;if(e instanceof Map)return new Map(e);if(e instanceof Set)return new Set(e);if(i(e)){var c=Array(e.length);t.set(e,c),a!==null&&t.set(a,c);for(var l=0;l<e.length;l+=1){var u=e[l];l in e&&(c[l]=Xe(u,t,n,r,null,o))}return c}if(p(e)===d){c={},t.set(e,c),a!==null&&t.set(a,c);for(var f of Object.keys(e))c[f]=Xe(e[f],t,n,r,null,o);return c}if(e instanceof Date)return e.getTime(),structuredClone(e);if(typeof e.toJSON==`function`&&!o)return Xe(e.toJSON(),t,n,r,e)}if(e instanceof EventTarget)return e;try{return structuredClone(e)}catch{return e}}function Ze(e,t,n){let r={};return[()=>(n(r)||Pe(),e(r)),e=>t(r,e),()=>n(r)]}function Qe(e){let t=e.p;for(;t!==null&&t.c===null;)t=t.p;return t?.c??null}function $e(e,t){return e===null&&Ne(t),e.c??=new Map(Qe(e)||void 0)}var et=null;function tt(e){et=e}function nt(){return Ze(rt,it,at)}function rt(e){return $e(et,`getContext`).get(e)}function it(e,t){return $e(et,`setContext`).set(e,t),t}function at(e){return $e(et,`hasContext`).has(e)}function j(e,t=!1,n){et={p:et,i:!1,c:null,e:null,s:e,x:null,r:cr,l:Ke&&!t?{s:null,u:null,$:[]}:null}}function M(e){var t=et,n=t.e;if(n!==null){t.e=null;for(var r of n)Fn(r)}return e!==void 0&&(t.x=e),t.i=!0,et=t.p,ot(e)}function ot(e={}){return c(e,ue,{value:!0}),e}function st(){return!Ke||et!==null&&et.l===null}var ct=[];function lt(){var e=ct;ct=[],v(e)}function ut(e){if(ct.length===0&&!zt){var t=ct;queueMicrotask(()=>{t===ct&&lt()})}ct.push(e)}function dt(){for(;ct.length>0;)lt()}var ft=~(C|w|S);function pt(e,t){e.f=e.f&ft|t}function mt(e){e.f&512||e.deps===null?pt(e,S):pt(e,w)}function ht(e,t){e.f&2048?t.set(e,C):e.f&4096&&t.get(e)!==2048&&t.set(e,w),pt(e,S)}function gt(e,t){if(t){let t=document.body;e.autofocus=!0,ut(()=>{document.activeElement===t&&e.focus()})}}function _t(e){O&&xn(e)!==null&&Cn(e)}var vt=!1;function yt(){vt||(vt=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[_e]?.()})},{capture:!0}))}function bt(e){var t=ar,n=cr;sr(null),lr(null);try{return e()}finally{sr(t),lr(n)}}function xt(e,t,n,r=n){e.addEventListener(t,()=>bt(n));let i=e[_e];e[_e]=i?()=>{i(),r(!0)}:()=>r(!0),yt()}function St(e,t,n,r){let i=st()?Et:kt;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=cr,c=Ct(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){On(e,s)}wt()}}var d=Tt();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>Ot(e))).then(u).catch(e=>On(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),wt())}):f()}function Ct(){var e=cr,t=ar,n=et,r=P;return function(i=!0){lr(e),sr(t),tt(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function wt(e=!0){lr(null),sr(null),tt(null),e&&P?.deactivate()}function Tt(){var e=cr,t=e.b,n=P,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function Et(e){var n=2|C;return cr!==null&&(cr.f|=re),{ctx:et,deps:null,effects:null,equals:Ae,f:n,fn:e,reactions:null,rv:0,v:t,wv:0,parent:cr,ac:null}}var Dt=Symbol(`obsolete`);function Ot(e,n,r){let i=cr;i===null&&Fe();var a=void 0,o=nn(t),s=!ar,c=new Set;return zn(()=>{var t=cr,n=y();a=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==ve&&n.reject(e)}).finally(wt)}catch(e){n.reject(e),wt()}var r=P;if(s){if(t.f&32768)var l=Tt();if(i.b?.is_rendered())r.async_deriveds.get(t)?.reject(Dt);else for(let e of c.values())e.reject(Dt);c.add(n),r.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),c.delete(n),t!==Dt&&(r.activate(),t?(o.f|=ce,sn(o,t)):(o.f&8388608&&(o.f^=ce),sn(o,e)),r.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),Nn(()=>{for(let e of c)e.reject(Dt)}),new Promise(e=>{function t(n){function r(){n===a?e(o):t(a)}n.then(r,r)}t(a)})}function N(e){let t=Et(e);return dr(t),t}function kt(e){let t=Et(e);return t.equals=Me,t}function At(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)Jn(t[n])}}function jt(e){var n,r=cr,i=e.parent;if(!rr&&i!==null&&e.v!==t&&i.f&24576)return be(),e.v;lr(i);try{At(e),n=Cr(e)}finally{lr(r)}return n}function Mt(e){var t=jt(e);!e.equals(t)&&(e.wv=br(),(!P?.is_fork||e.deps===null)&&(P===null?e.v=t:(P.capture(e,t,!0),It?.capture(e,t,!0)),e.deps===null))?pt(e,S):rr||(Lt===null?mt(e):(Mn()||P?.is_fork)&&Lt.set(e,t))}function Nt(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&bt(()=>{t.ac.abort(ve),t.ac=null}),t.fn!==null&&(t.teardown=g),Er(t,0),Kn(t))}function Pt(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&Dr(t)}var Ft=null,P=null,It=null,Lt=null,Rt=null,zt=!1,Bt=!1,Vt=null,Ht=null,Ut=0,Wt=1,Gt=class e{id=Wt++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){Ft===null?Ft=this:(Ft.next=this,this.prev=Ft),Ft=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)pt(r,C),t(r);for(r of n.m)pt(r,w),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=S}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)pt(e,t),this.schedule(e);this.apply();for(var t=Vt=[],n=[],r=Ht=[];this.#a.length>0;){Ut++>1e3&&(this.#b(),qt());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw Qt(e),this.#d()||this.discard(),t}}if(P=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(Vt=null,Ht=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)Zt(e,t);r.length>0&&P.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),It=this,Yt(n),Yt(t),It=null,this.#i?.resolve();var o=P;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(en.clear(),o.#m())}}#h(e,t,n){e.f^=S;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=S:i&4?t.push(r):xr(r)&&(i&16&&this.add_dirty_reaction(r,w),Dr(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),pt(i,C),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),P=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)ht(e[t],this.#s)}capture(e,n,r=!1){e.v!==t&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[n,r]),Lt?.set(e,n)),this.is_fork||(e.v=n)}activate(){P=this}deactivate(){P=null,Lt=null}flush(){try{Bt=!0,P=this,this.#m()}finally{Ut=0,Rt=null,Vt=null,Ht=null,Bt=!1,P=null,Lt=null,en.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(Dt);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,ut(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=y()).promise}static ensure(){if(P===null){let t=P=new e;!Bt&&!zt&&ut(()=>{t.started||t.flush()})}return P}apply(){Lt=null}schedule(e){Rt=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?Ft=e:t.prev=e,this.linked=!1}}};function Kt(e){var t=zt,n=It;It=null,zt=!0;try{var r;for(e&&(Kt(),r=e());;){if(dt(),P===null)return r;P.flush()}}finally{zt=t,It=n}}function qt(){try{Be()}catch(e){On(e,Rt)}}var Jt=null;function Yt(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&xr(r)&&(Jt=new Set,Dr(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&Xn(r),Jt?.size>0)){en.clear();for(let e of Jt){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)Jt.has(n)&&(Jt.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||Dr(n)}}Jt.clear()}}Jt=null}}function Xt(e){P.schedule(e)}function Zt(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),pt(e,S);for(var n=e.first;n!==null;)Zt(n,t),n=n.next}}function Qt(e){pt(e,S);for(var t=e.first;t!==null;)Qt(t),t=t.next}var $t=new Set,en=new Map,tn=!1;function nn(e,t){return{f:0,v:e,reactions:null,equals:Ae,rv:0,wv:0}}function F(e,t){let n=nn(e,t);return dr(n),n}function rn(e,t=!1,n=!0){let r=nn(e);return t||(r.equals=Me),Ke&&n&&et!==null&&et.l!==null&&(et.l.s??=[]).push(r),r}function I(e,t,n=!1){return ar!==null&&(!or||ar.f&131072)&&st()&&ar.f&4325394&&(ur===null||!ur.has(e))&&We(),sn(e,n?dn(t):t,Ht)}var an=null,on=0;function sn(e,t,n=null){if(!e.equals(t)){rr?en.set(e,t):en.has(e)||en.set(e,e.v);var r=Gt.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&jt(t),Lt===null&&mt(t)}e.wv=br(),an=null,on=0,un(e,C,n),an=null,st()&&cr!==null&&cr.f&1024&&!(cr.f&96)&&(mr===null?hr([e]):mr.push(e)),!r.is_fork&&$t.size>0&&!tn&&cn()}return t}function cn(){tn=!1;for(let e of $t){e.f&1024&&pt(e,w);let t;try{t=xr(e)}catch{t=!0}t&&Dr(e)}$t.clear()}function ln(e){I(e,e.v+1)}function un(e,t,n){var r=e.reactions;if(r!==null){var i=st(),a=r.length;if(on+=a,on>1e5&&an===null&&(an=new Set),an!==null){if(an.has(e))return;an.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==cr){var l=(c&C)===0;if(l&&pt(s,t),c&131072)$t.add(s);else if(c&2){var u=s;Lt?.delete(u),un(u,w,n)}else if(l){var d=s;c&16&&Jt!==null&&Jt.add(d),n===null?Xt(d):n.push(d)}}}}}function dn(e){if(typeof e!=`object`||!e||le in e||ue in e)return e;let n=p(e);if(n!==d&&n!==f)return e;var r=new Map,a=i(e),o=F(0),s=null,c=vr,u=e=>{if(vr===c)return e();var t=ar,n=vr;sr(null),yr(c);var r=e();return sr(t),yr(n),r};return a&&r.set(`length`,F(e.length,s)),new Proxy(e,{defineProperty(e,t,n){`value`in n&&n.configurable!==!1&&n.enumerable!==!1&&n.writable!==!1||He();var i=r.get(t);return i===void 0?u(()=>{var e=F(n.value,s);return r.set(t,e),e}):I(i,n.value,!0),!0},deleteProperty(e,n){var i=r.get(n);if(i===void 0){if(n in e){let e=u(()=>F(t,s));r.set(n,e),ln(o)}}else I(i,t),ln(o);return!0},get(n,i,a){if(i===le)return e;var o=r.get(i),c=i in n;if(o===void 0&&(!c||l(n,i)?.writable)&&(o=u(()=>F(dn(c?n[i]:t),s)),r.set(i,o)),o!==void 0){var d=H(o);return d===t?void 0:d}return Reflect.get(n,i,a)},getOwnPropertyDescriptor(e,n){this.has?.(e,n);var i=Reflect.getOwnPropertyDescriptor(e,n),a=r.get(n);if(a!==void 0){var o=H(a);if(o===t)return;if(i&&`value`in i)i.value=o;else return{enumerable:!0,configurable:!0,value:o,writable:!0}}return i},has(e,n){if(n===le)return!0;var i=r.get(n),a=i!==void 0&&i.v!==t||Reflect.has(e,n);return(i!==void 0||(cr!==null||ar!==null)&&(!a||l(e,n)?.writable))&&(i===void 0&&(i=u(()=>F(a?dn(e[n]):t,s)),r.set(n,i)),H(i)===t)?!1:a},set(e,n,i,c){var d=r.get(n),f=n in e;if(a&&n===`length`)for(var p=i;p<d.v;p+=1){var m=r.get(p+``);m===void 0?p in e&&(m=u(()=>F(t,s)),r.set(p+``,m)):I(m,t)}if(d===void 0)(!f||l(e,n)?.writable)&&(d=u(()=>F(void 0,s)),I(d,dn(i)),r.set(n,d));else{f=d.v!==t;var h=u(()=>dn(i));I(d,h)}var g=Reflect.getOwnPropertyDescriptor(e,n);if(g?.set&&g.set.call(c,i),!f){if(a&&typeof n==`string`){var _=r.get(`length`),v=Number(n);Number.isInteger(v)&&v>=_.v&&I(_,v+1)}ln(o)}return!0},ownKeys(e){H(o);var n=Reflect.ownKeys(e).filter(e=>{var n=r.get(e);return n===void 0||n.v!==t});for(var[i,a]of r)a.v!==t&&!(i in e)&&n.push(i);return n},setPrototypeOf(){Ue()}})}function fn(e){try{if(typeof e==`object`&&e&&le in e)return e[le]}catch{}return e}function pn(e,t){return Object.is(fn(e),fn(t))}var mn,hn,gn,_n,vn;function yn(){if(mn===void 0){mn=window,hn=document,gn=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;_n=l(t,`firstChild`).get,vn=l(t,`nextSibling`).get,m(e)&&(e[me]=void 0,e[pe]=null,e[he]=void 0,e.__e=void 0),m(n)&&(n[ge]=void 0)}}function bn(e=``){return document.createTextNode(e)}function xn(e){return _n.call(e)}function Sn(e){return vn.call(e)}function L(e,t){if(!O)return xn(e);var n=xn(k);if(n===null)n=k.appendChild(bn());else if(t&&n.nodeType!==3){var r=bn();return n?.before(r),Te(r),r}return t&&En(n),Te(n),n}function R(e,t=!1){if(!O){var n=xn(e);return n instanceof Comment&&n.data===``?Sn(n):n}if(t){if(k?.nodeType!==3){var r=bn();return k?.before(r),Te(r),r}En(k)}return k}function z(e,t=!1){if(!O)return xn(e);var n=L(e,t);return A(e),n}function B(e,t=1,n=!1){let r=O?k:e;for(var i;t--;)i=r,r=Sn(r);if(!O)return r;if(n){if(r?.nodeType!==3){var a=bn();return r===null?i?.after(a):r.before(a),Te(a),a}En(r)}return Te(r),r}function Cn(e){e.textContent=``}function wn(){return!1}function Tn(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function En(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function Dn(e){var t=cr;if(t===null)return ar.f|=ce,e;if(!(t.f&32768)&&!(t.f&4))throw e;On(e,t)}function On(t,n){if(t===e)throw t;if(!(n!==null&&n.f&16384)){for(;n!==null;){if(n.f&128&&!(n.f&33570816)){if(!(n.f&32768))throw t;try{n.b.error(t);return}catch(e){t=e}}n=n.parent}throw t}}function kn(e){cr===null&&(ar===null&&ze(e),Re()),rr&&Le(e)}function An(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function jn(e,t){var n=cr;n!==null&&n.f&8192&&(e|=T);var r={ctx:et,deps:null,nodes:null,f:e|C|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};P?.register_created_effect(r);var i=r;if(e&4)Vt===null?Gt.ensure().schedule(r):Vt.push(r);else if(t!==null){try{Dr(r)}catch(e){throw Jn(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=te))}if(i!==null&&(i.parent=n,n!==null&&An(i,n),ar!==null&&ar.f&2&&!(e&64))){var a=ar;(a.effects??=[]).push(i)}return r}function Mn(){return ar!==null&&!or}function Nn(e){let t=jn(8,null);return pt(t,S),t.teardown=e,t}function Pn(e){kn(`$effect`);var t=cr.f;if(!ar&&t&32&&et!==null&&!et.i){var n=et;(n.e??=[]).push(e)}else return Fn(e)}function Fn(e){return jn(4|ie,e)}function In(e){return kn(`$effect.pre`),jn(8|ie,e)}function Ln(e){Gt.ensure();let t=jn(64|re,e);return(e={})=>new Promise(n=>{e.outro?Zn(t,()=>{Jn(t),n(void 0)}):(Jn(t),n(void 0))})}function Rn(e){return jn(4,e)}function zn(e){return jn(se|re,e)}function Bn(e,t=0){return jn(8|t,e)}function V(e,t=[],n=[],r=[]){St(r,t,n,t=>{jn(8,()=>{e(...t.map(H))})})}function Vn(e,t=[],n=[],r=[]){St(r,t,n,t=>{jn(4,()=>e(...t.map(H)))})}function Hn(e,t=0){return jn(16|t,e)}function Un(e,t=0){return jn(x|t,e)}function Wn(e){return jn(32|re,e)}function Gn(e){var t=e.teardown;if(t!==null){let n=rr,r=ar;ir(!0),sr(null);try{t.call(null)}catch(t){On(t,e.parent)}finally{ir(n),sr(r)}}}function Kn(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&bt(()=>{e.abort(ve)});var r=n.next;n.f&64?n.parent=null:Jn(n,t),n=r}}function qn(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||Jn(t),t=n}}function Jn(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(Yn(e.nodes.start,e.nodes.end),n=!0),e.f|=D,Kn(e,t&&!n),Er(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();Gn(e),e.f^=D,e.f|=ee;var i=e.parent;i!==null&&i.first!==null&&Xn(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function Yn(e,t){for(;e!==null;){var n=e===t?null:Sn(e);e.remove(),e=n}}function Xn(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function Zn(e,t,n=!0){var r=[];e.f|=256,Qn(e,r,!0);var i=()=>{n&&Jn(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function Qn(e,t,n){if(!(e.f&8192)){e.f^=T;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);Qn(i,t,o?n:!1)}i=a}}}function $n(e){e.f&=-257,er(e,!0)}function er(e,t){if(!(e.f&256)&&e.f&8192){e.f^=T,e.f&1024||(pt(e,C),Gt.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);er(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function tr(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:Sn(n);t.append(n),n=i}}var nr=null,rr=!1;function ir(e){rr=e}var ar=null,or=!1;function sr(e){ar=e}var cr=null;function lr(e){cr=e}var ur=null;function dr(e){ar!==null&&(ar.f&2097152||ar.f&2)&&(ur??=new Set).add(e)}var fr=null,pr=0,mr=null;function hr(e){mr=e}var gr=1,_r=0,vr=_r;function yr(e){vr=e}function br(){return++gr}function xr(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(xr(a)&&Mt(a),a.wv>e.wv)return!0}t&512&&Lt===null&&pt(e,S)}return!1}function Sr(e,t,n=!0){var r=e.reactions;if(r!==null&&!(ur!==null&&ur.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?Sr(a,t,!1):t===a&&(n?pt(a,C):a.f&1024&&pt(a,w),Xt(a))}}function Cr(e){var t=fr,n=pr,r=mr,i=ar,a=ur,o=et,s=or,c=vr,l=e.f;fr=null,pr=0,mr=null,ar=l&96?null:e,ur=null,tt(e.ctx),or=!1,vr=++_r,e.ac!==null&&(bt(()=>{e.ac.abort(ve)}),e.ac=null);try{e.f|=oe;var u=e.fn,d=u();e.f|=E;var f=wr(e);if(st()&&mr!==null&&!or&&f!==null&&!(e.f&6146))for(var p=0;p<mr.length;p++)Sr(mr[p],e);if(i!==null&&i!==e){if(_r++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=_r;if(t!==null)for(let e of t)e.rv=_r;mr!==null&&(r===null?r=mr:r.push(...mr))}return e.f&8388608&&(e.f^=ce),d}catch(t){return wr(e),Dn(t)}finally{e.f^=oe,fr=t,pr=n,mr=r,ar=i,ur=a,tt(o),or=s,vr=c}}function wr(e){var t=e.deps,n=P?.is_fork;if(fr!==null){var r;if(n||Er(e,pr),t!==null&&pr>0)for(t.length=pr+fr.length,r=0;r<fr.length;r++)t[pr+r]=fr[r];else e.deps=t=fr;if(Mn()&&e.f&512)for(r=pr;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&pr<t.length&&(Er(e,pr),t.length=pr);return t}function Tr(e,n){let r=n.reactions;if(r!==null){var i=a.call(r,e);if(i!==-1){var s=r.length-1;s===0?r=n.reactions=null:(r[i]=r[s],r.pop())}}if(r===null&&n.f&2&&(fr===null||!o.call(fr,n))){var c=n;c.f&512&&(c.f^=512),c.v!==t&&mt(c),c.ac!==null&&bt(()=>{c.ac.abort(ve),c.ac=null,pt(c,C)}),Nt(c),Er(c,0)}}function Er(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)Tr(e,n[r])}function Dr(e){var t=e.f;if(!(t&16384)){pt(e,S);var n=cr;cr=e;try{t&16777232?qn(e):Kn(e),Gn(e);var r=Cr(e);e.teardown=typeof r==`function`?r:null,e.wv=gr}finally{cr=n}}}async function Or(){await Promise.resolve(),Kt()}function H(e){var t=!!(e.f&2);if(nr?.add(e),ar!==null&&!or&&!(cr!==null&&cr.f&16384)&&(ur===null||!ur.has(e))){var n=ar.deps;if(ar.f&2097152)e.rv<_r&&(e.rv=_r,fr===null&&n!==null&&n[pr]===e?pr++:fr===null?fr=[e]:fr.push(e));else{ar.deps??=[],o.call(ar.deps,e)||ar.deps.push(e);var r=e.reactions;r===null?e.reactions=[ar]:o.call(r,ar)||r.push(ar)}}if(rr&&en.has(e))return en.get(e);if(t){var i=e;if(rr){var a=i.v;return(!(i.f&1024)&&i.reactions!==null||Ar(i))&&(a=jt(i)),en.set(i,a),a}var s=!(i.f&512)&&!or&&ar!==null&&!!(ar.f&512),c=(i.f&E)===0;xr(i)&&(s&&(i.f|=512),Mt(i)),s&&!c&&(Pt(i),kr(i))}if(Lt?.has(e))return Lt.get(e);if(e.f&8388608)throw e.v;return e.v}function kr(e){if(e.f|=512,e.deps!==null)for(let n of e.deps){var t=n.reactions;t===null?n.reactions=[e]:o.call(t,e)||t.push(e),n.f&2&&!(n.f&512)&&(Pt(n),kr(n))}}function Ar(e){if(e.v===t)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(en.has(t)||t.f&2&&Ar(t))return!0;return!1}function jr(e){var t=or;try{return or=!0,e()}finally{or=t}}function Mr(e){if(!(typeof e!=`object`||!e||e instanceof EventTarget)){if(le in e)Nr(e);else if(!Array.isArray(e))for(let t in e){let n=e[t];typeof n==`object`&&n&&le in n&&Nr(n)}}}function Nr(e,t=new Set){if(typeof e==`object`&&e&&!(e instanceof EventTarget)&&!t.has(e)){t.add(e),e instanceof Date&&e.getTime();for(let n in e)try{Nr(e[n],t)}catch{}let n=p(e);if(n!==Object.prototype&&n!==Array.prototype&&n!==Map.prototype&&n!==Set.prototype&&n!==Date.prototype){let t=u(n);for(let n in t){let r=t[n].get;if(r)try{r.call(e)}catch{}}}}}var Pr=Symbol(`events`),Fr=new Set,Ir=new Set;function Lr(e,t,n,r={}){function i(e){if(r.capture||Hr.call(t,e),!e.cancelBubble)return bt(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,ut(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function Rr(e,t,n,r={}){var i=Lr(t,e,n,r);return()=>{i.__removed=!0,e.removeEventListener(t,i,r)}}function zr(e,t,n,r,i){var a={capture:r,passive:i},o=Lr(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&Nn(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function U(e,t,n){(t[Pr]??={})[e]=n}function W(e){for(var t=0;t<e.length;t++)Fr.add(e[t]);for(var n of Ir)n(e)}var Br=null,Vr=!1;function Hr(e){var t=this,n=t.ownerDocument,r=e.type,i=e.composedPath?.()||[],a=i[0]||e.target;Br=e,Vr||(Vr=!0,setTimeout(()=>{Vr=!1,Br=null}));var o=0,s=Br===e&&e[Pr];if(s){var l=i.indexOf(s);if(l!==-1&&(t===document||t===window)){e[Pr]=t;return}var u=i.indexOf(t);if(u===-1)return;l<=u&&(o=l)}if(a=i[o]||e.target,a!==t){c(e,`currentTarget`,{configurable:!0,get(){return a||n}});var d=ar,f=cr;sr(null),lr(null);try{for(var p,m=[];a!==null&&a!==t;){try{var h=a[Pr]?.[r];h==null||a.disabled&&e.target!==a||h.call(a,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;o++,a=o<i.length?i[o]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[Pr]=t,delete e.currentTarget,sr(d),lr(f)}}}var Ur=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function Wr(e){return Ur?.createHTML(e)??e}function Gr(e){var t=Tn(`template`);return t.innerHTML=Wr(e.replaceAll(`<!>`,`<!---->`)),t.content}function Kr(e,t){var n=cr;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function G(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(O)return Kr(k,null),k;i===void 0&&(i=Gr(a?e:`<!>`+e),n||(i=xn(i)));var t=r||gn?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=xn(t),s=t.lastChild;Kr(o,s)}else Kr(t,t);return t}}function qr(e,t,n=`svg`){var r=!e.startsWith(`<!>`),i=!!(t&1),a=`<${n}>${r?e:`<!>`+e}</${n}>`,o;return()=>{if(O)return Kr(k,null),k;if(!o){var e=xn(Gr(a));if(i)for(o=document.createDocumentFragment();xn(e);)o.appendChild(xn(e));else o=xn(e)}var t=o.cloneNode(!0);if(i){var n=xn(t),r=t.lastChild;Kr(n,r)}else Kr(t,t);return t}}function Jr(e,t){return qr(e,t,`svg`)}function Yr(e=``){if(!O){var t=bn(e+``);return Kr(t,t),t}var n=k;return n.nodeType===3?En(n):(n.before(n=bn()),Te(n)),Kr(n,n),n}function Xr(){if(O)return Kr(k,null),k;var e=document.createDocumentFragment(),t=document.createComment(``),n=bn();return e.append(t,n),Kr(t,n),e}function K(e,t){if(O){var n=cr;n.f&32768&&n.nodes.end!==null||(n.nodes.end=k),Ee()}else e!==null&&e.before(t)}function Zr(){if(O&&k&&k.nodeType===8&&k.textContent?.startsWith(`$`)){let e=k.textContent.substring(1);return Ee(),e}return(window.__svelte??={}).uid??=1,`c${window.__svelte.uid++}`}[...`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`)];var Qr=[`touchstart`,`touchmove`];function $r(e){return Qr.includes(e)}var ei=[`textarea`,`script`,`style`,`title`];function ti(e){return ei.includes(e)}function ni(e){let t=0,n=nn(0),r;return()=>{Mn()&&(H(n),Bn(()=>(t===0&&(r=jr(()=>e(()=>ln(n)))),t+=1,()=>{ut(()=>{--t,t===0&&(r?.(),r=void 0,ln(n))})})))}}var ri=te|re;function ii(e,t,n,r){new ai(e,t,n,r)}var ai=class{parent;is_pending=!1;transform_error;#e;#t=O?k:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=ni(()=>(this.#p=nn(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=cr;t.b=this,t.f|=128,n(e)},this.parent=cr.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=Hn(()=>{if(O){let e=ke(this.#t);Ee();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},ri),O&&(this.#e=k)}#h(){try{this.#a=Wn(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);ut(r),t&&(this.#s=Wn(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{this.#v()||(t?Ce():(t=!0,n&&Ge(),this.#s!==null&&Zn(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})))};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){On(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(ee|D))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=Wn(()=>e(this.#e)),ut(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=bn(),n=!1;e.append(t),this.#a=this.#S(()=>{try{return Wn(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){On(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#x(P)):this.#u===0&&(this.#e.before(e),this.#c=null,Zn(this.#o,()=>{this.#o=null}),this.#x(P))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=Wn(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();tr(this.#a,e);let t=this.#n.pending;this.#o=Wn(()=>t(this.#e))}else this.#x(P)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){ht(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=cr,n=ar,r=et;lr(this.#i),sr(this.#i),tt(this.#i.ctx);try{return Gt.ensure(),e()}finally{lr(t),sr(n),tt(r)}}#C(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&Zn(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#C(e,t)}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!(!this.#p||this.#d)&&(this.#d=!0,ut(()=>{this.#d=!1,this.#p&&sn(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),H(this.#p)}error(t){if(t===e||!this.#n.onerror&&!this.#n.failed)throw t;P?.is_fork?(this.#a&&P.skip_effect(this.#a),this.#o&&P.skip_effect(this.#o),this.#s&&P.skip_effect(this.#s),P.oncommit(()=>{this.#v()||this.#w(t)})):this.#w(t)}#w(e){this.#a&&=(Jn(this.#a),null),this.#o&&=(Jn(this.#o),null),this.#s&&=(Jn(this.#s),null),O&&(Te(this.#t),De(),Te(Oe()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return Wn(()=>{var r=cr;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return On(e,this.#i.parent),null}}))};ut(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){On(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>On(e,this.#i&&this.#i.parent)):n(t)}})}};function q(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[ge]??=e.nodeValue)&&(e[ge]=n,e.nodeValue=`${n}`)}function oi(e,t){return ci(e,t)}var si=new Map;function ci(t,{target:n,anchor:r,props:i={},events:a,context:o,intro:c=!0,transformError:l}){yn();var u=void 0,d=Ln(()=>{var c=r??n.appendChild(bn());ii(c,{pending:()=>{}},n=>{j({});var r=et;if(o&&(r.c=o),a&&(i.$$events=a),O&&Kr(n,null),u=t(n,i)||ot(),O&&(cr.nodes.end=k,k===null||k.nodeType!==8||k.data!==`]`))throw xe(),e;M()},l);var d=new Set,f=e=>{for(var t=0;t<e.length;t++){var r=e[t];if(!d.has(r)){d.add(r);var i=$r(r);for(let e of[n,document]){var a=si.get(e);a===void 0&&(a=new Map,si.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,Hr,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return f(s(Fr)),Ir.add(f),()=>{for(var e of d)for(let r of[n,document]){var t=si.get(r),i=t.get(e);--i==0?(r.removeEventListener(e,Hr),t.delete(e),t.size===0&&si.delete(r)):t.set(e,i)}Ir.delete(f),c!==r&&c.parentNode?.removeChild(c)}});return li.set(u,d),u}var li=new WeakMap,ui=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)$n(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&($n(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(Jn(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();tr(r,t),t.append(bn()),this.#n.set(e,{effect:r,fragment:t})}else Jn(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),Zn(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(Jn(n.effect),this.#n.delete(e))};ensure(e,t){var n=P,r=wn();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=bn();i.append(a),this.#n.set(e,{effect:Wn(()=>t(a)),fragment:i})}else this.#t.set(e,Wn(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else O&&(this.anchor=k),this.#a(n)}};function di(e,t,...n){var r=new ui(e);Hn(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},te)}function J(e,t,n=!1){var r;O&&(r=k,Ee());var i=new ui(e),a=n?te:0;function o(e,t){if(O){var n=ke(r);if(e!==parseInt(n.substring(1))){var a=Oe();Te(a),i.anchor=a,we(!1),i.ensure(e,t),we(!0);return}}i.ensure(e,t)}Hn(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var fi=Symbol(`NaN`);function pi(e,t,n){O&&Ee();var r=new ui(e),i=!st();Hn(()=>{var e=t();e!==e&&(e=fi),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function Y(e,t){return t}function mi(e,t,n){for(var r=[],i=t.length,a,o=t.length,c=0;c<i;c++){let n=t[c];Zn(n,()=>{if(a){if(a.pending.delete(n),a.done.add(n),a.pending.size===0){var t=e.outrogroups;hi(e,s(a.done)),t.delete(a),t.size===0&&(e.outrogroups=null)}}else--o},!1)}if(o===0){var l=r.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;Cn(d),d.append(u),e.items.clear()}hi(e,t,!l)}else a={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(a)}function hi(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=ae,tr(a,document.createDocumentFragment())):Jn(t[i],n)}}var gi;function X(e,t,n,r,a,o=null){var c=e,l=new Map;if(t&4){var u=e;c=O?Te(xn(u)):u.appendChild(bn())}O&&Ee();var d=null,f=kt(()=>{var e=n();return i(e)?e:e==null?[]:s(e)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var n=H(f);_.fallback=d,vi(_,n,c,t,r),d!==null&&(n.length===0?d.f&33554432?(d.f^=ae,bi(d,null,c)):$n(d):Zn(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:Hn(()=>{var e=H(f),i=e.length;let s=!1;O&&ke(c)===`[!`!=(i===0)&&(c=Oe(),Te(c),we(!1),s=!0);for(var u=new Set,_=P,v=wn(),y=0;y<i;y+=1){O&&k.nodeType===8&&k.data===`]`&&(c=k,s=!0,we(!1));var b=e[y],x=r(b,y),S=m?null:l.get(x);S?(S.v&&sn(S.v,b),S.i&&sn(S.i,y),v&&_.unskip_effect(S.e)):(S=yi(l,m?c:gi??=bn(),b,x,y,a,t,n),m||(S.e.f|=ae),l.set(x,S)),u.add(x)}if(i===0&&o&&!d&&(m?d=Wn(()=>o(c)):(d=Wn(()=>o(gi??=bn())),d.f|=ae)),i>u.size&&Ie(``,``,``),O&&i>0&&Te(Oe()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}s&&we(!0),H(f)}),flags:t,items:l,pending:p,outrogroups:null,fallback:d};m=!1,O&&(c=k)}function _i(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function vi(e,t,n,r,i){var a=!!(r&8),o=t.length,c=e.items,l=_i(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(a)for(v=0;v<o;v+=1)h=t[v],g=i(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<o;v+=1){if(h=t[v],g=i(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&($n(_),a&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=ae,_===l)bi(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),xi(e,d,_),xi(e,_,y),bi(_,y,n),d=_,p=[],m=[],l=_i(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],C=p[p.length-1];for(x=0;x<p.length;x+=1)bi(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);xi(e,S.prev,C.next),xi(e,d,S),xi(e,C,b),l=b,d=C,--v,p=[],m=[]}else u.delete(_),bi(_,l,n),xi(e,_.prev,_.next),xi(e,_,d===null?e.effect.first:d.next),xi(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=_i(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=_i(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(hi(e,s(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var w=[];if(u!==void 0)for(_ of u)_.f&8192||w.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&w.push(l),l=_i(l.next);var T=w.length;if(T>0){var ee=r&4&&o===0?n:null;if(a){for(v=0;v<T;v+=1)w[v].nodes?.a?.measure();for(v=0;v<T;v+=1)w[v].nodes?.a?.fix()}mi(e,w,ee)}}a&&ut(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function yi(e,t,n,r,i,a,o,s){var c=o&1?o&16?nn(n):rn(n,!1,!1):null,l=o&2?nn(i):null;return{v:c,i:l,e:Wn(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function bi(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=Sn(r);if(a.before(r),r===i)return;r=o}}function xi(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function Si(e,t,n){var r;O&&(r=k,Ee());var i=new ui(e);Hn(()=>{var e=t()??null;if(O&&ke(r)===`[`!=(e!==null)){var a=Oe();Te(a),i.anchor=a,we(!1),i.ensure(e,e&&(t=>n(t,e))),we(!0)}else i.ensure(e,e&&(t=>n(t,e)))},te)}function Ci(e,t,n,i,a,o){let s=O;O&&Ee();var c=null;O&&k.nodeType===1&&(c=k,Ee());var l=O?k:e,u=new ui(l,!1);Hn(()=>{let e=t()||null;var o=a?a():n||e===`svg`?r:void 0;if(e===null)u.ensure(null,null);else return u.ensure(e,t=>{if(e){var n=O;if(c=O?c:Tn(e,o),Kr(c,c),i){var r=null;O&&ti(e)&&c.append(r=document.createComment(``));var a=O?xn(c):c.appendChild(bn());O&&(a===null?we(!1):Te(a)),i(c,a),r?.remove()}cr.nodes.end=c,n||t.before(c)}O&&Te(t)}),()=>{}},te),Nn(()=>{}),s&&(we(!0),Te(l))}function wi(e,t){let n=null,r=O;var i;if(O){n=k;for(var a=xn(document.head);a!==null&&(a.nodeType!==8||a.data!==e);)a=Sn(a);if(a===null)we(!1);else{var o=Sn(a);a.remove(),Te(o)}}O||(i=document.head.appendChild(bn()));try{Hn(()=>{var e=Wn(()=>t(i));e.f|=ne,O||(e.nodes===null?e.nodes={start:i,end:i,a:null,t:null}:e.nodes.end=i)})}finally{r&&(we(!0),Te(n))}}function Ti(e,t){var n=void 0,r;Un(()=>{n!==(n=t())&&(r&&=(Jn(r),null),n&&(r=Wn(()=>{Rn(()=>n(e))})))})}function Ei(e){var t,n,r=``;if(typeof e==`string`||typeof e==`number`)r+=e;else if(typeof e==`object`){if(Array.isArray(e)){var i=e.length;for(t=0;t<i;t++)e[t]&&(n=Ei(e[t]))&&(r&&(r+=` `),r+=n)}else for(n in e)e[n]&&(r&&(r+=` `),r+=n)}return r}function Di(){for(var e,t,n=0,r=``,i=arguments.length;n<i;n++)(e=arguments[n])&&(t=Ei(e))&&(r&&(r+=` `),r+=t);return r}function Oi(e){return typeof e==`object`?Di(e):e??``}var ki=[...` 	
\r\f\xA0\v﻿`];function Ai(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||ki.includes(r[o-1]))&&(s===r.length||ki.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function ji(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function Mi(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function Ni(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(Mi)),i&&c.push(...Object.keys(i).map(Mi));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=Mi(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=ji(r)),i&&(n+=ji(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}function Pi(e,t,n,r,i,a){var o=e[me];if(O||o!==n||o===void 0){var s=Ai(n,r,a);O&&s===e.getAttribute(`class`)||(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[me]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function Fi(e,t={},n,r){for(var i in n){var a=n[i];t[i]!==a&&(n[i]==null?e.style.removeProperty(i):e.style.setProperty(i,a,r))}}function Ii(e,t,n,r){var i=e[he];if(O||i!==t){var a=Ni(t,r);O&&a===e.getAttribute(`style`)||(a==null?e.removeAttribute(`style`):e.style.cssText=a),e[he]=t}else r&&(Array.isArray(r)?(Fi(e,n?.[0],r[0]),Fi(e,n?.[1],r[1],`important`)):Fi(e,n,r));return r}function Li(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function Ri(e,t){var n=e.__defaultValue,r=e.multiple,a=r?n??[]:null;if(!r||i(a)){var o=e.selectedIndex,s=t&&r?new Set(e.selectedOptions):null;for(var c of e.options){var l=Hi(c);Li(c,r?a.includes(l):pn(l,n))}if(t){if(s!==null)for(c of e.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else e.selectedIndex!==o&&(e.selectedIndex=o)}}}function zi(e,t,n=!1){if(e.multiple){if(t==null)return;if(!i(t))return Se();for(var r of e.options)r.selected=t.includes(Hi(r))}else{for(r of e.options)if(pn(Hi(r),t)){r.selected=!0;return}n&&t===void 0||(e.selectedIndex=-1)}}function Bi(e){var t=new MutationObserver(t=>{t.every(Ui)||(`__defaultValue`in e&&Ri(e,!1),`__value`in e&&zi(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),Nn(()=>{t.disconnect()})}function Vi(e,t,n=t){var r=new WeakSet,i=!0;xt(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),Hi);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&Hi(o)}n(a),e.__value=a,P!==null&&r.add(P)}),Rn(()=>{var a=t();if(e===document.activeElement){var o=P;if(r.has(o))return}if(zi(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=Hi(s),n(a))}e.__value=a,i=!1})}function Hi(e){return`__value`in e?e.__value:e.value}function Ui(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var Wi=Symbol(`is custom element`),Gi=Symbol(`is html`),Ki=ye?`link`:`LINK`,qi=ye?`progress`:`PROGRESS`;function Ji(e){if(O){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;Z(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;Z(e,`checked`,null),e.checked=r}}};e[_e]=n,ut(n),yt()}}function Yi(e,t){var n=Zi(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===qi)&&(e.value=t??``)}function Xi(e,t){var n=Zi(e);n.checked!==(n.checked=t??void 0)&&(e.checked=t)}function Z(e,t,n,r){var i=Zi(e);if(!(O&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===Ki))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[fe]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&$i(e).has(t)?e[t]=n:(!O||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function Zi(e){return e[pe]??={[Wi]:e.nodeName.includes(`-`),[Gi]:e.namespaceURI===n}}var Qi=new Map;function $i(e){var t=e.getAttribute(`is`)||e.nodeName,n=Qi.get(t);if(n)return n;Qi.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var o in r=u(i),r)r[o].set&&o!==`innerHTML`&&o!==`textContent`&&o!==`innerText`&&n.add(o);i=p(i)}return n}function ea(e,t,n=t){var r=new WeakSet;xt(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=aa(e)?oa(a):a,n(a),P!==null&&r.add(P),await Or(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(O&&e.defaultValue!==e.value||jr(t)==null&&e.value)&&(n(aa(e)?oa(e.value):e.value),P!==null&&r.add(P)),Bn(()=>{var n=t();if(e===document.activeElement){var i=P;if(r.has(i))return}aa(e)&&n===oa(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}var ta=new Set;function na(e,t,n,r,i=r){var a=n.getAttribute(`type`)===`checkbox`,o=e;let s=!1;if(t!==null)for(var c of t)o=o[c]??=[];o.push(n),xt(n,`change`,()=>{var e=n.__value;a&&(e=ia(o,e,n.checked)),i(e)},()=>i(a?[]:null)),Bn(()=>{var e=r();O&&n.defaultChecked!==n.checked?s=!0:a?(e||=[],n.checked=e.includes(n.__value)):n.checked=pn(n.__value,e)}),Nn(()=>{var e=o.indexOf(n);e!==-1&&o.splice(e,1)}),ta.has(o)||(ta.add(o),ut(()=>{o.sort((e,t)=>e.compareDocumentPosition(t)===4?-1:1),ta.delete(o)})),ut(()=>{if(s){var e=a?ia(o,e,n.checked):o.find(e=>e.checked)?.__value;i(e)}})}function ra(e,t,n=t){xt(e,`change`,t=>{n(t?e.defaultChecked:e.checked)}),(O&&e.defaultChecked!==e.checked||jr(t)==null)&&n(e.checked),Bn(()=>{e.checked=!!t()})}function ia(e,t,n){for(var r=new Set,i=0;i<e.length;i+=1)e[i].checked&&r.add(e[i].__value);return n||r.delete(t),Array.from(r)}function aa(e){var t=e.type;return t===`number`||t===`range`}function oa(e){return e===``?null:+e}var sa=new class e{#e=new WeakMap;#t;#n;static entries=new WeakMap;constructor(e){this.#n=e}observe(e,t){var n=this.#e.get(e)||new Set;return n.add(t),this.#e.set(e,n),this.#r().observe(e,this.#n),()=>{var n=this.#e.get(e);n.delete(t),n.size===0&&(this.#e.delete(e),this.#t.unobserve(e))}}#r(){return this.#t??=new ResizeObserver(t=>{for(var n of t){e.entries.set(n.target,n);for(var r of this.#e.get(n.target)||[])r(n)}})}}({box:`border-box`});function ca(e,t,n){var r=sa.observe(e,()=>n(e[t]));Rn(()=>(jr(()=>n(e[t])),r))}function la(e,t){return e===t||e?.[le]===t}function ua(e=ot(),t,n,r){var i=et.r,a=cr;return Rn(()=>{var o,s;return Bn(()=>{o=s,s=r?.()||[],jr(()=>{la(n(...s),e)||(t(e,...s),o&&la(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&la(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}function da(e=!1){let t=et,n=t.l.u;if(!n)return;let r=()=>Mr(t.s);if(e){let e=0,n={},i=Et(()=>{let r=!1,i=t.s;for(let e in i)i[e]!==n[e]&&(n[e]=i[e],r=!0);return r&&e++,e});r=()=>H(i)}n.b.length&&In(()=>{fa(t,r),v(n.b)}),Pn(()=>{let e=jr(()=>n.m.map(_));return()=>{for(let t of e)typeof t==`function`&&t()}}),n.a.length&&Pn(()=>{fa(t,r),v(n.a)})}function fa(e,t){if(e.l.s)for(let t of e.l.s)H(t);t()}var pa=!1;function ma(e){var t=pa;try{return pa=!1,[e(),pa]}finally{pa=t}}var ha={get(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(h(r)&&(r=r()),typeof r==`object`&&r&&t in r)return r[t]}},set(e,t,n){let r=e.props.length;for(;r--;){let i=e.props[r];h(i)&&(i=i());let a=l(i,t);if(a&&a.set)return a.set(n),!0}return!1},getOwnPropertyDescriptor(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(h(r)&&(r=r()),typeof r==`object`&&r&&t in r){let e=l(r,t);return e&&!e.configurable&&(e.configurable=!0),e}}},has(e,t){if(t===le||t===de)return!1;for(let n of e.props)if(h(n)&&(n=n()),n!=null&&t in n)return!0;return!1},ownKeys(e){let t=[];for(let n of e.props)if(h(n)&&(n=n()),n){for(let e in n)t.includes(e)||t.push(e);for(let e of Object.getOwnPropertySymbols(n))t.includes(e)||t.push(e)}return t}};function ga(...e){return new Proxy({props:e},ha)}function _a(e,t,n,r){var i=!Ke||!!(n&2),a=!!(n&8),o=!!(n&16),s=r,c=!0,u=void 0,d=()=>o&&i?(u??=Et(r),H(u)):(c&&(c=!1,s=o?jr(r):r),s);let f;if(a){var p=le in e||de in e;f=l(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;a?[m,h]=ma(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&Ve(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(c=!0,n)}:()=>{var n=e[t];return n!==void 0&&(s=void 0),n===void 0?s:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?Et:kt)(()=>(v=!1,g()));a&&H(y);var b=cr;return(function(e,t){if(arguments.length>0){let n=t?H(y):i&&a?dn(e):e;return I(y,n),v=!0,s!==void 0&&(s=n),e}return rr&&v||b.f&16384?y.v:H(y)})}var va=`images`;function ya(){let e=indexedDB.open(`trivault`,1);return e.onupgradeneeded=()=>e.result.createObjectStore(va),ba(e)}function ba(e){return new Promise((t,n)=>{e.onsuccess=()=>t(e.result),e.onerror=()=>n(e.error??Error(`no database`))})}function xa(e){return e.replace(/\.[a-z]+$/i,``).toLowerCase().replaceAll(`æ`,`ae`).normalize(`NFKD`).replace(/\p{M}/gu,``).replace(/[^a-z0-9]+/g,`-`).replace(/^-|-$/g,``)}var Sa=new class{#e=F({});get urls(){return H(this.#e)}set urls(e){I(this.#e,e)}async load(e){if(this.urls[e])return;let t=IDBKeyRange.bound(`${e}/`,`${e}/\uffff`);try{let n=(await ya()).transaction(va).objectStore(va),[r,i]=await Promise.all([ba(n.getAllKeys(t)),ba(n.getAll(t))]);this.#t(e,new Map(r.map((t,n)=>[t.slice(e.length+1),i[n]])))}catch{this.#t(e,new Map)}}async take(e,t,n){let r=[...t].filter(e=>e.type.startsWith(`image/`)&&n.has(xa(e.name))),i=(await ya()).transaction(va,`readwrite`).objectStore(va);return await Promise.all(r.map(t=>ba(i.put(t,`${e}/${xa(t.name)}`)))),this.#t(e,new Map(r.map(e=>[xa(e.name),e]))),r.length}async drop(e){await ba((await ya()).transaction(va,`readwrite`).objectStore(va).delete(IDBKeyRange.bound(`${e}/`,`${e}/\uffff`))),Object.values(this.urls[e]??{}).forEach(e=>URL.revokeObjectURL(e)),this.urls={...this.urls,[e]:{}}}#t(e,t){let n=Object.fromEntries([...t].map(([e,t])=>[e,URL.createObjectURL(t)]));this.urls={...this.urls,[e]:{...this.urls[e],...n}}}};function Ca(e,t){try{return JSON.parse(localStorage.getItem(e)??`null`)??t}catch{return t}}function wa(e,t){localStorage.setItem(e,JSON.stringify(t))}function Ta(e){let[,t,n=``,r=``]=e.split(`/`);return t===`room`&&n?{page:t,room:n}:t===`cards`?{page:t,game:n,card:r}:(t===`build`||t===`learn`)&&n?{page:t,game:n}:t===`lobby`||t===`players`?{page:t}:{page:`start`}}function Ea(e){e&&Da(e.name,e.replay,`application/json`)}function Da(e,t,n=`text/plain`){let r=document.createElement(`a`);r.href=URL.createObjectURL(new Blob([t],{type:n})),r.download=e,r.click(),URL.revokeObjectURL(r.href)}var Oa={turn:[{pitch:660,at:0,long:.14,shape:`sine`},{pitch:880,at:.13,long:.24,shape:`sine`}],card:[{pitch:320,to:180,at:0,long:.08,shape:`triangle`}],damage:[{pitch:150,to:55,at:0,long:.26,shape:`sawtooth`}],end:[{pitch:523,at:0,long:.2,shape:`sine`},{pitch:659,at:.18,long:.2,shape:`sine`},{pitch:784,at:.36,long:.5,shape:`sine`}]};function ka(e,t,n){if(t.undone||t.at===e.at)return[];if(t.result)return e.result?[]:[`end`];let r=[];return t.question&&!e.question&&r.push(`turn`),n(t.view)>n(e.view)?r.push(`damage`):(t.lines??[]).some(e=>!e.small&&e.cards?.length)&&r.push(`card`),r}var Aa;function ja(e,t){Aa??=new AudioContext,Aa.resume();for(let n of Oa[e])Ma(Aa,n,t/250)}function Ma(e,{pitch:t,to:n=t,at:r,long:i,shape:a},o){let s=e.currentTime+r,c=e.createOscillator(),l=e.createGain();c.type=a,c.frequency.setValueAtTime(t,s),c.frequency.exponentialRampToValueAtTime(n,s+i),l.gain.setValueAtTime(1e-4,s),l.gain.exponentialRampToValueAtTime(Math.max(o,1e-4),s+.015),l.gain.exponentialRampToValueAtTime(1e-4,s+i),c.connect(l).connect(e.destination),c.start(s),c.stop(s+i+.02)}typeof window<`u`&&((window.__svelte??={}).v??=new Set).add(`5`);var Na={name:`keyforge`,accent:38,looks:{brobnar:{hue:12,emblem:`M12 1.5C13 6 18 8 18 14.5A6 6 0 0 1 6 14.5C6 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 1.5ZM12 14v5`,pattern:`rays`},dis:{hue:322,emblem:`M4 3C3 9 6 11 7 12V17L12 22L17 17V12C18 11 21 9 20 3C18 6 16 7 12 7S6 6 4 3ZM9 13l2 1.5M15 13l-2 1.5M10.5 18h3`,pattern:`scales`},logos:{hue:196,emblem:`M12 10.5a1.5 1.5 0 1 0 .1 0M2 12a10 4 0 1 0 20 0a10 4 0 1 0-20 0M7 3.3a4 10-30 1 0 10 17.4a4 10-30 1 0-10-17.4M17 3.3a4 10 30 1 0-10 17.4a4 10 30 1 0 10-17.4`,pattern:`grid`},mars:{hue:96,emblem:`M12 5a7 6 0 0 1 7 6C19 17 15 22 12 22S5 17 5 11A7 6 0 0 1 12 5ZM8 12c2 0 3 1 3 3c-2 0-3-1-3-3ZM16 12c-2 0-3 1-3 3c2 0 3-1 3-3ZM9 5 7 1.5M15 5l2-3.5`,pattern:`dots`},sanctum:{hue:224,emblem:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5ZM12 6v12M7.5 10.5h9`,pattern:`bricks`},saurian:{hue:52,emblem:`M12 22C5 19 3 13 5 4M12 22C19 19 21 13 19 4M4.5 8l3.5 1.5M4.5 12.5l4 .5M6.5 17l4-.5M19.5 8 16 9.5M19.5 12.5l-4 .5M17.5 17l-4-.5M12 4l1 2.5h2.5l-2 1.7.8 2.6L12 9.3l-2.3 1.5.8-2.6-2-1.7H11Z`,pattern:`scales`},shadows:{hue:262,ink:30,emblem:`M12 1.5 15 9.5 13.5 16h-3L9 9.5ZM7 16h10M12 16v5M10 21.5h4`,pattern:`waves`},"star-alliance":{hue:176,emblem:`M12 1.5 14.8 9.2 22.5 12 14.8 14.8 12 22.5 9.2 14.8 1.5 12 9.2 9.2ZM12 10a2 2 0 1 0 .1 0`,pattern:`rings`},untamed:{hue:142,emblem:`M12 12c3 0 6 3 6 6.5c0 3-3 2.5-6 2.5s-6 .5-6-2.5C6 15 9 12 12 12ZM5 8a2 2.5 0 1 0 .1 0M10 3a2 2.5 0 1 0 .1 0M14.5 3a2 2.5 0 1 0 .1 0M19 8a2 2.5 0 1 0 .1 0`,pattern:`leaves`},"":{hue:40,ink:15,emblem:`M12 2 20.7 7v10L12 22 3.3 17V7Z`,pattern:`dots`}}},Pa={dark:{hue:288,ink:32,emblem:`M12 3a8 8 0 0 0-5 14.2V21h10v-3.8A8 8 0 0 0 12 3ZM9 12.5a1.6 1.6 0 1 0 .1 0M15 12.5a1.6 1.6 0 1 0 .1 0M10 21v-2.5M14 21v-2.5M12 15l-1 2h2Z`,pattern:`waves`},holy:{hue:48,emblem:`M12 7a5 5 0 1 0 .1 0M12 1v3.5M12 19.5V23M1 12h3.5M19.5 12H23M4.2 4.2l2.5 2.5M17.3 17.3l2.5 2.5M19.8 4.2l-2.5 2.5M6.7 17.3l-2.5 2.5`,pattern:`rays`},nature:{hue:112,emblem:`M4 21C3 10 9 3 21 3C22 14 16 21 6 19M4 21C7 15 11 11 16 8M9.5 13.5V9M13 10.5V6.5M9 14h4.5`,pattern:`leaves`},mind:{hue:320,emblem:`M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 8.5a3.5 3.5 0 1 0 .1 0M12 2v2.5M6 3.5l1 2.3M18 3.5l-1 2.3`,pattern:`rings`},arcane:{hue:266,emblem:`M12 2l5.9 17.2L3 8.5h18L6.1 19.2ZM12 1.5a10.5 10.5 0 1 0 .1 0`,pattern:`grid`},war:{hue:2,ink:44,emblem:`M3 3l10 10M3 3l1 4 8 8M3 3l4 1 8 8M21 3 11 13M21 3l-1 4-8 8M21 3l-4 1-8 8M5 15l4 4M19 15l-4 4M7 17l-3.5 3.5M17 17l3.5 3.5`,pattern:`shards`},earth:{hue:30,ink:34,emblem:`M1.5 20.5 9 6l4 7 2.5-4 7 11.5ZM9 6l1.5 6-2 2.5 2 6`,pattern:`bricks`},water:{hue:208,emblem:`M12 2C16 8 19 11.5 19 15.5A7 7 0 0 1 5 15.5C5 11.5 8 8 12 2ZM9 15.5a3.5 3.5 0 0 0 3.5 3.5`,pattern:`waves`},air:{hue:188,ink:36,emblem:`M2 9h12.5a3.3 3.3 0 1 0-3.3-3.3M2 13h17a3 3 0 1 1-3 3M2 17h8a2.7 2.7 0 1 1-2.7 2.7`,pattern:`rings`},fire:{hue:16,ink:62,emblem:`M12 1.5C13 6 18.5 8 18.5 14.5A6.5 6.5 0 0 1 5.5 14.5C5.5 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 1.5ZM12 13c1.5 2 2.5 3 2.5 4.7a2.5 2.5 0 0 1-5 0C9.5 16 10.5 15 12 13Z`,pattern:`scales`},beastmaster:{hue:96,emblem:`M12 11.5c3.5 0 6.5 3.5 6.5 6.8c0 3-3.5 2.5-6.5 2.5s-6.5.5-6.5-2.5C5.5 15 8.5 11.5 12 11.5ZM4.5 8a2 2.6 0 1 0 .1 0M9.5 3a2 2.6 0 1 0 .1 0M14.5 3a2 2.6 0 1 0 .1 0M19.5 8a2 2.6 0 1 0 .1 0`,pattern:`leaves`},warlock:{hue:350,emblem:`M4 3C3 9 6 11 7 12V17L12 22L17 17V12C18 11 21 9 20 3C18 6 16 7 12 7S6 6 4 3ZM9 13l2 1.5M15 13l-2 1.5M10.5 18h3`,pattern:`scales`},priestess:{hue:52,emblem:`M5 3h14c0 6-2 9-5.5 10v4l3.5 4H7l3.5-4v-4C7 12 5 9 5 3ZM12 5.5v5M9.5 8h5`,pattern:`rays`},wizard:{hue:232,emblem:`M12 1.5 17 16H7ZM3 17.5c6-2.5 12-2.5 18 0c-6 4-12 4-18 0ZM12 7l.8 1.9 2 .2-1.5 1.3.5 2L12 11.3l-1.8 1.1.5-2L9.2 9.1l2-.2Z`,pattern:`grid`},none:{hue:220,ink:16,emblem:`M12 2l2.6 6.9 7.4.3-5.8 4.6 2 7.2L12 16.9 5.8 21l2-7.2L2 9.2l7.4-.3Z`,pattern:`dots`},"":{hue:258,ink:30,emblem:`M8 8.5a4 4 0 1 1 5.5 3.7c-1 .6-1.5 1.2-1.5 2.8M12 18.3v.6M12 1.5a10.5 10.5 0 1 0 .1 0`,pattern:`grid`}},Fa=[{shape:`M12 3a9 9 0 1 0 .1 0`,colour:`var(--owner-1)`},{shape:`M12 2 22 12 12 22 2 12Z`,colour:`var(--owner-2)`},{shape:`M12 3 22 20H2Z`,colour:`var(--owner-3)`},{shape:`M4 4h16v16H4Z`,colour:`var(--owner-4)`}],Ia={name:`mage-wars`,accent:268,looks:Pa},La={name:`shards`,accent:205,looks:{homodeus:{hue:212,emblem:`M12 2 20.7 7v10L12 22 3.3 17V7zM12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10M12 10.5v3M10.5 12h3`,pattern:`grid`},order:{hue:44,emblem:`M1.5 12C6 5 18 5 22.5 12C18 19 6 19 1.5 12ZM12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M12 1v3M12 20v3`,pattern:`rings`},undergrowth:{hue:130,emblem:`M12 22V9M12 13C5 13 3 8 3 3C9 3 12 6 12 13ZM12 16C12 10 15 7 21 7C21 13 18 16 12 16Z`,pattern:`leaves`},wraethe:{hue:290,emblem:`M17 2C8 4 5 10 7 15S15 22 20 20C15 19 12 16 12 12S14 4 17 2ZM4 5l1.5 3M3 13h2M18 11a1 1 0 1 0 .1 0`,pattern:`waves`},"":{hue:190,ink:25,emblem:`M12 1.5 18 9 12 22.5 6 9ZM6 9h12M12 1.5V22.5`,pattern:`shards`}}},Ra=`# Der Tisch in Worten: im Terminal und im Browser.

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
`,za=`# The table in words: at the terminal and in the browser.

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
`,Ba=`# Stół w słowach: w terminalu i w przeglądarce.

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
`,Va=class extends Map{#e=new Map;#t=F(0);#n=F(0);#r=vr||-1;constructor(e){if(super(),e){for(var[t,n]of e)super.set(t,n);this.#n.v=super.size}}#i(e){return vr===this.#r?F(e):nn(e)}has(e){var t=this.#e,n=t.get(e);if(n===void 0){if(super.has(e))n=this.#i(0),t.set(e,n);else return H(this.#t),!1}return H(n),!0}forEach(e,t){this.#a(),super.forEach(e,t)}get(e){var t=this.#e,n=t.get(e);if(n===void 0){if(super.has(e))n=this.#i(0),t.set(e,n);else{H(this.#t);return}}return H(n),super.get(e)}getOrInsert(e,t){return super.has(e)||this.set(e,t),this.get(e)}getOrInsertComputed(e,t){return super.has(e)||this.set(e,t(e)),this.get(e)}set(e,t){var n=this.#e,r=n.get(e),i=super.get(e),a=super.set(e,t),o=this.#t;if(r===void 0)r=this.#i(0),n.set(e,r),I(this.#n,super.size),ln(o);else if(i!==t){ln(r);var s=o.reactions===null?null:new Set(o.reactions);s!==null&&r.reactions?.every(e=>s.has(e))||ln(o)}return a}delete(e){var t=this.#e,n=t.get(e),r=super.delete(e);return n!==void 0&&(t.delete(e),I(n,-1)),r&&(I(this.#n,super.size),ln(this.#t)),r}clear(){if(super.size!==0){super.clear();var e=this.#e;I(this.#n,0);for(var t of e.values())I(t,-1);ln(this.#t),e.clear()}}#a(){H(this.#t);var e=this.#e;if(this.#n.v!==e.size){for(var t of super.keys())if(!e.has(t)){var n=this.#i(0);e.set(t,n)}}for([,n]of this.#e)H(n)}keys(){return H(this.#t),super.keys()}values(){return this.#a(),super.values()}entries(){return this.#a(),super.entries()}[Symbol.iterator](){return this.entries()}get size(){return H(this.#n),super.size}},Ha=class{#e;#t;constructor(e,t){this.#e=e,this.#t=ni(t)}get current(){return this.#t(),this.#e()}},Ua=/\(.+\)/,Wa=new Set([`all`,`print`,`screen`,`and`,`or`,`not`,`only`]),Ga=class extends Ha{constructor(e,t){let n=Ua.test(e)||e.split(/[\s,]+/).some(e=>Wa.has(e.trim()))?e:`(${e})`,r=window.matchMedia(n);super(()=>r.matches,e=>Rr(r,`change`,e))}},Ka=`# Das Programm im Browser. Was die Spiele sagen, kommt von den Spielen.

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

# How rare a card is
rarity = { $how ->
   *[common] häufig
    [uncommon] ungewöhnlich
    [rare] selten
    [variant] Variante
    [fixed] fest
    [special] besonders
}
`,qa=`# Die Seiten um den Tisch herum. $what ist, was die Spieler mitbringen: Decks oder Bücher (Zauberbücher).

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
`,Ja=`# The browser client. What the games say comes from the games.

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

# How rare a card is
rarity = { $how ->
   *[common] common
    [uncommon] uncommon
    [rare] rare
    [variant] variant
    [fixed] fixed
    [special] special
}
`,Ya=`# The pages around the table. $what is what players bring: decks or books (spellbooks).

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
`,Xa=`# Program w przeglądarce. To, co mówią gry, pochodzi z gier.

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

# How rare a card is
rarity = { $how ->
   *[common] pospolita
    [uncommon] niepospolita
    [rare] rzadka
    [variant] wariant
    [fixed] stała
    [special] specjalna
}
`,Za=`# Strony wokół stołu. $what to to, co przynoszą gracze: talie (decks) albo księgi zaklęć (books).

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
`,Qa=class{constructor(e){this.value=e}valueOf(){return this.value}},$a=class extends Qa{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},eo=class extends Qa{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},to=class e extends Qa{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof Qa)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Qa&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},no=100,ro=`⁨`,io=`⁩`;function ao(e,t,n){return n===t||n instanceof eo&&t instanceof eo&&n.value===t.value||t instanceof eo&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function oo(e,t,n){return t[n]?go(e,t[n].value):(e.reportError(RangeError(`No default`)),new $a)}function so(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=co(e,i.value):n.push(co(e,i));return{positional:n,named:r}}function co(e,t){switch(t.type){case`str`:return t.value;case`num`:return new eo(t.value,{minimumFractionDigits:t.precision});case`var`:return lo(e,t);case`mesg`:return uo(e,t);case`term`:return fo(e,t);case`func`:return po(e,t);case`select`:return mo(e,t);default:return new $a}}function lo(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new $a(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new $a(`$${t}`);if(n instanceof Qa)return n;switch(typeof n){case`string`:return n;case`number`:return new eo(n);case`object`:if(to.supportsValue(n))return new to(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new $a(`$${t}`)}}function uo(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new $a(t);if(n){let i=r.attributes[n];return i?go(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $a(`${t}.${n}`))}return r.value?go(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new $a(t))}function fo(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new $a(i);if(n){let t=a.attributes[n];if(t){e.params=so(e,r).named;let n=go(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $a(`${i}.${n}`)}e.params=so(e,r).named;let o=go(e,a.value);return e.params=null,o}function po(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new $a(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new $a(`${t}()`);try{let t=so(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new $a(`${t}()`)}}function mo(e,{selector:t,variants:n,star:r}){let i=co(e,t);if(i instanceof $a)return oo(e,n,r);for(let t of n)if(ao(e,i,co(e,t.key)))return go(e,t.value);return oo(e,n,r)}function ho(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new $a;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>no)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${no}`);r&&n.push(ro),n.push(co(e,i).toString(e)),r&&n.push(io)}return e.dirty.delete(t),n.join(``)}function go(e,t){return typeof t==`string`?e.bundle._transform(t):ho(e,t)}var _o=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function vo(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var yo=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function bo(e,t){let n=e[0];if(n instanceof $a)return new $a(`NUMBER(${n.valueOf()})`);if(n instanceof eo)return new eo(n.valueOf(),{...n.opts,...vo(t,yo)});if(n instanceof to)return new eo(n.toNumber(),{...vo(t,yo)});throw TypeError(`Invalid argument to NUMBER`)}var xo=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function So(e,t){let n=e[0];if(n instanceof $a)return new $a(`DATETIME(${n.valueOf()})`);if(n instanceof to||n instanceof eo)return new to(n,vo(t,xo));throw TypeError(`Invalid argument to DATETIME`)}var Co=new Map;function wo(e){let t=Array.isArray(e)?e.join(` `):e,n=Co.get(t);return n===void 0&&(n=new Map,Co.set(t,n)),n}var To=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:bo,DATETIME:So,...t},this._useIsolating=n,this._transform=r,this._intls=wo(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new _o(this,n,t);try{return ho(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new $a().toString(r);throw e}}},Eo=/^(-?[a-zA-Z][\w-]*) *= */gm,Do=/\.([a-zA-Z][\w-]*) *= */y,Oo=/\*?\[/y,ko=/(-?[0-9]+(?:\.([0-9]+))?)/y,Ao=/([a-zA-Z][\w-]*)/y,jo=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Mo=/^[A-Z][A-Z0-9_-]*$/,No=/([^{}\n\r]+)/y,Po=/([^\\"\n\r]*)/y,Fo=/\\([\\"])/y,Io=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Lo=/^\n+/,Ro=/ +$/,zo=/ *\r?\n/g,Bo=/( *)$/,Vo=/{\s*/y,Ho=/\s*}/y,Uo=/\[\s*/y,Wo=/\s*] */y,Go=/\s*\(\s*/y,Ko=/\s*->\s*/y,qo=/\s*:\s*/y,Jo=/\s*,?\s*/y,Yo=/\s+/y,Xo=class{constructor(e){this.body=[],Eo.lastIndex=0;let t=0;for(;;){let n=Eo.exec(e);if(n===null)break;t=Eo.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(Do);){let t=o(Do),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(No)&&(r=o(No)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,Lo),u([i],i.length)):r?S(r,Ro):null}function u(r=[],i){for(;;){if(n(No)){r.push(o(No));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,Ro));let c=[];for(let e of r)e instanceof Zo&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(Vo,SyntaxError);let e=f();if(i(Ho))return e;if(i(Ko)){let t=h();return i(Ho,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(jo)){let[,e,t,n=null]=a(jo);if(e===`$`)return{type:`var`,name:t};if(i(Go)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(Mo.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Jo)}}function m(){let e=f();return e.type===`mesg`&&i(qo)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(Oo);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(Uo,SyntaxError);let e;return e=n(ko)?v():{type:`str`,value:o(Ao)},i(Wo,SyntaxError),e}function _(){if(n(ko))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(ko),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(Po),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(Fo))return o(Fo);if(n(Io)){let[,e,t]=a(Io),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(Yo),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `&&C(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(zo,`
`),n=Bo.exec(e)[1].length;return new Zo(t,n)}}},Zo=class{constructor(e,t){this.value=e,this.length=t}},Qo=Object.assign({"../../text/de.ftl":Ka,"../../text/de.pages.ftl":qa,"../../text/en.ftl":Ja,"../../text/en.pages.ftl":Ya,"../../text/pl.ftl":Xa,"../../text/pl.pages.ftl":Za}),$o={en:`English`,de:`Deutsch`,pl:`Polski`},es=`trivault.lang`;function ts(e){let t=Object.fromEntries(Object.keys($o).map(e=>[e,new To(e,{useIsolating:!1})]));for(let[n,r]of Object.entries(e))t[/\/(en|de|pl)[./]/.exec(n)?.[1]].addResource(new Xo(r),{allowOverrides:!0});return t}var ns=ts(Qo);function rs(e){return!!e&&e in $o}function is(){return[localStorage.getItem(es),...navigator.languages.map(e=>e.slice(0,2))].find(rs)??`en`}var as=new class{#e=F(dn(is()));get lang(){return H(this.#e)}set lang(e){I(this.#e,e,!0)}use(e){this.lang=e,localStorage.setItem(es,e)}say(e,t={},n=ns){for(let r of[n[this.lang],n.en]){let n=r.getMessage(e)?.value;if(n)return r.formatPattern(n,t,[])}return e}},Q=(e,t)=>as.say(e,t);function os(e){return e.slice(0,1).toUpperCase()+e.slice(1)}function ss(e){return e>0?`+${e}`:e<0?`−${-e}`:`0`}var cs=(function(){let e=typeof document<`u`&&document.createElement(`link`).relList;return e&&e.supports&&e.supports(`modulepreload`)?`modulepreload`:`preload`})(),ls=function(e,t){return new URL(e,t).href},us={},ds=function(e){return e.pathname.endsWith(`.css`)},fs=function(e,t,n){if(t in e)return e[t];let r=n();if(!r){e[t]=void 0;return}let i=r.then(()=>{e[t]=void 0},n=>{throw e[t]=void 0,n});return e[t]=i,i},ps=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}r=o(t.map(t=>{t=ls(t,n);let r=s(t),i=ds(r);return fs(us,r.href,()=>{if(e===void 0){e={all:new Set,styles:new Set};let t=document.getElementsByTagName(`link`);for(let n=t.length-1;n>=0;n--){let r=t[n];e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}if((i?e.styles:e.all).has(r.href))return;let t=document.createElement(`link`);if(t.rel=i?`stylesheet`:cs,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,a&&t.setAttribute(`nonce`,a),document.head.appendChild(t),i)return new Promise((e,n)=>{let i=a=>{t.removeEventListener(`load`,i),t.removeEventListener(`error`,i),a.type===`error`?n(Error(`Unable to preload CSS for ${r}`)):e(a)};t.addEventListener(`load`,i),t.addEventListener(`error`,i)})})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},ms=new Map(Object.entries(Object.assign({"./keyforge/cover.ts":Na,"./magewars/cover.ts":Ia,"./shards/cover.ts":La})).map(([e,t])=>[t.name,{cover:t,folder:e.split(`/`)[1]}])),hs=Object.assign({"./keyforge/board.ts":()=>ps(()=>import(`./keyforge.js`).then(e=>e.BOARD),[],import.meta.url),"./magewars/board.ts":()=>ps(()=>import(`./magewars.js`).then(e=>e.BOARD),[],import.meta.url),"./shards/board.ts":()=>ps(()=>import(`./shards.js`).then(e=>e.BOARD),[],import.meta.url)}),gs=new Va;async function _s(e){let t=hs[`./${ms.get(e)?.folder}/board.ts`];if(!t||gs.has(e))return;let n=await t();ws.set(e,ts({...Ss,...n.texts})),gs.set(e,n)}async function vs(){for(let e of ms.keys())await _s(e)}var ys={hue:220,ink:12,emblem:`M12 2 20.7 7v10L12 22 3.3 17V7Z`,pattern:`dots`};function bs(e){return ms.get(e)?.cover}function xs(e){return gs.get(e)}var Ss=Object.assign({"../../../trivault/telling/text/de.ftl":Ra,"../../../trivault/telling/text/en.ftl":za,"../../../trivault/telling/text/pl.ftl":Ba}),Cs=ts(Ss),ws=new Va;function Ts(e,t,n={}){return os(as.say(t,n,ws.get(e)??Cs))}function Es(e,t){let n=bs(e)?.looks??{};return n[t]??n[``]??ys}function Ds(e,t,n){let r=gs.get(e);if(n&&r)return r.face(n);let i=n?.text??[];return{slug:t,name:n?.name??(t||Ts(e,r?.hidden??``)),kind:``,type:``,group:``,stats:[],lines:i,reminders:[]}}function Os(e,t,n,r){let i=gs.get(e);return!n||!r?[]:i?.groups?.(t,n,r,(t,n)=>Ts(e,t,n))??[]}function ks(e){let t=2166136261;for(let n of e)t=Math.imul(t^n.charCodeAt(0),16777619);return()=>{t=t+1831565813|0;let e=Math.imul(t^t>>>15,1|t);return e=e+Math.imul(e^e>>>7,61|e)^e,((e^e>>>14)>>>0)/4294967296}}function As(e,t){return`${(50+t*Math.cos(e)).toFixed(1)} ${(36+t*Math.sin(e)).toFixed(1)}`}function js(e,t,n,r){let i=ks(e),a=i()*Math.PI;return Array.from({length:n},(e,n)=>{let o=32-n*(7+i()*3),s=o*(.5+i()*.35),c=(i()-.5)*.9,l=r>>n&1,u=2*Math.PI/t,d=Array.from({length:t},(e,t)=>{let r=a+t*u+u/2*n,i=As(r,o),d=As(r+u/2+c*.3,s);return l?`Q${As(r-u/4,o)} ${i}Q${As(r+u/4,s)} ${d}`:`L${i}L${d}`});return`M${As(a+u/2*n-u/2+c*.3,s)}${d.join(``)}Z`})}var Ms={rays:{size:[20,20],path:`M0 20 20 0M-5 5 5-5M15 25 25 15`},scales:{size:[16,12],path:`M0 0a8 8 0 0 0 16 0M-8 6a8 8 0 0 0 16 0M8 6a8 8 0 0 0 16 0`},grid:{size:[14,14],path:`M0 0h14M0 0v14M7 5v4M5 7h4`},rings:{size:[22,22],path:`M4 11a7 7 0 1 0 14 0a7 7 0 1 0-14 0M8 11a3 3 0 1 0 6 0a3 3 0 1 0-6 0`},leaves:{size:[18,18],path:`M2 16C2 8 8 2 16 2C16 10 10 16 2 16ZM2 16 12 6`},shards:{size:[20,24],path:`M10 1 15 12 10 23 5 12ZM5 12h10`},waves:{size:[24,10],path:`M0 5Q6-2 12 5T24 5`},dots:{size:[14,14],path:`M6 7a1 1 0 1 0 2 0a1 1 0 1 0-2 0M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0`},bricks:{size:[20,12],path:`M0 0h20M0 6h20M5 0v6M15 6v6`}},Ns=12;function Ps({slug:e,figure:t,deeds:n,points:r}){let i=ks(e),a=e=>Math.floor(i()*e);return{figure:t,deeds:[...new Set(n.filter(e=>e!==void 0))].slice(0,4),division:a(Ns),points:r?Math.min(Math.max(r,3),12):3+a(7),rings:2+a(2),round:a(4)}}var Fs=[``,`M50 0h50v72H50Z`,`M0 36h100v36H0Z`,`M0 72 100 0v72Z`,`M0 0 100 72H0Z`,`M0 0h50v36H0ZM50 36h50v36H50Z`,`M0 72 50 22 100 72Z`,`M0 0h100L50 60Z`,`M0 0 50 36 0 72ZM100 0 50 36l50 36Z`,`M34 0h32v72H34Z`,`M0 24h100v24H0Z`,`M0 72V54L82 0h18v18L18 72Z`];function Is(e){return e<3?[[76,36],[24,36]].slice(0,e):e===3?[[24,36],[76,26],[76,46]]:[[76,26],[24,26],[76,46],[24,46]]}var Ls=Jr(`<image width="100" height="72" preserveAspectRatio="xMidYMid slice"></image>`),Rs=Jr(`<path class="field svelte-mblihk"></path>`),zs=Jr(`<path class="petal svelte-mblihk"></path>`),Bs=Jr(`<g><circle class="disc svelte-mblihk" r="8.4"></circle><g><path class="sign svelte-mblihk"></path></g></g>`),Vs=Jr(`<!><rect width="100" height="72"></rect><rect width="100" height="72"></rect><!><g transform="translate(33 19) scale(1.42)"><path class="emblem svelte-mblihk"></path></g><!>`,1),Hs=Jr(`<svg class="hued svelte-mblihk" viewBox="0 0 100 72" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false"><defs><pattern patternUnits="userSpaceOnUse"><path class="tile svelte-mblihk"></path></pattern><radialGradient><stop class="inner svelte-mblihk" offset="0"></stop><stop class="outer svelte-mblihk" offset="1"></stop></radialGradient></defs><rect class="ground svelte-mblihk" width="100" height="72"></rect><!></svg>`);function Us(e,t){let n=Zr();j(t,!0);let r=N(()=>Es(t.game,t.face.group)),i=N(()=>Ms[H(r).pattern]),a=N(()=>t.face.emblem),o=N(()=>H(a)?js(t.face.slug,H(a).points,H(a).rings,H(a).round):[]),s=N(()=>Is(H(a)?.deeds.length??0)),c=N(()=>Sa.urls[t.game]?.[t.face.slug]);var l=Hs();let u;var d=L(l),f=L(d),p=z(f),m=B(f);A(d);var h=B(d,2),g=e=>{var t=Ls();V(()=>Z(t,`href`,H(c))),K(e,t)},_=e=>{var t=Vs(),i=R(t),c=e=>{var t=Rs();V(()=>Z(t,`d`,Fs[H(a).division])),K(e,t)};J(i,e=>{H(a)&&e(c)});var l=B(i),u=B(l),d=B(u);X(d,17,()=>H(o),Y,(e,t,n)=>{var r=zs();Ii(r,``,{},{"--ring":n}),V(()=>Z(r,`d`,H(t))),K(e,r)});var f=B(d),p=z(f);X(B(f),17,()=>H(a)?.deeds??[],Y,(e,t,n)=>{let r=N(()=>{let[e,t]=H(s)[n];return{x:e,y:t}});var i=Bs(),a=B(L(i));Z(a,`transform`,`translate(-6.6000000000000005 -6.6000000000000005) scale(0.55)`);var o=z(a);A(i),V(()=>{Z(i,`transform`,`translate(${H(r).x??``} ${H(r).y??``})`),Z(o,`d`,H(t))}),K(e,i)}),V(()=>{Z(l,`fill`,`url(#${n}-tile)`),Z(u,`fill`,`url(#${n}-glow)`),Z(p,`d`,H(a)?.figure??H(r).emblem)}),K(e,t)};J(h,e=>{H(c)?e(g):e(_,-1)}),A(l),V(()=>{u=Ii(l,``,u,{"--hue":H(r).hue,"--ink":`${H(r).ink??50??``}%`}),Z(f,`id`,`${n}-tile`),Z(f,`width`,H(i).size[0]),Z(f,`height`,H(i).size[1]),Z(p,`d`,H(i).path),Z(m,`id`,`${n}-glow`)}),K(e,l),M()}var Ws={amber:`M12 2 20.5 7v10L12 22 3.5 17V7ZM12 2v20M3.5 7 20.5 17M20.5 7 3.5 17`,armor:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5Z`,archives:`M3 4h18v5H3ZM5 9h14v11H5ZM10 13h4`,chains:`M9.5 14.5a4 4 0 0 1 0-5.5l3-3a4 4 0 0 1 5.5 5.5l-1.5 1.5M14.5 9.5a4 4 0 0 1 0 5.5l-3 3a4 4 0 0 1-5.5-5.5l1.5-1.5`,check:`M4 12.5 10 18.5 20.5 6`,counter:`M5 5h14v14H5ZM12 9v6M9 12h6`,clock:`M12 3a9 9 0 1 0 .1 0M12 7v5.5l3.5 2`,bell:`M6 17V11a6 6 0 0 1 12 0v6l2 2H4ZM10 21.5h4M12 3v2`,cost:`M12 2 20 9 12 22 4 9ZM4 9h16`,damage:`M12 2l2 6 6-3-3 6 5 3-6 1 1 6-5-4-5 4 1-6-6-1 5-3-3-6 6 3Z`,deck:`M7 3h12v16H7ZM5 6v15h11`,discard:`M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7`,enraged:`M4 6l6 4M20 6l-6 4M7 13a1 1 0 1 0 .1 0M17 13a1 1 0 1 0 .1 0M7 20c2-3 8-3 10 0`,exhausted:`M4 5h7l-7 7h7M13 12h7l-7 8h7`,gems:`M12 2 20 9 12 22 4 9ZM4 9h16M12 22 8.5 9 12 2M12 22 15.5 9 12 2`,hand:`M4 8l6-2 4 13-6 2ZM10 5.5h6V19M16 6l5 1.5-3.5 11`,health:`M12 21C5 15 2.5 11.5 2.5 8A5 5 0 0 1 12 6a5 5 0 0 1 9.5 2c0 3.5-2.5 7-9.5 13Z`,hint:`M9 18h6M10 21.5h4M12 2.5a6.5 6.5 0 0 0-4 11.6V16h8v-1.9A6.5 6.5 0 0 0 12 2.5Z`,keys:`M8 6.5a4.5 4.5 0 1 0 .1 0M12 11h9.5M18 11v4M21.5 11v3`,eye:`M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 9a3 3 0 1 0 .1 0`,log:`M5 4h14M5 9h14M5 14h14M5 19h9`,mastery:`M12 2l2.8 6.3 6.7.7-5 4.6 1.4 6.7L12 17l-5.9 3.3 1.4-6.7-5-4.6 6.7-.7Z`,menu:`M4 6h16M4 12h16M4 18h16`,more:`M5 12h.1M12 12h.1M19 12h.1`,pause:`M8 5v14M16 5v14`,power:`M20 3 9 14M20 3l-1 5L10 17M20 3l-5 1-9 9M5 12l7 7M7.5 16.5 3.5 20.5`,purged:`M5 5l14 14M19 5 5 19`,replay:`M4 12a8 8 0 1 0 3-6.2M4 3v4h4M12 8v4.5l3 2`,shield:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5ZM12 7v9M8 11h8`,skip:`M5 5v14l8-7ZM13 5v14l8-7Z`,"step-back":`M15 5 8 12l7 7`,"step-on":`M9 5l7 7-7 7`,stunned:`M12 12a2 2 0 1 1 2-2a4.5 4.5 0 1 1-5-4.5A7 7 0 1 1 5 12`,"turn-back":`M18 5l-7 7 7 7M11 5l-7 7 7 7`,"turn-on":`M6 5l7 7-7 7M13 5l7 7-7 7`,turn:`M7 4v16l12-8Z`,undo:`M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3`,upgrades:`M12 3l7 7h-4v10H9V10H5Z`,warded:`M12 2.5a9.5 9.5 0 1 0 .1 0M12 7.5a4.5 4.5 0 1 0 .1 0`,warning:`M12 3 22 20.5H2ZM12 9v6M12 17.5v.5`,why:`M8.5 8.5a3.5 3.5 0 1 1 5 3.2c-1 .6-1.5 1.3-1.5 2.8M12 18.5v.5`,zoom:`M10.5 4a6.5 6.5 0 1 0 .1 0M15.5 15.5 21 21`},Gs=Jr(`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" class="svelte-1gghov3"><path class="svelte-1gghov3"></path></svg>`);function Ks(e,t){j(t,!0);let n=_a(t,`name`,3,``),r=_a(t,`path`,19,()=>Ws[n()]??``);var i=Gs(),a=z(i);V(()=>Z(a,`d`,r())),K(e,i),M()}var qs=7,Js=`­`,Ys=`[aeiouyäöüąęó]`,Xs=RegExp(`${Ys}[bcdfghjklmnprstvwxzßćłńśźż]{0,2}?(?=(?:[bcdfgjklmnprstvwzćłśźż]|[bdfgkpt][lr]|[cpst]h|sch|s[pt])${Ys})`,`g`),Zs=2;function Qs(e){if(e.length<qs)return e;let t=[...e.toLowerCase().matchAll(Xs)].map(e=>e.index+e[0].length).filter(t=>t>=Zs&&t<=e.length-Zs);return[...t,e.length].map((n,r)=>e.slice(t[r-1]??0,n)).join(Js)}function $s(e){return e.replace(/\p{L}+/gu,Qs)}var ec=G(`<span class="svelte-1efqpaa"> </span> `,1);function tc(e,t){j(t,!0);var n=Xr();X(R(n),17,()=>t.name.split(` `),Y,(e,t)=>{var n=ec(),r=R(n),i=z(r,!0),a=B(r);a.nodeValue=`  `,V(e=>q(i,e),[()=>$s(H(t))]),K(e,n)}),K(e,n),M()}function nc(e,t,n,r){let i=[],a=``;for(let o of e.split(` `)){let e=a?`${a} ${o}`:o,s=t-(i.length?n:0);a&&r(e)>s?(i.push(a),a=o):a=e}return[...i,a]}function rc(e,t,n,r){let i=i=>e.map(e=>nc(e,t.width/i,n.indent,r));for(let r of n.sizes){let a=i(r).flat().length,o=Math.ceil(a*r*n.line);if(o<=t.height)return{size:r,paragraphs:e,folded:!1,height:o}}let a=n.sizes.at(-1),o=Math.max(1,Math.floor(t.height/(a*n.line)));return{size:a,paragraphs:ic(i(a),o),folded:!0,height:Math.ceil(o*a*n.line)}}function ic(e,t){let n=t,r=[];for(let t of e){if(n<=0)break;let e=t.slice(0,n);n-=e.length,r.push(e.join(` `))}let i=r.pop()??``,a=i.split(` `);return[...r,`${a.length>1?a.slice(0,-1).join(` `):i} …`]}var ac=100,oc,sc=new Map;function cc(e){let t=sc.get(e);if(t!==void 0)return t;if(oc===void 0){oc=document.createElement(`canvas`).getContext(`2d`);let e=getComputedStyle(document.documentElement).getPropertyValue(`--sans`)||`sans-serif`;oc&&(oc.font=`400 ${ac}px ${e}`)}let n=oc?oc.measureText(e).width/ac*lc:e.length*.56;return sc.size>5e4&&sc.clear(),sc.set(e,n),n}var lc=1.02,uc=10,dc=1.25,fc={size:12,line:15,pad:2},pc=.2,mc=.5,hc=1.08,gc=[14,13,12],_c=3,vc=e=>Math.max(e*.17,27),yc=e=>Math.max(19,e*.145),bc=e=>e-uc-e*.08-_c,xc=new Map;function Sc(e,t,n,r){let i=e.brief??e.kind,a=[e.slug,t,n,r,i,...e.lines].join(`
`),o=xc.get(a)??Cc(e,i,t,n,r);return xc.size>4e3&&xc.clear(),xc.set(a,o),o}function Cc(e,t,n,r,i){let a=nc(t,bc(n)/fc.size/hc,0,cc).length*fc.line+fc.pad,o=r-uc-vc(n)-a-(i?yc(n):0)-r*pc,s={sizes:gc.filter((e,t)=>e<=n*.075||t===gc.length-1),line:dc,indent:mc};return{...rc(e.lines,{width:bc(n),height:o},s,cc),kind:t}}var wc={common:`M12 6a6 6 0 1 0 .1 0`,uncommon:`M12 4 20 12 12 20 4 12Z`,rare:`M12 2l2.8 6.3 6.7.7-5 4.6 1.4 6.7L12 17l-5.9 3.3 1.4-6.7-5-4.6 6.7-.7Z`,variant:`M12 3 21 20H3Z`,fixed:`M5 5h14v14H5Z`,special:`M12 2 15 9l7 3-7 3-3 7-3-7-7-3 7-3Z`},Tc=G(`<span><!> <b class="svelte-jbb763"> </b></span>`),Ec=G(`<span class="cost svelte-jbb763"> </span>`),Dc=G(`<span class="bonus svelte-jbb763"></span>`),Oc=G(`<p class="svelte-jbb763"> </p>`),kc=G(`<div class="kind svelte-jbb763"> </div> <div></div>`,1),Ac=G(`<div class="facts svelte-jbb763"> </div>`),jc=G(`<p class="reminder svelte-jbb763"> </p>`),Mc=G(`<div class="kind svelte-jbb763"> </div> <!> <div class="text svelte-jbb763"><!> <!></div>`,1),Nc=G(`<span class="sign svelte-jbb763"><!> </span>`),Pc=G(`<span class="sign rarity svelte-jbb763"><!> </span>`),Fc=G(`<span class="signs svelte-jbb763"><!> <!></span>`),Ic=G(`<div class="stats svelte-jbb763"><!> <!> <!></div>`),Lc=G(`<div><div class="head svelte-jbb763"><!> <span class="name svelte-jbb763"><!></span></div> <div class="window svelte-jbb763"><div class="art svelte-jbb763"><!></div> <!> <!></div> <!> <!></div>`);function Rc(e,t){j(t,!0);let n=(e,t=g)=>{var n=Tc(),r=L(n);Ks(r,{get name(){return t().name},get path(){return t().path}});var i=z(B(r,2),!0);A(n),V((e,r)=>{Pi(n,1,`stat ${t().at??``??``} ${e??``}`,`svelte-jbb763`),Z(n,`data-stat`,t().name),q(i,r)},[()=>d(t()),()=>u(t())]),K(e,n)},r=_a(t,`size`,3,`large`),i=_a(t,`width`,3,0),a=_a(t,`height`,3,0),o=_a(t,`live`,19,()=>({})),s=N(()=>Es(t.game,t.face.group)),c=N(()=>Math.max(...t.face.name.split(/[\s-]/).map(e=>e.length))),l=N(()=>t.face.cost===void 0||r()===`small`?1.32:`${t.face.cost}`.length>2?1:1.15),u=e=>o()[e.name]??e.n,d=e=>u(e)===e.n||typeof e.n!=`number`?``:Number(u(e))>e.n?`raised`:`lowered`,f=N(()=>t.face.stats.filter(e=>u(e))),p=N(()=>H(f).filter(e=>e.at)),m=N(()=>H(f).filter(e=>!e.at)),h=N(()=>r()===`middle`&&i()?Sc(t.face,i(),a(),H(f).length>0):void 0),_=N(()=>r()===`large`);var v=Lc();let y;var b=L(v),x=L(b),S=e=>{var n=Ec(),r=z(n,!0);V(()=>q(r,t.face.cost)),K(e,n)};J(x,e=>{t.face.cost!==void 0&&r()!==`small`&&e(S)});var C=B(x,2),w=L(C),T=e=>{var n=Yr();V(()=>q(n,t.face.name)),K(e,n)},ee=e=>{tc(e,{get name(){return t.face.name}})};J(w,e=>{H(_)?e(T):e(ee,-1)}),A(C),A(b);var E=B(b,2),D=L(E);Us(L(D),{get face(){return t.face},get game(){return t.game}}),A(D);var te=B(D,2),ne=e=>{var n=Ec(),r=z(n,!0);V(()=>q(r,t.face.cost)),K(e,n)};J(te,e=>{t.face.cost!==void 0&&r()===`small`&&e(ne)});var re=B(te,2),ie=e=>{var n=Dc();X(n,21,()=>({length:t.face.bonus}),Y,(e,t)=>{Ks(e,{name:`amber`})}),A(n),K(e,n)};J(re,e=>{t.face.bonus&&e(ie)}),A(E);var ae=B(E,2),oe=e=>{var t=kc(),n=R(t),r=z(n,!0),i=B(n,2);let a,o;X(i,21,()=>H(h).paragraphs,Y,(e,t)=>{var n=Oc(),r=z(n,!0);V(()=>q(r,H(t))),K(e,n)}),A(i),V(()=>{q(r,H(h).kind),a=Pi(i,1,`text svelte-jbb763`,null,a,{folded:H(h).folded}),o=Ii(i,``,o,{"font-size":`${H(h).size??``}px`})}),K(e,t)},se=e=>{var n=Mc(),r=R(n),i=z(r,!0),a=B(r,2),o=e=>{var n=Ac(),r=z(n,!0);V(()=>q(r,t.face.facts)),K(e,n)};J(a,e=>{t.face.facts&&e(o)});var s=B(a,2),c=L(s);X(c,17,()=>t.face.lines,Y,(e,t)=>{var n=Oc(),r=z(n,!0);V(()=>q(r,H(t))),K(e,n)}),X(B(c,2),17,()=>t.face.reminders,Y,(e,t)=>{var n=jc(),r=z(n,!0);V(()=>q(r,H(t))),K(e,n)}),A(s),V(()=>q(i,t.face.kind)),K(e,n)};J(ae,e=>{r()===`middle`&&H(h)?e(oe):H(_)&&e(se,1)});var ce=B(ae,2),le=e=>{var r=Ic(),i=L(r);X(i,17,()=>H(p),Y,(e,t)=>{n(e,()=>H(t))});var a=B(i,2);X(a,17,()=>H(m),Y,(e,t)=>{n(e,()=>H(t))});var o=B(a,2),s=e=>{var n=Fc(),r=L(n);X(r,17,()=>t.face.signs??[],Y,(e,t)=>{var n=Nc(),r=L(n);Ks(r,{get path(){return H(t).path}});var i=B(r,1,!0);A(n),V(()=>{Z(n,`title`,H(t).text),q(i,H(t).text)}),K(e,n)});var i=B(r,2),a=e=>{var n=Pc(),r=L(n);Ks(r,{get path(){return wc[t.face.rarity]}});var i=B(r,1,!0);A(n),V((e,t)=>{Z(n,`title`,e),q(i,t)},[()=>Q(`rarity`,{how:t.face.rarity}),()=>Q(`rarity`,{how:t.face.rarity})]),K(e,n)};J(i,e=>{t.face.rarity&&wc[t.face.rarity]&&e(a)}),A(n),K(e,n)};J(o,e=>{H(_)&&(t.face.signs?.length||t.face.rarity)&&e(s)}),A(r),K(e,r)};J(ce,e=>{(H(f).length||H(_)&&(t.face.signs?.length||t.face.rarity))&&e(le)}),A(v),V(()=>{Pi(v,1,`card hued ${r()??``}`,`svelte-jbb763`),Z(v,`data-type`,t.face.type),y=Ii(v,``,y,{"--hue":H(s).hue,"--ink":`${H(s).ink??50??``}%`,"--longest":H(c),"--room":H(l)})}),K(e,v),M()}function zc(e){let t=new Map;for(let{thing:n,slug:r}of e)t.set(r,[...t.get(r)??[],n]);return[...t].map(([e,t])=>({slug:e,things:t}))}function Bc(e,t){let n=[],r=new Map(t),i=e;for(;i;){let e=[...t].map(([e,t])=>({name:e,slug:t,at:i.indexOf(e)})).filter(({at:e})=>e>=0).sort((e,t)=>e.at-t.at||t.name.length-e.name.length)[0];if(!e){n.push({text:i});break}let a=i.slice(e.at+e.name.length),o=/[^\s\p{L}\p{N}]*$/u.exec(i.slice(0,e.at))[0],s=/^[^\s\p{L}\p{N}]*/u.exec(a)[0];e.at>o.length&&n.push({text:i.slice(0,e.at-o.length)}),n.push({text:e.name,slug:e.slug,...o&&{before:o},...s&&{after:s}}),r.delete(e.name),i=a.slice(s.length)}return[...n,...[...r].flatMap(([e,t])=>[{text:` `},{text:e,slug:t}])]}function Vc(e){return e.toLowerCase().replaceAll(`æ`,`ae`).replaceAll(`ł`,`l`).normalize(`NFKD`).replace(/\p{M}/gu,``)}function Hc(e){return Vc(e.lines.join(` `))}function Uc(e){let{kind:t=``}=e.facts,[n=``]=(e.lines[1]??``).slice(t.length).split(` · `).filter(Boolean);return[t,n].filter(Boolean).join(` · `)}function Wc(e,t,{words:n,picks:r}){let i=Vc(n).split(/\s+/).filter(Boolean),a=Object.entries(r).filter(([,e])=>e);return e.filter(e=>{let n=t.get(e.slug)??``;return a.every(([t,n])=>e.groups[t]?.includes(n))&&i.every(e=>n.includes(e))})}function Gc(e,t,n){let r=new Intl.Collator(n),i=new Map(t?.values.map(({name:e},t)=>[e,t])),a=e=>i.get(e.groups[t?.name??``]?.[0]??``)??i.size;return[...e].sort((e,t)=>a(e)-a(t)||r.compare(e.name,t.name))}function Kc(e,t){let n=new Intl.Collator(t,{numeric:!0});return{...e,values:[...e.values].sort((e,t)=>n.compare(e.title,t.title))}}var qc=14,Jc=20,Yc=126,Xc=1.1,Zc=.8;function Qc(e,t,n,r,i=1){let a=Math.max(1,Math.floor((n-Jc)/(e.least/e.ratio))),o=Array.from({length:Math.min(i,a)},(i,a)=>({card:$c(e,t,n,r,a+1),rows:a+1})).reduce((e,t)=>t.card>e.card?t:e);return{card:Math.floor(Math.max(e.least,o.card)),rows:o.rows}}function $c(e,t,n,r,i){let a=Math.max(Math.ceil(r/i),1),o=(t-qc-(a-1)*e.gap)/a,s=(t-qc)/(1+(a-1)*e.share),c=((n-Jc)/i-e.gap*(1-1/i))*e.ratio;return Math.min(Math.max(o,Math.min(s,e.good)),c,e.most)}function el(e,t,n,r,i=1,a=!1){let{card:o,rows:s}=Qc(e,t,n,r,i),c=Math.max(Math.ceil(r/s),1),l=o/e.ratio,u=c>1?(t-qc-o)/(c-1):0,d=Math.max(Math.min(o+e.gap,u),o*e.share),f=Math.max(Jc/2,(n-s*l-(s-1)*e.gap)/2);return{card:o,tall:l,rows:s,places:Array.from({length:r},(n,i)=>{let u=Math.floor(i/c),p=Math.min(c,r-u*c),m=Math.max(qc/2,(t-(p-1)*d-o)/2),h=a&&s===1?i%c-(p-1)/2:0;return{x:Math.round(m+i%c*d),y:Math.round(f+u*(l+e.gap)+Math.min(Zc*h*h,Jc)),turn:Xc*h}})}}function tl(e){let t=getComputedStyle(e),n=(e,n)=>parseFloat(t.getPropertyValue(e))||n;return{least:n(`--least`,56),most:n(`--most`,150),ratio:n(`--ratio`,.714),gap:n(`--gap`,10),share:n(`--share`,1),good:n(`--good`,0)}}function nl(e,t){if(!(t===0||(t-Jc)*e.ratio>=il))return{...e,least:rl.least,most:rl.most,ratio:rl.most/rl.height,gap:6}}var rl={least:92,most:124,height:46},il=62;function al(e){return e<Yc?`small`:`middle`}var ol={};function sl(e){it(ol,e)}function cl(){return rt(ol)??(()=>({size:`small`,width:0,height:0}))}var ll=`M12 20V5M6 11l6-6 6 6`,ul=`M12 3 19 7v8l-7 4-7-4V7Z`,dl={activate:`M12 4v7M12 11l6 5M12 11l-6 5M5 4l2 3M19 4l-2 3`,archive:`M3 5h18v5H3ZM5 10h14v10H5ZM10 14h4`,attach:`M12 3l7 7h-4v10H9V10H5Z`,attack:`M20 3 9 14M20 3l-1 5-9 9M20 3l-5 1-9 9M5 12l7 7M7.5 16.5 3.5 20.5`,avoid:`M4 18c3-9 7-12 16-13M20 5l-5-1M20 5l-2 5M5 8l4 4M9 8l-4 4`,banish:`M12 4a8 8 0 1 0 .1 0M6.5 6.5l11 11`,burn:`M12 2C13 6.5 18 8.5 18 14.5A6 6 0 0 1 6 14.5C6 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 2Z`,capture:`M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M12 8l3.5 2v4l-3.5 2-3.5-2v-4Z`,chains:`M9.5 14.5a4 4 0 0 1 0-5.5l3-3a4 4 0 0 1 5.5 5.5M14.5 9.5a4 4 0 0 1 0 5.5l-3 3a4 4 0 0 1-5.5-5.5`,change:`M4 9h13l-4-4M20 15H7l4 4`,control:`M4 18h16M4 18 3 8l5 4 4-7 4 7 5-4-1 10Z`,counter:`M4 4l16 16M12 3a9 9 0 1 0 .1 0`,counters:`M5 9h8v8H5ZM9 5h9v9M9 11v4M7 13h4`,cure:`M9 4h6v5h5v6h-5v5H9v-5H4V9h5Z`,damage:`M12 2l2 6 6-3-3 6 5 3-6 1 1 6-5-4-5 4 1-6-6-1 5-3-3-6 6 3Z`,deck:`M8 3h11v14H8ZM5 7v14h11M13.5 7v6M11 10.5l2.5 2.5 2.5-2.5`,destroy:`M12 3a7.5 7.5 0 0 0-4.5 13.5V20h9v-3.5A7.5 7.5 0 0 0 12 3ZM9 11h.1M15 11h.1M12 14v2`,discard:`M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7`,double:`M4 20 12 12 4 4M12 20l8-8-8-8`,draw:`M5 4h10v14H5ZM18 8v10M13 13h10`,enrage:`M4 6l6 4M20 6l-6 4M7 13h.1M17 13h.1M7 20c2-3 8-3 10 0`,exalt:`M12 21C6 19 4 13 6 4M12 21c6-2 8-8 6-17M6 9l4 1M6.5 14l4 .5M18 9l-4 1M17.5 14l-4 .5`,exhaust:`M4 5h7l-7 7h7M13 12h7l-7 8h7`,forge:`M8 6.5a4.5 4.5 0 1 0 .1 0M12 11h9.5M18 11v4M21.5 11v3`,gain:`${ul}M12 8v6M9 11h6`,heal:`M12 21C5 15 2.5 11.5 2.5 8A5 5 0 0 1 12 6a5 5 0 0 1 9.5 2c0 3.5-2.5 7-9.5 13ZM12 9v6M9 12h6`,life:`M12 21C5 15 2.5 11.5 2.5 8A5 5 0 0 1 12 6a5 5 0 0 1 9.5 2c0 3.5-2.5 7-9.5 13Z`,look:`M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 9a3 3 0 1 0 .1 0`,lose:`${ul}M9 11h6`,mana:`M12 2 19 12 12 22 5 12ZM5 12h14`,mastery:`M12 2l2.8 6.3 6.7.7-5 4.6 1.4 6.7L12 17l-5.9 3.3 1.4-6.7-5-4.6 6.7-.7Z`,move:`M12 3v18M3 12h18M12 3 9 6M12 3l3 3M12 21l-3-3M12 21l3-3M3 12l3-3M3 12l3 3M21 12l-3-3M21 12l-3 3`,power:`${ll}M6 18l6-6 6 6`,purge:`M5 5l14 14M19 5 5 19`,push:`M4 5v14M8 12h12M15 7l5 5-5 5`,ready:`M4 12a8 8 0 1 0 3-6.2M4 3v4h4`,recruit:`M9 5a3.5 3.5 0 1 0 .1 0M3 20c0-5 3-7 6-7s6 2 6 7M18 8v8M14 12h8`,roll:`M4 8 12 4l8 4v8l-8 4-8-4ZM4 8l8 4 8-4M12 12v8`,rot:`M6 20c-3-6 0-15 6-16c6 1 9 10 6 16M9 12h.1M15 12h.1M10 17h4`,steal:`M3 14c3-5 6-5 9-3l5-4c2 0 3 2 2 3l-7 8c-3 3-7 2-9-4ZM16 4l3-2 3 2v3l-3 2`,stun:`M12 12a2 2 0 1 1 2-2a4.5 4.5 0 1 1-5-4.5A7 7 0 1 1 5 12`,swap:`M7 3v17M7 3 3 8M7 3l4 5M17 21V4M17 21l-4-5M17 21l4-5`,teleport:`M12 3a4 9 0 1 0 .1 0M3 12h5M16 12h5M19 9l3 3-3 3`,unforge:`M8 6.5a4.5 4.5 0 1 0 .1 0M12 11h3M18 8l3 6M18 14v2`,up:`${ll}M5 21h14`,ward:`M12 2.5a9.5 9.5 0 1 0 .1 0M12 7.5a4.5 4.5 0 1 0 .1 0`,weak:`M12 3v13M6 11l6 6 6-6M5 21h14`,alpha:`M19 5c-4 3-6 14-11 14a5 6 0 1 1 0-13c5 0 7 11 11 13`,assault:`M3 21 14 10M14 4h6v6M20 4l-9 9M4 14l6 6`,deploy:`M12 3v10M7 9l5 5 5-5M4 20h5M15 20h5`,elusive:`M5 20c-2-8 2-16 7-16s9 8 7 16c-3-3-4 1-7-1c-3 2-4-2-7 1M9 11h.1M15 11h.1`,flying:`M3 6c4 1 6 3 9 7c3-4 5-6 9-7c-1 5-4 8-7 9l-2 4-2-4C7 14 4 11 3 6Z`,hazardous:`M12 3 22 20H2ZM12 9v5M12 17h.1`,omega:`M4 20h5v-3A7 7 0 1 1 15 17v3h5`,poison:`M12 3C16 9 18 11 18 15a6 6 0 0 1-12 0C6 11 8 9 12 3ZM10 14l4 4M14 14l-4 4`,skirmish:`M4 20 18 6M14 4h6v6M4 12l3-1M12 20l1-3`,taunt:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5ZM12 7v7M12 17h.1`};function fl({set:e,parts:t,seed:n}){return[`generated`,...e?[e]:[],...t,n].join(`-`)}function pl(e){return/^generated-(?:[a-z]+-)*\d{1,18}$/.test(e)}function ml(e,t){if(!pl(e))return null;let n=e.split(`-`).slice(1,-1).join(`-`),r=t.sets?.find(e=>`${n}-`.startsWith(`${e.name}-`))?.name??``,i=`-${n.slice(r.length)}-`.replace(`--`,`-`),a=t.parts.map(e=>e.name).filter(e=>i.includes(`-${e}-`));return a.sort((e,t)=>i.indexOf(`-${e}-`)-i.indexOf(`-${t}-`)),{set:r,parts:a,seed:Number(e.split(`-`).at(-1))}}function hl(){return Math.floor(Math.random()*1e6)}var gl=class extends Error{code;rules;constructor(e){super(e.message),this.code=e.code,this.rules=e.rules??[]}},_l=8e3,vl=25e3,yl=class{#e=F(`connecting`);get state(){return H(this.#e)}set state(e){I(this.#e,e,!0)}#t=null;#n=0;#r=new Map;#i=0;#a=``;#o;#s;constructor(e,t){this.#o=e,this.#s=t}open(e){this.#a=e,this.#c(),setInterval(()=>this.state===`open`&&this.#t?.send(`{"type":"ping"}`),vl)}ask(e,...t){let n=++this.#n;return new Promise((r,i)=>{this.#t?.readyState===WebSocket.OPEN?(this.#r.set(n,{kinds:t,resolve:r,reject:i}),this.#t.send(JSON.stringify({...e,id:n}))):i(Error(`offline`))})}#c(){let e=new WebSocket(this.#a);this.#t=e,e.onopen=()=>this.#l(),e.onmessage=e=>this.#d(JSON.parse(e.data)),e.onclose=()=>this.#u()}async#l(){try{await this.#o(),this.#i=0,this.state=`open`}catch{this.#t?.close()}}#u(){this.state=`lost`;for(let{reject:e}of this.#r.values())e(Error(`offline`));this.#r.clear();let e=Math.min(_l,250*2**this.#i++);setTimeout(()=>this.#c(),e*(.75+Math.random()/2))}#d(e){let t=e.id?this.#r.get(e.id):void 0;t&&e.type===`error`?(this.#r.delete(e.id),t.reject(new gl(e))):(t?.kinds.includes(e.type)&&(this.#r.delete(e.id),t.resolve(e)),this.#s(e))}},bl=`trivault.draft`,xl=120,Sl=class{#e=F(dn({name:``,choices:{},cards:{}}));get parts(){return H(this.#e)}set parts(e){I(this.#e,e,!0)}#t=F(null);get checked(){return H(this.#t)}set checked(e){I(this.#t,e)}#n=F(new Map);get offers(){return H(this.#n)}set offers(e){I(this.#n,e)}#r=F(``);get error(){return H(this.#r)}set error(e){I(this.#r,e,!0)}#i;#a;#o=0;#s=0;constructor(e,t){this.#i=e,this.#a=t,this.parts=Ca(bl,{})[t.name]??this.parts}copies(e){return this.parts.cards[e]??0}add(e,t){let n=this.copies(e)+t,{[e]:r,...i}=this.parts.cards;this.parts.cards=n>0?{...this.parts.cards,[e]:n}:i,this.#c()}rename(e){this.parts.name=e,this.#c()}choose(e,t){this.parts.choices[e]=t,this.check()}empty(){this.parts={name:``,choices:this.checked?this.parts.choices:{},cards:{}},this.check()}#c(){clearTimeout(this.#s),this.#s=window.setTimeout(()=>this.check(!1),xl)}async check(e=!0){let{name:t,choices:n,cards:r}=Ye(this.parts);wa(bl,{...Ca(bl,{}),[this.#a.name]:{name:t,choices:n,cards:r}}),await this.#l({name:t,choices:n,cards:r,offers:e})}async read(e){let t=await this.#l({text:e,offers:!0});return t?(this.parts={name:t.name,choices:Object.fromEntries(t.choices.map(({name:e,value:t})=>[e,t])),cards:Object.fromEntries(t.cards.map(({card:e,times:t})=>[e,t]))},await this.check(!1),!0):!1}async#l(e){let t=++this.#o;clearTimeout(this.#s);try{let n=await this.#i.ask({type:`draft`,game:this.#a.name,...e},`draft`);return t===this.#o?(this.error=``,this.checked=n,n.offers?.length&&(this.offers=new Map(n.offers.map(e=>[e.card,e]))),n):void 0}catch(n){if(!(n instanceof gl)||t!==this.#o)return;this.checked||`text`in e?this.error=n.message:this.empty();return}}},Cl=`trivault.decks`,wl=new class{#e=F(Ca(Cl,{}));get lists(){return H(this.#e)}set lists(e){I(this.#e,e)}of(e){return Object.entries(this.lists[e]??{})}keep(e,t,n){this.#t(e,{...this.lists[e],[t]:n})}drop(e,t){let{[t]:n,...r}=this.lists[e]??{};this.#t(e,r)}#t(e,t){this.lists={...this.lists,[e]:t},wa(Cl,this.lists)}},Tl=new Set,El=e=>{let t=t=>t.target===e&&e.close();return Tl.add(e),e.addEventListener(`click`,t),()=>{Tl.delete(e),e.removeEventListener(`click`,t)}};function Dl(){return[...Tl].some(e=>e.open)}var Ol=new Map;function kl(e=()=>`legal`,t=!1){return n=>(Ol.set(n,{status:e,behind:t}),()=>void Ol.delete(n))}function Al(e){return Ol.has(e)}function jl(e){return Ol.get(e)?.behind??!1}function Ml(e){return Ol.get(e)?.status()??``}function Nl(e){return e instanceof HTMLButtonElement&&e.disabled}function Pl(e){return[...Ol.keys()].filter(t=>t.getClientRects().length&&!Nl(t)&&(!e||e.contains(t))).sort((e,t)=>e.compareDocumentPosition(t)&Node.DOCUMENT_POSITION_FOLLOWING?-1:1)}function Fl(e){return Pl(e).filter(e=>Ml(e))}function Il(e,t,n){let r=t=>({ArrowLeft:e.x-t.x,ArrowRight:t.x-e.x,ArrowUp:e.y-t.y,ArrowDown:t.y-e.y})[n],i=t=>Math.abs(n===`ArrowLeft`||n===`ArrowRight`?t.y-e.y:t.x-e.x),a=-1,o=1/0;return t.forEach((e,t)=>{let n=r(e)+2*i(e);r(e)>4&&n<o&&(a=t,o=n)}),a}function Ll(e){let t=e.getBoundingClientRect();return{x:t.x+t.width/2,y:t.y+(jl(e)?8:t.height/2)}}var Rl;function zl(e,t=!1){let n=t?[]:Fl(),r=n.length?n:Pl(),i=document.activeElement,a=r.map(Ll),o=r[Al(i)?Il(Ll(i),a,e):Bl(Rl,a)];o&&(o.focus(),o.scrollIntoView({block:`nearest`,inline:`nearest`}),Rl=Ll(o))}function Bl(e,t){if(!e||!t.length)return t.length?0:-1;let n=t.map(({x:t,y:n})=>Math.hypot(t-e.x,n-e.y));return n.indexOf(Math.min(...n))}function Vl(e){return e.startsWith(`Arrow`)}function Hl(e){let t=e.target,n=e.key===` `&&/^(BUTTON|A|SUMMARY)$/.test(t.tagName);return e.ctrlKey||e.metaKey||e.altKey||n||/^(INPUT|TEXTAREA|SELECT)$/.test(t.tagName)}var[Ul,Wl]=nt(),Gl=`skip`;function Kl(e){return e.things??[]}function ql(e){return e.kind===`order`||e.kind===`pick`&&e.high>1}function Jl(e){let t=new Map;for(let n of e.options)for(let e of new Set(Kl(n))){let r=t.get(e);r?r.push(n):t.set(e,[n])}return t}function Yl(e){return e.options.filter(e=>!Kl(e).length&&e.answer!==`skip`)}var Xl=3,Zl=40;function Ql(e){return Yl(e).length>Zl}function $l(e){return e.kind===`yes-no`||e.options.length<=Xl?e.options.filter(e=>e.answer!==Gl):Ql(e)?[]:Yl(e)}function eu(e){return e.options.find(e=>e.answer===Gl)}function tu(e){let t=new Map;return e.forEach((e,n)=>{let r=e.group??``,i=e.brief||e.sentence||e.answer,a=t.get(r)??[];r&&a.some(e=>e.label===i)||t.set(r,[...a,{option:e,n:n+1,label:i}])}),[...t].map(([e,t])=>({title:e,answers:t}))}function nu(e){return{picked:[],points:e.options.map(()=>0)}}function ru(e){return e.points.reduce((e,t)=>e+t,0)}function iu(e,t,n){if(t.picked.includes(n))return{...t,picked:t.picked.filter(e=>e!==n)};let r=+(e.kind===`pick`&&t.picked.length>=e.high);return{...t,picked:[...t.picked.slice(r),n]}}function au(e,t,n,r){let i=[...t.points],a=i[n]??0,o=e.high-ru(t);return i[n]=Math.max(0,a+Math.min(r,o)),{...t,points:i}}function ou(e){return e.name??e.answer}function su(e,t){let{kind:n,verb:r,low:i,high:a}=e;if(n===`distribute`)return ru(t)===a?[r,...e.options.map((e,n)=>({name:ou(e),n:t.points[n]})).filter(({n:e})=>e>0).map(({name:e,n:t})=>`${e}=${t}`)].join(` `):void 0;let o=t.picked.length;if(n===`order`?o===e.options.length:i<=o&&o<=a)return o?[r,...t.picked.map(t=>ou(e.options[t]))].join(` `):Gl}function cu(e,t){let n=t.toLowerCase().trim(),r=e.options.filter(e=>e.sentence?.toLowerCase()===n);if(r.length)return r;let i=n.split(/\s+/);return e.options.filter(e=>{let t=(e.sentence??``).toLowerCase().split(/[^\p{L}\p{N}]+/u);return i.every(e=>t.some(t=>t.startsWith(e)))})}var lu=`uhlzv`;function uu(e){let t=new Set(lu);return e.map(e=>{let n=e.toLowerCase().match(/\p{L}/gu)?.find(e=>!t.has(e))??``;return t.add(n),n})}var du=G(`<h3 class="svelte-15v5u1d"> </h3>`),fu=G(`<small class="note svelte-15v5u1d"> </small>`),pu=G(`<li class="svelte-15v5u1d"><button class="svelte-15v5u1d"><small class="svelte-15v5u1d"> </small> <span> </span> <!></button></li>`),mu=G(`<!> <ul class="svelte-15v5u1d"></ul>`,1),hu=G(`<p> </p>`),gu=G(`<div class="answers svelte-15v5u1d"><form class="svelte-15v5u1d"><label for="find-answer"> </label> <input id="find-answer" autocomplete="off" class="svelte-15v5u1d"/> <button type="button"> <kbd>Esc</kbd></button></form> <div class="groups svelte-15v5u1d"></div></div>`);function _u(e,t){j(t,!0);let n=_a(t,`typed`,15,``),{sitting:r}=Ul(),i=r.asking,a=N(()=>i.question),o=N(()=>{let e=n().trim();if(!e)return()=>!0;if(/^\d+$/.test(e))return({n:t})=>String(t).startsWith(e);let t=new Set(cu(H(a),e));return({option:e})=>t.has(e)}),s=N(()=>tu(H(a).options).map(({title:e,answers:t})=>({title:e,answers:t.filter(H(o))})).filter(({answers:e})=>e.length)),c=N(()=>H(s).flatMap(({answers:e})=>e)),l=F(void 0);Pn(()=>H(l)?.focus());function u(e){e.preventDefault();let t=H(c).find(({n:e})=>String(e)===n().trim())??(H(c).length===1?H(c)[0]:void 0);t&&d(t.n)}function d(e){i.choose(H(a).options[e-1]),n(``),i.gathers||t.onclose()}var f=gu(),p=L(f),m=L(p),h=z(m,!0),g=B(m,2);Ji(g),ua(g,e=>I(l,e),()=>H(l));var _=B(g,2),v=L(_);De(),A(_),A(p);var y=B(p,2);X(y,21,()=>H(s),({title:e,answers:t})=>e,(e,t)=>{let n=()=>H(t).title,r=()=>H(t).answers;var a=mu(),o=R(a),s=e=>{var t=du(),r=z(t,!0);V(()=>q(r,n())),K(e,t)};J(o,e=>{n()&&e(s)});var c=B(o,2);X(c,21,r,({option:e,n:t,label:n})=>t,(e,t)=>{let n=()=>H(t).option,r=()=>H(t).n,a=()=>H(t).label;var o=pu(),s=L(o),c=L(s),l=z(c,!0),u=B(c,2),f=z(u,!0),p=B(u,2),m=e=>{var t=fu(),r=z(t,!0);V(()=>q(r,n().note)),K(e,t)};J(p,e=>{n().note&&e(m)}),A(s),A(o),V(e=>{Z(s,`aria-pressed`,e),q(l,r()),q(f,a())},[()=>i.gathers?i.picked.includes(n()):void 0]),U(`click`,s,()=>d(r())),K(e,o)}),A(c),K(e,a)},e=>{var t=hu(),n=z(t,!0);V(e=>q(n,e),[()=>Q(`no-answer-fits`)]),K(e,t)}),A(y),A(f),V((e,t)=>{q(h,e),q(v,`${t??``} `)},[()=>Q(`find-answer`),()=>Q(`close`)]),zr(`submit`,p,u),U(`keydown`,g,e=>e.key===`Escape`&&t.onclose()),ea(g,n),U(`click`,_,function(...e){t.onclose?.apply(this,e)}),K(e,f),M()}W([`keydown`,`click`]);var vu=G(`<span class="share svelte-v3ml2p"><span class="svelte-v3ml2p"> </span> <button class="svelte-v3ml2p">−</button> <b class="svelte-v3ml2p"> </b> <button class="svelte-v3ml2p">+</button> <button class="svelte-v3ml2p"> </button></span>`);function yu(e,t){j(t,!0);let{sitting:n,called:r}=Ul(),i=n.asking,a=N(()=>r(t.option.things?.[0]??-1)||(t.option.sentence??``));var o=vu(),s=L(o),c=z(s,!0),l=B(s,2);Ti(l,kl);var u=B(l,2),d=z(u,!0),f=B(u,2);Ti(f,kl);var p=B(f,2),m=z(p,!0);Ti(p,kl),A(o),V((e,n,r)=>{q(c,H(a)),Z(l,`aria-label`,e),q(d,t.points),Z(f,`aria-label`,n),q(m,r)},[()=>Q(`less`,{name:H(a)}),()=>Q(`more`,{name:H(a)}),()=>Q(`all-rest`)]),U(`click`,l,()=>i.gather(t.option,-1)),U(`click`,f,()=>i.gather(t.option)),U(`click`,p,()=>i.gather(t.option,i.left)),K(e,o),M()}W([`click`]);function bu(e,t,n,r){let i=t.stops.map(({name:e})=>e),a=e.filter(e=>e!==n&&!(t.one&&i.includes(e)));return r?[...a,n]:a}var xu=G(`<label class="svelte-1oo9yp7"><input class="svelte-1oo9yp7"/> </label>`),Su=G(`<fieldset class="svelte-1oo9yp7"><legend class="svelte-1oo9yp7"> </legend> <div></div></fieldset>`),Cu=G(`<button class="flat"><!> <span> </span></button> <dialog class="svelte-1oo9yp7"><h2> </h2> <p role="status"> </p> <!> <button class="main"> <kbd>Esc</kbd></button></dialog>`,1);function wu(e,t){let n=Zr();j(t,!0);let{sitting:r}=Ul(),i=N(()=>r.server.room?.stops),a=N(()=>H(i)?.seats.find(({seat:e})=>e===r.server.seat)??H(i)?.seats[0]),o=F(void 0);var s=Xr(),c=R(s),l=e=>{var t=Cu(),s=R(t),c=L(s);Ks(c,{name:`bell`});var l=z(B(c,2),!0);A(s);var u=B(s,2),d=L(u),f=z(d,!0),p=B(d,2),m=z(p,!0),h=B(p,2);X(h,17,()=>H(i).groups,Y,(e,t,i)=>{var o=Su(),s=L(o),c=z(s,!0),l=B(s,2);let u;X(l,21,()=>H(t).stops,e=>e.name,(e,o)=>{var s=xu(),c=L(s);Ji(c);var l=B(c);A(s),V(e=>{Z(c,`type`,H(t).one?`radio`:`checkbox`),Z(c,`name`,`${n}-${i}`),Xi(c,e),q(l,` ${H(o).title??``}`)},[()=>H(a).names.includes(H(o).name)]),U(`change`,c,e=>r.stops(bu(H(a).names,H(t),H(o).name,e.currentTarget.checked),H(a).seat)),K(e,s)}),A(l),A(o),V(()=>{q(c,H(t).title),u=Pi(l,1,`all svelte-1oo9yp7`,null,u,{one:H(t).one})}),K(e,o)});var g=B(h,2),_=L(g);De(),A(g),A(u),ua(u,e=>I(o,e),()=>H(o)),Ti(u,()=>El),V((e,t,n,r)=>{q(l,e),Z(u,`aria-label`,t),q(f,n),q(m,H(a).said),q(_,`${r??``} `)},[()=>Q(`stops`),()=>Q(`stops`),()=>Q(`stops`),()=>Q(`close`)]),U(`click`,s,()=>H(o)?.showModal()),U(`click`,g,()=>H(o)?.close()),K(e,t)};J(c,e=>{H(i)&&H(a)&&e(l)}),K(e,s),M()}W([`click`,`change`]);var Tu=G(`<p class="quiet svelte-1z0ej86"> </p>`),Eu=G(`<p class="line svelte-1z0ej86"> <!></p>`),Du=G(`<p> </p> <button class="main"> </button>`,1),Ou=G(`<button class="main"> </button>`),ku=G(`<p> </p> <button> </button>`,1),Au=G(`<!> <!>`,1),ju=G(`<div class="waits svelte-1z0ej86"><div class="said svelte-1z0ej86"><!> <!> <!></div> <!> <!></div>`);function Mu(e,t){j(t,!0);let{sitting:n,game:r}=Ul(),i=N(()=>xs(r)?.Dice),a=N(()=>n.server.room),o=N(()=>n.server.table?.deciding??[]),s=N(()=>H(o).filter(e=>{let t=H(a)?.seats[e];return t?.kind===`person`&&!t.here&&!t.bot&&!t.out&&!H(a)?.yours.includes(e)})),c=N(()=>(H(a)?.yours??[]).filter(e=>H(a)?.seats[e]?.bot&&!H(a).seats[e].out));var l=ju(),u=L(l),d=L(u),f=e=>{var t=Tu(),n=z(t,!0);V(e=>q(n,e),[()=>Q(`you-watch`)]),K(e,t)};J(d,e=>{H(a)&&!H(a).yours.length&&e(f)});var p=B(d,2),m=e=>{var t=Eu(),r=L(t),a=B(r),o=e=>{var t=Xr();Si(R(t),()=>H(i),(e,t)=>{t(e,{get dice(){return n.screen.line.dice}})}),K(e,t)};J(a,e=>{H(i)&&n.screen.line.dice?.length&&e(o)}),A(t),V(()=>q(r,`${n.screen.line.text??``} `)),K(e,t)};J(p,e=>{n.screen.line&&e(m)});var h=B(p,2),g=e=>{var t=Tu(),r=z(t,!0);V(e=>q(r,e),[()=>Q(`waiting`,{names:H(o).map(e=>n.server.name(e)).join(`, `)})]),K(e,t)};J(h,e=>{H(o).length&&!n.server.table?.result&&e(g)}),A(u);var _=B(u,2),v=e=>{var t=Du(),r=R(t),i=z(r,!0),a=B(r,2),o=z(a,!0);V(e=>{q(i,n.server.report.summary),q(o,e)},[()=>Q(`see-report`)]),U(`click`,a,()=>n.screen.reading=!0),K(e,t)};J(_,e=>{n.server.report&&!n.screen.reading&&e(v)});var y=B(_,2),b=e=>{var t=Au(),r=R(t);X(r,17,()=>H(c),Y,(e,t)=>{var r=Ou(),i=z(r,!0);V(e=>q(i,e),[()=>Q(`take-back`,{name:n.server.name(H(t))})]),U(`click`,r,()=>n.take(H(t))),K(e,r)});var i=B(r,2),o=e=>{var t=Xr();X(R(t),17,()=>H(s),Y,(e,t)=>{var r=ku(),i=R(r),a=z(i,!0),o=B(i,2),s=z(o,!0);V((e,t)=>{q(a,e),q(s,t)},[()=>Q(`gone-now`,{name:n.server.name(H(t))}),()=>Q(`give-seat`,{name:n.server.name(H(t))})]),U(`click`,o,()=>n.give(H(t))),K(e,r)}),K(e,t)};J(i,e=>{H(a)?.yours.length&&e(o)}),K(e,t)};J(y,e=>{n.server.lasts&&e(b)}),A(l),K(e,l),M()}W([`click`]);var Nu=(e,t=g)=>{var n=Xr(),r=R(n),i=e=>{var n=Fu(),r=z(n,!0);V(()=>q(r,t().note)),K(e,n)};J(r,e=>{t().note&&e(i)}),K(e,n)},Pu=(e,t=g)=>{var n=Xr(),r=R(n),i=e=>{var n=Iu(),r=z(n,!0);V(e=>q(r,e),[()=>t().toUpperCase()]),K(e,n)};J(r,e=>{t()&&e(i)}),K(e,n)},Fu=G(`<small> </small>`),Iu=G(`<kbd class="svelte-qo5uwq"> </kbd>`),Lu=G(`<p class="more svelte-qo5uwq"> </p>`),Ru=G(`<button class="unfold svelte-qo5uwq"><!> <span class="unseen"> </span></button>`),zu=G(`<p> </p> <!> <!>`,1),Bu=G(`<label class="number"><span class="unseen"> </span> <input type="number"/></label> <button class="main svelte-qo5uwq"> </button>`,1),Vu=G(`<button class="svelte-qo5uwq"> </button>`),Hu=G(`<button class="svelte-qo5uwq"> <kbd class="svelte-qo5uwq">Esc</kbd></button>`),Uu=G(`<!> <!> <button class="main svelte-qo5uwq"> <kbd class="svelte-qo5uwq">⏎</kbd></button> <!>`,1),Wu=G(`<button class="svelte-qo5uwq"><!> <!><!></button>`),Gu=G(`<button> <!><!></button>`),Ku=G(`<button class="svelte-qo5uwq"> <!></button>`),qu=G(`<button class="doubted svelte-qo5uwq"> </button>`),Ju=G(`<div class="buttons svelte-qo5uwq"><!> <!> <!> <!> <!> <!> <!></div>`),Yu=G(`<button class="flat"><!> <span> </span> <kbd class="svelte-qo5uwq">␣</kbd></button>`),Xu=G(`<button class="flat"><!> <span> </span></button>`),Zu=G(`<button class="flat"><!> <span> </span> <kbd class="svelte-qo5uwq">H</kbd></button>`),Qu=G(`<button class="flat"><!> <span> </span> <kbd class="svelte-qo5uwq">U</kbd></button>`),$u=G(`<section><div class="said svelte-qo5uwq" aria-live="polite"><!> <!></div> <!> <div class="tools svelte-qo5uwq"><!> <!> <!> <!> <!></div> <!></section>`);function ed(e,t){j(t,!0);let n=Ul(),{sitting:r,groups:i}=n,a=r.asking,o=N(()=>a.question),s=N(()=>H(o)&&!a.menu.length?i(H(o)):[]),c=N(()=>H(s).flatMap(e=>e.options)),l=N(()=>a.doubt?[]:a.menu.length?a.menu:H(o)&&!a.gathers?$l(H(o)).filter(e=>!H(c).includes(e)):[]),u=N(()=>H(o)&&!a.menu.length?eu(H(o)):void 0),d=N(()=>[...H(s).map(({label:e,options:t})=>({label:e,act:()=>a.narrow(t)})),...[...H(l),...H(u)?[H(u)]:[]].map(e=>({label:e.sentence??``,act:()=>a.choose(e)}))]),f=N(()=>uu(H(d).map(({label:e})=>e))),p=N(()=>H(o)?.kind===`distribute`?Q(`give`,{left:a.left,n:H(o).high}):Q(`choose`,{n:a.picked.length,names:a.picked.map(e=>e.sentence??``).join(`; `)})),m=F(!1),h=F(!1),g=F(``),_=F(0);Pn(()=>{I(_,H(o)?.low??0,!0),H(o)?Ql(H(o))&&I(m,!0):I(m,!1)}),Pn(()=>{!H(o)||a.seq<0||Or().then(()=>{let e=n.area(),t=e?.getBoundingClientRect(),r=Fl(e);r.some(e=>{let{top:n,bottom:r}=e.getBoundingClientRect();return t&&n>=t.top&&r<=t.bottom})||r.at(-1)?.scrollIntoView({block:`center`,inline:`nearest`})})});function v(e){return H(o)&&!a.sent?H(d)[H(f).indexOf(e)]?.act:void 0}function y(e){let t=H(o)?.options??[];t.length&&(t.length>9?(I(g,e,!0),I(m,!0)):t[Number(e)-1]&&a.choose(t[Number(e)-1]))}var b={letterDeed:v,digit:y},x=$u();let S;var C=L(x),w=L(C);X(w,17,()=>r.screen.unasked,Y,(e,t)=>{var n=Lu(),r=z(n,!0);V(()=>q(r,H(t))),K(e,n)});var T=B(w,2),ee=e=>{var t=zu(),n=R(t);let r;var i=z(n,!0),s=B(n,2),c=e=>{var t=Ru(),n=L(t);Ks(n,{name:`more`});var r=z(B(n,2),!0);A(t),V(e=>{Z(t,`aria-expanded`,H(h)),q(r,e)},[()=>Q(`whole-question`)]),U(`click`,t,()=>I(h,!H(h))),K(e,t)};J(s,e=>{a.doubt||e(c)});var l=B(s,2),u=e=>{var t=Lu(),n=z(t,!0);V(e=>q(n,e),[()=>Q(`choose-some`,{low:H(o).low,high:H(o).high,spare:H(o).high-H(o).low})]),K(e,t)};J(l,e=>{a.gathers&&H(o).kind!==`distribute`&&e(u)}),V(()=>{r=Pi(n,1,`text svelte-qo5uwq`,null,r,{whole:H(h)||a.doubt,doubt:a.doubt}),q(i,a.doubt?.warning??H(o).prompt)}),K(e,t)},E=e=>{Mu(e,{})};J(T,e=>{H(o)?e(ee):e(E,-1)}),A(C);var D=B(C,2),te=e=>{var t=Ju(),n=L(t),r=e=>{var t=Bu(),n=R(t),r=L(n),i=z(r,!0),s=B(r,2);Ji(s),A(n);var c=B(n,2),l=z(c,!0);Ti(c,kl),V(e=>{q(i,H(o).prompt),Z(s,`min`,H(o).low),Z(s,`max`,H(o).high),q(l,e)},[()=>Q(`take-number`,{n:H(_)})]),ea(s,()=>H(_),e=>I(_,e)),U(`click`,c,()=>a.send(`${H(o).verb} ${H(_)}`)),K(e,t)};J(n,e=>{H(o).kind===`number`&&e(r)});var i=B(n,2),c=e=>{var t=Uu(),n=R(t);X(n,17,()=>H(o).options.filter(e=>!Kl(e).length&&e!==H(u)),Y,(e,t)=>{var n=Vu(),r=z(n,!0);Ti(n,kl),V(e=>{Z(n,`aria-pressed`,e),q(r,H(t).sentence)},[()=>a.picked.includes(H(t))]),U(`click`,n,()=>a.gather(H(t))),K(e,n)});var r=B(n,2),i=e=>{var t=Xr();X(R(t),17,()=>H(o).options,Y,(e,t,n)=>{{let r=N(()=>a.selection.points[n]??0);yu(e,{get option(){return H(t)},get points(){return H(r)}})}}),K(e,t)};J(r,e=>{H(o).kind===`distribute`&&e(i)});var s=B(r,2),c=L(s);De(),A(s),Ti(s,kl);var l=B(s,2),d=e=>{var t=Hu(),n=L(t);De(),A(t),Ti(t,kl),V(e=>q(n,`${e??``} `),[()=>Q(`start-over`)]),U(`click`,t,()=>a.clear()),K(e,t)};J(l,e=>{a.begun&&e(d)}),V(()=>{s.disabled=!a.whole||!a.begun,q(c,`${H(p)??``} `)}),U(`click`,s,()=>a.confirm()),K(e,t)};J(i,e=>{a.gathers&&e(c)});var d=B(i,2);X(d,17,()=>H(s),Y,(e,t,n)=>{var r=Wu(),i=L(r),o=e=>{Ks(e,{get path(){return H(t).icon}})};J(i,e=>{H(t).icon&&e(o)});var s=B(i,1,!0),c=B(s),l=e=>{Nu(e,()=>H(t).options[0])};J(c,e=>{H(t).options.length===1&&e(l)}),Pu(B(c),()=>H(f)[n]),A(r),Ti(r,kl),V(()=>{Z(r,`data-letter`,H(f)[n]),q(s,H(t).label)}),U(`click`,r,()=>a.narrow(H(t).options)),K(e,r)});var m=B(d,2);X(m,17,()=>H(l),Y,(e,t,n)=>{let r=N(()=>H(f)[H(s).length+n]);var i=Gu();let c;var u=L(i,!0),d=B(u);Nu(d,()=>H(t)),Pu(B(d),()=>H(r)),A(i),Ti(i,kl),V(e=>{Z(i,`data-letter`,H(r)),c=Pi(i,1,`svelte-qo5uwq`,null,c,{main:!a.menu.length&&H(l).length===1&&!H(t).warning,handy:e}),q(u,H(t).sentence)},[()=>!a.menu.length&&H(o).kind!==`yes-no`&&Kl(H(t)).length]),U(`click`,i,()=>a.choose(H(t))),K(e,i)});var h=B(m,2),g=e=>{var t=Ku(),n=L(t,!0),r=B(n);{let e=N(()=>H(f).at(-1));Pu(r,()=>H(e))}A(t),Ti(t,kl),V(e=>{Z(t,`data-letter`,e),q(n,H(u).sentence)},[()=>H(f).at(-1)]),U(`click`,t,()=>a.choose(H(u))),K(e,t)};J(h,e=>{H(u)&&e(g)});var v=B(h,2),y=e=>{var t=Hu(),n=L(t);De(),A(t),Ti(t,kl),V(e=>q(n,`${e??``} `),[()=>Q(`back`)]),U(`click`,t,()=>a.clear()),K(e,t)};J(v,e=>{a.menu.length&&e(y)});var b=B(v,2),x=e=>{var t=qu(),n=z(t,!0);Ti(t,kl),V(e=>q(n,e),[()=>Q(`all-the-same`,{what:a.doubt.sentence??``})]),U(`click`,t,()=>a.insist()),K(e,t)};J(b,e=>{a.doubt&&e(x)}),A(t),K(e,t)};J(D,e=>{H(o)&&!a.sent&&e(te)});var ne=B(D,2),re=L(ne);wu(re,{});var ie=B(re,2),ae=e=>{var t=Yu(),n=L(t);Ks(n,{name:`skip`});var i=z(B(n,2),!0);De(2),A(t),V(e=>q(i,e),[()=>Q(`skip-ahead`)]),U(`click`,t,()=>r.skip()),K(e,t)};J(ie,e=>{r.screen.behind&&e(ae)});var oe=B(ie,2),se=e=>{var t=Xu(),n=L(t);Ks(n,{name:`menu`});var r=z(B(n,2),!0);A(t),V(e=>{Z(t,`aria-expanded`,H(m)),q(r,e)},[()=>Q(`all-answers`,{n:H(o).options.length})]),U(`click`,t,()=>{I(g,``),I(m,!H(m))}),K(e,t)};J(oe,e=>{H(o)&&H(o).kind!==`distribute`&&H(o).options.length>H(l).length+ +!!H(u)&&e(se)});var ce=B(oe,2),le=e=>{var t=Zu(),n=L(t);Ks(n,{name:`hint`});var i=z(B(n,2),!0);De(2),A(t),V(e=>q(i,e),[()=>Q(`hint`)]),U(`click`,t,()=>r.askHint()),K(e,t)};J(ce,e=>{r.server.room?.hints&&H(o)&&e(le)});var ue=B(ce,2),de=e=>{var t=Qu(),n=L(t);Ks(n,{name:`undo`});var i=z(B(n,2),!0);De(2),A(t),V(e=>q(i,e),[()=>Q(`undo`)]),U(`click`,t,()=>r.undo()),K(e,t)};J(ue,e=>{r.server.lasts&&r.server.room?.yours.length&&r.server.table?.at&&e(de)}),A(ne);var fe=B(ne,2),pe=e=>{_u(e,{onclose:()=>I(m,!1),get typed(){return H(g)},set typed(e){I(g,e,!0)}})};return J(fe,e=>{H(m)&&H(o)&&!a.sent&&e(pe)}),A(x),V(e=>{S=Pi(x,1,`prompt svelte-qo5uwq`,null,S,{mine:H(o)&&!a.sent}),Z(x,`aria-label`,e),Z(x,`data-seq`,a.seq),Z(x,`data-menu`,a.menu.length>0),Z(x,`data-gathers`,a.gathers)},[()=>Q(`question`)]),K(e,x),M(b)}W([`click`]);var td=400,nd=class{#e=F(null);get question(){return H(this.#e)}set question(e){I(this.#e,e)}#t=F(-1);get seq(){return H(this.#t)}set seq(e){I(this.#t,e,!0)}#n=F({picked:[],points:[]});get selection(){return H(this.#n)}set selection(e){I(this.#n,e)}#r=F([]);get menu(){return H(this.#r)}set menu(e){I(this.#r,e)}#i=F(null);get doubt(){return H(this.#i)}set doubt(e){I(this.#i,e)}#a=F(!1);get sent(){return H(this.#a)}set sent(e){I(this.#a,e,!0)}#o=N(()=>this.question?Jl(this.question):new Map);#s;#c=0;constructor(e){this.#s=e}ask(e,t){let n=t===this.seq&&e?.seat===this.question?.seat;this.question=e,this.seq=t,this.sent=!1,e?n?this.#l(e):this.clear():this.forget()}#l(e){let t=t=>e.options.filter(e=>e.answer===t.answer);this.menu=this.menu.flatMap(t),this.doubt=this.doubt&&(t(this.doubt)[0]??null)}clear(){this.forget(),this.question&&(this.selection=nu(this.question))}forget(){this.menu=[],this.doubt=null}state(e){if(!this.question||this.sent)return``;let t=this.#u(e);return t.some(e=>this.#f(e))?`chosen`:t.length?`legal`:``}options(e){return this.question&&!this.sent?this.#u(e):[]}mark(e){let t=this.options(e).map(e=>this.#d(e));if(this.question?.kind===`distribute`){let e=t.reduce((e,t)=>e+(this.selection.points[t]??0),0);return e?String(e):``}let n=Math.max(-1,...t.map(e=>this.selection.picked.indexOf(e)));return n>=0&&this.question?.kind===`order`?String(n+1):``}touch(e){this.options(e).length||this.forget();let t=this.options(e);if(!t.length)return!1;if(this.gathers){let e=t.find(e=>!this.#f(e))??t[0];this.gather(e)}else this.narrow(t);return!0}narrow(e){e.length===1?this.choose(e[0]):this.menu=e.length===this.menu.length?[]:e}get gathers(){return!!this.question&&(ql(this.question)||this.question.kind===`distribute`)}gather(e,t=1){let n=this.question;if(!n)return;let r=this.#d(e);this.selection=n.kind===`distribute`?au(n,this.selection,r,t):iu(n,this.selection,r)}choose(e){this.question&&!this.sent&&(this.gathers&&e!==eu(this.question)?this.gather(e):e.warning?this.doubtful(e):this.send(e.answer))}doubtful(e){this.doubt!==e&&(this.#c=Date.now()),this.doubt=e,this.menu=[e]}insist(){this.doubt&&Date.now()-this.#c>=td&&this.send(this.doubt.answer)}get whole(){return this.question&&this.gathers?su(this.question,this.selection):void 0}get left(){return this.question?.kind===`distribute`?this.question.high-ru(this.selection):0}get picked(){return this.selection.picked.flatMap(e=>this.question?.options[e]??[])}get begun(){return this.gathers&&(this.picked.length>0||ru(this.selection)>0)}confirm(){this.whole&&this.send(this.whole)}send(e){this.question&&(this.forget(),this.sent=!0,this.#s(e,this.seq,this.question.seat))}#u(e){let t=[...new Set(e.flatMap(e=>H(this.#o).get(e)??[]))];return this.menu.length?t.filter(e=>this.menu.includes(e)):t}#d(e){return this.question?.options.indexOf(e)??-1}#f(e){let t=this.#d(e);return this.selection.picked.includes(t)||(this.selection.points[t]??0)>0}},rd=[`undo`,`hint`,`why`,`board`,`card`,`force`,`log`,`order`,`save`,`concede`,`help`];function id(e,t){return[...t(`command-${e}`).toLowerCase().split(/\s+/),e]}function ad(e,t){if(/^\?\s*\S/.test(e))return{command:`why`,rest:e.slice(1).trim()};let[n=``,...r]=e.trim().split(/\s+/),i=n===`?`?`help`:rd.find(e=>id(e,t).includes(n.toLowerCase()));return i&&{command:i,rest:r.join(` `)}}var od=26,sd=92;function cd(e){let t=e.flat();return{low:Math.min(0,...t),high:Math.max(1,...t),turns:Math.max(1,...e.map(e=>e.length-1))}}function ld({low:e,high:t}){let n=(e+t)/2;return Number.isInteger(n)?[e,n,t]:[e,t]}function ud({turns:e},t){return od+290*t/e}function dd({low:e,high:t},n){return sd-84*(n-e)/(t-e)}function fd(e,t){return t.map((t,n)=>`${n?`L`:`M`}${ud(e,n).toFixed(1)} ${dd(e,t).toFixed(1)}`).join(``)}var pd=G(`<span><svg class="key svelte-cebp1h" viewBox="0 0 24 6" aria-hidden="true"><path d="M0 3H24" class="svelte-cebp1h"></path></svg> </span>`),md=Jr(`<path class="grid svelte-cebp1h"></path><text text-anchor="end" class="svelte-cebp1h"> </text>`,1),hd=Jr(`<path class="course svelte-cebp1h"></path>`),gd=G(`<th scope="col" class="svelte-cebp1h"> </th>`),_d=G(`<td class="svelte-cebp1h"> </td>`),vd=G(`<tr><th scope="row" class="svelte-cebp1h"></th><!></tr>`),yd=G(`<figure class="svelte-cebp1h"><figcaption class="svelte-cebp1h"></figcaption> <svg role="img" class="svelte-cebp1h"><!><!><text class="svelte-cebp1h"> </text><text text-anchor="end" class="svelte-cebp1h"> </text></svg> <details class="svelte-cebp1h"><summary class="svelte-cebp1h"> </summary> <div class="wide svelte-cebp1h" tabindex="0" role="group"><table class="svelte-cebp1h"><thead><tr><th scope="col" class="svelte-cebp1h"> </th><!></tr></thead><tbody></tbody></table></div></details></figure>`);function bd(e,t){j(t,!0);let{tell:n}=Ul(),r=[`var(--gold)`,`var(--course-2)`,`var(--course-3)`,`var(--bad)`],i=[``,`7 4`,`2 4`,`9 3 2 3`],a=N(()=>cd(t.courses.map(e=>e.values))),o=e=>`${e.title}: ${e.values[0]} → ${e.values.at(-1)}`;var s=yd(),c=L(s);X(c,21,()=>t.courses,Y,(e,t)=>{var n=pd(),a=L(n),s=L(a);let c;A(a);var l=B(a);A(n),V(e=>{Z(s,`stroke-dasharray`,i[H(t).seat]),c=Ii(s,``,c,{stroke:r[H(t).seat]}),q(l,` ${e??``}`)},[()=>o(H(t))]),K(e,n)}),A(c);var l=B(c,2),u=L(l);X(u,17,()=>ld(H(a)),Y,(e,t)=>{var n=md(),r=R(n),i=B(r),o=z(i,!0);V((e,n,a,s)=>{Z(r,`d`,`M${e??``} ${n??``}H316`),Z(i,`x`,a),Z(i,`y`,s),q(o,H(t))},[()=>ud(H(a),0),()=>dd(H(a),H(t)),()=>ud(H(a),0)-5,()=>dd(H(a),H(t))+3]),K(e,n)});var d=B(u);X(d,17,()=>t.courses,Y,(e,t)=>{var n=hd();let o;V(e=>{Z(n,`d`,e),Z(n,`stroke-dasharray`,i[H(t).seat]),o=Ii(n,``,o,{stroke:r[H(t).seat]})},[()=>fd(H(a),H(t).values)]),K(e,n)});var f=B(d),p=z(f,!0),m=B(f),h=z(m,!0);A(l);var g=B(l,2),_=L(g),v=z(_,!0),y=B(_,2),b=L(y),x=L(b),S=L(x),C=L(S),w=z(C,!0);X(B(C),17,()=>t.courses,Y,(e,t)=>{var n=gd(),r=z(n,!0);V(()=>q(r,H(t).title)),K(e,n)}),A(S),A(x);var T=B(x);X(T,21,()=>({length:H(a).turns+1}),Y,(e,n,r)=>{var i=vd(),a=L(i);a.textContent=r,X(B(a),17,()=>t.courses,Y,(e,t)=>{var n=_d(),i=z(n,!0);V(()=>q(i,H(t).values[r]??``)),K(e,n)}),A(i),K(e,i)}),A(T),A(b),A(y),A(g),A(s),V((e,t,n,r,i,a,o)=>{Z(l,`viewBox`,`0 0 320 110`),Z(l,`aria-label`,e),Z(f,`x`,t),Z(f,`y`,106),q(p,n),Z(m,`x`,316),Z(m,`y`,106),q(h,r),q(v,i),Z(y,`aria-label`,a),q(w,o)},[()=>t.courses.map(o).join(`; `),()=>ud(H(a),0),()=>n(`ui-turn`,{n:0}),()=>n(`ui-turn`,{n:H(a).turns}),()=>Q(`as-table`),()=>Q(`as-table`),()=>Q(`turn`)]),K(e,s),M()}var xd=`trivault.left`,Sd=6,Cd=class{#e=F(Ta(location.hash));get route(){return H(this.#e)}set route(e){I(this.#e,e)}#t=F(null);get reading(){return H(this.#t)}set reading(e){I(this.#t,e)}#n=F(``);get error(){return H(this.#n)}set error(e){I(this.#n,e,!0)}#r=F(Ca(xd,[]));get left(){return H(this.#r)}set left(e){I(this.#r,e)}go(){this.route=Ta(location.hash),this.error=``,this.reading=null}forget(e,t){let n=this.left.filter(t=>t.room!==e);this.left=[...t?[t]:[],...n].slice(0,Sd),wa(xd,this.left)}},wd=`trivault.plan`,Td={game:``,games:{},clock:!1,minutes:15,increment:10,hints:!1,chat:!0,askAll:!1},Ed=new class{#e=F(null);get seed(){return H(this.#e)}set seed(e){I(this.#e,e,!0)}#t=F(dn({...Td,...Ca(wd,{})}));get wish(){return H(this.#t)}set wish(e){I(this.#t,e,!0)}prepare(e){for(let t of e){let e=t.bots.map(e=>e.kind),n=e.at(-1),r=[{who:`me`,bot:n,deck:``},{who:`bot`,bot:n,deck:``}],{seats:i=r,options:a={}}=this.wish.games[t.name]??{};for(let t of i)e.includes(t.bot)||(t.bot=n);this.wish.games[t.name]={seats:i,options:a},this.resize(t,Math.min(Math.max(i.length,t.seats[0]),t.seats[1]))}e.some(e=>e.name===this.wish.game)||(this.wish.game=e[0]?.name??``)}of(e){return this.wish.games[e.name]}resize(e,t){let{seats:n}=this.of(e);for(;n.length<t;)n.push({...n.at(-1),deck:``});n.length=t}keep(){wa(wd,this.wish)}};function Dd(e){return e.some((e,t)=>t&&(e.who===`open`||e.who===`lobby`))}function Od(e,t){return t.map(({who:t,bot:n,deck:r},i)=>{let a=i>0&&(t===`open`||t===`lobby`),o=i===0?`me`:a?`open`:t===`bot`?n:t;return e.decks&&r&&!a?{kind:o,deck:r}:{kind:o}})}function kd(e,t){return(e.options??[]).filter(e=>!e.seats?.length||e.seats.includes(t.length))}function Ad(e,{seats:t,options:n}){let r={};for(let{name:i,kind:a,without:o=[]}of kd(e,t)){let e=n[i];o.some(e=>e in r)||(a===`flag`&&e===!0&&(r[i]=!0),a===`seat`&&typeof e==`number`&&e<t.length&&(r[i]=e),a===`each`&&Array.isArray(e)&&e.some(Boolean)&&(r[i]=t.map((t,n)=>e[n]||0)))}return r}function jd(e,t,n){let{seats:r}=n,i=Dd(r);return{options:Ad(e,n),listed:r.some(e=>e.who===`lobby`),ask_all:t.askAll,...t.clock?{clock:{seconds:Math.round(t.minutes*60),increment:t.increment}}:{},...i?{hints:t.hints,chat:t.chat}:{}}}var Md=class{#e=F(null);get me(){return H(this.#e)}set me(e){I(this.#e,e)}#t=F([]);get games(){return H(this.#t)}set games(e){I(this.#t,e)}#n=F({});get known(){return H(this.#n)}set known(e){I(this.#n,e)}#r=N(()=>Object.fromEntries(Object.entries(this.known).map(([e,{cards:t}])=>[e,t])));get cards(){return H(this.#r)}set cards(e){I(this.#r,e)}#i=F([]);get lobby(){return H(this.#i)}set lobby(e){I(this.#i,e)}game(e){return this.games.find(t=>t.name===e)}},Nd=`trivault.settings`,Pd=dn({plain:!1,pace:900,quick:!matchMedia(`(pointer: coarse)`).matches,sound:!1,volume:50,alert:!1,...Ca(Nd,{})});function Fd(){wa(Nd,Pd)}var Id=700,Ld=class{#e=F(null);get moment(){return H(this.#e)}set moment(e){I(this.#e,e)}#t=F([]);get moves(){return H(this.#t)}set moves(e){I(this.#t,e)}#n=F(0);get step(){return H(this.#n)}set step(e){I(this.#n,e,!0)}#r=F(!1);get runs(){return H(this.#r)}set runs(e){I(this.#r,e,!0)}#i;#a;#o=null;#s;constructor(e){this.#i=e}get turns(){return this.moves.filter((e,t)=>t===0||this.moves[t-1].turn!==e.turn)}to(e,t=this.moment?.seat){return this.#o={at:Math.max(0,Math.min(e,this.moment?.end??1/0)),...t===void 0||t<0?{}:{seat:t}},this.#s??=this.#c().finally(()=>this.#s=void 0),this.#s}async#c(){for(this.moves.length||(this.moves=(await this.#i({type:`timeline`},`timeline`))?.moves??[]);this.#o;){let e=this.#o,t=await this.#i({type:`moment`,...e},`moment`);if(this.#l())return;this.#o===e&&(this.#o=null),t&&(this.moment=t,this.step+=1)}}#l(){return this.#o===null}turn(e){if(!this.moment)return;let{at:t,end:n}=this.moment,r=this.turns.map(e=>e.at),i=e>0?r.find(e=>e>t):r.findLast(e=>e<t);this.to(i??(e>0?n:0))}play(e=!this.runs){clearTimeout(this.#a),this.runs=e,e&&this.moment&&this.moment.at>=this.moment.end?this.to(0).then(()=>this.#u()):e&&this.#u()}#u(){this.#a=setTimeout(()=>void this.#d(),Math.max(Id,1.5*Pd.pace))}async#d(){this.moment&&this.moment.at<this.moment.end?(await this.to(this.moment.at+1),this.runs&&this.#u()):this.play(!1)}async again(){this.moment&&(this.moves=[],await this.to(this.moment.at))}leave(){this.play(!1),this.#o=null,this.moment=null,this.moves=[]}},Rd=class{#e=[];#t;#n;#r;constructor(e,t){this.#n=e,this.#r=t}add(e,t=!1){this.#e.push(e),t?this.skip():this.#t||this.#i()}skip(){clearTimeout(this.#t),this.#t=void 0;for(let e of this.#e.splice(0))this.#n(e)}get busy(){return this.#e.length>0}#i(){let e=this.#e.shift();e===void 0?this.#t=void 0:(this.#n(e),this.#t=setTimeout(()=>this.#i(),this.#r()))}},zd=class{#e=F(null);get line(){return H(this.#e)}set line(e){I(this.#e,e)}#t=F(!1);get behind(){return H(this.#t)}set behind(e){I(this.#t,e,!0)}#n=F(0);get read(){return H(this.#n)}set read(e){I(this.#n,e,!0)}#r=F(new Set);get fresh(){return H(this.#r)}set fresh(e){I(this.#r,e)}#i=F([]);get unasked(){return H(this.#i)}set unasked(e){I(this.#i,e)}#a=F(0);get unread(){return H(this.#a)}set unread(e){I(this.#a,e,!0)}#o=F(!1);get muted(){return H(this.#o)}set muted(e){I(this.#o,e,!0)}#s=F(null);get notice(){return H(this.#s)}set notice(e){I(this.#s,e)}#c=F(null);get hint(){return H(this.#c)}set hint(e){I(this.#c,e)}#l=F(!0);get reading(){return H(this.#l)}set reading(e){I(this.#l,e,!0)}#u=F(!1);get helping(){return H(this.#u)}set helping(e){I(this.#u,e,!0)}#d=F(!1);get aside(){return H(this.#d)}set aside(e){I(this.#d,e,!0)}#f=F(-1);get uncovered(){return H(this.#f)}set uncovered(e){I(this.#f,e,!0)}forget(){this.line=this.notice=this.hint=null,this.unasked=[]}say(e,t=!1,n=[]){this.notice={text:e,rules:n,bad:t}}},Bd={"gain-gems":[`gems`,1],"gain-power":[`power`,1],"gain-mastery":[`mastery`,1],"gain-health":[`health`,1],"lose-mastery":[`mastery`,-1],gain:[`amber`,1],lose:[`amber`,-1]},Vd={play:`recruit`,"fast-play":`recruit`,house:`change`,"draw-cards":`draw`,"reap-gain":`gain`,strike:`attack`,cast:`mana`,focus:`mastery`,win:`mastery`,check:`forge`,"to-hand":`up`,"take-control":`control`,"gain-chains":`chains`,"power-counter":`power`,return:`ready`,show:`look`};function Hd(e){let t=e.told?.kind??``;return dl[Vd[t]??t]}function Ud({small:e,told:t,text:n}){let r=e?Bd[t?.kind??``]:void 0;return r&&t?.n?{icon:r[0],n:r[1]*t.n,text:n}:void 0}function Wd(e,t,n){let r=new Set(n.map(({at:e})=>e)),i=[];return e.forEach((e,n)=>{let a=t+n,o=r.has(a)?void 0:i.at(-1),s=Ud(e);s&&o?o.gains.push(s):i.push({line:e,count:1,gains:[],last:a}),i.at(-1).last=a}),i.reduce((e,t)=>{let n=e.at(-1);return n&&Gd(n,t)&&!r.has(n.last+1)?e[e.length-1]={...n,count:n.count+t.count,gains:Kd(n,t),last:t.last}:e.push(t),e},[])}function Gd(e,t){let n=({gains:e})=>e.map(({icon:e,n:t})=>`${e}${Math.sign(t)}`).join();return e.line.cards?.length===1&&!e.line.dice?.length&&!e.line.small&&e.line.text===t.line.text&&n(e)===n(t)}function Kd(e,t){return e.gains.map((e,n)=>({...e,n:e.n+t.gains[n].n}))}function qd(e,t,n){return t+e.findLastIndex(({told:e})=>e?.seat===n)+1}var Jd=class{#e=F(null);get room(){return H(this.#e)}set room(e){I(this.#e,e)}#t=F(null);get table(){return H(this.#t)}set table(e){I(this.#t,e)}#n=F([]);get log(){return H(this.#n)}set log(e){I(this.#n,e)}#r=F([]);get begun(){return H(this.#r)}set begun(e){I(this.#r,e)}#i=F([]);get sentences(){return H(this.#i)}set sentences(e){I(this.#i,e)}#a=F([]);get chat(){return H(this.#a)}set chat(e){I(this.#a,e)}#o=F(null);get report(){return H(this.#o)}set report(e){I(this.#o,e)}lay(e){let{since:t=0,lines:n=[]}=e;this.log=[...this.log.slice(0,t),...n],this.begun=this.begun.filter(({at:e})=>e<t);let[r,i]=[Yd(e),this.table&&Yd(this.table)];if(i&&r.turn>i.turn){let e=this.rounds?t:qd(n,t,i.seat);this.begun=[...this.begun,{at:e,...r}]}this.table=e}get rounds(){return!!this.table&&`round`in this.table.view}forget(){this.log=[],this.begun=[],this.sentences=[]}get lasts(){return this.room?.status===`playing`}get company(){let{seats:e=[],yours:t=[],watching:n=0}=this.room??{};return e.filter((e,n)=>e.kind===`person`&&!t.includes(n)).length+n>+!t.length}get seat(){let e=this.room?.yours??[];return e.find(e=>this.table?.deciding.includes(e))??e[0]??-1}name(e){return this.room?.seats[e]?.name||Q(`player`,{n:e+1})}};function Yd({view:e}){return`round`in e?{turn:e.round,seat:e.initiative}:{turn:e.turn,seat:e.active}}var Xd=new class{#e=F(null);now=null;#t=F(!1);get open(){return H(this.#t)}set open(e){I(this.#t,e,!0)}get seen(){return H(this.#e)}set seen(e){I(this.#e,this.now=e)}};function Zd(e){Xd.seen=e}function Qd(e){Xd.seen=e,Xd.open=!0}function $d(){Xd.open=!1}function ef(){Xd.seen=null,Xd.open=!1}function tf(e){let t;Pn(()=>{let n=e(),r=t;t=n,Xd.now&&(Xd.now===r||nf(Xd.now,n))&&(Xd.seen=n)}),Pn(()=>()=>{t&&Xd.now===t&&(Xd.seen={...t,notes:[],attached:[],live:void 0})})}function nf(e,t){return e.slug===t.slug&&e.things.some(e=>t.things.includes(e))}var rf=class{id;server=new Jd;screen=new zd;#e=F(0);#t=0;#n;#r=(e,...t)=>this.#p(()=>this.#n.ask(e,...t));#i=new Rd(e=>this.#s(e),()=>document.hidden?0:Pd.pace);asking=new nd((e,t,n)=>this.#f(e,t,n));back=new Ld(this.#r);constructor(e,t){this.id=t,this.#n=e,ef()}get moment(){return this.back.moment}get shown(){return this.moment??this.server.table}get step(){return H(this.#e)+this.back.step}get covered(){let{room:e,table:t,lasts:n}=this.server;return(e?.yours.length??0)>1&&n&&!!t?.question&&t.seat!==this.screen.uncovered}hear(e){`room`in e&&e.room!==this.id||(e.type===`room`?this.server.room=e:e.type===`table`?this.#o(e):e.type===`chat`&&this.#a(e.lines))}#a(e){this.server.chat=[...this.server.chat,...e],this.screen.unread+=e.length}skip(){this.#i.skip()}#o(e){let{since:t=0,lines:n=[]}=e,r=!this.server.table||e.undone||!!e.id,i=r?[]:n.slice(Math.max(0,this.#t-t)).filter(e=>!e.small);this.#t=t+n.length,this.#i.add({table:e,line:i[0]});for(let e of i.slice(1))this.#i.add({line:e});r&&this.#i.skip(),this.screen.behind=this.#i.busy}#s({table:e,line:t}){e&&this.#c(e),this.screen.line=t??null,this.screen.behind=this.#i.busy}#c(e){let{server:t,screen:n}=this;t.table&&e.seat!==t.table.seat&&this.#l(),(e.at!==t.table?.at||e.undone)&&I(this.#e,H(this.#e)+1),t.lay(e),e.undone&&(n.read=Math.min(n.read,t.log.length)),n.fresh=new Set(t.log.slice(n.read).flatMap(e=>e.things??[])),n.unasked=e.undone?[]:[...n.unasked,...e.unasked??[]],n.hint=null,this.asking.ask(this.moment?null:e.question??null,e.seq),e.result&&this.#d()}#l(){this.server.forget(),this.screen.forget(),ef(),this.#u()}async#u(){let e=await this.#r({type:`log`,since:0},`log`);e&&(this.server.log=e.lines)}async#d(){this.server.report=await this.#r({type:`report`},`report`)??this.server.report}#f(e,t,n){this.screen.notice=null,this.#i.skip(),this.screen.read=this.server.log.length,this.screen.unasked=[],this.#r({type:`answer`,answer:e,seq:t,seat:n},`done`).then(e=>{e||(this.asking.sent=!1)})}type(e){let{question:t,seq:n}=this.asking;t?this.#f(e,n,t.seat):this.screen.say(Q(`not-your-turn`),!0)}async undo(){let e=this.server.seat<0?void 0:this.server.seat;await this.#r({type:`undo`,seat:e},`done`,`table`)}async askHint(){this.screen.hint=await this.#r({type:`hint`},`hint`)??null}async whyNot(e){let t=await this.#r({type:`why-not`,answer:e},`why-not`);t&&this.screen.say(t.message,!1,t.rules)}async rule(e){let t=await this.#r({type:`rule`,rule:e},`rule`);t&&this.screen.say(``,!1,[{rule:t.rule,text:t.text}])}async affects(e){let t=this.moment?{at:this.moment.at,...this.moment.seat<0?{}:{seat:this.moment.seat}}:{};return this.#r({type:`affects`,thing:e,...t},`affects`)}async describe(){this.server.sentences=(await this.#r({type:`describe`},`describe`))?.sentences??this.server.sentences}async resign(){this.server.seat>=0&&await this.#r({type:`resign`,seat:this.server.seat},`done`)}async rematch(e){await this.#r({type:`rematch`,swap:e},`done`)}async give(e){await this.#r({type:`give`,seat:e},`done`)}async take(e){await this.#r({type:`take`,seat:e},`done`)}async talk(e){await this.#r({type:`chat`,text:e},`done`)}async mute(e){await this.#r({type:`mute`,on:e},`done`)&&(this.screen.muted=e)}async stops(e,t){await this.#r({type:`stops`,stops:e,seat:t},`done`)}async order(e){await this.#r({type:`order`,on:e},`done`)}async save(){return this.#r({type:`save`},`saved`)}async lookBack(e){this.#i.skip(),await this.back.to(e),this.moment&&this.asking.ask(null,-1)}backToNow(){this.back.leave(),this.asking.ask(this.server.table?.question??null,this.server.table?.seq??-1)}async again(){this.server.room?.status!==`waiting`&&(await this.#u(),this.screen.line=null,this.screen.muted&&await this.mute(!0),Pd.plain&&await this.describe(),await this.back.again(),this.server.report&&await this.#d())}async#p(e){try{return await e()}catch(e){e instanceof gl&&this.screen.say(e.message,!0,e.rules);return}}},af=`trivault.token`,of=`trivault.seats`,sf=800,$=new class{server=new Md;screen=new Cd;link=new yl(()=>this.#t(),e=>this.#r(e));#e=F(null);get sitting(){return H(this.#e)}set sitting(e){I(this.#e,e)}open(){let e=new URL(`ws`,location.href);e.protocol=e.protocol===`https:`?`wss:`:`ws:`,e.hash=``,document.documentElement.lang=as.lang,addEventListener(`hashchange`,()=>void this.#a()),this.link.open(e.href)}async#t(){let e=localStorage.getItem(af)??``;this.#i(await this.link.ask({type:`hello`,lang:as.lang,token:e},`welcome`)),await this.#n(),await this.link.ask({type:`lobby`},`lobby`),await this.#a()}async#n(){let{games:e}=await this.link.ask({type:`games`},`games`);Ed.prepare(e),this.server.games=e}#r(e){e.type===`seat`?this.#l(e):e.type===`lobby`?this.server.lobby=e.rooms:e.type===`moved`?location.hash=`#/room/${e.room}`:this.sitting?.hear(e),e.type===`room`&&this.#u(e)}#i(e){this.server.me=e,localStorage.setItem(af,e.token)}async register(e,t){this.#i(await this.link.ask({type:`register`,name:e,password:t},`welcome`))}async login(e,t){this.#i(await this.link.ask({type:`login`,name:e,password:t},`welcome`))}async logout(){this.#i(await this.link.ask({type:`logout`},`welcome`))}async rename(e){this.#i(await this.link.ask({type:`rename`,name:e},`welcome`))}async#a(){this.screen.go();let{route:e}=this.screen;e.page===`room`?await this.#o(e.room):this.sitting&&await this.#c(),e.page===`cards`&&await this.learn(e.game||this.server.games[0]?.name||``),e.page===`build`&&await this.learn(e.game),e.page===`learn`&&await _s(e.game),setTimeout(()=>void vs().catch(()=>void 0),sf)}async#o(e){let t=Ca(of,{})[e]??``,n=this.sitting?.id===e?this.sitting:new rf(this.link,e);this.sitting=n;try{let r=await this.#s(e,t);await this.learn(r.game),this.sitting===n&&await n.again()}catch(t){if(!(t instanceof gl))return;this.screen.error=t.message,this.sitting=null,this.screen.forget(e)}}async#s(e,t){try{return await this.link.ask({type:`join`,room:e,token:t},`room`)}catch(n){if(!t||!(n instanceof gl))throw n;return this.link.ask({type:`join`,room:e},`room`)}}async#c(){this.sitting=null,await this.link.ask({type:`leave`},`done`).catch(()=>void 0)}#l({room:e,token:t}){let n=Object.entries(Ca(of,{})).slice(-50);wa(of,Object.fromEntries([...n,[e,t]]))}#u({room:e,game:t,status:n,yours:r,seats:i}){let a=i.filter((e,t)=>!r.includes(t)).map(e=>e.name??``);this.screen.forget(e,n!==`over`&&r.length?{room:e,game:t,names:a}:void 0)}async create(e,t,n={}){let r=await this.link.ask({type:`create`,game:e,seats:t,...n},`room`);location.hash=`#/room/${r.room}`}async load(e){let t=await this.link.ask({type:`load`,replay:e},`room`);location.hash=`#/room/${t.room}`}async playOn(e){let t=await this.link.ask({type:`play-on`,at:e},`room`,`moved`);location.hash=`#/room/${t.room}`}async learn(e,t=!1){if(!this.server.game(e)||this.server.known[e]&&!t)return;let[{cards:n,filters:r=[]}]=await Promise.all([this.link.ask({type:`cards`,game:e},`cards`),_s(e)]),i={cards:new Map(n.map(e=>[e.slug,e])),filters:r.map(e=>Kc(e,as.lang))};this.server.known={...this.server.known,[e]:i},Sa.load(e)}async read(e,t){await this.learn(e),this.screen.reading={game:e,card:t}}async speak(e){as.use(e),document.documentElement.lang=e,await this.link.ask({type:`language`,lang:e},`welcome`,`done`,`table`),await this.#n();for(let e of Object.keys(this.server.known))await this.learn(e,!0);await this.sitting?.again()}},cf=G(`<button> </button>`),lf=G(`<button class="main"> </button> <!>`,1),uf=G(`<p><a class="button main"> </a></p>`),df=G(`<p role="status"> </p>`),ff=G(`<li><button class="svelte-1f29zrf"><small class="svelte-1f29zrf"> </small> <span class="svelte-1f29zrf"> </span> <!></button></li>`),pf=G(`<section aria-labelledby="moments"><h3 id="moments"> </h3> <ol class="moments svelte-1f29zrf"></ol></section>`),mf=G(`<section class="report svelte-1f29zrf" aria-labelledby="report"><h2 id="report" tabindex="-1" class="svelte-1f29zrf"><!> </h2> <div class="next svelte-1f29zrf"><!> <button> </button> <button> </button> <a class="button" href="#/"> </a></div> <!> <!> <!> <div class="charts svelte-1f29zrf"></div></section>`);function hf(e,t){j(t,!0);let{sitting:n,tell:r}=Ul(),i=N(()=>n.server.report),a=N(()=>[...new Set(H(i).courses.map(e=>e.name))]),o=N(()=>H(i).result?.winners.some(e=>n.server.room?.yours.includes(e))),s=N(()=>$.server.games.find(e=>e.name===n.server.room?.game)?.decks),c=N(()=>(n.server.room?.rematch??[]).map(e=>n.server.name(e))),l=N(()=>!!n.server.room?.yours.length);var u=mf(),d=L(u),f=L(d),p=e=>{var t=Yr();V(e=>q(t,`${e??``} `),[()=>Q(`you-win`)]),K(e,t)};J(f,e=>{H(o)&&n.server.room?.yours.length===1&&e(p)});var m=B(f,1,!0);A(d);var h=B(d,2),g=L(h),_=e=>{var t=lf(),r=R(t),i=z(r,!0),a=B(r,2),o=e=>{var t=cf(),r=z(t,!0);V(e=>q(r,e),[()=>Q(`again-swapped`,{what:H(s)})]),U(`click`,t,()=>n.rematch(!0)),K(e,t)};J(a,e=>{H(s)&&e(o)}),V(e=>q(i,e),[()=>Q(`again`)]),U(`click`,r,()=>n.rematch(!1)),K(e,t)};J(g,e=>{H(l)&&e(_)});var v=B(g,2),y=z(v,!0),b=B(v,2),x=z(b,!0),S=z(B(b,2),!0);A(h);var C=B(h,2),w=e=>{var t=uf(),r=L(t),i=z(r,!0);A(t),V(e=>{Z(r,`href`,`#/room/${n.server.room.next??``}`),q(i,e)},[()=>Q(`to-next`)]),K(e,t)};J(C,e=>{n.server.room?.next&&e(w)});var T=B(C,2),ee=e=>{var t=df(),n=z(t,!0);V(e=>q(n,e),[()=>Q(`agreed`,{names:H(c).join(`, `)})]),K(e,t)};J(T,e=>{H(c).length&&e(ee)});var E=B(T,2),D=e=>{var t=pf(),a=L(t),o=z(a,!0),s=B(a,2);X(s,21,()=>H(i).moments,Y,(e,t)=>{var i=ff(),a=L(i),o=L(a),s=z(o,!0),c=B(o,2),l=z(c,!0);Ks(B(c,2),{name:`replay`}),A(a),A(i),V(e=>{q(s,e),q(l,H(t).text)},[()=>r(`ui-turn`,{n:H(t).turn})]),U(`click`,a,()=>n.lookBack(H(t).at)),K(e,i)}),A(s),A(t),V(e=>q(o,e),[()=>Q(`key-moments`)]),K(e,t)};J(E,e=>{H(i).moments?.length&&e(D)});var te=B(E,2);X(te,21,()=>H(a),Y,(e,t)=>{{let n=N(()=>H(i).courses.filter(e=>e.name===H(t)));bd(e,{get courses(){return H(n)}})}}),A(te),A(u),V((e,t,n)=>{q(m,H(i).summary),q(y,e),q(x,t),q(S,n)},[()=>Q(`replay`),()=>Q(`see-table`),()=>Q(`another-game`)]),U(`click`,v,()=>n.lookBack(0)),U(`click`,b,()=>n.screen.reading=!1),K(e,u),M()}W([`click`]);var gf=G(`<i class="svelte-1tzjqu6"></i>`),_f=G(`<option> </option>`),vf=G(`<label class="svelte-1tzjqu6"><span class="unseen"> </span> <select class="svelte-1tzjqu6"><!><!></select></label>`),yf=G(`<span class="svelte-1tzjqu6"> </span>`),bf=G(`<span class="quiet svelte-1tzjqu6"> </span>`),xf=G(`<section class="timeline svelte-1tzjqu6"><div class="steps svelte-1tzjqu6"><button class="svelte-1tzjqu6"><!> <span class="unseen"> </span></button> <button class="svelte-1tzjqu6"><!> <span class="unseen"> </span></button> <button class="main svelte-1tzjqu6"><!> <span> </span></button> <button class="svelte-1tzjqu6"><!> <span class="unseen"> </span></button> <button class="svelte-1tzjqu6"><!> <span class="unseen"> </span></button></div> <label class="slider svelte-1tzjqu6"><span> </span> <input type="range" min="0" class="svelte-1tzjqu6"/> <span class="ticks svelte-1tzjqu6" aria-hidden="true"></span></label> <label class="svelte-1tzjqu6"><span class="unseen"> </span> <select class="svelte-1tzjqu6"></select></label> <!> <p class="next svelte-1tzjqu6" aria-live="polite" tabindex="0"><!> <!></p> <div class="steps svelte-1tzjqu6"><button class="svelte-1tzjqu6"> </button> <button class="svelte-1tzjqu6"> <kbd>Esc</kbd></button></div></section>`);function Sf(e,t){j(t,!0);let{sitting:n}=Ul(),r=n.back,i=N(()=>n.moment),a=N(()=>r.moves[H(i).at]),o=N(()=>n.server.room?.status===`over`?n.server.room.seats.map((e,t)=>t):[]),s=N(()=>H(i).at===0),c=N(()=>H(i).at>=H(i).end),l=e=>`${100*e/Math.max(1,H(i).end)}%`;var u=xf(),d=L(u),f=L(d),p=L(f);Ks(p,{name:`turn-back`});var m=z(B(p,2),!0);A(f);var h=B(f,2),g=L(h);Ks(g,{name:`step-back`});var _=z(B(g,2),!0);A(h);var v=B(h,2),y=L(v);{let e=N(()=>r.runs?`pause`:`turn`);Ks(y,{get name(){return H(e)}})}var b=z(B(y,2),!0);A(v);var x=B(v,2),S=L(x);Ks(S,{name:`step-on`});var C=z(B(S,2),!0);A(x);var w=B(x,2),T=L(w);Ks(T,{name:`turn-on`});var ee=z(B(T,2),!0);A(w),A(d);var E=B(d,2),D=L(E),te=z(D,!0),ne=B(D,2);Ji(ne);var re=B(ne,2);X(re,21,()=>r.turns,e=>e.at,(e,t)=>{var n=gf();let r;V(e=>r=Ii(n,``,r,{left:e}),[()=>l(H(t).at)]),K(e,n)}),A(re),A(E);var ie=B(E,2),ae=L(ie),oe=z(ae,!0),se=B(ae,2);X(se,21,()=>r.turns,e=>e.at,(e,t)=>{var r=_f(),i=z(r,!0),a={};V(e=>{q(i,e),a!==(a=H(t).at)&&(r.value=(r.__value=a)??``)},[()=>Q(`turn-of`,{turn:H(t).turn,name:n.server.name(H(t).seat)})]),K(e,r)}),A(se);var ce;Bi(se),A(ie);var le=B(ie,2),ue=e=>{var t=vf(),a=L(t),s=z(a,!0),c=B(a,2),l=L(c),u=e=>{var t=_f(),n=z(t,!0);t.value=t.__value=-1,V(e=>q(n,e),[()=>Q(`seen-by-all`)]),K(e,t)};J(l,e=>{H(i).seat<0&&e(u)}),X(B(l),17,()=>H(o),Y,(e,t)=>{var r=_f(),i=z(r,!0),a={};V(e=>{q(i,e),a!==(a=H(t))&&(r.value=(r.__value=a)??``)},[()=>Q(`seen-by-one`,{name:n.server.name(H(t))})]),K(e,r)}),A(c);var d;Bi(c),A(t),V(e=>{q(s,e),d!==(d=H(i).seat)&&(c.value=(c.__value=d)??``,zi(c,d))},[()=>Q(`seen-by`)]),U(`change`,c,e=>r.to(H(i).at,Number(e.currentTarget.value))),K(e,t)};J(le,e=>{H(o).length&&e(ue)});var de=B(le,2),fe=L(de);X(fe,17,()=>H(i).lines??[],Y,(e,t)=>{var n=yf(),r=z(n,!0);V(()=>q(r,H(t).text)),K(e,n)});var pe=B(fe,2),me=e=>{var t=bf(),r=z(t,!0);V(e=>q(r,e),[()=>Q(`next-move`,{name:n.server.name(H(a).seat),what:H(a).sentence})]),K(e,t)};J(pe,e=>{H(a)?.sentence&&e(me)}),A(de);var he=B(de,2),ge=L(he),_e=z(ge,!0),ve=B(ge,2),ye=L(ve);De(),A(ve),A(he),A(u),V((e,t,n,a,o,l,d,p,g,y,S,T,E,D,re)=>{Z(u,`aria-label`,e),Z(f,`title`,t),f.disabled=H(s),q(m,n),Z(h,`title`,a),h.disabled=H(s),q(_,o),Z(v,`aria-pressed`,r.runs),q(b,l),Z(x,`title`,d),x.disabled=H(c),q(C,p),Z(w,`title`,g),w.disabled=H(c),q(ee,y),q(te,S),Z(ne,`max`,H(i).end),Yi(ne,H(i).at),q(oe,T),ce!==(ce=E)&&(se.value=(se.__value=ce)??``,zi(se,ce)),q(_e,D),q(ye,`${re??``} `)},[()=>Q(`replay`),()=>Q(`turn-back`),()=>Q(`turn-back`),()=>Q(`step-back`),()=>Q(`step-back`),()=>r.runs?Q(`pause`):Q(`run`),()=>Q(`step-on`),()=>Q(`step-on`),()=>Q(`turn-on`),()=>Q(`turn-on`),()=>Q(`moment`,{at:H(i).at,end:H(i).end,turn:H(i).turn}),()=>Q(`jump-turn`),()=>r.turns.findLast(e=>e.at<=H(i).at)?.at??0,()=>Q(`play-on`),()=>Q(`to-now`)]),U(`click`,f,()=>r.turn(-1)),U(`click`,h,()=>r.to(H(i).at-1)),U(`click`,v,()=>r.play()),U(`click`,x,()=>r.to(H(i).at+1)),U(`click`,w,()=>r.turn(1)),U(`input`,ne,e=>r.to(e.currentTarget.valueAsNumber)),U(`change`,se,e=>r.to(Number(e.currentTarget.value))),U(`click`,ge,()=>$.playOn(H(i).at)),U(`click`,ve,()=>n.backToNow()),K(e,u),M()}W([`click`,`input`,`change`]);var Cf=(e,t=g,n=g)=>{var r=wf(),i=z(r,!0);V(()=>q(i,t())),U(`click`,r,()=>Qd({slug:n(),things:[],deed:``,notes:[]})),K(e,r)},wf=G(`<button class="link svelte-2a7eu9"> </button>`),Tf=G(`<span class="kept svelte-2a7eu9"> <!> </span>`);function Ef(e,t){j(t,!0);let n=N(()=>Bc(t.text,t.cards));var r=Xr();X(R(r),17,()=>H(n),Y,(e,t)=>{let n=()=>H(t).text,r=()=>H(t).slug,i=()=>H(t).before,a=()=>H(t).after;var o=Xr(),s=R(o),c=e=>{var t=Tf(),o=L(t,!0),s=B(o);Cf(s,n,r);var c=B(s,1,!0);A(t),V(()=>{q(o,i()),q(c,a())}),K(e,t)},l=e=>{var t=Yr();V(()=>q(t,n())),K(e,t)};J(s,e=>{r()?e(c):e(l,-1)}),K(e,o)}),K(e,r),M()}W([`click`]);var Df=G(`<li class="svelte-pypywg"><!></li>`),Of=G(`<ul class="effects svelte-pypywg"></ul>`);function kf(e,t){j(t,!0);var n=Of();X(n,21,()=>t.effects,Y,(e,t)=>{let n=()=>H(t).effect,r=()=>H(t).card,i=()=>H(t).slug;var a=Df(),o=L(a);{let e=N(()=>new Map(i()?[[r(),i()]]:[]));Ef(o,{get text(){return n()},get cards(){return H(e)}})}A(a),K(e,a)}),A(n),K(e,n),M()}var Af=G(`<p class="svelte-18gwdac"> </p>`),jf=G(`<section class="affects svelte-18gwdac" aria-labelledby="affects"><h3 id="affects" class="svelte-18gwdac"> </h3> <!></section>`);function Mf(e,t){j(t,!0);let{sitting:n}=Ul(),r=F(void 0);Pn(()=>{let e=t.thing;n.step>=0&&n.affects(e).then(n=>e===t.thing&&I(r,n))});var i=Xr(),a=R(i),o=e=>{var t=jf(),n=L(t),i=z(n,!0),a=B(n,2),o=e=>{kf(e,{get effects(){return H(r).effects}})},s=e=>{var t=Af(),n=z(t,!0);V(e=>q(n,e),[()=>Q(`affects-nothing`)]),K(e,t)};J(a,e=>{H(r).effects.length?e(o):e(s,-1)}),A(t),V(e=>q(i,e),[()=>Q(`affects`)]),K(e,t)};J(a,e=>{H(r)&&e(o)}),K(e,i),M()}var Nf=G(`<small> </small>`),Pf=G(`<span class="unseen" role="alert"> </span>`),Ff=G(`<span><!> <span role="timer"> </span> <!></span> <!>`,1);function If(e,t){j(t,!0);let n=F(0);Pn(()=>{let e=performance.now()+t.left;if(I(n,t.left,!0),!t.runs)return;let r=setInterval(()=>I(n,Math.max(0,e-performance.now()),!0),250);return()=>clearInterval(r)});let r=N(()=>Math.ceil(H(n)/1e3)),i=N(()=>H(r)<30),a=N(()=>`${Math.floor(H(r)/60)}:${String(H(r)%60).padStart(2,`0`)}`);var o=Ff(),s=R(o);let c;var l=L(s),u=e=>{Ks(e,{name:`warning`})},d=e=>{Ks(e,{name:`clock`})};J(l,e=>{H(i)?e(u):t.runs&&e(d,1)});var f=B(l,2),p=z(f,!0),m=B(f,2),h=e=>{var t=Nf(),n=z(t,!0);V(e=>q(n,e),[()=>Q(`little-time`)]),K(e,t)};J(m,e=>{H(i)&&e(h)}),A(s);var g=B(s,2),_=e=>{var t=Pf(),n=z(t,!0);V(e=>q(n,e),[()=>H(i)?Q(`your-time`,{n:30}):``]),K(e,t)};J(g,e=>{t.own&&t.runs&&e(_)}),V(()=>{c=Pi(s,1,`clock svelte-7ksnpk`,null,c,{runs:t.runs,little:H(i)}),q(p,H(a))}),K(e,o),M()}function Lf(e,t,n=(e,t)=>e!==t){let r=F(void 0),i=t(),a=e();return In(()=>{let o=e();t()!==i&&I(r,o===a?void 0:n(o,a)),i=t(),a=o}),()=>H(r)}var Rf=G(`<small aria-hidden="true" class="svelte-13xisfs"> </small>`),zf=G(`<span class="bar svelte-13xisfs" aria-hidden="true"><span class="svelte-13xisfs"></span></span>`),Bf=G(`<span><!> <b aria-hidden="true" class="svelte-13xisfs"> </b> <span class="unseen"> </span> <!> <!></span>`);function Vf(e,t){j(t,!0);let n=_a(t,`strong`,3,!1),{sitting:r}=Ul(),i=Lf(()=>t.n,()=>r.step,(e,t)=>Number(e)-Number(t)||0);var a=Bf();let o;var s=L(a);Ks(s,{get name(){return t.icon}});var c=B(s,2),l=z(c,!0),u=B(c,2),d=z(u,!0),f=B(u,2),p=e=>{var t=Rf(),n=z(t,!0);V(e=>q(n,e),[()=>ss(i())]),K(e,t)},m=N(()=>i());J(f,e=>{H(m)&&e(p)});var h=B(f,2),g=e=>{var n=zf(),r=L(n);let i;A(n),V(e=>i=Ii(r,``,i,{width:e}),[()=>`${Math.min(100,100*t.n/t.of)}%`]),K(e,n)};J(h,e=>{t.of&&typeof t.n==`number`&&e(g)}),A(a),V(e=>{o=Pi(a,1,`dial svelte-13xisfs`,null,o,{strong:n(),changed:e}),Z(a,`data-dial`,t.icon),Z(a,`title`,t.text),q(l,t.n),q(d,t.text)},[()=>i()]),K(e,a),M()}var Hf=G(`<section class="force svelte-3ldv6t" tabindex="0"><h2 class="svelte-3ldv6t"> </h2> <!></section>`);function Uf(e,t){j(t,!0);let{sitting:n}=Ul(),r=N(()=>n.shown?.force??[]);var i=Xr(),a=R(i),o=e=>{var t=Hf(),n=L(t),i=z(n,!0);kf(B(n,2),{get effects(){return H(r)}}),A(t),V((e,n)=>{Z(t,`aria-label`,e),q(i,n)},[()=>Q(`in-force`),()=>Q(`in-force`)]),K(e,t)};J(a,e=>{H(r).length&&e(o)}),K(e,i),M()}var Wf=G(`<div><!></div>`),Gf=G(`<p class="nothing svelte-133olco"> </p>`),Kf=G(`<div class="lane svelte-133olco" role="group"><h3 class="unseen"> </h3> <div></div></div>`);function qf(e,t){j(t,!0);let n=_a(t,`rows`,3,1),r=_a(t,`fan`,3,!1),i=_a(t,`tiles`,3,!1),a=F(void 0),o=F(0),s=F(0),c=N(()=>H(a)&&H(o)?tl(H(a)):void 0),l=N(()=>H(c)&&i()?nl(H(c),H(s)):void 0),u=N(()=>H(c)?el(H(l)??H(c),H(o),H(s),t.items.length,n(),r()):{card:0,tall:0,rows:1,places:[]}),d=N(()=>H(u).places.some(({x:e})=>e+H(u).card>H(o)));sl(()=>({size:H(l)?`flat`:al(H(u).card),width:H(u).card,height:H(u).tall}));var f=Kf(),p=L(f),m=z(p,!0),h=B(p,2);let g,_;X(h,23,()=>t.items,e=>t.key(e),(e,n,i)=>{let a=N(()=>H(u).places[H(i)]);var o=Wf();let s,c;di(L(o),()=>t.item,()=>H(n)),A(o),V(()=>{s=Pi(o,1,`slot svelte-133olco`,null,s,{fan:r()&&H(u).rows===1}),c=Ii(o,``,c,{translate:`${H(a)?.x??0??``}px ${H(a)?.y??0??``}px`,rotate:H(a)?.turn?`${H(a).turn}deg`:void 0})}),K(e,o)},e=>{var n=Gf(),r=z(n);V(e=>q(r,`${t.label??``}: ${e??``}`),[()=>Q(`empty`)]),K(e,n)}),A(h),ua(h,e=>I(a,e),()=>H(a)),A(f),V(()=>{Z(f,`aria-label`,t.label),q(m,t.label),g=Pi(h,1,`box svelte-133olco`,null,g,{scrolls:H(d)}),_=Ii(h,``,_,{"--card":`${H(u).card??``}px`,"--tile":H(l)&&`${H(u).card}px`})}),ca(h,`clientWidth`,e=>I(o,e)),ca(h,`clientHeight`,e=>I(s,e)),K(e,f),M()}var Jf=G(`<li class="turn svelte-14lwl8k"><span> <!></span></li>`),Yf=G(`&nbsp; <b class="count svelte-14lwl8k"> </b>`,1),Xf=G(`<span class="gain svelte-14lwl8k"> <!> <span class="unseen"> </span></span>`),Zf=G(`<button class="rule svelte-14lwl8k">§</button>`),Qf=G(`<!> <li><span class="icon svelte-14lwl8k"><!></span> <span><!><!><!><!></span> <!></li>`,1),$f=G(`<li class="small svelte-14lwl8k"><span></span> <span> </span></li>`),ep=G(`<section class="log svelte-14lwl8k" tabindex="0"><ol class="svelte-14lwl8k"></ol></section>`);function tp(e,t){j(t,!0);let{sitting:n,game:r,face:i,tell:a}=Ul(),o=N(()=>xs(r)?.Dice),s=N(()=>Math.max(0,n.server.log.length-200)),c=N(()=>n.moment?n.moment.lines??[]:n.server.log.slice(H(s))),l=N(()=>n.moment?[]:n.server.begun),u=N(()=>Wd(H(c),H(s),H(l))),d=N(()=>n.moment?H(s):n.screen.read),f=F(void 0),p=N(()=>new Map(H(l).map(e=>[e.at,e]))),m=(e=[])=>new Map(e.map(e=>[i(e).name,e])),h=e=>H(p).get(e?H(u)[e-1].last+1:H(s));Pn(()=>{H(c).length&&Or().then(()=>H(f)?.scrollTo({top:H(f).scrollHeight}))});var g=ep(),_=L(g);X(_,21,()=>H(u),Y,(e,t,r)=>{let i=()=>H(t).line,s=()=>H(t).count,c=()=>H(t).gains,l=()=>H(t).last,u=N(()=>h(r)),f=N(()=>Hd(i()));var p=Qf(),g=R(p),_=e=>{var t=Jf(),r=L(t),i=L(r,!0),o=B(i),s=e=>{var t=Yr();V(e=>q(t,`· ${e??``}`),[()=>n.server.name(H(u).seat)]),K(e,t)};J(o,e=>{n.server.rounds||e(s)}),A(r),A(t),V(e=>q(i,e),[()=>a(n.server.rounds?`ui-round`:`ui-turn`,{n:H(u).turn})]),K(e,t)};J(g,e=>{H(u)&&e(_)});var v=B(g,2);let y;var b=L(v),x=L(b),S=e=>{Ks(e,{get path(){return H(f)}})};J(x,e=>{H(f)&&e(S)}),A(b);var C=B(b,2),w=L(C);{let e=N(()=>m(i().cards));Ef(w,{get text(){return i().text},get cards(){return H(e)}})}var T=B(w),ee=e=>{var t=Yf(),n=z(B(R(t)));V(()=>q(n,`×${s()??``}`)),K(e,t)};J(T,e=>{s()>1&&e(ee)});var E=B(T);X(E,17,c,Y,(e,t)=>{var n=Xf(),r=L(n,!0),i=B(r);Ks(i,{get name(){return H(t).icon}});var a=z(B(i,2),!0);A(n),V(e=>{Z(n,`data-dial`,H(t).icon),Z(n,`title`,H(t).text),q(r,e),q(a,H(t).text)},[()=>ss(H(t).n)]),K(e,n)});var D=B(E),te=e=>{var t=Xr();Si(R(t),()=>H(o),(e,t)=>{t(e,{get dice(){return i().dice}})}),K(e,t)};J(D,e=>{H(o)&&i().dice?.length&&e(te)}),A(C);var ne=B(C,2),re=e=>{var t=Zf();V(e=>{Z(t,`aria-label`,e),Z(t,`title`,i().rule)},[()=>Q(`rule`,{id:i().rule})]),U(`click`,t,()=>n.rule(i().rule)),K(e,t)};J(ne,e=>{i().rule&&e(re)}),A(v),V(()=>y=Pi(v,1,`svelte-14lwl8k`,null,y,{small:i().small,fresh:l()>=H(d)})),K(e,p)},e=>{var t=$f(),n=z(B(L(t),2),!0);A(t),V(e=>q(n,e),[()=>Q(`no-log`)]),K(e,t)}),A(_),A(g),ua(g,e=>I(f,e),()=>H(f)),V(e=>Z(g,`aria-label`,e),[()=>Q(`log`)]),K(e,g),M()}W([`click`]);var np=G(`<span class="count svelte-1x5e02m"> </span>`),rp=G(`<span class="chosen-mark svelte-1x5e02m"><!></span>`),ip=G(`<span class="legal-mark svelte-1x5e02m"></span>`),ap=G(`<b> </b>`),op=G(`<span class="badge svelte-1x5e02m"><!><!></span>`),sp=G(`<span class="badges svelte-1x5e02m"></span>`),cp=G(`<button><span class="unseen"> </span> <span class="picture svelte-1x5e02m" aria-hidden="true"><!> <!> <!> <!></span></button>`);function lp(e,t){j(t,!0);let n=_a(t,`badges`,19,()=>[]),r=_a(t,`deed`,3,``),i=_a(t,`tilted`,3,!1),a=_a(t,`flat`,3,!1),o=_a(t,`alike`,19,()=>[]),s=_a(t,`direct`,3,!1),{sitting:c,game:l,laid:u,face:d}=Ul(),f=cl(),p=N(()=>a()||f().size===`flat`),m=c.asking,h=N(()=>d(t.slug)),g=N(()=>t.things.flatMap(e=>c.shown?.marks?.[e]??[])),_=N(()=>m.gathers||m.options(t.things).length>0),v=N(()=>H(_)?t.things:[...t.things,...o()]),y=N(()=>m.state(H(v))),b=N(()=>m.mark(t.things)),x=N(()=>t.said??(H(g).length?H(g):n().map(e=>e.text))),S=N(()=>({slug:t.slug,name:H(h).name,things:H(v),deed:r()&&`${r()} ${t.slug}`,notes:H(x),attached:t.attached,live:t.live})),C=N(()=>t.things.length>1&&!t.picture),w=N(()=>[H(h).name+(H(C)?` ×${t.things.length}`:``),...H(x),...H(y)===`chosen`?[Q(`chosen`)]:[],...m.options(H(v)).slice(0,3).map(e=>e.sentence??``)].join(`, `)),T=c.step,ee=N(()=>T===c.step&&T>u()),E=N(()=>t.things.some(e=>c.screen.line?.things?.includes(e))),D=N(()=>t.things.some(e=>c.screen.fresh.has(e))),te=N(()=>[...n().map(({icon:e,n:t=``})=>`${e}${t}`),...Object.values(t.live??{})]),ne=N(()=>t.live||n().length?H(te):H(x)),re=Lf(()=>H(ne).join(),()=>c.step);tf(()=>H(S));function ie(e){e.detail>0&&!Pd.quick&&!s()&&H(y)?Qd(H(S)):m.touch(H(v))||Qd(H(S))}function ae(e){e.preventDefault(),Qd(H(S))}var oe=cp();let se;var ce=L(oe),le=z(ce,!0),ue=B(ce,2),de=L(ue),fe=e=>{var n=Xr();di(R(n),()=>t.picture),K(e,n)},pe=e=>{{let n=N(f),r=N(()=>a()?`flat`:f().size);Rc(e,ga({get face(){return H(h)},get game(){return l},get live(){return t.live}},()=>H(n),{get size(){return H(r)}}))}};J(de,e=>{t.picture?e(fe):e(pe,-1)});var me=B(de,2),he=e=>{var n=np(),r=z(n);V(()=>q(r,`×${t.things.length??``}`)),K(e,n)};J(me,e=>{H(C)&&e(he)});var ge=B(me,2),_e=e=>{var t=rp(),n=L(t),r=e=>{var t=Yr();V(()=>q(t,H(b))),K(e,t)},i=e=>{Ks(e,{name:`check`})};J(n,e=>{H(b)?e(r):e(i,-1)}),A(t),K(e,t)},ve=e=>{K(e,ip())};J(ge,e=>{H(y)===`chosen`?e(_e):H(y)&&e(ve,1)});var ye=B(ge,2),be=e=>{var t=sp();X(t,21,n,Y,(e,t)=>{var n=op(),r=L(n);Ks(r,{get name(){return H(t).icon}});var i=B(r),a=e=>{var n=ap(),r=z(n,!0);V(()=>q(r,H(t).n)),K(e,n)};J(i,e=>{H(t).n!==void 0&&e(a)}),A(n),V(()=>{Z(n,`data-icon`,H(t).icon),Z(n,`title`,H(t).text)}),K(e,n)}),A(t),K(e,t)};J(ye,e=>{n().length&&e(be)}),A(ue),A(oe),Ti(oe,()=>kl(()=>H(y))),V((e,r,a)=>{se=Pi(oe,1,`spot ${H(y)??``}`,`svelte-1x5e02m`,se,{tilted:i(),flat:H(p),small:e,badged:n().length,drawn:t.picture,now:r,fresh:H(D),stack:H(C)}),Z(oe,`data-target`,H(y)?``:void 0),Z(oe,`data-card`,t.slug),Z(oe,`data-thing`,a),Z(oe,`aria-pressed`,m.gathers&&H(y)?H(y)===`chosen`:void 0),q(le,H(w))},[()=>f().size===`small`,()=>H(ee)||re()||H(E),()=>t.things.join(` `)]),U(`click`,oe,ie),U(`contextmenu`,oe,ae),zr(`pointerenter`,oe,e=>e.pointerType===`mouse`&&Zd(H(S))),zr(`focus`,oe,()=>Zd(H(S))),K(e,oe),M()}W([`click`,`contextmenu`]);var up=G(`<button><!> <b aria-hidden="true" class="svelte-1h5os7y"> </b> <span class="unseen"> </span></button> <dialog class="svelte-1h5os7y"><div class="head svelte-1h5os7y"><h2> </h2> <button> </button></div> <div class="cards svelte-1h5os7y"><!></div></dialog>`,1),dp=G(`<span class="pile svelte-1h5os7y"><!> <b aria-hidden="true" class="svelte-1h5os7y"> </b> <span class="unseen"> </span></span>`);function fp(e,t){j(t,!0);let n=_a(t,`cards`,19,()=>[]),{sitting:r}=Ul(),i=N(()=>n().some(({thing:e})=>r.asking.state([e]))),a=.76;sl(()=>({size:`middle`,width:176,height:176/a}));let o=F(void 0),s=F(!1),c=!1;function l(){I(s,!0),c=H(i),H(o)?.showModal()}Pn(()=>{c&&(!H(i)||r.asking.menu.length)&&H(o)?.close()});let u=N(()=>`${t.label}: ${t.count}`);var d=Xr(),f=R(d),p=e=>{var r=up(),d=R(r);let f;var p=L(d);Ks(p,{get name(){return t.icon}});var m=B(p,2),h=z(m,!0),g=z(B(m,2),!0);A(d),Ti(d,()=>H(i)&&kl());var _=B(d,2),v=L(_),y=L(v),b=z(y,!0),x=B(y,2),S=z(x,!0);A(v);var C=B(v,2);Ii(C,``,{},{"--card":`176px`,"--ratio":a});var w=L(C),T=e=>{var t=Xr();X(R(t),17,n,({thing:e,slug:t})=>e,(e,t)=>{let n=()=>H(t).thing,r=()=>H(t).slug;{let t=N(()=>[n()]);lp(e,{get things(){return H(t)},get slug(){return r()}})}}),K(e,t)};J(w,e=>{H(s)&&e(T)}),A(C),A(_),ua(_,e=>I(o,e),()=>H(o)),Ti(_,()=>El),V(e=>{f=Pi(d,1,`pile svelte-1h5os7y`,null,f,{wanted:H(i)}),Z(d,`data-pile`,t.icon),Z(d,`data-target`,H(i)?``:void 0),q(h,t.count),q(g,H(u)),Z(_,`aria-label`,H(u)),q(b,H(u)),q(S,e)},[()=>Q(`close`)]),U(`click`,d,l),zr(`close`,_,()=>I(s,c=!1,!0)),U(`click`,x,()=>H(o)?.close()),K(e,r)},m=e=>{var n=dp(),r=L(n);Ks(r,{get name(){return t.icon}});var i=B(r,2),a=z(i,!0),o=z(B(i,2),!0);A(n),V(()=>{Z(n,`data-pile`,t.icon),Z(n,`title`,H(u)),q(a,t.count),q(o,H(u))}),K(e,n)};J(f,e=>{n().length?e(p):e(m,-1)}),K(e,d),M()}W([`click`]);var pp=G(`<div class="svelte-1ht8fe6"><dt class="svelte-1ht8fe6"> </dt> <dd class="svelte-1ht8fe6"> </dd></div>`),mp=G(`<dl role="status" class="svelte-1ht8fe6"></dl>`),hp=G(`<h3 class="svelte-1ht8fe6"> </h3>`),gp=G(`<small class="svelte-1ht8fe6"> </small>`),_p=G(`<li class="svelte-1ht8fe6"><span aria-hidden="true"> </span> <button class="svelte-1ht8fe6"><span class="unseen"> </span> <!></button></li>`),vp=G(`<!> <ul class="answers svelte-1ht8fe6"></ul>`,1),yp=G(`<li class="svelte-1ht8fe6"> </li>`),bp=G(`<div class="plain svelte-1ht8fe6"><section aria-labelledby="plain-answers"><h2 id="plain-answers" class="svelte-1ht8fe6"> </h2> <p> </p> <form><label for="typed"> </label> <div class="line svelte-1ht8fe6"><input id="typed" autocomplete="off" autocapitalize="off" spellcheck="false" aria-describedby="expected" class="svelte-1ht8fe6"/> <button class="main"> </button></div> <p id="expected" class="quiet svelte-1ht8fe6"> </p></form> <!> <!></section> <section aria-labelledby="plain-table"><h2 id="plain-table" tabindex="-1" class="svelte-1ht8fe6"> </h2> <ul class="svelte-1ht8fe6"></ul></section> <section aria-labelledby="plain-force"><h2 id="plain-force" tabindex="-1" class="svelte-1ht8fe6"> </h2> <ul class="svelte-1ht8fe6"></ul></section> <section aria-labelledby="plain-log"><h2 id="plain-log" tabindex="-1" class="svelte-1ht8fe6"> </h2> <ol class="svelte-1ht8fe6"></ol></section></div>`);function xp(e,t){j(t,!0);let{sitting:n,game:r,tell:i}=Ul(),a=n.asking,o=N(()=>a.question),s=N(()=>H(o)?.kind===`distribute`||H(o)?.kind===`number`),c=F(``),l=dn({}),u=F(!1),d=-1,f={undo:()=>void n.undo(),hint:()=>void n.askHint(),why:e=>void n.whyNot(e),board:()=>void n.describe().then(()=>l.table?.focus()),card:p,force:()=>l.force?.focus(),log:()=>l.log?.focus(),order:()=>void n.order(!n.server.room?.order),save:()=>void n.save().then(Ea),concede:m,help:()=>I(u,!0)};Pn(()=>{if(n.step<0)return;let e=setTimeout(()=>void n.describe(),60);return()=>clearTimeout(e)});function p(e){let t=e.toLowerCase(),a=[...$.server.cards[r]?.values()??[]],o=a.find(e=>e.name.toLowerCase()===t)??a.find(e=>e.name.toLowerCase().includes(t));o&&t?Qd({slug:o.slug,things:[],deed:``,notes:[]}):n.screen.say(i(`ui-no-card`,{typed:e}),!0)}function m(){if(d===a.seq&&n.server.lasts)return void n.resign();d=a.seq,n.screen.say(i(`ui-sure-concede`),!0)}function h(e){e.preventDefault();let t=H(c).trim();if(!t)return;I(c,``),I(u,!1);let r=ad(t,i);if(r)return f[r.command](r.rest);let l=/^\d+(\s+\d+)*$/.test(t)?t.split(/\s+/).map(Number):[];if(l.length&&H(o)&&!H(s))return g(l);let d=H(o)?cu(H(o),t):[];d.length===1?a.choose(d[0]):n.type(t)}function g(e){let t=e.map(e=>H(o).options[e-1]);if(t.some(e=>!e))return n.screen.say(H(o).expected??``,!0);if(!a.gathers)return a.choose(t[0]);a.clear();for(let e of t)a.gather(e);a.whole?a.confirm():n.screen.say(H(o).expected??``,!0)}var _=bp(),v=L(_),y=L(v),b=z(y,!0),x=B(y,2),S=z(x,!0),C=B(x,2),w=L(C),T=z(w,!0),ee=B(w,2),E=L(ee);Ji(E);var D=z(B(E,2),!0);A(ee);var te=z(B(ee,2));A(C);var ne=B(C,2),re=e=>{var t=mp();X(t,21,()=>rd,Y,(e,t)=>{var n=pp(),r=L(n),a=z(r,!0),o=z(B(r,2),!0);A(n),V((e,t)=>{q(a,e),q(o,t)},[()=>id(H(t),i)[0],()=>i(`help-${H(t)}`)]),K(e,n)}),A(t),K(e,t)};J(ne,e=>{H(u)&&e(re)}),X(B(ne,2),17,()=>tu(H(o)?.options??[]),Y,(e,t)=>{var n=vp(),r=R(n),i=e=>{var n=hp(),r=z(n,!0);V(()=>q(r,H(t).title)),K(e,n)};J(r,e=>{H(t).title&&e(i)});var o=B(r,2);X(o,21,()=>H(t).answers,({option:e,n:t,label:n})=>t,(e,t)=>{let n=()=>H(t).option,r=()=>H(t).n,i=()=>H(t).label;var o=_p(),s=L(o),c=z(s,!0),l=B(s,2),u=L(l),d=z(u,!0),f=B(u),p=B(f),m=e=>{var t=gp(),r=z(t,!0);V(()=>q(r,n().note)),K(e,t)};J(p,e=>{n().note&&e(m)}),A(l),A(o),V(e=>{q(c,r()),Z(l,`aria-pressed`,e),q(d,r()),q(f,` ${i()??``}`)},[()=>a.gathers?a.picked.includes(n()):void 0]),U(`click`,l,()=>a.choose(n())),K(e,o)}),A(o),K(e,n)}),A(v);var ie=B(v,2),ae=L(ie),oe=z(ae,!0);ua(ae,e=>l.table=e,()=>l?.table);var se=B(ae,2);X(se,21,()=>n.server.sentences,e=>e.key,(e,t)=>{var n=yp(),r=z(n,!0);V(()=>q(r,H(t).text)),K(e,n)}),A(se),A(ie);var ce=B(ie,2),le=L(ce),ue=z(le,!0);ua(le,e=>l.force=e,()=>l?.force);var de=B(le,2);X(de,21,()=>n.shown?.force??[],Y,(e,t)=>{var n=yp(),r=z(n,!0);V(()=>q(r,H(t).effect)),K(e,n)},e=>{var t=yp(),n=z(t,!0);V(e=>q(n,e),[()=>i(`ui-no-force`)]),K(e,t)}),A(de),A(ce);var fe=B(ce,2),pe=L(fe),me=z(pe,!0);ua(pe,e=>l.log=e,()=>l?.log);var he=B(pe,2);X(he,21,()=>n.server.log.slice(-30),Y,(e,t)=>{var n=yp(),r=z(n,!0);V(()=>q(r,H(t).text)),K(e,n)},e=>{var t=yp(),n=z(t,!0);V(e=>q(n,e),[()=>Q(`no-log`)]),K(e,t)}),A(he),A(fe),A(_),V((e,t,n,r,i,c,l)=>{q(b,e),q(S,H(o)?.prompt??``),q(T,t),q(D,n),q(te,`${(a.gathers||H(s)?H(o)?.expected:``)??``}
        ${r??``}`),q(oe,i),q(ue,c),q(me,l)},[()=>Q(`answers`),()=>Q(`type-here`),()=>Q(`send`),()=>Q(`plain-commands`,{list:rd.map(e=>id(e,i)[0]).join(`, `)}),()=>Q(`table`),()=>Q(`in-force`),()=>Q(`log`)]),zr(`submit`,C,h),ea(E,()=>H(c),e=>I(c,e)),K(e,_),M()}W([`click`]);var Sp=G(`<span class="turn svelte-1tq5xr1"><!> <span class="unseen"> </span></span>`),Cp=G(`<span class="tag you svelte-1tq5xr1"> </span>`),wp=G(`<span class="tag svelte-1tq5xr1"> </span>`),Tp=G(`<span class="extra svelte-1tq5xr1"> </span>`),Ep=G(`<span class="emblems svelte-1tq5xr1"><!></span>`),Dp=G(`<b> </b>`),Op=G(`<button data-target="" class="svelte-1tq5xr1"> <!><!></button>`),kp=G(`<div><div class="who svelte-1tq5xr1"><h2 class="svelte-1tq5xr1"><button class="name svelte-1tq5xr1"> </button></h2> <!> <!> <!> <!> <!> <!></div> <div class="dials svelte-1tq5xr1"><!></div> <!></div>`);function Ap(e,t){j(t,!0);let n=_a(t,`extra`,3,``),r=_a(t,`upright`,3,!1),{sitting:i}=Ul(),a=N(()=>[-2-t.seat]),o=N(()=>i.asking.options(H(a))),s=N(()=>i.asking.state(H(a))),c=N(()=>i.server.room?.seats[t.seat]),l=N(()=>i.server.room?.yours.includes(t.seat)??!1),u=N(()=>i.server.name(t.seat)),d=N(()=>i.server.table?.deciding.includes(t.seat)&&!i.moment),f=N(()=>i.moment?void 0:i.server.table?.clocks?.[t.seat]),p=N(()=>i.asking.mark(H(a))),m=N(()=>i.asking.question?.kind===`distribute`?`${H(u)} +1`:H(o).length===1?H(o)[0].sentence:H(u)),h=N(()=>H(c)?.out?Q(`is-out`,{why:H(c).out}):H(c)?.bot?Q(`is-played`):H(c)?.kind===`person`&&!H(c).here?Q(`is-gone`):``),g=F(void 0);function _(){let e=H(g).querySelectorAll(`:is(.emblems, .dials) [title]:has(.unseen)`);Qd({slug:``,name:H(u),things:H(a),deed:``,notes:[...e].map(({title:e})=>e)})}var v=kp();let y;var b=L(v),x=L(b),S=L(x),C=z(S,!0);A(x);var w=B(x,2),T=e=>{var t=Sp(),n=L(t);Ks(n,{name:`turn`});var r=z(B(n,2),!0);A(t),V((e,n)=>{Z(t,`title`,e),q(r,n)},[()=>Q(`deciding`),()=>Q(`deciding`)]),K(e,t)};J(w,e=>{H(d)&&e(T)});var ee=B(w,2),E=e=>{var t=Cp(),n=z(t,!0);V(e=>q(n,e),[()=>Q(`you`)]),K(e,t)};J(ee,e=>{H(l)&&e(E)});var D=B(ee,2),te=e=>{var t=wp(),n=z(t,!0);V(()=>q(n,H(h))),K(e,t)};J(D,e=>{H(h)&&e(te)});var ne=B(D,2),re=e=>{var t=Tp(),r=z(t,!0);V(()=>q(r,n())),K(e,t)};J(ne,e=>{n()&&e(re)});var ie=B(ne,2),ae=e=>{{let t=N(()=>!!H(d));If(e,{get left(){return H(f)},get runs(){return H(t)},get own(){return H(l)}})}};J(ie,e=>{H(f)!==void 0&&e(ae)});var oe=B(ie,2),se=e=>{var n=Ep();di(L(n),()=>t.emblems),A(n),K(e,n)};J(oe,e=>{t.emblems&&e(se)}),A(b);var ce=B(b,2);di(L(ce),()=>t.children),A(ce);var le=B(ce,2),ue=e=>{var t=Op(),n=L(t),r=B(n),o=e=>{var t=Dp(),n=z(t,!0);V(()=>q(n,H(p))),K(e,t)};J(r,e=>{H(p)&&e(o)});var c=B(r),l=e=>{Ks(e,{name:`check`})};J(c,e=>{H(s)===`chosen`&&e(l)}),A(t),Ti(t,()=>kl(()=>H(s))),V(()=>{Z(t,`aria-pressed`,i.asking.gathers?H(s)===`chosen`:void 0),q(n,`${H(m)??``} `)}),U(`click`,t,()=>i.asking.touch(H(a))),K(e,t)};J(le,e=>{H(s)&&e(ue)}),A(v),ua(v,e=>I(g,e),()=>H(g)),V(e=>{y=Pi(v,1,`player ${H(s)??``}`,`svelte-1tq5xr1`,y,{active:t.active,upright:r()}),Z(v,`data-seat`,t.seat),Z(S,`title`,e),q(C,H(u))},[()=>Q(`affects`)]),U(`click`,S,_),K(e,v),M()}W([`click`]);var jp=G(`<div class="large svelte-197u7p7"><!></div>`),Mp=G(`<h2> </h2>`),Np=G(`<li class="svelte-197u7p7"> </li>`),Pp=G(`<ul class="notes svelte-197u7p7"></ul>`),Fp=G(`<span class="svelte-197u7p7"> </span>`),Ip=G(`<li><button class="svelte-197u7p7"> </button> <!></li>`),Lp=G(`<ul class="attached svelte-197u7p7"></ul>`),Rp=G(`<!> <!>`,1),zp=G(`<button class="main"> </button>`),Bp=G(`<button> <kbd>?</kbd></button>`),Vp=G(`<!> <div class="info svelte-197u7p7"><!> <!> <div class="deeds svelte-197u7p7"><!> <!> <button> <kbd>Esc</kbd></button></div></div>`,1),Hp=G(`<dialog class="svelte-197u7p7"><!></dialog>`),Up=G(`<!><!>`,1),Wp=G(`<p class="quiet svelte-197u7p7"> </p>`),Gp=G(`<div class="beside svelte-197u7p7"><!></div>`);function Kp(e,t){j(t,!0);let n=(e,t=g)=>{var n=Xr(),r=R(n),i=e=>{var n=jp(),r=L(n);{let e=N(()=>s(t().slug));Rc(r,{get face(){return H(e)},get game(){return o},get live(){return t().live}})}A(n),K(e,n)},a=e=>{var n=Mp(),r=z(n,!0);V(()=>q(r,t().name)),K(e,n)};J(r,e=>{t().slug?e(i):e(a,-1)}),K(e,n)},r=(e,t=g)=>{var n=Rp(),r=R(n),i=e=>{var n=Pp();X(n,21,()=>t().notes,Y,(e,t)=>{var n=Np(),r=z(n,!0);V(()=>q(r,H(t))),K(e,n)}),A(n),K(e,n)};J(r,e=>{t().notes.length&&e(i)});var a=B(r,2),o=e=>{var n=Lp();X(n,21,()=>t().attached,Y,(e,t)=>{var n=Ip(),r=L(n),i=z(r,!0);X(B(r,2),17,()=>H(t).notes,Y,(e,t)=>{var n=Fp(),r=z(n,!0);V(()=>q(r,H(t))),K(e,n)}),A(n),V(e=>q(i,e),[()=>s(H(t).slug).name]),U(`click`,r,()=>Qd(H(t))),K(e,n)}),A(n),K(e,n)};J(a,e=>{t().attached?.length&&e(o)}),K(e,n)},i=_a(t,`sheet`,3,!1),{sitting:a,game:o,face:s}=Ul(),c=N(()=>Xd.seen),l=N(()=>H(c)?a.asking.options(H(c).things):[]),u=F(void 0);Pn(()=>{i()&&(Xd.open&&!H(u)?.open&&H(u)?.showModal(),!Xd.open&&H(u)?.open&&H(u).close())});function d(e){$d(),a.asking.touch(e)}var f=Xr(),p=R(f),m=e=>{var t=Hp(),i=L(t),o=e=>{var t=Vp(),i=R(t);n(i,()=>H(c));var o=B(i,2),s=L(o);r(s,()=>H(c));var u=B(s,2),f=e=>{Mf(e,{get thing(){return H(c).things[0]}})};J(u,e=>{Xd.open&&H(c).things.length&&e(f)});var p=B(u,2),m=L(p),h=e=>{var t=zp(),n=z(t,!0);V(()=>q(n,H(l)[0].sentence)),U(`click`,t,()=>d(H(c).things)),K(e,t)},g=e=>{var t=Xr();X(R(t),17,()=>H(l),Y,(e,t)=>{var n=zp(),r=z(n,!0);V(()=>q(r,H(t).sentence)),U(`click`,n,()=>{$d(),a.asking.choose(H(t))}),K(e,n)}),K(e,t)};J(m,e=>{a.asking.gathers&&H(l).length?e(h):e(g,-1)});var _=B(m,2),v=e=>{var t=Bp(),n=L(t);De(),A(t),V(e=>q(n,`${e??``} `),[()=>Q(`why-not`)]),U(`click`,t,()=>{$d(),a.whyNot(H(c).deed)}),K(e,t)};J(_,e=>{!H(l).length&&H(c).deed&&a.asking.question&&e(v)});var y=B(_,2),b=L(y);De(),A(y),A(p),A(o),V(e=>q(b,`${e??``} `),[()=>Q(`close`)]),U(`click`,y,function(...e){$d?.apply(this,e)}),K(e,t)};J(i,e=>{H(c)&&e(o)}),A(t),ua(t,e=>I(u,e),()=>H(u)),Ti(t,()=>El),V(e=>Z(t,`aria-label`,e),[()=>H(c)?H(c).name??s(H(c).slug).name:``]),zr(`close`,t,function(...e){$d?.apply(this,e)}),K(e,t)},h=e=>{var t=Gp(),i=L(t),a=e=>{var t=Up(),i=R(t);n(i,()=>H(c));var a=B(i);r(a,()=>H(c)),K(e,t)},o=e=>{var t=Wp(),n=z(t,!0);V(e=>q(n,e),[()=>Q(`look-here`)]),K(e,t)};J(i,e=>{H(c)?.slug?e(a):e(o,-1)}),A(t),K(e,t)};J(p,e=>{i()?e(m):e(h,-1)}),K(e,f),M()}W([`click`]);var qp=G(`<span class="stepper svelte-1hzgx9d"><button type="button" class="svelte-1hzgx9d">−</button> <b class="svelte-1hzgx9d"> </b> <button type="button" class="svelte-1hzgx9d">+</button></span>`);function Jp(e,t){j(t,!0);var n=qp(),r=L(n),i=B(r,2),a=z(i,!0),o=B(i,2);A(n),V((e,n)=>{r.disabled=t.n<1,Z(r,`aria-label`,e),q(a,t.n),o.disabled=t.n>=t.most,Z(o,`aria-label`,n)},[()=>Q(`less`,{name:t.name}),()=>Q(`more`,{name:t.name})]),U(`click`,r,()=>t.add(-1)),U(`click`,o,()=>t.add(1)),K(e,n),M()}W([`click`]);var Yp=G(`<p class="quiet svelte-o2nvu8"> </p>`),Xp=G(`<li class="svelte-o2nvu8"> <button type="button" class="rule svelte-o2nvu8"> </button> <!></li>`),Zp=G(`<ul class="problems svelte-o2nvu8"></ul>`),Qp=G(`<p class="fine svelte-o2nvu8"> </p>`),$p=G(`<li><button type="button" class="flat name svelte-o2nvu8"> </button> <span class="points svelte-o2nvu8"> </span> <!></li>`),em=G(`<section class="svelte-o2nvu8"><h3 class="svelte-o2nvu8"> <span class="quiet"> </span></h3> <ul class="svelte-o2nvu8"></ul></section>`),tm=G(`<p class="quiet"> </p>`),nm=G(`<!> <!>`,1);function rm(e,t){j(t,!0);let n=N(()=>$.server.known[t.game.name]),r=N(()=>t.drafting.checked),i=N(()=>new Set(H(r)?.problems.map(e=>e.card))),a=N(()=>{let e=H(n)?.filters.find(e=>e.name===`type`)?.values??[],t=H(r)?.cards??[];return e.map(({name:e,title:r})=>({title:r,cards:t.filter(t=>H(n)?.cards.get(t.card)?.groups.type?.includes(e))})).filter(e=>e.cards.length)});function o(e,n){t.drafting.add(e,n),t.drafting.copies(e)||t.ongone()}let s=F({});Pn(()=>{as.lang&&I(s,{})});async function c(e){let{text:t}=await $.link.ask({type:`rule`,rule:e},`rule`);I(s,{...H(s),[e]:t})}var l=Xr(),u=R(l),d=e=>{var l=nm(),u=R(l),d=e=>{var t=Zp();X(t,21,()=>H(r).problems,Y,(e,t)=>{var n=Xp(),r=L(n),i=B(r),a=z(i,!0),o=B(i,2),l=e=>{var n=Yp(),r=z(n,!0);V(()=>q(r,H(s)[H(t).rule])),K(e,n)};J(o,e=>{H(s)[H(t).rule]&&e(l)}),A(n),V(e=>{q(r,`${H(t).text??``} `),q(a,e)},[()=>Q(`rule`,{id:H(t).rule})]),U(`click`,i,()=>c(H(t).rule)),K(e,n)}),A(t),K(e,t)},f=e=>{var n=Qp(),r=z(n);V(e=>q(r,`✓ ${e??``}`),[()=>Q(`legal`,{what:t.game.decks??``})]),K(e,n)};J(u,e=>{H(r).problems.length?e(d):H(r).cards.length&&e(f,1)}),X(B(u,2),17,()=>H(a),Y,(e,r)=>{var a=em(),s=L(a),c=L(s),l=z(B(c),!0);A(s);var u=B(s,2);X(u,21,()=>H(r).cards,({card:e,times:t,points:n})=>e,(e,r)=>{let a=()=>H(r).card,s=()=>H(r).times,c=()=>H(r).points,l=N(()=>H(n)?.cards.get(a())?.name??a());var u=$p();let d;var f=L(u),p=z(f,!0),m=B(f,2),h=z(m,!0),g=B(m,2);{let e=N(()=>t.drafting.copies(a())||s()),n=N(()=>t.drafting.offers.get(a())?.most??0);Jp(g,{get n(){return H(e)},get most(){return H(n)},get name(){return H(l)},add:e=>o(a(),e)})}A(u),V(e=>{d=Pi(u,1,`svelte-o2nvu8`,null,d,{wrong:e}),q(p,H(l)),q(h,c())},[()=>H(i).has(a())]),U(`click`,f,()=>$.read(t.game.name,a())),K(e,u)}),A(u),A(a),V(e=>{q(c,`${H(r).title??``} `),q(l,e)},[()=>H(r).cards.reduce((e,t)=>e+t.points,0)]),K(e,a)},e=>{var t=tm(),n=z(t,!0);V(e=>q(n,e),[()=>Q(`empty-draft`)]),K(e,t)}),K(e,l)};J(u,e=>{H(r)&&e(d)}),K(e,l),M()}W([`click`]);var im=G(`<p class="error" role="alert"> </p>`),am=G(`<details><summary class="svelte-199vvla"> </summary> <div class="text svelte-199vvla"><label class="field"> <textarea name="list" rows="10" spellcheck="false" class="svelte-199vvla"></textarea></label> <!> <div class="actions"><button type="button"> </button> <label class="button svelte-199vvla"> <input class="unseen" type="file" accept=".txt,.json,text/plain,application/json"/></label> <button type="button"> </button> <button type="button"> </button></div></div></details>`);function om(e,t){let n=Zr();j(t,!0);let r=_a(t,`drafting`,7),i=F(null),a=F(!1),o=F(``),s=N(()=>H(i)??r().checked?.text??``);async function c(e){I(i,e,!0),I(o,``),await r().read(e)?I(i,null):(I(o,r().error||Q(`lost`),!0),r().error=``)}async function l(){await navigator.clipboard?.writeText(H(s)),I(a,!0)}async function u(e){let t=e.currentTarget.files?.[0];e.currentTarget.value=``,t&&await c(await t.text())}var d=am(),f=L(d),p=z(f,!0),m=B(f,2),h=L(m),g=L(h),_=B(g);_t(_),A(h);var v=B(h,2),y=e=>{var t=im(),r=z(t,!0);V(()=>{Z(t,`id`,n),q(r,H(o))}),K(e,t)};J(v,e=>{H(o)&&e(y)});var b=B(v,2),x=L(b),S=z(x,!0),C=B(x,2),w=L(C),T=B(w);A(C);var ee=B(C,2),E=z(ee,!0),D=B(ee,2),te=z(D,!0);A(b),A(m),A(d),V((e,t,r,a,c,l)=>{q(p,e),q(g,`${t??``} `),Yi(_,H(s)),Z(_,`aria-invalid`,!!H(o)),Z(_,`aria-describedby`,H(o)?n:void 0),x.disabled=H(i)===null,q(S,r),q(w,`${a??``} `),q(E,c),q(te,l)},[()=>Q(`as-text`),()=>Q(`deck-list`,{what:t.what}),()=>Q(`read-list`),()=>Q(`open-file`),()=>H(a)?Q(`copied`):Q(`copy-text`),()=>Q(`save-file`)]),U(`input`,_,e=>I(i,e.currentTarget.value,!0)),U(`click`,x,()=>c(H(s))),U(`change`,T,u),U(`click`,ee,l),U(`click`,D,()=>Da(`${r().checked?.name??t.what}.txt`,H(s))),K(e,d),M()}W([`input`,`click`,`change`]);var sm=G(`<option> </option>`),cm=G(`<label class="field svelte-gfvwhn"> <select><option> </option><!></select></label>`),lm=G(`<button type="button" class="flat"> </button>`),um=G(`<div><label class="field words svelte-gfvwhn"> <input type="search" name="words" autocomplete="off"/></label> <button type="button" class="fold svelte-gfvwhn"> </button> <!> <!> <!></div>`);function dm(e,t){j(t,!0);let n=_a(t,`wanted`,7),r=F(!1),i=N(()=>Object.values(n().picks).filter(Boolean).length),a=N(()=>Object.fromEntries(t.filters.map(({name:e})=>[e,o((t.cards??[]).flatMap(t=>t.groups[e]??[]))])));function o(e){let t={};for(let n of e)t[n]=(t[n]??0)+1;return t}function s(e,{name:n,title:r}){return t.cards?`${r} (${H(a)[e]?.[n]??0})`:r}function c(){n().words=``,n().picks={}}var l=um();let u;var d=L(l),f=L(d),p=B(f);Ji(p),A(d);var m=B(d,2),h=z(m,!0),_=B(m,2);X(_,17,()=>t.filters,e=>e.name,(e,t)=>{var r=cm(),i=L(r),a=B(i);let o;var c=L(a),l=z(c,!0);c.value=c.__value=``,X(B(c),17,()=>H(t).values,Y,(e,n)=>{var r=sm(),i=z(r,!0),a={};V(e=>{q(i,e),a!==(a=H(n).name)&&(r.value=(r.__value=a)??``)},[()=>s(H(t).name,H(n))]),K(e,r)}),A(a);var u;Bi(a),A(r),V(e=>{q(i,`${H(t).title??``} `),Z(a,`name`,H(t).name),o=Pi(a,1,`svelte-gfvwhn`,null,o,{set:n().picks[H(t).name]}),q(l,e),u!==(u=n().picks[H(t).name]??``)&&(a.value=(a.__value=u)??``,zi(a,u))},[()=>Q(`all`)]),U(`change`,a,e=>n().picks[H(t).name]=e.currentTarget.value),K(e,r)});var v=B(_,2);di(v,()=>t.children??g);var y=B(v,2),b=e=>{var t=lm(),n=z(t,!0);V(e=>q(n,e),[()=>Q(`clear-filters`)]),U(`click`,t,c),K(e,t)};J(y,e=>{(n().words||H(i))&&e(b)}),A(l),V((e,t)=>{u=Pi(l,1,`filters svelte-gfvwhn`,null,u,{open:H(r)}),q(f,`${e??``} `),Z(m,`aria-expanded`,H(r)),q(h,t)},[()=>Q(`search`),()=>Q(`filters`,{n:H(i)})]),ea(p,()=>n().words,e=>n().words=e),U(`click`,m,()=>I(r,!H(r))),K(e,l),M()}W([`click`,`change`]);var fm=G(`<option> </option>`),pm=G(`<label class="field"> <select name="order"><option> </option><!></select></label>`),mm=G(`<li><div class="what svelte-1br68ch"><button type="button" class="flat svelte-1br68ch"> </button> <span class="kind svelte-1br68ch"> </span> <span class="note svelte-1br68ch"> </span></div> <span class="price svelte-1br68ch"> <span class="unseen"> </span></span> <!></li>`),hm=G(`<section class="offers svelte-1br68ch" aria-labelledby="offers"><h2 id="offers" class="svelte-1br68ch"> </h2> <form role="search" class="svelte-1br68ch"><!></form> <p role="status" class="quiet"> </p> <ul class="svelte-1br68ch"></ul></section>`);function gm(e,t){j(t,!0);let n=dn({words:``,picks:{}}),r=F(``),i=N(()=>$.server.known[t.game.name]),a=N(()=>[...H(i)?.cards.values()??[]].filter(e=>t.drafting.offers.has(e.slug))),o=N(()=>new Map(H(a).map(e=>[e.slug,Hc(e)]))),s=N(()=>Gc(H(a),H(i)?.filters.find(e=>e.name===H(r)),as.lang)),c=N(()=>Wc(H(s),H(o),n)),l=N(()=>H(i)?.filters.map(e=>({...e,values:e.values.filter(t=>H(a).some(n=>n.groups[e.name]?.includes(t.name)))}))??[]);var u=hm(),d=L(u),f=z(d,!0),p=B(d,2);dm(L(p),{get filters(){return H(l)},get wanted(){return n},children:(e,t)=>{var n=pm(),i=L(n),a=B(i),o=L(a),s=z(o,!0);o.value=o.__value=``,X(B(o),17,()=>H(l),Y,(e,t)=>{var n=fm(),r=z(n,!0),i={};V(()=>{q(r,H(t).title),i!==(i=H(t).name)&&(n.value=(n.__value=i)??``)}),K(e,n)}),A(a),Bi(a),A(n),V((e,t)=>{q(i,`${e??``} `),q(s,t)},[()=>Q(`order`),()=>Q(`name`)]),Vi(a,()=>H(r),e=>I(r,e)),K(e,n)},$$slots:{default:!0}}),A(p);var m=B(p,2),h=z(m,!0),g=B(m,2);X(g,21,()=>H(c),e=>e.slug,(e,n)=>{let r=N(()=>t.drafting.offers.get(H(n).slug));var i=mm();let a;var o=L(i),s=L(o),c=z(s,!0),l=B(s,2),u=z(l,!0),d=z(B(l,2),!0);A(o);var f=B(o,2),p=L(f),m=z(B(p),!0);A(f);var h=B(f,2),g=e=>{{let i=N(()=>t.drafting.copies(H(n).slug));Jp(e,{get n(){return H(i)},get most(){return H(r).most},get name(){return H(n).name},add:e=>t.drafting.add(H(n).slug,e)})}},_=N(()=>H(r).most||t.drafting.copies(H(n).slug));J(h,e=>{H(_)&&e(g)}),A(i),V((e,t,o)=>{a=Pi(i,1,`svelte-1br68ch`,null,a,{barred:!H(r).most,in:e}),q(c,H(n).name),q(u,t),q(d,H(r).note),Z(f,`title`,H(r).note),q(p,`${H(r).points??``} `),q(m,o)},[()=>t.drafting.copies(H(n).slug),()=>Uc(H(n)),()=>Q(`points`)]),U(`click`,s,()=>$.read(t.game.name,H(n).slug)),K(e,i)}),A(g),A(u),V((e,t)=>{q(f,e),q(h,t)},[()=>Q(`offers`),()=>H(a).length?Q(`found`,{n:H(c).length,all:H(a).length}):Q(`loading`)]),zr(`submit`,p,e=>e.preventDefault()),K(e,u),M()}W([`click`]);var _m=G(`<option> </option>`),vm=G(`<label class="field"> <select><!><!></select></label>`),ym=G(`<optgroup></optgroup>`),bm=G(`<p class="error" role="alert"> </p>`),xm=G(`<button type="button" class="flat"> </button>`),Sm=G(`<div class="page builder svelte-5b356r"><h1 class="svelte-5b356r"> </h1> <div><span role="status"> </span> <span class="bar svelte-5b356r" aria-hidden="true"><span class="svelte-5b356r"></span></span> <span class="panes svelte-5b356r"><button type="button" class="svelte-5b356r"> </button> <button type="button" class="svelte-5b356r"> </button></span></div> <!> <section class="book panel svelte-5b356r" aria-labelledby="book"><h2 id="book" tabindex="-1" class="svelte-5b356r"> </h2> <label class="field"> <input name="book-name" maxlength="80" autocomplete="off"/></label> <div class="choices svelte-5b356r"><!> <label class="field"> <select name="begin"><option>…</option><option> </option><!><optgroup></optgroup></select></label></div> <!> <div class="actions"><button type="button" class="main"> </button> <button type="button"> </button> <!></div> <p role="status" class="said svelte-5b356r"> </p> <!> <!></section></div>`);function Cm(e,t){j(t,!0);let n=N(()=>t.game.decks??``),r=new Sl($.link,t.game),i=F([]),a=F(``),o=F(``),s=F(void 0),c=F(`cards`),l=N(()=>r.checked),u=N(()=>wl.of(t.game.name)),d=N(()=>!!H(l)?.cards.length&&!H(l).problems.length),f=N(()=>Object.values(r.parts.cards).reduce((e,t)=>e+t,0));Pn(()=>{as.lang,$.link.state===`open`&&(r.check(),$.link.ask({type:`decks`,game:t.game.name},`decks`).then(e=>I(i,e.decks),()=>void 0))});async function p(e){let[n,i]=[e.currentTarget.value.slice(0,1),e.currentTarget.value.slice(1)];e.currentTarget.value=``,I(a,``),n===`n`?r.empty():n===`o`?await r.read(wl.lists[t.game.name]?.[i]??``):await r.read((await $.link.ask({type:`deck`,game:t.game.name,name:i},`deck`)).text)}async function m(){await r.check(!1),H(l)&&(wl.keep(t.game.name,H(l).name,H(l).text),I(a,Q(`kept`,{name:H(l).name}),!0))}async function h(){if(!H(l))return;let e=Ed.of(t.game);e.seats[0].deck=H(l).text,e.options={},Ed.wish.game=t.game.name,Ed.keep();try{await $.create(t.game.name,Od(t.game,e.seats),jd(t.game,Ed.wish,e))}catch(e){I(o,e instanceof gl?e.message:Q(`lost`),!0)}}var g=Sm(),_=L(g),v=z(_,!0),y=B(_,2);let x;var S=L(y),C=z(S,!0),w=B(S,2),T=L(w);let ee;A(w);var E=B(w,2),D=L(E),te=z(D,!0),ne=B(D,2),re=z(ne,!0);A(E),A(y);var ie=B(y,2);gm(ie,{get drafting(){return r},get game(){return t.game}});var ae=B(ie,2),oe=L(ae),se=z(oe,!0);ua(oe,e=>I(s,e),()=>H(s));var ce=B(oe,2),le=L(ce),ue=B(le);Ji(ue),A(ce);var de=B(ce,2),fe=L(de);X(fe,17,()=>H(l)?.choices??[],Y,(e,t)=>{var n=vm(),i=L(n),a=B(i),o=L(a),s=e=>{var t=_m(),n=z(t,!0);t.value=t.__value=``,V(e=>q(n,e),[()=>Q(`choose-one`)]),K(e,t)};J(o,e=>{H(t).value||e(s)}),X(B(o),17,()=>H(t).values,Y,(e,t)=>{var n=_m(),r=z(n,!0),i={};V(()=>{q(r,H(t).title),i!==(i=H(t).name)&&(n.value=(n.__value=i)??``)}),K(e,n)}),A(a);var c;Bi(a),A(n),V(()=>{q(i,`${H(t).title??``} `),Z(a,`name`,H(t).name),c!==(c=H(t).value)&&(a.value=(a.__value=c)??``,zi(a,c))}),U(`change`,a,e=>r.choose(H(t).name,e.currentTarget.value)),K(e,n)});var pe=B(fe,2),me=L(pe),he=B(me),ge=L(he);ge.value=ge.__value=``;var _e=B(ge),ve=z(_e,!0);_e.value=_e.__value=`n`;var ye=B(_e),be=e=>{var t=ym();X(t,21,()=>H(u),Y,(e,t)=>{var n=N(()=>b(H(t),1));let r=()=>H(n)[0];var i=_m(),a=z(i,!0),o={};V(()=>{q(a,r()),o!==(o=`o${r()??``}`)&&(i.value=i.__value=o)}),K(e,i)}),A(t),V(e=>Z(t,`label`,e),[()=>Q(`my-decks`,{what:H(n)})]),K(e,t)};J(ye,e=>{H(u).length&&e(be)});var xe=B(ye);X(xe,21,()=>H(i),Y,(e,t)=>{var n=_m(),r=z(n,!0),i={};V(()=>{q(r,H(t).title),i!==(i=`p${H(t).name??``}`)&&(n.value=n.__value=i)}),K(e,n)}),A(xe),A(he),A(pe),A(de);var Se=B(de,2),Ce=e=>{var t=bm(),n=z(t,!0);V(()=>q(n,r.error||H(o))),K(e,t)};J(Se,e=>{(r.error||H(o))&&e(Ce)});var O=B(Se,2),we=L(O),k=z(we,!0),Te=B(we,2),Ee=z(Te,!0),De=B(Te,2),Oe=e=>{var n=xm(),r=z(n,!0);V(e=>q(r,e),[()=>Q(`drop-here`,{name:H(l).name})]),U(`click`,n,()=>{wl.drop(t.game.name,H(l).name),I(a,``)}),K(e,n)};J(De,e=>{H(l)&&wl.lists[t.game.name]?.[H(l).name]!==void 0&&e(Oe)}),A(O);var ke=B(O,2),Ae=z(ke,!0),je=B(ke,2);rm(je,{get drafting(){return r},get game(){return t.game},ongone:()=>H(s)?.focus()}),om(B(je,2),{get drafting(){return r},get what(){return H(n)}}),A(ae),A(g),V((e,t,n,i,o,s,u,f,p,m,h,_)=>{Z(g,`data-pane`,H(c)),q(v,e),x=Pi(y,1,`sum svelte-5b356r`,null,x,{over:H(l)&&H(l).points>H(l).most}),q(C,t),ee=Ii(T,``,ee,{width:n}),Z(D,`aria-pressed`,H(c)===`cards`),q(te,i),Z(ne,`aria-pressed`,H(c)===`book`),q(re,o),q(se,s),q(le,`${u??``} `),Yi(ue,r.parts.name||(H(l)?.name??``)),q(me,`${f??``} `),q(ve,p),Z(xe,`label`,m),we.disabled=!H(d),q(k,h),q(Ee,_),q(Ae,H(a))},[()=>Q(`builder-title`,{what:H(n)}),()=>Q(`points-of`,{n:H(l)?.points??0,most:H(l)?.most??0,copies:H(f),problems:H(l)?.problems.length??0}),()=>`${Math.min(100,100*(H(l)?.points??0)/(H(l)?.most||1))}%`,()=>Q(`pane-cards`),()=>Q(`pane-book`,{what:H(n)}),()=>Q(`your-deck`,{what:H(n)}),()=>Q(`name`),()=>Q(`begin-with`),()=>Q(`empty-book`,{what:H(n)}),()=>Q(`known-decks`,{what:H(n)}),()=>Q(`play-with`),()=>Q(`keep-here`)]),U(`click`,D,()=>I(c,`cards`)),U(`click`,ne,()=>I(c,`book`)),U(`input`,ue,e=>r.rename(e.currentTarget.value)),U(`change`,he,p),U(`click`,we,h),U(`click`,Te,m),K(e,g),M()}W([`click`,`input`,`change`]);var wm=G(`<button type="button"> </button>`),Tm=G(`<details><summary class="svelte-1bkn3p9"> </summary> <p class="quiet svelte-1bkn3p9"> </p> <div class="actions"><label class="button svelte-1bkn3p9"> <input class="unseen" type="file" name="pictures" accept="image/*" multiple="" webkitdirectory=""/></label> <!></div> <p role="status" class="svelte-1bkn3p9"> </p></details>`);function Em(e,t){j(t,!0);let n=F(``),r=N(()=>Object.keys(Sa.urls[t.game]??{}).length);async function i(e){let r=[...e.currentTarget.files??[]];e.currentTarget.value=``;try{let e=await Sa.take(t.game,r,$.server.known[t.game].cards);I(n,Q(`pictures-taken`,{n:e,all:r.length}),!0)}catch{I(n,Q(`pictures-failed`),!0)}}var a=Tm(),o=L(a),s=z(o,!0),c=B(o,2),l=z(c,!0),u=B(c,2),d=L(u),f=L(d),p=B(f);A(d);var m=B(d,2),h=e=>{var i=wm(),a=z(i,!0);V(e=>q(a,e),[()=>Q(`pictures-drop`,{n:H(r)})]),U(`click`,i,()=>Sa.drop(t.game).then(()=>I(n,``))),K(e,i)};J(m,e=>{H(r)&&e(h)}),A(u);var g=z(B(u,2),!0);A(a),V((e,t,r)=>{q(s,e),q(l,t),q(f,`${r??``} `),q(g,H(n))},[()=>Q(`pictures`),()=>Q(`pictures-more`),()=>Q(`pictures-pick`)]),U(`change`,p,i),K(e,a),M()}W([`change`,`click`]);var Dm=G(`<label class="svelte-h3thgj"><input class="unseen svelte-h3thgj" type="radio" name="game"/> </label>`),Om=G(`<option class="svelte-h3thgj"> </option>`),km=G(`<label class="field svelte-h3thgj"> <select name="order" class="svelte-h3thgj"><option class="svelte-h3thgj"> </option><!></select></label>`),Am=G(`<li class="svelte-h3thgj"><!> <a class="svelte-h3thgj"></a></li>`),jm=G(`<div><button> </button></div>`),Mm=G(`<div class="page browser"><h1> </h1> <form role="search" class="svelte-h3thgj"><fieldset class="games svelte-h3thgj"><legend class="unseen"> </legend> <!></fieldset> <!></form> <div class="count svelte-h3thgj"><p role="status" class="quiet"> </p> <!></div> <ul class="svelte-h3thgj"></ul> <!></div>`);function Nm(e,t){j(t,!0);let n=dn({words:``,picks:{}}),r=F(``),i=F(40),a=F(void 0),o=N(()=>$.server.game(t.game)?.name??$.server.games[0]?.name??``),s=N(()=>$.server.known[H(o)]),c=N(()=>[...H(s)?.cards.values()??[]]),l=N(()=>new Map(H(c).map(e=>[e.slug,Hc(e)]))),u=N(()=>Gc(H(c),H(s)?.filters.find(e=>e.name===H(r)),as.lang)),d=N(()=>Wc(H(u),H(l),n));Pn(()=>{H(o),n.words,JSON.stringify(n.picks),H(r),I(i,40)}),Pn(()=>{if(!H(a))return;let e=new IntersectionObserver(([e])=>e?.isIntersecting&&I(i,H(i)+40),{rootMargin:`600px`});return e.observe(H(a)),()=>e.disconnect()}),Pn(()=>{H(o),n.picks={},I(r,``)});var f=Mm(),p=L(f),m=z(p,!0),h=B(p,2),g=L(h),_=L(g),v=z(_,!0);X(B(_,2),17,()=>$.server.games,Y,(e,t)=>{var n=Dm(),r=L(n);Ji(r);var i=B(r);A(n),V(()=>{Yi(r,H(t).name),Xi(r,H(t).name===H(o)),q(i,` ${H(t).title??``}`)}),U(`change`,r,()=>location.hash=`#/cards/${H(t).name}`),K(e,n)}),A(g);var y=B(g,2);{let e=N(()=>H(s)?.filters??[]);dm(y,{get filters(){return H(e)},get wanted(){return n},get cards(){return H(c)},children:(e,t)=>{var n=km(),i=L(n),a=B(i),o=L(a),c=z(o,!0);o.value=o.__value=``,X(B(o),17,()=>H(s)?.filters??[],Y,(e,t)=>{var n=Om(),r=z(n,!0),i={};V(()=>{q(r,H(t).title),i!==(i=H(t).name)&&(n.value=(n.__value=i)??``)}),K(e,n)}),A(a),Bi(a),A(n),V((e,t)=>{q(i,`${e??``} `),q(c,t)},[()=>Q(`order`),()=>Q(`name`)]),Vi(a,()=>H(r),e=>I(r,e)),K(e,n)},$$slots:{default:!0}})}A(h);var b=B(h,2),x=L(b),S=z(x,!0),C=B(x,2),w=e=>{var t=Xr();pi(R(t),()=>H(o),e=>{Em(e,{get game(){return H(o)}})}),K(e,t)};J(C,e=>{H(s)&&e(w)}),A(b);var T=B(b,2);X(T,21,()=>H(d).slice(0,H(i)),e=>e.slug,(e,t)=>{var n=Am(),r=L(n);{let e=N(()=>Ds(H(o),H(t).slug,H(t)));Rc(r,{get face(){return H(e)},get game(){return H(o)}})}var i=B(r,2);A(n),V(()=>{Z(i,`href`,`#/cards/${H(o)??``}/${H(t).slug??``}`),Z(i,`aria-label`,H(t).name)}),K(e,n)}),A(T);var ee=B(T,2),E=e=>{var t=jm(),n=L(t),r=z(n,!0);A(t),ua(t,e=>I(a,e),()=>H(a)),V(e=>q(r,e),[()=>Q(`more-cards`)]),U(`click`,n,()=>I(i,H(i)+40)),K(e,t)};J(ee,e=>{H(d).length>H(i)&&e(E)}),A(f),V((e,t,n)=>{q(m,e),q(v,t),q(S,n)},[()=>Q(`cards`),()=>Q(`game`),()=>H(s)?Q(`found`,{n:H(d).length,all:H(c).length}):Q(`loading`)]),zr(`submit`,h,e=>e.preventDefault()),K(e,f),M()}W([`change`,`click`]);var Pm=G(`<p class="svelte-1x08you"> </p>`),Fm=G(`<section class="svelte-1x08you"><!> <!></section>`);function Im(e,t){j(t,!0);let n=[`goal`,`turn`,`cards`,`fight`,`tip`],r=_a(t,`level`,3,2),i=e=>Ts(t.game,e===`goal`?e:`lesson-${e}`).split(`
`);var a=Xr();X(R(a),17,()=>xs(t.game)?n:[],Y,(e,t)=>{var n=Fm(),a=L(n);Ci(a,()=>`h${r()}`,!1,(e,n)=>{Pi(e,0,`svelte-1x08you`);var r=Yr();V(e=>q(r,e),[()=>Q(`lesson`,{topic:H(t)})]),K(n,r)}),X(B(a,2),17,()=>i(H(t)),Y,(e,t)=>{var n=Pm(),r=z(n,!0);V(()=>q(r,H(t))),K(e,n)}),A(n),K(e,n)}),K(e,a),M()}var Lm=G(`<a class="button"> </a>`),Rm=G(`<div class="page"><h1> </h1> <div class="panel svelte-19fw294"><div class="lesson svelte-19fw294"><!></div> <p class="actions svelte-19fw294"><a class="button main" href="#/"> </a> <a class="button"> </a> <!></p></div></div>`);function zm(e,t){j(t,!0);var n=Rm(),r=L(n),i=z(r,!0),a=B(r,2),o=L(a);Im(L(o),{get game(){return t.game.name}}),A(o);var s=B(o,2),c=L(s),l=z(c,!0),u=B(c,2),d=z(u,!0);X(B(u,2),17,()=>$.server.games.filter(e=>e.name!==t.game.name),Y,(e,t)=>{var n=Lm(),r=z(n,!0);V(e=>{Z(n,`href`,`#/learn/${H(t).name??``}`),q(r,e)},[()=>Q(`learn`,{game:H(t).title})]),K(e,n)}),A(s),A(a),A(n),V((e,n,r)=>{q(i,e),q(l,n),Z(u,`href`,`#/cards/${t.game.name??``}`),q(d,r)},[()=>Q(`learn`,{game:t.game.title}),()=>Q(`go`,{game:t.game.title}),()=>Q(`cards`)]),U(`click`,c,()=>Ed.wish.game=t.game.name),K(e,n),M()}W([`click`]);var Bm=G(`<label class="field"> <input type="password" maxlength="200" required=""/></label>`),Vm=G(`<p class="error" role="alert"> </p>`),Hm=G(`<form class="svelte-15czc8"><h3 class="svelte-15czc8"> </h3> <label class="field"> <input autocapitalize="none" maxlength="24" required=""/></label> <!> <!> <div><button> </button></div></form>`);function Um(e,t){let n=Zr();j(t,!0);let r=F(``),i=F(``),a=F(``),o=F(!1);async function s(e){e.preventDefault(),I(a,``),I(o,!0);try{await $[t.way](H(r),H(i)),I(r,I(i,``),!0)}catch(e){I(a,e instanceof gl?e.message:Q(`lost`),!0)}I(o,!1)}var c=Hm(),l=L(c),u=z(l,!0),d=B(l,2),f=L(d),p=B(f);Ji(p),A(d);var m=B(d,2),h=e=>{var r=Bm(),o=L(r),s=B(o);Ji(s),A(r),V(e=>{q(o,`${e??``} `),Z(s,`name`,`${t.way??``}-password`),Z(s,`autocomplete`,t.way===`register`?`new-password`:`current-password`),Z(s,`aria-invalid`,!!H(a)),Z(s,`aria-describedby`,H(a)?`${n}-error`:void 0)},[()=>Q(`password`)]),ea(s,()=>H(i),e=>I(i,e)),K(e,r)};J(m,e=>{t.way!==`rename`&&e(h)});var g=B(m,2),_=e=>{var t=Vm(),r=z(t,!0);V(()=>{Z(t,`id`,`${n}-error`),q(r,H(a))}),K(e,t)};J(g,e=>{H(a)&&e(_)});var v=B(g,2),y=L(v),b=z(y,!0);A(v),A(c),V((e,r,i)=>{Z(c,`aria-labelledby`,`${n}-title`),Z(l,`id`,`${n}-title`),q(u,e),q(f,`${r??``} `),Z(p,`name`,`${t.way??``}-name`),Z(p,`autocomplete`,t.way===`rename`?`nickname`:`username`),Z(p,`aria-invalid`,!!H(a)),Z(p,`aria-describedby`,H(a)?`${n}-error`:void 0),y.disabled=H(o),q(b,i)},[()=>Q(`account-way`,{way:t.way}),()=>Q(`name`),()=>Q(`account-do`,{way:t.way})]),zr(`submit`,c,s),ea(p,()=>H(r),e=>I(r,e)),K(e,c),M()}var Wm=G(`<p class="quiet"> </p> <div class="actions"><button> </button></div>`,1),Gm=G(`<p class="quiet"> </p> <div class="forms svelte-1skunwk"><!> <!> <!></div>`,1),Km=G(`<option> </option>`),qm=G(`<tr><td class="svelte-1skunwk"></td><th scope="row" class="svelte-1skunwk"> </th><td class="svelte-1skunwk"> </td><td class="svelte-1skunwk"> </td></tr>`),Jm=G(`<table class="svelte-1skunwk"><thead><tr><th scope="col" class="svelte-1skunwk"> </th><th scope="col" class="svelte-1skunwk"> </th><th scope="col" class="svelte-1skunwk"> </th><th scope="col" class="svelte-1skunwk"> </th></tr></thead><tbody></tbody></table>`),Ym=G(`<p> </p>`),Xm=G(`<div class="page"><h1> </h1> <section class="panel svelte-1skunwk" aria-labelledby="me"><h2 id="me" class="svelte-1skunwk"> </h2> <!></section> <section class="panel svelte-1skunwk" aria-labelledby="ratings"><h2 id="ratings" class="svelte-1skunwk"> </h2> <p class="quiet"> </p> <label class="field pick svelte-1skunwk"> <select></select></label> <!></section></div>`);function Zm(e,t){j(t,!0);let n=F(``),r=F(null),i=N(()=>$.server.game(H(n))??$.server.games[0]);Pn(()=>{let e=H(i)?.name;e&&$.link.ask({type:`ratings`,game:e},`ratings`).then(t=>{e===H(i)?.name&&I(r,t.players)},()=>void 0)});var a=Xm(),o=L(a),s=z(o,!0),c=B(o,2),l=L(c),u=z(l,!0),d=B(l,2),f=e=>{var t=Wm(),n=R(t),r=z(n,!0),i=B(n,2),a=L(i),o=z(a,!0);A(i),V((e,t)=>{q(r,e),q(o,t)},[()=>Q(`account-more`),()=>Q(`logout`)]),U(`click`,a,()=>$.logout()),K(e,t)},p=e=>{var t=Gm(),n=R(t),r=z(n,!0),i=B(n,2),a=L(i);Um(a,{way:`rename`});var o=B(a,2);Um(o,{way:`register`}),Um(B(o,2),{way:`login`}),A(i),V(e=>q(r,e),[()=>Q(`guest-more`)]),K(e,t)};J(d,e=>{$.server.me?.account?e(f):$.server.me&&e(p,1)}),A(c);var m=B(c,2),h=L(m),g=z(h,!0),_=B(h,2),v=z(_,!0),y=B(_,2),b=L(y),x=B(b);X(x,21,()=>$.server.games,Y,(e,t)=>{var n=Km(),r=z(n,!0),i={};V(()=>{q(r,H(t).title),i!==(i=H(t).name)&&(n.value=(n.__value=i)??``)}),K(e,n)}),A(x);var S;Bi(x),A(y);var C=B(y,2),w=e=>{var t=Jm(),n=L(t),i=L(n),a=L(i),o=z(a,!0),s=B(a),c=z(s,!0),l=B(s),u=z(l,!0),d=z(B(l),!0);A(i),A(n);var f=B(n);X(f,21,()=>H(r),Y,(e,t,n)=>{var r=qm();let i;var a=L(r);a.textContent=n+1;var o=B(a),s=z(o,!0),c=B(o),l=z(c,!0),u=z(B(c),!0);A(r),V(e=>{i=Pi(r,1,`svelte-1skunwk`,null,i,{me:$.server.me?.account&&H(t).name===$.server.me.name}),q(s,H(t).name),q(l,e),q(u,H(t).games)},[()=>H(t).rating.toLocaleString(as.lang,{minimumFractionDigits:1})]),K(e,r)}),A(f),A(t),V((e,t,n,r)=>{q(o,e),q(c,t),q(u,n),q(d,r)},[()=>Q(`rank`),()=>Q(`name`),()=>Q(`rating`),()=>Q(`games-played`)]),K(e,t)},T=e=>{var t=Ym(),n=z(t,!0);V(e=>q(n,e),[()=>Q(`no-ratings`)]),K(e,t)};J(C,e=>{H(r)?.length?e(w):H(r)&&e(T,1)}),A(m),A(a),V((e,t,n,r,a)=>{q(s,e),q(u,t),q(g,n),q(v,r),q(b,`${a??``} `),S!==(S=H(i)?.name??``)&&(x.value=(x.__value=S)??``,zi(x,S))},[()=>Q(`players`),()=>Q(`who-am-i`,{name:$.server.me?.name??``,account:$.server.me?.account?`yes`:`no`}),()=>Q(`ratings`),()=>Q(`ratings-more`),()=>Q(`game`)]),U(`change`,x,e=>I(n,e.currentTarget.value,!0)),K(e,a),M()}W([`click`,`change`]);var Qm=G(`<div class="large svelte-bswun6"><!></div>`),$m=G(`<p class="svelte-bswun6"> </p>`),eh=G(`<a class="button"> </a>`),th=G(`<dialog class="svelte-bswun6"><!> <div class="actions svelte-bswun6"><button> <kbd>Esc</kbd></button> <!></div></dialog>`);function nh(e,t){j(t,!0);let n=F(void 0),r=F(!1),i=N(()=>$.server.cards[t.game]?.get(t.card)),a=N(()=>`${location.origin}${location.pathname}#/cards/${t.game}/${t.card}`);Pn(()=>{H(n)?.showModal()});async function o(){await navigator.clipboard?.writeText(H(a)),I(r,!0)}var s=th(),c=L(s),l=e=>{var n=Qm(),r=L(n);{let e=N(()=>Ds(t.game,t.card,H(i)));Rc(r,{get face(){return H(e)},get game(){return t.game}})}A(n),K(e,n)},u=e=>{var t=$m(),n=z(t,!0);V(e=>q(n,e),[()=>Q(`no-card`)]),K(e,t)};J(c,e=>{H(i)?e(l):e(u,-1)});var d=B(c,2),f=L(d);gt(f,!0);var p=L(f);De(),A(f);var m=B(f,2),h=e=>{var t=eh(),n=z(t,!0);V(e=>{Z(t,`href`,H(a)),q(n,e)},[()=>H(r)?Q(`copied`):Q(`card-link`)]),U(`click`,t,e=>{navigator.clipboard&&(e.preventDefault(),o())}),K(e,t)};J(m,e=>{H(i)&&e(h)}),A(d),A(s),ua(s,e=>I(n,e),()=>H(n)),Ti(s,()=>El),V((e,t)=>{Z(s,`aria-label`,e),q(p,`${t??``} `)},[()=>H(i)?.name??Q(`no-card`),()=>Q(`close`)]),zr(`close`,s,function(...e){t.shut?.apply(this,e)}),U(`click`,f,()=>H(n)?.close()),K(e,s),M()}W([`click`]);function rh(e,t){j(t,!0);let n=null;Pn(()=>{let e=t.sitting.server.table;jr(()=>{n&&e&&r(n,e),n=e})});function r(e,n){let r=ka(e,n,xs(t.sitting.server.room?.game??``)?.hurt??(()=>0));if(Pd.sound)for(let e of r)ja(e,Pd.volume);r.includes(`turn`)&&Pd.alert&&document.hidden&&i(n.question?.prompt??``)}function i(e){if(Notification.permission!==`granted`)return;let n=new Notification(Q(`your-turn`),{body:e,icon:`./icon.svg`,tag:t.sitting.id});n.onclick=()=>{window.focus(),n.close()}}M()}var ih=G(`<small> </small>`),ah=G(`<p><b> </b><!> </p>`),oh=G(`<div class="lines svelte-10ayso4" tabindex="0" role="log"></div> <form class="svelte-10ayso4"><input maxlength="300" autocomplete="off" class="svelte-10ayso4"/> <button> </button></form>`,1),sh=G(`<section class="chat svelte-10ayso4"><div class="head svelte-10ayso4"><h2 class="svelte-10ayso4"> </h2> <span class="watching svelte-10ayso4"><!> <span aria-hidden="true"> </span> <span class="unseen"> </span></span> <button class="svelte-10ayso4"> </button></div> <!></section>`);function ch(e,t){j(t,!0);let n=F(``),r=F(void 0);Pn(()=>{t.sitting.server.chat.length&&H(r)?.scrollTo({top:H(r).scrollHeight})});function i(e){e.preventDefault(),H(n).trim()&&t.sitting.talk(H(n).trim()),I(n,``)}var a=sh(),o=L(a),s=L(o),c=z(s,!0),l=B(s,2),u=L(l);Ks(u,{name:`eye`});var d=B(u,2),f=z(d,!0),p=z(B(d,2),!0);A(l);var m=B(l,2),h=z(m,!0);A(o);var g=B(o,2),_=e=>{var a=oh(),o=R(a);X(o,21,()=>t.sitting.server.chat.slice(-50),Y,(e,t)=>{var n=ah(),r=L(n),i=z(r,!0),a=B(r),o=e=>{var t=ih(),n=z(t);V(e=>q(n,`(${e??``})`),[()=>Q(`watches`)]),K(e,t)};J(a,e=>{H(t).seat<0&&e(o)});var s=B(a);A(n),V(()=>{q(i,H(t).name),q(s,`: ${H(t).text??``}`)}),K(e,n)}),A(o),ua(o,e=>I(r,e),()=>H(r));var s=B(o,2),c=L(s);Ji(c);var l=z(B(c,2),!0);A(s),V((e,t,n,r)=>{Z(o,`aria-label`,e),Z(c,`aria-label`,t),Z(c,`placeholder`,n),q(l,r)},[()=>Q(`chat`),()=>Q(`chat-line`),()=>Q(`chat-line`),()=>Q(`send`)]),zr(`submit`,s,i),ea(c,()=>H(n),e=>I(n,e)),K(e,a)};J(g,e=>{t.sitting.screen.muted||e(_)}),A(a),V((e,n,r,i,o)=>{Z(a,`aria-label`,e),q(c,n),Z(l,`title`,r),q(f,t.sitting.server.room?.watching),q(p,i),Z(m,`aria-pressed`,t.sitting.screen.muted),q(h,o)},[()=>Q(`chat`),()=>Q(`chat`),()=>Q(`watching`,{n:t.sitting.server.room?.watching??0}),()=>Q(`watching`,{n:t.sitting.server.room?.watching??0}),()=>t.sitting.screen.muted?Q(`unmute`):Q(`mute`)]),U(`click`,m,()=>t.sitting.mute(!t.sitting.screen.muted)),K(e,a),M()}W([`click`]);var lh=G(`<div class="cover svelte-15342vv"><h2> </h2> <button class="main"> </button></div>`);function uh(e,t){j(t,!0);let n=_a(t,`sitting`,7),r=N(()=>n().server.table.seat);var i=lh(),a=L(i),o=z(a,!0),s=B(a,2),c=z(s,!0);A(i),V((e,t)=>{q(o,e),q(c,t)},[()=>Q(`hand-over`,{name:n().server.name(H(r))}),()=>Q(`uncover`)]),U(`click`,s,()=>n().screen.uncovered=H(r)),K(e,i),M()}W([`click`]);var dh=G(`<details><summary class="svelte-ofw9kp"> </summary> <!></details>`),fh=G(`<span class="key svelte-ofw9kp"> </span>`),ph=G(`<div class="svelte-ofw9kp"><dt class="svelte-ofw9kp"></dt> <dd class="svelte-ofw9kp"> </dd></div>`),mh=G(`<dialog class="keys-help svelte-ofw9kp"><div class="head svelte-ofw9kp"><h2> </h2> <button class="main"> <kbd>Esc</kbd></button></div> <!> <dl class="svelte-ofw9kp"></dl> <h3> </h3> <ul class="svelte-ofw9kp"><li class="svelte-ofw9kp"><span class="sign legal svelte-ofw9kp"></span> </li> <li class="svelte-ofw9kp"><span class="sign chosen svelte-ofw9kp"></span> </li> <li class="svelte-ofw9kp"><span class="sign now svelte-ofw9kp"></span> </li> <li class="svelte-ofw9kp"><span class="sign fresh svelte-ofw9kp"></span> </li></ul></dialog>`);function hh(e,t){j(t,!0);let n=[[`arrows`,[`←`,`→`,`↑`,`↓`]],[`cards`,[`Shift`,`←`,`→`,`↑`,`↓`]],[`enter`,[`Enter`]],[`more`,[`␣`]],[`confirm`,[`Ctrl`,`Enter`]],[`escape`,[`Esc`]],[`letters`,[`A`,`…`,`Z`]],[`digits`,[`1`,`…`,`9`]],[`undo`,[`U`]],[`hint`,[`H`]],[`why`,[`?`]],[`zoom`,[`Z`]],[`log`,[`L`]],[`view`,[`V`]],[`space`,[`␣`]],[`back`,[`←`,`→`,`Home`,`End`]],[`turns`,[`Shift`,`←`,`→`]],[`help`,[`F1`]]],r=_a(t,`sitting`,7),i=F(void 0),a=N(()=>$.server.game(r().server.room?.game));Pn(()=>{r().screen.helping&&H(i)?.showModal()});var o=mh(),s=L(o),c=L(s),l=z(c,!0),u=B(c,2),d=L(u);De(),A(u),A(s);var f=B(s,2),p=e=>{var t=dh(),n=L(t),r=z(n,!0);Im(B(n,2),{get game(){return H(a).name},level:3}),A(t),V(e=>q(r,e),[()=>Q(`learn`,{game:H(a).title})]),K(e,t)};J(f,e=>{H(a)&&e(p)});var m=B(f,2);X(m,21,()=>n,Y,(e,t)=>{var n=N(()=>b(H(t),2));let r=()=>H(n)[0],i=()=>H(n)[1];var a=ph(),o=L(a);X(o,21,i,Y,(e,t)=>{var n=fh(),r=z(n,!0);V(()=>q(r,H(t))),K(e,n)}),A(o);var s=z(B(o,2),!0);A(a),V(e=>q(s,e),[()=>Q(`key`,{what:r()})]),K(e,a)}),A(m);var h=B(m,2),g=z(h,!0),_=B(h,2),v=L(_),y=B(L(v));A(v);var x=B(v,2),S=B(L(x));A(x);var C=B(x,2),w=B(L(C));A(C);var T=B(C,2),ee=B(L(T));A(T),A(_),A(o),ua(o,e=>I(i,e),()=>H(i)),Ti(o,()=>El),V((e,t,n,r,i,a,s,c)=>{Z(o,`aria-label`,e),q(l,t),q(d,`${n??``} `),q(g,r),q(y,` ${i??``}`),q(S,` ${a??``}`),q(w,` ${s??``}`),q(ee,` ${c??``}`)},[()=>Q(`keys`),()=>Q(`keys`),()=>Q(`close`),()=>Q(`signs`),()=>Q(`sign-legal`),()=>Q(`sign-chosen`),()=>Q(`sign-now`),()=>Q(`sign-fresh`)]),zr(`close`,o,()=>r().screen.helping=!1),U(`click`,u,()=>H(i)?.close()),K(e,o),M()}W([`click`]);var gh=G(`<small class="svelte-1vw5hin"> </small>`),_h=G(`<li class="svelte-1vw5hin"><button> </button> <span class="worth svelte-1vw5hin"><span class="bar svelte-1vw5hin" aria-hidden="true"><span class="svelte-1vw5hin"></span></span> <b> </b> <!></span></li>`),vh=G(`<div class="hint svelte-1vw5hin"><p> </p> <ol class="svelte-1vw5hin"></ol></div>`);function yh(e,t){j(t,!0);let n=N(()=>t.hint.suggestions.slice(0,3)),r=N(()=>t.hint.suggestions.map(e=>e.value));function i(e){let[t,n]=[Math.min(...H(r)),Math.max(...H(r))];return n>t?8+92*(e-t)/(n-t):100}var a=vh(),o=L(a),s=z(o,!0),c=B(o,2);X(c,21,()=>H(n),Y,(e,n,r)=>{var a=_h(),o=L(a);Pi(o,1,`svelte-1vw5hin`,null,{},{main:!r});var s=z(o,!0),c=B(o,2),l=L(c),u=L(l);let d;A(l);var f=B(l,2),p=z(f,!0),m=B(f,2),h=e=>{var t=gh(),r=z(t,!0);V(e=>q(r,e),[()=>H(n).parts.map(e=>`${e.what} ${ss(e.points)}`).join(`, `)]),K(e,t)};J(m,e=>{H(n).parts.length&&e(h)}),A(c),A(a),V((e,t)=>{q(s,H(n).sentence),d=Ii(u,``,d,{width:e}),q(p,t)},[()=>`${i(H(n).value)??``}%`,()=>Q(`hint-worth`,{n:ss(H(n).value)})]),U(`click`,o,()=>t.onchoose(H(n).answer)),K(e,a)}),A(c),A(a),V(e=>q(s,e),[()=>Q(`hint-best`)]),K(e,a),M()}W([`click`]);var bh=G(`<p> </p>`),xh=G(`<p class="rule svelte-14pn97l"><b> </b> </p>`),Sh=G(`<div><div><!> <!></div> <button class="svelte-14pn97l"> <kbd>Esc</kbd></button></div>`),Ch=G(`<div class="notice svelte-14pn97l"><!> <button class="svelte-14pn97l"> <kbd>Esc</kbd></button></div>`),wh=G(`<div class="notices svelte-14pn97l"><div class="over svelte-14pn97l" role="status"><!> <!></div></div>`);function Th(e,t){j(t,!0);let n=_a(t,`sitting`,7);var r=wh(),i=L(r),a=L(i),o=e=>{var t=Sh();let r;var i=L(t),a=L(i),o=e=>{var t=bh(),r=z(t,!0);V(()=>q(r,n().screen.notice.text)),K(e,t)};J(a,e=>{n().screen.notice.text&&e(o)}),X(B(a,2),17,()=>n().screen.notice.rules,Y,(e,t)=>{var n=xh(),r=L(n),i=z(r,!0),a=B(r);A(n),V(()=>{q(i,H(t).rule),q(a,` ${H(t).text??``}`)}),K(e,n)}),A(i);var s=B(i,2),c=L(s);De(),A(s),A(t),V(e=>{r=Pi(t,1,`notice svelte-14pn97l`,null,r,{bad:n().screen.notice.bad}),q(c,`${e??``} `)},[()=>Q(`close`)]),U(`click`,s,()=>n().screen.notice=null),K(e,t)};J(a,e=>{n().screen.notice&&e(o)});var s=B(a,2),c=e=>{var t=Ch(),r=L(t);yh(r,{get hint(){return n().screen.hint},onchoose:e=>n().asking.send(e)});var i=B(r,2),a=L(i);De(),A(i),A(t),V(e=>q(a,`${e??``} `),[()=>Q(`close`)]),U(`click`,i,()=>n().screen.hint=null),K(e,t)};J(s,e=>{n().screen.hint&&e(c)}),A(i),A(r),K(e,r),M()}W([`click`]);var Eh=G(`<li><button type="button" class="flat svelte-1eot8km"> </button></li>`),Dh=G(`<section><h3 class="svelte-1eot8km"> </h3> <ul class="svelte-1eot8km"></ul></section>`),Oh=G(`<div class="groups svelte-1eot8km"></div>`);function kh(e,t){j(t,!0);var n=Oh();X(n,21,()=>t.deck.groups,Y,(e,n)=>{var r=Dh(),i=L(r),a=z(i,!0),o=B(i,2);X(o,21,()=>H(n).cards,Y,(e,n)=>{var r=Eh(),i=L(r),a=z(i,!0);A(r),V(()=>q(a,H(n).text)),U(`click`,i,()=>$.read(t.deck.game,H(n).card)),K(e,r)}),A(o),A(r),V(()=>q(a,H(n).title)),K(e,r)}),A(n),K(e,n),M()}W([`click`]);var Ah=G(`<p class="error" role="alert"> </p>`),jh=G(`<div class="import svelte-mix9h6"><label class="field"> <textarea name="list" rows="7" spellcheck="false" class="svelte-mix9h6"></textarea></label> <!> <div class="actions"><button type="button"> </button> <label class="button svelte-mix9h6"> <input class="unseen" type="file" accept=".txt,.json,text/plain,application/json"/></label></div></div>`);function Mh(e,t){let n=Zr();j(t,!0);let r=_a(t,`list`,15),i=2e4,a=N(()=>t.game.decks??``),o=F(``);async function s(){if(I(o,r().length>i?Q(`too-long`,{n:i}):``,!0),!H(o))try{let e=await $.link.ask({type:`deck`,game:t.game.name,text:r()||` `},`deck`);wl.keep(t.game.name,e.text.split(`
`)[0],e.text),t.taken(e)}catch(e){I(o,e instanceof gl?e.message:Q(`lost`),!0)}}async function c(e){let t=e.currentTarget.files?.[0];e.currentTarget.value=``,t&&(r(await t.text()),await s())}var l=jh(),u=L(l),d=L(u),f=B(d);_t(f),A(u);var p=B(u,2),m=e=>{var t=Ah(),r=z(t,!0);V(()=>{Z(t,`id`,n),q(r,H(o))}),K(e,t)};J(p,e=>{H(o)&&e(m)});var h=B(p,2),g=L(h),_=z(g,!0),v=B(g,2),y=L(v),b=B(y);A(v),A(h),A(l),V((e,t,r,i)=>{q(d,`${e??``} `),Z(f,`placeholder`,t),Z(f,`aria-invalid`,!!H(o)),Z(f,`aria-describedby`,H(o)?n:void 0),q(_,r),q(y,`${i??``} `)},[()=>Q(`deck-list`,{what:H(a)}),()=>Q(`deck-example`,{what:H(a)}),()=>Q(`check-deck`,{what:H(a)}),()=>Q(`open-file`)]),ea(f,r),U(`click`,g,s),U(`change`,b,c),K(e,l),M()}W([`click`,`change`]);var Nh=`M6 8h12v10H6ZM12 8V4M12 3.4a.6.6 0 1 0 .1 0M9.5 12v1.5M14.5 12v1.5M3.5 11.5v4M20.5 11.5v4M9.5 21h5`,Ph=`M3 5h18v11H3ZM9 20h6M12 16v4`,Fh=`M9.5 14.5 14.5 9.5M8 11l-3 3a3.6 3.6 0 0 0 5 5l3-3M16 13l3-3a3.6 3.6 0 0 0-5-5l-3 3`,Ih=`M8 10.5a3 3 0 1 0 .1 0M16 10.5a3 3 0 1 0 .1 0M2.5 20c.5-4 10.500-4 11 0M13.500 17c2-1.200 7-.8 8 3`,Lh=`M5 5h14v14H5ZM9 9h.1M15 9h.1M12 12h.1M9 15h.1M15 15h.1`,Rh=`M12 4a8.500 8.500 0 1 0 .1 0M12 8v4.500l3 2`,zh=G(`<option> </option>`),Bh=G(`<label class="field"> <select name="set"></select></label>`),Vh=G(`<button type="button" class="svelte-uyp4at"> </button>`),Hh=G(`<div class="generator svelte-uyp4at"><!> <fieldset><legend class="svelte-uyp4at"> </legend> <div class="parts svelte-uyp4at"></div></fieldset> <div class="seed svelte-uyp4at"><label class="field svelte-uyp4at"> <input type="number" min="0" max="999999999"/></label> <button type="button"><!> </button></div></div>`);function Uh(e,t){j(t,!0);let n=_a(t,`deck`,15),r=N(()=>ml(n(),t.generator)??{set:``,parts:[],seed:0}),i=N(()=>t.generator.sets??[]),a=N(()=>H(i).find(e=>e.name===H(r).set)??H(i)[0]),o=N(()=>t.generator.parts.filter(e=>!H(a)||H(a).parts.includes(e.name)));function s(e){let t=H(i).find(t=>t.name===e)?.parts??[];n(fl({...H(r),set:e,parts:H(r).parts.filter(e=>t.includes(e))}))}function c(e){let i=H(r).parts.filter(t=>t!==e),a=t.generator.most-+!H(r).parts.includes(e),o=H(r).parts.includes(e)?i:[...i.slice(Math.max(0,i.length-a)),e];n(fl({...H(r),parts:o}))}function l(e){let t=Math.min(Math.max(Math.floor(Number(e))||0,0),999999999);n(fl({...H(r),seed:t}))}var u=Hh(),d=L(u),f=e=>{var t=Bh(),n=L(t),r=B(n);X(r,21,()=>H(i),Y,(e,t)=>{var n=zh(),r=z(n,!0),i={};V(()=>{q(r,H(t).title),i!==(i=H(t).name)&&(n.value=(n.__value=i)??``)}),K(e,n)}),A(r);var o;Bi(r),A(t),V(e=>{q(n,`${e??``} `),o!==(o=H(a)?.name)&&(r.value=(r.__value=o)??``,zi(r,o))},[()=>Q(`set`)]),U(`change`,r,e=>s(e.currentTarget.value)),K(e,t)};J(d,e=>{H(i).length>1&&e(f)});var p=B(d,2),m=L(p),h=z(m,!0),g=B(m,2);X(g,21,()=>H(o),Y,(e,t)=>{var n=Vh(),i=z(n,!0);V(e=>{Z(n,`aria-pressed`,e),q(i,H(t).title)},[()=>H(r).parts.includes(H(t).name)]),U(`click`,n,()=>c(H(t).name)),K(e,n)}),A(g),A(p);var _=B(p,2),v=L(_),y=L(v),b=B(y);Ji(b),A(v);var x=B(v,2),S=L(x);Ks(S,{get path(){return Lh}});var C=B(S,1,!0);A(x),A(_),A(u),V((e,t,n)=>{q(h,e),q(y,`${t??``} `),Yi(b,H(r).seed),q(C,n)},[()=>Q(`made-of`,{title:t.generator.title,most:t.generator.most}),()=>Q(`seed`),()=>Q(`generate-again`,{what:t.what})]),U(`change`,b,e=>l(e.currentTarget.value)),U(`click`,x,()=>n(fl({...H(r),seed:hl()}))),K(e,u),M()}W([`change`,`click`]);var Wh=G(`<option> </option> <option> </option>`,1),Gh=G(`<option> </option>`),Kh=G(`<optgroup></optgroup>`),qh=G(`<p class="error" role="alert"> </p>`),Jh=G(`<span class="title svelte-3mnlam"> </span> <span class="quiet"> </span>`,1),Yh=G(`<details><summary class="svelte-3mnlam"><!></summary> <!></details>`),Xh=G(`<div class="deck svelte-3mnlam"><label class="field"> <select><option> </option><!><!><optgroup></optgroup></select></label> <!> <!> <!> <!></div>`);function Zh(e,t){j(t,!0);let n=_a(t,`deck`,15),r=`list`,i=`own:`,a=F(null),o=F(!1),s=F(null),c=F(``),l=N(()=>t.game.decks??``),u=N(()=>wl.of(t.game.name)),d=N(()=>{if(H(o))return r;if(!n())return`any`;if(pl(n()))return`new`;if(H(a)?H(a).decks.some(e=>e.name===n()):!n().includes(`
`))return n();let e=H(u).find(([,e])=>e===n());return e?i+e[0]:r});Pn(()=>{as.lang;let{name:e}=t.game,n=JSON.stringify(t.options);$.link.ask({type:`decks`,game:e,options:JSON.parse(n)},`decks`).then(e=>{I(a,e),jr(()=>f(e))},()=>void 0)}),Pn(()=>{as.lang,m(H(o)?``:n())});function f({decks:e,generator:r}){e.some(e=>e.name===n())||n()&&r||n(e[t.seat%e.length]?.name??``)}function p(e){I(o,e===r),n(e===`any`||e===r?``:e===`new`?fl({set:``,parts:[],seed:hl()}):e.startsWith(i)?H(u).find(([t])=>i+t===e)?.[1]??``:e)}async function m(e){if(I(c,``),!e)I(s,null);else try{let r=e.includes(`
`)?{text:e}:{name:e},i=await $.link.ask({type:`deck`,game:t.game.name,...r},`deck`);e===n()&&I(s,i)}catch(t){if(e!==n())return;I(s,null),t instanceof gl&&I(c,t.message,!0)}}function h(e){I(o,!1),n(e.text)}var g=Xh(),_=L(g),v=L(_),y=B(v),x=L(y),S=z(x,!0);x.value=x.__value=`any`;var C=B(x),w=e=>{var t=Wh(),n=R(t),i=z(n,!0);n.value=n.__value=`new`;var a=B(n,2),o=z(a,!0);a.value=a.__value=r,V((e,t)=>{q(i,e),q(o,t)},[()=>Q(`generate`,{what:H(l)}),()=>Q(`own-deck`,{what:H(l)})]),K(e,t)};J(C,e=>{H(a)?.generator&&e(w)});var T=B(C),ee=e=>{var t=Kh();X(t,21,()=>H(u),Y,(e,t)=>{var n=N(()=>b(H(t),1));let r=()=>H(n)[0];var i=Gh(),a=z(i,!0),o={};V(()=>{q(a,r()),o!==(o=`own:${r()??``}`)&&(i.value=i.__value=o)}),K(e,i)}),A(t),V(e=>Z(t,`label`,e),[()=>Q(`my-decks`,{what:H(l)})]),K(e,t)};J(T,e=>{H(u).length&&H(a)?.generator&&e(ee)});var E=B(T);X(E,21,()=>H(a)?.decks??[],Y,(e,t)=>{var n=Gh(),r=z(n),i={};V(()=>{q(r,`${H(t).title??``} · ${H(t).facts??``}`),i!==(i=H(t).name)&&(n.value=(n.__value=i)??``)}),K(e,n)}),A(E),A(y);var D;Bi(y),A(_);var te=B(_,2),ne=e=>{Uh(e,{get generator(){return H(a).generator},get what(){return H(l)},get deck(){return n()},set deck(e){n(e)}})};J(te,e=>{H(d)===`new`&&H(a)?.generator&&e(ne)});var re=B(te,2),ie=e=>{Mh(e,{get game(){return t.game},taken:h,get list(){return n()},set list(e){n(e)}})};J(re,e=>{H(d)===r&&e(ie)});var ae=B(re,2),oe=e=>{var t=qh(),n=z(t,!0);V(()=>q(n,H(c))),K(e,t)};J(ae,e=>{H(c)&&!H(o)&&e(oe)});var se=B(ae,2),ce=e=>{var t=Yh(),n=L(t),i=L(n),a=e=>{var t=Jh(),n=R(t),r=z(n,!0),i=z(B(n,2),!0);V(()=>{q(r,H(s).title),q(i,H(s).facts)}),K(e,t)},o=e=>{var t=Yr();V(e=>q(t,e),[()=>Q(`show-cards`)]),K(e,t)};J(i,e=>{H(d)===`new`||H(d)===r?e(a):e(o,-1)}),A(n),kh(B(n,2),{get deck(){return H(s)}}),A(t),K(e,t)};J(se,e=>{H(s)&&!H(o)&&e(ce)}),A(g),V((e,n)=>{q(v,`${t.label??``} `),Z(y,`name`,`deck-${t.seat+1}`),q(S,e),Z(E,`label`,n),D!==(D=H(d))&&(y.value=(y.__value=D)??``,zi(y,D))},[()=>Q(`any-deck`,{what:H(l)}),()=>Q(`known-decks`,{what:H(l)})]),U(`change`,y,e=>p(e.currentTarget.value)),K(e,g),M()}W([`change`]);function Qh({seconds:e,increment:t=0}){return Q(`clock-words`,{minutes:Math.round(e/60*10)/10,increment:t})}function $h({kind:e,name:t,rating:n}){return e===`open`?Q(`open-seat`):typeof n==`number`?`${t} (${n})`:t??``}var eg=G(`<span class="quiet"> </span>`),tg=G(`<button> </button>`),ng=G(`<li><span><b> </b> <!> <!></span> <!> <!></li>`),rg=G(`<p role="alert" class="error"> </p>`),ig=G(`<p class="quiet"> </p>`),ag=G(`<div class="page waiting svelte-1f7jbhr"><h1> </h1> <p role="status"> </p> <section class="panel svelte-1f7jbhr" aria-labelledby="invite"><h2 id="invite" class="svelte-1f7jbhr"> </h2> <p class="quiet"> </p> <div class="link svelte-1f7jbhr"><input readonly="" class="svelte-1f7jbhr"/> <button class="main"> </button></div></section> <section class="panel svelte-1f7jbhr" aria-labelledby="seats"><h2 id="seats" class="svelte-1f7jbhr"> </h2> <!> <ol class="svelte-1f7jbhr"></ol> <!> <!></section></div>`);function og(e,t){j(t,!0);let n=N(()=>t.sitting.server.room),r=N(()=>$.server.game(H(n).game)),i=N(()=>`${location.origin}${location.pathname}#/room/${H(n).room}`),a=N(()=>H(n).seats.filter(e=>e.kind===`open`).length),o=F(void 0),s=F(!1),c=F(``),l=F(``);async function u(){H(o)?.select();try{await navigator.clipboard.writeText(H(i)),I(s,!0)}catch{I(s,document.execCommand(`copy`),!0)}}async function d(e){I(l,``);try{await e()}catch(e){I(l,e instanceof gl?e.message:Q(`lost`),!0)}}let f=e=>d(()=>$.link.ask({type:`sit`,seat:e,...H(r)?.decks&&H(c)?{deck:H(c)}:{}},`seat`)),p=e=>d(()=>$.link.ask({type:`stand`,seat:e},`done`));var m=ag(),h=L(m),g=z(h,!0),_=B(h,2),v=z(_,!0),y=B(_,2),b=L(y),x=z(b,!0),S=B(b,2),C=z(S,!0),w=B(S,2),T=L(w);Ji(T),ua(T,e=>I(o,e),()=>H(o));var ee=B(T,2),E=z(ee,!0);A(w),A(y);var D=B(y,2),te=L(D),ne=z(te,!0),re=B(te,2),ie=e=>{{let t=N(()=>Q(`your-deck`,{what:H(r).decks})),i=N(()=>H(n).seats.findIndex(e=>e.kind===`open`)),a=N(()=>H(n).options??{});Zh(e,{get game(){return H(r)},get label(){return H(t)},get seat(){return H(i)},get options(){return H(a)},get deck(){return H(c)},set deck(e){I(c,e,!0)}})}};J(re,e=>{H(r)?.decks&&H(a)&&!H(n).yours.length&&e(ie)});var ae=B(re,2);X(ae,21,()=>H(n).seats,Y,(e,t,r)=>{let i=N(()=>H(n).yours.includes(r));var a=ng();let o;var s=L(a),c=L(s),l=z(c,!0),u=B(c,2),d=e=>{var t=Yr();V(e=>q(t,`(${e??``})`),[()=>Q(`you`)]),K(e,t)};J(u,e=>{H(i)&&e(d)});var m=B(u,2),h=e=>{var n=eg(),r=z(n,!0);V(()=>q(r,H(t).deck)),K(e,n)};J(m,e=>{H(t).deck&&e(h)}),A(s);var g=B(s,2),_=e=>{var t=tg();let i;var a=z(t,!0);V(e=>{i=Pi(t,1,``,null,i,{main:!H(n).yours.length}),q(a,e)},[()=>Q(`sit`)]),U(`click`,t,()=>f(r)),K(e,t)};J(g,e=>{H(t).kind===`open`&&e(_)});var v=B(g,2),y=e=>{var t=tg(),n=z(t,!0);V(e=>q(n,e),[()=>Q(`stand`)]),U(`click`,t,()=>p(r)),K(e,t)};J(v,e=>{H(i)&&e(y)}),A(a),V(e=>{o=Pi(a,1,`svelte-1f7jbhr`,null,o,{open:H(t).kind===`open`}),q(l,e)},[()=>$h(H(t))||Q(`player`,{n:r+1})]),K(e,a)}),A(ae);var oe=B(ae,2),se=e=>{var t=rg(),n=z(t,!0);V(()=>q(n,H(l))),K(e,t)};J(oe,e=>{H(l)&&e(se)});var ce=B(oe,2),le=e=>{var t=ig(),r=z(t);V((e,t)=>q(r,`${e??``}: ${t??``}`),[()=>Q(`clock`),()=>Qh(H(n).clock)]),K(e,t)};J(ce,e=>{H(n).clock&&e(le)}),A(D),A(m),V((e,t,n,r,a,o,s)=>{q(g,e),q(v,t),q(x,n),q(C,r),Yi(T,H(i)),Z(T,`aria-label`,a),q(E,o),q(ne,s)},[()=>Q(`waiting-room`),()=>Q(`waiting-for`,{n:H(a)}),()=>Q(`invite`),()=>Q(H(n).listed?`share-lobby`:`share-link`),()=>Q(`link`),()=>H(s)?Q(`copied`):Q(`copy`),()=>Q(`seats`)]),zr(`focus`,T,e=>e.currentTarget.select()),U(`click`,ee,u),K(e,m),M()}W([`click`]);var sg=G(`<p class="opening svelte-vrg389" role="status"> </p>`),cg=G(`<div class="picture svelte-vrg389"><!></div>`),lg=G(`<div class="zoom svelte-vrg389"><!></div> <!> <!> <!>`,1),ug=G(`<p> </p>`),dg=G(`<div><div class="left svelte-vrg389"><div class="table svelte-vrg389"><!></div> <!> <!></div> <aside class="right svelte-vrg389"><!> <!></aside></div> <div class="unseen" role="log"></div> <!> <!> <!>`,1);function fg(e,t){j(t,!0);let n=_a(t,`sitting`,7),r=new Ga(`min-width: 1100px`),i=N(()=>n().server.room?.game??``),a=N(()=>xs(H(i))?.Board),o=N(()=>r.current&&!Pd.plain?xs(H(i))?.Beside:void 0),s=N(()=>n().server.room?.chat!==!1&&n().server.company),c=N(()=>!!n().server.report&&n().screen.reading&&!n().moment),l=F(0),u=F(void 0),d=F(void 0);Wl({get sitting(){return n()},get game(){return H(i)},get rules(){return $.server.game(H(i))?.rules},beside:()=>r.current,area:()=>H(u),laid:()=>H(l),face:e=>Ds(H(i),e,$.server.cards[H(i)]?.get(e)),called:e=>e<=-2?n().server.name(-2-e):f(e),tell:(e,t)=>Ts(H(i),e,t),groups:e=>Os(H(i),e,n().shown?.view,$.server.cards[H(i)])}),Pn(()=>{n().screen.unread&&(n().screen.aside||r.current)&&(n().screen.unread=0)}),Pn(()=>(n().id,ef));function f(e){let t=n().shown?.view.cards[e];return t?Ds(H(i),t,$.server.cards[H(i)]?.get(t)).name:``}function p(e){if(Hl(e)||Dl())return;let t=n().moment?m(e):h(e);t&&(e.preventDefault(),t())}function m({key:e,shiftKey:t}){let{at:r,end:i}=n().moment;return{ArrowLeft:()=>void(t?n().back.turn(-1):n().back.to(r-1)),ArrowRight:()=>void(t?n().back.turn(1):n().back.to(r+1)),PageUp:()=>void n().back.turn(-1),PageDown:()=>void n().back.turn(1),Home:()=>void n().back.to(0),End:()=>void n().back.to(i)," ":()=>n().back.play(),Escape:()=>Xd.open||n().screen.notice?y():n().backToNow()}[e]??g[e]??g[e.toLowerCase()]}function h(e){let t=e.key.toLowerCase();return Vl(e.key)?()=>zl(e.key,e.shiftKey):/^[1-9]$/.test(e.key)?()=>H(d)?.digit(e.key):_[e.key]??_[t]??g[e.key]??g[t]??H(d)?.letterDeed(t)}let g={l:()=>n().screen.aside=!n().screen.aside,v,z:()=>Xd.seen&&Qd(Xd.seen),F1:()=>n().screen.helping=!0},_={u:()=>void n().undo(),h:()=>void n().askHint(),"?":b,Escape:y," ":()=>n().skip()};function v(){Pd.plain=!Pd.plain,Fd()}function y(){Xd.open?$d():n().screen.aside?n().screen.aside=!1:n().asking.menu.length||n().asking.begun?n().asking.clear():n().screen.notice=n().screen.hint=null}function b(){Xd.seen?.deed&&n().asking.question?n().whyNot(Xd.seen.deed):n().screen.helping=!0}function x(e){return!!H(u)&&!!e&&(H(u).contains(e)||e.contains(H(u)))}function S(e){let{asking:t}=n();e.key===`Enter`&&t.whole&&(!e.ctrlKey&&!e.metaKey&&(!t.begun||Dl()||!x(document.activeElement)||Ml(document.activeElement)===`legal`&&t.picked.length<t.question.high)||(e.preventDefault(),t.confirm()))}var C=Xr();zr(`keydown`,mn,e=>{S(e),p(e)});var w=R(C),T=e=>{og(e,{get sitting(){return n()}})},ee=e=>{var t=sg(),n=z(t,!0);V(e=>q(n,e),[()=>Q(`opening`)]),K(e,t)},E=e=>{var t=dg(),r=R(t);let i;var f=L(r),p=L(f),m=L(p),h=e=>{uh(e,{get sitting(){return n()}})},g=e=>{hf(e,{})},_=e=>{xp(e,{})},v=e=>{var t=cg();Si(L(t),()=>H(a),(e,t)=>{t(e,{get view(){return n().shown.view}})}),A(t),Ti(t,()=>()=>void I(l,jr(()=>n().step),!0)),K(e,t)};J(m,e=>{n().covered?e(h):H(c)?e(g,1):Pd.plain||!H(a)?e(_,2):e(v,-1)}),A(p),ua(p,e=>I(u,e),()=>H(u));var y=B(p,2);Th(y,{get sitting(){return n()}});var b=B(y,2),x=e=>{Sf(e,{})},S=e=>{ua(ed(e,{}),e=>I(d,e,!0),()=>H(d))};J(b,e=>{n().moment?e(x):!n().covered&&!H(c)&&e(S,1)}),A(f);var C=B(f,2),w=L(C),T=e=>{var t=lg(),r=R(t);Kp(L(r),{}),A(r);var i=B(r,2),a=e=>{var t=Xr();Si(R(t),()=>H(o),(e,t)=>{t(e,{get view(){return n().shown.view}})}),K(e,t)};J(i,e=>{H(o)&&e(a)});var s=B(i,2);tp(s,{}),Uf(B(s,2),{}),K(e,t)};J(w,e=>{n().covered||e(T)});var ee=B(w,2),E=e=>{ch(e,{get sitting(){return n()}})};J(ee,e=>{H(s)&&e(E)}),A(C),A(r);var D=B(r,2);X(D,23,()=>n().covered?[]:n().server.log.slice(-12),(e,t)=>n().server.log.length-Math.min(12,n().server.log.length)+t,(e,t)=>{var n=ug(),r=z(n,!0);V(()=>q(r,H(t).text)),K(e,n)}),A(D);var te=B(D,2);Kp(te,{sheet:!0});var ne=B(te,2);hh(ne,{get sitting(){return n()}}),rh(B(ne,2),{get sitting(){return n()}}),V((e,t)=>{i=Pi(r,1,`room whole svelte-vrg389`,null,i,{aside:n().screen.aside}),Z(C,`aria-label`,e),Z(D,`aria-label`,t)},[()=>Q(`beside`),()=>Q(`log`)]),K(e,t)};J(w,e=>{n().server.room?.status===`waiting`?e(T):!n().shown||!$.server.cards[H(i)]?e(ee,1):e(E,-1)}),K(e,C),M()}qe();var pg=G(`<span class="quiet"><!> </span>`),mg=G(`<li class="accented svelte-1xktl4u"><div class="svelte-1xktl4u"><b> </b> <span> </span> <!></div> <a class="button svelte-1xktl4u"> <span class="unseen"> </span></a></li>`),hg=G(`<ul class="svelte-1xktl4u"></ul>`),gg=G(`<p class="quiet"> </p>`),_g=G(`<h2 id="lobby" class="svelte-1xktl4u"> </h2> <!>`,1);function vg(e,t){j(t,!1),da();var n=_g(),r=R(n),i=z(r,!0),a=B(r,2),o=e=>{var t=hg();X(t,5,()=>$.server.lobby,e=>e.room,(e,t)=>{var n=mg();let r;var i=L(n),a=L(i),o=z(a,!0),s=B(a,2),c=z(s,!0),l=B(s,2),u=e=>{var n=pg(),r=L(n);Ks(r,{get path(){return Rh}});var i=B(r);A(n),V(e=>q(i,` ${e??``}`),[()=>Qh(H(t).clock)]),K(e,n)};J(l,e=>{H(t).clock&&e(u)}),A(i);var d=B(i,2),f=L(d),p=z(B(f));A(d),A(n),V((e,i,a,s,l)=>{r=Ii(n,``,r,{"--accent":e}),q(o,i),q(c,a),Z(d,`href`,`#/room/${H(t).room??``}`),q(f,`${s??``} `),q(p,`: ${l??``}`)},[()=>bs(H(t).game)?.accent??285,()=>$.server.game(H(t).game)?.title??H(t).game,()=>H(t).seats.map($h).join(` · `),()=>Q(`join`),()=>$.server.game(H(t).game)?.title]),K(e,n)}),A(t),K(e,t)},s=e=>{var t=gg(),n=z(t,!0);V(e=>q(n,e),[()=>Q(`no-rooms`)]),K(e,t)};J(a,e=>{$.server.lobby.length?e(o):e(s,-1)}),V(e=>q(i,e),[()=>Q(`lobby`)]),K(e,n),M()}var yg=G(`<div class="page"><h1> </h1> <section class="panel" aria-labelledby="lobby"><!></section> <p class="quiet"> </p> <p><a class="button" href="#/"> </a></p></div>`);function bg(e,t){j(t,!1),da();var n=yg(),r=L(n),i=z(r,!0),a=B(r,2);vg(L(a),{}),A(a);var o=B(a,2),s=z(o,!0),c=B(o,2),l=z(L(c),!0);A(c),A(n),V((e,t,n)=>{q(i,e),q(s,t),q(l,n)},[()=>Q(`lobby-title`),()=>Q(`lobby-how`),()=>Q(`new-game`)]),K(e,n),M()}var xg=Jr(`<g class="hued svelte-1euhzuk"><circle class="disc svelte-1euhzuk" cx="12" cy="12" r="17"></circle><path class="emblem svelte-1euhzuk"></path></g>`),Sg=G(`<label class="game accented svelte-1euhzuk"><svg viewBox="0 0 330 100" aria-hidden="true" class="svelte-1euhzuk"><pattern patternUnits="userSpaceOnUse" patternTransform="scale(1.3)" class="svelte-1euhzuk"><path class="tile svelte-1euhzuk"></path></pattern><rect x="-400" y="-200" width="1130" height="500" class="svelte-1euhzuk"></rect><!></svg> <input type="radio" name="game" class="svelte-1euhzuk"/> <span class="title svelte-1euhzuk"> </span> <span class="seats svelte-1euhzuk"> </span></label>`);function Cg(e,t){let n=Zr();j(t,!0);let r=[],i=_a(t,`chosen`,15),a=N(()=>bs(t.game.name)),o=N(()=>Object.keys(H(a)?.looks??{}).filter(Boolean).slice(0,10).map(e=>Es(t.game.name,e))),s=N(()=>Ms[Es(t.game.name,``).pattern]);var c=Sg();let l;var u=L(c),d=L(u),f=z(d),p=B(d);X(B(p),17,()=>H(o),Y,(e,t,n)=>{let r=N(()=>H(o).length>1?n/(H(o).length-1):.5);var i=xg();let a;var s=B(L(i));A(i),V(e=>{Z(i,`transform`,`translate(${12+H(r)*282} ${e??``})`),a=Ii(i,``,a,{"--hue":H(t).hue}),Z(s,`d`,H(t).emblem)},[()=>58-Math.sin(H(r)*Math.PI)*40]),K(e,i)}),A(u);var m=B(u,2);Ji(m);var h,g=B(m,2),_=z(g,!0),v=z(B(g,2),!0);A(c),V(e=>{l=Ii(c,``,l,{"--accent":H(a)?.accent??285}),Z(d,`id`,n),Z(d,`width`,H(s).size[0]),Z(d,`height`,H(s).size[1]),Z(f,`d`,H(s).path),Z(p,`fill`,`url(#${n})`),h!==(h=t.game.name)&&(m.value=(m.__value=h)??``),q(_,t.game.title),q(v,e)},[()=>Q(`players-range`,{low:t.game.seats[0],high:t.game.seats[1]})]),na(r,[],m,()=>(t.game.name,i()),i),K(e,c),M()}var wg=G(`<label class="field seed svelte-12h2tvw"> <input name="seed" type="number" min="0" max="999999999999" step="1"/></label>`),Tg=G(`<label class="check"><input name="hints" type="checkbox"/> </label> <label class="check"><input name="chat" type="checkbox"/> </label>`,1),Eg=G(`<option> </option>`),Dg=G(`<select><option> </option><!></select>`),Og=G(`<label class="field"> <input type="number" min="0"/></label>`),kg=G(`<div class="times svelte-12h2tvw"></div>`),Ag=G(`<fieldset><legend class="svelte-12h2tvw"> </legend> <p class="quiet help svelte-12h2tvw"> </p> <!></fieldset>`),jg=G(`<details class="panel svelte-12h2tvw"><summary class="svelte-12h2tvw"> </summary> <div class="settings svelte-12h2tvw"><fieldset><legend class="svelte-12h2tvw"> </legend> <label class="check"><input name="clock" type="checkbox"/> </label> <div class="times svelte-12h2tvw"><label class="field"> <input name="minutes" type="number" min="1" max="720" step="any" required=""/></label> <label class="field"> <input name="increment" type="number" min="0" max="3600" required=""/></label></div></fieldset> <fieldset><legend class="svelte-12h2tvw"> </legend> <label class="check"><input name="ask-all" type="checkbox"/> </label> <!> <p class="quiet help svelte-12h2tvw"> </p></fieldset> <!></div></details>`);function Mg(e,t){j(t,!0);let n=_a(t,`wish`,7),r=N(()=>Dd(n().seats)),i=N(()=>kd(t.game,n().seats).filter(e=>e.kind!==`flag`)),a=N(()=>n().seats.map((e,t)=>t?Q(`player`,{n:t+1}):$.server.me?.name??``));function o({name:e},t){let{[e]:r,...i}=n().options;n().options=t===``?i:{...i,[e]:Number(t)}}function s({name:e,high:t=0},r,i){let a=n().seats.map((t,n)=>c(e,n));a[r]=Math.min(Math.max(Math.floor(Number(i))||0,0),t),n().options[e]=a}function c(e,t){let r=n().options[e];return Array.isArray(r)?Number(r[t]??0):0}var l=jg(),u=L(l),d=z(u,!0),f=B(u,2),p=L(f),m=L(p),h=z(m,!0),g=B(m,2),_=L(g);Ji(_);var v=B(_);A(g);var y=B(g,2),b=L(y),x=L(b),S=B(x);Ji(S),A(b);var C=B(b,2),w=L(C),T=B(w);Ji(T),A(C),A(y),A(p);var ee=B(p,2),E=L(ee),D=z(E,!0),te=B(E,2),ne=L(te);Ji(ne);var re=B(ne);A(te);var ie=B(te,2),ae=e=>{var t=wg(),n=L(t),r=B(n);Ji(r),A(t),V(e=>q(n,`${e??``} `),[()=>Q(`game-seed`)]),ea(r,()=>Ed.seed,e=>Ed.seed=e),K(e,t)},oe=e=>{var t=Tg(),n=R(t),r=L(n);Ji(r);var i=B(r);A(n);var a=B(n,2),o=L(a);Ji(o);var s=B(o);A(a),V((e,t)=>{q(i,` ${e??``}`),q(s,` ${t??``}`)},[()=>Q(`hints-too`),()=>Q(`chat-on`)]),ra(r,()=>Ed.wish.hints,e=>Ed.wish.hints=e),ra(o,()=>Ed.wish.chat,e=>Ed.wish.chat=e),K(e,t)};J(ie,e=>{H(r)?e(oe,-1):e(ae)});var se=z(B(ie,2),!0);A(ee),X(B(ee,2),17,()=>H(i),e=>e.name,(e,t)=>{var r=Ag(),i=L(r),l=z(i,!0),u=B(i,2),d=z(u,!0),f=B(u,2),p=e=>{var r=Dg(),i=L(r),s=z(i,!0);i.value=i.__value=``,X(B(i),17,()=>H(a),Y,(e,t,n)=>{var r=Eg(),i=z(r,!0);r.value=r.__value=n,V(()=>q(i,H(t))),K(e,r)}),A(r);var c;Bi(r),V(e=>{Z(r,`name`,H(t).name),Z(r,`aria-label`,H(t).title),q(s,e),c!==(c=n().options[H(t).name]??``)&&(r.value=(r.__value=c)??``,zi(r,c))},[()=>Q(`by-chance`)]),U(`change`,r,e=>o(H(t),e.currentTarget.value)),K(e,r)},m=e=>{var n=kg();X(n,21,()=>H(a),Y,(e,n,r)=>{var i=Og(),a=L(i),o=B(a);Ji(o),A(i),V(e=>{q(a,`${H(n)??``} `),Z(o,`name`,`${H(t).name??``}-${r+1}`),Z(o,`max`,H(t).high),Yi(o,e)},[()=>c(H(t).name,r)]),U(`change`,o,e=>s(H(t),r,e.currentTarget.value)),K(e,i)}),A(n),K(e,n)};J(f,e=>{H(t).kind===`seat`?e(p):e(m,-1)}),A(r),V(()=>{q(l,H(t).title),q(d,H(t).help)}),K(e,r)}),A(f),A(l),V((e,t,n,r,i,a,o,s)=>{q(d,e),q(h,t),q(v,` ${n??``}`),q(x,`${r??``} `),S.disabled=!Ed.wish.clock,q(w,`${i??``} `),T.disabled=!Ed.wish.clock,q(D,a),q(re,` ${o??``}`),q(se,s)},[()=>Q(`settings`),()=>Q(`clock`),()=>Q(`clock-on`),()=>Q(`clock-minutes`),()=>Q(`clock-increment`),()=>Q(`table-settings`),()=>Q(`ask-all`),()=>Q(`undo-policy`,{people:H(r)?`yes`:`no`})]),ra(_,()=>Ed.wish.clock,e=>Ed.wish.clock=e),ea(S,()=>Ed.wish.minutes,e=>Ed.wish.minutes=e),ea(T,()=>Ed.wish.increment,e=>Ed.wish.increment=e),ra(ne,()=>Ed.wish.askAll,e=>Ed.wish.askAll=e),K(e,l),M()}W([`change`]);var Ng=G(`<label class="svelte-1mtti22"><input class="unseen svelte-1mtti22" type="radio"/> <!> <span class="svelte-1mtti22"> </span></label>`),Pg=G(`<option class="svelte-1mtti22"> </option>`),Fg=G(`<label class="field svelte-1mtti22"> <select class="svelte-1mtti22"></select></label>`),Ig=G(`<p class="quiet svelte-1mtti22"> </p>`),Lg=G(`<fieldset class="svelte-1mtti22"><legend class="unseen"> </legend> <div class="ways svelte-1mtti22"></div> <!></fieldset>`);function Rg(e,t){j(t,!0);let n=[],r=_a(t,`seat`,7),i=[[`bot`,Nh],[`me`,Ph],[`open`,Fh],[`lobby`,Ih]];var a=Lg(),o=L(a),s=z(o,!0),c=B(o,2);X(c,21,()=>i,Y,(e,i)=>{var a=N(()=>b(H(i),2));let o=()=>H(a)[0],s=()=>H(a)[1];var c=Ng(),l=L(c);Ji(l);var u,d=B(l,2);Ks(d,{get path(){return s()}});var f=z(B(d,2),!0);A(c),V(e=>{Z(l,`name`,`seat-${t.number??``}`),u!==(u=o())&&(l.value=(l.__value=u)??``),q(f,e)},[()=>Q(`against`,{who:o()})]),na(n,[],l,()=>(o(),r().who),e=>r().who=e),K(e,c)}),A(c);var l=B(c,2),u=e=>{var n=Fg(),i=L(n),a=B(i);X(a,21,()=>t.game.bots,Y,(e,t)=>{var n=Pg(),r=z(n,!0),i={};V(e=>{q(r,e),i!==(i=H(t).kind)&&(n.value=(n.__value=i)??``)},[()=>Q(`bot-level`,{...H(t)})]),K(e,n)}),A(a),Bi(a),A(n),V(e=>{q(i,`${e??``} `),Z(a,`name`,`bot-${t.number??``}`)},[()=>Q(`level`)]),Vi(a,()=>r().bot,e=>r().bot=e),K(e,n)},d=e=>{var t=Ig(),n=z(t,!0);V(e=>q(n,e),[()=>Q(`against-more`,{who:r().who})]),K(e,t)};J(l,e=>{r().who===`bot`?e(u):e(d,-1)}),A(a),V(e=>q(s,e),[()=>Q(`player`,{n:t.number})]),K(e,a),M()}var zg=G(`<label><input type="checkbox"/> <span><b class="svelte-dovu5w"> </b> <span class="quiet svelte-dovu5w"> </span></span></label>`),Bg=G(`<fieldset><legend class="svelte-dovu5w"> </legend> <!></fieldset>`);function Vg(e,t){j(t,!0);let n=_a(t,`wish`,7),r=N(()=>kd(t.game,n().seats).filter(e=>e.kind===`flag`)),i=N(()=>Ad(t.game,n())),a=(e=[])=>e.some(e=>e in H(i));var o=Xr(),s=R(o),c=e=>{var t=Bg(),o=L(t),s=z(o,!0);X(B(o,2),17,()=>H(r),e=>e.name,(e,t)=>{var r=zg();let o;var s=L(r);Ji(s);var c=B(s,2),l=L(c),u=z(l,!0),d=z(B(l,2),!0);A(c),A(r),V((e,n)=>{o=Pi(r,1,`check svelte-dovu5w`,null,o,{off:e}),Z(s,`name`,H(t).name),s.disabled=n,Xi(s,H(i)[H(t).name]===!0),q(u,H(t).title),q(d,H(t).help)},[()=>a(H(t).without),()=>a(H(t).without)]),U(`change`,s,e=>n().options[H(t).name]=e.currentTarget.checked),K(e,r)}),A(t),V(e=>q(s,e),[()=>Q(`variants`)]),K(e,t)};J(s,e=>{H(r).length&&e(c)}),K(e,o),M()}W([`change`]);var Hg=G(`<p class="quiet"> </p>`),Ug=G(`<label class="svelte-hm7qji"><input class="unseen svelte-hm7qji" type="radio" name="players"/> </label>`),Wg=G(`<fieldset class="counts svelte-hm7qji"><legend class="svelte-hm7qji"> </legend> <!></fieldset>`),Gg=G(`<section class="panel svelte-hm7qji"><h2 class="svelte-hm7qji"> </h2> <!> <!></section>`),Kg=G(`<p class="learn svelte-hm7qji"><a class="svelte-hm7qji"> </a></p> <div class="seats svelte-hm7qji"><section class="panel svelte-hm7qji" aria-labelledby="seat-1"><h2 id="seat-1" class="svelte-hm7qji"> </h2> <!> <!> <!></section> <!></div> <!>`,1),qg=G(`<li class="svelte-hm7qji"><a class="button svelte-hm7qji"> </a></li>`),Jg=G(`<section class="panel" aria-labelledby="left"><h2 id="left" class="svelte-hm7qji"> </h2> <ul class="svelte-hm7qji"></ul></section>`),Yg=G(`<p class="error" role="alert"> </p>`),Xg=G(`<div class="bar svelte-hm7qji"><!> <button form="start" class="main go svelte-hm7qji"> </button></div>`),Zg=G(`<div class="start whole svelte-hm7qji"><div class="page"><div class="hello svelte-hm7qji"><h1 class="svelte-hm7qji"> </h1> <p class="svelte-hm7qji"> </p></div> <form id="start" class="svelte-hm7qji"><fieldset class="games svelte-hm7qji"><legend class="unseen"> </legend> <!></fieldset> <!></form> <div class="beside svelte-hm7qji"><!> <section class="panel" aria-labelledby="lobby"><!></section> <section class="panel" aria-labelledby="saved"><h2 id="saved" class="svelte-hm7qji"> </h2> <p class="quiet svelte-hm7qji"> </p> <label class="button file svelte-hm7qji"> <input class="unseen svelte-hm7qji" type="file" accept=".json,application/json"/></label></section></div></div></div> <!>`,1);function Qg(e,t){j(t,!0);let n=F(``),r=F(!1),i=N(()=>$.server.game(Ed.wish.game)),a=N(()=>H(i)&&Ed.of(H(i))),o=N(()=>H(i)&&H(a)?Ad(H(i),H(a)):{}),s=N(()=>H(i)?Array.from({length:H(i).seats[1]-H(i).seats[0]+1},(e,t)=>H(i).seats[0]+t):[]);async function c(e){I(n,``),I(r,!0);try{await e()}catch(e){I(n,e instanceof gl?e.message:Q(`lost`),!0)}I(r,!1)}function l(e){if(e.preventDefault(),!H(i)||!H(a))return;Ed.keep();let t=Dd(H(a).seats)||!Number.isInteger(Ed.seed)?{}:{seed:Ed.seed},n={...jd(H(i),Ed.wish,H(a)),...t};c(()=>$.create(H(i).name,Od(H(i),H(a).seats),n))}async function u(e){let t=e.currentTarget.files?.[0];e.currentTarget.value=``,t&&await c(async()=>$.load(await t.text()))}var d=Zg(),f=R(d),p=L(f),m=L(p),h=L(m),g=z(h,!0),_=z(B(h,2),!0);A(m);var v=B(m,2),y=L(v),b=L(y),x=z(b,!0);X(B(b,2),17,()=>$.server.games,e=>e.name,(e,t)=>{Cg(e,{get game(){return H(t)},get chosen(){return Ed.wish.game},set chosen(e){Ed.wish.game=e}})}),A(y);var S=B(y,2),C=e=>{var t=Kg(),n=R(t),r=L(n),c=z(r,!0);A(n);var l=B(n,2),u=L(l),d=L(u),f=z(d,!0),p=B(d,2),m=e=>{var t=Xr();pi(R(t),()=>H(i).name,e=>{{let t=N(()=>Q(`your-deck`,{what:H(i).decks}));Zh(e,{get game(){return H(i)},get label(){return H(t)},seat:0,get options(){return H(o)},get deck(){return H(a).seats[0].deck},set deck(e){H(a).seats[0].deck=e}})}}),K(e,t)},h=e=>{var t=Hg(),n=z(t,!0);V(e=>q(n,e),[()=>Q(`no-decks`)]),K(e,t)};J(p,e=>{H(i).decks?e(m):e(h,-1)});var g=B(p,2),_=e=>{var t=Wg(),n=L(t),r=z(n,!0);X(B(n,2),17,()=>H(s),Y,(e,t)=>{var n=Ug(),r=L(n);Ji(r);var o=B(r);A(n),V(()=>{Yi(r,H(t)),Xi(r,H(a).seats.length===H(t)),q(o,` ${H(t)??``}`)}),U(`change`,r,()=>Ed.resize(H(i),H(t))),K(e,n)}),A(t),V(e=>q(r,e),[()=>Q(`how-many`)]),K(e,t)};J(g,e=>{H(s).length>1&&e(_)}),Vg(B(g,2),{get game(){return H(i)},get wish(){return H(a)}}),A(u),X(B(u,2),19,()=>H(a).seats.slice(1),(e,t)=>`${H(i).name} ${t}`,(e,t,n)=>{var r=Gg(),a=L(r),s=z(a,!0),c=B(a,2);{let e=N(()=>H(n)+2);Rg(c,{get game(){return H(i)},get seat(){return H(t)},get number(){return H(e)}})}var l=B(c,2),u=e=>{{let r=N(()=>Q(`their-deck`,{what:H(i).decks})),a=N(()=>H(n)+1);Zh(e,{get game(){return H(i)},get label(){return H(r)},get seat(){return H(a)},get options(){return H(o)},get deck(){return H(t).deck},set deck(e){H(t).deck=e}})}};J(l,e=>{H(i).decks&&(H(t).who===`bot`||H(t).who===`me`)&&e(u)}),A(r),V(e=>{Z(r,`aria-labelledby`,`seat-${H(n)+2}`),Z(a,`id`,`seat-${H(n)+2}`),q(s,e)},[()=>Q(`player`,{n:H(n)+2})]),K(e,r)}),A(l),Mg(B(l,2),{get game(){return H(i)},get wish(){return H(a)}}),V((e,t)=>{Z(r,`href`,`#/learn/${H(i).name??``}`),q(c,e),q(f,t)},[()=>Q(`learn`,{game:H(i).title}),()=>Q(`you-play`,{name:$.server.me?.name??``})]),K(e,t)};J(S,e=>{H(i)&&H(a)&&e(C)}),A(v);var w=B(v,2),T=L(w),ee=e=>{var t=Jg(),n=L(t),r=z(n,!0),i=B(n,2);X(i,21,()=>$.screen.left,e=>e.room,(e,t)=>{var n=qg(),r=L(n),i=z(r,!0);A(n),V(e=>{Z(r,`href`,`#/room/${H(t).room??``}`),q(i,e)},[()=>Q(`go-on-with`,{game:$.server.game(H(t).game)?.title??H(t).game,names:H(t).names.filter(Boolean).join(`, `)||Q(`open-seat`)})]),K(e,n)}),A(i),A(t),V(e=>q(r,e),[()=>Q(`go-on`)]),K(e,t)};J(T,e=>{$.screen.left.length&&e(ee)});var E=B(T,2);vg(L(E),{}),A(E);var D=B(E,2),te=L(D),ne=z(te,!0),re=B(te,2),ie=z(re,!0),ae=B(re,2),oe=L(ae),se=B(oe);A(ae),A(D),A(w),A(p),A(f);var ce=B(f,2),le=e=>{var t=Xg(),a=L(t),o=e=>{var t=Yg(),r=z(t,!0);V(()=>q(r,H(n))),K(e,t)};J(a,e=>{H(n)&&e(o)});var s=B(a,2),c=z(s,!0);A(t),V(e=>{s.disabled=H(r),q(c,e)},[()=>Q(`go`,{game:H(i).title})]),K(e,t)};J(ce,e=>{H(i)&&e(le)}),V((e,t,n,r,i,a)=>{q(g,e),q(_,t),q(x,n),q(ne,r),q(ie,i),q(oe,`${a??``} `)},[()=>Q(`welcome`),()=>Q(`welcome-more`),()=>Q(`pick-game`),()=>Q(`saved-games`),()=>Q(`saved-games-more`),()=>Q(`load`)]),zr(`submit`,v,l),U(`change`,se,u),K(e,d),M()}W([`change`]);var $g=G(`<option> </option>`),e_=G(`<label class="svelte-lmcdgk"><input type="checkbox" class="svelte-lmcdgk"/> </label>`),t_=G(`<label class="svelte-lmcdgk"><span> </span> <input type="range" min="5" max="100" step="5" class="svelte-lmcdgk"/></label>`),n_=G(`<section class="preferences" aria-labelledby="preferences"><h3 id="preferences" class="svelte-lmcdgk"> </h3> <label class="svelte-lmcdgk"><span> </span> <select class="svelte-lmcdgk"></select></label> <label class="svelte-lmcdgk"><input type="checkbox" class="svelte-lmcdgk"/> </label> <!> <label class="svelte-lmcdgk"><input type="checkbox" class="svelte-lmcdgk"/> </label> <!> <!></section>`);function r_(e,t){j(t,!0);let n=[0,400,900,1800];function r(){Fd(),Pd.sound&&ja(`turn`,Pd.volume)}async function i(e){Pd.alert=e&&await Notification.requestPermission()===`granted`,e&&!Pd.alert&&t.sitting.screen.say(Q(`alert-refused`),!0),Fd()}var a=n_(),o=L(a),s=z(o,!0),c=B(o,2),l=L(c),u=z(l,!0),d=B(l,2);X(d,21,()=>n,Y,(e,t)=>{var n=$g(),r=z(n,!0),i={};V(e=>{q(r,e),i!==(i=H(t))&&(n.value=(n.__value=i)??``)},[()=>Q(`pace-of`,{n:H(t)})]),K(e,n)}),A(d),Bi(d),A(c);var f=B(c,2),p=L(f);Ji(p);var m=B(p);A(f);var h=B(f,2),g=e=>{var n=e_(),r=L(n);Ji(r);var i=B(r);A(n),V(e=>{Xi(r,t.sitting.server.room.order??!1),q(i,` ${e??``}`)},[()=>Q(`auto-order`)]),U(`change`,r,e=>t.sitting.order(e.currentTarget.checked)),K(e,n)};J(h,e=>{t.sitting.server.room?.yours.length&&e(g)});var _=B(h,2),v=L(_);Ji(v);var y=B(v);A(_);var b=B(_,2),x=e=>{var t=t_(),n=L(t),i=z(n,!0),a=B(n,2);Ji(a),A(t),V(e=>q(i,e),[()=>Q(`volume`)]),U(`change`,a,r),ea(a,()=>Pd.volume,e=>Pd.volume=e),K(e,t)};J(b,e=>{Pd.sound&&e(x)});var S=B(b,2),C=e=>{var t=e_(),n=L(t);Ji(n);var r=B(n);A(t),V(e=>{Xi(n,Pd.alert),q(r,` ${e??``}`)},[()=>Q(`alert`)]),U(`change`,n,e=>i(e.currentTarget.checked)),K(e,t)};J(S,e=>{`Notification`in window&&e(C)}),A(a),V((e,t,n,r)=>{q(s,e),q(u,t),q(m,` ${n??``}`),q(y,` ${r??``}`)},[()=>Q(`preferences`),()=>Q(`pace`),()=>Q(`quick`),()=>Q(`sound`)]),U(`change`,d,function(...e){Fd?.apply(this,e)}),Vi(d,()=>Pd.pace,e=>Pd.pace=e),U(`change`,p,function(...e){Fd?.apply(this,e)}),ra(p,()=>Pd.quick,e=>Pd.quick=e),U(`change`,v,r),ra(v,()=>Pd.sound,e=>Pd.sound=e),K(e,a),M()}W([`change`]);var i_=G(`<button> </button>`),a_=G(`<li class="svelte-wqhtv4"><span><b> </b> <!> </span> <!></li>`),o_=G(`<section class="seats" aria-labelledby="seats"><h3 id="seats" class="svelte-wqhtv4"> </h3> <ul class="svelte-wqhtv4"></ul> <p class="svelte-wqhtv4"> </p></section>`);function s_(e,t){j(t,!0);let n=N(()=>t.sitting.server.room);function r(e){return e.out?Q(`is-out`,{why:e.out}):e.kind===`person`?e.bot?Q(`is-played`):Q(e.here?`is-here`:`is-gone`):Q(`is-computer`)}var i=o_(),a=L(i),o=z(a,!0),s=B(a,2);X(s,21,()=>H(n).seats,Y,(e,i,a)=>{let o=N(()=>H(n).yours.includes(a));var s=a_(),c=L(s),l=L(c),u=z(l,!0),d=B(l,2),f=e=>{var t=Yr();V(e=>q(t,`(${e??``})`),[()=>Q(`you`)]),K(e,t)};J(d,e=>{H(o)&&e(f)});var p=B(d);A(c);var m=B(c,2),h=e=>{var r=Xr(),s=R(r),c=e=>{var n=i_(),r=z(n,!0);V(e=>q(r,e),[()=>Q(`take-back`,{name:t.sitting.server.name(a)})]),U(`click`,n,()=>t.sitting.take(a)),K(e,n)},l=e=>{var n=i_(),r=z(n,!0);V(e=>q(r,e),[()=>Q(`give-own`)]),U(`click`,n,()=>t.sitting.give(a)),K(e,n)},u=e=>{var n=i_(),r=z(n,!0);V(e=>q(r,e),[()=>Q(`give-seat`,{name:t.sitting.server.name(a)})]),U(`click`,n,()=>t.sitting.give(a)),K(e,n)};J(s,e=>{H(o)&&H(i).bot?e(c):H(o)?e(l,1):!H(i).here&&!H(i).bot&&H(n).yours.length&&e(u,2)}),K(e,r)};J(m,e=>{t.sitting.server.lasts&&H(i).kind===`person`&&!H(i).out&&e(h)}),A(s),V((e,t)=>{q(u,e),q(p,` – ${t??``}`)},[()=>t.sitting.server.name(a),()=>r(H(i))]),K(e,s)}),A(s);var c=z(B(s,2),!0);A(i),V((e,t)=>{q(o,e),q(c,t)},[()=>Q(`players`),()=>Q(`watching`,{n:H(n).watching})]),K(e,i),M()}W([`click`]);var c_=G(`<b class="unread svelte-n22gmb"> <span class="unseen svelte-n22gmb"> </span></b>`),l_=G(`<button class="bad svelte-n22gmb"> </button>`),u_=G(`<button> </button>`),d_=G(`<div class="tools svelte-n22gmb"><button class="flat svelte-n22gmb"><!> <span class="svelte-n22gmb"> </span> <kbd class="svelte-n22gmb">V</kbd></button> <button class="flat svelte-n22gmb"><!> <span class="svelte-n22gmb"> </span></button> <button class="flat svelte-n22gmb"><!> <span class="svelte-n22gmb"> </span></button> <button class="flat log-button svelte-n22gmb"><!> <span class="svelte-n22gmb"> </span> <!></button></div> <dialog class="svelte-n22gmb"><div class="menu svelte-n22gmb"><div class="head svelte-n22gmb"><h2> </h2> <button> <kbd>Esc</kbd></button></div> <!> <!> <div class="deeds svelte-n22gmb"><button> <kbd>F1</kbd></button> <a class="button"> </a> <button> </button> <a class="button" href="#/"> </a> <!></div></div></dialog>`,1);function f_(e,t){j(t,!0);let n=_a(t,`sitting`,7),r=F(void 0),i=F(!1);async function a(){Ea(await n().save()),H(r)?.close()}function o(e){e.detail>1||(H(r)?.close(),n().resign())}function s(){H(r)?.close(),n().screen.helping=!0}var c=d_(),l=R(c),u=L(l),d=L(u);Ks(d,{name:`eye`});var f=z(B(d,2),!0);De(2),A(u);var p=B(u,2),m=L(p);Ks(m,{name:`replay`});var h=z(B(m,2),!0);A(p);var g=B(p,2),_=L(g);Ks(_,{name:`menu`});var v=z(B(_,2),!0);A(g);var y=B(g,2),b=L(y);{let e=N(()=>n().screen.aside?`purged`:`log`);Ks(b,{get name(){return H(e)}})}var x=B(b,2),S=z(x,!0),C=B(x,2),w=e=>{var t=c_(),r=L(t),i=z(B(r),!0);A(t),V(e=>{q(r,`${n().screen.unread??``} `),q(i,e)},[()=>Q(`unread`)]),K(e,t)};J(C,e=>{n().screen.unread&&!n().screen.aside&&e(w)}),A(y),A(l);var T=B(l,2),ee=L(T),E=L(ee),D=L(E),te=z(D,!0),ne=B(D,2),re=L(ne);De(),A(ne),A(E);var ie=B(E,2),ae=e=>{s_(e,{get sitting(){return n()}})};J(ie,e=>{n().server.room&&e(ae)});var oe=B(ie,2);r_(oe,{get sitting(){return n()}});var se=B(oe,2),ce=L(se),le=L(ce);De(),A(ce);var ue=B(ce,2),de=z(ue,!0),fe=B(ue,2),pe=z(fe,!0),me=B(fe,2),he=z(me,!0),ge=B(me,2),_e=e=>{var t=Xr(),n=R(t),r=e=>{var t=l_(),n=z(t,!0);V(e=>q(n,e),[()=>Q(`resign-sure`)]),U(`click`,t,o),K(e,t)},a=e=>{var t=u_(),n=z(t,!0);V(e=>q(n,e),[()=>Q(`resign`)]),U(`click`,t,()=>I(i,!0)),K(e,t)};J(n,e=>{H(i)?e(r):e(a,-1)}),K(e,t)};J(ge,e=>{n().server.lasts&&n().server.seat>=0&&e(_e)}),A(se),A(ee),A(T),ua(T,e=>I(r,e),()=>H(r)),Ti(T,()=>El),V((e,t,r,i,a,o,s,c,l,d,m)=>{Z(u,`aria-pressed`,Pd.plain),q(f,e),p.disabled=!!n().moment||!n().server.table,q(h,t),q(v,r),Z(y,`aria-expanded`,n().screen.aside),q(S,i),Z(T,`aria-label`,a),q(te,o),q(re,`${s??``} `),q(le,`${c??``} `),Z(ue,`href`,`#/cards/${n().server.room?.game??``}`),q(de,l),q(pe,d),q(he,m)},[()=>Pd.plain?Q(`picture-view`):Q(`plain-view`),()=>Q(`replay`),()=>Q(`menu`),()=>n().screen.aside?Q(`close`):Q(`log`),()=>Q(`menu`),()=>Q(`menu`),()=>Q(`close`),()=>Q(`keys`),()=>Q(`cards`),()=>Q(`save`),()=>Q(`leave`)]),U(`click`,u,()=>{Pd.plain=!Pd.plain,Fd()}),U(`click`,p,()=>n().lookBack(n().server.table?.at??0)),U(`click`,g,()=>H(r)?.showModal()),U(`click`,y,()=>n().screen.aside=!n().screen.aside),zr(`close`,T,()=>I(i,!1)),U(`click`,ne,()=>H(r)?.close()),U(`click`,ce,s),U(`click`,fe,a),K(e,c),M()}W([`click`]);var p_=G(`<h1 class="where svelte-76h5ib"> </h1>`),m_=G(`<!> <!>`,1),h_=G(`<a class="svelte-76h5ib"> </a>`),g_=G(`&nbsp; <b class="count svelte-76h5ib"> </b>`,1),__=G(`<nav class="svelte-76h5ib"><a href="#/" class="svelte-76h5ib"> </a> <a href="#/cards" class="svelte-76h5ib"> </a> <!> <a href="#/lobby" class="svelte-76h5ib"> <!></a> <a href="#/players" class="svelte-76h5ib"><span class="me svelte-76h5ib"> </span></a></nav>`),v_=G(`<option> </option>`),y_=G(`<header class="svelte-76h5ib"><a class="brand svelte-76h5ib" href="#/"><img src="./icon.svg" alt="" width="28" height="28"/> <span class="svelte-76h5ib">Trivault</span></a> <!> <label class="language svelte-76h5ib"><span class="unseen"> </span> <select name="language" class="svelte-76h5ib"></select></label></header>`);function b_(e,t){j(t,!0);let n=N(()=>$.server.game($.sitting?.server.room?.game)),r=(...e)=>e.includes($.screen.route.page)?`page`:void 0;var i=y_(),a=B(L(i),2),o=e=>{var t=m_(),r=R(t),i=e=>{var t=p_(),r=z(t,!0);V(()=>q(r,H(n).title)),K(e,t)};J(r,e=>{H(n)&&e(i)}),f_(B(r,2),{get sitting(){return $.sitting}}),K(e,t)},s=e=>{var t=__(),n=L(t),i=z(n,!0),a=B(n,2),o=z(a,!0),s=B(a,2);X(s,17,()=>$.server.games.filter(e=>e.drafts),Y,(e,t)=>{var n=h_(),i=z(n,!0);V((e,r)=>{Z(n,`href`,`#/build/${H(t).name??``}`),Z(n,`aria-current`,e),q(i,r)},[()=>r(`build`),()=>Q(`builder`,{what:H(t).decks??``})]),K(e,n)});var c=B(s,2),l=L(c,!0),u=B(l),d=e=>{var t=g_(),n=z(B(R(t)),!0);V(()=>q(n,$.server.lobby.length)),K(e,t)};J(u,e=>{$.server.lobby.length&&e(d)}),A(c);var f=B(c,2),p=z(L(f),!0);A(f),A(t),V((e,r,s,u,d,m,h,g,_)=>{Z(t,`aria-label`,e),Z(n,`aria-current`,r),q(i,s),Z(a,`aria-current`,u),q(o,d),Z(c,`aria-current`,m),q(l,h),Z(f,`aria-current`,g),q(p,_)},[()=>Q(`pages`),()=>r(`start`),()=>Q(`play`),()=>r(`cards`),()=>Q(`cards`),()=>r(`lobby`),()=>Q(`lobby-short`),()=>r(`players`),()=>$.server.me?.account?$.server.me.name:Q(`players`)]),K(e,t)};J(a,e=>{$.screen.route.page===`room`&&$.sitting?e(o):e(s,-1)});var c=B(a,2),l=L(c),u=z(l,!0),d=B(l,2);X(d,21,()=>Object.entries($o),Y,(e,t)=>{var n=N(()=>b(H(t),2));let r=()=>H(n)[0],i=()=>H(n)[1];var a=v_(),o=z(a,!0),s={};V(()=>{Z(a,`lang`,r()),q(o,i()),s!==(s=r())&&(a.value=(a.__value=s)??``)}),K(e,a)}),A(d);var f;Bi(d),A(c),A(i),V(e=>{q(u,e),f!==(f=as.lang)&&(d.value=(d.__value=f)??``,zi(d,f))},[()=>Q(`language`)]),U(`change`,d,e=>$.speak(e.currentTarget.value)),K(e,i),M()}W([`change`]);var x_=G(`<p class="lost svelte-1n46o8q" role="status"> </p>`),S_=G(`<p class="error svelte-1n46o8q" role="alert"> </p>`),C_=G(`<a class="jump svelte-1n46o8q" href="#main"> </a> <div class="app svelte-1n46o8q"><!> <!> <main id="main" tabindex="-1" class="svelte-1n46o8q"><!> <!></main></div> <!>`,1);function w_(e,t){j(t,!0);let n=N(()=>$.screen.route),r=N(()=>!!$.sitting?.asking.question&&H(n).page===`room`),i=N(()=>H(n).page===`cards`&&H(n).card&&$.server.known[H(n).game]?H(n):$.screen.reading),a=F(void 0),o=$.screen.route.page;Pn(()=>{let{page:e}=H(n);e!==o&&(o=e,e!==`room`&&Or().then(()=>{H(a)?.focus(),scrollTo(0,0)}))});function s(){$.screen.reading=null,H(n).page===`cards`&&H(n).card&&location.replace(`#/cards/${H(n).game}`)}var c=C_();wi(`1n46o8q`,e=>{Vn(e=>{hn.title=e??``},[()=>H(r)?`● ${Q(`your-turn`)} – Trivault`:`Trivault`])});var l=R(c),u=z(l,!0),d=B(l,2),f=L(d);b_(f,{});var p=B(f,2),m=e=>{var t=x_(),n=z(t,!0);V(e=>q(n,e),[()=>Q(`lost`)]),K(e,t)};J(p,e=>{$.link.state===`lost`&&e(m)});var h=B(p,2),g=L(h),_=e=>{var t=S_(),n=z(t,!0);V(()=>q(n,$.screen.error)),K(e,t)};J(g,e=>{$.screen.error&&e(_)});var v=B(g,2),y=e=>{fg(e,{get sitting(){return $.sitting}})},b=e=>{Nm(e,{get game(){return H(n).game}})},x=e=>{var t=Xr();pi(R(t),()=>H(n).game,e=>{{let t=N(()=>$.server.game(H(n).game));Cm(e,{get game(){return H(t)}})}}),K(e,t)},S=N(()=>H(n).page===`build`&&$.server.game(H(n).game)?.drafts),C=e=>{{let t=N(()=>$.server.game(H(n).game));zm(e,{get game(){return H(t)}})}},w=N(()=>H(n).page===`learn`&&$.server.game(H(n).game)),T=e=>{bg(e,{})},ee=e=>{Zm(e,{})},E=e=>{Qg(e,{})};J(v,e=>{H(n).page===`room`&&$.sitting?e(y):H(n).page===`cards`?e(b,1):H(S)?e(x,2):H(w)?e(C,3):H(n).page===`lobby`?e(T,4):H(n).page===`players`?e(ee,5):e(E,-1)}),A(h),ua(h,e=>I(a,e),()=>H(a)),A(d);var D=B(d,2),te=e=>{var t=Xr();pi(R(t),()=>`${H(i).game} ${H(i).card}`,e=>{nh(e,{get game(){return H(i).game},get card(){return H(i).card},shut:s})}),K(e,t)};J(D,e=>{H(i)&&e(te)}),V(e=>q(u,e),[()=>Q(`to-content`)]),U(`click`,l,e=>{e.preventDefault(),H(a)?.focus()}),K(e,c),M()}W([`click`]),oi(w_,{target:document.getElementById(`app`)}),$.open();export{B as $,Ii as A,Xr as B,ca as C,Z as D,Ji as E,Y as F,U as G,Jr as H,pi as I,V as J,H as K,J as L,Oi as M,Ti as N,Vi as O,X as P,z as Q,q as R,ua as S,ea as T,Zr as U,G as V,W,L as X,Pn as Y,R as Z,Es as _,Vf as a,j as at,Fa as b,Ul as c,g as ct,dl as d,dn as et,zc as f,Ps as g,Us as h,qf as i,M as it,Pi as j,Bi as k,kl as l,b as lt,Ks as m,fp as n,F as nt,$ as o,De as ot,tc as p,Or as q,lp as r,N as rt,Xd as s,A as st,Ap as t,I as tt,Fl as u,Q as v,ra as w,_a as x,Pa as y,K as z};