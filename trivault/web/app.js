var e=Array.isArray,t=Array.prototype.indexOf,n=Array.prototype.includes,r=Array.from,i=Object.defineProperty,a=Object.getOwnPropertyDescriptor,o=Object.getOwnPropertyDescriptors,s=Object.prototype,c=Array.prototype,l=Object.getPrototypeOf,u=Object.isExtensible;function d(e){return typeof e==`function`}var f=()=>{};function p(e){return e()}function m(e){for(var t=0;t<e.length;t++)e[t]()}function h(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function g(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var _=1024,v=2048,y=4096,b=8192,x=16384,S=32768,C=1<<25,w=65536,T=1<<18,E=1<<19,ee=1<<20,te=1<<25,ne=1<<21,re=1<<22,ie=1<<23,ae=Symbol(`$state`),oe=Symbol(`component`),se=Symbol(`legacy props`),ce=Symbol(``),le=Symbol(`attributes`),ue=Symbol(`class`),de=Symbol(`style`),fe=Symbol(`text`),pe=Symbol(`form reset`),me=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},he=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`),ge={},_e=Symbol(`uninitialized`),ve=`http://www.w3.org/1999/xhtml`;function ye(){console.warn(`https://svelte.dev/e/derived_inert`)}function be(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function xe(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function Se(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var D=!1;function Ce(e){D=e}var O;function we(e){if(e===null)throw be(),ge;return O=e}function Te(){return we(_n(O))}function k(e){if(D){if(_n(O)!==null)throw be(),ge;O=e}}function Ee(e=1){if(D){for(var t=e,n=O;t--;)n=_n(n);O=n}}function De(e=!0){for(var t=0,n=O;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=_n(n);e&&n.remove(),n=i}}function Oe(e){if(!e||e.nodeType!==8)throw be(),ge;return e.data}function ke(e){return e===this.v}function Ae(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function je(e){return!Ae(e,this.v)}function Me(e){throw Error(`https://svelte.dev/e/lifecycle_outside_component`)}function Ne(){throw Error(`https://svelte.dev/e/missing_context`)}function Pe(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function Fe(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function Ie(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function Le(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function Re(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function ze(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function Be(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function Ve(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function He(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function Ue(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function We(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}var Ge=!1;function Ke(){Ge=!0}function qe(e,t,n){let r={};return[()=>(n(r)||Ne(),e(r)),e=>t(r,e),()=>n(r)]}function Je(e){let t=e.p;for(;t!==null&&t.c===null;)t=t.p;return t?.c??null}function Ye(e,t){return e===null&&Me(t),e.c??=new Map(Je(e)||void 0)}var Xe=null;function Ze(e){Xe=e}function Qe(){return qe($e,et,tt)}function $e(e){return Ye(Xe,`getContext`).get(e)}function et(e,t){return Ye(Xe,`setContext`).set(e,t),t}function tt(e){return Ye(Xe,`hasContext`).has(e)}function A(e,t=!1,n){Xe={p:Xe,i:!1,c:null,e:null,s:e,x:null,r:H,l:Ge&&!t?{s:null,u:null,$:[]}:null}}function j(e){var t=Xe,n=t.e;if(n!==null){t.e=null;for(var r of n)An(r)}return e!==void 0&&(t.x=e),t.i=!0,Xe=t.p,nt(e)}function nt(e={}){return i(e,oe,{value:!0}),e}function rt(){return!Ge||Xe!==null&&Xe.l===null}var it=[];function at(){var e=it;it=[],m(e)}function ot(e){if(it.length===0&&!Pt){var t=it;queueMicrotask(()=>{t===it&&at()})}it.push(e)}function st(){for(;it.length>0;)at()}var ct=~(v|y|_);function lt(e,t){e.f=e.f&ct|t}function ut(e){e.f&512||e.deps===null?lt(e,_):lt(e,y)}function dt(e,t){e.f&2048?t.set(e,v):e.f&4096&&t.get(e)!==2048&&t.set(e,y),lt(e,_)}function ft(e){D&&gn(e)!==null&&vn(e)}var pt=!1;function mt(){pt||(pt=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[pe]?.()})},{capture:!0}))}function ht(e){var t=V,n=H;er(null),tr(null);try{return e()}finally{er(t),tr(n)}}function gt(e,t,n,r=n){e.addEventListener(t,()=>ht(n));let i=e[pe];e[pe]=i?()=>{i(),r(!0)}:()=>r(!0),mt()}function _t(e,t,n,r){let i=rt()?xt:wt;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=H,c=vt(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){Cn(e,s)}yt()}}var d=bt();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>Ct(e))).then(u).catch(e=>Cn(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),yt())}):f()}function vt(){var e=H,t=V,n=Xe,r=N;return function(i=!0){tr(e),er(t),Ze(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function yt(e=!0){tr(null),er(null),Ze(null),e&&N?.deactivate()}function bt(){var e=H,t=e.b,n=N,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function xt(e){var t=2|v;return H!==null&&(H.f|=E),{ctx:Xe,deps:null,effects:null,equals:ke,f:t,fn:e,reactions:null,rv:0,v:_e,wv:0,parent:H,ac:null}}var St=Symbol(`obsolete`);function Ct(e,t,n){let r=H;r===null&&Pe();var i=void 0,a=Zt(_e),o=!V,s=new Set;return Pn(()=>{var t=H,n=h();i=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==me&&n.reject(e)}).finally(yt)}catch(e){n.reject(e),yt()}var c=N;if(o){if(t.f&32768)var l=bt();if(r.b?.is_rendered())c.async_deriveds.get(t)?.reject(St);else for(let e of s.values())e.reject(St);s.add(n),c.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),s.delete(n),t!==St&&(c.activate(),t?(a.f|=ie,tn(a,t)):(a.f&8388608&&(a.f^=ie),tn(a,e)),c.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),On(()=>{for(let e of s)e.reject(St)}),new Promise(e=>{function t(n){function r(){n===i?e(a):t(i)}n.then(r,r)}t(i)})}function M(e){let t=xt(e);return rr(t),t}function wt(e){let t=xt(e);return t.equals=je,t}function Tt(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)Hn(t[n])}}function Et(e){var t,n=H,r=e.parent;if(!Zn&&r!==null&&e.v!==_e&&r.f&24576)return ye(),e.v;tr(r);try{Tt(e),t=hr(e)}finally{tr(n)}return t}function Dt(e){var t=Et(e);!e.equals(t)&&(e.wv=fr(),(!N?.is_fork||e.deps===null)&&(N===null?e.v=t:(N.capture(e,t,!0),jt?.capture(e,t,!0)),e.deps===null))?lt(e,_):Zn||(Mt===null?ut(e):(Dn()||N?.is_fork)&&Mt.set(e,t))}function Ot(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&ht(()=>{t.ac.abort(me),t.ac=null}),t.fn!==null&&(t.teardown=f),vr(t,0),Bn(t))}function kt(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&yr(t)}var At=null,N=null,jt=null,Mt=null,Nt=null,Pt=!1,Ft=!1,It=null,Lt=null,Rt=0,zt=1,Bt=class e{id=zt++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){At===null?At=this:(At.next=this,this.prev=At),At=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)lt(r,v),t(r);for(r of n.m)lt(r,y),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=_}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)lt(e,t),this.schedule(e);this.apply();for(var t=It=[],n=[],r=Lt=[];this.#a.length>0;){Rt++>1e3&&(this.#b(),Ht());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw qt(e),this.#d()||this.discard(),t}}if(N=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(It=null,Lt=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)Kt(e,t);r.length>0&&N.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),jt=this,Wt(n),Wt(t),jt=null,this.#i?.resolve();var o=N;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(Yt.clear(),o.#m())}}#h(e,t,n){e.f^=_;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=_:i&4?t.push(r):pr(r)&&(i&16&&this.add_dirty_reaction(r,y),yr(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),lt(i,v),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),N=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)dt(e[t],this.#s)}capture(e,t,n=!1){e.v!==_e&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[t,n]),Mt?.set(e,t)),this.is_fork||(e.v=t)}activate(){N=this}deactivate(){N=null,Mt=null}flush(){try{Ft=!0,N=this,this.#m()}finally{Rt=0,Nt=null,It=null,Lt=null,Ft=!1,N=null,Mt=null,Yt.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(St);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,ot(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=h()).promise}static ensure(){if(N===null){let t=N=new e;!Ft&&!Pt&&ot(()=>{t.started||t.flush()})}return N}apply(){Mt=null}schedule(e){Nt=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?At=e:t.prev=e,this.linked=!1}}};function Vt(e){var t=Pt,n=jt;jt=null,Pt=!0;try{var r;for(e&&(Vt(),r=e());;){if(st(),N===null)return r;N.flush()}}finally{Pt=t,jt=n}}function Ht(){try{ze()}catch(e){Cn(e,Nt)}}var Ut=null;function Wt(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&pr(r)&&(Ut=new Set,yr(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&Wn(r),Ut?.size>0)){Yt.clear();for(let e of Ut){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)Ut.has(n)&&(Ut.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||yr(n)}}Ut.clear()}}Ut=null}}function Gt(e){N.schedule(e)}function Kt(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),lt(e,_);for(var n=e.first;n!==null;)Kt(n,t),n=n.next}}function qt(e){lt(e,_);for(var t=e.first;t!==null;)qt(t),t=t.next}var Jt=new Set,Yt=new Map,Xt=!1;function Zt(e,t){return{f:0,v:e,reactions:null,equals:ke,rv:0,wv:0}}function P(e,t){let n=Zt(e,t);return rr(n),n}function Qt(e,t=!1,n=!0){let r=Zt(e);return t||(r.equals=je),Ge&&n&&Xe!==null&&Xe.l!==null&&(Xe.l.s??=[]).push(r),r}function F(e,t,n=!1){return V!==null&&(!$n||V.f&131072)&&rt()&&V.f&4325394&&(nr===null||!nr.has(e))&&Ue(),tn(e,n?on(t):t,Lt)}var $t=null,en=0;function tn(e,t,n=null){if(!e.equals(t)){Zn?Yt.set(e,t):Yt.has(e)||Yt.set(e,e.v);var r=Bt.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&Et(t),Mt===null&&ut(t)}e.wv=fr(),$t=null,en=0,an(e,v,n),$t=null,rt()&&H!==null&&H.f&1024&&!(H.f&96)&&(or===null?sr([e]):or.push(e)),!r.is_fork&&Jt.size>0&&!Xt&&nn()}return t}function nn(){Xt=!1;for(let e of Jt){e.f&1024&&lt(e,y);let t;try{t=pr(e)}catch{t=!0}t&&yr(e)}Jt.clear()}function rn(e){F(e,e.v+1)}function an(e,t,n){var r=e.reactions;if(r!==null){var i=rt(),a=r.length;if(en+=a,en>1e5&&$t===null&&($t=new Set),$t!==null){if($t.has(e))return;$t.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==H){var l=(c&v)===0;if(l&&lt(s,t),c&131072)Jt.add(s);else if(c&2){var u=s;Mt?.delete(u),an(u,y,n)}else if(l){var d=s;c&16&&Ut!==null&&Ut.add(d),n===null?Gt(d):n.push(d)}}}}}function on(t){if(typeof t!=`object`||!t||ae in t||oe in t)return t;let n=l(t);if(n!==s&&n!==c)return t;var r=new Map,i=e(t),o=P(0),u=null,d=ur,f=e=>{if(ur===d)return e();var t=V,n=ur;er(null),dr(d);var r=e();return er(t),dr(n),r};return i&&r.set(`length`,P(t.length,u)),new Proxy(t,{defineProperty(e,t,n){`value`in n&&n.configurable!==!1&&n.enumerable!==!1&&n.writable!==!1||Ve();var i=r.get(t);return i===void 0?f(()=>{var e=P(n.value,u);return r.set(t,e),e}):F(i,n.value,!0),!0},deleteProperty(e,t){var n=r.get(t);if(n===void 0){if(t in e){let e=f(()=>P(_e,u));r.set(t,e),rn(o)}}else F(n,_e),rn(o);return!0},get(e,n,i){if(n===ae)return t;var o=r.get(n),s=n in e;if(o===void 0&&(!s||a(e,n)?.writable)&&(o=f(()=>P(on(s?e[n]:_e),u)),r.set(n,o)),o!==void 0){var c=U(o);return c===_e?void 0:c}return Reflect.get(e,n,i)},getOwnPropertyDescriptor(e,t){this.has?.(e,t);var n=Reflect.getOwnPropertyDescriptor(e,t),i=r.get(t);if(i!==void 0){var a=U(i);if(a===_e)return;if(n&&`value`in n)n.value=a;else return{enumerable:!0,configurable:!0,value:a,writable:!0}}return n},has(e,t){if(t===ae)return!0;var n=r.get(t),i=n!==void 0&&n.v!==_e||Reflect.has(e,t);return(n!==void 0||(H!==null||V!==null)&&(!i||a(e,t)?.writable))&&(n===void 0&&(n=f(()=>P(i?on(e[t]):_e,u)),r.set(t,n)),U(n)===_e)?!1:i},set(e,t,n,s){var c=r.get(t),l=t in e;if(i&&t===`length`)for(var d=n;d<c.v;d+=1){var p=r.get(d+``);p===void 0?d in e&&(p=f(()=>P(_e,u)),r.set(d+``,p)):F(p,_e)}if(c===void 0)(!l||a(e,t)?.writable)&&(c=f(()=>P(void 0,u)),F(c,on(n)),r.set(t,c));else{l=c.v!==_e;var m=f(()=>on(n));F(c,m)}var h=Reflect.getOwnPropertyDescriptor(e,t);if(h?.set&&h.set.call(s,n),!l){if(i&&typeof t==`string`){var g=r.get(`length`),_=Number(t);Number.isInteger(_)&&_>=g.v&&F(g,_+1)}rn(o)}return!0},ownKeys(e){U(o);var t=Reflect.ownKeys(e).filter(e=>{var t=r.get(e);return t===void 0||t.v!==_e});for(var[n,i]of r)i.v!==_e&&!(n in e)&&t.push(n);return t},setPrototypeOf(){He()}})}function sn(e){try{if(typeof e==`object`&&e&&ae in e)return e[ae]}catch{}return e}function cn(e,t){return Object.is(sn(e),sn(t))}var ln,un,dn,fn,pn;function mn(){if(ln===void 0){ln=window,un=document,dn=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;fn=a(t,`firstChild`).get,pn=a(t,`nextSibling`).get,u(e)&&(e[ue]=void 0,e[le]=null,e[de]=void 0,e.__e=void 0),u(n)&&(n[fe]=void 0)}}function hn(e=``){return document.createTextNode(e)}function gn(e){return fn.call(e)}function _n(e){return pn.call(e)}function I(e,t){if(!D)return gn(e);var n=gn(O);if(n===null)n=O.appendChild(hn());else if(t&&n.nodeType!==3){var r=hn();return n?.before(r),we(r),r}return t&&xn(n),we(n),n}function L(e,t=!1){if(!D){var n=gn(e);return n instanceof Comment&&n.data===``?_n(n):n}if(t){if(O?.nodeType!==3){var r=hn();return O?.before(r),we(r),r}xn(O)}return O}function R(e,t=!1){if(!D)return gn(e);var n=I(e,t);return k(e),n}function z(e,t=1,n=!1){let r=D?O:e;for(var i;t--;)i=r,r=_n(r);if(!D)return r;if(n){if(r?.nodeType!==3){var a=hn();return r===null?i?.after(a):r.before(a),we(a),a}xn(r)}return we(r),r}function vn(e){e.textContent=``}function yn(){return!1}function bn(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function xn(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function Sn(e){var t=H;if(t===null)return V.f|=ie,e;if(!(t.f&32768)&&!(t.f&4))throw e;Cn(e,t)}function Cn(e,t){if(e===ge)throw e;if(!(t!==null&&t.f&16384)){for(;t!==null;){if(t.f&128&&!(t.f&33570816)){if(!(t.f&32768))throw e;try{t.b.error(e);return}catch(t){e=t}}t=t.parent}throw e}}function wn(e){H===null&&(V===null&&Re(e),Le()),Zn&&Ie(e)}function Tn(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function En(e,t){var n=H;n!==null&&n.f&8192&&(e|=b);var r={ctx:Xe,deps:null,nodes:null,f:e|v|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};N?.register_created_effect(r);var i=r;if(e&4)It===null?Bt.ensure().schedule(r):It.push(r);else if(t!==null){try{yr(r)}catch(e){throw Hn(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=w))}if(i!==null&&(i.parent=n,n!==null&&Tn(i,n),V!==null&&V.f&2&&!(e&64))){var a=V;(a.effects??=[]).push(i)}return r}function Dn(){return V!==null&&!$n}function On(e){let t=En(8,null);return lt(t,_),t.teardown=e,t}function kn(e){wn(`$effect`);var t=H.f;if(!V&&t&32&&Xe!==null&&!Xe.i){var n=Xe;(n.e??=[]).push(e)}else return An(e)}function An(e){return En(4|ee,e)}function jn(e){return wn(`$effect.pre`),En(8|ee,e)}function Mn(e){Bt.ensure();let t=En(64|E,e);return(e={})=>new Promise(n=>{e.outro?Gn(t,()=>{Hn(t),n(void 0)}):(Hn(t),n(void 0))})}function Nn(e){return En(4,e)}function Pn(e){return En(re|E,e)}function Fn(e,t=0){return En(8|t,e)}function B(e,t=[],n=[],r=[]){_t(r,t,n,t=>{En(8,()=>{e(...t.map(U))})})}function In(e,t=[],n=[],r=[]){_t(r,t,n,t=>{En(4,()=>e(...t.map(U)))})}function Ln(e,t=0){return En(16|t,e)}function Rn(e){return En(32|E,e)}function zn(e){var t=e.teardown;if(t!==null){let n=Zn,r=V;Qn(!0),er(null);try{t.call(null)}catch(t){Cn(t,e.parent)}finally{Qn(n),er(r)}}}function Bn(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&ht(()=>{e.abort(me)});var r=n.next;n.f&64?n.parent=null:Hn(n,t),n=r}}function Vn(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||Hn(t),t=n}}function Hn(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(Un(e.nodes.start,e.nodes.end),n=!0),e.f|=C,Bn(e,t&&!n),vr(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();zn(e),e.f^=C,e.f|=x;var i=e.parent;i!==null&&i.first!==null&&Wn(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function Un(e,t){for(;e!==null;){var n=e===t?null:_n(e);e.remove(),e=n}}function Wn(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function Gn(e,t,n=!0){var r=[];e.f|=256,Kn(e,r,!0);var i=()=>{n&&Hn(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function Kn(e,t,n){if(!(e.f&8192)){e.f^=b;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);Kn(i,t,o?n:!1)}i=a}}}function qn(e){e.f&=-257,Jn(e,!0)}function Jn(e,t){if(!(e.f&256)&&e.f&8192){e.f^=b,e.f&1024||(lt(e,v),Bt.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);Jn(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function Yn(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:_n(n);t.append(n),n=i}}var Xn=null,Zn=!1;function Qn(e){Zn=e}var V=null,$n=!1;function er(e){V=e}var H=null;function tr(e){H=e}var nr=null;function rr(e){V!==null&&(V.f&2097152||V.f&2)&&(nr??=new Set).add(e)}var ir=null,ar=0,or=null;function sr(e){or=e}var cr=1,lr=0,ur=lr;function dr(e){ur=e}function fr(){return++cr}function pr(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(pr(a)&&Dt(a),a.wv>e.wv)return!0}t&512&&Mt===null&&lt(e,_)}return!1}function mr(e,t,n=!0){var r=e.reactions;if(r!==null&&!(nr!==null&&nr.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?mr(a,t,!1):t===a&&(n?lt(a,v):a.f&1024&&lt(a,y),Gt(a))}}function hr(e){var t=ir,n=ar,r=or,i=V,a=nr,o=Xe,s=$n,c=ur,l=e.f;ir=null,ar=0,or=null,V=l&96?null:e,nr=null,Ze(e.ctx),$n=!1,ur=++lr,e.ac!==null&&(ht(()=>{e.ac.abort(me)}),e.ac=null);try{e.f|=ne;var u=e.fn,d=u();e.f|=S;var f=gr(e);if(rt()&&or!==null&&!$n&&f!==null&&!(e.f&6146))for(var p=0;p<or.length;p++)mr(or[p],e);if(i!==null&&i!==e){if(lr++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=lr;if(t!==null)for(let e of t)e.rv=lr;or!==null&&(r===null?r=or:r.push(...or))}return e.f&8388608&&(e.f^=ie),d}catch(t){return gr(e),Sn(t)}finally{e.f^=ne,ir=t,ar=n,or=r,V=i,nr=a,Ze(o),$n=s,ur=c}}function gr(e){var t=e.deps,n=N?.is_fork;if(ir!==null){var r;if(n||vr(e,ar),t!==null&&ar>0)for(t.length=ar+ir.length,r=0;r<ir.length;r++)t[ar+r]=ir[r];else e.deps=t=ir;if(Dn()&&e.f&512)for(r=ar;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&ar<t.length&&(vr(e,ar),t.length=ar);return t}function _r(e,r){let i=r.reactions;if(i!==null){var a=t.call(i,e);if(a!==-1){var o=i.length-1;o===0?i=r.reactions=null:(i[a]=i[o],i.pop())}}if(i===null&&r.f&2&&(ir===null||!n.call(ir,r))){var s=r;s.f&512&&(s.f^=512),s.v!==_e&&ut(s),s.ac!==null&&ht(()=>{s.ac.abort(me),s.ac=null,lt(s,v)}),Ot(s),vr(s,0)}}function vr(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)_r(e,n[r])}function yr(e){var t=e.f;if(!(t&16384)){lt(e,_);var n=H;H=e;try{t&16777232?Vn(e):Bn(e),zn(e);var r=hr(e);e.teardown=typeof r==`function`?r:null,e.wv=cr}finally{H=n}}}async function br(){await Promise.resolve(),Vt()}function U(e){var t=!!(e.f&2);if(Xn?.add(e),V!==null&&!$n&&!(H!==null&&H.f&16384)&&(nr===null||!nr.has(e))){var r=V.deps;if(V.f&2097152)e.rv<lr&&(e.rv=lr,ir===null&&r!==null&&r[ar]===e?ar++:ir===null?ir=[e]:ir.push(e));else{V.deps??=[],n.call(V.deps,e)||V.deps.push(e);var i=e.reactions;i===null?e.reactions=[V]:n.call(i,V)||i.push(V)}}if(Zn&&Yt.has(e))return Yt.get(e);if(t){var a=e;if(Zn){var o=a.v;return(!(a.f&1024)&&a.reactions!==null||Sr(a))&&(o=Et(a)),Yt.set(a,o),o}var s=!(a.f&512)&&!$n&&V!==null&&!!(V.f&512),c=(a.f&S)===0;pr(a)&&(s&&(a.f|=512),Dt(a)),s&&!c&&(kt(a),xr(a))}if(Mt?.has(e))return Mt.get(e);if(e.f&8388608)throw e.v;return e.v}function xr(e){if(e.f|=512,e.deps!==null)for(let r of e.deps){var t=r.reactions;t===null?r.reactions=[e]:n.call(t,e)||t.push(e),r.f&2&&!(r.f&512)&&(kt(r),xr(r))}}function Sr(e){if(e.v===_e)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(Yt.has(t)||t.f&2&&Sr(t))return!0;return!1}function Cr(e){var t=$n;try{return $n=!0,e()}finally{$n=t}}function wr(e){if(!(typeof e!=`object`||!e||e instanceof EventTarget)){if(ae in e)Tr(e);else if(!Array.isArray(e))for(let t in e){let n=e[t];typeof n==`object`&&n&&ae in n&&Tr(n)}}}function Tr(e,t=new Set){if(typeof e==`object`&&e&&!(e instanceof EventTarget)&&!t.has(e)){t.add(e),e instanceof Date&&e.getTime();for(let n in e)try{Tr(e[n],t)}catch{}let n=l(e);if(n!==Object.prototype&&n!==Array.prototype&&n!==Map.prototype&&n!==Set.prototype&&n!==Date.prototype){let t=o(n);for(let n in t){let r=t[n].get;if(r)try{r.call(e)}catch{}}}}}[...`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`)];var Er=[`touchstart`,`touchmove`];function Dr(e){return Er.includes(e)}var Or=Symbol(`events`),kr=new Set,Ar=new Set;function jr(e,t,n,r={}){function i(e){if(r.capture||Ir.call(t,e),!e.cancelBubble)return ht(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,ot(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function Mr(e,t,n,r,i){var a={capture:r,passive:i},o=jr(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&On(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function W(e,t,n){(t[Or]??={})[e]=n}function Nr(e){for(var t=0;t<e.length;t++)kr.add(e[t]);for(var n of Ar)n(e)}var Pr=null,Fr=!1;function Ir(e){var t=this,n=t.ownerDocument,r=e.type,a=e.composedPath?.()||[],o=a[0]||e.target;Pr=e,Fr||(Fr=!0,setTimeout(()=>{Fr=!1,Pr=null}));var s=0,c=Pr===e&&e[Or];if(c){var l=a.indexOf(c);if(l!==-1&&(t===document||t===window)){e[Or]=t;return}var u=a.indexOf(t);if(u===-1)return;l<=u&&(s=l)}if(o=a[s]||e.target,o!==t){i(e,`currentTarget`,{configurable:!0,get(){return o||n}});var d=V,f=H;er(null),tr(null);try{for(var p,m=[];o!==null&&o!==t;){try{var h=o[Or]?.[r];h==null||o.disabled&&e.target!==o||h.call(o,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;s++,o=s<a.length?a[s]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[Or]=t,delete e.currentTarget,er(d),tr(f)}}}var Lr=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function Rr(e){return Lr?.createHTML(e)??e}function zr(e){var t=bn(`template`);return t.innerHTML=Rr(e.replaceAll(`<!>`,`<!---->`)),t.content}function Br(e,t){var n=H;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function G(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(D)return Br(O,null),O;i===void 0&&(i=zr(a?e:`<!>`+e),n||(i=gn(i)));var t=r||dn?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=gn(t),s=t.lastChild;Br(o,s)}else Br(t,t);return t}}function Vr(e,t,n=`svg`){var r=!e.startsWith(`<!>`),i=!!(t&1),a=`<${n}>${r?e:`<!>`+e}</${n}>`,o;return()=>{if(D)return Br(O,null),O;if(!o){var e=gn(zr(a));if(i)for(o=document.createDocumentFragment();gn(e);)o.appendChild(gn(e));else o=gn(e)}var t=o.cloneNode(!0);if(i){var n=gn(t),r=t.lastChild;Br(n,r)}else Br(t,t);return t}}function Hr(e,t){return Vr(e,t,`svg`)}function Ur(e=``){if(!D){var t=hn(e+``);return Br(t,t),t}var n=O;return n.nodeType===3?xn(n):(n.before(n=hn()),we(n)),Br(n,n),n}function Wr(){if(D)return Br(O,null),O;var e=document.createDocumentFragment(),t=document.createComment(``),n=hn();return e.append(t,n),Br(t,n),e}function K(e,t){if(D){var n=H;n.f&32768&&n.nodes.end!==null||(n.nodes.end=O),Te()}else e!==null&&e.before(t)}function Gr(){if(D&&O&&O.nodeType===8&&O.textContent?.startsWith(`$`)){let e=O.textContent.substring(1);return Te(),e}return(window.__svelte??={}).uid??=1,`c${window.__svelte.uid++}`}function Kr(e){let t=0,n=Zt(0),r;return()=>{Dn()&&(U(n),Fn(()=>(t===0&&(r=Cr(()=>e(()=>rn(n)))),t+=1,()=>{ot(()=>{--t,t===0&&(r?.(),r=void 0,rn(n))})})))}}var qr=w|E;function Jr(e,t,n,r){new Yr(e,t,n,r)}var Yr=class{parent;is_pending=!1;transform_error;#e;#t=D?O:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=Kr(()=>(this.#p=Zt(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=H;t.b=this,t.f|=128,n(e)},this.parent=H.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=Ln(()=>{if(D){let e=Oe(this.#t);Te();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},qr),D&&(this.#e=O)}#h(){try{this.#a=Rn(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);ot(r),t&&(this.#s=Rn(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{this.#v()||(t?Se():(t=!0,n&&We(),this.#s!==null&&Gn(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})))};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){Cn(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(x|C))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=Rn(()=>e(this.#e)),ot(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=hn(),n=!1;e.append(t),this.#a=this.#S(()=>{try{return Rn(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){Cn(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#x(N)):this.#u===0&&(this.#e.before(e),this.#c=null,Gn(this.#o,()=>{this.#o=null}),this.#x(N))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=Rn(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();Yn(this.#a,e);let t=this.#n.pending;this.#o=Rn(()=>t(this.#e))}else this.#x(N)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){dt(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=H,n=V,r=Xe;tr(this.#i),er(this.#i),Ze(this.#i.ctx);try{return Bt.ensure(),e()}finally{tr(t),er(n),Ze(r)}}#C(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&Gn(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#C(e,t)}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!(!this.#p||this.#d)&&(this.#d=!0,ot(()=>{this.#d=!1,this.#p&&tn(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),U(this.#p)}error(e){if(e===ge||!this.#n.onerror&&!this.#n.failed)throw e;N?.is_fork?(this.#a&&N.skip_effect(this.#a),this.#o&&N.skip_effect(this.#o),this.#s&&N.skip_effect(this.#s),N.oncommit(()=>{this.#v()||this.#w(e)})):this.#w(e)}#w(e){this.#a&&=(Hn(this.#a),null),this.#o&&=(Hn(this.#o),null),this.#s&&=(Hn(this.#s),null),D&&(we(this.#t),Ee(),we(De()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return Rn(()=>{var r=H;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return Cn(e,this.#i.parent),null}}))};ot(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){Cn(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>Cn(e,this.#i&&this.#i.parent)):n(t)}})}};function q(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[fe]??=e.nodeValue)&&(e[fe]=n,e.nodeValue=`${n}`)}function Xr(e,t){return Qr(e,t)}var Zr=new Map;function Qr(e,{target:t,anchor:n,props:i={},events:a,context:o,intro:s=!0,transformError:c}){mn();var l=void 0,u=Mn(()=>{var s=n??t.appendChild(hn());Jr(s,{pending:()=>{}},t=>{A({});var n=Xe;if(o&&(n.c=o),a&&(i.$$events=a),D&&Br(t,null),l=e(t,i)||nt(),D&&(H.nodes.end=O,O===null||O.nodeType!==8||O.data!==`]`))throw be(),ge;j()},c);var u=new Set,d=e=>{for(var n=0;n<e.length;n++){var r=e[n];if(!u.has(r)){u.add(r);var i=Dr(r);for(let e of[t,document]){var a=Zr.get(e);a===void 0&&(a=new Map,Zr.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,Ir,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return d(r(kr)),Ar.add(d),()=>{for(var e of u)for(let n of[t,document]){var r=Zr.get(n),i=r.get(e);--i==0?(n.removeEventListener(e,Ir),r.delete(e),r.size===0&&Zr.delete(n)):r.set(e,i)}Ar.delete(d),s!==n&&s.parentNode?.removeChild(s)}});return $r.set(l,u),l}var $r=new WeakMap,ei=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)qn(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(qn(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(Hn(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();Yn(r,t),t.append(hn()),this.#n.set(e,{effect:r,fragment:t})}else Hn(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),Gn(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(Hn(n.effect),this.#n.delete(e))};ensure(e,t){var n=N,r=yn();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=hn();i.append(a),this.#n.set(e,{effect:Rn(()=>t(a)),fragment:i})}else this.#t.set(e,Rn(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else D&&(this.anchor=O),this.#a(n)}};function J(e,t,n=!1){var r;D&&(r=O,Te());var i=new ei(e),a=n?w:0;function o(e,t){if(D){var n=Oe(r);if(e!==parseInt(n.substring(1))){var a=De();we(a),i.anchor=a,Ce(!1),i.ensure(e,t),Ce(!0);return}}i.ensure(e,t)}Ln(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}function Y(e,t){return t}function ti(e,t,n){for(var i=[],a=t.length,o,s=t.length,c=0;c<a;c++){let n=t[c];Gn(n,()=>{if(o){if(o.pending.delete(n),o.done.add(n),o.pending.size===0){var t=e.outrogroups;ni(e,r(o.done)),t.delete(o),t.size===0&&(e.outrogroups=null)}}else--s},!1)}if(s===0){var l=i.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;vn(d),d.append(u),e.items.clear()}ni(e,t,!l)}else o={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(o)}function ni(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=te,Yn(a,document.createDocumentFragment())):Hn(t[i],n)}}var ri;function X(t,n,i,a,o,s=null){var c=t,l=new Map;if(n&4){var u=t;c=D?we(gn(u)):u.appendChild(hn())}D&&Te();var d=null,f=wt(()=>{var t=i();return e(t)?t:t==null?[]:r(t)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var t=U(f);_.fallback=d,ai(_,t,c,n,a),d!==null&&(t.length===0?d.f&33554432?(d.f^=te,si(d,null,c)):qn(d):Gn(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:Ln(()=>{var e=U(f),t=e.length;let r=!1;D&&Oe(c)===`[!`!=(t===0)&&(c=De(),we(c),Ce(!1),r=!0);for(var u=new Set,_=N,v=yn(),y=0;y<t;y+=1){D&&O.nodeType===8&&O.data===`]`&&(c=O,r=!0,Ce(!1));var b=e[y],x=a(b,y),S=m?null:l.get(x);S?(S.v&&tn(S.v,b),S.i&&tn(S.i,y),v&&_.unskip_effect(S.e)):(S=oi(l,m?c:ri??=hn(),b,x,y,o,n,i),m||(S.e.f|=te),l.set(x,S)),u.add(x)}if(t===0&&s&&!d&&(m?d=Rn(()=>s(c)):(d=Rn(()=>s(ri??=hn())),d.f|=te)),t>u.size&&Fe(``,``,``),D&&t>0&&we(De()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}r&&Ce(!0),U(f)}),flags:n,items:l,pending:p,outrogroups:null,fallback:d};m=!1,D&&(c=O)}function ii(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function ai(e,t,n,i,a){var o=!!(i&8),s=t.length,c=e.items,l=ii(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(o)for(v=0;v<s;v+=1)h=t[v],g=a(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<s;v+=1){if(h=t[v],g=a(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(qn(_),o&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=te,_===l)si(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),ci(e,d,_),ci(e,_,y),si(_,y,n),d=_,p=[],m=[],l=ii(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],C=p[p.length-1];for(x=0;x<p.length;x+=1)si(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);ci(e,S.prev,C.next),ci(e,d,S),ci(e,C,b),l=b,d=C,--v,p=[],m=[]}else u.delete(_),si(_,l,n),ci(e,_.prev,_.next),ci(e,_,d===null?e.effect.first:d.next),ci(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=ii(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=ii(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(ni(e,r(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var w=[];if(u!==void 0)for(_ of u)_.f&8192||w.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&w.push(l),l=ii(l.next);var T=w.length;if(T>0){var E=i&4&&s===0?n:null;if(o){for(v=0;v<T;v+=1)w[v].nodes?.a?.measure();for(v=0;v<T;v+=1)w[v].nodes?.a?.fix()}ti(e,w,E)}}o&&ot(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function oi(e,t,n,r,i,a,o,s){var c=o&1?o&16?Zt(n):Qt(n,!1,!1):null,l=o&2?Zt(i):null;return{v:c,i:l,e:Rn(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function si(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=_n(r);if(a.before(r),r===i)return;r=o}}function ci(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function li(e,t,...n){var r=new ei(e);Ln(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},w)}function ui(e,t,n){var r;D&&(r=O,Te());var i=new ei(e);Ln(()=>{var e=t()??null;if(D&&Oe(r)===`[`!=(e!==null)){var a=De();we(a),i.anchor=a,Ce(!1),i.ensure(e,e&&(t=>n(t,e))),Ce(!0)}else i.ensure(e,e&&(t=>n(t,e)))},w)}function di(e,t){let n=null,r=D;var i;if(D){n=O;for(var a=gn(document.head);a!==null&&(a.nodeType!==8||a.data!==e);)a=_n(a);if(a===null)Ce(!1);else{var o=_n(a);a.remove(),we(o)}}D||(i=document.head.appendChild(hn()));try{Ln(()=>{var e=Rn(()=>t(i));e.f|=T,D||(e.nodes===null?e.nodes={start:i,end:i,a:null,t:null}:e.nodes.end=i)})}finally{r&&(Ce(!0),we(n))}}function fi(e){var t,n,r=``;if(typeof e==`string`||typeof e==`number`)r+=e;else if(typeof e==`object`){if(Array.isArray(e)){var i=e.length;for(t=0;t<i;t++)e[t]&&(n=fi(e[t]))&&(r&&(r+=` `),r+=n)}else for(n in e)e[n]&&(r&&(r+=` `),r+=n)}return r}function pi(){for(var e,t,n=0,r=``,i=arguments.length;n<i;n++)(e=arguments[n])&&(t=fi(e))&&(r&&(r+=` `),r+=t);return r}function mi(e){return typeof e==`object`?pi(e):e??``}var hi=[...` 	
\r\f\xA0\v﻿`];function gi(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||hi.includes(r[o-1]))&&(s===r.length||hi.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function _i(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function vi(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function yi(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(vi)),i&&c.push(...Object.keys(i).map(vi));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=vi(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=_i(r)),i&&(n+=_i(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}function bi(e,t,n,r,i,a){var o=e[ue];if(D||o!==n||o===void 0){var s=gi(n,r,a);D&&s===e.getAttribute(`class`)||(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[ue]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function xi(e,t={},n,r){for(var i in n){var a=n[i];t[i]!==a&&(n[i]==null?e.style.removeProperty(i):e.style.setProperty(i,a,r))}}function Si(e,t,n,r){var i=e[de];if(D||i!==t){var a=yi(t,r);D&&a===e.getAttribute(`style`)||(a==null?e.removeAttribute(`style`):e.style.cssText=a),e[de]=t}else r&&(Array.isArray(r)?(xi(e,n?.[0],r[0]),xi(e,n?.[1],r[1],`important`)):xi(e,n,r));return r}function Ci(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function wi(t,n){var r=t.__defaultValue,i=t.multiple,a=i?r??[]:null;if(!i||e(a)){var o=t.selectedIndex,s=n&&i?new Set(t.selectedOptions):null;for(var c of t.options){var l=Oi(c);Ci(c,i?a.includes(l):cn(l,r))}if(n){if(s!==null)for(c of t.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else t.selectedIndex!==o&&(t.selectedIndex=o)}}}function Ti(t,n,r=!1){if(t.multiple){if(n==null)return;if(!e(n))return xe();for(var i of t.options)i.selected=n.includes(Oi(i))}else{for(i of t.options)if(cn(Oi(i),n)){i.selected=!0;return}r&&n===void 0||(t.selectedIndex=-1)}}function Ei(e){var t=new MutationObserver(t=>{t.every(ki)||(`__defaultValue`in e&&wi(e,!1),`__value`in e&&Ti(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),On(()=>{t.disconnect()})}function Di(e,t,n=t){var r=new WeakSet,i=!0;gt(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),Oi);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&Oi(o)}n(a),e.__value=a,N!==null&&r.add(N)}),Nn(()=>{var a=t();if(e===document.activeElement){var o=N;if(r.has(o))return}if(Ti(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=Oi(s),n(a))}e.__value=a,i=!1})}function Oi(e){return`__value`in e?e.__value:e.value}function ki(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var Ai=Symbol(`is custom element`),ji=Symbol(`is html`),Mi=he?`link`:`LINK`,Ni=he?`progress`:`PROGRESS`;function Pi(e){if(D){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;Z(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;Z(e,`checked`,null),e.checked=r}}};e[pe]=n,ot(n),mt()}}function Fi(e,t){var n=Li(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===Ni)&&(e.value=t??``)}function Ii(e,t){var n=Li(e);n.checked!==(n.checked=t??void 0)&&(e.checked=t)}function Z(e,t,n,r){var i=Li(e);if(!(D&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===Mi))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[ce]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&zi(e).has(t)?e[t]=n:(!D||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function Li(e){return e[le]??={[Ai]:e.nodeName.includes(`-`),[ji]:e.namespaceURI===ve}}var Ri=new Map;function zi(e){var t=e.getAttribute(`is`)||e.nodeName,n=Ri.get(t);if(n)return n;Ri.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var s in r=o(i),r)r[s].set&&s!==`innerHTML`&&s!==`textContent`&&s!==`innerText`&&n.add(s);i=l(i)}return n}function Bi(e,t,n=t){var r=new WeakSet;gt(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=Hi(e)?Ui(a):a,n(a),N!==null&&r.add(N),await br(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(D&&e.defaultValue!==e.value||Cr(t)==null&&e.value)&&(n(Hi(e)?Ui(e.value):e.value),N!==null&&r.add(N)),Fn(()=>{var n=t();if(e===document.activeElement){var i=N;if(r.has(i))return}Hi(e)&&n===Ui(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}function Vi(e,t,n=t){gt(e,`change`,t=>{n(t?e.defaultChecked:e.checked)}),(D&&e.defaultChecked!==e.checked||Cr(t)==null)&&n(e.checked),Fn(()=>{e.checked=!!t()})}function Hi(e){var t=e.type;return t===`number`||t===`range`}function Ui(e){return e===``?null:+e}function Wi(e,t){return e===t||e?.[ae]===t}function Gi(e=nt(),t,n,r){var i=Xe.r,a=H;return Nn(()=>{var o,s;return Fn(()=>{o=s,s=r?.()||[],Cr(()=>{Wi(n(...s),e)||(t(e,...s),o&&Wi(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&Wi(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}function Ki(e=!1){let t=Xe,n=t.l.u;if(!n)return;let r=()=>wr(t.s);if(e){let e=0,n={},i=xt(()=>{let r=!1,i=t.s;for(let e in i)i[e]!==n[e]&&(n[e]=i[e],r=!0);return r&&e++,e});r=()=>U(i)}n.b.length&&jn(()=>{qi(t,r),m(n.b)}),kn(()=>{let e=Cr(()=>n.m.map(p));return()=>{for(let t of e)typeof t==`function`&&t()}}),n.a.length&&kn(()=>{qi(t,r),m(n.a)})}function qi(e,t){if(e.l.s)for(let t of e.l.s)U(t);t()}var Ji=!1;function Yi(e){var t=Ji;try{return Ji=!1,[e(),Ji]}finally{Ji=t}}var Xi={get(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(d(r)&&(r=r()),typeof r==`object`&&r&&t in r)return r[t]}},set(e,t,n){let r=e.props.length;for(;r--;){let i=e.props[r];d(i)&&(i=i());let o=a(i,t);if(o&&o.set)return o.set(n),!0}return!1},getOwnPropertyDescriptor(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(d(r)&&(r=r()),typeof r==`object`&&r&&t in r){let e=a(r,t);return e&&!e.configurable&&(e.configurable=!0),e}}},has(e,t){if(t===ae||t===se)return!1;for(let n of e.props)if(d(n)&&(n=n()),n!=null&&t in n)return!0;return!1},ownKeys(e){let t=[];for(let n of e.props)if(d(n)&&(n=n()),n){for(let e in n)t.includes(e)||t.push(e);for(let e of Object.getOwnPropertySymbols(n))t.includes(e)||t.push(e)}return t}};function Zi(...e){return new Proxy({props:e},Xi)}function Qi(e,t,n,r){var i=!Ge||!!(n&2),o=!!(n&8),s=!!(n&16),c=r,l=!0,u=void 0,d=()=>s&&i?(u??=xt(r),U(u)):(l&&(l=!1,c=s?Cr(r):r),c);let f;if(o){var p=ae in e||se in e;f=a(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;o?[m,h]=Yi(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&Be(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(l=!0,n)}:()=>{var n=e[t];return n!==void 0&&(c=void 0),n===void 0?c:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?xt:wt)(()=>(v=!1,g()));o&&U(y);var b=H;return(function(e,t){if(arguments.length>0){let n=t?U(y):i&&o?on(e):e;return F(y,n),v=!0,c!==void 0&&(c=n),e}return Zn&&v||b.f&16384?y.v:U(y)})}typeof window<`u`&&((window.__svelte??={}).v??=new Set).add(`5`);var $i=class extends Error{code;rules;constructor(e){super(e.message),this.code=e.code,this.rules=e.rules??[]}},ea=8e3,ta=25e3,na=class{#e=P(`connecting`);get state(){return U(this.#e)}set state(e){F(this.#e,e,!0)}#t=null;#n=0;#r=new Map;#i=0;#a;#o;#s;constructor(e,t,n){this.#a=e,this.#o=t,this.#s=n,this.#c(),setInterval(()=>this.state===`open`&&this.#t?.send(`{"type":"ping"}`),ta)}ask(e,...t){let n=++this.#n;return new Promise((r,i)=>{if(this.#t?.readyState!==WebSocket.OPEN)return i(Error(`offline`));this.#r.set(n,{kinds:t,resolve:r,reject:i}),this.#t.send(JSON.stringify({...e,id:n}))})}#c(){let e=new WebSocket(this.#a);this.#t=e,e.onopen=()=>this.#l(),e.onmessage=e=>this.#d(JSON.parse(e.data)),e.onclose=()=>this.#u()}async#l(){try{await this.#o(),this.#i=0,this.state=`open`}catch{this.#t?.close()}}#u(){this.state=`lost`;for(let{reject:e}of this.#r.values())e(Error(`offline`));this.#r.clear();let e=Math.min(ea,250*2**this.#i++);setTimeout(()=>this.#c(),e*(.75+Math.random()/2))}#d(e){let t=e.id?this.#r.get(e.id):void 0;t&&e.type===`error`?(this.#r.delete(e.id),t.reject(new $i(e))):(t?.kinds.includes(e.type)&&(this.#r.delete(e.id),t.resolve(e)),this.#s(e))}},ra=`skip`;function ia(e){return e.things??[]}function aa(e){return e.kind===`order`||e.kind===`pick`&&e.high>1}function oa(e,t){return e.options.filter(e=>ia(e).includes(t))}function sa(e){return e.options.filter(e=>!ia(e).length&&e.answer!==`skip`)}function ca(e){return e.options.find(e=>e.answer===ra)}function la(e){return{picked:[],points:e.options.map(()=>0)}}function ua(e){return e.points.reduce((e,t)=>e+t,0)}function da(e,t,n){if(t.picked.includes(n))return{...t,picked:t.picked.filter(e=>e!==n)};let r=+(e.kind===`pick`&&t.picked.length>=e.high);return{...t,picked:[...t.picked.slice(r),n]}}function fa(e,t,n,r){let i=[...t.points],a=i[n]??0,o=e.high-ua(t);return i[n]=Math.max(0,a+Math.min(r,o)),{...t,points:i}}function pa(e){return e.name??e.answer}function ma(e,t){let{kind:n,verb:r,low:i,high:a}=e;if(n===`distribute`)return ua(t)===a?[r,...e.options.map((e,n)=>({name:pa(e),n:t.points[n]})).filter(({n:e})=>e>0).map(({name:e,n:t})=>`${e}=${t}`)].join(` `):void 0;let o=t.picked.length;if(n===`order`?o===e.options.length:i<=o&&o<=a)return o?[r,...t.picked.map(t=>pa(e.options[t]))].join(` `):ra}function ha(e,t){let n=t.toLowerCase().trim(),r=e.options.filter(e=>e.sentence?.toLowerCase()===n);if(r.length)return r;let i=n.split(/\s+/);return e.options.filter(e=>{let t=(e.sentence??``).toLowerCase().split(/[^\p{L}\p{N}]+/u);return i.every(e=>t.some(t=>t.startsWith(e)))})}var ga=`uhlzpv`;function _a(e){let t=new Set(ga);return e.map(e=>{let n=[...e.toLowerCase()].find(e=>/\p{L}/u.test(e)&&!t.has(e))??``;return t.add(n),n})}var va=class{#e=P(null);get question(){return U(this.#e)}set question(e){F(this.#e,e)}#t=P(-1);get seq(){return U(this.#t)}set seq(e){F(this.#t,e,!0)}#n=P({picked:[],points:[]});get selection(){return U(this.#n)}set selection(e){F(this.#n,e)}#r=P([]);get menu(){return U(this.#r)}set menu(e){F(this.#r,e)}#i=P(!1);get sent(){return U(this.#i)}set sent(e){F(this.#i,e,!0)}#a;constructor(e){this.#a=e}ask(e,t){let n=t===this.seq&&e?.seat===this.question?.seat;this.question=e,this.seq=t,this.sent=!1,!n&&e&&this.clear(),e||(this.menu=[])}clear(){this.menu=[],this.question&&(this.selection=la(this.question))}state(e){if(!this.question||this.sent)return``;let t=this.#o(e);return t.some(e=>this.#s(e))?`chosen`:t.length?`legal`:``}options(e){return this.question&&!this.sent?this.#o(e):[]}mark(e){let t=this.options(e).map(e=>this.question.options.indexOf(e));if(this.question?.kind===`distribute`){let e=t.reduce((e,t)=>e+(this.selection.points[t]??0),0);return e?String(e):``}let n=Math.max(-1,...t.map(e=>this.selection.picked.indexOf(e)));return n>=0&&this.question?.kind===`order`?String(n+1):``}touch(e){let t=this.options(e);if(!t.length)return!1;if(this.gathers){let e=t.find(e=>!this.#s(e))??t[0];this.gather(e)}else t.length===1?this.choose(t[0]):this.menu=t;return!0}get gathers(){return!!this.question&&(aa(this.question)||this.question.kind===`distribute`)}gather(e,t=1){let n=this.question,r=n.options.indexOf(e);this.selection=n.kind===`distribute`?fa(n,this.selection,r,t):da(n,this.selection,r)}choose(e){this.question&&!this.sent&&(this.gathers&&e!==ca(this.question)?this.gather(e):this.send(e.answer))}get whole(){return this.question&&this.gathers?ma(this.question,this.selection):void 0}get left(){return this.question?.kind===`distribute`?this.question.high-ua(this.selection):0}get picked(){return this.selection.picked.map(e=>this.question.options[e]).filter(Boolean)}confirm(){this.whole&&this.send(this.whole)}send(e){this.menu=[],this.sent=!0,this.#a(e,this.seq,this.question.seat)}#o(e){return[...new Set(e.flatMap(e=>oa(this.question,e)))]}#s(e){let t=this.question.options.indexOf(e);return this.selection.picked.includes(t)||(this.selection.points[t]??0)>0}},ya=class{#e=[];#t;#n;#r;constructor(e,t){this.#n=e,this.#r=t}add(e,t=!1){this.#e.push(e),t?this.skip():this.#t||this.#i()}skip(){clearTimeout(this.#t),this.#t=void 0;for(let e of this.#e.splice(0))this.#n(e)}get busy(){return this.#e.length>0}#i(){let e=this.#e.shift();e===void 0?this.#t=void 0:(this.#n(e),this.#t=setTimeout(()=>this.#i(),this.#r()))}},ba=`trivault.settings`,xa={plain:!1,pace:500,quick:!matchMedia(`(pointer: coarse)`).matches};function Sa(){try{return JSON.parse(localStorage.getItem(ba)??`{}`)}catch{return{}}}var Ca=on({...xa,...Sa()});function wa(){localStorage.setItem(ba,JSON.stringify(Ca))}var Ta=`# Das Programm im Browser. Was die Spiele sagen, kommt von den Spielen.

# Überall
to-content = Zum Inhalt
pages = Seiten
language = Sprache
cards = Karten
close = Schließen
back = Zurück
all = alle
send = Senden
empty = keine
lost = Die Verbindung ist unterbrochen. Neuer Versuch …
opening = Der Tisch wird gedeckt …

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
opponents = Gegen wen?
how-many = Spieler
player = Spieler { $n }
bot = Computer: { $title }
same-screen = Jemand an diesem Bildschirm
by-link = Jemand, der über einen Link kommt
in-lobby = Den Raum in der Liste offener Räume zeigen
decks = Decks
your-deck = Dein Deck
generate = Ein neues Deck erzeugen
generate-again = Ein anderes erzeugen
own-deck = Meine eigene Deckliste
deck-list = Deckliste, als Text oder JSON
check-deck = Diese Liste prüfen
go = { $game } spielen
load = Gespeichertes Spiel öffnen
lobby = Offene Räume

# Ein Raum
waiting-room = Warten auf Mitspieler
share-link = Wer diesen Link öffnet, kann sich setzen.
link = Link zu diesem Raum
copy = Link kopieren
copied = Kopiert
open-seat = freier Platz
sit = Hier hinsetzen
hand-over = { $name } entscheidet. Die anderen schauen weg.
uncover = Meine Karten zeigen
menu = Menü
save = Spiel in einer Datei speichern
resign = Das Spiel aufgeben
leave = Verlassen; das Spiel bleibt erhalten
pace = Schritte der anderen
pace-of = { $n ->
    [0] sofort
    [250] schnell
    [500] normal
   *[other] langsam
}
quick = Ein Tipp auf eine Karte handelt sofort, ohne sie erst zu zeigen
auto-order = Meine ausgelösten Effekte ohne Frage der Reihe nach ausführen
keys-help = Tasten: Pfeile gehen von Ziel zu Ziel, Enter wählt, Esc geht zurück, Buchstaben drücken Knöpfe, Z zeigt eine Karte, ? sagt, warum nicht, U nimmt zurück, H gibt einen Tipp, L öffnet das Protokoll, V wechselt die Ansicht, Leertaste springt vor.
plain-view = Schlichte Ansicht
picture-view = Bildansicht
beside = Neben dem Tisch
chat = Chat
chat-line = Etwas in den Raum sagen

# Am Tisch
you = du
deciding = entscheidet
deck = Deck
exhausted = erschöpft
chosen = gewählt
your-turn = Du entscheidest
question = Frage
waiting = { $names } entscheidet …
looking-back = Du schaust zurück.
choose-some = { $low ->
    [0] Wähle bis zu { $high }.
   *[other] { $high ->
        [1] Wähle 1.
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
less = Eins weniger: { $name }
more = Eins mehr: { $name }
all-rest = Der ganze Rest
take-number = { $n } wählen
start-over = Von vorn
all-answers = Alle Antworten ({ $n })
hint = Tipp
hint-best = Der Computer würde wählen:
hint-others = Danach: { $list }
undo = Zurücknehmen
why-not = Warum geht das nicht?
not-your-turn = Du hast gerade nichts zu entscheiden.
look-here = Zeige auf eine Karte, um sie hier zu lesen.
log = Protokoll
rule = Regel { $id }
no-log = Noch ist nichts geschehen.
in-force = In Kraft

# Die schlichte Ansicht
table = Tisch
answers = Antworten
type-here = Deine Antwort
plain-commands = Du kannst auch eingeben: undo (zurücknehmen), hint (Tipp), table (Tisch), why (warum nicht) und was du tun willst.

# Zurückschauen
replay = Wiederholung
moment = Entscheidung { $at } von { $end }, Zug { $turn }
turn-back = « Zug
step-back = ‹ Zurück
step-on = Weiter ›
turn-on = Zug »
next-move = Als Nächstes, Spieler { $n }: { $what }
play-on = Von hier weiterspielen
to-now = Zur Gegenwart

# Das Ende
again = Noch einmal spielen
again-swapped = Noch einmal mit getauschten Decks
another-game = Ein anderes Spiel

# Die Karten
game = Spiel
search = Wörter auf der Karte
group = Haus oder Fraktion
type = Art
found = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
more-cards = Mehr zeigen
`,Ea=`# The browser client. What the games say comes from the games.

# Everywhere
to-content = To the content
pages = Pages
language = Language
cards = Cards
close = Close
back = Back
all = all
send = Send
empty = none
lost = The connection is lost. Trying again …
opening = The table is being laid …

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
opponents = Against whom?
how-many = Players
player = Player { $n }
bot = Computer: { $title }
same-screen = A person at this screen
by-link = A person who comes by link
in-lobby = Show the room in the list of open rooms
decks = Decks
your-deck = Your deck
generate = Generate a new deck
generate-again = Generate another one
own-deck = My own deck list
deck-list = Deck list, as text or JSON
check-deck = Check this list
go = Play { $game }
load = Open a saved game
lobby = Open rooms

# A room
waiting-room = Waiting for players
share-link = Whoever opens this link can sit down.
link = Link to this room
copy = Copy the link
copied = Copied
open-seat = open seat
sit = Sit down here
hand-over = { $name } decides. The others look away.
uncover = Show my cards
menu = Menu
save = Save the game to a file
resign = Give the game up
leave = Leave; the game is kept
pace = Steps of the others
pace-of = { $n ->
    [0] at once
    [250] fast
    [500] normal
   *[other] slow
}
quick = A tap on a card acts at once, without showing it first
auto-order = Put my triggered effects in order without asking
keys-help = Keys: arrows go from target to target, Enter chooses, Esc goes back, letters press buttons, Z shows a card, ? says why not, U takes back, H gives a hint, L opens the log, V changes the view, Space skips ahead.
plain-view = Plain view
picture-view = Picture view
beside = Beside the table
chat = Chat
chat-line = Say something to the room

# At the table
you = you
deciding = decides
deck = Deck
exhausted = exhausted
chosen = chosen
your-turn = Your decision
question = Question
waiting = { $names } is deciding …
looking-back = You are looking back.
choose-some = { $low ->
    [0] Choose up to { $high }.
   *[other] { $high ->
        [1] Choose 1.
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
start-over = Start over
all-answers = All answers ({ $n })
hint = Hint
hint-best = The computer would choose:
hint-others = After that: { $list }
undo = Undo
why-not = Why can I not use it?
not-your-turn = You have nothing to decide at the moment.
look-here = Point at a card to read it here.
log = Log
rule = Rule { $id }
no-log = Nothing has happened yet.
in-force = In force

# The plain view
table = Table
answers = Answers
type-here = Your answer
plain-commands = You can also type: undo, hint, table, why and what you want to do.

# Looking back
replay = Replay
moment = Decision { $at } of { $end }, turn { $turn }
turn-back = « Turn
step-back = ‹ Back
step-on = On ›
turn-on = Turn »
next-move = Next, player { $n }: { $what }
play-on = Play on from here
to-now = Back to the present

# The end
again = Play again
again-swapped = Play again with swapped decks
another-game = Another game

# The cards
game = Game
search = Words on the card
group = House or faction
type = Type
found = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
more-cards = Show more
`,Da=`# Program w przeglądarce. To, co mówią gry, pochodzi z gier.

# Wszędzie
to-content = Do treści
pages = Strony
language = Język
cards = Karty
close = Zamknij
back = Wstecz
all = wszystkie
send = Wyślij
empty = brak
lost = Połączenie zostało przerwane. Kolejna próba …
opening = Stół jest nakrywany …

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
opponents = Przeciw komu?
how-many = Gracze
player = Gracz { $n }
bot = Komputer: { $title }
same-screen = Osoba przy tym ekranie
by-link = Osoba, która wejdzie przez link
in-lobby = Pokaż pokój na liście otwartych pokoi
decks = Talie
your-deck = Twoja talia
generate = Wygeneruj nową talię
generate-again = Wygeneruj inną
own-deck = Moja własna lista talii
deck-list = Lista talii, jako tekst lub JSON
check-deck = Sprawdź tę listę
go = Graj w { $game }
load = Otwórz zapisaną grę
lobby = Otwarte pokoje

# Pokój
waiting-room = Oczekiwanie na graczy
share-link = Kto otworzy ten link, może usiąść.
link = Link do tego pokoju
copy = Kopiuj link
copied = Skopiowano
open-seat = wolne miejsce
sit = Usiądź tutaj
hand-over = Decyduje { $name }. Pozostali nie patrzą.
uncover = Pokaż moje karty
menu = Menu
save = Zapisz grę do pliku
resign = Poddaj grę
leave = Wyjdź; gra zostaje zachowana
pace = Kroki pozostałych
pace-of = { $n ->
    [0] od razu
    [250] szybko
    [500] zwyczajnie
   *[other] powoli
}
quick = Dotknięcie karty działa od razu, bez pokazywania jej
auto-order = Ustawiaj moje wyzwolone efekty w kolejności bez pytania
keys-help = Klawisze: strzałki przechodzą od celu do celu, Enter wybiera, Esc cofa, litery naciskają przyciski, Z pokazuje kartę, ? mówi, dlaczego nie, U cofa ruch, H podpowiada, L otwiera dziennik, V zmienia widok, spacja przeskakuje naprzód.
plain-view = Widok prosty
picture-view = Widok obrazkowy
beside = Obok stołu
chat = Czat
chat-line = Powiedz coś w pokoju

# Przy stole
you = ty
deciding = decyduje
deck = Talia
exhausted = wyczerpana
chosen = wybrane
your-turn = Twoja decyzja
question = Pytanie
waiting = Decyduje { $names } …
looking-back = Patrzysz wstecz.
choose-some = { $low ->
    [0] Wybierz najwyżej { $high }.
   *[other] { $high ->
        [1] Wybierz 1.
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
start-over = Od początku
all-answers = Wszystkie odpowiedzi ({ $n })
hint = Podpowiedź
hint-best = Komputer wybrałby:
hint-others = Następnie: { $list }
undo = Cofnij
why-not = Dlaczego nie mogę?
not-your-turn = W tej chwili nie masz o czym decydować.
look-here = Wskaż kartę, aby ją tu przeczytać.
log = Dziennik
rule = Zasada { $id }
no-log = Nic się jeszcze nie wydarzyło.
in-force = Obowiązuje

# Widok prosty
table = Stół
answers = Odpowiedzi
type-here = Twoja odpowiedź
plain-commands = Możesz też wpisać: undo (cofnij), hint (podpowiedź), table (stół), why (dlaczego nie) i to, co chcesz zrobić.

# Patrzenie wstecz
replay = Powtórka
moment = Decyzja { $at } z { $end }, tura { $turn }
turn-back = « Tura
step-back = ‹ Wstecz
step-on = Dalej ›
turn-on = Tura »
next-move = Następnie gracz { $n }: { $what }
play-on = Graj dalej od tego miejsca
to-now = Do teraźniejszości

# Koniec
again = Zagraj ponownie
again-swapped = Zagraj ponownie z zamienionymi taliami
another-game = Inna gra

# Karty
game = Gra
search = Słowa na karcie
group = Ród lub frakcja
type = Rodzaj
found = { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[other] { $n } kart
}
more-cards = Pokaż więcej
`,Oa=class{constructor(e){this.value=e}valueOf(){return this.value}},ka=class extends Oa{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},Aa=class extends Oa{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},ja=class e extends Oa{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof Oa)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Oa&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},Ma=100,Na=`⁨`,Pa=`⁩`;function Fa(e,t,n){return n===t||n instanceof Aa&&t instanceof Aa&&n.value===t.value||t instanceof Aa&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function Ia(e,t,n){return t[n]?Ga(e,t[n].value):(e.reportError(RangeError(`No default`)),new ka)}function La(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=Ra(e,i.value):n.push(Ra(e,i));return{positional:n,named:r}}function Ra(e,t){switch(t.type){case`str`:return t.value;case`num`:return new Aa(t.value,{minimumFractionDigits:t.precision});case`var`:return za(e,t);case`mesg`:return Ba(e,t);case`term`:return Va(e,t);case`func`:return Ha(e,t);case`select`:return Ua(e,t);default:return new ka}}function za(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new ka(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new ka(`$${t}`);if(n instanceof Oa)return n;switch(typeof n){case`string`:return n;case`number`:return new Aa(n);case`object`:if(ja.supportsValue(n))return new ja(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new ka(`$${t}`)}}function Ba(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new ka(t);if(n){let i=r.attributes[n];return i?Ga(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new ka(`${t}.${n}`))}return r.value?Ga(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new ka(t))}function Va(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new ka(i);if(n){let t=a.attributes[n];if(t){e.params=La(e,r).named;let n=Ga(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new ka(`${i}.${n}`)}e.params=La(e,r).named;let o=Ga(e,a.value);return e.params=null,o}function Ha(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new ka(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new ka(`${t}()`);try{let t=La(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new ka(`${t}()`)}}function Ua(e,{selector:t,variants:n,star:r}){let i=Ra(e,t);if(i instanceof ka)return Ia(e,n,r);for(let t of n)if(Fa(e,i,Ra(e,t.key)))return Ga(e,t.value);return Ia(e,n,r)}function Wa(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new ka;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>Ma)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Ma}`);r&&n.push(Na),n.push(Ra(e,i).toString(e)),r&&n.push(Pa)}return e.dirty.delete(t),n.join(``)}function Ga(e,t){return typeof t==`string`?e.bundle._transform(t):Wa(e,t)}var Ka=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function qa(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var Ja=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function Ya(e,t){let n=e[0];if(n instanceof ka)return new ka(`NUMBER(${n.valueOf()})`);if(n instanceof Aa)return new Aa(n.valueOf(),{...n.opts,...qa(t,Ja)});if(n instanceof ja)return new Aa(n.toNumber(),{...qa(t,Ja)});throw TypeError(`Invalid argument to NUMBER`)}var Xa=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function Za(e,t){let n=e[0];if(n instanceof ka)return new ka(`DATETIME(${n.valueOf()})`);if(n instanceof ja||n instanceof Aa)return new ja(n,qa(t,Xa));throw TypeError(`Invalid argument to DATETIME`)}var Qa=new Map;function $a(e){let t=Array.isArray(e)?e.join(` `):e,n=Qa.get(t);return n===void 0&&(n=new Map,Qa.set(t,n)),n}var eo=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Ya,DATETIME:Za,...t},this._useIsolating=n,this._transform=r,this._intls=$a(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new Ka(this,n,t);try{return Wa(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new ka().toString(r);throw e}}},to=/^(-?[a-zA-Z][\w-]*) *= */gm,no=/\.([a-zA-Z][\w-]*) *= */y,ro=/\*?\[/y,io=/(-?[0-9]+(?:\.([0-9]+))?)/y,ao=/([a-zA-Z][\w-]*)/y,oo=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,so=/^[A-Z][A-Z0-9_-]*$/,co=/([^{}\n\r]+)/y,lo=/([^\\"\n\r]*)/y,uo=/\\([\\"])/y,fo=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,po=/^\n+/,mo=/ +$/,ho=/ *\r?\n/g,go=/( *)$/,_o=/{\s*/y,vo=/\s*}/y,yo=/\[\s*/y,bo=/\s*] */y,xo=/\s*\(\s*/y,So=/\s*->\s*/y,Co=/\s*:\s*/y,wo=/\s*,?\s*/y,To=/\s+/y,Eo=class{constructor(e){this.body=[],to.lastIndex=0;let t=0;for(;;){let n=to.exec(e);if(n===null)break;t=to.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(no);){let t=o(no),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(co)&&(r=o(co)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,po),u([i],i.length)):r?S(r,mo):null}function u(r=[],i){for(;;){if(n(co)){r.push(o(co));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,mo));let c=[];for(let e of r)e instanceof Do&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(_o,SyntaxError);let e=f();if(i(vo))return e;if(i(So)){let t=h();return i(vo,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(oo)){let[,e,t,n=null]=a(oo);if(e===`$`)return{type:`var`,name:t};if(i(xo)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(so.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(wo)}}function m(){let e=f();return e.type===`mesg`&&i(Co)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(ro);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(yo,SyntaxError);let e;return e=n(io)?v():{type:`str`,value:o(ao)},i(bo,SyntaxError),e}function _(){if(n(io))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(io),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(lo),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(uo))return o(uo);if(n(fo)){let[,e,t]=a(fo),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(To),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `&&C(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(ho,`
`),n=go.exec(e)[1].length;return new Do(t,n)}}},Do=class{constructor(e,t){this.value=e,this.length=t}},Oo=Object.assign({"../text/de.ftl":Ta,"../text/en.ftl":Ea,"../text/pl.ftl":Da}),ko={en:`English`,de:`Deutsch`,pl:`Polski`},Ao=`trivault.lang`;function jo(e){let t=Object.fromEntries(Object.keys(ko).map(e=>[e,new eo(e,{useIsolating:!1})]));for(let[n,r]of Object.entries(e))t[/\/(en|de|pl)[./]/.exec(n)[1]].addResource(new Eo(r),{allowOverrides:!0});return t}var Mo=jo(Oo);function No(e){return!!e&&e in ko}function Po(){return[localStorage.getItem(Ao),...navigator.languages.map(e=>e.slice(0,2))].find(No)??`en`}var Fo=new class{#e=P(on(Po()));get lang(){return U(this.#e)}set lang(e){F(this.#e,e,!0)}use(e){this.lang=e,localStorage.setItem(Ao,e)}say(e,t={},n=Mo){for(let r of[n[this.lang],n.en]){let n=r.getMessage(e)?.value;if(n)return r.formatPattern(n,t)}return e}},Q=(e,t)=>Fo.say(e,t);function Io(e){return e.slice(0,1).toUpperCase()+e.slice(1)}var Lo=class{id;#e=P(null);get room(){return U(this.#e)}set room(e){F(this.#e,e)}#t=P(null);get table(){return U(this.#t)}set table(e){F(this.#t,e)}#n=P([]);get log(){return U(this.#n)}set log(e){F(this.#n,e)}#r=P(new Set);get fresh(){return U(this.#r)}set fresh(e){F(this.#r,e)}#i=P([]);get sentences(){return U(this.#i)}set sentences(e){F(this.#i,e)}#a=P([]);get chat(){return U(this.#a)}set chat(e){F(this.#a,e)}#o=P(null);get hint(){return U(this.#o)}set hint(e){F(this.#o,e)}#s=P(null);get notice(){return U(this.#s)}set notice(e){F(this.#s,e)}#c=P(null);get moment(){return U(this.#c)}set moment(e){F(this.#c,e)}#l=P([]);get moves(){return U(this.#l)}set moves(e){F(this.#l,e)}#u=P(null);get report(){return U(this.#u)}set report(e){F(this.#u,e)}#d=P(!1);get aside(){return U(this.#d)}set aside(e){F(this.#d,e,!0)}#f=P(-1);get uncovered(){return U(this.#f)}set uncovered(e){F(this.#f,e,!0)}asking=new va((e,t,n)=>this.#v(e,t,n));#p;#m=new ya(e=>this.#g(e),()=>document.hidden?0:Ca.pace);#h=0;constructor(e,t){this.id=t,this.#p=e}get shown(){return this.moment??this.table}get lasts(){return this.room?.status===`playing`}get covered(){return(this.room?.yours.length??0)>1&&this.lasts&&!!this.table?.question&&this.table.seat!==this.uncovered}hear(e){`room`in e&&e.room!==this.id||(e.type===`room`?this.room=e:e.type===`table`?this.#m.add(e,!this.table||e.undone||!!e.id):e.type===`chat`&&(this.chat=[...this.chat,...e.lines]))}skip(){this.#m.skip()}#g(e){let t=e.since??0;this.log=[...this.log.slice(0,t),...e.lines??[]],e.undone&&(this.#h=Math.min(this.#h,this.log.length)),this.fresh=new Set(this.log.slice(this.#h).flatMap(e=>e.cards??[])),this.table=e,this.hint=null,this.asking.ask(this.moment?null:e.question??null,e.seq),Ca.plain&&this.describe(),e.result&&this.#_()}async#_(){let e=await this.#y(()=>this.#p.ask({type:`report`},`report`));e&&(this.report=e)}#v(e,t,n){this.notice=null,this.#h=this.log.length,this.#y(()=>this.#p.ask({type:`answer`,answer:e,seq:t,seat:n},`done`)).then(e=>{e||(this.asking.sent=!1)})}async type(e){let{question:t,seq:n}=this.asking;t?this.#v(e,n,t.seat):this.say(Q(`not-your-turn`),!0)}async undo(){let e=this.asking.question?.seat??this.room?.yours[0];await this.#y(()=>this.#p.ask({type:`undo`,seat:e},`done`,`table`))}async askHint(){this.hint=await this.#y(()=>this.#p.ask({type:`hint`},`hint`))??null}async whyNot(e){let t=await this.#y(()=>this.#p.ask({type:`why-not`,answer:e},`why-not`));t&&(this.notice={text:t.message,rules:t.rules??[],bad:!1})}async rule(e){let t=await this.#y(()=>this.#p.ask({type:`rule`,rule:e},`rule`));t&&(this.notice={text:``,rules:[{rule:t.rule,text:t.text}],bad:!1})}async describe(){let e=await this.#y(()=>this.#p.ask({type:`describe`},`describe`));e&&(this.sentences=e.sentences)}async resign(){let e=this.room?.yours[0];e!==void 0&&await this.#y(()=>this.#p.ask({type:`resign`,seat:e},`done`))}async rematch(e){await this.#y(()=>this.#p.ask({type:`rematch`,swap:e},`done`))}async talk(e){await this.#y(()=>this.#p.ask({type:`chat`,text:e},`done`))}async order(e){await this.#y(()=>this.#p.ask({type:`order`,on:e},`done`))}async lookBack(e){if(!this.moves.length){let e=await this.#y(()=>this.#p.ask({type:`timeline`},`timeline`));this.moves=e?.moves??[]}let t=await this.#y(()=>this.#p.ask({type:`moment`,at:e},`moment`));t&&(this.moment=t,this.asking.ask(null,-1))}backToNow(){this.moment=null,this.moves=[],this.asking.ask(this.table?.question??null,this.table?.seq??-1)}async save(){return this.#y(()=>this.#p.ask({type:`save`},`saved`))}async again(){let e=await this.#y(()=>this.#p.ask({type:`log`,since:0},`log`));e&&(this.log=e.lines),Ca.plain&&await this.describe(),this.moment&&(this.moves=[],await this.lookBack(this.moment.at)),this.report&&await this.#_()}say(e,t=!1){this.notice={text:e,rules:[],bad:t}}async#y(e){try{return await e()}catch(e){e instanceof $i&&(this.notice={text:e.message,rules:e.rules,bad:!0});return}}},Ro=`trivault.token`,zo=`trivault.seats`;function Bo(){let[,e,t=``]=location.hash.split(`/`);return e===`room`&&t?{page:e,room:t}:e===`cards`?{page:e,game:t}:{page:`start`}}function Vo(){return JSON.parse(localStorage.getItem(zo)??`{}`)}var $=new class{#e=P(Bo());get route(){return U(this.#e)}set route(e){F(this.#e,e)}#t=P(null);get me(){return U(this.#t)}set me(e){F(this.#t,e)}#n=P([]);get games(){return U(this.#n)}set games(e){F(this.#n,e)}#r=P({});get cards(){return U(this.#r)}set cards(e){F(this.#r,e)}#i=P([]);get lobby(){return U(this.#i)}set lobby(e){F(this.#i,e)}#a=P(null);get sitting(){return U(this.#a)}set sitting(e){F(this.#a,e)}#o=P(``);get error(){return U(this.#o)}set error(e){F(this.#o,e,!0)}link;constructor(){let e=new URL(`ws`,location.href);e.protocol=e.protocol===`https:`?`wss:`:`ws:`,e.hash=``,this.link=new na(e.href,()=>this.#s(),e=>this.#f(e)),addEventListener(`hashchange`,()=>this.#l()),document.documentElement.lang=Fo.lang}async#s(){this.me=await this.#c(localStorage.getItem(Ro)??``,e=>this.link.ask({type:`hello`,lang:Fo.lang,token:e},`welcome`)),localStorage.setItem(Ro,this.me.token),this.games=(await this.link.ask({type:`games`},`games`)).games,await this.link.ask({type:`lobby`},`lobby`),await this.#l()}async#c(e,t){try{return await t(e)}catch(n){if(!e||!(n instanceof $i))throw n;return t(``)}}async#l(){let e=this.route;this.route=Bo(),this.error=``,this.route.page===`room`?await this.#u(this.route.room):(e.page===`room`||this.sitting)&&await this.#d(),this.route.page===`cards`&&await this.learn(this.route.game||this.games[0]?.name||``)}async#u(e){let t=Vo()[e]??``;this.sitting?.id!==e&&(this.sitting=new Lo(this.link,e));try{let n=await this.#c(t,t=>this.link.ask({type:`join`,room:e,token:t},`room`));await this.learn(n.game),await this.sitting?.again()}catch(e){if(!(e instanceof $i))return;this.error=e.message,this.sitting=null}}async#d(){this.sitting=null,await this.link.ask({type:`leave`},`done`).catch(()=>void 0)}#f(e){e.type===`seat`?this.#p(e):e.type===`lobby`?this.lobby=e.rooms:e.type===`moved`?location.hash=`#/room/${e.room}`:this.sitting?.hear(e)}#p({room:e,token:t}){localStorage.setItem(zo,JSON.stringify({...Vo(),[e]:t}))}async learn(e){if(!e||this.cards[e])return;let{cards:t}=await this.link.ask({type:`cards`,game:e},`cards`);this.cards={...this.cards,[e]:new Map(t.map(e=>[e.slug,e]))}}async speak(e){Fo.use(e),document.documentElement.lang=e,await this.link.ask({type:`language`,lang:e},`welcome`,`done`,`table`);let t=Object.keys(this.cards);this.cards={},this.games=(await this.link.ask({type:`games`},`games`)).games;for(let e of t)await this.learn(e);await this.sitting?.again()}async create(e,t,n={}){let r=await this.link.ask({type:`create`,game:e,seats:t,...n},`room`);location.hash=`#/room/${r.room}`}async load(e){let t=await this.link.ask({type:`load`,replay:e},`room`);location.hash=`#/room/${t.room}`}async playOn(e){let t=await this.link.ask({type:`play-on`,at:e},`room`,`moved`);location.hash=`#/room/${t.room}`}};function Ho(e){let t=2166136261;for(let n of e)t=Math.imul(t^n.charCodeAt(0),16777619);return()=>{t=t+1831565813|0;let e=Math.imul(t^t>>>15,1|t);return e=e+Math.imul(e^e>>>7,61|e)^e,((e^e>>>14)>>>0)/4294967296}}function Uo(e,t){return`${(50+t*Math.cos(e)).toFixed(1)} ${(36+t*Math.sin(e)).toFixed(1)}`}function Wo(e){let t=Ho(e),n=3+Math.floor(t()*6),r=2+Math.floor(t()*2),i=t()*Math.PI;return Array.from({length:r},(e,r)=>{let a=30-r*(7+t()*4),o=a*(.35+t()*.5),s=(t()-.5)*.9,c=t()>.5,l=2*Math.PI/n,u=Array.from({length:n},(e,t)=>{let n=i+t*l+l/2*r,u=Uo(n,a),d=Uo(n+l/2+s*.3,o);return c?`Q${Uo(n-l/4,a)} ${u}Q${Uo(n+l/4,o)} ${d}`:`L${u}L${d}`});return`M${Uo(i+l/2*r-l/2+s*.3,o)}${u.join(``)}Z`})}var Go={rays:{size:[20,20],path:`M0 20 20 0M-5 5 5-5M15 25 25 15`},scales:{size:[16,12],path:`M0 0a8 8 0 0 0 16 0M-8 6a8 8 0 0 0 16 0M8 6a8 8 0 0 0 16 0`},grid:{size:[14,14],path:`M0 0h14M0 0v14M7 5v4M5 7h4`},rings:{size:[22,22],path:`M4 11a7 7 0 1 0 14 0a7 7 0 1 0-14 0M8 11a3 3 0 1 0 6 0a3 3 0 1 0-6 0`},leaves:{size:[18,18],path:`M2 16C2 8 8 2 16 2C16 10 10 16 2 16ZM2 16 12 6`},shards:{size:[20,24],path:`M10 1 15 12 10 23 5 12ZM5 12h10`},waves:{size:[24,10],path:`M0 5Q6-2 12 5T24 5`},dots:{size:[14,14],path:`M6 7a1 1 0 1 0 2 0a1 1 0 1 0-2 0M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0`},bricks:{size:[20,12],path:`M0 0h20M0 6h20M5 0v6M15 6v6`}},Ko={amber:`M12 2 20.5 7v10L12 22 3.5 17V7ZM12 2v20M3.5 7 20.5 17M20.5 7 3.5 17`,armor:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5Z`,archives:`M3 4h18v5H3ZM5 9h14v11H5ZM10 13h4`,chains:`M9.5 14.5a4 4 0 0 1 0-5.5l3-3a4 4 0 0 1 5.5 5.5l-1.5 1.5M14.5 9.5a4 4 0 0 1 0 5.5l-3 3a4 4 0 0 1-5.5-5.5l1.5-1.5`,check:`M4 12.5 10 18.5 20.5 6`,counter:`M5 5h14v14H5ZM12 9v6M9 12h6`,cost:`M12 2 20 9 12 22 4 9ZM4 9h16`,damage:`M12 2l2 6 6-3-3 6 5 3-6 1 1 6-5-4-5 4 1-6-6-1 5-3-3-6 6 3Z`,deck:`M7 3h12v16H7ZM5 6v15h11`,discard:`M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7`,enraged:`M4 6l6 4M20 6l-6 4M7 13a1 1 0 1 0 .1 0M17 13a1 1 0 1 0 .1 0M7 20c2-3 8-3 10 0`,exhausted:`M4 5h7l-7 7h7M13 12h7l-7 8h7`,gems:`M12 2 20 9 12 22 4 9ZM4 9h16M12 22 8.5 9 12 2M12 22 15.5 9 12 2`,hand:`M4 8l6-2 4 13-6 2ZM10 5.5h6V19M16 6l5 1.5-3.5 11`,health:`M12 21C5 15 2.5 11.5 2.5 8A5 5 0 0 1 12 6a5 5 0 0 1 9.5 2c0 3.5-2.5 7-9.5 13Z`,hint:`M9 18h6M10 21.5h4M12 2.5a6.5 6.5 0 0 0-4 11.6V16h8v-1.9A6.5 6.5 0 0 0 12 2.5Z`,keys:`M8 6.5a4.5 4.5 0 1 0 .1 0M12 11h9.5M18 11v4M21.5 11v3`,eye:`M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 9a3 3 0 1 0 .1 0`,log:`M5 4h14M5 9h14M5 14h14M5 19h9`,mastery:`M12 2l2.8 6.3 6.7.7-5 4.6 1.4 6.7L12 17l-5.9 3.3 1.4-6.7-5-4.6 6.7-.7Z`,menu:`M4 6h16M4 12h16M4 18h16`,power:`M20 3 9 14M20 3l-1 5L10 17M20 3l-5 1-9 9M5 12l7 7M7.5 16.5 3.5 20.5`,purged:`M5 5l14 14M19 5 5 19`,replay:`M4 12a8 8 0 1 0 3-6.2M4 3v4h4M12 8v4.5l3 2`,shield:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5ZM12 7v9M8 11h8`,stunned:`M12 12a2 2 0 1 1 2-2a4.5 4.5 0 1 1-5-4.5A7 7 0 1 1 5 12`,undo:`M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3`,upgrades:`M12 3l7 7h-4v10H9V10H5Z`,warded:`M12 2.5a9.5 9.5 0 1 0 .1 0M12 7.5a4.5 4.5 0 1 0 .1 0`,why:`M8.5 8.5a3.5 3.5 0 1 1 5 3.2c-1 .6-1.5 1.3-1.5 2.8M12 18.5v.5`,zoom:`M10.5 4a6.5 6.5 0 1 0 .1 0M15.5 15.5 21 21`},qo=Hr(`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" class="svelte-179x90y"><path class="svelte-179x90y"></path></svg>`);function Jo(e,t){A(t,!0);let n=Qi(t,`path`,19,()=>Ko[t.name??``]??``);var r=qo(),i=R(r);B(()=>Z(i,`d`,n())),K(e,r),j()}var Yo=`# KeyForge: Antworten, Fragen und das Protokoll.

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
do-reveal = Vorzeigen: { $targets }
do-attach = Anlegen an: { $targets }
do-copy = Kopieren: { $targets }
do-as-creature = Als Kreatur
do-as-upgrade = Als Aufwertung
do-attack = { $targets } angreifen
do-choose = { $targets } wählen
do-ability = Die Aktion verwenden, die { $source } gibt
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
do-may-destroy = Zerstören ({ $source })
do-may-forge = Einen Schlüssel schmieden
do-spend-amount = { amber } von { $source } ausgeben
do-heal-amount = { $n } Schaden heilen
do-damage-shares = Schaden zufügen: { $targets }
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
do-into-deck = Ins Deck mischen: { $targets }
do-archive = { $targets } archivieren
do-archive-own = { $targets } archivieren
do-purge = { $targets } verbannen
do-put-under = Unter die Karte legen: { $targets }
do-graft = { $targets } transplantieren
do-ready = { $targets } spielbereit machen
do-exhaust = { $targets } erschöpfen
do-stun = { $targets } betäuben
do-ward = { $targets } beschützen
do-enrage = { $targets } wütend machen
do-power-counter = „+1 Stärke“-Marker geben: { $targets }
do-put-counter = Marker legen auf: { $targets }
do-take-control = Die Kontrolle übernehmen: { $targets }

# Fragen
reason-main = Dein Zug: Spiele, lege ab und verwende Karten der aktiven Fraktion. Wenn du den Zug beendest, werden deine Karten spielbereit und du ziehst nach.
reason-choose-house = Wähle deine aktive Fraktion. In diesem Zug spielst, verwendest und legst du Karten dieser Fraktion ab.
reason-take-archives = Du darfst alle Karten aus deinem Archiv auf die Hand nehmen oder alle dort lassen.
reason-mulligan = Behalte diese Hand, oder mische sie zurück und ziehe eine Karte weniger. Du wirst nur einmal gefragt.
reason-forge = Du schmiedest einen Schlüssel. Wähle, welchen.
reason-spend = { $source }: Wähle, wie viel von dem Æmber darauf du für den Schlüssel ausgibst. Der Rest kommt aus deinem Vorrat.
reason-ability = Wähle, welche ihrer Aktionen die Kreatur verwendet.
reason-use = { $source }: Wähle, wie die Karte verwendet wird.
reason-attack = { $source } kämpft: Wähle die Kreatur, die angegriffen wird.
reason-flank = { $source }: Wähle, wo in der Schlachtreihe die Kreatur steht.
reason-reveal = { $source }: Wähle die Karten, die du vorzeigst. Sie bleiben, wo sie sind.
reason-move = { $source }: Wähle die Flanke der Schlachtreihe, auf die die Kreatur verschoben wird. Sie darf dort schon stehen.
reason-attach = { $source }: Wähle die Kreatur, an die die Aufwertung angelegt wird.
reason-copy = { $source }: Wähle die Kreatur, die kopiert wird.
reason-play-as = { $source }: Wähle, als was die Karte gespielt wird.
reason-house = { $source }: Wähle eine Fraktion.
reason-order = { $source }: Wähle die Reihenfolge. Die letzte Karte liegt oben.
reason-discard-order = Diese Karten kommen zugleich auf einen Ablagestapel. Wähle ihre Reihenfolge; die letzte liegt oben.
reason-choose = { $source }: Wähle, wofür der Effekt gilt.
reason-damage = { $source }: Wähle, wem Schaden zugefügt wird.
reason-pierce = { $source }: Wähle, wem Schaden zugefügt wird. Rüstung hilft nicht.
reason-heal = { $source }: Wähle, wer geheilt wird oder wie viel.
reason-destroy = { $source }: Wähle, was zerstört wird.
reason-capture = { $source }: Wähle die Kreatur, die Æmber vom Gegner erbeutet.
reason-capture-own = { $source }: Wähle die Kreatur, die Æmber von der eigenen Seite erbeutet.
reason-exalt = { $source }: Wähle die Kreatur, auf die Æmber aus der Reserve gelegt wird.
reason-move-amber = { $source }: Wähle die Karte, auf die das Æmber kommt.
reason-discard-deck = { $source }: Wähle, was vom Deck abgelegt wird.
reason-take-from-card = { $source }: Wähle die Karte, deren Æmber in deinen Vorrat kommt.
reason-put-on-card = { $source }: Wähle die Karte, auf die dein Æmber gelegt wird.
reason-to-hand = { $source }: Wähle, was auf die Hand des Besitzers zurückgeht.
reason-to-deck-top = { $source }: Wähle, was oben auf das Deck des Besitzers kommt.
reason-into-deck = { $source }: Wähle, was ins Deck des Besitzers gemischt wird.
reason-archive = { $source }: Wähle, was archiviert wird.
reason-archive-own = { $source }: Wähle, was ins Archiv des Besitzers kommt.
reason-purge = { $source }: Wähle, was verbannt wird. Es verlässt das Spiel endgültig.
reason-put-under = { $source }: Wähle die Karte, die verdeckt darunter gelegt wird.
reason-graft = { $source }: Wähle die Karte, die darauf transplantiert wird.
reason-discard = { $source }: Wähle, was abgelegt wird.
reason-ready = { $source }: Wähle, was spielbereit gemacht wird.
reason-exhaust = { $source }: Wähle, was erschöpft wird.
reason-stun = { $source }: Wähle die Kreatur, die betäubt wird.
reason-unstun = { $source }: Wähle die Kreatur, deren Betäubung endet.
reason-ward = { $source }: Wähle die Kreatur, die beschützt wird.
reason-enrage = { $source }: Wähle die Kreatur, die wütend wird.
reason-power-counter = { $source }: Wähle die Kreatur, die „+1 Stärke“-Marker erhält.
reason-put-counter = { $source }: Wähle die Karte, auf die ein Marker gelegt wird.
reason-take-control = { $source }: Wähle, worüber du die Kontrolle übernimmst.

# Was geschehen ist
log-check = { $who }: „Check!“ Das Æmber reicht für einen Schlüssel.
log-house = { $who } wählt { house-name }.
log-play = { $who } spielt: { $what }.
log-copy = { $source } ist eine Kopie von { $what }.
log-attack = { $source } greift an: { $what }.
log-gain = { $what } erhält { amber }.
log-reap-gain = { $source } erntet: { $what } erhält { amber }.
log-lose = { $what } verliert { amber }.
log-steal = { $what } stiehlt { amber }.
log-capture = { $what } erbeutet { amber }.
log-capture-own = { $what } erbeutet { amber } von der eigenen Seite.
log-exalt = { amber } aus der Reserve kommt auf { $what }.
log-move-amber = { amber } wird von { $source } auf { $what } verschoben.
log-move-damage = { $n } Schaden wird von { $source } auf { $what } verschoben.
log-take-from-card = { $who } nimmt { amber } von { $what }.
log-put-on-card = { $who } legt { amber } auf { $what }.
log-to-supply = { amber } von { $what } kommt in die gemeinsame Reserve.
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
log-into-deck = { CAPITAL($what) } wird ins Deck des Besitzers gemischt.
log-archive = { $who } archiviert: { $what }.
log-archive-own = { CAPITAL($what) } kommt ins Archiv des Besitzers.
log-purge = { $what } wird verbannt.
log-graft = { $what } wird auf { $source } transplantiert.
log-discard = { $what } wird abgelegt.
log-discard-deck = { $what } wird von einem Deck abgelegt.
log-draw = { $who } zieht { cards }.
log-draw-cards = { $who } zieht: { $cards }.
log-enter = { $what } kommt unter der Kontrolle von { $who } ins Spiel.
log-take-control = { $who } übernimmt die Kontrolle: { $what }.
log-move = { $what } zieht auf eine Flanke der eigenen Schlachtreihe.
log-to-flank = { $what } kommt an eine Flanke der Schlachtreihe.
log-ready = { $what } wird spielbereit.
log-exhaust = { $what } wird erschöpft.
log-stun = { $what } wird betäubt.
log-unstun = { $what } ist nicht mehr betäubt.
log-ward = { $what } wird beschützt.
log-enrage = { $what } wird wütend.
log-power-counter = { $what } erhält { $n ->
    [one] einen „+1 Stärke“-Marker
   *[other] { $n } „+1 Stärke“-Marker
}.
log-put-counter = { $what } erhält { named-counters }.
log-remove-counters = { $what } verliert Marker.
`,Xo=`# KeyForge: answers, questions and the log.

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
do-may-destroy = Destroy ({ $source })
do-may-forge = Forge a key
do-spend-amount = Spend { amber } from { $source }
do-heal-amount = Heal { $n } damage
do-damage-shares = Deal damage: { $targets }
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
do-into-deck = Shuffle into the deck: { $targets }
do-archive = Archive { $targets }
do-archive-own = Archive { $targets }
do-purge = Purge { $targets }
do-put-under = Put under the card: { $targets }
do-graft = Graft { $targets }
do-ready = Ready { $targets }
do-exhaust = Exhaust { $targets }
do-stun = Stun { $targets }
do-ward = Ward { $targets }
do-enrage = Enrage { $targets }
do-power-counter = Give +1 power counters to { $targets }
do-put-counter = Put a counter on { $targets }
do-take-control = Take control of { $targets }

# Questions
reason-main = Your turn: play, discard and use cards of the active house. When you end the turn, your cards ready and you refill your hand.
reason-choose-house = Choose your active house. This turn you play, discard and use cards of that house.
reason-take-archives = You may take all cards from your archives into your hand, or leave all of them there.
reason-mulligan = Keep this hand, or shuffle it back and draw one card less. You are asked only once.
reason-forge = You forge a key. Choose which one.
reason-spend = { $source }: choose how much of its Æmber you spend on the key. The rest comes from your pool.
reason-ability = Choose which of its actions the creature uses.
reason-use = { $source }: choose how it is used.
reason-attack = { $source } fights: choose the creature that it attacks.
reason-flank = { $source }: choose where in the battleline it stands.
reason-reveal = { $source }: choose the cards that you reveal. They stay where they are.
reason-move = { $source }: choose the flank of its battleline to which it moves. It may stay where it is.
reason-attach = { $source }: choose the creature that it is attached to.
reason-copy = { $source }: choose the creature that it copies.
reason-play-as = { $source }: choose what it is played as.
reason-house = { $source }: choose a house.
reason-order = { $source }: choose the order. The last card lies on top.
reason-discard-order = These cards are put into a discard pile together. Choose their order; the last one lies on top.
reason-choose = { $source }: choose what its effect applies to.
reason-damage = { $source }: choose what is dealt damage.
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
reason-into-deck = { $source }: choose what is shuffled into its owner’s deck.
reason-archive = { $source }: choose what is archived.
reason-archive-own = { $source }: choose what goes to its owner’s archives.
reason-purge = { $source }: choose what is purged. It leaves the game for good.
reason-put-under = { $source }: choose the card that goes face down under it.
reason-graft = { $source }: choose the card that is grafted onto it.
reason-discard = { $source }: choose what is discarded.
reason-ready = { $source }: choose what is readied.
reason-exhaust = { $source }: choose what is exhausted.
reason-stun = { $source }: choose the creature that is stunned.
reason-unstun = { $source }: choose the creature that loses its stun.
reason-ward = { $source }: choose the creature that is warded.
reason-enrage = { $source }: choose the creature that is enraged.
reason-power-counter = { $source }: choose the creature that gets +1 power counters.
reason-put-counter = { $source }: choose the card that a counter is put on.
reason-take-control = { $source }: choose what you take control of.

# What happened
log-check = { $who }: “Check!” There is enough Æmber for a key.
log-house = { $who } chooses { house-name }.
log-play = { $who } plays { $what }.
log-copy = { $source } is a copy of { $what }.
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
log-take-from-card = { $who } takes { amber } from { $what }.
log-put-on-card = { $who } puts { amber } on { $what }.
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
log-into-deck = { CAPITAL($what) } is shuffled into its owner’s deck.
log-archive = { $who } archives { $what }.
log-archive-own = { CAPITAL($what) } goes to its owner’s archives.
log-purge = { $what } is purged.
log-graft = { $what } is grafted onto { $source }.
log-discard = { $what } is discarded.
log-discard-deck = { $what } is discarded from a deck.
log-draw = { $who } draws { cards }.
log-draw-cards = { $who } draws { $cards }.
log-enter = { $what } enters play under the control of { $who }.
log-take-control = { $who } takes control of { $what }.
log-move = { $what } moves to a flank of its battleline.
log-to-flank = { $what } is put on a flank of its battleline.
log-ready = { $what } is readied.
log-exhaust = { $what } is exhausted.
log-stun = { $what } is stunned.
log-unstun = { $what } is no longer stunned.
log-ward = { $what } is warded.
log-enrage = { $what } is enraged.
log-power-counter = { $what } gets { $n ->
    [one] a +1 power counter
   *[other] { $n } +1 power counters
}.
log-put-counter = { $what } gets { $n ->
    [one] a { $word } counter
   *[other] { $n } { $word } counters
}.
log-remove-counters = { $what } loses counters.
`,Zo=`# KeyForge: odpowiedzi, pytania i dziennik.

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
do-may-destroy = Zniszcz ({ $source })
do-may-forge = Wykuj klucz
do-spend-amount = Wydaj { amber } z karty { $source }
do-heal-amount = Wylecz { damage-points }
do-damage-shares = Zadaj obrażenia: { $targets }
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
do-into-deck = Wtasuj do talii: { $targets }
do-archive = Zarchiwizuj: { $targets }
do-archive-own = Zarchiwizuj: { $targets }
do-purge = Anihiluj: { $targets }
do-put-under = Połóż pod kartą: { $targets }
do-graft = Doczep: { $targets }
do-ready = Przygotuj: { $targets }
do-exhaust = Wyczerp: { $targets }
do-stun = Ogłusz: { $targets }
do-ward = Osłoń: { $targets }
do-enrage = Rozjusz: { $targets }
do-power-counter = Połóż znaczniki siły +1 na: { $targets }
do-put-counter = Połóż znacznik na: { $targets }
do-take-control = Przejmij kontrolę: { $targets }

# Pytania
reason-main = Twoja tura: zagrywaj, odrzucaj i używaj kart aktywnego domu. Gdy zakończysz turę, twoje karty zostaną przygotowane, a ty uzupełnisz rękę.
reason-choose-house = Wybierz swój aktywny dom. W tej turze zagrywasz i odrzucasz karty tego domu oraz ich używasz.
reason-take-archives = Możesz wziąć na rękę wszystkie karty ze swojego archiwum albo wszystkie tam zostawić.
reason-mulligan = Zachowaj tę rękę albo wtasuj ją z powrotem i dobierz o jedną kartę mniej. To pytanie pada tylko raz.
reason-forge = Wykuwasz klucz. Wybierz, który.
reason-spend = { $source }: wybierz, ile Æmberu z tej karty wydasz na klucz. Reszta pochodzi z twojej puli.
reason-ability = Wybierz, której ze swoich akcji użyje stworzenie.
reason-use = { $source }: wybierz, jak jej użyć.
reason-attack = { $source } walczy: wybierz atakowane stworzenie.
reason-flank = { $source }: wybierz, gdzie w szyku stanie stworzenie.
reason-reveal = { $source }: wybierz karty, które ujawnisz. Pozostaną na swoim miejscu.
reason-move = { $source }: wybierz flankę szyku, na którą przejdzie stworzenie. Może zostać tam, gdzie stoi.
reason-attach = { $source }: wybierz stworzenie, do którego przyłączysz ulepszenie.
reason-copy = { $source }: wybierz stworzenie, które ta karta kopiuje.
reason-play-as = { $source }: wybierz, jako co zagrywasz tę kartę.
reason-house = { $source }: wybierz dom.
reason-order = { $source }: wybierz kolejność. Ostatnia karta leży na wierzchu.
reason-discard-order = Te karty trafiają razem na stos kart odrzuconych. Wybierz ich kolejność; ostatnia leży na wierzchu.
reason-choose = { $source }: wybierz, czego dotyczy efekt.
reason-damage = { $source }: wybierz, kto otrzyma obrażenia.
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
reason-into-deck = { $source }: wybierz, co zostanie wtasowane do talii właściciela.
reason-archive = { $source }: wybierz, co zostanie zarchiwizowane.
reason-archive-own = { $source }: wybierz, co trafi do archiwum właściciela.
reason-purge = { $source }: wybierz, co zostanie anihilowane. Nie wróci już do gry.
reason-put-under = { $source }: wybierz kartę, która trafi pod nią zakryta.
reason-graft = { $source }: wybierz kartę, którą doczepiasz.
reason-discard = { $source }: wybierz, co zostanie odrzucone.
reason-ready = { $source }: wybierz, co zostanie przygotowane.
reason-exhaust = { $source }: wybierz, co zostanie wyczerpane.
reason-stun = { $source }: wybierz stworzenie, które zostanie ogłuszone.
reason-unstun = { $source }: wybierz stworzenie, które straci ogłuszenie.
reason-ward = { $source }: wybierz stworzenie, które zostanie osłonięte.
reason-enrage = { $source }: wybierz stworzenie, które zostanie rozjuszone.
reason-power-counter = { $source }: wybierz stworzenie, które otrzyma znaczniki siły +1.
reason-put-counter = { $source }: wybierz kartę, na którą kładziesz znacznik.
reason-take-control = { $source }: wybierz, nad czym przejmiesz kontrolę.

# Co się wydarzyło
log-check = { $who } ogłasza: Æmberu wystarczy na klucz.
log-house = { $who } wybiera dom { house-name }.
log-play = { $who } zagrywa: { $what }.
log-copy = { $source } jest kopią karty { $what }.
log-attack = { $source } atakuje: { $what }.
log-gain = { $what } otrzymuje { amber }.
log-reap-gain = { $source } zbiera: { $what } otrzymuje { amber }.
log-lose = { $what } traci { amber }.
log-steal = { $what } kradnie { amber }.
log-capture = { $what } przejmuje { amber }.
log-capture-own = { $what } przejmuje { amber } własnej strony.
log-exalt = { $what } otrzymuje { amber } z puli ogólnej.
log-move-amber = { amber } zostaje przeniesiony z karty { $source } na kartę { $what }.
log-move-damage = Obrażenia ({ $n }) zostają przeniesione z karty { $source } na kartę { $what }.
log-take-from-card = { $who } bierze { amber } z karty { $what }.
log-put-on-card = { $who } kładzie { amber } na karcie { $what }.
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
log-to-hand = { CAPITAL(FORM($what, "nominative")) } trafia na rękę właściciela.
log-to-deck-top = { $what } trafia na wierzch talii właściciela.
log-into-deck = { CAPITAL($what) } wtasowano do talii właściciela.
log-archive = { $who } archiwizuje { $what }.
log-archive-own = { CAPITAL($what) } zarchiwizowano u właściciela.
log-purge = { $what } opuszcza grę: anihilacja.
log-graft = { $what } zostaje doczepiona do karty { $source }.
log-discard = { $what } trafia na stos kart odrzuconych.
log-discard-deck = { $what } trafia z talii na stos kart odrzuconych.
log-draw = { $who } dobiera { cards }.
log-draw-cards = { $who } dobiera: { $cards }.
log-enter = { $what } wchodzi do gry; kontroluje: { $who }.
log-take-control = { $who } przejmuje kontrolę nad kartą { $what }.
log-move = { $what } przechodzi na flankę szyku.
log-to-flank = { $what } trafia na flankę szyku.
log-ready = { $what }: przygotowanie.
log-exhaust = { $what }: wyczerpanie.
log-stun = { $what }: ogłuszenie.
log-unstun = { $what } nie ma już ogłuszenia.
log-ward = { $what }: osłonięcie.
log-enrage = { $what }: rozjuszenie.
log-power-counter = { $what } otrzymuje { $n ->
    [one] znacznik siły +1
    [few] { $n } znaczniki siły +1
   *[many] { $n } znaczników siły +1
}.
log-put-counter = { $what } otrzymuje { named-counters }.
log-remove-counters = { $what } traci znaczniki.
`,Qo=`# Der Tisch von KeyForge.

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
ui-until-leaves = bis { $card } das Spiel verlässt

# Tipps und Bericht
ui-part-keys = Schlüssel
ui-part-amber = Æmber
ui-part-threat = der nächste Schlüssel
ui-part-board = Karten im Spiel
ui-part-hand = Hand
ui-part-chains = Ketten
ui-report-keys = { $player }, Schlüssel: { $course }
ui-report-amber = { $player }, Æmber: { $course }
`,$o=`# The table of KeyForge.

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
ui-until-leaves = until { $card } leaves play

# Hints and the report
ui-part-keys = keys
ui-part-amber = Æmber
ui-part-threat = the next key
ui-part-board = cards in play
ui-part-hand = hand
ui-part-chains = chains
ui-report-keys = { $player }, keys: { $course }
ui-report-amber = { $player }, Æmber: { $course }
`,es=`# Stół KeyForge.

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
ui-counters = znaczniki { $name } { $n }
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
ui-cost = { $player }: klucz kosztuje { $n } Æmber.
ui-cost-changed = { $player }: klucz kosztuje { $n } Æmber ({ $base }, { $changes }).
ui-cost-change = { $card } { $n }
ui-about = { $effect } ({ $about })
ui-until = { $effect }, { $until }
ui-until-start = do początku tury { FORM($player, "genitive") }
ui-until-end = do końca tury { FORM($player, "genitive") }
ui-until-leaves = dopóki { $card } jest w grze

# Rady i raport
ui-part-keys = klucze
ui-part-amber = Æmber
ui-part-threat = następny klucz
ui-part-board = karty w grze
ui-part-hand = ręka
ui-part-chains = łańcuchy
ui-report-keys = { $player }, klucze: { $course }
ui-report-amber = { $player }, Æmber: { $course }
`,ts=G(`<span class="bar svelte-iiguif" aria-hidden="true"><span class="svelte-iiguif"></span></span>`),ns=G(`<span><!> <b aria-hidden="true"> </b> <span class="unseen"> </span> <!></span>`);function rs(e,t){let n=Qi(t,`strong`,3,!1);var r=ns();let i;var a=I(r);Jo(a,{get name(){return t.icon}});var o=z(a,2),s=R(o,!0),c=z(o,2),l=R(c,!0),u=z(c,2),d=e=>{var n=ts(),r=I(n);let i;k(n),B(e=>i=Si(r,``,i,{width:e}),[()=>`${Math.min(100,100*t.n/t.of)}%`]),K(e,n)};J(u,e=>{t.of&&typeof t.n==`number`&&e(d)}),k(r),B(()=>{i=bi(r,1,`dial svelte-iiguif`,null,i,{strong:n()}),Z(r,`data-dial`,t.icon),Z(r,`title`,t.text),q(s,t.n),q(l,t.text)}),K(e,r)}var[is,as]=Qe(),os=on({seen:null,open:!1});function ss(e){os.seen=e}function cs(e){os.seen=e,os.open=!0}function ls(){os.open=!1}var us=G(`<span class="count svelte-1gqt4nx"> </span>`),ds=G(`<span class="chosen-mark svelte-1gqt4nx"><!></span>`),fs=G(`<span class="legal-mark svelte-1gqt4nx"></span>`),ps=G(`<b> </b>`),ms=G(`<span class="badge svelte-1gqt4nx"><!><!></span>`),hs=G(`<span class="badges svelte-1gqt4nx"></span>`),gs=G(`<button><span class="unseen"> </span> <span class="picture svelte-1gqt4nx" aria-hidden="true"><!> <!> <!> <!></span></button>`);function _s(e,t){A(t,!0);let n=Qi(t,`badges`,19,()=>[]),r=Qi(t,`deed`,3,``),i=Qi(t,`tilted`,3,!1),a=Qi(t,`alike`,19,()=>[]),{sitting:o,game:s,face:c}=is(),l=o.asking,u=M(()=>c(t.slug)),d=M(()=>t.things.flatMap(e=>o.shown?.marks?.[e]??[])),f=M(()=>l.gathers||l.options(t.things).length>0),p=M(()=>U(f)?t.things:[...t.things,...a()]),m=M(()=>l.state(U(p))),h=M(()=>l.mark(t.things)),g=M(()=>U(d).length?U(d):n().map(e=>e.text)),_=M(()=>({slug:t.slug,things:U(p),deed:r()&&`${r()} ${t.slug}`,notes:U(g)})),v=M(()=>[U(u).name+(t.things.length>1?` ×${t.things.length}`:``),...U(g),...U(m)===`chosen`?[Q(`chosen`)]:[],...l.options(U(p)).slice(0,3).map(e=>e.sentence??``)].join(`, `));function y(e){e.detail>0&&!Ca.quick&&U(m)?cs(U(_)):l.touch(U(p))||cs(U(_))}function b(e){e.preventDefault(),cs(U(_))}var x=gs();let S;var C=I(x),w=R(C,!0),T=z(C,2),E=I(T);Nc(E,{get face(){return U(u)},get game(){return s}});var ee=z(E,2),te=e=>{var n=us(),r=R(n);B(()=>q(r,`×${t.things.length??``}`)),K(e,n)};J(ee,e=>{t.things.length>1&&e(te)});var ne=z(ee,2),re=e=>{var t=ds(),n=I(t),r=e=>{var t=Ur();B(()=>q(t,U(h))),K(e,t)},i=e=>{Jo(e,{name:`check`})};J(n,e=>{U(h)?e(r):e(i,-1)}),k(t),K(e,t)},ie=e=>{K(e,fs())};J(ne,e=>{U(m)===`chosen`?e(re):U(m)&&e(ie,1)});var ae=z(ne,2),oe=e=>{var t=hs();X(t,21,n,Y,(e,t)=>{var n=ms(),r=I(n);Jo(r,{get name(){return U(t).icon}});var i=z(r),a=e=>{var n=ps(),r=R(n,!0);B(()=>q(r,U(t).n)),K(e,n)};J(i,e=>{U(t).n!==void 0&&e(a)}),k(n),B(()=>{Z(n,`data-icon`,U(t).icon),Z(n,`title`,U(t).text)}),K(e,n)}),k(t),K(e,t)};J(ae,e=>{n().length&&e(oe)}),k(T),k(x),B(e=>{S=bi(x,1,`spot ${U(m)??``}`,`svelte-1gqt4nx`,S,{tilted:i(),fresh:e,stack:t.things.length>1}),Z(x,`data-target`,U(m)?``:void 0),Z(x,`data-card`,t.slug),Z(x,`aria-pressed`,l.gathers&&U(m)?U(m)===`chosen`:void 0),q(w,U(v))},[()=>o.fresh.has(t.slug)]),W(`click`,x,y),W(`contextmenu`,x,b),Mr(`pointerenter`,x,e=>e.pointerType===`mouse`&&ss(U(_))),Mr(`focus`,x,()=>ss(U(_))),K(e,x),j()}Nr([`click`,`contextmenu`]);var vs=G(`<button><!><b aria-hidden="true"> </b><span class="unseen"> </span></button> <dialog class="svelte-ha8zj1"><div class="head svelte-ha8zj1"><h2> </h2> <button> </button></div> <div class="cards svelte-ha8zj1"><!></div></dialog>`,1),ys=G(`<span class="pile svelte-ha8zj1"><!><b aria-hidden="true"> </b><span class="unseen"> </span></span>`);function bs(e,t){A(t,!0);let n=Qi(t,`cards`,19,()=>[]),{sitting:r}=is(),i=M(()=>n().some(({thing:e})=>r.asking.state([e]))),a=P(void 0),o=P(!1),s=!1;function c(){F(o,!0),s=U(i),U(a)?.showModal()}kn(()=>{s&&(!U(i)||r.asking.menu.length)&&U(a)?.close()});let l=M(()=>`${t.label}: ${t.count}`);var u=Wr(),d=L(u),f=e=>{var r=vs(),u=L(r);let d;var f=I(u);Jo(f,{get name(){return t.icon}});var p=z(f),m=R(p,!0),h=R(z(p),!0);k(u);var g=z(u,2),_=I(g),v=I(_),y=R(v,!0),b=z(v,2),x=R(b,!0);k(_);var S=z(_,2),C=I(S),w=e=>{var t=Wr();X(L(t),17,n,({thing:e,slug:t})=>e,(e,t)=>{let n=()=>U(t).thing,r=()=>U(t).slug;{let t=M(()=>[n()]);_s(e,{get things(){return U(t)},get slug(){return r()}})}}),K(e,t)};J(C,e=>{U(o)&&e(w)}),k(S),k(g),Gi(g,e=>F(a,e),()=>U(a)),B(e=>{d=bi(u,1,`pile svelte-ha8zj1`,null,d,{wanted:U(i)}),Z(u,`data-target`,U(i)?``:void 0),q(m,t.count),q(h,U(l)),Z(g,`aria-label`,U(l)),q(y,U(l)),q(x,e)},[()=>Q(`close`)]),W(`click`,u,c),Mr(`close`,g,()=>F(o,s=!1,!0)),W(`click`,g,e=>e.target===U(a)&&U(a)?.close()),W(`click`,b,()=>U(a)?.close()),K(e,r)},p=e=>{var n=ys(),r=I(n);Jo(r,{get name(){return t.icon}});var i=z(r),a=R(i,!0),o=R(z(i),!0);k(n),B(()=>{Z(n,`title`,U(l)),q(a,t.count),q(o,U(l))}),K(e,n)};J(d,e=>{n().length?e(f):e(p,-1)}),K(e,u),j()}Nr([`click`]);var xs=G(`<span role="timer"> </span>`);function Ss(e,t){A(t,!0);let n=P(0);kn(()=>{let e=performance.now()+t.left;if(F(n,t.left,!0),!t.runs)return;let r=setInterval(()=>F(n,Math.max(0,e-performance.now()),!0),250);return()=>clearInterval(r)});let r=M(()=>Math.ceil(U(n)/1e3)),i=M(()=>`${Math.floor(U(r)/60)}:${String(U(r)%60).padStart(2,`0`)}`);var a=xs();let o;var s=R(a,!0);B(()=>{o=bi(a,1,`clock svelte-1iiqilj`,null,o,{runs:t.runs,short:U(r)<30}),q(s,U(i))}),K(e,a),j()}var Cs=G(`<b> </b>`),ws=G(`<button data-target="" class="svelte-1oolowy"> <!><!></button>`),Ts=G(`<span class="tag you svelte-1oolowy"> </span>`),Es=G(`<span> </span>`),Ds=G(`<span class="tag svelte-1oolowy"> </span>`),Os=G(`<div><h2 class="who svelte-1oolowy"> </h2> <!> <span class="extra svelte-1oolowy"><!> <!> <!> <!></span> <div class="dials svelte-1oolowy"><!></div></div>`);function ks(e,t){A(t,!0);let n=Qi(t,`extra`,3,``),{sitting:r}=is(),i=M(()=>[-2-t.seat]),a=M(()=>r.asking.options(U(i))),o=M(()=>r.asking.state(U(i))),s=M(()=>r.room?.seats[t.seat]),c=M(()=>r.room?.yours.includes(t.seat)??!1),l=M(()=>U(s)?.name||Q(`player`,{n:t.seat+1})),u=M(()=>r.table?.deciding.includes(t.seat)&&!r.moment),d=M(()=>r.moment?void 0:r.table?.clocks?.[t.seat]),f=M(()=>r.asking.mark(U(i)));var p=Os();let m;var h=I(p),g=R(h,!0),_=z(h,2),v=e=>{var t=ws(),n=I(t),s=z(n),c=e=>{var t=Cs(),n=R(t,!0);B(()=>q(n,U(f))),K(e,t)};J(s,e=>{U(f)&&e(c)});var u=z(s),d=e=>{Jo(e,{name:`check`})};J(u,e=>{U(o)===`chosen`&&e(d)}),k(t),B(()=>{Z(t,`aria-pressed`,r.asking.gathers?U(o)===`chosen`:void 0),q(n,`${(U(a).length===1?U(a)[0].sentence:U(l))??``} `)}),W(`click`,t,()=>r.asking.touch(U(i))),K(e,t)};J(_,e=>{U(o)&&e(v)});var y=z(_,2),b=I(y),x=e=>{var t=Ts(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`you`)]),K(e,t)};J(b,e=>{U(c)&&e(x)});var S=z(b,2),C=e=>{var t=Es(),r=R(t,!0);B(()=>q(r,n())),K(e,t)};J(S,e=>{n()&&e(C)});var w=z(S,2),T=e=>{{let t=M(()=>!!U(u));Ss(e,{get left(){return U(d)},get runs(){return U(t)}})}};J(w,e=>{U(d)!==void 0&&e(T)});var E=z(w,2),ee=e=>{var t=Ds(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`deciding`)]),K(e,t)};J(E,e=>{U(u)&&e(ee)}),k(y);var te=z(y,2);li(I(te),()=>t.children),k(te),k(p),B(()=>{m=bi(p,1,`player ${U(o)??``}`,`svelte-1oolowy`,m,{active:t.active}),Z(p,`data-seat`,t.seat),q(g,U(l))}),K(e,p),j()}Nr([`click`]);var As=G(`<section class="zone svelte-1nb1lcj"><h3> </h3> <div class="cards svelte-1nb1lcj"><!></div></section>`);function js(e,t){let n=Qi(t,`quiet`,3,!1);var r=As(),i=I(r);let a;var o=R(i,!0),s=z(i,2);li(I(s),()=>t.children),k(s),k(r),B(()=>{Z(r,`aria-label`,t.label),a=bi(i,1,`svelte-1nb1lcj`,null,a,{unseen:n()}),q(o,t.label)}),K(e,r)}var Ms=[`stunned`,`warded`,`enraged`];function Ns(e,t,n){let r={power:t.power,armor:t.armor,damage:e.damage,amber:e.amber},i=Object.entries(r).filter(([,e])=>e).map(([e,t])=>({icon:e,n:t,text:n(`ui-${e}`,{n:t})})),a=e.counters.map(([e,t])=>({icon:`counter`,n:t,text:`${e}: ${t}`})),o=Ms.filter(t=>e[t]).map(e=>({icon:e,text:n(`ui-${e}`)})),s=e.ready?[]:[{icon:`exhausted`,text:n(`ui-exhausted`)}];return[...i,...a,...o,...s]}var Ps=G(`<span><!><span class="unseen"> </span> <span> </span></span>`);function Fs(e,t){A(t,!0);let n=Qi(t,`active`,3,!1),{tell:r}=is(),i=M(()=>r(`house-name`,{house:t.house})),a=M(()=>wc(`keyforge`,t.house));var o=Ps();let s,c;var l=I(o);Jo(l,{get path(){return U(a).emblem}});var u=z(l),d=R(u,!0),f=z(u,2),p=R(f,!0);k(o),B(e=>{s=bi(o,1,`house svelte-153rhom`,null,s,{active:n()}),c=Si(o,``,c,{"--hue":U(a).hue,"--ink":`${U(a).ink??50??``}%`}),q(d,e),Z(f,`aria-hidden`,n()),q(p,U(i))},[()=>n()?r(`ui-active-house`,{house:U(i)}):``]),K(e,o),j()}var Is=Hr(`<svg viewBox="0 0 30 20" aria-hidden="true" focusable="false"><path d="M8 4a6 6 0 1 0 .1 0M8 8a2 2 0 1 0 .1 0M14 9h15v3h-2v4h-3v-4h-2v3h-3v-3h-5Z" class="svelte-9n4lc6"></path></svg>`),Ls=G(`<span class="keys svelte-9n4lc6"><!> <span class="unseen"> </span></span>`);function Rs(e,t){A(t,!0);let{tell:n}=is(),r=[`red`,`blue`,`yellow`],i=M(()=>r.filter((e,n)=>t.forged>>n&1)),a=M(()=>U(i).map(e=>n(`ui-${e}`)).join(`, `)),o=M(()=>n(`ui-keys`,{n:U(i).length,of:3,colours:U(a)&&` (${U(a)})`}));var s=Ls(),c=I(s);X(c,17,()=>r,Y,(e,n,r)=>{var i=Is();let a;B(()=>a=bi(i,0,mi(U(n)),`svelte-9n4lc6`,a,{forged:t.forged>>r&1})),K(e,i)});var l=R(z(c,2),!0);k(s),B(()=>{Z(s,`title`,U(o)),q(l,U(o))}),K(e,s),j()}var zs=G(`<span class="houses svelte-ft72ee"></span> <!> <!> <!> <!> <!> <!> <!> <!> <!>`,1),Bs=G(`<div class="attached svelte-ft72ee"></div>`),Vs=G(`<div><!> <!></div>`),Hs=G(`<p class="empty svelte-ft72ee"> </p>`),Us=G(`<div class="line svelte-ft72ee"><!></div>`),Ws=G(`<div class="artifacts svelte-ft72ee"><!></div>`),Gs=G(`<span class="resolving svelte-ft72ee"><!><!></span>`),Ks=G(`<div class="hand svelte-ft72ee"><!></div>`),qs=G(`<div class="keyforge svelte-ft72ee"><!> <div class="field svelte-ft72ee"><!> <!></div> <div class="middle svelte-ft72ee"><span> </span> <!> <!></div> <div class="field svelte-ft72ee"><!> <!></div> <!> <!></div>`);function Js(e,t){A(t,!0);let n=(e,n=f)=>{let r=M(()=>t.view.sides[n()]),i=M(()=>U(u)[-2-n()]?.[`key-cost`]??6);{let a=M(()=>n()===t.view.active);ks(e,{get seat(){return n()},get active(){return U(a)},children:(e,a)=>{var o=zs(),c=L(o);X(c,21,()=>new Set([...U(r).houses,...n()===t.view.active&&t.view.house?[t.view.house]:[]]),Y,(e,r)=>{{let i=M(()=>n()===t.view.active&&U(r)===t.view.house);Fs(e,{get house(){return U(r)},get active(){return U(i)}})}}),k(c);var l=z(c,2);Rs(l,{get forged(){return U(r).keys}});var u=z(l,2);{let e=M(()=>U(r).amber>=U(i)),t=M(()=>s(U(r).amber>=U(i)?`ui-check`:`ui-amber`,{n:U(r).amber}));rs(u,{icon:`amber`,get n(){return U(r).amber},get of(){return U(i)},get strong(){return U(e)},get text(){return U(t)}})}var f=z(u,2);{let e=M(()=>s(`ui-key-cost`,{n:U(i)}));rs(f,{icon:`keys`,get n(){return U(i)},get text(){return U(e)}})}var m=z(f,2),h=e=>{{let t=M(()=>s(`ui-chains`,{n:U(r).chains}));rs(e,{icon:`chains`,get n(){return U(r).chains},get text(){return U(t)}})}};J(m,e=>{U(r).chains&&e(h)});var g=z(m,2),_=e=>{{let t=M(()=>s(`ui-hand-cards`)),n=M(()=>d(U(r).hand));bs(e,{icon:`hand`,get label(){return U(t)},get count(){return U(r).hand.length},get cards(){return U(n)}})}};J(g,e=>{n()!==t.view.player&&e(_)});var v=z(g,2);{let e=M(()=>Q(`deck`));bs(v,{icon:`deck`,get label(){return U(e)},get count(){return U(r).deck.length}})}var y=z(v,2);{let e=M(()=>s(`ui-discarded`)),t=M(()=>p(U(r).discard));bs(y,{icon:`discard`,get label(){return U(e)},get count(){return U(r).discard.length},get cards(){return U(t)}})}var b=z(y,2),x=e=>{{let t=M(()=>s(`ui-archived`)),n=M(()=>d(U(r).archives));bs(e,{icon:`archives`,get label(){return U(t)},get count(){return U(r).archives.length},get cards(){return U(n)}})}};J(b,e=>{U(r).archives.length&&e(x)});var S=z(b,2),C=e=>{{let t=M(()=>s(`ui-purged-cards`)),n=M(()=>p(U(r).purged));bs(e,{icon:`purged`,get label(){return U(t)},get count(){return U(r).purged.length},get cards(){return U(n)}})}};J(S,e=>{U(r).purged.length&&e(C)}),K(e,o)},$$slots:{default:!0}})}},r=(e,n=f,r=f)=>{let i=M(()=>U(l).get(n()));var a=Vs();let o;var c=I(a);{let e=M(()=>[n()]),a=M(()=>U(i)&&!U(i).ready),o=M(()=>r()?`reap`:`act`),l=M(()=>U(i)?Ns(U(i),U(u)[n()]??{},s):[]);_s(c,{get things(){return U(e)},get slug(){return t.view.cards[n()]},get tilted(){return U(a)},get deed(){return U(o)},get badges(){return U(l)}})}var d=z(c,2),p=e=>{var n=Bs();X(n,20,()=>[...U(i).upgrades,...U(i).under.filter(e=>e>=0)],e=>e,(e,n)=>{{let r=M(()=>[n]);_s(e,{get things(){return U(r)},get slug(){return t.view.cards[n]}})}}),k(n),K(e,n)},m=M(()=>U(i)?.upgrades.length||U(i)?.under.some(e=>e>=0));J(d,e=>{U(m)&&e(p)}),k(a),B(e=>o=bi(a,1,`piece svelte-ft72ee`,null,o,{taunt:e}),[()=>t.view.forward.includes(n())]),K(e,a)},i=(e,n=f)=>{let i=M(()=>t.view.sides[n()]);var a=Us();let o;var c=I(a);{let e=M(()=>s(`ui-line`));js(c,{get label(){return U(e)},children:(e,t)=>{var n=Wr();X(L(n),16,()=>U(i).line,e=>e,(e,t)=>{r(e,()=>t,()=>!0)},e=>{var t=Hs(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`empty`)]),K(e,t)}),K(e,n)},$$slots:{default:!0}})}k(a),B(e=>o=Si(a,``,o,{"--n":e,"--room":U(i).artifacts.length?74:97}),[()=>m(U(i).line)]),K(e,a)},a=(e,n=f)=>{var i=Wr(),a=L(i),o=e=>{var i=Ws(),a=I(i);{let e=M(()=>s(`ui-artifacts`));js(a,{get label(){return U(e)},children:(e,i)=>{var a=Wr();X(L(a),16,()=>t.view.sides[n()].artifacts,e=>e,(e,t)=>{r(e,()=>t,()=>!1)}),K(e,a)},$$slots:{default:!0}})}k(i),K(e,i)};J(a,e=>{t.view.sides[n()].artifacts.length&&e(o)}),K(e,i)},{sitting:o,tell:s}=is(),c=M(()=>Math.max(t.view.player,0)),l=M(()=>new Map(t.view.play.map(e=>[e.card,e]))),u=M(()=>o.shown?.values??{}),d=e=>e.filter(e=>e>=0).map(e=>({thing:e,slug:t.view.cards[e]})),p=e=>d(e).reverse();function m(e){let t=e.filter(e=>U(l).get(e)?.upgrades.length);return e.length+.6*t.length}function h(e,n){let r=[t.view.house,...t.view.sides[e].houses],i=e=>r.indexOf(t.view.printed[e])+1||99;return d(n).sort((e,t)=>i(e.thing)-i(t.thing))}var g=qs(),_=I(g);n(_,()=>1-U(c));var v=z(_,2),y=I(v);a(y,()=>1-U(c)),i(z(y,2),()=>1-U(c)),k(v);var b=z(v,2),x=I(b),S=R(x,!0),C=z(x,2),w=e=>{Fs(e,{get house(){return t.view.house},active:!0})};J(C,e=>{t.view.house&&e(w)}),X(z(C,2),16,()=>t.view.resolving,e=>e,(e,n)=>{var r=Gs(),i=I(r);Jo(i,{name:`zoom`});var a=z(i);{let e=M(()=>[n]);_s(a,{get things(){return U(e)},get slug(){return t.view.cards[n]}})}k(r),K(e,r)}),k(b);var T=z(b,2),E=I(T);i(E,()=>U(c)),a(z(E,2),()=>U(c)),k(T);var ee=z(T,2);n(ee,()=>U(c));var te=z(ee,2),ne=e=>{var n=Ks();let r;var i=I(n);{let e=M(()=>s(`ui-hand-cards`));js(i,{get label(){return U(e)},quiet:!0,children:(e,n)=>{var r=Wr();X(L(r),17,()=>h(U(c),t.view.sides[U(c)].hand),({thing:e,slug:t})=>e,(e,t)=>{let n=()=>U(t).thing,r=()=>U(t).slug;{let t=M(()=>[n()]);_s(e,{get things(){return U(t)},get slug(){return r()},deed:`play`})}},e=>{var t=Hs(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`empty`)]),K(e,t)}),K(e,r)},$$slots:{default:!0}})}k(n),B(()=>r=Si(n,``,r,{"--n":t.view.sides[U(c)].hand.length})),K(e,n)};J(te,e=>{t.view.player>=0&&e(ne)}),k(g),B(e=>q(S,e),[()=>s(`ui-turn`,{n:t.view.turn})]),K(e,g),j()}var Ys={brobnar:{hue:12,emblem:`M12 1.5C13 6 18 8 18 14.5A6 6 0 0 1 6 14.5C6 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 1.5ZM12 14v5`,pattern:`rays`},dis:{hue:322,emblem:`M4 3C3 9 6 11 7 12V17L12 22L17 17V12C18 11 21 9 20 3C18 6 16 7 12 7S6 6 4 3ZM9 13l2 1.5M15 13l-2 1.5M10.5 18h3`,pattern:`scales`},logos:{hue:196,emblem:`M12 10.5a1.5 1.5 0 1 0 .1 0M2 12a10 4 0 1 0 20 0a10 4 0 1 0-20 0M7 3.3a4 10-30 1 0 10 17.4a4 10-30 1 0-10-17.4M17 3.3a4 10 30 1 0-10 17.4a4 10 30 1 0 10-17.4`,pattern:`grid`},mars:{hue:96,emblem:`M12 5a7 6 0 0 1 7 6C19 17 15 22 12 22S5 17 5 11A7 6 0 0 1 12 5ZM8 12c2 0 3 1 3 3c-2 0-3-1-3-3ZM16 12c-2 0-3 1-3 3c2 0 3-1 3-3ZM9 5 7 1.5M15 5l2-3.5`,pattern:`dots`},sanctum:{hue:224,emblem:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5ZM12 6v12M7.5 10.5h9`,pattern:`bricks`},saurian:{hue:52,emblem:`M12 22C5 19 3 13 5 4M12 22C19 19 21 13 19 4M4.5 8l3.5 1.5M4.5 12.5l4 .5M6.5 17l4-.5M19.5 8 16 9.5M19.5 12.5l-4 .5M17.5 17l-4-.5M12 4l1 2.5h2.5l-2 1.7.8 2.6L12 9.3l-2.3 1.5.8-2.6-2-1.7H11Z`,pattern:`scales`},shadows:{hue:262,ink:30,emblem:`M12 1.5 15 9.5 13.5 16h-3L9 9.5ZM7 16h10M12 16v5M10 21.5h4`,pattern:`waves`},"star-alliance":{hue:176,emblem:`M12 1.5 14.8 9.2 22.5 12 14.8 14.8 12 22.5 9.2 14.8 1.5 12 9.2 9.2ZM12 10a2 2 0 1 0 .1 0`,pattern:`rings`},untamed:{hue:142,emblem:`M12 12c3 0 6 3 6 6.5c0 3-3 2.5-6 2.5s-6 .5-6-2.5C6 15 9 12 12 12ZM5 8a2 2.5 0 1 0 .1 0M10 3a2 2.5 0 1 0 .1 0M14.5 3a2 2.5 0 1 0 .1 0M19 8a2 2.5 0 1 0 .1 0`,pattern:`leaves`},"":{hue:40,ink:15,emblem:`M12 2 20.7 7v10L12 22 3.3 17V7Z`,pattern:`dots`}};function Xs({slug:e,name:t,facts:n}){let r=n,i=[`amber`,`power`,`armor`].filter(e=>r[e]).map(e=>({name:e,n:r[e],text:``}));return{slug:e,name:t,kind:r.kind,type:r.type,group:r.house,stats:i,lines:r.text,reminders:[]}}var Zs={name:`keyforge`,accent:38,looks:Ys,face:Xs,texts:Object.assign({"../../../../trivault/games/keyforge/text/de/table.ftl":Yo,"../../../../trivault/games/keyforge/text/en/table.ftl":Xo,"../../../../trivault/games/keyforge/text/pl/table.ftl":Zo,"../../../../trivault/tui/keyforge/text/de.ftl":Qo,"../../../../trivault/tui/keyforge/text/en.ftl":$o,"../../../../trivault/tui/keyforge/text/pl.ftl":es}),Board:Js},Qs=`# Der Tisch von Shards of Infinity.

goal = Wer als Letzter noch Leben hat, gewinnt.
example-card = portal
example-deed = portal monk rekrutieren
ui-gems = Kristalle { $n }
ui-power = Macht { $n }
ui-health = Leben { $n }
ui-mastery = Erfahrung { $n }
ui-row = Zentrale Auslage
ui-champions = Champions
ui-price = { $n }◆
ui-champion = { $card } (Leben { $n })
ui-champion-exhausted = { $card } (Leben { $n }, aktiviert)
ui-banished = gebannt
ui-incoming = Gleich trifft Schaden { $player }: { $n }.
ui-line-row = Auslage { $n }: { $card }. { $text }
ui-part-health = Leben
ui-part-mastery = Erfahrung
ui-part-deck = Deck
ui-part-champions = Champions
ui-part-danger = Gefahr
ui-report-health = { $player }, Leben: { $course }
ui-report-mastery = { $player }, Erfahrung: { $course }
ui-played = ausgespielt
`,$s=`# The table of Shards of Infinity.

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
ui-report-health = { $player }, health: { $course }
ui-report-mastery = { $player }, mastery: { $course }
ui-played = played
`,ec=`# Stół Shards of Infinity.

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
ui-report-health = { $player }, zdrowie: { $course }
ui-report-mastery = { $player }, mistrzostwo: { $course }
ui-played = zagrane
`;function tc(e){let t=new Map;for(let{thing:n,slug:r}of e)t.set(r,[...t.get(r)??[],n]);return[...t].map(([e,t])=>({slug:e,things:t}))}function nc(e,t){let n=[],r=new Map(t),i=e;for(;i;){let e=[...t].map(([e,t])=>({name:e,slug:t,at:i.indexOf(e)})).filter(({at:e})=>e>=0).sort((e,t)=>e.at-t.at||t.name.length-e.name.length)[0];if(!e){n.push({text:i});break}e.at&&n.push({text:i.slice(0,e.at)}),n.push({text:e.name,slug:e.slug}),r.delete(e.name),i=i.slice(e.at+e.name.length)}return[...n,...[...r].flatMap(([e,t])=>[{text:` `},{text:e,slug:t}])]}var rc=G(`<!> <!>`,1),ic=G(`<!> <!> <!> <!> <!> <!>`,1),ac=G(`<div class="area svelte-plqtw5"><!> <!> <!></div>`),oc=G(`<div class="other"><!> <!></div>`),sc=G(`<span class="gap svelte-plqtw5"></span>`),cc=G(`<p class="empty svelte-plqtw5"> </p>`),lc=G(`<div class="own svelte-plqtw5"><!> <!> <!></div>`),uc=G(`<div class="shards svelte-plqtw5"><!> <div class="centre svelte-plqtw5"><div class="edge svelte-plqtw5"><span> </span> <!> <!></div> <div class="row svelte-plqtw5"><!></div></div> <!></div>`);function dc(e,t){A(t,!0);let n=(e,n=f)=>{let r=M(()=>t.view.players[n()]);{let s=M(()=>n()===t.view.active),l=M(()=>a(U(r).character).name);ks(e,{get seat(){return n()},get active(){return U(s)},get extra(){return U(l)},children:(e,a)=>{var s=ic(),l=L(s),u=e=>{var n=rc(),r=L(n);{let e=M(()=>o(`ui-gems`,{n:t.view.gems}));rs(r,{icon:`gems`,get n(){return t.view.gems},get text(){return U(e)},strong:!0})}var a=z(r,2);{let e=M(()=>t.view.power>=i?`∞`:t.view.power),n=M(()=>o(`ui-power`,{n:t.view.power>=i?`∞`:t.view.power}));rs(a,{icon:`power`,get n(){return U(e)},get text(){return U(n)},strong:!0})}K(e,n)};J(l,e=>{n()===t.view.active&&e(u)});var d=z(l,2);{let e=M(()=>o(`ui-health`,{n:U(r).health}));rs(d,{icon:`health`,get n(){return U(r).health},of:50,get text(){return U(e)}})}var f=z(d,2);{let e=M(()=>o(`ui-mastery`,{n:U(r).mastery}));rs(f,{icon:`mastery`,get n(){return U(r).mastery},of:30,get text(){return U(e)}})}var m=z(f,2),h=e=>{{let t=M(()=>o(`ui-hand-cards`));bs(e,{icon:`hand`,get label(){return U(t)},get count(){return U(r).hand_size}})}};J(m,e=>{n()!==U(c)&&e(h)});var g=z(m,2);{let e=M(()=>Q(`deck`));bs(g,{icon:`deck`,get label(){return U(e)},get count(){return U(r).deck_size}})}var _=z(g,2);{let e=M(()=>o(`ui-discarded`)),t=M(()=>p(U(r).discard));bs(_,{icon:`discard`,get label(){return U(e)},get count(){return U(r).discard.length},get cards(){return U(t)}})}K(e,s)},$$slots:{default:!0}})}},r=(e,n=f)=>{let r=M(()=>t.view.players[n()]),i=M(()=>n()===t.view.active?[...t.view.allies,...t.view.mercenaries]:[]);var a=Wr(),s=L(a),l=e=>{var a=ac(),s=I(a),l=e=>{{let i=M(()=>o(`ui-champions`));js(e,{get label(){return U(i)},children:(e,i)=>{var a=Wr();X(L(a),16,()=>U(r).champions,e=>e,(e,i)=>{let a=M(()=>U(r).exhausted.includes(i));{let r=M(()=>[i]),o=M(()=>n()===U(c)?`exhaust`:`attack`),s=M(()=>U(a)?[{icon:`exhausted`,text:Q(`exhausted`)}]:[]);_s(e,{get things(){return U(r)},get slug(){return t.view.cards[i]},get tilted(){return U(a)},get deed(){return U(o)},get badges(){return U(s)}})}}),K(e,a)},$$slots:{default:!0}})}};J(s,e=>{U(r).champions.length&&e(l)});var d=z(s,2),f=e=>{{let t=M(()=>o(`ui-played`));js(e,{get label(){return U(t)},children:(e,t)=>{var n=Wr();X(L(n),17,()=>tc(u(U(i))),e=>e.slug,(e,t)=>{_s(e,Zi(()=>U(t)))}),K(e,n)},$$slots:{default:!0}})}};J(d,e=>{U(i).length&&e(f)});var p=z(d,2),m=e=>{{let t=M(()=>o(`ui-known`));js(e,{get label(){return U(t)},children:(e,t)=>{var n=Wr();X(L(n),17,()=>tc(u(U(r).hand)),e=>e.slug,(e,t)=>{_s(e,Zi(()=>U(t)))}),K(e,n)},$$slots:{default:!0}})}};J(p,e=>{n()!==U(c)&&U(r).hand.length&&e(m)}),k(a),K(e,a)};J(s,e=>{(U(r).champions.length||U(i).length||n()!==U(c)&&U(r).hand.length)&&e(l)}),K(e,a)},i=1e6,{face:a,tell:o}=is(),s=M(()=>t.view.players.map((e,n)=>(Math.max(t.view.player,0)+1+n)%t.view.players.length)),c=M(()=>t.view.player),l=M(()=>U(s).filter(e=>e!==U(c))),u=e=>e.map(e=>({thing:e,slug:t.view.cards[e]})),d=e=>t.view.row.filter(n=>n>=0&&t.view.cards[n]===t.view.cards[e]),p=e=>u(e).reverse();var m=uc(),h=I(m);X(h,16,()=>U(l),e=>e,(e,t)=>{var i=oc(),a=I(i);n(a,()=>t);var o=z(a,2);r(o,()=>t),k(i),K(e,i)});var g=z(h,2),_=I(g),v=I(_),y=R(v,!0),b=z(v,2);{let e=M(()=>Q(`deck`));bs(b,{icon:`deck`,get label(){return U(e)},get count(){return t.view.centre_size}})}var x=z(b,2),S=e=>{{let n=M(()=>o(`ui-banished`)),r=M(()=>u(t.view.banished));bs(e,{icon:`purged`,get label(){return U(n)},get count(){return t.view.banished.length},get cards(){return U(r)}})}};J(x,e=>{t.view.banished.length&&e(S)}),k(_);var C=z(_,2),w=I(C);{let e=M(()=>o(`ui-row`));js(w,{get label(){return U(e)},children:(e,n)=>{var r=Wr();X(L(r),19,()=>t.view.row,(e,t)=>e>=0?e:`gap-${t}`,(e,n)=>{var r=Wr(),i=L(r),a=e=>{{let r=M(()=>[U(n)]),i=M(()=>d(U(n)));_s(e,{get things(){return U(r)},get slug(){return t.view.cards[U(n)]},get alike(){return U(i)},deed:`recruit`})}},o=e=>{K(e,sc())};J(i,e=>{U(n)>=0?e(a):e(o,-1)}),K(e,r)}),K(e,r)},$$slots:{default:!0}})}k(C),k(g);var T=z(g,2),E=e=>{var i=lc(),a=I(i);r(a,()=>U(c));var s=z(a,2);n(s,()=>U(c));var l=z(s,2);{let e=M(()=>o(`ui-hand-cards`));js(l,{get label(){return U(e)},quiet:!0,children:(e,n)=>{var r=Wr();X(L(r),17,()=>tc(u(t.view.players[U(c)].hand)),e=>e.slug,(e,t)=>{_s(e,Zi(()=>U(t),{deed:`play`}))},e=>{var t=cc(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`empty`)]),K(e,t)}),K(e,r)},$$slots:{default:!0}})}k(i),K(e,i)};J(T,e=>{U(c)>=0&&e(E)}),k(m),B(e=>q(y,e),[()=>o(`ui-turn`,{n:t.view.turn})]),K(e,m),j()}var fc={homodeus:{hue:212,emblem:`M12 2 20.7 7v10L12 22 3.3 17V7zM12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10M12 10.5v3M10.5 12h3`,pattern:`grid`},order:{hue:44,emblem:`M1.5 12C6 5 18 5 22.5 12C18 19 6 19 1.5 12ZM12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M12 1v3M12 20v3`,pattern:`rings`},undergrowth:{hue:130,emblem:`M12 22V9M12 13C5 13 3 8 3 3C9 3 12 6 12 13ZM12 16C12 10 15 7 21 7C21 13 18 16 12 16Z`,pattern:`leaves`},wraethe:{hue:290,emblem:`M17 2C8 4 5 10 7 15S15 22 20 20C15 19 12 16 12 12S14 4 17 2ZM4 5l1.5 3M3 13h2M18 11a1 1 0 1 0 .1 0`,pattern:`waves`},"":{hue:190,ink:25,emblem:`M12 1.5 18 9 12 22.5 6 9ZM6 9h12M12 1.5V22.5`,pattern:`shards`}};function pc({slug:e,name:t,facts:n}){let r=n,i=[`health`,`shield`].filter(e=>r[e]).map(e=>({name:e,n:r[e],text:``}));return{slug:e,name:t,kind:r.kind,type:r.type,group:r.faction,cost:r.faction?r.cost:void 0,stats:i,lines:r.text,reminders:r.reminders}}var mc={name:`shards`,accent:205,looks:fc,face:pc,texts:Object.assign({"../../../../trivault/tui/shards/text/de.ftl":Qs,"../../../../trivault/tui/shards/text/en.ftl":$s,"../../../../trivault/tui/shards/text/pl.ftl":ec}),Board:dc},hc=`# Der Tisch im Terminal.

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
ui-more-news = … und davor noch { $n } mehr; log zeigt alles.
ui-log-line = { $what } [{ $rule }]
ui-no-log = Noch ist nichts geschehen.
ui-only = { $who } kann nur noch eines tun: { $what }.

# In ganzen Sätzen
ui-line-turn = Zug { $n }, { $player }.
ui-answer = Deine Antwort:
ui-same-answers = Die Antworten sind dieselben wie vorher; Enter wiederholt sie.

# Fragen und Lesen
ui-welcome = Tippe hilfe, um zu sehen, was du alles tippen kannst.
ui-choose = { $source }: Wähle. Danach geht das Spiel weiter.
ui-expect-one = tippe eine Zahl von { $low } bis { $n } oder den Anfang einer Antwort; hilfe sagt, was du noch tippen kannst.
ui-expect-several = { $low ->
    [0] tippe bis zu { $high } Zahlen, zum Beispiel 1 2, oder verzichten.
   *[other] tippe { $low } bis { $high } verschiedene Zahlen, zum Beispiel 1 2.
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
ui-rule = { $id }: { $text }
ui-no-rule = { $id }: Das Verzeichnis hat keine solche Regel.
ui-hint = Der gierige Bot würde wählen: { $what }. Er zählt Punkte bis zum Ende des Zuges: { $parts }.
ui-hint-next = Die nächstbesten: { $others }.
ui-worth = { $what } ({ $points })
ui-part = { $what } { $points }
ui-part-outcome = Ausgang
ui-undo-nothing = Du hast noch nichts entschieden, was sich zurücknehmen ließe.
ui-undo-barrier = Das lässt sich nicht zurücknehmen: Seitdem wurde eine Karte aufgedeckt, Zufall benutzt oder ein anderer Spieler hat entschieden.
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
command-quit = ende q
ui-help = Du kannst auch tippen:
ui-help-line = { $command }: { $what }
help-help = diese Hilfe
help-board = noch einmal der ganze Tisch
help-list = noch einmal die Frage und ihre Antworten (oder einfach Enter)
help-card = was auf einer Karte steht, zum Beispiel karte { example-card }
help-piles = die Karten in Ablagen und anderen offenen Stapeln, von oben
help-force = was in Kraft ist, und wann es endet
help-log = was geschehen ist, mit der Regel hinter jeder Zeile; log 30 für mehr
help-why = warum etwas nicht geht, zum Beispiel warum { example-deed }
help-hint = was der gierige Bot täte
help-undo = nimmt deine letzte Entscheidung zurück
help-order = ordnet deine ausgelösten Effekte ohne Frage, oder fragt wieder
help-stops = wann du gefragt wirst, wo man meist passt; mit Wörtern dahinter wird es gesetzt, zum Beispiel halt immer
help-save = wo das Spiel gespeichert ist; speichern DATEI schreibt eine Kopie
help-resume = geht zu einem anderen gespeicherten Spiel: laden DATEI
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
ui-winner = { $players } gewinnt in Zug { $n }.
ui-winners = { $players } gewinnen in Zug { $n }.
ui-draw = Niemand gewinnt: Das Spiel endet in Zug { $n }.
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
`,gc=`# The table in the terminal.

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

# Plain sentences
ui-line-turn = Turn { $n }, { $player }.
ui-answer = Your answer:
ui-same-answers = The answers are the same as before; press Enter to hear them.

# Asking and reading
ui-welcome = Type help to see everything that you can type.
ui-choose = { $source }: choose. Then the game goes on.
ui-expect-one = type a number from { $low } to { $n }, or the beginning of an answer; help says what else you can type.
ui-expect-several = { $low ->
    [0] type up to { $high } numbers, for example 1 2, or skip.
   *[other] type { $low } to { $high } different numbers, for example 1 2.
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
ui-winner = { $players } wins in turn { $n }.
ui-winners = { $players } win in turn { $n }.
ui-draw = Nobody wins: the game ends in turn { $n }.
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
`,_c=`# Stół w terminalu.

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
ui-force = działa
ui-several = { $card } ×{ $n }
ui-copy = { $what }, numer { $n }
ui-at = { $what } ({ $place })
ui-in-force = { $card } ({ $player }): { CAPITAL($effect) }.
ui-no-force = Nic nie działa.
ui-more-news = … a przedtem jeszcze { $n }; wpisz log, aby przeczytać wszystko.
ui-log-line = { $what } [{ $rule }]
ui-no-log = Nic się jeszcze nie wydarzyło.
ui-only = { $who } może zrobić już tylko jedno: { $what }.

# Zwykłe zdania
ui-line-turn = Tura { $n }, { $player }.
ui-answer = Twoja odpowiedź:
ui-same-answers = Odpowiedzi są takie same jak przedtem; Enter je powtórzy.

# Pytania i odpowiedzi
ui-welcome = Wpisz pomoc, aby zobaczyć wszystko, co możesz wpisać.
ui-choose = { $source }: wybierz. Potem gra toczy się dalej.
ui-expect-one = wpisz liczbę od { $low } do { $n } albo początek odpowiedzi; pomoc powie, co jeszcze możesz wpisać.
ui-expect-several = { $low ->
    [0] wpisz najwyżej tyle liczb: { $high }, na przykład 1 2, albo pomiń.
   *[other] wpisz różne liczby (od { $low } do { $high }), na przykład 1 2.
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
ui-rule = { $id }: { $text }
ui-no-rule = { $id }: w katalogu nie ma takiej zasady.
ui-hint = Bot zachłanny wybrałby: { $what }. Liczy punkty do końca tury: { $parts }.
ui-hint-next = Następne w kolejności: { $others }.
ui-worth = { $what } ({ $points })
ui-part = { $what } { $points }
ui-part-outcome = wynik
ui-undo-nothing = Nie ma jeszcze decyzji, którą można by cofnąć.
ui-undo-barrier = Tego nie można cofnąć: od tamtej chwili odkryto kartę, zdecydował los albo inny gracz.
ui-order-on = Odtąd twoje wywołane efekty są wykonywane w podanej kolejności. Wpisz kolejność, aby znów odpowiadać na to pytanie.
ui-order-off = Odtąd wybierasz kolejność swoich wywołanych efektów.
ui-no-stops = W tej grze nikt nie jest pytany w chwilach, w których zwykle się pasuje.
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
command-quit = koniec q
ui-help = Możesz też wpisać:
ui-help-line = { $command }: { $what }
help-help = ta pomoc
help-board = jeszcze raz cały stół
help-list = jeszcze raz pytanie i odpowiedzi (albo po prostu Enter)
help-card = co jest na karcie, na przykład karta { example-card }
help-piles = karty w stosach odrzuconych i innych odkrytych, od góry
help-force = co działa i kiedy się skończy
help-log = co się wydarzyło, z zasadą przy każdym wierszu; log 30 pokaże więcej
help-why = dlaczego czegoś nie można zrobić, na przykład dlaczego { example-deed }
help-hint = co zrobiłby bot zachłanny
help-undo = cofa twoją ostatnią decyzję
help-order = układa twoje wywołane efekty bez pytania albo znów pyta
help-stops = kiedy padają pytania tam, gdzie zwykle się pasuje; ze słowami ustawia to, na przykład postoje zawsze
help-save = gdzie zapisana jest gra; zapisz PLIK tworzy kopię
help-resume = przechodzi do innej zapisanej gry: wczytaj PLIK
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
ui-winner = { $players } wygrywa w turze { $n }.
ui-winners = { $players } wygrywają w turze { $n }.
ui-draw = Nikt nie wygrywa: gra kończy się w turze { $n }.
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
`,vc=new Map(Object.values(Object.assign({"./keyforge/board.ts":Zs,"./shards/board.ts":mc})).map(e=>[e.name,e])),yc={hue:220,ink:12,emblem:`M12 2 20.7 7v10L12 22 3.3 17V7Z`,pattern:`dots`};function bc(e){return vc.get(e)}var xc=Object.assign({"../../../trivault/tui/text/de.ftl":hc,"../../../trivault/tui/text/en.ftl":gc,"../../../trivault/tui/text/pl.ftl":_c}),Sc=new Map([...vc].map(([e,t])=>[e,jo({...xc,...t.texts})]));function Cc(e,t,n={}){return Io(Fo.say(t,n,Sc.get(e)))}function wc(e,t){let n=vc.get(e)?.looks??{};return n[t]??n[``]??yc}function Tc(e,t,n){let r=vc.get(e);if(n&&r)return r.face(n);let i=n?.text??[];return{slug:t,name:n?.name??t,kind:``,type:``,group:``,stats:[],lines:i,reminders:[]}}var Ec=G(`<span class="cost svelte-p8qyff"> </span>`),Dc=Hr(`<path class="petal svelte-p8qyff"></path>`),Oc=G(`<p class="svelte-p8qyff"> </p>`),kc=G(`<p class="reminder svelte-p8qyff"> </p>`),Ac=G(`<span class="stat svelte-p8qyff"><!><b> </b></span>`),jc=G(`<div class="stats svelte-p8qyff"></div>`),Mc=G(`<div class="card svelte-p8qyff"><div class="head svelte-p8qyff"><!> <span class="name svelte-p8qyff"> </span></div> <svg class="art svelte-p8qyff" viewBox="0 0 100 72" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false"><defs><pattern patternUnits="userSpaceOnUse"><path class="tile svelte-p8qyff"></path></pattern><radialGradient><stop class="inner svelte-p8qyff" offset="0"></stop><stop class="outer svelte-p8qyff" offset="1"></stop></radialGradient></defs><rect class="ground svelte-p8qyff" width="100" height="72"></rect><rect width="100" height="72"></rect><rect width="100" height="72"></rect><!><g transform="translate(38 24)"><path class="emblem svelte-p8qyff"></path></g></svg> <div class="kind svelte-p8qyff"> </div> <div class="text svelte-p8qyff"><!> <!></div> <!></div>`);function Nc(e,t){let n=Gr();A(t,!0);let r=M(()=>wc(t.game,t.face.group)),i=M(()=>Go[U(r).pattern]),a=M(()=>Wo(t.face.slug));var o=Mc();let s;var c=I(o),l=I(c),u=e=>{var n=Ec(),r=R(n,!0);B(()=>q(r,t.face.cost)),K(e,n)};J(l,e=>{t.face.cost!==void 0&&e(u)});var d=R(z(l,2),!0);k(c);var f=z(c,2),p=I(f),m=I(p),h=R(m),g=z(m);k(p);var _=z(p,2),v=z(_),y=z(v);X(y,17,()=>U(a),Y,(e,t,n)=>{var r=Dc();Si(r,``,{},{"--ring":n}),B(()=>Z(r,`d`,U(t))),K(e,r)});var b=R(z(y));k(f);var x=z(f,2),S=R(x,!0),C=z(x,2),w=I(C);X(w,17,()=>t.face.lines,Y,(e,t)=>{var n=Oc(),r=R(n,!0);B(()=>q(r,U(t))),K(e,n)}),X(z(w,2),17,()=>t.face.reminders,Y,(e,t)=>{var n=kc(),r=R(n,!0);B(()=>q(r,U(t))),K(e,n)}),k(C);var T=z(C,2),E=e=>{var n=jc();X(n,21,()=>t.face.stats,Y,(e,t)=>{var n=Ac(),r=I(n);Jo(r,{get name(){return U(t).name}});var i=R(z(r),!0);k(n),B(()=>{Z(n,`data-stat`,U(t).name),q(i,U(t).n)}),K(e,n)}),k(n),K(e,n)};J(T,e=>{t.face.stats.length&&e(E)}),k(o),B(()=>{Z(o,`data-type`,t.face.type),s=Si(o,``,s,{"--hue":U(r).hue,"--ink":`${U(r).ink??50??``}%`}),q(d,t.face.name),Z(m,`id`,`${n}-tile`),Z(m,`width`,U(i).size[0]),Z(m,`height`,U(i).size[1]),Z(h,`d`,U(i).path),Z(g,`id`,`${n}-glow`),Z(_,`fill`,`url(#${n}-tile)`),Z(v,`fill`,`url(#${n}-glow)`),Z(b,`d`,U(r).emblem),q(S,t.face.kind)}),K(e,o),j()}var Pc=G(`<option> </option>`),Fc=G(`<li><!></li>`),Ic=G(`<button> </button>`),Lc=G(`<div class="browser svelte-h3thgj"><h1> </h1> <form class="svelte-h3thgj"><label class="svelte-h3thgj"> <select></select></label> <label class="svelte-h3thgj"> <input type="search"/></label> <label class="svelte-h3thgj"> <select><option> </option><!></select></label> <label class="svelte-h3thgj"> <select><option> </option><!></select></label></form> <p role="status"> </p> <ul class="svelte-h3thgj"></ul> <!></div>`);function Rc(e,t){A(t,!0);let n=P(``),r=P(``),i=P(``),a=P(60),o=M(()=>t.game||$.games[0]?.name||``),s=M(()=>[...$.cards[U(o)]?.values()??[]].map(e=>Tc(U(o),e.slug,e))),c=M(()=>[...new Set(U(s).map(e=>e.group))].filter(Boolean).sort()),l=M(()=>[...new Set(U(s).map(e=>e.type))].filter(Boolean).sort()),u=M(()=>U(s).filter(e=>{let t=[e.name,e.kind,...e.lines].join(` `).toLowerCase();return U(n).toLowerCase().split(/\s+/).every(e=>t.includes(e))&&(!U(r)||e.group===U(r))&&(!U(i)||e.type===U(i))}));function d(e,t,n){return U(s).filter(n=>n[e]===t).map(e=>e.kind.split(` · `)[n]??``).filter(Boolean).sort((e,t)=>e.length-t.length)[0]??t}var f=Lc(),p=I(f),m=R(p,!0),h=z(p,2),g=I(h),_=I(g),v=z(_);X(v,21,()=>$.games,Y,(e,t)=>{var n=Pc(),r=R(n,!0),i={};B(()=>{q(r,U(t).title),i!==(i=U(t).name)&&(n.value=(n.__value=i)??``)}),K(e,n)}),k(v);var y;Ei(v),k(g);var b=z(g,2),x=I(b,!0),S=z(x);Pi(S),k(b);var C=z(b,2),w=I(C),T=z(w),E=I(T),ee=R(E,!0);E.value=E.__value=``,X(z(E),17,()=>U(c),Y,(e,t)=>{var n=Pc(),r=R(n,!0),i={};B(e=>{q(r,e),i!==(i=U(t))&&(n.value=(n.__value=i)??``)},[()=>d(`group`,U(t),1)]),K(e,n)}),k(T),Ei(T),k(C);var te=z(C,2),ne=I(te),re=z(ne),ie=I(re),ae=R(ie,!0);ie.value=ie.__value=``,X(z(ie),17,()=>U(l),Y,(e,t)=>{var n=Pc(),r=R(n,!0),i={};B(e=>{q(r,e),i!==(i=U(t))&&(n.value=(n.__value=i)??``)},[()=>d(`type`,U(t),0)]),K(e,n)}),k(re),Ei(re),k(te),k(h);var oe=z(h,2),se=R(oe,!0),ce=z(oe,2);X(ce,21,()=>U(u).slice(0,U(a)),e=>e.slug,(e,t)=>{var n=Fc();Nc(I(n),{get face(){return U(t)},get game(){return U(o)}}),k(n),K(e,n)}),k(ce);var le=z(ce,2),ue=e=>{var t=Ic(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`more-cards`)]),W(`click`,t,()=>F(a,U(a)+60)),K(e,t)};J(le,e=>{U(u).length>U(a)&&e(ue)}),k(f),B((e,t,n,r,i,a,s,c)=>{q(m,e),q(_,`${t??``} `),y!==(y=U(o))&&(v.value=(v.__value=y)??``,Ti(v,y)),q(x,n),q(w,`${r??``} `),q(ee,i),q(ne,`${a??``} `),q(ae,s),q(se,c)},[()=>Q(`cards`),()=>Q(`game`),()=>Q(`search`),()=>Q(`group`),()=>Q(`all`),()=>Q(`type`),()=>Q(`all`),()=>Q(`found`,{n:U(u).length})]),Mr(`submit`,h,e=>e.preventDefault()),W(`change`,v,e=>location.hash=`#/cards/${e.currentTarget.value}`),Bi(S,()=>U(n),e=>F(n,e)),Di(T,()=>U(r),e=>F(r,e)),Di(re,()=>U(i),e=>F(i,e)),K(e,f),j()}Nr([`change`,`click`]);function zc(e,t,n){let r=t=>({ArrowLeft:e.x-t.x,ArrowRight:t.x-e.x,ArrowUp:e.y-t.y,ArrowDown:t.y-e.y})[n],i=t=>Math.abs(n===`ArrowLeft`||n===`ArrowRight`?t.y-e.y:t.x-e.x),a=-1,o=1/0;return t.forEach((e,t)=>{let n=r(e)+2*i(e);r(e)>4&&n<o&&(a=t,o=n)}),a}function Bc(e){let t=e.getBoundingClientRect();return{x:t.x+t.width/2,y:t.y+t.height/2}}function Vc(e){let t=[...document.querySelectorAll(`[data-target], .prompt .buttons button:not(:disabled)`)];if(!t.length)return;let n=document.activeElement,r=n&&t.includes(n)?zc(Bc(n),t.map(Bc),e):0;r>=0&&(t[r].focus(),t[r].scrollIntoView({block:`nearest`,inline:`nearest`}))}function Hc(e){return e.startsWith(`Arrow`)}function Uc(e){let t=e.target;return e.ctrlKey||e.metaKey||e.altKey||/^(INPUT|TEXTAREA|SELECT)$/.test(t.tagName)}var Wc=G(`<button class="link svelte-1vyoe2b"> </button>`),Gc=G(`<button class="link rule svelte-1vyoe2b">§</button>`),Kc=G(`<li><!> <!></li>`),qc=G(`<li class="small svelte-1vyoe2b"> </li>`),Jc=G(`<div class="log svelte-1vyoe2b" tabindex="0" role="log"><ol class="svelte-1vyoe2b"></ol></div>`);function Yc(e,t){A(t,!0);let{sitting:n,face:r}=is(),i=M(()=>n.moment?n.moment.lines??[]:n.log.slice(-200)),a=P(void 0);kn(()=>{U(i).length&&br().then(()=>U(a)?.scrollTo({top:U(a).scrollHeight}))});var o=Jc(),s=I(o);X(s,21,()=>U(i),Y,(e,t)=>{var i=Kc();let a;var o=I(i);X(o,17,()=>nc(U(t).text,new Map((U(t).cards??[]).map(e=>[r(e).name,e]))),Y,(e,t)=>{var n=Wr(),r=L(n),i=e=>{var n=Wc(),r=R(n,!0);B(()=>q(r,U(t).text)),W(`click`,n,()=>cs({slug:U(t).slug,things:[],deed:``,notes:[]})),K(e,n)},a=e=>{var n=Ur();B(()=>q(n,U(t).text)),K(e,n)};J(r,e=>{U(t).slug?e(i):e(a,-1)}),K(e,n)});var s=z(o,2),c=e=>{var r=Gc();B(e=>{Z(r,`aria-label`,e),Z(r,`title`,U(t).rule)},[()=>Q(`rule`,{id:U(t).rule})]),W(`click`,r,()=>n.rule(U(t).rule)),K(e,r)};J(s,e=>{U(t).rule&&e(c)}),k(i),B(()=>a=bi(i,1,`svelte-1vyoe2b`,null,a,{small:U(t).small})),K(e,i)},e=>{var t=qc(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`no-log`)]),K(e,t)}),k(s),k(o),Gi(o,e=>F(a,e),()=>U(a)),B(e=>Z(o,`aria-label`,e),[()=>Q(`log`)]),K(e,o),j()}Nr([`click`]);var Xc=G(`<li class="svelte-1uqcdjh"> </li>`),Zc=G(`<section aria-labelledby="plain-force"><h2 id="plain-force" class="svelte-1uqcdjh"> </h2> <ul class="svelte-1uqcdjh"></ul></section>`),Qc=G(`<li class="svelte-1uqcdjh"><button class="svelte-1uqcdjh"> </button></li>`),$c=G(`<div class="plain svelte-1uqcdjh"><section aria-labelledby="plain-table"><h2 id="plain-table" class="svelte-1uqcdjh"> </h2> <ul class="svelte-1uqcdjh"></ul></section> <!> <section aria-labelledby="plain-answers"><h2 id="plain-answers" class="svelte-1uqcdjh"> </h2> <p> </p> <ol class="svelte-1uqcdjh"></ol> <form><label for="typed"> </label> <div class="line svelte-1uqcdjh"><input id="typed" autocomplete="off" autocapitalize="off" spellcheck="false" class="svelte-1uqcdjh"/> <button class="main"> </button></div> <p class="quiet svelte-1uqcdjh"> </p></form></section></div>`);function el(e,t){A(t,!0);let{sitting:n}=is(),r=n.asking,i=M(()=>r.question),a=M(()=>U(i)?.kind===`distribute`||U(i)?.kind===`number`),o=P(``),s={undo:()=>void n.undo(),hint:()=>void n.askHint(),why:e=>void n.whyNot(e),table:()=>void n.describe()};kn(()=>void n.describe());function c(e){e.preventDefault();let t=U(o).trim();if(!t)return;F(o,``);let[c=``,...u]=t.split(/\s+/),d=s[c.toLowerCase()];if(d)return d(u.join(` `));let f=/^\d+(\s+\d+)*$/.test(t)?t.split(/\s+/).map(Number):[];if(f.length&&U(i)&&!U(a))return l(f);let p=U(i)?ha(U(i),t):[];p.length===1?r.choose(p[0]):n.type(t)}function l(e){let t=e.map(e=>U(i).options[e-1]);if(t.some(e=>!e))return n.say(U(i).expected??``,!0);if(!r.gathers)return r.choose(t[0]);r.clear();for(let e of t)r.gather(e);r.whole?r.confirm():n.say(U(i).expected??``,!0)}var u=$c(),d=I(u),f=I(d),p=R(f,!0),m=z(f,2);X(m,21,()=>n.sentences,e=>e.key,(e,t)=>{var n=Xc(),r=R(n,!0);B(()=>q(r,U(t).text)),K(e,n)}),k(m),k(d);var h=z(d,2),g=e=>{var t=Zc(),r=I(t),i=R(r,!0),a=z(r,2);X(a,21,()=>n.shown.force,Y,(e,t)=>{var n=Xc(),r=R(n,!0);B(()=>q(r,U(t).effect)),K(e,n)}),k(a),k(t),B(e=>q(i,e),[()=>Q(`in-force`)]),K(e,t)};J(h,e=>{n.shown?.force?.length&&e(g)});var _=z(h,2),v=I(_),y=R(v,!0),b=z(v,2),x=R(b,!0),S=z(b,2);X(S,21,()=>U(i)?.options??[],Y,(e,t)=>{var n=Qc(),i=I(n),a=R(i,!0);k(n),B(()=>q(a,U(t).sentence)),W(`click`,i,()=>r.choose(U(t))),K(e,n)}),k(S);var C=z(S,2),w=I(C),T=R(w,!0),E=z(w,2),ee=I(E);Pi(ee);var te=R(z(ee,2),!0);k(E);var ne=R(z(E,2));k(C),k(_),k(u),B((e,t,n,r,a)=>{q(p,e),q(y,t),q(x,U(i)?.prompt??``),q(T,n),q(te,r),q(ne,`${U(i)?.expected??``??``} ${a??``}`)},[()=>Q(`table`),()=>Q(`answers`),()=>Q(`type-here`),()=>Q(`send`),()=>Q(`plain-commands`)]),Mr(`submit`,C,c),Bi(ee,()=>U(o),e=>F(o,e)),K(e,u),j()}Nr([`click`]);var tl=G(`<p class="more svelte-behlsj"> </p>`),nl=G(`<p class="text svelte-behlsj"> </p> <!>`,1),rl=G(`<p class="text svelte-behlsj"> </p>`),il=G(`<p class="text quiet svelte-behlsj"> </p>`),al=G(`<label class="number"><span class="unseen"> </span> <input type="number"/></label> <button class="main svelte-behlsj"> </button>`,1),ol=G(`<button class="svelte-behlsj"> </button>`),sl=G(`<span class="share svelte-behlsj"><button class="svelte-behlsj">−</button> <span> <b> </b></span> <button class="svelte-behlsj">+</button> <button class="svelte-behlsj"> </button></span>`),cl=G(`<button class="svelte-behlsj"> <kbd class="svelte-behlsj">Esc</kbd></button>`),ll=G(`<!> <!> <button class="main svelte-behlsj"> <kbd class="svelte-behlsj">⏎</kbd></button> <!>`,1),ul=G(`<kbd class="svelte-behlsj"> </kbd>`),dl=G(`<button> <!></button>`),fl=G(`<button class="svelte-behlsj"> <!></button>`),pl=G(`<div class="buttons svelte-behlsj"><!> <!> <!> <!> <!></div>`),ml=G(`<button class="flat svelte-behlsj"><!><span class="svelte-behlsj"> </span></button>`),hl=G(`<button class="flat svelte-behlsj"><!><span class="svelte-behlsj"> </span><kbd class="svelte-behlsj">H</kbd></button>`),gl=G(`<button class="flat svelte-behlsj"><!><span class="svelte-behlsj"> </span><kbd class="svelte-behlsj">U</kbd></button>`),_l=G(`<li class="svelte-behlsj"><button class="svelte-behlsj"> </button></li>`),vl=G(`<ol class="all svelte-behlsj"></ol>`),yl=G(`<section><div class="said svelte-behlsj" aria-live="polite"><!></div> <!> <div class="tools svelte-behlsj"><!> <!> <!></div> <!></section>`);function bl(e,t){A(t,!0);let{sitting:n}=is(),r=n.asking,i=M(()=>r.question),a=M(()=>r.menu.length?r.menu:U(i)&&!r.gathers?sa(U(i)):[]),o=M(()=>U(i)&&!r.menu.length?ca(U(i)):void 0),s=M(()=>_a([...U(a),...U(o)?[U(o)]:[]].map(e=>e.sentence??``))),c=M(()=>U(i)?.kind===`distribute`?Q(`give`,{left:r.left,n:U(i).high}):Q(`choose`,{n:r.picked.length,names:r.picked.map(e=>e.sentence??``).join(`; `)})),l=M(()=>n.table?.result?``:Q(`waiting`,{names:(n.table?.deciding??[]).map(f).join(`, `)})),u=P(!1),d=P(0);kn(()=>{F(d,U(i)?.low??0,!0)}),kn(()=>{!U(i)||r.seq<0||br().then(()=>{let e=[...document.querySelectorAll(`[data-target]`)];e.some(e=>{let{top:t,bottom:n}=e.getBoundingClientRect();return t>=0&&n<=innerHeight*.8})||e.at(-1)?.scrollIntoView({block:`center`})})});function f(e){return n.room?.seats[e]?.name||Q(`player`,{n:e+1})}var p=yl();let m;var h=I(p),g=I(h),_=e=>{var t=nl(),n=L(t),r=R(n,!0),a=z(n,2),o=e=>{var t=tl(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`choose-some`,{low:U(i).low,high:U(i).high})]),K(e,t)};J(a,e=>{U(i).several&&U(i).expected&&e(o)}),B(()=>q(r,U(i).prompt)),K(e,t)},v=e=>{var t=rl(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`looking-back`)]),K(e,t)},y=e=>{var t=il(),n=R(t,!0);B(()=>q(n,U(l))),K(e,t)};J(g,e=>{U(i)?e(_):n.moment?e(v,1):e(y,-1)}),k(h);var b=z(h,2),x=e=>{var t=pl(),n=I(t),l=e=>{var t=al(),n=L(t),a=I(n),o=R(a,!0),s=z(a,2);Pi(s),k(n);var c=z(n,2),l=R(c,!0);B(e=>{q(o,U(i).prompt),Z(s,`min`,U(i).low),Z(s,`max`,U(i).high),q(l,e)},[()=>Q(`take-number`,{n:U(d)})]),Bi(s,()=>U(d),e=>F(d,e)),W(`click`,c,()=>r.send(`${U(i).verb} ${U(d)}`)),K(e,t)};J(n,e=>{U(i).kind===`number`&&e(l)});var u=z(n,2),f=e=>{var t=ll(),n=L(t);X(n,17,()=>U(i).options.filter(e=>!ia(e).length&&e!==U(o)),Y,(e,t)=>{var n=ol(),i=R(n,!0);B(e=>{Z(n,`aria-pressed`,e),q(i,U(t).sentence)},[()=>r.picked.includes(U(t))]),W(`click`,n,()=>r.gather(U(t))),K(e,n)});var a=z(n,2),s=e=>{var t=Wr();X(L(t),17,()=>U(i).options,Y,(e,t,n)=>{var i=sl(),a=I(i),o=z(a,2),s=I(o),c=R(z(s),!0);k(o);var l=z(o,2),u=z(l,2),d=R(u,!0);k(i),B((e,i,o)=>{Z(a,`aria-label`,e),q(s,`${U(t).sentence??``} `),q(c,r.selection.points[n]),Z(l,`aria-label`,i),q(d,o)},[()=>Q(`less`,{name:U(t).sentence??``}),()=>Q(`more`,{name:U(t).sentence??``}),()=>Q(`all-rest`)]),W(`click`,a,()=>r.gather(U(t),-1)),W(`click`,l,()=>r.gather(U(t))),W(`click`,u,()=>r.gather(U(t),r.left)),K(e,i)}),K(e,t)};J(a,e=>{U(i).kind===`distribute`&&e(s)});var l=z(a,2),u=I(l,!0);Ee(),k(l);var d=z(l,2),f=e=>{var t=cl(),n=I(t,!0);Ee(),k(t),B(e=>q(n,e),[()=>Q(`start-over`)]),W(`click`,t,()=>r.clear()),K(e,t)};J(d,e=>{r.picked.length&&e(f)}),B(()=>{l.disabled=!r.whole||!r.picked.length&&U(i).kind!==`distribute`,q(u,U(c))}),W(`click`,l,()=>r.confirm()),K(e,t)};J(u,e=>{r.gathers&&e(f)});var p=z(u,2);X(p,17,()=>U(a),Y,(e,t,n)=>{var i=dl();let o;var c=I(i,!0),l=z(c),u=e=>{var t=ul(),r=R(t,!0);B(e=>q(r,e),[()=>U(s)[n].toUpperCase()]),K(e,t)};J(l,e=>{U(s)[n]&&e(u)}),k(i),B(()=>{Z(i,`data-letter`,U(s)[n]),o=bi(i,1,`svelte-behlsj`,null,o,{main:!r.menu.length&&U(a).length===1}),q(c,U(t).sentence)}),W(`click`,i,()=>r.choose(U(t))),K(e,i)});var m=z(p,2),h=e=>{var t=fl(),n=I(t,!0),i=z(n),a=e=>{var t=ul(),n=R(t,!0);B(e=>q(n,e),[()=>U(s).at(-1).toUpperCase()]),K(e,t)},c=M(()=>U(s).at(-1));J(i,e=>{U(c)&&e(a)}),k(t),B(e=>{Z(t,`data-letter`,e),q(n,U(o).sentence)},[()=>U(s).at(-1)]),W(`click`,t,()=>r.choose(U(o))),K(e,t)};J(m,e=>{U(o)&&e(h)});var g=z(m,2),_=e=>{var t=cl(),n=I(t,!0);Ee(),k(t),B(e=>q(n,e),[()=>Q(`back`)]),W(`click`,t,()=>r.clear()),K(e,t)};J(g,e=>{r.menu.length&&e(_)}),k(t),K(e,t)};J(b,e=>{U(i)&&!r.sent&&e(x)});var S=z(b,2),C=I(S),w=e=>{var t=ml(),n=I(t);Jo(n,{name:`menu`});var r=R(z(n),!0);k(t),B(e=>{Z(t,`aria-expanded`,U(u)),q(r,e)},[()=>Q(`all-answers`,{n:U(i).options.length})]),W(`click`,t,()=>F(u,!U(u))),K(e,t)};J(C,e=>{U(i)&&U(i).options.length>1&&e(w)});var T=z(C,2),E=e=>{var t=hl(),r=I(t);Jo(r,{name:`hint`});var i=R(z(r),!0);Ee(),k(t),B(e=>q(i,e),[()=>Q(`hint`)]),W(`click`,t,()=>n.askHint()),K(e,t)};J(T,e=>{n.room?.hints&&U(i)&&e(E)});var ee=z(T,2),te=e=>{var t=gl(),r=I(t);Jo(r,{name:`undo`});var i=R(z(r),!0);Ee(),k(t),B(e=>q(i,e),[()=>Q(`undo`)]),W(`click`,t,()=>n.undo()),K(e,t)};J(ee,e=>{n.room?.yours.length&&n.table?.at&&!n.moment&&e(te)}),k(S);var ne=z(S,2),re=e=>{var t=vl();X(t,21,()=>U(i).options,Y,(e,t)=>{var n=_l(),i=I(n),a=R(i,!0);k(n),B(()=>q(a,U(t).sentence)),W(`click`,i,()=>r.choose(U(t))),K(e,n)}),k(t),K(e,t)};J(ne,e=>{U(u)&&U(i)&&e(re)}),k(p),B(e=>{m=bi(p,1,`prompt svelte-behlsj`,null,m,{mine:U(i)&&!r.sent}),Z(p,`aria-label`,e),Z(p,`data-seq`,r.seq),Z(p,`data-menu`,r.menu.length>0),Z(p,`data-gathers`,r.gathers)},[()=>Q(`question`)]),K(e,p),j()}Nr([`click`]);var xl=Hr(`<path class="course svelte-fg7gx3"></path>`),Sl=G(`<span><svg class="key svelte-fg7gx3" viewBox="0 0 24 6" aria-hidden="true"><path d="M0 3H24" class="svelte-fg7gx3"></path></svg> </span>`),Cl=G(`<figure class="svelte-fg7gx3"><svg viewBox="0 0 300 100" role="img" class="svelte-fg7gx3"><path class="axis svelte-fg7gx3" d="M0 92H300M0 8V92"></path><!><text x="3" y="16" class="svelte-fg7gx3"> </text></svg> <figcaption class="svelte-fg7gx3"></figcaption></figure>`),wl=G(`<button> </button>`),Tl=G(`<section class="report svelte-fg7gx3" aria-labelledby="report"><h2 id="report"> </h2> <div class="charts svelte-fg7gx3"></div> <div class="next svelte-fg7gx3"><button class="main"> </button> <!> <button> </button> <a class="button" href="#/"> </a></div></section>`);function El(e,t){A(t,!0);let{sitting:n}=is(),r=M(()=>n.report),i=M(()=>[...new Set(U(r).courses.map(e=>e.name))]),a=[`#f0c674`,`#7fd1c7`,`#c39bf0`,`#ff9d8f`],o=[``,`7 4`,`2 4`,`9 3 2 3`];function s(e,t){let n=300/Math.max(1,e.length-1);return e.map((e,r)=>`${r?`L`:`M`}${(r*n).toFixed(1)} ${(92-84*e/t).toFixed(1)}`).join(``)}var c=Tl(),l=I(c),u=R(l,!0),d=z(l,2);X(d,21,()=>U(i),Y,(e,t)=>{let n=M(()=>U(r).courses.filter(e=>e.name===U(t))),i=M(()=>Math.max(1,...U(n).flatMap(e=>e.values)));var c=Cl(),l=I(c),u=z(I(l));X(u,17,()=>U(n),Y,(e,t)=>{var n=xl();B(e=>{Z(n,`d`,e),Z(n,`stroke`,a[U(t).seat]),Z(n,`stroke-dasharray`,o[U(t).seat])},[()=>s(U(t).values,U(i))]),K(e,n)});var d=R(z(u),!0);k(l);var f=z(l,2);X(f,21,()=>U(n),Y,(e,t)=>{var n=Sl(),r=I(n),i=R(r),s=z(r);k(n),B(e=>{Z(i,`stroke`,a[U(t).seat]),Z(i,`stroke-dasharray`,o[U(t).seat]),q(s,` ${U(t).title??``}: ${U(t).values[0]??``} → ${e??``}`)},[()=>U(t).values.at(-1)]),K(e,n)}),k(f),k(c),B(e=>{Z(l,`aria-label`,e),q(d,U(i))},[()=>U(n).map(e=>e.title).join(`; `)]),K(e,c)}),k(d);var f=z(d,2),p=I(f),m=R(p,!0),h=z(p,2),g=e=>{var t=wl(),r=R(t,!0);B(e=>q(r,e),[()=>Q(`again-swapped`)]),W(`click`,t,()=>n.rematch(!0)),K(e,t)},_=M(()=>$.games.find(e=>e.name===n.room?.game)?.decks);J(h,e=>{U(_)&&e(g)});var v=z(h,2),y=R(v,!0),b=R(z(v,2),!0);k(f),k(c),B((e,t,n)=>{q(u,U(r).summary),q(m,e),q(y,t),q(b,n)},[()=>Q(`again`),()=>Q(`replay`),()=>Q(`another-game`)]),W(`click`,p,()=>n.rematch(!1)),W(`click`,v,()=>n.lookBack(0)),K(e,c),j()}Nr([`click`]);var Dl=G(`<p class="next svelte-5tp05g"> </p>`),Ol=G(`<section class="timeline svelte-5tp05g"><div class="steps svelte-5tp05g"><button> </button> <button> </button> <button> </button> <button> </button></div> <label class="slider svelte-5tp05g"><span> </span> <input type="range" min="0" class="svelte-5tp05g"/></label> <!> <div class="steps svelte-5tp05g"><button class="main"> </button> <button> </button></div></section>`);function kl(e,t){A(t,!0);let{sitting:n}=is(),r=M(()=>n.moment),i=M(()=>n.moves[U(r).at]),a=M(()=>n.moves.filter((e,t)=>t===0||n.moves[t-1].turn!==e.turn).map(e=>e.at));function o(e){let t=e>0?U(a).find(e=>e>U(r).at):U(a).findLast(e=>e<U(r).at);n.lookBack(t??(e>0?U(r).end:0))}var s=Ol(),c=I(s),l=I(c),u=R(l,!0),d=z(l,2),f=R(d,!0),p=z(d,2),m=R(p,!0),h=z(p,2),g=R(h,!0);k(c);var _=z(c,2),v=I(_),y=R(v,!0),b=z(v,2);Pi(b),k(_);var x=z(_,2),S=e=>{var t=Dl(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`next-move`,{n:U(i).seat+1,what:U(i).sentence})]),K(e,t)};J(x,e=>{U(i)?.sentence&&e(S)});var C=z(x,2),w=I(C),T=R(w,!0),E=z(w,2),ee=R(E,!0);k(C),k(s),B((e,t,n,i,a,o,c,_)=>{Z(s,`aria-label`,e),l.disabled=U(r).at===0,q(u,t),d.disabled=U(r).at===0,q(f,n),p.disabled=U(r).at>=U(r).end,q(m,i),h.disabled=U(r).at>=U(r).end,q(g,a),q(y,o),Z(b,`max`,U(r).end),Fi(b,U(r).at),q(T,c),q(ee,_)},[()=>Q(`replay`),()=>Q(`turn-back`),()=>Q(`step-back`),()=>Q(`step-on`),()=>Q(`turn-on`),()=>Q(`moment`,{at:U(r).at,end:U(r).end,turn:U(r).turn}),()=>Q(`play-on`),()=>Q(`to-now`)]),W(`click`,l,()=>o(-1)),W(`click`,d,()=>n.lookBack(U(r).at-1)),W(`click`,p,()=>n.lookBack(U(r).at+1)),W(`click`,h,()=>o(1)),W(`change`,b,e=>n.lookBack(e.currentTarget.valueAsNumber)),W(`click`,w,()=>$.playOn(U(r).at)),W(`click`,E,()=>n.backToNow()),K(e,s),j()}Nr([`click`,`change`]);var Al=G(`<li> </li>`),jl=G(`<ul class="notes svelte-pi38bc"></ul>`),Ml=G(`<div class="large svelte-pi38bc"><!></div> <!>`,1),Nl=G(`<button class="main"> </button>`),Pl=G(`<button> <kbd>?</kbd></button>`),Fl=G(`<div class="deeds svelte-pi38bc"><!> <!> <button> <kbd>Esc</kbd></button></div>`),Il=G(`<dialog class="svelte-pi38bc"><!> <!></dialog>`),Ll=G(`<p class="quiet svelte-pi38bc"> </p>`),Rl=G(`<div class="beside svelte-pi38bc"><!></div>`);function zl(e,t){A(t,!0);let n=e=>{var t=Wr(),n=L(t),r=e=>{var t=Ml(),n=L(t),r=I(n);{let e=M(()=>o(U(s).slug));Nc(r,{get face(){return U(e)},get game(){return a}})}k(n);var i=z(n,2),c=e=>{var t=jl();X(t,21,()=>U(s).notes,Y,(e,t)=>{var n=Al(),r=R(n,!0);B(()=>q(r,U(t))),K(e,n)}),k(t),K(e,t)};J(i,e=>{U(s).notes.length&&e(c)}),K(e,t)};J(n,e=>{U(s)&&e(r)}),K(e,t)},r=Qi(t,`sheet`,3,!1),{sitting:i,game:a,face:o}=is(),s=M(()=>os.seen),c=M(()=>U(s)?i.asking.options(U(s).things):[]),l=P(void 0);kn(()=>{r()&&(os.open&&!U(l)?.open&&U(l)?.showModal(),!os.open&&U(l)?.open&&U(l).close())});function u(e){ls(),i.asking.touch(e)}var d=Wr(),f=L(d),p=e=>{var t=Il(),r=I(t);n(r);var a=z(r,2),d=e=>{var t=Fl(),n=I(t),r=e=>{var t=Nl(),n=R(t,!0);B(()=>q(n,U(c)[0].sentence)),W(`click`,t,()=>u(U(s).things)),K(e,t)},a=e=>{var t=Wr();X(L(t),17,()=>U(c),Y,(e,t)=>{var n=Nl(),r=R(n,!0);B(()=>q(r,U(t).sentence)),W(`click`,n,()=>{ls(),i.asking.choose(U(t))}),K(e,n)}),K(e,t)};J(n,e=>{i.asking.gathers&&U(c).length?e(r):e(a,-1)});var o=z(n,2),l=e=>{var t=Pl(),n=I(t,!0);Ee(),k(t),B(e=>q(n,e),[()=>Q(`why-not`)]),W(`click`,t,()=>{ls(),i.whyNot(U(s).deed)}),K(e,t)};J(o,e=>{!U(c).length&&U(s).deed&&i.asking.question&&e(l)});var d=z(o,2),f=I(d,!0);Ee(),k(d),k(t),B(e=>q(f,e),[()=>Q(`close`)]),W(`click`,d,function(...e){ls?.apply(this,e)}),K(e,t)};J(a,e=>{U(s)&&e(d)}),k(t),Gi(t,e=>F(l,e),()=>U(l)),B(e=>Z(t,`aria-label`,e),[()=>U(s)?o(U(s).slug).name:``]),Mr(`close`,t,function(...e){ls?.apply(this,e)}),W(`click`,t,e=>e.target===U(l)&&ls()),K(e,t)},m=e=>{var t=Rl(),r=I(t),i=e=>{n(e)},a=e=>{var t=Ll(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`look-here`)]),K(e,t)};J(r,e=>{U(s)?e(i):e(a,-1)}),k(t),K(e,t)};J(f,e=>{r()?e(p):e(m,-1)}),K(e,d),j()}Nr([`click`]);var Bl=G(`<li><b> </b> </li>`),Vl=G(`<section class="chat svelte-10ayso4"><ul aria-live="polite" class="svelte-10ayso4"></ul> <form class="svelte-10ayso4"><input maxlength="300" autocomplete="off" class="svelte-10ayso4"/> <button> </button></form></section>`);function Hl(e,t){A(t,!0);let n=P(``);function r(e){e.preventDefault(),U(n).trim()&&t.sitting.talk(U(n).trim()),F(n,``)}var i=Vl(),a=I(i);X(a,21,()=>t.sitting.chat.slice(-30),Y,(e,t)=>{var n=Bl(),r=I(n),i=R(r,!0),a=z(r);k(n),B(()=>{q(i,U(t).name),q(a,` ${U(t).text??``}`)}),K(e,n)}),k(a);var o=z(a,2),s=I(o);Pi(s);var c=R(z(s,2),!0);k(o),k(i),B((e,t,n)=>{Z(i,`aria-label`,e),Z(s,`aria-label`,t),q(c,n)},[()=>Q(`chat`),()=>Q(`chat-line`),()=>Q(`send`)]),Mr(`submit`,o,r),Bi(s,()=>U(n),e=>F(n,e)),K(e,i),j()}var Ul=G(`<p> </p>`),Wl=G(`<p class="rule svelte-14pn97l"><b> </b> </p>`),Gl=G(`<div><div><!> <!></div> <button class="svelte-14pn97l"> <kbd>Esc</kbd></button></div>`),Kl=G(`<p> <button class="main"> </button> <!></p>`),ql=G(`<p class="rule svelte-14pn97l"> </p>`),Jl=G(`<div class="notice svelte-14pn97l"><div><!> <!></div> <button class="svelte-14pn97l"> <kbd>Esc</kbd></button></div>`),Yl=G(`<div class="notices" role="status"><!> <!></div>`);function Xl(e,t){A(t,!0);let n=Qi(t,`sitting`,7),r=e=>e>0?`+${e}`:`${e}`;var i=Yl(),a=I(i),o=e=>{var t=Gl();let r;var i=I(t),a=I(i),o=e=>{var t=Ul(),r=R(t,!0);B(()=>q(r,n().notice.text)),K(e,t)};J(a,e=>{n().notice.text&&e(o)}),X(z(a,2),17,()=>n().notice.rules,Y,(e,t)=>{var n=Wl(),r=I(n),i=R(r,!0),a=z(r);k(n),B(()=>{q(i,U(t).rule),q(a,` ${U(t).text??``}`)}),K(e,n)}),k(i);var s=z(i,2),c=I(s,!0);Ee(),k(s),k(t),B(e=>{r=bi(t,1,`notice svelte-14pn97l`,null,r,{bad:n().notice.bad}),q(c,e)},[()=>Q(`close`)]),W(`click`,s,()=>n().notice=null),K(e,t)};J(a,e=>{n().notice&&e(o)});var s=z(a,2),c=e=>{let t=M(()=>{let[e,...t]=n().hint.suggestions;return{best:e,others:t}});var i=Jl(),a=I(i),o=I(a),s=e=>{var i=Kl(),a=I(i),o=z(a),s=R(o,!0),c=z(o),l=z(c),u=e=>{var n=Ur();B(e=>q(n,`(${e??``})`),[()=>U(t).best.parts.map(e=>`${e.what} ${r(e.points)}`).join(`, `)]),K(e,n)};J(l,e=>{U(t).best.parts.length&&e(u)}),k(i),B((e,n)=>{q(a,`${e??``} `),q(s,U(t).best.sentence),q(c,` ${n??``} `)},[()=>Q(`hint-best`),()=>r(U(t).best.value)]),W(`click`,o,()=>n().asking.send(U(t).best.answer)),K(e,i)};J(o,e=>{U(t).best&&e(s)});var c=z(o,2),l=e=>{var n=ql(),i=R(n,!0);B(e=>q(i,e),[()=>Q(`hint-others`,{list:U(t).others.slice(0,2).map(e=>`${e.sentence} (${r(e.value)})`).join(`; `)})]),K(e,n)};J(c,e=>{U(t).others.length&&e(l)}),k(a);var u=z(a,2),d=I(u,!0);Ee(),k(u),k(i),B(e=>q(d,e),[()=>Q(`close`)]),W(`click`,u,()=>n().hint=null),K(e,i)};J(s,e=>{n().hint&&e(c)}),k(i),K(e,i),j()}Nr([`click`]);var Zl=G(`<label class="svelte-1f7jbhr"> <input/></label>`),Ql=G(`<button class="main svelte-1f7jbhr"> </button>`),$l=G(`<li class="svelte-1f7jbhr"><span> </span> <!></li>`),eu=G(`<p role="alert" class="error svelte-1f7jbhr"> </p>`),tu=G(`<div class="waiting svelte-1f7jbhr"><h2> </h2> <p> </p> <div class="link svelte-1f7jbhr"><input readonly="" class="svelte-1f7jbhr"/> <button> </button></div> <!> <ol></ol> <!></div>`);function nu(e,t){A(t,!0);let n=M(()=>t.sitting.room),r=M(()=>$.games.find(e=>e.name===U(n).game)),i=M(()=>location.href),a=P(!1),o=P(`generated-${Math.floor(Math.random()*1e6)}`),s=P(``);async function c(){await navigator.clipboard?.writeText(U(i)),F(a,!0)}async function l(e){try{await $.link.ask({type:`sit`,seat:e,...U(r)?.decks?{deck:U(o)}:{}},`seat`)}catch(e){e instanceof $i&&F(s,e.message,!0)}}var u=tu(),d=I(u),f=R(d,!0),p=z(d,2),m=R(p,!0),h=z(p,2),g=I(h);Pi(g);var _=z(g,2),v=R(_,!0);k(h);var y=z(h,2),b=e=>{var t=Zl(),n=I(t,!0),r=z(n);Pi(r),k(t),B(e=>q(n,e),[()=>Q(`deck`)]),Bi(r,()=>U(o),e=>F(o,e)),K(e,t)};J(y,e=>{U(r)?.decks&&!U(n).yours.length&&e(b)});var x=z(y,2);X(x,21,()=>U(n).seats,Y,(e,t,r)=>{var i=$l(),a=I(i),o=R(a,!0),s=z(a,2),c=e=>{var t=Ql(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`sit`)]),W(`click`,t,()=>l(r)),K(e,t)};J(s,e=>{U(t).kind===`open`&&!U(n).yours.length&&e(c)}),k(i),B(e=>q(o,e),[()=>U(t).name||Q(U(t).kind===`open`?`open-seat`:`player`,{n:r+1})]),K(e,i)}),k(x);var S=z(x,2),C=e=>{var t=eu(),n=R(t,!0);B(()=>q(n,U(s))),K(e,t)};J(S,e=>{U(s)&&e(C)}),k(u),B((e,t,n,r)=>{q(f,e),q(m,t),Fi(g,U(i)),Z(g,`aria-label`,n),q(v,r)},[()=>Q(`waiting-room`),()=>Q(`share-link`),()=>Q(`link`),()=>U(a)?Q(`copied`):Q(`copy`)]),Mr(`focus`,g,e=>e.currentTarget.select()),W(`click`,_,c),K(e,u),j()}Nr([`click`]);var ru=G(`<p class="opening svelte-vrg389" role="status"> </p>`),iu=G(`<div class="cover svelte-vrg389"><h2> </h2> <button class="main"> </button></div>`),au=G(`<li> </li>`),ou=G(`<section class="force svelte-vrg389" tabindex="0"><h2 class="svelte-vrg389"> </h2> <ul class="svelte-vrg389"></ul></section>`),su=G(`<div><div class="left svelte-vrg389"><div class="table svelte-vrg389"><!></div> <!> <!> <!></div> <aside class="right svelte-vrg389"><div class="zoom svelte-vrg389"><!></div> <!> <!> <!></aside></div> <!>`,1);function cu(e,t){A(t,!0);let n=Qi(t,`sitting`,7),r=M(()=>n().room?.game??``),i=M(()=>bc(U(r))?.Board);as({get sitting(){return n()},get game(){return U(r)},face:e=>Tc(U(r),e,$.cards[U(r)]?.get(e)),tell:(e,t)=>Cc(U(r),e,t)});function a(e){if(Uc(e)||document.querySelector(`dialog[open]`))return;let t=e.key.toLowerCase(),n=document.querySelector(`.prompt [data-letter="${CSS.escape(t)}"]`),r=Hc(e.key)?()=>Vc(e.key):o[e.key]??o[t]??(n&&(()=>n.click()));r&&(e.preventDefault(),r())}let o={u:()=>void n().undo(),h:()=>void n().askHint(),l:()=>n().aside=!n().aside,v:()=>Ca.plain=!Ca.plain,z:()=>os.seen&&cs(os.seen),"?":()=>void c(),Escape:()=>s()," ":()=>n().skip()};function s(){os.open?ls():n().asking.menu.length||n().asking.picked.length?n().asking.clear():n().notice||n().hint?n().notice=n().hint=null:n().aside=!1}async function c(){os.seen?.deed&&n().asking.question?await n().whyNot(os.seen.deed):n().say(Q(`keys-help`))}function l(e){let t=document.activeElement===document.body;e.key===`Enter`&&t&&n().asking.whole&&n().asking.confirm()}var u=Wr();Mr(`keydown`,ln,e=>{l(e),a(e)});var d=L(u),f=e=>{nu(e,{get sitting(){return n()}})},p=e=>{var t=ru(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`opening`)]),K(e,t)},m=e=>{var t=su(),r=L(t);let a;var o=I(r),s=I(o),c=I(s),l=e=>{var t=iu(),r=I(t),i=R(r,!0),a=z(r,2),o=R(a,!0);k(t),B((e,t)=>{q(i,e),q(o,t)},[()=>Q(`hand-over`,{name:n().room?.seats[n().table.seat]?.name||Q(`player`,{n:n().table.seat+1})}),()=>Q(`uncover`)]),W(`click`,a,()=>n().uncovered=n().table.seat),K(e,t)},u=e=>{el(e,{})},d=e=>{var t=Wr();ui(L(t),()=>U(i),(e,t)=>{t(e,{get view(){return n().shown.view}})}),K(e,t)};J(c,e=>{n().covered?e(l):Ca.plain||!U(i)?e(u,1):e(d,-1)}),k(s);var f=z(s,2);Xl(f,{get sitting(){return n()}});var p=z(f,2),m=e=>{El(e,{})};J(p,e=>{n().report&&!n().moment&&e(m)});var h=z(p,2),g=e=>{kl(e,{})},_=e=>{bl(e,{})};J(h,e=>{n().moment?e(g):n().covered||e(_,1)}),k(o);var v=z(o,2),y=I(v);zl(I(y),{}),k(y);var b=z(y,2),x=e=>{var t=ou(),r=I(t),i=R(r,!0),a=z(r,2);X(a,21,()=>n().shown.force,Y,(e,t)=>{var n=au(),r=R(n,!0);B(()=>q(r,U(t).effect)),K(e,n)}),k(a),k(t),B((e,n)=>{Z(t,`aria-label`,e),q(i,n)},[()=>Q(`in-force`),()=>Q(`in-force`)]),K(e,t)};J(b,e=>{n().shown.force?.length&&e(x)});var S=z(b,2);Yc(S,{});var C=z(S,2),w=e=>{Hl(e,{get sitting(){return n()}})},T=M(()=>n().room&&n().room.chat!==!1&&n().room.seats.filter(e=>e.kind===`person`).length>1);J(C,e=>{U(T)&&e(w)}),k(v),k(r),zl(z(r,2),{sheet:!0}),B(e=>{a=bi(r,1,`room svelte-vrg389`,null,a,{aside:n().aside}),Z(v,`aria-label`,e)},[()=>Q(`beside`)]),K(e,t)};J(d,e=>{n().room?.status===`waiting`?e(f):!n().shown||!$.cards[U(r)]?e(p,1):e(m,-1)}),K(e,u),j()}Nr([`click`]);var lu=G(`<option> </option>`),uu=G(`<button type="button"> </button>`),du=G(`<label class="svelte-3mnlam"> <textarea rows="5"></textarea></label> <button type="button"> </button>`,1),fu=G(`<p class="error svelte-3mnlam" role="alert"> </p>`),pu=G(`<p class="svelte-3mnlam"><b> </b> </p>`),mu=G(`<details class="svelte-3mnlam"><summary class="svelte-3mnlam"> </summary> <!></details>`),hu=G(`<div class="deck svelte-3mnlam"><label class="svelte-3mnlam"> <select class="svelte-3mnlam"><!><option> </option><option> </option></select></label> <!> <!> <!> <!></div>`);function gu(e,t){A(t,!0);let n=Qi(t,`deck`,15),r=P([]),i=P(``),a=P(0),o=P(``),s=P(null),c=P(``);kn(()=>{Fo.lang,$.link.ask({type:`decks`,game:t.game},`decks`).then(e=>{F(r,e.decks),U(i)||l(U(r)[t.seat%U(r).length]?.name??`generated`)},()=>void 0)});function l(e){F(i,e,!0),e===`generated`?u():e!==`own`&&d({name:e})}function u(){F(a,Math.floor(Math.random()*1e6),!0),d({name:`generated-${U(a)}`})}async function d(e){F(c,``),n(e.name??e.text??``);try{F(s,await $.link.ask({type:`deck`,game:t.game,...e},`deck`))}catch(e){F(s,null),e instanceof $i&&F(c,e.message,!0)}}var f=hu(),p=I(f),m=I(p),h=z(m),g=I(h);X(g,17,()=>U(r),Y,(e,t)=>{var n=lu(),r=R(n),i={};B(()=>{q(r,`${U(t).title??``} (${U(t).facts??``})`),i!==(i=U(t).name)&&(n.value=(n.__value=i)??``)}),K(e,n)});var _=z(g),v=R(_,!0);_.value=_.__value=`generated`;var y=z(_),b=R(y,!0);y.value=y.__value=`own`,k(h);var x;Ei(h),k(p);var S=z(p,2),C=e=>{var t=uu(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`generate-again`)]),W(`click`,t,u),K(e,t)};J(S,e=>{U(i)===`generated`&&e(C)});var w=z(S,2),T=e=>{var t=du(),n=L(t),r=I(n,!0),i=z(r);ft(i),k(n);var a=z(n,2),s=R(a,!0);B((e,t)=>{q(r,e),q(s,t)},[()=>Q(`deck-list`),()=>Q(`check-deck`)]),Bi(i,()=>U(o),e=>F(o,e)),W(`click`,a,()=>d({text:U(o)})),K(e,t)};J(w,e=>{U(i)===`own`&&e(T)});var E=z(w,2),ee=e=>{var t=fu(),n=R(t,!0);B(()=>q(n,U(c))),K(e,t)};J(E,e=>{U(c)&&e(ee)});var te=z(E,2),ne=e=>{var t=mu(),n=I(t),r=R(n);X(z(n,2),17,()=>U(s).groups,Y,(e,t)=>{var n=pu(),r=I(n),i=R(r,!0),a=z(r);k(n),B(e=>{q(i,U(t).title),q(a,`: ${e??``}`)},[()=>U(t).cards.join(`, `)]),K(e,n)}),k(t),B(()=>q(r,`${U(s).title??``} · ${U(s).facts??``}`)),K(e,t)};J(te,e=>{U(s)&&e(ne)}),k(f),B((e,n)=>{q(m,`${t.label??``} `),q(v,e),q(b,n),x!==(x=U(i))&&(h.value=(h.__value=x)??``,Ti(h,x))},[()=>Q(`generate`),()=>Q(`own-deck`)]),W(`change`,h,e=>l(e.currentTarget.value)),K(e,f),j()}Nr([`change`,`click`]),Ke();var _u=G(`<li><a class="button"> </a></li>`),vu=G(`<section aria-labelledby="lobby"><h2 id="lobby" class="svelte-1xktl4u"> </h2> <ul class="svelte-1xktl4u"></ul></section>`);function yu(e,t){A(t,!1),Ki();var n=Wr(),r=L(n),i=e=>{var t=vu(),n=I(t),r=R(n,!0),i=z(n,2);X(i,5,()=>$.lobby,e=>e.room,(e,t)=>{var n=_u(),r=I(n),i=R(r);k(n),B((e,n)=>{Z(r,`href`,`#/room/${U(t).room??``}`),q(i,`${e??``}: ${n??``}`)},[()=>$.games.find(e=>e.name===U(t).game)?.title,()=>U(t).seats.map(e=>e.name||Q(`open-seat`)).join(`, `)]),K(e,n)}),k(i),k(t),B(e=>q(r,e),[()=>Q(`lobby`)]),K(e,t)};J(r,e=>{$.lobby.length&&e(i)}),K(e,n),j()}var bu=Hr(`<g class="svelte-hm7qji"><path class="svelte-hm7qji"></path></g>`),xu=G(`<label class="game svelte-hm7qji"><input type="radio" name="game" class="svelte-hm7qji"/> <svg viewBox="0 0 120 44" aria-hidden="true" class="svelte-hm7qji"></svg> <span class="title svelte-hm7qji"> </span> <span class="seats svelte-hm7qji"> </span></label>`),Su=G(`<option> </option>`),Cu=G(`<label class="field svelte-hm7qji"> <select></select></label>`),wu=G(`<label class="field svelte-hm7qji"> <select><!><option> </option><option> </option></select></label>`),Tu=G(`<label class="check svelte-hm7qji"><input type="checkbox"/> </label>`),Eu=G(`<fieldset class="svelte-hm7qji"><legend class="svelte-hm7qji"> </legend> <!></fieldset>`),Du=G(`<p class="error svelte-hm7qji" role="alert"> </p>`),Ou=G(`<div class="columns svelte-hm7qji"><fieldset class="svelte-hm7qji"><legend class="svelte-hm7qji"> </legend> <!> <!> <!></fieldset> <!></div> <!> <button class="main go svelte-hm7qji"> </button>`,1),ku=G(`<div class="start svelte-hm7qji"><div class="hello svelte-hm7qji"><h1 class="svelte-hm7qji"> </h1> <p class="svelte-hm7qji"> </p></div> <form class="svelte-hm7qji"><fieldset class="games svelte-hm7qji"><legend class="svelte-hm7qji"> </legend> <!></fieldset> <!></form> <section class="more svelte-hm7qji"><label class="button svelte-hm7qji"> <input class="unseen" type="file" accept=".json,application/json"/></label> <!></section></div>`);function Au(e,t){A(t,!0);let n=P(``),r=P(2),i=on([`greedy`,`greedy`,`greedy`]),a=on([``,``,``,``]),o=P(!1),s=P(``),c=P(!1),l=M(()=>$.games.find(e=>e.name===U(n))??$.games[0]),u=M(()=>U(l)?Array.from({length:U(l).seats[1]-U(l).seats[0]+1},(e,t)=>U(l).seats[0]+t):[]),d=M(()=>Math.min(Math.max(U(r),U(l)?.seats[0]??2),U(l)?.seats[1]??2)),f=M(()=>i.slice(0,U(d)-1));function p(){return[`me`,...U(f)].map((e,t)=>({kind:e,...U(l)?.decks&&a[t]?{deck:a[t]}:{}}))}async function m(e){F(s,``),F(c,!0);try{await e()}catch(e){F(s,e instanceof $i?e.message:Q(`lost`),!0)}F(c,!1)}function h(e){e.preventDefault(),U(l)&&m(()=>$.create(U(l).name,p(),U(f).includes(`open`)?{listed:U(o)}:{}))}async function g(e){let t=e.currentTarget.files?.[0];t&&await m(async()=>$.load(await t.text()))}var _=ku(),v=I(_),y=I(v),b=R(y,!0),x=R(z(y,2),!0);k(v);var S=z(v,2),C=I(S),w=I(C),T=R(w,!0);X(z(w,2),17,()=>$.games,e=>e.name,(e,t)=>{let r=M(()=>bc(U(t).name));var i=xu();let a;var o=I(i);Pi(o);var s=z(o,2);X(s,21,()=>Object.keys(U(r)?.looks??{}).filter(Boolean).slice(0,4),Y,(e,n,r)=>{var i=bu();Z(i,`transform`,`translate(${6+r*28} 10)`);var a=I(i);let o;k(i),B((e,t)=>{Z(a,`d`,e),o=Si(a,``,o,{"--hue":t})},[()=>wc(U(t).name,U(n)).emblem,()=>wc(U(t).name,U(n)).hue]),K(e,i)}),k(s);var c=z(s,2),u=R(c,!0),d=R(z(c,2),!0);k(i),B(e=>{a=Si(i,``,a,{"--accent":U(r)?.accent??220}),Fi(o,U(t).name),Ii(o,U(t).name===U(l)?.name),q(u,U(t).title),q(d,e)},[()=>Q(`players-range`,{low:U(t).seats[0],high:U(t).seats[1]})]),W(`change`,o,()=>F(n,U(t).name,!0)),K(e,i)}),k(C);var E=z(C,2),ee=e=>{var t=Ou(),n=L(t),d=I(n),p=I(d),m=R(p,!0),h=z(p,2),g=e=>{var t=Cu(),n=I(t),i=z(n);X(i,21,()=>U(u),Y,(e,t)=>{var n=Su(),r=R(n,!0),i={};B(()=>{q(r,U(t)),i!==(i=U(t))&&(n.value=(n.__value=i)??``)}),K(e,n)}),k(i),Ei(i),k(t),B(e=>q(n,`${e??``} `),[()=>Q(`how-many`)]),Di(i,()=>U(r),e=>F(r,e)),K(e,t)};J(h,e=>{U(u).length>1&&e(g)});var _=z(h,2);X(_,17,()=>U(f),Y,(e,t,n)=>{var r=wu(),a=I(r),o=z(a),s=I(o);X(s,17,()=>U(l).bots,Y,(e,t)=>{var n=Su(),r=R(n,!0),i={};B(e=>{q(r,e),i!==(i=U(t).kind)&&(n.value=(n.__value=i)??``)},[()=>Q(`bot`,{title:U(t).title})]),K(e,n)});var c=z(s),u=R(c,!0);c.value=c.__value=`me`;var d=z(c),f=R(d,!0);d.value=d.__value=`open`,k(o),Ei(o),k(r),B((e,t,n)=>{q(a,`${e??``} `),q(u,t),q(f,n)},[()=>Q(`player`,{n:n+2}),()=>Q(`same-screen`),()=>Q(`by-link`)]),Di(o,()=>i[n],e=>i[n]=e),K(e,r)});var v=z(_,2),y=e=>{var t=Tu(),n=I(t);Pi(n);var r=z(n,1,!0);k(t),B(e=>q(r,e),[()=>Q(`in-lobby`)]),Vi(n,()=>U(o),e=>F(o,e)),K(e,t)},b=M(()=>U(f).includes(`open`));J(v,e=>{U(b)&&e(y)}),k(d);var x=z(d,2),S=e=>{var t=Eu(),n=I(t),r=R(n,!0);X(z(n,2),17,()=>[`me`,...U(f)],Y,(e,t,n)=>{var r=Wr(),i=L(r),o=e=>{{let t=M(()=>n?Q(`player`,{n:n+1}):Q(`your-deck`));gu(e,{get game(){return U(l).name},get label(){return U(t)},seat:n,get deck(){return a[n]},set deck(e){a[n]=e}})}};J(i,e=>{U(t)!==`open`&&e(o)}),K(e,r)}),k(t),B(e=>q(r,e),[()=>Q(`decks`)]),K(e,t)};J(x,e=>{U(l).decks&&e(S)}),k(n);var C=z(n,2),w=e=>{var t=Du(),n=R(t,!0);B(()=>q(n,U(s))),K(e,t)};J(C,e=>{U(s)&&e(w)});var T=z(C,2),E=R(T,!0);B((e,t)=>{q(m,e),T.disabled=U(c),q(E,t)},[()=>Q(`opponents`),()=>Q(`go`,{game:U(l).title})]),K(e,t)};J(E,e=>{U(l)&&e(ee)}),k(S);var te=z(S,2),ne=I(te),re=I(ne),ie=z(re);k(ne),yu(z(ne,2),{}),k(te),k(_),B((e,t,n,r)=>{q(b,e),q(x,t),q(T,n),q(re,`${r??``} `)},[()=>Q(`welcome`),()=>Q(`welcome-more`),()=>Q(`pick-game`),()=>Q(`load`)]),Mr(`submit`,S,h),W(`change`,ie,g),K(e,_),j()}Nr([`change`]);var ju=G(`<option> </option>`),Mu=G(`<button> </button>`),Nu=G(`<div class="tools svelte-n22gmb"><button class="flat svelte-n22gmb"><!><span class="svelte-n22gmb"> </span><kbd class="svelte-n22gmb">V</kbd></button> <button class="flat svelte-n22gmb"><!><span class="svelte-n22gmb"> </span></button> <button class="flat svelte-n22gmb"><!><span class="svelte-n22gmb"> </span></button> <button class="flat log-button svelte-n22gmb"><!><span class="svelte-n22gmb"> </span></button></div> <dialog class="svelte-n22gmb"><div class="menu svelte-n22gmb"><h2> </h2> <a class="button"> </a> <button> </button> <label class="row svelte-n22gmb"><span> </span> <select></select></label> <label class="row svelte-n22gmb"><input type="checkbox" class="svelte-n22gmb"/> </label> <label class="row svelte-n22gmb"><input type="checkbox" class="svelte-n22gmb"/> </label> <p class="keys svelte-n22gmb"> </p> <!> <a class="button" href="#/"> </a> <button class="main"> </button></div></dialog>`,1);function Pu(e,t){A(t,!0);let n=Qi(t,`sitting`,7),r=P(void 0),i=[0,250,500,1e3];async function a(){let e=await n().save();if(!e)return;let t=document.createElement(`a`);t.href=URL.createObjectURL(new Blob([e.replay],{type:`application/json`})),t.download=e.name,t.click(),URL.revokeObjectURL(t.href),U(r)?.close()}var o=Nu(),s=L(o),c=I(s),l=I(c);Jo(l,{name:`eye`});var u=R(z(l),!0);Ee(),k(c);var d=z(c,2),f=I(d);Jo(f,{name:`replay`});var p=R(z(f),!0);k(d);var m=z(d,2),h=I(m);Jo(h,{name:`menu`});var g=R(z(h),!0);k(m);var _=z(m,2),v=I(_);{let e=M(()=>n().aside?`purged`:`log`);Jo(v,{get name(){return U(e)}})}var y=R(z(v),!0);k(_),k(s);var b=z(s,2),x=I(b),S=I(x),C=R(S,!0),w=z(S,2),T=R(w,!0),E=z(w,2),ee=R(E,!0),te=z(E,2),ne=I(te),re=R(ne,!0),ie=z(ne,2);X(ie,21,()=>i,Y,(e,t)=>{var n=ju(),r=R(n,!0),i={};B(e=>{q(r,e),i!==(i=U(t))&&(n.value=(n.__value=i)??``)},[()=>Q(`pace-of`,{n:U(t)})]),K(e,n)}),k(ie),Ei(ie),k(te);var ae=z(te,2),oe=I(ae);Pi(oe);var se=z(oe,1,!0);k(ae);var ce=z(ae,2),le=I(ce);Pi(le);var ue=z(le);k(ce);var de=z(ce,2),fe=R(de,!0),pe=z(de,2),me=e=>{var t=Mu(),i=R(t,!0);B(e=>q(i,e),[()=>Q(`resign`)]),W(`click`,t,()=>{U(r)?.close(),n().resign()}),K(e,t)};J(pe,e=>{n().lasts&&n().room?.yours.length&&e(me)});var he=z(pe,2),ge=R(he,!0),_e=z(he,2),ve=R(_e,!0);k(x),k(b),Gi(b,e=>F(r,e),()=>U(r)),B((e,t,r,i,a,o,s,l,f,m,h,v,x,S)=>{Z(c,`aria-pressed`,Ca.plain),q(u,e),d.disabled=!!n().moment||!n().table,q(p,t),q(g,r),Z(_,`aria-expanded`,n().aside),q(y,i),Z(b,`aria-label`,a),q(C,o),Z(w,`href`,`#/cards/${n().room?.game??``}`),q(T,s),q(ee,l),q(re,f),q(se,m),Ii(le,n().room?.order??!1),q(ue,` ${h??``}`),q(fe,v),q(ge,x),q(ve,S)},[()=>Ca.plain?Q(`picture-view`):Q(`plain-view`),()=>Q(`replay`),()=>Q(`menu`),()=>n().aside?Q(`close`):Q(`log`),()=>Q(`menu`),()=>Q(`menu`),()=>Q(`cards`),()=>Q(`save`),()=>Q(`pace`),()=>Q(`quick`),()=>Q(`auto-order`),()=>Q(`keys-help`),()=>Q(`leave`),()=>Q(`close`)]),W(`click`,c,()=>{Ca.plain=!Ca.plain,wa()}),W(`click`,d,()=>n().lookBack(n().table?.at??0)),W(`click`,m,()=>U(r)?.showModal()),W(`click`,_,()=>n().aside=!n().aside),W(`click`,b,e=>e.target===U(r)&&U(r)?.close()),W(`click`,E,a),W(`change`,ie,function(...e){wa?.apply(this,e)}),Di(ie,()=>Ca.pace,e=>Ca.pace=e),W(`change`,oe,function(...e){wa?.apply(this,e)}),Vi(oe,()=>Ca.quick,e=>Ca.quick=e),W(`change`,le,e=>n().order(e.currentTarget.checked)),W(`click`,_e,()=>U(r)?.close()),K(e,o),j()}Nr([`click`,`change`]);var Fu=G(`<h1 class="where svelte-76h5ib"> </h1>`),Iu=G(`<!> <!>`,1),Lu=G(`<nav class="svelte-76h5ib"><a class="svelte-76h5ib"> </a></nav>`),Ru=G(`<option> </option>`),zu=G(`<header class="svelte-76h5ib"><a class="brand svelte-76h5ib" href="#/"><img src="./icon.svg" alt="" width="28" height="28"/><span class="svelte-76h5ib">Trivault</span></a> <!> <label><span class="unseen"> </span> <select class="svelte-76h5ib"></select></label></header>`);function Bu(e,t){A(t,!0);let n=M(()=>$.games.find(e=>e.name===$.sitting?.room?.game));var r=zu(),i=z(I(r),2),a=e=>{var t=Iu(),r=L(t),i=e=>{var t=Fu(),r=R(t,!0);B(()=>q(r,U(n).title)),K(e,t)};J(r,e=>{U(n)&&e(i)}),Pu(z(r,2),{get sitting(){return $.sitting}}),K(e,t)},o=e=>{var t=Lu(),n=I(t),r=R(n,!0);k(t),B((e,i)=>{Z(t,`aria-label`,e),Z(n,`href`,`#/cards/${$.games[0]?.name??``??``}`),q(r,i)},[()=>Q(`pages`),()=>Q(`cards`)]),K(e,t)};J(i,e=>{$.route.page===`room`&&$.sitting?e(a):e(o,-1)});var s=z(i,2),c=I(s),l=R(c,!0),u=z(c,2);X(u,21,()=>Object.entries(ko),Y,(e,t)=>{var n=M(()=>g(U(t),2));let r=()=>U(n)[0],i=()=>U(n)[1];var a=Ru(),o=R(a,!0),s={};B(()=>{Z(a,`lang`,r()),q(o,i()),s!==(s=r())&&(a.value=(a.__value=s)??``)}),K(e,a)}),k(u);var d;Ei(u),k(s),k(r),B(e=>{q(l,e),d!==(d=Fo.lang)&&(u.value=(u.__value=d)??``,Ti(u,d))},[()=>Q(`language`)]),W(`change`,u,e=>$.speak(e.currentTarget.value)),K(e,r),j()}Nr([`change`]);var Vu=G(`<p class="lost svelte-1n46o8q" role="status"> </p>`),Hu=G(`<p class="error svelte-1n46o8q" role="alert"> </p>`),Uu=G(`<!> <!>`,1),Wu=G(`<a class="jump svelte-1n46o8q" href="#main"> </a> <div><!> <!> <main id="main" tabindex="-1" class="svelte-1n46o8q"><!></main></div>`,1);function Gu(e,t){A(t,!0);let n=M(()=>!!$.sitting?.asking.question&&$.route.page===`room`);var r=Wu();di(`1n46o8q`,e=>{In(e=>{un.title=e??``},[()=>U(n)?`● ${Q(`your-turn`)} – Trivault`:`Trivault`])});var i=L(r),a=R(i,!0),o=z(i,2);let s;var c=I(o);Bu(c,{});var l=z(c,2),u=e=>{var t=Vu(),n=R(t,!0);B(e=>q(n,e),[()=>Q(`lost`)]),K(e,t)};J(l,e=>{$.link.state===`lost`&&e(u)});var d=z(l,2),f=I(d),p=e=>{cu(e,{get sitting(){return $.sitting}})},m=e=>{Rc(e,{get game(){return $.route.game}})},h=e=>{var t=Uu(),n=L(t),r=e=>{var t=Hu(),n=R(t,!0);B(()=>q(n,$.error)),K(e,t)};J(n,e=>{$.error&&e(r)}),Au(z(n,2),{}),K(e,t)};J(f,e=>{$.route.page===`room`&&$.sitting?e(p):$.route.page===`cards`?e(m,1):e(h,-1)}),k(d),k(o),B(e=>{q(a,e),s=bi(o,1,`app svelte-1n46o8q`,null,s,{playing:$.route.page===`room`&&$.sitting?.table})},[()=>Q(`to-content`)]),W(`click`,i,e=>{e.preventDefault(),document.getElementById(`main`)?.focus()}),K(e,r),j()}Nr([`click`]),Xr(Gu,{target:document.getElementById(`app`)});