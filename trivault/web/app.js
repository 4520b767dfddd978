typeof window<`u`&&((window.__svelte??={}).v??=new Set).add(`5`);var e={},t=Symbol(`uninitialized`),n=`http://www.w3.org/1999/xhtml`,r=`http://www.w3.org/2000/svg`,i=Array.isArray,a=Array.prototype.indexOf,o=Array.prototype.includes,s=Array.from,c=Object.defineProperty,l=Object.getOwnPropertyDescriptor,u=Object.getOwnPropertyDescriptors,d=Object.prototype,f=Array.prototype,p=Object.getPrototypeOf,m=Object.isExtensible;function h(e){return typeof e==`function`}var g=()=>{};function _(e){return e()}function v(e){for(var t=0;t<e.length;t++)e[t]()}function y(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function b(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var x=1<<24,S=1024,C=2048,w=4096,T=8192,ee=16384,te=32768,ne=1<<25,re=65536,ie=1<<18,ae=1<<19,oe=1<<20,se=1<<25,ce=1<<21,le=1<<22,ue=1<<23,de=Symbol(`$state`),fe=Symbol(`component`),pe=Symbol(`legacy props`),me=Symbol(``),he=Symbol(`attributes`),ge=Symbol(`class`),_e=Symbol(`style`),ve=Symbol(`text`),ye=Symbol(`form reset`),be=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},xe=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`);function Se(){console.warn(`https://svelte.dev/e/derived_inert`)}function Ce(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function we(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function Te(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var E=!1;function Ee(e){E=e}var D;function De(t){if(t===null)throw Ce(),e;return D=t}function Oe(){return De(wn(D))}function O(t){if(E){if(wn(D)!==null)throw Ce(),e;D=t}}function ke(e=1){if(E){for(var t=e,n=D;t--;)n=wn(n);D=n}}function Ae(e=!0){for(var t=0,n=D;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=wn(n);e&&n.remove(),n=i}}function je(t){if(!t||t.nodeType!==8)throw Ce(),e;return t.data}function Me(e){return e===this.v}function Ne(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Pe(e){return!Ne(e,this.v)}function Fe(e){throw Error(`https://svelte.dev/e/lifecycle_outside_component`)}function Ie(){throw Error(`https://svelte.dev/e/missing_context`)}function Le(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function Re(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function ze(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function Be(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function Ve(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function He(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function Ue(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function We(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function Ge(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function Ke(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function qe(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}var Je=!1;function Ye(){Je=!0}var Xe=[];function Ze(e,t=!1,n=!1){return Qe(e,new Map,``,Xe,null,n)}function Qe(e,t,n,r,a=null,o=!1){if(typeof e==`object`&&e){var s=t.get(e);if(s!==void 0)return s;if(e instanceof Map)return new Map(e);if(e instanceof Set)return new Set(e);if(i(e)){var c=Array(e.length);t.set(e,c),a!==null&&t.set(a,c);for(var l=0;l<e.length;l+=1){var u=e[l];l in e&&(c[l]=Qe(u,t,n,r,null,o))}return c}if(p(e)===d){c={},t.set(e,c),a!==null&&t.set(a,c);for(var f of Object.keys(e))c[f]=Qe(e[f],t,n,r,null,o);return c}if(e instanceof Date)return e.getTime(),structuredClone(e);if(typeof e.toJSON==`function`&&!o)return Qe(e.toJSON(),t,n,r,e)}if(e instanceof EventTarget)return e;try{return structuredClone(e)}catch{return e}}function $e(e,t,n){let r={};return[()=>(n(r)||Ie(),e(r)),e=>t(r,e),()=>n(r)]}function et(e){let t=e.p;for(;t!==null&&t.c===null;)t=t.p;return t?.c??null}function tt(e,t){return e===null&&Fe(t),e.c??=new Map(et(e)||void 0)}var nt=null;function rt(e){nt=e}function it(){return $e(at,ot,st)}function at(e){return tt(nt,`getContext`).get(e)}function ot(e,t){return tt(nt,`setContext`).set(e,t),t}function st(e){return tt(nt,`hasContext`).has(e)}function k(e,t=!1,n){nt={p:nt,i:!1,c:null,e:null,s:e,x:null,r:ur,l:Je&&!t?{s:null,u:null,$:[]}:null}}function A(e){var t=nt,n=t.e;if(n!==null){t.e=null;for(var r of n)Ln(r)}return e!==void 0&&(t.x=e),t.i=!0,nt=t.p,ct(e)}function ct(e={}){return c(e,fe,{value:!0}),e}function lt(){return!Je||nt!==null&&nt.l===null}var ut=[];function dt(){var e=ut;ut=[],v(e)}function ft(e){if(ut.length===0&&!Vt){var t=ut;queueMicrotask(()=>{t===ut&&dt()})}ut.push(e)}function pt(){for(;ut.length>0;)dt()}var mt=~(C|w|S);function ht(e,t){e.f=e.f&mt|t}function gt(e){e.f&512||e.deps===null?ht(e,S):ht(e,w)}function _t(e,t){e.f&2048?t.set(e,C):e.f&4096&&t.get(e)!==2048&&t.set(e,w),ht(e,S)}function vt(e,t){if(t){let t=document.body;e.autofocus=!0,ft(()=>{document.activeElement===t&&e.focus()})}}function yt(e){E&&Cn(e)!==null&&Tn(e)}var bt=!1;function xt(){bt||(bt=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[ye]?.()})},{capture:!0}))}function St(e){var t=sr,n=ur;lr(null),dr(null);try{return e()}finally{lr(t),dr(n)}}function Ct(e,t,n,r=n){e.addEventListener(t,()=>St(n));let i=e[ye];e[ye]=i?()=>{i(),r(!0)}:()=>r(!0),xt()}function wt(e,t,n,r){let i=lt()?Ot:jt;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=ur,c=Tt(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){An(e,s)}Et()}}var d=Dt();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>At(e))).then(u).catch(e=>An(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),Et())}):f()}function Tt(){var e=ur,t=sr,n=nt,r=M;return function(i=!0){dr(e),lr(t),rt(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function Et(e=!0){dr(null),lr(null),rt(null),e&&M?.deactivate()}function Dt(){var e=ur,t=e.b,n=M,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function Ot(e){var n=2|C;return ur!==null&&(ur.f|=ae),{ctx:nt,deps:null,effects:null,equals:Me,f:n,fn:e,reactions:null,rv:0,v:t,wv:0,parent:ur,ac:null}}var kt=Symbol(`obsolete`);function At(e,n,r){let i=ur;i===null&&Le();var a=void 0,o=an(t),s=!sr,c=new Set;return Vn(()=>{var t=ur,n=y();a=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==be&&n.reject(e)}).finally(Et)}catch(e){n.reject(e),Et()}var r=M;if(s){if(t.f&32768)var l=Dt();if(i.b?.is_rendered())r.async_deriveds.get(t)?.reject(kt);else for(let e of c.values())e.reject(kt);c.add(n),r.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),c.delete(n),t!==kt&&(r.activate(),t?(o.f|=ue,ln(o,t)):(o.f&8388608&&(o.f^=ue),ln(o,e)),r.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),Fn(()=>{for(let e of c)e.reject(kt)}),new Promise(e=>{function t(n){function r(){n===a?e(o):t(a)}n.then(r,r)}t(a)})}function j(e){let t=Ot(e);return pr(t),t}function jt(e){let t=Ot(e);return t.equals=Pe,t}function Mt(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)Xn(t[n])}}function Nt(e){var n,r=ur,i=e.parent;if(!ar&&i!==null&&e.v!==t&&i.f&24576)return Se(),e.v;dr(i);try{Mt(e),n=Tr(e)}finally{dr(r)}return n}function Pt(e){var t=Nt(e);!e.equals(t)&&(e.wv=Sr(),(!M?.is_fork||e.deps===null)&&(M===null?e.v=t:(M.capture(e,t,!0),Rt?.capture(e,t,!0)),e.deps===null))?ht(e,S):ar||(zt===null?gt(e):(Pn()||M?.is_fork)&&zt.set(e,t))}function Ft(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&St(()=>{t.ac.abort(be),t.ac=null}),t.fn!==null&&(t.teardown=g),Or(t,0),Jn(t))}function It(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&kr(t)}var Lt=null,M=null,Rt=null,zt=null,Bt=null,Vt=!1,Ht=!1,Ut=null,Wt=null,Gt=0,Kt=1,qt=class e{id=Kt++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){Lt===null?Lt=this:(Lt.next=this,this.prev=Lt),Lt=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)ht(r,C),t(r);for(r of n.m)ht(r,w),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=S}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)ht(e,t),this.schedule(e);this.apply();for(var t=Ut=[],n=[],r=Wt=[];this.#a.length>0;){Gt++>1e3&&(this.#b(),Yt());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw en(e),this.#d()||this.discard(),t}}if(M=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(Ut=null,Wt=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)$t(e,t);r.length>0&&M.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),Rt=this,Zt(n),Zt(t),Rt=null,this.#i?.resolve();var o=M;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(nn.clear(),o.#m())}}#h(e,t,n){e.f^=S;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=S:i&4?t.push(r):Cr(r)&&(i&16&&this.add_dirty_reaction(r,w),kr(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),ht(i,C),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),M=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)_t(e[t],this.#s)}capture(e,n,r=!1){e.v!==t&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[n,r]),zt?.set(e,n)),this.is_fork||(e.v=n)}activate(){M=this}deactivate(){M=null,zt=null}flush(){try{Ht=!0,M=this,this.#m()}finally{Gt=0,Bt=null,Ut=null,Wt=null,Ht=!1,M=null,zt=null,nn.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(kt);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,ft(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=y()).promise}static ensure(){if(M===null){let t=M=new e;!Ht&&!Vt&&ft(()=>{t.started||t.flush()})}return M}apply(){zt=null}schedule(e){Bt=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?Lt=e:t.prev=e,this.linked=!1}}};function Jt(e){var t=Vt,n=Rt;Rt=null,Vt=!0;try{var r;for(e&&(Jt(),r=e());;){if(pt(),M===null)return r;M.flush()}}finally{Vt=t,Rt=n}}function Yt(){try{He()}catch(e){An(e,Bt)}}var Xt=null;function Zt(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&Cr(r)&&(Xt=new Set,kr(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&Qn(r),Xt?.size>0)){nn.clear();for(let e of Xt){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)Xt.has(n)&&(Xt.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||kr(n)}}Xt.clear()}}Xt=null}}function Qt(e){M.schedule(e)}function $t(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),ht(e,S);for(var n=e.first;n!==null;)$t(n,t),n=n.next}}function en(e){ht(e,S);for(var t=e.first;t!==null;)en(t),t=t.next}var tn=new Set,nn=new Map,rn=!1;function an(e,t){return{f:0,v:e,reactions:null,equals:Me,rv:0,wv:0}}function N(e,t){let n=an(e,t);return pr(n),n}function on(e,t=!1,n=!0){let r=an(e);return t||(r.equals=Pe),Je&&n&&nt!==null&&nt.l!==null&&(nt.l.s??=[]).push(r),r}function P(e,t,n=!1){return sr!==null&&(!cr||sr.f&131072)&&lt()&&sr.f&4325394&&(fr===null||!fr.has(e))&&Ke(),ln(e,n?pn(t):t,Wt)}var sn=null,cn=0;function ln(e,t,n=null){if(!e.equals(t)){ar?nn.set(e,t):nn.has(e)||nn.set(e,e.v);var r=qt.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&Nt(t),zt===null&&gt(t)}e.wv=Sr(),sn=null,cn=0,fn(e,C,n),sn=null,lt()&&ur!==null&&ur.f&1024&&!(ur.f&96)&&(gr===null?_r([e]):gr.push(e)),!r.is_fork&&tn.size>0&&!rn&&un()}return t}function un(){rn=!1;for(let e of tn){e.f&1024&&ht(e,w);let t;try{t=Cr(e)}catch{t=!0}t&&kr(e)}tn.clear()}function dn(e){P(e,e.v+1)}function fn(e,t,n){var r=e.reactions;if(r!==null){var i=lt(),a=r.length;if(cn+=a,cn>1e5&&sn===null&&(sn=new Set),sn!==null){if(sn.has(e))return;sn.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==ur){var l=(c&C)===0;if(l&&ht(s,t),c&131072)tn.add(s);else if(c&2){var u=s;zt?.delete(u),fn(u,w,n)}else if(l){var d=s;c&16&&Xt!==null&&Xt.add(d),n===null?Qt(d):n.push(d)}}}}}function pn(e){if(typeof e!=`object`||!e||de in e||fe in e)return e;let n=p(e);if(n!==d&&n!==f)return e;var r=new Map,a=i(e),o=N(0),s=null,c=br,u=e=>{if(br===c)return e();var t=sr,n=br;lr(null),xr(c);var r=e();return lr(t),xr(n),r};return a&&r.set(`length`,N(e.length,s)),new Proxy(e,{defineProperty(e,t,n){`value`in n&&n.configurable!==!1&&n.enumerable!==!1&&n.writable!==!1||We();var i=r.get(t);return i===void 0?u(()=>{var e=N(n.value,s);return r.set(t,e),e}):P(i,n.value,!0),!0},deleteProperty(e,n){var i=r.get(n);if(i===void 0){if(n in e){let e=u(()=>N(t,s));r.set(n,e),dn(o)}}else P(i,t),dn(o);return!0},get(n,i,a){if(i===de)return e;var o=r.get(i),c=i in n;if(o===void 0&&(!c||l(n,i)?.writable)&&(o=u(()=>N(pn(c?n[i]:t),s)),r.set(i,o)),o!==void 0){var d=B(o);return d===t?void 0:d}return Reflect.get(n,i,a)},getOwnPropertyDescriptor(e,n){this.has?.(e,n);var i=Reflect.getOwnPropertyDescriptor(e,n),a=r.get(n);if(a!==void 0){var o=B(a);if(o===t)return;if(i&&`value`in i)i.value=o;else return{enumerable:!0,configurable:!0,value:o,writable:!0}}return i},has(e,n){if(n===de)return!0;var i=r.get(n),a=i!==void 0&&i.v!==t||Reflect.has(e,n);return(i!==void 0||(ur!==null||sr!==null)&&(!a||l(e,n)?.writable))&&(i===void 0&&(i=u(()=>N(a?pn(e[n]):t,s)),r.set(n,i)),B(i)===t)?!1:a},set(e,n,i,c){var d=r.get(n),f=n in e;if(a&&n===`length`)for(var p=i;p<d.v;p+=1){var m=r.get(p+``);m===void 0?p in e&&(m=u(()=>N(t,s)),r.set(p+``,m)):P(m,t)}if(d===void 0)(!f||l(e,n)?.writable)&&(d=u(()=>N(void 0,s)),P(d,pn(i)),r.set(n,d));else{f=d.v!==t;var h=u(()=>pn(i));P(d,h)}var g=Reflect.getOwnPropertyDescriptor(e,n);if(g?.set&&g.set.call(c,i),!f){if(a&&typeof n==`string`){var _=r.get(`length`),v=Number(n);Number.isInteger(v)&&v>=_.v&&P(_,v+1)}dn(o)}return!0},ownKeys(e){B(o);var n=Reflect.ownKeys(e).filter(e=>{var n=r.get(e);return n===void 0||n.v!==t});for(var[i,a]of r)a.v!==t&&!(i in e)&&n.push(i);return n},setPrototypeOf(){Ge()}})}function mn(e){try{if(typeof e==`object`&&e&&de in e)return e[de]}catch{}return e}function hn(e,t){return Object.is(mn(e),mn(t))}var gn,_n,vn,yn,bn;function xn(){if(gn===void 0){gn=window,_n=document,vn=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;yn=l(t,`firstChild`).get,bn=l(t,`nextSibling`).get,m(e)&&(e[ge]=void 0,e[he]=null,e[_e]=void 0,e.__e=void 0),m(n)&&(n[ve]=void 0)}}function Sn(e=``){return document.createTextNode(e)}function Cn(e){return yn.call(e)}function wn(e){return bn.call(e)}function F(e,t){if(!E)return Cn(e);var n=Cn(D);if(n===null)n=D.appendChild(Sn());else if(t&&n.nodeType!==3){var r=Sn();return n?.before(r),De(r),r}return t&&On(n),De(n),n}function I(e,t=!1){if(!E){var n=Cn(e);return n instanceof Comment&&n.data===``?wn(n):n}if(t){if(D?.nodeType!==3){var r=Sn();return D?.before(r),De(r),r}On(D)}return D}function L(e,t=!1){if(!E)return Cn(e);var n=F(e,t);return O(e),n}function R(e,t=1,n=!1){let r=E?D:e;for(var i;t--;)i=r,r=wn(r);if(!E)return r;if(n){if(r?.nodeType!==3){var a=Sn();return r===null?i?.after(a):r.before(a),De(a),a}On(r)}return De(r),r}function Tn(e){e.textContent=``}function En(){return!1}function Dn(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function On(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function kn(e){var t=ur;if(t===null)return sr.f|=ue,e;if(!(t.f&32768)&&!(t.f&4))throw e;An(e,t)}function An(t,n){if(t===e)throw t;if(!(n!==null&&n.f&16384)){for(;n!==null;){if(n.f&128&&!(n.f&33570816)){if(!(n.f&32768))throw t;try{n.b.error(t);return}catch(e){t=e}}n=n.parent}throw t}}function jn(e){ur===null&&(sr===null&&Ve(e),Be()),ar&&ze(e)}function Mn(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function Nn(e,t){var n=ur;n!==null&&n.f&8192&&(e|=T);var r={ctx:nt,deps:null,nodes:null,f:e|C|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};M?.register_created_effect(r);var i=r;if(e&4)Ut===null?qt.ensure().schedule(r):Ut.push(r);else if(t!==null){try{kr(r)}catch(e){throw Xn(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=re))}if(i!==null&&(i.parent=n,n!==null&&Mn(i,n),sr!==null&&sr.f&2&&!(e&64))){var a=sr;(a.effects??=[]).push(i)}return r}function Pn(){return sr!==null&&!cr}function Fn(e){let t=Nn(8,null);return ht(t,S),t.teardown=e,t}function In(e){jn(`$effect`);var t=ur.f;if(!sr&&t&32&&nt!==null&&!nt.i){var n=nt;(n.e??=[]).push(e)}else return Ln(e)}function Ln(e){return Nn(4|oe,e)}function Rn(e){return jn(`$effect.pre`),Nn(8|oe,e)}function zn(e){qt.ensure();let t=Nn(64|ae,e);return(e={})=>new Promise(n=>{e.outro?$n(t,()=>{Xn(t),n(void 0)}):(Xn(t),n(void 0))})}function Bn(e){return Nn(4,e)}function Vn(e){return Nn(le|ae,e)}function Hn(e,t=0){return Nn(8|t,e)}function z(e,t=[],n=[],r=[]){wt(r,t,n,t=>{Nn(8,()=>{e(...t.map(B))})})}function Un(e,t=[],n=[],r=[]){wt(r,t,n,t=>{Nn(4,()=>e(...t.map(B)))})}function Wn(e,t=0){return Nn(16|t,e)}function Gn(e,t=0){return Nn(x|t,e)}function Kn(e){return Nn(32|ae,e)}function qn(e){var t=e.teardown;if(t!==null){let n=ar,r=sr;or(!0),lr(null);try{t.call(null)}catch(t){An(t,e.parent)}finally{or(n),lr(r)}}}function Jn(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&St(()=>{e.abort(be)});var r=n.next;n.f&64?n.parent=null:Xn(n,t),n=r}}function Yn(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||Xn(t),t=n}}function Xn(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(Zn(e.nodes.start,e.nodes.end),n=!0),e.f|=ne,Jn(e,t&&!n),Or(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();qn(e),e.f^=ne,e.f|=ee;var i=e.parent;i!==null&&i.first!==null&&Qn(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function Zn(e,t){for(;e!==null;){var n=e===t?null:wn(e);e.remove(),e=n}}function Qn(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function $n(e,t,n=!0){var r=[];e.f|=256,er(e,r,!0);var i=()=>{n&&Xn(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function er(e,t,n){if(!(e.f&8192)){e.f^=T;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);er(i,t,o?n:!1)}i=a}}}function tr(e){e.f&=-257,nr(e,!0)}function nr(e,t){if(!(e.f&256)&&e.f&8192){e.f^=T,e.f&1024||(ht(e,C),qt.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);nr(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function rr(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:wn(n);t.append(n),n=i}}var ir=null,ar=!1;function or(e){ar=e}var sr=null,cr=!1;function lr(e){sr=e}var ur=null;function dr(e){ur=e}var fr=null;function pr(e){sr!==null&&(sr.f&2097152||sr.f&2)&&(fr??=new Set).add(e)}var mr=null,hr=0,gr=null;function _r(e){gr=e}var vr=1,yr=0,br=yr;function xr(e){br=e}function Sr(){return++vr}function Cr(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(Cr(a)&&Pt(a),a.wv>e.wv)return!0}t&512&&zt===null&&ht(e,S)}return!1}function wr(e,t,n=!0){var r=e.reactions;if(r!==null&&!(fr!==null&&fr.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?wr(a,t,!1):t===a&&(n?ht(a,C):a.f&1024&&ht(a,w),Qt(a))}}function Tr(e){var t=mr,n=hr,r=gr,i=sr,a=fr,o=nt,s=cr,c=br,l=e.f;mr=null,hr=0,gr=null,sr=l&96?null:e,fr=null,rt(e.ctx),cr=!1,br=++yr,e.ac!==null&&(St(()=>{e.ac.abort(be)}),e.ac=null);try{e.f|=ce;var u=e.fn,d=u();e.f|=te;var f=Er(e);if(lt()&&gr!==null&&!cr&&f!==null&&!(e.f&6146))for(var p=0;p<gr.length;p++)wr(gr[p],e);if(i!==null&&i!==e){if(yr++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=yr;if(t!==null)for(let e of t)e.rv=yr;gr!==null&&(r===null?r=gr:r.push(...gr))}return e.f&8388608&&(e.f^=ue),d}catch(t){return Er(e),kn(t)}finally{e.f^=ce,mr=t,hr=n,gr=r,sr=i,fr=a,rt(o),cr=s,br=c}}function Er(e){var t=e.deps,n=M?.is_fork;if(mr!==null){var r;if(n||Or(e,hr),t!==null&&hr>0)for(t.length=hr+mr.length,r=0;r<mr.length;r++)t[hr+r]=mr[r];else e.deps=t=mr;if(Pn()&&e.f&512)for(r=hr;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&hr<t.length&&(Or(e,hr),t.length=hr);return t}function Dr(e,n){let r=n.reactions;if(r!==null){var i=a.call(r,e);if(i!==-1){var s=r.length-1;s===0?r=n.reactions=null:(r[i]=r[s],r.pop())}}if(r===null&&n.f&2&&(mr===null||!o.call(mr,n))){var c=n;c.f&512&&(c.f^=512),c.v!==t&&gt(c),c.ac!==null&&St(()=>{c.ac.abort(be),c.ac=null,ht(c,C)}),Ft(c),Or(c,0)}}function Or(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)Dr(e,n[r])}function kr(e){var t=e.f;if(!(t&16384)){ht(e,S);var n=ur;ur=e;try{t&16777232?Yn(e):Jn(e),qn(e);var r=Tr(e);e.teardown=typeof r==`function`?r:null,e.wv=vr}finally{ur=n}}}async function Ar(){await Promise.resolve(),Jt()}function B(e){var t=!!(e.f&2);if(ir?.add(e),sr!==null&&!cr&&!(ur!==null&&ur.f&16384)&&(fr===null||!fr.has(e))){var n=sr.deps;if(sr.f&2097152)e.rv<yr&&(e.rv=yr,mr===null&&n!==null&&n[hr]===e?hr++:mr===null?mr=[e]:mr.push(e));else{sr.deps??=[],o.call(sr.deps,e)||sr.deps.push(e);var r=e.reactions;r===null?e.reactions=[sr]:o.call(r,sr)||r.push(sr)}}if(ar&&nn.has(e))return nn.get(e);if(t){var i=e;if(ar){var a=i.v;return(!(i.f&1024)&&i.reactions!==null||Mr(i))&&(a=Nt(i)),nn.set(i,a),a}var s=!(i.f&512)&&!cr&&sr!==null&&!!(sr.f&512),c=(i.f&te)===0;Cr(i)&&(s&&(i.f|=512),Pt(i)),s&&!c&&(It(i),jr(i))}if(zt?.has(e))return zt.get(e);if(e.f&8388608)throw e.v;return e.v}function jr(e){if(e.f|=512,e.deps!==null)for(let n of e.deps){var t=n.reactions;t===null?n.reactions=[e]:o.call(t,e)||t.push(e),n.f&2&&!(n.f&512)&&(It(n),jr(n))}}function Mr(e){if(e.v===t)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(nn.has(t)||t.f&2&&Mr(t))return!0;return!1}function Nr(e){var t=cr;try{return cr=!0,e()}finally{cr=t}}function Pr(e){if(!(typeof e!=`object`||!e||e instanceof EventTarget)){if(de in e)Fr(e);else if(!Array.isArray(e))for(let t in e){let n=e[t];typeof n==`object`&&n&&de in n&&Fr(n)}}}function Fr(e,t=new Set){if(typeof e==`object`&&e&&!(e instanceof EventTarget)&&!t.has(e)){t.add(e),e instanceof Date&&e.getTime();for(let n in e)try{Fr(e[n],t)}catch{}let n=p(e);if(n!==Object.prototype&&n!==Array.prototype&&n!==Map.prototype&&n!==Set.prototype&&n!==Date.prototype){let t=u(n);for(let n in t){let r=t[n].get;if(r)try{r.call(e)}catch{}}}}}var Ir=Symbol(`events`),Lr=new Set,Rr=new Set;function zr(e,t,n,r={}){function i(e){if(r.capture||Wr.call(t,e),!e.cancelBubble)return St(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,ft(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function Br(e,t,n,r={}){var i=zr(t,e,n,r);return()=>{i.__removed=!0,e.removeEventListener(t,i,r)}}function Vr(e,t,n,r,i){var a={capture:r,passive:i},o=zr(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&Fn(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function V(e,t,n){(t[Ir]??={})[e]=n}function H(e){for(var t=0;t<e.length;t++)Lr.add(e[t]);for(var n of Rr)n(e)}var Hr=null,Ur=!1;function Wr(e){var t=this,n=t.ownerDocument,r=e.type,i=e.composedPath?.()||[],a=i[0]||e.target;Hr=e,Ur||(Ur=!0,setTimeout(()=>{Ur=!1,Hr=null}));var o=0,s=Hr===e&&e[Ir];if(s){var l=i.indexOf(s);if(l!==-1&&(t===document||t===window)){e[Ir]=t;return}var u=i.indexOf(t);if(u===-1)return;l<=u&&(o=l)}if(a=i[o]||e.target,a!==t){c(e,`currentTarget`,{configurable:!0,get(){return a||n}});var d=sr,f=ur;lr(null),dr(null);try{for(var p,m=[];a!==null&&a!==t;){try{var h=a[Ir]?.[r];h==null||a.disabled&&e.target!==a||h.call(a,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;o++,a=o<i.length?i[o]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[Ir]=t,delete e.currentTarget,lr(d),dr(f)}}}var Gr=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function Kr(e){return Gr?.createHTML(e)??e}function qr(e){var t=Dn(`template`);return t.innerHTML=Kr(e.replaceAll(`<!>`,`<!---->`)),t.content}function Jr(e,t){var n=ur;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function U(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(E)return Jr(D,null),D;i===void 0&&(i=qr(a?e:`<!>`+e),n||(i=Cn(i)));var t=r||vn?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=Cn(t),s=t.lastChild;Jr(o,s)}else Jr(t,t);return t}}function Yr(e,t,n=`svg`){var r=!e.startsWith(`<!>`),i=!!(t&1),a=`<${n}>${r?e:`<!>`+e}</${n}>`,o;return()=>{if(E)return Jr(D,null),D;if(!o){var e=Cn(qr(a));if(i)for(o=document.createDocumentFragment();Cn(e);)o.appendChild(Cn(e));else o=Cn(e)}var t=o.cloneNode(!0);if(i){var n=Cn(t),r=t.lastChild;Jr(n,r)}else Jr(t,t);return t}}function Xr(e,t){return Yr(e,t,`svg`)}function Zr(e=``){if(!E){var t=Sn(e+``);return Jr(t,t),t}var n=D;return n.nodeType===3?On(n):(n.before(n=Sn()),De(n)),Jr(n,n),n}function Qr(){if(E)return Jr(D,null),D;var e=document.createDocumentFragment(),t=document.createComment(``),n=Sn();return e.append(t,n),Jr(t,n),e}function W(e,t){if(E){var n=ur;n.f&32768&&n.nodes.end!==null||(n.nodes.end=D),Oe()}else e!==null&&e.before(t)}function $r(){if(E&&D&&D.nodeType===8&&D.textContent?.startsWith(`$`)){let e=D.textContent.substring(1);return Oe(),e}return(window.__svelte??={}).uid??=1,`c${window.__svelte.uid++}`}[...`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`)];var ei=[`touchstart`,`touchmove`];function ti(e){return ei.includes(e)}var ni=[`textarea`,`script`,`style`,`title`];function ri(e){return ni.includes(e)}function ii(e){let t=0,n=an(0),r;return()=>{Pn()&&(B(n),Hn(()=>(t===0&&(r=Nr(()=>e(()=>dn(n)))),t+=1,()=>{ft(()=>{--t,t===0&&(r?.(),r=void 0,dn(n))})})))}}var ai=re|ae;function oi(e,t,n,r){new si(e,t,n,r)}var si=class{parent;is_pending=!1;transform_error;#e;#t=E?D:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=ii(()=>(this.#p=an(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=ur;t.b=this,t.f|=128,n(e)},this.parent=ur.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=Wn(()=>{if(E){let e=je(this.#t);Oe();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},ai),E&&(this.#e=D)}#h(){try{this.#a=Kn(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);ft(r),t&&(this.#s=Kn(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{this.#v()||(t?Te():(t=!0,n&&qe(),this.#s!==null&&$n(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})))};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){An(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(ee|ne))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=Kn(()=>e(this.#e)),ft(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=Sn(),n=!1;e.append(t),this.#a=this.#S(()=>{try{return Kn(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){An(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#x(M)):this.#u===0&&(this.#e.before(e),this.#c=null,$n(this.#o,()=>{this.#o=null}),this.#x(M))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=Kn(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();rr(this.#a,e);let t=this.#n.pending;this.#o=Kn(()=>t(this.#e))}else this.#x(M)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){_t(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=ur,n=sr,r=nt;dr(this.#i),lr(this.#i),rt(this.#i.ctx);try{return qt.ensure(),e()}finally{dr(t),lr(n),rt(r)}}#C(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&$n(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#C(e,t)}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!(!this.#p||this.#d)&&(this.#d=!0,ft(()=>{this.#d=!1,this.#p&&ln(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),B(this.#p)}error(t){if(t===e||!this.#n.onerror&&!this.#n.failed)throw t;M?.is_fork?(this.#a&&M.skip_effect(this.#a),this.#o&&M.skip_effect(this.#o),this.#s&&M.skip_effect(this.#s),M.oncommit(()=>{this.#v()||this.#w(t)})):this.#w(t)}#w(e){this.#a&&=(Xn(this.#a),null),this.#o&&=(Xn(this.#o),null),this.#s&&=(Xn(this.#s),null),E&&(De(this.#t),ke(),De(Ae()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return Kn(()=>{var r=ur;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return An(e,this.#i.parent),null}}))};ft(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){An(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>An(e,this.#i&&this.#i.parent)):n(t)}})}};function G(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[ve]??=e.nodeValue)&&(e[ve]=n,e.nodeValue=`${n}`)}function ci(e,t){return ui(e,t)}var li=new Map;function ui(t,{target:n,anchor:r,props:i={},events:a,context:o,intro:c=!0,transformError:l}){xn();var u=void 0,d=zn(()=>{var c=r??n.appendChild(Sn());oi(c,{pending:()=>{}},n=>{k({});var r=nt;if(o&&(r.c=o),a&&(i.$$events=a),E&&Jr(n,null),u=t(n,i)||ct(),E&&(ur.nodes.end=D,D===null||D.nodeType!==8||D.data!==`]`))throw Ce(),e;A()},l);var d=new Set,f=e=>{for(var t=0;t<e.length;t++){var r=e[t];if(!d.has(r)){d.add(r);var i=ti(r);for(let e of[n,document]){var a=li.get(e);a===void 0&&(a=new Map,li.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,Wr,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return f(s(Lr)),Rr.add(f),()=>{for(var e of d)for(let r of[n,document]){var t=li.get(r),i=t.get(e);--i==0?(r.removeEventListener(e,Wr),t.delete(e),t.size===0&&li.delete(r)):t.set(e,i)}Rr.delete(f),c!==r&&c.parentNode?.removeChild(c)}});return di.set(u,d),u}var di=new WeakMap,fi=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)tr(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(tr(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(Xn(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();rr(r,t),t.append(Sn()),this.#n.set(e,{effect:r,fragment:t})}else Xn(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),$n(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(Xn(n.effect),this.#n.delete(e))};ensure(e,t){var n=M,r=En();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=Sn();i.append(a),this.#n.set(e,{effect:Kn(()=>t(a)),fragment:i})}else this.#t.set(e,Kn(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else E&&(this.anchor=D),this.#a(n)}};function pi(e,t,...n){var r=new fi(e);Wn(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},re)}function K(e,t,n=!1){var r;E&&(r=D,Oe());var i=new fi(e),a=n?re:0;function o(e,t){if(E){var n=je(r);if(e!==parseInt(n.substring(1))){var a=Ae();De(a),i.anchor=a,Ee(!1),i.ensure(e,t),Ee(!0);return}}i.ensure(e,t)}Wn(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var mi=Symbol(`NaN`);function hi(e,t,n){E&&Oe();var r=new fi(e),i=!lt();Wn(()=>{var e=t();e!==e&&(e=mi),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function q(e,t){return t}function gi(e,t,n){for(var r=[],i=t.length,a,o=t.length,c=0;c<i;c++){let n=t[c];$n(n,()=>{if(a){if(a.pending.delete(n),a.done.add(n),a.pending.size===0){var t=e.outrogroups;_i(e,s(a.done)),t.delete(a),t.size===0&&(e.outrogroups=null)}}else--o},!1)}if(o===0){var l=r.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;Tn(d),d.append(u),e.items.clear()}_i(e,t,!l)}else a={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(a)}function _i(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=se,rr(a,document.createDocumentFragment())):Xn(t[i],n)}}var vi;function J(e,t,n,r,a,o=null){var c=e,l=new Map;if(t&4){var u=e;c=E?De(Cn(u)):u.appendChild(Sn())}E&&Oe();var d=null,f=jt(()=>{var e=n();return i(e)?e:e==null?[]:s(e)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var n=B(f);_.fallback=d,bi(_,n,c,t,r),d!==null&&(n.length===0?d.f&33554432?(d.f^=se,Si(d,null,c)):tr(d):$n(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:Wn(()=>{var e=B(f),i=e.length;let s=!1;E&&je(c)===`[!`!=(i===0)&&(c=Ae(),De(c),Ee(!1),s=!0);for(var u=new Set,_=M,v=En(),y=0;y<i;y+=1){E&&D.nodeType===8&&D.data===`]`&&(c=D,s=!0,Ee(!1));var b=e[y],x=r(b,y),S=m?null:l.get(x);S?(S.v&&ln(S.v,b),S.i&&ln(S.i,y),v&&_.unskip_effect(S.e)):(S=xi(l,m?c:vi??=Sn(),b,x,y,a,t,n),m||(S.e.f|=se),l.set(x,S)),u.add(x)}if(i===0&&o&&!d&&(m?d=Kn(()=>o(c)):(d=Kn(()=>o(vi??=Sn())),d.f|=se)),i>u.size&&Re(``,``,``),E&&i>0&&De(Ae()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}s&&Ee(!0),B(f)}),flags:t,items:l,pending:p,outrogroups:null,fallback:d};m=!1,E&&(c=D)}function yi(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function bi(e,t,n,r,i){var a=!!(r&8),o=t.length,c=e.items,l=yi(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(a)for(v=0;v<o;v+=1)h=t[v],g=i(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<o;v+=1){if(h=t[v],g=i(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(tr(_),a&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=se,_===l)Si(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),Ci(e,d,_),Ci(e,_,y),Si(_,y,n),d=_,p=[],m=[],l=yi(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],C=p[p.length-1];for(x=0;x<p.length;x+=1)Si(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);Ci(e,S.prev,C.next),Ci(e,d,S),Ci(e,C,b),l=b,d=C,--v,p=[],m=[]}else u.delete(_),Si(_,l,n),Ci(e,_.prev,_.next),Ci(e,_,d===null?e.effect.first:d.next),Ci(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=yi(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=yi(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(_i(e,s(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var w=[];if(u!==void 0)for(_ of u)_.f&8192||w.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&w.push(l),l=yi(l.next);var T=w.length;if(T>0){var ee=r&4&&o===0?n:null;if(a){for(v=0;v<T;v+=1)w[v].nodes?.a?.measure();for(v=0;v<T;v+=1)w[v].nodes?.a?.fix()}gi(e,w,ee)}}a&&ft(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function xi(e,t,n,r,i,a,o,s){var c=o&1?o&16?an(n):on(n,!1,!1):null,l=o&2?an(i):null;return{v:c,i:l,e:Kn(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function Si(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=wn(r);if(a.before(r),r===i)return;r=o}}function Ci(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function wi(e,t,n){var r;E&&(r=D,Oe());var i=new fi(e);Wn(()=>{var e=t()??null;if(E&&je(r)===`[`!=(e!==null)){var a=Ae();De(a),i.anchor=a,Ee(!1),i.ensure(e,e&&(t=>n(t,e))),Ee(!0)}else i.ensure(e,e&&(t=>n(t,e)))},re)}function Ti(e,t,n,i,a,o){let s=E;E&&Oe();var c=null;E&&D.nodeType===1&&(c=D,Oe());var l=E?D:e,u=new fi(l,!1);Wn(()=>{let e=t()||null;var o=a?a():n||e===`svg`?r:void 0;if(e===null)u.ensure(null,null);else return u.ensure(e,t=>{if(e){var n=E;if(c=E?c:Dn(e,o),Jr(c,c),i){var r=null;E&&ri(e)&&c.append(r=document.createComment(``));var a=E?Cn(c):c.appendChild(Sn());E&&(a===null?Ee(!1):De(a)),i(c,a),r?.remove()}ur.nodes.end=c,n||t.before(c)}E&&De(t)}),()=>{}},re),Fn(()=>{}),s&&(Ee(!0),De(l))}function Ei(e,t){let n=null,r=E;var i;if(E){n=D;for(var a=Cn(document.head);a!==null&&(a.nodeType!==8||a.data!==e);)a=wn(a);if(a===null)Ee(!1);else{var o=wn(a);a.remove(),De(o)}}E||(i=document.head.appendChild(Sn()));try{Wn(()=>{var e=Kn(()=>t(i));e.f|=ie,E||(e.nodes===null?e.nodes={start:i,end:i,a:null,t:null}:e.nodes.end=i)})}finally{r&&(Ee(!0),De(n))}}function Di(e,t){var n=void 0,r;Gn(()=>{n!==(n=t())&&(r&&=(Xn(r),null),n&&(r=Kn(()=>{Bn(()=>n(e))})))})}function Oi(e){var t,n,r=``;if(typeof e==`string`||typeof e==`number`)r+=e;else if(typeof e==`object`){if(Array.isArray(e)){var i=e.length;for(t=0;t<i;t++)e[t]&&(n=Oi(e[t]))&&(r&&(r+=` `),r+=n)}else for(n in e)e[n]&&(r&&(r+=` `),r+=n)}return r}function ki(){for(var e,t,n=0,r=``,i=arguments.length;n<i;n++)(e=arguments[n])&&(t=Oi(e))&&(r&&(r+=` `),r+=t);return r}function Ai(e){return typeof e==`object`?ki(e):e??``}var ji=[...` 	
\r\f\xA0\v﻿`];function Mi(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||ji.includes(r[o-1]))&&(s===r.length||ji.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function Ni(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function Pi(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function Fi(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(Pi)),i&&c.push(...Object.keys(i).map(Pi));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=Pi(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=Ni(r)),i&&(n+=Ni(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}function Ii(e,t,n,r,i,a){var o=e[ge];if(E||o!==n||o===void 0){var s=Mi(n,r,a);E&&s===e.getAttribute(`class`)||(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[ge]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function Li(e,t={},n,r){for(var i in n){var a=n[i];t[i]!==a&&(n[i]==null?e.style.removeProperty(i):e.style.setProperty(i,a,r))}}function Ri(e,t,n,r){var i=e[_e];if(E||i!==t){var a=Fi(t,r);E&&a===e.getAttribute(`style`)||(a==null?e.removeAttribute(`style`):e.style.cssText=a),e[_e]=t}else r&&(Array.isArray(r)?(Li(e,n?.[0],r[0]),Li(e,n?.[1],r[1],`important`)):Li(e,n,r));return r}function zi(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function Bi(e,t){var n=e.__defaultValue,r=e.multiple,a=r?n??[]:null;if(!r||i(a)){var o=e.selectedIndex,s=t&&r?new Set(e.selectedOptions):null;for(var c of e.options){var l=Wi(c);zi(c,r?a.includes(l):hn(l,n))}if(t){if(s!==null)for(c of e.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else e.selectedIndex!==o&&(e.selectedIndex=o)}}}function Vi(e,t,n=!1){if(e.multiple){if(t==null)return;if(!i(t))return we();for(var r of e.options)r.selected=t.includes(Wi(r))}else{for(r of e.options)if(hn(Wi(r),t)){r.selected=!0;return}n&&t===void 0||(e.selectedIndex=-1)}}function Hi(e){var t=new MutationObserver(t=>{t.every(Gi)||(`__defaultValue`in e&&Bi(e,!1),`__value`in e&&Vi(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),Fn(()=>{t.disconnect()})}function Ui(e,t,n=t){var r=new WeakSet,i=!0;Ct(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),Wi);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&Wi(o)}n(a),e.__value=a,M!==null&&r.add(M)}),Bn(()=>{var a=t();if(e===document.activeElement){var o=M;if(r.has(o))return}if(Vi(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=Wi(s),n(a))}e.__value=a,i=!1})}function Wi(e){return`__value`in e?e.__value:e.value}function Gi(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var Ki=Symbol(`is custom element`),qi=Symbol(`is html`),Ji=xe?`link`:`LINK`,Yi=xe?`progress`:`PROGRESS`;function Xi(e){if(E){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;Y(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;Y(e,`checked`,null),e.checked=r}}};e[ye]=n,ft(n),xt()}}function Zi(e,t){var n=$i(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===Yi)&&(e.value=t??``)}function Qi(e,t){var n=$i(e);n.checked!==(n.checked=t??void 0)&&(e.checked=t)}function Y(e,t,n,r){var i=$i(e);if(!(E&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===Ji))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[me]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&ta(e).has(t)?e[t]=n:(!E||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function $i(e){return e[he]??={[Ki]:e.nodeName.includes(`-`),[qi]:e.namespaceURI===n}}var ea=new Map;function ta(e){var t=e.getAttribute(`is`)||e.nodeName,n=ea.get(t);if(n)return n;ea.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var o in r=u(i),r)r[o].set&&o!==`innerHTML`&&o!==`textContent`&&o!==`innerText`&&n.add(o);i=p(i)}return n}function na(e,t,n=t){var r=new WeakSet;Ct(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=sa(e)?ca(a):a,n(a),M!==null&&r.add(M),await Ar(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(E&&e.defaultValue!==e.value||Nr(t)==null&&e.value)&&(n(sa(e)?ca(e.value):e.value),M!==null&&r.add(M)),Hn(()=>{var n=t();if(e===document.activeElement){var i=M;if(r.has(i))return}sa(e)&&n===ca(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}var ra=new Set;function ia(e,t,n,r,i=r){var a=n.getAttribute(`type`)===`checkbox`,o=e;let s=!1;if(t!==null)for(var c of t)o=o[c]??=[];o.push(n),Ct(n,`change`,()=>{var e=n.__value;a&&(e=oa(o,e,n.checked)),i(e)},()=>i(a?[]:null)),Hn(()=>{var e=r();E&&n.defaultChecked!==n.checked?s=!0:a?(e||=[],n.checked=e.includes(n.__value)):n.checked=hn(n.__value,e)}),Fn(()=>{var e=o.indexOf(n);e!==-1&&o.splice(e,1)}),ra.has(o)||(ra.add(o),ft(()=>{o.sort((e,t)=>e.compareDocumentPosition(t)===4?-1:1),ra.delete(o)})),ft(()=>{if(s){var e=a?oa(o,e,n.checked):o.find(e=>e.checked)?.__value;i(e)}})}function aa(e,t,n=t){Ct(e,`change`,t=>{n(t?e.defaultChecked:e.checked)}),(E&&e.defaultChecked!==e.checked||Nr(t)==null)&&n(e.checked),Hn(()=>{e.checked=!!t()})}function oa(e,t,n){for(var r=new Set,i=0;i<e.length;i+=1)e[i].checked&&r.add(e[i].__value);return n||r.delete(t),Array.from(r)}function sa(e){var t=e.type;return t===`number`||t===`range`}function ca(e){return e===``?null:+e}var la=new class e{#e=new WeakMap;#t;#n;static entries=new WeakMap;constructor(e){this.#n=e}observe(e,t){var n=this.#e.get(e)||new Set;return n.add(t),this.#e.set(e,n),this.#r().observe(e,this.#n),()=>{var n=this.#e.get(e);n.delete(t),n.size===0&&(this.#e.delete(e),this.#t.unobserve(e))}}#r(){return this.#t??=new ResizeObserver(t=>{for(var n of t){e.entries.set(n.target,n);for(var r of this.#e.get(n.target)||[])r(n)}})}}({box:`border-box`});function ua(e,t,n){var r=la.observe(e,()=>n(e[t]));Bn(()=>(Nr(()=>n(e[t])),r))}function da(e,t){return e===t||e?.[de]===t}function fa(e=ct(),t,n,r){var i=nt.r,a=ur;return Bn(()=>{var o,s;return Hn(()=>{o=s,s=r?.()||[],Nr(()=>{da(n(...s),e)||(t(e,...s),o&&da(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&da(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}function pa(e=!1){let t=nt,n=t.l.u;if(!n)return;let r=()=>Pr(t.s);if(e){let e=0,n={},i=Ot(()=>{let r=!1,i=t.s;for(let e in i)i[e]!==n[e]&&(n[e]=i[e],r=!0);return r&&e++,e});r=()=>B(i)}n.b.length&&Rn(()=>{ma(t,r),v(n.b)}),In(()=>{let e=Nr(()=>n.m.map(_));return()=>{for(let t of e)typeof t==`function`&&t()}}),n.a.length&&In(()=>{ma(t,r),v(n.a)})}function ma(e,t){if(e.l.s)for(let t of e.l.s)B(t);t()}function ha(e){var t=an(0);return function(){return arguments.length===1?(P(t,B(t)+1),arguments[0]):(B(t),e())}}var ga=!1;function _a(e){var t=ga;try{return ga=!1,[e(),ga]}finally{ga=t}}var va={get(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(h(r)&&(r=r()),typeof r==`object`&&r&&t in r)return r[t]}},set(e,t,n){let r=e.props.length;for(;r--;){let i=e.props[r];h(i)&&(i=i());let a=l(i,t);if(a&&a.set)return a.set(n),!0}return!1},getOwnPropertyDescriptor(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(h(r)&&(r=r()),typeof r==`object`&&r&&t in r){let e=l(r,t);return e&&!e.configurable&&(e.configurable=!0),e}}},has(e,t){if(t===de||t===pe)return!1;for(let n of e.props)if(h(n)&&(n=n()),n!=null&&t in n)return!0;return!1},ownKeys(e){let t=[];for(let n of e.props)if(h(n)&&(n=n()),n){for(let e in n)t.includes(e)||t.push(e);for(let e of Object.getOwnPropertySymbols(n))t.includes(e)||t.push(e)}return t}};function ya(...e){return new Proxy({props:e},va)}function X(e,t,n,r){var i=!Je||!!(n&2),a=!!(n&8),o=!!(n&16),s=r,c=!0,u=void 0,d=()=>o&&i?(u??=Ot(r),B(u)):(c&&(c=!1,s=o?Nr(r):r),s);let f;if(a){var p=de in e||pe in e;f=l(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;a?[m,h]=_a(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&Ue(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(c=!0,n)}:()=>{var n=e[t];return n!==void 0&&(s=void 0),n===void 0?s:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?Ot:jt)(()=>(v=!1,g()));a&&B(y);var b=ur;return(function(e,t){if(arguments.length>0){let n=t?B(y):i&&a?pn(e):e;return P(y,n),v=!0,s!==void 0&&(s=n),e}return ar&&v||b.f&16384?y.v:B(y)})}var ba={brobnar:{hue:12,emblem:`M12 1.5C13 6 18 8 18 14.5A6 6 0 0 1 6 14.5C6 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 1.5ZM12 14v5`,pattern:`rays`},dis:{hue:322,emblem:`M4 3C3 9 6 11 7 12V17L12 22L17 17V12C18 11 21 9 20 3C18 6 16 7 12 7S6 6 4 3ZM9 13l2 1.5M15 13l-2 1.5M10.5 18h3`,pattern:`scales`},logos:{hue:196,emblem:`M12 10.5a1.5 1.5 0 1 0 .1 0M2 12a10 4 0 1 0 20 0a10 4 0 1 0-20 0M7 3.3a4 10-30 1 0 10 17.4a4 10-30 1 0-10-17.4M17 3.3a4 10 30 1 0-10 17.4a4 10 30 1 0 10-17.4`,pattern:`grid`},mars:{hue:96,emblem:`M12 5a7 6 0 0 1 7 6C19 17 15 22 12 22S5 17 5 11A7 6 0 0 1 12 5ZM8 12c2 0 3 1 3 3c-2 0-3-1-3-3ZM16 12c-2 0-3 1-3 3c2 0 3-1 3-3ZM9 5 7 1.5M15 5l2-3.5`,pattern:`dots`},sanctum:{hue:224,emblem:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5ZM12 6v12M7.5 10.5h9`,pattern:`bricks`},saurian:{hue:52,emblem:`M12 22C5 19 3 13 5 4M12 22C19 19 21 13 19 4M4.5 8l3.5 1.5M4.5 12.5l4 .5M6.5 17l4-.5M19.5 8 16 9.5M19.5 12.5l-4 .5M17.5 17l-4-.5M12 4l1 2.5h2.5l-2 1.7.8 2.6L12 9.3l-2.3 1.5.8-2.6-2-1.7H11Z`,pattern:`scales`},shadows:{hue:262,ink:30,emblem:`M12 1.5 15 9.5 13.5 16h-3L9 9.5ZM7 16h10M12 16v5M10 21.5h4`,pattern:`waves`},"star-alliance":{hue:176,emblem:`M12 1.5 14.8 9.2 22.5 12 14.8 14.8 12 22.5 9.2 14.8 1.5 12 9.2 9.2ZM12 10a2 2 0 1 0 .1 0`,pattern:`rings`},untamed:{hue:142,emblem:`M12 12c3 0 6 3 6 6.5c0 3-3 2.5-6 2.5s-6 .5-6-2.5C6 15 9 12 12 12ZM5 8a2 2.5 0 1 0 .1 0M10 3a2 2.5 0 1 0 .1 0M14.5 3a2 2.5 0 1 0 .1 0M19 8a2 2.5 0 1 0 .1 0`,pattern:`leaves`},"":{hue:40,ink:15,emblem:`M12 2 20.7 7v10L12 22 3.3 17V7Z`,pattern:`dots`}},xa={name:`keyforge`,accent:38,looks:ba},Sa={dark:{hue:288,ink:32,emblem:`M12 3a8 8 0 0 0-5 14.2V21h10v-3.8A8 8 0 0 0 12 3ZM9 12.5a1.6 1.6 0 1 0 .1 0M15 12.5a1.6 1.6 0 1 0 .1 0M10 21v-2.5M14 21v-2.5M12 15l-1 2h2Z`,pattern:`waves`},holy:{hue:48,emblem:`M12 7a5 5 0 1 0 .1 0M12 1v3.5M12 19.5V23M1 12h3.5M19.5 12H23M4.2 4.2l2.5 2.5M17.3 17.3l2.5 2.5M19.8 4.2l-2.5 2.5M6.7 17.3l-2.5 2.5`,pattern:`rays`},nature:{hue:112,emblem:`M4 21C3 10 9 3 21 3C22 14 16 21 6 19M4 21C7 15 11 11 16 8M9.5 13.5V9M13 10.5V6.5M9 14h4.5`,pattern:`leaves`},mind:{hue:320,emblem:`M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 8.5a3.5 3.5 0 1 0 .1 0M12 2v2.5M6 3.5l1 2.3M18 3.5l-1 2.3`,pattern:`rings`},arcane:{hue:266,emblem:`M12 2l5.9 17.2L3 8.5h18L6.1 19.2ZM12 1.5a10.5 10.5 0 1 0 .1 0`,pattern:`grid`},war:{hue:2,ink:44,emblem:`M3 3l10 10M3 3l1 4 8 8M3 3l4 1 8 8M21 3 11 13M21 3l-1 4-8 8M21 3l-4 1-8 8M5 15l4 4M19 15l-4 4M7 17l-3.5 3.5M17 17l3.5 3.5`,pattern:`shards`},earth:{hue:30,ink:34,emblem:`M1.5 20.5 9 6l4 7 2.5-4 7 11.5ZM9 6l1.5 6-2 2.5 2 6`,pattern:`bricks`},water:{hue:208,emblem:`M12 2C16 8 19 11.5 19 15.5A7 7 0 0 1 5 15.5C5 11.5 8 8 12 2ZM9 15.5a3.5 3.5 0 0 0 3.5 3.5`,pattern:`waves`},air:{hue:188,ink:36,emblem:`M2 9h12.5a3.3 3.3 0 1 0-3.3-3.3M2 13h17a3 3 0 1 1-3 3M2 17h8a2.7 2.7 0 1 1-2.7 2.7`,pattern:`rings`},fire:{hue:16,ink:62,emblem:`M12 1.5C13 6 18.5 8 18.5 14.5A6.5 6.5 0 0 1 5.5 14.5C5.5 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 1.5ZM12 13c1.5 2 2.5 3 2.5 4.7a2.5 2.5 0 0 1-5 0C9.5 16 10.5 15 12 13Z`,pattern:`scales`},beastmaster:{hue:96,emblem:`M12 11.5c3.5 0 6.5 3.5 6.5 6.8c0 3-3.5 2.5-6.5 2.5s-6.5.5-6.5-2.5C5.5 15 8.5 11.5 12 11.5ZM4.5 8a2 2.6 0 1 0 .1 0M9.5 3a2 2.6 0 1 0 .1 0M14.5 3a2 2.6 0 1 0 .1 0M19.5 8a2 2.6 0 1 0 .1 0`,pattern:`leaves`},warlock:{hue:350,emblem:`M4 3C3 9 6 11 7 12V17L12 22L17 17V12C18 11 21 9 20 3C18 6 16 7 12 7S6 6 4 3ZM9 13l2 1.5M15 13l-2 1.5M10.5 18h3`,pattern:`scales`},priestess:{hue:52,emblem:`M5 3h14c0 6-2 9-5.5 10v4l3.5 4H7l3.5-4v-4C7 12 5 9 5 3ZM12 5.5v5M9.5 8h5`,pattern:`rays`},wizard:{hue:232,emblem:`M12 1.5 17 16H7ZM3 17.5c6-2.5 12-2.5 18 0c-6 4-12 4-18 0ZM12 7l.8 1.9 2 .2-1.5 1.3.5 2L12 11.3l-1.8 1.1.5-2L9.2 9.1l2-.2Z`,pattern:`grid`},none:{hue:220,ink:16,emblem:`M12 2l2.6 6.9 7.4.3-5.8 4.6 2 7.2L12 16.9 5.8 21l2-7.2L2 9.2l7.4-.3Z`,pattern:`dots`},"":{hue:258,ink:30,emblem:`M8 8.5a4 4 0 1 1 5.5 3.7c-1 .6-1.5 1.2-1.5 2.8M12 18.3v.6M12 1.5a10.5 10.5 0 1 0 .1 0`,pattern:`grid`}},Ca=[{shape:`M12 3a9 9 0 1 0 .1 0`,colour:`var(--owner-1)`},{shape:`M12 2 22 12 12 22 2 12Z`,colour:`var(--owner-2)`},{shape:`M12 3 22 20H2Z`,colour:`var(--owner-3)`},{shape:`M4 4h16v16H4Z`,colour:`var(--owner-4)`}],wa={name:`mage-wars`,accent:268,looks:Sa},Ta={name:`shards`,accent:205,looks:{homodeus:{hue:212,emblem:`M12 2 20.7 7v10L12 22 3.3 17V7zM12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10M12 10.5v3M10.5 12h3`,pattern:`grid`},order:{hue:44,emblem:`M1.5 12C6 5 18 5 22.5 12C18 19 6 19 1.5 12ZM12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M12 1v3M12 20v3`,pattern:`rings`},undergrowth:{hue:130,emblem:`M12 22V9M12 13C5 13 3 8 3 3C9 3 12 6 12 13ZM12 16C12 10 15 7 21 7C21 13 18 16 12 16Z`,pattern:`leaves`},wraethe:{hue:290,emblem:`M17 2C8 4 5 10 7 15S15 22 20 20C15 19 12 16 12 12S14 4 17 2ZM4 5l1.5 3M3 13h2M18 11a1 1 0 1 0 .1 0`,pattern:`waves`},"":{hue:190,ink:25,emblem:`M12 1.5 18 9 12 22.5 6 9ZM6 9h12M12 1.5V22.5`,pattern:`shards`}}},Ea=`# Der Tisch in Worten: im Terminal und im Browser.

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
`,ka=class extends Map{#e=new Map;#t=N(0);#n=N(0);#r=br||-1;constructor(e){if(super(),e){for(var[t,n]of e)super.set(t,n);this.#n.v=super.size}}#i(e){return br===this.#r?N(e):an(e)}has(e){var t=this.#e,n=t.get(e);if(n===void 0){if(super.has(e))n=this.#i(0),t.set(e,n);else return B(this.#t),!1}return B(n),!0}forEach(e,t){this.#a(),super.forEach(e,t)}get(e){var t=this.#e,n=t.get(e);if(n===void 0){if(super.has(e))n=this.#i(0),t.set(e,n);else{B(this.#t);return}}return B(n),super.get(e)}getOrInsert(e,t){return super.has(e)||this.set(e,t),this.get(e)}getOrInsertComputed(e,t){return super.has(e)||this.set(e,t(e)),this.get(e)}set(e,t){var n=this.#e,r=n.get(e),i=super.get(e),a=super.set(e,t),o=this.#t;if(r===void 0)r=this.#i(0),n.set(e,r),P(this.#n,super.size),dn(o);else if(i!==t){dn(r);var s=o.reactions===null?null:new Set(o.reactions);s!==null&&r.reactions?.every(e=>s.has(e))||dn(o)}return a}delete(e){var t=this.#e,n=t.get(e),r=super.delete(e);return n!==void 0&&(t.delete(e),P(n,-1)),r&&(P(this.#n,super.size),dn(this.#t)),r}clear(){if(super.size!==0){super.clear();var e=this.#e;P(this.#n,0);for(var t of e.values())P(t,-1);dn(this.#t),e.clear()}}#a(){B(this.#t);var e=this.#e;if(this.#n.v!==e.size){for(var t of super.keys())if(!e.has(t)){var n=this.#i(0);e.set(t,n)}}for([,n]of this.#e)B(n)}keys(){return B(this.#t),super.keys()}values(){return this.#a(),super.values()}entries(){return this.#a(),super.entries()}[Symbol.iterator](){return this.entries()}get size(){return B(this.#n),super.size}},Aa=class{#e;#t;constructor(e,t){this.#e=e,this.#t=ii(t)}get current(){return this.#t(),this.#e()}},ja=/\(.+\)/,Ma=new Set([`all`,`print`,`screen`,`and`,`or`,`not`,`only`]),Na=class extends Aa{constructor(e,t){let n=ja.test(e)||e.split(/[\s,]+/).some(e=>Ma.has(e.trim()))?e:`(${e})`,r=window.matchMedia(n);super(()=>r.matches,e=>Br(r,`change`,e))}},Pa=`# Das Programm im Browser. Was die Spiele sagen, kommt von den Spielen.

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
`,Ia=`# The browser client. What the games say comes from the games.

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
`,La=`# The pages around the table. $what is what players bring: decks or books (spellbooks).

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
`,Ra=`# Program w przeglądarce. To, co mówią gry, pochodzi z gier.

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
`,za=`# Strony wokół stołu. $what to to, co przynoszą gracze: talie (decks) albo księgi zaklęć (books).

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
`,Ba=class{constructor(e){this.value=e}valueOf(){return this.value}},Va=class extends Ba{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},Ha=class extends Ba{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Ua=class e extends Ba{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof Ba)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Ba&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},Wa=100,Ga=`⁨`,Ka=`⁩`;function qa(e,t,n){return n===t||n instanceof Ha&&t instanceof Ha&&n.value===t.value||t instanceof Ha&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function Ja(e,t,n){return t[n]?ro(e,t[n].value):(e.reportError(RangeError(`No default`)),new Va)}function Ya(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=Xa(e,i.value):n.push(Xa(e,i));return{positional:n,named:r}}function Xa(e,t){switch(t.type){case`str`:return t.value;case`num`:return new Ha(t.value,{minimumFractionDigits:t.precision});case`var`:return Za(e,t);case`mesg`:return Qa(e,t);case`term`:return $a(e,t);case`func`:return eo(e,t);case`select`:return to(e,t);default:return new Va}}function Za(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new Va(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new Va(`$${t}`);if(n instanceof Ba)return n;switch(typeof n){case`string`:return n;case`number`:return new Ha(n);case`object`:if(Ua.supportsValue(n))return new Ua(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new Va(`$${t}`)}}function Qa(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new Va(t);if(n){let i=r.attributes[n];return i?ro(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Va(`${t}.${n}`))}return r.value?ro(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new Va(t))}function $a(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new Va(i);if(n){let t=a.attributes[n];if(t){e.params=Ya(e,r).named;let n=ro(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Va(`${i}.${n}`)}e.params=Ya(e,r).named;let o=ro(e,a.value);return e.params=null,o}function eo(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new Va(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new Va(`${t}()`);try{let t=Ya(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new Va(`${t}()`)}}function to(e,{selector:t,variants:n,star:r}){let i=Xa(e,t);if(i instanceof Va)return Ja(e,n,r);for(let t of n)if(qa(e,i,Xa(e,t.key)))return ro(e,t.value);return Ja(e,n,r)}function no(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new Va;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>Wa)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Wa}`);r&&n.push(Ga),n.push(Xa(e,i).toString(e)),r&&n.push(Ka)}return e.dirty.delete(t),n.join(``)}function ro(e,t){return typeof t==`string`?e.bundle._transform(t):no(e,t)}var io=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function ao(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var oo=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function so(e,t){let n=e[0];if(n instanceof Va)return new Va(`NUMBER(${n.valueOf()})`);if(n instanceof Ha)return new Ha(n.valueOf(),{...n.opts,...ao(t,oo)});if(n instanceof Ua)return new Ha(n.toNumber(),{...ao(t,oo)});throw TypeError(`Invalid argument to NUMBER`)}var co=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function lo(e,t){let n=e[0];if(n instanceof Va)return new Va(`DATETIME(${n.valueOf()})`);if(n instanceof Ua||n instanceof Ha)return new Ua(n,ao(t,co));throw TypeError(`Invalid argument to DATETIME`)}var uo=new Map;function fo(e){let t=Array.isArray(e)?e.join(` `):e,n=uo.get(t);return n===void 0&&(n=new Map,uo.set(t,n)),n}var po=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:so,DATETIME:lo,...t},this._useIsolating=n,this._transform=r,this._intls=fo(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new io(this,n,t);try{return no(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new Va().toString(r);throw e}}},mo=/^(-?[a-zA-Z][\w-]*) *= */gm,ho=/\.([a-zA-Z][\w-]*) *= */y,go=/\*?\[/y,_o=/(-?[0-9]+(?:\.([0-9]+))?)/y,vo=/([a-zA-Z][\w-]*)/y,yo=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,bo=/^[A-Z][A-Z0-9_-]*$/,xo=/([^{}\n\r]+)/y,So=/([^\\"\n\r]*)/y,Co=/\\([\\"])/y,wo=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,To=/^\n+/,Eo=/ +$/,Do=/ *\r?\n/g,Oo=/( *)$/,ko=/{\s*/y,Ao=/\s*}/y,jo=/\[\s*/y,Mo=/\s*] */y,No=/\s*\(\s*/y,Po=/\s*->\s*/y,Fo=/\s*:\s*/y,Io=/\s*,?\s*/y,Lo=/\s+/y,Ro=class{constructor(e){this.body=[],mo.lastIndex=0;let t=0;for(;;){let n=mo.exec(e);if(n===null)break;t=mo.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(ho);){let t=o(ho),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(xo)&&(r=o(xo)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,To),u([i],i.length)):r?S(r,Eo):null}function u(r=[],i){for(;;){if(n(xo)){r.push(o(xo));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,Eo));let c=[];for(let e of r)e instanceof zo&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(ko,SyntaxError);let e=f();if(i(Ao))return e;if(i(Po)){let t=h();return i(Ao,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(yo)){let[,e,t,n=null]=a(yo);if(e===`$`)return{type:`var`,name:t};if(i(No)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(bo.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Io)}}function m(){let e=f();return e.type===`mesg`&&i(Fo)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(go);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(jo,SyntaxError);let e;return e=n(_o)?v():{type:`str`,value:o(vo)},i(Mo,SyntaxError),e}function _(){if(n(_o))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(_o),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(So),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(Co))return o(Co);if(n(wo)){let[,e,t]=a(wo),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(Lo),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `&&C(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(Do,`
`),n=Oo.exec(e)[1].length;return new zo(t,n)}}},zo=class{constructor(e,t){this.value=e,this.length=t}},Bo=Object.assign({"../../text/de.ftl":Pa,"../../text/de.pages.ftl":Fa,"../../text/en.ftl":Ia,"../../text/en.pages.ftl":La,"../../text/pl.ftl":Ra,"../../text/pl.pages.ftl":za}),Vo={en:`English`,de:`Deutsch`,pl:`Polski`},Ho=`trivault.lang`;function Uo(e){let t=Object.fromEntries(Object.keys(Vo).map(e=>[e,new po(e,{useIsolating:!1})]));for(let[n,r]of Object.entries(e))t[/\/(en|de|pl)[./]/.exec(n)?.[1]].addResource(new Ro(r),{allowOverrides:!0});return t}var Wo=Uo(Bo);function Go(e){return!!e&&e in Vo}function Ko(){return[localStorage.getItem(Ho),...navigator.languages.map(e=>e.slice(0,2))].find(Go)??`en`}var qo=new class{#e=N(pn(Ko()));get lang(){return B(this.#e)}set lang(e){P(this.#e,e,!0)}use(e){this.lang=e,localStorage.setItem(Ho,e)}say(e,t={},n=Wo){for(let r of[n[this.lang],n.en]){let n=r.getMessage(e)?.value;if(n)return r.formatPattern(n,t,[])}return e}},Z=(e,t)=>qo.say(e,t);function Jo(e){return e.slice(0,1).toUpperCase()+e.slice(1)}function Yo(e){return e>0?`+${e}`:e<0?`−${-e}`:`0`}var Xo=(function(){let e=typeof document<`u`&&document.createElement(`link`).relList;return e&&e.supports&&e.supports(`modulepreload`)?`modulepreload`:`preload`})(),Zo=function(e,t){return new URL(e,t).href},Qo={},$o=function(e){return e.pathname.endsWith(`.css`)},es=function(e,t,n){if(t in e)return e[t];let r=n();if(!r){e[t]=void 0;return}let i=r.then(()=>{e[t]=void 0},n=>{throw e[t]=void 0,n});return e[t]=i,i},ts=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}r=o(t.map(t=>{t=Zo(t,n);let r=s(t),i=$o(r);return es(Qo,r.href,()=>{if(e===void 0){e={all:new Set,styles:new Set};let t=document.getElementsByTagName(`link`);for(let n=t.length-1;n>=0;n--){let r=t[n];e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}if((i?e.styles:e.all).has(r.href))return;let t=document.createElement(`link`);if(t.rel=i?`stylesheet`:Xo,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,a&&t.setAttribute(`nonce`,a),document.head.appendChild(t),i)return new Promise((e,n)=>{let i=a=>{t.removeEventListener(`load`,i),t.removeEventListener(`error`,i),a.type===`error`?n(Error(`Unable to preload CSS for ${r}`)):e(a)};t.addEventListener(`load`,i),t.addEventListener(`error`,i)})})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},ns=new Map(Object.entries(Object.assign({"./keyforge/cover.ts":xa,"./magewars/cover.ts":wa,"./shards/cover.ts":Ta})).map(([e,t])=>[t.name,{cover:t,folder:e.split(`/`)[1]}])),rs=Object.assign({"./keyforge/board.ts":()=>ts(()=>import(`./keyforge.js`).then(e=>e.BOARD),[],import.meta.url),"./magewars/board.ts":()=>ts(()=>import(`./magewars.js`).then(e=>e.BOARD),[],import.meta.url),"./shards/board.ts":()=>ts(()=>import(`./shards.js`).then(e=>e.BOARD),[],import.meta.url)}),is=new ka;async function as(e){let t=rs[`./${ns.get(e)?.folder}/board.ts`];if(!t||is.has(e))return;let n=await t();fs.set(e,Uo({...us,...n.texts})),is.set(e,n)}async function os(){for(let e of ns.keys())await as(e)}var ss={hue:220,ink:12,emblem:`M12 2 20.7 7v10L12 22 3.3 17V7Z`,pattern:`dots`};function cs(e){return ns.get(e)?.cover}function ls(e){return is.get(e)}var us=Object.assign({"../../../trivault/telling/text/de.ftl":Ea,"../../../trivault/telling/text/en.ftl":Da,"../../../trivault/telling/text/pl.ftl":Oa}),ds=Uo(us),fs=new ka;function ps(e,t,n={}){return Jo(qo.say(t,n,fs.get(e)??ds))}function ms(e,t){let n=cs(e)?.looks??{};return n[t]??n[``]??ss}function hs(e,t,n){let r=is.get(e);if(n&&r)return r.face(n);let i=n?.text??[];return{slug:t,name:n?.name??(t||ps(e,r?.hidden??``)),kind:``,type:``,group:``,stats:[],lines:i,reminders:[]}}function gs(e,t,n,r){let i=is.get(e);return!n||!r?[]:i?.groups?.(t,n,r,(t,n)=>ps(e,t,n))??[]}var _s=`images`;function vs(){let e=indexedDB.open(`trivault`,1);return e.onupgradeneeded=()=>e.result.createObjectStore(_s),ys(e)}function ys(e){return new Promise((t,n)=>{e.onsuccess=()=>t(e.result),e.onerror=()=>n(e.error??Error(`no database`))})}function bs(e){return e.replace(/\.[a-z]+$/i,``).toLowerCase().replaceAll(`æ`,`ae`).normalize(`NFKD`).replace(/\p{M}/gu,``).replace(/[^a-z0-9]+/g,`-`).replace(/^-|-$/g,``)}var xs=new class{#e=N({});get urls(){return B(this.#e)}set urls(e){P(this.#e,e)}async load(e){if(this.urls[e])return;let t=IDBKeyRange.bound(`${e}/`,`${e}/\uffff`);try{let n=(await vs()).transaction(_s).objectStore(_s),[r,i]=await Promise.all([ys(n.getAllKeys(t)),ys(n.getAll(t))]);this.#t(e,new Map(r.map((t,n)=>[t.slice(e.length+1),i[n]])))}catch{this.#t(e,new Map)}}async take(e,t,n){let r=[...t].filter(e=>e.type.startsWith(`image/`)&&n.has(bs(e.name))),i=(await vs()).transaction(_s,`readwrite`).objectStore(_s);return await Promise.all(r.map(t=>ys(i.put(t,`${e}/${bs(t.name)}`)))),this.#t(e,new Map(r.map(e=>[bs(e.name),e]))),r.length}async drop(e){await ys((await vs()).transaction(_s,`readwrite`).objectStore(_s).delete(IDBKeyRange.bound(`${e}/`,`${e}/\uffff`))),Object.values(this.urls[e]??{}).forEach(e=>URL.revokeObjectURL(e)),this.urls={...this.urls,[e]:{}}}#t(e,t){let n=Object.fromEntries([...t].map(([e,t])=>[e,URL.createObjectURL(t)]));this.urls={...this.urls,[e]:{...this.urls[e],...n}}}};function Ss(e){let t=2166136261;for(let n of e)t=Math.imul(t^n.charCodeAt(0),16777619);return()=>{t=t+1831565813|0;let e=Math.imul(t^t>>>15,1|t);return e=e+Math.imul(e^e>>>7,61|e)^e,((e^e>>>14)>>>0)/4294967296}}function Cs(e,t){return`${(50+t*Math.cos(e)).toFixed(1)} ${(36+t*Math.sin(e)).toFixed(1)}`}function ws(e,t,n,r){let i=Ss(e),a=i()*Math.PI;return Array.from({length:n},(e,n)=>{let o=32-n*(7+i()*3),s=o*(.5+i()*.35),c=(i()-.5)*.9,l=r>>n&1,u=2*Math.PI/t,d=Array.from({length:t},(e,t)=>{let r=a+t*u+u/2*n,i=Cs(r,o),d=Cs(r+u/2+c*.3,s);return l?`Q${Cs(r-u/4,o)} ${i}Q${Cs(r+u/4,s)} ${d}`:`L${i}L${d}`});return`M${Cs(a+u/2*n-u/2+c*.3,s)}${d.join(``)}Z`})}var Ts={rays:{size:[20,20],path:`M0 20 20 0M-5 5 5-5M15 25 25 15`},scales:{size:[16,12],path:`M0 0a8 8 0 0 0 16 0M-8 6a8 8 0 0 0 16 0M8 6a8 8 0 0 0 16 0`},grid:{size:[14,14],path:`M0 0h14M0 0v14M7 5v4M5 7h4`},rings:{size:[22,22],path:`M4 11a7 7 0 1 0 14 0a7 7 0 1 0-14 0M8 11a3 3 0 1 0 6 0a3 3 0 1 0-6 0`},leaves:{size:[18,18],path:`M2 16C2 8 8 2 16 2C16 10 10 16 2 16ZM2 16 12 6`},shards:{size:[20,24],path:`M10 1 15 12 10 23 5 12ZM5 12h10`},waves:{size:[24,10],path:`M0 5Q6-2 12 5T24 5`},dots:{size:[14,14],path:`M6 7a1 1 0 1 0 2 0a1 1 0 1 0-2 0M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0`},bricks:{size:[20,12],path:`M0 0h20M0 6h20M5 0v6M15 6v6`}},Es=`6 `;function Ds({slug:e,figure:t,deeds:n,points:r}){let i=Ss(Es+e),a=e=>Math.floor(i()*e),o=2+a(2);return{figure:t,deeds:[...new Set(n.filter(e=>e!==void 0))].slice(0,4),division:a(Os.length),points:r?Math.min(Math.max(r,3),12):3+a(7),rings:o,round:a(1<<o)}}var Os=[``,`M50 0h50v72H50Z`,`M0 36h100v36H0Z`,`M0 72 100 0v72Z`,`M0 0 100 72H0Z`,`M0 0h50v36H0ZM50 36h50v36H50Z`,`M0 72 50 22 100 72Z`,`M0 0h100L50 60Z`,`M0 0 50 36 0 72ZM100 0 50 36l50 36Z`,`M34 0h32v72H34Z`,`M0 24h100v24H0Z`,`M0 72V54L82 0h18v18L18 72Z`,`M50 0 100 36 50 72 0 36Z`,`M0 0h34v24H0ZM66 0h34v24H66ZM34 24h32v24H34ZM0 48h34v24H0ZM66 48h34v24H66Z`,`M0 0h25v72H0ZM75 0h25v72H75Z`,`M0 0h100v20H0ZM0 52h100v20H0Z`];function ks(e){return e<3?[[76,36],[24,36]].slice(0,e):e===3?[[24,36],[76,26],[76,46]]:[[76,26],[24,26],[76,46],[24,46]]}var As=Xr(`<image width="100" height="72" preserveAspectRatio="xMidYMid slice"></image>`),js=Xr(`<path class="field svelte-mblihk"></path>`),Ms=Xr(`<path class="petal svelte-mblihk"></path>`),Ns=Xr(`<g><circle class="disc svelte-mblihk" r="8.4"></circle><g><path class="sign svelte-mblihk"></path></g></g>`),Ps=Xr(`<!><rect width="100" height="72"></rect><rect width="100" height="72"></rect><!><g transform="translate(33 19) scale(1.42)"><path class="emblem svelte-mblihk"></path></g><!>`,1),Fs=Xr(`<svg class="hued svelte-mblihk" viewBox="0 0 100 72" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false"><defs><pattern patternUnits="userSpaceOnUse"><path class="tile svelte-mblihk"></path></pattern><radialGradient><stop class="inner svelte-mblihk" offset="0"></stop><stop class="outer svelte-mblihk" offset="1"></stop></radialGradient></defs><rect class="ground svelte-mblihk" width="100" height="72"></rect><!></svg>`);function Is(e,t){let n=$r();k(t,!0);let r=j(()=>ms(t.game,t.face.group)),i=j(()=>Ts[B(r).pattern]),a=j(()=>t.face.emblem),o=j(()=>B(a)?ws(t.face.slug,B(a).points,B(a).rings,B(a).round):[]),s=j(()=>ks(B(a)?.deeds.length??0)),c=j(()=>xs.urls[t.game]?.[t.face.slug]);var l=Fs();let u;var d=F(l),f=F(d),p=L(f),m=R(f);O(d);var h=R(d,2),g=e=>{var t=As();z(()=>Y(t,`href`,B(c))),W(e,t)},_=e=>{var t=Ps(),i=I(t),c=e=>{var t=js();z(()=>Y(t,`d`,Os[B(a).division])),W(e,t)};K(i,e=>{B(a)&&e(c)});var l=R(i),u=R(l),d=R(u);J(d,17,()=>B(o),q,(e,t,n)=>{var r=Ms();Ri(r,``,{},{"--ring":n}),z(()=>Y(r,`d`,B(t))),W(e,r)});var f=R(d),p=L(f);J(R(f),17,()=>B(a)?.deeds??[],q,(e,t,n)=>{let r=j(()=>{let[e,t]=B(s)[n];return{x:e,y:t}});var i=Ns(),a=R(F(i));Y(a,`transform`,`translate(-6.6000000000000005 -6.6000000000000005) scale(0.55)`);var o=L(a);O(i),z(()=>{Y(i,`transform`,`translate(${B(r).x??``} ${B(r).y??``})`),Y(o,`d`,B(t))}),W(e,i)}),z(()=>{Y(l,`fill`,`url(#${n}-tile)`),Y(u,`fill`,`url(#${n}-glow)`),Y(p,`d`,B(a)?.figure??B(r).emblem)}),W(e,t)};K(h,e=>{B(c)?e(g):e(_,-1)}),O(l),z(()=>{u=Ri(l,``,u,{"--hue":B(r).hue,"--ink":`${B(r).ink??50??``}%`}),Y(f,`id`,`${n}-tile`),Y(f,`width`,B(i).size[0]),Y(f,`height`,B(i).size[1]),Y(p,`d`,B(i).path),Y(m,`id`,`${n}-glow`)}),W(e,l),A()}var Ls={amber:`M12 2 20.5 7v10L12 22 3.5 17V7ZM12 2v20M3.5 7 20.5 17M20.5 7 3.5 17`,armor:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5Z`,archives:`M3 4h18v5H3ZM5 9h14v11H5ZM10 13h4`,chains:`M9.5 14.5a4 4 0 0 1 0-5.5l3-3a4 4 0 0 1 5.5 5.5l-1.5 1.5M14.5 9.5a4 4 0 0 1 0 5.5l-3 3a4 4 0 0 1-5.5-5.5l1.5-1.5`,check:`M4 12.5 10 18.5 20.5 6`,counter:`M5 5h14v14H5ZM12 9v6M9 12h6`,clock:`M12 3a9 9 0 1 0 .1 0M12 7v5.5l3.5 2`,bell:`M6 17V11a6 6 0 0 1 12 0v6l2 2H4ZM10 21.5h4M12 3v2`,cost:`M12 2 20 9 12 22 4 9ZM4 9h16`,damage:`M12 2l2 6 6-3-3 6 5 3-6 1 1 6-5-4-5 4 1-6-6-1 5-3-3-6 6 3Z`,deck:`M7 3h12v16H7ZM5 6v15h11`,discard:`M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7`,enraged:`M4 6l6 4M20 6l-6 4M7 13a1 1 0 1 0 .1 0M17 13a1 1 0 1 0 .1 0M7 20c2-3 8-3 10 0`,exhausted:`M4 5h7l-7 7h7M13 12h7l-7 8h7`,gems:`M12 2 20 9 12 22 4 9ZM4 9h16M12 22 8.5 9 12 2M12 22 15.5 9 12 2`,hand:`M4 8l6-2 4 13-6 2ZM10 5.5h6V19M16 6l5 1.5-3.5 11`,health:`M12 21C5 15 2.5 11.5 2.5 8A5 5 0 0 1 12 6a5 5 0 0 1 9.5 2c0 3.5-2.5 7-9.5 13Z`,hint:`M9 18h6M10 21.5h4M12 2.5a6.5 6.5 0 0 0-4 11.6V16h8v-1.9A6.5 6.5 0 0 0 12 2.5Z`,keys:`M8 6.5a4.5 4.5 0 1 0 .1 0M12 11h9.5M18 11v4M21.5 11v3`,eye:`M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 9a3 3 0 1 0 .1 0`,log:`M5 4h14M5 9h14M5 14h14M5 19h9`,mastery:`M12 2l2.8 6.3 6.7.7-5 4.6 1.4 6.7L12 17l-5.9 3.3 1.4-6.7-5-4.6 6.7-.7Z`,menu:`M4 6h16M4 12h16M4 18h16`,more:`M5 12h.1M12 12h.1M19 12h.1`,pause:`M8 5v14M16 5v14`,power:`M20 3 9 14M20 3l-1 5L10 17M20 3l-5 1-9 9M5 12l7 7M7.5 16.5 3.5 20.5`,purged:`M5 5l14 14M19 5 5 19`,replay:`M4 12a8 8 0 1 0 3-6.2M4 3v4h4M12 8v4.5l3 2`,shield:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5ZM12 7v9M8 11h8`,skip:`M5 5v14l8-7ZM13 5v14l8-7Z`,"step-back":`M15 5 8 12l7 7`,"step-on":`M9 5l7 7-7 7`,stunned:`M12 12a2 2 0 1 1 2-2a4.5 4.5 0 1 1-5-4.5A7 7 0 1 1 5 12`,"turn-back":`M18 5l-7 7 7 7M11 5l-7 7 7 7`,"turn-on":`M6 5l7 7-7 7M13 5l7 7-7 7`,turn:`M7 4v16l12-8Z`,undo:`M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3`,upgrades:`M12 3l7 7h-4v10H9V10H5Z`,warded:`M12 2.5a9.5 9.5 0 1 0 .1 0M12 7.5a4.5 4.5 0 1 0 .1 0`,warning:`M12 3 22 20.5H2ZM12 9v6M12 17.5v.5`,why:`M8.5 8.5a3.5 3.5 0 1 1 5 3.2c-1 .6-1.5 1.3-1.5 2.8M12 18.5v.5`,zoom:`M10.5 4a6.5 6.5 0 1 0 .1 0M15.5 15.5 21 21`},Rs=Xr(`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" class="svelte-1gghov3"><path class="svelte-1gghov3"></path></svg>`);function Q(e,t){k(t,!0);let n=X(t,`name`,3,``),r=X(t,`path`,19,()=>Ls[n()]??``);var i=Rs(),a=L(i);z(()=>Y(a,`d`,r())),W(e,i),A()}var zs=7,Bs=`­`,Vs=`[aeiouyäöüąęó]`,Hs=RegExp(`${Vs}[bcdfghjklmnprstvwxzßćłńśźż]{0,2}?(?=(?:[bcdfgjklmnprstvwzćłśźż]|[bdfgkpt][lr]|[cpst]h|sch|s[pt])${Vs})`,`g`),Us=2;function Ws(e){if(e.length<zs)return e;let t=[...e.toLowerCase().matchAll(Hs)].map(e=>e.index+e[0].length).filter(t=>t>=Us&&t<=e.length-Us);return[...t,e.length].map((n,r)=>e.slice(t[r-1]??0,n)).join(Bs)}function Gs(e){return e.replace(/\p{L}+/gu,Ws)}var Ks=U(`<span class="svelte-1efqpaa"> </span> `,1);function qs(e,t){k(t,!0);var n=Qr();J(I(n),17,()=>t.name.split(` `),q,(e,t)=>{var n=Ks(),r=I(n),i=L(r,!0),a=R(r);a.nodeValue=`  `,z(e=>G(i,e),[()=>Gs(B(t))]),W(e,n)}),W(e,n),A()}function Js(e,t,n,r){let i=[],a=``;for(let o of e.split(` `)){let e=a?`${a} ${o}`:o,s=t-(i.length?n:0);a&&r(e)>s?(i.push(a),a=o):a=e}return[...i,a]}function Ys(e,t,n,r){let i=i=>e.map(e=>Js(e,t.width/i,n.indent,r));for(let r of n.sizes){let a=i(r).flat().length,o=Math.ceil(a*r*n.line);if(o<=t.height)return{size:r,paragraphs:e,folded:!1,height:o}}let a=n.sizes.at(-1),o=Math.max(1,Math.floor(t.height/(a*n.line)));return{size:a,paragraphs:Xs(i(a),o),folded:!0,height:Math.ceil(o*a*n.line)}}function Xs(e,t){let n=t,r=[];for(let t of e){if(n<=0)break;let e=t.slice(0,n);n-=e.length,r.push(e.join(` `))}let i=r.pop()??``,a=i.split(` `);return[...r,`${a.length>1?a.slice(0,-1).join(` `):i} …`]}var Zs=100,Qs,$s=new Map;function ec(e){let t=$s.get(e);if(t!==void 0)return t;if(Qs===void 0){Qs=document.createElement(`canvas`).getContext(`2d`);let e=getComputedStyle(document.documentElement).getPropertyValue(`--sans`)||`sans-serif`;Qs&&(Qs.font=`400 ${Zs}px ${e}`)}let n=Qs?Qs.measureText(e).width/Zs*tc:e.length*.56;return $s.size>5e4&&$s.clear(),$s.set(e,n),n}var tc=1.02,nc=10,rc=1.25,ic={size:12,line:15,pad:2},ac=.2,oc=.5,sc=1.08,cc=[14,13,12],lc=3,uc=e=>Math.max(e*.17,27),dc=e=>Math.max(19,e*.145),fc=e=>e-nc-e*.08-lc,pc=new Map;function mc(e,t,n,r,i=0){let a=e.brief??e.kind,o=[e.slug,t,n,r,i,a,...e.lines].join(`
`),s=pc.get(o)??hc(e,a,t,n,r,i);return pc.size>4e3&&pc.clear(),pc.set(o,s),s}function hc(e,t,n,r,i,a){let o=fc(n)-a,s=Js(t,o/ic.size/sc,0,ec).length*ic.line+ic.pad,c=r-nc-uc(n)-s-(i?dc(n):0)-r*ac,l={sizes:cc.filter((e,t)=>e<=n*.075||t===cc.length-1),line:rc,indent:oc};return{...Ys(e.lines,{width:o,height:c},l,ec),kind:t}}var gc={common:`M12 6a6 6 0 1 0 .1 0`,uncommon:`M12 4 20 12 12 20 4 12Z`,rare:`M12 2l2.8 6.3 6.7.7-5 4.6 1.4 6.7L12 17l-5.9 3.3 1.4-6.7-5-4.6 6.7-.7Z`,variant:`M12 3 21 20H3Z`,fixed:`M5 5h14v14H5Z`,special:`M12 2 15 9l7 3-7 3-3 7-3-7-7-3 7-3Z`},_c=U(`<span><!> <b class="svelte-jbb763"> </b></span>`),vc=U(`<span class="cost svelte-jbb763"> </span>`),yc=U(`<span class="bonus svelte-jbb763"></span>`),bc=U(`<p class="svelte-jbb763"> </p>`),xc=U(`<div class="kind svelte-jbb763"> </div> <div></div>`,1),Sc=U(`<div class="facts svelte-jbb763"> </div>`),Cc=U(`<p class="reminder svelte-jbb763"> </p>`),wc=U(`<div class="kind svelte-jbb763"> </div> <!> <div class="text svelte-jbb763"><!> <!></div>`,1),Tc=U(`<span class="sign svelte-jbb763"><!> </span>`),Ec=U(`<span class="sign rarity svelte-jbb763"><!> </span>`),Dc=U(`<span class="signs svelte-jbb763"><!> <!></span>`),Oc=U(`<div class="stats svelte-jbb763"><!> <!> <!></div>`),kc=U(`<div><div class="head svelte-jbb763"><!> <span class="name svelte-jbb763"><!></span></div> <div class="window svelte-jbb763"><div class="art svelte-jbb763"><!></div> <!> <!></div> <!> <!></div>`);function Ac(e,t){k(t,!0);let n=(e,t=g)=>{var n=_c(),r=F(n);Q(r,{get name(){return t().name},get path(){return t().path}});var i=L(R(r,2),!0);O(n),z((e,r)=>{Ii(n,1,`stat ${t().at??``??``} ${e??``}`,`svelte-jbb763`),Y(n,`data-stat`,t().name),G(i,r)},[()=>f(t()),()=>d(t())]),W(e,n)},r=X(t,`size`,3,`large`),i=X(t,`width`,3,0),a=X(t,`height`,3,0),o=X(t,`covered`,3,0),s=X(t,`live`,19,()=>({})),c=j(()=>ms(t.game,t.face.group)),l=j(()=>Math.max(...t.face.name.split(/[\s-]/).map(e=>e.length))),u=j(()=>t.face.cost===void 0||r()===`small`?1.32:`${t.face.cost}`.length>2?1:1.15),d=e=>s()[e.name]??e.n,f=e=>d(e)===e.n||typeof e.n!=`number`?``:Number(d(e))>e.n?`raised`:`lowered`,p=j(()=>t.face.stats.filter(e=>d(e))),m=j(()=>B(p).filter(e=>e.at)),h=j(()=>B(p).filter(e=>!e.at)),_=j(()=>r()===`middle`&&i()?mc(t.face,i(),a(),B(p).length>0,o()):void 0),v=j(()=>r()===`large`);var y=kc();let b;var x=F(y),S=F(x),C=e=>{var n=vc(),r=L(n,!0);z(()=>G(r,t.face.cost)),W(e,n)};K(S,e=>{t.face.cost!==void 0&&r()!==`small`&&e(C)});var w=R(S,2),T=F(w),ee=e=>{var n=Zr();z(()=>G(n,t.face.name)),W(e,n)},te=e=>{qs(e,{get name(){return t.face.name}})};K(T,e=>{B(v)?e(ee):e(te,-1)}),O(w),O(x);var ne=R(x,2),re=F(ne);Is(F(re),{get face(){return t.face},get game(){return t.game}}),O(re);var ie=R(re,2),ae=e=>{var n=vc(),r=L(n,!0);z(()=>G(r,t.face.cost)),W(e,n)};K(ie,e=>{t.face.cost!==void 0&&r()===`small`&&e(ae)});var oe=R(ie,2),se=e=>{var n=yc();J(n,21,()=>({length:t.face.bonus}),q,(e,t)=>{Q(e,{name:`amber`})}),O(n),W(e,n)};K(oe,e=>{t.face.bonus&&e(se)}),O(ne);var ce=R(ne,2),le=e=>{var t=xc(),n=I(t),r=L(n,!0),i=R(n,2);let a,o;J(i,21,()=>B(_).paragraphs,q,(e,t)=>{var n=bc(),r=L(n,!0);z(()=>G(r,B(t))),W(e,n)}),O(i),z(()=>{G(r,B(_).kind),a=Ii(i,1,`text svelte-jbb763`,null,a,{folded:B(_).folded}),o=Ri(i,``,o,{"font-size":`${B(_).size??``}px`})}),W(e,t)},ue=e=>{var n=wc(),r=I(n),i=L(r,!0),a=R(r,2),o=e=>{var n=Sc(),r=L(n,!0);z(()=>G(r,t.face.facts)),W(e,n)};K(a,e=>{t.face.facts&&e(o)});var s=R(a,2),c=F(s);J(c,17,()=>t.face.lines,q,(e,t)=>{var n=bc(),r=L(n,!0);z(()=>G(r,B(t))),W(e,n)}),J(R(c,2),17,()=>t.face.reminders,q,(e,t)=>{var n=Cc(),r=L(n,!0);z(()=>G(r,B(t))),W(e,n)}),O(s),z(()=>G(i,t.face.kind)),W(e,n)};K(ce,e=>{r()===`middle`&&B(_)?e(le):B(v)&&e(ue,1)});var de=R(ce,2),fe=e=>{var r=Oc(),i=F(r);J(i,17,()=>B(m),q,(e,t)=>{n(e,()=>B(t))});var a=R(i,2);J(a,17,()=>B(h),q,(e,t)=>{n(e,()=>B(t))});var o=R(a,2),s=e=>{var n=Dc(),r=F(n);J(r,17,()=>t.face.signs??[],q,(e,t)=>{var n=Tc(),r=F(n);Q(r,{get path(){return B(t).path}});var i=R(r,1,!0);O(n),z(()=>{Y(n,`title`,B(t).text),G(i,B(t).text)}),W(e,n)});var i=R(r,2),a=e=>{var n=Ec(),r=F(n);Q(r,{get path(){return gc[t.face.rarity]}});var i=R(r,1,!0);O(n),z((e,t)=>{Y(n,`title`,e),G(i,t)},[()=>Z(`rarity`,{how:t.face.rarity}),()=>Z(`rarity`,{how:t.face.rarity})]),W(e,n)};K(i,e=>{t.face.rarity&&gc[t.face.rarity]&&e(a)}),O(n),W(e,n)};K(o,e=>{B(v)&&(t.face.signs?.length||t.face.rarity)&&e(s)}),O(r),W(e,r)};K(de,e=>{(B(p).length||B(v)&&(t.face.signs?.length||t.face.rarity))&&e(fe)}),O(y),z(()=>{Ii(y,1,`card hued ${r()??``}`,`svelte-jbb763`),Y(y,`data-type`,t.face.type),b=Ri(y,``,b,{"--hue":B(c).hue,"--ink":`${B(c).ink??50??``}%`,"--longest":B(l),"--room":B(u),"--covered":o()?`${o()}px`:void 0})}),W(e,y),A()}var[jc,Mc]=it(),Nc={};function Pc(e){ot(Nc,e)}function Fc(){let e=at(Nc);return t=>()=>e?`${t()}-${e()}`:t()}var Ic=new Map;function Lc(e){return t=>(Ic.set(t,e),()=>void Ic.delete(t))}function Rc(e){return Bc().find(({goal:t})=>t.things.includes(e))?.element}function zc(e){return[...Ic.values()].some(t=>t().shown?.things.includes(e))}function Bc(){return[...Ic].flatMap(([e,t])=>{let{things:n=[],place:r,seat:i}=t();return!(n.length||r)||!e.getClientRects().length?[]:[{element:e,goal:{things:n,place:r,seat:i}}]})}function Vc(){let e={things:new Map,zones:new Map};for(let[t,n]of Ic){let{shown:r,zone:i}=n();if(!r&&!i)continue;let a=t.getBoundingClientRect();a.width&&(i&&e.zones.set(i,a),r&&Hc(e,t,a,r))}return e}function Hc({things:e},t,n,{things:r,slug:i}){let{parentElement:a,offsetWidth:o,offsetHeight:s}=t,c={element:t,parent:a,box:n,width:o,height:s,slug:i};r.forEach((t,n)=>{n!==0&&e.has(t)||e.set(t,c)})}function Uc(e){return{x:e.x+e.width/2,y:e.y+e.height/2}}function Wc(e,t,n){let{left:r,right:i,top:a,bottom:o}=e.getBoundingClientRect();return r<=t&&t<=i&&a<=n&&n<=o}function Gc(e){let{width:t,height:n}=e.getBoundingClientRect();return t*n}var Kc=Xr(`<line></line><circle r="15" class="svelte-aet367"></circle>`,1),qc=Xr(`<svg class="aims svelte-aet367"></svg>`),Jc=U(`<!> <div class="announced svelte-aet367"><div><p class="svelte-aet367"> </p> <div class="face svelte-aet367"><!></div></div></div>`,1);function Yc(e,t){k(t,!0);let{sitting:n,game:r,face:i,area:a}=jc(),o=.714,s=a()?.getBoundingClientRect()??new DOMRect(0,0,innerWidth,innerHeight),c=Math.round(Math.min(270,s.height*.52*o,s.width*.6)),l=Uc(s),u=j(()=>t.announced.targets.map(e=>Uc(e)));function d(e){let{from:n}=t.announced,r=n?Uc(n):{x:l.x,y:s.y},i=[{transform:`translate(${r.x-l.x}px, ${r.y-l.y}px) scale(.2)`,opacity:0},{transform:`none`,opacity:1}];t.stage.run(e,i,{duration:.3*t.stage.beat,easing:`cubic-bezier(.2,.9,.3,1.1)`,fill:`both`})}function f(e){t.stage.run(e,[{opacity:0,strokeDashoffset:40},{opacity:1,strokeDashoffset:0}],{delay:.25*t.stage.beat,duration:.3*t.stage.beat,fill:`both`})}var p=Jc(),m=I(p),h=e=>{var t=qc();J(t,21,()=>B(u),q,(e,t)=>{let n=()=>B(t).x,r=()=>B(t).y;var i=Kc(),a=I(i),o=R(a);z(()=>{Y(a,`x1`,l.x),Y(a,`y1`,l.y),Y(a,`x2`,n()),Y(a,`y2`,r()),Y(o,`cx`,n()),Y(o,`cy`,r())}),W(e,i)}),O(t),Di(t,()=>f),W(e,t)};K(m,e=>{B(u).length&&e(h)});var g=R(m,2);let _;var v=F(g),y=F(v),b=L(y,!0),x=R(y,2),S=F(x);{let e=j(()=>i(t.announced.slug));Ac(S,{get face(){return B(e)},get game(){return r},size:`large`})}O(x),Di(x,()=>Lc(()=>({shown:{things:[t.announced.thing],slug:t.announced.slug}}))),O(v),Di(v,()=>d),O(g),z(e=>{_=Ri(g,``,_,{left:`${l.x??``}px`,top:`${l.y??``}px`,"--card":`${c}px`,"--ratio":o}),G(b,e)},[()=>Z(`plays`,{name:n.server.name(t.announced.seat)})]),W(e,p),A()}var Xc=U(`<div><div class="dice svelte-1hvagm5"><!></div></div>`);function Zc(e,t){k(t,!0);let{game:n,area:r,rules:i}=jc(),a=j(()=>ls(n)),{x:o,y:s}=Uc(r()?.getBoundingClientRect()??new DOMRect(0,0,innerWidth,innerHeight)),c=N(Nr(()=>t.dice)),l=N(!1);function u(e){t.stage.run(e,[{opacity:0},{opacity:1,offset:.12},{opacity:1,offset:.9},{opacity:0}],{duration:t.long,fill:`both`}),[...e.getElementsByTagName(`svg`)].forEach((e,n)=>{let r=n%2?1:-1,i=[{transform:`translate(${-170-14*n}px, ${r*70}px) rotate(${-500-60*n}deg) scale(.7)`},{transform:`translate(${-30-5*n}px, ${-18*r}px) rotate(${-130*r}deg)`,offset:.55},{transform:`translate(0, ${5*r}px) rotate(${9*r}deg)`,offset:.85},{transform:`none`}];t.stage.run(e,i,{duration:t.long*.55,delay:n*18,easing:`ease-out`,fill:`backwards`})});let n=setInterval(()=>P(c,t.dice.map(e=>B(a)?.tumble?.(e,i)??e)),80),r=setTimeout(()=>{clearInterval(n),P(c,t.dice),P(l,!0)},t.long*.55);return()=>{clearInterval(n),clearTimeout(r)}}var d=Qr(),f=I(d),p=e=>{var t=Xc();let n,r;var i=F(t);wi(F(i),()=>B(a).Dice,(e,t)=>{t(e,{get dice(){return B(c)}})}),O(i),Di(i,()=>u),O(t),z(()=>{n=Ii(t,1,`roll svelte-1hvagm5`,null,n,{settled:B(l)}),r=Ri(t,``,r,{left:`${o??``}px`,top:`${s??``}px`})}),W(e,t)};K(f,e=>{B(a)?.Dice&&e(p)}),W(e,d),A()}var Qc=U(`<span> <!></span>`),$c=U(`<div class="motion svelte-181wfoc" aria-hidden="true"><div class="copies"></div> <!> <!> <!> <!></div>`);function el(e,t){k(t,!0);let n=X(t,`stage`,7),{game:r}=jc(),i=j(()=>ls(r)?.Moment),a=j(()=>ls(r)?.icons??{});function o(e){return n().layer=e,()=>{n().layer===e&&(n().layer=void 0)}}function s({at:e,long:t}){return r=>{n().run(r,[{opacity:0,transform:`translate(-50%, -20%) scale(.6)`},{opacity:1,transform:`translate(-50%, -60%) scale(1.25)`,offset:.15},{opacity:1,transform:`translate(-50%, -90%) scale(1)`,offset:.7},{opacity:0,transform:`translate(-50%, -170%) scale(.95)`}],{delay:e,duration:t,fill:`both`})}}function c(e){let t=n().rising.filter(({box:t,at:n})=>t.x===e.box.x&&t.y===e.box.y&&n===e.at);return(t.indexOf(e)-(t.length-1)/2)*46}var l=$c(),u=F(l);Di(u,()=>o);var d=R(u,2),f=e=>{var t=Qr();hi(I(t),()=>n().announced,e=>{Yc(e,{get stage(){return n()},get announced(){return n().announced}})}),W(e,t)};K(d,e=>{n().announced&&e(f)});var p=R(d,2),m=e=>{var t=Qr();hi(I(t),()=>n().dice,e=>{Zc(e,{get stage(){return n()},get dice(){return n().dice.dice},get long(){return n().dice.long}})}),W(e,t)};K(p,e=>{n().dice&&e(m)});var h=R(p,2),g=e=>{var t=Qr();hi(I(t),()=>n().moment,e=>{var t=Qr();wi(I(t),()=>B(i),(e,t)=>{t(e,{get told(){return n().moment.told},get long(){return n().moment.long},run:(...e)=>n().run(...e)})}),W(e,t)}),W(e,t)};K(h,e=>{n().moment&&B(i)&&e(g)}),J(R(h,2),17,()=>n().rising,e=>e.id,(e,t)=>{var n=Qc();let r,i;var o=F(n);Q(R(o),{get name(){return B(t).icon},get path(){return B(a)[B(t).icon]}}),O(n),Di(n,()=>s(B(t))),z((e,a,s)=>{r=Ii(n,1,`rising svelte-181wfoc`,null,r,{loss:B(t).n<0}),Y(n,`data-icon`,B(t).icon),i=Ri(n,``,i,{left:e,top:a}),G(o,`${s??``} `)},[()=>`${B(t).box.x+B(t).box.width/2+c(B(t))}px`,()=>`${(B(t).box.height<50?B(t).box.y:B(t).box.y+Math.min(B(t).box.height/2,90))??``}px`,()=>Yo(B(t).n)]),W(e,n)}),O(l),z(()=>Y(l,`data-busy`,n().announced||n().dice||n().moment?``:void 0)),W(e,l),A()}var tl=U(`<span> </span>`),nl=U(`<i class="svelte-18ikaq4"></i>`),rl=U(`<span class="sparks svelte-18ikaq4" aria-hidden="true"></span>`),il=U(`<button><span class="banner svelte-18ikaq4"><strong class="svelte-18ikaq4"> </strong> <!></span> <!></button>`);function al(e,t){k(t,!0);let{sitting:n}=jc(),r=j(()=>n.server.table?.result?.winners??[]),i=j(()=>n.server.room?.yours??[]),a=j(()=>B(i).length===1),o=j(()=>B(r).some(e=>B(i).includes(e))),s=j(()=>B(r).length?B(a)?B(o)?`won`:`lost`:`other`:`draw`),c=j(()=>B(r).map(e=>n.server.name(e)).join(`, `)),l=Array.from({length:28},(e,t)=>t);function u(e){t.stage.still||t.stage.run(e,[{transform:`scale(.3)`,opacity:0},{transform:`scale(1.15)`,opacity:1,offset:.6},{transform:`none`,opacity:1}],{duration:.7*t.stage.beat,easing:`ease-out`,fill:`both`})}function d(e){return n=>{if(t.stage.still)return;let r=e/l.length*2*Math.PI,i=160+e*67%190,a=[{transform:`none`,opacity:1},{transform:`translate(${Math.cos(r)*i}px, ${Math.sin(r)*i+60}px) rotate(${e*80}deg)`,opacity:0}],o={delay:.35*t.stage.beat+e%4*60,duration:1.6*t.stage.beat,easing:`ease-out`};t.stage.run(n,a,{...o,fill:`both`})}}var f=il(),p=F(f),m=F(p),h=L(m,!0),g=R(m,2),_=e=>{var t=tl(),n=L(t,!0);z(e=>G(n,e),[()=>Z(`game-winner`,{names:B(c)})]),W(e,t)};K(g,e=>{B(c)&&B(s)!==`won`&&e(_)}),O(p),Di(p,()=>u);var v=R(p,2),y=e=>{var t=rl();J(t,21,()=>l,q,(e,t)=>{var n=nl();let r;Di(n,()=>d(B(t))),z(()=>r=Ri(n,``,r,{"--i":B(t)})),W(e,n)}),O(t),W(e,t)};K(v,e=>{(B(s)===`won`||B(s)===`other`)&&e(y)}),O(f),Di(f,()=>e=>e.focus()),z(e=>{Ii(f,1,`victory ${B(s)??``}`,`svelte-18ikaq4`),G(h,e)},[()=>Z(`game-end`,{how:B(s)})]),V(`click`,f,()=>n.skip()),W(e,f),A()}H([`click`]);var ol=8,sl=260,cl=10,ll=new class{#e=N(null);get held(){return B(this.#e)}set held(e){P(this.#e,e)}#t=N(null);get from(){return B(this.#t)}set from(e){P(this.#t,e)}#n=N([]);get targets(){return B(this.#n)}set targets(e){P(this.#n,e)}#r=N(null);get over(){return B(this.#r)}set over(e){P(this.#r,e)}#i=N(0);get x(){return B(this.#i)}set x(e){P(this.#i,e,!0)}#a=N(0);get y(){return B(this.#a)}set y(e){P(this.#a,e,!0)}moved=!1;lift(e,t,n,r){this.held=e,this.from=t,this.moved=!1,this.x=n,this.y=r,Ar().then(()=>this.#o())}#o(){let{held:e,from:t}=this;e&&(this.targets=Bc().filter(({element:e})=>e!==t).sort((e,t)=>Gc(e.element)-Gc(t.element)).flatMap(({element:t,goal:n})=>{let r=e.meaning(n);return r?.options.length?[{element:t,dropped:r}]:[]}),this.#s(this.x,this.y))}move(e,t){this.moved||=Math.hypot(e-this.x,t-this.y)>cl,this.moved&&this.#s(e,t)}#s(e,t){this.x=e,this.y=t,this.over=this.targets.find(({element:n})=>Wc(n,e,t))??null}put(){let{held:e,over:t,moved:n}=this;this.cancel(),t&&n?e?.drop(t.dropped,t.element):n||e?.look()}cancel(){this.held=this.from=this.over=null,this.targets=[]}};function ul(e){return t=>{let n=null,r;function i(e){!e.button&&e.isPrimary&&(n={x:e.clientX,y:e.clientY,touch:e.pointerType===`touch`},n.touch&&(r=setTimeout(a,sl)),addEventListener(`pointermove`,o),addEventListener(`pointerup`,s),addEventListener(`pointercancel`,u),addEventListener(`keydown`,l,!0))}function a(){let r=n&&e();r&&ll.lift(r,t,n.x,n.y)}function o(e){if(!n)return;let t=Math.hypot(e.clientX-n.x,e.clientY-n.y);ll.held?ll.move(e.clientX,e.clientY):n.touch&&t>cl?u():!n.touch&&t>ol&&(a(),ll.moved=!!ll.held,ll.move(e.clientX,e.clientY))}function s(){ll.held&&(addEventListener(`click`,c,{capture:!0,once:!0}),setTimeout(()=>removeEventListener(`click`,c,!0)),ll.put()),u()}function c(e){e.stopPropagation(),e.preventDefault()}function l(e){e.key===`Escape`&&ll.held&&(e.stopPropagation(),u())}function u(){n=null,clearTimeout(r),ll.cancel(),removeEventListener(`pointermove`,o),removeEventListener(`pointerup`,s),removeEventListener(`pointercancel`,u),removeEventListener(`keydown`,l,!0)}let d=e=>{ll.held&&e.preventDefault()};return t.addEventListener(`pointerdown`,i),t.addEventListener(`touchmove`,d,{passive:!1}),()=>{(ll.from===t||n)&&u(),t.removeEventListener(`pointerdown`,i),t.removeEventListener(`touchmove`,d)}}}var dl=`skip`;function fl(e){return e.things??[]}function pl(e){return e.warning||e.unfinished||``}function ml(e){return e.kind===`order`||e.kind===`pick`&&e.high>1}function hl(e){let t=new Map;for(let n of e.options)for(let e of new Set(fl(n))){let r=t.get(e);r?r.push(n):t.set(e,[n])}return t}function gl(e){return e.options.filter(e=>!fl(e).length&&e.answer!==`skip`)}var _l=3,vl=40;function yl(e){return gl(e).length>vl}function bl(e){return e.kind===`yes-no`||e.options.length<=_l?e.options.filter(e=>e.answer!==dl):yl(e)?[]:gl(e)}function xl(e){return e.options.find(e=>e.answer===dl)}function Sl(e){let t=new Map;return e.forEach((e,n)=>{let r=e.group??``,i=e.brief||e.sentence||e.answer,a=t.get(r)??[];r&&a.some(e=>e.label===i)||t.set(r,[...a,{option:e,n:n+1,label:i}])}),[...t].map(([e,t])=>({title:e,answers:t}))}function Cl(e){return{picked:[],points:e.options.map(()=>0)}}function wl(e){return e.points.reduce((e,t)=>e+t,0)}function Tl(e,t,n){if(t.picked.includes(n))return{...t,picked:t.picked.filter(e=>e!==n)};let r=+(e.kind===`pick`&&t.picked.length>=e.high);return{...t,picked:[...t.picked.slice(r),n]}}function El(e,t,n,r){let i=[...t.points],a=i[n]??0,o=e.high-wl(t);return i[n]=Math.max(0,a+Math.min(r,o)),{...t,points:i}}function Dl(e){return e.name??e.answer}function Ol(e,t){let{kind:n,verb:r,low:i,high:a}=e;if(n===`distribute`)return wl(t)===a?[r,...e.options.map((e,n)=>({name:Dl(e),n:t.points[n]})).filter(({n:e})=>e>0).map(({name:e,n:t})=>`${e}=${t}`)].join(` `):void 0;let o=t.picked.length;if(n===`order`?o===e.options.length:i<=o&&o<=a)return o?[r,...t.picked.map(t=>Dl(e.options[t]))].join(` `):dl}function kl(e,t){let n=t.toLowerCase().trim(),r=e.options.filter(e=>e.sentence?.toLowerCase()===n);if(r.length)return r;let i=n.split(/\s+/);return e.options.filter(e=>{let t=(e.sentence??``).toLowerCase().split(/[^\p{L}\p{N}]+/u);return i.every(e=>t.some(t=>t.startsWith(e)))})}var Al=`uhlzv`;function jl(e){let t=new Set(Al);return e.map(e=>{let n=e.toLowerCase().match(/\p{L}/gu)?.find(e=>!t.has(e))??``;return t.add(n),n})}var Ml=Xr(`<circle r="9" class="svelte-fqla9d"></circle>`),Nl=Xr(`<path class="head svelte-fqla9d" d="M-16-9 0 0-16 9Z"></path>`),Pl=Xr(`<svg aria-hidden="true"><path class="svelte-fqla9d"></path><g><!></g></svg>`);function Fl(e,t){k(t,!0);let n=jc(),{sitting:r}=n,i=r.asking,a=j(()=>{let{question:e,sent:t}=i;if(!e||t||r.moment||e.kind===`yes-no`)return-1;let a=n.source(e);return e.options.some(e=>fl(e).some(e=>e!==a))?a:-1}),o=j(()=>i.doubt||!i.menu.some(e=>fl(e).length>1)?null:i.at),s=j(()=>!!B(o)||B(a)>=0),c=N(null),l=N(``),u=j(()=>{let e=ll.held?{x:ll.x,y:ll.y}:B(s)?B(c):null,t=e&&(ll.from??B(o)??Rc(B(a)));if(!t)return;let n=t.getBoundingClientRect(),r={x:n.left+n.width/2,y:n.top+n.height/2},i=Math.hypot(e.x-r.x,e.y-r.y);if(i<30)return;let l={x:(r.x+e.x)/2,y:(r.y+e.y)/2-Math.min(70,i/5)},u=Math.atan2(e.y-l.y,e.x-l.x)*180/Math.PI;return{path:`M${r.x} ${r.y}Q${l.x} ${l.y} ${e.x} ${e.y}`,end:e,angle:u}});function d(e,t,n){P(c,{x:t,y:n}),P(l,e instanceof Element?e.closest(`[data-side]`)?.dataset.side??``:``,!0)}function f(e){B(s)&&e.pointerType===`mouse`&&d(e.target,e.clientX,e.clientY)}function p({target:e}){if(!B(s)||!(e instanceof Element)||!e.matches(`[data-target]:focus-visible`))return;let t=e.getBoundingClientRect();d(e,t.left+t.width/2,t.top+t.height/2)}In(()=>{B(s)||P(c,null)});var m=Qr();Vr(`pointermove`,gn,f),Vr(`focusin`,gn,p);var h=I(m),g=e=>{var t=Pl(),n=F(t),r=R(n),i=F(r),a=e=>{W(e,Ml())},o=e=>{W(e,Nl())};K(i,e=>{B(l)===`own`?e(a):e(o,-1)}),O(r),O(t),z(()=>{Ii(t,0,`aim ${(ll.held?``:B(l))??``}`,`svelte-fqla9d`),Y(n,`d`,B(u).path),Y(r,`transform`,`translate(${B(u).end.x??``} ${B(u).end.y??``}) rotate(${B(u).angle??``})`)}),W(e,t)};K(h,e=>{B(u)&&e(g)}),W(e,m),A()}var Il=U(`<h3 class="svelte-15v5u1d"> </h3>`),Ll=U(`<small class="note svelte-15v5u1d"> </small>`),Rl=U(`<li class="svelte-15v5u1d"><button class="svelte-15v5u1d"><small class="svelte-15v5u1d"> </small> <span> </span> <!></button></li>`),zl=U(`<!> <ul class="svelte-15v5u1d"></ul>`,1),Bl=U(`<p> </p>`),Vl=U(`<div class="answers svelte-15v5u1d"><form class="svelte-15v5u1d"><label for="find-answer"> </label> <input id="find-answer" autocomplete="off" class="svelte-15v5u1d"/> <button type="button"> <kbd>Esc</kbd></button></form> <div class="groups svelte-15v5u1d"></div></div>`);function Hl(e,t){k(t,!0);let n=X(t,`typed`,15,``),{sitting:r}=jc(),i=r.asking,a=j(()=>i.question),o=j(()=>{let e=n().trim();if(!e)return()=>!0;if(/^\d+$/.test(e))return({n:t})=>String(t).startsWith(e);let t=new Set(kl(B(a),e));return({option:e})=>t.has(e)}),s=j(()=>Sl(B(a).options).map(({title:e,answers:t})=>({title:e,answers:t.filter(B(o))})).filter(({answers:e})=>e.length)),c=j(()=>B(s).flatMap(({answers:e})=>e)),l=N(void 0);In(()=>B(l)?.focus());function u(e){e.preventDefault();let t=B(c).find(({n:e})=>String(e)===n().trim())??(B(c).length===1?B(c)[0]:void 0);t&&d(t.n)}function d(e){i.choose(B(a).options[e-1]),n(``),i.gathers||t.onclose()}var f=Vl(),p=F(f),m=F(p),h=L(m,!0),g=R(m,2);Xi(g),fa(g,e=>P(l,e),()=>B(l));var _=R(g,2),v=F(_);ke(),O(_),O(p);var y=R(p,2);J(y,21,()=>B(s),({title:e,answers:t})=>e,(e,t)=>{let n=()=>B(t).title,r=()=>B(t).answers;var a=zl(),o=I(a),s=e=>{var t=Il(),r=L(t,!0);z(()=>G(r,n())),W(e,t)};K(o,e=>{n()&&e(s)});var c=R(o,2);J(c,21,r,({option:e,n:t,label:n})=>t,(e,t)=>{let n=()=>B(t).option,r=()=>B(t).n,a=()=>B(t).label;var o=Rl(),s=F(o),c=F(s),l=L(c,!0),u=R(c,2),f=L(u,!0),p=R(u,2),m=e=>{var t=Ll(),r=L(t,!0);z(()=>G(r,n().note)),W(e,t)};K(p,e=>{n().note&&e(m)}),O(s),O(o),z(e=>{Y(s,`aria-pressed`,e),G(l,r()),G(f,a())},[()=>i.gathers?i.picked.includes(n()):void 0]),V(`click`,s,()=>d(r())),W(e,o)}),O(c),W(e,a)},e=>{var t=Bl(),n=L(t,!0);z(e=>G(n,e),[()=>Z(`no-answer-fits`)]),W(e,t)}),O(y),O(f),z((e,t)=>{G(h,e),G(v,`${t??``} `)},[()=>Z(`find-answer`),()=>Z(`close`)]),Vr(`submit`,p,u),V(`keydown`,g,e=>e.key===`Escape`&&t.onclose()),na(g,n),V(`click`,_,function(...e){t.onclose?.apply(this,e)}),W(e,f),A()}H([`keydown`,`click`]);var Ul=new Map;function Wl(e=()=>`legal`,t=!1){return n=>(Ul.set(n,{status:e,behind:t}),()=>void Ul.delete(n))}function Gl(e){return Ul.has(e)}function Kl(e){return Ul.get(e)?.behind??!1}function ql(e){return Ul.get(e)?.status()??``}function Jl(e){return e instanceof HTMLButtonElement&&e.disabled}function Yl(e){return[...Ul.keys()].filter(t=>t.getClientRects().length&&!Jl(t)&&(!e||e.contains(t))).sort((e,t)=>e.compareDocumentPosition(t)&Node.DOCUMENT_POSITION_FOLLOWING?-1:1)}function Xl(e){return Yl(e).filter(e=>ql(e))}function Zl(e,t){try{return JSON.parse(localStorage.getItem(e)??`null`)??t}catch{return t}}function Ql(e,t){localStorage.setItem(e,JSON.stringify(t))}var $l=`trivault.settings`,eu=pn({plain:!1,pace:900,quick:!matchMedia(`(pointer: coarse)`).matches,sound:!1,soundOffered:!1,volume:50,alert:!1,...Zl($l,{})});function tu(){Ql($l,eu)}var nu=new class{#e=N(null);now=null;#t=N(!1);get open(){return B(this.#t)}set open(e){P(this.#t,e,!0)}get seen(){return B(this.#e)}set seen(e){P(this.#e,this.now=e)}};function ru(e){nu.seen=e}function iu(e){nu.seen=e,nu.open=!0}function au(){nu.open=!1}function ou(){nu.seen=null,nu.open=!1}function su(e){let t;In(()=>{let n=e(),r=t;t=n,nu.now&&(nu.now===r||cu(nu.now,n))&&(nu.seen=n)}),In(()=>()=>{t&&nu.now===t&&(nu.seen={...t,notes:[],attached:[],live:void 0})})}function cu(e,t){return e.slug===t.slug&&e.things.some(e=>t.things.includes(e))}var lu=6,uu=6;function du(e,t,n){let r=(e,t)=>Math.max(uu,t-e-uu),i=e.left+e.width/2-t.width/2,a=e.bottom+lu,o=e.top-lu-t.height,s=a+t.height+uu<=n.height;return{left:Math.min(Math.max(uu,i),r(t.width,n.width)),top:Math.min(Math.max(uu,s||o<uu?a:o),r(t.height,n.height))}}var fu=U(`<b> </b> `,1),pu=U(`<li><!> </li>`),mu=U(`<ul class="outcomes svelte-14pba8x"></ul>`);function hu(e,t){k(t,!0);let{called:n}=jc();var r=Qr(),i=I(r),a=e=>{var r=mu();J(r,21,()=>t.outcomes,q,(e,t)=>{let r=()=>B(t).thing,i=()=>B(t).text;var a=pu(),o=F(a),s=e=>{var t=fu(),i=I(t),a=L(i,!0),o=R(i);o.nodeValue=`  `,z(e=>G(a,e),[()=>n(r())]),W(e,t)},c=j(()=>n(r()));K(o,e=>{B(c)&&e(s)});var l=R(o,1,!0);O(a),z(()=>G(l,i())),W(e,a)}),O(r),W(e,r)};K(i,e=>{t.outcomes.length&&e(a)}),W(e,r),A()}var gu=U(`<p> </p>`),_u=U(`<div class="card-text svelte-9oqg5h"><b> </b> <!></div>`),vu=U(`<p class="doubt svelte-9oqg5h" role="alert"> </p>`),yu=U(`<small class="svelte-9oqg5h"> </small>`),bu=U(`<kbd class="svelte-9oqg5h"> </kbd>`),xu=U(`<button><span class="what svelte-9oqg5h"> <!> <!></span> <!></button>`),Su=U(`<button class="look svelte-9oqg5h"><!></button>`),Cu=U(`<div class="card-menu svelte-9oqg5h" role="group"><!> <!> <!> <div class="rest svelte-9oqg5h"><button class="svelte-9oqg5h"> <kbd class="svelte-9oqg5h">Esc</kbd></button> <!></div></div>`);function wu(e,t){k(t,!0);let{sitting:n,face:r}=jc(),i=n.asking,a=j(()=>i.sent?null:i.at),o=j(()=>B(a)?i.menu:[]),s=j(()=>jl(B(o).map(e=>e.sentence??``))),c=j(()=>nu.seen?.slug?r(nu.seen.slug):void 0),l=j(()=>!eu.quick&&!!B(c)?.lines.length),u=N(void 0),d=N(0),f=N(0),p=j(()=>B(a)&&du(B(a).getBoundingClientRect(),{width:B(d),height:B(f)},{width:innerWidth,height:innerHeight}));In(()=>{for(let e of B(o).slice(0,8))n.previews.learn(e,i.seq)}),In(()=>{let e=B(a);if(B(u)&&e)return Nr(()=>{n.previews.leave(),document.activeElement===e&&e.matches(`:focus-visible`)&&m()}),()=>{(B(u)?.contains(document.activeElement)||document.activeElement===document.body)&&e instanceof HTMLElement&&e.isConnected&&e.focus({preventScroll:!0})}});function m(){Xl(B(u))[0]?.focus({preventScroll:!0})}function h({target:e}){if(!(!(e instanceof Element)||B(u)?.contains(e)||B(a)?.contains(e))&&(B(a)||i.doubt)){for(let t=e;t;t=t.parentElement)if(Gl(t))return;i.clear()}}function g(){i.clear(),nu.seen&&iu(nu.seen)}function _(e){let t=B(o)[B(s).indexOf(e)];return t&&(()=>i.press(t,i.at))}function v(e){let t=B(o)[Number(e)-1];return t&&i.press(t,i.at),B(o).length>0}var y={letterDeed:_,digit:v},b=Qr();Vr(`pointerdown`,gn,h),Vr(`resize`,gn,()=>B(a)&&i.clear());var x=I(b),S=e=>{var t=Cu();let r;var a=F(t),m=e=>{var t=_u(),n=F(t),r=L(n,!0);J(R(n,2),17,()=>B(c).lines,q,(e,t)=>{var n=gu(),r=L(n,!0);z(()=>G(r,B(t))),W(e,n)}),O(t),z(()=>G(r,B(c).name)),W(e,t)};K(a,e=>{B(l)&&e(m)});var h=R(a,2),_=e=>{var t=vu(),n=L(t,!0);z(e=>G(n,e),[()=>pl(i.doubt)]),W(e,t)};K(h,e=>{i.doubt&&e(_)});var v=R(h,2);J(v,19,()=>B(o),e=>e.answer,(e,t,r)=>{let a=j(()=>B(t)===i.doubt);var o=xu();let c;var l=F(o),u=F(l),d=R(u),f=e=>{var n=yu(),r=L(n,!0);z(()=>G(r,B(t).note)),W(e,n)};K(d,e=>{B(t).note&&e(f)});var p=R(d,2);{let e=j(()=>n.previews.of(B(t)));hu(p,{get outcomes(){return B(e)}})}O(l);var m=R(l,2),h=e=>{var t=bu(),n=L(t,!0);z(e=>G(n,e),[()=>B(s)[B(r)].toUpperCase()]),W(e,t)};K(m,e=>{B(s)[B(r)]&&e(h)}),O(o),Di(o,Wl),z((e,n,i)=>{Y(o,`data-answer`,B(t).answer),Y(o,`data-letter`,B(s)[B(r)]),c=Ii(o,1,`svelte-9oqg5h`,null,c,{main:e,harmful:n,doubted:B(a)}),G(u,`${i??``} `)},[()=>!B(r)&&!pl(B(t)),()=>pl(B(t)),()=>B(a)?Z(`all-the-same`,{what:B(t).sentence??``}):B(t).sentence]),V(`click`,o,()=>i.press(B(t),i.at)),W(e,o)});var y=R(v,2),b=F(y),x=F(b);ke(),O(b),Di(b,Wl);var S=R(b,2),C=e=>{var t=Su();Q(F(t),{name:`zoom`}),O(t),Di(t,Wl),z((e,n)=>{Y(t,`aria-label`,e),Y(t,`title`,n)},[()=>Z(`look-at`),()=>Z(`look-at`)]),V(`click`,t,g),W(e,t)};K(S,e=>{nu.seen?.slug&&e(C)}),O(y),O(t),fa(t,e=>P(u,e),()=>B(u)),z((e,n)=>{Y(t,`aria-label`,e),r=Ri(t,``,r,{translate:`${B(p).left??``}px ${B(p).top??``}px`}),G(x,`${n??``} `)},[()=>Z(`answers`),()=>Z(`back`)]),V(`click`,b,()=>i.clear()),ua(t,`offsetWidth`,e=>P(d,e)),ua(t,`offsetHeight`,e=>P(f,e)),W(e,t)};return K(x,e=>{B(o).length&&B(p)&&e(S)}),W(e,b),A(y)}H([`click`]);var Tu=U(`<span></span>`),Eu=U(`<span class="held svelte-s04yvt"><!></span>`),Du=U(`<div class="drag svelte-s04yvt" aria-hidden="true"><!> <!></div>`);function Ou(e,t){k(t,!0);let{game:n,face:r}=jc(),i=j(()=>ll.targets.map(({element:e})=>({element:e,box:e.getBoundingClientRect()})));var a=Qr(),o=I(a),s=e=>{var t=Du(),a=F(t);J(a,17,()=>B(i),q,(e,t)=>{let n=()=>B(t).element,r=()=>B(t).box;var i=Tu();let a,o;z(()=>{a=Ii(i,1,`goal svelte-s04yvt`,null,a,{over:ll.over?.element===n()}),o=Ri(i,``,o,{left:`${r().left??``}px`,top:`${r().top??``}px`,width:`${r().width??``}px`,height:`${r().height??``}px`})}),W(e,i)});var o=R(a,2),s=e=>{var t=Eu();let i;var a=F(t);{let e=j(()=>r(ll.held.slug));Ac(a,{get face(){return B(e)},get game(){return n},size:`flat`})}O(t),z(()=>i=Ri(t,``,i,{left:`${ll.x??``}px`,top:`${ll.y??``}px`})),W(e,t)};K(o,e=>{ll.held.slug&&e(s)}),O(t),W(e,t)};K(o,e=>{ll.held&&e(s)}),W(e,a),A()}var ku=U(`<div class="pointed svelte-18m9ak1" role="status"><!></div>`);function Au(e,t){k(t,!0);let{sitting:n}=jc(),r=j(()=>n.previews.pointed),i=j(()=>B(r)&&!n.asking.sent?n.previews.of(B(r).option):[]),a=N(0),o=N(0),s=j(()=>B(r)&&du(B(r).at.getBoundingClientRect(),{width:B(a),height:B(o)},{width:innerWidth,height:innerHeight}));var c=Qr(),l=I(c),u=e=>{var t=ku();let n;hu(F(t),{get outcomes(){return B(i)}}),O(t),z(()=>n=Ri(t,``,n,{left:`${B(s).left??``}px`,top:`${B(s).top??``}px`})),ua(t,`offsetWidth`,e=>P(a,e)),ua(t,`offsetHeight`,e=>P(o,e)),W(e,t)};K(l,e=>{B(i).length&&B(s)&&e(u)}),W(e,c),A()}var ju=U(`<span class="share svelte-v3ml2p"><span class="svelte-v3ml2p"> </span> <button class="svelte-v3ml2p">−</button> <b class="svelte-v3ml2p"> </b> <button class="svelte-v3ml2p">+</button> <button class="svelte-v3ml2p"> </button></span>`);function Mu(e,t){k(t,!0);let{sitting:n,called:r}=jc(),i=n.asking,a=j(()=>r(t.option.things?.[0]??-1)||(t.option.sentence??``));var o=ju(),s=F(o),c=L(s,!0),l=R(s,2);Di(l,Wl);var u=R(l,2),d=L(u,!0),f=R(u,2);Di(f,Wl);var p=R(f,2),m=L(p,!0);Di(p,Wl),O(o),z((e,n,r)=>{G(c,B(a)),Y(l,`aria-label`,e),G(d,t.points),Y(f,`aria-label`,n),G(m,r)},[()=>Z(`less`,{name:B(a)}),()=>Z(`more`,{name:B(a)}),()=>Z(`all-rest`)]),V(`click`,l,()=>i.gather(t.option,-1)),V(`click`,f,()=>i.gather(t.option)),V(`click`,p,()=>i.gather(t.option,i.left)),W(e,o),A()}H([`click`]);var Nu=new Set,Pu=e=>{let t=t=>t.target===e&&e.close();return Nu.add(e),e.addEventListener(`click`,t),()=>{Nu.delete(e),e.removeEventListener(`click`,t)}};function Fu(){return[...Nu].some(e=>e.open)}function Iu(e,t,n,r){let i=t.stops.map(({name:e})=>e),a=e.filter(e=>e!==n&&!(t.one&&i.includes(e)));return r?[...a,n]:a}var Lu=U(`<label class="svelte-1oo9yp7"><input class="svelte-1oo9yp7"/> </label>`),Ru=U(`<fieldset class="svelte-1oo9yp7"><legend class="svelte-1oo9yp7"> </legend> <div></div></fieldset>`),zu=U(`<button class="flat"><!> <span> </span></button> <dialog class="svelte-1oo9yp7"><h2> </h2> <p role="status"> </p> <!> <button class="main"> <kbd>Esc</kbd></button></dialog>`,1);function Bu(e,t){let n=$r();k(t,!0);let{sitting:r}=jc(),i=j(()=>r.server.room?.stops),a=j(()=>B(i)?.seats.find(({seat:e})=>e===r.server.seat)??B(i)?.seats[0]),o=N(void 0);var s=Qr(),c=I(s),l=e=>{var t=zu(),s=I(t),c=F(s);Q(c,{name:`bell`});var l=L(R(c,2),!0);O(s);var u=R(s,2),d=F(u),f=L(d,!0),p=R(d,2),m=L(p,!0),h=R(p,2);J(h,17,()=>B(i).groups,q,(e,t,i)=>{var o=Ru(),s=F(o),c=L(s,!0),l=R(s,2);let u;J(l,21,()=>B(t).stops,e=>e.name,(e,o)=>{var s=Lu(),c=F(s);Xi(c);var l=R(c);O(s),z(e=>{Y(c,`type`,B(t).one?`radio`:`checkbox`),Y(c,`name`,`${n}-${i}`),Qi(c,e),G(l,` ${B(o).title??``}`)},[()=>B(a).names.includes(B(o).name)]),V(`change`,c,e=>r.stops(Iu(B(a).names,B(t),B(o).name,e.currentTarget.checked),B(a).seat)),W(e,s)}),O(l),O(o),z(()=>{G(c,B(t).title),u=Ii(l,1,`all svelte-1oo9yp7`,null,u,{one:B(t).one})}),W(e,o)});var g=R(h,2),_=F(g);ke(),O(g),O(u),fa(u,e=>P(o,e),()=>B(o)),Di(u,()=>Pu),z((e,t,n,r)=>{G(l,e),Y(u,`aria-label`,t),G(f,n),G(m,B(a).said),G(_,`${r??``} `)},[()=>Z(`stops`),()=>Z(`stops`),()=>Z(`stops`),()=>Z(`close`)]),V(`click`,s,()=>B(o)?.showModal()),V(`click`,g,()=>B(o)?.close()),W(e,t)};K(c,e=>{B(i)&&B(a)&&e(l)}),W(e,s),A()}H([`click`,`change`]);var Vu=U(`<p class="quiet svelte-1z0ej86"> </p>`),Hu=U(`<p class="line svelte-1z0ej86"> <!></p>`),Uu=U(`<p class="quiet whom svelte-1z0ej86"> </p>`),Wu=U(`<p> </p> <button class="main"> </button>`,1),Gu=U(`<button class="main"> </button>`),Ku=U(`<p> </p> <button> </button>`,1),qu=U(`<!> <!>`,1),Ju=U(`<div class="waits svelte-1z0ej86"><div class="said svelte-1z0ej86"><!> <!> <!></div> <!> <!></div>`);function Yu(e,t){k(t,!0);let{sitting:n,game:r}=jc(),i=j(()=>ls(r)?.Dice),a=j(()=>n.server.room),o=j(()=>n.server.table?.deciding??[]),s=j(()=>B(o).filter(e=>{let t=B(a)?.seats[e];return t?.kind===`person`&&!t.here&&!t.bot&&!t.out&&!B(a)?.yours.includes(e)})),c=j(()=>(B(a)?.yours??[]).filter(e=>B(a)?.seats[e]?.bot&&!B(a).seats[e].out));var l=Ju(),u=F(l),d=F(u),f=e=>{var t=Vu(),n=L(t,!0);z(e=>G(n,e),[()=>Z(`you-watch`)]),W(e,t)};K(d,e=>{B(a)&&!B(a).yours.length&&e(f)});var p=R(d,2),m=e=>{var t=Hu(),r=F(t),a=R(r),o=e=>{var t=Qr();wi(I(t),()=>B(i),(e,t)=>{t(e,{get dice(){return n.screen.line.dice}})}),W(e,t)};K(a,e=>{B(i)&&n.screen.line.dice?.length&&e(o)}),O(t),z(()=>G(r,`${n.screen.line.text??``} `)),W(e,t)};K(p,e=>{n.screen.line&&e(m)});var h=R(p,2),g=e=>{var t=Uu(),r=L(t,!0);z(e=>G(r,e),[()=>Z(`waiting`,{names:B(o).map(e=>n.server.name(e)).join(`, `)})]),W(e,t)};K(h,e=>{B(o).length&&!n.server.table?.result&&e(g)}),O(u);var _=R(u,2),v=e=>{var t=Wu(),r=I(t),i=L(r,!0),a=R(r,2),o=L(a,!0);z(e=>{G(i,n.server.report.summary),G(o,e)},[()=>Z(`see-report`)]),V(`click`,a,()=>n.screen.reading=!0),W(e,t)};K(_,e=>{n.server.report&&!n.screen.reading&&e(v)});var y=R(_,2),b=e=>{var t=qu(),r=I(t);J(r,17,()=>B(c),q,(e,t)=>{var r=Gu(),i=L(r,!0);z(e=>G(i,e),[()=>Z(`take-back`,{name:n.server.name(B(t))})]),V(`click`,r,()=>n.take(B(t))),W(e,r)});var i=R(r,2),o=e=>{var t=Qr();J(I(t),17,()=>B(s),q,(e,t)=>{var r=Ku(),i=I(r),a=L(i,!0),o=R(i,2),s=L(o,!0);z((e,t)=>{G(a,e),G(s,t)},[()=>Z(`gone-now`,{name:n.server.name(B(t))}),()=>Z(`give-seat`,{name:n.server.name(B(t))})]),V(`click`,o,()=>n.give(B(t))),W(e,r)}),W(e,t)};K(i,e=>{B(a)?.yours.length&&e(o)}),W(e,t)};K(y,e=>{n.server.lasts&&e(b)}),O(l),W(e,l),A()}H([`click`]);var Xu=(e,t=g)=>{var n=Qr(),r=I(n),i=e=>{var n=Qu(),r=L(n,!0);z(()=>G(r,t().note)),W(e,n)};K(r,e=>{t().note&&e(i)}),W(e,n)},Zu=(e,t=g)=>{var n=Qr(),r=I(n),i=e=>{var n=td(),r=L(n,!0);z(e=>G(r,e),[()=>t().toUpperCase()]),W(e,n)};K(r,e=>{t()&&e(i)}),W(e,n)},Qu=U(`<small> </small>`),$u=U(` <!>`,1),ed=U(`<button><!> <!><!></button>`),td=U(`<kbd class="svelte-qo5uwq"> </kbd>`),nd=U(`<button class="take-back svelte-qo5uwq"><!> </button>`),rd=U(`<p class="more svelte-qo5uwq"> <!></p>`),id=U(`<button class="take-back svelte-qo5uwq"> <kbd class="svelte-qo5uwq">Esc</kbd></button>`),ad=U(`<button class="unfold svelte-qo5uwq"><!> <span class="unseen"> </span></button>`),od=U(`<p class="more svelte-qo5uwq"> </p>`),sd=U(`<p> <!></p> <!> <!>`,1),cd=U(`<button class="svelte-qo5uwq"> <kbd class="svelte-qo5uwq">Esc</kbd></button>`),ld=U(`<label class="number"><span class="unseen"> </span> <input type="number"/></label> <button class="main svelte-qo5uwq"> </button>`,1),ud=U(`<button class="svelte-qo5uwq"> </button>`),dd=U(`<!> <!> <button> <kbd class="svelte-qo5uwq">⏎</kbd></button> <!>`,1),fd=U(`<button class="svelte-qo5uwq"><!> <!><!></button>`),pd=U(`<div class="buttons svelte-qo5uwq"><!> <!> <!> <!> <!> <!></div>`),md=U(`<button class="flat"><!> <span> </span> <kbd class="svelte-qo5uwq">␣</kbd></button>`),hd=U(`<button class="flat"><!> <span> </span></button>`),gd=U(`<button class="flat"><!> <span> </span> <kbd class="svelte-qo5uwq">H</kbd></button>`),_d=U(`<button class="flat"><!> <span> </span> <kbd class="svelte-qo5uwq">U</kbd></button>`),vd=U(`<section><div class="said svelte-qo5uwq" aria-live="polite"><!> <!></div> <!> <div class="tools svelte-qo5uwq"><!> <!> <!> <!> <!></div> <!></section>`);function yd(e,t){k(t,!0);let n=(e,t=g,n=g,a=g)=>{let l=j(()=>r.emblem(t())),u=j(()=>t()===B(f));var d=ed();let p,m;var h=F(d),_=e=>{Q(e,{get path(){return B(l).emblem}})};K(h,e=>{B(l)&&e(_)});var v=R(h,2),y=e=>{var n=Zr();z(e=>G(n,e),[()=>Z(`all-the-same`,{what:t().sentence??``})]),W(e,n)},b=e=>{var n=$u(),r=I(n,!0);Xu(R(r),t),z(()=>G(r,t().sentence)),W(e,n)};K(v,e=>{B(u)?e(y):e(b,-1)}),Zu(R(v),n),O(d),Di(d,Wl),z(e=>{Y(d,`data-letter`,n()),p=Ii(d,1,`svelte-qo5uwq`,null,p,{main:a(),handy:e,doubted:B(u),hued:B(l)}),m=Ri(d,``,m,{"--hue":B(l)?.hue,"--ink":B(l)&&`${B(l).ink??50}%`})},[()=>!B(c).length&&B(s).kind!==`yes-no`&&fl(t()).length]),V(`click`,d,()=>o.press(t())),Vr(`pointerenter`,d,({pointerType:e,currentTarget:n})=>e===`mouse`&&i.previews.point(t(),n,o.seq)),Vr(`pointerleave`,d,()=>i.previews.leave()),W(e,d)},r=jc(),{sitting:i,groups:a}=r,o=i.asking,s=j(()=>o.question),c=j(()=>o.at?[]:o.menu),l=j(()=>B(s)&&!B(c).length?a(B(s)):[]),u=j(()=>B(l).flatMap(e=>e.options)),d=j(()=>{if(B(c).length)return B(c);if(!B(s)||o.gathers)return[];let e=bl(B(s)).filter(e=>!B(u).includes(e));return B(f)&&!e.includes(B(f))&&B(f)!==xl(B(s))?[...e,B(f)]:e}),f=j(()=>o.at?null:o.doubt),p=j(()=>B(s)&&!B(c).length?xl(B(s)):void 0),m=j(()=>[...B(l).map(({label:e,options:t})=>({label:e,act:()=>o.narrow(t)})),...[...B(d),...B(p)?[B(p)]:[]].map(e=>({label:e.sentence??``,act:()=>o.press(e)}))]),h=j(()=>jl(B(m).map(({label:e})=>e))),_=j(()=>B(s)?.kind===`distribute`?Z(`give`,{left:o.left,n:B(s).high}):Z(`choose`,{n:o.picked.length,names:o.picked.map(e=>e.sentence??``).join(`; `)})),v=N(!1),y=N(!1),b=N(``),x=N(0);In(()=>{P(x,B(s)?.low??0,!0),B(s)?yl(B(s))&&P(v,!0):P(v,!1)}),In(()=>{!B(s)||o.seq<0||Ar().then(()=>{let e=r.area(),t=e?.getBoundingClientRect(),n=Xl(e);n.some(e=>{let{top:n,bottom:r}=e.getBoundingClientRect();return t&&n>=t.top&&r<=t.bottom})||n.at(-1)?.scrollIntoView({block:`center`,inline:`nearest`})})});function S(e){return B(s)&&!o.sent?B(m)[B(h).indexOf(e)]?.act:void 0}function C(e){let t=B(s)?.options??[];t.length&&(t.length>9?(P(b,e,!0),P(v,!0)):t[Number(e)-1]&&o.press(t[Number(e)-1]))}var w={letterDeed:S,digit:C},T=vd();let ee;var te=F(T),ne=F(te);J(ne,17,()=>i.screen.unasked,q,(e,t,n)=>{var r=rd(),a=F(r),o=R(a),s=e=>{var t=nd(),n=F(t);Q(n,{name:`undo`});var r=R(n);O(t),z(e=>G(r,` ${e??``}`),[()=>Z(`undo`)]),V(`click`,t,()=>i.undo()),W(e,t)};K(o,e=>{n===i.screen.unasked.length-1&&i.server.lasts&&e(s)}),O(r),z(()=>G(a,`${B(t)??``} `)),W(e,r)});var re=R(ne,2),ie=e=>{var t=sd(),n=I(t);let r;var i=F(n),a=R(i),c=e=>{var t=id(),n=F(t);ke(),O(t),Di(t,Wl),z(e=>G(n,`${e??``} `),[()=>Z(`back`)]),V(`click`,t,()=>o.clear()),W(e,t)};K(a,e=>{B(f)&&e(c)}),O(n);var l=R(n,2),u=e=>{var t=ad(),n=F(t);Q(n,{name:`more`});var r=L(R(n,2),!0);O(t),z(e=>{Y(t,`aria-expanded`,B(y)),G(r,e)},[()=>Z(`whole-question`)]),V(`click`,t,()=>P(y,!B(y))),W(e,t)};K(l,e=>{B(f)||e(u)});var d=R(l,2),p=e=>{var t=od(),n=L(t,!0);z(e=>G(n,e),[()=>Z(`choose-some`,{low:B(s).low,high:B(s).high,spare:B(s).high-B(s).low})]),W(e,t)};K(d,e=>{o.gathers&&B(s).kind!==`distribute`&&e(p)}),z(e=>{r=Ii(n,1,`text svelte-qo5uwq`,null,r,{whole:B(y)||B(f),doubt:B(f)}),G(i,`${e??``} `)},[()=>B(f)?pl(B(f)):B(s).prompt]),W(e,t)},ae=e=>{Yu(e,{})};K(re,e=>{B(s)?e(ie):e(ae,-1)}),O(te);var oe=R(te,2),se=e=>{var t=pd(),r=F(t),i=e=>{var t=cd(),n=F(t);ke(),O(t),Di(t,Wl),z(e=>G(n,`${e??``} `),[()=>Z(`back`)]),V(`click`,t,()=>o.clear()),W(e,t)};K(r,e=>{B(c).length&&e(i)});var a=R(r,2),u=e=>{var t=ld(),n=I(t),r=F(n),i=L(r,!0),a=R(r,2);Xi(a),O(n);var c=R(n,2),l=L(c,!0);Di(c,Wl),z(e=>{G(i,B(s).prompt),Y(a,`min`,B(s).low),Y(a,`max`,B(s).high),G(l,e)},[()=>Z(`take-number`,{n:B(x)})]),na(a,()=>B(x),e=>P(x,e)),V(`click`,c,()=>o.send(`${B(s).verb} ${B(x)}`)),W(e,t)};K(a,e=>{B(s).kind===`number`&&e(u)});var m=R(a,2),g=e=>{var t=dd(),n=I(t);J(n,17,()=>B(s).options.filter(e=>!fl(e).length&&e!==B(p)),q,(e,t)=>{var n=ud(),r=L(n,!0);Di(n,Wl),z(e=>{Y(n,`aria-pressed`,e),G(r,B(t).sentence)},[()=>o.picked.includes(B(t))]),V(`click`,n,()=>o.gather(B(t))),W(e,n)});var r=R(n,2),i=e=>{var t=Qr();J(I(t),17,()=>B(s).options,q,(e,t,n)=>{{let r=j(()=>o.selection.points[n]??0);Mu(e,{get option(){return B(t)},get points(){return B(r)}})}}),W(e,t)};K(r,e=>{B(s).kind===`distribute`&&e(i)});var a=R(r,2),c=F(a);ke(),O(a),Di(a,Wl);var l=R(a,2),u=e=>{var t=cd(),n=F(t);ke(),O(t),Di(t,Wl),z(e=>G(n,`${e??``} `),[()=>Z(`start-over`)]),V(`click`,t,()=>o.clear()),W(e,t)};K(l,e=>{o.begun&&e(u)}),z(e=>{Ii(a,1,Ai(B(f)?`doubted`:`main`),`svelte-qo5uwq`),a.disabled=!o.whole||!o.begun,G(c,`${e??``} `)},[()=>B(f)?Z(`all-the-same`,{what:B(_)}):B(_)]),V(`click`,a,()=>o.confirm()),W(e,t)};K(m,e=>{o.gathers&&e(g)});var v=R(m,2);J(v,17,()=>B(l),q,(e,t,n)=>{var r=fd(),i=F(r),a=e=>{Q(e,{get path(){return B(t).icon}})};K(i,e=>{B(t).icon&&e(a)});var s=R(i,1,!0),c=R(s),l=e=>{Xu(e,()=>B(t).options[0])};K(c,e=>{B(t).options.length===1&&e(l)}),Zu(R(c),()=>B(h)[n]),O(r),Di(r,Wl),z(()=>{Y(r,`data-letter`,B(h)[n]),G(s,B(t).label)}),V(`click`,r,()=>o.narrow(B(t).options)),W(e,r)});var y=R(v,2);J(y,17,()=>B(d),q,(e,t,r)=>{let i=j(()=>!B(c).length&&B(d).length===1&&!pl(B(t)));n(e,()=>B(t),()=>B(h)[B(l).length+r],()=>B(i))});var b=R(y,2),S=e=>{{let t=j(()=>B(h).at(-1));n(e,()=>B(p),()=>B(t),()=>!1)}};K(b,e=>{B(p)&&e(S)}),O(t),W(e,t)};K(oe,e=>{B(s)&&!o.sent&&e(se)});var ce=R(oe,2),le=F(ce);Bu(le,{});var ue=R(le,2),de=e=>{var t=md(),n=F(t);Q(n,{name:`skip`});var r=L(R(n,2),!0);ke(2),O(t),z(e=>G(r,e),[()=>Z(`skip-ahead`)]),V(`click`,t,()=>i.skip()),W(e,t)};K(ue,e=>{i.screen.behind&&e(de)});var fe=R(ue,2),pe=e=>{var t=hd(),n=F(t);Q(n,{name:`menu`});var r=L(R(n,2),!0);O(t),z(e=>{Y(t,`aria-expanded`,B(v)),G(r,e)},[()=>Z(`all-answers`,{n:B(s).options.length})]),V(`click`,t,()=>{P(b,``),P(v,!B(v))}),W(e,t)};K(fe,e=>{B(s)&&B(s).kind!==`distribute`&&B(s).options.length>B(d).length+ +!!B(p)&&e(pe)});var me=R(fe,2),he=e=>{var t=gd(),n=F(t);Q(n,{name:`hint`});var r=L(R(n,2),!0);ke(2),O(t),z(e=>G(r,e),[()=>Z(`hint`)]),V(`click`,t,()=>i.askHint()),W(e,t)};K(me,e=>{i.server.room?.hints&&B(s)&&e(he)});var ge=R(me,2),_e=e=>{var t=_d(),n=F(t);Q(n,{name:`undo`});var r=L(R(n,2),!0);ke(2),O(t),z(e=>G(r,e),[()=>Z(`undo`)]),V(`click`,t,()=>i.undo()),W(e,t)};K(ge,e=>{i.server.lasts&&i.server.room?.yours.length&&i.server.table?.at&&e(_e)}),O(ce);var ve=R(ce,2),ye=e=>{Hl(e,{onclose:()=>P(v,!1),get typed(){return B(b)},set typed(e){P(b,e,!0)}})};return K(ve,e=>{B(v)&&B(s)&&!o.sent&&e(ye)}),O(T),z(e=>{ee=Ii(T,1,`prompt svelte-qo5uwq`,null,ee,{mine:B(s)&&!o.sent}),Y(T,`aria-label`,e),Y(T,`data-seq`,o.seq),Y(T,`data-menu`,o.menu.length>0),Y(T,`data-gathers`,o.gathers)},[()=>Z(`question`)]),W(e,T),A(w)}H([`click`]);var bd=26,xd=92;function Sd(e){let t=e.flat();return{low:Math.min(0,...t),high:Math.max(1,...t),turns:Math.max(1,...e.map(e=>e.length-1))}}function Cd({low:e,high:t}){let n=(e+t)/2;return Number.isInteger(n)?[e,n,t]:[e,t]}function wd({turns:e},t){return bd+290*t/e}function Td({low:e,high:t},n){return xd-84*(n-e)/(t-e)}function Ed(e,t){return t.map((t,n)=>`${n?`L`:`M`}${wd(e,n).toFixed(1)} ${Td(e,t).toFixed(1)}`).join(``)}var Dd=U(`<span><svg class="key svelte-cebp1h" viewBox="0 0 24 6" aria-hidden="true"><path d="M0 3H24" class="svelte-cebp1h"></path></svg> </span>`),Od=Xr(`<path class="grid svelte-cebp1h"></path><text text-anchor="end" class="svelte-cebp1h"> </text>`,1),kd=Xr(`<path class="course svelte-cebp1h"></path>`),Ad=U(`<th scope="col" class="svelte-cebp1h"> </th>`),jd=U(`<td class="svelte-cebp1h"> </td>`),Md=U(`<tr><th scope="row" class="svelte-cebp1h"></th><!></tr>`),Nd=U(`<figure class="svelte-cebp1h"><figcaption class="svelte-cebp1h"></figcaption> <svg role="img" class="svelte-cebp1h"><!><!><text class="svelte-cebp1h"> </text><text text-anchor="end" class="svelte-cebp1h"> </text></svg> <details class="svelte-cebp1h"><summary class="svelte-cebp1h"> </summary> <div class="wide svelte-cebp1h" tabindex="0" role="group"><table class="svelte-cebp1h"><thead><tr><th scope="col" class="svelte-cebp1h"> </th><!></tr></thead><tbody></tbody></table></div></details></figure>`);function Pd(e,t){k(t,!0);let{tell:n}=jc(),r=[`var(--gold)`,`var(--course-2)`,`var(--course-3)`,`var(--bad)`],i=[``,`7 4`,`2 4`,`9 3 2 3`],a=j(()=>Sd(t.courses.map(e=>e.values))),o=e=>`${e.title}: ${e.values[0]} → ${e.values.at(-1)}`;var s=Nd(),c=F(s);J(c,21,()=>t.courses,q,(e,t)=>{var n=Dd(),a=F(n),s=F(a);let c;O(a);var l=R(a);O(n),z(e=>{Y(s,`stroke-dasharray`,i[B(t).seat]),c=Ri(s,``,c,{stroke:r[B(t).seat]}),G(l,` ${e??``}`)},[()=>o(B(t))]),W(e,n)}),O(c);var l=R(c,2),u=F(l);J(u,17,()=>Cd(B(a)),q,(e,t)=>{var n=Od(),r=I(n),i=R(r),o=L(i,!0);z((e,n,a,s)=>{Y(r,`d`,`M${e??``} ${n??``}H316`),Y(i,`x`,a),Y(i,`y`,s),G(o,B(t))},[()=>wd(B(a),0),()=>Td(B(a),B(t)),()=>wd(B(a),0)-5,()=>Td(B(a),B(t))+3]),W(e,n)});var d=R(u);J(d,17,()=>t.courses,q,(e,t)=>{var n=kd();let o;z(e=>{Y(n,`d`,e),Y(n,`stroke-dasharray`,i[B(t).seat]),o=Ri(n,``,o,{stroke:r[B(t).seat]})},[()=>Ed(B(a),B(t).values)]),W(e,n)});var f=R(d),p=L(f,!0),m=R(f),h=L(m,!0);O(l);var g=R(l,2),_=F(g),v=L(_,!0),y=R(_,2),b=F(y),x=F(b),S=F(x),C=F(S),w=L(C,!0);J(R(C),17,()=>t.courses,q,(e,t)=>{var n=Ad(),r=L(n,!0);z(()=>G(r,B(t).title)),W(e,n)}),O(S),O(x);var T=R(x);J(T,21,()=>({length:B(a).turns+1}),q,(e,n,r)=>{var i=Md(),a=F(i);a.textContent=r,J(R(a),17,()=>t.courses,q,(e,t)=>{var n=jd(),i=L(n,!0);z(()=>G(i,B(t).values[r]??``)),W(e,n)}),O(i),W(e,i)}),O(T),O(b),O(y),O(g),O(s),z((e,t,n,r,i,a,o)=>{Y(l,`viewBox`,`0 0 320 110`),Y(l,`aria-label`,e),Y(f,`x`,t),Y(f,`y`,106),G(p,n),Y(m,`x`,316),Y(m,`y`,106),G(h,r),G(v,i),Y(y,`aria-label`,a),G(w,o)},[()=>t.courses.map(o).join(`; `),()=>wd(B(a),0),()=>n(`ui-turn`,{n:0}),()=>n(`ui-turn`,{n:B(a).turns}),()=>Z(`as-table`),()=>Z(`as-table`),()=>Z(`turn`)]),W(e,s),A()}function Fd(e){return e.toLowerCase().replaceAll(`æ`,`ae`).replaceAll(`ł`,`l`).normalize(`NFKD`).replace(/\p{M}/gu,``)}function Id(e){return Fd(e.lines.join(` `))}function Ld(e){let{kind:t=``}=e.facts,[n=``]=(e.lines[1]??``).slice(t.length).split(` · `).filter(Boolean);return[t,n].filter(Boolean).join(` · `)}function Rd(e,t,{words:n,picks:r}){let i=Fd(n).split(/\s+/).filter(Boolean),a=Object.entries(r).filter(([,e])=>e);return e.filter(e=>{let n=t.get(e.slug)??``;return a.every(([t,n])=>e.groups[t]?.includes(n))&&i.every(e=>n.includes(e))})}function zd(e,t,n){let r=new Intl.Collator(n),i=new Map(t?.values.map(({name:e},t)=>[e,t])),a=e=>i.get(e.groups[t?.name??``]?.[0]??``)??i.size;return[...e].sort((e,t)=>a(e)-a(t)||r.compare(e.name,t.name))}function Bd(e,t){let n=new Intl.Collator(t,{numeric:!0});return{...e,values:[...e.values].sort((e,t)=>n.compare(e.title,t.title))}}var Vd=class extends Error{code;rules;constructor(e){super(e.message),this.code=e.code,this.rules=e.rules??[]}},Hd=8e3,Ud=25e3,Wd=class{#e=N(`connecting`);get state(){return B(this.#e)}set state(e){P(this.#e,e,!0)}#t=null;#n=0;#r=new Map;#i=0;#a=``;#o;#s;constructor(e,t){this.#o=e,this.#s=t}open(e){this.#a=e,this.#c(),setInterval(()=>this.state===`open`&&this.#t?.send(`{"type":"ping"}`),Ud)}ask(e,...t){let n=++this.#n;return new Promise((r,i)=>{this.#t?.readyState===WebSocket.OPEN?(this.#r.set(n,{kinds:t,resolve:r,reject:i}),this.#t.send(JSON.stringify({...e,id:n}))):i(Error(`offline`))})}#c(){let e=new WebSocket(this.#a);this.#t=e,e.onopen=()=>this.#l(),e.onmessage=e=>this.#d(JSON.parse(e.data)),e.onclose=()=>this.#u()}async#l(){try{await this.#o(),this.#i=0,this.state=`open`}catch{this.#t?.close()}}#u(){this.state=`lost`;for(let{reject:e}of this.#r.values())e(Error(`offline`));this.#r.clear();let e=Math.min(Hd,250*2**this.#i++);setTimeout(()=>this.#c(),e*(.75+Math.random()/2))}#d(e){let t=e.id?this.#r.get(e.id):void 0;t&&e.type===`error`?(this.#r.delete(e.id),t.reject(new Vd(e))):(t?.kinds.includes(e.type)&&(this.#r.delete(e.id),t.resolve(e)),this.#s(e))}};function Gd(e){let[,t,n=``,r=``]=e.split(`/`);return t===`room`&&n?{page:t,room:n}:t===`cards`?{page:t,game:n,card:r}:(t===`build`||t===`learn`)&&n?{page:t,game:n}:t===`lobby`||t===`players`?{page:t}:{page:`start`}}var Kd=`trivault.left`,qd=6,Jd=class{#e=N(Gd(location.hash));get route(){return B(this.#e)}set route(e){P(this.#e,e)}#t=N(null);get reading(){return B(this.#t)}set reading(e){P(this.#t,e)}#n=N(``);get error(){return B(this.#n)}set error(e){P(this.#n,e,!0)}#r=N(Zl(Kd,[]));get left(){return B(this.#r)}set left(e){P(this.#r,e)}go(){this.route=Gd(location.hash),this.error=``,this.reading=null}forget(e,t){let n=this.left.filter(t=>t.room!==e);this.left=[...t?[t]:[],...n].slice(0,qd),Ql(Kd,this.left)}},Yd=`trivault.plan`,Xd={game:``,games:{},clock:!1,minutes:15,increment:10,hints:!1,chat:!0,askAll:!1},Zd=new class{#e=N(null);get seed(){return B(this.#e)}set seed(e){P(this.#e,e,!0)}#t=N(pn({...Xd,...Zl(Yd,{})}));get wish(){return B(this.#t)}set wish(e){P(this.#t,e,!0)}prepare(e){for(let t of e){let e=t.bots.map(e=>e.kind),n=e.at(-1),r=[{who:`me`,bot:n,deck:``},{who:`bot`,bot:n,deck:``}],{seats:i=r,options:a={}}=this.wish.games[t.name]??{};for(let t of i)e.includes(t.bot)||(t.bot=n);this.wish.games[t.name]={seats:i,options:a},this.resize(t,Math.min(Math.max(i.length,t.seats[0]),t.seats[1]))}e.some(e=>e.name===this.wish.game)||(this.wish.game=e[0]?.name??``)}of(e){return this.wish.games[e.name]}resize(e,t){let{seats:n}=this.of(e);for(;n.length<t;)n.push({...n.at(-1),deck:``});n.length=t}keep(){Ql(Yd,this.wish)}};function Qd(e){return e.some((e,t)=>t&&(e.who===`open`||e.who===`lobby`))}function $d(e,t){return t.map(({who:t,bot:n,deck:r},i)=>{let a=i>0&&(t===`open`||t===`lobby`),o=i===0?`me`:a?`open`:t===`bot`?n:t;return e.decks&&r&&!a?{kind:o,deck:r}:{kind:o}})}function ef(e,t){return(e.options??[]).filter(e=>!e.seats?.length||e.seats.includes(t.length))}function tf(e,{seats:t,options:n}){let r={};for(let{name:i,kind:a,without:o=[]}of ef(e,t)){let e=n[i];o.some(e=>e in r)||(a===`flag`&&e===!0&&(r[i]=!0),a===`seat`&&typeof e==`number`&&e<t.length&&(r[i]=e),a===`each`&&Array.isArray(e)&&e.some(Boolean)&&(r[i]=t.map((t,n)=>e[n]||0)))}return r}function nf(e,t,n){let{seats:r}=n,i=Qd(r);return{options:tf(e,n),listed:r.some(e=>e.who===`lobby`),ask_all:t.askAll,...t.clock?{clock:{seconds:Math.round(t.minutes*60),increment:t.increment}}:{},...i?{hints:t.hints,chat:t.chat}:{}}}var rf=class{#e=N(null);get me(){return B(this.#e)}set me(e){P(this.#e,e)}#t=N([]);get games(){return B(this.#t)}set games(e){P(this.#t,e)}#n=N({});get known(){return B(this.#n)}set known(e){P(this.#n,e)}#r=j(()=>Object.fromEntries(Object.entries(this.known).map(([e,{cards:t}])=>[e,t])));get cards(){return B(this.#r)}set cards(e){P(this.#r,e)}#i=N([]);get lobby(){return B(this.#i)}set lobby(e){P(this.#i,e)}game(e){return this.games.find(t=>t.name===e)}},af=400,of=class{#e=N(null);get question(){return B(this.#e)}set question(e){P(this.#e,e)}#t=N(-1);get seq(){return B(this.#t)}set seq(e){P(this.#t,e,!0)}#n=N({picked:[],points:[]});get selection(){return B(this.#n)}set selection(e){P(this.#n,e)}#r=N([]);get menu(){return B(this.#r)}set menu(e){P(this.#r,e)}#i=N(null);get at(){return B(this.#i)}set at(e){P(this.#i,e)}#a=N(null);get doubt(){return B(this.#a)}set doubt(e){P(this.#a,e)}#o=N(!1);get sent(){return B(this.#o)}set sent(e){P(this.#o,e,!0)}#s=j(()=>this.question?hl(this.question):new Map);#c;#l=0;#u=``;#d=null;constructor(e){this.#c=e}ask(e,t){let n=t===this.seq&&e?.seat===this.question?.seat,r=this.#d;this.question=e,this.seq=t,this.sent=!1,e?n?this.#p(e):(this.clear(),r&&r.reason!==e.reason&&this.#f(r)):this.forget()}#f(e){if(this.gathers)return;let t=this.question?.options.filter(t=>e.answers?.includes(t.answer))??[],n=t.length?t:this.#g(e.things??[]);n.length&&this.narrow(n,e.at)}#p(e){let t=t=>e.options.filter(e=>e.answer===t.answer);this.menu=this.menu.flatMap(t),this.doubt=this.doubt&&(t(this.doubt)[0]??null)}clear(){this.forget(),this.#d=null,this.question&&(this.selection=Cl(this.question))}forget(){this.menu=[],this.doubt=this.at=null}state(e){if(!this.question||this.sent)return``;let t=this.#g(e);return t.some(e=>this.#v(e))?`chosen`:t.length?`legal`:``}options(e){return this.question&&!this.sent?this.#g(e):[]}mark(e){let t=this.options(e).map(e=>this.#_(e));if(this.question?.kind===`distribute`){let e=t.reduce((e,t)=>e+(this.selection.points[t]??0),0);return e?String(e):``}let n=Math.max(-1,...t.map(e=>this.selection.picked.indexOf(e)));return n>=0&&this.question?.kind===`order`?String(n+1):``}touch(e,t,n=!1){this.options(e).length||this.forget();let r=this.options(e);if(!r.length)return!1;if(this.gathers){let e=r.find(e=>!this.#v(e))??r[0];this.gather(e)}else n?this.#m(r,t):this.narrow(r,t);return!0}narrow(e,t){e.length===1?this.choose(e[0],t):this.#m(e,t)}#m(e,t){let n=e.length===this.menu.length&&(!t||t===this.at);this.forget(),!n&&(this.menu=e,this.at=t??null)}usual(e,t=[]){if(this.gathers)return;let n=this.options(e).filter(e=>!pl(e));return n.find(({answer:e})=>t.includes(e.split(` `)[0]))??n[0]}drop(e,t,n){this.forget(),this.#d=n?{...n,reason:this.question?.reason}:null,this.narrow(e,t)}get gathers(){return!!this.question&&(ml(this.question)||this.question.kind===`distribute`)}gather(e,t=1){let n=this.question;if(!n)return;this.doubt=null;let r=this.#_(e);this.selection=n.kind===`distribute`?El(n,this.selection,r,t):Tl(n,this.selection,r)}choose(e,t=null){this.question&&!this.sent&&this.doubt!==e&&(this.gathers&&e!==xl(this.question)?this.gather(e):pl(e)?this.#h(e,e.answer,t):this.send(e.answer))}press(e,t=null){this.doubt===e?this.insist():this.choose(e,t)}#h(e,t,n){this.#l=Date.now(),this.#u=t,this.doubt=e,this.menu=n?[e]:[],this.at=n}insist(){this.doubt&&Date.now()-this.#l>=af&&this.send(this.#u)}get whole(){return this.question&&this.gathers?Ol(this.question,this.selection):void 0}get left(){return this.question?.kind===`distribute`?this.question.high-wl(this.selection):0}get picked(){return this.selection.picked.flatMap(e=>this.question?.options[e]??[])}get begun(){return this.gathers&&(this.picked.length>0||wl(this.selection)>0)}confirm(){let{whole:e,doubt:t}=this;if(!e)return;let n=this.picked.find(e=>e.warning);t&&this.#u===e?this.insist():n?this.#h(n,e,null):this.send(e)}send(e){this.question&&(this.forget(),this.sent=!0,this.#c(e,this.seq,this.question.seat))}#g(e){let t=[...new Set(e.flatMap(e=>B(this.#s).get(e)??[]))];return this.menu.length?t.filter(e=>this.menu.includes(e)):t}#_(e){return this.question?.options.indexOf(e)??-1}#v(e){let t=this.#_(e);return this.selection.picked.includes(t)||(this.selection.points[t]??0)>0}},sf=90,cf=class{#e=N({});#t=new Set;#n=-1;#r;#i=N(null);get pointed(){return B(this.#i)}set pointed(e){P(this.#i,e)}#a;constructor(e){this.#r=e}of(e){return B(this.#e)[e.answer]??[]}async learn(e,t){if(t!==this.#n&&this.#o(t),this.#t.has(e.answer))return;this.#t.add(e.answer);let n=await this.#r({type:`preview`,answer:e.answer,seq:t},`preview`);n&&n.seq===this.#n&&P(this.#e,{...B(this.#e),[n.answer]:n.outcomes??[]})}point(e,t,n){this.leave(),this.#a=setTimeout(()=>{this.pointed={option:e,at:t},this.learn(e,n)},sf)}leave(){clearTimeout(this.#a),this.pointed=null}#o(e){this.#n=e,P(this.#e,{}),this.#t.clear()}},lf;function uf(){let e=[...document.styleSheets].flatMap(e=>[...e.cssRules]).flatMap(({cssText:e})=>[...e.matchAll(/var\((--[\w-]+)/g)].map(([,e])=>e)),t=getComputedStyle(document.documentElement);return[...new Set(e)].filter(e=>!t.getPropertyValue(e))}function df(e,t){lf??=uf();let n=getComputedStyle(t);for(let t of lf){let r=n.getPropertyValue(t);r&&e.style.setProperty(t,r)}}function ff(e){let t=e;for(;t&&!t.isConnected;)t=t.parentElement;return t??document.body}var pf=[`now`,`fresh`,`legal`,`chosen`,`tilted`];function mf(e){let t=e.cloneNode(!0);t.classList.remove(...pf);for(let e of[`data-target`,`data-card`,`aria-pressed`,`id`])t.removeAttribute(e);return t.tabIndex=-1,t.style.width=`100%`,t.style.height=`100%`,t}function hf(){let e=document.createElement(`span`);return e.className=`back`,e}function gf(e,t,n=t.width,r=t.height){let i=document.createElement(`div`);return i.className=`flying`,i.style.left=`${t.x+(t.width-n)/2}px`,i.style.top=`${t.y+(t.height-r)/2}px`,i.style.width=`${n}px`,i.style.height=`${r}px`,i.append(e),i}var _f=.5,vf=`cubic-bezier(.3,.05,.2,1)`;function yf({beat:e},{at:t,long:n},r=`both`){return{delay:t*e,duration:n*e,easing:vf,fill:r}}function bf(e,t,n=mf(t.element)){let r=gf(n,t.box,t.width,t.height);return df(r,ff(t.parent)),e.layer.append(r),r}function xf(e,t,{at:n,long:r}){let i={delay:n*e.beat,duration:r*e.beat,fill:`none`};e.run(t,[{opacity:0},{opacity:0}],i)}function Sf(e,...t){e.onfinish=()=>t.forEach(e=>e.remove())}function Cf(e,t,n,r,i){let[a,o,s]=[Uc(e),Uc(n),Uc(r)],[c,l]=[n.width/t,r.width/t],u=Math.min(60,Math.hypot(s.x-o.x,s.y-o.y)*.12),d=(e,t,n)=>`translate(${e-a.x}px, ${t-a.y}px) scale(${n})`;return[{transform:d(o.x,o.y,c),opacity:c>_f?1:.4},{transform:d((o.x+s.x)/2,(o.y+s.y)/2-u,(c+l)/2*1.08),opacity:1},{transform:d(s.x,s.y,l),opacity:r===e?1:i}]}function wf(e,t,n,r){let i=bf(e,t);xf(e,t.element,{at:0,long:r.at+r.long}),Sf(e.run(i,Cf(t.box,t.width,n,t.box,0),yf(e,r)),i)}function Tf(e,t,n,r){let i=bf(e,t);Sf(e.run(i,Cf(t.box,t.width,t.box,n,.15),yf(e,r)),i)}function Ef(e,t,n){let r=bf(e,t);return r.style.transform=`translateY(-26px) scale(1.04)`,n||e.run(r,[{transform:`none`}],{duration:.3*e.beat,easing:vf}),r}function Df(e,t,n,r,{at:i,long:a}){let o=Math.min(92,Math.max(56,innerHeight*.09)),s=new DOMRect(Uc(n).x-o*.36,Uc(n).y-o/2,o*.72,o);for(let o=0;o<r;o++){let r=gf(hf(),s);e.layer.append(r);let c=Cf(s,s.width,t,n,0);c[0].opacity=0,Sf(e.run(r,c,yf(e,{at:i+o*.12,long:a})),r)}}function Of({run:e,beat:t},n,r,i){let[a,o]=[Uc(n.box),Uc(r.box)];e(r.element,[{translate:`${a.x-o.x}px ${a.y-o.y}px`},{translate:`0 0`}],{delay:i*t,duration:.4*t,easing:vf,fill:`backwards`,composite:`add`})}function kf(e,t,n,r,i){let a=bf(e,t),[o,s]=[Uc(t.box),Uc(n)],[c,l]=[s.x-o.x,s.y-o.y],u=Math.hypot(c,l)||1,d=Math.max(.3,1-(.45*Math.min(n.height,n.width)+.3*t.height)/u),f=e=>`translate(${c*e}px, ${l*e}px)`,p=[{transform:`none`,offset:0,easing:`ease-out`},{transform:`${f(-22/u)} scale(1.08)`,offset:.22,easing:`cubic-bezier(.6,0,.9,.5)`},{transform:`${f(d)} scale(1.05)`,offset:.52},{transform:f(d*.96),offset:.6,easing:vf},{transform:`none`,offset:1}];Sf(e.run(a,p,{...yf(e,i,`forwards`),easing:`linear`}),a),xf(e,t.element,i),a.style.zIndex=`2`,e.run(a,[{opacity:0},{opacity:0}],{duration:Math.max(i.at*e.beat,.01)}),r&&Af(e,r,c/u,l/u,{at:i.at+.52*i.long,long:.3})}function Af(e,t,n,r,i){let a=e=>({translate:`${n*e}px ${r*e}px`});e.run(t,[a(0),a(12),a(-7),a(4),a(0)],{...yf(e,i,`none`),composite:`add`})}function jf(e,t,n,r,i){let[a,o]=[Uc(t),Uc(n)],s=gf(document.createElement(`i`),new DOMRect(a.x-28,a.y-7,56,14));s.classList.add(`bolt`),e.layer.append(s);let[c,l]=[o.x-a.x,o.y-a.y],u=`rotate(${Math.atan2(l,c)}rad)`,d=[{transform:`${u} scaleX(.4)`,opacity:0},{transform:`${u} scaleX(1)`,opacity:1,offset:.25},{transform:`translate(${c}px, ${l}px) ${u} scaleX(1.3)`,opacity:1,offset:.9},{transform:`translate(${c}px, ${l}px) ${u} scaleX(.3)`,opacity:0}];Sf(e.run(s,d,{...yf(e,i),easing:`ease-in`}),s);let f=Math.hypot(c,l)||1;r&&Af(e,r,c/f,l/f,{at:i.at+.85*i.long,long:.3})}function Mf(e,t,n,r){let[i,a]=[Uc(t),Uc(n)],o=Math.hypot(a.x-i.x,a.y-i.y),s=gf(document.createElement(`i`),new DOMRect(i.x,i.y-4,o,8));s.classList.add(`aim`),s.style.rotate=`${Math.atan2(a.y-i.y,a.x-i.x)}rad`,e.layer.append(s),Sf(e.run(s,[{clipPath:`inset(-20px 100% -20px 0)`,opacity:1},{clipPath:`inset(-20px -20px -20px 0)`,opacity:1,offset:.35},{clipPath:`inset(-20px -20px -20px 0)`,opacity:1,offset:.75},{clipPath:`inset(-20px -20px -20px 0)`,opacity:0}],yf(e,r)),s)}function Nf(e,t,n){let r={at:n.at,long:n.long/2},i={at:n.at+r.long,long:r.long},a=bf(e,t,hf()),o=bf(e,t),s=`perspective(600px) rotateY(90deg) scale(1.15)`;xf(e,t.element,{at:0,long:n.at+n.long}),Sf(e.run(a,[{transform:`none`},{transform:s}],yf(e,r)),a);let c=[{transform:s.replace(`90`,`-90`)},{transform:`none`}];Sf(e.run(o,c,yf(e,i)),o)}var Pf=[`0 0, 58% 0, 44% 30%, 60% 52%, 42% 74%, 52% 100%, 0 100%`,`58% 0, 100% 0, 100% 100%, 52% 100%, 42% 74%, 60% 52%, 44% 30%`];function Ff(e,t,n){Pf.forEach((r,i)=>{let a=bf(e,t);a.style.clipPath=`polygon(${r})`;let o=i?1:-1,s=[{transform:`none`,opacity:1,filter:`none`},{transform:`translate(${o*5}px, -3px) rotate(${o*2}deg)`,opacity:1,filter:`brightness(1.6)`,offset:.25},{transform:`translate(${o*34}px, 56px) rotate(${o*19}deg)`,opacity:0,filter:`brightness(.5)`}];Sf(e.run(a,s,{...yf(e,n),easing:`ease-in`}),a)})}function If(e,t){let n=gf(document.createElement(`i`),t);return n.classList.add(`glow`),e.layer.append(n),n}var Lf={fly:.5,lunge:.6,aim:.7,turn:.55,break:.6,float:1,dice:1.1,moment:1.6,pass:.45},Rf=.35,zf=new Set([`damage`,`direct`,`strike`,`pierce`]),Bf=new Set([`destroy`]),Vf=new Set([`forge`]),Hf=6,Uf=e=>-2-e;function Wf(e,t,n){return Kf(Object.keys(e.sizes).filter(n=>(t.sizes[n]??0)<e.sizes[n]),n)}function Gf(e,t,n){return Kf(Object.keys(t.sizes).filter(n=>(e.sizes[n]??0)<t.sizes[n]),n)}function Kf(e,t){return e.find(e=>t!==void 0&&e.endsWith(`-${t}`))??e[0]}function qf(e,t,n,r){let i=[],a=new Map,o=new Set,s=0;for(let{told:c,dice:l}of n){if(l?.length&&(i.push({kind:`dice`,dice:[...l],at:s}),s+=Lf.dice*.85),!c)continue;let{kind:n,seat:u=-1,source:d=-1,target:f=-1,n:p=0}=c;if(r.has(n)&&f!==-1)e.shown.has(d)&&d!==f?i.push({kind:`lunge`,thing:d,target:f,at:s}):i.push({kind:`bolt`,seat:u,target:f,at:s}),a.set(f,s+Rf),s+=Lf.lunge;else if(Jf(e,c)&&!a.has(f)&&!a.has(d)&&(i.push({kind:`aim`,thing:d,target:f,at:s}),a.set(f,s+Rf)),zf.has(n)){let e=a.get(f)??s;a.has(f)||a.set(f,s),p&&f>=0&&!t.shown.has(f)&&i.push({kind:`float`,place:f,icon:`damage`,n:-p,at:e})}else if(Bf.has(n)&&e.shown.has(f)&&!t.shown.has(f)){let e=Math.max(s,(a.get(f)??0)+.2);o.has(f)||i.push({kind:`break`,thing:f,at:e}),o.add(f)}else n===`reveal`&&e.shown.has(f)&&t.shown.has(f)?(i.push({kind:`turn`,thing:f,at:s}),a.set(f,s)):Vf.has(n)?(i.push({kind:`moment`,told:c,at:s}),s+=Lf.moment):n===`draw`&&p?i.push({kind:`pass`,from:`deck-${u}`,to:`hand-${u}`,n:Math.min(p,Hf),at:s}):f>=0&&!a.has(f)&&a.set(f,s)}return i.push(...Xf(e,t,n,a,o),...Qf(e,t,a,s)),{cues:i,length:Math.max(0,...i.map(e=>e.at+Yf(e)))}}function Jf({shown:e},{source:t=-1,target:n=-1}){return t>=0&&n!==-1&&t!==n&&e.has(t)&&e.has(n)}function Yf(e){return e.kind===`come`||e.kind===`go`?Lf.fly:e.kind===`bolt`?Lf.lunge:Lf[e.kind]}function Xf(e,t,n,r,i){let a=[],o=new Map(n.flatMap(({told:e,things:t=[]})=>Zf(e,t))),s=new Set(n.flatMap(({told:e})=>e?.kind===`reveal`?[e.target]:[])),c=n.find(({told:e})=>e&&(e.seat??-1)>=0)?.told?.seat;for(let[n,i]of t.shown){let l=e.shown.get(n);if(l===void 0){let r=o.get(n)??e.zones.of.get(n)??Wf(e.zones,t.zones,c);r&&n>=0&&a.push({kind:`come`,thing:n,from:r,at:0})}else l!==i&&n>=0&&!s.has(n)&&a.push({kind:`turn`,thing:n,at:r.get(n)??0})}for(let n of e.shown.keys()){if(n<0||t.shown.has(n)||i.has(n))continue;let o=t.zones.of.get(n)??Gf(e.zones,t.zones,c)??``;a.push({kind:`go`,thing:n,to:o,at:r.get(n)??0})}let l=new Map;for(let[n,r]of t.zones.of){let i=e.zones.of.get(n);if(!i||i===r||e.shown.has(n)||t.shown.has(n))continue;let a=`${i} ${r}`;l.set(a,{from:i,to:r,n:Math.min((l.get(a)?.n??0)+1,Hf)})}for(let e of l.values())a.push({kind:`pass`,...e,at:0});return a}function Zf(e,t){return e?.kind===`draw-cards`?t.map(t=>[t,`deck-${e.seat}`]):[]}function Qf(e,t,n,r){let i=[];for(let[a,o]of t.numbers){let t=e.numbers.get(a);if(t)for(let[e,s]of Object.entries(o)){let o=s-(t[e]??s);if(!Number.isFinite(o)||!o)continue;let c=n.get(a)??Math.min(r,.2);i.push({kind:`float`,place:a,icon:e,n:e===`damage`?-o:o,at:c})}}return i}var $f={play:`target`,"fast-play":`target`,"put-into-play":`target`,cast:`source`,"cast-alone":`source`},ep=2.8,tp=3,np={of:new Map,sizes:{}};function rp({told:e,cards:t}){let n=e&&$f[e.kind],r=n?e[n]??-1:-1;return r>=0&&t?.[0]?{thing:r,slug:t[0]}:void 0}var ip=class{layer;length=0;#e=N(null);get announced(){return B(this.#e)}set announced(e){P(this.#e,e)}#t=N([]);get rising(){return B(this.#t)}set rising(e){P(this.#t,e)}#n=N(null);get dice(){return B(this.#n)}set dice(e){P(this.#n,e)}#r=N(null);get moment(){return B(this.#r)}set moment(e){P(this.#r,e)}#i=N(!1);get over(){return B(this.#i)}set over(e){P(this.#i,e,!0)}#a=matchMedia(`(prefers-reduced-motion: reduce)`);#o=new Set;#s=new Set;#c=new Map;#l=0;get beat(){return eu.pace}get on(){return this.beat>0&&!document.hidden&&!!this.layer?.isConnected}get still(){return this.#a.matches}get announces(){return this.on&&!this.still}change(e,t,n,r){if(!this.on){this.end(),e();return}let[i,a]=[Vc(),n()];for(let[e,t]of this.#c)i.things.has(e)||i.things.set(e,t);this.end(),e(),Jt();let o=n(),s=this.#h();a&&o&&s&&(this.length=this.#u(s,t,{then:i,now:Vc(),before:a,after:o},r))}#u(e,t,{then:n,now:r,before:i,after:a},o){let s=ls(t),c=({things:e},t)=>({shown:new Map([...e].map(([e,{slug:t}])=>[e,t])),zones:s?.zones?.(t)??np,numbers:s?.numbers?.(t)??new Map}),l=qf(c(n,i),c(r,a),o,s?.attacks??new Set);if(this.still)return this.#m(e,r,l.cues),0;let u=l.cues.find(({kind:e})=>e===`break`);this.#d(e,n,r,u?u.at+Lf.break/2:0);let d=this.#c;for(let{flying:e}of d.values())e.remove();this.#c=new Map;for(let t of l.cues)if(t.kind===`go`&&!t.to){let r=n.things.get(t.thing);this.#c.set(t.thing,{...r,flying:Ef(e,r,d.has(t.thing))})}else this.#f(e,n,r,t);return l.length*this.beat}#d(e,t,n,r){let i=new Set;for(let[a,o]of n.things){let n=t.things.get(a);!n||a<0||i.has(o.element)||ap(n.box,o.box)||(i.add(o.element),n.element===o.element||n.parent===o.parent?Of(e,n,o,r):wf(e,o,n.box,{at:0,long:Lf.fly}))}}#f(e,t,n,r){let{at:i}=r,a=e=>n.things.get(e)??t.things.get(e),o={at:i,long:Lf.fly};if(r.kind===`come`){let[i,a]=[n.things.get(r.thing),n.zones.get(r.from)??t.zones.get(r.from)];i&&a&&wf(e,i,a,o)}else if(r.kind===`go`){let i=n.zones.get(r.to)??t.zones.get(r.to);i&&Tf(e,t.things.get(r.thing),i,o)}else if(r.kind===`pass`){let[a,o]=[n.zones.get(r.from)??t.zones.get(r.from),n.zones.get(r.to)];a&&o&&Df(e,a,o,r.n,{at:i,long:Lf.pass})}else if(r.kind===`lunge`||r.kind===`bolt`){let t=a(r.target),o=n.things.get(r.target)?.element,s=r.kind===`bolt`?n.zones.get(`player-${r.seat}`):void 0,c={at:i,long:Lf.lunge};if(!t)return;r.kind===`lunge`?kf(e,a(r.thing),t.box,o,c):s&&jf(e,s,t.box,o,c)}else r.kind===`aim`?Mf(e,a(r.thing).box,a(r.target).box,{at:i,long:Lf.aim}):r.kind===`turn`?Nf(e,n.things.get(r.thing),{at:i,long:Lf.turn}):r.kind===`break`?Ff(e,t.things.get(r.thing),{at:i,long:Lf.break}):r.kind===`float`?this.#p(n,t,r):r.kind===`dice`?this.#g(i,Lf.dice,e=>this.dice=e?{dice:r.dice,long:e}:null):this.#g(i,Lf.moment,e=>this.moment=e?{told:r.told,long:e}:null)}#p(e,t,{place:n,icon:r,n:i,at:a}){let o=Uf(n),s=(o>=0?e.zones.get(`${r}-${o}`):void 0)??e.things.get(n)?.box??t.things.get(n)?.box;if(!s)return;let c=Math.max(700,Lf.float*this.beat),l={id:++this.#l,box:s,icon:r,n:i,at:a*this.beat,long:c};this.rising=[...this.rising,l],this.#_(l.at+c,()=>this.rising=this.rising.filter(e=>e!==l))}#m(e,t,n){let r=new Set(n.flatMap(e=>`place`in e?[e.place]:`thing`in e?[e.thing]:`target`in e?[e.target]:[]));for(let n of r){let r=t.things.get(n)?.box;if(!r)continue;let i=If(e,r);this.#_(this.beat,()=>i.remove())}}announce(e,t){let n=rp(e);if(!n||!this.announces)return;this.end();let{things:r,zones:i}=Vc(),a=e.told?.seat??-1,o=t.flatMap(({told:e})=>e?.source===n.thing?[e.target??-1]:[]),s=[...new Set(o)].flatMap(e=>e===n.thing?[]:r.get(e)?.box??[]);this.announced={...n,seat:a,from:i.get(`hand-${a}`)??i.get(`player-${a}`),targets:s}}celebrate(){this.on&&(this.over=!0,this.#_(this.length+ep*this.beat,()=>this.over=!1))}end(){for(let e of this.#o)e.cancel();for(let e of this.#s)clearTimeout(e);this.#o.clear(),this.#s.clear(),this.layer?.replaceChildren(...[...this.#c.values()].map(({flying:e})=>e)),this.length=0,this.announced=this.dice=this.moment=null,this.over=!1,this.rising.length&&(this.rising=[])}#h(){if(this.layer)return{layer:this.layer,beat:this.beat,run:(...e)=>this.run(...e)}}run(e,t,n){let r=e.animate(t,n);return this.#o.add(r),r.finished.catch(()=>void 0).finally(()=>this.#o.delete(r)),r}#g(e,t,n){this.#_(e*this.beat,()=>n(t*this.beat)),this.#_((e+t)*this.beat,()=>n(0))}#_(e,t){let n=setTimeout(()=>{this.#s.delete(n),t()},e);this.#s.add(n)}};function ap(e,t){return Math.abs(e.x-t.x)<tp&&Math.abs(e.y-t.y)<tp&&Math.abs(e.width-t.width)<tp}var op=700,sp=class{#e=N(null);get moment(){return B(this.#e)}set moment(e){P(this.#e,e)}#t=N([]);get moves(){return B(this.#t)}set moves(e){P(this.#t,e)}#n=N(0);get step(){return B(this.#n)}set step(e){P(this.#n,e,!0)}#r=N(!1);get runs(){return B(this.#r)}set runs(e){P(this.#r,e,!0)}#i;#a;#o;#s=null;#c;constructor(e,t=e=>e()){this.#i=e,this.#a=t}get turns(){return this.moves.filter((e,t)=>t===0||this.moves[t-1].turn!==e.turn)}to(e,t=this.moment?.seat){return this.#s={at:Math.max(0,Math.min(e,this.moment?.end??1/0)),...t===void 0||t<0?{}:{seat:t}},this.#c??=this.#l().finally(()=>this.#c=void 0),this.#c}async#l(){for(this.moves.length||(this.moves=(await this.#i({type:`timeline`},`timeline`))?.moves??[]);this.#s;){let e=this.#s,t=await this.#i({type:`moment`,...e},`moment`);if(this.#u())return;if(this.#s===e&&(this.#s=null),!t)continue;let n=t.at-(this.moment?.at??t.at)===1&&t.seat===this.moment?.seat,r=()=>{this.moment=t,this.step+=1};n?this.#a(r,t.lines??[]):r()}}#u(){return this.#s===null}turn(e){if(!this.moment)return;let{at:t,end:n}=this.moment,r=this.turns.map(e=>e.at),i=e>0?r.find(e=>e>t):r.findLast(e=>e<t);this.to(i??(e>0?n:0))}play(e=!this.runs){clearTimeout(this.#o),this.runs=e,e&&this.moment&&this.moment.at>=this.moment.end?this.to(0).then(()=>this.#d()):e&&this.#d()}#d(){this.#o=setTimeout(()=>void this.#f(),Math.max(op,1.5*eu.pace))}async#f(){this.moment&&this.moment.at<this.moment.end?(await this.to(this.moment.at+1),this.runs&&this.#d()):this.play(!1)}async again(){this.moment&&(this.moves=[],await this.to(this.moment.at))}leave(){this.play(!1),this.#s=null,this.moment=null,this.moves=[]}};function cp({things:e=[],told:t}){return[...e,t?.source??-1,t?.target??-1].filter(e=>e!==-1)}function lp(e,t=zc){return e.map(cp).filter(e=>e.some(e=>e<0||t(e))).at(-1)??[]}var up=16;function dp(e,t){return e*Math.min(1,up/Math.max(1,t))**2}var fp=class{#e=[];#t;#n;#r;constructor(e,t){this.#n=e,this.#r=t}add(e,t=!1){this.#e.push(e),t?this.skip():this.#t||this.#i()}skip(){clearTimeout(this.#t),this.#t=void 0;for(let e of this.#e.splice(0))this.#n(e)}get busy(){return this.#e.length>0}#i(){let e=this.#e.shift();e===void 0?this.#t=void 0:(this.#n(e),this.#t=setTimeout(()=>this.#i(),dp(this.#r(e),this.#e.length)))}},pp=class{#e=N(null);get line(){return B(this.#e)}set line(e){P(this.#e,e)}#t=N([]);get touched(){return B(this.#t)}set touched(e){P(this.#t,e)}#n=N(!1);get behind(){return B(this.#n)}set behind(e){P(this.#n,e,!0)}#r=N(0);get read(){return B(this.#r)}set read(e){P(this.#r,e,!0)}#i=N([]);get unasked(){return B(this.#i)}set unasked(e){P(this.#i,e)}#a=N(0);get unread(){return B(this.#a)}set unread(e){P(this.#a,e,!0)}#o=N(!1);get muted(){return B(this.#o)}set muted(e){P(this.#o,e,!0)}#s=N(null);get notice(){return B(this.#s)}set notice(e){P(this.#s,e)}#c=N(null);get hint(){return B(this.#c)}set hint(e){P(this.#c,e)}#l=N(!0);get reading(){return B(this.#l)}set reading(e){P(this.#l,e,!0)}#u=N(!1);get helping(){return B(this.#u)}set helping(e){P(this.#u,e,!0)}#d=N(!1);get aside(){return B(this.#d)}set aside(e){P(this.#d,e,!0)}#f=N(-1);get uncovered(){return B(this.#f)}set uncovered(e){P(this.#f,e,!0)}forget(){this.line=this.notice=this.hint=null,this.unasked=this.touched=[]}say(e,t=!1,n=[]){this.notice={text:e,rules:n,bad:t}}},mp=`M12 20V5M6 11l6-6 6 6`,hp=`M12 3 19 7v8l-7 4-7-4V7Z`,gp={activate:`M12 4v7M12 11l6 5M12 11l-6 5M5 4l2 3M19 4l-2 3`,archive:`M3 5h18v5H3ZM5 10h14v10H5ZM10 14h4`,attach:`M12 3l7 7h-4v10H9V10H5Z`,attack:`M20 3 9 14M20 3l-1 5-9 9M20 3l-5 1-9 9M5 12l7 7M7.5 16.5 3.5 20.5`,avoid:`M4 18c3-9 7-12 16-13M20 5l-5-1M20 5l-2 5M5 8l4 4M9 8l-4 4`,banish:`M12 4a8 8 0 1 0 .1 0M6.5 6.5l11 11`,burn:`M12 2C13 6.5 18 8.5 18 14.5A6 6 0 0 1 6 14.5C6 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 2Z`,capture:`M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M12 8l3.5 2v4l-3.5 2-3.5-2v-4Z`,chains:`M9.5 14.5a4 4 0 0 1 0-5.5l3-3a4 4 0 0 1 5.5 5.5M14.5 9.5a4 4 0 0 1 0 5.5l-3 3a4 4 0 0 1-5.5-5.5`,change:`M4 9h13l-4-4M20 15H7l4 4`,control:`M4 18h16M4 18 3 8l5 4 4-7 4 7 5-4-1 10Z`,counter:`M4 4l16 16M12 3a9 9 0 1 0 .1 0`,counters:`M5 9h8v8H5ZM9 5h9v9M9 11v4M7 13h4`,cure:`M9 4h6v5h5v6h-5v5H9v-5H4V9h5Z`,damage:`M12 2l2 6 6-3-3 6 5 3-6 1 1 6-5-4-5 4 1-6-6-1 5-3-3-6 6 3Z`,deck:`M8 3h11v14H8ZM5 7v14h11M13.5 7v6M11 10.5l2.5 2.5 2.5-2.5`,destroy:`M12 3a7.5 7.5 0 0 0-4.5 13.5V20h9v-3.5A7.5 7.5 0 0 0 12 3ZM9 11h.1M15 11h.1M12 14v2`,discard:`M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7`,double:`M4 20 12 12 4 4M12 20l8-8-8-8`,draw:`M5 4h10v14H5ZM18 8v10M13 13h10`,enrage:`M4 6l6 4M20 6l-6 4M7 13h.1M17 13h.1M7 20c2-3 8-3 10 0`,exalt:`M12 21C6 19 4 13 6 4M12 21c6-2 8-8 6-17M6 9l4 1M6.5 14l4 .5M18 9l-4 1M17.5 14l-4 .5`,exhaust:`M4 5h7l-7 7h7M13 12h7l-7 8h7`,forge:`M8 6.5a4.5 4.5 0 1 0 .1 0M12 11h9.5M18 11v4M21.5 11v3`,gain:`${hp}M12 8v6M9 11h6`,heal:`M12 21C5 15 2.5 11.5 2.5 8A5 5 0 0 1 12 6a5 5 0 0 1 9.5 2c0 3.5-2.5 7-9.5 13ZM12 9v6M9 12h6`,life:`M12 21C5 15 2.5 11.5 2.5 8A5 5 0 0 1 12 6a5 5 0 0 1 9.5 2c0 3.5-2.5 7-9.5 13Z`,look:`M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 9a3 3 0 1 0 .1 0`,lose:`${hp}M9 11h6`,mana:`M12 2 19 12 12 22 5 12ZM5 12h14`,mastery:`M12 2l2.8 6.3 6.7.7-5 4.6 1.4 6.7L12 17l-5.9 3.3 1.4-6.7-5-4.6 6.7-.7Z`,move:`M12 3v18M3 12h18M12 3 9 6M12 3l3 3M12 21l-3-3M12 21l3-3M3 12l3-3M3 12l3 3M21 12l-3-3M21 12l-3 3`,power:`${mp}M6 18l6-6 6 6`,purge:`M5 5l14 14M19 5 5 19`,push:`M4 5v14M8 12h12M15 7l5 5-5 5`,ready:`M4 12a8 8 0 1 0 3-6.2M4 3v4h4`,recruit:`M9 5a3.5 3.5 0 1 0 .1 0M3 20c0-5 3-7 6-7s6 2 6 7M18 8v8M14 12h8`,roll:`M4 8 12 4l8 4v8l-8 4-8-4ZM4 8l8 4 8-4M12 12v8`,rot:`M6 20c-3-6 0-15 6-16c6 1 9 10 6 16M9 12h.1M15 12h.1M10 17h4`,steal:`M3 14c3-5 6-5 9-3l5-4c2 0 3 2 2 3l-7 8c-3 3-7 2-9-4ZM16 4l3-2 3 2v3l-3 2`,stun:`M12 12a2 2 0 1 1 2-2a4.5 4.5 0 1 1-5-4.5A7 7 0 1 1 5 12`,swap:`M7 3v17M7 3 3 8M7 3l4 5M17 21V4M17 21l-4-5M17 21l4-5`,teleport:`M12 3a4 9 0 1 0 .1 0M3 12h5M16 12h5M19 9l3 3-3 3`,unforge:`M8 6.5a4.5 4.5 0 1 0 .1 0M12 11h3M18 8l3 6M18 14v2`,up:`${mp}M5 21h14`,ward:`M12 2.5a9.5 9.5 0 1 0 .1 0M12 7.5a4.5 4.5 0 1 0 .1 0`,weak:`M12 3v13M6 11l6 6 6-6M5 21h14`,alpha:`M19 5c-4 3-6 14-11 14a5 6 0 1 1 0-13c5 0 7 11 11 13`,assault:`M3 21 14 10M14 4h6v6M20 4l-9 9M4 14l6 6`,deploy:`M12 3v10M7 9l5 5 5-5M4 20h5M15 20h5`,elusive:`M5 20c-2-8 2-16 7-16s9 8 7 16c-3-3-4 1-7-1c-3 2-4-2-7 1M9 11h.1M15 11h.1`,flying:`M3 6c4 1 6 3 9 7c3-4 5-6 9-7c-1 5-4 8-7 9l-2 4-2-4C7 14 4 11 3 6Z`,hazardous:`M12 3 22 20H2ZM12 9v5M12 17h.1`,omega:`M4 20h5v-3A7 7 0 1 1 15 17v3h5`,poison:`M12 3C16 9 18 11 18 15a6 6 0 0 1-12 0C6 11 8 9 12 3ZM10 14l4 4M14 14l-4 4`,skirmish:`M4 20 18 6M14 4h6v6M4 12l3-1M12 20l1-3`,taunt:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5ZM12 7v7M12 17h.1`},_p={"gain-gems":[`gems`,1],"gain-power":[`power`,1],"gain-mastery":[`mastery`,1],"gain-health":[`health`,1],"lose-mastery":[`mastery`,-1],gain:[`amber`,1],lose:[`amber`,-1]},vp={play:`recruit`,"fast-play":`recruit`,house:`change`,"draw-cards":`draw`,"reap-gain":`gain`,strike:`attack`,cast:`mana`,focus:`mastery`,win:`mastery`,check:`forge`,"to-hand":`up`,"take-control":`control`,"gain-chains":`chains`,"power-counter":`power`,return:`ready`,show:`look`};function yp(e){let t=e.told?.kind??``;return gp[vp[t]??t]}function bp({small:e,told:t,text:n}){let r=e?_p[t?.kind??``]:void 0;return r&&t?.n?{icon:r[0],n:r[1]*t.n,text:n}:void 0}function xp(e,t,n){let r=new Set(n.map(({at:e})=>e)),i=[];return e.forEach((e,n)=>{let a=t+n,o=r.has(a)?void 0:i.at(-1),s=bp(e);s&&o?o.gains.push(s):i.push({line:e,count:1,gains:[],at:a,last:a}),i.at(-1).last=a}),i.reduce((e,t,n)=>{let a=e.at(-1);return a&&Sp(a,t,n===i.length-1)&&!r.has(a.last+1)?e[e.length-1]={...a,count:a.count+t.count,gains:Cp(a,t),last:t.last}:e.push(t),e},[])}function Sp(e,t,n){let r=({gains:e})=>e.map(({icon:e,n:t})=>`${e}${Math.sign(t)}`).join(),i=e.line.cards?.length===1&&!e.line.dice?.length&&!e.line.small,a=n?r(e).startsWith(r(t)):r(e)===r(t);return i&&e.line.text===t.line.text&&a}function Cp(e,t){return e.gains.map((e,n)=>({...e,n:e.n+(t.gains[n]?.n??0)}))}function wp(e,t,n){return t+e.findLastIndex(({told:e})=>e?.seat===n)+1}var Tp=class{#e=N(null);get room(){return B(this.#e)}set room(e){P(this.#e,e)}#t=N(null);get table(){return B(this.#t)}set table(e){P(this.#t,e)}#n=N([]);get log(){return B(this.#n)}set log(e){P(this.#n,e)}#r=N([]);get begun(){return B(this.#r)}set begun(e){P(this.#r,e)}#i=N([]);get sentences(){return B(this.#i)}set sentences(e){P(this.#i,e)}#a=N([]);get chat(){return B(this.#a)}set chat(e){P(this.#a,e)}#o=N(null);get report(){return B(this.#o)}set report(e){P(this.#o,e)}lay(e){let{since:t=0,lines:n=[]}=e;this.log=[...this.log.slice(0,t),...n],this.begun=this.begun.filter(({at:e})=>e<t);let[r,i]=[Ep(e),this.table&&Ep(this.table)];if(i&&r.turn>i.turn){let e=this.rounds?t:wp(n,t,i.seat);this.begun=[...this.begun,{at:e,...r}]}this.table=e}get rounds(){return!!this.table&&`round`in this.table.view}forget(){this.log=[],this.begun=[],this.sentences=[]}get lasts(){return this.room?.status===`playing`}get company(){let{seats:e=[],yours:t=[],watching:n=0}=this.room??{};return e.filter((e,n)=>e.kind===`person`&&!t.includes(n)).length+n>+!t.length}get seat(){let e=this.room?.yours??[];return e.find(e=>this.table?.deciding.includes(e))??e[0]??-1}name(e){return this.room?.seats[e]?.name||Z(`player`,{n:e+1})}};function Ep({view:e}){return`round`in e?{turn:e.round,seat:e.initiative}:{turn:e.turn,seat:e.active}}var Dp=.6,Op=class{id;server=new Tp;screen=new pp;#e=N(0);#t=!1;#n=[];#r=0;#i;#a=(e,...t)=>this.#y(()=>this.#i.ask(e,...t));#o=new fp(e=>this.#d(e),e=>this.#l(e));stage=new ip;asking=new of((e,t,n)=>this.#v(e,t,n));back=new sp(this.#a,(e,t)=>this.#p(e,t));previews=new cf(async(e,...t)=>{try{return await this.#i.ask(e,...t)}catch{return}});constructor(e,t){this.id=t,this.#i=e,ou()}get moment(){return this.back.moment}get shown(){return this.moment??this.server.table}get touched(){return this.moment?lp(this.moment.lines??[],()=>!0):this.screen.touched}get step(){return B(this.#e)+this.back.step}get covered(){let{room:e,table:t,lasts:n}=this.server;return(e?.yours.length??0)>1&&n&&!!t?.question&&t.seat!==this.screen.uncovered}hear(e){`room`in e&&e.room!==this.id||(e.type===`room`?this.server.room=e:e.type===`table`?this.#c(e):e.type===`chat`&&this.#s(e.lines))}#s(e){this.server.chat=[...this.server.chat,...e],this.screen.unread+=e.length}skip(){this.stage.end(),this.#t=!0,this.#o.skip(),this.#t=!1}#c(e){let{since:t=0,lines:n=[]}=e,r=!this.server.table||e.undone||!!e.id,i=r?[]:n.slice(Math.max(0,this.#r-t)),a=i.filter(e=>!e.small),o=this.stage.announces?i.find(e=>this.#u(e)):void 0;this.#r=t+n.length,o&&this.#o.add({plays:o,line:o,lines:i}),this.#o.add({table:e,line:a[0],lines:i});for(let e of a.slice(1))this.#o.add({line:e});r&&this.skip(),this.screen.behind=this.#o.busy}#l({table:e,line:t,lines:n=[],plays:r}){if(document.hidden)return 0;let{length:i}=this.stage,a=t??n.length?eu.pace*(i&&!e&&!r?Dp:1):0;return Math.max(a,e||r?i:0)}#u(e){return!!rp(e)&&!this.server.room?.yours.includes(e.told?.seat??-1)}#d({plays:e,table:t,line:n,lines:r=[]}){this.screen.line=n??null,this.#n=[...t?[]:this.#n,...n?[n]:[]],Ar().then(()=>this.screen.touched=lp(this.#n)),e&&!this.#t&&this.stage.announce(e,r),t&&this.#f(t,r),this.screen.behind=this.#o.busy}#f(e,t){let n=this.server.table,r=!n||e.seat!==n.seat||e.at===n.at&&!e.undone;this.#t||this.moment||r?this.#m(e):this.#p(()=>this.#m(e),t),n&&!n.result&&e.result&&this.stage.celebrate()}#p(e,t){this.stage.change(e,this.server.room?.game??``,()=>this.shown?.view,t)}#m(e){let{server:t,screen:n}=this;t.table&&e.seat!==t.table.seat&&this.#h(),(e.at!==t.table?.at||e.undone)&&P(this.#e,B(this.#e)+1),t.lay(e),e.undone&&(n.read=Math.min(n.read,t.log.length)),n.unasked=e.undone?[]:[...n.unasked,...e.unasked??[]],n.hint=null,this.asking.ask(this.moment?null:e.question??null,e.seq),e.result&&this.#_()}#h(){this.server.forget(),this.screen.forget(),ou(),this.#g()}async#g(){let e=await this.#a({type:`log`,since:0},`log`);e&&(this.server.log=e.lines)}async#_(){this.server.report=await this.#a({type:`report`},`report`)??this.server.report}#v(e,t,n){this.screen.notice=null,this.skip(),this.screen.read=this.server.log.length,this.screen.unasked=[],this.#a({type:`answer`,answer:e,seq:t,seat:n},`done`).then(e=>{e||(this.asking.sent=!1)})}type(e){let{question:t,seq:n}=this.asking;t?this.#v(e,n,t.seat):this.screen.say(Z(`not-your-turn`),!0)}async undo(){let e=this.server.seat<0?void 0:this.server.seat;await this.#a({type:`undo`,seat:e},`done`,`table`)}async askHint(){this.screen.hint=await this.#a({type:`hint`},`hint`)??null}async whyNot(e){let t=await this.#a({type:`why-not`,answer:e},`why-not`);t&&this.screen.say([t.message,...t.facts??[]].join(` `),!1,t.rules)}async rule(e){let t=await this.#a({type:`rule`,rule:e},`rule`);t&&this.screen.say(``,!1,[{rule:t.rule,text:t.text}])}async affects(e){let t=this.moment?{at:this.moment.at,...this.moment.seat<0?{}:{seat:this.moment.seat}}:{};return this.#a({type:`affects`,thing:e,...t},`affects`)}async describe(){this.server.sentences=(await this.#a({type:`describe`},`describe`))?.sentences??this.server.sentences}async resign(){this.server.seat>=0&&await this.#a({type:`resign`,seat:this.server.seat},`done`)}async rematch(e){await this.#a({type:`rematch`,swap:e},`done`)}async give(e){await this.#a({type:`give`,seat:e},`done`)}async take(e){await this.#a({type:`take`,seat:e},`done`)}async talk(e){await this.#a({type:`chat`,text:e},`done`)}async mute(e){await this.#a({type:`mute`,on:e},`done`)&&(this.screen.muted=e)}async stops(e,t){await this.#a({type:`stops`,stops:e,seat:t},`done`)}async order(e){await this.#a({type:`order`,on:e},`done`)}async save(){return this.#a({type:`save`},`saved`)}async lookBack(e){this.skip(),await this.back.to(e),this.moment&&this.asking.ask(null,-1)}backToNow(){this.back.leave(),this.asking.ask(this.server.table?.question??null,this.server.table?.seq??-1)}async again(){this.server.room?.status!==`waiting`&&(await this.#g(),this.screen.line=null,this.screen.touched=[],this.screen.muted&&await this.mute(!0),eu.plain&&await this.describe(),await this.back.again(),this.server.report&&await this.#_())}async#y(e){try{return await e()}catch(e){e instanceof Vd&&this.screen.say(e.message,!0,e.rules);return}}},kp=`trivault.token`,Ap=`trivault.seats`,jp=800,$=new class{server=new rf;screen=new Jd;link=new Wd(()=>this.#t(),e=>this.#r(e));#e=N(null);get sitting(){return B(this.#e)}set sitting(e){P(this.#e,e)}open(){let e=new URL(`ws`,location.href);e.protocol=e.protocol===`https:`?`wss:`:`ws:`,e.hash=``,document.documentElement.lang=qo.lang,addEventListener(`hashchange`,()=>void this.#a()),this.link.open(e.href)}async#t(){let e=localStorage.getItem(kp)??``;this.#i(await this.link.ask({type:`hello`,lang:qo.lang,token:e},`welcome`)),await this.#n(),await this.link.ask({type:`lobby`},`lobby`),await this.#a()}async#n(){let{games:e}=await this.link.ask({type:`games`},`games`);Zd.prepare(e),this.server.games=e}#r(e){e.type===`seat`?this.#l(e):e.type===`lobby`?this.server.lobby=e.rooms:e.type===`moved`?location.hash=`#/room/${e.room}`:this.sitting?.hear(e),e.type===`room`&&this.#u(e)}#i(e){this.server.me=e,localStorage.setItem(kp,e.token)}async register(e,t){this.#i(await this.link.ask({type:`register`,name:e,password:t},`welcome`))}async login(e,t){this.#i(await this.link.ask({type:`login`,name:e,password:t},`welcome`))}async logout(){this.#i(await this.link.ask({type:`logout`},`welcome`))}async rename(e){this.#i(await this.link.ask({type:`rename`,name:e},`welcome`))}async#a(){this.screen.go();let{route:e}=this.screen;e.page===`room`?await this.#o(e.room):this.sitting&&await this.#c(),e.page===`cards`&&await this.learn(e.game||this.server.games[0]?.name||``),e.page===`build`&&await this.learn(e.game),e.page===`learn`&&await as(e.game),setTimeout(()=>void os().catch(()=>void 0),jp)}async#o(e){let t=Zl(Ap,{})[e]??``,n=this.sitting?.id===e?this.sitting:new Op(this.link,e);this.sitting=n;try{let r=await this.#s(e,t);await this.learn(r.game),this.sitting===n&&await n.again()}catch(t){if(!(t instanceof Vd))return;this.screen.error=t.message,this.sitting=null,this.screen.forget(e)}}async#s(e,t){try{return await this.link.ask({type:`join`,room:e,token:t},`room`)}catch(n){if(!t||!(n instanceof Vd))throw n;return this.link.ask({type:`join`,room:e},`room`)}}async#c(){this.sitting=null,await this.link.ask({type:`leave`},`done`).catch(()=>void 0)}#l({room:e,token:t}){let n=Object.entries(Zl(Ap,{})).slice(-50);Ql(Ap,Object.fromEntries([...n,[e,t]]))}#u({room:e,game:t,status:n,yours:r,seats:i}){let a=i.filter((e,t)=>!r.includes(t)).map(e=>e.name??``);this.screen.forget(e,n!==`over`&&r.length?{room:e,game:t,names:a}:void 0)}async create(e,t,n={}){let r=await this.link.ask({type:`create`,game:e,seats:t,...n},`room`);location.hash=`#/room/${r.room}`}async load(e){let t=await this.link.ask({type:`load`,replay:e},`room`);location.hash=`#/room/${t.room}`}async playOn(e){let t=await this.link.ask({type:`play-on`,at:e},`room`,`moved`);location.hash=`#/room/${t.room}`}async learn(e,t=!1){if(!this.server.game(e)||this.server.known[e]&&!t)return;let[{cards:n,filters:r=[]}]=await Promise.all([this.link.ask({type:`cards`,game:e},`cards`),as(e)]),i={cards:new Map(n.map(e=>[e.slug,e])),filters:r.map(e=>Bd(e,qo.lang))};this.server.known={...this.server.known,[e]:i},xs.load(e)}async read(e,t){await this.learn(e),this.screen.reading={game:e,card:t}}async speak(e){qo.use(e),document.documentElement.lang=e,await this.link.ask({type:`language`,lang:e},`welcome`,`done`,`table`),await this.#n();for(let e of Object.keys(this.server.known))await this.learn(e,!0);await this.sitting?.again()}},Mp=U(`<button> </button>`),Np=U(`<button class="main"> </button> <!>`,1),Pp=U(`<p><a class="button main"> </a></p>`),Fp=U(`<p role="status"> </p>`),Ip=U(`<li><button class="svelte-1f29zrf"><small class="svelte-1f29zrf"> </small> <span class="svelte-1f29zrf"> </span> <!></button></li>`),Lp=U(`<section aria-labelledby="moments"><h3 id="moments"> </h3> <ol class="moments svelte-1f29zrf"></ol></section>`),Rp=U(`<section class="report svelte-1f29zrf" aria-labelledby="report"><h2 id="report" tabindex="-1" class="svelte-1f29zrf"><!> </h2> <div class="next svelte-1f29zrf"><!> <button> </button> <button> </button> <a class="button" href="#/"> </a></div> <!> <!> <!> <div class="charts svelte-1f29zrf"></div></section>`);function zp(e,t){k(t,!0);let{sitting:n,tell:r}=jc(),i=j(()=>n.server.report),a=j(()=>[...new Set(B(i).courses.map(e=>e.name))]),o=j(()=>B(i).result?.winners.some(e=>n.server.room?.yours.includes(e))),s=j(()=>$.server.games.find(e=>e.name===n.server.room?.game)?.decks),c=j(()=>(n.server.room?.rematch??[]).map(e=>n.server.name(e))),l=j(()=>!!n.server.room?.yours.length);var u=Rp(),d=F(u),f=F(d),p=e=>{var t=Zr();z(e=>G(t,`${e??``} `),[()=>Z(`you-win`)]),W(e,t)};K(f,e=>{B(o)&&n.server.room?.yours.length===1&&e(p)});var m=R(f,1,!0);O(d);var h=R(d,2),g=F(h),_=e=>{var t=Np(),r=I(t),i=L(r,!0),a=R(r,2),o=e=>{var t=Mp(),r=L(t,!0);z(e=>G(r,e),[()=>Z(`again-swapped`,{what:B(s)})]),V(`click`,t,()=>n.rematch(!0)),W(e,t)};K(a,e=>{B(s)&&e(o)}),z(e=>G(i,e),[()=>Z(`again`)]),V(`click`,r,()=>n.rematch(!1)),W(e,t)};K(g,e=>{B(l)&&e(_)});var v=R(g,2),y=L(v,!0),b=R(v,2),x=L(b,!0),S=L(R(b,2),!0);O(h);var C=R(h,2),w=e=>{var t=Pp(),r=F(t),i=L(r,!0);O(t),z(e=>{Y(r,`href`,`#/room/${n.server.room.next??``}`),G(i,e)},[()=>Z(`to-next`)]),W(e,t)};K(C,e=>{n.server.room?.next&&e(w)});var T=R(C,2),ee=e=>{var t=Fp(),n=L(t,!0);z(e=>G(n,e),[()=>Z(`agreed`,{names:B(c).join(`, `)})]),W(e,t)};K(T,e=>{B(c).length&&e(ee)});var te=R(T,2),ne=e=>{var t=Lp(),a=F(t),o=L(a,!0),s=R(a,2);J(s,21,()=>B(i).moments,q,(e,t)=>{var i=Ip(),a=F(i),o=F(a),s=L(o,!0),c=R(o,2),l=L(c,!0);Q(R(c,2),{name:`replay`}),O(a),O(i),z(e=>{G(s,e),G(l,B(t).text)},[()=>r(`ui-turn`,{n:B(t).turn})]),V(`click`,a,()=>n.lookBack(B(t).at)),W(e,i)}),O(s),O(t),z(e=>G(o,e),[()=>Z(`key-moments`)]),W(e,t)};K(te,e=>{B(i).moments?.length&&e(ne)});var re=R(te,2);J(re,21,()=>B(a),q,(e,t)=>{{let n=j(()=>B(i).courses.filter(e=>e.name===B(t)));Pd(e,{get courses(){return B(n)}})}}),O(re),O(u),z((e,t,n)=>{G(m,B(i).summary),G(y,e),G(x,t),G(S,n)},[()=>Z(`replay`),()=>Z(`see-table`),()=>Z(`another-game`)]),V(`click`,v,()=>n.lookBack(0)),V(`click`,b,()=>n.screen.reading=!1),W(e,u),A()}H([`click`]);var Bp=U(`<i class="svelte-1tzjqu6"></i>`),Vp=U(`<option> </option>`),Hp=U(`<label class="svelte-1tzjqu6"><span class="unseen"> </span> <select class="svelte-1tzjqu6"><!><!></select></label>`),Up=U(`<span class="svelte-1tzjqu6"> </span>`),Wp=U(`<span class="quiet svelte-1tzjqu6"> </span>`),Gp=U(`<section class="timeline svelte-1tzjqu6"><div class="steps svelte-1tzjqu6"><button class="svelte-1tzjqu6"><!> <span class="unseen"> </span></button> <button class="svelte-1tzjqu6"><!> <span class="unseen"> </span></button> <button class="main svelte-1tzjqu6"><!> <span> </span></button> <button class="svelte-1tzjqu6"><!> <span class="unseen"> </span></button> <button class="svelte-1tzjqu6"><!> <span class="unseen"> </span></button></div> <label class="slider svelte-1tzjqu6"><span> </span> <input type="range" min="0" class="svelte-1tzjqu6"/> <span class="ticks svelte-1tzjqu6" aria-hidden="true"></span></label> <label class="svelte-1tzjqu6"><span class="unseen"> </span> <select class="svelte-1tzjqu6"></select></label> <!> <p class="next svelte-1tzjqu6" aria-live="polite" tabindex="0"><!> <!></p> <div class="steps svelte-1tzjqu6"><button class="svelte-1tzjqu6"> </button> <button class="svelte-1tzjqu6"> <kbd>Esc</kbd></button></div></section>`);function Kp(e,t){k(t,!0);let{sitting:n}=jc(),r=n.back,i=j(()=>n.moment),a=j(()=>r.moves[B(i).at]),o=j(()=>n.server.room?.status===`over`?n.server.room.seats.map((e,t)=>t):[]),s=j(()=>B(i).at===0),c=j(()=>B(i).at>=B(i).end),l=e=>`${100*e/Math.max(1,B(i).end)}%`;var u=Gp(),d=F(u),f=F(d),p=F(f);Q(p,{name:`turn-back`});var m=L(R(p,2),!0);O(f);var h=R(f,2),g=F(h);Q(g,{name:`step-back`});var _=L(R(g,2),!0);O(h);var v=R(h,2),y=F(v);{let e=j(()=>r.runs?`pause`:`turn`);Q(y,{get name(){return B(e)}})}var b=L(R(y,2),!0);O(v);var x=R(v,2),S=F(x);Q(S,{name:`step-on`});var C=L(R(S,2),!0);O(x);var w=R(x,2),T=F(w);Q(T,{name:`turn-on`});var ee=L(R(T,2),!0);O(w),O(d);var te=R(d,2),ne=F(te),re=L(ne,!0),ie=R(ne,2);Xi(ie);var ae=R(ie,2);J(ae,21,()=>r.turns,e=>e.at,(e,t)=>{var n=Bp();let r;z(e=>r=Ri(n,``,r,{left:e}),[()=>l(B(t).at)]),W(e,n)}),O(ae),O(te);var oe=R(te,2),se=F(oe),ce=L(se,!0),le=R(se,2);J(le,21,()=>r.turns,e=>e.at,(e,t)=>{var r=Vp(),i=L(r,!0),a={};z(e=>{G(i,e),a!==(a=B(t).at)&&(r.value=(r.__value=a)??``)},[()=>Z(`turn-of`,{turn:B(t).turn,name:n.server.name(B(t).seat)})]),W(e,r)}),O(le);var ue;Hi(le),O(oe);var de=R(oe,2),fe=e=>{var t=Hp(),a=F(t),s=L(a,!0),c=R(a,2),l=F(c),u=e=>{var t=Vp(),n=L(t,!0);t.value=t.__value=-1,z(e=>G(n,e),[()=>Z(`seen-by-all`)]),W(e,t)};K(l,e=>{B(i).seat<0&&e(u)}),J(R(l),17,()=>B(o),q,(e,t)=>{var r=Vp(),i=L(r,!0),a={};z(e=>{G(i,e),a!==(a=B(t))&&(r.value=(r.__value=a)??``)},[()=>Z(`seen-by-one`,{name:n.server.name(B(t))})]),W(e,r)}),O(c);var d;Hi(c),O(t),z(e=>{G(s,e),d!==(d=B(i).seat)&&(c.value=(c.__value=d)??``,Vi(c,d))},[()=>Z(`seen-by`)]),V(`change`,c,e=>r.to(B(i).at,Number(e.currentTarget.value))),W(e,t)};K(de,e=>{B(o).length&&e(fe)});var pe=R(de,2),me=F(pe);J(me,17,()=>B(i).lines??[],q,(e,t)=>{var n=Up(),r=L(n,!0);z(()=>G(r,B(t).text)),W(e,n)});var he=R(me,2),ge=e=>{var t=Wp(),r=L(t,!0);z(e=>G(r,e),[()=>Z(`next-move`,{name:n.server.name(B(a).seat),what:B(a).sentence})]),W(e,t)};K(he,e=>{B(a)?.sentence&&e(ge)}),O(pe);var _e=R(pe,2),ve=F(_e),ye=L(ve,!0),be=R(ve,2),xe=F(be);ke(),O(be),O(_e),O(u),z((e,t,n,a,o,l,d,p,g,y,S,T,te,ne,ae)=>{Y(u,`aria-label`,e),Y(f,`title`,t),f.disabled=B(s),G(m,n),Y(h,`title`,a),h.disabled=B(s),G(_,o),Y(v,`aria-pressed`,r.runs),G(b,l),Y(x,`title`,d),x.disabled=B(c),G(C,p),Y(w,`title`,g),w.disabled=B(c),G(ee,y),G(re,S),Y(ie,`max`,B(i).end),Zi(ie,B(i).at),G(ce,T),ue!==(ue=te)&&(le.value=(le.__value=ue)??``,Vi(le,ue)),G(ye,ne),G(xe,`${ae??``} `)},[()=>Z(`replay`),()=>Z(`turn-back`),()=>Z(`turn-back`),()=>Z(`step-back`),()=>Z(`step-back`),()=>r.runs?Z(`pause`):Z(`run`),()=>Z(`step-on`),()=>Z(`step-on`),()=>Z(`turn-on`),()=>Z(`turn-on`),()=>Z(`moment`,{at:B(i).at,end:B(i).end,turn:B(i).turn}),()=>Z(`jump-turn`),()=>r.turns.findLast(e=>e.at<=B(i).at)?.at??0,()=>Z(`play-on`),()=>Z(`to-now`)]),V(`click`,f,()=>r.turn(-1)),V(`click`,h,()=>r.to(B(i).at-1)),V(`click`,v,()=>r.play()),V(`click`,x,()=>r.to(B(i).at+1)),V(`click`,w,()=>r.turn(1)),V(`input`,ie,e=>r.to(e.currentTarget.valueAsNumber)),V(`change`,le,e=>r.to(Number(e.currentTarget.value))),V(`click`,ve,()=>$.playOn(B(i).at)),V(`click`,be,()=>n.backToNow()),W(e,u),A()}H([`click`,`input`,`change`]);function qp(e){let t=new Map;for(let{thing:n,slug:r}of e)t.set(r,[...t.get(r)??[],n]);return[...t].map(([e,t])=>({slug:e,things:t}))}function Jp(e,t){let n=[],r=new Map(t),i=e;for(;i;){let e=[...t].map(([e,t])=>({name:e,slug:t,at:i.indexOf(e)})).filter(({at:e})=>e>=0).sort((e,t)=>e.at-t.at||t.name.length-e.name.length)[0];if(!e){n.push({text:i});break}let a=i.slice(e.at+e.name.length),o=/[^\s\p{L}\p{N}]*$/u.exec(i.slice(0,e.at))[0],s=/^[^\s\p{L}\p{N}]*/u.exec(a)[0];e.at>o.length&&n.push({text:i.slice(0,e.at-o.length)}),n.push({text:e.name,slug:e.slug,...o&&{before:o},...s&&{after:s}}),r.delete(e.name),i=a.slice(s.length)}return[...n,...[...r].flatMap(([e,t])=>[{text:` `},{text:e,slug:t}])]}var Yp=(e,t=g,n=g)=>{var r=Xp(),i=L(r,!0);z(()=>G(i,t())),V(`click`,r,()=>iu({slug:n(),things:[],deed:``,notes:[]})),W(e,r)},Xp=U(`<button class="link svelte-2a7eu9"> </button>`),Zp=U(`<span class="kept svelte-2a7eu9"> <!> </span>`);function Qp(e,t){k(t,!0);let n=X(t,`times`,3,1),r=j(()=>Jp(t.text,t.cards)),i=j(()=>B(r).findIndex(({slug:e})=>e));var a=Qr();J(I(a),17,()=>B(r),q,(e,t,r)=>{let a=()=>B(t).text,o=()=>B(t).slug,s=()=>B(t).before,c=()=>B(t).after;var l=Qr(),u=I(l),d=e=>{var t=Zp(),l=F(t,!0),u=R(l);Yp(u,a,o);var d=R(u);O(t),z(()=>{G(l,s()),G(d,`${n()>1&&r===B(i)?` ×${n()}`:``}${c()??``}`)}),W(e,t)},f=e=>{var t=Zr();z(()=>G(t,a())),W(e,t)};K(u,e=>{o()?e(d):e(f,-1)}),W(e,l)}),W(e,a),A()}H([`click`]);var $p=U(`<li class="svelte-pypywg"><!></li>`),em=U(`<ul class="effects svelte-pypywg"></ul>`);function tm(e,t){k(t,!0);var n=em();J(n,21,()=>t.effects,q,(e,t)=>{let n=()=>B(t).effect,r=()=>B(t).card,i=()=>B(t).slug;var a=$p(),o=F(a);{let e=j(()=>new Map(i()?[[r(),i()]]:[]));Qp(o,{get text(){return n()},get cards(){return B(e)}})}O(a),W(e,a)}),O(n),W(e,n),A()}var nm=U(`<p class="svelte-18gwdac"> </p>`),rm=U(`<section class="affects svelte-18gwdac" aria-labelledby="affects"><h3 id="affects" class="svelte-18gwdac"> </h3> <!></section>`);function im(e,t){k(t,!0);let{sitting:n}=jc(),r=N(void 0);In(()=>{let e=t.thing;n.step>=0&&n.affects(e).then(n=>e===t.thing&&P(r,n))});var i=Qr(),a=I(i),o=e=>{var t=rm(),n=F(t),i=L(n,!0),a=R(n,2),o=e=>{tm(e,{get effects(){return B(r).effects}})},s=e=>{var t=nm(),n=L(t,!0);z(e=>G(n,e),[()=>Z(`affects-nothing`)]),W(e,t)};K(a,e=>{B(r).effects.length?e(o):e(s,-1)}),O(t),z(e=>G(i,e),[()=>Z(`affects`)]),W(e,t)};K(a,e=>{B(r)&&e(o)}),W(e,i),A()}var am=U(`<small> </small>`),om=U(`<span class="unseen" role="alert"> </span>`),sm=U(`<span><!> <span role="timer"> </span> <!></span> <!>`,1);function cm(e,t){k(t,!0);let n=N(0);In(()=>{let e=performance.now()+t.left;if(P(n,t.left,!0),!t.runs)return;let r=setInterval(()=>P(n,Math.max(0,e-performance.now()),!0),250);return()=>clearInterval(r)});let r=j(()=>Math.ceil(B(n)/1e3)),i=j(()=>B(r)<30),a=j(()=>`${Math.floor(B(r)/60)}:${String(B(r)%60).padStart(2,`0`)}`);var o=sm(),s=I(o);let c;var l=F(s),u=e=>{Q(e,{name:`warning`})},d=e=>{Q(e,{name:`clock`})};K(l,e=>{B(i)?e(u):t.runs&&e(d,1)});var f=R(l,2),p=L(f,!0),m=R(f,2),h=e=>{var t=am(),n=L(t,!0);z(e=>G(n,e),[()=>Z(`little-time`)]),W(e,t)};K(m,e=>{B(i)&&e(h)}),O(s);var g=R(s,2),_=e=>{var t=om(),n=L(t,!0);z(e=>G(n,e),[()=>B(i)?Z(`your-time`,{n:30}):``]),W(e,t)};K(g,e=>{t.own&&t.runs&&e(_)}),z(()=>{c=Ii(s,1,`clock svelte-7ksnpk`,null,c,{runs:t.runs,little:B(i)}),G(p,B(a))}),W(e,o),A()}function lm(e,t,n=(e,t)=>e!==t){let r=N(void 0),i=t(),a=e();return Rn(()=>{let o=e();t()!==i&&P(r,o===a?void 0:n(o,a)),i=t(),a=o}),()=>B(r)}var um=U(`<small aria-hidden="true" class="svelte-13xisfs"> </small>`),dm=U(`<span class="bar svelte-13xisfs" aria-hidden="true"><span class="svelte-13xisfs"></span></span>`),fm=U(`<span><!> <b aria-hidden="true" class="svelte-13xisfs"> </b> <span class="unseen"> </span> <!> <!></span>`);function pm(e,t){k(t,!0);let n=X(t,`strong`,3,!1),{sitting:r}=jc(),i=Fc()(()=>t.icon),a=lm(()=>t.n,()=>r.step,(e,t)=>Number(e)-Number(t)||0);var o=fm();let s;var c=F(o);Q(c,{get name(){return t.icon}});var l=R(c,2),u=L(l,!0),d=R(l,2),f=L(d,!0),p=R(d,2),m=e=>{var t=um(),n=L(t,!0);z(e=>G(n,e),[()=>Yo(a())]),W(e,t)},h=j(()=>a());K(p,e=>{B(h)&&e(m)});var g=R(p,2),_=e=>{var n=dm(),r=F(n);let i;O(n),z(e=>i=Ri(r,``,i,{width:e}),[()=>`${Math.min(100,100*t.n/t.of)}%`]),W(e,n)};K(g,e=>{t.of&&typeof t.n==`number`&&e(_)}),O(o),Di(o,()=>Lc(()=>({zone:i()}))),z(e=>{s=Ii(o,1,`dial svelte-13xisfs`,null,s,{strong:n(),changed:e}),Y(o,`data-dial`,t.icon),Y(o,`title`,t.text),G(u,t.n),G(f,t.text)},[()=>a()]),W(e,o),A()}var mm=U(`<p class="svelte-3ldv6t"> </p>`),hm=U(`<section class="force svelte-3ldv6t" tabindex="0"><h2 class="svelte-3ldv6t"> </h2> <!></section>`);function gm(e,t){k(t,!0);let{sitting:n,tell:r}=jc(),i=j(()=>n.shown?.force??[]);var a=hm(),o=F(a),s=L(o,!0),c=R(o,2),l=e=>{tm(e,{get effects(){return B(i)}})},u=e=>{var t=mm(),n=L(t,!0);z(e=>G(n,e),[()=>r(`ui-no-force`)]),W(e,t)};K(c,e=>{B(i).length?e(l):e(u,-1)}),O(a),z((e,t)=>{Y(a,`aria-label`,e),G(s,t)},[()=>Z(`in-force`),()=>Z(`in-force`)]),W(e,a),A()}var _m=14,vm=20,ym=126,bm=1.1,xm=.8;function Sm(e,t,n,r,i=1){let a=Math.max(1,Math.floor((n-vm)/(e.least/e.ratio))),o=Array.from({length:Math.min(i,a)},(i,a)=>({card:Cm(e,t,n,r,a+1),rows:a+1})).reduce((e,t)=>t.card>e.card?t:e);return{card:Math.floor(Math.max(e.least,o.card)),rows:o.rows}}function Cm(e,t,n,r,i){let a=Math.max(Math.ceil(r/i),1),o=(t-_m-(a-1)*e.gap)/a,s=(t-_m)/(1+(a-1)*e.share),c=((n-vm)/i-e.gap*(1-1/i))*e.ratio;return Math.min(Math.max(o,Math.min(s,e.good)),c,e.most)}function wm(e,t,n,r,i=1,a=!1,o=0){let{card:s,rows:c}=Sm(e,t,n,Math.max(r,o),i),l=Math.max(Math.ceil(r/c),Math.min(r,Math.ceil(o/c)),1),u=s/e.ratio,d=l>1?(t-_m-s)/(l-1):0,f=Math.max(Math.min(s+e.gap,d),s*e.share),p=Math.max(e.above??vm/2,(n-c*u-(c-1)*e.gap)/2),m=Array.from({length:r},(n,i)=>{let o=Math.floor(i/l),d=Math.min(l,r-o*l),m=Math.max(_m/2,(t-(d-1)*f-s)/2),h=a&&c===1?i%l-(d-1)/2:0;return{x:Math.round(m+i%l*f),y:Math.round(p+o*(u+e.gap)+Math.min(xm*h*h,vm)),turn:bm*h}});return{card:s,tall:u,covered:l>1?Math.max(0,Math.ceil(s-f)):0,rows:c,places:m}}function Tm(e){let t=getComputedStyle(e),n=(e,n)=>parseFloat(t.getPropertyValue(e))||n;return{least:n(`--least`,56),most:n(`--most`,150),ratio:n(`--ratio`,.714),gap:n(`--gap`,10),share:n(`--share`,1),good:n(`--good`,0)}}function Em(e,t){if(!(t===0||(t-vm)*e.ratio>=Om))return{...e,least:Dm.least,most:Dm.most,ratio:Dm.most/Dm.height,gap:6,above:0}}var Dm={least:92,most:124,height:46},Om=62;function km(e){return e<ym?`small`:`middle`}var Am={};function jm(e){ot(Am,e)}function Mm(){return at(Am)??(()=>({size:`small`,width:0,height:0}))}var Nm=U(`<div><!></div>`),Pm=U(`<p class="nothing svelte-133olco"> </p>`),Fm=U(`<div class="lane svelte-133olco" role="group"><h3 class="unseen"> </h3> <div></div></div>`);function Im(e,t){k(t,!0);let n=X(t,`rows`,3,1),r=X(t,`usual`,3,0),i=X(t,`fan`,3,!1),a=X(t,`tiles`,3,!1),o=N(void 0),s=N(0),c=N(0),l=j(()=>B(o)&&B(s)?Tm(B(o)):void 0),u=j(()=>B(l)&&a()?Em(B(l),B(c)):void 0),d=j(()=>B(l)?wm(B(u)??B(l),B(s),B(c),t.items.length,n(),i(),r()):{card:0,tall:0,covered:0,rows:1,places:[]}),f=j(()=>B(d).places.some(({x:e})=>e+B(d).card>B(s)));jm(()=>{let{card:e,tall:t,covered:n}=B(d);return{size:B(u)?`flat`:km(e),width:e,height:t,covered:n}});var p=Fm(),m=F(p),h=L(m,!0),g=R(m,2);let _,v;J(g,23,()=>t.items,e=>t.key(e),(e,n,r)=>{let a=j(()=>B(d).places[B(r)]);var o=Nm();let s,c;pi(F(o),()=>t.item,()=>B(n)),O(o),z(()=>{s=Ii(o,1,`slot svelte-133olco`,null,s,{fan:i()&&B(d).rows===1}),c=Ri(o,``,c,{translate:`${B(a)?.x??0??``}px ${B(a)?.y??0??``}px`,rotate:B(a)?.turn?`${B(a).turn}deg`:void 0})}),W(e,o)},e=>{var n=Pm(),r=L(n);z(e=>G(r,`${t.label??``}: ${e??``}`),[()=>Z(`empty`)]),W(e,n)}),O(g),fa(g,e=>P(o,e),()=>B(o)),O(p),z(()=>{Y(p,`aria-label`,t.label),G(h,t.label),_=Ii(g,1,`box svelte-133olco`,null,_,{scrolls:B(f)}),v=Ri(g,``,v,{"--card":`${B(d).card??``}px`,"--tile":B(u)&&`${B(d).card}px`})}),ua(g,`clientWidth`,e=>P(s,e)),ua(g,`clientHeight`,e=>P(c,e)),W(e,p),A()}var Lm=U(`<li class="turn svelte-14lwl8k"><span> <!></span></li>`),Rm=U(`<span class="gain svelte-14lwl8k"> <!> <span class="unseen"> </span></span>`),zm=U(`<button class="rule svelte-14lwl8k">§</button>`),Bm=U(`<!> <li><span class="icon svelte-14lwl8k"><!></span> <span><!><!><!></span> <!></li>`,1),Vm=U(`<li class="small svelte-14lwl8k"><span></span> <span> </span></li>`),Hm=U(`<section class="log svelte-14lwl8k" tabindex="0"><ol class="svelte-14lwl8k"></ol></section>`);function Um(e,t){k(t,!0);let{sitting:n,game:r,face:i,tell:a}=jc(),o=j(()=>ls(r)?.Dice),s=j(()=>Math.max(0,Math.floor((n.server.log.length-1e3)/500))*500),c=j(()=>n.moment?n.moment.lines??[]:n.server.log.slice(B(s))),l=j(()=>n.moment?[]:n.server.begun),u=j(()=>xp(B(c),B(s),B(l))),d=j(()=>n.moment?B(s):n.screen.read),f=N(void 0),p=j(()=>new Map(B(l).map(e=>[e.at,e]))),m=(e=[])=>new Map(e.map(e=>[i(e).name,e])),h=e=>B(p).get(e?B(u)[e-1].last+1:B(s));In(()=>{B(c).length&&Ar().then(()=>B(f)?.scrollTo({top:B(f).scrollHeight}))});var g=Hm(),_=F(g);J(_,23,()=>B(u),({line:e,count:t,gains:n,at:r,last:i})=>r,(e,t,r)=>{let i=()=>B(t).line,s=()=>B(t).count,c=()=>B(t).gains,l=()=>B(t).last,u=j(()=>h(B(r))),f=j(()=>yp(i()));var p=Bm(),g=I(p),_=e=>{var t=Lm(),r=F(t),i=F(r,!0),o=R(i),s=e=>{var t=Zr();z(e=>G(t,`· ${e??``}`),[()=>n.server.name(B(u).seat)]),W(e,t)};K(o,e=>{n.server.rounds||e(s)}),O(r),O(t),z(e=>G(i,e),[()=>a(n.server.rounds?`ui-round`:`ui-turn`,{n:B(u).turn})]),W(e,t)};K(g,e=>{B(u)&&e(_)});var v=R(g,2);let y;var b=F(v),x=F(b),S=e=>{Q(e,{get path(){return B(f)}})};K(x,e=>{B(f)&&e(S)}),O(b);var C=R(b,2),w=F(C);{let e=j(()=>m(i().cards));Qp(w,{get text(){return i().text},get cards(){return B(e)},get times(){return s()}})}var T=R(w);J(T,17,c,q,(e,t)=>{var n=Rm(),r=F(n,!0),i=R(r);Q(i,{get name(){return B(t).icon}});var a=L(R(i,2),!0);O(n),z(e=>{Y(n,`data-dial`,B(t).icon),Y(n,`title`,B(t).text),G(r,e),G(a,B(t).text)},[()=>Yo(B(t).n)]),W(e,n)});var ee=R(T),te=e=>{var t=Qr();wi(I(t),()=>B(o),(e,t)=>{t(e,{get dice(){return i().dice}})}),W(e,t)};K(ee,e=>{B(o)&&i().dice?.length&&e(te)}),O(C);var ne=R(C,2),re=e=>{var t=zm();z(e=>{Y(t,`aria-label`,e),Y(t,`title`,i().rule)},[()=>Z(`rule`,{id:i().rule})]),V(`click`,t,()=>n.rule(i().rule)),W(e,t)};K(ne,e=>{i().rule&&e(re)}),O(v),z(()=>y=Ii(v,1,`svelte-14lwl8k`,null,y,{small:i().small,fresh:l()>=B(d)})),W(e,p)},e=>{var t=Vm(),n=L(R(F(t),2),!0);O(t),z(e=>G(n,e),[()=>Z(`no-log`)]),W(e,t)}),O(_),O(g),fa(g,e=>P(f,e),()=>B(f)),z(e=>Y(g,`aria-label`,e),[()=>Z(`log`)]),W(e,g),A()}H([`click`]);var Wm,Gm=U(`<span class="count svelte-1x5e02m"> </span>`),Km=U(`<span class="chosen-mark svelte-1x5e02m"><!></span>`),qm=U(`<span class="legal-mark svelte-1x5e02m"></span>`),Jm=U(`<b> </b>`),Ym=U(`<span class="badge svelte-1x5e02m"><!><!></span>`),Xm=U(`<span class="badges svelte-1x5e02m"></span>`),Zm=U(`<button><span class="unseen"> </span> <span class="picture svelte-1x5e02m" aria-hidden="true"><!> <!> <!> <!></span></button>`);function Qm(e,t){k(t,!0);let n=X(t,`badges`,19,()=>[]),r=X(t,`deed`,3,``),i=X(t,`which`,3,``),a=X(t,`tilted`,3,!1),o=X(t,`flat`,3,!1),s=X(t,`alike`,19,()=>[]),c=X(t,`direct`,3,!1),l=X(t,`ground`,19,()=>[]),u=jc(),{sitting:d,game:f,face:p}=u,m=Mm(),h=j(()=>o()||m().size===`flat`),g=d.asking,_=j(()=>p(t.slug)),v=j(()=>t.things.flatMap(e=>d.shown?.marks?.[e]??[])),y=j(()=>g.gathers||g.options(t.things).length>0),b=j(()=>B(y)?t.things:[...t.things,...s()]),x=j(()=>g.state(B(b))),S=j(()=>B(x)?u.side(t.things[0]??-1):``),C=j(()=>g.mark(t.things)),w=j(()=>t.said??(B(v).length?B(v):n().map(e=>e.text))),T=j(()=>({slug:t.slug,name:B(_).name,things:B(b),deed:r()&&`${r()} ${t.slug}${i()}`,notes:B(w),attached:t.attached,live:t.live})),ee=j(()=>t.things.length>1&&!t.picture),te=j(()=>[B(_).name+(B(ee)?` ×${t.things.length}`:``),...B(w),...B(x)===`chosen`?[Z(`chosen`)]:[],...g.options(B(b)).slice(0,3).map(e=>e.sentence??``)].join(`, `)),ne=j(()=>t.things.some(e=>d.touched.includes(e)));su(()=>B(T));function re(e){let t=e.currentTarget,n=t.closest(`dialog`)?void 0:t;if(ru(B(T)),e.detail>1&&ie(t))return;Wm=t;let r=e.detail>0&&!eu.quick&&!c();g.touch(g.gathers?B(b):[...B(b),...l()],n,r)||iu(B(T))}function ie(e){if(g.at!==e)return g.sent||e!==Wm;let t=!g.doubt&&g.usual(B(b),u.usual);return t&&g.choose(t),!0}function ae(e){let t=e.key===`Enter`&&!e.ctrlKey&&!e.metaKey&&!g.menu.length&&g.usual(B(b),u.usual);t&&(e.preventDefault(),g.choose(t))}function oe(e){e.preventDefault(),ll.held||iu(B(T))}function se(){if(g.options(B(b)).length&&!g.gathers)return{things:B(b),slug:t.slug,meaning:e=>u.drop(B(b),e,t.slug),drop:({options:e,aim:t},n)=>g.drop(e,n,t&&{...t,at:n}),look:()=>iu(B(T))}}function ce(e){let t=g.gathers||g.at?[]:g.options(B(b));t.length===1&&d.previews.point(t[0],e,g.seq)}var le=Zm();let ue;var de=F(le),fe=L(de,!0),pe=R(de,2),me=F(pe),he=e=>{var n=Qr();pi(I(n),()=>t.picture),W(e,n)},ge=e=>{{let n=j(m),r=j(()=>o()?`flat`:m().size);Ac(e,ya({get face(){return B(_)},get game(){return f},get live(){return t.live}},()=>B(n),{get size(){return B(r)}}))}};K(me,e=>{t.picture?e(he):e(ge,-1)});var _e=R(me,2),ve=e=>{var n=Gm(),r=L(n);z(()=>G(r,`×${t.things.length??``}`)),W(e,n)};K(_e,e=>{B(ee)&&e(ve)});var ye=R(_e,2),be=e=>{var t=Km(),n=F(t),r=e=>{var t=Zr();z(()=>G(t,B(C))),W(e,t)},i=e=>{Q(e,{name:`check`})};K(n,e=>{B(C)?e(r):e(i,-1)}),O(t),W(e,t)},xe=e=>{W(e,qm())};K(ye,e=>{B(x)===`chosen`?e(be):B(x)&&e(xe,1)});var Se=R(ye,2),Ce=e=>{var t=Xm();J(t,21,n,q,(e,t)=>{var n=Ym(),r=F(n);Q(r,{get name(){return B(t).icon}});var i=R(r),a=e=>{var n=Jm(),r=L(n,!0);z(()=>G(r,B(t).n)),W(e,n)};K(i,e=>{B(t).n!==void 0&&e(a)}),O(n),z(()=>{Y(n,`data-icon`,B(t).icon),Y(n,`title`,B(t).text)}),W(e,n)}),O(t),W(e,t)};K(Se,e=>{n().length&&e(Ce)}),O(pe),O(le),Di(le,()=>Wl(()=>B(x))),Di(le,()=>Lc(()=>({things:t.things,shown:{things:t.picture?t.things.slice(0,1):t.things,slug:t.slug}}))),Di(le,()=>ul(se)),z((e,r)=>{ue=Ii(le,1,`spot ${B(x)??``}`,`svelte-1x5e02m`,ue,{tilted:a(),flat:B(h),small:e,badged:n().length,drawn:t.picture,now:B(ne),stack:B(ee)}),Y(le,`data-target`,B(x)?``:void 0),Y(le,`data-side`,B(S)||void 0),Y(le,`data-card`,t.slug),Y(le,`data-thing`,r),Y(le,`aria-pressed`,g.gathers&&B(x)?B(x)===`chosen`:void 0),G(fe,B(te))},[()=>m().size===`small`,()=>t.things.join(` `)]),V(`click`,le,re),V(`keydown`,le,ae),V(`contextmenu`,le,oe),Vr(`pointerenter`,le,e=>{e.pointerType===`mouse`&&(ru(B(T)),ce(e.currentTarget))}),Vr(`pointerleave`,le,()=>d.previews.leave()),Vr(`focus`,le,e=>{ru(B(T)),e.currentTarget.matches(`:focus-visible`)&&ce(e.currentTarget)}),Vr(`blur`,le,()=>d.previews.leave()),W(e,le),A()}H([`click`,`keydown`,`contextmenu`]);var $m=U(`<button><!> <b aria-hidden="true" class="svelte-1h5os7y"> </b> <span class="unseen"> </span></button> <dialog class="svelte-1h5os7y"><div class="head svelte-1h5os7y"><h2> </h2> <button> </button></div> <div class="cards svelte-1h5os7y"><!></div></dialog>`,1),eh=U(`<span class="pile svelte-1h5os7y"><!> <b aria-hidden="true" class="svelte-1h5os7y"> </b> <span class="unseen"> </span></span>`);function th(e,t){k(t,!0);let n=X(t,`cards`,19,()=>[]),{sitting:r}=jc(),i=Fc()(()=>t.icon),a=j(()=>n().some(({thing:e})=>r.asking.state([e]))),o=.76;jm(()=>({size:`middle`,width:176,height:176/o}));let s=N(void 0),c=N(!1),l=!1;function u(){P(c,!0),l=B(a),B(s)?.showModal()}In(()=>{l&&(!B(a)||r.asking.menu.length)&&B(s)?.close()});let d=j(()=>`${t.label}: ${t.count}`);var f=Qr(),p=I(f),m=e=>{var r=$m(),f=I(r);let p;var m=F(f);Q(m,{get name(){return t.icon}});var h=R(m,2),g=L(h,!0),_=L(R(h,2),!0);O(f),Di(f,()=>B(a)&&Wl()),Di(f,()=>Lc(()=>({...t.goal,zone:i()})));var v=R(f,2),y=F(v),b=F(y),x=L(b,!0),S=R(b,2),C=L(S,!0);O(y);var w=R(y,2);Ri(w,``,{},{"--card":`176px`,"--ratio":o});var T=F(w),ee=e=>{var t=Qr();J(I(t),17,n,({thing:e,slug:t})=>e,(e,t)=>{let n=()=>B(t).thing,r=()=>B(t).slug;{let t=j(()=>[n()]);Qm(e,{get things(){return B(t)},get slug(){return r()}})}}),W(e,t)};K(T,e=>{B(c)&&e(ee)}),O(w),O(v),fa(v,e=>P(s,e),()=>B(s)),Di(v,()=>Pu),z(e=>{p=Ii(f,1,`pile svelte-1h5os7y`,null,p,{wanted:B(a)}),Y(f,`data-pile`,t.icon),Y(f,`data-target`,B(a)?``:void 0),G(g,t.count),G(_,B(d)),Y(v,`aria-label`,B(d)),G(x,B(d)),G(C,e)},[()=>Z(`close`)]),V(`click`,f,u),Vr(`close`,v,()=>P(c,l=!1,!0)),V(`click`,S,()=>B(s)?.close()),W(e,r)},h=e=>{var n=eh(),r=F(n);Q(r,{get name(){return t.icon}});var a=R(r,2),o=L(a,!0),s=L(R(a,2),!0);O(n),Di(n,()=>Lc(()=>({...t.goal,zone:i()}))),z(()=>{Y(n,`data-pile`,t.icon),Y(n,`title`,B(d)),G(o,t.count),G(s,B(d))}),W(e,n)};K(p,e=>{n().length?e(m):e(h,-1)}),W(e,f),A()}H([`click`]);function nh(e){e&&rh(e.name,e.replay,`application/json`)}function rh(e,t,n=`text/plain`){let r=document.createElement(`a`);r.href=URL.createObjectURL(new Blob([t],{type:n})),r.download=e,r.click(),URL.revokeObjectURL(r.href)}var ih=[`undo`,`hint`,`why`,`board`,`card`,`force`,`log`,`order`,`save`,`concede`,`help`];function ah(e,t){return[...t(`command-${e}`).toLowerCase().split(/\s+/),e]}function oh(e,t){if(/^\?\s*\S/.test(e))return{command:`why`,rest:e.slice(1).trim()};let[n=``,...r]=e.trim().split(/\s+/),i=n===`?`?`help`:ih.find(e=>ah(e,t).includes(n.toLowerCase()));return i&&{command:i,rest:r.join(` `)}}var sh=U(`<div class="svelte-1ht8fe6"><dt class="svelte-1ht8fe6"> </dt> <dd class="svelte-1ht8fe6"> </dd></div>`),ch=U(`<dl role="status" class="svelte-1ht8fe6"></dl>`),lh=U(`<h3 class="svelte-1ht8fe6"> </h3>`),uh=U(`<small class="svelte-1ht8fe6"> </small>`),dh=U(`<li class="svelte-1ht8fe6"><span aria-hidden="true"> </span> <button class="svelte-1ht8fe6"><span class="unseen"> </span> <!></button></li>`),fh=U(`<!> <ul class="answers svelte-1ht8fe6"></ul>`,1),ph=U(`<li class="svelte-1ht8fe6"> </li>`),mh=U(`<div class="plain svelte-1ht8fe6"><section aria-labelledby="plain-answers"><h2 id="plain-answers" class="svelte-1ht8fe6"> </h2> <p> </p> <form><label for="typed"> </label> <div class="line svelte-1ht8fe6"><input id="typed" autocomplete="off" autocapitalize="off" spellcheck="false" aria-describedby="expected" class="svelte-1ht8fe6"/> <button class="main"> </button></div> <p id="expected" class="quiet svelte-1ht8fe6"> </p></form> <!> <!></section> <section aria-labelledby="plain-table"><h2 id="plain-table" tabindex="-1" class="svelte-1ht8fe6"> </h2> <ul class="svelte-1ht8fe6"></ul></section> <section aria-labelledby="plain-force"><h2 id="plain-force" tabindex="-1" class="svelte-1ht8fe6"> </h2> <ul class="svelte-1ht8fe6"></ul></section> <section aria-labelledby="plain-log"><h2 id="plain-log" tabindex="-1" class="svelte-1ht8fe6"> </h2> <ol class="svelte-1ht8fe6"></ol></section></div>`);function hh(e,t){k(t,!0);let{sitting:n,game:r,tell:i}=jc(),a=n.asking,o=j(()=>a.question),s=j(()=>B(o)?.kind===`distribute`||B(o)?.kind===`number`),c=N(``),l=pn({}),u=N(!1),d=-1,f={undo:()=>void n.undo(),hint:()=>void n.askHint(),why:e=>void n.whyNot(e),board:()=>void n.describe().then(()=>l.table?.focus()),card:p,force:()=>l.force?.focus(),log:()=>l.log?.focus(),order:()=>void n.order(!n.server.room?.order),save:()=>void n.save().then(nh),concede:m,help:()=>P(u,!0)};In(()=>{if(n.step<0)return;let e=setTimeout(()=>void n.describe(),60);return()=>clearTimeout(e)});function p(e){let t=e.toLowerCase(),a=[...$.server.cards[r]?.values()??[]],o=a.find(e=>e.name.toLowerCase()===t)??a.find(e=>e.name.toLowerCase().includes(t));o&&t?iu({slug:o.slug,things:[],deed:``,notes:[]}):n.screen.say(i(`ui-no-card`,{typed:e}),!0)}function m(){if(d===a.seq&&n.server.lasts)return void n.resign();d=a.seq,n.screen.say(i(`ui-sure-concede`),!0)}function h(e){e.preventDefault();let t=B(c).trim();if(!t)return;P(c,``),P(u,!1);let r=oh(t,i);if(r)return f[r.command](r.rest);let a=/^\d+(\s+\d+)*$/.test(t)?t.split(/\s+/).map(Number):[];if(a.length&&B(o)&&!B(s))return _(a);let l=B(o)?kl(B(o),t):[];l.length===1?g(l[0]):n.type(t)}function g(e){e.warning||a.gathers?a.press(e):a.send(e.answer)}function _(e){let t=e.map(e=>B(o).options[e-1]);if(t.some(e=>!e))return n.screen.say(B(o).expected??``,!0);if(!a.gathers)return g(t[0]);a.clear();for(let e of t)a.gather(e);a.whole?a.confirm():n.screen.say(B(o).expected??``,!0)}var v=mh(),y=F(v),b=F(y),x=L(b,!0),S=R(b,2),C=L(S,!0),w=R(S,2),T=F(w),ee=L(T,!0),te=R(T,2),ne=F(te);Xi(ne);var re=L(R(ne,2),!0);O(te);var ie=L(R(te,2));O(w);var ae=R(w,2),oe=e=>{var t=ch();J(t,21,()=>ih,q,(e,t)=>{var n=sh(),r=F(n),a=L(r,!0),o=L(R(r,2),!0);O(n),z((e,t)=>{G(a,e),G(o,t)},[()=>ah(B(t),i)[0],()=>i(`help-${B(t)}`)]),W(e,n)}),O(t),W(e,t)};K(ae,e=>{B(u)&&e(oe)}),J(R(ae,2),17,()=>Sl(B(o)?.options??[]),q,(e,t)=>{var n=fh(),r=I(n),i=e=>{var n=lh(),r=L(n,!0);z(()=>G(r,B(t).title)),W(e,n)};K(r,e=>{B(t).title&&e(i)});var o=R(r,2);J(o,21,()=>B(t).answers,({option:e,n:t,label:n})=>t,(e,t)=>{let n=()=>B(t).option,r=()=>B(t).n,i=()=>B(t).label;var o=dh(),s=F(o),c=L(s,!0),l=R(s,2),u=F(l),d=L(u,!0),f=R(u),p=R(f),m=e=>{var t=uh(),r=L(t,!0);z(()=>G(r,n().note)),W(e,t)};K(p,e=>{n().note&&e(m)}),O(l),O(o),z(e=>{G(c,r()),Y(l,`aria-pressed`,e),G(d,r()),G(f,` ${i()??``}`)},[()=>a.gathers?a.picked.includes(n()):void 0]),V(`click`,l,()=>a.choose(n())),W(e,o)}),O(o),W(e,n)}),O(y);var se=R(y,2),ce=F(se),le=L(ce,!0);fa(ce,e=>l.table=e,()=>l?.table);var ue=R(ce,2);J(ue,21,()=>n.server.sentences,e=>e.key,(e,t)=>{var n=ph(),r=L(n,!0);z(()=>G(r,B(t).text)),W(e,n)}),O(ue),O(se);var de=R(se,2),fe=F(de),pe=L(fe,!0);fa(fe,e=>l.force=e,()=>l?.force);var me=R(fe,2);J(me,21,()=>n.shown?.force??[],q,(e,t)=>{var n=ph(),r=L(n,!0);z(()=>G(r,B(t).effect)),W(e,n)},e=>{var t=ph(),n=L(t,!0);z(e=>G(n,e),[()=>i(`ui-no-force`)]),W(e,t)}),O(me),O(de);var he=R(de,2),ge=F(he),_e=L(ge,!0);fa(ge,e=>l.log=e,()=>l?.log);var ve=R(ge,2);J(ve,21,()=>n.server.log.slice(-30),q,(e,t)=>{var n=ph(),r=L(n,!0);z(()=>G(r,B(t).text)),W(e,n)},e=>{var t=ph(),n=L(t,!0);z(e=>G(n,e),[()=>Z(`no-log`)]),W(e,t)}),O(ve),O(he),O(v),z((e,t,n,r,i,c,l)=>{G(x,e),G(C,B(o)?.prompt??``),G(ee,t),G(re,n),G(ie,`${(a.gathers||B(s)?B(o)?.expected:``)??``}
        ${r??``}`),G(le,i),G(pe,c),G(_e,l)},[()=>Z(`answers`),()=>Z(`type-here`),()=>Z(`send`),()=>Z(`plain-commands`,{list:ih.map(e=>ah(e,i)[0]).join(`, `)}),()=>Z(`table`),()=>Z(`in-force`),()=>Z(`log`)]),Vr(`submit`,w,h),na(ne,()=>B(c),e=>P(c,e)),W(e,v),A()}H([`click`]);var gh=U(`<span class="unseen"> </span>`),_h=U(`<span class="tag you svelte-1tq5xr1"> </span>`),vh=U(`<span class="tag svelte-1tq5xr1"> </span>`),yh=U(`<span class="extra svelte-1tq5xr1"> </span>`),bh=U(`<span class="emblems svelte-1tq5xr1"><!></span>`),xh=U(`<b> </b>`),Sh=U(`<button data-target="" class="svelte-1tq5xr1"> <!><!></button>`),Ch=U(`<div><div class="who svelte-1tq5xr1"><h2 class="svelte-1tq5xr1"><button class="name svelte-1tq5xr1"> </button></h2> <span><!> <!></span> <!> <!> <!> <!> <!></div> <div class="dials svelte-1tq5xr1"><!></div> <!></div>`);function wh(e,t){k(t,!0);let n=X(t,`extra`,3,``),r=X(t,`upright`,3,!1),{sitting:i}=jc(),a=j(()=>[-2-t.seat]),o=j(()=>i.asking.options(B(a))),s=j(()=>i.asking.state(B(a))),c=j(()=>i.server.room?.seats[t.seat]),l=j(()=>i.server.room?.yours.includes(t.seat)??!1),u=j(()=>i.server.name(t.seat)),d=j(()=>i.server.table?.deciding.includes(t.seat)&&!i.moment),f=j(()=>i.moment?void 0:i.server.table?.clocks?.[t.seat]),p=j(()=>i.asking.mark(B(a))),m=j(()=>i.asking.question?.kind===`distribute`?`${B(u)} +1`:B(o).length===1?B(o)[0].sentence:B(u)),h=j(()=>B(c)?.out?Z(`is-out`,{why:B(c).out}):B(c)?.bot?Z(`is-played`):B(c)?.kind===`person`&&!B(c).here?Z(`is-gone`):``),g=N(void 0);Pc(()=>t.seat);function _(){let e=B(g).querySelectorAll(`:is(.emblems, .dials) [title]:has(.unseen)`);iu({slug:``,name:B(u),things:B(a),deed:``,notes:[...e].map(({title:e})=>e)})}var v=Ch();let y;var b=F(v),x=F(b),S=F(x),C=L(S,!0);O(x);var w=R(x,2);let T;var ee=F(w);Q(ee,{name:`turn`});var te=R(ee,2),ne=e=>{var t=gh(),n=L(t,!0);z(e=>G(n,e),[()=>Z(`deciding`)]),W(e,t)};K(te,e=>{B(d)&&e(ne)}),O(w);var re=R(w,2),ie=e=>{var t=_h(),n=L(t,!0);z(e=>G(n,e),[()=>Z(`you`)]),W(e,t)};K(re,e=>{B(l)&&e(ie)});var ae=R(re,2),oe=e=>{var t=vh(),n=L(t,!0);z(()=>G(n,B(h))),W(e,t)};K(ae,e=>{B(h)&&e(oe)});var se=R(ae,2),ce=e=>{var t=yh(),r=L(t,!0);z(()=>G(r,n())),W(e,t)};K(se,e=>{n()&&e(ce)});var le=R(se,2),ue=e=>{{let t=j(()=>!!B(d));cm(e,{get left(){return B(f)},get runs(){return B(t)},get own(){return B(l)}})}};K(le,e=>{B(f)!==void 0&&e(ue)});var de=R(le,2),fe=e=>{var n=bh();pi(F(n),()=>t.emblems),O(n),W(e,n)};K(de,e=>{t.emblems&&e(fe)}),O(b);var pe=R(b,2);pi(F(pe),()=>t.children),O(pe);var me=R(pe,2),he=e=>{var t=Sh(),n=F(t),r=R(n),o=e=>{var t=xh(),n=L(t,!0);z(()=>G(n,B(p))),W(e,t)};K(r,e=>{B(p)&&e(o)});var c=R(r),u=e=>{Q(e,{name:`check`})};K(c,e=>{B(s)===`chosen`&&e(u)}),O(t),Di(t,()=>Wl(()=>B(s))),z(()=>{Y(t,`aria-pressed`,i.asking.gathers?B(s)===`chosen`:void 0),Y(t,`data-side`,B(l)?`own`:`enemy`),G(n,`${B(m)??``} `)}),V(`click`,t,e=>i.asking.touch(B(a),e.currentTarget)),W(e,t)};K(me,e=>{B(s)&&e(he)}),O(v),fa(v,e=>P(g,e),()=>B(g)),Di(v,()=>Lc(()=>({things:B(a),place:`player`,seat:t.seat,zone:`player-${t.seat}`,shown:{things:B(a),slug:``}}))),z((e,n)=>{y=Ii(v,1,`player ${B(s)??``}`,`svelte-1tq5xr1`,y,{active:t.active,upright:r()}),Y(v,`data-seat`,t.seat),Y(S,`title`,e),G(C,B(u)),T=Ii(w,1,`turn svelte-1tq5xr1`,null,T,{off:!B(d)}),Y(w,`title`,n)},[()=>Z(`affects`),()=>B(d)?Z(`deciding`):void 0]),V(`click`,S,_),W(e,v),A()}H([`click`]);var Th=U(`<div class="large svelte-197u7p7"><!></div>`),Eh=U(`<h2> </h2>`),Dh=U(`<li class="svelte-197u7p7"> </li>`),Oh=U(`<ul class="notes svelte-197u7p7"></ul>`),kh=U(`<span class="svelte-197u7p7"> </span>`),Ah=U(`<li><button class="svelte-197u7p7"> </button> <!></li>`),jh=U(`<ul class="attached svelte-197u7p7"></ul>`),Mh=U(`<!> <!>`,1),Nh=U(`<button class="main"> </button>`),Ph=U(`<button> <kbd>?</kbd></button>`),Fh=U(`<!> <div class="info svelte-197u7p7"><!> <!> <div class="deeds svelte-197u7p7"><!> <!> <button> <kbd>Esc</kbd></button></div></div>`,1),Ih=U(`<dialog class="svelte-197u7p7"><!></dialog>`),Lh=U(`<!><!>`,1),Rh=U(`<p class="quiet svelte-197u7p7"> </p>`),zh=U(`<div class="beside svelte-197u7p7"><!></div>`);function Bh(e,t){k(t,!0);let n=(e,t=g)=>{var n=Qr(),r=I(n),i=e=>{var n=Th(),r=F(n);{let e=j(()=>s(t().slug));Ac(r,{get face(){return B(e)},get game(){return o},get live(){return t().live}})}O(n),W(e,n)},a=e=>{var n=Eh(),r=L(n,!0);z(()=>G(r,t().name)),W(e,n)};K(r,e=>{t().slug?e(i):e(a,-1)}),W(e,n)},r=(e,t=g)=>{var n=Mh(),r=I(n),i=e=>{var n=Oh();J(n,21,()=>t().notes,q,(e,t)=>{var n=Dh(),r=L(n,!0);z(()=>G(r,B(t))),W(e,n)}),O(n),W(e,n)};K(r,e=>{t().notes.length&&e(i)});var a=R(r,2),o=e=>{var n=jh();J(n,21,()=>t().attached,q,(e,t)=>{var n=Ah(),r=F(n),i=L(r,!0);J(R(r,2),17,()=>B(t).notes,q,(e,t)=>{var n=kh(),r=L(n,!0);z(()=>G(r,B(t))),W(e,n)}),O(n),z(e=>G(i,e),[()=>s(B(t).slug).name]),V(`click`,r,()=>iu(B(t))),W(e,n)}),O(n),W(e,n)};K(a,e=>{t().attached?.length&&e(o)}),W(e,n)},i=X(t,`sheet`,3,!1),{sitting:a,game:o,face:s}=jc(),c=j(()=>nu.seen),l=j(()=>B(c)?a.asking.options(B(c).things):[]),u=N(void 0);In(()=>{i()&&(nu.open&&!B(u)?.open&&B(u)?.showModal(),!nu.open&&B(u)?.open&&B(u).close())});function d(e){au(),a.asking.touch(e)}var f=Qr(),p=I(f),m=e=>{var t=Ih(),i=F(t),o=e=>{var t=Fh(),i=I(t);n(i,()=>B(c));var o=R(i,2),s=F(o);r(s,()=>B(c));var u=R(s,2),f=e=>{im(e,{get thing(){return B(c).things[0]}})};K(u,e=>{nu.open&&B(c).things.length&&e(f)});var p=R(u,2),m=F(p),h=e=>{var t=Nh(),n=L(t,!0);z(()=>G(n,B(l)[0].sentence)),V(`click`,t,()=>d(B(c).things)),W(e,t)},g=e=>{var t=Qr();J(I(t),17,()=>B(l),q,(e,t)=>{var n=Nh(),r=L(n,!0);z(()=>G(r,B(t).sentence)),V(`click`,n,()=>{au(),a.asking.choose(B(t))}),W(e,n)}),W(e,t)};K(m,e=>{a.asking.gathers&&B(l).length?e(h):e(g,-1)});var _=R(m,2),v=e=>{var t=Ph(),n=F(t);ke(),O(t),z(e=>G(n,`${e??``} `),[()=>Z(`why-not`)]),V(`click`,t,()=>{au(),a.whyNot(B(c).deed)}),W(e,t)};K(_,e=>{!B(l).length&&B(c).deed&&a.asking.question&&e(v)});var y=R(_,2),b=F(y);ke(),O(y),O(p),O(o),z(e=>G(b,`${e??``} `),[()=>Z(`close`)]),V(`click`,y,function(...e){au?.apply(this,e)}),W(e,t)};K(i,e=>{B(c)&&e(o)}),O(t),fa(t,e=>P(u,e),()=>B(u)),Di(t,()=>Pu),z(e=>Y(t,`aria-label`,e),[()=>B(c)?B(c).name??s(B(c).slug).name:``]),Vr(`close`,t,function(...e){au?.apply(this,e)}),W(e,t)},h=e=>{var t=zh(),i=F(t),a=e=>{var t=Lh(),i=I(t);n(i,()=>B(c));var a=R(i);r(a,()=>B(c)),W(e,t)},o=e=>{var t=Rh(),n=L(t,!0);z(e=>G(n,e),[()=>Z(`look-here`)]),W(e,t)};K(i,e=>{B(c)?.slug?e(a):e(o,-1)}),O(t),W(e,t)};K(p,e=>{i()?e(m):e(h,-1)}),W(e,f),A()}H([`click`]);var Vh=`trivault.draft`,Hh=120,Uh=class{#e=N(pn({name:``,choices:{},cards:{}}));get parts(){return B(this.#e)}set parts(e){P(this.#e,e,!0)}#t=N(null);get checked(){return B(this.#t)}set checked(e){P(this.#t,e)}#n=N(new Map);get offers(){return B(this.#n)}set offers(e){P(this.#n,e)}#r=N(``);get error(){return B(this.#r)}set error(e){P(this.#r,e,!0)}#i;#a;#o=0;#s=0;constructor(e,t){this.#i=e,this.#a=t,this.parts=Zl(Vh,{})[t.name]??this.parts}copies(e){return this.parts.cards[e]??0}add(e,t){let n=this.copies(e)+t,{[e]:r,...i}=this.parts.cards;this.parts.cards=n>0?{...this.parts.cards,[e]:n}:i,this.#c()}rename(e){this.parts.name=e,this.#c()}choose(e,t){this.parts.choices[e]=t,this.check()}empty(){this.parts={name:``,choices:this.checked?this.parts.choices:{},cards:{}},this.check()}#c(){clearTimeout(this.#s),this.#s=window.setTimeout(()=>this.check(!1),Hh)}async check(e=!0){let{name:t,choices:n,cards:r}=Ze(this.parts);Ql(Vh,{...Zl(Vh,{}),[this.#a.name]:{name:t,choices:n,cards:r}}),await this.#l({name:t,choices:n,cards:r,offers:e})}async read(e){let t=await this.#l({text:e,offers:!0});return t?(this.parts={name:t.name,choices:Object.fromEntries(t.choices.map(({name:e,value:t})=>[e,t])),cards:Object.fromEntries(t.cards.map(({card:e,times:t})=>[e,t]))},await this.check(!1),!0):!1}async#l(e){let t=++this.#o;clearTimeout(this.#s);try{let n=await this.#i.ask({type:`draft`,game:this.#a.name,...e},`draft`);return t===this.#o?(this.error=``,this.checked=n,n.offers?.length&&(this.offers=new Map(n.offers.map(e=>[e.card,e]))),n):void 0}catch(n){if(!(n instanceof Vd)||t!==this.#o)return;this.checked||`text`in e?this.error=n.message:this.empty();return}}},Wh=`trivault.decks`,Gh=new class{#e=N(Zl(Wh,{}));get lists(){return B(this.#e)}set lists(e){P(this.#e,e)}of(e){return Object.entries(this.lists[e]??{})}keep(e,t,n){this.#t(e,{...this.lists[e],[t]:n})}drop(e,t){let{[t]:n,...r}=this.lists[e]??{};this.#t(e,r)}#t(e,t){this.lists={...this.lists,[e]:t},Ql(Wh,this.lists)}},Kh=U(`<span class="stepper svelte-1hzgx9d"><button type="button" class="svelte-1hzgx9d">−</button> <b class="svelte-1hzgx9d"> </b> <button type="button" class="svelte-1hzgx9d">+</button></span>`);function qh(e,t){k(t,!0);var n=Kh(),r=F(n),i=R(r,2),a=L(i,!0),o=R(i,2);O(n),z((e,n)=>{r.disabled=t.n<1,Y(r,`aria-label`,e),G(a,t.n),o.disabled=t.n>=t.most,Y(o,`aria-label`,n)},[()=>Z(`less`,{name:t.name}),()=>Z(`more`,{name:t.name})]),V(`click`,r,()=>t.add(-1)),V(`click`,o,()=>t.add(1)),W(e,n),A()}H([`click`]);var Jh=U(`<p class="quiet svelte-o2nvu8"> </p>`),Yh=U(`<li class="svelte-o2nvu8"> <button type="button" class="rule svelte-o2nvu8"> </button> <!></li>`),Xh=U(`<ul class="problems svelte-o2nvu8"></ul>`),Zh=U(`<p class="fine svelte-o2nvu8"> </p>`),Qh=U(`<li><button type="button" class="flat name svelte-o2nvu8"> </button> <span class="points svelte-o2nvu8"> </span> <!></li>`),$h=U(`<section class="svelte-o2nvu8"><h3 class="svelte-o2nvu8"> <span class="quiet"> </span></h3> <ul class="svelte-o2nvu8"></ul></section>`),eg=U(`<p class="quiet"> </p>`),tg=U(`<!> <!>`,1);function ng(e,t){k(t,!0);let n=j(()=>$.server.known[t.game.name]),r=j(()=>t.drafting.checked),i=j(()=>new Set(B(r)?.problems.map(e=>e.card))),a=j(()=>{let e=B(n)?.filters.find(e=>e.name===`type`)?.values??[],t=B(r)?.cards??[];return e.map(({name:e,title:r})=>({title:r,cards:t.filter(t=>B(n)?.cards.get(t.card)?.groups.type?.includes(e))})).filter(e=>e.cards.length)});function o(e,n){t.drafting.add(e,n),t.drafting.copies(e)||t.ongone()}let s=N({});In(()=>{qo.lang&&P(s,{})});async function c(e){let{text:t}=await $.link.ask({type:`rule`,rule:e},`rule`);P(s,{...B(s),[e]:t})}var l=Qr(),u=I(l),d=e=>{var l=tg(),u=I(l),d=e=>{var t=Xh();J(t,21,()=>B(r).problems,q,(e,t)=>{var n=Yh(),r=F(n),i=R(r),a=L(i,!0),o=R(i,2),l=e=>{var n=Jh(),r=L(n,!0);z(()=>G(r,B(s)[B(t).rule])),W(e,n)};K(o,e=>{B(s)[B(t).rule]&&e(l)}),O(n),z(e=>{G(r,`${B(t).text??``} `),G(a,e)},[()=>Z(`rule`,{id:B(t).rule})]),V(`click`,i,()=>c(B(t).rule)),W(e,n)}),O(t),W(e,t)},f=e=>{var n=Zh(),r=L(n);z(e=>G(r,`✓ ${e??``}`),[()=>Z(`legal`,{what:t.game.decks??``})]),W(e,n)};K(u,e=>{B(r).problems.length?e(d):B(r).cards.length&&e(f,1)}),J(R(u,2),17,()=>B(a),q,(e,r)=>{var a=$h(),s=F(a),c=F(s),l=L(R(c),!0);O(s);var u=R(s,2);J(u,21,()=>B(r).cards,({card:e,times:t,points:n})=>e,(e,r)=>{let a=()=>B(r).card,s=()=>B(r).times,c=()=>B(r).points,l=j(()=>B(n)?.cards.get(a())?.name??a());var u=Qh();let d;var f=F(u),p=L(f,!0),m=R(f,2),h=L(m,!0),g=R(m,2);{let e=j(()=>t.drafting.copies(a())||s()),n=j(()=>t.drafting.offers.get(a())?.most??0);qh(g,{get n(){return B(e)},get most(){return B(n)},get name(){return B(l)},add:e=>o(a(),e)})}O(u),z(e=>{d=Ii(u,1,`svelte-o2nvu8`,null,d,{wrong:e}),G(p,B(l)),G(h,c())},[()=>B(i).has(a())]),V(`click`,f,()=>$.read(t.game.name,a())),W(e,u)}),O(u),O(a),z(e=>{G(c,`${B(r).title??``} `),G(l,e)},[()=>B(r).cards.reduce((e,t)=>e+t.points,0)]),W(e,a)},e=>{var t=eg(),n=L(t,!0);z(e=>G(n,e),[()=>Z(`empty-draft`)]),W(e,t)}),W(e,l)};K(u,e=>{B(r)&&e(d)}),W(e,l),A()}H([`click`]);var rg=U(`<p class="error" role="alert"> </p>`),ig=U(`<details><summary class="svelte-199vvla"> </summary> <div class="text svelte-199vvla"><label class="field"> <textarea name="list" rows="10" spellcheck="false" class="svelte-199vvla"></textarea></label> <!> <div class="actions"><button type="button"> </button> <label class="button svelte-199vvla"> <input class="unseen" type="file" accept=".txt,.json,text/plain,application/json"/></label> <button type="button"> </button> <button type="button"> </button></div></div></details>`);function ag(e,t){let n=$r();k(t,!0);let r=X(t,`drafting`,7),i=N(null),a=N(!1),o=N(``),s=j(()=>B(i)??r().checked?.text??``);async function c(e){P(i,e,!0),P(o,``),await r().read(e)?P(i,null):(P(o,r().error||Z(`lost`),!0),r().error=``)}async function l(){await navigator.clipboard?.writeText(B(s)),P(a,!0)}async function u(e){let t=e.currentTarget.files?.[0];e.currentTarget.value=``,t&&await c(await t.text())}var d=ig(),f=F(d),p=L(f,!0),m=R(f,2),h=F(m),g=F(h),_=R(g);yt(_),O(h);var v=R(h,2),y=e=>{var t=rg(),r=L(t,!0);z(()=>{Y(t,`id`,n),G(r,B(o))}),W(e,t)};K(v,e=>{B(o)&&e(y)});var b=R(v,2),x=F(b),S=L(x,!0),C=R(x,2),w=F(C),T=R(w);O(C);var ee=R(C,2),te=L(ee,!0),ne=R(ee,2),re=L(ne,!0);O(b),O(m),O(d),z((e,t,r,a,c,l)=>{G(p,e),G(g,`${t??``} `),Zi(_,B(s)),Y(_,`aria-invalid`,!!B(o)),Y(_,`aria-describedby`,B(o)?n:void 0),x.disabled=B(i)===null,G(S,r),G(w,`${a??``} `),G(te,c),G(re,l)},[()=>Z(`as-text`),()=>Z(`deck-list`,{what:t.what}),()=>Z(`read-list`),()=>Z(`open-file`),()=>B(a)?Z(`copied`):Z(`copy-text`),()=>Z(`save-file`)]),V(`input`,_,e=>P(i,e.currentTarget.value,!0)),V(`click`,x,()=>c(B(s))),V(`change`,T,u),V(`click`,ee,l),V(`click`,ne,()=>rh(`${r().checked?.name??t.what}.txt`,B(s))),W(e,d),A()}H([`input`,`click`,`change`]);var og=U(`<option> </option>`),sg=U(`<label class="field svelte-gfvwhn"> <select><option> </option><!></select></label>`),cg=U(`<button type="button" class="flat"> </button>`),lg=U(`<div><label class="field words svelte-gfvwhn"> <input type="search" name="words" autocomplete="off"/></label> <button type="button" class="fold svelte-gfvwhn"> </button> <!> <!> <!></div>`);function ug(e,t){k(t,!0);let n=X(t,`wanted`,7),r=N(!1),i=j(()=>Object.values(n().picks).filter(Boolean).length),a=j(()=>Object.fromEntries(t.filters.map(({name:e})=>[e,o((t.cards??[]).flatMap(t=>t.groups[e]??[]))])));function o(e){let t={};for(let n of e)t[n]=(t[n]??0)+1;return t}function s(e,{name:n,title:r}){return t.cards?`${r} (${B(a)[e]?.[n]??0})`:r}function c(){n().words=``,n().picks={}}var l=lg();let u;var d=F(l),f=F(d),p=R(f);Xi(p),O(d);var m=R(d,2),h=L(m,!0),_=R(m,2);J(_,17,()=>t.filters,e=>e.name,(e,t)=>{let r=j(()=>B(t).values.find(({name:e})=>e===n().picks[B(t).name]));var i=sg();let a;var o=F(i),c=R(o);let l;var u=F(c),d=L(u,!0);u.value=u.__value=``,J(R(u),17,()=>B(t).values,q,(e,n)=>{var r=og(),i=L(r,!0),a={};z(e=>{G(i,e),a!==(a=B(n).name)&&(r.value=(r.__value=a)??``)},[()=>s(B(t).name,B(n))]),W(e,r)}),O(c);var f;Hi(c),O(i),z((e,r)=>{a=Ri(i,``,a,{"--span":e}),G(o,`${B(t).title??``} `),Y(c,`name`,B(t).name),l=Ii(c,1,`svelte-gfvwhn`,null,l,{set:n().picks[B(t).name]}),G(d,r),f!==(f=n().picks[B(t).name]??``)&&(c.value=(c.__value=f)??``,Vi(c,f))},[()=>B(r)&&s(B(t).name,B(r)).length>14?2:1,()=>Z(`all`)]),V(`change`,c,e=>n().picks[B(t).name]=e.currentTarget.value),W(e,i)});var v=R(_,2);pi(v,()=>t.children??g);var y=R(v,2),b=e=>{var t=cg(),n=L(t,!0);z(e=>G(n,e),[()=>Z(`clear-filters`)]),V(`click`,t,c),W(e,t)};K(y,e=>{(n().words||B(i))&&e(b)}),O(l),z((e,t)=>{u=Ii(l,1,`filters svelte-gfvwhn`,null,u,{open:B(r)}),G(f,`${e??``} `),Y(m,`aria-expanded`,B(r)),G(h,t)},[()=>Z(`search`),()=>Z(`filters`,{n:B(i)})]),na(p,()=>n().words,e=>n().words=e),V(`click`,m,()=>P(r,!B(r))),W(e,l),A()}H([`click`,`change`]);var dg=U(`<option> </option>`),fg=U(`<label class="field"> <select name="order"><option> </option><!></select></label>`),pg=U(`<li><div class="what svelte-1br68ch"><button type="button" class="flat svelte-1br68ch"> </button> <span class="kind svelte-1br68ch"> </span> <span class="note svelte-1br68ch"> </span></div> <span class="price svelte-1br68ch"> <span class="unseen"> </span></span> <!></li>`),mg=U(`<section class="offers svelte-1br68ch" aria-labelledby="offers"><h2 id="offers" class="svelte-1br68ch"> </h2> <form role="search" class="svelte-1br68ch"><!></form> <p role="status" class="quiet"> </p> <ul class="svelte-1br68ch"></ul></section>`);function hg(e,t){k(t,!0);let n=pn({words:``,picks:{}}),r=N(``),i=j(()=>$.server.known[t.game.name]),a=j(()=>[...B(i)?.cards.values()??[]].filter(e=>t.drafting.offers.has(e.slug))),o=j(()=>new Map(B(a).map(e=>[e.slug,Id(e)]))),s=j(()=>zd(B(a),B(i)?.filters.find(e=>e.name===B(r)),qo.lang)),c=j(()=>Rd(B(s),B(o),n)),l=j(()=>B(i)?.filters.map(e=>({...e,values:e.values.filter(t=>B(a).some(n=>n.groups[e.name]?.includes(t.name)))}))??[]);var u=mg(),d=F(u),f=L(d,!0),p=R(d,2);ug(F(p),{get filters(){return B(l)},get wanted(){return n},children:(e,t)=>{var n=fg(),i=F(n),a=R(i),o=F(a),s=L(o,!0);o.value=o.__value=``,J(R(o),17,()=>B(l),q,(e,t)=>{var n=dg(),r=L(n,!0),i={};z(()=>{G(r,B(t).title),i!==(i=B(t).name)&&(n.value=(n.__value=i)??``)}),W(e,n)}),O(a),Hi(a),O(n),z((e,t)=>{G(i,`${e??``} `),G(s,t)},[()=>Z(`order`),()=>Z(`name`)]),Ui(a,()=>B(r),e=>P(r,e)),W(e,n)},$$slots:{default:!0}}),O(p);var m=R(p,2),h=L(m,!0),g=R(m,2);J(g,21,()=>B(c),e=>e.slug,(e,n)=>{let r=j(()=>t.drafting.offers.get(B(n).slug));var i=pg();let a;var o=F(i),s=F(o),c=L(s,!0),l=R(s,2),u=L(l,!0),d=L(R(l,2),!0);O(o);var f=R(o,2),p=F(f),m=L(R(p),!0);O(f);var h=R(f,2),g=e=>{{let i=j(()=>t.drafting.copies(B(n).slug));qh(e,{get n(){return B(i)},get most(){return B(r).most},get name(){return B(n).name},add:e=>t.drafting.add(B(n).slug,e)})}},_=j(()=>B(r).most||t.drafting.copies(B(n).slug));K(h,e=>{B(_)&&e(g)}),O(i),z((e,t,o)=>{a=Ii(i,1,`svelte-1br68ch`,null,a,{barred:!B(r).most,in:e}),G(c,B(n).name),G(u,t),G(d,B(r).note),Y(f,`title`,B(r).note),G(p,`${B(r).points??``} `),G(m,o)},[()=>t.drafting.copies(B(n).slug),()=>Ld(B(n)),()=>Z(`points`)]),V(`click`,s,()=>$.read(t.game.name,B(n).slug)),W(e,i)}),O(g),O(u),z((e,t)=>{G(f,e),G(h,t)},[()=>Z(`offers`),()=>B(a).length?Z(`found`,{n:B(c).length,all:B(a).length}):Z(`loading`)]),Vr(`submit`,p,e=>e.preventDefault()),W(e,u),A()}H([`click`]);var gg=U(`<option> </option>`),_g=U(`<label class="field"> <select><!><!></select></label>`),vg=U(`<optgroup></optgroup>`),yg=U(`<p class="error" role="alert"> </p>`),bg=U(`<button type="button" class="flat"> </button>`),xg=U(`<div class="page builder svelte-5b356r"><h1 class="svelte-5b356r"> </h1> <div><span role="status"> </span> <span class="bar svelte-5b356r" aria-hidden="true"><span class="svelte-5b356r"></span></span> <span class="panes svelte-5b356r"><button type="button" class="svelte-5b356r"> </button> <button type="button" class="svelte-5b356r"> </button></span></div> <!> <section class="book panel svelte-5b356r" aria-labelledby="book"><h2 id="book" tabindex="-1" class="svelte-5b356r"> </h2> <label class="field"> <input name="book-name" maxlength="80" autocomplete="off"/></label> <div class="choices svelte-5b356r"><!> <label class="field"> <select name="begin"><option>…</option><option> </option><!><optgroup></optgroup></select></label></div> <!> <div class="actions"><button type="button" class="main"> </button> <button type="button"> </button> <!></div> <p role="status" class="said svelte-5b356r"> </p> <!> <!></section></div>`);function Sg(e,t){k(t,!0);let n=j(()=>t.game.decks??``),r=new Uh($.link,t.game),i=N([]),a=N(``),o=N(``),s=N(void 0),c=N(`cards`),l=j(()=>r.checked),u=j(()=>Gh.of(t.game.name)),d=j(()=>!!B(l)?.cards.length&&!B(l).problems.length),f=j(()=>Object.values(r.parts.cards).reduce((e,t)=>e+t,0));In(()=>{qo.lang,$.link.state===`open`&&(r.check(),$.link.ask({type:`decks`,game:t.game.name},`decks`).then(e=>P(i,e.decks),()=>void 0))});async function p(e){let[n,i]=[e.currentTarget.value.slice(0,1),e.currentTarget.value.slice(1)];e.currentTarget.value=``,P(a,``),n===`n`?r.empty():n===`o`?await r.read(Gh.lists[t.game.name]?.[i]??``):await r.read((await $.link.ask({type:`deck`,game:t.game.name,name:i},`deck`)).text)}async function m(){await r.check(!1),B(l)&&(Gh.keep(t.game.name,B(l).name,B(l).text),P(a,Z(`kept`,{name:B(l).name}),!0))}async function h(){if(!B(l))return;let e=Zd.of(t.game);e.seats[0].deck=B(l).text,e.options={},Zd.wish.game=t.game.name,Zd.keep();try{await $.create(t.game.name,$d(t.game,e.seats),nf(t.game,Zd.wish,e))}catch(e){P(o,e instanceof Vd?e.message:Z(`lost`),!0)}}var g=xg(),_=F(g),v=L(_,!0),y=R(_,2);let x;var S=F(y),C=L(S,!0),w=R(S,2),T=F(w);let ee;O(w);var te=R(w,2),ne=F(te),re=L(ne,!0),ie=R(ne,2),ae=L(ie,!0);O(te),O(y);var oe=R(y,2);hg(oe,{get drafting(){return r},get game(){return t.game}});var se=R(oe,2),ce=F(se),le=L(ce,!0);fa(ce,e=>P(s,e),()=>B(s));var ue=R(ce,2),de=F(ue),fe=R(de);Xi(fe),O(ue);var pe=R(ue,2),me=F(pe);J(me,17,()=>B(l)?.choices??[],q,(e,t)=>{var n=_g(),i=F(n),a=R(i),o=F(a),s=e=>{var t=gg(),n=L(t,!0);t.value=t.__value=``,z(e=>G(n,e),[()=>Z(`choose-one`)]),W(e,t)};K(o,e=>{B(t).value||e(s)}),J(R(o),17,()=>B(t).values,q,(e,t)=>{var n=gg(),r=L(n,!0),i={};z(()=>{G(r,B(t).title),i!==(i=B(t).name)&&(n.value=(n.__value=i)??``)}),W(e,n)}),O(a);var c;Hi(a),O(n),z(()=>{G(i,`${B(t).title??``} `),Y(a,`name`,B(t).name),c!==(c=B(t).value)&&(a.value=(a.__value=c)??``,Vi(a,c))}),V(`change`,a,e=>r.choose(B(t).name,e.currentTarget.value)),W(e,n)});var he=R(me,2),ge=F(he),_e=R(ge),ve=F(_e);ve.value=ve.__value=``;var ye=R(ve),be=L(ye,!0);ye.value=ye.__value=`n`;var xe=R(ye),Se=e=>{var t=vg();J(t,21,()=>B(u),q,(e,t)=>{var n=j(()=>b(B(t),1));let r=()=>B(n)[0];var i=gg(),a=L(i,!0),o={};z(()=>{G(a,r()),o!==(o=`o${r()??``}`)&&(i.value=i.__value=o)}),W(e,i)}),O(t),z(e=>Y(t,`label`,e),[()=>Z(`my-decks`,{what:B(n)})]),W(e,t)};K(xe,e=>{B(u).length&&e(Se)});var Ce=R(xe);J(Ce,21,()=>B(i),q,(e,t)=>{var n=gg(),r=L(n,!0),i={};z(()=>{G(r,B(t).title),i!==(i=`p${B(t).name??``}`)&&(n.value=n.__value=i)}),W(e,n)}),O(Ce),O(_e),O(he),O(pe);var we=R(pe,2),Te=e=>{var t=yg(),n=L(t,!0);z(()=>G(n,r.error||B(o))),W(e,t)};K(we,e=>{(r.error||B(o))&&e(Te)});var E=R(we,2),Ee=F(E),D=L(Ee,!0),De=R(Ee,2),Oe=L(De,!0),ke=R(De,2),Ae=e=>{var n=bg(),r=L(n,!0);z(e=>G(r,e),[()=>Z(`drop-here`,{name:B(l).name})]),V(`click`,n,()=>{Gh.drop(t.game.name,B(l).name),P(a,``)}),W(e,n)};K(ke,e=>{B(l)&&Gh.lists[t.game.name]?.[B(l).name]!==void 0&&e(Ae)}),O(E);var je=R(E,2),Me=L(je,!0),Ne=R(je,2);ng(Ne,{get drafting(){return r},get game(){return t.game},ongone:()=>B(s)?.focus()}),ag(R(Ne,2),{get drafting(){return r},get what(){return B(n)}}),O(se),O(g),z((e,t,n,i,o,s,u,f,p,m,h,_)=>{Y(g,`data-pane`,B(c)),G(v,e),x=Ii(y,1,`sum svelte-5b356r`,null,x,{over:B(l)&&B(l).points>B(l).most}),G(C,t),ee=Ri(T,``,ee,{width:n}),Y(ne,`aria-pressed`,B(c)===`cards`),G(re,i),Y(ie,`aria-pressed`,B(c)===`book`),G(ae,o),G(le,s),G(de,`${u??``} `),Zi(fe,r.parts.name||(B(l)?.name??``)),G(ge,`${f??``} `),G(be,p),Y(Ce,`label`,m),Ee.disabled=!B(d),G(D,h),G(Oe,_),G(Me,B(a))},[()=>Z(`builder-title`,{what:B(n)}),()=>Z(`points-of`,{n:B(l)?.points??0,most:B(l)?.most??0,copies:B(f),problems:B(l)?.problems.length??0}),()=>`${Math.min(100,100*(B(l)?.points??0)/(B(l)?.most||1))}%`,()=>Z(`pane-cards`),()=>Z(`pane-book`,{what:B(n)}),()=>Z(`your-deck`,{what:B(n)}),()=>Z(`name`),()=>Z(`begin-with`),()=>Z(`empty-book`,{what:B(n)}),()=>Z(`known-decks`,{what:B(n)}),()=>Z(`play-with`),()=>Z(`keep-here`)]),V(`click`,ne,()=>P(c,`cards`)),V(`click`,ie,()=>P(c,`book`)),V(`input`,fe,e=>r.rename(e.currentTarget.value)),V(`change`,_e,p),V(`click`,Ee,h),V(`click`,De,m),W(e,g),A()}H([`click`,`input`,`change`]);var Cg=U(`<button type="button"> </button>`),wg=U(`<details><summary class="svelte-1bkn3p9"> </summary> <p class="quiet svelte-1bkn3p9"> </p> <div class="actions"><label class="button svelte-1bkn3p9"> <input class="unseen" type="file" name="pictures" accept="image/*" multiple="" webkitdirectory=""/></label> <!></div> <p role="status" class="svelte-1bkn3p9"> </p></details>`);function Tg(e,t){k(t,!0);let n=N(``),r=j(()=>Object.keys(xs.urls[t.game]??{}).length);async function i(e){let r=[...e.currentTarget.files??[]];e.currentTarget.value=``;try{let e=await xs.take(t.game,r,$.server.known[t.game].cards);P(n,Z(`pictures-taken`,{n:e,all:r.length}),!0)}catch{P(n,Z(`pictures-failed`),!0)}}var a=wg(),o=F(a),s=L(o,!0),c=R(o,2),l=L(c,!0),u=R(c,2),d=F(u),f=F(d),p=R(f);O(d);var m=R(d,2),h=e=>{var i=Cg(),a=L(i,!0);z(e=>G(a,e),[()=>Z(`pictures-drop`,{n:B(r)})]),V(`click`,i,()=>xs.drop(t.game).then(()=>P(n,``))),W(e,i)};K(m,e=>{B(r)&&e(h)}),O(u);var g=L(R(u,2),!0);O(a),z((e,t,r)=>{G(s,e),G(l,t),G(f,`${r??``} `),G(g,B(n))},[()=>Z(`pictures`),()=>Z(`pictures-more`),()=>Z(`pictures-pick`)]),V(`change`,p,i),W(e,a),A()}H([`change`,`click`]);var Eg=U(`<label class="svelte-h3thgj"><input class="unseen svelte-h3thgj" type="radio" name="game"/> </label>`),Dg=U(`<option class="svelte-h3thgj"> </option>`),Og=U(`<label class="field svelte-h3thgj"> <select name="order" class="svelte-h3thgj"><option class="svelte-h3thgj"> </option><!></select></label>`),kg=U(`<li class="svelte-h3thgj"><!> <a class="svelte-h3thgj"></a></li>`),Ag=U(`<div><button> </button></div>`),jg=U(`<div class="page browser"><h1> </h1> <form role="search" class="svelte-h3thgj"><fieldset class="games svelte-h3thgj"><legend class="unseen"> </legend> <!></fieldset> <!></form> <div class="count svelte-h3thgj"><p role="status" class="quiet"> </p> <!></div> <ul class="svelte-h3thgj"></ul> <!></div>`);function Mg(e,t){k(t,!0);let n=pn({words:``,picks:{}}),r=N(``),i=N(40),a=N(void 0),o=j(()=>$.server.game(t.game)?.name??$.server.games[0]?.name??``),s=j(()=>$.server.known[B(o)]),c=j(()=>[...B(s)?.cards.values()??[]]),l=j(()=>new Map(B(c).map(e=>[e.slug,Id(e)]))),u=j(()=>zd(B(c),B(s)?.filters.find(e=>e.name===B(r)),qo.lang)),d=j(()=>Rd(B(u),B(l),n));In(()=>{B(o),n.words,JSON.stringify(n.picks),B(r),P(i,40)}),In(()=>{if(!B(a))return;let e=new IntersectionObserver(([e])=>e?.isIntersecting&&P(i,B(i)+40),{rootMargin:`600px`});return e.observe(B(a)),()=>e.disconnect()}),In(()=>{B(o),n.picks={},P(r,``)});var f=jg(),p=F(f),m=L(p,!0),h=R(p,2),g=F(h),_=F(g),v=L(_,!0);J(R(_,2),17,()=>$.server.games,q,(e,t)=>{var n=Eg(),r=F(n);Xi(r);var i=R(r);O(n),z(()=>{Zi(r,B(t).name),Qi(r,B(t).name===B(o)),G(i,` ${B(t).title??``}`)}),V(`change`,r,()=>location.hash=`#/cards/${B(t).name}`),W(e,n)}),O(g);var y=R(g,2);{let e=j(()=>B(s)?.filters??[]);ug(y,{get filters(){return B(e)},get wanted(){return n},get cards(){return B(c)},children:(e,t)=>{var n=Og(),i=F(n),a=R(i),o=F(a),c=L(o,!0);o.value=o.__value=``,J(R(o),17,()=>B(s)?.filters??[],q,(e,t)=>{var n=Dg(),r=L(n,!0),i={};z(()=>{G(r,B(t).title),i!==(i=B(t).name)&&(n.value=(n.__value=i)??``)}),W(e,n)}),O(a),Hi(a),O(n),z((e,t)=>{G(i,`${e??``} `),G(c,t)},[()=>Z(`order`),()=>Z(`name`)]),Ui(a,()=>B(r),e=>P(r,e)),W(e,n)},$$slots:{default:!0}})}O(h);var b=R(h,2),x=F(b),S=L(x,!0),C=R(x,2),w=e=>{var t=Qr();hi(I(t),()=>B(o),e=>{Tg(e,{get game(){return B(o)}})}),W(e,t)};K(C,e=>{B(s)&&e(w)}),O(b);var T=R(b,2);J(T,21,()=>B(d).slice(0,B(i)),e=>e.slug,(e,t)=>{var n=kg(),r=F(n);{let e=j(()=>hs(B(o),B(t).slug,B(t)));Ac(r,{get face(){return B(e)},get game(){return B(o)}})}var i=R(r,2);O(n),z(()=>{Y(i,`href`,`#/cards/${B(o)??``}/${B(t).slug??``}`),Y(i,`aria-label`,B(t).name)}),W(e,n)}),O(T);var ee=R(T,2),te=e=>{var t=Ag(),n=F(t),r=L(n,!0);O(t),fa(t,e=>P(a,e),()=>B(a)),z(e=>G(r,e),[()=>Z(`more-cards`)]),V(`click`,n,()=>P(i,B(i)+40)),W(e,t)};K(ee,e=>{B(d).length>B(i)&&e(te)}),O(f),z((e,t,n)=>{G(m,e),G(v,t),G(S,n)},[()=>Z(`cards`),()=>Z(`game`),()=>B(s)?Z(`found`,{n:B(d).length,all:B(c).length}):Z(`loading`)]),Vr(`submit`,h,e=>e.preventDefault()),W(e,f),A()}H([`change`,`click`]);var Ng=U(`<p class="svelte-1x08you"> </p>`),Pg=U(`<section class="svelte-1x08you"><!> <!></section>`);function Fg(e,t){k(t,!0);let n=[`goal`,`turn`,`cards`,`fight`,`tip`],r=X(t,`level`,3,2),i=e=>ps(t.game,e===`goal`?e:`lesson-${e}`).split(`
`);var a=Qr();J(I(a),17,()=>ls(t.game)?n:[],q,(e,t)=>{var n=Pg(),a=F(n);Ti(a,()=>`h${r()}`,!1,(e,n)=>{Ii(e,0,`svelte-1x08you`);var r=Zr();z(e=>G(r,e),[()=>Z(`lesson`,{topic:B(t)})]),W(n,r)}),J(R(a,2),17,()=>i(B(t)),q,(e,t)=>{var n=Ng(),r=L(n,!0);z(()=>G(r,B(t))),W(e,n)}),O(n),W(e,n)}),W(e,a),A()}var Ig=U(`<a class="button"> </a>`),Lg=U(`<div class="page"><h1> </h1> <div class="panel svelte-19fw294"><div class="lesson svelte-19fw294"><!></div> <p class="actions svelte-19fw294"><a class="button main" href="#/"> </a> <a class="button"> </a> <!></p></div></div>`);function Rg(e,t){k(t,!0);var n=Lg(),r=F(n),i=L(r,!0),a=R(r,2),o=F(a);Fg(F(o),{get game(){return t.game.name}}),O(o);var s=R(o,2),c=F(s),l=L(c,!0),u=R(c,2),d=L(u,!0);J(R(u,2),17,()=>$.server.games.filter(e=>e.name!==t.game.name),q,(e,t)=>{var n=Ig(),r=L(n,!0);z(e=>{Y(n,`href`,`#/learn/${B(t).name??``}`),G(r,e)},[()=>Z(`learn`,{game:B(t).title})]),W(e,n)}),O(s),O(a),O(n),z((e,n,r)=>{G(i,e),G(l,n),Y(u,`href`,`#/cards/${t.game.name??``}`),G(d,r)},[()=>Z(`learn`,{game:t.game.title}),()=>Z(`go`,{game:t.game.title}),()=>Z(`cards`)]),V(`click`,c,()=>Zd.wish.game=t.game.name),W(e,n),A()}H([`click`]);var zg=U(`<label class="field"> <input type="password" maxlength="200" required=""/></label>`),Bg=U(`<p class="error" role="alert"> </p>`),Vg=U(`<form class="svelte-15czc8"><h3 class="svelte-15czc8"> </h3> <label class="field"> <input autocapitalize="none" maxlength="24" required=""/></label> <!> <!> <div><button> </button></div></form>`);function Hg(e,t){let n=$r();k(t,!0);let r=N(``),i=N(``),a=N(``),o=N(!1);async function s(e){e.preventDefault(),P(a,``),P(o,!0);try{await $[t.way](B(r),B(i)),P(r,P(i,``),!0)}catch(e){P(a,e instanceof Vd?e.message:Z(`lost`),!0)}P(o,!1)}var c=Vg(),l=F(c),u=L(l,!0),d=R(l,2),f=F(d),p=R(f);Xi(p),O(d);var m=R(d,2),h=e=>{var r=zg(),o=F(r),s=R(o);Xi(s),O(r),z(e=>{G(o,`${e??``} `),Y(s,`name`,`${t.way??``}-password`),Y(s,`autocomplete`,t.way===`register`?`new-password`:`current-password`),Y(s,`aria-invalid`,!!B(a)),Y(s,`aria-describedby`,B(a)?`${n}-error`:void 0)},[()=>Z(`password`)]),na(s,()=>B(i),e=>P(i,e)),W(e,r)};K(m,e=>{t.way!==`rename`&&e(h)});var g=R(m,2),_=e=>{var t=Bg(),r=L(t,!0);z(()=>{Y(t,`id`,`${n}-error`),G(r,B(a))}),W(e,t)};K(g,e=>{B(a)&&e(_)});var v=R(g,2),y=F(v),b=L(y,!0);O(v),O(c),z((e,r,i)=>{Y(c,`aria-labelledby`,`${n}-title`),Y(l,`id`,`${n}-title`),G(u,e),G(f,`${r??``} `),Y(p,`name`,`${t.way??``}-name`),Y(p,`autocomplete`,t.way===`rename`?`nickname`:`username`),Y(p,`aria-invalid`,!!B(a)),Y(p,`aria-describedby`,B(a)?`${n}-error`:void 0),y.disabled=B(o),G(b,i)},[()=>Z(`account-way`,{way:t.way}),()=>Z(`name`),()=>Z(`account-do`,{way:t.way})]),Vr(`submit`,c,s),na(p,()=>B(r),e=>P(r,e)),W(e,c),A()}var Ug=U(`<p class="quiet"> </p> <div class="actions"><button> </button></div>`,1),Wg=U(`<p class="quiet"> </p> <div class="forms svelte-1skunwk"><!> <!> <!></div>`,1),Gg=U(`<option> </option>`),Kg=U(`<tr><td class="svelte-1skunwk"></td><th scope="row" class="svelte-1skunwk"> </th><td class="svelte-1skunwk"> </td><td class="svelte-1skunwk"> </td></tr>`),qg=U(`<table class="svelte-1skunwk"><thead><tr><th scope="col" class="svelte-1skunwk"> </th><th scope="col" class="svelte-1skunwk"> </th><th scope="col" class="svelte-1skunwk"> </th><th scope="col" class="svelte-1skunwk"> </th></tr></thead><tbody></tbody></table>`),Jg=U(`<p> </p>`),Yg=U(`<div class="page"><h1> </h1> <section class="panel svelte-1skunwk" aria-labelledby="me"><h2 id="me" class="svelte-1skunwk"> </h2> <!></section> <section class="panel svelte-1skunwk" aria-labelledby="ratings"><h2 id="ratings" class="svelte-1skunwk"> </h2> <p class="quiet"> </p> <label class="field pick svelte-1skunwk"> <select></select></label> <!></section></div>`);function Xg(e,t){k(t,!0);let n=N(``),r=N(null),i=j(()=>$.server.game(B(n))??$.server.games[0]);In(()=>{let e=B(i)?.name;e&&$.link.ask({type:`ratings`,game:e},`ratings`).then(t=>{e===B(i)?.name&&P(r,t.players)},()=>void 0)});var a=Yg(),o=F(a),s=L(o,!0),c=R(o,2),l=F(c),u=L(l,!0),d=R(l,2),f=e=>{var t=Ug(),n=I(t),r=L(n,!0),i=R(n,2),a=F(i),o=L(a,!0);O(i),z((e,t)=>{G(r,e),G(o,t)},[()=>Z(`account-more`),()=>Z(`logout`)]),V(`click`,a,()=>$.logout()),W(e,t)},p=e=>{var t=Wg(),n=I(t),r=L(n,!0),i=R(n,2),a=F(i);Hg(a,{way:`rename`});var o=R(a,2);Hg(o,{way:`register`}),Hg(R(o,2),{way:`login`}),O(i),z(e=>G(r,e),[()=>Z(`guest-more`)]),W(e,t)};K(d,e=>{$.server.me?.account?e(f):$.server.me&&e(p,1)}),O(c);var m=R(c,2),h=F(m),g=L(h,!0),_=R(h,2),v=L(_,!0),y=R(_,2),b=F(y),x=R(b);J(x,21,()=>$.server.games,q,(e,t)=>{var n=Gg(),r=L(n,!0),i={};z(()=>{G(r,B(t).title),i!==(i=B(t).name)&&(n.value=(n.__value=i)??``)}),W(e,n)}),O(x);var S;Hi(x),O(y);var C=R(y,2),w=e=>{var t=qg(),n=F(t),i=F(n),a=F(i),o=L(a,!0),s=R(a),c=L(s,!0),l=R(s),u=L(l,!0),d=L(R(l),!0);O(i),O(n);var f=R(n);J(f,21,()=>B(r),q,(e,t,n)=>{var r=Kg();let i;var a=F(r);a.textContent=n+1;var o=R(a),s=L(o,!0),c=R(o),l=L(c,!0),u=L(R(c),!0);O(r),z(e=>{i=Ii(r,1,`svelte-1skunwk`,null,i,{me:$.server.me?.account&&B(t).name===$.server.me.name}),G(s,B(t).name),G(l,e),G(u,B(t).games)},[()=>B(t).rating.toLocaleString(qo.lang,{minimumFractionDigits:1})]),W(e,r)}),O(f),O(t),z((e,t,n,r)=>{G(o,e),G(c,t),G(u,n),G(d,r)},[()=>Z(`rank`),()=>Z(`name`),()=>Z(`rating`),()=>Z(`games-played`)]),W(e,t)},T=e=>{var t=Jg(),n=L(t,!0);z(e=>G(n,e),[()=>Z(`no-ratings`)]),W(e,t)};K(C,e=>{B(r)?.length?e(w):B(r)&&e(T,1)}),O(m),O(a),z((e,t,n,r,a)=>{G(s,e),G(u,t),G(g,n),G(v,r),G(b,`${a??``} `),S!==(S=B(i)?.name??``)&&(x.value=(x.__value=S)??``,Vi(x,S))},[()=>Z(`players`),()=>Z(`who-am-i`,{name:$.server.me?.name??``,account:$.server.me?.account?`yes`:`no`}),()=>Z(`ratings`),()=>Z(`ratings-more`),()=>Z(`game`)]),V(`change`,x,e=>P(n,e.currentTarget.value,!0)),W(e,a),A()}H([`click`,`change`]);var Zg=U(`<div class="large svelte-bswun6"><!></div>`),Qg=U(`<p class="svelte-bswun6"> </p>`),$g=U(`<a class="button"> </a>`),e_=U(`<dialog class="svelte-bswun6"><!> <div class="actions svelte-bswun6"><button> <kbd>Esc</kbd></button> <!></div></dialog>`);function t_(e,t){k(t,!0);let n=N(void 0),r=N(!1),i=j(()=>$.server.cards[t.game]?.get(t.card)),a=j(()=>`${location.origin}${location.pathname}#/cards/${t.game}/${t.card}`);In(()=>{B(n)?.showModal()});async function o(){await navigator.clipboard?.writeText(B(a)),P(r,!0)}var s=e_(),c=F(s),l=e=>{var n=Zg(),r=F(n);{let e=j(()=>hs(t.game,t.card,B(i)));Ac(r,{get face(){return B(e)},get game(){return t.game}})}O(n),W(e,n)},u=e=>{var t=Qg(),n=L(t,!0);z(e=>G(n,e),[()=>Z(`no-card`)]),W(e,t)};K(c,e=>{B(i)?e(l):e(u,-1)});var d=R(c,2),f=F(d);vt(f,!0);var p=F(f);ke(),O(f);var m=R(f,2),h=e=>{var t=$g(),n=L(t,!0);z(e=>{Y(t,`href`,B(a)),G(n,e)},[()=>B(r)?Z(`copied`):Z(`card-link`)]),V(`click`,t,e=>{navigator.clipboard&&(e.preventDefault(),o())}),W(e,t)};K(m,e=>{B(i)&&e(h)}),O(d),O(s),fa(s,e=>P(n,e),()=>B(n)),Di(s,()=>Pu),z((e,t)=>{Y(s,`aria-label`,e),G(p,`${t??``} `)},[()=>B(i)?.name??Z(`no-card`),()=>Z(`close`)]),Vr(`close`,s,function(...e){t.shut?.apply(this,e)}),V(`click`,f,()=>B(n)?.close()),W(e,s),A()}H([`click`]);function n_(e,t,n){let r=t=>({ArrowLeft:e.x-t.x,ArrowRight:t.x-e.x,ArrowUp:e.y-t.y,ArrowDown:t.y-e.y})[n],i=t=>Math.abs(n===`ArrowLeft`||n===`ArrowRight`?t.y-e.y:t.x-e.x),a=-1,o=1/0;return t.forEach((e,t)=>{let n=r(e)+2*i(e);r(e)>4&&n<o&&(a=t,o=n)}),a}function r_(e){let t=e.getBoundingClientRect();return{x:t.x+t.width/2,y:t.y+(Kl(e)?8:t.height/2)}}var i_;function a_(e,t=!1){let n=t?[]:Xl(),r=n.length?n:Yl(),i=document.activeElement,a=r.map(r_),o=r[Gl(i)?n_(r_(i),a,e):o_(i_,a)];o&&(o.focus(),o.scrollIntoView({block:`nearest`,inline:`nearest`}),i_=r_(o))}function o_(e,t){if(!e||!t.length)return t.length?0:-1;let n=t.map(({x:t,y:n})=>Math.hypot(t-e.x,n-e.y));return n.indexOf(Math.min(...n))}function s_(e){return e.startsWith(`Arrow`)}function c_(e){let t=e.target,n=e.key===` `&&/^(BUTTON|A|SUMMARY)$/.test(t.tagName);return e.ctrlKey||e.metaKey||e.altKey||n||/^(INPUT|TEXTAREA|SELECT)$/.test(t.tagName)}function l_(e,t){return e.filter(e=>fl(e).some(e=>t.includes(e)))}function u_(e,t,...n){return l_(e.options,t).filter(({answer:e})=>n.includes(e.split(` `)[0]))}function d_(e,t,n){if(n.things.some(e=>t.includes(e)))return;let r=l_(l_(e.options,t),n.things);return r.length?{options:r}:void 0}var f_={turn:[{pitch:660,at:0,long:.14,shape:`sine`},{pitch:880,at:.13,long:.24,shape:`sine`}],card:[{pitch:320,to:180,at:0,long:.08,shape:`triangle`}],damage:[{pitch:150,to:55,at:0,long:.26,shape:`sawtooth`}],break:[{pitch:420,to:90,at:0,long:.18,shape:`square`},{pitch:240,to:60,at:.06,long:.22,shape:`sawtooth`}],dice:[0,.07,.15,.25,.38].map((e,t)=>({pitch:900-90*t,to:500,at:e,long:.035,shape:`square`})),key:[{pitch:392,at:0,long:.16,shape:`triangle`},{pitch:587,at:.12,long:.16,shape:`triangle`},{pitch:880,at:.24,long:.6,shape:`sine`},{pitch:1174,at:.24,long:.6,shape:`sine`}],end:[{pitch:523,at:0,long:.2,shape:`sine`},{pitch:659,at:.18,long:.2,shape:`sine`},{pitch:784,at:.36,long:.5,shape:`sine`}]},p_={destroy:`break`,forge:`key`};function m_(e,t,n){if(t.undone||t.at===e.at)return[];if(t.result)return e.result?[]:[`end`];let r=[];t.question&&!e.question&&r.push(`turn`),n(t.view)>n(e.view)?r.push(`damage`):(t.lines??[]).some(e=>!e.small&&e.cards?.length)&&r.push(`card`);for(let{told:e,dice:n}of t.lines??[]){let t=n?.length?`dice`:p_[e?.kind??``];t&&!r.includes(t)&&r.push(t)}return r}var h_;function g_(e,t,n=0){h_??=new AudioContext,h_.resume();for(let r of f_[e])__(h_,{...r,at:r.at+n},t/250)}function __(e,{pitch:t,to:n=t,at:r,long:i,shape:a},o){let s=e.currentTime+r,c=e.createOscillator(),l=e.createGain();c.type=a,c.frequency.setValueAtTime(t,s),c.frequency.exponentialRampToValueAtTime(n,s+i),l.gain.setValueAtTime(1e-4,s),l.gain.exponentialRampToValueAtTime(Math.max(o,1e-4),s+.015),l.gain.exponentialRampToValueAtTime(1e-4,s+i),c.connect(l).connect(e.destination),c.start(s),c.stop(s+i+.02)}function v_(e,t){k(t,!0);let n=null;In(()=>{let e=t.sitting.server.table;Nr(()=>{n&&e&&r(n,e),n=e})});function r(e,n){let r=m_(e,n,ls(t.sitting.server.room?.game??``)?.hurt??(()=>0));eu.sound&&r.forEach((e,t)=>g_(e,eu.volume,t*.3)),r.includes(`turn`)&&eu.alert&&document.hidden&&i(n.question?.prompt??``)}function i(e){if(Notification.permission!==`granted`)return;let n=new Notification(Z(`your-turn`),{body:e,icon:`./icon.svg`,tag:t.sitting.id});n.onclick=()=>{window.focus(),n.close()}}A()}var y_=U(`<small> </small>`),b_=U(`<p><b> </b><!> </p>`),x_=U(`<div class="lines svelte-10ayso4" tabindex="0" role="log"></div> <form class="svelte-10ayso4"><input maxlength="300" autocomplete="off" class="svelte-10ayso4"/> <button> </button></form>`,1),S_=U(`<section class="chat svelte-10ayso4"><div class="head svelte-10ayso4"><h2 class="svelte-10ayso4"> </h2> <span class="watching svelte-10ayso4"><!> <span aria-hidden="true"> </span> <span class="unseen"> </span></span> <button class="svelte-10ayso4"> </button></div> <!></section>`);function C_(e,t){k(t,!0);let n=N(``),r=N(void 0);In(()=>{t.sitting.server.chat.length&&B(r)?.scrollTo({top:B(r).scrollHeight})});function i(e){e.preventDefault(),B(n).trim()&&t.sitting.talk(B(n).trim()),P(n,``)}var a=S_(),o=F(a),s=F(o),c=L(s,!0),l=R(s,2),u=F(l);Q(u,{name:`eye`});var d=R(u,2),f=L(d,!0),p=L(R(d,2),!0);O(l);var m=R(l,2),h=L(m,!0);O(o);var g=R(o,2),_=e=>{var a=x_(),o=I(a);J(o,21,()=>t.sitting.server.chat.slice(-50),q,(e,t)=>{var n=b_(),r=F(n),i=L(r,!0),a=R(r),o=e=>{var t=y_(),n=L(t);z(e=>G(n,`(${e??``})`),[()=>Z(`watches`)]),W(e,t)};K(a,e=>{B(t).seat<0&&e(o)});var s=R(a);O(n),z(()=>{G(i,B(t).name),G(s,`: ${B(t).text??``}`)}),W(e,n)}),O(o),fa(o,e=>P(r,e),()=>B(r));var s=R(o,2),c=F(s);Xi(c);var l=L(R(c,2),!0);O(s),z((e,t,n,r)=>{Y(o,`aria-label`,e),Y(c,`aria-label`,t),Y(c,`placeholder`,n),G(l,r)},[()=>Z(`chat`),()=>Z(`chat-line`),()=>Z(`chat-line`),()=>Z(`send`)]),Vr(`submit`,s,i),na(c,()=>B(n),e=>P(n,e)),W(e,a)};K(g,e=>{t.sitting.screen.muted||e(_)}),O(a),z((e,n,r,i,o)=>{Y(a,`aria-label`,e),G(c,n),Y(l,`title`,r),G(f,t.sitting.server.room?.watching),G(p,i),Y(m,`aria-pressed`,t.sitting.screen.muted),G(h,o)},[()=>Z(`chat`),()=>Z(`chat`),()=>Z(`watching`,{n:t.sitting.server.room?.watching??0}),()=>Z(`watching`,{n:t.sitting.server.room?.watching??0}),()=>t.sitting.screen.muted?Z(`unmute`):Z(`mute`)]),V(`click`,m,()=>t.sitting.mute(!t.sitting.screen.muted)),W(e,a),A()}H([`click`]);var w_=U(`<div class="cover svelte-15342vv"><h2> </h2> <button class="main"> </button></div>`);function T_(e,t){k(t,!0);let n=X(t,`sitting`,7),r=j(()=>n().server.table.seat);var i=w_(),a=F(i),o=L(a,!0),s=R(a,2),c=L(s,!0);O(i),z((e,t)=>{G(o,e),G(c,t)},[()=>Z(`hand-over`,{name:n().server.name(B(r))}),()=>Z(`uncover`)]),V(`click`,s,()=>n().screen.uncovered=B(r)),W(e,i),A()}H([`click`]);var E_=U(`<details><summary class="svelte-ofw9kp"> </summary> <!></details>`),D_=U(`<span class="key svelte-ofw9kp"> </span>`),O_=U(`<div class="svelte-ofw9kp"><dt class="svelte-ofw9kp"></dt> <dd class="svelte-ofw9kp"> </dd></div>`),k_=U(`<dialog class="keys-help svelte-ofw9kp"><div class="head svelte-ofw9kp"><h2> </h2> <button class="main"> <kbd>Esc</kbd></button></div> <!> <dl class="svelte-ofw9kp"></dl> <h3> </h3> <ul class="svelte-ofw9kp"><li class="svelte-ofw9kp"><span class="sign legal svelte-ofw9kp"></span> </li> <li class="svelte-ofw9kp"><span class="sign chosen svelte-ofw9kp"></span> </li> <li class="svelte-ofw9kp"><span class="sign now svelte-ofw9kp"></span> </li> <li class="svelte-ofw9kp"><span class="sign enemy svelte-ofw9kp"></span> </li></ul></dialog>`);function A_(e,t){k(t,!0);let n=[[`arrows`,[`←`,`→`,`↑`,`↓`]],[`cards`,[`Shift`,`←`,`→`,`↑`,`↓`]],[`enter`,[`Enter`]],[`all`,[`␣`]],[`more`,[`␣`]],[`confirm`,[`Ctrl`,`Enter`]],[`escape`,[`Esc`]],[`letters`,[`A`,`…`,`Z`]],[`digits`,[`1`,`…`,`9`]],[`undo`,[`U`]],[`hint`,[`H`]],[`why`,[`?`]],[`zoom`,[`Z`]],[`log`,[`L`]],[`view`,[`V`]],[`space`,[`␣`]],[`back`,[`←`,`→`,`Home`,`End`]],[`turns`,[`Shift`,`←`,`→`]],[`help`,[`F1`]]],r=X(t,`sitting`,7),i=N(void 0),a=j(()=>$.server.game(r().server.room?.game));In(()=>{r().screen.helping&&B(i)?.showModal()});var o=k_(),s=F(o),c=F(s),l=L(c,!0),u=R(c,2),d=F(u);ke(),O(u),O(s);var f=R(s,2),p=e=>{var t=E_(),n=F(t),r=L(n,!0);Fg(R(n,2),{get game(){return B(a).name},level:3}),O(t),z(e=>G(r,e),[()=>Z(`learn`,{game:B(a).title})]),W(e,t)};K(f,e=>{B(a)&&e(p)});var m=R(f,2);J(m,21,()=>n,q,(e,t)=>{var n=j(()=>b(B(t),2));let r=()=>B(n)[0],i=()=>B(n)[1];var a=O_(),o=F(a);J(o,21,i,q,(e,t)=>{var n=D_(),r=L(n,!0);z(()=>G(r,B(t))),W(e,n)}),O(o);var s=L(R(o,2),!0);O(a),z(e=>G(s,e),[()=>Z(`key`,{what:r()})]),W(e,a)}),O(m);var h=R(m,2),g=L(h,!0),_=R(h,2),v=F(_),y=R(F(v));O(v);var x=R(v,2),S=R(F(x));O(x);var C=R(x,2),w=R(F(C));O(C);var T=R(C,2),ee=R(F(T));O(T),O(_),O(o),fa(o,e=>P(i,e),()=>B(i)),Di(o,()=>Pu),z((e,t,n,r,i,a,s,c)=>{Y(o,`aria-label`,e),G(l,t),G(d,`${n??``} `),G(g,r),G(y,` ${i??``}`),G(S,` ${a??``}`),G(w,` ${s??``}`),G(ee,` ${c??``}`)},[()=>Z(`keys`),()=>Z(`keys`),()=>Z(`close`),()=>Z(`signs`),()=>Z(`sign-legal`),()=>Z(`sign-chosen`),()=>Z(`sign-now`),()=>Z(`sign-enemy`)]),Vr(`close`,o,()=>r().screen.helping=!1),V(`click`,u,()=>B(i)?.close()),W(e,o),A()}H([`click`]);var j_=U(`<small class="svelte-1vw5hin"> </small>`),M_=U(`<li class="svelte-1vw5hin"><button> </button> <span class="worth svelte-1vw5hin"><span class="bar svelte-1vw5hin" aria-hidden="true"><span class="svelte-1vw5hin"></span></span> <b> </b> <!></span></li>`),N_=U(`<div class="hint svelte-1vw5hin"><p> </p> <ol class="svelte-1vw5hin"></ol></div>`);function P_(e,t){k(t,!0);let n=j(()=>t.hint.suggestions.slice(0,3)),r=j(()=>t.hint.suggestions.map(e=>e.value));function i(e){let[t,n]=[Math.min(...B(r)),Math.max(...B(r))];return n>t?8+92*(e-t)/(n-t):100}var a=N_(),o=F(a),s=L(o,!0),c=R(o,2);J(c,21,()=>B(n),q,(e,n,r)=>{var a=M_(),o=F(a);Ii(o,1,`svelte-1vw5hin`,null,{},{main:!r});var s=L(o,!0),c=R(o,2),l=F(c),u=F(l);let d;O(l);var f=R(l,2),p=L(f,!0),m=R(f,2),h=e=>{var t=j_(),r=L(t,!0);z(()=>G(r,B(n).why)),W(e,t)};K(m,e=>{B(n).why&&e(h)}),O(c),O(a),z((e,t)=>{G(s,B(n).sentence),d=Ri(u,``,d,{width:e}),G(p,t)},[()=>`${i(B(n).value)??``}%`,()=>Z(`hint-worth`,{n:Yo(B(n).value)})]),V(`click`,o,()=>t.onchoose(B(n).answer)),W(e,a)}),O(c),O(a),z(e=>G(s,e),[()=>Z(`hint-best`)]),W(e,a),A()}H([`click`]);var F_=U(`<p> </p>`),I_=U(`<p class="rule svelte-14pn97l"><b> </b> </p>`),L_=U(`<div><div><!> <!></div> <button class="svelte-14pn97l"> <kbd>Esc</kbd></button></div>`),R_=U(`<div class="notice svelte-14pn97l"><!> <button class="svelte-14pn97l"> <kbd>Esc</kbd></button></div>`),z_=U(`<div class="notices svelte-14pn97l"><div class="over svelte-14pn97l" role="status"><!> <!></div></div>`);function B_(e,t){k(t,!0);let n=X(t,`sitting`,7);function r(e){let{asking:t,screen:r}=n(),i=t.question?.options.find(t=>t.answer===e);r.hint=null,i&&!t.gathers?t.choose(i):t.send(e)}var i=z_(),a=F(i),o=F(a),s=e=>{var t=L_();let r;var i=F(t),a=F(i),o=e=>{var t=F_(),r=L(t,!0);z(()=>G(r,n().screen.notice.text)),W(e,t)};K(a,e=>{n().screen.notice.text&&e(o)}),J(R(a,2),17,()=>n().screen.notice.rules,q,(e,t)=>{var n=I_(),r=F(n),i=L(r,!0),a=R(r);O(n),z(()=>{G(i,B(t).rule),G(a,` ${B(t).text??``}`)}),W(e,n)}),O(i);var s=R(i,2),c=F(s);ke(),O(s),O(t),z(e=>{r=Ii(t,1,`notice svelte-14pn97l`,null,r,{bad:n().screen.notice.bad}),G(c,`${e??``} `)},[()=>Z(`close`)]),V(`click`,s,()=>n().screen.notice=null),W(e,t)};K(o,e=>{n().screen.notice&&e(s)});var c=R(o,2),l=e=>{var t=R_(),i=F(t);P_(i,{get hint(){return n().screen.hint},onchoose:r});var a=R(i,2),o=F(a);ke(),O(a),O(t),z(e=>G(o,`${e??``} `),[()=>Z(`close`)]),V(`click`,a,()=>n().screen.hint=null),W(e,t)};K(c,e=>{n().screen.hint&&e(l)}),O(a),O(i),W(e,i),A()}H([`click`]);function V_({set:e,parts:t,seed:n}){return[`generated`,...e?[e]:[],...t,n].join(`-`)}function H_(e){return/^generated-(?:[a-z]+-)*\d{1,18}$/.test(e)}function U_(e,t){if(!H_(e))return null;let n=e.split(`-`).slice(1,-1).join(`-`),r=t.sets?.find(e=>`${n}-`.startsWith(`${e.name}-`))?.name??``,i=`-${n.slice(r.length)}-`.replace(`--`,`-`),a=t.parts.map(e=>e.name).filter(e=>i.includes(`-${e}-`));return a.sort((e,t)=>i.indexOf(`-${e}-`)-i.indexOf(`-${t}-`)),{set:r,parts:a,seed:Number(e.split(`-`).at(-1))}}function W_(){return Math.floor(Math.random()*1e6)}var G_=U(`<li><button type="button" class="flat svelte-1eot8km"> </button></li>`),K_=U(`<section><h3 class="svelte-1eot8km"> </h3> <ul class="svelte-1eot8km"></ul></section>`),q_=U(`<div class="groups svelte-1eot8km"></div>`);function J_(e,t){k(t,!0);var n=q_();J(n,21,()=>t.deck.groups,q,(e,n)=>{var r=K_(),i=F(r),a=L(i,!0),o=R(i,2);J(o,21,()=>B(n).cards,q,(e,n)=>{var r=G_(),i=F(r),a=L(i,!0);O(r),z(()=>G(a,B(n).text)),V(`click`,i,()=>$.read(t.deck.game,B(n).card)),W(e,r)}),O(o),O(r),z(()=>G(a,B(n).title)),W(e,r)}),O(n),W(e,n),A()}H([`click`]);var Y_=U(`<p class="error" role="alert"> </p>`),X_=U(`<div class="import svelte-mix9h6"><label class="field"> <textarea name="list" rows="7" spellcheck="false" class="svelte-mix9h6"></textarea></label> <!> <div class="actions"><button type="button"> </button> <label class="button svelte-mix9h6"> <input class="unseen" type="file" accept=".txt,.json,text/plain,application/json"/></label></div></div>`);function Z_(e,t){let n=$r();k(t,!0);let r=X(t,`list`,15),i=2e4,a=j(()=>t.game.decks??``),o=N(``);async function s(){if(P(o,r().length>i?Z(`too-long`,{n:i}):``,!0),!B(o))try{let e=await $.link.ask({type:`deck`,game:t.game.name,text:r()||` `},`deck`);Gh.keep(t.game.name,e.text.split(`
`)[0],e.text),t.taken(e)}catch(e){P(o,e instanceof Vd?e.message:Z(`lost`),!0)}}async function c(e){let t=e.currentTarget.files?.[0];e.currentTarget.value=``,t&&(r(await t.text()),await s())}var l=X_(),u=F(l),d=F(u),f=R(d);yt(f),O(u);var p=R(u,2),m=e=>{var t=Y_(),r=L(t,!0);z(()=>{Y(t,`id`,n),G(r,B(o))}),W(e,t)};K(p,e=>{B(o)&&e(m)});var h=R(p,2),g=F(h),_=L(g,!0),v=R(g,2),y=F(v),b=R(y);O(v),O(h),O(l),z((e,t,r,i)=>{G(d,`${e??``} `),Y(f,`placeholder`,t),Y(f,`aria-invalid`,!!B(o)),Y(f,`aria-describedby`,B(o)?n:void 0),G(_,r),G(y,`${i??``} `)},[()=>Z(`deck-list`,{what:B(a)}),()=>Z(`deck-example`,{what:B(a)}),()=>Z(`check-deck`,{what:B(a)}),()=>Z(`open-file`)]),na(f,r),V(`click`,g,s),V(`change`,b,c),W(e,l),A()}H([`click`,`change`]);var Q_=`M6 8h12v10H6ZM12 8V4M12 3.4a.6.6 0 1 0 .1 0M9.5 12v1.5M14.5 12v1.5M3.5 11.5v4M20.5 11.5v4M9.5 21h5`,$_=`M3 5h18v11H3ZM9 20h6M12 16v4`,ev=`M9.5 14.5 14.5 9.5M8 11l-3 3a3.6 3.6 0 0 0 5 5l3-3M16 13l3-3a3.6 3.6 0 0 0-5-5l-3 3`,tv=`M8 10.5a3 3 0 1 0 .1 0M16 10.5a3 3 0 1 0 .1 0M2.5 20c.5-4 10.500-4 11 0M13.500 17c2-1.200 7-.8 8 3`,nv=`M5 5h14v14H5ZM9 9h.1M15 9h.1M12 12h.1M9 15h.1M15 15h.1`,rv=`M12 4a8.500 8.500 0 1 0 .1 0M12 8v4.500l3 2`,iv=U(`<option> </option>`),av=U(`<label class="field"> <select name="set"></select></label>`),ov=U(`<button type="button" class="svelte-uyp4at"> </button>`),sv=U(`<div class="generator svelte-uyp4at"><!> <fieldset><legend class="svelte-uyp4at"> </legend> <div class="parts svelte-uyp4at"></div></fieldset> <div class="seed svelte-uyp4at"><label class="field svelte-uyp4at"> <input type="number" min="0" max="999999999"/></label> <button type="button"><!> </button></div></div>`);function cv(e,t){k(t,!0);let n=X(t,`deck`,15),r=j(()=>U_(n(),t.generator)??{set:``,parts:[],seed:0}),i=j(()=>t.generator.sets??[]),a=j(()=>B(i).find(e=>e.name===B(r).set)??B(i)[0]),o=j(()=>t.generator.parts.filter(e=>!B(a)||B(a).parts.includes(e.name)));function s(e){let t=B(i).find(t=>t.name===e)?.parts??[];n(V_({...B(r),set:e,parts:B(r).parts.filter(e=>t.includes(e))}))}function c(e){let i=B(r).parts.filter(t=>t!==e),a=t.generator.most-+!B(r).parts.includes(e),o=B(r).parts.includes(e)?i:[...i.slice(Math.max(0,i.length-a)),e];n(V_({...B(r),parts:o}))}function l(e){let t=Math.min(Math.max(Math.floor(Number(e))||0,0),999999999);n(V_({...B(r),seed:t}))}var u=sv(),d=F(u),f=e=>{var t=av(),n=F(t),r=R(n);J(r,21,()=>B(i),q,(e,t)=>{var n=iv(),r=L(n,!0),i={};z(()=>{G(r,B(t).title),i!==(i=B(t).name)&&(n.value=(n.__value=i)??``)}),W(e,n)}),O(r);var o;Hi(r),O(t),z(e=>{G(n,`${e??``} `),o!==(o=B(a)?.name)&&(r.value=(r.__value=o)??``,Vi(r,o))},[()=>Z(`set`)]),V(`change`,r,e=>s(e.currentTarget.value)),W(e,t)};K(d,e=>{B(i).length>1&&e(f)});var p=R(d,2),m=F(p),h=L(m,!0),g=R(m,2);J(g,21,()=>B(o),q,(e,t)=>{var n=ov(),i=L(n,!0);z(e=>{Y(n,`aria-pressed`,e),G(i,B(t).title)},[()=>B(r).parts.includes(B(t).name)]),V(`click`,n,()=>c(B(t).name)),W(e,n)}),O(g),O(p);var _=R(p,2),v=F(_),y=F(v),b=R(y);Xi(b),O(v);var x=R(v,2),S=F(x);Q(S,{get path(){return nv}});var C=R(S,1,!0);O(x),O(_),O(u),z((e,t,n)=>{G(h,e),G(y,`${t??``} `),Zi(b,B(r).seed),G(C,n)},[()=>Z(`made-of`,{title:t.generator.title,most:t.generator.most}),()=>Z(`seed`),()=>Z(`generate-again`,{what:t.what})]),V(`change`,b,e=>l(e.currentTarget.value)),V(`click`,x,()=>n(V_({...B(r),seed:W_()}))),W(e,u),A()}H([`change`,`click`]);var lv=U(`<option> </option> <option> </option>`,1),uv=U(`<option> </option>`),dv=U(`<optgroup></optgroup>`),fv=U(`<p class="error" role="alert"> </p>`),pv=U(`<span class="title svelte-3mnlam"> </span> <span class="quiet"> </span>`,1),mv=U(`<details><summary class="svelte-3mnlam"><!></summary> <!></details>`),hv=U(`<div class="deck svelte-3mnlam"><label class="field"> <select><option> </option><!><!><optgroup></optgroup></select></label> <!> <!> <!> <!></div>`);function gv(e,t){k(t,!0);let n=X(t,`deck`,15),r=`list`,i=`own:`,a=N(null),o=N(!1),s=N(null),c=N(``),l=j(()=>t.game.decks??``),u=j(()=>Gh.of(t.game.name)),d=j(()=>{if(B(o))return r;if(!n())return`any`;if(H_(n()))return`new`;if(B(a)?B(a).decks.some(e=>e.name===n()):!n().includes(`
`))return n();let e=B(u).find(([,e])=>e===n());return e?i+e[0]:r});In(()=>{qo.lang;let{name:e}=t.game,n=JSON.stringify(t.options);$.link.ask({type:`decks`,game:e,options:JSON.parse(n)},`decks`).then(e=>{P(a,e),Nr(()=>f(e))},()=>void 0)}),In(()=>{qo.lang,m(B(o)?``:n())});function f({decks:e,generator:r}){e.some(e=>e.name===n())||n()&&r||n(e[t.seat%e.length]?.name??``)}function p(e){P(o,e===r),n(e===`any`||e===r?``:e===`new`?V_({set:``,parts:[],seed:W_()}):e.startsWith(i)?B(u).find(([t])=>i+t===e)?.[1]??``:e)}async function m(e){if(P(c,``),!e)P(s,null);else try{let r=e.includes(`
`)?{text:e}:{name:e},i=await $.link.ask({type:`deck`,game:t.game.name,...r},`deck`);e===n()&&P(s,i)}catch(t){if(e!==n())return;P(s,null),t instanceof Vd&&P(c,t.message,!0)}}function h(e){P(o,!1),n(e.text)}var g=hv(),_=F(g),v=F(_),y=R(v),x=F(y),S=L(x,!0);x.value=x.__value=`any`;var C=R(x),w=e=>{var t=lv(),n=I(t),i=L(n,!0);n.value=n.__value=`new`;var a=R(n,2),o=L(a,!0);a.value=a.__value=r,z((e,t)=>{G(i,e),G(o,t)},[()=>Z(`generate`,{what:B(l)}),()=>Z(`own-deck`,{what:B(l)})]),W(e,t)};K(C,e=>{B(a)?.generator&&e(w)});var T=R(C),ee=e=>{var t=dv();J(t,21,()=>B(u),q,(e,t)=>{var n=j(()=>b(B(t),1));let r=()=>B(n)[0];var i=uv(),a=L(i,!0),o={};z(()=>{G(a,r()),o!==(o=`own:${r()??``}`)&&(i.value=i.__value=o)}),W(e,i)}),O(t),z(e=>Y(t,`label`,e),[()=>Z(`my-decks`,{what:B(l)})]),W(e,t)};K(T,e=>{B(u).length&&B(a)?.generator&&e(ee)});var te=R(T);J(te,21,()=>B(a)?.decks??[],q,(e,t)=>{var n=uv(),r=L(n),i={};z(()=>{G(r,`${B(t).title??``} · ${B(t).facts??``}`),i!==(i=B(t).name)&&(n.value=(n.__value=i)??``)}),W(e,n)}),O(te),O(y);var ne;Hi(y),O(_);var re=R(_,2),ie=e=>{cv(e,{get generator(){return B(a).generator},get what(){return B(l)},get deck(){return n()},set deck(e){n(e)}})};K(re,e=>{B(d)===`new`&&B(a)?.generator&&e(ie)});var ae=R(re,2),oe=e=>{Z_(e,{get game(){return t.game},taken:h,get list(){return n()},set list(e){n(e)}})};K(ae,e=>{B(d)===r&&e(oe)});var se=R(ae,2),ce=e=>{var t=fv(),n=L(t,!0);z(()=>G(n,B(c))),W(e,t)};K(se,e=>{B(c)&&!B(o)&&e(ce)});var le=R(se,2),ue=e=>{var t=mv(),n=F(t),i=F(n),a=e=>{var t=pv(),n=I(t),r=L(n,!0),i=L(R(n,2),!0);z(()=>{G(r,B(s).title),G(i,B(s).facts)}),W(e,t)},o=e=>{var t=Zr();z(e=>G(t,e),[()=>Z(`show-cards`)]),W(e,t)};K(i,e=>{B(d)===`new`||B(d)===r?e(a):e(o,-1)}),O(n),J_(R(n,2),{get deck(){return B(s)}}),O(t),W(e,t)};K(le,e=>{B(s)&&!B(o)&&e(ue)}),O(g),z((e,n)=>{G(v,`${t.label??``} `),Y(y,`name`,`deck-${t.seat+1}`),G(S,e),Y(te,`label`,n),ne!==(ne=B(d))&&(y.value=(y.__value=ne)??``,Vi(y,ne))},[()=>Z(`any-deck`,{what:B(l)}),()=>Z(`known-decks`,{what:B(l)})]),V(`change`,y,e=>p(e.currentTarget.value)),W(e,g),A()}H([`change`]);function _v({seconds:e,increment:t=0}){return Z(`clock-words`,{minutes:Math.round(e/60*10)/10,increment:t})}function vv({kind:e,name:t,rating:n}){return e===`open`?Z(`open-seat`):typeof n==`number`?`${t} (${n})`:t??``}var yv=U(`<span class="quiet"> </span>`),bv=U(`<button> </button>`),xv=U(`<li><span><b> </b> <!> <!></span> <!> <!></li>`),Sv=U(`<p role="alert" class="error"> </p>`),Cv=U(`<p class="quiet"> </p>`),wv=U(`<div class="page waiting svelte-1f7jbhr"><h1> </h1> <p role="status"> </p> <section class="panel svelte-1f7jbhr" aria-labelledby="invite"><h2 id="invite" class="svelte-1f7jbhr"> </h2> <p class="quiet"> </p> <div class="link svelte-1f7jbhr"><input readonly="" class="svelte-1f7jbhr"/> <button class="main"> </button></div></section> <section class="panel svelte-1f7jbhr" aria-labelledby="seats"><h2 id="seats" class="svelte-1f7jbhr"> </h2> <!> <ol class="svelte-1f7jbhr"></ol> <!> <!></section></div>`);function Tv(e,t){k(t,!0);let n=j(()=>t.sitting.server.room),r=j(()=>$.server.game(B(n).game)),i=j(()=>`${location.origin}${location.pathname}#/room/${B(n).room}`),a=j(()=>B(n).seats.filter(e=>e.kind===`open`).length),o=N(void 0),s=N(!1),c=N(``),l=N(``);async function u(){B(o)?.select();try{await navigator.clipboard.writeText(B(i)),P(s,!0)}catch{P(s,document.execCommand(`copy`),!0)}}async function d(e){P(l,``);try{await e()}catch(e){P(l,e instanceof Vd?e.message:Z(`lost`),!0)}}let f=e=>d(()=>$.link.ask({type:`sit`,seat:e,...B(r)?.decks&&B(c)?{deck:B(c)}:{}},`seat`)),p=e=>d(()=>$.link.ask({type:`stand`,seat:e},`done`));var m=wv(),h=F(m),g=L(h,!0),_=R(h,2),v=L(_,!0),y=R(_,2),b=F(y),x=L(b,!0),S=R(b,2),C=L(S,!0),w=R(S,2),T=F(w);Xi(T),fa(T,e=>P(o,e),()=>B(o));var ee=R(T,2),te=L(ee,!0);O(w),O(y);var ne=R(y,2),re=F(ne),ie=L(re,!0),ae=R(re,2),oe=e=>{{let t=j(()=>Z(`your-deck`,{what:B(r).decks})),i=j(()=>B(n).seats.findIndex(e=>e.kind===`open`)),a=j(()=>B(n).options??{});gv(e,{get game(){return B(r)},get label(){return B(t)},get seat(){return B(i)},get options(){return B(a)},get deck(){return B(c)},set deck(e){P(c,e,!0)}})}};K(ae,e=>{B(r)?.decks&&B(a)&&!B(n).yours.length&&e(oe)});var se=R(ae,2);J(se,21,()=>B(n).seats,q,(e,t,r)=>{let i=j(()=>B(n).yours.includes(r));var a=xv();let o;var s=F(a),c=F(s),l=L(c,!0),u=R(c,2),d=e=>{var t=Zr();z(e=>G(t,`(${e??``})`),[()=>Z(`you`)]),W(e,t)};K(u,e=>{B(i)&&e(d)});var m=R(u,2),h=e=>{var n=yv(),r=L(n,!0);z(()=>G(r,B(t).deck)),W(e,n)};K(m,e=>{B(t).deck&&e(h)}),O(s);var g=R(s,2),_=e=>{var t=bv();let i;var a=L(t,!0);z(e=>{i=Ii(t,1,``,null,i,{main:!B(n).yours.length}),G(a,e)},[()=>Z(`sit`)]),V(`click`,t,()=>f(r)),W(e,t)};K(g,e=>{B(t).kind===`open`&&e(_)});var v=R(g,2),y=e=>{var t=bv(),n=L(t,!0);z(e=>G(n,e),[()=>Z(`stand`)]),V(`click`,t,()=>p(r)),W(e,t)};K(v,e=>{B(i)&&e(y)}),O(a),z(e=>{o=Ii(a,1,`svelte-1f7jbhr`,null,o,{open:B(t).kind===`open`}),G(l,e)},[()=>vv(B(t))||Z(`player`,{n:r+1})]),W(e,a)}),O(se);var ce=R(se,2),le=e=>{var t=Sv(),n=L(t,!0);z(()=>G(n,B(l))),W(e,t)};K(ce,e=>{B(l)&&e(le)});var ue=R(ce,2),de=e=>{var t=Cv(),r=L(t);z((e,t)=>G(r,`${e??``}: ${t??``}`),[()=>Z(`clock`),()=>_v(B(n).clock)]),W(e,t)};K(ue,e=>{B(n).clock&&e(de)}),O(ne),O(m),z((e,t,n,r,a,o,s)=>{G(g,e),G(v,t),G(x,n),G(C,r),Zi(T,B(i)),Y(T,`aria-label`,a),G(te,o),G(ie,s)},[()=>Z(`waiting-room`),()=>Z(`waiting-for`,{n:B(a)}),()=>Z(`invite`),()=>Z(B(n).listed?`share-lobby`:`share-link`),()=>Z(`link`),()=>B(s)?Z(`copied`):Z(`copy`),()=>Z(`seats`)]),Vr(`focus`,T,e=>e.currentTarget.select()),V(`click`,ee,u),W(e,m),A()}H([`click`]);var Ev=U(`<p class="opening svelte-vrg389" role="status"> </p>`),Dv=U(`<div class="picture svelte-vrg389"><!> <!></div>`),Ov=U(`<div class="zoom svelte-vrg389"><!></div> <!> <!> <!>`,1),kv=U(`<p> </p>`),Av=U(`<!> <!> <!> <!>`,1),jv=U(`<div><div class="left svelte-vrg389"><div class="table svelte-vrg389"><!></div> <!> <!> <!></div> <aside class="right svelte-vrg389"><!> <!></aside></div> <div class="unseen" role="log"></div> <!> <!> <!> <!>`,1);function Mv(e,t){k(t,!0);let n=X(t,`sitting`,7),r=new Na(`min-width: 1100px`),i=j(()=>n().server.room?.game??``),a=j(()=>ls(B(i))?.Board),o=j(()=>ls(B(i))),s=j(()=>n().shown?.view),c=j(()=>B(s)&&B(o)?.owners?.(B(s))),l=j(()=>r.current&&!eu.plain?ls(B(i))?.Beside:void 0),u=j(()=>n().server.room?.chat!==!1&&n().server.company),d=j(()=>!!n().server.report&&n().screen.reading&&!n().moment&&!n().stage.over),f=N(void 0),p=N(void 0),m=N(void 0);Mc({get sitting(){return n()},get game(){return B(i)},get rules(){return $.server.game(B(i))?.rules},beside:()=>r.current,area:()=>B(f),face:e=>hs(B(i),e,$.server.cards[B(i)]?.get(e)),called:e=>e<=-2?n().server.name(-2-e):g(e),tell:(e,t)=>ps(B(i),e,t),side:h,source:e=>(e.thing??-1)>=0?e.thing:B(o)?.source?.(e,B(s))??-1,get usual(){return B(o)?.usual??[]},drop(e,t,r){let{question:i}=n().asking;if(i&&B(s))return B(o)?.drop?.(e,t,i,B(s),this.face(r).type)??d_(i,e,t)},emblem:e=>B(o)?.emblem?.(e),groups:e=>gs(B(i),e,n().shown,$.server.cards[B(i)])}),In(()=>{n().screen.unread&&(n().screen.aside||r.current)&&(n().screen.unread=0)}),In(()=>(n().id,ou));function h(e){let t=e<=-2?-2-e:B(c)?.get(e),n=B(s)?.player??-1;return t===void 0||n<0?``:t===n||B(s).teams&&(t-n)%2==0?`own`:`enemy`}function g(e){let t=B(s)&&(B(o)?.slug?B(o).slug(B(s),e):B(s).cards[e]);return t?hs(B(i),t,$.server.cards[B(i)]?.get(t)).name:``}function _(e){if(c_(e)||Fu())return;let t=n().moment?v(e):y(e);t&&(e.preventDefault(),t())}function v({key:e,shiftKey:t}){let{at:r,end:i}=n().moment;return{ArrowLeft:()=>void(t?n().back.turn(-1):n().back.to(r-1)),ArrowRight:()=>void(t?n().back.turn(1):n().back.to(r+1)),PageUp:()=>void n().back.turn(-1),PageDown:()=>void n().back.turn(1),Home:()=>void n().back.to(0),End:()=>void n().back.to(i)," ":()=>n().back.play(),Escape:()=>nu.open||n().screen.notice?C():n().backToNow()}[e]??b[e]??b[e.toLowerCase()]}function y(e){let t=e.key.toLowerCase();return s_(e.key)?()=>a_(e.key,e.shiftKey):/^[1-9]$/.test(e.key)?()=>void(B(m)?.digit(e.key)||B(p)?.digit(e.key)):x[e.key]??x[t]??b[e.key]??b[t]??B(m)?.letterDeed(t)??B(p)?.letterDeed(t)}let b={l:()=>n().screen.aside=!n().screen.aside,v:S,z:()=>nu.seen&&iu(nu.seen),F1:()=>n().screen.helping=!0},x={u:()=>void n().undo(),h:()=>void n().askHint(),"?":w,Escape:C," ":()=>n().skip()};function S(){eu.plain=!eu.plain,tu()}function C(){nu.open?au():n().screen.aside?n().screen.aside=!1:n().asking.menu.length||n().asking.doubt||n().asking.begun?n().asking.clear():n().screen.notice=n().screen.hint=null}function w(){nu.seen?.deed&&n().asking.question?n().whyNot(nu.seen.deed):n().screen.helping=!0}function T(e){return!!B(f)&&!!e&&(B(f).contains(e)||e.contains(B(f)))}function ee(e){let{asking:t}=n();e.key===`Enter`&&t.whole&&(!e.ctrlKey&&!e.metaKey&&(!t.begun||Fu()||!T(document.activeElement)||ql(document.activeElement)===`legal`&&t.picked.length<t.question.high)||(e.preventDefault(),t.confirm()))}var te=Qr();Vr(`keydown`,gn,e=>{ee(e),_(e)});var ne=I(te),re=e=>{Tv(e,{get sitting(){return n()}})},ie=e=>{var t=Ev(),n=L(t,!0);z(e=>G(n,e),[()=>Z(`opening`)]),W(e,t)},ae=e=>{var t=jv(),r=I(t);let i;var o=F(r),s=F(o),c=F(s),h=e=>{T_(e,{get sitting(){return n()}})},g=e=>{zp(e,{})},_=e=>{hh(e,{})},v=e=>{var t=Dv(),r=F(t);wi(r,()=>B(a),(e,t)=>{t(e,{get view(){return n().shown.view}})}),el(R(r,2),{get stage(){return n().stage}}),O(t),W(e,t)};K(c,e=>{n().covered?e(h):B(d)?e(g,1):eu.plain||!B(a)?e(_,2):e(v,-1)}),O(s),fa(s,e=>P(f,e),()=>B(f));var y=R(s,2),b=e=>{al(e,{get stage(){return n().stage}})};K(y,e=>{n().stage.over&&e(b)});var x=R(y,2);B_(x,{get sitting(){return n()}});var S=R(x,2),C=e=>{Kp(e,{})},w=e=>{fa(yd(e,{}),e=>P(p,e,!0),()=>B(p))};K(S,e=>{n().moment?e(C):!n().covered&&!B(d)&&e(w,1)}),O(o);var T=R(o,2),ee=F(T),te=e=>{var t=Ov(),r=I(t);Bh(F(r),{}),O(r);var i=R(r,2),a=e=>{var t=Qr();wi(I(t),()=>B(l),(e,t)=>{t(e,{get view(){return n().shown.view}})}),W(e,t)};K(i,e=>{B(l)&&e(a)});var o=R(i,2);Um(o,{}),gm(R(o,2),{}),W(e,t)};K(ee,e=>{n().covered||e(te)});var ne=R(ee,2),re=e=>{C_(e,{get sitting(){return n()}})};K(ne,e=>{B(u)&&e(re)}),O(T),O(r);var ie=R(r,2);J(ie,23,()=>n().covered?[]:n().server.log.slice(-12),(e,t)=>n().server.log.length-Math.min(12,n().server.log.length)+t,(e,t)=>{var n=kv(),r=L(n,!0);z(()=>G(r,B(t).text)),W(e,n)}),O(ie);var ae=R(ie,2),oe=e=>{var t=Av(),n=I(t);Fl(n,{});var r=R(n,2);fa(wu(r,{}),e=>P(m,e,!0),()=>B(m));var i=R(r,2);Au(i,{}),Ou(R(i,2),{}),W(e,t)};K(ae,e=>{!n().covered&&!n().moment&&e(oe)});var se=R(ae,2);Bh(se,{sheet:!0});var ce=R(se,2);A_(ce,{get sitting(){return n()}}),v_(R(ce,2),{get sitting(){return n()}}),z((e,t)=>{i=Ii(r,1,`room whole svelte-vrg389`,null,i,{aside:n().screen.aside}),Y(T,`aria-label`,e),Y(ie,`aria-label`,t)},[()=>Z(`beside`),()=>Z(`log`)]),W(e,t)};K(ne,e=>{n().server.room?.status===`waiting`?e(re):!n().shown||!$.server.cards[B(i)]?e(ie,1):e(ae,-1)}),W(e,te),A()}Ye();var Nv=U(`<span class="quiet"><!> </span>`),Pv=U(`<li class="accented svelte-1xktl4u"><div class="svelte-1xktl4u"><b> </b> <span> </span> <!></div> <a class="button svelte-1xktl4u"> <span class="unseen"> </span></a></li>`),Fv=U(`<ul class="svelte-1xktl4u"></ul>`),Iv=U(`<p class="quiet"> </p>`),Lv=U(`<h2 id="lobby" class="svelte-1xktl4u"> </h2> <!>`,1);function Rv(e,t){k(t,!1),pa();var n=Lv(),r=I(n),i=L(r,!0),a=R(r,2),o=e=>{var t=Fv();J(t,5,()=>$.server.lobby,e=>e.room,(e,t)=>{var n=Pv();let r;var i=F(n),a=F(i),o=L(a,!0),s=R(a,2),c=L(s,!0),l=R(s,2),u=e=>{var n=Nv(),r=F(n);Q(r,{get path(){return rv}});var i=R(r);O(n),z(e=>G(i,` ${e??``}`),[()=>_v(B(t).clock)]),W(e,n)};K(l,e=>{B(t).clock&&e(u)}),O(i);var d=R(i,2),f=F(d),p=L(R(f));O(d),O(n),z((e,i,a,s,l)=>{r=Ri(n,``,r,{"--accent":e}),G(o,i),G(c,a),Y(d,`href`,`#/room/${B(t).room??``}`),G(f,`${s??``} `),G(p,`: ${l??``}`)},[()=>cs(B(t).game)?.accent??285,()=>$.server.game(B(t).game)?.title??B(t).game,()=>B(t).seats.map(vv).join(` · `),()=>Z(`join`),()=>$.server.game(B(t).game)?.title]),W(e,n)}),O(t),W(e,t)},s=e=>{var t=Iv(),n=L(t,!0);z(e=>G(n,e),[()=>Z(`no-rooms`)]),W(e,t)};K(a,e=>{$.server.lobby.length?e(o):e(s,-1)}),z(e=>G(i,e),[()=>Z(`lobby`)]),W(e,n),A()}var zv=U(`<div class="page"><h1> </h1> <section class="panel" aria-labelledby="lobby"><!></section> <p class="quiet"> </p> <p><a class="button" href="#/"> </a></p></div>`);function Bv(e,t){k(t,!1),pa();var n=zv(),r=F(n),i=L(r,!0),a=R(r,2);Rv(F(a),{}),O(a);var o=R(a,2),s=L(o,!0),c=R(o,2),l=L(F(c),!0);O(c),O(n),z((e,t,n)=>{G(i,e),G(s,t),G(l,n)},[()=>Z(`lobby-title`),()=>Z(`lobby-how`),()=>Z(`new-game`)]),W(e,n),A()}var Vv=Xr(`<g class="hued svelte-1euhzuk"><circle class="disc svelte-1euhzuk" cx="12" cy="12" r="17"></circle><path class="emblem svelte-1euhzuk"></path></g>`),Hv=U(`<label class="game accented svelte-1euhzuk"><svg viewBox="0 0 330 100" aria-hidden="true" class="svelte-1euhzuk"><pattern patternUnits="userSpaceOnUse" patternTransform="scale(1.3)" class="svelte-1euhzuk"><path class="tile svelte-1euhzuk"></path></pattern><rect x="-400" y="-200" width="1130" height="500" class="svelte-1euhzuk"></rect><!></svg> <input type="radio" name="game" class="svelte-1euhzuk"/> <span class="title svelte-1euhzuk"> </span> <span class="seats svelte-1euhzuk"> </span></label>`);function Uv(e,t){let n=$r();k(t,!0);let r=[],i=X(t,`chosen`,15),a=j(()=>cs(t.game.name)),o=j(()=>Object.keys(B(a)?.looks??{}).filter(Boolean).slice(0,10).map(e=>ms(t.game.name,e))),s=j(()=>Ts[ms(t.game.name,``).pattern]);var c=Hv();let l;var u=F(c),d=F(u),f=L(d),p=R(d);J(R(p),17,()=>B(o),q,(e,t,n)=>{let r=j(()=>B(o).length>1?n/(B(o).length-1):.5);var i=Vv();let a;var s=R(F(i));O(i),z(e=>{Y(i,`transform`,`translate(${12+B(r)*282} ${e??``})`),a=Ri(i,``,a,{"--hue":B(t).hue}),Y(s,`d`,B(t).emblem)},[()=>58-Math.sin(B(r)*Math.PI)*40]),W(e,i)}),O(u);var m=R(u,2);Xi(m);var h,g=R(m,2),_=L(g,!0),v=L(R(g,2),!0);O(c),z(e=>{l=Ri(c,``,l,{"--accent":B(a)?.accent??285}),Y(d,`id`,n),Y(d,`width`,B(s).size[0]),Y(d,`height`,B(s).size[1]),Y(f,`d`,B(s).path),Y(p,`fill`,`url(#${n})`),h!==(h=t.game.name)&&(m.value=(m.__value=h)??``),G(_,t.game.title),G(v,e)},[()=>Z(`players-range`,{low:t.game.seats[0],high:t.game.seats[1]})]),ia(r,[],m,()=>(t.game.name,i()),i),W(e,c),A()}var Wv=U(`<label class="field seed svelte-12h2tvw"> <input name="seed" type="number" min="0" max="999999999999" step="1"/></label>`),Gv=U(`<label class="check"><input name="hints" type="checkbox"/> </label> <label class="check"><input name="chat" type="checkbox"/> </label>`,1),Kv=U(`<option> </option>`),qv=U(`<select><option> </option><!></select>`),Jv=U(`<label class="field"> <input type="number" min="0"/></label>`),Yv=U(`<div class="times svelte-12h2tvw"></div>`),Xv=U(`<fieldset><legend class="svelte-12h2tvw"> </legend> <p class="quiet help svelte-12h2tvw"> </p> <!></fieldset>`),Zv=U(`<details class="panel svelte-12h2tvw"><summary class="svelte-12h2tvw"> </summary> <div class="settings svelte-12h2tvw"><fieldset><legend class="svelte-12h2tvw"> </legend> <label class="check"><input name="clock" type="checkbox"/> </label> <div class="times svelte-12h2tvw"><label class="field"> <input name="minutes" type="number" min="1" max="720" step="any" required=""/></label> <label class="field"> <input name="increment" type="number" min="0" max="3600" required=""/></label></div></fieldset> <fieldset><legend class="svelte-12h2tvw"> </legend> <label class="check"><input name="ask-all" type="checkbox"/> </label> <!> <p class="quiet help svelte-12h2tvw"> </p></fieldset> <!></div></details>`);function Qv(e,t){k(t,!0);let n=X(t,`wish`,7),r=j(()=>Qd(n().seats)),i=j(()=>ef(t.game,n().seats).filter(e=>e.kind!==`flag`)),a=j(()=>n().seats.map((e,t)=>t?Z(`player`,{n:t+1}):$.server.me?.name??``));function o({name:e},t){let{[e]:r,...i}=n().options;n().options=t===``?i:{...i,[e]:Number(t)}}function s({name:e,high:t=0},r,i){let a=n().seats.map((t,n)=>c(e,n));a[r]=Math.min(Math.max(Math.floor(Number(i))||0,0),t),n().options[e]=a}function c(e,t){let r=n().options[e];return Array.isArray(r)?Number(r[t]??0):0}var l=Zv(),u=F(l),d=L(u,!0),f=R(u,2),p=F(f),m=F(p),h=L(m,!0),g=R(m,2),_=F(g);Xi(_);var v=R(_);O(g);var y=R(g,2),b=F(y),x=F(b),S=R(x);Xi(S),O(b);var C=R(b,2),w=F(C),T=R(w);Xi(T),O(C),O(y),O(p);var ee=R(p,2),te=F(ee),ne=L(te,!0),re=R(te,2),ie=F(re);Xi(ie);var ae=R(ie);O(re);var oe=R(re,2),se=e=>{var t=Wv(),n=F(t),r=R(n);Xi(r),O(t),z(e=>G(n,`${e??``} `),[()=>Z(`game-seed`)]),na(r,()=>Zd.seed,e=>Zd.seed=e),W(e,t)},ce=e=>{var t=Gv(),n=I(t),r=F(n);Xi(r);var i=R(r);O(n);var a=R(n,2),o=F(a);Xi(o);var s=R(o);O(a),z((e,t)=>{G(i,` ${e??``}`),G(s,` ${t??``}`)},[()=>Z(`hints-too`),()=>Z(`chat-on`)]),aa(r,()=>Zd.wish.hints,e=>Zd.wish.hints=e),aa(o,()=>Zd.wish.chat,e=>Zd.wish.chat=e),W(e,t)};K(oe,e=>{B(r)?e(ce,-1):e(se)});var le=L(R(oe,2),!0);O(ee),J(R(ee,2),17,()=>B(i),e=>e.name,(e,t)=>{var r=Xv(),i=F(r),l=L(i,!0),u=R(i,2),d=L(u,!0),f=R(u,2),p=e=>{var r=qv(),i=F(r),s=L(i,!0);i.value=i.__value=``,J(R(i),17,()=>B(a),q,(e,t,n)=>{var r=Kv(),i=L(r,!0);r.value=r.__value=n,z(()=>G(i,B(t))),W(e,r)}),O(r);var c;Hi(r),z(e=>{Y(r,`name`,B(t).name),Y(r,`aria-label`,B(t).title),G(s,e),c!==(c=n().options[B(t).name]??``)&&(r.value=(r.__value=c)??``,Vi(r,c))},[()=>Z(`by-chance`)]),V(`change`,r,e=>o(B(t),e.currentTarget.value)),W(e,r)},m=e=>{var n=Yv();J(n,21,()=>B(a),q,(e,n,r)=>{var i=Jv(),a=F(i),o=R(a);Xi(o),O(i),z(e=>{G(a,`${B(n)??``} `),Y(o,`name`,`${B(t).name??``}-${r+1}`),Y(o,`max`,B(t).high),Zi(o,e)},[()=>c(B(t).name,r)]),V(`change`,o,e=>s(B(t),r,e.currentTarget.value)),W(e,i)}),O(n),W(e,n)};K(f,e=>{B(t).kind===`seat`?e(p):e(m,-1)}),O(r),z(()=>{G(l,B(t).title),G(d,B(t).help)}),W(e,r)}),O(f),O(l),z((e,t,n,r,i,a,o,s)=>{G(d,e),G(h,t),G(v,` ${n??``}`),G(x,`${r??``} `),S.disabled=!Zd.wish.clock,G(w,`${i??``} `),T.disabled=!Zd.wish.clock,G(ne,a),G(ae,` ${o??``}`),G(le,s)},[()=>Z(`settings`),()=>Z(`clock`),()=>Z(`clock-on`),()=>Z(`clock-minutes`),()=>Z(`clock-increment`),()=>Z(`table-settings`),()=>Z(`ask-all`),()=>Z(`undo-policy`,{people:B(r)?`yes`:`no`})]),aa(_,()=>Zd.wish.clock,e=>Zd.wish.clock=e),na(S,()=>Zd.wish.minutes,e=>Zd.wish.minutes=e),na(T,()=>Zd.wish.increment,e=>Zd.wish.increment=e),aa(ie,()=>Zd.wish.askAll,e=>Zd.wish.askAll=e),W(e,l),A()}H([`change`]);var $v=U(`<label class="svelte-1mtti22"><input class="unseen svelte-1mtti22" type="radio"/> <!> <span class="svelte-1mtti22"> </span></label>`),ey=U(`<option class="svelte-1mtti22"> </option>`),ty=U(`<label class="field svelte-1mtti22"> <select class="svelte-1mtti22"></select></label>`),ny=U(`<p class="quiet svelte-1mtti22"> </p>`),ry=U(`<fieldset class="svelte-1mtti22"><legend class="unseen"> </legend> <div class="ways svelte-1mtti22"></div> <!></fieldset>`);function iy(e,t){k(t,!0);let n=[],r=X(t,`seat`,7),i=[[`bot`,Q_],[`me`,$_],[`open`,ev],[`lobby`,tv]];var a=ry(),o=F(a),s=L(o,!0),c=R(o,2);J(c,21,()=>i,q,(e,i)=>{var a=j(()=>b(B(i),2));let o=()=>B(a)[0],s=()=>B(a)[1];var c=$v(),l=F(c);Xi(l);var u,d=R(l,2);Q(d,{get path(){return s()}});var f=L(R(d,2),!0);O(c),z(e=>{Y(l,`name`,`seat-${t.number??``}`),u!==(u=o())&&(l.value=(l.__value=u)??``),G(f,e)},[()=>Z(`against`,{who:o()})]),ia(n,[],l,()=>(o(),r().who),e=>r().who=e),W(e,c)}),O(c);var l=R(c,2),u=e=>{var n=ty(),i=F(n),a=R(i);J(a,21,()=>t.game.bots,q,(e,t)=>{var n=ey(),r=L(n,!0),i={};z(e=>{G(r,e),i!==(i=B(t).kind)&&(n.value=(n.__value=i)??``)},[()=>Z(`bot-level`,{...B(t)})]),W(e,n)}),O(a),Hi(a),O(n),z(e=>{G(i,`${e??``} `),Y(a,`name`,`bot-${t.number??``}`)},[()=>Z(`level`)]),Ui(a,()=>r().bot,e=>r().bot=e),W(e,n)},d=e=>{var t=ny(),n=L(t,!0);z(e=>G(n,e),[()=>Z(`against-more`,{who:r().who})]),W(e,t)};K(l,e=>{r().who===`bot`?e(u):e(d,-1)}),O(a),z(e=>G(s,e),[()=>Z(`player`,{n:t.number})]),W(e,a),A()}var ay=ha(()=>eu),oy=U(`<aside class="panel offer svelte-vnxpv5"><p class="svelte-vnxpv5"> </p> <button> </button> <button> </button></aside>`);function sy(e,t){k(t,!1);function n(e){ay(ay().sound=e),ay(ay().soundOffered=!0),tu(),e&&g_(`turn`,ay().volume)}pa();var r=Qr(),i=I(r),a=e=>{var t=oy(),r=F(t),i=L(r,!0),a=R(r,2),o=L(a,!0),s=R(a,2),c=L(s,!0);O(t),z((e,t,n)=>{G(i,e),G(o,t),G(c,n)},[()=>Z(`sound-offer`),()=>Z(`sound-yes`),()=>Z(`sound-no`)]),V(`click`,a,()=>n(!0)),V(`click`,s,()=>n(!1)),W(e,t)};K(i,e=>{ay().soundOffered||e(a)}),W(e,r),A()}H([`click`]);var cy=U(`<label><input type="checkbox"/> <span><b class="svelte-dovu5w"> </b> <span class="quiet svelte-dovu5w"> </span></span></label>`),ly=U(`<fieldset><legend class="svelte-dovu5w"> </legend> <!></fieldset>`);function uy(e,t){k(t,!0);let n=X(t,`wish`,7),r=j(()=>ef(t.game,n().seats).filter(e=>e.kind===`flag`)),i=j(()=>tf(t.game,n())),a=(e=[])=>e.some(e=>e in B(i));var o=Qr(),s=I(o),c=e=>{var t=ly(),o=F(t),s=L(o,!0);J(R(o,2),17,()=>B(r),e=>e.name,(e,t)=>{var r=cy();let o;var s=F(r);Xi(s);var c=R(s,2),l=F(c),u=L(l,!0),d=L(R(l,2),!0);O(c),O(r),z((e,n)=>{o=Ii(r,1,`check svelte-dovu5w`,null,o,{off:e}),Y(s,`name`,B(t).name),s.disabled=n,Qi(s,B(i)[B(t).name]===!0),G(u,B(t).title),G(d,B(t).help)},[()=>a(B(t).without),()=>a(B(t).without)]),V(`change`,s,e=>n().options[B(t).name]=e.currentTarget.checked),W(e,r)}),O(t),z(e=>G(s,e),[()=>Z(`variants`)]),W(e,t)};K(s,e=>{B(r).length&&e(c)}),W(e,o),A()}H([`change`]);var dy=U(`<p class="quiet"> </p>`),fy=U(`<label class="svelte-hm7qji"><input class="unseen svelte-hm7qji" type="radio" name="players"/> </label>`),py=U(`<fieldset class="counts svelte-hm7qji"><legend class="svelte-hm7qji"> </legend> <!></fieldset>`),my=U(`<section class="panel svelte-hm7qji"><h2 class="svelte-hm7qji"> </h2> <!> <!></section>`),hy=U(`<p class="learn svelte-hm7qji"><a class="svelte-hm7qji"> </a></p> <div class="seats svelte-hm7qji"><section class="panel svelte-hm7qji" aria-labelledby="seat-1"><h2 id="seat-1" class="svelte-hm7qji"> </h2> <!> <!> <!></section> <!></div> <!>`,1),gy=U(`<li class="svelte-hm7qji"><a class="button svelte-hm7qji"> </a></li>`),_y=U(`<section class="panel" aria-labelledby="left"><h2 id="left" class="svelte-hm7qji"> </h2> <ul class="svelte-hm7qji"></ul></section>`),vy=U(`<p class="error" role="alert"> </p>`),yy=U(`<div class="bar svelte-hm7qji"><!> <button form="start" class="main go svelte-hm7qji"> </button></div>`),by=U(`<div class="start whole svelte-hm7qji"><div class="page"><div class="hello svelte-hm7qji"><h1 class="svelte-hm7qji"> </h1> <p class="svelte-hm7qji"> </p></div> <!> <form id="start" class="svelte-hm7qji"><fieldset class="games svelte-hm7qji"><legend class="unseen"> </legend> <!></fieldset> <!></form> <div class="beside svelte-hm7qji"><!> <section class="panel" aria-labelledby="lobby"><!></section> <section class="panel" aria-labelledby="saved"><h2 id="saved" class="svelte-hm7qji"> </h2> <p class="quiet svelte-hm7qji"> </p> <label class="button file svelte-hm7qji"> <input class="unseen svelte-hm7qji" type="file" accept=".json,application/json"/></label></section></div></div></div> <!>`,1);function xy(e,t){k(t,!0);let n=N(``),r=N(!1),i=j(()=>$.server.game(Zd.wish.game)),a=j(()=>B(i)&&Zd.of(B(i))),o=j(()=>B(i)&&B(a)?tf(B(i),B(a)):{}),s=j(()=>B(i)?Array.from({length:B(i).seats[1]-B(i).seats[0]+1},(e,t)=>B(i).seats[0]+t):[]);async function c(e){P(n,``),P(r,!0);try{await e()}catch(e){P(n,e instanceof Vd?e.message:Z(`lost`),!0)}P(r,!1)}function l(e){if(e.preventDefault(),!B(i)||!B(a))return;Zd.keep();let t=Qd(B(a).seats)||!Number.isInteger(Zd.seed)?{}:{seed:Zd.seed},n={...nf(B(i),Zd.wish,B(a)),...t};c(()=>$.create(B(i).name,$d(B(i),B(a).seats),n))}async function u(e){let t=e.currentTarget.files?.[0];e.currentTarget.value=``,t&&await c(async()=>$.load(await t.text()))}var d=by(),f=I(d),p=F(f),m=F(p),h=F(m),g=L(h,!0),_=L(R(h,2),!0);O(m);var v=R(m,2);sy(v,{});var y=R(v,2),b=F(y),x=F(b),S=L(x,!0);J(R(x,2),17,()=>$.server.games,e=>e.name,(e,t)=>{Uv(e,{get game(){return B(t)},get chosen(){return Zd.wish.game},set chosen(e){Zd.wish.game=e}})}),O(b);var C=R(b,2),w=e=>{var t=hy(),n=I(t),r=F(n),c=L(r,!0);O(n);var l=R(n,2),u=F(l),d=F(u),f=L(d,!0),p=R(d,2),m=e=>{var t=Qr();hi(I(t),()=>B(i).name,e=>{{let t=j(()=>Z(`your-deck`,{what:B(i).decks}));gv(e,{get game(){return B(i)},get label(){return B(t)},seat:0,get options(){return B(o)},get deck(){return B(a).seats[0].deck},set deck(e){B(a).seats[0].deck=e}})}}),W(e,t)},h=e=>{var t=dy(),n=L(t,!0);z(e=>G(n,e),[()=>Z(`no-decks`)]),W(e,t)};K(p,e=>{B(i).decks?e(m):e(h,-1)});var g=R(p,2),_=e=>{var t=py(),n=F(t),r=L(n,!0);J(R(n,2),17,()=>B(s),q,(e,t)=>{var n=fy(),r=F(n);Xi(r);var o=R(r);O(n),z(()=>{Zi(r,B(t)),Qi(r,B(a).seats.length===B(t)),G(o,` ${B(t)??``}`)}),V(`change`,r,()=>Zd.resize(B(i),B(t))),W(e,n)}),O(t),z(e=>G(r,e),[()=>Z(`how-many`)]),W(e,t)};K(g,e=>{B(s).length>1&&e(_)}),uy(R(g,2),{get game(){return B(i)},get wish(){return B(a)}}),O(u),J(R(u,2),19,()=>B(a).seats.slice(1),(e,t)=>`${B(i).name} ${t}`,(e,t,n)=>{var r=my(),a=F(r),s=L(a,!0),c=R(a,2);{let e=j(()=>B(n)+2);iy(c,{get game(){return B(i)},get seat(){return B(t)},get number(){return B(e)}})}var l=R(c,2),u=e=>{{let r=j(()=>Z(`their-deck`,{what:B(i).decks})),a=j(()=>B(n)+1);gv(e,{get game(){return B(i)},get label(){return B(r)},get seat(){return B(a)},get options(){return B(o)},get deck(){return B(t).deck},set deck(e){B(t).deck=e}})}};K(l,e=>{B(i).decks&&(B(t).who===`bot`||B(t).who===`me`)&&e(u)}),O(r),z(e=>{Y(r,`aria-labelledby`,`seat-${B(n)+2}`),Y(a,`id`,`seat-${B(n)+2}`),G(s,e)},[()=>Z(`player`,{n:B(n)+2})]),W(e,r)}),O(l),Qv(R(l,2),{get game(){return B(i)},get wish(){return B(a)}}),z((e,t)=>{Y(r,`href`,`#/learn/${B(i).name??``}`),G(c,e),G(f,t)},[()=>Z(`learn`,{game:B(i).title}),()=>Z(`you-play`,{name:$.server.me?.name??``})]),W(e,t)};K(C,e=>{B(i)&&B(a)&&e(w)}),O(y);var T=R(y,2),ee=F(T),te=e=>{var t=_y(),n=F(t),r=L(n,!0),i=R(n,2);J(i,21,()=>$.screen.left,e=>e.room,(e,t)=>{var n=gy(),r=F(n),i=L(r,!0);O(n),z(e=>{Y(r,`href`,`#/room/${B(t).room??``}`),G(i,e)},[()=>Z(`go-on-with`,{game:$.server.game(B(t).game)?.title??B(t).game,names:B(t).names.filter(Boolean).join(`, `)||Z(`open-seat`)})]),W(e,n)}),O(i),O(t),z(e=>G(r,e),[()=>Z(`go-on`)]),W(e,t)};K(ee,e=>{$.screen.left.length&&e(te)});var ne=R(ee,2);Rv(F(ne),{}),O(ne);var re=R(ne,2),ie=F(re),ae=L(ie,!0),oe=R(ie,2),se=L(oe,!0),ce=R(oe,2),le=F(ce),ue=R(le);O(ce),O(re),O(T),O(p),O(f);var de=R(f,2),fe=e=>{var t=yy(),a=F(t),o=e=>{var t=vy(),r=L(t,!0);z(()=>G(r,B(n))),W(e,t)};K(a,e=>{B(n)&&e(o)});var s=R(a,2),c=L(s,!0);O(t),z(e=>{s.disabled=B(r),G(c,e)},[()=>Z(`go`,{game:B(i).title})]),W(e,t)};K(de,e=>{B(i)&&e(fe)}),z((e,t,n,r,i,a)=>{G(g,e),G(_,t),G(S,n),G(ae,r),G(se,i),G(le,`${a??``} `)},[()=>Z(`welcome`),()=>Z(`welcome-more`),()=>Z(`pick-game`),()=>Z(`saved-games`),()=>Z(`saved-games-more`),()=>Z(`load`)]),Vr(`submit`,y,l),V(`change`,ue,u),W(e,d),A()}H([`change`]);var Sy=U(`<option> </option>`),Cy=U(`<label class="svelte-lmcdgk"><input type="checkbox" class="svelte-lmcdgk"/> </label>`),wy=U(`<label class="svelte-lmcdgk"><span> </span> <input type="range" min="5" max="100" step="5" class="svelte-lmcdgk"/></label>`),Ty=U(`<section class="preferences" aria-labelledby="preferences"><h3 id="preferences" class="svelte-lmcdgk"> </h3> <label class="svelte-lmcdgk"><span> </span> <select class="svelte-lmcdgk"></select></label> <label class="svelte-lmcdgk"><input type="checkbox" class="svelte-lmcdgk"/> </label> <!> <label class="svelte-lmcdgk"><input type="checkbox" class="svelte-lmcdgk"/> </label> <!> <!></section>`);function Ey(e,t){k(t,!0);let n=[0,400,900,1800];function r(){tu(),eu.sound&&g_(`turn`,eu.volume)}async function i(e){eu.alert=e&&await Notification.requestPermission()===`granted`,e&&!eu.alert&&t.sitting.screen.say(Z(`alert-refused`),!0),tu()}var a=Ty(),o=F(a),s=L(o,!0),c=R(o,2),l=F(c),u=L(l,!0),d=R(l,2);J(d,21,()=>n,q,(e,t)=>{var n=Sy(),r=L(n,!0),i={};z(e=>{G(r,e),i!==(i=B(t))&&(n.value=(n.__value=i)??``)},[()=>Z(`pace-of`,{n:B(t)})]),W(e,n)}),O(d),Hi(d),O(c);var f=R(c,2),p=F(f);Xi(p);var m=R(p);O(f);var h=R(f,2),g=e=>{var n=Cy(),r=F(n);Xi(r);var i=R(r);O(n),z(e=>{Qi(r,t.sitting.server.room.order??!1),G(i,` ${e??``}`)},[()=>Z(`auto-order`)]),V(`change`,r,e=>t.sitting.order(e.currentTarget.checked)),W(e,n)};K(h,e=>{t.sitting.server.room?.yours.length&&e(g)});var _=R(h,2),v=F(_);Xi(v);var y=R(v);O(_);var b=R(_,2),x=e=>{var t=wy(),n=F(t),i=L(n,!0),a=R(n,2);Xi(a),O(t),z(e=>G(i,e),[()=>Z(`volume`)]),V(`change`,a,r),na(a,()=>eu.volume,e=>eu.volume=e),W(e,t)};K(b,e=>{eu.sound&&e(x)});var S=R(b,2),C=e=>{var t=Cy(),n=F(t);Xi(n);var r=R(n);O(t),z(e=>{Qi(n,eu.alert),G(r,` ${e??``}`)},[()=>Z(`alert`)]),V(`change`,n,e=>i(e.currentTarget.checked)),W(e,t)};K(S,e=>{`Notification`in window&&e(C)}),O(a),z((e,t,n,r)=>{G(s,e),G(u,t),G(m,` ${n??``}`),G(y,` ${r??``}`)},[()=>Z(`preferences`),()=>Z(`pace`),()=>Z(`quick`),()=>Z(`sound`)]),V(`change`,d,function(...e){tu?.apply(this,e)}),Ui(d,()=>eu.pace,e=>eu.pace=e),V(`change`,p,function(...e){tu?.apply(this,e)}),aa(p,()=>eu.quick,e=>eu.quick=e),V(`change`,v,r),aa(v,()=>eu.sound,e=>eu.sound=e),W(e,a),A()}H([`change`]);var Dy=U(`<button> </button>`),Oy=U(`<li class="svelte-wqhtv4"><span><b> </b> <!> </span> <!></li>`),ky=U(`<section class="seats" aria-labelledby="seats"><h3 id="seats" class="svelte-wqhtv4"> </h3> <ul class="svelte-wqhtv4"></ul> <p class="svelte-wqhtv4"> </p></section>`);function Ay(e,t){k(t,!0);let n=j(()=>t.sitting.server.room);function r(e){return e.out?Z(`is-out`,{why:e.out}):e.kind===`person`?e.bot?Z(`is-played`):Z(e.here?`is-here`:`is-gone`):Z(`is-computer`)}var i=ky(),a=F(i),o=L(a,!0),s=R(a,2);J(s,21,()=>B(n).seats,q,(e,i,a)=>{let o=j(()=>B(n).yours.includes(a));var s=Oy(),c=F(s),l=F(c),u=L(l,!0),d=R(l,2),f=e=>{var t=Zr();z(e=>G(t,`(${e??``})`),[()=>Z(`you`)]),W(e,t)};K(d,e=>{B(o)&&e(f)});var p=R(d);O(c);var m=R(c,2),h=e=>{var r=Qr(),s=I(r),c=e=>{var n=Dy(),r=L(n,!0);z(e=>G(r,e),[()=>Z(`take-back`,{name:t.sitting.server.name(a)})]),V(`click`,n,()=>t.sitting.take(a)),W(e,n)},l=e=>{var n=Dy(),r=L(n,!0);z(e=>G(r,e),[()=>Z(`give-own`)]),V(`click`,n,()=>t.sitting.give(a)),W(e,n)},u=e=>{var n=Dy(),r=L(n,!0);z(e=>G(r,e),[()=>Z(`give-seat`,{name:t.sitting.server.name(a)})]),V(`click`,n,()=>t.sitting.give(a)),W(e,n)};K(s,e=>{B(o)&&B(i).bot?e(c):B(o)?e(l,1):!B(i).here&&!B(i).bot&&B(n).yours.length&&e(u,2)}),W(e,r)};K(m,e=>{t.sitting.server.lasts&&B(i).kind===`person`&&!B(i).out&&e(h)}),O(s),z((e,t)=>{G(u,e),G(p,` – ${t??``}`)},[()=>t.sitting.server.name(a),()=>r(B(i))]),W(e,s)}),O(s);var c=L(R(s,2),!0);O(i),z((e,t)=>{G(o,e),G(c,t)},[()=>Z(`players`),()=>Z(`watching`,{n:B(n).watching})]),W(e,i),A()}H([`click`]);var jy=U(`<b class="unread svelte-n22gmb"> <span class="unseen svelte-n22gmb"> </span></b>`),My=U(`<button class="bad svelte-n22gmb"> </button>`),Ny=U(`<button> </button>`),Py=U(`<div class="tools svelte-n22gmb"><button class="flat svelte-n22gmb"><!> <span class="svelte-n22gmb"> </span> <kbd class="svelte-n22gmb">V</kbd></button> <button class="flat svelte-n22gmb"><!> <span class="svelte-n22gmb"> </span></button> <button class="flat svelte-n22gmb"><!> <span class="svelte-n22gmb"> </span></button> <button class="flat log-button svelte-n22gmb"><!> <span class="svelte-n22gmb"> </span> <!></button></div> <dialog class="svelte-n22gmb"><div class="menu svelte-n22gmb"><div class="head svelte-n22gmb"><h2> </h2> <button> <kbd>Esc</kbd></button></div> <!> <!> <div class="deeds svelte-n22gmb"><button> <kbd>F1</kbd></button> <a class="button"> </a> <button> </button> <a class="button" href="#/"> </a> <!></div></div></dialog>`,1);function Fy(e,t){k(t,!0);let n=X(t,`sitting`,7),r=N(void 0),i=N(!1);async function a(){nh(await n().save()),B(r)?.close()}function o(e){e.detail>1||(B(r)?.close(),n().resign())}function s(){B(r)?.close(),n().screen.helping=!0}var c=Py(),l=I(c),u=F(l),d=F(u);Q(d,{name:`eye`});var f=L(R(d,2),!0);ke(2),O(u);var p=R(u,2),m=F(p);Q(m,{name:`replay`});var h=L(R(m,2),!0);O(p);var g=R(p,2),_=F(g);Q(_,{name:`menu`});var v=L(R(_,2),!0);O(g);var y=R(g,2),b=F(y);{let e=j(()=>n().screen.aside?`purged`:`log`);Q(b,{get name(){return B(e)}})}var x=R(b,2),S=L(x,!0),C=R(x,2),w=e=>{var t=jy(),r=F(t),i=L(R(r),!0);O(t),z(e=>{G(r,`${n().screen.unread??``} `),G(i,e)},[()=>Z(`unread`)]),W(e,t)};K(C,e=>{n().screen.unread&&!n().screen.aside&&e(w)}),O(y),O(l);var T=R(l,2),ee=F(T),te=F(ee),ne=F(te),re=L(ne,!0),ie=R(ne,2),ae=F(ie);ke(),O(ie),O(te);var oe=R(te,2),se=e=>{Ay(e,{get sitting(){return n()}})};K(oe,e=>{n().server.room&&e(se)});var ce=R(oe,2);Ey(ce,{get sitting(){return n()}});var le=R(ce,2),ue=F(le),de=F(ue);ke(),O(ue);var fe=R(ue,2),pe=L(fe,!0),me=R(fe,2),he=L(me,!0),ge=R(me,2),_e=L(ge,!0),ve=R(ge,2),ye=e=>{var t=Qr(),n=I(t),r=e=>{var t=My(),n=L(t,!0);z(e=>G(n,e),[()=>Z(`resign-sure`)]),V(`click`,t,o),W(e,t)},a=e=>{var t=Ny(),n=L(t,!0);z(e=>G(n,e),[()=>Z(`resign`)]),V(`click`,t,()=>P(i,!0)),W(e,t)};K(n,e=>{B(i)?e(r):e(a,-1)}),W(e,t)};K(ve,e=>{n().server.lasts&&n().server.seat>=0&&e(ye)}),O(le),O(ee),O(T),fa(T,e=>P(r,e),()=>B(r)),Di(T,()=>Pu),z((e,t,r,i,a,o,s,c,l,d,m)=>{Y(u,`aria-pressed`,eu.plain),G(f,e),p.disabled=!!n().moment||!n().server.table,G(h,t),G(v,r),Y(y,`aria-expanded`,n().screen.aside),G(S,i),Y(T,`aria-label`,a),G(re,o),G(ae,`${s??``} `),G(de,`${c??``} `),Y(fe,`href`,`#/cards/${n().server.room?.game??``}`),G(pe,l),G(he,d),G(_e,m)},[()=>eu.plain?Z(`picture-view`):Z(`plain-view`),()=>Z(`replay`),()=>Z(`menu`),()=>n().screen.aside?Z(`close`):Z(`log`),()=>Z(`menu`),()=>Z(`menu`),()=>Z(`close`),()=>Z(`keys`),()=>Z(`cards`),()=>Z(`save`),()=>Z(`leave`)]),V(`click`,u,()=>{eu.plain=!eu.plain,tu()}),V(`click`,p,()=>n().lookBack(n().server.table?.at??0)),V(`click`,g,()=>B(r)?.showModal()),V(`click`,y,()=>n().screen.aside=!n().screen.aside),Vr(`close`,T,()=>P(i,!1)),V(`click`,ie,()=>B(r)?.close()),V(`click`,ue,s),V(`click`,me,a),W(e,c),A()}H([`click`]);var Iy=U(`<h1 class="where svelte-76h5ib"> </h1>`),Ly=U(`<!> <!>`,1),Ry=U(`<a class="svelte-76h5ib"> </a>`),zy=U(`&nbsp; <b class="count svelte-76h5ib"> </b>`,1),By=U(`<nav class="svelte-76h5ib"><a href="#/" class="svelte-76h5ib"> </a> <a href="#/cards" class="svelte-76h5ib"> </a> <!> <a href="#/lobby" class="svelte-76h5ib"> <!></a> <a href="#/players" class="svelte-76h5ib"><span class="me svelte-76h5ib"> </span></a></nav>`),Vy=U(`<option> </option>`),Hy=U(`<header class="svelte-76h5ib"><a class="brand svelte-76h5ib" href="#/"><img src="./icon.svg" alt="" width="28" height="28"/> <span class="svelte-76h5ib">Trivault</span></a> <!> <label class="language svelte-76h5ib"><span class="unseen"> </span> <select name="language" class="svelte-76h5ib"></select></label></header>`);function Uy(e,t){k(t,!0);let n=j(()=>$.server.game($.sitting?.server.room?.game)),r=(...e)=>e.includes($.screen.route.page)?`page`:void 0;var i=Hy(),a=R(F(i),2),o=e=>{var t=Ly(),r=I(t),i=e=>{var t=Iy(),r=L(t,!0);z(()=>G(r,B(n).title)),W(e,t)};K(r,e=>{B(n)&&e(i)}),Fy(R(r,2),{get sitting(){return $.sitting}}),W(e,t)},s=e=>{var t=By(),n=F(t),i=L(n,!0),a=R(n,2),o=L(a,!0),s=R(a,2);J(s,17,()=>$.server.games.filter(e=>e.drafts),q,(e,t)=>{var n=Ry(),i=L(n,!0);z((e,r)=>{Y(n,`href`,`#/build/${B(t).name??``}`),Y(n,`aria-current`,e),G(i,r)},[()=>r(`build`),()=>Z(`builder`,{what:B(t).decks??``})]),W(e,n)});var c=R(s,2),l=F(c,!0),u=R(l),d=e=>{var t=zy(),n=L(R(I(t)),!0);z(()=>G(n,$.server.lobby.length)),W(e,t)};K(u,e=>{$.server.lobby.length&&e(d)}),O(c);var f=R(c,2),p=L(F(f),!0);O(f),O(t),z((e,r,s,u,d,m,h,g,_)=>{Y(t,`aria-label`,e),Y(n,`aria-current`,r),G(i,s),Y(a,`aria-current`,u),G(o,d),Y(c,`aria-current`,m),G(l,h),Y(f,`aria-current`,g),G(p,_)},[()=>Z(`pages`),()=>r(`start`),()=>Z(`play`),()=>r(`cards`),()=>Z(`cards`),()=>r(`lobby`),()=>Z(`lobby-short`),()=>r(`players`),()=>$.server.me?.account?$.server.me.name:Z(`players`)]),W(e,t)};K(a,e=>{$.screen.route.page===`room`&&$.sitting?e(o):e(s,-1)});var c=R(a,2),l=F(c),u=L(l,!0),d=R(l,2);J(d,21,()=>Object.entries(Vo),q,(e,t)=>{var n=j(()=>b(B(t),2));let r=()=>B(n)[0],i=()=>B(n)[1];var a=Vy(),o=L(a,!0),s={};z(()=>{Y(a,`lang`,r()),G(o,i()),s!==(s=r())&&(a.value=(a.__value=s)??``)}),W(e,a)}),O(d);var f;Hi(d),O(c),O(i),z(e=>{G(u,e),f!==(f=qo.lang)&&(d.value=(d.__value=f)??``,Vi(d,f))},[()=>Z(`language`)]),V(`change`,d,e=>$.speak(e.currentTarget.value)),W(e,i),A()}H([`change`]);var Wy=U(`<p class="lost svelte-1n46o8q" role="status"> </p>`),Gy=U(`<p class="error svelte-1n46o8q" role="alert"> </p>`),Ky=U(`<a class="jump svelte-1n46o8q" href="#main"> </a> <div class="app svelte-1n46o8q"><!> <!> <main id="main" tabindex="-1" class="svelte-1n46o8q"><!> <!></main></div> <!>`,1);function qy(e,t){k(t,!0);let n=j(()=>$.screen.route),r=j(()=>!!$.sitting?.asking.question&&B(n).page===`room`),i=j(()=>B(n).page===`cards`&&B(n).card&&$.server.known[B(n).game]?B(n):$.screen.reading),a=N(void 0),o=$.screen.route.page;In(()=>{let{page:e}=B(n);e!==o&&(o=e,e!==`room`&&Ar().then(()=>{B(a)?.focus(),scrollTo(0,0)}))});function s(){$.screen.reading=null,B(n).page===`cards`&&B(n).card&&location.replace(`#/cards/${B(n).game}`)}var c=Ky();Ei(`1n46o8q`,e=>{Un(e=>{_n.title=e??``},[()=>B(r)?`● ${Z(`your-turn`)} – Trivault`:`Trivault`])});var l=I(c),u=L(l,!0),d=R(l,2),f=F(d);Uy(f,{});var p=R(f,2),m=e=>{var t=Wy(),n=L(t,!0);z(e=>G(n,e),[()=>Z(`lost`)]),W(e,t)};K(p,e=>{$.link.state===`lost`&&e(m)});var h=R(p,2),g=F(h),_=e=>{var t=Gy(),n=L(t,!0);z(()=>G(n,$.screen.error)),W(e,t)};K(g,e=>{$.screen.error&&e(_)});var v=R(g,2),y=e=>{Mv(e,{get sitting(){return $.sitting}})},b=e=>{Mg(e,{get game(){return B(n).game}})},x=e=>{var t=Qr();hi(I(t),()=>B(n).game,e=>{{let t=j(()=>$.server.game(B(n).game));Sg(e,{get game(){return B(t)}})}}),W(e,t)},S=j(()=>B(n).page===`build`&&$.server.game(B(n).game)?.drafts),C=e=>{{let t=j(()=>$.server.game(B(n).game));Rg(e,{get game(){return B(t)}})}},w=j(()=>B(n).page===`learn`&&$.server.game(B(n).game)),T=e=>{Bv(e,{})},ee=e=>{Xg(e,{})},te=e=>{xy(e,{})};K(v,e=>{B(n).page===`room`&&$.sitting?e(y):B(n).page===`cards`?e(b,1):B(S)?e(x,2):B(w)?e(C,3):B(n).page===`lobby`?e(T,4):B(n).page===`players`?e(ee,5):e(te,-1)}),O(h),fa(h,e=>P(a,e),()=>B(a)),O(d);var ne=R(d,2),re=e=>{var t=Qr();hi(I(t),()=>`${B(i).game} ${B(i).card}`,e=>{t_(e,{get game(){return B(i).game},get card(){return B(i).card},shut:s})}),W(e,t)};K(ne,e=>{B(i)&&e(re)}),z(e=>G(u,e),[()=>Z(`to-content`)]),V(`click`,l,e=>{e.preventDefault(),B(a)?.focus()}),W(e,c),A()}H([`click`]),ci(qy,{target:document.getElementById(`app`)}),$.open();export{B as $,ua as A,Di as B,Z as C,X as D,ba as E,Ui as F,G,q as H,Hi as I,U as J,W as K,Ri as L,na as M,Xi as N,ya as O,Y as P,V as Q,Ii as R,ms as S,Ca as T,hi as U,J as V,K as W,$r as X,Xr as Y,H as Z,jc as _,Qm as a,L as at,Is as b,qp as c,P as ct,nu as d,A as dt,Ar as et,Wl as f,k as ft,Lc as g,b as gt,Uc as h,g as ht,th as i,I as it,aa as j,fa as k,$ as l,N as lt,ll as m,O as mt,d_ as n,In as nt,Im as o,R as ot,Xl as p,ke as pt,Qr as q,wh as r,F as rt,pm as s,pn as st,u_ as t,z as tt,gp as u,j as ut,qs as v,Sa as w,Ds as x,Q as y,Ai as z};