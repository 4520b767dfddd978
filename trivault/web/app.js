var e={},t=Symbol(`uninitialized`),n=`http://www.w3.org/1999/xhtml`,r=`http://www.w3.org/2000/svg`,i=Array.isArray,a=Array.prototype.indexOf,o=Array.prototype.includes,s=Array.from,c=Object.defineProperty,l=Object.getOwnPropertyDescriptor,u=Object.getOwnPropertyDescriptors,d=Object.prototype,f=Array.prototype,p=Object.getPrototypeOf,m=Object.isExtensible;function h(e){return typeof e==`function`}var g=()=>{};function _(e){return e()}function v(e){for(var t=0;t<e.length;t++)e[t]()}function y(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function b(e,t,n=!1){return e===void 0?n?t():t:e}function x(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var S=1<<24,C=1024,w=2048,T=4096,ee=8192,E=16384,te=32768,ne=1<<25,re=65536,ie=1<<18,ae=1<<19,oe=1<<20,se=1<<25,ce=1<<21,le=1<<22,ue=1<<23,de=Symbol(`$state`),fe=Symbol(`component`),pe=Symbol(`legacy props`),me=Symbol(``),he=Symbol(`attributes`),ge=Symbol(`class`),_e=Symbol(`style`),ve=Symbol(`text`),ye=Symbol(`form reset`),be=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},xe=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`);function Se(){console.warn(`https://svelte.dev/e/derived_inert`)}function Ce(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function we(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function Te(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var D=!1;function Ee(e){D=e}var O;function De(t){if(t===null)throw Ce(),e;return O=t}function Oe(){return De(wn(O))}function k(t){if(D){if(wn(O)!==null)throw Ce(),e;O=t}}function ke(e=1){if(D){for(var t=e,n=O;t--;)n=wn(n);O=n}}function Ae(e=!0){for(var t=0,n=O;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=wn(n);e&&n.remove(),n=i}}function je(t){if(!t||t.nodeType!==8)throw Ce(),e;return t.data}function Me(e){return e===this.v}function Ne(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Pe(e){return!Ne(e,this.v)}function Fe(e){throw Error(`https://svelte.dev/e/lifecycle_outside_component`)}function Ie(){throw Error(`https://svelte.dev/e/missing_context`)}function Le(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function Re(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function ze(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function Be(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function Ve(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function He(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function Ue(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function We(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function Ge(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function Ke(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function qe(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}var Je=!1;function Ye(){Je=!0}var Xe=[];function Ze(e,t=!1,n=!1){return Qe(e,new Map,``,Xe,null,n)}function Qe(e,t,n,r,a=null,o=!1){if(typeof e==`object`&&e){var s=t.get(e);if(s!==void 0)return s;if(e instanceof Map)return new Map(e);if(e instanceof Set)return new Set(e);if(i(e)){var c=Array(e.length);t.set(e,c),a!==null&&t.set(a,c);for(var l=0;l<e.length;l+=1){var u=e[l];l in e&&(c[l]=Qe(u,t,n,r,null,o))}return c}if(p(e)===d){c={},t.set(e,c),a!==null&&t.set(a,c);for(var f of Object.keys(e))c[f]=Qe(e[f],t,n,r,null,o);return c}if(e instanceof Date)return e.getTime(),structuredClone(e);if(typeof e.toJSON==`function`&&!o)return Qe(e.toJSON(),t,n,r,e)}if(e instanceof EventTarget)return e;try{return structuredClone(e)}catch{return e}}function $e(e,t,n){let r={};return[()=>(n(r)||Ie(),e(r)),e=>t(r,e),()=>n(r)]}function et(e){let t=e.p;for(;t!==null&&t.c===null;)t=t.p;return t?.c??null}function tt(e,t){return e===null&&Fe(t),e.c??=new Map(et(e)||void 0)}var nt=null;function rt(e){nt=e}function it(){return $e(at,ot,st)}function at(e){return tt(nt,`getContext`).get(e)}function ot(e,t){return tt(nt,`setContext`).set(e,t),t}function st(e){return tt(nt,`hasContext`).has(e)}function A(e,t=!1,n){nt={p:nt,i:!1,c:null,e:null,s:e,x:null,r:V,l:Je&&!t?{s:null,u:null,$:[]}:null}}function j(e){var t=nt,n=t.e;if(n!==null){t.e=null;for(var r of n)Ln(r)}return e!==void 0&&(t.x=e),t.i=!0,nt=t.p,ct(e)}function ct(e={}){return c(e,fe,{value:!0}),e}function lt(){return!Je||nt!==null&&nt.l===null}var ut=[];function dt(){var e=ut;ut=[],v(e)}function ft(e){if(ut.length===0&&!Vt){var t=ut;queueMicrotask(()=>{t===ut&&dt()})}ut.push(e)}function pt(){for(;ut.length>0;)dt()}var mt=~(w|T|C);function ht(e,t){e.f=e.f&mt|t}function gt(e){e.f&512||e.deps===null?ht(e,C):ht(e,T)}function _t(e,t){e.f&2048?t.set(e,w):e.f&4096&&t.get(e)!==2048&&t.set(e,T),ht(e,C)}function vt(e,t){if(t){let t=document.body;e.autofocus=!0,ft(()=>{document.activeElement===t&&e.focus()})}}function yt(e){D&&Cn(e)!==null&&Tn(e)}var bt=!1;function xt(){bt||(bt=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[ye]?.()})},{capture:!0}))}function St(e){var t=sr,n=V;lr(null),ur(null);try{return e()}finally{lr(t),ur(n)}}function Ct(e,t,n,r=n){e.addEventListener(t,()=>St(n));let i=e[ye];e[ye]=i?()=>{i(),r(!0)}:()=>r(!0),xt()}function wt(e,t,n,r){let i=lt()?Ot:jt;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=V,c=Tt(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){An(e,s)}Et()}}var d=Dt();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>At(e))).then(u).catch(e=>An(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),Et())}):f()}function Tt(){var e=V,t=sr,n=nt,r=N;return function(i=!0){ur(e),lr(t),rt(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function Et(e=!0){ur(null),lr(null),rt(null),e&&N?.deactivate()}function Dt(){var e=V,t=e.b,n=N,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function Ot(e){var n=2|w;return V!==null&&(V.f|=ae),{ctx:nt,deps:null,effects:null,equals:Me,f:n,fn:e,reactions:null,rv:0,v:t,wv:0,parent:V,ac:null}}var kt=Symbol(`obsolete`);function At(e,n,r){let i=V;i===null&&Le();var a=void 0,o=an(t),s=!sr,c=new Set;return Vn(()=>{var t=V,n=y();a=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==be&&n.reject(e)}).finally(Et)}catch(e){n.reject(e),Et()}var r=N;if(s){if(t.f&32768)var l=Dt();if(i.b?.is_rendered())r.async_deriveds.get(t)?.reject(kt);else for(let e of c.values())e.reject(kt);c.add(n),r.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),c.delete(n),t!==kt&&(r.activate(),t?(o.f|=ue,ln(o,t)):(o.f&8388608&&(o.f^=ue),ln(o,e)),r.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),Fn(()=>{for(let e of c)e.reject(kt)}),new Promise(e=>{function t(n){function r(){n===a?e(o):t(a)}n.then(r,r)}t(a)})}function M(e){let t=Ot(e);return fr(t),t}function jt(e){let t=Ot(e);return t.equals=Pe,t}function Mt(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)Xn(t[n])}}function Nt(e){var n,r=V,i=e.parent;if(!ar&&i!==null&&e.v!==t&&i.f&24576)return Se(),e.v;ur(i);try{Mt(e),n=wr(e)}finally{ur(r)}return n}function Pt(e){var t=Nt(e);!e.equals(t)&&(e.wv=xr(),(!N?.is_fork||e.deps===null)&&(N===null?e.v=t:(N.capture(e,t,!0),Rt?.capture(e,t,!0)),e.deps===null))?ht(e,C):ar||(zt===null?gt(e):(Pn()||N?.is_fork)&&zt.set(e,t))}function Ft(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&St(()=>{t.ac.abort(be),t.ac=null}),t.fn!==null&&(t.teardown=g),Dr(t,0),Jn(t))}function It(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&Or(t)}var Lt=null,N=null,Rt=null,zt=null,Bt=null,Vt=!1,Ht=!1,Ut=null,Wt=null,Gt=0,Kt=1,qt=class e{id=Kt++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){Lt===null?Lt=this:(Lt.next=this,this.prev=Lt),Lt=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)ht(r,w),t(r);for(r of n.m)ht(r,T),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=C}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)ht(e,t),this.schedule(e);this.apply();for(var t=Ut=[],n=[],r=Wt=[];this.#a.length>0;){Gt++>1e3&&(this.#b(),Yt());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw en(e),this.#d()||this.discard(),t}}if(N=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(Ut=null,Wt=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)$t(e,t);r.length>0&&N.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),Rt=this,Zt(n),Zt(t),Rt=null,this.#i?.resolve();var o=N;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(nn.clear(),o.#m())}}#h(e,t,n){e.f^=C;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=C:i&4?t.push(r):Sr(r)&&(i&16&&this.add_dirty_reaction(r,T),Or(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),ht(i,w),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),N=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)_t(e[t],this.#s)}capture(e,n,r=!1){e.v!==t&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[n,r]),zt?.set(e,n)),this.is_fork||(e.v=n)}activate(){N=this}deactivate(){N=null,zt=null}flush(){try{Ht=!0,N=this,this.#m()}finally{Gt=0,Bt=null,Ut=null,Wt=null,Ht=!1,N=null,zt=null,nn.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(kt);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,ft(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=y()).promise}static ensure(){if(N===null){let t=N=new e;!Ht&&!Vt&&ft(()=>{t.started||t.flush()})}return N}apply(){zt=null}schedule(e){Bt=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?Lt=e:t.prev=e,this.linked=!1}}};function Jt(e){var t=Vt,n=Rt;Rt=null,Vt=!0;try{var r;for(e&&(Jt(),r=e());;){if(pt(),N===null)return r;N.flush()}}finally{Vt=t,Rt=n}}function Yt(){try{He()}catch(e){An(e,Bt)}}var Xt=null;function Zt(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&Sr(r)&&(Xt=new Set,Or(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&Qn(r),Xt?.size>0)){nn.clear();for(let e of Xt){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)Xt.has(n)&&(Xt.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||Or(n)}}Xt.clear()}}Xt=null}}function Qt(e){N.schedule(e)}function $t(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),ht(e,C);for(var n=e.first;n!==null;)$t(n,t),n=n.next}}function en(e){ht(e,C);for(var t=e.first;t!==null;)en(t),t=t.next}var tn=new Set,nn=new Map,rn=!1;function an(e,t){return{f:0,v:e,reactions:null,equals:Me,rv:0,wv:0}}function P(e,t){let n=an(e,t);return fr(n),n}function on(e,t=!1,n=!0){let r=an(e);return t||(r.equals=Pe),Je&&n&&nt!==null&&nt.l!==null&&(nt.l.s??=[]).push(r),r}function F(e,t,n=!1){return sr!==null&&(!cr||sr.f&131072)&&lt()&&sr.f&4325394&&(dr===null||!dr.has(e))&&Ke(),ln(e,n?pn(t):t,Wt)}var sn=null,cn=0;function ln(e,t,n=null){if(!e.equals(t)){ar?nn.set(e,t):nn.has(e)||nn.set(e,e.v);var r=qt.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&Nt(t),zt===null&&gt(t)}e.wv=xr(),sn=null,cn=0,fn(e,w,n),sn=null,lt()&&V!==null&&V.f&1024&&!(V.f&96)&&(hr===null?gr([e]):hr.push(e)),!r.is_fork&&tn.size>0&&!rn&&un()}return t}function un(){rn=!1;for(let e of tn){e.f&1024&&ht(e,T);let t;try{t=Sr(e)}catch{t=!0}t&&Or(e)}tn.clear()}function dn(e){F(e,e.v+1)}function fn(e,t,n){var r=e.reactions;if(r!==null){var i=lt(),a=r.length;if(cn+=a,cn>1e5&&sn===null&&(sn=new Set),sn!==null){if(sn.has(e))return;sn.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==V){var l=(c&w)===0;if(l&&ht(s,t),c&131072)tn.add(s);else if(c&2){var u=s;zt?.delete(u),fn(u,T,n)}else if(l){var d=s;c&16&&Xt!==null&&Xt.add(d),n===null?Qt(d):n.push(d)}}}}}function pn(e){if(typeof e!=`object`||!e||de in e||fe in e)return e;let n=p(e);if(n!==d&&n!==f)return e;var r=new Map,a=i(e),o=P(0),s=null,c=yr,u=e=>{if(yr===c)return e();var t=sr,n=yr;lr(null),br(c);var r=e();return lr(t),br(n),r};return a&&r.set(`length`,P(e.length,s)),new Proxy(e,{defineProperty(e,t,n){`value`in n&&n.configurable!==!1&&n.enumerable!==!1&&n.writable!==!1||We();var i=r.get(t);return i===void 0?u(()=>{var e=P(n.value,s);return r.set(t,e),e}):F(i,n.value,!0),!0},deleteProperty(e,n){var i=r.get(n);if(i===void 0){if(n in e){let e=u(()=>P(t,s));r.set(n,e),dn(o)}}else F(i,t),dn(o);return!0},get(n,i,a){if(i===de)return e;var o=r.get(i),c=i in n;if(o===void 0&&(!c||l(n,i)?.writable)&&(o=u(()=>P(pn(c?n[i]:t),s)),r.set(i,o)),o!==void 0){var d=H(o);return d===t?void 0:d}return Reflect.get(n,i,a)},getOwnPropertyDescriptor(e,n){this.has?.(e,n);var i=Reflect.getOwnPropertyDescriptor(e,n),a=r.get(n);if(a!==void 0){var o=H(a);if(o===t)return;if(i&&`value`in i)i.value=o;else return{enumerable:!0,configurable:!0,value:o,writable:!0}}return i},has(e,n){if(n===de)return!0;var i=r.get(n),a=i!==void 0&&i.v!==t||Reflect.has(e,n);return(i!==void 0||(V!==null||sr!==null)&&(!a||l(e,n)?.writable))&&(i===void 0&&(i=u(()=>P(a?pn(e[n]):t,s)),r.set(n,i)),H(i)===t)?!1:a},set(e,n,i,c){var d=r.get(n),f=n in e;if(a&&n===`length`)for(var p=i;p<d.v;p+=1){var m=r.get(p+``);m===void 0?p in e&&(m=u(()=>P(t,s)),r.set(p+``,m)):F(m,t)}if(d===void 0)(!f||l(e,n)?.writable)&&(d=u(()=>P(void 0,s)),F(d,pn(i)),r.set(n,d));else{f=d.v!==t;var h=u(()=>pn(i));F(d,h)}var g=Reflect.getOwnPropertyDescriptor(e,n);if(g?.set&&g.set.call(c,i),!f){if(a&&typeof n==`string`){var _=r.get(`length`),v=Number(n);Number.isInteger(v)&&v>=_.v&&F(_,v+1)}dn(o)}return!0},ownKeys(e){H(o);var n=Reflect.ownKeys(e).filter(e=>{var n=r.get(e);return n===void 0||n.v!==t});for(var[i,a]of r)a.v!==t&&!(i in e)&&n.push(i);return n},setPrototypeOf(){Ge()}})}function mn(e){try{if(typeof e==`object`&&e&&de in e)return e[de]}catch{}return e}function hn(e,t){return Object.is(mn(e),mn(t))}var gn,_n,vn,yn,bn;function xn(){if(gn===void 0){gn=window,_n=document,vn=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;yn=l(t,`firstChild`).get,bn=l(t,`nextSibling`).get,m(e)&&(e[ge]=void 0,e[he]=null,e[_e]=void 0,e.__e=void 0),m(n)&&(n[ve]=void 0)}}function Sn(e=``){return document.createTextNode(e)}function Cn(e){return yn.call(e)}function wn(e){return bn.call(e)}function I(e,t){if(!D)return Cn(e);var n=Cn(O);if(n===null)n=O.appendChild(Sn());else if(t&&n.nodeType!==3){var r=Sn();return n?.before(r),De(r),r}return t&&On(n),De(n),n}function L(e,t=!1){if(!D){var n=Cn(e);return n instanceof Comment&&n.data===``?wn(n):n}if(t){if(O?.nodeType!==3){var r=Sn();return O?.before(r),De(r),r}On(O)}return O}function R(e,t=!1){if(!D)return Cn(e);var n=I(e,t);return k(e),n}function z(e,t=1,n=!1){let r=D?O:e;for(var i;t--;)i=r,r=wn(r);if(!D)return r;if(n){if(r?.nodeType!==3){var a=Sn();return r===null?i?.after(a):r.before(a),De(a),a}On(r)}return De(r),r}function Tn(e){e.textContent=``}function En(){return!1}function Dn(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function On(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function kn(e){var t=V;if(t===null)return sr.f|=ue,e;if(!(t.f&32768)&&!(t.f&4))throw e;An(e,t)}function An(t,n){if(t===e)throw t;if(!(n!==null&&n.f&16384)){for(;n!==null;){if(n.f&128&&!(n.f&33570816)){if(!(n.f&32768))throw t;try{n.b.error(t);return}catch(e){t=e}}n=n.parent}throw t}}function jn(e){V===null&&(sr===null&&Ve(e),Be()),ar&&ze(e)}function Mn(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function Nn(e,t){var n=V;n!==null&&n.f&8192&&(e|=ee);var r={ctx:nt,deps:null,nodes:null,f:e|w|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};N?.register_created_effect(r);var i=r;if(e&4)Ut===null?qt.ensure().schedule(r):Ut.push(r);else if(t!==null){try{Or(r)}catch(e){throw Xn(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=re))}if(i!==null&&(i.parent=n,n!==null&&Mn(i,n),sr!==null&&sr.f&2&&!(e&64))){var a=sr;(a.effects??=[]).push(i)}return r}function Pn(){return sr!==null&&!cr}function Fn(e){let t=Nn(8,null);return ht(t,C),t.teardown=e,t}function In(e){jn(`$effect`);var t=V.f;if(!sr&&t&32&&nt!==null&&!nt.i){var n=nt;(n.e??=[]).push(e)}else return Ln(e)}function Ln(e){return Nn(4|oe,e)}function Rn(e){return jn(`$effect.pre`),Nn(8|oe,e)}function zn(e){qt.ensure();let t=Nn(64|ae,e);return(e={})=>new Promise(n=>{e.outro?$n(t,()=>{Xn(t),n(void 0)}):(Xn(t),n(void 0))})}function Bn(e){return Nn(4,e)}function Vn(e){return Nn(le|ae,e)}function Hn(e,t=0){return Nn(8|t,e)}function B(e,t=[],n=[],r=[]){wt(r,t,n,t=>{Nn(8,()=>{e(...t.map(H))})})}function Un(e,t=[],n=[],r=[]){wt(r,t,n,t=>{Nn(4,()=>e(...t.map(H)))})}function Wn(e,t=0){return Nn(16|t,e)}function Gn(e,t=0){return Nn(S|t,e)}function Kn(e){return Nn(32|ae,e)}function qn(e){var t=e.teardown;if(t!==null){let n=ar,r=sr;or(!0),lr(null);try{t.call(null)}catch(t){An(t,e.parent)}finally{or(n),lr(r)}}}function Jn(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&St(()=>{e.abort(be)});var r=n.next;n.f&64?n.parent=null:Xn(n,t),n=r}}function Yn(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||Xn(t),t=n}}function Xn(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(Zn(e.nodes.start,e.nodes.end),n=!0),e.f|=ne,Jn(e,t&&!n),Dr(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();qn(e),e.f^=ne,e.f|=E;var i=e.parent;i!==null&&i.first!==null&&Qn(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function Zn(e,t){for(;e!==null;){var n=e===t?null:wn(e);e.remove(),e=n}}function Qn(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function $n(e,t,n=!0){var r=[];e.f|=256,er(e,r,!0);var i=()=>{n&&Xn(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function er(e,t,n){if(!(e.f&8192)){e.f^=ee;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);er(i,t,o?n:!1)}i=a}}}function tr(e){e.f&=-257,nr(e,!0)}function nr(e,t){if(!(e.f&256)&&e.f&8192){e.f^=ee,e.f&1024||(ht(e,w),qt.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);nr(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function rr(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:wn(n);t.append(n),n=i}}var ir=null,ar=!1;function or(e){ar=e}var sr=null,cr=!1;function lr(e){sr=e}var V=null;function ur(e){V=e}var dr=null;function fr(e){sr!==null&&(sr.f&2097152||sr.f&2)&&(dr??=new Set).add(e)}var pr=null,mr=0,hr=null;function gr(e){hr=e}var _r=1,vr=0,yr=vr;function br(e){yr=e}function xr(){return++_r}function Sr(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(Sr(a)&&Pt(a),a.wv>e.wv)return!0}t&512&&zt===null&&ht(e,C)}return!1}function Cr(e,t,n=!0){var r=e.reactions;if(r!==null&&!(dr!==null&&dr.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?Cr(a,t,!1):t===a&&(n?ht(a,w):a.f&1024&&ht(a,T),Qt(a))}}function wr(e){var t=pr,n=mr,r=hr,i=sr,a=dr,o=nt,s=cr,c=yr,l=e.f;pr=null,mr=0,hr=null,sr=l&96?null:e,dr=null,rt(e.ctx),cr=!1,yr=++vr,e.ac!==null&&(St(()=>{e.ac.abort(be)}),e.ac=null);try{e.f|=ce;var u=e.fn,d=u();e.f|=te;var f=Tr(e);if(lt()&&hr!==null&&!cr&&f!==null&&!(e.f&6146))for(var p=0;p<hr.length;p++)Cr(hr[p],e);if(i!==null&&i!==e){if(vr++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=vr;if(t!==null)for(let e of t)e.rv=vr;hr!==null&&(r===null?r=hr:r.push(...hr))}return e.f&8388608&&(e.f^=ue),d}catch(t){return Tr(e),kn(t)}finally{e.f^=ce,pr=t,mr=n,hr=r,sr=i,dr=a,rt(o),cr=s,yr=c}}function Tr(e){var t=e.deps,n=N?.is_fork;if(pr!==null){var r;if(n||Dr(e,mr),t!==null&&mr>0)for(t.length=mr+pr.length,r=0;r<pr.length;r++)t[mr+r]=pr[r];else e.deps=t=pr;if(Pn()&&e.f&512)for(r=mr;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&mr<t.length&&(Dr(e,mr),t.length=mr);return t}function Er(e,n){let r=n.reactions;if(r!==null){var i=a.call(r,e);if(i!==-1){var s=r.length-1;s===0?r=n.reactions=null:(r[i]=r[s],r.pop())}}if(r===null&&n.f&2&&(pr===null||!o.call(pr,n))){var c=n;c.f&512&&(c.f^=512),c.v!==t&&gt(c),c.ac!==null&&St(()=>{c.ac.abort(be),c.ac=null,ht(c,w)}),Ft(c),Dr(c,0)}}function Dr(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)Er(e,n[r])}function Or(e){var t=e.f;if(!(t&16384)){ht(e,C);var n=V;V=e;try{t&16777232?Yn(e):Jn(e),qn(e);var r=wr(e);e.teardown=typeof r==`function`?r:null,e.wv=_r}finally{V=n}}}async function kr(){await Promise.resolve(),Jt()}function H(e){var t=!!(e.f&2);if(ir?.add(e),sr!==null&&!cr&&!(V!==null&&V.f&16384)&&(dr===null||!dr.has(e))){var n=sr.deps;if(sr.f&2097152)e.rv<vr&&(e.rv=vr,pr===null&&n!==null&&n[mr]===e?mr++:pr===null?pr=[e]:pr.push(e));else{sr.deps??=[],o.call(sr.deps,e)||sr.deps.push(e);var r=e.reactions;r===null?e.reactions=[sr]:o.call(r,sr)||r.push(sr)}}if(ar&&nn.has(e))return nn.get(e);if(t){var i=e;if(ar){var a=i.v;return(!(i.f&1024)&&i.reactions!==null||jr(i))&&(a=Nt(i)),nn.set(i,a),a}var s=!(i.f&512)&&!cr&&sr!==null&&!!(sr.f&512),c=(i.f&te)===0;Sr(i)&&(s&&(i.f|=512),Pt(i)),s&&!c&&(It(i),Ar(i))}if(zt?.has(e))return zt.get(e);if(e.f&8388608)throw e.v;return e.v}function Ar(e){if(e.f|=512,e.deps!==null)for(let n of e.deps){var t=n.reactions;t===null?n.reactions=[e]:o.call(t,e)||t.push(e),n.f&2&&!(n.f&512)&&(It(n),Ar(n))}}function jr(e){if(e.v===t)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(nn.has(t)||t.f&2&&jr(t))return!0;return!1}function Mr(e){var t=cr;try{return cr=!0,e()}finally{cr=t}}function Nr(e){if(!(typeof e!=`object`||!e||e instanceof EventTarget)){if(de in e)Pr(e);else if(!Array.isArray(e))for(let t in e){let n=e[t];typeof n==`object`&&n&&de in n&&Pr(n)}}}function Pr(e,t=new Set){if(typeof e==`object`&&e&&!(e instanceof EventTarget)&&!t.has(e)){t.add(e),e instanceof Date&&e.getTime();for(let n in e)try{Pr(e[n],t)}catch{}let n=p(e);if(n!==Object.prototype&&n!==Array.prototype&&n!==Map.prototype&&n!==Set.prototype&&n!==Date.prototype){let t=u(n);for(let n in t){let r=t[n].get;if(r)try{r.call(e)}catch{}}}}}var Fr=Symbol(`events`),Ir=new Set,Lr=new Set;function Rr(e,t,n,r={}){function i(e){if(r.capture||Hr.call(t,e),!e.cancelBubble)return St(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,ft(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function zr(e,t,n,r,i){var a={capture:r,passive:i},o=Rr(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&Fn(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function U(e,t,n){(t[Fr]??={})[e]=n}function W(e){for(var t=0;t<e.length;t++)Ir.add(e[t]);for(var n of Lr)n(e)}var Br=null,Vr=!1;function Hr(e){var t=this,n=t.ownerDocument,r=e.type,i=e.composedPath?.()||[],a=i[0]||e.target;Br=e,Vr||(Vr=!0,setTimeout(()=>{Vr=!1,Br=null}));var o=0,s=Br===e&&e[Fr];if(s){var l=i.indexOf(s);if(l!==-1&&(t===document||t===window)){e[Fr]=t;return}var u=i.indexOf(t);if(u===-1)return;l<=u&&(o=l)}if(a=i[o]||e.target,a!==t){c(e,`currentTarget`,{configurable:!0,get(){return a||n}});var d=sr,f=V;lr(null),ur(null);try{for(var p,m=[];a!==null&&a!==t;){try{var h=a[Fr]?.[r];h==null||a.disabled&&e.target!==a||h.call(a,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;o++,a=o<i.length?i[o]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[Fr]=t,delete e.currentTarget,lr(d),ur(f)}}}var Ur=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function Wr(e){return Ur?.createHTML(e)??e}function Gr(e){var t=Dn(`template`);return t.innerHTML=Wr(e.replaceAll(`<!>`,`<!---->`)),t.content}function Kr(e,t){var n=V;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function G(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(D)return Kr(O,null),O;i===void 0&&(i=Gr(a?e:`<!>`+e),n||(i=Cn(i)));var t=r||vn?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=Cn(t),s=t.lastChild;Kr(o,s)}else Kr(t,t);return t}}function qr(e,t,n=`svg`){var r=!e.startsWith(`<!>`),i=!!(t&1),a=`<${n}>${r?e:`<!>`+e}</${n}>`,o;return()=>{if(D)return Kr(O,null),O;if(!o){var e=Cn(Gr(a));if(i)for(o=document.createDocumentFragment();Cn(e);)o.appendChild(Cn(e));else o=Cn(e)}var t=o.cloneNode(!0);if(i){var n=Cn(t),r=t.lastChild;Kr(n,r)}else Kr(t,t);return t}}function Jr(e,t){return qr(e,t,`svg`)}function Yr(e=``){if(!D){var t=Sn(e+``);return Kr(t,t),t}var n=O;return n.nodeType===3?On(n):(n.before(n=Sn()),De(n)),Kr(n,n),n}function Xr(){if(D)return Kr(O,null),O;var e=document.createDocumentFragment(),t=document.createComment(``),n=Sn();return e.append(t,n),Kr(t,n),e}function K(e,t){if(D){var n=V;n.f&32768&&n.nodes.end!==null||(n.nodes.end=O),Oe()}else e!==null&&e.before(t)}function Zr(){if(D&&O&&O.nodeType===8&&O.textContent?.startsWith(`$`)){let e=O.textContent.substring(1);return Oe(),e}return(window.__svelte??={}).uid??=1,`c${window.__svelte.uid++}`}[...`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`)];var Qr=[`touchstart`,`touchmove`];function $r(e){return Qr.includes(e)}var ei=[`textarea`,`script`,`style`,`title`];function ti(e){return ei.includes(e)}function ni(e){let t=0,n=an(0),r;return()=>{Pn()&&(H(n),Hn(()=>(t===0&&(r=Mr(()=>e(()=>dn(n)))),t+=1,()=>{ft(()=>{--t,t===0&&(r?.(),r=void 0,dn(n))})})))}}var ri=re|ae;function ii(e,t,n,r){new ai(e,t,n,r)}var ai=class{parent;is_pending=!1;transform_error;#e;#t=D?O:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=ni(()=>(this.#p=an(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=V;t.b=this,t.f|=128,n(e)},this.parent=V.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=Wn(()=>{if(D){let e=je(this.#t);Oe();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},ri),D&&(this.#e=O)}#h(){try{this.#a=Kn(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);ft(r),t&&(this.#s=Kn(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{this.#v()||(t?Te():(t=!0,n&&qe(),this.#s!==null&&$n(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})))};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){An(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(E|ne))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=Kn(()=>e(this.#e)),ft(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=Sn(),n=!1;e.append(t),this.#a=this.#S(()=>{try{return Kn(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){An(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#x(N)):this.#u===0&&(this.#e.before(e),this.#c=null,$n(this.#o,()=>{this.#o=null}),this.#x(N))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=Kn(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();rr(this.#a,e);let t=this.#n.pending;this.#o=Kn(()=>t(this.#e))}else this.#x(N)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){_t(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=V,n=sr,r=nt;ur(this.#i),lr(this.#i),rt(this.#i.ctx);try{return qt.ensure(),e()}finally{ur(t),lr(n),rt(r)}}#C(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&$n(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#C(e,t)}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!(!this.#p||this.#d)&&(this.#d=!0,ft(()=>{this.#d=!1,this.#p&&ln(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),H(this.#p)}error(t){if(t===e||!this.#n.onerror&&!this.#n.failed)throw t;N?.is_fork?(this.#a&&N.skip_effect(this.#a),this.#o&&N.skip_effect(this.#o),this.#s&&N.skip_effect(this.#s),N.oncommit(()=>{this.#v()||this.#w(t)})):this.#w(t)}#w(e){this.#a&&=(Xn(this.#a),null),this.#o&&=(Xn(this.#o),null),this.#s&&=(Xn(this.#s),null),D&&(De(this.#t),ke(),De(Ae()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return Kn(()=>{var r=V;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return An(e,this.#i.parent),null}}))};ft(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){An(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>An(e,this.#i&&this.#i.parent)):n(t)}})}};function q(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[ve]??=e.nodeValue)&&(e[ve]=n,e.nodeValue=`${n}`)}function oi(e,t){return ci(e,t)}var si=new Map;function ci(t,{target:n,anchor:r,props:i={},events:a,context:o,intro:c=!0,transformError:l}){xn();var u=void 0,d=zn(()=>{var c=r??n.appendChild(Sn());ii(c,{pending:()=>{}},n=>{A({});var r=nt;if(o&&(r.c=o),a&&(i.$$events=a),D&&Kr(n,null),u=t(n,i)||ct(),D&&(V.nodes.end=O,O===null||O.nodeType!==8||O.data!==`]`))throw Ce(),e;j()},l);var d=new Set,f=e=>{for(var t=0;t<e.length;t++){var r=e[t];if(!d.has(r)){d.add(r);var i=$r(r);for(let e of[n,document]){var a=si.get(e);a===void 0&&(a=new Map,si.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,Hr,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return f(s(Ir)),Lr.add(f),()=>{for(var e of d)for(let r of[n,document]){var t=si.get(r),i=t.get(e);--i==0?(r.removeEventListener(e,Hr),t.delete(e),t.size===0&&si.delete(r)):t.set(e,i)}Lr.delete(f),c!==r&&c.parentNode?.removeChild(c)}});return li.set(u,d),u}var li=new WeakMap,ui=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)tr(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(tr(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(Xn(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();rr(r,t),t.append(Sn()),this.#n.set(e,{effect:r,fragment:t})}else Xn(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),$n(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(Xn(n.effect),this.#n.delete(e))};ensure(e,t){var n=N,r=En();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=Sn();i.append(a),this.#n.set(e,{effect:Kn(()=>t(a)),fragment:i})}else this.#t.set(e,Kn(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else D&&(this.anchor=O),this.#a(n)}};function di(e,t,...n){var r=new ui(e);Wn(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},re)}function J(e,t,n=!1){var r;D&&(r=O,Oe());var i=new ui(e),a=n?re:0;function o(e,t){if(D){var n=je(r);if(e!==parseInt(n.substring(1))){var a=Ae();De(a),i.anchor=a,Ee(!1),i.ensure(e,t),Ee(!0);return}}i.ensure(e,t)}Wn(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var fi=Symbol(`NaN`);function pi(e,t,n){D&&Oe();var r=new ui(e),i=!lt();Wn(()=>{var e=t();e!==e&&(e=fi),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function Y(e,t){return t}function mi(e,t,n){for(var r=[],i=t.length,a,o=t.length,c=0;c<i;c++){let n=t[c];$n(n,()=>{if(a){if(a.pending.delete(n),a.done.add(n),a.pending.size===0){var t=e.outrogroups;hi(e,s(a.done)),t.delete(a),t.size===0&&(e.outrogroups=null)}}else--o},!1)}if(o===0){var l=r.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;Tn(d),d.append(u),e.items.clear()}hi(e,t,!l)}else a={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(a)}function hi(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=se,rr(a,document.createDocumentFragment())):Xn(t[i],n)}}var gi;function X(e,t,n,r,a,o=null){var c=e,l=new Map;if(t&4){var u=e;c=D?De(Cn(u)):u.appendChild(Sn())}D&&Oe();var d=null,f=jt(()=>{var e=n();return i(e)?e:e==null?[]:s(e)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var n=H(f);_.fallback=d,vi(_,n,c,t,r),d!==null&&(n.length===0?d.f&33554432?(d.f^=se,bi(d,null,c)):tr(d):$n(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:Wn(()=>{var e=H(f),i=e.length;let s=!1;D&&je(c)===`[!`!=(i===0)&&(c=Ae(),De(c),Ee(!1),s=!0);for(var u=new Set,_=N,v=En(),y=0;y<i;y+=1){D&&O.nodeType===8&&O.data===`]`&&(c=O,s=!0,Ee(!1));var b=e[y],x=r(b,y),S=m?null:l.get(x);S?(S.v&&ln(S.v,b),S.i&&ln(S.i,y),v&&_.unskip_effect(S.e)):(S=yi(l,m?c:gi??=Sn(),b,x,y,a,t,n),m||(S.e.f|=se),l.set(x,S)),u.add(x)}if(i===0&&o&&!d&&(m?d=Kn(()=>o(c)):(d=Kn(()=>o(gi??=Sn())),d.f|=se)),i>u.size&&Re(``,``,``),D&&i>0&&De(Ae()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}s&&Ee(!0),H(f)}),flags:t,items:l,pending:p,outrogroups:null,fallback:d};m=!1,D&&(c=O)}function _i(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function vi(e,t,n,r,i){var a=!!(r&8),o=t.length,c=e.items,l=_i(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(a)for(v=0;v<o;v+=1)h=t[v],g=i(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<o;v+=1){if(h=t[v],g=i(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(tr(_),a&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=se,_===l)bi(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),xi(e,d,_),xi(e,_,y),bi(_,y,n),d=_,p=[],m=[],l=_i(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],C=p[p.length-1];for(x=0;x<p.length;x+=1)bi(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);xi(e,S.prev,C.next),xi(e,d,S),xi(e,C,b),l=b,d=C,--v,p=[],m=[]}else u.delete(_),bi(_,l,n),xi(e,_.prev,_.next),xi(e,_,d===null?e.effect.first:d.next),xi(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=_i(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=_i(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(hi(e,s(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var w=[];if(u!==void 0)for(_ of u)_.f&8192||w.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&w.push(l),l=_i(l.next);var T=w.length;if(T>0){var ee=r&4&&o===0?n:null;if(a){for(v=0;v<T;v+=1)w[v].nodes?.a?.measure();for(v=0;v<T;v+=1)w[v].nodes?.a?.fix()}mi(e,w,ee)}}a&&ft(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function yi(e,t,n,r,i,a,o,s){var c=o&1?o&16?an(n):on(n,!1,!1):null,l=o&2?an(i):null;return{v:c,i:l,e:Kn(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function bi(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=wn(r);if(a.before(r),r===i)return;r=o}}function xi(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function Si(e,t,n){var r;D&&(r=O,Oe());var i=new ui(e);Wn(()=>{var e=t()??null;if(D&&je(r)===`[`!=(e!==null)){var a=Ae();De(a),i.anchor=a,Ee(!1),i.ensure(e,e&&(t=>n(t,e))),Ee(!0)}else i.ensure(e,e&&(t=>n(t,e)))},re)}function Ci(e,t,n,i,a,o){let s=D;D&&Oe();var c=null;D&&O.nodeType===1&&(c=O,Oe());var l=D?O:e,u=new ui(l,!1);Wn(()=>{let e=t()||null;var o=a?a():n||e===`svg`?r:void 0;if(e===null)u.ensure(null,null);else return u.ensure(e,t=>{if(e){var n=D;if(c=D?c:Dn(e,o),Kr(c,c),i){var r=null;D&&ti(e)&&c.append(r=document.createComment(``));var a=D?Cn(c):c.appendChild(Sn());D&&(a===null?Ee(!1):De(a)),i(c,a),r?.remove()}V.nodes.end=c,n||t.before(c)}D&&De(t)}),()=>{}},re),Fn(()=>{}),s&&(Ee(!0),De(l))}function wi(e,t){let n=null,r=D;var i;if(D){n=O;for(var a=Cn(document.head);a!==null&&(a.nodeType!==8||a.data!==e);)a=wn(a);if(a===null)Ee(!1);else{var o=wn(a);a.remove(),De(o)}}D||(i=document.head.appendChild(Sn()));try{Wn(()=>{var e=Kn(()=>t(i));e.f|=ie,D||(e.nodes===null?e.nodes={start:i,end:i,a:null,t:null}:e.nodes.end=i)})}finally{r&&(Ee(!0),De(n))}}function Ti(e,t){var n=void 0,r;Gn(()=>{n!==(n=t())&&(r&&=(Xn(r),null),n&&(r=Kn(()=>{Bn(()=>n(e))})))})}function Ei(e){var t,n,r=``;if(typeof e==`string`||typeof e==`number`)r+=e;else if(typeof e==`object`){if(Array.isArray(e)){var i=e.length;for(t=0;t<i;t++)e[t]&&(n=Ei(e[t]))&&(r&&(r+=` `),r+=n)}else for(n in e)e[n]&&(r&&(r+=` `),r+=n)}return r}function Di(){for(var e,t,n=0,r=``,i=arguments.length;n<i;n++)(e=arguments[n])&&(t=Ei(e))&&(r&&(r+=` `),r+=t);return r}function Oi(e){return typeof e==`object`?Di(e):e??``}var ki=[...` 	
\r\f\xA0\v﻿`];function Ai(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||ki.includes(r[o-1]))&&(s===r.length||ki.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function ji(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function Mi(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function Ni(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(Mi)),i&&c.push(...Object.keys(i).map(Mi));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=Mi(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=ji(r)),i&&(n+=ji(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}function Pi(e,t,n,r,i,a){var o=e[ge];if(D||o!==n||o===void 0){var s=Ai(n,r,a);D&&s===e.getAttribute(`class`)||(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[ge]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function Fi(e,t={},n,r){for(var i in n){var a=n[i];t[i]!==a&&(n[i]==null?e.style.removeProperty(i):e.style.setProperty(i,a,r))}}function Ii(e,t,n,r){var i=e[_e];if(D||i!==t){var a=Ni(t,r);D&&a===e.getAttribute(`style`)||(a==null?e.removeAttribute(`style`):e.style.cssText=a),e[_e]=t}else r&&(Array.isArray(r)?(Fi(e,n?.[0],r[0]),Fi(e,n?.[1],r[1],`important`)):Fi(e,n,r));return r}function Li(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function Ri(e,t){var n=e.__defaultValue,r=e.multiple,a=r?n??[]:null;if(!r||i(a)){var o=e.selectedIndex,s=t&&r?new Set(e.selectedOptions):null;for(var c of e.options){var l=Hi(c);Li(c,r?a.includes(l):hn(l,n))}if(t){if(s!==null)for(c of e.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else e.selectedIndex!==o&&(e.selectedIndex=o)}}}function zi(e,t,n=!1){if(e.multiple){if(t==null)return;if(!i(t))return we();for(var r of e.options)r.selected=t.includes(Hi(r))}else{for(r of e.options)if(hn(Hi(r),t)){r.selected=!0;return}n&&t===void 0||(e.selectedIndex=-1)}}function Bi(e){var t=new MutationObserver(t=>{t.every(Ui)||(`__defaultValue`in e&&Ri(e,!1),`__value`in e&&zi(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),Fn(()=>{t.disconnect()})}function Vi(e,t,n=t){var r=new WeakSet,i=!0;Ct(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),Hi);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&Hi(o)}n(a),e.__value=a,N!==null&&r.add(N)}),Bn(()=>{var a=t();if(e===document.activeElement){var o=N;if(r.has(o))return}if(zi(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=Hi(s),n(a))}e.__value=a,i=!1})}function Hi(e){return`__value`in e?e.__value:e.value}function Ui(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var Wi=Symbol(`is custom element`),Gi=Symbol(`is html`),Ki=xe?`link`:`LINK`,qi=xe?`progress`:`PROGRESS`;function Ji(e){if(D){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;Z(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;Z(e,`checked`,null),e.checked=r}}};e[ye]=n,ft(n),xt()}}function Yi(e,t){var n=Zi(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===qi)&&(e.value=t??``)}function Xi(e,t){var n=Zi(e);n.checked!==(n.checked=t??void 0)&&(e.checked=t)}function Z(e,t,n,r){var i=Zi(e);if(!(D&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===Ki))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[me]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&$i(e).has(t)?e[t]=n:(!D||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function Zi(e){return e[he]??={[Wi]:e.nodeName.includes(`-`),[Gi]:e.namespaceURI===n}}var Qi=new Map;function $i(e){var t=e.getAttribute(`is`)||e.nodeName,n=Qi.get(t);if(n)return n;Qi.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var o in r=u(i),r)r[o].set&&o!==`innerHTML`&&o!==`textContent`&&o!==`innerText`&&n.add(o);i=p(i)}return n}function ea(e,t,n=t){var r=new WeakSet;Ct(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=aa(e)?oa(a):a,n(a),N!==null&&r.add(N),await kr(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(D&&e.defaultValue!==e.value||Mr(t)==null&&e.value)&&(n(aa(e)?oa(e.value):e.value),N!==null&&r.add(N)),Hn(()=>{var n=t();if(e===document.activeElement){var i=N;if(r.has(i))return}aa(e)&&n===oa(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}var ta=new Set;function na(e,t,n,r,i=r){var a=n.getAttribute(`type`)===`checkbox`,o=e;let s=!1;if(t!==null)for(var c of t)o=o[c]??=[];o.push(n),Ct(n,`change`,()=>{var e=n.__value;a&&(e=ia(o,e,n.checked)),i(e)},()=>i(a?[]:null)),Hn(()=>{var e=r();D&&n.defaultChecked!==n.checked?s=!0:a?(e||=[],n.checked=e.includes(n.__value)):n.checked=hn(n.__value,e)}),Fn(()=>{var e=o.indexOf(n);e!==-1&&o.splice(e,1)}),ta.has(o)||(ta.add(o),ft(()=>{o.sort((e,t)=>e.compareDocumentPosition(t)===4?-1:1),ta.delete(o)})),ft(()=>{if(s){var e=a?ia(o,e,n.checked):o.find(e=>e.checked)?.__value;i(e)}})}function ra(e,t,n=t){Ct(e,`change`,t=>{n(t?e.defaultChecked:e.checked)}),(D&&e.defaultChecked!==e.checked||Mr(t)==null)&&n(e.checked),Hn(()=>{e.checked=!!t()})}function ia(e,t,n){for(var r=new Set,i=0;i<e.length;i+=1)e[i].checked&&r.add(e[i].__value);return n||r.delete(t),Array.from(r)}function aa(e){var t=e.type;return t===`number`||t===`range`}function oa(e){return e===``?null:+e}var sa=new class e{#e=new WeakMap;#t;#n;static entries=new WeakMap;constructor(e){this.#n=e}observe(e,t){var n=this.#e.get(e)||new Set;return n.add(t),this.#e.set(e,n),this.#r().observe(e,this.#n),()=>{var n=this.#e.get(e);n.delete(t),n.size===0&&(this.#e.delete(e),this.#t.unobserve(e))}}#r(){return this.#t??=new ResizeObserver(t=>{for(var n of t){e.entries.set(n.target,n);for(var r of this.#e.get(n.target)||[])r(n)}})}}({box:`border-box`});function ca(e,t,n){var r=sa.observe(e,()=>n(e[t]));Bn(()=>(Mr(()=>n(e[t])),r))}function la(e,t){return e===t||e?.[de]===t}function ua(e=ct(),t,n,r){var i=nt.r,a=V;return Bn(()=>{var o,s;return Hn(()=>{o=s,s=r?.()||[],Mr(()=>{la(n(...s),e)||(t(e,...s),o&&la(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&la(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}function da(e=!1){let t=nt,n=t.l.u;if(!n)return;let r=()=>Nr(t.s);if(e){let e=0,n={},i=Ot(()=>{let r=!1,i=t.s;for(let e in i)i[e]!==n[e]&&(n[e]=i[e],r=!0);return r&&e++,e});r=()=>H(i)}n.b.length&&Rn(()=>{fa(t,r),v(n.b)}),In(()=>{let e=Mr(()=>n.m.map(_));return()=>{for(let t of e)typeof t==`function`&&t()}}),n.a.length&&In(()=>{fa(t,r),v(n.a)})}function fa(e,t){if(e.l.s)for(let t of e.l.s)H(t);t()}var pa=!1;function ma(e){var t=pa;try{return pa=!1,[e(),pa]}finally{pa=t}}var ha={get(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(h(r)&&(r=r()),typeof r==`object`&&r&&t in r)return r[t]}},set(e,t,n){let r=e.props.length;for(;r--;){let i=e.props[r];h(i)&&(i=i());let a=l(i,t);if(a&&a.set)return a.set(n),!0}return!1},getOwnPropertyDescriptor(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(h(r)&&(r=r()),typeof r==`object`&&r&&t in r){let e=l(r,t);return e&&!e.configurable&&(e.configurable=!0),e}}},has(e,t){if(t===de||t===pe)return!1;for(let n of e.props)if(h(n)&&(n=n()),n!=null&&t in n)return!0;return!1},ownKeys(e){let t=[];for(let n of e.props)if(h(n)&&(n=n()),n){for(let e in n)t.includes(e)||t.push(e);for(let e of Object.getOwnPropertySymbols(n))t.includes(e)||t.push(e)}return t}};function ga(...e){return new Proxy({props:e},ha)}function _a(e,t,n,r){var i=!Je||!!(n&2),a=!!(n&8),o=!!(n&16),s=r,c=!0,u=void 0,d=()=>o&&i?(u??=Ot(r),H(u)):(c&&(c=!1,s=o?Mr(r):r),s);let f;if(a){var p=de in e||pe in e;f=l(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;a?[m,h]=ma(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&Ue(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(c=!0,n)}:()=>{var n=e[t];return n!==void 0&&(s=void 0),n===void 0?s:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?Ot:jt)(()=>(v=!1,g()));a&&H(y);var b=V;return(function(e,t){if(arguments.length>0){let n=t?H(y):i&&a?pn(e):e;return F(y,n),v=!0,s!==void 0&&(s=n),e}return ar&&v||b.f&16384?y.v:H(y)})}var va=`images`;function ya(){let e=indexedDB.open(`trivault`,1);return e.onupgradeneeded=()=>e.result.createObjectStore(va),ba(e)}function ba(e){return new Promise((t,n)=>{e.onsuccess=()=>t(e.result),e.onerror=()=>n(e.error??Error(`no database`))})}function xa(e){return e.replace(/\.[a-z]+$/i,``).toLowerCase().replaceAll(`æ`,`ae`).normalize(`NFKD`).replace(/\p{M}/gu,``).replace(/[^a-z0-9]+/g,`-`).replace(/^-|-$/g,``)}var Sa=new class{#e=P({});get urls(){return H(this.#e)}set urls(e){F(this.#e,e)}async load(e){if(this.urls[e])return;let t=IDBKeyRange.bound(`${e}/`,`${e}/\uffff`);try{let n=(await ya()).transaction(va).objectStore(va),[r,i]=await Promise.all([ba(n.getAllKeys(t)),ba(n.getAll(t))]);this.#t(e,new Map(r.map((t,n)=>[t.slice(e.length+1),i[n]])))}catch{this.#t(e,new Map)}}async take(e,t,n){let r=[...t].filter(e=>e.type.startsWith(`image/`)&&n.has(xa(e.name))),i=(await ya()).transaction(va,`readwrite`).objectStore(va);return await Promise.all(r.map(t=>ba(i.put(t,`${e}/${xa(t.name)}`)))),this.#t(e,new Map(r.map(e=>[xa(e.name),e]))),r.length}async drop(e){await ba((await ya()).transaction(va,`readwrite`).objectStore(va).delete(IDBKeyRange.bound(`${e}/`,`${e}/\uffff`))),Object.values(this.urls[e]??{}).forEach(e=>URL.revokeObjectURL(e)),this.urls={...this.urls,[e]:{}}}#t(e,t){let n=Object.fromEntries([...t].map(([e,t])=>[e,URL.createObjectURL(t)]));this.urls={...this.urls,[e]:{...this.urls[e],...n}}}};function Ca(e,t){try{return JSON.parse(localStorage.getItem(e)??`null`)??t}catch{return t}}function wa(e,t){localStorage.setItem(e,JSON.stringify(t))}function Ta(e){let[,t,n=``,r=``]=e.split(`/`);return t===`room`&&n?{page:t,room:n}:t===`cards`?{page:t,game:n,card:r}:(t===`build`||t===`learn`)&&n?{page:t,game:n}:t===`lobby`||t===`players`?{page:t}:{page:`start`}}function Ea(e){e&&Da(e.name,e.replay,`application/json`)}function Da(e,t,n=`text/plain`){let r=document.createElement(`a`);r.href=URL.createObjectURL(new Blob([t],{type:n})),r.download=e,r.click(),URL.revokeObjectURL(r.href)}var Oa={turn:[{pitch:660,at:0,long:.14,shape:`sine`},{pitch:880,at:.13,long:.24,shape:`sine`}],card:[{pitch:320,to:180,at:0,long:.08,shape:`triangle`}],damage:[{pitch:150,to:55,at:0,long:.26,shape:`sawtooth`}],end:[{pitch:523,at:0,long:.2,shape:`sine`},{pitch:659,at:.18,long:.2,shape:`sine`},{pitch:784,at:.36,long:.5,shape:`sine`}]};function ka(e,t,n){if(t.undone||t.at===e.at)return[];if(t.result)return e.result?[]:[`end`];let r=[];return t.question&&!e.question&&r.push(`turn`),n(t.view)>n(e.view)?r.push(`damage`):(t.lines??[]).some(e=>!e.small&&e.cards?.length)&&r.push(`card`),r}var Aa;function ja(e,t){Aa??=new AudioContext,Aa.resume();for(let n of Oa[e])Ma(Aa,n,t/250)}function Ma(e,{pitch:t,to:n=t,at:r,long:i,shape:a},o){let s=e.currentTime+r,c=e.createOscillator(),l=e.createGain();c.type=a,c.frequency.setValueAtTime(t,s),c.frequency.exponentialRampToValueAtTime(n,s+i),l.gain.setValueAtTime(1e-4,s),l.gain.exponentialRampToValueAtTime(Math.max(o,1e-4),s+.015),l.gain.exponentialRampToValueAtTime(1e-4,s+i),c.connect(l).connect(e.destination),c.start(s),c.stop(s+i+.02)}typeof window<`u`&&((window.__svelte??={}).v??=new Set).add(`5`);var Na={brobnar:{hue:12,emblem:`M12 1.5C13 6 18 8 18 14.5A6 6 0 0 1 6 14.5C6 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 1.5ZM12 14v5`,pattern:`rays`},dis:{hue:322,emblem:`M4 3C3 9 6 11 7 12V17L12 22L17 17V12C18 11 21 9 20 3C18 6 16 7 12 7S6 6 4 3ZM9 13l2 1.5M15 13l-2 1.5M10.5 18h3`,pattern:`scales`},logos:{hue:196,emblem:`M12 10.5a1.5 1.5 0 1 0 .1 0M2 12a10 4 0 1 0 20 0a10 4 0 1 0-20 0M7 3.3a4 10-30 1 0 10 17.4a4 10-30 1 0-10-17.4M17 3.3a4 10 30 1 0-10 17.4a4 10 30 1 0 10-17.4`,pattern:`grid`},mars:{hue:96,emblem:`M12 5a7 6 0 0 1 7 6C19 17 15 22 12 22S5 17 5 11A7 6 0 0 1 12 5ZM8 12c2 0 3 1 3 3c-2 0-3-1-3-3ZM16 12c-2 0-3 1-3 3c2 0 3-1 3-3ZM9 5 7 1.5M15 5l2-3.5`,pattern:`dots`},sanctum:{hue:224,emblem:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5ZM12 6v12M7.5 10.5h9`,pattern:`bricks`},saurian:{hue:52,emblem:`M12 22C5 19 3 13 5 4M12 22C19 19 21 13 19 4M4.5 8l3.5 1.5M4.5 12.5l4 .5M6.5 17l4-.5M19.5 8 16 9.5M19.5 12.5l-4 .5M17.5 17l-4-.5M12 4l1 2.5h2.5l-2 1.7.8 2.6L12 9.3l-2.3 1.5.8-2.6-2-1.7H11Z`,pattern:`scales`},shadows:{hue:262,ink:30,emblem:`M12 1.5 15 9.5 13.5 16h-3L9 9.5ZM7 16h10M12 16v5M10 21.5h4`,pattern:`waves`},"star-alliance":{hue:176,emblem:`M12 1.5 14.8 9.2 22.5 12 14.8 14.8 12 22.5 9.2 14.8 1.5 12 9.2 9.2ZM12 10a2 2 0 1 0 .1 0`,pattern:`rings`},untamed:{hue:142,emblem:`M12 12c3 0 6 3 6 6.5c0 3-3 2.5-6 2.5s-6 .5-6-2.5C6 15 9 12 12 12ZM5 8a2 2.5 0 1 0 .1 0M10 3a2 2.5 0 1 0 .1 0M14.5 3a2 2.5 0 1 0 .1 0M19 8a2 2.5 0 1 0 .1 0`,pattern:`leaves`},"":{hue:40,ink:15,emblem:`M12 2 20.7 7v10L12 22 3.3 17V7Z`,pattern:`dots`}},Pa={name:`keyforge`,accent:38,looks:Na},Fa={dark:{hue:288,ink:32,emblem:`M12 3a8 8 0 0 0-5 14.2V21h10v-3.8A8 8 0 0 0 12 3ZM9 12.5a1.6 1.6 0 1 0 .1 0M15 12.5a1.6 1.6 0 1 0 .1 0M10 21v-2.5M14 21v-2.5M12 15l-1 2h2Z`,pattern:`waves`},holy:{hue:48,emblem:`M12 7a5 5 0 1 0 .1 0M12 1v3.5M12 19.5V23M1 12h3.5M19.5 12H23M4.2 4.2l2.5 2.5M17.3 17.3l2.5 2.5M19.8 4.2l-2.5 2.5M6.7 17.3l-2.5 2.5`,pattern:`rays`},nature:{hue:112,emblem:`M4 21C3 10 9 3 21 3C22 14 16 21 6 19M4 21C7 15 11 11 16 8M9.5 13.5V9M13 10.5V6.5M9 14h4.5`,pattern:`leaves`},mind:{hue:320,emblem:`M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 8.5a3.5 3.5 0 1 0 .1 0M12 2v2.5M6 3.5l1 2.3M18 3.5l-1 2.3`,pattern:`rings`},arcane:{hue:266,emblem:`M12 2l5.9 17.2L3 8.5h18L6.1 19.2ZM12 1.5a10.5 10.5 0 1 0 .1 0`,pattern:`grid`},war:{hue:2,ink:44,emblem:`M3 3l10 10M3 3l1 4 8 8M3 3l4 1 8 8M21 3 11 13M21 3l-1 4-8 8M21 3l-4 1-8 8M5 15l4 4M19 15l-4 4M7 17l-3.5 3.5M17 17l3.5 3.5`,pattern:`shards`},earth:{hue:30,ink:34,emblem:`M1.5 20.5 9 6l4 7 2.5-4 7 11.5ZM9 6l1.5 6-2 2.5 2 6`,pattern:`bricks`},water:{hue:208,emblem:`M12 2C16 8 19 11.5 19 15.5A7 7 0 0 1 5 15.5C5 11.5 8 8 12 2ZM9 15.5a3.5 3.5 0 0 0 3.5 3.5`,pattern:`waves`},air:{hue:188,ink:36,emblem:`M2 9h12.5a3.3 3.3 0 1 0-3.3-3.3M2 13h17a3 3 0 1 1-3 3M2 17h8a2.7 2.7 0 1 1-2.7 2.7`,pattern:`rings`},fire:{hue:16,ink:62,emblem:`M12 1.5C13 6 18.5 8 18.5 14.5A6.5 6.5 0 0 1 5.5 14.5C5.5 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 1.5ZM12 13c1.5 2 2.5 3 2.5 4.7a2.5 2.5 0 0 1-5 0C9.5 16 10.5 15 12 13Z`,pattern:`scales`},beastmaster:{hue:96,emblem:`M12 11.5c3.5 0 6.5 3.5 6.5 6.8c0 3-3.5 2.5-6.5 2.5s-6.5.5-6.5-2.5C5.5 15 8.5 11.5 12 11.5ZM4.5 8a2 2.6 0 1 0 .1 0M9.5 3a2 2.6 0 1 0 .1 0M14.5 3a2 2.6 0 1 0 .1 0M19.5 8a2 2.6 0 1 0 .1 0`,pattern:`leaves`},warlock:{hue:350,emblem:`M4 3C3 9 6 11 7 12V17L12 22L17 17V12C18 11 21 9 20 3C18 6 16 7 12 7S6 6 4 3ZM9 13l2 1.5M15 13l-2 1.5M10.5 18h3`,pattern:`scales`},priestess:{hue:52,emblem:`M5 3h14c0 6-2 9-5.5 10v4l3.5 4H7l3.5-4v-4C7 12 5 9 5 3ZM12 5.5v5M9.5 8h5`,pattern:`rays`},wizard:{hue:232,emblem:`M12 1.5 17 16H7ZM3 17.5c6-2.5 12-2.5 18 0c-6 4-12 4-18 0ZM12 7l.8 1.9 2 .2-1.5 1.3.5 2L12 11.3l-1.8 1.1.5-2L9.2 9.1l2-.2Z`,pattern:`grid`},none:{hue:220,ink:16,emblem:`M12 2l2.6 6.9 7.4.3-5.8 4.6 2 7.2L12 16.9 5.8 21l2-7.2L2 9.2l7.4-.3Z`,pattern:`dots`},"":{hue:258,ink:30,emblem:`M8 8.5a4 4 0 1 1 5.5 3.7c-1 .6-1.5 1.2-1.5 2.8M12 18.3v.6M12 1.5a10.5 10.5 0 1 0 .1 0`,pattern:`grid`}},Ia=[{shape:`M12 3a9 9 0 1 0 .1 0`,colour:`var(--owner-1)`},{shape:`M12 2 22 12 12 22 2 12Z`,colour:`var(--owner-2)`},{shape:`M12 3 22 20H2Z`,colour:`var(--owner-3)`},{shape:`M4 4h16v16H4Z`,colour:`var(--owner-4)`}],La={name:`mage-wars`,accent:268,looks:Fa},Ra={name:`shards`,accent:205,looks:{homodeus:{hue:212,emblem:`M12 2 20.7 7v10L12 22 3.3 17V7zM12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10M12 10.5v3M10.5 12h3`,pattern:`grid`},order:{hue:44,emblem:`M1.5 12C6 5 18 5 22.5 12C18 19 6 19 1.5 12ZM12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M12 1v3M12 20v3`,pattern:`rings`},undergrowth:{hue:130,emblem:`M12 22V9M12 13C5 13 3 8 3 3C9 3 12 6 12 13ZM12 16C12 10 15 7 21 7C21 13 18 16 12 16Z`,pattern:`leaves`},wraethe:{hue:290,emblem:`M17 2C8 4 5 10 7 15S15 22 20 20C15 19 12 16 12 12S14 4 17 2ZM4 5l1.5 3M3 13h2M18 11a1 1 0 1 0 .1 0`,pattern:`waves`},"":{hue:190,ink:25,emblem:`M12 1.5 18 9 12 22.5 6 9ZM6 9h12M12 1.5V22.5`,pattern:`shards`}}},za=`# Der Tisch in Worten: im Terminal und im Browser.

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
`,Ba=`# The table in words: at the terminal and in the browser.

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
`,Va=`# Stół w słowach: w terminalu i w przeglądarce.

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
`,Ha=class extends Map{#e=new Map;#t=P(0);#n=P(0);#r=yr||-1;constructor(e){if(super(),e){for(var[t,n]of e)super.set(t,n);this.#n.v=super.size}}#i(e){return yr===this.#r?P(e):an(e)}has(e){var t=this.#e,n=t.get(e);if(n===void 0){if(super.has(e))n=this.#i(0),t.set(e,n);else return H(this.#t),!1}return H(n),!0}forEach(e,t){this.#a(),super.forEach(e,t)}get(e){var t=this.#e,n=t.get(e);if(n===void 0){if(super.has(e))n=this.#i(0),t.set(e,n);else{H(this.#t);return}}return H(n),super.get(e)}getOrInsert(e,t){return super.has(e)||this.set(e,t),this.get(e)}getOrInsertComputed(e,t){return super.has(e)||this.set(e,t(e)),this.get(e)}set(e,t){var n=this.#e,r=n.get(e),i=super.get(e),a=super.set(e,t),o=this.#t;if(r===void 0)r=this.#i(0),n.set(e,r),F(this.#n,super.size),dn(o);else if(i!==t){dn(r);var s=o.reactions===null?null:new Set(o.reactions);s!==null&&r.reactions?.every(e=>s.has(e))||dn(o)}return a}delete(e){var t=this.#e,n=t.get(e),r=super.delete(e);return n!==void 0&&(t.delete(e),F(n,-1)),r&&(F(this.#n,super.size),dn(this.#t)),r}clear(){if(super.size!==0){super.clear();var e=this.#e;F(this.#n,0);for(var t of e.values())F(t,-1);dn(this.#t),e.clear()}}#a(){H(this.#t);var e=this.#e;if(this.#n.v!==e.size){for(var t of super.keys())if(!e.has(t)){var n=this.#i(0);e.set(t,n)}}for([,n]of this.#e)H(n)}keys(){return H(this.#t),super.keys()}values(){return this.#a(),super.values()}entries(){return this.#a(),super.entries()}[Symbol.iterator](){return this.entries()}get size(){return H(this.#n),super.size}},Ua=`# Das Programm im Browser. Was die Spiele sagen, kommt von den Spielen.

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
`,Wa=`# Die Seiten um den Tisch herum. $what ist, was die Spieler mitbringen: Decks oder Bücher (Zauberbücher).

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
`,Ga=`# The browser client. What the games say comes from the games.

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
`,Ka=`# The pages around the table. $what is what players bring: decks or books (spellbooks).

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
`,qa=`# Program w przeglądarce. To, co mówią gry, pochodzi z gier.

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
`,Ja=`# Strony wokół stołu. $what to to, co przynoszą gracze: talie (decks) albo księgi zaklęć (books).

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
`,Ya=class{constructor(e){this.value=e}valueOf(){return this.value}},Xa=class extends Ya{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},Za=class extends Ya{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Qa=class e extends Ya{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof Ya)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Ya&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},$a=100,eo=`⁨`,to=`⁩`;function no(e,t,n){return n===t||n instanceof Za&&t instanceof Za&&n.value===t.value||t instanceof Za&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function ro(e,t,n){return t[n]?po(e,t[n].value):(e.reportError(RangeError(`No default`)),new Xa)}function io(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=ao(e,i.value):n.push(ao(e,i));return{positional:n,named:r}}function ao(e,t){switch(t.type){case`str`:return t.value;case`num`:return new Za(t.value,{minimumFractionDigits:t.precision});case`var`:return oo(e,t);case`mesg`:return so(e,t);case`term`:return co(e,t);case`func`:return lo(e,t);case`select`:return uo(e,t);default:return new Xa}}function oo(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new Xa(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new Xa(`$${t}`);if(n instanceof Ya)return n;switch(typeof n){case`string`:return n;case`number`:return new Za(n);case`object`:if(Qa.supportsValue(n))return new Qa(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new Xa(`$${t}`)}}function so(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new Xa(t);if(n){let i=r.attributes[n];return i?po(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Xa(`${t}.${n}`))}return r.value?po(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new Xa(t))}function co(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new Xa(i);if(n){let t=a.attributes[n];if(t){e.params=io(e,r).named;let n=po(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Xa(`${i}.${n}`)}e.params=io(e,r).named;let o=po(e,a.value);return e.params=null,o}function lo(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new Xa(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new Xa(`${t}()`);try{let t=io(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new Xa(`${t}()`)}}function uo(e,{selector:t,variants:n,star:r}){let i=ao(e,t);if(i instanceof Xa)return ro(e,n,r);for(let t of n)if(no(e,i,ao(e,t.key)))return po(e,t.value);return ro(e,n,r)}function fo(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new Xa;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>$a)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${$a}`);r&&n.push(eo),n.push(ao(e,i).toString(e)),r&&n.push(to)}return e.dirty.delete(t),n.join(``)}function po(e,t){return typeof t==`string`?e.bundle._transform(t):fo(e,t)}var mo=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function ho(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var go=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function _o(e,t){let n=e[0];if(n instanceof Xa)return new Xa(`NUMBER(${n.valueOf()})`);if(n instanceof Za)return new Za(n.valueOf(),{...n.opts,...ho(t,go)});if(n instanceof Qa)return new Za(n.toNumber(),{...ho(t,go)});throw TypeError(`Invalid argument to NUMBER`)}var vo=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function yo(e,t){let n=e[0];if(n instanceof Xa)return new Xa(`DATETIME(${n.valueOf()})`);if(n instanceof Qa||n instanceof Za)return new Qa(n,ho(t,vo));throw TypeError(`Invalid argument to DATETIME`)}var bo=new Map;function xo(e){let t=Array.isArray(e)?e.join(` `):e,n=bo.get(t);return n===void 0&&(n=new Map,bo.set(t,n)),n}var So=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:_o,DATETIME:yo,...t},this._useIsolating=n,this._transform=r,this._intls=xo(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new mo(this,n,t);try{return fo(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new Xa().toString(r);throw e}}},Co=/^(-?[a-zA-Z][\w-]*) *= */gm,wo=/\.([a-zA-Z][\w-]*) *= */y,To=/\*?\[/y,Eo=/(-?[0-9]+(?:\.([0-9]+))?)/y,Do=/([a-zA-Z][\w-]*)/y,Oo=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,ko=/^[A-Z][A-Z0-9_-]*$/,Ao=/([^{}\n\r]+)/y,jo=/([^\\"\n\r]*)/y,Mo=/\\([\\"])/y,No=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Po=/^\n+/,Fo=/ +$/,Io=/ *\r?\n/g,Lo=/( *)$/,Ro=/{\s*/y,zo=/\s*}/y,Bo=/\[\s*/y,Vo=/\s*] */y,Ho=/\s*\(\s*/y,Uo=/\s*->\s*/y,Wo=/\s*:\s*/y,Go=/\s*,?\s*/y,Ko=/\s+/y,qo=class{constructor(e){this.body=[],Co.lastIndex=0;let t=0;for(;;){let n=Co.exec(e);if(n===null)break;t=Co.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(wo);){let t=o(wo),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(Ao)&&(r=o(Ao)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,Po),u([i],i.length)):r?S(r,Fo):null}function u(r=[],i){for(;;){if(n(Ao)){r.push(o(Ao));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,Fo));let c=[];for(let e of r)e instanceof Jo&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(Ro,SyntaxError);let e=f();if(i(zo))return e;if(i(Uo)){let t=h();return i(zo,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(Oo)){let[,e,t,n=null]=a(Oo);if(e===`$`)return{type:`var`,name:t};if(i(Ho)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(ko.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Go)}}function m(){let e=f();return e.type===`mesg`&&i(Wo)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(To);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(Bo,SyntaxError);let e;return e=n(Eo)?v():{type:`str`,value:o(Do)},i(Vo,SyntaxError),e}function _(){if(n(Eo))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(Eo),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(jo),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(Mo))return o(Mo);if(n(No)){let[,e,t]=a(No),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(Ko),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `&&C(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(Io,`
`),n=Lo.exec(e)[1].length;return new Jo(t,n)}}},Jo=class{constructor(e,t){this.value=e,this.length=t}},Yo=Object.assign({"../../text/de.ftl":Ua,"../../text/de.pages.ftl":Wa,"../../text/en.ftl":Ga,"../../text/en.pages.ftl":Ka,"../../text/pl.ftl":qa,"../../text/pl.pages.ftl":Ja}),Xo={en:`English`,de:`Deutsch`,pl:`Polski`},Zo=`trivault.lang`;function Qo(e){let t=Object.fromEntries(Object.keys(Xo).map(e=>[e,new So(e,{useIsolating:!1})]));for(let[n,r]of Object.entries(e))t[/\/(en|de|pl)[./]/.exec(n)?.[1]].addResource(new qo(r),{allowOverrides:!0});return t}var $o=Qo(Yo);function es(e){return!!e&&e in Xo}function ts(){return[localStorage.getItem(Zo),...navigator.languages.map(e=>e.slice(0,2))].find(es)??`en`}var ns=new class{#e=P(pn(ts()));get lang(){return H(this.#e)}set lang(e){F(this.#e,e,!0)}use(e){this.lang=e,localStorage.setItem(Zo,e)}say(e,t={},n=$o){for(let r of[n[this.lang],n.en]){let n=r.getMessage(e)?.value;if(n)return r.formatPattern(n,t,[])}return e}},Q=(e,t)=>ns.say(e,t);function rs(e){return e.slice(0,1).toUpperCase()+e.slice(1)}function is(e){return e>0?`+${e}`:e<0?`−${-e}`:`0`}var as=(function(){let e=typeof document<`u`&&document.createElement(`link`).relList;return e&&e.supports&&e.supports(`modulepreload`)?`modulepreload`:`preload`})(),os=function(e,t){return new URL(e,t).href},ss={},cs=function(e){return e.pathname.endsWith(`.css`)},ls=function(e,t,n){if(t in e)return e[t];let r=n();if(!r){e[t]=void 0;return}let i=r.then(()=>{e[t]=void 0},n=>{throw e[t]=void 0,n});return e[t]=i,i},us=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}r=o(t.map(t=>{t=os(t,n);let r=s(t),i=cs(r);return ls(ss,r.href,()=>{if(e===void 0){e={all:new Set,styles:new Set};let t=document.getElementsByTagName(`link`);for(let n=t.length-1;n>=0;n--){let r=t[n];e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}if((i?e.styles:e.all).has(r.href))return;let t=document.createElement(`link`);if(t.rel=i?`stylesheet`:as,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,a&&t.setAttribute(`nonce`,a),document.head.appendChild(t),i)return new Promise((e,n)=>{let i=a=>{t.removeEventListener(`load`,i),t.removeEventListener(`error`,i),a.type===`error`?n(Error(`Unable to preload CSS for ${r}`)):e(a)};t.addEventListener(`load`,i),t.addEventListener(`error`,i)})})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},ds=new Map(Object.entries(Object.assign({"./keyforge/cover.ts":Pa,"./magewars/cover.ts":La,"./shards/cover.ts":Ra})).map(([e,t])=>[t.name,{cover:t,folder:e.split(`/`)[1]}])),fs=Object.assign({"./keyforge/board.ts":()=>us(()=>import(`./keyforge.js`).then(e=>e.BOARD),[],import.meta.url),"./magewars/board.ts":()=>us(()=>import(`./magewars.js`).then(e=>e.BOARD),[],import.meta.url),"./shards/board.ts":()=>us(()=>import(`./shards.js`).then(e=>e.BOARD),[],import.meta.url)}),ps=new Ha;async function ms(e){let t=fs[`./${ds.get(e)?.folder}/board.ts`];if(!t||ps.has(e))return;let n=await t();xs.set(e,Qo({...ys,...n.texts})),ps.set(e,n)}async function hs(){for(let e of ds.keys())await ms(e)}var gs={hue:220,ink:12,emblem:`M12 2 20.7 7v10L12 22 3.3 17V7Z`,pattern:`dots`};function _s(e){return ds.get(e)?.cover}function vs(e){return ps.get(e)}var ys=Object.assign({"../../../trivault/telling/text/de.ftl":za,"../../../trivault/telling/text/en.ftl":Ba,"../../../trivault/telling/text/pl.ftl":Va}),bs=Qo(ys),xs=new Ha;function Ss(e,t,n={}){return rs(ns.say(t,n,xs.get(e)??bs))}function Cs(e,t){let n=_s(e)?.looks??{};return n[t]??n[``]??gs}function ws(e,t,n){let r=ps.get(e);if(n&&r)return r.face(n);let i=n?.text??[];return{slug:t,name:n?.name??(t||Ss(e,r?.hidden??``)),kind:``,type:``,group:``,stats:[],lines:i,reminders:[]}}function Ts(e,t,n,r){let i=ps.get(e);return!n||!r?[]:i?.groups?.(t,n,r,(t,n)=>Ss(e,t,n))??[]}function Es(e){let t=2166136261;for(let n of e)t=Math.imul(t^n.charCodeAt(0),16777619);return()=>{t=t+1831565813|0;let e=Math.imul(t^t>>>15,1|t);return e=e+Math.imul(e^e>>>7,61|e)^e,((e^e>>>14)>>>0)/4294967296}}function Ds(e,t){return`${(50+t*Math.cos(e)).toFixed(1)} ${(36+t*Math.sin(e)).toFixed(1)}`}function Os(e){let t=Es(e),n=3+Math.floor(t()*6),r=2+Math.floor(t()*2),i=t()*Math.PI;return Array.from({length:r},(e,r)=>{let a=30-r*(7+t()*4),o=a*(.35+t()*.5),s=(t()-.5)*.9,c=t()>.5,l=2*Math.PI/n,u=Array.from({length:n},(e,t)=>{let n=i+t*l+l/2*r,u=Ds(n,a),d=Ds(n+l/2+s*.3,o);return c?`Q${Ds(n-l/4,a)} ${u}Q${Ds(n+l/4,o)} ${d}`:`L${u}L${d}`});return`M${Ds(i+l/2*r-l/2+s*.3,o)}${u.join(``)}Z`})}var ks={rays:{size:[20,20],path:`M0 20 20 0M-5 5 5-5M15 25 25 15`},scales:{size:[16,12],path:`M0 0a8 8 0 0 0 16 0M-8 6a8 8 0 0 0 16 0M8 6a8 8 0 0 0 16 0`},grid:{size:[14,14],path:`M0 0h14M0 0v14M7 5v4M5 7h4`},rings:{size:[22,22],path:`M4 11a7 7 0 1 0 14 0a7 7 0 1 0-14 0M8 11a3 3 0 1 0 6 0a3 3 0 1 0-6 0`},leaves:{size:[18,18],path:`M2 16C2 8 8 2 16 2C16 10 10 16 2 16ZM2 16 12 6`},shards:{size:[20,24],path:`M10 1 15 12 10 23 5 12ZM5 12h10`},waves:{size:[24,10],path:`M0 5Q6-2 12 5T24 5`},dots:{size:[14,14],path:`M6 7a1 1 0 1 0 2 0a1 1 0 1 0-2 0M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0`},bricks:{size:[20,12],path:`M0 0h20M0 6h20M5 0v6M15 6v6`}},As=Jr(`<image width="100" height="72" preserveAspectRatio="xMidYMid slice"></image>`),js=Jr(`<path class="petal svelte-mblihk"></path>`),Ms=Jr(`<rect width="100" height="72"></rect><rect width="100" height="72"></rect><!><g transform="translate(38 24)"><path class="emblem svelte-mblihk"></path></g>`,1),Ns=Jr(`<svg class="hued svelte-mblihk" viewBox="0 0 100 72" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false"><defs><pattern patternUnits="userSpaceOnUse"><path class="tile svelte-mblihk"></path></pattern><radialGradient><stop class="inner svelte-mblihk" offset="0"></stop><stop class="outer svelte-mblihk" offset="1"></stop></radialGradient></defs><rect class="ground svelte-mblihk" width="100" height="72"></rect><!></svg>`);function Ps(e,t){let n=Zr();A(t,!0);let r=M(()=>Cs(t.game,t.group)),i=M(()=>ks[H(r).pattern]),a=M(()=>Os(t.slug)),o=M(()=>Sa.urls[t.game]?.[t.slug]);var s=Ns();let c;var l=I(s),u=I(l),d=R(u),f=z(u);k(l);var p=z(l,2),m=e=>{var t=As();B(()=>Z(t,`href`,H(o))),K(e,t)},h=e=>{var i=Ms(),o=L(i),s=z(o),c=z(s),l=e=>{var t=Xr();X(L(t),17,()=>H(a),Y,(e,t,n)=>{var r=js();Ii(r,``,{},{"--ring":n}),B(()=>Z(r,`d`,H(t))),K(e,r)}),K(e,t)};J(c,e=>{t.slug&&e(l)});var u=R(z(c));B(()=>{Z(o,`fill`,`url(#${n}-tile)`),Z(s,`fill`,`url(#${n}-glow)`),Z(u,`d`,H(r).emblem)}),K(e,i)};J(p,e=>{H(o)?e(m):e(h,-1)}),k(s),B(()=>{c=Ii(s,``,c,{"--hue":H(r).hue,"--ink":`${H(r).ink??50??``}%`}),Z(u,`id`,`${n}-tile`),Z(u,`width`,H(i).size[0]),Z(u,`height`,H(i).size[1]),Z(d,`d`,H(i).path),Z(f,`id`,`${n}-glow`)}),K(e,s),j()}var Fs={amber:`M12 2 20.5 7v10L12 22 3.5 17V7ZM12 2v20M3.5 7 20.5 17M20.5 7 3.5 17`,armor:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5Z`,archives:`M3 4h18v5H3ZM5 9h14v11H5ZM10 13h4`,chains:`M9.5 14.5a4 4 0 0 1 0-5.5l3-3a4 4 0 0 1 5.5 5.5l-1.5 1.5M14.5 9.5a4 4 0 0 1 0 5.5l-3 3a4 4 0 0 1-5.5-5.5l1.5-1.5`,check:`M4 12.5 10 18.5 20.5 6`,counter:`M5 5h14v14H5ZM12 9v6M9 12h6`,clock:`M12 3a9 9 0 1 0 .1 0M12 7v5.5l3.5 2`,bell:`M6 17V11a6 6 0 0 1 12 0v6l2 2H4ZM10 21.5h4M12 3v2`,cost:`M12 2 20 9 12 22 4 9ZM4 9h16`,damage:`M12 2l2 6 6-3-3 6 5 3-6 1 1 6-5-4-5 4 1-6-6-1 5-3-3-6 6 3Z`,deck:`M7 3h12v16H7ZM5 6v15h11`,discard:`M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7`,enraged:`M4 6l6 4M20 6l-6 4M7 13a1 1 0 1 0 .1 0M17 13a1 1 0 1 0 .1 0M7 20c2-3 8-3 10 0`,exhausted:`M4 5h7l-7 7h7M13 12h7l-7 8h7`,gems:`M12 2 20 9 12 22 4 9ZM4 9h16M12 22 8.5 9 12 2M12 22 15.5 9 12 2`,hand:`M4 8l6-2 4 13-6 2ZM10 5.5h6V19M16 6l5 1.5-3.5 11`,health:`M12 21C5 15 2.5 11.5 2.5 8A5 5 0 0 1 12 6a5 5 0 0 1 9.5 2c0 3.5-2.5 7-9.5 13Z`,hint:`M9 18h6M10 21.5h4M12 2.5a6.5 6.5 0 0 0-4 11.6V16h8v-1.9A6.5 6.5 0 0 0 12 2.5Z`,keys:`M8 6.5a4.5 4.5 0 1 0 .1 0M12 11h9.5M18 11v4M21.5 11v3`,eye:`M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 9a3 3 0 1 0 .1 0`,log:`M5 4h14M5 9h14M5 14h14M5 19h9`,mastery:`M12 2l2.8 6.3 6.7.7-5 4.6 1.4 6.7L12 17l-5.9 3.3 1.4-6.7-5-4.6 6.7-.7Z`,menu:`M4 6h16M4 12h16M4 18h16`,more:`M5 12h.1M12 12h.1M19 12h.1`,pause:`M8 5v14M16 5v14`,power:`M20 3 9 14M20 3l-1 5L10 17M20 3l-5 1-9 9M5 12l7 7M7.5 16.5 3.5 20.5`,purged:`M5 5l14 14M19 5 5 19`,replay:`M4 12a8 8 0 1 0 3-6.2M4 3v4h4M12 8v4.5l3 2`,shield:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5ZM12 7v9M8 11h8`,skip:`M5 5v14l8-7ZM13 5v14l8-7Z`,"step-back":`M15 5 8 12l7 7`,"step-on":`M9 5l7 7-7 7`,stunned:`M12 12a2 2 0 1 1 2-2a4.5 4.5 0 1 1-5-4.5A7 7 0 1 1 5 12`,"turn-back":`M18 5l-7 7 7 7M11 5l-7 7 7 7`,"turn-on":`M6 5l7 7-7 7M13 5l7 7-7 7`,turn:`M7 4v16l12-8Z`,undo:`M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3`,upgrades:`M12 3l7 7h-4v10H9V10H5Z`,warded:`M12 2.5a9.5 9.5 0 1 0 .1 0M12 7.5a4.5 4.5 0 1 0 .1 0`,warning:`M12 3 22 20.5H2ZM12 9v6M12 17.5v.5`,why:`M8.5 8.5a3.5 3.5 0 1 1 5 3.2c-1 .6-1.5 1.3-1.5 2.8M12 18.5v.5`,zoom:`M10.5 4a6.5 6.5 0 1 0 .1 0M15.5 15.5 21 21`},Is=Jr(`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" class="svelte-1gghov3"><path class="svelte-1gghov3"></path></svg>`);function Ls(e,t){A(t,!0);let n=_a(t,`name`,3,``),r=_a(t,`path`,19,()=>Fs[n()]??``);var i=Is(),a=R(i);B(()=>Z(a,`d`,r())),K(e,i),j()}var Rs=7,zs=`­`,Bs=`[aeiouyäöüąęó]`,Vs=RegExp(`${Bs}[bcdfghjklmnprstvwxzßćłńśźż]{0,2}?(?=(?:[bcdfgjklmnprstvwzćłśźż]|[bdfgkpt][lr]|[cpst]h|sch|s[pt])${Bs})`,`g`),Hs=2;function Us(e){if(e.length<Rs)return e;let t=[...e.toLowerCase().matchAll(Vs)].map(e=>e.index+e[0].length).filter(t=>t>=Hs&&t<=e.length-Hs);return[...t,e.length].map((n,r)=>e.slice(t[r-1]??0,n)).join(zs)}function Ws(e){return e.replace(/\p{L}+/gu,Us)}var Gs=G(`<span class="svelte-1efqpaa"> </span> `,1);function Ks(e,t){A(t,!0);var n=Xr();X(L(n),17,()=>t.name.split(` `),Y,(e,t)=>{var n=Gs(),r=L(n),i=R(r,!0),a=z(r);a.nodeValue=`  `,B(e=>q(i,e),[()=>Ws(H(t))]),K(e,n)}),K(e,n),j()}var qs=G(`<span class="cost svelte-jbb763"> </span>`),Js=G(`<div class="facts svelte-jbb763"> </div>`),Ys=G(`<p class="svelte-jbb763"> </p>`),Xs=G(`<p class="reminder svelte-jbb763"> </p>`),Zs=G(`<span class="stat svelte-jbb763"><!> <b> </b></span>`),Qs=G(`<span class="sign svelte-jbb763"><!> </span>`),$s=G(`<span class="signs svelte-jbb763"></span>`),ec=G(`<div class="stats svelte-jbb763"><!> <!></div>`),tc=G(`<div><div class="head svelte-jbb763"><!> <span class="name svelte-jbb763"><!></span></div> <div class="art svelte-jbb763"><!></div> <div class="kind svelte-jbb763"> </div> <!> <div class="text svelte-jbb763"><!> <!></div> <!></div>`);function nc(e,t){A(t,!0);let n=_a(t,`size`,3,`large`),r=M(()=>Cs(t.game,t.face.group)),i=M(()=>Math.max(...t.face.name.split(/[\s-]/).map(e=>e.length))),a=M(()=>t.face.cost===void 0?1.32:`${t.face.cost}`.length>2?1:1.15);var o=tc();let s;var c=I(o),l=I(c),u=e=>{var n=qs(),r=R(n,!0);B(()=>q(r,t.face.cost)),K(e,n)};J(l,e=>{t.face.cost!==void 0&&e(u)});var d=z(l,2),f=I(d),p=e=>{var n=Yr();B(()=>q(n,t.face.name)),K(e,n)},m=e=>{Ks(e,{get name(){return t.face.name}})};J(f,e=>{n()===`large`?e(p):e(m,-1)}),k(d),k(c);var h=z(c,2);Ps(I(h),{get slug(){return t.face.slug},get group(){return t.face.group},get game(){return t.game}}),k(h);var g=z(h,2),_=R(g,!0),v=z(g,2),y=e=>{var n=Js(),r=R(n,!0);B(()=>q(r,t.face.facts)),K(e,n)};J(v,e=>{t.face.facts&&e(y)});var b=z(v,2),x=I(b);X(x,17,()=>t.face.lines,Y,(e,t)=>{var n=Ys(),r=R(n,!0);B(()=>q(r,H(t))),K(e,n)}),X(z(x,2),17,()=>t.face.reminders,Y,(e,t)=>{var n=Xs(),r=R(n,!0);B(()=>q(r,H(t))),K(e,n)}),k(b);var S=z(b,2),C=e=>{var r=ec(),i=I(r);X(i,17,()=>t.face.stats,Y,(e,t)=>{var n=Zs(),r=I(n);Ls(r,{get name(){return H(t).name},get path(){return H(t).path}});var i=R(z(r,2),!0);k(n),B(()=>{Z(n,`data-stat`,H(t).name),q(i,H(t).n)}),K(e,n)});var a=z(i,2),o=e=>{var n=$s();X(n,21,()=>t.face.signs,Y,(e,t)=>{var n=Qs(),r=I(n);Ls(r,{get path(){return H(t).path}});var i=z(r,1,!0);k(n),B(()=>{Z(n,`title`,H(t).text),q(i,H(t).text)}),K(e,n)}),k(n),K(e,n)};J(a,e=>{n()===`large`&&t.face.signs&&e(o)}),k(r),K(e,r)};J(S,e=>{(t.face.stats.length||n()===`large`&&t.face.signs?.length)&&e(C)}),k(o),B(()=>{Pi(o,1,`card hued ${n()??``}`,`svelte-jbb763`),Z(o,`data-type`,t.face.type),s=Ii(o,``,s,{"--hue":H(r).hue,"--ink":`${H(r).ink??50??``}%`,"--longest":H(i),"--room":H(a)}),q(_,t.face.kind)}),K(e,o),j()}function rc(e){let t=new Map;for(let{thing:n,slug:r}of e)t.set(r,[...t.get(r)??[],n]);return[...t].map(([e,t])=>({slug:e,things:t}))}function ic(e,t){let n=[],r=new Map(t),i=e;for(;i;){let e=[...t].map(([e,t])=>({name:e,slug:t,at:i.indexOf(e)})).filter(({at:e})=>e>=0).sort((e,t)=>e.at-t.at||t.name.length-e.name.length)[0];if(!e){n.push({text:i});break}e.at&&n.push({text:i.slice(0,e.at)}),n.push({text:e.name,slug:e.slug}),r.delete(e.name),i=i.slice(e.at+e.name.length)}return[...n,...[...r].flatMap(([e,t])=>[{text:` `},{text:e,slug:t}])]}function ac(e){return e.toLowerCase().replaceAll(`æ`,`ae`).replaceAll(`ł`,`l`).normalize(`NFKD`).replace(/\p{M}/gu,``)}function oc(e){return ac(e.lines.join(` `))}function sc(e){let{kind:t=``}=e.facts,[n=``]=(e.lines[1]??``).slice(t.length).split(` · `).filter(Boolean);return[t,n].filter(Boolean).join(` · `)}function cc(e,t,{words:n,picks:r}){let i=ac(n).split(/\s+/).filter(Boolean),a=Object.entries(r).filter(([,e])=>e);return e.filter(e=>{let n=t.get(e.slug)??``;return a.every(([t,n])=>e.groups[t]?.includes(n))&&i.every(e=>n.includes(e))})}function lc(e,t,n){let r=new Intl.Collator(n),i=new Map(t?.values.map(({name:e},t)=>[e,t])),a=e=>i.get(e.groups[t?.name??``]?.[0]??``)??i.size;return[...e].sort((e,t)=>a(e)-a(t)||r.compare(e.name,t.name))}function uc(e,t){let n=new Intl.Collator(t,{numeric:!0});return{...e,values:[...e.values].sort((e,t)=>n.compare(e.title,t.title))}}var dc=14,fc=20,pc=112;function mc(e,t,n,r,i=1){let a=Array.from({length:i},(i,a)=>({card:hc(e,t,n,r,a+1),rows:a+1})).reduce((e,t)=>t.card>e.card?t:e);return{card:Math.floor(Math.max(e.least,Math.min(a.card,e.most))),rows:a.rows}}function hc({ratio:e,gap:t},n,r,i,a){let o=(n-dc)/Math.max(Math.ceil(i/a),1)-t,s=((r-fc)/a-t*(1-1/a))*e;return Math.min(o,s)}function gc(e){let t=getComputedStyle(e),n=(e,n)=>parseFloat(t.getPropertyValue(e))||n;return{least:n(`--least`,56),most:n(`--most`,150),ratio:n(`--ratio`,.714),gap:n(`--gap`,10)}}function _c(e){return e<pc?`small`:`middle`}var vc={};function yc(e){ot(vc,e)}function bc(){return at(vc)??(()=>`small`)}function xc({set:e,parts:t,seed:n}){return[`generated`,...e?[e]:[],...t,n].join(`-`)}function Sc(e){return/^generated-(?:[a-z]+-)*\d{1,18}$/.test(e)}function Cc(e,t){if(!Sc(e))return null;let n=e.split(`-`).slice(1,-1).join(`-`),r=t.sets?.find(e=>`${n}-`.startsWith(`${e.name}-`))?.name??``,i=`-${n.slice(r.length)}-`.replace(`--`,`-`),a=t.parts.map(e=>e.name).filter(e=>i.includes(`-${e}-`));return a.sort((e,t)=>i.indexOf(`-${e}-`)-i.indexOf(`-${t}-`)),{set:r,parts:a,seed:Number(e.split(`-`).at(-1))}}function wc(){return Math.floor(Math.random()*1e6)}var Tc=class extends Error{code;rules;constructor(e){super(e.message),this.code=e.code,this.rules=e.rules??[]}},Ec=8e3,Dc=25e3,Oc=class{#e=P(`connecting`);get state(){return H(this.#e)}set state(e){F(this.#e,e,!0)}#t=null;#n=0;#r=new Map;#i=0;#a=``;#o;#s;constructor(e,t){this.#o=e,this.#s=t}open(e){this.#a=e,this.#c(),setInterval(()=>this.state===`open`&&this.#t?.send(`{"type":"ping"}`),Dc)}ask(e,...t){let n=++this.#n;return new Promise((r,i)=>{this.#t?.readyState===WebSocket.OPEN?(this.#r.set(n,{kinds:t,resolve:r,reject:i}),this.#t.send(JSON.stringify({...e,id:n}))):i(Error(`offline`))})}#c(){let e=new WebSocket(this.#a);this.#t=e,e.onopen=()=>this.#l(),e.onmessage=e=>this.#d(JSON.parse(e.data)),e.onclose=()=>this.#u()}async#l(){try{await this.#o(),this.#i=0,this.state=`open`}catch{this.#t?.close()}}#u(){this.state=`lost`;for(let{reject:e}of this.#r.values())e(Error(`offline`));this.#r.clear();let e=Math.min(Ec,250*2**this.#i++);setTimeout(()=>this.#c(),e*(.75+Math.random()/2))}#d(e){let t=e.id?this.#r.get(e.id):void 0;t&&e.type===`error`?(this.#r.delete(e.id),t.reject(new Tc(e))):(t?.kinds.includes(e.type)&&(this.#r.delete(e.id),t.resolve(e)),this.#s(e))}},kc=`trivault.draft`,Ac=120,jc=class{#e=P(pn({name:``,choices:{},cards:{}}));get parts(){return H(this.#e)}set parts(e){F(this.#e,e,!0)}#t=P(null);get checked(){return H(this.#t)}set checked(e){F(this.#t,e)}#n=P(new Map);get offers(){return H(this.#n)}set offers(e){F(this.#n,e)}#r=P(``);get error(){return H(this.#r)}set error(e){F(this.#r,e,!0)}#i;#a;#o=0;#s=0;constructor(e,t){this.#i=e,this.#a=t,this.parts=Ca(kc,{})[t.name]??this.parts}copies(e){return this.parts.cards[e]??0}add(e,t){let n=this.copies(e)+t,{[e]:r,...i}=this.parts.cards;this.parts.cards=n>0?{...this.parts.cards,[e]:n}:i,this.#c()}rename(e){this.parts.name=e,this.#c()}choose(e,t){this.parts.choices[e]=t,this.check()}empty(){this.parts={name:``,choices:this.checked?this.parts.choices:{},cards:{}},this.check()}#c(){clearTimeout(this.#s),this.#s=window.setTimeout(()=>this.check(!1),Ac)}async check(e=!0){let{name:t,choices:n,cards:r}=Ze(this.parts);wa(kc,{...Ca(kc,{}),[this.#a.name]:{name:t,choices:n,cards:r}}),await this.#l({name:t,choices:n,cards:r,offers:e})}async read(e){let t=await this.#l({text:e,offers:!0});return t?(this.parts={name:t.name,choices:Object.fromEntries(t.choices.map(({name:e,value:t})=>[e,t])),cards:Object.fromEntries(t.cards.map(({card:e,times:t})=>[e,t]))},await this.check(!1),!0):!1}async#l(e){let t=++this.#o;clearTimeout(this.#s);try{let n=await this.#i.ask({type:`draft`,game:this.#a.name,...e},`draft`);return t===this.#o?(this.error=``,this.checked=n,n.offers?.length&&(this.offers=new Map(n.offers.map(e=>[e.card,e]))),n):void 0}catch(n){if(!(n instanceof Tc)||t!==this.#o)return;this.checked||`text`in e?this.error=n.message:this.empty();return}}},Mc=`trivault.decks`,Nc=new class{#e=P(Ca(Mc,{}));get lists(){return H(this.#e)}set lists(e){F(this.#e,e)}of(e){return Object.entries(this.lists[e]??{})}keep(e,t,n){this.#t(e,{...this.lists[e],[t]:n})}drop(e,t){let{[t]:n,...r}=this.lists[e]??{};this.#t(e,r)}#t(e,t){this.lists={...this.lists,[e]:t},wa(Mc,this.lists)}},Pc=new Set,Fc=e=>{let t=t=>t.target===e&&e.close();return Pc.add(e),e.addEventListener(`click`,t),()=>{Pc.delete(e),e.removeEventListener(`click`,t)}};function Ic(){return[...Pc].some(e=>e.open)}var Lc=new Map;function Rc(e=()=>`legal`,t=!1){return n=>(Lc.set(n,{status:e,behind:t}),()=>void Lc.delete(n))}function zc(e){return Lc.has(e)}function Bc(e){return Lc.get(e)?.behind??!1}function Vc(e){return Lc.get(e)?.status()??``}function Hc(e){return e instanceof HTMLButtonElement&&e.disabled}function Uc(e){return[...Lc.keys()].filter(t=>t.getClientRects().length&&!Hc(t)&&(!e||e.contains(t))).sort((e,t)=>e.compareDocumentPosition(t)&Node.DOCUMENT_POSITION_FOLLOWING?-1:1)}function Wc(e){return Uc(e).filter(e=>Vc(e))}function Gc(e,t,n){let r=t=>({ArrowLeft:e.x-t.x,ArrowRight:t.x-e.x,ArrowUp:e.y-t.y,ArrowDown:t.y-e.y})[n],i=t=>Math.abs(n===`ArrowLeft`||n===`ArrowRight`?t.y-e.y:t.x-e.x),a=-1,o=1/0;return t.forEach((e,t)=>{let n=r(e)+2*i(e);r(e)>4&&n<o&&(a=t,o=n)}),a}function Kc(e){let t=e.getBoundingClientRect();return{x:t.x+t.width/2,y:t.y+(Bc(e)?8:t.height/2)}}var qc;function Jc(e,t=!1){let n=t?[]:Wc(),r=n.length?n:Uc(),i=document.activeElement,a=r.map(Kc),o=r[zc(i)?Gc(Kc(i),a,e):Yc(qc,a)];o&&(o.focus(),o.scrollIntoView({block:`nearest`,inline:`nearest`}),qc=Kc(o))}function Yc(e,t){if(!e||!t.length)return t.length?0:-1;let n=t.map(({x:t,y:n})=>Math.hypot(t-e.x,n-e.y));return n.indexOf(Math.min(...n))}function Xc(e){return e.startsWith(`Arrow`)}function Zc(e){let t=e.target,n=e.key===` `&&/^(BUTTON|A|SUMMARY)$/.test(t.tagName);return e.ctrlKey||e.metaKey||e.altKey||n||/^(INPUT|TEXTAREA|SELECT)$/.test(t.tagName)}var Qc=new Map;function $c(e){return t=>(Qc.set(t,e),()=>void Qc.delete(t))}function el(e){for(let[t,n]of Qc)if(n().things.includes(e)&&t.getClientRects().length)return t}function tl(){return[...Qc].filter(([e])=>e.getClientRects().length).map(([e,t])=>({element:e,goal:t()}))}function nl(e,t,n){let{left:r,right:i,top:a,bottom:o}=e.getBoundingClientRect();return r<=t&&t<=i&&a<=n&&n<=o}function rl(e){let{width:t,height:n}=e.getBoundingClientRect();return t*n}var[il,al]=it(),ol=8,sl=260,cl=10,ll=new class{#e=P(null);get held(){return H(this.#e)}set held(e){F(this.#e,e)}#t=P(null);get from(){return H(this.#t)}set from(e){F(this.#t,e)}#n=P([]);get targets(){return H(this.#n)}set targets(e){F(this.#n,e)}#r=P(null);get over(){return H(this.#r)}set over(e){F(this.#r,e)}#i=P(0);get x(){return H(this.#i)}set x(e){F(this.#i,e,!0)}#a=P(0);get y(){return H(this.#a)}set y(e){F(this.#a,e,!0)}moved=!1;lift(e,t,n,r){this.held=e,this.from=t,this.moved=!1,this.x=n,this.y=r,kr().then(()=>this.#o())}#o(){let{held:e,from:t}=this;e&&(this.targets=tl().filter(({element:e})=>e!==t).sort((e,t)=>rl(e.element)-rl(t.element)).flatMap(({element:t,goal:n})=>{let r=e.meaning(n);return r?.options.length?[{element:t,dropped:r}]:[]}),this.#s(this.x,this.y))}move(e,t){this.moved||=Math.hypot(e-this.x,t-this.y)>cl,this.moved&&this.#s(e,t)}#s(e,t){this.x=e,this.y=t,this.over=this.targets.find(({element:n})=>nl(n,e,t))??null}put(){let{held:e,over:t,moved:n}=this;this.cancel(),t&&n?e?.drop(t.dropped,t.element):n||e?.look()}cancel(){this.held=this.from=this.over=null,this.targets=[]}};function ul(e){return t=>{let n=null,r;function i(e){!e.button&&e.isPrimary&&(n={x:e.clientX,y:e.clientY,touch:e.pointerType===`touch`},n.touch&&(r=setTimeout(a,sl)),addEventListener(`pointermove`,o),addEventListener(`pointerup`,s),addEventListener(`pointercancel`,u),addEventListener(`keydown`,l,!0))}function a(){let r=n&&e();r&&ll.lift(r,t,n.x,n.y)}function o(e){if(!n)return;let t=Math.hypot(e.clientX-n.x,e.clientY-n.y);ll.held?ll.move(e.clientX,e.clientY):n.touch&&t>cl?u():!n.touch&&t>ol&&(a(),ll.moved=!!ll.held,ll.move(e.clientX,e.clientY))}function s(){ll.held&&(addEventListener(`click`,c,{capture:!0,once:!0}),setTimeout(()=>removeEventListener(`click`,c,!0)),ll.put()),u()}function c(e){e.stopPropagation(),e.preventDefault()}function l(e){e.key===`Escape`&&ll.held&&(e.stopPropagation(),u())}function u(){n=null,clearTimeout(r),ll.cancel(),removeEventListener(`pointermove`,o),removeEventListener(`pointerup`,s),removeEventListener(`pointercancel`,u),removeEventListener(`keydown`,l,!0)}let d=e=>{ll.held&&e.preventDefault()};return t.addEventListener(`pointerdown`,i),t.addEventListener(`touchmove`,d,{passive:!1}),()=>{(ll.from===t||n)&&u(),t.removeEventListener(`pointerdown`,i),t.removeEventListener(`touchmove`,d)}}}var dl=`skip`;function fl(e){return e.things??[]}function pl(e){return e.warning||e.unfinished||``}function ml(e){return e.kind===`order`||e.kind===`pick`&&e.high>1}function hl(e){let t=new Map;for(let n of e.options)for(let e of new Set(fl(n))){let r=t.get(e);r?r.push(n):t.set(e,[n])}return t}function gl(e){return e.options.filter(e=>!fl(e).length&&e.answer!==`skip`)}var _l=3,vl=40;function yl(e){return gl(e).length>vl}function bl(e){return e.kind===`yes-no`||e.options.length<=_l?e.options.filter(e=>e.answer!==dl):yl(e)?[]:gl(e)}function xl(e){return e.options.find(e=>e.answer===dl)}function Sl(e){let t=new Map;return e.forEach((e,n)=>{let r=e.group??``,i=e.brief||e.sentence||e.answer,a=t.get(r)??[];r&&a.some(e=>e.label===i)||t.set(r,[...a,{option:e,n:n+1,label:i}])}),[...t].map(([e,t])=>({title:e,answers:t}))}function Cl(e){return{picked:[],points:e.options.map(()=>0)}}function wl(e){return e.points.reduce((e,t)=>e+t,0)}function Tl(e,t,n){if(t.picked.includes(n))return{...t,picked:t.picked.filter(e=>e!==n)};let r=+(e.kind===`pick`&&t.picked.length>=e.high);return{...t,picked:[...t.picked.slice(r),n]}}function El(e,t,n,r){let i=[...t.points],a=i[n]??0,o=e.high-wl(t);return i[n]=Math.max(0,a+Math.min(r,o)),{...t,points:i}}function Dl(e){return e.name??e.answer}function Ol(e,t){let{kind:n,verb:r,low:i,high:a}=e;if(n===`distribute`)return wl(t)===a?[r,...e.options.map((e,n)=>({name:Dl(e),n:t.points[n]})).filter(({n:e})=>e>0).map(({name:e,n:t})=>`${e}=${t}`)].join(` `):void 0;let o=t.picked.length;if(n===`order`?o===e.options.length:i<=o&&o<=a)return o?[r,...t.picked.map(t=>Dl(e.options[t]))].join(` `):dl}function kl(e,t){let n=t.toLowerCase().trim(),r=e.options.filter(e=>e.sentence?.toLowerCase()===n);if(r.length)return r;let i=n.split(/\s+/);return e.options.filter(e=>{let t=(e.sentence??``).toLowerCase().split(/[^\p{L}\p{N}]+/u);return i.every(e=>t.some(t=>t.startsWith(e)))})}var Al=`uhlzv`;function jl(e){let t=new Set(Al);return e.map(e=>{let n=e.toLowerCase().match(/\p{L}/gu)?.find(e=>!t.has(e))??``;return t.add(n),n})}var Ml=Jr(`<circle r="9" class="svelte-fqla9d"></circle>`),Nl=Jr(`<path class="head svelte-fqla9d" d="M-16-9 0 0-16 9Z"></path>`),Pl=Jr(`<svg aria-hidden="true"><path class="svelte-fqla9d"></path><g><!></g></svg>`);function Fl(e,t){A(t,!0);let n=il(),{sitting:r}=n,i=r.asking,a=M(()=>{let{question:e,sent:t}=i;if(!e||t||r.moment||e.kind===`yes-no`)return-1;let a=n.source(e);return e.options.some(e=>fl(e).some(e=>e!==a))?a:-1}),o=M(()=>i.doubt||!i.menu.some(e=>fl(e).length>1)?null:i.at),s=M(()=>!!H(o)||H(a)>=0),c=P(null),l=P(``),u=M(()=>{let e=ll.held?{x:ll.x,y:ll.y}:H(s)?H(c):null,t=e&&(ll.from??H(o)??el(H(a)));if(!t)return;let n=t.getBoundingClientRect(),r={x:n.left+n.width/2,y:n.top+n.height/2},i=Math.hypot(e.x-r.x,e.y-r.y);if(i<30)return;let l={x:(r.x+e.x)/2,y:(r.y+e.y)/2-Math.min(70,i/5)},u=Math.atan2(e.y-l.y,e.x-l.x)*180/Math.PI;return{path:`M${r.x} ${r.y}Q${l.x} ${l.y} ${e.x} ${e.y}`,end:e,angle:u}});function d(e,t,n){F(c,{x:t,y:n}),F(l,e instanceof Element?e.closest(`[data-side]`)?.dataset.side??``:``,!0)}function f(e){H(s)&&e.pointerType===`mouse`&&d(e.target,e.clientX,e.clientY)}function p({target:e}){if(!H(s)||!(e instanceof Element)||!e.matches(`[data-target]:focus-visible`))return;let t=e.getBoundingClientRect();d(e,t.left+t.width/2,t.top+t.height/2)}In(()=>{H(s)||F(c,null)});var m=Xr();zr(`pointermove`,gn,f),zr(`focusin`,gn,p);var h=L(m),g=e=>{var t=Pl(),n=I(t),r=z(n),i=I(r),a=e=>{K(e,Ml())},o=e=>{K(e,Nl())};J(i,e=>{H(l)===`own`?e(a):e(o,-1)}),k(r),k(t),B(()=>{Pi(t,0,`aim ${(ll.held?``:H(l))??``}`,`svelte-fqla9d`),Z(n,`d`,H(u).path),Z(r,`transform`,`translate(${H(u).end.x??``} ${H(u).end.y??``}) rotate(${H(u).angle??``})`)}),K(e,t)};J(h,e=>{H(u)&&e(g)}),K(e,m),j()}var Il=G(`<h3 class="svelte-15v5u1d"> </h3>`),Ll=G(`<small class="note svelte-15v5u1d"> </small>`),Rl=G(`<li class="svelte-15v5u1d"><button class="svelte-15v5u1d"><small class="svelte-15v5u1d"> </small> <span> </span> <!></button></li>`),zl=G(`<!> <ul class="svelte-15v5u1d"></ul>`,1),Bl=G(`<p> </p>`),Vl=G(`<div class="answers svelte-15v5u1d"><form class="svelte-15v5u1d"><label for="find-answer"> </label> <input id="find-answer" autocomplete="off" class="svelte-15v5u1d"/> <button type="button"> <kbd>Esc</kbd></button></form> <div class="groups svelte-15v5u1d"></div></div>`);function Hl(e,t){A(t,!0);let n=_a(t,`typed`,15,``),{sitting:r}=il(),i=r.asking,a=M(()=>i.question),o=M(()=>{let e=n().trim();if(!e)return()=>!0;if(/^\d+$/.test(e))return({n:t})=>String(t).startsWith(e);let t=new Set(kl(H(a),e));return({option:e})=>t.has(e)}),s=M(()=>Sl(H(a).options).map(({title:e,answers:t})=>({title:e,answers:t.filter(H(o))})).filter(({answers:e})=>e.length)),c=M(()=>H(s).flatMap(({answers:e})=>e)),l=P(void 0);In(()=>H(l)?.focus());function u(e){e.preventDefault();let t=H(c).find(({n:e})=>String(e)===n().trim())??(H(c).length===1?H(c)[0]:void 0);t&&d(t.n)}function d(e){i.choose(H(a).options[e-1]),n(``),i.gathers||t.onclose()}var f=Vl(),p=I(f),m=I(p),h=R(m,!0),g=z(m,2);Ji(g),ua(g,e=>F(l,e),()=>H(l));var _=z(g,2),v=I(_);ke(),k(_),k(p);var y=z(p,2);X(y,21,()=>H(s),({title:e,answers:t})=>e,(e,t)=>{let n=()=>H(t).title,r=()=>H(t).answers;var a=zl(),o=L(a),s=e=>{var t=Il(),r=R(t,!0);B(()=>q(r,n())),K(e,t)};J(o,e=>{n()&&e(s)});var c=z(o,2);X(c,21,r,({option:e,n:t,label:n})=>t,(e,t)=>{let n=()=>H(t).option,r=()=>H(t).n,a=()=>H(t).label;var o=Rl(),s=I(o),c=I(s),l=R(c,!0),u=z(c,2),f=R(u,!0),p=z(u,2),m=e=>{var t=Ll(),r=R(t,!0);B(()=>q(r,n().note)),K(e,t)};J(p,e=>{n().note&&e(m)}),k(s),k(o),B(e=>{Z(s,`aria-pressed`,e),q(l,r()),q(f,a())},[()=>i.gathers?i.picked.includes(n()):void 0]),U(`click`,s,()=>d(r())),K(e,o)}),k(c),K(e,a)},e=>{var t=Bl(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`no-answer-fits`)]),K(e,t)}),k(y),k(f),B((e,t)=>{q(h,e),q(v,`${t??``} `)},[()=>Q(`find-answer`),()=>Q(`close`)]),zr(`submit`,p,u),U(`keydown`,g,e=>e.key===`Escape`&&t.onclose()),ea(g,n),U(`click`,_,function(...e){t.onclose?.apply(this,e)}),K(e,f),j()}W([`keydown`,`click`]);var Ul=`trivault.settings`,Wl=pn({plain:!1,pace:900,quick:!matchMedia(`(pointer: coarse)`).matches,sound:!1,volume:50,alert:!1,...Ca(Ul,{})});function Gl(){wa(Ul,Wl)}var Kl=new class{#e=P(null);now=null;#t=P(!1);get open(){return H(this.#t)}set open(e){F(this.#t,e,!0)}get seen(){return H(this.#e)}set seen(e){F(this.#e,this.now=e)}};function ql(e){Kl.seen=e}function Jl(e){Kl.seen=e,Kl.open=!0}function Yl(){Kl.open=!1}function Xl(){Kl.seen=null,Kl.open=!1}function Zl(e){let t;In(()=>{let n=e(),r=t;t=n,Kl.now&&(Kl.now===r||Ql(Kl.now,n))&&(Kl.seen=n)}),In(()=>()=>{t&&Kl.now===t&&(Kl.seen={...t,notes:[],attached:[]})})}function Ql(e,t){return e.slug===t.slug&&e.things.some(e=>t.things.includes(e))}var $l=6,eu=6;function tu(e,t,n){let r=(e,t)=>Math.max(eu,t-e-eu),i=e.left+e.width/2-t.width/2,a=e.bottom+$l,o=e.top-$l-t.height,s=a+t.height+eu<=n.height;return{left:Math.min(Math.max(eu,i),r(t.width,n.width)),top:Math.min(Math.max(eu,s||o<eu?a:o),r(t.height,n.height))}}var nu=G(`<b> </b> `,1),ru=G(`<li><!> </li>`),iu=G(`<ul class="outcomes svelte-14pba8x"></ul>`);function au(e,t){A(t,!0);let{called:n}=il();var r=Xr(),i=L(r),a=e=>{var r=iu();X(r,21,()=>t.outcomes,Y,(e,t)=>{let r=()=>H(t).thing,i=()=>H(t).text;var a=ru(),o=I(a),s=e=>{var t=nu(),i=L(t),a=R(i,!0),o=z(i);o.nodeValue=`  `,B(e=>q(a,e),[()=>n(r())]),K(e,t)},c=M(()=>n(r()));J(o,e=>{H(c)&&e(s)});var l=z(o,1,!0);k(a),B(()=>q(l,i())),K(e,a)}),k(r),K(e,r)};J(i,e=>{t.outcomes.length&&e(a)}),K(e,r),j()}var ou=G(`<p> </p>`),su=G(`<div class="card-text svelte-9oqg5h"><b> </b> <!></div>`),cu=G(`<p class="doubt svelte-9oqg5h" role="alert"> </p>`),lu=G(`<small class="svelte-9oqg5h"> </small>`),uu=G(`<kbd class="svelte-9oqg5h"> </kbd>`),du=G(`<button><span class="what svelte-9oqg5h"> <!> <!></span> <!></button>`),fu=G(`<button class="look svelte-9oqg5h"><!></button>`),pu=G(`<div class="card-menu svelte-9oqg5h" role="group"><!> <!> <!> <div class="rest svelte-9oqg5h"><button class="svelte-9oqg5h"> <kbd class="svelte-9oqg5h">Esc</kbd></button> <!></div></div>`);function mu(e,t){A(t,!0);let{sitting:n,face:r}=il(),i=n.asking,a=M(()=>i.sent?null:i.at),o=M(()=>H(a)?i.menu:[]),s=M(()=>jl(H(o).map(e=>e.sentence??``))),c=M(()=>Kl.seen?.slug?r(Kl.seen.slug):void 0),l=M(()=>!Wl.quick&&!!H(c)?.lines.length),u=P(void 0),d=P(0),f=P(0),p=M(()=>H(a)&&tu(H(a).getBoundingClientRect(),{width:H(d),height:H(f)},{width:innerWidth,height:innerHeight}));In(()=>{for(let e of H(o).slice(0,8))n.previews.learn(e,i.seq)}),In(()=>{let e=H(a);if(H(u)&&e)return Mr(()=>{n.previews.leave(),document.activeElement===e&&e.matches(`:focus-visible`)&&m()}),()=>{(H(u)?.contains(document.activeElement)||document.activeElement===document.body)&&e instanceof HTMLElement&&e.isConnected&&e.focus({preventScroll:!0})}});function m(){Wc(H(u))[0]?.focus({preventScroll:!0})}function h({target:e}){if(H(a)&&e instanceof Element&&!H(u)?.contains(e)&&!H(a).contains(e)){for(let t=e;t;t=t.parentElement)if(zc(t))return;i.clear()}}function g(){i.clear(),Kl.seen&&Jl(Kl.seen)}function _(e){let t=H(o)[H(s).indexOf(e)];return t&&(()=>i.press(t,i.at))}function v(e){let t=H(o)[Number(e)-1];return t&&i.press(t,i.at),H(o).length>0}var y={letterDeed:_,digit:v},b=Xr();zr(`pointerdown`,gn,h),zr(`resize`,gn,()=>H(a)&&i.clear());var x=L(b),S=e=>{var t=pu();let r;var a=I(t),m=e=>{var t=su(),n=I(t),r=R(n,!0);X(z(n,2),17,()=>H(c).lines,Y,(e,t)=>{var n=ou(),r=R(n,!0);B(()=>q(r,H(t))),K(e,n)}),k(t),B(()=>q(r,H(c).name)),K(e,t)};J(a,e=>{H(l)&&e(m)});var h=z(a,2),_=e=>{var t=cu(),n=R(t,!0);B(e=>q(n,e),[()=>pl(i.doubt)]),K(e,t)};J(h,e=>{i.doubt&&e(_)});var v=z(h,2);X(v,19,()=>H(o),e=>e.answer,(e,t,r)=>{let a=M(()=>H(t)===i.doubt);var o=du();let c;var l=I(o),u=I(l),d=z(u),f=e=>{var n=lu(),r=R(n,!0);B(()=>q(r,H(t).note)),K(e,n)};J(d,e=>{H(t).note&&e(f)});var p=z(d,2);{let e=M(()=>n.previews.of(H(t)));au(p,{get outcomes(){return H(e)}})}k(l);var m=z(l,2),h=e=>{var t=uu(),n=R(t,!0);B(e=>q(n,e),[()=>H(s)[H(r)].toUpperCase()]),K(e,t)};J(m,e=>{H(s)[H(r)]&&e(h)}),k(o),Ti(o,Rc),B((e,n,i)=>{Z(o,`data-answer`,H(t).answer),Z(o,`data-letter`,H(s)[H(r)]),c=Pi(o,1,`svelte-9oqg5h`,null,c,{main:e,harmful:n,doubted:H(a)}),q(u,`${i??``} `)},[()=>!H(r)&&!pl(H(t)),()=>pl(H(t)),()=>H(a)?Q(`all-the-same`,{what:H(t).sentence??``}):H(t).sentence]),U(`click`,o,()=>i.press(H(t),i.at)),K(e,o)});var y=z(v,2),b=I(y),x=I(b);ke(),k(b),Ti(b,Rc);var S=z(b,2),C=e=>{var t=fu();Ls(I(t),{name:`zoom`}),k(t),Ti(t,Rc),B((e,n)=>{Z(t,`aria-label`,e),Z(t,`title`,n)},[()=>Q(`look-at`),()=>Q(`look-at`)]),U(`click`,t,g),K(e,t)};J(S,e=>{Kl.seen?.slug&&e(C)}),k(y),k(t),ua(t,e=>F(u,e),()=>H(u)),B((e,n)=>{Z(t,`aria-label`,e),r=Ii(t,``,r,{left:`${H(p).left??``}px`,top:`${H(p).top??``}px`}),q(x,`${n??``} `)},[()=>Q(`answers`),()=>Q(`back`)]),U(`click`,b,()=>i.clear()),ca(t,`offsetWidth`,e=>F(d,e)),ca(t,`offsetHeight`,e=>F(f,e)),K(e,t)};return J(x,e=>{H(o).length&&H(p)&&e(S)}),K(e,b),j(y)}W([`click`]);var hu=G(`<span></span>`),gu=G(`<span class="held svelte-s04yvt"><!></span>`),_u=G(`<div class="drag svelte-s04yvt" aria-hidden="true"><!> <!></div>`);function vu(e,t){A(t,!0);let{game:n,face:r}=il(),i=M(()=>ll.targets.map(({element:e})=>({element:e,box:e.getBoundingClientRect()})));var a=Xr(),o=L(a),s=e=>{var t=_u(),a=I(t);X(a,17,()=>H(i),Y,(e,t)=>{let n=()=>H(t).element,r=()=>H(t).box;var i=hu();let a,o;B(()=>{a=Pi(i,1,`goal svelte-s04yvt`,null,a,{over:ll.over?.element===n()}),o=Ii(i,``,o,{left:`${r().left??``}px`,top:`${r().top??``}px`,width:`${r().width??``}px`,height:`${r().height??``}px`})}),K(e,i)});var o=z(a,2),s=e=>{var t=gu();let i;var a=I(t);{let e=M(()=>r(ll.held.slug));nc(a,{get face(){return H(e)},get game(){return n},size:`flat`})}k(t),B(()=>i=Ii(t,``,i,{left:`${ll.x??``}px`,top:`${ll.y??``}px`})),K(e,t)};J(o,e=>{ll.held.slug&&e(s)}),k(t),K(e,t)};J(o,e=>{ll.held&&e(s)}),K(e,a),j()}var yu=G(`<div class="pointed svelte-18m9ak1" role="status"><!></div>`);function bu(e,t){A(t,!0);let{sitting:n}=il(),r=M(()=>n.previews.pointed),i=M(()=>H(r)&&!n.asking.sent?n.previews.of(H(r).option):[]),a=P(0),o=P(0),s=M(()=>H(r)&&tu(H(r).at.getBoundingClientRect(),{width:H(a),height:H(o)},{width:innerWidth,height:innerHeight}));var c=Xr(),l=L(c),u=e=>{var t=yu();let n;au(I(t),{get outcomes(){return H(i)}}),k(t),B(()=>n=Ii(t,``,n,{left:`${H(s).left??``}px`,top:`${H(s).top??``}px`})),ca(t,`offsetWidth`,e=>F(a,e)),ca(t,`offsetHeight`,e=>F(o,e)),K(e,t)};J(l,e=>{H(i).length&&H(s)&&e(u)}),K(e,c),j()}var xu=G(`<span class="share svelte-v3ml2p"><span class="svelte-v3ml2p"> </span> <button class="svelte-v3ml2p">−</button> <b class="svelte-v3ml2p"> </b> <button class="svelte-v3ml2p">+</button> <button class="svelte-v3ml2p"> </button></span>`);function Su(e,t){A(t,!0);let{sitting:n,called:r}=il(),i=n.asking,a=M(()=>r(t.option.things?.[0]??-1)||(t.option.sentence??``));var o=xu(),s=I(o),c=R(s,!0),l=z(s,2);Ti(l,Rc);var u=z(l,2),d=R(u,!0),f=z(u,2);Ti(f,Rc);var p=z(f,2),m=R(p,!0);Ti(p,Rc),k(o),B((e,n,r)=>{q(c,H(a)),Z(l,`aria-label`,e),q(d,t.points),Z(f,`aria-label`,n),q(m,r)},[()=>Q(`less`,{name:H(a)}),()=>Q(`more`,{name:H(a)}),()=>Q(`all-rest`)]),U(`click`,l,()=>i.gather(t.option,-1)),U(`click`,f,()=>i.gather(t.option)),U(`click`,p,()=>i.gather(t.option,i.left)),K(e,o),j()}W([`click`]);function Cu(e,t,n,r){let i=t.stops.map(({name:e})=>e),a=e.filter(e=>e!==n&&!(t.one&&i.includes(e)));return r?[...a,n]:a}var wu=G(`<label class="svelte-1oo9yp7"><input class="svelte-1oo9yp7"/> </label>`),Tu=G(`<fieldset class="svelte-1oo9yp7"><legend class="svelte-1oo9yp7"> </legend> <div></div></fieldset>`),Eu=G(`<button class="flat"><!> <span> </span></button> <dialog class="svelte-1oo9yp7"><h2> </h2> <p role="status"> </p> <!> <button class="main"> <kbd>Esc</kbd></button></dialog>`,1);function Du(e,t){let n=Zr();A(t,!0);let{sitting:r}=il(),i=M(()=>r.server.room?.stops),a=M(()=>H(i)?.seats.find(({seat:e})=>e===r.server.seat)??H(i)?.seats[0]),o=P(void 0);var s=Xr(),c=L(s),l=e=>{var t=Eu(),s=L(t),c=I(s);Ls(c,{name:`bell`});var l=R(z(c,2),!0);k(s);var u=z(s,2),d=I(u),f=R(d,!0),p=z(d,2),m=R(p,!0),h=z(p,2);X(h,17,()=>H(i).groups,Y,(e,t,i)=>{var o=Tu(),s=I(o),c=R(s,!0),l=z(s,2);let u;X(l,21,()=>H(t).stops,e=>e.name,(e,o)=>{var s=wu(),c=I(s);Ji(c);var l=z(c);k(s),B(e=>{Z(c,`type`,H(t).one?`radio`:`checkbox`),Z(c,`name`,`${n}-${i}`),Xi(c,e),q(l,` ${H(o).title??``}`)},[()=>H(a).names.includes(H(o).name)]),U(`change`,c,e=>r.stops(Cu(H(a).names,H(t),H(o).name,e.currentTarget.checked),H(a).seat)),K(e,s)}),k(l),k(o),B(()=>{q(c,H(t).title),u=Pi(l,1,`all svelte-1oo9yp7`,null,u,{one:H(t).one})}),K(e,o)});var g=z(h,2),_=I(g);ke(),k(g),k(u),ua(u,e=>F(o,e),()=>H(o)),Ti(u,()=>Fc),B((e,t,n,r)=>{q(l,e),Z(u,`aria-label`,t),q(f,n),q(m,H(a).said),q(_,`${r??``} `)},[()=>Q(`stops`),()=>Q(`stops`),()=>Q(`stops`),()=>Q(`close`)]),U(`click`,s,()=>H(o)?.showModal()),U(`click`,g,()=>H(o)?.close()),K(e,t)};J(c,e=>{H(i)&&H(a)&&e(l)}),K(e,s),j()}W([`click`,`change`]);var Ou=G(`<p class="quiet svelte-1z0ej86"> </p>`),ku=G(`<p class="line svelte-1z0ej86"> <!></p>`),Au=G(`<p> </p> <button class="main"> </button>`,1),ju=G(`<button class="main"> </button>`),Mu=G(`<p> </p> <button> </button>`,1),Nu=G(`<!> <!>`,1),Pu=G(`<div class="waits svelte-1z0ej86"><div class="said svelte-1z0ej86"><!> <!> <!></div> <!> <!></div>`);function Fu(e,t){A(t,!0);let{sitting:n,game:r}=il(),i=M(()=>vs(r)?.Dice),a=M(()=>n.server.room),o=M(()=>n.server.table?.deciding??[]),s=M(()=>H(o).filter(e=>{let t=H(a)?.seats[e];return t?.kind===`person`&&!t.here&&!t.bot&&!t.out&&!H(a)?.yours.includes(e)})),c=M(()=>(H(a)?.yours??[]).filter(e=>H(a)?.seats[e]?.bot&&!H(a).seats[e].out));var l=Pu(),u=I(l),d=I(u),f=e=>{var t=Ou(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`you-watch`)]),K(e,t)};J(d,e=>{H(a)&&!H(a).yours.length&&e(f)});var p=z(d,2),m=e=>{var t=ku(),r=I(t),a=z(r),o=e=>{var t=Xr();Si(L(t),()=>H(i),(e,t)=>{t(e,{get dice(){return n.screen.line.dice}})}),K(e,t)};J(a,e=>{H(i)&&n.screen.line.dice?.length&&e(o)}),k(t),B(()=>q(r,`${n.screen.line.text??``} `)),K(e,t)};J(p,e=>{n.screen.line&&e(m)});var h=z(p,2),g=e=>{var t=Ou(),r=R(t,!0);B(e=>q(r,e),[()=>Q(`waiting`,{names:H(o).map(e=>n.server.name(e)).join(`, `)})]),K(e,t)};J(h,e=>{H(o).length&&!n.server.table?.result&&e(g)}),k(u);var _=z(u,2),v=e=>{var t=Au(),r=L(t),i=R(r,!0),a=z(r,2),o=R(a,!0);B(e=>{q(i,n.server.report.summary),q(o,e)},[()=>Q(`see-report`)]),U(`click`,a,()=>n.screen.reading=!0),K(e,t)};J(_,e=>{n.server.report&&!n.screen.reading&&e(v)});var y=z(_,2),b=e=>{var t=Nu(),r=L(t);X(r,17,()=>H(c),Y,(e,t)=>{var r=ju(),i=R(r,!0);B(e=>q(i,e),[()=>Q(`take-back`,{name:n.server.name(H(t))})]),U(`click`,r,()=>n.take(H(t))),K(e,r)});var i=z(r,2),o=e=>{var t=Xr();X(L(t),17,()=>H(s),Y,(e,t)=>{var r=Mu(),i=L(r),a=R(i,!0),o=z(i,2),s=R(o,!0);B((e,t)=>{q(a,e),q(s,t)},[()=>Q(`gone-now`,{name:n.server.name(H(t))}),()=>Q(`give-seat`,{name:n.server.name(H(t))})]),U(`click`,o,()=>n.give(H(t))),K(e,r)}),K(e,t)};J(i,e=>{H(a)?.yours.length&&e(o)}),K(e,t)};J(y,e=>{n.server.lasts&&e(b)}),k(l),K(e,l),j()}W([`click`]);var Iu=(e,t=g)=>{var n=Xr(),r=L(n),i=e=>{var n=Ru(),r=R(n,!0);B(()=>q(r,t().note)),K(e,n)};J(r,e=>{t().note&&e(i)}),K(e,n)},Lu=(e,t=g)=>{var n=Xr(),r=L(n),i=e=>{var n=Vu(),r=R(n,!0);B(e=>q(r,e),[()=>t().toUpperCase()]),K(e,n)};J(r,e=>{t()&&e(i)}),K(e,n)},Ru=G(`<small> </small>`),zu=G(` <!>`,1),Bu=G(`<button><!> <!><!></button>`),Vu=G(`<kbd class="svelte-qo5uwq"> </kbd>`),Hu=G(`<button class="take-back svelte-qo5uwq"><!> </button>`),Uu=G(`<p class="more svelte-qo5uwq"> <!></p>`),Wu=G(`<button class="unfold svelte-qo5uwq"><!> <span class="unseen"> </span></button>`),Gu=G(`<p class="more svelte-qo5uwq"> </p>`),Ku=G(`<p> </p> <!> <!>`,1),qu=G(`<button class="svelte-qo5uwq"> <kbd class="svelte-qo5uwq">Esc</kbd></button>`),Ju=G(`<label class="number"><span class="unseen"> </span> <input type="number"/></label> <button class="main svelte-qo5uwq"> </button>`,1),Yu=G(`<button class="svelte-qo5uwq"> </button>`),Xu=G(`<!> <!> <button> <kbd class="svelte-qo5uwq">⏎</kbd></button> <!>`,1),Zu=G(`<button class="svelte-qo5uwq"><!> <!><!></button>`),Qu=G(`<div class="buttons svelte-qo5uwq"><!> <!> <!> <!> <!> <!></div>`),$u=G(`<button class="flat"><!> <span> </span> <kbd class="svelte-qo5uwq">␣</kbd></button>`),ed=G(`<button class="flat"><!> <span> </span></button>`),td=G(`<button class="flat"><!> <span> </span> <kbd class="svelte-qo5uwq">H</kbd></button>`),nd=G(`<button class="flat"><!> <span> </span> <kbd class="svelte-qo5uwq">U</kbd></button>`),rd=G(`<section><div class="said svelte-qo5uwq" aria-live="polite"><!> <!></div> <!> <div class="tools svelte-qo5uwq"><!> <!> <!> <!> <!></div> <!></section>`);function id(e,t){A(t,!0);let n=(e,t=g,n=g,a=g)=>{let l=M(()=>r.emblem(t())),u=M(()=>t()===H(f));var d=Bu();let p,m;var h=I(d),_=e=>{Ls(e,{get path(){return H(l).emblem}})};J(h,e=>{H(l)&&e(_)});var v=z(h,2),y=e=>{var n=Yr();B(e=>q(n,e),[()=>Q(`all-the-same`,{what:t().sentence??``})]),K(e,n)},b=e=>{var n=zu(),r=L(n,!0);Iu(z(r),t),B(()=>q(r,t().sentence)),K(e,n)};J(v,e=>{H(u)?e(y):e(b,-1)}),Lu(z(v),n),k(d),Ti(d,Rc),B(e=>{Z(d,`data-letter`,n()),p=Pi(d,1,`svelte-qo5uwq`,null,p,{main:a(),handy:e,doubted:H(u),hued:H(l)}),m=Ii(d,``,m,{"--hue":H(l)?.hue,"--ink":H(l)&&`${H(l).ink??50}%`})},[()=>!H(c).length&&H(s).kind!==`yes-no`&&fl(t()).length]),U(`click`,d,()=>o.press(t())),zr(`pointerenter`,d,({pointerType:e,currentTarget:n})=>e===`mouse`&&i.previews.point(t(),n,o.seq)),zr(`pointerleave`,d,()=>i.previews.leave()),K(e,d)},r=il(),{sitting:i,groups:a}=r,o=i.asking,s=M(()=>o.question),c=M(()=>o.at?[]:o.menu),l=M(()=>H(s)&&!H(c).length?a(H(s)):[]),u=M(()=>H(l).flatMap(e=>e.options)),d=M(()=>{if(H(c).length)return H(c);if(!H(s)||o.gathers)return[];let e=bl(H(s)).filter(e=>!H(u).includes(e));return H(f)&&!e.includes(H(f))&&H(f)!==xl(H(s))?[...e,H(f)]:e}),f=M(()=>o.at?null:o.doubt),p=M(()=>H(s)&&!H(c).length?xl(H(s)):void 0),m=M(()=>[...H(l).map(({label:e,options:t})=>({label:e,act:()=>o.narrow(t)})),...[...H(d),...H(p)?[H(p)]:[]].map(e=>({label:e.sentence??``,act:()=>o.press(e)}))]),h=M(()=>jl(H(m).map(({label:e})=>e))),_=M(()=>H(s)?.kind===`distribute`?Q(`give`,{left:o.left,n:H(s).high}):Q(`choose`,{n:o.picked.length,names:o.picked.map(e=>e.sentence??``).join(`; `)})),v=P(!1),y=P(!1),b=P(``),x=P(0);In(()=>{F(x,H(s)?.low??0,!0),H(s)?yl(H(s))&&F(v,!0):F(v,!1)}),In(()=>{!H(s)||o.seq<0||kr().then(()=>{let e=r.area(),t=e?.getBoundingClientRect(),n=Wc(e);n.some(e=>{let{top:n,bottom:r}=e.getBoundingClientRect();return t&&n>=t.top&&r<=t.bottom})||n.at(-1)?.scrollIntoView({block:`center`,inline:`nearest`})})});function S(e){return H(s)&&!o.sent?H(m)[H(h).indexOf(e)]?.act:void 0}function C(e){let t=H(s)?.options??[];t.length&&(t.length>9?(F(b,e,!0),F(v,!0)):t[Number(e)-1]&&o.press(t[Number(e)-1]))}var w={letterDeed:S,digit:C},T=rd();let ee;var E=I(T),te=I(E);X(te,17,()=>i.screen.unasked,Y,(e,t,n)=>{var r=Uu(),a=I(r),o=z(a),s=e=>{var t=Hu(),n=I(t);Ls(n,{name:`undo`});var r=z(n);k(t),B(e=>q(r,` ${e??``}`),[()=>Q(`undo`)]),U(`click`,t,()=>i.undo()),K(e,t)};J(o,e=>{n===i.screen.unasked.length-1&&i.server.lasts&&e(s)}),k(r),B(()=>q(a,`${H(t)??``} `)),K(e,r)});var ne=z(te,2),re=e=>{var t=Ku(),n=L(t);let r;var i=R(n,!0),a=z(n,2),c=e=>{var t=Wu(),n=I(t);Ls(n,{name:`more`});var r=R(z(n,2),!0);k(t),B(e=>{Z(t,`aria-expanded`,H(y)),q(r,e)},[()=>Q(`whole-question`)]),U(`click`,t,()=>F(y,!H(y))),K(e,t)};J(a,e=>{H(f)||e(c)});var l=z(a,2),u=e=>{var t=Gu(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`choose-some`,{low:H(s).low,high:H(s).high,spare:H(s).high-H(s).low})]),K(e,t)};J(l,e=>{o.gathers&&H(s).kind!==`distribute`&&e(u)}),B(e=>{r=Pi(n,1,`text svelte-qo5uwq`,null,r,{whole:H(y)||H(f),doubt:H(f)}),q(i,e)},[()=>H(f)?pl(H(f)):H(s).prompt]),K(e,t)},ie=e=>{Fu(e,{})};J(ne,e=>{H(s)?e(re):e(ie,-1)}),k(E);var ae=z(E,2),oe=e=>{var t=Qu(),r=I(t),i=e=>{var t=qu(),n=I(t);ke(),k(t),Ti(t,Rc),B(e=>q(n,`${e??``} `),[()=>Q(`back`)]),U(`click`,t,()=>o.clear()),K(e,t)};J(r,e=>{(H(c).length||H(f))&&e(i)});var a=z(r,2),u=e=>{var t=Ju(),n=L(t),r=I(n),i=R(r,!0),a=z(r,2);Ji(a),k(n);var c=z(n,2),l=R(c,!0);Ti(c,Rc),B(e=>{q(i,H(s).prompt),Z(a,`min`,H(s).low),Z(a,`max`,H(s).high),q(l,e)},[()=>Q(`take-number`,{n:H(x)})]),ea(a,()=>H(x),e=>F(x,e)),U(`click`,c,()=>o.send(`${H(s).verb} ${H(x)}`)),K(e,t)};J(a,e=>{H(s).kind===`number`&&e(u)});var m=z(a,2),g=e=>{var t=Xu(),n=L(t);X(n,17,()=>H(s).options.filter(e=>!fl(e).length&&e!==H(p)),Y,(e,t)=>{var n=Yu(),r=R(n,!0);Ti(n,Rc),B(e=>{Z(n,`aria-pressed`,e),q(r,H(t).sentence)},[()=>o.picked.includes(H(t))]),U(`click`,n,()=>o.gather(H(t))),K(e,n)});var r=z(n,2),i=e=>{var t=Xr();X(L(t),17,()=>H(s).options,Y,(e,t,n)=>{{let r=M(()=>o.selection.points[n]??0);Su(e,{get option(){return H(t)},get points(){return H(r)}})}}),K(e,t)};J(r,e=>{H(s).kind===`distribute`&&e(i)});var a=z(r,2),c=I(a);ke(),k(a),Ti(a,Rc);var l=z(a,2),u=e=>{var t=qu(),n=I(t);ke(),k(t),Ti(t,Rc),B(e=>q(n,`${e??``} `),[()=>Q(`start-over`)]),U(`click`,t,()=>o.clear()),K(e,t)};J(l,e=>{o.begun&&e(u)}),B(e=>{Pi(a,1,Oi(H(f)?`doubted`:`main`),`svelte-qo5uwq`),a.disabled=!o.whole||!o.begun,q(c,`${e??``} `)},[()=>H(f)?Q(`all-the-same`,{what:H(_)}):H(_)]),U(`click`,a,()=>o.confirm()),K(e,t)};J(m,e=>{o.gathers&&e(g)});var v=z(m,2);X(v,17,()=>H(l),Y,(e,t,n)=>{var r=Zu(),i=I(r),a=e=>{Ls(e,{get path(){return H(t).icon}})};J(i,e=>{H(t).icon&&e(a)});var s=z(i,1,!0),c=z(s),l=e=>{Iu(e,()=>H(t).options[0])};J(c,e=>{H(t).options.length===1&&e(l)}),Lu(z(c),()=>H(h)[n]),k(r),Ti(r,Rc),B(()=>{Z(r,`data-letter`,H(h)[n]),q(s,H(t).label)}),U(`click`,r,()=>o.narrow(H(t).options)),K(e,r)});var y=z(v,2);X(y,17,()=>H(d),Y,(e,t,r)=>{let i=M(()=>!H(c).length&&H(d).length===1&&!pl(H(t)));n(e,()=>H(t),()=>H(h)[H(l).length+r],()=>H(i))});var b=z(y,2),S=e=>{{let t=M(()=>H(h).at(-1));n(e,()=>H(p),()=>H(t),()=>!1)}};J(b,e=>{H(p)&&e(S)}),k(t),K(e,t)};J(ae,e=>{H(s)&&!o.sent&&e(oe)});var se=z(ae,2),ce=I(se);Du(ce,{});var le=z(ce,2),ue=e=>{var t=$u(),n=I(t);Ls(n,{name:`skip`});var r=R(z(n,2),!0);ke(2),k(t),B(e=>q(r,e),[()=>Q(`skip-ahead`)]),U(`click`,t,()=>i.skip()),K(e,t)};J(le,e=>{i.screen.behind&&e(ue)});var de=z(le,2),fe=e=>{var t=ed(),n=I(t);Ls(n,{name:`menu`});var r=R(z(n,2),!0);k(t),B(e=>{Z(t,`aria-expanded`,H(v)),q(r,e)},[()=>Q(`all-answers`,{n:H(s).options.length})]),U(`click`,t,()=>{F(b,``),F(v,!H(v))}),K(e,t)};J(de,e=>{H(s)&&H(s).kind!==`distribute`&&H(s).options.length>H(d).length+ +!!H(p)&&e(fe)});var pe=z(de,2),me=e=>{var t=td(),n=I(t);Ls(n,{name:`hint`});var r=R(z(n,2),!0);ke(2),k(t),B(e=>q(r,e),[()=>Q(`hint`)]),U(`click`,t,()=>i.askHint()),K(e,t)};J(pe,e=>{i.server.room?.hints&&H(s)&&e(me)});var he=z(pe,2),ge=e=>{var t=nd(),n=I(t);Ls(n,{name:`undo`});var r=R(z(n,2),!0);ke(2),k(t),B(e=>q(r,e),[()=>Q(`undo`)]),U(`click`,t,()=>i.undo()),K(e,t)};J(he,e=>{i.server.lasts&&i.server.room?.yours.length&&i.server.table?.at&&e(ge)}),k(se);var _e=z(se,2),ve=e=>{Hl(e,{onclose:()=>F(v,!1),get typed(){return H(b)},set typed(e){F(b,e,!0)}})};return J(_e,e=>{H(v)&&H(s)&&!o.sent&&e(ve)}),k(T),B(e=>{ee=Pi(T,1,`prompt svelte-qo5uwq`,null,ee,{mine:H(s)&&!o.sent}),Z(T,`aria-label`,e),Z(T,`data-seq`,o.seq),Z(T,`data-menu`,o.menu.length>0),Z(T,`data-gathers`,o.gathers)},[()=>Q(`question`)]),K(e,T),j(w)}W([`click`]);var ad=400,od=class{#e=P(null);get question(){return H(this.#e)}set question(e){F(this.#e,e)}#t=P(-1);get seq(){return H(this.#t)}set seq(e){F(this.#t,e,!0)}#n=P({picked:[],points:[]});get selection(){return H(this.#n)}set selection(e){F(this.#n,e)}#r=P([]);get menu(){return H(this.#r)}set menu(e){F(this.#r,e)}#i=P(null);get at(){return H(this.#i)}set at(e){F(this.#i,e)}#a=P(null);get doubt(){return H(this.#a)}set doubt(e){F(this.#a,e)}#o=P(!1);get sent(){return H(this.#o)}set sent(e){F(this.#o,e,!0)}#s=M(()=>this.question?hl(this.question):new Map);#c;#l=0;#u=``;#d=null;constructor(e){this.#c=e}ask(e,t){let n=t===this.seq&&e?.seat===this.question?.seat,r=this.#d;this.question=e,this.seq=t,this.sent=!1,e?n?this.#p(e):(this.clear(),r&&r.reason!==e.reason&&this.#f(r)):this.forget()}#f(e){if(this.gathers)return;let t=this.question?.options.filter(t=>e.answers?.includes(t.answer))??[],n=t.length?t:this.#g(e.things??[]);n.length&&this.narrow(n,e.at)}#p(e){let t=t=>e.options.filter(e=>e.answer===t.answer);this.menu=this.menu.flatMap(t),this.doubt=this.doubt&&(t(this.doubt)[0]??null)}clear(){this.forget(),this.#d=null,this.question&&(this.selection=Cl(this.question))}forget(){this.menu=[],this.doubt=this.at=null}state(e){if(!this.question||this.sent)return``;let t=this.#g(e);return t.some(e=>this.#v(e))?`chosen`:t.length?`legal`:``}options(e){return this.question&&!this.sent?this.#g(e):[]}mark(e){let t=this.options(e).map(e=>this.#_(e));if(this.question?.kind===`distribute`){let e=t.reduce((e,t)=>e+(this.selection.points[t]??0),0);return e?String(e):``}let n=Math.max(-1,...t.map(e=>this.selection.picked.indexOf(e)));return n>=0&&this.question?.kind===`order`?String(n+1):``}touch(e,t,n=!1){this.options(e).length||this.forget();let r=this.options(e);if(!r.length)return!1;if(this.gathers){let e=r.find(e=>!this.#v(e))??r[0];this.gather(e)}else n?this.#m(r,t):this.narrow(r,t);return!0}narrow(e,t){e.length===1?this.choose(e[0],t):this.#m(e,t)}#m(e,t){let n=e.length===this.menu.length&&(!t||t===this.at);this.forget(),!n&&(this.menu=e,this.at=t??null)}usual(e,t=[]){if(this.gathers)return;let n=this.options(e).filter(e=>!pl(e));return n.find(({answer:e})=>t.includes(e.split(` `)[0]))??n[0]}drop(e,t,n){this.forget(),this.#d=n?{...n,reason:this.question?.reason}:null,this.narrow(e,t)}get gathers(){return!!this.question&&(ml(this.question)||this.question.kind===`distribute`)}gather(e,t=1){let n=this.question;if(!n)return;this.doubt=null;let r=this.#_(e);this.selection=n.kind===`distribute`?El(n,this.selection,r,t):Tl(n,this.selection,r)}choose(e,t=null){this.question&&!this.sent&&this.doubt!==e&&(this.gathers&&e!==xl(this.question)?this.gather(e):pl(e)?this.#h(e,e.answer,t):this.send(e.answer))}press(e,t=null){this.doubt===e?this.insist():this.choose(e,t)}#h(e,t,n){this.#l=Date.now(),this.#u=t,this.doubt=e,this.menu=n?[e]:[],this.at=n}insist(){this.doubt&&Date.now()-this.#l>=ad&&this.send(this.#u)}get whole(){return this.question&&this.gathers?Ol(this.question,this.selection):void 0}get left(){return this.question?.kind===`distribute`?this.question.high-wl(this.selection):0}get picked(){return this.selection.picked.flatMap(e=>this.question?.options[e]??[])}get begun(){return this.gathers&&(this.picked.length>0||wl(this.selection)>0)}confirm(){let{whole:e,doubt:t}=this;if(!e)return;let n=this.picked.find(e=>e.warning);t&&this.#u===e?this.insist():n?this.#h(n,e,null):this.send(e)}send(e){this.question&&(this.forget(),this.sent=!0,this.#c(e,this.seq,this.question.seat))}#g(e){let t=[...new Set(e.flatMap(e=>H(this.#s).get(e)??[]))];return this.menu.length?t.filter(e=>this.menu.includes(e)):t}#_(e){return this.question?.options.indexOf(e)??-1}#v(e){let t=this.#_(e);return this.selection.picked.includes(t)||(this.selection.points[t]??0)>0}},sd=[`undo`,`hint`,`why`,`board`,`card`,`force`,`log`,`order`,`save`,`concede`,`help`];function cd(e,t){return[...t(`command-${e}`).toLowerCase().split(/\s+/),e]}function ld(e,t){if(/^\?\s*\S/.test(e))return{command:`why`,rest:e.slice(1).trim()};let[n=``,...r]=e.trim().split(/\s+/),i=n===`?`?`help`:sd.find(e=>cd(e,t).includes(n.toLowerCase()));return i&&{command:i,rest:r.join(` `)}}function ud(e,t){return e.filter(e=>fl(e).some(e=>t.includes(e)))}function dd(e,t,...n){return ud(e.options,t).filter(({answer:e})=>n.includes(e.split(` `)[0]))}function fd(e,t,n){if(n.things.some(e=>t.includes(e)))return;let r=ud(ud(e.options,t),n.things);return r.length?{options:r}:void 0}var pd=90,md=class{#e=P({});#t=new Set;#n=-1;#r;#i=P(null);get pointed(){return H(this.#i)}set pointed(e){F(this.#i,e)}#a;constructor(e){this.#r=e}of(e){return H(this.#e)[e.answer]??[]}async learn(e,t){if(t!==this.#n&&this.#o(t),this.#t.has(e.answer))return;this.#t.add(e.answer);let n=await this.#r({type:`preview`,answer:e.answer,seq:t},`preview`);n&&n.seq===this.#n&&F(this.#e,{...H(this.#e),[n.answer]:n.outcomes??[]})}point(e,t,n){this.leave(),this.#a=setTimeout(()=>{this.pointed={option:e,at:t},this.learn(e,n)},pd)}leave(){clearTimeout(this.#a),this.pointed=null}#o(e){this.#n=e,F(this.#e,{}),this.#t.clear()}},hd=26,gd=92;function _d(e){let t=e.flat();return{low:Math.min(0,...t),high:Math.max(1,...t),turns:Math.max(1,...e.map(e=>e.length-1))}}function vd({low:e,high:t}){let n=(e+t)/2;return Number.isInteger(n)?[e,n,t]:[e,t]}function yd({turns:e},t){return hd+290*t/e}function bd({low:e,high:t},n){return gd-84*(n-e)/(t-e)}function xd(e,t){return t.map((t,n)=>`${n?`L`:`M`}${yd(e,n).toFixed(1)} ${bd(e,t).toFixed(1)}`).join(``)}var Sd=G(`<span><svg class="key svelte-cebp1h" viewBox="0 0 24 6" aria-hidden="true"><path d="M0 3H24" class="svelte-cebp1h"></path></svg> </span>`),Cd=Jr(`<path class="grid svelte-cebp1h"></path><text text-anchor="end" class="svelte-cebp1h"> </text>`,1),wd=Jr(`<path class="course svelte-cebp1h"></path>`),Td=G(`<th scope="col" class="svelte-cebp1h"> </th>`),Ed=G(`<td class="svelte-cebp1h"> </td>`),Dd=G(`<tr><th scope="row" class="svelte-cebp1h"></th><!></tr>`),Od=G(`<figure class="svelte-cebp1h"><figcaption class="svelte-cebp1h"></figcaption> <svg role="img" class="svelte-cebp1h"><!><!><text class="svelte-cebp1h"> </text><text text-anchor="end" class="svelte-cebp1h"> </text></svg> <details class="svelte-cebp1h"><summary class="svelte-cebp1h"> </summary> <div class="wide svelte-cebp1h" tabindex="0" role="group"><table class="svelte-cebp1h"><thead><tr><th scope="col" class="svelte-cebp1h"> </th><!></tr></thead><tbody></tbody></table></div></details></figure>`);function kd(e,t){A(t,!0);let{tell:n}=il(),r=[`var(--gold)`,`var(--course-2)`,`var(--course-3)`,`var(--bad)`],i=[``,`7 4`,`2 4`,`9 3 2 3`],a=M(()=>_d(t.courses.map(e=>e.values))),o=e=>`${e.title}: ${e.values[0]} → ${e.values.at(-1)}`;var s=Od(),c=I(s);X(c,21,()=>t.courses,Y,(e,t)=>{var n=Sd(),a=I(n),s=I(a);let c;k(a);var l=z(a);k(n),B(e=>{Z(s,`stroke-dasharray`,i[H(t).seat]),c=Ii(s,``,c,{stroke:r[H(t).seat]}),q(l,` ${e??``}`)},[()=>o(H(t))]),K(e,n)}),k(c);var l=z(c,2),u=I(l);X(u,17,()=>vd(H(a)),Y,(e,t)=>{var n=Cd(),r=L(n),i=z(r),o=R(i,!0);B((e,n,a,s)=>{Z(r,`d`,`M${e??``} ${n??``}H316`),Z(i,`x`,a),Z(i,`y`,s),q(o,H(t))},[()=>yd(H(a),0),()=>bd(H(a),H(t)),()=>yd(H(a),0)-5,()=>bd(H(a),H(t))+3]),K(e,n)});var d=z(u);X(d,17,()=>t.courses,Y,(e,t)=>{var n=wd();let o;B(e=>{Z(n,`d`,e),Z(n,`stroke-dasharray`,i[H(t).seat]),o=Ii(n,``,o,{stroke:r[H(t).seat]})},[()=>xd(H(a),H(t).values)]),K(e,n)});var f=z(d),p=R(f,!0),m=z(f),h=R(m,!0);k(l);var g=z(l,2),_=I(g),v=R(_,!0),y=z(_,2),b=I(y),x=I(b),S=I(x),C=I(S),w=R(C,!0);X(z(C),17,()=>t.courses,Y,(e,t)=>{var n=Td(),r=R(n,!0);B(()=>q(r,H(t).title)),K(e,n)}),k(S),k(x);var T=z(x);X(T,21,()=>({length:H(a).turns+1}),Y,(e,n,r)=>{var i=Dd(),a=I(i);a.textContent=r,X(z(a),17,()=>t.courses,Y,(e,t)=>{var n=Ed(),i=R(n,!0);B(()=>q(i,H(t).values[r]??``)),K(e,n)}),k(i),K(e,i)}),k(T),k(b),k(y),k(g),k(s),B((e,t,n,r,i,a,o)=>{Z(l,`viewBox`,`0 0 320 110`),Z(l,`aria-label`,e),Z(f,`x`,t),Z(f,`y`,106),q(p,n),Z(m,`x`,316),Z(m,`y`,106),q(h,r),q(v,i),Z(y,`aria-label`,a),q(w,o)},[()=>t.courses.map(o).join(`; `),()=>yd(H(a),0),()=>n(`ui-turn`,{n:0}),()=>n(`ui-turn`,{n:H(a).turns}),()=>Q(`as-table`),()=>Q(`as-table`),()=>Q(`turn`)]),K(e,s),j()}var Ad=`trivault.left`,jd=6,Md=class{#e=P(Ta(location.hash));get route(){return H(this.#e)}set route(e){F(this.#e,e)}#t=P(null);get reading(){return H(this.#t)}set reading(e){F(this.#t,e)}#n=P(``);get error(){return H(this.#n)}set error(e){F(this.#n,e,!0)}#r=P(Ca(Ad,[]));get left(){return H(this.#r)}set left(e){F(this.#r,e)}go(){this.route=Ta(location.hash),this.error=``,this.reading=null}forget(e,t){let n=this.left.filter(t=>t.room!==e);this.left=[...t?[t]:[],...n].slice(0,jd),wa(Ad,this.left)}},Nd=`trivault.plan`,Pd={game:``,games:{},clock:!1,minutes:15,increment:10,hints:!1,chat:!0,askAll:!1},Fd=new class{#e=P(null);get seed(){return H(this.#e)}set seed(e){F(this.#e,e,!0)}#t=P(pn({...Pd,...Ca(Nd,{})}));get wish(){return H(this.#t)}set wish(e){F(this.#t,e,!0)}prepare(e){for(let t of e){let e=t.bots.map(e=>e.kind),n=e.at(-1),r=[{who:`me`,bot:n,deck:``},{who:`bot`,bot:n,deck:``}],{seats:i=r,options:a={}}=this.wish.games[t.name]??{};for(let t of i)e.includes(t.bot)||(t.bot=n);this.wish.games[t.name]={seats:i,options:a},this.resize(t,Math.min(Math.max(i.length,t.seats[0]),t.seats[1]))}e.some(e=>e.name===this.wish.game)||(this.wish.game=e[0]?.name??``)}of(e){return this.wish.games[e.name]}resize(e,t){let{seats:n}=this.of(e);for(;n.length<t;)n.push({...n.at(-1),deck:``});n.length=t}keep(){wa(Nd,this.wish)}};function Id(e){return e.some((e,t)=>t&&(e.who===`open`||e.who===`lobby`))}function Ld(e,t){return t.map(({who:t,bot:n,deck:r},i)=>{let a=i>0&&(t===`open`||t===`lobby`),o=i===0?`me`:a?`open`:t===`bot`?n:t;return e.decks&&r&&!a?{kind:o,deck:r}:{kind:o}})}function Rd(e,t){return(e.options??[]).filter(e=>!e.seats?.length||e.seats.includes(t.length))}function zd(e,{seats:t,options:n}){let r={};for(let{name:i,kind:a,without:o=[]}of Rd(e,t)){let e=n[i];o.some(e=>e in r)||(a===`flag`&&e===!0&&(r[i]=!0),a===`seat`&&typeof e==`number`&&e<t.length&&(r[i]=e),a===`each`&&Array.isArray(e)&&e.some(Boolean)&&(r[i]=t.map((t,n)=>e[n]||0)))}return r}function Bd(e,t,n){let{seats:r}=n,i=Id(r);return{options:zd(e,n),listed:r.some(e=>e.who===`lobby`),ask_all:t.askAll,...t.clock?{clock:{seconds:Math.round(t.minutes*60),increment:t.increment}}:{},...i?{hints:t.hints,chat:t.chat}:{}}}var Vd=class{#e=P(null);get me(){return H(this.#e)}set me(e){F(this.#e,e)}#t=P([]);get games(){return H(this.#t)}set games(e){F(this.#t,e)}#n=P({});get known(){return H(this.#n)}set known(e){F(this.#n,e)}#r=M(()=>Object.fromEntries(Object.entries(this.known).map(([e,{cards:t}])=>[e,t])));get cards(){return H(this.#r)}set cards(e){F(this.#r,e)}#i=P([]);get lobby(){return H(this.#i)}set lobby(e){F(this.#i,e)}game(e){return this.games.find(t=>t.name===e)}},Hd=700,Ud=class{#e=P(null);get moment(){return H(this.#e)}set moment(e){F(this.#e,e)}#t=P([]);get moves(){return H(this.#t)}set moves(e){F(this.#t,e)}#n=P(0);get step(){return H(this.#n)}set step(e){F(this.#n,e,!0)}#r=P(!1);get runs(){return H(this.#r)}set runs(e){F(this.#r,e,!0)}#i;#a;#o=null;#s;constructor(e){this.#i=e}get turns(){return this.moves.filter((e,t)=>t===0||this.moves[t-1].turn!==e.turn)}to(e,t=this.moment?.seat){return this.#o={at:Math.max(0,Math.min(e,this.moment?.end??1/0)),...t===void 0||t<0?{}:{seat:t}},this.#s??=this.#c().finally(()=>this.#s=void 0),this.#s}async#c(){for(this.moves.length||(this.moves=(await this.#i({type:`timeline`},`timeline`))?.moves??[]);this.#o;){let e=this.#o,t=await this.#i({type:`moment`,...e},`moment`);if(this.#l())return;this.#o===e&&(this.#o=null),t&&(this.moment=t,this.step+=1)}}#l(){return this.#o===null}turn(e){if(!this.moment)return;let{at:t,end:n}=this.moment,r=this.turns.map(e=>e.at),i=e>0?r.find(e=>e>t):r.findLast(e=>e<t);this.to(i??(e>0?n:0))}play(e=!this.runs){clearTimeout(this.#a),this.runs=e,e&&this.moment&&this.moment.at>=this.moment.end?this.to(0).then(()=>this.#u()):e&&this.#u()}#u(){this.#a=setTimeout(()=>void this.#d(),Math.max(Hd,1.5*Wl.pace))}async#d(){this.moment&&this.moment.at<this.moment.end?(await this.to(this.moment.at+1),this.runs&&this.#u()):this.play(!1)}async again(){this.moment&&(this.moves=[],await this.to(this.moment.at))}leave(){this.play(!1),this.#o=null,this.moment=null,this.moves=[]}},Wd=class{#e=[];#t;#n;#r;constructor(e,t){this.#n=e,this.#r=t}add(e,t=!1){this.#e.push(e),t?this.skip():this.#t||this.#i()}skip(){clearTimeout(this.#t),this.#t=void 0;for(let e of this.#e.splice(0))this.#n(e)}get busy(){return this.#e.length>0}#i(){let e=this.#e.shift();e===void 0?this.#t=void 0:(this.#n(e),this.#t=setTimeout(()=>this.#i(),this.#r()))}},Gd=class{#e=P(null);get line(){return H(this.#e)}set line(e){F(this.#e,e)}#t=P(!1);get behind(){return H(this.#t)}set behind(e){F(this.#t,e,!0)}#n=P(0);get read(){return H(this.#n)}set read(e){F(this.#n,e,!0)}#r=P([]);get unasked(){return H(this.#r)}set unasked(e){F(this.#r,e)}#i=P(0);get unread(){return H(this.#i)}set unread(e){F(this.#i,e,!0)}#a=P(!1);get muted(){return H(this.#a)}set muted(e){F(this.#a,e,!0)}#o=P(null);get notice(){return H(this.#o)}set notice(e){F(this.#o,e)}#s=P(null);get hint(){return H(this.#s)}set hint(e){F(this.#s,e)}#c=P(!0);get reading(){return H(this.#c)}set reading(e){F(this.#c,e,!0)}#l=P(!1);get helping(){return H(this.#l)}set helping(e){F(this.#l,e,!0)}#u=P(!1);get aside(){return H(this.#u)}set aside(e){F(this.#u,e,!0)}#d=P(-1);get uncovered(){return H(this.#d)}set uncovered(e){F(this.#d,e,!0)}forget(){this.line=this.notice=this.hint=null,this.unasked=[]}say(e,t=!1,n=[]){this.notice={text:e,rules:n,bad:t}}},Kd=class{#e=P(null);get room(){return H(this.#e)}set room(e){F(this.#e,e)}#t=P(null);get table(){return H(this.#t)}set table(e){F(this.#t,e)}#n=P([]);get log(){return H(this.#n)}set log(e){F(this.#n,e)}#r=P([]);get sentences(){return H(this.#r)}set sentences(e){F(this.#r,e)}#i=P([]);get chat(){return H(this.#i)}set chat(e){F(this.#i,e)}#a=P(null);get report(){return H(this.#a)}set report(e){F(this.#a,e)}lay(e){this.log=[...this.log.slice(0,e.since??0),...e.lines??[]],this.table=e}forget(){this.log=[],this.sentences=[]}get lasts(){return this.room?.status===`playing`}get company(){let{seats:e=[],yours:t=[],watching:n=0}=this.room??{};return e.filter((e,n)=>e.kind===`person`&&!t.includes(n)).length+n>+!t.length}get seat(){let e=this.room?.yours??[];return e.find(e=>this.table?.deciding.includes(e))??e[0]??-1}name(e){return this.room?.seats[e]?.name||Q(`player`,{n:e+1})}},qd=class{id;server=new Kd;screen=new Gd;#e=P(0);#t=0;#n;#r=(e,...t)=>this.#p(()=>this.#n.ask(e,...t));#i=new Wd(e=>this.#s(e),()=>document.hidden?0:Wl.pace);asking=new od((e,t,n)=>this.#f(e,t,n));back=new Ud(this.#r);previews=new md(async(e,...t)=>{try{return await this.#n.ask(e,...t)}catch{return}});constructor(e,t){this.id=t,this.#n=e,Xl()}get moment(){return this.back.moment}get shown(){return this.moment??this.server.table}get step(){return H(this.#e)+this.back.step}get covered(){let{room:e,table:t,lasts:n}=this.server;return(e?.yours.length??0)>1&&n&&!!t?.question&&t.seat!==this.screen.uncovered}hear(e){`room`in e&&e.room!==this.id||(e.type===`room`?this.server.room=e:e.type===`table`?this.#o(e):e.type===`chat`&&this.#a(e.lines))}#a(e){this.server.chat=[...this.server.chat,...e],this.screen.unread+=e.length}skip(){this.#i.skip()}#o(e){let{since:t=0,lines:n=[]}=e,r=!this.server.table||e.undone||!!e.id,i=r?[]:n.slice(Math.max(0,this.#t-t)).filter(e=>!e.small);this.#t=t+n.length,this.#i.add({table:e,line:i[0]});for(let e of i.slice(1))this.#i.add({line:e});r&&this.#i.skip(),this.screen.behind=this.#i.busy}#s({table:e,line:t}){e&&this.#c(e),this.screen.line=t??null,this.screen.behind=this.#i.busy}#c(e){let{server:t,screen:n}=this;t.table&&e.seat!==t.table.seat&&this.#l(),(e.at!==t.table?.at||e.undone)&&F(this.#e,H(this.#e)+1),t.lay(e),e.undone&&(n.read=Math.min(n.read,t.log.length)),n.unasked=e.undone?[]:[...n.unasked,...e.unasked??[]],n.hint=null,this.asking.ask(this.moment?null:e.question??null,e.seq),e.result&&this.#d()}#l(){this.server.forget(),this.screen.forget(),Xl(),this.#u()}async#u(){let e=await this.#r({type:`log`,since:0},`log`);e&&(this.server.log=e.lines)}async#d(){this.server.report=await this.#r({type:`report`},`report`)??this.server.report}#f(e,t,n){this.screen.notice=null,this.#i.skip(),this.screen.read=this.server.log.length,this.screen.unasked=[],this.#r({type:`answer`,answer:e,seq:t,seat:n},`done`).then(e=>{e||(this.asking.sent=!1)})}type(e){let{question:t,seq:n}=this.asking;t?this.#f(e,n,t.seat):this.screen.say(Q(`not-your-turn`),!0)}async undo(){let e=this.server.seat<0?void 0:this.server.seat;await this.#r({type:`undo`,seat:e},`done`,`table`)}async askHint(){this.screen.hint=await this.#r({type:`hint`},`hint`)??null}async whyNot(e){let t=await this.#r({type:`why-not`,answer:e},`why-not`);t&&this.screen.say([t.message,...t.facts??[]].join(` `),!1,t.rules)}async rule(e){let t=await this.#r({type:`rule`,rule:e},`rule`);t&&this.screen.say(``,!1,[{rule:t.rule,text:t.text}])}async affects(e){let t=this.moment?{at:this.moment.at,...this.moment.seat<0?{}:{seat:this.moment.seat}}:{};return this.#r({type:`affects`,thing:e,...t},`affects`)}async describe(){this.server.sentences=(await this.#r({type:`describe`},`describe`))?.sentences??this.server.sentences}async resign(){this.server.seat>=0&&await this.#r({type:`resign`,seat:this.server.seat},`done`)}async rematch(e){await this.#r({type:`rematch`,swap:e},`done`)}async give(e){await this.#r({type:`give`,seat:e},`done`)}async take(e){await this.#r({type:`take`,seat:e},`done`)}async talk(e){await this.#r({type:`chat`,text:e},`done`)}async mute(e){await this.#r({type:`mute`,on:e},`done`)&&(this.screen.muted=e)}async stops(e,t){await this.#r({type:`stops`,stops:e,seat:t},`done`)}async order(e){await this.#r({type:`order`,on:e},`done`)}async save(){return this.#r({type:`save`},`saved`)}async lookBack(e){this.#i.skip(),await this.back.to(e),this.moment&&this.asking.ask(null,-1)}backToNow(){this.back.leave(),this.asking.ask(this.server.table?.question??null,this.server.table?.seq??-1)}async again(){this.server.room?.status!==`waiting`&&(await this.#u(),this.screen.line=null,this.screen.muted&&await this.mute(!0),Wl.plain&&await this.describe(),await this.back.again(),this.server.report&&await this.#d())}async#p(e){try{return await e()}catch(e){e instanceof Tc&&this.screen.say(e.message,!0,e.rules);return}}},Jd=`trivault.token`,Yd=`trivault.seats`,Xd=800,$=new class{server=new Vd;screen=new Md;link=new Oc(()=>this.#t(),e=>this.#r(e));#e=P(null);get sitting(){return H(this.#e)}set sitting(e){F(this.#e,e)}open(){let e=new URL(`ws`,location.href);e.protocol=e.protocol===`https:`?`wss:`:`ws:`,e.hash=``,document.documentElement.lang=ns.lang,addEventListener(`hashchange`,()=>void this.#a()),this.link.open(e.href)}async#t(){let e=localStorage.getItem(Jd)??``;this.#i(await this.link.ask({type:`hello`,lang:ns.lang,token:e},`welcome`)),await this.#n(),await this.link.ask({type:`lobby`},`lobby`),await this.#a()}async#n(){let{games:e}=await this.link.ask({type:`games`},`games`);Fd.prepare(e),this.server.games=e}#r(e){e.type===`seat`?this.#l(e):e.type===`lobby`?this.server.lobby=e.rooms:e.type===`moved`?location.hash=`#/room/${e.room}`:this.sitting?.hear(e),e.type===`room`&&this.#u(e)}#i(e){this.server.me=e,localStorage.setItem(Jd,e.token)}async register(e,t){this.#i(await this.link.ask({type:`register`,name:e,password:t},`welcome`))}async login(e,t){this.#i(await this.link.ask({type:`login`,name:e,password:t},`welcome`))}async logout(){this.#i(await this.link.ask({type:`logout`},`welcome`))}async rename(e){this.#i(await this.link.ask({type:`rename`,name:e},`welcome`))}async#a(){this.screen.go();let{route:e}=this.screen;e.page===`room`?await this.#o(e.room):this.sitting&&await this.#c(),e.page===`cards`&&await this.learn(e.game||this.server.games[0]?.name||``),e.page===`build`&&await this.learn(e.game),e.page===`learn`&&await ms(e.game),setTimeout(()=>void hs().catch(()=>void 0),Xd)}async#o(e){let t=Ca(Yd,{})[e]??``,n=this.sitting?.id===e?this.sitting:new qd(this.link,e);this.sitting=n;try{let r=await this.#s(e,t);await this.learn(r.game),this.sitting===n&&await n.again()}catch(t){if(!(t instanceof Tc))return;this.screen.error=t.message,this.sitting=null,this.screen.forget(e)}}async#s(e,t){try{return await this.link.ask({type:`join`,room:e,token:t},`room`)}catch(n){if(!t||!(n instanceof Tc))throw n;return this.link.ask({type:`join`,room:e},`room`)}}async#c(){this.sitting=null,await this.link.ask({type:`leave`},`done`).catch(()=>void 0)}#l({room:e,token:t}){let n=Object.entries(Ca(Yd,{})).slice(-50);wa(Yd,Object.fromEntries([...n,[e,t]]))}#u({room:e,game:t,status:n,yours:r,seats:i}){let a=i.filter((e,t)=>!r.includes(t)).map(e=>e.name??``);this.screen.forget(e,n!==`over`&&r.length?{room:e,game:t,names:a}:void 0)}async create(e,t,n={}){let r=await this.link.ask({type:`create`,game:e,seats:t,...n},`room`);location.hash=`#/room/${r.room}`}async load(e){let t=await this.link.ask({type:`load`,replay:e},`room`);location.hash=`#/room/${t.room}`}async playOn(e){let t=await this.link.ask({type:`play-on`,at:e},`room`,`moved`);location.hash=`#/room/${t.room}`}async learn(e,t=!1){if(!this.server.game(e)||this.server.known[e]&&!t)return;let[{cards:n,filters:r=[]}]=await Promise.all([this.link.ask({type:`cards`,game:e},`cards`),ms(e)]),i={cards:new Map(n.map(e=>[e.slug,e])),filters:r.map(e=>uc(e,ns.lang))};this.server.known={...this.server.known,[e]:i},Sa.load(e)}async read(e,t){await this.learn(e),this.screen.reading={game:e,card:t}}async speak(e){ns.use(e),document.documentElement.lang=e,await this.link.ask({type:`language`,lang:e},`welcome`,`done`,`table`),await this.#n();for(let e of Object.keys(this.server.known))await this.learn(e,!0);await this.sitting?.again()}},Zd=G(`<button> </button>`),Qd=G(`<button class="main"> </button> <!>`,1),$d=G(`<p><a class="button main"> </a></p>`),ef=G(`<p role="status"> </p>`),tf=G(`<li><button class="svelte-1f29zrf"><small class="svelte-1f29zrf"> </small> <span class="svelte-1f29zrf"> </span> <!></button></li>`),nf=G(`<section aria-labelledby="moments"><h3 id="moments"> </h3> <ol class="moments svelte-1f29zrf"></ol></section>`),rf=G(`<section class="report svelte-1f29zrf" aria-labelledby="report"><h2 id="report" tabindex="-1" class="svelte-1f29zrf"><!> </h2> <div class="next svelte-1f29zrf"><!> <button> </button> <button> </button> <a class="button" href="#/"> </a></div> <!> <!> <!> <div class="charts svelte-1f29zrf"></div></section>`);function af(e,t){A(t,!0);let{sitting:n,tell:r}=il(),i=M(()=>n.server.report),a=M(()=>[...new Set(H(i).courses.map(e=>e.name))]),o=M(()=>H(i).result?.winners.some(e=>n.server.room?.yours.includes(e))),s=M(()=>$.server.games.find(e=>e.name===n.server.room?.game)?.decks),c=M(()=>(n.server.room?.rematch??[]).map(e=>n.server.name(e))),l=M(()=>!!n.server.room?.yours.length);var u=rf(),d=I(u),f=I(d),p=e=>{var t=Yr();B(e=>q(t,`${e??``} `),[()=>Q(`you-win`)]),K(e,t)};J(f,e=>{H(o)&&n.server.room?.yours.length===1&&e(p)});var m=z(f,1,!0);k(d);var h=z(d,2),g=I(h),_=e=>{var t=Qd(),r=L(t),i=R(r,!0),a=z(r,2),o=e=>{var t=Zd(),r=R(t,!0);B(e=>q(r,e),[()=>Q(`again-swapped`,{what:H(s)})]),U(`click`,t,()=>n.rematch(!0)),K(e,t)};J(a,e=>{H(s)&&e(o)}),B(e=>q(i,e),[()=>Q(`again`)]),U(`click`,r,()=>n.rematch(!1)),K(e,t)};J(g,e=>{H(l)&&e(_)});var v=z(g,2),y=R(v,!0),b=z(v,2),x=R(b,!0),S=R(z(b,2),!0);k(h);var C=z(h,2),w=e=>{var t=$d(),r=I(t),i=R(r,!0);k(t),B(e=>{Z(r,`href`,`#/room/${n.server.room.next??``}`),q(i,e)},[()=>Q(`to-next`)]),K(e,t)};J(C,e=>{n.server.room?.next&&e(w)});var T=z(C,2),ee=e=>{var t=ef(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`agreed`,{names:H(c).join(`, `)})]),K(e,t)};J(T,e=>{H(c).length&&e(ee)});var E=z(T,2),te=e=>{var t=nf(),a=I(t),o=R(a,!0),s=z(a,2);X(s,21,()=>H(i).moments,Y,(e,t)=>{var i=tf(),a=I(i),o=I(a),s=R(o,!0),c=z(o,2),l=R(c,!0);Ls(z(c,2),{name:`replay`}),k(a),k(i),B(e=>{q(s,e),q(l,H(t).text)},[()=>r(`ui-turn`,{n:H(t).turn})]),U(`click`,a,()=>n.lookBack(H(t).at)),K(e,i)}),k(s),k(t),B(e=>q(o,e),[()=>Q(`key-moments`)]),K(e,t)};J(E,e=>{H(i).moments?.length&&e(te)});var ne=z(E,2);X(ne,21,()=>H(a),Y,(e,t)=>{{let n=M(()=>H(i).courses.filter(e=>e.name===H(t)));kd(e,{get courses(){return H(n)}})}}),k(ne),k(u),B((e,t,n)=>{q(m,H(i).summary),q(y,e),q(x,t),q(S,n)},[()=>Q(`replay`),()=>Q(`see-table`),()=>Q(`another-game`)]),U(`click`,v,()=>n.lookBack(0)),U(`click`,b,()=>n.screen.reading=!1),K(e,u),j()}W([`click`]);var of=G(`<i class="svelte-1tzjqu6"></i>`),sf=G(`<option> </option>`),cf=G(`<label class="svelte-1tzjqu6"><span class="unseen"> </span> <select class="svelte-1tzjqu6"><!><!></select></label>`),lf=G(`<span class="svelte-1tzjqu6"> </span>`),uf=G(`<span class="quiet svelte-1tzjqu6"> </span>`),df=G(`<section class="timeline svelte-1tzjqu6"><div class="steps svelte-1tzjqu6"><button class="svelte-1tzjqu6"><!> <span class="unseen"> </span></button> <button class="svelte-1tzjqu6"><!> <span class="unseen"> </span></button> <button class="main svelte-1tzjqu6"><!> <span> </span></button> <button class="svelte-1tzjqu6"><!> <span class="unseen"> </span></button> <button class="svelte-1tzjqu6"><!> <span class="unseen"> </span></button></div> <label class="slider svelte-1tzjqu6"><span> </span> <input type="range" min="0" class="svelte-1tzjqu6"/> <span class="ticks svelte-1tzjqu6" aria-hidden="true"></span></label> <label class="svelte-1tzjqu6"><span class="unseen"> </span> <select class="svelte-1tzjqu6"></select></label> <!> <p class="next svelte-1tzjqu6" aria-live="polite" tabindex="0"><!> <!></p> <div class="steps svelte-1tzjqu6"><button class="svelte-1tzjqu6"> </button> <button class="svelte-1tzjqu6"> <kbd>Esc</kbd></button></div></section>`);function ff(e,t){A(t,!0);let{sitting:n}=il(),r=n.back,i=M(()=>n.moment),a=M(()=>r.moves[H(i).at]),o=M(()=>n.server.room?.status===`over`?n.server.room.seats.map((e,t)=>t):[]),s=M(()=>H(i).at===0),c=M(()=>H(i).at>=H(i).end),l=e=>`${100*e/Math.max(1,H(i).end)}%`;var u=df(),d=I(u),f=I(d),p=I(f);Ls(p,{name:`turn-back`});var m=R(z(p,2),!0);k(f);var h=z(f,2),g=I(h);Ls(g,{name:`step-back`});var _=R(z(g,2),!0);k(h);var v=z(h,2),y=I(v);{let e=M(()=>r.runs?`pause`:`turn`);Ls(y,{get name(){return H(e)}})}var b=R(z(y,2),!0);k(v);var x=z(v,2),S=I(x);Ls(S,{name:`step-on`});var C=R(z(S,2),!0);k(x);var w=z(x,2),T=I(w);Ls(T,{name:`turn-on`});var ee=R(z(T,2),!0);k(w),k(d);var E=z(d,2),te=I(E),ne=R(te,!0),re=z(te,2);Ji(re);var ie=z(re,2);X(ie,21,()=>r.turns,e=>e.at,(e,t)=>{var n=of();let r;B(e=>r=Ii(n,``,r,{left:e}),[()=>l(H(t).at)]),K(e,n)}),k(ie),k(E);var ae=z(E,2),oe=I(ae),se=R(oe,!0),ce=z(oe,2);X(ce,21,()=>r.turns,e=>e.at,(e,t)=>{var r=sf(),i=R(r,!0),a={};B(e=>{q(i,e),a!==(a=H(t).at)&&(r.value=(r.__value=a)??``)},[()=>Q(`turn-of`,{turn:H(t).turn,name:n.server.name(H(t).seat)})]),K(e,r)}),k(ce);var le;Bi(ce),k(ae);var ue=z(ae,2),de=e=>{var t=cf(),a=I(t),s=R(a,!0),c=z(a,2),l=I(c),u=e=>{var t=sf(),n=R(t,!0);t.value=t.__value=-1,B(e=>q(n,e),[()=>Q(`seen-by-all`)]),K(e,t)};J(l,e=>{H(i).seat<0&&e(u)}),X(z(l),17,()=>H(o),Y,(e,t)=>{var r=sf(),i=R(r,!0),a={};B(e=>{q(i,e),a!==(a=H(t))&&(r.value=(r.__value=a)??``)},[()=>Q(`seen-by-one`,{name:n.server.name(H(t))})]),K(e,r)}),k(c);var d;Bi(c),k(t),B(e=>{q(s,e),d!==(d=H(i).seat)&&(c.value=(c.__value=d)??``,zi(c,d))},[()=>Q(`seen-by`)]),U(`change`,c,e=>r.to(H(i).at,Number(e.currentTarget.value))),K(e,t)};J(ue,e=>{H(o).length&&e(de)});var fe=z(ue,2),pe=I(fe);X(pe,17,()=>H(i).lines??[],Y,(e,t)=>{var n=lf(),r=R(n,!0);B(()=>q(r,H(t).text)),K(e,n)});var me=z(pe,2),he=e=>{var t=uf(),r=R(t,!0);B(e=>q(r,e),[()=>Q(`next-move`,{name:n.server.name(H(a).seat),what:H(a).sentence})]),K(e,t)};J(me,e=>{H(a)?.sentence&&e(he)}),k(fe);var ge=z(fe,2),_e=I(ge),ve=R(_e,!0),ye=z(_e,2),be=I(ye);ke(),k(ye),k(ge),k(u),B((e,t,n,a,o,l,d,p,g,y,S,T,E,te,ie)=>{Z(u,`aria-label`,e),Z(f,`title`,t),f.disabled=H(s),q(m,n),Z(h,`title`,a),h.disabled=H(s),q(_,o),Z(v,`aria-pressed`,r.runs),q(b,l),Z(x,`title`,d),x.disabled=H(c),q(C,p),Z(w,`title`,g),w.disabled=H(c),q(ee,y),q(ne,S),Z(re,`max`,H(i).end),Yi(re,H(i).at),q(se,T),le!==(le=E)&&(ce.value=(ce.__value=le)??``,zi(ce,le)),q(ve,te),q(be,`${ie??``} `)},[()=>Q(`replay`),()=>Q(`turn-back`),()=>Q(`turn-back`),()=>Q(`step-back`),()=>Q(`step-back`),()=>r.runs?Q(`pause`):Q(`run`),()=>Q(`step-on`),()=>Q(`step-on`),()=>Q(`turn-on`),()=>Q(`turn-on`),()=>Q(`moment`,{at:H(i).at,end:H(i).end,turn:H(i).turn}),()=>Q(`jump-turn`),()=>r.turns.findLast(e=>e.at<=H(i).at)?.at??0,()=>Q(`play-on`),()=>Q(`to-now`)]),U(`click`,f,()=>r.turn(-1)),U(`click`,h,()=>r.to(H(i).at-1)),U(`click`,v,()=>r.play()),U(`click`,x,()=>r.to(H(i).at+1)),U(`click`,w,()=>r.turn(1)),U(`input`,re,e=>r.to(e.currentTarget.valueAsNumber)),U(`change`,ce,e=>r.to(Number(e.currentTarget.value))),U(`click`,_e,()=>$.playOn(H(i).at)),U(`click`,ye,()=>n.backToNow()),K(e,u),j()}W([`click`,`input`,`change`]);var pf=G(`<button class="svelte-pypywg"> </button>`),mf=G(`<li class="svelte-pypywg"></li>`),hf=G(`<ul class="effects svelte-pypywg"></ul>`);function gf(e,t){A(t,!0);var n=hf();X(n,21,()=>t.effects,Y,(e,t)=>{let n=()=>H(t).effect,r=()=>H(t).card,i=()=>H(t).slug;var a=mf();X(a,21,()=>ic(n(),new Map(i()?[[r(),i()]]:[])),Y,(e,t)=>{var n=Xr(),r=L(n),i=e=>{var n=pf(),r=R(n,!0);B(()=>q(r,H(t).text)),U(`click`,n,()=>Jl({slug:H(t).slug,things:[],deed:``,notes:[]})),K(e,n)},a=e=>{var n=Yr();B(()=>q(n,H(t).text)),K(e,n)};J(r,e=>{H(t).slug?e(i):e(a,-1)}),K(e,n)}),k(a),K(e,a)}),k(n),K(e,n),j()}W([`click`]);var _f=G(`<p class="svelte-18gwdac"> </p>`),vf=G(`<section class="affects svelte-18gwdac" aria-labelledby="affects"><h3 id="affects" class="svelte-18gwdac"> </h3> <!></section>`);function yf(e,t){A(t,!0);let{sitting:n}=il(),r=P(void 0);In(()=>{let e=t.thing;n.step>=0&&n.affects(e).then(n=>e===t.thing&&F(r,n))});var i=Xr(),a=L(i),o=e=>{var t=vf(),n=I(t),i=R(n,!0),a=z(n,2),o=e=>{gf(e,{get effects(){return H(r).effects}})},s=e=>{var t=_f(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`affects-nothing`)]),K(e,t)};J(a,e=>{H(r).effects.length?e(o):e(s,-1)}),k(t),B(e=>q(i,e),[()=>Q(`affects`)]),K(e,t)};J(a,e=>{H(r)&&e(o)}),K(e,i),j()}var bf=G(`<small> </small>`),xf=G(`<span class="unseen" role="alert"> </span>`),Sf=G(`<span><!> <span role="timer"> </span> <!></span> <!>`,1);function Cf(e,t){A(t,!0);let n=P(0);In(()=>{let e=performance.now()+t.left;if(F(n,t.left,!0),!t.runs)return;let r=setInterval(()=>F(n,Math.max(0,e-performance.now()),!0),250);return()=>clearInterval(r)});let r=M(()=>Math.ceil(H(n)/1e3)),i=M(()=>H(r)<30),a=M(()=>`${Math.floor(H(r)/60)}:${String(H(r)%60).padStart(2,`0`)}`);var o=Sf(),s=L(o);let c;var l=I(s),u=e=>{Ls(e,{name:`warning`})},d=e=>{Ls(e,{name:`clock`})};J(l,e=>{H(i)?e(u):t.runs&&e(d,1)});var f=z(l,2),p=R(f,!0),m=z(f,2),h=e=>{var t=bf(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`little-time`)]),K(e,t)};J(m,e=>{H(i)&&e(h)}),k(s);var g=z(s,2),_=e=>{var t=xf(),n=R(t,!0);B(e=>q(n,e),[()=>H(i)?Q(`your-time`,{n:30}):``]),K(e,t)};J(g,e=>{t.own&&t.runs&&e(_)}),B(()=>{c=Pi(s,1,`clock svelte-7ksnpk`,null,c,{runs:t.runs,little:H(i)}),q(p,H(a))}),K(e,o),j()}function wf(e,t,n=(e,t)=>e!==t){let r=P(void 0),i=t(),a=e();return Rn(()=>{let o=e();t()!==i&&F(r,o===a?void 0:n(o,a)),i=t(),a=o}),()=>H(r)}var Tf=G(`<small aria-hidden="true" class="svelte-13xisfs"> </small>`),Ef=G(`<span class="bar svelte-13xisfs" aria-hidden="true"><span class="svelte-13xisfs"></span></span>`),Df=G(`<span><!> <b aria-hidden="true"> </b> <span class="unseen"> </span> <!> <!></span>`);function Of(e,t){A(t,!0);let n=_a(t,`strong`,3,!1),{sitting:r}=il(),i=wf(()=>t.n,()=>r.step,(e,t)=>Number(e)-Number(t)||0);var a=Df();let o;var s=I(a);Ls(s,{get name(){return t.icon}});var c=z(s,2),l=R(c,!0),u=z(c,2),d=R(u,!0),f=z(u,2),p=e=>{var t=Tf(),n=R(t,!0);B(e=>q(n,e),[()=>is(i())]),K(e,t)},m=M(()=>i());J(f,e=>{H(m)&&e(p)});var h=z(f,2),g=e=>{var n=Ef(),r=I(n);let i;k(n),B(e=>i=Ii(r,``,i,{width:e}),[()=>`${Math.min(100,100*t.n/t.of)}%`]),K(e,n)};J(h,e=>{t.of&&typeof t.n==`number`&&e(g)}),k(a),B(e=>{o=Pi(a,1,`dial svelte-13xisfs`,null,o,{strong:n(),changed:e}),Z(a,`data-dial`,t.icon),Z(a,`title`,t.text),q(l,t.n),q(d,t.text)},[()=>i()]),K(e,a),j()}var kf=G(`<section class="force svelte-3ldv6t" tabindex="0"><h2 class="svelte-3ldv6t"> </h2> <!></section>`);function Af(e,t){A(t,!0);let{sitting:n}=il(),r=M(()=>n.shown?.force??[]);var i=Xr(),a=L(i),o=e=>{var t=kf(),n=I(t),i=R(n,!0);gf(z(n,2),{get effects(){return H(r)}}),k(t),B((e,n)=>{Z(t,`aria-label`,e),q(i,n)},[()=>Q(`in-force`),()=>Q(`in-force`)]),K(e,t)};J(a,e=>{H(r).length&&e(o)}),K(e,i),j()}var jf=G(`<p class="nothing svelte-133olco"> </p>`),Mf=G(`<div class="lane svelte-133olco" role="group"><h3> </h3> <div class="box svelte-133olco"><div><!></div></div></div>`);function Nf(e,t){A(t,!0);let n=_a(t,`rows`,3,1),r=_a(t,`named`,3,!1),i=P(void 0),a=P(0),o=P(0),s=M(()=>H(i)?mc(gc(H(i)),H(a),H(o),t.n,n()):{card:0,rows:1});yc(()=>_c(H(s).card));var c=Mf(),l=I(c);let u;var d=R(l,!0),f=z(l,2),p=I(f);let m,h;var g=I(p),_=e=>{var n=Xr();di(L(n),()=>t.children),K(e,n)},v=e=>{var n=jf(),r=R(n);B(e=>q(r,`${t.label??``}: ${e??``}`),[()=>Q(`empty`)]),K(e,n)};J(g,e=>{t.n?e(_):e(v,-1)}),k(p),k(f),ua(f,e=>F(i,e),()=>H(i)),k(c),B(()=>{Z(c,`aria-label`,t.label),u=Pi(l,1,`svelte-133olco`,null,u,{unseen:!r()}),q(d,t.label),m=Pi(p,1,`cards svelte-133olco`,null,m,{wraps:H(s).rows>1}),h=Ii(p,``,h,{"--card":`${H(s).card??``}px`})}),ca(f,`clientWidth`,e=>F(a,e)),ca(f,`clientHeight`,e=>F(o,e)),K(e,c),j()}var Pf=G(`<button class="link rule svelte-14lwl8k">§</button>`),Ff=G(`<button class="link svelte-14lwl8k"> </button>`),If=G(`<li><!> <span class="svelte-14lwl8k"><!><!></span></li>`),Lf=G(`<li class="small svelte-14lwl8k"><span class="svelte-14lwl8k"> </span></li>`),Rf=G(`<section class="log svelte-14lwl8k" tabindex="0"><ol class="svelte-14lwl8k"></ol></section>`);function zf(e,t){A(t,!0);let{sitting:n,game:r,face:i}=il(),a=M(()=>vs(r)?.Dice),o=M(()=>Math.max(0,n.server.log.length-200)),s=M(()=>n.moment?n.moment.lines??[]:n.server.log.slice(H(o))),c=M(()=>n.moment?0:n.screen.read-H(o)),l=P(void 0);In(()=>{H(s).length&&kr().then(()=>H(l)?.scrollTo({top:H(l).scrollHeight}))});var u=Rf(),d=I(u);X(d,21,()=>H(s),Y,(e,t,r)=>{let o=M(()=>ic(H(t).text,new Map((H(t).cards??[]).map(e=>[i(e).name,e]))));var s=If();let l;var u=I(s),d=e=>{var r=Pf();B(e=>{Z(r,`aria-label`,e),Z(r,`title`,H(t).rule)},[()=>Q(`rule`,{id:H(t).rule})]),U(`click`,r,()=>n.rule(H(t).rule)),K(e,r)};J(u,e=>{H(t).rule&&e(d)});var f=z(u,2),p=I(f);X(p,17,()=>H(o),Y,(e,t)=>{var n=Xr(),r=L(n),i=e=>{var n=Ff(),r=R(n,!0);B(()=>q(r,H(t).text)),U(`click`,n,()=>Jl({slug:H(t).slug,things:[],deed:``,notes:[]})),K(e,n)},a=e=>{var n=Yr();B(()=>q(n,H(t).text)),K(e,n)};J(r,e=>{H(t).slug?e(i):e(a,-1)}),K(e,n)});var m=z(p),h=e=>{var n=Xr();Si(L(n),()=>H(a),(e,n)=>{n(e,{get dice(){return H(t).dice}})}),K(e,n)};J(m,e=>{H(a)&&H(t).dice?.length&&e(h)}),k(f),k(s),B(()=>l=Pi(s,1,`svelte-14lwl8k`,null,l,{small:H(t).small,fresh:r>=H(c)})),K(e,s)},e=>{var t=Lf(),n=R(I(t),!0);k(t),B(e=>q(n,e),[()=>Q(`no-log`)]),K(e,t)}),k(d),k(u),ua(u,e=>F(l,e),()=>H(l)),B(e=>Z(u,`aria-label`,e),[()=>Q(`log`)]),K(e,u),j()}W([`click`]);var Bf=G(`<span class="count svelte-1x5e02m"> </span>`),Vf=G(`<span class="chosen-mark svelte-1x5e02m"><!></span>`),Hf=G(`<span class="legal-mark svelte-1x5e02m"></span>`),Uf=G(`<b> </b>`),Wf=G(`<span class="badge svelte-1x5e02m"><!><!></span>`),Gf=G(`<span class="badges svelte-1x5e02m"></span>`),Kf=G(`<button><span class="unseen"> </span> <span class="picture svelte-1x5e02m" aria-hidden="true"><!> <!> <!> <!></span></button>`);function qf(e,t){A(t,!0);let n=_a(t,`badges`,19,()=>[]),r=_a(t,`deed`,3,``),i=_a(t,`tilted`,3,!1),a=_a(t,`flat`,3,!1),o=_a(t,`alike`,19,()=>[]),s=_a(t,`direct`,3,!1),c=_a(t,`ground`,19,()=>[]),l=il(),{sitting:u,game:d,laid:f,face:p}=l,m=bc(),h=u.asking,g=M(()=>p(t.slug)),_=M(()=>t.things.flatMap(e=>u.shown?.marks?.[e]??[])),v=M(()=>h.gathers||h.options(t.things).length>0),y=M(()=>H(v)?t.things:[...t.things,...o()]),b=M(()=>h.state(H(y))),x=M(()=>H(b)?l.side(t.things[0]??-1):``),S=M(()=>h.mark(t.things)),C=M(()=>t.said??(H(_).length?H(_):n().map(e=>e.text))),w=M(()=>({slug:t.slug,name:H(g).name,things:H(y),deed:r()&&`${r()} ${t.slug}`,notes:H(C),attached:t.attached})),T=M(()=>t.things.length>1&&!t.picture),ee=M(()=>[H(g).name+(H(T)?` ×${t.things.length}`:``),...H(C),...H(b)===`chosen`?[Q(`chosen`)]:[],...h.options(H(y)).slice(0,3).map(e=>e.sentence??``)].join(`, `)),E=u.step,te=M(()=>E===u.step&&E>f()),ne=M(()=>t.things.some(e=>u.screen.line?.things?.includes(e))),re=M(()=>n().length?n().map(({icon:e,n:t=``})=>`${e}${t}`):H(C)),ie=wf(()=>H(re).join(),()=>u.step),ae=M(()=>H(te)||ie()||H(ne));Zl(()=>H(w));function oe(e){let t=e.currentTarget,n=t.closest(`dialog`)?void 0:t;if(ql(H(w)),e.detail>1)return se(t);let r=e.detail>0&&!Wl.quick&&!s();h.touch(h.gathers?H(y):[...H(y),...c()],n,r)||Jl(H(w))}function se(e){let t=h.at===e&&!h.doubt&&h.usual(H(y),l.usual);t&&h.choose(t)}function ce(e){let t=e.key===`Enter`&&!e.ctrlKey&&!e.metaKey&&!h.menu.length&&h.usual(H(y),l.usual);t&&(e.preventDefault(),h.choose(t))}function le(e){e.preventDefault(),ll.held||Jl(H(w))}function ue(){if(h.options(H(y)).length&&!h.gathers)return{things:H(y),slug:t.slug,meaning:e=>l.drop(H(y),e,t.slug),drop:({options:e,aim:t},n)=>h.drop(e,n,t&&{...t,at:n}),look:()=>Jl(H(w))}}function de(e){let t=h.gathers||h.at?[]:h.options(H(y));t.length===1&&u.previews.point(t[0],e,h.seq)}var fe=Kf();let pe;var me=I(fe),he=R(me,!0),ge=z(me,2),_e=I(ge),ve=e=>{var n=Xr();di(L(n),()=>t.picture),K(e,n)},ye=e=>{{let t=M(()=>a()?`flat`:m());nc(e,{get face(){return H(g)},get game(){return d},get size(){return H(t)}})}};J(_e,e=>{t.picture?e(ve):e(ye,-1)});var be=z(_e,2),xe=e=>{var n=Bf(),r=R(n);B(()=>q(r,`×${t.things.length??``}`)),K(e,n)};J(be,e=>{H(T)&&e(xe)});var Se=z(be,2),Ce=e=>{var t=Vf(),n=I(t),r=e=>{var t=Yr();B(()=>q(t,H(S))),K(e,t)},i=e=>{Ls(e,{name:`check`})};J(n,e=>{H(S)?e(r):e(i,-1)}),k(t),K(e,t)},we=e=>{K(e,Hf())};J(Se,e=>{H(b)===`chosen`?e(Ce):H(b)&&e(we,1)});var Te=z(Se,2),D=e=>{var t=Gf();X(t,21,n,Y,(e,t)=>{var n=Wf(),r=I(n);Ls(r,{get name(){return H(t).icon}});var i=z(r),a=e=>{var n=Uf(),r=R(n,!0);B(()=>q(r,H(t).n)),K(e,n)};J(i,e=>{H(t).n!==void 0&&e(a)}),k(n),B(()=>{Z(n,`data-icon`,H(t).icon),Z(n,`title`,H(t).text)}),K(e,n)}),k(t),K(e,t)};J(Te,e=>{n().length&&e(D)}),k(ge),k(fe),Ti(fe,()=>Rc(()=>H(b))),Ti(fe,()=>$c(()=>({things:t.things}))),Ti(fe,()=>ul(ue)),B(()=>{pe=Pi(fe,1,`spot ${H(b)??``}`,`svelte-1x5e02m`,pe,{tilted:i(),flat:a(),badged:n().length,drawn:t.picture,now:H(ae),stack:H(T)}),Z(fe,`data-target`,H(b)?``:void 0),Z(fe,`data-side`,H(x)||void 0),Z(fe,`data-card`,t.slug),Z(fe,`aria-pressed`,h.gathers&&H(b)?H(b)===`chosen`:void 0),q(he,H(ee))}),U(`click`,fe,oe),U(`keydown`,fe,ce),U(`contextmenu`,fe,le),zr(`pointerenter`,fe,e=>{e.pointerType===`mouse`&&(ql(H(w)),de(e.currentTarget))}),zr(`pointerleave`,fe,()=>u.previews.leave()),zr(`focus`,fe,e=>{ql(H(w)),e.currentTarget.matches(`:focus-visible`)&&de(e.currentTarget)}),zr(`blur`,fe,()=>u.previews.leave()),K(e,fe),j()}W([`click`,`keydown`,`contextmenu`]);var Jf=G(`<button><!> <b aria-hidden="true"> </b> <span class="unseen"> </span></button> <dialog class="svelte-1h5os7y"><div class="head svelte-1h5os7y"><h2> </h2> <button> </button></div> <div class="cards svelte-1h5os7y"><!></div></dialog>`,1),Yf=G(`<span class="pile svelte-1h5os7y"><!> <b aria-hidden="true"> </b> <span class="unseen"> </span></span>`);function Xf(e,t){A(t,!0);let n=_a(t,`cards`,19,()=>[]),{sitting:r}=il(),i=M(()=>n().some(({thing:e})=>r.asking.state([e])));yc(()=>`middle`);let a=P(void 0),o=P(!1),s=!1;function c(){F(o,!0),s=H(i),H(a)?.showModal()}In(()=>{s&&(!H(i)||r.asking.menu.length)&&H(a)?.close()});let l=M(()=>`${t.label}: ${t.count}`);var u=Xr(),d=L(u),f=e=>{var r=Jf(),u=L(r);let d;var f=I(u);Ls(f,{get name(){return t.icon}});var p=z(f,2),m=R(p,!0),h=R(z(p,2),!0);k(u),Ti(u,()=>H(i)&&Rc()),Ti(u,()=>t.goal&&$c(()=>t.goal));var g=z(u,2),_=I(g),v=I(_),y=R(v,!0),b=z(v,2),x=R(b,!0);k(_);var S=z(_,2),C=I(S),w=e=>{var t=Xr();X(L(t),17,n,({thing:e,slug:t})=>e,(e,t)=>{let n=()=>H(t).thing,r=()=>H(t).slug;{let t=M(()=>[n()]);qf(e,{get things(){return H(t)},get slug(){return r()}})}}),K(e,t)};J(C,e=>{H(o)&&e(w)}),k(S),k(g),ua(g,e=>F(a,e),()=>H(a)),Ti(g,()=>Fc),B(e=>{d=Pi(u,1,`pile svelte-1h5os7y`,null,d,{wanted:H(i)}),Z(u,`data-target`,H(i)?``:void 0),q(m,t.count),q(h,H(l)),Z(g,`aria-label`,H(l)),q(y,H(l)),q(x,e)},[()=>Q(`close`)]),U(`click`,u,c),zr(`close`,g,()=>F(o,s=!1,!0)),U(`click`,b,()=>H(a)?.close()),K(e,r)},p=e=>{var n=Yf(),r=I(n);Ls(r,{get name(){return t.icon}});var i=z(r,2),a=R(i,!0),o=R(z(i,2),!0);k(n),Ti(n,()=>t.goal&&$c(()=>t.goal)),B(()=>{Z(n,`title`,H(l)),q(a,t.count),q(o,H(l))}),K(e,n)};J(d,e=>{n().length?e(f):e(p,-1)}),K(e,u),j()}W([`click`]);var Zf=G(`<div class="svelte-1ht8fe6"><dt class="svelte-1ht8fe6"> </dt> <dd class="svelte-1ht8fe6"> </dd></div>`),Qf=G(`<dl role="status" class="svelte-1ht8fe6"></dl>`),$f=G(`<h3 class="svelte-1ht8fe6"> </h3>`),ep=G(`<small class="svelte-1ht8fe6"> </small>`),tp=G(`<li class="svelte-1ht8fe6"><span aria-hidden="true"> </span> <button class="svelte-1ht8fe6"><span class="unseen"> </span> <!></button></li>`),np=G(`<!> <ul class="answers svelte-1ht8fe6"></ul>`,1),rp=G(`<li class="svelte-1ht8fe6"> </li>`),ip=G(`<div class="plain svelte-1ht8fe6"><section aria-labelledby="plain-answers"><h2 id="plain-answers" class="svelte-1ht8fe6"> </h2> <p> </p> <form><label for="typed"> </label> <div class="line svelte-1ht8fe6"><input id="typed" autocomplete="off" autocapitalize="off" spellcheck="false" aria-describedby="expected" class="svelte-1ht8fe6"/> <button class="main"> </button></div> <p id="expected" class="quiet svelte-1ht8fe6"> </p></form> <!> <!></section> <section aria-labelledby="plain-table"><h2 id="plain-table" tabindex="-1" class="svelte-1ht8fe6"> </h2> <ul class="svelte-1ht8fe6"></ul></section> <section aria-labelledby="plain-force"><h2 id="plain-force" tabindex="-1" class="svelte-1ht8fe6"> </h2> <ul class="svelte-1ht8fe6"></ul></section> <section aria-labelledby="plain-log"><h2 id="plain-log" tabindex="-1" class="svelte-1ht8fe6"> </h2> <ol class="svelte-1ht8fe6"></ol></section></div>`);function ap(e,t){A(t,!0);let{sitting:n,game:r,tell:i}=il(),a=n.asking,o=M(()=>a.question),s=M(()=>H(o)?.kind===`distribute`||H(o)?.kind===`number`),c=P(``),l=pn({}),u=P(!1),d=-1,f={undo:()=>void n.undo(),hint:()=>void n.askHint(),why:e=>void n.whyNot(e),board:()=>void n.describe().then(()=>l.table?.focus()),card:p,force:()=>l.force?.focus(),log:()=>l.log?.focus(),order:()=>void n.order(!n.server.room?.order),save:()=>void n.save().then(Ea),concede:m,help:()=>F(u,!0)};In(()=>{if(n.step<0)return;let e=setTimeout(()=>void n.describe(),60);return()=>clearTimeout(e)});function p(e){let t=e.toLowerCase(),a=[...$.server.cards[r]?.values()??[]],o=a.find(e=>e.name.toLowerCase()===t)??a.find(e=>e.name.toLowerCase().includes(t));o&&t?Jl({slug:o.slug,things:[],deed:``,notes:[]}):n.screen.say(i(`ui-no-card`,{typed:e}),!0)}function m(){if(d===a.seq&&n.server.lasts)return void n.resign();d=a.seq,n.screen.say(i(`ui-sure-concede`),!0)}function h(e){e.preventDefault();let t=H(c).trim();if(!t)return;F(c,``),F(u,!1);let r=ld(t,i);if(r)return f[r.command](r.rest);let a=/^\d+(\s+\d+)*$/.test(t)?t.split(/\s+/).map(Number):[];if(a.length&&H(o)&&!H(s))return _(a);let l=H(o)?kl(H(o),t):[];l.length===1?g(l[0]):n.type(t)}function g(e){e.warning||a.gathers?a.press(e):a.send(e.answer)}function _(e){let t=e.map(e=>H(o).options[e-1]);if(t.some(e=>!e))return n.screen.say(H(o).expected??``,!0);if(!a.gathers)return g(t[0]);a.clear();for(let e of t)a.gather(e);a.whole?a.confirm():n.screen.say(H(o).expected??``,!0)}var v=ip(),y=I(v),b=I(y),x=R(b,!0),S=z(b,2),C=R(S,!0),w=z(S,2),T=I(w),ee=R(T,!0),E=z(T,2),te=I(E);Ji(te);var ne=R(z(te,2),!0);k(E);var re=R(z(E,2));k(w);var ie=z(w,2),ae=e=>{var t=Qf();X(t,21,()=>sd,Y,(e,t)=>{var n=Zf(),r=I(n),a=R(r,!0),o=R(z(r,2),!0);k(n),B((e,t)=>{q(a,e),q(o,t)},[()=>cd(H(t),i)[0],()=>i(`help-${H(t)}`)]),K(e,n)}),k(t),K(e,t)};J(ie,e=>{H(u)&&e(ae)}),X(z(ie,2),17,()=>Sl(H(o)?.options??[]),Y,(e,t)=>{var n=np(),r=L(n),i=e=>{var n=$f(),r=R(n,!0);B(()=>q(r,H(t).title)),K(e,n)};J(r,e=>{H(t).title&&e(i)});var o=z(r,2);X(o,21,()=>H(t).answers,({option:e,n:t,label:n})=>t,(e,t)=>{let n=()=>H(t).option,r=()=>H(t).n,i=()=>H(t).label;var o=tp(),s=I(o),c=R(s,!0),l=z(s,2),u=I(l),d=R(u,!0),f=z(u),p=z(f),m=e=>{var t=ep(),r=R(t,!0);B(()=>q(r,n().note)),K(e,t)};J(p,e=>{n().note&&e(m)}),k(l),k(o),B(e=>{q(c,r()),Z(l,`aria-pressed`,e),q(d,r()),q(f,` ${i()??``}`)},[()=>a.gathers?a.picked.includes(n()):void 0]),U(`click`,l,()=>a.choose(n())),K(e,o)}),k(o),K(e,n)}),k(y);var oe=z(y,2),se=I(oe),ce=R(se,!0);ua(se,e=>l.table=e,()=>l?.table);var le=z(se,2);X(le,21,()=>n.server.sentences,e=>e.key,(e,t)=>{var n=rp(),r=R(n,!0);B(()=>q(r,H(t).text)),K(e,n)}),k(le),k(oe);var ue=z(oe,2),de=I(ue),fe=R(de,!0);ua(de,e=>l.force=e,()=>l?.force);var pe=z(de,2);X(pe,21,()=>n.shown?.force??[],Y,(e,t)=>{var n=rp(),r=R(n,!0);B(()=>q(r,H(t).effect)),K(e,n)},e=>{var t=rp(),n=R(t,!0);B(e=>q(n,e),[()=>i(`ui-no-force`)]),K(e,t)}),k(pe),k(ue);var me=z(ue,2),he=I(me),ge=R(he,!0);ua(he,e=>l.log=e,()=>l?.log);var _e=z(he,2);X(_e,21,()=>n.server.log.slice(-30),Y,(e,t)=>{var n=rp(),r=R(n,!0);B(()=>q(r,H(t).text)),K(e,n)},e=>{var t=rp(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`no-log`)]),K(e,t)}),k(_e),k(me),k(v),B((e,t,n,r,i,c,l)=>{q(x,e),q(C,H(o)?.prompt??``),q(ee,t),q(ne,n),q(re,`${(a.gathers||H(s)?H(o)?.expected:``)??``}
        ${r??``}`),q(ce,i),q(fe,c),q(ge,l)},[()=>Q(`answers`),()=>Q(`type-here`),()=>Q(`send`),()=>Q(`plain-commands`,{list:sd.map(e=>cd(e,i)[0]).join(`, `)}),()=>Q(`table`),()=>Q(`in-force`),()=>Q(`log`)]),zr(`submit`,w,h),ea(te,()=>H(c),e=>F(c,e)),K(e,v),j()}W([`click`]);var op=G(`<span class="turn svelte-1tq5xr1"><!> <span class="unseen"> </span></span>`),sp=G(`<span class="tag you svelte-1tq5xr1"> </span>`),cp=G(`<span class="tag svelte-1tq5xr1"> </span>`),lp=G(`<span class="extra svelte-1tq5xr1"> </span>`),up=G(`<span class="emblems svelte-1tq5xr1"><!></span>`),dp=G(`<b> </b>`),fp=G(`<button data-target="" class="svelte-1tq5xr1"> <!><!></button>`),pp=G(`<div><div class="who svelte-1tq5xr1"><h2 class="svelte-1tq5xr1"><button class="name svelte-1tq5xr1"> </button></h2> <!> <!> <!> <!> <!> <!></div> <!> <div class="dials svelte-1tq5xr1"><!></div></div>`);function mp(e,t){A(t,!0);let n=_a(t,`extra`,3,``),{sitting:r}=il(),i=M(()=>[-2-t.seat]),a=M(()=>r.asking.options(H(i))),o=M(()=>r.asking.state(H(i))),s=M(()=>r.server.room?.seats[t.seat]),c=M(()=>r.server.room?.yours.includes(t.seat)??!1),l=M(()=>r.server.name(t.seat)),u=M(()=>r.server.table?.deciding.includes(t.seat)&&!r.moment),d=M(()=>r.moment?void 0:r.server.table?.clocks?.[t.seat]),f=M(()=>r.asking.mark(H(i))),p=M(()=>r.asking.question?.kind===`distribute`?`${H(l)} +1`:H(a).length===1?H(a)[0].sentence:H(l)),m=M(()=>H(s)?.out?Q(`is-out`,{why:H(s).out}):H(s)?.bot?Q(`is-played`):H(s)?.kind===`person`&&!H(s).here?Q(`is-gone`):``),h=P(void 0);function g(){let e=H(h).querySelectorAll(`:is(.emblems, .dials) [title]:has(.unseen)`);Jl({slug:``,name:H(l),things:H(i),deed:``,notes:[...e].map(({title:e})=>e)})}var _=pp();let v;var y=I(_),b=I(y),x=I(b),S=R(x,!0);k(b);var C=z(b,2),w=e=>{var t=op(),n=I(t);Ls(n,{name:`turn`});var r=R(z(n,2),!0);k(t),B((e,n)=>{Z(t,`title`,e),q(r,n)},[()=>Q(`deciding`),()=>Q(`deciding`)]),K(e,t)};J(C,e=>{H(u)&&e(w)});var T=z(C,2),ee=e=>{var t=sp(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`you`)]),K(e,t)};J(T,e=>{H(c)&&e(ee)});var E=z(T,2),te=e=>{var t=cp(),n=R(t,!0);B(()=>q(n,H(m))),K(e,t)};J(E,e=>{H(m)&&e(te)});var ne=z(E,2),re=e=>{var t=lp(),r=R(t,!0);B(()=>q(r,n())),K(e,t)};J(ne,e=>{n()&&e(re)});var ie=z(ne,2),ae=e=>{{let t=M(()=>!!H(u));Cf(e,{get left(){return H(d)},get runs(){return H(t)},get own(){return H(c)}})}};J(ie,e=>{H(d)!==void 0&&e(ae)});var oe=z(ie,2),se=e=>{var n=up();di(I(n),()=>t.emblems),k(n),K(e,n)};J(oe,e=>{t.emblems&&e(se)}),k(y);var ce=z(y,2),le=e=>{var t=fp(),n=I(t),a=z(n),s=e=>{var t=dp(),n=R(t,!0);B(()=>q(n,H(f))),K(e,t)};J(a,e=>{H(f)&&e(s)});var l=z(a),u=e=>{Ls(e,{name:`check`})};J(l,e=>{H(o)===`chosen`&&e(u)}),k(t),Ti(t,()=>Rc(()=>H(o))),B(()=>{Z(t,`aria-pressed`,r.asking.gathers?H(o)===`chosen`:void 0),Z(t,`data-side`,H(c)?`own`:`enemy`),q(n,`${H(p)??``} `)}),U(`click`,t,e=>r.asking.touch(H(i),e.currentTarget)),K(e,t)};J(ce,e=>{H(o)&&e(le)});var ue=z(ce,2);di(I(ue),()=>t.children),k(ue),k(_),ua(_,e=>F(h,e),()=>H(h)),Ti(_,()=>$c(()=>({things:H(i),place:`player`,seat:t.seat}))),B(e=>{v=Pi(_,1,`player ${H(o)??``}`,`svelte-1tq5xr1`,v,{active:t.active}),Z(_,`data-seat`,t.seat),Z(x,`title`,e),q(S,H(l))},[()=>Q(`affects`)]),U(`click`,x,g),K(e,_),j()}W([`click`]);var hp=G(`<div class="large svelte-197u7p7"><!></div>`),gp=G(`<h2> </h2>`),_p=G(`<li class="svelte-197u7p7"> </li>`),vp=G(`<ul class="notes svelte-197u7p7"></ul>`),yp=G(`<span class="svelte-197u7p7"> </span>`),bp=G(`<li><button class="svelte-197u7p7"> </button> <!></li>`),xp=G(`<ul class="attached svelte-197u7p7"></ul>`),Sp=G(`<!> <!>`,1),Cp=G(`<button class="main"> </button>`),wp=G(`<button> <kbd>?</kbd></button>`),Tp=G(`<!> <div class="info svelte-197u7p7"><!> <!> <div class="deeds svelte-197u7p7"><!> <!> <button> <kbd>Esc</kbd></button></div></div>`,1),Ep=G(`<dialog class="svelte-197u7p7"><!></dialog>`),Dp=G(`<!><!>`,1),Op=G(`<p class="quiet svelte-197u7p7"> </p>`),kp=G(`<div class="beside svelte-197u7p7"><!></div>`);function Ap(e,t){A(t,!0);let n=(e,t=g)=>{var n=Xr(),r=L(n),i=e=>{var n=hp(),r=I(n);{let e=M(()=>s(t().slug));nc(r,{get face(){return H(e)},get game(){return o}})}k(n),K(e,n)},a=e=>{var n=gp(),r=R(n,!0);B(()=>q(r,t().name)),K(e,n)};J(r,e=>{t().slug?e(i):e(a,-1)}),K(e,n)},r=(e,t=g)=>{var n=Sp(),r=L(n),i=e=>{var n=vp();X(n,21,()=>t().notes,Y,(e,t)=>{var n=_p(),r=R(n,!0);B(()=>q(r,H(t))),K(e,n)}),k(n),K(e,n)};J(r,e=>{t().notes.length&&e(i)});var a=z(r,2),o=e=>{var n=xp();X(n,21,()=>t().attached,Y,(e,t)=>{var n=bp(),r=I(n),i=R(r,!0);X(z(r,2),17,()=>H(t).notes,Y,(e,t)=>{var n=yp(),r=R(n,!0);B(()=>q(r,H(t))),K(e,n)}),k(n),B(e=>q(i,e),[()=>s(H(t).slug).name]),U(`click`,r,()=>Jl(H(t))),K(e,n)}),k(n),K(e,n)};J(a,e=>{t().attached?.length&&e(o)}),K(e,n)},i=_a(t,`sheet`,3,!1),{sitting:a,game:o,face:s}=il(),c=M(()=>Kl.seen),l=M(()=>H(c)?a.asking.options(H(c).things):[]),u=P(void 0);In(()=>{i()&&(Kl.open&&!H(u)?.open&&H(u)?.showModal(),!Kl.open&&H(u)?.open&&H(u).close())});function d(e){Yl(),a.asking.touch(e)}var f=Xr(),p=L(f),m=e=>{var t=Ep(),i=I(t),o=e=>{var t=Tp(),i=L(t);n(i,()=>H(c));var o=z(i,2),s=I(o);r(s,()=>H(c));var u=z(s,2),f=e=>{yf(e,{get thing(){return H(c).things[0]}})};J(u,e=>{Kl.open&&H(c).things.length&&e(f)});var p=z(u,2),m=I(p),h=e=>{var t=Cp(),n=R(t,!0);B(()=>q(n,H(l)[0].sentence)),U(`click`,t,()=>d(H(c).things)),K(e,t)},g=e=>{var t=Xr();X(L(t),17,()=>H(l),Y,(e,t)=>{var n=Cp(),r=R(n,!0);B(()=>q(r,H(t).sentence)),U(`click`,n,()=>{Yl(),a.asking.choose(H(t))}),K(e,n)}),K(e,t)};J(m,e=>{a.asking.gathers&&H(l).length?e(h):e(g,-1)});var _=z(m,2),v=e=>{var t=wp(),n=I(t);ke(),k(t),B(e=>q(n,`${e??``} `),[()=>Q(`why-not`)]),U(`click`,t,()=>{Yl(),a.whyNot(H(c).deed)}),K(e,t)};J(_,e=>{!H(l).length&&H(c).deed&&a.asking.question&&e(v)});var y=z(_,2),b=I(y);ke(),k(y),k(p),k(o),B(e=>q(b,`${e??``} `),[()=>Q(`close`)]),U(`click`,y,function(...e){Yl?.apply(this,e)}),K(e,t)};J(i,e=>{H(c)&&e(o)}),k(t),ua(t,e=>F(u,e),()=>H(u)),Ti(t,()=>Fc),B(e=>Z(t,`aria-label`,e),[()=>H(c)?H(c).name??s(H(c).slug).name:``]),zr(`close`,t,function(...e){Yl?.apply(this,e)}),K(e,t)},h=e=>{var t=kp(),i=I(t),a=e=>{var t=Dp(),i=L(t);n(i,()=>H(c));var a=z(i);r(a,()=>H(c)),K(e,t)},o=e=>{var t=Op(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`look-here`)]),K(e,t)};J(i,e=>{H(c)?.slug?e(a):e(o,-1)}),k(t),K(e,t)};J(p,e=>{i()?e(m):e(h,-1)}),K(e,f),j()}W([`click`]);var jp=G(`<span class="stepper svelte-1hzgx9d"><button type="button" class="svelte-1hzgx9d">−</button> <b class="svelte-1hzgx9d"> </b> <button type="button" class="svelte-1hzgx9d">+</button></span>`);function Mp(e,t){A(t,!0);var n=jp(),r=I(n),i=z(r,2),a=R(i,!0),o=z(i,2);k(n),B((e,n)=>{r.disabled=t.n<1,Z(r,`aria-label`,e),q(a,t.n),o.disabled=t.n>=t.most,Z(o,`aria-label`,n)},[()=>Q(`less`,{name:t.name}),()=>Q(`more`,{name:t.name})]),U(`click`,r,()=>t.add(-1)),U(`click`,o,()=>t.add(1)),K(e,n),j()}W([`click`]);var Np=G(`<p class="quiet svelte-o2nvu8"> </p>`),Pp=G(`<li class="svelte-o2nvu8"> <button type="button" class="rule svelte-o2nvu8"> </button> <!></li>`),Fp=G(`<ul class="problems svelte-o2nvu8"></ul>`),Ip=G(`<p class="fine svelte-o2nvu8"> </p>`),Lp=G(`<li><button type="button" class="flat name svelte-o2nvu8"> </button> <span class="points svelte-o2nvu8"> </span> <!></li>`),Rp=G(`<section class="svelte-o2nvu8"><h3 class="svelte-o2nvu8"> <span class="quiet"> </span></h3> <ul class="svelte-o2nvu8"></ul></section>`),zp=G(`<p class="quiet"> </p>`),Bp=G(`<!> <!>`,1);function Vp(e,t){A(t,!0);let n=M(()=>$.server.known[t.game.name]),r=M(()=>t.drafting.checked),i=M(()=>new Set(H(r)?.problems.map(e=>e.card))),a=M(()=>{let e=H(n)?.filters.find(e=>e.name===`type`)?.values??[],t=H(r)?.cards??[];return e.map(({name:e,title:r})=>({title:r,cards:t.filter(t=>H(n)?.cards.get(t.card)?.groups.type?.includes(e))})).filter(e=>e.cards.length)});function o(e,n){t.drafting.add(e,n),t.drafting.copies(e)||t.ongone()}let s=P({});In(()=>{ns.lang&&F(s,{})});async function c(e){let{text:t}=await $.link.ask({type:`rule`,rule:e},`rule`);F(s,{...H(s),[e]:t})}var l=Xr(),u=L(l),d=e=>{var l=Bp(),u=L(l),d=e=>{var t=Fp();X(t,21,()=>H(r).problems,Y,(e,t)=>{var n=Pp(),r=I(n),i=z(r),a=R(i,!0),o=z(i,2),l=e=>{var n=Np(),r=R(n,!0);B(()=>q(r,H(s)[H(t).rule])),K(e,n)};J(o,e=>{H(s)[H(t).rule]&&e(l)}),k(n),B(e=>{q(r,`${H(t).text??``} `),q(a,e)},[()=>Q(`rule`,{id:H(t).rule})]),U(`click`,i,()=>c(H(t).rule)),K(e,n)}),k(t),K(e,t)},f=e=>{var n=Ip(),r=R(n);B(e=>q(r,`✓ ${e??``}`),[()=>Q(`legal`,{what:t.game.decks??``})]),K(e,n)};J(u,e=>{H(r).problems.length?e(d):H(r).cards.length&&e(f,1)}),X(z(u,2),17,()=>H(a),Y,(e,r)=>{var a=Rp(),s=I(a),c=I(s),l=R(z(c),!0);k(s);var u=z(s,2);X(u,21,()=>H(r).cards,({card:e,times:t,points:n})=>e,(e,r)=>{let a=()=>H(r).card,s=()=>H(r).times,c=()=>H(r).points,l=M(()=>H(n)?.cards.get(a())?.name??a());var u=Lp();let d;var f=I(u),p=R(f,!0),m=z(f,2),h=R(m,!0),g=z(m,2);{let e=M(()=>t.drafting.copies(a())||s()),n=M(()=>t.drafting.offers.get(a())?.most??0);Mp(g,{get n(){return H(e)},get most(){return H(n)},get name(){return H(l)},add:e=>o(a(),e)})}k(u),B(e=>{d=Pi(u,1,`svelte-o2nvu8`,null,d,{wrong:e}),q(p,H(l)),q(h,c())},[()=>H(i).has(a())]),U(`click`,f,()=>$.read(t.game.name,a())),K(e,u)}),k(u),k(a),B(e=>{q(c,`${H(r).title??``} `),q(l,e)},[()=>H(r).cards.reduce((e,t)=>e+t.points,0)]),K(e,a)},e=>{var t=zp(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`empty-draft`)]),K(e,t)}),K(e,l)};J(u,e=>{H(r)&&e(d)}),K(e,l),j()}W([`click`]);var Hp=G(`<p class="error" role="alert"> </p>`),Up=G(`<details><summary class="svelte-199vvla"> </summary> <div class="text svelte-199vvla"><label class="field"> <textarea name="list" rows="10" spellcheck="false" class="svelte-199vvla"></textarea></label> <!> <div class="actions"><button type="button"> </button> <label class="button svelte-199vvla"> <input class="unseen" type="file" accept=".txt,.json,text/plain,application/json"/></label> <button type="button"> </button> <button type="button"> </button></div></div></details>`);function Wp(e,t){let n=Zr();A(t,!0);let r=_a(t,`drafting`,7),i=P(null),a=P(!1),o=P(``),s=M(()=>H(i)??r().checked?.text??``);async function c(e){F(i,e,!0),F(o,``),await r().read(e)?F(i,null):(F(o,r().error||Q(`lost`),!0),r().error=``)}async function l(){await navigator.clipboard?.writeText(H(s)),F(a,!0)}async function u(e){let t=e.currentTarget.files?.[0];e.currentTarget.value=``,t&&await c(await t.text())}var d=Up(),f=I(d),p=R(f,!0),m=z(f,2),h=I(m),g=I(h),_=z(g);yt(_),k(h);var v=z(h,2),y=e=>{var t=Hp(),r=R(t,!0);B(()=>{Z(t,`id`,n),q(r,H(o))}),K(e,t)};J(v,e=>{H(o)&&e(y)});var b=z(v,2),x=I(b),S=R(x,!0),C=z(x,2),w=I(C),T=z(w);k(C);var ee=z(C,2),E=R(ee,!0),te=z(ee,2),ne=R(te,!0);k(b),k(m),k(d),B((e,t,r,a,c,l)=>{q(p,e),q(g,`${t??``} `),Yi(_,H(s)),Z(_,`aria-invalid`,!!H(o)),Z(_,`aria-describedby`,H(o)?n:void 0),x.disabled=H(i)===null,q(S,r),q(w,`${a??``} `),q(E,c),q(ne,l)},[()=>Q(`as-text`),()=>Q(`deck-list`,{what:t.what}),()=>Q(`read-list`),()=>Q(`open-file`),()=>H(a)?Q(`copied`):Q(`copy-text`),()=>Q(`save-file`)]),U(`input`,_,e=>F(i,e.currentTarget.value,!0)),U(`click`,x,()=>c(H(s))),U(`change`,T,u),U(`click`,ee,l),U(`click`,te,()=>Da(`${r().checked?.name??t.what}.txt`,H(s))),K(e,d),j()}W([`input`,`click`,`change`]);var Gp=G(`<option> </option>`),Kp=G(`<label class="field svelte-gfvwhn"> <select><option> </option><!></select></label>`),qp=G(`<button type="button" class="flat"> </button>`),Jp=G(`<div><label class="field words svelte-gfvwhn"> <input type="search" name="words" autocomplete="off"/></label> <button type="button" class="fold svelte-gfvwhn"> </button> <!> <!> <!></div>`);function Yp(e,t){A(t,!0);let n=_a(t,`wanted`,7),r=P(!1),i=M(()=>Object.values(n().picks).filter(Boolean).length),a=M(()=>Object.fromEntries(t.filters.map(({name:e})=>[e,o((t.cards??[]).flatMap(t=>t.groups[e]??[]))])));function o(e){let t={};for(let n of e)t[n]=(t[n]??0)+1;return t}function s(e,{name:n,title:r}){return t.cards?`${r} (${H(a)[e]?.[n]??0})`:r}function c(){n().words=``,n().picks={}}var l=Jp();let u;var d=I(l),f=I(d),p=z(f);Ji(p),k(d);var m=z(d,2),h=R(m,!0),_=z(m,2);X(_,17,()=>t.filters,e=>e.name,(e,t)=>{var r=Kp(),i=I(r),a=z(i);let o;var c=I(a),l=R(c,!0);c.value=c.__value=``,X(z(c),17,()=>H(t).values,Y,(e,n)=>{var r=Gp(),i=R(r,!0),a={};B(e=>{q(i,e),a!==(a=H(n).name)&&(r.value=(r.__value=a)??``)},[()=>s(H(t).name,H(n))]),K(e,r)}),k(a);var u;Bi(a),k(r),B(e=>{q(i,`${H(t).title??``} `),Z(a,`name`,H(t).name),o=Pi(a,1,`svelte-gfvwhn`,null,o,{set:n().picks[H(t).name]}),q(l,e),u!==(u=n().picks[H(t).name]??``)&&(a.value=(a.__value=u)??``,zi(a,u))},[()=>Q(`all`)]),U(`change`,a,e=>n().picks[H(t).name]=e.currentTarget.value),K(e,r)});var v=z(_,2);di(v,()=>t.children??g);var y=z(v,2),b=e=>{var t=qp(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`clear-filters`)]),U(`click`,t,c),K(e,t)};J(y,e=>{(n().words||H(i))&&e(b)}),k(l),B((e,t)=>{u=Pi(l,1,`filters svelte-gfvwhn`,null,u,{open:H(r)}),q(f,`${e??``} `),Z(m,`aria-expanded`,H(r)),q(h,t)},[()=>Q(`search`),()=>Q(`filters`,{n:H(i)})]),ea(p,()=>n().words,e=>n().words=e),U(`click`,m,()=>F(r,!H(r))),K(e,l),j()}W([`click`,`change`]);var Xp=G(`<option> </option>`),Zp=G(`<label class="field"> <select name="order"><option> </option><!></select></label>`),Qp=G(`<li><div class="what svelte-1br68ch"><button type="button" class="flat svelte-1br68ch"> </button> <span class="kind svelte-1br68ch"> </span> <span class="note svelte-1br68ch"> </span></div> <span class="price svelte-1br68ch"> <span class="unseen"> </span></span> <!></li>`),$p=G(`<section class="offers svelte-1br68ch" aria-labelledby="offers"><h2 id="offers" class="svelte-1br68ch"> </h2> <form role="search" class="svelte-1br68ch"><!></form> <p role="status" class="quiet"> </p> <ul class="svelte-1br68ch"></ul></section>`);function em(e,t){A(t,!0);let n=pn({words:``,picks:{}}),r=P(``),i=M(()=>$.server.known[t.game.name]),a=M(()=>[...H(i)?.cards.values()??[]].filter(e=>t.drafting.offers.has(e.slug))),o=M(()=>new Map(H(a).map(e=>[e.slug,oc(e)]))),s=M(()=>lc(H(a),H(i)?.filters.find(e=>e.name===H(r)),ns.lang)),c=M(()=>cc(H(s),H(o),n)),l=M(()=>H(i)?.filters.map(e=>({...e,values:e.values.filter(t=>H(a).some(n=>n.groups[e.name]?.includes(t.name)))}))??[]);var u=$p(),d=I(u),f=R(d,!0),p=z(d,2);Yp(I(p),{get filters(){return H(l)},get wanted(){return n},children:(e,t)=>{var n=Zp(),i=I(n),a=z(i),o=I(a),s=R(o,!0);o.value=o.__value=``,X(z(o),17,()=>H(l),Y,(e,t)=>{var n=Xp(),r=R(n,!0),i={};B(()=>{q(r,H(t).title),i!==(i=H(t).name)&&(n.value=(n.__value=i)??``)}),K(e,n)}),k(a),Bi(a),k(n),B((e,t)=>{q(i,`${e??``} `),q(s,t)},[()=>Q(`order`),()=>Q(`name`)]),Vi(a,()=>H(r),e=>F(r,e)),K(e,n)},$$slots:{default:!0}}),k(p);var m=z(p,2),h=R(m,!0),g=z(m,2);X(g,21,()=>H(c),e=>e.slug,(e,n)=>{let r=M(()=>t.drafting.offers.get(H(n).slug));var i=Qp();let a;var o=I(i),s=I(o),c=R(s,!0),l=z(s,2),u=R(l,!0),d=R(z(l,2),!0);k(o);var f=z(o,2),p=I(f),m=R(z(p),!0);k(f);var h=z(f,2),g=e=>{{let i=M(()=>t.drafting.copies(H(n).slug));Mp(e,{get n(){return H(i)},get most(){return H(r).most},get name(){return H(n).name},add:e=>t.drafting.add(H(n).slug,e)})}},_=M(()=>H(r).most||t.drafting.copies(H(n).slug));J(h,e=>{H(_)&&e(g)}),k(i),B((e,t,o)=>{a=Pi(i,1,`svelte-1br68ch`,null,a,{barred:!H(r).most,in:e}),q(c,H(n).name),q(u,t),q(d,H(r).note),Z(f,`title`,H(r).note),q(p,`${H(r).points??``} `),q(m,o)},[()=>t.drafting.copies(H(n).slug),()=>sc(H(n)),()=>Q(`points`)]),U(`click`,s,()=>$.read(t.game.name,H(n).slug)),K(e,i)}),k(g),k(u),B((e,t)=>{q(f,e),q(h,t)},[()=>Q(`offers`),()=>H(a).length?Q(`found`,{n:H(c).length,all:H(a).length}):Q(`loading`)]),zr(`submit`,p,e=>e.preventDefault()),K(e,u),j()}W([`click`]);var tm=G(`<option> </option>`),nm=G(`<label class="field"> <select><!><!></select></label>`),rm=G(`<optgroup></optgroup>`),im=G(`<p class="error" role="alert"> </p>`),am=G(`<button type="button" class="flat"> </button>`),om=G(`<div class="page builder svelte-5b356r"><h1 class="svelte-5b356r"> </h1> <div><span role="status"> </span> <span class="bar svelte-5b356r" aria-hidden="true"><span class="svelte-5b356r"></span></span> <span class="panes svelte-5b356r"><button type="button" class="svelte-5b356r"> </button> <button type="button" class="svelte-5b356r"> </button></span></div> <!> <section class="book panel svelte-5b356r" aria-labelledby="book"><h2 id="book" tabindex="-1" class="svelte-5b356r"> </h2> <label class="field"> <input name="book-name" maxlength="80" autocomplete="off"/></label> <div class="choices svelte-5b356r"><!> <label class="field"> <select name="begin"><option>…</option><option> </option><!><optgroup></optgroup></select></label></div> <!> <div class="actions"><button type="button" class="main"> </button> <button type="button"> </button> <!></div> <p role="status" class="said svelte-5b356r"> </p> <!> <!></section></div>`);function sm(e,t){A(t,!0);let n=M(()=>t.game.decks??``),r=new jc($.link,t.game),i=P([]),a=P(``),o=P(``),s=P(void 0),c=P(`cards`),l=M(()=>r.checked),u=M(()=>Nc.of(t.game.name)),d=M(()=>!!H(l)?.cards.length&&!H(l).problems.length),f=M(()=>Object.values(r.parts.cards).reduce((e,t)=>e+t,0));In(()=>{ns.lang,$.link.state===`open`&&(r.check(),$.link.ask({type:`decks`,game:t.game.name},`decks`).then(e=>F(i,e.decks),()=>void 0))});async function p(e){let[n,i]=[e.currentTarget.value.slice(0,1),e.currentTarget.value.slice(1)];e.currentTarget.value=``,F(a,``),n===`n`?r.empty():n===`o`?await r.read(Nc.lists[t.game.name]?.[i]??``):await r.read((await $.link.ask({type:`deck`,game:t.game.name,name:i},`deck`)).text)}async function m(){await r.check(!1),H(l)&&(Nc.keep(t.game.name,H(l).name,H(l).text),F(a,Q(`kept`,{name:H(l).name}),!0))}async function h(){if(!H(l))return;let e=Fd.of(t.game);e.seats[0].deck=H(l).text,e.options={},Fd.wish.game=t.game.name,Fd.keep();try{await $.create(t.game.name,Ld(t.game,e.seats),Bd(t.game,Fd.wish,e))}catch(e){F(o,e instanceof Tc?e.message:Q(`lost`),!0)}}var g=om(),_=I(g),v=R(_,!0),y=z(_,2);let b;var S=I(y),C=R(S,!0),w=z(S,2),T=I(w);let ee;k(w);var E=z(w,2),te=I(E),ne=R(te,!0),re=z(te,2),ie=R(re,!0);k(E),k(y);var ae=z(y,2);em(ae,{get drafting(){return r},get game(){return t.game}});var oe=z(ae,2),se=I(oe),ce=R(se,!0);ua(se,e=>F(s,e),()=>H(s));var le=z(se,2),ue=I(le),de=z(ue);Ji(de),k(le);var fe=z(le,2),pe=I(fe);X(pe,17,()=>H(l)?.choices??[],Y,(e,t)=>{var n=nm(),i=I(n),a=z(i),o=I(a),s=e=>{var t=tm(),n=R(t,!0);t.value=t.__value=``,B(e=>q(n,e),[()=>Q(`choose-one`)]),K(e,t)};J(o,e=>{H(t).value||e(s)}),X(z(o),17,()=>H(t).values,Y,(e,t)=>{var n=tm(),r=R(n,!0),i={};B(()=>{q(r,H(t).title),i!==(i=H(t).name)&&(n.value=(n.__value=i)??``)}),K(e,n)}),k(a);var c;Bi(a),k(n),B(()=>{q(i,`${H(t).title??``} `),Z(a,`name`,H(t).name),c!==(c=H(t).value)&&(a.value=(a.__value=c)??``,zi(a,c))}),U(`change`,a,e=>r.choose(H(t).name,e.currentTarget.value)),K(e,n)});var me=z(pe,2),he=I(me),ge=z(he),_e=I(ge);_e.value=_e.__value=``;var ve=z(_e),ye=R(ve,!0);ve.value=ve.__value=`n`;var be=z(ve),xe=e=>{var t=rm();X(t,21,()=>H(u),Y,(e,t)=>{var n=M(()=>x(H(t),1));let r=()=>H(n)[0];var i=tm(),a=R(i,!0),o={};B(()=>{q(a,r()),o!==(o=`o${r()??``}`)&&(i.value=i.__value=o)}),K(e,i)}),k(t),B(e=>Z(t,`label`,e),[()=>Q(`my-decks`,{what:H(n)})]),K(e,t)};J(be,e=>{H(u).length&&e(xe)});var Se=z(be);X(Se,21,()=>H(i),Y,(e,t)=>{var n=tm(),r=R(n,!0),i={};B(()=>{q(r,H(t).title),i!==(i=`p${H(t).name??``}`)&&(n.value=n.__value=i)}),K(e,n)}),k(Se),k(ge),k(me),k(fe);var Ce=z(fe,2),we=e=>{var t=im(),n=R(t,!0);B(()=>q(n,r.error||H(o))),K(e,t)};J(Ce,e=>{(r.error||H(o))&&e(we)});var Te=z(Ce,2),D=I(Te),Ee=R(D,!0),O=z(D,2),De=R(O,!0),Oe=z(O,2),ke=e=>{var n=am(),r=R(n,!0);B(e=>q(r,e),[()=>Q(`drop-here`,{name:H(l).name})]),U(`click`,n,()=>{Nc.drop(t.game.name,H(l).name),F(a,``)}),K(e,n)};J(Oe,e=>{H(l)&&Nc.lists[t.game.name]?.[H(l).name]!==void 0&&e(ke)}),k(Te);var Ae=z(Te,2),je=R(Ae,!0),Me=z(Ae,2);Vp(Me,{get drafting(){return r},get game(){return t.game},ongone:()=>H(s)?.focus()}),Wp(z(Me,2),{get drafting(){return r},get what(){return H(n)}}),k(oe),k(g),B((e,t,n,i,o,s,u,f,p,m,h,_)=>{Z(g,`data-pane`,H(c)),q(v,e),b=Pi(y,1,`sum svelte-5b356r`,null,b,{over:H(l)&&H(l).points>H(l).most}),q(C,t),ee=Ii(T,``,ee,{width:n}),Z(te,`aria-pressed`,H(c)===`cards`),q(ne,i),Z(re,`aria-pressed`,H(c)===`book`),q(ie,o),q(ce,s),q(ue,`${u??``} `),Yi(de,r.parts.name||(H(l)?.name??``)),q(he,`${f??``} `),q(ye,p),Z(Se,`label`,m),D.disabled=!H(d),q(Ee,h),q(De,_),q(je,H(a))},[()=>Q(`builder-title`,{what:H(n)}),()=>Q(`points-of`,{n:H(l)?.points??0,most:H(l)?.most??0,copies:H(f),problems:H(l)?.problems.length??0}),()=>`${Math.min(100,100*(H(l)?.points??0)/(H(l)?.most||1))}%`,()=>Q(`pane-cards`),()=>Q(`pane-book`,{what:H(n)}),()=>Q(`your-deck`,{what:H(n)}),()=>Q(`name`),()=>Q(`begin-with`),()=>Q(`empty-book`,{what:H(n)}),()=>Q(`known-decks`,{what:H(n)}),()=>Q(`play-with`),()=>Q(`keep-here`)]),U(`click`,te,()=>F(c,`cards`)),U(`click`,re,()=>F(c,`book`)),U(`input`,de,e=>r.rename(e.currentTarget.value)),U(`change`,ge,p),U(`click`,D,h),U(`click`,O,m),K(e,g),j()}W([`click`,`input`,`change`]);var cm=G(`<button type="button"> </button>`),lm=G(`<details><summary class="svelte-1bkn3p9"> </summary> <p class="quiet svelte-1bkn3p9"> </p> <div class="actions"><label class="button svelte-1bkn3p9"> <input class="unseen" type="file" name="pictures" accept="image/*" multiple="" webkitdirectory=""/></label> <!></div> <p role="status" class="svelte-1bkn3p9"> </p></details>`);function um(e,t){A(t,!0);let n=P(``),r=M(()=>Object.keys(Sa.urls[t.game]??{}).length);async function i(e){let r=[...e.currentTarget.files??[]];e.currentTarget.value=``;try{let e=await Sa.take(t.game,r,$.server.known[t.game].cards);F(n,Q(`pictures-taken`,{n:e,all:r.length}),!0)}catch{F(n,Q(`pictures-failed`),!0)}}var a=lm(),o=I(a),s=R(o,!0),c=z(o,2),l=R(c,!0),u=z(c,2),d=I(u),f=I(d),p=z(f);k(d);var m=z(d,2),h=e=>{var i=cm(),a=R(i,!0);B(e=>q(a,e),[()=>Q(`pictures-drop`,{n:H(r)})]),U(`click`,i,()=>Sa.drop(t.game).then(()=>F(n,``))),K(e,i)};J(m,e=>{H(r)&&e(h)}),k(u);var g=R(z(u,2),!0);k(a),B((e,t,r)=>{q(s,e),q(l,t),q(f,`${r??``} `),q(g,H(n))},[()=>Q(`pictures`),()=>Q(`pictures-more`),()=>Q(`pictures-pick`)]),U(`change`,p,i),K(e,a),j()}W([`change`,`click`]);var dm=G(`<label class="svelte-h3thgj"><input class="unseen svelte-h3thgj" type="radio" name="game"/> </label>`),fm=G(`<option class="svelte-h3thgj"> </option>`),pm=G(`<label class="field svelte-h3thgj"> <select name="order" class="svelte-h3thgj"><option class="svelte-h3thgj"> </option><!></select></label>`),mm=G(`<li class="svelte-h3thgj"><!> <a class="svelte-h3thgj"></a></li>`),hm=G(`<div><button> </button></div>`),gm=G(`<div class="page browser"><h1> </h1> <form role="search" class="svelte-h3thgj"><fieldset class="games svelte-h3thgj"><legend class="unseen"> </legend> <!></fieldset> <!></form> <div class="count svelte-h3thgj"><p role="status" class="quiet"> </p> <!></div> <ul class="svelte-h3thgj"></ul> <!></div>`);function _m(e,t){A(t,!0);let n=pn({words:``,picks:{}}),r=P(``),i=P(40),a=P(void 0),o=M(()=>$.server.game(t.game)?.name??$.server.games[0]?.name??``),s=M(()=>$.server.known[H(o)]),c=M(()=>[...H(s)?.cards.values()??[]]),l=M(()=>new Map(H(c).map(e=>[e.slug,oc(e)]))),u=M(()=>lc(H(c),H(s)?.filters.find(e=>e.name===H(r)),ns.lang)),d=M(()=>cc(H(u),H(l),n));In(()=>{H(o),n.words,JSON.stringify(n.picks),H(r),F(i,40)}),In(()=>{if(!H(a))return;let e=new IntersectionObserver(([e])=>e?.isIntersecting&&F(i,H(i)+40),{rootMargin:`600px`});return e.observe(H(a)),()=>e.disconnect()}),In(()=>{H(o),n.picks={},F(r,``)});var f=gm(),p=I(f),m=R(p,!0),h=z(p,2),g=I(h),_=I(g),v=R(_,!0);X(z(_,2),17,()=>$.server.games,Y,(e,t)=>{var n=dm(),r=I(n);Ji(r);var i=z(r);k(n),B(()=>{Yi(r,H(t).name),Xi(r,H(t).name===H(o)),q(i,` ${H(t).title??``}`)}),U(`change`,r,()=>location.hash=`#/cards/${H(t).name}`),K(e,n)}),k(g);var y=z(g,2);{let e=M(()=>H(s)?.filters??[]);Yp(y,{get filters(){return H(e)},get wanted(){return n},get cards(){return H(c)},children:(e,t)=>{var n=pm(),i=I(n),a=z(i),o=I(a),c=R(o,!0);o.value=o.__value=``,X(z(o),17,()=>H(s)?.filters??[],Y,(e,t)=>{var n=fm(),r=R(n,!0),i={};B(()=>{q(r,H(t).title),i!==(i=H(t).name)&&(n.value=(n.__value=i)??``)}),K(e,n)}),k(a),Bi(a),k(n),B((e,t)=>{q(i,`${e??``} `),q(c,t)},[()=>Q(`order`),()=>Q(`name`)]),Vi(a,()=>H(r),e=>F(r,e)),K(e,n)},$$slots:{default:!0}})}k(h);var b=z(h,2),x=I(b),S=R(x,!0),C=z(x,2),w=e=>{var t=Xr();pi(L(t),()=>H(o),e=>{um(e,{get game(){return H(o)}})}),K(e,t)};J(C,e=>{H(s)&&e(w)}),k(b);var T=z(b,2);X(T,21,()=>H(d).slice(0,H(i)),e=>e.slug,(e,t)=>{var n=mm(),r=I(n);{let e=M(()=>ws(H(o),H(t).slug,H(t)));nc(r,{get face(){return H(e)},get game(){return H(o)}})}var i=z(r,2);k(n),B(()=>{Z(i,`href`,`#/cards/${H(o)??``}/${H(t).slug??``}`),Z(i,`aria-label`,H(t).name)}),K(e,n)}),k(T);var ee=z(T,2),E=e=>{var t=hm(),n=I(t),r=R(n,!0);k(t),ua(t,e=>F(a,e),()=>H(a)),B(e=>q(r,e),[()=>Q(`more-cards`)]),U(`click`,n,()=>F(i,H(i)+40)),K(e,t)};J(ee,e=>{H(d).length>H(i)&&e(E)}),k(f),B((e,t,n)=>{q(m,e),q(v,t),q(S,n)},[()=>Q(`cards`),()=>Q(`game`),()=>H(s)?Q(`found`,{n:H(d).length,all:H(c).length}):Q(`loading`)]),zr(`submit`,h,e=>e.preventDefault()),K(e,f),j()}W([`change`,`click`]);var vm=G(`<p class="svelte-1x08you"> </p>`),ym=G(`<section class="svelte-1x08you"><!> <!></section>`);function bm(e,t){A(t,!0);let n=[`goal`,`turn`,`cards`,`fight`,`tip`],r=_a(t,`level`,3,2),i=e=>Ss(t.game,e===`goal`?e:`lesson-${e}`).split(`
`);var a=Xr();X(L(a),17,()=>vs(t.game)?n:[],Y,(e,t)=>{var n=ym(),a=I(n);Ci(a,()=>`h${r()}`,!1,(e,n)=>{Pi(e,0,`svelte-1x08you`);var r=Yr();B(e=>q(r,e),[()=>Q(`lesson`,{topic:H(t)})]),K(n,r)}),X(z(a,2),17,()=>i(H(t)),Y,(e,t)=>{var n=vm(),r=R(n,!0);B(()=>q(r,H(t))),K(e,n)}),k(n),K(e,n)}),K(e,a),j()}var xm=G(`<a class="button"> </a>`),Sm=G(`<div class="page"><h1> </h1> <div class="panel svelte-19fw294"><div class="lesson svelte-19fw294"><!></div> <p class="actions svelte-19fw294"><a class="button main" href="#/"> </a> <a class="button"> </a> <!></p></div></div>`);function Cm(e,t){A(t,!0);var n=Sm(),r=I(n),i=R(r,!0),a=z(r,2),o=I(a);bm(I(o),{get game(){return t.game.name}}),k(o);var s=z(o,2),c=I(s),l=R(c,!0),u=z(c,2),d=R(u,!0);X(z(u,2),17,()=>$.server.games.filter(e=>e.name!==t.game.name),Y,(e,t)=>{var n=xm(),r=R(n,!0);B(e=>{Z(n,`href`,`#/learn/${H(t).name??``}`),q(r,e)},[()=>Q(`learn`,{game:H(t).title})]),K(e,n)}),k(s),k(a),k(n),B((e,n,r)=>{q(i,e),q(l,n),Z(u,`href`,`#/cards/${t.game.name??``}`),q(d,r)},[()=>Q(`learn`,{game:t.game.title}),()=>Q(`go`,{game:t.game.title}),()=>Q(`cards`)]),U(`click`,c,()=>Fd.wish.game=t.game.name),K(e,n),j()}W([`click`]);var wm=G(`<label class="field"> <input type="password" maxlength="200" required=""/></label>`),Tm=G(`<p class="error" role="alert"> </p>`),Em=G(`<form class="svelte-15czc8"><h3 class="svelte-15czc8"> </h3> <label class="field"> <input autocapitalize="none" maxlength="24" required=""/></label> <!> <!> <div><button> </button></div></form>`);function Dm(e,t){let n=Zr();A(t,!0);let r=P(``),i=P(``),a=P(``),o=P(!1);async function s(e){e.preventDefault(),F(a,``),F(o,!0);try{await $[t.way](H(r),H(i)),F(r,F(i,``),!0)}catch(e){F(a,e instanceof Tc?e.message:Q(`lost`),!0)}F(o,!1)}var c=Em(),l=I(c),u=R(l,!0),d=z(l,2),f=I(d),p=z(f);Ji(p),k(d);var m=z(d,2),h=e=>{var r=wm(),o=I(r),s=z(o);Ji(s),k(r),B(e=>{q(o,`${e??``} `),Z(s,`name`,`${t.way??``}-password`),Z(s,`autocomplete`,t.way===`register`?`new-password`:`current-password`),Z(s,`aria-invalid`,!!H(a)),Z(s,`aria-describedby`,H(a)?`${n}-error`:void 0)},[()=>Q(`password`)]),ea(s,()=>H(i),e=>F(i,e)),K(e,r)};J(m,e=>{t.way!==`rename`&&e(h)});var g=z(m,2),_=e=>{var t=Tm(),r=R(t,!0);B(()=>{Z(t,`id`,`${n}-error`),q(r,H(a))}),K(e,t)};J(g,e=>{H(a)&&e(_)});var v=z(g,2),y=I(v),b=R(y,!0);k(v),k(c),B((e,r,i)=>{Z(c,`aria-labelledby`,`${n}-title`),Z(l,`id`,`${n}-title`),q(u,e),q(f,`${r??``} `),Z(p,`name`,`${t.way??``}-name`),Z(p,`autocomplete`,t.way===`rename`?`nickname`:`username`),Z(p,`aria-invalid`,!!H(a)),Z(p,`aria-describedby`,H(a)?`${n}-error`:void 0),y.disabled=H(o),q(b,i)},[()=>Q(`account-way`,{way:t.way}),()=>Q(`name`),()=>Q(`account-do`,{way:t.way})]),zr(`submit`,c,s),ea(p,()=>H(r),e=>F(r,e)),K(e,c),j()}var Om=G(`<p class="quiet"> </p> <div class="actions"><button> </button></div>`,1),km=G(`<p class="quiet"> </p> <div class="forms svelte-1skunwk"><!> <!> <!></div>`,1),Am=G(`<option> </option>`),jm=G(`<tr><td class="svelte-1skunwk"></td><th scope="row" class="svelte-1skunwk"> </th><td class="svelte-1skunwk"> </td><td class="svelte-1skunwk"> </td></tr>`),Mm=G(`<table class="svelte-1skunwk"><thead><tr><th scope="col" class="svelte-1skunwk"> </th><th scope="col" class="svelte-1skunwk"> </th><th scope="col" class="svelte-1skunwk"> </th><th scope="col" class="svelte-1skunwk"> </th></tr></thead><tbody></tbody></table>`),Nm=G(`<p> </p>`),Pm=G(`<div class="page"><h1> </h1> <section class="panel svelte-1skunwk" aria-labelledby="me"><h2 id="me" class="svelte-1skunwk"> </h2> <!></section> <section class="panel svelte-1skunwk" aria-labelledby="ratings"><h2 id="ratings" class="svelte-1skunwk"> </h2> <p class="quiet"> </p> <label class="field pick svelte-1skunwk"> <select></select></label> <!></section></div>`);function Fm(e,t){A(t,!0);let n=P(``),r=P(null),i=M(()=>$.server.game(H(n))??$.server.games[0]);In(()=>{let e=H(i)?.name;e&&$.link.ask({type:`ratings`,game:e},`ratings`).then(t=>{e===H(i)?.name&&F(r,t.players)},()=>void 0)});var a=Pm(),o=I(a),s=R(o,!0),c=z(o,2),l=I(c),u=R(l,!0),d=z(l,2),f=e=>{var t=Om(),n=L(t),r=R(n,!0),i=z(n,2),a=I(i),o=R(a,!0);k(i),B((e,t)=>{q(r,e),q(o,t)},[()=>Q(`account-more`),()=>Q(`logout`)]),U(`click`,a,()=>$.logout()),K(e,t)},p=e=>{var t=km(),n=L(t),r=R(n,!0),i=z(n,2),a=I(i);Dm(a,{way:`rename`});var o=z(a,2);Dm(o,{way:`register`}),Dm(z(o,2),{way:`login`}),k(i),B(e=>q(r,e),[()=>Q(`guest-more`)]),K(e,t)};J(d,e=>{$.server.me?.account?e(f):$.server.me&&e(p,1)}),k(c);var m=z(c,2),h=I(m),g=R(h,!0),_=z(h,2),v=R(_,!0),y=z(_,2),b=I(y),x=z(b);X(x,21,()=>$.server.games,Y,(e,t)=>{var n=Am(),r=R(n,!0),i={};B(()=>{q(r,H(t).title),i!==(i=H(t).name)&&(n.value=(n.__value=i)??``)}),K(e,n)}),k(x);var S;Bi(x),k(y);var C=z(y,2),w=e=>{var t=Mm(),n=I(t),i=I(n),a=I(i),o=R(a,!0),s=z(a),c=R(s,!0),l=z(s),u=R(l,!0),d=R(z(l),!0);k(i),k(n);var f=z(n);X(f,21,()=>H(r),Y,(e,t,n)=>{var r=jm();let i;var a=I(r);a.textContent=n+1;var o=z(a),s=R(o,!0),c=z(o),l=R(c,!0),u=R(z(c),!0);k(r),B(e=>{i=Pi(r,1,`svelte-1skunwk`,null,i,{me:$.server.me?.account&&H(t).name===$.server.me.name}),q(s,H(t).name),q(l,e),q(u,H(t).games)},[()=>H(t).rating.toLocaleString(ns.lang,{minimumFractionDigits:1})]),K(e,r)}),k(f),k(t),B((e,t,n,r)=>{q(o,e),q(c,t),q(u,n),q(d,r)},[()=>Q(`rank`),()=>Q(`name`),()=>Q(`rating`),()=>Q(`games-played`)]),K(e,t)},T=e=>{var t=Nm(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`no-ratings`)]),K(e,t)};J(C,e=>{H(r)?.length?e(w):H(r)&&e(T,1)}),k(m),k(a),B((e,t,n,r,a)=>{q(s,e),q(u,t),q(g,n),q(v,r),q(b,`${a??``} `),S!==(S=H(i)?.name??``)&&(x.value=(x.__value=S)??``,zi(x,S))},[()=>Q(`players`),()=>Q(`who-am-i`,{name:$.server.me?.name??``,account:$.server.me?.account?`yes`:`no`}),()=>Q(`ratings`),()=>Q(`ratings-more`),()=>Q(`game`)]),U(`change`,x,e=>F(n,e.currentTarget.value,!0)),K(e,a),j()}W([`click`,`change`]);var Im=G(`<div class="large svelte-bswun6"><!></div>`),Lm=G(`<p class="svelte-bswun6"> </p>`),Rm=G(`<a class="button"> </a>`),zm=G(`<dialog class="svelte-bswun6"><!> <div class="actions svelte-bswun6"><button> <kbd>Esc</kbd></button> <!></div></dialog>`);function Bm(e,t){A(t,!0);let n=P(void 0),r=P(!1),i=M(()=>$.server.cards[t.game]?.get(t.card)),a=M(()=>`${location.origin}${location.pathname}#/cards/${t.game}/${t.card}`);In(()=>{H(n)?.showModal()});async function o(){await navigator.clipboard?.writeText(H(a)),F(r,!0)}var s=zm(),c=I(s),l=e=>{var n=Im(),r=I(n);{let e=M(()=>ws(t.game,t.card,H(i)));nc(r,{get face(){return H(e)},get game(){return t.game}})}k(n),K(e,n)},u=e=>{var t=Lm(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`no-card`)]),K(e,t)};J(c,e=>{H(i)?e(l):e(u,-1)});var d=z(c,2),f=I(d);vt(f,!0);var p=I(f);ke(),k(f);var m=z(f,2),h=e=>{var t=Rm(),n=R(t,!0);B(e=>{Z(t,`href`,H(a)),q(n,e)},[()=>H(r)?Q(`copied`):Q(`card-link`)]),U(`click`,t,e=>{navigator.clipboard&&(e.preventDefault(),o())}),K(e,t)};J(m,e=>{H(i)&&e(h)}),k(d),k(s),ua(s,e=>F(n,e),()=>H(n)),Ti(s,()=>Fc),B((e,t)=>{Z(s,`aria-label`,e),q(p,`${t??``} `)},[()=>H(i)?.name??Q(`no-card`),()=>Q(`close`)]),zr(`close`,s,function(...e){t.shut?.apply(this,e)}),U(`click`,f,()=>H(n)?.close()),K(e,s),j()}W([`click`]);function Vm(e,t){A(t,!0);let n=null;In(()=>{let e=t.sitting.server.table;Mr(()=>{n&&e&&r(n,e),n=e})});function r(e,n){let r=ka(e,n,vs(t.sitting.server.room?.game??``)?.hurt??(()=>0));if(Wl.sound)for(let e of r)ja(e,Wl.volume);r.includes(`turn`)&&Wl.alert&&document.hidden&&i(n.question?.prompt??``)}function i(e){if(Notification.permission!==`granted`)return;let n=new Notification(Q(`your-turn`),{body:e,icon:`./icon.svg`,tag:t.sitting.id});n.onclick=()=>{window.focus(),n.close()}}j()}var Hm=G(`<small> </small>`),Um=G(`<p><b> </b><!> </p>`),Wm=G(`<div class="lines svelte-10ayso4" tabindex="0" role="log"></div> <form class="svelte-10ayso4"><input maxlength="300" autocomplete="off" class="svelte-10ayso4"/> <button> </button></form>`,1),Gm=G(`<section class="chat svelte-10ayso4"><div class="head svelte-10ayso4"><h2 class="svelte-10ayso4"> </h2> <span class="watching svelte-10ayso4"><!> <span aria-hidden="true"> </span> <span class="unseen"> </span></span> <button class="svelte-10ayso4"> </button></div> <!></section>`);function Km(e,t){A(t,!0);let n=P(``),r=P(void 0);In(()=>{t.sitting.server.chat.length&&H(r)?.scrollTo({top:H(r).scrollHeight})});function i(e){e.preventDefault(),H(n).trim()&&t.sitting.talk(H(n).trim()),F(n,``)}var a=Gm(),o=I(a),s=I(o),c=R(s,!0),l=z(s,2),u=I(l);Ls(u,{name:`eye`});var d=z(u,2),f=R(d,!0),p=R(z(d,2),!0);k(l);var m=z(l,2),h=R(m,!0);k(o);var g=z(o,2),_=e=>{var a=Wm(),o=L(a);X(o,21,()=>t.sitting.server.chat.slice(-50),Y,(e,t)=>{var n=Um(),r=I(n),i=R(r,!0),a=z(r),o=e=>{var t=Hm(),n=R(t);B(e=>q(n,`(${e??``})`),[()=>Q(`watches`)]),K(e,t)};J(a,e=>{H(t).seat<0&&e(o)});var s=z(a);k(n),B(()=>{q(i,H(t).name),q(s,`: ${H(t).text??``}`)}),K(e,n)}),k(o),ua(o,e=>F(r,e),()=>H(r));var s=z(o,2),c=I(s);Ji(c);var l=R(z(c,2),!0);k(s),B((e,t,n,r)=>{Z(o,`aria-label`,e),Z(c,`aria-label`,t),Z(c,`placeholder`,n),q(l,r)},[()=>Q(`chat`),()=>Q(`chat-line`),()=>Q(`chat-line`),()=>Q(`send`)]),zr(`submit`,s,i),ea(c,()=>H(n),e=>F(n,e)),K(e,a)};J(g,e=>{t.sitting.screen.muted||e(_)}),k(a),B((e,n,r,i,o)=>{Z(a,`aria-label`,e),q(c,n),Z(l,`title`,r),q(f,t.sitting.server.room?.watching),q(p,i),Z(m,`aria-pressed`,t.sitting.screen.muted),q(h,o)},[()=>Q(`chat`),()=>Q(`chat`),()=>Q(`watching`,{n:t.sitting.server.room?.watching??0}),()=>Q(`watching`,{n:t.sitting.server.room?.watching??0}),()=>t.sitting.screen.muted?Q(`unmute`):Q(`mute`)]),U(`click`,m,()=>t.sitting.mute(!t.sitting.screen.muted)),K(e,a),j()}W([`click`]);var qm=G(`<div class="cover svelte-15342vv"><h2> </h2> <button class="main"> </button></div>`);function Jm(e,t){A(t,!0);let n=_a(t,`sitting`,7),r=M(()=>n().server.table.seat);var i=qm(),a=I(i),o=R(a,!0),s=z(a,2),c=R(s,!0);k(i),B((e,t)=>{q(o,e),q(c,t)},[()=>Q(`hand-over`,{name:n().server.name(H(r))}),()=>Q(`uncover`)]),U(`click`,s,()=>n().screen.uncovered=H(r)),K(e,i),j()}W([`click`]);var Ym=G(`<details><summary class="svelte-ofw9kp"> </summary> <!></details>`),Xm=G(`<span class="key svelte-ofw9kp"> </span>`),Zm=G(`<div class="svelte-ofw9kp"><dt class="svelte-ofw9kp"></dt> <dd class="svelte-ofw9kp"> </dd></div>`),Qm=G(`<dialog class="keys-help svelte-ofw9kp"><div class="head svelte-ofw9kp"><h2> </h2> <button class="main"> <kbd>Esc</kbd></button></div> <!> <dl class="svelte-ofw9kp"></dl> <h3> </h3> <ul class="svelte-ofw9kp"><li class="svelte-ofw9kp"><span class="sign legal svelte-ofw9kp"></span> </li> <li class="svelte-ofw9kp"><span class="sign chosen svelte-ofw9kp"></span> </li> <li class="svelte-ofw9kp"><span class="sign now svelte-ofw9kp"></span> </li> <li class="svelte-ofw9kp"><span class="sign enemy svelte-ofw9kp"></span> </li></ul></dialog>`);function $m(e,t){A(t,!0);let n=[[`arrows`,[`←`,`→`,`↑`,`↓`]],[`cards`,[`Shift`,`←`,`→`,`↑`,`↓`]],[`enter`,[`Enter`]],[`all`,[`␣`]],[`more`,[`␣`]],[`confirm`,[`Ctrl`,`Enter`]],[`escape`,[`Esc`]],[`letters`,[`A`,`…`,`Z`]],[`digits`,[`1`,`…`,`9`]],[`undo`,[`U`]],[`hint`,[`H`]],[`why`,[`?`]],[`zoom`,[`Z`]],[`log`,[`L`]],[`view`,[`V`]],[`space`,[`␣`]],[`back`,[`←`,`→`,`Home`,`End`]],[`turns`,[`Shift`,`←`,`→`]],[`help`,[`F1`]]],r=_a(t,`sitting`,7),i=P(void 0),a=M(()=>$.server.game(r().server.room?.game));In(()=>{r().screen.helping&&H(i)?.showModal()});var o=Qm(),s=I(o),c=I(s),l=R(c,!0),u=z(c,2),d=I(u);ke(),k(u),k(s);var f=z(s,2),p=e=>{var t=Ym(),n=I(t),r=R(n,!0);bm(z(n,2),{get game(){return H(a).name},level:3}),k(t),B(e=>q(r,e),[()=>Q(`learn`,{game:H(a).title})]),K(e,t)};J(f,e=>{H(a)&&e(p)});var m=z(f,2);X(m,21,()=>n,Y,(e,t)=>{var n=M(()=>x(H(t),2));let r=()=>H(n)[0],i=()=>H(n)[1];var a=Zm(),o=I(a);X(o,21,i,Y,(e,t)=>{var n=Xm(),r=R(n,!0);B(()=>q(r,H(t))),K(e,n)}),k(o);var s=R(z(o,2),!0);k(a),B(e=>q(s,e),[()=>Q(`key`,{what:r()})]),K(e,a)}),k(m);var h=z(m,2),g=R(h,!0),_=z(h,2),v=I(_),y=z(I(v));k(v);var b=z(v,2),S=z(I(b));k(b);var C=z(b,2),w=z(I(C));k(C);var T=z(C,2),ee=z(I(T));k(T),k(_),k(o),ua(o,e=>F(i,e),()=>H(i)),Ti(o,()=>Fc),B((e,t,n,r,i,a,s,c)=>{Z(o,`aria-label`,e),q(l,t),q(d,`${n??``} `),q(g,r),q(y,` ${i??``}`),q(S,` ${a??``}`),q(w,` ${s??``}`),q(ee,` ${c??``}`)},[()=>Q(`keys`),()=>Q(`keys`),()=>Q(`close`),()=>Q(`signs`),()=>Q(`sign-legal`),()=>Q(`sign-chosen`),()=>Q(`sign-now`),()=>Q(`sign-enemy`)]),zr(`close`,o,()=>r().screen.helping=!1),U(`click`,u,()=>H(i)?.close()),K(e,o),j()}W([`click`]);var eh=G(`<small class="svelte-1vw5hin"> </small>`),th=G(`<li class="svelte-1vw5hin"><button> </button> <span class="worth svelte-1vw5hin"><span class="bar svelte-1vw5hin" aria-hidden="true"><span class="svelte-1vw5hin"></span></span> <b> </b> <!></span></li>`),nh=G(`<div class="hint svelte-1vw5hin"><p> </p> <ol class="svelte-1vw5hin"></ol></div>`);function rh(e,t){A(t,!0);let n=M(()=>t.hint.suggestions.slice(0,3)),r=M(()=>t.hint.suggestions.map(e=>e.value));function i(e){let[t,n]=[Math.min(...H(r)),Math.max(...H(r))];return n>t?8+92*(e-t)/(n-t):100}var a=nh(),o=I(a),s=R(o,!0),c=z(o,2);X(c,21,()=>H(n),Y,(e,n,r)=>{var a=th(),o=I(a);Pi(o,1,`svelte-1vw5hin`,null,{},{main:!r});var s=R(o,!0),c=z(o,2),l=I(c),u=I(l);let d;k(l);var f=z(l,2),p=R(f,!0),m=z(f,2),h=e=>{var t=eh(),r=R(t,!0);B(()=>q(r,H(n).why)),K(e,t)};J(m,e=>{H(n).why&&e(h)}),k(c),k(a),B((e,t)=>{q(s,H(n).sentence),d=Ii(u,``,d,{width:e}),q(p,t)},[()=>`${i(H(n).value)??``}%`,()=>Q(`hint-worth`,{n:is(H(n).value)})]),U(`click`,o,()=>t.onchoose(H(n).answer)),K(e,a)}),k(c),k(a),B(e=>q(s,e),[()=>Q(`hint-best`)]),K(e,a),j()}W([`click`]);var ih=G(`<p> </p>`),ah=G(`<p class="rule svelte-14pn97l"><b> </b> </p>`),oh=G(`<div><div><!> <!></div> <button class="svelte-14pn97l"> <kbd>Esc</kbd></button></div>`),sh=G(`<div class="notice svelte-14pn97l"><!> <button class="svelte-14pn97l"> <kbd>Esc</kbd></button></div>`),ch=G(`<div class="notices svelte-14pn97l"><div class="over svelte-14pn97l" role="status"><!> <!></div></div>`);function lh(e,t){A(t,!0);let n=_a(t,`sitting`,7);function r(e){let{asking:t,screen:r}=n(),i=t.question?.options.find(t=>t.answer===e);r.hint=null,i&&!t.gathers?t.choose(i):t.send(e)}var i=ch(),a=I(i),o=I(a),s=e=>{var t=oh();let r;var i=I(t),a=I(i),o=e=>{var t=ih(),r=R(t,!0);B(()=>q(r,n().screen.notice.text)),K(e,t)};J(a,e=>{n().screen.notice.text&&e(o)}),X(z(a,2),17,()=>n().screen.notice.rules,Y,(e,t)=>{var n=ah(),r=I(n),i=R(r,!0),a=z(r);k(n),B(()=>{q(i,H(t).rule),q(a,` ${H(t).text??``}`)}),K(e,n)}),k(i);var s=z(i,2),c=I(s);ke(),k(s),k(t),B(e=>{r=Pi(t,1,`notice svelte-14pn97l`,null,r,{bad:n().screen.notice.bad}),q(c,`${e??``} `)},[()=>Q(`close`)]),U(`click`,s,()=>n().screen.notice=null),K(e,t)};J(o,e=>{n().screen.notice&&e(s)});var c=z(o,2),l=e=>{var t=sh(),i=I(t);rh(i,{get hint(){return n().screen.hint},onchoose:r});var a=z(i,2),o=I(a);ke(),k(a),k(t),B(e=>q(o,`${e??``} `),[()=>Q(`close`)]),U(`click`,a,()=>n().screen.hint=null),K(e,t)};J(c,e=>{n().screen.hint&&e(l)}),k(a),k(i),K(e,i),j()}W([`click`]);var uh=G(`<li><button type="button" class="flat svelte-1eot8km"> </button></li>`),dh=G(`<section><h3 class="svelte-1eot8km"> </h3> <ul class="svelte-1eot8km"></ul></section>`),fh=G(`<div class="groups svelte-1eot8km"></div>`);function ph(e,t){A(t,!0);var n=fh();X(n,21,()=>t.deck.groups,Y,(e,n)=>{var r=dh(),i=I(r),a=R(i,!0),o=z(i,2);X(o,21,()=>H(n).cards,Y,(e,n)=>{var r=uh(),i=I(r),a=R(i,!0);k(r),B(()=>q(a,H(n).text)),U(`click`,i,()=>$.read(t.deck.game,H(n).card)),K(e,r)}),k(o),k(r),B(()=>q(a,H(n).title)),K(e,r)}),k(n),K(e,n),j()}W([`click`]);var mh=G(`<p class="error" role="alert"> </p>`),hh=G(`<div class="import svelte-mix9h6"><label class="field"> <textarea name="list" rows="7" spellcheck="false" class="svelte-mix9h6"></textarea></label> <!> <div class="actions"><button type="button"> </button> <label class="button svelte-mix9h6"> <input class="unseen" type="file" accept=".txt,.json,text/plain,application/json"/></label></div></div>`);function gh(e,t){let n=Zr();A(t,!0);let r=_a(t,`list`,15),i=2e4,a=M(()=>t.game.decks??``),o=P(``);async function s(){if(F(o,r().length>i?Q(`too-long`,{n:i}):``,!0),!H(o))try{let e=await $.link.ask({type:`deck`,game:t.game.name,text:r()||` `},`deck`);Nc.keep(t.game.name,e.text.split(`
`)[0],e.text),t.taken(e)}catch(e){F(o,e instanceof Tc?e.message:Q(`lost`),!0)}}async function c(e){let t=e.currentTarget.files?.[0];e.currentTarget.value=``,t&&(r(await t.text()),await s())}var l=hh(),u=I(l),d=I(u),f=z(d);yt(f),k(u);var p=z(u,2),m=e=>{var t=mh(),r=R(t,!0);B(()=>{Z(t,`id`,n),q(r,H(o))}),K(e,t)};J(p,e=>{H(o)&&e(m)});var h=z(p,2),g=I(h),_=R(g,!0),v=z(g,2),y=I(v),b=z(y);k(v),k(h),k(l),B((e,t,r,i)=>{q(d,`${e??``} `),Z(f,`placeholder`,t),Z(f,`aria-invalid`,!!H(o)),Z(f,`aria-describedby`,H(o)?n:void 0),q(_,r),q(y,`${i??``} `)},[()=>Q(`deck-list`,{what:H(a)}),()=>Q(`deck-example`,{what:H(a)}),()=>Q(`check-deck`,{what:H(a)}),()=>Q(`open-file`)]),ea(f,r),U(`click`,g,s),U(`change`,b,c),K(e,l),j()}W([`click`,`change`]);var _h=`M6 8h12v10H6ZM12 8V4M12 3.4a.6.6 0 1 0 .1 0M9.5 12v1.5M14.5 12v1.5M3.5 11.5v4M20.5 11.5v4M9.5 21h5`,vh=`M3 5h18v11H3ZM9 20h6M12 16v4`,yh=`M9.5 14.5 14.5 9.5M8 11l-3 3a3.6 3.6 0 0 0 5 5l3-3M16 13l3-3a3.6 3.6 0 0 0-5-5l-3 3`,bh=`M8 10.5a3 3 0 1 0 .1 0M16 10.5a3 3 0 1 0 .1 0M2.5 20c.5-4 10.500-4 11 0M13.500 17c2-1.200 7-.8 8 3`,xh=`M5 5h14v14H5ZM9 9h.1M15 9h.1M12 12h.1M9 15h.1M15 15h.1`,Sh=`M12 4a8.500 8.500 0 1 0 .1 0M12 8v4.500l3 2`,Ch=G(`<option> </option>`),wh=G(`<label class="field"> <select name="set"></select></label>`),Th=G(`<button type="button" class="svelte-uyp4at"> </button>`),Eh=G(`<div class="generator svelte-uyp4at"><!> <fieldset><legend class="svelte-uyp4at"> </legend> <div class="parts svelte-uyp4at"></div></fieldset> <div class="seed svelte-uyp4at"><label class="field svelte-uyp4at"> <input type="number" min="0" max="999999999"/></label> <button type="button"><!> </button></div></div>`);function Dh(e,t){A(t,!0);let n=_a(t,`deck`,15),r=M(()=>Cc(n(),t.generator)??{set:``,parts:[],seed:0}),i=M(()=>t.generator.sets??[]),a=M(()=>H(i).find(e=>e.name===H(r).set)??H(i)[0]),o=M(()=>t.generator.parts.filter(e=>!H(a)||H(a).parts.includes(e.name)));function s(e){let t=H(i).find(t=>t.name===e)?.parts??[];n(xc({...H(r),set:e,parts:H(r).parts.filter(e=>t.includes(e))}))}function c(e){let i=H(r).parts.filter(t=>t!==e),a=t.generator.most-+!H(r).parts.includes(e),o=H(r).parts.includes(e)?i:[...i.slice(Math.max(0,i.length-a)),e];n(xc({...H(r),parts:o}))}function l(e){let t=Math.min(Math.max(Math.floor(Number(e))||0,0),999999999);n(xc({...H(r),seed:t}))}var u=Eh(),d=I(u),f=e=>{var t=wh(),n=I(t),r=z(n);X(r,21,()=>H(i),Y,(e,t)=>{var n=Ch(),r=R(n,!0),i={};B(()=>{q(r,H(t).title),i!==(i=H(t).name)&&(n.value=(n.__value=i)??``)}),K(e,n)}),k(r);var o;Bi(r),k(t),B(e=>{q(n,`${e??``} `),o!==(o=H(a)?.name)&&(r.value=(r.__value=o)??``,zi(r,o))},[()=>Q(`set`)]),U(`change`,r,e=>s(e.currentTarget.value)),K(e,t)};J(d,e=>{H(i).length>1&&e(f)});var p=z(d,2),m=I(p),h=R(m,!0),g=z(m,2);X(g,21,()=>H(o),Y,(e,t)=>{var n=Th(),i=R(n,!0);B(e=>{Z(n,`aria-pressed`,e),q(i,H(t).title)},[()=>H(r).parts.includes(H(t).name)]),U(`click`,n,()=>c(H(t).name)),K(e,n)}),k(g),k(p);var _=z(p,2),v=I(_),y=I(v),b=z(y);Ji(b),k(v);var x=z(v,2),S=I(x);Ls(S,{get path(){return xh}});var C=z(S,1,!0);k(x),k(_),k(u),B((e,t,n)=>{q(h,e),q(y,`${t??``} `),Yi(b,H(r).seed),q(C,n)},[()=>Q(`made-of`,{title:t.generator.title,most:t.generator.most}),()=>Q(`seed`),()=>Q(`generate-again`,{what:t.what})]),U(`change`,b,e=>l(e.currentTarget.value)),U(`click`,x,()=>n(xc({...H(r),seed:wc()}))),K(e,u),j()}W([`change`,`click`]);var Oh=G(`<option> </option> <option> </option>`,1),kh=G(`<option> </option>`),Ah=G(`<optgroup></optgroup>`),jh=G(`<p class="error" role="alert"> </p>`),Mh=G(`<span class="title svelte-3mnlam"> </span> <span class="quiet"> </span>`,1),Nh=G(`<details><summary class="svelte-3mnlam"><!></summary> <!></details>`),Ph=G(`<div class="deck svelte-3mnlam"><label class="field"> <select><option> </option><!><!><optgroup></optgroup></select></label> <!> <!> <!> <!></div>`);function Fh(e,t){A(t,!0);let n=_a(t,`deck`,15),r=`list`,i=`own:`,a=P(null),o=P(!1),s=P(null),c=P(``),l=M(()=>t.game.decks??``),u=M(()=>Nc.of(t.game.name)),d=M(()=>{if(H(o))return r;if(!n())return`any`;if(Sc(n()))return`new`;if(H(a)?H(a).decks.some(e=>e.name===n()):!n().includes(`
`))return n();let e=H(u).find(([,e])=>e===n());return e?i+e[0]:r});In(()=>{ns.lang;let{name:e}=t.game,n=JSON.stringify(t.options);$.link.ask({type:`decks`,game:e,options:JSON.parse(n)},`decks`).then(e=>{F(a,e),Mr(()=>f(e))},()=>void 0)}),In(()=>{ns.lang,m(H(o)?``:n())});function f({decks:e,generator:r}){e.some(e=>e.name===n())||n()&&r||n(e[t.seat%e.length]?.name??``)}function p(e){F(o,e===r),n(e===`any`||e===r?``:e===`new`?xc({set:``,parts:[],seed:wc()}):e.startsWith(i)?H(u).find(([t])=>i+t===e)?.[1]??``:e)}async function m(e){if(F(c,``),!e)F(s,null);else try{let r=e.includes(`
`)?{text:e}:{name:e},i=await $.link.ask({type:`deck`,game:t.game.name,...r},`deck`);e===n()&&F(s,i)}catch(t){if(e!==n())return;F(s,null),t instanceof Tc&&F(c,t.message,!0)}}function h(e){F(o,!1),n(e.text)}var g=Ph(),_=I(g),v=I(_),y=z(v),b=I(y),S=R(b,!0);b.value=b.__value=`any`;var C=z(b),w=e=>{var t=Oh(),n=L(t),i=R(n,!0);n.value=n.__value=`new`;var a=z(n,2),o=R(a,!0);a.value=a.__value=r,B((e,t)=>{q(i,e),q(o,t)},[()=>Q(`generate`,{what:H(l)}),()=>Q(`own-deck`,{what:H(l)})]),K(e,t)};J(C,e=>{H(a)?.generator&&e(w)});var T=z(C),ee=e=>{var t=Ah();X(t,21,()=>H(u),Y,(e,t)=>{var n=M(()=>x(H(t),1));let r=()=>H(n)[0];var i=kh(),a=R(i,!0),o={};B(()=>{q(a,r()),o!==(o=`own:${r()??``}`)&&(i.value=i.__value=o)}),K(e,i)}),k(t),B(e=>Z(t,`label`,e),[()=>Q(`my-decks`,{what:H(l)})]),K(e,t)};J(T,e=>{H(u).length&&H(a)?.generator&&e(ee)});var E=z(T);X(E,21,()=>H(a)?.decks??[],Y,(e,t)=>{var n=kh(),r=R(n),i={};B(()=>{q(r,`${H(t).title??``} · ${H(t).facts??``}`),i!==(i=H(t).name)&&(n.value=(n.__value=i)??``)}),K(e,n)}),k(E),k(y);var te;Bi(y),k(_);var ne=z(_,2),re=e=>{Dh(e,{get generator(){return H(a).generator},get what(){return H(l)},get deck(){return n()},set deck(e){n(e)}})};J(ne,e=>{H(d)===`new`&&H(a)?.generator&&e(re)});var ie=z(ne,2),ae=e=>{gh(e,{get game(){return t.game},taken:h,get list(){return n()},set list(e){n(e)}})};J(ie,e=>{H(d)===r&&e(ae)});var oe=z(ie,2),se=e=>{var t=jh(),n=R(t,!0);B(()=>q(n,H(c))),K(e,t)};J(oe,e=>{H(c)&&!H(o)&&e(se)});var ce=z(oe,2),le=e=>{var t=Nh(),n=I(t),i=I(n),a=e=>{var t=Mh(),n=L(t),r=R(n,!0),i=R(z(n,2),!0);B(()=>{q(r,H(s).title),q(i,H(s).facts)}),K(e,t)},o=e=>{var t=Yr();B(e=>q(t,e),[()=>Q(`show-cards`)]),K(e,t)};J(i,e=>{H(d)===`new`||H(d)===r?e(a):e(o,-1)}),k(n),ph(z(n,2),{get deck(){return H(s)}}),k(t),K(e,t)};J(ce,e=>{H(s)&&!H(o)&&e(le)}),k(g),B((e,n)=>{q(v,`${t.label??``} `),Z(y,`name`,`deck-${t.seat+1}`),q(S,e),Z(E,`label`,n),te!==(te=H(d))&&(y.value=(y.__value=te)??``,zi(y,te))},[()=>Q(`any-deck`,{what:H(l)}),()=>Q(`known-decks`,{what:H(l)})]),U(`change`,y,e=>p(e.currentTarget.value)),K(e,g),j()}W([`change`]);function Ih({seconds:e,increment:t=0}){return Q(`clock-words`,{minutes:Math.round(e/60*10)/10,increment:t})}function Lh({kind:e,name:t,rating:n}){return e===`open`?Q(`open-seat`):typeof n==`number`?`${t} (${n})`:t??``}var Rh=G(`<span class="quiet"> </span>`),zh=G(`<button> </button>`),Bh=G(`<li><span><b> </b> <!> <!></span> <!> <!></li>`),Vh=G(`<p role="alert" class="error"> </p>`),Hh=G(`<p class="quiet"> </p>`),Uh=G(`<div class="page waiting svelte-1f7jbhr"><h1> </h1> <p role="status"> </p> <section class="panel svelte-1f7jbhr" aria-labelledby="invite"><h2 id="invite" class="svelte-1f7jbhr"> </h2> <p class="quiet"> </p> <div class="link svelte-1f7jbhr"><input readonly="" class="svelte-1f7jbhr"/> <button class="main"> </button></div></section> <section class="panel svelte-1f7jbhr" aria-labelledby="seats"><h2 id="seats" class="svelte-1f7jbhr"> </h2> <!> <ol class="svelte-1f7jbhr"></ol> <!> <!></section></div>`);function Wh(e,t){A(t,!0);let n=M(()=>t.sitting.server.room),r=M(()=>$.server.game(H(n).game)),i=M(()=>`${location.origin}${location.pathname}#/room/${H(n).room}`),a=M(()=>H(n).seats.filter(e=>e.kind===`open`).length),o=P(void 0),s=P(!1),c=P(``),l=P(``);async function u(){H(o)?.select();try{await navigator.clipboard.writeText(H(i)),F(s,!0)}catch{F(s,document.execCommand(`copy`),!0)}}async function d(e){F(l,``);try{await e()}catch(e){F(l,e instanceof Tc?e.message:Q(`lost`),!0)}}let f=e=>d(()=>$.link.ask({type:`sit`,seat:e,...H(r)?.decks&&H(c)?{deck:H(c)}:{}},`seat`)),p=e=>d(()=>$.link.ask({type:`stand`,seat:e},`done`));var m=Uh(),h=I(m),g=R(h,!0),_=z(h,2),v=R(_,!0),y=z(_,2),b=I(y),x=R(b,!0),S=z(b,2),C=R(S,!0),w=z(S,2),T=I(w);Ji(T),ua(T,e=>F(o,e),()=>H(o));var ee=z(T,2),E=R(ee,!0);k(w),k(y);var te=z(y,2),ne=I(te),re=R(ne,!0),ie=z(ne,2),ae=e=>{{let t=M(()=>Q(`your-deck`,{what:H(r).decks})),i=M(()=>H(n).seats.findIndex(e=>e.kind===`open`)),a=M(()=>H(n).options??{});Fh(e,{get game(){return H(r)},get label(){return H(t)},get seat(){return H(i)},get options(){return H(a)},get deck(){return H(c)},set deck(e){F(c,e,!0)}})}};J(ie,e=>{H(r)?.decks&&H(a)&&!H(n).yours.length&&e(ae)});var oe=z(ie,2);X(oe,21,()=>H(n).seats,Y,(e,t,r)=>{let i=M(()=>H(n).yours.includes(r));var a=Bh();let o;var s=I(a),c=I(s),l=R(c,!0),u=z(c,2),d=e=>{var t=Yr();B(e=>q(t,`(${e??``})`),[()=>Q(`you`)]),K(e,t)};J(u,e=>{H(i)&&e(d)});var m=z(u,2),h=e=>{var n=Rh(),r=R(n,!0);B(()=>q(r,H(t).deck)),K(e,n)};J(m,e=>{H(t).deck&&e(h)}),k(s);var g=z(s,2),_=e=>{var t=zh();let i;var a=R(t,!0);B(e=>{i=Pi(t,1,``,null,i,{main:!H(n).yours.length}),q(a,e)},[()=>Q(`sit`)]),U(`click`,t,()=>f(r)),K(e,t)};J(g,e=>{H(t).kind===`open`&&e(_)});var v=z(g,2),y=e=>{var t=zh(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`stand`)]),U(`click`,t,()=>p(r)),K(e,t)};J(v,e=>{H(i)&&e(y)}),k(a),B(e=>{o=Pi(a,1,`svelte-1f7jbhr`,null,o,{open:H(t).kind===`open`}),q(l,e)},[()=>Lh(H(t))||Q(`player`,{n:r+1})]),K(e,a)}),k(oe);var se=z(oe,2),ce=e=>{var t=Vh(),n=R(t,!0);B(()=>q(n,H(l))),K(e,t)};J(se,e=>{H(l)&&e(ce)});var le=z(se,2),ue=e=>{var t=Hh(),r=R(t);B((e,t)=>q(r,`${e??``}: ${t??``}`),[()=>Q(`clock`),()=>Ih(H(n).clock)]),K(e,t)};J(le,e=>{H(n).clock&&e(ue)}),k(te),k(m),B((e,t,n,r,a,o,s)=>{q(g,e),q(v,t),q(x,n),q(C,r),Yi(T,H(i)),Z(T,`aria-label`,a),q(E,o),q(re,s)},[()=>Q(`waiting-room`),()=>Q(`waiting-for`,{n:H(a)}),()=>Q(`invite`),()=>Q(H(n).listed?`share-lobby`:`share-link`),()=>Q(`link`),()=>H(s)?Q(`copied`):Q(`copy`),()=>Q(`seats`)]),zr(`focus`,T,e=>e.currentTarget.select()),U(`click`,ee,u),K(e,m),j()}W([`click`]);var Gh=G(`<p class="opening svelte-vrg389" role="status"> </p>`),Kh=G(`<div class="picture svelte-vrg389"><!></div>`),qh=G(`<div class="zoom svelte-vrg389"><!></div> <!> <!>`,1),Jh=G(`<p> </p>`),Yh=G(`<!> <!> <!> <!>`,1),Xh=G(`<div><div class="left svelte-vrg389"><div class="table svelte-vrg389"><!></div> <!> <!></div> <aside class="right svelte-vrg389"><!> <!></aside></div> <div class="unseen" role="log"></div> <!> <!> <!> <!>`,1);function Zh(e,t){A(t,!0);let n=_a(t,`sitting`,7),r=M(()=>n().server.room?.game??``),i=M(()=>vs(H(r))?.Board),a=M(()=>vs(H(r))),o=M(()=>n().shown?.view),s=M(()=>H(o)&&H(a)?.owners?.(H(o))),c=M(()=>n().server.room?.chat!==!1&&n().server.company),l=M(()=>!!n().server.report&&n().screen.reading&&!n().moment),u=P(0),d=P(void 0),f=P(void 0),p=P(void 0);al({get sitting(){return n()},get game(){return H(r)},get rules(){return $.server.game(H(r))?.rules},area:()=>H(d),laid:()=>H(u),face:e=>ws(H(r),e,$.server.cards[H(r)]?.get(e)),called:e=>e<=-2?n().server.name(-2-e):h(e),tell:(e,t)=>Ss(H(r),e,t),side:m,source:e=>(e.thing??-1)>=0?e.thing:H(a)?.source?.(e,H(o))??-1,get usual(){return H(a)?.usual??[]},drop(e,t,r){let{question:i}=n().asking;if(i&&H(o))return H(a)?.drop?.(e,t,i,H(o),this.face(r).type)??fd(i,e,t)},emblem:e=>H(a)?.emblem?.(e),groups:e=>Ts(H(r),e,n().shown?.view,$.server.cards[H(r)])}),In(()=>{n().screen.unread&&(n().screen.aside||innerWidth>=1e3)&&(n().screen.unread=0)});function m(e){let t=e<=-2?-2-e:H(s)?.get(e),n=H(o)?.player??-1;return t===void 0||n<0?``:t===n||H(o).teams&&(t-n)%2==0?`own`:`enemy`}function h(e){let t=H(o)&&(H(a)?.slug?H(a).slug(H(o),e):H(o).cards[e]);return t?ws(H(r),t,$.server.cards[H(r)]?.get(t)).name:``}function g(e){if(Zc(e)||Ic())return;let t=n().moment?_(e):v(e);t&&(e.preventDefault(),t())}function _({key:e,shiftKey:t}){let{at:r,end:i}=n().moment;return{ArrowLeft:()=>void(t?n().back.turn(-1):n().back.to(r-1)),ArrowRight:()=>void(t?n().back.turn(1):n().back.to(r+1)),PageUp:()=>void n().back.turn(-1),PageDown:()=>void n().back.turn(1),Home:()=>void n().back.to(0),End:()=>void n().back.to(i)," ":()=>n().back.play(),Escape:()=>Kl.open||n().screen.notice?S():n().backToNow()}[e]??y[e]??y[e.toLowerCase()]}function v(e){let t=e.key.toLowerCase();return Xc(e.key)?()=>Jc(e.key,e.shiftKey):/^[1-9]$/.test(e.key)?()=>void(H(p)?.digit(e.key)||H(f)?.digit(e.key)):b[e.key]??b[t]??y[e.key]??y[t]??H(p)?.letterDeed(t)??H(f)?.letterDeed(t)}let y={l:()=>n().screen.aside=!n().screen.aside,v:x,z:()=>Kl.seen&&Jl(Kl.seen),F1:()=>n().screen.helping=!0},b={u:()=>void n().undo(),h:()=>void n().askHint(),"?":C,Escape:S," ":()=>n().skip()};function x(){Wl.plain=!Wl.plain,Gl()}function S(){Kl.open?Yl():n().screen.aside?n().screen.aside=!1:n().asking.menu.length||n().asking.doubt||n().asking.begun?n().asking.clear():n().screen.notice=n().screen.hint=null}function C(){Kl.seen?.deed&&n().asking.question?n().whyNot(Kl.seen.deed):n().screen.helping=!0}function w(e){return!!H(d)&&!!e&&(H(d).contains(e)||e.contains(H(d)))}function T(e){let{asking:t}=n();e.key===`Enter`&&t.whole&&(!e.ctrlKey&&!e.metaKey&&(!t.begun||Ic()||!w(document.activeElement)||Vc(document.activeElement)===`legal`&&t.picked.length<t.question.high)||(e.preventDefault(),t.confirm()))}var ee=Xr();zr(`keydown`,gn,e=>{T(e),g(e)});var E=L(ee),te=e=>{Wh(e,{get sitting(){return n()}})},ne=e=>{var t=Gh(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`opening`)]),K(e,t)},re=e=>{var t=Xh(),r=L(t);let a;var o=I(r),s=I(o),m=I(s),h=e=>{Jm(e,{get sitting(){return n()}})},g=e=>{af(e,{})},_=e=>{ap(e,{})},v=e=>{var t=Kh();Si(I(t),()=>H(i),(e,t)=>{t(e,{get view(){return n().shown.view}})}),k(t),Ti(t,()=>()=>void F(u,Mr(()=>n().step),!0)),K(e,t)};J(m,e=>{n().covered?e(h):H(l)?e(g,1):Wl.plain||!H(i)?e(_,2):e(v,-1)}),k(s),ua(s,e=>F(d,e),()=>H(d));var y=z(s,2);lh(y,{get sitting(){return n()}});var b=z(y,2),x=e=>{ff(e,{})},S=e=>{ua(id(e,{}),e=>F(f,e,!0),()=>H(f))};J(b,e=>{n().moment?e(x):!n().covered&&!H(l)&&e(S,1)}),k(o);var C=z(o,2),w=I(C),T=e=>{var t=qh(),n=L(t);Ap(I(n),{}),k(n);var r=z(n,2);Af(r,{}),zf(z(r,2),{}),K(e,t)};J(w,e=>{n().covered||e(T)});var ee=z(w,2),E=e=>{Km(e,{get sitting(){return n()}})};J(ee,e=>{H(c)&&e(E)}),k(C),k(r);var te=z(r,2);X(te,23,()=>n().covered?[]:n().server.log.slice(-12),(e,t)=>n().server.log.length-Math.min(12,n().server.log.length)+t,(e,t)=>{var n=Jh(),r=R(n,!0);B(()=>q(r,H(t).text)),K(e,n)}),k(te);var ne=z(te,2),re=e=>{var t=Yh(),n=L(t);Fl(n,{});var r=z(n,2);ua(mu(r,{}),e=>F(p,e,!0),()=>H(p));var i=z(r,2);bu(i,{}),vu(z(i,2),{}),K(e,t)};J(ne,e=>{!n().covered&&!n().moment&&e(re)});var ie=z(ne,2);Ap(ie,{sheet:!0});var ae=z(ie,2);$m(ae,{get sitting(){return n()}}),Vm(z(ae,2),{get sitting(){return n()}}),B((e,t)=>{a=Pi(r,1,`room whole svelte-vrg389`,null,a,{aside:n().screen.aside}),Z(C,`aria-label`,e),Z(te,`aria-label`,t)},[()=>Q(`beside`),()=>Q(`log`)]),K(e,t)};J(E,e=>{n().server.room?.status===`waiting`?e(te):!n().shown||!$.server.cards[H(r)]?e(ne,1):e(re,-1)}),K(e,ee),j()}Ye();var Qh=G(`<span class="quiet"><!> </span>`),$h=G(`<li class="accented svelte-1xktl4u"><div class="svelte-1xktl4u"><b> </b> <span> </span> <!></div> <a class="button svelte-1xktl4u"> <span class="unseen"> </span></a></li>`),eg=G(`<ul class="svelte-1xktl4u"></ul>`),tg=G(`<p class="quiet"> </p>`),ng=G(`<h2 id="lobby" class="svelte-1xktl4u"> </h2> <!>`,1);function rg(e,t){A(t,!1),da();var n=ng(),r=L(n),i=R(r,!0),a=z(r,2),o=e=>{var t=eg();X(t,5,()=>$.server.lobby,e=>e.room,(e,t)=>{var n=$h();let r;var i=I(n),a=I(i),o=R(a,!0),s=z(a,2),c=R(s,!0),l=z(s,2),u=e=>{var n=Qh(),r=I(n);Ls(r,{get path(){return Sh}});var i=z(r);k(n),B(e=>q(i,` ${e??``}`),[()=>Ih(H(t).clock)]),K(e,n)};J(l,e=>{H(t).clock&&e(u)}),k(i);var d=z(i,2),f=I(d),p=R(z(f));k(d),k(n),B((e,i,a,s,l)=>{r=Ii(n,``,r,{"--accent":e}),q(o,i),q(c,a),Z(d,`href`,`#/room/${H(t).room??``}`),q(f,`${s??``} `),q(p,`: ${l??``}`)},[()=>_s(H(t).game)?.accent??285,()=>$.server.game(H(t).game)?.title??H(t).game,()=>H(t).seats.map(Lh).join(` · `),()=>Q(`join`),()=>$.server.game(H(t).game)?.title]),K(e,n)}),k(t),K(e,t)},s=e=>{var t=tg(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`no-rooms`)]),K(e,t)};J(a,e=>{$.server.lobby.length?e(o):e(s,-1)}),B(e=>q(i,e),[()=>Q(`lobby`)]),K(e,n),j()}var ig=G(`<div class="page"><h1> </h1> <section class="panel" aria-labelledby="lobby"><!></section> <p class="quiet"> </p> <p><a class="button" href="#/"> </a></p></div>`);function ag(e,t){A(t,!1),da();var n=ig(),r=I(n),i=R(r,!0),a=z(r,2);rg(I(a),{}),k(a);var o=z(a,2),s=R(o,!0),c=z(o,2),l=R(I(c),!0);k(c),k(n),B((e,t,n)=>{q(i,e),q(s,t),q(l,n)},[()=>Q(`lobby-title`),()=>Q(`lobby-how`),()=>Q(`new-game`)]),K(e,n),j()}var og=Jr(`<g class="hued svelte-1euhzuk"><circle class="disc svelte-1euhzuk" cx="12" cy="12" r="17"></circle><path class="emblem svelte-1euhzuk"></path></g>`),sg=G(`<label class="game accented svelte-1euhzuk"><svg viewBox="0 0 330 100" aria-hidden="true" class="svelte-1euhzuk"><pattern patternUnits="userSpaceOnUse" patternTransform="scale(1.3)" class="svelte-1euhzuk"><path class="tile svelte-1euhzuk"></path></pattern><rect x="-400" y="-200" width="1130" height="500" class="svelte-1euhzuk"></rect><!></svg> <input type="radio" name="game" class="svelte-1euhzuk"/> <span class="title svelte-1euhzuk"> </span> <span class="seats svelte-1euhzuk"> </span></label>`);function cg(e,t){let n=Zr();A(t,!0);let r=[],i=_a(t,`chosen`,15),a=M(()=>_s(t.game.name)),o=M(()=>Object.keys(H(a)?.looks??{}).filter(Boolean).slice(0,10).map(e=>Cs(t.game.name,e))),s=M(()=>ks[Cs(t.game.name,``).pattern]);var c=sg();let l;var u=I(c),d=I(u),f=R(d),p=z(d);X(z(p),17,()=>H(o),Y,(e,t,n)=>{let r=M(()=>H(o).length>1?n/(H(o).length-1):.5);var i=og();let a;var s=z(I(i));k(i),B(e=>{Z(i,`transform`,`translate(${12+H(r)*282} ${e??``})`),a=Ii(i,``,a,{"--hue":H(t).hue}),Z(s,`d`,H(t).emblem)},[()=>58-Math.sin(H(r)*Math.PI)*40]),K(e,i)}),k(u);var m=z(u,2);Ji(m);var h,g=z(m,2),_=R(g,!0),v=R(z(g,2),!0);k(c),B(e=>{l=Ii(c,``,l,{"--accent":H(a)?.accent??285}),Z(d,`id`,n),Z(d,`width`,H(s).size[0]),Z(d,`height`,H(s).size[1]),Z(f,`d`,H(s).path),Z(p,`fill`,`url(#${n})`),h!==(h=t.game.name)&&(m.value=(m.__value=h)??``),q(_,t.game.title),q(v,e)},[()=>Q(`players-range`,{low:t.game.seats[0],high:t.game.seats[1]})]),na(r,[],m,()=>(t.game.name,i()),i),K(e,c),j()}var lg=G(`<label class="field seed svelte-12h2tvw"> <input name="seed" type="number" min="0" max="999999999999" step="1"/></label>`),ug=G(`<label class="check"><input name="hints" type="checkbox"/> </label> <label class="check"><input name="chat" type="checkbox"/> </label>`,1),dg=G(`<option> </option>`),fg=G(`<select><option> </option><!></select>`),pg=G(`<label class="field"> <input type="number" min="0"/></label>`),mg=G(`<div class="times svelte-12h2tvw"></div>`),hg=G(`<fieldset><legend class="svelte-12h2tvw"> </legend> <p class="quiet help svelte-12h2tvw"> </p> <!></fieldset>`),gg=G(`<details class="panel svelte-12h2tvw"><summary class="svelte-12h2tvw"> </summary> <div class="settings svelte-12h2tvw"><fieldset><legend class="svelte-12h2tvw"> </legend> <label class="check"><input name="clock" type="checkbox"/> </label> <div class="times svelte-12h2tvw"><label class="field"> <input name="minutes" type="number" min="1" max="720" step="any" required=""/></label> <label class="field"> <input name="increment" type="number" min="0" max="3600" required=""/></label></div></fieldset> <fieldset><legend class="svelte-12h2tvw"> </legend> <label class="check"><input name="ask-all" type="checkbox"/> </label> <!> <p class="quiet help svelte-12h2tvw"> </p></fieldset> <!></div></details>`);function _g(e,t){A(t,!0);let n=_a(t,`wish`,7),r=M(()=>Id(n().seats)),i=M(()=>Rd(t.game,n().seats).filter(e=>e.kind!==`flag`)),a=M(()=>n().seats.map((e,t)=>t?Q(`player`,{n:t+1}):$.server.me?.name??``));function o({name:e},t){let{[e]:r,...i}=n().options;n().options=t===``?i:{...i,[e]:Number(t)}}function s({name:e,high:t=0},r,i){let a=n().seats.map((t,n)=>c(e,n));a[r]=Math.min(Math.max(Math.floor(Number(i))||0,0),t),n().options[e]=a}function c(e,t){let r=n().options[e];return Array.isArray(r)?Number(r[t]??0):0}var l=gg(),u=I(l),d=R(u,!0),f=z(u,2),p=I(f),m=I(p),h=R(m,!0),g=z(m,2),_=I(g);Ji(_);var v=z(_);k(g);var y=z(g,2),b=I(y),x=I(b),S=z(x);Ji(S),k(b);var C=z(b,2),w=I(C),T=z(w);Ji(T),k(C),k(y),k(p);var ee=z(p,2),E=I(ee),te=R(E,!0),ne=z(E,2),re=I(ne);Ji(re);var ie=z(re);k(ne);var ae=z(ne,2),oe=e=>{var t=lg(),n=I(t),r=z(n);Ji(r),k(t),B(e=>q(n,`${e??``} `),[()=>Q(`game-seed`)]),ea(r,()=>Fd.seed,e=>Fd.seed=e),K(e,t)},se=e=>{var t=ug(),n=L(t),r=I(n);Ji(r);var i=z(r);k(n);var a=z(n,2),o=I(a);Ji(o);var s=z(o);k(a),B((e,t)=>{q(i,` ${e??``}`),q(s,` ${t??``}`)},[()=>Q(`hints-too`),()=>Q(`chat-on`)]),ra(r,()=>Fd.wish.hints,e=>Fd.wish.hints=e),ra(o,()=>Fd.wish.chat,e=>Fd.wish.chat=e),K(e,t)};J(ae,e=>{H(r)?e(se,-1):e(oe)});var ce=R(z(ae,2),!0);k(ee),X(z(ee,2),17,()=>H(i),e=>e.name,(e,t)=>{var r=hg(),i=I(r),l=R(i,!0),u=z(i,2),d=R(u,!0),f=z(u,2),p=e=>{var r=fg(),i=I(r),s=R(i,!0);i.value=i.__value=``,X(z(i),17,()=>H(a),Y,(e,t,n)=>{var r=dg(),i=R(r,!0);r.value=r.__value=n,B(()=>q(i,H(t))),K(e,r)}),k(r);var c;Bi(r),B(e=>{Z(r,`name`,H(t).name),Z(r,`aria-label`,H(t).title),q(s,e),c!==(c=n().options[H(t).name]??``)&&(r.value=(r.__value=c)??``,zi(r,c))},[()=>Q(`by-chance`)]),U(`change`,r,e=>o(H(t),e.currentTarget.value)),K(e,r)},m=e=>{var n=mg();X(n,21,()=>H(a),Y,(e,n,r)=>{var i=pg(),a=I(i),o=z(a);Ji(o),k(i),B(e=>{q(a,`${H(n)??``} `),Z(o,`name`,`${H(t).name??``}-${r+1}`),Z(o,`max`,H(t).high),Yi(o,e)},[()=>c(H(t).name,r)]),U(`change`,o,e=>s(H(t),r,e.currentTarget.value)),K(e,i)}),k(n),K(e,n)};J(f,e=>{H(t).kind===`seat`?e(p):e(m,-1)}),k(r),B(()=>{q(l,H(t).title),q(d,H(t).help)}),K(e,r)}),k(f),k(l),B((e,t,n,r,i,a,o,s)=>{q(d,e),q(h,t),q(v,` ${n??``}`),q(x,`${r??``} `),S.disabled=!Fd.wish.clock,q(w,`${i??``} `),T.disabled=!Fd.wish.clock,q(te,a),q(ie,` ${o??``}`),q(ce,s)},[()=>Q(`settings`),()=>Q(`clock`),()=>Q(`clock-on`),()=>Q(`clock-minutes`),()=>Q(`clock-increment`),()=>Q(`table-settings`),()=>Q(`ask-all`),()=>Q(`undo-policy`,{people:H(r)?`yes`:`no`})]),ra(_,()=>Fd.wish.clock,e=>Fd.wish.clock=e),ea(S,()=>Fd.wish.minutes,e=>Fd.wish.minutes=e),ea(T,()=>Fd.wish.increment,e=>Fd.wish.increment=e),ra(re,()=>Fd.wish.askAll,e=>Fd.wish.askAll=e),K(e,l),j()}W([`change`]);var vg=G(`<label class="svelte-1mtti22"><input class="unseen svelte-1mtti22" type="radio"/> <!> <span class="svelte-1mtti22"> </span></label>`),yg=G(`<option class="svelte-1mtti22"> </option>`),bg=G(`<label class="field svelte-1mtti22"> <select class="svelte-1mtti22"></select></label>`),xg=G(`<p class="quiet svelte-1mtti22"> </p>`),Sg=G(`<fieldset class="svelte-1mtti22"><legend class="unseen"> </legend> <div class="ways svelte-1mtti22"></div> <!></fieldset>`);function Cg(e,t){A(t,!0);let n=[],r=_a(t,`seat`,7),i=[[`bot`,_h],[`me`,vh],[`open`,yh],[`lobby`,bh]];var a=Sg(),o=I(a),s=R(o,!0),c=z(o,2);X(c,21,()=>i,Y,(e,i)=>{var a=M(()=>x(H(i),2));let o=()=>H(a)[0],s=()=>H(a)[1];var c=vg(),l=I(c);Ji(l);var u,d=z(l,2);Ls(d,{get path(){return s()}});var f=R(z(d,2),!0);k(c),B(e=>{Z(l,`name`,`seat-${t.number??``}`),u!==(u=o())&&(l.value=(l.__value=u)??``),q(f,e)},[()=>Q(`against`,{who:o()})]),na(n,[],l,()=>(o(),r().who),e=>r().who=e),K(e,c)}),k(c);var l=z(c,2),u=e=>{var n=bg(),i=I(n),a=z(i);X(a,21,()=>t.game.bots,Y,(e,t)=>{var n=yg(),r=R(n,!0),i={};B(e=>{q(r,e),i!==(i=H(t).kind)&&(n.value=(n.__value=i)??``)},[()=>Q(`bot-level`,{...H(t)})]),K(e,n)}),k(a),Bi(a),k(n),B(e=>{q(i,`${e??``} `),Z(a,`name`,`bot-${t.number??``}`)},[()=>Q(`level`)]),Vi(a,()=>r().bot,e=>r().bot=e),K(e,n)},d=e=>{var t=xg(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`against-more`,{who:r().who})]),K(e,t)};J(l,e=>{r().who===`bot`?e(u):e(d,-1)}),k(a),B(e=>q(s,e),[()=>Q(`player`,{n:t.number})]),K(e,a),j()}var wg=G(`<label><input type="checkbox"/> <span><b class="svelte-dovu5w"> </b> <span class="quiet svelte-dovu5w"> </span></span></label>`),Tg=G(`<fieldset><legend class="svelte-dovu5w"> </legend> <!></fieldset>`);function Eg(e,t){A(t,!0);let n=_a(t,`wish`,7),r=M(()=>Rd(t.game,n().seats).filter(e=>e.kind===`flag`)),i=M(()=>zd(t.game,n())),a=(e=[])=>e.some(e=>e in H(i));var o=Xr(),s=L(o),c=e=>{var t=Tg(),o=I(t),s=R(o,!0);X(z(o,2),17,()=>H(r),e=>e.name,(e,t)=>{var r=wg();let o;var s=I(r);Ji(s);var c=z(s,2),l=I(c),u=R(l,!0),d=R(z(l,2),!0);k(c),k(r),B((e,n)=>{o=Pi(r,1,`check svelte-dovu5w`,null,o,{off:e}),Z(s,`name`,H(t).name),s.disabled=n,Xi(s,H(i)[H(t).name]===!0),q(u,H(t).title),q(d,H(t).help)},[()=>a(H(t).without),()=>a(H(t).without)]),U(`change`,s,e=>n().options[H(t).name]=e.currentTarget.checked),K(e,r)}),k(t),B(e=>q(s,e),[()=>Q(`variants`)]),K(e,t)};J(s,e=>{H(r).length&&e(c)}),K(e,o),j()}W([`change`]);var Dg=G(`<p class="quiet"> </p>`),Og=G(`<label class="svelte-hm7qji"><input class="unseen svelte-hm7qji" type="radio" name="players"/> </label>`),kg=G(`<fieldset class="counts svelte-hm7qji"><legend class="svelte-hm7qji"> </legend> <!></fieldset>`),Ag=G(`<section class="panel svelte-hm7qji"><h2 class="svelte-hm7qji"> </h2> <!> <!></section>`),jg=G(`<p class="learn svelte-hm7qji"><a class="svelte-hm7qji"> </a></p> <div class="seats svelte-hm7qji"><section class="panel svelte-hm7qji" aria-labelledby="seat-1"><h2 id="seat-1" class="svelte-hm7qji"> </h2> <!> <!> <!></section> <!></div> <!>`,1),Mg=G(`<li class="svelte-hm7qji"><a class="button svelte-hm7qji"> </a></li>`),Ng=G(`<section class="panel" aria-labelledby="left"><h2 id="left" class="svelte-hm7qji"> </h2> <ul class="svelte-hm7qji"></ul></section>`),Pg=G(`<p class="error" role="alert"> </p>`),Fg=G(`<div class="bar svelte-hm7qji"><!> <button form="start" class="main go svelte-hm7qji"> </button></div>`),Ig=G(`<div class="start whole svelte-hm7qji"><div class="page"><div class="hello svelte-hm7qji"><h1 class="svelte-hm7qji"> </h1> <p class="svelte-hm7qji"> </p></div> <form id="start" class="svelte-hm7qji"><fieldset class="games svelte-hm7qji"><legend class="unseen"> </legend> <!></fieldset> <!></form> <div class="beside svelte-hm7qji"><!> <section class="panel" aria-labelledby="lobby"><!></section> <section class="panel" aria-labelledby="saved"><h2 id="saved" class="svelte-hm7qji"> </h2> <p class="quiet svelte-hm7qji"> </p> <label class="button file svelte-hm7qji"> <input class="unseen svelte-hm7qji" type="file" accept=".json,application/json"/></label></section></div></div></div> <!>`,1);function Lg(e,t){A(t,!0);let n=P(``),r=P(!1),i=M(()=>$.server.game(Fd.wish.game)),a=M(()=>H(i)&&Fd.of(H(i))),o=M(()=>H(i)&&H(a)?zd(H(i),H(a)):{}),s=M(()=>H(i)?Array.from({length:H(i).seats[1]-H(i).seats[0]+1},(e,t)=>H(i).seats[0]+t):[]);async function c(e){F(n,``),F(r,!0);try{await e()}catch(e){F(n,e instanceof Tc?e.message:Q(`lost`),!0)}F(r,!1)}function l(e){if(e.preventDefault(),!H(i)||!H(a))return;Fd.keep();let t=Id(H(a).seats)||!Number.isInteger(Fd.seed)?{}:{seed:Fd.seed},n={...Bd(H(i),Fd.wish,H(a)),...t};c(()=>$.create(H(i).name,Ld(H(i),H(a).seats),n))}async function u(e){let t=e.currentTarget.files?.[0];e.currentTarget.value=``,t&&await c(async()=>$.load(await t.text()))}var d=Ig(),f=L(d),p=I(f),m=I(p),h=I(m),g=R(h,!0),_=R(z(h,2),!0);k(m);var v=z(m,2),y=I(v),b=I(y),x=R(b,!0);X(z(b,2),17,()=>$.server.games,e=>e.name,(e,t)=>{cg(e,{get game(){return H(t)},get chosen(){return Fd.wish.game},set chosen(e){Fd.wish.game=e}})}),k(y);var S=z(y,2),C=e=>{var t=jg(),n=L(t),r=I(n),c=R(r,!0);k(n);var l=z(n,2),u=I(l),d=I(u),f=R(d,!0),p=z(d,2),m=e=>{var t=Xr();pi(L(t),()=>H(i).name,e=>{{let t=M(()=>Q(`your-deck`,{what:H(i).decks}));Fh(e,{get game(){return H(i)},get label(){return H(t)},seat:0,get options(){return H(o)},get deck(){return H(a).seats[0].deck},set deck(e){H(a).seats[0].deck=e}})}}),K(e,t)},h=e=>{var t=Dg(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`no-decks`)]),K(e,t)};J(p,e=>{H(i).decks?e(m):e(h,-1)});var g=z(p,2),_=e=>{var t=kg(),n=I(t),r=R(n,!0);X(z(n,2),17,()=>H(s),Y,(e,t)=>{var n=Og(),r=I(n);Ji(r);var o=z(r);k(n),B(()=>{Yi(r,H(t)),Xi(r,H(a).seats.length===H(t)),q(o,` ${H(t)??``}`)}),U(`change`,r,()=>Fd.resize(H(i),H(t))),K(e,n)}),k(t),B(e=>q(r,e),[()=>Q(`how-many`)]),K(e,t)};J(g,e=>{H(s).length>1&&e(_)}),Eg(z(g,2),{get game(){return H(i)},get wish(){return H(a)}}),k(u),X(z(u,2),19,()=>H(a).seats.slice(1),(e,t)=>`${H(i).name} ${t}`,(e,t,n)=>{var r=Ag(),a=I(r),s=R(a,!0),c=z(a,2);{let e=M(()=>H(n)+2);Cg(c,{get game(){return H(i)},get seat(){return H(t)},get number(){return H(e)}})}var l=z(c,2),u=e=>{{let r=M(()=>Q(`their-deck`,{what:H(i).decks})),a=M(()=>H(n)+1);Fh(e,{get game(){return H(i)},get label(){return H(r)},get seat(){return H(a)},get options(){return H(o)},get deck(){return H(t).deck},set deck(e){H(t).deck=e}})}};J(l,e=>{H(i).decks&&(H(t).who===`bot`||H(t).who===`me`)&&e(u)}),k(r),B(e=>{Z(r,`aria-labelledby`,`seat-${H(n)+2}`),Z(a,`id`,`seat-${H(n)+2}`),q(s,e)},[()=>Q(`player`,{n:H(n)+2})]),K(e,r)}),k(l),_g(z(l,2),{get game(){return H(i)},get wish(){return H(a)}}),B((e,t)=>{Z(r,`href`,`#/learn/${H(i).name??``}`),q(c,e),q(f,t)},[()=>Q(`learn`,{game:H(i).title}),()=>Q(`you-play`,{name:$.server.me?.name??``})]),K(e,t)};J(S,e=>{H(i)&&H(a)&&e(C)}),k(v);var w=z(v,2),T=I(w),ee=e=>{var t=Ng(),n=I(t),r=R(n,!0),i=z(n,2);X(i,21,()=>$.screen.left,e=>e.room,(e,t)=>{var n=Mg(),r=I(n),i=R(r,!0);k(n),B(e=>{Z(r,`href`,`#/room/${H(t).room??``}`),q(i,e)},[()=>Q(`go-on-with`,{game:$.server.game(H(t).game)?.title??H(t).game,names:H(t).names.filter(Boolean).join(`, `)||Q(`open-seat`)})]),K(e,n)}),k(i),k(t),B(e=>q(r,e),[()=>Q(`go-on`)]),K(e,t)};J(T,e=>{$.screen.left.length&&e(ee)});var E=z(T,2);rg(I(E),{}),k(E);var te=z(E,2),ne=I(te),re=R(ne,!0),ie=z(ne,2),ae=R(ie,!0),oe=z(ie,2),se=I(oe),ce=z(se);k(oe),k(te),k(w),k(p),k(f);var le=z(f,2),ue=e=>{var t=Fg(),a=I(t),o=e=>{var t=Pg(),r=R(t,!0);B(()=>q(r,H(n))),K(e,t)};J(a,e=>{H(n)&&e(o)});var s=z(a,2),c=R(s,!0);k(t),B(e=>{s.disabled=H(r),q(c,e)},[()=>Q(`go`,{game:H(i).title})]),K(e,t)};J(le,e=>{H(i)&&e(ue)}),B((e,t,n,r,i,a)=>{q(g,e),q(_,t),q(x,n),q(re,r),q(ae,i),q(se,`${a??``} `)},[()=>Q(`welcome`),()=>Q(`welcome-more`),()=>Q(`pick-game`),()=>Q(`saved-games`),()=>Q(`saved-games-more`),()=>Q(`load`)]),zr(`submit`,v,l),U(`change`,ce,u),K(e,d),j()}W([`change`]);var Rg=G(`<option> </option>`),zg=G(`<label class="svelte-lmcdgk"><input type="checkbox" class="svelte-lmcdgk"/> </label>`),Bg=G(`<label class="svelte-lmcdgk"><span> </span> <input type="range" min="5" max="100" step="5" class="svelte-lmcdgk"/></label>`),Vg=G(`<section class="preferences" aria-labelledby="preferences"><h3 id="preferences" class="svelte-lmcdgk"> </h3> <label class="svelte-lmcdgk"><span> </span> <select class="svelte-lmcdgk"></select></label> <label class="svelte-lmcdgk"><input type="checkbox" class="svelte-lmcdgk"/> </label> <!> <label class="svelte-lmcdgk"><input type="checkbox" class="svelte-lmcdgk"/> </label> <!> <!></section>`);function Hg(e,t){A(t,!0);let n=[0,400,900,1800];function r(){Gl(),Wl.sound&&ja(`turn`,Wl.volume)}async function i(e){Wl.alert=e&&await Notification.requestPermission()===`granted`,e&&!Wl.alert&&t.sitting.screen.say(Q(`alert-refused`),!0),Gl()}var a=Vg(),o=I(a),s=R(o,!0),c=z(o,2),l=I(c),u=R(l,!0),d=z(l,2);X(d,21,()=>n,Y,(e,t)=>{var n=Rg(),r=R(n,!0),i={};B(e=>{q(r,e),i!==(i=H(t))&&(n.value=(n.__value=i)??``)},[()=>Q(`pace-of`,{n:H(t)})]),K(e,n)}),k(d),Bi(d),k(c);var f=z(c,2),p=I(f);Ji(p);var m=z(p);k(f);var h=z(f,2),g=e=>{var n=zg(),r=I(n);Ji(r);var i=z(r);k(n),B(e=>{Xi(r,t.sitting.server.room.order??!1),q(i,` ${e??``}`)},[()=>Q(`auto-order`)]),U(`change`,r,e=>t.sitting.order(e.currentTarget.checked)),K(e,n)};J(h,e=>{t.sitting.server.room?.yours.length&&e(g)});var _=z(h,2),v=I(_);Ji(v);var y=z(v);k(_);var b=z(_,2),x=e=>{var t=Bg(),n=I(t),i=R(n,!0),a=z(n,2);Ji(a),k(t),B(e=>q(i,e),[()=>Q(`volume`)]),U(`change`,a,r),ea(a,()=>Wl.volume,e=>Wl.volume=e),K(e,t)};J(b,e=>{Wl.sound&&e(x)});var S=z(b,2),C=e=>{var t=zg(),n=I(t);Ji(n);var r=z(n);k(t),B(e=>{Xi(n,Wl.alert),q(r,` ${e??``}`)},[()=>Q(`alert`)]),U(`change`,n,e=>i(e.currentTarget.checked)),K(e,t)};J(S,e=>{`Notification`in window&&e(C)}),k(a),B((e,t,n,r)=>{q(s,e),q(u,t),q(m,` ${n??``}`),q(y,` ${r??``}`)},[()=>Q(`preferences`),()=>Q(`pace`),()=>Q(`quick`),()=>Q(`sound`)]),U(`change`,d,function(...e){Gl?.apply(this,e)}),Vi(d,()=>Wl.pace,e=>Wl.pace=e),U(`change`,p,function(...e){Gl?.apply(this,e)}),ra(p,()=>Wl.quick,e=>Wl.quick=e),U(`change`,v,r),ra(v,()=>Wl.sound,e=>Wl.sound=e),K(e,a),j()}W([`change`]);var Ug=G(`<button> </button>`),Wg=G(`<li class="svelte-wqhtv4"><span><b> </b> <!> </span> <!></li>`),Gg=G(`<section class="seats" aria-labelledby="seats"><h3 id="seats" class="svelte-wqhtv4"> </h3> <ul class="svelte-wqhtv4"></ul> <p class="svelte-wqhtv4"> </p></section>`);function Kg(e,t){A(t,!0);let n=M(()=>t.sitting.server.room);function r(e){return e.out?Q(`is-out`,{why:e.out}):e.kind===`person`?e.bot?Q(`is-played`):Q(e.here?`is-here`:`is-gone`):Q(`is-computer`)}var i=Gg(),a=I(i),o=R(a,!0),s=z(a,2);X(s,21,()=>H(n).seats,Y,(e,i,a)=>{let o=M(()=>H(n).yours.includes(a));var s=Wg(),c=I(s),l=I(c),u=R(l,!0),d=z(l,2),f=e=>{var t=Yr();B(e=>q(t,`(${e??``})`),[()=>Q(`you`)]),K(e,t)};J(d,e=>{H(o)&&e(f)});var p=z(d);k(c);var m=z(c,2),h=e=>{var r=Xr(),s=L(r),c=e=>{var n=Ug(),r=R(n,!0);B(e=>q(r,e),[()=>Q(`take-back`,{name:t.sitting.server.name(a)})]),U(`click`,n,()=>t.sitting.take(a)),K(e,n)},l=e=>{var n=Ug(),r=R(n,!0);B(e=>q(r,e),[()=>Q(`give-own`)]),U(`click`,n,()=>t.sitting.give(a)),K(e,n)},u=e=>{var n=Ug(),r=R(n,!0);B(e=>q(r,e),[()=>Q(`give-seat`,{name:t.sitting.server.name(a)})]),U(`click`,n,()=>t.sitting.give(a)),K(e,n)};J(s,e=>{H(o)&&H(i).bot?e(c):H(o)?e(l,1):!H(i).here&&!H(i).bot&&H(n).yours.length&&e(u,2)}),K(e,r)};J(m,e=>{t.sitting.server.lasts&&H(i).kind===`person`&&!H(i).out&&e(h)}),k(s),B((e,t)=>{q(u,e),q(p,` – ${t??``}`)},[()=>t.sitting.server.name(a),()=>r(H(i))]),K(e,s)}),k(s);var c=R(z(s,2),!0);k(i),B((e,t)=>{q(o,e),q(c,t)},[()=>Q(`players`),()=>Q(`watching`,{n:H(n).watching})]),K(e,i),j()}W([`click`]);var qg=G(`<b class="unread svelte-n22gmb"> <span class="unseen svelte-n22gmb"> </span></b>`),Jg=G(`<button class="bad svelte-n22gmb"> </button>`),Yg=G(`<button> </button>`),Xg=G(`<div class="tools svelte-n22gmb"><button class="flat svelte-n22gmb"><!> <span class="svelte-n22gmb"> </span> <kbd class="svelte-n22gmb">V</kbd></button> <button class="flat svelte-n22gmb"><!> <span class="svelte-n22gmb"> </span></button> <button class="flat svelte-n22gmb"><!> <span class="svelte-n22gmb"> </span></button> <button class="flat log-button svelte-n22gmb"><!> <span class="svelte-n22gmb"> </span> <!></button></div> <dialog class="svelte-n22gmb"><div class="menu svelte-n22gmb"><div class="head svelte-n22gmb"><h2> </h2> <button> <kbd>Esc</kbd></button></div> <!> <!> <div class="deeds svelte-n22gmb"><button> <kbd>F1</kbd></button> <a class="button"> </a> <button> </button> <a class="button" href="#/"> </a> <!></div></div></dialog>`,1);function Zg(e,t){A(t,!0);let n=_a(t,`sitting`,7),r=P(void 0),i=P(!1);async function a(){Ea(await n().save()),H(r)?.close()}function o(e){e.detail>1||(H(r)?.close(),n().resign())}function s(){H(r)?.close(),n().screen.helping=!0}var c=Xg(),l=L(c),u=I(l),d=I(u);Ls(d,{name:`eye`});var f=R(z(d,2),!0);ke(2),k(u);var p=z(u,2),m=I(p);Ls(m,{name:`replay`});var h=R(z(m,2),!0);k(p);var g=z(p,2),_=I(g);Ls(_,{name:`menu`});var v=R(z(_,2),!0);k(g);var y=z(g,2),b=I(y);{let e=M(()=>n().screen.aside?`purged`:`log`);Ls(b,{get name(){return H(e)}})}var x=z(b,2),S=R(x,!0),C=z(x,2),w=e=>{var t=qg(),r=I(t),i=R(z(r),!0);k(t),B(e=>{q(r,`${n().screen.unread??``} `),q(i,e)},[()=>Q(`unread`)]),K(e,t)};J(C,e=>{n().screen.unread&&!n().screen.aside&&e(w)}),k(y),k(l);var T=z(l,2),ee=I(T),E=I(ee),te=I(E),ne=R(te,!0),re=z(te,2),ie=I(re);ke(),k(re),k(E);var ae=z(E,2),oe=e=>{Kg(e,{get sitting(){return n()}})};J(ae,e=>{n().server.room&&e(oe)});var se=z(ae,2);Hg(se,{get sitting(){return n()}});var ce=z(se,2),le=I(ce),ue=I(le);ke(),k(le);var de=z(le,2),fe=R(de,!0),pe=z(de,2),me=R(pe,!0),he=z(pe,2),ge=R(he,!0),_e=z(he,2),ve=e=>{var t=Xr(),n=L(t),r=e=>{var t=Jg(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`resign-sure`)]),U(`click`,t,o),K(e,t)},a=e=>{var t=Yg(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`resign`)]),U(`click`,t,()=>F(i,!0)),K(e,t)};J(n,e=>{H(i)?e(r):e(a,-1)}),K(e,t)};J(_e,e=>{n().server.lasts&&n().server.seat>=0&&e(ve)}),k(ce),k(ee),k(T),ua(T,e=>F(r,e),()=>H(r)),Ti(T,()=>Fc),B((e,t,r,i,a,o,s,c,l,d,m)=>{Z(u,`aria-pressed`,Wl.plain),q(f,e),p.disabled=!!n().moment||!n().server.table,q(h,t),q(v,r),Z(y,`aria-expanded`,n().screen.aside),q(S,i),Z(T,`aria-label`,a),q(ne,o),q(ie,`${s??``} `),q(ue,`${c??``} `),Z(de,`href`,`#/cards/${n().server.room?.game??``}`),q(fe,l),q(me,d),q(ge,m)},[()=>Wl.plain?Q(`picture-view`):Q(`plain-view`),()=>Q(`replay`),()=>Q(`menu`),()=>n().screen.aside?Q(`close`):Q(`log`),()=>Q(`menu`),()=>Q(`menu`),()=>Q(`close`),()=>Q(`keys`),()=>Q(`cards`),()=>Q(`save`),()=>Q(`leave`)]),U(`click`,u,()=>{Wl.plain=!Wl.plain,Gl()}),U(`click`,p,()=>n().lookBack(n().server.table?.at??0)),U(`click`,g,()=>H(r)?.showModal()),U(`click`,y,()=>n().screen.aside=!n().screen.aside),zr(`close`,T,()=>F(i,!1)),U(`click`,re,()=>H(r)?.close()),U(`click`,le,s),U(`click`,pe,a),K(e,c),j()}W([`click`]);var Qg=G(`<h1 class="where svelte-76h5ib"> </h1>`),$g=G(`<!> <!>`,1),e_=G(`<a class="svelte-76h5ib"> </a>`),t_=G(`&nbsp; <b class="count svelte-76h5ib"> </b>`,1),n_=G(`<nav class="svelte-76h5ib"><a href="#/" class="svelte-76h5ib"> </a> <a href="#/cards" class="svelte-76h5ib"> </a> <!> <a href="#/lobby" class="svelte-76h5ib"> <!></a> <a href="#/players" class="svelte-76h5ib"><span class="me svelte-76h5ib"> </span></a></nav>`),r_=G(`<option> </option>`),i_=G(`<header class="svelte-76h5ib"><a class="brand svelte-76h5ib" href="#/"><img src="./icon.svg" alt="" width="28" height="28"/> <span class="svelte-76h5ib">Trivault</span></a> <!> <label class="language svelte-76h5ib"><span class="unseen"> </span> <select name="language" class="svelte-76h5ib"></select></label></header>`);function a_(e,t){A(t,!0);let n=M(()=>$.server.game($.sitting?.server.room?.game)),r=(...e)=>e.includes($.screen.route.page)?`page`:void 0;var i=i_(),a=z(I(i),2),o=e=>{var t=$g(),r=L(t),i=e=>{var t=Qg(),r=R(t,!0);B(()=>q(r,H(n).title)),K(e,t)};J(r,e=>{H(n)&&e(i)}),Zg(z(r,2),{get sitting(){return $.sitting}}),K(e,t)},s=e=>{var t=n_(),n=I(t),i=R(n,!0),a=z(n,2),o=R(a,!0),s=z(a,2);X(s,17,()=>$.server.games.filter(e=>e.drafts),Y,(e,t)=>{var n=e_(),i=R(n,!0);B((e,r)=>{Z(n,`href`,`#/build/${H(t).name??``}`),Z(n,`aria-current`,e),q(i,r)},[()=>r(`build`),()=>Q(`builder`,{what:H(t).decks??``})]),K(e,n)});var c=z(s,2),l=I(c,!0),u=z(l),d=e=>{var t=t_(),n=R(z(L(t)),!0);B(()=>q(n,$.server.lobby.length)),K(e,t)};J(u,e=>{$.server.lobby.length&&e(d)}),k(c);var f=z(c,2),p=R(I(f),!0);k(f),k(t),B((e,r,s,u,d,m,h,g,_)=>{Z(t,`aria-label`,e),Z(n,`aria-current`,r),q(i,s),Z(a,`aria-current`,u),q(o,d),Z(c,`aria-current`,m),q(l,h),Z(f,`aria-current`,g),q(p,_)},[()=>Q(`pages`),()=>r(`start`),()=>Q(`play`),()=>r(`cards`),()=>Q(`cards`),()=>r(`lobby`),()=>Q(`lobby-short`),()=>r(`players`),()=>$.server.me?.account?$.server.me.name:Q(`players`)]),K(e,t)};J(a,e=>{$.screen.route.page===`room`&&$.sitting?e(o):e(s,-1)});var c=z(a,2),l=I(c),u=R(l,!0),d=z(l,2);X(d,21,()=>Object.entries(Xo),Y,(e,t)=>{var n=M(()=>x(H(t),2));let r=()=>H(n)[0],i=()=>H(n)[1];var a=r_(),o=R(a,!0),s={};B(()=>{Z(a,`lang`,r()),q(o,i()),s!==(s=r())&&(a.value=(a.__value=s)??``)}),K(e,a)}),k(d);var f;Bi(d),k(c),k(i),B(e=>{q(u,e),f!==(f=ns.lang)&&(d.value=(d.__value=f)??``,zi(d,f))},[()=>Q(`language`)]),U(`change`,d,e=>$.speak(e.currentTarget.value)),K(e,i),j()}W([`change`]);var o_=G(`<p class="lost svelte-1n46o8q" role="status"> </p>`),s_=G(`<p class="error svelte-1n46o8q" role="alert"> </p>`),c_=G(`<a class="jump svelte-1n46o8q" href="#main"> </a> <div class="app svelte-1n46o8q"><!> <!> <main id="main" tabindex="-1" class="svelte-1n46o8q"><!> <!></main></div> <!>`,1);function l_(e,t){A(t,!0);let n=M(()=>$.screen.route),r=M(()=>!!$.sitting?.asking.question&&H(n).page===`room`),i=M(()=>H(n).page===`cards`&&H(n).card&&$.server.known[H(n).game]?H(n):$.screen.reading),a=P(void 0),o=$.screen.route.page;In(()=>{let{page:e}=H(n);e!==o&&(o=e,e!==`room`&&kr().then(()=>{H(a)?.focus(),scrollTo(0,0)}))});function s(){$.screen.reading=null,H(n).page===`cards`&&H(n).card&&location.replace(`#/cards/${H(n).game}`)}var c=c_();wi(`1n46o8q`,e=>{Un(e=>{_n.title=e??``},[()=>H(r)?`● ${Q(`your-turn`)} – Trivault`:`Trivault`])});var l=L(c),u=R(l,!0),d=z(l,2),f=I(d);a_(f,{});var p=z(f,2),m=e=>{var t=o_(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`lost`)]),K(e,t)};J(p,e=>{$.link.state===`lost`&&e(m)});var h=z(p,2),g=I(h),_=e=>{var t=s_(),n=R(t,!0);B(()=>q(n,$.screen.error)),K(e,t)};J(g,e=>{$.screen.error&&e(_)});var v=z(g,2),y=e=>{Zh(e,{get sitting(){return $.sitting}})},b=e=>{_m(e,{get game(){return H(n).game}})},x=e=>{var t=Xr();pi(L(t),()=>H(n).game,e=>{{let t=M(()=>$.server.game(H(n).game));sm(e,{get game(){return H(t)}})}}),K(e,t)},S=M(()=>H(n).page===`build`&&$.server.game(H(n).game)?.drafts),C=e=>{{let t=M(()=>$.server.game(H(n).game));Cm(e,{get game(){return H(t)}})}},w=M(()=>H(n).page===`learn`&&$.server.game(H(n).game)),T=e=>{ag(e,{})},ee=e=>{Fm(e,{})},E=e=>{Lg(e,{})};J(v,e=>{H(n).page===`room`&&$.sitting?e(y):H(n).page===`cards`?e(b,1):H(S)?e(x,2):H(w)?e(C,3):H(n).page===`lobby`?e(T,4):H(n).page===`players`?e(ee,5):e(E,-1)}),k(h),ua(h,e=>F(a,e),()=>H(a)),k(d);var te=z(d,2),ne=e=>{var t=Xr();pi(L(t),()=>`${H(i).game} ${H(i).card}`,e=>{Bm(e,{get game(){return H(i).game},get card(){return H(i).card},shut:s})}),K(e,t)};J(te,e=>{H(i)&&e(ne)}),B(e=>q(u,e),[()=>Q(`to-content`)]),U(`click`,l,e=>{e.preventDefault(),H(a)?.focus()}),K(e,c),j()}W([`click`]),oi(l_,{target:document.getElementById(`app`)}),$.open();export{I as $,Z as A,J as B,_a as C,ra as D,ca as E,Oi as F,Jr as G,K as H,Ti as I,U as J,Zr as K,X as L,Bi as M,Ii as N,ea as O,Pi as P,In as Q,Y as R,Na as S,ua as T,Xr as U,q as V,G as W,kr as X,H as Y,B as Z,Ls as _,Of as a,P as at,Q as b,fd as c,j as ct,il as d,k as dt,L as et,$c as f,b as ft,Ks as g,rc as h,Nf as i,F as it,Vi as j,Ji as k,Kl as l,A as lt,Wc as m,x as mt,Xf as n,z as nt,$ as o,jt as ot,Rc as p,g as pt,W as q,qf as r,pn as rt,dd as s,M as st,mp as t,R as tt,ll as u,ke as ut,Ps as v,ga as w,Ia as x,Cs as y,pi as z};