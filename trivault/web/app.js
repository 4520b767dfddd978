var e=Array.isArray,t=Array.prototype.indexOf,n=Array.prototype.includes,r=Array.from,i=Object.defineProperty,a=Object.getOwnPropertyDescriptor,o=Object.getOwnPropertyDescriptors,s=Object.prototype,c=Array.prototype,l=Object.getPrototypeOf,u=Object.isExtensible;function d(e){return typeof e==`function`}var f=()=>{};function p(e){return e()}function m(e){for(var t=0;t<e.length;t++)e[t]()}function h(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function g(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var _=1<<24,v=1024,y=2048,b=4096,x=8192,S=16384,C=32768,w=1<<25,T=65536,ee=1<<18,E=1<<19,D=1<<20,te=1<<25,ne=1<<21,re=1<<22,ie=1<<23,ae=Symbol(`$state`),oe=Symbol(`component`),se=Symbol(`legacy props`),ce=Symbol(``),le=Symbol(`attributes`),ue=Symbol(`class`),de=Symbol(`style`),fe=Symbol(`text`),pe=Symbol(`form reset`),me=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},he=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`),ge={},_e=Symbol(`uninitialized`),ve=`http://www.w3.org/1999/xhtml`,ye=`http://www.w3.org/2000/svg`;function be(){console.warn(`https://svelte.dev/e/derived_inert`)}function xe(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function Se(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function Ce(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var O=!1;function we(e){O=e}var Te;function Ee(e){if(e===null)throw xe(),ge;return Te=e}function De(){return Ee(wn(Te))}function k(e){if(O){if(wn(Te)!==null)throw xe(),ge;Te=e}}function Oe(e=1){if(O){for(var t=e,n=Te;t--;)n=wn(n);Te=n}}function ke(e=!0){for(var t=0,n=Te;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=wn(n);e&&n.remove(),n=i}}function Ae(e){if(!e||e.nodeType!==8)throw xe(),ge;return e.data}function je(e){return e===this.v}function Me(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Ne(e){return!Me(e,this.v)}function Pe(e){throw Error(`https://svelte.dev/e/lifecycle_outside_component`)}function Fe(){throw Error(`https://svelte.dev/e/missing_context`)}function Ie(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function Le(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function Re(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function ze(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function Be(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function Ve(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function He(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function Ue(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function We(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function Ge(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function Ke(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}var qe=!1;function Je(){qe=!0}var Ye=[];function Xe(e,t=!1,n=!1){return Ze(e,new Map,``,Ye,null,n)}function Ze(t,n,r,i,a=null,o=!1){if(typeof t==`object`&&t){var c=n.get(t);if(c!==void 0)return c;if(t instanceof Map)return new Map(t);if(t instanceof Set)return new Set(t);if(e(t)){var u=Array(t.length);n.set(t,u),a!==null&&n.set(a,u);for(var d=0;d<t.length;d+=1){var f=t[d];d in t&&(u[d]=Ze(f,n,r,i,null,o))}return u}if(l(t)===s){u={},n.set(t,u),a!==null&&n.set(a,u);for(var p of Object.keys(t))u[p]=Ze(t[p],n,r,i,null,o);return u}if(t instanceof Date)return t.getTime(),structuredClone(t);if(typeof t.toJSON==`function`&&!o)return Ze(t.toJSON(),n,r,i,t)}if(t instanceof EventTarget)return t;try{return structuredClone(t)}catch{return t}}function Qe(e,t,n){let r={};return[()=>(n(r)||Fe(),e(r)),e=>t(r,e),()=>n(r)]}function $e(e){let t=e.p;for(;t!==null&&t.c===null;)t=t.p;return t?.c??null}function et(e,t){return e===null&&Pe(t),e.c??=new Map($e(e)||void 0)}var tt=null;function nt(e){tt=e}function rt(){return Qe(it,at,ot)}function it(e){return et(tt,`getContext`).get(e)}function at(e,t){return et(tt,`setContext`).set(e,t),t}function ot(e){return et(tt,`hasContext`).has(e)}function A(e,t=!1,n){tt={p:tt,i:!1,c:null,e:null,s:e,x:null,r:ur,l:qe&&!t?{s:null,u:null,$:[]}:null}}function j(e){var t=tt,n=t.e;if(n!==null){t.e=null;for(var r of n)Ln(r)}return e!==void 0&&(t.x=e),t.i=!0,tt=t.p,st(e)}function st(e={}){return i(e,oe,{value:!0}),e}function ct(){return!qe||tt!==null&&tt.l===null}var lt=[];function ut(){var e=lt;lt=[],m(e)}function dt(e){if(lt.length===0&&!Vt){var t=lt;queueMicrotask(()=>{t===lt&&ut()})}lt.push(e)}function ft(){for(;lt.length>0;)ut()}var pt=~(y|b|v);function mt(e,t){e.f=e.f&pt|t}function ht(e){e.f&512||e.deps===null?mt(e,v):mt(e,b)}function gt(e,t){e.f&2048?t.set(e,y):e.f&4096&&t.get(e)!==2048&&t.set(e,b),mt(e,v)}function _t(e,t){if(t){let t=document.body;e.autofocus=!0,dt(()=>{document.activeElement===t&&e.focus()})}}function vt(e){O&&Cn(e)!==null&&Tn(e)}var yt=!1;function bt(){yt||(yt=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[pe]?.()})},{capture:!0}))}function xt(e){var t=sr,n=ur;lr(null),dr(null);try{return e()}finally{lr(t),dr(n)}}function St(e,t,n,r=n){e.addEventListener(t,()=>xt(n));let i=e[pe];e[pe]=i?()=>{i(),r(!0)}:()=>r(!0),bt()}function Ct(e,t,n,r){let i=ct()?Dt:At;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=ur,c=wt(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){An(e,s)}Tt()}}var d=Et();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>kt(e))).then(u).catch(e=>An(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),Tt())}):f()}function wt(){var e=ur,t=sr,n=tt,r=Lt;return function(i=!0){dr(e),lr(t),nt(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function Tt(e=!0){dr(null),lr(null),nt(null),e&&Lt?.deactivate()}function Et(){var e=ur,t=e.b,n=Lt,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function Dt(e){var t=2|y;return ur!==null&&(ur.f|=E),{ctx:tt,deps:null,effects:null,equals:je,f:t,fn:e,reactions:null,rv:0,v:_e,wv:0,parent:ur,ac:null}}var Ot=Symbol(`obsolete`);function kt(e,t,n){let r=ur;r===null&&Ie();var i=void 0,a=an(_e),o=!sr,s=new Set;return Vn(()=>{var t=ur,n=h();i=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==me&&n.reject(e)}).finally(Tt)}catch(e){n.reject(e),Tt()}var c=Lt;if(o){if(t.f&32768)var l=Et();if(r.b?.is_rendered())c.async_deriveds.get(t)?.reject(Ot);else for(let e of s.values())e.reject(Ot);s.add(n),c.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),s.delete(n),t!==Ot&&(c.activate(),t?(a.f|=ie,ln(a,t)):(a.f&8388608&&(a.f^=ie),ln(a,e)),c.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),Fn(()=>{for(let e of s)e.reject(Ot)}),new Promise(e=>{function t(n){function r(){n===i?e(a):t(i)}n.then(r,r)}t(i)})}function M(e){let t=Dt(e);return pr(t),t}function At(e){let t=Dt(e);return t.equals=Ne,t}function jt(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)Xn(t[n])}}function Mt(e){var t,n=ur,r=e.parent;if(!ar&&r!==null&&e.v!==_e&&r.f&24576)return be(),e.v;dr(r);try{jt(e),t=Tr(e)}finally{dr(n)}return t}function Nt(e){var t=Mt(e);!e.equals(t)&&(e.wv=Sr(),(!Lt?.is_fork||e.deps===null)&&(Lt===null?e.v=t:(Lt.capture(e,t,!0),Rt?.capture(e,t,!0)),e.deps===null))?mt(e,v):ar||(zt===null?ht(e):(Pn()||Lt?.is_fork)&&zt.set(e,t))}function Pt(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&xt(()=>{t.ac.abort(me),t.ac=null}),t.fn!==null&&(t.teardown=f),Or(t,0),Jn(t))}function Ft(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&kr(t)}var It=null,Lt=null,Rt=null,zt=null,Bt=null,Vt=!1,Ht=!1,Ut=null,Wt=null,Gt=0,Kt=1,qt=class e{id=Kt++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){It===null?It=this:(It.next=this,this.prev=It),It=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)mt(r,y),t(r);for(r of n.m)mt(r,b),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=v}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)mt(e,t),this.schedule(e);this.apply();for(var t=Ut=[],n=[],r=Wt=[];this.#a.length>0;){Gt++>1e3&&(this.#b(),Yt());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw en(e),this.#d()||this.discard(),t}}if(Lt=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(Ut=null,Wt=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)$t(e,t);r.length>0&&Lt.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),Rt=this,Zt(n),Zt(t),Rt=null,this.#i?.resolve();var o=Lt;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(nn.clear(),o.#m())}}#h(e,t,n){e.f^=v;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=v:i&4?t.push(r):Cr(r)&&(i&16&&this.add_dirty_reaction(r,b),kr(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),mt(i,y),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),Lt=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)gt(e[t],this.#s)}capture(e,t,n=!1){e.v!==_e&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[t,n]),zt?.set(e,t)),this.is_fork||(e.v=t)}activate(){Lt=this}deactivate(){Lt=null,zt=null}flush(){try{Ht=!0,Lt=this,this.#m()}finally{Gt=0,Bt=null,Ut=null,Wt=null,Ht=!1,Lt=null,zt=null,nn.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(Ot);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,dt(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=h()).promise}static ensure(){if(Lt===null){let t=Lt=new e;!Ht&&!Vt&&dt(()=>{t.started||t.flush()})}return Lt}apply(){zt=null}schedule(e){Bt=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?It=e:t.prev=e,this.linked=!1}}};function Jt(e){var t=Vt,n=Rt;Rt=null,Vt=!0;try{var r;for(e&&(Jt(),r=e());;){if(ft(),Lt===null)return r;Lt.flush()}}finally{Vt=t,Rt=n}}function Yt(){try{Ve()}catch(e){An(e,Bt)}}var Xt=null;function Zt(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&Cr(r)&&(Xt=new Set,kr(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&Qn(r),Xt?.size>0)){nn.clear();for(let e of Xt){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)Xt.has(n)&&(Xt.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||kr(n)}}Xt.clear()}}Xt=null}}function Qt(e){Lt.schedule(e)}function $t(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),mt(e,v);for(var n=e.first;n!==null;)$t(n,t),n=n.next}}function en(e){mt(e,v);for(var t=e.first;t!==null;)en(t),t=t.next}var tn=new Set,nn=new Map,rn=!1;function an(e,t){return{f:0,v:e,reactions:null,equals:je,rv:0,wv:0}}function N(e,t){let n=an(e,t);return pr(n),n}function on(e,t=!1,n=!0){let r=an(e);return t||(r.equals=Ne),qe&&n&&tt!==null&&tt.l!==null&&(tt.l.s??=[]).push(r),r}function P(e,t,n=!1){return sr!==null&&(!cr||sr.f&131072)&&ct()&&sr.f&4325394&&(fr===null||!fr.has(e))&&Ge(),ln(e,n?pn(t):t,Wt)}var sn=null,cn=0;function ln(e,t,n=null){if(!e.equals(t)){ar?nn.set(e,t):nn.has(e)||nn.set(e,e.v);var r=qt.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&Mt(t),zt===null&&ht(t)}e.wv=Sr(),sn=null,cn=0,fn(e,y,n),sn=null,ct()&&ur!==null&&ur.f&1024&&!(ur.f&96)&&(gr===null?_r([e]):gr.push(e)),!r.is_fork&&tn.size>0&&!rn&&un()}return t}function un(){rn=!1;for(let e of tn){e.f&1024&&mt(e,b);let t;try{t=Cr(e)}catch{t=!0}t&&kr(e)}tn.clear()}function dn(e){P(e,e.v+1)}function fn(e,t,n){var r=e.reactions;if(r!==null){var i=ct(),a=r.length;if(cn+=a,cn>1e5&&sn===null&&(sn=new Set),sn!==null){if(sn.has(e))return;sn.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==ur){var l=(c&y)===0;if(l&&mt(s,t),c&131072)tn.add(s);else if(c&2){var u=s;zt?.delete(u),fn(u,b,n)}else if(l){var d=s;c&16&&Xt!==null&&Xt.add(d),n===null?Qt(d):n.push(d)}}}}}function pn(t){if(typeof t!=`object`||!t||ae in t||oe in t)return t;let n=l(t);if(n!==s&&n!==c)return t;var r=new Map,i=e(t),o=N(0),u=null,d=br,f=e=>{if(br===d)return e();var t=sr,n=br;lr(null),xr(d);var r=e();return lr(t),xr(n),r};return i&&r.set(`length`,N(t.length,u)),new Proxy(t,{defineProperty(e,t,n){`value`in n&&n.configurable!==!1&&n.enumerable!==!1&&n.writable!==!1||Ue();var i=r.get(t);return i===void 0?f(()=>{var e=N(n.value,u);return r.set(t,e),e}):P(i,n.value,!0),!0},deleteProperty(e,t){var n=r.get(t);if(n===void 0){if(t in e){let e=f(()=>N(_e,u));r.set(t,e),dn(o)}}else P(n,_e),dn(o);return!0},get(e,n,i){if(n===ae)return t;var o=r.get(n),s=n in e;if(o===void 0&&(!s||a(e,n)?.writable)&&(o=f(()=>N(pn(s?e[n]:_e),u)),r.set(n,o)),o!==void 0){var c=B(o);return c===_e?void 0:c}return Reflect.get(e,n,i)},getOwnPropertyDescriptor(e,t){this.has?.(e,t);var n=Reflect.getOwnPropertyDescriptor(e,t),i=r.get(t);if(i!==void 0){var a=B(i);if(a===_e)return;if(n&&`value`in n)n.value=a;else return{enumerable:!0,configurable:!0,value:a,writable:!0}}return n},has(e,t){if(t===ae)return!0;var n=r.get(t),i=n!==void 0&&n.v!==_e||Reflect.has(e,t);return(n!==void 0||(ur!==null||sr!==null)&&(!i||a(e,t)?.writable))&&(n===void 0&&(n=f(()=>N(i?pn(e[t]):_e,u)),r.set(t,n)),B(n)===_e)?!1:i},set(e,t,n,s){var c=r.get(t),l=t in e;if(i&&t===`length`)for(var d=n;d<c.v;d+=1){var p=r.get(d+``);p===void 0?d in e&&(p=f(()=>N(_e,u)),r.set(d+``,p)):P(p,_e)}if(c===void 0)(!l||a(e,t)?.writable)&&(c=f(()=>N(void 0,u)),P(c,pn(n)),r.set(t,c));else{l=c.v!==_e;var m=f(()=>pn(n));P(c,m)}var h=Reflect.getOwnPropertyDescriptor(e,t);if(h?.set&&h.set.call(s,n),!l){if(i&&typeof t==`string`){var g=r.get(`length`),_=Number(t);Number.isInteger(_)&&_>=g.v&&P(g,_+1)}dn(o)}return!0},ownKeys(e){B(o);var t=Reflect.ownKeys(e).filter(e=>{var t=r.get(e);return t===void 0||t.v!==_e});for(var[n,i]of r)i.v!==_e&&!(n in e)&&t.push(n);return t},setPrototypeOf(){We()}})}function mn(e){try{if(typeof e==`object`&&e&&ae in e)return e[ae]}catch{}return e}function hn(e,t){return Object.is(mn(e),mn(t))}var gn,_n,vn,yn,bn;function xn(){if(gn===void 0){gn=window,_n=document,vn=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;yn=a(t,`firstChild`).get,bn=a(t,`nextSibling`).get,u(e)&&(e[ue]=void 0,e[le]=null,e[de]=void 0,e.__e=void 0),u(n)&&(n[fe]=void 0)}}function Sn(e=``){return document.createTextNode(e)}function Cn(e){return yn.call(e)}function wn(e){return bn.call(e)}function F(e,t){if(!O)return Cn(e);var n=Cn(Te);if(n===null)n=Te.appendChild(Sn());else if(t&&n.nodeType!==3){var r=Sn();return n?.before(r),Ee(r),r}return t&&On(n),Ee(n),n}function I(e,t=!1){if(!O){var n=Cn(e);return n instanceof Comment&&n.data===``?wn(n):n}if(t){if(Te?.nodeType!==3){var r=Sn();return Te?.before(r),Ee(r),r}On(Te)}return Te}function L(e,t=!1){if(!O)return Cn(e);var n=F(e,t);return k(e),n}function R(e,t=1,n=!1){let r=O?Te:e;for(var i;t--;)i=r,r=wn(r);if(!O)return r;if(n){if(r?.nodeType!==3){var a=Sn();return r===null?i?.after(a):r.before(a),Ee(a),a}On(r)}return Ee(r),r}function Tn(e){e.textContent=``}function En(){return!1}function Dn(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function On(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function kn(e){var t=ur;if(t===null)return sr.f|=ie,e;if(!(t.f&32768)&&!(t.f&4))throw e;An(e,t)}function An(e,t){if(e===ge)throw e;if(!(t!==null&&t.f&16384)){for(;t!==null;){if(t.f&128&&!(t.f&33570816)){if(!(t.f&32768))throw e;try{t.b.error(e);return}catch(t){e=t}}t=t.parent}throw e}}function jn(e){ur===null&&(sr===null&&Be(e),ze()),ar&&Re(e)}function Mn(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function Nn(e,t){var n=ur;n!==null&&n.f&8192&&(e|=x);var r={ctx:tt,deps:null,nodes:null,f:e|y|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};Lt?.register_created_effect(r);var i=r;if(e&4)Ut===null?qt.ensure().schedule(r):Ut.push(r);else if(t!==null){try{kr(r)}catch(e){throw Xn(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=T))}if(i!==null&&(i.parent=n,n!==null&&Mn(i,n),sr!==null&&sr.f&2&&!(e&64))){var a=sr;(a.effects??=[]).push(i)}return r}function Pn(){return sr!==null&&!cr}function Fn(e){let t=Nn(8,null);return mt(t,v),t.teardown=e,t}function In(e){jn(`$effect`);var t=ur.f;if(!sr&&t&32&&tt!==null&&!tt.i){var n=tt;(n.e??=[]).push(e)}else return Ln(e)}function Ln(e){return Nn(4|D,e)}function Rn(e){return jn(`$effect.pre`),Nn(8|D,e)}function zn(e){qt.ensure();let t=Nn(64|E,e);return(e={})=>new Promise(n=>{e.outro?$n(t,()=>{Xn(t),n(void 0)}):(Xn(t),n(void 0))})}function Bn(e){return Nn(4,e)}function Vn(e){return Nn(re|E,e)}function Hn(e,t=0){return Nn(8|t,e)}function z(e,t=[],n=[],r=[]){Ct(r,t,n,t=>{Nn(8,()=>{e(...t.map(B))})})}function Un(e,t=[],n=[],r=[]){Ct(r,t,n,t=>{Nn(4,()=>e(...t.map(B)))})}function Wn(e,t=0){return Nn(16|t,e)}function Gn(e,t=0){return Nn(_|t,e)}function Kn(e){return Nn(32|E,e)}function qn(e){var t=e.teardown;if(t!==null){let n=ar,r=sr;or(!0),lr(null);try{t.call(null)}catch(t){An(t,e.parent)}finally{or(n),lr(r)}}}function Jn(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&xt(()=>{e.abort(me)});var r=n.next;n.f&64?n.parent=null:Xn(n,t),n=r}}function Yn(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||Xn(t),t=n}}function Xn(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(Zn(e.nodes.start,e.nodes.end),n=!0),e.f|=w,Jn(e,t&&!n),Or(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();qn(e),e.f^=w,e.f|=S;var i=e.parent;i!==null&&i.first!==null&&Qn(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function Zn(e,t){for(;e!==null;){var n=e===t?null:wn(e);e.remove(),e=n}}function Qn(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function $n(e,t,n=!0){var r=[];e.f|=256,er(e,r,!0);var i=()=>{n&&Xn(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function er(e,t,n){if(!(e.f&8192)){e.f^=x;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);er(i,t,o?n:!1)}i=a}}}function tr(e){e.f&=-257,nr(e,!0)}function nr(e,t){if(!(e.f&256)&&e.f&8192){e.f^=x,e.f&1024||(mt(e,y),qt.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);nr(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function rr(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:wn(n);t.append(n),n=i}}var ir=null,ar=!1;function or(e){ar=e}var sr=null,cr=!1;function lr(e){sr=e}var ur=null;function dr(e){ur=e}var fr=null;function pr(e){sr!==null&&(sr.f&2097152||sr.f&2)&&(fr??=new Set).add(e)}var mr=null,hr=0,gr=null;function _r(e){gr=e}var vr=1,yr=0,br=yr;function xr(e){br=e}function Sr(){return++vr}function Cr(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(Cr(a)&&Nt(a),a.wv>e.wv)return!0}t&512&&zt===null&&mt(e,v)}return!1}function wr(e,t,n=!0){var r=e.reactions;if(r!==null&&!(fr!==null&&fr.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?wr(a,t,!1):t===a&&(n?mt(a,y):a.f&1024&&mt(a,b),Qt(a))}}function Tr(e){var t=mr,n=hr,r=gr,i=sr,a=fr,o=tt,s=cr,c=br,l=e.f;mr=null,hr=0,gr=null,sr=l&96?null:e,fr=null,nt(e.ctx),cr=!1,br=++yr,e.ac!==null&&(xt(()=>{e.ac.abort(me)}),e.ac=null);try{e.f|=ne;var u=e.fn,d=u();e.f|=C;var f=Er(e);if(ct()&&gr!==null&&!cr&&f!==null&&!(e.f&6146))for(var p=0;p<gr.length;p++)wr(gr[p],e);if(i!==null&&i!==e){if(yr++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=yr;if(t!==null)for(let e of t)e.rv=yr;gr!==null&&(r===null?r=gr:r.push(...gr))}return e.f&8388608&&(e.f^=ie),d}catch(t){return Er(e),kn(t)}finally{e.f^=ne,mr=t,hr=n,gr=r,sr=i,fr=a,nt(o),cr=s,br=c}}function Er(e){var t=e.deps,n=Lt?.is_fork;if(mr!==null){var r;if(n||Or(e,hr),t!==null&&hr>0)for(t.length=hr+mr.length,r=0;r<mr.length;r++)t[hr+r]=mr[r];else e.deps=t=mr;if(Pn()&&e.f&512)for(r=hr;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&hr<t.length&&(Or(e,hr),t.length=hr);return t}function Dr(e,r){let i=r.reactions;if(i!==null){var a=t.call(i,e);if(a!==-1){var o=i.length-1;o===0?i=r.reactions=null:(i[a]=i[o],i.pop())}}if(i===null&&r.f&2&&(mr===null||!n.call(mr,r))){var s=r;s.f&512&&(s.f^=512),s.v!==_e&&ht(s),s.ac!==null&&xt(()=>{s.ac.abort(me),s.ac=null,mt(s,y)}),Pt(s),Or(s,0)}}function Or(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)Dr(e,n[r])}function kr(e){var t=e.f;if(!(t&16384)){mt(e,v);var n=ur;ur=e;try{t&16777232?Yn(e):Jn(e),qn(e);var r=Tr(e);e.teardown=typeof r==`function`?r:null,e.wv=vr}finally{ur=n}}}async function Ar(){await Promise.resolve(),Jt()}function B(e){var t=!!(e.f&2);if(ir?.add(e),sr!==null&&!cr&&!(ur!==null&&ur.f&16384)&&(fr===null||!fr.has(e))){var r=sr.deps;if(sr.f&2097152)e.rv<yr&&(e.rv=yr,mr===null&&r!==null&&r[hr]===e?hr++:mr===null?mr=[e]:mr.push(e));else{sr.deps??=[],n.call(sr.deps,e)||sr.deps.push(e);var i=e.reactions;i===null?e.reactions=[sr]:n.call(i,sr)||i.push(sr)}}if(ar&&nn.has(e))return nn.get(e);if(t){var a=e;if(ar){var o=a.v;return(!(a.f&1024)&&a.reactions!==null||Mr(a))&&(o=Mt(a)),nn.set(a,o),o}var s=!(a.f&512)&&!cr&&sr!==null&&!!(sr.f&512),c=(a.f&C)===0;Cr(a)&&(s&&(a.f|=512),Nt(a)),s&&!c&&(Ft(a),jr(a))}if(zt?.has(e))return zt.get(e);if(e.f&8388608)throw e.v;return e.v}function jr(e){if(e.f|=512,e.deps!==null)for(let r of e.deps){var t=r.reactions;t===null?r.reactions=[e]:n.call(t,e)||t.push(e),r.f&2&&!(r.f&512)&&(Ft(r),jr(r))}}function Mr(e){if(e.v===_e)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(nn.has(t)||t.f&2&&Mr(t))return!0;return!1}function Nr(e){var t=cr;try{return cr=!0,e()}finally{cr=t}}function Pr(e){if(!(typeof e!=`object`||!e||e instanceof EventTarget)){if(ae in e)Fr(e);else if(!Array.isArray(e))for(let t in e){let n=e[t];typeof n==`object`&&n&&ae in n&&Fr(n)}}}function Fr(e,t=new Set){if(typeof e==`object`&&e&&!(e instanceof EventTarget)&&!t.has(e)){t.add(e),e instanceof Date&&e.getTime();for(let n in e)try{Fr(e[n],t)}catch{}let n=l(e);if(n!==Object.prototype&&n!==Array.prototype&&n!==Map.prototype&&n!==Set.prototype&&n!==Date.prototype){let t=o(n);for(let n in t){let r=t[n].get;if(r)try{r.call(e)}catch{}}}}}[...`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`)];var Ir=[`touchstart`,`touchmove`];function Lr(e){return Ir.includes(e)}var Rr=[`textarea`,`script`,`style`,`title`];function zr(e){return Rr.includes(e)}var Br=Symbol(`events`),Vr=new Set,Hr=new Set;function Ur(e,t,n,r={}){function i(e){if(r.capture||qr.call(t,e),!e.cancelBubble)return xt(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,dt(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function Wr(e,t,n,r,i){var a={capture:r,passive:i},o=Ur(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&Fn(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function V(e,t,n){(t[Br]??={})[e]=n}function H(e){for(var t=0;t<e.length;t++)Vr.add(e[t]);for(var n of Hr)n(e)}var Gr=null,Kr=!1;function qr(e){var t=this,n=t.ownerDocument,r=e.type,a=e.composedPath?.()||[],o=a[0]||e.target;Gr=e,Kr||(Kr=!0,setTimeout(()=>{Kr=!1,Gr=null}));var s=0,c=Gr===e&&e[Br];if(c){var l=a.indexOf(c);if(l!==-1&&(t===document||t===window)){e[Br]=t;return}var u=a.indexOf(t);if(u===-1)return;l<=u&&(s=l)}if(o=a[s]||e.target,o!==t){i(e,`currentTarget`,{configurable:!0,get(){return o||n}});var d=sr,f=ur;lr(null),dr(null);try{for(var p,m=[];o!==null&&o!==t;){try{var h=o[Br]?.[r];h==null||o.disabled&&e.target!==o||h.call(o,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;s++,o=s<a.length?a[s]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[Br]=t,delete e.currentTarget,lr(d),dr(f)}}}var Jr=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function Yr(e){return Jr?.createHTML(e)??e}function Xr(e){var t=Dn(`template`);return t.innerHTML=Yr(e.replaceAll(`<!>`,`<!---->`)),t.content}function Zr(e,t){var n=ur;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function U(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(O)return Zr(Te,null),Te;i===void 0&&(i=Xr(a?e:`<!>`+e),n||(i=Cn(i)));var t=r||vn?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=Cn(t),s=t.lastChild;Zr(o,s)}else Zr(t,t);return t}}function Qr(e,t,n=`svg`){var r=!e.startsWith(`<!>`),i=!!(t&1),a=`<${n}>${r?e:`<!>`+e}</${n}>`,o;return()=>{if(O)return Zr(Te,null),Te;if(!o){var e=Cn(Xr(a));if(i)for(o=document.createDocumentFragment();Cn(e);)o.appendChild(Cn(e));else o=Cn(e)}var t=o.cloneNode(!0);if(i){var n=Cn(t),r=t.lastChild;Zr(n,r)}else Zr(t,t);return t}}function $r(e,t){return Qr(e,t,`svg`)}function ei(e=``){if(!O){var t=Sn(e+``);return Zr(t,t),t}var n=Te;return n.nodeType===3?On(n):(n.before(n=Sn()),Ee(n)),Zr(n,n),n}function ti(){if(O)return Zr(Te,null),Te;var e=document.createDocumentFragment(),t=document.createComment(``),n=Sn();return e.append(t,n),Zr(t,n),e}function W(e,t){if(O){var n=ur;n.f&32768&&n.nodes.end!==null||(n.nodes.end=Te),De()}else e!==null&&e.before(t)}function ni(){if(O&&Te&&Te.nodeType===8&&Te.textContent?.startsWith(`$`)){let e=Te.textContent.substring(1);return De(),e}return(window.__svelte??={}).uid??=1,`c${window.__svelte.uid++}`}function ri(e){let t=0,n=an(0),r;return()=>{Pn()&&(B(n),Hn(()=>(t===0&&(r=Nr(()=>e(()=>dn(n)))),t+=1,()=>{dt(()=>{--t,t===0&&(r?.(),r=void 0,dn(n))})})))}}var ii=T|E;function ai(e,t,n,r){new oi(e,t,n,r)}var oi=class{parent;is_pending=!1;transform_error;#e;#t=O?Te:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=ri(()=>(this.#p=an(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=ur;t.b=this,t.f|=128,n(e)},this.parent=ur.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=Wn(()=>{if(O){let e=Ae(this.#t);De();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},ii),O&&(this.#e=Te)}#h(){try{this.#a=Kn(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);dt(r),t&&(this.#s=Kn(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{this.#v()||(t?Ce():(t=!0,n&&Ke(),this.#s!==null&&$n(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})))};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){An(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(S|w))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=Kn(()=>e(this.#e)),dt(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=Sn(),n=!1;e.append(t),this.#a=this.#S(()=>{try{return Kn(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){An(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#x(Lt)):this.#u===0&&(this.#e.before(e),this.#c=null,$n(this.#o,()=>{this.#o=null}),this.#x(Lt))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=Kn(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();rr(this.#a,e);let t=this.#n.pending;this.#o=Kn(()=>t(this.#e))}else this.#x(Lt)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){gt(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=ur,n=sr,r=tt;dr(this.#i),lr(this.#i),nt(this.#i.ctx);try{return qt.ensure(),e()}finally{dr(t),lr(n),nt(r)}}#C(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&$n(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#C(e,t)}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!(!this.#p||this.#d)&&(this.#d=!0,dt(()=>{this.#d=!1,this.#p&&ln(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),B(this.#p)}error(e){if(e===ge||!this.#n.onerror&&!this.#n.failed)throw e;Lt?.is_fork?(this.#a&&Lt.skip_effect(this.#a),this.#o&&Lt.skip_effect(this.#o),this.#s&&Lt.skip_effect(this.#s),Lt.oncommit(()=>{this.#v()||this.#w(e)})):this.#w(e)}#w(e){this.#a&&=(Xn(this.#a),null),this.#o&&=(Xn(this.#o),null),this.#s&&=(Xn(this.#s),null),O&&(Ee(this.#t),Oe(),Ee(ke()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return Kn(()=>{var r=ur;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return An(e,this.#i.parent),null}}))};dt(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){An(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>An(e,this.#i&&this.#i.parent)):n(t)}})}};function G(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[fe]??=e.nodeValue)&&(e[fe]=n,e.nodeValue=`${n}`)}function si(e,t){return li(e,t)}var ci=new Map;function li(e,{target:t,anchor:n,props:i={},events:a,context:o,intro:s=!0,transformError:c}){xn();var l=void 0,u=zn(()=>{var s=n??t.appendChild(Sn());ai(s,{pending:()=>{}},t=>{A({});var n=tt;if(o&&(n.c=o),a&&(i.$$events=a),O&&Zr(t,null),l=e(t,i)||st(),O&&(ur.nodes.end=Te,Te===null||Te.nodeType!==8||Te.data!==`]`))throw xe(),ge;j()},c);var u=new Set,d=e=>{for(var n=0;n<e.length;n++){var r=e[n];if(!u.has(r)){u.add(r);var i=Lr(r);for(let e of[t,document]){var a=ci.get(e);a===void 0&&(a=new Map,ci.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,qr,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return d(r(Vr)),Hr.add(d),()=>{for(var e of u)for(let n of[t,document]){var r=ci.get(n),i=r.get(e);--i==0?(n.removeEventListener(e,qr),r.delete(e),r.size===0&&ci.delete(n)):r.set(e,i)}Hr.delete(d),s!==n&&s.parentNode?.removeChild(s)}});return ui.set(l,u),l}var ui=new WeakMap,di=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)tr(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(tr(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(Xn(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();rr(r,t),t.append(Sn()),this.#n.set(e,{effect:r,fragment:t})}else Xn(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),$n(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(Xn(n.effect),this.#n.delete(e))};ensure(e,t){var n=Lt,r=En();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=Sn();i.append(a),this.#n.set(e,{effect:Kn(()=>t(a)),fragment:i})}else this.#t.set(e,Kn(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else O&&(this.anchor=Te),this.#a(n)}};function K(e,t,n=!1){var r;O&&(r=Te,De());var i=new di(e),a=n?T:0;function o(e,t){if(O){var n=Ae(r);if(e!==parseInt(n.substring(1))){var a=ke();Ee(a),i.anchor=a,we(!1),i.ensure(e,t),we(!0);return}}i.ensure(e,t)}Wn(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var fi=Symbol(`NaN`);function pi(e,t,n){O&&De();var r=new di(e),i=!ct();Wn(()=>{var e=t();e!==e&&(e=fi),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function q(e,t){return t}function mi(e,t,n){for(var i=[],a=t.length,o,s=t.length,c=0;c<a;c++){let n=t[c];$n(n,()=>{if(o){if(o.pending.delete(n),o.done.add(n),o.pending.size===0){var t=e.outrogroups;hi(e,r(o.done)),t.delete(o),t.size===0&&(e.outrogroups=null)}}else--s},!1)}if(s===0){var l=i.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;Tn(d),d.append(u),e.items.clear()}hi(e,t,!l)}else o={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(o)}function hi(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=te,rr(a,document.createDocumentFragment())):Xn(t[i],n)}}var gi;function J(t,n,i,a,o,s=null){var c=t,l=new Map;if(n&4){var u=t;c=O?Ee(Cn(u)):u.appendChild(Sn())}O&&De();var d=null,f=At(()=>{var t=i();return e(t)?t:t==null?[]:r(t)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var t=B(f);_.fallback=d,vi(_,t,c,n,a),d!==null&&(t.length===0?d.f&33554432?(d.f^=te,bi(d,null,c)):tr(d):$n(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:Wn(()=>{var e=B(f),t=e.length;let r=!1;O&&Ae(c)===`[!`!=(t===0)&&(c=ke(),Ee(c),we(!1),r=!0);for(var u=new Set,_=Lt,v=En(),y=0;y<t;y+=1){O&&Te.nodeType===8&&Te.data===`]`&&(c=Te,r=!0,we(!1));var b=e[y],x=a(b,y),S=m?null:l.get(x);S?(S.v&&ln(S.v,b),S.i&&ln(S.i,y),v&&_.unskip_effect(S.e)):(S=yi(l,m?c:gi??=Sn(),b,x,y,o,n,i),m||(S.e.f|=te),l.set(x,S)),u.add(x)}if(t===0&&s&&!d&&(m?d=Kn(()=>s(c)):(d=Kn(()=>s(gi??=Sn())),d.f|=te)),t>u.size&&Le(``,``,``),O&&t>0&&Ee(ke()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}r&&we(!0),B(f)}),flags:n,items:l,pending:p,outrogroups:null,fallback:d};m=!1,O&&(c=Te)}function _i(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function vi(e,t,n,i,a){var o=!!(i&8),s=t.length,c=e.items,l=_i(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(o)for(v=0;v<s;v+=1)h=t[v],g=a(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<s;v+=1){if(h=t[v],g=a(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(tr(_),o&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=te,_===l)bi(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),xi(e,d,_),xi(e,_,y),bi(_,y,n),d=_,p=[],m=[],l=_i(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],C=p[p.length-1];for(x=0;x<p.length;x+=1)bi(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);xi(e,S.prev,C.next),xi(e,d,S),xi(e,C,b),l=b,d=C,--v,p=[],m=[]}else u.delete(_),bi(_,l,n),xi(e,_.prev,_.next),xi(e,_,d===null?e.effect.first:d.next),xi(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=_i(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=_i(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(hi(e,r(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var w=[];if(u!==void 0)for(_ of u)_.f&8192||w.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&w.push(l),l=_i(l.next);var T=w.length;if(T>0){var ee=i&4&&s===0?n:null;if(o){for(v=0;v<T;v+=1)w[v].nodes?.a?.measure();for(v=0;v<T;v+=1)w[v].nodes?.a?.fix()}mi(e,w,ee)}}o&&dt(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function yi(e,t,n,r,i,a,o,s){var c=o&1?o&16?an(n):on(n,!1,!1):null,l=o&2?an(i):null;return{v:c,i:l,e:Kn(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function bi(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=wn(r);if(a.before(r),r===i)return;r=o}}function xi(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function Si(e,t,...n){var r=new di(e);Wn(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},T)}function Ci(e,t,n){var r;O&&(r=Te,De());var i=new di(e);Wn(()=>{var e=t()??null;if(O&&Ae(r)===`[`!=(e!==null)){var a=ke();Ee(a),i.anchor=a,we(!1),i.ensure(e,e&&(t=>n(t,e))),we(!0)}else i.ensure(e,e&&(t=>n(t,e)))},T)}function wi(e,t,n,r,i,a){let o=O;O&&De();var s=null;O&&Te.nodeType===1&&(s=Te,De());var c=O?Te:e,l=new di(c,!1);Wn(()=>{let e=t()||null;var a=i?i():n||e===`svg`?ye:void 0;if(e===null)l.ensure(null,null);else return l.ensure(e,t=>{if(e){var n=O;if(s=O?s:Dn(e,a),Zr(s,s),r){var i=null;O&&zr(e)&&s.append(i=document.createComment(``));var o=O?Cn(s):s.appendChild(Sn());O&&(o===null?we(!1):Ee(o)),r(s,o),i?.remove()}ur.nodes.end=s,n||t.before(s)}O&&Ee(t)}),()=>{}},T),Fn(()=>{}),o&&(we(!0),Ee(c))}function Ti(e,t){let n=null,r=O;var i;if(O){n=Te;for(var a=Cn(document.head);a!==null&&(a.nodeType!==8||a.data!==e);)a=wn(a);if(a===null)we(!1);else{var o=wn(a);a.remove(),Ee(o)}}O||(i=document.head.appendChild(Sn()));try{Wn(()=>{var e=Kn(()=>t(i));e.f|=ee,O||(e.nodes===null?e.nodes={start:i,end:i,a:null,t:null}:e.nodes.end=i)})}finally{r&&(we(!0),Ee(n))}}function Ei(e,t){var n=void 0,r;Gn(()=>{n!==(n=t())&&(r&&=(Xn(r),null),n&&(r=Kn(()=>{Bn(()=>n(e))})))})}function Di(e){var t,n,r=``;if(typeof e==`string`||typeof e==`number`)r+=e;else if(typeof e==`object`){if(Array.isArray(e)){var i=e.length;for(t=0;t<i;t++)e[t]&&(n=Di(e[t]))&&(r&&(r+=` `),r+=n)}else for(n in e)e[n]&&(r&&(r+=` `),r+=n)}return r}function Oi(){for(var e,t,n=0,r=``,i=arguments.length;n<i;n++)(e=arguments[n])&&(t=Di(e))&&(r&&(r+=` `),r+=t);return r}function ki(e){return typeof e==`object`?Oi(e):e??``}var Ai=[...` 	
\r\f\xA0\v﻿`];function ji(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||Ai.includes(r[o-1]))&&(s===r.length||Ai.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function Mi(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function Ni(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function Pi(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(Ni)),i&&c.push(...Object.keys(i).map(Ni));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=Ni(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=Mi(r)),i&&(n+=Mi(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}function Y(e,t,n,r,i,a){var o=e[ue];if(O||o!==n||o===void 0){var s=ji(n,r,a);O&&s===e.getAttribute(`class`)||(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[ue]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function Fi(e,t={},n,r){for(var i in n){var a=n[i];t[i]!==a&&(n[i]==null?e.style.removeProperty(i):e.style.setProperty(i,a,r))}}function Ii(e,t,n,r){var i=e[de];if(O||i!==t){var a=Pi(t,r);O&&a===e.getAttribute(`style`)||(a==null?e.removeAttribute(`style`):e.style.cssText=a),e[de]=t}else r&&(Array.isArray(r)?(Fi(e,n?.[0],r[0]),Fi(e,n?.[1],r[1],`important`)):Fi(e,n,r));return r}function Li(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function Ri(t,n){var r=t.__defaultValue,i=t.multiple,a=i?r??[]:null;if(!i||e(a)){var o=t.selectedIndex,s=n&&i?new Set(t.selectedOptions):null;for(var c of t.options){var l=Hi(c);Li(c,i?a.includes(l):hn(l,r))}if(n){if(s!==null)for(c of t.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else t.selectedIndex!==o&&(t.selectedIndex=o)}}}function zi(t,n,r=!1){if(t.multiple){if(n==null)return;if(!e(n))return Se();for(var i of t.options)i.selected=n.includes(Hi(i))}else{for(i of t.options)if(hn(Hi(i),n)){i.selected=!0;return}r&&n===void 0||(t.selectedIndex=-1)}}function Bi(e){var t=new MutationObserver(t=>{t.every(Ui)||(`__defaultValue`in e&&Ri(e,!1),`__value`in e&&zi(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),Fn(()=>{t.disconnect()})}function Vi(e,t,n=t){var r=new WeakSet,i=!0;St(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),Hi);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&Hi(o)}n(a),e.__value=a,Lt!==null&&r.add(Lt)}),Bn(()=>{var a=t();if(e===document.activeElement){var o=Lt;if(r.has(o))return}if(zi(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=Hi(s),n(a))}e.__value=a,i=!1})}function Hi(e){return`__value`in e?e.__value:e.value}function Ui(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var Wi=Symbol(`is custom element`),Gi=Symbol(`is html`),Ki=he?`link`:`LINK`,qi=he?`progress`:`PROGRESS`;function Ji(e){if(O){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;X(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;X(e,`checked`,null),e.checked=r}}};e[pe]=n,dt(n),bt()}}function Yi(e,t){var n=Zi(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===qi)&&(e.value=t??``)}function Xi(e,t){var n=Zi(e);n.checked!==(n.checked=t??void 0)&&(e.checked=t)}function X(e,t,n,r){var i=Zi(e);if(!(O&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===Ki))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[ce]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&$i(e).has(t)?e[t]=n:(!O||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function Zi(e){return e[le]??={[Wi]:e.nodeName.includes(`-`),[Gi]:e.namespaceURI===ve}}var Qi=new Map;function $i(e){var t=e.getAttribute(`is`)||e.nodeName,n=Qi.get(t);if(n)return n;Qi.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var s in r=o(i),r)r[s].set&&s!==`innerHTML`&&s!==`textContent`&&s!==`innerText`&&n.add(s);i=l(i)}return n}function ea(e,t,n=t){var r=new WeakSet;St(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=aa(e)?oa(a):a,n(a),Lt!==null&&r.add(Lt),await Ar(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(O&&e.defaultValue!==e.value||Nr(t)==null&&e.value)&&(n(aa(e)?oa(e.value):e.value),Lt!==null&&r.add(Lt)),Hn(()=>{var n=t();if(e===document.activeElement){var i=Lt;if(r.has(i))return}aa(e)&&n===oa(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}var ta=new Set;function na(e,t,n,r,i=r){var a=n.getAttribute(`type`)===`checkbox`,o=e;let s=!1;if(t!==null)for(var c of t)o=o[c]??=[];o.push(n),St(n,`change`,()=>{var e=n.__value;a&&(e=ia(o,e,n.checked)),i(e)},()=>i(a?[]:null)),Hn(()=>{var e=r();O&&n.defaultChecked!==n.checked?s=!0:a?(e||=[],n.checked=e.includes(n.__value)):n.checked=hn(n.__value,e)}),Fn(()=>{var e=o.indexOf(n);e!==-1&&o.splice(e,1)}),ta.has(o)||(ta.add(o),dt(()=>{o.sort((e,t)=>e.compareDocumentPosition(t)===4?-1:1),ta.delete(o)})),dt(()=>{if(s){var e=a?ia(o,e,n.checked):o.find(e=>e.checked)?.__value;i(e)}})}function ra(e,t,n=t){St(e,`change`,t=>{n(t?e.defaultChecked:e.checked)}),(O&&e.defaultChecked!==e.checked||Nr(t)==null)&&n(e.checked),Hn(()=>{e.checked=!!t()})}function ia(e,t,n){for(var r=new Set,i=0;i<e.length;i+=1)e[i].checked&&r.add(e[i].__value);return n||r.delete(t),Array.from(r)}function aa(e){var t=e.type;return t===`number`||t===`range`}function oa(e){return e===``?null:+e}var sa=new class e{#e=new WeakMap;#t;#n;static entries=new WeakMap;constructor(e){this.#n=e}observe(e,t){var n=this.#e.get(e)||new Set;return n.add(t),this.#e.set(e,n),this.#r().observe(e,this.#n),()=>{var n=this.#e.get(e);n.delete(t),n.size===0&&(this.#e.delete(e),this.#t.unobserve(e))}}#r(){return this.#t??=new ResizeObserver(t=>{for(var n of t){e.entries.set(n.target,n);for(var r of this.#e.get(n.target)||[])r(n)}})}}({box:`border-box`});function ca(e,t,n){var r=sa.observe(e,()=>n(e[t]));Bn(()=>(Nr(()=>n(e[t])),r))}function la(e,t){return e===t||e?.[ae]===t}function ua(e=st(),t,n,r){var i=tt.r,a=ur;return Bn(()=>{var o,s;return Hn(()=>{o=s,s=r?.()||[],Nr(()=>{la(n(...s),e)||(t(e,...s),o&&la(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&la(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}function da(e=!1){let t=tt,n=t.l.u;if(!n)return;let r=()=>Pr(t.s);if(e){let e=0,n={},i=Dt(()=>{let r=!1,i=t.s;for(let e in i)i[e]!==n[e]&&(n[e]=i[e],r=!0);return r&&e++,e});r=()=>B(i)}n.b.length&&Rn(()=>{fa(t,r),m(n.b)}),In(()=>{let e=Nr(()=>n.m.map(p));return()=>{for(let t of e)typeof t==`function`&&t()}}),n.a.length&&In(()=>{fa(t,r),m(n.a)})}function fa(e,t){if(e.l.s)for(let t of e.l.s)B(t);t()}var pa=!1;function ma(e){var t=pa;try{return pa=!1,[e(),pa]}finally{pa=t}}var ha={get(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(d(r)&&(r=r()),typeof r==`object`&&r&&t in r)return r[t]}},set(e,t,n){let r=e.props.length;for(;r--;){let i=e.props[r];d(i)&&(i=i());let o=a(i,t);if(o&&o.set)return o.set(n),!0}return!1},getOwnPropertyDescriptor(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(d(r)&&(r=r()),typeof r==`object`&&r&&t in r){let e=a(r,t);return e&&!e.configurable&&(e.configurable=!0),e}}},has(e,t){if(t===ae||t===se)return!1;for(let n of e.props)if(d(n)&&(n=n()),n!=null&&t in n)return!0;return!1},ownKeys(e){let t=[];for(let n of e.props)if(d(n)&&(n=n()),n){for(let e in n)t.includes(e)||t.push(e);for(let e of Object.getOwnPropertySymbols(n))t.includes(e)||t.push(e)}return t}};function ga(...e){return new Proxy({props:e},ha)}function _a(e,t,n,r){var i=!qe||!!(n&2),o=!!(n&8),s=!!(n&16),c=r,l=!0,u=void 0,d=()=>s&&i?(u??=Dt(r),B(u)):(l&&(l=!1,c=s?Nr(r):r),c);let f;if(o){var p=ae in e||se in e;f=a(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;o?[m,h]=ma(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&He(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(l=!0,n)}:()=>{var n=e[t];return n!==void 0&&(c=void 0),n===void 0?c:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?Dt:At)(()=>(v=!1,g()));o&&B(y);var b=ur;return(function(e,t){if(arguments.length>0){let n=t?B(y):i&&o?pn(e):e;return P(y,n),v=!0,c!==void 0&&(c=n),e}return ar&&v||b.f&16384?y.v:B(y)})}typeof window<`u`&&((window.__svelte??={}).v??=new Set).add(`5`);var va=`images`;function ya(){let e=indexedDB.open(`trivault`,1);return e.onupgradeneeded=()=>e.result.createObjectStore(va),ba(e)}function ba(e){return new Promise((t,n)=>{e.onsuccess=()=>t(e.result),e.onerror=()=>n(e.error??Error(`no database`))})}function xa(e){return e.replace(/\.[a-z]+$/i,``).toLowerCase().replaceAll(`æ`,`ae`).normalize(`NFKD`).replace(/\p{M}/gu,``).replace(/[^a-z0-9]+/g,`-`).replace(/^-|-$/g,``)}var Sa=new class{#e=N({});get urls(){return B(this.#e)}set urls(e){P(this.#e,e)}async load(e){if(this.urls[e])return;let t=IDBKeyRange.bound(`${e}/`,`${e}/\uffff`);try{let n=(await ya()).transaction(va).objectStore(va),[r,i]=await Promise.all([ba(n.getAllKeys(t)),ba(n.getAll(t))]);this.#t(e,new Map(r.map((t,n)=>[t.slice(e.length+1),i[n]])))}catch{this.#t(e,new Map)}}async take(e,t,n){let r=[...t].filter(e=>e.type.startsWith(`image/`)&&n.has(xa(e.name))),i=(await ya()).transaction(va,`readwrite`).objectStore(va);return await Promise.all(r.map(t=>ba(i.put(t,`${e}/${xa(t.name)}`)))),this.#t(e,new Map(r.map(e=>[xa(e.name),e]))),r.length}async drop(e){await ba((await ya()).transaction(va,`readwrite`).objectStore(va).delete(IDBKeyRange.bound(`${e}/`,`${e}/\uffff`))),Object.values(this.urls[e]??{}).forEach(e=>URL.revokeObjectURL(e)),this.urls={...this.urls,[e]:{}}}#t(e,t){let n=Object.fromEntries([...t].map(([e,t])=>[e,URL.createObjectURL(t)]));this.urls={...this.urls,[e]:{...this.urls[e],...n}}}};function Ca(e,t){try{return JSON.parse(localStorage.getItem(e)??`null`)??t}catch{return t}}function wa(e,t){localStorage.setItem(e,JSON.stringify(t))}function Ta(e){return e.toLowerCase().replaceAll(`æ`,`ae`).replaceAll(`ł`,`l`).normalize(`NFKD`).replace(/\p{M}/gu,``)}function Ea(e){return Ta(e.lines.join(` `))}function Da(e){let{kind:t=``}=e.facts,[n=``]=(e.lines[1]??``).slice(t.length).split(` · `).filter(Boolean);return[t,n].filter(Boolean).join(` · `)}function Oa(e,t,{words:n,picks:r}){let i=Ta(n).split(/\s+/).filter(Boolean),a=Object.entries(r).filter(([,e])=>e);return e.filter(e=>{let n=t.get(e.slug)??``;return a.every(([t,n])=>e.groups[t]?.includes(n))&&i.every(e=>n.includes(e))})}function ka(e,t,n){let r=new Intl.Collator(n),i=new Map(t?.values.map(({name:e},t)=>[e,t])),a=e=>i.get(e.groups[t?.name??``]?.[0]??``)??i.size;return[...e].sort((e,t)=>a(e)-a(t)||r.compare(e.name,t.name))}function Aa(e,t){let n=new Intl.Collator(t,{numeric:!0});return{...e,values:[...e.values].sort((e,t)=>n.compare(e.title,t.title))}}var ja=class extends Error{code;rules;constructor(e){super(e.message),this.code=e.code,this.rules=e.rules??[]}},Ma=8e3,Na=25e3,Pa=class{#e=N(`connecting`);get state(){return B(this.#e)}set state(e){P(this.#e,e,!0)}#t=null;#n=0;#r=new Map;#i=0;#a=``;#o;#s;constructor(e,t){this.#o=e,this.#s=t}open(e){this.#a=e,this.#c(),setInterval(()=>this.state===`open`&&this.#t?.send(`{"type":"ping"}`),Na)}ask(e,...t){let n=++this.#n;return new Promise((r,i)=>{this.#t?.readyState===WebSocket.OPEN?(this.#r.set(n,{kinds:t,resolve:r,reject:i}),this.#t.send(JSON.stringify({...e,id:n}))):i(Error(`offline`))})}#c(){let e=new WebSocket(this.#a);this.#t=e,e.onopen=()=>this.#l(),e.onmessage=e=>this.#d(JSON.parse(e.data)),e.onclose=()=>this.#u()}async#l(){try{await this.#o(),this.#i=0,this.state=`open`}catch{this.#t?.close()}}#u(){this.state=`lost`;for(let{reject:e}of this.#r.values())e(Error(`offline`));this.#r.clear();let e=Math.min(Ma,250*2**this.#i++);setTimeout(()=>this.#c(),e*(.75+Math.random()/2))}#d(e){let t=e.id?this.#r.get(e.id):void 0;t&&e.type===`error`?(this.#r.delete(e.id),t.reject(new ja(e))):(t?.kinds.includes(e.type)&&(this.#r.delete(e.id),t.resolve(e)),this.#s(e))}},Fa=`# Das Programm im Browser. Was die Spiele sagen, kommt von den Spielen.

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
`,za=`# Program w przeglądarce. To, co mówią gry, pochodzi z gier.

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
`,Ba=`# Strony wokół stołu. $what to to, co przynoszą gracze: talie (decks) albo księgi zaklęć (books).

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
`,Va=class{constructor(e){this.value=e}valueOf(){return this.value}},Ha=class extends Va{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},Ua=class extends Va{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Wa=class e extends Va{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof Va)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Va&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},Ga=100,Ka=`⁨`,qa=`⁩`;function Ja(e,t,n){return n===t||n instanceof Ua&&t instanceof Ua&&n.value===t.value||t instanceof Ua&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function Ya(e,t,n){return t[n]?io(e,t[n].value):(e.reportError(RangeError(`No default`)),new Ha)}function Xa(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=Za(e,i.value):n.push(Za(e,i));return{positional:n,named:r}}function Za(e,t){switch(t.type){case`str`:return t.value;case`num`:return new Ua(t.value,{minimumFractionDigits:t.precision});case`var`:return Qa(e,t);case`mesg`:return $a(e,t);case`term`:return eo(e,t);case`func`:return to(e,t);case`select`:return no(e,t);default:return new Ha}}function Qa(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new Ha(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new Ha(`$${t}`);if(n instanceof Va)return n;switch(typeof n){case`string`:return n;case`number`:return new Ua(n);case`object`:if(Wa.supportsValue(n))return new Wa(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new Ha(`$${t}`)}}function $a(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new Ha(t);if(n){let i=r.attributes[n];return i?io(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Ha(`${t}.${n}`))}return r.value?io(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new Ha(t))}function eo(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new Ha(i);if(n){let t=a.attributes[n];if(t){e.params=Xa(e,r).named;let n=io(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Ha(`${i}.${n}`)}e.params=Xa(e,r).named;let o=io(e,a.value);return e.params=null,o}function to(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new Ha(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new Ha(`${t}()`);try{let t=Xa(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new Ha(`${t}()`)}}function no(e,{selector:t,variants:n,star:r}){let i=Za(e,t);if(i instanceof Ha)return Ya(e,n,r);for(let t of n)if(Ja(e,i,Za(e,t.key)))return io(e,t.value);return Ya(e,n,r)}function ro(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new Ha;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>Ga)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Ga}`);r&&n.push(Ka),n.push(Za(e,i).toString(e)),r&&n.push(qa)}return e.dirty.delete(t),n.join(``)}function io(e,t){return typeof t==`string`?e.bundle._transform(t):ro(e,t)}var ao=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function oo(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var so=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function co(e,t){let n=e[0];if(n instanceof Ha)return new Ha(`NUMBER(${n.valueOf()})`);if(n instanceof Ua)return new Ua(n.valueOf(),{...n.opts,...oo(t,so)});if(n instanceof Wa)return new Ua(n.toNumber(),{...oo(t,so)});throw TypeError(`Invalid argument to NUMBER`)}var lo=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function uo(e,t){let n=e[0];if(n instanceof Ha)return new Ha(`DATETIME(${n.valueOf()})`);if(n instanceof Wa||n instanceof Ua)return new Wa(n,oo(t,lo));throw TypeError(`Invalid argument to DATETIME`)}var fo=new Map;function po(e){let t=Array.isArray(e)?e.join(` `):e,n=fo.get(t);return n===void 0&&(n=new Map,fo.set(t,n)),n}var mo=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:co,DATETIME:uo,...t},this._useIsolating=n,this._transform=r,this._intls=po(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new ao(this,n,t);try{return ro(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new Ha().toString(r);throw e}}},ho=/^(-?[a-zA-Z][\w-]*) *= */gm,go=/\.([a-zA-Z][\w-]*) *= */y,_o=/\*?\[/y,vo=/(-?[0-9]+(?:\.([0-9]+))?)/y,yo=/([a-zA-Z][\w-]*)/y,bo=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,xo=/^[A-Z][A-Z0-9_-]*$/,So=/([^{}\n\r]+)/y,Co=/([^\\"\n\r]*)/y,wo=/\\([\\"])/y,To=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Eo=/^\n+/,Do=/ +$/,Oo=/ *\r?\n/g,ko=/( *)$/,Ao=/{\s*/y,jo=/\s*}/y,Mo=/\[\s*/y,No=/\s*] */y,Po=/\s*\(\s*/y,Fo=/\s*->\s*/y,Io=/\s*:\s*/y,Lo=/\s*,?\s*/y,Ro=/\s+/y,zo=class{constructor(e){this.body=[],ho.lastIndex=0;let t=0;for(;;){let n=ho.exec(e);if(n===null)break;t=ho.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(go);){let t=o(go),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(So)&&(r=o(So)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,Eo),u([i],i.length)):r?S(r,Do):null}function u(r=[],i){for(;;){if(n(So)){r.push(o(So));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,Do));let c=[];for(let e of r)e instanceof Bo&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(Ao,SyntaxError);let e=f();if(i(jo))return e;if(i(Fo)){let t=h();return i(jo,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(bo)){let[,e,t,n=null]=a(bo);if(e===`$`)return{type:`var`,name:t};if(i(Po)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(xo.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Lo)}}function m(){let e=f();return e.type===`mesg`&&i(Io)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(_o);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(Mo,SyntaxError);let e;return e=n(vo)?v():{type:`str`,value:o(yo)},i(No,SyntaxError),e}function _(){if(n(vo))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(vo),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(Co),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(wo))return o(wo);if(n(To)){let[,e,t]=a(To),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(Ro),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `&&C(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(Oo,`
`),n=ko.exec(e)[1].length;return new Bo(t,n)}}},Bo=class{constructor(e,t){this.value=e,this.length=t}},Vo=Object.assign({"../../text/de.ftl":Fa,"../../text/de.pages.ftl":Ia,"../../text/en.ftl":La,"../../text/en.pages.ftl":Ra,"../../text/pl.ftl":za,"../../text/pl.pages.ftl":Ba}),Ho={en:`English`,de:`Deutsch`,pl:`Polski`},Uo=`trivault.lang`;function Wo(e){let t=Object.fromEntries(Object.keys(Ho).map(e=>[e,new mo(e,{useIsolating:!1})]));for(let[n,r]of Object.entries(e))t[/\/(en|de|pl)[./]/.exec(n)?.[1]].addResource(new zo(r),{allowOverrides:!0});return t}var Go=Wo(Vo);function Ko(e){return!!e&&e in Ho}function qo(){return[localStorage.getItem(Uo),...navigator.languages.map(e=>e.slice(0,2))].find(Ko)??`en`}var Jo=new class{#e=N(pn(qo()));get lang(){return B(this.#e)}set lang(e){P(this.#e,e,!0)}use(e){this.lang=e,localStorage.setItem(Uo,e)}say(e,t={},n=Go){for(let r of[n[this.lang],n.en]){let n=r.getMessage(e)?.value;if(n)return r.formatPattern(n,t,[])}return e}},Z=(e,t)=>Jo.say(e,t);function Yo(e){return e.slice(0,1).toUpperCase()+e.slice(1)}function Xo(e){return e>0?`+${e}`:e<0?`−${-e}`:`0`}function Zo(e){let[,t,n=``,r=``]=e.split(`/`);return t===`room`&&n?{page:t,room:n}:t===`cards`?{page:t,game:n,card:r}:(t===`build`||t===`learn`)&&n?{page:t,game:n}:t===`lobby`||t===`players`?{page:t}:{page:`start`}}var Qo=`trivault.left`,$o=6,es=class{#e=N(Zo(location.hash));get route(){return B(this.#e)}set route(e){P(this.#e,e)}#t=N(null);get reading(){return B(this.#t)}set reading(e){P(this.#t,e)}#n=N(``);get error(){return B(this.#n)}set error(e){P(this.#n,e,!0)}#r=N(Ca(Qo,[]));get left(){return B(this.#r)}set left(e){P(this.#r,e)}go(){this.route=Zo(location.hash),this.error=``,this.reading=null}forget(e,t){let n=this.left.filter(t=>t.room!==e);this.left=[...t?[t]:[],...n].slice(0,$o),wa(Qo,this.left)}},ts=`trivault.plan`,ns={game:``,games:{},clock:!1,minutes:15,increment:10,hints:!1,chat:!0,askAll:!1},rs=new class{#e=N(null);get seed(){return B(this.#e)}set seed(e){P(this.#e,e,!0)}#t=N(pn({...ns,...Ca(ts,{})}));get wish(){return B(this.#t)}set wish(e){P(this.#t,e,!0)}prepare(e){for(let t of e){let e=t.bots.map(e=>e.kind),n=e.at(-1),r=[{who:`me`,bot:n,deck:``},{who:`bot`,bot:n,deck:``}],{seats:i=r,options:a={}}=this.wish.games[t.name]??{};for(let t of i)e.includes(t.bot)||(t.bot=n);this.wish.games[t.name]={seats:i,options:a},this.resize(t,Math.min(Math.max(i.length,t.seats[0]),t.seats[1]))}e.some(e=>e.name===this.wish.game)||(this.wish.game=e[0]?.name??``)}of(e){return this.wish.games[e.name]}resize(e,t){let{seats:n}=this.of(e);for(;n.length<t;)n.push({...n.at(-1),deck:``});n.length=t}keep(){wa(ts,this.wish)}};function is(e){return e.some((e,t)=>t&&(e.who===`open`||e.who===`lobby`))}function as(e,t){return t.map(({who:t,bot:n,deck:r},i)=>{let a=i>0&&(t===`open`||t===`lobby`),o=i===0?`me`:a?`open`:t===`bot`?n:t;return e.decks&&r&&!a?{kind:o,deck:r}:{kind:o}})}function os(e,t){return(e.options??[]).filter(e=>!e.seats?.length||e.seats.includes(t.length))}function ss(e,{seats:t,options:n}){let r={};for(let{name:i,kind:a,without:o=[]}of os(e,t)){let e=n[i];o.some(e=>e in r)||(a===`flag`&&e===!0&&(r[i]=!0),a===`seat`&&typeof e==`number`&&e<t.length&&(r[i]=e),a===`each`&&Array.isArray(e)&&e.some(Boolean)&&(r[i]=t.map((t,n)=>e[n]||0)))}return r}function cs(e,t,n){let{seats:r}=n,i=is(r);return{options:ss(e,n),listed:r.some(e=>e.who===`lobby`),ask_all:t.askAll,...t.clock?{clock:{seconds:Math.round(t.minutes*60),increment:t.increment}}:{},...i?{hints:t.hints,chat:t.chat}:{}}}var ls=class{#e=N(null);get me(){return B(this.#e)}set me(e){P(this.#e,e)}#t=N([]);get games(){return B(this.#t)}set games(e){P(this.#t,e)}#n=N({});get known(){return B(this.#n)}set known(e){P(this.#n,e)}#r=M(()=>Object.fromEntries(Object.entries(this.known).map(([e,{cards:t}])=>[e,t])));get cards(){return B(this.#r)}set cards(e){P(this.#r,e)}#i=N([]);get lobby(){return B(this.#i)}set lobby(e){P(this.#i,e)}game(e){return this.games.find(t=>t.name===e)}},us=`skip`;function ds(e){return e.things??[]}function fs(e){return e.kind===`order`||e.kind===`pick`&&e.high>1}function ps(e){let t=new Map;for(let n of e.options)for(let e of new Set(ds(n))){let r=t.get(e);r?r.push(n):t.set(e,[n])}return t}function ms(e){return e.options.filter(e=>!ds(e).length&&e.answer!==`skip`)}var hs=3,gs=40;function _s(e){return ms(e).length>gs}function vs(e){return e.kind===`yes-no`||e.options.length<=hs?e.options.filter(e=>e.answer!==us):_s(e)?[]:ms(e)}function ys(e){return e.options.find(e=>e.answer===us)}function bs(e){let t=new Map;return e.forEach((e,n)=>{let r=e.group??``,i=e.brief||e.sentence||e.answer,a=t.get(r)??[];r&&a.some(e=>e.label===i)||t.set(r,[...a,{option:e,n:n+1,label:i}])}),[...t].map(([e,t])=>({title:e,answers:t}))}function xs(e){return{picked:[],points:e.options.map(()=>0)}}function Ss(e){return e.points.reduce((e,t)=>e+t,0)}function Cs(e,t,n){if(t.picked.includes(n))return{...t,picked:t.picked.filter(e=>e!==n)};let r=+(e.kind===`pick`&&t.picked.length>=e.high);return{...t,picked:[...t.picked.slice(r),n]}}function ws(e,t,n,r){let i=[...t.points],a=i[n]??0,o=e.high-Ss(t);return i[n]=Math.max(0,a+Math.min(r,o)),{...t,points:i}}function Ts(e){return e.name??e.answer}function Es(e,t){let{kind:n,verb:r,low:i,high:a}=e;if(n===`distribute`)return Ss(t)===a?[r,...e.options.map((e,n)=>({name:Ts(e),n:t.points[n]})).filter(({n:e})=>e>0).map(({name:e,n:t})=>`${e}=${t}`)].join(` `):void 0;let o=t.picked.length;if(n===`order`?o===e.options.length:i<=o&&o<=a)return o?[r,...t.picked.map(t=>Ts(e.options[t]))].join(` `):us}function Ds(e,t){let n=t.toLowerCase().trim(),r=e.options.filter(e=>e.sentence?.toLowerCase()===n);if(r.length)return r;let i=n.split(/\s+/);return e.options.filter(e=>{let t=(e.sentence??``).toLowerCase().split(/[^\p{L}\p{N}]+/u);return i.every(e=>t.some(t=>t.startsWith(e)))})}var Os=`uhlzv`;function ks(e){let t=new Set(Os);return e.map(e=>{let n=e.toLowerCase().match(/\p{L}/gu)?.find(e=>!t.has(e))??``;return t.add(n),n})}var As=400,js=class{#e=N(null);get question(){return B(this.#e)}set question(e){P(this.#e,e)}#t=N(-1);get seq(){return B(this.#t)}set seq(e){P(this.#t,e,!0)}#n=N({picked:[],points:[]});get selection(){return B(this.#n)}set selection(e){P(this.#n,e)}#r=N([]);get menu(){return B(this.#r)}set menu(e){P(this.#r,e)}#i=N(null);get doubt(){return B(this.#i)}set doubt(e){P(this.#i,e)}#a=N(!1);get sent(){return B(this.#a)}set sent(e){P(this.#a,e,!0)}#o=M(()=>this.question?ps(this.question):new Map);#s;#c=0;constructor(e){this.#s=e}ask(e,t){let n=t===this.seq&&e?.seat===this.question?.seat;this.question=e,this.seq=t,this.sent=!1,e?n?this.#l(e):this.clear():this.forget()}#l(e){let t=t=>e.options.filter(e=>e.answer===t.answer);this.menu=this.menu.flatMap(t),this.doubt=this.doubt&&(t(this.doubt)[0]??null)}clear(){this.forget(),this.question&&(this.selection=xs(this.question))}forget(){this.menu=[],this.doubt=null}state(e){if(!this.question||this.sent)return``;let t=this.#u(e);return t.some(e=>this.#f(e))?`chosen`:t.length?`legal`:``}options(e){return this.question&&!this.sent?this.#u(e):[]}mark(e){let t=this.options(e).map(e=>this.#d(e));if(this.question?.kind===`distribute`){let e=t.reduce((e,t)=>e+(this.selection.points[t]??0),0);return e?String(e):``}let n=Math.max(-1,...t.map(e=>this.selection.picked.indexOf(e)));return n>=0&&this.question?.kind===`order`?String(n+1):``}touch(e){this.options(e).length||this.forget();let t=this.options(e);if(!t.length)return!1;if(this.gathers){let e=t.find(e=>!this.#f(e))??t[0];this.gather(e)}else this.narrow(t);return!0}narrow(e){e.length===1?this.choose(e[0]):this.menu=e.length===this.menu.length?[]:e}get gathers(){return!!this.question&&(fs(this.question)||this.question.kind===`distribute`)}gather(e,t=1){let n=this.question;if(!n)return;let r=this.#d(e);this.selection=n.kind===`distribute`?ws(n,this.selection,r,t):Cs(n,this.selection,r)}choose(e){this.question&&!this.sent&&(this.gathers&&e!==ys(this.question)?this.gather(e):e.warning?this.doubtful(e):this.send(e.answer))}doubtful(e){this.doubt!==e&&(this.#c=Date.now()),this.doubt=e,this.menu=[e]}insist(){this.doubt&&Date.now()-this.#c>=As&&this.send(this.doubt.answer)}get whole(){return this.question&&this.gathers?Es(this.question,this.selection):void 0}get left(){return this.question?.kind===`distribute`?this.question.high-Ss(this.selection):0}get picked(){return this.selection.picked.flatMap(e=>this.question?.options[e]??[])}get begun(){return this.gathers&&(this.picked.length>0||Ss(this.selection)>0)}confirm(){this.whole&&this.send(this.whole)}send(e){this.question&&(this.forget(),this.sent=!0,this.#s(e,this.seq,this.question.seat))}#u(e){let t=[...new Set(e.flatMap(e=>B(this.#o).get(e)??[]))];return this.menu.length?t.filter(e=>this.menu.includes(e)):t}#d(e){return this.question?.options.indexOf(e)??-1}#f(e){let t=this.#d(e);return this.selection.picked.includes(t)||(this.selection.points[t]??0)>0}},Ms=`trivault.settings`,Ns=pn({plain:!1,pace:900,quick:!matchMedia(`(pointer: coarse)`).matches,sound:!1,volume:50,alert:!1,...Ca(Ms,{})});function Ps(){wa(Ms,Ns)}var Fs=700,Is=class{#e=N(null);get moment(){return B(this.#e)}set moment(e){P(this.#e,e)}#t=N([]);get moves(){return B(this.#t)}set moves(e){P(this.#t,e)}#n=N(0);get step(){return B(this.#n)}set step(e){P(this.#n,e,!0)}#r=N(!1);get runs(){return B(this.#r)}set runs(e){P(this.#r,e,!0)}#i;#a;#o=null;#s;constructor(e){this.#i=e}get turns(){return this.moves.filter((e,t)=>t===0||this.moves[t-1].turn!==e.turn)}to(e,t=this.moment?.seat){return this.#o={at:Math.max(0,Math.min(e,this.moment?.end??1/0)),...t===void 0||t<0?{}:{seat:t}},this.#s??=this.#c().finally(()=>this.#s=void 0),this.#s}async#c(){for(this.moves.length||(this.moves=(await this.#i({type:`timeline`},`timeline`))?.moves??[]);this.#o;){let e=this.#o,t=await this.#i({type:`moment`,...e},`moment`);if(this.#l())return;this.#o===e&&(this.#o=null),t&&(this.moment=t,this.step+=1)}}#l(){return this.#o===null}turn(e){if(!this.moment)return;let{at:t,end:n}=this.moment,r=this.turns.map(e=>e.at),i=e>0?r.find(e=>e>t):r.findLast(e=>e<t);this.to(i??(e>0?n:0))}play(e=!this.runs){clearTimeout(this.#a),this.runs=e,e&&this.moment&&this.moment.at>=this.moment.end?this.to(0).then(()=>this.#u()):e&&this.#u()}#u(){this.#a=setTimeout(()=>void this.#d(),Math.max(Fs,1.5*Ns.pace))}async#d(){this.moment&&this.moment.at<this.moment.end?(await this.to(this.moment.at+1),this.runs&&this.#u()):this.play(!1)}async again(){this.moment&&(this.moves=[],await this.to(this.moment.at))}leave(){this.play(!1),this.#o=null,this.moment=null,this.moves=[]}},Ls=class{#e=[];#t;#n;#r;constructor(e,t){this.#n=e,this.#r=t}add(e,t=!1){this.#e.push(e),t?this.skip():this.#t||this.#i()}skip(){clearTimeout(this.#t),this.#t=void 0;for(let e of this.#e.splice(0))this.#n(e)}get busy(){return this.#e.length>0}#i(){let e=this.#e.shift();e===void 0?this.#t=void 0:(this.#n(e),this.#t=setTimeout(()=>this.#i(),this.#r()))}},Rs=class{#e=N(null);get line(){return B(this.#e)}set line(e){P(this.#e,e)}#t=N(!1);get behind(){return B(this.#t)}set behind(e){P(this.#t,e,!0)}#n=N(0);get read(){return B(this.#n)}set read(e){P(this.#n,e,!0)}#r=N(new Set);get fresh(){return B(this.#r)}set fresh(e){P(this.#r,e)}#i=N([]);get unasked(){return B(this.#i)}set unasked(e){P(this.#i,e)}#a=N(0);get unread(){return B(this.#a)}set unread(e){P(this.#a,e,!0)}#o=N(!1);get muted(){return B(this.#o)}set muted(e){P(this.#o,e,!0)}#s=N(null);get notice(){return B(this.#s)}set notice(e){P(this.#s,e)}#c=N(null);get hint(){return B(this.#c)}set hint(e){P(this.#c,e)}#l=N(!0);get reading(){return B(this.#l)}set reading(e){P(this.#l,e,!0)}#u=N(!1);get helping(){return B(this.#u)}set helping(e){P(this.#u,e,!0)}#d=N(!1);get aside(){return B(this.#d)}set aside(e){P(this.#d,e,!0)}#f=N(-1);get uncovered(){return B(this.#f)}set uncovered(e){P(this.#f,e,!0)}forget(){this.line=this.notice=this.hint=null,this.unasked=[]}say(e,t=!1,n=[]){this.notice={text:e,rules:n,bad:t}}},zs=class{#e=N(null);get room(){return B(this.#e)}set room(e){P(this.#e,e)}#t=N(null);get table(){return B(this.#t)}set table(e){P(this.#t,e)}#n=N([]);get log(){return B(this.#n)}set log(e){P(this.#n,e)}#r=N([]);get sentences(){return B(this.#r)}set sentences(e){P(this.#r,e)}#i=N([]);get chat(){return B(this.#i)}set chat(e){P(this.#i,e)}#a=N(null);get report(){return B(this.#a)}set report(e){P(this.#a,e)}lay(e){this.log=[...this.log.slice(0,e.since??0),...e.lines??[]],this.table=e}forget(){this.log=[],this.sentences=[]}get lasts(){return this.room?.status===`playing`}get company(){let{seats:e=[],yours:t=[],watching:n=0}=this.room??{};return e.filter((e,n)=>e.kind===`person`&&!t.includes(n)).length+n>+!t.length}get seat(){let e=this.room?.yours??[];return e.find(e=>this.table?.deciding.includes(e))??e[0]??-1}name(e){return this.room?.seats[e]?.name||Z(`player`,{n:e+1})}},Bs=new class{#e=N(null);now=null;#t=N(!1);get open(){return B(this.#t)}set open(e){P(this.#t,e,!0)}get seen(){return B(this.#e)}set seen(e){P(this.#e,this.now=e)}};function Vs(e){Bs.seen=e}function Hs(e){Bs.seen=e,Bs.open=!0}function Us(){Bs.open=!1}function Ws(){Bs.seen=null,Bs.open=!1}function Gs(e){let t;In(()=>{let n=e(),r=t;t=n,Bs.now&&(Bs.now===r||Ks(Bs.now,n))&&(Bs.seen=n)}),In(()=>()=>{t&&Bs.now===t&&(Bs.seen={...t,notes:[],attached:[]})})}function Ks(e,t){return e.slug===t.slug&&e.things.some(e=>t.things.includes(e))}var qs=class{id;server=new zs;screen=new Rs;#e=N(0);#t=0;#n;#r=(e,...t)=>this.#p(()=>this.#n.ask(e,...t));#i=new Ls(e=>this.#s(e),()=>document.hidden?0:Ns.pace);asking=new js((e,t,n)=>this.#f(e,t,n));back=new Is(this.#r);constructor(e,t){this.id=t,this.#n=e,Ws()}get moment(){return this.back.moment}get shown(){return this.moment??this.server.table}get step(){return B(this.#e)+this.back.step}get covered(){let{room:e,table:t,lasts:n}=this.server;return(e?.yours.length??0)>1&&n&&!!t?.question&&t.seat!==this.screen.uncovered}hear(e){`room`in e&&e.room!==this.id||(e.type===`room`?this.server.room=e:e.type===`table`?this.#o(e):e.type===`chat`&&this.#a(e.lines))}#a(e){this.server.chat=[...this.server.chat,...e],this.screen.unread+=e.length}skip(){this.#i.skip()}#o(e){let{since:t=0,lines:n=[]}=e,r=!this.server.table||e.undone||!!e.id,i=r?[]:n.slice(Math.max(0,this.#t-t)).filter(e=>!e.small);this.#t=t+n.length,this.#i.add({table:e,line:i[0]});for(let e of i.slice(1))this.#i.add({line:e});r&&this.#i.skip(),this.screen.behind=this.#i.busy}#s({table:e,line:t}){e&&this.#c(e),this.screen.line=t??null,this.screen.behind=this.#i.busy}#c(e){let{server:t,screen:n}=this;t.table&&e.seat!==t.table.seat&&this.#l(),(e.at!==t.table?.at||e.undone)&&P(this.#e,B(this.#e)+1),t.lay(e),e.undone&&(n.read=Math.min(n.read,t.log.length)),n.fresh=new Set(t.log.slice(n.read).flatMap(e=>e.things??[])),n.unasked=e.undone?[]:[...n.unasked,...e.unasked??[]],n.hint=null,this.asking.ask(this.moment?null:e.question??null,e.seq),e.result&&this.#d()}#l(){this.server.forget(),this.screen.forget(),Ws(),this.#u()}async#u(){let e=await this.#r({type:`log`,since:0},`log`);e&&(this.server.log=e.lines)}async#d(){this.server.report=await this.#r({type:`report`},`report`)??this.server.report}#f(e,t,n){this.screen.notice=null,this.#i.skip(),this.screen.read=this.server.log.length,this.screen.unasked=[],this.#r({type:`answer`,answer:e,seq:t,seat:n},`done`).then(e=>{e||(this.asking.sent=!1)})}type(e){let{question:t,seq:n}=this.asking;t?this.#f(e,n,t.seat):this.screen.say(Z(`not-your-turn`),!0)}async undo(){let e=this.server.seat<0?void 0:this.server.seat;await this.#r({type:`undo`,seat:e},`done`,`table`)}async askHint(){this.screen.hint=await this.#r({type:`hint`},`hint`)??null}async whyNot(e){let t=await this.#r({type:`why-not`,answer:e},`why-not`);t&&this.screen.say(t.message,!1,t.rules)}async rule(e){let t=await this.#r({type:`rule`,rule:e},`rule`);t&&this.screen.say(``,!1,[{rule:t.rule,text:t.text}])}async affects(e){let t=this.moment?{at:this.moment.at,...this.moment.seat<0?{}:{seat:this.moment.seat}}:{};return this.#r({type:`affects`,thing:e,...t},`affects`)}async describe(){this.server.sentences=(await this.#r({type:`describe`},`describe`))?.sentences??this.server.sentences}async resign(){this.server.seat>=0&&await this.#r({type:`resign`,seat:this.server.seat},`done`)}async rematch(e){await this.#r({type:`rematch`,swap:e},`done`)}async give(e){await this.#r({type:`give`,seat:e},`done`)}async take(e){await this.#r({type:`take`,seat:e},`done`)}async talk(e){await this.#r({type:`chat`,text:e},`done`)}async mute(e){await this.#r({type:`mute`,on:e},`done`)&&(this.screen.muted=e)}async stops(e,t){await this.#r({type:`stops`,stops:e,seat:t},`done`)}async order(e){await this.#r({type:`order`,on:e},`done`)}async save(){return this.#r({type:`save`},`saved`)}async lookBack(e){this.#i.skip(),await this.back.to(e),this.moment&&this.asking.ask(null,-1)}backToNow(){this.back.leave(),this.asking.ask(this.server.table?.question??null,this.server.table?.seq??-1)}async again(){this.server.room?.status!==`waiting`&&(await this.#u(),this.screen.line=null,this.screen.muted&&await this.mute(!0),Ns.plain&&await this.describe(),await this.back.again(),this.server.report&&await this.#d())}async#p(e){try{return await e()}catch(e){e instanceof ja&&this.screen.say(e.message,!0,e.rules);return}}},Js=`trivault.token`,Ys=`trivault.seats`,Q=new class{server=new ls;screen=new es;link=new Pa(()=>this.#t(),e=>this.#r(e));#e=N(null);get sitting(){return B(this.#e)}set sitting(e){P(this.#e,e)}open(){let e=new URL(`ws`,location.href);e.protocol=e.protocol===`https:`?`wss:`:`ws:`,e.hash=``,document.documentElement.lang=Jo.lang,addEventListener(`hashchange`,()=>void this.#a()),this.link.open(e.href)}async#t(){let e=localStorage.getItem(Js)??``;this.#i(await this.link.ask({type:`hello`,lang:Jo.lang,token:e},`welcome`)),await this.#n(),await this.link.ask({type:`lobby`},`lobby`),await this.#a()}async#n(){let{games:e}=await this.link.ask({type:`games`},`games`);rs.prepare(e),this.server.games=e}#r(e){e.type===`seat`?this.#l(e):e.type===`lobby`?this.server.lobby=e.rooms:e.type===`moved`?location.hash=`#/room/${e.room}`:this.sitting?.hear(e),e.type===`room`&&this.#u(e)}#i(e){this.server.me=e,localStorage.setItem(Js,e.token)}async register(e,t){this.#i(await this.link.ask({type:`register`,name:e,password:t},`welcome`))}async login(e,t){this.#i(await this.link.ask({type:`login`,name:e,password:t},`welcome`))}async logout(){this.#i(await this.link.ask({type:`logout`},`welcome`))}async rename(e){this.#i(await this.link.ask({type:`rename`,name:e},`welcome`))}async#a(){this.screen.go();let{route:e}=this.screen;e.page===`room`?await this.#o(e.room):this.sitting&&await this.#c(),e.page===`cards`&&await this.learn(e.game||this.server.games[0]?.name||``),e.page===`build`&&await this.learn(e.game)}async#o(e){let t=Ca(Ys,{})[e]??``,n=this.sitting?.id===e?this.sitting:new qs(this.link,e);this.sitting=n;try{let r=await this.#s(e,t);await this.learn(r.game),this.sitting===n&&await n.again()}catch(t){if(!(t instanceof ja))return;this.screen.error=t.message,this.sitting=null,this.screen.forget(e)}}async#s(e,t){try{return await this.link.ask({type:`join`,room:e,token:t},`room`)}catch(n){if(!t||!(n instanceof ja))throw n;return this.link.ask({type:`join`,room:e},`room`)}}async#c(){this.sitting=null,await this.link.ask({type:`leave`},`done`).catch(()=>void 0)}#l({room:e,token:t}){let n=Object.entries(Ca(Ys,{})).slice(-50);wa(Ys,Object.fromEntries([...n,[e,t]]))}#u({room:e,game:t,status:n,yours:r,seats:i}){let a=i.filter((e,t)=>!r.includes(t)).map(e=>e.name??``);this.screen.forget(e,n!==`over`&&r.length?{room:e,game:t,names:a}:void 0)}async create(e,t,n={}){let r=await this.link.ask({type:`create`,game:e,seats:t,...n},`room`);location.hash=`#/room/${r.room}`}async load(e){let t=await this.link.ask({type:`load`,replay:e},`room`);location.hash=`#/room/${t.room}`}async playOn(e){let t=await this.link.ask({type:`play-on`,at:e},`room`,`moved`);location.hash=`#/room/${t.room}`}async learn(e,t=!1){if(!this.server.game(e)||this.server.known[e]&&!t)return;let{cards:n,filters:r=[]}=await this.link.ask({type:`cards`,game:e},`cards`),i={cards:new Map(n.map(e=>[e.slug,e])),filters:r.map(e=>Aa(e,Jo.lang))};this.server.known={...this.server.known,[e]:i},Sa.load(e)}async read(e,t){await this.learn(e),this.screen.reading={game:e,card:t}}async speak(e){Jo.use(e),document.documentElement.lang=e,await this.link.ask({type:`language`,lang:e},`welcome`,`done`,`table`),await this.#n();for(let e of Object.keys(this.server.known))await this.learn(e,!0);await this.sitting?.again()}},Xs=`trivault.draft`,Zs=120,Qs=class{#e=N(pn({name:``,choices:{},cards:{}}));get parts(){return B(this.#e)}set parts(e){P(this.#e,e,!0)}#t=N(null);get checked(){return B(this.#t)}set checked(e){P(this.#t,e)}#n=N(new Map);get offers(){return B(this.#n)}set offers(e){P(this.#n,e)}#r=N(``);get error(){return B(this.#r)}set error(e){P(this.#r,e,!0)}#i;#a;#o=0;#s=0;constructor(e,t){this.#i=e,this.#a=t,this.parts=Ca(Xs,{})[t.name]??this.parts}copies(e){return this.parts.cards[e]??0}add(e,t){let n=this.copies(e)+t,{[e]:r,...i}=this.parts.cards;this.parts.cards=n>0?{...this.parts.cards,[e]:n}:i,this.#c()}rename(e){this.parts.name=e,this.#c()}choose(e,t){this.parts.choices[e]=t,this.check()}empty(){this.parts={name:``,choices:this.checked?this.parts.choices:{},cards:{}},this.check()}#c(){clearTimeout(this.#s),this.#s=window.setTimeout(()=>this.check(!1),Zs)}async check(e=!0){let{name:t,choices:n,cards:r}=Xe(this.parts);wa(Xs,{...Ca(Xs,{}),[this.#a.name]:{name:t,choices:n,cards:r}}),await this.#l({name:t,choices:n,cards:r,offers:e})}async read(e){let t=await this.#l({text:e,offers:!0});return t?(this.parts={name:t.name,choices:Object.fromEntries(t.choices.map(({name:e,value:t})=>[e,t])),cards:Object.fromEntries(t.cards.map(({card:e,times:t})=>[e,t]))},await this.check(!1),!0):!1}async#l(e){let t=++this.#o;clearTimeout(this.#s);try{let n=await this.#i.ask({type:`draft`,game:this.#a.name,...e},`draft`);return t===this.#o?(this.error=``,this.checked=n,n.offers?.length&&(this.offers=new Map(n.offers.map(e=>[e.card,e]))),n):void 0}catch(n){if(!(n instanceof ja)||t!==this.#o)return;this.checked||`text`in e?this.error=n.message:this.empty();return}}},$s=`trivault.decks`,ec=new class{#e=N(Ca($s,{}));get lists(){return B(this.#e)}set lists(e){P(this.#e,e)}of(e){return Object.entries(this.lists[e]??{})}keep(e,t,n){this.#t(e,{...this.lists[e],[t]:n})}drop(e,t){let{[t]:n,...r}=this.lists[e]??{};this.#t(e,r)}#t(e,t){this.lists={...this.lists,[e]:t},wa($s,this.lists)}},tc=U(`<span class="stepper svelte-1hzgx9d"><button type="button" class="svelte-1hzgx9d">−</button> <b class="svelte-1hzgx9d"> </b> <button type="button" class="svelte-1hzgx9d">+</button></span>`);function nc(e,t){A(t,!0);var n=tc(),r=F(n),i=R(r,2),a=L(i,!0),o=R(i,2);k(n),z((e,n)=>{r.disabled=t.n<1,X(r,`aria-label`,e),G(a,t.n),o.disabled=t.n>=t.most,X(o,`aria-label`,n)},[()=>Z(`less`,{name:t.name}),()=>Z(`more`,{name:t.name})]),V(`click`,r,()=>t.add(-1)),V(`click`,o,()=>t.add(1)),W(e,n),j()}H([`click`]);var rc=U(`<p class="quiet svelte-o2nvu8"> </p>`),ic=U(`<li class="svelte-o2nvu8"> <button type="button" class="rule svelte-o2nvu8"> </button> <!></li>`),ac=U(`<ul class="problems svelte-o2nvu8"></ul>`),oc=U(`<p class="fine svelte-o2nvu8"> </p>`),sc=U(`<li><button type="button" class="flat name svelte-o2nvu8"> </button> <span class="points svelte-o2nvu8"> </span> <!></li>`),cc=U(`<section class="svelte-o2nvu8"><h3 class="svelte-o2nvu8"> <span class="quiet"> </span></h3> <ul class="svelte-o2nvu8"></ul></section>`),lc=U(`<p class="quiet"> </p>`),uc=U(`<!> <!>`,1);function dc(e,t){A(t,!0);let n=M(()=>Q.server.known[t.game.name]),r=M(()=>t.drafting.checked),i=M(()=>new Set(B(r)?.problems.map(e=>e.card))),a=M(()=>{let e=B(n)?.filters.find(e=>e.name===`type`)?.values??[],t=B(r)?.cards??[];return e.map(({name:e,title:r})=>({title:r,cards:t.filter(t=>B(n)?.cards.get(t.card)?.groups.type?.includes(e))})).filter(e=>e.cards.length)});function o(e,n){t.drafting.add(e,n),t.drafting.copies(e)||t.ongone()}let s=N({});In(()=>{Jo.lang&&P(s,{})});async function c(e){let{text:t}=await Q.link.ask({type:`rule`,rule:e},`rule`);P(s,{...B(s),[e]:t})}var l=ti(),u=I(l),d=e=>{var l=uc(),u=I(l),d=e=>{var t=ac();J(t,21,()=>B(r).problems,q,(e,t)=>{var n=ic(),r=F(n),i=R(r),a=L(i,!0),o=R(i,2),l=e=>{var n=rc(),r=L(n,!0);z(()=>G(r,B(s)[B(t).rule])),W(e,n)};K(o,e=>{B(s)[B(t).rule]&&e(l)}),k(n),z(e=>{G(r,`${B(t).text??``} `),G(a,e)},[()=>Z(`rule`,{id:B(t).rule})]),V(`click`,i,()=>c(B(t).rule)),W(e,n)}),k(t),W(e,t)},f=e=>{var n=oc(),r=L(n);z(e=>G(r,`✓ ${e??``}`),[()=>Z(`legal`,{what:t.game.decks??``})]),W(e,n)};K(u,e=>{B(r).problems.length?e(d):B(r).cards.length&&e(f,1)}),J(R(u,2),17,()=>B(a),q,(e,r)=>{var a=cc(),s=F(a),c=F(s),l=L(R(c),!0);k(s);var u=R(s,2);J(u,21,()=>B(r).cards,({card:e,times:t,points:n})=>e,(e,r)=>{let a=()=>B(r).card,s=()=>B(r).times,c=()=>B(r).points,l=M(()=>B(n)?.cards.get(a())?.name??a());var u=sc();let d;var f=F(u),p=L(f,!0),m=R(f,2),h=L(m,!0),g=R(m,2);{let e=M(()=>t.drafting.copies(a())||s()),n=M(()=>t.drafting.offers.get(a())?.most??0);nc(g,{get n(){return B(e)},get most(){return B(n)},get name(){return B(l)},add:e=>o(a(),e)})}k(u),z(e=>{d=Y(u,1,`svelte-o2nvu8`,null,d,{wrong:e}),G(p,B(l)),G(h,c())},[()=>B(i).has(a())]),V(`click`,f,()=>Q.read(t.game.name,a())),W(e,u)}),k(u),k(a),z(e=>{G(c,`${B(r).title??``} `),G(l,e)},[()=>B(r).cards.reduce((e,t)=>e+t.points,0)]),W(e,a)},e=>{var t=lc(),n=L(t,!0);z(e=>G(n,e),[()=>Z(`empty-draft`)]),W(e,t)}),W(e,l)};K(u,e=>{B(r)&&e(d)}),W(e,l),j()}H([`click`]);function fc(e){e&&pc(e.name,e.replay,`application/json`)}function pc(e,t,n=`text/plain`){let r=document.createElement(`a`);r.href=URL.createObjectURL(new Blob([t],{type:n})),r.download=e,r.click(),URL.revokeObjectURL(r.href)}var mc=U(`<p class="error" role="alert"> </p>`),hc=U(`<details><summary class="svelte-199vvla"> </summary> <div class="text svelte-199vvla"><label class="field"> <textarea name="list" rows="10" spellcheck="false" class="svelte-199vvla"></textarea></label> <!> <div class="actions"><button type="button"> </button> <label class="button svelte-199vvla"> <input class="unseen" type="file" accept=".txt,.json,text/plain,application/json"/></label> <button type="button"> </button> <button type="button"> </button></div></div></details>`);function gc(e,t){let n=ni();A(t,!0);let r=_a(t,`drafting`,7),i=N(null),a=N(!1),o=N(``),s=M(()=>B(i)??r().checked?.text??``);async function c(e){P(i,e,!0),P(o,``),await r().read(e)?P(i,null):(P(o,r().error||Z(`lost`),!0),r().error=``)}async function l(){await navigator.clipboard?.writeText(B(s)),P(a,!0)}async function u(e){let t=e.currentTarget.files?.[0];e.currentTarget.value=``,t&&await c(await t.text())}var d=hc(),f=F(d),p=L(f,!0),m=R(f,2),h=F(m),g=F(h),_=R(g);vt(_),k(h);var v=R(h,2),y=e=>{var t=mc(),r=L(t,!0);z(()=>{X(t,`id`,n),G(r,B(o))}),W(e,t)};K(v,e=>{B(o)&&e(y)});var b=R(v,2),x=F(b),S=L(x,!0),C=R(x,2),w=F(C),T=R(w);k(C);var ee=R(C,2),E=L(ee,!0),D=R(ee,2),te=L(D,!0);k(b),k(m),k(d),z((e,t,r,a,c,l)=>{G(p,e),G(g,`${t??``} `),Yi(_,B(s)),X(_,`aria-invalid`,!!B(o)),X(_,`aria-describedby`,B(o)?n:void 0),x.disabled=B(i)===null,G(S,r),G(w,`${a??``} `),G(E,c),G(te,l)},[()=>Z(`as-text`),()=>Z(`deck-list`,{what:t.what}),()=>Z(`read-list`),()=>Z(`open-file`),()=>B(a)?Z(`copied`):Z(`copy-text`),()=>Z(`save-file`)]),V(`input`,_,e=>P(i,e.currentTarget.value,!0)),V(`click`,x,()=>c(B(s))),V(`change`,T,u),V(`click`,ee,l),V(`click`,D,()=>pc(`${r().checked?.name??t.what}.txt`,B(s))),W(e,d),j()}H([`input`,`click`,`change`]);var _c=U(`<option> </option>`),vc=U(`<label class="field svelte-gfvwhn"> <select><option> </option><!></select></label>`),yc=U(`<button type="button" class="flat"> </button>`),bc=U(`<div><label class="field words svelte-gfvwhn"> <input type="search" name="words" autocomplete="off"/></label> <button type="button" class="fold svelte-gfvwhn"> </button> <!> <!> <!></div>`);function xc(e,t){A(t,!0);let n=_a(t,`wanted`,7),r=N(!1),i=M(()=>Object.values(n().picks).filter(Boolean).length),a=M(()=>Object.fromEntries(t.filters.map(({name:e})=>[e,o((t.cards??[]).flatMap(t=>t.groups[e]??[]))])));function o(e){let t={};for(let n of e)t[n]=(t[n]??0)+1;return t}function s(e,{name:n,title:r}){return t.cards?`${r} (${B(a)[e]?.[n]??0})`:r}function c(){n().words=``,n().picks={}}var l=bc();let u;var d=F(l),p=F(d),m=R(p);Ji(m),k(d);var h=R(d,2),g=L(h,!0),_=R(h,2);J(_,17,()=>t.filters,e=>e.name,(e,t)=>{var r=vc(),i=F(r),a=R(i);let o;var c=F(a),l=L(c,!0);c.value=c.__value=``,J(R(c),17,()=>B(t).values,q,(e,n)=>{var r=_c(),i=L(r,!0),a={};z(e=>{G(i,e),a!==(a=B(n).name)&&(r.value=(r.__value=a)??``)},[()=>s(B(t).name,B(n))]),W(e,r)}),k(a);var u;Bi(a),k(r),z(e=>{G(i,`${B(t).title??``} `),X(a,`name`,B(t).name),o=Y(a,1,`svelte-gfvwhn`,null,o,{set:n().picks[B(t).name]}),G(l,e),u!==(u=n().picks[B(t).name]??``)&&(a.value=(a.__value=u)??``,zi(a,u))},[()=>Z(`all`)]),V(`change`,a,e=>n().picks[B(t).name]=e.currentTarget.value),W(e,r)});var v=R(_,2);Si(v,()=>t.children??f);var y=R(v,2),b=e=>{var t=yc(),n=L(t,!0);z(e=>G(n,e),[()=>Z(`clear-filters`)]),V(`click`,t,c),W(e,t)};K(y,e=>{(n().words||B(i))&&e(b)}),k(l),z((e,t)=>{u=Y(l,1,`filters svelte-gfvwhn`,null,u,{open:B(r)}),G(p,`${e??``} `),X(h,`aria-expanded`,B(r)),G(g,t)},[()=>Z(`search`),()=>Z(`filters`,{n:B(i)})]),ea(m,()=>n().words,e=>n().words=e),V(`click`,h,()=>P(r,!B(r))),W(e,l),j()}H([`click`,`change`]);var Sc=U(`<option> </option>`),Cc=U(`<label class="field"> <select name="order"><option> </option><!></select></label>`),wc=U(`<li><div class="what svelte-1br68ch"><button type="button" class="flat svelte-1br68ch"> </button> <span class="kind svelte-1br68ch"> </span> <span class="note svelte-1br68ch"> </span></div> <span class="price svelte-1br68ch"> <span class="unseen"> </span></span> <!></li>`),Tc=U(`<section class="offers svelte-1br68ch" aria-labelledby="offers"><h2 id="offers" class="svelte-1br68ch"> </h2> <form role="search" class="svelte-1br68ch"><!></form> <p role="status" class="quiet"> </p> <ul class="svelte-1br68ch"></ul></section>`);function Ec(e,t){A(t,!0);let n=pn({words:``,picks:{}}),r=N(``),i=M(()=>Q.server.known[t.game.name]),a=M(()=>[...B(i)?.cards.values()??[]].filter(e=>t.drafting.offers.has(e.slug))),o=M(()=>new Map(B(a).map(e=>[e.slug,Ea(e)]))),s=M(()=>ka(B(a),B(i)?.filters.find(e=>e.name===B(r)),Jo.lang)),c=M(()=>Oa(B(s),B(o),n)),l=M(()=>B(i)?.filters.map(e=>({...e,values:e.values.filter(t=>B(a).some(n=>n.groups[e.name]?.includes(t.name)))}))??[]);var u=Tc(),d=F(u),f=L(d,!0),p=R(d,2);xc(F(p),{get filters(){return B(l)},get wanted(){return n},children:(e,t)=>{var n=Cc(),i=F(n),a=R(i),o=F(a),s=L(o,!0);o.value=o.__value=``,J(R(o),17,()=>B(l),q,(e,t)=>{var n=Sc(),r=L(n,!0),i={};z(()=>{G(r,B(t).title),i!==(i=B(t).name)&&(n.value=(n.__value=i)??``)}),W(e,n)}),k(a),Bi(a),k(n),z((e,t)=>{G(i,`${e??``} `),G(s,t)},[()=>Z(`order`),()=>Z(`name`)]),Vi(a,()=>B(r),e=>P(r,e)),W(e,n)},$$slots:{default:!0}}),k(p);var m=R(p,2),h=L(m,!0),g=R(m,2);J(g,21,()=>B(c),e=>e.slug,(e,n)=>{let r=M(()=>t.drafting.offers.get(B(n).slug));var i=wc();let a;var o=F(i),s=F(o),c=L(s,!0),l=R(s,2),u=L(l,!0),d=L(R(l,2),!0);k(o);var f=R(o,2),p=F(f),m=L(R(p),!0);k(f);var h=R(f,2),g=e=>{{let i=M(()=>t.drafting.copies(B(n).slug));nc(e,{get n(){return B(i)},get most(){return B(r).most},get name(){return B(n).name},add:e=>t.drafting.add(B(n).slug,e)})}},_=M(()=>B(r).most||t.drafting.copies(B(n).slug));K(h,e=>{B(_)&&e(g)}),k(i),z((e,t,o)=>{a=Y(i,1,`svelte-1br68ch`,null,a,{barred:!B(r).most,in:e}),G(c,B(n).name),G(u,t),G(d,B(r).note),X(f,`title`,B(r).note),G(p,`${B(r).points??``} `),G(m,o)},[()=>t.drafting.copies(B(n).slug),()=>Da(B(n)),()=>Z(`points`)]),V(`click`,s,()=>Q.read(t.game.name,B(n).slug)),W(e,i)}),k(g),k(u),z((e,t)=>{G(f,e),G(h,t)},[()=>Z(`offers`),()=>B(a).length?Z(`found`,{n:B(c).length,all:B(a).length}):Z(`loading`)]),Wr(`submit`,p,e=>e.preventDefault()),W(e,u),j()}H([`click`]);var Dc=U(`<option> </option>`),Oc=U(`<label class="field"> <select><!><!></select></label>`),kc=U(`<optgroup></optgroup>`),Ac=U(`<p class="error" role="alert"> </p>`),jc=U(`<button type="button" class="flat"> </button>`),Mc=U(`<div class="page builder svelte-5b356r"><h1 class="svelte-5b356r"> </h1> <div><span role="status"> </span> <span class="bar svelte-5b356r" aria-hidden="true"><span class="svelte-5b356r"></span></span> <span class="panes svelte-5b356r"><button type="button" class="svelte-5b356r"> </button> <button type="button" class="svelte-5b356r"> </button></span></div> <!> <section class="book panel svelte-5b356r" aria-labelledby="book"><h2 id="book" tabindex="-1" class="svelte-5b356r"> </h2> <label class="field"> <input name="book-name" maxlength="80" autocomplete="off"/></label> <div class="choices svelte-5b356r"><!> <label class="field"> <select name="begin"><option>…</option><option> </option><!><optgroup></optgroup></select></label></div> <!> <div class="actions"><button type="button" class="main"> </button> <button type="button"> </button> <!></div> <p role="status" class="said svelte-5b356r"> </p> <!> <!></section></div>`);function Nc(e,t){A(t,!0);let n=M(()=>t.game.decks??``),r=new Qs(Q.link,t.game),i=N([]),a=N(``),o=N(``),s=N(void 0),c=N(`cards`),l=M(()=>r.checked),u=M(()=>ec.of(t.game.name)),d=M(()=>!!B(l)?.cards.length&&!B(l).problems.length),f=M(()=>Object.values(r.parts.cards).reduce((e,t)=>e+t,0));In(()=>{Jo.lang,Q.link.state===`open`&&(r.check(),Q.link.ask({type:`decks`,game:t.game.name},`decks`).then(e=>P(i,e.decks),()=>void 0))});async function p(e){let[n,i]=[e.currentTarget.value.slice(0,1),e.currentTarget.value.slice(1)];e.currentTarget.value=``,P(a,``),n===`n`?r.empty():n===`o`?await r.read(ec.lists[t.game.name]?.[i]??``):await r.read((await Q.link.ask({type:`deck`,game:t.game.name,name:i},`deck`)).text)}async function m(){await r.check(!1),B(l)&&(ec.keep(t.game.name,B(l).name,B(l).text),P(a,Z(`kept`,{name:B(l).name}),!0))}async function h(){if(!B(l))return;let e=rs.of(t.game);e.seats[0].deck=B(l).text,e.options={},rs.wish.game=t.game.name,rs.keep();try{await Q.create(t.game.name,as(t.game,e.seats),cs(t.game,rs.wish,e))}catch(e){P(o,e instanceof ja?e.message:Z(`lost`),!0)}}var _=Mc(),v=F(_),y=L(v,!0),b=R(v,2);let x;var S=F(b),C=L(S,!0),w=R(S,2),T=F(w);let ee;k(w);var E=R(w,2),D=F(E),te=L(D,!0),ne=R(D,2),re=L(ne,!0);k(E),k(b);var ie=R(b,2);Ec(ie,{get drafting(){return r},get game(){return t.game}});var ae=R(ie,2),oe=F(ae),se=L(oe,!0);ua(oe,e=>P(s,e),()=>B(s));var ce=R(oe,2),le=F(ce),ue=R(le);Ji(ue),k(ce);var de=R(ce,2),fe=F(de);J(fe,17,()=>B(l)?.choices??[],q,(e,t)=>{var n=Oc(),i=F(n),a=R(i),o=F(a),s=e=>{var t=Dc(),n=L(t,!0);t.value=t.__value=``,z(e=>G(n,e),[()=>Z(`choose-one`)]),W(e,t)};K(o,e=>{B(t).value||e(s)}),J(R(o),17,()=>B(t).values,q,(e,t)=>{var n=Dc(),r=L(n,!0),i={};z(()=>{G(r,B(t).title),i!==(i=B(t).name)&&(n.value=(n.__value=i)??``)}),W(e,n)}),k(a);var c;Bi(a),k(n),z(()=>{G(i,`${B(t).title??``} `),X(a,`name`,B(t).name),c!==(c=B(t).value)&&(a.value=(a.__value=c)??``,zi(a,c))}),V(`change`,a,e=>r.choose(B(t).name,e.currentTarget.value)),W(e,n)});var pe=R(fe,2),me=F(pe),he=R(me),ge=F(he);ge.value=ge.__value=``;var _e=R(ge),ve=L(_e,!0);_e.value=_e.__value=`n`;var ye=R(_e),be=e=>{var t=kc();J(t,21,()=>B(u),q,(e,t)=>{var n=M(()=>g(B(t),1));let r=()=>B(n)[0];var i=Dc(),a=L(i,!0),o={};z(()=>{G(a,r()),o!==(o=`o${r()??``}`)&&(i.value=i.__value=o)}),W(e,i)}),k(t),z(e=>X(t,`label`,e),[()=>Z(`my-decks`,{what:B(n)})]),W(e,t)};K(ye,e=>{B(u).length&&e(be)});var xe=R(ye);J(xe,21,()=>B(i),q,(e,t)=>{var n=Dc(),r=L(n,!0),i={};z(()=>{G(r,B(t).title),i!==(i=`p${B(t).name??``}`)&&(n.value=n.__value=i)}),W(e,n)}),k(xe),k(he),k(pe),k(de);var Se=R(de,2),Ce=e=>{var t=Ac(),n=L(t,!0);z(()=>G(n,r.error||B(o))),W(e,t)};K(Se,e=>{(r.error||B(o))&&e(Ce)});var O=R(Se,2),we=F(O),Te=L(we,!0),Ee=R(we,2),De=L(Ee,!0),Oe=R(Ee,2),ke=e=>{var n=jc(),r=L(n,!0);z(e=>G(r,e),[()=>Z(`drop-here`,{name:B(l).name})]),V(`click`,n,()=>{ec.drop(t.game.name,B(l).name),P(a,``)}),W(e,n)};K(Oe,e=>{B(l)&&ec.lists[t.game.name]?.[B(l).name]!==void 0&&e(ke)}),k(O);var Ae=R(O,2),je=L(Ae,!0),Me=R(Ae,2);dc(Me,{get drafting(){return r},get game(){return t.game},ongone:()=>B(s)?.focus()}),gc(R(Me,2),{get drafting(){return r},get what(){return B(n)}}),k(ae),k(_),z((e,t,n,i,o,s,u,f,p,m,h,g)=>{X(_,`data-pane`,B(c)),G(y,e),x=Y(b,1,`sum svelte-5b356r`,null,x,{over:B(l)&&B(l).points>B(l).most}),G(C,t),ee=Ii(T,``,ee,{width:n}),X(D,`aria-pressed`,B(c)===`cards`),G(te,i),X(ne,`aria-pressed`,B(c)===`book`),G(re,o),G(se,s),G(le,`${u??``} `),Yi(ue,r.parts.name||(B(l)?.name??``)),G(me,`${f??``} `),G(ve,p),X(xe,`label`,m),we.disabled=!B(d),G(Te,h),G(De,g),G(je,B(a))},[()=>Z(`builder-title`,{what:B(n)}),()=>Z(`points-of`,{n:B(l)?.points??0,most:B(l)?.most??0,copies:B(f),problems:B(l)?.problems.length??0}),()=>`${Math.min(100,100*(B(l)?.points??0)/(B(l)?.most||1))}%`,()=>Z(`pane-cards`),()=>Z(`pane-book`,{what:B(n)}),()=>Z(`your-deck`,{what:B(n)}),()=>Z(`name`),()=>Z(`begin-with`),()=>Z(`empty-book`,{what:B(n)}),()=>Z(`known-decks`,{what:B(n)}),()=>Z(`play-with`),()=>Z(`keep-here`)]),V(`click`,D,()=>P(c,`cards`)),V(`click`,ne,()=>P(c,`book`)),V(`input`,ue,e=>r.rename(e.currentTarget.value)),V(`change`,he,p),V(`click`,we,h),V(`click`,Ee,m),W(e,_),j()}H([`click`,`input`,`change`]);var Pc=`# KeyForge: Antworten, Fragen und das Protokoll.

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
`,Fc=`# KeyForge: answers, questions and the log.

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
`,Ic=`# KeyForge: odpowiedzi, pytania i dziennik.

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
`,Lc=`# Der Tisch von KeyForge.

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
`,Rc=`# The table of KeyForge.

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
`,zc=`# Stół KeyForge.

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
`,Bc=`# Wie KeyForge gespielt wird, in Kürze.

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
`,Vc=`# How KeyForge is played, in short.

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
`,Hc=`# Jak się gra w KeyForge, w skrócie.

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
`,Uc={amber:`M12 2 20.5 7v10L12 22 3.5 17V7ZM12 2v20M3.5 7 20.5 17M20.5 7 3.5 17`,armor:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5Z`,archives:`M3 4h18v5H3ZM5 9h14v11H5ZM10 13h4`,chains:`M9.5 14.5a4 4 0 0 1 0-5.5l3-3a4 4 0 0 1 5.5 5.5l-1.5 1.5M14.5 9.5a4 4 0 0 1 0 5.5l-3 3a4 4 0 0 1-5.5-5.5l1.5-1.5`,check:`M4 12.5 10 18.5 20.5 6`,counter:`M5 5h14v14H5ZM12 9v6M9 12h6`,clock:`M12 3a9 9 0 1 0 .1 0M12 7v5.5l3.5 2`,bell:`M6 17V11a6 6 0 0 1 12 0v6l2 2H4ZM10 21.5h4M12 3v2`,cost:`M12 2 20 9 12 22 4 9ZM4 9h16`,damage:`M12 2l2 6 6-3-3 6 5 3-6 1 1 6-5-4-5 4 1-6-6-1 5-3-3-6 6 3Z`,deck:`M7 3h12v16H7ZM5 6v15h11`,discard:`M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7`,enraged:`M4 6l6 4M20 6l-6 4M7 13a1 1 0 1 0 .1 0M17 13a1 1 0 1 0 .1 0M7 20c2-3 8-3 10 0`,exhausted:`M4 5h7l-7 7h7M13 12h7l-7 8h7`,gems:`M12 2 20 9 12 22 4 9ZM4 9h16M12 22 8.5 9 12 2M12 22 15.5 9 12 2`,hand:`M4 8l6-2 4 13-6 2ZM10 5.5h6V19M16 6l5 1.5-3.5 11`,health:`M12 21C5 15 2.5 11.5 2.5 8A5 5 0 0 1 12 6a5 5 0 0 1 9.5 2c0 3.5-2.5 7-9.5 13Z`,hint:`M9 18h6M10 21.5h4M12 2.5a6.5 6.5 0 0 0-4 11.6V16h8v-1.9A6.5 6.5 0 0 0 12 2.5Z`,keys:`M8 6.5a4.5 4.5 0 1 0 .1 0M12 11h9.5M18 11v4M21.5 11v3`,eye:`M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 9a3 3 0 1 0 .1 0`,log:`M5 4h14M5 9h14M5 14h14M5 19h9`,mastery:`M12 2l2.8 6.3 6.7.7-5 4.6 1.4 6.7L12 17l-5.9 3.3 1.4-6.7-5-4.6 6.7-.7Z`,menu:`M4 6h16M4 12h16M4 18h16`,more:`M5 12h.1M12 12h.1M19 12h.1`,pause:`M8 5v14M16 5v14`,power:`M20 3 9 14M20 3l-1 5L10 17M20 3l-5 1-9 9M5 12l7 7M7.5 16.5 3.5 20.5`,purged:`M5 5l14 14M19 5 5 19`,replay:`M4 12a8 8 0 1 0 3-6.2M4 3v4h4M12 8v4.5l3 2`,shield:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5ZM12 7v9M8 11h8`,skip:`M5 5v14l8-7ZM13 5v14l8-7Z`,"step-back":`M15 5 8 12l7 7`,"step-on":`M9 5l7 7-7 7`,stunned:`M12 12a2 2 0 1 1 2-2a4.5 4.5 0 1 1-5-4.5A7 7 0 1 1 5 12`,"turn-back":`M18 5l-7 7 7 7M11 5l-7 7 7 7`,"turn-on":`M6 5l7 7-7 7M13 5l7 7-7 7`,turn:`M7 4v16l12-8Z`,undo:`M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3`,upgrades:`M12 3l7 7h-4v10H9V10H5Z`,warded:`M12 2.5a9.5 9.5 0 1 0 .1 0M12 7.5a4.5 4.5 0 1 0 .1 0`,warning:`M12 3 22 20.5H2ZM12 9v6M12 17.5v.5`,why:`M8.5 8.5a3.5 3.5 0 1 1 5 3.2c-1 .6-1.5 1.3-1.5 2.8M12 18.5v.5`,zoom:`M10.5 4a6.5 6.5 0 1 0 .1 0M15.5 15.5 21 21`},Wc=$r(`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" class="svelte-1gghov3"><path class="svelte-1gghov3"></path></svg>`);function $(e,t){A(t,!0);let n=_a(t,`name`,3,``),r=_a(t,`path`,19,()=>Uc[n()]??``);var i=Wc(),a=L(i);z(()=>X(a,`d`,r())),W(e,i),j()}function Gc(e,t,n=(e,t)=>e!==t){let r=N(void 0),i=t(),a=e();return Rn(()=>{let o=e();t()!==i&&P(r,o===a?void 0:n(o,a)),i=t(),a=o}),()=>B(r)}var[Kc,qc]=rt(),Jc=U(`<small aria-hidden="true" class="svelte-13xisfs"> </small>`),Yc=U(`<span class="bar svelte-13xisfs" aria-hidden="true"><span class="svelte-13xisfs"></span></span>`),Xc=U(`<span><!> <b aria-hidden="true"> </b> <span class="unseen"> </span> <!> <!></span>`);function Zc(e,t){A(t,!0);let n=_a(t,`strong`,3,!1),{sitting:r}=Kc(),i=Gc(()=>t.n,()=>r.step,(e,t)=>Number(e)-Number(t)||0);var a=Xc();let o;var s=F(a);$(s,{get name(){return t.icon}});var c=R(s,2),l=L(c,!0),u=R(c,2),d=L(u,!0),f=R(u,2),p=e=>{var t=Jc(),n=L(t,!0);z(e=>G(n,e),[()=>Xo(i())]),W(e,t)},m=M(()=>i());K(f,e=>{B(m)&&e(p)});var h=R(f,2),g=e=>{var n=Yc(),r=F(n);let i;k(n),z(e=>i=Ii(r,``,i,{width:e}),[()=>`${Math.min(100,100*t.n/t.of)}%`]),W(e,n)};K(h,e=>{t.of&&typeof t.n==`number`&&e(g)}),k(a),z(e=>{o=Y(a,1,`dial svelte-13xisfs`,null,o,{strong:n(),changed:e}),X(a,`data-dial`,t.icon),X(a,`title`,t.text),G(l,t.n),G(d,t.text)},[()=>i()]),W(e,a),j()}var Qc=14,$c=20,el=112;function tl(e,t,n,r,i=1){let a=Array.from({length:i},(i,a)=>({card:nl(e,t,n,r,a+1),rows:a+1})).reduce((e,t)=>t.card>e.card?t:e);return{card:Math.floor(Math.max(e.least,Math.min(a.card,e.most))),rows:a.rows}}function nl({ratio:e,gap:t},n,r,i,a){let o=(n-Qc)/Math.max(Math.ceil(i/a),1)-t,s=((r-$c)/a-t*(1-1/a))*e;return Math.min(o,s)}function rl(e){let t=getComputedStyle(e),n=(e,n)=>parseFloat(t.getPropertyValue(e))||n;return{least:n(`--least`,56),most:n(`--most`,150),ratio:n(`--ratio`,.714),gap:n(`--gap`,10)}}function il(e){return e<el?`small`:`middle`}var al={};function ol(e){at(al,e)}function sl(){return it(al)??(()=>`small`)}var cl=U(`<p class="nothing svelte-133olco"> </p>`),ll=U(`<div class="lane svelte-133olco" role="group"><h3> </h3> <div class="box svelte-133olco"><div><!></div></div></div>`);function ul(e,t){A(t,!0);let n=_a(t,`rows`,3,1),r=_a(t,`named`,3,!1),i=N(void 0),a=N(0),o=N(0),s=M(()=>B(i)?tl(rl(B(i)),B(a),B(o),t.n,n()):{card:0,rows:1});ol(()=>il(B(s).card));var c=ll(),l=F(c);let u;var d=L(l,!0),f=R(l,2),p=F(f);let m,h;var g=F(p),_=e=>{var n=ti();Si(I(n),()=>t.children),W(e,n)},v=e=>{var n=cl(),r=L(n);z(e=>G(r,`${t.label??``}: ${e??``}`),[()=>Z(`empty`)]),W(e,n)};K(g,e=>{t.n?e(_):e(v,-1)}),k(p),k(f),ua(f,e=>P(i,e),()=>B(i)),k(c),z(()=>{X(c,`aria-label`,t.label),u=Y(l,1,`svelte-133olco`,null,u,{unseen:!r()}),G(d,t.label),m=Y(p,1,`cards svelte-133olco`,null,m,{wraps:B(s).rows>1}),h=Ii(p,``,h,{"--card":`${B(s).card??``}px`})}),ca(f,`clientWidth`,e=>P(a,e)),ca(f,`clientHeight`,e=>P(o,e)),W(e,c),j()}var dl=new Set,fl=e=>{let t=t=>t.target===e&&e.close();return dl.add(e),e.addEventListener(`click`,t),()=>{dl.delete(e),e.removeEventListener(`click`,t)}};function pl(){return[...dl].some(e=>e.open)}var ml=new Map;function hl(e=()=>`legal`,t=!1){return n=>(ml.set(n,{status:e,behind:t}),()=>void ml.delete(n))}function gl(e){return ml.has(e)}function _l(e){return ml.get(e)?.behind??!1}function vl(e){return ml.get(e)?.status()??``}function yl(e){return e instanceof HTMLButtonElement&&e.disabled}function bl(e){return[...ml.keys()].filter(t=>t.getClientRects().length&&!yl(t)&&(!e||e.contains(t))).sort((e,t)=>e.compareDocumentPosition(t)&Node.DOCUMENT_POSITION_FOLLOWING?-1:1)}function xl(e){return bl(e).filter(e=>vl(e))}var Sl=U(`<span class="count svelte-1x5e02m"> </span>`),Cl=U(`<span class="chosen-mark svelte-1x5e02m"><!></span>`),wl=U(`<span class="legal-mark svelte-1x5e02m"></span>`),Tl=U(`<b> </b>`),El=U(`<span class="badge svelte-1x5e02m"><!><!></span>`),Dl=U(`<span class="badges svelte-1x5e02m"></span>`),Ol=U(`<button><span class="unseen"> </span> <span class="picture svelte-1x5e02m" aria-hidden="true"><!> <!> <!> <!></span></button>`);function kl(e,t){A(t,!0);let n=_a(t,`badges`,19,()=>[]),r=_a(t,`deed`,3,``),i=_a(t,`tilted`,3,!1),a=_a(t,`flat`,3,!1),o=_a(t,`alike`,19,()=>[]),s=_a(t,`direct`,3,!1),{sitting:c,game:l,laid:u,face:d}=Kc(),f=sl(),p=c.asking,m=M(()=>d(t.slug)),h=M(()=>t.things.flatMap(e=>c.shown?.marks?.[e]??[])),g=M(()=>p.gathers||p.options(t.things).length>0),_=M(()=>B(g)?t.things:[...t.things,...o()]),v=M(()=>p.state(B(_))),y=M(()=>p.mark(t.things)),b=M(()=>t.said??(B(h).length?B(h):n().map(e=>e.text))),x=M(()=>({slug:t.slug,name:B(m).name,things:B(_),deed:r()&&`${r()} ${t.slug}`,notes:B(b),attached:t.attached})),S=M(()=>t.things.length>1&&!t.picture),C=M(()=>[B(m).name+(B(S)?` ×${t.things.length}`:``),...B(b),...B(v)===`chosen`?[Z(`chosen`)]:[],...p.options(B(_)).slice(0,3).map(e=>e.sentence??``)].join(`, `)),w=c.step,T=M(()=>w===c.step&&w>u()),ee=M(()=>t.things.some(e=>c.screen.line?.things?.includes(e))),E=M(()=>t.things.some(e=>c.screen.fresh.has(e))),D=M(()=>n().length?n().map(({icon:e,n:t=``})=>`${e}${t}`):B(b)),te=Gc(()=>B(D).join(),()=>c.step);Gs(()=>B(x));function ne(e){e.detail>0&&!Ns.quick&&!s()&&B(v)?Hs(B(x)):p.touch(B(_))||Hs(B(x))}function re(e){e.preventDefault(),Hs(B(x))}var ie=Ol();let ae;var oe=F(ie),se=L(oe,!0),ce=R(oe,2),le=F(ce),ue=e=>{var n=ti();Si(I(n),()=>t.picture),W(e,n)},de=e=>{{let t=M(()=>a()?`flat`:f());Jp(e,{get face(){return B(m)},get game(){return l},get size(){return B(t)}})}};K(le,e=>{t.picture?e(ue):e(de,-1)});var fe=R(le,2),pe=e=>{var n=Sl(),r=L(n);z(()=>G(r,`×${t.things.length??``}`)),W(e,n)};K(fe,e=>{B(S)&&e(pe)});var me=R(fe,2),he=e=>{var t=Cl(),n=F(t),r=e=>{var t=ei();z(()=>G(t,B(y))),W(e,t)},i=e=>{$(e,{name:`check`})};K(n,e=>{B(y)?e(r):e(i,-1)}),k(t),W(e,t)},ge=e=>{W(e,wl())};K(me,e=>{B(v)===`chosen`?e(he):B(v)&&e(ge,1)});var _e=R(me,2),ve=e=>{var t=Dl();J(t,21,n,q,(e,t)=>{var n=El(),r=F(n);$(r,{get name(){return B(t).icon}});var i=R(r),a=e=>{var n=Tl(),r=L(n,!0);z(()=>G(r,B(t).n)),W(e,n)};K(i,e=>{B(t).n!==void 0&&e(a)}),k(n),z(()=>{X(n,`data-icon`,B(t).icon),X(n,`title`,B(t).text)}),W(e,n)}),k(t),W(e,t)};K(_e,e=>{n().length&&e(ve)}),k(ce),k(ie),Ei(ie,()=>hl(()=>B(v))),z(e=>{ae=Y(ie,1,`spot ${B(v)??``}`,`svelte-1x5e02m`,ae,{tilted:i(),flat:a(),badged:n().length,drawn:t.picture,now:e,fresh:B(E),stack:B(S)}),X(ie,`data-target`,B(v)?``:void 0),X(ie,`data-card`,t.slug),X(ie,`aria-pressed`,p.gathers&&B(v)?B(v)===`chosen`:void 0),G(se,B(C))},[()=>B(T)||te()||B(ee)]),V(`click`,ie,ne),V(`contextmenu`,ie,re),Wr(`pointerenter`,ie,e=>e.pointerType===`mouse`&&Vs(B(x))),Wr(`focus`,ie,()=>Vs(B(x))),W(e,ie),j()}H([`click`,`contextmenu`]);var Al=U(`<button><!> <b aria-hidden="true"> </b> <span class="unseen"> </span></button> <dialog class="svelte-1h5os7y"><div class="head svelte-1h5os7y"><h2> </h2> <button> </button></div> <div class="cards svelte-1h5os7y"><!></div></dialog>`,1),jl=U(`<span class="pile svelte-1h5os7y"><!> <b aria-hidden="true"> </b> <span class="unseen"> </span></span>`);function Ml(e,t){A(t,!0);let n=_a(t,`cards`,19,()=>[]),{sitting:r}=Kc(),i=M(()=>n().some(({thing:e})=>r.asking.state([e])));ol(()=>`middle`);let a=N(void 0),o=N(!1),s=!1;function c(){P(o,!0),s=B(i),B(a)?.showModal()}In(()=>{s&&(!B(i)||r.asking.menu.length)&&B(a)?.close()});let l=M(()=>`${t.label}: ${t.count}`);var u=ti(),d=I(u),f=e=>{var r=Al(),u=I(r);let d;var f=F(u);$(f,{get name(){return t.icon}});var p=R(f,2),m=L(p,!0),h=L(R(p,2),!0);k(u),Ei(u,()=>B(i)&&hl());var g=R(u,2),_=F(g),v=F(_),y=L(v,!0),b=R(v,2),x=L(b,!0);k(_);var S=R(_,2),C=F(S),w=e=>{var t=ti();J(I(t),17,n,({thing:e,slug:t})=>e,(e,t)=>{let n=()=>B(t).thing,r=()=>B(t).slug;{let t=M(()=>[n()]);kl(e,{get things(){return B(t)},get slug(){return r()}})}}),W(e,t)};K(C,e=>{B(o)&&e(w)}),k(S),k(g),ua(g,e=>P(a,e),()=>B(a)),Ei(g,()=>fl),z(e=>{d=Y(u,1,`pile svelte-1h5os7y`,null,d,{wanted:B(i)}),X(u,`data-target`,B(i)?``:void 0),G(m,t.count),G(h,B(l)),X(g,`aria-label`,B(l)),G(y,B(l)),G(x,e)},[()=>Z(`close`)]),V(`click`,u,c),Wr(`close`,g,()=>P(o,s=!1,!0)),V(`click`,b,()=>B(a)?.close()),W(e,r)},p=e=>{var n=jl(),r=F(n);$(r,{get name(){return t.icon}});var i=R(r,2),a=L(i,!0),o=L(R(i,2),!0);k(n),z(()=>{X(n,`title`,B(l)),G(a,t.count),G(o,B(l))}),W(e,n)};K(d,e=>{n().length?e(f):e(p,-1)}),W(e,u),j()}H([`click`]);var Nl=U(`<small> </small>`),Pl=U(`<span class="unseen" role="alert"> </span>`),Fl=U(`<span><!> <span role="timer"> </span> <!></span> <!>`,1);function Il(e,t){A(t,!0);let n=N(0);In(()=>{let e=performance.now()+t.left;if(P(n,t.left,!0),!t.runs)return;let r=setInterval(()=>P(n,Math.max(0,e-performance.now()),!0),250);return()=>clearInterval(r)});let r=M(()=>Math.ceil(B(n)/1e3)),i=M(()=>B(r)<30),a=M(()=>`${Math.floor(B(r)/60)}:${String(B(r)%60).padStart(2,`0`)}`);var o=Fl(),s=I(o);let c;var l=F(s),u=e=>{$(e,{name:`warning`})},d=e=>{$(e,{name:`clock`})};K(l,e=>{B(i)?e(u):t.runs&&e(d,1)});var f=R(l,2),p=L(f,!0),m=R(f,2),h=e=>{var t=Nl(),n=L(t,!0);z(e=>G(n,e),[()=>Z(`little-time`)]),W(e,t)};K(m,e=>{B(i)&&e(h)}),k(s);var g=R(s,2),_=e=>{var t=Pl(),n=L(t,!0);z(e=>G(n,e),[()=>B(i)?Z(`your-time`,{n:30}):``]),W(e,t)};K(g,e=>{t.own&&t.runs&&e(_)}),z(()=>{c=Y(s,1,`clock svelte-7ksnpk`,null,c,{runs:t.runs,little:B(i)}),G(p,B(a))}),W(e,o),j()}var Ll=U(`<span class="turn svelte-1tq5xr1"><!> <span class="unseen"> </span></span>`),Rl=U(`<span class="tag you svelte-1tq5xr1"> </span>`),zl=U(`<span class="tag svelte-1tq5xr1"> </span>`),Bl=U(`<span class="extra svelte-1tq5xr1"> </span>`),Vl=U(`<span class="emblems svelte-1tq5xr1"><!></span>`),Hl=U(`<b> </b>`),Ul=U(`<button data-target="" class="svelte-1tq5xr1"> <!><!></button>`),Wl=U(`<div><div class="who svelte-1tq5xr1"><h2 class="svelte-1tq5xr1"><button class="name svelte-1tq5xr1"> </button></h2> <!> <!> <!> <!> <!> <!></div> <!> <div class="dials svelte-1tq5xr1"><!></div></div>`);function Gl(e,t){A(t,!0);let n=_a(t,`extra`,3,``),{sitting:r}=Kc(),i=M(()=>[-2-t.seat]),a=M(()=>r.asking.options(B(i))),o=M(()=>r.asking.state(B(i))),s=M(()=>r.server.room?.seats[t.seat]),c=M(()=>r.server.room?.yours.includes(t.seat)??!1),l=M(()=>r.server.name(t.seat)),u=M(()=>r.server.table?.deciding.includes(t.seat)&&!r.moment),d=M(()=>r.moment?void 0:r.server.table?.clocks?.[t.seat]),f=M(()=>r.asking.mark(B(i))),p=M(()=>r.asking.question?.kind===`distribute`?`${B(l)} +1`:B(a).length===1?B(a)[0].sentence:B(l)),m=M(()=>B(s)?.out?Z(`is-out`,{why:B(s).out}):B(s)?.bot?Z(`is-played`):B(s)?.kind===`person`&&!B(s).here?Z(`is-gone`):``),h=N(void 0);function g(){let e=B(h).querySelectorAll(`:is(.emblems, .dials) [title]:has(.unseen)`);Hs({slug:``,name:B(l),things:B(i),deed:``,notes:[...e].map(({title:e})=>e)})}var _=Wl();let v;var y=F(_),b=F(y),x=F(b),S=L(x,!0);k(b);var C=R(b,2),w=e=>{var t=Ll(),n=F(t);$(n,{name:`turn`});var r=L(R(n,2),!0);k(t),z((e,n)=>{X(t,`title`,e),G(r,n)},[()=>Z(`deciding`),()=>Z(`deciding`)]),W(e,t)};K(C,e=>{B(u)&&e(w)});var T=R(C,2),ee=e=>{var t=Rl(),n=L(t,!0);z(e=>G(n,e),[()=>Z(`you`)]),W(e,t)};K(T,e=>{B(c)&&e(ee)});var E=R(T,2),D=e=>{var t=zl(),n=L(t,!0);z(()=>G(n,B(m))),W(e,t)};K(E,e=>{B(m)&&e(D)});var te=R(E,2),ne=e=>{var t=Bl(),r=L(t,!0);z(()=>G(r,n())),W(e,t)};K(te,e=>{n()&&e(ne)});var re=R(te,2),ie=e=>{{let t=M(()=>!!B(u));Il(e,{get left(){return B(d)},get runs(){return B(t)},get own(){return B(c)}})}};K(re,e=>{B(d)!==void 0&&e(ie)});var ae=R(re,2),oe=e=>{var n=Vl();Si(F(n),()=>t.emblems),k(n),W(e,n)};K(ae,e=>{t.emblems&&e(oe)}),k(y);var se=R(y,2),ce=e=>{var t=Ul(),n=F(t),a=R(n),s=e=>{var t=Hl(),n=L(t,!0);z(()=>G(n,B(f))),W(e,t)};K(a,e=>{B(f)&&e(s)});var c=R(a),l=e=>{$(e,{name:`check`})};K(c,e=>{B(o)===`chosen`&&e(l)}),k(t),Ei(t,()=>hl(()=>B(o))),z(()=>{X(t,`aria-pressed`,r.asking.gathers?B(o)===`chosen`:void 0),G(n,`${B(p)??``} `)}),V(`click`,t,()=>r.asking.touch(B(i))),W(e,t)};K(se,e=>{B(o)&&e(ce)});var le=R(se,2);Si(F(le),()=>t.children),k(le),k(_),ua(_,e=>P(h,e),()=>B(h)),z(e=>{v=Y(_,1,`player ${B(o)??``}`,`svelte-1tq5xr1`,v,{active:t.active}),X(_,`data-seat`,t.seat),X(x,`title`,e),G(S,B(l))},[()=>Z(`affects`)]),V(`click`,x,g),W(e,_),j()}H([`click`]);var Kl=[`stunned`,`warded`,`enraged`];function ql(e,t,n){let r={power:t.power,armor:t.armor,damage:e.damage,amber:e.amber},i=Object.entries(r).filter(([,e])=>e).map(([e,t])=>({icon:e,n:t,text:n(`ui-${e}`,{n:t})})),a=e.counters.map(([e,t])=>({icon:`counter`,n:t,text:`${e}: ${t}`})),o=Kl.filter(t=>e[t]).map(e=>({icon:e,text:n(`ui-${e}`)})),s=e.ready?[]:[{icon:`exhausted`,text:n(`ui-exhausted`)}];return[...i,...a,...o,...s]}var Jl=U(`<span><!> <span class="unseen"> </span> <span class="name svelte-153rhom"> </span></span>`);function Yl(e,t){A(t,!0);let n=_a(t,`active`,3,!1),{tell:r}=Kc(),i=M(()=>r(`house-name`,{house:t.house})),a=M(()=>Ip(`keyforge`,t.house));var o=Jl();let s,c;var l=F(o);$(l,{get path(){return B(a).emblem}});var u=R(l,2),d=L(u,!0),f=R(u,2),p=L(f,!0);k(o),z(e=>{s=Y(o,1,`house hued svelte-153rhom`,null,s,{active:n()}),X(o,`title`,B(i)),c=Ii(o,``,c,{"--hue":B(a).hue,"--ink":`${B(a).ink??50??``}%`}),G(d,e),X(f,`aria-hidden`,n()),G(p,B(i))},[()=>n()?r(`ui-active-house`,{house:B(i)}):``]),W(e,o),j()}var Xl=$r(`<svg viewBox="0 0 30 20" aria-hidden="true" focusable="false"><path d="M8 3a7 7 0 1 0 .1 0M15 9h14v3h-2v4h-3v-4h-2v3h-3v-3h-4Z" class="svelte-9n4lc6"></path><text x="8" y="13.200" class="svelte-9n4lc6"> </text></svg>`),Zl=U(`<span class="keys svelte-9n4lc6"><!> <span class="unseen"> </span></span>`);function Ql(e,t){A(t,!0);let{tell:n}=Kc(),r=M(()=>t.rules.key_colours.filter((e,n)=>t.forged>>n&1)),i=M(()=>B(r).map(e=>n(`ui-${e}`)).join(`, `)),a=M(()=>n(`ui-keys`,{n:B(r).length,of:t.rules.keys_to_win,colours:B(i)&&` (${B(i)})`}));var o=Zl(),s=F(o);J(s,17,()=>t.rules.key_colours,q,(e,r,i)=>{var a=Xl();let o;var s=L(R(F(a)),!0);k(a),z(e=>{o=Y(a,0,ki(B(r)),`svelte-9n4lc6`,o,{forged:t.forged>>i&1}),G(s,e)},[()=>n(`ui-${B(r)}`).slice(0,1).toUpperCase()]),W(e,a)});var c=L(R(s,2),!0);k(o),z(()=>{X(o,`title`,B(a)),G(c,B(a))}),W(e,o),j()}var $l=U(`<!> <!>`,1),eu=U(`<!> <!> <!> <!> <!> <!> <!> <!>`,1),tu=U(`<div class="attached svelte-ft72ee"></div>`),nu=U(`<div><!> <!></div>`),ru=U(`<div class="artifacts svelte-ft72ee" role="group"></div>`),iu=U(`<div><!> <div class="line svelte-ft72ee"><!></div></div>`),au=U(`<span class="resolving svelte-ft72ee"></span>`),ou=U(`<div class="hand svelte-ft72ee"><!></div>`),su=U(`<div class="keyforge svelte-ft72ee"><!> <!> <div class="middle svelte-ft72ee"><span> </span> <!> <!></div> <!> <!> <!></div>`);function cu(e,t){A(t,!0);let n=(e,n=f)=>{let r=M(()=>t.view.sides[n()]),i=M(()=>B(d)[-2-n()]?.[`key-cost`]??B(c).key_cost);{let a=e=>{var i=$l(),a=I(i);J(a,17,()=>new Set([...B(r).houses,...n()===t.view.active&&t.view.house?[t.view.house]:[]]),q,(e,r)=>{{let i=M(()=>n()===t.view.active&&B(r)===t.view.house);Yl(e,{get house(){return B(r)},get active(){return B(i)}})}}),Ql(R(a,2),{get forged(){return B(r).keys},get rules(){return B(c)}}),W(e,i)},o=M(()=>n()===t.view.active);Gl(e,{get seat(){return n()},get active(){return B(o)},emblems:a,children:(e,a)=>{var o=eu(),c=I(o);{let e=M(()=>B(r).amber>=B(i)),t=M(()=>s(B(r).amber>=B(i)?`ui-check`:`ui-amber`,{n:B(r).amber}));Zc(c,{icon:`amber`,get n(){return B(r).amber},get of(){return B(i)},get strong(){return B(e)},get text(){return B(t)}})}var l=R(c,2);{let e=M(()=>s(`ui-key-cost`,{n:B(i)}));Zc(l,{icon:`keys`,get n(){return B(i)},get text(){return B(e)}})}var u=R(l,2),d=e=>{{let t=M(()=>s(`ui-chains`,{n:B(r).chains}));Zc(e,{icon:`chains`,get n(){return B(r).chains},get text(){return B(t)}})}};K(u,e=>{B(r).chains&&e(d)});var f=R(u,2),h=e=>{{let t=M(()=>s(`ui-hand-cards`)),n=M(()=>p(B(r).hand));Ml(e,{icon:`hand`,get label(){return B(t)},get count(){return B(r).hand.length},get cards(){return B(n)}})}};K(f,e=>{n()!==t.view.player&&e(h)});var g=R(f,2);{let e=M(()=>Z(`deck`));Ml(g,{icon:`deck`,get label(){return B(e)},get count(){return B(r).deck.length}})}var _=R(g,2);{let e=M(()=>s(`ui-discarded`)),t=M(()=>m(B(r).discard));Ml(_,{icon:`discard`,get label(){return B(e)},get count(){return B(r).discard.length},get cards(){return B(t)}})}var v=R(_,2),y=e=>{{let t=M(()=>s(`ui-archived`)),n=M(()=>p(B(r).archives));Ml(e,{icon:`archives`,get label(){return B(t)},get count(){return B(r).archives.length},get cards(){return B(n)}})}};K(v,e=>{B(r).archives.length&&e(y)});var b=R(v,2),x=e=>{{let t=M(()=>s(`ui-purged-cards`)),n=M(()=>m(B(r).purged));Ml(e,{icon:`purged`,get label(){return B(t)},get count(){return B(r).purged.length},get cards(){return B(n)}})}};K(b,e=>{B(r).purged.length&&e(x)}),W(e,o)},$$slots:{emblems:!0,default:!0}})}},r=(e,n=f,r=f)=>{let i=M(()=>B(u).get(n()));var a=nu();let o;var c=F(a);{let e=M(()=>[n()]),a=M(()=>B(i)&&!B(i).ready),o=M(()=>r()?`act`:`reap`),l=M(()=>B(i)?ql(B(i),B(d)[n()]??{},s):[]);kl(c,{get things(){return B(e)},get slug(){return t.view.cards[n()]},get tilted(){return B(a)},get deed(){return B(o)},get badges(){return B(l)},get flat(){return r()}})}var l=R(c,2),p=e=>{var r=tu();J(r,20,()=>h(n()),e=>e,(e,n)=>{{let r=M(()=>[n]);kl(e,{get things(){return B(r)},get slug(){return t.view.cards[n]},flat:!0})}}),k(r),W(e,r)},m=M(()=>h(n()).length);K(l,e=>{B(m)&&e(p)}),k(a),z(e=>o=Y(a,1,`piece svelte-ft72ee`,null,o,{taunt:e}),[()=>t.view.forward.includes(n())]),W(e,a)},i=(e,n=f)=>{let i=M(()=>t.view.sides[n()]);var a=iu();let o;var c=F(a),u=e=>{var t=ru();let n;J(t,20,()=>B(i).artifacts,e=>e,(e,t)=>{r(e,()=>t,()=>!0)}),k(t),z((e,r)=>{X(t,`aria-label`,e),n=Ii(t,``,n,{"--rows":r})},[()=>s(`ui-artifacts`),()=>Math.min(B(i).artifacts.length,3)]),W(e,t)};K(c,e=>{B(i).artifacts.length&&e(u)});var d=R(c,2),p=F(d);{let e=M(()=>s(`ui-line`)),t=M(()=>g(B(i).line));ul(p,{get label(){return B(e)},get n(){return B(t)},children:(e,t)=>{var n=ti();J(I(n),16,()=>B(i).line,e=>e,(e,t)=>{r(e,()=>t,()=>!1)}),W(e,n)},$$slots:{default:!0}})}k(d),k(a),z(()=>o=Y(a,1,`field svelte-ft72ee`,null,o,{own:n()===B(l)})),W(e,a)},a=Kc(),{sitting:o,tell:s}=a,c=M(()=>a.rules),l=M(()=>Math.max(t.view.player,0)),u=M(()=>new Map(t.view.play.map(e=>[e.card,e]))),d=M(()=>o.shown?.values??{}),p=e=>e.filter(e=>e>=0).map(e=>({thing:e,slug:t.view.cards[e]})),m=e=>p(e).reverse();function h(e){let t=B(u).get(e);return t?[...t.upgrades,...t.under.filter(e=>e>=0)]:[]}function g(e){return e.length+.75*e.filter(e=>h(e).length).length}function _(e,n){let r=[t.view.house,...t.view.sides[e].houses],i=e=>r.indexOf(t.view.printed[e])+1||99;return p(n).sort((e,t)=>i(e.thing)-i(t.thing))}var v=su(),y=F(v);n(y,()=>1-B(l));var b=R(y,2);i(b,()=>1-B(l));var x=R(b,2),S=F(x),C=L(S,!0),w=R(S,2),T=e=>{Yl(e,{get house(){return t.view.house},active:!0})};K(w,e=>{t.view.house&&e(T)});var ee=R(w,2),E=e=>{var n=au();J(n,20,()=>t.view.resolving,e=>e,(e,n)=>{{let r=M(()=>[n]);kl(e,{get things(){return B(r)},get slug(){return t.view.cards[n]},flat:!0})}}),k(n),W(e,n)};K(ee,e=>{t.view.resolving.length&&e(E)}),k(x);var D=R(x,2);i(D,()=>B(l));var te=R(D,2);n(te,()=>B(l));var ne=R(te,2),re=e=>{let n=M(()=>_(B(l),t.view.sides[B(l)].hand));var r=ou(),i=F(r);{let e=M(()=>s(`ui-hand-cards`));ul(i,{get label(){return B(e)},get n(){return B(n).length},rows:2,children:(e,t)=>{var r=ti();J(I(r),17,()=>B(n),({thing:e,slug:t})=>e,(e,t)=>{let n=()=>B(t).thing,r=()=>B(t).slug;{let t=M(()=>[n()]);kl(e,{get things(){return B(t)},get slug(){return r()},deed:`play`})}}),W(e,r)},$$slots:{default:!0}})}k(r),W(e,r)};K(ne,e=>{t.view.player>=0&&e(re)}),k(v),z(e=>G(C,e),[()=>s(`ui-turn`,{n:t.view.turn})]),W(e,v),j()}var lu={brobnar:{hue:12,emblem:`M12 1.5C13 6 18 8 18 14.5A6 6 0 0 1 6 14.5C6 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 1.5ZM12 14v5`,pattern:`rays`},dis:{hue:322,emblem:`M4 3C3 9 6 11 7 12V17L12 22L17 17V12C18 11 21 9 20 3C18 6 16 7 12 7S6 6 4 3ZM9 13l2 1.5M15 13l-2 1.5M10.5 18h3`,pattern:`scales`},logos:{hue:196,emblem:`M12 10.5a1.5 1.5 0 1 0 .1 0M2 12a10 4 0 1 0 20 0a10 4 0 1 0-20 0M7 3.3a4 10-30 1 0 10 17.4a4 10-30 1 0-10-17.4M17 3.3a4 10 30 1 0-10 17.4a4 10 30 1 0 10-17.4`,pattern:`grid`},mars:{hue:96,emblem:`M12 5a7 6 0 0 1 7 6C19 17 15 22 12 22S5 17 5 11A7 6 0 0 1 12 5ZM8 12c2 0 3 1 3 3c-2 0-3-1-3-3ZM16 12c-2 0-3 1-3 3c2 0 3-1 3-3ZM9 5 7 1.5M15 5l2-3.5`,pattern:`dots`},sanctum:{hue:224,emblem:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5ZM12 6v12M7.5 10.5h9`,pattern:`bricks`},saurian:{hue:52,emblem:`M12 22C5 19 3 13 5 4M12 22C19 19 21 13 19 4M4.5 8l3.5 1.5M4.5 12.5l4 .5M6.5 17l4-.5M19.5 8 16 9.5M19.5 12.5l-4 .5M17.5 17l-4-.5M12 4l1 2.5h2.5l-2 1.7.8 2.6L12 9.3l-2.3 1.5.8-2.6-2-1.7H11Z`,pattern:`scales`},shadows:{hue:262,ink:30,emblem:`M12 1.5 15 9.5 13.5 16h-3L9 9.5ZM7 16h10M12 16v5M10 21.5h4`,pattern:`waves`},"star-alliance":{hue:176,emblem:`M12 1.5 14.8 9.2 22.5 12 14.8 14.8 12 22.5 9.2 14.8 1.5 12 9.2 9.2ZM12 10a2 2 0 1 0 .1 0`,pattern:`rings`},untamed:{hue:142,emblem:`M12 12c3 0 6 3 6 6.5c0 3-3 2.5-6 2.5s-6 .5-6-2.5C6 15 9 12 12 12ZM5 8a2 2.5 0 1 0 .1 0M10 3a2 2.5 0 1 0 .1 0M14.5 3a2 2.5 0 1 0 .1 0M19 8a2 2.5 0 1 0 .1 0`,pattern:`leaves`},"":{hue:40,ink:15,emblem:`M12 2 20.7 7v10L12 22 3.3 17V7Z`,pattern:`dots`}},uu={cota:{short:`CotA`,path:`M4 10v4l8 5V5ZM15 9a4 4 0 0 1 0 6M18 6a8 8 0 0 1 0 12`},aoa:{short:`AoA`,path:`M4 20 12 13l8 7M4 14l8-7 8 7M9 5l3-3 3 3`},wc:{short:`WC`,path:`M9 5a7 7 0 1 0 .1 0M15 5a7 7 0 1 0 .1 0`},mm:{short:`MM`,path:`M7 2c0 7 10 6 10 10S7 15 7 22M17 2c0 7-10 6-10 10s10 3 10 10M9 5h6M9 19h6`}};function du({slug:e,name:t,facts:n}){let r=n,i=[`amber`,`power`,`armor`].filter(e=>r[e]).map(e=>({name:e,n:r[e],text:``})),a=Object.entries(r.sets).map(([e,t])=>{let{short:n,path:r}=uu[e]??{short:e,path:``};return{path:r,text:`${n} ${t}`}}),{kind:o,type:s,house:c,text:l}=r;return{slug:e,name:t,kind:o,type:s,group:c,stats:i,lines:l,signs:a,reminders:[]}}var fu=Object.assign({"../../../../trivault/games/keyforge/text/de/table.ftl":Pc,"../../../../trivault/games/keyforge/text/en/table.ftl":Fc,"../../../../trivault/games/keyforge/text/pl/table.ftl":Ic,"../../../../trivault/telling/keyforge/text/de.ftl":Lc,"../../../../trivault/telling/keyforge/text/en.ftl":Rc,"../../../../trivault/telling/keyforge/text/pl.ftl":zc,"./lesson/de.ftl":Bc,"./lesson/en.ftl":Vc,"./lesson/pl.ftl":Hc});function pu({play:e}){return e.reduce((e,t)=>e+t.damage,0)}var mu={name:`keyforge`,accent:38,looks:lu,face:du,texts:fu,hurt:pu,Board:cu},hu=`# Mage Wars: was auf einer Karte steht, Teil für Teil.

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
`,gu=`# Mage Wars: Antworten, Fragen und Protokoll.

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
`,_u=`# Mage Wars: Schadensarten, Zustände, Merkmale und Schulen.
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
`,vu=`# Mage Wars: what stands on a card, part by part.

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
`,yu=`# Mage Wars: answers, questions and the log.

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
`,bu=`# Mage Wars: damage types, conditions, traits and schools.
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
`,xu=`# Mage Wars: co stoi na karcie, część po części.

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
`,Su=`# Mage Wars: odpowiedzi, pytania i dziennik.

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
`,Cu=`# Mage Wars: typy obrażeń, stany, cechy i szkoły.
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
`,wu=`# Der Tisch von Mage Wars.

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
`,Tu=`# The table of Mage Wars.

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
`,Eu=`# Stół Mage Wars.

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
`,Du=`# Wie Mage Wars gespielt wird, in Kürze.

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
`,Ou=`# How Mage Wars is played, in short.

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
`,ku=`# Jak się gra w Mage Wars, w skrócie.

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
`,Au=`# Der Tisch von Mage Wars im Browser.

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
`,ju=`# The table of Mage Wars in the browser.

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
`,Mu=`# Stół Mage Wars w przeglądarce.

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
`;function Nu([e,t]){let n=Array.from({length:e*t},(t,n)=>{let[r,i]=[n%e,Math.floor(n/e)];return{thing:n,name:`${`abcdefgh`[r]}${i+1}`,column:2*r+1,row:2*i+1}}),r=(t,r)=>r===1?(t+1)%e>0:t+e<n.length,i=n.flatMap(({thing:t})=>[1,e].filter(e=>r(t,e)).map(e=>[t,t+e])).map(([e,t],r)=>{let[i,a]=[n[e],n[t]],o=i.row===a.row;return{thing:n.length+r,name:`${i.name}-${a.name}`,column:i.column+ +!!o,row:i.row+ +!o,upright:o}});return{columns:e,rows:t,zones:n,borders:i,size:n.length+i.length}}function Pu(e,t){return(Math.abs(e.column-t.column)+Math.abs(e.row-t.row))/2}var Fu=class{ground;all;view;constructor(e){this.view=e,this.ground=Nu(e.arena),this.all=new Map(e.play.map(([e,t])=>[e,{thing:e,slug:this.slug(e),piece:t}]))}slug(e){return this.view.cards[e-this.ground.size]??``}inZone(e){return this.#e.filter(({piece:t})=>t.zone===e).sort((e,t)=>Number(this.isMage(t.thing))-Number(this.isMage(e.thing))||e.piece.controller-t.piece.controller)}wall(e){return this.#e.find(({piece:t})=>t.border===e)}get away(){return this.#e.filter(({piece:e})=>e.zone===-1&&e.border===-1)}attached(e){return this.#t(e).filter(({piece:e})=>!e.slots.length)}equipment(e){return this.#t(e).filter(({piece:e})=>e.slots.length)}whole(e){return[e,...this.#t(e).flatMap(e=>this.whole(e.thing))]}atHand(e){let{own_prepared:t=[],innate:n,mage:r}=this.view.sides[e],i=[...this.all.values()].filter(({piece:t})=>t.controller===e),a=[...this.equipment(r).map(e=>({thing:e.piece.bound,holder:e,bound:!0})),...i.map(e=>({thing:e.piece.assigned,holder:e,bound:!1}))];return[...[...t,...n].map(e=>({thing:e,bound:!1})),...a.filter(({thing:e})=>this.slug(e))]}isMage(e){return this.view.sides.some(t=>t.mage===e)}zoneOf(e){let t=this.all.get(e);return t?t.piece.host===-1?this.ground.zones[t.piece.zone]:this.zoneOf(t.piece.host):this.ground.zones[e]}get#e(){return[...this.all.values()].filter(({piece:e})=>e.host===-1)}#t(e){return(this.all.get(e)?.piece.attached??[]).flatMap(e=>this.all.get(e)??[])}},Iu=$r(`<marker viewBox="0 0 10 10" refX="7" refY="5" markerWidth="5" markerHeight="5" orient="auto"><path d="M0 0 10 5 0 10Z" class="svelte-hwy0vz"></path></marker>`),Lu=$r(`<path></path>`),Ru=$r(`<svg class="svelte-hwy0vz"><defs></defs><!></svg>`),zu=U(`<div class="arrows svelte-hwy0vz" aria-hidden="true"><!></div>`);function Bu(e,t){let n=ni();A(t,!0);let r=M(()=>[...t.field.view.casts.map(({caster:e,target:t})=>({from:e,to:t,spell:!0})),...t.field.view.attacks.map(({attacker:e,defender:t,zone:n})=>({from:e,to:t===-1?n:t,spell:!1}))]),i=N([]),a=N(0);function o(e){let n=t.field.ground.zones[e]?.name,r=t.field.ground.borders.find(t=>t.thing===e)?.name,i=n?`[data-zone="${n}"]`:r?`[data-border="${r}"]`:`[data-thing="${e}"]`,a=t.over?.querySelector(i);if(!a||!t.over){let n=t.field.all.get(e)?.piece.host??-1;return n===-1?void 0:o(n)}let[s,c]=[a.getBoundingClientRect(),t.over.getBoundingClientRect()];return{x:s.x+s.width/2-c.x,y:s.y+s.height/2-c.y}}In(()=>{let e=B(r);B(a),Ar().then(()=>{P(i,e.flatMap(({from:e,to:t,spell:n})=>{let[r,i]=[o(e),o(t)];return r&&i&&(r.x!==i.x||r.y!==i.y)?[{x:r.x,y:r.y,dx:i.x-r.x,dy:i.y-r.y,spell:n}]:[]}))})});var s=zu(),c=F(s),l=e=>{var t=Ru(),r=F(t);J(r,20,()=>[`attack`,`spell`],q,(e,t)=>{var r=Iu();z(()=>{X(r,`id`,`${n}-${t??``}`),Y(r,0,ki(t),`svelte-hwy0vz`)}),W(e,r)}),k(r),J(R(r),17,()=>B(i),q,(e,t)=>{let r=()=>B(t).x,i=()=>B(t).y,a=()=>B(t).dx,o=()=>B(t).dy,s=()=>B(t).spell;var c=Lu();z(()=>{Y(c,0,`line ${s()?`spell`:`attack`}`,`svelte-hwy0vz`),X(c,`d`,`M${r()??``} ${i()??``}q${a()/2-o()/8} ${o()/2+a()/8} ${a()??``} ${o()??``}`),X(c,`marker-end`,`url(#${n}-${s()?`spell`:`attack`})`)}),W(e,c)}),k(t),W(e,t)};K(c,e=>{B(i).length&&e(l)}),k(s),ca(s,`clientWidth`,e=>P(a,e)),W(e,s),j()}function Vu(e,t,n){let r=e=>t.indexOf(e)+1||99;return Object.entries(e.markers).sort(([e],[t])=>r(e)-r(t)||e.localeCompare(t)).map(([e,r])=>{let i=t.includes(e),a=n(`${i?`condition`:`marker`}-${e}`);return e===`taunt`||r===1?{icon:e,text:a,bad:i}:{icon:e,n:r,text:n(`ui-several`,{card:a,n:r}),bad:i}})}function Hu(e,t,n){let r=[{icon:`assigned`,spell:e.assigned},{icon:`bound`,spell:e.bound}].filter(({spell:e})=>e!==-1);return[...e.guard?[{icon:`guard`,text:n(`marker-guard`)}]:[],...t.flying?[{icon:`flying`,text:n(`trait-flying`)}]:[],...t.held?[{icon:`held`,text:n(`trait-restrained`),bad:!0}]:[],...r.map(({icon:e,spell:t})=>({icon:e,text:t===-99?n(`ui-face-down`,{n:1}):n(e===`bound`?`mw-bound`:`mw-assigned`)}))]}function Uu(e,t,n,r){let i=!n&&(e.mana||t.channeling);return[...t.armor?[{icon:`armor`,n:t.armor,text:r(`ui-armor`,{n:t.armor})}]:[],...i?[{icon:`mana`,n:e.mana,text:r(`ui-mana`,{n:e.mana})}]:[]]}var Wu=`M13 2 5 13.5h6L10 22l9-12.5h-6.5Z`,Gu=`M4 5c3-1 6-1 8 1c2-2 5-2 8-1v13c-3-1-6-1-8 1c-2-2-5-2-8-1ZM12 6v13`,Ku=`M6 3h12M6 21h12M7 3c0 6 4 7 5 9c-1 2-5 3-5 9M17 3c0 6-4 7-5 9c1 2 5 3 5 9`,qu=`M20 3 9 14M20 3l-1 5L10 17M20 3l-5 1-9 9M5 12l7 7M7.5 16.5 3.5 20.5`,Ju={life:`M12 21C5 15 2.5 11.5 2.5 8A5 5 0 0 1 12 6a5 5 0 0 1 9.5 2c0 3.5-2.5 7-9.5 13Z`,damage:`M12 2l2 6 6-3-3 6 5 3-6 1 1 6-5-4-5 4 1-6-6-1 5-3-3-6 6 3Z`,armor:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5Z`,mana:`M12 2 19 12 12 22 5 12ZM5 12h14M12 2l-3 10 3 10 3-10Z`,channeling:`M12 3v10M8 9l4 4 4-4M5 15c0 4 3 6 7 6s7-2 7-6`,reveal:`M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 9a3 3 0 1 0 .1 0`,distance:`M3 17h18M3 14v6M21 14v6M7 8l-3 3 3 3M17 8l3 3-3 3M4 11h16`,action:`M12 3a9 9 0 1 0 .1 0M12 7a5 5 0 1 0 .1 0`,quickcast:Wu,initiative:`M6 22V3M6 4h13l-3.5 4.5L19 13H6`,guard:`M12 2 19 5V11C19 16 16 19.5 12 21.5C8 19.5 5 16 5 11V5ZM9 11.5l2.2 2.2 4-4.4`,flying:`M3 6c4 1 6 3 9 7c3-4 5-6 9-7c-1 5-4 8-7 9l-2 4-2-4C7 14 4 11 3 6Z`,held:`M9.5 14.5a4 4 0 0 1 0-5.5l3-3a4 4 0 0 1 5.5 5.5l-1.5 1.5M14.5 9.5a4 4 0 0 1 0 5.5l-3 3a4 4 0 0 1-5.5-5.5l1.5-1.5`,hidden:`M6 3h12v18H6ZM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.4-1 .9-1 1.7M12 16.5v.3`,attached:`M5 4h11v13H5ZM8 7h11v13H8Z`,bound:Gu,assigned:`M6 3h12v14a3 3 0 0 1-3 4H8a3 3 0 0 1-2-3ZM9.5 8h5M9.5 12h5`,burn:`M12 2C13 6.5 18 8.5 18 14.5A6 6 0 0 1 6 14.5C6 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 2Z`,rot:`M12 3a7 7 0 0 0-4 12.5V19h8v-3.5A7 7 0 0 0 12 3ZM9 10.5v.5M15 10.5v.5M10.5 22v-3M13.5 22v-3`,weak:`M12 3v13M6 11l6 6 6-6M5 21h14`,daze:`M12 12a2 2 0 1 1 2-2a4.5 4.5 0 1 1-5-4.5A7 7 0 1 1 5 12`,stun:`M12 2l1.8 6.2L20 6l-3.5 5.2L22 15l-6.4.4L16 22l-4-4.8L8 22l.4-6.6L2 15l5.5-3.8L4 6l6.2 2.2Z`,sleep:`M4 5h7l-7 8h7M13 12h7l-7 8h7`,cripple:`M8 3v7l6 4-1 7M14 3v5M5 21h13M4 8l4-1`,taunt:`M4 10v4h3l7 5V5L7 10ZM17.5 9a4.5 4.5 0 0 1 0 6M20 6.5a8 8 0 0 1 0 11`,rage:`M4 6l6 4M20 6l-6 4M7 13a1 1 0 1 0 .1 0M17 13a1 1 0 1 0 .1 0M7 20c2-3 8-3 10 0`,wrath:`M12 3v8M12 3l-3 4M12 3l3 4M5 21c0-6 3-9 7-10c4 1 7 4 7 10Z`,banish:`M12 4a8 8 0 1 0 .1 0M6.5 6.5l11 11`,pet:`M12 12c3 0 5.5 3 5.5 6c0 2.5-3 2-5.5 2s-5.5.5-5.5-2c0-3 2.5-6 5.5-6ZM5.5 8a1.7 2.2 0 1 0 .1 0M10 4a1.7 2.2 0 1 0 .1 0M14.5 4a1.7 2.2 0 1 0 .1 0M18.5 8a1.7 2.2 0 1 0 .1 0`,bloodreaper:`M6 22 17 5M4 9C8 3 15 2 21 6C16 6 13 8 10 12Z`,shield:`M12 2.5a9.5 9.5 0 1 0 .1 0M12 7.5a4.5 4.5 0 1 0 .1 0`,open:`M4 21V8a8 8 0 0 1 16 0v13M9 21V10a3 3 0 0 1 6 0v11`,reset:`M4 12a8 8 0 1 0 3-6.2M4 3v4h4`,channel:`M12 2 19 12 12 22 5 12ZM12 7v10M8.5 12h7`,upkeep:Ku,planning:Gu,deploy:`M12 21V9M7 13l5-5 5 5M4 4h16`,"first-quickcast":`M10 2 3 13h5l-1 9 8-12H9.5ZM20 8v12M18 10l2-2`,"final-quickcast":`M10 2 3 13h5l-1 9 8-12H9.5ZM17 8h4v12h-4ZM17 14h3`,melee:qu,ranged:`M5 3c9 2 14 7 16 16M5 3v6M5 3h6M3 21 16 8M3 21v-5M3 21h5`,passage:`M4 21V6h16v15M9 21v-9h6v9M4 6l2-3h12l2 3`,barrier:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5ZM8 8l8 8M16 8l-8 8`,full:Ku,quick:Wu,range:`M12 3a9 9 0 1 0 .1 0M12 8a4 4 0 1 0 .1 0M12 1v5M12 18v5M1 12h5M18 12h5`,book:`M4 5c3-1 6-1 8 1c2-2 5-2 8-1v13c-3-1-6-1-8 1c-2-2-5-2-8-1ZM12 6v13M6.5 9h3M6.5 12h3M14.5 9h3M14.5 12h3`,weapon:qu,helmet:`M4 18V12a8 8 0 0 1 16 0v6h-5v-5H9v5ZM12 4v9`,cloak:`M9 3h6l5 18c-5-2-11-2-16 0ZM9 3c1 3 5 3 6 0`,chest:`M6 4l3-1c1 2 5 2 6 0l3 1 2 5-3 1v10H7V10L4 9ZM12 8v8`,gloves:`M7 21v-5l-3-4 2-2 2 2V5h2v5V3h2v7V4h2v6V6h2v9l-2 2v4Z`,belt:`M2 9h20v6H2ZM9 7h6v10H9ZM12 12h4`,boots:`M8 3h6v10l6 3v4H6V9ZM6 17h14`,amulet:`M5 3c0 6 3 9 7 11c4-2 7-5 7-11M12 14l3 3.5-3 4-3-4Z`,ring:`M12 9a6.5 6.5 0 1 0 .1 0M9 3h6l2 3-5 3.5L7 6Z`},Yu={dark:{hue:288,ink:32,emblem:`M12 3a8 8 0 0 0-5 14.2V21h10v-3.8A8 8 0 0 0 12 3ZM9 12.5a1.6 1.6 0 1 0 .1 0M15 12.5a1.6 1.6 0 1 0 .1 0M10 21v-2.5M14 21v-2.5M12 15l-1 2h2Z`,pattern:`waves`},holy:{hue:48,emblem:`M12 7a5 5 0 1 0 .1 0M12 1v3.5M12 19.5V23M1 12h3.5M19.5 12H23M4.2 4.2l2.5 2.5M17.3 17.3l2.5 2.5M19.8 4.2l-2.5 2.5M6.7 17.3l-2.5 2.5`,pattern:`rays`},nature:{hue:112,emblem:`M4 21C3 10 9 3 21 3C22 14 16 21 6 19M4 21C7 15 11 11 16 8M9.5 13.5V9M13 10.5V6.5M9 14h4.5`,pattern:`leaves`},mind:{hue:320,emblem:`M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 8.5a3.5 3.5 0 1 0 .1 0M12 2v2.5M6 3.5l1 2.3M18 3.5l-1 2.3`,pattern:`rings`},arcane:{hue:266,emblem:`M12 2l5.9 17.2L3 8.5h18L6.1 19.2ZM12 1.5a10.5 10.5 0 1 0 .1 0`,pattern:`grid`},war:{hue:2,ink:44,emblem:`M3 3l10 10M3 3l1 4 8 8M3 3l4 1 8 8M21 3 11 13M21 3l-1 4-8 8M21 3l-4 1-8 8M5 15l4 4M19 15l-4 4M7 17l-3.5 3.5M17 17l3.5 3.5`,pattern:`shards`},earth:{hue:30,ink:34,emblem:`M1.5 20.5 9 6l4 7 2.5-4 7 11.5ZM9 6l1.5 6-2 2.5 2 6`,pattern:`bricks`},water:{hue:208,emblem:`M12 2C16 8 19 11.5 19 15.5A7 7 0 0 1 5 15.5C5 11.5 8 8 12 2ZM9 15.5a3.5 3.5 0 0 0 3.5 3.5`,pattern:`waves`},air:{hue:188,ink:36,emblem:`M2 9h12.5a3.3 3.3 0 1 0-3.3-3.3M2 13h17a3 3 0 1 1-3 3M2 17h8a2.7 2.7 0 1 1-2.7 2.7`,pattern:`rings`},fire:{hue:16,ink:62,emblem:`M12 1.5C13 6 18.5 8 18.5 14.5A6.5 6.5 0 0 1 5.5 14.5C5.5 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 1.5ZM12 13c1.5 2 2.5 3 2.5 4.7a2.5 2.5 0 0 1-5 0C9.5 16 10.5 15 12 13Z`,pattern:`scales`},beastmaster:{hue:96,emblem:`M12 11.5c3.5 0 6.5 3.5 6.5 6.8c0 3-3.5 2.5-6.5 2.5s-6.5.5-6.5-2.5C5.5 15 8.5 11.5 12 11.5ZM4.5 8a2 2.6 0 1 0 .1 0M9.5 3a2 2.6 0 1 0 .1 0M14.5 3a2 2.6 0 1 0 .1 0M19.5 8a2 2.6 0 1 0 .1 0`,pattern:`leaves`},warlock:{hue:350,emblem:`M4 3C3 9 6 11 7 12V17L12 22L17 17V12C18 11 21 9 20 3C18 6 16 7 12 7S6 6 4 3ZM9 13l2 1.5M15 13l-2 1.5M10.5 18h3`,pattern:`scales`},priestess:{hue:52,emblem:`M5 3h14c0 6-2 9-5.5 10v4l3.5 4H7l3.5-4v-4C7 12 5 9 5 3ZM12 5.5v5M9.5 8h5`,pattern:`rays`},wizard:{hue:232,emblem:`M12 1.5 17 16H7ZM3 17.5c6-2.5 12-2.5 18 0c-6 4-12 4-18 0ZM12 7l.8 1.9 2 .2-1.5 1.3.5 2L12 11.3l-1.8 1.1.5-2L9.2 9.1l2-.2Z`,pattern:`grid`},none:{hue:220,ink:16,emblem:`M12 2l2.6 6.9 7.4.3-5.8 4.6 2 7.2L12 16.9 5.8 21l2-7.2L2 9.2l7.4-.3Z`,pattern:`dots`},"":{hue:258,ink:30,emblem:`M8 8.5a4 4 0 1 1 5.5 3.7c-1 .6-1.5 1.2-1.5 2.8M12 18.3v.6M12 1.5a10.5 10.5 0 1 0 .1 0`,pattern:`grid`}},Xu=[{shape:`M12 3a9 9 0 1 0 .1 0`,colour:`var(--owner-1)`},{shape:`M12 2 22 12 12 22 2 12Z`,colour:`var(--owner-2)`},{shape:`M12 3 22 20H2Z`,colour:`var(--owner-3)`},{shape:`M4 4h16v16H4Z`,colour:`var(--owner-4)`}],Zu=$r(`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" class="svelte-pv4vj6"><path class="svelte-pv4vj6"></path></svg>`);function Qu(e,t){A(t,!0);var n=Zu(),r=F(n);let i;k(n),z(()=>{X(r,`d`,Xu[t.seat].shape),i=Ii(r,``,i,{fill:Xu[t.seat].colour})}),W(e,n),j()}function $u(e,t){let{view:n}=t,r=e.piece.controller===n.player;if(!e.piece.revealed)return r?`reveal`:``;let i=t.all.get(n.acting);return i&&i.piece.controller===n.player?e===i?``:`attack ${i.slug}`:r&&e.piece.host===-1&&e.piece.border===-1?`activate`:``}function ed(e,t,n,r=!1){let{sitting:i,face:a,tell:o}=n,s=i.shown?.marks?.[e.thing]??[],c=i.shown?.values?.[e.thing]?.reveal,l=e.piece.revealed?[]:[o(`face-down`)],u=c===void 0?[]:[o(`mw-reveal`,{n:c})],d=$u(e,t),f=[...t.attached(e.thing),...t.equipment(e.thing)],p=f.map(({slug:e})=>a(e).name).filter(Boolean),m=s.slice(1).filter(e=>!p.some(t=>e.includes(t)));return{slug:e.slug,name:a(e.slug).name,things:t.whole(e.thing),deed:d&&`${d} ${e.slug}`,notes:[...r?[]:[i.server.name(e.piece.controller)],...l,...u,...m],attached:f.map(r=>ed(r,t,n,r.piece.controller===e.piece.controller))}}var td=U(`<span class="badge"><!> </span>`),nd=U(`<span class="wall hued svelte-tn0vri"><!> <span class="name svelte-tn0vri"> </span> <!> <b> </b></span>`),rd=U(`<button data-target=""><span class="unseen"> </span> <span aria-hidden="true">+</span></button>`),id=U(`<div><!></div>`);function ad(e,t){A(t,!0);let n=Kc(),{sitting:r,face:i,tell:a}=n,o=M(()=>n.rules),s=r.asking,c=M(()=>t.field.wall(t.border.thing)),l=M(()=>s.state([t.border.thing])),u=M(()=>a(`border`,{name:t.border.name})),d=M(()=>[B(u),...s.options([t.border.thing]).map(e=>e.sentence??``)].join(`, `)),f=M(()=>B(c)?r.shown?.values?.[B(c).thing]?.life??0:0),p=M(()=>B(c)&&ed(B(c),t.field,n));var m=id();let h,g;var _=F(m),v=e=>{let n=M(()=>Ip(`mage-wars`,i(B(c).slug).group));{let r=e=>{var t=nd();let r;var s=F(t);Qu(s,{get seat(){return B(c).piece.controller}});var l=R(s,2),u=L(l,!0),d=R(l,2);J(d,17,()=>Vu(B(c).piece,B(o).conditions,a),q,(e,t)=>{var n=td(),r=F(n);$(r,{get path(){return Ju[B(t).icon]}});var i=R(r,1,!0);k(n),z(()=>G(i,B(t).n??``)),W(e,n)});var p=L(R(d,2));k(t),z(e=>{X(t,`data-thing`,B(c).thing),r=Ii(t,``,r,{"--hue":B(n).hue,"--ink":`${B(n).ink??50??``}%`,"--owner":Xu[B(c).piece.controller].colour}),G(u,e),G(p,`${B(c).piece.damage??``}/${B(f)??``}`)},[()=>i(B(c).slug).name]),W(e,t)},s=M(()=>[...t.field.whole(B(c).thing),t.border.thing]),l=M(()=>$u(B(c),t.field)),d=M(()=>[B(u),...B(p).notes]);kl(e,{get things(){return B(s)},get slug(){return B(c).slug},get deed(){return B(l)},get said(){return B(d)},get attached(){return B(p).attached},picture:r,$$slots:{picture:!0}})}},y=e=>{var n=rd(),r=L(F(n),!0);Oe(2),k(n),Ei(n,()=>hl(()=>B(l))),z(()=>{Y(n,1,`place ${B(l)??``}`,`svelte-tn0vri`),X(n,`aria-pressed`,s.gathers?B(l)===`chosen`:void 0),G(r,B(d))}),V(`click`,n,()=>s.touch([t.border.thing])),W(e,n)};K(_,e=>{B(c)&&B(p)?e(v):B(l)&&e(y,1)}),k(m),z(()=>{h=Y(m,1,`edge svelte-tn0vri`,null,h,{upright:t.border.upright,free:!B(c)}),X(m,`data-border`,t.border.name),g=Ii(m,``,g,{"--column":t.border.column,"--row":t.border.row})}),W(e,m),j()}H([`click`]);var od=U(`<b class="svelte-1wucj7"> </b>`),sd=U(`<span class="inner svelte-1wucj7"><!> <!> <span class="name svelte-1wucj7"> </span> <!></span>`),cd=U(`<span><!></span>`);function ld(e,t){A(t,!0);let n=Kc(),{sitting:r,face:i}=n,a=M(()=>i(t.it.slug)),o=M(()=>Ip(`mage-wars`,B(a).group)),s=M(()=>ed(t.it,t.field,n)),c=M(()=>r.shown?.values?.[t.it.thing]?.reveal),l=M(()=>t.it.piece.controller!==t.field.all.get(t.it.piece.host)?.piece.controller);var u=cd();let d,f;var p=F(u);{let e=e=>{var n=sd(),r=F(n),i=e=>{Qu(e,{get seat(){return t.it.piece.controller}})};K(r,e=>{B(l)&&e(i)});var s=R(r,2);{let e=M(()=>t.it.slug?t.icon??B(o).emblem:Ju.hidden);$(s,{get path(){return B(e)}})}var u=R(s,2),d=L(u,!0),f=R(u,2),p=e=>{var t=od(),n=L(t,!0);z(()=>G(n,B(c))),W(e,t)};K(f,e=>{B(c)!==void 0&&e(p)}),k(n),z(()=>G(d,B(a).name)),W(e,n)},n=M(()=>t.field.whole(t.it.thing)),r=M(()=>B(s).deed.split(` `)[0]??``);kl(p,{get things(){return B(n)},get slug(){return t.it.slug},get deed(){return B(r)},get said(){return B(s).notes},get attached(){return B(s).attached},picture:e,$$slots:{picture:!0}})}k(u),z(()=>{d=Y(u,1,`chip hued svelte-1wucj7`,null,d,{hidden:!t.it.piece.revealed}),f=Ii(u,``,f,{"--hue":B(o).hue,"--ink":`${B(o).ink??50??``}%`})}),W(e,u),j()}function ud(e){let t=2166136261;for(let n of e)t=Math.imul(t^n.charCodeAt(0),16777619);return()=>{t=t+1831565813|0;let e=Math.imul(t^t>>>15,1|t);return e=e+Math.imul(e^e>>>7,61|e)^e,((e^e>>>14)>>>0)/4294967296}}function dd(e,t){return`${(50+t*Math.cos(e)).toFixed(1)} ${(36+t*Math.sin(e)).toFixed(1)}`}function fd(e){let t=ud(e),n=3+Math.floor(t()*6),r=2+Math.floor(t()*2),i=t()*Math.PI;return Array.from({length:r},(e,r)=>{let a=30-r*(7+t()*4),o=a*(.35+t()*.5),s=(t()-.5)*.9,c=t()>.5,l=2*Math.PI/n,u=Array.from({length:n},(e,t)=>{let n=i+t*l+l/2*r,u=dd(n,a),d=dd(n+l/2+s*.3,o);return c?`Q${dd(n-l/4,a)} ${u}Q${dd(n+l/4,o)} ${d}`:`L${u}L${d}`});return`M${dd(i+l/2*r-l/2+s*.3,o)}${u.join(``)}Z`})}var pd={rays:{size:[20,20],path:`M0 20 20 0M-5 5 5-5M15 25 25 15`},scales:{size:[16,12],path:`M0 0a8 8 0 0 0 16 0M-8 6a8 8 0 0 0 16 0M8 6a8 8 0 0 0 16 0`},grid:{size:[14,14],path:`M0 0h14M0 0v14M7 5v4M5 7h4`},rings:{size:[22,22],path:`M4 11a7 7 0 1 0 14 0a7 7 0 1 0-14 0M8 11a3 3 0 1 0 6 0a3 3 0 1 0-6 0`},leaves:{size:[18,18],path:`M2 16C2 8 8 2 16 2C16 10 10 16 2 16ZM2 16 12 6`},shards:{size:[20,24],path:`M10 1 15 12 10 23 5 12ZM5 12h10`},waves:{size:[24,10],path:`M0 5Q6-2 12 5T24 5`},dots:{size:[14,14],path:`M6 7a1 1 0 1 0 2 0a1 1 0 1 0-2 0M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0`},bricks:{size:[20,12],path:`M0 0h20M0 6h20M5 0v6M15 6v6`}},md=$r(`<image width="100" height="72" preserveAspectRatio="xMidYMid slice"></image>`),hd=$r(`<path class="petal svelte-mblihk"></path>`),gd=$r(`<rect width="100" height="72"></rect><rect width="100" height="72"></rect><!><g transform="translate(38 24)"><path class="emblem svelte-mblihk"></path></g>`,1),_d=$r(`<svg class="hued svelte-mblihk" viewBox="0 0 100 72" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false"><defs><pattern patternUnits="userSpaceOnUse"><path class="tile svelte-mblihk"></path></pattern><radialGradient><stop class="inner svelte-mblihk" offset="0"></stop><stop class="outer svelte-mblihk" offset="1"></stop></radialGradient></defs><rect class="ground svelte-mblihk" width="100" height="72"></rect><!></svg>`);function vd(e,t){let n=ni();A(t,!0);let r=M(()=>Ip(t.game,t.group)),i=M(()=>pd[B(r).pattern]),a=M(()=>fd(t.slug)),o=M(()=>Sa.urls[t.game]?.[t.slug]);var s=_d();let c;var l=F(s),u=F(l),d=L(u),f=R(u);k(l);var p=R(l,2),m=e=>{var t=md();z(()=>X(t,`href`,B(o))),W(e,t)},h=e=>{var i=gd(),o=I(i),s=R(o),c=R(s),l=e=>{var t=ti();J(I(t),17,()=>B(a),q,(e,t,n)=>{var r=hd();Ii(r,``,{},{"--ring":n}),z(()=>X(r,`d`,B(t))),W(e,r)}),W(e,t)};K(c,e=>{t.slug&&e(l)});var u=L(R(c));z(()=>{X(o,`fill`,`url(#${n}-tile)`),X(s,`fill`,`url(#${n}-glow)`),X(u,`d`,B(r).emblem)}),W(e,i)};K(p,e=>{B(o)?e(m):e(h,-1)}),k(s),z(()=>{c=Ii(s,``,c,{"--hue":B(r).hue,"--ink":`${B(r).ink??50??``}%`}),X(u,`id`,`${n}-tile`),X(u,`width`,B(i).size[0]),X(u,`height`,B(i).size[1]),X(d,`d`,B(i).path),X(f,`id`,`${n}-glow`)}),W(e,s),j()}var yd=7,bd=`­`,xd=`[aeiouyäöüąęó]`,Sd=RegExp(`${xd}[bcdfghjklmnprstvwxzßćłńśźż]{0,2}?(?=(?:[bcdfgjklmnprstvwzćłśźż]|[bdfgkpt][lr]|[cpst]h|sch|s[pt])${xd})`,`g`),Cd=2;function wd(e){if(e.length<yd)return e;let t=[...e.toLowerCase().matchAll(Sd)].map(e=>e.index+e[0].length).filter(t=>t>=Cd&&t<=e.length-Cd);return[...t,e.length].map((n,r)=>e.slice(t[r-1]??0,n)).join(bd)}function Td(e){return e.replace(/\p{L}+/gu,wd)}var Ed=U(`<span class="svelte-1efqpaa"> </span> `,1);function Dd(e,t){A(t,!0);var n=ti();J(I(n),17,()=>t.name.split(` `),q,(e,t)=>{var n=Ed(),r=I(n),i=L(r,!0),a=R(r);a.nodeValue=`  `,z(e=>G(i,e),[()=>Td(B(t))]),W(e,n)}),W(e,n),j()}var Od=U(`<b class="svelte-1dgk43s"> </b>`),kd=U(`<span><!><!></span>`),Ad=U(`<span class="badge bears svelte-1dgk43s"><!> <b class="svelte-1dgk43s"> </b></span>`),jd=U(`<span class="left svelte-1dgk43s"></span>`),Md=U(`<span></span>`),Nd=U(`<span><span class="art svelte-1dgk43s"><!></span> <span class="name svelte-1dgk43s"><!></span> <span class="badges svelte-1dgk43s"><!> <!></span> <span><!> <span class="line svelte-1dgk43s"><!> <b class="svelte-1dgk43s"> </b> <!></span></span></span>`);function Pd(e,t){A(t,!0);let n=_a(t,`acting`,3,!1),r=M(()=>Math.max(...t.name.split(/[\s-]/).map(e=>e.length)));var i=Nd();let a,o;var s=F(i);vd(F(s),{get slug(){return t.slug},get group(){return t.group},game:`mage-wars`}),k(s);var c=R(s,2);let l;Dd(F(c),{get name(){return t.name}}),k(c);var u=R(c,2),d=F(u);J(d,17,()=>t.badges,q,(e,t)=>{var n=kd();let r;var i=F(n);$(i,{get path(){return Ju[B(t).icon]}});var a=R(i),o=e=>{var n=Od(),r=L(n,!0);z(()=>G(r,B(t).n)),W(e,n)};K(a,e=>{B(t).n!==void 0&&e(o)}),k(n),z(()=>r=Y(n,1,`badge ${B(t).icon??``}`,`svelte-1dgk43s`,r,{bad:B(t).bad})),W(e,n)});var f=R(d,2),p=e=>{var n=Ad(),r=F(n);$(r,{get path(){return Ju.attached}});var i=L(R(r,2),!0);k(n),z(()=>G(i,t.bears)),W(e,n)};K(f,e=>{t.bears&&e(p)}),k(u);var m=R(u,2);let h;var g=F(m),_=e=>{var n=jd();let r;z(e=>r=Ii(n,``,r,{width:e}),[()=>`${Math.max(0,100-100*t.damage/t.life)}%`]),W(e,n)};K(g,e=>{t.life&&e(_)});var v=R(g,2),y=F(v);Qu(y,{get seat(){return t.seat}});var b=R(y,2),x=L(b,!0),S=R(b,2),C=e=>{var n=Md();z(()=>Y(n,1,`act ${t.acts??``}`,`svelte-1dgk43s`)),W(e,n)};K(S,e=>{t.acts&&e(C)}),k(v),k(m),k(i),z(()=>{a=Y(i,1,`token ${t.type??``}`,`svelte-1dgk43s`,a,{used:t.acts===`used`,acting:n()}),o=Ii(i,``,o,{"--owner":Xu[t.seat].colour}),l=Ii(c,``,l,{"--longest":B(r)}),h=Y(m,1,`life svelte-1dgk43s`,null,h,{low:t.damage*3>=t.life*2,none:!t.life}),G(x,t.life?`${t.damage}/${t.life}`:``)}),W(e,i),j()}var Fd=U(`<div class="chips svelte-4h3pu7"></div>`),Id=U(`<div><!> <!></div>`);function Ld(e,t){A(t,!0);let n=Kc(),{sitting:r,face:i,tell:a}=n,o=M(()=>n.rules),s=M(()=>i(t.it.slug)),c=M(()=>r.shown?.values?.[t.it.thing]??{}),l=M(()=>t.field.isMage(t.it.thing)),u=M(()=>t.field.attached(t.it.thing)),d=M(()=>ed(t.it,t.field,n)),f=M(()=>[...Uu(t.it.piece,B(c),B(l),a),...Hu(t.it.piece,B(c),a),...Vu(t.it.piece,B(o).conditions,a)]),p=M(()=>B(l)||B(s).type===`creature`?t.it.piece.active?`ready`:`used`:void 0);var m=Id();let h;var g=F(m);{let e=e=>{{let n=M(()=>B(s).type||`enchantment`),r=M(()=>B(c).life??0),i=M(()=>t.field.view.acting===t.it.thing);Pd(e,{get slug(){return t.it.slug},get name(){return B(s).name},get group(){return B(s).group},get type(){return B(n)},get seat(){return t.it.piece.controller},get damage(){return t.it.piece.damage},get life(){return B(r)},get acts(){return B(p)},get acting(){return B(i)},get badges(){return B(f)},get bears(){return B(u).length}})}},n=M(()=>t.field.whole(t.it.thing)),r=M(()=>$u(t.it,t.field));kl(g,{get things(){return B(n)},get slug(){return t.it.slug},get deed(){return B(r)},get said(){return B(d).notes},get attached(){return B(d).attached},picture:e,$$slots:{picture:!0}})}var _=R(g,2),v=e=>{var n=Fd();J(n,21,()=>B(u),e=>e.thing,(e,n)=>{ld(e,{get it(){return B(n)},get field(){return t.field}})}),k(n),W(e,n)};K(_,e=>{B(u).length&&e(v)}),k(m),z(()=>{h=Y(m,1,`piece svelte-4h3pu7`,null,h,{bearing:B(u).length}),X(m,`data-thing`,t.it.thing)}),W(e,m),j()}var Rd=U(`<button class="ground svelte-cuwqcz" data-behind=""><span class="unseen"> </span></button>`),zd=U(`<span class="away svelte-cuwqcz"><!> </span>`),Bd=U(`<section><!> <h3 class="svelte-cuwqcz"><span> </span> <!></h3> <div class="pieces svelte-cuwqcz"></div></section>`);function Vd(e,t){A(t,!0);let{sitting:n,tell:r}=Kc(),i=n.asking,a=M(()=>[t.zone.thing]),o=M(()=>i.state(B(a))),s=M(()=>t.field.inZone(t.zone.thing)),c=M(()=>i.question?.reason===`act`&&t.field.view.acting>=0),l=M(()=>r(`zone`,{name:t.zone.name})),u=M(()=>[B(l),...t.away===void 0?[]:[r(`mw-away`,{n:t.away})],...i.options(B(a)).map(e=>e.sentence??``)].join(`, `));function d(){i.touch(B(a))||n.whyNot(`move ${t.zone.name}`)}var f=Bd();let p;var m=F(f),h=e=>{var t=Rd(),n=L(F(t),!0);k(t),Ei(t,()=>B(o)&&hl(()=>B(o),!0)),z(()=>{X(t,`data-target`,B(o)?``:void 0),X(t,`aria-pressed`,i.gathers&&B(o)?B(o)===`chosen`:void 0),G(n,B(u))}),V(`click`,t,d),W(e,t)};K(m,e=>{(B(o)||B(c))&&e(h)});var g=R(m,2),_=F(g),v=L(_,!0),y=R(_,2),b=e=>{var n=zd(),i=F(n);$(i,{get path(){return Ju.distance}});var a=R(i,1,!0);k(n),z(e=>{X(n,`title`,e),G(a,t.away)},[()=>r(`mw-away`,{n:t.away})]),W(e,n)};K(y,e=>{t.away!==void 0&&e(b)}),k(g);var x=R(g,2);J(x,21,()=>B(s),e=>e.thing,(e,n)=>{Ld(e,{get it(){return B(n)},get field(){return t.field}})}),k(x),k(f),z((e,n)=>{Y(f,1,`zone ${B(o)??``}`,`svelte-cuwqcz`),X(f,`data-name`,e),X(f,`aria-label`,B(l)),X(f,`data-zone`,t.zone.name),X(f,`data-many`,B(s).length>6?`most`:B(s).length>4?`many`:B(s).length>3?void 0:`few`),p=Ii(f,``,p,{"--column":t.zone.column,"--row":t.zone.row}),G(v,n)},[()=>t.zone.name.toUpperCase(),()=>t.zone.name.toUpperCase()]),W(e,f),j()}H([`click`]);var Hd=U(`<section class="away svelte-15nctgm"><h3 class="svelte-15nctgm"> </h3> <!></section>`),Ud=U(`<div class="arena svelte-15nctgm" role="group"><!> <!> <!></div> <!>`,1);function Wd(e,t){A(t,!0);let{sitting:n,tell:r}=Kc(),i=M(()=>t.field.ground),a=N(void 0),o=M(()=>{let e=Bs.seen?.things.find(e=>t.field.all.has(e)),n=t.field.view.acting>=0?t.field.view.acting:e;return n===void 0?void 0:t.field.zoneOf(n)}),s=M(()=>B(i).borders.filter(({thing:e})=>t.field.wall(e)||n.asking.state([e])));function c(e,t){let n=t===`column`,r=new Set(B(s).filter(e=>e.upright===n).map(e=>e[t])),i=n?`minmax(0, 1fr)`:`auto`;return Array.from({length:2*e-1},(e,t)=>t%2?r.has(t+1)?`var(--wall)`:`var(--edge)`:i).join(` `)}var l=Ud(),u=I(l);let d;var f=F(u);J(f,17,()=>B(i).zones,e=>e.thing,(e,n)=>{{let r=M(()=>B(o)&&Pu(B(o),B(n)));Vd(e,{get zone(){return B(n)},get field(){return t.field},get away(){return B(r)}})}});var p=R(f,2);J(p,17,()=>B(i).borders,e=>e.thing,(e,n)=>{ad(e,{get border(){return B(n)},get field(){return t.field}})}),Bu(R(p,2),{get field(){return t.field},get over(){return B(a)}}),k(u),ua(u,e=>P(a,e),()=>B(a));var m=R(u,2),h=e=>{var n=Hd(),i=F(n),a=L(i,!0);J(R(i,2),17,()=>t.field.away,e=>e.thing,(e,n)=>{Ld(e,{get it(){return B(n)},get field(){return t.field}})}),k(n),z((e,t)=>{X(n,`aria-label`,e),G(a,t)},[()=>r(`ui-away`),()=>r(`ui-away`)]),W(e,n)};K(m,e=>{t.field.away.length&&e(h)}),z((e,t,n)=>{X(u,`aria-label`,e),d=Ii(u,``,d,{"grid-template-columns":t,"grid-template-rows":n})},[()=>r(`mw-arena`),()=>c(B(i).columns,`column`),()=>c(B(i).rows,`row`)]),W(e,l),j()}var Gd=new WeakMap;function Kd(e){let t=Gd.get(e)??qd(e);return Gd.set(e,t),t}function qd(e){let t=e.facts,n=t.type===`mage`,[r]=Object.entries(t.schools).sort(([,e],[,t])=>t-e),i=t.reveal===null?`${t.cost}`:`${t.cost}+${t.reveal}`,a=n?e.slug:r?.[0]??`none`;return{...t,kind:Jd(t),group:a,price:n?``:i}}function Jd(e){let[t,...n]=e.kind.split(` · `);return[t,Object.keys(e.schools).length?n.pop():void 0,...n].filter(Boolean).join(` · `)}var Yd=U(`<span class="place svelte-uuqwof"><!> </span>`),Xd=U(`<span class="school hued svelte-uuqwof"><!> </span>`),Zd=U(`<span class="svelte-uuqwof"><!> </span>`),Qd=U(`<b class="copies svelte-uuqwof"> </b>`),$d=U(`<span><span class="art svelte-uuqwof"><!></span> <span class="cost svelte-uuqwof"> </span> <span class="words svelte-uuqwof"><span class="name svelte-uuqwof"> </span> <span class="more svelte-uuqwof"><!> <!> <span class="svelte-uuqwof"><!></span> <span class="svelte-uuqwof"><!> </span> <!> <!></span></span> <!></span>`);function ef(e,t){A(t,!0);let n=_a(t,`dear`,3,!1),r=_a(t,`copies`,3,1),i=_a(t,`spent`,3,!1);var a=$d();let o;var s=F(a);vd(F(s),{get slug(){return t.slug},get group(){return t.card.group},game:`mage-wars`}),k(s);var c=R(s,2),l=L(c,!0),u=R(c,2),d=F(u),f=L(d,!0),p=R(d,2),m=F(p),h=e=>{var n=Yd(),r=F(n);$(r,{get path(){return t.place.icon}});var i=R(r,1,!0);k(n),z(()=>G(i,t.place.name)),W(e,n)};K(m,e=>{t.place&&e(h)});var _=R(m,2);J(_,17,()=>Object.entries(t.card.schools),q,(e,t)=>{var n=M(()=>g(B(t),2));let r=()=>B(n)[0],i=()=>B(n)[1],a=M(()=>Ip(`mage-wars`,r()));var o=Xd();let s;var c=F(o);$(c,{get path(){return B(a).emblem}});var l=R(c,1,!0);k(o),z(()=>{s=Ii(o,``,s,{"--hue":B(a).hue}),G(l,i())}),W(e,o)});var v=R(_,2);$(F(v),{get path(){return Ju[t.card.full?`full`:`quick`]}}),k(v);var y=R(v,2),b=F(y);$(b,{get path(){return Ju.range}});var x=R(b);k(y);var S=R(y,2);J(S,17,()=>t.card.attacks,q,(e,t)=>{var n=Zd(),r=F(n);{let e=M(()=>Ju[B(t).kind]??Ju.melee);$(r,{get path(){return B(e)}})}var i=R(r,1,!0);k(n),z(()=>G(i,B(t).dice||`X`)),W(e,n)});var C=R(S,2),w=e=>{var n=Zd(),r=F(n);$(r,{get path(){return Ju.life}});var i=R(r,1,!0);k(n),z(()=>G(i,t.card.life)),W(e,n)};K(C,e=>{t.card.life&&e(w)}),k(p),k(u);var T=R(u,2),ee=e=>{var t=Qd(),n=L(t);z(()=>G(n,`×${r()??``}`)),W(e,t)};K(T,e=>{r()>1&&e(ee)}),k(a),z(()=>{o=Y(a,1,`row svelte-uuqwof`,null,o,{dear:n(),spent:i()}),G(l,t.price),G(f,t.name),G(x,`${t.card.range[0]??``}–${t.card.range[1]??``}`)}),W(e,a),j()}var tf=U(`<section class="hand"><h3 class="svelte-4jui3u"> </h3> <div class="spells svelte-4jui3u"></div></section>`);function nf(e,t){A(t,!0);let{sitting:n,game:r,face:i,tell:a}=Kc(),o=M(()=>t.field.view.sides[t.seat]),s=M(()=>t.field.all.get(B(o).mage)),c=M(()=>t.field.atHand(t.seat).map(e=>({...e,info:Q.server.cards[r]?.get(t.field.slug(e.thing))}))),l=M(()=>n.shown?.values??{}),u=M(()=>n.asking.question?.reason===`act`?`cast`:`quickcast`);function d({thing:e,holder:t}){return(t??B(s))?.piece.used.includes(t?`bound`:`spell-${e}`)??!1}var f=ti(),p=I(f),m=e=>{var t=tf(),n=F(t),r=L(n,!0),o=R(n,2);J(o,21,()=>B(c),e=>e.thing,(e,t)=>{let n=M(()=>B(t));var r=ti(),a=I(r),o=e=>{let r=M(()=>Kd(B(n).info)),a=M(()=>B(l)[B(n).thing]?.cost),o=M(()=>B(n).holder&&i(B(n).holder.slug).name);{let i=e=>{{let i=M(()=>B(a)===void 0?B(r).price:`${B(a)}`),c=M(()=>Number(B(a)??B(r).cost)>(B(s)?.piece.mana??0)),l=M(()=>d(B(t))),u=M(()=>B(o)?{name:B(o),icon:Ju[B(n).bound?`bound`:`assigned`]}:void 0);ef(e,{get slug(){return B(n).info.slug},get name(){return B(n).info.name},get card(){return B(r)},get price(){return B(i)},get dear(){return B(c)},get spent(){return B(l)},get place(){return B(u)}})}},c=M(()=>[B(n).thing]),l=M(()=>B(o)?[B(o)]:void 0);kl(e,{get things(){return B(c)},get slug(){return B(n).info.slug},get deed(){return B(u)},get said(){return B(l)},picture:i,$$slots:{picture:!0}})}};K(a,e=>{B(n).info&&e(o)}),W(e,r)}),k(o),k(t),z((e,n)=>{X(t,`aria-label`,e),G(r,n)},[()=>a(`mw-spells`),()=>a(`mw-spells`)]),W(e,t)};K(p,e=>{B(c).length&&e(m)}),W(e,f),j()}var rf=(e,t=f,n=f,r=f)=>{var i=af();let a;var o=F(i);$(o,{get path(){return Ju[t()]}});var s=L(R(o,2),!0);k(i),z(()=>{a=Y(i,1,`marker svelte-4mwe9r`,null,a,{ready:n()}),X(i,`title`,r()),G(s,r())}),W(e,i)},af=U(`<span><!> <span class="unseen"> </span></span>`),of=U(`<!> <!> <!>`,1),sf=U(`<span><!></span>`),cf=U(`<div class="numbers svelte-4mwe9r"><span class="sign svelte-4mwe9r"><!></span> <span><span class="bar svelte-4mwe9r"></span> <b aria-hidden="true" class="svelte-4mwe9r"><!> </b> <span class="unseen"> </span></span> <span class="number svelte-4mwe9r"><!> <b aria-hidden="true"> </b> <span class="unseen"> </span></span> <span class="number mana svelte-4mwe9r" data-dial="mana"><!> <b aria-hidden="true"> </b> <small aria-hidden="true" class="svelte-4mwe9r"> </small> <span class="unseen"> </span></span> <!> <!> <!></div> <div class="equipment svelte-4mwe9r" role="group"><!> <span class="free svelte-4mwe9r"></span></div>`,1),lf=U(`<b class="fallen svelte-4mwe9r"> </b>`),uf=U(`<div class="all svelte-4mwe9r"><!></div>`),df=U(`<div class="mage svelte-4mwe9r"><!></div>`);function ff(e,t){A(t,!0);let n=Kc(),{sitting:r,face:i,tell:a}=n,o=M(()=>n.rules),s=M(()=>t.field.view),c=M(()=>B(s).sides[t.seat]),l=M(()=>t.field.all.get(B(c).mage)),u=M(()=>r.shown?.values?.[B(c).mage]??{}),d=M(()=>B(u).life??0),f=M(()=>t.field.equipment(B(c).mage)),p=M(()=>B(f).flatMap(({piece:e})=>e.slots)),m=M(()=>B(o).slots.filter((e,t)=>B(o).slots.slice(0,t+1).filter(t=>t===e).length>B(p).filter(t=>t===e).length)),h=M(()=>!!r.asking.state(B(c).own_spellbook??[])),g=e=>e.map(e=>({thing:e,slug:t.field.slug(e)})),_=M(()=>[i(t.field.slug(B(c).mage)).name,...B(s).teams?[a(`ui-team`,{n:t.seat%2+1})]:[]].join(` · `)),v=M(()=>t.field.all.get(B(s).acting)?.piece.controller===t.seat);var y=df();let b;{let e=e=>{var n=of(),r=I(n);{let e=M(()=>a(`pile-spellbook`)),t=M(()=>B(h)?[]:g(B(c).own_spellbook??[]));Ml(r,{icon:`deck`,get label(){return B(e)},get count(){return B(c).spellbook},get cards(){return B(t)}})}var i=R(r,2),o=e=>{{let t=M(()=>a(`ui-at-hand`)),n=M(()=>g(B(c).own_prepared??[]));Ml(e,{icon:`hand`,get label(){return B(t)},get count(){return B(c).prepared},get cards(){return B(n)}})}};K(i,e=>{B(c).prepared&&t.seat!==B(s).player&&e(o)});var l=R(i,2);{let e=M(()=>a(`pile-discard`)),t=M(()=>g(B(c).discard).reverse());Ml(l,{icon:`discard`,get label(){return B(e)},get count(){return B(c).discard.length},get cards(){return B(t)}})}W(e,n)};Gl(F(y),{get seat(){return t.seat},get active(){return B(v)},get extra(){return B(_)},get emblems(){return e},children:(e,n)=>{var r=uf(),i=F(r),o=e=>{var n=cf(),r=I(n),i=F(r);Qu(F(i),{get seat(){return t.seat}}),k(i);var o=R(i,2);let c;var p=F(o);let h;var g=R(p,2),_=F(g);$(_,{get path(){return Ju.damage}});var v=R(_);k(g);var y=L(R(g,2),!0);k(o);var b=R(o,2),x=F(b);$(x,{get path(){return Ju.armor}});var S=R(x,2),C=L(S,!0),w=L(R(S,2),!0);k(b);var T=R(b,2),ee=F(T);$(ee,{get path(){return Ju.mana}});var E=R(ee,2),D=L(E,!0),te=R(E,2),ne=L(te),re=L(R(te,2),!0);k(T);var ie=R(T,2);{let e=M(()=>a(B(l).piece.active?`mw-action-ready`:`mw-action-used`));rf(ie,()=>`action`,()=>B(l).piece.active,()=>B(e))}var ae=R(ie,2);{let e=M(()=>a(B(l).piece.quickcast?`ui-quickcast`:`ui-quickcast-used`));rf(ae,()=>`quickcast`,()=>B(l).piece.quickcast,()=>B(e))}var oe=R(ae,2),se=e=>{{let t=M(()=>a(`mw-initiative`));rf(e,()=>`initiative`,()=>!0,()=>B(t))}};K(oe,e=>{B(s).initiative===t.seat&&e(se)}),k(r);var ce=R(r,2),le=F(ce);J(le,17,()=>B(f),e=>e.thing,(e,n)=>{ld(e,{get it(){return B(n)},get field(){return t.field},get icon(){return Ju[B(n).piece.slots[0]]}})});var ue=R(le,2);J(ue,21,()=>B(m),q,(e,t)=>{var n=sf();$(F(n),{get path(){return Ju[B(t)]}}),k(n),z(e=>X(n,`title`,e),[()=>a(`mw-free`,{slot:a(`slot-${B(t)}`)})]),W(e,n)}),k(ue),k(ce),z((e,t,n,r,i,a,s,f)=>{c=Y(o,1,`life svelte-4mwe9r`,null,c,{low:B(l).piece.damage*3>=B(d)*2}),X(o,`title`,e),h=Ii(p,``,h,{width:t}),G(v,`${B(l).piece.damage??``}/${B(d)??``}`),G(y,n),X(b,`title`,r),G(C,B(u).armor??0),G(w,i),X(T,`title`,a),G(D,B(l).piece.mana),G(ne,`+${B(u).channeling??0??``}`),G(re,s),X(ce,`aria-label`,f)},[()=>a(`ui-damage`,{n:B(l).piece.damage,of:B(d)}),()=>`${Math.max(0,100-100*B(l).piece.damage/Math.max(1,B(d)))}%`,()=>a(`ui-damage`,{n:B(l).piece.damage,of:B(d)}),()=>a(`ui-armor`,{n:B(u).armor??0}),()=>a(`ui-armor`,{n:B(u).armor??0}),()=>a(`ui-channels`,{n:B(l).piece.mana,more:B(u).channeling??0}),()=>a(`ui-channels`,{n:B(l).piece.mana,more:B(u).channeling??0}),()=>a(`ui-equipment`)]),W(e,n)},c=e=>{var t=lf(),n=L(t,!0);z(e=>G(n,e),[()=>a(`ui-fallen`)]),W(e,t)};K(i,e=>{B(l)?e(o):e(c,-1)}),k(r),W(e,r)},$$slots:{default:!0}}),k(y)}z(()=>{X(y,`data-mage`,t.seat),b=Ii(y,``,b,{"--owner":Xu[t.seat].colour})}),W(e,y),j()}var pf=U(`<li><!> <span> </span></li>`),mf=U(`<div class="phases svelte-tw7myh"><b class="round svelte-tw7myh"> </b> <ol class="svelte-tw7myh"></ol></div>`);function hf(e,t){A(t,!0);let{tell:n}=Kc(),r=M(()=>t.phases.indexOf(t.view.phase));var i=mf(),a=F(i),o=L(a,!0),s=R(a,2);J(s,21,()=>t.phases,q,(e,t,i)=>{var a=pf();let o;var s=F(a);$(s,{get path(){return Ju[B(t)]}});var c=R(s,2);let l;var u=L(c,!0);k(a),z((e,t)=>{X(a,`aria-current`,i===B(r)?`step`:void 0),X(a,`title`,e),o=Y(a,1,`svelte-tw7myh`,null,o,{now:i===B(r),past:B(r)>=0&&i<B(r)}),l=Y(c,1,``,null,l,{unseen:i!==B(r)}),G(u,t)},[()=>n(`phase-${B(t)}`),()=>n(`phase-${B(t)}`)]),W(e,a)}),k(s),k(i),z((e,t)=>{G(o,e),X(s,`aria-label`,t)},[()=>n(`ui-round`,{n:t.view.round}),()=>n(`mw-phases`)]),W(e,i),j()}var gf={words:``,type:``,school:``,level:``,affordable:!1};function _f(e,t,n,r,i){let a=new Map;for(let i of e){let e=n.get(t(i));if(!e)continue;let o=Kd(e),s=a.get(e.slug);s?s.things.push(i):a.set(e.slug,{slug:e.slug,name:e.name,things:[i],cost:r[i]?.cost??o.cost,card:o})}let o=e=>e.cost===`X`?99:e.cost;return[...a.values()].sort((e,t)=>i.indexOf(e.card.type)-i.indexOf(t.card.type)||o(e)-o(t)||e.name.localeCompare(t.name))}function vf(e,t){return e.cost===`X`||e.cost<=t}function yf(e,t,n){let r=t.words.toLowerCase().split(/\s+/).filter(Boolean);return e.filter(({name:e,card:i,...a})=>{let o=[e,i.kind,...i.text].join(` `).toLowerCase();return r.every(e=>o.includes(e))&&(!t.type||i.type===t.type)&&(!t.school||t.school in i.schools)&&(!t.level||i.level===Number(t.level))&&(!t.affordable||vf({name:e,card:i,...a},n))})}function bf(e){let t=new Map;for(let n of e)t.set(n.card.type,[...t.get(n.card.type)??[],n]);return[...t]}function xf(e,t){let n=e.flatMap(({card:e})=>Object.keys(e.schools));return{types:t.filter(t=>e.some(({card:e})=>e.type===t)),schools:[...new Set(n)].sort(),levels:[...new Set(e.map(({card:e})=>e.level))].sort((e,t)=>e-t)}}var Sf=U(`<button class="slot full svelte-jk9yt2"> <!></button>`),Cf=U(`<span class="slot svelte-jk9yt2"> </span>`),wf=U(`<div class="slots svelte-jk9yt2"></div>`),Tf=U(`<option> </option>`),Ef=U(`<span class="twice svelte-jk9yt2">2×</span>`),Df=U(`<!> <!>`,1),Of=U(`<h3 class="svelte-jk9yt2"> </h3> <div class="spells svelte-jk9yt2"></div>`,1),kf=U(`<p class="none svelte-jk9yt2"> <button> </button></p>`),Af=U(`<!> <div role="search"><label class="words svelte-jk9yt2"><span class="unseen"> </span> <input type="search" class="svelte-jk9yt2"/></label> <button class="filters svelte-jk9yt2"> </button> <label class="svelte-jk9yt2"><span class="unseen"> </span> <select class="svelte-jk9yt2"><option> </option><!></select></label> <label class="svelte-jk9yt2"><span class="unseen"> </span> <select class="svelte-jk9yt2"><option> </option><!></select></label> <label class="svelte-jk9yt2"><span class="unseen"> </span> <select class="svelte-jk9yt2"><option> </option><!></select></label> <label class="check svelte-jk9yt2"><input type="checkbox" class="svelte-jk9yt2"/> </label></div> <div class="list svelte-jk9yt2" tabindex="0" role="group"></div>`,1),jf=U(`<section><div class="head svelte-jk9yt2"><h2 class="svelte-jk9yt2"> </h2> <span class="mana svelte-jk9yt2"><!> <span class="unseen"> </span></span> <button class="fold svelte-jk9yt2"> </button></div> <!></section>`);function Mf(e,t){A(t,!0);let n=_a(t,`open`,15),r=Kc(),{sitting:i,game:a,tell:o}=r,s=M(()=>r.rules),c=i.asking,l=M(()=>_f(t.things,e=>t.field.slug(e),Q.server.cards[a]??new Map,i.shown?.values??{},B(s).types)),u=M(()=>xf(B(l),B(s).types)),d=N(pn({...gf})),f=N(void 0),p=N(!1),m=M(()=>yf(B(l),B(d),t.mana)),h=M(()=>c.picked.map(e=>e.things?.[0]??-1)),_=e=>B(h).filter(t=>e.includes(t)).length;function v(e){(e.key===`Enter`||e.key===`ArrowDown`)&&(e.preventDefault(),xl(B(f))[0]?.focus())}var y=jf();let b;var x=F(y),S=F(x),C=L(S,!0),w=R(S,2),T=F(w);$(T,{get path(){return Ju.mana}});var ee=R(T),E=L(R(ee),!0);k(w);var D=R(w,2),te=L(D,!0);k(x);var ne=R(x,2),re=e=>{var n=Af(),r=I(n),a=e=>{var n=wf();J(n,21,()=>({length:c.question?.high??0}),q,(e,n,r)=>{let a=M(()=>c.picked[r]);var s=ti(),u=I(s),d=e=>{var n=Sf(),r=F(n,!0);$(R(r),{name:`purged`}),k(n),z((e,t)=>{X(n,`aria-label`,e),G(r,t)},[()=>o(`mw-take-back`,{what:B(a).sentence??``}),()=>i.shown&&t.field.slug(B(a).things?.[0]??-1)?B(l).find(e=>e.things.includes(B(a).things?.[0]??-1))?.name:``]),V(`click`,n,()=>c.gather(B(a))),W(e,n)},f=e=>{var t=Cf(),n=L(t,!0);z(e=>G(n,e),[()=>o(`mw-slot`,{n:r+1})]),W(e,t)};K(u,e=>{B(a)?e(d):e(f,-1)}),W(e,s)}),k(n),W(e,n)};K(r,e=>{c.gathers&&e(a)});var s=R(r,2);let f;var h=F(s),y=F(h),b=L(y,!0),x=R(y,2);Ji(x),k(h);var S=R(h,2),C=L(S,!0),w=R(S,2),T=F(w),ee=L(T,!0),E=R(T,2),D=F(E),te=L(D,!0);D.value=D.__value=``,J(R(D),17,()=>B(u).types,q,(e,t)=>{var n=Tf(),r=L(n,!0),i={};z(e=>{G(r,e),i!==(i=B(t))&&(n.value=(n.__value=i)??``)},[()=>o(`type-${B(t)}`)]),W(e,n)}),k(E),Bi(E),k(w);var ne=R(w,2),re=F(ne),ie=L(re,!0),ae=R(re,2),oe=F(ae),se=L(oe,!0);oe.value=oe.__value=``,J(R(oe),17,()=>B(u).schools,q,(e,t)=>{var n=Tf(),r=L(n,!0),i={};z(e=>{G(r,e),i!==(i=B(t))&&(n.value=(n.__value=i)??``)},[()=>o(`school-${B(t)}`)]),W(e,n)}),k(ae),Bi(ae),k(ne);var ce=R(ne,2),le=F(ce),ue=L(le,!0),de=R(le,2),fe=F(de),pe=L(fe,!0);fe.value=fe.__value=``,J(R(fe),17,()=>B(u).levels,q,(e,t)=>{var n=Tf(),r=L(n,!0),i={};z(e=>{G(r,B(t)),i!==(i=e)&&(n.value=(n.__value=i)??``)},[()=>String(B(t))]),W(e,n)}),k(de),Bi(de),k(ce);var me=R(ce,2),he=F(me);Ji(he);var ge=R(he);k(me),k(s);var _e=R(s,2);J(_e,21,()=>bf(B(m)),([e,t])=>e,(e,n)=>{var r=M(()=>g(B(n),2));let i=()=>B(r)[0],a=()=>B(r)[1];var s=Of(),c=I(s),l=L(c,!0),u=R(c,2);J(u,21,a,e=>e.slug,(e,n)=>{{let r=e=>{var r=Df(),i=I(r);{let e=M(()=>B(n).cost===B(n).card.cost?B(n).card.price:`${B(n).cost}`),r=M(()=>!vf(B(n),t.mana));ef(i,{get slug(){return B(n).slug},get name(){return B(n).name},get card(){return B(n).card},get price(){return B(e)},get dear(){return B(r)},get copies(){return B(n).things.length}})}var a=R(i,2),o=e=>{W(e,Ef())},s=M(()=>_(B(n).things)>1);K(a,e=>{B(s)&&e(o)}),W(e,r)},i=M(()=>B(n).things.length>1?[`×${B(n).things.length}`]:[]);kl(e,{get things(){return B(n).things},get slug(){return B(n).slug},get said(){return B(i)},direct:!0,picture:r,$$slots:{picture:!0}})}}),k(u),z(e=>G(l,e),[()=>o(`type-${i()}`)]),W(e,s)},e=>{var t=kf(),n=F(t),r=R(n),i=L(r,!0);k(t),z((e,t)=>{G(n,`${e??``} `),G(i,t)},[()=>o(`mw-none`),()=>Z(`start-over`)]),V(`click`,r,()=>P(d,{...gf},!0)),W(e,t)}),k(_e),z((e,t,n,r,i,a,o,c,l,u,d)=>{f=Y(s,1,`wishes svelte-jk9yt2`,null,f,{more:B(p)}),G(b,e),X(x,`placeholder`,t),X(S,`aria-expanded`,B(p)),G(C,n),G(ee,r),G(te,i),G(ie,a),G(se,o),G(ue,c),G(pe,l),G(ge,` ${u??``}`),X(_e,`aria-label`,d)},[()=>o(`mw-search`),()=>o(`mw-search`),()=>o(`mw-filters`),()=>o(`mw-type`),()=>o(`mw-type`),()=>o(`mw-school`),()=>o(`mw-school`),()=>o(`mw-level`),()=>o(`mw-level`),()=>o(`mw-affordable`),()=>o(`mw-spells`)]),V(`keydown`,x,v),ea(x,()=>B(d).words,e=>B(d).words=e),V(`click`,S,()=>P(p,!B(p))),Vi(E,()=>B(d).type,e=>B(d).type=e),Vi(ae,()=>B(d).school,e=>B(d).school=e),Vi(de,()=>B(d).level,e=>B(d).level=e),ra(he,()=>B(d).affordable,e=>B(d).affordable=e),W(e,n)};K(ne,e=>{n()&&e(re)}),k(y),ua(y,e=>P(f,e),()=>B(f)),z((e,r,i,a,o)=>{b=Y(y,1,`book svelte-jk9yt2`,null,b,{shut:!n()}),X(y,`aria-label`,e),G(C,r),X(w,`title`,i),G(ee,`${t.mana??``} `),G(E,a),X(D,`aria-expanded`,n()),G(te,o)},[()=>o(`pile-spellbook`),()=>o(`pile-spellbook`),()=>o(`ui-mana`,{n:t.mana}),()=>o(`ui-mana`,{n:t.mana}),()=>o(n()?`mw-see-arena`:`mw-see-book`)]),V(`click`,D,()=>n(!n())),W(e,y),j()}H([`click`,`keydown`]);function Nf(e,t,n){let r=e.map(e=>({kind:`attack`,shows:n[e]}));return t?[...r,{kind:`effect`,shows:String(t)}]:r}function Pf({kind:e,shows:t}){return{effect:e===`effect`,damage:parseInt(t),critical:t.includes(`★`)}}var Ff=$r(`<svg class="twelve svelte-1nbf048" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M12 1 18.5 3.1 22.5 8.6v6.8L18.5 20.9 12 23 5.5 20.9 1.5 15.4V8.6L5.5 3.1Z" class="svelte-1nbf048"></path><text x="12" y="16.2" class="svelte-1nbf048"> </text></svg>`),If=$r(`<path class="svelte-1nbf048"></path>`),Lf=$r(`<circle r="2.8" class="svelte-1nbf048"></circle>`),Rf=$r(`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><rect x="1.5" y="1.5" width="21" height="21" rx="5" class="svelte-1nbf048"></rect><!></svg>`),zf=U(`<span class="dice svelte-1nbf048"><span class="unseen"> </span> <!></span>`);function Bf(e,t){A(t,!0);let n=[[],[[12,12]],[[8,8],[16,16]]],{tell:r}=Kc(),i=M(()=>t.dice.filter(e=>!Pf(e).effect).map(({shows:e})=>`[${e}]`).join(` `)),a=M(()=>t.dice.find(e=>Pf(e).effect)?.shows),o=M(()=>B(a)&&B(i)?r(`ui-dice`,{dice:B(i),die:B(a)}):B(a)?r(`mw-effect-die`,{die:B(a)}):r(`ui-dice-alone`,{dice:B(i)}));var s=zf(),c=F(s),l=L(c,!0);J(R(c,2),17,()=>t.dice,q,(e,t,r,i)=>{let a=M(()=>Pf(B(t)));var o=ti(),s=I(o),c=e=>{var t=Ff(),n=L(R(F(t)),!0);k(t),z(()=>G(n,B(a).damage)),W(e,t)},l=e=>{var t=Rf();let r;J(R(F(t)),17,()=>n[B(a).damage],q,(e,t)=>{var n=M(()=>g(B(t),2));let r=()=>B(n)[0],i=()=>B(n)[1];var o=ti(),s=I(o),c=e=>{var t=If();z(()=>X(t,`d`,`M${r()??``} ${i()-5}l1.4 3.2 3.5.3-2.6 2.3.8 3.4-3.1-1.8-3.1 1.8.8-3.4-2.6-2.3 3.5-.3Z`)),W(e,t)},l=e=>{var t=Lf();z(()=>{X(t,`cx`,r()),X(t,`cy`,i())}),W(e,t)};K(s,e=>{B(a).critical?e(c):e(l,-1)}),W(e,o)}),k(t),z(()=>r=Y(t,0,`svelte-1nbf048`,null,r,{critical:B(a).critical,blank:!B(a).damage})),W(e,t)};K(s,e=>{B(a).effect?e(c):e(l,-1)}),W(e,o)}),k(s),z(()=>G(l,B(o))),W(e,s),j()}var Vf=U(`<p class="svelte-n3ricu"> <!></p>`),Hf=U(`<p class="svelte-n3ricu"><!> </p>`),Uf=U(`<p class="svelte-n3ricu"><!> <!></p>`),Wf=U(`<div role="status"><!> <!> <!></div>`);function Gf(e,t){A(t,!0);let n=Kc(),{sitting:r,face:i,tell:a}=n,o=M(()=>n.rules),s=M(()=>t.field.view),c=M(()=>B(s).attacks.some(e=>e.rolled.length)),l=M(()=>B(s).casts.length+B(s).attacks.length>0),u=M(()=>B(s).casts.filter(({spell:e})=>!B(s).attacks.some(({holder:t})=>t===e))),d=M(()=>{if(B(c))return[];if(r.moment)return(r.moment.lines??[]).slice(-1);let e=r.server.log.slice(r.screen.read).filter(e=>e.dice?.length);return e.length?e.slice(-1):B(l)?[]:r.server.log.slice(-1)});function f(e){let n=[...t.field.ground.zones,...t.field.ground.borders].find(t=>t.thing===e);return n?a(e<t.field.ground.zones.length?`zone`:`border`,{name:n.name}):i(t.field.slug(e)).name}var p=Wf();let m;var h=F(p);J(h,17,()=>B(d),q,(e,t)=>{var n=Vf(),r=F(n,!0),i=R(r),a=e=>{Bf(e,{get dice(){return B(t).dice}})};K(i,e=>{B(t).dice?.length&&e(a)}),k(n),z(()=>G(r,B(t).text)),W(e,n)});var g=R(h,2);J(g,17,()=>B(u),q,(e,t)=>{var n=Hf(),i=F(n);$(i,{get path(){return Ju.book}});var o=R(i);k(n),z(e=>G(o,` ${e??``}`),[()=>B(t).target===-1?a(`ui-casting-alone`,{player:r.server.name(B(t).by),card:f(B(t).spell)}):a(`ui-casting`,{player:r.server.name(B(t).by),card:f(B(t).spell),on:f(B(t).target)})]),W(e,n)}),J(R(g,2),17,()=>B(s).attacks,q,(e,t)=>{var n=Uf(),r=F(n);$(r,{get path(){return Ju.melee}});var i=R(r),s=R(i),c=e=>{{let n=M(()=>Nf(B(t).rolled,B(t).die,B(o).faces));Bf(e,{get dice(){return B(n)}})}};K(s,e=>{(B(t).rolled.length||B(t).die)&&e(c)}),k(n),z(e=>G(i,` ${e??``} `),[()=>a(`ui-attacking`,{what:f(B(t).attacker),on:f(B(t).defender)})]),W(e,n)}),k(p),z(()=>m=Y(p,1,`under-way svelte-n3ricu`,null,m,{busy:B(l),nothing:!B(l)&&!B(d).length})),W(e,p),j()}var Kf=U(`<div class="own svelte-f2wmft"><!> <!></div>`),qf=U(`<div><div class="others svelte-f2wmft"></div> <div class="middle svelte-f2wmft"><div class="top svelte-f2wmft"><div class="bar svelte-f2wmft"><!> <button class="larger svelte-f2wmft"><!> <span class="unseen"> </span></button></div> <!></div> <div><!></div></div> <!> <!></div>`);function Jf(e,t){A(t,!0);let n=Kc(),{sitting:r,tell:i}=n,a=M(()=>n.rules),o=M(()=>new Fu(t.view)),s=M(()=>t.view.player),c=N(!0),l=N(!1),u=M(()=>t.view.sides.map((e,n)=>(Math.max(B(s),0)+n+(B(s)<0?0:1))%t.view.sides.length).filter(e=>e!==B(s))),d=M(()=>{let e=new Set(B(s)<0?[]:t.view.sides[B(s)].own_spellbook);return(r.asking.question?.options??[]).flatMap(e=>e.things??[]).filter(t=>e.has(t))}),f=M(()=>{let e=r.asking.question?.source.split(/[@#]/)[0],n=[...B(o).all.values()].find(({slug:t,piece:n,thing:r})=>t===e&&n.controller===B(s)&&!B(o).isMage(r));return(B(o).all.get(t.view.sides[B(s)]?.mage??-1)?.piece.mana??0)+(n?.piece.mana??0)});var p=qf();let m;var h=F(p);J(h,20,()=>B(u),e=>e,(e,t)=>{ff(e,{get seat(){return t},get field(){return B(o)}})}),k(h);var g=R(h,2),_=F(g),v=F(_),y=F(v);hf(y,{get view(){return t.view},get phases(){return B(a).phases}});var b=R(y,2),x=F(b);$(x,{name:`zoom`});var S=L(R(x,2),!0);k(b),k(v),Gf(R(v,2),{get field(){return B(o)}}),k(_);var C=R(_,2);let w;Wd(F(C),{get field(){return B(o)}}),k(C),k(g);var T=R(g,2),ee=e=>{var t=Kf(),n=F(t);ff(n,{get seat(){return B(s)},get field(){return B(o)}}),nf(R(n,2),{get seat(){return B(s)},get field(){return B(o)}}),k(t),W(e,t)};K(T,e=>{B(s)>=0&&e(ee)});var E=R(T,2),D=e=>{var t=ti();pi(I(t),()=>r.asking.seq,e=>{Mf(e,{get things(){return B(d)},get mana(){return B(f)},get field(){return B(o)},get open(){return B(c)},set open(e){P(c,e,!0)}})}),W(e,t)};K(E,e=>{B(d).length&&e(D)}),k(p),z(e=>{m=Y(p,1,`magewars svelte-f2wmft`,null,m,{crowd:t.view.sides.length>2,planning:B(d).length,reading:B(d).length&&B(c)}),X(b,`aria-pressed`,B(l)),G(S,e),w=Y(C,1,`ground svelte-f2wmft`,null,w,{large:B(l)})},[()=>i(B(l)?`mw-whole`:`mw-larger`)]),V(`click`,b,()=>P(l,!B(l))),W(e,p),j()}H([`click`]);var Yf=/^(attack|counterstrike) /;function Xf(e){let t=new Map;for(let n of e.options){let e=n.things?.[0];if(!Yf.test(n.answer)||e===void 0)continue;let r=Number(/ (\d+)$/.exec(n.answer)?.[1]??1),i=`${e} ${r}`,a=t.get(i)??{holder:e,number:r,options:[]};a.options.push(n),t.set(i,a)}return[...t.values()]}var Zf={life:`health`,armor:`armor`,channeling:`channeling`};function Qf(e){let t=Kd(e),n=[`life`,`armor`,`channeling`].filter(e=>t[e]);return{slug:e.slug,name:e.name,kind:t.kind,type:t.type,group:t.group,cost:t.price||void 0,facts:t.casting.join(` · `),stats:n.map(e=>({name:Zf[e],path:Ju[e],n:t[e],text:``})),lines:t.text,reminders:[]}}function $f(e,t,n,r){let i=new Fu(t),a=e.options.filter(e=>e.answer.startsWith(`reveal `)).map(e=>({label:e.sentence??``,icon:Ju.reveal,options:[e]})),o=Xf(e).flatMap(({holder:e,number:t,options:a})=>{let o=n.get(i.slug(e)),s=o&&Kd(o).attacks[t-1];return s?[{label:r(`mw-bar`,{bar:s.name,n:s.dice}),icon:Ju[s.kind],options:a}]:[]});return[...a,...o]}function ep({play:e}){return e.reduce((e,[,t])=>e+t.damage,0)}var tp={name:`mage-wars`,accent:268,hidden:`face-down`,looks:Yu,face:Qf,groups:$f,texts:Object.assign({"../../../../trivault/games/magewars/text/de/faces.ftl":hu,"../../../../trivault/games/magewars/text/de/table.ftl":gu,"../../../../trivault/games/magewars/text/de/traits.ftl":_u,"../../../../trivault/games/magewars/text/en/faces.ftl":vu,"../../../../trivault/games/magewars/text/en/table.ftl":yu,"../../../../trivault/games/magewars/text/en/traits.ftl":bu,"../../../../trivault/games/magewars/text/pl/faces.ftl":xu,"../../../../trivault/games/magewars/text/pl/table.ftl":Su,"../../../../trivault/games/magewars/text/pl/traits.ftl":Cu,"../../../../trivault/telling/magewars/text/de.ftl":wu,"../../../../trivault/telling/magewars/text/en.ftl":Tu,"../../../../trivault/telling/magewars/text/pl.ftl":Eu,"./lesson/de.ftl":Du,"./lesson/en.ftl":Ou,"./lesson/pl.ftl":ku,"./text/de.ftl":Au,"./text/en.ftl":ju,"./text/pl.ftl":Mu}),hurt:ep,Board:Jf,Dice:Bf},np=`# Der Tisch von Shards of Infinity.

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
`,rp=`# The table of Shards of Infinity.

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
`,ip=`# Stół Shards of Infinity.

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
`,ap=`# Wie Shards of Infinity gespielt wird, in Kürze.

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
`,op=`# How Shards of Infinity is played, in short.

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
`,sp=`# Jak się gra w Shards of Infinity, w skrócie.

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
`;function cp(e){let t=new Map;for(let{thing:n,slug:r}of e)t.set(r,[...t.get(r)??[],n]);return[...t].map(([e,t])=>({slug:e,things:t}))}function lp(e,t){let n=[],r=new Map(t),i=e;for(;i;){let e=[...t].map(([e,t])=>({name:e,slug:t,at:i.indexOf(e)})).filter(({at:e})=>e>=0).sort((e,t)=>e.at-t.at||t.name.length-e.name.length)[0];if(!e){n.push({text:i});break}e.at&&n.push({text:i.slice(0,e.at)}),n.push({text:e.name,slug:e.slug}),r.delete(e.name),i=i.slice(e.at+e.name.length)}return[...n,...[...r].flatMap(([e,t])=>[{text:` `},{text:e,slug:t}])]}var up=U(`<!> <!>`,1),dp=U(`<!> <!> <!> <!> <!> <!>`,1),fp=U(`<section role="group" class="svelte-plqtw5"><h3 class="svelte-plqtw5"> </h3> <!></section>`),pp=U(`<div class="before svelte-plqtw5"><!> <!> <!></div>`),mp=U(`<span class="gap svelte-plqtw5"></span>`),hp=U(`<div class="other"><!> <!></div>`),gp=U(`<section class="tiles svelte-plqtw5" role="group"><!></section>`),_p=U(`<div class="lane svelte-plqtw5"><!></div>`),vp=U(`<div><!> <!> <div class="lanes svelte-plqtw5"><!> <!> <div class="lane hand svelte-plqtw5"><!></div></div></div>`),yp=U(`<div class="shards svelte-plqtw5"><div class="others svelte-plqtw5"></div> <div class="centre svelte-plqtw5"><div class="edge svelte-plqtw5"><h3 class="svelte-plqtw5"> </h3> <span class="turn svelte-plqtw5"> </span> <!> <!></div> <div class="row svelte-plqtw5"><!></div></div> <!></div>`);function bp(e,t){A(t,!0);let n=(e,n=f)=>{let r=M(()=>t.view.sides[n()]);{let i=M(()=>n()===t.view.active),a=M(()=>c(B(r).character).name);Gl(e,{get seat(){return n()},get active(){return B(i)},get extra(){return B(a)},children:(e,i)=>{var a=dp(),o=I(a),s=e=>{var n=up(),r=I(n);{let e=M(()=>l(`ui-gems`,{n:t.view.gems}));Zc(r,{icon:`gems`,get n(){return t.view.gems},get text(){return B(e)},strong:!0})}var i=R(r,2);{let e=M(()=>l(`ui-power`,{n:B(d)}));Zc(i,{icon:`power`,get n(){return B(d)},get text(){return B(e)},strong:!0})}W(e,n)};K(o,e=>{n()===t.view.active&&e(s)});var c=R(o,2);{let e=M(()=>l(`ui-health`,{n:B(r).health}));Zc(c,{icon:`health`,get n(){return B(r).health},get of(){return B(u).most_health},get text(){return B(e)}})}var f=R(c,2);{let e=M(()=>l(`ui-mastery`,{n:B(r).mastery}));Zc(f,{icon:`mastery`,get n(){return B(r).mastery},get of(){return B(u).most_mastery},get text(){return B(e)}})}var p=R(f,2),h=e=>{{let t=M(()=>l(`ui-hand-cards`));Ml(e,{icon:`hand`,get label(){return B(t)},get count(){return B(r).hand_size}})}};K(p,e=>{n()!==B(m)&&e(h)});var g=R(p,2);{let e=M(()=>Z(`deck`));Ml(g,{icon:`deck`,get label(){return B(e)},get count(){return B(r).deck_size}})}var _=R(g,2);{let e=M(()=>l(`ui-discarded`)),t=M(()=>v(B(r).discard));Ml(_,{icon:`discard`,get label(){return B(e)},get count(){return B(r).discard.length},get cards(){return B(t)}})}W(e,a)},$$slots:{default:!0}})}},r=(e,n=f,r=f,i=f)=>{let a=M(()=>t.view.sides[n()].exhausted.includes(r()));{let o=M(()=>[r()]),s=M(()=>n()===B(m)?`exhaust`:`attack`),c=M(()=>B(a)?[{icon:`exhausted`,text:Z(`exhausted`)}]:[]);kl(e,{get things(){return B(o)},get slug(){return t.view.cards[r()]},get tilted(){return B(a)},get deed(){return B(s)},get badges(){return B(c)},get flat(){return i()}})}},i=(e,t=f)=>{let n=M(()=>b(t()));var i=ti(),a=I(i),o=e=>{var i=pp(),a=F(i),o=e=>{var i=fp(),a=F(i),o=L(a,!0);J(R(a,2),16,()=>B(n).champions,e=>e,(e,n)=>{r(e,t,()=>n,()=>!0)}),k(i),z((e,t)=>{X(i,`aria-label`,e),G(o,t)},[()=>l(`ui-champions`),()=>l(`ui-champions`)]),W(e,i)};K(a,e=>{B(n).champions.length&&e(o)});var s=R(a,2),c=e=>{var t=fp(),r=F(t),i=L(r,!0);J(R(r,2),17,()=>B(n).played,e=>e.slug,(e,t)=>{kl(e,ga(()=>B(t),{flat:!0}))}),k(t),z((e,n)=>{X(t,`aria-label`,e),G(i,n)},[()=>l(`ui-played`),()=>l(`ui-played`)]),W(e,t)};K(s,e=>{B(n).played.length&&e(c)});var u=R(s,2),d=e=>{var t=fp(),r=F(t),i=L(r,!0);J(R(r,2),17,()=>B(n).known,e=>e.slug,(e,t)=>{kl(e,ga(()=>B(t),{flat:!0}))}),k(t),z((e,n)=>{X(t,`aria-label`,e),G(i,n)},[()=>l(`ui-known`),()=>l(`ui-known`)]),W(e,t)};K(u,e=>{B(n).known.length&&e(d)}),k(i),W(e,i)};K(a,e=>{(B(n).champions.length||B(n).played.length||B(n).known.length)&&e(o)}),W(e,i)},a=(e,n=f)=>{var r=ti();J(I(r),19,()=>t.view.row,(e,t)=>e>=0?e:`gap-${t}`,(e,r)=>{var i=ti(),a=I(i),o=e=>{{let i=M(()=>[B(r)]),a=M(()=>_(B(r)));kl(e,{get things(){return B(i)},get slug(){return t.view.cards[B(r)]},get alike(){return B(a)},deed:`recruit`,get flat(){return n()}})}},s=e=>{W(e,mp())};K(a,e=>{B(r)>=0?e(o):e(s,-1)}),W(e,i)}),W(e,r)},o=N(560),s=Kc(),{face:c,tell:l}=s,u=M(()=>s.rules),d=M(()=>t.view.power>=B(u).infinite?`∞`:t.view.power),p=M(()=>t.view.sides.map((e,n)=>(Math.max(t.view.player,0)+1+n)%t.view.sides.length)),m=M(()=>t.view.player),h=M(()=>B(p).filter(e=>e!==B(m))),g=e=>e.map(e=>({thing:e,slug:t.view.cards[e]})),_=e=>t.view.row.filter(n=>n>=0&&t.view.cards[n]===t.view.cards[e]),v=e=>g(e).reverse(),y=M(()=>cp(g([...t.view.allies,...t.view.mercenaries])));function b(e){let n=t.view.sides[e];return{champions:n.champions,played:e===t.view.active?B(y):[],known:e===B(m)?[]:cp(g(n.hand))}}var x=yp(),S=F(x);let C;J(S,20,()=>B(h),e=>e,(e,t)=>{var r=hp(),a=F(r);n(a,()=>t);var o=R(a,2);i(o,()=>t),k(r),W(e,r)}),k(S);var w=R(S,2),T=F(w),ee=F(T),E=L(ee,!0),D=R(ee,2),te=L(D,!0),ne=R(D,2);{let e=M(()=>Z(`deck`));Ml(ne,{icon:`deck`,get label(){return B(e)},get count(){return t.view.centre_size}})}var re=R(ne,2),ie=e=>{{let n=M(()=>l(`ui-banished`)),r=M(()=>g(t.view.banished));Ml(e,{icon:`purged`,get label(){return B(n)},get count(){return t.view.banished.length},get cards(){return B(r)}})}};K(re,e=>{t.view.banished.length&&e(ie)}),k(T);var ae=R(T,2),oe=F(ae),se=e=>{var t=gp(),n=F(t);a(n,()=>!0),k(t),z(e=>X(t,`aria-label`,e),[()=>l(`ui-row`)]),W(e,t)},ce=e=>{{let n=M(()=>l(`ui-row`));ul(e,{get label(){return B(n)},get n(){return t.view.row.length},rows:2,children:(e,t)=>{a(e,()=>!1)},$$slots:{default:!0}})}};K(oe,e=>{B(o)<560?e(se):e(ce,-1)}),k(ae),k(w);var le=R(w,2),ue=e=>{let a=M(()=>B(o)<560?{champions:[],played:[]}:b(B(m))),s=M(()=>cp(g(t.view.sides[B(m)].hand)));var c=vp();let u;var d=F(c),f=e=>{i(e,()=>B(m))};K(d,e=>{B(o)<560&&e(f)});var p=R(d,2);n(p,()=>B(m));var h=R(p,2),_=F(h),v=e=>{var t=_p();let n;var i=F(t);{let e=M(()=>l(`ui-champions`));ul(i,{get label(){return B(e)},get n(){return B(a).champions.length},named:!0,children:(e,t)=>{var n=ti();J(I(n),16,()=>B(a).champions,e=>e,(e,t)=>{r(e,()=>B(m),()=>t,()=>!1)}),W(e,n)},$$slots:{default:!0}})}k(t),z(()=>n=Ii(t,``,n,{"--share":B(a).champions.length})),W(e,t)};K(_,e=>{B(a).champions.length&&e(v)});var y=R(_,2),x=e=>{var t=_p();let n;var r=F(t);{let e=M(()=>l(`ui-played`));ul(r,{get label(){return B(e)},get n(){return B(a).played.length},named:!0,children:(e,t)=>{var n=ti();J(I(n),17,()=>B(a).played,e=>e.slug,(e,t)=>{kl(e,ga(()=>B(t)))}),W(e,n)},$$slots:{default:!0}})}k(t),z(()=>n=Ii(t,``,n,{"--share":B(a).played.length})),W(e,t)};K(y,e=>{B(a).played.length&&e(x)});var S=R(y,2);let C;var w=F(S);{let e=M(()=>l(`ui-hand-cards`)),t=M(()=>B(a).champions.length+B(a).played.length>0);ul(w,{get label(){return B(e)},get n(){return B(s).length},rows:2,get named(){return B(t)},children:(e,t)=>{var n=ti();J(I(n),17,()=>B(s),e=>e.slug,(e,t)=>{kl(e,ga(()=>B(t),{deed:`play`}))}),W(e,n)},$$slots:{default:!0}})}k(S),k(h),k(c),z(e=>{u=Y(c,1,`own svelte-plqtw5`,null,u,{spread:B(s).length+B(a).played.length+B(a).champions.length}),C=Ii(S,``,C,{"--share":e})},[()=>1.5*Math.max(B(s).length,1)]),W(e,c)};K(le,e=>{B(m)>=0&&e(ue)}),k(x),z((e,t)=>{C=Ii(S,``,C,{"--columns":B(h).length}),G(E,e),G(te,t)},[()=>l(`ui-row`),()=>l(`ui-turn`,{n:t.view.turn})]),ca(x,`clientWidth`,e=>P(o,e)),W(e,x),j()}var xp={homodeus:{hue:212,emblem:`M12 2 20.7 7v10L12 22 3.3 17V7zM12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10M12 10.5v3M10.5 12h3`,pattern:`grid`},order:{hue:44,emblem:`M1.5 12C6 5 18 5 22.5 12C18 19 6 19 1.5 12ZM12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M12 1v3M12 20v3`,pattern:`rings`},undergrowth:{hue:130,emblem:`M12 22V9M12 13C5 13 3 8 3 3C9 3 12 6 12 13ZM12 16C12 10 15 7 21 7C21 13 18 16 12 16Z`,pattern:`leaves`},wraethe:{hue:290,emblem:`M17 2C8 4 5 10 7 15S15 22 20 20C15 19 12 16 12 12S14 4 17 2ZM4 5l1.5 3M3 13h2M18 11a1 1 0 1 0 .1 0`,pattern:`waves`},"":{hue:190,ink:25,emblem:`M12 1.5 18 9 12 22.5 6 9ZM6 9h12M12 1.5V22.5`,pattern:`shards`}};function Sp({slug:e,name:t,facts:n}){let r=n,i=[`health`,`shield`].filter(e=>r[e]).map(e=>({name:e,n:r[e],text:``}));return{slug:e,name:t,kind:r.kind,type:r.type,group:r.faction??``,cost:r.faction?r.cost:void 0,stats:i,lines:r.text,reminders:r.reminders}}var Cp=Object.assign({"../../../../trivault/telling/shards/text/de.ftl":np,"../../../../trivault/telling/shards/text/en.ftl":rp,"../../../../trivault/telling/shards/text/pl.ftl":ip,"./lesson/de.ftl":ap,"./lesson/en.ftl":op,"./lesson/pl.ftl":sp});function wp({sides:e}){return e.reduce((e,t)=>e-t.health,0)}var Tp={name:`shards`,accent:205,looks:xp,face:Sp,texts:Cp,hurt:wp,Board:bp},Ep=`# Der Tisch in Worten: im Terminal und im Browser.

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
`,Dp=`# The table in words: at the terminal and in the browser.

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
`,Op=`# Stół w słowach: w terminalu i w przeglądarce.

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
`,kp=new Map(Object.values(Object.assign({"./keyforge/board.ts":mu,"./magewars/board.ts":tp,"./shards/board.ts":Tp})).map(e=>[e.name,e])),Ap={hue:220,ink:12,emblem:`M12 2 20.7 7v10L12 22 3.3 17V7Z`,pattern:`dots`};function jp(e){return kp.get(e)}var Mp=Object.assign({"../../../trivault/telling/text/de.ftl":Ep,"../../../trivault/telling/text/en.ftl":Dp,"../../../trivault/telling/text/pl.ftl":Op}),Np=Wo(Mp),Pp=new Map([...kp].map(([e,t])=>[e,Wo({...Mp,...t.texts})]));function Fp(e,t,n={}){return Yo(Jo.say(t,n,Pp.get(e)??Np))}function Ip(e,t){let n=kp.get(e)?.looks??{};return n[t]??n[``]??Ap}function Lp(e,t,n){let r=kp.get(e);if(n&&r)return r.face(n);let i=n?.text??[];return{slug:t,name:n?.name??(t||Fp(e,r?.hidden??``)),kind:``,type:``,group:``,stats:[],lines:i,reminders:[]}}function Rp(e,t,n,r){let i=kp.get(e);return!n||!r?[]:i?.groups?.(t,n,r,(t,n)=>Fp(e,t,n))??[]}var zp=U(`<span class="cost svelte-jbb763"> </span>`),Bp=U(`<div class="facts svelte-jbb763"> </div>`),Vp=U(`<p class="svelte-jbb763"> </p>`),Hp=U(`<p class="reminder svelte-jbb763"> </p>`),Up=U(`<span class="stat svelte-jbb763"><!> <b> </b></span>`),Wp=U(`<span class="sign svelte-jbb763"><!> </span>`),Gp=U(`<span class="signs svelte-jbb763"></span>`),Kp=U(`<div class="stats svelte-jbb763"><!> <!></div>`),qp=U(`<div><div class="head svelte-jbb763"><!> <span class="name svelte-jbb763"><!></span></div> <div class="art svelte-jbb763"><!></div> <div class="kind svelte-jbb763"> </div> <!> <div class="text svelte-jbb763"><!> <!></div> <!></div>`);function Jp(e,t){A(t,!0);let n=_a(t,`size`,3,`large`),r=M(()=>Ip(t.game,t.face.group)),i=M(()=>Math.max(...t.face.name.split(/[\s-]/).map(e=>e.length))),a=M(()=>t.face.cost===void 0?1.32:`${t.face.cost}`.length>2?1:1.15);var o=qp();let s;var c=F(o),l=F(c),u=e=>{var n=zp(),r=L(n,!0);z(()=>G(r,t.face.cost)),W(e,n)};K(l,e=>{t.face.cost!==void 0&&e(u)});var d=R(l,2),f=F(d),p=e=>{var n=ei();z(()=>G(n,t.face.name)),W(e,n)},m=e=>{Dd(e,{get name(){return t.face.name}})};K(f,e=>{n()===`large`?e(p):e(m,-1)}),k(d),k(c);var h=R(c,2);vd(F(h),{get slug(){return t.face.slug},get group(){return t.face.group},get game(){return t.game}}),k(h);var g=R(h,2),_=L(g,!0),v=R(g,2),y=e=>{var n=Bp(),r=L(n,!0);z(()=>G(r,t.face.facts)),W(e,n)};K(v,e=>{t.face.facts&&e(y)});var b=R(v,2),x=F(b);J(x,17,()=>t.face.lines,q,(e,t)=>{var n=Vp(),r=L(n,!0);z(()=>G(r,B(t))),W(e,n)}),J(R(x,2),17,()=>t.face.reminders,q,(e,t)=>{var n=Hp(),r=L(n,!0);z(()=>G(r,B(t))),W(e,n)}),k(b);var S=R(b,2),C=e=>{var r=Kp(),i=F(r);J(i,17,()=>t.face.stats,q,(e,t)=>{var n=Up(),r=F(n);$(r,{get name(){return B(t).name},get path(){return B(t).path}});var i=L(R(r,2),!0);k(n),z(()=>{X(n,`data-stat`,B(t).name),G(i,B(t).n)}),W(e,n)});var a=R(i,2),o=e=>{var n=Gp();J(n,21,()=>t.face.signs,q,(e,t)=>{var n=Wp(),r=F(n);$(r,{get path(){return B(t).path}});var i=R(r,1,!0);k(n),z(()=>{X(n,`title`,B(t).text),G(i,B(t).text)}),W(e,n)}),k(n),W(e,n)};K(a,e=>{n()===`large`&&t.face.signs&&e(o)}),k(r),W(e,r)};K(S,e=>{(t.face.stats.length||n()===`large`&&t.face.signs?.length)&&e(C)}),k(o),z(()=>{Y(o,1,`card hued ${n()??``}`,`svelte-jbb763`),X(o,`data-type`,t.face.type),s=Ii(o,``,s,{"--hue":B(r).hue,"--ink":`${B(r).ink??50??``}%`,"--longest":B(i),"--room":B(a)}),G(_,t.face.kind)}),W(e,o),j()}var Yp=U(`<button type="button"> </button>`),Xp=U(`<details><summary class="svelte-1bkn3p9"> </summary> <p class="quiet svelte-1bkn3p9"> </p> <div class="actions"><label class="button svelte-1bkn3p9"> <input class="unseen" type="file" name="pictures" accept="image/*" multiple="" webkitdirectory=""/></label> <!></div> <p role="status" class="svelte-1bkn3p9"> </p></details>`);function Zp(e,t){A(t,!0);let n=N(``),r=M(()=>Object.keys(Sa.urls[t.game]??{}).length);async function i(e){let r=[...e.currentTarget.files??[]];e.currentTarget.value=``;try{let e=await Sa.take(t.game,r,Q.server.known[t.game].cards);P(n,Z(`pictures-taken`,{n:e,all:r.length}),!0)}catch{P(n,Z(`pictures-failed`),!0)}}var a=Xp(),o=F(a),s=L(o,!0),c=R(o,2),l=L(c,!0),u=R(c,2),d=F(u),f=F(d),p=R(f);k(d);var m=R(d,2),h=e=>{var i=Yp(),a=L(i,!0);z(e=>G(a,e),[()=>Z(`pictures-drop`,{n:B(r)})]),V(`click`,i,()=>Sa.drop(t.game).then(()=>P(n,``))),W(e,i)};K(m,e=>{B(r)&&e(h)}),k(u);var g=L(R(u,2),!0);k(a),z((e,t,r)=>{G(s,e),G(l,t),G(f,`${r??``} `),G(g,B(n))},[()=>Z(`pictures`),()=>Z(`pictures-more`),()=>Z(`pictures-pick`)]),V(`change`,p,i),W(e,a),j()}H([`change`,`click`]);var Qp=U(`<label class="svelte-h3thgj"><input class="unseen svelte-h3thgj" type="radio" name="game"/> </label>`),$p=U(`<option class="svelte-h3thgj"> </option>`),em=U(`<label class="field svelte-h3thgj"> <select name="order" class="svelte-h3thgj"><option class="svelte-h3thgj"> </option><!></select></label>`),tm=U(`<li class="svelte-h3thgj"><!> <a class="svelte-h3thgj"></a></li>`),nm=U(`<div><button> </button></div>`),rm=U(`<div class="page browser"><h1> </h1> <form role="search" class="svelte-h3thgj"><fieldset class="games svelte-h3thgj"><legend class="unseen"> </legend> <!></fieldset> <!></form> <div class="count svelte-h3thgj"><p role="status" class="quiet"> </p> <!></div> <ul class="svelte-h3thgj"></ul> <!></div>`);function im(e,t){A(t,!0);let n=pn({words:``,picks:{}}),r=N(``),i=N(40),a=N(void 0),o=M(()=>Q.server.game(t.game)?.name??Q.server.games[0]?.name??``),s=M(()=>Q.server.known[B(o)]),c=M(()=>[...B(s)?.cards.values()??[]]),l=M(()=>new Map(B(c).map(e=>[e.slug,Ea(e)]))),u=M(()=>ka(B(c),B(s)?.filters.find(e=>e.name===B(r)),Jo.lang)),d=M(()=>Oa(B(u),B(l),n));In(()=>{B(o),n.words,JSON.stringify(n.picks),B(r),P(i,40)}),In(()=>{if(!B(a))return;let e=new IntersectionObserver(([e])=>e?.isIntersecting&&P(i,B(i)+40),{rootMargin:`600px`});return e.observe(B(a)),()=>e.disconnect()}),In(()=>{B(o),n.picks={},P(r,``)});var f=rm(),p=F(f),m=L(p,!0),h=R(p,2),g=F(h),_=F(g),v=L(_,!0);J(R(_,2),17,()=>Q.server.games,q,(e,t)=>{var n=Qp(),r=F(n);Ji(r);var i=R(r);k(n),z(()=>{Yi(r,B(t).name),Xi(r,B(t).name===B(o)),G(i,` ${B(t).title??``}`)}),V(`change`,r,()=>location.hash=`#/cards/${B(t).name}`),W(e,n)}),k(g);var y=R(g,2);{let e=M(()=>B(s)?.filters??[]);xc(y,{get filters(){return B(e)},get wanted(){return n},get cards(){return B(c)},children:(e,t)=>{var n=em(),i=F(n),a=R(i),o=F(a),c=L(o,!0);o.value=o.__value=``,J(R(o),17,()=>B(s)?.filters??[],q,(e,t)=>{var n=$p(),r=L(n,!0),i={};z(()=>{G(r,B(t).title),i!==(i=B(t).name)&&(n.value=(n.__value=i)??``)}),W(e,n)}),k(a),Bi(a),k(n),z((e,t)=>{G(i,`${e??``} `),G(c,t)},[()=>Z(`order`),()=>Z(`name`)]),Vi(a,()=>B(r),e=>P(r,e)),W(e,n)},$$slots:{default:!0}})}k(h);var b=R(h,2),x=F(b),S=L(x,!0),C=R(x,2),w=e=>{var t=ti();pi(I(t),()=>B(o),e=>{Zp(e,{get game(){return B(o)}})}),W(e,t)};K(C,e=>{B(s)&&e(w)}),k(b);var T=R(b,2);J(T,21,()=>B(d).slice(0,B(i)),e=>e.slug,(e,t)=>{var n=tm(),r=F(n);{let e=M(()=>Lp(B(o),B(t).slug,B(t)));Jp(r,{get face(){return B(e)},get game(){return B(o)}})}var i=R(r,2);k(n),z(()=>{X(i,`href`,`#/cards/${B(o)??``}/${B(t).slug??``}`),X(i,`aria-label`,B(t).name)}),W(e,n)}),k(T);var ee=R(T,2),E=e=>{var t=nm(),n=F(t),r=L(n,!0);k(t),ua(t,e=>P(a,e),()=>B(a)),z(e=>G(r,e),[()=>Z(`more-cards`)]),V(`click`,n,()=>P(i,B(i)+40)),W(e,t)};K(ee,e=>{B(d).length>B(i)&&e(E)}),k(f),z((e,t,n)=>{G(m,e),G(v,t),G(S,n)},[()=>Z(`cards`),()=>Z(`game`),()=>B(s)?Z(`found`,{n:B(d).length,all:B(c).length}):Z(`loading`)]),Wr(`submit`,h,e=>e.preventDefault()),W(e,f),j()}H([`change`,`click`]);var am=U(`<p class="svelte-1x08you"> </p>`),om=U(`<section class="svelte-1x08you"><!> <!></section>`);function sm(e,t){A(t,!0);let n=[`goal`,`turn`,`cards`,`fight`,`tip`],r=_a(t,`level`,3,2),i=e=>Fp(t.game,e===`goal`?e:`lesson-${e}`).split(`
`);var a=ti();J(I(a),17,()=>n,q,(e,t)=>{var n=om(),a=F(n);wi(a,()=>`h${r()}`,!1,(e,n)=>{Y(e,0,`svelte-1x08you`);var r=ei();z(e=>G(r,e),[()=>Z(`lesson`,{topic:B(t)})]),W(n,r)}),J(R(a,2),17,()=>i(B(t)),q,(e,t)=>{var n=am(),r=L(n,!0);z(()=>G(r,B(t))),W(e,n)}),k(n),W(e,n)}),W(e,a),j()}var cm=U(`<a class="button"> </a>`),lm=U(`<div class="page"><h1> </h1> <div class="panel svelte-19fw294"><div class="lesson svelte-19fw294"><!></div> <p class="actions svelte-19fw294"><a class="button main" href="#/"> </a> <a class="button"> </a> <!></p></div></div>`);function um(e,t){A(t,!0);var n=lm(),r=F(n),i=L(r,!0),a=R(r,2),o=F(a);sm(F(o),{get game(){return t.game.name}}),k(o);var s=R(o,2),c=F(s),l=L(c,!0),u=R(c,2),d=L(u,!0);J(R(u,2),17,()=>Q.server.games.filter(e=>e.name!==t.game.name),q,(e,t)=>{var n=cm(),r=L(n,!0);z(e=>{X(n,`href`,`#/learn/${B(t).name??``}`),G(r,e)},[()=>Z(`learn`,{game:B(t).title})]),W(e,n)}),k(s),k(a),k(n),z((e,n,r)=>{G(i,e),G(l,n),X(u,`href`,`#/cards/${t.game.name??``}`),G(d,r)},[()=>Z(`learn`,{game:t.game.title}),()=>Z(`go`,{game:t.game.title}),()=>Z(`cards`)]),V(`click`,c,()=>rs.wish.game=t.game.name),W(e,n),j()}H([`click`]);var dm=U(`<label class="field"> <input type="password" maxlength="200" required=""/></label>`),fm=U(`<p class="error" role="alert"> </p>`),pm=U(`<form class="svelte-15czc8"><h3 class="svelte-15czc8"> </h3> <label class="field"> <input autocapitalize="none" maxlength="24" required=""/></label> <!> <!> <div><button> </button></div></form>`);function mm(e,t){let n=ni();A(t,!0);let r=N(``),i=N(``),a=N(``),o=N(!1);async function s(e){e.preventDefault(),P(a,``),P(o,!0);try{await Q[t.way](B(r),B(i)),P(r,P(i,``),!0)}catch(e){P(a,e instanceof ja?e.message:Z(`lost`),!0)}P(o,!1)}var c=pm(),l=F(c),u=L(l,!0),d=R(l,2),f=F(d),p=R(f);Ji(p),k(d);var m=R(d,2),h=e=>{var r=dm(),o=F(r),s=R(o);Ji(s),k(r),z(e=>{G(o,`${e??``} `),X(s,`name`,`${t.way??``}-password`),X(s,`autocomplete`,t.way===`register`?`new-password`:`current-password`),X(s,`aria-invalid`,!!B(a)),X(s,`aria-describedby`,B(a)?`${n}-error`:void 0)},[()=>Z(`password`)]),ea(s,()=>B(i),e=>P(i,e)),W(e,r)};K(m,e=>{t.way!==`rename`&&e(h)});var g=R(m,2),_=e=>{var t=fm(),r=L(t,!0);z(()=>{X(t,`id`,`${n}-error`),G(r,B(a))}),W(e,t)};K(g,e=>{B(a)&&e(_)});var v=R(g,2),y=F(v),b=L(y,!0);k(v),k(c),z((e,r,i)=>{X(c,`aria-labelledby`,`${n}-title`),X(l,`id`,`${n}-title`),G(u,e),G(f,`${r??``} `),X(p,`name`,`${t.way??``}-name`),X(p,`autocomplete`,t.way===`rename`?`nickname`:`username`),X(p,`aria-invalid`,!!B(a)),X(p,`aria-describedby`,B(a)?`${n}-error`:void 0),y.disabled=B(o),G(b,i)},[()=>Z(`account-way`,{way:t.way}),()=>Z(`name`),()=>Z(`account-do`,{way:t.way})]),Wr(`submit`,c,s),ea(p,()=>B(r),e=>P(r,e)),W(e,c),j()}var hm=U(`<p class="quiet"> </p> <div class="actions"><button> </button></div>`,1),gm=U(`<p class="quiet"> </p> <div class="forms svelte-1skunwk"><!> <!> <!></div>`,1),_m=U(`<option> </option>`),vm=U(`<tr><td class="svelte-1skunwk"></td><th scope="row" class="svelte-1skunwk"> </th><td class="svelte-1skunwk"> </td><td class="svelte-1skunwk"> </td></tr>`),ym=U(`<table class="svelte-1skunwk"><thead><tr><th scope="col" class="svelte-1skunwk"> </th><th scope="col" class="svelte-1skunwk"> </th><th scope="col" class="svelte-1skunwk"> </th><th scope="col" class="svelte-1skunwk"> </th></tr></thead><tbody></tbody></table>`),bm=U(`<p> </p>`),xm=U(`<div class="page"><h1> </h1> <section class="panel svelte-1skunwk" aria-labelledby="me"><h2 id="me" class="svelte-1skunwk"> </h2> <!></section> <section class="panel svelte-1skunwk" aria-labelledby="ratings"><h2 id="ratings" class="svelte-1skunwk"> </h2> <p class="quiet"> </p> <label class="field pick svelte-1skunwk"> <select></select></label> <!></section></div>`);function Sm(e,t){A(t,!0);let n=N(``),r=N(null),i=M(()=>Q.server.game(B(n))??Q.server.games[0]);In(()=>{let e=B(i)?.name;e&&Q.link.ask({type:`ratings`,game:e},`ratings`).then(t=>{e===B(i)?.name&&P(r,t.players)},()=>void 0)});var a=xm(),o=F(a),s=L(o,!0),c=R(o,2),l=F(c),u=L(l,!0),d=R(l,2),f=e=>{var t=hm(),n=I(t),r=L(n,!0),i=R(n,2),a=F(i),o=L(a,!0);k(i),z((e,t)=>{G(r,e),G(o,t)},[()=>Z(`account-more`),()=>Z(`logout`)]),V(`click`,a,()=>Q.logout()),W(e,t)},p=e=>{var t=gm(),n=I(t),r=L(n,!0),i=R(n,2),a=F(i);mm(a,{way:`rename`});var o=R(a,2);mm(o,{way:`register`}),mm(R(o,2),{way:`login`}),k(i),z(e=>G(r,e),[()=>Z(`guest-more`)]),W(e,t)};K(d,e=>{Q.server.me?.account?e(f):Q.server.me&&e(p,1)}),k(c);var m=R(c,2),h=F(m),g=L(h,!0),_=R(h,2),v=L(_,!0),y=R(_,2),b=F(y),x=R(b);J(x,21,()=>Q.server.games,q,(e,t)=>{var n=_m(),r=L(n,!0),i={};z(()=>{G(r,B(t).title),i!==(i=B(t).name)&&(n.value=(n.__value=i)??``)}),W(e,n)}),k(x);var S;Bi(x),k(y);var C=R(y,2),w=e=>{var t=ym(),n=F(t),i=F(n),a=F(i),o=L(a,!0),s=R(a),c=L(s,!0),l=R(s),u=L(l,!0),d=L(R(l),!0);k(i),k(n);var f=R(n);J(f,21,()=>B(r),q,(e,t,n)=>{var r=vm();let i;var a=F(r);a.textContent=n+1;var o=R(a),s=L(o,!0),c=R(o),l=L(c,!0),u=L(R(c),!0);k(r),z(e=>{i=Y(r,1,`svelte-1skunwk`,null,i,{me:Q.server.me?.account&&B(t).name===Q.server.me.name}),G(s,B(t).name),G(l,e),G(u,B(t).games)},[()=>B(t).rating.toLocaleString(Jo.lang,{minimumFractionDigits:1})]),W(e,r)}),k(f),k(t),z((e,t,n,r)=>{G(o,e),G(c,t),G(u,n),G(d,r)},[()=>Z(`rank`),()=>Z(`name`),()=>Z(`rating`),()=>Z(`games-played`)]),W(e,t)},T=e=>{var t=bm(),n=L(t,!0);z(e=>G(n,e),[()=>Z(`no-ratings`)]),W(e,t)};K(C,e=>{B(r)?.length?e(w):B(r)&&e(T,1)}),k(m),k(a),z((e,t,n,r,a)=>{G(s,e),G(u,t),G(g,n),G(v,r),G(b,`${a??``} `),S!==(S=B(i)?.name??``)&&(x.value=(x.__value=S)??``,zi(x,S))},[()=>Z(`players`),()=>Z(`who-am-i`,{name:Q.server.me?.name??``,account:Q.server.me?.account?`yes`:`no`}),()=>Z(`ratings`),()=>Z(`ratings-more`),()=>Z(`game`)]),V(`change`,x,e=>P(n,e.currentTarget.value,!0)),W(e,a),j()}H([`click`,`change`]);var Cm=U(`<div class="large svelte-bswun6"><!></div>`),wm=U(`<p class="svelte-bswun6"> </p>`),Tm=U(`<a class="button"> </a>`),Em=U(`<dialog class="svelte-bswun6"><!> <div class="actions svelte-bswun6"><button> <kbd>Esc</kbd></button> <!></div></dialog>`);function Dm(e,t){A(t,!0);let n=N(void 0),r=N(!1),i=M(()=>Q.server.cards[t.game]?.get(t.card)),a=M(()=>`${location.origin}${location.pathname}#/cards/${t.game}/${t.card}`);In(()=>{B(n)?.showModal()});async function o(){await navigator.clipboard?.writeText(B(a)),P(r,!0)}var s=Em(),c=F(s),l=e=>{var n=Cm(),r=F(n);{let e=M(()=>Lp(t.game,t.card,B(i)));Jp(r,{get face(){return B(e)},get game(){return t.game}})}k(n),W(e,n)},u=e=>{var t=wm(),n=L(t,!0);z(e=>G(n,e),[()=>Z(`no-card`)]),W(e,t)};K(c,e=>{B(i)?e(l):e(u,-1)});var d=R(c,2),f=F(d);_t(f,!0);var p=F(f);Oe(),k(f);var m=R(f,2),h=e=>{var t=Tm(),n=L(t,!0);z(e=>{X(t,`href`,B(a)),G(n,e)},[()=>B(r)?Z(`copied`):Z(`card-link`)]),V(`click`,t,e=>{navigator.clipboard&&(e.preventDefault(),o())}),W(e,t)};K(m,e=>{B(i)&&e(h)}),k(d),k(s),ua(s,e=>P(n,e),()=>B(n)),Ei(s,()=>fl),z((e,t)=>{X(s,`aria-label`,e),G(p,`${t??``} `)},[()=>B(i)?.name??Z(`no-card`),()=>Z(`close`)]),Wr(`close`,s,function(...e){t.shut?.apply(this,e)}),V(`click`,f,()=>B(n)?.close()),W(e,s),j()}H([`click`]);function Om(e,t,n){let r=t=>({ArrowLeft:e.x-t.x,ArrowRight:t.x-e.x,ArrowUp:e.y-t.y,ArrowDown:t.y-e.y})[n],i=t=>Math.abs(n===`ArrowLeft`||n===`ArrowRight`?t.y-e.y:t.x-e.x),a=-1,o=1/0;return t.forEach((e,t)=>{let n=r(e)+2*i(e);r(e)>4&&n<o&&(a=t,o=n)}),a}function km(e){let t=e.getBoundingClientRect();return{x:t.x+t.width/2,y:t.y+(_l(e)?8:t.height/2)}}var Am;function jm(e,t=!1){let n=t?[]:xl(),r=n.length?n:bl(),i=document.activeElement,a=r.map(km),o=r[gl(i)?Om(km(i),a,e):Mm(Am,a)];o&&(o.focus(),o.scrollIntoView({block:`nearest`,inline:`nearest`}),Am=km(o))}function Mm(e,t){if(!e||!t.length)return t.length?0:-1;let n=t.map(({x:t,y:n})=>Math.hypot(t-e.x,n-e.y));return n.indexOf(Math.min(...n))}function Nm(e){return e.startsWith(`Arrow`)}function Pm(e){let t=e.target,n=e.key===` `&&/^(BUTTON|A|SUMMARY)$/.test(t.tagName);return e.ctrlKey||e.metaKey||e.altKey||n||/^(INPUT|TEXTAREA|SELECT)$/.test(t.tagName)}var Fm=U(`<h3 class="svelte-15v5u1d"> </h3>`),Im=U(`<small class="note svelte-15v5u1d"> </small>`),Lm=U(`<li class="svelte-15v5u1d"><button class="svelte-15v5u1d"><small class="svelte-15v5u1d"> </small> <span> </span> <!></button></li>`),Rm=U(`<!> <ul class="svelte-15v5u1d"></ul>`,1),zm=U(`<p> </p>`),Bm=U(`<div class="answers svelte-15v5u1d"><form class="svelte-15v5u1d"><label for="find-answer"> </label> <input id="find-answer" autocomplete="off" class="svelte-15v5u1d"/> <button type="button"> <kbd>Esc</kbd></button></form> <div class="groups svelte-15v5u1d"></div></div>`);function Vm(e,t){A(t,!0);let n=_a(t,`typed`,15,``),{sitting:r}=Kc(),i=r.asking,a=M(()=>i.question),o=M(()=>{let e=n().trim();if(!e)return()=>!0;if(/^\d+$/.test(e))return({n:t})=>String(t).startsWith(e);let t=new Set(Ds(B(a),e));return({option:e})=>t.has(e)}),s=M(()=>bs(B(a).options).map(({title:e,answers:t})=>({title:e,answers:t.filter(B(o))})).filter(({answers:e})=>e.length)),c=M(()=>B(s).flatMap(({answers:e})=>e)),l=N(void 0);In(()=>B(l)?.focus());function u(e){e.preventDefault();let t=B(c).find(({n:e})=>String(e)===n().trim())??(B(c).length===1?B(c)[0]:void 0);t&&d(t.n)}function d(e){i.choose(B(a).options[e-1]),n(``),i.gathers||t.onclose()}var f=Bm(),p=F(f),m=F(p),h=L(m,!0),g=R(m,2);Ji(g),ua(g,e=>P(l,e),()=>B(l));var _=R(g,2),v=F(_);Oe(),k(_),k(p);var y=R(p,2);J(y,21,()=>B(s),({title:e,answers:t})=>e,(e,t)=>{let n=()=>B(t).title,r=()=>B(t).answers;var a=Rm(),o=I(a),s=e=>{var t=Fm(),r=L(t,!0);z(()=>G(r,n())),W(e,t)};K(o,e=>{n()&&e(s)});var c=R(o,2);J(c,21,r,({option:e,n:t,label:n})=>t,(e,t)=>{let n=()=>B(t).option,r=()=>B(t).n,a=()=>B(t).label;var o=Lm(),s=F(o),c=F(s),l=L(c,!0),u=R(c,2),f=L(u,!0),p=R(u,2),m=e=>{var t=Im(),r=L(t,!0);z(()=>G(r,n().note)),W(e,t)};K(p,e=>{n().note&&e(m)}),k(s),k(o),z(e=>{X(s,`aria-pressed`,e),G(l,r()),G(f,a())},[()=>i.gathers?i.picked.includes(n()):void 0]),V(`click`,s,()=>d(r())),W(e,o)}),k(c),W(e,a)},e=>{var t=zm(),n=L(t,!0);z(e=>G(n,e),[()=>Z(`no-answer-fits`)]),W(e,t)}),k(y),k(f),z((e,t)=>{G(h,e),G(v,`${t??``} `)},[()=>Z(`find-answer`),()=>Z(`close`)]),Wr(`submit`,p,u),V(`keydown`,g,e=>e.key===`Escape`&&t.onclose()),ea(g,n),V(`click`,_,function(...e){t.onclose?.apply(this,e)}),W(e,f),j()}H([`keydown`,`click`]);var Hm=U(`<span class="share svelte-v3ml2p"><span class="svelte-v3ml2p"> </span> <button class="svelte-v3ml2p">−</button> <b class="svelte-v3ml2p"> </b> <button class="svelte-v3ml2p">+</button> <button class="svelte-v3ml2p"> </button></span>`);function Um(e,t){A(t,!0);let{sitting:n,called:r}=Kc(),i=n.asking,a=M(()=>r(t.option.things?.[0]??-1)||(t.option.sentence??``));var o=Hm(),s=F(o),c=L(s,!0),l=R(s,2);Ei(l,hl);var u=R(l,2),d=L(u,!0),f=R(u,2);Ei(f,hl);var p=R(f,2),m=L(p,!0);Ei(p,hl),k(o),z((e,n,r)=>{G(c,B(a)),X(l,`aria-label`,e),G(d,t.points),X(f,`aria-label`,n),G(m,r)},[()=>Z(`less`,{name:B(a)}),()=>Z(`more`,{name:B(a)}),()=>Z(`all-rest`)]),V(`click`,l,()=>i.gather(t.option,-1)),V(`click`,f,()=>i.gather(t.option)),V(`click`,p,()=>i.gather(t.option,i.left)),W(e,o),j()}H([`click`]);function Wm(e,t,n,r){let i=t.stops.map(({name:e})=>e),a=e.filter(e=>e!==n&&!(t.one&&i.includes(e)));return r?[...a,n]:a}var Gm=U(`<label class="svelte-1oo9yp7"><input class="svelte-1oo9yp7"/> </label>`),Km=U(`<fieldset class="svelte-1oo9yp7"><legend class="svelte-1oo9yp7"> </legend> <div></div></fieldset>`),qm=U(`<button class="flat"><!> <span> </span></button> <dialog class="svelte-1oo9yp7"><h2> </h2> <p role="status"> </p> <!> <button class="main"> <kbd>Esc</kbd></button></dialog>`,1);function Jm(e,t){let n=ni();A(t,!0);let{sitting:r}=Kc(),i=M(()=>r.server.room?.stops),a=M(()=>B(i)?.seats.find(({seat:e})=>e===r.server.seat)??B(i)?.seats[0]),o=N(void 0);var s=ti(),c=I(s),l=e=>{var t=qm(),s=I(t),c=F(s);$(c,{name:`bell`});var l=L(R(c,2),!0);k(s);var u=R(s,2),d=F(u),f=L(d,!0),p=R(d,2),m=L(p,!0),h=R(p,2);J(h,17,()=>B(i).groups,q,(e,t,i)=>{var o=Km(),s=F(o),c=L(s,!0),l=R(s,2);let u;J(l,21,()=>B(t).stops,e=>e.name,(e,o)=>{var s=Gm(),c=F(s);Ji(c);var l=R(c);k(s),z(e=>{X(c,`type`,B(t).one?`radio`:`checkbox`),X(c,`name`,`${n}-${i}`),Xi(c,e),G(l,` ${B(o).title??``}`)},[()=>B(a).names.includes(B(o).name)]),V(`change`,c,e=>r.stops(Wm(B(a).names,B(t),B(o).name,e.currentTarget.checked),B(a).seat)),W(e,s)}),k(l),k(o),z(()=>{G(c,B(t).title),u=Y(l,1,`all svelte-1oo9yp7`,null,u,{one:B(t).one})}),W(e,o)});var g=R(h,2),_=F(g);Oe(),k(g),k(u),ua(u,e=>P(o,e),()=>B(o)),Ei(u,()=>fl),z((e,t,n,r)=>{G(l,e),X(u,`aria-label`,t),G(f,n),G(m,B(a).said),G(_,`${r??``} `)},[()=>Z(`stops`),()=>Z(`stops`),()=>Z(`stops`),()=>Z(`close`)]),V(`click`,s,()=>B(o)?.showModal()),V(`click`,g,()=>B(o)?.close()),W(e,t)};K(c,e=>{B(i)&&B(a)&&e(l)}),W(e,s),j()}H([`click`,`change`]);var Ym=U(`<p class="quiet svelte-1z0ej86"> </p>`),Xm=U(`<p class="line svelte-1z0ej86"> <!></p>`),Zm=U(`<p> </p> <button class="main"> </button>`,1),Qm=U(`<button class="main"> </button>`),$m=U(`<p> </p> <button> </button>`,1),eh=U(`<!> <!>`,1),th=U(`<div class="waits svelte-1z0ej86"><div class="said svelte-1z0ej86"><!> <!> <!></div> <!> <!></div>`);function nh(e,t){A(t,!0);let{sitting:n,game:r}=Kc(),i=M(()=>jp(r)?.Dice),a=M(()=>n.server.room),o=M(()=>n.server.table?.deciding??[]),s=M(()=>B(o).filter(e=>{let t=B(a)?.seats[e];return t?.kind===`person`&&!t.here&&!t.bot&&!t.out&&!B(a)?.yours.includes(e)})),c=M(()=>(B(a)?.yours??[]).filter(e=>B(a)?.seats[e]?.bot&&!B(a).seats[e].out));var l=th(),u=F(l),d=F(u),f=e=>{var t=Ym(),n=L(t,!0);z(e=>G(n,e),[()=>Z(`you-watch`)]),W(e,t)};K(d,e=>{B(a)&&!B(a).yours.length&&e(f)});var p=R(d,2),m=e=>{var t=Xm(),r=F(t),a=R(r),o=e=>{var t=ti();Ci(I(t),()=>B(i),(e,t)=>{t(e,{get dice(){return n.screen.line.dice}})}),W(e,t)};K(a,e=>{B(i)&&n.screen.line.dice?.length&&e(o)}),k(t),z(()=>G(r,`${n.screen.line.text??``} `)),W(e,t)};K(p,e=>{n.screen.line&&e(m)});var h=R(p,2),g=e=>{var t=Ym(),r=L(t,!0);z(e=>G(r,e),[()=>Z(`waiting`,{names:B(o).map(e=>n.server.name(e)).join(`, `)})]),W(e,t)};K(h,e=>{B(o).length&&!n.server.table?.result&&e(g)}),k(u);var _=R(u,2),v=e=>{var t=Zm(),r=I(t),i=L(r,!0),a=R(r,2),o=L(a,!0);z(e=>{G(i,n.server.report.summary),G(o,e)},[()=>Z(`see-report`)]),V(`click`,a,()=>n.screen.reading=!0),W(e,t)};K(_,e=>{n.server.report&&!n.screen.reading&&e(v)});var y=R(_,2),b=e=>{var t=eh(),r=I(t);J(r,17,()=>B(c),q,(e,t)=>{var r=Qm(),i=L(r,!0);z(e=>G(i,e),[()=>Z(`take-back`,{name:n.server.name(B(t))})]),V(`click`,r,()=>n.take(B(t))),W(e,r)});var i=R(r,2),o=e=>{var t=ti();J(I(t),17,()=>B(s),q,(e,t)=>{var r=$m(),i=I(r),a=L(i,!0),o=R(i,2),s=L(o,!0);z((e,t)=>{G(a,e),G(s,t)},[()=>Z(`gone-now`,{name:n.server.name(B(t))}),()=>Z(`give-seat`,{name:n.server.name(B(t))})]),V(`click`,o,()=>n.give(B(t))),W(e,r)}),W(e,t)};K(i,e=>{B(a)?.yours.length&&e(o)}),W(e,t)};K(y,e=>{n.server.lasts&&e(b)}),k(l),W(e,l),j()}H([`click`]);var rh=(e,t=f)=>{var n=ti(),r=I(n),i=e=>{var n=ah(),r=L(n,!0);z(()=>G(r,t().note)),W(e,n)};K(r,e=>{t().note&&e(i)}),W(e,n)},ih=(e,t=f)=>{var n=ti(),r=I(n),i=e=>{var n=oh(),r=L(n,!0);z(e=>G(r,e),[()=>t().toUpperCase()]),W(e,n)};K(r,e=>{t()&&e(i)}),W(e,n)},ah=U(`<small> </small>`),oh=U(`<kbd class="svelte-qo5uwq"> </kbd>`),sh=U(`<p class="more svelte-qo5uwq"> </p>`),ch=U(`<button class="unfold svelte-qo5uwq"><!> <span class="unseen"> </span></button>`),lh=U(`<p> </p> <!> <!>`,1),uh=U(`<label class="number"><span class="unseen"> </span> <input type="number"/></label> <button class="main svelte-qo5uwq"> </button>`,1),dh=U(`<button class="svelte-qo5uwq"> </button>`),fh=U(`<button class="svelte-qo5uwq"> <kbd class="svelte-qo5uwq">Esc</kbd></button>`),ph=U(`<!> <!> <button class="main svelte-qo5uwq"> <kbd class="svelte-qo5uwq">⏎</kbd></button> <!>`,1),mh=U(`<button class="svelte-qo5uwq"><!> <!><!></button>`),hh=U(`<button> <!><!></button>`),gh=U(`<button class="svelte-qo5uwq"> <!></button>`),_h=U(`<button class="doubted svelte-qo5uwq"> </button>`),vh=U(`<div class="buttons svelte-qo5uwq"><!> <!> <!> <!> <!> <!> <!></div>`),yh=U(`<button class="flat"><!> <span> </span> <kbd class="svelte-qo5uwq">␣</kbd></button>`),bh=U(`<button class="flat"><!> <span> </span></button>`),xh=U(`<button class="flat"><!> <span> </span> <kbd class="svelte-qo5uwq">H</kbd></button>`),Sh=U(`<button class="flat"><!> <span> </span> <kbd class="svelte-qo5uwq">U</kbd></button>`),Ch=U(`<section><div class="said svelte-qo5uwq" aria-live="polite"><!> <!></div> <!> <div class="tools svelte-qo5uwq"><!> <!> <!> <!> <!></div> <!></section>`);function wh(e,t){A(t,!0);let n=Kc(),{sitting:r,groups:i}=n,a=r.asking,o=M(()=>a.question),s=M(()=>B(o)&&!a.menu.length?i(B(o)):[]),c=M(()=>B(s).flatMap(e=>e.options)),l=M(()=>a.doubt?[]:a.menu.length?a.menu:B(o)&&!a.gathers?vs(B(o)).filter(e=>!B(c).includes(e)):[]),u=M(()=>B(o)&&!a.menu.length?ys(B(o)):void 0),d=M(()=>[...B(s).map(({label:e,options:t})=>({label:e,act:()=>a.narrow(t)})),...[...B(l),...B(u)?[B(u)]:[]].map(e=>({label:e.sentence??``,act:()=>a.choose(e)}))]),f=M(()=>ks(B(d).map(({label:e})=>e))),p=M(()=>B(o)?.kind===`distribute`?Z(`give`,{left:a.left,n:B(o).high}):Z(`choose`,{n:a.picked.length,names:a.picked.map(e=>e.sentence??``).join(`; `)})),m=N(!1),h=N(!1),g=N(``),_=N(0);In(()=>{P(_,B(o)?.low??0,!0),B(o)?_s(B(o))&&P(m,!0):P(m,!1)}),In(()=>{!B(o)||a.seq<0||Ar().then(()=>{let e=n.area(),t=e?.getBoundingClientRect(),r=xl(e);r.some(e=>{let{top:n,bottom:r}=e.getBoundingClientRect();return t&&n>=t.top&&r<=t.bottom})||r.at(-1)?.scrollIntoView({block:`center`,inline:`nearest`})})});function v(e){return B(o)&&!a.sent?B(d)[B(f).indexOf(e)]?.act:void 0}function y(e){let t=B(o)?.options??[];t.length&&(t.length>9?(P(g,e,!0),P(m,!0)):t[Number(e)-1]&&a.choose(t[Number(e)-1]))}var b={letterDeed:v,digit:y},x=Ch();let S;var C=F(x),w=F(C);J(w,17,()=>r.screen.unasked,q,(e,t)=>{var n=sh(),r=L(n,!0);z(()=>G(r,B(t))),W(e,n)});var T=R(w,2),ee=e=>{var t=lh(),n=I(t);let r;var i=L(n,!0),s=R(n,2),c=e=>{var t=ch(),n=F(t);$(n,{name:`more`});var r=L(R(n,2),!0);k(t),z(e=>{X(t,`aria-expanded`,B(h)),G(r,e)},[()=>Z(`whole-question`)]),V(`click`,t,()=>P(h,!B(h))),W(e,t)};K(s,e=>{a.doubt||e(c)});var l=R(s,2),u=e=>{var t=sh(),n=L(t,!0);z(e=>G(n,e),[()=>Z(`choose-some`,{low:B(o).low,high:B(o).high,spare:B(o).high-B(o).low})]),W(e,t)};K(l,e=>{a.gathers&&B(o).kind!==`distribute`&&e(u)}),z(()=>{r=Y(n,1,`text svelte-qo5uwq`,null,r,{whole:B(h)||a.doubt,doubt:a.doubt}),G(i,a.doubt?.warning??B(o).prompt)}),W(e,t)},E=e=>{nh(e,{})};K(T,e=>{B(o)?e(ee):e(E,-1)}),k(C);var D=R(C,2),te=e=>{var t=vh(),n=F(t),r=e=>{var t=uh(),n=I(t),r=F(n),i=L(r,!0),s=R(r,2);Ji(s),k(n);var c=R(n,2),l=L(c,!0);Ei(c,hl),z(e=>{G(i,B(o).prompt),X(s,`min`,B(o).low),X(s,`max`,B(o).high),G(l,e)},[()=>Z(`take-number`,{n:B(_)})]),ea(s,()=>B(_),e=>P(_,e)),V(`click`,c,()=>a.send(`${B(o).verb} ${B(_)}`)),W(e,t)};K(n,e=>{B(o).kind===`number`&&e(r)});var i=R(n,2),c=e=>{var t=ph(),n=I(t);J(n,17,()=>B(o).options.filter(e=>!ds(e).length&&e!==B(u)),q,(e,t)=>{var n=dh(),r=L(n,!0);Ei(n,hl),z(e=>{X(n,`aria-pressed`,e),G(r,B(t).sentence)},[()=>a.picked.includes(B(t))]),V(`click`,n,()=>a.gather(B(t))),W(e,n)});var r=R(n,2),i=e=>{var t=ti();J(I(t),17,()=>B(o).options,q,(e,t,n)=>{{let r=M(()=>a.selection.points[n]??0);Um(e,{get option(){return B(t)},get points(){return B(r)}})}}),W(e,t)};K(r,e=>{B(o).kind===`distribute`&&e(i)});var s=R(r,2),c=F(s);Oe(),k(s),Ei(s,hl);var l=R(s,2),d=e=>{var t=fh(),n=F(t);Oe(),k(t),Ei(t,hl),z(e=>G(n,`${e??``} `),[()=>Z(`start-over`)]),V(`click`,t,()=>a.clear()),W(e,t)};K(l,e=>{a.begun&&e(d)}),z(()=>{s.disabled=!a.whole||!a.begun,G(c,`${B(p)??``} `)}),V(`click`,s,()=>a.confirm()),W(e,t)};K(i,e=>{a.gathers&&e(c)});var d=R(i,2);J(d,17,()=>B(s),q,(e,t,n)=>{var r=mh(),i=F(r),o=e=>{$(e,{get path(){return B(t).icon}})};K(i,e=>{B(t).icon&&e(o)});var s=R(i,1,!0),c=R(s),l=e=>{rh(e,()=>B(t).options[0])};K(c,e=>{B(t).options.length===1&&e(l)}),ih(R(c),()=>B(f)[n]),k(r),Ei(r,hl),z(()=>{X(r,`data-letter`,B(f)[n]),G(s,B(t).label)}),V(`click`,r,()=>a.narrow(B(t).options)),W(e,r)});var m=R(d,2);J(m,17,()=>B(l),q,(e,t,n)=>{let r=M(()=>B(f)[B(s).length+n]);var i=hh();let c;var u=F(i,!0),d=R(u);rh(d,()=>B(t)),ih(R(d),()=>B(r)),k(i),Ei(i,hl),z(e=>{X(i,`data-letter`,B(r)),c=Y(i,1,`svelte-qo5uwq`,null,c,{main:!a.menu.length&&B(l).length===1&&!B(t).warning,handy:e}),G(u,B(t).sentence)},[()=>!a.menu.length&&B(o).kind!==`yes-no`&&ds(B(t)).length]),V(`click`,i,()=>a.choose(B(t))),W(e,i)});var h=R(m,2),g=e=>{var t=gh(),n=F(t,!0),r=R(n);{let e=M(()=>B(f).at(-1));ih(r,()=>B(e))}k(t),Ei(t,hl),z(e=>{X(t,`data-letter`,e),G(n,B(u).sentence)},[()=>B(f).at(-1)]),V(`click`,t,()=>a.choose(B(u))),W(e,t)};K(h,e=>{B(u)&&e(g)});var v=R(h,2),y=e=>{var t=fh(),n=F(t);Oe(),k(t),Ei(t,hl),z(e=>G(n,`${e??``} `),[()=>Z(`back`)]),V(`click`,t,()=>a.clear()),W(e,t)};K(v,e=>{a.menu.length&&e(y)});var b=R(v,2),x=e=>{var t=_h(),n=L(t,!0);Ei(t,hl),z(e=>G(n,e),[()=>Z(`all-the-same`,{what:a.doubt.sentence??``})]),V(`click`,t,()=>a.insist()),W(e,t)};K(b,e=>{a.doubt&&e(x)}),k(t),W(e,t)};K(D,e=>{B(o)&&!a.sent&&e(te)});var ne=R(D,2),re=F(ne);Jm(re,{});var ie=R(re,2),ae=e=>{var t=yh(),n=F(t);$(n,{name:`skip`});var i=L(R(n,2),!0);Oe(2),k(t),z(e=>G(i,e),[()=>Z(`skip-ahead`)]),V(`click`,t,()=>r.skip()),W(e,t)};K(ie,e=>{r.screen.behind&&e(ae)});var oe=R(ie,2),se=e=>{var t=bh(),n=F(t);$(n,{name:`menu`});var r=L(R(n,2),!0);k(t),z(e=>{X(t,`aria-expanded`,B(m)),G(r,e)},[()=>Z(`all-answers`,{n:B(o).options.length})]),V(`click`,t,()=>{P(g,``),P(m,!B(m))}),W(e,t)};K(oe,e=>{B(o)&&B(o).kind!==`distribute`&&B(o).options.length>B(l).length+ +!!B(u)&&e(se)});var ce=R(oe,2),le=e=>{var t=xh(),n=F(t);$(n,{name:`hint`});var i=L(R(n,2),!0);Oe(2),k(t),z(e=>G(i,e),[()=>Z(`hint`)]),V(`click`,t,()=>r.askHint()),W(e,t)};K(ce,e=>{r.server.room?.hints&&B(o)&&e(le)});var ue=R(ce,2),de=e=>{var t=Sh(),n=F(t);$(n,{name:`undo`});var i=L(R(n,2),!0);Oe(2),k(t),z(e=>G(i,e),[()=>Z(`undo`)]),V(`click`,t,()=>r.undo()),W(e,t)};K(ue,e=>{r.server.lasts&&r.server.room?.yours.length&&r.server.table?.at&&e(de)}),k(ne);var fe=R(ne,2),pe=e=>{Vm(e,{onclose:()=>P(m,!1),get typed(){return B(g)},set typed(e){P(g,e,!0)}})};return K(fe,e=>{B(m)&&B(o)&&!a.sent&&e(pe)}),k(x),z(e=>{S=Y(x,1,`prompt svelte-qo5uwq`,null,S,{mine:B(o)&&!a.sent}),X(x,`aria-label`,e),X(x,`data-seq`,a.seq),X(x,`data-menu`,a.menu.length>0),X(x,`data-gathers`,a.gathers)},[()=>Z(`question`)]),W(e,x),j(b)}H([`click`]);var Th=26,Eh=92;function Dh(e){let t=e.flat();return{low:Math.min(0,...t),high:Math.max(1,...t),turns:Math.max(1,...e.map(e=>e.length-1))}}function Oh({low:e,high:t}){let n=(e+t)/2;return Number.isInteger(n)?[e,n,t]:[e,t]}function kh({turns:e},t){return Th+290*t/e}function Ah({low:e,high:t},n){return Eh-84*(n-e)/(t-e)}function jh(e,t){return t.map((t,n)=>`${n?`L`:`M`}${kh(e,n).toFixed(1)} ${Ah(e,t).toFixed(1)}`).join(``)}var Mh=U(`<span><svg class="key svelte-cebp1h" viewBox="0 0 24 6" aria-hidden="true"><path d="M0 3H24" class="svelte-cebp1h"></path></svg> </span>`),Nh=$r(`<path class="grid svelte-cebp1h"></path><text text-anchor="end" class="svelte-cebp1h"> </text>`,1),Ph=$r(`<path class="course svelte-cebp1h"></path>`),Fh=U(`<th scope="col" class="svelte-cebp1h"> </th>`),Ih=U(`<td class="svelte-cebp1h"> </td>`),Lh=U(`<tr><th scope="row" class="svelte-cebp1h"></th><!></tr>`),Rh=U(`<figure class="svelte-cebp1h"><figcaption class="svelte-cebp1h"></figcaption> <svg role="img" class="svelte-cebp1h"><!><!><text class="svelte-cebp1h"> </text><text text-anchor="end" class="svelte-cebp1h"> </text></svg> <details class="svelte-cebp1h"><summary class="svelte-cebp1h"> </summary> <div class="wide svelte-cebp1h" tabindex="0" role="group"><table class="svelte-cebp1h"><thead><tr><th scope="col" class="svelte-cebp1h"> </th><!></tr></thead><tbody></tbody></table></div></details></figure>`);function zh(e,t){A(t,!0);let{tell:n}=Kc(),r=[`var(--gold)`,`var(--course-2)`,`var(--course-3)`,`var(--bad)`],i=[``,`7 4`,`2 4`,`9 3 2 3`],a=M(()=>Dh(t.courses.map(e=>e.values))),o=e=>`${e.title}: ${e.values[0]} → ${e.values.at(-1)}`;var s=Rh(),c=F(s);J(c,21,()=>t.courses,q,(e,t)=>{var n=Mh(),a=F(n),s=F(a);let c;k(a);var l=R(a);k(n),z(e=>{X(s,`stroke-dasharray`,i[B(t).seat]),c=Ii(s,``,c,{stroke:r[B(t).seat]}),G(l,` ${e??``}`)},[()=>o(B(t))]),W(e,n)}),k(c);var l=R(c,2),u=F(l);J(u,17,()=>Oh(B(a)),q,(e,t)=>{var n=Nh(),r=I(n),i=R(r),o=L(i,!0);z((e,n,a,s)=>{X(r,`d`,`M${e??``} ${n??``}H316`),X(i,`x`,a),X(i,`y`,s),G(o,B(t))},[()=>kh(B(a),0),()=>Ah(B(a),B(t)),()=>kh(B(a),0)-5,()=>Ah(B(a),B(t))+3]),W(e,n)});var d=R(u);J(d,17,()=>t.courses,q,(e,t)=>{var n=Ph();let o;z(e=>{X(n,`d`,e),X(n,`stroke-dasharray`,i[B(t).seat]),o=Ii(n,``,o,{stroke:r[B(t).seat]})},[()=>jh(B(a),B(t).values)]),W(e,n)});var f=R(d),p=L(f,!0),m=R(f),h=L(m,!0);k(l);var g=R(l,2),_=F(g),v=L(_,!0),y=R(_,2),b=F(y),x=F(b),S=F(x),C=F(S),w=L(C,!0);J(R(C),17,()=>t.courses,q,(e,t)=>{var n=Fh(),r=L(n,!0);z(()=>G(r,B(t).title)),W(e,n)}),k(S),k(x);var T=R(x);J(T,21,()=>({length:B(a).turns+1}),q,(e,n,r)=>{var i=Lh(),a=F(i);a.textContent=r,J(R(a),17,()=>t.courses,q,(e,t)=>{var n=Ih(),i=L(n,!0);z(()=>G(i,B(t).values[r]??``)),W(e,n)}),k(i),W(e,i)}),k(T),k(b),k(y),k(g),k(s),z((e,t,n,r,i,a,o)=>{X(l,`viewBox`,`0 0 320 110`),X(l,`aria-label`,e),X(f,`x`,t),X(f,`y`,106),G(p,n),X(m,`x`,316),X(m,`y`,106),G(h,r),G(v,i),X(y,`aria-label`,a),G(w,o)},[()=>t.courses.map(o).join(`; `),()=>kh(B(a),0),()=>n(`ui-turn`,{n:0}),()=>n(`ui-turn`,{n:B(a).turns}),()=>Z(`as-table`),()=>Z(`as-table`),()=>Z(`turn`)]),W(e,s),j()}var Bh=U(`<button> </button>`),Vh=U(`<button class="main"> </button> <!>`,1),Hh=U(`<p><a class="button main"> </a></p>`),Uh=U(`<p role="status"> </p>`),Wh=U(`<li><button class="svelte-1f29zrf"><small class="svelte-1f29zrf"> </small> <span class="svelte-1f29zrf"> </span> <!></button></li>`),Gh=U(`<section aria-labelledby="moments"><h3 id="moments"> </h3> <ol class="moments svelte-1f29zrf"></ol></section>`),Kh=U(`<section class="report svelte-1f29zrf" aria-labelledby="report"><h2 id="report" tabindex="-1" class="svelte-1f29zrf"><!> </h2> <div class="next svelte-1f29zrf"><!> <button> </button> <button> </button> <a class="button" href="#/"> </a></div> <!> <!> <!> <div class="charts svelte-1f29zrf"></div></section>`);function qh(e,t){A(t,!0);let{sitting:n,tell:r}=Kc(),i=M(()=>n.server.report),a=M(()=>[...new Set(B(i).courses.map(e=>e.name))]),o=M(()=>B(i).result?.winners.some(e=>n.server.room?.yours.includes(e))),s=M(()=>Q.server.games.find(e=>e.name===n.server.room?.game)?.decks),c=M(()=>(n.server.room?.rematch??[]).map(e=>n.server.name(e))),l=M(()=>!!n.server.room?.yours.length);var u=Kh(),d=F(u),f=F(d),p=e=>{var t=ei();z(e=>G(t,`${e??``} `),[()=>Z(`you-win`)]),W(e,t)};K(f,e=>{B(o)&&n.server.room?.yours.length===1&&e(p)});var m=R(f,1,!0);k(d);var h=R(d,2),g=F(h),_=e=>{var t=Vh(),r=I(t),i=L(r,!0),a=R(r,2),o=e=>{var t=Bh(),r=L(t,!0);z(e=>G(r,e),[()=>Z(`again-swapped`,{what:B(s)})]),V(`click`,t,()=>n.rematch(!0)),W(e,t)};K(a,e=>{B(s)&&e(o)}),z(e=>G(i,e),[()=>Z(`again`)]),V(`click`,r,()=>n.rematch(!1)),W(e,t)};K(g,e=>{B(l)&&e(_)});var v=R(g,2),y=L(v,!0),b=R(v,2),x=L(b,!0),S=L(R(b,2),!0);k(h);var C=R(h,2),w=e=>{var t=Hh(),r=F(t),i=L(r,!0);k(t),z(e=>{X(r,`href`,`#/room/${n.server.room.next??``}`),G(i,e)},[()=>Z(`to-next`)]),W(e,t)};K(C,e=>{n.server.room?.next&&e(w)});var T=R(C,2),ee=e=>{var t=Uh(),n=L(t,!0);z(e=>G(n,e),[()=>Z(`agreed`,{names:B(c).join(`, `)})]),W(e,t)};K(T,e=>{B(c).length&&e(ee)});var E=R(T,2),D=e=>{var t=Gh(),a=F(t),o=L(a,!0),s=R(a,2);J(s,21,()=>B(i).moments,q,(e,t)=>{var i=Wh(),a=F(i),o=F(a),s=L(o,!0),c=R(o,2),l=L(c,!0);$(R(c,2),{name:`replay`}),k(a),k(i),z(e=>{G(s,e),G(l,B(t).text)},[()=>r(`ui-turn`,{n:B(t).turn})]),V(`click`,a,()=>n.lookBack(B(t).at)),W(e,i)}),k(s),k(t),z(e=>G(o,e),[()=>Z(`key-moments`)]),W(e,t)};K(E,e=>{B(i).moments?.length&&e(D)});var te=R(E,2);J(te,21,()=>B(a),q,(e,t)=>{{let n=M(()=>B(i).courses.filter(e=>e.name===B(t)));zh(e,{get courses(){return B(n)}})}}),k(te),k(u),z((e,t,n)=>{G(m,B(i).summary),G(y,e),G(x,t),G(S,n)},[()=>Z(`replay`),()=>Z(`see-table`),()=>Z(`another-game`)]),V(`click`,v,()=>n.lookBack(0)),V(`click`,b,()=>n.screen.reading=!1),W(e,u),j()}H([`click`]);var Jh=U(`<i class="svelte-1tzjqu6"></i>`),Yh=U(`<option> </option>`),Xh=U(`<label class="svelte-1tzjqu6"><span class="unseen"> </span> <select class="svelte-1tzjqu6"><!><!></select></label>`),Zh=U(`<span class="svelte-1tzjqu6"> </span>`),Qh=U(`<span class="quiet svelte-1tzjqu6"> </span>`),$h=U(`<section class="timeline svelte-1tzjqu6"><div class="steps svelte-1tzjqu6"><button class="svelte-1tzjqu6"><!> <span class="unseen"> </span></button> <button class="svelte-1tzjqu6"><!> <span class="unseen"> </span></button> <button class="main svelte-1tzjqu6"><!> <span> </span></button> <button class="svelte-1tzjqu6"><!> <span class="unseen"> </span></button> <button class="svelte-1tzjqu6"><!> <span class="unseen"> </span></button></div> <label class="slider svelte-1tzjqu6"><span> </span> <input type="range" min="0" class="svelte-1tzjqu6"/> <span class="ticks svelte-1tzjqu6" aria-hidden="true"></span></label> <label class="svelte-1tzjqu6"><span class="unseen"> </span> <select class="svelte-1tzjqu6"></select></label> <!> <p class="next svelte-1tzjqu6" aria-live="polite" tabindex="0"><!> <!></p> <div class="steps svelte-1tzjqu6"><button class="svelte-1tzjqu6"> </button> <button class="svelte-1tzjqu6"> <kbd>Esc</kbd></button></div></section>`);function eg(e,t){A(t,!0);let{sitting:n}=Kc(),r=n.back,i=M(()=>n.moment),a=M(()=>r.moves[B(i).at]),o=M(()=>n.server.room?.status===`over`?n.server.room.seats.map((e,t)=>t):[]),s=M(()=>B(i).at===0),c=M(()=>B(i).at>=B(i).end),l=e=>`${100*e/Math.max(1,B(i).end)}%`;var u=$h(),d=F(u),f=F(d),p=F(f);$(p,{name:`turn-back`});var m=L(R(p,2),!0);k(f);var h=R(f,2),g=F(h);$(g,{name:`step-back`});var _=L(R(g,2),!0);k(h);var v=R(h,2),y=F(v);{let e=M(()=>r.runs?`pause`:`turn`);$(y,{get name(){return B(e)}})}var b=L(R(y,2),!0);k(v);var x=R(v,2),S=F(x);$(S,{name:`step-on`});var C=L(R(S,2),!0);k(x);var w=R(x,2),T=F(w);$(T,{name:`turn-on`});var ee=L(R(T,2),!0);k(w),k(d);var E=R(d,2),D=F(E),te=L(D,!0),ne=R(D,2);Ji(ne);var re=R(ne,2);J(re,21,()=>r.turns,e=>e.at,(e,t)=>{var n=Jh();let r;z(e=>r=Ii(n,``,r,{left:e}),[()=>l(B(t).at)]),W(e,n)}),k(re),k(E);var ie=R(E,2),ae=F(ie),oe=L(ae,!0),se=R(ae,2);J(se,21,()=>r.turns,e=>e.at,(e,t)=>{var r=Yh(),i=L(r,!0),a={};z(e=>{G(i,e),a!==(a=B(t).at)&&(r.value=(r.__value=a)??``)},[()=>Z(`turn-of`,{turn:B(t).turn,name:n.server.name(B(t).seat)})]),W(e,r)}),k(se);var ce;Bi(se),k(ie);var le=R(ie,2),ue=e=>{var t=Xh(),a=F(t),s=L(a,!0),c=R(a,2),l=F(c),u=e=>{var t=Yh(),n=L(t,!0);t.value=t.__value=-1,z(e=>G(n,e),[()=>Z(`seen-by-all`)]),W(e,t)};K(l,e=>{B(i).seat<0&&e(u)}),J(R(l),17,()=>B(o),q,(e,t)=>{var r=Yh(),i=L(r,!0),a={};z(e=>{G(i,e),a!==(a=B(t))&&(r.value=(r.__value=a)??``)},[()=>Z(`seen-by-one`,{name:n.server.name(B(t))})]),W(e,r)}),k(c);var d;Bi(c),k(t),z(e=>{G(s,e),d!==(d=B(i).seat)&&(c.value=(c.__value=d)??``,zi(c,d))},[()=>Z(`seen-by`)]),V(`change`,c,e=>r.to(B(i).at,Number(e.currentTarget.value))),W(e,t)};K(le,e=>{B(o).length&&e(ue)});var de=R(le,2),fe=F(de);J(fe,17,()=>B(i).lines??[],q,(e,t)=>{var n=Zh(),r=L(n,!0);z(()=>G(r,B(t).text)),W(e,n)});var pe=R(fe,2),me=e=>{var t=Qh(),r=L(t,!0);z(e=>G(r,e),[()=>Z(`next-move`,{name:n.server.name(B(a).seat),what:B(a).sentence})]),W(e,t)};K(pe,e=>{B(a)?.sentence&&e(me)}),k(de);var he=R(de,2),ge=F(he),_e=L(ge,!0),ve=R(ge,2),ye=F(ve);Oe(),k(ve),k(he),k(u),z((e,t,n,a,o,l,d,p,g,y,S,T,E,D,re)=>{X(u,`aria-label`,e),X(f,`title`,t),f.disabled=B(s),G(m,n),X(h,`title`,a),h.disabled=B(s),G(_,o),X(v,`aria-pressed`,r.runs),G(b,l),X(x,`title`,d),x.disabled=B(c),G(C,p),X(w,`title`,g),w.disabled=B(c),G(ee,y),G(te,S),X(ne,`max`,B(i).end),Yi(ne,B(i).at),G(oe,T),ce!==(ce=E)&&(se.value=(se.__value=ce)??``,zi(se,ce)),G(_e,D),G(ye,`${re??``} `)},[()=>Z(`replay`),()=>Z(`turn-back`),()=>Z(`turn-back`),()=>Z(`step-back`),()=>Z(`step-back`),()=>r.runs?Z(`pause`):Z(`run`),()=>Z(`step-on`),()=>Z(`step-on`),()=>Z(`turn-on`),()=>Z(`turn-on`),()=>Z(`moment`,{at:B(i).at,end:B(i).end,turn:B(i).turn}),()=>Z(`jump-turn`),()=>r.turns.findLast(e=>e.at<=B(i).at)?.at??0,()=>Z(`play-on`),()=>Z(`to-now`)]),V(`click`,f,()=>r.turn(-1)),V(`click`,h,()=>r.to(B(i).at-1)),V(`click`,v,()=>r.play()),V(`click`,x,()=>r.to(B(i).at+1)),V(`click`,w,()=>r.turn(1)),V(`input`,ne,e=>r.to(e.currentTarget.valueAsNumber)),V(`change`,se,e=>r.to(Number(e.currentTarget.value))),V(`click`,ge,()=>Q.playOn(B(i).at)),V(`click`,ve,()=>n.backToNow()),W(e,u),j()}H([`click`,`input`,`change`]);var tg=U(`<button class="svelte-pypywg"> </button>`),ng=U(`<li class="svelte-pypywg"></li>`),rg=U(`<ul class="effects svelte-pypywg"></ul>`);function ig(e,t){A(t,!0);var n=rg();J(n,21,()=>t.effects,q,(e,t)=>{let n=()=>B(t).effect,r=()=>B(t).card,i=()=>B(t).slug;var a=ng();J(a,21,()=>lp(n(),new Map(i()?[[r(),i()]]:[])),q,(e,t)=>{var n=ti(),r=I(n),i=e=>{var n=tg(),r=L(n,!0);z(()=>G(r,B(t).text)),V(`click`,n,()=>Hs({slug:B(t).slug,things:[],deed:``,notes:[]})),W(e,n)},a=e=>{var n=ei();z(()=>G(n,B(t).text)),W(e,n)};K(r,e=>{B(t).slug?e(i):e(a,-1)}),W(e,n)}),k(a),W(e,a)}),k(n),W(e,n),j()}H([`click`]);var ag=U(`<section class="force svelte-3ldv6t" tabindex="0"><h2 class="svelte-3ldv6t"> </h2> <!></section>`);function og(e,t){A(t,!0);let{sitting:n}=Kc(),r=M(()=>n.shown?.force??[]);var i=ti(),a=I(i),o=e=>{var t=ag(),n=F(t),i=L(n,!0);ig(R(n,2),{get effects(){return B(r)}}),k(t),z((e,n)=>{X(t,`aria-label`,e),G(i,n)},[()=>Z(`in-force`),()=>Z(`in-force`)]),W(e,t)};K(a,e=>{B(r).length&&e(o)}),W(e,i),j()}var sg=U(`<button class="link rule svelte-14lwl8k">§</button>`),cg=U(`<button class="link svelte-14lwl8k"> </button>`),lg=U(`<li><!> <span class="svelte-14lwl8k"><!><!></span></li>`),ug=U(`<li class="small svelte-14lwl8k"><span class="svelte-14lwl8k"> </span></li>`),dg=U(`<section class="log svelte-14lwl8k" tabindex="0"><ol class="svelte-14lwl8k"></ol></section>`);function fg(e,t){A(t,!0);let{sitting:n,game:r,face:i}=Kc(),a=M(()=>jp(r)?.Dice),o=M(()=>Math.max(0,n.server.log.length-200)),s=M(()=>n.moment?n.moment.lines??[]:n.server.log.slice(B(o))),c=M(()=>n.moment?0:n.screen.read-B(o)),l=N(void 0);In(()=>{B(s).length&&Ar().then(()=>B(l)?.scrollTo({top:B(l).scrollHeight}))});var u=dg(),d=F(u);J(d,21,()=>B(s),q,(e,t,r)=>{let o=M(()=>lp(B(t).text,new Map((B(t).cards??[]).map(e=>[i(e).name,e]))));var s=lg();let l;var u=F(s),d=e=>{var r=sg();z(e=>{X(r,`aria-label`,e),X(r,`title`,B(t).rule)},[()=>Z(`rule`,{id:B(t).rule})]),V(`click`,r,()=>n.rule(B(t).rule)),W(e,r)};K(u,e=>{B(t).rule&&e(d)});var f=R(u,2),p=F(f);J(p,17,()=>B(o),q,(e,t)=>{var n=ti(),r=I(n),i=e=>{var n=cg(),r=L(n,!0);z(()=>G(r,B(t).text)),V(`click`,n,()=>Hs({slug:B(t).slug,things:[],deed:``,notes:[]})),W(e,n)},a=e=>{var n=ei();z(()=>G(n,B(t).text)),W(e,n)};K(r,e=>{B(t).slug?e(i):e(a,-1)}),W(e,n)});var m=R(p),h=e=>{var n=ti();Ci(I(n),()=>B(a),(e,n)=>{n(e,{get dice(){return B(t).dice}})}),W(e,n)};K(m,e=>{B(a)&&B(t).dice?.length&&e(h)}),k(f),k(s),z(()=>l=Y(s,1,`svelte-14lwl8k`,null,l,{small:B(t).small,fresh:r>=B(c)})),W(e,s)},e=>{var t=ug(),n=L(F(t),!0);k(t),z(e=>G(n,e),[()=>Z(`no-log`)]),W(e,t)}),k(d),k(u),ua(u,e=>P(l,e),()=>B(l)),z(e=>X(u,`aria-label`,e),[()=>Z(`log`)]),W(e,u),j()}H([`click`]);var pg=[`undo`,`hint`,`why`,`board`,`card`,`force`,`log`,`order`,`save`,`concede`,`help`];function mg(e,t){return[...t(`command-${e}`).toLowerCase().split(/\s+/),e]}function hg(e,t){if(/^\?\s*\S/.test(e))return{command:`why`,rest:e.slice(1).trim()};let[n=``,...r]=e.trim().split(/\s+/),i=n===`?`?`help`:pg.find(e=>mg(e,t).includes(n.toLowerCase()));return i&&{command:i,rest:r.join(` `)}}var gg=U(`<div class="svelte-1ht8fe6"><dt class="svelte-1ht8fe6"> </dt> <dd class="svelte-1ht8fe6"> </dd></div>`),_g=U(`<dl role="status" class="svelte-1ht8fe6"></dl>`),vg=U(`<h3 class="svelte-1ht8fe6"> </h3>`),yg=U(`<small class="svelte-1ht8fe6"> </small>`),bg=U(`<li class="svelte-1ht8fe6"><span aria-hidden="true"> </span> <button class="svelte-1ht8fe6"><span class="unseen"> </span> <!></button></li>`),xg=U(`<!> <ul class="answers svelte-1ht8fe6"></ul>`,1),Sg=U(`<li class="svelte-1ht8fe6"> </li>`),Cg=U(`<div class="plain svelte-1ht8fe6"><section aria-labelledby="plain-answers"><h2 id="plain-answers" class="svelte-1ht8fe6"> </h2> <p> </p> <form><label for="typed"> </label> <div class="line svelte-1ht8fe6"><input id="typed" autocomplete="off" autocapitalize="off" spellcheck="false" aria-describedby="expected" class="svelte-1ht8fe6"/> <button class="main"> </button></div> <p id="expected" class="quiet svelte-1ht8fe6"> </p></form> <!> <!></section> <section aria-labelledby="plain-table"><h2 id="plain-table" tabindex="-1" class="svelte-1ht8fe6"> </h2> <ul class="svelte-1ht8fe6"></ul></section> <section aria-labelledby="plain-force"><h2 id="plain-force" tabindex="-1" class="svelte-1ht8fe6"> </h2> <ul class="svelte-1ht8fe6"></ul></section> <section aria-labelledby="plain-log"><h2 id="plain-log" tabindex="-1" class="svelte-1ht8fe6"> </h2> <ol class="svelte-1ht8fe6"></ol></section></div>`);function wg(e,t){A(t,!0);let{sitting:n,game:r,tell:i}=Kc(),a=n.asking,o=M(()=>a.question),s=M(()=>B(o)?.kind===`distribute`||B(o)?.kind===`number`),c=N(``),l=pn({}),u=N(!1),d=-1,f={undo:()=>void n.undo(),hint:()=>void n.askHint(),why:e=>void n.whyNot(e),board:()=>void n.describe().then(()=>l.table?.focus()),card:p,force:()=>l.force?.focus(),log:()=>l.log?.focus(),order:()=>void n.order(!n.server.room?.order),save:()=>void n.save().then(fc),concede:m,help:()=>P(u,!0)};In(()=>{if(n.step<0)return;let e=setTimeout(()=>void n.describe(),60);return()=>clearTimeout(e)});function p(e){let t=e.toLowerCase(),a=[...Q.server.cards[r]?.values()??[]],o=a.find(e=>e.name.toLowerCase()===t)??a.find(e=>e.name.toLowerCase().includes(t));o&&t?Hs({slug:o.slug,things:[],deed:``,notes:[]}):n.screen.say(i(`ui-no-card`,{typed:e}),!0)}function m(){if(d===a.seq&&n.server.lasts)return void n.resign();d=a.seq,n.screen.say(i(`ui-sure-concede`),!0)}function h(e){e.preventDefault();let t=B(c).trim();if(!t)return;P(c,``),P(u,!1);let r=hg(t,i);if(r)return f[r.command](r.rest);let l=/^\d+(\s+\d+)*$/.test(t)?t.split(/\s+/).map(Number):[];if(l.length&&B(o)&&!B(s))return g(l);let d=B(o)?Ds(B(o),t):[];d.length===1?a.choose(d[0]):n.type(t)}function g(e){let t=e.map(e=>B(o).options[e-1]);if(t.some(e=>!e))return n.screen.say(B(o).expected??``,!0);if(!a.gathers)return a.choose(t[0]);a.clear();for(let e of t)a.gather(e);a.whole?a.confirm():n.screen.say(B(o).expected??``,!0)}var _=Cg(),v=F(_),y=F(v),b=L(y,!0),x=R(y,2),S=L(x,!0),C=R(x,2),w=F(C),T=L(w,!0),ee=R(w,2),E=F(ee);Ji(E);var D=L(R(E,2),!0);k(ee);var te=L(R(ee,2));k(C);var ne=R(C,2),re=e=>{var t=_g();J(t,21,()=>pg,q,(e,t)=>{var n=gg(),r=F(n),a=L(r,!0),o=L(R(r,2),!0);k(n),z((e,t)=>{G(a,e),G(o,t)},[()=>mg(B(t),i)[0],()=>i(`help-${B(t)}`)]),W(e,n)}),k(t),W(e,t)};K(ne,e=>{B(u)&&e(re)}),J(R(ne,2),17,()=>bs(B(o)?.options??[]),q,(e,t)=>{var n=xg(),r=I(n),i=e=>{var n=vg(),r=L(n,!0);z(()=>G(r,B(t).title)),W(e,n)};K(r,e=>{B(t).title&&e(i)});var o=R(r,2);J(o,21,()=>B(t).answers,({option:e,n:t,label:n})=>t,(e,t)=>{let n=()=>B(t).option,r=()=>B(t).n,i=()=>B(t).label;var o=bg(),s=F(o),c=L(s,!0),l=R(s,2),u=F(l),d=L(u,!0),f=R(u),p=R(f),m=e=>{var t=yg(),r=L(t,!0);z(()=>G(r,n().note)),W(e,t)};K(p,e=>{n().note&&e(m)}),k(l),k(o),z(e=>{G(c,r()),X(l,`aria-pressed`,e),G(d,r()),G(f,` ${i()??``}`)},[()=>a.gathers?a.picked.includes(n()):void 0]),V(`click`,l,()=>a.choose(n())),W(e,o)}),k(o),W(e,n)}),k(v);var ie=R(v,2),ae=F(ie),oe=L(ae,!0);ua(ae,e=>l.table=e,()=>l?.table);var se=R(ae,2);J(se,21,()=>n.server.sentences,e=>e.key,(e,t)=>{var n=Sg(),r=L(n,!0);z(()=>G(r,B(t).text)),W(e,n)}),k(se),k(ie);var ce=R(ie,2),le=F(ce),ue=L(le,!0);ua(le,e=>l.force=e,()=>l?.force);var de=R(le,2);J(de,21,()=>n.shown?.force??[],q,(e,t)=>{var n=Sg(),r=L(n,!0);z(()=>G(r,B(t).effect)),W(e,n)},e=>{var t=Sg(),n=L(t,!0);z(e=>G(n,e),[()=>i(`ui-no-force`)]),W(e,t)}),k(de),k(ce);var fe=R(ce,2),pe=F(fe),me=L(pe,!0);ua(pe,e=>l.log=e,()=>l?.log);var he=R(pe,2);J(he,21,()=>n.server.log.slice(-30),q,(e,t)=>{var n=Sg(),r=L(n,!0);z(()=>G(r,B(t).text)),W(e,n)},e=>{var t=Sg(),n=L(t,!0);z(e=>G(n,e),[()=>Z(`no-log`)]),W(e,t)}),k(he),k(fe),k(_),z((e,t,n,r,i,c,l)=>{G(b,e),G(S,B(o)?.prompt??``),G(T,t),G(D,n),G(te,`${(a.gathers||B(s)?B(o)?.expected:``)??``}
        ${r??``}`),G(oe,i),G(ue,c),G(me,l)},[()=>Z(`answers`),()=>Z(`type-here`),()=>Z(`send`),()=>Z(`plain-commands`,{list:pg.map(e=>mg(e,i)[0]).join(`, `)}),()=>Z(`table`),()=>Z(`in-force`),()=>Z(`log`)]),Wr(`submit`,C,h),ea(E,()=>B(c),e=>P(c,e)),W(e,_),j()}H([`click`]);var Tg=U(`<p class="svelte-18gwdac"> </p>`),Eg=U(`<section class="affects svelte-18gwdac" aria-labelledby="affects"><h3 id="affects" class="svelte-18gwdac"> </h3> <!></section>`);function Dg(e,t){A(t,!0);let{sitting:n}=Kc(),r=N(void 0);In(()=>{let e=t.thing;n.step>=0&&n.affects(e).then(n=>e===t.thing&&P(r,n))});var i=ti(),a=I(i),o=e=>{var t=Eg(),n=F(t),i=L(n,!0),a=R(n,2),o=e=>{ig(e,{get effects(){return B(r).effects}})},s=e=>{var t=Tg(),n=L(t,!0);z(e=>G(n,e),[()=>Z(`affects-nothing`)]),W(e,t)};K(a,e=>{B(r).effects.length?e(o):e(s,-1)}),k(t),z(e=>G(i,e),[()=>Z(`affects`)]),W(e,t)};K(a,e=>{B(r)&&e(o)}),W(e,i),j()}var Og=U(`<div class="large svelte-197u7p7"><!></div>`),kg=U(`<h2> </h2>`),Ag=U(`<li class="svelte-197u7p7"> </li>`),jg=U(`<ul class="notes svelte-197u7p7"></ul>`),Mg=U(`<span class="svelte-197u7p7"> </span>`),Ng=U(`<li><button class="svelte-197u7p7"> </button> <!></li>`),Pg=U(`<ul class="attached svelte-197u7p7"></ul>`),Fg=U(`<!> <!>`,1),Ig=U(`<button class="main"> </button>`),Lg=U(`<button> <kbd>?</kbd></button>`),Rg=U(`<!> <div class="info svelte-197u7p7"><!> <!> <div class="deeds svelte-197u7p7"><!> <!> <button> <kbd>Esc</kbd></button></div></div>`,1),zg=U(`<dialog class="svelte-197u7p7"><!></dialog>`),Bg=U(`<!><!>`,1),Vg=U(`<p class="quiet svelte-197u7p7"> </p>`),Hg=U(`<div class="beside svelte-197u7p7"><!></div>`);function Ug(e,t){A(t,!0);let n=(e,t=f)=>{var n=ti(),r=I(n),i=e=>{var n=Og(),r=F(n);{let e=M(()=>s(t().slug));Jp(r,{get face(){return B(e)},get game(){return o}})}k(n),W(e,n)},a=e=>{var n=kg(),r=L(n,!0);z(()=>G(r,t().name)),W(e,n)};K(r,e=>{t().slug?e(i):e(a,-1)}),W(e,n)},r=(e,t=f)=>{var n=Fg(),r=I(n),i=e=>{var n=jg();J(n,21,()=>t().notes,q,(e,t)=>{var n=Ag(),r=L(n,!0);z(()=>G(r,B(t))),W(e,n)}),k(n),W(e,n)};K(r,e=>{t().notes.length&&e(i)});var a=R(r,2),o=e=>{var n=Pg();J(n,21,()=>t().attached,q,(e,t)=>{var n=Ng(),r=F(n),i=L(r,!0);J(R(r,2),17,()=>B(t).notes,q,(e,t)=>{var n=Mg(),r=L(n,!0);z(()=>G(r,B(t))),W(e,n)}),k(n),z(e=>G(i,e),[()=>s(B(t).slug).name]),V(`click`,r,()=>Hs(B(t))),W(e,n)}),k(n),W(e,n)};K(a,e=>{t().attached?.length&&e(o)}),W(e,n)},i=_a(t,`sheet`,3,!1),{sitting:a,game:o,face:s}=Kc(),c=M(()=>Bs.seen),l=M(()=>B(c)?a.asking.options(B(c).things):[]),u=N(void 0);In(()=>{i()&&(Bs.open&&!B(u)?.open&&B(u)?.showModal(),!Bs.open&&B(u)?.open&&B(u).close())});function d(e){Us(),a.asking.touch(e)}var p=ti(),m=I(p),h=e=>{var t=zg(),i=F(t),o=e=>{var t=Rg(),i=I(t);n(i,()=>B(c));var o=R(i,2),s=F(o);r(s,()=>B(c));var u=R(s,2),f=e=>{Dg(e,{get thing(){return B(c).things[0]}})};K(u,e=>{Bs.open&&B(c).things.length&&e(f)});var p=R(u,2),m=F(p),h=e=>{var t=Ig(),n=L(t,!0);z(()=>G(n,B(l)[0].sentence)),V(`click`,t,()=>d(B(c).things)),W(e,t)},g=e=>{var t=ti();J(I(t),17,()=>B(l),q,(e,t)=>{var n=Ig(),r=L(n,!0);z(()=>G(r,B(t).sentence)),V(`click`,n,()=>{Us(),a.asking.choose(B(t))}),W(e,n)}),W(e,t)};K(m,e=>{a.asking.gathers&&B(l).length?e(h):e(g,-1)});var _=R(m,2),v=e=>{var t=Lg(),n=F(t);Oe(),k(t),z(e=>G(n,`${e??``} `),[()=>Z(`why-not`)]),V(`click`,t,()=>{Us(),a.whyNot(B(c).deed)}),W(e,t)};K(_,e=>{!B(l).length&&B(c).deed&&a.asking.question&&e(v)});var y=R(_,2),b=F(y);Oe(),k(y),k(p),k(o),z(e=>G(b,`${e??``} `),[()=>Z(`close`)]),V(`click`,y,function(...e){Us?.apply(this,e)}),W(e,t)};K(i,e=>{B(c)&&e(o)}),k(t),ua(t,e=>P(u,e),()=>B(u)),Ei(t,()=>fl),z(e=>X(t,`aria-label`,e),[()=>B(c)?B(c).name??s(B(c).slug).name:``]),Wr(`close`,t,function(...e){Us?.apply(this,e)}),W(e,t)},g=e=>{var t=Hg(),i=F(t),a=e=>{var t=Bg(),i=I(t);n(i,()=>B(c));var a=R(i);r(a,()=>B(c)),W(e,t)},o=e=>{var t=Vg(),n=L(t,!0);z(e=>G(n,e),[()=>Z(`look-here`)]),W(e,t)};K(i,e=>{B(c)?.slug?e(a):e(o,-1)}),k(t),W(e,t)};K(m,e=>{i()?e(h):e(g,-1)}),W(e,p),j()}H([`click`]);var Wg={turn:[{pitch:660,at:0,long:.14,shape:`sine`},{pitch:880,at:.13,long:.24,shape:`sine`}],card:[{pitch:320,to:180,at:0,long:.08,shape:`triangle`}],damage:[{pitch:150,to:55,at:0,long:.26,shape:`sawtooth`}],end:[{pitch:523,at:0,long:.2,shape:`sine`},{pitch:659,at:.18,long:.2,shape:`sine`},{pitch:784,at:.36,long:.5,shape:`sine`}]};function Gg(e,t,n){if(t.undone||t.at===e.at)return[];if(t.result)return e.result?[]:[`end`];let r=[];return t.question&&!e.question&&r.push(`turn`),n(t.view)>n(e.view)?r.push(`damage`):(t.lines??[]).some(e=>!e.small&&e.cards?.length)&&r.push(`card`),r}var Kg;function qg(e,t){Kg??=new AudioContext,Kg.resume();for(let n of Wg[e])Jg(Kg,n,t/250)}function Jg(e,{pitch:t,to:n=t,at:r,long:i,shape:a},o){let s=e.currentTime+r,c=e.createOscillator(),l=e.createGain();c.type=a,c.frequency.setValueAtTime(t,s),c.frequency.exponentialRampToValueAtTime(n,s+i),l.gain.setValueAtTime(1e-4,s),l.gain.exponentialRampToValueAtTime(Math.max(o,1e-4),s+.015),l.gain.exponentialRampToValueAtTime(1e-4,s+i),c.connect(l).connect(e.destination),c.start(s),c.stop(s+i+.02)}function Yg(e,t){A(t,!0);let n=null;In(()=>{let e=t.sitting.server.table;Nr(()=>{n&&e&&r(n,e),n=e})});function r(e,n){let r=Gg(e,n,jp(t.sitting.server.room?.game??``)?.hurt??(()=>0));if(Ns.sound)for(let e of r)qg(e,Ns.volume);r.includes(`turn`)&&Ns.alert&&document.hidden&&i(n.question?.prompt??``)}function i(e){if(Notification.permission!==`granted`)return;let n=new Notification(Z(`your-turn`),{body:e,icon:`./icon.svg`,tag:t.sitting.id});n.onclick=()=>{window.focus(),n.close()}}j()}var Xg=U(`<small> </small>`),Zg=U(`<p><b> </b><!> </p>`),Qg=U(`<div class="lines svelte-10ayso4" tabindex="0" role="log"></div> <form class="svelte-10ayso4"><input maxlength="300" autocomplete="off" class="svelte-10ayso4"/> <button> </button></form>`,1),$g=U(`<section class="chat svelte-10ayso4"><div class="head svelte-10ayso4"><h2 class="svelte-10ayso4"> </h2> <span class="watching svelte-10ayso4"><!> <span aria-hidden="true"> </span> <span class="unseen"> </span></span> <button class="svelte-10ayso4"> </button></div> <!></section>`);function e_(e,t){A(t,!0);let n=N(``),r=N(void 0);In(()=>{t.sitting.server.chat.length&&B(r)?.scrollTo({top:B(r).scrollHeight})});function i(e){e.preventDefault(),B(n).trim()&&t.sitting.talk(B(n).trim()),P(n,``)}var a=$g(),o=F(a),s=F(o),c=L(s,!0),l=R(s,2),u=F(l);$(u,{name:`eye`});var d=R(u,2),f=L(d,!0),p=L(R(d,2),!0);k(l);var m=R(l,2),h=L(m,!0);k(o);var g=R(o,2),_=e=>{var a=Qg(),o=I(a);J(o,21,()=>t.sitting.server.chat.slice(-50),q,(e,t)=>{var n=Zg(),r=F(n),i=L(r,!0),a=R(r),o=e=>{var t=Xg(),n=L(t);z(e=>G(n,`(${e??``})`),[()=>Z(`watches`)]),W(e,t)};K(a,e=>{B(t).seat<0&&e(o)});var s=R(a);k(n),z(()=>{G(i,B(t).name),G(s,`: ${B(t).text??``}`)}),W(e,n)}),k(o),ua(o,e=>P(r,e),()=>B(r));var s=R(o,2),c=F(s);Ji(c);var l=L(R(c,2),!0);k(s),z((e,t,n,r)=>{X(o,`aria-label`,e),X(c,`aria-label`,t),X(c,`placeholder`,n),G(l,r)},[()=>Z(`chat`),()=>Z(`chat-line`),()=>Z(`chat-line`),()=>Z(`send`)]),Wr(`submit`,s,i),ea(c,()=>B(n),e=>P(n,e)),W(e,a)};K(g,e=>{t.sitting.screen.muted||e(_)}),k(a),z((e,n,r,i,o)=>{X(a,`aria-label`,e),G(c,n),X(l,`title`,r),G(f,t.sitting.server.room?.watching),G(p,i),X(m,`aria-pressed`,t.sitting.screen.muted),G(h,o)},[()=>Z(`chat`),()=>Z(`chat`),()=>Z(`watching`,{n:t.sitting.server.room?.watching??0}),()=>Z(`watching`,{n:t.sitting.server.room?.watching??0}),()=>t.sitting.screen.muted?Z(`unmute`):Z(`mute`)]),V(`click`,m,()=>t.sitting.mute(!t.sitting.screen.muted)),W(e,a),j()}H([`click`]);var t_=U(`<div class="cover svelte-15342vv"><h2> </h2> <button class="main"> </button></div>`);function n_(e,t){A(t,!0);let n=_a(t,`sitting`,7),r=M(()=>n().server.table.seat);var i=t_(),a=F(i),o=L(a,!0),s=R(a,2),c=L(s,!0);k(i),z((e,t)=>{G(o,e),G(c,t)},[()=>Z(`hand-over`,{name:n().server.name(B(r))}),()=>Z(`uncover`)]),V(`click`,s,()=>n().screen.uncovered=B(r)),W(e,i),j()}H([`click`]);var r_=U(`<details><summary class="svelte-ofw9kp"> </summary> <!></details>`),i_=U(`<span class="key svelte-ofw9kp"> </span>`),a_=U(`<div class="svelte-ofw9kp"><dt class="svelte-ofw9kp"></dt> <dd class="svelte-ofw9kp"> </dd></div>`),o_=U(`<dialog class="keys-help svelte-ofw9kp"><div class="head svelte-ofw9kp"><h2> </h2> <button class="main"> <kbd>Esc</kbd></button></div> <!> <dl class="svelte-ofw9kp"></dl> <h3> </h3> <ul class="svelte-ofw9kp"><li class="svelte-ofw9kp"><span class="sign legal svelte-ofw9kp"></span> </li> <li class="svelte-ofw9kp"><span class="sign chosen svelte-ofw9kp"></span> </li> <li class="svelte-ofw9kp"><span class="sign now svelte-ofw9kp"></span> </li> <li class="svelte-ofw9kp"><span class="sign fresh svelte-ofw9kp"></span> </li></ul></dialog>`);function s_(e,t){A(t,!0);let n=[[`arrows`,[`←`,`→`,`↑`,`↓`]],[`cards`,[`Shift`,`←`,`→`,`↑`,`↓`]],[`enter`,[`Enter`]],[`more`,[`␣`]],[`confirm`,[`Ctrl`,`Enter`]],[`escape`,[`Esc`]],[`letters`,[`A`,`…`,`Z`]],[`digits`,[`1`,`…`,`9`]],[`undo`,[`U`]],[`hint`,[`H`]],[`why`,[`?`]],[`zoom`,[`Z`]],[`log`,[`L`]],[`view`,[`V`]],[`space`,[`␣`]],[`back`,[`←`,`→`,`Home`,`End`]],[`turns`,[`Shift`,`←`,`→`]],[`help`,[`F1`]]],r=_a(t,`sitting`,7),i=N(void 0),a=M(()=>Q.server.game(r().server.room?.game));In(()=>{r().screen.helping&&B(i)?.showModal()});var o=o_(),s=F(o),c=F(s),l=L(c,!0),u=R(c,2),d=F(u);Oe(),k(u),k(s);var f=R(s,2),p=e=>{var t=r_(),n=F(t),r=L(n,!0);sm(R(n,2),{get game(){return B(a).name},level:3}),k(t),z(e=>G(r,e),[()=>Z(`learn`,{game:B(a).title})]),W(e,t)};K(f,e=>{B(a)&&e(p)});var m=R(f,2);J(m,21,()=>n,q,(e,t)=>{var n=M(()=>g(B(t),2));let r=()=>B(n)[0],i=()=>B(n)[1];var a=a_(),o=F(a);J(o,21,i,q,(e,t)=>{var n=i_(),r=L(n,!0);z(()=>G(r,B(t))),W(e,n)}),k(o);var s=L(R(o,2),!0);k(a),z(e=>G(s,e),[()=>Z(`key`,{what:r()})]),W(e,a)}),k(m);var h=R(m,2),_=L(h,!0),v=R(h,2),y=F(v),b=R(F(y));k(y);var x=R(y,2),S=R(F(x));k(x);var C=R(x,2),w=R(F(C));k(C);var T=R(C,2),ee=R(F(T));k(T),k(v),k(o),ua(o,e=>P(i,e),()=>B(i)),Ei(o,()=>fl),z((e,t,n,r,i,a,s,c)=>{X(o,`aria-label`,e),G(l,t),G(d,`${n??``} `),G(_,r),G(b,` ${i??``}`),G(S,` ${a??``}`),G(w,` ${s??``}`),G(ee,` ${c??``}`)},[()=>Z(`keys`),()=>Z(`keys`),()=>Z(`close`),()=>Z(`signs`),()=>Z(`sign-legal`),()=>Z(`sign-chosen`),()=>Z(`sign-now`),()=>Z(`sign-fresh`)]),Wr(`close`,o,()=>r().screen.helping=!1),V(`click`,u,()=>B(i)?.close()),W(e,o),j()}H([`click`]);var c_=U(`<small class="svelte-1vw5hin"> </small>`),l_=U(`<li class="svelte-1vw5hin"><button> </button> <span class="worth svelte-1vw5hin"><span class="bar svelte-1vw5hin" aria-hidden="true"><span class="svelte-1vw5hin"></span></span> <b> </b> <!></span></li>`),u_=U(`<div class="hint svelte-1vw5hin"><p> </p> <ol class="svelte-1vw5hin"></ol></div>`);function d_(e,t){A(t,!0);let n=M(()=>t.hint.suggestions.slice(0,3)),r=M(()=>t.hint.suggestions.map(e=>e.value));function i(e){let[t,n]=[Math.min(...B(r)),Math.max(...B(r))];return n>t?8+92*(e-t)/(n-t):100}var a=u_(),o=F(a),s=L(o,!0),c=R(o,2);J(c,21,()=>B(n),q,(e,n,r)=>{var a=l_(),o=F(a);Y(o,1,`svelte-1vw5hin`,null,{},{main:!r});var s=L(o,!0),c=R(o,2),l=F(c),u=F(l);let d;k(l);var f=R(l,2),p=L(f,!0),m=R(f,2),h=e=>{var t=c_(),r=L(t,!0);z(e=>G(r,e),[()=>B(n).parts.map(e=>`${e.what} ${Xo(e.points)}`).join(`, `)]),W(e,t)};K(m,e=>{B(n).parts.length&&e(h)}),k(c),k(a),z((e,t)=>{G(s,B(n).sentence),d=Ii(u,``,d,{width:e}),G(p,t)},[()=>`${i(B(n).value)??``}%`,()=>Z(`hint-worth`,{n:Xo(B(n).value)})]),V(`click`,o,()=>t.onchoose(B(n).answer)),W(e,a)}),k(c),k(a),z(e=>G(s,e),[()=>Z(`hint-best`)]),W(e,a),j()}H([`click`]);var f_=U(`<p> </p>`),p_=U(`<p class="rule svelte-14pn97l"><b> </b> </p>`),m_=U(`<div><div><!> <!></div> <button class="svelte-14pn97l"> <kbd>Esc</kbd></button></div>`),h_=U(`<div class="notice svelte-14pn97l"><!> <button class="svelte-14pn97l"> <kbd>Esc</kbd></button></div>`),g_=U(`<div class="notices svelte-14pn97l"><div class="over svelte-14pn97l" role="status"><!> <!></div></div>`);function __(e,t){A(t,!0);let n=_a(t,`sitting`,7);var r=g_(),i=F(r),a=F(i),o=e=>{var t=m_();let r;var i=F(t),a=F(i),o=e=>{var t=f_(),r=L(t,!0);z(()=>G(r,n().screen.notice.text)),W(e,t)};K(a,e=>{n().screen.notice.text&&e(o)}),J(R(a,2),17,()=>n().screen.notice.rules,q,(e,t)=>{var n=p_(),r=F(n),i=L(r,!0),a=R(r);k(n),z(()=>{G(i,B(t).rule),G(a,` ${B(t).text??``}`)}),W(e,n)}),k(i);var s=R(i,2),c=F(s);Oe(),k(s),k(t),z(e=>{r=Y(t,1,`notice svelte-14pn97l`,null,r,{bad:n().screen.notice.bad}),G(c,`${e??``} `)},[()=>Z(`close`)]),V(`click`,s,()=>n().screen.notice=null),W(e,t)};K(a,e=>{n().screen.notice&&e(o)});var s=R(a,2),c=e=>{var t=h_(),r=F(t);d_(r,{get hint(){return n().screen.hint},onchoose:e=>n().asking.send(e)});var i=R(r,2),a=F(i);Oe(),k(i),k(t),z(e=>G(a,`${e??``} `),[()=>Z(`close`)]),V(`click`,i,()=>n().screen.hint=null),W(e,t)};K(s,e=>{n().screen.hint&&e(c)}),k(i),k(r),W(e,r),j()}H([`click`]);function v_({set:e,parts:t,seed:n}){return[`generated`,...e?[e]:[],...t,n].join(`-`)}function y_(e){return/^generated-(?:[a-z]+-)*\d{1,18}$/.test(e)}function b_(e,t){if(!y_(e))return null;let n=e.split(`-`).slice(1,-1).join(`-`),r=t.sets?.find(e=>`${n}-`.startsWith(`${e.name}-`))?.name??``,i=`-${n.slice(r.length)}-`.replace(`--`,`-`),a=t.parts.map(e=>e.name).filter(e=>i.includes(`-${e}-`));return a.sort((e,t)=>i.indexOf(`-${e}-`)-i.indexOf(`-${t}-`)),{set:r,parts:a,seed:Number(e.split(`-`).at(-1))}}function x_(){return Math.floor(Math.random()*1e6)}var S_=U(`<li><button type="button" class="flat svelte-1eot8km"> </button></li>`),C_=U(`<section><h3 class="svelte-1eot8km"> </h3> <ul class="svelte-1eot8km"></ul></section>`),w_=U(`<div class="groups svelte-1eot8km"></div>`);function T_(e,t){A(t,!0);var n=w_();J(n,21,()=>t.deck.groups,q,(e,n)=>{var r=C_(),i=F(r),a=L(i,!0),o=R(i,2);J(o,21,()=>B(n).cards,q,(e,n)=>{var r=S_(),i=F(r),a=L(i,!0);k(r),z(()=>G(a,B(n).text)),V(`click`,i,()=>Q.read(t.deck.game,B(n).card)),W(e,r)}),k(o),k(r),z(()=>G(a,B(n).title)),W(e,r)}),k(n),W(e,n),j()}H([`click`]);var E_=U(`<p class="error" role="alert"> </p>`),D_=U(`<div class="import svelte-mix9h6"><label class="field"> <textarea name="list" rows="7" spellcheck="false" class="svelte-mix9h6"></textarea></label> <!> <div class="actions"><button type="button"> </button> <label class="button svelte-mix9h6"> <input class="unseen" type="file" accept=".txt,.json,text/plain,application/json"/></label></div></div>`);function O_(e,t){let n=ni();A(t,!0);let r=_a(t,`list`,15),i=2e4,a=M(()=>t.game.decks??``),o=N(``);async function s(){if(P(o,r().length>i?Z(`too-long`,{n:i}):``,!0),!B(o))try{let e=await Q.link.ask({type:`deck`,game:t.game.name,text:r()||` `},`deck`);ec.keep(t.game.name,e.text.split(`
`)[0],e.text),t.taken(e)}catch(e){P(o,e instanceof ja?e.message:Z(`lost`),!0)}}async function c(e){let t=e.currentTarget.files?.[0];e.currentTarget.value=``,t&&(r(await t.text()),await s())}var l=D_(),u=F(l),d=F(u),f=R(d);vt(f),k(u);var p=R(u,2),m=e=>{var t=E_(),r=L(t,!0);z(()=>{X(t,`id`,n),G(r,B(o))}),W(e,t)};K(p,e=>{B(o)&&e(m)});var h=R(p,2),g=F(h),_=L(g,!0),v=R(g,2),y=F(v),b=R(y);k(v),k(h),k(l),z((e,t,r,i)=>{G(d,`${e??``} `),X(f,`placeholder`,t),X(f,`aria-invalid`,!!B(o)),X(f,`aria-describedby`,B(o)?n:void 0),G(_,r),G(y,`${i??``} `)},[()=>Z(`deck-list`,{what:B(a)}),()=>Z(`deck-example`,{what:B(a)}),()=>Z(`check-deck`,{what:B(a)}),()=>Z(`open-file`)]),ea(f,r),V(`click`,g,s),V(`change`,b,c),W(e,l),j()}H([`click`,`change`]);var k_=`M6 8h12v10H6ZM12 8V4M12 3.4a.6.6 0 1 0 .1 0M9.5 12v1.5M14.5 12v1.5M3.5 11.5v4M20.5 11.5v4M9.5 21h5`,A_=`M3 5h18v11H3ZM9 20h6M12 16v4`,j_=`M9.5 14.5 14.5 9.5M8 11l-3 3a3.6 3.6 0 0 0 5 5l3-3M16 13l3-3a3.6 3.6 0 0 0-5-5l-3 3`,M_=`M8 10.5a3 3 0 1 0 .1 0M16 10.5a3 3 0 1 0 .1 0M2.5 20c.5-4 10.500-4 11 0M13.500 17c2-1.200 7-.8 8 3`,N_=`M5 5h14v14H5ZM9 9h.1M15 9h.1M12 12h.1M9 15h.1M15 15h.1`,P_=`M12 4a8.500 8.500 0 1 0 .1 0M12 8v4.500l3 2`,F_=U(`<option> </option>`),I_=U(`<label class="field"> <select name="set"></select></label>`),L_=U(`<button type="button" class="svelte-uyp4at"> </button>`),R_=U(`<div class="generator svelte-uyp4at"><!> <fieldset><legend class="svelte-uyp4at"> </legend> <div class="parts svelte-uyp4at"></div></fieldset> <div class="seed svelte-uyp4at"><label class="field svelte-uyp4at"> <input type="number" min="0" max="999999999"/></label> <button type="button"><!> </button></div></div>`);function z_(e,t){A(t,!0);let n=_a(t,`deck`,15),r=M(()=>b_(n(),t.generator)??{set:``,parts:[],seed:0}),i=M(()=>t.generator.sets??[]),a=M(()=>B(i).find(e=>e.name===B(r).set)??B(i)[0]),o=M(()=>t.generator.parts.filter(e=>!B(a)||B(a).parts.includes(e.name)));function s(e){let t=B(i).find(t=>t.name===e)?.parts??[];n(v_({...B(r),set:e,parts:B(r).parts.filter(e=>t.includes(e))}))}function c(e){let i=B(r).parts.filter(t=>t!==e),a=t.generator.most-+!B(r).parts.includes(e),o=B(r).parts.includes(e)?i:[...i.slice(Math.max(0,i.length-a)),e];n(v_({...B(r),parts:o}))}function l(e){let t=Math.min(Math.max(Math.floor(Number(e))||0,0),999999999);n(v_({...B(r),seed:t}))}var u=R_(),d=F(u),f=e=>{var t=I_(),n=F(t),r=R(n);J(r,21,()=>B(i),q,(e,t)=>{var n=F_(),r=L(n,!0),i={};z(()=>{G(r,B(t).title),i!==(i=B(t).name)&&(n.value=(n.__value=i)??``)}),W(e,n)}),k(r);var o;Bi(r),k(t),z(e=>{G(n,`${e??``} `),o!==(o=B(a)?.name)&&(r.value=(r.__value=o)??``,zi(r,o))},[()=>Z(`set`)]),V(`change`,r,e=>s(e.currentTarget.value)),W(e,t)};K(d,e=>{B(i).length>1&&e(f)});var p=R(d,2),m=F(p),h=L(m,!0),g=R(m,2);J(g,21,()=>B(o),q,(e,t)=>{var n=L_(),i=L(n,!0);z(e=>{X(n,`aria-pressed`,e),G(i,B(t).title)},[()=>B(r).parts.includes(B(t).name)]),V(`click`,n,()=>c(B(t).name)),W(e,n)}),k(g),k(p);var _=R(p,2),v=F(_),y=F(v),b=R(y);Ji(b),k(v);var x=R(v,2),S=F(x);$(S,{get path(){return N_}});var C=R(S,1,!0);k(x),k(_),k(u),z((e,t,n)=>{G(h,e),G(y,`${t??``} `),Yi(b,B(r).seed),G(C,n)},[()=>Z(`made-of`,{title:t.generator.title,most:t.generator.most}),()=>Z(`seed`),()=>Z(`generate-again`,{what:t.what})]),V(`change`,b,e=>l(e.currentTarget.value)),V(`click`,x,()=>n(v_({...B(r),seed:x_()}))),W(e,u),j()}H([`change`,`click`]);var B_=U(`<option> </option> <option> </option>`,1),V_=U(`<option> </option>`),H_=U(`<optgroup></optgroup>`),U_=U(`<p class="error" role="alert"> </p>`),W_=U(`<span class="title svelte-3mnlam"> </span> <span class="quiet"> </span>`,1),G_=U(`<details><summary class="svelte-3mnlam"><!></summary> <!></details>`),K_=U(`<div class="deck svelte-3mnlam"><label class="field"> <select><option> </option><!><!><optgroup></optgroup></select></label> <!> <!> <!> <!></div>`);function q_(e,t){A(t,!0);let n=_a(t,`deck`,15),r=`list`,i=`own:`,a=N(null),o=N(!1),s=N(null),c=N(``),l=M(()=>t.game.decks??``),u=M(()=>ec.of(t.game.name)),d=M(()=>{if(B(o))return r;if(!n())return`any`;if(y_(n()))return`new`;if(B(a)?B(a).decks.some(e=>e.name===n()):!n().includes(`
`))return n();let e=B(u).find(([,e])=>e===n());return e?i+e[0]:r});In(()=>{Jo.lang;let{name:e}=t.game,n=JSON.stringify(t.options);Q.link.ask({type:`decks`,game:e,options:JSON.parse(n)},`decks`).then(e=>{P(a,e),Nr(()=>f(e))},()=>void 0)}),In(()=>{Jo.lang,m(B(o)?``:n())});function f({decks:e,generator:r}){e.some(e=>e.name===n())||n()&&r||n(e[t.seat%e.length]?.name??``)}function p(e){P(o,e===r),n(e===`any`||e===r?``:e===`new`?v_({set:``,parts:[],seed:x_()}):e.startsWith(i)?B(u).find(([t])=>i+t===e)?.[1]??``:e)}async function m(e){if(P(c,``),!e)P(s,null);else try{let r=e.includes(`
`)?{text:e}:{name:e},i=await Q.link.ask({type:`deck`,game:t.game.name,...r},`deck`);e===n()&&P(s,i)}catch(t){if(e!==n())return;P(s,null),t instanceof ja&&P(c,t.message,!0)}}function h(e){P(o,!1),n(e.text)}var _=K_(),v=F(_),y=F(v),b=R(y),x=F(b),S=L(x,!0);x.value=x.__value=`any`;var C=R(x),w=e=>{var t=B_(),n=I(t),i=L(n,!0);n.value=n.__value=`new`;var a=R(n,2),o=L(a,!0);a.value=a.__value=r,z((e,t)=>{G(i,e),G(o,t)},[()=>Z(`generate`,{what:B(l)}),()=>Z(`own-deck`,{what:B(l)})]),W(e,t)};K(C,e=>{B(a)?.generator&&e(w)});var T=R(C),ee=e=>{var t=H_();J(t,21,()=>B(u),q,(e,t)=>{var n=M(()=>g(B(t),1));let r=()=>B(n)[0];var i=V_(),a=L(i,!0),o={};z(()=>{G(a,r()),o!==(o=`own:${r()??``}`)&&(i.value=i.__value=o)}),W(e,i)}),k(t),z(e=>X(t,`label`,e),[()=>Z(`my-decks`,{what:B(l)})]),W(e,t)};K(T,e=>{B(u).length&&B(a)?.generator&&e(ee)});var E=R(T);J(E,21,()=>B(a)?.decks??[],q,(e,t)=>{var n=V_(),r=L(n),i={};z(()=>{G(r,`${B(t).title??``} · ${B(t).facts??``}`),i!==(i=B(t).name)&&(n.value=(n.__value=i)??``)}),W(e,n)}),k(E),k(b);var D;Bi(b),k(v);var te=R(v,2),ne=e=>{z_(e,{get generator(){return B(a).generator},get what(){return B(l)},get deck(){return n()},set deck(e){n(e)}})};K(te,e=>{B(d)===`new`&&B(a)?.generator&&e(ne)});var re=R(te,2),ie=e=>{O_(e,{get game(){return t.game},taken:h,get list(){return n()},set list(e){n(e)}})};K(re,e=>{B(d)===r&&e(ie)});var ae=R(re,2),oe=e=>{var t=U_(),n=L(t,!0);z(()=>G(n,B(c))),W(e,t)};K(ae,e=>{B(c)&&!B(o)&&e(oe)});var se=R(ae,2),ce=e=>{var t=G_(),n=F(t),i=F(n),a=e=>{var t=W_(),n=I(t),r=L(n,!0),i=L(R(n,2),!0);z(()=>{G(r,B(s).title),G(i,B(s).facts)}),W(e,t)},o=e=>{var t=ei();z(e=>G(t,e),[()=>Z(`show-cards`)]),W(e,t)};K(i,e=>{B(d)===`new`||B(d)===r?e(a):e(o,-1)}),k(n),T_(R(n,2),{get deck(){return B(s)}}),k(t),W(e,t)};K(se,e=>{B(s)&&!B(o)&&e(ce)}),k(_),z((e,n)=>{G(y,`${t.label??``} `),X(b,`name`,`deck-${t.seat+1}`),G(S,e),X(E,`label`,n),D!==(D=B(d))&&(b.value=(b.__value=D)??``,zi(b,D))},[()=>Z(`any-deck`,{what:B(l)}),()=>Z(`known-decks`,{what:B(l)})]),V(`change`,b,e=>p(e.currentTarget.value)),W(e,_),j()}H([`change`]);function J_({seconds:e,increment:t=0}){return Z(`clock-words`,{minutes:Math.round(e/60*10)/10,increment:t})}function Y_({kind:e,name:t,rating:n}){return e===`open`?Z(`open-seat`):typeof n==`number`?`${t} (${n})`:t??``}var X_=U(`<span class="quiet"> </span>`),Z_=U(`<button> </button>`),Q_=U(`<li><span><b> </b> <!> <!></span> <!> <!></li>`),$_=U(`<p role="alert" class="error"> </p>`),ev=U(`<p class="quiet"> </p>`),tv=U(`<div class="page waiting svelte-1f7jbhr"><h1> </h1> <p role="status"> </p> <section class="panel svelte-1f7jbhr" aria-labelledby="invite"><h2 id="invite" class="svelte-1f7jbhr"> </h2> <p class="quiet"> </p> <div class="link svelte-1f7jbhr"><input readonly="" class="svelte-1f7jbhr"/> <button class="main"> </button></div></section> <section class="panel svelte-1f7jbhr" aria-labelledby="seats"><h2 id="seats" class="svelte-1f7jbhr"> </h2> <!> <ol class="svelte-1f7jbhr"></ol> <!> <!></section></div>`);function nv(e,t){A(t,!0);let n=M(()=>t.sitting.server.room),r=M(()=>Q.server.game(B(n).game)),i=M(()=>`${location.origin}${location.pathname}#/room/${B(n).room}`),a=M(()=>B(n).seats.filter(e=>e.kind===`open`).length),o=N(void 0),s=N(!1),c=N(``),l=N(``);async function u(){B(o)?.select();try{await navigator.clipboard.writeText(B(i)),P(s,!0)}catch{P(s,document.execCommand(`copy`),!0)}}async function d(e){P(l,``);try{await e()}catch(e){P(l,e instanceof ja?e.message:Z(`lost`),!0)}}let f=e=>d(()=>Q.link.ask({type:`sit`,seat:e,...B(r)?.decks&&B(c)?{deck:B(c)}:{}},`seat`)),p=e=>d(()=>Q.link.ask({type:`stand`,seat:e},`done`));var m=tv(),h=F(m),g=L(h,!0),_=R(h,2),v=L(_,!0),y=R(_,2),b=F(y),x=L(b,!0),S=R(b,2),C=L(S,!0),w=R(S,2),T=F(w);Ji(T),ua(T,e=>P(o,e),()=>B(o));var ee=R(T,2),E=L(ee,!0);k(w),k(y);var D=R(y,2),te=F(D),ne=L(te,!0),re=R(te,2),ie=e=>{{let t=M(()=>Z(`your-deck`,{what:B(r).decks})),i=M(()=>B(n).seats.findIndex(e=>e.kind===`open`)),a=M(()=>B(n).options??{});q_(e,{get game(){return B(r)},get label(){return B(t)},get seat(){return B(i)},get options(){return B(a)},get deck(){return B(c)},set deck(e){P(c,e,!0)}})}};K(re,e=>{B(r)?.decks&&B(a)&&!B(n).yours.length&&e(ie)});var ae=R(re,2);J(ae,21,()=>B(n).seats,q,(e,t,r)=>{let i=M(()=>B(n).yours.includes(r));var a=Q_();let o;var s=F(a),c=F(s),l=L(c,!0),u=R(c,2),d=e=>{var t=ei();z(e=>G(t,`(${e??``})`),[()=>Z(`you`)]),W(e,t)};K(u,e=>{B(i)&&e(d)});var m=R(u,2),h=e=>{var n=X_(),r=L(n,!0);z(()=>G(r,B(t).deck)),W(e,n)};K(m,e=>{B(t).deck&&e(h)}),k(s);var g=R(s,2),_=e=>{var t=Z_();let i;var a=L(t,!0);z(e=>{i=Y(t,1,``,null,i,{main:!B(n).yours.length}),G(a,e)},[()=>Z(`sit`)]),V(`click`,t,()=>f(r)),W(e,t)};K(g,e=>{B(t).kind===`open`&&e(_)});var v=R(g,2),y=e=>{var t=Z_(),n=L(t,!0);z(e=>G(n,e),[()=>Z(`stand`)]),V(`click`,t,()=>p(r)),W(e,t)};K(v,e=>{B(i)&&e(y)}),k(a),z(e=>{o=Y(a,1,`svelte-1f7jbhr`,null,o,{open:B(t).kind===`open`}),G(l,e)},[()=>Y_(B(t))||Z(`player`,{n:r+1})]),W(e,a)}),k(ae);var oe=R(ae,2),se=e=>{var t=$_(),n=L(t,!0);z(()=>G(n,B(l))),W(e,t)};K(oe,e=>{B(l)&&e(se)});var ce=R(oe,2),le=e=>{var t=ev(),r=L(t);z((e,t)=>G(r,`${e??``}: ${t??``}`),[()=>Z(`clock`),()=>J_(B(n).clock)]),W(e,t)};K(ce,e=>{B(n).clock&&e(le)}),k(D),k(m),z((e,t,n,r,a,o,s)=>{G(g,e),G(v,t),G(x,n),G(C,r),Yi(T,B(i)),X(T,`aria-label`,a),G(E,o),G(ne,s)},[()=>Z(`waiting-room`),()=>Z(`waiting-for`,{n:B(a)}),()=>Z(`invite`),()=>Z(B(n).listed?`share-lobby`:`share-link`),()=>Z(`link`),()=>B(s)?Z(`copied`):Z(`copy`),()=>Z(`seats`)]),Wr(`focus`,T,e=>e.currentTarget.select()),V(`click`,ee,u),W(e,m),j()}H([`click`]);var rv=U(`<p class="opening svelte-vrg389" role="status"> </p>`),iv=U(`<div class="picture svelte-vrg389"><!></div>`),av=U(`<div class="zoom svelte-vrg389"><!></div> <!> <!>`,1),ov=U(`<p> </p>`),sv=U(`<div><div class="left svelte-vrg389"><div class="table svelte-vrg389"><!></div> <!> <!></div> <aside class="right svelte-vrg389"><!> <!></aside></div> <div class="unseen" role="log"></div> <!> <!> <!>`,1);function cv(e,t){A(t,!0);let n=_a(t,`sitting`,7),r=M(()=>n().server.room?.game??``),i=M(()=>jp(B(r))?.Board),a=M(()=>n().server.room?.chat!==!1&&n().server.company),o=M(()=>!!n().server.report&&n().screen.reading&&!n().moment),s=N(0),c=N(void 0),l=N(void 0);qc({get sitting(){return n()},get game(){return B(r)},get rules(){return Q.server.game(B(r))?.rules},area:()=>B(c),laid:()=>B(s),face:e=>Lp(B(r),e,Q.server.cards[B(r)]?.get(e)),called:e=>e<=-2?n().server.name(-2-e):u(e),tell:(e,t)=>Fp(B(r),e,t),groups:e=>Rp(B(r),e,n().shown?.view,Q.server.cards[B(r)])}),In(()=>{n().screen.unread&&(n().screen.aside||innerWidth>=1e3)&&(n().screen.unread=0)});function u(e){let t=n().shown?.view.cards[e];return t?Lp(B(r),t,Q.server.cards[B(r)]?.get(t)).name:``}function d(e){if(Pm(e)||pl())return;let t=n().moment?f(e):p(e);t&&(e.preventDefault(),t())}function f({key:e,shiftKey:t}){let{at:r,end:i}=n().moment;return{ArrowLeft:()=>void(t?n().back.turn(-1):n().back.to(r-1)),ArrowRight:()=>void(t?n().back.turn(1):n().back.to(r+1)),PageUp:()=>void n().back.turn(-1),PageDown:()=>void n().back.turn(1),Home:()=>void n().back.to(0),End:()=>void n().back.to(i)," ":()=>n().back.play(),Escape:()=>Bs.open||n().screen.notice?_():n().backToNow()}[e]??m[e]??m[e.toLowerCase()]}function p(e){let t=e.key.toLowerCase();return Nm(e.key)?()=>jm(e.key,e.shiftKey):/^[1-9]$/.test(e.key)?()=>B(l)?.digit(e.key):h[e.key]??h[t]??m[e.key]??m[t]??B(l)?.letterDeed(t)}let m={l:()=>n().screen.aside=!n().screen.aside,v:g,z:()=>Bs.seen&&Hs(Bs.seen),F1:()=>n().screen.helping=!0},h={u:()=>void n().undo(),h:()=>void n().askHint(),"?":v,Escape:_," ":()=>n().skip()};function g(){Ns.plain=!Ns.plain,Ps()}function _(){Bs.open?Us():n().screen.aside?n().screen.aside=!1:n().asking.menu.length||n().asking.begun?n().asking.clear():n().screen.notice=n().screen.hint=null}function v(){Bs.seen?.deed&&n().asking.question?n().whyNot(Bs.seen.deed):n().screen.helping=!0}function y(e){return!!B(c)&&!!e&&(B(c).contains(e)||e.contains(B(c)))}function b(e){let{asking:t}=n();e.key===`Enter`&&t.whole&&(!e.ctrlKey&&!e.metaKey&&(!t.begun||pl()||!y(document.activeElement)||vl(document.activeElement)===`legal`&&t.picked.length<t.question.high)||(e.preventDefault(),t.confirm()))}var x=ti();Wr(`keydown`,gn,e=>{b(e),d(e)});var S=I(x),C=e=>{nv(e,{get sitting(){return n()}})},w=e=>{var t=rv(),n=L(t,!0);z(e=>G(n,e),[()=>Z(`opening`)]),W(e,t)},T=e=>{var t=sv(),r=I(t);let u;var d=F(r),f=F(d),p=F(f),m=e=>{n_(e,{get sitting(){return n()}})},h=e=>{qh(e,{})},g=e=>{wg(e,{})},_=e=>{var t=iv();Ci(F(t),()=>B(i),(e,t)=>{t(e,{get view(){return n().shown.view}})}),k(t),Ei(t,()=>()=>void P(s,Nr(()=>n().step),!0)),W(e,t)};K(p,e=>{n().covered?e(m):B(o)?e(h,1):Ns.plain||!B(i)?e(g,2):e(_,-1)}),k(f),ua(f,e=>P(c,e),()=>B(c));var v=R(f,2);__(v,{get sitting(){return n()}});var y=R(v,2),b=e=>{eg(e,{})},x=e=>{ua(wh(e,{}),e=>P(l,e,!0),()=>B(l))};K(y,e=>{n().moment?e(b):!n().covered&&!B(o)&&e(x,1)}),k(d);var S=R(d,2),C=F(S),w=e=>{var t=av(),n=I(t);Ug(F(n),{}),k(n);var r=R(n,2);og(r,{}),fg(R(r,2),{}),W(e,t)};K(C,e=>{n().covered||e(w)});var T=R(C,2),ee=e=>{e_(e,{get sitting(){return n()}})};K(T,e=>{B(a)&&e(ee)}),k(S),k(r);var E=R(r,2);J(E,23,()=>n().covered?[]:n().server.log.slice(-12),(e,t)=>n().server.log.length-Math.min(12,n().server.log.length)+t,(e,t)=>{var n=ov(),r=L(n,!0);z(()=>G(r,B(t).text)),W(e,n)}),k(E);var D=R(E,2);Ug(D,{sheet:!0});var te=R(D,2);s_(te,{get sitting(){return n()}}),Yg(R(te,2),{get sitting(){return n()}}),z((e,t)=>{u=Y(r,1,`room whole svelte-vrg389`,null,u,{aside:n().screen.aside}),X(S,`aria-label`,e),X(E,`aria-label`,t)},[()=>Z(`beside`),()=>Z(`log`)]),W(e,t)};K(S,e=>{n().server.room?.status===`waiting`?e(C):!n().shown||!Q.server.cards[B(r)]?e(w,1):e(T,-1)}),W(e,x),j()}Je();var lv=U(`<span class="quiet"><!> </span>`),uv=U(`<li class="accented svelte-1xktl4u"><div class="svelte-1xktl4u"><b> </b> <span> </span> <!></div> <a class="button svelte-1xktl4u"> <span class="unseen"> </span></a></li>`),dv=U(`<ul class="svelte-1xktl4u"></ul>`),fv=U(`<p class="quiet"> </p>`),pv=U(`<h2 id="lobby" class="svelte-1xktl4u"> </h2> <!>`,1);function mv(e,t){A(t,!1),da();var n=pv(),r=I(n),i=L(r,!0),a=R(r,2),o=e=>{var t=dv();J(t,5,()=>Q.server.lobby,e=>e.room,(e,t)=>{var n=uv();let r;var i=F(n),a=F(i),o=L(a,!0),s=R(a,2),c=L(s,!0),l=R(s,2),u=e=>{var n=lv(),r=F(n);$(r,{get path(){return P_}});var i=R(r);k(n),z(e=>G(i,` ${e??``}`),[()=>J_(B(t).clock)]),W(e,n)};K(l,e=>{B(t).clock&&e(u)}),k(i);var d=R(i,2),f=F(d),p=L(R(f));k(d),k(n),z((e,i,a,s,l)=>{r=Ii(n,``,r,{"--accent":e}),G(o,i),G(c,a),X(d,`href`,`#/room/${B(t).room??``}`),G(f,`${s??``} `),G(p,`: ${l??``}`)},[()=>jp(B(t).game)?.accent??285,()=>Q.server.game(B(t).game)?.title??B(t).game,()=>B(t).seats.map(Y_).join(` · `),()=>Z(`join`),()=>Q.server.game(B(t).game)?.title]),W(e,n)}),k(t),W(e,t)},s=e=>{var t=fv(),n=L(t,!0);z(e=>G(n,e),[()=>Z(`no-rooms`)]),W(e,t)};K(a,e=>{Q.server.lobby.length?e(o):e(s,-1)}),z(e=>G(i,e),[()=>Z(`lobby`)]),W(e,n),j()}var hv=U(`<div class="page"><h1> </h1> <section class="panel" aria-labelledby="lobby"><!></section> <p class="quiet"> </p> <p><a class="button" href="#/"> </a></p></div>`);function gv(e,t){A(t,!1),da();var n=hv(),r=F(n),i=L(r,!0),a=R(r,2);mv(F(a),{}),k(a);var o=R(a,2),s=L(o,!0),c=R(o,2),l=L(F(c),!0);k(c),k(n),z((e,t,n)=>{G(i,e),G(s,t),G(l,n)},[()=>Z(`lobby-title`),()=>Z(`lobby-how`),()=>Z(`new-game`)]),W(e,n),j()}var _v=$r(`<g class="hued svelte-1euhzuk"><circle class="disc svelte-1euhzuk" cx="12" cy="12" r="17"></circle><path class="emblem svelte-1euhzuk"></path></g>`),vv=U(`<label class="game accented svelte-1euhzuk"><svg viewBox="0 0 330 100" aria-hidden="true" class="svelte-1euhzuk"><pattern patternUnits="userSpaceOnUse" patternTransform="scale(1.3)" class="svelte-1euhzuk"><path class="tile svelte-1euhzuk"></path></pattern><rect x="-400" y="-200" width="1130" height="500" class="svelte-1euhzuk"></rect><!></svg> <input type="radio" name="game" class="svelte-1euhzuk"/> <span class="title svelte-1euhzuk"> </span> <span class="seats svelte-1euhzuk"> </span></label>`);function yv(e,t){let n=ni();A(t,!0);let r=[],i=_a(t,`chosen`,15),a=M(()=>jp(t.game.name)),o=M(()=>Object.keys(B(a)?.looks??{}).filter(Boolean).slice(0,10).map(e=>Ip(t.game.name,e))),s=M(()=>pd[Ip(t.game.name,``).pattern]);var c=vv();let l;var u=F(c),d=F(u),f=L(d),p=R(d);J(R(p),17,()=>B(o),q,(e,t,n)=>{let r=M(()=>B(o).length>1?n/(B(o).length-1):.5);var i=_v();let a;var s=R(F(i));k(i),z(e=>{X(i,`transform`,`translate(${12+B(r)*282} ${e??``})`),a=Ii(i,``,a,{"--hue":B(t).hue}),X(s,`d`,B(t).emblem)},[()=>58-Math.sin(B(r)*Math.PI)*40]),W(e,i)}),k(u);var m=R(u,2);Ji(m);var h,g=R(m,2),_=L(g,!0),v=L(R(g,2),!0);k(c),z(e=>{l=Ii(c,``,l,{"--accent":B(a)?.accent??285}),X(d,`id`,n),X(d,`width`,B(s).size[0]),X(d,`height`,B(s).size[1]),X(f,`d`,B(s).path),X(p,`fill`,`url(#${n})`),h!==(h=t.game.name)&&(m.value=(m.__value=h)??``),G(_,t.game.title),G(v,e)},[()=>Z(`players-range`,{low:t.game.seats[0],high:t.game.seats[1]})]),na(r,[],m,()=>(t.game.name,i()),i),W(e,c),j()}var bv=U(`<label class="field seed svelte-12h2tvw"> <input name="seed" type="number" min="0" max="999999999999" step="1"/></label>`),xv=U(`<label class="check"><input name="hints" type="checkbox"/> </label> <label class="check"><input name="chat" type="checkbox"/> </label>`,1),Sv=U(`<option> </option>`),Cv=U(`<select><option> </option><!></select>`),wv=U(`<label class="field"> <input type="number" min="0"/></label>`),Tv=U(`<div class="times svelte-12h2tvw"></div>`),Ev=U(`<fieldset><legend class="svelte-12h2tvw"> </legend> <p class="quiet help svelte-12h2tvw"> </p> <!></fieldset>`),Dv=U(`<details class="panel svelte-12h2tvw"><summary class="svelte-12h2tvw"> </summary> <div class="settings svelte-12h2tvw"><fieldset><legend class="svelte-12h2tvw"> </legend> <label class="check"><input name="clock" type="checkbox"/> </label> <div class="times svelte-12h2tvw"><label class="field"> <input name="minutes" type="number" min="1" max="720" step="any" required=""/></label> <label class="field"> <input name="increment" type="number" min="0" max="3600" required=""/></label></div></fieldset> <fieldset><legend class="svelte-12h2tvw"> </legend> <label class="check"><input name="ask-all" type="checkbox"/> </label> <!> <p class="quiet help svelte-12h2tvw"> </p></fieldset> <!></div></details>`);function Ov(e,t){A(t,!0);let n=_a(t,`wish`,7),r=M(()=>is(n().seats)),i=M(()=>os(t.game,n().seats).filter(e=>e.kind!==`flag`)),a=M(()=>n().seats.map((e,t)=>t?Z(`player`,{n:t+1}):Q.server.me?.name??``));function o({name:e},t){let{[e]:r,...i}=n().options;n().options=t===``?i:{...i,[e]:Number(t)}}function s({name:e,high:t=0},r,i){let a=n().seats.map((t,n)=>c(e,n));a[r]=Math.min(Math.max(Math.floor(Number(i))||0,0),t),n().options[e]=a}function c(e,t){let r=n().options[e];return Array.isArray(r)?Number(r[t]??0):0}var l=Dv(),u=F(l),d=L(u,!0),f=R(u,2),p=F(f),m=F(p),h=L(m,!0),g=R(m,2),_=F(g);Ji(_);var v=R(_);k(g);var y=R(g,2),b=F(y),x=F(b),S=R(x);Ji(S),k(b);var C=R(b,2),w=F(C),T=R(w);Ji(T),k(C),k(y),k(p);var ee=R(p,2),E=F(ee),D=L(E,!0),te=R(E,2),ne=F(te);Ji(ne);var re=R(ne);k(te);var ie=R(te,2),ae=e=>{var t=bv(),n=F(t),r=R(n);Ji(r),k(t),z(e=>G(n,`${e??``} `),[()=>Z(`game-seed`)]),ea(r,()=>rs.seed,e=>rs.seed=e),W(e,t)},oe=e=>{var t=xv(),n=I(t),r=F(n);Ji(r);var i=R(r);k(n);var a=R(n,2),o=F(a);Ji(o);var s=R(o);k(a),z((e,t)=>{G(i,` ${e??``}`),G(s,` ${t??``}`)},[()=>Z(`hints-too`),()=>Z(`chat-on`)]),ra(r,()=>rs.wish.hints,e=>rs.wish.hints=e),ra(o,()=>rs.wish.chat,e=>rs.wish.chat=e),W(e,t)};K(ie,e=>{B(r)?e(oe,-1):e(ae)});var se=L(R(ie,2),!0);k(ee),J(R(ee,2),17,()=>B(i),e=>e.name,(e,t)=>{var r=Ev(),i=F(r),l=L(i,!0),u=R(i,2),d=L(u,!0),f=R(u,2),p=e=>{var r=Cv(),i=F(r),s=L(i,!0);i.value=i.__value=``,J(R(i),17,()=>B(a),q,(e,t,n)=>{var r=Sv(),i=L(r,!0);r.value=r.__value=n,z(()=>G(i,B(t))),W(e,r)}),k(r);var c;Bi(r),z(e=>{X(r,`name`,B(t).name),X(r,`aria-label`,B(t).title),G(s,e),c!==(c=n().options[B(t).name]??``)&&(r.value=(r.__value=c)??``,zi(r,c))},[()=>Z(`by-chance`)]),V(`change`,r,e=>o(B(t),e.currentTarget.value)),W(e,r)},m=e=>{var n=Tv();J(n,21,()=>B(a),q,(e,n,r)=>{var i=wv(),a=F(i),o=R(a);Ji(o),k(i),z(e=>{G(a,`${B(n)??``} `),X(o,`name`,`${B(t).name??``}-${r+1}`),X(o,`max`,B(t).high),Yi(o,e)},[()=>c(B(t).name,r)]),V(`change`,o,e=>s(B(t),r,e.currentTarget.value)),W(e,i)}),k(n),W(e,n)};K(f,e=>{B(t).kind===`seat`?e(p):e(m,-1)}),k(r),z(()=>{G(l,B(t).title),G(d,B(t).help)}),W(e,r)}),k(f),k(l),z((e,t,n,r,i,a,o,s)=>{G(d,e),G(h,t),G(v,` ${n??``}`),G(x,`${r??``} `),S.disabled=!rs.wish.clock,G(w,`${i??``} `),T.disabled=!rs.wish.clock,G(D,a),G(re,` ${o??``}`),G(se,s)},[()=>Z(`settings`),()=>Z(`clock`),()=>Z(`clock-on`),()=>Z(`clock-minutes`),()=>Z(`clock-increment`),()=>Z(`table-settings`),()=>Z(`ask-all`),()=>Z(`undo-policy`,{people:B(r)?`yes`:`no`})]),ra(_,()=>rs.wish.clock,e=>rs.wish.clock=e),ea(S,()=>rs.wish.minutes,e=>rs.wish.minutes=e),ea(T,()=>rs.wish.increment,e=>rs.wish.increment=e),ra(ne,()=>rs.wish.askAll,e=>rs.wish.askAll=e),W(e,l),j()}H([`change`]);var kv=U(`<label class="svelte-1mtti22"><input class="unseen svelte-1mtti22" type="radio"/> <!> <span class="svelte-1mtti22"> </span></label>`),Av=U(`<option class="svelte-1mtti22"> </option>`),jv=U(`<label class="field svelte-1mtti22"> <select class="svelte-1mtti22"></select></label>`),Mv=U(`<p class="quiet svelte-1mtti22"> </p>`),Nv=U(`<fieldset class="svelte-1mtti22"><legend class="unseen"> </legend> <div class="ways svelte-1mtti22"></div> <!></fieldset>`);function Pv(e,t){A(t,!0);let n=[],r=_a(t,`seat`,7),i=[[`bot`,k_],[`me`,A_],[`open`,j_],[`lobby`,M_]];var a=Nv(),o=F(a),s=L(o,!0),c=R(o,2);J(c,21,()=>i,q,(e,i)=>{var a=M(()=>g(B(i),2));let o=()=>B(a)[0],s=()=>B(a)[1];var c=kv(),l=F(c);Ji(l);var u,d=R(l,2);$(d,{get path(){return s()}});var f=L(R(d,2),!0);k(c),z(e=>{X(l,`name`,`seat-${t.number??``}`),u!==(u=o())&&(l.value=(l.__value=u)??``),G(f,e)},[()=>Z(`against`,{who:o()})]),na(n,[],l,()=>(o(),r().who),e=>r().who=e),W(e,c)}),k(c);var l=R(c,2),u=e=>{var n=jv(),i=F(n),a=R(i);J(a,21,()=>t.game.bots,q,(e,t)=>{var n=Av(),r=L(n,!0),i={};z(e=>{G(r,e),i!==(i=B(t).kind)&&(n.value=(n.__value=i)??``)},[()=>Z(`bot-level`,{...B(t)})]),W(e,n)}),k(a),Bi(a),k(n),z(e=>{G(i,`${e??``} `),X(a,`name`,`bot-${t.number??``}`)},[()=>Z(`level`)]),Vi(a,()=>r().bot,e=>r().bot=e),W(e,n)},d=e=>{var t=Mv(),n=L(t,!0);z(e=>G(n,e),[()=>Z(`against-more`,{who:r().who})]),W(e,t)};K(l,e=>{r().who===`bot`?e(u):e(d,-1)}),k(a),z(e=>G(s,e),[()=>Z(`player`,{n:t.number})]),W(e,a),j()}var Fv=U(`<label><input type="checkbox"/> <span><b class="svelte-dovu5w"> </b> <span class="quiet svelte-dovu5w"> </span></span></label>`),Iv=U(`<fieldset><legend class="svelte-dovu5w"> </legend> <!></fieldset>`);function Lv(e,t){A(t,!0);let n=_a(t,`wish`,7),r=M(()=>os(t.game,n().seats).filter(e=>e.kind===`flag`)),i=M(()=>ss(t.game,n())),a=(e=[])=>e.some(e=>e in B(i));var o=ti(),s=I(o),c=e=>{var t=Iv(),o=F(t),s=L(o,!0);J(R(o,2),17,()=>B(r),e=>e.name,(e,t)=>{var r=Fv();let o;var s=F(r);Ji(s);var c=R(s,2),l=F(c),u=L(l,!0),d=L(R(l,2),!0);k(c),k(r),z((e,n)=>{o=Y(r,1,`check svelte-dovu5w`,null,o,{off:e}),X(s,`name`,B(t).name),s.disabled=n,Xi(s,B(i)[B(t).name]===!0),G(u,B(t).title),G(d,B(t).help)},[()=>a(B(t).without),()=>a(B(t).without)]),V(`change`,s,e=>n().options[B(t).name]=e.currentTarget.checked),W(e,r)}),k(t),z(e=>G(s,e),[()=>Z(`variants`)]),W(e,t)};K(s,e=>{B(r).length&&e(c)}),W(e,o),j()}H([`change`]);var Rv=U(`<p class="quiet"> </p>`),zv=U(`<label class="svelte-hm7qji"><input class="unseen svelte-hm7qji" type="radio" name="players"/> </label>`),Bv=U(`<fieldset class="counts svelte-hm7qji"><legend class="svelte-hm7qji"> </legend> <!></fieldset>`),Vv=U(`<section class="panel svelte-hm7qji"><h2 class="svelte-hm7qji"> </h2> <!> <!></section>`),Hv=U(`<p class="learn svelte-hm7qji"><a class="svelte-hm7qji"> </a></p> <div class="seats svelte-hm7qji"><section class="panel svelte-hm7qji" aria-labelledby="seat-1"><h2 id="seat-1" class="svelte-hm7qji"> </h2> <!> <!> <!></section> <!></div> <!>`,1),Uv=U(`<li class="svelte-hm7qji"><a class="button svelte-hm7qji"> </a></li>`),Wv=U(`<section class="panel" aria-labelledby="left"><h2 id="left" class="svelte-hm7qji"> </h2> <ul class="svelte-hm7qji"></ul></section>`),Gv=U(`<p class="error" role="alert"> </p>`),Kv=U(`<div class="bar svelte-hm7qji"><!> <button form="start" class="main go svelte-hm7qji"> </button></div>`),qv=U(`<div class="start whole svelte-hm7qji"><div class="page"><div class="hello svelte-hm7qji"><h1 class="svelte-hm7qji"> </h1> <p class="svelte-hm7qji"> </p></div> <form id="start" class="svelte-hm7qji"><fieldset class="games svelte-hm7qji"><legend class="unseen"> </legend> <!></fieldset> <!></form> <div class="beside svelte-hm7qji"><!> <section class="panel" aria-labelledby="lobby"><!></section> <section class="panel" aria-labelledby="saved"><h2 id="saved" class="svelte-hm7qji"> </h2> <p class="quiet svelte-hm7qji"> </p> <label class="button file svelte-hm7qji"> <input class="unseen svelte-hm7qji" type="file" accept=".json,application/json"/></label></section></div></div></div> <!>`,1);function Jv(e,t){A(t,!0);let n=N(``),r=N(!1),i=M(()=>Q.server.game(rs.wish.game)),a=M(()=>B(i)&&rs.of(B(i))),o=M(()=>B(i)&&B(a)?ss(B(i),B(a)):{}),s=M(()=>B(i)?Array.from({length:B(i).seats[1]-B(i).seats[0]+1},(e,t)=>B(i).seats[0]+t):[]);async function c(e){P(n,``),P(r,!0);try{await e()}catch(e){P(n,e instanceof ja?e.message:Z(`lost`),!0)}P(r,!1)}function l(e){if(e.preventDefault(),!B(i)||!B(a))return;rs.keep();let t=is(B(a).seats)||!Number.isInteger(rs.seed)?{}:{seed:rs.seed},n={...cs(B(i),rs.wish,B(a)),...t};c(()=>Q.create(B(i).name,as(B(i),B(a).seats),n))}async function u(e){let t=e.currentTarget.files?.[0];e.currentTarget.value=``,t&&await c(async()=>Q.load(await t.text()))}var d=qv(),f=I(d),p=F(f),m=F(p),h=F(m),g=L(h,!0),_=L(R(h,2),!0);k(m);var v=R(m,2),y=F(v),b=F(y),x=L(b,!0);J(R(b,2),17,()=>Q.server.games,e=>e.name,(e,t)=>{yv(e,{get game(){return B(t)},get chosen(){return rs.wish.game},set chosen(e){rs.wish.game=e}})}),k(y);var S=R(y,2),C=e=>{var t=Hv(),n=I(t),r=F(n),c=L(r,!0);k(n);var l=R(n,2),u=F(l),d=F(u),f=L(d,!0),p=R(d,2),m=e=>{var t=ti();pi(I(t),()=>B(i).name,e=>{{let t=M(()=>Z(`your-deck`,{what:B(i).decks}));q_(e,{get game(){return B(i)},get label(){return B(t)},seat:0,get options(){return B(o)},get deck(){return B(a).seats[0].deck},set deck(e){B(a).seats[0].deck=e}})}}),W(e,t)},h=e=>{var t=Rv(),n=L(t,!0);z(e=>G(n,e),[()=>Z(`no-decks`)]),W(e,t)};K(p,e=>{B(i).decks?e(m):e(h,-1)});var g=R(p,2),_=e=>{var t=Bv(),n=F(t),r=L(n,!0);J(R(n,2),17,()=>B(s),q,(e,t)=>{var n=zv(),r=F(n);Ji(r);var o=R(r);k(n),z(()=>{Yi(r,B(t)),Xi(r,B(a).seats.length===B(t)),G(o,` ${B(t)??``}`)}),V(`change`,r,()=>rs.resize(B(i),B(t))),W(e,n)}),k(t),z(e=>G(r,e),[()=>Z(`how-many`)]),W(e,t)};K(g,e=>{B(s).length>1&&e(_)}),Lv(R(g,2),{get game(){return B(i)},get wish(){return B(a)}}),k(u),J(R(u,2),19,()=>B(a).seats.slice(1),(e,t)=>`${B(i).name} ${t}`,(e,t,n)=>{var r=Vv(),a=F(r),s=L(a,!0),c=R(a,2);{let e=M(()=>B(n)+2);Pv(c,{get game(){return B(i)},get seat(){return B(t)},get number(){return B(e)}})}var l=R(c,2),u=e=>{{let r=M(()=>Z(`their-deck`,{what:B(i).decks})),a=M(()=>B(n)+1);q_(e,{get game(){return B(i)},get label(){return B(r)},get seat(){return B(a)},get options(){return B(o)},get deck(){return B(t).deck},set deck(e){B(t).deck=e}})}};K(l,e=>{B(i).decks&&(B(t).who===`bot`||B(t).who===`me`)&&e(u)}),k(r),z(e=>{X(r,`aria-labelledby`,`seat-${B(n)+2}`),X(a,`id`,`seat-${B(n)+2}`),G(s,e)},[()=>Z(`player`,{n:B(n)+2})]),W(e,r)}),k(l),Ov(R(l,2),{get game(){return B(i)},get wish(){return B(a)}}),z((e,t)=>{X(r,`href`,`#/learn/${B(i).name??``}`),G(c,e),G(f,t)},[()=>Z(`learn`,{game:B(i).title}),()=>Z(`you-play`,{name:Q.server.me?.name??``})]),W(e,t)};K(S,e=>{B(i)&&B(a)&&e(C)}),k(v);var w=R(v,2),T=F(w),ee=e=>{var t=Wv(),n=F(t),r=L(n,!0),i=R(n,2);J(i,21,()=>Q.screen.left,e=>e.room,(e,t)=>{var n=Uv(),r=F(n),i=L(r,!0);k(n),z(e=>{X(r,`href`,`#/room/${B(t).room??``}`),G(i,e)},[()=>Z(`go-on-with`,{game:Q.server.game(B(t).game)?.title??B(t).game,names:B(t).names.filter(Boolean).join(`, `)||Z(`open-seat`)})]),W(e,n)}),k(i),k(t),z(e=>G(r,e),[()=>Z(`go-on`)]),W(e,t)};K(T,e=>{Q.screen.left.length&&e(ee)});var E=R(T,2);mv(F(E),{}),k(E);var D=R(E,2),te=F(D),ne=L(te,!0),re=R(te,2),ie=L(re,!0),ae=R(re,2),oe=F(ae),se=R(oe);k(ae),k(D),k(w),k(p),k(f);var ce=R(f,2),le=e=>{var t=Kv(),a=F(t),o=e=>{var t=Gv(),r=L(t,!0);z(()=>G(r,B(n))),W(e,t)};K(a,e=>{B(n)&&e(o)});var s=R(a,2),c=L(s,!0);k(t),z(e=>{s.disabled=B(r),G(c,e)},[()=>Z(`go`,{game:B(i).title})]),W(e,t)};K(ce,e=>{B(i)&&e(le)}),z((e,t,n,r,i,a)=>{G(g,e),G(_,t),G(x,n),G(ne,r),G(ie,i),G(oe,`${a??``} `)},[()=>Z(`welcome`),()=>Z(`welcome-more`),()=>Z(`pick-game`),()=>Z(`saved-games`),()=>Z(`saved-games-more`),()=>Z(`load`)]),Wr(`submit`,v,l),V(`change`,se,u),W(e,d),j()}H([`change`]);var Yv=U(`<option> </option>`),Xv=U(`<label class="svelte-lmcdgk"><input type="checkbox" class="svelte-lmcdgk"/> </label>`),Zv=U(`<label class="svelte-lmcdgk"><span> </span> <input type="range" min="5" max="100" step="5" class="svelte-lmcdgk"/></label>`),Qv=U(`<section class="preferences" aria-labelledby="preferences"><h3 id="preferences" class="svelte-lmcdgk"> </h3> <label class="svelte-lmcdgk"><span> </span> <select class="svelte-lmcdgk"></select></label> <label class="svelte-lmcdgk"><input type="checkbox" class="svelte-lmcdgk"/> </label> <!> <label class="svelte-lmcdgk"><input type="checkbox" class="svelte-lmcdgk"/> </label> <!> <!></section>`);function $v(e,t){A(t,!0);let n=[0,400,900,1800];function r(){Ps(),Ns.sound&&qg(`turn`,Ns.volume)}async function i(e){Ns.alert=e&&await Notification.requestPermission()===`granted`,e&&!Ns.alert&&t.sitting.screen.say(Z(`alert-refused`),!0),Ps()}var a=Qv(),o=F(a),s=L(o,!0),c=R(o,2),l=F(c),u=L(l,!0),d=R(l,2);J(d,21,()=>n,q,(e,t)=>{var n=Yv(),r=L(n,!0),i={};z(e=>{G(r,e),i!==(i=B(t))&&(n.value=(n.__value=i)??``)},[()=>Z(`pace-of`,{n:B(t)})]),W(e,n)}),k(d),Bi(d),k(c);var f=R(c,2),p=F(f);Ji(p);var m=R(p);k(f);var h=R(f,2),g=e=>{var n=Xv(),r=F(n);Ji(r);var i=R(r);k(n),z(e=>{Xi(r,t.sitting.server.room.order??!1),G(i,` ${e??``}`)},[()=>Z(`auto-order`)]),V(`change`,r,e=>t.sitting.order(e.currentTarget.checked)),W(e,n)};K(h,e=>{t.sitting.server.room?.yours.length&&e(g)});var _=R(h,2),v=F(_);Ji(v);var y=R(v);k(_);var b=R(_,2),x=e=>{var t=Zv(),n=F(t),i=L(n,!0),a=R(n,2);Ji(a),k(t),z(e=>G(i,e),[()=>Z(`volume`)]),V(`change`,a,r),ea(a,()=>Ns.volume,e=>Ns.volume=e),W(e,t)};K(b,e=>{Ns.sound&&e(x)});var S=R(b,2),C=e=>{var t=Xv(),n=F(t);Ji(n);var r=R(n);k(t),z(e=>{Xi(n,Ns.alert),G(r,` ${e??``}`)},[()=>Z(`alert`)]),V(`change`,n,e=>i(e.currentTarget.checked)),W(e,t)};K(S,e=>{`Notification`in window&&e(C)}),k(a),z((e,t,n,r)=>{G(s,e),G(u,t),G(m,` ${n??``}`),G(y,` ${r??``}`)},[()=>Z(`preferences`),()=>Z(`pace`),()=>Z(`quick`),()=>Z(`sound`)]),V(`change`,d,function(...e){Ps?.apply(this,e)}),Vi(d,()=>Ns.pace,e=>Ns.pace=e),V(`change`,p,function(...e){Ps?.apply(this,e)}),ra(p,()=>Ns.quick,e=>Ns.quick=e),V(`change`,v,r),ra(v,()=>Ns.sound,e=>Ns.sound=e),W(e,a),j()}H([`change`]);var ey=U(`<button> </button>`),ty=U(`<li class="svelte-wqhtv4"><span><b> </b> <!> </span> <!></li>`),ny=U(`<section class="seats" aria-labelledby="seats"><h3 id="seats" class="svelte-wqhtv4"> </h3> <ul class="svelte-wqhtv4"></ul> <p class="svelte-wqhtv4"> </p></section>`);function ry(e,t){A(t,!0);let n=M(()=>t.sitting.server.room);function r(e){return e.out?Z(`is-out`,{why:e.out}):e.kind===`person`?e.bot?Z(`is-played`):Z(e.here?`is-here`:`is-gone`):Z(`is-computer`)}var i=ny(),a=F(i),o=L(a,!0),s=R(a,2);J(s,21,()=>B(n).seats,q,(e,i,a)=>{let o=M(()=>B(n).yours.includes(a));var s=ty(),c=F(s),l=F(c),u=L(l,!0),d=R(l,2),f=e=>{var t=ei();z(e=>G(t,`(${e??``})`),[()=>Z(`you`)]),W(e,t)};K(d,e=>{B(o)&&e(f)});var p=R(d);k(c);var m=R(c,2),h=e=>{var r=ti(),s=I(r),c=e=>{var n=ey(),r=L(n,!0);z(e=>G(r,e),[()=>Z(`take-back`,{name:t.sitting.server.name(a)})]),V(`click`,n,()=>t.sitting.take(a)),W(e,n)},l=e=>{var n=ey(),r=L(n,!0);z(e=>G(r,e),[()=>Z(`give-own`)]),V(`click`,n,()=>t.sitting.give(a)),W(e,n)},u=e=>{var n=ey(),r=L(n,!0);z(e=>G(r,e),[()=>Z(`give-seat`,{name:t.sitting.server.name(a)})]),V(`click`,n,()=>t.sitting.give(a)),W(e,n)};K(s,e=>{B(o)&&B(i).bot?e(c):B(o)?e(l,1):!B(i).here&&!B(i).bot&&B(n).yours.length&&e(u,2)}),W(e,r)};K(m,e=>{t.sitting.server.lasts&&B(i).kind===`person`&&!B(i).out&&e(h)}),k(s),z((e,t)=>{G(u,e),G(p,` – ${t??``}`)},[()=>t.sitting.server.name(a),()=>r(B(i))]),W(e,s)}),k(s);var c=L(R(s,2),!0);k(i),z((e,t)=>{G(o,e),G(c,t)},[()=>Z(`players`),()=>Z(`watching`,{n:B(n).watching})]),W(e,i),j()}H([`click`]);var iy=U(`<b class="unread svelte-n22gmb"> <span class="unseen svelte-n22gmb"> </span></b>`),ay=U(`<button class="bad svelte-n22gmb"> </button>`),oy=U(`<button> </button>`),sy=U(`<div class="tools svelte-n22gmb"><button class="flat svelte-n22gmb"><!> <span class="svelte-n22gmb"> </span> <kbd class="svelte-n22gmb">V</kbd></button> <button class="flat svelte-n22gmb"><!> <span class="svelte-n22gmb"> </span></button> <button class="flat svelte-n22gmb"><!> <span class="svelte-n22gmb"> </span></button> <button class="flat log-button svelte-n22gmb"><!> <span class="svelte-n22gmb"> </span> <!></button></div> <dialog class="svelte-n22gmb"><div class="menu svelte-n22gmb"><div class="head svelte-n22gmb"><h2> </h2> <button> <kbd>Esc</kbd></button></div> <!> <!> <div class="deeds svelte-n22gmb"><button> <kbd>F1</kbd></button> <a class="button"> </a> <button> </button> <a class="button" href="#/"> </a> <!></div></div></dialog>`,1);function cy(e,t){A(t,!0);let n=_a(t,`sitting`,7),r=N(void 0),i=N(!1);async function a(){fc(await n().save()),B(r)?.close()}function o(e){e.detail>1||(B(r)?.close(),n().resign())}function s(){B(r)?.close(),n().screen.helping=!0}var c=sy(),l=I(c),u=F(l),d=F(u);$(d,{name:`eye`});var f=L(R(d,2),!0);Oe(2),k(u);var p=R(u,2),m=F(p);$(m,{name:`replay`});var h=L(R(m,2),!0);k(p);var g=R(p,2),_=F(g);$(_,{name:`menu`});var v=L(R(_,2),!0);k(g);var y=R(g,2),b=F(y);{let e=M(()=>n().screen.aside?`purged`:`log`);$(b,{get name(){return B(e)}})}var x=R(b,2),S=L(x,!0),C=R(x,2),w=e=>{var t=iy(),r=F(t),i=L(R(r),!0);k(t),z(e=>{G(r,`${n().screen.unread??``} `),G(i,e)},[()=>Z(`unread`)]),W(e,t)};K(C,e=>{n().screen.unread&&!n().screen.aside&&e(w)}),k(y),k(l);var T=R(l,2),ee=F(T),E=F(ee),D=F(E),te=L(D,!0),ne=R(D,2),re=F(ne);Oe(),k(ne),k(E);var ie=R(E,2),ae=e=>{ry(e,{get sitting(){return n()}})};K(ie,e=>{n().server.room&&e(ae)});var oe=R(ie,2);$v(oe,{get sitting(){return n()}});var se=R(oe,2),ce=F(se),le=F(ce);Oe(),k(ce);var ue=R(ce,2),de=L(ue,!0),fe=R(ue,2),pe=L(fe,!0),me=R(fe,2),he=L(me,!0),ge=R(me,2),_e=e=>{var t=ti(),n=I(t),r=e=>{var t=ay(),n=L(t,!0);z(e=>G(n,e),[()=>Z(`resign-sure`)]),V(`click`,t,o),W(e,t)},a=e=>{var t=oy(),n=L(t,!0);z(e=>G(n,e),[()=>Z(`resign`)]),V(`click`,t,()=>P(i,!0)),W(e,t)};K(n,e=>{B(i)?e(r):e(a,-1)}),W(e,t)};K(ge,e=>{n().server.lasts&&n().server.seat>=0&&e(_e)}),k(se),k(ee),k(T),ua(T,e=>P(r,e),()=>B(r)),Ei(T,()=>fl),z((e,t,r,i,a,o,s,c,l,d,m)=>{X(u,`aria-pressed`,Ns.plain),G(f,e),p.disabled=!!n().moment||!n().server.table,G(h,t),G(v,r),X(y,`aria-expanded`,n().screen.aside),G(S,i),X(T,`aria-label`,a),G(te,o),G(re,`${s??``} `),G(le,`${c??``} `),X(ue,`href`,`#/cards/${n().server.room?.game??``}`),G(de,l),G(pe,d),G(he,m)},[()=>Ns.plain?Z(`picture-view`):Z(`plain-view`),()=>Z(`replay`),()=>Z(`menu`),()=>n().screen.aside?Z(`close`):Z(`log`),()=>Z(`menu`),()=>Z(`menu`),()=>Z(`close`),()=>Z(`keys`),()=>Z(`cards`),()=>Z(`save`),()=>Z(`leave`)]),V(`click`,u,()=>{Ns.plain=!Ns.plain,Ps()}),V(`click`,p,()=>n().lookBack(n().server.table?.at??0)),V(`click`,g,()=>B(r)?.showModal()),V(`click`,y,()=>n().screen.aside=!n().screen.aside),Wr(`close`,T,()=>P(i,!1)),V(`click`,ne,()=>B(r)?.close()),V(`click`,ce,s),V(`click`,fe,a),W(e,c),j()}H([`click`]);var ly=U(`<h1 class="where svelte-76h5ib"> </h1>`),uy=U(`<!> <!>`,1),dy=U(`<a class="svelte-76h5ib"> </a>`),fy=U(`&nbsp; <b class="count svelte-76h5ib"> </b>`,1),py=U(`<nav class="svelte-76h5ib"><a href="#/" class="svelte-76h5ib"> </a> <a href="#/cards" class="svelte-76h5ib"> </a> <!> <a href="#/lobby" class="svelte-76h5ib"> <!></a> <a href="#/players" class="svelte-76h5ib"><span class="me svelte-76h5ib"> </span></a></nav>`),my=U(`<option> </option>`),hy=U(`<header class="svelte-76h5ib"><a class="brand svelte-76h5ib" href="#/"><img src="./icon.svg" alt="" width="28" height="28"/> <span class="svelte-76h5ib">Trivault</span></a> <!> <label class="language svelte-76h5ib"><span class="unseen"> </span> <select name="language" class="svelte-76h5ib"></select></label></header>`);function gy(e,t){A(t,!0);let n=M(()=>Q.server.game(Q.sitting?.server.room?.game)),r=(...e)=>e.includes(Q.screen.route.page)?`page`:void 0;var i=hy(),a=R(F(i),2),o=e=>{var t=uy(),r=I(t),i=e=>{var t=ly(),r=L(t,!0);z(()=>G(r,B(n).title)),W(e,t)};K(r,e=>{B(n)&&e(i)}),cy(R(r,2),{get sitting(){return Q.sitting}}),W(e,t)},s=e=>{var t=py(),n=F(t),i=L(n,!0),a=R(n,2),o=L(a,!0),s=R(a,2);J(s,17,()=>Q.server.games.filter(e=>e.drafts),q,(e,t)=>{var n=dy(),i=L(n,!0);z((e,r)=>{X(n,`href`,`#/build/${B(t).name??``}`),X(n,`aria-current`,e),G(i,r)},[()=>r(`build`),()=>Z(`builder`,{what:B(t).decks??``})]),W(e,n)});var c=R(s,2),l=F(c,!0),u=R(l),d=e=>{var t=fy(),n=L(R(I(t)),!0);z(()=>G(n,Q.server.lobby.length)),W(e,t)};K(u,e=>{Q.server.lobby.length&&e(d)}),k(c);var f=R(c,2),p=L(F(f),!0);k(f),k(t),z((e,r,s,u,d,m,h,g,_)=>{X(t,`aria-label`,e),X(n,`aria-current`,r),G(i,s),X(a,`aria-current`,u),G(o,d),X(c,`aria-current`,m),G(l,h),X(f,`aria-current`,g),G(p,_)},[()=>Z(`pages`),()=>r(`start`),()=>Z(`play`),()=>r(`cards`),()=>Z(`cards`),()=>r(`lobby`),()=>Z(`lobby-short`),()=>r(`players`),()=>Q.server.me?.account?Q.server.me.name:Z(`players`)]),W(e,t)};K(a,e=>{Q.screen.route.page===`room`&&Q.sitting?e(o):e(s,-1)});var c=R(a,2),l=F(c),u=L(l,!0),d=R(l,2);J(d,21,()=>Object.entries(Ho),q,(e,t)=>{var n=M(()=>g(B(t),2));let r=()=>B(n)[0],i=()=>B(n)[1];var a=my(),o=L(a,!0),s={};z(()=>{X(a,`lang`,r()),G(o,i()),s!==(s=r())&&(a.value=(a.__value=s)??``)}),W(e,a)}),k(d);var f;Bi(d),k(c),k(i),z(e=>{G(u,e),f!==(f=Jo.lang)&&(d.value=(d.__value=f)??``,zi(d,f))},[()=>Z(`language`)]),V(`change`,d,e=>Q.speak(e.currentTarget.value)),W(e,i),j()}H([`change`]);var _y=U(`<p class="lost svelte-1n46o8q" role="status"> </p>`),vy=U(`<p class="error svelte-1n46o8q" role="alert"> </p>`),yy=U(`<a class="jump svelte-1n46o8q" href="#main"> </a> <div class="app svelte-1n46o8q"><!> <!> <main id="main" tabindex="-1" class="svelte-1n46o8q"><!> <!></main></div> <!>`,1);function by(e,t){A(t,!0);let n=M(()=>Q.screen.route),r=M(()=>!!Q.sitting?.asking.question&&B(n).page===`room`),i=M(()=>B(n).page===`cards`&&B(n).card&&Q.server.known[B(n).game]?B(n):Q.screen.reading),a=N(void 0),o=Q.screen.route.page;In(()=>{let{page:e}=B(n);e!==o&&(o=e,e!==`room`&&Ar().then(()=>{B(a)?.focus(),scrollTo(0,0)}))});function s(){Q.screen.reading=null,B(n).page===`cards`&&B(n).card&&location.replace(`#/cards/${B(n).game}`)}var c=yy();Ti(`1n46o8q`,e=>{Un(e=>{_n.title=e??``},[()=>B(r)?`● ${Z(`your-turn`)} – Trivault`:`Trivault`])});var l=I(c),u=L(l,!0),d=R(l,2),f=F(d);gy(f,{});var p=R(f,2),m=e=>{var t=_y(),n=L(t,!0);z(e=>G(n,e),[()=>Z(`lost`)]),W(e,t)};K(p,e=>{Q.link.state===`lost`&&e(m)});var h=R(p,2),g=F(h),_=e=>{var t=vy(),n=L(t,!0);z(()=>G(n,Q.screen.error)),W(e,t)};K(g,e=>{Q.screen.error&&e(_)});var v=R(g,2),y=e=>{cv(e,{get sitting(){return Q.sitting}})},b=e=>{im(e,{get game(){return B(n).game}})},x=e=>{var t=ti();pi(I(t),()=>B(n).game,e=>{{let t=M(()=>Q.server.game(B(n).game));Nc(e,{get game(){return B(t)}})}}),W(e,t)},S=M(()=>B(n).page===`build`&&Q.server.game(B(n).game)?.drafts),C=e=>{{let t=M(()=>Q.server.game(B(n).game));um(e,{get game(){return B(t)}})}},w=M(()=>B(n).page===`learn`&&Q.server.game(B(n).game)),T=e=>{gv(e,{})},ee=e=>{Sm(e,{})},E=e=>{Jv(e,{})};K(v,e=>{B(n).page===`room`&&Q.sitting?e(y):B(n).page===`cards`?e(b,1):B(S)?e(x,2):B(w)?e(C,3):B(n).page===`lobby`?e(T,4):B(n).page===`players`?e(ee,5):e(E,-1)}),k(h),ua(h,e=>P(a,e),()=>B(a)),k(d);var D=R(d,2),te=e=>{var t=ti();pi(I(t),()=>`${B(i).game} ${B(i).card}`,e=>{Dm(e,{get game(){return B(i).game},get card(){return B(i).card},shut:s})}),W(e,t)};K(D,e=>{B(i)&&e(te)}),z(e=>G(u,e),[()=>Z(`to-content`)]),V(`click`,l,e=>{e.preventDefault(),B(a)?.focus()}),W(e,c),j()}H([`click`]),si(by,{target:document.getElementById(`app`)}),Q.open();