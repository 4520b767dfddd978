var e={},t=Symbol(`uninitialized`),n=`http://www.w3.org/1999/xhtml`,r=`http://www.w3.org/2000/svg`,i=Array.isArray,a=Array.prototype.indexOf,o=Array.prototype.includes,s=Array.from,c=Object.defineProperty,l=Object.getOwnPropertyDescriptor,u=Object.getOwnPropertyDescriptors,d=Object.prototype,f=Array.prototype,p=Object.getPrototypeOf,m=Object.isExtensible;function h(e){return typeof e==`function`}var g=()=>{};function _(e){return e()}function v(e){for(var t=0;t<e.length;t++)e[t]()}function y(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function b(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var x=1<<24,S=1024,C=2048,w=4096,T=8192,ee=16384,te=32768,ne=1<<25,re=65536,ie=1<<18,ae=1<<19,oe=1<<20,se=1<<25,ce=1<<21,le=1<<22,ue=1<<23,de=Symbol(`$state`),fe=Symbol(`component`),pe=Symbol(`legacy props`),me=Symbol(``),he=Symbol(`attributes`),ge=Symbol(`class`),_e=Symbol(`style`),ve=Symbol(`text`),ye=Symbol(`form reset`),be=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},xe=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`);function Se(){console.warn(`https://svelte.dev/e/derived_inert`)}function Ce(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function we(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function Te(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var E=!1;function Ee(e){E=e}var D;function De(t){if(t===null)throw Ce(),e;return D=t}function Oe(){return De(wn(D))}function O(t){if(E){if(wn(D)!==null)throw Ce(),e;D=t}}function ke(e=1){if(E){for(var t=e,n=D;t--;)n=wn(n);D=n}}function Ae(e=!0){for(var t=0,n=D;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=wn(n);e&&n.remove(),n=i}}function je(t){if(!t||t.nodeType!==8)throw Ce(),e;return t.data}function Me(e){return e===this.v}function Ne(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Pe(e){return!Ne(e,this.v)}function Fe(e){throw Error(`https://svelte.dev/e/lifecycle_outside_component`)}function Ie(){throw Error(`https://svelte.dev/e/missing_context`)}function Le(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function Re(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function ze(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function Be(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function Ve(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function He(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function Ue(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function We(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function Ge(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function Ke(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function qe(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}var Je=!1;function Ye(){Je=!0}var Xe=[];function Ze(e,t=!1,n=!1){return Qe(e,new Map,``,Xe,null,n)}function Qe(e,t,n,r,a=null,o=!1){if(typeof e==`object`&&e){var s=t.get(e);if(s!==void 0)return s;if(e instanceof Map)return new Map(e);if(e instanceof Set)return new Set(e);if(i(e)){var c=Array(e.length);t.set(e,c),a!==null&&t.set(a,c);for(var l=0;l<e.length;l+=1){var u=e[l];l in e&&(c[l]=Qe(u,t,n,r,null,o))}return c}if(p(e)===d){c={},t.set(e,c),a!==null&&t.set(a,c);for(var f of Object.keys(e))c[f]=Qe(e[f],t,n,r,null,o);return c}if(e instanceof Date)return e.getTime(),structuredClone(e);if(typeof e.toJSON==`function`&&!o)return Qe(e.toJSON(),t,n,r,e)}if(e instanceof EventTarget)return e;try{return structuredClone(e)}catch{return e}}function $e(e,t,n){let r={};return[()=>(n(r)||Ie(),e(r)),e=>t(r,e),()=>n(r)]}function et(e){let t=e.p;for(;t!==null&&t.c===null;)t=t.p;return t?.c??null}function tt(e,t){return e===null&&Fe(t),e.c??=new Map(et(e)||void 0)}var nt=null;function rt(e){nt=e}function it(){return $e(at,ot,st)}function at(e){return tt(nt,`getContext`).get(e)}function ot(e,t){return tt(nt,`setContext`).set(e,t),t}function st(e){return tt(nt,`hasContext`).has(e)}function k(e,t=!1,n){nt={p:nt,i:!1,c:null,e:null,s:e,x:null,r:B,l:Je&&!t?{s:null,u:null,$:[]}:null}}function A(e){var t=nt,n=t.e;if(n!==null){t.e=null;for(var r of n)Ln(r)}return e!==void 0&&(t.x=e),t.i=!0,nt=t.p,ct(e)}function ct(e={}){return c(e,fe,{value:!0}),e}function lt(){return!Je||nt!==null&&nt.l===null}var ut=[];function dt(){var e=ut;ut=[],v(e)}function ft(e){if(ut.length===0&&!Vt){var t=ut;queueMicrotask(()=>{t===ut&&dt()})}ut.push(e)}function pt(){for(;ut.length>0;)dt()}var mt=~(C|w|S);function ht(e,t){e.f=e.f&mt|t}function gt(e){e.f&512||e.deps===null?ht(e,S):ht(e,w)}function _t(e,t){e.f&2048?t.set(e,C):e.f&4096&&t.get(e)!==2048&&t.set(e,w),ht(e,S)}function vt(e,t){if(t){let t=document.body;e.autofocus=!0,ft(()=>{document.activeElement===t&&e.focus()})}}function yt(e){E&&Cn(e)!==null&&Tn(e)}var bt=!1;function xt(){bt||(bt=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[ye]?.()})},{capture:!0}))}function St(e){var t=sr,n=B;lr(null),ur(null);try{return e()}finally{lr(t),ur(n)}}function Ct(e,t,n,r=n){e.addEventListener(t,()=>St(n));let i=e[ye];e[ye]=i?()=>{i(),r(!0)}:()=>r(!0),xt()}function wt(e,t,n,r){let i=lt()?Ot:jt;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=B,c=Tt(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){An(e,s)}Et()}}var d=Dt();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>At(e))).then(u).catch(e=>An(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),Et())}):f()}function Tt(){var e=B,t=sr,n=nt,r=M;return function(i=!0){ur(e),lr(t),rt(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function Et(e=!0){ur(null),lr(null),rt(null),e&&M?.deactivate()}function Dt(){var e=B,t=e.b,n=M,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function Ot(e){var n=2|C;return B!==null&&(B.f|=ae),{ctx:nt,deps:null,effects:null,equals:Me,f:n,fn:e,reactions:null,rv:0,v:t,wv:0,parent:B,ac:null}}var kt=Symbol(`obsolete`);function At(e,n,r){let i=B;i===null&&Le();var a=void 0,o=an(t),s=!sr,c=new Set;return Vn(()=>{var t=B,n=y();a=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==be&&n.reject(e)}).finally(Et)}catch(e){n.reject(e),Et()}var r=M;if(s){if(t.f&32768)var l=Dt();if(i.b?.is_rendered())r.async_deriveds.get(t)?.reject(kt);else for(let e of c.values())e.reject(kt);c.add(n),r.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),c.delete(n),t!==kt&&(r.activate(),t?(o.f|=ue,ln(o,t)):(o.f&8388608&&(o.f^=ue),ln(o,e)),r.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),Fn(()=>{for(let e of c)e.reject(kt)}),new Promise(e=>{function t(n){function r(){n===a?e(o):t(a)}n.then(r,r)}t(a)})}function j(e){let t=Ot(e);return fr(t),t}function jt(e){let t=Ot(e);return t.equals=Pe,t}function Mt(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)Xn(t[n])}}function Nt(e){var n,r=B,i=e.parent;if(!ar&&i!==null&&e.v!==t&&i.f&24576)return Se(),e.v;ur(i);try{Mt(e),n=wr(e)}finally{ur(r)}return n}function Pt(e){var t=Nt(e);!e.equals(t)&&(e.wv=xr(),(!M?.is_fork||e.deps===null)&&(M===null?e.v=t:(M.capture(e,t,!0),Rt?.capture(e,t,!0)),e.deps===null))?ht(e,S):ar||(zt===null?gt(e):(Pn()||M?.is_fork)&&zt.set(e,t))}function Ft(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&St(()=>{t.ac.abort(be),t.ac=null}),t.fn!==null&&(t.teardown=g),Dr(t,0),Jn(t))}function It(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&Or(t)}var Lt=null,M=null,Rt=null,zt=null,Bt=null,Vt=!1,Ht=!1,Ut=null,Wt=null,Gt=0,Kt=1,qt=class e{id=Kt++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){Lt===null?Lt=this:(Lt.next=this,this.prev=Lt),Lt=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)ht(r,C),t(r);for(r of n.m)ht(r,w),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=S}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)ht(e,t),this.schedule(e);this.apply();for(var t=Ut=[],n=[],r=Wt=[];this.#a.length>0;){Gt++>1e3&&(this.#b(),Yt());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw en(e),this.#d()||this.discard(),t}}if(M=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(Ut=null,Wt=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)$t(e,t);r.length>0&&M.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),Rt=this,Zt(n),Zt(t),Rt=null,this.#i?.resolve();var o=M;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(nn.clear(),o.#m())}}#h(e,t,n){e.f^=S;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=S:i&4?t.push(r):Sr(r)&&(i&16&&this.add_dirty_reaction(r,w),Or(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),ht(i,C),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),M=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)_t(e[t],this.#s)}capture(e,n,r=!1){e.v!==t&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[n,r]),zt?.set(e,n)),this.is_fork||(e.v=n)}activate(){M=this}deactivate(){M=null,zt=null}flush(){try{Ht=!0,M=this,this.#m()}finally{Gt=0,Bt=null,Ut=null,Wt=null,Ht=!1,M=null,zt=null,nn.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(kt);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,ft(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=y()).promise}static ensure(){if(M===null){let t=M=new e;!Ht&&!Vt&&ft(()=>{t.started||t.flush()})}return M}apply(){zt=null}schedule(e){Bt=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?Lt=e:t.prev=e,this.linked=!1}}};function Jt(e){var t=Vt,n=Rt;Rt=null,Vt=!0;try{var r;for(e&&(Jt(),r=e());;){if(pt(),M===null)return r;M.flush()}}finally{Vt=t,Rt=n}}function Yt(){try{He()}catch(e){An(e,Bt)}}var Xt=null;function Zt(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&Sr(r)&&(Xt=new Set,Or(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&Qn(r),Xt?.size>0)){nn.clear();for(let e of Xt){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)Xt.has(n)&&(Xt.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||Or(n)}}Xt.clear()}}Xt=null}}function Qt(e){M.schedule(e)}function $t(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),ht(e,S);for(var n=e.first;n!==null;)$t(n,t),n=n.next}}function en(e){ht(e,S);for(var t=e.first;t!==null;)en(t),t=t.next}var tn=new Set,nn=new Map,rn=!1;function an(e,t){return{f:0,v:e,reactions:null,equals:Me,rv:0,wv:0}}function N(e,t){let n=an(e,t);return fr(n),n}function on(e,t=!1,n=!0){let r=an(e);return t||(r.equals=Pe),Je&&n&&nt!==null&&nt.l!==null&&(nt.l.s??=[]).push(r),r}function P(e,t,n=!1){return sr!==null&&(!cr||sr.f&131072)&&lt()&&sr.f&4325394&&(dr===null||!dr.has(e))&&Ke(),ln(e,n?pn(t):t,Wt)}var sn=null,cn=0;function ln(e,t,n=null){if(!e.equals(t)){ar?nn.set(e,t):nn.has(e)||nn.set(e,e.v);var r=qt.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&Nt(t),zt===null&&gt(t)}e.wv=xr(),sn=null,cn=0,fn(e,C,n),sn=null,lt()&&B!==null&&B.f&1024&&!(B.f&96)&&(hr===null?gr([e]):hr.push(e)),!r.is_fork&&tn.size>0&&!rn&&un()}return t}function un(){rn=!1;for(let e of tn){e.f&1024&&ht(e,w);let t;try{t=Sr(e)}catch{t=!0}t&&Or(e)}tn.clear()}function dn(e){P(e,e.v+1)}function fn(e,t,n){var r=e.reactions;if(r!==null){var i=lt(),a=r.length;if(cn+=a,cn>1e5&&sn===null&&(sn=new Set),sn!==null){if(sn.has(e))return;sn.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==B){var l=(c&C)===0;if(l&&ht(s,t),c&131072)tn.add(s);else if(c&2){var u=s;zt?.delete(u),fn(u,w,n)}else if(l){var d=s;c&16&&Xt!==null&&Xt.add(d),n===null?Qt(d):n.push(d)}}}}}function pn(e){if(typeof e!=`object`||!e||de in e||fe in e)return e;let n=p(e);if(n!==d&&n!==f)return e;var r=new Map,a=i(e),o=N(0),s=null,c=yr,u=e=>{if(yr===c)return e();var t=sr,n=yr;lr(null),br(c);var r=e();return lr(t),br(n),r};return a&&r.set(`length`,N(e.length,s)),new Proxy(e,{defineProperty(e,t,n){`value`in n&&n.configurable!==!1&&n.enumerable!==!1&&n.writable!==!1||We();var i=r.get(t);return i===void 0?u(()=>{var e=N(n.value,s);return r.set(t,e),e}):P(i,n.value,!0),!0},deleteProperty(e,n){var i=r.get(n);if(i===void 0){if(n in e){let e=u(()=>N(t,s));r.set(n,e),dn(o)}}else P(i,t),dn(o);return!0},get(n,i,a){if(i===de)return e;var o=r.get(i),c=i in n;if(o===void 0&&(!c||l(n,i)?.writable)&&(o=u(()=>N(pn(c?n[i]:t),s)),r.set(i,o)),o!==void 0){var d=V(o);return d===t?void 0:d}return Reflect.get(n,i,a)},getOwnPropertyDescriptor(e,n){this.has?.(e,n);var i=Reflect.getOwnPropertyDescriptor(e,n),a=r.get(n);if(a!==void 0){var o=V(a);if(o===t)return;if(i&&`value`in i)i.value=o;else return{enumerable:!0,configurable:!0,value:o,writable:!0}}return i},has(e,n){if(n===de)return!0;var i=r.get(n),a=i!==void 0&&i.v!==t||Reflect.has(e,n);return(i!==void 0||(B!==null||sr!==null)&&(!a||l(e,n)?.writable))&&(i===void 0&&(i=u(()=>N(a?pn(e[n]):t,s)),r.set(n,i)),V(i)===t)?!1:a},set(e,n,i,c){var d=r.get(n),f=n in e;if(a&&n===`length`)for(var p=i;p<d.v;p+=1){var m=r.get(p+``);m===void 0?p in e&&(m=u(()=>N(t,s)),r.set(p+``,m)):P(m,t)}if(d===void 0)(!f||l(e,n)?.writable)&&(d=u(()=>N(void 0,s)),P(d,pn(i)),r.set(n,d));else{f=d.v!==t;var h=u(()=>pn(i));P(d,h)}var g=Reflect.getOwnPropertyDescriptor(e,n);if(g?.set&&g.set.call(c,i),!f){if(a&&typeof n==`string`){var _=r.get(`length`),v=Number(n);Number.isInteger(v)&&v>=_.v&&P(_,v+1)}dn(o)}return!0},ownKeys(e){V(o);var n=Reflect.ownKeys(e).filter(e=>{var n=r.get(e);return n===void 0||n.v!==t});for(var[i,a]of r)a.v!==t&&!(i in e)&&n.push(i);return n},setPrototypeOf(){Ge()}})}function mn(e){try{if(typeof e==`object`&&e&&de in e)return e[de]}catch{}return e}function hn(e,t){return Object.is(mn(e),mn(t))}var gn,_n,vn,yn,bn;function xn(){if(gn===void 0){gn=window,_n=document,vn=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;yn=l(t,`firstChild`).get,bn=l(t,`nextSibling`).get,m(e)&&(e[ge]=void 0,e[he]=null,e[_e]=void 0,e.__e=void 0),m(n)&&(n[ve]=void 0)}}function Sn(e=``){return document.createTextNode(e)}function Cn(e){return yn.call(e)}function wn(e){return bn.call(e)}function F(e,t){if(!E)return Cn(e);var n=Cn(D);if(n===null)n=D.appendChild(Sn());else if(t&&n.nodeType!==3){var r=Sn();return n?.before(r),De(r),r}return t&&On(n),De(n),n}function I(e,t=!1){if(!E){var n=Cn(e);return n instanceof Comment&&n.data===``?wn(n):n}if(t){if(D?.nodeType!==3){var r=Sn();return D?.before(r),De(r),r}On(D)}return D}function L(e,t=!1){if(!E)return Cn(e);var n=F(e,t);return O(e),n}function R(e,t=1,n=!1){let r=E?D:e;for(var i;t--;)i=r,r=wn(r);if(!E)return r;if(n){if(r?.nodeType!==3){var a=Sn();return r===null?i?.after(a):r.before(a),De(a),a}On(r)}return De(r),r}function Tn(e){e.textContent=``}function En(){return!1}function Dn(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function On(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function kn(e){var t=B;if(t===null)return sr.f|=ue,e;if(!(t.f&32768)&&!(t.f&4))throw e;An(e,t)}function An(t,n){if(t===e)throw t;if(!(n!==null&&n.f&16384)){for(;n!==null;){if(n.f&128&&!(n.f&33570816)){if(!(n.f&32768))throw t;try{n.b.error(t);return}catch(e){t=e}}n=n.parent}throw t}}function jn(e){B===null&&(sr===null&&Ve(e),Be()),ar&&ze(e)}function Mn(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function Nn(e,t){var n=B;n!==null&&n.f&8192&&(e|=T);var r={ctx:nt,deps:null,nodes:null,f:e|C|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};M?.register_created_effect(r);var i=r;if(e&4)Ut===null?qt.ensure().schedule(r):Ut.push(r);else if(t!==null){try{Or(r)}catch(e){throw Xn(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=re))}if(i!==null&&(i.parent=n,n!==null&&Mn(i,n),sr!==null&&sr.f&2&&!(e&64))){var a=sr;(a.effects??=[]).push(i)}return r}function Pn(){return sr!==null&&!cr}function Fn(e){let t=Nn(8,null);return ht(t,S),t.teardown=e,t}function In(e){jn(`$effect`);var t=B.f;if(!sr&&t&32&&nt!==null&&!nt.i){var n=nt;(n.e??=[]).push(e)}else return Ln(e)}function Ln(e){return Nn(4|oe,e)}function Rn(e){return jn(`$effect.pre`),Nn(8|oe,e)}function zn(e){qt.ensure();let t=Nn(64|ae,e);return(e={})=>new Promise(n=>{e.outro?$n(t,()=>{Xn(t),n(void 0)}):(Xn(t),n(void 0))})}function Bn(e){return Nn(4,e)}function Vn(e){return Nn(le|ae,e)}function Hn(e,t=0){return Nn(8|t,e)}function z(e,t=[],n=[],r=[]){wt(r,t,n,t=>{Nn(8,()=>{e(...t.map(V))})})}function Un(e,t=[],n=[],r=[]){wt(r,t,n,t=>{Nn(4,()=>e(...t.map(V)))})}function Wn(e,t=0){return Nn(16|t,e)}function Gn(e,t=0){return Nn(x|t,e)}function Kn(e){return Nn(32|ae,e)}function qn(e){var t=e.teardown;if(t!==null){let n=ar,r=sr;or(!0),lr(null);try{t.call(null)}catch(t){An(t,e.parent)}finally{or(n),lr(r)}}}function Jn(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&St(()=>{e.abort(be)});var r=n.next;n.f&64?n.parent=null:Xn(n,t),n=r}}function Yn(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||Xn(t),t=n}}function Xn(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(Zn(e.nodes.start,e.nodes.end),n=!0),e.f|=ne,Jn(e,t&&!n),Dr(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();qn(e),e.f^=ne,e.f|=ee;var i=e.parent;i!==null&&i.first!==null&&Qn(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function Zn(e,t){for(;e!==null;){var n=e===t?null:wn(e);e.remove(),e=n}}function Qn(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function $n(e,t,n=!0){var r=[];e.f|=256,er(e,r,!0);var i=()=>{n&&Xn(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function er(e,t,n){if(!(e.f&8192)){e.f^=T;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);er(i,t,o?n:!1)}i=a}}}function tr(e){e.f&=-257,nr(e,!0)}function nr(e,t){if(!(e.f&256)&&e.f&8192){e.f^=T,e.f&1024||(ht(e,C),qt.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);nr(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function rr(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:wn(n);t.append(n),n=i}}var ir=null,ar=!1;function or(e){ar=e}var sr=null,cr=!1;function lr(e){sr=e}var B=null;function ur(e){B=e}var dr=null;function fr(e){sr!==null&&(sr.f&2097152||sr.f&2)&&(dr??=new Set).add(e)}var pr=null,mr=0,hr=null;function gr(e){hr=e}var _r=1,vr=0,yr=vr;function br(e){yr=e}function xr(){return++_r}function Sr(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(Sr(a)&&Pt(a),a.wv>e.wv)return!0}t&512&&zt===null&&ht(e,S)}return!1}function Cr(e,t,n=!0){var r=e.reactions;if(r!==null&&!(dr!==null&&dr.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?Cr(a,t,!1):t===a&&(n?ht(a,C):a.f&1024&&ht(a,w),Qt(a))}}function wr(e){var t=pr,n=mr,r=hr,i=sr,a=dr,o=nt,s=cr,c=yr,l=e.f;pr=null,mr=0,hr=null,sr=l&96?null:e,dr=null,rt(e.ctx),cr=!1,yr=++vr,e.ac!==null&&(St(()=>{e.ac.abort(be)}),e.ac=null);try{e.f|=ce;var u=e.fn,d=u();e.f|=te;var f=Tr(e);if(lt()&&hr!==null&&!cr&&f!==null&&!(e.f&6146))for(var p=0;p<hr.length;p++)Cr(hr[p],e);if(i!==null&&i!==e){if(vr++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=vr;if(t!==null)for(let e of t)e.rv=vr;hr!==null&&(r===null?r=hr:r.push(...hr))}return e.f&8388608&&(e.f^=ue),d}catch(t){return Tr(e),kn(t)}finally{e.f^=ce,pr=t,mr=n,hr=r,sr=i,dr=a,rt(o),cr=s,yr=c}}function Tr(e){var t=e.deps,n=M?.is_fork;if(pr!==null){var r;if(n||Dr(e,mr),t!==null&&mr>0)for(t.length=mr+pr.length,r=0;r<pr.length;r++)t[mr+r]=pr[r];else e.deps=t=pr;if(Pn()&&e.f&512)for(r=mr;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&mr<t.length&&(Dr(e,mr),t.length=mr);return t}function Er(e,n){let r=n.reactions;if(r!==null){var i=a.call(r,e);if(i!==-1){var s=r.length-1;s===0?r=n.reactions=null:(r[i]=r[s],r.pop())}}if(r===null&&n.f&2&&(pr===null||!o.call(pr,n))){var c=n;c.f&512&&(c.f^=512),c.v!==t&&gt(c),c.ac!==null&&St(()=>{c.ac.abort(be),c.ac=null,ht(c,C)}),Ft(c),Dr(c,0)}}function Dr(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)Er(e,n[r])}function Or(e){var t=e.f;if(!(t&16384)){ht(e,S);var n=B;B=e;try{t&16777232?Yn(e):Jn(e),qn(e);var r=wr(e);e.teardown=typeof r==`function`?r:null,e.wv=_r}finally{B=n}}}async function kr(){await Promise.resolve(),Jt()}function V(e){var t=!!(e.f&2);if(ir?.add(e),sr!==null&&!cr&&!(B!==null&&B.f&16384)&&(dr===null||!dr.has(e))){var n=sr.deps;if(sr.f&2097152)e.rv<vr&&(e.rv=vr,pr===null&&n!==null&&n[mr]===e?mr++:pr===null?pr=[e]:pr.push(e));else{sr.deps??=[],o.call(sr.deps,e)||sr.deps.push(e);var r=e.reactions;r===null?e.reactions=[sr]:o.call(r,sr)||r.push(sr)}}if(ar&&nn.has(e))return nn.get(e);if(t){var i=e;if(ar){var a=i.v;return(!(i.f&1024)&&i.reactions!==null||jr(i))&&(a=Nt(i)),nn.set(i,a),a}var s=!(i.f&512)&&!cr&&sr!==null&&!!(sr.f&512),c=(i.f&te)===0;Sr(i)&&(s&&(i.f|=512),Pt(i)),s&&!c&&(It(i),Ar(i))}if(zt?.has(e))return zt.get(e);if(e.f&8388608)throw e.v;return e.v}function Ar(e){if(e.f|=512,e.deps!==null)for(let n of e.deps){var t=n.reactions;t===null?n.reactions=[e]:o.call(t,e)||t.push(e),n.f&2&&!(n.f&512)&&(It(n),Ar(n))}}function jr(e){if(e.v===t)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(nn.has(t)||t.f&2&&jr(t))return!0;return!1}function Mr(e){var t=cr;try{return cr=!0,e()}finally{cr=t}}function Nr(e){if(!(typeof e!=`object`||!e||e instanceof EventTarget)){if(de in e)Pr(e);else if(!Array.isArray(e))for(let t in e){let n=e[t];typeof n==`object`&&n&&de in n&&Pr(n)}}}function Pr(e,t=new Set){if(typeof e==`object`&&e&&!(e instanceof EventTarget)&&!t.has(e)){t.add(e),e instanceof Date&&e.getTime();for(let n in e)try{Pr(e[n],t)}catch{}let n=p(e);if(n!==Object.prototype&&n!==Array.prototype&&n!==Map.prototype&&n!==Set.prototype&&n!==Date.prototype){let t=u(n);for(let n in t){let r=t[n].get;if(r)try{r.call(e)}catch{}}}}}var Fr=Symbol(`events`),Ir=new Set,Lr=new Set;function Rr(e,t,n,r={}){function i(e){if(r.capture||Hr.call(t,e),!e.cancelBubble)return St(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,ft(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function zr(e,t,n,r,i){var a={capture:r,passive:i},o=Rr(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&Fn(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function H(e,t,n){(t[Fr]??={})[e]=n}function U(e){for(var t=0;t<e.length;t++)Ir.add(e[t]);for(var n of Lr)n(e)}var Br=null,Vr=!1;function Hr(e){var t=this,n=t.ownerDocument,r=e.type,i=e.composedPath?.()||[],a=i[0]||e.target;Br=e,Vr||(Vr=!0,setTimeout(()=>{Vr=!1,Br=null}));var o=0,s=Br===e&&e[Fr];if(s){var l=i.indexOf(s);if(l!==-1&&(t===document||t===window)){e[Fr]=t;return}var u=i.indexOf(t);if(u===-1)return;l<=u&&(o=l)}if(a=i[o]||e.target,a!==t){c(e,`currentTarget`,{configurable:!0,get(){return a||n}});var d=sr,f=B;lr(null),ur(null);try{for(var p,m=[];a!==null&&a!==t;){try{var h=a[Fr]?.[r];h==null||a.disabled&&e.target!==a||h.call(a,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;o++,a=o<i.length?i[o]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[Fr]=t,delete e.currentTarget,lr(d),ur(f)}}}var Ur=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function Wr(e){return Ur?.createHTML(e)??e}function Gr(e){var t=Dn(`template`);return t.innerHTML=Wr(e.replaceAll(`<!>`,`<!---->`)),t.content}function Kr(e,t){var n=B;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function W(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(E)return Kr(D,null),D;i===void 0&&(i=Gr(a?e:`<!>`+e),n||(i=Cn(i)));var t=r||vn?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=Cn(t),s=t.lastChild;Kr(o,s)}else Kr(t,t);return t}}function qr(e,t,n=`svg`){var r=!e.startsWith(`<!>`),i=!!(t&1),a=`<${n}>${r?e:`<!>`+e}</${n}>`,o;return()=>{if(E)return Kr(D,null),D;if(!o){var e=Cn(Gr(a));if(i)for(o=document.createDocumentFragment();Cn(e);)o.appendChild(Cn(e));else o=Cn(e)}var t=o.cloneNode(!0);if(i){var n=Cn(t),r=t.lastChild;Kr(n,r)}else Kr(t,t);return t}}function Jr(e,t){return qr(e,t,`svg`)}function Yr(e=``){if(!E){var t=Sn(e+``);return Kr(t,t),t}var n=D;return n.nodeType===3?On(n):(n.before(n=Sn()),De(n)),Kr(n,n),n}function Xr(){if(E)return Kr(D,null),D;var e=document.createDocumentFragment(),t=document.createComment(``),n=Sn();return e.append(t,n),Kr(t,n),e}function G(e,t){if(E){var n=B;n.f&32768&&n.nodes.end!==null||(n.nodes.end=D),Oe()}else e!==null&&e.before(t)}function Zr(){if(E&&D&&D.nodeType===8&&D.textContent?.startsWith(`$`)){let e=D.textContent.substring(1);return Oe(),e}return(window.__svelte??={}).uid??=1,`c${window.__svelte.uid++}`}[...`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`)];var Qr=[`touchstart`,`touchmove`];function $r(e){return Qr.includes(e)}var ei=[`textarea`,`script`,`style`,`title`];function ti(e){return ei.includes(e)}function ni(e){let t=0,n=an(0),r;return()=>{Pn()&&(V(n),Hn(()=>(t===0&&(r=Mr(()=>e(()=>dn(n)))),t+=1,()=>{ft(()=>{--t,t===0&&(r?.(),r=void 0,dn(n))})})))}}var ri=re|ae;function ii(e,t,n,r){new ai(e,t,n,r)}var ai=class{parent;is_pending=!1;transform_error;#e;#t=E?D:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=ni(()=>(this.#p=an(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=B;t.b=this,t.f|=128,n(e)},this.parent=B.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=Wn(()=>{if(E){let e=je(this.#t);Oe();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},ri),E&&(this.#e=D)}#h(){try{this.#a=Kn(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);ft(r),t&&(this.#s=Kn(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{this.#v()||(t?Te():(t=!0,n&&qe(),this.#s!==null&&$n(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})))};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){An(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(ee|ne))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=Kn(()=>e(this.#e)),ft(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=Sn(),n=!1;e.append(t),this.#a=this.#S(()=>{try{return Kn(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){An(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#x(M)):this.#u===0&&(this.#e.before(e),this.#c=null,$n(this.#o,()=>{this.#o=null}),this.#x(M))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=Kn(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();rr(this.#a,e);let t=this.#n.pending;this.#o=Kn(()=>t(this.#e))}else this.#x(M)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){_t(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=B,n=sr,r=nt;ur(this.#i),lr(this.#i),rt(this.#i.ctx);try{return qt.ensure(),e()}finally{ur(t),lr(n),rt(r)}}#C(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&$n(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#C(e,t)}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!(!this.#p||this.#d)&&(this.#d=!0,ft(()=>{this.#d=!1,this.#p&&ln(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),V(this.#p)}error(t){if(t===e||!this.#n.onerror&&!this.#n.failed)throw t;M?.is_fork?(this.#a&&M.skip_effect(this.#a),this.#o&&M.skip_effect(this.#o),this.#s&&M.skip_effect(this.#s),M.oncommit(()=>{this.#v()||this.#w(t)})):this.#w(t)}#w(e){this.#a&&=(Xn(this.#a),null),this.#o&&=(Xn(this.#o),null),this.#s&&=(Xn(this.#s),null),E&&(De(this.#t),ke(),De(Ae()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return Kn(()=>{var r=B;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return An(e,this.#i.parent),null}}))};ft(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){An(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>An(e,this.#i&&this.#i.parent)):n(t)}})}};function K(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[ve]??=e.nodeValue)&&(e[ve]=n,e.nodeValue=`${n}`)}function oi(e,t){return ci(e,t)}var si=new Map;function ci(t,{target:n,anchor:r,props:i={},events:a,context:o,intro:c=!0,transformError:l}){xn();var u=void 0,d=zn(()=>{var c=r??n.appendChild(Sn());ii(c,{pending:()=>{}},n=>{k({});var r=nt;if(o&&(r.c=o),a&&(i.$$events=a),E&&Kr(n,null),u=t(n,i)||ct(),E&&(B.nodes.end=D,D===null||D.nodeType!==8||D.data!==`]`))throw Ce(),e;A()},l);var d=new Set,f=e=>{for(var t=0;t<e.length;t++){var r=e[t];if(!d.has(r)){d.add(r);var i=$r(r);for(let e of[n,document]){var a=si.get(e);a===void 0&&(a=new Map,si.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,Hr,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return f(s(Ir)),Lr.add(f),()=>{for(var e of d)for(let r of[n,document]){var t=si.get(r),i=t.get(e);--i==0?(r.removeEventListener(e,Hr),t.delete(e),t.size===0&&si.delete(r)):t.set(e,i)}Lr.delete(f),c!==r&&c.parentNode?.removeChild(c)}});return li.set(u,d),u}var li=new WeakMap,ui=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)tr(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(tr(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(Xn(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();rr(r,t),t.append(Sn()),this.#n.set(e,{effect:r,fragment:t})}else Xn(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),$n(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(Xn(n.effect),this.#n.delete(e))};ensure(e,t){var n=M,r=En();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=Sn();i.append(a),this.#n.set(e,{effect:Kn(()=>t(a)),fragment:i})}else this.#t.set(e,Kn(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else E&&(this.anchor=D),this.#a(n)}};function di(e,t,...n){var r=new ui(e);Wn(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},re)}function q(e,t,n=!1){var r;E&&(r=D,Oe());var i=new ui(e),a=n?re:0;function o(e,t){if(E){var n=je(r);if(e!==parseInt(n.substring(1))){var a=Ae();De(a),i.anchor=a,Ee(!1),i.ensure(e,t),Ee(!0);return}}i.ensure(e,t)}Wn(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var fi=Symbol(`NaN`);function pi(e,t,n){E&&Oe();var r=new ui(e),i=!lt();Wn(()=>{var e=t();e!==e&&(e=fi),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function J(e,t){return t}function mi(e,t,n){for(var r=[],i=t.length,a,o=t.length,c=0;c<i;c++){let n=t[c];$n(n,()=>{if(a){if(a.pending.delete(n),a.done.add(n),a.pending.size===0){var t=e.outrogroups;hi(e,s(a.done)),t.delete(a),t.size===0&&(e.outrogroups=null)}}else--o},!1)}if(o===0){var l=r.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;Tn(d),d.append(u),e.items.clear()}hi(e,t,!l)}else a={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(a)}function hi(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=se,rr(a,document.createDocumentFragment())):Xn(t[i],n)}}var gi;function Y(e,t,n,r,a,o=null){var c=e,l=new Map;if(t&4){var u=e;c=E?De(Cn(u)):u.appendChild(Sn())}E&&Oe();var d=null,f=jt(()=>{var e=n();return i(e)?e:e==null?[]:s(e)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var n=V(f);_.fallback=d,vi(_,n,c,t,r),d!==null&&(n.length===0?d.f&33554432?(d.f^=se,bi(d,null,c)):tr(d):$n(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:Wn(()=>{var e=V(f),i=e.length;let s=!1;E&&je(c)===`[!`!=(i===0)&&(c=Ae(),De(c),Ee(!1),s=!0);for(var u=new Set,_=M,v=En(),y=0;y<i;y+=1){E&&D.nodeType===8&&D.data===`]`&&(c=D,s=!0,Ee(!1));var b=e[y],x=r(b,y),S=m?null:l.get(x);S?(S.v&&ln(S.v,b),S.i&&ln(S.i,y),v&&_.unskip_effect(S.e)):(S=yi(l,m?c:gi??=Sn(),b,x,y,a,t,n),m||(S.e.f|=se),l.set(x,S)),u.add(x)}if(i===0&&o&&!d&&(m?d=Kn(()=>o(c)):(d=Kn(()=>o(gi??=Sn())),d.f|=se)),i>u.size&&Re(``,``,``),E&&i>0&&De(Ae()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}s&&Ee(!0),V(f)}),flags:t,items:l,pending:p,outrogroups:null,fallback:d};m=!1,E&&(c=D)}function _i(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function vi(e,t,n,r,i){var a=!!(r&8),o=t.length,c=e.items,l=_i(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(a)for(v=0;v<o;v+=1)h=t[v],g=i(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<o;v+=1){if(h=t[v],g=i(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(tr(_),a&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=se,_===l)bi(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),xi(e,d,_),xi(e,_,y),bi(_,y,n),d=_,p=[],m=[],l=_i(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],C=p[p.length-1];for(x=0;x<p.length;x+=1)bi(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);xi(e,S.prev,C.next),xi(e,d,S),xi(e,C,b),l=b,d=C,--v,p=[],m=[]}else u.delete(_),bi(_,l,n),xi(e,_.prev,_.next),xi(e,_,d===null?e.effect.first:d.next),xi(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=_i(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=_i(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(hi(e,s(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var w=[];if(u!==void 0)for(_ of u)_.f&8192||w.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&w.push(l),l=_i(l.next);var T=w.length;if(T>0){var ee=r&4&&o===0?n:null;if(a){for(v=0;v<T;v+=1)w[v].nodes?.a?.measure();for(v=0;v<T;v+=1)w[v].nodes?.a?.fix()}mi(e,w,ee)}}a&&ft(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function yi(e,t,n,r,i,a,o,s){var c=o&1?o&16?an(n):on(n,!1,!1):null,l=o&2?an(i):null;return{v:c,i:l,e:Kn(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function bi(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=wn(r);if(a.before(r),r===i)return;r=o}}function xi(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function Si(e,t,n){var r;E&&(r=D,Oe());var i=new ui(e);Wn(()=>{var e=t()??null;if(E&&je(r)===`[`!=(e!==null)){var a=Ae();De(a),i.anchor=a,Ee(!1),i.ensure(e,e&&(t=>n(t,e))),Ee(!0)}else i.ensure(e,e&&(t=>n(t,e)))},re)}function Ci(e,t,n,i,a,o){let s=E;E&&Oe();var c=null;E&&D.nodeType===1&&(c=D,Oe());var l=E?D:e,u=new ui(l,!1);Wn(()=>{let e=t()||null;var o=a?a():n||e===`svg`?r:void 0;if(e===null)u.ensure(null,null);else return u.ensure(e,t=>{if(e){var n=E;if(c=E?c:Dn(e,o),Kr(c,c),i){var r=null;E&&ti(e)&&c.append(r=document.createComment(``));var a=E?Cn(c):c.appendChild(Sn());E&&(a===null?Ee(!1):De(a)),i(c,a),r?.remove()}B.nodes.end=c,n||t.before(c)}E&&De(t)}),()=>{}},re),Fn(()=>{}),s&&(Ee(!0),De(l))}function wi(e,t){let n=null,r=E;var i;if(E){n=D;for(var a=Cn(document.head);a!==null&&(a.nodeType!==8||a.data!==e);)a=wn(a);if(a===null)Ee(!1);else{var o=wn(a);a.remove(),De(o)}}E||(i=document.head.appendChild(Sn()));try{Wn(()=>{var e=Kn(()=>t(i));e.f|=ie,E||(e.nodes===null?e.nodes={start:i,end:i,a:null,t:null}:e.nodes.end=i)})}finally{r&&(Ee(!0),De(n))}}function X(e,t){var n=void 0,r;Gn(()=>{n!==(n=t())&&(r&&=(Xn(r),null),n&&(r=Kn(()=>{Bn(()=>n(e))})))})}function Ti(e){var t,n,r=``;if(typeof e==`string`||typeof e==`number`)r+=e;else if(typeof e==`object`){if(Array.isArray(e)){var i=e.length;for(t=0;t<i;t++)e[t]&&(n=Ti(e[t]))&&(r&&(r+=` `),r+=n)}else for(n in e)e[n]&&(r&&(r+=` `),r+=n)}return r}function Ei(){for(var e,t,n=0,r=``,i=arguments.length;n<i;n++)(e=arguments[n])&&(t=Ti(e))&&(r&&(r+=` `),r+=t);return r}function Di(e){return typeof e==`object`?Ei(e):e??``}var Oi=[...` 	
\r\f\xA0\v﻿`];function ki(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||Oi.includes(r[o-1]))&&(s===r.length||Oi.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function Ai(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function ji(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function Mi(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(ji)),i&&c.push(...Object.keys(i).map(ji));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=ji(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=Ai(r)),i&&(n+=Ai(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}function Ni(e,t,n,r,i,a){var o=e[ge];if(E||o!==n||o===void 0){var s=ki(n,r,a);E&&s===e.getAttribute(`class`)||(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[ge]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function Pi(e,t={},n,r){for(var i in n){var a=n[i];t[i]!==a&&(n[i]==null?e.style.removeProperty(i):e.style.setProperty(i,a,r))}}function Fi(e,t,n,r){var i=e[_e];if(E||i!==t){var a=Mi(t,r);E&&a===e.getAttribute(`style`)||(a==null?e.removeAttribute(`style`):e.style.cssText=a),e[_e]=t}else r&&(Array.isArray(r)?(Pi(e,n?.[0],r[0]),Pi(e,n?.[1],r[1],`important`)):Pi(e,n,r));return r}function Ii(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function Li(e,t){var n=e.__defaultValue,r=e.multiple,a=r?n??[]:null;if(!r||i(a)){var o=e.selectedIndex,s=t&&r?new Set(e.selectedOptions):null;for(var c of e.options){var l=Vi(c);Ii(c,r?a.includes(l):hn(l,n))}if(t){if(s!==null)for(c of e.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else e.selectedIndex!==o&&(e.selectedIndex=o)}}}function Ri(e,t,n=!1){if(e.multiple){if(t==null)return;if(!i(t))return we();for(var r of e.options)r.selected=t.includes(Vi(r))}else{for(r of e.options)if(hn(Vi(r),t)){r.selected=!0;return}n&&t===void 0||(e.selectedIndex=-1)}}function zi(e){var t=new MutationObserver(t=>{t.every(Hi)||(`__defaultValue`in e&&Li(e,!1),`__value`in e&&Ri(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),Fn(()=>{t.disconnect()})}function Bi(e,t,n=t){var r=new WeakSet,i=!0;Ct(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),Vi);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&Vi(o)}n(a),e.__value=a,M!==null&&r.add(M)}),Bn(()=>{var a=t();if(e===document.activeElement){var o=M;if(r.has(o))return}if(Ri(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=Vi(s),n(a))}e.__value=a,i=!1})}function Vi(e){return`__value`in e?e.__value:e.value}function Hi(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var Ui=Symbol(`is custom element`),Wi=Symbol(`is html`),Gi=xe?`link`:`LINK`,Ki=xe?`progress`:`PROGRESS`;function qi(e){if(E){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;Z(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;Z(e,`checked`,null),e.checked=r}}};e[ye]=n,ft(n),xt()}}function Ji(e,t){var n=Xi(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===Ki)&&(e.value=t??``)}function Yi(e,t){var n=Xi(e);n.checked!==(n.checked=t??void 0)&&(e.checked=t)}function Z(e,t,n,r){var i=Xi(e);if(!(E&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===Gi))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[me]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&Qi(e).has(t)?e[t]=n:(!E||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function Xi(e){return e[he]??={[Ui]:e.nodeName.includes(`-`),[Wi]:e.namespaceURI===n}}var Zi=new Map;function Qi(e){var t=e.getAttribute(`is`)||e.nodeName,n=Zi.get(t);if(n)return n;Zi.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var o in r=u(i),r)r[o].set&&o!==`innerHTML`&&o!==`textContent`&&o!==`innerText`&&n.add(o);i=p(i)}return n}function $i(e,t,n=t){var r=new WeakSet;Ct(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=ia(e)?aa(a):a,n(a),M!==null&&r.add(M),await kr(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(E&&e.defaultValue!==e.value||Mr(t)==null&&e.value)&&(n(ia(e)?aa(e.value):e.value),M!==null&&r.add(M)),Hn(()=>{var n=t();if(e===document.activeElement){var i=M;if(r.has(i))return}ia(e)&&n===aa(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}var ea=new Set;function ta(e,t,n,r,i=r){var a=n.getAttribute(`type`)===`checkbox`,o=e;let s=!1;if(t!==null)for(var c of t)o=o[c]??=[];o.push(n),Ct(n,`change`,()=>{var e=n.__value;a&&(e=ra(o,e,n.checked)),i(e)},()=>i(a?[]:null)),Hn(()=>{var e=r();E&&n.defaultChecked!==n.checked?s=!0:a?(e||=[],n.checked=e.includes(n.__value)):n.checked=hn(n.__value,e)}),Fn(()=>{var e=o.indexOf(n);e!==-1&&o.splice(e,1)}),ea.has(o)||(ea.add(o),ft(()=>{o.sort((e,t)=>e.compareDocumentPosition(t)===4?-1:1),ea.delete(o)})),ft(()=>{if(s){var e=a?ra(o,e,n.checked):o.find(e=>e.checked)?.__value;i(e)}})}function na(e,t,n=t){Ct(e,`change`,t=>{n(t?e.defaultChecked:e.checked)}),(E&&e.defaultChecked!==e.checked||Mr(t)==null)&&n(e.checked),Hn(()=>{e.checked=!!t()})}function ra(e,t,n){for(var r=new Set,i=0;i<e.length;i+=1)e[i].checked&&r.add(e[i].__value);return n||r.delete(t),Array.from(r)}function ia(e){var t=e.type;return t===`number`||t===`range`}function aa(e){return e===``?null:+e}var oa=new class e{#e=new WeakMap;#t;#n;static entries=new WeakMap;constructor(e){this.#n=e}observe(e,t){var n=this.#e.get(e)||new Set;return n.add(t),this.#e.set(e,n),this.#r().observe(e,this.#n),()=>{var n=this.#e.get(e);n.delete(t),n.size===0&&(this.#e.delete(e),this.#t.unobserve(e))}}#r(){return this.#t??=new ResizeObserver(t=>{for(var n of t){e.entries.set(n.target,n);for(var r of this.#e.get(n.target)||[])r(n)}})}}({box:`border-box`});function sa(e,t,n){var r=oa.observe(e,()=>n(e[t]));Bn(()=>(Mr(()=>n(e[t])),r))}function ca(e,t){return e===t||e?.[de]===t}function la(e=ct(),t,n,r){var i=nt.r,a=B;return Bn(()=>{var o,s;return Hn(()=>{o=s,s=r?.()||[],Mr(()=>{ca(n(...s),e)||(t(e,...s),o&&ca(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&ca(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}function ua(e=!1){let t=nt,n=t.l.u;if(!n)return;let r=()=>Nr(t.s);if(e){let e=0,n={},i=Ot(()=>{let r=!1,i=t.s;for(let e in i)i[e]!==n[e]&&(n[e]=i[e],r=!0);return r&&e++,e});r=()=>V(i)}n.b.length&&Rn(()=>{da(t,r),v(n.b)}),In(()=>{let e=Mr(()=>n.m.map(_));return()=>{for(let t of e)typeof t==`function`&&t()}}),n.a.length&&In(()=>{da(t,r),v(n.a)})}function da(e,t){if(e.l.s)for(let t of e.l.s)V(t);t()}function fa(e){var t=an(0);return function(){return arguments.length===1?(P(t,V(t)+1),arguments[0]):(V(t),e())}}var pa=!1;function ma(e){var t=pa;try{return pa=!1,[e(),pa]}finally{pa=t}}var ha={get(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(h(r)&&(r=r()),typeof r==`object`&&r&&t in r)return r[t]}},set(e,t,n){let r=e.props.length;for(;r--;){let i=e.props[r];h(i)&&(i=i());let a=l(i,t);if(a&&a.set)return a.set(n),!0}return!1},getOwnPropertyDescriptor(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(h(r)&&(r=r()),typeof r==`object`&&r&&t in r){let e=l(r,t);return e&&!e.configurable&&(e.configurable=!0),e}}},has(e,t){if(t===de||t===pe)return!1;for(let n of e.props)if(h(n)&&(n=n()),n!=null&&t in n)return!0;return!1},ownKeys(e){let t=[];for(let n of e.props)if(h(n)&&(n=n()),n){for(let e in n)t.includes(e)||t.push(e);for(let e of Object.getOwnPropertySymbols(n))t.includes(e)||t.push(e)}return t}};function ga(...e){return new Proxy({props:e},ha)}function _a(e,t,n,r){var i=!Je||!!(n&2),a=!!(n&8),o=!!(n&16),s=r,c=!0,u=void 0,d=()=>o&&i?(u??=Ot(r),V(u)):(c&&(c=!1,s=o?Mr(r):r),s);let f;if(a){var p=de in e||pe in e;f=l(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;a?[m,h]=ma(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&Ue(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(c=!0,n)}:()=>{var n=e[t];return n!==void 0&&(s=void 0),n===void 0?s:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?Ot:jt)(()=>(v=!1,g()));a&&V(y);var b=B;return(function(e,t){if(arguments.length>0){let n=t?V(y):i&&a?pn(e):e;return P(y,n),v=!0,s!==void 0&&(s=n),e}return ar&&v||b.f&16384?y.v:V(y)})}var va=`images`;function ya(){let e=indexedDB.open(`trivault`,1);return e.onupgradeneeded=()=>e.result.createObjectStore(va),ba(e)}function ba(e){return new Promise((t,n)=>{e.onsuccess=()=>t(e.result),e.onerror=()=>n(e.error??Error(`no database`))})}function xa(e){return e.replace(/\.[a-z]+$/i,``).toLowerCase().replaceAll(`æ`,`ae`).normalize(`NFKD`).replace(/\p{M}/gu,``).replace(/[^a-z0-9]+/g,`-`).replace(/^-|-$/g,``)}var Sa=new class{#e=N({});get urls(){return V(this.#e)}set urls(e){P(this.#e,e)}async load(e){if(this.urls[e])return;let t=IDBKeyRange.bound(`${e}/`,`${e}/\uffff`);try{let n=(await ya()).transaction(va).objectStore(va),[r,i]=await Promise.all([ba(n.getAllKeys(t)),ba(n.getAll(t))]);this.#t(e,new Map(r.map((t,n)=>[t.slice(e.length+1),i[n]])))}catch{this.#t(e,new Map)}}async take(e,t,n){let r=[...t].filter(e=>e.type.startsWith(`image/`)&&n.has(xa(e.name))),i=(await ya()).transaction(va,`readwrite`).objectStore(va);return await Promise.all(r.map(t=>ba(i.put(t,`${e}/${xa(t.name)}`)))),this.#t(e,new Map(r.map(e=>[xa(e.name),e]))),r.length}async drop(e){await ba((await ya()).transaction(va,`readwrite`).objectStore(va).delete(IDBKeyRange.bound(`${e}/`,`${e}/\uffff`))),Object.values(this.urls[e]??{}).forEach(e=>URL.revokeObjectURL(e)),this.urls={...this.urls,[e]:{}}}#t(e,t){let n=Object.fromEntries([...t].map(([e,t])=>[e,URL.createObjectURL(t)]));this.urls={...this.urls,[e]:{...this.urls[e],...n}}}};function Ca(e,t){try{return JSON.parse(localStorage.getItem(e)??`null`)??t}catch{return t}}function wa(e,t){localStorage.setItem(e,JSON.stringify(t))}function Ta(e){let[,t,n=``,r=``]=e.split(`/`);return t===`room`&&n?{page:t,room:n}:t===`cards`?{page:t,game:n,card:r}:(t===`build`||t===`learn`)&&n?{page:t,game:n}:t===`lobby`||t===`players`?{page:t}:{page:`start`}}function Ea(e){e&&Da(e.name,e.replay,`application/json`)}function Da(e,t,n=`text/plain`){let r=document.createElement(`a`);r.href=URL.createObjectURL(new Blob([t],{type:n})),r.download=e,r.click(),URL.revokeObjectURL(r.href)}var Oa={turn:[{pitch:660,at:0,long:.14,shape:`sine`},{pitch:880,at:.13,long:.24,shape:`sine`}],card:[{pitch:320,to:180,at:0,long:.08,shape:`triangle`}],damage:[{pitch:150,to:55,at:0,long:.26,shape:`sawtooth`}],break:[{pitch:420,to:90,at:0,long:.18,shape:`square`},{pitch:240,to:60,at:.06,long:.22,shape:`sawtooth`}],dice:[0,.07,.15,.25,.38].map((e,t)=>({pitch:900-90*t,to:500,at:e,long:.035,shape:`square`})),key:[{pitch:392,at:0,long:.16,shape:`triangle`},{pitch:587,at:.12,long:.16,shape:`triangle`},{pitch:880,at:.24,long:.6,shape:`sine`},{pitch:1174,at:.24,long:.6,shape:`sine`}],end:[{pitch:523,at:0,long:.2,shape:`sine`},{pitch:659,at:.18,long:.2,shape:`sine`},{pitch:784,at:.36,long:.5,shape:`sine`}]},ka={destroy:`break`,forge:`key`};function Aa(e,t,n){if(t.undone||t.at===e.at)return[];if(t.result)return e.result?[]:[`end`];let r=[];t.question&&!e.question&&r.push(`turn`),n(t.view)>n(e.view)?r.push(`damage`):(t.lines??[]).some(e=>!e.small&&e.cards?.length)&&r.push(`card`);for(let{told:e,dice:n}of t.lines??[]){let t=n?.length?`dice`:ka[e?.kind??``];t&&!r.includes(t)&&r.push(t)}return r}var ja;function Ma(e,t,n=0){ja??=new AudioContext,ja.resume();for(let r of Oa[e])Na(ja,{...r,at:r.at+n},t/250)}function Na(e,{pitch:t,to:n=t,at:r,long:i,shape:a},o){let s=e.currentTime+r,c=e.createOscillator(),l=e.createGain();c.type=a,c.frequency.setValueAtTime(t,s),c.frequency.exponentialRampToValueAtTime(n,s+i),l.gain.setValueAtTime(1e-4,s),l.gain.exponentialRampToValueAtTime(Math.max(o,1e-4),s+.015),l.gain.exponentialRampToValueAtTime(1e-4,s+i),c.connect(l).connect(e.destination),c.start(s),c.stop(s+i+.02)}typeof window<`u`&&((window.__svelte??={}).v??=new Set).add(`5`);var Pa={name:`keyforge`,accent:38,looks:{brobnar:{hue:12,emblem:`M12 1.5C13 6 18 8 18 14.5A6 6 0 0 1 6 14.5C6 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 1.5ZM12 14v5`,pattern:`rays`},dis:{hue:322,emblem:`M4 3C3 9 6 11 7 12V17L12 22L17 17V12C18 11 21 9 20 3C18 6 16 7 12 7S6 6 4 3ZM9 13l2 1.5M15 13l-2 1.5M10.5 18h3`,pattern:`scales`},logos:{hue:196,emblem:`M12 10.5a1.5 1.5 0 1 0 .1 0M2 12a10 4 0 1 0 20 0a10 4 0 1 0-20 0M7 3.3a4 10-30 1 0 10 17.4a4 10-30 1 0-10-17.4M17 3.3a4 10 30 1 0-10 17.4a4 10 30 1 0 10-17.4`,pattern:`grid`},mars:{hue:96,emblem:`M12 5a7 6 0 0 1 7 6C19 17 15 22 12 22S5 17 5 11A7 6 0 0 1 12 5ZM8 12c2 0 3 1 3 3c-2 0-3-1-3-3ZM16 12c-2 0-3 1-3 3c2 0 3-1 3-3ZM9 5 7 1.5M15 5l2-3.5`,pattern:`dots`},sanctum:{hue:224,emblem:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5ZM12 6v12M7.5 10.5h9`,pattern:`bricks`},saurian:{hue:52,emblem:`M12 22C5 19 3 13 5 4M12 22C19 19 21 13 19 4M4.5 8l3.5 1.5M4.5 12.5l4 .5M6.5 17l4-.5M19.5 8 16 9.5M19.5 12.5l-4 .5M17.5 17l-4-.5M12 4l1 2.5h2.5l-2 1.7.8 2.6L12 9.3l-2.3 1.5.8-2.6-2-1.7H11Z`,pattern:`scales`},shadows:{hue:262,ink:30,emblem:`M12 1.5 15 9.5 13.5 16h-3L9 9.5ZM7 16h10M12 16v5M10 21.5h4`,pattern:`waves`},"star-alliance":{hue:176,emblem:`M12 1.5 14.8 9.2 22.5 12 14.8 14.8 12 22.5 9.2 14.8 1.5 12 9.2 9.2ZM12 10a2 2 0 1 0 .1 0`,pattern:`rings`},untamed:{hue:142,emblem:`M12 12c3 0 6 3 6 6.5c0 3-3 2.5-6 2.5s-6 .5-6-2.5C6 15 9 12 12 12ZM5 8a2 2.5 0 1 0 .1 0M10 3a2 2.5 0 1 0 .1 0M14.5 3a2 2.5 0 1 0 .1 0M19 8a2 2.5 0 1 0 .1 0`,pattern:`leaves`},"":{hue:40,ink:15,emblem:`M12 2 20.7 7v10L12 22 3.3 17V7Z`,pattern:`dots`}}},Fa={dark:{hue:288,ink:32,emblem:`M12 3a8 8 0 0 0-5 14.2V21h10v-3.8A8 8 0 0 0 12 3ZM9 12.5a1.6 1.6 0 1 0 .1 0M15 12.5a1.6 1.6 0 1 0 .1 0M10 21v-2.5M14 21v-2.5M12 15l-1 2h2Z`,pattern:`waves`},holy:{hue:48,emblem:`M12 7a5 5 0 1 0 .1 0M12 1v3.5M12 19.5V23M1 12h3.5M19.5 12H23M4.2 4.2l2.5 2.5M17.3 17.3l2.5 2.5M19.8 4.2l-2.5 2.5M6.7 17.3l-2.5 2.5`,pattern:`rays`},nature:{hue:112,emblem:`M4 21C3 10 9 3 21 3C22 14 16 21 6 19M4 21C7 15 11 11 16 8M9.5 13.5V9M13 10.5V6.5M9 14h4.5`,pattern:`leaves`},mind:{hue:320,emblem:`M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 8.5a3.5 3.5 0 1 0 .1 0M12 2v2.5M6 3.5l1 2.3M18 3.5l-1 2.3`,pattern:`rings`},arcane:{hue:266,emblem:`M12 2l5.9 17.2L3 8.5h18L6.1 19.2ZM12 1.5a10.5 10.5 0 1 0 .1 0`,pattern:`grid`},war:{hue:2,ink:44,emblem:`M3 3l10 10M3 3l1 4 8 8M3 3l4 1 8 8M21 3 11 13M21 3l-1 4-8 8M21 3l-4 1-8 8M5 15l4 4M19 15l-4 4M7 17l-3.5 3.5M17 17l3.5 3.5`,pattern:`shards`},earth:{hue:30,ink:34,emblem:`M1.5 20.5 9 6l4 7 2.5-4 7 11.5ZM9 6l1.5 6-2 2.5 2 6`,pattern:`bricks`},water:{hue:208,emblem:`M12 2C16 8 19 11.5 19 15.5A7 7 0 0 1 5 15.5C5 11.5 8 8 12 2ZM9 15.5a3.5 3.5 0 0 0 3.5 3.5`,pattern:`waves`},air:{hue:188,ink:36,emblem:`M2 9h12.5a3.3 3.3 0 1 0-3.3-3.3M2 13h17a3 3 0 1 1-3 3M2 17h8a2.7 2.7 0 1 1-2.7 2.7`,pattern:`rings`},fire:{hue:16,ink:62,emblem:`M12 1.5C13 6 18.5 8 18.5 14.5A6.5 6.5 0 0 1 5.5 14.5C5.5 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 1.5ZM12 13c1.5 2 2.5 3 2.5 4.7a2.5 2.5 0 0 1-5 0C9.5 16 10.5 15 12 13Z`,pattern:`scales`},beastmaster:{hue:96,emblem:`M12 11.5c3.5 0 6.5 3.5 6.5 6.8c0 3-3.5 2.5-6.5 2.5s-6.5.5-6.5-2.5C5.5 15 8.5 11.5 12 11.5ZM4.5 8a2 2.6 0 1 0 .1 0M9.5 3a2 2.6 0 1 0 .1 0M14.5 3a2 2.6 0 1 0 .1 0M19.5 8a2 2.6 0 1 0 .1 0`,pattern:`leaves`},warlock:{hue:350,emblem:`M4 3C3 9 6 11 7 12V17L12 22L17 17V12C18 11 21 9 20 3C18 6 16 7 12 7S6 6 4 3ZM9 13l2 1.5M15 13l-2 1.5M10.5 18h3`,pattern:`scales`},priestess:{hue:52,emblem:`M5 3h14c0 6-2 9-5.5 10v4l3.5 4H7l3.5-4v-4C7 12 5 9 5 3ZM12 5.5v5M9.5 8h5`,pattern:`rays`},wizard:{hue:232,emblem:`M12 1.5 17 16H7ZM3 17.5c6-2.5 12-2.5 18 0c-6 4-12 4-18 0ZM12 7l.8 1.9 2 .2-1.5 1.3.5 2L12 11.3l-1.8 1.1.5-2L9.2 9.1l2-.2Z`,pattern:`grid`},none:{hue:220,ink:16,emblem:`M12 2l2.6 6.9 7.4.3-5.8 4.6 2 7.2L12 16.9 5.8 21l2-7.2L2 9.2l7.4-.3Z`,pattern:`dots`},"":{hue:258,ink:30,emblem:`M8 8.5a4 4 0 1 1 5.5 3.7c-1 .6-1.5 1.2-1.5 2.8M12 18.3v.6M12 1.5a10.5 10.5 0 1 0 .1 0`,pattern:`grid`}},Ia=[{shape:`M12 3a9 9 0 1 0 .1 0`,colour:`var(--owner-1)`},{shape:`M12 2 22 12 12 22 2 12Z`,colour:`var(--owner-2)`},{shape:`M12 3 22 20H2Z`,colour:`var(--owner-3)`},{shape:`M4 4h16v16H4Z`,colour:`var(--owner-4)`}],La={name:`mage-wars`,accent:268,looks:Fa},Ra={name:`shards`,accent:205,looks:{homodeus:{hue:212,emblem:`M12 2 20.7 7v10L12 22 3.3 17V7zM12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10M12 10.5v3M10.5 12h3`,pattern:`grid`},order:{hue:44,emblem:`M1.5 12C6 5 18 5 22.5 12C18 19 6 19 1.5 12ZM12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M12 1v3M12 20v3`,pattern:`rings`},undergrowth:{hue:130,emblem:`M12 22V9M12 13C5 13 3 8 3 3C9 3 12 6 12 13ZM12 16C12 10 15 7 21 7C21 13 18 16 12 16Z`,pattern:`leaves`},wraethe:{hue:290,emblem:`M17 2C8 4 5 10 7 15S15 22 20 20C15 19 12 16 12 12S14 4 17 2ZM4 5l1.5 3M3 13h2M18 11a1 1 0 1 0 .1 0`,pattern:`waves`},"":{hue:190,ink:25,emblem:`M12 1.5 18 9 12 22.5 6 9ZM6 9h12M12 1.5V22.5`,pattern:`shards`}}},za=`# Der Tisch in Worten: im Terminal und im Browser.

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
`,Ha=class extends Map{#e=new Map;#t=N(0);#n=N(0);#r=yr||-1;constructor(e){if(super(),e){for(var[t,n]of e)super.set(t,n);this.#n.v=super.size}}#i(e){return yr===this.#r?N(e):an(e)}has(e){var t=this.#e,n=t.get(e);if(n===void 0){if(super.has(e))n=this.#i(0),t.set(e,n);else return V(this.#t),!1}return V(n),!0}forEach(e,t){this.#a(),super.forEach(e,t)}get(e){var t=this.#e,n=t.get(e);if(n===void 0){if(super.has(e))n=this.#i(0),t.set(e,n);else{V(this.#t);return}}return V(n),super.get(e)}getOrInsert(e,t){return super.has(e)||this.set(e,t),this.get(e)}getOrInsertComputed(e,t){return super.has(e)||this.set(e,t(e)),this.get(e)}set(e,t){var n=this.#e,r=n.get(e),i=super.get(e),a=super.set(e,t),o=this.#t;if(r===void 0)r=this.#i(0),n.set(e,r),P(this.#n,super.size),dn(o);else if(i!==t){dn(r);var s=o.reactions===null?null:new Set(o.reactions);s!==null&&r.reactions?.every(e=>s.has(e))||dn(o)}return a}delete(e){var t=this.#e,n=t.get(e),r=super.delete(e);return n!==void 0&&(t.delete(e),P(n,-1)),r&&(P(this.#n,super.size),dn(this.#t)),r}clear(){if(super.size!==0){super.clear();var e=this.#e;P(this.#n,0);for(var t of e.values())P(t,-1);dn(this.#t),e.clear()}}#a(){V(this.#t);var e=this.#e;if(this.#n.v!==e.size){for(var t of super.keys())if(!e.has(t)){var n=this.#i(0);e.set(t,n)}}for([,n]of this.#e)V(n)}keys(){return V(this.#t),super.keys()}values(){return this.#a(),super.values()}entries(){return this.#a(),super.entries()}[Symbol.iterator](){return this.entries()}get size(){return V(this.#n),super.size}},Ua=`# Das Programm im Browser. Was die Spiele sagen, kommt von den Spielen.

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

# Motion
plays = { $name } spielt
game-end = { $how ->
    [won] Sieg!
    [lost] Niederlage
    [draw] Unentschieden
   *[other] Das Spiel ist aus
}
game-winner = { $names } gewinnt
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
sound-offer = Möchtest du den Tisch hören? Karten, Treffer und Schlüssel haben eigene Klänge.
sound-yes = Töne einschalten
sound-no = Ohne Töne spielen
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
pace = Speed of what is shown
pace-of = { $n ->
    [0] off: everything at once
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

# Motion
plays = { $name } plays
game-end = { $how ->
    [won] Victory!
    [lost] Defeat
    [draw] A draw
   *[other] The game is over
}
game-winner = { $names } wins
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
sound-offer = Would you like to hear the table? Cards, hits and keys have sounds of their own.
sound-yes = Turn sounds on
sound-no = Stay silent
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
pace = Tempo pokazywania
pace-of = { $n ->
    [0] wyłączone: wszystko od razu
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

# Motion
plays = { $name } zagrywa
game-end = { $how ->
    [won] Zwycięstwo!
    [lost] Porażka
    [draw] Remis
   *[other] Koniec gry
}
game-winner = Wygrywa: { $names }
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
sound-offer = Chcesz słyszeć, co dzieje się na stole? Karty, ciosy i klucze mają własne dźwięki.
sound-yes = Włącz dźwięki
sound-no = Graj bez dźwięków
`,Ya=class{constructor(e){this.value=e}valueOf(){return this.value}},Xa=class extends Ya{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},Za=class extends Ya{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Qa=class e extends Ya{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof Ya)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Ya&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},$a=100,eo=`⁨`,to=`⁩`;function no(e,t,n){return n===t||n instanceof Za&&t instanceof Za&&n.value===t.value||t instanceof Za&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function ro(e,t,n){return t[n]?po(e,t[n].value):(e.reportError(RangeError(`No default`)),new Xa)}function io(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=ao(e,i.value):n.push(ao(e,i));return{positional:n,named:r}}function ao(e,t){switch(t.type){case`str`:return t.value;case`num`:return new Za(t.value,{minimumFractionDigits:t.precision});case`var`:return oo(e,t);case`mesg`:return so(e,t);case`term`:return co(e,t);case`func`:return lo(e,t);case`select`:return uo(e,t);default:return new Xa}}function oo(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new Xa(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new Xa(`$${t}`);if(n instanceof Ya)return n;switch(typeof n){case`string`:return n;case`number`:return new Za(n);case`object`:if(Qa.supportsValue(n))return new Qa(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new Xa(`$${t}`)}}function so(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new Xa(t);if(n){let i=r.attributes[n];return i?po(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Xa(`${t}.${n}`))}return r.value?po(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new Xa(t))}function co(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new Xa(i);if(n){let t=a.attributes[n];if(t){e.params=io(e,r).named;let n=po(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Xa(`${i}.${n}`)}e.params=io(e,r).named;let o=po(e,a.value);return e.params=null,o}function lo(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new Xa(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new Xa(`${t}()`);try{let t=io(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new Xa(`${t}()`)}}function uo(e,{selector:t,variants:n,star:r}){let i=ao(e,t);if(i instanceof Xa)return ro(e,n,r);for(let t of n)if(no(e,i,ao(e,t.key)))return po(e,t.value);return ro(e,n,r)}function fo(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new Xa;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>$a)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${$a}`);r&&n.push(eo),n.push(ao(e,i).toString(e)),r&&n.push(to)}return e.dirty.delete(t),n.join(``)}function po(e,t){return typeof t==`string`?e.bundle._transform(t):fo(e,t)}var mo=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function ho(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var go=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function _o(e,t){let n=e[0];if(n instanceof Xa)return new Xa(`NUMBER(${n.valueOf()})`);if(n instanceof Za)return new Za(n.valueOf(),{...n.opts,...ho(t,go)});if(n instanceof Qa)return new Za(n.toNumber(),{...ho(t,go)});throw TypeError(`Invalid argument to NUMBER`)}var vo=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function yo(e,t){let n=e[0];if(n instanceof Xa)return new Xa(`DATETIME(${n.valueOf()})`);if(n instanceof Qa||n instanceof Za)return new Qa(n,ho(t,vo));throw TypeError(`Invalid argument to DATETIME`)}var bo=new Map;function xo(e){let t=Array.isArray(e)?e.join(` `):e,n=bo.get(t);return n===void 0&&(n=new Map,bo.set(t,n)),n}var So=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:_o,DATETIME:yo,...t},this._useIsolating=n,this._transform=r,this._intls=xo(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new mo(this,n,t);try{return fo(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new Xa().toString(r);throw e}}},Co=/^(-?[a-zA-Z][\w-]*) *= */gm,wo=/\.([a-zA-Z][\w-]*) *= */y,To=/\*?\[/y,Eo=/(-?[0-9]+(?:\.([0-9]+))?)/y,Do=/([a-zA-Z][\w-]*)/y,Oo=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,ko=/^[A-Z][A-Z0-9_-]*$/,Ao=/([^{}\n\r]+)/y,jo=/([^\\"\n\r]*)/y,Mo=/\\([\\"])/y,No=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Po=/^\n+/,Fo=/ +$/,Io=/ *\r?\n/g,Lo=/( *)$/,Ro=/{\s*/y,zo=/\s*}/y,Bo=/\[\s*/y,Vo=/\s*] */y,Ho=/\s*\(\s*/y,Uo=/\s*->\s*/y,Wo=/\s*:\s*/y,Go=/\s*,?\s*/y,Ko=/\s+/y,qo=class{constructor(e){this.body=[],Co.lastIndex=0;let t=0;for(;;){let n=Co.exec(e);if(n===null)break;t=Co.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(wo);){let t=o(wo),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(Ao)&&(r=o(Ao)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,Po),u([i],i.length)):r?S(r,Fo):null}function u(r=[],i){for(;;){if(n(Ao)){r.push(o(Ao));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,Fo));let c=[];for(let e of r)e instanceof Jo&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(Ro,SyntaxError);let e=f();if(i(zo))return e;if(i(Uo)){let t=h();return i(zo,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(Oo)){let[,e,t,n=null]=a(Oo);if(e===`$`)return{type:`var`,name:t};if(i(Ho)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(ko.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Go)}}function m(){let e=f();return e.type===`mesg`&&i(Wo)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(To);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(Bo,SyntaxError);let e;return e=n(Eo)?v():{type:`str`,value:o(Do)},i(Vo,SyntaxError),e}function _(){if(n(Eo))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(Eo),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(jo),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(Mo))return o(Mo);if(n(No)){let[,e,t]=a(No),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(Ko),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `&&C(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(Io,`
`),n=Lo.exec(e)[1].length;return new Jo(t,n)}}},Jo=class{constructor(e,t){this.value=e,this.length=t}},Yo=Object.assign({"../../text/de.ftl":Ua,"../../text/de.pages.ftl":Wa,"../../text/en.ftl":Ga,"../../text/en.pages.ftl":Ka,"../../text/pl.ftl":qa,"../../text/pl.pages.ftl":Ja}),Xo={en:`English`,de:`Deutsch`,pl:`Polski`},Zo=`trivault.lang`;function Qo(e){let t=Object.fromEntries(Object.keys(Xo).map(e=>[e,new So(e,{useIsolating:!1})]));for(let[n,r]of Object.entries(e))t[/\/(en|de|pl)[./]/.exec(n)?.[1]].addResource(new qo(r),{allowOverrides:!0});return t}var $o=Qo(Yo);function es(e){return!!e&&e in Xo}function ts(){return[localStorage.getItem(Zo),...navigator.languages.map(e=>e.slice(0,2))].find(es)??`en`}var ns=new class{#e=N(pn(ts()));get lang(){return V(this.#e)}set lang(e){P(this.#e,e,!0)}use(e){this.lang=e,localStorage.setItem(Zo,e)}say(e,t={},n=$o){for(let r of[n[this.lang],n.en]){let n=r.getMessage(e)?.value;if(n)return r.formatPattern(n,t,[])}return e}},Q=(e,t)=>ns.say(e,t);function rs(e){return e.slice(0,1).toUpperCase()+e.slice(1)}function is(e){return e>0?`+${e}`:e<0?`−${-e}`:`0`}var as=(function(){let e=typeof document<`u`&&document.createElement(`link`).relList;return e&&e.supports&&e.supports(`modulepreload`)?`modulepreload`:`preload`})(),os=function(e,t){return new URL(e,t).href},ss={},cs=function(e){return e.pathname.endsWith(`.css`)},ls=function(e,t,n){if(t in e)return e[t];let r=n();if(!r){e[t]=void 0;return}let i=r.then(()=>{e[t]=void 0},n=>{throw e[t]=void 0,n});return e[t]=i,i},us=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}r=o(t.map(t=>{t=os(t,n);let r=s(t),i=cs(r);return ls(ss,r.href,()=>{if(e===void 0){e={all:new Set,styles:new Set};let t=document.getElementsByTagName(`link`);for(let n=t.length-1;n>=0;n--){let r=t[n];e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}if((i?e.styles:e.all).has(r.href))return;let t=document.createElement(`link`);if(t.rel=i?`stylesheet`:as,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,a&&t.setAttribute(`nonce`,a),document.head.appendChild(t),i)return new Promise((e,n)=>{let i=a=>{t.removeEventListener(`load`,i),t.removeEventListener(`error`,i),a.type===`error`?n(Error(`Unable to preload CSS for ${r}`)):e(a)};t.addEventListener(`load`,i),t.addEventListener(`error`,i)})})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},ds=new Map(Object.entries(Object.assign({"./keyforge/cover.ts":Pa,"./magewars/cover.ts":La,"./shards/cover.ts":Ra})).map(([e,t])=>[t.name,{cover:t,folder:e.split(`/`)[1]}])),fs=Object.assign({"./keyforge/board.ts":()=>us(()=>import(`./keyforge.js`).then(e=>e.BOARD),[],import.meta.url),"./magewars/board.ts":()=>us(()=>import(`./magewars.js`).then(e=>e.BOARD),[],import.meta.url),"./shards/board.ts":()=>us(()=>import(`./shards.js`).then(e=>e.BOARD),[],import.meta.url)}),ps=new Ha;async function ms(e){let t=fs[`./${ds.get(e)?.folder}/board.ts`];if(!t||ps.has(e))return;let n=await t();xs.set(e,Qo({...ys,...n.texts})),ps.set(e,n)}async function hs(){for(let e of ds.keys())await ms(e)}var gs={hue:220,ink:12,emblem:`M12 2 20.7 7v10L12 22 3.3 17V7Z`,pattern:`dots`};function _s(e){return ds.get(e)?.cover}function vs(e){return ps.get(e)}var ys=Object.assign({"../../../trivault/telling/text/de.ftl":za,"../../../trivault/telling/text/en.ftl":Ba,"../../../trivault/telling/text/pl.ftl":Va}),bs=Qo(ys),xs=new Ha;function Ss(e,t,n={}){return rs(ns.say(t,n,xs.get(e)??bs))}function Cs(e,t){let n=_s(e)?.looks??{};return n[t]??n[``]??gs}function ws(e,t,n){let r=ps.get(e);if(n&&r)return r.face(n);let i=n?.text??[];return{slug:t,name:n?.name??(t||Ss(e,r?.hidden??``)),kind:``,type:``,group:``,stats:[],lines:i,reminders:[]}}function Ts(e,t,n,r){let i=ps.get(e);return!n||!r?[]:i?.groups?.(t,n,r,(t,n)=>Ss(e,t,n))??[]}function Es(e){let t=2166136261;for(let n of e)t=Math.imul(t^n.charCodeAt(0),16777619);return()=>{t=t+1831565813|0;let e=Math.imul(t^t>>>15,1|t);return e=e+Math.imul(e^e>>>7,61|e)^e,((e^e>>>14)>>>0)/4294967296}}function Ds(e,t){return`${(50+t*Math.cos(e)).toFixed(1)} ${(36+t*Math.sin(e)).toFixed(1)}`}function Os(e){let t=Es(e),n=3+Math.floor(t()*6),r=2+Math.floor(t()*2),i=t()*Math.PI;return Array.from({length:r},(e,r)=>{let a=30-r*(7+t()*4),o=a*(.35+t()*.5),s=(t()-.5)*.9,c=t()>.5,l=2*Math.PI/n,u=Array.from({length:n},(e,t)=>{let n=i+t*l+l/2*r,u=Ds(n,a),d=Ds(n+l/2+s*.3,o);return c?`Q${Ds(n-l/4,a)} ${u}Q${Ds(n+l/4,o)} ${d}`:`L${u}L${d}`});return`M${Ds(i+l/2*r-l/2+s*.3,o)}${u.join(``)}Z`})}var ks={rays:{size:[20,20],path:`M0 20 20 0M-5 5 5-5M15 25 25 15`},scales:{size:[16,12],path:`M0 0a8 8 0 0 0 16 0M-8 6a8 8 0 0 0 16 0M8 6a8 8 0 0 0 16 0`},grid:{size:[14,14],path:`M0 0h14M0 0v14M7 5v4M5 7h4`},rings:{size:[22,22],path:`M4 11a7 7 0 1 0 14 0a7 7 0 1 0-14 0M8 11a3 3 0 1 0 6 0a3 3 0 1 0-6 0`},leaves:{size:[18,18],path:`M2 16C2 8 8 2 16 2C16 10 10 16 2 16ZM2 16 12 6`},shards:{size:[20,24],path:`M10 1 15 12 10 23 5 12ZM5 12h10`},waves:{size:[24,10],path:`M0 5Q6-2 12 5T24 5`},dots:{size:[14,14],path:`M6 7a1 1 0 1 0 2 0a1 1 0 1 0-2 0M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0`},bricks:{size:[20,12],path:`M0 0h20M0 6h20M5 0v6M15 6v6`}},As=Jr(`<image width="100" height="72" preserveAspectRatio="xMidYMid slice"></image>`),js=Jr(`<path class="petal svelte-mblihk"></path>`),Ms=Jr(`<rect width="100" height="72"></rect><rect width="100" height="72"></rect><!><g transform="translate(38 24)"><path class="emblem svelte-mblihk"></path></g>`,1),Ns=Jr(`<svg class="hued svelte-mblihk" viewBox="0 0 100 72" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false"><defs><pattern patternUnits="userSpaceOnUse"><path class="tile svelte-mblihk"></path></pattern><radialGradient><stop class="inner svelte-mblihk" offset="0"></stop><stop class="outer svelte-mblihk" offset="1"></stop></radialGradient></defs><rect class="ground svelte-mblihk" width="100" height="72"></rect><!></svg>`);function Ps(e,t){let n=Zr();k(t,!0);let r=j(()=>Cs(t.game,t.group)),i=j(()=>ks[V(r).pattern]),a=j(()=>Os(t.slug)),o=j(()=>Sa.urls[t.game]?.[t.slug]);var s=Ns();let c;var l=F(s),u=F(l),d=L(u),f=R(u);O(l);var p=R(l,2),m=e=>{var t=As();z(()=>Z(t,`href`,V(o))),G(e,t)},h=e=>{var i=Ms(),o=I(i),s=R(o),c=R(s),l=e=>{var t=Xr();Y(I(t),17,()=>V(a),J,(e,t,n)=>{var r=js();Fi(r,``,{},{"--ring":n}),z(()=>Z(r,`d`,V(t))),G(e,r)}),G(e,t)};q(c,e=>{t.slug&&e(l)});var u=L(R(c));z(()=>{Z(o,`fill`,`url(#${n}-tile)`),Z(s,`fill`,`url(#${n}-glow)`),Z(u,`d`,V(r).emblem)}),G(e,i)};q(p,e=>{V(o)?e(m):e(h,-1)}),O(s),z(()=>{c=Fi(s,``,c,{"--hue":V(r).hue,"--ink":`${V(r).ink??50??``}%`}),Z(u,`id`,`${n}-tile`),Z(u,`width`,V(i).size[0]),Z(u,`height`,V(i).size[1]),Z(d,`d`,V(i).path),Z(f,`id`,`${n}-glow`)}),G(e,s),A()}var Fs={amber:`M12 2 20.5 7v10L12 22 3.5 17V7ZM12 2v20M3.5 7 20.5 17M20.5 7 3.5 17`,armor:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5Z`,archives:`M3 4h18v5H3ZM5 9h14v11H5ZM10 13h4`,chains:`M9.5 14.5a4 4 0 0 1 0-5.5l3-3a4 4 0 0 1 5.5 5.5l-1.5 1.5M14.5 9.5a4 4 0 0 1 0 5.5l-3 3a4 4 0 0 1-5.5-5.5l1.5-1.5`,check:`M4 12.5 10 18.5 20.5 6`,counter:`M5 5h14v14H5ZM12 9v6M9 12h6`,clock:`M12 3a9 9 0 1 0 .1 0M12 7v5.5l3.5 2`,bell:`M6 17V11a6 6 0 0 1 12 0v6l2 2H4ZM10 21.5h4M12 3v2`,cost:`M12 2 20 9 12 22 4 9ZM4 9h16`,damage:`M12 2l2 6 6-3-3 6 5 3-6 1 1 6-5-4-5 4 1-6-6-1 5-3-3-6 6 3Z`,deck:`M7 3h12v16H7ZM5 6v15h11`,discard:`M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7`,enraged:`M4 6l6 4M20 6l-6 4M7 13a1 1 0 1 0 .1 0M17 13a1 1 0 1 0 .1 0M7 20c2-3 8-3 10 0`,exhausted:`M4 5h7l-7 7h7M13 12h7l-7 8h7`,gems:`M12 2 20 9 12 22 4 9ZM4 9h16M12 22 8.5 9 12 2M12 22 15.5 9 12 2`,hand:`M4 8l6-2 4 13-6 2ZM10 5.5h6V19M16 6l5 1.5-3.5 11`,health:`M12 21C5 15 2.5 11.5 2.5 8A5 5 0 0 1 12 6a5 5 0 0 1 9.5 2c0 3.5-2.5 7-9.5 13Z`,hint:`M9 18h6M10 21.5h4M12 2.5a6.5 6.5 0 0 0-4 11.6V16h8v-1.9A6.5 6.5 0 0 0 12 2.5Z`,keys:`M8 6.5a4.5 4.5 0 1 0 .1 0M12 11h9.5M18 11v4M21.5 11v3`,eye:`M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 9a3 3 0 1 0 .1 0`,log:`M5 4h14M5 9h14M5 14h14M5 19h9`,mastery:`M12 2l2.8 6.3 6.7.7-5 4.6 1.4 6.7L12 17l-5.9 3.3 1.4-6.7-5-4.6 6.7-.7Z`,menu:`M4 6h16M4 12h16M4 18h16`,more:`M5 12h.1M12 12h.1M19 12h.1`,pause:`M8 5v14M16 5v14`,power:`M20 3 9 14M20 3l-1 5L10 17M20 3l-5 1-9 9M5 12l7 7M7.5 16.5 3.5 20.5`,purged:`M5 5l14 14M19 5 5 19`,replay:`M4 12a8 8 0 1 0 3-6.2M4 3v4h4M12 8v4.5l3 2`,shield:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5ZM12 7v9M8 11h8`,skip:`M5 5v14l8-7ZM13 5v14l8-7Z`,"step-back":`M15 5 8 12l7 7`,"step-on":`M9 5l7 7-7 7`,stunned:`M12 12a2 2 0 1 1 2-2a4.5 4.5 0 1 1-5-4.5A7 7 0 1 1 5 12`,"turn-back":`M18 5l-7 7 7 7M11 5l-7 7 7 7`,"turn-on":`M6 5l7 7-7 7M13 5l7 7-7 7`,turn:`M7 4v16l12-8Z`,undo:`M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3`,upgrades:`M12 3l7 7h-4v10H9V10H5Z`,warded:`M12 2.5a9.5 9.5 0 1 0 .1 0M12 7.5a4.5 4.5 0 1 0 .1 0`,warning:`M12 3 22 20.5H2ZM12 9v6M12 17.5v.5`,why:`M8.5 8.5a3.5 3.5 0 1 1 5 3.2c-1 .6-1.5 1.3-1.5 2.8M12 18.5v.5`,zoom:`M10.5 4a6.5 6.5 0 1 0 .1 0M15.5 15.5 21 21`},Is=Jr(`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" class="svelte-1gghov3"><path class="svelte-1gghov3"></path></svg>`);function Ls(e,t){k(t,!0);let n=_a(t,`name`,3,``),r=_a(t,`path`,19,()=>Fs[n()]??``);var i=Is(),a=L(i);z(()=>Z(a,`d`,r())),G(e,i),A()}var Rs=7,zs=`­`,Bs=`[aeiouyäöüąęó]`,Vs=RegExp(`${Bs}[bcdfghjklmnprstvwxzßćłńśźż]{0,2}?(?=(?:[bcdfgjklmnprstvwzćłśźż]|[bdfgkpt][lr]|[cpst]h|sch|s[pt])${Bs})`,`g`),Hs=2;function Us(e){if(e.length<Rs)return e;let t=[...e.toLowerCase().matchAll(Vs)].map(e=>e.index+e[0].length).filter(t=>t>=Hs&&t<=e.length-Hs);return[...t,e.length].map((n,r)=>e.slice(t[r-1]??0,n)).join(zs)}function Ws(e){return e.replace(/\p{L}+/gu,Us)}var Gs=W(`<span class="svelte-1efqpaa"> </span> `,1);function Ks(e,t){k(t,!0);var n=Xr();Y(I(n),17,()=>t.name.split(` `),J,(e,t)=>{var n=Gs(),r=I(n),i=L(r,!0),a=R(r);a.nodeValue=`  `,z(e=>K(i,e),[()=>Ws(V(t))]),G(e,n)}),G(e,n),A()}var qs=W(`<span class="cost svelte-jbb763"> </span>`),Js=W(`<div class="facts svelte-jbb763"> </div>`),Ys=W(`<p class="svelte-jbb763"> </p>`),Xs=W(`<p class="reminder svelte-jbb763"> </p>`),Zs=W(`<span class="stat svelte-jbb763"><!> <b> </b></span>`),Qs=W(`<span class="sign svelte-jbb763"><!> </span>`),$s=W(`<span class="signs svelte-jbb763"></span>`),ec=W(`<div class="stats svelte-jbb763"><!> <!></div>`),tc=W(`<div><div class="head svelte-jbb763"><!> <span class="name svelte-jbb763"><!></span></div> <div class="art svelte-jbb763"><!></div> <div class="kind svelte-jbb763"> </div> <!> <div class="text svelte-jbb763"><!> <!></div> <!></div>`);function nc(e,t){k(t,!0);let n=_a(t,`size`,3,`large`),r=j(()=>Cs(t.game,t.face.group)),i=j(()=>Math.max(...t.face.name.split(/[\s-]/).map(e=>e.length))),a=j(()=>t.face.cost===void 0?1.32:`${t.face.cost}`.length>2?1:1.15);var o=tc();let s;var c=F(o),l=F(c),u=e=>{var n=qs(),r=L(n,!0);z(()=>K(r,t.face.cost)),G(e,n)};q(l,e=>{t.face.cost!==void 0&&e(u)});var d=R(l,2),f=F(d),p=e=>{var n=Yr();z(()=>K(n,t.face.name)),G(e,n)},m=e=>{Ks(e,{get name(){return t.face.name}})};q(f,e=>{n()===`large`?e(p):e(m,-1)}),O(d),O(c);var h=R(c,2);Ps(F(h),{get slug(){return t.face.slug},get group(){return t.face.group},get game(){return t.game}}),O(h);var g=R(h,2),_=L(g,!0),v=R(g,2),y=e=>{var n=Js(),r=L(n,!0);z(()=>K(r,t.face.facts)),G(e,n)};q(v,e=>{t.face.facts&&e(y)});var b=R(v,2),x=F(b);Y(x,17,()=>t.face.lines,J,(e,t)=>{var n=Ys(),r=L(n,!0);z(()=>K(r,V(t))),G(e,n)}),Y(R(x,2),17,()=>t.face.reminders,J,(e,t)=>{var n=Xs(),r=L(n,!0);z(()=>K(r,V(t))),G(e,n)}),O(b);var S=R(b,2),C=e=>{var r=ec(),i=F(r);Y(i,17,()=>t.face.stats,J,(e,t)=>{var n=Zs(),r=F(n);Ls(r,{get name(){return V(t).name},get path(){return V(t).path}});var i=L(R(r,2),!0);O(n),z(()=>{Z(n,`data-stat`,V(t).name),K(i,V(t).n)}),G(e,n)});var a=R(i,2),o=e=>{var n=$s();Y(n,21,()=>t.face.signs,J,(e,t)=>{var n=Qs(),r=F(n);Ls(r,{get path(){return V(t).path}});var i=R(r,1,!0);O(n),z(()=>{Z(n,`title`,V(t).text),K(i,V(t).text)}),G(e,n)}),O(n),G(e,n)};q(a,e=>{n()===`large`&&t.face.signs&&e(o)}),O(r),G(e,r)};q(S,e=>{(t.face.stats.length||n()===`large`&&t.face.signs?.length)&&e(C)}),O(o),z(()=>{Ni(o,1,`card hued ${n()??``}`,`svelte-jbb763`),Z(o,`data-type`,t.face.type),s=Fi(o,``,s,{"--hue":V(r).hue,"--ink":`${V(r).ink??50??``}%`,"--longest":V(i),"--room":V(a)}),K(_,t.face.kind)}),G(e,o),A()}function rc(e){let t=new Map;for(let{thing:n,slug:r}of e)t.set(r,[...t.get(r)??[],n]);return[...t].map(([e,t])=>({slug:e,things:t}))}function ic(e,t){let n=[],r=new Map(t),i=e;for(;i;){let e=[...t].map(([e,t])=>({name:e,slug:t,at:i.indexOf(e)})).filter(({at:e})=>e>=0).sort((e,t)=>e.at-t.at||t.name.length-e.name.length)[0];if(!e){n.push({text:i});break}e.at&&n.push({text:i.slice(0,e.at)}),n.push({text:e.name,slug:e.slug}),r.delete(e.name),i=i.slice(e.at+e.name.length)}return[...n,...[...r].flatMap(([e,t])=>[{text:` `},{text:e,slug:t}])]}function ac(e){return e.toLowerCase().replaceAll(`æ`,`ae`).replaceAll(`ł`,`l`).normalize(`NFKD`).replace(/\p{M}/gu,``)}function oc(e){return ac(e.lines.join(` `))}function sc(e){let{kind:t=``}=e.facts,[n=``]=(e.lines[1]??``).slice(t.length).split(` · `).filter(Boolean);return[t,n].filter(Boolean).join(` · `)}function cc(e,t,{words:n,picks:r}){let i=ac(n).split(/\s+/).filter(Boolean),a=Object.entries(r).filter(([,e])=>e);return e.filter(e=>{let n=t.get(e.slug)??``;return a.every(([t,n])=>e.groups[t]?.includes(n))&&i.every(e=>n.includes(e))})}function lc(e,t,n){let r=new Intl.Collator(n),i=new Map(t?.values.map(({name:e},t)=>[e,t])),a=e=>i.get(e.groups[t?.name??``]?.[0]??``)??i.size;return[...e].sort((e,t)=>a(e)-a(t)||r.compare(e.name,t.name))}function uc(e,t){let n=new Intl.Collator(t,{numeric:!0});return{...e,values:[...e.values].sort((e,t)=>n.compare(e.title,t.title))}}var dc=14,fc=20,pc=112;function mc(e,t,n,r,i=1){let a=Array.from({length:i},(i,a)=>({card:hc(e,t,n,r,a+1),rows:a+1})).reduce((e,t)=>t.card>e.card?t:e);return{card:Math.floor(Math.max(e.least,Math.min(a.card,e.most))),rows:a.rows}}function hc({ratio:e,gap:t},n,r,i,a){let o=(n-dc)/Math.max(Math.ceil(i/a),1)-t,s=((r-fc)/a-t*(1-1/a))*e;return Math.min(o,s)}function gc(e){let t=getComputedStyle(e),n=(e,n)=>parseFloat(t.getPropertyValue(e))||n;return{least:n(`--least`,56),most:n(`--most`,150),ratio:n(`--ratio`,.714),gap:n(`--gap`,10)}}function _c(e){return e<pc?`small`:`middle`}var vc={};function yc(e){ot(vc,e)}function bc(){return at(vc)??(()=>`small`)}function xc({set:e,parts:t,seed:n}){return[`generated`,...e?[e]:[],...t,n].join(`-`)}function Sc(e){return/^generated-(?:[a-z]+-)*\d{1,18}$/.test(e)}function Cc(e,t){if(!Sc(e))return null;let n=e.split(`-`).slice(1,-1).join(`-`),r=t.sets?.find(e=>`${n}-`.startsWith(`${e.name}-`))?.name??``,i=`-${n.slice(r.length)}-`.replace(`--`,`-`),a=t.parts.map(e=>e.name).filter(e=>i.includes(`-${e}-`));return a.sort((e,t)=>i.indexOf(`-${e}-`)-i.indexOf(`-${t}-`)),{set:r,parts:a,seed:Number(e.split(`-`).at(-1))}}function wc(){return Math.floor(Math.random()*1e6)}var Tc=class extends Error{code;rules;constructor(e){super(e.message),this.code=e.code,this.rules=e.rules??[]}},Ec=8e3,Dc=25e3,Oc=class{#e=N(`connecting`);get state(){return V(this.#e)}set state(e){P(this.#e,e,!0)}#t=null;#n=0;#r=new Map;#i=0;#a=``;#o;#s;constructor(e,t){this.#o=e,this.#s=t}open(e){this.#a=e,this.#c(),setInterval(()=>this.state===`open`&&this.#t?.send(`{"type":"ping"}`),Dc)}ask(e,...t){let n=++this.#n;return new Promise((r,i)=>{this.#t?.readyState===WebSocket.OPEN?(this.#r.set(n,{kinds:t,resolve:r,reject:i}),this.#t.send(JSON.stringify({...e,id:n}))):i(Error(`offline`))})}#c(){let e=new WebSocket(this.#a);this.#t=e,e.onopen=()=>this.#l(),e.onmessage=e=>this.#d(JSON.parse(e.data)),e.onclose=()=>this.#u()}async#l(){try{await this.#o(),this.#i=0,this.state=`open`}catch{this.#t?.close()}}#u(){this.state=`lost`;for(let{reject:e}of this.#r.values())e(Error(`offline`));this.#r.clear();let e=Math.min(Ec,250*2**this.#i++);setTimeout(()=>this.#c(),e*(.75+Math.random()/2))}#d(e){let t=e.id?this.#r.get(e.id):void 0;t&&e.type===`error`?(this.#r.delete(e.id),t.reject(new Tc(e))):(t?.kinds.includes(e.type)&&(this.#r.delete(e.id),t.resolve(e)),this.#s(e))}},kc=`trivault.draft`,Ac=120,jc=class{#e=N(pn({name:``,choices:{},cards:{}}));get parts(){return V(this.#e)}set parts(e){P(this.#e,e,!0)}#t=N(null);get checked(){return V(this.#t)}set checked(e){P(this.#t,e)}#n=N(new Map);get offers(){return V(this.#n)}set offers(e){P(this.#n,e)}#r=N(``);get error(){return V(this.#r)}set error(e){P(this.#r,e,!0)}#i;#a;#o=0;#s=0;constructor(e,t){this.#i=e,this.#a=t,this.parts=Ca(kc,{})[t.name]??this.parts}copies(e){return this.parts.cards[e]??0}add(e,t){let n=this.copies(e)+t,{[e]:r,...i}=this.parts.cards;this.parts.cards=n>0?{...this.parts.cards,[e]:n}:i,this.#c()}rename(e){this.parts.name=e,this.#c()}choose(e,t){this.parts.choices[e]=t,this.check()}empty(){this.parts={name:``,choices:this.checked?this.parts.choices:{},cards:{}},this.check()}#c(){clearTimeout(this.#s),this.#s=window.setTimeout(()=>this.check(!1),Ac)}async check(e=!0){let{name:t,choices:n,cards:r}=Ze(this.parts);wa(kc,{...Ca(kc,{}),[this.#a.name]:{name:t,choices:n,cards:r}}),await this.#l({name:t,choices:n,cards:r,offers:e})}async read(e){let t=await this.#l({text:e,offers:!0});return t?(this.parts={name:t.name,choices:Object.fromEntries(t.choices.map(({name:e,value:t})=>[e,t])),cards:Object.fromEntries(t.cards.map(({card:e,times:t})=>[e,t]))},await this.check(!1),!0):!1}async#l(e){let t=++this.#o;clearTimeout(this.#s);try{let n=await this.#i.ask({type:`draft`,game:this.#a.name,...e},`draft`);return t===this.#o?(this.error=``,this.checked=n,n.offers?.length&&(this.offers=new Map(n.offers.map(e=>[e.card,e]))),n):void 0}catch(n){if(!(n instanceof Tc)||t!==this.#o)return;this.checked||`text`in e?this.error=n.message:this.empty();return}}},Mc=`trivault.decks`,Nc=new class{#e=N(Ca(Mc,{}));get lists(){return V(this.#e)}set lists(e){P(this.#e,e)}of(e){return Object.entries(this.lists[e]??{})}keep(e,t,n){this.#t(e,{...this.lists[e],[t]:n})}drop(e,t){let{[t]:n,...r}=this.lists[e]??{};this.#t(e,r)}#t(e,t){this.lists={...this.lists,[e]:t},wa(Mc,this.lists)}},Pc=new Set,Fc=e=>{let t=t=>t.target===e&&e.close();return Pc.add(e),e.addEventListener(`click`,t),()=>{Pc.delete(e),e.removeEventListener(`click`,t)}};function Ic(){return[...Pc].some(e=>e.open)}var Lc=new Map;function Rc(e=()=>`legal`,t=!1){return n=>(Lc.set(n,{status:e,behind:t}),()=>void Lc.delete(n))}function zc(e){return Lc.has(e)}function Bc(e){return Lc.get(e)?.behind??!1}function Vc(e){return Lc.get(e)?.status()??``}function Hc(e){return e instanceof HTMLButtonElement&&e.disabled}function Uc(e){return[...Lc.keys()].filter(t=>t.getClientRects().length&&!Hc(t)&&(!e||e.contains(t))).sort((e,t)=>e.compareDocumentPosition(t)&Node.DOCUMENT_POSITION_FOLLOWING?-1:1)}function Wc(e){return Uc(e).filter(e=>Vc(e))}function Gc(e,t,n){let r=t=>({ArrowLeft:e.x-t.x,ArrowRight:t.x-e.x,ArrowUp:e.y-t.y,ArrowDown:t.y-e.y})[n],i=t=>Math.abs(n===`ArrowLeft`||n===`ArrowRight`?t.y-e.y:t.x-e.x),a=-1,o=1/0;return t.forEach((e,t)=>{let n=r(e)+2*i(e);r(e)>4&&n<o&&(a=t,o=n)}),a}function Kc(e){let t=e.getBoundingClientRect();return{x:t.x+t.width/2,y:t.y+(Bc(e)?8:t.height/2)}}var qc;function Jc(e,t=!1){let n=t?[]:Wc(),r=n.length?n:Uc(),i=document.activeElement,a=r.map(Kc),o=r[zc(i)?Gc(Kc(i),a,e):Yc(qc,a)];o&&(o.focus(),o.scrollIntoView({block:`nearest`,inline:`nearest`}),qc=Kc(o))}function Yc(e,t){if(!e||!t.length)return t.length?0:-1;let n=t.map(({x:t,y:n})=>Math.hypot(t-e.x,n-e.y));return n.indexOf(Math.min(...n))}function Xc(e){return e.startsWith(`Arrow`)}function Zc(e){let t=e.target,n=e.key===` `&&/^(BUTTON|A|SUMMARY)$/.test(t.tagName);return e.ctrlKey||e.metaKey||e.altKey||n||/^(INPUT|TEXTAREA|SELECT)$/.test(t.tagName)}var[Qc,$c]=it(),el={};function tl(e){ot(el,e)}function nl(){let e=at(el);return t=>()=>e?`${t()}-${e()}`:t()}var rl=new Map,il=new Map;function al(e){return t=>(rl.set(t,e),()=>void rl.delete(t))}function ol(e){return t=>(il.set(t,e),()=>void il.delete(t))}function sl(){let e={things:new Map,zones:new Map};for(let[t,n]of rl){let r=t.getBoundingClientRect();if(!r.width)continue;let{things:i,slug:a}=n(),{parentElement:o,offsetWidth:s,offsetHeight:c}=t,l={element:t,parent:o,box:r,width:s,height:c,slug:a};i.forEach((t,n)=>{n!==0&&e.things.has(t)||e.things.set(t,l)})}for(let[t,n]of il){let r=t.getBoundingClientRect();r.width&&e.zones.set(n(),r)}return e}function cl(e){return{x:e.x+e.width/2,y:e.y+e.height/2}}var ll=Jr(`<line></line><circle r="15" class="svelte-aet367"></circle>`,1),ul=Jr(`<svg class="aims svelte-aet367"></svg>`),dl=W(`<!> <div class="announced svelte-aet367"><div><p class="svelte-aet367"> </p> <div class="face svelte-aet367"><!></div></div></div>`,1);function fl(e,t){k(t,!0);let{sitting:n,game:r,face:i,area:a}=Qc(),o=.714,s=a()?.getBoundingClientRect()??new DOMRect(0,0,innerWidth,innerHeight),c=Math.round(Math.min(270,s.height*.52*o,s.width*.6)),l=cl(s),u=j(()=>t.announced.targets.map(e=>cl(e)));function d(e){let{from:n}=t.announced,r=n?cl(n):{x:l.x,y:s.y},i=[{transform:`translate(${r.x-l.x}px, ${r.y-l.y}px) scale(.2)`,opacity:0},{transform:`none`,opacity:1}];t.stage.run(e,i,{duration:.3*t.stage.beat,easing:`cubic-bezier(.2,.9,.3,1.1)`,fill:`both`})}function f(e){t.stage.run(e,[{opacity:0,strokeDashoffset:40},{opacity:1,strokeDashoffset:0}],{delay:.25*t.stage.beat,duration:.3*t.stage.beat,fill:`both`})}var p=dl(),m=I(p),h=e=>{var t=ul();Y(t,21,()=>V(u),J,(e,t)=>{let n=()=>V(t).x,r=()=>V(t).y;var i=ll(),a=I(i),o=R(a);z(()=>{Z(a,`x1`,l.x),Z(a,`y1`,l.y),Z(a,`x2`,n()),Z(a,`y2`,r()),Z(o,`cx`,n()),Z(o,`cy`,r())}),G(e,i)}),O(t),X(t,()=>f),G(e,t)};q(m,e=>{V(u).length&&e(h)});var g=R(m,2);let _;var v=F(g),y=F(v),b=L(y,!0),x=R(y,2),S=F(x);{let e=j(()=>i(t.announced.slug));nc(S,{get face(){return V(e)},get game(){return r},size:`large`})}O(x),X(x,()=>al(()=>({things:[t.announced.thing],slug:t.announced.slug}))),O(v),X(v,()=>d),O(g),z(e=>{_=Fi(g,``,_,{left:`${l.x??``}px`,top:`${l.y??``}px`,"--card":`${c}px`,"--ratio":o}),K(b,e)},[()=>Q(`plays`,{name:n.server.name(t.announced.seat)})]),G(e,p),A()}var pl=W(`<div><div class="dice svelte-1hvagm5"><!></div></div>`);function ml(e,t){k(t,!0);let{game:n,area:r,rules:i}=Qc(),a=j(()=>vs(n)),{x:o,y:s}=cl(r()?.getBoundingClientRect()??new DOMRect(0,0,innerWidth,innerHeight)),c=N(Mr(()=>t.dice)),l=N(!1);function u(e){t.stage.run(e,[{opacity:0},{opacity:1,offset:.12},{opacity:1,offset:.9},{opacity:0}],{duration:t.long,fill:`both`}),[...e.getElementsByTagName(`svg`)].forEach((e,n)=>{let r=n%2?1:-1,i=[{transform:`translate(${-170-14*n}px, ${r*70}px) rotate(${-500-60*n}deg) scale(.7)`},{transform:`translate(${-30-5*n}px, ${-18*r}px) rotate(${-130*r}deg)`,offset:.55},{transform:`translate(0, ${5*r}px) rotate(${9*r}deg)`,offset:.85},{transform:`none`}];t.stage.run(e,i,{duration:t.long*.55,delay:n*18,easing:`ease-out`,fill:`backwards`})});let n=setInterval(()=>P(c,t.dice.map(e=>V(a)?.tumble?.(e,i)??e)),80),r=setTimeout(()=>{clearInterval(n),P(c,t.dice),P(l,!0)},t.long*.55);return()=>{clearInterval(n),clearTimeout(r)}}var d=Xr(),f=I(d),p=e=>{var t=pl();let n,r;var i=F(t);Si(F(i),()=>V(a).Dice,(e,t)=>{t(e,{get dice(){return V(c)}})}),O(i),X(i,()=>u),O(t),z(()=>{n=Ni(t,1,`roll svelte-1hvagm5`,null,n,{settled:V(l)}),r=Fi(t,``,r,{left:`${o??``}px`,top:`${s??``}px`})}),G(e,t)};q(f,e=>{V(a)?.Dice&&e(p)}),G(e,d),A()}var hl=W(`<span> <!></span>`),gl=W(`<div class="motion svelte-181wfoc" aria-hidden="true"><div class="copies"></div> <!> <!> <!> <!></div>`);function _l(e,t){k(t,!0);let n=_a(t,`stage`,7),{game:r}=Qc(),i=j(()=>vs(r)?.Moment),a=j(()=>vs(r)?.icons??{});function o(e){return n().layer=e,()=>{n().layer===e&&(n().layer=void 0)}}function s({at:e,long:t}){return r=>{n().run(r,[{opacity:0,transform:`translate(-50%, -20%) scale(.6)`},{opacity:1,transform:`translate(-50%, -60%) scale(1.25)`,offset:.15},{opacity:1,transform:`translate(-50%, -90%) scale(1)`,offset:.7},{opacity:0,transform:`translate(-50%, -170%) scale(.95)`}],{delay:e,duration:t,fill:`both`})}}function c(e){let t=n().rising.filter(({box:t,at:n})=>t.x===e.box.x&&t.y===e.box.y&&n===e.at);return(t.indexOf(e)-(t.length-1)/2)*46}var l=gl(),u=F(l);X(u,()=>o);var d=R(u,2),f=e=>{var t=Xr();pi(I(t),()=>n().announced,e=>{fl(e,{get stage(){return n()},get announced(){return n().announced}})}),G(e,t)};q(d,e=>{n().announced&&e(f)});var p=R(d,2),m=e=>{var t=Xr();pi(I(t),()=>n().dice,e=>{ml(e,{get stage(){return n()},get dice(){return n().dice.dice},get long(){return n().dice.long}})}),G(e,t)};q(p,e=>{n().dice&&e(m)});var h=R(p,2),g=e=>{var t=Xr();pi(I(t),()=>n().moment,e=>{var t=Xr();Si(I(t),()=>V(i),(e,t)=>{t(e,{get told(){return n().moment.told},get long(){return n().moment.long},run:(...e)=>n().run(...e)})}),G(e,t)}),G(e,t)};q(h,e=>{n().moment&&V(i)&&e(g)}),Y(R(h,2),17,()=>n().rising,e=>e.id,(e,t)=>{var n=hl();let r,i;var o=F(n);Ls(R(o),{get name(){return V(t).icon},get path(){return V(a)[V(t).icon]}}),O(n),X(n,()=>s(V(t))),z((e,a,s)=>{r=Ni(n,1,`rising svelte-181wfoc`,null,r,{loss:V(t).n<0}),Z(n,`data-icon`,V(t).icon),i=Fi(n,``,i,{left:e,top:a}),K(o,`${s??``} `)},[()=>`${V(t).box.x+V(t).box.width/2+c(V(t))}px`,()=>`${(V(t).box.height<50?V(t).box.y:V(t).box.y+Math.min(V(t).box.height/2,90))??``}px`,()=>is(V(t).n)]),G(e,n)}),O(l),z(()=>Z(l,`data-busy`,n().announced||n().dice||n().moment?``:void 0)),G(e,l),A()}var vl=W(`<span> </span>`),yl=W(`<i class="svelte-18ikaq4"></i>`),bl=W(`<span class="sparks svelte-18ikaq4" aria-hidden="true"></span>`),xl=W(`<button><span class="banner svelte-18ikaq4"><strong class="svelte-18ikaq4"> </strong> <!></span> <!></button>`);function Sl(e,t){k(t,!0);let{sitting:n}=Qc(),r=j(()=>n.server.table?.result?.winners??[]),i=j(()=>n.server.room?.yours??[]),a=j(()=>V(i).length===1),o=j(()=>V(r).some(e=>V(i).includes(e))),s=j(()=>V(r).length?V(a)?V(o)?`won`:`lost`:`other`:`draw`),c=j(()=>V(r).map(e=>n.server.name(e)).join(`, `)),l=Array.from({length:28},(e,t)=>t);function u(e){t.stage.still||t.stage.run(e,[{transform:`scale(.3)`,opacity:0},{transform:`scale(1.15)`,opacity:1,offset:.6},{transform:`none`,opacity:1}],{duration:.7*t.stage.beat,easing:`ease-out`,fill:`both`})}function d(e){return n=>{if(t.stage.still)return;let r=e/l.length*2*Math.PI,i=160+e*67%190,a=[{transform:`none`,opacity:1},{transform:`translate(${Math.cos(r)*i}px, ${Math.sin(r)*i+60}px) rotate(${e*80}deg)`,opacity:0}],o={delay:.35*t.stage.beat+e%4*60,duration:1.6*t.stage.beat,easing:`ease-out`};t.stage.run(n,a,{...o,fill:`both`})}}var f=xl(),p=F(f),m=F(p),h=L(m,!0),g=R(m,2),_=e=>{var t=vl(),n=L(t,!0);z(e=>K(n,e),[()=>Q(`game-winner`,{names:V(c)})]),G(e,t)};q(g,e=>{V(c)&&V(s)!==`won`&&e(_)}),O(p),X(p,()=>u);var v=R(p,2),y=e=>{var t=bl();Y(t,21,()=>l,J,(e,t)=>{var n=yl();let r;X(n,()=>d(V(t))),z(()=>r=Fi(n,``,r,{"--i":V(t)})),G(e,n)}),O(t),G(e,t)};q(v,e=>{(V(s)===`won`||V(s)===`other`)&&e(y)}),O(f),X(f,()=>e=>e.focus()),z(e=>{Ni(f,1,`victory ${V(s)??``}`,`svelte-18ikaq4`),K(h,e)},[()=>Q(`game-end`,{how:V(s)})]),H(`click`,f,()=>n.skip()),G(e,f),A()}U([`click`]);var Cl;function wl(e){let t=getComputedStyle(e);return(`computedStyleMap`in e?[...e.computedStyleMap().keys()]:[...t]).filter(e=>e.startsWith(`--`))}function Tl(e,t){Cl??=new Set(wl(document.documentElement));let n=getComputedStyle(t);for(let r of wl(t))Cl.has(r)||e.style.setProperty(r,n.getPropertyValue(r))}function El(e){let t=e;for(;t&&!t.isConnected;)t=t.parentElement;return t??document.body}var Dl=[`now`,`fresh`,`legal`,`chosen`,`tilted`];function Ol(e){let t=e.cloneNode(!0);t.classList.remove(...Dl);for(let e of[`data-target`,`data-card`,`aria-pressed`,`id`])t.removeAttribute(e);return t.tabIndex=-1,t.style.width=`100%`,t.style.height=`100%`,t}function kl(){let e=document.createElement(`span`);return e.className=`back`,e}function Al(e,t,n=t.width,r=t.height){let i=document.createElement(`div`);return i.className=`flying`,i.style.left=`${t.x+(t.width-n)/2}px`,i.style.top=`${t.y+(t.height-r)/2}px`,i.style.width=`${n}px`,i.style.height=`${r}px`,i.append(e),i}var jl=`cubic-bezier(.3,.05,.2,1)`;function Ml({beat:e},{at:t,long:n},r=`both`){return{delay:t*e,duration:n*e,easing:jl,fill:r}}function Nl(e,t,n=Ol(t.element)){let r=Al(n,t.box,t.width,t.height);return Tl(r,El(t.parent)),e.layer.append(r),r}function Pl(e,t,{at:n,long:r}){let i={delay:n*e.beat,duration:r*e.beat,fill:`none`};e.run(t,[{opacity:0},{opacity:0}],i)}function Fl(e,...t){e.onfinish=()=>t.forEach(e=>e.remove())}function Il(e,t,n,r,i){let[a,o,s]=[cl(e),cl(n),cl(r)],[c,l]=[n.width/t,r.width/t],u=Math.min(60,Math.hypot(s.x-o.x,s.y-o.y)*.12),d=(e,t,n)=>`translate(${e-a.x}px, ${t-a.y}px) scale(${n})`;return[{transform:d(o.x,o.y,c),opacity:n===e?1:Math.max(i,.4)},{transform:d((o.x+s.x)/2,(o.y+s.y)/2-u,(c+l)/2*1.08),opacity:1},{transform:d(s.x,s.y,l),opacity:r===e?1:i}]}function Ll(e,t,n,r){let i=Nl(e,t);Pl(e,t.element,{at:0,long:r.at+r.long}),Fl(e.run(i,Il(t.box,t.width,n,t.box,0),Ml(e,r)),i)}function Rl(e,t,n,r){let i=Nl(e,t);Fl(e.run(i,Il(t.box,t.width,t.box,n,.15),Ml(e,r)),i)}function zl(e,t,n){let r=Nl(e,t);return r.style.transform=`translateY(-26px) scale(1.04)`,n||e.run(r,[{transform:`none`}],{duration:.3*e.beat,easing:jl}),r}function Bl(e,t,n,r,{at:i,long:a}){let o=Math.min(92,Math.max(56,innerHeight*.09)),s=new DOMRect(cl(n).x-o*.36,cl(n).y-o/2,o*.72,o);for(let o=0;o<r;o++){let r=Al(kl(),s);e.layer.append(r);let c=Il(s,s.width,t,n,0);c[0].opacity=0,Fl(e.run(r,c,Ml(e,{at:i+o*.12,long:a})),r)}}function Vl({run:e,beat:t},n,r,i){let[a,o]=[cl(n.box),cl(r.box)];e(r.element,[{translate:`${a.x-o.x}px ${a.y-o.y}px`},{translate:`0 0`}],{delay:i*t,duration:.4*t,easing:jl,fill:`backwards`,composite:`add`})}function Hl(e,t,n,r,i){let a=Nl(e,t),[o,s]=[cl(t.box),cl(n)],[c,l]=[s.x-o.x,s.y-o.y],u=Math.hypot(c,l)||1,d=Math.max(.3,1-(.45*Math.min(n.height,n.width)+.3*t.height)/u),f=e=>`translate(${c*e}px, ${l*e}px)`,p=[{transform:`none`,offset:0,easing:`ease-out`},{transform:`${f(-22/u)} scale(1.08)`,offset:.22,easing:`cubic-bezier(.6,0,.9,.5)`},{transform:`${f(d)} scale(1.05)`,offset:.52},{transform:f(d*.96),offset:.6,easing:jl},{transform:`none`,offset:1}];Fl(e.run(a,p,{...Ml(e,i,`forwards`),easing:`linear`}),a),Pl(e,t.element,i),a.style.zIndex=`2`,e.run(a,[{opacity:0},{opacity:0}],{duration:Math.max(i.at*e.beat,.01)}),r&&Ul(e,r,c/u,l/u,{at:i.at+.52*i.long,long:.3})}function Ul(e,t,n,r,i){let a=e=>({translate:`${n*e}px ${r*e}px`});e.run(t,[a(0),a(12),a(-7),a(4),a(0)],{...Ml(e,i,`none`),composite:`add`})}function Wl(e,t,n,r,i){let[a,o]=[cl(t),cl(n)],s=Al(document.createElement(`i`),new DOMRect(a.x-28,a.y-7,56,14));s.classList.add(`bolt`),e.layer.append(s);let[c,l]=[o.x-a.x,o.y-a.y],u=`rotate(${Math.atan2(l,c)}rad)`,d=[{transform:`${u} scaleX(.4)`,opacity:0},{transform:`${u} scaleX(1)`,opacity:1,offset:.25},{transform:`translate(${c}px, ${l}px) ${u} scaleX(1.3)`,opacity:1,offset:.9},{transform:`translate(${c}px, ${l}px) ${u} scaleX(.3)`,opacity:0}];Fl(e.run(s,d,{...Ml(e,i),easing:`ease-in`}),s);let f=Math.hypot(c,l)||1;r&&Ul(e,r,c/f,l/f,{at:i.at+.85*i.long,long:.3})}function Gl(e,t,n,r){let[i,a]=[cl(t),cl(n)],o=Math.hypot(a.x-i.x,a.y-i.y),s=Al(document.createElement(`i`),new DOMRect(i.x,i.y-4,o,8));s.classList.add(`aim`),s.style.rotate=`${Math.atan2(a.y-i.y,a.x-i.x)}rad`,e.layer.append(s),Fl(e.run(s,[{clipPath:`inset(-20px 100% -20px 0)`,opacity:1},{clipPath:`inset(-20px -20px -20px 0)`,opacity:1,offset:.35},{clipPath:`inset(-20px -20px -20px 0)`,opacity:1,offset:.75},{clipPath:`inset(-20px -20px -20px 0)`,opacity:0}],Ml(e,r)),s)}function Kl(e,t,n){let r={at:n.at,long:n.long/2},i={at:n.at+r.long,long:r.long},a=Nl(e,t,kl()),o=Nl(e,t),s=`perspective(600px) rotateY(90deg) scale(1.15)`;Pl(e,t.element,{at:0,long:n.at+n.long}),Fl(e.run(a,[{transform:`none`},{transform:s}],Ml(e,r)),a);let c=[{transform:s.replace(`90`,`-90`)},{transform:`none`}];Fl(e.run(o,c,Ml(e,i)),o)}var ql=[`0 0, 58% 0, 44% 30%, 60% 52%, 42% 74%, 52% 100%, 0 100%`,`58% 0, 100% 0, 100% 100%, 52% 100%, 42% 74%, 60% 52%, 44% 30%`];function Jl(e,t,n){ql.forEach((r,i)=>{let a=Nl(e,t);a.style.clipPath=`polygon(${r})`;let o=i?1:-1,s=[{transform:`none`,opacity:1,filter:`none`},{transform:`translate(${o*5}px, -3px) rotate(${o*2}deg)`,opacity:1,filter:`brightness(1.6)`,offset:.25},{transform:`translate(${o*34}px, 56px) rotate(${o*19}deg)`,opacity:0,filter:`brightness(.5)`}];Fl(e.run(a,s,{...Ml(e,n),easing:`ease-in`}),a)})}function Yl(e,t){let n=Al(document.createElement(`i`),t);return n.classList.add(`glow`),e.layer.append(n),n}var Xl={fly:.5,lunge:.6,aim:.7,turn:.55,break:.6,float:1,dice:1.1,moment:1.6,pass:.45},Zl=.35,Ql=new Set([`damage`,`direct`,`strike`,`pierce`]),$l=new Set([`destroy`]),eu=new Set([`forge`]),tu=6,nu=e=>-2-e;function ru(e,t,n){return au(Object.keys(e.sizes).filter(n=>(t.sizes[n]??0)<e.sizes[n]),n)}function iu(e,t,n){return au(Object.keys(t.sizes).filter(n=>(e.sizes[n]??0)<t.sizes[n]),n)}function au(e,t){return e.find(e=>t!==void 0&&e.endsWith(`-${t}`))??e[0]}function ou(e,t,n,r){let i=[],a=new Map,o=new Set,s=0;for(let{told:c,dice:l}of n){if(l?.length&&(i.push({kind:`dice`,dice:[...l],at:s}),s+=Xl.dice*.85),!c)continue;let{kind:n,seat:u=-1,source:d=-1,target:f=-1,n:p=0}=c;if(r.has(n)&&f!==-1)e.shown.has(d)&&d!==f?i.push({kind:`lunge`,thing:d,target:f,at:s}):i.push({kind:`bolt`,seat:u,target:f,at:s}),a.set(f,s+Zl),s+=Xl.lunge;else if(su(e,c)&&!a.has(f)&&!a.has(d)&&(i.push({kind:`aim`,thing:d,target:f,at:s}),a.set(f,s+Zl)),Ql.has(n)){let e=a.get(f)??s;a.has(f)||a.set(f,s),p&&f>=0&&!t.shown.has(f)&&i.push({kind:`float`,place:f,icon:`damage`,n:-p,at:e})}else if($l.has(n)&&e.shown.has(f)&&!t.shown.has(f)){let e=Math.max(s,(a.get(f)??0)+.2);o.has(f)||i.push({kind:`break`,thing:f,at:e}),o.add(f)}else n===`reveal`&&e.shown.has(f)&&t.shown.has(f)?(i.push({kind:`turn`,thing:f,at:s}),a.set(f,s)):eu.has(n)?(i.push({kind:`moment`,told:c,at:s}),s+=Xl.moment):n===`draw`&&p?i.push({kind:`pass`,from:`deck-${u}`,to:`hand-${u}`,n:Math.min(p,tu),at:s}):f>=0&&!a.has(f)&&a.set(f,s)}return i.push(...lu(e,t,n,a,o),...du(e,t,a,s)),{cues:i,length:Math.max(0,...i.map(e=>e.at+cu(e)))}}function su({shown:e},{source:t=-1,target:n=-1}){return t>=0&&n!==-1&&t!==n&&e.has(t)&&e.has(n)}function cu(e){return e.kind===`come`||e.kind===`go`?Xl.fly:e.kind===`bolt`?Xl.lunge:Xl[e.kind]}function lu(e,t,n,r,i){let a=[],o=new Map(n.flatMap(({told:e,things:t=[]})=>uu(e,t))),s=new Set(n.flatMap(({told:e})=>e?.kind===`reveal`?[e.target]:[])),c=n.find(({told:e})=>e&&(e.seat??-1)>=0)?.told?.seat;for(let[n,i]of t.shown){let l=e.shown.get(n);if(l===void 0){let r=o.get(n)??e.zones.of.get(n)??ru(e.zones,t.zones,c);r&&n>=0&&a.push({kind:`come`,thing:n,from:r,at:0})}else l!==i&&n>=0&&!s.has(n)&&a.push({kind:`turn`,thing:n,at:r.get(n)??0})}for(let n of e.shown.keys()){if(n<0||t.shown.has(n)||i.has(n))continue;let o=t.zones.of.get(n)??iu(e.zones,t.zones,c)??``;a.push({kind:`go`,thing:n,to:o,at:r.get(n)??0})}let l=new Map;for(let[n,r]of t.zones.of){let i=e.zones.of.get(n);if(!i||i===r||e.shown.has(n)||t.shown.has(n))continue;let a=`${i} ${r}`;l.set(a,{from:i,to:r,n:Math.min((l.get(a)?.n??0)+1,tu)})}for(let e of l.values())a.push({kind:`pass`,...e,at:0});return a}function uu(e,t){return e?.kind===`draw-cards`?t.map(t=>[t,`deck-${e.seat}`]):[]}function du(e,t,n,r){let i=[];for(let[a,o]of t.numbers){let t=e.numbers.get(a);if(t)for(let[e,s]of Object.entries(o)){let o=s-(t[e]??s);if(!Number.isFinite(o)||!o)continue;let c=n.get(a)??Math.min(r,.2);i.push({kind:`float`,place:a,icon:e,n:e===`damage`?-o:o,at:c})}}return i}var fu=`trivault.settings`,pu=pn({plain:!1,pace:900,quick:!matchMedia(`(pointer: coarse)`).matches,sound:!1,soundOffered:!1,volume:50,alert:!1,...Ca(fu,{})});function mu(){wa(fu,pu)}var hu={play:`target`,"fast-play":`target`,"put-into-play":`target`,cast:`source`,"cast-alone":`source`},gu=2.8,_u=3,vu={of:new Map,sizes:{}};function yu({told:e,cards:t}){let n=e&&hu[e.kind],r=n?e[n]??-1:-1;return r>=0&&t?.[0]?{thing:r,slug:t[0]}:void 0}var bu=class{layer;length=0;#e=N(null);get announced(){return V(this.#e)}set announced(e){P(this.#e,e)}#t=N([]);get rising(){return V(this.#t)}set rising(e){P(this.#t,e)}#n=N(null);get dice(){return V(this.#n)}set dice(e){P(this.#n,e)}#r=N(null);get moment(){return V(this.#r)}set moment(e){P(this.#r,e)}#i=N(!1);get over(){return V(this.#i)}set over(e){P(this.#i,e,!0)}#a=matchMedia(`(prefers-reduced-motion: reduce)`);#o=new Set;#s=new Set;#c=new Map;#l=0;get beat(){return pu.pace}get on(){return this.beat>0&&!document.hidden&&!!this.layer?.isConnected}get still(){return this.#a.matches}get announces(){return this.on&&!this.still}change(e,t,n,r){if(!this.on){this.end(),e();return}let[i,a]=[sl(),n()];for(let[e,t]of this.#c)i.things.has(e)||i.things.set(e,t);this.end(),e(),Jt();let o=n(),s=this.#h();a&&o&&s&&(this.length=this.#u(s,t,{then:i,now:sl(),before:a,after:o},r))}#u(e,t,{then:n,now:r,before:i,after:a},o){let s=vs(t),c=({things:e},t)=>({shown:new Map([...e].map(([e,{slug:t}])=>[e,t])),zones:s?.zones?.(t)??vu,numbers:s?.numbers?.(t)??new Map}),l=ou(c(n,i),c(r,a),o,s?.attacks??new Set);if(this.still)return this.#m(e,r,l.cues),0;let u=l.cues.find(({kind:e})=>e===`break`);this.#d(e,n,r,u?u.at+Xl.break/2:0);let d=this.#c;for(let{flying:e}of d.values())e.remove();this.#c=new Map;for(let t of l.cues)if(t.kind===`go`&&!t.to){let r=n.things.get(t.thing);this.#c.set(t.thing,{...r,flying:zl(e,r,d.has(t.thing))})}else this.#f(e,n,r,t);return l.length*this.beat}#d(e,t,n,r){let i=new Set;for(let[a,o]of n.things){let n=t.things.get(a);!n||a<0||i.has(o.element)||xu(n.box,o.box)||(i.add(o.element),n.element===o.element||n.parent===o.parent?Vl(e,n,o,r):Ll(e,o,n.box,{at:0,long:Xl.fly}))}}#f(e,t,n,r){let{at:i}=r,a=e=>n.things.get(e)??t.things.get(e),o={at:i,long:Xl.fly};if(r.kind===`come`){let[i,a]=[n.things.get(r.thing),n.zones.get(r.from)??t.zones.get(r.from)];i&&a&&Ll(e,i,a,o)}else if(r.kind===`go`){let i=n.zones.get(r.to)??t.zones.get(r.to);i&&Rl(e,t.things.get(r.thing),i,o)}else if(r.kind===`pass`){let[a,o]=[n.zones.get(r.from)??t.zones.get(r.from),n.zones.get(r.to)];a&&o&&Bl(e,a,o,r.n,{at:i,long:Xl.pass})}else if(r.kind===`lunge`||r.kind===`bolt`){let t=a(r.target),o=n.things.get(r.target)?.element,s=r.kind===`bolt`?n.zones.get(`player-${r.seat}`):void 0,c={at:i,long:Xl.lunge};if(!t)return;r.kind===`lunge`?Hl(e,a(r.thing),t.box,o,c):s&&Wl(e,s,t.box,o,c)}else r.kind===`aim`?Gl(e,a(r.thing).box,a(r.target).box,{at:i,long:Xl.aim}):r.kind===`turn`?Kl(e,n.things.get(r.thing),{at:i,long:Xl.turn}):r.kind===`break`?Jl(e,t.things.get(r.thing),{at:i,long:Xl.break}):r.kind===`float`?this.#p(n,t,r):r.kind===`dice`?this.#g(i,Xl.dice,e=>this.dice=e?{dice:r.dice,long:e}:null):this.#g(i,Xl.moment,e=>this.moment=e?{told:r.told,long:e}:null)}#p(e,t,{place:n,icon:r,n:i,at:a}){let o=nu(n),s=(o>=0?e.zones.get(`${r}-${o}`):void 0)??e.things.get(n)?.box??t.things.get(n)?.box;if(!s)return;let c=Math.max(700,Xl.float*this.beat),l={id:++this.#l,box:s,icon:r,n:i,at:a*this.beat,long:c};this.rising=[...this.rising,l],this.#_(l.at+c,()=>this.rising=this.rising.filter(e=>e!==l))}#m(e,t,n){let r=new Set(n.flatMap(e=>`place`in e?[e.place]:`thing`in e?[e.thing]:`target`in e?[e.target]:[]));for(let n of r){let r=t.things.get(n)?.box;if(!r)continue;let i=Yl(e,r);this.#_(this.beat,()=>i.remove())}}announce(e,t){let n=yu(e);if(!n||!this.announces)return;this.end();let{things:r,zones:i}=sl(),a=e.told?.seat??-1,o=t.flatMap(({told:e})=>e?.source===n.thing?[e.target??-1]:[]),s=[...new Set(o)].flatMap(e=>e===n.thing?[]:r.get(e)?.box??[]);this.announced={...n,seat:a,from:i.get(`hand-${a}`)??i.get(`player-${a}`),targets:s}}celebrate(){this.on&&(this.over=!0,this.#_(this.length+gu*this.beat,()=>this.over=!1))}end(){for(let e of this.#o)e.cancel();for(let e of this.#s)clearTimeout(e);this.#o.clear(),this.#s.clear(),this.layer?.replaceChildren(...[...this.#c.values()].map(({flying:e})=>e)),this.length=0,this.announced=this.dice=this.moment=null,this.over=!1,this.rising.length&&(this.rising=[])}#h(){if(this.layer)return{layer:this.layer,beat:this.beat,run:(...e)=>this.run(...e)}}run(e,t,n){let r=e.animate(t,n);return this.#o.add(r),r.finished.catch(()=>void 0).finally(()=>this.#o.delete(r)),r}#g(e,t,n){this.#_(e*this.beat,()=>n(t*this.beat)),this.#_((e+t)*this.beat,()=>n(0))}#_(e,t){let n=setTimeout(()=>{this.#s.delete(n),t()},e);this.#s.add(n)}};function xu(e,t){return Math.abs(e.x-t.x)<_u&&Math.abs(e.y-t.y)<_u&&Math.abs(e.width-t.width)<_u}var Su=`skip`;function Cu(e){return e.things??[]}function wu(e){return e.kind===`order`||e.kind===`pick`&&e.high>1}function Tu(e){let t=new Map;for(let n of e.options)for(let e of new Set(Cu(n))){let r=t.get(e);r?r.push(n):t.set(e,[n])}return t}function Eu(e){return e.options.filter(e=>!Cu(e).length&&e.answer!==`skip`)}var Du=3,Ou=40;function ku(e){return Eu(e).length>Ou}function Au(e){return e.kind===`yes-no`||e.options.length<=Du?e.options.filter(e=>e.answer!==Su):ku(e)?[]:Eu(e)}function ju(e){return e.options.find(e=>e.answer===Su)}function Mu(e){let t=new Map;return e.forEach((e,n)=>{let r=e.group??``,i=e.brief||e.sentence||e.answer,a=t.get(r)??[];r&&a.some(e=>e.label===i)||t.set(r,[...a,{option:e,n:n+1,label:i}])}),[...t].map(([e,t])=>({title:e,answers:t}))}function Nu(e){return{picked:[],points:e.options.map(()=>0)}}function Pu(e){return e.points.reduce((e,t)=>e+t,0)}function Fu(e,t,n){if(t.picked.includes(n))return{...t,picked:t.picked.filter(e=>e!==n)};let r=+(e.kind===`pick`&&t.picked.length>=e.high);return{...t,picked:[...t.picked.slice(r),n]}}function Iu(e,t,n,r){let i=[...t.points],a=i[n]??0,o=e.high-Pu(t);return i[n]=Math.max(0,a+Math.min(r,o)),{...t,points:i}}function Lu(e){return e.name??e.answer}function Ru(e,t){let{kind:n,verb:r,low:i,high:a}=e;if(n===`distribute`)return Pu(t)===a?[r,...e.options.map((e,n)=>({name:Lu(e),n:t.points[n]})).filter(({n:e})=>e>0).map(({name:e,n:t})=>`${e}=${t}`)].join(` `):void 0;let o=t.picked.length;if(n===`order`?o===e.options.length:i<=o&&o<=a)return o?[r,...t.picked.map(t=>Lu(e.options[t]))].join(` `):Su}function zu(e,t){let n=t.toLowerCase().trim(),r=e.options.filter(e=>e.sentence?.toLowerCase()===n);if(r.length)return r;let i=n.split(/\s+/);return e.options.filter(e=>{let t=(e.sentence??``).toLowerCase().split(/[^\p{L}\p{N}]+/u);return i.every(e=>t.some(t=>t.startsWith(e)))})}var Bu=`uhlzv`;function Vu(e){let t=new Set(Bu);return e.map(e=>{let n=e.toLowerCase().match(/\p{L}/gu)?.find(e=>!t.has(e))??``;return t.add(n),n})}var Hu=W(`<h3 class="svelte-15v5u1d"> </h3>`),Uu=W(`<small class="note svelte-15v5u1d"> </small>`),Wu=W(`<li class="svelte-15v5u1d"><button class="svelte-15v5u1d"><small class="svelte-15v5u1d"> </small> <span> </span> <!></button></li>`),Gu=W(`<!> <ul class="svelte-15v5u1d"></ul>`,1),Ku=W(`<p> </p>`),qu=W(`<div class="answers svelte-15v5u1d"><form class="svelte-15v5u1d"><label for="find-answer"> </label> <input id="find-answer" autocomplete="off" class="svelte-15v5u1d"/> <button type="button"> <kbd>Esc</kbd></button></form> <div class="groups svelte-15v5u1d"></div></div>`);function Ju(e,t){k(t,!0);let n=_a(t,`typed`,15,``),{sitting:r}=Qc(),i=r.asking,a=j(()=>i.question),o=j(()=>{let e=n().trim();if(!e)return()=>!0;if(/^\d+$/.test(e))return({n:t})=>String(t).startsWith(e);let t=new Set(zu(V(a),e));return({option:e})=>t.has(e)}),s=j(()=>Mu(V(a).options).map(({title:e,answers:t})=>({title:e,answers:t.filter(V(o))})).filter(({answers:e})=>e.length)),c=j(()=>V(s).flatMap(({answers:e})=>e)),l=N(void 0);In(()=>V(l)?.focus());function u(e){e.preventDefault();let t=V(c).find(({n:e})=>String(e)===n().trim())??(V(c).length===1?V(c)[0]:void 0);t&&d(t.n)}function d(e){i.choose(V(a).options[e-1]),n(``),i.gathers||t.onclose()}var f=qu(),p=F(f),m=F(p),h=L(m,!0),g=R(m,2);qi(g),la(g,e=>P(l,e),()=>V(l));var _=R(g,2),v=F(_);ke(),O(_),O(p);var y=R(p,2);Y(y,21,()=>V(s),({title:e,answers:t})=>e,(e,t)=>{let n=()=>V(t).title,r=()=>V(t).answers;var a=Gu(),o=I(a),s=e=>{var t=Hu(),r=L(t,!0);z(()=>K(r,n())),G(e,t)};q(o,e=>{n()&&e(s)});var c=R(o,2);Y(c,21,r,({option:e,n:t,label:n})=>t,(e,t)=>{let n=()=>V(t).option,r=()=>V(t).n,a=()=>V(t).label;var o=Wu(),s=F(o),c=F(s),l=L(c,!0),u=R(c,2),f=L(u,!0),p=R(u,2),m=e=>{var t=Uu(),r=L(t,!0);z(()=>K(r,n().note)),G(e,t)};q(p,e=>{n().note&&e(m)}),O(s),O(o),z(e=>{Z(s,`aria-pressed`,e),K(l,r()),K(f,a())},[()=>i.gathers?i.picked.includes(n()):void 0]),H(`click`,s,()=>d(r())),G(e,o)}),O(c),G(e,a)},e=>{var t=Ku(),n=L(t,!0);z(e=>K(n,e),[()=>Q(`no-answer-fits`)]),G(e,t)}),O(y),O(f),z((e,t)=>{K(h,e),K(v,`${t??``} `)},[()=>Q(`find-answer`),()=>Q(`close`)]),zr(`submit`,p,u),H(`keydown`,g,e=>e.key===`Escape`&&t.onclose()),$i(g,n),H(`click`,_,function(...e){t.onclose?.apply(this,e)}),G(e,f),A()}U([`keydown`,`click`]);var Yu=W(`<span class="share svelte-v3ml2p"><span class="svelte-v3ml2p"> </span> <button class="svelte-v3ml2p">−</button> <b class="svelte-v3ml2p"> </b> <button class="svelte-v3ml2p">+</button> <button class="svelte-v3ml2p"> </button></span>`);function Xu(e,t){k(t,!0);let{sitting:n,called:r}=Qc(),i=n.asking,a=j(()=>r(t.option.things?.[0]??-1)||(t.option.sentence??``));var o=Yu(),s=F(o),c=L(s,!0),l=R(s,2);X(l,Rc);var u=R(l,2),d=L(u,!0),f=R(u,2);X(f,Rc);var p=R(f,2),m=L(p,!0);X(p,Rc),O(o),z((e,n,r)=>{K(c,V(a)),Z(l,`aria-label`,e),K(d,t.points),Z(f,`aria-label`,n),K(m,r)},[()=>Q(`less`,{name:V(a)}),()=>Q(`more`,{name:V(a)}),()=>Q(`all-rest`)]),H(`click`,l,()=>i.gather(t.option,-1)),H(`click`,f,()=>i.gather(t.option)),H(`click`,p,()=>i.gather(t.option,i.left)),G(e,o),A()}U([`click`]);function Zu(e,t,n,r){let i=t.stops.map(({name:e})=>e),a=e.filter(e=>e!==n&&!(t.one&&i.includes(e)));return r?[...a,n]:a}var Qu=W(`<label class="svelte-1oo9yp7"><input class="svelte-1oo9yp7"/> </label>`),$u=W(`<fieldset class="svelte-1oo9yp7"><legend class="svelte-1oo9yp7"> </legend> <div></div></fieldset>`),ed=W(`<button class="flat"><!> <span> </span></button> <dialog class="svelte-1oo9yp7"><h2> </h2> <p role="status"> </p> <!> <button class="main"> <kbd>Esc</kbd></button></dialog>`,1);function td(e,t){let n=Zr();k(t,!0);let{sitting:r}=Qc(),i=j(()=>r.server.room?.stops),a=j(()=>V(i)?.seats.find(({seat:e})=>e===r.server.seat)??V(i)?.seats[0]),o=N(void 0);var s=Xr(),c=I(s),l=e=>{var t=ed(),s=I(t),c=F(s);Ls(c,{name:`bell`});var l=L(R(c,2),!0);O(s);var u=R(s,2),d=F(u),f=L(d,!0),p=R(d,2),m=L(p,!0),h=R(p,2);Y(h,17,()=>V(i).groups,J,(e,t,i)=>{var o=$u(),s=F(o),c=L(s,!0),l=R(s,2);let u;Y(l,21,()=>V(t).stops,e=>e.name,(e,o)=>{var s=Qu(),c=F(s);qi(c);var l=R(c);O(s),z(e=>{Z(c,`type`,V(t).one?`radio`:`checkbox`),Z(c,`name`,`${n}-${i}`),Yi(c,e),K(l,` ${V(o).title??``}`)},[()=>V(a).names.includes(V(o).name)]),H(`change`,c,e=>r.stops(Zu(V(a).names,V(t),V(o).name,e.currentTarget.checked),V(a).seat)),G(e,s)}),O(l),O(o),z(()=>{K(c,V(t).title),u=Ni(l,1,`all svelte-1oo9yp7`,null,u,{one:V(t).one})}),G(e,o)});var g=R(h,2),_=F(g);ke(),O(g),O(u),la(u,e=>P(o,e),()=>V(o)),X(u,()=>Fc),z((e,t,n,r)=>{K(l,e),Z(u,`aria-label`,t),K(f,n),K(m,V(a).said),K(_,`${r??``} `)},[()=>Q(`stops`),()=>Q(`stops`),()=>Q(`stops`),()=>Q(`close`)]),H(`click`,s,()=>V(o)?.showModal()),H(`click`,g,()=>V(o)?.close()),G(e,t)};q(c,e=>{V(i)&&V(a)&&e(l)}),G(e,s),A()}U([`click`,`change`]);var nd=W(`<p class="quiet svelte-1z0ej86"> </p>`),rd=W(`<p class="line svelte-1z0ej86"> <!></p>`),id=W(`<p> </p> <button class="main"> </button>`,1),ad=W(`<button class="main"> </button>`),od=W(`<p> </p> <button> </button>`,1),sd=W(`<!> <!>`,1),cd=W(`<div class="waits svelte-1z0ej86"><div class="said svelte-1z0ej86"><!> <!> <!></div> <!> <!></div>`);function ld(e,t){k(t,!0);let{sitting:n,game:r}=Qc(),i=j(()=>vs(r)?.Dice),a=j(()=>n.server.room),o=j(()=>n.server.table?.deciding??[]),s=j(()=>V(o).filter(e=>{let t=V(a)?.seats[e];return t?.kind===`person`&&!t.here&&!t.bot&&!t.out&&!V(a)?.yours.includes(e)})),c=j(()=>(V(a)?.yours??[]).filter(e=>V(a)?.seats[e]?.bot&&!V(a).seats[e].out));var l=cd(),u=F(l),d=F(u),f=e=>{var t=nd(),n=L(t,!0);z(e=>K(n,e),[()=>Q(`you-watch`)]),G(e,t)};q(d,e=>{V(a)&&!V(a).yours.length&&e(f)});var p=R(d,2),m=e=>{var t=rd(),r=F(t),a=R(r),o=e=>{var t=Xr();Si(I(t),()=>V(i),(e,t)=>{t(e,{get dice(){return n.screen.line.dice}})}),G(e,t)};q(a,e=>{V(i)&&n.screen.line.dice?.length&&e(o)}),O(t),z(()=>K(r,`${n.screen.line.text??``} `)),G(e,t)};q(p,e=>{n.screen.line&&e(m)});var h=R(p,2),g=e=>{var t=nd(),r=L(t,!0);z(e=>K(r,e),[()=>Q(`waiting`,{names:V(o).map(e=>n.server.name(e)).join(`, `)})]),G(e,t)};q(h,e=>{V(o).length&&!n.server.table?.result&&e(g)}),O(u);var _=R(u,2),v=e=>{var t=id(),r=I(t),i=L(r,!0),a=R(r,2),o=L(a,!0);z(e=>{K(i,n.server.report.summary),K(o,e)},[()=>Q(`see-report`)]),H(`click`,a,()=>n.screen.reading=!0),G(e,t)};q(_,e=>{n.server.report&&!n.screen.reading&&e(v)});var y=R(_,2),b=e=>{var t=sd(),r=I(t);Y(r,17,()=>V(c),J,(e,t)=>{var r=ad(),i=L(r,!0);z(e=>K(i,e),[()=>Q(`take-back`,{name:n.server.name(V(t))})]),H(`click`,r,()=>n.take(V(t))),G(e,r)});var i=R(r,2),o=e=>{var t=Xr();Y(I(t),17,()=>V(s),J,(e,t)=>{var r=od(),i=I(r),a=L(i,!0),o=R(i,2),s=L(o,!0);z((e,t)=>{K(a,e),K(s,t)},[()=>Q(`gone-now`,{name:n.server.name(V(t))}),()=>Q(`give-seat`,{name:n.server.name(V(t))})]),H(`click`,o,()=>n.give(V(t))),G(e,r)}),G(e,t)};q(i,e=>{V(a)?.yours.length&&e(o)}),G(e,t)};q(y,e=>{n.server.lasts&&e(b)}),O(l),G(e,l),A()}U([`click`]);var ud=(e,t=g)=>{var n=Xr(),r=I(n),i=e=>{var n=fd(),r=L(n,!0);z(()=>K(r,t().note)),G(e,n)};q(r,e=>{t().note&&e(i)}),G(e,n)},dd=(e,t=g)=>{var n=Xr(),r=I(n),i=e=>{var n=pd(),r=L(n,!0);z(e=>K(r,e),[()=>t().toUpperCase()]),G(e,n)};q(r,e=>{t()&&e(i)}),G(e,n)},fd=W(`<small> </small>`),pd=W(`<kbd class="svelte-qo5uwq"> </kbd>`),md=W(`<p class="more svelte-qo5uwq"> </p>`),hd=W(`<button class="unfold svelte-qo5uwq"><!> <span class="unseen"> </span></button>`),gd=W(`<p> </p> <!> <!>`,1),_d=W(`<label class="number"><span class="unseen"> </span> <input type="number"/></label> <button class="main svelte-qo5uwq"> </button>`,1),vd=W(`<button class="svelte-qo5uwq"> </button>`),yd=W(`<button class="svelte-qo5uwq"> <kbd class="svelte-qo5uwq">Esc</kbd></button>`),bd=W(`<!> <!> <button class="main svelte-qo5uwq"> <kbd class="svelte-qo5uwq">⏎</kbd></button> <!>`,1),xd=W(`<button class="svelte-qo5uwq"><!> <!><!></button>`),Sd=W(`<button> <!><!></button>`),Cd=W(`<button class="svelte-qo5uwq"> <!></button>`),wd=W(`<button class="doubted svelte-qo5uwq"> </button>`),Td=W(`<div class="buttons svelte-qo5uwq"><!> <!> <!> <!> <!> <!> <!></div>`),Ed=W(`<button class="flat"><!> <span> </span> <kbd class="svelte-qo5uwq">␣</kbd></button>`),Dd=W(`<button class="flat"><!> <span> </span></button>`),Od=W(`<button class="flat"><!> <span> </span> <kbd class="svelte-qo5uwq">H</kbd></button>`),kd=W(`<button class="flat"><!> <span> </span> <kbd class="svelte-qo5uwq">U</kbd></button>`),Ad=W(`<section><div class="said svelte-qo5uwq" aria-live="polite"><!> <!></div> <!> <div class="tools svelte-qo5uwq"><!> <!> <!> <!> <!></div> <!></section>`);function jd(e,t){k(t,!0);let n=Qc(),{sitting:r,groups:i}=n,a=r.asking,o=j(()=>a.question),s=j(()=>V(o)&&!a.menu.length?i(V(o)):[]),c=j(()=>V(s).flatMap(e=>e.options)),l=j(()=>a.doubt?[]:a.menu.length?a.menu:V(o)&&!a.gathers?Au(V(o)).filter(e=>!V(c).includes(e)):[]),u=j(()=>V(o)&&!a.menu.length?ju(V(o)):void 0),d=j(()=>[...V(s).map(({label:e,options:t})=>({label:e,act:()=>a.narrow(t)})),...[...V(l),...V(u)?[V(u)]:[]].map(e=>({label:e.sentence??``,act:()=>a.choose(e)}))]),f=j(()=>Vu(V(d).map(({label:e})=>e))),p=j(()=>V(o)?.kind===`distribute`?Q(`give`,{left:a.left,n:V(o).high}):Q(`choose`,{n:a.picked.length,names:a.picked.map(e=>e.sentence??``).join(`; `)})),m=N(!1),h=N(!1),g=N(``),_=N(0);In(()=>{P(_,V(o)?.low??0,!0),V(o)?ku(V(o))&&P(m,!0):P(m,!1)}),In(()=>{!V(o)||a.seq<0||kr().then(()=>{let e=n.area(),t=e?.getBoundingClientRect(),r=Wc(e);r.some(e=>{let{top:n,bottom:r}=e.getBoundingClientRect();return t&&n>=t.top&&r<=t.bottom})||r.at(-1)?.scrollIntoView({block:`center`,inline:`nearest`})})});function v(e){return V(o)&&!a.sent?V(d)[V(f).indexOf(e)]?.act:void 0}function y(e){let t=V(o)?.options??[];t.length&&(t.length>9?(P(g,e,!0),P(m,!0)):t[Number(e)-1]&&a.choose(t[Number(e)-1]))}var b={letterDeed:v,digit:y},x=Ad();let S;var C=F(x),w=F(C);Y(w,17,()=>r.screen.unasked,J,(e,t)=>{var n=md(),r=L(n,!0);z(()=>K(r,V(t))),G(e,n)});var T=R(w,2),ee=e=>{var t=gd(),n=I(t);let r;var i=L(n,!0),s=R(n,2),c=e=>{var t=hd(),n=F(t);Ls(n,{name:`more`});var r=L(R(n,2),!0);O(t),z(e=>{Z(t,`aria-expanded`,V(h)),K(r,e)},[()=>Q(`whole-question`)]),H(`click`,t,()=>P(h,!V(h))),G(e,t)};q(s,e=>{a.doubt||e(c)});var l=R(s,2),u=e=>{var t=md(),n=L(t,!0);z(e=>K(n,e),[()=>Q(`choose-some`,{low:V(o).low,high:V(o).high,spare:V(o).high-V(o).low})]),G(e,t)};q(l,e=>{a.gathers&&V(o).kind!==`distribute`&&e(u)}),z(()=>{r=Ni(n,1,`text svelte-qo5uwq`,null,r,{whole:V(h)||a.doubt,doubt:a.doubt}),K(i,a.doubt?.warning??V(o).prompt)}),G(e,t)},te=e=>{ld(e,{})};q(T,e=>{V(o)?e(ee):e(te,-1)}),O(C);var ne=R(C,2),re=e=>{var t=Td(),n=F(t),r=e=>{var t=_d(),n=I(t),r=F(n),i=L(r,!0),s=R(r,2);qi(s),O(n);var c=R(n,2),l=L(c,!0);X(c,Rc),z(e=>{K(i,V(o).prompt),Z(s,`min`,V(o).low),Z(s,`max`,V(o).high),K(l,e)},[()=>Q(`take-number`,{n:V(_)})]),$i(s,()=>V(_),e=>P(_,e)),H(`click`,c,()=>a.send(`${V(o).verb} ${V(_)}`)),G(e,t)};q(n,e=>{V(o).kind===`number`&&e(r)});var i=R(n,2),c=e=>{var t=bd(),n=I(t);Y(n,17,()=>V(o).options.filter(e=>!Cu(e).length&&e!==V(u)),J,(e,t)=>{var n=vd(),r=L(n,!0);X(n,Rc),z(e=>{Z(n,`aria-pressed`,e),K(r,V(t).sentence)},[()=>a.picked.includes(V(t))]),H(`click`,n,()=>a.gather(V(t))),G(e,n)});var r=R(n,2),i=e=>{var t=Xr();Y(I(t),17,()=>V(o).options,J,(e,t,n)=>{{let r=j(()=>a.selection.points[n]??0);Xu(e,{get option(){return V(t)},get points(){return V(r)}})}}),G(e,t)};q(r,e=>{V(o).kind===`distribute`&&e(i)});var s=R(r,2),c=F(s);ke(),O(s),X(s,Rc);var l=R(s,2),d=e=>{var t=yd(),n=F(t);ke(),O(t),X(t,Rc),z(e=>K(n,`${e??``} `),[()=>Q(`start-over`)]),H(`click`,t,()=>a.clear()),G(e,t)};q(l,e=>{a.begun&&e(d)}),z(()=>{s.disabled=!a.whole||!a.begun,K(c,`${V(p)??``} `)}),H(`click`,s,()=>a.confirm()),G(e,t)};q(i,e=>{a.gathers&&e(c)});var d=R(i,2);Y(d,17,()=>V(s),J,(e,t,n)=>{var r=xd(),i=F(r),o=e=>{Ls(e,{get path(){return V(t).icon}})};q(i,e=>{V(t).icon&&e(o)});var s=R(i,1,!0),c=R(s),l=e=>{ud(e,()=>V(t).options[0])};q(c,e=>{V(t).options.length===1&&e(l)}),dd(R(c),()=>V(f)[n]),O(r),X(r,Rc),z(()=>{Z(r,`data-letter`,V(f)[n]),K(s,V(t).label)}),H(`click`,r,()=>a.narrow(V(t).options)),G(e,r)});var m=R(d,2);Y(m,17,()=>V(l),J,(e,t,n)=>{let r=j(()=>V(f)[V(s).length+n]);var i=Sd();let c;var u=F(i,!0),d=R(u);ud(d,()=>V(t)),dd(R(d),()=>V(r)),O(i),X(i,Rc),z(e=>{Z(i,`data-letter`,V(r)),c=Ni(i,1,`svelte-qo5uwq`,null,c,{main:!a.menu.length&&V(l).length===1&&!V(t).warning,handy:e}),K(u,V(t).sentence)},[()=>!a.menu.length&&V(o).kind!==`yes-no`&&Cu(V(t)).length]),H(`click`,i,()=>a.choose(V(t))),G(e,i)});var h=R(m,2),g=e=>{var t=Cd(),n=F(t,!0),r=R(n);{let e=j(()=>V(f).at(-1));dd(r,()=>V(e))}O(t),X(t,Rc),z(e=>{Z(t,`data-letter`,e),K(n,V(u).sentence)},[()=>V(f).at(-1)]),H(`click`,t,()=>a.choose(V(u))),G(e,t)};q(h,e=>{V(u)&&e(g)});var v=R(h,2),y=e=>{var t=yd(),n=F(t);ke(),O(t),X(t,Rc),z(e=>K(n,`${e??``} `),[()=>Q(`back`)]),H(`click`,t,()=>a.clear()),G(e,t)};q(v,e=>{a.menu.length&&e(y)});var b=R(v,2),x=e=>{var t=wd(),n=L(t,!0);X(t,Rc),z(e=>K(n,e),[()=>Q(`all-the-same`,{what:a.doubt.sentence??``})]),H(`click`,t,()=>a.insist()),G(e,t)};q(b,e=>{a.doubt&&e(x)}),O(t),G(e,t)};q(ne,e=>{V(o)&&!a.sent&&e(re)});var ie=R(ne,2),ae=F(ie);td(ae,{});var oe=R(ae,2),se=e=>{var t=Ed(),n=F(t);Ls(n,{name:`skip`});var i=L(R(n,2),!0);ke(2),O(t),z(e=>K(i,e),[()=>Q(`skip-ahead`)]),H(`click`,t,()=>r.skip()),G(e,t)};q(oe,e=>{r.screen.behind&&e(se)});var ce=R(oe,2),le=e=>{var t=Dd(),n=F(t);Ls(n,{name:`menu`});var r=L(R(n,2),!0);O(t),z(e=>{Z(t,`aria-expanded`,V(m)),K(r,e)},[()=>Q(`all-answers`,{n:V(o).options.length})]),H(`click`,t,()=>{P(g,``),P(m,!V(m))}),G(e,t)};q(ce,e=>{V(o)&&V(o).kind!==`distribute`&&V(o).options.length>V(l).length+ +!!V(u)&&e(le)});var ue=R(ce,2),de=e=>{var t=Od(),n=F(t);Ls(n,{name:`hint`});var i=L(R(n,2),!0);ke(2),O(t),z(e=>K(i,e),[()=>Q(`hint`)]),H(`click`,t,()=>r.askHint()),G(e,t)};q(ue,e=>{r.server.room?.hints&&V(o)&&e(de)});var fe=R(ue,2),pe=e=>{var t=kd(),n=F(t);Ls(n,{name:`undo`});var i=L(R(n,2),!0);ke(2),O(t),z(e=>K(i,e),[()=>Q(`undo`)]),H(`click`,t,()=>r.undo()),G(e,t)};q(fe,e=>{r.server.lasts&&r.server.room?.yours.length&&r.server.table?.at&&e(pe)}),O(ie);var me=R(ie,2),he=e=>{Ju(e,{onclose:()=>P(m,!1),get typed(){return V(g)},set typed(e){P(g,e,!0)}})};return q(me,e=>{V(m)&&V(o)&&!a.sent&&e(he)}),O(x),z(e=>{S=Ni(x,1,`prompt svelte-qo5uwq`,null,S,{mine:V(o)&&!a.sent}),Z(x,`aria-label`,e),Z(x,`data-seq`,a.seq),Z(x,`data-menu`,a.menu.length>0),Z(x,`data-gathers`,a.gathers)},[()=>Q(`question`)]),G(e,x),A(b)}U([`click`]);var Md=400,Nd=class{#e=N(null);get question(){return V(this.#e)}set question(e){P(this.#e,e)}#t=N(-1);get seq(){return V(this.#t)}set seq(e){P(this.#t,e,!0)}#n=N({picked:[],points:[]});get selection(){return V(this.#n)}set selection(e){P(this.#n,e)}#r=N([]);get menu(){return V(this.#r)}set menu(e){P(this.#r,e)}#i=N(null);get doubt(){return V(this.#i)}set doubt(e){P(this.#i,e)}#a=N(!1);get sent(){return V(this.#a)}set sent(e){P(this.#a,e,!0)}#o=j(()=>this.question?Tu(this.question):new Map);#s;#c=0;constructor(e){this.#s=e}ask(e,t){let n=t===this.seq&&e?.seat===this.question?.seat;this.question=e,this.seq=t,this.sent=!1,e?n?this.#l(e):this.clear():this.forget()}#l(e){let t=t=>e.options.filter(e=>e.answer===t.answer);this.menu=this.menu.flatMap(t),this.doubt=this.doubt&&(t(this.doubt)[0]??null)}clear(){this.forget(),this.question&&(this.selection=Nu(this.question))}forget(){this.menu=[],this.doubt=null}state(e){if(!this.question||this.sent)return``;let t=this.#u(e);return t.some(e=>this.#f(e))?`chosen`:t.length?`legal`:``}options(e){return this.question&&!this.sent?this.#u(e):[]}mark(e){let t=this.options(e).map(e=>this.#d(e));if(this.question?.kind===`distribute`){let e=t.reduce((e,t)=>e+(this.selection.points[t]??0),0);return e?String(e):``}let n=Math.max(-1,...t.map(e=>this.selection.picked.indexOf(e)));return n>=0&&this.question?.kind===`order`?String(n+1):``}touch(e){this.options(e).length||this.forget();let t=this.options(e);if(!t.length)return!1;if(this.gathers){let e=t.find(e=>!this.#f(e))??t[0];this.gather(e)}else this.narrow(t);return!0}narrow(e){e.length===1?this.choose(e[0]):this.menu=e.length===this.menu.length?[]:e}get gathers(){return!!this.question&&(wu(this.question)||this.question.kind===`distribute`)}gather(e,t=1){let n=this.question;if(!n)return;let r=this.#d(e);this.selection=n.kind===`distribute`?Iu(n,this.selection,r,t):Fu(n,this.selection,r)}choose(e){this.question&&!this.sent&&(this.gathers&&e!==ju(this.question)?this.gather(e):e.warning?this.doubtful(e):this.send(e.answer))}doubtful(e){this.doubt!==e&&(this.#c=Date.now()),this.doubt=e,this.menu=[e]}insist(){this.doubt&&Date.now()-this.#c>=Md&&this.send(this.doubt.answer)}get whole(){return this.question&&this.gathers?Ru(this.question,this.selection):void 0}get left(){return this.question?.kind===`distribute`?this.question.high-Pu(this.selection):0}get picked(){return this.selection.picked.flatMap(e=>this.question?.options[e]??[])}get begun(){return this.gathers&&(this.picked.length>0||Pu(this.selection)>0)}confirm(){this.whole&&this.send(this.whole)}send(e){this.question&&(this.forget(),this.sent=!0,this.#s(e,this.seq,this.question.seat))}#u(e){let t=[...new Set(e.flatMap(e=>V(this.#o).get(e)??[]))];return this.menu.length?t.filter(e=>this.menu.includes(e)):t}#d(e){return this.question?.options.indexOf(e)??-1}#f(e){let t=this.#d(e);return this.selection.picked.includes(t)||(this.selection.points[t]??0)>0}},Pd=[`undo`,`hint`,`why`,`board`,`card`,`force`,`log`,`order`,`save`,`concede`,`help`];function Fd(e,t){return[...t(`command-${e}`).toLowerCase().split(/\s+/),e]}function Id(e,t){if(/^\?\s*\S/.test(e))return{command:`why`,rest:e.slice(1).trim()};let[n=``,...r]=e.trim().split(/\s+/),i=n===`?`?`help`:Pd.find(e=>Fd(e,t).includes(n.toLowerCase()));return i&&{command:i,rest:r.join(` `)}}var Ld=26,Rd=92;function zd(e){let t=e.flat();return{low:Math.min(0,...t),high:Math.max(1,...t),turns:Math.max(1,...e.map(e=>e.length-1))}}function Bd({low:e,high:t}){let n=(e+t)/2;return Number.isInteger(n)?[e,n,t]:[e,t]}function Vd({turns:e},t){return Ld+290*t/e}function Hd({low:e,high:t},n){return Rd-84*(n-e)/(t-e)}function Ud(e,t){return t.map((t,n)=>`${n?`L`:`M`}${Vd(e,n).toFixed(1)} ${Hd(e,t).toFixed(1)}`).join(``)}var Wd=W(`<span><svg class="key svelte-cebp1h" viewBox="0 0 24 6" aria-hidden="true"><path d="M0 3H24" class="svelte-cebp1h"></path></svg> </span>`),Gd=Jr(`<path class="grid svelte-cebp1h"></path><text text-anchor="end" class="svelte-cebp1h"> </text>`,1),Kd=Jr(`<path class="course svelte-cebp1h"></path>`),qd=W(`<th scope="col" class="svelte-cebp1h"> </th>`),Jd=W(`<td class="svelte-cebp1h"> </td>`),Yd=W(`<tr><th scope="row" class="svelte-cebp1h"></th><!></tr>`),Xd=W(`<figure class="svelte-cebp1h"><figcaption class="svelte-cebp1h"></figcaption> <svg role="img" class="svelte-cebp1h"><!><!><text class="svelte-cebp1h"> </text><text text-anchor="end" class="svelte-cebp1h"> </text></svg> <details class="svelte-cebp1h"><summary class="svelte-cebp1h"> </summary> <div class="wide svelte-cebp1h" tabindex="0" role="group"><table class="svelte-cebp1h"><thead><tr><th scope="col" class="svelte-cebp1h"> </th><!></tr></thead><tbody></tbody></table></div></details></figure>`);function Zd(e,t){k(t,!0);let{tell:n}=Qc(),r=[`var(--gold)`,`var(--course-2)`,`var(--course-3)`,`var(--bad)`],i=[``,`7 4`,`2 4`,`9 3 2 3`],a=j(()=>zd(t.courses.map(e=>e.values))),o=e=>`${e.title}: ${e.values[0]} → ${e.values.at(-1)}`;var s=Xd(),c=F(s);Y(c,21,()=>t.courses,J,(e,t)=>{var n=Wd(),a=F(n),s=F(a);let c;O(a);var l=R(a);O(n),z(e=>{Z(s,`stroke-dasharray`,i[V(t).seat]),c=Fi(s,``,c,{stroke:r[V(t).seat]}),K(l,` ${e??``}`)},[()=>o(V(t))]),G(e,n)}),O(c);var l=R(c,2),u=F(l);Y(u,17,()=>Bd(V(a)),J,(e,t)=>{var n=Gd(),r=I(n),i=R(r),o=L(i,!0);z((e,n,a,s)=>{Z(r,`d`,`M${e??``} ${n??``}H316`),Z(i,`x`,a),Z(i,`y`,s),K(o,V(t))},[()=>Vd(V(a),0),()=>Hd(V(a),V(t)),()=>Vd(V(a),0)-5,()=>Hd(V(a),V(t))+3]),G(e,n)});var d=R(u);Y(d,17,()=>t.courses,J,(e,t)=>{var n=Kd();let o;z(e=>{Z(n,`d`,e),Z(n,`stroke-dasharray`,i[V(t).seat]),o=Fi(n,``,o,{stroke:r[V(t).seat]})},[()=>Ud(V(a),V(t).values)]),G(e,n)});var f=R(d),p=L(f,!0),m=R(f),h=L(m,!0);O(l);var g=R(l,2),_=F(g),v=L(_,!0),y=R(_,2),b=F(y),x=F(b),S=F(x),C=F(S),w=L(C,!0);Y(R(C),17,()=>t.courses,J,(e,t)=>{var n=qd(),r=L(n,!0);z(()=>K(r,V(t).title)),G(e,n)}),O(S),O(x);var T=R(x);Y(T,21,()=>({length:V(a).turns+1}),J,(e,n,r)=>{var i=Yd(),a=F(i);a.textContent=r,Y(R(a),17,()=>t.courses,J,(e,t)=>{var n=Jd(),i=L(n,!0);z(()=>K(i,V(t).values[r]??``)),G(e,n)}),O(i),G(e,i)}),O(T),O(b),O(y),O(g),O(s),z((e,t,n,r,i,a,o)=>{Z(l,`viewBox`,`0 0 320 110`),Z(l,`aria-label`,e),Z(f,`x`,t),Z(f,`y`,106),K(p,n),Z(m,`x`,316),Z(m,`y`,106),K(h,r),K(v,i),Z(y,`aria-label`,a),K(w,o)},[()=>t.courses.map(o).join(`; `),()=>Vd(V(a),0),()=>n(`ui-turn`,{n:0}),()=>n(`ui-turn`,{n:V(a).turns}),()=>Q(`as-table`),()=>Q(`as-table`),()=>Q(`turn`)]),G(e,s),A()}var Qd=`trivault.left`,$d=6,ef=class{#e=N(Ta(location.hash));get route(){return V(this.#e)}set route(e){P(this.#e,e)}#t=N(null);get reading(){return V(this.#t)}set reading(e){P(this.#t,e)}#n=N(``);get error(){return V(this.#n)}set error(e){P(this.#n,e,!0)}#r=N(Ca(Qd,[]));get left(){return V(this.#r)}set left(e){P(this.#r,e)}go(){this.route=Ta(location.hash),this.error=``,this.reading=null}forget(e,t){let n=this.left.filter(t=>t.room!==e);this.left=[...t?[t]:[],...n].slice(0,$d),wa(Qd,this.left)}},tf=`trivault.plan`,nf={game:``,games:{},clock:!1,minutes:15,increment:10,hints:!1,chat:!0,askAll:!1},rf=new class{#e=N(null);get seed(){return V(this.#e)}set seed(e){P(this.#e,e,!0)}#t=N(pn({...nf,...Ca(tf,{})}));get wish(){return V(this.#t)}set wish(e){P(this.#t,e,!0)}prepare(e){for(let t of e){let e=t.bots.map(e=>e.kind),n=e.at(-1),r=[{who:`me`,bot:n,deck:``},{who:`bot`,bot:n,deck:``}],{seats:i=r,options:a={}}=this.wish.games[t.name]??{};for(let t of i)e.includes(t.bot)||(t.bot=n);this.wish.games[t.name]={seats:i,options:a},this.resize(t,Math.min(Math.max(i.length,t.seats[0]),t.seats[1]))}e.some(e=>e.name===this.wish.game)||(this.wish.game=e[0]?.name??``)}of(e){return this.wish.games[e.name]}resize(e,t){let{seats:n}=this.of(e);for(;n.length<t;)n.push({...n.at(-1),deck:``});n.length=t}keep(){wa(tf,this.wish)}};function af(e){return e.some((e,t)=>t&&(e.who===`open`||e.who===`lobby`))}function of(e,t){return t.map(({who:t,bot:n,deck:r},i)=>{let a=i>0&&(t===`open`||t===`lobby`),o=i===0?`me`:a?`open`:t===`bot`?n:t;return e.decks&&r&&!a?{kind:o,deck:r}:{kind:o}})}function sf(e,t){return(e.options??[]).filter(e=>!e.seats?.length||e.seats.includes(t.length))}function cf(e,{seats:t,options:n}){let r={};for(let{name:i,kind:a,without:o=[]}of sf(e,t)){let e=n[i];o.some(e=>e in r)||(a===`flag`&&e===!0&&(r[i]=!0),a===`seat`&&typeof e==`number`&&e<t.length&&(r[i]=e),a===`each`&&Array.isArray(e)&&e.some(Boolean)&&(r[i]=t.map((t,n)=>e[n]||0)))}return r}function lf(e,t,n){let{seats:r}=n,i=af(r);return{options:cf(e,n),listed:r.some(e=>e.who===`lobby`),ask_all:t.askAll,...t.clock?{clock:{seconds:Math.round(t.minutes*60),increment:t.increment}}:{},...i?{hints:t.hints,chat:t.chat}:{}}}var uf=class{#e=N(null);get me(){return V(this.#e)}set me(e){P(this.#e,e)}#t=N([]);get games(){return V(this.#t)}set games(e){P(this.#t,e)}#n=N({});get known(){return V(this.#n)}set known(e){P(this.#n,e)}#r=j(()=>Object.fromEntries(Object.entries(this.known).map(([e,{cards:t}])=>[e,t])));get cards(){return V(this.#r)}set cards(e){P(this.#r,e)}#i=N([]);get lobby(){return V(this.#i)}set lobby(e){P(this.#i,e)}game(e){return this.games.find(t=>t.name===e)}},df=700,ff=class{#e=N(null);get moment(){return V(this.#e)}set moment(e){P(this.#e,e)}#t=N([]);get moves(){return V(this.#t)}set moves(e){P(this.#t,e)}#n=N(0);get step(){return V(this.#n)}set step(e){P(this.#n,e,!0)}#r=N(!1);get runs(){return V(this.#r)}set runs(e){P(this.#r,e,!0)}#i;#a;#o;#s=null;#c;constructor(e,t=e=>e()){this.#i=e,this.#a=t}get turns(){return this.moves.filter((e,t)=>t===0||this.moves[t-1].turn!==e.turn)}to(e,t=this.moment?.seat){return this.#s={at:Math.max(0,Math.min(e,this.moment?.end??1/0)),...t===void 0||t<0?{}:{seat:t}},this.#c??=this.#l().finally(()=>this.#c=void 0),this.#c}async#l(){for(this.moves.length||(this.moves=(await this.#i({type:`timeline`},`timeline`))?.moves??[]);this.#s;){let e=this.#s,t=await this.#i({type:`moment`,...e},`moment`);if(this.#u())return;if(this.#s===e&&(this.#s=null),!t)continue;let n=t.at-(this.moment?.at??t.at)===1&&t.seat===this.moment?.seat,r=()=>{this.moment=t,this.step+=1};n?this.#a(r,t.lines??[]):r()}}#u(){return this.#s===null}turn(e){if(!this.moment)return;let{at:t,end:n}=this.moment,r=this.turns.map(e=>e.at),i=e>0?r.find(e=>e>t):r.findLast(e=>e<t);this.to(i??(e>0?n:0))}play(e=!this.runs){clearTimeout(this.#o),this.runs=e,e&&this.moment&&this.moment.at>=this.moment.end?this.to(0).then(()=>this.#d()):e&&this.#d()}#d(){this.#o=setTimeout(()=>void this.#f(),Math.max(df,1.5*pu.pace))}async#f(){this.moment&&this.moment.at<this.moment.end?(await this.to(this.moment.at+1),this.runs&&this.#d()):this.play(!1)}async again(){this.moment&&(this.moves=[],await this.to(this.moment.at))}leave(){this.play(!1),this.#s=null,this.moment=null,this.moves=[]}},pf=16;function mf(e,t){return e*Math.min(1,pf/Math.max(1,t))**2}var hf=class{#e=[];#t;#n;#r;constructor(e,t){this.#n=e,this.#r=t}add(e,t=!1){this.#e.push(e),t?this.skip():this.#t||this.#i()}skip(){clearTimeout(this.#t),this.#t=void 0;for(let e of this.#e.splice(0))this.#n(e)}get busy(){return this.#e.length>0}#i(){let e=this.#e.shift();e===void 0?this.#t=void 0:(this.#n(e),this.#t=setTimeout(()=>this.#i(),mf(this.#r(e),this.#e.length)))}},gf=class{#e=N(null);get line(){return V(this.#e)}set line(e){P(this.#e,e)}#t=N(!1);get behind(){return V(this.#t)}set behind(e){P(this.#t,e,!0)}#n=N(0);get read(){return V(this.#n)}set read(e){P(this.#n,e,!0)}#r=N(new Set);get fresh(){return V(this.#r)}set fresh(e){P(this.#r,e)}#i=N([]);get unasked(){return V(this.#i)}set unasked(e){P(this.#i,e)}#a=N(0);get unread(){return V(this.#a)}set unread(e){P(this.#a,e,!0)}#o=N(!1);get muted(){return V(this.#o)}set muted(e){P(this.#o,e,!0)}#s=N(null);get notice(){return V(this.#s)}set notice(e){P(this.#s,e)}#c=N(null);get hint(){return V(this.#c)}set hint(e){P(this.#c,e)}#l=N(!0);get reading(){return V(this.#l)}set reading(e){P(this.#l,e,!0)}#u=N(!1);get helping(){return V(this.#u)}set helping(e){P(this.#u,e,!0)}#d=N(!1);get aside(){return V(this.#d)}set aside(e){P(this.#d,e,!0)}#f=N(-1);get uncovered(){return V(this.#f)}set uncovered(e){P(this.#f,e,!0)}forget(){this.line=this.notice=this.hint=null,this.unasked=[]}say(e,t=!1,n=[]){this.notice={text:e,rules:n,bad:t}}},_f=class{#e=N(null);get room(){return V(this.#e)}set room(e){P(this.#e,e)}#t=N(null);get table(){return V(this.#t)}set table(e){P(this.#t,e)}#n=N([]);get log(){return V(this.#n)}set log(e){P(this.#n,e)}#r=N([]);get sentences(){return V(this.#r)}set sentences(e){P(this.#r,e)}#i=N([]);get chat(){return V(this.#i)}set chat(e){P(this.#i,e)}#a=N(null);get report(){return V(this.#a)}set report(e){P(this.#a,e)}lay(e){this.log=[...this.log.slice(0,e.since??0),...e.lines??[]],this.table=e}forget(){this.log=[],this.sentences=[]}get lasts(){return this.room?.status===`playing`}get company(){let{seats:e=[],yours:t=[],watching:n=0}=this.room??{};return e.filter((e,n)=>e.kind===`person`&&!t.includes(n)).length+n>+!t.length}get seat(){let e=this.room?.yours??[];return e.find(e=>this.table?.deciding.includes(e))??e[0]??-1}name(e){return this.room?.seats[e]?.name||Q(`player`,{n:e+1})}},vf=new class{#e=N(null);now=null;#t=N(!1);get open(){return V(this.#t)}set open(e){P(this.#t,e,!0)}get seen(){return V(this.#e)}set seen(e){P(this.#e,this.now=e)}};function yf(e){vf.seen=e}function bf(e){vf.seen=e,vf.open=!0}function xf(){vf.open=!1}function Sf(){vf.seen=null,vf.open=!1}function Cf(e){let t;In(()=>{let n=e(),r=t;t=n,vf.now&&(vf.now===r||wf(vf.now,n))&&(vf.seen=n)}),In(()=>()=>{t&&vf.now===t&&(vf.seen={...t,notes:[],attached:[]})})}function wf(e,t){return e.slug===t.slug&&e.things.some(e=>t.things.includes(e))}var Tf=.6,Ef=class{id;server=new _f;screen=new gf;#e=N(0);#t=!1;#n=0;#r;#i=(e,...t)=>this.#v(()=>this.#r.ask(e,...t));#a=new hf(e=>this.#u(e),e=>this.#c(e));stage=new bu;asking=new Nd((e,t,n)=>this.#_(e,t,n));back=new ff(this.#i,(e,t)=>this.#f(e,t));constructor(e,t){this.id=t,this.#r=e,Sf()}get moment(){return this.back.moment}get shown(){return this.moment??this.server.table}get step(){return V(this.#e)+this.back.step}get covered(){let{room:e,table:t,lasts:n}=this.server;return(e?.yours.length??0)>1&&n&&!!t?.question&&t.seat!==this.screen.uncovered}hear(e){`room`in e&&e.room!==this.id||(e.type===`room`?this.server.room=e:e.type===`table`?this.#s(e):e.type===`chat`&&this.#o(e.lines))}#o(e){this.server.chat=[...this.server.chat,...e],this.screen.unread+=e.length}skip(){this.stage.end(),this.#t=!0,this.#a.skip(),this.#t=!1}#s(e){let{since:t=0,lines:n=[]}=e,r=!this.server.table||e.undone||!!e.id,i=r?[]:n.slice(Math.max(0,this.#n-t)),a=i.filter(e=>!e.small),o=this.stage.announces?i.find(e=>this.#l(e)):void 0;this.#n=t+n.length,o&&this.#a.add({plays:o,line:o,lines:i}),this.#a.add({table:e,line:a[0],lines:i});for(let e of a.slice(1))this.#a.add({line:e});r&&this.skip(),this.screen.behind=this.#a.busy}#c({table:e,line:t,lines:n=[],plays:r}){if(document.hidden)return 0;let{length:i}=this.stage,a=t??n.length?pu.pace*(i&&!e&&!r?Tf:1):0;return Math.max(a,e||r?i:0)}#l(e){return!!yu(e)&&!this.server.room?.yours.includes(e.told?.seat??-1)}#u({plays:e,table:t,line:n,lines:r=[]}){this.screen.line=n??null,e&&!this.#t&&this.stage.announce(e,r),t&&this.#d(t,r),this.screen.behind=this.#a.busy}#d(e,t){let n=this.server.table,r=!n||e.seat!==n.seat||e.at===n.at&&!e.undone;this.#t||this.moment||r?this.#p(e):this.#f(()=>this.#p(e),t),n&&!n.result&&e.result&&this.stage.celebrate()}#f(e,t){this.stage.change(e,this.server.room?.game??``,()=>this.shown?.view,t)}#p(e){let{server:t,screen:n}=this;t.table&&e.seat!==t.table.seat&&this.#m(),(e.at!==t.table?.at||e.undone)&&P(this.#e,V(this.#e)+1),t.lay(e),e.undone&&(n.read=Math.min(n.read,t.log.length)),n.fresh=new Set(t.log.slice(n.read).flatMap(e=>e.things??[])),n.unasked=e.undone?[]:[...n.unasked,...e.unasked??[]],n.hint=null,this.asking.ask(this.moment?null:e.question??null,e.seq),e.result&&this.#g()}#m(){this.server.forget(),this.screen.forget(),Sf(),this.#h()}async#h(){let e=await this.#i({type:`log`,since:0},`log`);e&&(this.server.log=e.lines)}async#g(){this.server.report=await this.#i({type:`report`},`report`)??this.server.report}#_(e,t,n){this.screen.notice=null,this.skip(),this.screen.read=this.server.log.length,this.screen.unasked=[],this.#i({type:`answer`,answer:e,seq:t,seat:n},`done`).then(e=>{e||(this.asking.sent=!1)})}type(e){let{question:t,seq:n}=this.asking;t?this.#_(e,n,t.seat):this.screen.say(Q(`not-your-turn`),!0)}async undo(){let e=this.server.seat<0?void 0:this.server.seat;await this.#i({type:`undo`,seat:e},`done`,`table`)}async askHint(){this.screen.hint=await this.#i({type:`hint`},`hint`)??null}async whyNot(e){let t=await this.#i({type:`why-not`,answer:e},`why-not`);t&&this.screen.say(t.message,!1,t.rules)}async rule(e){let t=await this.#i({type:`rule`,rule:e},`rule`);t&&this.screen.say(``,!1,[{rule:t.rule,text:t.text}])}async affects(e){let t=this.moment?{at:this.moment.at,...this.moment.seat<0?{}:{seat:this.moment.seat}}:{};return this.#i({type:`affects`,thing:e,...t},`affects`)}async describe(){this.server.sentences=(await this.#i({type:`describe`},`describe`))?.sentences??this.server.sentences}async resign(){this.server.seat>=0&&await this.#i({type:`resign`,seat:this.server.seat},`done`)}async rematch(e){await this.#i({type:`rematch`,swap:e},`done`)}async give(e){await this.#i({type:`give`,seat:e},`done`)}async take(e){await this.#i({type:`take`,seat:e},`done`)}async talk(e){await this.#i({type:`chat`,text:e},`done`)}async mute(e){await this.#i({type:`mute`,on:e},`done`)&&(this.screen.muted=e)}async stops(e,t){await this.#i({type:`stops`,stops:e,seat:t},`done`)}async order(e){await this.#i({type:`order`,on:e},`done`)}async save(){return this.#i({type:`save`},`saved`)}async lookBack(e){this.skip(),await this.back.to(e),this.moment&&this.asking.ask(null,-1)}backToNow(){this.back.leave(),this.asking.ask(this.server.table?.question??null,this.server.table?.seq??-1)}async again(){this.server.room?.status!==`waiting`&&(await this.#h(),this.screen.line=null,this.screen.muted&&await this.mute(!0),pu.plain&&await this.describe(),await this.back.again(),this.server.report&&await this.#g())}async#v(e){try{return await e()}catch(e){e instanceof Tc&&this.screen.say(e.message,!0,e.rules);return}}},Df=`trivault.token`,Of=`trivault.seats`,kf=800,$=new class{server=new uf;screen=new ef;link=new Oc(()=>this.#t(),e=>this.#r(e));#e=N(null);get sitting(){return V(this.#e)}set sitting(e){P(this.#e,e)}open(){let e=new URL(`ws`,location.href);e.protocol=e.protocol===`https:`?`wss:`:`ws:`,e.hash=``,document.documentElement.lang=ns.lang,addEventListener(`hashchange`,()=>void this.#a()),this.link.open(e.href)}async#t(){let e=localStorage.getItem(Df)??``;this.#i(await this.link.ask({type:`hello`,lang:ns.lang,token:e},`welcome`)),await this.#n(),await this.link.ask({type:`lobby`},`lobby`),await this.#a()}async#n(){let{games:e}=await this.link.ask({type:`games`},`games`);rf.prepare(e),this.server.games=e}#r(e){e.type===`seat`?this.#l(e):e.type===`lobby`?this.server.lobby=e.rooms:e.type===`moved`?location.hash=`#/room/${e.room}`:this.sitting?.hear(e),e.type===`room`&&this.#u(e)}#i(e){this.server.me=e,localStorage.setItem(Df,e.token)}async register(e,t){this.#i(await this.link.ask({type:`register`,name:e,password:t},`welcome`))}async login(e,t){this.#i(await this.link.ask({type:`login`,name:e,password:t},`welcome`))}async logout(){this.#i(await this.link.ask({type:`logout`},`welcome`))}async rename(e){this.#i(await this.link.ask({type:`rename`,name:e},`welcome`))}async#a(){this.screen.go();let{route:e}=this.screen;e.page===`room`?await this.#o(e.room):this.sitting&&await this.#c(),e.page===`cards`&&await this.learn(e.game||this.server.games[0]?.name||``),e.page===`build`&&await this.learn(e.game),e.page===`learn`&&await ms(e.game),setTimeout(()=>void hs().catch(()=>void 0),kf)}async#o(e){let t=Ca(Of,{})[e]??``,n=this.sitting?.id===e?this.sitting:new Ef(this.link,e);this.sitting=n;try{let r=await this.#s(e,t);await this.learn(r.game),this.sitting===n&&await n.again()}catch(t){if(!(t instanceof Tc))return;this.screen.error=t.message,this.sitting=null,this.screen.forget(e)}}async#s(e,t){try{return await this.link.ask({type:`join`,room:e,token:t},`room`)}catch(n){if(!t||!(n instanceof Tc))throw n;return this.link.ask({type:`join`,room:e},`room`)}}async#c(){this.sitting=null,await this.link.ask({type:`leave`},`done`).catch(()=>void 0)}#l({room:e,token:t}){let n=Object.entries(Ca(Of,{})).slice(-50);wa(Of,Object.fromEntries([...n,[e,t]]))}#u({room:e,game:t,status:n,yours:r,seats:i}){let a=i.filter((e,t)=>!r.includes(t)).map(e=>e.name??``);this.screen.forget(e,n!==`over`&&r.length?{room:e,game:t,names:a}:void 0)}async create(e,t,n={}){let r=await this.link.ask({type:`create`,game:e,seats:t,...n},`room`);location.hash=`#/room/${r.room}`}async load(e){let t=await this.link.ask({type:`load`,replay:e},`room`);location.hash=`#/room/${t.room}`}async playOn(e){let t=await this.link.ask({type:`play-on`,at:e},`room`,`moved`);location.hash=`#/room/${t.room}`}async learn(e,t=!1){if(!this.server.game(e)||this.server.known[e]&&!t)return;let[{cards:n,filters:r=[]}]=await Promise.all([this.link.ask({type:`cards`,game:e},`cards`),ms(e)]),i={cards:new Map(n.map(e=>[e.slug,e])),filters:r.map(e=>uc(e,ns.lang))};this.server.known={...this.server.known,[e]:i},Sa.load(e)}async read(e,t){await this.learn(e),this.screen.reading={game:e,card:t}}async speak(e){ns.use(e),document.documentElement.lang=e,await this.link.ask({type:`language`,lang:e},`welcome`,`done`,`table`),await this.#n();for(let e of Object.keys(this.server.known))await this.learn(e,!0);await this.sitting?.again()}},Af=W(`<button> </button>`),jf=W(`<button class="main"> </button> <!>`,1),Mf=W(`<p><a class="button main"> </a></p>`),Nf=W(`<p role="status"> </p>`),Pf=W(`<li><button class="svelte-1f29zrf"><small class="svelte-1f29zrf"> </small> <span class="svelte-1f29zrf"> </span> <!></button></li>`),Ff=W(`<section aria-labelledby="moments"><h3 id="moments"> </h3> <ol class="moments svelte-1f29zrf"></ol></section>`),If=W(`<section class="report svelte-1f29zrf" aria-labelledby="report"><h2 id="report" tabindex="-1" class="svelte-1f29zrf"><!> </h2> <div class="next svelte-1f29zrf"><!> <button> </button> <button> </button> <a class="button" href="#/"> </a></div> <!> <!> <!> <div class="charts svelte-1f29zrf"></div></section>`);function Lf(e,t){k(t,!0);let{sitting:n,tell:r}=Qc(),i=j(()=>n.server.report),a=j(()=>[...new Set(V(i).courses.map(e=>e.name))]),o=j(()=>V(i).result?.winners.some(e=>n.server.room?.yours.includes(e))),s=j(()=>$.server.games.find(e=>e.name===n.server.room?.game)?.decks),c=j(()=>(n.server.room?.rematch??[]).map(e=>n.server.name(e))),l=j(()=>!!n.server.room?.yours.length);var u=If(),d=F(u),f=F(d),p=e=>{var t=Yr();z(e=>K(t,`${e??``} `),[()=>Q(`you-win`)]),G(e,t)};q(f,e=>{V(o)&&n.server.room?.yours.length===1&&e(p)});var m=R(f,1,!0);O(d);var h=R(d,2),g=F(h),_=e=>{var t=jf(),r=I(t),i=L(r,!0),a=R(r,2),o=e=>{var t=Af(),r=L(t,!0);z(e=>K(r,e),[()=>Q(`again-swapped`,{what:V(s)})]),H(`click`,t,()=>n.rematch(!0)),G(e,t)};q(a,e=>{V(s)&&e(o)}),z(e=>K(i,e),[()=>Q(`again`)]),H(`click`,r,()=>n.rematch(!1)),G(e,t)};q(g,e=>{V(l)&&e(_)});var v=R(g,2),y=L(v,!0),b=R(v,2),x=L(b,!0),S=L(R(b,2),!0);O(h);var C=R(h,2),w=e=>{var t=Mf(),r=F(t),i=L(r,!0);O(t),z(e=>{Z(r,`href`,`#/room/${n.server.room.next??``}`),K(i,e)},[()=>Q(`to-next`)]),G(e,t)};q(C,e=>{n.server.room?.next&&e(w)});var T=R(C,2),ee=e=>{var t=Nf(),n=L(t,!0);z(e=>K(n,e),[()=>Q(`agreed`,{names:V(c).join(`, `)})]),G(e,t)};q(T,e=>{V(c).length&&e(ee)});var te=R(T,2),ne=e=>{var t=Ff(),a=F(t),o=L(a,!0),s=R(a,2);Y(s,21,()=>V(i).moments,J,(e,t)=>{var i=Pf(),a=F(i),o=F(a),s=L(o,!0),c=R(o,2),l=L(c,!0);Ls(R(c,2),{name:`replay`}),O(a),O(i),z(e=>{K(s,e),K(l,V(t).text)},[()=>r(`ui-turn`,{n:V(t).turn})]),H(`click`,a,()=>n.lookBack(V(t).at)),G(e,i)}),O(s),O(t),z(e=>K(o,e),[()=>Q(`key-moments`)]),G(e,t)};q(te,e=>{V(i).moments?.length&&e(ne)});var re=R(te,2);Y(re,21,()=>V(a),J,(e,t)=>{{let n=j(()=>V(i).courses.filter(e=>e.name===V(t)));Zd(e,{get courses(){return V(n)}})}}),O(re),O(u),z((e,t,n)=>{K(m,V(i).summary),K(y,e),K(x,t),K(S,n)},[()=>Q(`replay`),()=>Q(`see-table`),()=>Q(`another-game`)]),H(`click`,v,()=>n.lookBack(0)),H(`click`,b,()=>n.screen.reading=!1),G(e,u),A()}U([`click`]);var Rf=W(`<i class="svelte-1tzjqu6"></i>`),zf=W(`<option> </option>`),Bf=W(`<label class="svelte-1tzjqu6"><span class="unseen"> </span> <select class="svelte-1tzjqu6"><!><!></select></label>`),Vf=W(`<span class="svelte-1tzjqu6"> </span>`),Hf=W(`<span class="quiet svelte-1tzjqu6"> </span>`),Uf=W(`<section class="timeline svelte-1tzjqu6"><div class="steps svelte-1tzjqu6"><button class="svelte-1tzjqu6"><!> <span class="unseen"> </span></button> <button class="svelte-1tzjqu6"><!> <span class="unseen"> </span></button> <button class="main svelte-1tzjqu6"><!> <span> </span></button> <button class="svelte-1tzjqu6"><!> <span class="unseen"> </span></button> <button class="svelte-1tzjqu6"><!> <span class="unseen"> </span></button></div> <label class="slider svelte-1tzjqu6"><span> </span> <input type="range" min="0" class="svelte-1tzjqu6"/> <span class="ticks svelte-1tzjqu6" aria-hidden="true"></span></label> <label class="svelte-1tzjqu6"><span class="unseen"> </span> <select class="svelte-1tzjqu6"></select></label> <!> <p class="next svelte-1tzjqu6" aria-live="polite" tabindex="0"><!> <!></p> <div class="steps svelte-1tzjqu6"><button class="svelte-1tzjqu6"> </button> <button class="svelte-1tzjqu6"> <kbd>Esc</kbd></button></div></section>`);function Wf(e,t){k(t,!0);let{sitting:n}=Qc(),r=n.back,i=j(()=>n.moment),a=j(()=>r.moves[V(i).at]),o=j(()=>n.server.room?.status===`over`?n.server.room.seats.map((e,t)=>t):[]),s=j(()=>V(i).at===0),c=j(()=>V(i).at>=V(i).end),l=e=>`${100*e/Math.max(1,V(i).end)}%`;var u=Uf(),d=F(u),f=F(d),p=F(f);Ls(p,{name:`turn-back`});var m=L(R(p,2),!0);O(f);var h=R(f,2),g=F(h);Ls(g,{name:`step-back`});var _=L(R(g,2),!0);O(h);var v=R(h,2),y=F(v);{let e=j(()=>r.runs?`pause`:`turn`);Ls(y,{get name(){return V(e)}})}var b=L(R(y,2),!0);O(v);var x=R(v,2),S=F(x);Ls(S,{name:`step-on`});var C=L(R(S,2),!0);O(x);var w=R(x,2),T=F(w);Ls(T,{name:`turn-on`});var ee=L(R(T,2),!0);O(w),O(d);var te=R(d,2),ne=F(te),re=L(ne,!0),ie=R(ne,2);qi(ie);var ae=R(ie,2);Y(ae,21,()=>r.turns,e=>e.at,(e,t)=>{var n=Rf();let r;z(e=>r=Fi(n,``,r,{left:e}),[()=>l(V(t).at)]),G(e,n)}),O(ae),O(te);var oe=R(te,2),se=F(oe),ce=L(se,!0),le=R(se,2);Y(le,21,()=>r.turns,e=>e.at,(e,t)=>{var r=zf(),i=L(r,!0),a={};z(e=>{K(i,e),a!==(a=V(t).at)&&(r.value=(r.__value=a)??``)},[()=>Q(`turn-of`,{turn:V(t).turn,name:n.server.name(V(t).seat)})]),G(e,r)}),O(le);var ue;zi(le),O(oe);var de=R(oe,2),fe=e=>{var t=Bf(),a=F(t),s=L(a,!0),c=R(a,2),l=F(c),u=e=>{var t=zf(),n=L(t,!0);t.value=t.__value=-1,z(e=>K(n,e),[()=>Q(`seen-by-all`)]),G(e,t)};q(l,e=>{V(i).seat<0&&e(u)}),Y(R(l),17,()=>V(o),J,(e,t)=>{var r=zf(),i=L(r,!0),a={};z(e=>{K(i,e),a!==(a=V(t))&&(r.value=(r.__value=a)??``)},[()=>Q(`seen-by-one`,{name:n.server.name(V(t))})]),G(e,r)}),O(c);var d;zi(c),O(t),z(e=>{K(s,e),d!==(d=V(i).seat)&&(c.value=(c.__value=d)??``,Ri(c,d))},[()=>Q(`seen-by`)]),H(`change`,c,e=>r.to(V(i).at,Number(e.currentTarget.value))),G(e,t)};q(de,e=>{V(o).length&&e(fe)});var pe=R(de,2),me=F(pe);Y(me,17,()=>V(i).lines??[],J,(e,t)=>{var n=Vf(),r=L(n,!0);z(()=>K(r,V(t).text)),G(e,n)});var he=R(me,2),ge=e=>{var t=Hf(),r=L(t,!0);z(e=>K(r,e),[()=>Q(`next-move`,{name:n.server.name(V(a).seat),what:V(a).sentence})]),G(e,t)};q(he,e=>{V(a)?.sentence&&e(ge)}),O(pe);var _e=R(pe,2),ve=F(_e),ye=L(ve,!0),be=R(ve,2),xe=F(be);ke(),O(be),O(_e),O(u),z((e,t,n,a,o,l,d,p,g,y,S,T,te,ne,ae)=>{Z(u,`aria-label`,e),Z(f,`title`,t),f.disabled=V(s),K(m,n),Z(h,`title`,a),h.disabled=V(s),K(_,o),Z(v,`aria-pressed`,r.runs),K(b,l),Z(x,`title`,d),x.disabled=V(c),K(C,p),Z(w,`title`,g),w.disabled=V(c),K(ee,y),K(re,S),Z(ie,`max`,V(i).end),Ji(ie,V(i).at),K(ce,T),ue!==(ue=te)&&(le.value=(le.__value=ue)??``,Ri(le,ue)),K(ye,ne),K(xe,`${ae??``} `)},[()=>Q(`replay`),()=>Q(`turn-back`),()=>Q(`turn-back`),()=>Q(`step-back`),()=>Q(`step-back`),()=>r.runs?Q(`pause`):Q(`run`),()=>Q(`step-on`),()=>Q(`step-on`),()=>Q(`turn-on`),()=>Q(`turn-on`),()=>Q(`moment`,{at:V(i).at,end:V(i).end,turn:V(i).turn}),()=>Q(`jump-turn`),()=>r.turns.findLast(e=>e.at<=V(i).at)?.at??0,()=>Q(`play-on`),()=>Q(`to-now`)]),H(`click`,f,()=>r.turn(-1)),H(`click`,h,()=>r.to(V(i).at-1)),H(`click`,v,()=>r.play()),H(`click`,x,()=>r.to(V(i).at+1)),H(`click`,w,()=>r.turn(1)),H(`input`,ie,e=>r.to(e.currentTarget.valueAsNumber)),H(`change`,le,e=>r.to(Number(e.currentTarget.value))),H(`click`,ve,()=>$.playOn(V(i).at)),H(`click`,be,()=>n.backToNow()),G(e,u),A()}U([`click`,`input`,`change`]);var Gf=W(`<button class="svelte-pypywg"> </button>`),Kf=W(`<li class="svelte-pypywg"></li>`),qf=W(`<ul class="effects svelte-pypywg"></ul>`);function Jf(e,t){k(t,!0);var n=qf();Y(n,21,()=>t.effects,J,(e,t)=>{let n=()=>V(t).effect,r=()=>V(t).card,i=()=>V(t).slug;var a=Kf();Y(a,21,()=>ic(n(),new Map(i()?[[r(),i()]]:[])),J,(e,t)=>{var n=Xr(),r=I(n),i=e=>{var n=Gf(),r=L(n,!0);z(()=>K(r,V(t).text)),H(`click`,n,()=>bf({slug:V(t).slug,things:[],deed:``,notes:[]})),G(e,n)},a=e=>{var n=Yr();z(()=>K(n,V(t).text)),G(e,n)};q(r,e=>{V(t).slug?e(i):e(a,-1)}),G(e,n)}),O(a),G(e,a)}),O(n),G(e,n),A()}U([`click`]);var Yf=W(`<p class="svelte-18gwdac"> </p>`),Xf=W(`<section class="affects svelte-18gwdac" aria-labelledby="affects"><h3 id="affects" class="svelte-18gwdac"> </h3> <!></section>`);function Zf(e,t){k(t,!0);let{sitting:n}=Qc(),r=N(void 0);In(()=>{let e=t.thing;n.step>=0&&n.affects(e).then(n=>e===t.thing&&P(r,n))});var i=Xr(),a=I(i),o=e=>{var t=Xf(),n=F(t),i=L(n,!0),a=R(n,2),o=e=>{Jf(e,{get effects(){return V(r).effects}})},s=e=>{var t=Yf(),n=L(t,!0);z(e=>K(n,e),[()=>Q(`affects-nothing`)]),G(e,t)};q(a,e=>{V(r).effects.length?e(o):e(s,-1)}),O(t),z(e=>K(i,e),[()=>Q(`affects`)]),G(e,t)};q(a,e=>{V(r)&&e(o)}),G(e,i),A()}var Qf=W(`<small> </small>`),$f=W(`<span class="unseen" role="alert"> </span>`),ep=W(`<span><!> <span role="timer"> </span> <!></span> <!>`,1);function tp(e,t){k(t,!0);let n=N(0);In(()=>{let e=performance.now()+t.left;if(P(n,t.left,!0),!t.runs)return;let r=setInterval(()=>P(n,Math.max(0,e-performance.now()),!0),250);return()=>clearInterval(r)});let r=j(()=>Math.ceil(V(n)/1e3)),i=j(()=>V(r)<30),a=j(()=>`${Math.floor(V(r)/60)}:${String(V(r)%60).padStart(2,`0`)}`);var o=ep(),s=I(o);let c;var l=F(s),u=e=>{Ls(e,{name:`warning`})},d=e=>{Ls(e,{name:`clock`})};q(l,e=>{V(i)?e(u):t.runs&&e(d,1)});var f=R(l,2),p=L(f,!0),m=R(f,2),h=e=>{var t=Qf(),n=L(t,!0);z(e=>K(n,e),[()=>Q(`little-time`)]),G(e,t)};q(m,e=>{V(i)&&e(h)}),O(s);var g=R(s,2),_=e=>{var t=$f(),n=L(t,!0);z(e=>K(n,e),[()=>V(i)?Q(`your-time`,{n:30}):``]),G(e,t)};q(g,e=>{t.own&&t.runs&&e(_)}),z(()=>{c=Ni(s,1,`clock svelte-7ksnpk`,null,c,{runs:t.runs,little:V(i)}),K(p,V(a))}),G(e,o),A()}function np(e,t,n=(e,t)=>e!==t){let r=N(void 0),i=t(),a=e();return Rn(()=>{let o=e();t()!==i&&P(r,o===a?void 0:n(o,a)),i=t(),a=o}),()=>V(r)}var rp=W(`<small aria-hidden="true" class="svelte-13xisfs"> </small>`),ip=W(`<span class="bar svelte-13xisfs" aria-hidden="true"><span class="svelte-13xisfs"></span></span>`),ap=W(`<span><!> <b aria-hidden="true"> </b> <span class="unseen"> </span> <!> <!></span>`);function op(e,t){k(t,!0);let n=_a(t,`strong`,3,!1),{sitting:r}=Qc(),i=nl(),a=np(()=>t.n,()=>r.step,(e,t)=>Number(e)-Number(t)||0);var o=ap();let s;var c=F(o);Ls(c,{get name(){return t.icon}});var l=R(c,2),u=L(l,!0),d=R(l,2),f=L(d,!0),p=R(d,2),m=e=>{var t=rp(),n=L(t,!0);z(e=>K(n,e),[()=>is(a())]),G(e,t)},h=j(()=>a());q(p,e=>{V(h)&&e(m)});var g=R(p,2),_=e=>{var n=ip(),r=F(n);let i;O(n),z(e=>i=Fi(r,``,i,{width:e}),[()=>`${Math.min(100,100*t.n/t.of)}%`]),G(e,n)};q(g,e=>{t.of&&typeof t.n==`number`&&e(_)}),O(o),X(o,()=>ol(i(()=>t.icon))),z(e=>{s=Ni(o,1,`dial svelte-13xisfs`,null,s,{strong:n(),changed:e}),Z(o,`data-dial`,t.icon),Z(o,`title`,t.text),K(u,t.n),K(f,t.text)},[()=>a()]),G(e,o),A()}var sp=W(`<section class="force svelte-3ldv6t" tabindex="0"><h2 class="svelte-3ldv6t"> </h2> <!></section>`);function cp(e,t){k(t,!0);let{sitting:n}=Qc(),r=j(()=>n.shown?.force??[]);var i=Xr(),a=I(i),o=e=>{var t=sp(),n=F(t),i=L(n,!0);Jf(R(n,2),{get effects(){return V(r)}}),O(t),z((e,n)=>{Z(t,`aria-label`,e),K(i,n)},[()=>Q(`in-force`),()=>Q(`in-force`)]),G(e,t)};q(a,e=>{V(r).length&&e(o)}),G(e,i),A()}var lp=W(`<p class="nothing svelte-133olco"> </p>`),up=W(`<div class="lane svelte-133olco" role="group"><h3> </h3> <div class="box svelte-133olco"><div><!></div></div></div>`);function dp(e,t){k(t,!0);let n=_a(t,`rows`,3,1),r=_a(t,`named`,3,!1),i=N(void 0),a=N(0),o=N(0),s=j(()=>V(i)?mc(gc(V(i)),V(a),V(o),t.n,n()):{card:0,rows:1});yc(()=>_c(V(s).card));var c=up(),l=F(c);let u;var d=L(l,!0),f=R(l,2),p=F(f);let m,h;var g=F(p),_=e=>{var n=Xr();di(I(n),()=>t.children),G(e,n)},v=e=>{var n=lp(),r=L(n);z(e=>K(r,`${t.label??``}: ${e??``}`),[()=>Q(`empty`)]),G(e,n)};q(g,e=>{t.n?e(_):e(v,-1)}),O(p),O(f),la(f,e=>P(i,e),()=>V(i)),O(c),z(()=>{Z(c,`aria-label`,t.label),u=Ni(l,1,`svelte-133olco`,null,u,{unseen:!r()}),K(d,t.label),m=Ni(p,1,`cards svelte-133olco`,null,m,{wraps:V(s).rows>1}),h=Fi(p,``,h,{"--card":`${V(s).card??``}px`})}),sa(f,`clientWidth`,e=>P(a,e)),sa(f,`clientHeight`,e=>P(o,e)),G(e,c),A()}var fp=W(`<button class="link rule svelte-14lwl8k">§</button>`),pp=W(`<button class="link svelte-14lwl8k"> </button>`),mp=W(`<li><!> <span class="svelte-14lwl8k"><!><!></span></li>`),hp=W(`<li class="small svelte-14lwl8k"><span class="svelte-14lwl8k"> </span></li>`),gp=W(`<section class="log svelte-14lwl8k" tabindex="0"><ol class="svelte-14lwl8k"></ol></section>`);function _p(e,t){k(t,!0);let{sitting:n,game:r,face:i}=Qc(),a=j(()=>vs(r)?.Dice),o=j(()=>Math.max(0,n.server.log.length-200)),s=j(()=>n.moment?n.moment.lines??[]:n.server.log.slice(V(o))),c=j(()=>n.moment?0:n.screen.read-V(o)),l=N(void 0);In(()=>{V(s).length&&kr().then(()=>V(l)?.scrollTo({top:V(l).scrollHeight}))});var u=gp(),d=F(u);Y(d,21,()=>V(s),J,(e,t,r)=>{let o=j(()=>ic(V(t).text,new Map((V(t).cards??[]).map(e=>[i(e).name,e]))));var s=mp();let l;var u=F(s),d=e=>{var r=fp();z(e=>{Z(r,`aria-label`,e),Z(r,`title`,V(t).rule)},[()=>Q(`rule`,{id:V(t).rule})]),H(`click`,r,()=>n.rule(V(t).rule)),G(e,r)};q(u,e=>{V(t).rule&&e(d)});var f=R(u,2),p=F(f);Y(p,17,()=>V(o),J,(e,t)=>{var n=Xr(),r=I(n),i=e=>{var n=pp(),r=L(n,!0);z(()=>K(r,V(t).text)),H(`click`,n,()=>bf({slug:V(t).slug,things:[],deed:``,notes:[]})),G(e,n)},a=e=>{var n=Yr();z(()=>K(n,V(t).text)),G(e,n)};q(r,e=>{V(t).slug?e(i):e(a,-1)}),G(e,n)});var m=R(p),h=e=>{var n=Xr();Si(I(n),()=>V(a),(e,n)=>{n(e,{get dice(){return V(t).dice}})}),G(e,n)};q(m,e=>{V(a)&&V(t).dice?.length&&e(h)}),O(f),O(s),z(()=>l=Ni(s,1,`svelte-14lwl8k`,null,l,{small:V(t).small,fresh:r>=V(c)})),G(e,s)},e=>{var t=hp(),n=L(F(t),!0);O(t),z(e=>K(n,e),[()=>Q(`no-log`)]),G(e,t)}),O(d),O(u),la(u,e=>P(l,e),()=>V(l)),z(e=>Z(u,`aria-label`,e),[()=>Q(`log`)]),G(e,u),A()}U([`click`]);var vp=W(`<span class="count svelte-1x5e02m"> </span>`),yp=W(`<span class="chosen-mark svelte-1x5e02m"><!></span>`),bp=W(`<span class="legal-mark svelte-1x5e02m"></span>`),xp=W(`<b> </b>`),Sp=W(`<span class="badge svelte-1x5e02m"><!><!></span>`),Cp=W(`<span class="badges svelte-1x5e02m"></span>`),wp=W(`<button><span class="unseen"> </span> <span class="picture svelte-1x5e02m" aria-hidden="true"><!> <!> <!> <!></span></button>`);function Tp(e,t){k(t,!0);let n=_a(t,`badges`,19,()=>[]),r=_a(t,`deed`,3,``),i=_a(t,`tilted`,3,!1),a=_a(t,`flat`,3,!1),o=_a(t,`alike`,19,()=>[]),s=_a(t,`direct`,3,!1),{sitting:c,game:l,laid:u,face:d}=Qc(),f=bc(),p=c.asking,m=j(()=>d(t.slug)),h=j(()=>t.things.flatMap(e=>c.shown?.marks?.[e]??[])),g=j(()=>p.gathers||p.options(t.things).length>0),_=j(()=>V(g)?t.things:[...t.things,...o()]),v=j(()=>p.state(V(_))),y=j(()=>p.mark(t.things)),b=j(()=>t.said??(V(h).length?V(h):n().map(e=>e.text))),x=j(()=>({slug:t.slug,name:V(m).name,things:V(_),deed:r()&&`${r()} ${t.slug}`,notes:V(b),attached:t.attached})),S=j(()=>t.things.length>1&&!t.picture),C=j(()=>[V(m).name+(V(S)?` ×${t.things.length}`:``),...V(b),...V(v)===`chosen`?[Q(`chosen`)]:[],...p.options(V(_)).slice(0,3).map(e=>e.sentence??``)].join(`, `)),w=c.step,T=j(()=>w===c.step&&w>u()),ee=j(()=>t.things.some(e=>c.screen.line?.things?.includes(e))),te=j(()=>t.things.some(e=>c.screen.fresh.has(e))),ne=j(()=>n().length?n().map(({icon:e,n:t=``})=>`${e}${t}`):V(b)),re=np(()=>V(ne).join(),()=>c.step);Cf(()=>V(x));function ie(e){e.detail>0&&!pu.quick&&!s()&&V(v)?bf(V(x)):p.touch(V(_))||bf(V(x))}function ae(e){e.preventDefault(),bf(V(x))}var oe=wp();let se;var ce=F(oe),le=L(ce,!0),ue=R(ce,2),de=F(ue),fe=e=>{var n=Xr();di(I(n),()=>t.picture),G(e,n)},pe=e=>{{let t=j(()=>a()?`flat`:f());nc(e,{get face(){return V(m)},get game(){return l},get size(){return V(t)}})}};q(de,e=>{t.picture?e(fe):e(pe,-1)});var me=R(de,2),he=e=>{var n=vp(),r=L(n);z(()=>K(r,`×${t.things.length??``}`)),G(e,n)};q(me,e=>{V(S)&&e(he)});var ge=R(me,2),_e=e=>{var t=yp(),n=F(t),r=e=>{var t=Yr();z(()=>K(t,V(y))),G(e,t)},i=e=>{Ls(e,{name:`check`})};q(n,e=>{V(y)?e(r):e(i,-1)}),O(t),G(e,t)},ve=e=>{G(e,bp())};q(ge,e=>{V(v)===`chosen`?e(_e):V(v)&&e(ve,1)});var ye=R(ge,2),be=e=>{var t=Cp();Y(t,21,n,J,(e,t)=>{var n=Sp(),r=F(n);Ls(r,{get name(){return V(t).icon}});var i=R(r),a=e=>{var n=xp(),r=L(n,!0);z(()=>K(r,V(t).n)),G(e,n)};q(i,e=>{V(t).n!==void 0&&e(a)}),O(n),z(()=>{Z(n,`data-icon`,V(t).icon),Z(n,`title`,V(t).text)}),G(e,n)}),O(t),G(e,t)};q(ye,e=>{n().length&&e(be)}),O(ue),O(oe),X(oe,()=>Rc(()=>V(v))),X(oe,()=>al(()=>({things:t.picture?t.things.slice(0,1):t.things,slug:t.slug}))),z(e=>{se=Ni(oe,1,`spot ${V(v)??``}`,`svelte-1x5e02m`,se,{tilted:i(),flat:a(),badged:n().length,drawn:t.picture,now:e,fresh:V(te),stack:V(S)}),Z(oe,`data-target`,V(v)?``:void 0),Z(oe,`data-card`,t.slug),Z(oe,`aria-pressed`,p.gathers&&V(v)?V(v)===`chosen`:void 0),K(le,V(C))},[()=>V(T)||re()||V(ee)]),H(`click`,oe,ie),H(`contextmenu`,oe,ae),zr(`pointerenter`,oe,e=>e.pointerType===`mouse`&&yf(V(x))),zr(`focus`,oe,()=>yf(V(x))),G(e,oe),A()}U([`click`,`contextmenu`]);var Ep=W(`<button><!> <b aria-hidden="true"> </b> <span class="unseen"> </span></button> <dialog class="svelte-1h5os7y"><div class="head svelte-1h5os7y"><h2> </h2> <button> </button></div> <div class="cards svelte-1h5os7y"><!></div></dialog>`,1),Dp=W(`<span class="pile svelte-1h5os7y"><!> <b aria-hidden="true"> </b> <span class="unseen"> </span></span>`);function Op(e,t){k(t,!0);let n=_a(t,`cards`,19,()=>[]),{sitting:r}=Qc(),i=nl(),a=j(()=>n().some(({thing:e})=>r.asking.state([e])));yc(()=>`middle`);let o=N(void 0),s=N(!1),c=!1;function l(){P(s,!0),c=V(a),V(o)?.showModal()}In(()=>{c&&(!V(a)||r.asking.menu.length)&&V(o)?.close()});let u=j(()=>`${t.label}: ${t.count}`);var d=Xr(),f=I(d),p=e=>{var r=Ep(),d=I(r);let f;var p=F(d);Ls(p,{get name(){return t.icon}});var m=R(p,2),h=L(m,!0),g=L(R(m,2),!0);O(d),X(d,()=>V(a)&&Rc()),X(d,()=>ol(i(()=>t.icon)));var _=R(d,2),v=F(_),y=F(v),b=L(y,!0),x=R(y,2),S=L(x,!0);O(v);var C=R(v,2),w=F(C),T=e=>{var t=Xr();Y(I(t),17,n,({thing:e,slug:t})=>e,(e,t)=>{let n=()=>V(t).thing,r=()=>V(t).slug;{let t=j(()=>[n()]);Tp(e,{get things(){return V(t)},get slug(){return r()}})}}),G(e,t)};q(w,e=>{V(s)&&e(T)}),O(C),O(_),la(_,e=>P(o,e),()=>V(o)),X(_,()=>Fc),z(e=>{f=Ni(d,1,`pile svelte-1h5os7y`,null,f,{wanted:V(a)}),Z(d,`data-target`,V(a)?``:void 0),K(h,t.count),K(g,V(u)),Z(_,`aria-label`,V(u)),K(b,V(u)),K(S,e)},[()=>Q(`close`)]),H(`click`,d,l),zr(`close`,_,()=>P(s,c=!1,!0)),H(`click`,x,()=>V(o)?.close()),G(e,r)},m=e=>{var n=Dp(),r=F(n);Ls(r,{get name(){return t.icon}});var a=R(r,2),o=L(a,!0),s=L(R(a,2),!0);O(n),X(n,()=>ol(i(()=>t.icon))),z(()=>{Z(n,`title`,V(u)),K(o,t.count),K(s,V(u))}),G(e,n)};q(f,e=>{n().length?e(p):e(m,-1)}),G(e,d),A()}U([`click`]);var kp=W(`<div class="svelte-1ht8fe6"><dt class="svelte-1ht8fe6"> </dt> <dd class="svelte-1ht8fe6"> </dd></div>`),Ap=W(`<dl role="status" class="svelte-1ht8fe6"></dl>`),jp=W(`<h3 class="svelte-1ht8fe6"> </h3>`),Mp=W(`<small class="svelte-1ht8fe6"> </small>`),Np=W(`<li class="svelte-1ht8fe6"><span aria-hidden="true"> </span> <button class="svelte-1ht8fe6"><span class="unseen"> </span> <!></button></li>`),Pp=W(`<!> <ul class="answers svelte-1ht8fe6"></ul>`,1),Fp=W(`<li class="svelte-1ht8fe6"> </li>`),Ip=W(`<div class="plain svelte-1ht8fe6"><section aria-labelledby="plain-answers"><h2 id="plain-answers" class="svelte-1ht8fe6"> </h2> <p> </p> <form><label for="typed"> </label> <div class="line svelte-1ht8fe6"><input id="typed" autocomplete="off" autocapitalize="off" spellcheck="false" aria-describedby="expected" class="svelte-1ht8fe6"/> <button class="main"> </button></div> <p id="expected" class="quiet svelte-1ht8fe6"> </p></form> <!> <!></section> <section aria-labelledby="plain-table"><h2 id="plain-table" tabindex="-1" class="svelte-1ht8fe6"> </h2> <ul class="svelte-1ht8fe6"></ul></section> <section aria-labelledby="plain-force"><h2 id="plain-force" tabindex="-1" class="svelte-1ht8fe6"> </h2> <ul class="svelte-1ht8fe6"></ul></section> <section aria-labelledby="plain-log"><h2 id="plain-log" tabindex="-1" class="svelte-1ht8fe6"> </h2> <ol class="svelte-1ht8fe6"></ol></section></div>`);function Lp(e,t){k(t,!0);let{sitting:n,game:r,tell:i}=Qc(),a=n.asking,o=j(()=>a.question),s=j(()=>V(o)?.kind===`distribute`||V(o)?.kind===`number`),c=N(``),l=pn({}),u=N(!1),d=-1,f={undo:()=>void n.undo(),hint:()=>void n.askHint(),why:e=>void n.whyNot(e),board:()=>void n.describe().then(()=>l.table?.focus()),card:p,force:()=>l.force?.focus(),log:()=>l.log?.focus(),order:()=>void n.order(!n.server.room?.order),save:()=>void n.save().then(Ea),concede:m,help:()=>P(u,!0)};In(()=>{if(n.step<0)return;let e=setTimeout(()=>void n.describe(),60);return()=>clearTimeout(e)});function p(e){let t=e.toLowerCase(),a=[...$.server.cards[r]?.values()??[]],o=a.find(e=>e.name.toLowerCase()===t)??a.find(e=>e.name.toLowerCase().includes(t));o&&t?bf({slug:o.slug,things:[],deed:``,notes:[]}):n.screen.say(i(`ui-no-card`,{typed:e}),!0)}function m(){if(d===a.seq&&n.server.lasts)return void n.resign();d=a.seq,n.screen.say(i(`ui-sure-concede`),!0)}function h(e){e.preventDefault();let t=V(c).trim();if(!t)return;P(c,``),P(u,!1);let r=Id(t,i);if(r)return f[r.command](r.rest);let l=/^\d+(\s+\d+)*$/.test(t)?t.split(/\s+/).map(Number):[];if(l.length&&V(o)&&!V(s))return g(l);let d=V(o)?zu(V(o),t):[];d.length===1?a.choose(d[0]):n.type(t)}function g(e){let t=e.map(e=>V(o).options[e-1]);if(t.some(e=>!e))return n.screen.say(V(o).expected??``,!0);if(!a.gathers)return a.choose(t[0]);a.clear();for(let e of t)a.gather(e);a.whole?a.confirm():n.screen.say(V(o).expected??``,!0)}var _=Ip(),v=F(_),y=F(v),b=L(y,!0),x=R(y,2),S=L(x,!0),C=R(x,2),w=F(C),T=L(w,!0),ee=R(w,2),te=F(ee);qi(te);var ne=L(R(te,2),!0);O(ee);var re=L(R(ee,2));O(C);var ie=R(C,2),ae=e=>{var t=Ap();Y(t,21,()=>Pd,J,(e,t)=>{var n=kp(),r=F(n),a=L(r,!0),o=L(R(r,2),!0);O(n),z((e,t)=>{K(a,e),K(o,t)},[()=>Fd(V(t),i)[0],()=>i(`help-${V(t)}`)]),G(e,n)}),O(t),G(e,t)};q(ie,e=>{V(u)&&e(ae)}),Y(R(ie,2),17,()=>Mu(V(o)?.options??[]),J,(e,t)=>{var n=Pp(),r=I(n),i=e=>{var n=jp(),r=L(n,!0);z(()=>K(r,V(t).title)),G(e,n)};q(r,e=>{V(t).title&&e(i)});var o=R(r,2);Y(o,21,()=>V(t).answers,({option:e,n:t,label:n})=>t,(e,t)=>{let n=()=>V(t).option,r=()=>V(t).n,i=()=>V(t).label;var o=Np(),s=F(o),c=L(s,!0),l=R(s,2),u=F(l),d=L(u,!0),f=R(u),p=R(f),m=e=>{var t=Mp(),r=L(t,!0);z(()=>K(r,n().note)),G(e,t)};q(p,e=>{n().note&&e(m)}),O(l),O(o),z(e=>{K(c,r()),Z(l,`aria-pressed`,e),K(d,r()),K(f,` ${i()??``}`)},[()=>a.gathers?a.picked.includes(n()):void 0]),H(`click`,l,()=>a.choose(n())),G(e,o)}),O(o),G(e,n)}),O(v);var oe=R(v,2),se=F(oe),ce=L(se,!0);la(se,e=>l.table=e,()=>l?.table);var le=R(se,2);Y(le,21,()=>n.server.sentences,e=>e.key,(e,t)=>{var n=Fp(),r=L(n,!0);z(()=>K(r,V(t).text)),G(e,n)}),O(le),O(oe);var ue=R(oe,2),de=F(ue),fe=L(de,!0);la(de,e=>l.force=e,()=>l?.force);var pe=R(de,2);Y(pe,21,()=>n.shown?.force??[],J,(e,t)=>{var n=Fp(),r=L(n,!0);z(()=>K(r,V(t).effect)),G(e,n)},e=>{var t=Fp(),n=L(t,!0);z(e=>K(n,e),[()=>i(`ui-no-force`)]),G(e,t)}),O(pe),O(ue);var me=R(ue,2),he=F(me),ge=L(he,!0);la(he,e=>l.log=e,()=>l?.log);var _e=R(he,2);Y(_e,21,()=>n.server.log.slice(-30),J,(e,t)=>{var n=Fp(),r=L(n,!0);z(()=>K(r,V(t).text)),G(e,n)},e=>{var t=Fp(),n=L(t,!0);z(e=>K(n,e),[()=>Q(`no-log`)]),G(e,t)}),O(_e),O(me),O(_),z((e,t,n,r,i,c,l)=>{K(b,e),K(S,V(o)?.prompt??``),K(T,t),K(ne,n),K(re,`${(a.gathers||V(s)?V(o)?.expected:``)??``}
        ${r??``}`),K(ce,i),K(fe,c),K(ge,l)},[()=>Q(`answers`),()=>Q(`type-here`),()=>Q(`send`),()=>Q(`plain-commands`,{list:Pd.map(e=>Fd(e,i)[0]).join(`, `)}),()=>Q(`table`),()=>Q(`in-force`),()=>Q(`log`)]),zr(`submit`,C,h),$i(te,()=>V(c),e=>P(c,e)),G(e,_),A()}U([`click`]);var Rp=W(`<span class="turn svelte-1tq5xr1"><!> <span class="unseen"> </span></span>`),zp=W(`<span class="tag you svelte-1tq5xr1"> </span>`),Bp=W(`<span class="tag svelte-1tq5xr1"> </span>`),Vp=W(`<span class="extra svelte-1tq5xr1"> </span>`),Hp=W(`<span class="emblems svelte-1tq5xr1"><!></span>`),Up=W(`<b> </b>`),Wp=W(`<button data-target="" class="svelte-1tq5xr1"> <!><!></button>`),Gp=W(`<div><div class="who svelte-1tq5xr1"><h2 class="svelte-1tq5xr1"><button class="name svelte-1tq5xr1"> </button></h2> <!> <!> <!> <!> <!> <!></div> <!> <div class="dials svelte-1tq5xr1"><!></div></div>`);function Kp(e,t){k(t,!0);let n=_a(t,`extra`,3,``),{sitting:r}=Qc(),i=j(()=>[-2-t.seat]),a=j(()=>r.asking.options(V(i))),o=j(()=>r.asking.state(V(i))),s=j(()=>r.server.room?.seats[t.seat]),c=j(()=>r.server.room?.yours.includes(t.seat)??!1),l=j(()=>r.server.name(t.seat)),u=j(()=>r.server.table?.deciding.includes(t.seat)&&!r.moment),d=j(()=>r.moment?void 0:r.server.table?.clocks?.[t.seat]),f=j(()=>r.asking.mark(V(i))),p=j(()=>r.asking.question?.kind===`distribute`?`${V(l)} +1`:V(a).length===1?V(a)[0].sentence:V(l)),m=j(()=>V(s)?.out?Q(`is-out`,{why:V(s).out}):V(s)?.bot?Q(`is-played`):V(s)?.kind===`person`&&!V(s).here?Q(`is-gone`):``),h=N(void 0);tl(()=>t.seat);function g(){let e=V(h).querySelectorAll(`:is(.emblems, .dials) [title]:has(.unseen)`);bf({slug:``,name:V(l),things:V(i),deed:``,notes:[...e].map(({title:e})=>e)})}var _=Gp();let v;var y=F(_),b=F(y),x=F(b),S=L(x,!0);O(b);var C=R(b,2),w=e=>{var t=Rp(),n=F(t);Ls(n,{name:`turn`});var r=L(R(n,2),!0);O(t),z((e,n)=>{Z(t,`title`,e),K(r,n)},[()=>Q(`deciding`),()=>Q(`deciding`)]),G(e,t)};q(C,e=>{V(u)&&e(w)});var T=R(C,2),ee=e=>{var t=zp(),n=L(t,!0);z(e=>K(n,e),[()=>Q(`you`)]),G(e,t)};q(T,e=>{V(c)&&e(ee)});var te=R(T,2),ne=e=>{var t=Bp(),n=L(t,!0);z(()=>K(n,V(m))),G(e,t)};q(te,e=>{V(m)&&e(ne)});var re=R(te,2),ie=e=>{var t=Vp(),r=L(t,!0);z(()=>K(r,n())),G(e,t)};q(re,e=>{n()&&e(ie)});var ae=R(re,2),oe=e=>{{let t=j(()=>!!V(u));tp(e,{get left(){return V(d)},get runs(){return V(t)},get own(){return V(c)}})}};q(ae,e=>{V(d)!==void 0&&e(oe)});var se=R(ae,2),ce=e=>{var n=Hp();di(F(n),()=>t.emblems),O(n),G(e,n)};q(se,e=>{t.emblems&&e(ce)}),O(y);var le=R(y,2),ue=e=>{var t=Wp(),n=F(t),a=R(n),s=e=>{var t=Up(),n=L(t,!0);z(()=>K(n,V(f))),G(e,t)};q(a,e=>{V(f)&&e(s)});var c=R(a),l=e=>{Ls(e,{name:`check`})};q(c,e=>{V(o)===`chosen`&&e(l)}),O(t),X(t,()=>Rc(()=>V(o))),z(()=>{Z(t,`aria-pressed`,r.asking.gathers?V(o)===`chosen`:void 0),K(n,`${V(p)??``} `)}),H(`click`,t,()=>r.asking.touch(V(i))),G(e,t)};q(le,e=>{V(o)&&e(ue)});var de=R(le,2);di(F(de),()=>t.children),O(de),O(_),la(_,e=>P(h,e),()=>V(h)),X(_,()=>ol(()=>`player-${t.seat}`)),X(_,()=>al(()=>({things:V(i),slug:``}))),z(e=>{v=Ni(_,1,`player ${V(o)??``}`,`svelte-1tq5xr1`,v,{active:t.active}),Z(_,`data-seat`,t.seat),Z(x,`title`,e),K(S,V(l))},[()=>Q(`affects`)]),H(`click`,x,g),G(e,_),A()}U([`click`]);var qp=W(`<div class="large svelte-197u7p7"><!></div>`),Jp=W(`<h2> </h2>`),Yp=W(`<li class="svelte-197u7p7"> </li>`),Xp=W(`<ul class="notes svelte-197u7p7"></ul>`),Zp=W(`<span class="svelte-197u7p7"> </span>`),Qp=W(`<li><button class="svelte-197u7p7"> </button> <!></li>`),$p=W(`<ul class="attached svelte-197u7p7"></ul>`),em=W(`<!> <!>`,1),tm=W(`<button class="main"> </button>`),nm=W(`<button> <kbd>?</kbd></button>`),rm=W(`<!> <div class="info svelte-197u7p7"><!> <!> <div class="deeds svelte-197u7p7"><!> <!> <button> <kbd>Esc</kbd></button></div></div>`,1),im=W(`<dialog class="svelte-197u7p7"><!></dialog>`),am=W(`<!><!>`,1),om=W(`<p class="quiet svelte-197u7p7"> </p>`),sm=W(`<div class="beside svelte-197u7p7"><!></div>`);function cm(e,t){k(t,!0);let n=(e,t=g)=>{var n=Xr(),r=I(n),i=e=>{var n=qp(),r=F(n);{let e=j(()=>s(t().slug));nc(r,{get face(){return V(e)},get game(){return o}})}O(n),G(e,n)},a=e=>{var n=Jp(),r=L(n,!0);z(()=>K(r,t().name)),G(e,n)};q(r,e=>{t().slug?e(i):e(a,-1)}),G(e,n)},r=(e,t=g)=>{var n=em(),r=I(n),i=e=>{var n=Xp();Y(n,21,()=>t().notes,J,(e,t)=>{var n=Yp(),r=L(n,!0);z(()=>K(r,V(t))),G(e,n)}),O(n),G(e,n)};q(r,e=>{t().notes.length&&e(i)});var a=R(r,2),o=e=>{var n=$p();Y(n,21,()=>t().attached,J,(e,t)=>{var n=Qp(),r=F(n),i=L(r,!0);Y(R(r,2),17,()=>V(t).notes,J,(e,t)=>{var n=Zp(),r=L(n,!0);z(()=>K(r,V(t))),G(e,n)}),O(n),z(e=>K(i,e),[()=>s(V(t).slug).name]),H(`click`,r,()=>bf(V(t))),G(e,n)}),O(n),G(e,n)};q(a,e=>{t().attached?.length&&e(o)}),G(e,n)},i=_a(t,`sheet`,3,!1),{sitting:a,game:o,face:s}=Qc(),c=j(()=>vf.seen),l=j(()=>V(c)?a.asking.options(V(c).things):[]),u=N(void 0);In(()=>{i()&&(vf.open&&!V(u)?.open&&V(u)?.showModal(),!vf.open&&V(u)?.open&&V(u).close())});function d(e){xf(),a.asking.touch(e)}var f=Xr(),p=I(f),m=e=>{var t=im(),i=F(t),o=e=>{var t=rm(),i=I(t);n(i,()=>V(c));var o=R(i,2),s=F(o);r(s,()=>V(c));var u=R(s,2),f=e=>{Zf(e,{get thing(){return V(c).things[0]}})};q(u,e=>{vf.open&&V(c).things.length&&e(f)});var p=R(u,2),m=F(p),h=e=>{var t=tm(),n=L(t,!0);z(()=>K(n,V(l)[0].sentence)),H(`click`,t,()=>d(V(c).things)),G(e,t)},g=e=>{var t=Xr();Y(I(t),17,()=>V(l),J,(e,t)=>{var n=tm(),r=L(n,!0);z(()=>K(r,V(t).sentence)),H(`click`,n,()=>{xf(),a.asking.choose(V(t))}),G(e,n)}),G(e,t)};q(m,e=>{a.asking.gathers&&V(l).length?e(h):e(g,-1)});var _=R(m,2),v=e=>{var t=nm(),n=F(t);ke(),O(t),z(e=>K(n,`${e??``} `),[()=>Q(`why-not`)]),H(`click`,t,()=>{xf(),a.whyNot(V(c).deed)}),G(e,t)};q(_,e=>{!V(l).length&&V(c).deed&&a.asking.question&&e(v)});var y=R(_,2),b=F(y);ke(),O(y),O(p),O(o),z(e=>K(b,`${e??``} `),[()=>Q(`close`)]),H(`click`,y,function(...e){xf?.apply(this,e)}),G(e,t)};q(i,e=>{V(c)&&e(o)}),O(t),la(t,e=>P(u,e),()=>V(u)),X(t,()=>Fc),z(e=>Z(t,`aria-label`,e),[()=>V(c)?V(c).name??s(V(c).slug).name:``]),zr(`close`,t,function(...e){xf?.apply(this,e)}),G(e,t)},h=e=>{var t=sm(),i=F(t),a=e=>{var t=am(),i=I(t);n(i,()=>V(c));var a=R(i);r(a,()=>V(c)),G(e,t)},o=e=>{var t=om(),n=L(t,!0);z(e=>K(n,e),[()=>Q(`look-here`)]),G(e,t)};q(i,e=>{V(c)?.slug?e(a):e(o,-1)}),O(t),G(e,t)};q(p,e=>{i()?e(m):e(h,-1)}),G(e,f),A()}U([`click`]);var lm=W(`<span class="stepper svelte-1hzgx9d"><button type="button" class="svelte-1hzgx9d">−</button> <b class="svelte-1hzgx9d"> </b> <button type="button" class="svelte-1hzgx9d">+</button></span>`);function um(e,t){k(t,!0);var n=lm(),r=F(n),i=R(r,2),a=L(i,!0),o=R(i,2);O(n),z((e,n)=>{r.disabled=t.n<1,Z(r,`aria-label`,e),K(a,t.n),o.disabled=t.n>=t.most,Z(o,`aria-label`,n)},[()=>Q(`less`,{name:t.name}),()=>Q(`more`,{name:t.name})]),H(`click`,r,()=>t.add(-1)),H(`click`,o,()=>t.add(1)),G(e,n),A()}U([`click`]);var dm=W(`<p class="quiet svelte-o2nvu8"> </p>`),fm=W(`<li class="svelte-o2nvu8"> <button type="button" class="rule svelte-o2nvu8"> </button> <!></li>`),pm=W(`<ul class="problems svelte-o2nvu8"></ul>`),mm=W(`<p class="fine svelte-o2nvu8"> </p>`),hm=W(`<li><button type="button" class="flat name svelte-o2nvu8"> </button> <span class="points svelte-o2nvu8"> </span> <!></li>`),gm=W(`<section class="svelte-o2nvu8"><h3 class="svelte-o2nvu8"> <span class="quiet"> </span></h3> <ul class="svelte-o2nvu8"></ul></section>`),_m=W(`<p class="quiet"> </p>`),vm=W(`<!> <!>`,1);function ym(e,t){k(t,!0);let n=j(()=>$.server.known[t.game.name]),r=j(()=>t.drafting.checked),i=j(()=>new Set(V(r)?.problems.map(e=>e.card))),a=j(()=>{let e=V(n)?.filters.find(e=>e.name===`type`)?.values??[],t=V(r)?.cards??[];return e.map(({name:e,title:r})=>({title:r,cards:t.filter(t=>V(n)?.cards.get(t.card)?.groups.type?.includes(e))})).filter(e=>e.cards.length)});function o(e,n){t.drafting.add(e,n),t.drafting.copies(e)||t.ongone()}let s=N({});In(()=>{ns.lang&&P(s,{})});async function c(e){let{text:t}=await $.link.ask({type:`rule`,rule:e},`rule`);P(s,{...V(s),[e]:t})}var l=Xr(),u=I(l),d=e=>{var l=vm(),u=I(l),d=e=>{var t=pm();Y(t,21,()=>V(r).problems,J,(e,t)=>{var n=fm(),r=F(n),i=R(r),a=L(i,!0),o=R(i,2),l=e=>{var n=dm(),r=L(n,!0);z(()=>K(r,V(s)[V(t).rule])),G(e,n)};q(o,e=>{V(s)[V(t).rule]&&e(l)}),O(n),z(e=>{K(r,`${V(t).text??``} `),K(a,e)},[()=>Q(`rule`,{id:V(t).rule})]),H(`click`,i,()=>c(V(t).rule)),G(e,n)}),O(t),G(e,t)},f=e=>{var n=mm(),r=L(n);z(e=>K(r,`✓ ${e??``}`),[()=>Q(`legal`,{what:t.game.decks??``})]),G(e,n)};q(u,e=>{V(r).problems.length?e(d):V(r).cards.length&&e(f,1)}),Y(R(u,2),17,()=>V(a),J,(e,r)=>{var a=gm(),s=F(a),c=F(s),l=L(R(c),!0);O(s);var u=R(s,2);Y(u,21,()=>V(r).cards,({card:e,times:t,points:n})=>e,(e,r)=>{let a=()=>V(r).card,s=()=>V(r).times,c=()=>V(r).points,l=j(()=>V(n)?.cards.get(a())?.name??a());var u=hm();let d;var f=F(u),p=L(f,!0),m=R(f,2),h=L(m,!0),g=R(m,2);{let e=j(()=>t.drafting.copies(a())||s()),n=j(()=>t.drafting.offers.get(a())?.most??0);um(g,{get n(){return V(e)},get most(){return V(n)},get name(){return V(l)},add:e=>o(a(),e)})}O(u),z(e=>{d=Ni(u,1,`svelte-o2nvu8`,null,d,{wrong:e}),K(p,V(l)),K(h,c())},[()=>V(i).has(a())]),H(`click`,f,()=>$.read(t.game.name,a())),G(e,u)}),O(u),O(a),z(e=>{K(c,`${V(r).title??``} `),K(l,e)},[()=>V(r).cards.reduce((e,t)=>e+t.points,0)]),G(e,a)},e=>{var t=_m(),n=L(t,!0);z(e=>K(n,e),[()=>Q(`empty-draft`)]),G(e,t)}),G(e,l)};q(u,e=>{V(r)&&e(d)}),G(e,l),A()}U([`click`]);var bm=W(`<p class="error" role="alert"> </p>`),xm=W(`<details><summary class="svelte-199vvla"> </summary> <div class="text svelte-199vvla"><label class="field"> <textarea name="list" rows="10" spellcheck="false" class="svelte-199vvla"></textarea></label> <!> <div class="actions"><button type="button"> </button> <label class="button svelte-199vvla"> <input class="unseen" type="file" accept=".txt,.json,text/plain,application/json"/></label> <button type="button"> </button> <button type="button"> </button></div></div></details>`);function Sm(e,t){let n=Zr();k(t,!0);let r=_a(t,`drafting`,7),i=N(null),a=N(!1),o=N(``),s=j(()=>V(i)??r().checked?.text??``);async function c(e){P(i,e,!0),P(o,``),await r().read(e)?P(i,null):(P(o,r().error||Q(`lost`),!0),r().error=``)}async function l(){await navigator.clipboard?.writeText(V(s)),P(a,!0)}async function u(e){let t=e.currentTarget.files?.[0];e.currentTarget.value=``,t&&await c(await t.text())}var d=xm(),f=F(d),p=L(f,!0),m=R(f,2),h=F(m),g=F(h),_=R(g);yt(_),O(h);var v=R(h,2),y=e=>{var t=bm(),r=L(t,!0);z(()=>{Z(t,`id`,n),K(r,V(o))}),G(e,t)};q(v,e=>{V(o)&&e(y)});var b=R(v,2),x=F(b),S=L(x,!0),C=R(x,2),w=F(C),T=R(w);O(C);var ee=R(C,2),te=L(ee,!0),ne=R(ee,2),re=L(ne,!0);O(b),O(m),O(d),z((e,t,r,a,c,l)=>{K(p,e),K(g,`${t??``} `),Ji(_,V(s)),Z(_,`aria-invalid`,!!V(o)),Z(_,`aria-describedby`,V(o)?n:void 0),x.disabled=V(i)===null,K(S,r),K(w,`${a??``} `),K(te,c),K(re,l)},[()=>Q(`as-text`),()=>Q(`deck-list`,{what:t.what}),()=>Q(`read-list`),()=>Q(`open-file`),()=>V(a)?Q(`copied`):Q(`copy-text`),()=>Q(`save-file`)]),H(`input`,_,e=>P(i,e.currentTarget.value,!0)),H(`click`,x,()=>c(V(s))),H(`change`,T,u),H(`click`,ee,l),H(`click`,ne,()=>Da(`${r().checked?.name??t.what}.txt`,V(s))),G(e,d),A()}U([`input`,`click`,`change`]);var Cm=W(`<option> </option>`),wm=W(`<label class="field svelte-gfvwhn"> <select><option> </option><!></select></label>`),Tm=W(`<button type="button" class="flat"> </button>`),Em=W(`<div><label class="field words svelte-gfvwhn"> <input type="search" name="words" autocomplete="off"/></label> <button type="button" class="fold svelte-gfvwhn"> </button> <!> <!> <!></div>`);function Dm(e,t){k(t,!0);let n=_a(t,`wanted`,7),r=N(!1),i=j(()=>Object.values(n().picks).filter(Boolean).length),a=j(()=>Object.fromEntries(t.filters.map(({name:e})=>[e,o((t.cards??[]).flatMap(t=>t.groups[e]??[]))])));function o(e){let t={};for(let n of e)t[n]=(t[n]??0)+1;return t}function s(e,{name:n,title:r}){return t.cards?`${r} (${V(a)[e]?.[n]??0})`:r}function c(){n().words=``,n().picks={}}var l=Em();let u;var d=F(l),f=F(d),p=R(f);qi(p),O(d);var m=R(d,2),h=L(m,!0),_=R(m,2);Y(_,17,()=>t.filters,e=>e.name,(e,t)=>{var r=wm(),i=F(r),a=R(i);let o;var c=F(a),l=L(c,!0);c.value=c.__value=``,Y(R(c),17,()=>V(t).values,J,(e,n)=>{var r=Cm(),i=L(r,!0),a={};z(e=>{K(i,e),a!==(a=V(n).name)&&(r.value=(r.__value=a)??``)},[()=>s(V(t).name,V(n))]),G(e,r)}),O(a);var u;zi(a),O(r),z(e=>{K(i,`${V(t).title??``} `),Z(a,`name`,V(t).name),o=Ni(a,1,`svelte-gfvwhn`,null,o,{set:n().picks[V(t).name]}),K(l,e),u!==(u=n().picks[V(t).name]??``)&&(a.value=(a.__value=u)??``,Ri(a,u))},[()=>Q(`all`)]),H(`change`,a,e=>n().picks[V(t).name]=e.currentTarget.value),G(e,r)});var v=R(_,2);di(v,()=>t.children??g);var y=R(v,2),b=e=>{var t=Tm(),n=L(t,!0);z(e=>K(n,e),[()=>Q(`clear-filters`)]),H(`click`,t,c),G(e,t)};q(y,e=>{(n().words||V(i))&&e(b)}),O(l),z((e,t)=>{u=Ni(l,1,`filters svelte-gfvwhn`,null,u,{open:V(r)}),K(f,`${e??``} `),Z(m,`aria-expanded`,V(r)),K(h,t)},[()=>Q(`search`),()=>Q(`filters`,{n:V(i)})]),$i(p,()=>n().words,e=>n().words=e),H(`click`,m,()=>P(r,!V(r))),G(e,l),A()}U([`click`,`change`]);var Om=W(`<option> </option>`),km=W(`<label class="field"> <select name="order"><option> </option><!></select></label>`),Am=W(`<li><div class="what svelte-1br68ch"><button type="button" class="flat svelte-1br68ch"> </button> <span class="kind svelte-1br68ch"> </span> <span class="note svelte-1br68ch"> </span></div> <span class="price svelte-1br68ch"> <span class="unseen"> </span></span> <!></li>`),jm=W(`<section class="offers svelte-1br68ch" aria-labelledby="offers"><h2 id="offers" class="svelte-1br68ch"> </h2> <form role="search" class="svelte-1br68ch"><!></form> <p role="status" class="quiet"> </p> <ul class="svelte-1br68ch"></ul></section>`);function Mm(e,t){k(t,!0);let n=pn({words:``,picks:{}}),r=N(``),i=j(()=>$.server.known[t.game.name]),a=j(()=>[...V(i)?.cards.values()??[]].filter(e=>t.drafting.offers.has(e.slug))),o=j(()=>new Map(V(a).map(e=>[e.slug,oc(e)]))),s=j(()=>lc(V(a),V(i)?.filters.find(e=>e.name===V(r)),ns.lang)),c=j(()=>cc(V(s),V(o),n)),l=j(()=>V(i)?.filters.map(e=>({...e,values:e.values.filter(t=>V(a).some(n=>n.groups[e.name]?.includes(t.name)))}))??[]);var u=jm(),d=F(u),f=L(d,!0),p=R(d,2);Dm(F(p),{get filters(){return V(l)},get wanted(){return n},children:(e,t)=>{var n=km(),i=F(n),a=R(i),o=F(a),s=L(o,!0);o.value=o.__value=``,Y(R(o),17,()=>V(l),J,(e,t)=>{var n=Om(),r=L(n,!0),i={};z(()=>{K(r,V(t).title),i!==(i=V(t).name)&&(n.value=(n.__value=i)??``)}),G(e,n)}),O(a),zi(a),O(n),z((e,t)=>{K(i,`${e??``} `),K(s,t)},[()=>Q(`order`),()=>Q(`name`)]),Bi(a,()=>V(r),e=>P(r,e)),G(e,n)},$$slots:{default:!0}}),O(p);var m=R(p,2),h=L(m,!0),g=R(m,2);Y(g,21,()=>V(c),e=>e.slug,(e,n)=>{let r=j(()=>t.drafting.offers.get(V(n).slug));var i=Am();let a;var o=F(i),s=F(o),c=L(s,!0),l=R(s,2),u=L(l,!0),d=L(R(l,2),!0);O(o);var f=R(o,2),p=F(f),m=L(R(p),!0);O(f);var h=R(f,2),g=e=>{{let i=j(()=>t.drafting.copies(V(n).slug));um(e,{get n(){return V(i)},get most(){return V(r).most},get name(){return V(n).name},add:e=>t.drafting.add(V(n).slug,e)})}},_=j(()=>V(r).most||t.drafting.copies(V(n).slug));q(h,e=>{V(_)&&e(g)}),O(i),z((e,t,o)=>{a=Ni(i,1,`svelte-1br68ch`,null,a,{barred:!V(r).most,in:e}),K(c,V(n).name),K(u,t),K(d,V(r).note),Z(f,`title`,V(r).note),K(p,`${V(r).points??``} `),K(m,o)},[()=>t.drafting.copies(V(n).slug),()=>sc(V(n)),()=>Q(`points`)]),H(`click`,s,()=>$.read(t.game.name,V(n).slug)),G(e,i)}),O(g),O(u),z((e,t)=>{K(f,e),K(h,t)},[()=>Q(`offers`),()=>V(a).length?Q(`found`,{n:V(c).length,all:V(a).length}):Q(`loading`)]),zr(`submit`,p,e=>e.preventDefault()),G(e,u),A()}U([`click`]);var Nm=W(`<option> </option>`),Pm=W(`<label class="field"> <select><!><!></select></label>`),Fm=W(`<optgroup></optgroup>`),Im=W(`<p class="error" role="alert"> </p>`),Lm=W(`<button type="button" class="flat"> </button>`),Rm=W(`<div class="page builder svelte-5b356r"><h1 class="svelte-5b356r"> </h1> <div><span role="status"> </span> <span class="bar svelte-5b356r" aria-hidden="true"><span class="svelte-5b356r"></span></span> <span class="panes svelte-5b356r"><button type="button" class="svelte-5b356r"> </button> <button type="button" class="svelte-5b356r"> </button></span></div> <!> <section class="book panel svelte-5b356r" aria-labelledby="book"><h2 id="book" tabindex="-1" class="svelte-5b356r"> </h2> <label class="field"> <input name="book-name" maxlength="80" autocomplete="off"/></label> <div class="choices svelte-5b356r"><!> <label class="field"> <select name="begin"><option>…</option><option> </option><!><optgroup></optgroup></select></label></div> <!> <div class="actions"><button type="button" class="main"> </button> <button type="button"> </button> <!></div> <p role="status" class="said svelte-5b356r"> </p> <!> <!></section></div>`);function zm(e,t){k(t,!0);let n=j(()=>t.game.decks??``),r=new jc($.link,t.game),i=N([]),a=N(``),o=N(``),s=N(void 0),c=N(`cards`),l=j(()=>r.checked),u=j(()=>Nc.of(t.game.name)),d=j(()=>!!V(l)?.cards.length&&!V(l).problems.length),f=j(()=>Object.values(r.parts.cards).reduce((e,t)=>e+t,0));In(()=>{ns.lang,$.link.state===`open`&&(r.check(),$.link.ask({type:`decks`,game:t.game.name},`decks`).then(e=>P(i,e.decks),()=>void 0))});async function p(e){let[n,i]=[e.currentTarget.value.slice(0,1),e.currentTarget.value.slice(1)];e.currentTarget.value=``,P(a,``),n===`n`?r.empty():n===`o`?await r.read(Nc.lists[t.game.name]?.[i]??``):await r.read((await $.link.ask({type:`deck`,game:t.game.name,name:i},`deck`)).text)}async function m(){await r.check(!1),V(l)&&(Nc.keep(t.game.name,V(l).name,V(l).text),P(a,Q(`kept`,{name:V(l).name}),!0))}async function h(){if(!V(l))return;let e=rf.of(t.game);e.seats[0].deck=V(l).text,e.options={},rf.wish.game=t.game.name,rf.keep();try{await $.create(t.game.name,of(t.game,e.seats),lf(t.game,rf.wish,e))}catch(e){P(o,e instanceof Tc?e.message:Q(`lost`),!0)}}var g=Rm(),_=F(g),v=L(_,!0),y=R(_,2);let x;var S=F(y),C=L(S,!0),w=R(S,2),T=F(w);let ee;O(w);var te=R(w,2),ne=F(te),re=L(ne,!0),ie=R(ne,2),ae=L(ie,!0);O(te),O(y);var oe=R(y,2);Mm(oe,{get drafting(){return r},get game(){return t.game}});var se=R(oe,2),ce=F(se),le=L(ce,!0);la(ce,e=>P(s,e),()=>V(s));var ue=R(ce,2),de=F(ue),fe=R(de);qi(fe),O(ue);var pe=R(ue,2),me=F(pe);Y(me,17,()=>V(l)?.choices??[],J,(e,t)=>{var n=Pm(),i=F(n),a=R(i),o=F(a),s=e=>{var t=Nm(),n=L(t,!0);t.value=t.__value=``,z(e=>K(n,e),[()=>Q(`choose-one`)]),G(e,t)};q(o,e=>{V(t).value||e(s)}),Y(R(o),17,()=>V(t).values,J,(e,t)=>{var n=Nm(),r=L(n,!0),i={};z(()=>{K(r,V(t).title),i!==(i=V(t).name)&&(n.value=(n.__value=i)??``)}),G(e,n)}),O(a);var c;zi(a),O(n),z(()=>{K(i,`${V(t).title??``} `),Z(a,`name`,V(t).name),c!==(c=V(t).value)&&(a.value=(a.__value=c)??``,Ri(a,c))}),H(`change`,a,e=>r.choose(V(t).name,e.currentTarget.value)),G(e,n)});var he=R(me,2),ge=F(he),_e=R(ge),ve=F(_e);ve.value=ve.__value=``;var ye=R(ve),be=L(ye,!0);ye.value=ye.__value=`n`;var xe=R(ye),Se=e=>{var t=Fm();Y(t,21,()=>V(u),J,(e,t)=>{var n=j(()=>b(V(t),1));let r=()=>V(n)[0];var i=Nm(),a=L(i,!0),o={};z(()=>{K(a,r()),o!==(o=`o${r()??``}`)&&(i.value=i.__value=o)}),G(e,i)}),O(t),z(e=>Z(t,`label`,e),[()=>Q(`my-decks`,{what:V(n)})]),G(e,t)};q(xe,e=>{V(u).length&&e(Se)});var Ce=R(xe);Y(Ce,21,()=>V(i),J,(e,t)=>{var n=Nm(),r=L(n,!0),i={};z(()=>{K(r,V(t).title),i!==(i=`p${V(t).name??``}`)&&(n.value=n.__value=i)}),G(e,n)}),O(Ce),O(_e),O(he),O(pe);var we=R(pe,2),Te=e=>{var t=Im(),n=L(t,!0);z(()=>K(n,r.error||V(o))),G(e,t)};q(we,e=>{(r.error||V(o))&&e(Te)});var E=R(we,2),Ee=F(E),D=L(Ee,!0),De=R(Ee,2),Oe=L(De,!0),ke=R(De,2),Ae=e=>{var n=Lm(),r=L(n,!0);z(e=>K(r,e),[()=>Q(`drop-here`,{name:V(l).name})]),H(`click`,n,()=>{Nc.drop(t.game.name,V(l).name),P(a,``)}),G(e,n)};q(ke,e=>{V(l)&&Nc.lists[t.game.name]?.[V(l).name]!==void 0&&e(Ae)}),O(E);var je=R(E,2),Me=L(je,!0),Ne=R(je,2);ym(Ne,{get drafting(){return r},get game(){return t.game},ongone:()=>V(s)?.focus()}),Sm(R(Ne,2),{get drafting(){return r},get what(){return V(n)}}),O(se),O(g),z((e,t,n,i,o,s,u,f,p,m,h,_)=>{Z(g,`data-pane`,V(c)),K(v,e),x=Ni(y,1,`sum svelte-5b356r`,null,x,{over:V(l)&&V(l).points>V(l).most}),K(C,t),ee=Fi(T,``,ee,{width:n}),Z(ne,`aria-pressed`,V(c)===`cards`),K(re,i),Z(ie,`aria-pressed`,V(c)===`book`),K(ae,o),K(le,s),K(de,`${u??``} `),Ji(fe,r.parts.name||(V(l)?.name??``)),K(ge,`${f??``} `),K(be,p),Z(Ce,`label`,m),Ee.disabled=!V(d),K(D,h),K(Oe,_),K(Me,V(a))},[()=>Q(`builder-title`,{what:V(n)}),()=>Q(`points-of`,{n:V(l)?.points??0,most:V(l)?.most??0,copies:V(f),problems:V(l)?.problems.length??0}),()=>`${Math.min(100,100*(V(l)?.points??0)/(V(l)?.most||1))}%`,()=>Q(`pane-cards`),()=>Q(`pane-book`,{what:V(n)}),()=>Q(`your-deck`,{what:V(n)}),()=>Q(`name`),()=>Q(`begin-with`),()=>Q(`empty-book`,{what:V(n)}),()=>Q(`known-decks`,{what:V(n)}),()=>Q(`play-with`),()=>Q(`keep-here`)]),H(`click`,ne,()=>P(c,`cards`)),H(`click`,ie,()=>P(c,`book`)),H(`input`,fe,e=>r.rename(e.currentTarget.value)),H(`change`,_e,p),H(`click`,Ee,h),H(`click`,De,m),G(e,g),A()}U([`click`,`input`,`change`]);var Bm=W(`<button type="button"> </button>`),Vm=W(`<details><summary class="svelte-1bkn3p9"> </summary> <p class="quiet svelte-1bkn3p9"> </p> <div class="actions"><label class="button svelte-1bkn3p9"> <input class="unseen" type="file" name="pictures" accept="image/*" multiple="" webkitdirectory=""/></label> <!></div> <p role="status" class="svelte-1bkn3p9"> </p></details>`);function Hm(e,t){k(t,!0);let n=N(``),r=j(()=>Object.keys(Sa.urls[t.game]??{}).length);async function i(e){let r=[...e.currentTarget.files??[]];e.currentTarget.value=``;try{let e=await Sa.take(t.game,r,$.server.known[t.game].cards);P(n,Q(`pictures-taken`,{n:e,all:r.length}),!0)}catch{P(n,Q(`pictures-failed`),!0)}}var a=Vm(),o=F(a),s=L(o,!0),c=R(o,2),l=L(c,!0),u=R(c,2),d=F(u),f=F(d),p=R(f);O(d);var m=R(d,2),h=e=>{var i=Bm(),a=L(i,!0);z(e=>K(a,e),[()=>Q(`pictures-drop`,{n:V(r)})]),H(`click`,i,()=>Sa.drop(t.game).then(()=>P(n,``))),G(e,i)};q(m,e=>{V(r)&&e(h)}),O(u);var g=L(R(u,2),!0);O(a),z((e,t,r)=>{K(s,e),K(l,t),K(f,`${r??``} `),K(g,V(n))},[()=>Q(`pictures`),()=>Q(`pictures-more`),()=>Q(`pictures-pick`)]),H(`change`,p,i),G(e,a),A()}U([`change`,`click`]);var Um=W(`<label class="svelte-h3thgj"><input class="unseen svelte-h3thgj" type="radio" name="game"/> </label>`),Wm=W(`<option class="svelte-h3thgj"> </option>`),Gm=W(`<label class="field svelte-h3thgj"> <select name="order" class="svelte-h3thgj"><option class="svelte-h3thgj"> </option><!></select></label>`),Km=W(`<li class="svelte-h3thgj"><!> <a class="svelte-h3thgj"></a></li>`),qm=W(`<div><button> </button></div>`),Jm=W(`<div class="page browser"><h1> </h1> <form role="search" class="svelte-h3thgj"><fieldset class="games svelte-h3thgj"><legend class="unseen"> </legend> <!></fieldset> <!></form> <div class="count svelte-h3thgj"><p role="status" class="quiet"> </p> <!></div> <ul class="svelte-h3thgj"></ul> <!></div>`);function Ym(e,t){k(t,!0);let n=pn({words:``,picks:{}}),r=N(``),i=N(40),a=N(void 0),o=j(()=>$.server.game(t.game)?.name??$.server.games[0]?.name??``),s=j(()=>$.server.known[V(o)]),c=j(()=>[...V(s)?.cards.values()??[]]),l=j(()=>new Map(V(c).map(e=>[e.slug,oc(e)]))),u=j(()=>lc(V(c),V(s)?.filters.find(e=>e.name===V(r)),ns.lang)),d=j(()=>cc(V(u),V(l),n));In(()=>{V(o),n.words,JSON.stringify(n.picks),V(r),P(i,40)}),In(()=>{if(!V(a))return;let e=new IntersectionObserver(([e])=>e?.isIntersecting&&P(i,V(i)+40),{rootMargin:`600px`});return e.observe(V(a)),()=>e.disconnect()}),In(()=>{V(o),n.picks={},P(r,``)});var f=Jm(),p=F(f),m=L(p,!0),h=R(p,2),g=F(h),_=F(g),v=L(_,!0);Y(R(_,2),17,()=>$.server.games,J,(e,t)=>{var n=Um(),r=F(n);qi(r);var i=R(r);O(n),z(()=>{Ji(r,V(t).name),Yi(r,V(t).name===V(o)),K(i,` ${V(t).title??``}`)}),H(`change`,r,()=>location.hash=`#/cards/${V(t).name}`),G(e,n)}),O(g);var y=R(g,2);{let e=j(()=>V(s)?.filters??[]);Dm(y,{get filters(){return V(e)},get wanted(){return n},get cards(){return V(c)},children:(e,t)=>{var n=Gm(),i=F(n),a=R(i),o=F(a),c=L(o,!0);o.value=o.__value=``,Y(R(o),17,()=>V(s)?.filters??[],J,(e,t)=>{var n=Wm(),r=L(n,!0),i={};z(()=>{K(r,V(t).title),i!==(i=V(t).name)&&(n.value=(n.__value=i)??``)}),G(e,n)}),O(a),zi(a),O(n),z((e,t)=>{K(i,`${e??``} `),K(c,t)},[()=>Q(`order`),()=>Q(`name`)]),Bi(a,()=>V(r),e=>P(r,e)),G(e,n)},$$slots:{default:!0}})}O(h);var b=R(h,2),x=F(b),S=L(x,!0),C=R(x,2),w=e=>{var t=Xr();pi(I(t),()=>V(o),e=>{Hm(e,{get game(){return V(o)}})}),G(e,t)};q(C,e=>{V(s)&&e(w)}),O(b);var T=R(b,2);Y(T,21,()=>V(d).slice(0,V(i)),e=>e.slug,(e,t)=>{var n=Km(),r=F(n);{let e=j(()=>ws(V(o),V(t).slug,V(t)));nc(r,{get face(){return V(e)},get game(){return V(o)}})}var i=R(r,2);O(n),z(()=>{Z(i,`href`,`#/cards/${V(o)??``}/${V(t).slug??``}`),Z(i,`aria-label`,V(t).name)}),G(e,n)}),O(T);var ee=R(T,2),te=e=>{var t=qm(),n=F(t),r=L(n,!0);O(t),la(t,e=>P(a,e),()=>V(a)),z(e=>K(r,e),[()=>Q(`more-cards`)]),H(`click`,n,()=>P(i,V(i)+40)),G(e,t)};q(ee,e=>{V(d).length>V(i)&&e(te)}),O(f),z((e,t,n)=>{K(m,e),K(v,t),K(S,n)},[()=>Q(`cards`),()=>Q(`game`),()=>V(s)?Q(`found`,{n:V(d).length,all:V(c).length}):Q(`loading`)]),zr(`submit`,h,e=>e.preventDefault()),G(e,f),A()}U([`change`,`click`]);var Xm=W(`<p class="svelte-1x08you"> </p>`),Zm=W(`<section class="svelte-1x08you"><!> <!></section>`);function Qm(e,t){k(t,!0);let n=[`goal`,`turn`,`cards`,`fight`,`tip`],r=_a(t,`level`,3,2),i=e=>Ss(t.game,e===`goal`?e:`lesson-${e}`).split(`
`);var a=Xr();Y(I(a),17,()=>vs(t.game)?n:[],J,(e,t)=>{var n=Zm(),a=F(n);Ci(a,()=>`h${r()}`,!1,(e,n)=>{Ni(e,0,`svelte-1x08you`);var r=Yr();z(e=>K(r,e),[()=>Q(`lesson`,{topic:V(t)})]),G(n,r)}),Y(R(a,2),17,()=>i(V(t)),J,(e,t)=>{var n=Xm(),r=L(n,!0);z(()=>K(r,V(t))),G(e,n)}),O(n),G(e,n)}),G(e,a),A()}var $m=W(`<a class="button"> </a>`),eh=W(`<div class="page"><h1> </h1> <div class="panel svelte-19fw294"><div class="lesson svelte-19fw294"><!></div> <p class="actions svelte-19fw294"><a class="button main" href="#/"> </a> <a class="button"> </a> <!></p></div></div>`);function th(e,t){k(t,!0);var n=eh(),r=F(n),i=L(r,!0),a=R(r,2),o=F(a);Qm(F(o),{get game(){return t.game.name}}),O(o);var s=R(o,2),c=F(s),l=L(c,!0),u=R(c,2),d=L(u,!0);Y(R(u,2),17,()=>$.server.games.filter(e=>e.name!==t.game.name),J,(e,t)=>{var n=$m(),r=L(n,!0);z(e=>{Z(n,`href`,`#/learn/${V(t).name??``}`),K(r,e)},[()=>Q(`learn`,{game:V(t).title})]),G(e,n)}),O(s),O(a),O(n),z((e,n,r)=>{K(i,e),K(l,n),Z(u,`href`,`#/cards/${t.game.name??``}`),K(d,r)},[()=>Q(`learn`,{game:t.game.title}),()=>Q(`go`,{game:t.game.title}),()=>Q(`cards`)]),H(`click`,c,()=>rf.wish.game=t.game.name),G(e,n),A()}U([`click`]);var nh=W(`<label class="field"> <input type="password" maxlength="200" required=""/></label>`),rh=W(`<p class="error" role="alert"> </p>`),ih=W(`<form class="svelte-15czc8"><h3 class="svelte-15czc8"> </h3> <label class="field"> <input autocapitalize="none" maxlength="24" required=""/></label> <!> <!> <div><button> </button></div></form>`);function ah(e,t){let n=Zr();k(t,!0);let r=N(``),i=N(``),a=N(``),o=N(!1);async function s(e){e.preventDefault(),P(a,``),P(o,!0);try{await $[t.way](V(r),V(i)),P(r,P(i,``),!0)}catch(e){P(a,e instanceof Tc?e.message:Q(`lost`),!0)}P(o,!1)}var c=ih(),l=F(c),u=L(l,!0),d=R(l,2),f=F(d),p=R(f);qi(p),O(d);var m=R(d,2),h=e=>{var r=nh(),o=F(r),s=R(o);qi(s),O(r),z(e=>{K(o,`${e??``} `),Z(s,`name`,`${t.way??``}-password`),Z(s,`autocomplete`,t.way===`register`?`new-password`:`current-password`),Z(s,`aria-invalid`,!!V(a)),Z(s,`aria-describedby`,V(a)?`${n}-error`:void 0)},[()=>Q(`password`)]),$i(s,()=>V(i),e=>P(i,e)),G(e,r)};q(m,e=>{t.way!==`rename`&&e(h)});var g=R(m,2),_=e=>{var t=rh(),r=L(t,!0);z(()=>{Z(t,`id`,`${n}-error`),K(r,V(a))}),G(e,t)};q(g,e=>{V(a)&&e(_)});var v=R(g,2),y=F(v),b=L(y,!0);O(v),O(c),z((e,r,i)=>{Z(c,`aria-labelledby`,`${n}-title`),Z(l,`id`,`${n}-title`),K(u,e),K(f,`${r??``} `),Z(p,`name`,`${t.way??``}-name`),Z(p,`autocomplete`,t.way===`rename`?`nickname`:`username`),Z(p,`aria-invalid`,!!V(a)),Z(p,`aria-describedby`,V(a)?`${n}-error`:void 0),y.disabled=V(o),K(b,i)},[()=>Q(`account-way`,{way:t.way}),()=>Q(`name`),()=>Q(`account-do`,{way:t.way})]),zr(`submit`,c,s),$i(p,()=>V(r),e=>P(r,e)),G(e,c),A()}var oh=W(`<p class="quiet"> </p> <div class="actions"><button> </button></div>`,1),sh=W(`<p class="quiet"> </p> <div class="forms svelte-1skunwk"><!> <!> <!></div>`,1),ch=W(`<option> </option>`),lh=W(`<tr><td class="svelte-1skunwk"></td><th scope="row" class="svelte-1skunwk"> </th><td class="svelte-1skunwk"> </td><td class="svelte-1skunwk"> </td></tr>`),uh=W(`<table class="svelte-1skunwk"><thead><tr><th scope="col" class="svelte-1skunwk"> </th><th scope="col" class="svelte-1skunwk"> </th><th scope="col" class="svelte-1skunwk"> </th><th scope="col" class="svelte-1skunwk"> </th></tr></thead><tbody></tbody></table>`),dh=W(`<p> </p>`),fh=W(`<div class="page"><h1> </h1> <section class="panel svelte-1skunwk" aria-labelledby="me"><h2 id="me" class="svelte-1skunwk"> </h2> <!></section> <section class="panel svelte-1skunwk" aria-labelledby="ratings"><h2 id="ratings" class="svelte-1skunwk"> </h2> <p class="quiet"> </p> <label class="field pick svelte-1skunwk"> <select></select></label> <!></section></div>`);function ph(e,t){k(t,!0);let n=N(``),r=N(null),i=j(()=>$.server.game(V(n))??$.server.games[0]);In(()=>{let e=V(i)?.name;e&&$.link.ask({type:`ratings`,game:e},`ratings`).then(t=>{e===V(i)?.name&&P(r,t.players)},()=>void 0)});var a=fh(),o=F(a),s=L(o,!0),c=R(o,2),l=F(c),u=L(l,!0),d=R(l,2),f=e=>{var t=oh(),n=I(t),r=L(n,!0),i=R(n,2),a=F(i),o=L(a,!0);O(i),z((e,t)=>{K(r,e),K(o,t)},[()=>Q(`account-more`),()=>Q(`logout`)]),H(`click`,a,()=>$.logout()),G(e,t)},p=e=>{var t=sh(),n=I(t),r=L(n,!0),i=R(n,2),a=F(i);ah(a,{way:`rename`});var o=R(a,2);ah(o,{way:`register`}),ah(R(o,2),{way:`login`}),O(i),z(e=>K(r,e),[()=>Q(`guest-more`)]),G(e,t)};q(d,e=>{$.server.me?.account?e(f):$.server.me&&e(p,1)}),O(c);var m=R(c,2),h=F(m),g=L(h,!0),_=R(h,2),v=L(_,!0),y=R(_,2),b=F(y),x=R(b);Y(x,21,()=>$.server.games,J,(e,t)=>{var n=ch(),r=L(n,!0),i={};z(()=>{K(r,V(t).title),i!==(i=V(t).name)&&(n.value=(n.__value=i)??``)}),G(e,n)}),O(x);var S;zi(x),O(y);var C=R(y,2),w=e=>{var t=uh(),n=F(t),i=F(n),a=F(i),o=L(a,!0),s=R(a),c=L(s,!0),l=R(s),u=L(l,!0),d=L(R(l),!0);O(i),O(n);var f=R(n);Y(f,21,()=>V(r),J,(e,t,n)=>{var r=lh();let i;var a=F(r);a.textContent=n+1;var o=R(a),s=L(o,!0),c=R(o),l=L(c,!0),u=L(R(c),!0);O(r),z(e=>{i=Ni(r,1,`svelte-1skunwk`,null,i,{me:$.server.me?.account&&V(t).name===$.server.me.name}),K(s,V(t).name),K(l,e),K(u,V(t).games)},[()=>V(t).rating.toLocaleString(ns.lang,{minimumFractionDigits:1})]),G(e,r)}),O(f),O(t),z((e,t,n,r)=>{K(o,e),K(c,t),K(u,n),K(d,r)},[()=>Q(`rank`),()=>Q(`name`),()=>Q(`rating`),()=>Q(`games-played`)]),G(e,t)},T=e=>{var t=dh(),n=L(t,!0);z(e=>K(n,e),[()=>Q(`no-ratings`)]),G(e,t)};q(C,e=>{V(r)?.length?e(w):V(r)&&e(T,1)}),O(m),O(a),z((e,t,n,r,a)=>{K(s,e),K(u,t),K(g,n),K(v,r),K(b,`${a??``} `),S!==(S=V(i)?.name??``)&&(x.value=(x.__value=S)??``,Ri(x,S))},[()=>Q(`players`),()=>Q(`who-am-i`,{name:$.server.me?.name??``,account:$.server.me?.account?`yes`:`no`}),()=>Q(`ratings`),()=>Q(`ratings-more`),()=>Q(`game`)]),H(`change`,x,e=>P(n,e.currentTarget.value,!0)),G(e,a),A()}U([`click`,`change`]);var mh=W(`<div class="large svelte-bswun6"><!></div>`),hh=W(`<p class="svelte-bswun6"> </p>`),gh=W(`<a class="button"> </a>`),_h=W(`<dialog class="svelte-bswun6"><!> <div class="actions svelte-bswun6"><button> <kbd>Esc</kbd></button> <!></div></dialog>`);function vh(e,t){k(t,!0);let n=N(void 0),r=N(!1),i=j(()=>$.server.cards[t.game]?.get(t.card)),a=j(()=>`${location.origin}${location.pathname}#/cards/${t.game}/${t.card}`);In(()=>{V(n)?.showModal()});async function o(){await navigator.clipboard?.writeText(V(a)),P(r,!0)}var s=_h(),c=F(s),l=e=>{var n=mh(),r=F(n);{let e=j(()=>ws(t.game,t.card,V(i)));nc(r,{get face(){return V(e)},get game(){return t.game}})}O(n),G(e,n)},u=e=>{var t=hh(),n=L(t,!0);z(e=>K(n,e),[()=>Q(`no-card`)]),G(e,t)};q(c,e=>{V(i)?e(l):e(u,-1)});var d=R(c,2),f=F(d);vt(f,!0);var p=F(f);ke(),O(f);var m=R(f,2),h=e=>{var t=gh(),n=L(t,!0);z(e=>{Z(t,`href`,V(a)),K(n,e)},[()=>V(r)?Q(`copied`):Q(`card-link`)]),H(`click`,t,e=>{navigator.clipboard&&(e.preventDefault(),o())}),G(e,t)};q(m,e=>{V(i)&&e(h)}),O(d),O(s),la(s,e=>P(n,e),()=>V(n)),X(s,()=>Fc),z((e,t)=>{Z(s,`aria-label`,e),K(p,`${t??``} `)},[()=>V(i)?.name??Q(`no-card`),()=>Q(`close`)]),zr(`close`,s,function(...e){t.shut?.apply(this,e)}),H(`click`,f,()=>V(n)?.close()),G(e,s),A()}U([`click`]);function yh(e,t){k(t,!0);let n=null;In(()=>{let e=t.sitting.server.table;Mr(()=>{n&&e&&r(n,e),n=e})});function r(e,n){let r=Aa(e,n,vs(t.sitting.server.room?.game??``)?.hurt??(()=>0));pu.sound&&r.forEach((e,t)=>Ma(e,pu.volume,t*.3)),r.includes(`turn`)&&pu.alert&&document.hidden&&i(n.question?.prompt??``)}function i(e){if(Notification.permission!==`granted`)return;let n=new Notification(Q(`your-turn`),{body:e,icon:`./icon.svg`,tag:t.sitting.id});n.onclick=()=>{window.focus(),n.close()}}A()}var bh=W(`<small> </small>`),xh=W(`<p><b> </b><!> </p>`),Sh=W(`<div class="lines svelte-10ayso4" tabindex="0" role="log"></div> <form class="svelte-10ayso4"><input maxlength="300" autocomplete="off" class="svelte-10ayso4"/> <button> </button></form>`,1),Ch=W(`<section class="chat svelte-10ayso4"><div class="head svelte-10ayso4"><h2 class="svelte-10ayso4"> </h2> <span class="watching svelte-10ayso4"><!> <span aria-hidden="true"> </span> <span class="unseen"> </span></span> <button class="svelte-10ayso4"> </button></div> <!></section>`);function wh(e,t){k(t,!0);let n=N(``),r=N(void 0);In(()=>{t.sitting.server.chat.length&&V(r)?.scrollTo({top:V(r).scrollHeight})});function i(e){e.preventDefault(),V(n).trim()&&t.sitting.talk(V(n).trim()),P(n,``)}var a=Ch(),o=F(a),s=F(o),c=L(s,!0),l=R(s,2),u=F(l);Ls(u,{name:`eye`});var d=R(u,2),f=L(d,!0),p=L(R(d,2),!0);O(l);var m=R(l,2),h=L(m,!0);O(o);var g=R(o,2),_=e=>{var a=Sh(),o=I(a);Y(o,21,()=>t.sitting.server.chat.slice(-50),J,(e,t)=>{var n=xh(),r=F(n),i=L(r,!0),a=R(r),o=e=>{var t=bh(),n=L(t);z(e=>K(n,`(${e??``})`),[()=>Q(`watches`)]),G(e,t)};q(a,e=>{V(t).seat<0&&e(o)});var s=R(a);O(n),z(()=>{K(i,V(t).name),K(s,`: ${V(t).text??``}`)}),G(e,n)}),O(o),la(o,e=>P(r,e),()=>V(r));var s=R(o,2),c=F(s);qi(c);var l=L(R(c,2),!0);O(s),z((e,t,n,r)=>{Z(o,`aria-label`,e),Z(c,`aria-label`,t),Z(c,`placeholder`,n),K(l,r)},[()=>Q(`chat`),()=>Q(`chat-line`),()=>Q(`chat-line`),()=>Q(`send`)]),zr(`submit`,s,i),$i(c,()=>V(n),e=>P(n,e)),G(e,a)};q(g,e=>{t.sitting.screen.muted||e(_)}),O(a),z((e,n,r,i,o)=>{Z(a,`aria-label`,e),K(c,n),Z(l,`title`,r),K(f,t.sitting.server.room?.watching),K(p,i),Z(m,`aria-pressed`,t.sitting.screen.muted),K(h,o)},[()=>Q(`chat`),()=>Q(`chat`),()=>Q(`watching`,{n:t.sitting.server.room?.watching??0}),()=>Q(`watching`,{n:t.sitting.server.room?.watching??0}),()=>t.sitting.screen.muted?Q(`unmute`):Q(`mute`)]),H(`click`,m,()=>t.sitting.mute(!t.sitting.screen.muted)),G(e,a),A()}U([`click`]);var Th=W(`<div class="cover svelte-15342vv"><h2> </h2> <button class="main"> </button></div>`);function Eh(e,t){k(t,!0);let n=_a(t,`sitting`,7),r=j(()=>n().server.table.seat);var i=Th(),a=F(i),o=L(a,!0),s=R(a,2),c=L(s,!0);O(i),z((e,t)=>{K(o,e),K(c,t)},[()=>Q(`hand-over`,{name:n().server.name(V(r))}),()=>Q(`uncover`)]),H(`click`,s,()=>n().screen.uncovered=V(r)),G(e,i),A()}U([`click`]);var Dh=W(`<details><summary class="svelte-ofw9kp"> </summary> <!></details>`),Oh=W(`<span class="key svelte-ofw9kp"> </span>`),kh=W(`<div class="svelte-ofw9kp"><dt class="svelte-ofw9kp"></dt> <dd class="svelte-ofw9kp"> </dd></div>`),Ah=W(`<dialog class="keys-help svelte-ofw9kp"><div class="head svelte-ofw9kp"><h2> </h2> <button class="main"> <kbd>Esc</kbd></button></div> <!> <dl class="svelte-ofw9kp"></dl> <h3> </h3> <ul class="svelte-ofw9kp"><li class="svelte-ofw9kp"><span class="sign legal svelte-ofw9kp"></span> </li> <li class="svelte-ofw9kp"><span class="sign chosen svelte-ofw9kp"></span> </li> <li class="svelte-ofw9kp"><span class="sign now svelte-ofw9kp"></span> </li> <li class="svelte-ofw9kp"><span class="sign fresh svelte-ofw9kp"></span> </li></ul></dialog>`);function jh(e,t){k(t,!0);let n=[[`arrows`,[`←`,`→`,`↑`,`↓`]],[`cards`,[`Shift`,`←`,`→`,`↑`,`↓`]],[`enter`,[`Enter`]],[`more`,[`␣`]],[`confirm`,[`Ctrl`,`Enter`]],[`escape`,[`Esc`]],[`letters`,[`A`,`…`,`Z`]],[`digits`,[`1`,`…`,`9`]],[`undo`,[`U`]],[`hint`,[`H`]],[`why`,[`?`]],[`zoom`,[`Z`]],[`log`,[`L`]],[`view`,[`V`]],[`space`,[`␣`]],[`back`,[`←`,`→`,`Home`,`End`]],[`turns`,[`Shift`,`←`,`→`]],[`help`,[`F1`]]],r=_a(t,`sitting`,7),i=N(void 0),a=j(()=>$.server.game(r().server.room?.game));In(()=>{r().screen.helping&&V(i)?.showModal()});var o=Ah(),s=F(o),c=F(s),l=L(c,!0),u=R(c,2),d=F(u);ke(),O(u),O(s);var f=R(s,2),p=e=>{var t=Dh(),n=F(t),r=L(n,!0);Qm(R(n,2),{get game(){return V(a).name},level:3}),O(t),z(e=>K(r,e),[()=>Q(`learn`,{game:V(a).title})]),G(e,t)};q(f,e=>{V(a)&&e(p)});var m=R(f,2);Y(m,21,()=>n,J,(e,t)=>{var n=j(()=>b(V(t),2));let r=()=>V(n)[0],i=()=>V(n)[1];var a=kh(),o=F(a);Y(o,21,i,J,(e,t)=>{var n=Oh(),r=L(n,!0);z(()=>K(r,V(t))),G(e,n)}),O(o);var s=L(R(o,2),!0);O(a),z(e=>K(s,e),[()=>Q(`key`,{what:r()})]),G(e,a)}),O(m);var h=R(m,2),g=L(h,!0),_=R(h,2),v=F(_),y=R(F(v));O(v);var x=R(v,2),S=R(F(x));O(x);var C=R(x,2),w=R(F(C));O(C);var T=R(C,2),ee=R(F(T));O(T),O(_),O(o),la(o,e=>P(i,e),()=>V(i)),X(o,()=>Fc),z((e,t,n,r,i,a,s,c)=>{Z(o,`aria-label`,e),K(l,t),K(d,`${n??``} `),K(g,r),K(y,` ${i??``}`),K(S,` ${a??``}`),K(w,` ${s??``}`),K(ee,` ${c??``}`)},[()=>Q(`keys`),()=>Q(`keys`),()=>Q(`close`),()=>Q(`signs`),()=>Q(`sign-legal`),()=>Q(`sign-chosen`),()=>Q(`sign-now`),()=>Q(`sign-fresh`)]),zr(`close`,o,()=>r().screen.helping=!1),H(`click`,u,()=>V(i)?.close()),G(e,o),A()}U([`click`]);var Mh=W(`<small class="svelte-1vw5hin"> </small>`),Nh=W(`<li class="svelte-1vw5hin"><button> </button> <span class="worth svelte-1vw5hin"><span class="bar svelte-1vw5hin" aria-hidden="true"><span class="svelte-1vw5hin"></span></span> <b> </b> <!></span></li>`),Ph=W(`<div class="hint svelte-1vw5hin"><p> </p> <ol class="svelte-1vw5hin"></ol></div>`);function Fh(e,t){k(t,!0);let n=j(()=>t.hint.suggestions.slice(0,3)),r=j(()=>t.hint.suggestions.map(e=>e.value));function i(e){let[t,n]=[Math.min(...V(r)),Math.max(...V(r))];return n>t?8+92*(e-t)/(n-t):100}var a=Ph(),o=F(a),s=L(o,!0),c=R(o,2);Y(c,21,()=>V(n),J,(e,n,r)=>{var a=Nh(),o=F(a);Ni(o,1,`svelte-1vw5hin`,null,{},{main:!r});var s=L(o,!0),c=R(o,2),l=F(c),u=F(l);let d;O(l);var f=R(l,2),p=L(f,!0),m=R(f,2),h=e=>{var t=Mh(),r=L(t,!0);z(e=>K(r,e),[()=>V(n).parts.map(e=>`${e.what} ${is(e.points)}`).join(`, `)]),G(e,t)};q(m,e=>{V(n).parts.length&&e(h)}),O(c),O(a),z((e,t)=>{K(s,V(n).sentence),d=Fi(u,``,d,{width:e}),K(p,t)},[()=>`${i(V(n).value)??``}%`,()=>Q(`hint-worth`,{n:is(V(n).value)})]),H(`click`,o,()=>t.onchoose(V(n).answer)),G(e,a)}),O(c),O(a),z(e=>K(s,e),[()=>Q(`hint-best`)]),G(e,a),A()}U([`click`]);var Ih=W(`<p> </p>`),Lh=W(`<p class="rule svelte-14pn97l"><b> </b> </p>`),Rh=W(`<div><div><!> <!></div> <button class="svelte-14pn97l"> <kbd>Esc</kbd></button></div>`),zh=W(`<div class="notice svelte-14pn97l"><!> <button class="svelte-14pn97l"> <kbd>Esc</kbd></button></div>`),Bh=W(`<div class="notices svelte-14pn97l"><div class="over svelte-14pn97l" role="status"><!> <!></div></div>`);function Vh(e,t){k(t,!0);let n=_a(t,`sitting`,7);var r=Bh(),i=F(r),a=F(i),o=e=>{var t=Rh();let r;var i=F(t),a=F(i),o=e=>{var t=Ih(),r=L(t,!0);z(()=>K(r,n().screen.notice.text)),G(e,t)};q(a,e=>{n().screen.notice.text&&e(o)}),Y(R(a,2),17,()=>n().screen.notice.rules,J,(e,t)=>{var n=Lh(),r=F(n),i=L(r,!0),a=R(r);O(n),z(()=>{K(i,V(t).rule),K(a,` ${V(t).text??``}`)}),G(e,n)}),O(i);var s=R(i,2),c=F(s);ke(),O(s),O(t),z(e=>{r=Ni(t,1,`notice svelte-14pn97l`,null,r,{bad:n().screen.notice.bad}),K(c,`${e??``} `)},[()=>Q(`close`)]),H(`click`,s,()=>n().screen.notice=null),G(e,t)};q(a,e=>{n().screen.notice&&e(o)});var s=R(a,2),c=e=>{var t=zh(),r=F(t);Fh(r,{get hint(){return n().screen.hint},onchoose:e=>n().asking.send(e)});var i=R(r,2),a=F(i);ke(),O(i),O(t),z(e=>K(a,`${e??``} `),[()=>Q(`close`)]),H(`click`,i,()=>n().screen.hint=null),G(e,t)};q(s,e=>{n().screen.hint&&e(c)}),O(i),O(r),G(e,r),A()}U([`click`]);var Hh=W(`<li><button type="button" class="flat svelte-1eot8km"> </button></li>`),Uh=W(`<section><h3 class="svelte-1eot8km"> </h3> <ul class="svelte-1eot8km"></ul></section>`),Wh=W(`<div class="groups svelte-1eot8km"></div>`);function Gh(e,t){k(t,!0);var n=Wh();Y(n,21,()=>t.deck.groups,J,(e,n)=>{var r=Uh(),i=F(r),a=L(i,!0),o=R(i,2);Y(o,21,()=>V(n).cards,J,(e,n)=>{var r=Hh(),i=F(r),a=L(i,!0);O(r),z(()=>K(a,V(n).text)),H(`click`,i,()=>$.read(t.deck.game,V(n).card)),G(e,r)}),O(o),O(r),z(()=>K(a,V(n).title)),G(e,r)}),O(n),G(e,n),A()}U([`click`]);var Kh=W(`<p class="error" role="alert"> </p>`),qh=W(`<div class="import svelte-mix9h6"><label class="field"> <textarea name="list" rows="7" spellcheck="false" class="svelte-mix9h6"></textarea></label> <!> <div class="actions"><button type="button"> </button> <label class="button svelte-mix9h6"> <input class="unseen" type="file" accept=".txt,.json,text/plain,application/json"/></label></div></div>`);function Jh(e,t){let n=Zr();k(t,!0);let r=_a(t,`list`,15),i=2e4,a=j(()=>t.game.decks??``),o=N(``);async function s(){if(P(o,r().length>i?Q(`too-long`,{n:i}):``,!0),!V(o))try{let e=await $.link.ask({type:`deck`,game:t.game.name,text:r()||` `},`deck`);Nc.keep(t.game.name,e.text.split(`
`)[0],e.text),t.taken(e)}catch(e){P(o,e instanceof Tc?e.message:Q(`lost`),!0)}}async function c(e){let t=e.currentTarget.files?.[0];e.currentTarget.value=``,t&&(r(await t.text()),await s())}var l=qh(),u=F(l),d=F(u),f=R(d);yt(f),O(u);var p=R(u,2),m=e=>{var t=Kh(),r=L(t,!0);z(()=>{Z(t,`id`,n),K(r,V(o))}),G(e,t)};q(p,e=>{V(o)&&e(m)});var h=R(p,2),g=F(h),_=L(g,!0),v=R(g,2),y=F(v),b=R(y);O(v),O(h),O(l),z((e,t,r,i)=>{K(d,`${e??``} `),Z(f,`placeholder`,t),Z(f,`aria-invalid`,!!V(o)),Z(f,`aria-describedby`,V(o)?n:void 0),K(_,r),K(y,`${i??``} `)},[()=>Q(`deck-list`,{what:V(a)}),()=>Q(`deck-example`,{what:V(a)}),()=>Q(`check-deck`,{what:V(a)}),()=>Q(`open-file`)]),$i(f,r),H(`click`,g,s),H(`change`,b,c),G(e,l),A()}U([`click`,`change`]);var Yh=`M6 8h12v10H6ZM12 8V4M12 3.4a.6.6 0 1 0 .1 0M9.5 12v1.5M14.5 12v1.5M3.5 11.5v4M20.5 11.5v4M9.5 21h5`,Xh=`M3 5h18v11H3ZM9 20h6M12 16v4`,Zh=`M9.5 14.5 14.5 9.5M8 11l-3 3a3.6 3.6 0 0 0 5 5l3-3M16 13l3-3a3.6 3.6 0 0 0-5-5l-3 3`,Qh=`M8 10.5a3 3 0 1 0 .1 0M16 10.5a3 3 0 1 0 .1 0M2.5 20c.5-4 10.500-4 11 0M13.500 17c2-1.200 7-.8 8 3`,$h=`M5 5h14v14H5ZM9 9h.1M15 9h.1M12 12h.1M9 15h.1M15 15h.1`,eg=`M12 4a8.500 8.500 0 1 0 .1 0M12 8v4.500l3 2`,tg=W(`<option> </option>`),ng=W(`<label class="field"> <select name="set"></select></label>`),rg=W(`<button type="button" class="svelte-uyp4at"> </button>`),ig=W(`<div class="generator svelte-uyp4at"><!> <fieldset><legend class="svelte-uyp4at"> </legend> <div class="parts svelte-uyp4at"></div></fieldset> <div class="seed svelte-uyp4at"><label class="field svelte-uyp4at"> <input type="number" min="0" max="999999999"/></label> <button type="button"><!> </button></div></div>`);function ag(e,t){k(t,!0);let n=_a(t,`deck`,15),r=j(()=>Cc(n(),t.generator)??{set:``,parts:[],seed:0}),i=j(()=>t.generator.sets??[]),a=j(()=>V(i).find(e=>e.name===V(r).set)??V(i)[0]),o=j(()=>t.generator.parts.filter(e=>!V(a)||V(a).parts.includes(e.name)));function s(e){let t=V(i).find(t=>t.name===e)?.parts??[];n(xc({...V(r),set:e,parts:V(r).parts.filter(e=>t.includes(e))}))}function c(e){let i=V(r).parts.filter(t=>t!==e),a=t.generator.most-+!V(r).parts.includes(e),o=V(r).parts.includes(e)?i:[...i.slice(Math.max(0,i.length-a)),e];n(xc({...V(r),parts:o}))}function l(e){let t=Math.min(Math.max(Math.floor(Number(e))||0,0),999999999);n(xc({...V(r),seed:t}))}var u=ig(),d=F(u),f=e=>{var t=ng(),n=F(t),r=R(n);Y(r,21,()=>V(i),J,(e,t)=>{var n=tg(),r=L(n,!0),i={};z(()=>{K(r,V(t).title),i!==(i=V(t).name)&&(n.value=(n.__value=i)??``)}),G(e,n)}),O(r);var o;zi(r),O(t),z(e=>{K(n,`${e??``} `),o!==(o=V(a)?.name)&&(r.value=(r.__value=o)??``,Ri(r,o))},[()=>Q(`set`)]),H(`change`,r,e=>s(e.currentTarget.value)),G(e,t)};q(d,e=>{V(i).length>1&&e(f)});var p=R(d,2),m=F(p),h=L(m,!0),g=R(m,2);Y(g,21,()=>V(o),J,(e,t)=>{var n=rg(),i=L(n,!0);z(e=>{Z(n,`aria-pressed`,e),K(i,V(t).title)},[()=>V(r).parts.includes(V(t).name)]),H(`click`,n,()=>c(V(t).name)),G(e,n)}),O(g),O(p);var _=R(p,2),v=F(_),y=F(v),b=R(y);qi(b),O(v);var x=R(v,2),S=F(x);Ls(S,{get path(){return $h}});var C=R(S,1,!0);O(x),O(_),O(u),z((e,t,n)=>{K(h,e),K(y,`${t??``} `),Ji(b,V(r).seed),K(C,n)},[()=>Q(`made-of`,{title:t.generator.title,most:t.generator.most}),()=>Q(`seed`),()=>Q(`generate-again`,{what:t.what})]),H(`change`,b,e=>l(e.currentTarget.value)),H(`click`,x,()=>n(xc({...V(r),seed:wc()}))),G(e,u),A()}U([`change`,`click`]);var og=W(`<option> </option> <option> </option>`,1),sg=W(`<option> </option>`),cg=W(`<optgroup></optgroup>`),lg=W(`<p class="error" role="alert"> </p>`),ug=W(`<span class="title svelte-3mnlam"> </span> <span class="quiet"> </span>`,1),dg=W(`<details><summary class="svelte-3mnlam"><!></summary> <!></details>`),fg=W(`<div class="deck svelte-3mnlam"><label class="field"> <select><option> </option><!><!><optgroup></optgroup></select></label> <!> <!> <!> <!></div>`);function pg(e,t){k(t,!0);let n=_a(t,`deck`,15),r=`list`,i=`own:`,a=N(null),o=N(!1),s=N(null),c=N(``),l=j(()=>t.game.decks??``),u=j(()=>Nc.of(t.game.name)),d=j(()=>{if(V(o))return r;if(!n())return`any`;if(Sc(n()))return`new`;if(V(a)?V(a).decks.some(e=>e.name===n()):!n().includes(`
`))return n();let e=V(u).find(([,e])=>e===n());return e?i+e[0]:r});In(()=>{ns.lang;let{name:e}=t.game,n=JSON.stringify(t.options);$.link.ask({type:`decks`,game:e,options:JSON.parse(n)},`decks`).then(e=>{P(a,e),Mr(()=>f(e))},()=>void 0)}),In(()=>{ns.lang,m(V(o)?``:n())});function f({decks:e,generator:r}){e.some(e=>e.name===n())||n()&&r||n(e[t.seat%e.length]?.name??``)}function p(e){P(o,e===r),n(e===`any`||e===r?``:e===`new`?xc({set:``,parts:[],seed:wc()}):e.startsWith(i)?V(u).find(([t])=>i+t===e)?.[1]??``:e)}async function m(e){if(P(c,``),!e)P(s,null);else try{let r=e.includes(`
`)?{text:e}:{name:e},i=await $.link.ask({type:`deck`,game:t.game.name,...r},`deck`);e===n()&&P(s,i)}catch(t){if(e!==n())return;P(s,null),t instanceof Tc&&P(c,t.message,!0)}}function h(e){P(o,!1),n(e.text)}var g=fg(),_=F(g),v=F(_),y=R(v),x=F(y),S=L(x,!0);x.value=x.__value=`any`;var C=R(x),w=e=>{var t=og(),n=I(t),i=L(n,!0);n.value=n.__value=`new`;var a=R(n,2),o=L(a,!0);a.value=a.__value=r,z((e,t)=>{K(i,e),K(o,t)},[()=>Q(`generate`,{what:V(l)}),()=>Q(`own-deck`,{what:V(l)})]),G(e,t)};q(C,e=>{V(a)?.generator&&e(w)});var T=R(C),ee=e=>{var t=cg();Y(t,21,()=>V(u),J,(e,t)=>{var n=j(()=>b(V(t),1));let r=()=>V(n)[0];var i=sg(),a=L(i,!0),o={};z(()=>{K(a,r()),o!==(o=`own:${r()??``}`)&&(i.value=i.__value=o)}),G(e,i)}),O(t),z(e=>Z(t,`label`,e),[()=>Q(`my-decks`,{what:V(l)})]),G(e,t)};q(T,e=>{V(u).length&&V(a)?.generator&&e(ee)});var te=R(T);Y(te,21,()=>V(a)?.decks??[],J,(e,t)=>{var n=sg(),r=L(n),i={};z(()=>{K(r,`${V(t).title??``} · ${V(t).facts??``}`),i!==(i=V(t).name)&&(n.value=(n.__value=i)??``)}),G(e,n)}),O(te),O(y);var ne;zi(y),O(_);var re=R(_,2),ie=e=>{ag(e,{get generator(){return V(a).generator},get what(){return V(l)},get deck(){return n()},set deck(e){n(e)}})};q(re,e=>{V(d)===`new`&&V(a)?.generator&&e(ie)});var ae=R(re,2),oe=e=>{Jh(e,{get game(){return t.game},taken:h,get list(){return n()},set list(e){n(e)}})};q(ae,e=>{V(d)===r&&e(oe)});var se=R(ae,2),ce=e=>{var t=lg(),n=L(t,!0);z(()=>K(n,V(c))),G(e,t)};q(se,e=>{V(c)&&!V(o)&&e(ce)});var le=R(se,2),ue=e=>{var t=dg(),n=F(t),i=F(n),a=e=>{var t=ug(),n=I(t),r=L(n,!0),i=L(R(n,2),!0);z(()=>{K(r,V(s).title),K(i,V(s).facts)}),G(e,t)},o=e=>{var t=Yr();z(e=>K(t,e),[()=>Q(`show-cards`)]),G(e,t)};q(i,e=>{V(d)===`new`||V(d)===r?e(a):e(o,-1)}),O(n),Gh(R(n,2),{get deck(){return V(s)}}),O(t),G(e,t)};q(le,e=>{V(s)&&!V(o)&&e(ue)}),O(g),z((e,n)=>{K(v,`${t.label??``} `),Z(y,`name`,`deck-${t.seat+1}`),K(S,e),Z(te,`label`,n),ne!==(ne=V(d))&&(y.value=(y.__value=ne)??``,Ri(y,ne))},[()=>Q(`any-deck`,{what:V(l)}),()=>Q(`known-decks`,{what:V(l)})]),H(`change`,y,e=>p(e.currentTarget.value)),G(e,g),A()}U([`change`]);function mg({seconds:e,increment:t=0}){return Q(`clock-words`,{minutes:Math.round(e/60*10)/10,increment:t})}function hg({kind:e,name:t,rating:n}){return e===`open`?Q(`open-seat`):typeof n==`number`?`${t} (${n})`:t??``}var gg=W(`<span class="quiet"> </span>`),_g=W(`<button> </button>`),vg=W(`<li><span><b> </b> <!> <!></span> <!> <!></li>`),yg=W(`<p role="alert" class="error"> </p>`),bg=W(`<p class="quiet"> </p>`),xg=W(`<div class="page waiting svelte-1f7jbhr"><h1> </h1> <p role="status"> </p> <section class="panel svelte-1f7jbhr" aria-labelledby="invite"><h2 id="invite" class="svelte-1f7jbhr"> </h2> <p class="quiet"> </p> <div class="link svelte-1f7jbhr"><input readonly="" class="svelte-1f7jbhr"/> <button class="main"> </button></div></section> <section class="panel svelte-1f7jbhr" aria-labelledby="seats"><h2 id="seats" class="svelte-1f7jbhr"> </h2> <!> <ol class="svelte-1f7jbhr"></ol> <!> <!></section></div>`);function Sg(e,t){k(t,!0);let n=j(()=>t.sitting.server.room),r=j(()=>$.server.game(V(n).game)),i=j(()=>`${location.origin}${location.pathname}#/room/${V(n).room}`),a=j(()=>V(n).seats.filter(e=>e.kind===`open`).length),o=N(void 0),s=N(!1),c=N(``),l=N(``);async function u(){V(o)?.select();try{await navigator.clipboard.writeText(V(i)),P(s,!0)}catch{P(s,document.execCommand(`copy`),!0)}}async function d(e){P(l,``);try{await e()}catch(e){P(l,e instanceof Tc?e.message:Q(`lost`),!0)}}let f=e=>d(()=>$.link.ask({type:`sit`,seat:e,...V(r)?.decks&&V(c)?{deck:V(c)}:{}},`seat`)),p=e=>d(()=>$.link.ask({type:`stand`,seat:e},`done`));var m=xg(),h=F(m),g=L(h,!0),_=R(h,2),v=L(_,!0),y=R(_,2),b=F(y),x=L(b,!0),S=R(b,2),C=L(S,!0),w=R(S,2),T=F(w);qi(T),la(T,e=>P(o,e),()=>V(o));var ee=R(T,2),te=L(ee,!0);O(w),O(y);var ne=R(y,2),re=F(ne),ie=L(re,!0),ae=R(re,2),oe=e=>{{let t=j(()=>Q(`your-deck`,{what:V(r).decks})),i=j(()=>V(n).seats.findIndex(e=>e.kind===`open`)),a=j(()=>V(n).options??{});pg(e,{get game(){return V(r)},get label(){return V(t)},get seat(){return V(i)},get options(){return V(a)},get deck(){return V(c)},set deck(e){P(c,e,!0)}})}};q(ae,e=>{V(r)?.decks&&V(a)&&!V(n).yours.length&&e(oe)});var se=R(ae,2);Y(se,21,()=>V(n).seats,J,(e,t,r)=>{let i=j(()=>V(n).yours.includes(r));var a=vg();let o;var s=F(a),c=F(s),l=L(c,!0),u=R(c,2),d=e=>{var t=Yr();z(e=>K(t,`(${e??``})`),[()=>Q(`you`)]),G(e,t)};q(u,e=>{V(i)&&e(d)});var m=R(u,2),h=e=>{var n=gg(),r=L(n,!0);z(()=>K(r,V(t).deck)),G(e,n)};q(m,e=>{V(t).deck&&e(h)}),O(s);var g=R(s,2),_=e=>{var t=_g();let i;var a=L(t,!0);z(e=>{i=Ni(t,1,``,null,i,{main:!V(n).yours.length}),K(a,e)},[()=>Q(`sit`)]),H(`click`,t,()=>f(r)),G(e,t)};q(g,e=>{V(t).kind===`open`&&e(_)});var v=R(g,2),y=e=>{var t=_g(),n=L(t,!0);z(e=>K(n,e),[()=>Q(`stand`)]),H(`click`,t,()=>p(r)),G(e,t)};q(v,e=>{V(i)&&e(y)}),O(a),z(e=>{o=Ni(a,1,`svelte-1f7jbhr`,null,o,{open:V(t).kind===`open`}),K(l,e)},[()=>hg(V(t))||Q(`player`,{n:r+1})]),G(e,a)}),O(se);var ce=R(se,2),le=e=>{var t=yg(),n=L(t,!0);z(()=>K(n,V(l))),G(e,t)};q(ce,e=>{V(l)&&e(le)});var ue=R(ce,2),de=e=>{var t=bg(),r=L(t);z((e,t)=>K(r,`${e??``}: ${t??``}`),[()=>Q(`clock`),()=>mg(V(n).clock)]),G(e,t)};q(ue,e=>{V(n).clock&&e(de)}),O(ne),O(m),z((e,t,n,r,a,o,s)=>{K(g,e),K(v,t),K(x,n),K(C,r),Ji(T,V(i)),Z(T,`aria-label`,a),K(te,o),K(ie,s)},[()=>Q(`waiting-room`),()=>Q(`waiting-for`,{n:V(a)}),()=>Q(`invite`),()=>Q(V(n).listed?`share-lobby`:`share-link`),()=>Q(`link`),()=>V(s)?Q(`copied`):Q(`copy`),()=>Q(`seats`)]),zr(`focus`,T,e=>e.currentTarget.select()),H(`click`,ee,u),G(e,m),A()}U([`click`]);var Cg=W(`<p class="opening svelte-vrg389" role="status"> </p>`),wg=W(`<div class="picture svelte-vrg389"><!> <!></div>`),Tg=W(`<div class="zoom svelte-vrg389"><!></div> <!> <!>`,1),Eg=W(`<p> </p>`),Dg=W(`<div><div class="left svelte-vrg389"><div class="table svelte-vrg389"><!></div> <!> <!> <!></div> <aside class="right svelte-vrg389"><!> <!></aside></div> <div class="unseen" role="log"></div> <!> <!> <!>`,1);function Og(e,t){k(t,!0);let n=_a(t,`sitting`,7),r=j(()=>n().server.room?.game??``),i=j(()=>vs(V(r))?.Board),a=j(()=>n().server.room?.chat!==!1&&n().server.company),o=j(()=>!!n().server.report&&n().screen.reading&&!n().moment&&!n().stage.over),s=N(0),c=N(void 0),l=N(void 0);$c({get sitting(){return n()},get game(){return V(r)},get rules(){return $.server.game(V(r))?.rules},area:()=>V(c),laid:()=>V(s),face:e=>ws(V(r),e,$.server.cards[V(r)]?.get(e)),called:e=>e<=-2?n().server.name(-2-e):u(e),tell:(e,t)=>Ss(V(r),e,t),groups:e=>Ts(V(r),e,n().shown?.view,$.server.cards[V(r)])}),In(()=>{n().screen.unread&&(n().screen.aside||innerWidth>=1e3)&&(n().screen.unread=0)});function u(e){let t=n().shown?.view.cards[e];return t?ws(V(r),t,$.server.cards[V(r)]?.get(t)).name:``}function d(e){if(Zc(e)||Ic())return;let t=n().moment?f(e):p(e);t&&(e.preventDefault(),t())}function f({key:e,shiftKey:t}){let{at:r,end:i}=n().moment;return{ArrowLeft:()=>void(t?n().back.turn(-1):n().back.to(r-1)),ArrowRight:()=>void(t?n().back.turn(1):n().back.to(r+1)),PageUp:()=>void n().back.turn(-1),PageDown:()=>void n().back.turn(1),Home:()=>void n().back.to(0),End:()=>void n().back.to(i)," ":()=>n().back.play(),Escape:()=>vf.open||n().screen.notice?_():n().backToNow()}[e]??m[e]??m[e.toLowerCase()]}function p(e){let t=e.key.toLowerCase();return Xc(e.key)?()=>Jc(e.key,e.shiftKey):/^[1-9]$/.test(e.key)?()=>V(l)?.digit(e.key):h[e.key]??h[t]??m[e.key]??m[t]??V(l)?.letterDeed(t)}let m={l:()=>n().screen.aside=!n().screen.aside,v:g,z:()=>vf.seen&&bf(vf.seen),F1:()=>n().screen.helping=!0},h={u:()=>void n().undo(),h:()=>void n().askHint(),"?":v,Escape:_," ":()=>n().skip()};function g(){pu.plain=!pu.plain,mu()}function _(){vf.open?xf():n().screen.aside?n().screen.aside=!1:n().asking.menu.length||n().asking.begun?n().asking.clear():n().screen.notice=n().screen.hint=null}function v(){vf.seen?.deed&&n().asking.question?n().whyNot(vf.seen.deed):n().screen.helping=!0}function y(e){return!!V(c)&&!!e&&(V(c).contains(e)||e.contains(V(c)))}function b(e){let{asking:t}=n();e.key===`Enter`&&t.whole&&(!e.ctrlKey&&!e.metaKey&&(!t.begun||Ic()||!y(document.activeElement)||Vc(document.activeElement)===`legal`&&t.picked.length<t.question.high)||(e.preventDefault(),t.confirm()))}var x=Xr();zr(`keydown`,gn,e=>{b(e),d(e)});var S=I(x),C=e=>{Sg(e,{get sitting(){return n()}})},w=e=>{var t=Cg(),n=L(t,!0);z(e=>K(n,e),[()=>Q(`opening`)]),G(e,t)},T=e=>{var t=Dg(),r=I(t);let u;var d=F(r),f=F(d),p=F(f),m=e=>{Eh(e,{get sitting(){return n()}})},h=e=>{Lf(e,{})},g=e=>{Lp(e,{})},_=e=>{var t=wg(),r=F(t);Si(r,()=>V(i),(e,t)=>{t(e,{get view(){return n().shown.view}})}),_l(R(r,2),{get stage(){return n().stage}}),O(t),X(t,()=>()=>void P(s,Mr(()=>n().step),!0)),G(e,t)};q(p,e=>{n().covered?e(m):V(o)?e(h,1):pu.plain||!V(i)?e(g,2):e(_,-1)}),O(f),la(f,e=>P(c,e),()=>V(c));var v=R(f,2),y=e=>{Sl(e,{get stage(){return n().stage}})};q(v,e=>{n().stage.over&&e(y)});var b=R(v,2);Vh(b,{get sitting(){return n()}});var x=R(b,2),S=e=>{Wf(e,{})},C=e=>{la(jd(e,{}),e=>P(l,e,!0),()=>V(l))};q(x,e=>{n().moment?e(S):!n().covered&&!V(o)&&e(C,1)}),O(d);var w=R(d,2),T=F(w),ee=e=>{var t=Tg(),n=I(t);cm(F(n),{}),O(n);var r=R(n,2);cp(r,{}),_p(R(r,2),{}),G(e,t)};q(T,e=>{n().covered||e(ee)});var te=R(T,2),ne=e=>{wh(e,{get sitting(){return n()}})};q(te,e=>{V(a)&&e(ne)}),O(w),O(r);var re=R(r,2);Y(re,23,()=>n().covered?[]:n().server.log.slice(-12),(e,t)=>n().server.log.length-Math.min(12,n().server.log.length)+t,(e,t)=>{var n=Eg(),r=L(n,!0);z(()=>K(r,V(t).text)),G(e,n)}),O(re);var ie=R(re,2);cm(ie,{sheet:!0});var ae=R(ie,2);jh(ae,{get sitting(){return n()}}),yh(R(ae,2),{get sitting(){return n()}}),z((e,t)=>{u=Ni(r,1,`room whole svelte-vrg389`,null,u,{aside:n().screen.aside}),Z(w,`aria-label`,e),Z(re,`aria-label`,t)},[()=>Q(`beside`),()=>Q(`log`)]),G(e,t)};q(S,e=>{n().server.room?.status===`waiting`?e(C):!n().shown||!$.server.cards[V(r)]?e(w,1):e(T,-1)}),G(e,x),A()}Ye();var kg=W(`<span class="quiet"><!> </span>`),Ag=W(`<li class="accented svelte-1xktl4u"><div class="svelte-1xktl4u"><b> </b> <span> </span> <!></div> <a class="button svelte-1xktl4u"> <span class="unseen"> </span></a></li>`),jg=W(`<ul class="svelte-1xktl4u"></ul>`),Mg=W(`<p class="quiet"> </p>`),Ng=W(`<h2 id="lobby" class="svelte-1xktl4u"> </h2> <!>`,1);function Pg(e,t){k(t,!1),ua();var n=Ng(),r=I(n),i=L(r,!0),a=R(r,2),o=e=>{var t=jg();Y(t,5,()=>$.server.lobby,e=>e.room,(e,t)=>{var n=Ag();let r;var i=F(n),a=F(i),o=L(a,!0),s=R(a,2),c=L(s,!0),l=R(s,2),u=e=>{var n=kg(),r=F(n);Ls(r,{get path(){return eg}});var i=R(r);O(n),z(e=>K(i,` ${e??``}`),[()=>mg(V(t).clock)]),G(e,n)};q(l,e=>{V(t).clock&&e(u)}),O(i);var d=R(i,2),f=F(d),p=L(R(f));O(d),O(n),z((e,i,a,s,l)=>{r=Fi(n,``,r,{"--accent":e}),K(o,i),K(c,a),Z(d,`href`,`#/room/${V(t).room??``}`),K(f,`${s??``} `),K(p,`: ${l??``}`)},[()=>_s(V(t).game)?.accent??285,()=>$.server.game(V(t).game)?.title??V(t).game,()=>V(t).seats.map(hg).join(` · `),()=>Q(`join`),()=>$.server.game(V(t).game)?.title]),G(e,n)}),O(t),G(e,t)},s=e=>{var t=Mg(),n=L(t,!0);z(e=>K(n,e),[()=>Q(`no-rooms`)]),G(e,t)};q(a,e=>{$.server.lobby.length?e(o):e(s,-1)}),z(e=>K(i,e),[()=>Q(`lobby`)]),G(e,n),A()}var Fg=W(`<div class="page"><h1> </h1> <section class="panel" aria-labelledby="lobby"><!></section> <p class="quiet"> </p> <p><a class="button" href="#/"> </a></p></div>`);function Ig(e,t){k(t,!1),ua();var n=Fg(),r=F(n),i=L(r,!0),a=R(r,2);Pg(F(a),{}),O(a);var o=R(a,2),s=L(o,!0),c=R(o,2),l=L(F(c),!0);O(c),O(n),z((e,t,n)=>{K(i,e),K(s,t),K(l,n)},[()=>Q(`lobby-title`),()=>Q(`lobby-how`),()=>Q(`new-game`)]),G(e,n),A()}var Lg=Jr(`<g class="hued svelte-1euhzuk"><circle class="disc svelte-1euhzuk" cx="12" cy="12" r="17"></circle><path class="emblem svelte-1euhzuk"></path></g>`),Rg=W(`<label class="game accented svelte-1euhzuk"><svg viewBox="0 0 330 100" aria-hidden="true" class="svelte-1euhzuk"><pattern patternUnits="userSpaceOnUse" patternTransform="scale(1.3)" class="svelte-1euhzuk"><path class="tile svelte-1euhzuk"></path></pattern><rect x="-400" y="-200" width="1130" height="500" class="svelte-1euhzuk"></rect><!></svg> <input type="radio" name="game" class="svelte-1euhzuk"/> <span class="title svelte-1euhzuk"> </span> <span class="seats svelte-1euhzuk"> </span></label>`);function zg(e,t){let n=Zr();k(t,!0);let r=[],i=_a(t,`chosen`,15),a=j(()=>_s(t.game.name)),o=j(()=>Object.keys(V(a)?.looks??{}).filter(Boolean).slice(0,10).map(e=>Cs(t.game.name,e))),s=j(()=>ks[Cs(t.game.name,``).pattern]);var c=Rg();let l;var u=F(c),d=F(u),f=L(d),p=R(d);Y(R(p),17,()=>V(o),J,(e,t,n)=>{let r=j(()=>V(o).length>1?n/(V(o).length-1):.5);var i=Lg();let a;var s=R(F(i));O(i),z(e=>{Z(i,`transform`,`translate(${12+V(r)*282} ${e??``})`),a=Fi(i,``,a,{"--hue":V(t).hue}),Z(s,`d`,V(t).emblem)},[()=>58-Math.sin(V(r)*Math.PI)*40]),G(e,i)}),O(u);var m=R(u,2);qi(m);var h,g=R(m,2),_=L(g,!0),v=L(R(g,2),!0);O(c),z(e=>{l=Fi(c,``,l,{"--accent":V(a)?.accent??285}),Z(d,`id`,n),Z(d,`width`,V(s).size[0]),Z(d,`height`,V(s).size[1]),Z(f,`d`,V(s).path),Z(p,`fill`,`url(#${n})`),h!==(h=t.game.name)&&(m.value=(m.__value=h)??``),K(_,t.game.title),K(v,e)},[()=>Q(`players-range`,{low:t.game.seats[0],high:t.game.seats[1]})]),ta(r,[],m,()=>(t.game.name,i()),i),G(e,c),A()}var Bg=W(`<label class="field seed svelte-12h2tvw"> <input name="seed" type="number" min="0" max="999999999999" step="1"/></label>`),Vg=W(`<label class="check"><input name="hints" type="checkbox"/> </label> <label class="check"><input name="chat" type="checkbox"/> </label>`,1),Hg=W(`<option> </option>`),Ug=W(`<select><option> </option><!></select>`),Wg=W(`<label class="field"> <input type="number" min="0"/></label>`),Gg=W(`<div class="times svelte-12h2tvw"></div>`),Kg=W(`<fieldset><legend class="svelte-12h2tvw"> </legend> <p class="quiet help svelte-12h2tvw"> </p> <!></fieldset>`),qg=W(`<details class="panel svelte-12h2tvw"><summary class="svelte-12h2tvw"> </summary> <div class="settings svelte-12h2tvw"><fieldset><legend class="svelte-12h2tvw"> </legend> <label class="check"><input name="clock" type="checkbox"/> </label> <div class="times svelte-12h2tvw"><label class="field"> <input name="minutes" type="number" min="1" max="720" step="any" required=""/></label> <label class="field"> <input name="increment" type="number" min="0" max="3600" required=""/></label></div></fieldset> <fieldset><legend class="svelte-12h2tvw"> </legend> <label class="check"><input name="ask-all" type="checkbox"/> </label> <!> <p class="quiet help svelte-12h2tvw"> </p></fieldset> <!></div></details>`);function Jg(e,t){k(t,!0);let n=_a(t,`wish`,7),r=j(()=>af(n().seats)),i=j(()=>sf(t.game,n().seats).filter(e=>e.kind!==`flag`)),a=j(()=>n().seats.map((e,t)=>t?Q(`player`,{n:t+1}):$.server.me?.name??``));function o({name:e},t){let{[e]:r,...i}=n().options;n().options=t===``?i:{...i,[e]:Number(t)}}function s({name:e,high:t=0},r,i){let a=n().seats.map((t,n)=>c(e,n));a[r]=Math.min(Math.max(Math.floor(Number(i))||0,0),t),n().options[e]=a}function c(e,t){let r=n().options[e];return Array.isArray(r)?Number(r[t]??0):0}var l=qg(),u=F(l),d=L(u,!0),f=R(u,2),p=F(f),m=F(p),h=L(m,!0),g=R(m,2),_=F(g);qi(_);var v=R(_);O(g);var y=R(g,2),b=F(y),x=F(b),S=R(x);qi(S),O(b);var C=R(b,2),w=F(C),T=R(w);qi(T),O(C),O(y),O(p);var ee=R(p,2),te=F(ee),ne=L(te,!0),re=R(te,2),ie=F(re);qi(ie);var ae=R(ie);O(re);var oe=R(re,2),se=e=>{var t=Bg(),n=F(t),r=R(n);qi(r),O(t),z(e=>K(n,`${e??``} `),[()=>Q(`game-seed`)]),$i(r,()=>rf.seed,e=>rf.seed=e),G(e,t)},ce=e=>{var t=Vg(),n=I(t),r=F(n);qi(r);var i=R(r);O(n);var a=R(n,2),o=F(a);qi(o);var s=R(o);O(a),z((e,t)=>{K(i,` ${e??``}`),K(s,` ${t??``}`)},[()=>Q(`hints-too`),()=>Q(`chat-on`)]),na(r,()=>rf.wish.hints,e=>rf.wish.hints=e),na(o,()=>rf.wish.chat,e=>rf.wish.chat=e),G(e,t)};q(oe,e=>{V(r)?e(ce,-1):e(se)});var le=L(R(oe,2),!0);O(ee),Y(R(ee,2),17,()=>V(i),e=>e.name,(e,t)=>{var r=Kg(),i=F(r),l=L(i,!0),u=R(i,2),d=L(u,!0),f=R(u,2),p=e=>{var r=Ug(),i=F(r),s=L(i,!0);i.value=i.__value=``,Y(R(i),17,()=>V(a),J,(e,t,n)=>{var r=Hg(),i=L(r,!0);r.value=r.__value=n,z(()=>K(i,V(t))),G(e,r)}),O(r);var c;zi(r),z(e=>{Z(r,`name`,V(t).name),Z(r,`aria-label`,V(t).title),K(s,e),c!==(c=n().options[V(t).name]??``)&&(r.value=(r.__value=c)??``,Ri(r,c))},[()=>Q(`by-chance`)]),H(`change`,r,e=>o(V(t),e.currentTarget.value)),G(e,r)},m=e=>{var n=Gg();Y(n,21,()=>V(a),J,(e,n,r)=>{var i=Wg(),a=F(i),o=R(a);qi(o),O(i),z(e=>{K(a,`${V(n)??``} `),Z(o,`name`,`${V(t).name??``}-${r+1}`),Z(o,`max`,V(t).high),Ji(o,e)},[()=>c(V(t).name,r)]),H(`change`,o,e=>s(V(t),r,e.currentTarget.value)),G(e,i)}),O(n),G(e,n)};q(f,e=>{V(t).kind===`seat`?e(p):e(m,-1)}),O(r),z(()=>{K(l,V(t).title),K(d,V(t).help)}),G(e,r)}),O(f),O(l),z((e,t,n,r,i,a,o,s)=>{K(d,e),K(h,t),K(v,` ${n??``}`),K(x,`${r??``} `),S.disabled=!rf.wish.clock,K(w,`${i??``} `),T.disabled=!rf.wish.clock,K(ne,a),K(ae,` ${o??``}`),K(le,s)},[()=>Q(`settings`),()=>Q(`clock`),()=>Q(`clock-on`),()=>Q(`clock-minutes`),()=>Q(`clock-increment`),()=>Q(`table-settings`),()=>Q(`ask-all`),()=>Q(`undo-policy`,{people:V(r)?`yes`:`no`})]),na(_,()=>rf.wish.clock,e=>rf.wish.clock=e),$i(S,()=>rf.wish.minutes,e=>rf.wish.minutes=e),$i(T,()=>rf.wish.increment,e=>rf.wish.increment=e),na(ie,()=>rf.wish.askAll,e=>rf.wish.askAll=e),G(e,l),A()}U([`change`]);var Yg=W(`<label class="svelte-1mtti22"><input class="unseen svelte-1mtti22" type="radio"/> <!> <span class="svelte-1mtti22"> </span></label>`),Xg=W(`<option class="svelte-1mtti22"> </option>`),Zg=W(`<label class="field svelte-1mtti22"> <select class="svelte-1mtti22"></select></label>`),Qg=W(`<p class="quiet svelte-1mtti22"> </p>`),$g=W(`<fieldset class="svelte-1mtti22"><legend class="unseen"> </legend> <div class="ways svelte-1mtti22"></div> <!></fieldset>`);function e_(e,t){k(t,!0);let n=[],r=_a(t,`seat`,7),i=[[`bot`,Yh],[`me`,Xh],[`open`,Zh],[`lobby`,Qh]];var a=$g(),o=F(a),s=L(o,!0),c=R(o,2);Y(c,21,()=>i,J,(e,i)=>{var a=j(()=>b(V(i),2));let o=()=>V(a)[0],s=()=>V(a)[1];var c=Yg(),l=F(c);qi(l);var u,d=R(l,2);Ls(d,{get path(){return s()}});var f=L(R(d,2),!0);O(c),z(e=>{Z(l,`name`,`seat-${t.number??``}`),u!==(u=o())&&(l.value=(l.__value=u)??``),K(f,e)},[()=>Q(`against`,{who:o()})]),ta(n,[],l,()=>(o(),r().who),e=>r().who=e),G(e,c)}),O(c);var l=R(c,2),u=e=>{var n=Zg(),i=F(n),a=R(i);Y(a,21,()=>t.game.bots,J,(e,t)=>{var n=Xg(),r=L(n,!0),i={};z(e=>{K(r,e),i!==(i=V(t).kind)&&(n.value=(n.__value=i)??``)},[()=>Q(`bot-level`,{...V(t)})]),G(e,n)}),O(a),zi(a),O(n),z(e=>{K(i,`${e??``} `),Z(a,`name`,`bot-${t.number??``}`)},[()=>Q(`level`)]),Bi(a,()=>r().bot,e=>r().bot=e),G(e,n)},d=e=>{var t=Qg(),n=L(t,!0);z(e=>K(n,e),[()=>Q(`against-more`,{who:r().who})]),G(e,t)};q(l,e=>{r().who===`bot`?e(u):e(d,-1)}),O(a),z(e=>K(s,e),[()=>Q(`player`,{n:t.number})]),G(e,a),A()}var t_=fa(()=>pu),n_=W(`<aside class="panel offer svelte-vnxpv5"><p class="svelte-vnxpv5"> </p> <button> </button> <button> </button></aside>`);function r_(e,t){k(t,!1);function n(e){t_(t_().sound=e),t_(t_().soundOffered=!0),mu(),e&&Ma(`turn`,t_().volume)}ua();var r=Xr(),i=I(r),a=e=>{var t=n_(),r=F(t),i=L(r,!0),a=R(r,2),o=L(a,!0),s=R(a,2),c=L(s,!0);O(t),z((e,t,n)=>{K(i,e),K(o,t),K(c,n)},[()=>Q(`sound-offer`),()=>Q(`sound-yes`),()=>Q(`sound-no`)]),H(`click`,a,()=>n(!0)),H(`click`,s,()=>n(!1)),G(e,t)};q(i,e=>{t_().soundOffered||e(a)}),G(e,r),A()}U([`click`]);var i_=W(`<label><input type="checkbox"/> <span><b class="svelte-dovu5w"> </b> <span class="quiet svelte-dovu5w"> </span></span></label>`),a_=W(`<fieldset><legend class="svelte-dovu5w"> </legend> <!></fieldset>`);function o_(e,t){k(t,!0);let n=_a(t,`wish`,7),r=j(()=>sf(t.game,n().seats).filter(e=>e.kind===`flag`)),i=j(()=>cf(t.game,n())),a=(e=[])=>e.some(e=>e in V(i));var o=Xr(),s=I(o),c=e=>{var t=a_(),o=F(t),s=L(o,!0);Y(R(o,2),17,()=>V(r),e=>e.name,(e,t)=>{var r=i_();let o;var s=F(r);qi(s);var c=R(s,2),l=F(c),u=L(l,!0),d=L(R(l,2),!0);O(c),O(r),z((e,n)=>{o=Ni(r,1,`check svelte-dovu5w`,null,o,{off:e}),Z(s,`name`,V(t).name),s.disabled=n,Yi(s,V(i)[V(t).name]===!0),K(u,V(t).title),K(d,V(t).help)},[()=>a(V(t).without),()=>a(V(t).without)]),H(`change`,s,e=>n().options[V(t).name]=e.currentTarget.checked),G(e,r)}),O(t),z(e=>K(s,e),[()=>Q(`variants`)]),G(e,t)};q(s,e=>{V(r).length&&e(c)}),G(e,o),A()}U([`change`]);var s_=W(`<p class="quiet"> </p>`),c_=W(`<label class="svelte-hm7qji"><input class="unseen svelte-hm7qji" type="radio" name="players"/> </label>`),l_=W(`<fieldset class="counts svelte-hm7qji"><legend class="svelte-hm7qji"> </legend> <!></fieldset>`),u_=W(`<section class="panel svelte-hm7qji"><h2 class="svelte-hm7qji"> </h2> <!> <!></section>`),d_=W(`<p class="learn svelte-hm7qji"><a class="svelte-hm7qji"> </a></p> <div class="seats svelte-hm7qji"><section class="panel svelte-hm7qji" aria-labelledby="seat-1"><h2 id="seat-1" class="svelte-hm7qji"> </h2> <!> <!> <!></section> <!></div> <!>`,1),f_=W(`<li class="svelte-hm7qji"><a class="button svelte-hm7qji"> </a></li>`),p_=W(`<section class="panel" aria-labelledby="left"><h2 id="left" class="svelte-hm7qji"> </h2> <ul class="svelte-hm7qji"></ul></section>`),m_=W(`<p class="error" role="alert"> </p>`),h_=W(`<div class="bar svelte-hm7qji"><!> <button form="start" class="main go svelte-hm7qji"> </button></div>`),g_=W(`<div class="start whole svelte-hm7qji"><div class="page"><div class="hello svelte-hm7qji"><h1 class="svelte-hm7qji"> </h1> <p class="svelte-hm7qji"> </p></div> <!> <form id="start" class="svelte-hm7qji"><fieldset class="games svelte-hm7qji"><legend class="unseen"> </legend> <!></fieldset> <!></form> <div class="beside svelte-hm7qji"><!> <section class="panel" aria-labelledby="lobby"><!></section> <section class="panel" aria-labelledby="saved"><h2 id="saved" class="svelte-hm7qji"> </h2> <p class="quiet svelte-hm7qji"> </p> <label class="button file svelte-hm7qji"> <input class="unseen svelte-hm7qji" type="file" accept=".json,application/json"/></label></section></div></div></div> <!>`,1);function __(e,t){k(t,!0);let n=N(``),r=N(!1),i=j(()=>$.server.game(rf.wish.game)),a=j(()=>V(i)&&rf.of(V(i))),o=j(()=>V(i)&&V(a)?cf(V(i),V(a)):{}),s=j(()=>V(i)?Array.from({length:V(i).seats[1]-V(i).seats[0]+1},(e,t)=>V(i).seats[0]+t):[]);async function c(e){P(n,``),P(r,!0);try{await e()}catch(e){P(n,e instanceof Tc?e.message:Q(`lost`),!0)}P(r,!1)}function l(e){if(e.preventDefault(),!V(i)||!V(a))return;rf.keep();let t=af(V(a).seats)||!Number.isInteger(rf.seed)?{}:{seed:rf.seed},n={...lf(V(i),rf.wish,V(a)),...t};c(()=>$.create(V(i).name,of(V(i),V(a).seats),n))}async function u(e){let t=e.currentTarget.files?.[0];e.currentTarget.value=``,t&&await c(async()=>$.load(await t.text()))}var d=g_(),f=I(d),p=F(f),m=F(p),h=F(m),g=L(h,!0),_=L(R(h,2),!0);O(m);var v=R(m,2);r_(v,{});var y=R(v,2),b=F(y),x=F(b),S=L(x,!0);Y(R(x,2),17,()=>$.server.games,e=>e.name,(e,t)=>{zg(e,{get game(){return V(t)},get chosen(){return rf.wish.game},set chosen(e){rf.wish.game=e}})}),O(b);var C=R(b,2),w=e=>{var t=d_(),n=I(t),r=F(n),c=L(r,!0);O(n);var l=R(n,2),u=F(l),d=F(u),f=L(d,!0),p=R(d,2),m=e=>{var t=Xr();pi(I(t),()=>V(i).name,e=>{{let t=j(()=>Q(`your-deck`,{what:V(i).decks}));pg(e,{get game(){return V(i)},get label(){return V(t)},seat:0,get options(){return V(o)},get deck(){return V(a).seats[0].deck},set deck(e){V(a).seats[0].deck=e}})}}),G(e,t)},h=e=>{var t=s_(),n=L(t,!0);z(e=>K(n,e),[()=>Q(`no-decks`)]),G(e,t)};q(p,e=>{V(i).decks?e(m):e(h,-1)});var g=R(p,2),_=e=>{var t=l_(),n=F(t),r=L(n,!0);Y(R(n,2),17,()=>V(s),J,(e,t)=>{var n=c_(),r=F(n);qi(r);var o=R(r);O(n),z(()=>{Ji(r,V(t)),Yi(r,V(a).seats.length===V(t)),K(o,` ${V(t)??``}`)}),H(`change`,r,()=>rf.resize(V(i),V(t))),G(e,n)}),O(t),z(e=>K(r,e),[()=>Q(`how-many`)]),G(e,t)};q(g,e=>{V(s).length>1&&e(_)}),o_(R(g,2),{get game(){return V(i)},get wish(){return V(a)}}),O(u),Y(R(u,2),19,()=>V(a).seats.slice(1),(e,t)=>`${V(i).name} ${t}`,(e,t,n)=>{var r=u_(),a=F(r),s=L(a,!0),c=R(a,2);{let e=j(()=>V(n)+2);e_(c,{get game(){return V(i)},get seat(){return V(t)},get number(){return V(e)}})}var l=R(c,2),u=e=>{{let r=j(()=>Q(`their-deck`,{what:V(i).decks})),a=j(()=>V(n)+1);pg(e,{get game(){return V(i)},get label(){return V(r)},get seat(){return V(a)},get options(){return V(o)},get deck(){return V(t).deck},set deck(e){V(t).deck=e}})}};q(l,e=>{V(i).decks&&(V(t).who===`bot`||V(t).who===`me`)&&e(u)}),O(r),z(e=>{Z(r,`aria-labelledby`,`seat-${V(n)+2}`),Z(a,`id`,`seat-${V(n)+2}`),K(s,e)},[()=>Q(`player`,{n:V(n)+2})]),G(e,r)}),O(l),Jg(R(l,2),{get game(){return V(i)},get wish(){return V(a)}}),z((e,t)=>{Z(r,`href`,`#/learn/${V(i).name??``}`),K(c,e),K(f,t)},[()=>Q(`learn`,{game:V(i).title}),()=>Q(`you-play`,{name:$.server.me?.name??``})]),G(e,t)};q(C,e=>{V(i)&&V(a)&&e(w)}),O(y);var T=R(y,2),ee=F(T),te=e=>{var t=p_(),n=F(t),r=L(n,!0),i=R(n,2);Y(i,21,()=>$.screen.left,e=>e.room,(e,t)=>{var n=f_(),r=F(n),i=L(r,!0);O(n),z(e=>{Z(r,`href`,`#/room/${V(t).room??``}`),K(i,e)},[()=>Q(`go-on-with`,{game:$.server.game(V(t).game)?.title??V(t).game,names:V(t).names.filter(Boolean).join(`, `)||Q(`open-seat`)})]),G(e,n)}),O(i),O(t),z(e=>K(r,e),[()=>Q(`go-on`)]),G(e,t)};q(ee,e=>{$.screen.left.length&&e(te)});var ne=R(ee,2);Pg(F(ne),{}),O(ne);var re=R(ne,2),ie=F(re),ae=L(ie,!0),oe=R(ie,2),se=L(oe,!0),ce=R(oe,2),le=F(ce),ue=R(le);O(ce),O(re),O(T),O(p),O(f);var de=R(f,2),fe=e=>{var t=h_(),a=F(t),o=e=>{var t=m_(),r=L(t,!0);z(()=>K(r,V(n))),G(e,t)};q(a,e=>{V(n)&&e(o)});var s=R(a,2),c=L(s,!0);O(t),z(e=>{s.disabled=V(r),K(c,e)},[()=>Q(`go`,{game:V(i).title})]),G(e,t)};q(de,e=>{V(i)&&e(fe)}),z((e,t,n,r,i,a)=>{K(g,e),K(_,t),K(S,n),K(ae,r),K(se,i),K(le,`${a??``} `)},[()=>Q(`welcome`),()=>Q(`welcome-more`),()=>Q(`pick-game`),()=>Q(`saved-games`),()=>Q(`saved-games-more`),()=>Q(`load`)]),zr(`submit`,y,l),H(`change`,ue,u),G(e,d),A()}U([`change`]);var v_=W(`<option> </option>`),y_=W(`<label class="svelte-lmcdgk"><input type="checkbox" class="svelte-lmcdgk"/> </label>`),b_=W(`<label class="svelte-lmcdgk"><span> </span> <input type="range" min="5" max="100" step="5" class="svelte-lmcdgk"/></label>`),x_=W(`<section class="preferences" aria-labelledby="preferences"><h3 id="preferences" class="svelte-lmcdgk"> </h3> <label class="svelte-lmcdgk"><span> </span> <select class="svelte-lmcdgk"></select></label> <label class="svelte-lmcdgk"><input type="checkbox" class="svelte-lmcdgk"/> </label> <!> <label class="svelte-lmcdgk"><input type="checkbox" class="svelte-lmcdgk"/> </label> <!> <!></section>`);function S_(e,t){k(t,!0);let n=[0,400,900,1800];function r(){mu(),pu.sound&&Ma(`turn`,pu.volume)}async function i(e){pu.alert=e&&await Notification.requestPermission()===`granted`,e&&!pu.alert&&t.sitting.screen.say(Q(`alert-refused`),!0),mu()}var a=x_(),o=F(a),s=L(o,!0),c=R(o,2),l=F(c),u=L(l,!0),d=R(l,2);Y(d,21,()=>n,J,(e,t)=>{var n=v_(),r=L(n,!0),i={};z(e=>{K(r,e),i!==(i=V(t))&&(n.value=(n.__value=i)??``)},[()=>Q(`pace-of`,{n:V(t)})]),G(e,n)}),O(d),zi(d),O(c);var f=R(c,2),p=F(f);qi(p);var m=R(p);O(f);var h=R(f,2),g=e=>{var n=y_(),r=F(n);qi(r);var i=R(r);O(n),z(e=>{Yi(r,t.sitting.server.room.order??!1),K(i,` ${e??``}`)},[()=>Q(`auto-order`)]),H(`change`,r,e=>t.sitting.order(e.currentTarget.checked)),G(e,n)};q(h,e=>{t.sitting.server.room?.yours.length&&e(g)});var _=R(h,2),v=F(_);qi(v);var y=R(v);O(_);var b=R(_,2),x=e=>{var t=b_(),n=F(t),i=L(n,!0),a=R(n,2);qi(a),O(t),z(e=>K(i,e),[()=>Q(`volume`)]),H(`change`,a,r),$i(a,()=>pu.volume,e=>pu.volume=e),G(e,t)};q(b,e=>{pu.sound&&e(x)});var S=R(b,2),C=e=>{var t=y_(),n=F(t);qi(n);var r=R(n);O(t),z(e=>{Yi(n,pu.alert),K(r,` ${e??``}`)},[()=>Q(`alert`)]),H(`change`,n,e=>i(e.currentTarget.checked)),G(e,t)};q(S,e=>{`Notification`in window&&e(C)}),O(a),z((e,t,n,r)=>{K(s,e),K(u,t),K(m,` ${n??``}`),K(y,` ${r??``}`)},[()=>Q(`preferences`),()=>Q(`pace`),()=>Q(`quick`),()=>Q(`sound`)]),H(`change`,d,function(...e){mu?.apply(this,e)}),Bi(d,()=>pu.pace,e=>pu.pace=e),H(`change`,p,function(...e){mu?.apply(this,e)}),na(p,()=>pu.quick,e=>pu.quick=e),H(`change`,v,r),na(v,()=>pu.sound,e=>pu.sound=e),G(e,a),A()}U([`change`]);var C_=W(`<button> </button>`),w_=W(`<li class="svelte-wqhtv4"><span><b> </b> <!> </span> <!></li>`),T_=W(`<section class="seats" aria-labelledby="seats"><h3 id="seats" class="svelte-wqhtv4"> </h3> <ul class="svelte-wqhtv4"></ul> <p class="svelte-wqhtv4"> </p></section>`);function E_(e,t){k(t,!0);let n=j(()=>t.sitting.server.room);function r(e){return e.out?Q(`is-out`,{why:e.out}):e.kind===`person`?e.bot?Q(`is-played`):Q(e.here?`is-here`:`is-gone`):Q(`is-computer`)}var i=T_(),a=F(i),o=L(a,!0),s=R(a,2);Y(s,21,()=>V(n).seats,J,(e,i,a)=>{let o=j(()=>V(n).yours.includes(a));var s=w_(),c=F(s),l=F(c),u=L(l,!0),d=R(l,2),f=e=>{var t=Yr();z(e=>K(t,`(${e??``})`),[()=>Q(`you`)]),G(e,t)};q(d,e=>{V(o)&&e(f)});var p=R(d);O(c);var m=R(c,2),h=e=>{var r=Xr(),s=I(r),c=e=>{var n=C_(),r=L(n,!0);z(e=>K(r,e),[()=>Q(`take-back`,{name:t.sitting.server.name(a)})]),H(`click`,n,()=>t.sitting.take(a)),G(e,n)},l=e=>{var n=C_(),r=L(n,!0);z(e=>K(r,e),[()=>Q(`give-own`)]),H(`click`,n,()=>t.sitting.give(a)),G(e,n)},u=e=>{var n=C_(),r=L(n,!0);z(e=>K(r,e),[()=>Q(`give-seat`,{name:t.sitting.server.name(a)})]),H(`click`,n,()=>t.sitting.give(a)),G(e,n)};q(s,e=>{V(o)&&V(i).bot?e(c):V(o)?e(l,1):!V(i).here&&!V(i).bot&&V(n).yours.length&&e(u,2)}),G(e,r)};q(m,e=>{t.sitting.server.lasts&&V(i).kind===`person`&&!V(i).out&&e(h)}),O(s),z((e,t)=>{K(u,e),K(p,` – ${t??``}`)},[()=>t.sitting.server.name(a),()=>r(V(i))]),G(e,s)}),O(s);var c=L(R(s,2),!0);O(i),z((e,t)=>{K(o,e),K(c,t)},[()=>Q(`players`),()=>Q(`watching`,{n:V(n).watching})]),G(e,i),A()}U([`click`]);var D_=W(`<b class="unread svelte-n22gmb"> <span class="unseen svelte-n22gmb"> </span></b>`),O_=W(`<button class="bad svelte-n22gmb"> </button>`),k_=W(`<button> </button>`),A_=W(`<div class="tools svelte-n22gmb"><button class="flat svelte-n22gmb"><!> <span class="svelte-n22gmb"> </span> <kbd class="svelte-n22gmb">V</kbd></button> <button class="flat svelte-n22gmb"><!> <span class="svelte-n22gmb"> </span></button> <button class="flat svelte-n22gmb"><!> <span class="svelte-n22gmb"> </span></button> <button class="flat log-button svelte-n22gmb"><!> <span class="svelte-n22gmb"> </span> <!></button></div> <dialog class="svelte-n22gmb"><div class="menu svelte-n22gmb"><div class="head svelte-n22gmb"><h2> </h2> <button> <kbd>Esc</kbd></button></div> <!> <!> <div class="deeds svelte-n22gmb"><button> <kbd>F1</kbd></button> <a class="button"> </a> <button> </button> <a class="button" href="#/"> </a> <!></div></div></dialog>`,1);function j_(e,t){k(t,!0);let n=_a(t,`sitting`,7),r=N(void 0),i=N(!1);async function a(){Ea(await n().save()),V(r)?.close()}function o(e){e.detail>1||(V(r)?.close(),n().resign())}function s(){V(r)?.close(),n().screen.helping=!0}var c=A_(),l=I(c),u=F(l),d=F(u);Ls(d,{name:`eye`});var f=L(R(d,2),!0);ke(2),O(u);var p=R(u,2),m=F(p);Ls(m,{name:`replay`});var h=L(R(m,2),!0);O(p);var g=R(p,2),_=F(g);Ls(_,{name:`menu`});var v=L(R(_,2),!0);O(g);var y=R(g,2),b=F(y);{let e=j(()=>n().screen.aside?`purged`:`log`);Ls(b,{get name(){return V(e)}})}var x=R(b,2),S=L(x,!0),C=R(x,2),w=e=>{var t=D_(),r=F(t),i=L(R(r),!0);O(t),z(e=>{K(r,`${n().screen.unread??``} `),K(i,e)},[()=>Q(`unread`)]),G(e,t)};q(C,e=>{n().screen.unread&&!n().screen.aside&&e(w)}),O(y),O(l);var T=R(l,2),ee=F(T),te=F(ee),ne=F(te),re=L(ne,!0),ie=R(ne,2),ae=F(ie);ke(),O(ie),O(te);var oe=R(te,2),se=e=>{E_(e,{get sitting(){return n()}})};q(oe,e=>{n().server.room&&e(se)});var ce=R(oe,2);S_(ce,{get sitting(){return n()}});var le=R(ce,2),ue=F(le),de=F(ue);ke(),O(ue);var fe=R(ue,2),pe=L(fe,!0),me=R(fe,2),he=L(me,!0),ge=R(me,2),_e=L(ge,!0),ve=R(ge,2),ye=e=>{var t=Xr(),n=I(t),r=e=>{var t=O_(),n=L(t,!0);z(e=>K(n,e),[()=>Q(`resign-sure`)]),H(`click`,t,o),G(e,t)},a=e=>{var t=k_(),n=L(t,!0);z(e=>K(n,e),[()=>Q(`resign`)]),H(`click`,t,()=>P(i,!0)),G(e,t)};q(n,e=>{V(i)?e(r):e(a,-1)}),G(e,t)};q(ve,e=>{n().server.lasts&&n().server.seat>=0&&e(ye)}),O(le),O(ee),O(T),la(T,e=>P(r,e),()=>V(r)),X(T,()=>Fc),z((e,t,r,i,a,o,s,c,l,d,m)=>{Z(u,`aria-pressed`,pu.plain),K(f,e),p.disabled=!!n().moment||!n().server.table,K(h,t),K(v,r),Z(y,`aria-expanded`,n().screen.aside),K(S,i),Z(T,`aria-label`,a),K(re,o),K(ae,`${s??``} `),K(de,`${c??``} `),Z(fe,`href`,`#/cards/${n().server.room?.game??``}`),K(pe,l),K(he,d),K(_e,m)},[()=>pu.plain?Q(`picture-view`):Q(`plain-view`),()=>Q(`replay`),()=>Q(`menu`),()=>n().screen.aside?Q(`close`):Q(`log`),()=>Q(`menu`),()=>Q(`menu`),()=>Q(`close`),()=>Q(`keys`),()=>Q(`cards`),()=>Q(`save`),()=>Q(`leave`)]),H(`click`,u,()=>{pu.plain=!pu.plain,mu()}),H(`click`,p,()=>n().lookBack(n().server.table?.at??0)),H(`click`,g,()=>V(r)?.showModal()),H(`click`,y,()=>n().screen.aside=!n().screen.aside),zr(`close`,T,()=>P(i,!1)),H(`click`,ie,()=>V(r)?.close()),H(`click`,ue,s),H(`click`,me,a),G(e,c),A()}U([`click`]);var M_=W(`<h1 class="where svelte-76h5ib"> </h1>`),N_=W(`<!> <!>`,1),P_=W(`<a class="svelte-76h5ib"> </a>`),F_=W(`&nbsp; <b class="count svelte-76h5ib"> </b>`,1),I_=W(`<nav class="svelte-76h5ib"><a href="#/" class="svelte-76h5ib"> </a> <a href="#/cards" class="svelte-76h5ib"> </a> <!> <a href="#/lobby" class="svelte-76h5ib"> <!></a> <a href="#/players" class="svelte-76h5ib"><span class="me svelte-76h5ib"> </span></a></nav>`),L_=W(`<option> </option>`),R_=W(`<header class="svelte-76h5ib"><a class="brand svelte-76h5ib" href="#/"><img src="./icon.svg" alt="" width="28" height="28"/> <span class="svelte-76h5ib">Trivault</span></a> <!> <label class="language svelte-76h5ib"><span class="unseen"> </span> <select name="language" class="svelte-76h5ib"></select></label></header>`);function z_(e,t){k(t,!0);let n=j(()=>$.server.game($.sitting?.server.room?.game)),r=(...e)=>e.includes($.screen.route.page)?`page`:void 0;var i=R_(),a=R(F(i),2),o=e=>{var t=N_(),r=I(t),i=e=>{var t=M_(),r=L(t,!0);z(()=>K(r,V(n).title)),G(e,t)};q(r,e=>{V(n)&&e(i)}),j_(R(r,2),{get sitting(){return $.sitting}}),G(e,t)},s=e=>{var t=I_(),n=F(t),i=L(n,!0),a=R(n,2),o=L(a,!0),s=R(a,2);Y(s,17,()=>$.server.games.filter(e=>e.drafts),J,(e,t)=>{var n=P_(),i=L(n,!0);z((e,r)=>{Z(n,`href`,`#/build/${V(t).name??``}`),Z(n,`aria-current`,e),K(i,r)},[()=>r(`build`),()=>Q(`builder`,{what:V(t).decks??``})]),G(e,n)});var c=R(s,2),l=F(c,!0),u=R(l),d=e=>{var t=F_(),n=L(R(I(t)),!0);z(()=>K(n,$.server.lobby.length)),G(e,t)};q(u,e=>{$.server.lobby.length&&e(d)}),O(c);var f=R(c,2),p=L(F(f),!0);O(f),O(t),z((e,r,s,u,d,m,h,g,_)=>{Z(t,`aria-label`,e),Z(n,`aria-current`,r),K(i,s),Z(a,`aria-current`,u),K(o,d),Z(c,`aria-current`,m),K(l,h),Z(f,`aria-current`,g),K(p,_)},[()=>Q(`pages`),()=>r(`start`),()=>Q(`play`),()=>r(`cards`),()=>Q(`cards`),()=>r(`lobby`),()=>Q(`lobby-short`),()=>r(`players`),()=>$.server.me?.account?$.server.me.name:Q(`players`)]),G(e,t)};q(a,e=>{$.screen.route.page===`room`&&$.sitting?e(o):e(s,-1)});var c=R(a,2),l=F(c),u=L(l,!0),d=R(l,2);Y(d,21,()=>Object.entries(Xo),J,(e,t)=>{var n=j(()=>b(V(t),2));let r=()=>V(n)[0],i=()=>V(n)[1];var a=L_(),o=L(a,!0),s={};z(()=>{Z(a,`lang`,r()),K(o,i()),s!==(s=r())&&(a.value=(a.__value=s)??``)}),G(e,a)}),O(d);var f;zi(d),O(c),O(i),z(e=>{K(u,e),f!==(f=ns.lang)&&(d.value=(d.__value=f)??``,Ri(d,f))},[()=>Q(`language`)]),H(`change`,d,e=>$.speak(e.currentTarget.value)),G(e,i),A()}U([`change`]);var B_=W(`<p class="lost svelte-1n46o8q" role="status"> </p>`),V_=W(`<p class="error svelte-1n46o8q" role="alert"> </p>`),H_=W(`<a class="jump svelte-1n46o8q" href="#main"> </a> <div class="app svelte-1n46o8q"><!> <!> <main id="main" tabindex="-1" class="svelte-1n46o8q"><!> <!></main></div> <!>`,1);function U_(e,t){k(t,!0);let n=j(()=>$.screen.route),r=j(()=>!!$.sitting?.asking.question&&V(n).page===`room`),i=j(()=>V(n).page===`cards`&&V(n).card&&$.server.known[V(n).game]?V(n):$.screen.reading),a=N(void 0),o=$.screen.route.page;In(()=>{let{page:e}=V(n);e!==o&&(o=e,e!==`room`&&kr().then(()=>{V(a)?.focus(),scrollTo(0,0)}))});function s(){$.screen.reading=null,V(n).page===`cards`&&V(n).card&&location.replace(`#/cards/${V(n).game}`)}var c=H_();wi(`1n46o8q`,e=>{Un(e=>{_n.title=e??``},[()=>V(r)?`● ${Q(`your-turn`)} – Trivault`:`Trivault`])});var l=I(c),u=L(l,!0),d=R(l,2),f=F(d);z_(f,{});var p=R(f,2),m=e=>{var t=B_(),n=L(t,!0);z(e=>K(n,e),[()=>Q(`lost`)]),G(e,t)};q(p,e=>{$.link.state===`lost`&&e(m)});var h=R(p,2),g=F(h),_=e=>{var t=V_(),n=L(t,!0);z(()=>K(n,$.screen.error)),G(e,t)};q(g,e=>{$.screen.error&&e(_)});var v=R(g,2),y=e=>{Og(e,{get sitting(){return $.sitting}})},b=e=>{Ym(e,{get game(){return V(n).game}})},x=e=>{var t=Xr();pi(I(t),()=>V(n).game,e=>{{let t=j(()=>$.server.game(V(n).game));zm(e,{get game(){return V(t)}})}}),G(e,t)},S=j(()=>V(n).page===`build`&&$.server.game(V(n).game)?.drafts),C=e=>{{let t=j(()=>$.server.game(V(n).game));th(e,{get game(){return V(t)}})}},w=j(()=>V(n).page===`learn`&&$.server.game(V(n).game)),T=e=>{Ig(e,{})},ee=e=>{ph(e,{})},te=e=>{__(e,{})};q(v,e=>{V(n).page===`room`&&$.sitting?e(y):V(n).page===`cards`?e(b,1):V(S)?e(x,2):V(w)?e(C,3):V(n).page===`lobby`?e(T,4):V(n).page===`players`?e(ee,5):e(te,-1)}),O(h),la(h,e=>P(a,e),()=>V(a)),O(d);var ne=R(d,2),re=e=>{var t=Xr();pi(I(t),()=>`${V(i).game} ${V(i).card}`,e=>{vh(e,{get game(){return V(i).game},get card(){return V(i).card},shut:s})}),G(e,t)};q(ne,e=>{V(i)&&e(re)}),z(e=>K(u,e),[()=>Q(`to-content`)]),H(`click`,l,e=>{e.preventDefault(),V(a)?.focus()}),G(e,c),A()}U([`click`]),oi(U_,{target:document.getElementById(`app`)}),$.open();export{R as $,Fi as A,Xr as B,sa as C,Z as D,qi as E,J as F,H as G,Jr as H,pi as I,z as J,V as K,q as L,Di as M,X as N,Bi as O,Y as P,L as Q,K as R,la as S,$i as T,Zr as U,W as V,U as W,F as X,In as Y,I as Z,Cs as _,op as a,k as at,_a as b,al as c,g as ct,Rc as d,pn as et,Wc as f,Ps as g,Ls as h,dp as i,A as it,Ni as j,zi as k,cl as l,b as lt,Ks as m,Op as n,N as nt,$ as o,ke as ot,rc as p,kr as q,Tp as r,j as rt,vf as s,O as st,Kp as t,P as tt,Qc as u,Q as v,na as w,ga as x,Ia as y,G as z};