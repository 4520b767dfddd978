var e=Array.isArray,t=Array.prototype.indexOf,n=Array.prototype.includes,r=Array.from,i=Object.defineProperty,a=Object.getOwnPropertyDescriptor,o=Object.getOwnPropertyDescriptors,s=Object.prototype,c=Array.prototype,l=Object.getPrototypeOf,u=Object.isExtensible;function d(e){return typeof e==`function`}var f=()=>{};function p(e){return e()}function m(e){for(var t=0;t<e.length;t++)e[t]()}function h(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function g(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var _=1<<24,v=1024,y=2048,b=4096,x=8192,S=16384,C=32768,w=1<<25,T=65536,ee=1<<18,E=1<<19,D=1<<20,te=1<<25,ne=1<<21,re=1<<22,ie=1<<23,O=Symbol(`$state`),ae=Symbol(`component`),oe=Symbol(`legacy props`),se=Symbol(``),ce=Symbol(`attributes`),le=Symbol(`class`),ue=Symbol(`style`),de=Symbol(`text`),fe=Symbol(`form reset`),pe=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},me=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`),he={},ge=Symbol(`uninitialized`),_e=`http://www.w3.org/1999/xhtml`,ve=`http://www.w3.org/2000/svg`;function ye(){console.warn(`https://svelte.dev/e/derived_inert`)}function be(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function xe(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function Se(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var k=!1;function Ce(e){k=e}var we;function Te(e){if(e===null)throw be(),he;return we=e}function Ee(){return Te(Cn(we))}function A(e){if(k){if(Cn(we)!==null)throw be(),he;we=e}}function De(e=1){if(k){for(var t=e,n=we;t--;)n=Cn(n);we=n}}function Oe(e=!0){for(var t=0,n=we;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=Cn(n);e&&n.remove(),n=i}}function ke(e){if(!e||e.nodeType!==8)throw be(),he;return e.data}function Ae(e){return e===this.v}function je(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Me(e){return!je(e,this.v)}function Ne(e){throw Error(`https://svelte.dev/e/lifecycle_outside_component`)}function Pe(){throw Error(`https://svelte.dev/e/missing_context`)}function Fe(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function Ie(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function Le(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function Re(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function ze(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function Be(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function Ve(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function He(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function Ue(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function We(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function Ge(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}var Ke=!1;function qe(){Ke=!0}var Je=[];function Ye(e,t=!1,n=!1){return Xe(e,new Map,``,Je,null,n)}function Xe(t,n,r,i,a=null,o=!1){if(typeof t==`object`&&t){var c=n.get(t);if(c!==void 0)return c;if(t instanceof Map)return new Map(t);if(t instanceof Set)return new Set(t);if(e(t)){var u=Array(t.length);n.set(t,u),a!==null&&n.set(a,u);for(var d=0;d<t.length;d+=1){var f=t[d];d in t&&(u[d]=Xe(f,n,r,i,null,o))}return u}if(l(t)===s){u={},n.set(t,u),a!==null&&n.set(a,u);for(var p of Object.keys(t))u[p]=Xe(t[p],n,r,i,null,o);return u}if(t instanceof Date)return t.getTime(),structuredClone(t);if(typeof t.toJSON==`function`&&!o)return Xe(t.toJSON(),n,r,i,t)}if(t instanceof EventTarget)return t;try{return structuredClone(t)}catch{return t}}function Ze(e,t,n){let r={};return[()=>(n(r)||Pe(),e(r)),e=>t(r,e),()=>n(r)]}function Qe(e){let t=e.p;for(;t!==null&&t.c===null;)t=t.p;return t?.c??null}function $e(e,t){return e===null&&Ne(t),e.c??=new Map(Qe(e)||void 0)}var et=null;function tt(e){et=e}function nt(){return Ze(rt,it,at)}function rt(e){return $e(et,`getContext`).get(e)}function it(e,t){return $e(et,`setContext`).set(e,t),t}function at(e){return $e(et,`hasContext`).has(e)}function j(e,t=!1,n){et={p:et,i:!1,c:null,e:null,s:e,x:null,r:lr,l:Ke&&!t?{s:null,u:null,$:[]}:null}}function M(e){var t=et,n=t.e;if(n!==null){t.e=null;for(var r of n)In(r)}return e!==void 0&&(t.x=e),t.i=!0,et=t.p,ot(e)}function ot(e={}){return i(e,ae,{value:!0}),e}function st(){return!Ke||et!==null&&et.l===null}var ct=[];function lt(){var e=ct;ct=[],m(e)}function ut(e){if(ct.length===0&&!Bt){var t=ct;queueMicrotask(()=>{t===ct&&lt()})}ct.push(e)}function dt(){for(;ct.length>0;)lt()}var ft=~(y|b|v);function pt(e,t){e.f=e.f&ft|t}function mt(e){e.f&512||e.deps===null?pt(e,v):pt(e,b)}function ht(e,t){e.f&2048?t.set(e,y):e.f&4096&&t.get(e)!==2048&&t.set(e,b),pt(e,v)}function gt(e,t){if(t){let t=document.body;e.autofocus=!0,ut(()=>{document.activeElement===t&&e.focus()})}}function _t(e){k&&Sn(e)!==null&&wn(e)}var vt=!1;function yt(){vt||(vt=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[fe]?.()})},{capture:!0}))}function bt(e){var t=or,n=lr;cr(null),ur(null);try{return e()}finally{cr(t),ur(n)}}function xt(e,t,n,r=n){e.addEventListener(t,()=>bt(n));let i=e[fe];e[fe]=i?()=>{i(),r(!0)}:()=>r(!0),yt()}function St(e,t,n,r){let i=st()?Et:kt;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=lr,c=Ct(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){kn(e,s)}wt()}}var d=Tt();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>Ot(e))).then(u).catch(e=>kn(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),wt())}):f()}function Ct(){var e=lr,t=or,n=et,r=It;return function(i=!0){ur(e),cr(t),tt(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function wt(e=!0){ur(null),cr(null),tt(null),e&&It?.deactivate()}function Tt(){var e=lr,t=e.b,n=It,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function Et(e){var t=2|y;return lr!==null&&(lr.f|=E),{ctx:et,deps:null,effects:null,equals:Ae,f:t,fn:e,reactions:null,rv:0,v:ge,wv:0,parent:lr,ac:null}}var Dt=Symbol(`obsolete`);function Ot(e,t,n){let r=lr;r===null&&Fe();var i=void 0,a=rn(ge),o=!or,s=new Set;return Bn(()=>{var t=lr,n=h();i=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==pe&&n.reject(e)}).finally(wt)}catch(e){n.reject(e),wt()}var c=It;if(o){if(t.f&32768)var l=Tt();if(r.b?.is_rendered())c.async_deriveds.get(t)?.reject(Dt);else for(let e of s.values())e.reject(Dt);s.add(n),c.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),s.delete(n),t!==Dt&&(c.activate(),t?(a.f|=ie,cn(a,t)):(a.f&8388608&&(a.f^=ie),cn(a,e)),c.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),Pn(()=>{for(let e of s)e.reject(Dt)}),new Promise(e=>{function t(n){function r(){n===i?e(a):t(i)}n.then(r,r)}t(i)})}function N(e){let t=Et(e);return fr(t),t}function kt(e){let t=Et(e);return t.equals=Me,t}function At(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)Yn(t[n])}}function jt(e){var t,n=lr,r=e.parent;if(!ir&&r!==null&&e.v!==ge&&r.f&24576)return ye(),e.v;ur(r);try{At(e),t=wr(e)}finally{ur(n)}return t}function Mt(e){var t=jt(e);!e.equals(t)&&(e.wv=xr(),(!It?.is_fork||e.deps===null)&&(It===null?e.v=t:(It.capture(e,t,!0),Lt?.capture(e,t,!0)),e.deps===null))?pt(e,v):ir||(Rt===null?mt(e):(Nn()||It?.is_fork)&&Rt.set(e,t))}function Nt(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&bt(()=>{t.ac.abort(pe),t.ac=null}),t.fn!==null&&(t.teardown=f),Dr(t,0),qn(t))}function Pt(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&Or(t)}var Ft=null,It=null,Lt=null,Rt=null,zt=null,Bt=!1,Vt=!1,Ht=null,Ut=null,Wt=0,Gt=1,Kt=class e{id=Gt++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){Ft===null?Ft=this:(Ft.next=this,this.prev=Ft),Ft=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)pt(r,y),t(r);for(r of n.m)pt(r,b),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=v}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)pt(e,t),this.schedule(e);this.apply();for(var t=Ht=[],n=[],r=Ut=[];this.#a.length>0;){Wt++>1e3&&(this.#b(),Jt());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw $t(e),this.#d()||this.discard(),t}}if(It=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(Ht=null,Ut=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)Qt(e,t);r.length>0&&It.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),Lt=this,Xt(n),Xt(t),Lt=null,this.#i?.resolve();var o=It;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(tn.clear(),o.#m())}}#h(e,t,n){e.f^=v;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=v:i&4?t.push(r):Sr(r)&&(i&16&&this.add_dirty_reaction(r,b),Or(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),pt(i,y),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),It=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)ht(e[t],this.#s)}capture(e,t,n=!1){e.v!==ge&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[t,n]),Rt?.set(e,t)),this.is_fork||(e.v=t)}activate(){It=this}deactivate(){It=null,Rt=null}flush(){try{Vt=!0,It=this,this.#m()}finally{Wt=0,zt=null,Ht=null,Ut=null,Vt=!1,It=null,Rt=null,tn.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(Dt);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,ut(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=h()).promise}static ensure(){if(It===null){let t=It=new e;!Vt&&!Bt&&ut(()=>{t.started||t.flush()})}return It}apply(){Rt=null}schedule(e){zt=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?Ft=e:t.prev=e,this.linked=!1}}};function qt(e){var t=Bt,n=Lt;Lt=null,Bt=!0;try{var r;for(e&&(qt(),r=e());;){if(dt(),It===null)return r;It.flush()}}finally{Bt=t,Lt=n}}function Jt(){try{Be()}catch(e){kn(e,zt)}}var Yt=null;function Xt(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&Sr(r)&&(Yt=new Set,Or(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&Zn(r),Yt?.size>0)){tn.clear();for(let e of Yt){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)Yt.has(n)&&(Yt.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||Or(n)}}Yt.clear()}}Yt=null}}function Zt(e){It.schedule(e)}function Qt(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),pt(e,v);for(var n=e.first;n!==null;)Qt(n,t),n=n.next}}function $t(e){pt(e,v);for(var t=e.first;t!==null;)$t(t),t=t.next}var en=new Set,tn=new Map,nn=!1;function rn(e,t){return{f:0,v:e,reactions:null,equals:Ae,rv:0,wv:0}}function P(e,t){let n=rn(e,t);return fr(n),n}function an(e,t=!1,n=!0){let r=rn(e);return t||(r.equals=Me),Ke&&n&&et!==null&&et.l!==null&&(et.l.s??=[]).push(r),r}function F(e,t,n=!1){return or!==null&&(!sr||or.f&131072)&&st()&&or.f&4325394&&(dr===null||!dr.has(e))&&We(),cn(e,n?fn(t):t,Ut)}var on=null,sn=0;function cn(e,t,n=null){if(!e.equals(t)){ir?tn.set(e,t):tn.has(e)||tn.set(e,e.v);var r=Kt.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&jt(t),Rt===null&&mt(t)}e.wv=xr(),on=null,sn=0,dn(e,y,n),on=null,st()&&lr!==null&&lr.f&1024&&!(lr.f&96)&&(hr===null?gr([e]):hr.push(e)),!r.is_fork&&en.size>0&&!nn&&ln()}return t}function ln(){nn=!1;for(let e of en){e.f&1024&&pt(e,b);let t;try{t=Sr(e)}catch{t=!0}t&&Or(e)}en.clear()}function un(e){F(e,e.v+1)}function dn(e,t,n){var r=e.reactions;if(r!==null){var i=st(),a=r.length;if(sn+=a,sn>1e5&&on===null&&(on=new Set),on!==null){if(on.has(e))return;on.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==lr){var l=(c&y)===0;if(l&&pt(s,t),c&131072)en.add(s);else if(c&2){var u=s;Rt?.delete(u),dn(u,b,n)}else if(l){var d=s;c&16&&Yt!==null&&Yt.add(d),n===null?Zt(d):n.push(d)}}}}}function fn(t){if(typeof t!=`object`||!t||O in t||ae in t)return t;let n=l(t);if(n!==s&&n!==c)return t;var r=new Map,i=e(t),o=P(0),u=null,d=yr,f=e=>{if(yr===d)return e();var t=or,n=yr;cr(null),br(d);var r=e();return cr(t),br(n),r};return i&&r.set(`length`,P(t.length,u)),new Proxy(t,{defineProperty(e,t,n){`value`in n&&n.configurable!==!1&&n.enumerable!==!1&&n.writable!==!1||He();var i=r.get(t);return i===void 0?f(()=>{var e=P(n.value,u);return r.set(t,e),e}):F(i,n.value,!0),!0},deleteProperty(e,t){var n=r.get(t);if(n===void 0){if(t in e){let e=f(()=>P(ge,u));r.set(t,e),un(o)}}else F(n,ge),un(o);return!0},get(e,n,i){if(n===O)return t;var o=r.get(n),s=n in e;if(o===void 0&&(!s||a(e,n)?.writable)&&(o=f(()=>P(fn(s?e[n]:ge),u)),r.set(n,o)),o!==void 0){var c=V(o);return c===ge?void 0:c}return Reflect.get(e,n,i)},getOwnPropertyDescriptor(e,t){this.has?.(e,t);var n=Reflect.getOwnPropertyDescriptor(e,t),i=r.get(t);if(i!==void 0){var a=V(i);if(a===ge)return;if(n&&`value`in n)n.value=a;else return{enumerable:!0,configurable:!0,value:a,writable:!0}}return n},has(e,t){if(t===O)return!0;var n=r.get(t),i=n!==void 0&&n.v!==ge||Reflect.has(e,t);return(n!==void 0||(lr!==null||or!==null)&&(!i||a(e,t)?.writable))&&(n===void 0&&(n=f(()=>P(i?fn(e[t]):ge,u)),r.set(t,n)),V(n)===ge)?!1:i},set(e,t,n,s){var c=r.get(t),l=t in e;if(i&&t===`length`)for(var d=n;d<c.v;d+=1){var p=r.get(d+``);p===void 0?d in e&&(p=f(()=>P(ge,u)),r.set(d+``,p)):F(p,ge)}if(c===void 0)(!l||a(e,t)?.writable)&&(c=f(()=>P(void 0,u)),F(c,fn(n)),r.set(t,c));else{l=c.v!==ge;var m=f(()=>fn(n));F(c,m)}var h=Reflect.getOwnPropertyDescriptor(e,t);if(h?.set&&h.set.call(s,n),!l){if(i&&typeof t==`string`){var g=r.get(`length`),_=Number(t);Number.isInteger(_)&&_>=g.v&&F(g,_+1)}un(o)}return!0},ownKeys(e){V(o);var t=Reflect.ownKeys(e).filter(e=>{var t=r.get(e);return t===void 0||t.v!==ge});for(var[n,i]of r)i.v!==ge&&!(n in e)&&t.push(n);return t},setPrototypeOf(){Ue()}})}function pn(e){try{if(typeof e==`object`&&e&&O in e)return e[O]}catch{}return e}function mn(e,t){return Object.is(pn(e),pn(t))}var hn,gn,_n,vn,yn;function bn(){if(hn===void 0){hn=window,gn=document,_n=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;vn=a(t,`firstChild`).get,yn=a(t,`nextSibling`).get,u(e)&&(e[le]=void 0,e[ce]=null,e[ue]=void 0,e.__e=void 0),u(n)&&(n[de]=void 0)}}function xn(e=``){return document.createTextNode(e)}function Sn(e){return vn.call(e)}function Cn(e){return yn.call(e)}function I(e,t){if(!k)return Sn(e);var n=Sn(we);if(n===null)n=we.appendChild(xn());else if(t&&n.nodeType!==3){var r=xn();return n?.before(r),Te(r),r}return t&&Dn(n),Te(n),n}function L(e,t=!1){if(!k){var n=Sn(e);return n instanceof Comment&&n.data===``?Cn(n):n}if(t){if(we?.nodeType!==3){var r=xn();return we?.before(r),Te(r),r}Dn(we)}return we}function R(e,t=!1){if(!k)return Sn(e);var n=I(e,t);return A(e),n}function z(e,t=1,n=!1){let r=k?we:e;for(var i;t--;)i=r,r=Cn(r);if(!k)return r;if(n){if(r?.nodeType!==3){var a=xn();return r===null?i?.after(a):r.before(a),Te(a),a}Dn(r)}return Te(r),r}function wn(e){e.textContent=``}function Tn(){return!1}function En(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function Dn(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function On(e){var t=lr;if(t===null)return or.f|=ie,e;if(!(t.f&32768)&&!(t.f&4))throw e;kn(e,t)}function kn(e,t){if(e===he)throw e;if(!(t!==null&&t.f&16384)){for(;t!==null;){if(t.f&128&&!(t.f&33570816)){if(!(t.f&32768))throw e;try{t.b.error(e);return}catch(t){e=t}}t=t.parent}throw e}}function An(e){lr===null&&(or===null&&ze(e),Re()),ir&&Le(e)}function jn(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function Mn(e,t){var n=lr;n!==null&&n.f&8192&&(e|=x);var r={ctx:et,deps:null,nodes:null,f:e|y|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};It?.register_created_effect(r);var i=r;if(e&4)Ht===null?Kt.ensure().schedule(r):Ht.push(r);else if(t!==null){try{Or(r)}catch(e){throw Yn(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=T))}if(i!==null&&(i.parent=n,n!==null&&jn(i,n),or!==null&&or.f&2&&!(e&64))){var a=or;(a.effects??=[]).push(i)}return r}function Nn(){return or!==null&&!sr}function Pn(e){let t=Mn(8,null);return pt(t,v),t.teardown=e,t}function Fn(e){An(`$effect`);var t=lr.f;if(!or&&t&32&&et!==null&&!et.i){var n=et;(n.e??=[]).push(e)}else return In(e)}function In(e){return Mn(4|D,e)}function Ln(e){return An(`$effect.pre`),Mn(8|D,e)}function Rn(e){Kt.ensure();let t=Mn(64|E,e);return(e={})=>new Promise(n=>{e.outro?Qn(t,()=>{Yn(t),n(void 0)}):(Yn(t),n(void 0))})}function zn(e){return Mn(4,e)}function Bn(e){return Mn(re|E,e)}function Vn(e,t=0){return Mn(8|t,e)}function B(e,t=[],n=[],r=[]){St(r,t,n,t=>{Mn(8,()=>{e(...t.map(V))})})}function Hn(e,t=[],n=[],r=[]){St(r,t,n,t=>{Mn(4,()=>e(...t.map(V)))})}function Un(e,t=0){return Mn(16|t,e)}function Wn(e,t=0){return Mn(_|t,e)}function Gn(e){return Mn(32|E,e)}function Kn(e){var t=e.teardown;if(t!==null){let n=ir,r=or;ar(!0),cr(null);try{t.call(null)}catch(t){kn(t,e.parent)}finally{ar(n),cr(r)}}}function qn(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&bt(()=>{e.abort(pe)});var r=n.next;n.f&64?n.parent=null:Yn(n,t),n=r}}function Jn(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||Yn(t),t=n}}function Yn(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(Xn(e.nodes.start,e.nodes.end),n=!0),e.f|=w,qn(e,t&&!n),Dr(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();Kn(e),e.f^=w,e.f|=S;var i=e.parent;i!==null&&i.first!==null&&Zn(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function Xn(e,t){for(;e!==null;){var n=e===t?null:Cn(e);e.remove(),e=n}}function Zn(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function Qn(e,t,n=!0){var r=[];e.f|=256,$n(e,r,!0);var i=()=>{n&&Yn(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function $n(e,t,n){if(!(e.f&8192)){e.f^=x;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);$n(i,t,o?n:!1)}i=a}}}function er(e){e.f&=-257,tr(e,!0)}function tr(e,t){if(!(e.f&256)&&e.f&8192){e.f^=x,e.f&1024||(pt(e,y),Kt.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);tr(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function nr(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:Cn(n);t.append(n),n=i}}var rr=null,ir=!1;function ar(e){ir=e}var or=null,sr=!1;function cr(e){or=e}var lr=null;function ur(e){lr=e}var dr=null;function fr(e){or!==null&&(or.f&2097152||or.f&2)&&(dr??=new Set).add(e)}var pr=null,mr=0,hr=null;function gr(e){hr=e}var _r=1,vr=0,yr=vr;function br(e){yr=e}function xr(){return++_r}function Sr(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(Sr(a)&&Mt(a),a.wv>e.wv)return!0}t&512&&Rt===null&&pt(e,v)}return!1}function Cr(e,t,n=!0){var r=e.reactions;if(r!==null&&!(dr!==null&&dr.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?Cr(a,t,!1):t===a&&(n?pt(a,y):a.f&1024&&pt(a,b),Zt(a))}}function wr(e){var t=pr,n=mr,r=hr,i=or,a=dr,o=et,s=sr,c=yr,l=e.f;pr=null,mr=0,hr=null,or=l&96?null:e,dr=null,tt(e.ctx),sr=!1,yr=++vr,e.ac!==null&&(bt(()=>{e.ac.abort(pe)}),e.ac=null);try{e.f|=ne;var u=e.fn,d=u();e.f|=C;var f=Tr(e);if(st()&&hr!==null&&!sr&&f!==null&&!(e.f&6146))for(var p=0;p<hr.length;p++)Cr(hr[p],e);if(i!==null&&i!==e){if(vr++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=vr;if(t!==null)for(let e of t)e.rv=vr;hr!==null&&(r===null?r=hr:r.push(...hr))}return e.f&8388608&&(e.f^=ie),d}catch(t){return Tr(e),On(t)}finally{e.f^=ne,pr=t,mr=n,hr=r,or=i,dr=a,tt(o),sr=s,yr=c}}function Tr(e){var t=e.deps,n=It?.is_fork;if(pr!==null){var r;if(n||Dr(e,mr),t!==null&&mr>0)for(t.length=mr+pr.length,r=0;r<pr.length;r++)t[mr+r]=pr[r];else e.deps=t=pr;if(Nn()&&e.f&512)for(r=mr;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&mr<t.length&&(Dr(e,mr),t.length=mr);return t}function Er(e,r){let i=r.reactions;if(i!==null){var a=t.call(i,e);if(a!==-1){var o=i.length-1;o===0?i=r.reactions=null:(i[a]=i[o],i.pop())}}if(i===null&&r.f&2&&(pr===null||!n.call(pr,r))){var s=r;s.f&512&&(s.f^=512),s.v!==ge&&mt(s),s.ac!==null&&bt(()=>{s.ac.abort(pe),s.ac=null,pt(s,y)}),Nt(s),Dr(s,0)}}function Dr(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)Er(e,n[r])}function Or(e){var t=e.f;if(!(t&16384)){pt(e,v);var n=lr;lr=e;try{t&16777232?Jn(e):qn(e),Kn(e);var r=wr(e);e.teardown=typeof r==`function`?r:null,e.wv=_r}finally{lr=n}}}async function kr(){await Promise.resolve(),qt()}function V(e){var t=!!(e.f&2);if(rr?.add(e),or!==null&&!sr&&!(lr!==null&&lr.f&16384)&&(dr===null||!dr.has(e))){var r=or.deps;if(or.f&2097152)e.rv<vr&&(e.rv=vr,pr===null&&r!==null&&r[mr]===e?mr++:pr===null?pr=[e]:pr.push(e));else{or.deps??=[],n.call(or.deps,e)||or.deps.push(e);var i=e.reactions;i===null?e.reactions=[or]:n.call(i,or)||i.push(or)}}if(ir&&tn.has(e))return tn.get(e);if(t){var a=e;if(ir){var o=a.v;return(!(a.f&1024)&&a.reactions!==null||jr(a))&&(o=jt(a)),tn.set(a,o),o}var s=!(a.f&512)&&!sr&&or!==null&&!!(or.f&512),c=(a.f&C)===0;Sr(a)&&(s&&(a.f|=512),Mt(a)),s&&!c&&(Pt(a),Ar(a))}if(Rt?.has(e))return Rt.get(e);if(e.f&8388608)throw e.v;return e.v}function Ar(e){if(e.f|=512,e.deps!==null)for(let r of e.deps){var t=r.reactions;t===null?r.reactions=[e]:n.call(t,e)||t.push(e),r.f&2&&!(r.f&512)&&(Pt(r),Ar(r))}}function jr(e){if(e.v===ge)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(tn.has(t)||t.f&2&&jr(t))return!0;return!1}function Mr(e){var t=sr;try{return sr=!0,e()}finally{sr=t}}function Nr(e){if(!(typeof e!=`object`||!e||e instanceof EventTarget)){if(O in e)Pr(e);else if(!Array.isArray(e))for(let t in e){let n=e[t];typeof n==`object`&&n&&O in n&&Pr(n)}}}function Pr(e,t=new Set){if(typeof e==`object`&&e&&!(e instanceof EventTarget)&&!t.has(e)){t.add(e),e instanceof Date&&e.getTime();for(let n in e)try{Pr(e[n],t)}catch{}let n=l(e);if(n!==Object.prototype&&n!==Array.prototype&&n!==Map.prototype&&n!==Set.prototype&&n!==Date.prototype){let t=o(n);for(let n in t){let r=t[n].get;if(r)try{r.call(e)}catch{}}}}}[...`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`)];var Fr=[`touchstart`,`touchmove`];function Ir(e){return Fr.includes(e)}var Lr=[`textarea`,`script`,`style`,`title`];function Rr(e){return Lr.includes(e)}var zr=Symbol(`events`),Br=new Set,Vr=new Set;function Hr(e,t,n,r={}){function i(e){if(r.capture||Jr.call(t,e),!e.cancelBubble)return bt(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,ut(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function Ur(e,t,n,r={}){var i=Hr(t,e,n,r);return()=>{i.__removed=!0,e.removeEventListener(t,i,r)}}function Wr(e,t,n,r,i){var a={capture:r,passive:i},o=Hr(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&Pn(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function H(e,t,n){(t[zr]??={})[e]=n}function Gr(e){for(var t=0;t<e.length;t++)Br.add(e[t]);for(var n of Vr)n(e)}var Kr=null,qr=!1;function Jr(e){var t=this,n=t.ownerDocument,r=e.type,a=e.composedPath?.()||[],o=a[0]||e.target;Kr=e,qr||(qr=!0,setTimeout(()=>{qr=!1,Kr=null}));var s=0,c=Kr===e&&e[zr];if(c){var l=a.indexOf(c);if(l!==-1&&(t===document||t===window)){e[zr]=t;return}var u=a.indexOf(t);if(u===-1)return;l<=u&&(s=l)}if(o=a[s]||e.target,o!==t){i(e,`currentTarget`,{configurable:!0,get(){return o||n}});var d=or,f=lr;cr(null),ur(null);try{for(var p,m=[];o!==null&&o!==t;){try{var h=o[zr]?.[r];h==null||o.disabled&&e.target!==o||h.call(o,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;s++,o=s<a.length?a[s]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[zr]=t,delete e.currentTarget,cr(d),ur(f)}}}var Yr=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function Xr(e){return Yr?.createHTML(e)??e}function Zr(e){var t=En(`template`);return t.innerHTML=Xr(e.replaceAll(`<!>`,`<!---->`)),t.content}function Qr(e,t){var n=lr;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function U(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(k)return Qr(we,null),we;i===void 0&&(i=Zr(a?e:`<!>`+e),n||(i=Sn(i)));var t=r||_n?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=Sn(t),s=t.lastChild;Qr(o,s)}else Qr(t,t);return t}}function $r(e,t,n=`svg`){var r=!e.startsWith(`<!>`),i=!!(t&1),a=`<${n}>${r?e:`<!>`+e}</${n}>`,o;return()=>{if(k)return Qr(we,null),we;if(!o){var e=Sn(Zr(a));if(i)for(o=document.createDocumentFragment();Sn(e);)o.appendChild(Sn(e));else o=Sn(e)}var t=o.cloneNode(!0);if(i){var n=Sn(t),r=t.lastChild;Qr(n,r)}else Qr(t,t);return t}}function ei(e,t){return $r(e,t,`svg`)}function ti(e=``){if(!k){var t=xn(e+``);return Qr(t,t),t}var n=we;return n.nodeType===3?Dn(n):(n.before(n=xn()),Te(n)),Qr(n,n),n}function ni(){if(k)return Qr(we,null),we;var e=document.createDocumentFragment(),t=document.createComment(``),n=xn();return e.append(t,n),Qr(t,n),e}function W(e,t){if(k){var n=lr;n.f&32768&&n.nodes.end!==null||(n.nodes.end=we),Ee()}else e!==null&&e.before(t)}function ri(){if(k&&we&&we.nodeType===8&&we.textContent?.startsWith(`$`)){let e=we.textContent.substring(1);return Ee(),e}return(window.__svelte??={}).uid??=1,`c${window.__svelte.uid++}`}function ii(e){let t=0,n=rn(0),r;return()=>{Nn()&&(V(n),Vn(()=>(t===0&&(r=Mr(()=>e(()=>un(n)))),t+=1,()=>{ut(()=>{--t,t===0&&(r?.(),r=void 0,un(n))})})))}}var ai=T|E;function oi(e,t,n,r){new si(e,t,n,r)}var si=class{parent;is_pending=!1;transform_error;#e;#t=k?we:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=ii(()=>(this.#p=rn(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=lr;t.b=this,t.f|=128,n(e)},this.parent=lr.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=Un(()=>{if(k){let e=ke(this.#t);Ee();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},ai),k&&(this.#e=we)}#h(){try{this.#a=Gn(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);ut(r),t&&(this.#s=Gn(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{this.#v()||(t?Se():(t=!0,n&&Ge(),this.#s!==null&&Qn(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})))};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){kn(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(S|w))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=Gn(()=>e(this.#e)),ut(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=xn(),n=!1;e.append(t),this.#a=this.#S(()=>{try{return Gn(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){kn(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#x(It)):this.#u===0&&(this.#e.before(e),this.#c=null,Qn(this.#o,()=>{this.#o=null}),this.#x(It))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=Gn(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();nr(this.#a,e);let t=this.#n.pending;this.#o=Gn(()=>t(this.#e))}else this.#x(It)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){ht(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=lr,n=or,r=et;ur(this.#i),cr(this.#i),tt(this.#i.ctx);try{return Kt.ensure(),e()}finally{ur(t),cr(n),tt(r)}}#C(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&Qn(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#C(e,t)}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!(!this.#p||this.#d)&&(this.#d=!0,ut(()=>{this.#d=!1,this.#p&&cn(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),V(this.#p)}error(e){if(e===he||!this.#n.onerror&&!this.#n.failed)throw e;It?.is_fork?(this.#a&&It.skip_effect(this.#a),this.#o&&It.skip_effect(this.#o),this.#s&&It.skip_effect(this.#s),It.oncommit(()=>{this.#v()||this.#w(e)})):this.#w(e)}#w(e){this.#a&&=(Yn(this.#a),null),this.#o&&=(Yn(this.#o),null),this.#s&&=(Yn(this.#s),null),k&&(Te(this.#t),De(),Te(Oe()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return Gn(()=>{var r=lr;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return kn(e,this.#i.parent),null}}))};ut(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){kn(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>kn(e,this.#i&&this.#i.parent)):n(t)}})}};function G(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[de]??=e.nodeValue)&&(e[de]=n,e.nodeValue=`${n}`)}function ci(e,t){return ui(e,t)}var li=new Map;function ui(e,{target:t,anchor:n,props:i={},events:a,context:o,intro:s=!0,transformError:c}){bn();var l=void 0,u=Rn(()=>{var s=n??t.appendChild(xn());oi(s,{pending:()=>{}},t=>{j({});var n=et;if(o&&(n.c=o),a&&(i.$$events=a),k&&Qr(t,null),l=e(t,i)||ot(),k&&(lr.nodes.end=we,we===null||we.nodeType!==8||we.data!==`]`))throw be(),he;M()},c);var u=new Set,d=e=>{for(var n=0;n<e.length;n++){var r=e[n];if(!u.has(r)){u.add(r);var i=Ir(r);for(let e of[t,document]){var a=li.get(e);a===void 0&&(a=new Map,li.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,Jr,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return d(r(Br)),Vr.add(d),()=>{for(var e of u)for(let n of[t,document]){var r=li.get(n),i=r.get(e);--i==0?(n.removeEventListener(e,Jr),r.delete(e),r.size===0&&li.delete(n)):r.set(e,i)}Vr.delete(d),s!==n&&s.parentNode?.removeChild(s)}});return di.set(l,u),l}var di=new WeakMap,fi=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)er(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(er(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(Yn(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();nr(r,t),t.append(xn()),this.#n.set(e,{effect:r,fragment:t})}else Yn(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),Qn(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(Yn(n.effect),this.#n.delete(e))};ensure(e,t){var n=It,r=Tn();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=xn();i.append(a),this.#n.set(e,{effect:Gn(()=>t(a)),fragment:i})}else this.#t.set(e,Gn(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else k&&(this.anchor=we),this.#a(n)}};function K(e,t,n=!1){var r;k&&(r=we,Ee());var i=new fi(e),a=n?T:0;function o(e,t){if(k){var n=ke(r);if(e!==parseInt(n.substring(1))){var a=Oe();Te(a),i.anchor=a,Ce(!1),i.ensure(e,t),Ce(!0);return}}i.ensure(e,t)}Un(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var pi=Symbol(`NaN`);function mi(e,t,n){k&&Ee();var r=new fi(e),i=!st();Un(()=>{var e=t();e!==e&&(e=pi),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function q(e,t){return t}function hi(e,t,n){for(var i=[],a=t.length,o,s=t.length,c=0;c<a;c++){let n=t[c];Qn(n,()=>{if(o){if(o.pending.delete(n),o.done.add(n),o.pending.size===0){var t=e.outrogroups;gi(e,r(o.done)),t.delete(o),t.size===0&&(e.outrogroups=null)}}else--s},!1)}if(s===0){var l=i.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;wn(d),d.append(u),e.items.clear()}gi(e,t,!l)}else o={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(o)}function gi(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=te,nr(a,document.createDocumentFragment())):Yn(t[i],n)}}var _i;function J(t,n,i,a,o,s=null){var c=t,l=new Map;if(n&4){var u=t;c=k?Te(Sn(u)):u.appendChild(xn())}k&&Ee();var d=null,f=kt(()=>{var t=i();return e(t)?t:t==null?[]:r(t)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var t=V(f);_.fallback=d,yi(_,t,c,n,a),d!==null&&(t.length===0?d.f&33554432?(d.f^=te,xi(d,null,c)):er(d):Qn(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:Un(()=>{var e=V(f),t=e.length;let r=!1;k&&ke(c)===`[!`!=(t===0)&&(c=Oe(),Te(c),Ce(!1),r=!0);for(var u=new Set,_=It,v=Tn(),y=0;y<t;y+=1){k&&we.nodeType===8&&we.data===`]`&&(c=we,r=!0,Ce(!1));var b=e[y],x=a(b,y),S=m?null:l.get(x);S?(S.v&&cn(S.v,b),S.i&&cn(S.i,y),v&&_.unskip_effect(S.e)):(S=bi(l,m?c:_i??=xn(),b,x,y,o,n,i),m||(S.e.f|=te),l.set(x,S)),u.add(x)}if(t===0&&s&&!d&&(m?d=Gn(()=>s(c)):(d=Gn(()=>s(_i??=xn())),d.f|=te)),t>u.size&&Ie(``,``,``),k&&t>0&&Te(Oe()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}r&&Ce(!0),V(f)}),flags:n,items:l,pending:p,outrogroups:null,fallback:d};m=!1,k&&(c=we)}function vi(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function yi(e,t,n,i,a){var o=!!(i&8),s=t.length,c=e.items,l=vi(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(o)for(v=0;v<s;v+=1)h=t[v],g=a(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<s;v+=1){if(h=t[v],g=a(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(er(_),o&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=te,_===l)xi(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),Si(e,d,_),Si(e,_,y),xi(_,y,n),d=_,p=[],m=[],l=vi(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],C=p[p.length-1];for(x=0;x<p.length;x+=1)xi(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);Si(e,S.prev,C.next),Si(e,d,S),Si(e,C,b),l=b,d=C,--v,p=[],m=[]}else u.delete(_),xi(_,l,n),Si(e,_.prev,_.next),Si(e,_,d===null?e.effect.first:d.next),Si(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=vi(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=vi(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(gi(e,r(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var w=[];if(u!==void 0)for(_ of u)_.f&8192||w.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&w.push(l),l=vi(l.next);var T=w.length;if(T>0){var ee=i&4&&s===0?n:null;if(o){for(v=0;v<T;v+=1)w[v].nodes?.a?.measure();for(v=0;v<T;v+=1)w[v].nodes?.a?.fix()}hi(e,w,ee)}}o&&ut(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function bi(e,t,n,r,i,a,o,s){var c=o&1?o&16?rn(n):an(n,!1,!1):null,l=o&2?rn(i):null;return{v:c,i:l,e:Gn(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function xi(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=Cn(r);if(a.before(r),r===i)return;r=o}}function Si(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function Ci(e,t,...n){var r=new fi(e);Un(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},T)}function wi(e,t,n){var r;k&&(r=we,Ee());var i=new fi(e);Un(()=>{var e=t()??null;if(k&&ke(r)===`[`!=(e!==null)){var a=Oe();Te(a),i.anchor=a,Ce(!1),i.ensure(e,e&&(t=>n(t,e))),Ce(!0)}else i.ensure(e,e&&(t=>n(t,e)))},T)}function Ti(e,t,n,r,i,a){let o=k;k&&Ee();var s=null;k&&we.nodeType===1&&(s=we,Ee());var c=k?we:e,l=new fi(c,!1);Un(()=>{let e=t()||null;var a=i?i():n||e===`svg`?ve:void 0;if(e===null)l.ensure(null,null);else return l.ensure(e,t=>{if(e){var n=k;if(s=k?s:En(e,a),Qr(s,s),r){var i=null;k&&Rr(e)&&s.append(i=document.createComment(``));var o=k?Sn(s):s.appendChild(xn());k&&(o===null?Ce(!1):Te(o)),r(s,o),i?.remove()}lr.nodes.end=s,n||t.before(s)}k&&Te(t)}),()=>{}},T),Pn(()=>{}),o&&(Ce(!0),Te(c))}function Ei(e,t){let n=null,r=k;var i;if(k){n=we;for(var a=Sn(document.head);a!==null&&(a.nodeType!==8||a.data!==e);)a=Cn(a);if(a===null)Ce(!1);else{var o=Cn(a);a.remove(),Te(o)}}k||(i=document.head.appendChild(xn()));try{Un(()=>{var e=Gn(()=>t(i));e.f|=ee,k||(e.nodes===null?e.nodes={start:i,end:i,a:null,t:null}:e.nodes.end=i)})}finally{r&&(Ce(!0),Te(n))}}function Di(e,t){var n=void 0,r;Wn(()=>{n!==(n=t())&&(r&&=(Yn(r),null),n&&(r=Gn(()=>{zn(()=>n(e))})))})}function Oi(e){var t,n,r=``;if(typeof e==`string`||typeof e==`number`)r+=e;else if(typeof e==`object`){if(Array.isArray(e)){var i=e.length;for(t=0;t<i;t++)e[t]&&(n=Oi(e[t]))&&(r&&(r+=` `),r+=n)}else for(n in e)e[n]&&(r&&(r+=` `),r+=n)}return r}function ki(){for(var e,t,n=0,r=``,i=arguments.length;n<i;n++)(e=arguments[n])&&(t=Oi(e))&&(r&&(r+=` `),r+=t);return r}function Ai(e){return typeof e==`object`?ki(e):e??``}var ji=[...` 	
\r\f\xA0\v﻿`];function Mi(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||ji.includes(r[o-1]))&&(s===r.length||ji.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function Ni(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function Pi(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function Fi(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(Pi)),i&&c.push(...Object.keys(i).map(Pi));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=Pi(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=Ni(r)),i&&(n+=Ni(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}function Y(e,t,n,r,i,a){var o=e[le];if(k||o!==n||o===void 0){var s=Mi(n,r,a);k&&s===e.getAttribute(`class`)||(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[le]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function Ii(e,t={},n,r){for(var i in n){var a=n[i];t[i]!==a&&(n[i]==null?e.style.removeProperty(i):e.style.setProperty(i,a,r))}}function Li(e,t,n,r){var i=e[ue];if(k||i!==t){var a=Fi(t,r);k&&a===e.getAttribute(`style`)||(a==null?e.removeAttribute(`style`):e.style.cssText=a),e[ue]=t}else r&&(Array.isArray(r)?(Ii(e,n?.[0],r[0]),Ii(e,n?.[1],r[1],`important`)):Ii(e,n,r));return r}function Ri(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function zi(t,n){var r=t.__defaultValue,i=t.multiple,a=i?r??[]:null;if(!i||e(a)){var o=t.selectedIndex,s=n&&i?new Set(t.selectedOptions):null;for(var c of t.options){var l=Ui(c);Ri(c,i?a.includes(l):mn(l,r))}if(n){if(s!==null)for(c of t.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else t.selectedIndex!==o&&(t.selectedIndex=o)}}}function Bi(t,n,r=!1){if(t.multiple){if(n==null)return;if(!e(n))return xe();for(var i of t.options)i.selected=n.includes(Ui(i))}else{for(i of t.options)if(mn(Ui(i),n)){i.selected=!0;return}r&&n===void 0||(t.selectedIndex=-1)}}function Vi(e){var t=new MutationObserver(t=>{t.every(Wi)||(`__defaultValue`in e&&zi(e,!1),`__value`in e&&Bi(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),Pn(()=>{t.disconnect()})}function Hi(e,t,n=t){var r=new WeakSet,i=!0;xt(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),Ui);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&Ui(o)}n(a),e.__value=a,It!==null&&r.add(It)}),zn(()=>{var a=t();if(e===document.activeElement){var o=It;if(r.has(o))return}if(Bi(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=Ui(s),n(a))}e.__value=a,i=!1})}function Ui(e){return`__value`in e?e.__value:e.value}function Wi(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var Gi=Symbol(`is custom element`),Ki=Symbol(`is html`),qi=me?`link`:`LINK`,Ji=me?`progress`:`PROGRESS`;function Yi(e){if(k){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;X(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;X(e,`checked`,null),e.checked=r}}};e[fe]=n,ut(n),yt()}}function Xi(e,t){var n=Qi(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===Ji)&&(e.value=t??``)}function Zi(e,t){var n=Qi(e);n.checked!==(n.checked=t??void 0)&&(e.checked=t)}function X(e,t,n,r){var i=Qi(e);if(!(k&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===qi))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[se]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&ea(e).has(t)?e[t]=n:(!k||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function Qi(e){return e[ce]??={[Gi]:e.nodeName.includes(`-`),[Ki]:e.namespaceURI===_e}}var $i=new Map;function ea(e){var t=e.getAttribute(`is`)||e.nodeName,n=$i.get(t);if(n)return n;$i.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var s in r=o(i),r)r[s].set&&s!==`innerHTML`&&s!==`textContent`&&s!==`innerText`&&n.add(s);i=l(i)}return n}function ta(e,t,n=t){var r=new WeakSet;xt(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=oa(e)?sa(a):a,n(a),It!==null&&r.add(It),await kr(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(k&&e.defaultValue!==e.value||Mr(t)==null&&e.value)&&(n(oa(e)?sa(e.value):e.value),It!==null&&r.add(It)),Vn(()=>{var n=t();if(e===document.activeElement){var i=It;if(r.has(i))return}oa(e)&&n===sa(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}var na=new Set;function ra(e,t,n,r,i=r){var a=n.getAttribute(`type`)===`checkbox`,o=e;let s=!1;if(t!==null)for(var c of t)o=o[c]??=[];o.push(n),xt(n,`change`,()=>{var e=n.__value;a&&(e=aa(o,e,n.checked)),i(e)},()=>i(a?[]:null)),Vn(()=>{var e=r();k&&n.defaultChecked!==n.checked?s=!0:a?(e||=[],n.checked=e.includes(n.__value)):n.checked=mn(n.__value,e)}),Pn(()=>{var e=o.indexOf(n);e!==-1&&o.splice(e,1)}),na.has(o)||(na.add(o),ut(()=>{o.sort((e,t)=>e.compareDocumentPosition(t)===4?-1:1),na.delete(o)})),ut(()=>{if(s){var e=a?aa(o,e,n.checked):o.find(e=>e.checked)?.__value;i(e)}})}function ia(e,t,n=t){xt(e,`change`,t=>{n(t?e.defaultChecked:e.checked)}),(k&&e.defaultChecked!==e.checked||Mr(t)==null)&&n(e.checked),Vn(()=>{e.checked=!!t()})}function aa(e,t,n){for(var r=new Set,i=0;i<e.length;i+=1)e[i].checked&&r.add(e[i].__value);return n||r.delete(t),Array.from(r)}function oa(e){var t=e.type;return t===`number`||t===`range`}function sa(e){return e===``?null:+e}var ca=new class e{#e=new WeakMap;#t;#n;static entries=new WeakMap;constructor(e){this.#n=e}observe(e,t){var n=this.#e.get(e)||new Set;return n.add(t),this.#e.set(e,n),this.#r().observe(e,this.#n),()=>{var n=this.#e.get(e);n.delete(t),n.size===0&&(this.#e.delete(e),this.#t.unobserve(e))}}#r(){return this.#t??=new ResizeObserver(t=>{for(var n of t){e.entries.set(n.target,n);for(var r of this.#e.get(n.target)||[])r(n)}})}}({box:`border-box`});function la(e,t,n){var r=ca.observe(e,()=>n(e[t]));zn(()=>(Mr(()=>n(e[t])),r))}function ua(e,t){return e===t||e?.[O]===t}function da(e=ot(),t,n,r){var i=et.r,a=lr;return zn(()=>{var o,s;return Vn(()=>{o=s,s=r?.()||[],Mr(()=>{ua(n(...s),e)||(t(e,...s),o&&ua(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&ua(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}function fa(e=!1){let t=et,n=t.l.u;if(!n)return;let r=()=>Nr(t.s);if(e){let e=0,n={},i=Et(()=>{let r=!1,i=t.s;for(let e in i)i[e]!==n[e]&&(n[e]=i[e],r=!0);return r&&e++,e});r=()=>V(i)}n.b.length&&Ln(()=>{pa(t,r),m(n.b)}),Fn(()=>{let e=Mr(()=>n.m.map(p));return()=>{for(let t of e)typeof t==`function`&&t()}}),n.a.length&&Fn(()=>{pa(t,r),m(n.a)})}function pa(e,t){if(e.l.s)for(let t of e.l.s)V(t);t()}var ma=!1;function ha(e){var t=ma;try{return ma=!1,[e(),ma]}finally{ma=t}}var ga={get(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(d(r)&&(r=r()),typeof r==`object`&&r&&t in r)return r[t]}},set(e,t,n){let r=e.props.length;for(;r--;){let i=e.props[r];d(i)&&(i=i());let o=a(i,t);if(o&&o.set)return o.set(n),!0}return!1},getOwnPropertyDescriptor(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(d(r)&&(r=r()),typeof r==`object`&&r&&t in r){let e=a(r,t);return e&&!e.configurable&&(e.configurable=!0),e}}},has(e,t){if(t===O||t===oe)return!1;for(let n of e.props)if(d(n)&&(n=n()),n!=null&&t in n)return!0;return!1},ownKeys(e){let t=[];for(let n of e.props)if(d(n)&&(n=n()),n){for(let e in n)t.includes(e)||t.push(e);for(let e of Object.getOwnPropertySymbols(n))t.includes(e)||t.push(e)}return t}};function _a(...e){return new Proxy({props:e},ga)}function va(e,t,n,r){var i=!Ke||!!(n&2),o=!!(n&8),s=!!(n&16),c=r,l=!0,u=void 0,d=()=>s&&i?(u??=Et(r),V(u)):(l&&(l=!1,c=s?Mr(r):r),c);let f;if(o){var p=O in e||oe in e;f=a(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;o?[m,h]=ha(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&Ve(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(l=!0,n)}:()=>{var n=e[t];return n!==void 0&&(c=void 0),n===void 0?c:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?Et:kt)(()=>(v=!1,g()));o&&V(y);var b=lr;return(function(e,t){if(arguments.length>0){let n=t?V(y):i&&o?fn(e):e;return F(y,n),v=!0,c!==void 0&&(c=n),e}return ir&&v||b.f&16384?y.v:V(y)})}typeof window<`u`&&((window.__svelte??={}).v??=new Set).add(`5`);var ya=`images`;function ba(){let e=indexedDB.open(`trivault`,1);return e.onupgradeneeded=()=>e.result.createObjectStore(ya),xa(e)}function xa(e){return new Promise((t,n)=>{e.onsuccess=()=>t(e.result),e.onerror=()=>n(e.error??Error(`no database`))})}function Sa(e){return e.replace(/\.[a-z]+$/i,``).toLowerCase().replaceAll(`æ`,`ae`).normalize(`NFKD`).replace(/\p{M}/gu,``).replace(/[^a-z0-9]+/g,`-`).replace(/^-|-$/g,``)}var Ca=new class{#e=P({});get urls(){return V(this.#e)}set urls(e){F(this.#e,e)}async load(e){if(this.urls[e])return;let t=IDBKeyRange.bound(`${e}/`,`${e}/\uffff`);try{let n=(await ba()).transaction(ya).objectStore(ya),[r,i]=await Promise.all([xa(n.getAllKeys(t)),xa(n.getAll(t))]);this.#t(e,new Map(r.map((t,n)=>[t.slice(e.length+1),i[n]])))}catch{this.#t(e,new Map)}}async take(e,t,n){let r=[...t].filter(e=>e.type.startsWith(`image/`)&&n.has(Sa(e.name))),i=(await ba()).transaction(ya,`readwrite`).objectStore(ya);return await Promise.all(r.map(t=>xa(i.put(t,`${e}/${Sa(t.name)}`)))),this.#t(e,new Map(r.map(e=>[Sa(e.name),e]))),r.length}async drop(e){await xa((await ba()).transaction(ya,`readwrite`).objectStore(ya).delete(IDBKeyRange.bound(`${e}/`,`${e}/\uffff`))),Object.values(this.urls[e]??{}).forEach(e=>URL.revokeObjectURL(e)),this.urls={...this.urls,[e]:{}}}#t(e,t){let n=Object.fromEntries([...t].map(([e,t])=>[e,URL.createObjectURL(t)]));this.urls={...this.urls,[e]:{...this.urls[e],...n}}}};function wa(e,t){try{return JSON.parse(localStorage.getItem(e)??`null`)??t}catch{return t}}function Ta(e,t){localStorage.setItem(e,JSON.stringify(t))}function Ea(e){return e.toLowerCase().replaceAll(`æ`,`ae`).replaceAll(`ł`,`l`).normalize(`NFKD`).replace(/\p{M}/gu,``)}function Da(e){return Ea(e.lines.join(` `))}function Oa(e){let{kind:t=``}=e.facts,[n=``]=(e.lines[1]??``).slice(t.length).split(` · `).filter(Boolean);return[t,n].filter(Boolean).join(` · `)}function ka(e,t,{words:n,picks:r}){let i=Ea(n).split(/\s+/).filter(Boolean),a=Object.entries(r).filter(([,e])=>e);return e.filter(e=>{let n=t.get(e.slug)??``;return a.every(([t,n])=>e.groups[t]?.includes(n))&&i.every(e=>n.includes(e))})}function Aa(e,t,n){let r=new Intl.Collator(n),i=new Map(t?.values.map(({name:e},t)=>[e,t])),a=e=>i.get(e.groups[t?.name??``]?.[0]??``)??i.size;return[...e].sort((e,t)=>a(e)-a(t)||r.compare(e.name,t.name))}function ja(e,t){let n=new Intl.Collator(t,{numeric:!0});return{...e,values:[...e.values].sort((e,t)=>n.compare(e.title,t.title))}}var Ma=class extends Error{code;rules;constructor(e){super(e.message),this.code=e.code,this.rules=e.rules??[]}},Na=8e3,Pa=25e3,Fa=class{#e=P(`connecting`);get state(){return V(this.#e)}set state(e){F(this.#e,e,!0)}#t=null;#n=0;#r=new Map;#i=0;#a=``;#o;#s;constructor(e,t){this.#o=e,this.#s=t}open(e){this.#a=e,this.#c(),setInterval(()=>this.state===`open`&&this.#t?.send(`{"type":"ping"}`),Pa)}ask(e,...t){let n=++this.#n;return new Promise((r,i)=>{this.#t?.readyState===WebSocket.OPEN?(this.#r.set(n,{kinds:t,resolve:r,reject:i}),this.#t.send(JSON.stringify({...e,id:n}))):i(Error(`offline`))})}#c(){let e=new WebSocket(this.#a);this.#t=e,e.onopen=()=>this.#l(),e.onmessage=e=>this.#d(JSON.parse(e.data)),e.onclose=()=>this.#u()}async#l(){try{await this.#o(),this.#i=0,this.state=`open`}catch{this.#t?.close()}}#u(){this.state=`lost`;for(let{reject:e}of this.#r.values())e(Error(`offline`));this.#r.clear();let e=Math.min(Na,250*2**this.#i++);setTimeout(()=>this.#c(),e*(.75+Math.random()/2))}#d(e){let t=e.id?this.#r.get(e.id):void 0;t&&e.type===`error`?(this.#r.delete(e.id),t.reject(new Ma(e))):(t?.kinds.includes(e.type)&&(this.#r.delete(e.id),t.resolve(e)),this.#s(e))}},Ia=`# Das Programm im Browser. Was die Spiele sagen, kommt von den Spielen.

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
`,La=`# Die Seiten um den Tisch herum. $what ist, was die Spieler mitbringen: Decks oder Bücher (Zauberbücher).

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
bot-level = { $kind ->
    [greedy] Greedy: the best for now
    [random] Random: anything goes
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
`,Ha=class{constructor(e){this.value=e}valueOf(){return this.value}},Ua=class extends Ha{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},Wa=class extends Ha{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Ga=class e extends Ha{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof Ha)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Ha&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},Ka=100,qa=`⁨`,Ja=`⁩`;function Ya(e,t,n){return n===t||n instanceof Wa&&t instanceof Wa&&n.value===t.value||t instanceof Wa&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function Xa(e,t,n){return t[n]?ao(e,t[n].value):(e.reportError(RangeError(`No default`)),new Ua)}function Za(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=Qa(e,i.value):n.push(Qa(e,i));return{positional:n,named:r}}function Qa(e,t){switch(t.type){case`str`:return t.value;case`num`:return new Wa(t.value,{minimumFractionDigits:t.precision});case`var`:return $a(e,t);case`mesg`:return eo(e,t);case`term`:return to(e,t);case`func`:return no(e,t);case`select`:return ro(e,t);default:return new Ua}}function $a(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new Ua(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new Ua(`$${t}`);if(n instanceof Ha)return n;switch(typeof n){case`string`:return n;case`number`:return new Wa(n);case`object`:if(Ga.supportsValue(n))return new Ga(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new Ua(`$${t}`)}}function eo(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new Ua(t);if(n){let i=r.attributes[n];return i?ao(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Ua(`${t}.${n}`))}return r.value?ao(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new Ua(t))}function to(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new Ua(i);if(n){let t=a.attributes[n];if(t){e.params=Za(e,r).named;let n=ao(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Ua(`${i}.${n}`)}e.params=Za(e,r).named;let o=ao(e,a.value);return e.params=null,o}function no(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new Ua(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new Ua(`${t}()`);try{let t=Za(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new Ua(`${t}()`)}}function ro(e,{selector:t,variants:n,star:r}){let i=Qa(e,t);if(i instanceof Ua)return Xa(e,n,r);for(let t of n)if(Ya(e,i,Qa(e,t.key)))return ao(e,t.value);return Xa(e,n,r)}function io(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new Ua;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>Ka)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Ka}`);r&&n.push(qa),n.push(Qa(e,i).toString(e)),r&&n.push(Ja)}return e.dirty.delete(t),n.join(``)}function ao(e,t){return typeof t==`string`?e.bundle._transform(t):io(e,t)}var oo=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function so(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var co=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function lo(e,t){let n=e[0];if(n instanceof Ua)return new Ua(`NUMBER(${n.valueOf()})`);if(n instanceof Wa)return new Wa(n.valueOf(),{...n.opts,...so(t,co)});if(n instanceof Ga)return new Wa(n.toNumber(),{...so(t,co)});throw TypeError(`Invalid argument to NUMBER`)}var uo=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function fo(e,t){let n=e[0];if(n instanceof Ua)return new Ua(`DATETIME(${n.valueOf()})`);if(n instanceof Ga||n instanceof Wa)return new Ga(n,so(t,uo));throw TypeError(`Invalid argument to DATETIME`)}var po=new Map;function mo(e){let t=Array.isArray(e)?e.join(` `):e,n=po.get(t);return n===void 0&&(n=new Map,po.set(t,n)),n}var ho=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:lo,DATETIME:fo,...t},this._useIsolating=n,this._transform=r,this._intls=mo(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new oo(this,n,t);try{return io(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new Ua().toString(r);throw e}}},go=/^(-?[a-zA-Z][\w-]*) *= */gm,_o=/\.([a-zA-Z][\w-]*) *= */y,vo=/\*?\[/y,yo=/(-?[0-9]+(?:\.([0-9]+))?)/y,bo=/([a-zA-Z][\w-]*)/y,xo=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,So=/^[A-Z][A-Z0-9_-]*$/,Co=/([^{}\n\r]+)/y,wo=/([^\\"\n\r]*)/y,To=/\\([\\"])/y,Eo=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Do=/^\n+/,Oo=/ +$/,ko=/ *\r?\n/g,Ao=/( *)$/,jo=/{\s*/y,Mo=/\s*}/y,No=/\[\s*/y,Po=/\s*] */y,Fo=/\s*\(\s*/y,Io=/\s*->\s*/y,Lo=/\s*:\s*/y,Ro=/\s*,?\s*/y,zo=/\s+/y,Bo=class{constructor(e){this.body=[],go.lastIndex=0;let t=0;for(;;){let n=go.exec(e);if(n===null)break;t=go.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(_o);){let t=o(_o),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(Co)&&(r=o(Co)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,Do),u([i],i.length)):r?S(r,Oo):null}function u(r=[],i){for(;;){if(n(Co)){r.push(o(Co));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,Oo));let c=[];for(let e of r)e instanceof Vo&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(jo,SyntaxError);let e=f();if(i(Mo))return e;if(i(Io)){let t=h();return i(Mo,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(xo)){let[,e,t,n=null]=a(xo);if(e===`$`)return{type:`var`,name:t};if(i(Fo)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(So.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Ro)}}function m(){let e=f();return e.type===`mesg`&&i(Lo)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(vo);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(No,SyntaxError);let e;return e=n(yo)?v():{type:`str`,value:o(bo)},i(Po,SyntaxError),e}function _(){if(n(yo))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(yo),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(wo),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(To))return o(To);if(n(Eo)){let[,e,t]=a(Eo),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(zo),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `&&C(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(ko,`
`),n=Ao.exec(e)[1].length;return new Vo(t,n)}}},Vo=class{constructor(e,t){this.value=e,this.length=t}},Ho=Object.assign({"../../text/de.ftl":Ia,"../../text/de.pages.ftl":La,"../../text/en.ftl":Ra,"../../text/en.pages.ftl":za,"../../text/pl.ftl":Ba,"../../text/pl.pages.ftl":Va}),Uo={en:`English`,de:`Deutsch`,pl:`Polski`},Wo=`trivault.lang`;function Go(e){let t=Object.fromEntries(Object.keys(Uo).map(e=>[e,new ho(e,{useIsolating:!1})]));for(let[n,r]of Object.entries(e))t[/\/(en|de|pl)[./]/.exec(n)?.[1]].addResource(new Bo(r),{allowOverrides:!0});return t}var Ko=Go(Ho);function qo(e){return!!e&&e in Uo}function Jo(){return[localStorage.getItem(Wo),...navigator.languages.map(e=>e.slice(0,2))].find(qo)??`en`}var Yo=new class{#e=P(fn(Jo()));get lang(){return V(this.#e)}set lang(e){F(this.#e,e,!0)}use(e){this.lang=e,localStorage.setItem(Wo,e)}say(e,t={},n=Ko){for(let r of[n[this.lang],n.en]){let n=r.getMessage(e)?.value;if(n)return r.formatPattern(n,t,[])}return e}},Z=(e,t)=>Yo.say(e,t);function Xo(e){return e.slice(0,1).toUpperCase()+e.slice(1)}function Zo(e){return e>0?`+${e}`:e<0?`−${-e}`:`0`}function Qo(e){let[,t,n=``,r=``]=e.split(`/`);return t===`room`&&n?{page:t,room:n}:t===`cards`?{page:t,game:n,card:r}:(t===`build`||t===`learn`)&&n?{page:t,game:n}:t===`lobby`||t===`players`?{page:t}:{page:`start`}}var $o=`trivault.left`,es=6,ts=class{#e=P(Qo(location.hash));get route(){return V(this.#e)}set route(e){F(this.#e,e)}#t=P(null);get reading(){return V(this.#t)}set reading(e){F(this.#t,e)}#n=P(``);get error(){return V(this.#n)}set error(e){F(this.#n,e,!0)}#r=P(wa($o,[]));get left(){return V(this.#r)}set left(e){F(this.#r,e)}go(){this.route=Qo(location.hash),this.error=``,this.reading=null}forget(e,t){let n=this.left.filter(t=>t.room!==e);this.left=[...t?[t]:[],...n].slice(0,es),Ta($o,this.left)}},ns=`trivault.plan`,rs={game:``,games:{},clock:!1,minutes:15,increment:10,hints:!1,chat:!0,askAll:!1},is=new class{#e=P(null);get seed(){return V(this.#e)}set seed(e){F(this.#e,e,!0)}#t=P(fn({...rs,...wa(ns,{})}));get wish(){return V(this.#t)}set wish(e){F(this.#t,e,!0)}prepare(e){for(let t of e){let e=t.bots.map(e=>e.kind),n=e.at(-1),r=[{who:`me`,bot:n,deck:``},{who:`bot`,bot:n,deck:``}],{seats:i=r,options:a={}}=this.wish.games[t.name]??{};for(let t of i)e.includes(t.bot)||(t.bot=n);this.wish.games[t.name]={seats:i,options:a},this.resize(t,Math.min(Math.max(i.length,t.seats[0]),t.seats[1]))}e.some(e=>e.name===this.wish.game)||(this.wish.game=e[0]?.name??``)}of(e){return this.wish.games[e.name]}resize(e,t){let{seats:n}=this.of(e);for(;n.length<t;)n.push({...n.at(-1),deck:``});n.length=t}keep(){Ta(ns,this.wish)}};function as(e){return e.some((e,t)=>t&&(e.who===`open`||e.who===`lobby`))}function os(e,t){return t.map(({who:t,bot:n,deck:r},i)=>{let a=i>0&&(t===`open`||t===`lobby`),o=i===0?`me`:a?`open`:t===`bot`?n:t;return e.decks&&r&&!a?{kind:o,deck:r}:{kind:o}})}function ss(e,t){return(e.options??[]).filter(e=>!e.seats?.length||e.seats.includes(t.length))}function cs(e,{seats:t,options:n}){let r={};for(let{name:i,kind:a,without:o=[]}of ss(e,t)){let e=n[i];o.some(e=>e in r)||(a===`flag`&&e===!0&&(r[i]=!0),a===`seat`&&typeof e==`number`&&e<t.length&&(r[i]=e),a===`each`&&Array.isArray(e)&&e.some(Boolean)&&(r[i]=t.map((t,n)=>e[n]||0)))}return r}function ls(e,t,n){let{seats:r}=n,i=as(r);return{options:cs(e,n),listed:r.some(e=>e.who===`lobby`),ask_all:t.askAll,...t.clock?{clock:{seconds:Math.round(t.minutes*60),increment:t.increment}}:{},...i?{hints:t.hints,chat:t.chat}:{}}}var us=class{#e=P(null);get me(){return V(this.#e)}set me(e){F(this.#e,e)}#t=P([]);get games(){return V(this.#t)}set games(e){F(this.#t,e)}#n=P({});get known(){return V(this.#n)}set known(e){F(this.#n,e)}#r=N(()=>Object.fromEntries(Object.entries(this.known).map(([e,{cards:t}])=>[e,t])));get cards(){return V(this.#r)}set cards(e){F(this.#r,e)}#i=P([]);get lobby(){return V(this.#i)}set lobby(e){F(this.#i,e)}game(e){return this.games.find(t=>t.name===e)}},ds=`skip`;function fs(e){return e.things??[]}function ps(e){return e.kind===`order`||e.kind===`pick`&&e.high>1}function ms(e){let t=new Map;for(let n of e.options)for(let e of new Set(fs(n))){let r=t.get(e);r?r.push(n):t.set(e,[n])}return t}function hs(e){return e.options.filter(e=>!fs(e).length&&e.answer!==`skip`)}var gs=3,_s=40;function vs(e){return hs(e).length>_s}function ys(e){return e.kind===`yes-no`||e.options.length<=gs?e.options.filter(e=>e.answer!==ds):vs(e)?[]:hs(e)}function bs(e){return e.options.find(e=>e.answer===ds)}function xs(e){let t=new Map;return e.forEach((e,n)=>{let r=e.group??``,i=e.brief||e.sentence||e.answer,a=t.get(r)??[];r&&a.some(e=>e.label===i)||t.set(r,[...a,{option:e,n:n+1,label:i}])}),[...t].map(([e,t])=>({title:e,answers:t}))}function Ss(e){return{picked:[],points:e.options.map(()=>0)}}function Cs(e){return e.points.reduce((e,t)=>e+t,0)}function ws(e,t,n){if(t.picked.includes(n))return{...t,picked:t.picked.filter(e=>e!==n)};let r=+(e.kind===`pick`&&t.picked.length>=e.high);return{...t,picked:[...t.picked.slice(r),n]}}function Ts(e,t,n,r){let i=[...t.points],a=i[n]??0,o=e.high-Cs(t);return i[n]=Math.max(0,a+Math.min(r,o)),{...t,points:i}}function Es(e){return e.name??e.answer}function Ds(e,t){let{kind:n,verb:r,low:i,high:a}=e;if(n===`distribute`)return Cs(t)===a?[r,...e.options.map((e,n)=>({name:Es(e),n:t.points[n]})).filter(({n:e})=>e>0).map(({name:e,n:t})=>`${e}=${t}`)].join(` `):void 0;let o=t.picked.length;if(n===`order`?o===e.options.length:i<=o&&o<=a)return o?[r,...t.picked.map(t=>Es(e.options[t]))].join(` `):ds}function Os(e,t){let n=t.toLowerCase().trim(),r=e.options.filter(e=>e.sentence?.toLowerCase()===n);if(r.length)return r;let i=n.split(/\s+/);return e.options.filter(e=>{let t=(e.sentence??``).toLowerCase().split(/[^\p{L}\p{N}]+/u);return i.every(e=>t.some(t=>t.startsWith(e)))})}var ks=`uhlzv`;function As(e){let t=new Set(ks);return e.map(e=>{let n=e.toLowerCase().match(/\p{L}/gu)?.find(e=>!t.has(e))??``;return t.add(n),n})}var js=400,Ms=class{#e=P(null);get question(){return V(this.#e)}set question(e){F(this.#e,e)}#t=P(-1);get seq(){return V(this.#t)}set seq(e){F(this.#t,e,!0)}#n=P({picked:[],points:[]});get selection(){return V(this.#n)}set selection(e){F(this.#n,e)}#r=P([]);get menu(){return V(this.#r)}set menu(e){F(this.#r,e)}#i=P(null);get doubt(){return V(this.#i)}set doubt(e){F(this.#i,e)}#a=P(!1);get sent(){return V(this.#a)}set sent(e){F(this.#a,e,!0)}#o=N(()=>this.question?ms(this.question):new Map);#s;#c=0;constructor(e){this.#s=e}ask(e,t){let n=t===this.seq&&e?.seat===this.question?.seat;this.question=e,this.seq=t,this.sent=!1,e?n?this.#l(e):this.clear():this.forget()}#l(e){let t=t=>e.options.filter(e=>e.answer===t.answer);this.menu=this.menu.flatMap(t),this.doubt=this.doubt&&(t(this.doubt)[0]??null)}clear(){this.forget(),this.question&&(this.selection=Ss(this.question))}forget(){this.menu=[],this.doubt=null}state(e){if(!this.question||this.sent)return``;let t=this.#u(e);return t.some(e=>this.#f(e))?`chosen`:t.length?`legal`:``}options(e){return this.question&&!this.sent?this.#u(e):[]}mark(e){let t=this.options(e).map(e=>this.#d(e));if(this.question?.kind===`distribute`){let e=t.reduce((e,t)=>e+(this.selection.points[t]??0),0);return e?String(e):``}let n=Math.max(-1,...t.map(e=>this.selection.picked.indexOf(e)));return n>=0&&this.question?.kind===`order`?String(n+1):``}touch(e){this.options(e).length||this.forget();let t=this.options(e);if(!t.length)return!1;if(this.gathers){let e=t.find(e=>!this.#f(e))??t[0];this.gather(e)}else this.narrow(t);return!0}narrow(e){e.length===1?this.choose(e[0]):this.menu=e.length===this.menu.length?[]:e}get gathers(){return!!this.question&&(ps(this.question)||this.question.kind===`distribute`)}gather(e,t=1){let n=this.question;if(!n)return;let r=this.#d(e);this.selection=n.kind===`distribute`?Ts(n,this.selection,r,t):ws(n,this.selection,r)}choose(e){this.question&&!this.sent&&(this.gathers&&e!==bs(this.question)?this.gather(e):e.warning?this.doubtful(e):this.send(e.answer))}doubtful(e){this.doubt!==e&&(this.#c=Date.now()),this.doubt=e,this.menu=[e]}insist(){this.doubt&&Date.now()-this.#c>=js&&this.send(this.doubt.answer)}get whole(){return this.question&&this.gathers?Ds(this.question,this.selection):void 0}get left(){return this.question?.kind===`distribute`?this.question.high-Cs(this.selection):0}get picked(){return this.selection.picked.flatMap(e=>this.question?.options[e]??[])}get begun(){return this.gathers&&(this.picked.length>0||Cs(this.selection)>0)}confirm(){this.whole&&this.send(this.whole)}send(e){this.question&&(this.forget(),this.sent=!0,this.#s(e,this.seq,this.question.seat))}#u(e){let t=[...new Set(e.flatMap(e=>V(this.#o).get(e)??[]))];return this.menu.length?t.filter(e=>this.menu.includes(e)):t}#d(e){return this.question?.options.indexOf(e)??-1}#f(e){let t=this.#d(e);return this.selection.picked.includes(t)||(this.selection.points[t]??0)>0}},Ns=`trivault.settings`,Ps=fn({plain:!1,pace:900,quick:!matchMedia(`(pointer: coarse)`).matches,sound:!1,volume:50,alert:!1,...wa(Ns,{})});function Fs(){Ta(Ns,Ps)}var Is=700,Ls=class{#e=P(null);get moment(){return V(this.#e)}set moment(e){F(this.#e,e)}#t=P([]);get moves(){return V(this.#t)}set moves(e){F(this.#t,e)}#n=P(0);get step(){return V(this.#n)}set step(e){F(this.#n,e,!0)}#r=P(!1);get runs(){return V(this.#r)}set runs(e){F(this.#r,e,!0)}#i;#a;#o=null;#s;constructor(e){this.#i=e}get turns(){return this.moves.filter((e,t)=>t===0||this.moves[t-1].turn!==e.turn)}to(e,t=this.moment?.seat){return this.#o={at:Math.max(0,Math.min(e,this.moment?.end??1/0)),...t===void 0||t<0?{}:{seat:t}},this.#s??=this.#c().finally(()=>this.#s=void 0),this.#s}async#c(){for(this.moves.length||(this.moves=(await this.#i({type:`timeline`},`timeline`))?.moves??[]);this.#o;){let e=this.#o,t=await this.#i({type:`moment`,...e},`moment`);if(this.#l())return;this.#o===e&&(this.#o=null),t&&(this.moment=t,this.step+=1)}}#l(){return this.#o===null}turn(e){if(!this.moment)return;let{at:t,end:n}=this.moment,r=this.turns.map(e=>e.at),i=e>0?r.find(e=>e>t):r.findLast(e=>e<t);this.to(i??(e>0?n:0))}play(e=!this.runs){clearTimeout(this.#a),this.runs=e,e&&this.moment&&this.moment.at>=this.moment.end?this.to(0).then(()=>this.#u()):e&&this.#u()}#u(){this.#a=setTimeout(()=>void this.#d(),Math.max(Is,1.5*Ps.pace))}async#d(){this.moment&&this.moment.at<this.moment.end?(await this.to(this.moment.at+1),this.runs&&this.#u()):this.play(!1)}async again(){this.moment&&(this.moves=[],await this.to(this.moment.at))}leave(){this.play(!1),this.#o=null,this.moment=null,this.moves=[]}},Rs=class{#e=[];#t;#n;#r;constructor(e,t){this.#n=e,this.#r=t}add(e,t=!1){this.#e.push(e),t?this.skip():this.#t||this.#i()}skip(){clearTimeout(this.#t),this.#t=void 0;for(let e of this.#e.splice(0))this.#n(e)}get busy(){return this.#e.length>0}#i(){let e=this.#e.shift();e===void 0?this.#t=void 0:(this.#n(e),this.#t=setTimeout(()=>this.#i(),this.#r()))}},zs=class{#e=P(null);get line(){return V(this.#e)}set line(e){F(this.#e,e)}#t=P(!1);get behind(){return V(this.#t)}set behind(e){F(this.#t,e,!0)}#n=P(0);get read(){return V(this.#n)}set read(e){F(this.#n,e,!0)}#r=P(new Set);get fresh(){return V(this.#r)}set fresh(e){F(this.#r,e)}#i=P([]);get unasked(){return V(this.#i)}set unasked(e){F(this.#i,e)}#a=P(0);get unread(){return V(this.#a)}set unread(e){F(this.#a,e,!0)}#o=P(!1);get muted(){return V(this.#o)}set muted(e){F(this.#o,e,!0)}#s=P(null);get notice(){return V(this.#s)}set notice(e){F(this.#s,e)}#c=P(null);get hint(){return V(this.#c)}set hint(e){F(this.#c,e)}#l=P(!0);get reading(){return V(this.#l)}set reading(e){F(this.#l,e,!0)}#u=P(!1);get helping(){return V(this.#u)}set helping(e){F(this.#u,e,!0)}#d=P(!1);get aside(){return V(this.#d)}set aside(e){F(this.#d,e,!0)}#f=P(-1);get uncovered(){return V(this.#f)}set uncovered(e){F(this.#f,e,!0)}forget(){this.line=this.notice=this.hint=null,this.unasked=[]}say(e,t=!1,n=[]){this.notice={text:e,rules:n,bad:t}}},Bs=class{#e=P(null);get room(){return V(this.#e)}set room(e){F(this.#e,e)}#t=P(null);get table(){return V(this.#t)}set table(e){F(this.#t,e)}#n=P([]);get log(){return V(this.#n)}set log(e){F(this.#n,e)}#r=P([]);get sentences(){return V(this.#r)}set sentences(e){F(this.#r,e)}#i=P([]);get chat(){return V(this.#i)}set chat(e){F(this.#i,e)}#a=P(null);get report(){return V(this.#a)}set report(e){F(this.#a,e)}lay(e){this.log=[...this.log.slice(0,e.since??0),...e.lines??[]],this.table=e}forget(){this.log=[],this.sentences=[]}get lasts(){return this.room?.status===`playing`}get company(){let{seats:e=[],yours:t=[],watching:n=0}=this.room??{};return e.filter((e,n)=>e.kind===`person`&&!t.includes(n)).length+n>+!t.length}get seat(){let e=this.room?.yours??[];return e.find(e=>this.table?.deciding.includes(e))??e[0]??-1}name(e){return this.room?.seats[e]?.name||Z(`player`,{n:e+1})}},Vs=new class{#e=P(null);now=null;#t=P(!1);get open(){return V(this.#t)}set open(e){F(this.#t,e,!0)}get seen(){return V(this.#e)}set seen(e){F(this.#e,this.now=e)}};function Hs(e){Vs.seen=e}function Us(e){Vs.seen=e,Vs.open=!0}function Ws(){Vs.open=!1}function Gs(){Vs.seen=null,Vs.open=!1}function Ks(e){let t;Fn(()=>{let n=e(),r=t;t=n,Vs.now&&(Vs.now===r||qs(Vs.now,n))&&(Vs.seen=n)}),Fn(()=>()=>{t&&Vs.now===t&&(Vs.seen={...t,notes:[],attached:[],live:void 0})})}function qs(e,t){return e.slug===t.slug&&e.things.some(e=>t.things.includes(e))}var Js=class{id;server=new Bs;screen=new zs;#e=P(0);#t=0;#n;#r=(e,...t)=>this.#p(()=>this.#n.ask(e,...t));#i=new Rs(e=>this.#s(e),()=>document.hidden?0:Ps.pace);asking=new Ms((e,t,n)=>this.#f(e,t,n));back=new Ls(this.#r);constructor(e,t){this.id=t,this.#n=e,Gs()}get moment(){return this.back.moment}get shown(){return this.moment??this.server.table}get step(){return V(this.#e)+this.back.step}get covered(){let{room:e,table:t,lasts:n}=this.server;return(e?.yours.length??0)>1&&n&&!!t?.question&&t.seat!==this.screen.uncovered}hear(e){`room`in e&&e.room!==this.id||(e.type===`room`?this.server.room=e:e.type===`table`?this.#o(e):e.type===`chat`&&this.#a(e.lines))}#a(e){this.server.chat=[...this.server.chat,...e],this.screen.unread+=e.length}skip(){this.#i.skip()}#o(e){let{since:t=0,lines:n=[]}=e,r=!this.server.table||e.undone||!!e.id,i=r?[]:n.slice(Math.max(0,this.#t-t)).filter(e=>!e.small);this.#t=t+n.length,this.#i.add({table:e,line:i[0]});for(let e of i.slice(1))this.#i.add({line:e});r&&this.#i.skip(),this.screen.behind=this.#i.busy}#s({table:e,line:t}){e&&this.#c(e),this.screen.line=t??null,this.screen.behind=this.#i.busy}#c(e){let{server:t,screen:n}=this;t.table&&e.seat!==t.table.seat&&this.#l(),(e.at!==t.table?.at||e.undone)&&F(this.#e,V(this.#e)+1),t.lay(e),e.undone&&(n.read=Math.min(n.read,t.log.length)),n.fresh=new Set(t.log.slice(n.read).flatMap(e=>e.things??[])),n.unasked=e.undone?[]:[...n.unasked,...e.unasked??[]],n.hint=null,this.asking.ask(this.moment?null:e.question??null,e.seq),e.result&&this.#d()}#l(){this.server.forget(),this.screen.forget(),Gs(),this.#u()}async#u(){let e=await this.#r({type:`log`,since:0},`log`);e&&(this.server.log=e.lines)}async#d(){this.server.report=await this.#r({type:`report`},`report`)??this.server.report}#f(e,t,n){this.screen.notice=null,this.#i.skip(),this.screen.read=this.server.log.length,this.screen.unasked=[],this.#r({type:`answer`,answer:e,seq:t,seat:n},`done`).then(e=>{e||(this.asking.sent=!1)})}type(e){let{question:t,seq:n}=this.asking;t?this.#f(e,n,t.seat):this.screen.say(Z(`not-your-turn`),!0)}async undo(){let e=this.server.seat<0?void 0:this.server.seat;await this.#r({type:`undo`,seat:e},`done`,`table`)}async askHint(){this.screen.hint=await this.#r({type:`hint`},`hint`)??null}async whyNot(e){let t=await this.#r({type:`why-not`,answer:e},`why-not`);t&&this.screen.say(t.message,!1,t.rules)}async rule(e){let t=await this.#r({type:`rule`,rule:e},`rule`);t&&this.screen.say(``,!1,[{rule:t.rule,text:t.text}])}async affects(e){let t=this.moment?{at:this.moment.at,...this.moment.seat<0?{}:{seat:this.moment.seat}}:{};return this.#r({type:`affects`,thing:e,...t},`affects`)}async describe(){this.server.sentences=(await this.#r({type:`describe`},`describe`))?.sentences??this.server.sentences}async resign(){this.server.seat>=0&&await this.#r({type:`resign`,seat:this.server.seat},`done`)}async rematch(e){await this.#r({type:`rematch`,swap:e},`done`)}async give(e){await this.#r({type:`give`,seat:e},`done`)}async take(e){await this.#r({type:`take`,seat:e},`done`)}async talk(e){await this.#r({type:`chat`,text:e},`done`)}async mute(e){await this.#r({type:`mute`,on:e},`done`)&&(this.screen.muted=e)}async stops(e,t){await this.#r({type:`stops`,stops:e,seat:t},`done`)}async order(e){await this.#r({type:`order`,on:e},`done`)}async save(){return this.#r({type:`save`},`saved`)}async lookBack(e){this.#i.skip(),await this.back.to(e),this.moment&&this.asking.ask(null,-1)}backToNow(){this.back.leave(),this.asking.ask(this.server.table?.question??null,this.server.table?.seq??-1)}async again(){this.server.room?.status!==`waiting`&&(await this.#u(),this.screen.line=null,this.screen.muted&&await this.mute(!0),Ps.plain&&await this.describe(),await this.back.again(),this.server.report&&await this.#d())}async#p(e){try{return await e()}catch(e){e instanceof Ma&&this.screen.say(e.message,!0,e.rules);return}}},Ys=`trivault.token`,Xs=`trivault.seats`,Q=new class{server=new us;screen=new ts;link=new Fa(()=>this.#t(),e=>this.#r(e));#e=P(null);get sitting(){return V(this.#e)}set sitting(e){F(this.#e,e)}open(){let e=new URL(`ws`,location.href);e.protocol=e.protocol===`https:`?`wss:`:`ws:`,e.hash=``,document.documentElement.lang=Yo.lang,addEventListener(`hashchange`,()=>void this.#a()),this.link.open(e.href)}async#t(){let e=localStorage.getItem(Ys)??``;this.#i(await this.link.ask({type:`hello`,lang:Yo.lang,token:e},`welcome`)),await this.#n(),await this.link.ask({type:`lobby`},`lobby`),await this.#a()}async#n(){let{games:e}=await this.link.ask({type:`games`},`games`);is.prepare(e),this.server.games=e}#r(e){e.type===`seat`?this.#l(e):e.type===`lobby`?this.server.lobby=e.rooms:e.type===`moved`?location.hash=`#/room/${e.room}`:this.sitting?.hear(e),e.type===`room`&&this.#u(e)}#i(e){this.server.me=e,localStorage.setItem(Ys,e.token)}async register(e,t){this.#i(await this.link.ask({type:`register`,name:e,password:t},`welcome`))}async login(e,t){this.#i(await this.link.ask({type:`login`,name:e,password:t},`welcome`))}async logout(){this.#i(await this.link.ask({type:`logout`},`welcome`))}async rename(e){this.#i(await this.link.ask({type:`rename`,name:e},`welcome`))}async#a(){this.screen.go();let{route:e}=this.screen;e.page===`room`?await this.#o(e.room):this.sitting&&await this.#c(),e.page===`cards`&&await this.learn(e.game||this.server.games[0]?.name||``),e.page===`build`&&await this.learn(e.game)}async#o(e){let t=wa(Xs,{})[e]??``,n=this.sitting?.id===e?this.sitting:new Js(this.link,e);this.sitting=n;try{let r=await this.#s(e,t);await this.learn(r.game),this.sitting===n&&await n.again()}catch(t){if(!(t instanceof Ma))return;this.screen.error=t.message,this.sitting=null,this.screen.forget(e)}}async#s(e,t){try{return await this.link.ask({type:`join`,room:e,token:t},`room`)}catch(n){if(!t||!(n instanceof Ma))throw n;return this.link.ask({type:`join`,room:e},`room`)}}async#c(){this.sitting=null,await this.link.ask({type:`leave`},`done`).catch(()=>void 0)}#l({room:e,token:t}){let n=Object.entries(wa(Xs,{})).slice(-50);Ta(Xs,Object.fromEntries([...n,[e,t]]))}#u({room:e,game:t,status:n,yours:r,seats:i}){let a=i.filter((e,t)=>!r.includes(t)).map(e=>e.name??``);this.screen.forget(e,n!==`over`&&r.length?{room:e,game:t,names:a}:void 0)}async create(e,t,n={}){let r=await this.link.ask({type:`create`,game:e,seats:t,...n},`room`);location.hash=`#/room/${r.room}`}async load(e){let t=await this.link.ask({type:`load`,replay:e},`room`);location.hash=`#/room/${t.room}`}async playOn(e){let t=await this.link.ask({type:`play-on`,at:e},`room`,`moved`);location.hash=`#/room/${t.room}`}async learn(e,t=!1){if(!this.server.game(e)||this.server.known[e]&&!t)return;let{cards:n,filters:r=[]}=await this.link.ask({type:`cards`,game:e},`cards`),i={cards:new Map(n.map(e=>[e.slug,e])),filters:r.map(e=>ja(e,Yo.lang))};this.server.known={...this.server.known,[e]:i},Ca.load(e)}async read(e,t){await this.learn(e),this.screen.reading={game:e,card:t}}async speak(e){Yo.use(e),document.documentElement.lang=e,await this.link.ask({type:`language`,lang:e},`welcome`,`done`,`table`),await this.#n();for(let e of Object.keys(this.server.known))await this.learn(e,!0);await this.sitting?.again()}},Zs=`trivault.draft`,Qs=120,$s=class{#e=P(fn({name:``,choices:{},cards:{}}));get parts(){return V(this.#e)}set parts(e){F(this.#e,e,!0)}#t=P(null);get checked(){return V(this.#t)}set checked(e){F(this.#t,e)}#n=P(new Map);get offers(){return V(this.#n)}set offers(e){F(this.#n,e)}#r=P(``);get error(){return V(this.#r)}set error(e){F(this.#r,e,!0)}#i;#a;#o=0;#s=0;constructor(e,t){this.#i=e,this.#a=t,this.parts=wa(Zs,{})[t.name]??this.parts}copies(e){return this.parts.cards[e]??0}add(e,t){let n=this.copies(e)+t,{[e]:r,...i}=this.parts.cards;this.parts.cards=n>0?{...this.parts.cards,[e]:n}:i,this.#c()}rename(e){this.parts.name=e,this.#c()}choose(e,t){this.parts.choices[e]=t,this.check()}empty(){this.parts={name:``,choices:this.checked?this.parts.choices:{},cards:{}},this.check()}#c(){clearTimeout(this.#s),this.#s=window.setTimeout(()=>this.check(!1),Qs)}async check(e=!0){let{name:t,choices:n,cards:r}=Ye(this.parts);Ta(Zs,{...wa(Zs,{}),[this.#a.name]:{name:t,choices:n,cards:r}}),await this.#l({name:t,choices:n,cards:r,offers:e})}async read(e){let t=await this.#l({text:e,offers:!0});return t?(this.parts={name:t.name,choices:Object.fromEntries(t.choices.map(({name:e,value:t})=>[e,t])),cards:Object.fromEntries(t.cards.map(({card:e,times:t})=>[e,t]))},await this.check(!1),!0):!1}async#l(e){let t=++this.#o;clearTimeout(this.#s);try{let n=await this.#i.ask({type:`draft`,game:this.#a.name,...e},`draft`);return t===this.#o?(this.error=``,this.checked=n,n.offers?.length&&(this.offers=new Map(n.offers.map(e=>[e.card,e]))),n):void 0}catch(n){if(!(n instanceof Ma)||t!==this.#o)return;this.checked||`text`in e?this.error=n.message:this.empty();return}}},ec=`trivault.decks`,tc=new class{#e=P(wa(ec,{}));get lists(){return V(this.#e)}set lists(e){F(this.#e,e)}of(e){return Object.entries(this.lists[e]??{})}keep(e,t,n){this.#t(e,{...this.lists[e],[t]:n})}drop(e,t){let{[t]:n,...r}=this.lists[e]??{};this.#t(e,r)}#t(e,t){this.lists={...this.lists,[e]:t},Ta(ec,this.lists)}},nc=U(`<span class="stepper svelte-1hzgx9d"><button type="button" class="svelte-1hzgx9d">−</button> <b class="svelte-1hzgx9d"> </b> <button type="button" class="svelte-1hzgx9d">+</button></span>`);function rc(e,t){j(t,!0);var n=nc(),r=I(n),i=z(r,2),a=R(i,!0),o=z(i,2);A(n),B((e,n)=>{r.disabled=t.n<1,X(r,`aria-label`,e),G(a,t.n),o.disabled=t.n>=t.most,X(o,`aria-label`,n)},[()=>Z(`less`,{name:t.name}),()=>Z(`more`,{name:t.name})]),H(`click`,r,()=>t.add(-1)),H(`click`,o,()=>t.add(1)),W(e,n),M()}Gr([`click`]);var ic=U(`<p class="quiet svelte-o2nvu8"> </p>`),ac=U(`<li class="svelte-o2nvu8"> <button type="button" class="rule svelte-o2nvu8"> </button> <!></li>`),oc=U(`<ul class="problems svelte-o2nvu8"></ul>`),sc=U(`<p class="fine svelte-o2nvu8"> </p>`),cc=U(`<li><button type="button" class="flat name svelte-o2nvu8"> </button> <span class="points svelte-o2nvu8"> </span> <!></li>`),lc=U(`<section class="svelte-o2nvu8"><h3 class="svelte-o2nvu8"> <span class="quiet"> </span></h3> <ul class="svelte-o2nvu8"></ul></section>`),uc=U(`<p class="quiet"> </p>`),dc=U(`<!> <!>`,1);function fc(e,t){j(t,!0);let n=N(()=>Q.server.known[t.game.name]),r=N(()=>t.drafting.checked),i=N(()=>new Set(V(r)?.problems.map(e=>e.card))),a=N(()=>{let e=V(n)?.filters.find(e=>e.name===`type`)?.values??[],t=V(r)?.cards??[];return e.map(({name:e,title:r})=>({title:r,cards:t.filter(t=>V(n)?.cards.get(t.card)?.groups.type?.includes(e))})).filter(e=>e.cards.length)});function o(e,n){t.drafting.add(e,n),t.drafting.copies(e)||t.ongone()}let s=P({});Fn(()=>{Yo.lang&&F(s,{})});async function c(e){let{text:t}=await Q.link.ask({type:`rule`,rule:e},`rule`);F(s,{...V(s),[e]:t})}var l=ni(),u=L(l),d=e=>{var l=dc(),u=L(l),d=e=>{var t=oc();J(t,21,()=>V(r).problems,q,(e,t)=>{var n=ac(),r=I(n),i=z(r),a=R(i,!0),o=z(i,2),l=e=>{var n=ic(),r=R(n,!0);B(()=>G(r,V(s)[V(t).rule])),W(e,n)};K(o,e=>{V(s)[V(t).rule]&&e(l)}),A(n),B(e=>{G(r,`${V(t).text??``} `),G(a,e)},[()=>Z(`rule`,{id:V(t).rule})]),H(`click`,i,()=>c(V(t).rule)),W(e,n)}),A(t),W(e,t)},f=e=>{var n=sc(),r=R(n);B(e=>G(r,`✓ ${e??``}`),[()=>Z(`legal`,{what:t.game.decks??``})]),W(e,n)};K(u,e=>{V(r).problems.length?e(d):V(r).cards.length&&e(f,1)}),J(z(u,2),17,()=>V(a),q,(e,r)=>{var a=lc(),s=I(a),c=I(s),l=R(z(c),!0);A(s);var u=z(s,2);J(u,21,()=>V(r).cards,({card:e,times:t,points:n})=>e,(e,r)=>{let a=()=>V(r).card,s=()=>V(r).times,c=()=>V(r).points,l=N(()=>V(n)?.cards.get(a())?.name??a());var u=cc();let d;var f=I(u),p=R(f,!0),m=z(f,2),h=R(m,!0),g=z(m,2);{let e=N(()=>t.drafting.copies(a())||s()),n=N(()=>t.drafting.offers.get(a())?.most??0);rc(g,{get n(){return V(e)},get most(){return V(n)},get name(){return V(l)},add:e=>o(a(),e)})}A(u),B(e=>{d=Y(u,1,`svelte-o2nvu8`,null,d,{wrong:e}),G(p,V(l)),G(h,c())},[()=>V(i).has(a())]),H(`click`,f,()=>Q.read(t.game.name,a())),W(e,u)}),A(u),A(a),B(e=>{G(c,`${V(r).title??``} `),G(l,e)},[()=>V(r).cards.reduce((e,t)=>e+t.points,0)]),W(e,a)},e=>{var t=uc(),n=R(t,!0);B(e=>G(n,e),[()=>Z(`empty-draft`)]),W(e,t)}),W(e,l)};K(u,e=>{V(r)&&e(d)}),W(e,l),M()}Gr([`click`]);function pc(e){e&&mc(e.name,e.replay,`application/json`)}function mc(e,t,n=`text/plain`){let r=document.createElement(`a`);r.href=URL.createObjectURL(new Blob([t],{type:n})),r.download=e,r.click(),URL.revokeObjectURL(r.href)}var hc=U(`<p class="error" role="alert"> </p>`),gc=U(`<details><summary class="svelte-199vvla"> </summary> <div class="text svelte-199vvla"><label class="field"> <textarea name="list" rows="10" spellcheck="false" class="svelte-199vvla"></textarea></label> <!> <div class="actions"><button type="button"> </button> <label class="button svelte-199vvla"> <input class="unseen" type="file" accept=".txt,.json,text/plain,application/json"/></label> <button type="button"> </button> <button type="button"> </button></div></div></details>`);function _c(e,t){let n=ri();j(t,!0);let r=va(t,`drafting`,7),i=P(null),a=P(!1),o=P(``),s=N(()=>V(i)??r().checked?.text??``);async function c(e){F(i,e,!0),F(o,``),await r().read(e)?F(i,null):(F(o,r().error||Z(`lost`),!0),r().error=``)}async function l(){await navigator.clipboard?.writeText(V(s)),F(a,!0)}async function u(e){let t=e.currentTarget.files?.[0];e.currentTarget.value=``,t&&await c(await t.text())}var d=gc(),f=I(d),p=R(f,!0),m=z(f,2),h=I(m),g=I(h),_=z(g);_t(_),A(h);var v=z(h,2),y=e=>{var t=hc(),r=R(t,!0);B(()=>{X(t,`id`,n),G(r,V(o))}),W(e,t)};K(v,e=>{V(o)&&e(y)});var b=z(v,2),x=I(b),S=R(x,!0),C=z(x,2),w=I(C),T=z(w);A(C);var ee=z(C,2),E=R(ee,!0),D=z(ee,2),te=R(D,!0);A(b),A(m),A(d),B((e,t,r,a,c,l)=>{G(p,e),G(g,`${t??``} `),Xi(_,V(s)),X(_,`aria-invalid`,!!V(o)),X(_,`aria-describedby`,V(o)?n:void 0),x.disabled=V(i)===null,G(S,r),G(w,`${a??``} `),G(E,c),G(te,l)},[()=>Z(`as-text`),()=>Z(`deck-list`,{what:t.what}),()=>Z(`read-list`),()=>Z(`open-file`),()=>V(a)?Z(`copied`):Z(`copy-text`),()=>Z(`save-file`)]),H(`input`,_,e=>F(i,e.currentTarget.value,!0)),H(`click`,x,()=>c(V(s))),H(`change`,T,u),H(`click`,ee,l),H(`click`,D,()=>mc(`${r().checked?.name??t.what}.txt`,V(s))),W(e,d),M()}Gr([`input`,`click`,`change`]);var vc=U(`<option> </option>`),yc=U(`<label class="field svelte-gfvwhn"> <select><option> </option><!></select></label>`),bc=U(`<button type="button" class="flat"> </button>`),xc=U(`<div><label class="field words svelte-gfvwhn"> <input type="search" name="words" autocomplete="off"/></label> <button type="button" class="fold svelte-gfvwhn"> </button> <!> <!> <!></div>`);function Sc(e,t){j(t,!0);let n=va(t,`wanted`,7),r=P(!1),i=N(()=>Object.values(n().picks).filter(Boolean).length),a=N(()=>Object.fromEntries(t.filters.map(({name:e})=>[e,o((t.cards??[]).flatMap(t=>t.groups[e]??[]))])));function o(e){let t={};for(let n of e)t[n]=(t[n]??0)+1;return t}function s(e,{name:n,title:r}){return t.cards?`${r} (${V(a)[e]?.[n]??0})`:r}function c(){n().words=``,n().picks={}}var l=xc();let u;var d=I(l),p=I(d),m=z(p);Yi(m),A(d);var h=z(d,2),g=R(h,!0),_=z(h,2);J(_,17,()=>t.filters,e=>e.name,(e,t)=>{var r=yc(),i=I(r),a=z(i);let o;var c=I(a),l=R(c,!0);c.value=c.__value=``,J(z(c),17,()=>V(t).values,q,(e,n)=>{var r=vc(),i=R(r,!0),a={};B(e=>{G(i,e),a!==(a=V(n).name)&&(r.value=(r.__value=a)??``)},[()=>s(V(t).name,V(n))]),W(e,r)}),A(a);var u;Vi(a),A(r),B(e=>{G(i,`${V(t).title??``} `),X(a,`name`,V(t).name),o=Y(a,1,`svelte-gfvwhn`,null,o,{set:n().picks[V(t).name]}),G(l,e),u!==(u=n().picks[V(t).name]??``)&&(a.value=(a.__value=u)??``,Bi(a,u))},[()=>Z(`all`)]),H(`change`,a,e=>n().picks[V(t).name]=e.currentTarget.value),W(e,r)});var v=z(_,2);Ci(v,()=>t.children??f);var y=z(v,2),b=e=>{var t=bc(),n=R(t,!0);B(e=>G(n,e),[()=>Z(`clear-filters`)]),H(`click`,t,c),W(e,t)};K(y,e=>{(n().words||V(i))&&e(b)}),A(l),B((e,t)=>{u=Y(l,1,`filters svelte-gfvwhn`,null,u,{open:V(r)}),G(p,`${e??``} `),X(h,`aria-expanded`,V(r)),G(g,t)},[()=>Z(`search`),()=>Z(`filters`,{n:V(i)})]),ta(m,()=>n().words,e=>n().words=e),H(`click`,h,()=>F(r,!V(r))),W(e,l),M()}Gr([`click`,`change`]);var Cc=U(`<option> </option>`),wc=U(`<label class="field"> <select name="order"><option> </option><!></select></label>`),Tc=U(`<li><div class="what svelte-1br68ch"><button type="button" class="flat svelte-1br68ch"> </button> <span class="kind svelte-1br68ch"> </span> <span class="note svelte-1br68ch"> </span></div> <span class="price svelte-1br68ch"> <span class="unseen"> </span></span> <!></li>`),Ec=U(`<section class="offers svelte-1br68ch" aria-labelledby="offers"><h2 id="offers" class="svelte-1br68ch"> </h2> <form role="search" class="svelte-1br68ch"><!></form> <p role="status" class="quiet"> </p> <ul class="svelte-1br68ch"></ul></section>`);function Dc(e,t){j(t,!0);let n=fn({words:``,picks:{}}),r=P(``),i=N(()=>Q.server.known[t.game.name]),a=N(()=>[...V(i)?.cards.values()??[]].filter(e=>t.drafting.offers.has(e.slug))),o=N(()=>new Map(V(a).map(e=>[e.slug,Da(e)]))),s=N(()=>Aa(V(a),V(i)?.filters.find(e=>e.name===V(r)),Yo.lang)),c=N(()=>ka(V(s),V(o),n)),l=N(()=>V(i)?.filters.map(e=>({...e,values:e.values.filter(t=>V(a).some(n=>n.groups[e.name]?.includes(t.name)))}))??[]);var u=Ec(),d=I(u),f=R(d,!0),p=z(d,2);Sc(I(p),{get filters(){return V(l)},get wanted(){return n},children:(e,t)=>{var n=wc(),i=I(n),a=z(i),o=I(a),s=R(o,!0);o.value=o.__value=``,J(z(o),17,()=>V(l),q,(e,t)=>{var n=Cc(),r=R(n,!0),i={};B(()=>{G(r,V(t).title),i!==(i=V(t).name)&&(n.value=(n.__value=i)??``)}),W(e,n)}),A(a),Vi(a),A(n),B((e,t)=>{G(i,`${e??``} `),G(s,t)},[()=>Z(`order`),()=>Z(`name`)]),Hi(a,()=>V(r),e=>F(r,e)),W(e,n)},$$slots:{default:!0}}),A(p);var m=z(p,2),h=R(m,!0),g=z(m,2);J(g,21,()=>V(c),e=>e.slug,(e,n)=>{let r=N(()=>t.drafting.offers.get(V(n).slug));var i=Tc();let a;var o=I(i),s=I(o),c=R(s,!0),l=z(s,2),u=R(l,!0),d=R(z(l,2),!0);A(o);var f=z(o,2),p=I(f),m=R(z(p),!0);A(f);var h=z(f,2),g=e=>{{let i=N(()=>t.drafting.copies(V(n).slug));rc(e,{get n(){return V(i)},get most(){return V(r).most},get name(){return V(n).name},add:e=>t.drafting.add(V(n).slug,e)})}},_=N(()=>V(r).most||t.drafting.copies(V(n).slug));K(h,e=>{V(_)&&e(g)}),A(i),B((e,t,o)=>{a=Y(i,1,`svelte-1br68ch`,null,a,{barred:!V(r).most,in:e}),G(c,V(n).name),G(u,t),G(d,V(r).note),X(f,`title`,V(r).note),G(p,`${V(r).points??``} `),G(m,o)},[()=>t.drafting.copies(V(n).slug),()=>Oa(V(n)),()=>Z(`points`)]),H(`click`,s,()=>Q.read(t.game.name,V(n).slug)),W(e,i)}),A(g),A(u),B((e,t)=>{G(f,e),G(h,t)},[()=>Z(`offers`),()=>V(a).length?Z(`found`,{n:V(c).length,all:V(a).length}):Z(`loading`)]),Wr(`submit`,p,e=>e.preventDefault()),W(e,u),M()}Gr([`click`]);var Oc=U(`<option> </option>`),kc=U(`<label class="field"> <select><!><!></select></label>`),Ac=U(`<optgroup></optgroup>`),jc=U(`<p class="error" role="alert"> </p>`),Mc=U(`<button type="button" class="flat"> </button>`),Nc=U(`<div class="page builder svelte-5b356r"><h1 class="svelte-5b356r"> </h1> <div><span role="status"> </span> <span class="bar svelte-5b356r" aria-hidden="true"><span class="svelte-5b356r"></span></span> <span class="panes svelte-5b356r"><button type="button" class="svelte-5b356r"> </button> <button type="button" class="svelte-5b356r"> </button></span></div> <!> <section class="book panel svelte-5b356r" aria-labelledby="book"><h2 id="book" tabindex="-1" class="svelte-5b356r"> </h2> <label class="field"> <input name="book-name" maxlength="80" autocomplete="off"/></label> <div class="choices svelte-5b356r"><!> <label class="field"> <select name="begin"><option>…</option><option> </option><!><optgroup></optgroup></select></label></div> <!> <div class="actions"><button type="button" class="main"> </button> <button type="button"> </button> <!></div> <p role="status" class="said svelte-5b356r"> </p> <!> <!></section></div>`);function Pc(e,t){j(t,!0);let n=N(()=>t.game.decks??``),r=new $s(Q.link,t.game),i=P([]),a=P(``),o=P(``),s=P(void 0),c=P(`cards`),l=N(()=>r.checked),u=N(()=>tc.of(t.game.name)),d=N(()=>!!V(l)?.cards.length&&!V(l).problems.length),f=N(()=>Object.values(r.parts.cards).reduce((e,t)=>e+t,0));Fn(()=>{Yo.lang,Q.link.state===`open`&&(r.check(),Q.link.ask({type:`decks`,game:t.game.name},`decks`).then(e=>F(i,e.decks),()=>void 0))});async function p(e){let[n,i]=[e.currentTarget.value.slice(0,1),e.currentTarget.value.slice(1)];e.currentTarget.value=``,F(a,``),n===`n`?r.empty():n===`o`?await r.read(tc.lists[t.game.name]?.[i]??``):await r.read((await Q.link.ask({type:`deck`,game:t.game.name,name:i},`deck`)).text)}async function m(){await r.check(!1),V(l)&&(tc.keep(t.game.name,V(l).name,V(l).text),F(a,Z(`kept`,{name:V(l).name}),!0))}async function h(){if(!V(l))return;let e=is.of(t.game);e.seats[0].deck=V(l).text,e.options={},is.wish.game=t.game.name,is.keep();try{await Q.create(t.game.name,os(t.game,e.seats),ls(t.game,is.wish,e))}catch(e){F(o,e instanceof Ma?e.message:Z(`lost`),!0)}}var _=Nc(),v=I(_),y=R(v,!0),b=z(v,2);let x;var S=I(b),C=R(S,!0),w=z(S,2),T=I(w);let ee;A(w);var E=z(w,2),D=I(E),te=R(D,!0),ne=z(D,2),re=R(ne,!0);A(E),A(b);var ie=z(b,2);Dc(ie,{get drafting(){return r},get game(){return t.game}});var O=z(ie,2),ae=I(O),oe=R(ae,!0);da(ae,e=>F(s,e),()=>V(s));var se=z(ae,2),ce=I(se),le=z(ce);Yi(le),A(se);var ue=z(se,2),de=I(ue);J(de,17,()=>V(l)?.choices??[],q,(e,t)=>{var n=kc(),i=I(n),a=z(i),o=I(a),s=e=>{var t=Oc(),n=R(t,!0);t.value=t.__value=``,B(e=>G(n,e),[()=>Z(`choose-one`)]),W(e,t)};K(o,e=>{V(t).value||e(s)}),J(z(o),17,()=>V(t).values,q,(e,t)=>{var n=Oc(),r=R(n,!0),i={};B(()=>{G(r,V(t).title),i!==(i=V(t).name)&&(n.value=(n.__value=i)??``)}),W(e,n)}),A(a);var c;Vi(a),A(n),B(()=>{G(i,`${V(t).title??``} `),X(a,`name`,V(t).name),c!==(c=V(t).value)&&(a.value=(a.__value=c)??``,Bi(a,c))}),H(`change`,a,e=>r.choose(V(t).name,e.currentTarget.value)),W(e,n)});var fe=z(de,2),pe=I(fe),me=z(pe),he=I(me);he.value=he.__value=``;var ge=z(he),_e=R(ge,!0);ge.value=ge.__value=`n`;var ve=z(ge),ye=e=>{var t=Ac();J(t,21,()=>V(u),q,(e,t)=>{var n=N(()=>g(V(t),1));let r=()=>V(n)[0];var i=Oc(),a=R(i,!0),o={};B(()=>{G(a,r()),o!==(o=`o${r()??``}`)&&(i.value=i.__value=o)}),W(e,i)}),A(t),B(e=>X(t,`label`,e),[()=>Z(`my-decks`,{what:V(n)})]),W(e,t)};K(ve,e=>{V(u).length&&e(ye)});var be=z(ve);J(be,21,()=>V(i),q,(e,t)=>{var n=Oc(),r=R(n,!0),i={};B(()=>{G(r,V(t).title),i!==(i=`p${V(t).name??``}`)&&(n.value=n.__value=i)}),W(e,n)}),A(be),A(me),A(fe),A(ue);var xe=z(ue,2),Se=e=>{var t=jc(),n=R(t,!0);B(()=>G(n,r.error||V(o))),W(e,t)};K(xe,e=>{(r.error||V(o))&&e(Se)});var k=z(xe,2),Ce=I(k),we=R(Ce,!0),Te=z(Ce,2),Ee=R(Te,!0),De=z(Te,2),Oe=e=>{var n=Mc(),r=R(n,!0);B(e=>G(r,e),[()=>Z(`drop-here`,{name:V(l).name})]),H(`click`,n,()=>{tc.drop(t.game.name,V(l).name),F(a,``)}),W(e,n)};K(De,e=>{V(l)&&tc.lists[t.game.name]?.[V(l).name]!==void 0&&e(Oe)}),A(k);var ke=z(k,2),Ae=R(ke,!0),je=z(ke,2);fc(je,{get drafting(){return r},get game(){return t.game},ongone:()=>V(s)?.focus()}),_c(z(je,2),{get drafting(){return r},get what(){return V(n)}}),A(O),A(_),B((e,t,n,i,o,s,u,f,p,m,h,g)=>{X(_,`data-pane`,V(c)),G(y,e),x=Y(b,1,`sum svelte-5b356r`,null,x,{over:V(l)&&V(l).points>V(l).most}),G(C,t),ee=Li(T,``,ee,{width:n}),X(D,`aria-pressed`,V(c)===`cards`),G(te,i),X(ne,`aria-pressed`,V(c)===`book`),G(re,o),G(oe,s),G(ce,`${u??``} `),Xi(le,r.parts.name||(V(l)?.name??``)),G(pe,`${f??``} `),G(_e,p),X(be,`label`,m),Ce.disabled=!V(d),G(we,h),G(Ee,g),G(Ae,V(a))},[()=>Z(`builder-title`,{what:V(n)}),()=>Z(`points-of`,{n:V(l)?.points??0,most:V(l)?.most??0,copies:V(f),problems:V(l)?.problems.length??0}),()=>`${Math.min(100,100*(V(l)?.points??0)/(V(l)?.most||1))}%`,()=>Z(`pane-cards`),()=>Z(`pane-book`,{what:V(n)}),()=>Z(`your-deck`,{what:V(n)}),()=>Z(`name`),()=>Z(`begin-with`),()=>Z(`empty-book`,{what:V(n)}),()=>Z(`known-decks`,{what:V(n)}),()=>Z(`play-with`),()=>Z(`keep-here`)]),H(`click`,D,()=>F(c,`cards`)),H(`click`,ne,()=>F(c,`book`)),H(`input`,le,e=>r.rename(e.currentTarget.value)),H(`change`,me,p),H(`click`,Ce,h),H(`click`,Te,m),W(e,_),M()}Gr([`click`,`input`,`change`]);var Fc=`# KeyForge: Antworten, Fragen und das Protokoll.

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
log-put-counter = { $what } erhält { named-counters }.
log-remove-counters = { $what } verliert Marker.
`,Ic=`# KeyForge: answers, questions and the log.

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
log-put-counter = { $what } gets { $n ->
    [one] a { $word } counter
   *[other] { $n } { $word } counters
}.
log-remove-counters = { $what } loses counters.
`,Lc=`# KeyForge: odpowiedzi, pytania i dziennik.

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
log-play = { $who } zagrywa: { $what }.
log-copy = { $source } jest kopią karty { $what }.
log-animate = { $what } do końca tury jest stworzeniem.
log-attack = { $source } atakuje: { $what }.
log-gain = { $what } otrzymuje { amber }.
log-reap-gain = { $source } zbiera: { $what } otrzymuje { amber }.
log-lose = { $what } traci { amber }.
log-steal = { $what } kradnie { amber }.
log-capture = { $what } przejmuje { amber }.
log-capture-own = { $what } przejmuje { amber } własnej strony.
log-exalt = { $what } otrzymuje { amber } z puli ogólnej.
log-move-amber = { amber } przechodzi z karty { $source } na kartę { $what }.
log-move-damage = Obrażenia ({ $n }) przechodzą z karty { $source } na kartę { $what }.
log-redistribute = { $what }: obrażenia zostają rozdzielone na nowo.
log-redistribute-amber = { $what }: Æmber zostaje rozdzielony na nowo.
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
log-strike = { $source } zadaje { damage-points }: { $what }.
log-heal = { $what }: wyleczono { damage-points }.
log-destroy = { $what }: zniszczenie.
log-to-hand = Na rękę właściciela trafia: { FORM($what, "nominative") }.
log-to-deck-top = Na wierzch talii właściciela trafia: { $what }.
log-to-deck-bottom = Na spód talii właściciela trafia: { $what }.
log-into-deck = Do talii właściciela wtasowano: { $what }.
log-archive = { $who } archiwizuje: { $what }.
log-abduct = { $who } umieszcza w swoim archiwum: { $what }.
log-purge = { $what }: anihilacja.
log-graft = Do karty { $source } doczepiono: { $what }.
log-discard = Na stos kart odrzuconych trafia: { $what }.
log-discard-deck = Z talii na stos kart odrzuconych trafia: { $what }.
log-discard-archived = Z archiwum na stos kart odrzuconych trafia: { $what }.
log-draw = { $who } dobiera { cards }.
log-draw-cards = { $who } dobiera: { $cards }.
log-enter = { $what } wchodzi do gry; kontroluje: { $who }.
log-take-control = { $who } przejmuje kontrolę nad kartą { $what }.
log-move = { $what } zmienia miejsce w szyku.
log-to-flank = { $what } trafia na flankę szyku.
log-ready = { $what }: przygotowanie.
log-exhaust = { $what }: wyczerpanie.
log-stun = { $what }: ogłuszenie.
log-unstun = { $what } nie ma już ogłuszenia.
log-ward = { $what }: osłonięcie.
log-unward = { $what } nie ma już osłonięcia.
log-attach = { $what }: ulepszenie zostaje przyłączone do { $source }.
log-move-ward = Osłona przechodzi na kartę: { $what }.
log-enrage = { $what }: rozjuszenie.
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
log-put-counter = { $what } otrzymuje { named-counters }.
log-remove-counters = { $what } traci znaczniki.
`,Rc=`# Der Tisch von KeyForge.

goal = Wer zuerst drei Schlüssel schmiedet, gewinnt. Zu Beginn deines Zuges schmiedest du einen, wenn du 6 Æmber hast.
example-card = troll
example-deed = mit troll ernten

# Spieler
ui-keys = Schlüssel { $n }/{ $of }{ $colours }
ui-red = rot
ui-blue = blau
ui-yellow = gelb
ui-amber = Æmber { $n }
ui-check = Æmber { $n } (Check!)
ui-key-cost = Schlüsselkosten { $n }
ui-chains = Ketten { $n }
ui-archives = Archiv { $n }
ui-purged = verbannt { $n }
ui-houses = Fraktionen
ui-active-house = { $house } (aktiv)

# Was da liegt
ui-line = Schlachtreihe
ui-artifacts = Artefakte
ui-archived = im Archiv
ui-purged-cards = verbannt
ui-bonus = +{ $n }Æ
ui-icons = zusätzliche Symbole: { $icons }
ui-left-flank = linke Flanke
ui-right-flank = rechte Flanke
ui-both-flanks = beide Flanken
ui-power = Stärke { $n }
ui-armor = Rüstung { $n }
ui-damage = Schaden { $n }
ui-stunned = betäubt
ui-warded = beschützt
ui-enraged = wütend
ui-exhausted = erschöpft
ui-counters = { $name } { $n }
ui-upgrades = mit { $cards }
ui-under = darunter: { $cards }
ui-face-down = { $n } verdeckt
ui-owner = gehört { $player }
ui-at-hand = Hand
ui-at-deck = Deck
ui-at-discard = Ablage
ui-at-archives = Archiv
ui-at-their-hand = Hand des Gegners
ui-at-their-deck = Deck des Gegners
ui-at-their-discard = Ablage des Gegners
ui-at-their-archives = Archiv des Gegners

# Was in Kraft ist
ui-cost = { $player }: Ein Schlüssel kostet { $n } Æmber.
ui-cost-changed = { $player }: Ein Schlüssel kostet { $n } Æmber ({ $base }, { $changes }).
ui-cost-change = { $card } { $n }
ui-about = { $effect } ({ $about })
ui-until = { $effect }, { $until }
ui-until-start = bis zum Beginn des Zuges von { $player }
ui-until-end = bis zum Ende des Zuges von { $player }
ui-until-next-end = bis zum Ende des nächsten Zuges von { $player }
ui-until-leaves = bis { $card } das Spiel verlässt

# Was auf eine Karte wirkt
ui-power-counters = „+1 Stärke“-Marker
ui-means-power = „+1 Stärke“-Marker: { $n } Stärke.
ui-means-stunned = Betäubt: Wenn sie das nächste Mal verwendet würde, wird sie nur erschöpft und verliert die Betäubung.
ui-means-warded = Beschützt: Wenn sie das nächste Mal Schaden erlitte, zerstört würde oder das Spiel verließe, verliert sie stattdessen den Schutz.
ui-means-enraged = Wütend: Wird sie verwendet, muss sie kämpfen, wenn sie kann. Danach ist sie nicht mehr wütend.

# Tipps und Bericht
ui-part-keys = Schlüssel
ui-part-amber = Æmber
ui-part-threat = der nächste Schlüssel
ui-part-board = Karten im Spiel
ui-part-hand = Hand
ui-part-chains = Ketten
ui-moment-amber = { $deed } Æmber: { $what }.
ui-moment-destroyed = { $deed } Zerstört: { $what }.
ui-report-keys = { $player }, Schlüssel: { $course }
ui-report-amber = { $player }, Æmber: { $course }

# Was beim Aufbau gewählt werden kann
ui-variant-quick = Schnellstart
ui-variant-quick-help = Niemand nimmt einen Mulligan.
ui-variant-chains = Ketten
ui-variant-chains-help = Ein Ausgleich: Wer das stärkere Deck hat, beginnt mit Ketten. Die Regeln schlagen 4 vor.
ui-variant-auction = Versteigerung
ui-variant-auction-help = Die Spieler bieten Ketten für das Deck des ersten Platzes. Wer gewinnt, spielt es mit so vielen Ketten.
ui-variant-order-discards = Reihenfolge zerstörter Karten
ui-variant-order-discards-help = Du wirst gefragt, in welcher Reihenfolge gemeinsam zerstörte Karten auf den Ablagestapel kommen.

# Antworten, die dem schaden, der sie gibt
ui-warns-no-card = Du hast keine Karte dieser Fraktion, weder auf der Hand noch im Spiel.
`,zc=`# The table of KeyForge.

goal = Whoever forges three keys first wins. At the start of your turn you forge one if you have 6 Æmber.
example-card = troll
example-deed = reap with troll

# Players
ui-keys = keys { $n }/{ $of }{ $colours }
ui-red = red
ui-blue = blue
ui-yellow = yellow
ui-amber = Æmber { $n }
ui-check = Æmber { $n } (check!)
ui-key-cost = key cost { $n }
ui-chains = chains { $n }
ui-archives = archives { $n }
ui-purged = purged { $n }
ui-houses = houses
ui-active-house = { $house } (active)

# What lies there
ui-line = battleline
ui-artifacts = artifacts
ui-archived = in the archives
ui-purged-cards = purged
ui-bonus = +{ $n }Æ
ui-icons = added icons: { $icons }
ui-left-flank = left flank
ui-right-flank = right flank
ui-both-flanks = both flanks
ui-power = power { $n }
ui-armor = armor { $n }
ui-damage = damage { $n }
ui-stunned = stunned
ui-warded = warded
ui-enraged = enraged
ui-exhausted = exhausted
ui-counters = { $name } counters { $n }
ui-upgrades = with { $cards }
ui-under = under it: { $cards }
ui-face-down = { $n } face down
ui-owner = owned by { $player }
ui-at-hand = hand
ui-at-deck = deck
ui-at-discard = discard pile
ui-at-archives = archives
ui-at-their-hand = the opponent’s hand
ui-at-their-deck = the opponent’s deck
ui-at-their-discard = the opponent’s discard pile
ui-at-their-archives = the opponent’s archives

# What is in force
ui-cost = { $player }: a key costs { $n } Æmber.
ui-cost-changed = { $player }: a key costs { $n } Æmber ({ $base }, { $changes }).
ui-cost-change = { $card } { $n }
ui-about = { $effect } ({ $about })
ui-until = { $effect }, { $until }
ui-until-start = until the start of { $player }’s turn
ui-until-end = until the end of { $player }’s turn
ui-until-next-end = until the end of { $player }’s next turn
ui-until-leaves = until { $card } leaves play

# What affects a card
ui-power-counters = power counters
ui-means-power = Power counters: { $n } power.
ui-means-stunned = Stunned: the next time it would be used, it is only exhausted and loses the stun.
ui-means-warded = Warded: the next time it would be dealt damage, be destroyed or leave play, it loses the ward instead.
ui-means-enraged = Enraged: when it is used it must fight if it can. Then it is no longer enraged.

# Hints and the report
ui-part-keys = keys
ui-part-amber = Æmber
ui-part-threat = the next key
ui-part-board = cards in play
ui-part-hand = hand
ui-part-chains = chains
ui-moment-amber = { $deed } Æmber: { $what }.
ui-moment-destroyed = { $deed } Destroyed: { $what }.
ui-report-keys = { $player }, keys: { $course }
ui-report-amber = { $player }, Æmber: { $course }

# What can be chosen when a game is set up
ui-variant-quick = Quick start
ui-variant-quick-help = Nobody takes a mulligan.
ui-variant-chains = Chains
ui-variant-chains-help = A handicap: whoever has the stronger deck starts with chains. The rules suggest 4.
ui-variant-auction = Auction
ui-variant-auction-help = The players bid chains for the deck of the first seat. Whoever wins plays it with as many chains.
ui-variant-order-discards = Order of destroyed cards
ui-variant-order-discards-help = You are asked in which order cards that are destroyed together go to the discard pile.

# Answers that hurt whoever gives them
ui-warns-no-card = You have no card of this house, neither in hand nor in play.
`,Bc=`# Stół KeyForge.

goal = Wygrywa ten, kto pierwszy wykuje trzy klucze. Na początku swojej tury wykuwasz klucz, jeśli masz 6 Æmberu.
example-card = troll
example-deed = zbieraj troll

# Gracze
ui-keys = klucze { $n }/{ $of }{ $colours }
ui-red = czerwony
ui-blue = niebieski
ui-yellow = żółty
ui-amber = Æmber { $n }
ui-check = Æmber { $n } (starczy na klucz)
ui-key-cost = koszt klucza { $n }
ui-chains = łańcuchy { $n }
ui-archives = archiwum { $n }
ui-purged = anihilowane { $n }
ui-houses = domy
ui-active-house = { $house } (aktywny)

# Co leży na stole
ui-line = szyk
ui-artifacts = artefakty
ui-archived = w archiwum
ui-purged-cards = anihilowane
ui-bonus = +{ $n }Æ
ui-icons = dodane symbole: { $icons }
ui-left-flank = lewa flanka
ui-right-flank = prawa flanka
ui-both-flanks = obie flanki
ui-power = siła { $n }
ui-armor = pancerz { $n }
ui-damage = obrażenia { $n }
ui-stunned = ogłuszenie
ui-warded = osłonięcie
ui-enraged = rozjuszenie
ui-exhausted = wyczerpanie
ui-counters = znaczniki { $name }: { $n }
ui-upgrades = z ulepszeniem: { $cards }
ui-under = pod spodem: { $cards }
ui-face-down = zakryte: { $n }
ui-owner = właściciel: { $player }
ui-at-hand = ręka
ui-at-deck = talia
ui-at-discard = odrzucone
ui-at-archives = archiwum
ui-at-their-hand = ręka przeciwnika
ui-at-their-deck = talia przeciwnika
ui-at-their-discard = odrzucone przeciwnika
ui-at-their-archives = archiwum przeciwnika

# Co działa
ui-cost = { $player }: klucz kosztuje { $n ->
    [one] 1 Æmber
   *[other] { $n } Æmberu
}.
ui-cost-changed = { $player }: klucz kosztuje { $n ->
    [one] 1 Æmber
   *[other] { $n } Æmberu
} ({ $base }, { $changes }).
ui-cost-change = { $card } { $n }
ui-about = { $effect } ({ $about })
ui-until = { $effect }, { $until }
ui-until-start = do początku tury { FORM($player, "genitive") }
ui-until-end = do końca tury { FORM($player, "genitive") }
ui-until-next-end = do końca następnej tury { FORM($player, "genitive") }
ui-until-leaves = dopóki { $card } jest w grze

# Co działa na kartę
ui-power-counters = znaczniki siły +1
ui-means-power = Znaczniki siły: { $n } do siły.
ui-means-stunned = Ogłuszenie: przy następnym użyciu stworzenie tylko się wyczerpuje i traci ogłuszenie.
ui-means-warded = Osłonięcie: gdy następnym razem miałoby otrzymać obrażenia, zostać zniszczone lub opuścić grę, zamiast tego traci osłonę.
ui-means-enraged = Rozjuszenie: przy użyciu musi walczyć, jeśli może. Potem traci rozjuszenie.

# Rady i raport
ui-part-keys = klucze
ui-part-amber = Æmber
ui-part-threat = następny klucz
ui-part-board = karty w grze
ui-part-hand = ręka
ui-part-chains = łańcuchy
ui-moment-amber = { $deed } Æmber: { $what }.
ui-moment-destroyed = { $deed } Zniszczone: { $what }.
ui-report-keys = { $player }, klucze: { $course }
ui-report-amber = { $player }, Æmber: { $course }

# Co można wybrać przy przygotowaniu gry
ui-variant-quick = Szybki start
ui-variant-quick-help = Nikt nie bierze mulliganu.
ui-variant-chains = Łańcuchy
ui-variant-chains-help = Wyrównanie: kto ma silniejszą talię, zaczyna z łańcuchami. Zasady proponują 4.
ui-variant-auction = Licytacja
ui-variant-auction-help = Gracze licytują łańcuchy o talię pierwszego miejsca. Kto wygra, gra nią z tyloma łańcuchami.
ui-variant-order-discards = Kolejność zniszczonych kart
ui-variant-order-discards-help = Wybierasz, w jakiej kolejności karty zniszczone razem trafiają na stos odrzuconych.

# Odpowiedzi, które szkodzą temu, kto ich udziela
ui-warns-no-card = Nie masz żadnej karty tego domu, ani na ręce, ani w grze.
`,Vc=`# Wie KeyForge gespielt wird, in Kürze.

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
`,Hc=`# How KeyForge is played, in short.

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
`,Uc=`# Jak się gra w KeyForge, w skrócie.

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
`,Wc={amber:`M12 2 20.5 7v10L12 22 3.5 17V7ZM12 2v20M3.5 7 20.5 17M20.5 7 3.5 17`,armor:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5Z`,archives:`M3 4h18v5H3ZM5 9h14v11H5ZM10 13h4`,chains:`M9.5 14.5a4 4 0 0 1 0-5.5l3-3a4 4 0 0 1 5.5 5.5l-1.5 1.5M14.5 9.5a4 4 0 0 1 0 5.5l-3 3a4 4 0 0 1-5.5-5.5l1.5-1.5`,check:`M4 12.5 10 18.5 20.5 6`,counter:`M5 5h14v14H5ZM12 9v6M9 12h6`,clock:`M12 3a9 9 0 1 0 .1 0M12 7v5.5l3.5 2`,bell:`M6 17V11a6 6 0 0 1 12 0v6l2 2H4ZM10 21.5h4M12 3v2`,cost:`M12 2 20 9 12 22 4 9ZM4 9h16`,damage:`M12 2l2 6 6-3-3 6 5 3-6 1 1 6-5-4-5 4 1-6-6-1 5-3-3-6 6 3Z`,deck:`M7 3h12v16H7ZM5 6v15h11`,discard:`M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7`,enraged:`M4 6l6 4M20 6l-6 4M7 13a1 1 0 1 0 .1 0M17 13a1 1 0 1 0 .1 0M7 20c2-3 8-3 10 0`,exhausted:`M4 5h7l-7 7h7M13 12h7l-7 8h7`,gems:`M12 2 20 9 12 22 4 9ZM4 9h16M12 22 8.5 9 12 2M12 22 15.5 9 12 2`,hand:`M4 8l6-2 4 13-6 2ZM10 5.5h6V19M16 6l5 1.5-3.5 11`,health:`M12 21C5 15 2.5 11.5 2.5 8A5 5 0 0 1 12 6a5 5 0 0 1 9.5 2c0 3.5-2.5 7-9.5 13Z`,hint:`M9 18h6M10 21.5h4M12 2.5a6.5 6.5 0 0 0-4 11.6V16h8v-1.9A6.5 6.5 0 0 0 12 2.5Z`,keys:`M8 6.5a4.5 4.5 0 1 0 .1 0M12 11h9.5M18 11v4M21.5 11v3`,eye:`M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 9a3 3 0 1 0 .1 0`,log:`M5 4h14M5 9h14M5 14h14M5 19h9`,mastery:`M12 2l2.8 6.3 6.7.7-5 4.6 1.4 6.7L12 17l-5.9 3.3 1.4-6.7-5-4.6 6.7-.7Z`,menu:`M4 6h16M4 12h16M4 18h16`,more:`M5 12h.1M12 12h.1M19 12h.1`,pause:`M8 5v14M16 5v14`,power:`M20 3 9 14M20 3l-1 5L10 17M20 3l-5 1-9 9M5 12l7 7M7.5 16.5 3.5 20.5`,purged:`M5 5l14 14M19 5 5 19`,replay:`M4 12a8 8 0 1 0 3-6.2M4 3v4h4M12 8v4.5l3 2`,shield:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5ZM12 7v9M8 11h8`,skip:`M5 5v14l8-7ZM13 5v14l8-7Z`,"step-back":`M15 5 8 12l7 7`,"step-on":`M9 5l7 7-7 7`,stunned:`M12 12a2 2 0 1 1 2-2a4.5 4.5 0 1 1-5-4.5A7 7 0 1 1 5 12`,"turn-back":`M18 5l-7 7 7 7M11 5l-7 7 7 7`,"turn-on":`M6 5l7 7-7 7M13 5l7 7-7 7`,turn:`M7 4v16l12-8Z`,undo:`M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3`,upgrades:`M12 3l7 7h-4v10H9V10H5Z`,warded:`M12 2.5a9.5 9.5 0 1 0 .1 0M12 7.5a4.5 4.5 0 1 0 .1 0`,warning:`M12 3 22 20.5H2ZM12 9v6M12 17.5v.5`,why:`M8.5 8.5a3.5 3.5 0 1 1 5 3.2c-1 .6-1.5 1.3-1.5 2.8M12 18.5v.5`,zoom:`M10.5 4a6.5 6.5 0 1 0 .1 0M15.5 15.5 21 21`},Gc=ei(`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" class="svelte-1gghov3"><path class="svelte-1gghov3"></path></svg>`);function $(e,t){j(t,!0);let n=va(t,`name`,3,``),r=va(t,`path`,19,()=>Wc[n()]??``);var i=Gc(),a=R(i);B(()=>X(a,`d`,r())),W(e,i),M()}function Kc(e,t,n=(e,t)=>e!==t){let r=P(void 0),i=t(),a=e();return Ln(()=>{let o=e();t()!==i&&F(r,o===a?void 0:n(o,a)),i=t(),a=o}),()=>V(r)}var[qc,Jc]=nt(),Yc=U(`<small aria-hidden="true" class="svelte-13xisfs"> </small>`),Xc=U(`<span class="bar svelte-13xisfs" aria-hidden="true"><span class="svelte-13xisfs"></span></span>`),Zc=U(`<span><!> <b aria-hidden="true" class="svelte-13xisfs"> </b> <span class="unseen"> </span> <!> <!></span>`);function Qc(e,t){j(t,!0);let n=va(t,`strong`,3,!1),{sitting:r}=qc(),i=Kc(()=>t.n,()=>r.step,(e,t)=>Number(e)-Number(t)||0);var a=Zc();let o;var s=I(a);$(s,{get name(){return t.icon}});var c=z(s,2),l=R(c,!0),u=z(c,2),d=R(u,!0),f=z(u,2),p=e=>{var t=Yc(),n=R(t,!0);B(e=>G(n,e),[()=>Zo(i())]),W(e,t)},m=N(()=>i());K(f,e=>{V(m)&&e(p)});var h=z(f,2),g=e=>{var n=Xc(),r=I(n);let i;A(n),B(e=>i=Li(r,``,i,{width:e}),[()=>`${Math.min(100,100*t.n/t.of)}%`]),W(e,n)};K(h,e=>{t.of&&typeof t.n==`number`&&e(g)}),A(a),B(e=>{o=Y(a,1,`dial svelte-13xisfs`,null,o,{strong:n(),changed:e}),X(a,`data-dial`,t.icon),X(a,`title`,t.text),G(l,t.n),G(d,t.text)},[()=>i()]),W(e,a),M()}var $c=14,el=20,tl=126,nl=1.1,rl=.8;function il(e,t,n,r,i=1){let a=Math.max(1,Math.floor((n-el)/(e.least/e.ratio))),o=Array.from({length:Math.min(i,a)},(i,a)=>({card:al(e,t,n,r,a+1),rows:a+1})).reduce((e,t)=>t.card>e.card?t:e);return{card:Math.floor(Math.max(e.least,o.card)),rows:o.rows}}function al(e,t,n,r,i){let a=Math.max(Math.ceil(r/i),1),o=(t-$c-(a-1)*e.gap)/a,s=(t-$c)/(1+(a-1)*e.share),c=((n-el)/i-e.gap*(1-1/i))*e.ratio;return Math.min(Math.max(o,Math.min(s,e.good)),c,e.most)}function ol(e,t,n,r,i=1,a=!1){let{card:o,rows:s}=il(e,t,n,r,i),c=Math.max(Math.ceil(r/s),1),l=o/e.ratio,u=c>1?(t-$c-o)/(c-1):0,d=Math.max(Math.min(o+e.gap,u),o*e.share),f=Math.max(el/2,(n-s*l-(s-1)*e.gap)/2);return{card:o,tall:l,rows:s,places:Array.from({length:r},(n,i)=>{let u=Math.floor(i/c),p=Math.min(c,r-u*c),m=Math.max($c/2,(t-(p-1)*d-o)/2),h=a&&s===1?i%c-(p-1)/2:0;return{x:Math.round(m+i%c*d),y:Math.round(f+u*(l+e.gap)+Math.min(rl*h*h,el)),turn:nl*h}})}}function sl(e){let t=getComputedStyle(e),n=(e,n)=>parseFloat(t.getPropertyValue(e))||n;return{least:n(`--least`,56),most:n(`--most`,150),ratio:n(`--ratio`,.714),gap:n(`--gap`,10),share:n(`--share`,1),good:n(`--good`,0)}}function cl(e,t){if(!(t===0||(t-el)*e.ratio>=ul))return{...e,least:ll.least,most:ll.most,ratio:ll.most/ll.height,gap:6}}var ll={least:92,most:124,height:46},ul=62;function dl(e){return e<tl?`small`:`middle`}var fl={};function pl(e){it(fl,e)}function ml(){return rt(fl)??(()=>({size:`small`,width:0,height:0}))}var hl=U(`<div><!></div>`),gl=U(`<p class="nothing svelte-133olco"> </p>`),_l=U(`<div class="lane svelte-133olco" role="group"><h3 class="unseen"> </h3> <div></div></div>`);function vl(e,t){j(t,!0);let n=va(t,`rows`,3,1),r=va(t,`fan`,3,!1),i=va(t,`tiles`,3,!1),a=P(void 0),o=P(0),s=P(0),c=N(()=>V(a)&&V(o)?sl(V(a)):void 0),l=N(()=>V(c)&&i()?cl(V(c),V(s)):void 0),u=N(()=>V(c)?ol(V(l)??V(c),V(o),V(s),t.items.length,n(),r()):{card:0,tall:0,rows:1,places:[]}),d=N(()=>V(u).places.some(({x:e})=>e+V(u).card>V(o)));pl(()=>({size:V(l)?`flat`:dl(V(u).card),width:V(u).card,height:V(u).tall}));var f=_l(),p=I(f),m=R(p,!0),h=z(p,2);let g,_;J(h,23,()=>t.items,e=>t.key(e),(e,n,i)=>{let a=N(()=>V(u).places[V(i)]);var o=hl();let s,c;Ci(I(o),()=>t.item,()=>V(n)),A(o),B(()=>{s=Y(o,1,`slot svelte-133olco`,null,s,{fan:r()&&V(u).rows===1}),c=Li(o,``,c,{translate:`${V(a)?.x??0??``}px ${V(a)?.y??0??``}px`,rotate:V(a)?.turn?`${V(a).turn}deg`:void 0})}),W(e,o)},e=>{var n=gl(),r=R(n);B(e=>G(r,`${t.label??``}: ${e??``}`),[()=>Z(`empty`)]),W(e,n)}),A(h),da(h,e=>F(a,e),()=>V(a)),A(f),B(()=>{X(f,`aria-label`,t.label),G(m,t.label),g=Y(h,1,`box svelte-133olco`,null,g,{scrolls:V(d)}),_=Li(h,``,_,{"--card":`${V(u).card??``}px`,"--tile":V(l)&&`${V(u).card}px`})}),la(h,`clientWidth`,e=>F(o,e)),la(h,`clientHeight`,e=>F(s,e)),W(e,f),M()}var yl=new Set,bl=e=>{let t=t=>t.target===e&&e.close();return yl.add(e),e.addEventListener(`click`,t),()=>{yl.delete(e),e.removeEventListener(`click`,t)}};function xl(){return[...yl].some(e=>e.open)}var Sl=new Map;function Cl(e=()=>`legal`,t=!1){return n=>(Sl.set(n,{status:e,behind:t}),()=>void Sl.delete(n))}function wl(e){return Sl.has(e)}function Tl(e){return Sl.get(e)?.behind??!1}function El(e){return Sl.get(e)?.status()??``}function Dl(e){return e instanceof HTMLButtonElement&&e.disabled}function Ol(e){return[...Sl.keys()].filter(t=>t.getClientRects().length&&!Dl(t)&&(!e||e.contains(t))).sort((e,t)=>e.compareDocumentPosition(t)&Node.DOCUMENT_POSITION_FOLLOWING?-1:1)}function kl(e){return Ol(e).filter(e=>El(e))}var Al=U(`<span class="count svelte-1x5e02m"> </span>`),jl=U(`<span class="chosen-mark svelte-1x5e02m"><!></span>`),Ml=U(`<span class="legal-mark svelte-1x5e02m"></span>`),Nl=U(`<b> </b>`),Pl=U(`<span class="badge svelte-1x5e02m"><!><!></span>`),Fl=U(`<span class="badges svelte-1x5e02m"></span>`),Il=U(`<button><span class="unseen"> </span> <span class="picture svelte-1x5e02m" aria-hidden="true"><!> <!> <!> <!></span></button>`);function Ll(e,t){j(t,!0);let n=va(t,`badges`,19,()=>[]),r=va(t,`deed`,3,``),i=va(t,`tilted`,3,!1),a=va(t,`flat`,3,!1),o=va(t,`alike`,19,()=>[]),s=va(t,`direct`,3,!1),{sitting:c,game:l,laid:u,face:d}=qc(),f=ml(),p=N(()=>a()||f().size===`flat`),m=c.asking,h=N(()=>d(t.slug)),g=N(()=>t.things.flatMap(e=>c.shown?.marks?.[e]??[])),_=N(()=>m.gathers||m.options(t.things).length>0),v=N(()=>V(_)?t.things:[...t.things,...o()]),y=N(()=>m.state(V(v))),b=N(()=>m.mark(t.things)),x=N(()=>t.said??(V(g).length?V(g):n().map(e=>e.text))),S=N(()=>({slug:t.slug,name:V(h).name,things:V(v),deed:r()&&`${r()} ${t.slug}`,notes:V(x),attached:t.attached,live:t.live})),C=N(()=>t.things.length>1&&!t.picture),w=N(()=>[V(h).name+(V(C)?` ×${t.things.length}`:``),...V(x),...V(y)===`chosen`?[Z(`chosen`)]:[],...m.options(V(v)).slice(0,3).map(e=>e.sentence??``)].join(`, `)),T=c.step,ee=N(()=>T===c.step&&T>u()),E=N(()=>t.things.some(e=>c.screen.line?.things?.includes(e))),D=N(()=>t.things.some(e=>c.screen.fresh.has(e))),te=N(()=>n().length?n().map(({icon:e,n:t=``})=>`${e}${t}`):V(x)),ne=Kc(()=>V(te).join(),()=>c.step);Ks(()=>V(S));function re(e){e.detail>0&&!Ps.quick&&!s()&&V(y)?Us(V(S)):m.touch(V(v))||Us(V(S))}function ie(e){e.preventDefault(),Us(V(S))}var O=Il();let ae;var oe=I(O),se=R(oe,!0),ce=z(oe,2),le=I(ce),ue=e=>{var n=ni();Ci(L(n),()=>t.picture),W(e,n)},de=e=>{{let n=N(f),r=N(()=>a()?`flat`:f().size);ih(e,_a({get face(){return V(h)},get game(){return l},get live(){return t.live}},()=>V(n),{get size(){return V(r)}}))}};K(le,e=>{t.picture?e(ue):e(de,-1)});var fe=z(le,2),pe=e=>{var n=Al(),r=R(n);B(()=>G(r,`×${t.things.length??``}`)),W(e,n)};K(fe,e=>{V(C)&&e(pe)});var me=z(fe,2),he=e=>{var t=jl(),n=I(t),r=e=>{var t=ti();B(()=>G(t,V(b))),W(e,t)},i=e=>{$(e,{name:`check`})};K(n,e=>{V(b)?e(r):e(i,-1)}),A(t),W(e,t)},ge=e=>{W(e,Ml())};K(me,e=>{V(y)===`chosen`?e(he):V(y)&&e(ge,1)});var _e=z(me,2),ve=e=>{var t=Fl();J(t,21,n,q,(e,t)=>{var n=Pl(),r=I(n);$(r,{get name(){return V(t).icon}});var i=z(r),a=e=>{var n=Nl(),r=R(n,!0);B(()=>G(r,V(t).n)),W(e,n)};K(i,e=>{V(t).n!==void 0&&e(a)}),A(n),B(()=>{X(n,`data-icon`,V(t).icon),X(n,`title`,V(t).text)}),W(e,n)}),A(t),W(e,t)};K(_e,e=>{n().length&&e(ve)}),A(ce),A(O),Di(O,()=>Cl(()=>V(y))),B((e,r,a)=>{ae=Y(O,1,`spot ${V(y)??``}`,`svelte-1x5e02m`,ae,{tilted:i(),flat:V(p),small:e,badged:n().length,drawn:t.picture,now:r,fresh:V(D),stack:V(C)}),X(O,`data-target`,V(y)?``:void 0),X(O,`data-card`,t.slug),X(O,`data-thing`,a),X(O,`aria-pressed`,m.gathers&&V(y)?V(y)===`chosen`:void 0),G(se,V(w))},[()=>f().size===`small`,()=>V(ee)||ne()||V(E),()=>t.things.join(` `)]),H(`click`,O,re),H(`contextmenu`,O,ie),Wr(`pointerenter`,O,e=>e.pointerType===`mouse`&&Hs(V(S))),Wr(`focus`,O,()=>Hs(V(S))),W(e,O),M()}Gr([`click`,`contextmenu`]);var Rl=U(`<button><!> <b aria-hidden="true" class="svelte-1h5os7y"> </b> <span class="unseen"> </span></button> <dialog class="svelte-1h5os7y"><div class="head svelte-1h5os7y"><h2> </h2> <button> </button></div> <div class="cards svelte-1h5os7y"><!></div></dialog>`,1),zl=U(`<span class="pile svelte-1h5os7y"><!> <b aria-hidden="true" class="svelte-1h5os7y"> </b> <span class="unseen"> </span></span>`);function Bl(e,t){j(t,!0);let n=va(t,`cards`,19,()=>[]),{sitting:r}=qc(),i=N(()=>n().some(({thing:e})=>r.asking.state([e]))),a=.76;pl(()=>({size:`middle`,width:176,height:176/a}));let o=P(void 0),s=P(!1),c=!1;function l(){F(s,!0),c=V(i),V(o)?.showModal()}Fn(()=>{c&&(!V(i)||r.asking.menu.length)&&V(o)?.close()});let u=N(()=>`${t.label}: ${t.count}`);var d=ni(),f=L(d),p=e=>{var r=Rl(),d=L(r);let f;var p=I(d);$(p,{get name(){return t.icon}});var m=z(p,2),h=R(m,!0),g=R(z(m,2),!0);A(d),Di(d,()=>V(i)&&Cl());var _=z(d,2),v=I(_),y=I(v),b=R(y,!0),x=z(y,2),S=R(x,!0);A(v);var C=z(v,2);Li(C,``,{},{"--card":`176px`,"--ratio":a});var w=I(C),T=e=>{var t=ni();J(L(t),17,n,({thing:e,slug:t})=>e,(e,t)=>{let n=()=>V(t).thing,r=()=>V(t).slug;{let t=N(()=>[n()]);Ll(e,{get things(){return V(t)},get slug(){return r()}})}}),W(e,t)};K(w,e=>{V(s)&&e(T)}),A(C),A(_),da(_,e=>F(o,e),()=>V(o)),Di(_,()=>bl),B(e=>{f=Y(d,1,`pile svelte-1h5os7y`,null,f,{wanted:V(i)}),X(d,`data-pile`,t.icon),X(d,`data-target`,V(i)?``:void 0),G(h,t.count),G(g,V(u)),X(_,`aria-label`,V(u)),G(b,V(u)),G(S,e)},[()=>Z(`close`)]),H(`click`,d,l),Wr(`close`,_,()=>F(s,c=!1,!0)),H(`click`,x,()=>V(o)?.close()),W(e,r)},m=e=>{var n=zl(),r=I(n);$(r,{get name(){return t.icon}});var i=z(r,2),a=R(i,!0),o=R(z(i,2),!0);A(n),B(()=>{X(n,`data-pile`,t.icon),X(n,`title`,V(u)),G(a,t.count),G(o,V(u))}),W(e,n)};K(f,e=>{n().length?e(p):e(m,-1)}),W(e,d),M()}Gr([`click`]);var Vl=U(`<small> </small>`),Hl=U(`<span class="unseen" role="alert"> </span>`),Ul=U(`<span><!> <span role="timer"> </span> <!></span> <!>`,1);function Wl(e,t){j(t,!0);let n=P(0);Fn(()=>{let e=performance.now()+t.left;if(F(n,t.left,!0),!t.runs)return;let r=setInterval(()=>F(n,Math.max(0,e-performance.now()),!0),250);return()=>clearInterval(r)});let r=N(()=>Math.ceil(V(n)/1e3)),i=N(()=>V(r)<30),a=N(()=>`${Math.floor(V(r)/60)}:${String(V(r)%60).padStart(2,`0`)}`);var o=Ul(),s=L(o);let c;var l=I(s),u=e=>{$(e,{name:`warning`})},d=e=>{$(e,{name:`clock`})};K(l,e=>{V(i)?e(u):t.runs&&e(d,1)});var f=z(l,2),p=R(f,!0),m=z(f,2),h=e=>{var t=Vl(),n=R(t,!0);B(e=>G(n,e),[()=>Z(`little-time`)]),W(e,t)};K(m,e=>{V(i)&&e(h)}),A(s);var g=z(s,2),_=e=>{var t=Hl(),n=R(t,!0);B(e=>G(n,e),[()=>V(i)?Z(`your-time`,{n:30}):``]),W(e,t)};K(g,e=>{t.own&&t.runs&&e(_)}),B(()=>{c=Y(s,1,`clock svelte-7ksnpk`,null,c,{runs:t.runs,little:V(i)}),G(p,V(a))}),W(e,o),M()}var Gl=U(`<span class="turn svelte-1tq5xr1"><!> <span class="unseen"> </span></span>`),Kl=U(`<span class="tag you svelte-1tq5xr1"> </span>`),ql=U(`<span class="tag svelte-1tq5xr1"> </span>`),Jl=U(`<span class="extra svelte-1tq5xr1"> </span>`),Yl=U(`<span class="emblems svelte-1tq5xr1"><!></span>`),Xl=U(`<b> </b>`),Zl=U(`<button data-target="" class="svelte-1tq5xr1"> <!><!></button>`),Ql=U(`<div><div class="who svelte-1tq5xr1"><h2 class="svelte-1tq5xr1"><button class="name svelte-1tq5xr1"> </button></h2> <!> <!> <!> <!> <!> <!></div> <div class="dials svelte-1tq5xr1"><!></div> <!></div>`);function $l(e,t){j(t,!0);let n=va(t,`extra`,3,``),r=va(t,`upright`,3,!1),{sitting:i}=qc(),a=N(()=>[-2-t.seat]),o=N(()=>i.asking.options(V(a))),s=N(()=>i.asking.state(V(a))),c=N(()=>i.server.room?.seats[t.seat]),l=N(()=>i.server.room?.yours.includes(t.seat)??!1),u=N(()=>i.server.name(t.seat)),d=N(()=>i.server.table?.deciding.includes(t.seat)&&!i.moment),f=N(()=>i.moment?void 0:i.server.table?.clocks?.[t.seat]),p=N(()=>i.asking.mark(V(a))),m=N(()=>i.asking.question?.kind===`distribute`?`${V(u)} +1`:V(o).length===1?V(o)[0].sentence:V(u)),h=N(()=>V(c)?.out?Z(`is-out`,{why:V(c).out}):V(c)?.bot?Z(`is-played`):V(c)?.kind===`person`&&!V(c).here?Z(`is-gone`):``),g=P(void 0);function _(){let e=V(g).querySelectorAll(`:is(.emblems, .dials) [title]:has(.unseen)`);Us({slug:``,name:V(u),things:V(a),deed:``,notes:[...e].map(({title:e})=>e)})}var v=Ql();let y;var b=I(v),x=I(b),S=I(x),C=R(S,!0);A(x);var w=z(x,2),T=e=>{var t=Gl(),n=I(t);$(n,{name:`turn`});var r=R(z(n,2),!0);A(t),B((e,n)=>{X(t,`title`,e),G(r,n)},[()=>Z(`deciding`),()=>Z(`deciding`)]),W(e,t)};K(w,e=>{V(d)&&e(T)});var ee=z(w,2),E=e=>{var t=Kl(),n=R(t,!0);B(e=>G(n,e),[()=>Z(`you`)]),W(e,t)};K(ee,e=>{V(l)&&e(E)});var D=z(ee,2),te=e=>{var t=ql(),n=R(t,!0);B(()=>G(n,V(h))),W(e,t)};K(D,e=>{V(h)&&e(te)});var ne=z(D,2),re=e=>{var t=Jl(),r=R(t,!0);B(()=>G(r,n())),W(e,t)};K(ne,e=>{n()&&e(re)});var ie=z(ne,2),O=e=>{{let t=N(()=>!!V(d));Wl(e,{get left(){return V(f)},get runs(){return V(t)},get own(){return V(l)}})}};K(ie,e=>{V(f)!==void 0&&e(O)});var ae=z(ie,2),oe=e=>{var n=Yl();Ci(I(n),()=>t.emblems),A(n),W(e,n)};K(ae,e=>{t.emblems&&e(oe)}),A(b);var se=z(b,2);Ci(I(se),()=>t.children),A(se);var ce=z(se,2),le=e=>{var t=Zl(),n=I(t),r=z(n),o=e=>{var t=Xl(),n=R(t,!0);B(()=>G(n,V(p))),W(e,t)};K(r,e=>{V(p)&&e(o)});var c=z(r),l=e=>{$(e,{name:`check`})};K(c,e=>{V(s)===`chosen`&&e(l)}),A(t),Di(t,()=>Cl(()=>V(s))),B(()=>{X(t,`aria-pressed`,i.asking.gathers?V(s)===`chosen`:void 0),G(n,`${V(m)??``} `)}),H(`click`,t,()=>i.asking.touch(V(a))),W(e,t)};K(ce,e=>{V(s)&&e(le)}),A(v),da(v,e=>F(g,e),()=>V(g)),B(e=>{y=Y(v,1,`player ${V(s)??``}`,`svelte-1tq5xr1`,y,{active:t.active,upright:r()}),X(v,`data-seat`,t.seat),X(S,`title`,e),G(C,V(u))},[()=>Z(`affects`)]),H(`click`,S,_),W(e,v),M()}Gr([`click`]);var eu=U(`<span><!> <span class="unseen"> </span> <span class="name svelte-153rhom"> </span></span>`);function tu(e,t){j(t,!0);let n=va(t,`active`,3,!1),{tell:r}=qc(),i=N(()=>r(`house-name`,{house:t.house})),a=N(()=>ym(`keyforge`,t.house));var o=eu();let s,c;var l=I(o);$(l,{get path(){return V(a).emblem}});var u=z(l,2),d=R(u,!0),f=z(u,2),p=R(f,!0);A(o),B(e=>{s=Y(o,1,`house hued svelte-153rhom`,null,s,{active:n()}),X(o,`title`,V(i)),c=Li(o,``,c,{"--hue":V(a).hue,"--ink":`${V(a).ink??50??``}%`}),G(d,e),X(f,`aria-hidden`,n()),G(p,V(i))},[()=>n()?r(`ui-active-house`,{house:V(i)}):``]),W(e,o),M()}var nu=ei(`<svg viewBox="0 0 30 20" aria-hidden="true" focusable="false"><path d="M8 3a7 7 0 1 0 .1 0M15 9h14v3h-2v4h-3v-4h-2v3h-3v-3h-4Z" class="svelte-9n4lc6"></path><text x="8" y="13.200" class="svelte-9n4lc6"> </text></svg>`),ru=U(`<span class="keys svelte-9n4lc6"><!> <span class="unseen"> </span></span>`);function iu(e,t){j(t,!0);let{tell:n}=qc(),r=N(()=>t.rules.key_colours.filter((e,n)=>t.forged>>n&1)),i=N(()=>V(r).map(e=>n(`ui-${e}`)).join(`, `)),a=N(()=>n(`ui-keys`,{n:V(r).length,of:t.rules.keys_to_win,colours:V(i)&&` (${V(i)})`}));var o=ru(),s=I(o);J(s,17,()=>t.rules.key_colours,q,(e,r,i)=>{var a=nu();let o;var s=R(z(I(a)),!0);A(a),B(e=>{o=Y(a,0,Ai(V(r)),`svelte-9n4lc6`,o,{forged:t.forged>>i&1}),G(s,e)},[()=>n(`ui-${V(r)}`).slice(0,1).toUpperCase()]),W(e,a)});var c=R(z(s,2),!0);A(o),B(()=>{X(o,`title`,V(a)),G(c,V(a))}),W(e,o),M()}var au=[`stunned`,`warded`,`enraged`];function ou(e,t){let n={damage:e.damage,amber:e.amber},r=Object.entries(n).filter(([,e])=>e).map(([e,n])=>({icon:e,n,text:t(`ui-${e}`,{n})})),i=e.counters.map(([e,t])=>({icon:`counter`,n:t,text:`${e}: ${t}`})),a=au.filter(t=>e[t]).map(e=>({icon:e,text:t(`ui-${e}`)})),o=e.ready?[]:[{icon:`exhausted`,text:t(`ui-exhausted`)}];return[...r,...i,...a,...o]}var su=U(`<div class="tucked svelte-11s802o"><!></div>`),cu=U(`<div><!> <!></div>`);function lu(e,t){j(t,!0);let{face:n,tell:r}=qc(),i=N(()=>t.view.cards[t.thing]),a=N(()=>t.piece?[...t.piece.upgrades,...t.piece.under.filter(e=>e>=0)]:[]),o=N(()=>V(a).map(e=>({slug:t.view.cards[e],name:n(t.view.cards[e]).name,things:[e],deed:``,notes:[]}))),s=N(()=>!t.view.sides.some(({line:e})=>e.includes(t.thing)));var c=cu();let l,u;var d=I(c);J(d,16,()=>V(a),e=>e,(e,n)=>{var r=su(),i=I(r);{let e=N(()=>[n]);Ll(i,{get things(){return V(e)},get slug(){return t.view.cards[n]},flat:!0})}A(r),W(e,r)});var f=z(d,2);{let e=N(()=>[t.thing]),n=N(()=>t.piece&&!t.piece.ready),a=N(()=>V(s)?`act`:`reap`),c=N(()=>t.piece?ou(t.piece,r):[]);Ll(f,{get things(){return V(e)},get slug(){return V(i)},get tilted(){return V(n)},get deed(){return V(a)},get badges(){return V(c)},get live(){return t.values},get attached(){return V(o)}})}A(c),B((e,t)=>{l=Y(c,1,`piece svelte-11s802o`,null,l,{taunt:e}),u=Li(c,``,u,{"--tucked":t})},[()=>t.view.forward.includes(t.thing),()=>Math.min(V(a).length,3)]),W(e,c),M()}var uu=U(`<!> <!>`,1),du=U(`<!> <!> <!> <!> <!> <!> <!> <!>`,1),fu=U(`<div class="artifacts svelte-ft72ee"><!></div>`),pu=U(`<div><div><!></div> <!></div>`),mu=U(`<span class="resolving svelte-ft72ee"></span>`),hu=U(`<div class="hand svelte-ft72ee"><!></div>`),gu=U(`<div><div class="side svelte-ft72ee"><!></div> <!> <div class="middle svelte-ft72ee"><span> </span> <!> <!></div> <!> <div class="side svelte-ft72ee"><!></div> <!></div>`);function _u(e,t){j(t,!0);let n=(e,n=f)=>{let r=N(()=>t.view.sides[n()]),i=N(()=>V(d)[-2-n()]?.[`key-cost`]??V(c).key_cost);{let a=e=>{var i=uu(),a=L(i);J(a,17,()=>new Set([...V(r).houses,...n()===t.view.active&&t.view.house?[t.view.house]:[]]),q,(e,r)=>{{let i=N(()=>n()===t.view.active&&V(r)===t.view.house);tu(e,{get house(){return V(r)},get active(){return V(i)}})}}),iu(z(a,2),{get forged(){return V(r).keys},get rules(){return V(c)}}),W(e,i)},o=N(()=>n()===t.view.active);$l(e,{get seat(){return n()},get active(){return V(o)},upright:!0,emblems:a,children:(e,a)=>{var o=du(),c=L(o);{let e=N(()=>V(r).amber>=V(i)),t=N(()=>s(V(r).amber>=V(i)?`ui-check`:`ui-amber`,{n:V(r).amber}));Qc(c,{icon:`amber`,get n(){return V(r).amber},get of(){return V(i)},get strong(){return V(e)},get text(){return V(t)}})}var l=z(c,2);{let e=N(()=>s(`ui-key-cost`,{n:V(i)}));Qc(l,{icon:`keys`,get n(){return V(i)},get text(){return V(e)}})}var u=z(l,2),d=e=>{{let t=N(()=>s(`ui-chains`,{n:V(r).chains}));Qc(e,{icon:`chains`,get n(){return V(r).chains},get text(){return V(t)}})}};K(u,e=>{V(r).chains&&e(d)});var f=z(u,2),p=e=>{{let t=N(()=>s(`ui-hand-cards`)),n=N(()=>h(V(r).hand));Bl(e,{icon:`hand`,get label(){return V(t)},get count(){return V(r).hand.length},get cards(){return V(n)}})}};K(f,e=>{n()!==t.view.player&&e(p)});var m=z(f,2);{let e=N(()=>Z(`deck`));Bl(m,{icon:`deck`,get label(){return V(e)},get count(){return V(r).deck.length}})}var _=z(m,2);{let e=N(()=>s(`ui-discarded`)),t=N(()=>g(V(r).discard));Bl(_,{icon:`discard`,get label(){return V(e)},get count(){return V(r).discard.length},get cards(){return V(t)}})}var v=z(_,2),y=e=>{{let t=N(()=>s(`ui-archived`)),n=N(()=>h(V(r).archives));Bl(e,{icon:`archives`,get label(){return V(t)},get count(){return V(r).archives.length},get cards(){return V(n)}})}};K(v,e=>{V(r).archives.length&&e(y)});var b=z(v,2),x=e=>{{let t=N(()=>s(`ui-purged-cards`)),n=N(()=>g(V(r).purged));Bl(e,{icon:`purged`,get label(){return V(t)},get count(){return V(r).purged.length},get cards(){return V(n)}})}};K(b,e=>{V(r).purged.length&&e(x)}),W(e,o)},$$slots:{emblems:!0,default:!0}})}},r=(e,n=f)=>{{let r=N(()=>V(u).get(n())),i=N(()=>V(d)[n()]??{});lu(e,{get thing(){return n()},get view(){return t.view},get piece(){return V(r)},get values(){return V(i)}})}},i=(e,n=f)=>{let i=N(()=>t.view.sides[n()]);var a=pu();let o;var c=I(a);let u;var d=I(c);{let e=N(()=>s(`ui-line`));vl(d,{get label(){return V(e)},get items(){return V(i).line},key:m,get item(){return r}})}A(c);var p=z(c,2),h=e=>{var t=fu();let n;var a=I(t);{let e=N(()=>s(`ui-artifacts`));vl(a,{get label(){return V(e)},get items(){return V(i).artifacts},key:m,get item(){return r},rows:2,tiles:!0})}A(t),B(e=>n=Li(t,``,n,{"--columns":e}),[()=>Math.ceil(V(i).artifacts.length/2)]),W(e,t)};K(p,e=>{V(i).artifacts.length&&e(h)}),A(a),B(()=>{o=Y(a,1,`field svelte-ft72ee`,null,o,{own:n()===V(l)}),u=Y(c,1,`line svelte-ft72ee`,null,u,{folded:!V(i).line.length})}),W(e,a)},a=qc(),{sitting:o,tell:s}=a,c=N(()=>a.rules),l=N(()=>Math.max(t.view.player,0)),u=N(()=>new Map(t.view.play.map(e=>[e.card,e]))),d=N(()=>o.shown?.values??{}),p=N(()=>!t.view.sides.some(({line:e,artifacts:t})=>e.length+t.length)),m=e=>e,h=e=>e.filter(e=>e>=0).map(e=>({thing:e,slug:t.view.cards[e]})),g=e=>h(e).reverse();function _(e,n){let r=[t.view.house,...t.view.sides[e].houses],i=e=>r.indexOf(t.view.printed[e])+1||99;return h(n).sort((e,t)=>i(e.thing)-i(t.thing))}var v=gu();let y;var b=I(v);n(I(b),()=>1-V(l)),A(b);var x=z(b,2);i(x,()=>1-V(l));var S=z(x,2),C=I(S),w=R(C,!0),T=z(C,2),ee=e=>{tu(e,{get house(){return t.view.house},active:!0})};K(T,e=>{t.view.house&&e(ee)});var E=z(T,2),D=e=>{var n=mu();J(n,20,()=>t.view.resolving,e=>e,(e,n)=>{{let r=N(()=>[n]);Ll(e,{get things(){return V(r)},get slug(){return t.view.cards[n]},flat:!0})}}),A(n),W(e,n)};K(E,e=>{t.view.resolving.length&&e(D)}),A(S);var te=z(S,2);i(te,()=>V(l));var ne=z(te,2);n(I(ne),()=>V(l)),A(ne);var re=z(ne,2),ie=e=>{var n=hu(),r=I(n);{let e=(e,t)=>{let n=()=>(t?.()).thing,r=()=>(t?.()).slug;{let t=N(()=>[n()]);Ll(e,{get things(){return V(t)},get slug(){return r()},deed:`play`})}},n=N(()=>s(`ui-hand-cards`)),i=N(()=>_(V(l),t.view.sides[V(l)].hand));vl(r,{get label(){return V(n)},get items(){return V(i)},key:({thing:e})=>e,rows:2,fan:!0,item:e,$$slots:{item:!0}})}A(n),W(e,n)};K(re,e=>{t.view.player>=0&&e(ie)}),A(v),B(e=>{y=Y(v,1,`keyforge svelte-ft72ee`,null,y,{bare:V(p),watched:t.view.player<0}),G(w,e)},[()=>s(`ui-turn`,{n:t.view.turn})]),W(e,v),M()}function vu(e){let t=2166136261;for(let n of e)t=Math.imul(t^n.charCodeAt(0),16777619);return()=>{t=t+1831565813|0;let e=Math.imul(t^t>>>15,1|t);return e=e+Math.imul(e^e>>>7,61|e)^e,((e^e>>>14)>>>0)/4294967296}}function yu(e,t){return`${(50+t*Math.cos(e)).toFixed(1)} ${(36+t*Math.sin(e)).toFixed(1)}`}function bu(e,t,n,r){let i=vu(e),a=i()*Math.PI;return Array.from({length:n},(e,n)=>{let o=32-n*(7+i()*3),s=o*(.5+i()*.35),c=(i()-.5)*.9,l=r>>n&1,u=2*Math.PI/t,d=Array.from({length:t},(e,t)=>{let r=a+t*u+u/2*n,i=yu(r,o),d=yu(r+u/2+c*.3,s);return l?`Q${yu(r-u/4,o)} ${i}Q${yu(r+u/4,s)} ${d}`:`L${i}L${d}`});return`M${yu(a+u/2*n-u/2+c*.3,s)}${d.join(``)}Z`})}var xu={rays:{size:[20,20],path:`M0 20 20 0M-5 5 5-5M15 25 25 15`},scales:{size:[16,12],path:`M0 0a8 8 0 0 0 16 0M-8 6a8 8 0 0 0 16 0M8 6a8 8 0 0 0 16 0`},grid:{size:[14,14],path:`M0 0h14M0 0v14M7 5v4M5 7h4`},rings:{size:[22,22],path:`M4 11a7 7 0 1 0 14 0a7 7 0 1 0-14 0M8 11a3 3 0 1 0 6 0a3 3 0 1 0-6 0`},leaves:{size:[18,18],path:`M2 16C2 8 8 2 16 2C16 10 10 16 2 16ZM2 16 12 6`},shards:{size:[20,24],path:`M10 1 15 12 10 23 5 12ZM5 12h10`},waves:{size:[24,10],path:`M0 5Q6-2 12 5T24 5`},dots:{size:[14,14],path:`M6 7a1 1 0 1 0 2 0a1 1 0 1 0-2 0M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0`},bricks:{size:[20,12],path:`M0 0h20M0 6h20M5 0v6M15 6v6`}},Su=12;function Cu({slug:e,figure:t,deeds:n,points:r}){let i=vu(e),a=e=>Math.floor(i()*e);return{figure:t,deeds:[...new Set(n.filter(e=>e!==void 0))].slice(0,4),division:a(Su),points:r?Math.min(Math.max(r,3),12):3+a(7),rings:2+a(2),round:a(4)}}var wu=[``,`M50 0h50v72H50Z`,`M0 36h100v36H0Z`,`M0 72 100 0v72Z`,`M0 0 100 72H0Z`,`M0 0h50v36H0ZM50 36h50v36H50Z`,`M0 72 50 22 100 72Z`,`M0 0h100L50 60Z`,`M0 0 50 36 0 72ZM100 0 50 36l50 36Z`,`M34 0h32v72H34Z`,`M0 24h100v24H0Z`,`M0 72V54L82 0h18v18L18 72Z`];function Tu(e){return e<3?[[76,36],[24,36]].slice(0,e):e===3?[[24,36],[76,26],[76,46]]:[[76,26],[24,26],[76,46],[24,46]]}var Eu={alien:`M12 3a7 7 0 0 1 7 7c0 6-4 11-7 11S5 16 5 10a7 7 0 0 1 7-7ZM8 11c2 0 3 1 3 3c-2 0-3-1-3-3ZM16 11c-2 0-3 1-3 3c2 0 3-1 3-3Z`,angel:`M12 6a3 3 0 1 0 .1 0M9 3h6M12 12v9M12 13C8 9 4 9 2 6c0 7 4 10 10 11M12 13c4-4 8-4 10-7c0 7-4 10-10 11`,beast:`M12 12c3 0 6 3 6 6c0 3-3 2.5-6 2.5S6 21 6 18c0-3 3-6 6-6ZM5 8a2 2.5 0 1 0 .1 0M10 3a2 2.5 0 1 0 .1 0M14.5 3a2 2.5 0 1 0 .1 0M19 8a2 2.5 0 1 0 .1 0`,bird:`M3 12c4-1 6-5 10-6c3 0 4 2 4 4l4 1-4 2c-1 5-5 7-9 6l-3 2 1-4c-2-1-3-3-3-5ZM14 9h.1`,cat:`M5 21V9L4 3l5 3h6l5-3-1 6v12ZM9 11h.1M15 11h.1M11 15h2M4 16l3-.5M20 16l-3-.5`,cleric:`M12 2v7M9 5h6M12 9a3 3 0 1 0 .1 0M5 22c0-5 3-7 7-7s7 2 7 7Z`,cyborg:`M6 9a6 6 0 0 1 12 0v7l-3 5H9l-3-5ZM13 9h4M15 7v4M8.5 10h.1M9 16h6M18 6l3-2`,demon:`M4 3C3 9 6 11 7 12V17L12 22L17 17V12C18 11 21 9 20 3C18 6 16 7 12 7S6 6 4 3ZM9 13l2 1.5M15 13l-2 1.5M10.5 18h3`,dinosaur:`M3 9c0-4 4-5 8-5h7c3 0 4 3 3 5l-6 1c0 3 2 4 2 7v4h-4l-1-4-3 4H5c1-4-2-6-2-12ZM16 7h.1M17 10v2M19.5 9.5v2`,dog:`M4 10 6 4l4 3h5l5-2v6l-3 3v7h-4v-4h-4v4H5v-8ZM15 10h.1`,dragon:`M3 4c5 0 7 3 8 6c1-3 4-5 10-5c-3 2-3 4-2 6c1 3 0 6-3 8l-4 3-3-4c-3-1-4-4-3-7C6 8 5 6 3 4ZM14 12h.1`,elf:`M12 4c4 0 6 3 6 7l4-2c0 4-2 6-5 6c-1 4-3 6-5 6s-4-2-5-6c-3 0-5-2-5-6l4 2c0-4 2-7 6-7ZM9.5 12h.1M14.5 12h.1M11 17h2`,faerie:`M12 4a2 2 0 1 0 .1 0M12 8v10l-2 4M12 18l2 4M12 10C8 4 3 4 3 8c0 5 5 6 9 5M12 10c4-6 9-6 9-2c0 5-5 6-9 5`,giant:`M9 3h6v5h5l2 9h-4v4h-4v-4h-4v4H6v-4H2l2-9h5ZM10.5 5.5h.1M13.5 5.5h.1`,goblin:`M12 5c4 0 5 2 6 4l5-2c-1 5-3 7-6 8c-1 4-3 6-5 6s-4-2-5-6c-3-1-5-3-6-8l5 2c1-2 2-4 6-4ZM9 11l2 1M15 11l-2 1M9 16c2 1 4 1 6 0`,hooded:`M12 2c6 3 8 8 8 19H4C4 10 6 5 12 2ZM12 8c3 2 4 5 4 8H8c0-3 1-6 4-8ZM10.5 13h.1M13.5 13h.1`,horse:`M6 21c-2-8 0-13 6-16l4-3v4c4 1 5 5 5 8l-4 1-3-3c-3 2-3 5-1 9ZM15 8h.1`,human:`M12 4a4 4 0 1 0 .1 0M4 21c0-6 4-8 8-8s8 2 8 8Z`,imp:`M7 8 4 3l5 3h6l5-3-3 5c2 4 0 8-5 8s-7-4-5-8ZM10 11h.1M14 11h.1M12 16v3c0 3 5 3 6 0l2 1`,insect:`M12 7a3 3 0 1 0-.1 0M12 7c4 0 5 4 5 7s-2 7-5 7-5-4-5-7 1-7 5-7ZM7 12H2M7 16l-4 3M17 12h5M17 16l4 3M10 4 8 1M14 4l2-3`,knight:`M5 10c0-5 3-8 7-8s7 3 7 8v8l-4 4H9l-4-4ZM12 8v14M5 11h14M8 14h.1M8 17h.1M16 14h.1M16 17h.1`,leader:`M3 9l4 3 5-7 5 7 4-3-2 8H5ZM5 20h14`,martian:`M12 8a6 5 0 0 1 6 5c0 4-3 9-6 9s-6-5-6-9a6 5 0 0 1 6-5ZM9 14l2 1M15 14l-2 1M9 8 6 2M15 8l3-6M5 2h2M17 2h2`,mutant:`M8 3c0 6 8 5 8 9s-8 4-8 9M16 3c0 6-8 5-8 9s8 4 8 9M9 6h6M9 18h6M10 12h4`,philosopher:`M12 3a9 9 0 1 0 .1 0M12 8a4 4 0 1 0 .1 0M12 3v4M12 17v4M3 12h4M17 12h4`,politician:`M4 20h16M6 20V9M10 20V9M14 20V9M18 20V9M3 9l9-6 9 6Z`,robot:`M5 8h14v11H5ZM12 8V4M10 3h4M8.5 12h2v2h-2ZM13.5 12h2v2h-2ZM9 17h6M2 12v4M22 12v4`,scientist:`M9 3h6M10 3v6L4 19c0 2 1 2 2 2h12c1 0 2 0 2-2L14 9V3M7 15h10M11 18h.1M14 17h.1`,serpent:`M6 21c8 0 3-6 8-7s7-6 2-8c-2-4-9-3-9 1M16 6h.1M7 7l-3-1M7 7l-2 2`,skeleton:`M12 3a7.5 7.5 0 0 0-4.5 13.5V21h9v-4.5A7.5 7.5 0 0 0 12 3ZM9 10a1.5 1.5 0 1 0 .1 0M15 10a1.5 1.5 0 1 0 .1 0M10 21v-3M14 21v-3`,soldier:`M4 12c0-5 4-8 8-8s8 3 8 8Zm2 0c0 6 2 9 6 9s6-3 6-9M12 4V1M9.5 15h.1M14.5 15h.1`,spirit:`M5 21c-2-9 2-18 7-18s9 9 7 18c-2-3-4 0-5-2c-1 2-3 2-4 0c-1 2-3-1-5 2ZM9.5 10a1 1.5 0 1 0 .1 0M14.5 10a1 1.5 0 1 0 .1 0`,thief:`M3 10c3-5 15-5 18 0c-1 4-5 6-7 3h-4c-2 3-6 1-7-3ZM8 10h.1M16 10h.1M8 18c2 2 6 2 8 0`,witch:`M12 1.5 17 14H7ZM2 15.5c6-2 14-2 20 0c-6 3-14 3-20 0ZM9 19c2 3 4 3 6 0`,worm:`M4 17c0-8 6-8 6-4s5 5 5-1-1-8 3-8 3 5 0 5M18 5h.1M4 17v4h6`,armor:`M6 4l3-1c1 2 5 2 6 0l3 1 3 5-4 2v9H7v-9L3 9ZM12 8v9`,book:`M4 5c3-1 6-1 8 1c2-2 5-2 8-1v13c-3-1-6-1-8 1c-2-2-5-2-8-1ZM12 6v13`,cloud:`M6 18a4 4 0 0 1 0-8a6 6 0 0 1 11-2a5 5 0 0 1 1 10Z`,crystal:`M12 1.5 18 9 12 22.5 6 9ZM6 9h12M12 1.5V22.5`,curse:`M12 12a2 2 0 1 1 2-2a4.5 4.5 0 1 1-5-4.5A7 7 0 1 1 5 12M4 20l16-2`,flame:`M12 1.5C13 6 18.5 8 18.5 14.5A6.5 6.5 0 0 1 5.5 14.5C5.5 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 1.5Z`,force:`M12 3a9 9 0 1 0 .1 0M12 8a4 4 0 1 0 .1 0M3 12h5M16 12h5`,item:`M4 9h16v11H4ZM4 9l3-5h10l3 5M12 9v5M10 14h4`,law:`M12 3v18M5 21h14M4 8h16M4 8l-2 6h5ZM20 8l-3 6h5Z`,light:`M12 7a5 5 0 1 0 .1 0M12 1v3M12 20v3M1 12h3M20 12h3M4.5 4.5l2 2M17.5 17.5l2 2M19.5 4.5l-2 2M6.5 17.5l-2 2`,lightning:`M13 2 5 13.5h6L10 22l9-12.5h-6.5Z`,location:`M4 21V9l3 2V6l3 2V3l4 4v-2l3 4v-1l3 3v10ZM9 21v-5h4v5`,mana:`M12 2 19 12 12 22 5 12ZM5 12h14M12 2l-3 10 3 10 3-10Z`,orb:`M12 3a7.5 7.5 0 1 0 .1 0M8 8c1-2 3-2.5 4-2.5M6 21h12M8 18l-2 3M16 18l2 3`,plant:`M12 22V9M12 13C5 13 3 8 3 3C9 3 12 6 12 13ZM12 16C12 10 15 7 21 7C21 13 18 16 12 16Z`,portal:`M5 21V10a7 7 0 0 1 14 0v11ZM9 21V11a3 3 0 0 1 6 0v10M3 21h18`,ring:`M12 9a6.5 6.5 0 1 0 .1 0M9 3h6l2 3-5 3.5L7 6Z`,rune:`M5 3h14v18H5ZM9 7v10M9 7l6 5-6 5M15 7v10`,scroll:`M6 3h13v4H9M6 3a2.5 2.5 0 0 0 0 5v11a2.5 2.5 0 0 0 2.5 2.5H19V7M11 12h5M11 16h5`,sin:`M12 21C5 15 2.5 11.5 2.5 8A5 5 0 0 1 12 6a5 5 0 0 1 9.5 2c0 3.5-2.5 7-9.5 13ZM12 6l-2 5 4 3-2 5`,star:`M12 2l2.8 6.3 6.7.7-5 4.6 1.4 6.7L12 17l-5.9 3.3 1.4-6.7-5-4.6 6.7-.7Z`,temple:`M3 21h18M5 18h14M6 18V9M12 18V9M18 18V9M3 9h18L12 3Z`,totem:`M8 2h8v20H8ZM8 8h8M8 15h8M10.5 5h.1M13.5 5h.1M10 12h4M4 5l4 2M20 5l-4 2M10.5 18h.1M13.5 18h.1`,tree:`M12 22v-8M12 3a6 6 0 0 1 5 9a4 4 0 0 1-3 3h-4a4 4 0 0 1-3-3a6 6 0 0 1 5-9ZM12 17l3-3M12 16l-3-3`,upgrade:`M12 3l7 7h-4v6H9v-6H5ZM9 20h6`,vehicle:`M3 15V9h9l4 4h5v4H3ZM7 15a2.5 2.5 0 1 0 .1 0M17 15a2.5 2.5 0 1 0 .1 0M12 9v4`,wall:`M3 5h18v15H3ZM3 10h18M3 15h18M9 5v5M15 5v5M6 10v5M12 10v5M18 10v5M9 15v5M15 15v5`,water:`M12 2C16 8 19 11.5 19 15.5A7 7 0 0 1 5 15.5C5 11.5 8 8 12 2ZM9 15.5a3.5 3.5 0 0 0 3.5 3.5`,weapon:`M20 3 9 14M20 3l-1 5-9 9M20 3l-5 1-9 9M5 12l7 7M7.5 16.5 3.5 20.5`,wind:`M2 9h12.5a3.3 3.3 0 1 0-3.3-3.3M2 13h17a3 3 0 1 1-3 3M2 17h8a2.7 2.7 0 1 1-2.7 2.7`},Du=`M12 20V5M6 11l6-6 6 6`,Ou=`M12 3 19 7v8l-7 4-7-4V7Z`,ku={activate:`M12 4v7M12 11l6 5M12 11l-6 5M5 4l2 3M19 4l-2 3`,archive:`M3 5h18v5H3ZM5 10h14v10H5ZM10 14h4`,attach:`M12 3l7 7h-4v10H9V10H5Z`,attack:`M20 3 9 14M20 3l-1 5-9 9M20 3l-5 1-9 9M5 12l7 7M7.5 16.5 3.5 20.5`,avoid:`M4 18c3-9 7-12 16-13M20 5l-5-1M20 5l-2 5M5 8l4 4M9 8l-4 4`,banish:`M12 4a8 8 0 1 0 .1 0M6.5 6.5l11 11`,burn:`M12 2C13 6.5 18 8.5 18 14.5A6 6 0 0 1 6 14.5C6 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 2Z`,capture:`M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M12 8l3.5 2v4l-3.5 2-3.5-2v-4Z`,chains:`M9.5 14.5a4 4 0 0 1 0-5.5l3-3a4 4 0 0 1 5.5 5.5M14.5 9.5a4 4 0 0 1 0 5.5l-3 3a4 4 0 0 1-5.5-5.5`,change:`M4 9h13l-4-4M20 15H7l4 4`,control:`M4 18h16M4 18 3 8l5 4 4-7 4 7 5-4-1 10Z`,counter:`M4 4l16 16M12 3a9 9 0 1 0 .1 0`,counters:`M5 9h8v8H5ZM9 5h9v9M9 11v4M7 13h4`,cure:`M9 4h6v5h5v6h-5v5H9v-5H4V9h5Z`,damage:`M12 2l2 6 6-3-3 6 5 3-6 1 1 6-5-4-5 4 1-6-6-1 5-3-3-6 6 3Z`,deck:`M8 3h11v14H8ZM5 7v14h11M13.5 7v6M11 10.5l2.5 2.5 2.5-2.5`,destroy:`M12 3a7.5 7.5 0 0 0-4.5 13.5V20h9v-3.5A7.5 7.5 0 0 0 12 3ZM9 11h.1M15 11h.1M12 14v2`,discard:`M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7`,double:`M4 20 12 12 4 4M12 20l8-8-8-8`,draw:`M5 4h10v14H5ZM18 8v10M13 13h10`,enrage:`M4 6l6 4M20 6l-6 4M7 13h.1M17 13h.1M7 20c2-3 8-3 10 0`,exalt:`M12 21C6 19 4 13 6 4M12 21c6-2 8-8 6-17M6 9l4 1M6.5 14l4 .5M18 9l-4 1M17.5 14l-4 .5`,exhaust:`M4 5h7l-7 7h7M13 12h7l-7 8h7`,forge:`M8 6.5a4.5 4.5 0 1 0 .1 0M12 11h9.5M18 11v4M21.5 11v3`,gain:`${Ou}M12 8v6M9 11h6`,heal:`M12 21C5 15 2.5 11.5 2.5 8A5 5 0 0 1 12 6a5 5 0 0 1 9.5 2c0 3.5-2.5 7-9.5 13ZM12 9v6M9 12h6`,life:`M12 21C5 15 2.5 11.5 2.5 8A5 5 0 0 1 12 6a5 5 0 0 1 9.5 2c0 3.5-2.5 7-9.5 13Z`,look:`M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 9a3 3 0 1 0 .1 0`,lose:`${Ou}M9 11h6`,mana:`M12 2 19 12 12 22 5 12ZM5 12h14`,mastery:`M12 2l2.8 6.3 6.7.7-5 4.6 1.4 6.7L12 17l-5.9 3.3 1.4-6.7-5-4.6 6.7-.7Z`,move:`M12 3v18M3 12h18M12 3 9 6M12 3l3 3M12 21l-3-3M12 21l3-3M3 12l3-3M3 12l3 3M21 12l-3-3M21 12l-3 3`,power:`${Du}M6 18l6-6 6 6`,purge:`M5 5l14 14M19 5 5 19`,push:`M4 5v14M8 12h12M15 7l5 5-5 5`,ready:`M4 12a8 8 0 1 0 3-6.2M4 3v4h4`,recruit:`M9 5a3.5 3.5 0 1 0 .1 0M3 20c0-5 3-7 6-7s6 2 6 7M18 8v8M14 12h8`,roll:`M4 8 12 4l8 4v8l-8 4-8-4ZM4 8l8 4 8-4M12 12v8`,rot:`M6 20c-3-6 0-15 6-16c6 1 9 10 6 16M9 12h.1M15 12h.1M10 17h4`,steal:`M3 14c3-5 6-5 9-3l5-4c2 0 3 2 2 3l-7 8c-3 3-7 2-9-4ZM16 4l3-2 3 2v3l-3 2`,stun:`M12 12a2 2 0 1 1 2-2a4.5 4.5 0 1 1-5-4.5A7 7 0 1 1 5 12`,swap:`M7 3v17M7 3 3 8M7 3l4 5M17 21V4M17 21l-4-5M17 21l4-5`,teleport:`M12 3a4 9 0 1 0 .1 0M3 12h5M16 12h5M19 9l3 3-3 3`,unforge:`M8 6.5a4.5 4.5 0 1 0 .1 0M12 11h3M18 8l3 6M18 14v2`,up:`${Du}M5 21h14`,ward:`M12 2.5a9.5 9.5 0 1 0 .1 0M12 7.5a4.5 4.5 0 1 0 .1 0`,weak:`M12 3v13M6 11l6 6 6-6M5 21h14`,alpha:`M19 5c-4 3-6 14-11 14a5 6 0 1 1 0-13c5 0 7 11 11 13`,assault:`M3 21 14 10M14 4h6v6M20 4l-9 9M4 14l6 6`,deploy:`M12 3v10M7 9l5 5 5-5M4 20h5M15 20h5`,elusive:`M5 20c-2-8 2-16 7-16s9 8 7 16c-3-3-4 1-7-1c-3 2-4-2-7 1M9 11h.1M15 11h.1`,flying:`M3 6c4 1 6 3 9 7c3-4 5-6 9-7c-1 5-4 8-7 9l-2 4-2-4C7 14 4 11 3 6Z`,hazardous:`M12 3 22 20H2ZM12 9v5M12 17h.1`,omega:`M4 20h5v-3A7 7 0 1 1 15 17v3h5`,poison:`M12 3C16 9 18 11 18 15a6 6 0 0 1-12 0C6 11 8 9 12 3ZM10 14l4 4M14 14l-4 4`,skirmish:`M4 20 18 6M14 4h6v6M4 12l3-1M12 20l1-3`,taunt:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5ZM12 7v7M12 17h.1`},Au=Object.entries({dragon:`dragon`,horseman:`horse`,angel:`angel`,faerie:`faerie`,niffle:`worm`,insect:`insect`,egg:`orb`,shapeshifter:`force`,changeling:`force`,jelly:`water`,tree:`tree`,fungus:`plant`,rat:`dog`,wolf:`dog`,cat:`cat`,vehicle:`vehicle`,weapon:`weapon`,power:`lightning`,shard:`crystal`,sin:`sin`,law:`law`,quest:`rune`,location:`location`,ai:`robot`,robot:`robot`,cyborg:`cyborg`,experiment:`mutant`,philosopher:`philosopher`,equation:`rune`,specter:`spirit`,spirit:`spirit`,goblin:`goblin`,giant:`giant`,imp:`imp`,demon:`demon`,dinosaur:`dinosaur`,martian:`martian`,witch:`witch`,pirate:`thief`,assassin:`hooded`,agent:`hooded`,priest:`cleric`,monk:`cleric`,psion:`philosopher`,leader:`leader`,politician:`politician`,merchant:`politician`,thief:`thief`,scientist:`scientist`,knight:`knight`,soldier:`soldier`,pilot:`soldier`,ranger:`soldier`,hunter:`soldier`,elf:`elf`,handuhan:`alien`,proximan:`alien`,krxix:`alien`,aquan:`alien`,alien:`alien`,beast:`beast`,human:`human`,item:`item`,mutant:`mutant`}),ju={creature:`human`,artifact:`item`,upgrade:`upgrade`},Mu={abduct:`archive`,animate:`activate`,"capture-own":`capture`,"change-house":`change`,"discard-deck":`discard`,enter:`deploy`,"gain-chains":`chains`,graft:`attach`,"into-deck":`deck`,"lay-amber":`exalt`,"lay-damage":`damage`,"lose-power-counter":`weak`,"move-amber":`exalt`,"move-ward":`ward`,pay:`lose`,pierce:`damage`,"power-counter":`power`,"put-back":`up`,"put-on-card":`exalt`,"put-theirs-on-card":`exalt`,"put-under":`attach`,"shuffle-discard":`deck`,"swap-deck-and-discard":`swap`,"take-control":`control`,"take-from-card":`steal`,"to-deck-bottom":`deck`,"to-deck-top":`deck`,"to-flank":`move`,"to-hand":`up`,"to-supply":`lose`,unstun:`cure`,unward:`ward`},Nu=[`gain`,`destroy`,`damage`,`exalt`,`enter`];function Pu(e){return ku[Mu[e]??e]??(e.endsWith(`-counter`)?ku.counters:void 0)}function Fu(e){let t=[...[...e.verbs].sort((e,t)=>Nu.indexOf(e)-Nu.indexOf(t)),...Object.keys(e.keywords)].map(Pu),n=Au.find(([t])=>e.traits.includes(t))?.[1]??ju[e.type],r=n?Eu[n]:t.find(e=>e!==void 0)??Eu.scroll;return Cu({slug:e.id,figure:r,deeds:t.filter(e=>e!==r),points:e.power})}var Iu={brobnar:{hue:12,emblem:`M12 1.5C13 6 18 8 18 14.5A6 6 0 0 1 6 14.5C6 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 1.5ZM12 14v5`,pattern:`rays`},dis:{hue:322,emblem:`M4 3C3 9 6 11 7 12V17L12 22L17 17V12C18 11 21 9 20 3C18 6 16 7 12 7S6 6 4 3ZM9 13l2 1.5M15 13l-2 1.5M10.5 18h3`,pattern:`scales`},logos:{hue:196,emblem:`M12 10.5a1.5 1.5 0 1 0 .1 0M2 12a10 4 0 1 0 20 0a10 4 0 1 0-20 0M7 3.3a4 10-30 1 0 10 17.4a4 10-30 1 0-10-17.4M17 3.3a4 10 30 1 0-10 17.4a4 10 30 1 0 10-17.4`,pattern:`grid`},mars:{hue:96,emblem:`M12 5a7 6 0 0 1 7 6C19 17 15 22 12 22S5 17 5 11A7 6 0 0 1 12 5ZM8 12c2 0 3 1 3 3c-2 0-3-1-3-3ZM16 12c-2 0-3 1-3 3c2 0 3-1 3-3ZM9 5 7 1.5M15 5l2-3.5`,pattern:`dots`},sanctum:{hue:224,emblem:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5ZM12 6v12M7.5 10.5h9`,pattern:`bricks`},saurian:{hue:52,emblem:`M12 22C5 19 3 13 5 4M12 22C19 19 21 13 19 4M4.5 8l3.5 1.5M4.5 12.5l4 .5M6.5 17l4-.5M19.5 8 16 9.5M19.5 12.5l-4 .5M17.5 17l-4-.5M12 4l1 2.5h2.5l-2 1.7.8 2.6L12 9.3l-2.3 1.5.8-2.6-2-1.7H11Z`,pattern:`scales`},shadows:{hue:262,ink:30,emblem:`M12 1.5 15 9.5 13.5 16h-3L9 9.5ZM7 16h10M12 16v5M10 21.5h4`,pattern:`waves`},"star-alliance":{hue:176,emblem:`M12 1.5 14.8 9.2 22.5 12 14.8 14.8 12 22.5 9.2 14.8 1.5 12 9.2 9.2ZM12 10a2 2 0 1 0 .1 0`,pattern:`rings`},untamed:{hue:142,emblem:`M12 12c3 0 6 3 6 6.5c0 3-3 2.5-6 2.5s-6 .5-6-2.5C6 15 9 12 12 12ZM5 8a2 2.5 0 1 0 .1 0M10 3a2 2.5 0 1 0 .1 0M14.5 3a2 2.5 0 1 0 .1 0M19 8a2 2.5 0 1 0 .1 0`,pattern:`leaves`},"":{hue:40,ink:15,emblem:`M12 2 20.7 7v10L12 22 3.3 17V7Z`,pattern:`dots`}},Lu={cota:{short:`CotA`,path:`M4 10v4l8 5V5ZM15 9a4 4 0 0 1 0 6M18 6a8 8 0 0 1 0 12`},aoa:{short:`AoA`,path:`M4 20 12 13l8 7M4 14l8-7 8 7M9 5l3-3 3 3`},wc:{short:`WC`,path:`M9 5a7 7 0 1 0 .1 0M15 5a7 7 0 1 0 .1 0`},mm:{short:`MM`,path:`M7 2c0 7 10 6 10 10S7 15 7 22M17 2c0 7-10 6-10 10s10 3 10 10M9 5h6M9 19h6`}};function Ru({slug:e,name:t,facts:n}){let r=n,i=[{name:`power`,n:r.power,text:``,at:`left`},{name:`armor`,n:r.armor,text:``,at:`right`}],a=Object.entries(r.sets).map(([e,t])=>{let{short:n,path:r}=Lu[e]??{short:e,path:``};return{path:r,text:`${n} ${t}`}}),{kind:o,type:s,house:c,text:l,amber:u,rarity:d}=r,[f,,...p]=o.split(` · `);return{slug:e,name:t,kind:o,brief:s===`creature`&&p.length?p.join(` · `):f,type:s,group:c,emblem:Fu(r),bonus:u,rarity:d,stats:i,lines:l,signs:a,reminders:[]}}var zu=Object.assign({"../../../../trivault/games/keyforge/text/de/table.ftl":Fc,"../../../../trivault/games/keyforge/text/en/table.ftl":Ic,"../../../../trivault/games/keyforge/text/pl/table.ftl":Lc,"../../../../trivault/telling/keyforge/text/de.ftl":Rc,"../../../../trivault/telling/keyforge/text/en.ftl":zc,"../../../../trivault/telling/keyforge/text/pl.ftl":Bc,"./lesson/de.ftl":Vc,"./lesson/en.ftl":Hc,"./lesson/pl.ftl":Uc});function Bu({play:e}){return e.reduce((e,t)=>e+t.damage,0)}var Vu={name:`keyforge`,accent:38,looks:Iu,face:Ru,texts:zu,hurt:Bu,Board:_u},Hu=`# Mage Wars: was auf einer Karte steht, Teil für Teil.

type-mage = Magier
type-creature = Kreatur
type-conjuration = Beschwörung
type-wall = Wall (Beschwörung)
type-enchantment = Verzauberung
type-equipment = Ausrüstung
type-attack = Angriff
type-incantation = Formel
face-subtypes = { $kind } · { $subtypes }
face-school = { $school } { $n }
face-both = { $first } und { $second }
face-either = { $first } oder { $second }
face-schools = { $kind } · { $schools }
face-cost = { $n } Mana
face-cost-x = X Mana (X: { $number })
face-reveal = Aufdecken { $n } Mana
face-mandatory = obligatorisch
face-quick = Schnell
face-full = Vollständig
face-range = Reichweite { $least }–{ $most }
face-anywhere = beliebige Entfernung
face-target = Ziel: { $targets }
face-points = { $n } Zauberpunkte
face-life = Leben { $n }
face-armor = Rüstung { $n }
face-no-armor = nie Rüstung
face-channeling = Manasammlung { $n }
line = { CAPITAL($effect) }.
trained-line = Ausgebildet: { $schools }.
opposed-line = Feind: { $schools }.
element-line = Ausgebildet in einer Elementarschule nach Wahl des Spielers.
innate-line = Immer vorbereitet: { $spells }.
slots-line = Ort: { $slots }.
slot-and = { $first } und { $second }
slot-or = { $first } oder { $second }
slot-amulet = Amulett
slot-belt = Gürtel
slot-boots = Stiefel
slot-chest = Brust
slot-cloak = Umhang
slot-gloves = Handschuhe
slot-helmet = Helm
slot-ring = Ring
slot-shield = Schild
slot-weapon = Waffe
binds-line = Zauberbindung für { $what }.
casts-line = { CAPITAL($who) } kann { $what } anwenden.
casts-from-line = { CAPITAL($who) } kann { $what } anwenden, solange mindestens { $n } Mana darauf liegen.
mandatory-line = Muss aufgedeckt werden, wenn { $when }: { CAPITAL($effect) }.
revealed-line = Beim Aufdecken: { CAPITAL($effect) }.
enters-line = Wenn dies ins Spiel kommt: { CAPITAL($effect) }.
bar-line = { CAPITAL($name) }: { $parts }.
bar-attack = Angriff
bar-melee = { $speed ->
    [full] Vollständiger
   *[quick] Schneller
} Nahkampfangriff
bar-ranged = { $speed ->
    [full] Vollständiger
   *[quick] Schneller
} Fernangriff
bar-zone = { $speed ->
    [full] Vollständiger
   *[quick] Schneller
} Zonenangriff
bar-passage = Angriff bei Durchgang
bar-barrier = Schadensbarriere
bar-other = Angriff
bar-dice = { $n } Angriffswürfel
bar-dice-x = X Angriffswürfel
bar-damage = Schadensart { $damage }
bar-bonus = +{ $n } gegen { $what }
bar-spares-caster = der Anwender wird verschont
effect-range = { $least }–{ $most } { $effects }
effect-from = { $least }+ { $effects }
effect-times = { $n }× { $effect }
defense-line = Verteidigung { $n }+: { $parts }.
defense-uses = { $n ->
    [0] gegen jeden Angriff
    [one] einmal pro Runde
   *[other] { $n }-mal pro Runde
}
defense-only = { $kind ->
    [some] nur gegen { $what }
    [melee] nur gegen Nahkampfangriffe
   *[ranged] nur gegen Fernangriffe
}
defense-steady = Zustände beeinflussen den Wurf nicht
special-line = { $name } ({ $parts }): { CAPITAL($effect) }.
special-quick = Schnelle Aktion
special-full = Vollständige Aktion
special-spell = wie ein Schneller Zauber
special-around = vor oder nach einer befreundeten Aktionsphase
special-users = für { FORM($who, "accusative") }
special-once = einmal pro Runde
`,Uu=`# Mage Wars: Antworten, Fragen und Protokoll.

zone = Zone { $name }
border = Rand { $name }
mage-of = { $mage } ({ $player })
face-down = eine verdeckte Karte
mana = { $n } Mana

# Antworten
do-prepare = { $targets } vorbereiten
do-assign = { $targets } für { $source } vorbereiten
do-deploy = Mit { $source } aufstellen
do-quickcast = { $source } als Schnellzauber anwenden
do-activate = { $source } aktivieren
do-done = Nichts weiter tun
do-move = Nach { $targets } bewegen
do-climb = Über den Wall nach { $targets }
do-guard = Wache halten
do-attack = { $targets } angreifen mit { $bar } ({ $source }, { $n } Würfel)
do-cast = { $source } anwenden
do-use = { $ability } benutzen ({ $source })
do-target = Ziel: { $targets }
do-to = { $targets } wählen
do-add = { mana } mehr zahlen
do-extend = Den Wall auf { $targets } ausdehnen
do-pay = { mana } für { $source } zahlen
do-reveal = { $source } aufdecken
do-wear = Anlegen als { $slots }
do-bind = { $targets } binden
do-defend = Mit { $source } verteidigen ({ $n }+)
do-counterstrike = Gegenschlag mit { $bar } ({ $source }, { $n } Würfel)
do-sweep = Auch { $targets } angreifen
do-chain = Auf { $targets } überspringen
do-hit = Als Nächstes { $targets } angreifen
do-instead = Stattdessen { $targets } angreifen
do-north = Norden
do-east = Osten
do-south = Süden
do-west = Westen
do-resolve = { $source } ausführen
do-resolve-happening = { $what } bei { $source } ausführen
do-resolve-one = { $source } ausführen, Effekt { $n }
do-remove-burn = Ein Plättchen In Brand für { mana } entfernen
do-remove-rot = Ein Plättchen Fäulnis für { mana } entfernen
do-remove-weak = Ein Plättchen Schwach für { mana } entfernen
do-remove-daze = Ein Plättchen Schwindlig für { mana } entfernen
do-remove-stun = Ein Plättchen Betäubt für { mana } entfernen
do-remove-sleep = Ein Plättchen Schlaf für { mana } entfernen
do-remove-cripple = Ein Plättchen Verkrüppelt für { mana } entfernen
do-remove-taunt = Ein Plättchen Verhöhnen für { mana } entfernen
do-destroy = { $source } für { mana } zerstören
do-re-roll = Noch einmal würfeln
do-re-roll-dice = Alle Angriffswürfel noch einmal werfen
do-re-roll-effect = Den Effektwürfel noch einmal werfen
do-choose = { $targets } wählen
do-strengthen = { $targets } stärken
do-dice = { mana } für ebenso viele Würfel zahlen
do-link = { $n } Schaden weitergeben
do-torment = { $targets } quälen
do-melee = Mehr Würfel im Nahkampf
do-armor = Mehr Rüstung
do-heal = Heilen
do-make-pet = Für { mana } zum Gefährten machen
do-make-bloodreaper = Zum Blutschnitter machen
do-weave = { $source } ins Zauberbuch zurücknehmen
do-shield = Den Schild für { mana } anschalten
do-blink = In dieser Runde für { mana } teleportieren
do-fly = In dieser Aktionsphase für { mana } fliegen

# Fragen
reason-prepare = Planung: Wähle bis zu zwei Zauber für diese Runde. Niemand sonst sieht sie.
reason-assign = { $source }: Wähle den Zauber, der in dieser Runde angewendet werden darf.
reason-deploy = Aufstellung: Deine Zauberquellen dürfen jetzt ihre Zauber anwenden.
reason-first-quickcast = Einleitende Schnellzauberphase: Du darfst mit dem Schnellzauberstein einen Schnellen Zauber anwenden.
reason-final-quickcast = Abschließende Schnellzauberphase: Du darfst mit dem Schnellzauberstein einen Schnellen Zauber anwenden.
reason-turn = Du bist am Zug: Aktiviere eine Kreatur. Davor oder danach darf ein Schnellzauber kommen.
reason-act = { $source } agiert: eine Bewegung und eine Schnelle Aktion oder eine Vollständige Aktion.
reason-target = { $source }: Wähle das Ziel.
reason-to = { $source }: Wähle, wohin es geht oder was noch das Ziel ist.
reason-add = { $source }: Zahle mehr Mana für einen stärkeren Effekt, oder verzichte darauf.
reason-extend = { $source }: Dehne den Wall mit einer weiteren Karte aus oder lass es.
reason-wear = { $source }: Wähle, wo es getragen wird.
reason-bind = { $source }: Wähle den Zauber, der verdeckt daran gebunden wird.
reason-reveal = Du darfst jetzt Verzauberungen aufdecken.
reason-pay-reveal = { $source }: Zahle die Aufdeckkosten, sonst wird die Karte ohne Effekt zerstört.
reason-pay-upkeep = { $source }: Zahle die Erhaltungskosten, sonst wird die Karte zerstört.
reason-pay-toll = { $source }: Zahle, oder der Angriff wird abgebrochen.
reason-pay-difference = { $source }: Zahle, was er mehr kostet, oder er wird gekontert.
reason-defend = { $source } greift an: Wähle eine Verteidigung oder lass den Angriff zu.
reason-counterstrike = { $source } hat angegriffen: Wähle einen Gegenschlag, oder lass es.
reason-sweep = { $source }: Wähle das zweite Ziel des Rundschlags, oder höre auf.
reason-chain = { $source }: Wähle, auf welches Ziel der Angriff überspringt, oder höre auf.
reason-hit = { $source }: Wähle, welches Ziel in der Zone als Nächstes angegriffen wird.
reason-instead = { $source } hat Angst: Wähle ein anderes Ziel für den Angriff, oder keines.
reason-another-attack = { $source } darf noch einen Schnellen Nahkampfangriff machen.
reason-push = { $source }: Wähle die Richtung des Stoßes.
reason-remove = { $source }: Wähle, was entfernt wird, und zahle dafür.
reason-re-roll = { $source }: Würfle noch einmal, oder behalte die Würfel.
reason-choose-one = { $source }: Wähle einen der Effekte.
reason-choose = { $source }: Wähle, wofür der Effekt gilt.
reason-strengthen = { $source }: Wähle die Kreatur, die stärker wird.
reason-dice = { $source }: Wähle, wie viel Mana du zahlst und wie viele Würfel du wirfst.
reason-link = { $source }: Wähle, wie viel Schaden von deinem Magier auf die verzauberte Kreatur geht.
reason-torment = { $source }: Wähle die Kreaturen, die gegen Mana Schaden nehmen.
reason-make-pet = { $source }: Du darfst die herbeigerufene Kreatur zu deinem Gefährten machen.
reason-shield = { $source }: Du darfst den Schild für diese Runde anschalten.
reason-blink = { $source }: Du darfst die Kreatur in dieser Runde teleportieren lassen.
reason-fly = { $source }: Du darfst die Kreatur in dieser Aktionsphase fliegen lassen.

# Was geschah
log-round = Runde { $n } beginnt. { $who } hat die Initiative.
log-initiative = { $who } würfelt { $die } für die Initiative.
log-activate = { $who } aktiviert { $what }.
log-guard = { $what } hält Wache.
log-move = { $what } bewegt sich nach { $zone }.
log-push = { $what } wird nach { $zone } gestoßen.
log-bash = { $what } wird gegen eine Wand geschlagen.
log-teleport = { $what } wird nach { $zone } teleportiert.
log-come-back = { $what } kehrt nach { $zone } zurück.
log-cast = { $who } wendet { $what } an ({ $on }).
log-cast-alone = { $who } wendet { $what } an.
log-cast-hidden = { $what } wendet eine Verzauberung verdeckt an ({ $on }).
log-countered = { $what } wird gekontert.
log-reveal = { $who } deckt { $what } auf.
log-use = { $who } benutzt { $what }.
log-upkeep = { $who } zahlt die Erhaltungskosten: { $what }.
log-attack = { $what } greift { $on } an.
log-attack-again = { $what } greift noch einmal an ({ $on }).
log-counterstrike = { $what } macht einen Gegenschlag ({ $on }).
log-strike = Schlag { $n }: { $what } gegen { $on }.
log-barrier = Die Schadensbarriere von { $what } trifft { $on }.
log-called-off = { $what } greift { $on } nicht an: Die Kosten werden nicht bezahlt.
log-dice = Die Würfel zeigen { $dice }{ $die ->
    [0] .
   *[other] {" "}und der Effektwürfel { $die }.
}
log-roll = { $what }: Die Würfel zeigen { $dice }.
log-misses = { $what } ist schwindlig und verfehlt (Effektwürfel { $die }).
log-not-dazed = { $what } ist schwindlig, verfehlt aber nicht (Effektwürfel { $die }).
log-avoided = { $what } vermeidet den Angriff (Effektwürfel { $die }).
log-not-avoided = { $what } vermeidet den Angriff nicht (Effektwürfel { $die }).
log-frightened = { $what } hat Angst (Effektwürfel { $die }).
log-not-frightened = { $what } hat keine Angst (Effektwürfel { $die }).
log-escapes = { $what } verliert ein Plättchen Verkrüppelt (Effektwürfel { $die }).
log-not-escapes = { $what } bleibt verkrüppelt (Effektwürfel { $die }).
log-direction = { $what } wird in eine zufällige Richtung gestoßen (Effektwürfel { $die }).
log-cured = { $what } verliert einen Zustand.
log-move-enchantment = { CAPITAL($what) } wird versetzt ({ $on }).
log-damage = { $what } erleidet { $n } Schaden.
log-direct = { $what } erleidet { $n } direkten Schaden.
log-heal = { $what } wird von { $n } Schaden geheilt.
log-gain-life = { $what } erhält { $n } Leben.
log-lose-life = { $what } verliert { $n } Leben.
log-gain-mana = { $what } erhält { mana }.
log-lose-mana = { $what } verliert { mana }.
log-destroy = { CAPITAL($what) } wird zerstört.
log-return = { CAPITAL($what) } kehrt ins Zauberbuch zurück.
log-burn = { $what } erhält { $n } × In Brand.
log-rot = { $what } erhält { $n } × Fäulnis.
log-weak = { $what } erhält { $n } × Schwach.
log-daze = { $what } erhält { $n } × Schwindlig.
log-stun = { $what } erhält { $n } × Betäubt.
log-sleep = { $what } schläft ein.
log-cripple = { $what } erhält { $n } × Verkrüppelt.
log-taunt = { $what } wird verhöhnt.
log-rage-token = { $what } erhält { $n } × Wut.
log-wrath-token = { $what } erhält { $n } × Zorn.
log-armor-token = { $what } erhält { $n } × Rüstung.

# Phasen, Stapel und Plättchen
phase-initiative = Initiativphase
phase-reset = Grundstellungsphase
phase-channel = Manasammlungsphase
phase-upkeep = Erhaltungsphase
phase-planning = Planungsphase
phase-deploy = Aufstellungsphase
phase-first-quickcast = Einleitende Schnellzauberphase
phase-action = Kreaturen-Aktionsphase
phase-final-quickcast = Abschließende Schnellzauberphase
phase-end = Ende der Runde
pile-spellbook = Zauberbuch
pile-prepared = vorbereitete Zauber
pile-discard = Ablagestapel
pile-innate = immer vorbereitet
marker-rage = Wut
marker-wrath = Zorn
marker-armor = Rüstung
marker-banish = Bann
marker-pet = Gefährte
marker-bloodreaper = Blutschnitter
marker-shield = Voltarischer Schild
marker-open = offen
marker-guard = hält Wache
marker-active = aktiv
marker-inactive = inaktiv
marker-quickcast = Schnellzauber
`,Wu=`# Mage Wars: Schadensarten, Zustände, Merkmale und Schulen.
# $form einer Schule: genitive ("der Dunklen Schule").

# Schadensarten und Zustände
damage-flame = Flammen
damage-hydro = Wasser
damage-light = Licht
damage-lightning = Blitz
damage-poison = Gift
damage-psychic = Übersinnlich
damage-wind = Wind
damage-frost = Frost
condition-burn = In Brand
condition-rot = Fäulnis
condition-weak = Schwach
condition-daze = Schwindlig
condition-stun = Betäubt
condition-sleep = Schlaf
condition-cripple = Verkrüppelt
condition-taunt = Verhöhnen
condition-push = Stoß

# Merkmale
trait-aegis = Obhut { $n }
trait-armor = Rüstung { $value }
trait-bloodthirsty = Blutdurstig { $value }
trait-channeling = Manasammlung { $value }
trait-charge = Ansturm { $value }
trait-climbing = Klettern
trait-counterstrike = Gegenschlag
trait-defrost = Entfrosten
trait-doublestrike = Doppelschlag
trait-elusive = Ausweichend
trait-epic = Episch
trait-ethereal = Ätherisch
trait-familiar = Vertrauter
trait-fast = Flink
trait-finite-life = Begrenztes Leben
trait-flying = Fliegen
trait-against-type = { $damage } { $value }
trait-immune = Immun gegen { $damage }
trait-incapacitated = Handlungsunfähig
trait-incorporeal = Körperlos
trait-legendary = Legendär
trait-life = Leben { $value }
trait-living = Lebend
trait-magebind = Magierbindung { $value }
trait-magecast = Vom Magier angewendet
trait-mana-drain = Manaabzug { $value }
trait-melee = Nahkampf { $value }
trait-nonliving = Nicht Lebend
trait-novice = Novize
trait-pest = Plage
trait-piercing = Durchdringen { $value }
trait-rage = Wut { $value }
trait-ranged = Fernangriff { $value }
trait-reach = Erreichen
trait-regenerate = Regenerieren { $n }
trait-restrained = Gezügelt
trait-slow = Langsam
trait-spawnpoint = Zauberquelle
trait-sweeping = Rundschlag
trait-tough = Zäh { $value }
trait-triplestrike = Dreifacher Schlag
trait-unavoidable = Unvermeidbar
trait-unique = Einzigartig
trait-uncontainable = Unhaltbar
trait-unmovable = Unbeweglich
trait-upkeep = Erhaltung { $value }
trait-vampiric = Vampirisch
trait-zone-exclusive = Zoneneinmalig
trait-blocks-los = Blockiert Sichtlinie
trait-passage-blocked = Durchgang blockiert
trait-passage-attacks = Angriff bei Durchgang
trait-chains = nach Schaden darf er ein weiteres Ziel treffen, keines zweimal, bis zu 1 Zone weiter und in Sichtlinie des letzten, jedes Mal mit 1 Angriffswürfel weniger und 1 weniger auf dem Effektwürfel
trait-quenches = von einem Ziel in Brand entfernt er nur alle Plättchen In Brand
trait-critical-damage = aller Schaden ist kritisch
trait-one-move = höchstens eine Bewegungsaktion
trait-of-attacks = { $trait } { $kind ->
    [melee] (Nahkampfangriffe)
    [quick-melee] (Schnelle Nahkampfangriffe)
   *[attack] (alle Angriffe)
}
trait-attacks-of-type = { $value } Angriffswürfel bei Angriffen der Schadensart { $damage }
only-class = nur für die Klasse { $mage }
only-trained = nur für Magier der { FORM($school, "genitive") }

# Schulen
school-dark = { $form ->
    [genitive] Dunklen Schule
   *[plain] Dunkel
}
school-holy = { $form ->
    [genitive] Heiligen Schule
   *[plain] Heilig
}
school-nature = { $form ->
    [genitive] Naturschule
   *[plain] Natur
}
school-mind = { $form ->
    [genitive] Geistesschule
   *[plain] Geist
}
school-arcane = { $form ->
    [genitive] Arkanen Schule
   *[plain] Arkan
}
school-war = { $form ->
    [genitive] Kriegsschule
   *[plain] Krieg
}
school-earth = { $form ->
    [genitive] Erdschule
   *[plain] Erde
}
school-water = { $form ->
    [genitive] Wasserschule
   *[plain] Wasser
}
school-air = { $form ->
    [genitive] Luftschule
   *[plain] Luft
}
school-fire = { $form ->
    [genitive] Feuerschule
   *[plain] Feuer
}
`,Gu=`# Mage Wars: what stands on a card, part by part.

type-mage = mage
type-creature = creature
type-conjuration = conjuration
type-wall = wall (conjuration)
type-enchantment = enchantment
type-equipment = equipment
type-attack = attack
type-incantation = incantation
face-subtypes = { $kind } · { $subtypes }
face-school = { $school } { $n }
face-both = { $first } and { $second }
face-either = { $first } or { $second }
face-schools = { $kind } · { $schools }
face-cost = { $n } mana
face-cost-x = X mana (X is { $number })
face-reveal = reveal { $n } mana
face-mandatory = mandatory
face-quick = quick
face-full = full
face-range = range { $least }–{ $most }
face-anywhere = any distance
face-target = target: { $targets }
face-points = { $n } spell points
face-life = Life { $n }
face-armor = Armor { $n }
face-no-armor = never any Armor
face-channeling = Channeling { $n }
line = { CAPITAL($effect) }.
trained-line = Trained in { $schools }.
opposed-line = Opposed to { $schools }.
element-line = Trained in one elemental school of the player’s choice.
innate-line = Always prepared: { $spells }.
slots-line = Worn as { $slots }.
slot-and = { $first } and { $second }
slot-or = { $first } or { $second }
slot-amulet = amulet
slot-belt = belt
slot-boots = boots
slot-chest = chest piece
slot-cloak = cloak
slot-gloves = gloves
slot-helmet = helmet
slot-ring = ring
slot-shield = shield
slot-weapon = weapon
binds-line = Spellbind: one of your { $what } is bound to this.
casts-line = { CAPITAL($who) } can cast { $what }.
casts-from-line = { CAPITAL($who) } can cast { $what } while it has { $n } or more mana.
mandatory-line = Must be revealed when { $when }: { $effect }.
revealed-line = When revealed: { $effect }.
enters-line = When this comes into play: { $effect }.
bar-line = { CAPITAL($name) }: { $parts }.
bar-attack = attack
bar-melee = { $speed ->
    [full] full
   *[quick] quick
} melee attack
bar-ranged = { $speed ->
    [full] full
   *[quick] quick
} ranged attack
bar-zone = { $speed ->
    [full] full
   *[quick] quick
} zone attack
bar-passage = passage attack
bar-barrier = damage barrier
bar-other = attack
bar-dice = { $n ->
    [one] 1 attack die
   *[other] { $n } attack dice
}
bar-dice-x = X attack dice
bar-damage = { FORM($damage, "low") } damage
bar-bonus = +{ $n } against { $what }
bar-spares-caster = the caster is spared
effect-range = { $least }–{ $most } { $effects }
effect-from = { $least }+ { $effects }
effect-times = { $n }× { $effect }
defense-line = Defense { $n }+: { $parts }.
defense-uses = { $n ->
    [0] against every attack
    [one] once per round
   *[other] { $n } times per round
}
defense-only = { $kind ->
    [some] only against { $what }
    [melee] against melee attacks only
   *[ranged] against ranged attacks only
}
defense-steady = conditions do not affect the roll
special-line = { $name } ({ $parts }): { CAPITAL($effect) }.
special-quick = quick action
special-full = full action
special-spell = like a quick spell
special-around = before or after a friendly action phase
special-users = for { $who }
special-once = once per round
`,Ku=`# Mage Wars: answers, questions and the log.

zone = zone { $name }
border = border { $name }
mage-of = { $mage } ({ $player })
face-down = a face-down card
mana = { $n } mana

# Answers
do-prepare = Prepare { $targets }
do-assign = Assign { $targets } to { $source }
do-deploy = Deploy with { $source }
do-quickcast = Quickcast { $source }
do-activate = Activate { $source }
do-done = Do nothing more
do-move = Move to { $targets }
do-climb = Cross the wall to { $targets }
do-guard = Guard
do-attack = Attack { $targets } with { $bar } ({ $source }, { $n ->
    [one] 1 die
   *[other] { $n } dice
})
do-cast = Cast { $source }
do-use = Use { $ability } ({ $source })
do-target = Aim at { $targets }
do-to = Choose { $targets }
do-add = Pay { mana } more
do-extend = Extend the wall to { $targets }
do-pay = Pay { mana } for { $source }
do-reveal = Reveal { $source }
do-wear = Wear it as { $slots }
do-bind = Bind { $targets }
do-defend = Defend with { $source } ({ $n }+)
do-counterstrike = Counterstrike with { $bar } ({ $source }, { $n ->
    [one] 1 die
   *[other] { $n } dice
})
do-sweep = Attack { $targets } as well
do-chain = Let it leap to { $targets }
do-hit = Attack { $targets } next
do-instead = Attack { $targets } instead
do-north = North
do-east = East
do-south = South
do-west = West
do-resolve = Carry out { $source }
do-resolve-happening = Carry out { $source }: { $what }
do-resolve-one = Carry out { $source }, effect { $n }
do-remove-burn = Remove a Burn marker for { mana }
do-remove-rot = Remove a Rot marker for { mana }
do-remove-weak = Remove a Weak marker for { mana }
do-remove-daze = Remove a Daze marker for { mana }
do-remove-stun = Remove a Stun marker for { mana }
do-remove-sleep = Remove a Sleep marker for { mana }
do-remove-cripple = Remove a Cripple marker for { mana }
do-remove-taunt = Remove a Taunt marker for { mana }
do-destroy = Destroy { $source } for { mana }
do-re-roll = Roll again
do-re-roll-dice = Roll all attack dice again
do-re-roll-effect = Roll the effect die again
do-choose = Choose { $targets }
do-strengthen = Strengthen { $targets }
do-dice = Pay { mana } for as many dice
do-link = Pass on { $n } damage
do-torment = Torment { $targets }
do-melee = More dice in melee
do-armor = More armor
do-heal = Heal
do-make-pet = Make it your Pet for { mana }
do-make-bloodreaper = Make it your Bloodreaper
do-weave = Return { $source } to your spellbook
do-shield = Turn on the shield for { mana }
do-blink = Teleport this round for { mana }
do-fly = Fly this action phase for { mana }

# Questions
reason-prepare = Planning: choose up to two spells for this round. Nobody else sees them.
reason-assign = { $source }: choose the spell that it may cast this round.
reason-deploy = Deployment: your spawnpoints may cast their spells now.
reason-first-quickcast = First quickcast phase: you may cast a quick spell with your quickcast marker.
reason-final-quickcast = Final quickcast phase: you may cast a quick spell with your quickcast marker.
reason-turn = Your turn: activate a creature. A quickcast may come before or after it.
reason-act = { $source } acts: a move and a quick action, or a full action.
reason-target = { $source }: choose the target.
reason-to = { $source }: choose where it goes or what else it is aimed at.
reason-add = { $source }: pay more mana for a stronger effect, or do without it.
reason-extend = { $source }: extend the wall by another copy, or leave it.
reason-wear = { $source }: choose where it is worn.
reason-bind = { $source }: choose the spell that is bound to it, face down.
reason-reveal = You may reveal enchantments now.
reason-pay-reveal = { $source }: pay its reveal cost, or it is destroyed without effect.
reason-pay-upkeep = { $source }: pay its upkeep, or it is destroyed.
reason-pay-toll = { $source }: pay, or the attack is called off.
reason-pay-difference = { $source }: pay what it costs more, or it is countered.
reason-defend = { $source } attacks: choose a defense, or let the attack come.
reason-counterstrike = { $source } has attacked: choose a counterstrike, or let it be.
reason-sweep = { $source }: choose the second target of the sweeping attack, or stop.
reason-chain = { $source }: choose the target that the attack leaps to, or stop.
reason-hit = { $source }: choose which target in the zone is attacked next.
reason-instead = { $source } was frightened: choose another target for the attack, or none.
reason-another-attack = { $source } may make another quick melee attack.
reason-push = { $source }: choose the direction of the push.
reason-remove = { $source }: choose what is removed, and pay for it.
reason-re-roll = { $source }: roll again, or keep the dice.
reason-choose-one = { $source }: choose one of its effects.
reason-choose = { $source }: choose what its effect applies to.
reason-strengthen = { $source }: choose the creature that becomes stronger.
reason-dice = { $source }: choose how much mana you pay, and how many dice you roll.
reason-link = { $source }: choose how much damage goes from your mage to the enchanted creature.
reason-torment = { $source }: choose the creatures that are dealt damage, each for its price.
reason-make-pet = { $source }: you may make the summoned creature your Pet.
reason-shield = { $source }: you may turn on the shield for this round.
reason-blink = { $source }: you may let it teleport this round.
reason-fly = { $source }: you may let it fly this action phase.

# What happened
log-round = Round { $n } begins. { $who } has the initiative.
log-initiative = { $who } rolls { $die } for the initiative.
log-activate = { $who } activates { $what }.
log-guard = { $what } guards.
log-move = { $what } moves to { $zone }.
log-push = { $what } is pushed to { $zone }.
log-bash = { $what } is bashed against a wall.
log-teleport = { $what } is teleported to { $zone }.
log-come-back = { $what } comes back to { $zone }.
log-cast = { $who } casts { $what } ({ $on }).
log-cast-alone = { $who } casts { $what }.
log-cast-hidden = { $what } casts an enchantment face down ({ $on }).
log-countered = { $what } is countered.
log-reveal = { $who } reveals { $what }.
log-use = { $who } uses { $what }.
log-upkeep = { $who } pays the upkeep of { $what }.
log-attack = { $what } attacks { $on }.
log-attack-again = { $what } makes another attack on { $on }.
log-counterstrike = { $what } strikes back at { $on }.
log-strike = Strike { $n } of { $what } against { $on }.
log-barrier = The damage barrier of { $what } strikes { $on }.
log-called-off = { $what } does not attack { $on }: the cost is not paid.
log-dice = The dice show { $dice }{ $die ->
    [0] .
   *[other] {" "}and { $die } on the effect die.
}
log-roll = { $what }: the dice show { $dice }.
log-misses = { $what } is dazed and misses (the effect die shows { $die }).
log-not-dazed = { $what } is dazed, but does not miss (the effect die shows { $die }).
log-avoided = { $what } avoids the attack (the effect die shows { $die }).
log-not-avoided = { $what } does not avoid the attack (the effect die shows { $die }).
log-frightened = { $what } is frightened (the effect die shows { $die }).
log-not-frightened = { $what } is not frightened (the effect die shows { $die }).
log-escapes = { $what } loses a Cripple marker (the effect die shows { $die }).
log-not-escapes = { $what } stays crippled (the effect die shows { $die }).
log-direction = { $what } is pushed in a random direction (the effect die shows { $die }).
log-cured = { $what } loses a condition.
log-move-enchantment = { CAPITAL($what) } is moved ({ $on }).
log-damage = { $what } is dealt { $n } damage.
log-direct = { $what } is dealt { $n } direct damage.
log-heal = { $what } is healed of { $n } damage.
log-gain-life = { $what } gains { $n } Life.
log-lose-life = { $what } loses { $n } Life.
log-gain-mana = { $what } gains { mana }.
log-lose-mana = { $what } loses { mana }.
log-destroy = { CAPITAL($what) } is destroyed.
log-return = { CAPITAL($what) } returns to its owner’s spellbook.
log-burn = { $what } gets { $n } × Burn.
log-rot = { $what } gets { $n } × Rot.
log-weak = { $what } gets { $n } × Weak.
log-daze = { $what } gets { $n } × Daze.
log-stun = { $what } gets { $n } × Stun.
log-sleep = { $what } falls asleep.
log-cripple = { $what } gets { $n } × Cripple.
log-taunt = { $what } is taunted.
log-rage-token = { $what } gets { $n } × Rage.
log-wrath-token = { $what } gets { $n } × Wrath.
log-armor-token = { $what } gets { $n } × Armor.

# Phases, piles and markers
phase-initiative = Initiative Phase
phase-reset = Reset Phase
phase-channel = Channel Phase
phase-upkeep = Upkeep Phase
phase-planning = Planning Phase
phase-deploy = Deployment Phase
phase-first-quickcast = First Quickcast Phase
phase-action = Creature Action Phase
phase-final-quickcast = Final Quickcast Phase
phase-end = end of the round
pile-spellbook = spellbook
pile-prepared = prepared spells
pile-discard = discard pile
pile-innate = always prepared
marker-rage = Rage
marker-wrath = Wrath
marker-armor = Armor
marker-banish = Banish
marker-pet = Pet
marker-bloodreaper = Bloodreaper
marker-shield = Voltaric Shield
marker-open = open
marker-guard = guards
marker-active = active
marker-inactive = inactive
marker-quickcast = quickcast
`,qu=`# Mage Wars: damage types, conditions, traits and schools.
# $form: low (in the middle of a sentence).

# Damage types and conditions
damage-flame = { $form ->
    [low] flame
   *[plain] Flame
}
damage-hydro = { $form ->
    [low] hydro
   *[plain] Hydro
}
damage-light = { $form ->
    [low] light
   *[plain] Light
}
damage-lightning = { $form ->
    [low] lightning
   *[plain] Lightning
}
damage-poison = { $form ->
    [low] poison
   *[plain] Poison
}
damage-psychic = { $form ->
    [low] psychic
   *[plain] Psychic
}
damage-wind = { $form ->
    [low] wind
   *[plain] Wind
}
damage-frost = { $form ->
    [low] frost
   *[plain] Frost
}
condition-burn = Burn
condition-rot = Rot
condition-weak = Weak
condition-daze = Daze
condition-stun = Stun
condition-sleep = Sleep
condition-cripple = Cripple
condition-taunt = Taunt
condition-push = Push

# Traits
trait-aegis = Aegis { $n }
trait-armor = Armor { $value }
trait-bloodthirsty = Bloodthirsty { $value }
trait-channeling = Channeling { $value }
trait-charge = Charge { $value }
trait-climbing = Climbing
trait-counterstrike = Counterstrike
trait-defrost = Defrost
trait-doublestrike = Doublestrike
trait-elusive = Elusive
trait-epic = Epic
trait-ethereal = Ethereal
trait-familiar = Familiar
trait-fast = Fast
trait-finite-life = Finite Life
trait-flying = Flying
trait-against-type = { $damage } { $value }
trait-immune = immune to { FORM($damage, "low") } damage
trait-incapacitated = Incapacitated
trait-incorporeal = Incorporeal
trait-legendary = Legendary
trait-life = Life { $value }
trait-living = Living
trait-magebind = Magebind { $value }
trait-magecast = Magecast
trait-mana-drain = Mana Drain { $value }
trait-melee = Melee { $value }
trait-nonliving = Nonliving
trait-novice = Novice
trait-pest = Pest
trait-piercing = Piercing { $value }
trait-rage = Rage { $value }
trait-ranged = Ranged { $value }
trait-reach = Reach
trait-regenerate = Regenerate { $n }
trait-restrained = Restrained
trait-slow = Slow
trait-spawnpoint = Spawnpoint
trait-sweeping = Sweeping
trait-tough = Tough { $value }
trait-triplestrike = Triplestrike
trait-unavoidable = Unavoidable
trait-unique = Unique
trait-uncontainable = Uncontainable
trait-unmovable = Unmovable
trait-upkeep = Upkeep { $value }
trait-vampiric = Vampiric
trait-zone-exclusive = Zone Exclusive
trait-blocks-los = blocks line of sight
trait-passage-blocked = passage blocked
trait-passage-attacks = passage attacks
trait-chains = after damage it may hit another target, never the same twice, up to 1 zone away and in sight of the last, each time with 1 attack die fewer and 1 less on the effect die
trait-quenches = on a burning target it only removes all Burn markers
trait-critical-damage = all damage is critical
trait-one-move = at most one move action
trait-of-attacks = { $trait } { $kind ->
    [melee] (melee attacks)
    [quick-melee] (quick melee attacks)
   *[attack] (all attacks)
}
trait-attacks-of-type = { $value } attack dice for attacks with { FORM($damage, "low") } damage
only-class = { $mage } only
only-trained = { $school } mage only

# Schools
school-dark = { $form ->
    [low] dark
   *[plain] Dark
}
school-holy = { $form ->
    [low] holy
   *[plain] Holy
}
school-nature = { $form ->
    [low] nature
   *[plain] Nature
}
school-mind = { $form ->
    [low] mind
   *[plain] Mind
}
school-arcane = { $form ->
    [low] arcane
   *[plain] Arcane
}
school-war = { $form ->
    [low] war
   *[plain] War
}
school-earth = { $form ->
    [low] earth
   *[plain] Earth
}
school-water = { $form ->
    [low] water
   *[plain] Water
}
school-air = { $form ->
    [low] air
   *[plain] Air
}
school-fire = { $form ->
    [low] fire
   *[plain] Fire
}
`,Ju=`# Mage Wars: co stoi na karcie, część po części.

type-mage = mag
type-creature = stworzenie
type-conjuration = przywołanie
type-wall = mur (przywołanie)
type-enchantment = urok
type-equipment = ekwipunek
type-attack = atak
type-incantation = inkantacja
face-subtypes = { $kind } · { $subtypes }
face-school = { $school } { $n }
face-both = { $first } i { $second }
face-either = { $first } lub { $second }
face-schools = { $kind } · { $schools }
face-cost = { $n ->
    [one] { $n } mana
   *[many] { $n } many
}
face-cost-x = X many (X: { $number })
face-reveal = odkrycie { $n ->
    [one] { $n } mana
   *[many] { $n } many
}
face-mandatory = obowiązkowy
face-quick = szybkie
face-full = pełne
face-range = zasięg { $least }–{ $most }
face-anywhere = dowolna odległość
face-target = cel: { $targets }
face-points = punkty zaklęć: { $n }
face-life = życie { $n }
face-armor = pancerz { $n }
face-no-armor = nigdy żadnego pancerza
face-channeling = zbieranie many { $n }
line = { CAPITAL($effect) }.
trained-line = Szkolenie: { $schools }.
opposed-line = Przeciwieństwo: { $schools }.
element-line = Szkolenie w jednej szkole żywiołów do wyboru gracza.
innate-line = Zawsze przygotowane: { $spells }.
slots-line = Miejsce: { $slots }.
slot-and = { $first } i { $second }
slot-or = { $first } lub { $second }
slot-amulet = amulet
slot-belt = pas
slot-boots = buty
slot-chest = napierśnik
slot-cloak = płaszcz
slot-gloves = rękawice
slot-helmet = hełm
slot-ring = pierścień
slot-shield = tarcza
slot-weapon = broń
binds-line = Związanie zaklęcia: { $what }.
casts-line = { CAPITAL($who) } może rzucać { $what }.
casts-from-line = { CAPITAL($who) } może rzucać { $what }, dopóki ma co najmniej { $n } many.
mandatory-line = Trzeba odkryć, gdy { $when }: { $effect }.
revealed-line = Przy odkryciu: { $effect }.
enters-line = Gdy wchodzi do gry: { $effect }.
bar-line = { CAPITAL($name) }: { $parts }.
bar-attack = atak
bar-melee = { $speed ->
    [full] pełny
   *[quick] szybki
} atak wręcz
bar-ranged = { $speed ->
    [full] pełny
   *[quick] szybki
} atak dystansowy
bar-zone = { $speed ->
    [full] pełny
   *[quick] szybki
} atak na strefę
bar-passage = atak przy przejściu
bar-barrier = bariera obrażeń
bar-other = atak
bar-dice = { $n ->
    [one] { $n } kość ataku
    [few] { $n } kości ataku
   *[many] { $n } kości ataku
}
bar-dice-x = X kości ataku
bar-damage = obrażenia: { $damage }
bar-bonus = +{ $n } wobec { FORM($what, "genitive") }
bar-spares-caster = oszczędza rzucającego
effect-range = { $least }–{ $most } { $effects }
effect-from = { $least }+ { $effects }
effect-times = { $n }× { $effect }
defense-line = Obrona { $n }+: { $parts }.
defense-uses = { $n ->
    [0] przeciw każdemu atakowi
    [one] raz na rundę
   *[many] { $n } razy na rundę
}
defense-only = { $kind ->
    [some] tylko wobec { FORM($what, "genitive") }
    [melee] tylko przeciw atakom wręcz
   *[ranged] tylko przeciw atakom dystansowym
}
defense-steady = stany nie wpływają na rzut
special-line = { $name } ({ $parts }): { CAPITAL($effect) }.
special-quick = szybka akcja
special-full = pełna akcja
special-spell = jak szybkie zaklęcie
special-around = przed przyjazną fazą akcji lub po niej
special-users = dla { FORM($who, "genitive") }
special-once = raz na rundę
`,Yu=`# Mage Wars: odpowiedzi, pytania i dziennik.

zone = strefa { $name }
border = granica { $name }
mage-of = { $mage } ({ $player })
face-down = zakryta karta
mana = { $n ->
    [one] { $n } manę
   *[many] { $n } many
}
dice = { $n ->
    [one] { $n } kość
    [few] { $n } kości
   *[many] { $n } kości
}

# Odpowiedzi
do-prepare = Przygotuj: { $targets }
do-assign = Przygotuj dla { $source }: { $targets }
do-deploy = Użyj źródła zaklęć: { $source }
do-quickcast = Rzuć szybko: { $source }
do-activate = Aktywuj: { $source }
do-done = Nic więcej nie rób
do-move = Idź: { $targets }
do-climb = Przejdź przez mur: { $targets }
do-guard = Stań na straży
do-attack = Zaatakuj: { $targets }, atak { $bar } ({ $source }, { dice })
do-cast = Rzuć: { $source }
do-use = Użyj: { $ability } ({ $source })
do-target = Cel: { $targets }
do-to = Wybierz: { $targets }
do-add = Zapłać o { mana } więcej
do-extend = Wydłuż mur: { $targets }
do-pay = Zapłać { mana } za: { $source }
do-reveal = Odkryj: { $source }
do-wear = Załóż jako: { $slots }
do-bind = Zwiąż: { $targets }
do-defend = Broń się: { $source } ({ $n }+)
do-counterstrike = Kontruderzenie: { $bar } ({ $source }, { dice })
do-sweep = Zaatakuj też: { $targets }
do-chain = Przeskocz na: { $targets }
do-hit = Zaatakuj teraz: { $targets }
do-instead = Zaatakuj zamiast tego: { $targets }
do-north = Północ
do-east = Wschód
do-south = Południe
do-west = Zachód
do-resolve = Wykonaj: { $source }
do-resolve-happening = Wykonaj: { $source }, { $what }
do-resolve-one = Wykonaj: { $source }, efekt { $n }
do-remove-burn = Usuń za { mana } znacznik Podpalenia
do-remove-rot = Usuń za { mana } znacznik Gnicia
do-remove-weak = Usuń za { mana } znacznik Osłabienia
do-remove-daze = Usuń za { mana } znacznik Oszołomienia
do-remove-stun = Usuń za { mana } znacznik Ogłuszenia
do-remove-sleep = Usuń za { mana } znacznik Snu
do-remove-cripple = Usuń za { mana } znacznik Okaleczenia
do-remove-taunt = Usuń za { mana } znacznik Prowokacji
do-destroy = Zniszcz za { mana }: { $source }
do-re-roll = Rzuć jeszcze raz
do-re-roll-dice = Rzuć jeszcze raz wszystkimi kośćmi ataku
do-re-roll-effect = Rzuć jeszcze raz kością efektu
do-choose = Wybierz: { $targets }
do-strengthen = Wzmocnij: { $targets }
do-dice = Zapłać { mana } za tyle samo kości
do-link = Przekaż obrażenia: { $n }
do-torment = Udręcz: { $targets }
do-melee = Więcej kości w walce wręcz
do-armor = Więcej pancerza
do-heal = Wylecz
do-make-pet = Uczyń Pupilem za { mana }
do-make-bloodreaper = Uczyń Krwawym Żniwiarzem
do-weave = Zwróć do księgi: { $source }
do-shield = Włącz tarczę za { mana }
do-blink = Teleportuj się w tej rundzie za { mana }
do-fly = Lataj w tej fazie akcji za { mana }

# Pytania
reason-prepare = Planowanie: wybierz najwyżej dwa zaklęcia na tę rundę. Nikt inny ich nie widzi.
reason-assign = { $source }: wybierz zaklęcie, które ta karta może rzucić w tej rundzie.
reason-deploy = Rozmieszczanie: twoje źródła zaklęć mogą teraz rzucić swoje zaklęcia.
reason-first-quickcast = Pierwsza faza szybkich zaklęć: możesz rzucić szybkie zaklęcie, używając znacznika.
reason-final-quickcast = Ostatnia faza szybkich zaklęć: możesz rzucić szybkie zaklęcie, używając znacznika.
reason-turn = Twoja kolej: aktywuj stworzenie. Przed nim lub po nim możesz rzucić szybkie zaklęcie.
reason-act = Działa { $source }: ruch i szybka akcja albo pełna akcja.
reason-target = { $source }: wybierz cel.
reason-to = { $source }: wybierz, dokąd trafia lub co jeszcze jest celem.
reason-add = { $source }: zapłać więcej many za mocniejszy efekt albo zrezygnuj.
reason-extend = { $source }: wydłuż mur kolejną kartą albo zrezygnuj.
reason-wear = { $source }: wybierz, gdzie jest noszony.
reason-bind = { $source }: wybierz zaklęcie, które zostanie zakryte i związane z tą kartą.
reason-reveal = Możesz teraz odkrywać uroki.
reason-pay-reveal = { $source }: zapłać koszt odkrycia, inaczej karta zostanie zniszczona bez efektu.
reason-pay-upkeep = { $source }: zapłać koszt utrzymania, inaczej karta zostanie zniszczona.
reason-pay-toll = { $source }: zapłać albo atak zostanie przerwany.
reason-pay-difference = { $source }: zapłać różnicę w koszcie albo zaklęcie zostanie skontrowane.
reason-defend = Atakuje { $source }: wybierz obronę albo przyjmij atak.
reason-counterstrike = Atak wykonał { $source }: wybierz kontruderzenie albo zrezygnuj.
reason-sweep = { $source }: wybierz drugi cel zamaszystego ataku albo zakończ.
reason-chain = { $source }: wybierz cel, na który przeskoczy atak, albo zakończ.
reason-hit = { $source }: wybierz, który cel w strefie zostanie zaatakowany teraz.
reason-instead = { $source } czuje strach: wybierz inny cel ataku albo żadnego.
reason-another-attack = { $source } może wykonać jeszcze jeden szybki atak wręcz.
reason-push = { $source }: wybierz kierunek odepchnięcia.
reason-remove = { $source }: wybierz, co zostanie usunięte, i zapłać za to.
reason-re-roll = { $source }: rzuć jeszcze raz albo zostaw kości.
reason-choose-one = { $source }: wybierz jeden z efektów.
reason-choose = { $source }: wybierz, czego dotyczy efekt.
reason-strengthen = { $source }: wybierz stworzenie, które stanie się silniejsze.
reason-dice = { $source }: wybierz, ile many płacisz i iloma kośćmi rzucasz.
reason-link = { $source }: wybierz, ile obrażeń przejdzie z twojego maga na zaczarowane stworzenie.
reason-torment = { $source }: wybierz stworzenia, którym za manę zadasz obrażenia.
reason-make-pet = { $source }: możesz uczynić przyzwane stworzenie swoim Pupilem.
reason-shield = { $source }: możesz włączyć tarczę na tę rundę.
reason-blink = { $source }: możesz pozwolić temu stworzeniu teleportować się w tej rundzie.
reason-fly = { $source }: możesz pozwolić temu stworzeniu latać w tej fazie akcji.

# Co się stało
log-round = Zaczyna się runda { $n }. Inicjatywę ma { $who }.
log-initiative = { $who } rzuca o inicjatywę: { $die }.
log-activate = { $who } aktywuje: { $what }.
log-guard = { $what } staje na straży.
log-move = { $what } idzie: { $zone }.
log-push = Odepchnięto: { $what } ({ $zone }).
log-bash = { $what } uderza o ścianę.
log-teleport = { $what } teleportuje się: { $zone }.
log-come-back = { $what } wraca: { $zone }.
log-cast = { $who } rzuca: { $what } ({ $on }).
log-cast-alone = { $who } rzuca: { $what }.
log-cast-hidden = { $what } rzuca zakryty urok ({ $on }).
log-countered = Skontrowano: { $what }.
log-reveal = { $who } odkrywa: { $what }.
log-use = { $who } używa: { $what }.
log-upkeep = { $who } płaci koszt utrzymania: { $what }.
log-attack = { $what } atakuje: { $on }.
log-attack-again = { $what } atakuje jeszcze raz: { $on }.
log-counterstrike = { $what } odpowiada kontruderzeniem: { $on }.
log-strike = Uderzenie { $n }: { $what } przeciw { $on }.
log-barrier = Bariera obrażeń ({ $what }) uderza: { $on }.
log-called-off = { $what } nie atakuje ({ $on }): koszt nie został zapłacony.
log-dice = Kości pokazują { $dice }{ $die ->
    [0] .
   *[other] , a kość efektu { $die }.
}
log-roll = { $what }: kości pokazują { $dice }.
log-misses = { $what } chybia z oszołomienia (kość efektu { $die }).
log-not-dazed = { $what } nie chybia mimo oszołomienia (kość efektu { $die }).
log-avoided = { $what } unika ataku (kość efektu { $die }).
log-not-avoided = { $what } nie unika ataku (kość efektu { $die }).
log-frightened = { $what } czuje strach (kość efektu { $die }).
log-not-frightened = { $what } nie czuje strachu (kość efektu { $die }).
log-escapes = { $what } traci znacznik Okaleczenia (kość efektu { $die }).
log-not-escapes = { $what } ma nadal Okaleczenie (kość efektu { $die }).
log-direction = Losowy kierunek odepchnięcia: { $what } (kość efektu { $die }).
log-cured = { $what } traci jeden stan.
log-move-enchantment = Przeniesiono: { $what } ({ $on }).
log-damage = { $what } otrzymuje obrażenia: { $n }.
log-direct = { $what } otrzymuje bezpośrednie obrażenia: { $n }.
log-heal = { $what }: wyleczono { damage-points }.
log-gain-life = { $what } zyskuje życie: { $n }.
log-lose-life = { $what } traci życie: { $n }.
log-gain-mana = { $what } otrzymuje { mana }.
log-lose-mana = { $what } traci { mana }.
log-destroy = Zniszczono: { $what }.
log-return = Do księgi wraca: { $what }.
log-burn = { $what } otrzymuje { $n } × Podpalenie.
log-rot = { $what } otrzymuje { $n } × Gnicie.
log-weak = { $what } otrzymuje { $n } × Osłabienie.
log-daze = { $what } otrzymuje { $n } × Oszołomienie.
log-stun = { $what } otrzymuje { $n } × Ogłuszenie.
log-sleep = { $what } zasypia.
log-cripple = { $what } otrzymuje { $n } × Okaleczenie.
log-taunt = { $what } ulega prowokacji.
log-rage-token = { $what } otrzymuje { $n } × Szał.
log-wrath-token = { $what } otrzymuje { $n } × Gniew.
log-armor-token = { $what } otrzymuje { $n } × Pancerz.

# Fazy, stosy i znaczniki
phase-initiative = faza inicjatywy
phase-reset = faza odświeżenia
phase-channel = faza zbierania many
phase-upkeep = faza utrzymania
phase-planning = faza planowania
phase-deploy = faza rozmieszczania
phase-first-quickcast = pierwsza faza szybkich zaklęć
phase-action = faza akcji stworzeń
phase-final-quickcast = ostatnia faza szybkich zaklęć
phase-end = koniec rundy
pile-spellbook = księga zaklęć
pile-prepared = przygotowane zaklęcia
pile-discard = stos kart odrzuconych
pile-innate = zawsze przygotowane
marker-rage = Szał
marker-wrath = Gniew
marker-armor = Pancerz
marker-banish = Wygnanie
marker-pet = Pupil
marker-bloodreaper = Krwawy Żniwiarz
marker-shield = Tarcza Voltaru
marker-open = otwarte
marker-guard = na straży
marker-active = akcja gotowa
marker-inactive = akcja zużyta
marker-quickcast = szybkie zaklęcie
`,Xu=`# Mage Wars: typy obrażeń, stany, cechy i szkoły.
# $form szkoły: genitive ("ze szkoły mroku").

# Typy obrażeń i stany
damage-flame = płomienie
damage-hydro = woda
damage-light = światło
damage-lightning = błyskawica
damage-poison = trucizna
damage-psychic = psychika
damage-wind = wiatr
damage-frost = mróz
condition-burn = Podpalenie
condition-rot = Gnicie
condition-weak = Osłabienie
condition-daze = Oszołomienie
condition-stun = Ogłuszenie
condition-sleep = Sen
condition-cripple = Okaleczenie
condition-taunt = Prowokacja
condition-push = Odepchnięcie

# Cechy
trait-aegis = Egida { $n }
trait-armor = Pancerz { $value }
trait-bloodthirsty = Żądza krwi { $value }
trait-channeling = Zbieranie many { $value }
trait-charge = Szarża { $value }
trait-climbing = Wspinaczka
trait-counterstrike = Kontruderzenie
trait-defrost = Odmrożenie
trait-doublestrike = Podwójne uderzenie
trait-elusive = Nieuchwytność
trait-epic = Epickie
trait-ethereal = Eteryczny
trait-familiar = Chowaniec
trait-fast = Szybkość
trait-finite-life = Ograniczone życie
trait-flying = Lot
trait-against-type = { CAPITAL($damage) } { $value }
trait-immune = Odporność ({ $damage })
trait-incapacitated = Niezdolność do działania
trait-incorporeal = Bezcielesność
trait-legendary = Legendarne
trait-life = Życie { $value }
trait-living = Żywe
trait-magebind = Więź z magiem { $value }
trait-magecast = Rzuca tylko mag
trait-mana-drain = Wyssanie many { $value }
trait-melee = Walka wręcz { $value }
trait-nonliving = Nieożywione
trait-novice = Nowicjusz
trait-pest = Utrapienie
trait-piercing = Przebicie { $value }
trait-rage = Szał { $value }
trait-ranged = Walka dystansowa { $value }
trait-reach = Dosięganie
trait-regenerate = Regeneracja { $n }
trait-restrained = Skrępowanie
trait-slow = Powolność
trait-spawnpoint = Źródło zaklęć
trait-sweeping = Zamaszysty
trait-tough = Twardość { $value }
trait-triplestrike = Potrójne uderzenie
trait-unavoidable = Nieuchronny
trait-unique = Unikatowe
trait-uncontainable = Nieokiełznane
trait-unmovable = Nieruchomość
trait-upkeep = Utrzymanie { $value }
trait-vampiric = Wampiryczny
trait-zone-exclusive = Jedno w strefie
trait-blocks-los = blokuje linię wzroku
trait-passage-blocked = zamknięte przejście
trait-passage-attacks = atakuje przy przejściu
trait-chains = po zadaniu obrażeń może trafić kolejny cel, żadnego dwa razy, najwyżej 1 strefę dalej i w linii wzroku ostatniego, za każdym razem mając o 1 kość ataku mniej i o 1 mniej na kości efektu
trait-quenches = z płonącego celu usuwa tylko wszystkie znaczniki Podpalenia
trait-critical-damage = wszystkie obrażenia są krytyczne
trait-one-move = limit jednej akcji ruchu
trait-of-attacks = { $trait } { $kind ->
    [melee] (ataki wręcz)
    [quick-melee] (szybkie ataki wręcz)
   *[attack] (wszystkie ataki)
}
trait-attacks-of-type = kości ataku { $value } przy atakach typu { $damage }
only-class = tylko { $mage }
only-trained = tylko mag szkoły { FORM($school, "genitive") }

# Szkoły
school-dark = { $form ->
    [genitive] mroku
   *[plain] Mrok
}
school-holy = { $form ->
    [genitive] świętości
   *[plain] Świętość
}
school-nature = { $form ->
    [genitive] natury
   *[plain] Natura
}
school-mind = { $form ->
    [genitive] umysłu
   *[plain] Umysł
}
school-arcane = { $form ->
    [genitive] magii tajemnej
   *[plain] Magia tajemna
}
school-war = { $form ->
    [genitive] wojny
   *[plain] Wojna
}
school-earth = { $form ->
    [genitive] ziemi
   *[plain] Ziemia
}
school-water = { $form ->
    [genitive] wody
   *[plain] Woda
}
school-air = { $form ->
    [genitive] powietrza
   *[plain] Powietrze
}
school-fire = { $form ->
    [genitive] ognia
   *[plain] Ogień
}
`,Zu=`# Der Tisch von Mage Wars.

goal = Magier kämpfen in einer Arena, bis nur einer von ihnen oder ein Team übrig ist. In jeder Runde bereitest du zwei Zauber aus deinem Buch vor, dann agieren die Kreaturen aller Seiten abwechselnd.

example-card = feuerball
example-deed = feuerball anwenden

# Spieler
ui-short-player = S{ $n }
ui-round = Runde { $n }
ui-initiative = Initiative: { $player }
ui-team = Team { $n }
ui-damage = Schaden { $n }/{ $of }
ui-mana = Mana { $n }
ui-channels = Mana { $n } (+{ $more })
ui-spellbook = Zauberbuch { $n }
ui-prepared = vorbereitet { $n }
ui-quickcast = Schnellzauber bereit
ui-quickcast-used = Schnellzauber benutzt
ui-fallen = ist gefallen
ui-equipment = Ausrüstung
ui-at-hand = vorbereitet
ui-price = { $kind } { $cost }, { $speed }

# Die Arena
ui-walls = Wälle
ui-away = außerhalb der Arena
ui-armor = Rüstung { $n }
ui-taunt = { $what } ({ $by })
ui-assigned = kann { $card } anwenden
ui-bound = gebunden: { $card }
ui-attached = +{ $card }
ui-hidden = verdeckt: { $card }
ui-lies-hidden = { $card } (verdeckt)
ui-face-down = { $n } verdeckt
ui-face-down-of = { $n } verdeckt ({ $player })
ui-owner = gehört { $player }

# Was gerade geschieht
ui-casting = { $player } wendet { $card } an, Ziel: { $on }.
ui-casting-alone = { $player } wendet { $card } an.
ui-attacking = { $what } greift { $on } an.
ui-dice = Würfel: { $dice }, Effektwürfel { $die }.
ui-dice-alone = Würfel: { $dice }.
reason-after-turn = Die Aktionsphase ist vorbei: Du kannst jetzt noch einen Schnellzauber anwenden, oder du bist fertig.
reason-prepare-in-team = Planung: Wähle bis zu zwei Zauber für diese Runde. Nur dein Teampartner sieht sie.
reason-pay-reveal-in-vain = { $source }: Der Angriff ist Unvermeidbar, die Karte hält ihn nicht auf. Zahle die Aufdeckkosten, oder sie wird ebenso zerstört.
ui-deadly = das zerstört deinen eigenen Magier
ui-until = { $effect }, { $until }
ui-until-round = bis zum Ende der Runde
ui-until-strike = für den nächsten Nahkampfangriff
ui-until-action = bis zur nächsten Aktionsphase
ui-until-phase = bis zum Ende der Aktionsphase

# Was auf ein Objekt wirkt
ui-means-burn = In Brand ×{ $n }: In jeder Erhaltungsphase erleidet es für jedes Plättchen so viel direkten Schaden, wie ein Angriffswürfel zeigt; eine 0 entfernt das Plättchen.
ui-means-rot = Fäulnis ×{ $n }: In jeder Erhaltungsphase erleidet es { $n } direkten Schaden.
ui-means-weak = Schwach ×{ $n }: Seine Angriffe, die keine Zauber sind, haben { $n } Angriffswürfel weniger, mindestens 1.
ui-means-daze = Schwindlig ×{ $n }: Sein Angriff verfehlt, wenn der Effektwürfel nicht mindestens 7 zeigt, und jedes Plättchen senkt seine Verteidigungswürfe um 2. Bis zum Ende seiner Aktionsphase.
ui-means-stun = Betäubt: Es ist handlungsunfähig bis zum Ende seiner Aktionsphase.
ui-means-sleep = Schlaf: Es ist handlungsunfähig. Erleidet es Schaden, erwacht es und ist schwindlig.
ui-means-cripple = Verkrüppelt ×{ $n }: Es ist gezügelt. Am Ende jeder seiner Aktionsphasen entfernt der Effektwürfel ab 7 ein Plättchen.
ui-means-taunt = Verhöhnen: In seiner nächsten Aktionsphase muss es den Verhöhnenden im Nahkampf angreifen, wenn es kann.
ui-means-guard = Es hält Wache: Gegner in seiner Zone müssen im Nahkampf Wachen angreifen, und seine Schnellen Nahkampfangriffe haben Gegenschlag.

# Momente zum Aufdecken
stops-expected = nenne immer, eigene oder nie, Phasen wie Erhaltungsphase oder Verzauberungen, mit Kommas dazwischen; zum Beispiel halt eigene, upkeep, nullify.
stops-modes = Du wirst gefragt, ob du aufdeckst
stops-phases = Auch in diesen Phasen
stops-cards = Auch solange du aufdecken kannst
stop-always = immer
stop-own = eigene
stop-never = nie
ui-stop-always = in jedem Moment (immer)
ui-stop-own = wenn etwas von dir angreift, angegriffen wird oder Ziel eines Zaubers ist, und wenn ein Gegner in Reichweite aktiviert wird (eigene)
ui-stop-never = nur, wo du aufdecken musst (nie)
ui-stop-phase = in der { $phase }
ui-stop-card = solange du { $card } aufdecken kannst

# Tipps und Bericht
ui-part-life = Leben
ui-part-danger = Gefahr
ui-part-board = Objekte im Spiel
ui-part-mana = Mana
ui-part-position = Entfernung
ui-part-guards = Wachen
ui-turn = Runde { $n }
ui-in-turn = in Runde { $n }
ui-report-life = { $player }, übriges Leben: { $course }
ui-report-mana = { $player }, Mana: { $course }
ui-sums = { $player }: { $damage } Schaden erlitten, { $mana } Mana ausgegeben oder verloren.
ui-moment-of = Runde { $n }: { $what }

# Was beim Aufbau gewählt werden kann
ui-variant-apprentice = Lehrlingsspiel
ui-variant-apprentice-help = Für zwei Spieler: eine kleine Arena und die gedruckten Zauberbücher der Lehrlinge.
ui-variant-teams = Zwei Teams
ui-variant-teams-help = Für vier Spieler: Die Plätze 1 und 3 spielen gegen die Plätze 2 und 4.

# Antworten, die dem schaden, der sie gibt
ui-warns-own-mage = Das ist dein eigener Magier.
ui-warns-own-side = { $what } steht auf deiner Seite.
`,Qu=`# The table of Mage Wars.

goal = Mages fight in an arena until only one of them, or one team, is left. Each round you prepare two spells of your book, then the creatures of all sides act in turn.

example-card = fireball
example-deed = cast fireball

# Players
ui-short-player = P{ $n }
ui-round = Round { $n }
ui-initiative = initiative: { $player }
ui-team = team { $n }
ui-damage = damage { $n }/{ $of }
ui-mana = mana { $n }
ui-channels = mana { $n } (+{ $more })
ui-spellbook = spellbook { $n }
ui-prepared = prepared { $n }
ui-quickcast = quickcast ready
ui-quickcast-used = quickcast used
ui-fallen = has fallen
ui-equipment = equipment
ui-at-hand = prepared
ui-price = { $kind } { $cost }, { $speed }

# The arena
ui-walls = walls
ui-away = out of the arena
ui-armor = armor { $n }
ui-taunt = { $what } ({ $by })
ui-assigned = may cast { $card }
ui-bound = bound: { $card }
ui-attached = +{ $card }
ui-hidden = face down: { $card }
ui-lies-hidden = { $card } (face down)
ui-face-down = { $n } face down
ui-face-down-of = { $n } face down ({ $player })
ui-owner = owned by { $player }

# What is going on
ui-casting = { $player } casts { $card } on { $on }.
ui-casting-alone = { $player } casts { $card }.
ui-attacking = { $what } attacks { $on }.
ui-dice = Dice: { $dice }, effect die { $die }.
ui-dice-alone = Dice: { $dice }.
reason-after-turn = The action phase is over: you may use your quickcast now, or be done.
reason-prepare-in-team = Planning: choose up to two spells for this round. Only your team mate sees them.
reason-pay-reveal-in-vain = { $source }: the attack is Unavoidable, so this will not avoid it. Pay its reveal cost, or it is destroyed all the same.
ui-deadly = this destroys your own mage
ui-until = { $effect }, { $until }
ui-until-round = until the end of the round
ui-until-strike = for the next melee attack
ui-until-action = until the next action phase
ui-until-phase = until the end of the action phase

# What affects an object
ui-means-burn = Burn ×{ $n }: in each Upkeep Phase it takes what an attack die shows for each marker as direct damage; a 0 removes the marker.
ui-means-rot = Rot ×{ $n }: in each Upkeep Phase it takes { $n } direct damage.
ui-means-weak = Weak ×{ $n }: its attacks that are no spells roll { $n } attack dice fewer, at least 1.
ui-means-daze = Daze ×{ $n }: its attack misses unless the effect die shows 7 or more, and its defense rolls are lowered by 2 for each marker. Until the end of its action phase.
ui-means-stun = Stun: it is incapacitated until the end of its action phase.
ui-means-sleep = Sleep: it is incapacitated. When it takes damage, it wakes up and is dazed.
ui-means-cripple = Cripple ×{ $n }: it is restrained. At the end of each of its action phases the effect die removes a marker on 7 or more.
ui-means-taunt = Taunt: in its next action phase it must make a melee attack on whoever has taunted it, if it can.
ui-means-guard = It guards: enemies in its zone must attack guards in melee, and its quick melee attacks have Counterstrike.

# Moments to reveal
stops-expected = name always, own or never, phases such as upkeep, or enchantments, with commas between them; for example stops own, upkeep, nullify.
stops-modes = You are asked to reveal
stops-phases = Also in these phases
stops-cards = Also while you can reveal
stop-always = always
stop-own = own
stop-never = never
ui-stop-always = at every moment (always)
ui-stop-own = when something of yours attacks, is attacked or is the target of a spell, and when an enemy in reach is activated (own)
ui-stop-never = only where you must reveal (never)
ui-stop-phase = in the { $phase }
ui-stop-card = while you can reveal { $card }

# Hints and the report
ui-part-life = life
ui-part-danger = danger
ui-part-board = objects in play
ui-part-mana = mana
ui-part-position = distance
ui-part-guards = guards
ui-turn = round { $n }
ui-in-turn = in round { $n }
ui-report-life = { $player }, life left: { $course }
ui-report-mana = { $player }, mana: { $course }
ui-sums = { $player }: { $damage } damage taken, { $mana } mana spent or lost.
ui-moment-of = Round { $n }: { $what }

# What can be chosen when a game is set up
ui-variant-apprentice = Apprentice game
ui-variant-apprentice-help = For two players: a small arena, and the printed spellbooks of apprentices.
ui-variant-teams = Two teams
ui-variant-teams-help = For four players: seats 1 and 3 play against seats 2 and 4.

# Answers that hurt whoever gives them
ui-warns-own-mage = That is your own mage.
ui-warns-own-side = { $what } is on your side.
`,$u=`# Stół Mage Wars.

goal = Magowie walczą na arenie, aż zostanie tylko jeden z nich albo jedna drużyna. W każdej rundzie przygotowujesz dwa zaklęcia ze swojej księgi, a potem stworzenia wszystkich stron działają na zmianę.

example-card = fireball
example-deed = cast fireball

# Gracze
ui-short-player = G{ $n }
ui-round = Runda { $n }
ui-initiative = inicjatywa: { $player }
ui-team = drużyna { $n }
ui-damage = obrażenia { $n }/{ $of }
ui-mana = mana { $n }
ui-channels = mana { $n } (+{ $more })
ui-spellbook = księga zaklęć { $n }
ui-prepared = przygotowane { $n }
ui-quickcast = szybkie zaklęcie gotowe
ui-quickcast-used = szybkie zaklęcie użyte
ui-fallen = poza grą
ui-equipment = ekwipunek
ui-at-hand = przygotowane
ui-price = { $kind } { $cost }, { $speed }

# Arena
ui-walls = mury
ui-away = poza areną
ui-armor = pancerz { $n }
ui-taunt = { $what } ({ $by })
ui-assigned = może rzucić: { $card }
ui-bound = związane: { $card }
ui-attached = +{ $card }
ui-hidden = zakryte: { $card }
ui-lies-hidden = { $card } (zakryte)
ui-face-down = zakryte: { $n }
ui-face-down-of = zakryte: { $n } ({ $player })
ui-owner = właściciel: { $player }

# Co się dzieje
ui-casting = { $player } rzuca zaklęcie { $card }, cel: { $on }.
ui-casting-alone = { $player } rzuca zaklęcie { $card }.
ui-attacking = { $what } atakuje, cel: { $on }.
ui-dice = Kości: { $dice }, kość efektu { $die }.
ui-dice-alone = Kości: { $dice }.
reason-after-turn = Faza akcji dobiegła końca: możesz teraz rzucić szybkie zaklęcie albo zakończyć.
reason-prepare-in-team = Planowanie: wybierz najwyżej dwa zaklęcia na tę rundę. Widzi je tylko twój partner z drużyny.
reason-pay-reveal-in-vain = { $source }: ataku nie da się uniknąć, karta go nie zatrzyma. Zapłać koszt odkrycia albo i tak zostanie zniszczona.
ui-deadly = to zniszczy twojego własnego maga
ui-until = { $effect }, { $until }
ui-until-round = do końca rundy
ui-until-strike = na następny atak wręcz
ui-until-action = do następnej fazy akcji
ui-until-phase = do końca fazy akcji

# Co działa na obiekt
ui-means-burn = Podpalenie ×{ $n }: w każdej fazie utrzymania otrzymuje za każdy znacznik tyle bezpośrednich obrażeń, ile pokaże kość ataku; wynik 0 usuwa znacznik.
ui-means-rot = Gnicie ×{ $n }: w każdej fazie utrzymania otrzymuje bezpośrednie obrażenia: { $n }.
ui-means-weak = Osłabienie ×{ $n }: jego ataki niebędące zaklęciami mają o { $n } mniej kości ataku, ale co najmniej 1.
ui-means-daze = Oszołomienie ×{ $n }: jego atak chybia, jeśli kość efektu nie pokaże co najmniej 7, a każdy znacznik obniża jego rzuty obronne o 2. Do końca jego fazy akcji.
ui-means-stun = Ogłuszenie: jest niezdolne do działania do końca swojej fazy akcji.
ui-means-sleep = Sen: jest niezdolne do działania. Gdy otrzyma obrażenia, budzi się oszołomione.
ui-means-cripple = Okaleczenie ×{ $n }: jest skrępowane. Na końcu każdej jego fazy akcji kość efektu usuwa znacznik od 7.
ui-means-taunt = Prowokacja: w następnej fazie akcji musi zaatakować wręcz prowokującego, jeśli może.
ui-means-guard = Stoi na straży: wrogowie w jego strefie muszą, atakując wręcz, wybierać stojących na straży, a jego szybkie ataki wręcz mają Kontruderzenie.

# Chwile na odkrycie
stops-expected = podaj zawsze, własne lub nigdy, fazy takie jak upkeep albo uroki, oddzielone przecinkami; na przykład postoje własne, upkeep, nullify.
stops-modes = Pytanie o odkrycie pada
stops-phases = Także w tych fazach
stops-cards = Także dopóki można odkryć
stop-always = zawsze
stop-own = własne
stop-never = nigdy
ui-stop-always = w każdej chwili (zawsze)
ui-stop-own = gdy coś twojego atakuje, jest atakowane lub jest celem zaklęcia, i gdy wróg w zasięgu jest aktywowany (własne)
ui-stop-never = tylko gdy trzeba odkryć (nigdy)
ui-stop-phase = faza: { $phase }
ui-stop-card = dopóki można odkryć { $card }

# Rady i raport
ui-part-life = życie
ui-part-danger = zagrożenie
ui-part-board = obiekty w grze
ui-part-mana = mana
ui-part-position = odległość
ui-part-guards = stojący na straży
ui-turn = runda { $n }
ui-in-turn = w rundzie { $n }
ui-report-life = { $player }, pozostałe życie: { $course }
ui-report-mana = { $player }, mana: { $course }
ui-sums = { $player }: otrzymane obrażenia { $damage }, wydana lub utracona mana { $mana }.
ui-moment-of = Runda { $n }: { $what }

# Co można wybrać przy przygotowaniu gry
ui-variant-apprentice = Gra dla uczniów
ui-variant-apprentice-help = Dla dwóch graczy: mała arena i drukowane księgi zaklęć uczniów.
ui-variant-teams = Dwie drużyny
ui-variant-teams-help = Dla czterech graczy: miejsca 1 i 3 grają przeciw miejscom 2 i 4.

# Odpowiedzi, które szkodzą temu, kto ich udziela
ui-warns-own-mage = To twój własny mag.
ui-warns-own-side = { $what } jest po twojej stronie.
`,ed=`# Wie Mage Wars gespielt wird, in Kürze.

lesson-turn =
    Eine Runde beginnt mit Mana: Dein Magier sammelt so viel, wie seine Manasammlung angibt. Dann wählst du verdeckt zwei Zauber aus deinem Buch; das ganze Buch liegt immer offen vor dir.
    Die Spieler aktivieren abwechselnd je eine Kreatur, auch den Magier, bis alle agiert haben. Eine Kreatur bewegt sich um eine Zone und macht eine Schnelle Aktion, etwa einen Schnellen Zauber oder einen Schnellen Nahkampfangriff, oder sie bewegt sich nicht und macht eine Vollständige Aktion.
    Einmal in der Runde darf dein Magier außerdem einen Schnellen Zauber anwenden, bevor oder nachdem eine deiner Kreaturen agiert, oder ganz am Anfang oder am Ende: den Schnellzauber.
    Ein Zauber, den du nicht angewendet hast, kommt zurück ins Buch, bevor du neu wählst.
lesson-cards =
    Kreaturen und Beschwörungen bleiben in der Arena, Ausrüstung am Magier. Formeln und Angriffszauber wirken einmal und sind weg.
    Verzauberungen werden für 2 Mana verdeckt angewendet. Du deckst sie später in dem Moment auf, der dir passt, für die Kosten, die auf ihnen stehen.
    Zauber reichen so viele Zonen weit, wie ihre Reichweite sagt, und die meisten brauchen eine Sichtlinie: Wälle können sie blockieren.
lesson-fight =
    Ein Angriff würfelt. Normalen Schaden hält Rüstung ab, kritischen nicht. Der Effektwürfel mit zwölf Seiten sagt, ob Zustände wie In Brand oder Betäubt dazukommen.
    Wer in einer Zone im Nahkampf angreift, in der eine gegnerische Kreatur Wache hält, muss diese angreifen. Eine Verteidigung vermeidet einen Angriff, wenn ihr Wurf gelingt. Wer Wache hält oder einen Angriff mit Gegenschlag hat, darf zurückschlagen.
    Schaden bleibt. Eine Kreatur mit so viel Schaden wie Leben ist zerstört, ein Magier ebenso.
lesson-tip =
    Beginne als Lehrling: Arena und Bücher sind kleiner. Spare Mana für eine große Kreatur oder gib es für mehrere kleine aus, aber lass deinen Magier nicht allein stehen.
    Unter „Wann werde ich gefragt?“ legst du fest, in welchen Momenten du gefragt wirst, ob du eine Verzauberung aufdeckst; wähle weniger, wenn es dich zu oft unterbricht.
`,td=`# How Mage Wars is played, in short.

lesson-turn =
    A round begins with mana: your mage gathers as much as the channeling says. Then you secretly choose two spells from your book; you see the whole book all the time.
    The players take turns in activating one creature each, the mage among them, until all have acted. A creature moves one zone and takes a quick action, such as a quick spell or a quick melee attack, or does not move and takes a full one.
    Once a round your mage may also cast a quick spell beside that, before or after a creature of yours acts, or at the beginning or the end of all that: the quickcast.
    A spell that you did not cast goes back into the book before you choose anew.
lesson-cards =
    Creatures and conjurations stay in the arena, equipment on your mage. Incantations and attack spells work once and are gone.
    Enchantments are cast face down for 2 mana. You reveal them later for what is printed on them, at the moment that suits you.
    Spells reach as many zones as their range says, and most need a line of sight: walls can block it.
lesson-fight =
    An attack rolls its dice. Normal damage is stopped by armor, critical damage is not. The effect die with twelve faces says whether burns, stuns and the like are added.
    Whoever attacks in melee in the zone of a guard must attack the guard. A defence avoids an attack when its roll succeeds. Those who stand guard, or have an attack with counterstrike, may strike back.
    Damage stays. A creature with as much damage as life is destroyed, and so is a mage.
lesson-tip =
    Begin as apprentices: the arena and the books are smaller. Save mana for a large creature or spend it on several small ones, but do not let your mage stand alone.
    “When am I asked?” sets the moments at which you are asked to reveal an enchantment; choose fewer if it interrupts you too often.
`,nd=`# Jak się gra w Mage Wars, w skrócie.

lesson-turn =
    Runda zaczyna się od many: twój mag zbiera jej tyle, ile wynosi jego zbieranie many. Potem potajemnie wybierasz ze swojej księgi dwa zaklęcia; całą księgę widzisz przez cały czas.
    Gracze na zmianę aktywują po jednym stworzeniu, także maga, aż wszystkie zadziałają. Stworzenie rusza się o jedną strefę i wykonuje szybką akcję, na przykład szybkie zaklęcie albo szybki atak wręcz, albo nie rusza się i wykonuje pełną akcję.
    Raz w rundzie twój mag może poza tym rzucić szybkie zaklęcie dodatkowo: przed działaniem jednego z twoich stworzeń lub po nim albo na samym początku lub końcu.
    Zaklęcie, którego nie rzucisz, wraca do księgi, zanim wybierzesz nowe.
lesson-cards =
    Stworzenia i przywołania zostają na arenie, ekwipunek na magu. Inkantacje i zaklęcia ataku działają raz i znikają.
    Uroki rzuca się zakryte za 2 many. Odkrywasz je później za cenę, która jest na nich podana, w chwili, która ci odpowiada.
    Zaklęcia sięgają na tyle stref, ile wynosi ich zasięg, a większość wymaga linii wzroku: mury mogą ją blokować.
lesson-fight =
    Atak rzuca kośćmi. Zwykłe obrażenia powstrzymuje pancerz, krytycznych nie. Kość efektu o dwunastu ściankach rozstrzyga, czy dochodzą stany takie jak Podpalenie lub Ogłuszenie.
    Kto atakuje wręcz w strefie, w której wrogie stworzenie stoi na straży, musi zaatakować właśnie je. Obrona unika ataku, jeśli jej rzut się uda. Kto stoi na straży albo ma atak z kontruderzeniem, może oddać cios.
    Obrażenia zostają. Stworzenie, które ma tyle obrażeń co życia, jest zniszczone, mag również.
lesson-tip =
    Zacznij jako uczeń: arena i księgi są mniejsze. Oszczędzaj manę na duże stworzenie albo wydaj ją na kilka małych, ale nie zostawiaj maga samego.
    Pod „Kiedy mnie pytać?” wybierasz, w jakich chwilach pada pytanie o odkrycie uroku; wybierz mniej, jeśli za często ci to przerywa.
`,rd=`# Der Tisch von Mage Wars im Browser.

# Die Arena
mw-arena = Arena
mw-away = { $n ->
    [one] 1 Zone entfernt
   *[other] { $n } Zonen entfernt
}
mw-larger = Arena vergrößern
mw-whole = Ganze Arena zeigen
mw-phases = Phasen der Runde
mw-reveal = aufdecken für { $n } Mana
mw-assigned = hat einen Zauber zum Anwenden
mw-bound = ein Zauber ist daran gebunden
mw-bar = { $bar }, { $n ->
    [0] X Würfel
    [one] 1 Würfel
   *[other] { $n } Würfel
}
mw-effect-die = Der Effektwürfel zeigt { $die }.

# Magier
mw-action-ready = Aktionsstein bereit
mw-action-used = Aktionsstein benutzt
mw-initiative = hat die Initiative
mw-free = frei: { $slot }
mw-spells = Zauber zur Hand

# Das Zauberbuch
mw-search = Namen und Texte durchsuchen
mw-filters = Filter
mw-type = Art
mw-school = Schule
mw-level = Level
mw-affordable = Nur, wofür mein Mana reicht
mw-none = Kein Zauber passt.
mw-slot = Zauber { $n }
mw-take-back = Zurücknehmen: { $what }
mw-see-arena = Arena ansehen
mw-see-book = Zauberbuch öffnen
`,id=`# The table of Mage Wars in the browser.

# The arena
mw-arena = Arena
mw-away = { $n ->
    [one] 1 zone away
   *[other] { $n } zones away
}
mw-larger = Larger arena
mw-whole = Whole arena
mw-phases = Phases of the round
mw-reveal = revealed for { $n } mana
mw-assigned = has a spell to cast
mw-bound = a spell is bound to it
mw-bar = { $bar }, { $n ->
    [0] X dice
    [one] 1 die
   *[other] { $n } dice
}
mw-effect-die = The effect die shows { $die }.

# Mages
mw-action-ready = action marker ready
mw-action-used = action marker used
mw-initiative = has the initiative
mw-free = free: { $slot }
mw-spells = Spells at hand

# The spellbook
mw-search = Search names and texts
mw-filters = Filters
mw-type = Type
mw-school = School
mw-level = Level
mw-affordable = Only what my mana pays for
mw-none = No spell fits.
mw-slot = Spell { $n }
mw-take-back = Take back: { $what }
mw-see-arena = See the arena
mw-see-book = Open the spellbook
`,ad=`# Stół Mage Wars w przeglądarce.

# Arena
mw-arena = Arena
mw-away = { $n ->
    [one] odległość: 1 strefa
    [few] odległość: { $n } strefy
   *[other] odległość: { $n } stref
}
mw-larger = Powiększ arenę
mw-whole = Pokaż całą arenę
mw-phases = Fazy rundy
mw-reveal = odkrycie za { $n } many
mw-assigned = ma zaklęcie do rzucenia
mw-bound = jest z nim związane zaklęcie
mw-bar = { $bar }, { $n ->
    [0] X kości
    [one] 1 kość
    [few] { $n } kości
   *[other] { $n } kości
}
mw-effect-die = Kość efektu pokazuje { $die }.

# Magowie
mw-action-ready = znacznik akcji gotowy
mw-action-used = znacznik akcji zużyty
mw-initiative = ma inicjatywę
mw-free = wolne: { $slot }
mw-spells = Zaklęcia pod ręką

# Księga zaklęć
mw-search = Szukaj w nazwach i tekstach
mw-filters = Filtry
mw-type = Typ
mw-school = Szkoła
mw-level = Poziom
mw-affordable = Tylko to, na co starczy many
mw-none = Żadne zaklęcie nie pasuje.
mw-slot = Zaklęcie { $n }
mw-take-back = Cofnij: { $what }
mw-see-arena = Zobacz arenę
mw-see-book = Otwórz księgę zaklęć
`;function od([e,t]){let n=Array.from({length:e*t},(t,n)=>{let[r,i]=[n%e,Math.floor(n/e)];return{thing:n,name:`${`abcdefgh`[r]}${i+1}`,column:2*r+1,row:2*i+1}}),r=(t,r)=>r===1?(t+1)%e>0:t+e<n.length,i=n.flatMap(({thing:t})=>[1,e].filter(e=>r(t,e)).map(e=>[t,t+e])).map(([e,t],r)=>{let[i,a]=[n[e],n[t]],o=i.row===a.row;return{thing:n.length+r,name:`${i.name}-${a.name}`,column:i.column+ +!!o,row:i.row+ +!o,upright:o}});return{columns:e,rows:t,zones:n,borders:i,size:n.length+i.length}}function sd(e,t){return(Math.abs(e.column-t.column)+Math.abs(e.row-t.row))/2}var cd=class{ground;all;view;constructor(e){this.view=e,this.ground=od(e.arena),this.all=new Map(e.play.map(([e,t])=>[e,{thing:e,slug:this.slug(e),piece:t}]))}slug(e){return this.view.cards[e-this.ground.size]??``}inZone(e){return this.#e.filter(({piece:t})=>t.zone===e).sort((e,t)=>Number(this.isMage(t.thing))-Number(this.isMage(e.thing))||e.piece.controller-t.piece.controller)}wall(e){return this.#e.find(({piece:t})=>t.border===e)}get away(){return this.#e.filter(({piece:e})=>e.zone===-1&&e.border===-1)}attached(e){return this.#t(e).filter(({piece:e})=>!e.slots.length)}equipment(e){return this.#t(e).filter(({piece:e})=>e.slots.length)}whole(e){return[e,...this.#t(e).flatMap(e=>this.whole(e.thing))]}atHand(e){let{own_prepared:t=[],innate:n,mage:r}=this.view.sides[e],i=[...this.all.values()].filter(({piece:t})=>t.controller===e),a=[...this.equipment(r).map(e=>({thing:e.piece.bound,holder:e,bound:!0})),...i.map(e=>({thing:e.piece.assigned,holder:e,bound:!1}))];return[...[...t,...n].map(e=>({thing:e,bound:!1})),...a.filter(({thing:e})=>this.slug(e))]}isMage(e){return this.view.sides.some(t=>t.mage===e)}zoneOf(e){let t=this.all.get(e);return t?t.piece.host===-1?this.ground.zones[t.piece.zone]:this.zoneOf(t.piece.host):this.ground.zones[e]}get#e(){return[...this.all.values()].filter(({piece:e})=>e.host===-1)}#t(e){return(this.all.get(e)?.piece.attached??[]).flatMap(e=>this.all.get(e)??[])}},ld=ei(`<marker viewBox="0 0 10 10" refX="7" refY="5" markerWidth="5" markerHeight="5" orient="auto"><path d="M0 0 10 5 0 10Z" class="svelte-hwy0vz"></path></marker>`),ud=ei(`<path></path>`),dd=ei(`<svg class="svelte-hwy0vz"><defs></defs><!></svg>`),fd=U(`<div class="arrows svelte-hwy0vz" aria-hidden="true"><!></div>`);function pd(e,t){let n=ri();j(t,!0);let r=N(()=>[...t.field.view.casts.map(({caster:e,target:t})=>({from:e,to:t,spell:!0})),...t.field.view.attacks.map(({attacker:e,defender:t,zone:n})=>({from:e,to:t===-1?n:t,spell:!1}))]),i=P([]),a=P(0);function o(e){let n=t.field.ground.zones[e]?.name,r=t.field.ground.borders.find(t=>t.thing===e)?.name,i=n?`[data-zone="${n}"]`:r?`[data-border="${r}"]`:`[data-thing~="${e}"]`,a=t.over?.querySelector(i);if(!a||!t.over){let n=t.field.all.get(e)?.piece.host??-1;return n===-1?void 0:o(n)}let[s,c]=[a.getBoundingClientRect(),t.over.getBoundingClientRect()];return{x:s.x+s.width/2-c.x,y:s.y+s.height/2-c.y}}Fn(()=>{let e=V(r);V(a),kr().then(()=>{F(i,e.flatMap(({from:e,to:t,spell:n})=>{let[r,i]=[o(e),o(t)];return r&&i&&(r.x!==i.x||r.y!==i.y)?[{x:r.x,y:r.y,dx:i.x-r.x,dy:i.y-r.y,spell:n}]:[]}))})});var s=fd(),c=I(s),l=e=>{var t=dd(),r=I(t);J(r,20,()=>[`attack`,`spell`],q,(e,t)=>{var r=ld();B(()=>{X(r,`id`,`${n}-${t??``}`),Y(r,0,Ai(t),`svelte-hwy0vz`)}),W(e,r)}),A(r),J(z(r),17,()=>V(i),q,(e,t)=>{let r=()=>V(t).x,i=()=>V(t).y,a=()=>V(t).dx,o=()=>V(t).dy,s=()=>V(t).spell;var c=ud();B(()=>{Y(c,0,`line ${s()?`spell`:`attack`}`,`svelte-hwy0vz`),X(c,`d`,`M${r()??``} ${i()??``}q${a()/2-o()/8} ${o()/2+a()/8} ${a()??``} ${o()??``}`),X(c,`marker-end`,`url(#${n}-${s()?`spell`:`attack`})`)}),W(e,c)}),A(t),W(e,t)};K(c,e=>{V(i).length&&e(l)}),A(s),la(s,`clientWidth`,e=>F(a,e)),W(e,s),M()}function md(e,t,n){let r=e=>t.indexOf(e)+1||99;return Object.entries(e.markers).sort(([e],[t])=>r(e)-r(t)||e.localeCompare(t)).map(([e,r])=>{let i=t.includes(e),a=n(`${i?`condition`:`marker`}-${e}`);return e===`taunt`||r===1?{icon:e,text:a,bad:i}:{icon:e,n:r,text:n(`ui-several`,{card:a,n:r}),bad:i}})}function hd(e,t,n){let r=[{icon:`assigned`,spell:e.assigned},{icon:`bound`,spell:e.bound}].filter(({spell:e})=>e!==-1);return[...e.guard?[{icon:`guard`,text:n(`marker-guard`)}]:[],...t.flying?[{icon:`flying`,text:n(`trait-flying`)}]:[],...t.held?[{icon:`held`,text:n(`trait-restrained`),bad:!0}]:[],...r.map(({icon:e,spell:t})=>({icon:e,text:t===-99?n(`ui-face-down`,{n:1}):n(e===`bound`?`mw-bound`:`mw-assigned`)}))]}function gd(e,t,n,r){let i=!n&&(e.mana||t.channeling);return[...t.armor?[{icon:`armor`,n:t.armor,text:r(`ui-armor`,{n:t.armor})}]:[],...i?[{icon:`mana`,n:e.mana,text:r(`ui-mana`,{n:e.mana})}]:[]]}var _d=`M13 2 5 13.5h6L10 22l9-12.5h-6.5Z`,vd=`M4 5c3-1 6-1 8 1c2-2 5-2 8-1v13c-3-1-6-1-8 1c-2-2-5-2-8-1ZM12 6v13`,yd=`M6 3h12M6 21h12M7 3c0 6 4 7 5 9c-1 2-5 3-5 9M17 3c0 6-4 7-5 9c1 2 5 3 5 9`,bd=`M20 3 9 14M20 3l-1 5L10 17M20 3l-5 1-9 9M5 12l7 7M7.5 16.5 3.5 20.5`,xd={life:`M12 21C5 15 2.5 11.5 2.5 8A5 5 0 0 1 12 6a5 5 0 0 1 9.5 2c0 3.5-2.5 7-9.5 13Z`,damage:`M12 2l2 6 6-3-3 6 5 3-6 1 1 6-5-4-5 4 1-6-6-1 5-3-3-6 6 3Z`,armor:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5Z`,mana:`M12 2 19 12 12 22 5 12ZM5 12h14M12 2l-3 10 3 10 3-10Z`,channeling:`M12 3v10M8 9l4 4 4-4M5 15c0 4 3 6 7 6s7-2 7-6`,reveal:`M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 9a3 3 0 1 0 .1 0`,distance:`M3 17h18M3 14v6M21 14v6M7 8l-3 3 3 3M17 8l3 3-3 3M4 11h16`,action:`M12 3a9 9 0 1 0 .1 0M12 7a5 5 0 1 0 .1 0`,quickcast:_d,initiative:`M6 22V3M6 4h13l-3.5 4.5L19 13H6`,guard:`M12 2 19 5V11C19 16 16 19.5 12 21.5C8 19.5 5 16 5 11V5ZM9 11.5l2.2 2.2 4-4.4`,flying:`M3 6c4 1 6 3 9 7c3-4 5-6 9-7c-1 5-4 8-7 9l-2 4-2-4C7 14 4 11 3 6Z`,held:`M9.5 14.5a4 4 0 0 1 0-5.5l3-3a4 4 0 0 1 5.5 5.5l-1.5 1.5M14.5 9.5a4 4 0 0 1 0 5.5l-3 3a4 4 0 0 1-5.5-5.5l1.5-1.5`,hidden:`M6 3h12v18H6ZM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.4-1 .9-1 1.7M12 16.5v.3`,attached:`M5 4h11v13H5ZM8 7h11v13H8Z`,bound:vd,assigned:`M6 3h12v14a3 3 0 0 1-3 4H8a3 3 0 0 1-2-3ZM9.5 8h5M9.5 12h5`,burn:`M12 2C13 6.5 18 8.5 18 14.5A6 6 0 0 1 6 14.5C6 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 2Z`,rot:`M12 3a7 7 0 0 0-4 12.5V19h8v-3.5A7 7 0 0 0 12 3ZM9 10.5v.5M15 10.5v.5M10.5 22v-3M13.5 22v-3`,weak:`M12 3v13M6 11l6 6 6-6M5 21h14`,daze:`M12 12a2 2 0 1 1 2-2a4.5 4.5 0 1 1-5-4.5A7 7 0 1 1 5 12`,stun:`M12 2l1.8 6.2L20 6l-3.5 5.2L22 15l-6.4.4L16 22l-4-4.8L8 22l.4-6.6L2 15l5.5-3.8L4 6l6.2 2.2Z`,sleep:`M4 5h7l-7 8h7M13 12h7l-7 8h7`,cripple:`M8 3v7l6 4-1 7M14 3v5M5 21h13M4 8l4-1`,taunt:`M4 10v4h3l7 5V5L7 10ZM17.5 9a4.5 4.5 0 0 1 0 6M20 6.5a8 8 0 0 1 0 11`,rage:`M4 6l6 4M20 6l-6 4M7 13a1 1 0 1 0 .1 0M17 13a1 1 0 1 0 .1 0M7 20c2-3 8-3 10 0`,wrath:`M12 3v8M12 3l-3 4M12 3l3 4M5 21c0-6 3-9 7-10c4 1 7 4 7 10Z`,banish:`M12 4a8 8 0 1 0 .1 0M6.5 6.5l11 11`,pet:`M12 12c3 0 5.5 3 5.5 6c0 2.5-3 2-5.5 2s-5.5.5-5.5-2c0-3 2.5-6 5.5-6ZM5.5 8a1.7 2.2 0 1 0 .1 0M10 4a1.7 2.2 0 1 0 .1 0M14.5 4a1.7 2.2 0 1 0 .1 0M18.5 8a1.7 2.2 0 1 0 .1 0`,bloodreaper:`M6 22 17 5M4 9C8 3 15 2 21 6C16 6 13 8 10 12Z`,shield:`M12 2.5a9.5 9.5 0 1 0 .1 0M12 7.5a4.5 4.5 0 1 0 .1 0`,open:`M4 21V8a8 8 0 0 1 16 0v13M9 21V10a3 3 0 0 1 6 0v11`,reset:`M4 12a8 8 0 1 0 3-6.2M4 3v4h4`,channel:`M12 2 19 12 12 22 5 12ZM12 7v10M8.5 12h7`,upkeep:yd,planning:vd,deploy:`M12 21V9M7 13l5-5 5 5M4 4h16`,"first-quickcast":`M10 2 3 13h5l-1 9 8-12H9.5ZM20 8v12M18 10l2-2`,"final-quickcast":`M10 2 3 13h5l-1 9 8-12H9.5ZM17 8h4v12h-4ZM17 14h3`,melee:bd,ranged:`M5 3c9 2 14 7 16 16M5 3v6M5 3h6M3 21 16 8M3 21v-5M3 21h5`,passage:`M4 21V6h16v15M9 21v-9h6v9M4 6l2-3h12l2 3`,barrier:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5ZM8 8l8 8M16 8l-8 8`,full:yd,quick:_d,range:`M12 3a9 9 0 1 0 .1 0M12 8a4 4 0 1 0 .1 0M12 1v5M12 18v5M1 12h5M18 12h5`,book:`M4 5c3-1 6-1 8 1c2-2 5-2 8-1v13c-3-1-6-1-8 1c-2-2-5-2-8-1ZM12 6v13M6.5 9h3M6.5 12h3M14.5 9h3M14.5 12h3`,weapon:bd,helmet:`M4 18V12a8 8 0 0 1 16 0v6h-5v-5H9v5ZM12 4v9`,cloak:`M9 3h6l5 18c-5-2-11-2-16 0ZM9 3c1 3 5 3 6 0`,chest:`M6 4l3-1c1 2 5 2 6 0l3 1 2 5-3 1v10H7V10L4 9ZM12 8v8`,gloves:`M7 21v-5l-3-4 2-2 2 2V5h2v5V3h2v7V4h2v6V6h2v9l-2 2v4Z`,belt:`M2 9h20v6H2ZM9 7h6v10H9ZM12 12h4`,boots:`M8 3h6v10l6 3v4H6V9ZM6 17h14`,amulet:`M5 3c0 6 3 9 7 11c4-2 7-5 7-11M12 14l3 3.5-3 4-3-4Z`,ring:`M12 9a6.5 6.5 0 1 0 .1 0M9 3h6l2 3-5 3.5L7 6Z`},Sd={dark:{hue:288,ink:32,emblem:`M12 3a8 8 0 0 0-5 14.2V21h10v-3.8A8 8 0 0 0 12 3ZM9 12.5a1.6 1.6 0 1 0 .1 0M15 12.5a1.6 1.6 0 1 0 .1 0M10 21v-2.5M14 21v-2.5M12 15l-1 2h2Z`,pattern:`waves`},holy:{hue:48,emblem:`M12 7a5 5 0 1 0 .1 0M12 1v3.5M12 19.5V23M1 12h3.5M19.5 12H23M4.2 4.2l2.5 2.5M17.3 17.3l2.5 2.5M19.8 4.2l-2.5 2.5M6.7 17.3l-2.5 2.5`,pattern:`rays`},nature:{hue:112,emblem:`M4 21C3 10 9 3 21 3C22 14 16 21 6 19M4 21C7 15 11 11 16 8M9.5 13.5V9M13 10.5V6.5M9 14h4.5`,pattern:`leaves`},mind:{hue:320,emblem:`M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 8.5a3.5 3.5 0 1 0 .1 0M12 2v2.5M6 3.5l1 2.3M18 3.5l-1 2.3`,pattern:`rings`},arcane:{hue:266,emblem:`M12 2l5.9 17.2L3 8.5h18L6.1 19.2ZM12 1.5a10.5 10.5 0 1 0 .1 0`,pattern:`grid`},war:{hue:2,ink:44,emblem:`M3 3l10 10M3 3l1 4 8 8M3 3l4 1 8 8M21 3 11 13M21 3l-1 4-8 8M21 3l-4 1-8 8M5 15l4 4M19 15l-4 4M7 17l-3.5 3.5M17 17l3.5 3.5`,pattern:`shards`},earth:{hue:30,ink:34,emblem:`M1.5 20.5 9 6l4 7 2.5-4 7 11.5ZM9 6l1.5 6-2 2.5 2 6`,pattern:`bricks`},water:{hue:208,emblem:`M12 2C16 8 19 11.5 19 15.5A7 7 0 0 1 5 15.5C5 11.5 8 8 12 2ZM9 15.5a3.5 3.5 0 0 0 3.5 3.5`,pattern:`waves`},air:{hue:188,ink:36,emblem:`M2 9h12.5a3.3 3.3 0 1 0-3.3-3.3M2 13h17a3 3 0 1 1-3 3M2 17h8a2.7 2.7 0 1 1-2.7 2.7`,pattern:`rings`},fire:{hue:16,ink:62,emblem:`M12 1.5C13 6 18.5 8 18.5 14.5A6.5 6.5 0 0 1 5.5 14.5C5.5 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 1.5ZM12 13c1.5 2 2.5 3 2.5 4.7a2.5 2.5 0 0 1-5 0C9.5 16 10.5 15 12 13Z`,pattern:`scales`},beastmaster:{hue:96,emblem:`M12 11.5c3.5 0 6.5 3.5 6.5 6.8c0 3-3.5 2.5-6.5 2.5s-6.5.5-6.5-2.5C5.5 15 8.5 11.5 12 11.5ZM4.5 8a2 2.6 0 1 0 .1 0M9.5 3a2 2.6 0 1 0 .1 0M14.5 3a2 2.6 0 1 0 .1 0M19.5 8a2 2.6 0 1 0 .1 0`,pattern:`leaves`},warlock:{hue:350,emblem:`M4 3C3 9 6 11 7 12V17L12 22L17 17V12C18 11 21 9 20 3C18 6 16 7 12 7S6 6 4 3ZM9 13l2 1.5M15 13l-2 1.5M10.5 18h3`,pattern:`scales`},priestess:{hue:52,emblem:`M5 3h14c0 6-2 9-5.5 10v4l3.5 4H7l3.5-4v-4C7 12 5 9 5 3ZM12 5.5v5M9.5 8h5`,pattern:`rays`},wizard:{hue:232,emblem:`M12 1.5 17 16H7ZM3 17.5c6-2.5 12-2.5 18 0c-6 4-12 4-18 0ZM12 7l.8 1.9 2 .2-1.5 1.3.5 2L12 11.3l-1.8 1.1.5-2L9.2 9.1l2-.2Z`,pattern:`grid`},none:{hue:220,ink:16,emblem:`M12 2l2.6 6.9 7.4.3-5.8 4.6 2 7.2L12 16.9 5.8 21l2-7.2L2 9.2l7.4-.3Z`,pattern:`dots`},"":{hue:258,ink:30,emblem:`M8 8.5a4 4 0 1 1 5.5 3.7c-1 .6-1.5 1.2-1.5 2.8M12 18.3v.6M12 1.5a10.5 10.5 0 1 0 .1 0`,pattern:`grid`}},Cd=[{shape:`M12 3a9 9 0 1 0 .1 0`,colour:`var(--owner-1)`},{shape:`M12 2 22 12 12 22 2 12Z`,colour:`var(--owner-2)`},{shape:`M12 3 22 20H2Z`,colour:`var(--owner-3)`},{shape:`M4 4h16v16H4Z`,colour:`var(--owner-4)`}],wd=ei(`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" class="svelte-pv4vj6"><path class="svelte-pv4vj6"></path></svg>`);function Td(e,t){j(t,!0);var n=wd(),r=I(n);let i;A(n),B(()=>{X(r,`d`,Cd[t.seat].shape),i=Li(r,``,i,{fill:Cd[t.seat].colour})}),W(e,n),M()}function Ed(e,t){let{view:n}=t,r=e.piece.controller===n.player;if(!e.piece.revealed)return r?`reveal`:``;let i=t.all.get(n.acting);return i&&i.piece.controller===n.player?e===i?``:`attack ${i.slug}`:r&&e.piece.host===-1&&e.piece.border===-1?`activate`:``}function Dd(e,t,n,r=!1){let{sitting:i,face:a,tell:o}=n,s=i.shown?.marks?.[e.thing]??[],c=i.shown?.values?.[e.thing]?.reveal,l=e.piece.revealed?[]:[o(`face-down`)],u=c===void 0?[]:[o(`mw-reveal`,{n:c})],d=Ed(e,t),f=[...t.attached(e.thing),...t.equipment(e.thing)],p=f.map(({slug:e})=>a(e).name).filter(Boolean),m=s.slice(1).filter(e=>!p.some(t=>e.includes(t)));return{slug:e.slug,name:a(e.slug).name,things:t.whole(e.thing),deed:d&&`${d} ${e.slug}`,notes:[...r?[]:[i.server.name(e.piece.controller)],...l,...u,...m],attached:f.map(r=>Dd(r,t,n,r.piece.controller===e.piece.controller))}}var Od=U(`<span class="badge"><!> </span>`),kd=U(`<span class="wall hued svelte-tn0vri"><!> <span class="name svelte-tn0vri"> </span> <!> <b> </b></span>`),Ad=U(`<button data-target=""><span class="unseen"> </span> <span aria-hidden="true">+</span></button>`),jd=U(`<div><!></div>`);function Md(e,t){j(t,!0);let n=qc(),{sitting:r,face:i,tell:a}=n,o=N(()=>n.rules),s=r.asking,c=N(()=>t.field.wall(t.border.thing)),l=N(()=>s.state([t.border.thing])),u=N(()=>a(`border`,{name:t.border.name})),d=N(()=>[V(u),...s.options([t.border.thing]).map(e=>e.sentence??``)].join(`, `)),f=N(()=>V(c)?r.shown?.values?.[V(c).thing]?.life??0:0),p=N(()=>V(c)&&Dd(V(c),t.field,n));var m=jd();let h,g;var _=I(m),v=e=>{let n=N(()=>ym(`mage-wars`,i(V(c).slug).group));{let r=e=>{var t=kd();let r;var s=I(t);Td(s,{get seat(){return V(c).piece.controller}});var l=z(s,2),u=R(l,!0),d=z(l,2);J(d,17,()=>md(V(c).piece,V(o).conditions,a),q,(e,t)=>{var n=Od(),r=I(n);$(r,{get path(){return xd[V(t).icon]}});var i=z(r,1,!0);A(n),B(()=>G(i,V(t).n??``)),W(e,n)});var p=R(z(d,2));A(t),B(e=>{r=Li(t,``,r,{"--hue":V(n).hue,"--ink":`${V(n).ink??50??``}%`,"--owner":Cd[V(c).piece.controller].colour}),G(u,e),G(p,`${V(c).piece.damage??``}/${V(f)??``}`)},[()=>i(V(c).slug).name]),W(e,t)},s=N(()=>[...t.field.whole(V(c).thing),t.border.thing]),l=N(()=>Ed(V(c),t.field)),d=N(()=>[V(u),...V(p).notes]);Ll(e,{get things(){return V(s)},get slug(){return V(c).slug},get deed(){return V(l)},get said(){return V(d)},get attached(){return V(p).attached},picture:r,$$slots:{picture:!0}})}},y=e=>{var n=Ad(),r=R(I(n),!0);De(2),A(n),Di(n,()=>Cl(()=>V(l))),B(()=>{Y(n,1,`place ${V(l)??``}`,`svelte-tn0vri`),X(n,`aria-pressed`,s.gathers?V(l)===`chosen`:void 0),G(r,V(d))}),H(`click`,n,()=>s.touch([t.border.thing])),W(e,n)};K(_,e=>{V(c)&&V(p)?e(v):V(l)&&e(y,1)}),A(m),B(()=>{h=Y(m,1,`edge svelte-tn0vri`,null,h,{upright:t.border.upright,free:!V(c)}),X(m,`data-border`,t.border.name),g=Li(m,``,g,{"--column":t.border.column,"--row":t.border.row})}),W(e,m),M()}Gr([`click`]);var Nd=U(`<b class="svelte-1wucj7"> </b>`),Pd=U(`<span class="inner svelte-1wucj7"><!> <!> <span class="name svelte-1wucj7"> </span> <!></span>`),Fd=U(`<span><!></span>`);function Id(e,t){j(t,!0);let n=qc(),{sitting:r,face:i}=n,a=N(()=>i(t.it.slug)),o=N(()=>ym(`mage-wars`,V(a).group)),s=N(()=>Dd(t.it,t.field,n)),c=N(()=>r.shown?.values?.[t.it.thing]?.reveal),l=N(()=>t.it.piece.controller!==t.field.all.get(t.it.piece.host)?.piece.controller);var u=Fd();let d,f;var p=I(u);{let e=e=>{var n=Pd(),r=I(n),i=e=>{Td(e,{get seat(){return t.it.piece.controller}})};K(r,e=>{V(l)&&e(i)});var s=z(r,2);{let e=N(()=>t.it.slug?t.icon??V(o).emblem:xd.hidden);$(s,{get path(){return V(e)}})}var u=z(s,2),d=R(u,!0),f=z(u,2),p=e=>{var t=Nd(),n=R(t,!0);B(()=>G(n,V(c))),W(e,t)};K(f,e=>{V(c)!==void 0&&e(p)}),A(n),B(()=>G(d,V(a).name)),W(e,n)},n=N(()=>t.field.whole(t.it.thing)),r=N(()=>V(s).deed.split(` `)[0]??``);Ll(p,{get things(){return V(n)},get slug(){return t.it.slug},get deed(){return V(r)},get said(){return V(s).notes},get attached(){return V(s).attached},picture:e,$$slots:{picture:!0}})}A(u),B(()=>{d=Y(u,1,`chip hued svelte-1wucj7`,null,d,{hidden:!t.it.piece.revealed}),f=Li(u,``,f,{"--hue":V(o).hue,"--ink":`${V(o).ink??50??``}%`})}),W(e,u),M()}var Ld=ei(`<image width="100" height="72" preserveAspectRatio="xMidYMid slice"></image>`),Rd=ei(`<path class="field svelte-mblihk"></path>`),zd=ei(`<path class="petal svelte-mblihk"></path>`),Bd=ei(`<g><circle class="disc svelte-mblihk" r="8.4"></circle><g><path class="sign svelte-mblihk"></path></g></g>`),Vd=ei(`<!><rect width="100" height="72"></rect><rect width="100" height="72"></rect><!><g transform="translate(33 19) scale(1.42)"><path class="emblem svelte-mblihk"></path></g><!>`,1),Hd=ei(`<svg class="hued svelte-mblihk" viewBox="0 0 100 72" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false"><defs><pattern patternUnits="userSpaceOnUse"><path class="tile svelte-mblihk"></path></pattern><radialGradient><stop class="inner svelte-mblihk" offset="0"></stop><stop class="outer svelte-mblihk" offset="1"></stop></radialGradient></defs><rect class="ground svelte-mblihk" width="100" height="72"></rect><!></svg>`);function Ud(e,t){let n=ri();j(t,!0);let r=N(()=>ym(t.game,t.face.group)),i=N(()=>xu[V(r).pattern]),a=N(()=>t.face.emblem),o=N(()=>V(a)?bu(t.face.slug,V(a).points,V(a).rings,V(a).round):[]),s=N(()=>Tu(V(a)?.deeds.length??0)),c=N(()=>Ca.urls[t.game]?.[t.face.slug]);var l=Hd();let u;var d=I(l),f=I(d),p=R(f),m=z(f);A(d);var h=z(d,2),g=e=>{var t=Ld();B(()=>X(t,`href`,V(c))),W(e,t)},_=e=>{var t=Vd(),i=L(t),c=e=>{var t=Rd();B(()=>X(t,`d`,wu[V(a).division])),W(e,t)};K(i,e=>{V(a)&&e(c)});var l=z(i),u=z(l),d=z(u);J(d,17,()=>V(o),q,(e,t,n)=>{var r=zd();Li(r,``,{},{"--ring":n}),B(()=>X(r,`d`,V(t))),W(e,r)});var f=z(d),p=R(f);J(z(f),17,()=>V(a)?.deeds??[],q,(e,t,n)=>{let r=N(()=>{let[e,t]=V(s)[n];return{x:e,y:t}});var i=Bd(),a=z(I(i));X(a,`transform`,`translate(-6.6000000000000005 -6.6000000000000005) scale(0.55)`);var o=R(a);A(i),B(()=>{X(i,`transform`,`translate(${V(r).x??``} ${V(r).y??``})`),X(o,`d`,V(t))}),W(e,i)}),B(()=>{X(l,`fill`,`url(#${n}-tile)`),X(u,`fill`,`url(#${n}-glow)`),X(p,`d`,V(a)?.figure??V(r).emblem)}),W(e,t)};K(h,e=>{V(c)?e(g):e(_,-1)}),A(l),B(()=>{u=Li(l,``,u,{"--hue":V(r).hue,"--ink":`${V(r).ink??50??``}%`}),X(f,`id`,`${n}-tile`),X(f,`width`,V(i).size[0]),X(f,`height`,V(i).size[1]),X(p,`d`,V(i).path),X(m,`id`,`${n}-glow`)}),W(e,l),M()}var Wd=7,Gd=`­`,Kd=`[aeiouyäöüąęó]`,qd=RegExp(`${Kd}[bcdfghjklmnprstvwxzßćłńśźż]{0,2}?(?=(?:[bcdfgjklmnprstvwzćłśźż]|[bdfgkpt][lr]|[cpst]h|sch|s[pt])${Kd})`,`g`),Jd=2;function Yd(e){if(e.length<Wd)return e;let t=[...e.toLowerCase().matchAll(qd)].map(e=>e.index+e[0].length).filter(t=>t>=Jd&&t<=e.length-Jd);return[...t,e.length].map((n,r)=>e.slice(t[r-1]??0,n)).join(Gd)}function Xd(e){return e.replace(/\p{L}+/gu,Yd)}var Zd=U(`<span class="svelte-1efqpaa"> </span> `,1);function Qd(e,t){j(t,!0);var n=ni();J(L(n),17,()=>t.name.split(` `),q,(e,t)=>{var n=Zd(),r=L(n),i=R(r,!0),a=z(r);a.nodeValue=`  `,B(e=>G(i,e),[()=>Xd(V(t))]),W(e,n)}),W(e,n),M()}var $d=U(`<b class="svelte-1dgk43s"> </b>`),ef=U(`<span><!><!></span>`),tf=U(`<span class="badge bears svelte-1dgk43s"><!> <b class="svelte-1dgk43s"> </b></span>`),nf=U(`<span class="left svelte-1dgk43s"></span>`),rf=U(`<span></span>`),af=U(`<span><span class="art svelte-1dgk43s"><!></span> <span class="name svelte-1dgk43s"><!></span> <span class="badges svelte-1dgk43s"><!> <!></span> <span><!> <span class="line svelte-1dgk43s"><!> <b class="svelte-1dgk43s"> </b> <!></span></span></span>`);function of(e,t){j(t,!0);let n=va(t,`acting`,3,!1),r=N(()=>Math.max(...t.face.name.split(/[\s-]/).map(e=>e.length)));var i=af();let a,o;var s=I(i);Ud(I(s),{get face(){return t.face},game:`mage-wars`}),A(s);var c=z(s,2);let l;Qd(I(c),{get name(){return t.face.name}}),A(c);var u=z(c,2),d=I(u);J(d,17,()=>t.badges,q,(e,t)=>{var n=ef();let r;var i=I(n);$(i,{get path(){return xd[V(t).icon]}});var a=z(i),o=e=>{var n=$d(),r=R(n,!0);B(()=>G(r,V(t).n)),W(e,n)};K(a,e=>{V(t).n!==void 0&&e(o)}),A(n),B(()=>r=Y(n,1,`badge ${V(t).icon??``}`,`svelte-1dgk43s`,r,{bad:V(t).bad})),W(e,n)});var f=z(d,2),p=e=>{var n=tf(),r=I(n);$(r,{get path(){return xd.attached}});var i=R(z(r,2),!0);A(n),B(()=>G(i,t.bears)),W(e,n)};K(f,e=>{t.bears&&e(p)}),A(u);var m=z(u,2);let h;var g=I(m),_=e=>{var n=nf();let r;B(e=>r=Li(n,``,r,{width:e}),[()=>`${Math.max(0,100-100*t.damage/t.life)}%`]),W(e,n)};K(g,e=>{t.life&&e(_)});var v=z(g,2),y=I(v);Td(y,{get seat(){return t.seat}});var b=z(y,2),x=R(b,!0),S=z(b,2),C=e=>{var n=rf();B(()=>Y(n,1,`act ${t.acts??``}`,`svelte-1dgk43s`)),W(e,n)};K(S,e=>{t.acts&&e(C)}),A(v),A(m),A(i),B(()=>{a=Y(i,1,`token ${t.type??``}`,`svelte-1dgk43s`,a,{used:t.acts===`used`,acting:n()}),o=Li(i,``,o,{"--owner":Cd[t.seat].colour}),l=Li(c,``,l,{"--longest":V(r)}),h=Y(m,1,`life svelte-1dgk43s`,null,h,{low:t.damage*3>=t.life*2,none:!t.life}),G(x,t.life?`${t.damage}/${t.life}`:``)}),W(e,i),M()}var sf=U(`<div class="chips svelte-4h3pu7"></div>`),cf=U(`<div><!> <!></div>`);function lf(e,t){j(t,!0);let n=qc(),{sitting:r,face:i,tell:a}=n,o=N(()=>n.rules),s=N(()=>i(t.it.slug)),c=N(()=>r.shown?.values?.[t.it.thing]??{}),l=N(()=>t.field.isMage(t.it.thing)),u=N(()=>t.field.attached(t.it.thing)),d=N(()=>Dd(t.it,t.field,n)),f=N(()=>[...gd(t.it.piece,V(c),V(l),a),...hd(t.it.piece,V(c),a),...md(t.it.piece,V(o).conditions,a)]),p=N(()=>V(l)||V(s).type===`creature`?t.it.piece.active?`ready`:`used`:void 0);var m=cf();let h;var g=I(m);{let e=e=>{{let n=N(()=>V(s).type||`enchantment`),r=N(()=>V(c).life??0),i=N(()=>t.field.view.acting===t.it.thing);of(e,{get face(){return V(s)},get type(){return V(n)},get seat(){return t.it.piece.controller},get damage(){return t.it.piece.damage},get life(){return V(r)},get acts(){return V(p)},get acting(){return V(i)},get badges(){return V(f)},get bears(){return V(u).length}})}},n=N(()=>t.field.whole(t.it.thing)),r=N(()=>Ed(t.it,t.field));Ll(g,{get things(){return V(n)},get slug(){return t.it.slug},get deed(){return V(r)},get said(){return V(d).notes},get attached(){return V(d).attached},picture:e,$$slots:{picture:!0}})}var _=z(g,2),v=e=>{var n=sf();J(n,21,()=>V(u),e=>e.thing,(e,n)=>{Id(e,{get it(){return V(n)},get field(){return t.field}})}),A(n),W(e,n)};K(_,e=>{V(u).length&&e(v)}),A(m),B(()=>h=Y(m,1,`piece svelte-4h3pu7`,null,h,{bearing:V(u).length})),W(e,m),M()}var uf=U(`<button class="ground svelte-cuwqcz" data-behind=""><span class="unseen"> </span></button>`),df=U(`<span class="away svelte-cuwqcz"><!> </span>`),ff=U(`<section><!> <h3 class="svelte-cuwqcz"><span> </span> <!></h3> <div class="pieces svelte-cuwqcz"></div></section>`);function pf(e,t){j(t,!0);let{sitting:n,tell:r}=qc(),i=n.asking,a=N(()=>[t.zone.thing]),o=N(()=>i.state(V(a))),s=N(()=>t.field.inZone(t.zone.thing)),c=N(()=>[`pair`,`pair`,`pair`,`few`,`some`,`many`,`many`][V(s).length]??`most`),l=N(()=>i.question?.reason===`act`&&t.field.view.acting>=0),u=N(()=>r(`zone`,{name:t.zone.name})),d=N(()=>[V(u),...t.away===void 0?[]:[r(`mw-away`,{n:t.away})],...i.options(V(a)).map(e=>e.sentence??``)].join(`, `));function f(){i.touch(V(a))||n.whyNot(`move ${t.zone.name}`)}var p=ff();let m;var h=I(p),g=e=>{var t=uf(),n=R(I(t),!0);A(t),Di(t,()=>V(o)&&Cl(()=>V(o),!0)),B(()=>{X(t,`data-target`,V(o)?``:void 0),X(t,`aria-pressed`,i.gathers&&V(o)?V(o)===`chosen`:void 0),G(n,V(d))}),H(`click`,t,f),W(e,t)};K(h,e=>{(V(o)||V(l))&&e(g)});var _=z(h,2),v=I(_),y=R(v,!0),b=z(v,2),x=e=>{var n=df(),i=I(n);$(i,{get path(){return xd.distance}});var a=z(i,1,!0);A(n),B(e=>{X(n,`title`,e),G(a,t.away)},[()=>r(`mw-away`,{n:t.away})]),W(e,n)};K(b,e=>{t.away!==void 0&&e(x)}),A(_);var S=z(_,2);J(S,21,()=>V(s),e=>e.thing,(e,n)=>{lf(e,{get it(){return V(n)},get field(){return t.field}})}),A(S),A(p),B((e,n)=>{Y(p,1,`zone ${V(o)??``}`,`svelte-cuwqcz`),X(p,`data-name`,e),X(p,`aria-label`,V(u)),X(p,`data-zone`,t.zone.name),X(p,`data-many`,V(c)),m=Li(p,``,m,{"--column":t.zone.column,"--row":t.zone.row}),G(y,n)},[()=>t.zone.name.toUpperCase(),()=>t.zone.name.toUpperCase()]),W(e,p),M()}Gr([`click`]);var mf=U(`<section class="away svelte-15nctgm"><h3 class="svelte-15nctgm"> </h3> <!></section>`),hf=U(`<div class="arena svelte-15nctgm" role="group"><!> <!> <!></div> <!>`,1);function gf(e,t){j(t,!0);let{tell:n}=qc(),r=N(()=>t.field.ground),i=P(void 0),a=N(()=>{let e=Vs.seen?.things.find(e=>t.field.all.has(e)),n=t.field.view.acting>=0?t.field.view.acting:e;return n===void 0?void 0:t.field.zoneOf(n)});function o(e,t){return Array.from({length:2*e-1},(e,n)=>n%2?`var(--edge)`:t).join(` `)}var s=hf(),c=L(s);let l;var u=I(c);J(u,17,()=>V(r).zones,e=>e.thing,(e,n)=>{{let r=N(()=>V(a)&&sd(V(a),V(n)));pf(e,{get zone(){return V(n)},get field(){return t.field},get away(){return V(r)}})}});var d=z(u,2);J(d,17,()=>V(r).borders,e=>e.thing,(e,n)=>{Md(e,{get border(){return V(n)},get field(){return t.field}})}),pd(z(d,2),{get field(){return t.field},get over(){return V(i)}}),A(c),da(c,e=>F(i,e),()=>V(i));var f=z(c,2),p=e=>{var r=mf(),i=I(r),a=R(i,!0);J(z(i,2),17,()=>t.field.away,e=>e.thing,(e,n)=>{lf(e,{get it(){return V(n)},get field(){return t.field}})}),A(r),B((e,t)=>{X(r,`aria-label`,e),G(a,t)},[()=>n(`ui-away`),()=>n(`ui-away`)]),W(e,r)};K(f,e=>{t.field.away.length&&e(p)}),B((e,t,n)=>{X(c,`aria-label`,e),l=Li(c,``,l,{"grid-template-columns":t,"grid-template-rows":n})},[()=>n(`mw-arena`),()=>o(V(r).columns,`minmax(0, 1fr)`),()=>o(V(r).rows,`var(--zone-rows, minmax(0, 1fr))`)]),W(e,s),M()}var _f=new WeakMap;function vf(e){let t=_f.get(e)??yf(e);return _f.set(e,t),t}function yf(e){let t=e.facts,n=t.type===`mage`,[r]=Object.entries(t.schools).sort(([,e],[,t])=>t-e),i=t.reveal===null?`${t.cost}`:`${t.cost}+${t.reveal}`,a=n?e.slug:r?.[0]??`none`;return{...t,kind:bf(t),group:a,price:n?``:i}}function bf(e){let[t,...n]=e.kind.split(` · `);return[t,Object.keys(e.schools).length?n.pop():void 0,...n].filter(Boolean).join(` · `)}var xf={words:``,type:``,school:``,level:``,affordable:!1};function Sf(e,t,n,r,i){let a=new Map;for(let i of e){let e=n.get(t(i));if(!e)continue;let o=vf(e),s=a.get(e.slug);s?s.things.push(i):a.set(e.slug,{slug:e.slug,name:e.name,things:[i],cost:r[i]?.cost??o.cost,card:o})}let o=e=>e.cost===`X`?99:e.cost;return[...a.values()].sort((e,t)=>i.indexOf(e.card.type)-i.indexOf(t.card.type)||o(e)-o(t)||e.name.localeCompare(t.name))}function Cf(e,t){return e.cost===`X`||e.cost<=t}function wf(e,t,n){let r=t.words.toLowerCase().split(/\s+/).filter(Boolean);return e.filter(({name:e,card:i,...a})=>{let o=[e,i.kind,...i.text].join(` `).toLowerCase();return r.every(e=>o.includes(e))&&(!t.type||i.type===t.type)&&(!t.school||t.school in i.schools)&&(!t.level||i.level===Number(t.level))&&(!t.affordable||Cf({name:e,card:i,...a},n))})}function Tf(e){let t=new Map;for(let n of e)t.set(n.card.type,[...t.get(n.card.type)??[],n]);return[...t]}function Ef(e,t){let n=e.flatMap(({card:e})=>Object.keys(e.schools));return{types:t.filter(t=>e.some(({card:e})=>e.type===t)),schools:[...new Set(n)].sort(),levels:[...new Set(e.map(({card:e})=>e.level))].sort((e,t)=>e-t)}}function Df(e,{view:t}){let n=new Set(t.player<0?[]:t.sides[t.player].own_spellbook);return(e.asking.question?.options??[]).flatMap(e=>e.things??[]).filter(e=>n.has(e))}function Of(e,t){let n=t.view.player,r=e.asking.question?.source.split(/[@#]/)[0],i=[...t.all.values()].find(({slug:e,piece:i,thing:a})=>e===r&&i.controller===n&&!t.isMage(a));return(t.all.get(t.view.sides[n]?.mage??-1)?.piece.mana??0)+(i?.piece.mana??0)}var kf=U(`<span class="place svelte-uuqwof"><!> </span>`),Af=U(`<span class="school hued svelte-uuqwof"><!> </span>`),jf=U(`<span class="svelte-uuqwof"><!> </span>`),Mf=U(`<b class="copies svelte-uuqwof"> </b>`),Nf=U(`<span><span class="art svelte-uuqwof"><!></span> <span class="cost svelte-uuqwof"> </span> <span class="words svelte-uuqwof"><span class="name svelte-uuqwof"> </span> <span class="more svelte-uuqwof"><!> <!> <span class="svelte-uuqwof"><!></span> <span class="svelte-uuqwof"><!> </span> <!> <!></span></span> <!></span>`);function Pf(e,t){j(t,!0);let n=va(t,`dear`,3,!1),r=va(t,`copies`,3,1),i=va(t,`spent`,3,!1),{face:a}=qc();var o=Nf();let s;var c=I(o),l=I(c);{let e=N(()=>a(t.slug));Ud(l,{get face(){return V(e)},game:`mage-wars`})}A(c);var u=z(c,2),d=R(u,!0),f=z(u,2),p=I(f),m=R(p,!0),h=z(p,2),_=I(h),v=e=>{var n=kf(),r=I(n);$(r,{get path(){return t.place.icon}});var i=z(r,1,!0);A(n),B(()=>G(i,t.place.name)),W(e,n)};K(_,e=>{t.place&&e(v)});var y=z(_,2);J(y,17,()=>Object.entries(t.card.schools),q,(e,t)=>{var n=N(()=>g(V(t),2));let r=()=>V(n)[0],i=()=>V(n)[1],a=N(()=>ym(`mage-wars`,r()));var o=Af();let s;var c=I(o);$(c,{get path(){return V(a).emblem}});var l=z(c,1,!0);A(o),B(()=>{s=Li(o,``,s,{"--hue":V(a).hue}),G(l,i())}),W(e,o)});var b=z(y,2);$(I(b),{get path(){return xd[t.card.full?`full`:`quick`]}}),A(b);var x=z(b,2),S=I(x);$(S,{get path(){return xd.range}});var C=z(S);A(x);var w=z(x,2);J(w,17,()=>t.card.attacks,q,(e,t)=>{var n=jf(),r=I(n);{let e=N(()=>xd[V(t).kind]??xd.melee);$(r,{get path(){return V(e)}})}var i=z(r,1,!0);A(n),B(()=>G(i,V(t).dice||`X`)),W(e,n)});var T=z(w,2),ee=e=>{var n=jf(),r=I(n);$(r,{get path(){return xd.life}});var i=z(r,1,!0);A(n),B(()=>G(i,t.card.life)),W(e,n)};K(T,e=>{t.card.life&&e(ee)}),A(h),A(f);var E=z(f,2),D=e=>{var t=Mf(),n=R(t);B(()=>G(n,`×${r()??``}`)),W(e,t)};K(E,e=>{r()>1&&e(D)}),A(o),B(()=>{s=Y(o,1,`row svelte-uuqwof`,null,s,{dear:n(),spent:i()}),G(d,t.price),G(m,t.name),G(C,`${t.card.range[0]??``}–${t.card.range[1]??``}`)}),W(e,o),M()}var Ff=U(`<button class="fold svelte-jk9yt2"> </button>`),If=U(`<button class="slot full svelte-jk9yt2"> <!></button>`),Lf=U(`<span class="slot svelte-jk9yt2"> </span>`),Rf=U(`<div class="slots svelte-jk9yt2"></div>`),zf=U(`<option> </option>`),Bf=U(`<span class="twice svelte-jk9yt2">2×</span>`),Vf=U(`<!> <!>`,1),Hf=U(`<h3 class="svelte-jk9yt2"> </h3> <div class="spells svelte-jk9yt2"></div>`,1),Uf=U(`<p class="none svelte-jk9yt2"> <button> </button></p>`),Wf=U(`<!> <div role="search"><label class="words svelte-jk9yt2"><span class="unseen"> </span> <input type="search" class="svelte-jk9yt2"/></label> <button class="filters svelte-jk9yt2"> </button> <label class="svelte-jk9yt2"><span class="unseen"> </span> <select class="svelte-jk9yt2"><option> </option><!></select></label> <label class="svelte-jk9yt2"><span class="unseen"> </span> <select class="svelte-jk9yt2"><option> </option><!></select></label> <label class="svelte-jk9yt2"><span class="unseen"> </span> <select class="svelte-jk9yt2"><option> </option><!></select></label> <label class="check svelte-jk9yt2"><input type="checkbox" class="svelte-jk9yt2"/> </label></div> <div class="list svelte-jk9yt2" tabindex="0" role="group"></div>`,1),Gf=U(`<section class="book svelte-jk9yt2"><div class="head svelte-jk9yt2"><h2 class="svelte-jk9yt2"> </h2> <span class="mana svelte-jk9yt2"><!> <span class="unseen"> </span></span> <!></div> <!></section>`);function Kf(e,t){j(t,!0);let n=va(t,`open`,15),r=qc(),{sitting:i,game:a,tell:o}=r,s=N(()=>r.rules),c=i.asking,l=N(()=>Sf(t.things,e=>t.field.slug(e),Q.server.cards[a]??new Map,i.shown?.values??{},V(s).types)),u=N(()=>Ef(V(l),V(s).types)),d=P(fn({...xf})),f=P(void 0),p=P(!1),m=N(()=>wf(V(l),V(d),t.mana)),h=N(()=>c.picked.map(e=>e.things?.[0]??-1)),_=e=>V(h).filter(t=>e.includes(t)).length;function v(e){(e.key===`Enter`||e.key===`ArrowDown`)&&(e.preventDefault(),kl(V(f))[0]?.focus())}var y=Gf(),b=I(y),x=I(b),S=R(x,!0),C=z(x,2),w=I(C);$(w,{get path(){return xd.mana}});var T=z(w),ee=R(z(T),!0);A(C);var E=z(C,2),D=e=>{var t=Ff(),r=R(t,!0);B(e=>{X(t,`aria-expanded`,n()),G(r,e)},[()=>o(n()?`mw-see-arena`:`mw-see-book`)]),H(`click`,t,()=>n(!n())),W(e,t)};K(E,e=>{t.folds&&e(D)}),A(b);var te=z(b,2),ne=e=>{var n=Wf(),r=L(n),a=e=>{var n=Rf();J(n,21,()=>({length:c.question?.high??0}),q,(e,n,r)=>{let a=N(()=>c.picked[r]);var s=ni(),u=L(s),d=e=>{var n=If(),r=I(n,!0);$(z(r),{name:`purged`}),A(n),B((e,t)=>{X(n,`aria-label`,e),G(r,t)},[()=>o(`mw-take-back`,{what:V(a).sentence??``}),()=>i.shown&&t.field.slug(V(a).things?.[0]??-1)?V(l).find(e=>e.things.includes(V(a).things?.[0]??-1))?.name:``]),H(`click`,n,()=>c.gather(V(a))),W(e,n)},f=e=>{var t=Lf(),n=R(t,!0);B(e=>G(n,e),[()=>o(`mw-slot`,{n:r+1})]),W(e,t)};K(u,e=>{V(a)?e(d):e(f,-1)}),W(e,s)}),A(n),W(e,n)};K(r,e=>{c.gathers&&e(a)});var s=z(r,2);let f;var h=I(s),y=I(h),b=R(y,!0),x=z(y,2);Yi(x),A(h);var S=z(h,2),C=R(S,!0),w=z(S,2),T=I(w),ee=R(T,!0),E=z(T,2),D=I(E),te=R(D,!0);D.value=D.__value=``,J(z(D),17,()=>V(u).types,q,(e,t)=>{var n=zf(),r=R(n,!0),i={};B(e=>{G(r,e),i!==(i=V(t))&&(n.value=(n.__value=i)??``)},[()=>o(`type-${V(t)}`)]),W(e,n)}),A(E),Vi(E),A(w);var ne=z(w,2),re=I(ne),ie=R(re,!0),O=z(re,2),ae=I(O),oe=R(ae,!0);ae.value=ae.__value=``,J(z(ae),17,()=>V(u).schools,q,(e,t)=>{var n=zf(),r=R(n,!0),i={};B(e=>{G(r,e),i!==(i=V(t))&&(n.value=(n.__value=i)??``)},[()=>o(`school-${V(t)}`)]),W(e,n)}),A(O),Vi(O),A(ne);var se=z(ne,2),ce=I(se),le=R(ce,!0),ue=z(ce,2),de=I(ue),fe=R(de,!0);de.value=de.__value=``,J(z(de),17,()=>V(u).levels,q,(e,t)=>{var n=zf(),r=R(n,!0),i={};B(e=>{G(r,V(t)),i!==(i=e)&&(n.value=(n.__value=i)??``)},[()=>String(V(t))]),W(e,n)}),A(ue),Vi(ue),A(se);var pe=z(se,2),me=I(pe);Yi(me);var he=z(me);A(pe),A(s);var ge=z(s,2);J(ge,21,()=>Tf(V(m)),([e,t])=>e,(e,n)=>{var r=N(()=>g(V(n),2));let i=()=>V(r)[0],a=()=>V(r)[1];var s=Hf(),c=L(s),l=R(c,!0),u=z(c,2);J(u,21,a,e=>e.slug,(e,n)=>{{let r=e=>{var r=Vf(),i=L(r);{let e=N(()=>V(n).cost===V(n).card.cost?V(n).card.price:`${V(n).cost}`),r=N(()=>!Cf(V(n),t.mana));Pf(i,{get slug(){return V(n).slug},get name(){return V(n).name},get card(){return V(n).card},get price(){return V(e)},get dear(){return V(r)},get copies(){return V(n).things.length}})}var a=z(i,2),o=e=>{W(e,Bf())},s=N(()=>_(V(n).things)>1);K(a,e=>{V(s)&&e(o)}),W(e,r)},i=N(()=>V(n).things.length>1?[`×${V(n).things.length}`]:[]);Ll(e,{get things(){return V(n).things},get slug(){return V(n).slug},get said(){return V(i)},direct:!0,picture:r,$$slots:{picture:!0}})}}),A(u),B(e=>G(l,e),[()=>o(`type-${i()}`)]),W(e,s)},e=>{var t=Uf(),n=I(t),r=z(n),i=R(r,!0);A(t),B((e,t)=>{G(n,`${e??``} `),G(i,t)},[()=>o(`mw-none`),()=>Z(`start-over`)]),H(`click`,r,()=>F(d,{...xf},!0)),W(e,t)}),A(ge),B((e,t,n,r,i,a,o,c,l,u,d)=>{f=Y(s,1,`wishes svelte-jk9yt2`,null,f,{more:V(p)}),G(b,e),X(x,`placeholder`,t),X(S,`aria-expanded`,V(p)),G(C,n),G(ee,r),G(te,i),G(ie,a),G(oe,o),G(le,c),G(fe,l),G(he,` ${u??``}`),X(ge,`aria-label`,d)},[()=>o(`mw-search`),()=>o(`mw-search`),()=>o(`mw-filters`),()=>o(`mw-type`),()=>o(`mw-type`),()=>o(`mw-school`),()=>o(`mw-school`),()=>o(`mw-level`),()=>o(`mw-level`),()=>o(`mw-affordable`),()=>o(`mw-spells`)]),H(`keydown`,x,v),ta(x,()=>V(d).words,e=>V(d).words=e),H(`click`,S,()=>F(p,!V(p))),Hi(E,()=>V(d).type,e=>V(d).type=e),Hi(O,()=>V(d).school,e=>V(d).school=e),Hi(ue,()=>V(d).level,e=>V(d).level=e),ia(me,()=>V(d).affordable,e=>V(d).affordable=e),W(e,n)};K(te,e=>{n()&&e(ne)}),A(y),da(y,e=>F(f,e),()=>V(f)),B((e,n,r,i)=>{X(y,`aria-label`,e),G(S,n),X(C,`title`,r),G(T,`${t.mana??``} `),G(ee,i)},[()=>o(`pile-spellbook`),()=>o(`pile-spellbook`),()=>o(`ui-mana`,{n:t.mana}),()=>o(`ui-mana`,{n:t.mana})]),W(e,y),M()}Gr([`click`,`keydown`]);var qf=U(`<div><!></div>`);function Jf(e,t){j(t,!0);let{sitting:n,beside:r}=qc(),i=N(()=>new cd(t.view)),a=N(()=>Df(n,V(i))),o=P(!0);var s=ni(),c=L(s),l=e=>{var t=qf();let s;mi(I(t),()=>n.asking.seq,e=>{{let t=N(()=>Of(n,V(i))),s=N(()=>!r());Kf(e,{get things(){return V(a)},get mana(){return V(t)},get field(){return V(i)},get folds(){return V(s)},get open(){return V(o)},set open(e){F(o,e,!0)}})}}),A(t),B((e,n)=>s=Y(t,1,`place svelte-qz3y3y`,null,s,{over:e,folded:n}),[()=>!r(),()=>!V(o)&&!r()]),W(e,t)};K(c,e=>{V(a).length&&e(l)}),W(e,s),M()}var Yf=U(`<section class="hand svelte-4jui3u"><h3 class="svelte-4jui3u"> </h3> <div class="spells svelte-4jui3u"></div></section>`);function Xf(e,t){j(t,!0);let{sitting:n,game:r,face:i,tell:a}=qc(),o=N(()=>t.field.view.sides[t.seat]),s=N(()=>t.field.all.get(V(o).mage)),c=N(()=>t.field.atHand(t.seat).map(e=>({...e,info:Q.server.cards[r]?.get(t.field.slug(e.thing))}))),l=N(()=>n.shown?.values??{}),u=N(()=>n.asking.question?.reason===`act`?`cast`:`quickcast`);function d({thing:e,holder:t}){return(t??V(s))?.piece.used.includes(t?`bound`:`spell-${e}`)??!1}var f=ni(),p=L(f),m=e=>{var t=Yf(),n=I(t),r=R(n,!0),o=z(n,2);J(o,21,()=>V(c),e=>e.thing,(e,t)=>{let n=N(()=>V(t));var r=ni(),a=L(r),o=e=>{let r=N(()=>vf(V(n).info)),a=N(()=>V(l)[V(n).thing]?.cost),o=N(()=>V(n).holder&&i(V(n).holder.slug).name);{let i=e=>{{let i=N(()=>V(a)===void 0?V(r).price:`${V(a)}`),c=N(()=>Number(V(a)??V(r).cost)>(V(s)?.piece.mana??0)),l=N(()=>d(V(t))),u=N(()=>V(o)?{name:V(o),icon:xd[V(n).bound?`bound`:`assigned`]}:void 0);Pf(e,{get slug(){return V(n).info.slug},get name(){return V(n).info.name},get card(){return V(r)},get price(){return V(i)},get dear(){return V(c)},get spent(){return V(l)},get place(){return V(u)}})}},c=N(()=>[V(n).thing]),l=N(()=>V(o)?[V(o)]:void 0);Ll(e,{get things(){return V(c)},get slug(){return V(n).info.slug},get deed(){return V(u)},get said(){return V(l)},picture:i,$$slots:{picture:!0}})}};K(a,e=>{V(n).info&&e(o)}),W(e,r)}),A(o),A(t),B((e,n)=>{X(t,`aria-label`,e),G(r,n)},[()=>a(`mw-spells`),()=>a(`mw-spells`)]),W(e,t)};K(p,e=>{V(c).length&&e(m)}),W(e,f),M()}var Zf=(e,t=f,n=f,r=f)=>{var i=Qf();let a;var o=I(i);$(o,{get path(){return xd[t()]}});var s=R(z(o,2),!0);A(i),B(()=>{a=Y(i,1,`marker svelte-4mwe9r`,null,a,{ready:n()}),X(i,`title`,r()),G(s,r())}),W(e,i)},Qf=U(`<span><!> <span class="unseen"> </span></span>`),$f=U(`<!> <!> <!>`,1),ep=U(`<span><!></span>`),tp=U(`<div class="numbers svelte-4mwe9r"><span class="sign svelte-4mwe9r"><!></span> <span><span class="bar svelte-4mwe9r"></span> <b aria-hidden="true" class="svelte-4mwe9r"><!> </b> <span class="unseen"> </span></span> <span class="number svelte-4mwe9r"><!> <b aria-hidden="true"> </b> <span class="unseen"> </span></span> <span class="number mana svelte-4mwe9r" data-dial="mana"><!> <b aria-hidden="true"> </b> <small aria-hidden="true" class="svelte-4mwe9r"> </small> <span class="unseen"> </span></span> <!> <!> <!></div> <div class="equipment svelte-4mwe9r" role="group"><!> <span class="free svelte-4mwe9r"></span></div>`,1),np=U(`<b class="fallen svelte-4mwe9r"> </b>`),rp=U(`<div class="all svelte-4mwe9r"><!></div>`),ip=U(`<div class="mage svelte-4mwe9r"><!></div>`);function ap(e,t){j(t,!0);let n=qc(),{sitting:r,face:i,tell:a}=n,o=N(()=>n.rules),s=N(()=>t.field.view),c=N(()=>V(s).sides[t.seat]),l=N(()=>t.field.all.get(V(c).mage)),u=N(()=>r.shown?.values?.[V(c).mage]??{}),d=N(()=>V(u).life??0),f=N(()=>t.field.equipment(V(c).mage)),p=N(()=>V(f).flatMap(({piece:e})=>e.slots)),m=N(()=>V(o).slots.filter((e,t)=>V(o).slots.slice(0,t+1).filter(t=>t===e).length>V(p).filter(t=>t===e).length)),h=N(()=>!!r.asking.state(V(c).own_spellbook??[])),g=e=>e.map(e=>({thing:e,slug:t.field.slug(e)})),_=N(()=>[i(t.field.slug(V(c).mage)).name,...V(s).teams?[a(`ui-team`,{n:t.seat%2+1})]:[]].join(` · `)),v=N(()=>t.field.all.get(V(s).acting)?.piece.controller===t.seat);var y=ip();let b;{let e=e=>{var n=$f(),r=L(n);{let e=N(()=>a(`pile-spellbook`)),t=N(()=>V(h)?[]:g(V(c).own_spellbook??[]));Bl(r,{icon:`deck`,get label(){return V(e)},get count(){return V(c).spellbook},get cards(){return V(t)}})}var i=z(r,2),o=e=>{{let t=N(()=>a(`ui-at-hand`)),n=N(()=>g(V(c).own_prepared??[]));Bl(e,{icon:`hand`,get label(){return V(t)},get count(){return V(c).prepared},get cards(){return V(n)}})}};K(i,e=>{V(c).prepared&&t.seat!==V(s).player&&e(o)});var l=z(i,2);{let e=N(()=>a(`pile-discard`)),t=N(()=>g(V(c).discard).reverse());Bl(l,{icon:`discard`,get label(){return V(e)},get count(){return V(c).discard.length},get cards(){return V(t)}})}W(e,n)};$l(I(y),{get seat(){return t.seat},get active(){return V(v)},get extra(){return V(_)},get emblems(){return e},children:(e,n)=>{var r=rp(),i=I(r),o=e=>{var n=tp(),r=L(n),i=I(r);Td(I(i),{get seat(){return t.seat}}),A(i);var o=z(i,2);let c;var p=I(o);let h;var g=z(p,2),_=I(g);$(_,{get path(){return xd.damage}});var v=z(_);A(g);var y=R(z(g,2),!0);A(o);var b=z(o,2),x=I(b);$(x,{get path(){return xd.armor}});var S=z(x,2),C=R(S,!0),w=R(z(S,2),!0);A(b);var T=z(b,2),ee=I(T);$(ee,{get path(){return xd.mana}});var E=z(ee,2),D=R(E,!0),te=z(E,2),ne=R(te),re=R(z(te,2),!0);A(T);var ie=z(T,2);{let e=N(()=>a(V(l).piece.active?`mw-action-ready`:`mw-action-used`));Zf(ie,()=>`action`,()=>V(l).piece.active,()=>V(e))}var O=z(ie,2);{let e=N(()=>a(V(l).piece.quickcast?`ui-quickcast`:`ui-quickcast-used`));Zf(O,()=>`quickcast`,()=>V(l).piece.quickcast,()=>V(e))}var ae=z(O,2),oe=e=>{{let t=N(()=>a(`mw-initiative`));Zf(e,()=>`initiative`,()=>!0,()=>V(t))}};K(ae,e=>{V(s).initiative===t.seat&&e(oe)}),A(r);var se=z(r,2),ce=I(se);J(ce,17,()=>V(f),e=>e.thing,(e,n)=>{Id(e,{get it(){return V(n)},get field(){return t.field},get icon(){return xd[V(n).piece.slots[0]]}})});var le=z(ce,2);J(le,21,()=>V(m),q,(e,t)=>{var n=ep();$(I(n),{get path(){return xd[V(t)]}}),A(n),B(e=>X(n,`title`,e),[()=>a(`mw-free`,{slot:a(`slot-${V(t)}`)})]),W(e,n)}),A(le),A(se),B((e,t,n,r,i,a,s,f)=>{c=Y(o,1,`life svelte-4mwe9r`,null,c,{low:V(l).piece.damage*3>=V(d)*2}),X(o,`title`,e),h=Li(p,``,h,{width:t}),G(v,`${V(l).piece.damage??``}/${V(d)??``}`),G(y,n),X(b,`title`,r),G(C,V(u).armor??0),G(w,i),X(T,`title`,a),G(D,V(l).piece.mana),G(ne,`+${V(u).channeling??0??``}`),G(re,s),X(se,`aria-label`,f)},[()=>a(`ui-damage`,{n:V(l).piece.damage,of:V(d)}),()=>`${Math.max(0,100-100*V(l).piece.damage/Math.max(1,V(d)))}%`,()=>a(`ui-damage`,{n:V(l).piece.damage,of:V(d)}),()=>a(`ui-armor`,{n:V(u).armor??0}),()=>a(`ui-armor`,{n:V(u).armor??0}),()=>a(`ui-channels`,{n:V(l).piece.mana,more:V(u).channeling??0}),()=>a(`ui-channels`,{n:V(l).piece.mana,more:V(u).channeling??0}),()=>a(`ui-equipment`)]),W(e,n)},c=e=>{var t=np(),n=R(t,!0);B(e=>G(n,e),[()=>a(`ui-fallen`)]),W(e,t)};K(i,e=>{V(l)?e(o):e(c,-1)}),A(r),W(e,r)},$$slots:{default:!0}}),A(y)}B(()=>{X(y,`data-mage`,t.seat),b=Li(y,``,b,{"--owner":Cd[t.seat].colour})}),W(e,y),M()}var op=U(`<li><!> <span> </span></li>`),sp=U(`<div class="phases svelte-tw7myh"><b class="round svelte-tw7myh"> </b> <ol class="svelte-tw7myh"></ol></div>`);function cp(e,t){j(t,!0);let{tell:n}=qc(),r=N(()=>t.phases.indexOf(t.view.phase));var i=sp(),a=I(i),o=R(a,!0),s=z(a,2);J(s,21,()=>t.phases,q,(e,t,i)=>{var a=op();let o;var s=I(a);$(s,{get path(){return xd[V(t)]}});var c=z(s,2);let l;var u=R(c,!0);A(a),B((e,t)=>{X(a,`aria-current`,i===V(r)?`step`:void 0),X(a,`title`,e),o=Y(a,1,`svelte-tw7myh`,null,o,{now:i===V(r),past:V(r)>=0&&i<V(r)}),l=Y(c,1,``,null,l,{unseen:i!==V(r)}),G(u,t)},[()=>n(`phase-${V(t)}`),()=>n(`phase-${V(t)}`)]),W(e,a)}),A(s),A(i),B((e,t)=>{G(o,e),X(s,`aria-label`,t)},[()=>n(`ui-round`,{n:t.view.round}),()=>n(`mw-phases`)]),W(e,i),M()}function lp(e,t,n){let r=e.map(e=>({kind:`attack`,shows:n[e]}));return t?[...r,{kind:`effect`,shows:String(t)}]:r}function up({kind:e,shows:t}){return{effect:e===`effect`,damage:parseInt(t),critical:t.includes(`★`)}}var dp=ei(`<svg class="twelve svelte-1nbf048" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M12 1 18.5 3.1 22.5 8.6v6.8L18.5 20.9 12 23 5.5 20.9 1.5 15.4V8.6L5.5 3.1Z" class="svelte-1nbf048"></path><text x="12" y="16.2" class="svelte-1nbf048"> </text></svg>`),fp=ei(`<path class="svelte-1nbf048"></path>`),pp=ei(`<circle r="2.8" class="svelte-1nbf048"></circle>`),mp=ei(`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><rect x="1.5" y="1.5" width="21" height="21" rx="5" class="svelte-1nbf048"></rect><!></svg>`),hp=U(`<span class="dice svelte-1nbf048"><span class="unseen"> </span> <!></span>`);function gp(e,t){j(t,!0);let n=[[],[[12,12]],[[8,8],[16,16]]],{tell:r}=qc(),i=N(()=>t.dice.filter(e=>!up(e).effect).map(({shows:e})=>`[${e}]`).join(` `)),a=N(()=>t.dice.find(e=>up(e).effect)?.shows),o=N(()=>V(a)&&V(i)?r(`ui-dice`,{dice:V(i),die:V(a)}):V(a)?r(`mw-effect-die`,{die:V(a)}):r(`ui-dice-alone`,{dice:V(i)}));var s=hp(),c=I(s),l=R(c,!0);J(z(c,2),17,()=>t.dice,q,(e,t,r,i)=>{let a=N(()=>up(V(t)));var o=ni(),s=L(o),c=e=>{var t=dp(),n=R(z(I(t)),!0);A(t),B(()=>G(n,V(a).damage)),W(e,t)},l=e=>{var t=mp();let r;J(z(I(t)),17,()=>n[V(a).damage],q,(e,t)=>{var n=N(()=>g(V(t),2));let r=()=>V(n)[0],i=()=>V(n)[1];var o=ni(),s=L(o),c=e=>{var t=fp();B(()=>X(t,`d`,`M${r()??``} ${i()-5}l1.4 3.2 3.5.3-2.6 2.3.8 3.4-3.1-1.8-3.1 1.8.8-3.4-2.6-2.3 3.5-.3Z`)),W(e,t)},l=e=>{var t=pp();B(()=>{X(t,`cx`,r()),X(t,`cy`,i())}),W(e,t)};K(s,e=>{V(a).critical?e(c):e(l,-1)}),W(e,o)}),A(t),B(()=>r=Y(t,0,`svelte-1nbf048`,null,r,{critical:V(a).critical,blank:!V(a).damage})),W(e,t)};K(s,e=>{V(a).effect?e(c):e(l,-1)}),W(e,o)}),A(s),B(()=>G(l,V(o))),W(e,s),M()}var _p=U(`<p class="svelte-n3ricu"> <!></p>`),vp=U(`<p class="svelte-n3ricu"><!> </p>`),yp=U(`<p class="svelte-n3ricu"><!> <!></p>`),bp=U(`<div role="status"><!> <!> <!></div>`);function xp(e,t){j(t,!0);let n=qc(),{sitting:r,face:i,tell:a}=n,o=N(()=>n.rules),s=N(()=>t.field.view),c=N(()=>V(s).attacks.some(e=>e.rolled.length)),l=N(()=>V(s).casts.length+V(s).attacks.length>0),u=N(()=>V(s).casts.filter(({spell:e})=>!V(s).attacks.some(({holder:t})=>t===e))),d=N(()=>{if(V(c))return[];if(r.moment)return(r.moment.lines??[]).slice(-1);let e=r.server.log.slice(r.screen.read).filter(e=>e.dice?.length);return e.length?e.slice(-1):V(l)?[]:r.server.log.slice(-1)});function f(e){let n=[...t.field.ground.zones,...t.field.ground.borders].find(t=>t.thing===e);return n?a(e<t.field.ground.zones.length?`zone`:`border`,{name:n.name}):i(t.field.slug(e)).name}var p=bp();let m;var h=I(p);J(h,17,()=>V(d),q,(e,t)=>{var n=_p(),r=I(n,!0),i=z(r),a=e=>{gp(e,{get dice(){return V(t).dice}})};K(i,e=>{V(t).dice?.length&&e(a)}),A(n),B(()=>G(r,V(t).text)),W(e,n)});var g=z(h,2);J(g,17,()=>V(u),q,(e,t)=>{var n=vp(),i=I(n);$(i,{get path(){return xd.book}});var o=z(i);A(n),B(e=>G(o,` ${e??``}`),[()=>V(t).target===-1?a(`ui-casting-alone`,{player:r.server.name(V(t).by),card:f(V(t).spell)}):a(`ui-casting`,{player:r.server.name(V(t).by),card:f(V(t).spell),on:f(V(t).target)})]),W(e,n)}),J(z(g,2),17,()=>V(s).attacks,q,(e,t)=>{var n=yp(),r=I(n);$(r,{get path(){return xd.melee}});var i=z(r),s=z(i),c=e=>{{let n=N(()=>lp(V(t).rolled,V(t).die,V(o).faces));gp(e,{get dice(){return V(n)}})}};K(s,e=>{(V(t).rolled.length||V(t).die)&&e(c)}),A(n),B(e=>G(i,` ${e??``} `),[()=>a(`ui-attacking`,{what:f(V(t).attacker),on:f(V(t).defender)})]),W(e,n)}),A(p),B(()=>m=Y(p,1,`under-way svelte-n3ricu`,null,m,{busy:V(l),nothing:!V(l)&&!V(d).length})),W(e,p),M()}var Sp=U(`<div class="own svelte-f2wmft"><!> <!></div>`),Cp=U(`<div><div class="others svelte-f2wmft"></div> <div class="middle svelte-f2wmft"><div class="top svelte-f2wmft"><div class="bar svelte-f2wmft"><!> <button class="larger svelte-f2wmft"><!> <span class="unseen"> </span></button></div> <!></div> <div><!></div></div> <!> <!></div>`);function wp(e,t){j(t,!0);let n=qc(),{tell:r,beside:i}=n,a=N(()=>n.rules),o=N(()=>new cd(t.view)),s=N(()=>t.view.player),c=P(!1),l=N(()=>t.view.sides.map((e,n)=>(Math.max(V(s),0)+n+(V(s)<0?0:1))%t.view.sides.length).filter(e=>e!==V(s)));var u=Cp();let d;var f=I(u);J(f,20,()=>V(l),e=>e,(e,t)=>{ap(e,{get seat(){return t},get field(){return V(o)}})}),A(f);var p=z(f,2),m=I(p),h=I(m),g=I(h);cp(g,{get view(){return t.view},get phases(){return V(a).phases}});var _=z(g,2),v=I(_);$(v,{name:`zoom`});var y=R(z(v,2),!0);A(_),A(h),xp(z(h,2),{get field(){return V(o)}}),A(m);var b=z(m,2);let x;gf(I(b),{get field(){return V(o)}}),A(b),A(p);var S=z(p,2),C=e=>{var t=Sp(),n=I(t);ap(n,{get seat(){return V(s)},get field(){return V(o)}}),Xf(z(n,2),{get seat(){return V(s)},get field(){return V(o)}}),A(t),W(e,t)};K(S,e=>{V(s)>=0&&e(C)});var w=z(S,2),T=e=>{Jf(e,{get view(){return t.view}})},ee=N(()=>!i());K(w,e=>{V(ee)&&e(T)}),A(u),B(e=>{d=Y(u,1,`magewars svelte-f2wmft`,null,d,{crowd:t.view.sides.length>2,watched:V(s)<0}),X(_,`aria-pressed`,V(c)),G(y,e),x=Y(b,1,`ground svelte-f2wmft`,null,x,{large:V(c)})},[()=>r(V(c)?`mw-whole`:`mw-larger`)]),H(`click`,_,()=>F(c,!V(c))),W(e,u),M()}Gr([`click`]);var Tp=/^(attack|counterstrike) /;function Ep(e){let t=new Map;for(let n of e.options){let e=n.things?.[0];if(!Tp.test(n.answer)||e===void 0)continue;let r=Number(/ (\d+)$/.exec(n.answer)?.[1]??1),i=`${e} ${r}`,a=t.get(i)??{holder:e,number:r,options:[]};a.options.push(n),t.set(i,a)}return[...t.values()]}var Dp=Object.entries({canine:`dog`,cat:`cat`,bird:`bird`,bat:`bird`,serpent:`serpent`,reptile:`dinosaur`,lizard:`dinosaur`,horse:`horse`,worm:`worm`,faerie:`faerie`,gremlin:`imp`,angel:`angel`,vampire:`hooded`,lycanthrope:`dog`,skeleton:`skeleton`,undead:`spirit`,demon:`demon`,knight:`knight`,soldier:`soldier`,cleric:`cleric`,"high-elf":`elf`,"wood-elf":`elf`,animal:`beast`,portal:`portal`,temple:`temple`,totem:`totem`,tree:`tree`,vine:`plant`,plant:`plant`,obelisk:`crystal`,rune:`rune`,artifact:`orb`,structure:`location`,cloud:`cloud`,stone:`wall`,lightning:`lightning`,flame:`flame`,light:`light`,hydro:`water`,wind:`wind`,acid:`water`,curse:`curse`,defense:`armor`,protection:`armor`,aegis:`armor`,barrier:`wall`,trap:`item`,poison:`curse`,force:`force`,teleport:`force`,healing:`cleric`,command:`leader`,metamagic:`rune`,mana:`mana`,vampiric:`sin`,psychic:`philosopher`,illusion:`spirit`,transform:`mutant`}),Op={attack:`lightning`,conjuration:`orb`,creature:`human`,enchantment:`rune`,equipment:`ring`,incantation:`scroll`,wall:`wall`},kp={"armor-token":`taunt`,"gain-life":`life`,"gain-mana":`mana`,"lose-life":`weak`,"lose-mana":`lose`,"move-enchantment":`move`,"re-roll":`roll`,resurrect:`heal`,return:`up`,"wrath-token":`enrage`};function Ap(e){return ku[kp[e]??e]??xd[e]}function jp(e){let t=Dp.find(([t])=>e.subtypes.includes(t))?.[1]??Op[e.type],n=e.slots.map(e=>xd[e]).find(Boolean),r=e.type===`mage`?Sd[e.id]?.emblem:n??(t?Eu[t]:void 0),i=e.verbs.filter(e=>e!==`attack`),a=e.attacks.map(({kind:e})=>xd[e]),o=e.traits.map(e=>e===`flying`?ku.flying:void 0);return Cu({slug:e.id,figure:r??Eu.star,deeds:[...a,...i.map(Ap),...o],points:e.life?Math.round(e.life/2):3+e.level})}var Mp={life:`health`,armor:`armor`,channeling:`channeling`},Np={life:`left`,armor:`right`,channeling:void 0};function Pp(e){let t=vf(e),n=[`life`,`armor`,`channeling`].filter(e=>t[e]);return{slug:e.slug,name:e.name,kind:t.kind,type:t.type,group:t.group,emblem:jp(t),cost:t.price||void 0,facts:t.casting.join(` · `),stats:n.map(e=>({name:Mp[e],path:xd[e],n:t[e],text:``,at:Np[e]})),lines:t.text,reminders:[]}}function Fp(e,t,n,r){let i=new cd(t),a=e.options.filter(e=>e.answer.startsWith(`reveal `)).map(e=>({label:e.sentence??``,icon:xd.reveal,options:[e]})),o=Ep(e).flatMap(({holder:e,number:t,options:a})=>{let o=n.get(i.slug(e)),s=o&&vf(o).attacks[t-1];return s?[{label:r(`mw-bar`,{bar:s.name,n:s.dice}),icon:xd[s.kind],options:a}]:[]});return[...a,...o]}function Ip({play:e}){return e.reduce((e,[,t])=>e+t.damage,0)}var Lp={name:`mage-wars`,accent:268,hidden:`face-down`,looks:Sd,face:Pp,groups:Fp,texts:Object.assign({"../../../../trivault/games/magewars/text/de/faces.ftl":Hu,"../../../../trivault/games/magewars/text/de/table.ftl":Uu,"../../../../trivault/games/magewars/text/de/traits.ftl":Wu,"../../../../trivault/games/magewars/text/en/faces.ftl":Gu,"../../../../trivault/games/magewars/text/en/table.ftl":Ku,"../../../../trivault/games/magewars/text/en/traits.ftl":qu,"../../../../trivault/games/magewars/text/pl/faces.ftl":Ju,"../../../../trivault/games/magewars/text/pl/table.ftl":Yu,"../../../../trivault/games/magewars/text/pl/traits.ftl":Xu,"../../../../trivault/telling/magewars/text/de.ftl":Zu,"../../../../trivault/telling/magewars/text/en.ftl":Qu,"../../../../trivault/telling/magewars/text/pl.ftl":$u,"./lesson/de.ftl":ed,"./lesson/en.ftl":td,"./lesson/pl.ftl":nd,"./text/de.ftl":rd,"./text/en.ftl":id,"./text/pl.ftl":ad}),hurt:Ip,Board:wp,Beside:Jf,Dice:gp},Rp=`# Der Tisch von Shards of Infinity.

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
ui-part-danger = Gefahr
ui-moment-mastery = { $player } erreicht { $n } Erfahrung.
ui-report-health = { $player }, Leben: { $course }
ui-report-mastery = { $player }, Erfahrung: { $course }
ui-played = ausgespielt
ui-in-play = im Spiel
`,zp=`# The table of Shards of Infinity.

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
ui-part-danger = danger
ui-moment-mastery = { $player } reaches { $n } mastery.
ui-report-health = { $player }, health: { $course }
ui-report-mastery = { $player }, mastery: { $course }
ui-played = played
ui-in-play = in play
`,Bp=`# Stół Shards of Infinity.

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
ui-part-danger = zagrożenie
ui-moment-mastery = { $player } osiąga mistrzostwo { $n }.
ui-report-health = { $player }, zdrowie: { $course }
ui-report-mastery = { $player }, mistrzostwo: { $course }
ui-played = zagrane
ui-in-play = w grze
`,Vp=`# Wie Shards of Infinity gespielt wird, in Kürze.

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
`,Hp=`# How Shards of Infinity is played, in short.

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
`,Up=`# Jak się gra w Shards of Infinity, w skrócie.

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
`;function Wp(e){let t=new Map;for(let{thing:n,slug:r}of e)t.set(r,[...t.get(r)??[],n]);return[...t].map(([e,t])=>({slug:e,things:t}))}function Gp(e,t){let n=[],r=new Map(t),i=e;for(;i;){let e=[...t].map(([e,t])=>({name:e,slug:t,at:i.indexOf(e)})).filter(({at:e})=>e>=0).sort((e,t)=>e.at-t.at||t.name.length-e.name.length)[0];if(!e){n.push({text:i});break}e.at&&n.push({text:i.slice(0,e.at)}),n.push({text:e.name,slug:e.slug}),r.delete(e.name),i=i.slice(e.at+e.name.length)}return[...n,...[...r].flatMap(([e,t])=>[{text:` `},{text:e,slug:t}])]}var Kp=U(`<!> <!>`,1),qp=U(`<!> <!> <!> <!> <!> <!>`,1),Jp=U(`<div class="before svelte-plqtw5"><!></div>`),Yp=U(`<div class="other svelte-plqtw5"><!> <!></div>`),Xp=U(`<span class="gap svelte-plqtw5"></span>`),Zp=U(`<div class="own svelte-plqtw5"><!> <!> <div class="hand svelte-plqtw5"><!></div></div>`),Qp=U(`<div><div class="others svelte-plqtw5"></div> <div class="centre svelte-plqtw5"><div class="edge svelte-plqtw5"><h3 class="svelte-plqtw5"> </h3> <!> <span class="turn svelte-plqtw5"> </span> <!> <!></div> <div class="row svelte-plqtw5"><!></div></div> <!></div>`);function $p(e,t){j(t,!0);let n=(e,n=f)=>{var r=Kp(),i=L(r);{let e=N(()=>n()?t.view.gems:0),r=N(()=>s(`ui-gems`,{n:n()?t.view.gems:0}));Qc(i,{icon:`gems`,get n(){return V(e)},get text(){return V(r)},get strong(){return n()}})}var a=z(i,2);{let e=N(()=>n()?V(l):0),t=N(()=>s(`ui-power`,{n:n()?V(l):0}));Qc(a,{icon:`power`,get n(){return V(e)},get text(){return V(t)},get strong(){return n()}})}W(e,r)},r=(e,r=f)=>{let i=N(()=>t.view.sides[r()]),a=N(()=>r()===t.view.active);{let t=N(()=>o(V(i).character).name),l=N(()=>r()===V(d)||V(p).length===1);$l(e,{get seat(){return r()},get active(){return V(a)},get extra(){return V(t)},get upright(){return V(l)},children:(e,t)=>{var o=qp(),l=L(o),u=e=>{n(e,()=>V(a))};K(l,e=>{(r()===V(d)||V(p).length===1)&&e(u)});var f=z(l,2);{let e=N(()=>s(`ui-health`,{n:V(i).health}));Qc(f,{icon:`health`,get n(){return V(i).health},get of(){return V(c).most_health},get text(){return V(e)}})}var m=z(f,2);{let e=N(()=>s(`ui-mastery`,{n:V(i).mastery}));Qc(m,{icon:`mastery`,get n(){return V(i).mastery},get of(){return V(c).most_mastery},get text(){return V(e)}})}var h=z(m,2),_=e=>{{let t=N(()=>s(`ui-hand-cards`));Bl(e,{icon:`hand`,get label(){return V(t)},get count(){return V(i).hand_size}})}};K(h,e=>{r()!==V(d)&&e(_)});var v=z(h,2);{let e=N(()=>Z(`deck`));Bl(v,{icon:`deck`,get label(){return V(e)},get count(){return V(i).deck_size}})}var y=z(v,2);{let e=N(()=>s(`ui-discarded`)),t=N(()=>g(V(i).discard));Bl(y,{icon:`discard`,get label(){return V(e)},get count(){return V(i).discard.length},get cards(){return V(t)}})}W(e,o)},$$slots:{default:!0}})}},i=(e,n=f)=>{var r=Jp(),i=I(r);{let e=(e,r=f)=>{let i=N(()=>r());{let a=N(()=>V(i).champion&&t.view.sides[n()].exhausted.includes(V(i).things[0])),o=N(()=>V(i).champion?n()===V(d)?`exhaust`:`attack`:``),s=N(()=>b(r(),n()));Ll(e,{get things(){return V(i).things},get slug(){return V(i).slug},get tilted(){return V(a)},get deed(){return V(o)},get badges(){return V(s)}})}},r=N(()=>s(`ui-in-play`)),a=N(()=>x(n()));vl(i,{get label(){return V(r)},get items(){return V(a)},key:v,tiles:!0,item:e,$$slots:{item:!0}})}A(r),W(e,r)},a=qc(),{face:o,tell:s}=a,c=N(()=>a.rules),l=N(()=>t.view.power>=V(c).infinite?`∞`:t.view.power),u=N(()=>t.view.sides.map((e,n)=>(Math.max(t.view.player,0)+1+n)%t.view.sides.length)),d=N(()=>t.view.player),p=N(()=>V(u).filter(e=>e!==V(d))),m=e=>e.map(e=>({thing:e,slug:t.view.cards[e]})),h=e=>t.view.row.filter(n=>n>=0&&t.view.cards[n]===t.view.cards[e]),g=e=>m(e).reverse(),_=N(()=>t.view.row.map((e,t)=>({thing:e,place:t}))),v=({things:e})=>e[0],y=e=>Wp(m(e)).map(e=>({...e,known:!0}));function b({champion:e,known:n,things:r},i){return[...e&&t.view.sides[i].exhausted.includes(r[0])?[{icon:`exhausted`,text:Z(`exhausted`)}]:[],...n?[{icon:`eye`,text:s(`ui-known`)}]:[]]}function x(e){let n=t.view.sides[e],r=n.champions.map(e=>({things:[e],slug:t.view.cards[e],champion:!0})),i=e===t.view.active?Wp(m([...t.view.allies,...t.view.mercenaries])):[];return[...r,...i,...e===V(d)?[]:y(n.hand)]}var S=Qp();let C,w;var T=I(S);J(T,20,()=>V(p),e=>e,(e,t)=>{var n=Yp(),a=I(n);r(a,()=>t);var o=z(a,2);i(o,()=>t),A(n),W(e,n)}),A(T);var ee=z(T,2),E=I(ee),D=I(E),te=R(D,!0),ne=z(D,2),re=e=>{n(e,()=>!0)};K(ne,e=>{V(p).length>1&&t.view.active!==V(d)&&e(re)});var ie=z(ne,2),O=R(ie,!0),ae=z(ie,2);{let e=N(()=>Z(`deck`));Bl(ae,{icon:`deck`,get label(){return V(e)},get count(){return t.view.centre_size}})}var oe=z(ae,2),se=e=>{{let n=N(()=>s(`ui-banished`)),r=N(()=>m(t.view.banished));Bl(e,{icon:`purged`,get label(){return V(n)},get count(){return t.view.banished.length},get cards(){return V(r)}})}};K(oe,e=>{t.view.banished.length&&e(se)}),A(E);var ce=z(E,2),le=I(ce);{let e=(e,n)=>{let r=()=>(n?.()).thing;var i=ni(),a=L(i),o=e=>{var n=ni();mi(L(n),r,e=>{{let n=N(()=>[r()]),i=N(()=>h(r()));Ll(e,{get things(){return V(n)},get slug(){return t.view.cards[r()]},get alike(){return V(i)},deed:`recruit`})}}),W(e,n)},s=e=>{W(e,Xp())};K(a,e=>{r()>=0?e(o):e(s,-1)}),W(e,i)},n=N(()=>s(`ui-row`));vl(le,{get label(){return V(n)},get items(){return V(_)},key:({place:e})=>e,rows:2,item:e,$$slots:{item:!0}})}A(ce),A(ee);var ue=z(ee,2),de=e=>{var n=Zp(),a=I(n);r(a,()=>V(d));var o=z(a,2);i(o,()=>V(d));var c=z(o,2),l=I(c);{let e=(e,t)=>{let n=()=>(t?.()).things,r=()=>(t?.()).slug;Ll(e,{get things(){return n()},get slug(){return r()},deed:`play`})},n=N(()=>s(`ui-hand-cards`)),r=N(()=>Wp(m(t.view.sides[V(d)].hand)));vl(l,{get label(){return V(n)},get items(){return V(r)},key:v,rows:2,fan:!0,item:e,$$slots:{item:!0}})}A(c),A(n),W(e,n)};K(ue,e=>{V(d)>=0&&e(de)}),A(S),B((e,t)=>{C=Y(S,1,`shards svelte-plqtw5`,null,C,{crowd:V(p).length>1,watched:V(d)<0}),w=Li(S,``,w,{"--columns":V(p).length}),G(te,e),G(O,t)},[()=>s(`ui-row`),()=>s(`ui-turn`,{n:t.view.turn})]),W(e,S),M()}var em={homodeus:`cyborg`,order:`philosopher`,undergrowth:`plant`,wraethe:`hooded`},tm={champion:`leader`,starter:`crystal`,character:`star`},nm={"double-power":`double`,"gain-gems":`mana`,"gain-health":`heal`,"gain-mastery":`mastery`,"gain-power":`attack`,"lose-mastery":`weak`,"put-into-play":`deploy`,"recruit-to-hand":`up`,return:`ready`};function rm(e){let t=tm[e.type]??(e.mercenary?`soldier`:em[e.faction??``]??`human`),n=[...e.verbs.map(e=>ku[nm[e]??e]),e.shield?ku.taunt:void 0];return Cu({slug:e.id,figure:Eu[t],deeds:n,points:e.cost+2})}var im={homodeus:{hue:212,emblem:`M12 2 20.7 7v10L12 22 3.3 17V7zM12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10M12 10.5v3M10.5 12h3`,pattern:`grid`},order:{hue:44,emblem:`M1.5 12C6 5 18 5 22.5 12C18 19 6 19 1.5 12ZM12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M12 1v3M12 20v3`,pattern:`rings`},undergrowth:{hue:130,emblem:`M12 22V9M12 13C5 13 3 8 3 3C9 3 12 6 12 13ZM12 16C12 10 15 7 21 7C21 13 18 16 12 16Z`,pattern:`leaves`},wraethe:{hue:290,emblem:`M17 2C8 4 5 10 7 15S15 22 20 20C15 19 12 16 12 12S14 4 17 2ZM4 5l1.5 3M3 13h2M18 11a1 1 0 1 0 .1 0`,pattern:`waves`},"":{hue:190,ink:25,emblem:`M12 1.5 18 9 12 22.5 6 9ZM6 9h12M12 1.5V22.5`,pattern:`shards`}};function am({slug:e,name:t,facts:n}){let r=n,i=[{name:`health`,n:r.health,text:``,at:`left`},{name:`shield`,n:r.shield,text:``,at:`right`}];return{slug:e,name:t,kind:r.kind,brief:r.kind.split(` · `)[0],type:r.type,group:r.faction??``,emblem:rm(r),cost:r.faction?r.cost:void 0,stats:i,lines:r.text,reminders:r.reminders}}var om=Object.assign({"../../../../trivault/telling/shards/text/de.ftl":Rp,"../../../../trivault/telling/shards/text/en.ftl":zp,"../../../../trivault/telling/shards/text/pl.ftl":Bp,"./lesson/de.ftl":Vp,"./lesson/en.ftl":Hp,"./lesson/pl.ftl":Up});function sm({sides:e}){return e.reduce((e,t)=>e-t.health,0)}var cm={name:`shards`,accent:205,looks:im,face:am,texts:om,hurt:sm,Board:$p},lm=`# Der Tisch in Worten: im Terminal und im Browser.

# Wer spielt
ui-you = du
ui-kind-human = Mensch
ui-kind-random = Zufall
ui-kind-greedy = gierig

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
`,um=`# The table in words: at the terminal and in the browser.

# Who plays
ui-you = you
ui-kind-human = person
ui-kind-random = random
ui-kind-greedy = greedy

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
`,dm=`# Stół w słowach: w terminalu i w przeglądarce.

# Kto gra
ui-you = ty
ui-kind-human = człowiek
ui-kind-random = losowy
ui-kind-greedy = zachłanny

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
`,fm=new Map(Object.values(Object.assign({"./keyforge/board.ts":Vu,"./magewars/board.ts":Lp,"./shards/board.ts":cm})).map(e=>[e.name,e])),pm={hue:220,ink:12,emblem:`M12 2 20.7 7v10L12 22 3.3 17V7Z`,pattern:`dots`};function mm(e){return fm.get(e)}var hm=Object.assign({"../../../trivault/telling/text/de.ftl":lm,"../../../trivault/telling/text/en.ftl":um,"../../../trivault/telling/text/pl.ftl":dm}),gm=Go(hm),_m=new Map([...fm].map(([e,t])=>[e,Go({...hm,...t.texts})]));function vm(e,t,n={}){return Xo(Yo.say(t,n,_m.get(e)??gm))}function ym(e,t){let n=fm.get(e)?.looks??{};return n[t]??n[``]??pm}function bm(e,t,n){let r=fm.get(e);if(n&&r)return r.face(n);let i=n?.text??[];return{slug:t,name:n?.name??(t||vm(e,r?.hidden??``)),kind:``,type:``,group:``,stats:[],lines:i,reminders:[]}}function xm(e,t,n,r){let i=fm.get(e);return!n||!r?[]:i?.groups?.(t,n,r,(t,n)=>vm(e,t,n))??[]}function Sm(e,t,n,r){let i=[],a=``;for(let o of e.split(` `)){let e=a?`${a} ${o}`:o,s=t-(i.length?n:0);a&&r(e)>s?(i.push(a),a=o):a=e}return[...i,a]}function Cm(e,t,n,r){let i=i=>e.map(e=>Sm(e,t.width/i,n.indent,r));for(let r of n.sizes){let a=i(r).flat().length,o=Math.ceil(a*r*n.line);if(o<=t.height)return{size:r,paragraphs:e,folded:!1,height:o}}let a=n.sizes.at(-1),o=Math.max(1,Math.floor(t.height/(a*n.line)));return{size:a,paragraphs:wm(i(a),o),folded:!0,height:Math.ceil(o*a*n.line)}}function wm(e,t){let n=t,r=[];for(let t of e){if(n<=0)break;let e=t.slice(0,n);n-=e.length,r.push(e.join(` `))}let i=r.pop()??``,a=i.split(` `);return[...r,`${a.length>1?a.slice(0,-1).join(` `):i} …`]}var Tm=100,Em,Dm=new Map;function Om(e){let t=Dm.get(e);if(t!==void 0)return t;if(Em===void 0){Em=document.createElement(`canvas`).getContext(`2d`);let e=getComputedStyle(document.documentElement).getPropertyValue(`--sans`)||`sans-serif`;Em&&(Em.font=`400 ${Tm}px ${e}`)}let n=Em?Em.measureText(e).width/Tm*km:e.length*.56;return Dm.size>5e4&&Dm.clear(),Dm.set(e,n),n}var km=1.02,Am=10,jm=1.25,Mm={size:12,line:15,pad:2},Nm=.2,Pm=.5,Fm=1.08,Im=[14,13,12],Lm=3,Rm=e=>Math.max(e*.17,27),zm=e=>Math.max(19,e*.145),Bm=e=>e-Am-e*.08-Lm,Vm=new Map;function Hm(e,t,n,r){let i=e.brief??e.kind,a=[e.slug,t,n,r,i,...e.lines].join(`
`),o=Vm.get(a)??Um(e,i,t,n,r);return Vm.size>4e3&&Vm.clear(),Vm.set(a,o),o}function Um(e,t,n,r,i){let a=Sm(t,Bm(n)/Mm.size/Fm,0,Om).length*Mm.line+Mm.pad,o=r-Am-Rm(n)-a-(i?zm(n):0)-r*Nm,s={sizes:Im.filter((e,t)=>e<=n*.075||t===Im.length-1),line:jm,indent:Pm};return{...Cm(e.lines,{width:Bm(n),height:o},s,Om),kind:t}}var Wm={common:`M12 6a6 6 0 1 0 .1 0`,uncommon:`M12 4 20 12 12 20 4 12Z`,rare:`M12 2l2.8 6.3 6.7.7-5 4.6 1.4 6.7L12 17l-5.9 3.3 1.4-6.7-5-4.6 6.7-.7Z`,variant:`M12 3 21 20H3Z`,fixed:`M5 5h14v14H5Z`,special:`M12 2 15 9l7 3-7 3-3 7-3-7-7-3 7-3Z`},Gm=U(`<span><!> <b class="svelte-jbb763"> </b></span>`),Km=U(`<span class="cost svelte-jbb763"> </span>`),qm=U(`<span class="bonus svelte-jbb763"></span>`),Jm=U(`<p class="svelte-jbb763"> </p>`),Ym=U(`<div class="kind svelte-jbb763"> </div> <div></div>`,1),Xm=U(`<div class="facts svelte-jbb763"> </div>`),Zm=U(`<p class="reminder svelte-jbb763"> </p>`),Qm=U(`<div class="kind svelte-jbb763"> </div> <!> <div class="text svelte-jbb763"><!> <!></div>`,1),$m=U(`<span class="sign svelte-jbb763"><!> </span>`),eh=U(`<span class="sign rarity svelte-jbb763"><!> </span>`),th=U(`<span class="signs svelte-jbb763"><!> <!></span>`),nh=U(`<div class="stats svelte-jbb763"><!> <!> <!></div>`),rh=U(`<div><div class="head svelte-jbb763"><!> <span class="name svelte-jbb763"><!></span></div> <div class="window svelte-jbb763"><div class="art svelte-jbb763"><!></div> <!> <!></div> <!> <!></div>`);function ih(e,t){j(t,!0);let n=(e,t=f)=>{var n=Gm(),r=I(n);$(r,{get name(){return t().name},get path(){return t().path}});var i=R(z(r,2),!0);A(n),B((e,r)=>{Y(n,1,`stat ${t().at??``??``} ${e??``}`,`svelte-jbb763`),X(n,`data-stat`,t().name),G(i,r)},[()=>d(t()),()=>u(t())]),W(e,n)},r=va(t,`size`,3,`large`),i=va(t,`width`,3,0),a=va(t,`height`,3,0),o=va(t,`live`,19,()=>({})),s=N(()=>ym(t.game,t.face.group)),c=N(()=>Math.max(...t.face.name.split(/[\s-]/).map(e=>e.length))),l=N(()=>t.face.cost===void 0||r()===`small`?1.32:`${t.face.cost}`.length>2?1:1.15),u=e=>o()[e.name]??e.n,d=e=>u(e)===e.n||typeof e.n!=`number`?``:Number(u(e))>e.n?`raised`:`lowered`,p=N(()=>t.face.stats.filter(e=>u(e))),m=N(()=>V(p).filter(e=>e.at)),h=N(()=>V(p).filter(e=>!e.at)),g=N(()=>r()===`middle`&&i()?Hm(t.face,i(),a(),V(p).length>0):void 0),_=N(()=>r()===`large`);var v=rh();let y;var b=I(v),x=I(b),S=e=>{var n=Km(),r=R(n,!0);B(()=>G(r,t.face.cost)),W(e,n)};K(x,e=>{t.face.cost!==void 0&&r()!==`small`&&e(S)});var C=z(x,2),w=I(C),T=e=>{var n=ti();B(()=>G(n,t.face.name)),W(e,n)},ee=e=>{Qd(e,{get name(){return t.face.name}})};K(w,e=>{V(_)?e(T):e(ee,-1)}),A(C),A(b);var E=z(b,2),D=I(E);Ud(I(D),{get face(){return t.face},get game(){return t.game}}),A(D);var te=z(D,2),ne=e=>{var n=Km(),r=R(n,!0);B(()=>G(r,t.face.cost)),W(e,n)};K(te,e=>{t.face.cost!==void 0&&r()===`small`&&e(ne)});var re=z(te,2),ie=e=>{var n=qm();J(n,21,()=>({length:t.face.bonus}),q,(e,t)=>{$(e,{name:`amber`})}),A(n),W(e,n)};K(re,e=>{t.face.bonus&&e(ie)}),A(E);var O=z(E,2),ae=e=>{var t=Ym(),n=L(t),r=R(n,!0),i=z(n,2);let a,o;J(i,21,()=>V(g).paragraphs,q,(e,t)=>{var n=Jm(),r=R(n,!0);B(()=>G(r,V(t))),W(e,n)}),A(i),B(()=>{G(r,V(g).kind),a=Y(i,1,`text svelte-jbb763`,null,a,{folded:V(g).folded}),o=Li(i,``,o,{"font-size":`${V(g).size??``}px`})}),W(e,t)},oe=e=>{var n=Qm(),r=L(n),i=R(r,!0),a=z(r,2),o=e=>{var n=Xm(),r=R(n,!0);B(()=>G(r,t.face.facts)),W(e,n)};K(a,e=>{t.face.facts&&e(o)});var s=z(a,2),c=I(s);J(c,17,()=>t.face.lines,q,(e,t)=>{var n=Jm(),r=R(n,!0);B(()=>G(r,V(t))),W(e,n)}),J(z(c,2),17,()=>t.face.reminders,q,(e,t)=>{var n=Zm(),r=R(n,!0);B(()=>G(r,V(t))),W(e,n)}),A(s),B(()=>G(i,t.face.kind)),W(e,n)};K(O,e=>{r()===`middle`&&V(g)?e(ae):V(_)&&e(oe,1)});var se=z(O,2),ce=e=>{var r=nh(),i=I(r);J(i,17,()=>V(m),q,(e,t)=>{n(e,()=>V(t))});var a=z(i,2);J(a,17,()=>V(h),q,(e,t)=>{n(e,()=>V(t))});var o=z(a,2),s=e=>{var n=th(),r=I(n);J(r,17,()=>t.face.signs??[],q,(e,t)=>{var n=$m(),r=I(n);$(r,{get path(){return V(t).path}});var i=z(r,1,!0);A(n),B(()=>{X(n,`title`,V(t).text),G(i,V(t).text)}),W(e,n)});var i=z(r,2),a=e=>{var n=eh(),r=I(n);$(r,{get path(){return Wm[t.face.rarity]}});var i=z(r,1,!0);A(n),B((e,t)=>{X(n,`title`,e),G(i,t)},[()=>Z(`rarity`,{how:t.face.rarity}),()=>Z(`rarity`,{how:t.face.rarity})]),W(e,n)};K(i,e=>{t.face.rarity&&Wm[t.face.rarity]&&e(a)}),A(n),W(e,n)};K(o,e=>{V(_)&&(t.face.signs?.length||t.face.rarity)&&e(s)}),A(r),W(e,r)};K(se,e=>{(V(p).length||V(_)&&(t.face.signs?.length||t.face.rarity))&&e(ce)}),A(v),B(()=>{Y(v,1,`card hued ${r()??``}`,`svelte-jbb763`),X(v,`data-type`,t.face.type),y=Li(v,``,y,{"--hue":V(s).hue,"--ink":`${V(s).ink??50??``}%`,"--longest":V(c),"--room":V(l)})}),W(e,v),M()}var ah=U(`<button type="button"> </button>`),oh=U(`<details><summary class="svelte-1bkn3p9"> </summary> <p class="quiet svelte-1bkn3p9"> </p> <div class="actions"><label class="button svelte-1bkn3p9"> <input class="unseen" type="file" name="pictures" accept="image/*" multiple="" webkitdirectory=""/></label> <!></div> <p role="status" class="svelte-1bkn3p9"> </p></details>`);function sh(e,t){j(t,!0);let n=P(``),r=N(()=>Object.keys(Ca.urls[t.game]??{}).length);async function i(e){let r=[...e.currentTarget.files??[]];e.currentTarget.value=``;try{let e=await Ca.take(t.game,r,Q.server.known[t.game].cards);F(n,Z(`pictures-taken`,{n:e,all:r.length}),!0)}catch{F(n,Z(`pictures-failed`),!0)}}var a=oh(),o=I(a),s=R(o,!0),c=z(o,2),l=R(c,!0),u=z(c,2),d=I(u),f=I(d),p=z(f);A(d);var m=z(d,2),h=e=>{var i=ah(),a=R(i,!0);B(e=>G(a,e),[()=>Z(`pictures-drop`,{n:V(r)})]),H(`click`,i,()=>Ca.drop(t.game).then(()=>F(n,``))),W(e,i)};K(m,e=>{V(r)&&e(h)}),A(u);var g=R(z(u,2),!0);A(a),B((e,t,r)=>{G(s,e),G(l,t),G(f,`${r??``} `),G(g,V(n))},[()=>Z(`pictures`),()=>Z(`pictures-more`),()=>Z(`pictures-pick`)]),H(`change`,p,i),W(e,a),M()}Gr([`change`,`click`]);var ch=U(`<label class="svelte-h3thgj"><input class="unseen svelte-h3thgj" type="radio" name="game"/> </label>`),lh=U(`<option class="svelte-h3thgj"> </option>`),uh=U(`<label class="field svelte-h3thgj"> <select name="order" class="svelte-h3thgj"><option class="svelte-h3thgj"> </option><!></select></label>`),dh=U(`<li class="svelte-h3thgj"><!> <a class="svelte-h3thgj"></a></li>`),fh=U(`<div><button> </button></div>`),ph=U(`<div class="page browser"><h1> </h1> <form role="search" class="svelte-h3thgj"><fieldset class="games svelte-h3thgj"><legend class="unseen"> </legend> <!></fieldset> <!></form> <div class="count svelte-h3thgj"><p role="status" class="quiet"> </p> <!></div> <ul class="svelte-h3thgj"></ul> <!></div>`);function mh(e,t){j(t,!0);let n=fn({words:``,picks:{}}),r=P(``),i=P(40),a=P(void 0),o=N(()=>Q.server.game(t.game)?.name??Q.server.games[0]?.name??``),s=N(()=>Q.server.known[V(o)]),c=N(()=>[...V(s)?.cards.values()??[]]),l=N(()=>new Map(V(c).map(e=>[e.slug,Da(e)]))),u=N(()=>Aa(V(c),V(s)?.filters.find(e=>e.name===V(r)),Yo.lang)),d=N(()=>ka(V(u),V(l),n));Fn(()=>{V(o),n.words,JSON.stringify(n.picks),V(r),F(i,40)}),Fn(()=>{if(!V(a))return;let e=new IntersectionObserver(([e])=>e?.isIntersecting&&F(i,V(i)+40),{rootMargin:`600px`});return e.observe(V(a)),()=>e.disconnect()}),Fn(()=>{V(o),n.picks={},F(r,``)});var f=ph(),p=I(f),m=R(p,!0),h=z(p,2),g=I(h),_=I(g),v=R(_,!0);J(z(_,2),17,()=>Q.server.games,q,(e,t)=>{var n=ch(),r=I(n);Yi(r);var i=z(r);A(n),B(()=>{Xi(r,V(t).name),Zi(r,V(t).name===V(o)),G(i,` ${V(t).title??``}`)}),H(`change`,r,()=>location.hash=`#/cards/${V(t).name}`),W(e,n)}),A(g);var y=z(g,2);{let e=N(()=>V(s)?.filters??[]);Sc(y,{get filters(){return V(e)},get wanted(){return n},get cards(){return V(c)},children:(e,t)=>{var n=uh(),i=I(n),a=z(i),o=I(a),c=R(o,!0);o.value=o.__value=``,J(z(o),17,()=>V(s)?.filters??[],q,(e,t)=>{var n=lh(),r=R(n,!0),i={};B(()=>{G(r,V(t).title),i!==(i=V(t).name)&&(n.value=(n.__value=i)??``)}),W(e,n)}),A(a),Vi(a),A(n),B((e,t)=>{G(i,`${e??``} `),G(c,t)},[()=>Z(`order`),()=>Z(`name`)]),Hi(a,()=>V(r),e=>F(r,e)),W(e,n)},$$slots:{default:!0}})}A(h);var b=z(h,2),x=I(b),S=R(x,!0),C=z(x,2),w=e=>{var t=ni();mi(L(t),()=>V(o),e=>{sh(e,{get game(){return V(o)}})}),W(e,t)};K(C,e=>{V(s)&&e(w)}),A(b);var T=z(b,2);J(T,21,()=>V(d).slice(0,V(i)),e=>e.slug,(e,t)=>{var n=dh(),r=I(n);{let e=N(()=>bm(V(o),V(t).slug,V(t)));ih(r,{get face(){return V(e)},get game(){return V(o)}})}var i=z(r,2);A(n),B(()=>{X(i,`href`,`#/cards/${V(o)??``}/${V(t).slug??``}`),X(i,`aria-label`,V(t).name)}),W(e,n)}),A(T);var ee=z(T,2),E=e=>{var t=fh(),n=I(t),r=R(n,!0);A(t),da(t,e=>F(a,e),()=>V(a)),B(e=>G(r,e),[()=>Z(`more-cards`)]),H(`click`,n,()=>F(i,V(i)+40)),W(e,t)};K(ee,e=>{V(d).length>V(i)&&e(E)}),A(f),B((e,t,n)=>{G(m,e),G(v,t),G(S,n)},[()=>Z(`cards`),()=>Z(`game`),()=>V(s)?Z(`found`,{n:V(d).length,all:V(c).length}):Z(`loading`)]),Wr(`submit`,h,e=>e.preventDefault()),W(e,f),M()}Gr([`change`,`click`]);var hh=U(`<p class="svelte-1x08you"> </p>`),gh=U(`<section class="svelte-1x08you"><!> <!></section>`);function _h(e,t){j(t,!0);let n=[`goal`,`turn`,`cards`,`fight`,`tip`],r=va(t,`level`,3,2),i=e=>vm(t.game,e===`goal`?e:`lesson-${e}`).split(`
`);var a=ni();J(L(a),17,()=>n,q,(e,t)=>{var n=gh(),a=I(n);Ti(a,()=>`h${r()}`,!1,(e,n)=>{Y(e,0,`svelte-1x08you`);var r=ti();B(e=>G(r,e),[()=>Z(`lesson`,{topic:V(t)})]),W(n,r)}),J(z(a,2),17,()=>i(V(t)),q,(e,t)=>{var n=hh(),r=R(n,!0);B(()=>G(r,V(t))),W(e,n)}),A(n),W(e,n)}),W(e,a),M()}var vh=U(`<a class="button"> </a>`),yh=U(`<div class="page"><h1> </h1> <div class="panel svelte-19fw294"><div class="lesson svelte-19fw294"><!></div> <p class="actions svelte-19fw294"><a class="button main" href="#/"> </a> <a class="button"> </a> <!></p></div></div>`);function bh(e,t){j(t,!0);var n=yh(),r=I(n),i=R(r,!0),a=z(r,2),o=I(a);_h(I(o),{get game(){return t.game.name}}),A(o);var s=z(o,2),c=I(s),l=R(c,!0),u=z(c,2),d=R(u,!0);J(z(u,2),17,()=>Q.server.games.filter(e=>e.name!==t.game.name),q,(e,t)=>{var n=vh(),r=R(n,!0);B(e=>{X(n,`href`,`#/learn/${V(t).name??``}`),G(r,e)},[()=>Z(`learn`,{game:V(t).title})]),W(e,n)}),A(s),A(a),A(n),B((e,n,r)=>{G(i,e),G(l,n),X(u,`href`,`#/cards/${t.game.name??``}`),G(d,r)},[()=>Z(`learn`,{game:t.game.title}),()=>Z(`go`,{game:t.game.title}),()=>Z(`cards`)]),H(`click`,c,()=>is.wish.game=t.game.name),W(e,n),M()}Gr([`click`]);var xh=U(`<label class="field"> <input type="password" maxlength="200" required=""/></label>`),Sh=U(`<p class="error" role="alert"> </p>`),Ch=U(`<form class="svelte-15czc8"><h3 class="svelte-15czc8"> </h3> <label class="field"> <input autocapitalize="none" maxlength="24" required=""/></label> <!> <!> <div><button> </button></div></form>`);function wh(e,t){let n=ri();j(t,!0);let r=P(``),i=P(``),a=P(``),o=P(!1);async function s(e){e.preventDefault(),F(a,``),F(o,!0);try{await Q[t.way](V(r),V(i)),F(r,F(i,``),!0)}catch(e){F(a,e instanceof Ma?e.message:Z(`lost`),!0)}F(o,!1)}var c=Ch(),l=I(c),u=R(l,!0),d=z(l,2),f=I(d),p=z(f);Yi(p),A(d);var m=z(d,2),h=e=>{var r=xh(),o=I(r),s=z(o);Yi(s),A(r),B(e=>{G(o,`${e??``} `),X(s,`name`,`${t.way??``}-password`),X(s,`autocomplete`,t.way===`register`?`new-password`:`current-password`),X(s,`aria-invalid`,!!V(a)),X(s,`aria-describedby`,V(a)?`${n}-error`:void 0)},[()=>Z(`password`)]),ta(s,()=>V(i),e=>F(i,e)),W(e,r)};K(m,e=>{t.way!==`rename`&&e(h)});var g=z(m,2),_=e=>{var t=Sh(),r=R(t,!0);B(()=>{X(t,`id`,`${n}-error`),G(r,V(a))}),W(e,t)};K(g,e=>{V(a)&&e(_)});var v=z(g,2),y=I(v),b=R(y,!0);A(v),A(c),B((e,r,i)=>{X(c,`aria-labelledby`,`${n}-title`),X(l,`id`,`${n}-title`),G(u,e),G(f,`${r??``} `),X(p,`name`,`${t.way??``}-name`),X(p,`autocomplete`,t.way===`rename`?`nickname`:`username`),X(p,`aria-invalid`,!!V(a)),X(p,`aria-describedby`,V(a)?`${n}-error`:void 0),y.disabled=V(o),G(b,i)},[()=>Z(`account-way`,{way:t.way}),()=>Z(`name`),()=>Z(`account-do`,{way:t.way})]),Wr(`submit`,c,s),ta(p,()=>V(r),e=>F(r,e)),W(e,c),M()}var Th=U(`<p class="quiet"> </p> <div class="actions"><button> </button></div>`,1),Eh=U(`<p class="quiet"> </p> <div class="forms svelte-1skunwk"><!> <!> <!></div>`,1),Dh=U(`<option> </option>`),Oh=U(`<tr><td class="svelte-1skunwk"></td><th scope="row" class="svelte-1skunwk"> </th><td class="svelte-1skunwk"> </td><td class="svelte-1skunwk"> </td></tr>`),kh=U(`<table class="svelte-1skunwk"><thead><tr><th scope="col" class="svelte-1skunwk"> </th><th scope="col" class="svelte-1skunwk"> </th><th scope="col" class="svelte-1skunwk"> </th><th scope="col" class="svelte-1skunwk"> </th></tr></thead><tbody></tbody></table>`),Ah=U(`<p> </p>`),jh=U(`<div class="page"><h1> </h1> <section class="panel svelte-1skunwk" aria-labelledby="me"><h2 id="me" class="svelte-1skunwk"> </h2> <!></section> <section class="panel svelte-1skunwk" aria-labelledby="ratings"><h2 id="ratings" class="svelte-1skunwk"> </h2> <p class="quiet"> </p> <label class="field pick svelte-1skunwk"> <select></select></label> <!></section></div>`);function Mh(e,t){j(t,!0);let n=P(``),r=P(null),i=N(()=>Q.server.game(V(n))??Q.server.games[0]);Fn(()=>{let e=V(i)?.name;e&&Q.link.ask({type:`ratings`,game:e},`ratings`).then(t=>{e===V(i)?.name&&F(r,t.players)},()=>void 0)});var a=jh(),o=I(a),s=R(o,!0),c=z(o,2),l=I(c),u=R(l,!0),d=z(l,2),f=e=>{var t=Th(),n=L(t),r=R(n,!0),i=z(n,2),a=I(i),o=R(a,!0);A(i),B((e,t)=>{G(r,e),G(o,t)},[()=>Z(`account-more`),()=>Z(`logout`)]),H(`click`,a,()=>Q.logout()),W(e,t)},p=e=>{var t=Eh(),n=L(t),r=R(n,!0),i=z(n,2),a=I(i);wh(a,{way:`rename`});var o=z(a,2);wh(o,{way:`register`}),wh(z(o,2),{way:`login`}),A(i),B(e=>G(r,e),[()=>Z(`guest-more`)]),W(e,t)};K(d,e=>{Q.server.me?.account?e(f):Q.server.me&&e(p,1)}),A(c);var m=z(c,2),h=I(m),g=R(h,!0),_=z(h,2),v=R(_,!0),y=z(_,2),b=I(y),x=z(b);J(x,21,()=>Q.server.games,q,(e,t)=>{var n=Dh(),r=R(n,!0),i={};B(()=>{G(r,V(t).title),i!==(i=V(t).name)&&(n.value=(n.__value=i)??``)}),W(e,n)}),A(x);var S;Vi(x),A(y);var C=z(y,2),w=e=>{var t=kh(),n=I(t),i=I(n),a=I(i),o=R(a,!0),s=z(a),c=R(s,!0),l=z(s),u=R(l,!0),d=R(z(l),!0);A(i),A(n);var f=z(n);J(f,21,()=>V(r),q,(e,t,n)=>{var r=Oh();let i;var a=I(r);a.textContent=n+1;var o=z(a),s=R(o,!0),c=z(o),l=R(c,!0),u=R(z(c),!0);A(r),B(e=>{i=Y(r,1,`svelte-1skunwk`,null,i,{me:Q.server.me?.account&&V(t).name===Q.server.me.name}),G(s,V(t).name),G(l,e),G(u,V(t).games)},[()=>V(t).rating.toLocaleString(Yo.lang,{minimumFractionDigits:1})]),W(e,r)}),A(f),A(t),B((e,t,n,r)=>{G(o,e),G(c,t),G(u,n),G(d,r)},[()=>Z(`rank`),()=>Z(`name`),()=>Z(`rating`),()=>Z(`games-played`)]),W(e,t)},T=e=>{var t=Ah(),n=R(t,!0);B(e=>G(n,e),[()=>Z(`no-ratings`)]),W(e,t)};K(C,e=>{V(r)?.length?e(w):V(r)&&e(T,1)}),A(m),A(a),B((e,t,n,r,a)=>{G(s,e),G(u,t),G(g,n),G(v,r),G(b,`${a??``} `),S!==(S=V(i)?.name??``)&&(x.value=(x.__value=S)??``,Bi(x,S))},[()=>Z(`players`),()=>Z(`who-am-i`,{name:Q.server.me?.name??``,account:Q.server.me?.account?`yes`:`no`}),()=>Z(`ratings`),()=>Z(`ratings-more`),()=>Z(`game`)]),H(`change`,x,e=>F(n,e.currentTarget.value,!0)),W(e,a),M()}Gr([`click`,`change`]);var Nh=U(`<div class="large svelte-bswun6"><!></div>`),Ph=U(`<p class="svelte-bswun6"> </p>`),Fh=U(`<a class="button"> </a>`),Ih=U(`<dialog class="svelte-bswun6"><!> <div class="actions svelte-bswun6"><button> <kbd>Esc</kbd></button> <!></div></dialog>`);function Lh(e,t){j(t,!0);let n=P(void 0),r=P(!1),i=N(()=>Q.server.cards[t.game]?.get(t.card)),a=N(()=>`${location.origin}${location.pathname}#/cards/${t.game}/${t.card}`);Fn(()=>{V(n)?.showModal()});async function o(){await navigator.clipboard?.writeText(V(a)),F(r,!0)}var s=Ih(),c=I(s),l=e=>{var n=Nh(),r=I(n);{let e=N(()=>bm(t.game,t.card,V(i)));ih(r,{get face(){return V(e)},get game(){return t.game}})}A(n),W(e,n)},u=e=>{var t=Ph(),n=R(t,!0);B(e=>G(n,e),[()=>Z(`no-card`)]),W(e,t)};K(c,e=>{V(i)?e(l):e(u,-1)});var d=z(c,2),f=I(d);gt(f,!0);var p=I(f);De(),A(f);var m=z(f,2),h=e=>{var t=Fh(),n=R(t,!0);B(e=>{X(t,`href`,V(a)),G(n,e)},[()=>V(r)?Z(`copied`):Z(`card-link`)]),H(`click`,t,e=>{navigator.clipboard&&(e.preventDefault(),o())}),W(e,t)};K(m,e=>{V(i)&&e(h)}),A(d),A(s),da(s,e=>F(n,e),()=>V(n)),Di(s,()=>bl),B((e,t)=>{X(s,`aria-label`,e),G(p,`${t??``} `)},[()=>V(i)?.name??Z(`no-card`),()=>Z(`close`)]),Wr(`close`,s,function(...e){t.shut?.apply(this,e)}),H(`click`,f,()=>V(n)?.close()),W(e,s),M()}Gr([`click`]);var Rh=class{#e;#t;constructor(e,t){this.#e=e,this.#t=ii(t)}get current(){return this.#t(),this.#e()}},zh=/\(.+\)/,Bh=new Set([`all`,`print`,`screen`,`and`,`or`,`not`,`only`]),Vh=class extends Rh{constructor(e,t){let n=zh.test(e)||e.split(/[\s,]+/).some(e=>Bh.has(e.trim()))?e:`(${e})`,r=window.matchMedia(n);super(()=>r.matches,e=>Ur(r,`change`,e))}};function Hh(e,t,n){let r=t=>({ArrowLeft:e.x-t.x,ArrowRight:t.x-e.x,ArrowUp:e.y-t.y,ArrowDown:t.y-e.y})[n],i=t=>Math.abs(n===`ArrowLeft`||n===`ArrowRight`?t.y-e.y:t.x-e.x),a=-1,o=1/0;return t.forEach((e,t)=>{let n=r(e)+2*i(e);r(e)>4&&n<o&&(a=t,o=n)}),a}function Uh(e){let t=e.getBoundingClientRect();return{x:t.x+t.width/2,y:t.y+(Tl(e)?8:t.height/2)}}var Wh;function Gh(e,t=!1){let n=t?[]:kl(),r=n.length?n:Ol(),i=document.activeElement,a=r.map(Uh),o=r[wl(i)?Hh(Uh(i),a,e):Kh(Wh,a)];o&&(o.focus(),o.scrollIntoView({block:`nearest`,inline:`nearest`}),Wh=Uh(o))}function Kh(e,t){if(!e||!t.length)return t.length?0:-1;let n=t.map(({x:t,y:n})=>Math.hypot(t-e.x,n-e.y));return n.indexOf(Math.min(...n))}function qh(e){return e.startsWith(`Arrow`)}function Jh(e){let t=e.target,n=e.key===` `&&/^(BUTTON|A|SUMMARY)$/.test(t.tagName);return e.ctrlKey||e.metaKey||e.altKey||n||/^(INPUT|TEXTAREA|SELECT)$/.test(t.tagName)}var Yh=U(`<h3 class="svelte-15v5u1d"> </h3>`),Xh=U(`<small class="note svelte-15v5u1d"> </small>`),Zh=U(`<li class="svelte-15v5u1d"><button class="svelte-15v5u1d"><small class="svelte-15v5u1d"> </small> <span> </span> <!></button></li>`),Qh=U(`<!> <ul class="svelte-15v5u1d"></ul>`,1),$h=U(`<p> </p>`),eg=U(`<div class="answers svelte-15v5u1d"><form class="svelte-15v5u1d"><label for="find-answer"> </label> <input id="find-answer" autocomplete="off" class="svelte-15v5u1d"/> <button type="button"> <kbd>Esc</kbd></button></form> <div class="groups svelte-15v5u1d"></div></div>`);function tg(e,t){j(t,!0);let n=va(t,`typed`,15,``),{sitting:r}=qc(),i=r.asking,a=N(()=>i.question),o=N(()=>{let e=n().trim();if(!e)return()=>!0;if(/^\d+$/.test(e))return({n:t})=>String(t).startsWith(e);let t=new Set(Os(V(a),e));return({option:e})=>t.has(e)}),s=N(()=>xs(V(a).options).map(({title:e,answers:t})=>({title:e,answers:t.filter(V(o))})).filter(({answers:e})=>e.length)),c=N(()=>V(s).flatMap(({answers:e})=>e)),l=P(void 0);Fn(()=>V(l)?.focus());function u(e){e.preventDefault();let t=V(c).find(({n:e})=>String(e)===n().trim())??(V(c).length===1?V(c)[0]:void 0);t&&d(t.n)}function d(e){i.choose(V(a).options[e-1]),n(``),i.gathers||t.onclose()}var f=eg(),p=I(f),m=I(p),h=R(m,!0),g=z(m,2);Yi(g),da(g,e=>F(l,e),()=>V(l));var _=z(g,2),v=I(_);De(),A(_),A(p);var y=z(p,2);J(y,21,()=>V(s),({title:e,answers:t})=>e,(e,t)=>{let n=()=>V(t).title,r=()=>V(t).answers;var a=Qh(),o=L(a),s=e=>{var t=Yh(),r=R(t,!0);B(()=>G(r,n())),W(e,t)};K(o,e=>{n()&&e(s)});var c=z(o,2);J(c,21,r,({option:e,n:t,label:n})=>t,(e,t)=>{let n=()=>V(t).option,r=()=>V(t).n,a=()=>V(t).label;var o=Zh(),s=I(o),c=I(s),l=R(c,!0),u=z(c,2),f=R(u,!0),p=z(u,2),m=e=>{var t=Xh(),r=R(t,!0);B(()=>G(r,n().note)),W(e,t)};K(p,e=>{n().note&&e(m)}),A(s),A(o),B(e=>{X(s,`aria-pressed`,e),G(l,r()),G(f,a())},[()=>i.gathers?i.picked.includes(n()):void 0]),H(`click`,s,()=>d(r())),W(e,o)}),A(c),W(e,a)},e=>{var t=$h(),n=R(t,!0);B(e=>G(n,e),[()=>Z(`no-answer-fits`)]),W(e,t)}),A(y),A(f),B((e,t)=>{G(h,e),G(v,`${t??``} `)},[()=>Z(`find-answer`),()=>Z(`close`)]),Wr(`submit`,p,u),H(`keydown`,g,e=>e.key===`Escape`&&t.onclose()),ta(g,n),H(`click`,_,function(...e){t.onclose?.apply(this,e)}),W(e,f),M()}Gr([`keydown`,`click`]);var ng=U(`<span class="share svelte-v3ml2p"><span class="svelte-v3ml2p"> </span> <button class="svelte-v3ml2p">−</button> <b class="svelte-v3ml2p"> </b> <button class="svelte-v3ml2p">+</button> <button class="svelte-v3ml2p"> </button></span>`);function rg(e,t){j(t,!0);let{sitting:n,called:r}=qc(),i=n.asking,a=N(()=>r(t.option.things?.[0]??-1)||(t.option.sentence??``));var o=ng(),s=I(o),c=R(s,!0),l=z(s,2);Di(l,Cl);var u=z(l,2),d=R(u,!0),f=z(u,2);Di(f,Cl);var p=z(f,2),m=R(p,!0);Di(p,Cl),A(o),B((e,n,r)=>{G(c,V(a)),X(l,`aria-label`,e),G(d,t.points),X(f,`aria-label`,n),G(m,r)},[()=>Z(`less`,{name:V(a)}),()=>Z(`more`,{name:V(a)}),()=>Z(`all-rest`)]),H(`click`,l,()=>i.gather(t.option,-1)),H(`click`,f,()=>i.gather(t.option)),H(`click`,p,()=>i.gather(t.option,i.left)),W(e,o),M()}Gr([`click`]);function ig(e,t,n,r){let i=t.stops.map(({name:e})=>e),a=e.filter(e=>e!==n&&!(t.one&&i.includes(e)));return r?[...a,n]:a}var ag=U(`<label class="svelte-1oo9yp7"><input class="svelte-1oo9yp7"/> </label>`),og=U(`<fieldset class="svelte-1oo9yp7"><legend class="svelte-1oo9yp7"> </legend> <div></div></fieldset>`),sg=U(`<button class="flat"><!> <span> </span></button> <dialog class="svelte-1oo9yp7"><h2> </h2> <p role="status"> </p> <!> <button class="main"> <kbd>Esc</kbd></button></dialog>`,1);function cg(e,t){let n=ri();j(t,!0);let{sitting:r}=qc(),i=N(()=>r.server.room?.stops),a=N(()=>V(i)?.seats.find(({seat:e})=>e===r.server.seat)??V(i)?.seats[0]),o=P(void 0);var s=ni(),c=L(s),l=e=>{var t=sg(),s=L(t),c=I(s);$(c,{name:`bell`});var l=R(z(c,2),!0);A(s);var u=z(s,2),d=I(u),f=R(d,!0),p=z(d,2),m=R(p,!0),h=z(p,2);J(h,17,()=>V(i).groups,q,(e,t,i)=>{var o=og(),s=I(o),c=R(s,!0),l=z(s,2);let u;J(l,21,()=>V(t).stops,e=>e.name,(e,o)=>{var s=ag(),c=I(s);Yi(c);var l=z(c);A(s),B(e=>{X(c,`type`,V(t).one?`radio`:`checkbox`),X(c,`name`,`${n}-${i}`),Zi(c,e),G(l,` ${V(o).title??``}`)},[()=>V(a).names.includes(V(o).name)]),H(`change`,c,e=>r.stops(ig(V(a).names,V(t),V(o).name,e.currentTarget.checked),V(a).seat)),W(e,s)}),A(l),A(o),B(()=>{G(c,V(t).title),u=Y(l,1,`all svelte-1oo9yp7`,null,u,{one:V(t).one})}),W(e,o)});var g=z(h,2),_=I(g);De(),A(g),A(u),da(u,e=>F(o,e),()=>V(o)),Di(u,()=>bl),B((e,t,n,r)=>{G(l,e),X(u,`aria-label`,t),G(f,n),G(m,V(a).said),G(_,`${r??``} `)},[()=>Z(`stops`),()=>Z(`stops`),()=>Z(`stops`),()=>Z(`close`)]),H(`click`,s,()=>V(o)?.showModal()),H(`click`,g,()=>V(o)?.close()),W(e,t)};K(c,e=>{V(i)&&V(a)&&e(l)}),W(e,s),M()}Gr([`click`,`change`]);var lg=U(`<p class="quiet svelte-1z0ej86"> </p>`),ug=U(`<p class="line svelte-1z0ej86"> <!></p>`),dg=U(`<p> </p> <button class="main"> </button>`,1),fg=U(`<button class="main"> </button>`),pg=U(`<p> </p> <button> </button>`,1),mg=U(`<!> <!>`,1),hg=U(`<div class="waits svelte-1z0ej86"><div class="said svelte-1z0ej86"><!> <!> <!></div> <!> <!></div>`);function gg(e,t){j(t,!0);let{sitting:n,game:r}=qc(),i=N(()=>mm(r)?.Dice),a=N(()=>n.server.room),o=N(()=>n.server.table?.deciding??[]),s=N(()=>V(o).filter(e=>{let t=V(a)?.seats[e];return t?.kind===`person`&&!t.here&&!t.bot&&!t.out&&!V(a)?.yours.includes(e)})),c=N(()=>(V(a)?.yours??[]).filter(e=>V(a)?.seats[e]?.bot&&!V(a).seats[e].out));var l=hg(),u=I(l),d=I(u),f=e=>{var t=lg(),n=R(t,!0);B(e=>G(n,e),[()=>Z(`you-watch`)]),W(e,t)};K(d,e=>{V(a)&&!V(a).yours.length&&e(f)});var p=z(d,2),m=e=>{var t=ug(),r=I(t),a=z(r),o=e=>{var t=ni();wi(L(t),()=>V(i),(e,t)=>{t(e,{get dice(){return n.screen.line.dice}})}),W(e,t)};K(a,e=>{V(i)&&n.screen.line.dice?.length&&e(o)}),A(t),B(()=>G(r,`${n.screen.line.text??``} `)),W(e,t)};K(p,e=>{n.screen.line&&e(m)});var h=z(p,2),g=e=>{var t=lg(),r=R(t,!0);B(e=>G(r,e),[()=>Z(`waiting`,{names:V(o).map(e=>n.server.name(e)).join(`, `)})]),W(e,t)};K(h,e=>{V(o).length&&!n.server.table?.result&&e(g)}),A(u);var _=z(u,2),v=e=>{var t=dg(),r=L(t),i=R(r,!0),a=z(r,2),o=R(a,!0);B(e=>{G(i,n.server.report.summary),G(o,e)},[()=>Z(`see-report`)]),H(`click`,a,()=>n.screen.reading=!0),W(e,t)};K(_,e=>{n.server.report&&!n.screen.reading&&e(v)});var y=z(_,2),b=e=>{var t=mg(),r=L(t);J(r,17,()=>V(c),q,(e,t)=>{var r=fg(),i=R(r,!0);B(e=>G(i,e),[()=>Z(`take-back`,{name:n.server.name(V(t))})]),H(`click`,r,()=>n.take(V(t))),W(e,r)});var i=z(r,2),o=e=>{var t=ni();J(L(t),17,()=>V(s),q,(e,t)=>{var r=pg(),i=L(r),a=R(i,!0),o=z(i,2),s=R(o,!0);B((e,t)=>{G(a,e),G(s,t)},[()=>Z(`gone-now`,{name:n.server.name(V(t))}),()=>Z(`give-seat`,{name:n.server.name(V(t))})]),H(`click`,o,()=>n.give(V(t))),W(e,r)}),W(e,t)};K(i,e=>{V(a)?.yours.length&&e(o)}),W(e,t)};K(y,e=>{n.server.lasts&&e(b)}),A(l),W(e,l),M()}Gr([`click`]);var _g=(e,t=f)=>{var n=ni(),r=L(n),i=e=>{var n=yg(),r=R(n,!0);B(()=>G(r,t().note)),W(e,n)};K(r,e=>{t().note&&e(i)}),W(e,n)},vg=(e,t=f)=>{var n=ni(),r=L(n),i=e=>{var n=bg(),r=R(n,!0);B(e=>G(r,e),[()=>t().toUpperCase()]),W(e,n)};K(r,e=>{t()&&e(i)}),W(e,n)},yg=U(`<small> </small>`),bg=U(`<kbd class="svelte-qo5uwq"> </kbd>`),xg=U(`<p class="more svelte-qo5uwq"> </p>`),Sg=U(`<button class="unfold svelte-qo5uwq"><!> <span class="unseen"> </span></button>`),Cg=U(`<p> </p> <!> <!>`,1),wg=U(`<label class="number"><span class="unseen"> </span> <input type="number"/></label> <button class="main svelte-qo5uwq"> </button>`,1),Tg=U(`<button class="svelte-qo5uwq"> </button>`),Eg=U(`<button class="svelte-qo5uwq"> <kbd class="svelte-qo5uwq">Esc</kbd></button>`),Dg=U(`<!> <!> <button class="main svelte-qo5uwq"> <kbd class="svelte-qo5uwq">⏎</kbd></button> <!>`,1),Og=U(`<button class="svelte-qo5uwq"><!> <!><!></button>`),kg=U(`<button> <!><!></button>`),Ag=U(`<button class="svelte-qo5uwq"> <!></button>`),jg=U(`<button class="doubted svelte-qo5uwq"> </button>`),Mg=U(`<div class="buttons svelte-qo5uwq"><!> <!> <!> <!> <!> <!> <!></div>`),Ng=U(`<button class="flat"><!> <span> </span> <kbd class="svelte-qo5uwq">␣</kbd></button>`),Pg=U(`<button class="flat"><!> <span> </span></button>`),Fg=U(`<button class="flat"><!> <span> </span> <kbd class="svelte-qo5uwq">H</kbd></button>`),Ig=U(`<button class="flat"><!> <span> </span> <kbd class="svelte-qo5uwq">U</kbd></button>`),Lg=U(`<section><div class="said svelte-qo5uwq" aria-live="polite"><!> <!></div> <!> <div class="tools svelte-qo5uwq"><!> <!> <!> <!> <!></div> <!></section>`);function Rg(e,t){j(t,!0);let n=qc(),{sitting:r,groups:i}=n,a=r.asking,o=N(()=>a.question),s=N(()=>V(o)&&!a.menu.length?i(V(o)):[]),c=N(()=>V(s).flatMap(e=>e.options)),l=N(()=>a.doubt?[]:a.menu.length?a.menu:V(o)&&!a.gathers?ys(V(o)).filter(e=>!V(c).includes(e)):[]),u=N(()=>V(o)&&!a.menu.length?bs(V(o)):void 0),d=N(()=>[...V(s).map(({label:e,options:t})=>({label:e,act:()=>a.narrow(t)})),...[...V(l),...V(u)?[V(u)]:[]].map(e=>({label:e.sentence??``,act:()=>a.choose(e)}))]),f=N(()=>As(V(d).map(({label:e})=>e))),p=N(()=>V(o)?.kind===`distribute`?Z(`give`,{left:a.left,n:V(o).high}):Z(`choose`,{n:a.picked.length,names:a.picked.map(e=>e.sentence??``).join(`; `)})),m=P(!1),h=P(!1),g=P(``),_=P(0);Fn(()=>{F(_,V(o)?.low??0,!0),V(o)?vs(V(o))&&F(m,!0):F(m,!1)}),Fn(()=>{!V(o)||a.seq<0||kr().then(()=>{let e=n.area(),t=e?.getBoundingClientRect(),r=kl(e);r.some(e=>{let{top:n,bottom:r}=e.getBoundingClientRect();return t&&n>=t.top&&r<=t.bottom})||r.at(-1)?.scrollIntoView({block:`center`,inline:`nearest`})})});function v(e){return V(o)&&!a.sent?V(d)[V(f).indexOf(e)]?.act:void 0}function y(e){let t=V(o)?.options??[];t.length&&(t.length>9?(F(g,e,!0),F(m,!0)):t[Number(e)-1]&&a.choose(t[Number(e)-1]))}var b={letterDeed:v,digit:y},x=Lg();let S;var C=I(x),w=I(C);J(w,17,()=>r.screen.unasked,q,(e,t)=>{var n=xg(),r=R(n,!0);B(()=>G(r,V(t))),W(e,n)});var T=z(w,2),ee=e=>{var t=Cg(),n=L(t);let r;var i=R(n,!0),s=z(n,2),c=e=>{var t=Sg(),n=I(t);$(n,{name:`more`});var r=R(z(n,2),!0);A(t),B(e=>{X(t,`aria-expanded`,V(h)),G(r,e)},[()=>Z(`whole-question`)]),H(`click`,t,()=>F(h,!V(h))),W(e,t)};K(s,e=>{a.doubt||e(c)});var l=z(s,2),u=e=>{var t=xg(),n=R(t,!0);B(e=>G(n,e),[()=>Z(`choose-some`,{low:V(o).low,high:V(o).high,spare:V(o).high-V(o).low})]),W(e,t)};K(l,e=>{a.gathers&&V(o).kind!==`distribute`&&e(u)}),B(()=>{r=Y(n,1,`text svelte-qo5uwq`,null,r,{whole:V(h)||a.doubt,doubt:a.doubt}),G(i,a.doubt?.warning??V(o).prompt)}),W(e,t)},E=e=>{gg(e,{})};K(T,e=>{V(o)?e(ee):e(E,-1)}),A(C);var D=z(C,2),te=e=>{var t=Mg(),n=I(t),r=e=>{var t=wg(),n=L(t),r=I(n),i=R(r,!0),s=z(r,2);Yi(s),A(n);var c=z(n,2),l=R(c,!0);Di(c,Cl),B(e=>{G(i,V(o).prompt),X(s,`min`,V(o).low),X(s,`max`,V(o).high),G(l,e)},[()=>Z(`take-number`,{n:V(_)})]),ta(s,()=>V(_),e=>F(_,e)),H(`click`,c,()=>a.send(`${V(o).verb} ${V(_)}`)),W(e,t)};K(n,e=>{V(o).kind===`number`&&e(r)});var i=z(n,2),c=e=>{var t=Dg(),n=L(t);J(n,17,()=>V(o).options.filter(e=>!fs(e).length&&e!==V(u)),q,(e,t)=>{var n=Tg(),r=R(n,!0);Di(n,Cl),B(e=>{X(n,`aria-pressed`,e),G(r,V(t).sentence)},[()=>a.picked.includes(V(t))]),H(`click`,n,()=>a.gather(V(t))),W(e,n)});var r=z(n,2),i=e=>{var t=ni();J(L(t),17,()=>V(o).options,q,(e,t,n)=>{{let r=N(()=>a.selection.points[n]??0);rg(e,{get option(){return V(t)},get points(){return V(r)}})}}),W(e,t)};K(r,e=>{V(o).kind===`distribute`&&e(i)});var s=z(r,2),c=I(s);De(),A(s),Di(s,Cl);var l=z(s,2),d=e=>{var t=Eg(),n=I(t);De(),A(t),Di(t,Cl),B(e=>G(n,`${e??``} `),[()=>Z(`start-over`)]),H(`click`,t,()=>a.clear()),W(e,t)};K(l,e=>{a.begun&&e(d)}),B(()=>{s.disabled=!a.whole||!a.begun,G(c,`${V(p)??``} `)}),H(`click`,s,()=>a.confirm()),W(e,t)};K(i,e=>{a.gathers&&e(c)});var d=z(i,2);J(d,17,()=>V(s),q,(e,t,n)=>{var r=Og(),i=I(r),o=e=>{$(e,{get path(){return V(t).icon}})};K(i,e=>{V(t).icon&&e(o)});var s=z(i,1,!0),c=z(s),l=e=>{_g(e,()=>V(t).options[0])};K(c,e=>{V(t).options.length===1&&e(l)}),vg(z(c),()=>V(f)[n]),A(r),Di(r,Cl),B(()=>{X(r,`data-letter`,V(f)[n]),G(s,V(t).label)}),H(`click`,r,()=>a.narrow(V(t).options)),W(e,r)});var m=z(d,2);J(m,17,()=>V(l),q,(e,t,n)=>{let r=N(()=>V(f)[V(s).length+n]);var i=kg();let c;var u=I(i,!0),d=z(u);_g(d,()=>V(t)),vg(z(d),()=>V(r)),A(i),Di(i,Cl),B(e=>{X(i,`data-letter`,V(r)),c=Y(i,1,`svelte-qo5uwq`,null,c,{main:!a.menu.length&&V(l).length===1&&!V(t).warning,handy:e}),G(u,V(t).sentence)},[()=>!a.menu.length&&V(o).kind!==`yes-no`&&fs(V(t)).length]),H(`click`,i,()=>a.choose(V(t))),W(e,i)});var h=z(m,2),g=e=>{var t=Ag(),n=I(t,!0),r=z(n);{let e=N(()=>V(f).at(-1));vg(r,()=>V(e))}A(t),Di(t,Cl),B(e=>{X(t,`data-letter`,e),G(n,V(u).sentence)},[()=>V(f).at(-1)]),H(`click`,t,()=>a.choose(V(u))),W(e,t)};K(h,e=>{V(u)&&e(g)});var v=z(h,2),y=e=>{var t=Eg(),n=I(t);De(),A(t),Di(t,Cl),B(e=>G(n,`${e??``} `),[()=>Z(`back`)]),H(`click`,t,()=>a.clear()),W(e,t)};K(v,e=>{a.menu.length&&e(y)});var b=z(v,2),x=e=>{var t=jg(),n=R(t,!0);Di(t,Cl),B(e=>G(n,e),[()=>Z(`all-the-same`,{what:a.doubt.sentence??``})]),H(`click`,t,()=>a.insist()),W(e,t)};K(b,e=>{a.doubt&&e(x)}),A(t),W(e,t)};K(D,e=>{V(o)&&!a.sent&&e(te)});var ne=z(D,2),re=I(ne);cg(re,{});var ie=z(re,2),O=e=>{var t=Ng(),n=I(t);$(n,{name:`skip`});var i=R(z(n,2),!0);De(2),A(t),B(e=>G(i,e),[()=>Z(`skip-ahead`)]),H(`click`,t,()=>r.skip()),W(e,t)};K(ie,e=>{r.screen.behind&&e(O)});var ae=z(ie,2),oe=e=>{var t=Pg(),n=I(t);$(n,{name:`menu`});var r=R(z(n,2),!0);A(t),B(e=>{X(t,`aria-expanded`,V(m)),G(r,e)},[()=>Z(`all-answers`,{n:V(o).options.length})]),H(`click`,t,()=>{F(g,``),F(m,!V(m))}),W(e,t)};K(ae,e=>{V(o)&&V(o).kind!==`distribute`&&V(o).options.length>V(l).length+ +!!V(u)&&e(oe)});var se=z(ae,2),ce=e=>{var t=Fg(),n=I(t);$(n,{name:`hint`});var i=R(z(n,2),!0);De(2),A(t),B(e=>G(i,e),[()=>Z(`hint`)]),H(`click`,t,()=>r.askHint()),W(e,t)};K(se,e=>{r.server.room?.hints&&V(o)&&e(ce)});var le=z(se,2),ue=e=>{var t=Ig(),n=I(t);$(n,{name:`undo`});var i=R(z(n,2),!0);De(2),A(t),B(e=>G(i,e),[()=>Z(`undo`)]),H(`click`,t,()=>r.undo()),W(e,t)};K(le,e=>{r.server.lasts&&r.server.room?.yours.length&&r.server.table?.at&&e(ue)}),A(ne);var de=z(ne,2),fe=e=>{tg(e,{onclose:()=>F(m,!1),get typed(){return V(g)},set typed(e){F(g,e,!0)}})};return K(de,e=>{V(m)&&V(o)&&!a.sent&&e(fe)}),A(x),B(e=>{S=Y(x,1,`prompt svelte-qo5uwq`,null,S,{mine:V(o)&&!a.sent}),X(x,`aria-label`,e),X(x,`data-seq`,a.seq),X(x,`data-menu`,a.menu.length>0),X(x,`data-gathers`,a.gathers)},[()=>Z(`question`)]),W(e,x),M(b)}Gr([`click`]);var zg=26,Bg=92;function Vg(e){let t=e.flat();return{low:Math.min(0,...t),high:Math.max(1,...t),turns:Math.max(1,...e.map(e=>e.length-1))}}function Hg({low:e,high:t}){let n=(e+t)/2;return Number.isInteger(n)?[e,n,t]:[e,t]}function Ug({turns:e},t){return zg+290*t/e}function Wg({low:e,high:t},n){return Bg-84*(n-e)/(t-e)}function Gg(e,t){return t.map((t,n)=>`${n?`L`:`M`}${Ug(e,n).toFixed(1)} ${Wg(e,t).toFixed(1)}`).join(``)}var Kg=U(`<span><svg class="key svelte-cebp1h" viewBox="0 0 24 6" aria-hidden="true"><path d="M0 3H24" class="svelte-cebp1h"></path></svg> </span>`),qg=ei(`<path class="grid svelte-cebp1h"></path><text text-anchor="end" class="svelte-cebp1h"> </text>`,1),Jg=ei(`<path class="course svelte-cebp1h"></path>`),Yg=U(`<th scope="col" class="svelte-cebp1h"> </th>`),Xg=U(`<td class="svelte-cebp1h"> </td>`),Zg=U(`<tr><th scope="row" class="svelte-cebp1h"></th><!></tr>`),Qg=U(`<figure class="svelte-cebp1h"><figcaption class="svelte-cebp1h"></figcaption> <svg role="img" class="svelte-cebp1h"><!><!><text class="svelte-cebp1h"> </text><text text-anchor="end" class="svelte-cebp1h"> </text></svg> <details class="svelte-cebp1h"><summary class="svelte-cebp1h"> </summary> <div class="wide svelte-cebp1h" tabindex="0" role="group"><table class="svelte-cebp1h"><thead><tr><th scope="col" class="svelte-cebp1h"> </th><!></tr></thead><tbody></tbody></table></div></details></figure>`);function $g(e,t){j(t,!0);let{tell:n}=qc(),r=[`var(--gold)`,`var(--course-2)`,`var(--course-3)`,`var(--bad)`],i=[``,`7 4`,`2 4`,`9 3 2 3`],a=N(()=>Vg(t.courses.map(e=>e.values))),o=e=>`${e.title}: ${e.values[0]} → ${e.values.at(-1)}`;var s=Qg(),c=I(s);J(c,21,()=>t.courses,q,(e,t)=>{var n=Kg(),a=I(n),s=I(a);let c;A(a);var l=z(a);A(n),B(e=>{X(s,`stroke-dasharray`,i[V(t).seat]),c=Li(s,``,c,{stroke:r[V(t).seat]}),G(l,` ${e??``}`)},[()=>o(V(t))]),W(e,n)}),A(c);var l=z(c,2),u=I(l);J(u,17,()=>Hg(V(a)),q,(e,t)=>{var n=qg(),r=L(n),i=z(r),o=R(i,!0);B((e,n,a,s)=>{X(r,`d`,`M${e??``} ${n??``}H316`),X(i,`x`,a),X(i,`y`,s),G(o,V(t))},[()=>Ug(V(a),0),()=>Wg(V(a),V(t)),()=>Ug(V(a),0)-5,()=>Wg(V(a),V(t))+3]),W(e,n)});var d=z(u);J(d,17,()=>t.courses,q,(e,t)=>{var n=Jg();let o;B(e=>{X(n,`d`,e),X(n,`stroke-dasharray`,i[V(t).seat]),o=Li(n,``,o,{stroke:r[V(t).seat]})},[()=>Gg(V(a),V(t).values)]),W(e,n)});var f=z(d),p=R(f,!0),m=z(f),h=R(m,!0);A(l);var g=z(l,2),_=I(g),v=R(_,!0),y=z(_,2),b=I(y),x=I(b),S=I(x),C=I(S),w=R(C,!0);J(z(C),17,()=>t.courses,q,(e,t)=>{var n=Yg(),r=R(n,!0);B(()=>G(r,V(t).title)),W(e,n)}),A(S),A(x);var T=z(x);J(T,21,()=>({length:V(a).turns+1}),q,(e,n,r)=>{var i=Zg(),a=I(i);a.textContent=r,J(z(a),17,()=>t.courses,q,(e,t)=>{var n=Xg(),i=R(n,!0);B(()=>G(i,V(t).values[r]??``)),W(e,n)}),A(i),W(e,i)}),A(T),A(b),A(y),A(g),A(s),B((e,t,n,r,i,a,o)=>{X(l,`viewBox`,`0 0 320 110`),X(l,`aria-label`,e),X(f,`x`,t),X(f,`y`,106),G(p,n),X(m,`x`,316),X(m,`y`,106),G(h,r),G(v,i),X(y,`aria-label`,a),G(w,o)},[()=>t.courses.map(o).join(`; `),()=>Ug(V(a),0),()=>n(`ui-turn`,{n:0}),()=>n(`ui-turn`,{n:V(a).turns}),()=>Z(`as-table`),()=>Z(`as-table`),()=>Z(`turn`)]),W(e,s),M()}var e_=U(`<button> </button>`),t_=U(`<button class="main"> </button> <!>`,1),n_=U(`<p><a class="button main"> </a></p>`),r_=U(`<p role="status"> </p>`),i_=U(`<li><button class="svelte-1f29zrf"><small class="svelte-1f29zrf"> </small> <span class="svelte-1f29zrf"> </span> <!></button></li>`),a_=U(`<section aria-labelledby="moments"><h3 id="moments"> </h3> <ol class="moments svelte-1f29zrf"></ol></section>`),o_=U(`<section class="report svelte-1f29zrf" aria-labelledby="report"><h2 id="report" tabindex="-1" class="svelte-1f29zrf"><!> </h2> <div class="next svelte-1f29zrf"><!> <button> </button> <button> </button> <a class="button" href="#/"> </a></div> <!> <!> <!> <div class="charts svelte-1f29zrf"></div></section>`);function s_(e,t){j(t,!0);let{sitting:n,tell:r}=qc(),i=N(()=>n.server.report),a=N(()=>[...new Set(V(i).courses.map(e=>e.name))]),o=N(()=>V(i).result?.winners.some(e=>n.server.room?.yours.includes(e))),s=N(()=>Q.server.games.find(e=>e.name===n.server.room?.game)?.decks),c=N(()=>(n.server.room?.rematch??[]).map(e=>n.server.name(e))),l=N(()=>!!n.server.room?.yours.length);var u=o_(),d=I(u),f=I(d),p=e=>{var t=ti();B(e=>G(t,`${e??``} `),[()=>Z(`you-win`)]),W(e,t)};K(f,e=>{V(o)&&n.server.room?.yours.length===1&&e(p)});var m=z(f,1,!0);A(d);var h=z(d,2),g=I(h),_=e=>{var t=t_(),r=L(t),i=R(r,!0),a=z(r,2),o=e=>{var t=e_(),r=R(t,!0);B(e=>G(r,e),[()=>Z(`again-swapped`,{what:V(s)})]),H(`click`,t,()=>n.rematch(!0)),W(e,t)};K(a,e=>{V(s)&&e(o)}),B(e=>G(i,e),[()=>Z(`again`)]),H(`click`,r,()=>n.rematch(!1)),W(e,t)};K(g,e=>{V(l)&&e(_)});var v=z(g,2),y=R(v,!0),b=z(v,2),x=R(b,!0),S=R(z(b,2),!0);A(h);var C=z(h,2),w=e=>{var t=n_(),r=I(t),i=R(r,!0);A(t),B(e=>{X(r,`href`,`#/room/${n.server.room.next??``}`),G(i,e)},[()=>Z(`to-next`)]),W(e,t)};K(C,e=>{n.server.room?.next&&e(w)});var T=z(C,2),ee=e=>{var t=r_(),n=R(t,!0);B(e=>G(n,e),[()=>Z(`agreed`,{names:V(c).join(`, `)})]),W(e,t)};K(T,e=>{V(c).length&&e(ee)});var E=z(T,2),D=e=>{var t=a_(),a=I(t),o=R(a,!0),s=z(a,2);J(s,21,()=>V(i).moments,q,(e,t)=>{var i=i_(),a=I(i),o=I(a),s=R(o,!0),c=z(o,2),l=R(c,!0);$(z(c,2),{name:`replay`}),A(a),A(i),B(e=>{G(s,e),G(l,V(t).text)},[()=>r(`ui-turn`,{n:V(t).turn})]),H(`click`,a,()=>n.lookBack(V(t).at)),W(e,i)}),A(s),A(t),B(e=>G(o,e),[()=>Z(`key-moments`)]),W(e,t)};K(E,e=>{V(i).moments?.length&&e(D)});var te=z(E,2);J(te,21,()=>V(a),q,(e,t)=>{{let n=N(()=>V(i).courses.filter(e=>e.name===V(t)));$g(e,{get courses(){return V(n)}})}}),A(te),A(u),B((e,t,n)=>{G(m,V(i).summary),G(y,e),G(x,t),G(S,n)},[()=>Z(`replay`),()=>Z(`see-table`),()=>Z(`another-game`)]),H(`click`,v,()=>n.lookBack(0)),H(`click`,b,()=>n.screen.reading=!1),W(e,u),M()}Gr([`click`]);var c_=U(`<i class="svelte-1tzjqu6"></i>`),l_=U(`<option> </option>`),u_=U(`<label class="svelte-1tzjqu6"><span class="unseen"> </span> <select class="svelte-1tzjqu6"><!><!></select></label>`),d_=U(`<span class="svelte-1tzjqu6"> </span>`),f_=U(`<span class="quiet svelte-1tzjqu6"> </span>`),p_=U(`<section class="timeline svelte-1tzjqu6"><div class="steps svelte-1tzjqu6"><button class="svelte-1tzjqu6"><!> <span class="unseen"> </span></button> <button class="svelte-1tzjqu6"><!> <span class="unseen"> </span></button> <button class="main svelte-1tzjqu6"><!> <span> </span></button> <button class="svelte-1tzjqu6"><!> <span class="unseen"> </span></button> <button class="svelte-1tzjqu6"><!> <span class="unseen"> </span></button></div> <label class="slider svelte-1tzjqu6"><span> </span> <input type="range" min="0" class="svelte-1tzjqu6"/> <span class="ticks svelte-1tzjqu6" aria-hidden="true"></span></label> <label class="svelte-1tzjqu6"><span class="unseen"> </span> <select class="svelte-1tzjqu6"></select></label> <!> <p class="next svelte-1tzjqu6" aria-live="polite" tabindex="0"><!> <!></p> <div class="steps svelte-1tzjqu6"><button class="svelte-1tzjqu6"> </button> <button class="svelte-1tzjqu6"> <kbd>Esc</kbd></button></div></section>`);function m_(e,t){j(t,!0);let{sitting:n}=qc(),r=n.back,i=N(()=>n.moment),a=N(()=>r.moves[V(i).at]),o=N(()=>n.server.room?.status===`over`?n.server.room.seats.map((e,t)=>t):[]),s=N(()=>V(i).at===0),c=N(()=>V(i).at>=V(i).end),l=e=>`${100*e/Math.max(1,V(i).end)}%`;var u=p_(),d=I(u),f=I(d),p=I(f);$(p,{name:`turn-back`});var m=R(z(p,2),!0);A(f);var h=z(f,2),g=I(h);$(g,{name:`step-back`});var _=R(z(g,2),!0);A(h);var v=z(h,2),y=I(v);{let e=N(()=>r.runs?`pause`:`turn`);$(y,{get name(){return V(e)}})}var b=R(z(y,2),!0);A(v);var x=z(v,2),S=I(x);$(S,{name:`step-on`});var C=R(z(S,2),!0);A(x);var w=z(x,2),T=I(w);$(T,{name:`turn-on`});var ee=R(z(T,2),!0);A(w),A(d);var E=z(d,2),D=I(E),te=R(D,!0),ne=z(D,2);Yi(ne);var re=z(ne,2);J(re,21,()=>r.turns,e=>e.at,(e,t)=>{var n=c_();let r;B(e=>r=Li(n,``,r,{left:e}),[()=>l(V(t).at)]),W(e,n)}),A(re),A(E);var ie=z(E,2),O=I(ie),ae=R(O,!0),oe=z(O,2);J(oe,21,()=>r.turns,e=>e.at,(e,t)=>{var r=l_(),i=R(r,!0),a={};B(e=>{G(i,e),a!==(a=V(t).at)&&(r.value=(r.__value=a)??``)},[()=>Z(`turn-of`,{turn:V(t).turn,name:n.server.name(V(t).seat)})]),W(e,r)}),A(oe);var se;Vi(oe),A(ie);var ce=z(ie,2),le=e=>{var t=u_(),a=I(t),s=R(a,!0),c=z(a,2),l=I(c),u=e=>{var t=l_(),n=R(t,!0);t.value=t.__value=-1,B(e=>G(n,e),[()=>Z(`seen-by-all`)]),W(e,t)};K(l,e=>{V(i).seat<0&&e(u)}),J(z(l),17,()=>V(o),q,(e,t)=>{var r=l_(),i=R(r,!0),a={};B(e=>{G(i,e),a!==(a=V(t))&&(r.value=(r.__value=a)??``)},[()=>Z(`seen-by-one`,{name:n.server.name(V(t))})]),W(e,r)}),A(c);var d;Vi(c),A(t),B(e=>{G(s,e),d!==(d=V(i).seat)&&(c.value=(c.__value=d)??``,Bi(c,d))},[()=>Z(`seen-by`)]),H(`change`,c,e=>r.to(V(i).at,Number(e.currentTarget.value))),W(e,t)};K(ce,e=>{V(o).length&&e(le)});var ue=z(ce,2),de=I(ue);J(de,17,()=>V(i).lines??[],q,(e,t)=>{var n=d_(),r=R(n,!0);B(()=>G(r,V(t).text)),W(e,n)});var fe=z(de,2),pe=e=>{var t=f_(),r=R(t,!0);B(e=>G(r,e),[()=>Z(`next-move`,{name:n.server.name(V(a).seat),what:V(a).sentence})]),W(e,t)};K(fe,e=>{V(a)?.sentence&&e(pe)}),A(ue);var me=z(ue,2),he=I(me),ge=R(he,!0),_e=z(he,2),ve=I(_e);De(),A(_e),A(me),A(u),B((e,t,n,a,o,l,d,p,g,y,S,T,E,D,re)=>{X(u,`aria-label`,e),X(f,`title`,t),f.disabled=V(s),G(m,n),X(h,`title`,a),h.disabled=V(s),G(_,o),X(v,`aria-pressed`,r.runs),G(b,l),X(x,`title`,d),x.disabled=V(c),G(C,p),X(w,`title`,g),w.disabled=V(c),G(ee,y),G(te,S),X(ne,`max`,V(i).end),Xi(ne,V(i).at),G(ae,T),se!==(se=E)&&(oe.value=(oe.__value=se)??``,Bi(oe,se)),G(ge,D),G(ve,`${re??``} `)},[()=>Z(`replay`),()=>Z(`turn-back`),()=>Z(`turn-back`),()=>Z(`step-back`),()=>Z(`step-back`),()=>r.runs?Z(`pause`):Z(`run`),()=>Z(`step-on`),()=>Z(`step-on`),()=>Z(`turn-on`),()=>Z(`turn-on`),()=>Z(`moment`,{at:V(i).at,end:V(i).end,turn:V(i).turn}),()=>Z(`jump-turn`),()=>r.turns.findLast(e=>e.at<=V(i).at)?.at??0,()=>Z(`play-on`),()=>Z(`to-now`)]),H(`click`,f,()=>r.turn(-1)),H(`click`,h,()=>r.to(V(i).at-1)),H(`click`,v,()=>r.play()),H(`click`,x,()=>r.to(V(i).at+1)),H(`click`,w,()=>r.turn(1)),H(`input`,ne,e=>r.to(e.currentTarget.valueAsNumber)),H(`change`,oe,e=>r.to(Number(e.currentTarget.value))),H(`click`,he,()=>Q.playOn(V(i).at)),H(`click`,_e,()=>n.backToNow()),W(e,u),M()}Gr([`click`,`input`,`change`]);var h_=U(`<button class="svelte-pypywg"> </button>`),g_=U(`<li class="svelte-pypywg"></li>`),__=U(`<ul class="effects svelte-pypywg"></ul>`);function v_(e,t){j(t,!0);var n=__();J(n,21,()=>t.effects,q,(e,t)=>{let n=()=>V(t).effect,r=()=>V(t).card,i=()=>V(t).slug;var a=g_();J(a,21,()=>Gp(n(),new Map(i()?[[r(),i()]]:[])),q,(e,t)=>{var n=ni(),r=L(n),i=e=>{var n=h_(),r=R(n,!0);B(()=>G(r,V(t).text)),H(`click`,n,()=>Us({slug:V(t).slug,things:[],deed:``,notes:[]})),W(e,n)},a=e=>{var n=ti();B(()=>G(n,V(t).text)),W(e,n)};K(r,e=>{V(t).slug?e(i):e(a,-1)}),W(e,n)}),A(a),W(e,a)}),A(n),W(e,n),M()}Gr([`click`]);var y_=U(`<section class="force svelte-3ldv6t" tabindex="0"><h2 class="svelte-3ldv6t"> </h2> <!></section>`);function b_(e,t){j(t,!0);let{sitting:n}=qc(),r=N(()=>n.shown?.force??[]);var i=ni(),a=L(i),o=e=>{var t=y_(),n=I(t),i=R(n,!0);v_(z(n,2),{get effects(){return V(r)}}),A(t),B((e,n)=>{X(t,`aria-label`,e),G(i,n)},[()=>Z(`in-force`),()=>Z(`in-force`)]),W(e,t)};K(a,e=>{V(r).length&&e(o)}),W(e,i),M()}var x_=U(`<button class="link rule svelte-14lwl8k">§</button>`),S_=U(`<button class="link svelte-14lwl8k"> </button>`),C_=U(`<li><!> <span class="svelte-14lwl8k"><!><!></span></li>`),w_=U(`<li class="small svelte-14lwl8k"><span class="svelte-14lwl8k"> </span></li>`),T_=U(`<section class="log svelte-14lwl8k" tabindex="0"><ol class="svelte-14lwl8k"></ol></section>`);function E_(e,t){j(t,!0);let{sitting:n,game:r,face:i}=qc(),a=N(()=>mm(r)?.Dice),o=N(()=>Math.max(0,n.server.log.length-200)),s=N(()=>n.moment?n.moment.lines??[]:n.server.log.slice(V(o))),c=N(()=>n.moment?0:n.screen.read-V(o)),l=P(void 0);Fn(()=>{V(s).length&&kr().then(()=>V(l)?.scrollTo({top:V(l).scrollHeight}))});var u=T_(),d=I(u);J(d,21,()=>V(s),q,(e,t,r)=>{let o=N(()=>Gp(V(t).text,new Map((V(t).cards??[]).map(e=>[i(e).name,e]))));var s=C_();let l;var u=I(s),d=e=>{var r=x_();B(e=>{X(r,`aria-label`,e),X(r,`title`,V(t).rule)},[()=>Z(`rule`,{id:V(t).rule})]),H(`click`,r,()=>n.rule(V(t).rule)),W(e,r)};K(u,e=>{V(t).rule&&e(d)});var f=z(u,2),p=I(f);J(p,17,()=>V(o),q,(e,t)=>{var n=ni(),r=L(n),i=e=>{var n=S_(),r=R(n,!0);B(()=>G(r,V(t).text)),H(`click`,n,()=>Us({slug:V(t).slug,things:[],deed:``,notes:[]})),W(e,n)},a=e=>{var n=ti();B(()=>G(n,V(t).text)),W(e,n)};K(r,e=>{V(t).slug?e(i):e(a,-1)}),W(e,n)});var m=z(p),h=e=>{var n=ni();wi(L(n),()=>V(a),(e,n)=>{n(e,{get dice(){return V(t).dice}})}),W(e,n)};K(m,e=>{V(a)&&V(t).dice?.length&&e(h)}),A(f),A(s),B(()=>l=Y(s,1,`svelte-14lwl8k`,null,l,{small:V(t).small,fresh:r>=V(c)})),W(e,s)},e=>{var t=w_(),n=R(I(t),!0);A(t),B(e=>G(n,e),[()=>Z(`no-log`)]),W(e,t)}),A(d),A(u),da(u,e=>F(l,e),()=>V(l)),B(e=>X(u,`aria-label`,e),[()=>Z(`log`)]),W(e,u),M()}Gr([`click`]);var D_=[`undo`,`hint`,`why`,`board`,`card`,`force`,`log`,`order`,`save`,`concede`,`help`];function O_(e,t){return[...t(`command-${e}`).toLowerCase().split(/\s+/),e]}function k_(e,t){if(/^\?\s*\S/.test(e))return{command:`why`,rest:e.slice(1).trim()};let[n=``,...r]=e.trim().split(/\s+/),i=n===`?`?`help`:D_.find(e=>O_(e,t).includes(n.toLowerCase()));return i&&{command:i,rest:r.join(` `)}}var A_=U(`<div class="svelte-1ht8fe6"><dt class="svelte-1ht8fe6"> </dt> <dd class="svelte-1ht8fe6"> </dd></div>`),j_=U(`<dl role="status" class="svelte-1ht8fe6"></dl>`),M_=U(`<h3 class="svelte-1ht8fe6"> </h3>`),N_=U(`<small class="svelte-1ht8fe6"> </small>`),P_=U(`<li class="svelte-1ht8fe6"><span aria-hidden="true"> </span> <button class="svelte-1ht8fe6"><span class="unseen"> </span> <!></button></li>`),F_=U(`<!> <ul class="answers svelte-1ht8fe6"></ul>`,1),I_=U(`<li class="svelte-1ht8fe6"> </li>`),L_=U(`<div class="plain svelte-1ht8fe6"><section aria-labelledby="plain-answers"><h2 id="plain-answers" class="svelte-1ht8fe6"> </h2> <p> </p> <form><label for="typed"> </label> <div class="line svelte-1ht8fe6"><input id="typed" autocomplete="off" autocapitalize="off" spellcheck="false" aria-describedby="expected" class="svelte-1ht8fe6"/> <button class="main"> </button></div> <p id="expected" class="quiet svelte-1ht8fe6"> </p></form> <!> <!></section> <section aria-labelledby="plain-table"><h2 id="plain-table" tabindex="-1" class="svelte-1ht8fe6"> </h2> <ul class="svelte-1ht8fe6"></ul></section> <section aria-labelledby="plain-force"><h2 id="plain-force" tabindex="-1" class="svelte-1ht8fe6"> </h2> <ul class="svelte-1ht8fe6"></ul></section> <section aria-labelledby="plain-log"><h2 id="plain-log" tabindex="-1" class="svelte-1ht8fe6"> </h2> <ol class="svelte-1ht8fe6"></ol></section></div>`);function R_(e,t){j(t,!0);let{sitting:n,game:r,tell:i}=qc(),a=n.asking,o=N(()=>a.question),s=N(()=>V(o)?.kind===`distribute`||V(o)?.kind===`number`),c=P(``),l=fn({}),u=P(!1),d=-1,f={undo:()=>void n.undo(),hint:()=>void n.askHint(),why:e=>void n.whyNot(e),board:()=>void n.describe().then(()=>l.table?.focus()),card:p,force:()=>l.force?.focus(),log:()=>l.log?.focus(),order:()=>void n.order(!n.server.room?.order),save:()=>void n.save().then(pc),concede:m,help:()=>F(u,!0)};Fn(()=>{if(n.step<0)return;let e=setTimeout(()=>void n.describe(),60);return()=>clearTimeout(e)});function p(e){let t=e.toLowerCase(),a=[...Q.server.cards[r]?.values()??[]],o=a.find(e=>e.name.toLowerCase()===t)??a.find(e=>e.name.toLowerCase().includes(t));o&&t?Us({slug:o.slug,things:[],deed:``,notes:[]}):n.screen.say(i(`ui-no-card`,{typed:e}),!0)}function m(){if(d===a.seq&&n.server.lasts)return void n.resign();d=a.seq,n.screen.say(i(`ui-sure-concede`),!0)}function h(e){e.preventDefault();let t=V(c).trim();if(!t)return;F(c,``),F(u,!1);let r=k_(t,i);if(r)return f[r.command](r.rest);let l=/^\d+(\s+\d+)*$/.test(t)?t.split(/\s+/).map(Number):[];if(l.length&&V(o)&&!V(s))return g(l);let d=V(o)?Os(V(o),t):[];d.length===1?a.choose(d[0]):n.type(t)}function g(e){let t=e.map(e=>V(o).options[e-1]);if(t.some(e=>!e))return n.screen.say(V(o).expected??``,!0);if(!a.gathers)return a.choose(t[0]);a.clear();for(let e of t)a.gather(e);a.whole?a.confirm():n.screen.say(V(o).expected??``,!0)}var _=L_(),v=I(_),y=I(v),b=R(y,!0),x=z(y,2),S=R(x,!0),C=z(x,2),w=I(C),T=R(w,!0),ee=z(w,2),E=I(ee);Yi(E);var D=R(z(E,2),!0);A(ee);var te=R(z(ee,2));A(C);var ne=z(C,2),re=e=>{var t=j_();J(t,21,()=>D_,q,(e,t)=>{var n=A_(),r=I(n),a=R(r,!0),o=R(z(r,2),!0);A(n),B((e,t)=>{G(a,e),G(o,t)},[()=>O_(V(t),i)[0],()=>i(`help-${V(t)}`)]),W(e,n)}),A(t),W(e,t)};K(ne,e=>{V(u)&&e(re)}),J(z(ne,2),17,()=>xs(V(o)?.options??[]),q,(e,t)=>{var n=F_(),r=L(n),i=e=>{var n=M_(),r=R(n,!0);B(()=>G(r,V(t).title)),W(e,n)};K(r,e=>{V(t).title&&e(i)});var o=z(r,2);J(o,21,()=>V(t).answers,({option:e,n:t,label:n})=>t,(e,t)=>{let n=()=>V(t).option,r=()=>V(t).n,i=()=>V(t).label;var o=P_(),s=I(o),c=R(s,!0),l=z(s,2),u=I(l),d=R(u,!0),f=z(u),p=z(f),m=e=>{var t=N_(),r=R(t,!0);B(()=>G(r,n().note)),W(e,t)};K(p,e=>{n().note&&e(m)}),A(l),A(o),B(e=>{G(c,r()),X(l,`aria-pressed`,e),G(d,r()),G(f,` ${i()??``}`)},[()=>a.gathers?a.picked.includes(n()):void 0]),H(`click`,l,()=>a.choose(n())),W(e,o)}),A(o),W(e,n)}),A(v);var ie=z(v,2),O=I(ie),ae=R(O,!0);da(O,e=>l.table=e,()=>l?.table);var oe=z(O,2);J(oe,21,()=>n.server.sentences,e=>e.key,(e,t)=>{var n=I_(),r=R(n,!0);B(()=>G(r,V(t).text)),W(e,n)}),A(oe),A(ie);var se=z(ie,2),ce=I(se),le=R(ce,!0);da(ce,e=>l.force=e,()=>l?.force);var ue=z(ce,2);J(ue,21,()=>n.shown?.force??[],q,(e,t)=>{var n=I_(),r=R(n,!0);B(()=>G(r,V(t).effect)),W(e,n)},e=>{var t=I_(),n=R(t,!0);B(e=>G(n,e),[()=>i(`ui-no-force`)]),W(e,t)}),A(ue),A(se);var de=z(se,2),fe=I(de),pe=R(fe,!0);da(fe,e=>l.log=e,()=>l?.log);var me=z(fe,2);J(me,21,()=>n.server.log.slice(-30),q,(e,t)=>{var n=I_(),r=R(n,!0);B(()=>G(r,V(t).text)),W(e,n)},e=>{var t=I_(),n=R(t,!0);B(e=>G(n,e),[()=>Z(`no-log`)]),W(e,t)}),A(me),A(de),A(_),B((e,t,n,r,i,c,l)=>{G(b,e),G(S,V(o)?.prompt??``),G(T,t),G(D,n),G(te,`${(a.gathers||V(s)?V(o)?.expected:``)??``}
        ${r??``}`),G(ae,i),G(le,c),G(pe,l)},[()=>Z(`answers`),()=>Z(`type-here`),()=>Z(`send`),()=>Z(`plain-commands`,{list:D_.map(e=>O_(e,i)[0]).join(`, `)}),()=>Z(`table`),()=>Z(`in-force`),()=>Z(`log`)]),Wr(`submit`,C,h),ta(E,()=>V(c),e=>F(c,e)),W(e,_),M()}Gr([`click`]);var z_=U(`<p class="svelte-18gwdac"> </p>`),B_=U(`<section class="affects svelte-18gwdac" aria-labelledby="affects"><h3 id="affects" class="svelte-18gwdac"> </h3> <!></section>`);function V_(e,t){j(t,!0);let{sitting:n}=qc(),r=P(void 0);Fn(()=>{let e=t.thing;n.step>=0&&n.affects(e).then(n=>e===t.thing&&F(r,n))});var i=ni(),a=L(i),o=e=>{var t=B_(),n=I(t),i=R(n,!0),a=z(n,2),o=e=>{v_(e,{get effects(){return V(r).effects}})},s=e=>{var t=z_(),n=R(t,!0);B(e=>G(n,e),[()=>Z(`affects-nothing`)]),W(e,t)};K(a,e=>{V(r).effects.length?e(o):e(s,-1)}),A(t),B(e=>G(i,e),[()=>Z(`affects`)]),W(e,t)};K(a,e=>{V(r)&&e(o)}),W(e,i),M()}var H_=U(`<div class="large svelte-197u7p7"><!></div>`),U_=U(`<h2> </h2>`),W_=U(`<li class="svelte-197u7p7"> </li>`),G_=U(`<ul class="notes svelte-197u7p7"></ul>`),K_=U(`<span class="svelte-197u7p7"> </span>`),q_=U(`<li><button class="svelte-197u7p7"> </button> <!></li>`),J_=U(`<ul class="attached svelte-197u7p7"></ul>`),Y_=U(`<!> <!>`,1),X_=U(`<button class="main"> </button>`),Z_=U(`<button> <kbd>?</kbd></button>`),Q_=U(`<!> <div class="info svelte-197u7p7"><!> <!> <div class="deeds svelte-197u7p7"><!> <!> <button> <kbd>Esc</kbd></button></div></div>`,1),$_=U(`<dialog class="svelte-197u7p7"><!></dialog>`),ev=U(`<!><!>`,1),tv=U(`<p class="quiet svelte-197u7p7"> </p>`),nv=U(`<div class="beside svelte-197u7p7"><!></div>`);function rv(e,t){j(t,!0);let n=(e,t=f)=>{var n=ni(),r=L(n),i=e=>{var n=H_(),r=I(n);{let e=N(()=>s(t().slug));ih(r,{get face(){return V(e)},get game(){return o},get live(){return t().live}})}A(n),W(e,n)},a=e=>{var n=U_(),r=R(n,!0);B(()=>G(r,t().name)),W(e,n)};K(r,e=>{t().slug?e(i):e(a,-1)}),W(e,n)},r=(e,t=f)=>{var n=Y_(),r=L(n),i=e=>{var n=G_();J(n,21,()=>t().notes,q,(e,t)=>{var n=W_(),r=R(n,!0);B(()=>G(r,V(t))),W(e,n)}),A(n),W(e,n)};K(r,e=>{t().notes.length&&e(i)});var a=z(r,2),o=e=>{var n=J_();J(n,21,()=>t().attached,q,(e,t)=>{var n=q_(),r=I(n),i=R(r,!0);J(z(r,2),17,()=>V(t).notes,q,(e,t)=>{var n=K_(),r=R(n,!0);B(()=>G(r,V(t))),W(e,n)}),A(n),B(e=>G(i,e),[()=>s(V(t).slug).name]),H(`click`,r,()=>Us(V(t))),W(e,n)}),A(n),W(e,n)};K(a,e=>{t().attached?.length&&e(o)}),W(e,n)},i=va(t,`sheet`,3,!1),{sitting:a,game:o,face:s}=qc(),c=N(()=>Vs.seen),l=N(()=>V(c)?a.asking.options(V(c).things):[]),u=P(void 0);Fn(()=>{i()&&(Vs.open&&!V(u)?.open&&V(u)?.showModal(),!Vs.open&&V(u)?.open&&V(u).close())});function d(e){Ws(),a.asking.touch(e)}var p=ni(),m=L(p),h=e=>{var t=$_(),i=I(t),o=e=>{var t=Q_(),i=L(t);n(i,()=>V(c));var o=z(i,2),s=I(o);r(s,()=>V(c));var u=z(s,2),f=e=>{V_(e,{get thing(){return V(c).things[0]}})};K(u,e=>{Vs.open&&V(c).things.length&&e(f)});var p=z(u,2),m=I(p),h=e=>{var t=X_(),n=R(t,!0);B(()=>G(n,V(l)[0].sentence)),H(`click`,t,()=>d(V(c).things)),W(e,t)},g=e=>{var t=ni();J(L(t),17,()=>V(l),q,(e,t)=>{var n=X_(),r=R(n,!0);B(()=>G(r,V(t).sentence)),H(`click`,n,()=>{Ws(),a.asking.choose(V(t))}),W(e,n)}),W(e,t)};K(m,e=>{a.asking.gathers&&V(l).length?e(h):e(g,-1)});var _=z(m,2),v=e=>{var t=Z_(),n=I(t);De(),A(t),B(e=>G(n,`${e??``} `),[()=>Z(`why-not`)]),H(`click`,t,()=>{Ws(),a.whyNot(V(c).deed)}),W(e,t)};K(_,e=>{!V(l).length&&V(c).deed&&a.asking.question&&e(v)});var y=z(_,2),b=I(y);De(),A(y),A(p),A(o),B(e=>G(b,`${e??``} `),[()=>Z(`close`)]),H(`click`,y,function(...e){Ws?.apply(this,e)}),W(e,t)};K(i,e=>{V(c)&&e(o)}),A(t),da(t,e=>F(u,e),()=>V(u)),Di(t,()=>bl),B(e=>X(t,`aria-label`,e),[()=>V(c)?V(c).name??s(V(c).slug).name:``]),Wr(`close`,t,function(...e){Ws?.apply(this,e)}),W(e,t)},g=e=>{var t=nv(),i=I(t),a=e=>{var t=ev(),i=L(t);n(i,()=>V(c));var a=z(i);r(a,()=>V(c)),W(e,t)},o=e=>{var t=tv(),n=R(t,!0);B(e=>G(n,e),[()=>Z(`look-here`)]),W(e,t)};K(i,e=>{V(c)?.slug?e(a):e(o,-1)}),A(t),W(e,t)};K(m,e=>{i()?e(h):e(g,-1)}),W(e,p),M()}Gr([`click`]);var iv={turn:[{pitch:660,at:0,long:.14,shape:`sine`},{pitch:880,at:.13,long:.24,shape:`sine`}],card:[{pitch:320,to:180,at:0,long:.08,shape:`triangle`}],damage:[{pitch:150,to:55,at:0,long:.26,shape:`sawtooth`}],end:[{pitch:523,at:0,long:.2,shape:`sine`},{pitch:659,at:.18,long:.2,shape:`sine`},{pitch:784,at:.36,long:.5,shape:`sine`}]};function av(e,t,n){if(t.undone||t.at===e.at)return[];if(t.result)return e.result?[]:[`end`];let r=[];return t.question&&!e.question&&r.push(`turn`),n(t.view)>n(e.view)?r.push(`damage`):(t.lines??[]).some(e=>!e.small&&e.cards?.length)&&r.push(`card`),r}var ov;function sv(e,t){ov??=new AudioContext,ov.resume();for(let n of iv[e])cv(ov,n,t/250)}function cv(e,{pitch:t,to:n=t,at:r,long:i,shape:a},o){let s=e.currentTime+r,c=e.createOscillator(),l=e.createGain();c.type=a,c.frequency.setValueAtTime(t,s),c.frequency.exponentialRampToValueAtTime(n,s+i),l.gain.setValueAtTime(1e-4,s),l.gain.exponentialRampToValueAtTime(Math.max(o,1e-4),s+.015),l.gain.exponentialRampToValueAtTime(1e-4,s+i),c.connect(l).connect(e.destination),c.start(s),c.stop(s+i+.02)}function lv(e,t){j(t,!0);let n=null;Fn(()=>{let e=t.sitting.server.table;Mr(()=>{n&&e&&r(n,e),n=e})});function r(e,n){let r=av(e,n,mm(t.sitting.server.room?.game??``)?.hurt??(()=>0));if(Ps.sound)for(let e of r)sv(e,Ps.volume);r.includes(`turn`)&&Ps.alert&&document.hidden&&i(n.question?.prompt??``)}function i(e){if(Notification.permission!==`granted`)return;let n=new Notification(Z(`your-turn`),{body:e,icon:`./icon.svg`,tag:t.sitting.id});n.onclick=()=>{window.focus(),n.close()}}M()}var uv=U(`<small> </small>`),dv=U(`<p><b> </b><!> </p>`),fv=U(`<div class="lines svelte-10ayso4" tabindex="0" role="log"></div> <form class="svelte-10ayso4"><input maxlength="300" autocomplete="off" class="svelte-10ayso4"/> <button> </button></form>`,1),pv=U(`<section class="chat svelte-10ayso4"><div class="head svelte-10ayso4"><h2 class="svelte-10ayso4"> </h2> <span class="watching svelte-10ayso4"><!> <span aria-hidden="true"> </span> <span class="unseen"> </span></span> <button class="svelte-10ayso4"> </button></div> <!></section>`);function mv(e,t){j(t,!0);let n=P(``),r=P(void 0);Fn(()=>{t.sitting.server.chat.length&&V(r)?.scrollTo({top:V(r).scrollHeight})});function i(e){e.preventDefault(),V(n).trim()&&t.sitting.talk(V(n).trim()),F(n,``)}var a=pv(),o=I(a),s=I(o),c=R(s,!0),l=z(s,2),u=I(l);$(u,{name:`eye`});var d=z(u,2),f=R(d,!0),p=R(z(d,2),!0);A(l);var m=z(l,2),h=R(m,!0);A(o);var g=z(o,2),_=e=>{var a=fv(),o=L(a);J(o,21,()=>t.sitting.server.chat.slice(-50),q,(e,t)=>{var n=dv(),r=I(n),i=R(r,!0),a=z(r),o=e=>{var t=uv(),n=R(t);B(e=>G(n,`(${e??``})`),[()=>Z(`watches`)]),W(e,t)};K(a,e=>{V(t).seat<0&&e(o)});var s=z(a);A(n),B(()=>{G(i,V(t).name),G(s,`: ${V(t).text??``}`)}),W(e,n)}),A(o),da(o,e=>F(r,e),()=>V(r));var s=z(o,2),c=I(s);Yi(c);var l=R(z(c,2),!0);A(s),B((e,t,n,r)=>{X(o,`aria-label`,e),X(c,`aria-label`,t),X(c,`placeholder`,n),G(l,r)},[()=>Z(`chat`),()=>Z(`chat-line`),()=>Z(`chat-line`),()=>Z(`send`)]),Wr(`submit`,s,i),ta(c,()=>V(n),e=>F(n,e)),W(e,a)};K(g,e=>{t.sitting.screen.muted||e(_)}),A(a),B((e,n,r,i,o)=>{X(a,`aria-label`,e),G(c,n),X(l,`title`,r),G(f,t.sitting.server.room?.watching),G(p,i),X(m,`aria-pressed`,t.sitting.screen.muted),G(h,o)},[()=>Z(`chat`),()=>Z(`chat`),()=>Z(`watching`,{n:t.sitting.server.room?.watching??0}),()=>Z(`watching`,{n:t.sitting.server.room?.watching??0}),()=>t.sitting.screen.muted?Z(`unmute`):Z(`mute`)]),H(`click`,m,()=>t.sitting.mute(!t.sitting.screen.muted)),W(e,a),M()}Gr([`click`]);var hv=U(`<div class="cover svelte-15342vv"><h2> </h2> <button class="main"> </button></div>`);function gv(e,t){j(t,!0);let n=va(t,`sitting`,7),r=N(()=>n().server.table.seat);var i=hv(),a=I(i),o=R(a,!0),s=z(a,2),c=R(s,!0);A(i),B((e,t)=>{G(o,e),G(c,t)},[()=>Z(`hand-over`,{name:n().server.name(V(r))}),()=>Z(`uncover`)]),H(`click`,s,()=>n().screen.uncovered=V(r)),W(e,i),M()}Gr([`click`]);var _v=U(`<details><summary class="svelte-ofw9kp"> </summary> <!></details>`),vv=U(`<span class="key svelte-ofw9kp"> </span>`),yv=U(`<div class="svelte-ofw9kp"><dt class="svelte-ofw9kp"></dt> <dd class="svelte-ofw9kp"> </dd></div>`),bv=U(`<dialog class="keys-help svelte-ofw9kp"><div class="head svelte-ofw9kp"><h2> </h2> <button class="main"> <kbd>Esc</kbd></button></div> <!> <dl class="svelte-ofw9kp"></dl> <h3> </h3> <ul class="svelte-ofw9kp"><li class="svelte-ofw9kp"><span class="sign legal svelte-ofw9kp"></span> </li> <li class="svelte-ofw9kp"><span class="sign chosen svelte-ofw9kp"></span> </li> <li class="svelte-ofw9kp"><span class="sign now svelte-ofw9kp"></span> </li> <li class="svelte-ofw9kp"><span class="sign fresh svelte-ofw9kp"></span> </li></ul></dialog>`);function xv(e,t){j(t,!0);let n=[[`arrows`,[`←`,`→`,`↑`,`↓`]],[`cards`,[`Shift`,`←`,`→`,`↑`,`↓`]],[`enter`,[`Enter`]],[`more`,[`␣`]],[`confirm`,[`Ctrl`,`Enter`]],[`escape`,[`Esc`]],[`letters`,[`A`,`…`,`Z`]],[`digits`,[`1`,`…`,`9`]],[`undo`,[`U`]],[`hint`,[`H`]],[`why`,[`?`]],[`zoom`,[`Z`]],[`log`,[`L`]],[`view`,[`V`]],[`space`,[`␣`]],[`back`,[`←`,`→`,`Home`,`End`]],[`turns`,[`Shift`,`←`,`→`]],[`help`,[`F1`]]],r=va(t,`sitting`,7),i=P(void 0),a=N(()=>Q.server.game(r().server.room?.game));Fn(()=>{r().screen.helping&&V(i)?.showModal()});var o=bv(),s=I(o),c=I(s),l=R(c,!0),u=z(c,2),d=I(u);De(),A(u),A(s);var f=z(s,2),p=e=>{var t=_v(),n=I(t),r=R(n,!0);_h(z(n,2),{get game(){return V(a).name},level:3}),A(t),B(e=>G(r,e),[()=>Z(`learn`,{game:V(a).title})]),W(e,t)};K(f,e=>{V(a)&&e(p)});var m=z(f,2);J(m,21,()=>n,q,(e,t)=>{var n=N(()=>g(V(t),2));let r=()=>V(n)[0],i=()=>V(n)[1];var a=yv(),o=I(a);J(o,21,i,q,(e,t)=>{var n=vv(),r=R(n,!0);B(()=>G(r,V(t))),W(e,n)}),A(o);var s=R(z(o,2),!0);A(a),B(e=>G(s,e),[()=>Z(`key`,{what:r()})]),W(e,a)}),A(m);var h=z(m,2),_=R(h,!0),v=z(h,2),y=I(v),b=z(I(y));A(y);var x=z(y,2),S=z(I(x));A(x);var C=z(x,2),w=z(I(C));A(C);var T=z(C,2),ee=z(I(T));A(T),A(v),A(o),da(o,e=>F(i,e),()=>V(i)),Di(o,()=>bl),B((e,t,n,r,i,a,s,c)=>{X(o,`aria-label`,e),G(l,t),G(d,`${n??``} `),G(_,r),G(b,` ${i??``}`),G(S,` ${a??``}`),G(w,` ${s??``}`),G(ee,` ${c??``}`)},[()=>Z(`keys`),()=>Z(`keys`),()=>Z(`close`),()=>Z(`signs`),()=>Z(`sign-legal`),()=>Z(`sign-chosen`),()=>Z(`sign-now`),()=>Z(`sign-fresh`)]),Wr(`close`,o,()=>r().screen.helping=!1),H(`click`,u,()=>V(i)?.close()),W(e,o),M()}Gr([`click`]);var Sv=U(`<small class="svelte-1vw5hin"> </small>`),Cv=U(`<li class="svelte-1vw5hin"><button> </button> <span class="worth svelte-1vw5hin"><span class="bar svelte-1vw5hin" aria-hidden="true"><span class="svelte-1vw5hin"></span></span> <b> </b> <!></span></li>`),wv=U(`<div class="hint svelte-1vw5hin"><p> </p> <ol class="svelte-1vw5hin"></ol></div>`);function Tv(e,t){j(t,!0);let n=N(()=>t.hint.suggestions.slice(0,3)),r=N(()=>t.hint.suggestions.map(e=>e.value));function i(e){let[t,n]=[Math.min(...V(r)),Math.max(...V(r))];return n>t?8+92*(e-t)/(n-t):100}var a=wv(),o=I(a),s=R(o,!0),c=z(o,2);J(c,21,()=>V(n),q,(e,n,r)=>{var a=Cv(),o=I(a);Y(o,1,`svelte-1vw5hin`,null,{},{main:!r});var s=R(o,!0),c=z(o,2),l=I(c),u=I(l);let d;A(l);var f=z(l,2),p=R(f,!0),m=z(f,2),h=e=>{var t=Sv(),r=R(t,!0);B(e=>G(r,e),[()=>V(n).parts.map(e=>`${e.what} ${Zo(e.points)}`).join(`, `)]),W(e,t)};K(m,e=>{V(n).parts.length&&e(h)}),A(c),A(a),B((e,t)=>{G(s,V(n).sentence),d=Li(u,``,d,{width:e}),G(p,t)},[()=>`${i(V(n).value)??``}%`,()=>Z(`hint-worth`,{n:Zo(V(n).value)})]),H(`click`,o,()=>t.onchoose(V(n).answer)),W(e,a)}),A(c),A(a),B(e=>G(s,e),[()=>Z(`hint-best`)]),W(e,a),M()}Gr([`click`]);var Ev=U(`<p> </p>`),Dv=U(`<p class="rule svelte-14pn97l"><b> </b> </p>`),Ov=U(`<div><div><!> <!></div> <button class="svelte-14pn97l"> <kbd>Esc</kbd></button></div>`),kv=U(`<div class="notice svelte-14pn97l"><!> <button class="svelte-14pn97l"> <kbd>Esc</kbd></button></div>`),Av=U(`<div class="notices svelte-14pn97l"><div class="over svelte-14pn97l" role="status"><!> <!></div></div>`);function jv(e,t){j(t,!0);let n=va(t,`sitting`,7);var r=Av(),i=I(r),a=I(i),o=e=>{var t=Ov();let r;var i=I(t),a=I(i),o=e=>{var t=Ev(),r=R(t,!0);B(()=>G(r,n().screen.notice.text)),W(e,t)};K(a,e=>{n().screen.notice.text&&e(o)}),J(z(a,2),17,()=>n().screen.notice.rules,q,(e,t)=>{var n=Dv(),r=I(n),i=R(r,!0),a=z(r);A(n),B(()=>{G(i,V(t).rule),G(a,` ${V(t).text??``}`)}),W(e,n)}),A(i);var s=z(i,2),c=I(s);De(),A(s),A(t),B(e=>{r=Y(t,1,`notice svelte-14pn97l`,null,r,{bad:n().screen.notice.bad}),G(c,`${e??``} `)},[()=>Z(`close`)]),H(`click`,s,()=>n().screen.notice=null),W(e,t)};K(a,e=>{n().screen.notice&&e(o)});var s=z(a,2),c=e=>{var t=kv(),r=I(t);Tv(r,{get hint(){return n().screen.hint},onchoose:e=>n().asking.send(e)});var i=z(r,2),a=I(i);De(),A(i),A(t),B(e=>G(a,`${e??``} `),[()=>Z(`close`)]),H(`click`,i,()=>n().screen.hint=null),W(e,t)};K(s,e=>{n().screen.hint&&e(c)}),A(i),A(r),W(e,r),M()}Gr([`click`]);function Mv({set:e,parts:t,seed:n}){return[`generated`,...e?[e]:[],...t,n].join(`-`)}function Nv(e){return/^generated-(?:[a-z]+-)*\d{1,18}$/.test(e)}function Pv(e,t){if(!Nv(e))return null;let n=e.split(`-`).slice(1,-1).join(`-`),r=t.sets?.find(e=>`${n}-`.startsWith(`${e.name}-`))?.name??``,i=`-${n.slice(r.length)}-`.replace(`--`,`-`),a=t.parts.map(e=>e.name).filter(e=>i.includes(`-${e}-`));return a.sort((e,t)=>i.indexOf(`-${e}-`)-i.indexOf(`-${t}-`)),{set:r,parts:a,seed:Number(e.split(`-`).at(-1))}}function Fv(){return Math.floor(Math.random()*1e6)}var Iv=U(`<li><button type="button" class="flat svelte-1eot8km"> </button></li>`),Lv=U(`<section><h3 class="svelte-1eot8km"> </h3> <ul class="svelte-1eot8km"></ul></section>`),Rv=U(`<div class="groups svelte-1eot8km"></div>`);function zv(e,t){j(t,!0);var n=Rv();J(n,21,()=>t.deck.groups,q,(e,n)=>{var r=Lv(),i=I(r),a=R(i,!0),o=z(i,2);J(o,21,()=>V(n).cards,q,(e,n)=>{var r=Iv(),i=I(r),a=R(i,!0);A(r),B(()=>G(a,V(n).text)),H(`click`,i,()=>Q.read(t.deck.game,V(n).card)),W(e,r)}),A(o),A(r),B(()=>G(a,V(n).title)),W(e,r)}),A(n),W(e,n),M()}Gr([`click`]);var Bv=U(`<p class="error" role="alert"> </p>`),Vv=U(`<div class="import svelte-mix9h6"><label class="field"> <textarea name="list" rows="7" spellcheck="false" class="svelte-mix9h6"></textarea></label> <!> <div class="actions"><button type="button"> </button> <label class="button svelte-mix9h6"> <input class="unseen" type="file" accept=".txt,.json,text/plain,application/json"/></label></div></div>`);function Hv(e,t){let n=ri();j(t,!0);let r=va(t,`list`,15),i=2e4,a=N(()=>t.game.decks??``),o=P(``);async function s(){if(F(o,r().length>i?Z(`too-long`,{n:i}):``,!0),!V(o))try{let e=await Q.link.ask({type:`deck`,game:t.game.name,text:r()||` `},`deck`);tc.keep(t.game.name,e.text.split(`
`)[0],e.text),t.taken(e)}catch(e){F(o,e instanceof Ma?e.message:Z(`lost`),!0)}}async function c(e){let t=e.currentTarget.files?.[0];e.currentTarget.value=``,t&&(r(await t.text()),await s())}var l=Vv(),u=I(l),d=I(u),f=z(d);_t(f),A(u);var p=z(u,2),m=e=>{var t=Bv(),r=R(t,!0);B(()=>{X(t,`id`,n),G(r,V(o))}),W(e,t)};K(p,e=>{V(o)&&e(m)});var h=z(p,2),g=I(h),_=R(g,!0),v=z(g,2),y=I(v),b=z(y);A(v),A(h),A(l),B((e,t,r,i)=>{G(d,`${e??``} `),X(f,`placeholder`,t),X(f,`aria-invalid`,!!V(o)),X(f,`aria-describedby`,V(o)?n:void 0),G(_,r),G(y,`${i??``} `)},[()=>Z(`deck-list`,{what:V(a)}),()=>Z(`deck-example`,{what:V(a)}),()=>Z(`check-deck`,{what:V(a)}),()=>Z(`open-file`)]),ta(f,r),H(`click`,g,s),H(`change`,b,c),W(e,l),M()}Gr([`click`,`change`]);var Uv=`M6 8h12v10H6ZM12 8V4M12 3.4a.6.6 0 1 0 .1 0M9.5 12v1.5M14.5 12v1.5M3.5 11.5v4M20.5 11.5v4M9.5 21h5`,Wv=`M3 5h18v11H3ZM9 20h6M12 16v4`,Gv=`M9.5 14.5 14.5 9.5M8 11l-3 3a3.6 3.6 0 0 0 5 5l3-3M16 13l3-3a3.6 3.6 0 0 0-5-5l-3 3`,Kv=`M8 10.5a3 3 0 1 0 .1 0M16 10.5a3 3 0 1 0 .1 0M2.5 20c.5-4 10.500-4 11 0M13.500 17c2-1.200 7-.8 8 3`,qv=`M5 5h14v14H5ZM9 9h.1M15 9h.1M12 12h.1M9 15h.1M15 15h.1`,Jv=`M12 4a8.500 8.500 0 1 0 .1 0M12 8v4.500l3 2`,Yv=U(`<option> </option>`),Xv=U(`<label class="field"> <select name="set"></select></label>`),Zv=U(`<button type="button" class="svelte-uyp4at"> </button>`),Qv=U(`<div class="generator svelte-uyp4at"><!> <fieldset><legend class="svelte-uyp4at"> </legend> <div class="parts svelte-uyp4at"></div></fieldset> <div class="seed svelte-uyp4at"><label class="field svelte-uyp4at"> <input type="number" min="0" max="999999999"/></label> <button type="button"><!> </button></div></div>`);function $v(e,t){j(t,!0);let n=va(t,`deck`,15),r=N(()=>Pv(n(),t.generator)??{set:``,parts:[],seed:0}),i=N(()=>t.generator.sets??[]),a=N(()=>V(i).find(e=>e.name===V(r).set)??V(i)[0]),o=N(()=>t.generator.parts.filter(e=>!V(a)||V(a).parts.includes(e.name)));function s(e){let t=V(i).find(t=>t.name===e)?.parts??[];n(Mv({...V(r),set:e,parts:V(r).parts.filter(e=>t.includes(e))}))}function c(e){let i=V(r).parts.filter(t=>t!==e),a=t.generator.most-+!V(r).parts.includes(e),o=V(r).parts.includes(e)?i:[...i.slice(Math.max(0,i.length-a)),e];n(Mv({...V(r),parts:o}))}function l(e){let t=Math.min(Math.max(Math.floor(Number(e))||0,0),999999999);n(Mv({...V(r),seed:t}))}var u=Qv(),d=I(u),f=e=>{var t=Xv(),n=I(t),r=z(n);J(r,21,()=>V(i),q,(e,t)=>{var n=Yv(),r=R(n,!0),i={};B(()=>{G(r,V(t).title),i!==(i=V(t).name)&&(n.value=(n.__value=i)??``)}),W(e,n)}),A(r);var o;Vi(r),A(t),B(e=>{G(n,`${e??``} `),o!==(o=V(a)?.name)&&(r.value=(r.__value=o)??``,Bi(r,o))},[()=>Z(`set`)]),H(`change`,r,e=>s(e.currentTarget.value)),W(e,t)};K(d,e=>{V(i).length>1&&e(f)});var p=z(d,2),m=I(p),h=R(m,!0),g=z(m,2);J(g,21,()=>V(o),q,(e,t)=>{var n=Zv(),i=R(n,!0);B(e=>{X(n,`aria-pressed`,e),G(i,V(t).title)},[()=>V(r).parts.includes(V(t).name)]),H(`click`,n,()=>c(V(t).name)),W(e,n)}),A(g),A(p);var _=z(p,2),v=I(_),y=I(v),b=z(y);Yi(b),A(v);var x=z(v,2),S=I(x);$(S,{get path(){return qv}});var C=z(S,1,!0);A(x),A(_),A(u),B((e,t,n)=>{G(h,e),G(y,`${t??``} `),Xi(b,V(r).seed),G(C,n)},[()=>Z(`made-of`,{title:t.generator.title,most:t.generator.most}),()=>Z(`seed`),()=>Z(`generate-again`,{what:t.what})]),H(`change`,b,e=>l(e.currentTarget.value)),H(`click`,x,()=>n(Mv({...V(r),seed:Fv()}))),W(e,u),M()}Gr([`change`,`click`]);var ey=U(`<option> </option> <option> </option>`,1),ty=U(`<option> </option>`),ny=U(`<optgroup></optgroup>`),ry=U(`<p class="error" role="alert"> </p>`),iy=U(`<span class="title svelte-3mnlam"> </span> <span class="quiet"> </span>`,1),ay=U(`<details><summary class="svelte-3mnlam"><!></summary> <!></details>`),oy=U(`<div class="deck svelte-3mnlam"><label class="field"> <select><option> </option><!><!><optgroup></optgroup></select></label> <!> <!> <!> <!></div>`);function sy(e,t){j(t,!0);let n=va(t,`deck`,15),r=`list`,i=`own:`,a=P(null),o=P(!1),s=P(null),c=P(``),l=N(()=>t.game.decks??``),u=N(()=>tc.of(t.game.name)),d=N(()=>{if(V(o))return r;if(!n())return`any`;if(Nv(n()))return`new`;if(V(a)?V(a).decks.some(e=>e.name===n()):!n().includes(`
`))return n();let e=V(u).find(([,e])=>e===n());return e?i+e[0]:r});Fn(()=>{Yo.lang;let{name:e}=t.game,n=JSON.stringify(t.options);Q.link.ask({type:`decks`,game:e,options:JSON.parse(n)},`decks`).then(e=>{F(a,e),Mr(()=>f(e))},()=>void 0)}),Fn(()=>{Yo.lang,m(V(o)?``:n())});function f({decks:e,generator:r}){e.some(e=>e.name===n())||n()&&r||n(e[t.seat%e.length]?.name??``)}function p(e){F(o,e===r),n(e===`any`||e===r?``:e===`new`?Mv({set:``,parts:[],seed:Fv()}):e.startsWith(i)?V(u).find(([t])=>i+t===e)?.[1]??``:e)}async function m(e){if(F(c,``),!e)F(s,null);else try{let r=e.includes(`
`)?{text:e}:{name:e},i=await Q.link.ask({type:`deck`,game:t.game.name,...r},`deck`);e===n()&&F(s,i)}catch(t){if(e!==n())return;F(s,null),t instanceof Ma&&F(c,t.message,!0)}}function h(e){F(o,!1),n(e.text)}var _=oy(),v=I(_),y=I(v),b=z(y),x=I(b),S=R(x,!0);x.value=x.__value=`any`;var C=z(x),w=e=>{var t=ey(),n=L(t),i=R(n,!0);n.value=n.__value=`new`;var a=z(n,2),o=R(a,!0);a.value=a.__value=r,B((e,t)=>{G(i,e),G(o,t)},[()=>Z(`generate`,{what:V(l)}),()=>Z(`own-deck`,{what:V(l)})]),W(e,t)};K(C,e=>{V(a)?.generator&&e(w)});var T=z(C),ee=e=>{var t=ny();J(t,21,()=>V(u),q,(e,t)=>{var n=N(()=>g(V(t),1));let r=()=>V(n)[0];var i=ty(),a=R(i,!0),o={};B(()=>{G(a,r()),o!==(o=`own:${r()??``}`)&&(i.value=i.__value=o)}),W(e,i)}),A(t),B(e=>X(t,`label`,e),[()=>Z(`my-decks`,{what:V(l)})]),W(e,t)};K(T,e=>{V(u).length&&V(a)?.generator&&e(ee)});var E=z(T);J(E,21,()=>V(a)?.decks??[],q,(e,t)=>{var n=ty(),r=R(n),i={};B(()=>{G(r,`${V(t).title??``} · ${V(t).facts??``}`),i!==(i=V(t).name)&&(n.value=(n.__value=i)??``)}),W(e,n)}),A(E),A(b);var D;Vi(b),A(v);var te=z(v,2),ne=e=>{$v(e,{get generator(){return V(a).generator},get what(){return V(l)},get deck(){return n()},set deck(e){n(e)}})};K(te,e=>{V(d)===`new`&&V(a)?.generator&&e(ne)});var re=z(te,2),ie=e=>{Hv(e,{get game(){return t.game},taken:h,get list(){return n()},set list(e){n(e)}})};K(re,e=>{V(d)===r&&e(ie)});var O=z(re,2),ae=e=>{var t=ry(),n=R(t,!0);B(()=>G(n,V(c))),W(e,t)};K(O,e=>{V(c)&&!V(o)&&e(ae)});var oe=z(O,2),se=e=>{var t=ay(),n=I(t),i=I(n),a=e=>{var t=iy(),n=L(t),r=R(n,!0),i=R(z(n,2),!0);B(()=>{G(r,V(s).title),G(i,V(s).facts)}),W(e,t)},o=e=>{var t=ti();B(e=>G(t,e),[()=>Z(`show-cards`)]),W(e,t)};K(i,e=>{V(d)===`new`||V(d)===r?e(a):e(o,-1)}),A(n),zv(z(n,2),{get deck(){return V(s)}}),A(t),W(e,t)};K(oe,e=>{V(s)&&!V(o)&&e(se)}),A(_),B((e,n)=>{G(y,`${t.label??``} `),X(b,`name`,`deck-${t.seat+1}`),G(S,e),X(E,`label`,n),D!==(D=V(d))&&(b.value=(b.__value=D)??``,Bi(b,D))},[()=>Z(`any-deck`,{what:V(l)}),()=>Z(`known-decks`,{what:V(l)})]),H(`change`,b,e=>p(e.currentTarget.value)),W(e,_),M()}Gr([`change`]);function cy({seconds:e,increment:t=0}){return Z(`clock-words`,{minutes:Math.round(e/60*10)/10,increment:t})}function ly({kind:e,name:t,rating:n}){return e===`open`?Z(`open-seat`):typeof n==`number`?`${t} (${n})`:t??``}var uy=U(`<span class="quiet"> </span>`),dy=U(`<button> </button>`),fy=U(`<li><span><b> </b> <!> <!></span> <!> <!></li>`),py=U(`<p role="alert" class="error"> </p>`),my=U(`<p class="quiet"> </p>`),hy=U(`<div class="page waiting svelte-1f7jbhr"><h1> </h1> <p role="status"> </p> <section class="panel svelte-1f7jbhr" aria-labelledby="invite"><h2 id="invite" class="svelte-1f7jbhr"> </h2> <p class="quiet"> </p> <div class="link svelte-1f7jbhr"><input readonly="" class="svelte-1f7jbhr"/> <button class="main"> </button></div></section> <section class="panel svelte-1f7jbhr" aria-labelledby="seats"><h2 id="seats" class="svelte-1f7jbhr"> </h2> <!> <ol class="svelte-1f7jbhr"></ol> <!> <!></section></div>`);function gy(e,t){j(t,!0);let n=N(()=>t.sitting.server.room),r=N(()=>Q.server.game(V(n).game)),i=N(()=>`${location.origin}${location.pathname}#/room/${V(n).room}`),a=N(()=>V(n).seats.filter(e=>e.kind===`open`).length),o=P(void 0),s=P(!1),c=P(``),l=P(``);async function u(){V(o)?.select();try{await navigator.clipboard.writeText(V(i)),F(s,!0)}catch{F(s,document.execCommand(`copy`),!0)}}async function d(e){F(l,``);try{await e()}catch(e){F(l,e instanceof Ma?e.message:Z(`lost`),!0)}}let f=e=>d(()=>Q.link.ask({type:`sit`,seat:e,...V(r)?.decks&&V(c)?{deck:V(c)}:{}},`seat`)),p=e=>d(()=>Q.link.ask({type:`stand`,seat:e},`done`));var m=hy(),h=I(m),g=R(h,!0),_=z(h,2),v=R(_,!0),y=z(_,2),b=I(y),x=R(b,!0),S=z(b,2),C=R(S,!0),w=z(S,2),T=I(w);Yi(T),da(T,e=>F(o,e),()=>V(o));var ee=z(T,2),E=R(ee,!0);A(w),A(y);var D=z(y,2),te=I(D),ne=R(te,!0),re=z(te,2),ie=e=>{{let t=N(()=>Z(`your-deck`,{what:V(r).decks})),i=N(()=>V(n).seats.findIndex(e=>e.kind===`open`)),a=N(()=>V(n).options??{});sy(e,{get game(){return V(r)},get label(){return V(t)},get seat(){return V(i)},get options(){return V(a)},get deck(){return V(c)},set deck(e){F(c,e,!0)}})}};K(re,e=>{V(r)?.decks&&V(a)&&!V(n).yours.length&&e(ie)});var O=z(re,2);J(O,21,()=>V(n).seats,q,(e,t,r)=>{let i=N(()=>V(n).yours.includes(r));var a=fy();let o;var s=I(a),c=I(s),l=R(c,!0),u=z(c,2),d=e=>{var t=ti();B(e=>G(t,`(${e??``})`),[()=>Z(`you`)]),W(e,t)};K(u,e=>{V(i)&&e(d)});var m=z(u,2),h=e=>{var n=uy(),r=R(n,!0);B(()=>G(r,V(t).deck)),W(e,n)};K(m,e=>{V(t).deck&&e(h)}),A(s);var g=z(s,2),_=e=>{var t=dy();let i;var a=R(t,!0);B(e=>{i=Y(t,1,``,null,i,{main:!V(n).yours.length}),G(a,e)},[()=>Z(`sit`)]),H(`click`,t,()=>f(r)),W(e,t)};K(g,e=>{V(t).kind===`open`&&e(_)});var v=z(g,2),y=e=>{var t=dy(),n=R(t,!0);B(e=>G(n,e),[()=>Z(`stand`)]),H(`click`,t,()=>p(r)),W(e,t)};K(v,e=>{V(i)&&e(y)}),A(a),B(e=>{o=Y(a,1,`svelte-1f7jbhr`,null,o,{open:V(t).kind===`open`}),G(l,e)},[()=>ly(V(t))||Z(`player`,{n:r+1})]),W(e,a)}),A(O);var ae=z(O,2),oe=e=>{var t=py(),n=R(t,!0);B(()=>G(n,V(l))),W(e,t)};K(ae,e=>{V(l)&&e(oe)});var se=z(ae,2),ce=e=>{var t=my(),r=R(t);B((e,t)=>G(r,`${e??``}: ${t??``}`),[()=>Z(`clock`),()=>cy(V(n).clock)]),W(e,t)};K(se,e=>{V(n).clock&&e(ce)}),A(D),A(m),B((e,t,n,r,a,o,s)=>{G(g,e),G(v,t),G(x,n),G(C,r),Xi(T,V(i)),X(T,`aria-label`,a),G(E,o),G(ne,s)},[()=>Z(`waiting-room`),()=>Z(`waiting-for`,{n:V(a)}),()=>Z(`invite`),()=>Z(V(n).listed?`share-lobby`:`share-link`),()=>Z(`link`),()=>V(s)?Z(`copied`):Z(`copy`),()=>Z(`seats`)]),Wr(`focus`,T,e=>e.currentTarget.select()),H(`click`,ee,u),W(e,m),M()}Gr([`click`]);var _y=U(`<p class="opening svelte-vrg389" role="status"> </p>`),vy=U(`<div class="picture svelte-vrg389"><!></div>`),yy=U(`<div class="zoom svelte-vrg389"><!></div> <!> <!> <!>`,1),by=U(`<p> </p>`),xy=U(`<div><div class="left svelte-vrg389"><div class="table svelte-vrg389"><!></div> <!> <!></div> <aside class="right svelte-vrg389"><!> <!></aside></div> <div class="unseen" role="log"></div> <!> <!> <!>`,1);function Sy(e,t){j(t,!0);let n=va(t,`sitting`,7),r=new Vh(`min-width: 1100px`),i=N(()=>n().server.room?.game??``),a=N(()=>mm(V(i))?.Board),o=N(()=>r.current&&!Ps.plain?mm(V(i))?.Beside:void 0),s=N(()=>n().server.room?.chat!==!1&&n().server.company),c=N(()=>!!n().server.report&&n().screen.reading&&!n().moment),l=P(0),u=P(void 0),d=P(void 0);Jc({get sitting(){return n()},get game(){return V(i)},get rules(){return Q.server.game(V(i))?.rules},beside:()=>r.current,area:()=>V(u),laid:()=>V(l),face:e=>bm(V(i),e,Q.server.cards[V(i)]?.get(e)),called:e=>e<=-2?n().server.name(-2-e):f(e),tell:(e,t)=>vm(V(i),e,t),groups:e=>xm(V(i),e,n().shown?.view,Q.server.cards[V(i)])}),Fn(()=>{n().screen.unread&&(n().screen.aside||r.current)&&(n().screen.unread=0)}),Fn(()=>(n().id,Gs));function f(e){let t=n().shown?.view.cards[e];return t?bm(V(i),t,Q.server.cards[V(i)]?.get(t)).name:``}function p(e){if(Jh(e)||xl())return;let t=n().moment?m(e):h(e);t&&(e.preventDefault(),t())}function m({key:e,shiftKey:t}){let{at:r,end:i}=n().moment;return{ArrowLeft:()=>void(t?n().back.turn(-1):n().back.to(r-1)),ArrowRight:()=>void(t?n().back.turn(1):n().back.to(r+1)),PageUp:()=>void n().back.turn(-1),PageDown:()=>void n().back.turn(1),Home:()=>void n().back.to(0),End:()=>void n().back.to(i)," ":()=>n().back.play(),Escape:()=>Vs.open||n().screen.notice?y():n().backToNow()}[e]??g[e]??g[e.toLowerCase()]}function h(e){let t=e.key.toLowerCase();return qh(e.key)?()=>Gh(e.key,e.shiftKey):/^[1-9]$/.test(e.key)?()=>V(d)?.digit(e.key):_[e.key]??_[t]??g[e.key]??g[t]??V(d)?.letterDeed(t)}let g={l:()=>n().screen.aside=!n().screen.aside,v,z:()=>Vs.seen&&Us(Vs.seen),F1:()=>n().screen.helping=!0},_={u:()=>void n().undo(),h:()=>void n().askHint(),"?":b,Escape:y," ":()=>n().skip()};function v(){Ps.plain=!Ps.plain,Fs()}function y(){Vs.open?Ws():n().screen.aside?n().screen.aside=!1:n().asking.menu.length||n().asking.begun?n().asking.clear():n().screen.notice=n().screen.hint=null}function b(){Vs.seen?.deed&&n().asking.question?n().whyNot(Vs.seen.deed):n().screen.helping=!0}function x(e){return!!V(u)&&!!e&&(V(u).contains(e)||e.contains(V(u)))}function S(e){let{asking:t}=n();e.key===`Enter`&&t.whole&&(!e.ctrlKey&&!e.metaKey&&(!t.begun||xl()||!x(document.activeElement)||El(document.activeElement)===`legal`&&t.picked.length<t.question.high)||(e.preventDefault(),t.confirm()))}var C=ni();Wr(`keydown`,hn,e=>{S(e),p(e)});var w=L(C),T=e=>{gy(e,{get sitting(){return n()}})},ee=e=>{var t=_y(),n=R(t,!0);B(e=>G(n,e),[()=>Z(`opening`)]),W(e,t)},E=e=>{var t=xy(),r=L(t);let i;var f=I(r),p=I(f),m=I(p),h=e=>{gv(e,{get sitting(){return n()}})},g=e=>{s_(e,{})},_=e=>{R_(e,{})},v=e=>{var t=vy();wi(I(t),()=>V(a),(e,t)=>{t(e,{get view(){return n().shown.view}})}),A(t),Di(t,()=>()=>void F(l,Mr(()=>n().step),!0)),W(e,t)};K(m,e=>{n().covered?e(h):V(c)?e(g,1):Ps.plain||!V(a)?e(_,2):e(v,-1)}),A(p),da(p,e=>F(u,e),()=>V(u));var y=z(p,2);jv(y,{get sitting(){return n()}});var b=z(y,2),x=e=>{m_(e,{})},S=e=>{da(Rg(e,{}),e=>F(d,e,!0),()=>V(d))};K(b,e=>{n().moment?e(x):!n().covered&&!V(c)&&e(S,1)}),A(f);var C=z(f,2),w=I(C),T=e=>{var t=yy(),r=L(t);rv(I(r),{}),A(r);var i=z(r,2),a=e=>{var t=ni();wi(L(t),()=>V(o),(e,t)=>{t(e,{get view(){return n().shown.view}})}),W(e,t)};K(i,e=>{V(o)&&e(a)});var s=z(i,2);E_(s,{}),b_(z(s,2),{}),W(e,t)};K(w,e=>{n().covered||e(T)});var ee=z(w,2),E=e=>{mv(e,{get sitting(){return n()}})};K(ee,e=>{V(s)&&e(E)}),A(C),A(r);var D=z(r,2);J(D,23,()=>n().covered?[]:n().server.log.slice(-12),(e,t)=>n().server.log.length-Math.min(12,n().server.log.length)+t,(e,t)=>{var n=by(),r=R(n,!0);B(()=>G(r,V(t).text)),W(e,n)}),A(D);var te=z(D,2);rv(te,{sheet:!0});var ne=z(te,2);xv(ne,{get sitting(){return n()}}),lv(z(ne,2),{get sitting(){return n()}}),B((e,t)=>{i=Y(r,1,`room whole svelte-vrg389`,null,i,{aside:n().screen.aside}),X(C,`aria-label`,e),X(D,`aria-label`,t)},[()=>Z(`beside`),()=>Z(`log`)]),W(e,t)};K(w,e=>{n().server.room?.status===`waiting`?e(T):!n().shown||!Q.server.cards[V(i)]?e(ee,1):e(E,-1)}),W(e,C),M()}qe();var Cy=U(`<span class="quiet"><!> </span>`),wy=U(`<li class="accented svelte-1xktl4u"><div class="svelte-1xktl4u"><b> </b> <span> </span> <!></div> <a class="button svelte-1xktl4u"> <span class="unseen"> </span></a></li>`),Ty=U(`<ul class="svelte-1xktl4u"></ul>`),Ey=U(`<p class="quiet"> </p>`),Dy=U(`<h2 id="lobby" class="svelte-1xktl4u"> </h2> <!>`,1);function Oy(e,t){j(t,!1),fa();var n=Dy(),r=L(n),i=R(r,!0),a=z(r,2),o=e=>{var t=Ty();J(t,5,()=>Q.server.lobby,e=>e.room,(e,t)=>{var n=wy();let r;var i=I(n),a=I(i),o=R(a,!0),s=z(a,2),c=R(s,!0),l=z(s,2),u=e=>{var n=Cy(),r=I(n);$(r,{get path(){return Jv}});var i=z(r);A(n),B(e=>G(i,` ${e??``}`),[()=>cy(V(t).clock)]),W(e,n)};K(l,e=>{V(t).clock&&e(u)}),A(i);var d=z(i,2),f=I(d),p=R(z(f));A(d),A(n),B((e,i,a,s,l)=>{r=Li(n,``,r,{"--accent":e}),G(o,i),G(c,a),X(d,`href`,`#/room/${V(t).room??``}`),G(f,`${s??``} `),G(p,`: ${l??``}`)},[()=>mm(V(t).game)?.accent??285,()=>Q.server.game(V(t).game)?.title??V(t).game,()=>V(t).seats.map(ly).join(` · `),()=>Z(`join`),()=>Q.server.game(V(t).game)?.title]),W(e,n)}),A(t),W(e,t)},s=e=>{var t=Ey(),n=R(t,!0);B(e=>G(n,e),[()=>Z(`no-rooms`)]),W(e,t)};K(a,e=>{Q.server.lobby.length?e(o):e(s,-1)}),B(e=>G(i,e),[()=>Z(`lobby`)]),W(e,n),M()}var ky=U(`<div class="page"><h1> </h1> <section class="panel" aria-labelledby="lobby"><!></section> <p class="quiet"> </p> <p><a class="button" href="#/"> </a></p></div>`);function Ay(e,t){j(t,!1),fa();var n=ky(),r=I(n),i=R(r,!0),a=z(r,2);Oy(I(a),{}),A(a);var o=z(a,2),s=R(o,!0),c=z(o,2),l=R(I(c),!0);A(c),A(n),B((e,t,n)=>{G(i,e),G(s,t),G(l,n)},[()=>Z(`lobby-title`),()=>Z(`lobby-how`),()=>Z(`new-game`)]),W(e,n),M()}var jy=ei(`<g class="hued svelte-1euhzuk"><circle class="disc svelte-1euhzuk" cx="12" cy="12" r="17"></circle><path class="emblem svelte-1euhzuk"></path></g>`),My=U(`<label class="game accented svelte-1euhzuk"><svg viewBox="0 0 330 100" aria-hidden="true" class="svelte-1euhzuk"><pattern patternUnits="userSpaceOnUse" patternTransform="scale(1.3)" class="svelte-1euhzuk"><path class="tile svelte-1euhzuk"></path></pattern><rect x="-400" y="-200" width="1130" height="500" class="svelte-1euhzuk"></rect><!></svg> <input type="radio" name="game" class="svelte-1euhzuk"/> <span class="title svelte-1euhzuk"> </span> <span class="seats svelte-1euhzuk"> </span></label>`);function Ny(e,t){let n=ri();j(t,!0);let r=[],i=va(t,`chosen`,15),a=N(()=>mm(t.game.name)),o=N(()=>Object.keys(V(a)?.looks??{}).filter(Boolean).slice(0,10).map(e=>ym(t.game.name,e))),s=N(()=>xu[ym(t.game.name,``).pattern]);var c=My();let l;var u=I(c),d=I(u),f=R(d),p=z(d);J(z(p),17,()=>V(o),q,(e,t,n)=>{let r=N(()=>V(o).length>1?n/(V(o).length-1):.5);var i=jy();let a;var s=z(I(i));A(i),B(e=>{X(i,`transform`,`translate(${12+V(r)*282} ${e??``})`),a=Li(i,``,a,{"--hue":V(t).hue}),X(s,`d`,V(t).emblem)},[()=>58-Math.sin(V(r)*Math.PI)*40]),W(e,i)}),A(u);var m=z(u,2);Yi(m);var h,g=z(m,2),_=R(g,!0),v=R(z(g,2),!0);A(c),B(e=>{l=Li(c,``,l,{"--accent":V(a)?.accent??285}),X(d,`id`,n),X(d,`width`,V(s).size[0]),X(d,`height`,V(s).size[1]),X(f,`d`,V(s).path),X(p,`fill`,`url(#${n})`),h!==(h=t.game.name)&&(m.value=(m.__value=h)??``),G(_,t.game.title),G(v,e)},[()=>Z(`players-range`,{low:t.game.seats[0],high:t.game.seats[1]})]),ra(r,[],m,()=>(t.game.name,i()),i),W(e,c),M()}var Py=U(`<label class="field seed svelte-12h2tvw"> <input name="seed" type="number" min="0" max="999999999999" step="1"/></label>`),Fy=U(`<label class="check"><input name="hints" type="checkbox"/> </label> <label class="check"><input name="chat" type="checkbox"/> </label>`,1),Iy=U(`<option> </option>`),Ly=U(`<select><option> </option><!></select>`),Ry=U(`<label class="field"> <input type="number" min="0"/></label>`),zy=U(`<div class="times svelte-12h2tvw"></div>`),By=U(`<fieldset><legend class="svelte-12h2tvw"> </legend> <p class="quiet help svelte-12h2tvw"> </p> <!></fieldset>`),Vy=U(`<details class="panel svelte-12h2tvw"><summary class="svelte-12h2tvw"> </summary> <div class="settings svelte-12h2tvw"><fieldset><legend class="svelte-12h2tvw"> </legend> <label class="check"><input name="clock" type="checkbox"/> </label> <div class="times svelte-12h2tvw"><label class="field"> <input name="minutes" type="number" min="1" max="720" step="any" required=""/></label> <label class="field"> <input name="increment" type="number" min="0" max="3600" required=""/></label></div></fieldset> <fieldset><legend class="svelte-12h2tvw"> </legend> <label class="check"><input name="ask-all" type="checkbox"/> </label> <!> <p class="quiet help svelte-12h2tvw"> </p></fieldset> <!></div></details>`);function Hy(e,t){j(t,!0);let n=va(t,`wish`,7),r=N(()=>as(n().seats)),i=N(()=>ss(t.game,n().seats).filter(e=>e.kind!==`flag`)),a=N(()=>n().seats.map((e,t)=>t?Z(`player`,{n:t+1}):Q.server.me?.name??``));function o({name:e},t){let{[e]:r,...i}=n().options;n().options=t===``?i:{...i,[e]:Number(t)}}function s({name:e,high:t=0},r,i){let a=n().seats.map((t,n)=>c(e,n));a[r]=Math.min(Math.max(Math.floor(Number(i))||0,0),t),n().options[e]=a}function c(e,t){let r=n().options[e];return Array.isArray(r)?Number(r[t]??0):0}var l=Vy(),u=I(l),d=R(u,!0),f=z(u,2),p=I(f),m=I(p),h=R(m,!0),g=z(m,2),_=I(g);Yi(_);var v=z(_);A(g);var y=z(g,2),b=I(y),x=I(b),S=z(x);Yi(S),A(b);var C=z(b,2),w=I(C),T=z(w);Yi(T),A(C),A(y),A(p);var ee=z(p,2),E=I(ee),D=R(E,!0),te=z(E,2),ne=I(te);Yi(ne);var re=z(ne);A(te);var ie=z(te,2),O=e=>{var t=Py(),n=I(t),r=z(n);Yi(r),A(t),B(e=>G(n,`${e??``} `),[()=>Z(`game-seed`)]),ta(r,()=>is.seed,e=>is.seed=e),W(e,t)},ae=e=>{var t=Fy(),n=L(t),r=I(n);Yi(r);var i=z(r);A(n);var a=z(n,2),o=I(a);Yi(o);var s=z(o);A(a),B((e,t)=>{G(i,` ${e??``}`),G(s,` ${t??``}`)},[()=>Z(`hints-too`),()=>Z(`chat-on`)]),ia(r,()=>is.wish.hints,e=>is.wish.hints=e),ia(o,()=>is.wish.chat,e=>is.wish.chat=e),W(e,t)};K(ie,e=>{V(r)?e(ae,-1):e(O)});var oe=R(z(ie,2),!0);A(ee),J(z(ee,2),17,()=>V(i),e=>e.name,(e,t)=>{var r=By(),i=I(r),l=R(i,!0),u=z(i,2),d=R(u,!0),f=z(u,2),p=e=>{var r=Ly(),i=I(r),s=R(i,!0);i.value=i.__value=``,J(z(i),17,()=>V(a),q,(e,t,n)=>{var r=Iy(),i=R(r,!0);r.value=r.__value=n,B(()=>G(i,V(t))),W(e,r)}),A(r);var c;Vi(r),B(e=>{X(r,`name`,V(t).name),X(r,`aria-label`,V(t).title),G(s,e),c!==(c=n().options[V(t).name]??``)&&(r.value=(r.__value=c)??``,Bi(r,c))},[()=>Z(`by-chance`)]),H(`change`,r,e=>o(V(t),e.currentTarget.value)),W(e,r)},m=e=>{var n=zy();J(n,21,()=>V(a),q,(e,n,r)=>{var i=Ry(),a=I(i),o=z(a);Yi(o),A(i),B(e=>{G(a,`${V(n)??``} `),X(o,`name`,`${V(t).name??``}-${r+1}`),X(o,`max`,V(t).high),Xi(o,e)},[()=>c(V(t).name,r)]),H(`change`,o,e=>s(V(t),r,e.currentTarget.value)),W(e,i)}),A(n),W(e,n)};K(f,e=>{V(t).kind===`seat`?e(p):e(m,-1)}),A(r),B(()=>{G(l,V(t).title),G(d,V(t).help)}),W(e,r)}),A(f),A(l),B((e,t,n,r,i,a,o,s)=>{G(d,e),G(h,t),G(v,` ${n??``}`),G(x,`${r??``} `),S.disabled=!is.wish.clock,G(w,`${i??``} `),T.disabled=!is.wish.clock,G(D,a),G(re,` ${o??``}`),G(oe,s)},[()=>Z(`settings`),()=>Z(`clock`),()=>Z(`clock-on`),()=>Z(`clock-minutes`),()=>Z(`clock-increment`),()=>Z(`table-settings`),()=>Z(`ask-all`),()=>Z(`undo-policy`,{people:V(r)?`yes`:`no`})]),ia(_,()=>is.wish.clock,e=>is.wish.clock=e),ta(S,()=>is.wish.minutes,e=>is.wish.minutes=e),ta(T,()=>is.wish.increment,e=>is.wish.increment=e),ia(ne,()=>is.wish.askAll,e=>is.wish.askAll=e),W(e,l),M()}Gr([`change`]);var Uy=U(`<label class="svelte-1mtti22"><input class="unseen svelte-1mtti22" type="radio"/> <!> <span class="svelte-1mtti22"> </span></label>`),Wy=U(`<option class="svelte-1mtti22"> </option>`),Gy=U(`<label class="field svelte-1mtti22"> <select class="svelte-1mtti22"></select></label>`),Ky=U(`<p class="quiet svelte-1mtti22"> </p>`),qy=U(`<fieldset class="svelte-1mtti22"><legend class="unseen"> </legend> <div class="ways svelte-1mtti22"></div> <!></fieldset>`);function Jy(e,t){j(t,!0);let n=[],r=va(t,`seat`,7),i=[[`bot`,Uv],[`me`,Wv],[`open`,Gv],[`lobby`,Kv]];var a=qy(),o=I(a),s=R(o,!0),c=z(o,2);J(c,21,()=>i,q,(e,i)=>{var a=N(()=>g(V(i),2));let o=()=>V(a)[0],s=()=>V(a)[1];var c=Uy(),l=I(c);Yi(l);var u,d=z(l,2);$(d,{get path(){return s()}});var f=R(z(d,2),!0);A(c),B(e=>{X(l,`name`,`seat-${t.number??``}`),u!==(u=o())&&(l.value=(l.__value=u)??``),G(f,e)},[()=>Z(`against`,{who:o()})]),ra(n,[],l,()=>(o(),r().who),e=>r().who=e),W(e,c)}),A(c);var l=z(c,2),u=e=>{var n=Gy(),i=I(n),a=z(i);J(a,21,()=>t.game.bots,q,(e,t)=>{var n=Wy(),r=R(n,!0),i={};B(e=>{G(r,e),i!==(i=V(t).kind)&&(n.value=(n.__value=i)??``)},[()=>Z(`bot-level`,{...V(t)})]),W(e,n)}),A(a),Vi(a),A(n),B(e=>{G(i,`${e??``} `),X(a,`name`,`bot-${t.number??``}`)},[()=>Z(`level`)]),Hi(a,()=>r().bot,e=>r().bot=e),W(e,n)},d=e=>{var t=Ky(),n=R(t,!0);B(e=>G(n,e),[()=>Z(`against-more`,{who:r().who})]),W(e,t)};K(l,e=>{r().who===`bot`?e(u):e(d,-1)}),A(a),B(e=>G(s,e),[()=>Z(`player`,{n:t.number})]),W(e,a),M()}var Yy=U(`<label><input type="checkbox"/> <span><b class="svelte-dovu5w"> </b> <span class="quiet svelte-dovu5w"> </span></span></label>`),Xy=U(`<fieldset><legend class="svelte-dovu5w"> </legend> <!></fieldset>`);function Zy(e,t){j(t,!0);let n=va(t,`wish`,7),r=N(()=>ss(t.game,n().seats).filter(e=>e.kind===`flag`)),i=N(()=>cs(t.game,n())),a=(e=[])=>e.some(e=>e in V(i));var o=ni(),s=L(o),c=e=>{var t=Xy(),o=I(t),s=R(o,!0);J(z(o,2),17,()=>V(r),e=>e.name,(e,t)=>{var r=Yy();let o;var s=I(r);Yi(s);var c=z(s,2),l=I(c),u=R(l,!0),d=R(z(l,2),!0);A(c),A(r),B((e,n)=>{o=Y(r,1,`check svelte-dovu5w`,null,o,{off:e}),X(s,`name`,V(t).name),s.disabled=n,Zi(s,V(i)[V(t).name]===!0),G(u,V(t).title),G(d,V(t).help)},[()=>a(V(t).without),()=>a(V(t).without)]),H(`change`,s,e=>n().options[V(t).name]=e.currentTarget.checked),W(e,r)}),A(t),B(e=>G(s,e),[()=>Z(`variants`)]),W(e,t)};K(s,e=>{V(r).length&&e(c)}),W(e,o),M()}Gr([`change`]);var Qy=U(`<p class="quiet"> </p>`),$y=U(`<label class="svelte-hm7qji"><input class="unseen svelte-hm7qji" type="radio" name="players"/> </label>`),eb=U(`<fieldset class="counts svelte-hm7qji"><legend class="svelte-hm7qji"> </legend> <!></fieldset>`),tb=U(`<section class="panel svelte-hm7qji"><h2 class="svelte-hm7qji"> </h2> <!> <!></section>`),nb=U(`<p class="learn svelte-hm7qji"><a class="svelte-hm7qji"> </a></p> <div class="seats svelte-hm7qji"><section class="panel svelte-hm7qji" aria-labelledby="seat-1"><h2 id="seat-1" class="svelte-hm7qji"> </h2> <!> <!> <!></section> <!></div> <!>`,1),rb=U(`<li class="svelte-hm7qji"><a class="button svelte-hm7qji"> </a></li>`),ib=U(`<section class="panel" aria-labelledby="left"><h2 id="left" class="svelte-hm7qji"> </h2> <ul class="svelte-hm7qji"></ul></section>`),ab=U(`<p class="error" role="alert"> </p>`),ob=U(`<div class="bar svelte-hm7qji"><!> <button form="start" class="main go svelte-hm7qji"> </button></div>`),sb=U(`<div class="start whole svelte-hm7qji"><div class="page"><div class="hello svelte-hm7qji"><h1 class="svelte-hm7qji"> </h1> <p class="svelte-hm7qji"> </p></div> <form id="start" class="svelte-hm7qji"><fieldset class="games svelte-hm7qji"><legend class="unseen"> </legend> <!></fieldset> <!></form> <div class="beside svelte-hm7qji"><!> <section class="panel" aria-labelledby="lobby"><!></section> <section class="panel" aria-labelledby="saved"><h2 id="saved" class="svelte-hm7qji"> </h2> <p class="quiet svelte-hm7qji"> </p> <label class="button file svelte-hm7qji"> <input class="unseen svelte-hm7qji" type="file" accept=".json,application/json"/></label></section></div></div></div> <!>`,1);function cb(e,t){j(t,!0);let n=P(``),r=P(!1),i=N(()=>Q.server.game(is.wish.game)),a=N(()=>V(i)&&is.of(V(i))),o=N(()=>V(i)&&V(a)?cs(V(i),V(a)):{}),s=N(()=>V(i)?Array.from({length:V(i).seats[1]-V(i).seats[0]+1},(e,t)=>V(i).seats[0]+t):[]);async function c(e){F(n,``),F(r,!0);try{await e()}catch(e){F(n,e instanceof Ma?e.message:Z(`lost`),!0)}F(r,!1)}function l(e){if(e.preventDefault(),!V(i)||!V(a))return;is.keep();let t=as(V(a).seats)||!Number.isInteger(is.seed)?{}:{seed:is.seed},n={...ls(V(i),is.wish,V(a)),...t};c(()=>Q.create(V(i).name,os(V(i),V(a).seats),n))}async function u(e){let t=e.currentTarget.files?.[0];e.currentTarget.value=``,t&&await c(async()=>Q.load(await t.text()))}var d=sb(),f=L(d),p=I(f),m=I(p),h=I(m),g=R(h,!0),_=R(z(h,2),!0);A(m);var v=z(m,2),y=I(v),b=I(y),x=R(b,!0);J(z(b,2),17,()=>Q.server.games,e=>e.name,(e,t)=>{Ny(e,{get game(){return V(t)},get chosen(){return is.wish.game},set chosen(e){is.wish.game=e}})}),A(y);var S=z(y,2),C=e=>{var t=nb(),n=L(t),r=I(n),c=R(r,!0);A(n);var l=z(n,2),u=I(l),d=I(u),f=R(d,!0),p=z(d,2),m=e=>{var t=ni();mi(L(t),()=>V(i).name,e=>{{let t=N(()=>Z(`your-deck`,{what:V(i).decks}));sy(e,{get game(){return V(i)},get label(){return V(t)},seat:0,get options(){return V(o)},get deck(){return V(a).seats[0].deck},set deck(e){V(a).seats[0].deck=e}})}}),W(e,t)},h=e=>{var t=Qy(),n=R(t,!0);B(e=>G(n,e),[()=>Z(`no-decks`)]),W(e,t)};K(p,e=>{V(i).decks?e(m):e(h,-1)});var g=z(p,2),_=e=>{var t=eb(),n=I(t),r=R(n,!0);J(z(n,2),17,()=>V(s),q,(e,t)=>{var n=$y(),r=I(n);Yi(r);var o=z(r);A(n),B(()=>{Xi(r,V(t)),Zi(r,V(a).seats.length===V(t)),G(o,` ${V(t)??``}`)}),H(`change`,r,()=>is.resize(V(i),V(t))),W(e,n)}),A(t),B(e=>G(r,e),[()=>Z(`how-many`)]),W(e,t)};K(g,e=>{V(s).length>1&&e(_)}),Zy(z(g,2),{get game(){return V(i)},get wish(){return V(a)}}),A(u),J(z(u,2),19,()=>V(a).seats.slice(1),(e,t)=>`${V(i).name} ${t}`,(e,t,n)=>{var r=tb(),a=I(r),s=R(a,!0),c=z(a,2);{let e=N(()=>V(n)+2);Jy(c,{get game(){return V(i)},get seat(){return V(t)},get number(){return V(e)}})}var l=z(c,2),u=e=>{{let r=N(()=>Z(`their-deck`,{what:V(i).decks})),a=N(()=>V(n)+1);sy(e,{get game(){return V(i)},get label(){return V(r)},get seat(){return V(a)},get options(){return V(o)},get deck(){return V(t).deck},set deck(e){V(t).deck=e}})}};K(l,e=>{V(i).decks&&(V(t).who===`bot`||V(t).who===`me`)&&e(u)}),A(r),B(e=>{X(r,`aria-labelledby`,`seat-${V(n)+2}`),X(a,`id`,`seat-${V(n)+2}`),G(s,e)},[()=>Z(`player`,{n:V(n)+2})]),W(e,r)}),A(l),Hy(z(l,2),{get game(){return V(i)},get wish(){return V(a)}}),B((e,t)=>{X(r,`href`,`#/learn/${V(i).name??``}`),G(c,e),G(f,t)},[()=>Z(`learn`,{game:V(i).title}),()=>Z(`you-play`,{name:Q.server.me?.name??``})]),W(e,t)};K(S,e=>{V(i)&&V(a)&&e(C)}),A(v);var w=z(v,2),T=I(w),ee=e=>{var t=ib(),n=I(t),r=R(n,!0),i=z(n,2);J(i,21,()=>Q.screen.left,e=>e.room,(e,t)=>{var n=rb(),r=I(n),i=R(r,!0);A(n),B(e=>{X(r,`href`,`#/room/${V(t).room??``}`),G(i,e)},[()=>Z(`go-on-with`,{game:Q.server.game(V(t).game)?.title??V(t).game,names:V(t).names.filter(Boolean).join(`, `)||Z(`open-seat`)})]),W(e,n)}),A(i),A(t),B(e=>G(r,e),[()=>Z(`go-on`)]),W(e,t)};K(T,e=>{Q.screen.left.length&&e(ee)});var E=z(T,2);Oy(I(E),{}),A(E);var D=z(E,2),te=I(D),ne=R(te,!0),re=z(te,2),ie=R(re,!0),O=z(re,2),ae=I(O),oe=z(ae);A(O),A(D),A(w),A(p),A(f);var se=z(f,2),ce=e=>{var t=ob(),a=I(t),o=e=>{var t=ab(),r=R(t,!0);B(()=>G(r,V(n))),W(e,t)};K(a,e=>{V(n)&&e(o)});var s=z(a,2),c=R(s,!0);A(t),B(e=>{s.disabled=V(r),G(c,e)},[()=>Z(`go`,{game:V(i).title})]),W(e,t)};K(se,e=>{V(i)&&e(ce)}),B((e,t,n,r,i,a)=>{G(g,e),G(_,t),G(x,n),G(ne,r),G(ie,i),G(ae,`${a??``} `)},[()=>Z(`welcome`),()=>Z(`welcome-more`),()=>Z(`pick-game`),()=>Z(`saved-games`),()=>Z(`saved-games-more`),()=>Z(`load`)]),Wr(`submit`,v,l),H(`change`,oe,u),W(e,d),M()}Gr([`change`]);var lb=U(`<option> </option>`),ub=U(`<label class="svelte-lmcdgk"><input type="checkbox" class="svelte-lmcdgk"/> </label>`),db=U(`<label class="svelte-lmcdgk"><span> </span> <input type="range" min="5" max="100" step="5" class="svelte-lmcdgk"/></label>`),fb=U(`<section class="preferences" aria-labelledby="preferences"><h3 id="preferences" class="svelte-lmcdgk"> </h3> <label class="svelte-lmcdgk"><span> </span> <select class="svelte-lmcdgk"></select></label> <label class="svelte-lmcdgk"><input type="checkbox" class="svelte-lmcdgk"/> </label> <!> <label class="svelte-lmcdgk"><input type="checkbox" class="svelte-lmcdgk"/> </label> <!> <!></section>`);function pb(e,t){j(t,!0);let n=[0,400,900,1800];function r(){Fs(),Ps.sound&&sv(`turn`,Ps.volume)}async function i(e){Ps.alert=e&&await Notification.requestPermission()===`granted`,e&&!Ps.alert&&t.sitting.screen.say(Z(`alert-refused`),!0),Fs()}var a=fb(),o=I(a),s=R(o,!0),c=z(o,2),l=I(c),u=R(l,!0),d=z(l,2);J(d,21,()=>n,q,(e,t)=>{var n=lb(),r=R(n,!0),i={};B(e=>{G(r,e),i!==(i=V(t))&&(n.value=(n.__value=i)??``)},[()=>Z(`pace-of`,{n:V(t)})]),W(e,n)}),A(d),Vi(d),A(c);var f=z(c,2),p=I(f);Yi(p);var m=z(p);A(f);var h=z(f,2),g=e=>{var n=ub(),r=I(n);Yi(r);var i=z(r);A(n),B(e=>{Zi(r,t.sitting.server.room.order??!1),G(i,` ${e??``}`)},[()=>Z(`auto-order`)]),H(`change`,r,e=>t.sitting.order(e.currentTarget.checked)),W(e,n)};K(h,e=>{t.sitting.server.room?.yours.length&&e(g)});var _=z(h,2),v=I(_);Yi(v);var y=z(v);A(_);var b=z(_,2),x=e=>{var t=db(),n=I(t),i=R(n,!0),a=z(n,2);Yi(a),A(t),B(e=>G(i,e),[()=>Z(`volume`)]),H(`change`,a,r),ta(a,()=>Ps.volume,e=>Ps.volume=e),W(e,t)};K(b,e=>{Ps.sound&&e(x)});var S=z(b,2),C=e=>{var t=ub(),n=I(t);Yi(n);var r=z(n);A(t),B(e=>{Zi(n,Ps.alert),G(r,` ${e??``}`)},[()=>Z(`alert`)]),H(`change`,n,e=>i(e.currentTarget.checked)),W(e,t)};K(S,e=>{`Notification`in window&&e(C)}),A(a),B((e,t,n,r)=>{G(s,e),G(u,t),G(m,` ${n??``}`),G(y,` ${r??``}`)},[()=>Z(`preferences`),()=>Z(`pace`),()=>Z(`quick`),()=>Z(`sound`)]),H(`change`,d,function(...e){Fs?.apply(this,e)}),Hi(d,()=>Ps.pace,e=>Ps.pace=e),H(`change`,p,function(...e){Fs?.apply(this,e)}),ia(p,()=>Ps.quick,e=>Ps.quick=e),H(`change`,v,r),ia(v,()=>Ps.sound,e=>Ps.sound=e),W(e,a),M()}Gr([`change`]);var mb=U(`<button> </button>`),hb=U(`<li class="svelte-wqhtv4"><span><b> </b> <!> </span> <!></li>`),gb=U(`<section class="seats" aria-labelledby="seats"><h3 id="seats" class="svelte-wqhtv4"> </h3> <ul class="svelte-wqhtv4"></ul> <p class="svelte-wqhtv4"> </p></section>`);function _b(e,t){j(t,!0);let n=N(()=>t.sitting.server.room);function r(e){return e.out?Z(`is-out`,{why:e.out}):e.kind===`person`?e.bot?Z(`is-played`):Z(e.here?`is-here`:`is-gone`):Z(`is-computer`)}var i=gb(),a=I(i),o=R(a,!0),s=z(a,2);J(s,21,()=>V(n).seats,q,(e,i,a)=>{let o=N(()=>V(n).yours.includes(a));var s=hb(),c=I(s),l=I(c),u=R(l,!0),d=z(l,2),f=e=>{var t=ti();B(e=>G(t,`(${e??``})`),[()=>Z(`you`)]),W(e,t)};K(d,e=>{V(o)&&e(f)});var p=z(d);A(c);var m=z(c,2),h=e=>{var r=ni(),s=L(r),c=e=>{var n=mb(),r=R(n,!0);B(e=>G(r,e),[()=>Z(`take-back`,{name:t.sitting.server.name(a)})]),H(`click`,n,()=>t.sitting.take(a)),W(e,n)},l=e=>{var n=mb(),r=R(n,!0);B(e=>G(r,e),[()=>Z(`give-own`)]),H(`click`,n,()=>t.sitting.give(a)),W(e,n)},u=e=>{var n=mb(),r=R(n,!0);B(e=>G(r,e),[()=>Z(`give-seat`,{name:t.sitting.server.name(a)})]),H(`click`,n,()=>t.sitting.give(a)),W(e,n)};K(s,e=>{V(o)&&V(i).bot?e(c):V(o)?e(l,1):!V(i).here&&!V(i).bot&&V(n).yours.length&&e(u,2)}),W(e,r)};K(m,e=>{t.sitting.server.lasts&&V(i).kind===`person`&&!V(i).out&&e(h)}),A(s),B((e,t)=>{G(u,e),G(p,` – ${t??``}`)},[()=>t.sitting.server.name(a),()=>r(V(i))]),W(e,s)}),A(s);var c=R(z(s,2),!0);A(i),B((e,t)=>{G(o,e),G(c,t)},[()=>Z(`players`),()=>Z(`watching`,{n:V(n).watching})]),W(e,i),M()}Gr([`click`]);var vb=U(`<b class="unread svelte-n22gmb"> <span class="unseen svelte-n22gmb"> </span></b>`),yb=U(`<button class="bad svelte-n22gmb"> </button>`),bb=U(`<button> </button>`),xb=U(`<div class="tools svelte-n22gmb"><button class="flat svelte-n22gmb"><!> <span class="svelte-n22gmb"> </span> <kbd class="svelte-n22gmb">V</kbd></button> <button class="flat svelte-n22gmb"><!> <span class="svelte-n22gmb"> </span></button> <button class="flat svelte-n22gmb"><!> <span class="svelte-n22gmb"> </span></button> <button class="flat log-button svelte-n22gmb"><!> <span class="svelte-n22gmb"> </span> <!></button></div> <dialog class="svelte-n22gmb"><div class="menu svelte-n22gmb"><div class="head svelte-n22gmb"><h2> </h2> <button> <kbd>Esc</kbd></button></div> <!> <!> <div class="deeds svelte-n22gmb"><button> <kbd>F1</kbd></button> <a class="button"> </a> <button> </button> <a class="button" href="#/"> </a> <!></div></div></dialog>`,1);function Sb(e,t){j(t,!0);let n=va(t,`sitting`,7),r=P(void 0),i=P(!1);async function a(){pc(await n().save()),V(r)?.close()}function o(e){e.detail>1||(V(r)?.close(),n().resign())}function s(){V(r)?.close(),n().screen.helping=!0}var c=xb(),l=L(c),u=I(l),d=I(u);$(d,{name:`eye`});var f=R(z(d,2),!0);De(2),A(u);var p=z(u,2),m=I(p);$(m,{name:`replay`});var h=R(z(m,2),!0);A(p);var g=z(p,2),_=I(g);$(_,{name:`menu`});var v=R(z(_,2),!0);A(g);var y=z(g,2),b=I(y);{let e=N(()=>n().screen.aside?`purged`:`log`);$(b,{get name(){return V(e)}})}var x=z(b,2),S=R(x,!0),C=z(x,2),w=e=>{var t=vb(),r=I(t),i=R(z(r),!0);A(t),B(e=>{G(r,`${n().screen.unread??``} `),G(i,e)},[()=>Z(`unread`)]),W(e,t)};K(C,e=>{n().screen.unread&&!n().screen.aside&&e(w)}),A(y),A(l);var T=z(l,2),ee=I(T),E=I(ee),D=I(E),te=R(D,!0),ne=z(D,2),re=I(ne);De(),A(ne),A(E);var ie=z(E,2),O=e=>{_b(e,{get sitting(){return n()}})};K(ie,e=>{n().server.room&&e(O)});var ae=z(ie,2);pb(ae,{get sitting(){return n()}});var oe=z(ae,2),se=I(oe),ce=I(se);De(),A(se);var le=z(se,2),ue=R(le,!0),de=z(le,2),fe=R(de,!0),pe=z(de,2),me=R(pe,!0),he=z(pe,2),ge=e=>{var t=ni(),n=L(t),r=e=>{var t=yb(),n=R(t,!0);B(e=>G(n,e),[()=>Z(`resign-sure`)]),H(`click`,t,o),W(e,t)},a=e=>{var t=bb(),n=R(t,!0);B(e=>G(n,e),[()=>Z(`resign`)]),H(`click`,t,()=>F(i,!0)),W(e,t)};K(n,e=>{V(i)?e(r):e(a,-1)}),W(e,t)};K(he,e=>{n().server.lasts&&n().server.seat>=0&&e(ge)}),A(oe),A(ee),A(T),da(T,e=>F(r,e),()=>V(r)),Di(T,()=>bl),B((e,t,r,i,a,o,s,c,l,d,m)=>{X(u,`aria-pressed`,Ps.plain),G(f,e),p.disabled=!!n().moment||!n().server.table,G(h,t),G(v,r),X(y,`aria-expanded`,n().screen.aside),G(S,i),X(T,`aria-label`,a),G(te,o),G(re,`${s??``} `),G(ce,`${c??``} `),X(le,`href`,`#/cards/${n().server.room?.game??``}`),G(ue,l),G(fe,d),G(me,m)},[()=>Ps.plain?Z(`picture-view`):Z(`plain-view`),()=>Z(`replay`),()=>Z(`menu`),()=>n().screen.aside?Z(`close`):Z(`log`),()=>Z(`menu`),()=>Z(`menu`),()=>Z(`close`),()=>Z(`keys`),()=>Z(`cards`),()=>Z(`save`),()=>Z(`leave`)]),H(`click`,u,()=>{Ps.plain=!Ps.plain,Fs()}),H(`click`,p,()=>n().lookBack(n().server.table?.at??0)),H(`click`,g,()=>V(r)?.showModal()),H(`click`,y,()=>n().screen.aside=!n().screen.aside),Wr(`close`,T,()=>F(i,!1)),H(`click`,ne,()=>V(r)?.close()),H(`click`,se,s),H(`click`,de,a),W(e,c),M()}Gr([`click`]);var Cb=U(`<h1 class="where svelte-76h5ib"> </h1>`),wb=U(`<!> <!>`,1),Tb=U(`<a class="svelte-76h5ib"> </a>`),Eb=U(`&nbsp; <b class="count svelte-76h5ib"> </b>`,1),Db=U(`<nav class="svelte-76h5ib"><a href="#/" class="svelte-76h5ib"> </a> <a href="#/cards" class="svelte-76h5ib"> </a> <!> <a href="#/lobby" class="svelte-76h5ib"> <!></a> <a href="#/players" class="svelte-76h5ib"><span class="me svelte-76h5ib"> </span></a></nav>`),Ob=U(`<option> </option>`),kb=U(`<header class="svelte-76h5ib"><a class="brand svelte-76h5ib" href="#/"><img src="./icon.svg" alt="" width="28" height="28"/> <span class="svelte-76h5ib">Trivault</span></a> <!> <label class="language svelte-76h5ib"><span class="unseen"> </span> <select name="language" class="svelte-76h5ib"></select></label></header>`);function Ab(e,t){j(t,!0);let n=N(()=>Q.server.game(Q.sitting?.server.room?.game)),r=(...e)=>e.includes(Q.screen.route.page)?`page`:void 0;var i=kb(),a=z(I(i),2),o=e=>{var t=wb(),r=L(t),i=e=>{var t=Cb(),r=R(t,!0);B(()=>G(r,V(n).title)),W(e,t)};K(r,e=>{V(n)&&e(i)}),Sb(z(r,2),{get sitting(){return Q.sitting}}),W(e,t)},s=e=>{var t=Db(),n=I(t),i=R(n,!0),a=z(n,2),o=R(a,!0),s=z(a,2);J(s,17,()=>Q.server.games.filter(e=>e.drafts),q,(e,t)=>{var n=Tb(),i=R(n,!0);B((e,r)=>{X(n,`href`,`#/build/${V(t).name??``}`),X(n,`aria-current`,e),G(i,r)},[()=>r(`build`),()=>Z(`builder`,{what:V(t).decks??``})]),W(e,n)});var c=z(s,2),l=I(c,!0),u=z(l),d=e=>{var t=Eb(),n=R(z(L(t)),!0);B(()=>G(n,Q.server.lobby.length)),W(e,t)};K(u,e=>{Q.server.lobby.length&&e(d)}),A(c);var f=z(c,2),p=R(I(f),!0);A(f),A(t),B((e,r,s,u,d,m,h,g,_)=>{X(t,`aria-label`,e),X(n,`aria-current`,r),G(i,s),X(a,`aria-current`,u),G(o,d),X(c,`aria-current`,m),G(l,h),X(f,`aria-current`,g),G(p,_)},[()=>Z(`pages`),()=>r(`start`),()=>Z(`play`),()=>r(`cards`),()=>Z(`cards`),()=>r(`lobby`),()=>Z(`lobby-short`),()=>r(`players`),()=>Q.server.me?.account?Q.server.me.name:Z(`players`)]),W(e,t)};K(a,e=>{Q.screen.route.page===`room`&&Q.sitting?e(o):e(s,-1)});var c=z(a,2),l=I(c),u=R(l,!0),d=z(l,2);J(d,21,()=>Object.entries(Uo),q,(e,t)=>{var n=N(()=>g(V(t),2));let r=()=>V(n)[0],i=()=>V(n)[1];var a=Ob(),o=R(a,!0),s={};B(()=>{X(a,`lang`,r()),G(o,i()),s!==(s=r())&&(a.value=(a.__value=s)??``)}),W(e,a)}),A(d);var f;Vi(d),A(c),A(i),B(e=>{G(u,e),f!==(f=Yo.lang)&&(d.value=(d.__value=f)??``,Bi(d,f))},[()=>Z(`language`)]),H(`change`,d,e=>Q.speak(e.currentTarget.value)),W(e,i),M()}Gr([`change`]);var jb=U(`<p class="lost svelte-1n46o8q" role="status"> </p>`),Mb=U(`<p class="error svelte-1n46o8q" role="alert"> </p>`),Nb=U(`<a class="jump svelte-1n46o8q" href="#main"> </a> <div class="app svelte-1n46o8q"><!> <!> <main id="main" tabindex="-1" class="svelte-1n46o8q"><!> <!></main></div> <!>`,1);function Pb(e,t){j(t,!0);let n=N(()=>Q.screen.route),r=N(()=>!!Q.sitting?.asking.question&&V(n).page===`room`),i=N(()=>V(n).page===`cards`&&V(n).card&&Q.server.known[V(n).game]?V(n):Q.screen.reading),a=P(void 0),o=Q.screen.route.page;Fn(()=>{let{page:e}=V(n);e!==o&&(o=e,e!==`room`&&kr().then(()=>{V(a)?.focus(),scrollTo(0,0)}))});function s(){Q.screen.reading=null,V(n).page===`cards`&&V(n).card&&location.replace(`#/cards/${V(n).game}`)}var c=Nb();Ei(`1n46o8q`,e=>{Hn(e=>{gn.title=e??``},[()=>V(r)?`● ${Z(`your-turn`)} – Trivault`:`Trivault`])});var l=L(c),u=R(l,!0),d=z(l,2),f=I(d);Ab(f,{});var p=z(f,2),m=e=>{var t=jb(),n=R(t,!0);B(e=>G(n,e),[()=>Z(`lost`)]),W(e,t)};K(p,e=>{Q.link.state===`lost`&&e(m)});var h=z(p,2),g=I(h),_=e=>{var t=Mb(),n=R(t,!0);B(()=>G(n,Q.screen.error)),W(e,t)};K(g,e=>{Q.screen.error&&e(_)});var v=z(g,2),y=e=>{Sy(e,{get sitting(){return Q.sitting}})},b=e=>{mh(e,{get game(){return V(n).game}})},x=e=>{var t=ni();mi(L(t),()=>V(n).game,e=>{{let t=N(()=>Q.server.game(V(n).game));Pc(e,{get game(){return V(t)}})}}),W(e,t)},S=N(()=>V(n).page===`build`&&Q.server.game(V(n).game)?.drafts),C=e=>{{let t=N(()=>Q.server.game(V(n).game));bh(e,{get game(){return V(t)}})}},w=N(()=>V(n).page===`learn`&&Q.server.game(V(n).game)),T=e=>{Ay(e,{})},ee=e=>{Mh(e,{})},E=e=>{cb(e,{})};K(v,e=>{V(n).page===`room`&&Q.sitting?e(y):V(n).page===`cards`?e(b,1):V(S)?e(x,2):V(w)?e(C,3):V(n).page===`lobby`?e(T,4):V(n).page===`players`?e(ee,5):e(E,-1)}),A(h),da(h,e=>F(a,e),()=>V(a)),A(d);var D=z(d,2),te=e=>{var t=ni();mi(L(t),()=>`${V(i).game} ${V(i).card}`,e=>{Lh(e,{get game(){return V(i).game},get card(){return V(i).card},shut:s})}),W(e,t)};K(D,e=>{V(i)&&e(te)}),B(e=>G(u,e),[()=>Z(`to-content`)]),H(`click`,l,e=>{e.preventDefault(),V(a)?.focus()}),W(e,c),M()}Gr([`click`]),ci(Pb,{target:document.getElementById(`app`)}),Q.open();