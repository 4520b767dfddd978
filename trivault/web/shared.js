var e=Array.isArray,t=Array.prototype.indexOf,n=Array.prototype.includes,r=Array.from,i=Object.defineProperty,a=Object.getOwnPropertyDescriptor,o=Object.getOwnPropertyDescriptors,s=Object.prototype,c=Array.prototype,l=Object.getPrototypeOf,u=Object.isExtensible;function d(e){return typeof e==`function`}var f=()=>{};function p(e){return typeof e?.then==`function`}function m(e){return e()}function h(e){for(var t=0;t<e.length;t++)e[t]()}function g(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function _(e,t,n=!1){return e===void 0?n?t():t:e}function v(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var y=1<<24,b=1024,x=2048,S=4096,ee=8192,te=16384,ne=32768,re=1<<25,ie=65536,ae=1<<18,oe=1<<19,se=1<<20,ce=1<<25,le=1<<21,ue=1<<22,de=1<<23,fe=Symbol(`$state`),pe=Symbol(`component`),me=Symbol(`legacy props`),he=Symbol(``),ge=Symbol(`attributes`),_e=Symbol(`class`),ve=Symbol(`style`),ye=Symbol(`text`),be=Symbol(`form reset`),xe=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},Se=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`),Ce={},C=Symbol(`uninitialized`),we=`http://www.w3.org/1999/xhtml`,Te=`http://www.w3.org/2000/svg`;function Ee(){console.warn(`https://svelte.dev/e/derived_inert`)}function De(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function Oe(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function ke(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var w=!1;function T(e){w=e}var E;function D(e){if(e===null)throw De(),Ce;return E=e}function Ae(){return D(Tn(E))}function O(e){if(w){if(Tn(E)!==null)throw De(),Ce;E=e}}function je(e=1){if(w){for(var t=e,n=E;t--;)n=Tn(n);E=n}}function Me(e=!0){for(var t=0,n=E;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=Tn(n);e&&n.remove(),n=i}}function Ne(e){if(!e||e.nodeType!==8)throw De(),Ce;return e.data}function Pe(e){return e===this.v}function Fe(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Ie(e){return!Fe(e,this.v)}function Le(e){throw Error(`https://svelte.dev/e/lifecycle_outside_component`)}function Re(){throw Error(`https://svelte.dev/e/missing_context`)}function ze(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function Be(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function Ve(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function He(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function Ue(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function We(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function Ge(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function Ke(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function qe(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function Je(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function Ye(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}var Xe=!1;function Ze(){Xe=!0}var Qe=[];function $e(e,t=!1,n=!1){return et(e,new Map,``,Qe,null,n)}function et(t,n,r,i,a=null,o=!1){if(typeof t==`object`&&t){var c=n.get(t);if(c!==void 0)return c;if(t instanceof Map)return new Map(t);if(t instanceof Set)return new Set(t);if(e(t)){var u=Array(t.length);n.set(t,u),a!==null&&n.set(a,u);for(var d=0;d<t.length;d+=1){var f=t[d];d in t&&(u[d]=et(f,n,r,i,null,o))}return u}if(l(t)===s){u={},n.set(t,u),a!==null&&n.set(a,u);for(var p of Object.keys(t))u[p]=et(t[p],n,r,i,null,o);return u}if(t instanceof Date)return t.getTime(),structuredClone(t);if(typeof t.toJSON==`function`&&!o)return et(t.toJSON(),n,r,i,t)}if(t instanceof EventTarget)return t;try{return structuredClone(t)}catch{return t}}function tt(e,t,n){let r={};return[()=>(n(r)||Re(),e(r)),e=>t(r,e),()=>n(r)]}function nt(e){let t=e.p;for(;t!==null&&t.c===null;)t=t.p;return t?.c??null}function rt(e,t){return e===null&&Le(t),e.c??=new Map(nt(e)||void 0)}var k=null;function it(e){k=e}function at(){return tt(ot,st,ct)}function ot(e){return rt(k,`getContext`).get(e)}function st(e,t){return rt(k,`setContext`).set(e,t),t}function ct(e){return rt(k,`hasContext`).has(e)}function lt(e,t=!1,n){k={p:k,i:!1,c:null,e:null,s:e,x:null,r:H,l:Xe&&!t?{s:null,u:null,$:[]}:null}}function ut(e){var t=k,n=t.e;if(n!==null){t.e=null;for(var r of n)zn(r)}return e!==void 0&&(t.x=e),t.i=!0,k=t.p,dt(e)}function dt(e={}){return i(e,pe,{value:!0}),e}function ft(){return!Xe||k!==null&&k.l===null}var pt=[];function mt(){var e=pt;pt=[],h(e)}function ht(e){if(pt.length===0&&!Ut){var t=pt;queueMicrotask(()=>{t===pt&&mt()})}pt.push(e)}function gt(){for(;pt.length>0;)mt()}var _t=~(x|S|b);function A(e,t){e.f=e.f&_t|t}function vt(e){e.f&512||e.deps===null?A(e,b):A(e,S)}function yt(e,t){e.f&2048?t.set(e,x):e.f&4096&&t.get(e)!==2048&&t.set(e,S),A(e,b)}function bt(e,t){if(t){let t=document.body;e.autofocus=!0,ht(()=>{document.activeElement===t&&e.focus()})}}function xt(e){w&&wn(e)!==null&&Dn(e)}var St=!1;function Ct(){St||(St=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[be]?.()})},{capture:!0}))}function wt(e){var t=V,n=H;lr(null),ur(null);try{return e()}finally{lr(t),ur(n)}}function Tt(e,t,n,r=n){e.addEventListener(t,()=>wt(n));let i=e[be];e[be]=i?()=>{i(),r(!0)}:()=>r(!0),Ct()}function Et(e,t,n,r){let i=ft()?At:Nt;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=H,c=Dt(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){Mn(e,s)}Ot()}}var d=kt();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>Mt(e))).then(u).catch(e=>Mn(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),Ot())}):f()}function Dt(){var e=H,t=V,n=k,r=M;return function(i=!0){ur(e),lr(t),it(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function Ot(e=!0){ur(null),lr(null),it(null),e&&M?.deactivate()}function kt(){var e=H,t=e.b,n=M,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function At(e){var t=2|x;return H!==null&&(H.f|=oe),{ctx:k,deps:null,effects:null,equals:Pe,f:t,fn:e,reactions:null,rv:0,v:C,wv:0,parent:H,ac:null}}var jt=Symbol(`obsolete`);function Mt(e,t,n){let r=H;r===null&&ze();var i=void 0,a=sn(C),o=!V,s=new Set;return Un(()=>{var t=H,n=g();i=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==xe&&n.reject(e)}).finally(Ot)}catch(e){n.reject(e),Ot()}var c=M;if(o){if(t.f&32768)var l=kt();if(r.b?.is_rendered())c.async_deriveds.get(t)?.reject(jt);else for(let e of s.values())e.reject(jt);s.add(n),c.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),s.delete(n),t!==jt&&(c.activate(),t?(a.f|=de,dn(a,t)):(a.f&8388608&&(a.f^=de),dn(a,e)),c.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),Ln(()=>{for(let e of s)e.reject(jt)}),new Promise(e=>{function t(n){function r(){n===i?e(a):t(i)}n.then(r,r)}t(i)})}function j(e){let t=At(e);return fr(t),t}function Nt(e){let t=At(e);return t.equals=Ie,t}function Pt(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)B(t[n])}}function Ft(e){var t,n=H,r=e.parent;if(!or&&r!==null&&e.v!==C&&r.f&24576)return Ee(),e.v;ur(r);try{Pt(e),t=wr(e)}finally{ur(n)}return t}function It(e){var t=Ft(e);!e.equals(t)&&(e.wv=xr(),(!M?.is_fork||e.deps===null)&&(M===null?e.v=t:(M.capture(e,t,!0),Bt?.capture(e,t,!0)),e.deps===null))?A(e,b):or||(Vt===null?vt(e):(In()||M?.is_fork)&&Vt.set(e,t))}function Lt(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&wt(()=>{t.ac.abort(xe),t.ac=null}),t.fn!==null&&(t.teardown=f),Dr(t,0),Xn(t))}function Rt(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&Or(t)}var zt=null,M=null,Bt=null,Vt=null,Ht=null,Ut=!1,Wt=!1,Gt=null,Kt=null,qt=0,Jt=1,Yt=class e{id=Jt++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){zt===null?zt=this:(zt.next=this,this.prev=zt),zt=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)A(r,x),t(r);for(r of n.m)A(r,S),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=b}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)A(e,t),this.schedule(e);this.apply();for(var t=Gt=[],n=[],r=Kt=[];this.#a.length>0;){qt++>1e3&&(this.#b(),Zt());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw nn(e),this.#d()||this.discard(),t}}if(M=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(Gt=null,Kt=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)tn(e,t);r.length>0&&M.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),Bt=this,$t(n),$t(t),Bt=null,this.#i?.resolve();var o=M;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(an.clear(),o.#m())}}#h(e,t,n){e.f^=b;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=b:i&4?t.push(r):Sr(r)&&(i&16&&this.add_dirty_reaction(r,S),Or(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),A(i,x),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),M=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)yt(e[t],this.#s)}capture(e,t,n=!1){e.v!==C&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[t,n]),Vt?.set(e,t)),this.is_fork||(e.v=t)}activate(){M=this}deactivate(){M=null,Vt=null}flush(){try{Wt=!0,M=this,this.#m()}finally{qt=0,Ht=null,Gt=null,Kt=null,Wt=!1,M=null,Vt=null,an.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(jt);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,ht(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=g()).promise}static ensure(){if(M===null){let t=M=new e;!Wt&&!Ut&&ht(()=>{t.started||t.flush()})}return M}apply(){Vt=null}schedule(e){Ht=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?zt=e:t.prev=e,this.linked=!1}}};function Xt(e){var t=Ut,n=Bt;Bt=null,Ut=!0;try{var r;for(e&&(Xt(),r=e());;){if(gt(),M===null)return r;M.flush()}}finally{Ut=t,Bt=n}}function Zt(){try{We()}catch(e){Mn(e,Ht)}}var Qt=null;function $t(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&Sr(r)&&(Qt=new Set,Or(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&$n(r),Qt?.size>0)){an.clear();for(let e of Qt){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)Qt.has(n)&&(Qt.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||Or(n)}}Qt.clear()}}Qt=null}}function en(e){M.schedule(e)}function tn(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),A(e,b);for(var n=e.first;n!==null;)tn(n,t),n=n.next}}function nn(e){A(e,b);for(var t=e.first;t!==null;)nn(t),t=t.next}var rn=new Set,an=new Map,on=!1;function sn(e,t){return{f:0,v:e,reactions:null,equals:Pe,rv:0,wv:0}}function N(e,t){let n=sn(e,t);return fr(n),n}function cn(e,t=!1,n=!0){let r=sn(e);return t||(r.equals=Ie),Xe&&n&&k!==null&&k.l!==null&&(k.l.s??=[]).push(r),r}function P(e,t,n=!1){return V!==null&&(!cr||V.f&131072)&&ft()&&V.f&4325394&&(dr===null||!dr.has(e))&&Je(),dn(e,n?hn(t):t,Kt)}var ln=null,un=0;function dn(e,t,n=null){if(!e.equals(t)){or?an.set(e,t):an.has(e)||an.set(e,e.v);var r=Yt.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&Ft(t),Vt===null&&vt(t)}e.wv=xr(),ln=null,un=0,mn(e,x,n),ln=null,ft()&&H!==null&&H.f&1024&&!(H.f&96)&&(hr===null?gr([e]):hr.push(e)),!r.is_fork&&rn.size>0&&!on&&fn()}return t}function fn(){on=!1;for(let e of rn){e.f&1024&&A(e,S);let t;try{t=Sr(e)}catch{t=!0}t&&Or(e)}rn.clear()}function pn(e){P(e,e.v+1)}function mn(e,t,n){var r=e.reactions;if(r!==null){var i=ft(),a=r.length;if(un+=a,un>1e5&&ln===null&&(ln=new Set),ln!==null){if(ln.has(e))return;ln.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==H){var l=(c&x)===0;if(l&&A(s,t),c&131072)rn.add(s);else if(c&2){var u=s;Vt?.delete(u),mn(u,S,n)}else if(l){var d=s;c&16&&Qt!==null&&Qt.add(d),n===null?en(d):n.push(d)}}}}}function hn(t){if(typeof t!=`object`||!t||fe in t||pe in t)return t;let n=l(t);if(n!==s&&n!==c)return t;var r=new Map,i=e(t),o=N(0),u=null,d=yr,f=e=>{if(yr===d)return e();var t=V,n=yr;lr(null),br(d);var r=e();return lr(t),br(n),r};return i&&r.set(`length`,N(t.length,u)),new Proxy(t,{defineProperty(e,t,n){`value`in n&&n.configurable!==!1&&n.enumerable!==!1&&n.writable!==!1||Ke();var i=r.get(t);return i===void 0?f(()=>{var e=N(n.value,u);return r.set(t,e),e}):P(i,n.value,!0),!0},deleteProperty(e,t){var n=r.get(t);if(n===void 0){if(t in e){let e=f(()=>N(C,u));r.set(t,e),pn(o)}}else P(n,C),pn(o);return!0},get(e,n,i){if(n===fe)return t;var o=r.get(n),s=n in e;if(o===void 0&&(!s||a(e,n)?.writable)&&(o=f(()=>N(hn(s?e[n]:C),u)),r.set(n,o)),o!==void 0){var c=U(o);return c===C?void 0:c}return Reflect.get(e,n,i)},getOwnPropertyDescriptor(e,t){this.has?.(e,t);var n=Reflect.getOwnPropertyDescriptor(e,t),i=r.get(t);if(i!==void 0){var a=U(i);if(a===C)return;if(n&&`value`in n)n.value=a;else return{enumerable:!0,configurable:!0,value:a,writable:!0}}return n},has(e,t){if(t===fe)return!0;var n=r.get(t),i=n!==void 0&&n.v!==C||Reflect.has(e,t);return(n!==void 0||(H!==null||V!==null)&&(!i||a(e,t)?.writable))&&(n===void 0&&(n=f(()=>N(i?hn(e[t]):C,u)),r.set(t,n)),U(n)===C)?!1:i},set(e,t,n,s){var c=r.get(t),l=t in e;if(i&&t===`length`)for(var d=n;d<c.v;d+=1){var p=r.get(d+``);p===void 0?d in e&&(p=f(()=>N(C,u)),r.set(d+``,p)):P(p,C)}if(c===void 0)(!l||a(e,t)?.writable)&&(c=f(()=>N(void 0,u)),P(c,hn(n)),r.set(t,c));else{l=c.v!==C;var m=f(()=>hn(n));P(c,m)}var h=Reflect.getOwnPropertyDescriptor(e,t);if(h?.set&&h.set.call(s,n),!l){if(i&&typeof t==`string`){var g=r.get(`length`),_=Number(t);Number.isInteger(_)&&_>=g.v&&P(g,_+1)}pn(o)}return!0},ownKeys(e){U(o);var t=Reflect.ownKeys(e).filter(e=>{var t=r.get(e);return t===void 0||t.v!==C});for(var[n,i]of r)i.v!==C&&!(n in e)&&t.push(n);return t},setPrototypeOf(){qe()}})}function gn(e){try{if(typeof e==`object`&&e&&fe in e)return e[fe]}catch{}return e}function _n(e,t){return Object.is(gn(e),gn(t))}var vn,yn,bn,xn,Sn;function Cn(){if(vn===void 0){vn=window,yn=document,bn=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;xn=a(t,`firstChild`).get,Sn=a(t,`nextSibling`).get,u(e)&&(e[_e]=void 0,e[ge]=null,e[ve]=void 0,e.__e=void 0),u(n)&&(n[ye]=void 0)}}function F(e=``){return document.createTextNode(e)}function wn(e){return xn.call(e)}function Tn(e){return Sn.call(e)}function I(e,t){if(!w)return wn(e);var n=wn(E);if(n===null)n=E.appendChild(F());else if(t&&n.nodeType!==3){var r=F();return n?.before(r),D(r),r}return t&&An(n),D(n),n}function En(e,t=!1){if(!w){var n=wn(e);return n instanceof Comment&&n.data===``?Tn(n):n}if(t){if(E?.nodeType!==3){var r=F();return E?.before(r),D(r),r}An(E)}return E}function L(e,t=!1){if(!w)return wn(e);var n=I(e,t);return O(e),n}function R(e,t=1,n=!1){let r=w?E:e;for(var i;t--;)i=r,r=Tn(r);if(!w)return r;if(n){if(r?.nodeType!==3){var a=F();return r===null?i?.after(a):r.before(a),D(a),a}An(r)}return D(r),r}function Dn(e){e.textContent=``}function On(){return!1}function kn(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function An(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function jn(e){var t=H;if(t===null)return V.f|=de,e;if(!(t.f&32768)&&!(t.f&4))throw e;Mn(e,t)}function Mn(e,t){if(e===Ce)throw e;if(!(t!==null&&t.f&16384)){for(;t!==null;){if(t.f&128&&!(t.f&33570816)){if(!(t.f&32768))throw e;try{t.b.error(e);return}catch(t){e=t}}t=t.parent}throw e}}function Nn(e){H===null&&(V===null&&Ue(e),He()),or&&Ve(e)}function Pn(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function Fn(e,t){var n=H;n!==null&&n.f&8192&&(e|=ee);var r={ctx:k,deps:null,nodes:null,f:e|x|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};M?.register_created_effect(r);var i=r;if(e&4)Gt===null?Yt.ensure().schedule(r):Gt.push(r);else if(t!==null){try{Or(r)}catch(e){throw B(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=ie))}if(i!==null&&(i.parent=n,n!==null&&Pn(i,n),V!==null&&V.f&2&&!(e&64))){var a=V;(a.effects??=[]).push(i)}return r}function In(){return V!==null&&!cr}function Ln(e){let t=Fn(8,null);return A(t,b),t.teardown=e,t}function Rn(e){Nn(`$effect`);var t=H.f;if(!V&&t&32&&k!==null&&!k.i){var n=k;(n.e??=[]).push(e)}else return zn(e)}function zn(e){return Fn(4|se,e)}function Bn(e){return Nn(`$effect.pre`),Fn(8|se,e)}function Vn(e){Yt.ensure();let t=Fn(64|oe,e);return(e={})=>new Promise(n=>{e.outro?er(t,()=>{B(t),n(void 0)}):(B(t),n(void 0))})}function Hn(e){return Fn(4,e)}function Un(e){return Fn(ue|oe,e)}function Wn(e,t=0){return Fn(8|t,e)}function z(e,t=[],n=[],r=[]){Et(r,t,n,t=>{Fn(8,()=>{e(...t.map(U))})})}function Gn(e,t=[],n=[],r=[]){Et(r,t,n,t=>{Fn(4,()=>e(...t.map(U)))})}function Kn(e,t=0){return Fn(16|t,e)}function qn(e,t=0){return Fn(y|t,e)}function Jn(e){return Fn(32|oe,e)}function Yn(e){var t=e.teardown;if(t!==null){let n=or,r=V;sr(!0),lr(null);try{t.call(null)}catch(t){Mn(t,e.parent)}finally{sr(n),lr(r)}}}function Xn(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&wt(()=>{e.abort(xe)});var r=n.next;n.f&64?n.parent=null:B(n,t),n=r}}function Zn(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||B(t),t=n}}function B(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(Qn(e.nodes.start,e.nodes.end),n=!0),e.f|=re,Xn(e,t&&!n),Dr(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();Yn(e),e.f^=re,e.f|=te;var i=e.parent;i!==null&&i.first!==null&&$n(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function Qn(e,t){for(;e!==null;){var n=e===t?null:Tn(e);e.remove(),e=n}}function $n(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function er(e,t,n=!0){var r=[];e.f|=256,tr(e,r,!0);var i=()=>{n&&B(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function tr(e,t,n){if(!(e.f&8192)){e.f^=ee;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);tr(i,t,o?n:!1)}i=a}}}function nr(e){e.f&=-257,rr(e,!0)}function rr(e,t){if(!(e.f&256)&&e.f&8192){e.f^=ee,e.f&1024||(A(e,x),Yt.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);rr(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function ir(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:Tn(n);t.append(n),n=i}}var ar=null,or=!1;function sr(e){or=e}var V=null,cr=!1;function lr(e){V=e}var H=null;function ur(e){H=e}var dr=null;function fr(e){V!==null&&(V.f&2097152||V.f&2)&&(dr??=new Set).add(e)}var pr=null,mr=0,hr=null;function gr(e){hr=e}var _r=1,vr=0,yr=vr;function br(e){yr=e}function xr(){return++_r}function Sr(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(Sr(a)&&It(a),a.wv>e.wv)return!0}t&512&&Vt===null&&A(e,b)}return!1}function Cr(e,t,n=!0){var r=e.reactions;if(r!==null&&!(dr!==null&&dr.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?Cr(a,t,!1):t===a&&(n?A(a,x):a.f&1024&&A(a,S),en(a))}}function wr(e){var t=pr,n=mr,r=hr,i=V,a=dr,o=k,s=cr,c=yr,l=e.f;pr=null,mr=0,hr=null,V=l&96?null:e,dr=null,it(e.ctx),cr=!1,yr=++vr,e.ac!==null&&(wt(()=>{e.ac.abort(xe)}),e.ac=null);try{e.f|=le;var u=e.fn,d=u();e.f|=ne;var f=Tr(e);if(ft()&&hr!==null&&!cr&&f!==null&&!(e.f&6146))for(var p=0;p<hr.length;p++)Cr(hr[p],e);if(i!==null&&i!==e){if(vr++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=vr;if(t!==null)for(let e of t)e.rv=vr;hr!==null&&(r===null?r=hr:r.push(...hr))}return e.f&8388608&&(e.f^=de),d}catch(t){return Tr(e),jn(t)}finally{e.f^=le,pr=t,mr=n,hr=r,V=i,dr=a,it(o),cr=s,yr=c}}function Tr(e){var t=e.deps,n=M?.is_fork;if(pr!==null){var r;if(n||Dr(e,mr),t!==null&&mr>0)for(t.length=mr+pr.length,r=0;r<pr.length;r++)t[mr+r]=pr[r];else e.deps=t=pr;if(In()&&e.f&512)for(r=mr;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&mr<t.length&&(Dr(e,mr),t.length=mr);return t}function Er(e,r){let i=r.reactions;if(i!==null){var a=t.call(i,e);if(a!==-1){var o=i.length-1;o===0?i=r.reactions=null:(i[a]=i[o],i.pop())}}if(i===null&&r.f&2&&(pr===null||!n.call(pr,r))){var s=r;s.f&512&&(s.f^=512),s.v!==C&&vt(s),s.ac!==null&&wt(()=>{s.ac.abort(xe),s.ac=null,A(s,x)}),Lt(s),Dr(s,0)}}function Dr(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)Er(e,n[r])}function Or(e){var t=e.f;if(!(t&16384)){A(e,b);var n=H;H=e;try{t&16777232?Zn(e):Xn(e),Yn(e);var r=wr(e);e.teardown=typeof r==`function`?r:null,e.wv=_r}finally{H=n}}}async function kr(){await Promise.resolve(),Xt()}function U(e){var t=!!(e.f&2);if(ar?.add(e),V!==null&&!cr&&!(H!==null&&H.f&16384)&&(dr===null||!dr.has(e))){var r=V.deps;if(V.f&2097152)e.rv<vr&&(e.rv=vr,pr===null&&r!==null&&r[mr]===e?mr++:pr===null?pr=[e]:pr.push(e));else{V.deps??=[],n.call(V.deps,e)||V.deps.push(e);var i=e.reactions;i===null?e.reactions=[V]:n.call(i,V)||i.push(V)}}if(or&&an.has(e))return an.get(e);if(t){var a=e;if(or){var o=a.v;return(!(a.f&1024)&&a.reactions!==null||jr(a))&&(o=Ft(a)),an.set(a,o),o}var s=!(a.f&512)&&!cr&&V!==null&&!!(V.f&512),c=(a.f&ne)===0;Sr(a)&&(s&&(a.f|=512),It(a)),s&&!c&&(Rt(a),Ar(a))}if(Vt?.has(e))return Vt.get(e);if(e.f&8388608)throw e.v;return e.v}function Ar(e){if(e.f|=512,e.deps!==null)for(let r of e.deps){var t=r.reactions;t===null?r.reactions=[e]:n.call(t,e)||t.push(e),r.f&2&&!(r.f&512)&&(Rt(r),Ar(r))}}function jr(e){if(e.v===C)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(an.has(t)||t.f&2&&jr(t))return!0;return!1}function Mr(e){var t=cr;try{return cr=!0,e()}finally{cr=t}}function Nr(e){if(!(typeof e!=`object`||!e||e instanceof EventTarget)){if(fe in e)Pr(e);else if(!Array.isArray(e))for(let t in e){let n=e[t];typeof n==`object`&&n&&fe in n&&Pr(n)}}}function Pr(e,t=new Set){if(typeof e==`object`&&e&&!(e instanceof EventTarget)&&!t.has(e)){t.add(e),e instanceof Date&&e.getTime();for(let n in e)try{Pr(e[n],t)}catch{}let n=l(e);if(n!==Object.prototype&&n!==Array.prototype&&n!==Map.prototype&&n!==Set.prototype&&n!==Date.prototype){let t=o(n);for(let n in t){let r=t[n].get;if(r)try{r.call(e)}catch{}}}}}function Fr(e){return e.endsWith(`capture`)&&e!==`gotpointercapture`&&e!==`lostpointercapture`}var Ir=[`beforeinput`,`click`,`change`,`dblclick`,`contextmenu`,`focusin`,`focusout`,`input`,`keydown`,`keyup`,`mousedown`,`mousemove`,`mouseout`,`mouseover`,`mouseup`,`pointerdown`,`pointermove`,`pointerout`,`pointerover`,`pointerup`,`touchend`,`touchmove`,`touchstart`];function Lr(e){return Ir.includes(e)}var Rr=`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`),zr={formnovalidate:`formNoValidate`,ismap:`isMap`,nomodule:`noModule`,playsinline:`playsInline`,readonly:`readOnly`,defaultvalue:`defaultValue`,defaultchecked:`defaultChecked`,srcobject:`srcObject`,novalidate:`noValidate`,allowfullscreen:`allowFullscreen`,disablepictureinpicture:`disablePictureInPicture`,disableremoteplayback:`disableRemotePlayback`};function Br(e){return e=e.toLowerCase(),zr[e]??e}[...Rr];var Vr=[`touchstart`,`touchmove`];function Hr(e){return Vr.includes(e)}var Ur=[`textarea`,`script`,`style`,`title`];function Wr(e){return Ur.includes(e)}var Gr=Symbol(`events`),Kr=new Set,qr=new Set;function Jr(e,t,n,r={}){function i(e){if(r.capture||ti.call(t,e),!e.cancelBubble)return wt(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,ht(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function Yr(e,t,n,r={}){var i=Jr(t,e,n,r);return()=>{i.__removed=!0,e.removeEventListener(t,i,r)}}function Xr(e,t,n,r,i){var a={capture:r,passive:i},o=Jr(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&Ln(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function Zr(e,t,n){(t[Gr]??={})[e]=n}function Qr(e){for(var t=0;t<e.length;t++)Kr.add(e[t]);for(var n of qr)n(e)}var $r=null,ei=!1;function ti(e){var t=this,n=t.ownerDocument,r=e.type,a=e.composedPath?.()||[],o=a[0]||e.target;$r=e,ei||(ei=!0,setTimeout(()=>{ei=!1,$r=null}));var s=0,c=$r===e&&e[Gr];if(c){var l=a.indexOf(c);if(l!==-1&&(t===document||t===window)){e[Gr]=t;return}var u=a.indexOf(t);if(u===-1)return;l<=u&&(s=l)}if(o=a[s]||e.target,o!==t){i(e,`currentTarget`,{configurable:!0,get(){return o||n}});var d=V,f=H;lr(null),ur(null);try{for(var p,m=[];o!==null&&o!==t;){try{var h=o[Gr]?.[r];h==null||o.disabled&&e.target!==o||h.call(o,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;s++,o=s<a.length?a[s]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[Gr]=t,delete e.currentTarget,lr(d),ur(f)}}}var ni=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function ri(e){return ni?.createHTML(e)??e}function ii(e){var t=kn(`template`);return t.innerHTML=ri(e.replaceAll(`<!>`,`<!---->`)),t.content}function ai(e,t){var n=H;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function W(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(w)return ai(E,null),E;i===void 0&&(i=ii(a?e:`<!>`+e),n||(i=wn(i)));var t=r||bn?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=wn(t),s=t.lastChild;ai(o,s)}else ai(t,t);return t}}function oi(e,t,n=`svg`){var r=!e.startsWith(`<!>`),i=!!(t&1),a=`<${n}>${r?e:`<!>`+e}</${n}>`,o;return()=>{if(w)return ai(E,null),E;if(!o){var e=wn(ii(a));if(i)for(o=document.createDocumentFragment();wn(e);)o.appendChild(wn(e));else o=wn(e)}var t=o.cloneNode(!0);if(i){var n=wn(t),r=t.lastChild;ai(n,r)}else ai(t,t);return t}}function si(e,t){return oi(e,t,`svg`)}function ci(e=``){if(!w){var t=F(e+``);return ai(t,t),t}var n=E;return n.nodeType===3?An(n):(n.before(n=F()),D(n)),ai(n,n),n}function li(){if(w)return ai(E,null),E;var e=document.createDocumentFragment(),t=document.createComment(``),n=F();return e.append(t,n),ai(t,n),e}function G(e,t){if(w){var n=H;n.f&32768&&n.nodes.end!==null||(n.nodes.end=E),Ae()}else e!==null&&e.before(t)}function ui(){if(w&&E&&E.nodeType===8&&E.textContent?.startsWith(`$`)){let e=E.textContent.substring(1);return Ae(),e}return(window.__svelte??={}).uid??=1,`c${window.__svelte.uid++}`}function di(e){let t=0,n=sn(0),r;return()=>{In()&&(U(n),Wn(()=>(t===0&&(r=Mr(()=>e(()=>pn(n)))),t+=1,()=>{ht(()=>{--t,t===0&&(r?.(),r=void 0,pn(n))})})))}}var fi=ie|oe;function pi(e,t,n,r){new mi(e,t,n,r)}var mi=class{parent;is_pending=!1;transform_error;#e;#t=w?E:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=di(()=>(this.#p=sn(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=H;t.b=this,t.f|=128,n(e)},this.parent=H.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=Kn(()=>{if(w){let e=Ne(this.#t);Ae();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},fi),w&&(this.#e=E)}#h(){try{this.#a=Jn(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);ht(r),t&&(this.#s=Jn(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{this.#v()||(t?ke():(t=!0,n&&Ye(),this.#s!==null&&er(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})))};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){Mn(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(te|re))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=Jn(()=>e(this.#e)),ht(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=F(),n=!1;e.append(t),this.#a=this.#S(()=>{try{return Jn(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){Mn(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#x(M)):this.#u===0&&(this.#e.before(e),this.#c=null,er(this.#o,()=>{this.#o=null}),this.#x(M))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=Jn(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();ir(this.#a,e);let t=this.#n.pending;this.#o=Jn(()=>t(this.#e))}else this.#x(M)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){yt(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=H,n=V,r=k;ur(this.#i),lr(this.#i),it(this.#i.ctx);try{return Yt.ensure(),e()}finally{ur(t),lr(n),it(r)}}#C(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&er(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#C(e,t)}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!(!this.#p||this.#d)&&(this.#d=!0,ht(()=>{this.#d=!1,this.#p&&dn(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),U(this.#p)}error(e){if(e===Ce||!this.#n.onerror&&!this.#n.failed)throw e;M?.is_fork?(this.#a&&M.skip_effect(this.#a),this.#o&&M.skip_effect(this.#o),this.#s&&M.skip_effect(this.#s),M.oncommit(()=>{this.#v()||this.#w(e)})):this.#w(e)}#w(e){this.#a&&=(B(this.#a),null),this.#o&&=(B(this.#o),null),this.#s&&=(B(this.#s),null),w&&(D(this.#t),je(),D(Me()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return Jn(()=>{var r=H;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return Mn(e,this.#i.parent),null}}))};ht(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){Mn(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>Mn(e,this.#i&&this.#i.parent)):n(t)}})}};function K(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[ye]??=e.nodeValue)&&(e[ye]=n,e.nodeValue=`${n}`)}function hi(e,t){return _i(e,t)}var gi=new Map;function _i(e,{target:t,anchor:n,props:i={},events:a,context:o,intro:s=!0,transformError:c}){Cn();var l=void 0,u=Vn(()=>{var s=n??t.appendChild(F());pi(s,{pending:()=>{}},t=>{lt({});var n=k;if(o&&(n.c=o),a&&(i.$$events=a),w&&ai(t,null),l=e(t,i)||dt(),w&&(H.nodes.end=E,E===null||E.nodeType!==8||E.data!==`]`))throw De(),Ce;ut()},c);var u=new Set,d=e=>{for(var n=0;n<e.length;n++){var r=e[n];if(!u.has(r)){u.add(r);var i=Hr(r);for(let e of[t,document]){var a=gi.get(e);a===void 0&&(a=new Map,gi.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,ti,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return d(r(Kr)),qr.add(d),()=>{for(var e of u)for(let n of[t,document]){var r=gi.get(n),i=r.get(e);--i==0?(n.removeEventListener(e,ti),r.delete(e),r.size===0&&gi.delete(n)):r.set(e,i)}qr.delete(d),s!==n&&s.parentNode?.removeChild(s)}});return vi.set(l,u),l}var vi=new WeakMap,yi=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)nr(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(nr(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(B(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();ir(r,t),t.append(F()),this.#n.set(e,{effect:r,fragment:t})}else B(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),er(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(B(n.effect),this.#n.delete(e))};ensure(e,t){var n=M,r=On();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=F();i.append(a),this.#n.set(e,{effect:Jn(()=>t(a)),fragment:i})}else this.#t.set(e,Jn(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else w&&(this.anchor=E),this.#a(n)}},bi=0,xi=1,Si=2;function Ci(e,t,n,r,i){w&&Ae();var a=ft(),o=C,s=a?sn(o):cn(o,!1,!1),c=a?sn(o):cn(o,!1,!1),l=new yi(e);Kn(()=>{var a=M,o=t(),u=!1;let d=w&&p(o)===(e.data===`[!`);if(d&&(D(Me()),T(!1)),p(o)){var f=Dt(),m=!1;let e=e=>{if(!u){m=!0,f(!1),M===a&&a.deactivate(),Yt.ensure();try{e()}finally{Ot(!1),Ut||Xt()}}};o.then(t=>{e(()=>{dn(s,t),l.ensure(xi,r&&(e=>r(e,s)))})},t=>{e(()=>{if(dn(c,t),l.ensure(Si,i&&(e=>i(e,c))),!i)throw c.v})}),w?l.ensure(bi,n):ht(()=>{m||e(()=>{l.ensure(bi,n)})})}else dn(s,o),l.ensure(xi,r&&(e=>r(e,s)));return d&&T(!0),()=>{u=!0}})}function q(e,t,n=!1){var r;w&&(r=E,Ae());var i=new yi(e),a=n?ie:0;function o(e,t){if(w){var n=Ne(r);if(e!==parseInt(n.substring(1))){var a=Me();D(a),i.anchor=a,T(!1),i.ensure(e,t),T(!0);return}}i.ensure(e,t)}Kn(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var wi=Symbol(`NaN`);function Ti(e,t,n){w&&Ae();var r=new yi(e),i=!ft();Kn(()=>{var e=t();e!==e&&(e=wi),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function Ei(e,t){return t}function Di(e,t,n){for(var i=[],a=t.length,o,s=t.length,c=0;c<a;c++){let n=t[c];er(n,()=>{if(o){if(o.pending.delete(n),o.done.add(n),o.pending.size===0){var t=e.outrogroups;Oi(e,r(o.done)),t.delete(o),t.size===0&&(e.outrogroups=null)}}else--s},!1)}if(s===0){var l=i.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;Dn(d),d.append(u),e.items.clear()}Oi(e,t,!l)}else o={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(o)}function Oi(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=ce,ir(a,document.createDocumentFragment())):B(t[i],n)}}var ki;function J(t,n,i,a,o,s=null){var c=t,l=new Map;if(n&4){var u=t;c=w?D(wn(u)):u.appendChild(F())}w&&Ae();var d=null,f=Nt(()=>{var t=i();return e(t)?t:t==null?[]:r(t)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var t=U(f);_.fallback=d,ji(_,t,c,n,a),d!==null&&(t.length===0?d.f&33554432?(d.f^=ce,Ni(d,null,c)):nr(d):er(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:Kn(()=>{var e=U(f),t=e.length;let r=!1;w&&Ne(c)===`[!`!=(t===0)&&(c=Me(),D(c),T(!1),r=!0);for(var u=new Set,_=M,v=On(),y=0;y<t;y+=1){w&&E.nodeType===8&&E.data===`]`&&(c=E,r=!0,T(!1));var b=e[y],x=a(b,y),S=m?null:l.get(x);S?(S.v&&dn(S.v,b),S.i&&dn(S.i,y),v&&_.unskip_effect(S.e)):(S=Mi(l,m?c:ki??=F(),b,x,y,o,n,i),m||(S.e.f|=ce),l.set(x,S)),u.add(x)}if(t===0&&s&&!d&&(m?d=Jn(()=>s(c)):(d=Jn(()=>s(ki??=F())),d.f|=ce)),t>u.size&&Be(``,``,``),w&&t>0&&D(Me()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}r&&T(!0),U(f)}),flags:n,items:l,pending:p,outrogroups:null,fallback:d};m=!1,w&&(c=E)}function Ai(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function ji(e,t,n,i,a){var o=!!(i&8),s=t.length,c=e.items,l=Ai(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(o)for(v=0;v<s;v+=1)h=t[v],g=a(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<s;v+=1){if(h=t[v],g=a(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(nr(_),o&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=ce,_===l)Ni(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),Pi(e,d,_),Pi(e,_,y),Ni(_,y,n),d=_,p=[],m=[],l=Ai(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],ee=p[p.length-1];for(x=0;x<p.length;x+=1)Ni(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);Pi(e,S.prev,ee.next),Pi(e,d,S),Pi(e,ee,b),l=b,d=ee,--v,p=[],m=[]}else u.delete(_),Ni(_,l,n),Pi(e,_.prev,_.next),Pi(e,_,d===null?e.effect.first:d.next),Pi(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=Ai(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=Ai(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(Oi(e,r(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var te=[];if(u!==void 0)for(_ of u)_.f&8192||te.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&te.push(l),l=Ai(l.next);var ne=te.length;if(ne>0){var re=i&4&&s===0?n:null;if(o){for(v=0;v<ne;v+=1)te[v].nodes?.a?.measure();for(v=0;v<ne;v+=1)te[v].nodes?.a?.fix()}Di(e,te,re)}}o&&ht(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function Mi(e,t,n,r,i,a,o,s){var c=o&1?o&16?sn(n):cn(n,!1,!1):null,l=o&2?sn(i):null;return{v:c,i:l,e:Jn(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function Ni(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=Tn(r);if(a.before(r),r===i)return;r=o}}function Pi(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function Fi(e,t,...n){var r=new yi(e);Kn(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},ie)}function Ii(e,t,n){var r;w&&(r=E,Ae());var i=new yi(e);Kn(()=>{var e=t()??null;if(w&&Ne(r)===`[`!=(e!==null)){var a=Me();D(a),i.anchor=a,T(!1),i.ensure(e,e&&(t=>n(t,e))),T(!0)}else i.ensure(e,e&&(t=>n(t,e)))},ie)}function Li(e,t,n,r,i,a){let o=w;w&&Ae();var s=null;w&&E.nodeType===1&&(s=E,Ae());var c=w?E:e,l=new yi(c,!1);Kn(()=>{let e=t()||null;var a=i?i():n||e===`svg`?Te:void 0;if(e===null)l.ensure(null,null);else return l.ensure(e,t=>{if(e){var n=w;if(s=w?s:kn(e,a),ai(s,s),r){var i=null;w&&Wr(e)&&s.append(i=document.createComment(``));var o=w?wn(s):s.appendChild(F());w&&(o===null?T(!1):D(o)),r(s,o),i?.remove()}H.nodes.end=s,n||t.before(s)}w&&D(t)}),()=>{}},ie),Ln(()=>{}),o&&(T(!0),D(c))}function Ri(e,t){let n=null,r=w;var i;if(w){n=E;for(var a=wn(document.head);a!==null&&(a.nodeType!==8||a.data!==e);)a=Tn(a);if(a===null)T(!1);else{var o=Tn(a);a.remove(),D(o)}}w||(i=document.head.appendChild(F()));try{Kn(()=>{var e=Jn(()=>t(i));e.f|=ae,w||(e.nodes===null?e.nodes={start:i,end:i,a:null,t:null}:e.nodes.end=i)})}finally{r&&(T(!0),D(n))}}function zi(e,t){var n=void 0,r;qn(()=>{n!==(n=t())&&(r&&=(B(r),null),n&&(r=Jn(()=>{Hn(()=>n(e))})))})}function Bi(e){var t,n,r=``;if(typeof e==`string`||typeof e==`number`)r+=e;else if(typeof e==`object`){if(Array.isArray(e)){var i=e.length;for(t=0;t<i;t++)e[t]&&(n=Bi(e[t]))&&(r&&(r+=` `),r+=n)}else for(n in e)e[n]&&(r&&(r+=` `),r+=n)}return r}function Vi(){for(var e,t,n=0,r=``,i=arguments.length;n<i;n++)(e=arguments[n])&&(t=Bi(e))&&(r&&(r+=` `),r+=t);return r}function Hi(e){return typeof e==`object`?Vi(e):e??``}var Ui=[...` 	
\r\f\xA0\v﻿`];function Wi(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||Ui.includes(r[o-1]))&&(s===r.length||Ui.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function Gi(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function Ki(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function qi(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(Ki)),i&&c.push(...Object.keys(i).map(Ki));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=Ki(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=Gi(r)),i&&(n+=Gi(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}function Ji(e,t,n,r,i,a){var o=e[_e];if(w||o!==n||o===void 0){var s=Wi(n,r,a);w&&s===e.getAttribute(`class`)||(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[_e]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function Yi(e,t={},n,r){for(var i in n){var a=n[i];t[i]!==a&&(n[i]==null?e.style.removeProperty(i):e.style.setProperty(i,a,r))}}function Xi(e,t,n,r){var i=e[ve];if(w||i!==t){var a=qi(t,r);w&&a===e.getAttribute(`style`)||(a==null?e.removeAttribute(`style`):e.style.cssText=a),e[ve]=t}else r&&(Array.isArray(r)?(Yi(e,n?.[0],r[0]),Yi(e,n?.[1],r[1],`important`)):Yi(e,n,r));return r}function Zi(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function Qi(e,t){var n=!(`__defaultValue`in e);(n||e.__defaultValue!==t)&&(e.__defaultValue=t,$i(e,!n||`__value`in e))}function $i(t,n){var r=t.__defaultValue,i=t.multiple,a=i?r??[]:null;if(!i||e(a)){var o=t.selectedIndex,s=n&&i?new Set(t.selectedOptions):null;for(var c of t.options){var l=ra(c);Zi(c,i?a.includes(l):_n(l,r))}if(n){if(s!==null)for(c of t.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else t.selectedIndex!==o&&(t.selectedIndex=o)}}}function ea(t,n,r=!1){if(t.multiple){if(n==null)return;if(!e(n))return Oe();for(var i of t.options)i.selected=n.includes(ra(i))}else{for(i of t.options)if(_n(ra(i),n)){i.selected=!0;return}r&&n===void 0||(t.selectedIndex=-1)}}function ta(e){var t=new MutationObserver(t=>{t.every(ia)||(`__defaultValue`in e&&$i(e,!1),`__value`in e&&ea(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),Ln(()=>{t.disconnect()})}function na(e,t,n=t){var r=new WeakSet,i=!0;Tt(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),ra);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&ra(o)}n(a),e.__value=a,M!==null&&r.add(M)}),Hn(()=>{var a=t();if(e===document.activeElement){var o=M;if(r.has(o))return}if(ea(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=ra(s),n(a))}e.__value=a,i=!1})}function ra(e){return`__value`in e?e.__value:e.value}function ia(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var aa=Symbol(`class`),oa=Symbol(`style`),sa=Symbol(`is custom element`),ca=Symbol(`is html`),la=Se?`link`:`LINK`,ua=Se?`input`:`INPUT`,da=Se?`option`:`OPTION`,fa=Se?`select`:`SELECT`,pa=Se?`progress`:`PROGRESS`;function ma(e){if(w){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;Y(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;Y(e,`checked`,null),e.checked=r}}};e[be]=n,ht(n),Ct()}}function ha(e,t){var n=ya(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===pa)&&(e.value=t??``)}function ga(e,t){var n=ya(e);n.checked!==(n.checked=t??void 0)&&(e.checked=t)}function Y(e,t,n,r){var i=ya(e);if(!(w&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===la))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[he]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&xa(e).has(t)?e[t]=n:(!w||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function _a(e,t,n,r,i=!1,a=!1){w&&i&&e.nodeName===ua&&(`defaultValue`in n||`defaultChecked`in n||ma(e));var o=ya(e),s=o[sa],c=!o[ca];let l=w&&s;l&&T(!1);var u=t||{},d=e.nodeName===da,f=e.nodeName===fa;try{for(var p in t)!(p in n)&&p[0]+p[1]!==`$$`&&(n[p]=null);n.class?n.class=Hi(n.class):(r||n[aa])&&(n.class=null),n[oa]&&(n.style??=null);var m=xa(e);if(e.nodeName===ua&&`type`in n&&(`value`in n||`__value`in n)){var h=n.type;(h!==u.type||h===void 0&&e.hasAttribute(`type`))&&(u.type=h,Y(e,`type`,h,a))}for(let i in n){let l=n[i];if(d&&i===`value`&&l==null)e.value=e.__value=``,u[i]=l;else if(i===`class`)Ji(e,e.namespaceURI===`http://www.w3.org/1999/xhtml`,l,r,t?.[aa],n[aa]),u[i]=l,u[aa]=n[aa];else if(i===`style`)Xi(e,l,t?.[oa],n[oa]),u[i]=l,u[oa]=n[oa];else{var g=u[i];if(l!==g||l===void 0&&e.hasAttribute(i)){u[i]=l;var _=i[0]+i[1];if(_!==`$$`){if(_===`on`){let t={},n=`$$`+i,r=i.slice(2);var v=Lr(r);if(Fr(r)&&(r=r.slice(0,-7),t.capture=!0),!v&&g){if(l!=null)continue;e.removeEventListener(r,u[n],t),u[n]=null}if(v)Zr(r,e,l),Qr([r]);else if(l!=null){function a(e){u[i].call(this,e)}u[n]=Jr(r,e,a,t)}}else if(i===`style`)Y(e,i,l);else if(i===`autofocus`)bt(e,!!l);else if(!s&&(i===`__value`||i===`value`&&l!=null))e.__value=l,(g==null||e.value!==l||l===0&&e.nodeName===pa)&&(e.value=l);else if(i===`selected`&&d)Zi(e,l);else{var y=i;c||(y=Br(y));var b=y===`defaultValue`||y===`defaultChecked`;if(f&&y===`defaultValue`)continue;if(l==null&&!s&&!b){if(o[i]=null,y===`value`||y===`checked`){let n=e,r=t===void 0;if(y===`value`){let e=n.defaultValue;n.removeAttribute(y),n.defaultValue=e,n.value=n.__value=r?e:null}else{let e=n.defaultChecked;n.removeAttribute(y),n.defaultChecked=e,n.checked=r?e:!1}}else e.removeAttribute(i)}else b||(s||typeof l!=`string`)&&m.has(y)?(e[y]=l,y in o&&(o[y]=C)):typeof l!=`function`&&Y(e,y,l,a)}}}}}}finally{l&&T(!0)}return u}function va(e,t,n=[],r=[],i=[],a,o=!1,s=!1){Et(i,n,r,n=>{var r=void 0,i={},c=e.nodeName===fa,l=!1;if(qn(()=>{var u=t(...n.map(U)),d=_a(e,r,u,a,o,s);if(l&&c){var f=e;`defaultValue`in u&&Qi(f,u.defaultValue),`value`in u&&ea(f,u.value)}for(let e of Object.getOwnPropertySymbols(i))u[e]||B(i[e]);for(let t of Object.getOwnPropertySymbols(u)){var p=u[t];t.description!==`@attach`||r&&p===r[t]||(i[t]&&B(i[t]),i[t]=Jn(()=>zi(e,()=>p))),d[t]=p}r=d}),c){var u=e;Hn(()=>{var e=r;`defaultValue`in e&&Qi(u,e.defaultValue),ea(u,e.value,!0),ta(u)})}l=!0})}function ya(e){return e[ge]??={[sa]:e.nodeName.includes(`-`),[ca]:e.namespaceURI===we}}var ba=new Map;function xa(e){var t=e.getAttribute(`is`)||e.nodeName,n=ba.get(t);if(n)return n;ba.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var s in r=o(i),r)r[s].set&&s!==`innerHTML`&&s!==`textContent`&&s!==`innerText`&&n.add(s);i=l(i)}return n}function Sa(e,t,n=t){var r=new WeakSet;Tt(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=Da(e)?Oa(a):a,n(a),M!==null&&r.add(M),await kr(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(w&&e.defaultValue!==e.value||Mr(t)==null&&e.value)&&(n(Da(e)?Oa(e.value):e.value),M!==null&&r.add(M)),Wn(()=>{var n=t();if(e===document.activeElement){var i=M;if(r.has(i))return}Da(e)&&n===Oa(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}var Ca=new Set;function wa(e,t,n,r,i=r){var a=n.getAttribute(`type`)===`checkbox`,o=e;let s=!1;if(t!==null)for(var c of t)o=o[c]??=[];o.push(n),Tt(n,`change`,()=>{var e=n.__value;a&&(e=Ea(o,e,n.checked)),i(e)},()=>i(a?[]:null)),Wn(()=>{var e=r();w&&n.defaultChecked!==n.checked?s=!0:a?(e||=[],n.checked=e.includes(n.__value)):n.checked=_n(n.__value,e)}),Ln(()=>{var e=o.indexOf(n);e!==-1&&o.splice(e,1)}),Ca.has(o)||(Ca.add(o),ht(()=>{o.sort((e,t)=>e.compareDocumentPosition(t)===4?-1:1),Ca.delete(o)})),ht(()=>{if(s){var e=a?Ea(o,e,n.checked):o.find(e=>e.checked)?.__value;i(e)}})}function Ta(e,t,n=t){Tt(e,`change`,t=>{n(t?e.defaultChecked:e.checked)}),(w&&e.defaultChecked!==e.checked||Mr(t)==null)&&n(e.checked),Wn(()=>{e.checked=!!t()})}function Ea(e,t,n){for(var r=new Set,i=0;i<e.length;i+=1)e[i].checked&&r.add(e[i].__value);return n||r.delete(t),Array.from(r)}function Da(e){var t=e.type;return t===`number`||t===`range`}function Oa(e){return e===``?null:+e}var ka=new class e{#e=new WeakMap;#t;#n;static entries=new WeakMap;constructor(e){this.#n=e}observe(e,t){var n=this.#e.get(e)||new Set;return n.add(t),this.#e.set(e,n),this.#r().observe(e,this.#n),()=>{var n=this.#e.get(e);n.delete(t),n.size===0&&(this.#e.delete(e),this.#t.unobserve(e))}}#r(){return this.#t??=new ResizeObserver(t=>{for(var n of t){e.entries.set(n.target,n);for(var r of this.#e.get(n.target)||[])r(n)}})}}({box:`border-box`});function Aa(e,t,n){var r=ka.observe(e,()=>n(e[t]));Hn(()=>(Mr(()=>n(e[t])),r))}function ja(e,t){return e===t||e?.[fe]===t}function Ma(e=dt(),t,n,r){var i=k.r,a=H;return Hn(()=>{var o,s;return Wn(()=>{o=s,s=r?.()||[],Mr(()=>{ja(n(...s),e)||(t(e,...s),o&&ja(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&ja(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}function Na(e,t,n,r,i){var a=()=>{r(n[e])};n.addEventListener(t,a),i?Wn(()=>{n[e]=i()}):a(),(n===document.body||n===window||n===document)&&Ln(()=>{n.removeEventListener(t,a)})}function Pa(e=!1){let t=k,n=t.l.u;if(!n)return;let r=()=>Nr(t.s);if(e){let e=0,n={},i=At(()=>{let r=!1,i=t.s;for(let e in i)i[e]!==n[e]&&(n[e]=i[e],r=!0);return r&&e++,e});r=()=>U(i)}n.b.length&&Bn(()=>{Fa(t,r),h(n.b)}),Rn(()=>{let e=Mr(()=>n.m.map(m));return()=>{for(let t of e)typeof t==`function`&&t()}}),n.a.length&&Rn(()=>{Fa(t,r),h(n.a)})}function Fa(e,t){if(e.l.s)for(let t of e.l.s)U(t);t()}var Ia=!1;function La(e){var t=Ia;try{return Ia=!1,[e(),Ia]}finally{Ia=t}}var Ra={get(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(d(r)&&(r=r()),typeof r==`object`&&r&&t in r)return r[t]}},set(e,t,n){let r=e.props.length;for(;r--;){let i=e.props[r];d(i)&&(i=i());let o=a(i,t);if(o&&o.set)return o.set(n),!0}return!1},getOwnPropertyDescriptor(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(d(r)&&(r=r()),typeof r==`object`&&r&&t in r){let e=a(r,t);return e&&!e.configurable&&(e.configurable=!0),e}}},has(e,t){if(t===fe||t===me)return!1;for(let n of e.props)if(d(n)&&(n=n()),n!=null&&t in n)return!0;return!1},ownKeys(e){let t=[];for(let n of e.props)if(d(n)&&(n=n()),n){for(let e in n)t.includes(e)||t.push(e);for(let e of Object.getOwnPropertySymbols(n))t.includes(e)||t.push(e)}return t}};function za(...e){return new Proxy({props:e},Ra)}function Ba(e,t,n,r){var i=!Xe||!!(n&2),o=!!(n&8),s=!!(n&16),c=r,l=!0,u=void 0,d=()=>s&&i?(u??=At(r),U(u)):(l&&(l=!1,c=s?Mr(r):r),c);let f;if(o){var p=fe in e||me in e;f=a(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;o?[m,h]=La(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&Ge(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(l=!0,n)}:()=>{var n=e[t];return n!==void 0&&(c=void 0),n===void 0?c:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?At:Nt)(()=>(v=!1,g()));o&&U(y);var b=H;return(function(e,t){if(arguments.length>0){let n=t?U(y):i&&o?hn(e):e;return P(y,n),v=!0,c!==void 0&&(c=n),e}return or&&v||b.f&16384?y.v:U(y)})}function Va(e){k===null&&Le(`onMount`),Xe&&k.l!==null?Ua(k).m.push(e):Rn(()=>{let t=Mr(e);if(typeof t==`function`)return t})}function Ha(e){k===null&&Le(`onDestroy`),Va(()=>()=>Mr(e))}function Ua(e){var t=e.l;return t.u??={a:[],b:[],m:[]}}typeof window<`u`&&((window.__svelte??={}).v??=new Set).add(`5`);var Wa=`# Der Tisch in Worten: im Terminal und im Browser.

# Wer spielt
ui-you = du
ui-kind-human = Mensch
ui-kind-random = Zufall
ui-kind-greedy = gierig
ui-kind-swift = flink
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
ui-expect-level = tippe { command-hint } allein oder mit einer Spielstärke: { $levels }.
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
ui-analysis-why = Der Unterschied: { $parts }.
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
help-hint = die besten Antworten aus Sicht einer Spielstärke, zum Beispiel { command-hint } club
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
ui-hint-only = Keine andere Antwort führt zu etwas Besserem.
ui-hint-quick = Nach einer einfachen Regel gewählt, ohne Antworten zu vergleichen.
`,Ga=`# The table in words: at the terminal and in the browser.

# Who plays
ui-you = you
ui-kind-human = person
ui-kind-random = random
ui-kind-greedy = greedy
ui-kind-swift = swift
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
ui-expect-level = type { command-hint } alone, or with a level: { $levels }.
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
ui-analysis-why = The difference: { $parts }.
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
help-hint = the best answers as a level of play sees them, for example { command-hint } club
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
ui-hint-only = No other answer leads to anything better.
ui-hint-quick = Chosen by a simple rule, without comparing answers.
`,Ka=`# Stół w słowach: w terminalu i w przeglądarce.

# Kto gra
ui-you = ty
ui-kind-human = człowiek
ui-kind-random = losowy
ui-kind-greedy = zachłanny
ui-kind-swift = błyskawiczny
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
ui-expect-level = wpisz { command-hint } samo lub z poziomem gry: { $levels }.
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
ui-analysis-why = Różnica: { $parts }.
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
help-hint = najlepsze odpowiedzi według wybranego poziomu, na przykład { command-hint } club
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
ui-hint-only = Żadna inna odpowiedź nie prowadzi do niczego lepszego.
ui-hint-quick = Wybrane według prostej zasady, bez porównywania odpowiedzi.
`,qa=class extends Map{#e=new Map;#t=N(0);#n=N(0);#r=yr||-1;constructor(e){if(super(),e){for(var[t,n]of e)super.set(t,n);this.#n.v=super.size}}#i(e){return yr===this.#r?N(e):sn(e)}has(e){var t=this.#e,n=t.get(e);if(n===void 0){if(super.has(e))n=this.#i(0),t.set(e,n);else return U(this.#t),!1}return U(n),!0}forEach(e,t){this.#a(),super.forEach(e,t)}get(e){var t=this.#e,n=t.get(e);if(n===void 0){if(super.has(e))n=this.#i(0),t.set(e,n);else{U(this.#t);return}}return U(n),super.get(e)}getOrInsert(e,t){return super.has(e)||this.set(e,t),this.get(e)}getOrInsertComputed(e,t){return super.has(e)||this.set(e,t(e)),this.get(e)}set(e,t){var n=this.#e,r=n.get(e),i=super.get(e),a=super.set(e,t),o=this.#t;if(r===void 0)r=this.#i(0),n.set(e,r),P(this.#n,super.size),pn(o);else if(i!==t){pn(r);var s=o.reactions===null?null:new Set(o.reactions);s!==null&&r.reactions?.every(e=>s.has(e))||pn(o)}return a}delete(e){var t=this.#e,n=t.get(e),r=super.delete(e);return n!==void 0&&(t.delete(e),P(n,-1)),r&&(P(this.#n,super.size),pn(this.#t)),r}clear(){if(super.size!==0){super.clear();var e=this.#e;P(this.#n,0);for(var t of e.values())P(t,-1);pn(this.#t),e.clear()}}#a(){U(this.#t);var e=this.#e;if(this.#n.v!==e.size){for(var t of super.keys())if(!e.has(t)){var n=this.#i(0);e.set(t,n)}}for([,n]of this.#e)U(n)}keys(){return U(this.#t),super.keys()}values(){return this.#a(),super.values()}entries(){return this.#a(),super.entries()}[Symbol.iterator](){return this.entries()}get size(){return U(this.#n),super.size}},Ja=class{#e;#t;constructor(e,t){this.#e=e,this.#t=di(t)}get current(){return this.#t(),this.#e()}},Ya=/\(.+\)/,Xa=new Set([`all`,`print`,`screen`,`and`,`or`,`not`,`only`]),Za=class extends Ja{constructor(e,t){let n=Ya.test(e)||e.split(/[\s,]+/).some(e=>Xa.has(e.trim()))?e:`(${e})`,r=window.matchMedia(n);super(()=>r.matches,e=>Yr(r,`change`,e))}},Qa=`# Das Programm im Browser. Was die Spiele sagen, kommt von den Spielen.

# Überall
to-content = Zum Inhalt
pages = Seiten
language = Sprache
close = Schließen
back = Zurück
all = alle
send = Senden
empty = keine
lost = Verbindung unterbrochen.
offline = Der Server ist nicht erreichbar. Spielanleitungen und bereits geöffnete Karten kannst du weiterhin lesen. Zum Spielen brauchst du den Server.
answers-later = Deine Partie ist gespeichert. Es geht weiter, sobald die Verbindung wieder steht.
attempt-in = { $n ->
    [0] Verbindung wird hergestellt …
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
not-found-more = Prüfe die Adresse oder geh zur Startseite.
to-start = Zur Startseite
opening = Der Tisch wird vorbereitet …

player = Spieler { $n }

# Ein Raum
hand-over = { $name } ist dran. Bitte das Gerät weitergeben.
uncover = Ich bin bereit
menu = Menü
preferences = Einstellungen
save = Partie als Datei speichern
resign = Aufgeben
resign-sure = Ja, aufgeben
leave = Partie verlassen (sie bleibt gespeichert)
pace = Animationstempo
pace-of = { $n ->
    [0] aus (sofort)
    [400] schnell
    [900] normal
   *[other] langsam
}
pace-short = { $n ->
    [0] Aus
    [400] Schnell
    [900] Normal
   *[other] Langsam
}
theme = Farben
theme-of = { $theme ->
    [dark] Dunkel
    [light] Hell
   *[system] System
}
volume-of = { $n ->
    [0] Aus
    [30] Leise
   *[other] Laut
}
quick = Karte mit einem Tipp ausspielen, wenn es nur eine Möglichkeit gibt
auto-order = Reihenfolge meiner ausgelösten Effekte automatisch wählen
sound = Töne
volume = Lautstärke
alert = Benachrichtigen, wenn ich am Zug bin
alert-refused = Dein Browser blockiert Benachrichtigungen für diese Seite. Erlaube sie zuerst in seinen Einstellungen.
keys = Tastenkürzel
key = { $what ->
    [arrows] nächstes oder voriges Ziel
    [cards] jede Karte, auch nicht verwendbare
    [enter] Karte wie üblich verwenden; Auswahl bestätigen
    [all] alle Möglichkeiten der Karte
    [more] auswählen oder abwählen
    [confirm] Auswahl bestätigen
    [escape] zurück, schließen
    [letters] der Knopf mit diesem Buchstaben
    [digits] die Antwort mit dieser Nummer
    [undo] letzte Entscheidung zurücknehmen
    [hint] Tipp anzeigen
    [why] Warum kann ich diese Karte nicht verwenden?
    [zoom] Karte vergrößern
    [log] Protokoll öffnen oder schließen
    [view] zwischen Spielfeld und Textansicht wechseln
    [space] vorspulen; in der Wiederholung: abspielen oder anhalten
    [back] in der Wiederholung: ein Schritt, Anfang, Ende
    [turns] in der Wiederholung: ein Zug
   *[help] diese Liste
}
signs = Zeichen an Karten
sign-legal = wählbar
sign-enemy = wählbarer Gegner
sign-chosen = ausgewählt
sign-now = vom letzten Ereignis betroffen
plain-view = Textansicht
picture-view = Spielfeld
beside = Neben dem Tisch
chat = Chat
chat-line = Nachricht
mute = Stummschalten
unmute = Stummschaltung aufheben
watches = Zuschauer
unread = neue Nachrichten

# Am Tisch
players = Spieler
you = du
deciding = ist dran
is-here = online
is-computer = Bot
is-gone = nicht verbunden
is-played = ein Bot spielt
is-out = { $why ->
    [time] Zeit abgelaufen
   *[resigned] hat aufgegeben
}
little-time = wenig Zeit!
your-time = Du hast weniger als { $n } Sekunden übrig.
deck = Deck
exhausted = erschöpft
chosen = ausgewählt
your-turn = Du bist dran
question = Frage
whole-question = Ganze Frage zeigen
waiting = Warten auf { $names } …
thinking = { $names } { $n ->
    [one] denkt
   *[other] denken
} nach …
skip-ahead = Vorspulen
take-back = Platz von { $name } zurücknehmen
gone-now = { $name } hat die Verbindung verloren.
give-seat = Bot für { $name } spielen lassen
give-own = Bot für mich spielen lassen
give-unrated = Sobald ein Bot für jemanden spielt, zählt die Partie nicht mehr für die Wertung.
watching = { $n ->
    [0] Keine Zuschauer
    [one] 1 Zuschauer
   *[other] { $n } Zuschauer
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
    [0] Noch nichts ausgewählt
   *[other] { $names }
}
give = { $left ->
    [0] Bestätigen
   *[other] Noch { $left } von { $n } zu verteilen
}
less = Eins weniger: { $name }
more = Eins mehr: { $name }
all-rest = Rest hierher
rest = Rest
take-number = { $n } wählen
all-the-same = Trotzdem: { $what }
start-over = Neu beginnen
all-answers = Alle Möglichkeiten ({ $n })
find-answer = Nummer oder Suchwort
no-answer-fits = Nichts gefunden.
hint = Tipp
hint-best = Beste Züge nach Siegchance:
hint-points = Beste Züge nach Punkten:
hint-level = Spielstärke
level-name = { $level ->
    [beginner] Anfänger
    [casual] Gelegenheitsspieler
    [club] Vereinsspieler
   *[expert] Experte
    [master] Meister
}
hint-thinks = Denkt nach …
percent = { $n } %
hint-worth = { $n } Punkte
stops = Wann soll ich gefragt werden?
undo = Zurücknehmen
why-not = Warum geht das nicht?
not-your-turn = Du bist nicht dran.
look-at = Karte ansehen
log = Protokoll
rule = Regel { $id }
whole-log = Vollständiges Protokoll
no-log = Noch nichts passiert.
in-force = Aktive Effekte
affects = Was beeinflusst das?
affects-nothing = Keine aktiven Effekte.

# Die schlichte Ansicht
table = Tisch
answers = Möglichkeiten
main-answer = Wichtigste Möglichkeit
type-here = Deine Antwort
plain-commands = Du kannst auch eingeben: { $list }.

# Die Wiederholung
replay = Wiederholung
moment = Schritt { $at } von { $end }, { $in ->
    [rounds] Runde
   *[turns] Zug
} { $turn }
turn-back = { $in ->
    [rounds] Vorige Runde
   *[turns] Voriger Zug
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
seen-by = Sicht
seen-by-one = { $name }
seen-by-all = Alle
next-move = Als Nächstes, { $name }: { $what }
play-on = Von hier weiterspielen
to-now = Zurück zum aktuellen Stand

# Das Ende
again = Revanche
again-swapped = Revanche mit getauschten { $what ->
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
see-table = Spielfeld ansehen
see-report = Spielbericht
agreed = Möchte Revanche: { $names }
to-next = Zur nächsten Partie
key-moments = Entscheidende Momente

# Analyse
analysis = Analyse
analysis-more = Jede Entscheidung wird nur nach dem beurteilt, was der Spieler wissen konnte: Wendepunkte, bessere Entscheidungen und der Anteil des Glücks.
analysis-level = Beurteilt von
analysis-by = { $level ->
    [beginner] Anfänger (ein Moment)
    [casual] Gelegenheitsspieler (ein Moment)
   *[club] Vereinsspieler (einige Sekunden)
    [expert] Experte (eine Minute oder länger)
    [master] Meister (mehrere Minuten)
}
analysis-begin = Partie analysieren
analysis-again = Noch einmal analysieren
analysis-seat = Sicht
analysis-runs = Analyse läuft …
analysis-done = { $done } von { $of } Entscheidungen
analysis-stop = Anhalten
analysis-stopped = Angehalten nach { $done } von { $of } Entscheidungen.
analysis-turning = Wendepunkte
analysis-no-turning = Keine einzelne Entscheidung hat viel geändert
analysis-swing = Von { $before } % auf { $after } %, { $by ->
    [mistake] ein Fehler
    [chance] teils Glück
    [conceded] ein Spieler hat aufgegeben
   *[play] gutes Spiel
}
analysis-mistakes = Fehler von { $name }
analysis-no-mistakes = { $name } hat keine schweren Fehler gemacht
analysis-mistake = Gespielt: { $played } ({ $win } %). Besser: { $better } ({ $best } %).
analysis-line = Zum Beispiel: { $line }.
analysis-look = Ansehen
analysis-balance = Glück und Können, in Prozentpunkten
balance-part = { $part ->
    [own] eigene Fehler
    [others] Fehler der Gegner
    [conceded] Aufgeben
   *[luck] gezogene Karten, Würfel und verdeckte Karten
}
win-course = Siegchance: anfangs { $first } %, am Ende { $last } %
win-missed = Kreise: Hier gab es eine bessere Möglichkeit.
win-chance = Sieg
look-there = Ansehen: { $when }

# Motion
plays = { $name } spielt
game-end = { $how ->
    [won] Sieg!
    [lost] Niederlage
    [draw] Unentschieden
   *[other] Partie beendet
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
`,$a=`# Die Seiten um den Tisch herum. $what ist, was die Spieler mitbringen: Decks oder Bücher (Zauberbücher).

# Die Leiste
play = Spielen
cards = Karten
builder = { $what ->
    [books] Zauberbuch
   *[decks] Deckbau
}
lobby-short = Lobby
sign-in = Anmelden

# Die Startseite
welcome = KeyForge, Mage Wars Arena und Shards of Infinity im Browser
welcome-more = Gegen Bots oder Freunde. Kostenlos, ohne Konto.
learn-now = In 5 Minuten lernen
play-now = Jetzt spielen
learn-short = Lernen
set-up = Partie einrichten
last-game = Deine letzte Partie
puzzle-done = gelöst
puzzle-solve = Lösen
credits = Bilder: Silhouetten von Lorc, Delapouite und anderen (game-icons.net, CC BY 3.0), verändert: beleuchtet und angeordnet. Inoffiziell, ohne Verbindung zu den Verlagen der Spiele. Schriften:
game-about = { $game ->
    [keyforge] Ein Haus je Zug. Schmiede als Erster drei Schlüssel.
    [mage-wars] Zwei Magier, ganze Zauberbücher, eine Arena.
   *[shards] Baue dein Deck, während du kämpfst.
}
game-minutes = { $game ->
    [keyforge] 30 Min.
    [mage-wars] 60 Min.
   *[shards] 25 Min.
}
game-depth = { $game ->
    [keyforge] leicht zu lernen
    [mage-wars] anspruchsvoll
   *[shards] leicht zu lernen
}
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
    [me] Gleiches Gerät
    [open] Freund, per Link
    [lobby] Lobby
   *[bot] Bot
}
against-more = { $who ->
    [me] Ihr gebt das Gerät zwischen den Zügen weiter; Handkarten bleiben verdeckt.
    [open] Du bekommst einen Link. Wer ihn öffnet, spielt mit.
   *[lobby] Deine Partie steht in der Lobby. Jeder kann mitspielen.
}
level = Stufe
bot-choice = { $level } ({ $time })
bot-at-once = sofort
bot-seconds = etwa { $n } s je Entscheidung
bot-level = { $kind ->
    [greedy] Gierig – nimmt den schnellsten Gewinn
    [swift] Flink: antwortet sofort, und gut
    [random] Zufällig – spielt irgendetwas Erlaubtes
    [beginner] Anfänger – kennt die Regeln und wenig mehr
    [casual] Gelegenheitsspieler – denkt einen Schritt voraus
    [club] Vereinsspieler – rechnet bis zum Zugende
    [expert] Experte – plant den ganzen Zug
    [master] Meister – denkt lange nach, schwer zu schlagen
   *[other] { $title }
}
go = { $game } spielen
saved-games = Gespeicherte Partien
saved-games-more = Lade eine gespeicherte Partie und spiel dort weiter, wo du aufgehört hast.
load = Gespeicherte Partie öffnen
variants = Variante
by-chance = Zufällig
settings = Weitere Einstellungen
clock = Uhr
clock-on = Mit Schachuhr spielen
clock-minutes = Minuten je Spieler
clock-increment = Zugabe in Sekunden
clock-words = { $minutes } Min. { $increment ->
    [0] {""}
   *[other] + { $increment } s
}
table-settings = Am Tisch
ask-all = Auch fragen, wenn es nur eine Möglichkeit gibt
game-seed = Startwert (gleicher Wert, gleiche Karten)
hints-too = Tipps auch unter Menschen erlauben
chat-on = Chat
undo-policy = { $people ->
    [yes] Zurücknehmen geht bis zur letzten aufgedeckten Karte, zum letzten Wurf oder zur letzten Entscheidung des Gegners.
   *[no] Zurücknehmen ist unbegrenzt möglich.
}

# Decks und Zauberbücher
your-deck = { $what ->
    [books] Dein Zauberbuch
   *[decks] Dein Deck
}
their-deck = { $what ->
    [books] Zauberbuch des Gegners
   *[decks] Deck des Gegners
}
any-deck = { $what ->
    [books] Zufälliges Zauberbuch
   *[decks] Zufälliges Deck
}
generate = { $what ->
    [books] Zauberbuch erzeugen …
   *[decks] Deck erzeugen …
}
generate-again = { $what ->
    [books] Ein anderes
   *[decks] Ein anderes
}
own-deck = { $what ->
    [books] Zauberbuch importieren …
   *[decks] Deck importieren …
}
my-decks = { $what ->
    [books] Meine Zauberbücher
   *[decks] Meine Decks
}
known-decks = { $what ->
    [books] Gedruckte Zauberbücher
   *[decks] Fertige Decks
}
show-cards = Karten zeigen
share-won = { $n } %
deck-strength = Stärke
deck-strength-points = Siegquote gegen Vergleichsdecks: { NUMBER($points, useGrouping: 0) } Punkte ({ NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) })
deck-strength-how = { $n ->
    [0] Das Deck wird getestet.
    [one] { $n } Partie, { $player } auf beiden Seiten.
   *[other] { $n } Partien, { $player } auf beiden Seiten.
}
deck-strength-more = { $n ->
    [0] Die ersten Ergebnisse erscheinen gleich.
   *[other] Der Test läuft weiter.
}
hard-for-it = Schwierige Gegner
easy-for-it = Leichte Gegner
cards-with-wins = Siegquote mit und ohne gezogene Karte
made-of = { $most ->
    [1] { $title } (freiwillig)
   *[other] { $title } (bis zu { $most }; der Rest ist zufällig)
}
set = Set
seed = Startwert
deck-list = { $what ->
    [books] Zauberbuch, als Text oder JSON
   *[decks] Deckliste, als Text, JSON, CSV oder Adresse
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
    [books] Zauberbuch prüfen und verwenden
   *[decks] Deck prüfen und verwenden
}
deck-replaced = { $what ->
    [books] Dieses Zauberbuch kann nicht gespielt werden. Ein anderes wurde gewählt.
   *[decks] Dieses Deck kann nicht gespielt werden. Ein anderes wurde gewählt.
}
too-long = Diese Liste ist zu lang. Erlaubt sind höchstens { $n } Zeichen.
open-file = Datei öffnen

# Ein Zauberbuch schreiben
builder-title = { $what ->
    [books] Zauberbuch zusammenstellen
   *[decks] Deck bauen
}
points = Punkte
points-of = { $n } / { $most } Punkte · { $copies ->
    [one] 1 Karte
   *[other] { $copies } Karten
} · { $problems ->
    [0] keine Probleme
    [one] 1 Problem
   *[other] { $problems } Probleme
}
pane-cards = Zauber
pane-book = { $what ->
    [books] Zauberbuch
   *[decks] Deck
}
offers = Verfügbare Zauber
empty-draft = Leer. Füge Karten mit + hinzu.
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
keep-here = In diesem Browser speichern
drop-here = { $name } löschen
kept = { $name } ist in diesem Browser gespeichert.
as-text = Als Text
read-list = Text importieren
copy-text = Text kopieren
save-file = Als Datei speichern

# Räume, die warten
lobby = Lobby
lobby-title = Offene Partien
lobby-how = Um eine Partie anzubieten, starte eine neue und wähle „Lobby“ als Gegner.
no-rooms = Zurzeit keine offenen Partien.
join = Beitreten
new-game = Neue Partie
waiting-room = Warten auf Mitspieler
waiting-for = { $n ->
    [one] Ein Platz ist frei. Die Partie beginnt, wenn er besetzt ist.
   *[other] { $n } Plätze sind frei. Die Partie beginnt, wenn alle besetzt sind.
}
invite = Einladen
share-link = Wer diesen Link öffnet, kann mitspielen.
share-lobby = Deine Partie steht in der Lobby. Auch wer diesen Link öffnet, kann mitspielen.
link = Link zu dieser Partie
copy = Link kopieren
copied = Kopiert
seats = Plätze
open-seat = freier Platz
sit = Platz nehmen
stand = Platz freigeben

# Spieler
who-am-i = { $account ->
    [yes] Du bist { $name }
   *[no] Du bist { $name }, ein Gast
}
guest-more = Gäste können alles spielen. Mit einem Konto spielst du gewertete Partien und kannst sie auf jedem Gerät fortsetzen.
account-more = Partien gegen andere Konten zählen für die Wertung. Du kannst deine Partien auf jedem Gerät fortsetzen.
account-way = { $way ->
    [rename] Speichern
    [register] Konto erstellen
   *[login] Anmelden
}
account-do = { $way ->
    [rename] Namen ändern
    [register] Konto erstellen
   *[login] Anmelden
}
logout = Abmelden
name = Name
password = Passwort
ratings = Wertungen
ratings-more = Partien zwischen verschiedenen Konten werden gewertet, außer sie waren sehr kurz oder ein Bot ist eingesprungen. Wiederholte Partien gegen denselben Gegner zählen weniger. Alle beginnen mit 1500; ± ist die Ungenauigkeit. Die Liste zeigt Spieler mit mehreren Gegnern und ausreichend genauer Wertung, geordnet nach der Untergrenze.
no-ratings = In diesem Spiel hat noch niemand einen Rang.
rank = Rang
rating = Wertung
games-played = Partien

# Die Karten
game = Spiel
loading = Einen Augenblick …
order = Sortieren nach
search = Kartentext durchsuchen
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
pictures-more = Wähle einen Ordner mit Bildern, die wie die Karten in Links heißen, zum Beispiel troll.png. Sie bleiben in diesem Browser.
pictures-pick = Ordner wählen
pictures-taken = { $n ->
    [one] 1 von { $all } Dateien passt zu einer Karte.
   *[other] { $n } von { $all } Dateien passen zu Karten.
}
pictures-failed = In einem privaten Fenster lassen sich keine Bilder speichern.
pictures-drop = { $n ->
    [one] 1 Bild löschen
   *[other] { $n } Bilder löschen
}

# Wie ein Spiel gespielt wird
learn = { $game }: So wird gespielt
lesson = { $topic ->
    [goal] Ziel
    [turn] Dein Zug
    [cards] Karten
    [fight] Kämpfen
   *[tip] Tipps für die erste Partie
}

# Erste Spiele und Rätsel
first-game = Deine erste Partie
first-game-about = Kurze Lektionen auf einem echten Spielfeld. Ein Trainer sagt dir, was du versuchen kannst und warum. Etwa 5 bis 10 Minuten; du kannst jederzeit abbrechen.
first-game-begin = { $done ->
    [0] Starten
   *[other] { $n ->
        [0] Noch einmal spielen
       *[other] Weiter mit Kapitel { $n } von { $of }
    }
}
puzzles = Rätsel
puzzles-about = Jedes Rätsel hat eine erzwungene Lösung. Tipps bekommst du einzeln.
puzzle-own = Du kannst Rätsel und Lektionen selbst schreiben: als Textdatei mit einer Stellung und einem Ziel.
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
coach-failed = Noch nicht ganz.
coach-leave = Beenden
coach-next = Nächstes Kapitel
coach-play = Ganze Partie spielen
coach-more = Weitere Rätsel
coach-again = Noch einmal versuchen
coach-hint = Tipp ({ $n } von { $of })
find-missed = Habe ich einen Sieg verpasst?
how-to-picture = Das Spielfeld von { $game } mitten in einer Partie
# Das Regelbuch
rules = Regeln von { $game }
rules-search = Regeln durchsuchen oder Kennung eingeben
rules-chapter = Kapitel
rules-all = Alle Kapitel
rules-trying = Nur Regeln mit Stellung zum Ausprobieren
rules-found = { $n ->
    [one] 1 Regel
   *[other] { $n } Regeln
} von { $all }
rules-none = Eine Regel { $id } gibt es hier nicht.
rules-link = Im Regelbuch
try = Gegen einen Bot ausprobieren
try-alone = Beide Seiten spielen
`,eo=`# Zurückkommen: eigene Partien, eigene Seite, Serien, Turniere.

go-on = Weiterspielen
go-on-with = mit { $names }
go-on-more = { $n ->
    [one] 1 weitere Partie
   *[other] { $n } weitere Partien
}
nobody-else = noch niemand sonst
whose-turn = { $whose ->
    [yours] Du bist dran
    [bots] Der Bot spielt weiter, sobald du zurück bist
    [waiting] Wartet auf Mitspieler
    [unknown] Läuft
   *[theirs] { $names } ist dran
}
name-here = Name auf diesem Gerät

# Fernpartien
correspondence = Fernpartie
days-each = Bedenkzeit je Zug
days = { $n ->
    [0] Aus (Partie in Echtzeit)
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
days-more = Ihr müsst nicht gleichzeitig online sein. Für jeden Zug hast du so viele Tage Zeit. Wer sie überschreitet, verliert, auch wenn der Server ausgefallen war.

# Die eigene Seite
my-page = Profil
results = Ergebnisse
streak = { $way ->
    [lost] { $n ->
        [one] Letzte Partie verloren.
       *[other] Letzte { $n } Partien verloren.
    }
   *[won] { $n ->
        [0] Zurzeit keine Serie.
        [one] Letzte Partie gewonnen.
       *[other] Letzte { $n } Partien gewonnen.
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
favourites = Meistgespielte Karten
history = Gespielte Partien
history-more = Gespeicherte Partien kannst du Schritt für Schritt ansehen.
result = { $result ->
    [won] gewonnen
    [lost] verloren
    [drawn] unentschieden
   *[self] gleiches Gerät
}
look-back = Ansehen
show-all = Alle { $n } zeigen
no-results = Noch keine beendeten Partien.
reminders = Erinnerungen per E-Mail
reminders-more = In Fernpartien bekommst du eine E-Mail, wenn du am Zug bist.
reminded-at = E-Mails gehen an { $email }.
reminders-off = Keine E-Mails mehr
reminders-on = E-Mail zur Bestätigung schicken
email = E-Mail-Adresse
letter-sent = Wir haben dir eine E-Mail geschickt. Öffne den Link darin.
mail-title = E-Mail
mail-confirm = Bestätigen
mail-done = Erledigt.
my-data = Deine Daten
my-data-more = Die Datei enthält alles, was der Server über dich speichert: Konto, Wertungen und Anmeldungen sowie deine Partien mit Decks und Entscheidungen.
export = Daten exportieren
forget-me = Konto löschen …
forget-more = Konto, Wertungen, Anmeldungen und Adresse werden sofort gelöscht. Laufende Partien gibst du auf. Partien, die du allein gespielt hast, werden gelöscht; in Partien mit anderen wird dein Name durch „früherer Spieler“ ersetzt. Das lässt sich nicht rückgängig machen.
forget-name = Zur Bestätigung gib deinen Namen ein: { $name }
forget-do = Konto endgültig löschen

# Serien
series = Serie
series-games = Anzahl der Partien
series-of = { $n ->
    [one] einzelne Partie
   *[other] Best of { $n }
}
series-more = Wer mehr Partien gewinnt, gewinnt die Serie. Die Decks bleiben gleich; der Verlierer beginnt (in KeyForge bestimmt er, wer beginnt).
stronger = Stärkeres Deck (beginnt mit Ketten)
nobody = Niemand
series-stands = Best of { $n }: { $won }
series-won = { $name } gewinnt die Serie (Best of { $n }): { $won }
next-game = Weiter zu Partie { $n }

# Einladungen
share = Teilen
qr = QR-Code zeigen
qr-of = QR-Code von { $link }
invite-to = { $game } auf Trivault

# Turniere
tournaments = Turniere
tournaments-more = Für 4 bis 16 Spieler und Bots. Einladung per Link.
tournament-new = Neues Turnier
tournament-name = Name
tournament-form = Modus
form = { $form ->
    [swiss] Schweizer System
   *[knock-out] K.-o.-System
}
form-more = { $form ->
    [swiss] Alle spielen jede Runde, gegen Gegner mit gleicher Punktzahl.
   *[knock-out] Wer verliert, scheidet aus.
}
tournament-size = Max. Spielerzahl
tournament-open = Turnier erstellen
tournament-link = Wer diesen Link öffnet, kann bis zum Beginn beitreten.
tournament-link-label = Link zu diesem Turnier
entrants = Spieler: { $n } von { $most }
tournament-enter = Teilnehmen
tournament-remove = Entfernen
tournament-add = Bot hinzufügen
tournament-begin = Erste Runde starten
tournament-few = Mindestens { $n } Spieler sind nötig. Warte auf weitere oder füge Bots hinzu.
tournament-nobody = Mindestens ein Mensch muss teilnehmen. Nimm selbst teil oder teile den Link.
standings = Tabelle
standings-final = Endstand
ties = { $form ->
    [swiss] Sieg 1 Punkt, Unentschieden ½, Freilos 1. Bei Gleichstand entscheiden die Punkte der Gegner, dann gewonnene Partien, dann die erste Auslosung.
   *[knock-out] Ein Unentschieden wird einmal wiederholt; danach kommt der höher Gesetzte weiter. Die Plätze richten sich nach der erreichten Runde, dann nach der Tabelle.
}
tournament-points = Punkte
buchholz = Geg.
buchholz-more = Punkte der Gegner
won-of = { $n } von { $of }
dropped = ausgestiegen
round = Runde { $n } von { $of }
match-result = { $result ->
    [won] { $name } hat gewonnen
    [drawn] unentschieden
    [bye] Freilos
   *[open] läuft
}
to-own-match = Zu meiner Partie in Runde { $n }
to-tournament = Zum Turnier
watch = Zuschauen
tournament-leave = Turnier verlassen …
tournament-leave-more = Du gibst die Partie dieser Runde auf und spielst keine weiteren Runden.
tournament-leave-do = Endgültig verlassen
tournament-drop = Nicht erschienenen Spieler entfernen …
`,to=`# The browser client. What the games say comes from the games.

# Everywhere
to-content = Skip to content
pages = Pages
language = Language
close = Close
back = Back
all = all
send = Send
empty = none
lost = Connection lost.
offline = The server can’t be reached. You can still read how to play and the cards you have already viewed. To play, you need the server.
answers-later = Your game is saved. You can go on as soon as you are connected again.
attempt-in = { $n ->
    [0] Reconnecting …
   *[other] Reconnecting in { $n } s
}
attempt-now = Try now
not-found = { $page ->
    [room] This table can’t be opened
    [tournament] This tournament can’t be opened
   *[other] { $card ->
       [yes] There is no such card
      *[no] Page not found
    }
}
not-found-more = Check the address or go to the start page.
to-start = Go to start page
opening = Setting up the table …

player = Player { $n }

# A room
hand-over = { $name }, it’s your turn. Take the device.
uncover = I’m ready
menu = Menu
preferences = Preferences
save = Save game to file
resign = Concede
resign-sure = Yes, concede
leave = Leave game (it is saved)
pace = Animation speed
pace-of = { $n ->
    [0] off (instant)
    [400] fast
    [900] normal
   *[other] slow
}
pace-short = { $n ->
    [0] Off
    [400] Fast
    [900] Normal
   *[other] Slow
}
theme = Theme
theme-of = { $theme ->
    [dark] Dark
    [light] Light
   *[system] System
}
volume-of = { $n ->
    [0] Off
    [30] Soft
   *[other] Full
}
quick = Play a card with one tap if it has only one option
auto-order = Order my triggered effects automatically
sound = Sounds
volume = Volume
alert = Notify me when it’s my turn
alert-refused = Your browser blocks notifications for this page. Allow them in its settings first.
keys = Keyboard shortcuts
key = { $what ->
    [arrows] next or previous target
    [cards] any card, even one you can’t use
    [enter] use the card in the usual way; confirm your choice
    [all] show every option of the card
    [more] select or deselect
    [confirm] confirm your choice
    [escape] back, close
    [letters] the button with this letter
    [digits] the answer with this number
    [undo] undo the last decision
    [hint] get a hint
    [why] why can’t I use this card?
    [zoom] enlarge the card
    [log] open or close the log
    [view] switch between board and text view
    [space] skip ahead; in a replay: play or pause
    [back] in a replay: one step, to the start, to the end
    [turns] in a replay: one turn
   *[help] this list
}
signs = Marks on cards
sign-legal = you can choose it
sign-enemy = an enemy you can choose
sign-chosen = selected
sign-now = changed by the last event
plain-view = Text view
picture-view = Board view
beside = Beside the table
chat = Chat
chat-line = Message
mute = Mute
unmute = Unmute
watches = spectator
unread = new messages

# At the table
players = Players
you = you
deciding = to move
is-here = online
is-computer = bot
is-gone = disconnected
is-played = a bot plays
is-out = { $why ->
    [time] out of time
   *[resigned] conceded
}
little-time = low on time!
your-time = You have less than { $n } seconds left.
deck = Deck
exhausted = exhausted
chosen = selected
your-turn = Your turn
question = Question
whole-question = Show the whole question
waiting = Waiting for { $names } …
thinking = { $names } { $n ->
    [one] is
   *[other] are
} thinking …
skip-ahead = Skip ahead
take-back = Take back { $name }’s seat
gone-now = { $name } has disconnected.
give-seat = Let a bot take over for { $name }
give-own = Let a bot take over
give-unrated = The game is no longer rated once a bot takes over for somebody.
watching = { $n ->
    [0] No spectators
    [one] 1 spectator
   *[other] { $n } spectators
}
you-watch = You are spectating.
choose-some = { $spare ->
    [0] Choose { $high }.
   *[other] { $low ->
       [0] Choose up to { $high }.
      *[other] Choose { $low } to { $high }.
    }
}
choose = { $n ->
    [0] Nothing selected yet
   *[other] { $names }
}
give = { $left ->
    [0] Confirm
   *[other] { $left } of { $n } left to assign
}
less = One less: { $name }
more = One more: { $name }
all-rest = Put the rest here
rest = Left
take-number = Choose { $n }
all-the-same = { $what } anyway
start-over = Start over
all-answers = All options ({ $n })
find-answer = Number or search
no-answer-fits = No match.
hint = Hint
hint-best = Best moves by win chance:
hint-points = Best moves by points:
hint-level = Level
level-name = { $level ->
    [beginner] Beginner
    [casual] Casual
    [club] Club
   *[expert] Expert
    [master] Master
}
hint-thinks = Thinking …
percent = { $n }%
hint-worth = { $n } points
stops = When to pause for me
undo = Undo
why-not = Why can’t I use it?
not-your-turn = It’s not your turn.
look-at = Look at the card
log = Log
rule = Rule { $id }
whole-log = Full log
no-log = Nothing has happened yet.
in-force = Active effects
affects = What affects this?
affects-nothing = No active effects.

# The plain view
table = Table
answers = Options
main-answer = Main option
type-here = Your answer
plain-commands = You can also type: { $list }.

# Looking back
replay = Replay
moment = Move { $at } of { $end }, { $in ->
    [rounds] round { $turn }
   *[turns] turn { $turn }
}
turn-back = { $in ->
    [rounds] Previous round
   *[turns] Previous turn
}
step-back = Back
step-on = Forward
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
seen-by = View
seen-by-one = { $name }
seen-by-all = Everyone
next-move = Next move, { $name }: { $what }
play-on = Play on from here
to-now = Back to the current move

# The end
again = Rematch
again-swapped = Swap { $what ->
    [books] spellbooks and play again
   *[decks] decks and play again
}
another-game = Another game
as-table = As a table
turn = { $in ->
    [rounds] Round
   *[turns] Turn
}
you-win = You win!
see-table = View the board
see-report = Game report
agreed = Wants a rematch: { $names }
to-next = Next game
key-moments = Key moments

# Analysis
analysis = Analysis
analysis-more = Each move is judged only by what its player could know: turning points, better moves, and how much was luck.
analysis-level = Judged by
analysis-by = { $level ->
    [beginner] Beginner (a moment)
    [casual] Casual (a moment)
   *[club] Club (a few seconds)
    [expert] Expert (a minute or more)
    [master] Master (several minutes)
}
analysis-begin = Analyse the game
analysis-again = Analyse again
analysis-seat = Show for
analysis-runs = Analysing …
analysis-done = { $done } of { $of } moves
analysis-stop = Stop
analysis-stopped = Stopped after { $done } of { $of } moves.
analysis-turning = Turning points
analysis-no-turning = No single move changed much
analysis-swing = From { $before }% to { $after }%, { $by ->
    [mistake] a mistake
    [chance] partly luck
    [conceded] a player conceded
   *[play] good play
}
analysis-mistakes = Mistakes by { $name }
analysis-no-mistakes = { $name } made no serious mistakes
analysis-mistake = { $own ->
    [yes] You
   *[no] { $name }
} played { $played } ({ $win }%). Better: { $better } ({ $best }%).
analysis-line = For example: { $line }.
analysis-look = Show
analysis-balance = Luck and skill (percentage points)
balance-part = { $part ->
    [own] own mistakes
    [others] opponents’ mistakes
    [conceded] conceding
   *[luck] draws, dice and hidden cards
}
win-course = Win chance: { $first }% at the start, { $last }% at the end
win-missed = Circles mark moves where a better one was available.
win-chance = Win
look-there = Show { $when }

# Motion
plays = { $name } plays
game-end = { $how ->
    [won] Victory!
    [lost] Defeat
    [draw] A draw
   *[other] Game over
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
`,no=`# The pages around the table. $what is what players bring: decks or books (spellbooks).

# The bar
play = Play
cards = Cards
builder = { $what ->
    [books] Spellbook
   *[decks] Build
}
lobby-short = Lobby
sign-in = Sign in

# The start page
welcome = KeyForge, Mage Wars Arena and Shards of Infinity in your browser
welcome-more = Against bots or friends. Free, no account.
learn-now = Learn in 5 minutes
play-now = Play now
learn-short = Learn
set-up = Set up a game
last-game = Your last game
puzzle-done = solved
puzzle-solve = Solve
credits = Pictures: silhouettes by Lorc, Delapouite and contributors (game-icons.net, CC BY 3.0), changed: lit and composed. Unofficial, not connected with the publishers of the games. Fonts:
game-about = { $game ->
    [keyforge] One house a turn. Forge three keys first.
    [mage-wars] Two mages, whole spellbooks, one arena.
   *[shards] Build your deck while you fight.
}
game-minutes = { $game ->
    [keyforge] 30 min
    [mage-wars] 60 min
   *[shards] 25 min
}
game-depth = { $game ->
    [keyforge] easy to learn
    [mage-wars] deep
   *[shards] easy to learn
}
players-range = { $low ->
    [2] { $high ->
        [2] 2 players
       *[other] 2 to { $high } players
    }
   *[other] { $low } to { $high } players
}
you-play = You: { $name }
no-decks = Everyone starts with the same cards.
how-many = Players
against = { $who ->
    [me] Same device
    [open] A friend, by link
    [lobby] Lobby
   *[bot] Bot
}
against-more = { $who ->
    [me] Pass the device between turns; hands stay hidden.
    [open] Share a link. Anyone who opens it joins your game.
   *[lobby] Your game is listed in the lobby. Anyone can join.
}
level = Level
bot-choice = { $level } ({ $time })
bot-at-once = instant
bot-seconds = about { $n } s per move
bot-level = { $kind ->
    [greedy] Greedy – grabs the best immediate gain
    [swift] Swift: answers at a glance, and well
    [random] Random – plays any legal move
    [beginner] Beginner – knows the rules and little more
    [casual] Casual – looks a move ahead
    [club] Club – plans to the end of the turn
    [expert] Expert – plans the whole turn
    [master] Master – thinks long, hard to beat
   *[other] { $title }
}
go = Play { $game }
saved-games = Saved games
saved-games-more = Load a saved game and continue where you left off.
load = Open a saved game
variants = Variant
by-chance = Random
settings = More settings
clock = Clock
clock-on = Use chess clocks
clock-minutes = Minutes per player
clock-increment = Increment in seconds
clock-words = { $minutes } min { $increment ->
    [0] {""}
   *[other] + { $increment } s
}
table-settings = At the table
ask-all = Ask even if there is only one option
game-seed = Seed (same seed, same cards)
hints-too = Allow hints between people
chat-on = Chat
undo-policy = { $people ->
    [yes] Undo stops at the last revealed card, die roll or opponent’s move.
   *[no] Undo as far back as you like.
}

# Decks and spellbooks
your-deck = { $what ->
    [books] Your spellbook
   *[decks] Your deck
}
their-deck = { $what ->
    [books] Opponent’s spellbook
   *[decks] Opponent’s deck
}
any-deck = { $what ->
    [books] Random spellbook
   *[decks] Random deck
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
    [books] Import a spellbook …
   *[decks] Import a deck …
}
my-decks = { $what ->
    [books] My spellbooks
   *[decks] My decks
}
known-decks = { $what ->
    [books] Printed spellbooks
   *[decks] Ready-made decks
}
show-cards = Show cards
share-won = { $n }%
deck-strength = Strength
deck-strength-points = win rate against sample decks: { NUMBER($points, useGrouping: 0) } points ({ NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) })
deck-strength-how = { $n ->
    [0] Testing this deck.
    [one] { $n } game, { $player } on both sides.
   *[other] { $n } games, { $player } on both sides.
}
deck-strength-more = { $n ->
    [0] The first results will appear shortly.
   *[other] Testing continues.
}
hard-for-it = Tough matchups
easy-for-it = Good matchups
cards-with-wins = Win rate when drawn vs. not drawn
made-of = { $most ->
    [1] { $title } (optional)
   *[other] { $title } (up to { $most }; the rest is random)
}
set = Set
seed = Seed
deck-list = { $what ->
    [books] Spellbook, as text or JSON
   *[decks] Deck list, as text, JSON, CSV or address
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
    [books] Check and use this spellbook
   *[decks] Check and use this deck
}
deck-replaced = { $what ->
    [books] This spellbook can’t be played. Another one was chosen.
   *[decks] This deck can’t be played. Another one was chosen.
}
too-long = This list is too long. Use at most { $n } characters.
open-file = Open a file

# Building a spellbook
builder-title = { $what ->
    [books] Build a spellbook
   *[decks] Build a deck
}
points = points
points-of = { $n } / { $most } points · { $copies ->
    [one] 1 card
   *[other] { $copies } cards
} · { $problems ->
    [0] no problems
    [one] 1 problem
   *[other] { $problems } problems
}
pane-cards = Spells
pane-book = { $what ->
    [books] Spellbook
   *[decks] Deck
}
offers = Available spells
empty-draft = Empty. Add cards with +.
legal = { $what ->
    [books] This spellbook is legal.
   *[decks] This deck is legal.
}
choose-one = Choose …
begin-with = Start with
empty-book = { $what ->
    [books] An empty spellbook
   *[decks] An empty deck
}
play-with = Play it
keep-here = Save in this browser
drop-here = Delete { $name }
kept = { $name } is saved in this browser.
as-text = As text
read-list = Import this text
copy-text = Copy text
save-file = Save as file

# Rooms that wait
lobby = Lobby
lobby-title = Open games
lobby-how = To host a game, start a new one and choose “Lobby” as your opponent.
no-rooms = No open games right now.
join = Join
new-game = New game
waiting-room = Waiting for players
waiting-for = { $n ->
    [one] One seat is open. The game starts when somebody takes it.
   *[other] { $n } seats are open. The game starts when all are taken.
}
invite = Invite
share-link = Anyone with this link can join.
share-lobby = Your game is listed in the lobby. Anyone with this link can join, too.
link = Link to this game
copy = Copy link
copied = Copied
seats = Seats
open-seat = open seat
sit = Take this seat
stand = Leave seat

# Players
who-am-i = { $account ->
    [yes] You are { $name }
   *[no] You are { $name }, a guest
}
guest-more = Guests can play everything. Create an account to play rated games and continue them on any device.
account-more = Your games against other accounts are rated. You can continue your games on any device.
account-way = { $way ->
    [rename] Change name
    [register] Create account
   *[login] Sign in
}
account-do = { $way ->
    [rename] Save
    [register] Create account
   *[login] Sign in
}
logout = Sign out
name = Name
password = Password
ratings = Ratings
ratings-more = Games between different accounts are rated, unless they were very short or a bot took over. Repeated games against the same opponent count less. Everyone starts at 1500; ± is the margin of error. The list shows players with several opponents and a small enough margin, ranked by their lower bound.
no-ratings = Nobody is ranked in this game yet.
rank = Rank
rating = Rating
games-played = Games

# The cards
game = Game
loading = One moment …
order = Sort by
search = Search card text
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
card-link = Copy link
no-card = There is no such card.
pictures = Your own pictures
pictures-more = Choose a folder of pictures named like the cards in links, for example troll.png. They stay in this browser.
pictures-pick = Choose a folder
pictures-taken = { $n ->
    [one] 1 of { $all } files matches a card.
   *[other] { $n } of { $all } files match cards.
}
pictures-failed = Pictures can’t be stored in a private window.
pictures-drop = { $n ->
    [one] Delete 1 picture
   *[other] Delete { $n } pictures
}

# How a game is played
learn = How to play { $game }
lesson = { $topic ->
    [goal] Goal
    [turn] Your turn
    [cards] Cards
    [fight] Fighting
   *[tip] Tips for your first game
}

# First games and puzzles
first-game = Your first game
first-game-about = Short lessons on a real board. A coach tells you what to try and why. About 5 to 10 minutes; you can leave at any time.
first-game-begin = { $done ->
    [0] Start
   *[other] { $n ->
        [0] Play again
       *[other] Continue with chapter { $n } of { $of }
    }
}
puzzles = Puzzles
puzzles-about = Every puzzle has a forced solution. Ask for one hint at a time.
puzzle-own = You can write puzzles and lessons yourself: a text file with a position and a goal.
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
coach-failed = Not quite.
coach-leave = Exit
coach-next = Next chapter
coach-play = Play a whole game
coach-more = More puzzles
coach-again = Try again
coach-hint = Hint ({ $n } of { $of })
find-missed = Did I miss a win?
how-to-picture = The board of { $game } in the middle of a game
# The rulebook
rules = Rules of { $game }
rules-search = Search rules or enter an ID
rules-chapter = Chapter
rules-all = All chapters
rules-trying = Only rules with a position to try
rules-found = { $n ->
    [one] 1 rule
   *[other] { $n } rules
} of { $all }
rules-none = There is no rule { $id } here.
rules-link = Open in the rulebook
try = Try it against a bot
try-alone = Play both sides
`,ro=`# Coming back: one's own games, one's own page, series, tournaments.

go-on = Continue
go-on-with = with { $names }
go-on-more = { $n ->
    [one] 1 more game
   *[other] { $n } more games
}
nobody-else = nobody else yet
whose-turn = { $whose ->
    [yours] Your turn
    [bots] The bot moves when you are back
    [waiting] Waiting for players
    [unknown] In progress
   *[theirs] { $names } to play
}
name-here = Name on this device

# Games by correspondence
correspondence = By correspondence
days-each = Time per move
days = { $n ->
    [0] Off (live game)
    [one] 1 day
   *[other] { $n } days
}
days-of = { $n ->
    [one] 1 day per move
   *[other] { $n } days per move
}
hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
}
days-more = Players don’t have to be online at the same time. You have this many days per move. If your time runs out, you lose, even if the server was down.

# One's own page
my-page = Profile
results = Results
streak = { $way ->
    [lost] { $n ->
        [one] Lost the last game.
       *[other] Lost the last { $n } games.
    }
   *[won] { $n ->
        [0] No current streak.
        [one] Won the last game.
       *[other] Won the last { $n } games.
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
favourites = Most played cards
history = Game history
history-more = You can replay games that the server still has, move by move.
result = { $result ->
    [won] won
    [lost] lost
    [drawn] drawn
   *[self] same device
}
look-back = Replay
show-all = Show all { $n }
no-results = No finished games yet.
reminders = E-mail reminders
reminders-more = In correspondence games, we e-mail you when it’s your turn.
reminded-at = E-mails go to { $email }.
reminders-off = Stop e-mails
reminders-on = Send confirmation e-mail
email = E-mail address
letter-sent = We’ve sent you an e-mail. Open the link in it.
mail-title = E-mail
mail-confirm = Confirm
mail-done = Done.
my-data = Your data
my-data-more = The file contains everything the server stores about you: your account, ratings and sign-ins, and your games with your decks and moves.
export = Export your data
forget-me = Delete account …
forget-more = Your account, ratings, sign-ins and address are deleted at once. You concede running games. Games you played alone are deleted; in games with others, your name is replaced by “former player”. This can’t be undone.
forget-name = Type your name to confirm: { $name }
forget-do = Delete account permanently

# Series
series = Series
series-games = Number of games
series-of = { $n ->
    [one] single game
   *[other] best of { $n }
}
series-more = The player with more wins takes the series. Decks stay the same; the loser goes first (in KeyForge the loser chooses).
stronger = Stronger deck (starts with chains)
nobody = Nobody
series-stands = Best of { $n }: { $won }
series-won = { $name } wins the series, best of { $n }: { $won }
next-game = Go to game { $n }

# Invitations
share = Share
qr = Show QR code
qr-of = QR code of { $link }
invite-to = { $game } on Trivault

# Tournaments
tournaments = Tournaments
tournaments-more = For 4 to 16 players and bots. Invite by link.
tournament-new = New tournament
tournament-name = Name
tournament-form = Format
form = { $form ->
    [swiss] Swiss
   *[knock-out] Knockout
}
form-more = { $form ->
    [swiss] Everyone plays every round, against opponents with the same score.
   *[knock-out] The loser of a match is out.
}
tournament-size = Max. players
tournament-open = Create tournament
tournament-link = Anyone with this link can join until it starts.
tournament-link-label = Link to this tournament
entrants = Players: { $n } of { $most }
tournament-enter = Join
tournament-remove = Remove
tournament-add = Add a bot
tournament-begin = Start the first round
tournament-few = At least { $n } players are needed. Wait for more or add bots.
tournament-nobody = At least one person must take part. Join yourself or share the link.
standings = Standings
standings-final = Final standings
ties = { $form ->
    [swiss] A win is 1 point, a draw ½, a bye 1. Ties are broken by opponents’ points, then games won, then the initial draw.
   *[knock-out] A drawn game is replayed once; after that, the higher seed advances. Players are ranked by the round they reached, then as in the standings.
}
tournament-points = Points
buchholz = Opp.
buchholz-more = Opponents’ points
won-of = { $n } of { $of }
dropped = dropped
round = Round { $n } of { $of }
match-result = { $result ->
    [won] { $name } won
    [drawn] drawn
    [bye] bye
   *[open] in progress
}
to-own-match = Go to my round { $n } game
to-tournament = Go to tournament
watch = Spectate
tournament-leave = Leave tournament …
tournament-leave-more = You concede this round’s game and play no more rounds.
tournament-leave-do = Leave permanently
tournament-drop = Remove a no-show …
`,io=`# Program w przeglądarce. To, co mówią gry, pochodzi z gier.

# Wszędzie
to-content = Przejdź do treści
pages = Strony
language = Język
close = Zamknij
back = Wstecz
all = wszystkie
send = Wyślij
empty = brak
lost = Utracono połączenie.
offline = Nie można połączyć się z serwerem. Nadal możesz czytać, jak grać, i przeglądać otwarte wcześniej karty. Do gry potrzebny jest serwer.
answers-later = Twoja gra jest zapisana. Wrócisz do niej, gdy tylko odzyskasz połączenie.
attempt-in = { $n ->
    [0] Łączenie …
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
not-found-more = Sprawdź adres albo przejdź na stronę główną.
to-start = Strona główna
opening = Przygotowywanie stołu …

player = Gracz { $n }

# Pokój
hand-over = Kolej gracza { $name }. Przekażcie urządzenie.
uncover = Gotowe
menu = Menu
preferences = Ustawienia
save = Zapisz grę do pliku
resign = Poddaj się
resign-sure = Tak, poddaję się
leave = Wyjdź z gry (zostanie zapisana)
pace = Tempo animacji
pace-of = { $n ->
    [0] wyłączone (natychmiast)
    [400] szybko
    [900] normalnie
   *[other] powoli
}
pace-short = { $n ->
    [0] Od razu
    [400] Szybko
    [900] Zwykle
   *[other] Wolno
}
theme = Motyw
theme-of = { $theme ->
    [dark] Ciemny
    [light] Jasny
   *[system] System
}
volume-of = { $n ->
    [0] Brak
    [30] Cicho
   *[other] Głośno
}
quick = Zagraj kartę jednym dotknięciem, gdy jest tylko jedna możliwość
auto-order = Automatycznie ustalaj kolejność moich wyzwolonych efektów
sound = Dźwięki
volume = Głośność
alert = Powiadom mnie, gdy będzie moja kolej
alert-refused = Przeglądarka blokuje powiadomienia tej strony. Najpierw zezwól na nie w ustawieniach.
keys = Skróty klawiszowe
key = { $what ->
    [arrows] następny lub poprzedni cel
    [cards] dowolna karta, także niedostępna
    [enter] użyj karty w zwykły sposób; potwierdź wybór
    [all] wszystkie możliwości karty
    [more] zaznacz lub odznacz
    [confirm] potwierdź wybór
    [escape] wstecz, zamknij
    [letters] przycisk z tą literą
    [digits] odpowiedź o tym numerze
    [undo] cofnij ostatnią decyzję
    [hint] pokaż podpowiedź
    [why] dlaczego nie mogę użyć tej karty?
    [zoom] powiększ kartę
    [log] otwórz lub zamknij dziennik
    [view] przełącz między planszą a widokiem tekstowym
    [space] przewiń; w powtórce: odtwarzaj lub zatrzymaj
    [back] w powtórce: jeden krok, początek, koniec
    [turns] w powtórce: jedna tura
   *[help] ta lista
}
signs = Znaki na kartach
sign-legal = możesz wybrać
sign-enemy = wrogi cel, który możesz wybrać
sign-chosen = wybrana
sign-now = zmieniona przez ostatnie zdarzenie
plain-view = Widok tekstowy
picture-view = Widok planszy
beside = Obok stołu
chat = Czat
chat-line = Wiadomość
mute = Wycisz
unmute = Wyłącz wyciszenie
watches = widz
unread = nowe wiadomości

# Przy stole
players = Gracze
you = ty
deciding = ma ruch
is-here = online
is-computer = bot
is-gone = rozłączony
is-played = gra bot
is-out = { $why ->
    [time] czas minął
   *[resigned] poddał się
}
little-time = mało czasu!
your-time = Zostało ci mniej niż { $n } sekund.
deck = Talia
exhausted = wyczerpany
chosen = wybrane
your-turn = Twoja kolej
question = Pytanie
whole-question = Pokaż całe pytanie
waiting = Oczekiwanie na: { $names } …
thinking = { $names } { $n ->
    [one] namyśla
   *[other] namyślają
} się …
skip-ahead = Przewiń
take-back = Odzyskaj miejsce: { $name }
gone-now = Gracz { $name } stracił połączenie.
give-seat = Niech bot gra za: { $name }
give-own = Niech bot gra za mnie
give-unrated = Gdy za kogoś zagra bot, gra nie liczy się już do rankingu.
watching = { $n ->
    [0] Brak widzów
    [one] 1 widz
    [few] { $n } widzów
   *[other] { $n } widzów
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
    [0] Zatwierdź
   *[other] Do przydzielenia: { $left } z { $n }
}
less = O jeden mniej: { $name }
more = O jeden więcej: { $name }
all-rest = Reszta tutaj
rest = Reszta
take-number = Wybierz { $n }
all-the-same = Mimo to: { $what }
start-over = Zacznij od nowa
all-answers = Wszystkie możliwości ({ $n })
find-answer = Numer lub szukane słowo
no-answer-fits = Brak wyników.
hint = Podpowiedź
hint-best = Najlepsze ruchy według szansy na wygraną:
hint-points = Najlepsze ruchy według punktów:
hint-level = Poziom
level-name = { $level ->
    [beginner] Początkujący
    [casual] Niedzielny
    [club] Klubowy
   *[expert] Ekspert
    [master] Mistrz
}
hint-thinks = Namyśla się …
percent = { $n }%
hint-worth = { $n } pkt
stops = Kiedy mnie pytać?
undo = Cofnij
why-not = Dlaczego nie mogę?
not-your-turn = To nie twoja kolej.
look-at = Obejrzyj kartę
log = Dziennik
rule = Zasada { $id }
whole-log = Pełny dziennik
no-log = Nic się jeszcze nie wydarzyło.
in-force = Aktywne efekty
affects = Co na to wpływa?
affects-nothing = Brak aktywnych efektów.

# Widok prosty
table = Stół
answers = Możliwości
main-answer = Główna możliwość
type-here = Twoja odpowiedź
plain-commands = Możesz też wpisać: { $list }.

# Patrzenie wstecz
replay = Powtórka
moment = Ruch { $at } z { $end }, { $in ->
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
seen-by = Widok
seen-by-one = { $name }
seen-by-all = Wszyscy
next-move = Następny ruch, { $name }: { $what }
play-on = Graj dalej od tego miejsca
to-now = Wróć do bieżącego ruchu

# Koniec
again = Rewanż
again-swapped = Rewanż z zamienionymi { $what ->
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
see-table = Zobacz planszę
see-report = Raport z gry
agreed = Chce rewanżu: { $names }
to-next = Następna gra
key-moments = Kluczowe momenty

# Analiza
analysis = Analiza
analysis-more = Każdy ruch oceniamy tylko według tego, co gracz mógł wiedzieć: punkty zwrotne, lepsze ruchy i udział szczęścia.
analysis-level = Ocenia
analysis-by = { $level ->
    [beginner] Początkujący (chwila)
    [casual] Niedzielny (chwila)
   *[club] Klubowy (kilka sekund)
    [expert] Ekspert (minuta lub dłużej)
    [master] Mistrz (kilka minut)
}
analysis-begin = Przeanalizuj partię
analysis-again = Przeanalizuj jeszcze raz
analysis-seat = Widok
analysis-runs = Trwa analiza …
analysis-done = Ruch { $done } z { $of }
analysis-stop = Zatrzymaj
analysis-stopped = Zatrzymano po { $done } z { $of } ruchów.
analysis-turning = Punkty zwrotne
analysis-no-turning = Żaden pojedynczy ruch wiele nie zmienił
analysis-swing = Z { $before }% na { $after }%, { $by ->
    [mistake] błąd
    [chance] częściowo szczęście
    [conceded] gracz się poddał
   *[play] dobra gra
}
analysis-mistakes = Błędy: { $name }
analysis-no-mistakes = { $name }: bez poważnych błędów
analysis-mistake = Zagrano: { $played } ({ $win }%). Lepiej: { $better } ({ $best }%).
analysis-line = Na przykład: { $line }.
analysis-look = Pokaż
analysis-balance = Szczęście i umiejętności, w punktach procentowych
balance-part = { $part ->
    [own] własne błędy
    [others] błędy przeciwników
    [conceded] poddanie się
   *[luck] dobrane karty, rzuty i zakryte karty
}
win-course = Szansa na wygraną: { $first }% na początku, { $last }% na końcu
win-missed = Kółka oznaczają ruchy, od których były lepsze.
win-chance = Wygrana
look-there = Pokaż: { $when }

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
`,ao=`# Strony wokół stołu. $what to to, co przynoszą gracze: talie (decks) albo księgi zaklęć (books).

# Pasek
play = Graj
cards = Karty
builder = { $what ->
    [books] Księga
   *[decks] Talia
}
lobby-short = Lobby
sign-in = Zaloguj się

# Strona startowa
welcome = KeyForge, Mage Wars Arena i Shards of Infinity w przeglądarce
welcome-more = Z botami lub znajomymi. Za darmo, bez konta.
learn-now = Naucz się w 5 minut
play-now = Graj teraz
learn-short = Naucz się
set-up = Przygotuj grę
last-game = Twoja ostatnia gra
puzzle-done = rozwiązana
puzzle-solve = Rozwiąż
credits = Ilustracje: sylwetki, których autorami są Lorc, Delapouite i inni (game-icons.net, CC BY 3.0), zmienione: oświetlone i ułożone. Strona nieoficjalna, niezwiązana z wydawcami gier. Czcionki:
game-about = { $game ->
    [keyforge] Jeden dom na turę. Pierwszy wykuj trzy klucze.
    [mage-wars] Dwóch magów, całe księgi zaklęć, jedna arena.
   *[shards] Buduj talię w trakcie walki.
}
game-minutes = { $game ->
    [keyforge] 30 min
    [mage-wars] 60 min
   *[shards] 25 min
}
game-depth = { $game ->
    [keyforge] łatwa do nauki
    [mage-wars] złożona
   *[shards] łatwa do nauki
}
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
    [me] To samo urządzenie
    [open] Znajomy, przez link
    [lobby] Lobby
   *[bot] Bot
}
against-more = { $who ->
    [me] Przekazujecie sobie urządzenie; ręce pozostają zakryte.
    [open] Udostępnij link. Każdy, kto go otworzy, dołączy do gry.
   *[lobby] Twoja gra jest widoczna w lobby. Każdy może dołączyć.
}
level = Poziom
bot-choice = { $level } ({ $time })
bot-at-once = natychmiast
bot-seconds = około { $n } s na ruch
bot-level = { $kind ->
    [greedy] Zachłanny – bierze natychmiastowy zysk
    [swift] Błyskawiczny: odpowiada od razu, i dobrze
    [random] Losowy – wykonuje dowolny dozwolony ruch
    [beginner] Początkujący – zna zasady i niewiele więcej
    [casual] Niedzielny – myśli o jeden ruch naprzód
    [club] Klubowy – planuje do końca tury
    [expert] Ekspert – planuje całą turę
    [master] Mistrz – myśli długo, trudno go pokonać
   *[other] { $title }
}
go = Graj w { $game }
saved-games = Zapisane gry
saved-games-more = Wczytaj zapisaną grę i graj dalej od miejsca, w którym ją przerwano.
load = Otwórz zapisaną grę
variants = Wariant
by-chance = Losowo
settings = Więcej ustawień
clock = Zegar
clock-on = Graj z zegarem szachowym
clock-minutes = Minuty na gracza
clock-increment = Dodawane sekundy
clock-words = { $minutes } min { $increment ->
    [0] {""}
   *[other] + { $increment } s
}
table-settings = Przy stole
ask-all = Pytaj także wtedy, gdy jest tylko jedna możliwość
game-seed = Ziarno (to samo ziarno, te same karty)
hints-too = Zezwól na podpowiedzi w grze między ludźmi
chat-on = Czat
undo-policy = { $people ->
    [yes] Cofać można do ostatniej odkrytej karty, rzutu lub ruchu przeciwnika.
   *[no] Cofać można bez ograniczeń.
}

# Talie i księgi zaklęć
your-deck = { $what ->
    [books] Twoja księga zaklęć
   *[decks] Twoja talia
}
their-deck = { $what ->
    [books] Księga zaklęć przeciwnika
   *[decks] Talia przeciwnika
}
any-deck = { $what ->
    [books] Losowa księga zaklęć
   *[decks] Losowa talia
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
    [books] Importuj księgę zaklęć …
   *[decks] Importuj talię …
}
my-decks = { $what ->
    [books] Moje księgi zaklęć
   *[decks] Moje talie
}
known-decks = { $what ->
    [books] Drukowane księgi zaklęć
   *[decks] Gotowe talie
}
show-cards = Pokaż karty
share-won = { $n }%
deck-strength = Siła
deck-strength-points = wygranych z przykładowymi taliami: { NUMBER($points, useGrouping: 0) } pkt (od { NUMBER($low, useGrouping: 0) } do { NUMBER($high, useGrouping: 0) })
deck-strength-how = { $n ->
    [0] Trwa testowanie talii.
    [one] { $n } partia, po obu stronach gra { $player }.
    [few] { $n } partie, po obu stronach gra { $player }.
   *[other] { $n } partii, po obu stronach gra { $player }.
}
deck-strength-more = { $n ->
    [0] Pierwsze wyniki pojawią się za chwilę.
   *[other] Testowanie trwa.
}
hard-for-it = Trudni przeciwnicy
easy-for-it = Łatwi przeciwnicy
cards-with-wins = Odsetek wygranych z dobraną kartą i bez niej
made-of = { $most ->
    [1] { $title } (opcjonalnie)
   *[other] { $title } (do { $most }; reszta losowo)
}
set = Dodatek
seed = Ziarno
deck-list = { $what ->
    [books] Księga zaklęć, jako tekst lub JSON
   *[decks] Lista talii, jako tekst, JSON, CSV lub adres
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
    [books] Sprawdź i użyj tej księgi
   *[decks] Sprawdź i użyj tej talii
}
deck-replaced = { $what ->
    [books] Tą księgą nie można zagrać. Wybrano inną.
   *[decks] Tą talią nie można zagrać. Wybrano inną.
}
too-long = Ta lista jest za długa. Dozwolone jest najwyżej { $n } znaków.
open-file = Otwórz plik

# Pisanie księgi zaklęć
builder-title = { $what ->
    [books] Ułóż księgę zaklęć
   *[decks] Zbuduj talię
}
points = punkty
points-of = { $n } / { $most } pkt · { $copies ->
    [one] 1 karta
    [few] { $copies } karty
   *[other] { $copies } kart
} · { $problems ->
    [0] bez naruszeń zasad
    [one] 1 problem
    [few] { $problems } problemy
   *[other] { $problems } problemów
}
pane-cards = Zaklęcia
pane-book = { $what ->
    [books] Księga
   *[decks] Talia
}
offers = Dostępne zaklęcia
empty-draft = Pusto. Dodaj karty przyciskiem +.
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
keep-here = Zapisz w tej przeglądarce
drop-here = Usuń: { $name }
kept = { $name }: zapisano w tej przeglądarce.
as-text = Jako tekst
read-list = Importuj ten tekst
copy-text = Kopiuj tekst
save-file = Zapisz jako plik

# Pokoje, które czekają
lobby = Lobby
lobby-title = Otwarte gry
lobby-how = Aby założyć grę, zacznij nową i jako przeciwnika wybierz „Lobby”.
no-rooms = Brak otwartych gier.
join = Dołącz
new-game = Nowa gra
waiting-room = Oczekiwanie na graczy
waiting-for = { $n ->
    [one] Jedno miejsce jest wolne. Gra zacznie się, gdy ktoś je zajmie.
    [few] Wolne są { $n } miejsca. Gra zacznie się, gdy wszystkie będą zajęte.
   *[other] Wolnych miejsc: { $n }. Gra zacznie się, gdy wszystkie będą zajęte.
}
invite = Zaproś
share-link = Każdy, kto ma ten link, może dołączyć.
share-lobby = Twoja gra jest widoczna w lobby. Każdy, kto ma ten link, też może dołączyć.
link = Link do tej gry
copy = Kopiuj link
copied = Skopiowano
seats = Miejsca
open-seat = wolne miejsce
sit = Zajmij to miejsce
stand = Zwolnij miejsce

# Gracze
who-am-i = { $account ->
    [yes] Jesteś { $name }
   *[no] Jesteś { $name }, gość
}
guest-more = Goście mogą grać we wszystko. Załóż konto, aby grać w grach rankingowych i kontynuować je na każdym urządzeniu.
account-more = Gry przeciw innym kontom liczą się do rankingu. Możesz je kontynuować na każdym urządzeniu.
account-way = { $way ->
    [rename] Zapisz
    [register] Załóż konto
   *[login] Zaloguj się
}
account-do = { $way ->
    [rename] Zmień nazwę
    [register] Załóż konto
   *[login] Zaloguj się
}
logout = Wyloguj się
name = Nazwa
password = Hasło
ratings = Ranking
ratings-more = Do rankingu liczą się gry między różnymi kontami, chyba że były bardzo krótkie albo za kogoś grał bot. Kolejne gry z tym samym przeciwnikiem liczą się mniej. Każdy zaczyna od 1500; ± to margines błędu. Lista obejmuje graczy z kilkoma przeciwnikami i dość małym marginesem, według dolnej granicy.
no-ratings = W tej grze nikt nie ma jeszcze miejsca w rankingu.
rank = Miejsce
rating = Ranking
games-played = Gry

# Karty
game = Gra
loading = Chwileczkę …
order = Sortowanie
search = Szukaj w tekście kart
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
pictures-more = Wybierz folder z obrazkami nazwanymi tak jak karty w linkach, na przykład troll.png. Zostają w tej przeglądarce.
pictures-pick = Wybierz folder
pictures-taken = { $n ->
    [one] 1 z { $all } plików pasuje do karty.
    [few] { $n } z { $all } plików pasują do kart.
   *[other] { $n } z { $all } plików pasuje do kart.
}
pictures-failed = W oknie prywatnym nie można zapisywać obrazków.
pictures-drop = Usuń obrazki: { $n }

# Jak się gra
learn = Jak grać w { $game }
lesson = { $topic ->
    [goal] Cel gry
    [turn] Twoja tura
    [cards] Karty
    [fight] Walka
   *[tip] Wskazówki na pierwszą grę
}

# Pierwsze gry i zagadki
first-game = Twoja pierwsza gra
first-game-about = Krótkie lekcje na prawdziwej planszy. Trener podpowiada, czego spróbować i dlaczego. Około 5–10 minut; możesz przerwać w każdej chwili.
first-game-begin = { $done ->
    [0] Start
   *[other] { $n ->
        [0] Zagraj ponownie
       *[other] Dalej: rozdział { $n } z { $of }
    }
}
puzzles = Zagadki
puzzles-about = Każda zagadka ma wymuszone rozwiązanie. Podpowiedzi dostajesz po jednej.
puzzle-own = Zagadki i lekcje możesz pisać samodzielnie: jako plik tekstowy z pozycją i celem.
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
coach-failed = Jeszcze nie to.
coach-leave = Wyjdź
coach-next = Następny rozdział
coach-play = Zagraj całą partię
coach-more = Więcej zagadek
coach-again = Spróbuj jeszcze raz
coach-hint = Podpowiedź ({ $n } z { $of })
find-missed = Czy przeoczono wygraną?
how-to-picture = Plansza gry { $game } w środku partii
# Zbiór zasad
rules = Zasady gry { $game }
rules-search = Szukaj zasad lub wpisz identyfikator
rules-chapter = Rozdział
rules-all = Wszystkie rozdziały
rules-trying = Tylko zasady z pozycją do wypróbowania
rules-found = { $n ->
    [one] 1 zasada
    [few] { $n } zasady
   *[many] { $n } zasad
} z { $all }
rules-none = Nie ma tu zasady { $id }.
rules-link = Otwórz w zbiorze zasad
try = Wypróbuj przeciw botowi
try-alone = Graj obiema stronami
`,oo=`# Powroty: własne gry, własna strona, serie, turnieje.

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
    [bots] Bot zagra, gdy wrócisz
    [waiting] Czeka na graczy
    [unknown] W toku
   *[theirs] Kolej: { $names }
}
name-here = Nazwa na tym urządzeniu

# Gry korespondencyjne
correspondence = Gra korespondencyjna
days-each = Czas na ruch
days = { $n ->
    [0] Wyłączone (gra na żywo)
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
days-more = Gracze nie muszą być online w tym samym czasie. Na każdy ruch masz tyle dni. Po upływie czasu przegrywasz, nawet jeśli serwer nie działał.

# Własna strona
my-page = Profil
results = Wyniki
streak = { $way ->
    [lost] { $n ->
        [one] Ostatnia gra przegrana.
        [few] Ostatnie { $n } gry przegrane.
       *[other] Ostatnie { $n } gier przegranych.
    }
   *[won] { $n ->
        [0] Brak serii.
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
favourites = Najczęściej zagrywane karty
history = Historia gier
history-more = Gry zapisane na serwerze możesz odtworzyć ruch po ruchu.
result = { $result ->
    [won] wygrana
    [lost] przegrana
    [drawn] remis
   *[self] to samo urządzenie
}
look-back = Powtórka
show-all = Pokaż wszystkie ({ $n })
no-results = Brak zakończonych gier.
reminders = Przypomnienia e-mailem
reminders-more = W grach korespondencyjnych dostaniesz e-mail, gdy będzie twoja kolej.
reminded-at = E-maile idą na adres { $email }.
reminders-off = Wyłącz e-maile
reminders-on = Wyślij e-mail z potwierdzeniem
email = Adres e-mail
letter-sent = Wysłaliśmy ci e-mail. Otwórz zawarty w nim link.
mail-title = E-mail
mail-confirm = Potwierdź
mail-done = Gotowe.
my-data = Twoje dane
my-data-more = Plik zawiera wszystko, co serwer o tobie przechowuje: konto, ranking i logowania oraz gry z taliami i ruchami.
export = Eksportuj dane
forget-me = Usuń konto …
forget-more = Konto, ranking, logowania i adres zostaną usunięte od razu. Poddasz trwające gry. Gry bez innych osób zostaną usunięte; w grach z innymi twoją nazwę zastąpi „dawny gracz”. Tego nie można cofnąć.
forget-name = Aby potwierdzić, wpisz swoją nazwę: { $name }
forget-do = Usuń konto na zawsze

# Serie
series = Seria
series-games = Liczba gier
series-of = { $n ->
    [one] jedna gra
    [few] do { $n } gier (best of { $n })
   *[other] do { $n } gier (best of { $n })
}
series-more = Serię wygrywa gracz z większą liczbą wygranych. Talie się nie zmieniają; zaczyna przegrany (w KeyForge to on wybiera).
stronger = Silniejsza talia (zaczyna z łańcuchami)
nobody = Nikt
series-stands = Best of { $n }: { $won }
series-won = { $name } wygrywa serię (best of { $n }): { $won }
next-game = Przejdź do gry { $n }

# Zaproszenia
share = Udostępnij
qr = Pokaż kod QR
qr-of = Kod QR linku { $link }
invite-to = { $game } w Trivault

# Turnieje
tournaments = Turnieje
tournaments-more = Dla 4–16 graczy i botów. Zaproszenie przez link.
tournament-new = Nowy turniej
tournament-name = Nazwa
tournament-form = Format
form = { $form ->
    [swiss] System szwajcarski
   *[knock-out] System pucharowy
}
form-more = { $form ->
    [swiss] Każdy gra w każdej rundzie z kimś o tej samej liczbie punktów.
   *[knock-out] Przegrany odpada.
}
tournament-size = Maks. liczba graczy
tournament-open = Utwórz turniej
tournament-link = Każdy, kto ma ten link, może dołączyć przed startem turnieju.
tournament-link-label = Link do tego turnieju
entrants = Gracze: { $n } z { $most }
tournament-enter = Dołącz
tournament-remove = Usuń
tournament-add = Dodaj bota
tournament-begin = Rozpocznij pierwszą rundę
tournament-few = Potrzeba co najmniej { $n } graczy. Poczekaj na innych albo dodaj boty.
tournament-nobody = Musi uczestniczyć co najmniej jedna osoba. Dołącz albo udostępnij link.
standings = Tabela
standings-final = Tabela końcowa
ties = { $form ->
    [swiss] Wygrana to 1 punkt, remis ½, wolny los 1. Przy remisie decydują punkty przeciwników, potem wygrane gry, potem losowanie początkowe.
   *[knock-out] Remis powtarza się raz; potem awansuje gracz wyżej rozstawiony. O miejscach decyduje osiągnięta runda, potem tabela.
}
tournament-points = Punkty
buchholz = Prz.
buchholz-more = Punkty przeciwników
won-of = { $n } z { $of }
dropped = wycofany
round = Runda { $n } z { $of }
match-result = { $result ->
    [won] wygrywa { $name }
    [drawn] remis
    [bye] wolny los
   *[open] w toku
}
to-own-match = Przejdź do mojej gry w rundzie { $n }
to-tournament = Przejdź do turnieju
watch = Oglądaj
tournament-leave = Opuść turniej …
tournament-leave-more = Poddajesz grę tej rundy i nie grasz w kolejnych.
tournament-leave-do = Opuść na dobre
tournament-drop = Usuń nieobecnego gracza …
`,so=class{constructor(e){this.value=e}valueOf(){return this.value}},X=class extends so{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},co=class extends so{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},lo=class e extends so{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof so)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof so&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},uo=100,fo=`⁨`,po=`⁩`;function mo(e,t,n){return n===t||n instanceof co&&t instanceof co&&n.value===t.value||t instanceof co&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function ho(e,t,n){return t[n]?wo(e,t[n].value):(e.reportError(RangeError(`No default`)),new X)}function go(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=_o(e,i.value):n.push(_o(e,i));return{positional:n,named:r}}function _o(e,t){switch(t.type){case`str`:return t.value;case`num`:return new co(t.value,{minimumFractionDigits:t.precision});case`var`:return vo(e,t);case`mesg`:return yo(e,t);case`term`:return bo(e,t);case`func`:return xo(e,t);case`select`:return So(e,t);default:return new X}}function vo(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new X(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new X(`$${t}`);if(n instanceof so)return n;switch(typeof n){case`string`:return n;case`number`:return new co(n);case`object`:if(lo.supportsValue(n))return new lo(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new X(`$${t}`)}}function yo(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new X(t);if(n){let i=r.attributes[n];return i?wo(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new X(`${t}.${n}`))}return r.value?wo(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new X(t))}function bo(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new X(i);if(n){let t=a.attributes[n];if(t){e.params=go(e,r).named;let n=wo(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new X(`${i}.${n}`)}e.params=go(e,r).named;let o=wo(e,a.value);return e.params=null,o}function xo(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new X(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new X(`${t}()`);try{let t=go(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new X(`${t}()`)}}function So(e,{selector:t,variants:n,star:r}){let i=_o(e,t);if(i instanceof X)return ho(e,n,r);for(let t of n)if(mo(e,i,_o(e,t.key)))return wo(e,t.value);return ho(e,n,r)}function Co(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new X;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>uo)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${uo}`);r&&n.push(fo),n.push(_o(e,i).toString(e)),r&&n.push(po)}return e.dirty.delete(t),n.join(``)}function wo(e,t){return typeof t==`string`?e.bundle._transform(t):Co(e,t)}var To=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function Eo(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var Do=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function Oo(e,t){let n=e[0];if(n instanceof X)return new X(`NUMBER(${n.valueOf()})`);if(n instanceof co)return new co(n.valueOf(),{...n.opts,...Eo(t,Do)});if(n instanceof lo)return new co(n.toNumber(),{...Eo(t,Do)});throw TypeError(`Invalid argument to NUMBER`)}var ko=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function Ao(e,t){let n=e[0];if(n instanceof X)return new X(`DATETIME(${n.valueOf()})`);if(n instanceof lo||n instanceof co)return new lo(n,Eo(t,ko));throw TypeError(`Invalid argument to DATETIME`)}var jo=new Map;function Mo(e){let t=Array.isArray(e)?e.join(` `):e,n=jo.get(t);return n===void 0&&(n=new Map,jo.set(t,n)),n}var No=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Oo,DATETIME:Ao,...t},this._useIsolating=n,this._transform=r,this._intls=Mo(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new To(this,n,t);try{return Co(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new X().toString(r);throw e}}},Po=/^(-?[a-zA-Z][\w-]*) *= */gm,Fo=/\.([a-zA-Z][\w-]*) *= */y,Io=/\*?\[/y,Lo=/(-?[0-9]+(?:\.([0-9]+))?)/y,Ro=/([a-zA-Z][\w-]*)/y,zo=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Bo=/^[A-Z][A-Z0-9_-]*$/,Vo=/([^{}\n\r]+)/y,Ho=/([^\\"\n\r]*)/y,Uo=/\\([\\"])/y,Wo=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Go=/^\n+/,Ko=/ +$/,qo=/ *\r?\n/g,Jo=/( *)$/,Yo=/{\s*/y,Xo=/\s*}/y,Zo=/\[\s*/y,Qo=/\s*] */y,$o=/\s*\(\s*/y,es=/\s*->\s*/y,ts=/\s*:\s*/y,ns=/\s*,?\s*/y,rs=/\s+/y,is=class{constructor(e){this.body=[],Po.lastIndex=0;let t=0;for(;;){let n=Po.exec(e);if(n===null)break;t=Po.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(Fo);){let t=o(Fo),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(Vo)&&(r=o(Vo)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,Go),u([i],i.length)):r?S(r,Ko):null}function u(r=[],i){for(;;){if(n(Vo)){r.push(o(Vo));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,Ko));let c=[];for(let e of r)e instanceof as&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(Yo,SyntaxError);let e=f();if(i(Xo))return e;if(i(es)){let t=h();return i(Xo,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(zo)){let[,e,t,n=null]=a(zo);if(e===`$`)return{type:`var`,name:t};if(i($o)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(Bo.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(ns)}}function m(){let e=f();return e.type===`mesg`&&i(ts)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(Io);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(Zo,SyntaxError);let e;return e=n(Lo)?v():{type:`str`,value:o(Ro)},i(Qo,SyntaxError),e}function _(){if(n(Lo))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(Lo),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(Ho),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(Uo))return o(Uo);if(n(Wo)){let[,e,t]=a(Wo),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(rs),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return ee(e.slice(n,t))}return e[t-1]===` `&&ee(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function ee(e){let t=e.replace(qo,`
`),n=Jo.exec(e)[1].length;return new as(t,n)}}},as=class{constructor(e,t){this.value=e,this.length=t}},os=Object.assign({"../../text/de.ftl":Qa,"../../text/de.pages.ftl":$a,"../../text/de.people.ftl":eo,"../../text/en.ftl":to,"../../text/en.pages.ftl":no,"../../text/en.people.ftl":ro,"../../text/pl.ftl":io,"../../text/pl.pages.ftl":ao,"../../text/pl.people.ftl":oo}),ss={en:`English`,de:`Deutsch`,pl:`Polski`},cs=`trivault.lang`;function ls(e){let t=Object.fromEntries(Object.keys(ss).map(e=>[e,new No(e,{useIsolating:!1})]));for(let[n,r]of Object.entries(e))t[/\/(en|de|pl)[./]/.exec(n)?.[1]].addResource(new is(r),{allowOverrides:!0});return t}var us=ls(os);function ds(e){return!!e&&e in ss}function fs(){return[localStorage.getItem(cs),...navigator.languages.map(e=>e.slice(0,2))].find(ds)??`en`}var ps=new class{#e=N(hn(fs()));get lang(){return U(this.#e)}set lang(e){P(this.#e,e,!0)}use(e){this.lang=e,localStorage.setItem(cs,e)}say(e,t={},n=us){for(let r of[n[this.lang],n.en]){let n=r.getMessage(e)?.value;if(n)return r.formatPattern(n,t,[])}return e}},Z=(e,t)=>ps.say(e,t);function ms(e){return e.slice(0,1).toUpperCase()+e.slice(1)}function hs(e){return e>0?`+${e}`:e<0?`−${-e}`:`0`}var gs=new Map,_s=new qa;function vs(e,t){gs.set(e,t)}async function ys(e){let t=gs.get(e);if(!t||_s.has(e))return;let n=await t();ws.set(e,ls({...Ss,...n.texts})),_s.set(e,n)}async function bs(){for(let e of gs.keys())await ys(e)}function xs(e){return _s.get(e)}var Ss=Object.assign({"../../../trivault/presentation/text/de.ftl":Wa,"../../../trivault/presentation/text/en.ftl":Ga,"../../../trivault/presentation/text/pl.ftl":Ka}),Cs=ls(Ss),ws=new qa;function Ts(e,t,n={}){return ms(ps.say(t,n,ws.get(e)??Cs))}function Es(e,t,n){let r=_s.get(e);if(n&&r)return r.face(n);let i=n?.text??[];return{slug:t,name:n?.name??(t||Ts(e,r?.hidden??``)),kind:``,type:``,group:``,stats:[],lines:i,reminders:[]}}function Ds(e,t,n,r){let i=_s.get(e);return!n||!r?[]:i?.groups?.(t,n,r,(t,n)=>Ts(e,t,n))??[]}function Os(e,t){try{return JSON.parse(localStorage.getItem(e)??`null`)??t}catch{return t}}function ks(e,t){localStorage.setItem(e,JSON.stringify(t))}var As=`trivault.settings`,js=[`dark`,`light`,`system`],Ms=hn({plain:!1,theme:`system`,pace:900,quick:!matchMedia(`(pointer: coarse)`).matches,sound:!1,volume:50,hintLevel:`expert`,alert:!1,...Os(As,{})});function Ns(){ks(As,Ms)}var Ps=`images`;function Fs(){let e=indexedDB.open(`trivault`,1);return e.onupgradeneeded=()=>e.result.createObjectStore(Ps),Is(e)}function Is(e){return new Promise((t,n)=>{e.onsuccess=()=>t(e.result),e.onerror=()=>n(e.error??Error(`no database`))})}function Ls(e){return e.replace(/\.[a-z]+$/i,``).toLowerCase().replaceAll(`æ`,`ae`).normalize(`NFKD`).replace(/\p{M}/gu,``).replace(/[^a-z0-9]+/g,`-`).replace(/^-|-$/g,``)}var Rs=new class{#e=N({});get urls(){return U(this.#e)}set urls(e){P(this.#e,e)}async load(e){if(this.urls[e])return;let t=IDBKeyRange.bound(`${e}/`,`${e}/\uffff`);try{let n=(await Fs()).transaction(Ps).objectStore(Ps),[r,i]=await Promise.all([Is(n.getAllKeys(t)),Is(n.getAll(t))]);this.#t(e,new Map(r.map((t,n)=>[t.slice(e.length+1),i[n]])))}catch{this.#t(e,new Map)}}async take(e,t,n){let r=[...t].filter(e=>e.type.startsWith(`image/`)&&n.has(Ls(e.name))),i=(await Fs()).transaction(Ps,`readwrite`).objectStore(Ps);return await Promise.all(r.map(t=>Is(i.put(t,`${e}/${Ls(t.name)}`)))),this.#t(e,new Map(r.map(e=>[Ls(e.name),e]))),r.length}async drop(e){await Is((await Fs()).transaction(Ps,`readwrite`).objectStore(Ps).delete(IDBKeyRange.bound(`${e}/`,`${e}/\uffff`))),Object.values(this.urls[e]??{}).forEach(e=>URL.revokeObjectURL(e)),this.urls={...this.urls,[e]:{}}}#t(e,t){let n=Object.fromEntries([...t].map(([e,t])=>[e,URL.createObjectURL(t)]));this.urls={...this.urls,[e]:{...this.urls[e],...n}}}};function zs(e,t,n){if(Notification.permission!==`granted`)return;let r=new Notification(e,{body:t,icon:`./icon.svg`,tag:n});r.onclick=()=>{window.focus(),location.hash=`#/room/${n}`,r.close()}}function Bs(e){return e.toLowerCase().replaceAll(`æ`,`ae`).replaceAll(`ł`,`l`).normalize(`NFKD`).replace(/\p{M}/gu,``)}function Vs(e){return Bs(e.lines.join(` `))}function Hs(e){let{kind:t=``}=e.facts,[n=``]=(e.lines[1]??``).slice(t.length).split(` · `).filter(Boolean);return[t,n].filter(Boolean).join(` · `)}function Us(e,t,{words:n,picks:r}){let i=Bs(n).split(/\s+/).filter(Boolean),a=Object.entries(r).filter(([,e])=>e);return e.filter(e=>{let n=t.get(e.slug)??``;return a.every(([t,n])=>e.groups[t]?.includes(n))&&i.every(e=>n.includes(e))})}function Ws(e,t,n){let r=new Intl.Collator(n),i=new Map(t?.values.map(({name:e},t)=>[e,t])),a=e=>i.get(e.groups[t?.name??``]?.[0]??``)??i.size;return[...e].sort((e,t)=>a(e)-a(t)||r.compare(e.name,t.name))}function Gs(e,t){let n=new Intl.Collator(t,{numeric:!0});return{...e,values:[...e.values].sort((e,t)=>n.compare(e.title,t.title))}}var Ks=class extends Error{code;rules;constructor(e){super(e.message),this.code=e.code,this.rules=e.rules??[]}},qs=8e3,Js=1012,Ys=5e3,Xs=5,Zs=2,Qs=class{#e=N(`connecting`);get state(){return U(this.#e)}set state(e){P(this.#e,e,!0)}#t=N(0);get due(){return U(this.#t)}set due(e){P(this.#t,e,!0)}#n=null;#r=0;#i=new Map;#a=0;#o;#s=0;#c=0;#l=()=>``;#u;#d;constructor(e,t){this.#u=e,this.#d=t}open(e){this.#l=e,this.#m(),setInterval(()=>this.#f(),Ys)}hurry(){this.due&&(clearTimeout(this.#o),this.#m())}#f(){this.state===`open`&&(this.#c>=Zs?this.#p():(this.#i.size||this.#c||++this.#s%Xs===0)&&(this.#c+=1,this.#n?.send(`{"type":"ping"}`)))}#p(){let e=this.#n;e.onclose=e.onmessage=()=>void 0,e.close(),this.#g(!1)}ask(e,...t){let n=++this.#r;return new Promise((r,i)=>{this.#n?.readyState===WebSocket.OPEN?(this.#i.set(n,{kinds:t,resolve:r,reject:i}),this.#n.send(JSON.stringify({...e,id:n}))):i(Error(`offline`))})}#m(){this.due=this.#c=0;let e=new WebSocket(this.#l());this.#n=e,e.onopen=()=>this.#h(),e.onmessage=e=>this.#_(JSON.parse(e.data)),e.onclose=({code:e})=>this.#g(e===Js&&this.state===`open`)}async#h(){try{await this.#u(),this.#a=0,this.state=`open`}catch{this.#n?.close()}}#g(e){this.state=e?`connecting`:`lost`;for(let{reject:e}of this.#i.values())e(Error(`offline`));this.#i.clear();let t=Math.min(qs,250*2**this.#a++)*(.75+Math.random()/2),n=e?250*Math.random():t;this.due=Date.now()+n,this.#o=setTimeout(()=>this.#m(),n)}#_(e){this.#c=0;let t=e.id?this.#i.get(e.id):void 0;t&&e.type===`error`?(this.#i.delete(e.id),t.reject(new Ks(e))):(t?.kinds.includes(e.type)&&(this.#i.delete(e.id),t.resolve(e)),this.#d(e))}},$s=new Map,ec=new Set;function tc(e){let t=$s.get(e)??nc(e).finally(()=>$s.delete(e));return $s.set(e,t),t}async function nc(e){let t=await fetch(`${e}.json`);if(!t.ok)throw Error(`${e}: ${t.status}`);return ec.add(e),t.json()}function rc(){for(let e of ec)nc(e).catch(()=>void 0)}function ic(e){return e instanceof Ks?e.message:Z(`lost`)}function ac(e){let t=Math.ceil(e/3600);return t>48?Z(`days`,{n:Math.round(t/24)}):Z(`hours`,{n:t})}function oc(e){let[t=``,n=``,r=``,i=``,...a]=e.replace(/\/+$/,``).split(`/`);return t.replace(`#`,``)||a.length?{page:`unknown`}:n===`rules`&&r?{page:n,game:r,rule:i.toUpperCase()}:n===`cards`?{page:n,game:r,card:i}:i?{page:`unknown`}:n===`room`&&r?{page:n,room:r}:(n===`build`||n===`learn`)&&r?{page:n,game:r}:n===`mail`&&r?{page:n,token:r}:n===`tournament`?{page:n,tournament:r}:r?{page:`unknown`}:n===`lobby`||n===`players`||n===`me`?{page:n}:{page:n===``||n===`start`?`start`:`unknown`}}var sc=class{#e=N(oc(location.hash));get route(){return U(this.#e)}set route(e){P(this.#e,e)}#t=N(null);get reading(){return U(this.#t)}set reading(e){P(this.#t,e)}#n=N(null);get trying(){return U(this.#n)}set trying(e){P(this.#n,e)}#r=N(``);get error(){return U(this.#r)}set error(e){P(this.#r,e,!0)}#i=N(``);get refused(){return U(this.#i)}set refused(e){P(this.#i,e,!0)}go(){this.route=oc(location.hash),this.error=this.refused=``,this.reading=null}},cc=`trivault.plan`,lc=`trivault.finished`,uc=[0,1,2,3,5,7,14],dc=[1,3,5,7,9],fc={game:``,games:{},clock:!1,bestOf:1,stronger:-1,days:0,minutes:15,increment:10,hints:!1,chat:!0,askAll:!1},pc=`casual`,mc=`beginner`,hc=new class{#e=N(hn(Os(lc,[])));get finished(){return U(this.#e)}set finished(e){P(this.#e,e,!0)}#t=N(``);get settingUp(){return U(this.#t)}set settingUp(e){P(this.#t,e,!0)}#n=N(null);get seed(){return U(this.#n)}set seed(e){P(this.#n,e,!0)}#r=N(hn({...fc,...Os(cc,{})}));get wish(){return U(this.#r)}set wish(e){P(this.#r,e,!0)}prepare(e){for(let t of e){let e=t.bots.map(e=>e.kind),n=this.#i(t),{seats:r=this.#a(t),options:i={}}=this.wish.games[t.name]??{};for(let t of r)e.includes(t.bot)||(t.bot=n),t.picked||(t.deck=``);this.wish.games[t.name]={seats:r,options:i},this.resize(t,Math.min(Math.max(r.length,t.seats[0]),t.seats[1]))}e.some(e=>e.name===this.wish.game)||(this.wish.game=e[0]?.name??``)}#i({name:e,bots:t}){let n=this.finished.includes(e)?pc:mc;return(t.find(({kind:e})=>e===n)??t.at(-1)).kind}#a(e){let t=this.#i(e);return[{who:`me`,bot:t,deck:``},{who:`bot`,bot:t,deck:``}]}quick(e){let t=this.of(e);return t.seats.slice(1).every(({who:e})=>e===`bot`)?t:{seats:this.#a(e),options:{}}}of(e){return this.wish.games[e.name]}resize(e,t){let{seats:n}=this.of(e);for(;n.length<t;)n.push({...n.at(-1),deck:``,picked:!1,name:``});n.length=t}save(){ks(cc,this.wish)}finish(e){this.finished=[...new Set([...this.finished,...e])],ks(lc,this.finished)}forget(){this.finished=[],ks(lc,[])}};function gc(e){return e.some((e,t)=>t&&(e.who===`open`||e.who===`lobby`))}function _c(e,t){return t.map(({who:t,bot:n,deck:r,name:i=``},a)=>{let o=a>0&&(t===`open`||t===`lobby`),s=a===0?`me`:o?`open`:t===`bot`?n:t;return{kind:s,...e.decks&&r&&!o?{deck:r}:{},...a&&s===`me`&&i.trim()?{name:i.trim()}:{}}})}function vc(e,t){return(e.options??[]).filter(e=>!e.seats?.length||e.seats.includes(t.length))}function yc(e){return Object.fromEntries((e.options??[]).flatMap(({name:e,beginners:t})=>t?[[e,!1]]:[]))}function bc(e,{seats:t,options:n}){let r={};for(let{name:i,kind:a,without:o=[],beginners:s}of vc(e,t)){let c=n[i]??(s&&!hc.finished.includes(e.name));o.some(e=>e in r)||(a===`flag`&&c===!0&&(r[i]=!0),a===`seat`&&typeof c==`number`&&c<t.length&&(r[i]=c),a===`each`&&Array.isArray(c)&&c.some(Boolean)&&(r[i]=t.map((e,t)=>c[t]||0)))}return r}function xc(e,{bestOf:t,stronger:n},r){return r.length!==2||t===1?{}:{best_of:t,...e.handicap&&n>=0?{stronger:n}:{}}}function Sc(e,t,n){let{seats:r}=n,i=gc(r);return{options:bc(e,n),listed:r.some(e=>e.who===`lobby`),ask_all:t.askAll,...i&&t.days?{days:t.days}:{},...xc(e,t,r),...t.clock&&!(i&&t.days)?{clock:{seconds:Math.round(t.minutes*60),increment:t.increment}}:{},...i?{hints:t.hints,chat:t.chat}:{}}}var Cc=class{#e=N(null);get me(){return U(this.#e)}set me(e){P(this.#e,e)}#t=N([]);get games(){return U(this.#t)}set games(e){P(this.#t,e)}#n=N({});get known(){return U(this.#n)}set known(e){P(this.#n,e)}#r=j(()=>Object.fromEntries(Object.entries(this.known).map(([e,{cards:t}])=>[e,t])));get cards(){return U(this.#r)}set cards(e){P(this.#r,e)}#i=N([]);get lobby(){return U(this.#i)}set lobby(e){P(this.#i,e)}#a=N([]);get mine(){return U(this.#a)}set mine(e){P(this.#a,e)}#o=N([]);get tournaments(){return U(this.#o)}set tournaments(e){P(this.#o,e)}#s=N(null);get tournament(){return U(this.#s)}set tournament(e){P(this.#s,e)}#c=N({});get exercises(){return U(this.#c)}set exercises(e){P(this.#c,e)}game(e){return this.games.find(t=>t.name===e)}},wc=`skip`;function Tc(e){let t=/[.?!] (?=\p{Lu})/u.exec(e);return t?[e.slice(0,t.index+1),e.slice(t.index+2)]:[e,``]}function Ec(e){return e.things??[]}function Dc(e){return e.warning||e.unfinished||``}function Oc(e){return e.kind===`order`||e.kind===`pick`&&e.high>1}function kc(e){let t=new Map;for(let n of e.options)for(let e of new Set(Ec(n))){let r=t.get(e);r?r.push(n):t.set(e,[n])}return t}function Ac(e){return e.options.filter(e=>!Ec(e).length&&e.answer!==`skip`)}var jc=3;function Mc(e){return Ac(e).length>40}function Nc(e){return e.kind===`yes-no`||e.options.length<=jc?e.options.filter(e=>e.answer!==wc):Mc(e)?[]:Ac(e)}function Pc(e){return e.options.find(e=>e.answer===wc)}function Fc(e){let t=new Map;return e.forEach((e,n)=>{let r=e.group??``,i=e.brief||e.sentence||e.answer,a=t.get(r)??[];r&&a.some(e=>e.label===i)||t.set(r,[...a,{option:e,n:n+1,label:i}])}),[...t].map(([e,t])=>({title:e,answers:t}))}function Ic(e){return{picked:[],points:e.options.map(()=>0)}}function Lc(e){return e.points.reduce((e,t)=>e+t,0)}function Rc(e,t,n){if(t.picked.includes(n))return{...t,picked:t.picked.filter(e=>e!==n)};let r=+(e.kind===`pick`&&t.picked.length>=e.high);return{...t,picked:[...t.picked.slice(r),n]}}function zc(e,t,n,r){let i=[...t.points],a=i[n]??0,o=e.high-Lc(t);return i[n]=Math.max(0,a+Math.min(r,o)),{...t,points:i}}function Bc(e){return e.name??e.answer}function Vc(e,t){let{kind:n,verb:r,low:i,high:a}=e;if(n===`distribute`)return Lc(t)===a?[r,...e.options.map((e,n)=>({name:Bc(e),n:t.points[n]})).filter(({n:e})=>e>0).map(({name:e,n:t})=>`${e}=${t}`)].join(` `):void 0;let o=t.picked.length;if(n===`order`?o===e.options.length:i<=o&&o<=a)return o?[r,...t.picked.map(t=>Bc(e.options[t]))].join(` `):wc}function Hc(e,t){let n=t.toLowerCase().trim(),r=e.options.filter(e=>e.sentence?.toLowerCase()===n);if(r.length)return r;let i=n.split(/\s+/);return e.options.filter(e=>{let t=(e.sentence??``).toLowerCase().split(/[^\p{L}\p{N}]+/u);return i.every(e=>t.some(t=>t.startsWith(e)))})}var Uc=`uhlzv`;function Wc(e){let t=new Set(Uc);return e.map(e=>{let n=e.toLowerCase().match(/\p{L}/gu)?.find(e=>!t.has(e))??``;return t.add(n),n})}var Gc=400,Kc=class{#e=N(null);get question(){return U(this.#e)}set question(e){P(this.#e,e)}#t=N(-1);get seq(){return U(this.#t)}set seq(e){P(this.#t,e,!0)}#n=N({picked:[],points:[]});get selection(){return U(this.#n)}set selection(e){P(this.#n,e)}#r=N([]);get menu(){return U(this.#r)}set menu(e){P(this.#r,e)}#i=N(null);get at(){return U(this.#i)}set at(e){P(this.#i,e)}#a=N(null);get doubt(){return U(this.#a)}set doubt(e){P(this.#a,e)}#o=N(!1);get sent(){return U(this.#o)}set sent(e){P(this.#o,e,!0)}#s=j(()=>this.question?kc(this.question):new Map);#c;#l;#u=0;#d=``;#f=null;constructor(e,t=()=>!1){this.#c=e,this.#l=t}get open(){return!!this.question&&!this.sent&&!this.#l()}ask(e,t){let n=t===this.seq&&e?.seat===this.question?.seat,r=this.#f;this.question=e,this.seq=t,this.sent=!1,e?n?this.#m(e):(this.clear(),r&&r.reason!==e.reason&&this.#p(r)):this.forget()}#p(e){if(this.gathers)return;let t=this.question?.options.filter(t=>e.answers?.includes(t.answer))??[],n=t.length?t:this.#_(e.things??[]);n.length&&this.narrow(n,e.at)}#m(e){let t=t=>e.options.filter(e=>e.answer===t.answer);this.menu=this.menu.flatMap(t),this.doubt=this.doubt&&(t(this.doubt)[0]??null)}clear(){this.forget(),this.#f=null,this.question&&(this.selection=Ic(this.question))}forget(){this.menu=[],this.doubt=this.at=null}state(e){if(!this.open)return``;let t=this.#_(e);return t.some(e=>this.#y(e))?`chosen`:t.length?`legal`:``}options(e){return this.open?this.#_(e):[]}mark(e){let t=this.options(e).map(e=>this.#v(e));if(this.question?.kind===`distribute`){let e=t.reduce((e,t)=>e+(this.selection.points[t]??0),0);return e?String(e):``}let n=Math.max(-1,...t.map(e=>this.selection.picked.indexOf(e)));return n>=0&&this.question?.kind===`order`?String(n+1):``}touch(e,t,n=!1){this.options(e).length||this.forget();let r=this.options(e);if(!r.length)return!1;if(this.gathers){let e=r.find(e=>!this.#y(e))??r[0];this.gather(e)}else n?this.#h(r,t):this.narrow(r,t);return!0}narrow(e,t){e.length===1?this.choose(e[0],t):this.#h(e,t)}#h(e,t){let n=e.length===this.menu.length&&(!t||t===this.at);this.forget(),!n&&(this.menu=e,this.at=t??null)}usual(e,t=[]){if(this.gathers)return;let n=this.options(e).filter(e=>!Dc(e));return n.find(({answer:e})=>t.includes(e.split(` `)[0]))??n[0]}drop(e,t,n){this.forget(),this.#f=n?{...n,reason:this.question?.reason}:null,this.narrow(e,t)}get gathers(){return!!this.question&&(Oc(this.question)||this.question.kind===`distribute`)}gather(e,t=1){let n=this.question;if(!n)return;this.doubt=null;let r=this.#v(e);this.selection=n.kind===`distribute`?zc(n,this.selection,r,t):Rc(n,this.selection,r)}choose(e,t=null){this.question&&this.open&&this.doubt!==e&&(this.gathers&&e!==Pc(this.question)?this.gather(e):Dc(e)?this.#g(e,e.answer,t):this.send(e.answer))}press(e,t=null){this.doubt===e?this.insist():this.choose(e,t)}#g(e,t,n){this.#u=Date.now(),this.#d=t,this.doubt=e,this.menu=n?[e]:[],this.at=n}insist(){this.doubt&&Date.now()-this.#u>=Gc&&this.send(this.#d)}get whole(){return this.question&&this.gathers?Vc(this.question,this.selection):void 0}get left(){return this.question?.kind===`distribute`?this.question.high-Lc(this.selection):0}get picked(){return this.selection.picked.flatMap(e=>this.question?.options[e]??[])}get begun(){return this.gathers&&(this.picked.length>0||Lc(this.selection)>0)}confirm(){let{whole:e,doubt:t}=this;if(!e)return;let n=this.picked.find(e=>e.warning);t&&this.#d===e?this.insist():n?this.#g(n,e,null):this.send(e)}send(e){this.question&&this.open&&(this.forget(),this.sent=!0,this.#c(e,this.seq,this.question.seat))}#_(e){let t=[...new Set(e.flatMap(e=>U(this.#s).get(e)??[]))];return this.menu.length?t.filter(e=>this.menu.includes(e)):t}#v(e){return this.question?.options.indexOf(e)??-1}#y(e){let t=this.#v(e);return this.selection.picked.includes(t)||(this.selection.points[t]??0)>0}},qc=90,Jc=class{#e=N({});#t=new Set;#n=-1;#r;#i=N(null);get pointed(){return U(this.#i)}set pointed(e){P(this.#i,e)}#a;constructor(e){this.#r=e}of(e){return U(this.#e)[e.answer]??[]}async learn(e,t){if(t!==this.#n&&this.#o(t),this.#t.has(e.answer))return;this.#t.add(e.answer);let n=await this.#r({type:`preview`,answer:e.answer,seq:t},`preview`);n&&n.seq===this.#n&&P(this.#e,{...U(this.#e),[n.answer]:n.outcomes??[]})}point(e,t,n){this.leave(),this.#a=setTimeout(()=>{this.pointed={option:e,at:t},this.learn(e,n)},qc)}leave(){clearTimeout(this.#a),this.pointed=null}#o(e){this.#n=e,P(this.#e,{}),this.#t.clear()}},Yc;function Xc(){let e=[...document.styleSheets].flatMap(e=>[...e.cssRules]).flatMap(({cssText:e})=>[...e.matchAll(/var\((--[\w-]+)/g)].map(([,e])=>e)),t=getComputedStyle(document.documentElement);return[...new Set(e)].filter(e=>!t.getPropertyValue(e))}function Zc(e,t){Yc??=Xc();let n=getComputedStyle(t);for(let t of Yc){let r=n.getPropertyValue(t);r&&e.style.setProperty(t,r)}}function Qc(e){let t=e;for(;t&&!t.isConnected;)t=t.parentElement;return t??document.body}var $c=[`now`,`fresh`,`legal`,`chosen`,`tilted`];function el(e){let t=e.cloneNode(!0);t.classList.remove(...$c);for(let e of[`data-target`,`data-card`,`aria-pressed`,`id`])t.removeAttribute(e);return t.tabIndex=-1,t.style.width=`100%`,t.style.height=`100%`,t}function tl(){let e=document.createElement(`span`);return e.className=`back`,e}function nl(e,t,n=t.width,r=t.height){let i=document.createElement(`div`);return i.className=`flying`,i.style.left=`${t.x+(t.width-n)/2}px`,i.style.top=`${t.y+(t.height-r)/2}px`,i.style.width=`${n}px`,i.style.height=`${r}px`,i.append(e),i}var rl=new Map;function il(e){return t=>(rl.set(t,e),()=>void rl.delete(t))}function al(e){return sl().find(({goal:t})=>t.things.includes(e))?.element}function ol(e){return[...rl.values()].some(t=>t().shown?.things.includes(e))}function sl(){return[...rl].flatMap(([e,t])=>{let{things:n=[],place:r,seat:i}=t();return!(n.length||r)||!e.getClientRects().length?[]:[{element:e,goal:{things:n,place:r,seat:i}}]})}function cl(){let e={things:new Map,zones:new Map};for(let[t,n]of rl){let{shown:r,zone:i}=n();if(!r&&!i)continue;let a=t.getBoundingClientRect();a.width&&(i&&e.zones.set(i,a),r&&ll(e,t,a,r))}return e}function ll({things:e},t,n,{things:r,slug:i}){let{parentElement:a,offsetWidth:o,offsetHeight:s}=t,c={element:t,parent:a,box:n,width:o,height:s,slug:i};r.forEach((t,n)=>{n!==0&&e.has(t)||e.set(t,c)})}function ul(e){return{x:e.x+e.width/2,y:e.y+e.height/2}}function dl(e,t,n){let{left:r,right:i,top:a,bottom:o}=e.getBoundingClientRect();return r<=t&&t<=i&&a<=n&&n<=o}function fl(e){let{width:t,height:n}=e.getBoundingClientRect();return t*n}var pl=.5,ml=`cubic-bezier(.3,.05,.2,1)`;function hl({beat:e},{at:t,long:n},r=`both`){return{delay:t*e,duration:n*e,easing:ml,fill:r}}function gl(e,t,n=el(t.element)){let r=nl(n,t.box,t.width,t.height);return Zc(r,Qc(t.parent)),e.layer.append(r),r}function _l(e,t,{at:n,long:r}){let i={delay:n*e.beat,duration:r*e.beat,fill:`none`};e.run(t,[{opacity:0},{opacity:0}],i)}function vl(e,...t){e.onfinish=()=>t.forEach(e=>e.remove())}function yl(e,t,n,r,i){let[a,o,s]=[ul(e),ul(n),ul(r)],[c,l]=[n.width/t,r.width/t],u=Math.min(60,Math.hypot(s.x-o.x,s.y-o.y)*.12),d=(e,t,n)=>`translate(${e-a.x}px, ${t-a.y}px) scale(${n})`;return[{transform:d(o.x,o.y,c),opacity:c>pl?1:.4},{transform:d((o.x+s.x)/2,(o.y+s.y)/2-u,(c+l)/2*1.08),opacity:1},{transform:d(s.x,s.y,l),opacity:r===e?1:i}]}function bl(e,t,n,r){let i=gl(e,t);_l(e,t.element,{at:0,long:r.at+r.long}),vl(e.run(i,yl(t.box,t.width,n,t.box,0),hl(e,r)),i)}function xl(e,t,n,r){let i=gl(e,t);vl(e.run(i,yl(t.box,t.width,t.box,n,.15),hl(e,r)),i)}function Sl(e,t,n){let r=gl(e,t);return r.style.transform=`translateY(-26px) scale(1.04)`,n||e.run(r,[{transform:`none`}],{duration:.3*e.beat,easing:ml}),r}function Cl(e,t,n,r,{at:i,long:a}){let o=Math.min(92,Math.max(56,innerHeight*.09)),s=new DOMRect(ul(n).x-o*.36,ul(n).y-o/2,o*.72,o);for(let o=0;o<r;o++){let r=nl(tl(),s);e.layer.append(r);let c=yl(s,s.width,t,n,0);c[0].opacity=0,vl(e.run(r,c,hl(e,{at:i+o*.12,long:a})),r)}}function wl({run:e,beat:t},n,r,i){let[a,o]=[ul(n.box),ul(r.box)];e(r.element,[{translate:`${a.x-o.x}px ${a.y-o.y}px`},{translate:`0 0`}],{delay:i*t,duration:.4*t,easing:ml,fill:`backwards`,composite:`add`})}function Tl(e,t,n,r,i){let a=gl(e,t),[o,s]=[ul(t.box),ul(n)],[c,l]=[s.x-o.x,s.y-o.y],u=Math.hypot(c,l)||1,d=Math.max(.3,1-(.45*Math.min(n.height,n.width)+.3*t.height)/u),f=e=>`translate(${c*e}px, ${l*e}px)`,p=[{transform:`none`,offset:0,easing:`ease-out`},{transform:`${f(-22/u)} scale(1.08)`,offset:.22,easing:`cubic-bezier(.6,0,.9,.5)`},{transform:`${f(d)} scale(1.05)`,offset:.52},{transform:f(d*.96),offset:.6,easing:ml},{transform:`none`,offset:1}];vl(e.run(a,p,{...hl(e,i,`forwards`),easing:`linear`}),a),_l(e,t.element,i),a.style.zIndex=`2`,e.run(a,[{opacity:0},{opacity:0}],{duration:Math.max(i.at*e.beat,.01)}),r&&El(e,r,c/u,l/u,{at:i.at+.52*i.long,long:.3})}function El(e,t,n,r,i){let a=e=>({translate:`${n*e}px ${r*e}px`});e.run(t,[a(0),a(12),a(-7),a(4),a(0)],{...hl(e,i,`none`),composite:`add`})}function Dl(e,t,n,r,i){let[a,o]=[ul(t),ul(n)],s=nl(document.createElement(`i`),new DOMRect(a.x-28,a.y-7,56,14));s.classList.add(`bolt`),e.layer.append(s);let[c,l]=[o.x-a.x,o.y-a.y],u=`rotate(${Math.atan2(l,c)}rad)`,d=[{transform:`${u} scaleX(.4)`,opacity:0},{transform:`${u} scaleX(1)`,opacity:1,offset:.25},{transform:`translate(${c}px, ${l}px) ${u} scaleX(1.3)`,opacity:1,offset:.9},{transform:`translate(${c}px, ${l}px) ${u} scaleX(.3)`,opacity:0}];vl(e.run(s,d,{...hl(e,i),easing:`ease-in`}),s);let f=Math.hypot(c,l)||1;r&&El(e,r,c/f,l/f,{at:i.at+.85*i.long,long:.3})}function Ol(e,t,n,r){let[i,a]=[ul(t),ul(n)],o=Math.hypot(a.x-i.x,a.y-i.y),s=nl(document.createElement(`i`),new DOMRect(i.x,i.y-4,o,8));s.classList.add(`aim`),s.style.rotate=`${Math.atan2(a.y-i.y,a.x-i.x)}rad`,e.layer.append(s),vl(e.run(s,[{clipPath:`inset(-20px 100% -20px 0)`,opacity:1},{clipPath:`inset(-20px -20px -20px 0)`,opacity:1,offset:.35},{clipPath:`inset(-20px -20px -20px 0)`,opacity:1,offset:.75},{clipPath:`inset(-20px -20px -20px 0)`,opacity:0}],hl(e,r)),s)}function kl(e,t,n){let r={at:n.at,long:n.long/2},i={at:n.at+r.long,long:r.long},a=gl(e,t,tl()),o=gl(e,t),s=`perspective(600px) rotateY(90deg) scale(1.15)`;_l(e,t.element,{at:0,long:n.at+n.long}),vl(e.run(a,[{transform:`none`},{transform:s}],hl(e,r)),a);let c=[{transform:s.replace(`90`,`-90`)},{transform:`none`}];vl(e.run(o,c,hl(e,i)),o)}var Al=[`0 0, 58% 0, 44% 30%, 60% 52%, 42% 74%, 52% 100%, 0 100%`,`58% 0, 100% 0, 100% 100%, 52% 100%, 42% 74%, 60% 52%, 44% 30%`];function jl(e,t,n){Al.forEach((r,i)=>{let a=gl(e,t);a.style.clipPath=`polygon(${r})`;let o=i?1:-1,s=[{transform:`none`,opacity:1,filter:`none`},{transform:`translate(${o*5}px, -3px) rotate(${o*2}deg)`,opacity:1,filter:`brightness(1.6)`,offset:.25},{transform:`translate(${o*34}px, 56px) rotate(${o*19}deg)`,opacity:0,filter:`brightness(.5)`}];vl(e.run(a,s,{...hl(e,n),easing:`ease-in`}),a)})}function Ml(e,t){let n=nl(document.createElement(`i`),t);return n.classList.add(`glow`),e.layer.append(n),n}var Q={fly:.5,lunge:.6,aim:.7,turn:.55,break:.6,float:1,dice:1.1,moment:1.6,pass:.45},Nl=.35,Pl=new Set([`damage`,`direct`,`strike`,`pierce`]),Fl=new Set([`destroy`]),Il=new Set([`forge`]),Ll=6,Rl=e=>-2-e;function zl(e,t,n){return Vl(Object.keys(e.sizes).filter(n=>(t.sizes[n]??0)<e.sizes[n]),n)}function Bl(e,t,n){return Vl(Object.keys(t.sizes).filter(n=>(e.sizes[n]??0)<t.sizes[n]),n)}function Vl(e,t){return e.find(e=>t!==void 0&&e.endsWith(`-${t}`))??e[0]}function Hl(e,t,n,r){let i=[],a=new Map,o=new Set,s=0;for(let{event:c,dice:l,things:u}of n){if(l?.length&&(i.push({kind:`dice`,dice:[...l],at:s}),s+=Q.dice*.85),!c)continue;let{kind:n,actor:d=-1,source:f=-1,target:p=-1,amount:m=0}=c;if(r.has(n)&&p!==-1)e.shown.has(f)&&f!==p?i.push({kind:`lunge`,thing:f,target:p,at:s}):i.push({kind:`bolt`,seat:d,target:p,at:s}),a.set(p,s+Nl),s+=Q.lunge;else if(Ul(e,c)&&!a.has(p)&&!a.has(f)&&(i.push({kind:`aim`,thing:f,target:p,at:s}),a.set(p,s+Nl)),Pl.has(n)){let e=a.get(p)??s;a.has(p)||a.set(p,s),m&&p>=0&&!t.shown.has(p)&&i.push({kind:`float`,place:p,icon:`damage`,n:-m,at:e})}else if(Fl.has(n)&&e.shown.has(p)&&!t.shown.has(p)){let e=Math.max(s,(a.get(p)??0)+.2);o.has(p)||i.push({kind:`break`,thing:p,at:e}),o.add(p)}else n===`reveal`&&e.shown.has(p)&&t.shown.has(p)?(i.push({kind:`turn`,thing:p,at:s}),a.set(p,s)):Il.has(n)?(i.push({kind:`moment`,event:c,at:s}),s+=Q.moment):n===`draw`&&m&&!u?.length?i.push({kind:`pass`,from:`deck-${d}`,to:`hand-${d}`,n:Math.min(m,Ll),at:s}):p>=0&&!a.has(p)&&a.set(p,s)}return i.push(...Gl(e,t,n,a,o),...ql(e,t,a,s)),{cues:i,length:Math.max(0,...i.map(e=>e.at+Wl(e)))}}function Ul({shown:e},{source:t=-1,target:n=-1}){return t>=0&&n!==-1&&t!==n&&e.has(t)&&e.has(n)}function Wl(e){return e.kind===`come`||e.kind===`go`||e.kind===`float`?Q.fly:e.kind===`bolt`?Q.lunge:Q[e.kind]}function Gl(e,t,n,r,i){let a=[],o=new Map(n.flatMap(({event:e,things:t=[]})=>Kl(e,t))),s=new Set(n.flatMap(({event:e})=>e?.kind===`reveal`?[e.target]:[])),c=n.find(({event:e})=>e&&(e.actor??-1)>=0)?.event?.actor;for(let[n,i]of t.shown){let l=e.shown.get(n);if(l===void 0){let r=o.get(n)??e.zones.of.get(n)??zl(e.zones,t.zones,c);r&&n>=0&&a.push({kind:`come`,thing:n,from:r,at:0})}else l!==i&&n>=0&&!s.has(n)&&a.push({kind:`turn`,thing:n,at:r.get(n)??0})}for(let n of e.shown.keys()){if(n<0||t.shown.has(n)||i.has(n))continue;let o=t.zones.of.get(n)??Bl(e.zones,t.zones,c)??``;a.push({kind:`go`,thing:n,to:o,at:r.get(n)??0})}let l=new Map;for(let[n,r]of t.zones.of){let i=e.zones.of.get(n);if(!i||i===r||e.shown.has(n)||t.shown.has(n))continue;let a=`${i} ${r}`;l.set(a,{from:i,to:r,n:Math.min((l.get(a)?.n??0)+1,Ll)})}for(let e of l.values())a.push({kind:`pass`,...e,at:0});return a}function Kl(e,t){return e?.kind===`draw`?t.map(t=>[t,`deck-${e.actor}`]):[]}function ql(e,t,n,r){let i=[];for(let[a,o]of t.numbers){let t=e.numbers.get(a);if(t)for(let[e,s]of Object.entries(o)){let o=s-(t[e]??s);if(!Number.isFinite(o)||!o)continue;let c=n.get(a)??Math.min(r,.2);i.push({kind:`float`,place:a,icon:e,n:e===`damage`?-o:o,at:c})}}return i}var Jl={play:`target`,"fast-play":`target`,"put-into-play":`target`,cast:`source`,"cast-alone":`source`},Yl=2.8,Xl=3,Zl={of:new Map,sizes:{}};function Ql({event:e,cards:t}){let n=e&&Jl[e.kind],r=n?e[n]??-1:-1;return r>=0&&t?.[0]?{thing:r,slug:t[0]}:void 0}var $l=class{layer;length=0;#e=N(null);get announced(){return U(this.#e)}set announced(e){P(this.#e,e)}#t=N([]);get rising(){return U(this.#t)}set rising(e){P(this.#t,e)}#n=N(null);get dice(){return U(this.#n)}set dice(e){P(this.#n,e)}#r=N(null);get moment(){return U(this.#r)}set moment(e){P(this.#r,e)}#i=N(!1);get over(){return U(this.#i)}set over(e){P(this.#i,e,!0)}#a=matchMedia(`(prefers-reduced-motion: reduce)`);#o=new Set;#s=new Set;#c=new Map;#l=0;#u;constructor(e){this.#u=e}get beat(){return this.calm*this.#u()}get calm(){return Ms.pace}get on(){return this.beat>0&&!document.hidden&&!!this.layer?.isConnected}get still(){return this.#a.matches}get announces(){return this.on&&!this.still}change(e,t,n,r){if(!this.on){this.end(),e();return}let[i,a]=[cl(),n()];for(let[e,t]of this.#c)i.things.has(e)||i.things.set(e,t);this.end(),e(),Xt();let o=n(),s=this.#g();a&&o&&s&&(this.length=this.#d(s,t,{then:i,now:cl(),before:a,after:o},r))}#d(e,t,{then:n,now:r,before:i,after:a},o){let s=({things:e},n)=>({shown:new Map([...e].map(([e,{slug:t}])=>[e,t])),zones:t.zones?.(n)??Zl,numbers:t.numbers?.(n)??new Map}),c=Hl(s(n,i),s(r,a),o,t.attacks??new Set);if(this.still)return this.#h(e,r,c.cues),0;let l=c.cues.find(({kind:e})=>e===`break`);this.#f(e,n,r,l?l.at+Q.break/2:0);let u=this.#c;for(let{flying:e}of u.values())e.remove();this.#c=new Map;for(let t of c.cues)if(t.kind===`go`&&!t.to){let r=n.things.get(t.thing);this.#c.set(t.thing,{...r,flying:Sl(e,r,u.has(t.thing))})}else this.#p(e,n,r,t);return c.length*this.beat}#f(e,t,n,r){let i=new Set;for(let[a,o]of n.things){let n=t.things.get(a);!n||a<0||i.has(o.element)||eu(n.box,o.box)||(i.add(o.element),n.element===o.element||n.parent===o.parent?wl(e,n,o,r):bl(e,o,n.box,{at:0,long:Q.fly}))}}#p(e,t,n,r){let{at:i}=r,a=e=>n.things.get(e)??t.things.get(e),o={at:i,long:Q.fly};if(r.kind===`come`){let[i,a]=[n.things.get(r.thing),n.zones.get(r.from)??t.zones.get(r.from)];i&&a&&bl(e,i,a,o)}else if(r.kind===`go`){let i=n.zones.get(r.to)??t.zones.get(r.to);i&&xl(e,t.things.get(r.thing),i,o)}else if(r.kind===`pass`){let[a,o]=[n.zones.get(r.from)??t.zones.get(r.from),n.zones.get(r.to)];a&&o&&Cl(e,a,o,r.n,{at:i,long:Q.pass})}else if(r.kind===`lunge`||r.kind===`bolt`){let t=a(r.target),o=n.things.get(r.target)?.element,s=r.kind===`bolt`?n.zones.get(`player-${r.seat}`):void 0,c={at:i,long:Q.lunge};if(!t)return;r.kind===`lunge`?Tl(e,a(r.thing),t.box,o,c):s&&Dl(e,s,t.box,o,c)}else r.kind===`aim`?Ol(e,a(r.thing).box,a(r.target).box,{at:i,long:Q.aim}):r.kind===`turn`?kl(e,n.things.get(r.thing),{at:i,long:Q.turn}):r.kind===`break`?jl(e,t.things.get(r.thing),{at:i,long:Q.break}):r.kind===`float`?this.#m(n,t,r):r.kind===`dice`?this.#_(i,Q.dice,e=>this.dice=e?{dice:r.dice,long:e}:null):this.#_(i,Q.moment,e=>this.moment=e?{event:r.event,long:e}:null)}#m(e,t,{place:n,icon:r,n:i,at:a}){let o=Rl(n),s=(o>=0?e.zones.get(`${r}-${o}`):void 0)??e.things.get(n)?.box??t.things.get(n)?.box;if(!s)return;let c=Math.max(700,Q.float*this.beat),l={id:++this.#l,box:s,icon:r,n:i,at:a*this.beat,long:c};this.rising=[...this.rising,l],this.#v(l.at+c,()=>this.rising=this.rising.filter(e=>e!==l))}#h(e,t,n){let r=new Set(n.flatMap(e=>`place`in e?[e.place]:`thing`in e?[e.thing]:`target`in e?[e.target]:[]));for(let n of r){let r=t.things.get(n)?.box;if(!r)continue;let i=Ml(e,r);this.#v(this.beat,()=>i.remove())}}announce(e,t,n){let r=Ql(e);if(!r||!this.announces)return;this.length=0;let{things:i,zones:a}=cl(),o=e.event?.actor??-1,s=t.flatMap(({event:e})=>e?.source===r.thing?[e.target??-1]:[]),c=[...new Set(s)].flatMap(e=>e===r.thing?[]:i.get(e)?.box??[]);this.announced={...r,seat:o,from:a.get(`hand-${o}`)??a.get(`player-${o}`),targets:c,count:n}}count(e){this.announced&&={...this.announced,count:e}}celebrate(){this.on&&(this.over=!0,this.#v(this.length+Yl*this.calm,()=>this.over=!1))}end(){for(let e of this.#o)e.cancel();for(let e of this.#s)clearTimeout(e);this.#o.clear(),this.#s.clear(),this.layer?.replaceChildren(...[...this.#c.values()].map(({flying:e})=>e)),this.length=0,this.announced=this.dice=this.moment=null,this.over=!1,this.rising.length&&(this.rising=[])}#g(){if(this.layer)return{layer:this.layer,beat:this.beat,run:(...e)=>this.run(...e)}}run(e,t,n){let r=e.animate(t,n);return this.#o.add(r),r.finished.catch(()=>void 0).finally(()=>this.#o.delete(r)),r}#_(e,t,n){this.#v(e*this.beat,()=>n(t*this.beat)),this.#v((e+t)*this.beat,()=>n(0))}#v(e,t){let n=setTimeout(()=>{this.#s.delete(n),t()},e);this.#s.add(n)}};function eu(e,t){return Math.abs(e.x-t.x)<Xl&&Math.abs(e.y-t.y)<Xl&&Math.abs(e.width-t.width)<Xl}var tu=700,nu=class{#e=N(null);get moment(){return U(this.#e)}set moment(e){P(this.#e,e)}#t=N([]);get moves(){return U(this.#t)}set moves(e){P(this.#t,e)}#n=N(0);get step(){return U(this.#n)}set step(e){P(this.#n,e,!0)}#r=N(!1);get runs(){return U(this.#r)}set runs(e){P(this.#r,e,!0)}#i;#a;#o;#s=null;#c;constructor(e,t=e=>e()){this.#i=e,this.#a=t}get turns(){return this.moves.filter((e,t)=>t===0||this.moves[t-1].turn!==e.turn)}to(e,t=this.moment?.seat){return this.#s={at:Math.max(0,Math.min(e,this.moment?.end??1/0)),...t===void 0||t<0?{}:{seat:t}},this.#c??=this.#l().finally(()=>this.#c=void 0),this.#c}async#l(){for(this.moves.length||(this.moves=(await this.#i({type:`timeline`},`timeline`))?.moves??[]);this.#s;){let e=this.#s,t=await this.#i({type:`moment`,...e},`moment`);if(this.#u())return;if(this.#s===e&&(this.#s=null),!t)continue;let n=t.at-(this.moment?.at??t.at)===1&&t.seat===this.moment?.seat,r=()=>{this.moment=t,this.step+=1};n?this.#a(r,t.lines??[]):r()}}#u(){return this.#s===null}turn(e){if(!this.moment)return;let{at:t,end:n}=this.moment,r=this.turns.map(e=>e.at),i=e>0?r.find(e=>e>t):r.findLast(e=>e<t);this.to(i??(e>0?n:0))}play(e=!this.runs){clearTimeout(this.#o),this.runs=e,e&&this.moment&&this.moment.at>=this.moment.end?this.to(0).then(()=>this.#d()):e&&this.#d()}#d(){this.#o=setTimeout(()=>void this.#f(),Math.max(tu,1.5*Ms.pace))}async#f(){this.moment&&this.moment.at<this.moment.end?(await this.to(this.moment.at+1),this.runs&&this.#d()):this.play(!1)}async again(){this.moment&&(this.moves=[],await this.to(this.moment.at))}leave(){this.play(!1),this.#s=null,this.moment=null,this.moves=[]}},ru=`M12 20V5M6 11l6-6 6 6`,iu=`M12 3 19 7v8l-7 4-7-4V7Z`,au={activate:`M12 4v7M12 11l6 5M12 11l-6 5M5 4l2 3M19 4l-2 3`,archive:`M3 5h18v5H3ZM5 10h14v10H5ZM10 14h4`,attach:`M12 3l7 7h-4v10H9V10H5Z`,attack:`M20 3 9 14M20 3l-1 5-9 9M20 3l-5 1-9 9M5 12l7 7M7.5 16.5 3.5 20.5`,avoid:`M4 18c3-9 7-12 16-13M20 5l-5-1M20 5l-2 5M5 8l4 4M9 8l-4 4`,banish:`M12 4a8 8 0 1 0 .1 0M6.5 6.5l11 11`,burn:`M12 2C13 6.5 18 8.5 18 14.5A6 6 0 0 1 6 14.5C6 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 2Z`,capture:`M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M12 8l3.5 2v4l-3.5 2-3.5-2v-4Z`,chains:`M9.5 14.5a4 4 0 0 1 0-5.5l3-3a4 4 0 0 1 5.5 5.5M14.5 9.5a4 4 0 0 1 0 5.5l-3 3a4 4 0 0 1-5.5-5.5`,change:`M4 9h13l-4-4M20 15H7l4 4`,control:`M4 18h16M4 18 3 8l5 4 4-7 4 7 5-4-1 10Z`,counter:`M4 4l16 16M12 3a9 9 0 1 0 .1 0`,counters:`M5 9h8v8H5ZM9 5h9v9M9 11v4M7 13h4`,cure:`M9 4h6v5h5v6h-5v5H9v-5H4V9h5Z`,damage:`M12 2l2 6 6-3-3 6 5 3-6 1 1 6-5-4-5 4 1-6-6-1 5-3-3-6 6 3Z`,deck:`M8 3h11v14H8ZM5 7v14h11M13.5 7v6M11 10.5l2.5 2.5 2.5-2.5`,destroy:`M12 3a7.5 7.5 0 0 0-4.5 13.5V20h9v-3.5A7.5 7.5 0 0 0 12 3ZM9 11h.1M15 11h.1M12 14v2`,discard:`M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7`,double:`M4 20 12 12 4 4M12 20l8-8-8-8`,draw:`M5 4h10v14H5ZM18 8v10M13 13h10`,enrage:`M4 6l6 4M20 6l-6 4M7 13h.1M17 13h.1M7 20c2-3 8-3 10 0`,exalt:`M12 21C6 19 4 13 6 4M12 21c6-2 8-8 6-17M6 9l4 1M6.5 14l4 .5M18 9l-4 1M17.5 14l-4 .5`,exhaust:`M4 5h7l-7 7h7M13 12h7l-7 8h7`,forge:`M8 6.5a4.5 4.5 0 1 0 .1 0M12 11h9.5M18 11v4M21.5 11v3`,gain:`${iu}M12 8v6M9 11h6`,heal:`M12 21C5 15 2.5 11.5 2.5 8A5 5 0 0 1 12 6a5 5 0 0 1 9.5 2c0 3.5-2.5 7-9.5 13ZM12 9v6M9 12h6`,life:`M12 21C5 15 2.5 11.5 2.5 8A5 5 0 0 1 12 6a5 5 0 0 1 9.5 2c0 3.5-2.5 7-9.5 13Z`,look:`M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 9a3 3 0 1 0 .1 0`,lose:`${iu}M9 11h6`,mana:`M12 2 19 12 12 22 5 12ZM5 12h14`,mastery:`M12 2l2.8 6.3 6.7.7-5 4.6 1.4 6.7L12 17l-5.9 3.3 1.4-6.7-5-4.6 6.7-.7Z`,move:`M12 3v18M3 12h18M12 3 9 6M12 3l3 3M12 21l-3-3M12 21l3-3M3 12l3-3M3 12l3 3M21 12l-3-3M21 12l-3 3`,power:`${ru}M6 18l6-6 6 6`,purge:`M5 5l14 14M19 5 5 19`,push:`M4 5v14M8 12h12M15 7l5 5-5 5`,ready:`M4 12a8 8 0 1 0 3-6.2M4 3v4h4`,recruit:`M9 5a3.5 3.5 0 1 0 .1 0M3 20c0-5 3-7 6-7s6 2 6 7M18 8v8M14 12h8`,roll:`M4 8 12 4l8 4v8l-8 4-8-4ZM4 8l8 4 8-4M12 12v8`,rot:`M6 20c-3-6 0-15 6-16c6 1 9 10 6 16M9 12h.1M15 12h.1M10 17h4`,steal:`M3 14c3-5 6-5 9-3l5-4c2 0 3 2 2 3l-7 8c-3 3-7 2-9-4ZM16 4l3-2 3 2v3l-3 2`,stun:`M12 12a2 2 0 1 1 2-2a4.5 4.5 0 1 1-5-4.5A7 7 0 1 1 5 12`,swap:`M7 3v17M7 3 3 8M7 3l4 5M17 21V4M17 21l-4-5M17 21l4-5`,teleport:`M12 3a4 9 0 1 0 .1 0M3 12h5M16 12h5M19 9l3 3-3 3`,unforge:`M8 6.5a4.5 4.5 0 1 0 .1 0M12 11h3M18 8l3 6M18 14v2`,up:`${ru}M5 21h14`,ward:`M12 2.5a9.5 9.5 0 1 0 .1 0M12 7.5a4.5 4.5 0 1 0 .1 0`,weak:`M12 3v13M6 11l6 6 6-6M5 21h14`,alpha:`M19 5c-4 3-6 14-11 14a5 6 0 1 1 0-13c5 0 7 11 11 13`,assault:`M3 21 14 10M14 4h6v6M20 4l-9 9M4 14l6 6`,deploy:`M12 3v10M7 9l5 5 5-5M4 20h5M15 20h5`,elusive:`M5 20c-2-8 2-16 7-16s9 8 7 16c-3-3-4 1-7-1c-3 2-4-2-7 1M9 11h.1M15 11h.1`,flying:`M3 6c4 1 6 3 9 7c3-4 5-6 9-7c-1 5-4 8-7 9l-2 4-2-4C7 14 4 11 3 6Z`,hazardous:`M12 3 22 20H2ZM12 9v5M12 17h.1`,omega:`M4 20h5v-3A7 7 0 1 1 15 17v3h5`,poison:`M12 3C16 9 18 11 18 15a6 6 0 0 1-12 0C6 11 8 9 12 3ZM10 14l4 4M14 14l-4 4`,skirmish:`M4 20 18 6M14 4h6v6M4 12l3-1M12 20l1-3`,taunt:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5ZM12 7v7M12 17h.1`},ou={"gain-gems":[`gems`,1],"gain-power":[`power`,1],"gain-mastery":[`mastery`,1],"gain-health":[`health`,1],"lose-mastery":[`mastery`,-1],gain:[`amber`,1],lose:[`amber`,-1]},su={play:`recruit`,"fast-play":`recruit`,house:`change`,"reap-gain":`gain`,strike:`attack`,cast:`mana`,focus:`mastery`,win:`mastery`,check:`forge`,"to-hand":`up`,"take-control":`control`,"gain-chains":`chains`,"power-counter":`power`,return:`ready`,show:`look`};function cu(e){let t=e.event?.kind??``;return au[su[t]??t]}function lu({small:e,event:t,text:n}){let r=e?ou[t?.kind??``]:void 0;return r&&t?.amount?{icon:r[0],n:r[1]*t.amount,text:n}:void 0}function uu(e,t,n){let r=new Set(n.map(({at:e})=>e)),i=[];return e.forEach((e,n)=>{let a=t+n,o=r.has(a)?void 0:i.at(-1),s=lu(e);s&&o?o.gains.push(s):i.push({line:e,count:1,gains:[],at:a,last:a}),i.at(-1).last=a}),i.reduce((e,t,n)=>{let a=e.at(-1);return a&&du(a,t,n===i.length-1)&&!r.has(a.last+1)?e[e.length-1]={...a,count:a.count+t.count,gains:fu(a,t),last:t.last}:e.push(t),e},[])}function du(e,t,n){let r=({gains:e})=>e.map(({icon:e,n:t})=>`${e}${Math.sign(t)}`).join(),i=e.line.cards?.length===1&&!e.line.dice?.length&&!e.line.small,a=n?r(e).startsWith(r(t)):r(e)===r(t);return i&&e.line.text===t.line.text&&a}function fu(e,t){return e.gains.map((e,n)=>({...e,n:e.n+(t.gains[n]?.n??0)}))}function pu(e,t,n){return t+e.findLastIndex(({event:e})=>e?.actor===n)+1}function mu({things:e=[],event:t}){return[...e,t?.source??-1,t?.target??-1].filter(e=>e!==-1)}function hu(e,t=ol){return e.map(mu).filter(e=>e.some(e=>e<0||t(e))).at(-1)??[]}var gu=class{rate=1;#e=[];#t;#n=0;#r=0;#i;#a;#o;constructor(e,t,n){this.#i=e,this.#a=t,this.#o=n}add(e,t=!1){this.#e.push(e),t?this.skip():this.#t?this.#c():this.#s()}skip(){clearTimeout(this.#t),this.#t=void 0;for(let e of this.#e.splice(0))this.#i(e);this.rate=1}get busy(){return this.#e.length>0}get last(){return this.#e.at(-1)}#s(){let e=this.#e.shift();e===void 0?(this.#t=void 0,this.rate=1):(this.#i(e),this.#n=Date.now(),this.#r=this.#a(e),this.#l())}#c(){let{weight:e,whole:t,least:n}=this.#o,r=this.#e.reduce((t,n)=>t+e(n),0),i=Math.min(this.rate,Math.max(n(),t()/Math.max(1,r)));i!==this.rate&&(this.#r*=i/this.rate,this.rate=i,clearTimeout(this.#t),this.#l())}#l(){this.#t=setTimeout(()=>this.#s(),Math.max(0,this.#n+this.#r-Date.now()))}},_u=class{#e=N(null);get line(){return U(this.#e)}set line(e){P(this.#e,e)}#t=N(1);get times(){return U(this.#t)}set times(e){P(this.#t,e,!0)}#n=N([]);get touched(){return U(this.#n)}set touched(e){P(this.#n,e)}#r=N(!1);get behind(){return U(this.#r)}set behind(e){P(this.#r,e,!0)}#i=N(0);get read(){return U(this.#i)}set read(e){P(this.#i,e,!0)}#a=N([]);get unasked(){return U(this.#a)}set unasked(e){P(this.#a,e)}#o=N(0);get unread(){return U(this.#o)}set unread(e){P(this.#o,e,!0)}#s=N(!1);get muted(){return U(this.#s)}set muted(e){P(this.#s,e,!0)}#c=N(null);get notice(){return U(this.#c)}set notice(e){P(this.#c,e)}#l=N(null);get hint(){return U(this.#l)}set hint(e){P(this.#l,e)}#u=N(!1);get hinting(){return U(this.#u)}set hinting(e){P(this.#u,e,!0)}#d=N(!0);get reading(){return U(this.#d)}set reading(e){P(this.#d,e,!0)}left=``;#f=N(!1);get helping(){return U(this.#f)}set helping(e){P(this.#f,e,!0)}#p=N(!1);get aside(){return U(this.#p)}set aside(e){P(this.#p,e,!0)}#m=N(-1);get uncovered(){return U(this.#m)}set uncovered(e){P(this.#m,e,!0)}forget(){this.line=this.notice=this.hint=null,this.unasked=this.touched=[]}say(e,t=!1,n=[]){this.notice={text:e,rules:n,bad:t}}},vu=class{#e=N(null);get room(){return U(this.#e)}set room(e){P(this.#e,e)}#t=N(null);get table(){return U(this.#t)}set table(e){P(this.#t,e)}#n=N([]);get log(){return U(this.#n)}set log(e){P(this.#n,e)}#r=N([]);get begun(){return U(this.#r)}set begun(e){P(this.#r,e)}#i=N([]);get sentences(){return U(this.#i)}set sentences(e){P(this.#i,e)}#a=N([]);get chat(){return U(this.#a)}set chat(e){P(this.#a,e)}#o=N(null);get report(){return U(this.#o)}set report(e){P(this.#o,e)}#s=N(null);get analysis(){return U(this.#s)}set analysis(e){P(this.#s,e)}apply(e){let{since:t=0,lines:n=[]}=e;this.log=[...this.log.slice(0,t),...n],this.begun=this.begun.filter(({at:e})=>e<t);let[r,i]=[yu(e),this.table&&yu(this.table)];if(i&&r.turn>i.turn){let e=this.rounds?t:pu(n,t,i.seat);this.begun=[...this.begun,{at:e,...r}]}this.table=e}get rounds(){return!!this.table&&`round`in this.table.view}get stretch(){return this.rounds?`rounds`:`turns`}forget(){this.log=[],this.begun=[],this.sentences=[]}get lasts(){return this.room?.status===`playing`}get company(){let{seats:e=[],yours:t=[],watching:n=0}=this.room??{};return e.filter((e,n)=>e.kind===`person`&&!t.includes(n)).length+n>+!t.length}get seat(){let e=this.room?.yours??[];return e.find(e=>this.table?.deciding.includes(e))??e[0]??-1}name(e){return this.room?.seats[e]?.name||Z(`player`,{n:e+1})}};function yu({view:e}){return`round`in e?{turn:e.round,seat:e.initiative}:{turn:e.turn,seat:e.active}}var $=new class{#e=N(null);now=null;#t=N(!1);get open(){return U(this.#t)}set open(e){P(this.#t,e,!0)}#n=N(null);get at(){return U(this.#n)}set at(e){P(this.#n,e)}get seen(){return U(this.#e)}set seen(e){P(this.#e,this.now=e)}};function bu(e,t=$.at){$.seen=e,$.at=t}function xu(e){$.at===e&&($.at=null)}function Su(e){$.seen=e,$.at=null,$.open=!0}function Cu(){$.open=!1}function wu(){$.seen=$.at=null,$.open=!1}function Tu(e){let t;Rn(()=>{let n=e(),r=t;t=n,$.now&&($.now===r||Eu($.now,n))&&($.seen=n)}),Rn(()=>()=>{t&&$.now===t&&($.seen={...t,notes:[],attached:[],live:void 0})})}function Eu(e,t){return e.slug===t.slug&&e.things.some(e=>t.things.includes(e))}var Du=.6,Ou=.6,ku=2900,Au=3.2,ju=250;function Mu(e){return uu(e,0,[]).filter(({line:e})=>!e.small)}var Nu=class{id;server=new vu;screen=new _u;#e=N(0);#t=!1;#n=[];#r=null;#i=0;#a;#o=(e,...t)=>this.#E(()=>this.#a.ask(e,...t));#s=new gu(e=>this.#v(e),e=>this.#p(e),{weight:e=>this.#m(e),whole:()=>Math.max(ku,Au*Ms.pace),least:()=>Math.min(1,ju/Ms.pace)});animator=new $l(()=>this.#s.rate);builder=new Kc((e,t,n)=>this.#T(e,t,n),()=>this.#a.state===`lost`);back=new nu(this.#o,(e,t)=>this.#b(e,t));previews=new Jc(async(e,...t)=>{try{return await this.#a.ask(e,...t)}catch{return}});constructor(e,t){this.id=t,this.#a=e,wu()}get moment(){return this.back.moment}get shown(){return this.moment??this.server.table}get touched(){return this.moment?hu(this.moment.lines??[],()=>!0):this.screen.touched}get step(){return U(this.#e)+this.back.step}get covered(){let{room:e,table:t,lasts:n}=this.server;return(e?.yours.length??0)>1&&n&&!!t?.question&&t.seat!==this.screen.uncovered}receive(e){`room`in e&&e.room!==this.id||(e.type===`room`?this.server.room=e:e.type===`table`?this.#l(e):e.type===`chat`?this.#c(e.lines):e.type===`analysis`&&(this.server.analysis=e))}#c(e){this.server.chat=[...this.server.chat,...e],this.screen.unread+=e.length}skip(){this.animator.end(),this.#t=!0,this.#s.skip(),this.#t=!1}#l(e){let{since:t=0,lines:n=[]}=e,r=!this.server.table||e.undone||!!e.id,i=r?[]:n.slice(Math.max(0,this.#i-t));this.#i=t+n.length,this.#d(e,i)||this.#u(e,i),r&&this.skip(),this.screen.behind=this.#s.busy}#u(e,t){let n=Mu(t),r={lines:t,first:n[0]},i=this.animator.announces?t.find(e=>this.#_(e)):void 0;i&&this.#s.add({act:r,plays:i,entry:n.find(({line:e})=>e===i)}),this.#s.add({act:r,table:e,entry:n[0]});for(let e of n.slice(1))this.#s.add({act:r,entry:e})}#d(e,t){let n=this.#s.last;if(!n?.table||n.table.undone||!n.act.first||!t.length)return!1;let{act:r}=n,[i,...a]=uu([...r.lines,...t],0,[]);if(!i||a.length||i.line.small)return!1;let{since:o,lines:s=[],unasked:c=[]}=n.table,l={lines:[...s,...e.lines??[]],unasked:[...c,...e.unasked??[]]};return r.lines=[...r.lines,...t],Object.assign(n.act.first,{count:i.count}),n.table={...e,since:o,...l},this.#r===r&&this.#f(r),!0}#f({first:e}){this.screen.times=e.count,this.animator.count(e.count)}#p(e){if(document.hidden)return 0;let{table:t,plays:n,entry:r,act:i}=e,{length:a,beat:o}=this.animator;if(this.#g(e))return Math.max(Ou*o,a);let s=a&&!t&&!n||this.#h(r?.line),c=r||t&&i.lines.length?o*(s?Du:1):0;return Math.max(c,t||n?a:0)}#m(e){let{table:t,plays:n,entry:r}=e;return this.#g(e)?Ou*Ms.pace:r?Ms.pace*((t||n)&&!this.#h(r.line)?1:Du):0}#h(e){return!!this.server.room?.yours.includes(e?.event?.actor??-1)}#g({act:e,table:t}){return!!t&&this.animator.announces&&!!e.first&&this.#_(e.first.line)}#_(e){return!!Ql(e)&&!this.#h(e)}#v({plays:e,table:t,entry:n,act:r}){let{line:i=null,count:a=1}=n??{};this.#r=r,this.screen.line=i,this.screen.times=a,this.#n=[...t?[]:this.#n,...i?[i]:[]],kr().then(()=>this.screen.touched=hu(this.#n)),e&&!this.#t&&this.animator.announce(e,r.lines,a),t&&this.#y(t,r.lines),this.screen.behind=this.#s.busy}#y(e,t){let n=this.server.table,r=!n||e.seat!==n.seat||e.at===n.at&&!e.undone;this.#t||this.moment||r?this.#x(e):this.#b(()=>this.#x(e),t),n&&!n.result&&e.result&&this.animator.celebrate()}#b(e,t){this.animator.change(e,xs(this.server.room?.game??``)??{},()=>this.shown?.view,t)}#x(e){let{server:t,screen:n}=this;t.table&&e.seat!==t.table.seat&&this.#S(),(e.at!==t.table?.at||e.undone)&&P(this.#e,U(this.#e)+1),t.apply(e),e.undone&&(n.read=Math.min(n.read,t.log.length)),n.unasked=e.undone?[]:[...n.unasked,...e.unasked??[]],n.hint=null,this.builder.ask(this.moment?null:e.question??null,e.seq),e.result&&this.#w()}#S(){this.server.forget(),this.screen.forget(),wu(),this.#C()}async#C(){let e=await this.#o({type:`log`,since:0},`log`);e&&(this.server.log=e.lines)}async#w(){this.server.report=await this.#o({type:`report`},`report`)??this.server.report}#T(e,t,n){this.screen.notice=null,this.skip(),this.screen.read=this.server.log.length,this.screen.unasked=[],this.#o({type:`answer`,answer:e,seq:t,seat:n},`done`).then(e=>{e||(this.builder.sent=!1)})}type(e){let{question:t,seq:n}=this.builder;this.builder.open?this.#T(e,n,t.seat):t||this.screen.say(Z(`not-your-turn`),!0)}async undo(){let e=this.server.seat<0?void 0:this.server.seat;await this.#o({type:`undo`,seat:e},`done`,`table`)}async askHint(){this.screen.hinting||(this.screen.hinting=!0,this.screen.hint=await this.#o({type:`hint`,level:Ms.hintLevel},`hint`)??null,this.screen.hinting=!1)}async analyse(e,t,n=!1){await this.#o({type:`analyse`,level:e,again:n,...t===void 0?{}:{seat:t}},`analysis`)}async stopAnalysis(){await this.#o({type:`analyse`,on:!1},`done`)}async whyNot(e){let t=await this.#o({type:`why-not`,answer:e},`why-not`);t&&this.screen.say([t.message,...t.facts??[]].join(` `),!1,t.rules)}async rule(e){let t=await this.#o({type:`rule`,rule:e},`rule`);t&&this.screen.say(``,!1,[{rule:t.rule,text:t.text}])}async affects(e){let t=this.moment?{at:this.moment.at,...this.moment.seat<0?{}:{seat:this.moment.seat}}:{};return this.#o({type:`affects`,thing:e,...t},`affects`)}async describe(){this.server.sentences=(await this.#o({type:`describe`},`describe`))?.sentences??this.server.sentences}async resign(){this.server.seat>=0&&await this.#o({type:`resign`,seat:this.server.seat},`done`)}async rematch(e){await this.#o({type:`rematch`,swap:e},`done`)}async give(e){await this.#o({type:`give`,seat:e},`done`)}async take(e){await this.#o({type:`take`,seat:e},`done`)}async talk(e){return!!await this.#o({type:`chat`,text:e},`done`)}async mute(e){await this.#o({type:`mute`,on:e},`done`)&&(this.screen.muted=e)}async stops(e,t){await this.#o({type:`stops`,stops:e,seat:t},`done`)}async order(e){await this.#o({type:`order`,on:e},`done`)}async save(){return this.#o({type:`save`},`saved`)}async lookBack(e){this.skip(),await this.back.to(e),this.moment&&this.builder.ask(null,-1)}backToNow(){this.back.leave(),this.builder.ask(this.server.table?.question??null,this.server.table?.seq??-1)}async again(){if(this.server.room?.status===`waiting`)return;await this.#C(),this.screen.line=null,this.screen.touched=[],this.screen.muted&&await this.mute(!0),Ms.plain&&await this.describe(),await this.back.again(),this.server.report&&await this.#w();let{analysis:e}=this.server;e&&await this.analyse(e.level,e.seat,!0)}async#E(e){try{return await e()}catch(e){e instanceof Ks&&this.screen.say(e.message,!0,e.rules);return}}},Pu=`trivault.token`,Fu=`trivault.seats`,Iu=800,Lu=new class{server=new Cc;screen=new sc;link=new Qs(()=>this.#r(),e=>this.#o(e));#e=N(null);get session(){return U(this.#e)}set session(e){P(this.#e,e)}#t=N(``);get file(){return U(this.#t)}set file(e){P(this.#t,e)}get found(){let{route:e,refused:t}=this.screen;if(e.page===`unknown`||t)return!1;if(!(`game`in e)||e.page===`cards`&&!e.game)return!0;if(!this.server.games.length)return;let n=this.server.game(e.game);if(!n||e.page===`build`&&!n.drafts)return!1;let r=this.server.cards[e.game];return!(e.page===`cards`&&e.card&&r)||r.has(e.card)}open(){let e=new URL(`ws`,location.href);e.protocol=e.protocol===`https:`?`wss:`:`ws:`,e.hash=``,document.documentElement.lang=ps.lang,addEventListener(`hashchange`,()=>void this.#l()),this.link.open(()=>this.#n(e)),this.#i()}#n(e){let{route:t}=this.screen;return e.search=t.page===`room`?`?room=${encodeURIComponent(t.room)}`:``,e.href}async#r(){let e=localStorage.getItem(Pu)??``,[t]=await Promise.all([this.link.ask({type:`hello`,lang:ps.lang,token:e},`welcome`),this.#a()]);this.#c(t),await this.link.ask({type:`lobby`},`lobby`),await this.#l()}async#i(){try{await this.#a(),!this.server.me&&this.screen.route.page!==`room`&&await this.#l()}catch{}}async#a(){let{games:e}=await tc(`games/${ps.lang}`);hc.prepare(e),this.server.games=e}#o(e){e.type===`seat`?this.#h(e):e.type===`lobby`?this.server.lobby=e.rooms:e.type===`moved`?location.hash=`#/room/${e.room}`:e.type===`turn`?this.#s(e):e.type===`tournament`?this.server.tournament=e:e.type===`welcome`&&!e.id?this.#c(e):this.session?.receive(e)}#s({room:e,game:t,left:n}){this.findMine();let r=this.server.game(t)?.title??``,i=n?`${r}: ${ac(n)}`:r;Ms.alert&&document.hidden&&zs(Z(`your-turn`),i,e)}#c(e){this.server.me=e,localStorage.setItem(Pu,e.token),this.findMine()}async everything(){let e=[],t;for(let n=0,r=!0;r;n++){let i=await this.link.ask({type:`export`,page:n},`export`),a=JSON.parse(i.data);t??=a,e.push(...a.games),r=i.more??!1}return{...t,games:e}}async forget(e){this.#c(await this.link.ask({type:`forget`,name:e},`welcome`)),localStorage.removeItem(Fu),hc.forget()}async findMine(){let e=Object.values(Os(Fu,{})).slice(-20),t=await this.link.ask({type:`mine`,tokens:e},`mine`).catch(()=>null);t&&(this.server.mine=t.rooms,this.server.tournaments=t.tournaments??[],hc.finish(t.finished??[]))}async register(e,t){this.#c(await this.link.ask({type:`register`,name:e,password:t},`welcome`))}async login(e,t){this.#c(await this.link.ask({type:`login`,name:e,password:t},`welcome`))}async logout(){this.#c(await this.link.ask({type:`logout`},`welcome`))}async rename(e){this.#c(await this.link.ask({type:`rename`,name:e},`welcome`))}async#l(){this.screen.go();let{route:e}=this.screen;e.page===`room`?await this.#u(e.room):this.session&&await this.#m(),e.page===`start`&&this.findMine(),e.page===`tournament`&&await this.#d(e.tournament),e.page===`cards`&&await this.learn(e.game||this.server.games[0]?.name||``),e.page===`build`&&await this.learn(e.game),e.page===`learn`&&await ys(e.game),setTimeout(()=>void bs().catch(()=>void 0),Iu)}async#u(e){let t=Os(Fu,{})[e]??``,n=this.session?.id===e?this.session:new Nu(this.link,e);this.session=n;try{let r=await this.#p(e,t);await this.learn(r.game),this.session===n&&await n.again(),this.#f(n)}catch(e){if(!(e instanceof Ks))return;this.screen.refused=e.message,this.session=null}}async#d(e){this.server.tournament=null;try{e&&await this.link.ask({type:`tournament`,tournament:e},`tournament`)}catch(e){this.screen.refused=ic(e)}}#f(e){let{trying:t}=this.screen;if(this.screen.trying=null,t?.room!==e.id)return;let{id:n,text:r,example:i=``}=t.rule;e.screen.say(i,!1,[{rule:n,text:r}])}async#p(e,t){try{return await this.link.ask({type:`join`,room:e,token:t},`room`)}catch(n){if(!t||!(n instanceof Ks))throw n;return this.link.ask({type:`join`,room:e},`room`)}}async#m(){this.session=null,await this.link.ask({type:`leave`},`done`).catch(()=>void 0)}#h({room:e,token:t}){let n=Object.entries(Os(Fu,{})).slice(-50);ks(Fu,Object.fromEntries([...n,[e,t]]))}async create(e,t,n={}){let r=await this.link.ask({type:`create`,game:e,seats:t,...n},`room`);location.hash=`#/room/${r.room}`}async load(e){let t=await this.link.ask({type:`load`,replay:e},`room`);location.hash=`#/room/${t.room}`}async findExercises(e){let t=await this.link.ask({type:`exercises`,game:e},`exercises`).catch(()=>null);t&&(this.server.exercises={...this.server.exercises,[e]:t})}async exercise(e,t,n=0){await this.#g(()=>this.link.ask({type:`exercise`,game:e,name:t,chapter:n},`room`,`moved`))}async ownPuzzle(e=0,t=this.file){this.file=t,await this.#g(()=>this.link.ask({type:`own-puzzle`,file:t,chapter:e},`room`,`moved`))}async missed(){await this.#g(()=>this.link.ask({type:`missed`},`room`,`moved`))}async#g(e){try{location.hash=`#/room/${(await e()).room}`}catch(e){this.session?this.session.screen.say(ic(e),!0,[]):this.screen.error=ic(e)}}async tryRule(e,t,n){let r=hc.wish.games[e]?.seats[1]?.bot,i=n&&r?[{kind:`me`},{kind:r}]:[],{room:a}=await this.link.ask({type:`try`,rule:t.id,seats:i},`room`);this.screen.trying={room:a,rule:t},location.hash=`#/room/${a}`}async playOn(e){let t=await this.link.ask({type:`play-on`,at:e},`room`,`moved`);location.hash=`#/room/${t.room}`}async learn(e,t=!1){if(!this.server.game(e)||this.server.known[e]&&!t)return;let[{cards:n,filters:r=[]}]=await Promise.all([tc(`cards/${e}/${ps.lang}`),ys(e)]),i={cards:new Map(n.map(e=>[e.slug,e])),filters:r.map(e=>Gs(e,ps.lang))};this.server.known={...this.server.known,[e]:i},Rs.load(e)}async read(e,t){await this.learn(e),this.screen.reading={game:e,card:t}}async speak(e){ps.use(e),document.documentElement.lang=e;let t=await this.link.ask({type:`language`,lang:e},`welcome`,`done`,`table`).catch(()=>void 0);t?.type===`welcome`&&this.#c(t),await this.#a();for(let e of Object.keys(this.server.known))await this.learn(e,!0);await this.session?.again(),this.screen.route.page===`tournament`&&await this.#d(this.screen.route.tournament)}},Ru={hue:220,ink:12,emblem:`M12 2 20.7 7v10L12 22 3.3 17V7Z`},zu=new Map;function Bu(e){zu.set(e.name,e)}function Vu(e){return zu.get(e)}function Hu(e,t){let n=zu.get(e)?.looks??{};return n[t]??n[``]??Ru}var Uu={amber:`M12 2 20.5 7v10L12 22 3.5 17V7ZM12 2v20M3.5 7 20.5 17M20.5 7 3.5 17`,armor:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5Z`,archives:`M3 4h18v5H3ZM5 9h14v11H5ZM10 13h4`,chains:`M9.5 14.5a4 4 0 0 1 0-5.5l3-3a4 4 0 0 1 5.5 5.5l-1.5 1.5M14.5 9.5a4 4 0 0 1 0 5.5l-3 3a4 4 0 0 1-5.5-5.5l1.5-1.5`,check:`M4 12.5 10 18.5 20.5 6`,counter:`M5 5h14v14H5ZM12 9v6M9 12h6`,clock:`M12 3a9 9 0 1 0 .1 0M12 7v5.5l3.5 2`,bell:`M6 17V11a6 6 0 0 1 12 0v6l2 2H4ZM10 21.5h4M12 3v2`,cost:`M12 2 20 9 12 22 4 9ZM4 9h16`,damage:`M12 2l2 6 6-3-3 6 5 3-6 1 1 6-5-4-5 4 1-6-6-1 5-3-3-6 6 3Z`,deck:`M7 3h12v16H7ZM5 6v15h11`,discard:`M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7`,enraged:`M4 6l6 4M20 6l-6 4M7 13a1 1 0 1 0 .1 0M17 13a1 1 0 1 0 .1 0M7 20c2-3 8-3 10 0`,exhausted:`M4 5h7l-7 7h7M13 12h7l-7 8h7`,gems:`M12 2 20 9 12 22 4 9ZM4 9h16M12 22 8.5 9 12 2M12 22 15.5 9 12 2`,hand:`M4 8l6-2 4 13-6 2ZM10 5.5h6V19M16 6l5 1.5-3.5 11`,health:`M12 21C5 15 2.5 11.5 2.5 8A5 5 0 0 1 12 6a5 5 0 0 1 9.5 2c0 3.5-2.5 7-9.5 13Z`,hint:`M9 18h6M10 21.5h4M12 2.5a6.5 6.5 0 0 0-4 11.6V16h8v-1.9A6.5 6.5 0 0 0 12 2.5Z`,keys:`M8 6.5a4.5 4.5 0 1 0 .1 0M12 11h9.5M18 11v4M21.5 11v3`,eye:`M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 9a3 3 0 1 0 .1 0`,log:`M5 4h14M5 9h14M5 14h14M5 19h9`,mastery:`M12 2l2.8 6.3 6.7.7-5 4.6 1.4 6.7L12 17l-5.9 3.3 1.4-6.7-5-4.6 6.7-.7Z`,menu:`M4 6h16M4 12h16M4 18h16`,more:`M5 12h.1M12 12h.1M19 12h.1`,pause:`M8 5v14M16 5v14`,power:`M20 3 9 14M20 3l-1 5L10 17M20 3l-5 1-9 9M5 12l7 7M7.5 16.5 3.5 20.5`,purged:`M5 5l14 14M19 5 5 19`,replay:`M4 12a8 8 0 1 0 3-6.2M4 3v4h4M12 8v4.5l3 2`,settings:`M10 3h4l.6 2.6 2 .9 2.400-1.300 2.300 3.300-1.800 1.900v2.200l1.800 1.900-2.300 3.300-2.400-1.300-2 .9L14 21h-4l-.6-2.600-2-.9L5 18.800l-2.300-3.300 1.800-1.900v-2.200L2.700 9.500 5 6.200l2.400 1.300 2-.9ZM12 9a3 3 0 1 0 .1 0`,silent:`M4 9.500v5h4l5 4.500V5L8 9.500ZM17 9.500l5 5M22 9.500l-5 5`,sound:`M4 9.500v5h4l5 4.500V5L8 9.500ZM16.500 8.500a5 5 0 0 1 0 7M19 6a9 9 0 0 1 0 12`,shield:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5ZM12 7v9M8 11h8`,skip:`M5 5v14l8-7ZM13 5v14l8-7Z`,"step-back":`M15 5 8 12l7 7`,"step-on":`M9 5l7 7-7 7`,stunned:`M12 12a2 2 0 1 1 2-2a4.5 4.5 0 1 1-5-4.5A7 7 0 1 1 5 12`,"turn-back":`M18 5l-7 7 7 7M11 5l-7 7 7 7`,"turn-on":`M6 5l7 7-7 7M13 5l7 7-7 7`,turn:`M7 4v16l12-8Z`,undo:`M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3`,upgrades:`M12 3l7 7h-4v10H9V10H5Z`,warded:`M12 2.5a9.5 9.5 0 1 0 .1 0M12 7.5a4.5 4.5 0 1 0 .1 0`,warning:`M12 3 22 20.5H2ZM12 9v6M12 17.5v.5`,why:`M8.5 8.5a3.5 3.5 0 1 1 5 3.2c-1 .6-1.5 1.3-1.5 2.8M12 18.5v.5`,zoom:`M10.5 4a6.5 6.5 0 1 0 .1 0M15.5 15.5 21 21`},Wu=si(`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" class="svelte-v7nk5l"><path class="svelte-v7nk5l"></path></svg>`);function Gu(e,t){lt(t,!0);let n=Ba(t,`name`,3,``),r=Ba(t,`path`,19,()=>Uu[n()]??``);var i=Wu(),a=L(i);z(()=>Y(a,`d`,r())),G(e,i),ut()}Ze();var Ku=`M6 8h12v10H6ZM12 8V4M12 3.4a.6.6 0 1 0 .1 0M9.5 12v1.5M14.5 12v1.5M3.5 11.5v4M20.5 11.5v4M9.5 21h5`,qu=`M3 5h18v11H3ZM9 20h6M12 16v4`,Ju=`M9.5 14.5 14.5 9.5M8 11l-3 3a3.6 3.6 0 0 0 5 5l3-3M16 13l3-3a3.6 3.6 0 0 0-5-5l-3 3`,Yu=`M8 10.5a3 3 0 1 0 .1 0M16 10.5a3 3 0 1 0 .1 0M2.5 20c.5-4 10.500-4 11 0M13.500 17c2-1.200 7-.8 8 3`,Xu=`M5 5h14v14H5ZM9 9h.1M15 9h.1M12 12h.1M9 15h.1M15 15h.1`,Zu=`M12 4a8.500 8.500 0 1 0 .1 0M12 8v4.500l3 2`;function Qu({seconds:e,increment:t=0}){return Z(`clock-words`,{minutes:Math.round(e/60*10)/10,increment:t})}function $u({kind:e,name:t,rating:n,deviation:r=0}){return e===`open`?Z(`open-seat`):typeof n==`number`?`${t} (${ed(n,r)})`:t??``}function ed(e,t){return`${e} ± ${t}`}var td=W(`<span class="quiet"><!> </span>`),nd=W(`<li class="accented svelte-1bf4xrq"><div class="svelte-1bf4xrq"><b> </b> <span> </span> <!> <!></div> <a class="button svelte-1bf4xrq"> <span class="unseen"> </span></a></li>`),rd=W(`<ul class="svelte-1bf4xrq"></ul>`),id=W(`<p class="quiet"> </p>`),ad=W(`<h2 id="lobby" class="svelte-1bf4xrq"> </h2> <!>`,1);function od(e,t){lt(t,!1),Pa();var n=ad(),r=En(n),i=L(r,!0),a=R(r,2),o=e=>{var t=rd();J(t,5,()=>Lu.server.lobby,e=>e.room,(e,t)=>{var n=nd();let r;var i=I(n),a=I(i),o=L(a,!0),s=R(a,2),c=L(s,!0),l=R(s,2),u=e=>{var n=td(),r=I(n);Gu(r,{get path(){return Zu}});var i=R(r);O(n),z(e=>K(i,` ${e??``}`),[()=>Z(`days-of`,{n:U(t).days})]),G(e,n)};q(l,e=>{U(t).days&&e(u)});var d=R(l,2),f=e=>{var n=td(),r=I(n);Gu(r,{get path(){return Zu}});var i=R(r);O(n),z(e=>K(i,` ${e??``}`),[()=>Qu(U(t).clock)]),G(e,n)};q(d,e=>{U(t).clock&&e(f)}),O(i);var p=R(i,2),m=I(p),h=L(R(m));O(p),O(n),z((e,i,a,s,l)=>{r=Xi(n,``,r,{"--accent":e}),K(o,i),K(c,a),Y(p,`href`,`#/room/${U(t).room??``}`),K(m,`${s??``} `),K(h,`: ${l??``}`)},[()=>Vu(U(t).game)?.accent??285,()=>Lu.server.game(U(t).game)?.title??U(t).game,()=>U(t).seats.map($u).join(` · `),()=>Z(`join`),()=>Lu.server.game(U(t).game)?.title]),G(e,n)}),O(t),G(e,t)},s=e=>{var t=id(),n=L(t,!0);z(e=>K(n,e),[()=>Z(`no-rooms`)]),G(e,t)};q(a,e=>{Lu.server.lobby.length?e(o):e(s,-1)}),z(e=>K(i,e),[()=>Z(`lobby`)]),G(e,n),ut()}function sd({set:e,parts:t,seed:n}){return[`generated`,...e?[e]:[],...t,n].join(`-`)}function cd(e){return/^generated-(?:[a-z]+-)*\d{1,18}$/.test(e)}function ld(e,t){if(!cd(e))return null;let n=e.split(`-`).slice(1,-1).join(`-`),r=t.sets?.find(e=>`${n}-`.startsWith(`${e.name}-`))?.name??``,i=`-${n.slice(r.length)}-`.replace(`--`,`-`),a=t.parts.map(e=>e.name).filter(e=>i.includes(`-${e}-`));return a.sort((e,t)=>i.indexOf(`-${e}-`)-i.indexOf(`-${t}-`)),{set:r,parts:a,seed:Number(e.split(`-`).at(-1))}}function ud(){return Math.floor(Math.random()*1e6)}var dd=864e5;function fd(e,t,n=Date.now()){return e[(Math.floor(n/dd)+t)%e.length]}var pd=`trivault.decks`,md=new class{#e=N(Os(pd,{}));get lists(){return U(this.#e)}set lists(e){P(this.#e,e)}of(e){return Object.entries(this.lists[e]??{})}save(e,t,n){this.#t(e,{...this.lists[e],[t]:n})}drop(e,t){let{[t]:n,...r}=this.lists[e]??{};this.#t(e,r)}#t(e,t){this.lists={...this.lists,[e]:t},ks(pd,this.lists)}},hd=W(`<li><button type="button" class="flat svelte-1w340hc"> </button></li>`),gd=W(`<section><h3 class="svelte-1w340hc"> </h3> <ul class="svelte-1w340hc"></ul></section>`),_d=W(`<div class="groups svelte-1w340hc"></div>`);function vd(e,t){lt(t,!0);var n=_d();J(n,21,()=>t.deck.groups,Ei,(e,n)=>{var r=gd(),i=I(r),a=L(i,!0),o=R(i,2);J(o,21,()=>U(n).cards,Ei,(e,n)=>{var r=hd(),i=I(r),a=L(i,!0);O(r),z(()=>K(a,U(n).text)),Zr(`click`,i,()=>Lu.read(t.deck.game,U(n).card)),G(e,r)}),O(o),O(r),z(()=>K(a,U(n).title)),G(e,r)}),O(n),G(e,n),ut()}Qr([`click`]);var yd=W(`<p class="error" role="alert"> </p>`),bd=W(`<div class="import svelte-nyp9s4"><label class="field"> <textarea name="list" rows="7" spellcheck="false" class="svelte-nyp9s4"></textarea></label> <!> <div class="actions"><button type="button"> </button> <label class="button svelte-nyp9s4"> <input class="unseen" type="file" multiple=""/></label></div></div>`);function xd(e,t){let n=ui();lt(t,!0);let r=Ba(t,`list`,15),i=2e5,a=j(()=>t.game.decks??``),o=N(``),s=N(void 0),c=N(void 0);async function l(){return P(o,r().length>i?Z(`too-long`,{n:i}):await u(),!0),!U(o)||(U(s)?.focus(),await kr(),U(c)?.scrollIntoView({block:`nearest`}),!1)}async function u(){try{let e=await Lu.link.ask({type:`deck`,game:t.game.name,text:r()||` `},`deck`);return md.save(t.game.name,e.text.split(`
`)[0],e.text),t.taken(e),``}catch(e){return ic(e)}}function d(e){let t=[...e.currentTarget.files??[]];e.currentTarget.value=``,p(t)}function f(e){let t=[...e.dataTransfer?.files??[]];t.length&&(e.preventDefault(),p(t))}async function p(e){for(let t of e)if(r(await t.text()),!await l())return}var m={check:l},h=bd(),g=I(h),_=I(g),v=R(_);xt(v),Ma(v,e=>P(s,e),()=>U(s)),O(g);var y=R(g,2),b=e=>{var t=yd(),r=L(t,!0);Ma(t,e=>P(c,e),()=>U(c)),z(()=>{Y(t,`id`,n),K(r,U(o))}),G(e,t)};q(y,e=>{U(o)&&e(b)});var x=R(y,2),S=I(x),ee=L(S,!0),te=R(S,2),ne=I(te),re=R(ne);return Y(re,`accept`,`.txt,.json,.csv,text/plain,application/json,text/csv`),O(te),O(x),O(h),z((e,t,r,i)=>{K(_,`${e??``} `),Y(v,`placeholder`,t),Y(v,`aria-invalid`,!!U(o)),Y(v,`aria-describedby`,U(o)?n:void 0),K(ee,r),K(ne,`${i??``} `)},[()=>Z(`deck-list`,{what:U(a)}),()=>Z(`deck-example`,{what:U(a)}),()=>Z(`check-deck`,{what:U(a)}),()=>Z(`open-file`)]),Xr(`drop`,v,f),Sa(v,r),Zr(`click`,S,l),Zr(`change`,re,d),G(e,h),ut(m)}Qr([`click`,`change`]);var Sd=W(`<p class="svelte-fe73cc"><b> </b> </p> <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" class="svelte-fe73cc"><rect class="track svelte-fe73cc" width="100" height="6" rx="1"></rect><rect class="range svelte-fe73cc" height="6"></rect><rect class="middle svelte-fe73cc" x="49.8" width="0.4" height="6"></rect><rect class="mark svelte-fe73cc" width="1" height="6"></rect></svg>`,1),Cd=W(`<li class="svelte-fe73cc"> <b> </b></li>`),wd=W(`<div><h4 class="svelte-fe73cc"> </h4> <ul class="svelte-fe73cc"></ul></div>`),Td=W(`<li class="svelte-fe73cc"><button type="button" class="flat svelte-fe73cc"> </button> <b> </b></li>`),Ed=W(`<div class="ends svelte-fe73cc"><!> <!></div>`),Dd=W(`<section class="rating svelte-fe73cc"><h3 class="svelte-fe73cc"> </h3> <!> <p class="quiet svelte-fe73cc"><!> <!></p> <!></section>`);function Od(e,t){lt(t,!0);let n=N(void 0),r=j(()=>U(n)?.matchups??[]),i=j(()=>Math.min(3,Math.floor(U(r).length/2))),a=j(()=>U(r).slice(0,U(i))),o=j(()=>U(r).slice(U(r).length-U(i)).reverse()),s=e=>Z(`share-won`,{n:Math.round(e*100)}),c=e=>Lu.server.game(t.deck.game)?.bots.find(t=>t.kind===e)?.title??e,l=e=>Lu.server.cards[t.deck.game]?.get(e)?.name??e;Rn(()=>{let{game:e,text:r}=t.deck,i=0,a=!0;async function o(){let t=await Lu.link.ask({type:`deck-rating`,game:e,text:r},`deck-rating`).catch(()=>void 0);a&&(P(n,t??U(n)),t?.more&&(i=window.setTimeout(()=>void o(),4e3)))}return P(n,void 0),Lu.learn(e).then(o,o),()=>{a=!1,clearTimeout(i)}});var u=li(),d=En(u),f=e=>{let i=j(()=>U(n));var u=Dd(),d=I(u),f=L(d,!0),p=R(d,2),m=e=>{var t=Sd(),n=En(t),r=I(n),a=L(r,!0),o=R(r);O(n);var c=R(n,2),l=R(I(c)),u=R(l,2);O(c),z((e,t)=>{K(a,e),K(o,` ${t??``}`),Y(l,`x`,U(i).strength.low*100),Y(l,`width`,(U(i).strength.high-U(i).strength.low)*100),Y(u,`x`,U(i).strength.share*100-.5)},[()=>s(U(i).strength.share),()=>Z(`deck-strength-points`,{points:U(i).points,low:U(i).low,high:U(i).high})]),G(e,t)};q(p,e=>{(U(i).strength.low>0||U(i).strength.high<1)&&e(m)});var h=R(p,2),g=I(h),_=e=>{var t=ci();z(e=>K(t,e),[()=>Z(`deck-strength-how`,{n:U(i).strength.games,player:c(U(n).player)})]),G(e,t)};q(g,e=>{(U(i).strength.games||!U(n).more)&&e(_)});var v=R(g,2),y=e=>{var t=ci();z(e=>K(t,e),[()=>Z(`deck-strength-more`,{n:U(i).strength.games})]),G(e,t)};q(v,e=>{U(n).more&&e(y)}),O(h);var b=R(h,2),x=e=>{var r=Ed(),i=I(r);J(i,17,()=>[{title:Z(`hard-for-it`),list:U(a)},{title:Z(`easy-for-it`),list:U(o)}],Ei,(e,t)=>{let n=()=>U(t).title,r=()=>U(t).list;var i=li(),a=En(i),o=e=>{var t=wd(),i=I(t),a=L(i,!0),o=R(i,2);J(o,21,r,Ei,(e,t)=>{var n=Cd(),r=I(n),i=L(R(r),!0);O(n),z(e=>{K(r,`${U(t).deck??``} `),K(i,e)},[()=>s(U(t).strength.share)]),G(e,n)}),O(o),O(t),z(()=>K(a,n())),G(e,t)};q(a,e=>{r().length&&e(o)}),G(e,i)});var c=R(i,2),u=e=>{var r=wd(),i=I(r),a=L(i,!0),o=R(i,2);J(o,21,()=>U(n).cards,Ei,(e,n)=>{var r=Td(),i=I(r),a=L(i,!0),o=L(R(i,2));O(r),z((e,t)=>{K(a,e),K(o,`${U(n).difference<0?`−`:`+`}${t??``}`)},[()=>l(U(n).card),()=>s(Math.abs(U(n).difference))]),Zr(`click`,i,()=>Lu.read(t.deck.game,U(n).card)),G(e,r)}),O(o),O(r),z(e=>K(a,e),[()=>Z(`cards-with-wins`)]),G(e,r)};q(c,e=>{U(n).cards?.length&&e(u)}),O(r),G(e,r)};q(b,e=>{U(r).length>1&&e(x)}),O(u),z((e,t)=>{Y(u,`aria-label`,e),K(f,t)},[()=>Z(`deck-strength`),()=>Z(`deck-strength`)]),G(e,u)};q(d,e=>{U(n)?.player&&e(f)}),G(e,u),ut()}Qr([`click`]);var kd=W(`<option> </option>`),Ad=W(`<label class="field"> <select name="set"></select></label>`),jd=W(`<button type="button" class="svelte-pb24l7"> </button>`),Md=W(`<div class="generator svelte-pb24l7"><!> <fieldset><legend class="svelte-pb24l7"> </legend> <div class="parts svelte-pb24l7"></div></fieldset> <div class="seed svelte-pb24l7"><label class="field svelte-pb24l7"> <input type="number" min="0" max="999999999"/></label> <button type="button"><!> </button></div></div>`);function Nd(e,t){lt(t,!0);let n=Ba(t,`deck`,15),r=j(()=>ld(n(),t.generator)??{set:``,parts:[],seed:0}),i=j(()=>t.generator.sets??[]),a=j(()=>U(i).find(e=>e.name===U(r).set)??U(i)[0]),o=j(()=>t.generator.parts.filter(e=>!U(a)||U(a).parts.includes(e.name)));function s(e){let t=U(i).find(t=>t.name===e)?.parts??[];n(sd({...U(r),set:e,parts:U(r).parts.filter(e=>t.includes(e))}))}function c(e){let i=U(r).parts.filter(t=>t!==e),a=t.generator.most-+!U(r).parts.includes(e),o=U(r).parts.includes(e)?i:[...i.slice(Math.max(0,i.length-a)),e];n(sd({...U(r),parts:o}))}function l(e){let t=Math.min(Math.max(Math.floor(Number(e))||0,0),999999999);n(sd({...U(r),seed:t}))}var u=Md(),d=I(u),f=e=>{var t=Ad(),n=I(t),r=R(n);J(r,21,()=>U(i),Ei,(e,t)=>{var n=kd(),r=L(n,!0),i={};z(()=>{K(r,U(t).title),i!==(i=U(t).name)&&(n.value=(n.__value=i)??``)}),G(e,n)}),O(r);var o;ta(r),O(t),z(e=>{K(n,`${e??``} `),o!==(o=U(a)?.name)&&(r.value=(r.__value=o)??``,ea(r,o))},[()=>Z(`set`)]),Zr(`change`,r,e=>s(e.currentTarget.value)),G(e,t)};q(d,e=>{U(i).length>1&&e(f)});var p=R(d,2),m=I(p),h=L(m,!0),g=R(m,2);J(g,21,()=>U(o),Ei,(e,t)=>{var n=jd(),i=L(n,!0);z(e=>{Y(n,`aria-pressed`,e),K(i,U(t).title)},[()=>U(r).parts.includes(U(t).name)]),Zr(`click`,n,()=>c(U(t).name)),G(e,n)}),O(g),O(p);var _=R(p,2),v=I(_),y=I(v),b=R(y);ma(b),O(v);var x=R(v,2),S=I(x);Gu(S,{get path(){return Xu}});var ee=R(S,1,!0);O(x),O(_),O(u),z((e,t,n)=>{K(h,e),K(y,`${t??``} `),ha(b,U(r).seed),K(ee,n)},[()=>Z(`made-of`,{title:t.generator.title,most:t.generator.most}),()=>Z(`seed`),()=>Z(`generate-again`,{what:t.what})]),Zr(`change`,b,e=>l(e.currentTarget.value)),Zr(`click`,x,()=>n(sd({...U(r),seed:ud()}))),G(e,u),ut()}Qr([`change`,`click`]);var Pd=W(`<option> </option> <option> </option>`,1),Fd=W(`<option> </option>`),Id=W(`<optgroup></optgroup>`),Ld=W(`<p class="error" role="alert"> </p>`),Rd=W(`<span class="title svelte-8ob594"> </span> <span class="quiet"> </span>`,1),zd=W(`<details><summary class="svelte-8ob594"><!></summary> <!> <!></details>`),Bd=W(`<div class="deck svelte-8ob594"><label class="field"> <select><option> </option><!><!><optgroup></optgroup></select></label> <!> <!> <!> <!></div>`);function Vd(e,t){lt(t,!0);let n=Ba(t,`deck`,15),r=Ba(t,`picked`,15),i=`list`,a=`own:`,o=N(null),s=N(!1),c=N(``),l=N({deck:``,picked:!1}),u=N(null),d=N(!1),f=N(``),p=N(void 0),m=j(()=>t.game.decks??``),h=j(()=>md.of(t.game.name)),g=j(()=>{if(U(s))return i;if(!n())return`any`;if(cd(n()))return`new`;if(U(o)?U(o).decks.some(e=>e.name===n()):!n().includes(`
`))return n();let e=U(h).find(([,e])=>e===n());return e?a+e[0]:i});Rn(()=>{ps.lang;let{name:e}=t.game,n=JSON.stringify(t.options);Lu.link.ask({type:`decks`,game:e,options:JSON.parse(n)},`decks`).then(e=>{P(o,e),Mr(()=>_(e))},()=>void 0)}),Rn(()=>{ps.lang,b(U(s)?``:n())});function _({decks:e,generator:i}){e.some(e=>e.name===n())||(n()?i:r())||(n(fd(e,t.seat)?.name??``),r(!1))}function y(e){P(f,``),P(s,e===i),!U(s)&&(r(!0),P(c,``),n(e===`any`?``:e===`new`?sd({set:``,parts:[],seed:ud()}):e.startsWith(a)?U(h).find(([t])=>a+t===e)?.[1]??``:e))}async function b(e){if(!e)P(u,null);else try{let i=e.includes(`
`)?{text:e}:{name:e},a=await Lu.link.ask({type:`deck`,game:t.game.name,...i},`deck`);if(e!==n())return;P(u,a),P(l,{deck:n(),picked:!!r()})}catch(t){if(e!==n()||!(t instanceof Ks))return;P(u,null),P(f,`${Z(`deck-replaced`,{what:U(m)})}\n${t.message}`),(e=>{n(e.deck),r(e.picked)})(e===U(l).deck?{deck:``,picked:!1}:U(l)),U(o)&&_(U(o))}}async function x(){return U(s)&&U(p)?U(p).check():!0}function S(e){P(s,!0),P(c,e,!0)}function ee(e){P(f,``),r(!0),P(s,!1),n(e.text)}var te={ready:x},ne=Bd(),re=I(ne),ie=I(re),ae=R(ie),oe=I(ae),se=L(oe,!0);oe.value=oe.__value=`any`;var ce=R(oe),le=e=>{var t=Pd(),n=En(t),r=L(n,!0);n.value=n.__value=`new`;var a=R(n,2),o=L(a,!0);a.value=a.__value=i,z((e,t)=>{K(r,e),K(o,t)},[()=>Z(`generate`,{what:U(m)}),()=>Z(`own-deck`,{what:U(m)})]),G(e,t)};q(ce,e=>{U(o)?.generator&&e(le)});var ue=R(ce),de=e=>{var t=Id();J(t,21,()=>U(h),Ei,(e,t)=>{var n=j(()=>v(U(t),1));let r=()=>U(n)[0];var i=Fd(),a=L(i,!0),o={};z(()=>{K(a,r()),o!==(o=`own:${r()??``}`)&&(i.value=i.__value=o)}),G(e,i)}),O(t),z(e=>Y(t,`label`,e),[()=>Z(`my-decks`,{what:U(m)})]),G(e,t)};q(ue,e=>{U(h).length&&U(o)?.generator&&e(de)});var fe=R(ue);J(fe,21,()=>U(o)?.decks??[],Ei,(e,t)=>{var n=Fd(),r=L(n),i={};z(()=>{K(r,`${U(t).title??``} · ${U(t).facts??``}`),i!==(i=U(t).name)&&(n.value=(n.__value=i)??``)}),G(e,n)}),O(fe),O(ae);var pe;ta(ae),O(re);var me=R(re,2),he=e=>{Nd(e,{get generator(){return U(o).generator},get what(){return U(m)},get deck(){return n()},set deck(e){n(e)}})};q(me,e=>{U(g)===`new`&&U(o)?.generator&&e(he)});var ge=R(me,2),_e=e=>{var r=()=>U(s)?U(c):n(),i=S;Ma(xd(e,{get game(){return t.game},get list(){return r()},set list(e){i(e)},taken:ee}),e=>P(p,e,!0),()=>U(p))};q(ge,e=>{U(g)===i&&e(_e)});var ve=R(ge,2),ye=e=>{var t=Ld(),n=L(t,!0);z(()=>K(n,U(f))),G(e,t)};q(ve,e=>{U(f)&&!U(s)&&e(ye)});var be=R(ve,2),xe=e=>{var t=zd(),n=I(t),r=I(n),a=e=>{var t=Rd(),n=En(t),r=L(n,!0),i=L(R(n,2),!0);z(()=>{K(r,U(u).title),K(i,U(u).facts)}),G(e,t)},o=e=>{var t=ci();z(e=>K(t,e),[()=>Z(`show-cards`)]),G(e,t)};q(r,e=>{U(g)===`new`||U(g)===i?e(a):e(o,-1)}),O(n);var s=R(n,2),c=e=>{Od(e,{get deck(){return U(u)}})};q(s,e=>{U(d)&&e(c)}),vd(R(s,2),{get deck(){return U(u)}}),O(t),Na(`open`,`toggle`,t,e=>P(d,e),()=>U(d)),G(e,t)};return q(be,e=>{U(u)&&!U(s)&&e(xe)}),O(ne),z((e,n)=>{K(ie,`${t.label??``} `),Y(ae,`name`,`deck-${t.seat+1}`),K(se,e),Y(fe,`label`,n),pe!==(pe=U(g))&&(ae.value=(ae.__value=pe)??``,ea(ae,pe))},[()=>Z(`any-deck`,{what:U(m)}),()=>Z(`known-decks`,{what:U(m)})]),Zr(`change`,ae,e=>y(e.currentTarget.value)),G(e,ne),ut(te)}Qr([`change`]);var Hd=new Set,Ud=e=>{let t=t=>t.target===e&&e.close();return Hd.add(e),e.addEventListener(`click`,t),()=>{Hd.delete(e),e.removeEventListener(`click`,t)}};function Wd(){return[...Hd].some(e=>e.open)}var Gd=`trivault.solved`,Kd=new class{#e=N(Os(Gd,{}));has(e,t){return U(this.#e)[e]?.includes(t)??!1}add(e,t){this.has(e,t)||(P(this.#e,{...U(this.#e),[e]:[...U(this.#e)[e]??[],t]}),ks(Gd,U(this.#e)))}},qd=e=>`first-game/${e}`,Jd={turn:[{pitch:660,at:0,long:.14,shape:`sine`},{pitch:880,at:.13,long:.24,shape:`sine`}],card:[{pitch:320,to:180,at:0,long:.08,shape:`triangle`}],damage:[{pitch:150,to:55,at:0,long:.26,shape:`sawtooth`}],break:[{pitch:420,to:90,at:0,long:.18,shape:`square`},{pitch:240,to:60,at:.06,long:.22,shape:`sawtooth`}],dice:[0,.07,.15,.25,.38].map((e,t)=>({pitch:900-90*t,to:500,at:e,long:.035,shape:`square`})),key:[{pitch:392,at:0,long:.16,shape:`triangle`},{pitch:587,at:.12,long:.16,shape:`triangle`},{pitch:880,at:.24,long:.6,shape:`sine`},{pitch:1174,at:.24,long:.6,shape:`sine`}],end:[{pitch:523,at:0,long:.2,shape:`sine`},{pitch:659,at:.18,long:.2,shape:`sine`},{pitch:784,at:.36,long:.5,shape:`sine`}]},Yd={destroy:`break`,forge:`key`};function Xd(e,t,n){if(t.undone||t.at===e.at)return[];if(t.result)return e.result?[]:[`end`];let r=[];t.question&&!e.question&&r.push(`turn`),n(t.view)>n(e.view)?r.push(`damage`):(t.lines??[]).some(e=>!e.small&&e.cards?.length)&&r.push(`card`);for(let{event:e,dice:n}of t.lines??[]){let t=n?.length?`dice`:Yd[e?.kind??``];t&&!r.includes(t)&&r.push(t)}return r}var Zd;function Qd(e,t,n=0){Zd??=new AudioContext,Zd.resume();for(let r of Jd[e])$d(Zd,{...r,at:r.at+n},t/250)}function $d(e,{pitch:t,to:n=t,at:r,long:i,shape:a},o){let s=e.currentTime+r,c=e.createOscillator(),l=e.createGain();c.type=a,c.frequency.setValueAtTime(t,s),c.frequency.exponentialRampToValueAtTime(n,s+i),l.gain.setValueAtTime(1e-4,s),l.gain.exponentialRampToValueAtTime(Math.max(o,1e-4),s+.015),l.gain.exponentialRampToValueAtTime(1e-4,s+i),c.connect(l).connect(e.destination),c.start(s),c.stop(s+i+.02)}var ef=W(`<label class="svelte-v7ya4z"><input class="unseen svelte-v7ya4z" type="radio"/> </label>`),tf=W(`<fieldset><legend class="svelte-v7ya4z"> </legend> <div class="svelte-v7ya4z"></div></fieldset>`);function nf(e,t){lt(t,!0);var n=tf(),r=I(n),i=L(r,!0),a=R(r,2);J(a,21,()=>t.choices,e=>e.value,(e,n)=>{var r=ef(),i=I(r);ma(i);var a=R(i);O(r),z(()=>{Y(r,`lang`,U(n).lang),Y(i,`name`,t.name),ha(i,U(n).value),ga(i,U(n).value===t.value),K(a,` ${U(n).title??``}`)}),Zr(`change`,i,()=>t.choose(U(n).value)),G(e,r)}),O(a),O(n),z(()=>K(i,t.legend)),G(e,n),ut()}Qr([`change`]);var rf={brobnar:{hue:12,emblem:`M12 1.5C13 6 18 8 18 14.5A6 6 0 0 1 6 14.5C6 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 1.5ZM12 14v5`},dis:{hue:322,emblem:`M4 3C3 9 6 11 7 12V17L12 22L17 17V12C18 11 21 9 20 3C18 6 16 7 12 7S6 6 4 3ZM9 13l2 1.5M15 13l-2 1.5M10.5 18h3`},logos:{hue:196,emblem:`M12 10.5a1.5 1.5 0 1 0 .1 0M2 12a10 4 0 1 0 20 0a10 4 0 1 0-20 0M7 3.3a4 10-30 1 0 10 17.4a4 10-30 1 0-10-17.4M17 3.3a4 10 30 1 0-10 17.4a4 10 30 1 0 10-17.4`},mars:{hue:96,emblem:`M12 5a7 6 0 0 1 7 6C19 17 15 22 12 22S5 17 5 11A7 6 0 0 1 12 5ZM8 12c2 0 3 1 3 3c-2 0-3-1-3-3ZM16 12c-2 0-3 1-3 3c2 0 3-1 3-3ZM9 5 7 1.5M15 5l2-3.5`},sanctum:{hue:224,emblem:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5ZM12 6v12M7.5 10.5h9`},saurian:{hue:52,emblem:`M12 22C5 19 3 13 5 4M12 22C19 19 21 13 19 4M4.5 8l3.5 1.5M4.5 12.5l4 .5M6.5 17l4-.5M19.5 8 16 9.5M19.5 12.5l-4 .5M17.5 17l-4-.5M12 4l1 2.5h2.5l-2 1.7.8 2.6L12 9.3l-2.3 1.5.8-2.6-2-1.7H11Z`},shadows:{hue:262,ink:30,emblem:`M12 1.5 15 9.5 13.5 16h-3L9 9.5ZM7 16h10M12 16v5M10 21.5h4`},"star-alliance":{hue:176,emblem:`M12 1.5 14.8 9.2 22.5 12 14.8 14.8 12 22.5 9.2 14.8 1.5 12 9.2 9.2ZM12 10a2 2 0 1 0 .1 0`},untamed:{hue:142,emblem:`M12 12c3 0 6 3 6 6.5c0 3-3 2.5-6 2.5s-6 .5-6-2.5C6 15 9 12 12 12ZM5 8a2 2.5 0 1 0 .1 0M10 3a2 2.5 0 1 0 .1 0M14.5 3a2 2.5 0 1 0 .1 0M19 8a2 2.5 0 1 0 .1 0`},"":{hue:40,ink:15,emblem:`M12 2 20.7 7v10L12 22 3.3 17V7Z`}},af={name:`keyforge`,accent:38,looks:rf},of={dark:{hue:288,ink:32,emblem:`M12 3a8 8 0 0 0-5 14.2V21h10v-3.8A8 8 0 0 0 12 3ZM9 12.5a1.6 1.6 0 1 0 .1 0M15 12.5a1.6 1.6 0 1 0 .1 0M10 21v-2.5M14 21v-2.5M12 15l-1 2h2Z`},holy:{hue:48,emblem:`M12 7a5 5 0 1 0 .1 0M12 1v3.5M12 19.5V23M1 12h3.5M19.5 12H23M4.2 4.2l2.5 2.5M17.3 17.3l2.5 2.5M19.8 4.2l-2.5 2.5M6.7 17.3l-2.5 2.5`},nature:{hue:112,emblem:`M4 21C3 10 9 3 21 3C22 14 16 21 6 19M4 21C7 15 11 11 16 8M9.5 13.5V9M13 10.5V6.5M9 14h4.5`},mind:{hue:320,emblem:`M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 8.5a3.5 3.5 0 1 0 .1 0M12 2v2.5M6 3.5l1 2.3M18 3.5l-1 2.3`},arcane:{hue:266,emblem:`M12 2l5.9 17.2L3 8.5h18L6.1 19.2ZM12 1.5a10.5 10.5 0 1 0 .1 0`},war:{hue:2,ink:44,emblem:`M3 3l10 10M3 3l1 4 8 8M3 3l4 1 8 8M21 3 11 13M21 3l-1 4-8 8M21 3l-4 1-8 8M5 15l4 4M19 15l-4 4M7 17l-3.5 3.5M17 17l3.5 3.5`},earth:{hue:30,ink:34,emblem:`M1.5 20.5 9 6l4 7 2.5-4 7 11.5ZM9 6l1.5 6-2 2.5 2 6`},water:{hue:208,emblem:`M12 2C16 8 19 11.5 19 15.5A7 7 0 0 1 5 15.5C5 11.5 8 8 12 2ZM9 15.5a3.5 3.5 0 0 0 3.5 3.5`},air:{hue:188,ink:36,emblem:`M2 9h12.5a3.3 3.3 0 1 0-3.3-3.3M2 13h17a3 3 0 1 1-3 3M2 17h8a2.7 2.7 0 1 1-2.7 2.7`},fire:{hue:16,ink:62,emblem:`M12 1.5C13 6 18.5 8 18.5 14.5A6.5 6.5 0 0 1 5.5 14.5C5.5 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 1.5ZM12 13c1.5 2 2.5 3 2.5 4.7a2.5 2.5 0 0 1-5 0C9.5 16 10.5 15 12 13Z`},beastmaster:{hue:96,emblem:`M12 11.5c3.5 0 6.5 3.5 6.5 6.8c0 3-3.5 2.5-6.5 2.5s-6.5.5-6.5-2.5C5.5 15 8.5 11.5 12 11.5ZM4.5 8a2 2.6 0 1 0 .1 0M9.5 3a2 2.6 0 1 0 .1 0M14.5 3a2 2.6 0 1 0 .1 0M19.5 8a2 2.6 0 1 0 .1 0`},warlock:{hue:350,emblem:`M4 3C3 9 6 11 7 12V17L12 22L17 17V12C18 11 21 9 20 3C18 6 16 7 12 7S6 6 4 3ZM9 13l2 1.5M15 13l-2 1.5M10.5 18h3`},priestess:{hue:52,emblem:`M5 3h14c0 6-2 9-5.5 10v4l3.5 4H7l3.5-4v-4C7 12 5 9 5 3ZM12 5.5v5M9.5 8h5`},wizard:{hue:232,emblem:`M12 1.5 17 16H7ZM3 17.5c6-2.5 12-2.5 18 0c-6 4-12 4-18 0ZM12 7l.8 1.9 2 .2-1.5 1.3.5 2L12 11.3l-1.8 1.1.5-2L9.2 9.1l2-.2Z`},none:{hue:220,ink:16,emblem:`M12 2l2.6 6.9 7.4.3-5.8 4.6 2 7.2L12 16.9 5.8 21l2-7.2L2 9.2l7.4-.3Z`},"":{hue:258,ink:30,emblem:`M8 8.5a4 4 0 1 1 5.5 3.7c-1 .6-1.5 1.2-1.5 2.8M12 18.3v.6M12 1.5a10.5 10.5 0 1 0 .1 0`}},sf=[{shape:`M12 3a9 9 0 1 0 .1 0`,colour:`var(--owner-1)`},{shape:`M12 2 22 12 12 22 2 12Z`,colour:`var(--owner-2)`},{shape:`M12 3 22 20H2Z`,colour:`var(--owner-3)`},{shape:`M4 4h16v16H4Z`,colour:`var(--owner-4)`}],cf={name:`mage-wars`,accent:268,looks:of},lf={name:`shards`,accent:205,looks:{homodeus:{hue:212,emblem:`M12 2 20.7 7v10L12 22 3.3 17V7zM12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10M12 10.5v3M10.5 12h3`},order:{hue:44,emblem:`M1.5 12C6 5 18 5 22.5 12C18 19 6 19 1.5 12ZM12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M12 1v3M12 20v3`},undergrowth:{hue:130,emblem:`M12 22V9M12 13C5 13 3 8 3 3C9 3 12 6 12 13ZM12 16C12 10 15 7 21 7C21 13 18 16 12 16Z`},wraethe:{hue:290,emblem:`M17 2C8 4 5 10 7 15S15 22 20 20C15 19 12 16 12 12S14 4 17 2ZM4 5l1.5 3M3 13h2M18 11a1 1 0 1 0 .1 0`},"":{hue:190,ink:25,emblem:`M12 1.5 18 9 12 22.5 6 9ZM6 9h12M12 1.5V22.5`}}},uf=7,df=`­`,ff=`[aeiouyäöüąęó]`,pf=RegExp(`${ff}[bcdfghjklmnprstvwxzßćłńśźż]{0,2}?(?=(?:[bcdfgjklmnprstvwzćłśźż]|[bdfgkpt][lr]|[cpst]h|sch|s[pt])${ff})`,`g`),mf=2;function hf(e){if(e.length<uf)return e;let t=[...e.toLowerCase().matchAll(pf)].map(e=>e.index+e[0].length).filter(t=>t>=mf&&t<=e.length-mf);return[...t,e.length].map((n,r)=>e.slice(t[r-1]??0,n)).join(df)}function gf(e){return e.replace(/\p{L}+/gu,hf)}var _f=W(`<span class="svelte-18oioat"> </span> `,1);function vf(e,t){lt(t,!0);var n=li();J(En(n),17,()=>t.name.split(` `),Ei,(e,t)=>{var n=_f(),r=En(n),i=L(r,!0),a=R(r);a.nodeValue=`  `,z(e=>K(i,e),[()=>gf(U(t))]),G(e,n)}),G(e,n),ut()}var yf=new Map;function bf(e=()=>`legal`,t=!1){return n=>(yf.set(n,{status:e,behind:t}),()=>void yf.delete(n))}function xf(e){return yf.has(e)}function Sf(e){return yf.get(e)?.behind??!1}function Cf(e){return yf.get(e)?.status()??``}function wf(e){return e.matches(`:disabled`)}function Tf(e){return[...yf.keys()].filter(t=>t.getClientRects().length&&!wf(t)&&(!e||e.contains(t))).sort((e,t)=>e.compareDocumentPosition(t)&Node.DOCUMENT_POSITION_FOLLOWING?-1:1)}function Ef(e){return Tf(e).filter(e=>Cf(e))}var Df=8,Of=260,kf=10,Af=new class{#e=N(null);get held(){return U(this.#e)}set held(e){P(this.#e,e)}#t=N(null);get from(){return U(this.#t)}set from(e){P(this.#t,e)}#n=N([]);get targets(){return U(this.#n)}set targets(e){P(this.#n,e)}#r=N(null);get over(){return U(this.#r)}set over(e){P(this.#r,e)}#i=N(0);get x(){return U(this.#i)}set x(e){P(this.#i,e,!0)}#a=N(0);get y(){return U(this.#a)}set y(e){P(this.#a,e,!0)}moved=!1;lift(e,t,n,r){this.held=e,this.from=t,this.moved=!1,this.x=n,this.y=r,kr().then(()=>this.#o())}#o(){let{held:e,from:t}=this;e&&(this.targets=sl().filter(({element:e})=>e!==t).sort((e,t)=>fl(e.element)-fl(t.element)).flatMap(({element:t,goal:n})=>{let r=e.meaning(n);return r?.options.length?[{element:t,dropped:r}]:[]}),this.#s(this.x,this.y))}move(e,t){this.moved||=Math.hypot(e-this.x,t-this.y)>kf,this.moved&&this.#s(e,t)}#s(e,t){this.x=e,this.y=t,this.over=this.targets.find(({element:n})=>dl(n,e,t))??null}put(){let{held:e,over:t,moved:n}=this;this.cancel(),t&&n?e?.drop(t.dropped,t.element):n||e?.look()}cancel(){this.held=this.from=this.over=null,this.targets=[]}};function jf(e){return t=>{let n=null,r;function i(e){!e.button&&e.isPrimary&&(n={x:e.clientX,y:e.clientY,touch:e.pointerType===`touch`},n.touch&&(r=setTimeout(a,Of)),addEventListener(`pointermove`,o),addEventListener(`pointerup`,s),addEventListener(`pointercancel`,u),addEventListener(`keydown`,l,!0))}function a(){let r=n&&e();r&&Af.lift(r,t,n.x,n.y)}function o(e){if(!n)return;let t=Math.hypot(e.clientX-n.x,e.clientY-n.y);Af.held?Af.move(e.clientX,e.clientY):n.touch&&t>kf?u():!n.touch&&t>Df&&(a(),Af.moved=!!Af.held,Af.move(e.clientX,e.clientY))}function s(){Af.held&&(addEventListener(`click`,c,{capture:!0,once:!0}),setTimeout(()=>removeEventListener(`click`,c,!0)),Af.put()),u()}function c(e){e.stopPropagation(),e.preventDefault()}function l(e){e.key===`Escape`&&Af.held&&(e.stopPropagation(),u())}function u(){n=null,clearTimeout(r),Af.cancel(),removeEventListener(`pointermove`,o),removeEventListener(`pointerup`,s),removeEventListener(`pointercancel`,u),removeEventListener(`keydown`,l,!0)}let d=e=>{Af.held&&e.preventDefault()};return t.addEventListener(`pointerdown`,i),t.addEventListener(`touchmove`,d,{passive:!1}),()=>{(Af.from===t||n)&&u(),t.removeEventListener(`pointerdown`,i),t.removeEventListener(`touchmove`,d)}}}function Mf(e,t){return e.filter(e=>Ec(e).some(e=>t.includes(e)))}function Nf(e,t,...n){return Mf(e.options,t).filter(({answer:e})=>n.includes(e.split(` `)[0]))}function Pf(e,t,n){if(n.things.some(e=>t.includes(e)))return;let r=Mf(Mf(e.options,t),n.things);return r.length?{options:r}:void 0}var Ff=`# Der Tisch von KeyForge.

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
ui-part-houses = Fraktionen
ui-part-turn = der nächste Zug
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
ui-key-forged = { $name } schmiedet einen Schlüssel!

# Bevor man sich entscheidet
ui-of-house = { $hand } auf der Hand, { $play } im Spiel
ui-then-hand = geht auf die Hand zurück
ui-then-archives = geht ins Archiv
ui-then-purged = wird verbannt
ui-then-control = geht an { $player }
ui-then-damage = Schaden { $n }, noch { $left }
ui-then-unhurt = kein Schaden
ui-then-warded = { $on ->
    [yes] erhält einen Schutz
   *[no] verliert den Schutz
}
ui-then-stunned = { $on ->
    [yes] wird betäubt
   *[no] verliert die Betäubung
}
ui-then-enraged = { $on ->
    [yes] wird wütend
   *[no] ist nicht mehr wütend
}
ui-then-holds = Æmber darauf: { $n }
ui-then-keys = Schlüssel: { $n }
ui-then-amber = Æmber { $n } ({ $change })
ui-then-chains = Ketten { $n }
ui-then-key-cost = Schlüsselkosten { $n }

# Warum etwas nicht geht
ui-fact-houses = Deine Fraktionen sind { $houses }.
ui-fact-house = { $card } gehört zur Fraktion { $house }, aktiv ist { $active }.
ui-fact-toll = Das kostet { $needed } Æmber, du hast { $have }.
ui-fact-no-creature = { $card } ist keine Kreatur.
ui-fact-stunned = { $card } ist betäubt.
ui-fact-not-stunned = { $card } ist nicht betäubt.
ui-fact-enraged = { $card } ist wütend und kann kämpfen.
ui-fact-no-enemy = Es gibt keine feindliche Kreatur, gegen die { $card } kämpfen könnte.
`,If=`# The table of KeyForge.

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
ui-part-houses = houses
ui-part-turn = the next turn
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
ui-key-forged = { $name } forges a key!

# Before one decides
ui-of-house = { $hand } in hand, { $play } in play
ui-then-hand = returns to its owner’s hand
ui-then-archives = goes to the archives
ui-then-purged = is purged
ui-then-control = goes over to { $player }
ui-then-damage = damage { $n }, { $left } left
ui-then-unhurt = no damage
ui-then-warded = { $on ->
    [yes] gets a ward
   *[no] loses its ward
}
ui-then-stunned = { $on ->
    [yes] is stunned
   *[no] loses its stun
}
ui-then-enraged = { $on ->
    [yes] is enraged
   *[no] is enraged no longer
}
ui-then-holds = Æmber on it: { $n }
ui-then-keys = keys: { $n }
ui-then-amber = Æmber { $n } ({ $change })
ui-then-chains = chains { $n }
ui-then-key-cost = key cost { $n }

# Why something cannot be done
ui-fact-houses = Your houses are { $houses }.
ui-fact-house = { $card } is of house { $house }, the active house is { $active }.
ui-fact-toll = It costs { $needed } Æmber, you have { $have }.
ui-fact-no-creature = { $card } is no creature.
ui-fact-stunned = { $card } is stunned.
ui-fact-not-stunned = { $card } is not stunned.
ui-fact-enraged = { $card } is enraged and can fight.
ui-fact-no-enemy = There is no enemy creature that { $card } could fight.
`,Lf=`# Stół KeyForge.

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
ui-part-houses = domy
ui-part-turn = następna tura
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
ui-key-forged = { $name } wykuwa klucz!

# Zanim się zdecydujesz
ui-of-house = na ręce { $hand }, w grze { $play }
ui-then-hand = wróci na rękę właściciela
ui-then-archives = trafi do archiwum
ui-then-purged = zostanie anihilowane
ui-then-control = przejdzie do gracza { $player }
ui-then-damage = obrażenia { $n }, zostanie { $left }
ui-then-unhurt = bez obrażeń
ui-then-warded = { $on ->
    [yes] dostanie osłonę
   *[no] straci osłonę
}
ui-then-stunned = { $on ->
    [yes] zostanie ogłuszone
   *[no] straci ogłuszenie
}
ui-then-enraged = { $on ->
    [yes] zostanie rozjuszone
   *[no] nie będzie już rozjuszone
}
ui-then-holds = Æmber na niej: { $n }
ui-then-keys = klucze: { $n }
ui-then-amber = Æmber { $n } ({ $change })
ui-then-chains = łańcuchy { $n }
ui-then-key-cost = koszt klucza { $n }

# Dlaczego czegoś nie można zrobić
ui-fact-houses = Twoje domy to { $houses }.
ui-fact-house = { $card } należy do domu { $house }, a aktywny jest { $active }.
ui-fact-toll = Kosztuje to { $needed } Æmberu, masz { $have }.
ui-fact-no-creature = { $card } nie jest stworzeniem.
ui-fact-stunned = { $card } jest w stanie ogłuszenia.
ui-fact-not-stunned = { $card } nie jest w stanie ogłuszenia.
ui-fact-enraged = { $card } jest w stanie rozjuszenia i może walczyć.
ui-fact-no-enemy = Nie ma wrogiego stworzenia, z którym { $card } może walczyć.
`,Rf=`# Der Tisch von Mage Wars.

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
ui-part-danger = Sicherheit
ui-part-mana = Mana
ui-part-creatures = Kreaturen
ui-part-things = Ausrüstung und Verzauberungen
ui-part-growth = Manasammlung
ui-part-threats = Bedrohungen
ui-part-plans = vorbereitete Zauber
ui-part-attack = der Angriff
ui-part-spells = die geplanten Zauber
ui-part-reply = die Antwort des Gegners
ui-part-effort = Bewegung
ui-turn = Runde { $n }
ui-in-turn = in Runde { $n }
ui-report-life = { $player }, übriges Leben: { $course }
ui-report-mana = { $player }, Mana: { $course }
ui-sums = { $player }: { $damage } Schaden erlitten, { $mana } Mana ausgegeben oder verloren.
ui-moment-of = Runde { $n }: { $what }
ui-analysis-at = Runde { $turn } (Antwort { $at })

# Was beim Aufbau gewählt werden kann
ui-variant-apprentice = Lehrlingsspiel
ui-variant-apprentice-help = Für zwei Spieler: eine kleine Arena und die gedruckten Zauberbücher der Lehrlinge.
ui-variant-teams = Zwei Teams
ui-variant-teams-help = Für vier Spieler: Die Plätze 1 und 3 spielen gegen die Plätze 2 und 4.

# Antworten, die dem schaden, der sie gibt
ui-warns-own-mage = Das ist dein eigener Magier.
ui-warns-wasted = Jetzt aufgedeckt wird { $card } zerstört und bewirkt nichts.

# Bevor man sich entscheidet
ui-then-damage = Schaden { $n }, noch { $left } Leben
ui-then-mana = Mana { $n } ({ $change })
ui-then-immune = ist dagegen immun
ui-then-rolls = { $dice } Würfel: meist { $low }–{ $high } Schaden, { $left } Leben übrig{ $kills ->
    [0] {""}
   *[other] ; zerstört bei { $kills } % der Würfe
}
ui-then-strikes = { $dice } Würfel beim ersten Schlag: meist { $low }–{ $high } Schaden, { $left } Leben übrig

# Warum etwas nicht geht
ui-fact-mana = Das kostet { $needed } Mana, du hast { $have }.
ui-fact-far = Die Entfernung ist { $n }, die Reichweite { $low }–{ $high }.
ui-fact-zone = Diese Zone ist { $n } entfernt.
ui-fact-moves = Bewegungen bisher: { $n }, höchstens { $most }.
ui-fact-restrained = { $card } ist gezügelt.
ui-fact-incapacitated = { $card } ist handlungsunfähig.
ui-fact-quickcast-used = { $card } hat den Schnellzauber dieser Runde schon gebraucht.
ui-fact-full = { $card } braucht eine vollständige Aktion.
ui-fact-not-prepared = { $card } ist nicht unter den bereiten Zaubern.
ui-fact-not-yours = Du kontrollierst keine Kreatur namens { $card }.
ui-fact-has-acted = { $card } hat in dieser Runde schon gehandelt.
ui-fact-in-play = { $card } ist schon im Spiel.
`,zf=`# The table of Mage Wars.

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
ui-part-danger = safety
ui-part-mana = mana
ui-part-creatures = creatures
ui-part-things = equipment and enchantments
ui-part-growth = Channeling
ui-part-threats = threats
ui-part-plans = prepared spells
ui-part-attack = the attack
ui-part-spells = the planned spells
ui-part-reply = the reply
ui-part-effort = movement
ui-turn = round { $n }
ui-in-turn = in round { $n }
ui-report-life = { $player }, life left: { $course }
ui-report-mana = { $player }, mana: { $course }
ui-sums = { $player }: { $damage } damage taken, { $mana } mana spent or lost.
ui-moment-of = Round { $n }: { $what }
ui-analysis-at = Round { $turn } (answer { $at })

# What can be chosen when a game is set up
ui-variant-apprentice = Apprentice game
ui-variant-apprentice-help = For two players: a small arena, and the printed spellbooks of apprentices.
ui-variant-teams = Two teams
ui-variant-teams-help = For four players: seats 1 and 3 play against seats 2 and 4.

# Answers that hurt whoever gives them
ui-warns-own-mage = That is your own mage.
ui-warns-wasted = Revealed now, { $card } is destroyed and does nothing.

# Before one decides
ui-then-damage = damage { $n }, { $left } life left
ui-then-mana = mana { $n } ({ $change })
ui-then-immune = is immune to it
ui-then-rolls = { $dice } dice: mostly { $low }–{ $high } damage, { $left } life left{ $kills ->
    [0] {""}
   *[other] ; destroys in { $kills } % of the rolls
}
ui-then-strikes = { $dice } dice in the first strike: mostly { $low }–{ $high } damage, { $left } life left

# Why something cannot be done
ui-fact-mana = It costs { $needed } mana, you have { $have }.
ui-fact-far = The distance is { $n }, the range is { $low }–{ $high }.
ui-fact-zone = The distance to that zone is { $n }.
ui-fact-moves = Moves made: { $n }, at most { $most }.
ui-fact-restrained = { $card } is restrained.
ui-fact-incapacitated = { $card } is incapacitated.
ui-fact-quickcast-used = { $card } has used its quickcast in this round.
ui-fact-full = { $card } takes a full action.
ui-fact-not-prepared = { $card } is not among the spells at hand.
ui-fact-not-yours = You control no creature called { $card }.
ui-fact-has-acted = { $card } has acted in this round already.
ui-fact-in-play = { $card } is in play already.
`,Bf=`# Stół Mage Wars.

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
ui-part-danger = bezpieczeństwo
ui-part-mana = mana
ui-part-creatures = stworzenia
ui-part-things = ekwipunek i zaklęcia
ui-part-growth = zbieranie many
ui-part-threats = zagrożenia
ui-part-plans = przygotowane czary
ui-part-attack = atak
ui-part-spells = planowane czary
ui-part-reply = odpowiedź przeciwnika
ui-part-effort = ruch
ui-turn = runda { $n }
ui-in-turn = w rundzie { $n }
ui-report-life = { $player }, pozostałe życie: { $course }
ui-report-mana = { $player }, mana: { $course }
ui-sums = { $player }: otrzymane obrażenia { $damage }, wydana lub utracona mana { $mana }.
ui-moment-of = Runda { $n }: { $what }
ui-analysis-at = Runda { $turn } (odpowiedź { $at })

# Co można wybrać przy przygotowaniu gry
ui-variant-apprentice = Gra dla uczniów
ui-variant-apprentice-help = Dla dwóch graczy: mała arena i drukowane księgi zaklęć uczniów.
ui-variant-teams = Dwie drużyny
ui-variant-teams-help = Dla czterech graczy: miejsca 1 i 3 grają przeciw miejscom 2 i 4.

# Odpowiedzi, które szkodzą temu, kto ich udziela
ui-warns-own-mage = To twój własny mag.
ui-warns-wasted = Karta { $card } odkryta teraz zostanie zniszczona i nic nie da.

# Zanim się zdecydujesz
ui-then-damage = obrażenia { $n }, zostanie { $left } życia
ui-then-mana = mana { $n } ({ $change })
ui-then-immune = jest na to odporne
ui-then-rolls = kości: { $dice }; zwykle { $low }–{ $high } obrażeń, zostało { $left } życia{ $kills ->
    [0] {""}
   *[other] ; zniszczenie w { $kills } % rzutów
}
ui-then-strikes = kości w pierwszym ciosie: { $dice }; zwykle { $low }–{ $high } obrażeń, zostało { $left } życia

# Dlaczego czegoś nie można zrobić
ui-fact-mana = Kosztuje to { $needed } many, masz { $have }.
ui-fact-far = Odległość to { $n }, a zasięg { $low }–{ $high }.
ui-fact-zone = Ta strefa jest w odległości { $n }.
ui-fact-moves = Ruchy wykonane: { $n }, najwyżej { $most }.
ui-fact-restrained = { $card } jest w stanie skrępowania.
ui-fact-incapacitated = { $card } jest w stanie niezdolności do działania.
ui-fact-quickcast-used = { $card } nie ma już w tej rundzie szybkiego zaklęcia.
ui-fact-full = { $card } wymaga pełnej akcji.
ui-fact-not-prepared = Karty { $card } nie ma wśród zaklęć pod ręką.
ui-fact-not-yours = Nie kontrolujesz stworzenia { $card }.
ui-fact-has-acted = { $card } już w tej rundzie działało.
ui-fact-in-play = { $card } już jest w grze.
`,Vf=`# Der Tisch von Shards of Infinity.

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
ui-part-danger = Sicherheit
ui-part-hand = Hand
ui-part-turn = der nächste Zug
ui-part-race = Wettlauf zum Ende
ui-moment-mastery = { $player } erreicht { $n } Erfahrung.
ui-report-health = { $player }, Leben: { $course }
ui-report-mastery = { $player }, Erfahrung: { $course }
ui-played = ausgespielt
ui-in-play = im Spiel

# Bevor man sich entscheidet
ui-then-number = { $what } ({ $change })

# Warum etwas nicht geht
ui-fact-short = { $of ->
    [gems] Das kostet { $needed } Edelsteine, du hast { $have }.
   *[power] Das braucht { $needed } Macht, du hast { $have }.
}
ui-fact-used = { $card } ist schon aktiviert.
ui-fact-focused = Du hast den Fokus in diesem Zug schon genutzt.
ui-fact-not-in-row = { $card } liegt nicht in der Auslage.
ui-fact-no-mercenary = { $card } ist kein Söldner.
ui-fact-fast-played = { $card } wurde in diesem Zug schnell ausgespielt.
ui-fact-no-enemy = Niemand von den anderen hat { $card } im Spiel.
ui-fact-no-champion = { $card } ist kein Champion.
ui-fact-played = Du hast { $card } schon gespielt.
`,Hf=`# The table of Shards of Infinity.

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
ui-part-danger = safety
ui-part-hand = hand
ui-part-turn = the next turn
ui-part-race = race to the end
ui-moment-mastery = { $player } reaches { $n } mastery.
ui-report-health = { $player }, health: { $course }
ui-report-mastery = { $player }, mastery: { $course }
ui-played = played
ui-in-play = in play

# Before one decides
ui-then-number = { $what } ({ $change })

# Why something cannot be done
ui-fact-short = { $of ->
    [gems] It costs { $needed } gems, you have { $have }.
   *[power] It takes { $needed } power, you have { $have }.
}
ui-fact-used = { $card } is exhausted already.
ui-fact-focused = You have focused in this turn already.
ui-fact-not-in-row = { $card } is not in the centre row.
ui-fact-no-mercenary = { $card } is no mercenary.
ui-fact-fast-played = { $card } was fast-played in this turn.
ui-fact-no-enemy = No opponent has { $card } in play.
ui-fact-no-champion = { $card } is no champion.
ui-fact-played = You have played { $card } already.
`,Uf=`# Stół Shards of Infinity.

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
ui-part-danger = bezpieczeństwo
ui-part-hand = ręka
ui-part-turn = następna tura
ui-part-race = wyścig do końca
ui-moment-mastery = { $player } osiąga mistrzostwo { $n }.
ui-report-health = { $player }, zdrowie: { $course }
ui-report-mastery = { $player }, mistrzostwo: { $course }
ui-played = zagrane
ui-in-play = w grze

# Zanim się zdecydujesz
ui-then-number = { $what } ({ $change })

# Dlaczego czegoś nie można zrobić
ui-fact-short = { $of ->
    [gems] Kosztuje to { $needed } kryształów, masz { $have }.
   *[power] Potrzeba { $needed } mocy, masz { $have }.
}
ui-fact-used = Karta { $card } jest już wyczerpana.
ui-fact-focused = Skupienie było już użyte w tej turze.
ui-fact-not-in-row = Karty { $card } nie ma w centralnym rzędzie.
ui-fact-no-mercenary = { $card } nie jest najemnikiem.
ui-fact-fast-played = Karta { $card } była w tej turze zagrana od razu.
ui-fact-no-enemy = Nikt z przeciwników nie ma w grze karty { $card }.
ui-fact-no-champion = { $card } nie jest czempionem.
ui-fact-played = Karta { $card } jest już zagrana.
`,Wf=`trivault.draft`,Gf=120,Kf=class{#e=N(hn({name:``,choices:{},cards:{}}));get parts(){return U(this.#e)}set parts(e){P(this.#e,e,!0)}#t=N(null);get checked(){return U(this.#t)}set checked(e){P(this.#t,e)}#n=N(new Map);get offers(){return U(this.#n)}set offers(e){P(this.#n,e)}#r=N(``);get error(){return U(this.#r)}set error(e){P(this.#r,e,!0)}#i;#a;#o=0;#s=0;constructor(e,t){this.#i=e,this.#a=t,this.parts=Os(Wf,{})[t.name]??this.parts}copies(e){return this.parts.cards[e]??0}add(e,t){let n=this.copies(e)+t,{[e]:r,...i}=this.parts.cards;this.parts.cards=n>0?{...this.parts.cards,[e]:n}:i,this.#c()}rename(e){this.parts.name=e,this.#c()}choose(e,t){this.parts.choices[e]=t,this.check()}empty(){this.parts={name:``,choices:this.checked?this.parts.choices:{},cards:{}},this.check()}#c(){clearTimeout(this.#s),this.#s=window.setTimeout(()=>this.check(!1),Gf)}async check(e=!0){let{name:t,choices:n,cards:r}=$e(this.parts);ks(Wf,{...Os(Wf,{}),[this.#a.name]:{name:t,choices:n,cards:r}}),await this.#l({name:t,choices:n,cards:r,offers:e})}async read(e){let t=await this.#l({text:e,offers:!0});return t?(this.parts={name:t.name,choices:Object.fromEntries(t.choices.map(({name:e,value:t})=>[e,t])),cards:Object.fromEntries(t.cards.map(({card:e,times:t})=>[e,t]))},await this.check(!1),!0):!1}async#l(e){let t=++this.#o;clearTimeout(this.#s);try{let n=await this.#i.ask({type:`draft`,game:this.#a.name,...e},`draft`);return t===this.#o?(this.error=``,this.checked=n,n.offers?.length&&(this.offers=new Map(n.offers.map(e=>[e.card,e]))),n):void 0}catch(n){if(!(n instanceof Ks)||t!==this.#o)return;this.checked||`text`in e?this.error=n.message:this.empty();return}}};function qf(e){e&&Jf(e.name,e.replay,`application/json`)}function Jf(e,t,n=`text/plain`){let r=document.createElement(`a`);r.href=URL.createObjectURL(new Blob([t],{type:n})),r.download=e,r.click(),URL.revokeObjectURL(r.href)}var Yf=W(`<label class="svelte-ne8c2r"><input class="unseen svelte-ne8c2r" type="radio" name="game"/> </label>`),Xf=W(`<fieldset class="games svelte-ne8c2r"><legend class="unseen"> </legend> <!></fieldset>`);function Zf(e,t){lt(t,!0);var n=Xf(),r=I(n),i=L(r,!0);J(R(r,2),17,()=>Lu.server.games,Ei,(e,n)=>{var r=Yf(),i=I(r);ma(i);var a=R(i);O(r),z(()=>{ha(i,U(n).name),ga(i,U(n).name===t.game),K(a,` ${U(n).title??``}`)}),Zr(`change`,i,()=>location.hash=`#/${t.page}/${U(n).name}`),G(e,r)}),O(n),z(e=>K(i,e),[()=>Z(`game`)]),G(e,n),ut()}Qr([`change`]);var Qf=W(`<p class="svelte-1xu0i4p"> </p>`),$f=W(`<section class="svelte-1xu0i4p"><!> <!></section>`);function ep(e,t){lt(t,!0);let n=[`goal`,`turn`,`cards`,`fight`,`tip`],r=Ba(t,`level`,3,2),i=e=>Ts(t.game,e===`goal`?e:`lesson-${e}`).split(`
`);var a=li();J(En(a),17,()=>xs(t.game)?n:[],Ei,(e,t)=>{var n=$f(),a=I(n);Li(a,()=>`h${r()}`,!1,(e,n)=>{Ji(e,0,`svelte-1xu0i4p`);var r=ci();z(e=>K(r,e),[()=>Z(`lesson`,{topic:U(t)})]),G(n,r)}),J(R(a,2),17,()=>i(U(t)),Ei,(e,t)=>{var n=Qf(),r=L(n,!0);z(()=>K(r,U(t))),G(e,n)}),O(n),G(e,n)}),G(e,a),ut()}async function tp(e,t){return(await tc(`rules/${e}/${t}`)).chapters}var np=e=>` ${Bs(e)}`.replace(/[^\p{L}\p{N}]+/gu,` `);function rp(e,t,n=!1){let r=t.split(/\s+/).map(np),i=({id:e,text:t,example:i})=>{let a=np(`${e} ${t}`);return(!n||!!i)&&r.every(e=>a.includes(e))};return e.map(({title:e,rules:t})=>({title:e,rules:t.filter(i)})).filter(({rules:e})=>e.length>0)}var ip=/\b([A-Z]{2}(?:-[A-Z][A-Z0-9]*)+-\d+)\b/,ap=e=>e.split(ip),op=W(`<a> </a>`);function sp(e,t){lt(t,!0);var n=li();J(En(n),17,()=>ap(t.text),Ei,(e,n,r)=>{var i=li(),a=En(i),o=e=>{var r=op(),i=L(r,!0);z(()=>{Y(r,`href`,`#/rules/${t.game??``}/${U(n)??``}`),K(i,U(n))}),G(e,r)},s=e=>{var t=ci();z(()=>K(t,U(n))),G(e,t)};q(a,e=>{r%2?e(o):e(s,-1)}),G(e,i)}),G(e,n),ut()}var cp=(e=>(e[e.Border=-1]=`Border`,e[e.Data=0]=`Data`,e[e.Function=1]=`Function`,e[e.Position=2]=`Position`,e[e.Timing=3]=`Timing`,e[e.Alignment=4]=`Alignment`,e))(cp||{}),lp=[0,1],up=[1,0],dp=[2,3],fp=[3,2],pp={L:lp,M:up,Q:dp,H:fp},mp=/^\d*$/,hp=/^[A-Z0-9 $%*+./:-]*$/,gp=`0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:`,_p=1,vp=40,yp=3,bp=3,xp=40,Sp=10,Cp=[[-1,7,10,15,20,26,18,20,24,30,18,20,24,26,30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],[-1,10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28],[-1,13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],[-1,17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]],wp=[[-1,1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],[-1,1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],[-1,1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],[-1,1,1,2,4,4,4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]],Tp=class{constructor(e,t,n,r){if(this.version=e,this.ecc=t,e<_p||e>vp)throw RangeError(`Version value out of range`);if(r<-1||r>7)throw RangeError(`Mask value out of range`);this.size=e*4+17;let i=Array.from({length:this.size}).fill(!1);for(let e=0;e<this.size;e++)this.modules.push(i.slice()),this.types.push(i.map(()=>0));this.drawFunctionPatterns();let a=this.addEccAndInterleave(n);if(this.drawCodewords(a),r===-1){let e=1e9;for(let t=0;t<8;t++){this.applyMask(t),this.drawFormatBits(t);let n=this.getPenaltyScore();n<e&&(r=t,e=n),this.applyMask(t)}}this.mask=r,this.applyMask(r),this.drawFormatBits(r)}size;mask;modules=[];types=[];getModule(e,t){return e>=0&&e<this.size&&t>=0&&t<this.size&&this.modules[t][e]}drawFunctionPatterns(){for(let e=0;e<this.size;e++)this.setFunctionModule(6,e,e%2==0,cp.Timing),this.setFunctionModule(e,6,e%2==0,cp.Timing);this.drawFinderPattern(3,3),this.drawFinderPattern(this.size-4,3),this.drawFinderPattern(3,this.size-4);let e=this.getAlignmentPatternPositions(),t=e.length;for(let n=0;n<t;n++)for(let r=0;r<t;r++)n===0&&r===0||n===0&&r===t-1||n===t-1&&r===0||this.drawAlignmentPattern(e[n],e[r]);this.drawFormatBits(0),this.drawVersion()}drawFormatBits(e){let t=this.ecc[1]<<3|e,n=t;for(let e=0;e<10;e++)n=n<<1^(n>>>9)*1335;let r=(t<<10|n)^21522;for(let e=0;e<=5;e++)this.setFunctionModule(8,e,Dp(r,e));this.setFunctionModule(8,7,Dp(r,6)),this.setFunctionModule(8,8,Dp(r,7)),this.setFunctionModule(7,8,Dp(r,8));for(let e=9;e<15;e++)this.setFunctionModule(14-e,8,Dp(r,e));for(let e=0;e<8;e++)this.setFunctionModule(this.size-1-e,8,Dp(r,e));for(let e=8;e<15;e++)this.setFunctionModule(8,this.size-15+e,Dp(r,e));this.setFunctionModule(8,this.size-8,!0)}drawVersion(){if(this.version<7)return;let e=this.version;for(let t=0;t<12;t++)e=e<<1^(e>>>11)*7973;let t=this.version<<12|e;for(let e=0;e<18;e++){let n=Dp(t,e),r=this.size-11+e%3,i=Math.floor(e/3);this.setFunctionModule(r,i,n),this.setFunctionModule(i,r,n)}}drawFinderPattern(e,t){for(let n=-4;n<=4;n++)for(let r=-4;r<=4;r++){let i=Math.max(Math.abs(r),Math.abs(n)),a=e+r,o=t+n;a>=0&&a<this.size&&o>=0&&o<this.size&&this.setFunctionModule(a,o,i!==2&&i!==4,cp.Position)}}drawAlignmentPattern(e,t){for(let n=-2;n<=2;n++)for(let r=-2;r<=2;r++)this.setFunctionModule(e+r,t+n,Math.max(Math.abs(r),Math.abs(n))!==1,cp.Alignment)}setFunctionModule(e,t,n,r=cp.Function){this.modules[t][e]=n,this.types[t][e]=r}addEccAndInterleave(e){let t=this.version,n=this.ecc;if(e.length!==Hp(t,n))throw RangeError(`Invalid argument`);let r=wp[n[0]][t],i=Cp[n[0]][t],a=Math.floor(Vp(t)/8),o=r-a%r,s=Math.floor(a/r),c=[],l=Up(i);for(let t=0,n=0;t<r;t++){let r=e.slice(n,n+s-i+(t<o?0:1));n+=r.length;let a=Wp(r,l);t<o&&r.push(0),c.push(r.concat(a))}let u=[];for(let e=0;e<c[0].length;e++)c.forEach((t,n)=>{(e!==s-i||n>=o)&&u.push(t[e])});return u}drawCodewords(e){if(e.length!==Math.floor(Vp(this.version)/8))throw RangeError(`Invalid argument`);let t=0;for(let n=this.size-1;n>=1;n-=2){n===6&&(n=5);for(let r=0;r<this.size;r++)for(let i=0;i<2;i++){let a=n-i,o=n+1&2?r:this.size-1-r;!this.types[o][a]&&t<e.length*8&&(this.modules[o][a]=Dp(e[t>>>3],7-(t&7)),t++)}}}applyMask(e){if(e<0||e>7)throw RangeError(`Mask value out of range`);for(let t=0;t<this.size;t++)for(let n=0;n<this.size;n++){let r;switch(e){case 0:r=(n+t)%2==0;break;case 1:r=t%2==0;break;case 2:r=n%3==0;break;case 3:r=(n+t)%3==0;break;case 4:r=(Math.floor(n/3)+Math.floor(t/2))%2==0;break;case 5:r=n*t%2+n*t%3==0;break;case 6:r=(n*t%2+n*t%3)%2==0;break;case 7:r=((n+t)%2+n*t%3)%2==0;break;default:throw Error(`Unreachable`)}!this.types[t][n]&&r&&(this.modules[t][n]=!this.modules[t][n])}}getPenaltyScore(){let e=0;for(let t=0;t<this.size;t++){let n=!1,r=0,i=[0,0,0,0,0,0,0];for(let a=0;a<this.size;a++)this.modules[t][a]===n?(r++,r===5?e+=yp:r>5&&e++):(this.finderPenaltyAddHistory(r,i),n||(e+=this.finderPenaltyCountPatterns(i)*xp),n=this.modules[t][a],r=1);e+=this.finderPenaltyTerminateAndCount(n,r,i)*xp}for(let t=0;t<this.size;t++){let n=!1,r=0,i=[0,0,0,0,0,0,0];for(let a=0;a<this.size;a++)this.modules[a][t]===n?(r++,r===5?e+=yp:r>5&&e++):(this.finderPenaltyAddHistory(r,i),n||(e+=this.finderPenaltyCountPatterns(i)*xp),n=this.modules[a][t],r=1);e+=this.finderPenaltyTerminateAndCount(n,r,i)*xp}for(let t=0;t<this.size-1;t++)for(let n=0;n<this.size-1;n++){let r=this.modules[t][n];r===this.modules[t][n+1]&&r===this.modules[t+1][n]&&r===this.modules[t+1][n+1]&&(e+=bp)}let t=0;for(let e of this.modules)t=e.reduce((e,t)=>e+ +!!t,t);let n=this.size*this.size,r=Math.ceil(Math.abs(t*20-n*10)/n)-1;return e+=r*Sp,e}getAlignmentPatternPositions(){if(this.version===1)return[];{let e=Math.floor(this.version/7)+2,t=this.version===32?26:Math.ceil((this.version*4+4)/(e*2-2))*2,n=[6];for(let r=this.size-7;n.length<e;r-=t)n.splice(1,0,r);return n}}finderPenaltyCountPatterns(e){let t=e[1],n=t>0&&e[2]===t&&e[3]===t*3&&e[4]===t&&e[5]===t;return(n&&e[0]>=t*4&&e[6]>=t?1:0)+(n&&e[6]>=t*4&&e[0]>=t?1:0)}finderPenaltyTerminateAndCount(e,t,n){return e&&(this.finderPenaltyAddHistory(t,n),t=0),t+=this.size,this.finderPenaltyAddHistory(t,n),this.finderPenaltyCountPatterns(n)}finderPenaltyAddHistory(e,t){t[0]===0&&(e+=this.size),t.pop(),t.unshift(e)}};function Ep(e,t,n){if(t<0||t>31||e>>>t)throw RangeError(`Value out of range`);for(let r=t-1;r>=0;r--)n.push(e>>>r&1)}function Dp(e,t){return!!(e>>>t&1)}var Op=class{constructor(e,t,n){if(this.mode=e,this.numChars=t,this.bitData=n,t<0)throw RangeError(`Invalid argument`);this.bitData=n.slice()}getData(){return this.bitData.slice()}},kp=[1,10,12,14],Ap=[2,9,11,13],jp=[4,8,16,16];function Mp(e,t){return e[Math.floor((t+7)/17)+1]}function Np(e){let t=[];for(let n of e)Ep(n,8,t);return new Op(jp,e.length,t)}function Pp(e){if(!Lp(e))throw RangeError(`String contains non-numeric characters`);let t=[];for(let n=0;n<e.length;){let r=Math.min(e.length-n,3);Ep(Number.parseInt(e.substring(n,n+r),10),r*3+1,t),n+=r}return new Op(kp,e.length,t)}function Fp(e){if(!Rp(e))throw RangeError(`String contains unencodable characters in alphanumeric mode`);let t=[],n=0;for(;n+2<=e.length;n+=2){let r=gp.indexOf(e.charAt(n))*45;r+=gp.indexOf(e.charAt(n+1)),Ep(r,11,t)}return n<e.length&&Ep(gp.indexOf(e.charAt(n)),6,t),new Op(Ap,e.length,t)}function Ip(e){return e===``?[]:Lp(e)?[Pp(e)]:Rp(e)?[Fp(e)]:[Np(Bp(e))]}function Lp(e){return mp.test(e)}function Rp(e){return hp.test(e)}function zp(e,t){let n=0;for(let r of e){let e=Mp(r.mode,t);if(r.numChars>=1<<e)return 1/0;n+=4+e+r.bitData.length}return n}function Bp(e){e=encodeURI(e);let t=[];for(let n=0;n<e.length;n++)e.charAt(n)===`%`?(t.push(Number.parseInt(e.substring(n+1,n+3),16)),n+=2):t.push(e.charCodeAt(n));return t}function Vp(e){if(e<_p||e>vp)throw RangeError(`Version number out of range`);let t=(16*e+128)*e+64;if(e>=2){let n=Math.floor(e/7)+2;t-=(25*n-10)*n-55,e>=7&&(t-=36)}return t}function Hp(e,t){return Math.floor(Vp(e)/8)-Cp[t[0]][e]*wp[t[0]][e]}function Up(e){if(e<1||e>255)throw RangeError(`Degree out of range`);let t=[];for(let n=0;n<e-1;n++)t.push(0);t.push(1);let n=1;for(let r=0;r<e;r++){for(let e=0;e<t.length;e++)t[e]=Gp(t[e],n),e+1<t.length&&(t[e]^=t[e+1]);n=Gp(n,2)}return t}function Wp(e,t){let n=t.map(e=>0);for(let r of e){let e=r^n.shift();n.push(0),t.forEach((t,r)=>n[r]^=Gp(t,e))}return n}function Gp(e,t){if(e>>>8||t>>>8)throw RangeError(`Byte out of range`);let n=0;for(let r=7;r>=0;r--)n=n<<1^(n>>>7)*285,n^=(t>>>r&1)*e;return n}function Kp(e,t,n=1,r=40,i=-1,a=!0){if(!(_p<=n&&n<=r&&r<=vp)||i<-1||i>7)throw RangeError(`Invalid value`);let o,s;for(o=n;;o++){let n=Hp(o,t)*8,i=zp(e,o);if(i<=n){s=i;break}if(o>=r)throw RangeError(`Data too long`)}for(let e of[up,dp,fp])a&&s<=Hp(o,e)*8&&(t=e);let c=[];for(let t of e){Ep(t.mode[0],4,c),Ep(t.numChars,Mp(t.mode,o),c);for(let e of t.getData())c.push(e)}let l=Hp(o,t)*8;Ep(0,Math.min(4,l-c.length),c),Ep(0,(8-c.length%8)%8,c);for(let e=236;c.length<l;e^=253)Ep(e,8,c);let u=Array.from({length:Math.ceil(c.length/8)},()=>0);return c.forEach((e,t)=>u[t>>>3]|=e<<7-(t&7)),new Tp(o,t,u,i)}function qp(e,t){let{ecc:n=`L`,boostEcc:r=!1,minVersion:i=1,maxVersion:a=40,maskPattern:o=-1,border:s=1}=t||{},c=typeof e==`string`?Ip(e):Array.isArray(e)?[Np(e)]:void 0;if(!c)throw Error(`uqr only supports encoding string and binary data, but got: ${typeof e}`);let l=Kp(c,pp[n],i,a,o,r),u=Jp({version:l.version,maskPattern:l.mask,size:l.size,data:l.modules,types:l.types},s);return t?.invert&&(u.data=u.data.map(e=>e.map(e=>!e))),t?.onEncoded?.(u),u}function Jp(e,t=1){if(!t)return e;let{size:n}=e,r=n+t*2;e.size=r,e.data.forEach(e=>{for(let n=0;n<t;n++)e.unshift(!1),e.push(!1)});for(let n=0;n<t;n++)e.data.unshift(Array.from({length:r},e=>!1)),e.data.push(Array.from({length:r},e=>!1));let i=cp.Border;e.types.forEach(e=>{for(let n=0;n<t;n++)e.unshift(i),e.push(i)});for(let n=0;n<t;n++)e.types.unshift(Array.from({length:r},e=>i)),e.types.push(Array.from({length:r},e=>i));return e}var Yp=W(`<button name="share"> </button>`),Xp=W(`<div class="link svelte-17h8xjo"><input readonly="" class="svelte-17h8xjo"/> <button class="main"> </button> <!></div> <details><summary class="svelte-17h8xjo"> </summary> <svg role="img" class="svelte-17h8xjo"><rect class="svelte-17h8xjo"></rect><path class="svelte-17h8xjo"></path></svg></details>`,1);function Zp(e,t){lt(t,!0);let n=j(()=>`${location.origin}${location.pathname}#/${t.place}`),r=j(()=>qp(U(n),{ecc:`M`,border:4})),i=j(()=>U(r).data.flatMap((e,t)=>e.flatMap((e,n)=>e?`M${n} ${t}h1v1h-1z`:[])).join(``)),a=`share`in navigator,o=N(void 0),s=N(!1);async function c(){U(o)?.select();try{await navigator.clipboard.writeText(U(n)),P(s,!0)}catch{P(s,document.execCommand(`copy`),!0)}}let l=()=>navigator.share({title:t.title,url:U(n)}).catch(()=>void 0);var u=Xp(),d=En(u),f=I(d);ma(f),Ma(f,e=>P(o,e),()=>U(o));var p=R(f,2),m=L(p,!0),h=R(p,2),g=e=>{var t=Yp(),n=L(t,!0);z(e=>K(n,e),[()=>Z(`share`)]),Zr(`click`,t,l),G(e,t)};q(h,e=>{a&&e(g)}),O(d);var _=R(d,2),v=I(_),y=L(v,!0),b=R(v,2),x=I(b),S=R(x);O(b),O(_),z((e,a,o)=>{ha(f,U(n)),Y(f,`aria-label`,t.label),K(m,e),K(y,a),Y(b,`viewBox`,`0 0 ${U(r).size??``} ${U(r).size??``}`),Y(b,`aria-label`,o),Y(x,`width`,U(r).size),Y(x,`height`,U(r).size),Y(S,`d`,U(i))},[()=>U(s)?Z(`copied`):Z(`copy`),()=>Z(`qr`),()=>Z(`qr-of`,{link:U(n)})]),Xr(`focus`,f,e=>e.currentTarget.select()),Zr(`click`,p,c),G(e,u),ut()}Qr([`click`]);var Qp=[`beginner`,`casual`,`club`,`expert`,`master`];function $p(e,t,n){let r=t=>({ArrowLeft:e.x-t.x,ArrowRight:t.x-e.x,ArrowUp:e.y-t.y,ArrowDown:t.y-e.y})[n],i=t=>Math.abs(n===`ArrowLeft`||n===`ArrowRight`?t.y-e.y:t.x-e.x),a=-1,o=1/0;return t.forEach((e,t)=>{let n=r(e)+2*i(e);r(e)>4&&n<o&&(a=t,o=n)}),a}function em(e){let t=e.getBoundingClientRect();return{x:t.x+t.width/2,y:t.y+(Sf(e)?8:t.height/2)}}var tm;function nm(e,t=!1){let n=t?[]:Ef(),r=n.length?n:Tf(),i=document.activeElement,a=r.map(em),o=Math.max(0,r.findIndex(({dataset:e})=>`target`in e)),s=r[xf(i)?$p(em(i),a,e):tm?rm(tm,a):o];s&&(s.focus(),s.scrollIntoView({block:`nearest`,inline:`nearest`}),tm=em(s))}function rm(e,t){let n=t.map(({x:t,y:n})=>Math.hypot(t-e.x,n-e.y));return n.indexOf(Math.min(...n))}function im(e){return e.startsWith(`Arrow`)}function am(e){let t=e.target,n=e.key===` `&&/^(BUTTON|A|SUMMARY)$/.test(t.tagName);return e.ctrlKey||e.metaKey||e.altKey||n||/^(INPUT|TEXTAREA|SELECT)$/.test(t.tagName)}var om=[`undo`,`hint`,`why`,`board`,`card`,`force`,`log`,`order`,`save`,`concede`,`help`];function sm(e,t){return[...t(`command-${e}`).toLowerCase().split(/\s+/),e]}function cm(e,t){if(/^\?\s*\S/.test(e))return{command:`why`,rest:e.slice(1).trim()};let[n=``,...r]=e.trim().split(/\s+/),i=n===`?`?`help`:om.find(e=>sm(e,t).includes(n.toLowerCase()));return i&&{command:i,rest:r.join(` `)}}var lm=6,um=6;function dm(e,t,n){let r=(e,t)=>Math.max(um,t-e-um),i=e.left+e.width/2-t.width/2,a=e.bottom+lm,o=e.top-lm-t.height,s=a+t.height+um<=n.height;return{left:Math.min(Math.max(um,i),r(t.width,n.width)),top:Math.min(Math.max(um,s||o<um?a:o),r(t.height,n.height))}}function fm(e,t,n,r){let i=t.stops.map(({name:e})=>e),a=e.filter(e=>e!==n&&!(t.one&&i.includes(e)));return r?[...a,n]:a}export{ed as $,Gn as $n,Es as $t,Af as A,zi as An,Pc as At,af as B,K as Bn,ac as Bt,zf as C,ha as Cn,_ as Cr,Dc as Ct,Ff as D,Xi as Dn,Ec as Dt,If as E,ea as En,Hc as Et,Ef as F,Ei as Fn,hc as Ft,qd as G,ui as Gn,Ws as Gt,nf as H,li as Hn,rc as Ht,vf as I,Ti as In,Sc as It,Ud as J,Zr as Jn,Rs as Jt,Kd as K,ci as Kn,Vs as Kt,lf as L,q as Ln,_c as Lt,xf as M,Ii as Mn,dc as Mt,bf as N,Fi as Nn,bc as Nt,Nf as O,Ji as On,Mc as Ot,Cf as P,J as Pn,vc as Pt,Qu as Q,Mr as Qn,xs as Qt,cf as R,Ci as Rn,yc as Rt,Bf as S,ga as Sn,O as Sr,Nc as St,Lf as T,ta as Tn,v as Tr,Fc as Tt,Xd as U,W as Un,Hs as Ut,rf as V,G as Vn,ic as Vt,Qd as W,si as Wn,Us as Wt,md as X,U as Xn,Ns as Xt,Vd as Y,Xr as Yn,js as Yt,od as Z,kr as Zn,Ms as Zt,Jf as _,wa as _n,ot as _r,uu as _t,sm as a,hs as an,I as ar,Gu as at,Hf as b,ma as bn,st as br,ul as bt,am as c,qa as cn,R as cr,Bu as ct,sp as d,Ba as dn,N as dr,wu as dt,Ds as en,z as er,$u as et,tp as f,za as fn,Nt as fr,xu as ft,qf as g,Ta as gn,at as gr,$ as gt,Zf as h,Aa as hn,xt as hr,Cu as ht,cm as i,Z as in,vn as ir,qu as it,jf as j,Ri as jn,uc as jt,Pf as k,Hi as kn,Tc as kt,Qp as l,Ha as ln,hn as lr,Lu as lt,ep as m,Ma as mn,bt as mr,Su as mt,dm as n,Ts as nn,Bn as nr,Ju as nt,im as o,ps as on,En as or,Vu as ot,rp as p,Pa as pn,j as pr,bu as pt,Wd as q,Qr as qn,zs as qt,om as r,ss as rn,yn as rr,Yu as rt,nm as s,Za as sn,L as sr,Hu as st,fm as t,vs as tn,Rn as tr,Ku as tt,Zp as u,Va as un,P as ur,Tu as ut,Kf as v,Sa as vn,ut as vr,cu as vt,Rf as w,na as wn,f as wr,Wc as wt,Vf as x,Y as xn,je as xr,il as xt,Uf as y,va as yn,lt as yr,al as yt,sf as z,hi as zn,gc as zt};