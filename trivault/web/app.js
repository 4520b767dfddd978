typeof window<`u`&&((window.__svelte??={}).v??=new Set).add(`5`);var e={},t=Symbol(`uninitialized`),n=`http://www.w3.org/1999/xhtml`,r=`http://www.w3.org/2000/svg`,i=Array.isArray,a=Array.prototype.indexOf,o=Array.prototype.includes,s=Array.from,c=Object.defineProperty,l=Object.getOwnPropertyDescriptor,u=Object.getOwnPropertyDescriptors,d=Object.prototype,f=Array.prototype,p=Object.getPrototypeOf,m=Object.isExtensible;function h(e){return typeof e==`function`}var g=()=>{};function _(e){return e()}function v(e){for(var t=0;t<e.length;t++)e[t]()}function y(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function b(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var x=1<<24,S=1024,C=2048,w=4096,T=8192,E=16384,ee=32768,te=1<<25,ne=65536,re=1<<18,ie=1<<19,ae=1<<20,oe=1<<25,se=1<<21,ce=1<<22,le=1<<23,ue=Symbol(`$state`),de=Symbol(`component`),fe=Symbol(`legacy props`),pe=Symbol(``),me=Symbol(`attributes`),he=Symbol(`class`),ge=Symbol(`style`),_e=Symbol(`text`),ve=Symbol(`form reset`),ye=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},be=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`);function xe(){console.warn(`https://svelte.dev/e/derived_inert`)}function Se(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function Ce(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function we(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var D=!1;function Te(e){D=e}var Ee;function De(t){if(t===null)throw Se(),e;return Ee=t}function Oe(){return De(Tn(Ee))}function O(t){if(D){if(Tn(Ee)!==null)throw Se(),e;Ee=t}}function ke(e=1){if(D){for(var t=e,n=Ee;t--;)n=Tn(n);Ee=n}}function Ae(e=!0){for(var t=0,n=Ee;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=Tn(n);e&&n.remove(),n=i}}function je(t){if(!t||t.nodeType!==8)throw Se(),e;return t.data}function Me(e){return e===this.v}function Ne(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Pe(e){return!Ne(e,this.v)}function Fe(e){throw Error(`https://svelte.dev/e/lifecycle_outside_component`)}function Ie(){throw Error(`https://svelte.dev/e/missing_context`)}function Le(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function Re(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function ze(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function Be(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function Ve(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function He(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function Ue(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function We(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function Ge(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function Ke(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function qe(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}var Je=!1;function Ye(){Je=!0}var Xe=[];function Ze(e,t=!1,n=!1){return Qe(e,new Map,``,Xe,null,n)}function Qe(e,t,n,r,a=null,o=!1){if(typeof e==`object`&&e){var s=t.get(e);if(s!==void 0)return s;if(e instanceof Map)return new Map(e);if(e instanceof Set)return new Set(e);if(i(e)){var c=Array(e.length);t.set(e,c),a!==null&&t.set(a,c);for(var l=0;l<e.length;l+=1){var u=e[l];l in e&&(c[l]=Qe(u,t,n,r,null,o))}return c}if(p(e)===d){c={},t.set(e,c),a!==null&&t.set(a,c);for(var f of Object.keys(e))c[f]=Qe(e[f],t,n,r,null,o);return c}if(e instanceof Date)return e.getTime(),structuredClone(e);if(typeof e.toJSON==`function`&&!o)return Qe(e.toJSON(),t,n,r,e)}if(e instanceof EventTarget)return e;try{return structuredClone(e)}catch{return e}}function $e(e,t,n){let r={};return[()=>(n(r)||Ie(),e(r)),e=>t(r,e),()=>n(r)]}function et(e){let t=e.p;for(;t!==null&&t.c===null;)t=t.p;return t?.c??null}function tt(e,t){return e===null&&Fe(t),e.c??=new Map(et(e)||void 0)}var nt=null;function rt(e){nt=e}function it(){return $e(at,ot,st)}function at(e){return tt(nt,`getContext`).get(e)}function ot(e,t){return tt(nt,`setContext`).set(e,t),t}function st(e){return tt(nt,`hasContext`).has(e)}function k(e,t=!1,n){nt={p:nt,i:!1,c:null,e:null,s:e,x:null,r:dr,l:Je&&!t?{s:null,u:null,$:[]}:null}}function A(e){var t=nt,n=t.e;if(n!==null){t.e=null;for(var r of n)Rn(r)}return e!==void 0&&(t.x=e),t.i=!0,nt=t.p,ct(e)}function ct(e={}){return c(e,de,{value:!0}),e}function lt(){return!Je||nt!==null&&nt.l===null}var ut=[];function dt(){var e=ut;ut=[],v(e)}function ft(e){if(ut.length===0&&!Ht){var t=ut;queueMicrotask(()=>{t===ut&&dt()})}ut.push(e)}function pt(){for(;ut.length>0;)dt()}var mt=~(C|w|S);function ht(e,t){e.f=e.f&mt|t}function gt(e){e.f&512||e.deps===null?ht(e,S):ht(e,w)}function _t(e,t){e.f&2048?t.set(e,C):e.f&4096&&t.get(e)!==2048&&t.set(e,w),ht(e,S)}function vt(e,t){if(t){let t=document.body;e.autofocus=!0,ft(()=>{document.activeElement===t&&e.focus()})}}function yt(e){D&&wn(e)!==null&&En(e)}var bt=!1;function xt(){bt||(bt=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[ve]?.()})},{capture:!0}))}function St(e){var t=cr,n=dr;ur(null),fr(null);try{return e()}finally{ur(t),fr(n)}}function Ct(e,t,n,r=n){e.addEventListener(t,()=>St(n));let i=e[ve];e[ve]=i?()=>{i(),r(!0)}:()=>r(!0),xt()}function wt(e,t,n,r){let i=lt()?Ot:jt;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=dr,c=Tt(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){jn(e,s)}Et()}}var d=Dt();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>At(e))).then(u).catch(e=>jn(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),Et())}):f()}function Tt(){var e=dr,t=cr,n=nt,r=Rt;return function(i=!0){fr(e),ur(t),rt(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function Et(e=!0){fr(null),ur(null),rt(null),e&&Rt?.deactivate()}function Dt(){var e=dr,t=e.b,n=Rt,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function Ot(e){var n=2|C;return dr!==null&&(dr.f|=ie),{ctx:nt,deps:null,effects:null,equals:Me,f:n,fn:e,reactions:null,rv:0,v:t,wv:0,parent:dr,ac:null}}var kt=Symbol(`obsolete`);function At(e,n,r){let i=dr;i===null&&Le();var a=void 0,o=on(t),s=!cr,c=new Set;return Hn(()=>{var t=dr,n=y();a=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==ye&&n.reject(e)}).finally(Et)}catch(e){n.reject(e),Et()}var r=Rt;if(s){if(t.f&32768)var l=Dt();if(i.b?.is_rendered())r.async_deriveds.get(t)?.reject(kt);else for(let e of c.values())e.reject(kt);c.add(n),r.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),c.delete(n),t!==kt&&(r.activate(),t?(o.f|=le,un(o,t)):(o.f&8388608&&(o.f^=le),un(o,e)),r.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),In(()=>{for(let e of c)e.reject(kt)}),new Promise(e=>{function t(n){function r(){n===a?e(o):t(a)}n.then(r,r)}t(a)})}function j(e){let t=Ot(e);return mr(t),t}function jt(e){let t=Ot(e);return t.equals=Pe,t}function Mt(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)Zn(t[n])}}function Nt(e){var n,r=dr,i=e.parent;if(!or&&i!==null&&e.v!==t&&i.f&24576)return xe(),e.v;fr(i);try{Mt(e),n=Er(e)}finally{fr(r)}return n}function Pt(e){var t=Nt(e);!e.equals(t)&&(e.wv=Cr(),(!Rt?.is_fork||e.deps===null)&&(Rt===null?e.v=t:(Rt.capture(e,t,!0),zt?.capture(e,t,!0)),e.deps===null))?ht(e,S):or||(Bt===null?gt(e):(Fn()||Rt?.is_fork)&&Bt.set(e,t))}function Ft(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&St(()=>{t.ac.abort(ye),t.ac=null}),t.fn!==null&&(t.teardown=g),kr(t,0),Yn(t))}function It(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&Ar(t)}var Lt=null,Rt=null,zt=null,Bt=null,Vt=null,Ht=!1,Ut=!1,Wt=null,Gt=null,Kt=0,qt=1,Jt=class e{id=qt++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){Lt===null?Lt=this:(Lt.next=this,this.prev=Lt),Lt=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)ht(r,C),t(r);for(r of n.m)ht(r,w),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=S}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)ht(e,t),this.schedule(e);this.apply();for(var t=Wt=[],n=[],r=Gt=[];this.#a.length>0;){Kt++>1e3&&(this.#b(),Xt());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw tn(e),this.#d()||this.discard(),t}}if(Rt=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(Wt=null,Gt=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)en(e,t);r.length>0&&Rt.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),zt=this,Qt(n),Qt(t),zt=null,this.#i?.resolve();var o=Rt;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(rn.clear(),o.#m())}}#h(e,t,n){e.f^=S;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=S:i&4?t.push(r):wr(r)&&(i&16&&this.add_dirty_reaction(r,w),Ar(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),ht(i,C),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),Rt=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)_t(e[t],this.#s)}capture(e,n,r=!1){e.v!==t&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[n,r]),Bt?.set(e,n)),this.is_fork||(e.v=n)}activate(){Rt=this}deactivate(){Rt=null,Bt=null}flush(){try{Ut=!0,Rt=this,this.#m()}finally{Kt=0,Vt=null,Wt=null,Gt=null,Ut=!1,Rt=null,Bt=null,rn.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(kt);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,ft(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=y()).promise}static ensure(){if(Rt===null){let t=Rt=new e;!Ut&&!Ht&&ft(()=>{t.started||t.flush()})}return Rt}apply(){Bt=null}schedule(e){Vt=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?Lt=e:t.prev=e,this.linked=!1}}};function Yt(e){var t=Ht,n=zt;zt=null,Ht=!0;try{var r;for(e&&(Yt(),r=e());;){if(pt(),Rt===null)return r;Rt.flush()}}finally{Ht=t,zt=n}}function Xt(){try{He()}catch(e){jn(e,Vt)}}var Zt=null;function Qt(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&wr(r)&&(Zt=new Set,Ar(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&$n(r),Zt?.size>0)){rn.clear();for(let e of Zt){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)Zt.has(n)&&(Zt.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||Ar(n)}}Zt.clear()}}Zt=null}}function $t(e){Rt.schedule(e)}function en(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),ht(e,S);for(var n=e.first;n!==null;)en(n,t),n=n.next}}function tn(e){ht(e,S);for(var t=e.first;t!==null;)tn(t),t=t.next}var nn=new Set,rn=new Map,an=!1;function on(e,t){return{f:0,v:e,reactions:null,equals:Me,rv:0,wv:0}}function M(e,t){let n=on(e,t);return mr(n),n}function sn(e,t=!1,n=!0){let r=on(e);return t||(r.equals=Pe),Je&&n&&nt!==null&&nt.l!==null&&(nt.l.s??=[]).push(r),r}function N(e,t,n=!1){return cr!==null&&(!lr||cr.f&131072)&&lt()&&cr.f&4325394&&(pr===null||!pr.has(e))&&Ke(),un(e,n?mn(t):t,Gt)}var cn=null,ln=0;function un(e,t,n=null){if(!e.equals(t)){or?rn.set(e,t):rn.has(e)||rn.set(e,e.v);var r=Jt.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&Nt(t),Bt===null&&gt(t)}e.wv=Cr(),cn=null,ln=0,pn(e,C,n),cn=null,lt()&&dr!==null&&dr.f&1024&&!(dr.f&96)&&(_r===null?vr([e]):_r.push(e)),!r.is_fork&&nn.size>0&&!an&&dn()}return t}function dn(){an=!1;for(let e of nn){e.f&1024&&ht(e,w);let t;try{t=wr(e)}catch{t=!0}t&&Ar(e)}nn.clear()}function fn(e){N(e,e.v+1)}function pn(e,t,n){var r=e.reactions;if(r!==null){var i=lt(),a=r.length;if(ln+=a,ln>1e5&&cn===null&&(cn=new Set),cn!==null){if(cn.has(e))return;cn.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==dr){var l=(c&C)===0;if(l&&ht(s,t),c&131072)nn.add(s);else if(c&2){var u=s;Bt?.delete(u),pn(u,w,n)}else if(l){var d=s;c&16&&Zt!==null&&Zt.add(d),n===null?$t(d):n.push(d)}}}}}function mn(e){if(typeof e!=`object`||!e||ue in e||de in e)return e;let n=p(e);if(n!==d&&n!==f)return e;var r=new Map,a=i(e),o=M(0),s=null,c=xr,u=e=>{if(xr===c)return e();var t=cr,n=xr;ur(null),Sr(c);var r=e();return ur(t),Sr(n),r};return a&&r.set(`length`,M(e.length,s)),new Proxy(e,{defineProperty(e,t,n){`value`in n&&n.configurable!==!1&&n.enumerable!==!1&&n.writable!==!1||We();var i=r.get(t);return i===void 0?u(()=>{var e=M(n.value,s);return r.set(t,e),e}):N(i,n.value,!0),!0},deleteProperty(e,n){var i=r.get(n);if(i===void 0){if(n in e){let e=u(()=>M(t,s));r.set(n,e),fn(o)}}else N(i,t),fn(o);return!0},get(n,i,a){if(i===ue)return e;var o=r.get(i),c=i in n;if(o===void 0&&(!c||l(n,i)?.writable)&&(o=u(()=>M(mn(c?n[i]:t),s)),r.set(i,o)),o!==void 0){var d=z(o);return d===t?void 0:d}return Reflect.get(n,i,a)},getOwnPropertyDescriptor(e,n){this.has?.(e,n);var i=Reflect.getOwnPropertyDescriptor(e,n),a=r.get(n);if(a!==void 0){var o=z(a);if(o===t)return;if(i&&`value`in i)i.value=o;else return{enumerable:!0,configurable:!0,value:o,writable:!0}}return i},has(e,n){if(n===ue)return!0;var i=r.get(n),a=i!==void 0&&i.v!==t||Reflect.has(e,n);return(i!==void 0||(dr!==null||cr!==null)&&(!a||l(e,n)?.writable))&&(i===void 0&&(i=u(()=>M(a?mn(e[n]):t,s)),r.set(n,i)),z(i)===t)?!1:a},set(e,n,i,c){var d=r.get(n),f=n in e;if(a&&n===`length`)for(var p=i;p<d.v;p+=1){var m=r.get(p+``);m===void 0?p in e&&(m=u(()=>M(t,s)),r.set(p+``,m)):N(m,t)}if(d===void 0)(!f||l(e,n)?.writable)&&(d=u(()=>M(void 0,s)),N(d,mn(i)),r.set(n,d));else{f=d.v!==t;var h=u(()=>mn(i));N(d,h)}var g=Reflect.getOwnPropertyDescriptor(e,n);if(g?.set&&g.set.call(c,i),!f){if(a&&typeof n==`string`){var _=r.get(`length`),v=Number(n);Number.isInteger(v)&&v>=_.v&&N(_,v+1)}fn(o)}return!0},ownKeys(e){z(o);var n=Reflect.ownKeys(e).filter(e=>{var n=r.get(e);return n===void 0||n.v!==t});for(var[i,a]of r)a.v!==t&&!(i in e)&&n.push(i);return n},setPrototypeOf(){Ge()}})}function hn(e){try{if(typeof e==`object`&&e&&ue in e)return e[ue]}catch{}return e}function gn(e,t){return Object.is(hn(e),hn(t))}var _n,vn,yn,bn,xn;function Sn(){if(_n===void 0){_n=window,vn=document,yn=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;bn=l(t,`firstChild`).get,xn=l(t,`nextSibling`).get,m(e)&&(e[he]=void 0,e[me]=null,e[ge]=void 0,e.__e=void 0),m(n)&&(n[_e]=void 0)}}function Cn(e=``){return document.createTextNode(e)}function wn(e){return bn.call(e)}function Tn(e){return xn.call(e)}function P(e,t){if(!D)return wn(e);var n=wn(Ee);if(n===null)n=Ee.appendChild(Cn());else if(t&&n.nodeType!==3){var r=Cn();return n?.before(r),De(r),r}return t&&kn(n),De(n),n}function F(e,t=!1){if(!D){var n=wn(e);return n instanceof Comment&&n.data===``?Tn(n):n}if(t){if(Ee?.nodeType!==3){var r=Cn();return Ee?.before(r),De(r),r}kn(Ee)}return Ee}function I(e,t=!1){if(!D)return wn(e);var n=P(e,t);return O(e),n}function L(e,t=1,n=!1){let r=D?Ee:e;for(var i;t--;)i=r,r=Tn(r);if(!D)return r;if(n){if(r?.nodeType!==3){var a=Cn();return r===null?i?.after(a):r.before(a),De(a),a}kn(r)}return De(r),r}function En(e){e.textContent=``}function Dn(){return!1}function On(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function kn(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function An(e){var t=dr;if(t===null)return cr.f|=le,e;if(!(t.f&32768)&&!(t.f&4))throw e;jn(e,t)}function jn(t,n){if(t===e)throw t;if(!(n!==null&&n.f&16384)){for(;n!==null;){if(n.f&128&&!(n.f&33570816)){if(!(n.f&32768))throw t;try{n.b.error(t);return}catch(e){t=e}}n=n.parent}throw t}}function Mn(e){dr===null&&(cr===null&&Ve(e),Be()),or&&ze(e)}function Nn(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function Pn(e,t){var n=dr;n!==null&&n.f&8192&&(e|=T);var r={ctx:nt,deps:null,nodes:null,f:e|C|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};Rt?.register_created_effect(r);var i=r;if(e&4)Wt===null?Jt.ensure().schedule(r):Wt.push(r);else if(t!==null){try{Ar(r)}catch(e){throw Zn(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=ne))}if(i!==null&&(i.parent=n,n!==null&&Nn(i,n),cr!==null&&cr.f&2&&!(e&64))){var a=cr;(a.effects??=[]).push(i)}return r}function Fn(){return cr!==null&&!lr}function In(e){let t=Pn(8,null);return ht(t,S),t.teardown=e,t}function Ln(e){Mn(`$effect`);var t=dr.f;if(!cr&&t&32&&nt!==null&&!nt.i){var n=nt;(n.e??=[]).push(e)}else return Rn(e)}function Rn(e){return Pn(4|ae,e)}function zn(e){return Mn(`$effect.pre`),Pn(8|ae,e)}function Bn(e){Jt.ensure();let t=Pn(64|ie,e);return(e={})=>new Promise(n=>{e.outro?er(t,()=>{Zn(t),n(void 0)}):(Zn(t),n(void 0))})}function Vn(e){return Pn(4,e)}function Hn(e){return Pn(ce|ie,e)}function Un(e,t=0){return Pn(8|t,e)}function R(e,t=[],n=[],r=[]){wt(r,t,n,t=>{Pn(8,()=>{e(...t.map(z))})})}function Wn(e,t=[],n=[],r=[]){wt(r,t,n,t=>{Pn(4,()=>e(...t.map(z)))})}function Gn(e,t=0){return Pn(16|t,e)}function Kn(e,t=0){return Pn(x|t,e)}function qn(e){return Pn(32|ie,e)}function Jn(e){var t=e.teardown;if(t!==null){let n=or,r=cr;sr(!0),ur(null);try{t.call(null)}catch(t){jn(t,e.parent)}finally{sr(n),ur(r)}}}function Yn(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&St(()=>{e.abort(ye)});var r=n.next;n.f&64?n.parent=null:Zn(n,t),n=r}}function Xn(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||Zn(t),t=n}}function Zn(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(Qn(e.nodes.start,e.nodes.end),n=!0),e.f|=te,Yn(e,t&&!n),kr(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();Jn(e),e.f^=te,e.f|=E;var i=e.parent;i!==null&&i.first!==null&&$n(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function Qn(e,t){for(;e!==null;){var n=e===t?null:Tn(e);e.remove(),e=n}}function $n(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function er(e,t,n=!0){var r=[];e.f|=256,tr(e,r,!0);var i=()=>{n&&Zn(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function tr(e,t,n){if(!(e.f&8192)){e.f^=T;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);tr(i,t,o?n:!1)}i=a}}}function nr(e){e.f&=-257,rr(e,!0)}function rr(e,t){if(!(e.f&256)&&e.f&8192){e.f^=T,e.f&1024||(ht(e,C),Jt.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);rr(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function ir(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:Tn(n);t.append(n),n=i}}var ar=null,or=!1;function sr(e){or=e}var cr=null,lr=!1;function ur(e){cr=e}var dr=null;function fr(e){dr=e}var pr=null;function mr(e){cr!==null&&(cr.f&2097152||cr.f&2)&&(pr??=new Set).add(e)}var hr=null,gr=0,_r=null;function vr(e){_r=e}var yr=1,br=0,xr=br;function Sr(e){xr=e}function Cr(){return++yr}function wr(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(wr(a)&&Pt(a),a.wv>e.wv)return!0}t&512&&Bt===null&&ht(e,S)}return!1}function Tr(e,t,n=!0){var r=e.reactions;if(r!==null&&!(pr!==null&&pr.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?Tr(a,t,!1):t===a&&(n?ht(a,C):a.f&1024&&ht(a,w),$t(a))}}function Er(e){var t=hr,n=gr,r=_r,i=cr,a=pr,o=nt,s=lr,c=xr,l=e.f;hr=null,gr=0,_r=null,cr=l&96?null:e,pr=null,rt(e.ctx),lr=!1,xr=++br,e.ac!==null&&(St(()=>{e.ac.abort(ye)}),e.ac=null);try{e.f|=se;var u=e.fn,d=u();e.f|=ee;var f=Dr(e);if(lt()&&_r!==null&&!lr&&f!==null&&!(e.f&6146))for(var p=0;p<_r.length;p++)Tr(_r[p],e);if(i!==null&&i!==e){if(br++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=br;if(t!==null)for(let e of t)e.rv=br;_r!==null&&(r===null?r=_r:r.push(..._r))}return e.f&8388608&&(e.f^=le),d}catch(t){return Dr(e),An(t)}finally{e.f^=se,hr=t,gr=n,_r=r,cr=i,pr=a,rt(o),lr=s,xr=c}}function Dr(e){var t=e.deps,n=Rt?.is_fork;if(hr!==null){var r;if(n||kr(e,gr),t!==null&&gr>0)for(t.length=gr+hr.length,r=0;r<hr.length;r++)t[gr+r]=hr[r];else e.deps=t=hr;if(Fn()&&e.f&512)for(r=gr;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&gr<t.length&&(kr(e,gr),t.length=gr);return t}function Or(e,n){let r=n.reactions;if(r!==null){var i=a.call(r,e);if(i!==-1){var s=r.length-1;s===0?r=n.reactions=null:(r[i]=r[s],r.pop())}}if(r===null&&n.f&2&&(hr===null||!o.call(hr,n))){var c=n;c.f&512&&(c.f^=512),c.v!==t&&gt(c),c.ac!==null&&St(()=>{c.ac.abort(ye),c.ac=null,ht(c,C)}),Ft(c),kr(c,0)}}function kr(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)Or(e,n[r])}function Ar(e){var t=e.f;if(!(t&16384)){ht(e,S);var n=dr;dr=e;try{t&16777232?Xn(e):Yn(e),Jn(e);var r=Er(e);e.teardown=typeof r==`function`?r:null,e.wv=yr}finally{dr=n}}}async function jr(){await Promise.resolve(),Yt()}function z(e){var t=!!(e.f&2);if(ar?.add(e),cr!==null&&!lr&&!(dr!==null&&dr.f&16384)&&(pr===null||!pr.has(e))){var n=cr.deps;if(cr.f&2097152)e.rv<br&&(e.rv=br,hr===null&&n!==null&&n[gr]===e?gr++:hr===null?hr=[e]:hr.push(e));else{cr.deps??=[],o.call(cr.deps,e)||cr.deps.push(e);var r=e.reactions;r===null?e.reactions=[cr]:o.call(r,cr)||r.push(cr)}}if(or&&rn.has(e))return rn.get(e);if(t){var i=e;if(or){var a=i.v;return(!(i.f&1024)&&i.reactions!==null||Nr(i))&&(a=Nt(i)),rn.set(i,a),a}var s=!(i.f&512)&&!lr&&cr!==null&&!!(cr.f&512),c=(i.f&ee)===0;wr(i)&&(s&&(i.f|=512),Pt(i)),s&&!c&&(It(i),Mr(i))}if(Bt?.has(e))return Bt.get(e);if(e.f&8388608)throw e.v;return e.v}function Mr(e){if(e.f|=512,e.deps!==null)for(let n of e.deps){var t=n.reactions;t===null?n.reactions=[e]:o.call(t,e)||t.push(e),n.f&2&&!(n.f&512)&&(It(n),Mr(n))}}function Nr(e){if(e.v===t)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(rn.has(t)||t.f&2&&Nr(t))return!0;return!1}function Pr(e){var t=lr;try{return lr=!0,e()}finally{lr=t}}function Fr(e){if(!(typeof e!=`object`||!e||e instanceof EventTarget)){if(ue in e)Ir(e);else if(!Array.isArray(e))for(let t in e){let n=e[t];typeof n==`object`&&n&&ue in n&&Ir(n)}}}function Ir(e,t=new Set){if(typeof e==`object`&&e&&!(e instanceof EventTarget)&&!t.has(e)){t.add(e),e instanceof Date&&e.getTime();for(let n in e)try{Ir(e[n],t)}catch{}let n=p(e);if(n!==Object.prototype&&n!==Array.prototype&&n!==Map.prototype&&n!==Set.prototype&&n!==Date.prototype){let t=u(n);for(let n in t){let r=t[n].get;if(r)try{r.call(e)}catch{}}}}}var Lr=Symbol(`events`),Rr=new Set,zr=new Set;function Br(e,t,n,r={}){function i(e){if(r.capture||Gr.call(t,e),!e.cancelBubble)return St(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,ft(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function Vr(e,t,n,r={}){var i=Br(t,e,n,r);return()=>{i.__removed=!0,e.removeEventListener(t,i,r)}}function Hr(e,t,n,r,i){var a={capture:r,passive:i},o=Br(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&In(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function B(e,t,n){(t[Lr]??={})[e]=n}function V(e){for(var t=0;t<e.length;t++)Rr.add(e[t]);for(var n of zr)n(e)}var Ur=null,Wr=!1;function Gr(e){var t=this,n=t.ownerDocument,r=e.type,i=e.composedPath?.()||[],a=i[0]||e.target;Ur=e,Wr||(Wr=!0,setTimeout(()=>{Wr=!1,Ur=null}));var o=0,s=Ur===e&&e[Lr];if(s){var l=i.indexOf(s);if(l!==-1&&(t===document||t===window)){e[Lr]=t;return}var u=i.indexOf(t);if(u===-1)return;l<=u&&(o=l)}if(a=i[o]||e.target,a!==t){c(e,`currentTarget`,{configurable:!0,get(){return a||n}});var d=cr,f=dr;ur(null),fr(null);try{for(var p,m=[];a!==null&&a!==t;){try{var h=a[Lr]?.[r];h==null||a.disabled&&e.target!==a||h.call(a,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;o++,a=o<i.length?i[o]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[Lr]=t,delete e.currentTarget,ur(d),fr(f)}}}var Kr=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function qr(e){return Kr?.createHTML(e)??e}function Jr(e){var t=On(`template`);return t.innerHTML=qr(e.replaceAll(`<!>`,`<!---->`)),t.content}function Yr(e,t){var n=dr;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function H(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(D)return Yr(Ee,null),Ee;i===void 0&&(i=Jr(a?e:`<!>`+e),n||(i=wn(i)));var t=r||yn?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=wn(t),s=t.lastChild;Yr(o,s)}else Yr(t,t);return t}}function Xr(e,t,n=`svg`){var r=!e.startsWith(`<!>`),i=!!(t&1),a=`<${n}>${r?e:`<!>`+e}</${n}>`,o;return()=>{if(D)return Yr(Ee,null),Ee;if(!o){var e=wn(Jr(a));if(i)for(o=document.createDocumentFragment();wn(e);)o.appendChild(wn(e));else o=wn(e)}var t=o.cloneNode(!0);if(i){var n=wn(t),r=t.lastChild;Yr(n,r)}else Yr(t,t);return t}}function Zr(e,t){return Xr(e,t,`svg`)}function Qr(e=``){if(!D){var t=Cn(e+``);return Yr(t,t),t}var n=Ee;return n.nodeType===3?kn(n):(n.before(n=Cn()),De(n)),Yr(n,n),n}function U(){if(D)return Yr(Ee,null),Ee;var e=document.createDocumentFragment(),t=document.createComment(``),n=Cn();return e.append(t,n),Yr(t,n),e}function W(e,t){if(D){var n=dr;n.f&32768&&n.nodes.end!==null||(n.nodes.end=Ee),Oe()}else e!==null&&e.before(t)}function $r(){if(D&&Ee&&Ee.nodeType===8&&Ee.textContent?.startsWith(`$`)){let e=Ee.textContent.substring(1);return Oe(),e}return(window.__svelte??={}).uid??=1,`c${window.__svelte.uid++}`}[...`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`)];var ei=[`touchstart`,`touchmove`];function ti(e){return ei.includes(e)}var ni=[`textarea`,`script`,`style`,`title`];function ri(e){return ni.includes(e)}function ii(e){let t=0,n=on(0),r;return()=>{Fn()&&(z(n),Un(()=>(t===0&&(r=Pr(()=>e(()=>fn(n)))),t+=1,()=>{ft(()=>{--t,t===0&&(r?.(),r=void 0,fn(n))})})))}}var ai=ne|ie;function oi(e,t,n,r){new si(e,t,n,r)}var si=class{parent;is_pending=!1;transform_error;#e;#t=D?Ee:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=ii(()=>(this.#p=on(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=dr;t.b=this,t.f|=128,n(e)},this.parent=dr.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=Gn(()=>{if(D){let e=je(this.#t);Oe();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},ai),D&&(this.#e=Ee)}#h(){try{this.#a=qn(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);ft(r),t&&(this.#s=qn(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{this.#v()||(t?we():(t=!0,n&&qe(),this.#s!==null&&er(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})))};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){jn(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(E|te))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=qn(()=>e(this.#e)),ft(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=Cn(),n=!1;e.append(t),this.#a=this.#S(()=>{try{return qn(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){jn(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#x(Rt)):this.#u===0&&(this.#e.before(e),this.#c=null,er(this.#o,()=>{this.#o=null}),this.#x(Rt))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=qn(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();ir(this.#a,e);let t=this.#n.pending;this.#o=qn(()=>t(this.#e))}else this.#x(Rt)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){_t(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=dr,n=cr,r=nt;fr(this.#i),ur(this.#i),rt(this.#i.ctx);try{return Jt.ensure(),e()}finally{fr(t),ur(n),rt(r)}}#C(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&er(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#C(e,t)}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!(!this.#p||this.#d)&&(this.#d=!0,ft(()=>{this.#d=!1,this.#p&&un(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),z(this.#p)}error(t){if(t===e||!this.#n.onerror&&!this.#n.failed)throw t;Rt?.is_fork?(this.#a&&Rt.skip_effect(this.#a),this.#o&&Rt.skip_effect(this.#o),this.#s&&Rt.skip_effect(this.#s),Rt.oncommit(()=>{this.#v()||this.#w(t)})):this.#w(t)}#w(e){this.#a&&=(Zn(this.#a),null),this.#o&&=(Zn(this.#o),null),this.#s&&=(Zn(this.#s),null),D&&(De(this.#t),ke(),De(Ae()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return qn(()=>{var r=dr;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return jn(e,this.#i.parent),null}}))};ft(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){jn(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>jn(e,this.#i&&this.#i.parent)):n(t)}})}};function G(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[_e]??=e.nodeValue)&&(e[_e]=n,e.nodeValue=`${n}`)}function ci(e,t){return ui(e,t)}var li=new Map;function ui(t,{target:n,anchor:r,props:i={},events:a,context:o,intro:c=!0,transformError:l}){Sn();var u=void 0,d=Bn(()=>{var c=r??n.appendChild(Cn());oi(c,{pending:()=>{}},n=>{k({});var r=nt;if(o&&(r.c=o),a&&(i.$$events=a),D&&Yr(n,null),u=t(n,i)||ct(),D&&(dr.nodes.end=Ee,Ee===null||Ee.nodeType!==8||Ee.data!==`]`))throw Se(),e;A()},l);var d=new Set,f=e=>{for(var t=0;t<e.length;t++){var r=e[t];if(!d.has(r)){d.add(r);var i=ti(r);for(let e of[n,document]){var a=li.get(e);a===void 0&&(a=new Map,li.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,Gr,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return f(s(Rr)),zr.add(f),()=>{for(var e of d)for(let r of[n,document]){var t=li.get(r),i=t.get(e);--i==0?(r.removeEventListener(e,Gr),t.delete(e),t.size===0&&li.delete(r)):t.set(e,i)}zr.delete(f),c!==r&&c.parentNode?.removeChild(c)}});return di.set(u,d),u}var di=new WeakMap,fi=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)nr(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(nr(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(Zn(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();ir(r,t),t.append(Cn()),this.#n.set(e,{effect:r,fragment:t})}else Zn(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),er(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(Zn(n.effect),this.#n.delete(e))};ensure(e,t){var n=Rt,r=Dn();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=Cn();i.append(a),this.#n.set(e,{effect:qn(()=>t(a)),fragment:i})}else this.#t.set(e,qn(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else D&&(this.anchor=Ee),this.#a(n)}};function pi(e,t,...n){var r=new fi(e);Gn(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},ne)}function K(e,t,n=!1){var r;D&&(r=Ee,Oe());var i=new fi(e),a=n?ne:0;function o(e,t){if(D){var n=je(r);if(e!==parseInt(n.substring(1))){var a=Ae();De(a),i.anchor=a,Te(!1),i.ensure(e,t),Te(!0);return}}i.ensure(e,t)}Gn(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var mi=Symbol(`NaN`);function hi(e,t,n){D&&Oe();var r=new fi(e),i=!lt();Gn(()=>{var e=t();e!==e&&(e=mi),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function q(e,t){return t}function gi(e,t,n){for(var r=[],i=t.length,a,o=t.length,c=0;c<i;c++){let n=t[c];er(n,()=>{if(a){if(a.pending.delete(n),a.done.add(n),a.pending.size===0){var t=e.outrogroups;_i(e,s(a.done)),t.delete(a),t.size===0&&(e.outrogroups=null)}}else--o},!1)}if(o===0){var l=r.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;En(d),d.append(u),e.items.clear()}_i(e,t,!l)}else a={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(a)}function _i(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=oe,ir(a,document.createDocumentFragment())):Zn(t[i],n)}}var vi;function J(e,t,n,r,a,o=null){var c=e,l=new Map;if(t&4){var u=e;c=D?De(wn(u)):u.appendChild(Cn())}D&&Oe();var d=null,f=jt(()=>{var e=n();return i(e)?e:e==null?[]:s(e)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var n=z(f);_.fallback=d,bi(_,n,c,t,r),d!==null&&(n.length===0?d.f&33554432?(d.f^=oe,Si(d,null,c)):nr(d):er(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:Gn(()=>{var e=z(f),i=e.length;let s=!1;D&&je(c)===`[!`!=(i===0)&&(c=Ae(),De(c),Te(!1),s=!0);for(var u=new Set,_=Rt,v=Dn(),y=0;y<i;y+=1){D&&Ee.nodeType===8&&Ee.data===`]`&&(c=Ee,s=!0,Te(!1));var b=e[y],x=r(b,y),S=m?null:l.get(x);S?(S.v&&un(S.v,b),S.i&&un(S.i,y),v&&_.unskip_effect(S.e)):(S=xi(l,m?c:vi??=Cn(),b,x,y,a,t,n),m||(S.e.f|=oe),l.set(x,S)),u.add(x)}if(i===0&&o&&!d&&(m?d=qn(()=>o(c)):(d=qn(()=>o(vi??=Cn())),d.f|=oe)),i>u.size&&Re(``,``,``),D&&i>0&&De(Ae()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}s&&Te(!0),z(f)}),flags:t,items:l,pending:p,outrogroups:null,fallback:d};m=!1,D&&(c=Ee)}function yi(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function bi(e,t,n,r,i){var a=!!(r&8),o=t.length,c=e.items,l=yi(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(a)for(v=0;v<o;v+=1)h=t[v],g=i(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<o;v+=1){if(h=t[v],g=i(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(nr(_),a&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=oe,_===l)Si(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),Ci(e,d,_),Ci(e,_,y),Si(_,y,n),d=_,p=[],m=[],l=yi(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],C=p[p.length-1];for(x=0;x<p.length;x+=1)Si(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);Ci(e,S.prev,C.next),Ci(e,d,S),Ci(e,C,b),l=b,d=C,--v,p=[],m=[]}else u.delete(_),Si(_,l,n),Ci(e,_.prev,_.next),Ci(e,_,d===null?e.effect.first:d.next),Ci(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=yi(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=yi(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(_i(e,s(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var w=[];if(u!==void 0)for(_ of u)_.f&8192||w.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&w.push(l),l=yi(l.next);var T=w.length;if(T>0){var E=r&4&&o===0?n:null;if(a){for(v=0;v<T;v+=1)w[v].nodes?.a?.measure();for(v=0;v<T;v+=1)w[v].nodes?.a?.fix()}gi(e,w,E)}}a&&ft(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function xi(e,t,n,r,i,a,o,s){var c=o&1?o&16?on(n):sn(n,!1,!1):null,l=o&2?on(i):null;return{v:c,i:l,e:qn(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function Si(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=Tn(r);if(a.before(r),r===i)return;r=o}}function Ci(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function wi(e,t,n){var r;D&&(r=Ee,Oe());var i=new fi(e);Gn(()=>{var e=t()??null;if(D&&je(r)===`[`!=(e!==null)){var a=Ae();De(a),i.anchor=a,Te(!1),i.ensure(e,e&&(t=>n(t,e))),Te(!0)}else i.ensure(e,e&&(t=>n(t,e)))},ne)}function Ti(e,t,n,i,a,o){let s=D;D&&Oe();var c=null;D&&Ee.nodeType===1&&(c=Ee,Oe());var l=D?Ee:e,u=new fi(l,!1);Gn(()=>{let e=t()||null;var o=a?a():n||e===`svg`?r:void 0;if(e===null)u.ensure(null,null);else return u.ensure(e,t=>{if(e){var n=D;if(c=D?c:On(e,o),Yr(c,c),i){var r=null;D&&ri(e)&&c.append(r=document.createComment(``));var a=D?wn(c):c.appendChild(Cn());D&&(a===null?Te(!1):De(a)),i(c,a),r?.remove()}dr.nodes.end=c,n||t.before(c)}D&&De(t)}),()=>{}},ne),In(()=>{}),s&&(Te(!0),De(l))}function Ei(e,t){let n=null,r=D;var i;if(D){n=Ee;for(var a=wn(document.head);a!==null&&(a.nodeType!==8||a.data!==e);)a=Tn(a);if(a===null)Te(!1);else{var o=Tn(a);a.remove(),De(o)}}D||(i=document.head.appendChild(Cn()));try{Gn(()=>{var e=qn(()=>t(i));e.f|=re,D||(e.nodes===null?e.nodes={start:i,end:i,a:null,t:null}:e.nodes.end=i)})}finally{r&&(Te(!0),De(n))}}function Y(e,t){var n=void 0,r;Kn(()=>{n!==(n=t())&&(r&&=(Zn(r),null),n&&(r=qn(()=>{Vn(()=>n(e))})))})}function Di(e){var t,n,r=``;if(typeof e==`string`||typeof e==`number`)r+=e;else if(typeof e==`object`){if(Array.isArray(e)){var i=e.length;for(t=0;t<i;t++)e[t]&&(n=Di(e[t]))&&(r&&(r+=` `),r+=n)}else for(n in e)e[n]&&(r&&(r+=` `),r+=n)}return r}function Oi(){for(var e,t,n=0,r=``,i=arguments.length;n<i;n++)(e=arguments[n])&&(t=Di(e))&&(r&&(r+=` `),r+=t);return r}function ki(e){return typeof e==`object`?Oi(e):e??``}var Ai=[...` 	
\r\f\xA0\v﻿`];function ji(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||Ai.includes(r[o-1]))&&(s===r.length||Ai.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function Mi(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function Ni(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function Pi(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(Ni)),i&&c.push(...Object.keys(i).map(Ni));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=Ni(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=Mi(r)),i&&(n+=Mi(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}function Fi(e,t,n,r,i,a){var o=e[he];if(D||o!==n||o===void 0){var s=ji(n,r,a);D&&s===e.getAttribute(`class`)||(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[he]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function Ii(e,t={},n,r){for(var i in n){var a=n[i];t[i]!==a&&(n[i]==null?e.style.removeProperty(i):e.style.setProperty(i,a,r))}}function Li(e,t,n,r){var i=e[ge];if(D||i!==t){var a=Pi(t,r);D&&a===e.getAttribute(`style`)||(a==null?e.removeAttribute(`style`):e.style.cssText=a),e[ge]=t}else r&&(Array.isArray(r)?(Ii(e,n?.[0],r[0]),Ii(e,n?.[1],r[1],`important`)):Ii(e,n,r));return r}function Ri(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function zi(e,t){var n=e.__defaultValue,r=e.multiple,a=r?n??[]:null;if(!r||i(a)){var o=e.selectedIndex,s=t&&r?new Set(e.selectedOptions):null;for(var c of e.options){var l=Ui(c);Ri(c,r?a.includes(l):gn(l,n))}if(t){if(s!==null)for(c of e.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else e.selectedIndex!==o&&(e.selectedIndex=o)}}}function Bi(e,t,n=!1){if(e.multiple){if(t==null)return;if(!i(t))return Ce();for(var r of e.options)r.selected=t.includes(Ui(r))}else{for(r of e.options)if(gn(Ui(r),t)){r.selected=!0;return}n&&t===void 0||(e.selectedIndex=-1)}}function Vi(e){var t=new MutationObserver(t=>{t.every(Wi)||(`__defaultValue`in e&&zi(e,!1),`__value`in e&&Bi(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),In(()=>{t.disconnect()})}function Hi(e,t,n=t){var r=new WeakSet,i=!0;Ct(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),Ui);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&Ui(o)}n(a),e.__value=a,Rt!==null&&r.add(Rt)}),Vn(()=>{var a=t();if(e===document.activeElement){var o=Rt;if(r.has(o))return}if(Bi(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=Ui(s),n(a))}e.__value=a,i=!1})}function Ui(e){return`__value`in e?e.__value:e.value}function Wi(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var Gi=Symbol(`is custom element`),Ki=Symbol(`is html`),qi=be?`link`:`LINK`,Ji=be?`progress`:`PROGRESS`;function Yi(e){if(D){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;X(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;X(e,`checked`,null),e.checked=r}}};e[ve]=n,ft(n),xt()}}function Xi(e,t){var n=Qi(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===Ji)&&(e.value=t??``)}function Zi(e,t){var n=Qi(e);n.checked!==(n.checked=t??void 0)&&(e.checked=t)}function X(e,t,n,r){var i=Qi(e);if(!(D&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===qi))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[pe]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&ea(e).has(t)?e[t]=n:(!D||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function Qi(e){return e[me]??={[Gi]:e.nodeName.includes(`-`),[Ki]:e.namespaceURI===n}}var $i=new Map;function ea(e){var t=e.getAttribute(`is`)||e.nodeName,n=$i.get(t);if(n)return n;$i.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var o in r=u(i),r)r[o].set&&o!==`innerHTML`&&o!==`textContent`&&o!==`innerText`&&n.add(o);i=p(i)}return n}function ta(e,t,n=t){var r=new WeakSet;Ct(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=oa(e)?sa(a):a,n(a),Rt!==null&&r.add(Rt),await jr(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(D&&e.defaultValue!==e.value||Pr(t)==null&&e.value)&&(n(oa(e)?sa(e.value):e.value),Rt!==null&&r.add(Rt)),Un(()=>{var n=t();if(e===document.activeElement){var i=Rt;if(r.has(i))return}oa(e)&&n===sa(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}var na=new Set;function ra(e,t,n,r,i=r){var a=n.getAttribute(`type`)===`checkbox`,o=e;let s=!1;if(t!==null)for(var c of t)o=o[c]??=[];o.push(n),Ct(n,`change`,()=>{var e=n.__value;a&&(e=aa(o,e,n.checked)),i(e)},()=>i(a?[]:null)),Un(()=>{var e=r();D&&n.defaultChecked!==n.checked?s=!0:a?(e||=[],n.checked=e.includes(n.__value)):n.checked=gn(n.__value,e)}),In(()=>{var e=o.indexOf(n);e!==-1&&o.splice(e,1)}),na.has(o)||(na.add(o),ft(()=>{o.sort((e,t)=>e.compareDocumentPosition(t)===4?-1:1),na.delete(o)})),ft(()=>{if(s){var e=a?aa(o,e,n.checked):o.find(e=>e.checked)?.__value;i(e)}})}function ia(e,t,n=t){Ct(e,`change`,t=>{n(t?e.defaultChecked:e.checked)}),(D&&e.defaultChecked!==e.checked||Pr(t)==null)&&n(e.checked),Un(()=>{e.checked=!!t()})}function aa(e,t,n){for(var r=new Set,i=0;i<e.length;i+=1)e[i].checked&&r.add(e[i].__value);return n||r.delete(t),Array.from(r)}function oa(e){var t=e.type;return t===`number`||t===`range`}function sa(e){return e===``?null:+e}var ca=new class e{#e=new WeakMap;#t;#n;static entries=new WeakMap;constructor(e){this.#n=e}observe(e,t){var n=this.#e.get(e)||new Set;return n.add(t),this.#e.set(e,n),this.#r().observe(e,this.#n),()=>{var n=this.#e.get(e);n.delete(t),n.size===0&&(this.#e.delete(e),this.#t.unobserve(e))}}#r(){return this.#t??=new ResizeObserver(t=>{for(var n of t){e.entries.set(n.target,n);for(var r of this.#e.get(n.target)||[])r(n)}})}}({box:`border-box`});function la(e,t,n){var r=ca.observe(e,()=>n(e[t]));Vn(()=>(Pr(()=>n(e[t])),r))}function ua(e,t){return e===t||e?.[ue]===t}function da(e=ct(),t,n,r){var i=nt.r,a=dr;return Vn(()=>{var o,s;return Un(()=>{o=s,s=r?.()||[],Pr(()=>{ua(n(...s),e)||(t(e,...s),o&&ua(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&ua(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}function fa(e,t,n,r,i){var a=()=>{r(n[e])};n.addEventListener(t,a),i?Un(()=>{n[e]=i()}):a(),(n===document.body||n===window||n===document)&&In(()=>{n.removeEventListener(t,a)})}function pa(e=!1){let t=nt,n=t.l.u;if(!n)return;let r=()=>Fr(t.s);if(e){let e=0,n={},i=Ot(()=>{let r=!1,i=t.s;for(let e in i)i[e]!==n[e]&&(n[e]=i[e],r=!0);return r&&e++,e});r=()=>z(i)}n.b.length&&zn(()=>{ma(t,r),v(n.b)}),Ln(()=>{let e=Pr(()=>n.m.map(_));return()=>{for(let t of e)typeof t==`function`&&t()}}),n.a.length&&Ln(()=>{ma(t,r),v(n.a)})}function ma(e,t){if(e.l.s)for(let t of e.l.s)z(t);t()}function ha(e){var t=on(0);return function(){return arguments.length===1?(N(t,z(t)+1),arguments[0]):(z(t),e())}}var ga=!1;function _a(e){var t=ga;try{return ga=!1,[e(),ga]}finally{ga=t}}var va={get(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(h(r)&&(r=r()),typeof r==`object`&&r&&t in r)return r[t]}},set(e,t,n){let r=e.props.length;for(;r--;){let i=e.props[r];h(i)&&(i=i());let a=l(i,t);if(a&&a.set)return a.set(n),!0}return!1},getOwnPropertyDescriptor(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(h(r)&&(r=r()),typeof r==`object`&&r&&t in r){let e=l(r,t);return e&&!e.configurable&&(e.configurable=!0),e}}},has(e,t){if(t===ue||t===fe)return!1;for(let n of e.props)if(h(n)&&(n=n()),n!=null&&t in n)return!0;return!1},ownKeys(e){let t=[];for(let n of e.props)if(h(n)&&(n=n()),n){for(let e in n)t.includes(e)||t.push(e);for(let e of Object.getOwnPropertySymbols(n))t.includes(e)||t.push(e)}return t}};function ya(...e){return new Proxy({props:e},va)}function ba(e,t,n,r){var i=!Je||!!(n&2),a=!!(n&8),o=!!(n&16),s=r,c=!0,u=void 0,d=()=>o&&i?(u??=Ot(r),z(u)):(c&&(c=!1,s=o?Pr(r):r),s);let f;if(a){var p=ue in e||fe in e;f=l(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;a?[m,h]=_a(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&Ue(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(c=!0,n)}:()=>{var n=e[t];return n!==void 0&&(s=void 0),n===void 0?s:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?Ot:jt)(()=>(v=!1,g()));a&&z(y);var b=dr;return(function(e,t){if(arguments.length>0){let n=t?z(y):i&&a?mn(e):e;return N(y,n),v=!0,s!==void 0&&(s=n),e}return or&&v||b.f&16384?y.v:z(y)})}var xa={brobnar:{hue:12,emblem:`M12 1.5C13 6 18 8 18 14.5A6 6 0 0 1 6 14.5C6 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 1.5ZM12 14v5`,pattern:`rays`},dis:{hue:322,emblem:`M4 3C3 9 6 11 7 12V17L12 22L17 17V12C18 11 21 9 20 3C18 6 16 7 12 7S6 6 4 3ZM9 13l2 1.5M15 13l-2 1.5M10.5 18h3`,pattern:`scales`},logos:{hue:196,emblem:`M12 10.5a1.5 1.5 0 1 0 .1 0M2 12a10 4 0 1 0 20 0a10 4 0 1 0-20 0M7 3.3a4 10-30 1 0 10 17.4a4 10-30 1 0-10-17.4M17 3.3a4 10 30 1 0-10 17.4a4 10 30 1 0 10-17.4`,pattern:`grid`},mars:{hue:96,emblem:`M12 5a7 6 0 0 1 7 6C19 17 15 22 12 22S5 17 5 11A7 6 0 0 1 12 5ZM8 12c2 0 3 1 3 3c-2 0-3-1-3-3ZM16 12c-2 0-3 1-3 3c2 0 3-1 3-3ZM9 5 7 1.5M15 5l2-3.5`,pattern:`dots`},sanctum:{hue:224,emblem:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5ZM12 6v12M7.5 10.5h9`,pattern:`bricks`},saurian:{hue:52,emblem:`M12 22C5 19 3 13 5 4M12 22C19 19 21 13 19 4M4.5 8l3.5 1.5M4.5 12.5l4 .5M6.5 17l4-.5M19.5 8 16 9.5M19.5 12.5l-4 .5M17.5 17l-4-.5M12 4l1 2.5h2.5l-2 1.7.8 2.6L12 9.3l-2.3 1.5.8-2.6-2-1.7H11Z`,pattern:`scales`},shadows:{hue:262,ink:30,emblem:`M12 1.5 15 9.5 13.5 16h-3L9 9.5ZM7 16h10M12 16v5M10 21.5h4`,pattern:`waves`},"star-alliance":{hue:176,emblem:`M12 1.5 14.8 9.2 22.5 12 14.8 14.8 12 22.5 9.2 14.8 1.5 12 9.2 9.2ZM12 10a2 2 0 1 0 .1 0`,pattern:`rings`},untamed:{hue:142,emblem:`M12 12c3 0 6 3 6 6.5c0 3-3 2.5-6 2.5s-6 .5-6-2.5C6 15 9 12 12 12ZM5 8a2 2.5 0 1 0 .1 0M10 3a2 2.5 0 1 0 .1 0M14.5 3a2 2.5 0 1 0 .1 0M19 8a2 2.5 0 1 0 .1 0`,pattern:`leaves`},"":{hue:40,ink:15,emblem:`M12 2 20.7 7v10L12 22 3.3 17V7Z`,pattern:`dots`}},Sa={name:`keyforge`,accent:38,looks:xa},Ca={dark:{hue:288,ink:32,emblem:`M12 3a8 8 0 0 0-5 14.2V21h10v-3.8A8 8 0 0 0 12 3ZM9 12.5a1.6 1.6 0 1 0 .1 0M15 12.5a1.6 1.6 0 1 0 .1 0M10 21v-2.5M14 21v-2.5M12 15l-1 2h2Z`,pattern:`waves`},holy:{hue:48,emblem:`M12 7a5 5 0 1 0 .1 0M12 1v3.5M12 19.5V23M1 12h3.5M19.5 12H23M4.2 4.2l2.5 2.5M17.3 17.3l2.5 2.5M19.8 4.2l-2.5 2.5M6.7 17.3l-2.5 2.5`,pattern:`rays`},nature:{hue:112,emblem:`M4 21C3 10 9 3 21 3C22 14 16 21 6 19M4 21C7 15 11 11 16 8M9.5 13.5V9M13 10.5V6.5M9 14h4.5`,pattern:`leaves`},mind:{hue:320,emblem:`M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 8.5a3.5 3.5 0 1 0 .1 0M12 2v2.5M6 3.5l1 2.3M18 3.5l-1 2.3`,pattern:`rings`},arcane:{hue:266,emblem:`M12 2l5.9 17.2L3 8.5h18L6.1 19.2ZM12 1.5a10.5 10.5 0 1 0 .1 0`,pattern:`grid`},war:{hue:2,ink:44,emblem:`M3 3l10 10M3 3l1 4 8 8M3 3l4 1 8 8M21 3 11 13M21 3l-1 4-8 8M21 3l-4 1-8 8M5 15l4 4M19 15l-4 4M7 17l-3.5 3.5M17 17l3.5 3.5`,pattern:`shards`},earth:{hue:30,ink:34,emblem:`M1.5 20.5 9 6l4 7 2.5-4 7 11.5ZM9 6l1.5 6-2 2.5 2 6`,pattern:`bricks`},water:{hue:208,emblem:`M12 2C16 8 19 11.5 19 15.5A7 7 0 0 1 5 15.5C5 11.5 8 8 12 2ZM9 15.5a3.5 3.5 0 0 0 3.5 3.5`,pattern:`waves`},air:{hue:188,ink:36,emblem:`M2 9h12.5a3.3 3.3 0 1 0-3.3-3.3M2 13h17a3 3 0 1 1-3 3M2 17h8a2.7 2.7 0 1 1-2.7 2.7`,pattern:`rings`},fire:{hue:16,ink:62,emblem:`M12 1.5C13 6 18.5 8 18.5 14.5A6.5 6.5 0 0 1 5.5 14.5C5.5 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 1.5ZM12 13c1.5 2 2.5 3 2.5 4.7a2.5 2.5 0 0 1-5 0C9.5 16 10.5 15 12 13Z`,pattern:`scales`},beastmaster:{hue:96,emblem:`M12 11.5c3.5 0 6.5 3.5 6.5 6.8c0 3-3.5 2.5-6.5 2.5s-6.5.5-6.5-2.5C5.5 15 8.5 11.5 12 11.5ZM4.5 8a2 2.6 0 1 0 .1 0M9.5 3a2 2.6 0 1 0 .1 0M14.5 3a2 2.6 0 1 0 .1 0M19.5 8a2 2.6 0 1 0 .1 0`,pattern:`leaves`},warlock:{hue:350,emblem:`M4 3C3 9 6 11 7 12V17L12 22L17 17V12C18 11 21 9 20 3C18 6 16 7 12 7S6 6 4 3ZM9 13l2 1.5M15 13l-2 1.5M10.5 18h3`,pattern:`scales`},priestess:{hue:52,emblem:`M5 3h14c0 6-2 9-5.5 10v4l3.5 4H7l3.5-4v-4C7 12 5 9 5 3ZM12 5.5v5M9.5 8h5`,pattern:`rays`},wizard:{hue:232,emblem:`M12 1.5 17 16H7ZM3 17.5c6-2.5 12-2.5 18 0c-6 4-12 4-18 0ZM12 7l.8 1.9 2 .2-1.5 1.3.5 2L12 11.3l-1.8 1.1.5-2L9.2 9.1l2-.2Z`,pattern:`grid`},none:{hue:220,ink:16,emblem:`M12 2l2.6 6.9 7.4.3-5.8 4.6 2 7.2L12 16.9 5.8 21l2-7.2L2 9.2l7.4-.3Z`,pattern:`dots`},"":{hue:258,ink:30,emblem:`M8 8.5a4 4 0 1 1 5.5 3.7c-1 .6-1.5 1.2-1.5 2.8M12 18.3v.6M12 1.5a10.5 10.5 0 1 0 .1 0`,pattern:`grid`}},wa=[{shape:`M12 3a9 9 0 1 0 .1 0`,colour:`var(--owner-1)`},{shape:`M12 2 22 12 12 22 2 12Z`,colour:`var(--owner-2)`},{shape:`M12 3 22 20H2Z`,colour:`var(--owner-3)`},{shape:`M4 4h16v16H4Z`,colour:`var(--owner-4)`}],Ta={name:`mage-wars`,accent:268,looks:Ca},Ea={name:`shards`,accent:205,looks:{homodeus:{hue:212,emblem:`M12 2 20.7 7v10L12 22 3.3 17V7zM12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10M12 10.5v3M10.5 12h3`,pattern:`grid`},order:{hue:44,emblem:`M1.5 12C6 5 18 5 22.5 12C18 19 6 19 1.5 12ZM12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M12 1v3M12 20v3`,pattern:`rings`},undergrowth:{hue:130,emblem:`M12 22V9M12 13C5 13 3 8 3 3C9 3 12 6 12 13ZM12 16C12 10 15 7 21 7C21 13 18 16 12 16Z`,pattern:`leaves`},wraethe:{hue:290,emblem:`M17 2C8 4 5 10 7 15S15 22 20 20C15 19 12 16 12 12S14 4 17 2ZM4 5l1.5 3M3 13h2M18 11a1 1 0 1 0 .1 0`,pattern:`waves`},"":{hue:190,ink:25,emblem:`M12 1.5 18 9 12 22.5 6 9ZM6 9h12M12 1.5V22.5`,pattern:`shards`}}},Da=`# Der Tisch in Worten: im Terminal und im Browser.

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
`,Aa=class extends Map{#e=new Map;#t=M(0);#n=M(0);#r=xr||-1;constructor(e){if(super(),e){for(var[t,n]of e)super.set(t,n);this.#n.v=super.size}}#i(e){return xr===this.#r?M(e):on(e)}has(e){var t=this.#e,n=t.get(e);if(n===void 0){if(super.has(e))n=this.#i(0),t.set(e,n);else return z(this.#t),!1}return z(n),!0}forEach(e,t){this.#a(),super.forEach(e,t)}get(e){var t=this.#e,n=t.get(e);if(n===void 0){if(super.has(e))n=this.#i(0),t.set(e,n);else{z(this.#t);return}}return z(n),super.get(e)}getOrInsert(e,t){return super.has(e)||this.set(e,t),this.get(e)}getOrInsertComputed(e,t){return super.has(e)||this.set(e,t(e)),this.get(e)}set(e,t){var n=this.#e,r=n.get(e),i=super.get(e),a=super.set(e,t),o=this.#t;if(r===void 0)r=this.#i(0),n.set(e,r),N(this.#n,super.size),fn(o);else if(i!==t){fn(r);var s=o.reactions===null?null:new Set(o.reactions);s!==null&&r.reactions?.every(e=>s.has(e))||fn(o)}return a}delete(e){var t=this.#e,n=t.get(e),r=super.delete(e);return n!==void 0&&(t.delete(e),N(n,-1)),r&&(N(this.#n,super.size),fn(this.#t)),r}clear(){if(super.size!==0){super.clear();var e=this.#e;N(this.#n,0);for(var t of e.values())N(t,-1);fn(this.#t),e.clear()}}#a(){z(this.#t);var e=this.#e;if(this.#n.v!==e.size){for(var t of super.keys())if(!e.has(t)){var n=this.#i(0);e.set(t,n)}}for([,n]of this.#e)z(n)}keys(){return z(this.#t),super.keys()}values(){return this.#a(),super.values()}entries(){return this.#a(),super.entries()}[Symbol.iterator](){return this.entries()}get size(){return z(this.#n),super.size}},ja=class{#e;#t;constructor(e,t){this.#e=e,this.#t=ii(t)}get current(){return this.#t(),this.#e()}},Ma=/\(.+\)/,Na=new Set([`all`,`print`,`screen`,`and`,`or`,`not`,`only`]),Pa=class extends ja{constructor(e,t){let n=Ma.test(e)||e.split(/[\s,]+/).some(e=>Na.has(e.trim()))?e:`(${e})`,r=window.matchMedia(n);super(()=>r.matches,e=>Vr(r,`change`,e))}},Fa=`# Das Programm im Browser. Was die Spiele sagen, kommt von den Spielen.

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
`,Wa=class{constructor(e){this.value=e}valueOf(){return this.value}},Ga=class extends Wa{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},Ka=class extends Wa{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},qa=class e extends Wa{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof Wa)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Wa&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},Ja=100,Ya=`⁨`,Xa=`⁩`;function Za(e,t,n){return n===t||n instanceof Ka&&t instanceof Ka&&n.value===t.value||t instanceof Ka&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function Qa(e,t,n){return t[n]?so(e,t[n].value):(e.reportError(RangeError(`No default`)),new Ga)}function $a(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=eo(e,i.value):n.push(eo(e,i));return{positional:n,named:r}}function eo(e,t){switch(t.type){case`str`:return t.value;case`num`:return new Ka(t.value,{minimumFractionDigits:t.precision});case`var`:return to(e,t);case`mesg`:return no(e,t);case`term`:return ro(e,t);case`func`:return io(e,t);case`select`:return ao(e,t);default:return new Ga}}function to(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new Ga(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new Ga(`$${t}`);if(n instanceof Wa)return n;switch(typeof n){case`string`:return n;case`number`:return new Ka(n);case`object`:if(qa.supportsValue(n))return new qa(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new Ga(`$${t}`)}}function no(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new Ga(t);if(n){let i=r.attributes[n];return i?so(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Ga(`${t}.${n}`))}return r.value?so(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new Ga(t))}function ro(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new Ga(i);if(n){let t=a.attributes[n];if(t){e.params=$a(e,r).named;let n=so(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Ga(`${i}.${n}`)}e.params=$a(e,r).named;let o=so(e,a.value);return e.params=null,o}function io(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new Ga(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new Ga(`${t}()`);try{let t=$a(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new Ga(`${t}()`)}}function ao(e,{selector:t,variants:n,star:r}){let i=eo(e,t);if(i instanceof Ga)return Qa(e,n,r);for(let t of n)if(Za(e,i,eo(e,t.key)))return so(e,t.value);return Qa(e,n,r)}function oo(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new Ga;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>Ja)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Ja}`);r&&n.push(Ya),n.push(eo(e,i).toString(e)),r&&n.push(Xa)}return e.dirty.delete(t),n.join(``)}function so(e,t){return typeof t==`string`?e.bundle._transform(t):oo(e,t)}var co=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function lo(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var uo=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function fo(e,t){let n=e[0];if(n instanceof Ga)return new Ga(`NUMBER(${n.valueOf()})`);if(n instanceof Ka)return new Ka(n.valueOf(),{...n.opts,...lo(t,uo)});if(n instanceof qa)return new Ka(n.toNumber(),{...lo(t,uo)});throw TypeError(`Invalid argument to NUMBER`)}var po=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function mo(e,t){let n=e[0];if(n instanceof Ga)return new Ga(`DATETIME(${n.valueOf()})`);if(n instanceof qa||n instanceof Ka)return new qa(n,lo(t,po));throw TypeError(`Invalid argument to DATETIME`)}var ho=new Map;function go(e){let t=Array.isArray(e)?e.join(` `):e,n=ho.get(t);return n===void 0&&(n=new Map,ho.set(t,n)),n}var _o=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:fo,DATETIME:mo,...t},this._useIsolating=n,this._transform=r,this._intls=go(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new co(this,n,t);try{return oo(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new Ga().toString(r);throw e}}},vo=/^(-?[a-zA-Z][\w-]*) *= */gm,yo=/\.([a-zA-Z][\w-]*) *= */y,bo=/\*?\[/y,xo=/(-?[0-9]+(?:\.([0-9]+))?)/y,So=/([a-zA-Z][\w-]*)/y,Co=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,wo=/^[A-Z][A-Z0-9_-]*$/,To=/([^{}\n\r]+)/y,Eo=/([^\\"\n\r]*)/y,Do=/\\([\\"])/y,Oo=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,ko=/^\n+/,Ao=/ +$/,jo=/ *\r?\n/g,Mo=/( *)$/,No=/{\s*/y,Po=/\s*}/y,Fo=/\[\s*/y,Io=/\s*] */y,Lo=/\s*\(\s*/y,Ro=/\s*->\s*/y,zo=/\s*:\s*/y,Bo=/\s*,?\s*/y,Vo=/\s+/y,Ho=class{constructor(e){this.body=[],vo.lastIndex=0;let t=0;for(;;){let n=vo.exec(e);if(n===null)break;t=vo.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(yo);){let t=o(yo),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(To)&&(r=o(To)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,ko),u([i],i.length)):r?S(r,Ao):null}function u(r=[],i){for(;;){if(n(To)){r.push(o(To));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,Ao));let c=[];for(let e of r)e instanceof Uo&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(No,SyntaxError);let e=f();if(i(Po))return e;if(i(Ro)){let t=h();return i(Po,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(Co)){let[,e,t,n=null]=a(Co);if(e===`$`)return{type:`var`,name:t};if(i(Lo)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(wo.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Bo)}}function m(){let e=f();return e.type===`mesg`&&i(zo)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(bo);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(Fo,SyntaxError);let e;return e=n(xo)?v():{type:`str`,value:o(So)},i(Io,SyntaxError),e}function _(){if(n(xo))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(xo),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(Eo),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(Do))return o(Do);if(n(Oo)){let[,e,t]=a(Oo),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(Vo),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `&&C(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(jo,`
`),n=Mo.exec(e)[1].length;return new Uo(t,n)}}},Uo=class{constructor(e,t){this.value=e,this.length=t}},Wo=Object.assign({"../../text/de.ftl":Fa,"../../text/de.pages.ftl":Ia,"../../text/de.people.ftl":La,"../../text/en.ftl":Ra,"../../text/en.pages.ftl":za,"../../text/en.people.ftl":Ba,"../../text/pl.ftl":Va,"../../text/pl.pages.ftl":Ha,"../../text/pl.people.ftl":Ua}),Go={en:`English`,de:`Deutsch`,pl:`Polski`},Ko=`trivault.lang`;function qo(e){let t=Object.fromEntries(Object.keys(Go).map(e=>[e,new _o(e,{useIsolating:!1})]));for(let[n,r]of Object.entries(e))t[/\/(en|de|pl)[./]/.exec(n)?.[1]].addResource(new Ho(r),{allowOverrides:!0});return t}var Jo=qo(Wo);function Yo(e){return!!e&&e in Go}function Xo(){return[localStorage.getItem(Ko),...navigator.languages.map(e=>e.slice(0,2))].find(Yo)??`en`}var Zo=new class{#e=M(mn(Xo()));get lang(){return z(this.#e)}set lang(e){N(this.#e,e,!0)}use(e){this.lang=e,localStorage.setItem(Ko,e)}say(e,t={},n=Jo){for(let r of[n[this.lang],n.en]){let n=r.getMessage(e)?.value;if(n)return r.formatPattern(n,t,[])}return e}},Z=(e,t)=>Zo.say(e,t);function Qo(e){return e.slice(0,1).toUpperCase()+e.slice(1)}function $o(e){return e>0?`+${e}`:e<0?`−${-e}`:`0`}var es=(function(){let e=typeof document<`u`&&document.createElement(`link`).relList;return e&&e.supports&&e.supports(`modulepreload`)?`modulepreload`:`preload`})(),ts=function(e,t){return new URL(e,t).href},ns={},rs=function(e){return e.pathname.endsWith(`.css`)},is=function(e,t,n){if(t in e)return e[t];let r=n();if(!r){e[t]=void 0;return}let i=r.then(()=>{e[t]=void 0},n=>{throw e[t]=void 0,n});return e[t]=i,i},as=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}r=o(t.map(t=>{t=ts(t,n);let r=s(t),i=rs(r);return is(ns,r.href,()=>{if(e===void 0){e={all:new Set,styles:new Set};let t=document.getElementsByTagName(`link`);for(let n=t.length-1;n>=0;n--){let r=t[n];e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}if((i?e.styles:e.all).has(r.href))return;let t=document.createElement(`link`);if(t.rel=i?`stylesheet`:es,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,a&&t.setAttribute(`nonce`,a),document.head.appendChild(t),i)return new Promise((e,n)=>{let i=a=>{t.removeEventListener(`load`,i),t.removeEventListener(`error`,i),a.type===`error`?n(Error(`Unable to preload CSS for ${r}`)):e(a)};t.addEventListener(`load`,i),t.addEventListener(`error`,i)})})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},os=new Map(Object.entries(Object.assign({"./keyforge/cover.ts":Sa,"./magewars/cover.ts":Ta,"./shards/cover.ts":Ea})).map(([e,t])=>[t.name,{cover:t,folder:e.split(`/`)[1]}])),ss=Object.assign({"./keyforge/board.ts":()=>as(()=>import(`./keyforge.js`).then(e=>e.BOARD),[],import.meta.url),"./magewars/board.ts":()=>as(()=>import(`./magewars.js`).then(e=>e.BOARD),[],import.meta.url),"./shards/board.ts":()=>as(()=>import(`./shards.js`).then(e=>e.BOARD),[],import.meta.url)}),cs=new Aa;async function ls(e){let t=ss[`./${os.get(e)?.folder}/board.ts`];if(!t||cs.has(e))return;let n=await t();gs.set(e,qo({...ms,...n.texts})),cs.set(e,n)}async function us(){for(let e of os.keys())await ls(e)}var ds={hue:220,ink:12,emblem:`M12 2 20.7 7v10L12 22 3.3 17V7Z`,pattern:`dots`};function fs(e){return os.get(e)?.cover}function ps(e){return cs.get(e)}var ms=Object.assign({"../../../trivault/telling/text/de.ftl":Da,"../../../trivault/telling/text/en.ftl":Oa,"../../../trivault/telling/text/pl.ftl":ka}),hs=qo(ms),gs=new Aa;function _s(e,t,n={}){return Qo(Zo.say(t,n,gs.get(e)??hs))}function vs(e,t){let n=fs(e)?.looks??{};return n[t]??n[``]??ds}function ys(e,t,n){let r=cs.get(e);if(n&&r)return r.face(n);let i=n?.text??[];return{slug:t,name:n?.name??(t||_s(e,r?.hidden??``)),kind:``,type:``,group:``,stats:[],lines:i,reminders:[]}}function bs(e,t,n,r){let i=cs.get(e);return!n||!r?[]:i?.groups?.(t,n,r,(t,n)=>_s(e,t,n))??[]}var xs=`images`;function Ss(){let e=indexedDB.open(`trivault`,1);return e.onupgradeneeded=()=>e.result.createObjectStore(xs),Cs(e)}function Cs(e){return new Promise((t,n)=>{e.onsuccess=()=>t(e.result),e.onerror=()=>n(e.error??Error(`no database`))})}function ws(e){return e.replace(/\.[a-z]+$/i,``).toLowerCase().replaceAll(`æ`,`ae`).normalize(`NFKD`).replace(/\p{M}/gu,``).replace(/[^a-z0-9]+/g,`-`).replace(/^-|-$/g,``)}var Ts=new class{#e=M({});get urls(){return z(this.#e)}set urls(e){N(this.#e,e)}async load(e){if(this.urls[e])return;let t=IDBKeyRange.bound(`${e}/`,`${e}/\uffff`);try{let n=(await Ss()).transaction(xs).objectStore(xs),[r,i]=await Promise.all([Cs(n.getAllKeys(t)),Cs(n.getAll(t))]);this.#t(e,new Map(r.map((t,n)=>[t.slice(e.length+1),i[n]])))}catch{this.#t(e,new Map)}}async take(e,t,n){let r=[...t].filter(e=>e.type.startsWith(`image/`)&&n.has(ws(e.name))),i=(await Ss()).transaction(xs,`readwrite`).objectStore(xs);return await Promise.all(r.map(t=>Cs(i.put(t,`${e}/${ws(t.name)}`)))),this.#t(e,new Map(r.map(e=>[ws(e.name),e]))),r.length}async drop(e){await Cs((await Ss()).transaction(xs,`readwrite`).objectStore(xs).delete(IDBKeyRange.bound(`${e}/`,`${e}/\uffff`))),Object.values(this.urls[e]??{}).forEach(e=>URL.revokeObjectURL(e)),this.urls={...this.urls,[e]:{}}}#t(e,t){let n=Object.fromEntries([...t].map(([e,t])=>[e,URL.createObjectURL(t)]));this.urls={...this.urls,[e]:{...this.urls[e],...n}}}};function Es(e){let t=2166136261;for(let n of e)t=Math.imul(t^n.charCodeAt(0),16777619);return()=>{t=t+1831565813|0;let e=Math.imul(t^t>>>15,1|t);return e=e+Math.imul(e^e>>>7,61|e)^e,((e^e>>>14)>>>0)/4294967296}}function Ds(e,t){return`${(50+t*Math.cos(e)).toFixed(1)} ${(36+t*Math.sin(e)).toFixed(1)}`}function Os(e,t,n,r){let i=Es(e),a=i()*Math.PI;return Array.from({length:n},(e,n)=>{let o=32-n*(7+i()*3),s=o*(.5+i()*.35),c=(i()-.5)*.9,l=r>>n&1,u=2*Math.PI/t,d=Array.from({length:t},(e,t)=>{let r=a+t*u+u/2*n,i=Ds(r,o),d=Ds(r+u/2+c*.3,s);return l?`Q${Ds(r-u/4,o)} ${i}Q${Ds(r+u/4,s)} ${d}`:`L${i}L${d}`});return`M${Ds(a+u/2*n-u/2+c*.3,s)}${d.join(``)}Z`})}var ks={rays:{size:[20,20],path:`M0 20 20 0M-5 5 5-5M15 25 25 15`},scales:{size:[16,12],path:`M0 0a8 8 0 0 0 16 0M-8 6a8 8 0 0 0 16 0M8 6a8 8 0 0 0 16 0`},grid:{size:[14,14],path:`M0 0h14M0 0v14M7 5v4M5 7h4`},rings:{size:[22,22],path:`M4 11a7 7 0 1 0 14 0a7 7 0 1 0-14 0M8 11a3 3 0 1 0 6 0a3 3 0 1 0-6 0`},leaves:{size:[18,18],path:`M2 16C2 8 8 2 16 2C16 10 10 16 2 16ZM2 16 12 6`},shards:{size:[20,24],path:`M10 1 15 12 10 23 5 12ZM5 12h10`},waves:{size:[24,10],path:`M0 5Q6-2 12 5T24 5`},dots:{size:[14,14],path:`M6 7a1 1 0 1 0 2 0a1 1 0 1 0-2 0M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0`},bricks:{size:[20,12],path:`M0 0h20M0 6h20M5 0v6M15 6v6`}},As=`6 `;function js({slug:e,figure:t,deeds:n,points:r}){let i=Es(As+e),a=e=>Math.floor(i()*e),o=2+a(2);return{figure:t,deeds:[...new Set(n.filter(e=>e!==void 0))].slice(0,4),division:a(Ms.length),points:r?Math.min(Math.max(r,3),12):3+a(7),rings:o,round:a(1<<o)}}var Ms=[``,`M50 0h50v72H50Z`,`M0 36h100v36H0Z`,`M0 72 100 0v72Z`,`M0 0 100 72H0Z`,`M0 0h50v36H0ZM50 36h50v36H50Z`,`M0 72 50 22 100 72Z`,`M0 0h100L50 60Z`,`M0 0 50 36 0 72ZM100 0 50 36l50 36Z`,`M34 0h32v72H34Z`,`M0 24h100v24H0Z`,`M0 72V54L82 0h18v18L18 72Z`,`M50 0 100 36 50 72 0 36Z`,`M0 0h34v24H0ZM66 0h34v24H66ZM34 24h32v24H34ZM0 48h34v24H0ZM66 48h34v24H66Z`,`M0 0h25v72H0ZM75 0h25v72H75Z`,`M0 0h100v20H0ZM0 52h100v20H0Z`];function Ns(e){return e<3?[[76,36],[24,36]].slice(0,e):e===3?[[24,36],[76,26],[76,46]]:[[76,26],[24,26],[76,46],[24,46]]}var Ps=Zr(`<image width="100" height="72" preserveAspectRatio="xMidYMid slice"></image>`),Fs=Zr(`<path class="field svelte-mblihk"></path>`),Is=Zr(`<path class="petal svelte-mblihk"></path>`),Ls=Zr(`<g><circle class="disc svelte-mblihk" r="8.4"></circle><g><path class="sign svelte-mblihk"></path></g></g>`),Rs=Zr(`<!><rect width="100" height="72"></rect><rect width="100" height="72"></rect><!><g transform="translate(33 19) scale(1.42)"><path class="emblem svelte-mblihk"></path></g><!>`,1),zs=Zr(`<svg class="hued svelte-mblihk" viewBox="0 0 100 72" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false"><defs><pattern patternUnits="userSpaceOnUse"><path class="tile svelte-mblihk"></path></pattern><radialGradient><stop class="inner svelte-mblihk" offset="0"></stop><stop class="outer svelte-mblihk" offset="1"></stop></radialGradient></defs><rect class="ground svelte-mblihk" width="100" height="72"></rect><!></svg>`);function Bs(e,t){let n=$r();k(t,!0);let r=j(()=>vs(t.game,t.face.group)),i=j(()=>ks[z(r).pattern]),a=j(()=>t.face.emblem),o=j(()=>z(a)?Os(t.face.slug,z(a).points,z(a).rings,z(a).round):[]),s=j(()=>Ns(z(a)?.deeds.length??0)),c=j(()=>Ts.urls[t.game]?.[t.face.slug]);var l=zs();let u;var d=P(l),f=P(d),p=I(f),m=L(f);O(d);var h=L(d,2),g=e=>{var t=Ps();R(()=>X(t,`href`,z(c))),W(e,t)},_=e=>{var t=Rs(),i=F(t),c=e=>{var t=Fs();R(()=>X(t,`d`,Ms[z(a).division])),W(e,t)};K(i,e=>{z(a)&&e(c)});var l=L(i),u=L(l),d=L(u);J(d,17,()=>z(o),q,(e,t,n)=>{var r=Is();Li(r,``,{},{"--ring":n}),R(()=>X(r,`d`,z(t))),W(e,r)});var f=L(d),p=I(f);J(L(f),17,()=>z(a)?.deeds??[],q,(e,t,n)=>{let r=j(()=>{let[e,t]=z(s)[n];return{x:e,y:t}});var i=Ls(),a=L(P(i));X(a,`transform`,`translate(-6.6000000000000005 -6.6000000000000005) scale(0.55)`);var o=I(a);O(i),R(()=>{X(i,`transform`,`translate(${z(r).x??``} ${z(r).y??``})`),X(o,`d`,z(t))}),W(e,i)}),R(()=>{X(l,`fill`,`url(#${n}-tile)`),X(u,`fill`,`url(#${n}-glow)`),X(p,`d`,z(a)?.figure??z(r).emblem)}),W(e,t)};K(h,e=>{z(c)?e(g):e(_,-1)}),O(l),R(()=>{u=Li(l,``,u,{"--hue":z(r).hue,"--ink":`${z(r).ink??50??``}%`}),X(f,`id`,`${n}-tile`),X(f,`width`,z(i).size[0]),X(f,`height`,z(i).size[1]),X(p,`d`,z(i).path),X(m,`id`,`${n}-glow`)}),W(e,l),A()}var Vs={amber:`M12 2 20.5 7v10L12 22 3.5 17V7ZM12 2v20M3.5 7 20.5 17M20.5 7 3.5 17`,armor:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5Z`,archives:`M3 4h18v5H3ZM5 9h14v11H5ZM10 13h4`,chains:`M9.5 14.5a4 4 0 0 1 0-5.5l3-3a4 4 0 0 1 5.5 5.5l-1.5 1.5M14.5 9.5a4 4 0 0 1 0 5.5l-3 3a4 4 0 0 1-5.5-5.5l1.5-1.5`,check:`M4 12.5 10 18.5 20.5 6`,counter:`M5 5h14v14H5ZM12 9v6M9 12h6`,clock:`M12 3a9 9 0 1 0 .1 0M12 7v5.5l3.5 2`,bell:`M6 17V11a6 6 0 0 1 12 0v6l2 2H4ZM10 21.5h4M12 3v2`,cost:`M12 2 20 9 12 22 4 9ZM4 9h16`,damage:`M12 2l2 6 6-3-3 6 5 3-6 1 1 6-5-4-5 4 1-6-6-1 5-3-3-6 6 3Z`,deck:`M7 3h12v16H7ZM5 6v15h11`,discard:`M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7`,enraged:`M4 6l6 4M20 6l-6 4M7 13a1 1 0 1 0 .1 0M17 13a1 1 0 1 0 .1 0M7 20c2-3 8-3 10 0`,exhausted:`M4 5h7l-7 7h7M13 12h7l-7 8h7`,gems:`M12 2 20 9 12 22 4 9ZM4 9h16M12 22 8.5 9 12 2M12 22 15.5 9 12 2`,hand:`M4 8l6-2 4 13-6 2ZM10 5.5h6V19M16 6l5 1.5-3.5 11`,health:`M12 21C5 15 2.5 11.5 2.5 8A5 5 0 0 1 12 6a5 5 0 0 1 9.5 2c0 3.5-2.5 7-9.5 13Z`,hint:`M9 18h6M10 21.5h4M12 2.5a6.5 6.5 0 0 0-4 11.6V16h8v-1.9A6.5 6.5 0 0 0 12 2.5Z`,keys:`M8 6.5a4.5 4.5 0 1 0 .1 0M12 11h9.5M18 11v4M21.5 11v3`,eye:`M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 9a3 3 0 1 0 .1 0`,log:`M5 4h14M5 9h14M5 14h14M5 19h9`,mastery:`M12 2l2.8 6.3 6.7.7-5 4.6 1.4 6.7L12 17l-5.9 3.3 1.4-6.7-5-4.6 6.7-.7Z`,menu:`M4 6h16M4 12h16M4 18h16`,more:`M5 12h.1M12 12h.1M19 12h.1`,pause:`M8 5v14M16 5v14`,power:`M20 3 9 14M20 3l-1 5L10 17M20 3l-5 1-9 9M5 12l7 7M7.5 16.5 3.5 20.5`,purged:`M5 5l14 14M19 5 5 19`,replay:`M4 12a8 8 0 1 0 3-6.2M4 3v4h4M12 8v4.5l3 2`,shield:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5ZM12 7v9M8 11h8`,skip:`M5 5v14l8-7ZM13 5v14l8-7Z`,"step-back":`M15 5 8 12l7 7`,"step-on":`M9 5l7 7-7 7`,stunned:`M12 12a2 2 0 1 1 2-2a4.5 4.5 0 1 1-5-4.5A7 7 0 1 1 5 12`,"turn-back":`M18 5l-7 7 7 7M11 5l-7 7 7 7`,"turn-on":`M6 5l7 7-7 7M13 5l7 7-7 7`,turn:`M7 4v16l12-8Z`,undo:`M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3`,upgrades:`M12 3l7 7h-4v10H9V10H5Z`,warded:`M12 2.5a9.5 9.5 0 1 0 .1 0M12 7.5a4.5 4.5 0 1 0 .1 0`,warning:`M12 3 22 20.5H2ZM12 9v6M12 17.5v.5`,why:`M8.5 8.5a3.5 3.5 0 1 1 5 3.2c-1 .6-1.5 1.3-1.5 2.8M12 18.5v.5`,zoom:`M10.5 4a6.5 6.5 0 1 0 .1 0M15.5 15.5 21 21`},Hs=Zr(`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" class="svelte-1gghov3"><path class="svelte-1gghov3"></path></svg>`);function Q(e,t){k(t,!0);let n=ba(t,`name`,3,``),r=ba(t,`path`,19,()=>Vs[n()]??``);var i=Hs(),a=I(i);R(()=>X(a,`d`,r())),W(e,i),A()}var Us=7,Ws=`­`,Gs=`[aeiouyäöüąęó]`,Ks=RegExp(`${Gs}[bcdfghjklmnprstvwxzßćłńśźż]{0,2}?(?=(?:[bcdfgjklmnprstvwzćłśźż]|[bdfgkpt][lr]|[cpst]h|sch|s[pt])${Gs})`,`g`),qs=2;function Js(e){if(e.length<Us)return e;let t=[...e.toLowerCase().matchAll(Ks)].map(e=>e.index+e[0].length).filter(t=>t>=qs&&t<=e.length-qs);return[...t,e.length].map((n,r)=>e.slice(t[r-1]??0,n)).join(Ws)}function Ys(e){return e.replace(/\p{L}+/gu,Js)}var Xs=H(`<span class="svelte-1efqpaa"> </span> `,1);function Zs(e,t){k(t,!0);var n=U();J(F(n),17,()=>t.name.split(` `),q,(e,t)=>{var n=Xs(),r=F(n),i=I(r,!0),a=L(r);a.nodeValue=`  `,R(e=>G(i,e),[()=>Ys(z(t))]),W(e,n)}),W(e,n),A()}function Qs(e,t,n,r){let i=[],a=``;for(let o of e.split(` `)){let e=a?`${a} ${o}`:o,s=t-(i.length?n:0);a&&r(e)>s?(i.push(a),a=o):a=e}return[...i,a]}function $s(e,t,n,r){let i=i=>e.map(e=>Qs(e,t.width/i,n.indent,r));for(let r of n.sizes){let a=i(r).flat().length,o=Math.ceil(a*r*n.line);if(o<=t.height)return{size:r,paragraphs:e,folded:!1,height:o}}let a=n.sizes.at(-1),o=Math.max(1,Math.floor(t.height/(a*n.line)));return{size:a,paragraphs:ec(i(a),o),folded:!0,height:Math.ceil(o*a*n.line)}}function ec(e,t){let n=t,r=[];for(let t of e){if(n<=0)break;let e=t.slice(0,n);n-=e.length,r.push(e.join(` `))}let i=r.pop()??``,a=i.split(` `);return[...r,`${a.length>1?a.slice(0,-1).join(` `):i} …`]}var tc=100,nc,rc=new Map;function ic(e){let t=rc.get(e);if(t!==void 0)return t;if(nc===void 0){nc=document.createElement(`canvas`).getContext(`2d`);let e=getComputedStyle(document.documentElement).getPropertyValue(`--sans`)||`sans-serif`;nc&&(nc.font=`400 ${tc}px ${e}`)}let n=nc?nc.measureText(e).width/tc*ac:e.length*.56;return rc.size>5e4&&rc.clear(),rc.set(e,n),n}var ac=1.02,oc=10,sc=1.25,cc={size:12,line:15,pad:2},lc=.2,uc=.5,dc=1.08,fc=[14,13,12],pc=3,mc=e=>Math.max(e*.17,27),hc=e=>Math.max(19,e*.145),gc=e=>e-oc-e*.08-pc,_c=new Map;function vc(e,t,n,r){let i=e.brief??e.kind,a=[e.slug,t,n,r,i,...e.lines].join(`
`),o=_c.get(a)??yc(e,i,t,n,r);return _c.size>4e3&&_c.clear(),_c.set(a,o),o}function yc(e,t,n,r,i){let a=Qs(t,gc(n)/cc.size/dc,0,ic).length*cc.line+cc.pad,o=r-oc-mc(n)-a-(i?hc(n):0)-r*lc,s={sizes:fc.filter((e,t)=>e<=n*.075||t===fc.length-1),line:sc,indent:uc};return{...$s(e.lines,{width:gc(n),height:o},s,ic),kind:t}}var bc={common:`M12 6a6 6 0 1 0 .1 0`,uncommon:`M12 4 20 12 12 20 4 12Z`,rare:`M12 2l2.8 6.3 6.7.7-5 4.6 1.4 6.7L12 17l-5.9 3.3 1.4-6.7-5-4.6 6.7-.7Z`,variant:`M12 3 21 20H3Z`,fixed:`M5 5h14v14H5Z`,special:`M12 2 15 9l7 3-7 3-3 7-3-7-7-3 7-3Z`},xc=H(`<span><!> <b class="svelte-jbb763"> </b></span>`),Sc=H(`<span class="cost svelte-jbb763"> </span>`),Cc=H(`<span class="bonus svelte-jbb763"></span>`),wc=H(`<p class="svelte-jbb763"> </p>`),Tc=H(`<div class="kind svelte-jbb763"> </div> <div></div>`,1),Ec=H(`<div class="facts svelte-jbb763"> </div>`),Dc=H(`<p class="reminder svelte-jbb763"> </p>`),Oc=H(`<div class="kind svelte-jbb763"> </div> <!> <div class="text svelte-jbb763"><!> <!></div>`,1),kc=H(`<span class="sign svelte-jbb763"><!> </span>`),Ac=H(`<span class="sign rarity svelte-jbb763"><!> </span>`),jc=H(`<span class="signs svelte-jbb763"><!> <!></span>`),Mc=H(`<div class="stats svelte-jbb763"><!> <!> <!></div>`),Nc=H(`<div><div class="head svelte-jbb763"><!> <span class="name svelte-jbb763"><!></span></div> <div class="window svelte-jbb763"><div class="art svelte-jbb763"><!></div> <!> <!></div> <!> <!></div>`);function Pc(e,t){k(t,!0);let n=(e,t=g)=>{var n=xc(),r=P(n);Q(r,{get name(){return t().name},get path(){return t().path}});var i=I(L(r,2),!0);O(n),R((e,r)=>{Fi(n,1,`stat ${t().at??``??``} ${e??``}`,`svelte-jbb763`),X(n,`data-stat`,t().name),G(i,r)},[()=>d(t()),()=>u(t())]),W(e,n)},r=ba(t,`size`,3,`large`),i=ba(t,`width`,3,0),a=ba(t,`height`,3,0),o=ba(t,`live`,19,()=>({})),s=j(()=>vs(t.game,t.face.group)),c=j(()=>Math.max(...t.face.name.split(/[\s-]/).map(e=>e.length))),l=j(()=>t.face.cost===void 0||r()===`small`?1.32:`${t.face.cost}`.length>2?1:1.15),u=e=>o()[e.name]??e.n,d=e=>u(e)===e.n||typeof e.n!=`number`?``:Number(u(e))>e.n?`raised`:`lowered`,f=j(()=>t.face.stats.filter(e=>u(e))),p=j(()=>z(f).filter(e=>e.at)),m=j(()=>z(f).filter(e=>!e.at)),h=j(()=>r()===`middle`&&i()?vc(t.face,i(),a(),z(f).length>0):void 0),_=j(()=>r()===`large`);var v=Nc();let y;var b=P(v),x=P(b),S=e=>{var n=Sc(),r=I(n,!0);R(()=>G(r,t.face.cost)),W(e,n)};K(x,e=>{t.face.cost!==void 0&&r()!==`small`&&e(S)});var C=L(x,2),w=P(C),T=e=>{var n=Qr();R(()=>G(n,t.face.name)),W(e,n)},E=e=>{Zs(e,{get name(){return t.face.name}})};K(w,e=>{z(_)?e(T):e(E,-1)}),O(C),O(b);var ee=L(b,2),te=P(ee);Bs(P(te),{get face(){return t.face},get game(){return t.game}}),O(te);var ne=L(te,2),re=e=>{var n=Sc(),r=I(n,!0);R(()=>G(r,t.face.cost)),W(e,n)};K(ne,e=>{t.face.cost!==void 0&&r()===`small`&&e(re)});var ie=L(ne,2),ae=e=>{var n=Cc();J(n,21,()=>({length:t.face.bonus}),q,(e,t)=>{Q(e,{name:`amber`})}),O(n),W(e,n)};K(ie,e=>{t.face.bonus&&e(ae)}),O(ee);var oe=L(ee,2),se=e=>{var t=Tc(),n=F(t),r=I(n,!0),i=L(n,2);let a,o;J(i,21,()=>z(h).paragraphs,q,(e,t)=>{var n=wc(),r=I(n,!0);R(()=>G(r,z(t))),W(e,n)}),O(i),R(()=>{G(r,z(h).kind),a=Fi(i,1,`text svelte-jbb763`,null,a,{folded:z(h).folded}),o=Li(i,``,o,{"font-size":`${z(h).size??``}px`})}),W(e,t)},ce=e=>{var n=Oc(),r=F(n),i=I(r,!0),a=L(r,2),o=e=>{var n=Ec(),r=I(n,!0);R(()=>G(r,t.face.facts)),W(e,n)};K(a,e=>{t.face.facts&&e(o)});var s=L(a,2),c=P(s);J(c,17,()=>t.face.lines,q,(e,t)=>{var n=wc(),r=I(n,!0);R(()=>G(r,z(t))),W(e,n)}),J(L(c,2),17,()=>t.face.reminders,q,(e,t)=>{var n=Dc(),r=I(n,!0);R(()=>G(r,z(t))),W(e,n)}),O(s),R(()=>G(i,t.face.kind)),W(e,n)};K(oe,e=>{r()===`middle`&&z(h)?e(se):z(_)&&e(ce,1)});var le=L(oe,2),ue=e=>{var r=Mc(),i=P(r);J(i,17,()=>z(p),q,(e,t)=>{n(e,()=>z(t))});var a=L(i,2);J(a,17,()=>z(m),q,(e,t)=>{n(e,()=>z(t))});var o=L(a,2),s=e=>{var n=jc(),r=P(n);J(r,17,()=>t.face.signs??[],q,(e,t)=>{var n=kc(),r=P(n);Q(r,{get path(){return z(t).path}});var i=L(r,1,!0);O(n),R(()=>{X(n,`title`,z(t).text),G(i,z(t).text)}),W(e,n)});var i=L(r,2),a=e=>{var n=Ac(),r=P(n);Q(r,{get path(){return bc[t.face.rarity]}});var i=L(r,1,!0);O(n),R((e,t)=>{X(n,`title`,e),G(i,t)},[()=>Z(`rarity`,{how:t.face.rarity}),()=>Z(`rarity`,{how:t.face.rarity})]),W(e,n)};K(i,e=>{t.face.rarity&&bc[t.face.rarity]&&e(a)}),O(n),W(e,n)};K(o,e=>{z(_)&&(t.face.signs?.length||t.face.rarity)&&e(s)}),O(r),W(e,r)};K(le,e=>{(z(f).length||z(_)&&(t.face.signs?.length||t.face.rarity))&&e(ue)}),O(v),R(()=>{Fi(v,1,`card hued ${r()??``}`,`svelte-jbb763`),X(v,`data-type`,t.face.type),y=Li(v,``,y,{"--hue":z(s).hue,"--ink":`${z(s).ink??50??``}%`,"--longest":z(c),"--room":z(l)})}),W(e,v),A()}var[Fc,Ic]=it(),Lc={};function Rc(e){ot(Lc,e)}function zc(){let e=at(Lc);return t=>()=>e?`${t()}-${e()}`:t()}var Bc=new Map,Vc=new Map;function Hc(e){return t=>(Bc.set(t,e),()=>void Bc.delete(t))}function Uc(e){return t=>(Vc.set(t,e),()=>void Vc.delete(t))}function Wc(){let e={things:new Map,zones:new Map};for(let[t,n]of Bc){let r=t.getBoundingClientRect();if(!r.width)continue;let{things:i,slug:a}=n(),{parentElement:o,offsetWidth:s,offsetHeight:c}=t,l={element:t,parent:o,box:r,width:s,height:c,slug:a};i.forEach((t,n)=>{n!==0&&e.things.has(t)||e.things.set(t,l)})}for(let[t,n]of Vc){let r=t.getBoundingClientRect();r.width&&e.zones.set(n(),r)}return e}function Gc(e){return{x:e.x+e.width/2,y:e.y+e.height/2}}var Kc=Zr(`<line></line><circle r="15" class="svelte-aet367"></circle>`,1),qc=Zr(`<svg class="aims svelte-aet367"></svg>`),Jc=H(`<!> <div class="announced svelte-aet367"><div><p class="svelte-aet367"> </p> <div class="face svelte-aet367"><!></div></div></div>`,1);function Yc(e,t){k(t,!0);let{sitting:n,game:r,face:i,area:a}=Fc(),o=.714,s=a()?.getBoundingClientRect()??new DOMRect(0,0,innerWidth,innerHeight),c=Math.round(Math.min(270,s.height*.52*o,s.width*.6)),l=Gc(s),u=j(()=>t.announced.targets.map(e=>Gc(e)));function d(e){let{from:n}=t.announced,r=n?Gc(n):{x:l.x,y:s.y},i=[{transform:`translate(${r.x-l.x}px, ${r.y-l.y}px) scale(.2)`,opacity:0},{transform:`none`,opacity:1}];t.stage.run(e,i,{duration:.3*t.stage.beat,easing:`cubic-bezier(.2,.9,.3,1.1)`,fill:`both`})}function f(e){t.stage.run(e,[{opacity:0,strokeDashoffset:40},{opacity:1,strokeDashoffset:0}],{delay:.25*t.stage.beat,duration:.3*t.stage.beat,fill:`both`})}var p=Jc(),m=F(p),h=e=>{var t=qc();J(t,21,()=>z(u),q,(e,t)=>{let n=()=>z(t).x,r=()=>z(t).y;var i=Kc(),a=F(i),o=L(a);R(()=>{X(a,`x1`,l.x),X(a,`y1`,l.y),X(a,`x2`,n()),X(a,`y2`,r()),X(o,`cx`,n()),X(o,`cy`,r())}),W(e,i)}),O(t),Y(t,()=>f),W(e,t)};K(m,e=>{z(u).length&&e(h)});var g=L(m,2);let _;var v=P(g),y=P(v),b=I(y,!0),x=L(y,2),S=P(x);{let e=j(()=>i(t.announced.slug));Pc(S,{get face(){return z(e)},get game(){return r},size:`large`})}O(x),Y(x,()=>Hc(()=>({things:[t.announced.thing],slug:t.announced.slug}))),O(v),Y(v,()=>d),O(g),R(e=>{_=Li(g,``,_,{left:`${l.x??``}px`,top:`${l.y??``}px`,"--card":`${c}px`,"--ratio":o}),G(b,e)},[()=>Z(`plays`,{name:n.server.name(t.announced.seat)})]),W(e,p),A()}var Xc=H(`<div><div class="dice svelte-1hvagm5"><!></div></div>`);function Zc(e,t){k(t,!0);let{game:n,area:r,rules:i}=Fc(),a=j(()=>ps(n)),{x:o,y:s}=Gc(r()?.getBoundingClientRect()??new DOMRect(0,0,innerWidth,innerHeight)),c=M(Pr(()=>t.dice)),l=M(!1);function u(e){t.stage.run(e,[{opacity:0},{opacity:1,offset:.12},{opacity:1,offset:.9},{opacity:0}],{duration:t.long,fill:`both`}),[...e.getElementsByTagName(`svg`)].forEach((e,n)=>{let r=n%2?1:-1,i=[{transform:`translate(${-170-14*n}px, ${r*70}px) rotate(${-500-60*n}deg) scale(.7)`},{transform:`translate(${-30-5*n}px, ${-18*r}px) rotate(${-130*r}deg)`,offset:.55},{transform:`translate(0, ${5*r}px) rotate(${9*r}deg)`,offset:.85},{transform:`none`}];t.stage.run(e,i,{duration:t.long*.55,delay:n*18,easing:`ease-out`,fill:`backwards`})});let n=setInterval(()=>N(c,t.dice.map(e=>z(a)?.tumble?.(e,i)??e)),80),r=setTimeout(()=>{clearInterval(n),N(c,t.dice),N(l,!0)},t.long*.55);return()=>{clearInterval(n),clearTimeout(r)}}var d=U(),f=F(d),p=e=>{var t=Xc();let n,r;var i=P(t);wi(P(i),()=>z(a).Dice,(e,t)=>{t(e,{get dice(){return z(c)}})}),O(i),Y(i,()=>u),O(t),R(()=>{n=Fi(t,1,`roll svelte-1hvagm5`,null,n,{settled:z(l)}),r=Li(t,``,r,{left:`${o??``}px`,top:`${s??``}px`})}),W(e,t)};K(f,e=>{z(a)?.Dice&&e(p)}),W(e,d),A()}var Qc=H(`<span> <!></span>`),$c=H(`<div class="motion svelte-181wfoc" aria-hidden="true"><div class="copies"></div> <!> <!> <!> <!></div>`);function el(e,t){k(t,!0);let n=ba(t,`stage`,7),{game:r}=Fc(),i=j(()=>ps(r)?.Moment),a=j(()=>ps(r)?.icons??{});function o(e){return n().layer=e,()=>{n().layer===e&&(n().layer=void 0)}}function s({at:e,long:t}){return r=>{n().run(r,[{opacity:0,transform:`translate(-50%, -20%) scale(.6)`},{opacity:1,transform:`translate(-50%, -60%) scale(1.25)`,offset:.15},{opacity:1,transform:`translate(-50%, -90%) scale(1)`,offset:.7},{opacity:0,transform:`translate(-50%, -170%) scale(.95)`}],{delay:e,duration:t,fill:`both`})}}function c(e){let t=n().rising.filter(({box:t,at:n})=>t.x===e.box.x&&t.y===e.box.y&&n===e.at);return(t.indexOf(e)-(t.length-1)/2)*46}var l=$c(),u=P(l);Y(u,()=>o);var d=L(u,2),f=e=>{var t=U();hi(F(t),()=>n().announced,e=>{Yc(e,{get stage(){return n()},get announced(){return n().announced}})}),W(e,t)};K(d,e=>{n().announced&&e(f)});var p=L(d,2),m=e=>{var t=U();hi(F(t),()=>n().dice,e=>{Zc(e,{get stage(){return n()},get dice(){return n().dice.dice},get long(){return n().dice.long}})}),W(e,t)};K(p,e=>{n().dice&&e(m)});var h=L(p,2),g=e=>{var t=U();hi(F(t),()=>n().moment,e=>{var t=U();wi(F(t),()=>z(i),(e,t)=>{t(e,{get told(){return n().moment.told},get long(){return n().moment.long},run:(...e)=>n().run(...e)})}),W(e,t)}),W(e,t)};K(h,e=>{n().moment&&z(i)&&e(g)}),J(L(h,2),17,()=>n().rising,e=>e.id,(e,t)=>{var n=Qc();let r,i;var o=P(n);Q(L(o),{get name(){return z(t).icon},get path(){return z(a)[z(t).icon]}}),O(n),Y(n,()=>s(z(t))),R((e,a,s)=>{r=Fi(n,1,`rising svelte-181wfoc`,null,r,{loss:z(t).n<0}),X(n,`data-icon`,z(t).icon),i=Li(n,``,i,{left:e,top:a}),G(o,`${s??``} `)},[()=>`${z(t).box.x+z(t).box.width/2+c(z(t))}px`,()=>`${(z(t).box.height<50?z(t).box.y:z(t).box.y+Math.min(z(t).box.height/2,90))??``}px`,()=>$o(z(t).n)]),W(e,n)}),O(l),R(()=>X(l,`data-busy`,n().announced||n().dice||n().moment?``:void 0)),W(e,l),A()}var tl=H(`<span> </span>`),nl=H(`<i class="svelte-18ikaq4"></i>`),rl=H(`<span class="sparks svelte-18ikaq4" aria-hidden="true"></span>`),il=H(`<button><span class="banner svelte-18ikaq4"><strong class="svelte-18ikaq4"> </strong> <!></span> <!></button>`);function al(e,t){k(t,!0);let{sitting:n}=Fc(),r=j(()=>n.server.table?.result?.winners??[]),i=j(()=>n.server.room?.yours??[]),a=j(()=>z(i).length===1),o=j(()=>z(r).some(e=>z(i).includes(e))),s=j(()=>z(r).length?z(a)?z(o)?`won`:`lost`:`other`:`draw`),c=j(()=>z(r).map(e=>n.server.name(e)).join(`, `)),l=Array.from({length:28},(e,t)=>t);function u(e){t.stage.still||t.stage.run(e,[{transform:`scale(.3)`,opacity:0},{transform:`scale(1.15)`,opacity:1,offset:.6},{transform:`none`,opacity:1}],{duration:.7*t.stage.beat,easing:`ease-out`,fill:`both`})}function d(e){return n=>{if(t.stage.still)return;let r=e/l.length*2*Math.PI,i=160+e*67%190,a=[{transform:`none`,opacity:1},{transform:`translate(${Math.cos(r)*i}px, ${Math.sin(r)*i+60}px) rotate(${e*80}deg)`,opacity:0}],o={delay:.35*t.stage.beat+e%4*60,duration:1.6*t.stage.beat,easing:`ease-out`};t.stage.run(n,a,{...o,fill:`both`})}}var f=il(),p=P(f),m=P(p),h=I(m,!0),g=L(m,2),_=e=>{var t=tl(),n=I(t,!0);R(e=>G(n,e),[()=>Z(`game-winner`,{names:z(c)})]),W(e,t)};K(g,e=>{z(c)&&z(s)!==`won`&&e(_)}),O(p),Y(p,()=>u);var v=L(p,2),y=e=>{var t=rl();J(t,21,()=>l,q,(e,t)=>{var n=nl();let r;Y(n,()=>d(z(t))),R(()=>r=Li(n,``,r,{"--i":z(t)})),W(e,n)}),O(t),W(e,t)};K(v,e=>{(z(s)===`won`||z(s)===`other`)&&e(y)}),O(f),Y(f,()=>e=>e.focus()),R(e=>{Fi(f,1,`victory ${z(s)??``}`,`svelte-18ikaq4`),G(h,e)},[()=>Z(`game-end`,{how:z(s)})]),B(`click`,f,()=>n.skip()),W(e,f),A()}V([`click`]);var ol=new Map;function sl(e){return t=>(ol.set(t,e),()=>void ol.delete(t))}function cl(e){for(let[t,n]of ol)if(n().things.includes(e)&&t.getClientRects().length)return t}function ll(){return[...ol].filter(([e])=>e.getClientRects().length).map(([e,t])=>({element:e,goal:t()}))}function ul(e,t,n){let{left:r,right:i,top:a,bottom:o}=e.getBoundingClientRect();return r<=t&&t<=i&&a<=n&&n<=o}function dl(e){let{width:t,height:n}=e.getBoundingClientRect();return t*n}var fl=8,pl=260,ml=10,hl=new class{#e=M(null);get held(){return z(this.#e)}set held(e){N(this.#e,e)}#t=M(null);get from(){return z(this.#t)}set from(e){N(this.#t,e)}#n=M([]);get targets(){return z(this.#n)}set targets(e){N(this.#n,e)}#r=M(null);get over(){return z(this.#r)}set over(e){N(this.#r,e)}#i=M(0);get x(){return z(this.#i)}set x(e){N(this.#i,e,!0)}#a=M(0);get y(){return z(this.#a)}set y(e){N(this.#a,e,!0)}moved=!1;lift(e,t,n,r){this.held=e,this.from=t,this.moved=!1,this.x=n,this.y=r,jr().then(()=>this.#o())}#o(){let{held:e,from:t}=this;e&&(this.targets=ll().filter(({element:e})=>e!==t).sort((e,t)=>dl(e.element)-dl(t.element)).flatMap(({element:t,goal:n})=>{let r=e.meaning(n);return r?.options.length?[{element:t,dropped:r}]:[]}),this.#s(this.x,this.y))}move(e,t){this.moved||=Math.hypot(e-this.x,t-this.y)>ml,this.moved&&this.#s(e,t)}#s(e,t){this.x=e,this.y=t,this.over=this.targets.find(({element:n})=>ul(n,e,t))??null}put(){let{held:e,over:t,moved:n}=this;this.cancel(),t&&n?e?.drop(t.dropped,t.element):n||e?.look()}cancel(){this.held=this.from=this.over=null,this.targets=[]}};function gl(e){return t=>{let n=null,r;function i(e){!e.button&&e.isPrimary&&(n={x:e.clientX,y:e.clientY,touch:e.pointerType===`touch`},n.touch&&(r=setTimeout(a,pl)),addEventListener(`pointermove`,o),addEventListener(`pointerup`,s),addEventListener(`pointercancel`,u),addEventListener(`keydown`,l,!0))}function a(){let r=n&&e();r&&hl.lift(r,t,n.x,n.y)}function o(e){if(!n)return;let t=Math.hypot(e.clientX-n.x,e.clientY-n.y);hl.held?hl.move(e.clientX,e.clientY):n.touch&&t>ml?u():!n.touch&&t>fl&&(a(),hl.moved=!!hl.held,hl.move(e.clientX,e.clientY))}function s(){hl.held&&(addEventListener(`click`,c,{capture:!0,once:!0}),setTimeout(()=>removeEventListener(`click`,c,!0)),hl.put()),u()}function c(e){e.stopPropagation(),e.preventDefault()}function l(e){e.key===`Escape`&&hl.held&&(e.stopPropagation(),u())}function u(){n=null,clearTimeout(r),hl.cancel(),removeEventListener(`pointermove`,o),removeEventListener(`pointerup`,s),removeEventListener(`pointercancel`,u),removeEventListener(`keydown`,l,!0)}let d=e=>{hl.held&&e.preventDefault()};return t.addEventListener(`pointerdown`,i),t.addEventListener(`touchmove`,d,{passive:!1}),()=>{(hl.from===t||n)&&u(),t.removeEventListener(`pointerdown`,i),t.removeEventListener(`touchmove`,d)}}}var _l=`skip`;function vl(e){return e.things??[]}function yl(e){return e.warning||e.unfinished||``}function bl(e){return e.kind===`order`||e.kind===`pick`&&e.high>1}function xl(e){let t=new Map;for(let n of e.options)for(let e of new Set(vl(n))){let r=t.get(e);r?r.push(n):t.set(e,[n])}return t}function Sl(e){return e.options.filter(e=>!vl(e).length&&e.answer!==`skip`)}var Cl=3,wl=40;function Tl(e){return Sl(e).length>wl}function El(e){return e.kind===`yes-no`||e.options.length<=Cl?e.options.filter(e=>e.answer!==_l):Tl(e)?[]:Sl(e)}function Dl(e){return e.options.find(e=>e.answer===_l)}function Ol(e){let t=new Map;return e.forEach((e,n)=>{let r=e.group??``,i=e.brief||e.sentence||e.answer,a=t.get(r)??[];r&&a.some(e=>e.label===i)||t.set(r,[...a,{option:e,n:n+1,label:i}])}),[...t].map(([e,t])=>({title:e,answers:t}))}function kl(e){return{picked:[],points:e.options.map(()=>0)}}function Al(e){return e.points.reduce((e,t)=>e+t,0)}function jl(e,t,n){if(t.picked.includes(n))return{...t,picked:t.picked.filter(e=>e!==n)};let r=+(e.kind===`pick`&&t.picked.length>=e.high);return{...t,picked:[...t.picked.slice(r),n]}}function Ml(e,t,n,r){let i=[...t.points],a=i[n]??0,o=e.high-Al(t);return i[n]=Math.max(0,a+Math.min(r,o)),{...t,points:i}}function Nl(e){return e.name??e.answer}function Pl(e,t){let{kind:n,verb:r,low:i,high:a}=e;if(n===`distribute`)return Al(t)===a?[r,...e.options.map((e,n)=>({name:Nl(e),n:t.points[n]})).filter(({n:e})=>e>0).map(({name:e,n:t})=>`${e}=${t}`)].join(` `):void 0;let o=t.picked.length;if(n===`order`?o===e.options.length:i<=o&&o<=a)return o?[r,...t.picked.map(t=>Nl(e.options[t]))].join(` `):_l}function Fl(e,t){let n=t.toLowerCase().trim(),r=e.options.filter(e=>e.sentence?.toLowerCase()===n);if(r.length)return r;let i=n.split(/\s+/);return e.options.filter(e=>{let t=(e.sentence??``).toLowerCase().split(/[^\p{L}\p{N}]+/u);return i.every(e=>t.some(t=>t.startsWith(e)))})}var Il=`uhlzv`;function Ll(e){let t=new Set(Il);return e.map(e=>{let n=e.toLowerCase().match(/\p{L}/gu)?.find(e=>!t.has(e))??``;return t.add(n),n})}var Rl=Zr(`<circle r="9" class="svelte-fqla9d"></circle>`),zl=Zr(`<path class="head svelte-fqla9d" d="M-16-9 0 0-16 9Z"></path>`),Bl=Zr(`<svg aria-hidden="true"><path class="svelte-fqla9d"></path><g><!></g></svg>`);function Vl(e,t){k(t,!0);let n=Fc(),{sitting:r}=n,i=r.asking,a=j(()=>{let{question:e,sent:t}=i;if(!e||t||r.moment||e.kind===`yes-no`)return-1;let a=n.source(e);return e.options.some(e=>vl(e).some(e=>e!==a))?a:-1}),o=j(()=>i.doubt||!i.menu.some(e=>vl(e).length>1)?null:i.at),s=j(()=>!!z(o)||z(a)>=0),c=M(null),l=M(``),u=j(()=>{let e=hl.held?{x:hl.x,y:hl.y}:z(s)?z(c):null,t=e&&(hl.from??z(o)??cl(z(a)));if(!t)return;let n=t.getBoundingClientRect(),r={x:n.left+n.width/2,y:n.top+n.height/2},i=Math.hypot(e.x-r.x,e.y-r.y);if(i<30)return;let l={x:(r.x+e.x)/2,y:(r.y+e.y)/2-Math.min(70,i/5)},u=Math.atan2(e.y-l.y,e.x-l.x)*180/Math.PI;return{path:`M${r.x} ${r.y}Q${l.x} ${l.y} ${e.x} ${e.y}`,end:e,angle:u}});function d(e,t,n){N(c,{x:t,y:n}),N(l,e instanceof Element?e.closest(`[data-side]`)?.dataset.side??``:``,!0)}function f(e){z(s)&&e.pointerType===`mouse`&&d(e.target,e.clientX,e.clientY)}function p({target:e}){if(!z(s)||!(e instanceof Element)||!e.matches(`[data-target]:focus-visible`))return;let t=e.getBoundingClientRect();d(e,t.left+t.width/2,t.top+t.height/2)}Ln(()=>{z(s)||N(c,null)});var m=U();Hr(`pointermove`,_n,f),Hr(`focusin`,_n,p);var h=F(m),g=e=>{var t=Bl(),n=P(t),r=L(n),i=P(r),a=e=>{W(e,Rl())},o=e=>{W(e,zl())};K(i,e=>{z(l)===`own`?e(a):e(o,-1)}),O(r),O(t),R(()=>{Fi(t,0,`aim ${(hl.held?``:z(l))??``}`,`svelte-fqla9d`),X(n,`d`,z(u).path),X(r,`transform`,`translate(${z(u).end.x??``} ${z(u).end.y??``}) rotate(${z(u).angle??``})`)}),W(e,t)};K(h,e=>{z(u)&&e(g)}),W(e,m),A()}var Hl=H(`<h3 class="svelte-15v5u1d"> </h3>`),Ul=H(`<small class="note svelte-15v5u1d"> </small>`),Wl=H(`<li class="svelte-15v5u1d"><button class="svelte-15v5u1d"><small class="svelte-15v5u1d"> </small> <span> </span> <!></button></li>`),Gl=H(`<!> <ul class="svelte-15v5u1d"></ul>`,1),Kl=H(`<p> </p>`),ql=H(`<div class="answers svelte-15v5u1d"><form class="svelte-15v5u1d"><label for="find-answer"> </label> <input id="find-answer" autocomplete="off" class="svelte-15v5u1d"/> <button type="button"> <kbd>Esc</kbd></button></form> <div class="groups svelte-15v5u1d"></div></div>`);function Jl(e,t){k(t,!0);let n=ba(t,`typed`,15,``),{sitting:r}=Fc(),i=r.asking,a=j(()=>i.question),o=j(()=>{let e=n().trim();if(!e)return()=>!0;if(/^\d+$/.test(e))return({n:t})=>String(t).startsWith(e);let t=new Set(Fl(z(a),e));return({option:e})=>t.has(e)}),s=j(()=>Ol(z(a).options).map(({title:e,answers:t})=>({title:e,answers:t.filter(z(o))})).filter(({answers:e})=>e.length)),c=j(()=>z(s).flatMap(({answers:e})=>e)),l=M(void 0);Ln(()=>z(l)?.focus());function u(e){e.preventDefault();let t=z(c).find(({n:e})=>String(e)===n().trim())??(z(c).length===1?z(c)[0]:void 0);t&&d(t.n)}function d(e){i.choose(z(a).options[e-1]),n(``),i.gathers||t.onclose()}var f=ql(),p=P(f),m=P(p),h=I(m,!0),g=L(m,2);Yi(g),da(g,e=>N(l,e),()=>z(l));var _=L(g,2),v=P(_);ke(),O(_),O(p);var y=L(p,2);J(y,21,()=>z(s),({title:e,answers:t})=>e,(e,t)=>{let n=()=>z(t).title,r=()=>z(t).answers;var a=Gl(),o=F(a),s=e=>{var t=Hl(),r=I(t,!0);R(()=>G(r,n())),W(e,t)};K(o,e=>{n()&&e(s)});var c=L(o,2);J(c,21,r,({option:e,n:t,label:n})=>t,(e,t)=>{let n=()=>z(t).option,r=()=>z(t).n,a=()=>z(t).label;var o=Wl(),s=P(o),c=P(s),l=I(c,!0),u=L(c,2),f=I(u,!0),p=L(u,2),m=e=>{var t=Ul(),r=I(t,!0);R(()=>G(r,n().note)),W(e,t)};K(p,e=>{n().note&&e(m)}),O(s),O(o),R(e=>{X(s,`aria-pressed`,e),G(l,r()),G(f,a())},[()=>i.gathers?i.picked.includes(n()):void 0]),B(`click`,s,()=>d(r())),W(e,o)}),O(c),W(e,a)},e=>{var t=Kl(),n=I(t,!0);R(e=>G(n,e),[()=>Z(`no-answer-fits`)]),W(e,t)}),O(y),O(f),R((e,t)=>{G(h,e),G(v,`${t??``} `)},[()=>Z(`find-answer`),()=>Z(`close`)]),Hr(`submit`,p,u),B(`keydown`,g,e=>e.key===`Escape`&&t.onclose()),ta(g,n),B(`click`,_,function(...e){t.onclose?.apply(this,e)}),W(e,f),A()}V([`keydown`,`click`]);var Yl=new Map;function Xl(e=()=>`legal`,t=!1){return n=>(Yl.set(n,{status:e,behind:t}),()=>void Yl.delete(n))}function Zl(e){return Yl.has(e)}function Ql(e){return Yl.get(e)?.behind??!1}function $l(e){return Yl.get(e)?.status()??``}function eu(e){return e instanceof HTMLButtonElement&&e.disabled}function tu(e){return[...Yl.keys()].filter(t=>t.getClientRects().length&&!eu(t)&&(!e||e.contains(t))).sort((e,t)=>e.compareDocumentPosition(t)&Node.DOCUMENT_POSITION_FOLLOWING?-1:1)}function nu(e){return tu(e).filter(e=>$l(e))}function ru(e,t){try{return JSON.parse(localStorage.getItem(e)??`null`)??t}catch{return t}}function iu(e,t){localStorage.setItem(e,JSON.stringify(t))}var au=`trivault.settings`,ou=mn({plain:!1,pace:900,quick:!matchMedia(`(pointer: coarse)`).matches,sound:!1,soundOffered:!1,volume:50,alert:!1,...ru(au,{})});function su(){iu(au,ou)}var cu=new class{#e=M(null);now=null;#t=M(!1);get open(){return z(this.#t)}set open(e){N(this.#t,e,!0)}get seen(){return z(this.#e)}set seen(e){N(this.#e,this.now=e)}};function lu(e){cu.seen=e}function uu(e){cu.seen=e,cu.open=!0}function du(){cu.open=!1}function fu(){cu.seen=null,cu.open=!1}function pu(e){let t;Ln(()=>{let n=e(),r=t;t=n,cu.now&&(cu.now===r||mu(cu.now,n))&&(cu.seen=n)}),Ln(()=>()=>{t&&cu.now===t&&(cu.seen={...t,notes:[],attached:[],live:void 0})})}function mu(e,t){return e.slug===t.slug&&e.things.some(e=>t.things.includes(e))}var hu=6,gu=6;function _u(e,t,n){let r=(e,t)=>Math.max(gu,t-e-gu),i=e.left+e.width/2-t.width/2,a=e.bottom+hu,o=e.top-hu-t.height,s=a+t.height+gu<=n.height;return{left:Math.min(Math.max(gu,i),r(t.width,n.width)),top:Math.min(Math.max(gu,s||o<gu?a:o),r(t.height,n.height))}}var vu=H(`<b> </b> `,1),yu=H(`<li><!> </li>`),bu=H(`<ul class="outcomes svelte-14pba8x"></ul>`);function xu(e,t){k(t,!0);let{called:n}=Fc();var r=U(),i=F(r),a=e=>{var r=bu();J(r,21,()=>t.outcomes,q,(e,t)=>{let r=()=>z(t).thing,i=()=>z(t).text;var a=yu(),o=P(a),s=e=>{var t=vu(),i=F(t),a=I(i,!0),o=L(i);o.nodeValue=`  `,R(e=>G(a,e),[()=>n(r())]),W(e,t)},c=j(()=>n(r()));K(o,e=>{z(c)&&e(s)});var l=L(o,1,!0);O(a),R(()=>G(l,i())),W(e,a)}),O(r),W(e,r)};K(i,e=>{t.outcomes.length&&e(a)}),W(e,r),A()}var Su=H(`<p> </p>`),Cu=H(`<div class="card-text svelte-9oqg5h"><b> </b> <!></div>`),wu=H(`<p class="doubt svelte-9oqg5h" role="alert"> </p>`),Tu=H(`<small class="svelte-9oqg5h"> </small>`),Eu=H(`<kbd class="svelte-9oqg5h"> </kbd>`),Du=H(`<button><span class="what svelte-9oqg5h"> <!> <!></span> <!></button>`),Ou=H(`<button class="look svelte-9oqg5h"><!></button>`),ku=H(`<div class="card-menu svelte-9oqg5h" role="group"><!> <!> <!> <div class="rest svelte-9oqg5h"><button class="svelte-9oqg5h"> <kbd class="svelte-9oqg5h">Esc</kbd></button> <!></div></div>`);function Au(e,t){k(t,!0);let{sitting:n,face:r}=Fc(),i=n.asking,a=j(()=>i.sent?null:i.at),o=j(()=>z(a)?i.menu:[]),s=j(()=>Ll(z(o).map(e=>e.sentence??``))),c=j(()=>cu.seen?.slug?r(cu.seen.slug):void 0),l=j(()=>!ou.quick&&!!z(c)?.lines.length),u=M(void 0),d=M(0),f=M(0),p=j(()=>z(a)&&_u(z(a).getBoundingClientRect(),{width:z(d),height:z(f)},{width:innerWidth,height:innerHeight}));Ln(()=>{for(let e of z(o).slice(0,8))n.previews.learn(e,i.seq)}),Ln(()=>{let e=z(a);if(z(u)&&e)return Pr(()=>{n.previews.leave(),document.activeElement===e&&e.matches(`:focus-visible`)&&m()}),()=>{(z(u)?.contains(document.activeElement)||document.activeElement===document.body)&&e instanceof HTMLElement&&e.isConnected&&e.focus({preventScroll:!0})}});function m(){nu(z(u))[0]?.focus({preventScroll:!0})}function h({target:e}){if(!(!(e instanceof Element)||z(u)?.contains(e)||z(a)?.contains(e))&&(z(a)||i.doubt)){for(let t=e;t;t=t.parentElement)if(Zl(t))return;i.clear()}}function g(){i.clear(),cu.seen&&uu(cu.seen)}function _(e){let t=z(o)[z(s).indexOf(e)];return t&&(()=>i.press(t,i.at))}function v(e){let t=z(o)[Number(e)-1];return t&&i.press(t,i.at),z(o).length>0}var y={letterDeed:_,digit:v},b=U();Hr(`pointerdown`,_n,h),Hr(`resize`,_n,()=>z(a)&&i.clear());var x=F(b),S=e=>{var t=ku();let r;var a=P(t),m=e=>{var t=Cu(),n=P(t),r=I(n,!0);J(L(n,2),17,()=>z(c).lines,q,(e,t)=>{var n=Su(),r=I(n,!0);R(()=>G(r,z(t))),W(e,n)}),O(t),R(()=>G(r,z(c).name)),W(e,t)};K(a,e=>{z(l)&&e(m)});var h=L(a,2),_=e=>{var t=wu(),n=I(t,!0);R(e=>G(n,e),[()=>yl(i.doubt)]),W(e,t)};K(h,e=>{i.doubt&&e(_)});var v=L(h,2);J(v,19,()=>z(o),e=>e.answer,(e,t,r)=>{let a=j(()=>z(t)===i.doubt);var o=Du();let c;var l=P(o),u=P(l),d=L(u),f=e=>{var n=Tu(),r=I(n,!0);R(()=>G(r,z(t).note)),W(e,n)};K(d,e=>{z(t).note&&e(f)});var p=L(d,2);{let e=j(()=>n.previews.of(z(t)));xu(p,{get outcomes(){return z(e)}})}O(l);var m=L(l,2),h=e=>{var t=Eu(),n=I(t,!0);R(e=>G(n,e),[()=>z(s)[z(r)].toUpperCase()]),W(e,t)};K(m,e=>{z(s)[z(r)]&&e(h)}),O(o),Y(o,Xl),R((e,n,i)=>{X(o,`data-answer`,z(t).answer),X(o,`data-letter`,z(s)[z(r)]),c=Fi(o,1,`svelte-9oqg5h`,null,c,{main:e,harmful:n,doubted:z(a)}),G(u,`${i??``} `)},[()=>!z(r)&&!yl(z(t)),()=>yl(z(t)),()=>z(a)?Z(`all-the-same`,{what:z(t).sentence??``}):z(t).sentence]),B(`click`,o,()=>i.press(z(t),i.at)),W(e,o)});var y=L(v,2),b=P(y),x=P(b);ke(),O(b),Y(b,Xl);var S=L(b,2),C=e=>{var t=Ou();Q(P(t),{name:`zoom`}),O(t),Y(t,Xl),R((e,n)=>{X(t,`aria-label`,e),X(t,`title`,n)},[()=>Z(`look-at`),()=>Z(`look-at`)]),B(`click`,t,g),W(e,t)};K(S,e=>{cu.seen?.slug&&e(C)}),O(y),O(t),da(t,e=>N(u,e),()=>z(u)),R((e,n)=>{X(t,`aria-label`,e),r=Li(t,``,r,{left:`${z(p).left??``}px`,top:`${z(p).top??``}px`}),G(x,`${n??``} `)},[()=>Z(`answers`),()=>Z(`back`)]),B(`click`,b,()=>i.clear()),la(t,`offsetWidth`,e=>N(d,e)),la(t,`offsetHeight`,e=>N(f,e)),W(e,t)};return K(x,e=>{z(o).length&&z(p)&&e(S)}),W(e,b),A(y)}V([`click`]);var ju=H(`<span></span>`),Mu=H(`<span class="held svelte-s04yvt"><!></span>`),Nu=H(`<div class="drag svelte-s04yvt" aria-hidden="true"><!> <!></div>`);function Pu(e,t){k(t,!0);let{game:n,face:r}=Fc(),i=j(()=>hl.targets.map(({element:e})=>({element:e,box:e.getBoundingClientRect()})));var a=U(),o=F(a),s=e=>{var t=Nu(),a=P(t);J(a,17,()=>z(i),q,(e,t)=>{let n=()=>z(t).element,r=()=>z(t).box;var i=ju();let a,o;R(()=>{a=Fi(i,1,`goal svelte-s04yvt`,null,a,{over:hl.over?.element===n()}),o=Li(i,``,o,{left:`${r().left??``}px`,top:`${r().top??``}px`,width:`${r().width??``}px`,height:`${r().height??``}px`})}),W(e,i)});var o=L(a,2),s=e=>{var t=Mu();let i;var a=P(t);{let e=j(()=>r(hl.held.slug));Pc(a,{get face(){return z(e)},get game(){return n},size:`flat`})}O(t),R(()=>i=Li(t,``,i,{left:`${hl.x??``}px`,top:`${hl.y??``}px`})),W(e,t)};K(o,e=>{hl.held.slug&&e(s)}),O(t),W(e,t)};K(o,e=>{hl.held&&e(s)}),W(e,a),A()}var Fu=H(`<div class="pointed svelte-18m9ak1" role="status"><!></div>`);function Iu(e,t){k(t,!0);let{sitting:n}=Fc(),r=j(()=>n.previews.pointed),i=j(()=>z(r)&&!n.asking.sent?n.previews.of(z(r).option):[]),a=M(0),o=M(0),s=j(()=>z(r)&&_u(z(r).at.getBoundingClientRect(),{width:z(a),height:z(o)},{width:innerWidth,height:innerHeight}));var c=U(),l=F(c),u=e=>{var t=Fu();let n;xu(P(t),{get outcomes(){return z(i)}}),O(t),R(()=>n=Li(t,``,n,{left:`${z(s).left??``}px`,top:`${z(s).top??``}px`})),la(t,`offsetWidth`,e=>N(a,e)),la(t,`offsetHeight`,e=>N(o,e)),W(e,t)};K(l,e=>{z(i).length&&z(s)&&e(u)}),W(e,c),A()}var Lu=H(`<span class="share svelte-v3ml2p"><span class="svelte-v3ml2p"> </span> <button class="svelte-v3ml2p">−</button> <b class="svelte-v3ml2p"> </b> <button class="svelte-v3ml2p">+</button> <button class="svelte-v3ml2p"> </button></span>`);function Ru(e,t){k(t,!0);let{sitting:n,called:r}=Fc(),i=n.asking,a=j(()=>r(t.option.things?.[0]??-1)||(t.option.sentence??``));var o=Lu(),s=P(o),c=I(s,!0),l=L(s,2);Y(l,Xl);var u=L(l,2),d=I(u,!0),f=L(u,2);Y(f,Xl);var p=L(f,2),m=I(p,!0);Y(p,Xl),O(o),R((e,n,r)=>{G(c,z(a)),X(l,`aria-label`,e),G(d,t.points),X(f,`aria-label`,n),G(m,r)},[()=>Z(`less`,{name:z(a)}),()=>Z(`more`,{name:z(a)}),()=>Z(`all-rest`)]),B(`click`,l,()=>i.gather(t.option,-1)),B(`click`,f,()=>i.gather(t.option)),B(`click`,p,()=>i.gather(t.option,i.left)),W(e,o),A()}V([`click`]);var zu=new Set,Bu=e=>{let t=t=>t.target===e&&e.close();return zu.add(e),e.addEventListener(`click`,t),()=>{zu.delete(e),e.removeEventListener(`click`,t)}};function Vu(){return[...zu].some(e=>e.open)}function Hu(e,t,n,r){let i=t.stops.map(({name:e})=>e),a=e.filter(e=>e!==n&&!(t.one&&i.includes(e)));return r?[...a,n]:a}var Uu=H(`<label class="svelte-1oo9yp7"><input class="svelte-1oo9yp7"/> </label>`),Wu=H(`<fieldset class="svelte-1oo9yp7"><legend class="svelte-1oo9yp7"> </legend> <div></div></fieldset>`),Gu=H(`<button class="flat"><!> <span> </span></button> <dialog class="svelte-1oo9yp7"><h2> </h2> <p role="status"> </p> <!> <button class="main"> <kbd>Esc</kbd></button></dialog>`,1);function Ku(e,t){let n=$r();k(t,!0);let{sitting:r}=Fc(),i=j(()=>r.server.room?.stops),a=j(()=>z(i)?.seats.find(({seat:e})=>e===r.server.seat)??z(i)?.seats[0]),o=M(void 0);var s=U(),c=F(s),l=e=>{var t=Gu(),s=F(t),c=P(s);Q(c,{name:`bell`});var l=I(L(c,2),!0);O(s);var u=L(s,2),d=P(u),f=I(d,!0),p=L(d,2),m=I(p,!0),h=L(p,2);J(h,17,()=>z(i).groups,q,(e,t,i)=>{var o=Wu(),s=P(o),c=I(s,!0),l=L(s,2);let u;J(l,21,()=>z(t).stops,e=>e.name,(e,o)=>{var s=Uu(),c=P(s);Yi(c);var l=L(c);O(s),R(e=>{X(c,`type`,z(t).one?`radio`:`checkbox`),X(c,`name`,`${n}-${i}`),Zi(c,e),G(l,` ${z(o).title??``}`)},[()=>z(a).names.includes(z(o).name)]),B(`change`,c,e=>r.stops(Hu(z(a).names,z(t),z(o).name,e.currentTarget.checked),z(a).seat)),W(e,s)}),O(l),O(o),R(()=>{G(c,z(t).title),u=Fi(l,1,`all svelte-1oo9yp7`,null,u,{one:z(t).one})}),W(e,o)});var g=L(h,2),_=P(g);ke(),O(g),O(u),da(u,e=>N(o,e),()=>z(o)),Y(u,()=>Bu),R((e,t,n,r)=>{G(l,e),X(u,`aria-label`,t),G(f,n),G(m,z(a).said),G(_,`${r??``} `)},[()=>Z(`stops`),()=>Z(`stops`),()=>Z(`stops`),()=>Z(`close`)]),B(`click`,s,()=>z(o)?.showModal()),B(`click`,g,()=>z(o)?.close()),W(e,t)};K(c,e=>{z(i)&&z(a)&&e(l)}),W(e,s),A()}V([`click`,`change`]);var qu=H(`<p class="quiet svelte-1z0ej86"> </p>`),Ju=H(`<p class="line svelte-1z0ej86"> <!></p>`),Yu=H(`<p class="quiet whom svelte-1z0ej86"> </p>`),Xu=H(`<p> </p> <button class="main"> </button>`,1),Zu=H(`<button class="main"> </button>`),Qu=H(`<p> </p> <button> </button>`,1),$u=H(`<!> <!>`,1),ed=H(`<div class="waits svelte-1z0ej86"><div class="said svelte-1z0ej86"><!> <!> <!></div> <!> <!></div>`);function td(e,t){k(t,!0);let{sitting:n,game:r}=Fc(),i=j(()=>ps(r)?.Dice),a=j(()=>n.server.room),o=j(()=>n.server.table?.deciding??[]),s=j(()=>z(o).filter(e=>{let t=z(a)?.seats[e];return t?.kind===`person`&&!t.here&&!t.bot&&!t.out&&!z(a)?.yours.includes(e)})),c=j(()=>z(o).every(e=>z(a)&&(z(a).seats[e]?.kind!==`person`||z(a).seats[e]?.bot))),l=j(()=>(z(a)?.yours??[]).filter(e=>z(a)?.seats[e]?.bot&&!z(a).seats[e].out));var u=ed(),d=P(u),f=P(d),p=e=>{var t=qu(),n=I(t,!0);R(e=>G(n,e),[()=>Z(`you-watch`)]),W(e,t)};K(f,e=>{z(a)&&!z(a).yours.length&&e(p)});var m=L(f,2),h=e=>{var t=Ju(),r=P(t),a=L(r),o=e=>{var t=U();wi(F(t),()=>z(i),(e,t)=>{t(e,{get dice(){return n.screen.line.dice}})}),W(e,t)};K(a,e=>{z(i)&&n.screen.line.dice?.length&&e(o)}),O(t),R(()=>G(r,`${n.screen.line.text??``} `)),W(e,t)};K(m,e=>{n.screen.line&&e(h)});var g=L(m,2),_=e=>{var t=Yu(),r=I(t,!0);R(e=>G(r,e),[()=>Z(z(c)?`thinking`:`waiting`,{n:z(o).length,names:z(o).map(e=>n.server.name(e)).join(`, `)})]),W(e,t)};K(g,e=>{z(o).length&&!n.server.table?.result&&e(_)}),O(d);var v=L(d,2),y=e=>{var t=Xu(),r=F(t),i=I(r,!0),a=L(r,2),o=I(a,!0);R(e=>{G(i,n.server.report.summary),G(o,e)},[()=>Z(`see-report`)]),B(`click`,a,()=>n.screen.reading=!0),W(e,t)};K(v,e=>{n.server.report&&!n.screen.reading&&e(y)});var b=L(v,2),x=e=>{var t=$u(),r=F(t);J(r,17,()=>z(l),q,(e,t)=>{var r=Zu(),i=I(r,!0);R(e=>G(i,e),[()=>Z(`take-back`,{name:n.server.name(z(t))})]),B(`click`,r,()=>n.take(z(t))),W(e,r)});var i=L(r,2),o=e=>{var t=U();J(F(t),17,()=>z(s),q,(e,t)=>{var r=Qu(),i=F(r),a=I(i,!0),o=L(i,2),s=I(o,!0);R((e,t)=>{G(a,e),G(s,t)},[()=>Z(`gone-now`,{name:n.server.name(z(t))}),()=>Z(`give-seat`,{name:n.server.name(z(t))})]),B(`click`,o,()=>n.give(z(t))),W(e,r)}),W(e,t)};K(i,e=>{z(a)?.yours.length&&e(o)}),W(e,t)};K(b,e=>{n.server.lasts&&e(x)}),O(u),W(e,u),A()}V([`click`]);var nd=(e,t=g)=>{var n=U(),r=F(n),i=e=>{var n=id(),r=I(n,!0);R(()=>G(r,t().note)),W(e,n)};K(r,e=>{t().note&&e(i)}),W(e,n)},rd=(e,t=g)=>{var n=U(),r=F(n),i=e=>{var n=sd(),r=I(n,!0);R(e=>G(r,e),[()=>t().toUpperCase()]),W(e,n)};K(r,e=>{t()&&e(i)}),W(e,n)},id=H(`<small> </small>`),ad=H(` <!>`,1),od=H(`<button><!> <!><!></button>`),sd=H(`<kbd class="svelte-qo5uwq"> </kbd>`),cd=H(`<button class="take-back svelte-qo5uwq"><!> </button>`),ld=H(`<p class="more svelte-qo5uwq"> <!></p>`),ud=H(`<button class="take-back svelte-qo5uwq"> <kbd class="svelte-qo5uwq">Esc</kbd></button>`),dd=H(`<button class="unfold svelte-qo5uwq"><!> <span class="unseen"> </span></button>`),fd=H(`<p class="more svelte-qo5uwq"> </p>`),pd=H(`<p> <!></p> <!> <!>`,1),md=H(`<button class="svelte-qo5uwq"> <kbd class="svelte-qo5uwq">Esc</kbd></button>`),hd=H(`<label class="number"><span class="unseen"> </span> <input type="number"/></label> <button class="main svelte-qo5uwq"> </button>`,1),gd=H(`<button class="svelte-qo5uwq"> </button>`),_d=H(`<!> <!> <button> <kbd class="svelte-qo5uwq">⏎</kbd></button> <!>`,1),vd=H(`<button class="svelte-qo5uwq"><!> <!><!></button>`),yd=H(`<div class="buttons svelte-qo5uwq"><!> <!> <!> <!> <!> <!></div>`),bd=H(`<button class="flat"><!> <span> </span> <kbd class="svelte-qo5uwq">␣</kbd></button>`),xd=H(`<button class="flat"><!> <span> </span></button>`),Sd=H(`<button class="flat"><!> <span> </span> <kbd class="svelte-qo5uwq">H</kbd></button>`),Cd=H(`<button class="flat"><!> <span> </span> <kbd class="svelte-qo5uwq">U</kbd></button>`),wd=H(`<section><div class="said svelte-qo5uwq" aria-live="polite"><!> <!></div> <!> <div class="tools svelte-qo5uwq"><!> <!> <!> <!> <!></div> <!></section>`);function Td(e,t){k(t,!0);let n=(e,t=g,n=g,a=g)=>{let l=j(()=>r.emblem(t())),u=j(()=>t()===z(f));var d=od();let p,m;var h=P(d),_=e=>{Q(e,{get path(){return z(l).emblem}})};K(h,e=>{z(l)&&e(_)});var v=L(h,2),y=e=>{var n=Qr();R(e=>G(n,e),[()=>Z(`all-the-same`,{what:t().sentence??``})]),W(e,n)},b=e=>{var n=ad(),r=F(n,!0);nd(L(r),t),R(()=>G(r,t().sentence)),W(e,n)};K(v,e=>{z(u)?e(y):e(b,-1)}),rd(L(v),n),O(d),Y(d,Xl),R(e=>{X(d,`data-letter`,n()),p=Fi(d,1,`svelte-qo5uwq`,null,p,{main:a(),handy:e,doubted:z(u),hued:z(l)}),m=Li(d,``,m,{"--hue":z(l)?.hue,"--ink":z(l)&&`${z(l).ink??50}%`})},[()=>!z(c).length&&z(s).kind!==`yes-no`&&vl(t()).length]),B(`click`,d,()=>o.press(t())),Hr(`pointerenter`,d,({pointerType:e,currentTarget:n})=>e===`mouse`&&i.previews.point(t(),n,o.seq)),Hr(`pointerleave`,d,()=>i.previews.leave()),W(e,d)},r=Fc(),{sitting:i,groups:a}=r,o=i.asking,s=j(()=>o.question),c=j(()=>o.at?[]:o.menu),l=j(()=>z(s)&&!z(c).length?a(z(s)):[]),u=j(()=>z(l).flatMap(e=>e.options)),d=j(()=>{if(z(c).length)return z(c);if(!z(s)||o.gathers)return[];let e=El(z(s)).filter(e=>!z(u).includes(e));return z(f)&&!e.includes(z(f))&&z(f)!==Dl(z(s))?[...e,z(f)]:e}),f=j(()=>o.at?null:o.doubt),p=j(()=>z(s)&&!z(c).length?Dl(z(s)):void 0),m=j(()=>[...z(l).map(({label:e,options:t})=>({label:e,act:()=>o.narrow(t)})),...[...z(d),...z(p)?[z(p)]:[]].map(e=>({label:e.sentence??``,act:()=>o.press(e)}))]),h=j(()=>Ll(z(m).map(({label:e})=>e))),_=j(()=>z(s)?.kind===`distribute`?Z(`give`,{left:o.left,n:z(s).high}):Z(`choose`,{n:o.picked.length,names:o.picked.map(e=>e.sentence??``).join(`; `)})),v=M(!1),y=M(!1),b=M(``),x=M(0);Ln(()=>{N(x,z(s)?.low??0,!0),z(s)?Tl(z(s))&&N(v,!0):N(v,!1)}),Ln(()=>{!z(s)||o.seq<0||jr().then(()=>{let e=r.area(),t=e?.getBoundingClientRect(),n=nu(e);n.some(e=>{let{top:n,bottom:r}=e.getBoundingClientRect();return t&&n>=t.top&&r<=t.bottom})||n.at(-1)?.scrollIntoView({block:`center`,inline:`nearest`})})});function S(e){return z(s)&&!o.sent?z(m)[z(h).indexOf(e)]?.act:void 0}function C(e){let t=z(s)?.options??[];t.length&&(t.length>9?(N(b,e,!0),N(v,!0)):t[Number(e)-1]&&o.press(t[Number(e)-1]))}var w={letterDeed:S,digit:C},T=wd();let E;var ee=P(T),te=P(ee);J(te,17,()=>i.screen.unasked,q,(e,t,n)=>{var r=ld(),a=P(r),o=L(a),s=e=>{var t=cd(),n=P(t);Q(n,{name:`undo`});var r=L(n);O(t),R(e=>G(r,` ${e??``}`),[()=>Z(`undo`)]),B(`click`,t,()=>i.undo()),W(e,t)};K(o,e=>{n===i.screen.unasked.length-1&&i.server.lasts&&e(s)}),O(r),R(()=>G(a,`${z(t)??``} `)),W(e,r)});var ne=L(te,2),re=e=>{var t=pd(),n=F(t);let r;var i=P(n),a=L(i),c=e=>{var t=ud(),n=P(t);ke(),O(t),Y(t,Xl),R(e=>G(n,`${e??``} `),[()=>Z(`back`)]),B(`click`,t,()=>o.clear()),W(e,t)};K(a,e=>{z(f)&&e(c)}),O(n);var l=L(n,2),u=e=>{var t=dd(),n=P(t);Q(n,{name:`more`});var r=I(L(n,2),!0);O(t),R(e=>{X(t,`aria-expanded`,z(y)),G(r,e)},[()=>Z(`whole-question`)]),B(`click`,t,()=>N(y,!z(y))),W(e,t)};K(l,e=>{z(f)||e(u)});var d=L(l,2),p=e=>{var t=fd(),n=I(t,!0);R(e=>G(n,e),[()=>Z(`choose-some`,{low:z(s).low,high:z(s).high,spare:z(s).high-z(s).low})]),W(e,t)};K(d,e=>{o.gathers&&z(s).kind!==`distribute`&&e(p)}),R(e=>{r=Fi(n,1,`text svelte-qo5uwq`,null,r,{whole:z(y)||z(f),doubt:z(f)}),G(i,`${e??``} `)},[()=>z(f)?yl(z(f)):z(s).prompt]),W(e,t)},ie=e=>{td(e,{})};K(ne,e=>{z(s)?e(re):e(ie,-1)}),O(ee);var ae=L(ee,2),oe=e=>{var t=yd(),r=P(t),i=e=>{var t=md(),n=P(t);ke(),O(t),Y(t,Xl),R(e=>G(n,`${e??``} `),[()=>Z(`back`)]),B(`click`,t,()=>o.clear()),W(e,t)};K(r,e=>{z(c).length&&e(i)});var a=L(r,2),u=e=>{var t=hd(),n=F(t),r=P(n),i=I(r,!0),a=L(r,2);Yi(a),O(n);var c=L(n,2),l=I(c,!0);Y(c,Xl),R(e=>{G(i,z(s).prompt),X(a,`min`,z(s).low),X(a,`max`,z(s).high),G(l,e)},[()=>Z(`take-number`,{n:z(x)})]),ta(a,()=>z(x),e=>N(x,e)),B(`click`,c,()=>o.send(`${z(s).verb} ${z(x)}`)),W(e,t)};K(a,e=>{z(s).kind===`number`&&e(u)});var m=L(a,2),g=e=>{var t=_d(),n=F(t);J(n,17,()=>z(s).options.filter(e=>!vl(e).length&&e!==z(p)),q,(e,t)=>{var n=gd(),r=I(n,!0);Y(n,Xl),R(e=>{X(n,`aria-pressed`,e),G(r,z(t).sentence)},[()=>o.picked.includes(z(t))]),B(`click`,n,()=>o.gather(z(t))),W(e,n)});var r=L(n,2),i=e=>{var t=U();J(F(t),17,()=>z(s).options,q,(e,t,n)=>{{let r=j(()=>o.selection.points[n]??0);Ru(e,{get option(){return z(t)},get points(){return z(r)}})}}),W(e,t)};K(r,e=>{z(s).kind===`distribute`&&e(i)});var a=L(r,2),c=P(a);ke(),O(a),Y(a,Xl);var l=L(a,2),u=e=>{var t=md(),n=P(t);ke(),O(t),Y(t,Xl),R(e=>G(n,`${e??``} `),[()=>Z(`start-over`)]),B(`click`,t,()=>o.clear()),W(e,t)};K(l,e=>{o.begun&&e(u)}),R(e=>{Fi(a,1,ki(z(f)?`doubted`:`main`),`svelte-qo5uwq`),a.disabled=!o.whole||!o.begun,G(c,`${e??``} `)},[()=>z(f)?Z(`all-the-same`,{what:z(_)}):z(_)]),B(`click`,a,()=>o.confirm()),W(e,t)};K(m,e=>{o.gathers&&e(g)});var v=L(m,2);J(v,17,()=>z(l),q,(e,t,n)=>{var r=vd(),i=P(r),a=e=>{Q(e,{get path(){return z(t).icon}})};K(i,e=>{z(t).icon&&e(a)});var s=L(i,1,!0),c=L(s),l=e=>{nd(e,()=>z(t).options[0])};K(c,e=>{z(t).options.length===1&&e(l)}),rd(L(c),()=>z(h)[n]),O(r),Y(r,Xl),R(()=>{X(r,`data-letter`,z(h)[n]),G(s,z(t).label)}),B(`click`,r,()=>o.narrow(z(t).options)),W(e,r)});var y=L(v,2);J(y,17,()=>z(d),q,(e,t,r)=>{let i=j(()=>!z(c).length&&z(d).length===1&&!yl(z(t)));n(e,()=>z(t),()=>z(h)[z(l).length+r],()=>z(i))});var b=L(y,2),S=e=>{{let t=j(()=>z(h).at(-1));n(e,()=>z(p),()=>z(t),()=>!1)}};K(b,e=>{z(p)&&e(S)}),O(t),W(e,t)};K(ae,e=>{z(s)&&!o.sent&&e(oe)});var se=L(ae,2),ce=P(se);Ku(ce,{});var le=L(ce,2),ue=e=>{var t=bd(),n=P(t);Q(n,{name:`skip`});var r=I(L(n,2),!0);ke(2),O(t),R(e=>G(r,e),[()=>Z(`skip-ahead`)]),B(`click`,t,()=>i.skip()),W(e,t)};K(le,e=>{i.screen.behind&&e(ue)});var de=L(le,2),fe=e=>{var t=xd(),n=P(t);Q(n,{name:`menu`});var r=I(L(n,2),!0);O(t),R(e=>{X(t,`aria-expanded`,z(v)),G(r,e)},[()=>Z(`all-answers`,{n:z(s).options.length})]),B(`click`,t,()=>{N(b,``),N(v,!z(v))}),W(e,t)};K(de,e=>{z(s)&&z(s).kind!==`distribute`&&z(s).options.length>z(d).length+ +!!z(p)&&e(fe)});var pe=L(de,2),me=e=>{var t=Sd(),n=P(t);Q(n,{name:`hint`});var r=I(L(n,2),!0);ke(2),O(t),R(e=>{X(t,`aria-busy`,i.screen.hinting),G(r,e)},[()=>i.screen.hinting?Z(`hint-thinks`):Z(`hint`)]),B(`click`,t,()=>i.askHint()),W(e,t)};K(pe,e=>{i.server.room?.hints&&z(s)&&e(me)});var he=L(pe,2),ge=e=>{var t=Cd(),n=P(t);Q(n,{name:`undo`});var r=I(L(n,2),!0);ke(2),O(t),R(e=>G(r,e),[()=>Z(`undo`)]),B(`click`,t,()=>i.undo()),W(e,t)};K(he,e=>{i.server.lasts&&i.server.room?.yours.length&&i.server.table?.at&&e(ge)}),O(se);var _e=L(se,2),ve=e=>{Jl(e,{onclose:()=>N(v,!1),get typed(){return z(b)},set typed(e){N(b,e,!0)}})};return K(_e,e=>{z(v)&&z(s)&&!o.sent&&e(ve)}),O(T),R(e=>{E=Fi(T,1,`prompt svelte-qo5uwq`,null,E,{mine:z(s)&&!o.sent}),X(T,`aria-label`,e),X(T,`data-seq`,o.seq),X(T,`data-menu`,o.menu.length>0),X(T,`data-gathers`,o.gathers)},[()=>Z(`question`)]),W(e,T),A(w)}V([`click`]);function Ed(e,t,n){if(Notification.permission!==`granted`)return;let r=new Notification(e,{body:t,icon:`./icon.svg`,tag:n});r.onclick=()=>{window.focus(),location.hash=`#/room/${n}`,r.close()}}function Dd(e){return e.toLowerCase().replaceAll(`æ`,`ae`).replaceAll(`ł`,`l`).normalize(`NFKD`).replace(/\p{M}/gu,``)}function Od(e){return Dd(e.lines.join(` `))}function kd(e){let{kind:t=``}=e.facts,[n=``]=(e.lines[1]??``).slice(t.length).split(` · `).filter(Boolean);return[t,n].filter(Boolean).join(` · `)}function Ad(e,t,{words:n,picks:r}){let i=Dd(n).split(/\s+/).filter(Boolean),a=Object.entries(r).filter(([,e])=>e);return e.filter(e=>{let n=t.get(e.slug)??``;return a.every(([t,n])=>e.groups[t]?.includes(n))&&i.every(e=>n.includes(e))})}function jd(e,t,n){let r=new Intl.Collator(n),i=new Map(t?.values.map(({name:e},t)=>[e,t])),a=e=>i.get(e.groups[t?.name??``]?.[0]??``)??i.size;return[...e].sort((e,t)=>a(e)-a(t)||r.compare(e.name,t.name))}function Md(e,t){let n=new Intl.Collator(t,{numeric:!0});return{...e,values:[...e.values].sort((e,t)=>n.compare(e.title,t.title))}}var Nd=class extends Error{code;rules;constructor(e){super(e.message),this.code=e.code,this.rules=e.rules??[]}},Pd=8e3,Fd=25e3,Id=class{#e=M(`connecting`);get state(){return z(this.#e)}set state(e){N(this.#e,e,!0)}#t=null;#n=0;#r=new Map;#i=0;#a=``;#o;#s;constructor(e,t){this.#o=e,this.#s=t}open(e){this.#a=e,this.#c(),setInterval(()=>this.state===`open`&&this.#t?.send(`{"type":"ping"}`),Fd)}ask(e,...t){let n=++this.#n;return new Promise((r,i)=>{this.#t?.readyState===WebSocket.OPEN?(this.#r.set(n,{kinds:t,resolve:r,reject:i}),this.#t.send(JSON.stringify({...e,id:n}))):i(Error(`offline`))})}#c(){let e=new WebSocket(this.#a);this.#t=e,e.onopen=()=>this.#l(),e.onmessage=e=>this.#d(JSON.parse(e.data)),e.onclose=()=>this.#u()}async#l(){try{await this.#o(),this.#i=0,this.state=`open`}catch{this.#t?.close()}}#u(){this.state=`lost`;for(let{reject:e}of this.#r.values())e(Error(`offline`));this.#r.clear();let e=Math.min(Pd,250*2**this.#i++);setTimeout(()=>this.#c(),e*(.75+Math.random()/2))}#d(e){let t=e.id?this.#r.get(e.id):void 0;t&&e.type===`error`?(this.#r.delete(e.id),t.reject(new Nd(e))):(t?.kinds.includes(e.type)&&(this.#r.delete(e.id),t.resolve(e)),this.#s(e))}},Ld=new Map,Rd=new Set;function zd(e){let t=Ld.get(e)??Bd(e).finally(()=>Ld.delete(e));return Ld.set(e,t),t}async function Bd(e){let t=await fetch(`${e}.json`);if(!t.ok)throw Error(`${e}: ${t.status}`);return Rd.add(e),t.json()}function Vd(){for(let e of Rd)Bd(e).catch(()=>void 0)}function Hd(e){let[,t,n=``,r=``]=e.split(`/`);return t===`room`&&n?{page:t,room:n}:t===`rules`&&n?{page:t,game:n,rule:r.toUpperCase()}:t===`cards`?{page:t,game:n,card:r}:(t===`build`||t===`learn`)&&n?{page:t,game:n}:t===`lobby`||t===`players`?{page:t}:{page:`start`}}var Ud=class{#e=M(Hd(location.hash));get route(){return z(this.#e)}set route(e){N(this.#e,e)}#t=M(null);get reading(){return z(this.#t)}set reading(e){N(this.#t,e)}#n=M(null);get trying(){return z(this.#n)}set trying(e){N(this.#n,e)}#r=M(``);get error(){return z(this.#r)}set error(e){N(this.#r,e,!0)}go(){this.route=Hd(location.hash),this.error=``,this.reading=null}},Wd=`trivault.plan`,Gd={game:``,games:{},clock:!1,minutes:15,increment:10,hints:!1,chat:!0,askAll:!1},Kd=new class{#e=M(null);get seed(){return z(this.#e)}set seed(e){N(this.#e,e,!0)}#t=M(mn({...Gd,...ru(Wd,{})}));get wish(){return z(this.#t)}set wish(e){N(this.#t,e,!0)}prepare(e){for(let t of e){let e=t.bots.map(e=>e.kind),n=e.at(-1),r=[{who:`me`,bot:n,deck:``},{who:`bot`,bot:n,deck:``}],{seats:i=r,options:a={}}=this.wish.games[t.name]??{};for(let t of i)e.includes(t.bot)||(t.bot=n),t.picked||(t.deck=``);this.wish.games[t.name]={seats:i,options:a},this.resize(t,Math.min(Math.max(i.length,t.seats[0]),t.seats[1]))}e.some(e=>e.name===this.wish.game)||(this.wish.game=e[0]?.name??``)}of(e){return this.wish.games[e.name]}resize(e,t){let{seats:n}=this.of(e);for(;n.length<t;)n.push({...n.at(-1),deck:``,picked:!1,name:``});n.length=t}keep(){iu(Wd,this.wish)}};function qd(e){return e.some((e,t)=>t&&(e.who===`open`||e.who===`lobby`))}function Jd(e,t){return t.map(({who:t,bot:n,deck:r,name:i=``},a)=>{let o=a>0&&(t===`open`||t===`lobby`),s=a===0?`me`:o?`open`:t===`bot`?n:t;return{kind:s,...e.decks&&r&&!o?{deck:r}:{},...a&&s===`me`&&i.trim()?{name:i.trim()}:{}}})}function Yd(e,t){return(e.options??[]).filter(e=>!e.seats?.length||e.seats.includes(t.length))}function Xd(e,{seats:t,options:n}){let r={};for(let{name:i,kind:a,without:o=[]}of Yd(e,t)){let e=n[i];o.some(e=>e in r)||(a===`flag`&&e===!0&&(r[i]=!0),a===`seat`&&typeof e==`number`&&e<t.length&&(r[i]=e),a===`each`&&Array.isArray(e)&&e.some(Boolean)&&(r[i]=t.map((t,n)=>e[n]||0)))}return r}function Zd(e,t,n){let{seats:r}=n,i=qd(r);return{options:Xd(e,n),listed:r.some(e=>e.who===`lobby`),ask_all:t.askAll,...t.clock?{clock:{seconds:Math.round(t.minutes*60),increment:t.increment}}:{},...i?{hints:t.hints,chat:t.chat}:{}}}var Qd=class{#e=M(null);get me(){return z(this.#e)}set me(e){N(this.#e,e)}#t=M([]);get games(){return z(this.#t)}set games(e){N(this.#t,e)}#n=M({});get known(){return z(this.#n)}set known(e){N(this.#n,e)}#r=j(()=>Object.fromEntries(Object.entries(this.known).map(([e,{cards:t}])=>[e,t])));get cards(){return z(this.#r)}set cards(e){N(this.#r,e)}#i=M([]);get lobby(){return z(this.#i)}set lobby(e){N(this.#i,e)}#a=M([]);get mine(){return z(this.#a)}set mine(e){N(this.#a,e)}#o=M({});get exercises(){return z(this.#o)}set exercises(e){N(this.#o,e)}game(e){return this.games.find(t=>t.name===e)}},$d=400,ef=class{#e=M(null);get question(){return z(this.#e)}set question(e){N(this.#e,e)}#t=M(-1);get seq(){return z(this.#t)}set seq(e){N(this.#t,e,!0)}#n=M({picked:[],points:[]});get selection(){return z(this.#n)}set selection(e){N(this.#n,e)}#r=M([]);get menu(){return z(this.#r)}set menu(e){N(this.#r,e)}#i=M(null);get at(){return z(this.#i)}set at(e){N(this.#i,e)}#a=M(null);get doubt(){return z(this.#a)}set doubt(e){N(this.#a,e)}#o=M(!1);get sent(){return z(this.#o)}set sent(e){N(this.#o,e,!0)}#s=j(()=>this.question?xl(this.question):new Map);#c;#l=0;#u=``;#d=null;constructor(e){this.#c=e}ask(e,t){let n=t===this.seq&&e?.seat===this.question?.seat,r=this.#d;this.question=e,this.seq=t,this.sent=!1,e?n?this.#p(e):(this.clear(),r&&r.reason!==e.reason&&this.#f(r)):this.forget()}#f(e){if(this.gathers)return;let t=this.question?.options.filter(t=>e.answers?.includes(t.answer))??[],n=t.length?t:this.#g(e.things??[]);n.length&&this.narrow(n,e.at)}#p(e){let t=t=>e.options.filter(e=>e.answer===t.answer);this.menu=this.menu.flatMap(t),this.doubt=this.doubt&&(t(this.doubt)[0]??null)}clear(){this.forget(),this.#d=null,this.question&&(this.selection=kl(this.question))}forget(){this.menu=[],this.doubt=this.at=null}state(e){if(!this.question||this.sent)return``;let t=this.#g(e);return t.some(e=>this.#v(e))?`chosen`:t.length?`legal`:``}options(e){return this.question&&!this.sent?this.#g(e):[]}mark(e){let t=this.options(e).map(e=>this.#_(e));if(this.question?.kind===`distribute`){let e=t.reduce((e,t)=>e+(this.selection.points[t]??0),0);return e?String(e):``}let n=Math.max(-1,...t.map(e=>this.selection.picked.indexOf(e)));return n>=0&&this.question?.kind===`order`?String(n+1):``}touch(e,t,n=!1){this.options(e).length||this.forget();let r=this.options(e);if(!r.length)return!1;if(this.gathers){let e=r.find(e=>!this.#v(e))??r[0];this.gather(e)}else n?this.#m(r,t):this.narrow(r,t);return!0}narrow(e,t){e.length===1?this.choose(e[0],t):this.#m(e,t)}#m(e,t){let n=e.length===this.menu.length&&(!t||t===this.at);this.forget(),!n&&(this.menu=e,this.at=t??null)}usual(e,t=[]){if(this.gathers)return;let n=this.options(e).filter(e=>!yl(e));return n.find(({answer:e})=>t.includes(e.split(` `)[0]))??n[0]}drop(e,t,n){this.forget(),this.#d=n?{...n,reason:this.question?.reason}:null,this.narrow(e,t)}get gathers(){return!!this.question&&(bl(this.question)||this.question.kind===`distribute`)}gather(e,t=1){let n=this.question;if(!n)return;this.doubt=null;let r=this.#_(e);this.selection=n.kind===`distribute`?Ml(n,this.selection,r,t):jl(n,this.selection,r)}choose(e,t=null){this.question&&!this.sent&&this.doubt!==e&&(this.gathers&&e!==Dl(this.question)?this.gather(e):yl(e)?this.#h(e,e.answer,t):this.send(e.answer))}press(e,t=null){this.doubt===e?this.insist():this.choose(e,t)}#h(e,t,n){this.#l=Date.now(),this.#u=t,this.doubt=e,this.menu=n?[e]:[],this.at=n}insist(){this.doubt&&Date.now()-this.#l>=$d&&this.send(this.#u)}get whole(){return this.question&&this.gathers?Pl(this.question,this.selection):void 0}get left(){return this.question?.kind===`distribute`?this.question.high-Al(this.selection):0}get picked(){return this.selection.picked.flatMap(e=>this.question?.options[e]??[])}get begun(){return this.gathers&&(this.picked.length>0||Al(this.selection)>0)}confirm(){let{whole:e,doubt:t}=this;if(!e)return;let n=this.picked.find(e=>e.warning);t&&this.#u===e?this.insist():n?this.#h(n,e,null):this.send(e)}send(e){this.question&&(this.forget(),this.sent=!0,this.#c(e,this.seq,this.question.seat))}#g(e){let t=[...new Set(e.flatMap(e=>z(this.#s).get(e)??[]))];return this.menu.length?t.filter(e=>this.menu.includes(e)):t}#_(e){return this.question?.options.indexOf(e)??-1}#v(e){let t=this.#_(e);return this.selection.picked.includes(t)||(this.selection.points[t]??0)>0}},tf=90,nf=class{#e=M({});#t=new Set;#n=-1;#r;#i=M(null);get pointed(){return z(this.#i)}set pointed(e){N(this.#i,e)}#a;constructor(e){this.#r=e}of(e){return z(this.#e)[e.answer]??[]}async learn(e,t){if(t!==this.#n&&this.#o(t),this.#t.has(e.answer))return;this.#t.add(e.answer);let n=await this.#r({type:`preview`,answer:e.answer,seq:t},`preview`);n&&n.seq===this.#n&&N(this.#e,{...z(this.#e),[n.answer]:n.outcomes??[]})}point(e,t,n){this.leave(),this.#a=setTimeout(()=>{this.pointed={option:e,at:t},this.learn(e,n)},tf)}leave(){clearTimeout(this.#a),this.pointed=null}#o(e){this.#n=e,N(this.#e,{}),this.#t.clear()}},rf;function af(e){let t=getComputedStyle(e);return(`computedStyleMap`in e?[...e.computedStyleMap().keys()]:[...t]).filter(e=>e.startsWith(`--`))}function of(e,t){rf??=new Set(af(document.documentElement));let n=getComputedStyle(t);for(let r of af(t))rf.has(r)||e.style.setProperty(r,n.getPropertyValue(r))}function sf(e){let t=e;for(;t&&!t.isConnected;)t=t.parentElement;return t??document.body}var cf=[`now`,`fresh`,`legal`,`chosen`,`tilted`];function lf(e){let t=e.cloneNode(!0);t.classList.remove(...cf);for(let e of[`data-target`,`data-card`,`aria-pressed`,`id`])t.removeAttribute(e);return t.tabIndex=-1,t.style.width=`100%`,t.style.height=`100%`,t}function uf(){let e=document.createElement(`span`);return e.className=`back`,e}function df(e,t,n=t.width,r=t.height){let i=document.createElement(`div`);return i.className=`flying`,i.style.left=`${t.x+(t.width-n)/2}px`,i.style.top=`${t.y+(t.height-r)/2}px`,i.style.width=`${n}px`,i.style.height=`${r}px`,i.append(e),i}var ff=.5,pf=`cubic-bezier(.3,.05,.2,1)`;function mf({beat:e},{at:t,long:n},r=`both`){return{delay:t*e,duration:n*e,easing:pf,fill:r}}function hf(e,t,n=lf(t.element)){let r=df(n,t.box,t.width,t.height);return of(r,sf(t.parent)),e.layer.append(r),r}function gf(e,t,{at:n,long:r}){let i={delay:n*e.beat,duration:r*e.beat,fill:`none`};e.run(t,[{opacity:0},{opacity:0}],i)}function _f(e,...t){e.onfinish=()=>t.forEach(e=>e.remove())}function vf(e,t,n,r,i){let[a,o,s]=[Gc(e),Gc(n),Gc(r)],[c,l]=[n.width/t,r.width/t],u=Math.min(60,Math.hypot(s.x-o.x,s.y-o.y)*.12),d=(e,t,n)=>`translate(${e-a.x}px, ${t-a.y}px) scale(${n})`;return[{transform:d(o.x,o.y,c),opacity:c>ff?1:.4},{transform:d((o.x+s.x)/2,(o.y+s.y)/2-u,(c+l)/2*1.08),opacity:1},{transform:d(s.x,s.y,l),opacity:r===e?1:i}]}function yf(e,t,n,r){let i=hf(e,t);gf(e,t.element,{at:0,long:r.at+r.long}),_f(e.run(i,vf(t.box,t.width,n,t.box,0),mf(e,r)),i)}function bf(e,t,n,r){let i=hf(e,t);_f(e.run(i,vf(t.box,t.width,t.box,n,.15),mf(e,r)),i)}function xf(e,t,n){let r=hf(e,t);return r.style.transform=`translateY(-26px) scale(1.04)`,n||e.run(r,[{transform:`none`}],{duration:.3*e.beat,easing:pf}),r}function Sf(e,t,n,r,{at:i,long:a}){let o=Math.min(92,Math.max(56,innerHeight*.09)),s=new DOMRect(Gc(n).x-o*.36,Gc(n).y-o/2,o*.72,o);for(let o=0;o<r;o++){let r=df(uf(),s);e.layer.append(r);let c=vf(s,s.width,t,n,0);c[0].opacity=0,_f(e.run(r,c,mf(e,{at:i+o*.12,long:a})),r)}}function Cf({run:e,beat:t},n,r,i){let[a,o]=[Gc(n.box),Gc(r.box)];e(r.element,[{translate:`${a.x-o.x}px ${a.y-o.y}px`},{translate:`0 0`}],{delay:i*t,duration:.4*t,easing:pf,fill:`backwards`,composite:`add`})}function wf(e,t,n,r,i){let a=hf(e,t),[o,s]=[Gc(t.box),Gc(n)],[c,l]=[s.x-o.x,s.y-o.y],u=Math.hypot(c,l)||1,d=Math.max(.3,1-(.45*Math.min(n.height,n.width)+.3*t.height)/u),f=e=>`translate(${c*e}px, ${l*e}px)`,p=[{transform:`none`,offset:0,easing:`ease-out`},{transform:`${f(-22/u)} scale(1.08)`,offset:.22,easing:`cubic-bezier(.6,0,.9,.5)`},{transform:`${f(d)} scale(1.05)`,offset:.52},{transform:f(d*.96),offset:.6,easing:pf},{transform:`none`,offset:1}];_f(e.run(a,p,{...mf(e,i,`forwards`),easing:`linear`}),a),gf(e,t.element,i),a.style.zIndex=`2`,e.run(a,[{opacity:0},{opacity:0}],{duration:Math.max(i.at*e.beat,.01)}),r&&Tf(e,r,c/u,l/u,{at:i.at+.52*i.long,long:.3})}function Tf(e,t,n,r,i){let a=e=>({translate:`${n*e}px ${r*e}px`});e.run(t,[a(0),a(12),a(-7),a(4),a(0)],{...mf(e,i,`none`),composite:`add`})}function Ef(e,t,n,r,i){let[a,o]=[Gc(t),Gc(n)],s=df(document.createElement(`i`),new DOMRect(a.x-28,a.y-7,56,14));s.classList.add(`bolt`),e.layer.append(s);let[c,l]=[o.x-a.x,o.y-a.y],u=`rotate(${Math.atan2(l,c)}rad)`,d=[{transform:`${u} scaleX(.4)`,opacity:0},{transform:`${u} scaleX(1)`,opacity:1,offset:.25},{transform:`translate(${c}px, ${l}px) ${u} scaleX(1.3)`,opacity:1,offset:.9},{transform:`translate(${c}px, ${l}px) ${u} scaleX(.3)`,opacity:0}];_f(e.run(s,d,{...mf(e,i),easing:`ease-in`}),s);let f=Math.hypot(c,l)||1;r&&Tf(e,r,c/f,l/f,{at:i.at+.85*i.long,long:.3})}function Df(e,t,n,r){let[i,a]=[Gc(t),Gc(n)],o=Math.hypot(a.x-i.x,a.y-i.y),s=df(document.createElement(`i`),new DOMRect(i.x,i.y-4,o,8));s.classList.add(`aim`),s.style.rotate=`${Math.atan2(a.y-i.y,a.x-i.x)}rad`,e.layer.append(s),_f(e.run(s,[{clipPath:`inset(-20px 100% -20px 0)`,opacity:1},{clipPath:`inset(-20px -20px -20px 0)`,opacity:1,offset:.35},{clipPath:`inset(-20px -20px -20px 0)`,opacity:1,offset:.75},{clipPath:`inset(-20px -20px -20px 0)`,opacity:0}],mf(e,r)),s)}function Of(e,t,n){let r={at:n.at,long:n.long/2},i={at:n.at+r.long,long:r.long},a=hf(e,t,uf()),o=hf(e,t),s=`perspective(600px) rotateY(90deg) scale(1.15)`;gf(e,t.element,{at:0,long:n.at+n.long}),_f(e.run(a,[{transform:`none`},{transform:s}],mf(e,r)),a);let c=[{transform:s.replace(`90`,`-90`)},{transform:`none`}];_f(e.run(o,c,mf(e,i)),o)}var kf=[`0 0, 58% 0, 44% 30%, 60% 52%, 42% 74%, 52% 100%, 0 100%`,`58% 0, 100% 0, 100% 100%, 52% 100%, 42% 74%, 60% 52%, 44% 30%`];function Af(e,t,n){kf.forEach((r,i)=>{let a=hf(e,t);a.style.clipPath=`polygon(${r})`;let o=i?1:-1,s=[{transform:`none`,opacity:1,filter:`none`},{transform:`translate(${o*5}px, -3px) rotate(${o*2}deg)`,opacity:1,filter:`brightness(1.6)`,offset:.25},{transform:`translate(${o*34}px, 56px) rotate(${o*19}deg)`,opacity:0,filter:`brightness(.5)`}];_f(e.run(a,s,{...mf(e,n),easing:`ease-in`}),a)})}function jf(e,t){let n=df(document.createElement(`i`),t);return n.classList.add(`glow`),e.layer.append(n),n}var Mf={fly:.5,lunge:.6,aim:.7,turn:.55,break:.6,float:1,dice:1.1,moment:1.6,pass:.45},Nf=.35,Pf=new Set([`damage`,`direct`,`strike`,`pierce`]),Ff=new Set([`destroy`]),If=new Set([`forge`]),Lf=6,Rf=e=>-2-e;function zf(e,t,n){return Vf(Object.keys(e.sizes).filter(n=>(t.sizes[n]??0)<e.sizes[n]),n)}function Bf(e,t,n){return Vf(Object.keys(t.sizes).filter(n=>(e.sizes[n]??0)<t.sizes[n]),n)}function Vf(e,t){return e.find(e=>t!==void 0&&e.endsWith(`-${t}`))??e[0]}function Hf(e,t,n,r){let i=[],a=new Map,o=new Set,s=0;for(let{told:c,dice:l}of n){if(l?.length&&(i.push({kind:`dice`,dice:[...l],at:s}),s+=Mf.dice*.85),!c)continue;let{kind:n,seat:u=-1,source:d=-1,target:f=-1,n:p=0}=c;if(r.has(n)&&f!==-1)e.shown.has(d)&&d!==f?i.push({kind:`lunge`,thing:d,target:f,at:s}):i.push({kind:`bolt`,seat:u,target:f,at:s}),a.set(f,s+Nf),s+=Mf.lunge;else if(Uf(e,c)&&!a.has(f)&&!a.has(d)&&(i.push({kind:`aim`,thing:d,target:f,at:s}),a.set(f,s+Nf)),Pf.has(n)){let e=a.get(f)??s;a.has(f)||a.set(f,s),p&&f>=0&&!t.shown.has(f)&&i.push({kind:`float`,place:f,icon:`damage`,n:-p,at:e})}else if(Ff.has(n)&&e.shown.has(f)&&!t.shown.has(f)){let e=Math.max(s,(a.get(f)??0)+.2);o.has(f)||i.push({kind:`break`,thing:f,at:e}),o.add(f)}else n===`reveal`&&e.shown.has(f)&&t.shown.has(f)?(i.push({kind:`turn`,thing:f,at:s}),a.set(f,s)):If.has(n)?(i.push({kind:`moment`,told:c,at:s}),s+=Mf.moment):n===`draw`&&p?i.push({kind:`pass`,from:`deck-${u}`,to:`hand-${u}`,n:Math.min(p,Lf),at:s}):f>=0&&!a.has(f)&&a.set(f,s)}return i.push(...Gf(e,t,n,a,o),...qf(e,t,a,s)),{cues:i,length:Math.max(0,...i.map(e=>e.at+Wf(e)))}}function Uf({shown:e},{source:t=-1,target:n=-1}){return t>=0&&n!==-1&&t!==n&&e.has(t)&&e.has(n)}function Wf(e){return e.kind===`come`||e.kind===`go`?Mf.fly:e.kind===`bolt`?Mf.lunge:Mf[e.kind]}function Gf(e,t,n,r,i){let a=[],o=new Map(n.flatMap(({told:e,things:t=[]})=>Kf(e,t))),s=new Set(n.flatMap(({told:e})=>e?.kind===`reveal`?[e.target]:[])),c=n.find(({told:e})=>e&&(e.seat??-1)>=0)?.told?.seat;for(let[n,i]of t.shown){let l=e.shown.get(n);if(l===void 0){let r=o.get(n)??e.zones.of.get(n)??zf(e.zones,t.zones,c);r&&n>=0&&a.push({kind:`come`,thing:n,from:r,at:0})}else l!==i&&n>=0&&!s.has(n)&&a.push({kind:`turn`,thing:n,at:r.get(n)??0})}for(let n of e.shown.keys()){if(n<0||t.shown.has(n)||i.has(n))continue;let o=t.zones.of.get(n)??Bf(e.zones,t.zones,c)??``;a.push({kind:`go`,thing:n,to:o,at:r.get(n)??0})}let l=new Map;for(let[n,r]of t.zones.of){let i=e.zones.of.get(n);if(!i||i===r||e.shown.has(n)||t.shown.has(n))continue;let a=`${i} ${r}`;l.set(a,{from:i,to:r,n:Math.min((l.get(a)?.n??0)+1,Lf)})}for(let e of l.values())a.push({kind:`pass`,...e,at:0});return a}function Kf(e,t){return e?.kind===`draw-cards`?t.map(t=>[t,`deck-${e.seat}`]):[]}function qf(e,t,n,r){let i=[];for(let[a,o]of t.numbers){let t=e.numbers.get(a);if(t)for(let[e,s]of Object.entries(o)){let o=s-(t[e]??s);if(!Number.isFinite(o)||!o)continue;let c=n.get(a)??Math.min(r,.2);i.push({kind:`float`,place:a,icon:e,n:e===`damage`?-o:o,at:c})}}return i}var Jf={play:`target`,"fast-play":`target`,"put-into-play":`target`,cast:`source`,"cast-alone":`source`},Yf=2.8,Xf=3,Zf={of:new Map,sizes:{}};function Qf({told:e,cards:t}){let n=e&&Jf[e.kind],r=n?e[n]??-1:-1;return r>=0&&t?.[0]?{thing:r,slug:t[0]}:void 0}var $f=class{layer;length=0;#e=M(null);get announced(){return z(this.#e)}set announced(e){N(this.#e,e)}#t=M([]);get rising(){return z(this.#t)}set rising(e){N(this.#t,e)}#n=M(null);get dice(){return z(this.#n)}set dice(e){N(this.#n,e)}#r=M(null);get moment(){return z(this.#r)}set moment(e){N(this.#r,e)}#i=M(!1);get over(){return z(this.#i)}set over(e){N(this.#i,e,!0)}#a=matchMedia(`(prefers-reduced-motion: reduce)`);#o=new Set;#s=new Set;#c=new Map;#l=0;get beat(){return ou.pace}get on(){return this.beat>0&&!document.hidden&&!!this.layer?.isConnected}get still(){return this.#a.matches}get announces(){return this.on&&!this.still}change(e,t,n,r){if(!this.on){this.end(),e();return}let[i,a]=[Wc(),n()];for(let[e,t]of this.#c)i.things.has(e)||i.things.set(e,t);this.end(),e(),Yt();let o=n(),s=this.#h();a&&o&&s&&(this.length=this.#u(s,t,{then:i,now:Wc(),before:a,after:o},r))}#u(e,t,{then:n,now:r,before:i,after:a},o){let s=ps(t),c=({things:e},t)=>({shown:new Map([...e].map(([e,{slug:t}])=>[e,t])),zones:s?.zones?.(t)??Zf,numbers:s?.numbers?.(t)??new Map}),l=Hf(c(n,i),c(r,a),o,s?.attacks??new Set);if(this.still)return this.#m(e,r,l.cues),0;let u=l.cues.find(({kind:e})=>e===`break`);this.#d(e,n,r,u?u.at+Mf.break/2:0);let d=this.#c;for(let{flying:e}of d.values())e.remove();this.#c=new Map;for(let t of l.cues)if(t.kind===`go`&&!t.to){let r=n.things.get(t.thing);this.#c.set(t.thing,{...r,flying:xf(e,r,d.has(t.thing))})}else this.#f(e,n,r,t);return l.length*this.beat}#d(e,t,n,r){let i=new Set;for(let[a,o]of n.things){let n=t.things.get(a);!n||a<0||i.has(o.element)||ep(n.box,o.box)||(i.add(o.element),n.element===o.element||n.parent===o.parent?Cf(e,n,o,r):yf(e,o,n.box,{at:0,long:Mf.fly}))}}#f(e,t,n,r){let{at:i}=r,a=e=>n.things.get(e)??t.things.get(e),o={at:i,long:Mf.fly};if(r.kind===`come`){let[i,a]=[n.things.get(r.thing),n.zones.get(r.from)??t.zones.get(r.from)];i&&a&&yf(e,i,a,o)}else if(r.kind===`go`){let i=n.zones.get(r.to)??t.zones.get(r.to);i&&bf(e,t.things.get(r.thing),i,o)}else if(r.kind===`pass`){let[a,o]=[n.zones.get(r.from)??t.zones.get(r.from),n.zones.get(r.to)];a&&o&&Sf(e,a,o,r.n,{at:i,long:Mf.pass})}else if(r.kind===`lunge`||r.kind===`bolt`){let t=a(r.target),o=n.things.get(r.target)?.element,s=r.kind===`bolt`?n.zones.get(`player-${r.seat}`):void 0,c={at:i,long:Mf.lunge};if(!t)return;r.kind===`lunge`?wf(e,a(r.thing),t.box,o,c):s&&Ef(e,s,t.box,o,c)}else r.kind===`aim`?Df(e,a(r.thing).box,a(r.target).box,{at:i,long:Mf.aim}):r.kind===`turn`?Of(e,n.things.get(r.thing),{at:i,long:Mf.turn}):r.kind===`break`?Af(e,t.things.get(r.thing),{at:i,long:Mf.break}):r.kind===`float`?this.#p(n,t,r):r.kind===`dice`?this.#g(i,Mf.dice,e=>this.dice=e?{dice:r.dice,long:e}:null):this.#g(i,Mf.moment,e=>this.moment=e?{told:r.told,long:e}:null)}#p(e,t,{place:n,icon:r,n:i,at:a}){let o=Rf(n),s=(o>=0?e.zones.get(`${r}-${o}`):void 0)??e.things.get(n)?.box??t.things.get(n)?.box;if(!s)return;let c=Math.max(700,Mf.float*this.beat),l={id:++this.#l,box:s,icon:r,n:i,at:a*this.beat,long:c};this.rising=[...this.rising,l],this.#_(l.at+c,()=>this.rising=this.rising.filter(e=>e!==l))}#m(e,t,n){let r=new Set(n.flatMap(e=>`place`in e?[e.place]:`thing`in e?[e.thing]:`target`in e?[e.target]:[]));for(let n of r){let r=t.things.get(n)?.box;if(!r)continue;let i=jf(e,r);this.#_(this.beat,()=>i.remove())}}announce(e,t){let n=Qf(e);if(!n||!this.announces)return;this.end();let{things:r,zones:i}=Wc(),a=e.told?.seat??-1,o=t.flatMap(({told:e})=>e?.source===n.thing?[e.target??-1]:[]),s=[...new Set(o)].flatMap(e=>e===n.thing?[]:r.get(e)?.box??[]);this.announced={...n,seat:a,from:i.get(`hand-${a}`)??i.get(`player-${a}`),targets:s}}celebrate(){this.on&&(this.over=!0,this.#_(this.length+Yf*this.beat,()=>this.over=!1))}end(){for(let e of this.#o)e.cancel();for(let e of this.#s)clearTimeout(e);this.#o.clear(),this.#s.clear(),this.layer?.replaceChildren(...[...this.#c.values()].map(({flying:e})=>e)),this.length=0,this.announced=this.dice=this.moment=null,this.over=!1,this.rising.length&&(this.rising=[])}#h(){if(this.layer)return{layer:this.layer,beat:this.beat,run:(...e)=>this.run(...e)}}run(e,t,n){let r=e.animate(t,n);return this.#o.add(r),r.finished.catch(()=>void 0).finally(()=>this.#o.delete(r)),r}#g(e,t,n){this.#_(e*this.beat,()=>n(t*this.beat)),this.#_((e+t)*this.beat,()=>n(0))}#_(e,t){let n=setTimeout(()=>{this.#s.delete(n),t()},e);this.#s.add(n)}};function ep(e,t){return Math.abs(e.x-t.x)<Xf&&Math.abs(e.y-t.y)<Xf&&Math.abs(e.width-t.width)<Xf}var tp=700,np=class{#e=M(null);get moment(){return z(this.#e)}set moment(e){N(this.#e,e)}#t=M([]);get moves(){return z(this.#t)}set moves(e){N(this.#t,e)}#n=M(0);get step(){return z(this.#n)}set step(e){N(this.#n,e,!0)}#r=M(!1);get runs(){return z(this.#r)}set runs(e){N(this.#r,e,!0)}#i;#a;#o;#s=null;#c;constructor(e,t=e=>e()){this.#i=e,this.#a=t}get turns(){return this.moves.filter((e,t)=>t===0||this.moves[t-1].turn!==e.turn)}to(e,t=this.moment?.seat){return this.#s={at:Math.max(0,Math.min(e,this.moment?.end??1/0)),...t===void 0||t<0?{}:{seat:t}},this.#c??=this.#l().finally(()=>this.#c=void 0),this.#c}async#l(){for(this.moves.length||(this.moves=(await this.#i({type:`timeline`},`timeline`))?.moves??[]);this.#s;){let e=this.#s,t=await this.#i({type:`moment`,...e},`moment`);if(this.#u())return;if(this.#s===e&&(this.#s=null),!t)continue;let n=t.at-(this.moment?.at??t.at)===1&&t.seat===this.moment?.seat,r=()=>{this.moment=t,this.step+=1};n?this.#a(r,t.lines??[]):r()}}#u(){return this.#s===null}turn(e){if(!this.moment)return;let{at:t,end:n}=this.moment,r=this.turns.map(e=>e.at),i=e>0?r.find(e=>e>t):r.findLast(e=>e<t);this.to(i??(e>0?n:0))}play(e=!this.runs){clearTimeout(this.#o),this.runs=e,e&&this.moment&&this.moment.at>=this.moment.end?this.to(0).then(()=>this.#d()):e&&this.#d()}#d(){this.#o=setTimeout(()=>void this.#f(),Math.max(tp,1.5*ou.pace))}async#f(){this.moment&&this.moment.at<this.moment.end?(await this.to(this.moment.at+1),this.runs&&this.#d()):this.play(!1)}async again(){this.moment&&(this.moves=[],await this.to(this.moment.at))}leave(){this.play(!1),this.#s=null,this.moment=null,this.moves=[]}},rp=16;function ip(e,t){return e*Math.min(1,rp/Math.max(1,t))**2}var ap=class{#e=[];#t;#n;#r;constructor(e,t){this.#n=e,this.#r=t}add(e,t=!1){this.#e.push(e),t?this.skip():this.#t||this.#i()}skip(){clearTimeout(this.#t),this.#t=void 0;for(let e of this.#e.splice(0))this.#n(e)}get busy(){return this.#e.length>0}#i(){let e=this.#e.shift();e===void 0?this.#t=void 0:(this.#n(e),this.#t=setTimeout(()=>this.#i(),ip(this.#r(e),this.#e.length)))}},op=class{#e=M(null);get line(){return z(this.#e)}set line(e){N(this.#e,e)}#t=M(!1);get behind(){return z(this.#t)}set behind(e){N(this.#t,e,!0)}#n=M(0);get read(){return z(this.#n)}set read(e){N(this.#n,e,!0)}#r=M([]);get unasked(){return z(this.#r)}set unasked(e){N(this.#r,e)}#i=M(0);get unread(){return z(this.#i)}set unread(e){N(this.#i,e,!0)}#a=M(!1);get muted(){return z(this.#a)}set muted(e){N(this.#a,e,!0)}#o=M(null);get notice(){return z(this.#o)}set notice(e){N(this.#o,e)}#s=M(null);get hint(){return z(this.#s)}set hint(e){N(this.#s,e)}#c=M(!1);get hinting(){return z(this.#c)}set hinting(e){N(this.#c,e,!0)}#l=M(!0);get reading(){return z(this.#l)}set reading(e){N(this.#l,e,!0)}#u=M(!1);get helping(){return z(this.#u)}set helping(e){N(this.#u,e,!0)}#d=M(!1);get aside(){return z(this.#d)}set aside(e){N(this.#d,e,!0)}#f=M(-1);get uncovered(){return z(this.#f)}set uncovered(e){N(this.#f,e,!0)}forget(){this.line=this.notice=this.hint=null,this.unasked=[]}say(e,t=!1,n=[]){this.notice={text:e,rules:n,bad:t}}},sp=`M12 20V5M6 11l6-6 6 6`,cp=`M12 3 19 7v8l-7 4-7-4V7Z`,lp={activate:`M12 4v7M12 11l6 5M12 11l-6 5M5 4l2 3M19 4l-2 3`,archive:`M3 5h18v5H3ZM5 10h14v10H5ZM10 14h4`,attach:`M12 3l7 7h-4v10H9V10H5Z`,attack:`M20 3 9 14M20 3l-1 5-9 9M20 3l-5 1-9 9M5 12l7 7M7.5 16.5 3.5 20.5`,avoid:`M4 18c3-9 7-12 16-13M20 5l-5-1M20 5l-2 5M5 8l4 4M9 8l-4 4`,banish:`M12 4a8 8 0 1 0 .1 0M6.5 6.5l11 11`,burn:`M12 2C13 6.5 18 8.5 18 14.5A6 6 0 0 1 6 14.5C6 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 2Z`,capture:`M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M12 8l3.5 2v4l-3.5 2-3.5-2v-4Z`,chains:`M9.5 14.5a4 4 0 0 1 0-5.5l3-3a4 4 0 0 1 5.5 5.5M14.5 9.5a4 4 0 0 1 0 5.5l-3 3a4 4 0 0 1-5.5-5.5`,change:`M4 9h13l-4-4M20 15H7l4 4`,control:`M4 18h16M4 18 3 8l5 4 4-7 4 7 5-4-1 10Z`,counter:`M4 4l16 16M12 3a9 9 0 1 0 .1 0`,counters:`M5 9h8v8H5ZM9 5h9v9M9 11v4M7 13h4`,cure:`M9 4h6v5h5v6h-5v5H9v-5H4V9h5Z`,damage:`M12 2l2 6 6-3-3 6 5 3-6 1 1 6-5-4-5 4 1-6-6-1 5-3-3-6 6 3Z`,deck:`M8 3h11v14H8ZM5 7v14h11M13.5 7v6M11 10.5l2.5 2.5 2.5-2.5`,destroy:`M12 3a7.5 7.5 0 0 0-4.5 13.5V20h9v-3.5A7.5 7.5 0 0 0 12 3ZM9 11h.1M15 11h.1M12 14v2`,discard:`M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7`,double:`M4 20 12 12 4 4M12 20l8-8-8-8`,draw:`M5 4h10v14H5ZM18 8v10M13 13h10`,enrage:`M4 6l6 4M20 6l-6 4M7 13h.1M17 13h.1M7 20c2-3 8-3 10 0`,exalt:`M12 21C6 19 4 13 6 4M12 21c6-2 8-8 6-17M6 9l4 1M6.5 14l4 .5M18 9l-4 1M17.5 14l-4 .5`,exhaust:`M4 5h7l-7 7h7M13 12h7l-7 8h7`,forge:`M8 6.5a4.5 4.5 0 1 0 .1 0M12 11h9.5M18 11v4M21.5 11v3`,gain:`${cp}M12 8v6M9 11h6`,heal:`M12 21C5 15 2.5 11.5 2.5 8A5 5 0 0 1 12 6a5 5 0 0 1 9.5 2c0 3.5-2.5 7-9.5 13ZM12 9v6M9 12h6`,life:`M12 21C5 15 2.5 11.5 2.5 8A5 5 0 0 1 12 6a5 5 0 0 1 9.5 2c0 3.5-2.5 7-9.5 13Z`,look:`M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 9a3 3 0 1 0 .1 0`,lose:`${cp}M9 11h6`,mana:`M12 2 19 12 12 22 5 12ZM5 12h14`,mastery:`M12 2l2.8 6.3 6.7.7-5 4.6 1.4 6.7L12 17l-5.9 3.3 1.4-6.7-5-4.6 6.7-.7Z`,move:`M12 3v18M3 12h18M12 3 9 6M12 3l3 3M12 21l-3-3M12 21l3-3M3 12l3-3M3 12l3 3M21 12l-3-3M21 12l-3 3`,power:`${sp}M6 18l6-6 6 6`,purge:`M5 5l14 14M19 5 5 19`,push:`M4 5v14M8 12h12M15 7l5 5-5 5`,ready:`M4 12a8 8 0 1 0 3-6.2M4 3v4h4`,recruit:`M9 5a3.5 3.5 0 1 0 .1 0M3 20c0-5 3-7 6-7s6 2 6 7M18 8v8M14 12h8`,roll:`M4 8 12 4l8 4v8l-8 4-8-4ZM4 8l8 4 8-4M12 12v8`,rot:`M6 20c-3-6 0-15 6-16c6 1 9 10 6 16M9 12h.1M15 12h.1M10 17h4`,steal:`M3 14c3-5 6-5 9-3l5-4c2 0 3 2 2 3l-7 8c-3 3-7 2-9-4ZM16 4l3-2 3 2v3l-3 2`,stun:`M12 12a2 2 0 1 1 2-2a4.5 4.5 0 1 1-5-4.5A7 7 0 1 1 5 12`,swap:`M7 3v17M7 3 3 8M7 3l4 5M17 21V4M17 21l-4-5M17 21l4-5`,teleport:`M12 3a4 9 0 1 0 .1 0M3 12h5M16 12h5M19 9l3 3-3 3`,unforge:`M8 6.5a4.5 4.5 0 1 0 .1 0M12 11h3M18 8l3 6M18 14v2`,up:`${sp}M5 21h14`,ward:`M12 2.5a9.5 9.5 0 1 0 .1 0M12 7.5a4.5 4.5 0 1 0 .1 0`,weak:`M12 3v13M6 11l6 6 6-6M5 21h14`,alpha:`M19 5c-4 3-6 14-11 14a5 6 0 1 1 0-13c5 0 7 11 11 13`,assault:`M3 21 14 10M14 4h6v6M20 4l-9 9M4 14l6 6`,deploy:`M12 3v10M7 9l5 5 5-5M4 20h5M15 20h5`,elusive:`M5 20c-2-8 2-16 7-16s9 8 7 16c-3-3-4 1-7-1c-3 2-4-2-7 1M9 11h.1M15 11h.1`,flying:`M3 6c4 1 6 3 9 7c3-4 5-6 9-7c-1 5-4 8-7 9l-2 4-2-4C7 14 4 11 3 6Z`,hazardous:`M12 3 22 20H2ZM12 9v5M12 17h.1`,omega:`M4 20h5v-3A7 7 0 1 1 15 17v3h5`,poison:`M12 3C16 9 18 11 18 15a6 6 0 0 1-12 0C6 11 8 9 12 3ZM10 14l4 4M14 14l-4 4`,skirmish:`M4 20 18 6M14 4h6v6M4 12l3-1M12 20l1-3`,taunt:`M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5ZM12 7v7M12 17h.1`},up={"gain-gems":[`gems`,1],"gain-power":[`power`,1],"gain-mastery":[`mastery`,1],"gain-health":[`health`,1],"lose-mastery":[`mastery`,-1],gain:[`amber`,1],lose:[`amber`,-1]},dp={play:`recruit`,"fast-play":`recruit`,house:`change`,"draw-cards":`draw`,"reap-gain":`gain`,strike:`attack`,cast:`mana`,focus:`mastery`,win:`mastery`,check:`forge`,"to-hand":`up`,"take-control":`control`,"gain-chains":`chains`,"power-counter":`power`,return:`ready`,show:`look`};function fp(e){let t=e.told?.kind??``;return lp[dp[t]??t]}function pp({small:e,told:t,text:n}){let r=e?up[t?.kind??``]:void 0;return r&&t?.n?{icon:r[0],n:r[1]*t.n,text:n}:void 0}function mp(e,t,n){let r=new Set(n.map(({at:e})=>e)),i=[];return e.forEach((e,n)=>{let a=t+n,o=r.has(a)?void 0:i.at(-1),s=pp(e);s&&o?o.gains.push(s):i.push({line:e,count:1,gains:[],at:a,last:a}),i.at(-1).last=a}),i.reduce((e,t,n)=>{let a=e.at(-1);return a&&hp(a,t,n===i.length-1)&&!r.has(a.last+1)?e[e.length-1]={...a,count:a.count+t.count,gains:gp(a,t),last:t.last}:e.push(t),e},[])}function hp(e,t,n){let r=({gains:e})=>e.map(({icon:e,n:t})=>`${e}${Math.sign(t)}`).join(),i=e.line.cards?.length===1&&!e.line.dice?.length&&!e.line.small,a=n?r(e).startsWith(r(t)):r(e)===r(t);return i&&e.line.text===t.line.text&&a}function gp(e,t){return e.gains.map((e,n)=>({...e,n:e.n+(t.gains[n]?.n??0)}))}function _p(e,t,n){return t+e.findLastIndex(({told:e})=>e?.seat===n)+1}var vp=class{#e=M(null);get room(){return z(this.#e)}set room(e){N(this.#e,e)}#t=M(null);get table(){return z(this.#t)}set table(e){N(this.#t,e)}#n=M([]);get log(){return z(this.#n)}set log(e){N(this.#n,e)}#r=M([]);get begun(){return z(this.#r)}set begun(e){N(this.#r,e)}#i=M([]);get sentences(){return z(this.#i)}set sentences(e){N(this.#i,e)}#a=M([]);get chat(){return z(this.#a)}set chat(e){N(this.#a,e)}#o=M(null);get report(){return z(this.#o)}set report(e){N(this.#o,e)}#s=M(null);get analysis(){return z(this.#s)}set analysis(e){N(this.#s,e)}lay(e){let{since:t=0,lines:n=[]}=e;this.log=[...this.log.slice(0,t),...n],this.begun=this.begun.filter(({at:e})=>e<t);let[r,i]=[yp(e),this.table&&yp(this.table)];if(i&&r.turn>i.turn){let e=this.rounds?t:_p(n,t,i.seat);this.begun=[...this.begun,{at:e,...r}]}this.table=e}get rounds(){return!!this.table&&`round`in this.table.view}forget(){this.log=[],this.begun=[],this.sentences=[]}get lasts(){return this.room?.status===`playing`}get company(){let{seats:e=[],yours:t=[],watching:n=0}=this.room??{};return e.filter((e,n)=>e.kind===`person`&&!t.includes(n)).length+n>+!t.length}get seat(){let e=this.room?.yours??[];return e.find(e=>this.table?.deciding.includes(e))??e[0]??-1}name(e){return this.room?.seats[e]?.name||Z(`player`,{n:e+1})}};function yp({view:e}){return`round`in e?{turn:e.round,seat:e.initiative}:{turn:e.turn,seat:e.active}}var bp=.6,xp=class{id;server=new vp;screen=new op;#e=M(0);#t=!1;#n=0;#r;#i=(e,...t)=>this.#v(()=>this.#r.ask(e,...t));#a=new ap(e=>this.#u(e),e=>this.#c(e));stage=new $f;asking=new ef((e,t,n)=>this.#_(e,t,n));back=new np(this.#i,(e,t)=>this.#f(e,t));previews=new nf(async(e,...t)=>{try{return await this.#r.ask(e,...t)}catch{return}});constructor(e,t){this.id=t,this.#r=e,fu()}get moment(){return this.back.moment}get shown(){return this.moment??this.server.table}get step(){return z(this.#e)+this.back.step}get covered(){let{room:e,table:t,lasts:n}=this.server;return(e?.yours.length??0)>1&&n&&!!t?.question&&t.seat!==this.screen.uncovered}hear(e){`room`in e&&e.room!==this.id||(e.type===`room`?this.server.room=e:e.type===`table`?this.#s(e):e.type===`chat`?this.#o(e.lines):e.type===`analysis`&&(this.server.analysis=e))}#o(e){this.server.chat=[...this.server.chat,...e],this.screen.unread+=e.length}skip(){this.stage.end(),this.#t=!0,this.#a.skip(),this.#t=!1}#s(e){let{since:t=0,lines:n=[]}=e,r=!this.server.table||e.undone||!!e.id,i=r?[]:n.slice(Math.max(0,this.#n-t)),a=i.filter(e=>!e.small),o=this.stage.announces?i.find(e=>this.#l(e)):void 0;this.#n=t+n.length,o&&this.#a.add({plays:o,line:o,lines:i}),this.#a.add({table:e,line:a[0],lines:i});for(let e of a.slice(1))this.#a.add({line:e});r&&this.skip(),this.screen.behind=this.#a.busy}#c({table:e,line:t,lines:n=[],plays:r}){if(document.hidden)return 0;let{length:i}=this.stage,a=t??n.length?ou.pace*(i&&!e&&!r?bp:1):0;return Math.max(a,e||r?i:0)}#l(e){return!!Qf(e)&&!this.server.room?.yours.includes(e.told?.seat??-1)}#u({plays:e,table:t,line:n,lines:r=[]}){this.screen.line=n??null,e&&!this.#t&&this.stage.announce(e,r),t&&this.#d(t,r),this.screen.behind=this.#a.busy}#d(e,t){let n=this.server.table,r=!n||e.seat!==n.seat||e.at===n.at&&!e.undone;this.#t||this.moment||r?this.#p(e):this.#f(()=>this.#p(e),t),n&&!n.result&&e.result&&this.stage.celebrate()}#f(e,t){this.stage.change(e,this.server.room?.game??``,()=>this.shown?.view,t)}#p(e){let{server:t,screen:n}=this;t.table&&e.seat!==t.table.seat&&this.#m(),(e.at!==t.table?.at||e.undone)&&N(this.#e,z(this.#e)+1),t.lay(e),e.undone&&(n.read=Math.min(n.read,t.log.length)),n.unasked=e.undone?[]:[...n.unasked,...e.unasked??[]],n.hint=null,this.asking.ask(this.moment?null:e.question??null,e.seq),e.result&&this.#g()}#m(){this.server.forget(),this.screen.forget(),fu(),this.#h()}async#h(){let e=await this.#i({type:`log`,since:0},`log`);e&&(this.server.log=e.lines)}async#g(){this.server.report=await this.#i({type:`report`},`report`)??this.server.report}#_(e,t,n){this.screen.notice=null,this.skip(),this.screen.read=this.server.log.length,this.screen.unasked=[],this.#i({type:`answer`,answer:e,seq:t,seat:n},`done`).then(e=>{e||(this.asking.sent=!1)})}type(e){let{question:t,seq:n}=this.asking;t?this.#_(e,n,t.seat):this.screen.say(Z(`not-your-turn`),!0)}async undo(){let e=this.server.seat<0?void 0:this.server.seat;await this.#i({type:`undo`,seat:e},`done`,`table`)}async askHint(){this.screen.hinting||(this.screen.hinting=!0,this.screen.hint=await this.#i({type:`hint`},`hint`)??null,this.screen.hinting=!1)}async analyse(e,t){let n=e===`expert`?e:`club`;await this.#i({type:`analyse`,level:n,...t===void 0?{}:{seat:t}},`analysis`)}async stopAnalysis(){await this.#i({type:`analyse`,on:!1},`done`)}async whyNot(e){let t=await this.#i({type:`why-not`,answer:e},`why-not`);t&&this.screen.say([t.message,...t.facts??[]].join(` `),!1,t.rules)}async rule(e){let t=await this.#i({type:`rule`,rule:e},`rule`);t&&this.screen.say(``,!1,[{rule:t.rule,text:t.text}])}async affects(e){let t=this.moment?{at:this.moment.at,...this.moment.seat<0?{}:{seat:this.moment.seat}}:{};return this.#i({type:`affects`,thing:e,...t},`affects`)}async describe(){this.server.sentences=(await this.#i({type:`describe`},`describe`))?.sentences??this.server.sentences}async resign(){this.server.seat>=0&&await this.#i({type:`resign`,seat:this.server.seat},`done`)}async rematch(e){await this.#i({type:`rematch`,swap:e},`done`)}async give(e){await this.#i({type:`give`,seat:e},`done`)}async take(e){await this.#i({type:`take`,seat:e},`done`)}async talk(e){await this.#i({type:`chat`,text:e},`done`)}async mute(e){await this.#i({type:`mute`,on:e},`done`)&&(this.screen.muted=e)}async stops(e,t){await this.#i({type:`stops`,stops:e,seat:t},`done`)}async order(e){await this.#i({type:`order`,on:e},`done`)}async save(){return this.#i({type:`save`},`saved`)}async lookBack(e){this.skip(),await this.back.to(e),this.moment&&this.asking.ask(null,-1)}backToNow(){this.back.leave(),this.asking.ask(this.server.table?.question??null,this.server.table?.seq??-1)}async again(){if(this.server.room?.status===`waiting`)return;await this.#h(),this.screen.line=null,this.screen.muted&&await this.mute(!0),ou.plain&&await this.describe(),await this.back.again(),this.server.report&&await this.#g();let{analysis:e}=this.server;e&&await this.analyse(e.level,e.seat)}async#v(e){try{return await e()}catch(e){e instanceof Nd&&this.screen.say(e.message,!0,e.rules);return}}},Sp=`trivault.token`,Cp=`trivault.seats`,wp=800,$=new class{server=new Qd;screen=new Ud;link=new Id(()=>this.#t(),e=>this.#i(e));#e=M(null);get sitting(){return z(this.#e)}set sitting(e){N(this.#e,e)}open(){let e=new URL(`ws`,location.href);e.protocol=e.protocol===`https:`?`wss:`:`ws:`,e.hash=``,document.documentElement.lang=Zo.lang,addEventListener(`hashchange`,()=>void this.#s()),this.link.open(e.href),this.#n()}async#t(){let e=localStorage.getItem(Sp)??``,[t]=await Promise.all([this.link.ask({type:`hello`,lang:Zo.lang,token:e},`welcome`),this.#r()]);this.#o(t),await this.link.ask({type:`lobby`},`lobby`),await this.#s()}async#n(){try{await this.#r(),!this.server.me&&this.screen.route.page!==`room`&&await this.#s()}catch{}}async#r(){let{games:e}=await zd(`games/${Zo.lang}`);Kd.prepare(e),this.server.games=e}#i(e){e.type===`seat`?this.#f(e):e.type===`lobby`?this.server.lobby=e.rooms:e.type===`moved`?location.hash=`#/room/${e.room}`:e.type===`turn`?this.#a(e):this.sitting?.hear(e)}#a({room:e,game:t}){this.findMine(),ou.alert&&document.hidden&&Ed(Z(`your-turn`),this.server.game(t)?.title??``,e)}#o(e){this.server.me=e,localStorage.setItem(Sp,e.token),this.findMine()}async findMine(){let e=Object.values(ru(Cp,{})).slice(-20),t=await this.link.ask({type:`mine`,tokens:e},`mine`).catch(()=>null);t&&(this.server.mine=t.rooms)}async register(e,t){this.#o(await this.link.ask({type:`register`,name:e,password:t},`welcome`))}async login(e,t){this.#o(await this.link.ask({type:`login`,name:e,password:t},`welcome`))}async logout(){this.#o(await this.link.ask({type:`logout`},`welcome`))}async rename(e){this.#o(await this.link.ask({type:`rename`,name:e},`welcome`))}async#s(){this.screen.go();let{route:e}=this.screen;e.page===`room`?await this.#c(e.room):this.sitting&&await this.#d(),e.page===`start`&&this.findMine(),e.page===`cards`&&await this.learn(e.game||this.server.games[0]?.name||``),e.page===`build`&&await this.learn(e.game),e.page===`learn`&&await ls(e.game),setTimeout(()=>void us().catch(()=>void 0),wp)}async#c(e){let t=ru(Cp,{})[e]??``,n=this.sitting?.id===e?this.sitting:new xp(this.link,e);this.sitting=n;try{let r=await this.#u(e,t);await this.learn(r.game),this.sitting===n&&await n.again(),this.#l(n)}catch(e){if(!(e instanceof Nd))return;this.screen.error=e.message,this.sitting=null}}#l(e){let{trying:t}=this.screen;if(this.screen.trying=null,t?.room!==e.id)return;let{id:n,text:r,example:i=``}=t.rule;e.screen.say(i,!1,[{rule:n,text:r}])}async#u(e,t){try{return await this.link.ask({type:`join`,room:e,token:t},`room`)}catch(n){if(!t||!(n instanceof Nd))throw n;return this.link.ask({type:`join`,room:e},`room`)}}async#d(){this.sitting=null,await this.link.ask({type:`leave`},`done`).catch(()=>void 0)}#f({room:e,token:t}){let n=Object.entries(ru(Cp,{})).slice(-50);iu(Cp,Object.fromEntries([...n,[e,t]]))}async create(e,t,n={}){let r=await this.link.ask({type:`create`,game:e,seats:t,...n},`room`);location.hash=`#/room/${r.room}`}async load(e){let t=await this.link.ask({type:`load`,replay:e},`room`);location.hash=`#/room/${t.room}`}async findExercises(e){let t=await this.link.ask({type:`exercises`,game:e},`exercises`).catch(()=>null);t&&(this.server.exercises={...this.server.exercises,[e]:t})}async exercise(e,t,n=0){await this.#p(()=>this.link.ask({type:`exercise`,game:e,name:t,chapter:n},`room`,`moved`))}async missed(){await this.#p(()=>this.link.ask({type:`missed`},`room`,`moved`))}async#p(e){try{location.hash=`#/room/${(await e()).room}`}catch(e){if(!(e instanceof Nd))return;this.sitting?this.sitting.screen.say(e.message,!0,[]):this.screen.error=e.message}}async tryRule(e,t,n){let r=Kd.wish.games[e]?.seats[1]?.bot,i=n&&r?[{kind:`me`},{kind:r}]:[],{room:a}=await this.link.ask({type:`try`,rule:t.id,seats:i},`room`);this.screen.trying={room:a,rule:t},location.hash=`#/room/${a}`}async playOn(e){let t=await this.link.ask({type:`play-on`,at:e},`room`,`moved`);location.hash=`#/room/${t.room}`}async learn(e,t=!1){if(!this.server.game(e)||this.server.known[e]&&!t)return;let[{cards:n,filters:r=[]}]=await Promise.all([zd(`cards/${e}/${Zo.lang}`),ls(e)]),i={cards:new Map(n.map(e=>[e.slug,e])),filters:r.map(e=>Md(e,Zo.lang))};this.server.known={...this.server.known,[e]:i},Ts.load(e)}async read(e,t){await this.learn(e),this.screen.reading={game:e,card:t}}async speak(e){Zo.use(e),document.documentElement.lang=e,await this.link.ask({type:`language`,lang:e},`welcome`,`done`,`table`).catch(()=>void 0),await this.#r();for(let e of Object.keys(this.server.known))await this.learn(e,!0);await this.sitting?.again()}},Tp=26,Ep=92;function Dp(e){let t=e.flat();return{low:Math.min(0,...t),high:Math.max(1,...t),turns:Math.max(1,...e.map(e=>e.length-1))}}function Op({low:e,high:t}){let n=(e+t)/2;return Number.isInteger(n)?[e,n,t]:[e,t]}function kp({turns:e},t){return Tp+290*t/e}function Ap({low:e,high:t},n){return Ep-84*(n-e)/(t-e)}function jp(e,t){return t.map((t,n)=>`${n?`L`:`M`}${kp(e,n).toFixed(1)} ${Ap(e,t).toFixed(1)}`).join(``)}var Mp=Zr(`<path class="grid svelte-ti83gb"></path><text text-anchor="end" class="svelte-ti83gb"> </text>`,1),Np=Zr(`<circle r="3.4" class="svelte-ti83gb"></circle>`),Pp=H(`<p class="quiet svelte-ti83gb"> </p>`),Fp=H(`<tr><th scope="row" class="svelte-ti83gb"> </th><td class="svelte-ti83gb"> </td><td class="svelte-ti83gb"><button class="flat"> </button></td></tr>`),Ip=H(`<figure class="svelte-ti83gb"><figcaption> </figcaption> <svg role="img" class="svelte-ti83gb"><!><path class="course svelte-ti83gb"></path><!><text class="svelte-ti83gb"> </text><text text-anchor="end" class="svelte-ti83gb"> </text></svg> <!> <details class="svelte-ti83gb"><summary class="svelte-ti83gb"> </summary> <div class="wide svelte-ti83gb" tabindex="0" role="group"><table class="svelte-ti83gb"><thead><tr><th scope="col" class="svelte-ti83gb"> </th><th scope="col" class="svelte-ti83gb"> </th><th scope="col" class="svelte-ti83gb"> </th></tr></thead><tbody></tbody></table></div></details></figure>`);function Lp(e,t){k(t,!0);let{tell:n}=Fc(),r=j(()=>t.analysis.course??[]),i=j(()=>({low:0,high:100,turns:Math.max(1,z(r).length-1)})),a=j(()=>new Set((t.analysis.mistakes??[]).map(e=>e.at))),o=j(()=>z(r).filter((e,t)=>t===0||z(r)[t-1].turn!==e.turn)),s=j(()=>Z(`win-course`,{first:z(r)[0]?.win??0,last:z(r).at(-1)?.win??0}));var c=Ip(),l=P(c),u=I(l,!0),d=L(l,2),f=P(d);J(f,16,()=>[0,50,100],q,(e,t)=>{var n=Mp(),r=F(n),a=L(r),o=I(a,!0);R((e,n,i,s)=>{X(r,`d`,`M${e??``} ${n??``}H316`),X(a,`x`,i),X(a,`y`,s),G(o,t)},[()=>kp(z(i),0),()=>Ap(z(i),t),()=>kp(z(i),0)-5,()=>Ap(z(i),t)+3]),W(e,n)});var p=L(f),m=L(p);J(m,17,()=>z(r),q,(e,t,n)=>{var r=U(),o=F(r),s=e=>{var r=Np();R((e,t)=>{X(r,`cx`,e),X(r,`cy`,t)},[()=>kp(z(i),n),()=>Ap(z(i),z(t).win)]),W(e,r)},c=j(()=>z(a).has(z(t).at));K(o,e=>{z(c)&&e(s)}),W(e,r)});var h=L(m),g=I(h,!0),_=L(h),v=I(_,!0);O(d);var y=L(d,2),b=e=>{var t=Pp(),n=I(t,!0);R(e=>G(n,e),[()=>Z(`win-missed`)]),W(e,t)};K(y,e=>{z(a).size&&e(b)});var x=L(y,2),S=P(x),C=I(S,!0),w=L(S,2),T=P(w),E=P(T),ee=P(E),te=P(ee),ne=I(te,!0),re=L(te),ie=I(re,!0),ae=I(L(re),!0);O(ee),O(E);var oe=L(E);J(oe,21,()=>z(o),q,(e,r)=>{var i=Fp(),a=P(i),o=I(a,!0),s=L(a),c=I(s,!0),l=L(s),u=P(l),d=I(u,!0);O(l),O(i),R((e,t)=>{G(o,z(r).turn),G(c,e),G(d,t)},[()=>Z(`percent`,{n:z(r).win}),()=>Z(`look-there`,{when:n(`ui-turn`,{n:z(r).turn})})]),B(`click`,u,()=>t.onlook(z(r).at)),W(e,i)}),O(oe),O(T),O(w),O(x),O(c),R((e,t,n,r,i,a,o,c,l)=>{G(u,z(s)),X(d,`viewBox`,`0 0 320 110`),X(d,`aria-label`,z(s)),X(p,`d`,e),X(h,`x`,t),X(h,`y`,106),G(g,n),X(_,`x`,316),X(_,`y`,106),G(v,r),G(C,i),X(w,`aria-label`,a),G(ne,o),G(ie,c),G(ae,l)},[()=>jp(z(i),z(r).map(e=>e.win)),()=>kp(z(i),0),()=>n(`ui-turn`,{n:z(r)[0]?.turn??1}),()=>n(`ui-turn`,{n:z(r).at(-1)?.turn??1}),()=>Z(`as-table`),()=>Z(`as-table`),()=>Z(`turn`),()=>Z(`win-chance`),()=>Z(`replay`)]),W(e,c),A()}V([`click`]);var Rp=H(`<p role="status"> </p> <div class="row svelte-1fkouar"><progress class="svelte-1fkouar"></progress> <span class="count svelte-1fkouar"> </span> <button> </button></div>`,1),zp=H(`<p class="quiet svelte-1fkouar"> </p>`),Bp=H(`<option> </option>`),Vp=H(`<label class="field"> <select name="analysis-seat"></select></label>`),Hp=H(`<!> <div class="row svelte-1fkouar"><label class="field"> <select name="analysis-level"></select></label> <button> </button> <!></div>`,1),Up=H(`<p role="status"> </p>`),Wp=H(`<li class="svelte-1fkouar"><button class="svelte-1fkouar"><small class="svelte-1fkouar"> </small> <span class="svelte-1fkouar"><b> </b> <i class="svelte-1fkouar"> </i></span> <!></button></li>`),Gp=H(`<li class="mistake svelte-1fkouar"><p><small class="svelte-1fkouar"> </small> </p> <!> <div class="row svelte-1fkouar"><button> </button> <button> </button></div></li>`),Kp=H(`<tr><th scope="row" class="svelte-1fkouar"> </th><td class="svelte-1fkouar"> </td><td class="svelte-1fkouar"> </td><td class="svelte-1fkouar"> </td></tr>`),qp=H(`<h4 id="balance" class="svelte-1fkouar"> </h4> <div class="wide svelte-1fkouar" tabindex="0" role="group" aria-labelledby="balance"><table class="svelte-1fkouar"><thead class="svelte-1fkouar"><tr><td class="svelte-1fkouar"></td><th scope="col" class="svelte-1fkouar"> </th><th scope="col" class="svelte-1fkouar"> </th><th scope="col" class="svelte-1fkouar"> </th></tr></thead><tbody></tbody></table></div>`,1),Jp=H(`<!> <!> <h4 class="svelte-1fkouar"> </h4> <ol class="svelte-1fkouar"></ol> <h4 class="svelte-1fkouar"> </h4> <ol class="svelte-1fkouar"></ol> <!>`,1),Yp=H(`<section class="analysis svelte-1fkouar" aria-labelledby="analysis"><h3 id="analysis"> </h3> <!> <!></section>`);function Xp(e,t){k(t,!0);let{sitting:n,tell:r}=Fc(),i=[`club`,`expert`],a=M(`club`),o=j(()=>n.server.analysis),s=j(()=>z(o)?.status===`running`),c=j(()=>z(o)&&!z(s)&&z(o).course?.length?z(o):null),l=j(()=>n.server.room?.seats.map((e,t)=>t)??[]),u=e=>void n.lookBack(e);var d=Yp(),f=P(d),p=I(f,!0),m=L(f,2),h=e=>{var t=Rp(),r=F(t),i=I(r,!0),a=L(r,2),s=P(a),c=L(s,2),l=I(c,!0),u=L(c,2),d=I(u,!0);O(a),R((e,t,n,r)=>{G(i,e),X(s,`max`,z(o).of||1),Xi(s,z(o).done),X(s,`aria-label`,t),G(l,n),G(d,r)},[()=>Z(`analysis-runs`),()=>Z(`analysis-runs`),()=>Z(`analysis-done`,{done:z(o).done,of:z(o).of}),()=>Z(`analysis-stop`)]),B(`click`,u,()=>n.stopAnalysis()),W(e,t)},g=e=>{var t=Hp(),r=F(t),o=e=>{var t=zp(),n=I(t,!0);R(e=>G(n,e),[()=>Z(`analysis-more`)]),W(e,t)};K(r,e=>{z(c)||e(o)});var s=L(r,2),u=P(s),d=P(u),f=L(d);J(f,21,()=>i,q,(e,t)=>{var n=Bp(),r=I(n,!0),i={};R(e=>{G(r,e),i!==(i=z(t))&&(n.value=(n.__value=i)??``)},[()=>Z(`analysis-by`,{level:z(t)})]),W(e,n)}),O(f),Vi(f),O(u);var p=L(u,2);let m;var h=I(p,!0),g=L(p,2),_=e=>{var t=Vp(),r=P(t),i=L(r);J(i,21,()=>z(l),q,(e,t)=>{var r=Bp(),i=I(r,!0),a={};R(e=>{G(i,e),a!==(a=z(t))&&(r.value=(r.__value=a)??``)},[()=>n.server.name(z(t))]),W(e,r)}),O(i);var a;Vi(i),O(t),R(e=>{G(r,`${e??``} `),a!==(a=z(c).seat)&&(i.value=(i.__value=a)??``,Bi(i,a))},[()=>Z(`analysis-seat`)]),B(`change`,i,e=>n.analyse(z(c).level,Number(e.currentTarget.value))),W(e,t)};K(g,e=>{z(c)&&e(_)}),O(s),R((e,t)=>{G(d,`${e??``} `),m=Fi(p,1,``,null,m,{main:!z(c)}),G(h,t)},[()=>Z(`analysis-level`),()=>z(c)?Z(`analysis-again`):Z(`analysis-begin`)]),Hi(f,()=>z(a),e=>N(a,e)),B(`click`,p,()=>n.analyse(z(a))),W(e,t)};K(m,e=>{z(s)&&z(o)?e(h):e(g,-1)});var _=L(m,2),v=e=>{var t=Jp(),i=F(t),a=e=>{var t=Up(),n=I(t,!0);R(e=>G(n,e),[()=>Z(`analysis-stopped`,{done:z(c).done,of:z(c).of})]),W(e,t)};K(i,e=>{z(c).status===`stopped`&&e(a)});var o=L(i,2);Lp(o,{get analysis(){return z(c)},onlook:u});var s=L(o,2),l=I(s,!0),d=L(s,2);J(d,21,()=>z(c).turning_points??[],q,(e,t)=>{var i=Wp(),a=P(i),o=P(a),s=I(o,!0),c=L(o,2),l=P(c),d=I(l,!0),f=L(l),p=I(L(f),!0);O(c),Q(L(c,2),{name:`replay`}),O(a),O(i),R((e,n,r)=>{G(s,e),G(d,n),G(f,` ${z(t).text??``} `),G(p,r)},[()=>r(`ui-turn`,{n:z(t).turn}),()=>n.server.name(z(t).seat),()=>Z(`analysis-swing`,{before:z(t).before,after:z(t).after,by:z(t).by})]),B(`click`,a,()=>u(z(t).at)),W(e,i)}),O(d);var f=L(d,2),p=I(f,!0),m=L(f,2);J(m,21,()=>z(c).mistakes??[],q,(e,t)=>{var n=Gp(),i=P(n),a=P(i),o=I(a,!0),s=L(a);O(i);var c=L(i,2),l=e=>{var n=zp(),r=I(n,!0);R(e=>G(r,e),[()=>Z(`analysis-line`,{line:z(t).line.join(`; `)})]),W(e,n)};K(c,e=>{z(t).line?.length&&e(l)});var d=L(c,2),f=P(d),p=I(f,!0),m=L(f,2),h=I(m,!0);O(d),O(n),R((e,t,n,r)=>{G(o,e),G(s,` ${t??``}`),G(p,n),G(h,r)},[()=>r(`ui-turn`,{n:z(t).turn}),()=>Z(`analysis-mistake`,{played:z(t).played,win:z(t).win,better:z(t).better,best:z(t).better_win}),()=>Z(`analysis-look`),()=>Z(`play-on`)]),B(`click`,f,()=>u(z(t).at)),B(`click`,m,()=>$.playOn(z(t).at)),W(e,n)}),O(m);var h=L(m,2),g=e=>{var t=qp(),r=F(t),i=I(r,!0),a=L(r,2),o=P(a),s=P(o),l=P(s),u=L(P(l)),d=I(u,!0),f=L(u),p=I(f,!0),m=I(L(f),!0);O(l),O(s);var h=L(s);J(h,21,()=>z(c).balance,q,(e,t)=>{var r=Kp(),i=P(r),a=I(i,!0),o=L(i),s=I(o,!0),c=L(o),l=I(c,!0),u=I(L(c),!0);O(r),R((e,t,n,r)=>{G(a,e),G(s,t),G(l,n),G(u,r)},[()=>n.server.name(z(t).seat),()=>$o(z(t).own),()=>$o(z(t).others),()=>$o(z(t).luck)]),W(e,r)}),O(h),O(o),O(a),R((e,t,n,r)=>{G(i,e),G(d,t),G(p,n),G(m,r)},[()=>Z(`analysis-balance`),()=>Z(`balance-own`),()=>Z(`balance-others`),()=>Z(`balance-luck`)]),W(e,t)};K(h,e=>{z(c).balance?.length&&e(g)}),R((e,t)=>{G(l,e),G(p,t)},[()=>Z(z(c).turning_points?.length?`analysis-turning`:`analysis-no-turning`),()=>Z(z(c).mistakes?.length?`analysis-mistakes`:`analysis-no-mistakes`,{name:n.server.name(z(c).seat??0)})]),W(e,t)};K(_,e=>{z(c)&&e(v)}),O(d),R(e=>G(p,e),[()=>Z(`analysis`)]),W(e,d),A()}V([`click`,`change`]);var Zp=H(`<span><svg class="key svelte-cebp1h" viewBox="0 0 24 6" aria-hidden="true"><path d="M0 3H24" class="svelte-cebp1h"></path></svg> </span>`),Qp=Zr(`<path class="grid svelte-cebp1h"></path><text text-anchor="end" class="svelte-cebp1h"> </text>`,1),$p=Zr(`<path class="course svelte-cebp1h"></path>`),em=H(`<th scope="col" class="svelte-cebp1h"> </th>`),tm=H(`<td class="svelte-cebp1h"> </td>`),nm=H(`<tr><th scope="row" class="svelte-cebp1h"></th><!></tr>`),rm=H(`<figure class="svelte-cebp1h"><figcaption class="svelte-cebp1h"></figcaption> <svg role="img" class="svelte-cebp1h"><!><!><text class="svelte-cebp1h"> </text><text text-anchor="end" class="svelte-cebp1h"> </text></svg> <details class="svelte-cebp1h"><summary class="svelte-cebp1h"> </summary> <div class="wide svelte-cebp1h" tabindex="0" role="group"><table class="svelte-cebp1h"><thead><tr><th scope="col" class="svelte-cebp1h"> </th><!></tr></thead><tbody></tbody></table></div></details></figure>`);function im(e,t){k(t,!0);let{tell:n}=Fc(),r=[`var(--gold)`,`var(--course-2)`,`var(--course-3)`,`var(--bad)`],i=[``,`7 4`,`2 4`,`9 3 2 3`],a=j(()=>Dp(t.courses.map(e=>e.values))),o=e=>`${e.title}: ${e.values[0]} → ${e.values.at(-1)}`;var s=rm(),c=P(s);J(c,21,()=>t.courses,q,(e,t)=>{var n=Zp(),a=P(n),s=P(a);let c;O(a);var l=L(a);O(n),R(e=>{X(s,`stroke-dasharray`,i[z(t).seat]),c=Li(s,``,c,{stroke:r[z(t).seat]}),G(l,` ${e??``}`)},[()=>o(z(t))]),W(e,n)}),O(c);var l=L(c,2),u=P(l);J(u,17,()=>Op(z(a)),q,(e,t)=>{var n=Qp(),r=F(n),i=L(r),o=I(i,!0);R((e,n,a,s)=>{X(r,`d`,`M${e??``} ${n??``}H316`),X(i,`x`,a),X(i,`y`,s),G(o,z(t))},[()=>kp(z(a),0),()=>Ap(z(a),z(t)),()=>kp(z(a),0)-5,()=>Ap(z(a),z(t))+3]),W(e,n)});var d=L(u);J(d,17,()=>t.courses,q,(e,t)=>{var n=$p();let o;R(e=>{X(n,`d`,e),X(n,`stroke-dasharray`,i[z(t).seat]),o=Li(n,``,o,{stroke:r[z(t).seat]})},[()=>jp(z(a),z(t).values)]),W(e,n)});var f=L(d),p=I(f,!0),m=L(f),h=I(m,!0);O(l);var g=L(l,2),_=P(g),v=I(_,!0),y=L(_,2),b=P(y),x=P(b),S=P(x),C=P(S),w=I(C,!0);J(L(C),17,()=>t.courses,q,(e,t)=>{var n=em(),r=I(n,!0);R(()=>G(r,z(t).title)),W(e,n)}),O(S),O(x);var T=L(x);J(T,21,()=>({length:z(a).turns+1}),q,(e,n,r)=>{var i=nm(),a=P(i);a.textContent=r,J(L(a),17,()=>t.courses,q,(e,t)=>{var n=tm(),i=I(n,!0);R(()=>G(i,z(t).values[r]??``)),W(e,n)}),O(i),W(e,i)}),O(T),O(b),O(y),O(g),O(s),R((e,t,n,r,i,a,o)=>{X(l,`viewBox`,`0 0 320 110`),X(l,`aria-label`,e),X(f,`x`,t),X(f,`y`,106),G(p,n),X(m,`x`,316),X(m,`y`,106),G(h,r),G(v,i),X(y,`aria-label`,a),G(w,o)},[()=>t.courses.map(o).join(`; `),()=>kp(z(a),0),()=>n(`ui-turn`,{n:0}),()=>n(`ui-turn`,{n:z(a).turns}),()=>Z(`as-table`),()=>Z(`as-table`),()=>Z(`turn`)]),W(e,s),A()}var am=H(`<button> </button>`),om=H(`<button class="main"> </button> <!>`,1),sm=H(`<button class="missed"> </button>`),cm=H(`<p><a class="button main"> </a></p>`),lm=H(`<p role="status"> </p>`),um=H(`<li><button class="svelte-1f29zrf"><small class="svelte-1f29zrf"> </small> <span class="svelte-1f29zrf"> </span> <!></button></li>`),dm=H(`<section aria-labelledby="moments"><h3 id="moments"> </h3> <ol class="moments svelte-1f29zrf"></ol></section>`),fm=H(`<section class="report svelte-1f29zrf" aria-labelledby="report"><h2 id="report" tabindex="-1" class="svelte-1f29zrf"><!> </h2> <div class="next svelte-1f29zrf"><!> <button> </button> <!> <button> </button> <a class="button" href="#/"> </a></div> <!> <!> <!> <!> <div class="charts svelte-1f29zrf"></div></section>`);function pm(e,t){k(t,!0);let{sitting:n,tell:r}=Fc(),i=j(()=>n.server.report),a=j(()=>[...new Set(z(i).courses.map(e=>e.name))]),o=j(()=>z(i).result?.winners.some(e=>n.server.room?.yours.includes(e))),s=j(()=>$.server.games.find(e=>e.name===n.server.room?.game)?.decks),c=j(()=>(n.server.room?.rematch??[]).map(e=>n.server.name(e))),l=j(()=>!!n.server.room?.yours.length);var u=fm(),d=P(u),f=P(d),p=e=>{var t=Qr();R(e=>G(t,`${e??``} `),[()=>Z(`you-win`)]),W(e,t)};K(f,e=>{z(o)&&n.server.room?.yours.length===1&&e(p)});var m=L(f,1,!0);O(d);var h=L(d,2),g=P(h),_=e=>{var t=om(),r=F(t),i=I(r,!0),a=L(r,2),o=e=>{var t=am(),r=I(t,!0);R(e=>G(r,e),[()=>Z(`again-swapped`,{what:z(s)})]),B(`click`,t,()=>n.rematch(!0)),W(e,t)};K(a,e=>{z(s)&&e(o)}),R(e=>G(i,e),[()=>Z(`again`)]),B(`click`,r,()=>n.rematch(!1)),W(e,t)};K(g,e=>{z(l)&&e(_)});var v=L(g,2),y=I(v,!0),b=L(v,2),x=e=>{var t=sm(),n=I(t,!0);R(e=>G(n,e),[()=>Z(`find-missed`)]),B(`click`,t,()=>$.missed()),W(e,t)};K(b,e=>{z(l)&&!z(o)&&e(x)});var S=L(b,2),C=I(S,!0),w=I(L(S,2),!0);O(h);var T=L(h,2),E=e=>{var t=cm(),r=P(t),i=I(r,!0);O(t),R(e=>{X(r,`href`,`#/room/${n.server.room.next??``}`),G(i,e)},[()=>Z(`to-next`)]),W(e,t)};K(T,e=>{n.server.room?.next&&e(E)});var ee=L(T,2),te=e=>{var t=lm(),n=I(t,!0);R(e=>G(n,e),[()=>Z(`agreed`,{names:z(c).join(`, `)})]),W(e,t)};K(ee,e=>{z(c).length&&e(te)});var ne=L(ee,2),re=e=>{var t=dm(),a=P(t),o=I(a,!0),s=L(a,2);J(s,21,()=>z(i).moments,q,(e,t)=>{var i=um(),a=P(i),o=P(a),s=I(o,!0),c=L(o,2),l=I(c,!0);Q(L(c,2),{name:`replay`}),O(a),O(i),R(e=>{G(s,e),G(l,z(t).text)},[()=>r(`ui-turn`,{n:z(t).turn})]),B(`click`,a,()=>n.lookBack(z(t).at)),W(e,i)}),O(s),O(t),R(e=>G(o,e),[()=>Z(`key-moments`)]),W(e,t)};K(ne,e=>{z(i).moments?.length&&e(re)});var ie=L(ne,2);Xp(ie,{});var ae=L(ie,2);J(ae,21,()=>z(a),q,(e,t)=>{{let n=j(()=>z(i).courses.filter(e=>e.name===z(t)));im(e,{get courses(){return z(n)}})}}),O(ae),O(u),R((e,t,n)=>{G(m,z(i).summary),G(y,e),G(C,t),G(w,n)},[()=>Z(`replay`),()=>Z(`see-table`),()=>Z(`another-game`)]),B(`click`,v,()=>n.lookBack(0)),B(`click`,S,()=>n.screen.reading=!1),W(e,u),A()}V([`click`]);var mm=H(`<i class="svelte-1tzjqu6"></i>`),hm=H(`<option> </option>`),gm=H(`<label class="svelte-1tzjqu6"><span class="unseen"> </span> <select class="svelte-1tzjqu6"><!><!></select></label>`),_m=H(`<span class="svelte-1tzjqu6"> </span>`),vm=H(`<span class="quiet svelte-1tzjqu6"> </span>`),ym=H(`<section class="timeline svelte-1tzjqu6"><div class="steps svelte-1tzjqu6"><button class="svelte-1tzjqu6"><!> <span class="unseen"> </span></button> <button class="svelte-1tzjqu6"><!> <span class="unseen"> </span></button> <button class="main svelte-1tzjqu6"><!> <span> </span></button> <button class="svelte-1tzjqu6"><!> <span class="unseen"> </span></button> <button class="svelte-1tzjqu6"><!> <span class="unseen"> </span></button></div> <label class="slider svelte-1tzjqu6"><span> </span> <input type="range" min="0" class="svelte-1tzjqu6"/> <span class="ticks svelte-1tzjqu6" aria-hidden="true"></span></label> <label class="svelte-1tzjqu6"><span class="unseen"> </span> <select class="svelte-1tzjqu6"></select></label> <!> <p class="next svelte-1tzjqu6" aria-live="polite" tabindex="0"><!> <!></p> <div class="steps svelte-1tzjqu6"><button class="svelte-1tzjqu6"> </button> <button class="svelte-1tzjqu6"> <kbd>Esc</kbd></button></div></section>`);function bm(e,t){k(t,!0);let{sitting:n}=Fc(),r=n.back,i=j(()=>n.moment),a=j(()=>r.moves[z(i).at]),o=j(()=>n.server.room?.status===`over`?n.server.room.seats.map((e,t)=>t):[]),s=j(()=>z(i).at===0),c=j(()=>z(i).at>=z(i).end),l=e=>`${100*e/Math.max(1,z(i).end)}%`;var u=ym(),d=P(u),f=P(d),p=P(f);Q(p,{name:`turn-back`});var m=I(L(p,2),!0);O(f);var h=L(f,2),g=P(h);Q(g,{name:`step-back`});var _=I(L(g,2),!0);O(h);var v=L(h,2),y=P(v);{let e=j(()=>r.runs?`pause`:`turn`);Q(y,{get name(){return z(e)}})}var b=I(L(y,2),!0);O(v);var x=L(v,2),S=P(x);Q(S,{name:`step-on`});var C=I(L(S,2),!0);O(x);var w=L(x,2),T=P(w);Q(T,{name:`turn-on`});var E=I(L(T,2),!0);O(w),O(d);var ee=L(d,2),te=P(ee),ne=I(te,!0),re=L(te,2);Yi(re);var ie=L(re,2);J(ie,21,()=>r.turns,e=>e.at,(e,t)=>{var n=mm();let r;R(e=>r=Li(n,``,r,{left:e}),[()=>l(z(t).at)]),W(e,n)}),O(ie),O(ee);var ae=L(ee,2),oe=P(ae),se=I(oe,!0),ce=L(oe,2);J(ce,21,()=>r.turns,e=>e.at,(e,t)=>{var r=hm(),i=I(r,!0),a={};R(e=>{G(i,e),a!==(a=z(t).at)&&(r.value=(r.__value=a)??``)},[()=>Z(`turn-of`,{turn:z(t).turn,name:n.server.name(z(t).seat)})]),W(e,r)}),O(ce);var le;Vi(ce),O(ae);var ue=L(ae,2),de=e=>{var t=gm(),a=P(t),s=I(a,!0),c=L(a,2),l=P(c),u=e=>{var t=hm(),n=I(t,!0);t.value=t.__value=-1,R(e=>G(n,e),[()=>Z(`seen-by-all`)]),W(e,t)};K(l,e=>{z(i).seat<0&&e(u)}),J(L(l),17,()=>z(o),q,(e,t)=>{var r=hm(),i=I(r,!0),a={};R(e=>{G(i,e),a!==(a=z(t))&&(r.value=(r.__value=a)??``)},[()=>Z(`seen-by-one`,{name:n.server.name(z(t))})]),W(e,r)}),O(c);var d;Vi(c),O(t),R(e=>{G(s,e),d!==(d=z(i).seat)&&(c.value=(c.__value=d)??``,Bi(c,d))},[()=>Z(`seen-by`)]),B(`change`,c,e=>r.to(z(i).at,Number(e.currentTarget.value))),W(e,t)};K(ue,e=>{z(o).length&&e(de)});var fe=L(ue,2),pe=P(fe);J(pe,17,()=>z(i).lines??[],q,(e,t)=>{var n=_m(),r=I(n,!0);R(()=>G(r,z(t).text)),W(e,n)});var me=L(pe,2),he=e=>{var t=vm(),r=I(t,!0);R(e=>G(r,e),[()=>Z(`next-move`,{name:n.server.name(z(a).seat),what:z(a).sentence})]),W(e,t)};K(me,e=>{z(a)?.sentence&&e(he)}),O(fe);var ge=L(fe,2),_e=P(ge),ve=I(_e,!0),ye=L(_e,2),be=P(ye);ke(),O(ye),O(ge),O(u),R((e,t,n,a,o,l,d,p,g,y,S,T,ee,te,ie)=>{X(u,`aria-label`,e),X(f,`title`,t),f.disabled=z(s),G(m,n),X(h,`title`,a),h.disabled=z(s),G(_,o),X(v,`aria-pressed`,r.runs),G(b,l),X(x,`title`,d),x.disabled=z(c),G(C,p),X(w,`title`,g),w.disabled=z(c),G(E,y),G(ne,S),X(re,`max`,z(i).end),Xi(re,z(i).at),G(se,T),le!==(le=ee)&&(ce.value=(ce.__value=le)??``,Bi(ce,le)),G(ve,te),G(be,`${ie??``} `)},[()=>Z(`replay`),()=>Z(`turn-back`),()=>Z(`turn-back`),()=>Z(`step-back`),()=>Z(`step-back`),()=>r.runs?Z(`pause`):Z(`run`),()=>Z(`step-on`),()=>Z(`step-on`),()=>Z(`turn-on`),()=>Z(`turn-on`),()=>Z(`moment`,{at:z(i).at,end:z(i).end,turn:z(i).turn}),()=>Z(`jump-turn`),()=>r.turns.findLast(e=>e.at<=z(i).at)?.at??0,()=>Z(`play-on`),()=>Z(`to-now`)]),B(`click`,f,()=>r.turn(-1)),B(`click`,h,()=>r.to(z(i).at-1)),B(`click`,v,()=>r.play()),B(`click`,x,()=>r.to(z(i).at+1)),B(`click`,w,()=>r.turn(1)),B(`input`,re,e=>r.to(e.currentTarget.valueAsNumber)),B(`change`,ce,e=>r.to(Number(e.currentTarget.value))),B(`click`,_e,()=>$.playOn(z(i).at)),B(`click`,ye,()=>n.backToNow()),W(e,u),A()}V([`click`,`input`,`change`]);async function xm(e,t){return(await zd(`rules/${e}/${t}`)).chapters}var Sm=e=>` ${Dd(e)}`.replace(/[^\p{L}\p{N}]+/gu,` `);function Cm(e,t,n=!1){let r=t.split(/\s+/).map(Sm),i=({id:e,text:t,example:i})=>{let a=Sm(`${e} ${t}`);return(!n||!!i)&&r.every(e=>a.includes(e))};return e.map(({title:e,rules:t})=>({title:e,rules:t.filter(i)})).filter(({rules:e})=>e.length>0)}var wm=/\b([A-Z]{2}(?:-[A-Z][A-Z0-9]*)+-\d+)\b/,Tm=e=>e.split(wm),Em=H(`<a> </a>`);function Dm(e,t){k(t,!0);var n=U();J(F(n),17,()=>Tm(t.text),q,(e,n,r)=>{var i=U(),a=F(i),o=e=>{var r=Em(),i=I(r,!0);R(()=>{X(r,`href`,`#/rules/${t.game??``}/${z(n)??``}`),G(i,z(n))}),W(e,r)},s=e=>{var t=Qr();R(()=>G(t,z(n))),W(e,t)};K(a,e=>{r%2?e(o):e(s,-1)}),W(e,i)}),W(e,n),A()}function Om(e){let t=new Map;for(let{thing:n,slug:r}of e)t.set(r,[...t.get(r)??[],n]);return[...t].map(([e,t])=>({slug:e,things:t}))}function km(e,t){let n=[],r=new Map(t),i=e;for(;i;){let e=[...t].map(([e,t])=>({name:e,slug:t,at:i.indexOf(e)})).filter(({at:e})=>e>=0).sort((e,t)=>e.at-t.at||t.name.length-e.name.length)[0];if(!e){n.push({text:i});break}let a=i.slice(e.at+e.name.length),o=/[^\s\p{L}\p{N}]*$/u.exec(i.slice(0,e.at))[0],s=/^[^\s\p{L}\p{N}]*/u.exec(a)[0];e.at>o.length&&n.push({text:i.slice(0,e.at-o.length)}),n.push({text:e.name,slug:e.slug,...o&&{before:o},...s&&{after:s}}),r.delete(e.name),i=a.slice(s.length)}return[...n,...[...r].flatMap(([e,t])=>[{text:` `},{text:e,slug:t}])]}var Am=(e,t=g,n=g)=>{var r=jm(),i=I(r,!0);R(()=>G(i,t())),B(`click`,r,()=>uu({slug:n(),things:[],deed:``,notes:[]})),W(e,r)},jm=H(`<button class="link svelte-2a7eu9"> </button>`),Mm=H(`<span class="kept svelte-2a7eu9"> <!> </span>`);function Nm(e,t){k(t,!0);let n=ba(t,`times`,3,1),r=j(()=>km(t.text,t.cards)),i=j(()=>z(r).findIndex(({slug:e})=>e));var a=U();J(F(a),17,()=>z(r),q,(e,t,r)=>{let a=()=>z(t).text,o=()=>z(t).slug,s=()=>z(t).before,c=()=>z(t).after;var l=U(),u=F(l),d=e=>{var t=Mm(),l=P(t,!0),u=L(l);Am(u,a,o);var d=L(u);O(t),R(()=>{G(l,s()),G(d,`${n()>1&&r===z(i)?` ×${n()}`:``}${c()??``}`)}),W(e,t)},f=e=>{var t=Qr();R(()=>G(t,a())),W(e,t)};K(u,e=>{o()?e(d):e(f,-1)}),W(e,l)}),W(e,a),A()}V([`click`]);var Pm=H(`<li class="svelte-pypywg"><!></li>`),Fm=H(`<ul class="effects svelte-pypywg"></ul>`);function Im(e,t){k(t,!0);var n=Fm();J(n,21,()=>t.effects,q,(e,t)=>{let n=()=>z(t).effect,r=()=>z(t).card,i=()=>z(t).slug;var a=Pm(),o=P(a);{let e=j(()=>new Map(i()?[[r(),i()]]:[]));Nm(o,{get text(){return n()},get cards(){return z(e)}})}O(a),W(e,a)}),O(n),W(e,n),A()}var Lm=H(`<p class="svelte-18gwdac"> </p>`),Rm=H(`<section class="affects svelte-18gwdac" aria-labelledby="affects"><h3 id="affects" class="svelte-18gwdac"> </h3> <!></section>`);function zm(e,t){k(t,!0);let{sitting:n}=Fc(),r=M(void 0);Ln(()=>{let e=t.thing;n.step>=0&&n.affects(e).then(n=>e===t.thing&&N(r,n))});var i=U(),a=F(i),o=e=>{var t=Rm(),n=P(t),i=I(n,!0),a=L(n,2),o=e=>{Im(e,{get effects(){return z(r).effects}})},s=e=>{var t=Lm(),n=I(t,!0);R(e=>G(n,e),[()=>Z(`affects-nothing`)]),W(e,t)};K(a,e=>{z(r).effects.length?e(o):e(s,-1)}),O(t),R(e=>G(i,e),[()=>Z(`affects`)]),W(e,t)};K(a,e=>{z(r)&&e(o)}),W(e,i),A()}var Bm=H(`<small> </small>`),Vm=H(`<span class="unseen" role="alert"> </span>`),Hm=H(`<span><!> <span role="timer"> </span> <!></span> <!>`,1);function Um(e,t){k(t,!0);let n=M(0);Ln(()=>{let e=performance.now()+t.left;if(N(n,t.left,!0),!t.runs)return;let r=setInterval(()=>N(n,Math.max(0,e-performance.now()),!0),250);return()=>clearInterval(r)});let r=j(()=>Math.ceil(z(n)/1e3)),i=j(()=>z(r)<30),a=j(()=>`${Math.floor(z(r)/60)}:${String(z(r)%60).padStart(2,`0`)}`);var o=Hm(),s=F(o);let c;var l=P(s),u=e=>{Q(e,{name:`warning`})},d=e=>{Q(e,{name:`clock`})};K(l,e=>{z(i)?e(u):t.runs&&e(d,1)});var f=L(l,2),p=I(f,!0),m=L(f,2),h=e=>{var t=Bm(),n=I(t,!0);R(e=>G(n,e),[()=>Z(`little-time`)]),W(e,t)};K(m,e=>{z(i)&&e(h)}),O(s);var g=L(s,2),_=e=>{var t=Vm(),n=I(t,!0);R(e=>G(n,e),[()=>z(i)?Z(`your-time`,{n:30}):``]),W(e,t)};K(g,e=>{t.own&&t.runs&&e(_)}),R(()=>{c=Fi(s,1,`clock svelte-7ksnpk`,null,c,{runs:t.runs,little:z(i)}),G(p,z(a))}),W(e,o),A()}function Wm(e,t,n=(e,t)=>e!==t){let r=M(void 0),i=t(),a=e();return zn(()=>{let o=e();t()!==i&&N(r,o===a?void 0:n(o,a)),i=t(),a=o}),()=>z(r)}var Gm=H(`<small aria-hidden="true" class="svelte-13xisfs"> </small>`),Km=H(`<span class="bar svelte-13xisfs" aria-hidden="true"><span class="svelte-13xisfs"></span></span>`),qm=H(`<span><!> <b aria-hidden="true" class="svelte-13xisfs"> </b> <span class="unseen"> </span> <!> <!></span>`);function Jm(e,t){k(t,!0);let n=ba(t,`strong`,3,!1),{sitting:r}=Fc(),i=zc(),a=Wm(()=>t.n,()=>r.step,(e,t)=>Number(e)-Number(t)||0);var o=qm();let s;var c=P(o);Q(c,{get name(){return t.icon}});var l=L(c,2),u=I(l,!0),d=L(l,2),f=I(d,!0),p=L(d,2),m=e=>{var t=Gm(),n=I(t,!0);R(e=>G(n,e),[()=>$o(a())]),W(e,t)},h=j(()=>a());K(p,e=>{z(h)&&e(m)});var g=L(p,2),_=e=>{var n=Km(),r=P(n);let i;O(n),R(e=>i=Li(r,``,i,{width:e}),[()=>`${Math.min(100,100*t.n/t.of)}%`]),W(e,n)};K(g,e=>{t.of&&typeof t.n==`number`&&e(_)}),O(o),Y(o,()=>Uc(i(()=>t.icon))),R(e=>{s=Fi(o,1,`dial svelte-13xisfs`,null,s,{strong:n(),changed:e}),X(o,`data-dial`,t.icon),X(o,`title`,t.text),G(u,t.n),G(f,t.text)},[()=>a()]),W(e,o),A()}var Ym=H(`<p class="svelte-3ldv6t"> </p>`),Xm=H(`<section class="force svelte-3ldv6t" tabindex="0"><h2 class="svelte-3ldv6t"> </h2> <!></section>`);function Zm(e,t){k(t,!0);let{sitting:n,tell:r}=Fc(),i=j(()=>n.shown?.force??[]);var a=Xm(),o=P(a),s=I(o,!0),c=L(o,2),l=e=>{Im(e,{get effects(){return z(i)}})},u=e=>{var t=Ym(),n=I(t,!0);R(e=>G(n,e),[()=>r(`ui-no-force`)]),W(e,t)};K(c,e=>{z(i).length?e(l):e(u,-1)}),O(a),R((e,t)=>{X(a,`aria-label`,e),G(s,t)},[()=>Z(`in-force`),()=>Z(`in-force`)]),W(e,a),A()}var Qm=14,$m=20,eh=126,th=1.1,nh=.8;function rh(e,t,n,r,i=1){let a=Math.max(1,Math.floor((n-$m)/(e.least/e.ratio))),o=Array.from({length:Math.min(i,a)},(i,a)=>({card:ih(e,t,n,r,a+1),rows:a+1})).reduce((e,t)=>t.card>e.card?t:e);return{card:Math.floor(Math.max(e.least,o.card)),rows:o.rows}}function ih(e,t,n,r,i){let a=Math.max(Math.ceil(r/i),1),o=(t-Qm-(a-1)*e.gap)/a,s=(t-Qm)/(1+(a-1)*e.share),c=((n-$m)/i-e.gap*(1-1/i))*e.ratio;return Math.min(Math.max(o,Math.min(s,e.good)),c,e.most)}function ah(e,t,n,r,i=1,a=!1,o=0){let{card:s,rows:c}=rh(e,t,n,Math.max(r,o),i),l=Math.max(Math.ceil(r/c),Math.min(r,Math.ceil(o/c)),1),u=s/e.ratio,d=l>1?(t-Qm-s)/(l-1):0,f=Math.max(Math.min(s+e.gap,d),s*e.share),p=Math.max($m/2,(n-c*u-(c-1)*e.gap)/2);return{card:s,tall:u,rows:c,places:Array.from({length:r},(n,i)=>{let o=Math.floor(i/l),d=Math.min(l,r-o*l),m=Math.max(Qm/2,(t-(d-1)*f-s)/2),h=a&&c===1?i%l-(d-1)/2:0;return{x:Math.round(m+i%l*f),y:Math.round(p+o*(u+e.gap)+Math.min(nh*h*h,$m)),turn:th*h}})}}function oh(e){let t=getComputedStyle(e),n=(e,n)=>parseFloat(t.getPropertyValue(e))||n;return{least:n(`--least`,56),most:n(`--most`,150),ratio:n(`--ratio`,.714),gap:n(`--gap`,10),share:n(`--share`,1),good:n(`--good`,0)}}function sh(e,t){if(!(t===0||(t-$m)*e.ratio>=lh))return{...e,least:ch.least,most:ch.most,ratio:ch.most/ch.height,gap:6}}var ch={least:92,most:124,height:46},lh=62;function uh(e){return e<eh?`small`:`middle`}var dh={};function fh(e){ot(dh,e)}function ph(){return at(dh)??(()=>({size:`small`,width:0,height:0}))}var mh=H(`<div><!></div>`),hh=H(`<p class="nothing svelte-133olco"> </p>`),gh=H(`<div class="lane svelte-133olco" role="group"><h3 class="unseen"> </h3> <div></div></div>`);function _h(e,t){k(t,!0);let n=ba(t,`rows`,3,1),r=ba(t,`usual`,3,0),i=ba(t,`fan`,3,!1),a=ba(t,`tiles`,3,!1),o=M(void 0),s=M(0),c=M(0),l=j(()=>z(o)&&z(s)?oh(z(o)):void 0),u=j(()=>z(l)&&a()?sh(z(l),z(c)):void 0),d=j(()=>z(l)?ah(z(u)??z(l),z(s),z(c),t.items.length,n(),i(),r()):{card:0,tall:0,rows:1,places:[]}),f=j(()=>z(d).places.some(({x:e})=>e+z(d).card>z(s)));fh(()=>({size:z(u)?`flat`:uh(z(d).card),width:z(d).card,height:z(d).tall}));var p=gh(),m=P(p),h=I(m,!0),g=L(m,2);let _,v;J(g,23,()=>t.items,e=>t.key(e),(e,n,r)=>{let a=j(()=>z(d).places[z(r)]);var o=mh();let s,c;pi(P(o),()=>t.item,()=>z(n)),O(o),R(()=>{s=Fi(o,1,`slot svelte-133olco`,null,s,{fan:i()&&z(d).rows===1}),c=Li(o,``,c,{translate:`${z(a)?.x??0??``}px ${z(a)?.y??0??``}px`,rotate:z(a)?.turn?`${z(a).turn}deg`:void 0})}),W(e,o)},e=>{var n=hh(),r=I(n);R(e=>G(r,`${t.label??``}: ${e??``}`),[()=>Z(`empty`)]),W(e,n)}),O(g),da(g,e=>N(o,e),()=>z(o)),O(p),R(()=>{X(p,`aria-label`,t.label),G(h,t.label),_=Fi(g,1,`box svelte-133olco`,null,_,{scrolls:z(f)}),v=Li(g,``,v,{"--card":`${z(d).card??``}px`,"--tile":z(u)&&`${z(d).card}px`})}),la(g,`clientWidth`,e=>N(s,e)),la(g,`clientHeight`,e=>N(c,e)),W(e,p),A()}var vh=H(`<li class="turn svelte-14lwl8k"><span> <!></span></li>`),yh=H(`<span class="gain svelte-14lwl8k"> <!> <span class="unseen"> </span></span>`),bh=H(`<button class="rule svelte-14lwl8k">§</button>`),xh=H(`<!> <li><span class="icon svelte-14lwl8k"><!></span> <span><!><!><!></span> <!></li>`,1),Sh=H(`<li class="small svelte-14lwl8k"><span></span> <span> </span></li>`),Ch=H(`<section class="log svelte-14lwl8k" tabindex="0"><ol class="svelte-14lwl8k"></ol></section>`);function wh(e,t){k(t,!0);let{sitting:n,game:r,face:i,tell:a}=Fc(),o=j(()=>ps(r)?.Dice),s=j(()=>Math.max(0,Math.floor((n.server.log.length-1e3)/500))*500),c=j(()=>n.moment?n.moment.lines??[]:n.server.log.slice(z(s))),l=j(()=>n.moment?[]:n.server.begun),u=j(()=>mp(z(c),z(s),z(l))),d=j(()=>n.moment?z(s):n.screen.read),f=M(void 0),p=j(()=>new Map(z(l).map(e=>[e.at,e]))),m=(e=[])=>new Map(e.map(e=>[i(e).name,e])),h=e=>z(p).get(e?z(u)[e-1].last+1:z(s));Ln(()=>{z(c).length&&jr().then(()=>z(f)?.scrollTo({top:z(f).scrollHeight}))});var g=Ch(),_=P(g);J(_,23,()=>z(u),({line:e,count:t,gains:n,at:r,last:i})=>r,(e,t,r)=>{let i=()=>z(t).line,s=()=>z(t).count,c=()=>z(t).gains,l=()=>z(t).last,u=j(()=>h(z(r))),f=j(()=>fp(i()));var p=xh(),g=F(p),_=e=>{var t=vh(),r=P(t),i=P(r,!0),o=L(i),s=e=>{var t=Qr();R(e=>G(t,`· ${e??``}`),[()=>n.server.name(z(u).seat)]),W(e,t)};K(o,e=>{n.server.rounds||e(s)}),O(r),O(t),R(e=>G(i,e),[()=>a(n.server.rounds?`ui-round`:`ui-turn`,{n:z(u).turn})]),W(e,t)};K(g,e=>{z(u)&&e(_)});var v=L(g,2);let y;var b=P(v),x=P(b),S=e=>{Q(e,{get path(){return z(f)}})};K(x,e=>{z(f)&&e(S)}),O(b);var C=L(b,2),w=P(C);{let e=j(()=>m(i().cards));Nm(w,{get text(){return i().text},get cards(){return z(e)},get times(){return s()}})}var T=L(w);J(T,17,c,q,(e,t)=>{var n=yh(),r=P(n,!0),i=L(r);Q(i,{get name(){return z(t).icon}});var a=I(L(i,2),!0);O(n),R(e=>{X(n,`data-dial`,z(t).icon),X(n,`title`,z(t).text),G(r,e),G(a,z(t).text)},[()=>$o(z(t).n)]),W(e,n)});var E=L(T),ee=e=>{var t=U();wi(F(t),()=>z(o),(e,t)=>{t(e,{get dice(){return i().dice}})}),W(e,t)};K(E,e=>{z(o)&&i().dice?.length&&e(ee)}),O(C);var te=L(C,2),ne=e=>{var t=bh();R(e=>{X(t,`aria-label`,e),X(t,`title`,i().rule)},[()=>Z(`rule`,{id:i().rule})]),B(`click`,t,()=>n.rule(i().rule)),W(e,t)};K(te,e=>{i().rule&&e(ne)}),O(v),R(()=>y=Fi(v,1,`svelte-14lwl8k`,null,y,{small:i().small,fresh:l()>=z(d)})),W(e,p)},e=>{var t=Sh(),n=I(L(P(t),2),!0);O(t),R(e=>G(n,e),[()=>Z(`no-log`)]),W(e,t)}),O(_),O(g),da(g,e=>N(f,e),()=>z(f)),R(e=>X(g,`aria-label`,e),[()=>Z(`log`)]),W(e,g),A()}V([`click`]);var Th,Eh=H(`<span class="count svelte-1x5e02m"> </span>`),Dh=H(`<span class="chosen-mark svelte-1x5e02m"><!></span>`),Oh=H(`<span class="legal-mark svelte-1x5e02m"></span>`),kh=H(`<b> </b>`),Ah=H(`<span class="badge svelte-1x5e02m"><!><!></span>`),jh=H(`<span class="badges svelte-1x5e02m"></span>`),Mh=H(`<button><span class="unseen"> </span> <span class="picture svelte-1x5e02m" aria-hidden="true"><!> <!> <!> <!></span></button>`);function Nh(e,t){k(t,!0);let n=ba(t,`badges`,19,()=>[]),r=ba(t,`deed`,3,``),i=ba(t,`which`,3,``),a=ba(t,`tilted`,3,!1),o=ba(t,`flat`,3,!1),s=ba(t,`alike`,19,()=>[]),c=ba(t,`direct`,3,!1),l=ba(t,`ground`,19,()=>[]),u=Fc(),{sitting:d,game:f,laid:p,face:m}=u,h=ph(),g=j(()=>o()||h().size===`flat`),_=d.asking,v=j(()=>m(t.slug)),y=j(()=>t.things.flatMap(e=>d.shown?.marks?.[e]??[])),b=j(()=>_.gathers||_.options(t.things).length>0),x=j(()=>z(b)?t.things:[...t.things,...s()]),S=j(()=>_.state(z(x))),C=j(()=>z(S)?u.side(t.things[0]??-1):``),w=j(()=>_.mark(t.things)),T=j(()=>t.said??(z(y).length?z(y):n().map(e=>e.text))),E=j(()=>({slug:t.slug,name:z(v).name,things:z(x),deed:r()&&`${r()} ${t.slug}${i()}`,notes:z(T),attached:t.attached,live:t.live})),ee=j(()=>t.things.length>1&&!t.picture),te=j(()=>[z(v).name+(z(ee)?` ×${t.things.length}`:``),...z(T),...z(S)===`chosen`?[Z(`chosen`)]:[],..._.options(z(x)).slice(0,3).map(e=>e.sentence??``)].join(`, `)),ne=d.step,re=j(()=>ne===d.step&&ne>p()),ie=j(()=>t.things.some(e=>d.screen.line?.things?.includes(e))),ae=j(()=>[...n().map(({icon:e,n:t=``})=>`${e}${t}`),...Object.values(t.live??{})]),oe=j(()=>t.live||n().length?z(ae):z(T)),se=Wm(()=>z(oe).join(),()=>d.step),ce=j(()=>z(re)||se()||z(ie));pu(()=>z(E));function le(e){let t=e.currentTarget,n=t.closest(`dialog`)?void 0:t;if(lu(z(E)),e.detail>1&&ue(t))return;Th=t;let r=e.detail>0&&!ou.quick&&!c();_.touch(_.gathers?z(x):[...z(x),...l()],n,r)||uu(z(E))}function ue(e){if(_.at!==e)return _.sent||e!==Th;let t=!_.doubt&&_.usual(z(x),u.usual);return t&&_.choose(t),!0}function de(e){let t=e.key===`Enter`&&!e.ctrlKey&&!e.metaKey&&!_.menu.length&&_.usual(z(x),u.usual);t&&(e.preventDefault(),_.choose(t))}function fe(e){e.preventDefault(),hl.held||uu(z(E))}function pe(){if(_.options(z(x)).length&&!_.gathers)return{things:z(x),slug:t.slug,meaning:e=>u.drop(z(x),e,t.slug),drop:({options:e,aim:t},n)=>_.drop(e,n,t&&{...t,at:n}),look:()=>uu(z(E))}}function me(e){let t=_.gathers||_.at?[]:_.options(z(x));t.length===1&&d.previews.point(t[0],e,_.seq)}var he=Mh();let ge;var _e=P(he),ve=I(_e,!0),ye=L(_e,2),be=P(ye),xe=e=>{var n=U();pi(F(n),()=>t.picture),W(e,n)},Se=e=>{{let n=j(h),r=j(()=>o()?`flat`:h().size);Pc(e,ya({get face(){return z(v)},get game(){return f},get live(){return t.live}},()=>z(n),{get size(){return z(r)}}))}};K(be,e=>{t.picture?e(xe):e(Se,-1)});var Ce=L(be,2),we=e=>{var n=Eh(),r=I(n);R(()=>G(r,`×${t.things.length??``}`)),W(e,n)};K(Ce,e=>{z(ee)&&e(we)});var D=L(Ce,2),Te=e=>{var t=Dh(),n=P(t),r=e=>{var t=Qr();R(()=>G(t,z(w))),W(e,t)},i=e=>{Q(e,{name:`check`})};K(n,e=>{z(w)?e(r):e(i,-1)}),O(t),W(e,t)},Ee=e=>{W(e,Oh())};K(D,e=>{z(S)===`chosen`?e(Te):z(S)&&e(Ee,1)});var De=L(D,2),Oe=e=>{var t=jh();J(t,21,n,q,(e,t)=>{var n=Ah(),r=P(n);Q(r,{get name(){return z(t).icon}});var i=L(r),a=e=>{var n=kh(),r=I(n,!0);R(()=>G(r,z(t).n)),W(e,n)};K(i,e=>{z(t).n!==void 0&&e(a)}),O(n),R(()=>{X(n,`data-icon`,z(t).icon),X(n,`title`,z(t).text)}),W(e,n)}),O(t),W(e,t)};K(De,e=>{n().length&&e(Oe)}),O(ye),O(he),Y(he,()=>Xl(()=>z(S))),Y(he,()=>sl(()=>({things:t.things}))),Y(he,()=>gl(pe)),Y(he,()=>Hc(()=>({things:t.picture?t.things.slice(0,1):t.things,slug:t.slug}))),R((e,r)=>{ge=Fi(he,1,`spot ${z(S)??``}`,`svelte-1x5e02m`,ge,{tilted:a(),flat:z(g),small:e,badged:n().length,drawn:t.picture,now:z(ce),stack:z(ee)}),X(he,`data-target`,z(S)?``:void 0),X(he,`data-side`,z(C)||void 0),X(he,`data-card`,t.slug),X(he,`data-thing`,r),X(he,`aria-pressed`,_.gathers&&z(S)?z(S)===`chosen`:void 0),G(ve,z(te))},[()=>h().size===`small`,()=>t.things.join(` `)]),B(`click`,he,le),B(`keydown`,he,de),B(`contextmenu`,he,fe),Hr(`pointerenter`,he,e=>{e.pointerType===`mouse`&&(lu(z(E)),me(e.currentTarget))}),Hr(`pointerleave`,he,()=>d.previews.leave()),Hr(`focus`,he,e=>{lu(z(E)),e.currentTarget.matches(`:focus-visible`)&&me(e.currentTarget)}),Hr(`blur`,he,()=>d.previews.leave()),W(e,he),A()}V([`click`,`keydown`,`contextmenu`]);var Ph=H(`<button><!> <b aria-hidden="true" class="svelte-1h5os7y"> </b> <span class="unseen"> </span></button> <dialog class="svelte-1h5os7y"><div class="head svelte-1h5os7y"><h2> </h2> <button> </button></div> <div class="cards svelte-1h5os7y"><!></div></dialog>`,1),Fh=H(`<span class="pile svelte-1h5os7y"><!> <b aria-hidden="true" class="svelte-1h5os7y"> </b> <span class="unseen"> </span></span>`);function Ih(e,t){k(t,!0);let n=ba(t,`cards`,19,()=>[]),{sitting:r}=Fc(),i=zc(),a=j(()=>n().some(({thing:e})=>r.asking.state([e]))),o=.76;fh(()=>({size:`middle`,width:176,height:176/o}));let s=M(void 0),c=M(!1),l=!1;function u(){N(c,!0),l=z(a),z(s)?.showModal()}Ln(()=>{l&&(!z(a)||r.asking.menu.length)&&z(s)?.close()});let d=j(()=>`${t.label}: ${t.count}`);var f=U(),p=F(f),m=e=>{var r=Ph(),f=F(r);let p;var m=P(f);Q(m,{get name(){return t.icon}});var h=L(m,2),g=I(h,!0),_=I(L(h,2),!0);O(f),Y(f,()=>z(a)&&Xl()),Y(f,()=>t.goal&&sl(()=>t.goal)),Y(f,()=>Uc(i(()=>t.icon)));var v=L(f,2),y=P(v),b=P(y),x=I(b,!0),S=L(b,2),C=I(S,!0);O(y);var w=L(y,2);Li(w,``,{},{"--card":`176px`,"--ratio":o});var T=P(w),E=e=>{var t=U();J(F(t),17,n,({thing:e,slug:t})=>e,(e,t)=>{let n=()=>z(t).thing,r=()=>z(t).slug;{let t=j(()=>[n()]);Nh(e,{get things(){return z(t)},get slug(){return r()}})}}),W(e,t)};K(T,e=>{z(c)&&e(E)}),O(w),O(v),da(v,e=>N(s,e),()=>z(s)),Y(v,()=>Bu),R(e=>{p=Fi(f,1,`pile svelte-1h5os7y`,null,p,{wanted:z(a)}),X(f,`data-pile`,t.icon),X(f,`data-target`,z(a)?``:void 0),G(g,t.count),G(_,z(d)),X(v,`aria-label`,z(d)),G(x,z(d)),G(C,e)},[()=>Z(`close`)]),B(`click`,f,u),Hr(`close`,v,()=>N(c,l=!1,!0)),B(`click`,S,()=>z(s)?.close()),W(e,r)},h=e=>{var n=Fh(),r=P(n);Q(r,{get name(){return t.icon}});var a=L(r,2),o=I(a,!0),s=I(L(a,2),!0);O(n),Y(n,()=>Uc(i(()=>t.icon))),Y(n,()=>t.goal&&sl(()=>t.goal)),R(()=>{X(n,`data-pile`,t.icon),X(n,`title`,z(d)),G(o,t.count),G(s,z(d))}),W(e,n)};K(p,e=>{n().length?e(m):e(h,-1)}),W(e,f),A()}V([`click`]);function Lh(e){e&&Rh(e.name,e.replay,`application/json`)}function Rh(e,t,n=`text/plain`){let r=document.createElement(`a`);r.href=URL.createObjectURL(new Blob([t],{type:n})),r.download=e,r.click(),URL.revokeObjectURL(r.href)}var zh=[`undo`,`hint`,`why`,`board`,`card`,`force`,`log`,`order`,`save`,`concede`,`help`];function Bh(e,t){return[...t(`command-${e}`).toLowerCase().split(/\s+/),e]}function Vh(e,t){if(/^\?\s*\S/.test(e))return{command:`why`,rest:e.slice(1).trim()};let[n=``,...r]=e.trim().split(/\s+/),i=n===`?`?`help`:zh.find(e=>Bh(e,t).includes(n.toLowerCase()));return i&&{command:i,rest:r.join(` `)}}var Hh=H(`<div class="svelte-1ht8fe6"><dt class="svelte-1ht8fe6"> </dt> <dd class="svelte-1ht8fe6"> </dd></div>`),Uh=H(`<dl role="status" class="svelte-1ht8fe6"></dl>`),Wh=H(`<h3 class="svelte-1ht8fe6"> </h3>`),Gh=H(`<small class="svelte-1ht8fe6"> </small>`),Kh=H(`<li class="svelte-1ht8fe6"><span aria-hidden="true"> </span> <button class="svelte-1ht8fe6"><span class="unseen"> </span> <!></button></li>`),qh=H(`<!> <ul class="answers svelte-1ht8fe6"></ul>`,1),Jh=H(`<li class="svelte-1ht8fe6"> </li>`),Yh=H(`<div class="plain svelte-1ht8fe6"><section aria-labelledby="plain-answers"><h2 id="plain-answers" class="svelte-1ht8fe6"> </h2> <p> </p> <form><label for="typed"> </label> <div class="line svelte-1ht8fe6"><input id="typed" autocomplete="off" autocapitalize="off" spellcheck="false" aria-describedby="expected" class="svelte-1ht8fe6"/> <button class="main"> </button></div> <p id="expected" class="quiet svelte-1ht8fe6"> </p></form> <!> <!></section> <section aria-labelledby="plain-table"><h2 id="plain-table" tabindex="-1" class="svelte-1ht8fe6"> </h2> <ul class="svelte-1ht8fe6"></ul></section> <section aria-labelledby="plain-force"><h2 id="plain-force" tabindex="-1" class="svelte-1ht8fe6"> </h2> <ul class="svelte-1ht8fe6"></ul></section> <section aria-labelledby="plain-log"><h2 id="plain-log" tabindex="-1" class="svelte-1ht8fe6"> </h2> <ol class="svelte-1ht8fe6"></ol></section></div>`);function Xh(e,t){k(t,!0);let{sitting:n,game:r,tell:i}=Fc(),a=n.asking,o=j(()=>a.question),s=j(()=>z(o)?.kind===`distribute`||z(o)?.kind===`number`),c=M(``),l=mn({}),u=M(!1),d=-1,f={undo:()=>void n.undo(),hint:()=>void n.askHint(),why:e=>void n.whyNot(e),board:()=>void n.describe().then(()=>l.table?.focus()),card:p,force:()=>l.force?.focus(),log:()=>l.log?.focus(),order:()=>void n.order(!n.server.room?.order),save:()=>void n.save().then(Lh),concede:m,help:()=>N(u,!0)};Ln(()=>{if(n.step<0)return;let e=setTimeout(()=>void n.describe(),60);return()=>clearTimeout(e)});function p(e){let t=e.toLowerCase(),a=[...$.server.cards[r]?.values()??[]],o=a.find(e=>e.name.toLowerCase()===t)??a.find(e=>e.name.toLowerCase().includes(t));o&&t?uu({slug:o.slug,things:[],deed:``,notes:[]}):n.screen.say(i(`ui-no-card`,{typed:e}),!0)}function m(){if(d===a.seq&&n.server.lasts)return void n.resign();d=a.seq,n.screen.say(i(`ui-sure-concede`),!0)}function h(e){e.preventDefault();let t=z(c).trim();if(!t)return;N(c,``),N(u,!1);let r=Vh(t,i);if(r)return f[r.command](r.rest);let a=/^\d+(\s+\d+)*$/.test(t)?t.split(/\s+/).map(Number):[];if(a.length&&z(o)&&!z(s))return _(a);let l=z(o)?Fl(z(o),t):[];l.length===1?g(l[0]):n.type(t)}function g(e){e.warning||a.gathers?a.press(e):a.send(e.answer)}function _(e){let t=e.map(e=>z(o).options[e-1]);if(t.some(e=>!e))return n.screen.say(z(o).expected??``,!0);if(!a.gathers)return g(t[0]);a.clear();for(let e of t)a.gather(e);a.whole?a.confirm():n.screen.say(z(o).expected??``,!0)}var v=Yh(),y=P(v),b=P(y),x=I(b,!0),S=L(b,2),C=I(S,!0),w=L(S,2),T=P(w),E=I(T,!0),ee=L(T,2),te=P(ee);Yi(te);var ne=I(L(te,2),!0);O(ee);var re=I(L(ee,2));O(w);var ie=L(w,2),ae=e=>{var t=Uh();J(t,21,()=>zh,q,(e,t)=>{var n=Hh(),r=P(n),a=I(r,!0),o=I(L(r,2),!0);O(n),R((e,t)=>{G(a,e),G(o,t)},[()=>Bh(z(t),i)[0],()=>i(`help-${z(t)}`)]),W(e,n)}),O(t),W(e,t)};K(ie,e=>{z(u)&&e(ae)}),J(L(ie,2),17,()=>Ol(z(o)?.options??[]),q,(e,t)=>{var n=qh(),r=F(n),i=e=>{var n=Wh(),r=I(n,!0);R(()=>G(r,z(t).title)),W(e,n)};K(r,e=>{z(t).title&&e(i)});var o=L(r,2);J(o,21,()=>z(t).answers,({option:e,n:t,label:n})=>t,(e,t)=>{let n=()=>z(t).option,r=()=>z(t).n,i=()=>z(t).label;var o=Kh(),s=P(o),c=I(s,!0),l=L(s,2),u=P(l),d=I(u,!0),f=L(u),p=L(f),m=e=>{var t=Gh(),r=I(t,!0);R(()=>G(r,n().note)),W(e,t)};K(p,e=>{n().note&&e(m)}),O(l),O(o),R(e=>{G(c,r()),X(l,`aria-pressed`,e),G(d,r()),G(f,` ${i()??``}`)},[()=>a.gathers?a.picked.includes(n()):void 0]),B(`click`,l,()=>a.choose(n())),W(e,o)}),O(o),W(e,n)}),O(y);var oe=L(y,2),se=P(oe),ce=I(se,!0);da(se,e=>l.table=e,()=>l?.table);var le=L(se,2);J(le,21,()=>n.server.sentences,e=>e.key,(e,t)=>{var n=Jh(),r=I(n,!0);R(()=>G(r,z(t).text)),W(e,n)}),O(le),O(oe);var ue=L(oe,2),de=P(ue),fe=I(de,!0);da(de,e=>l.force=e,()=>l?.force);var pe=L(de,2);J(pe,21,()=>n.shown?.force??[],q,(e,t)=>{var n=Jh(),r=I(n,!0);R(()=>G(r,z(t).effect)),W(e,n)},e=>{var t=Jh(),n=I(t,!0);R(e=>G(n,e),[()=>i(`ui-no-force`)]),W(e,t)}),O(pe),O(ue);var me=L(ue,2),he=P(me),ge=I(he,!0);da(he,e=>l.log=e,()=>l?.log);var _e=L(he,2);J(_e,21,()=>n.server.log.slice(-30),q,(e,t)=>{var n=Jh(),r=I(n,!0);R(()=>G(r,z(t).text)),W(e,n)},e=>{var t=Jh(),n=I(t,!0);R(e=>G(n,e),[()=>Z(`no-log`)]),W(e,t)}),O(_e),O(me),O(v),R((e,t,n,r,i,c,l)=>{G(x,e),G(C,z(o)?.prompt??``),G(E,t),G(ne,n),G(re,`${(a.gathers||z(s)?z(o)?.expected:``)??``}
        ${r??``}`),G(ce,i),G(fe,c),G(ge,l)},[()=>Z(`answers`),()=>Z(`type-here`),()=>Z(`send`),()=>Z(`plain-commands`,{list:zh.map(e=>Bh(e,i)[0]).join(`, `)}),()=>Z(`table`),()=>Z(`in-force`),()=>Z(`log`)]),Hr(`submit`,w,h),ta(te,()=>z(c),e=>N(c,e)),W(e,v),A()}V([`click`]);var Zh=H(`<span class="unseen"> </span>`),Qh=H(`<span class="tag you svelte-1tq5xr1"> </span>`),$h=H(`<span class="tag svelte-1tq5xr1"> </span>`),eg=H(`<span class="extra svelte-1tq5xr1"> </span>`),tg=H(`<span class="emblems svelte-1tq5xr1"><!></span>`),ng=H(`<b> </b>`),rg=H(`<button data-target="" class="svelte-1tq5xr1"> <!><!></button>`),ig=H(`<div><div class="who svelte-1tq5xr1"><h2 class="svelte-1tq5xr1"><button class="name svelte-1tq5xr1"> </button></h2> <span><!> <!></span> <!> <!> <!> <!> <!></div> <div class="dials svelte-1tq5xr1"><!></div> <!></div>`);function ag(e,t){k(t,!0);let n=ba(t,`extra`,3,``),r=ba(t,`upright`,3,!1),{sitting:i}=Fc(),a=j(()=>[-2-t.seat]),o=j(()=>i.asking.options(z(a))),s=j(()=>i.asking.state(z(a))),c=j(()=>i.server.room?.seats[t.seat]),l=j(()=>i.server.room?.yours.includes(t.seat)??!1),u=j(()=>i.server.name(t.seat)),d=j(()=>i.server.table?.deciding.includes(t.seat)&&!i.moment),f=j(()=>i.moment?void 0:i.server.table?.clocks?.[t.seat]),p=j(()=>i.asking.mark(z(a))),m=j(()=>i.asking.question?.kind===`distribute`?`${z(u)} +1`:z(o).length===1?z(o)[0].sentence:z(u)),h=j(()=>z(c)?.out?Z(`is-out`,{why:z(c).out}):z(c)?.bot?Z(`is-played`):z(c)?.kind===`person`&&!z(c).here?Z(`is-gone`):``),g=M(void 0);Rc(()=>t.seat);function _(){let e=z(g).querySelectorAll(`:is(.emblems, .dials) [title]:has(.unseen)`);uu({slug:``,name:z(u),things:z(a),deed:``,notes:[...e].map(({title:e})=>e)})}var v=ig();let y;var b=P(v),x=P(b),S=P(x),C=I(S,!0);O(x);var w=L(x,2);let T;var E=P(w);Q(E,{name:`turn`});var ee=L(E,2),te=e=>{var t=Zh(),n=I(t,!0);R(e=>G(n,e),[()=>Z(`deciding`)]),W(e,t)};K(ee,e=>{z(d)&&e(te)}),O(w);var ne=L(w,2),re=e=>{var t=Qh(),n=I(t,!0);R(e=>G(n,e),[()=>Z(`you`)]),W(e,t)};K(ne,e=>{z(l)&&e(re)});var ie=L(ne,2),ae=e=>{var t=$h(),n=I(t,!0);R(()=>G(n,z(h))),W(e,t)};K(ie,e=>{z(h)&&e(ae)});var oe=L(ie,2),se=e=>{var t=eg(),r=I(t,!0);R(()=>G(r,n())),W(e,t)};K(oe,e=>{n()&&e(se)});var ce=L(oe,2),le=e=>{{let t=j(()=>!!z(d));Um(e,{get left(){return z(f)},get runs(){return z(t)},get own(){return z(l)}})}};K(ce,e=>{z(f)!==void 0&&e(le)});var ue=L(ce,2),de=e=>{var n=tg();pi(P(n),()=>t.emblems),O(n),W(e,n)};K(ue,e=>{t.emblems&&e(de)}),O(b);var fe=L(b,2);pi(P(fe),()=>t.children),O(fe);var pe=L(fe,2),me=e=>{var t=rg(),n=P(t),r=L(n),o=e=>{var t=ng(),n=I(t,!0);R(()=>G(n,z(p))),W(e,t)};K(r,e=>{z(p)&&e(o)});var c=L(r),u=e=>{Q(e,{name:`check`})};K(c,e=>{z(s)===`chosen`&&e(u)}),O(t),Y(t,()=>Xl(()=>z(s))),R(()=>{X(t,`aria-pressed`,i.asking.gathers?z(s)===`chosen`:void 0),X(t,`data-side`,z(l)?`own`:`enemy`),G(n,`${z(m)??``} `)}),B(`click`,t,e=>i.asking.touch(z(a),e.currentTarget)),W(e,t)};K(pe,e=>{z(s)&&e(me)}),O(v),da(v,e=>N(g,e),()=>z(g)),Y(v,()=>sl(()=>({things:z(a),place:`player`,seat:t.seat}))),Y(v,()=>Uc(()=>`player-${t.seat}`)),Y(v,()=>Hc(()=>({things:z(a),slug:``}))),R((e,n)=>{y=Fi(v,1,`player ${z(s)??``}`,`svelte-1tq5xr1`,y,{active:t.active,upright:r()}),X(v,`data-seat`,t.seat),X(S,`title`,e),G(C,z(u)),T=Fi(w,1,`turn svelte-1tq5xr1`,null,T,{off:!z(d)}),X(w,`title`,n)},[()=>Z(`affects`),()=>z(d)?Z(`deciding`):void 0]),B(`click`,S,_),W(e,v),A()}V([`click`]);var og=H(`<div class="large svelte-197u7p7"><!></div>`),sg=H(`<h2> </h2>`),cg=H(`<li class="svelte-197u7p7"> </li>`),lg=H(`<ul class="notes svelte-197u7p7"></ul>`),ug=H(`<span class="svelte-197u7p7"> </span>`),dg=H(`<li><button class="svelte-197u7p7"> </button> <!></li>`),fg=H(`<ul class="attached svelte-197u7p7"></ul>`),pg=H(`<!> <!>`,1),mg=H(`<button class="main"> </button>`),hg=H(`<button> <kbd>?</kbd></button>`),gg=H(`<!> <div class="info svelte-197u7p7"><!> <!> <div class="deeds svelte-197u7p7"><!> <!> <button> <kbd>Esc</kbd></button></div></div>`,1),_g=H(`<dialog class="svelte-197u7p7"><!></dialog>`),vg=H(`<!><!>`,1),yg=H(`<p class="quiet svelte-197u7p7"> </p>`),bg=H(`<div class="beside svelte-197u7p7"><!></div>`);function xg(e,t){k(t,!0);let n=(e,t=g)=>{var n=U(),r=F(n),i=e=>{var n=og(),r=P(n);{let e=j(()=>s(t().slug));Pc(r,{get face(){return z(e)},get game(){return o},get live(){return t().live}})}O(n),W(e,n)},a=e=>{var n=sg(),r=I(n,!0);R(()=>G(r,t().name)),W(e,n)};K(r,e=>{t().slug?e(i):e(a,-1)}),W(e,n)},r=(e,t=g)=>{var n=pg(),r=F(n),i=e=>{var n=lg();J(n,21,()=>t().notes,q,(e,t)=>{var n=cg(),r=I(n,!0);R(()=>G(r,z(t))),W(e,n)}),O(n),W(e,n)};K(r,e=>{t().notes.length&&e(i)});var a=L(r,2),o=e=>{var n=fg();J(n,21,()=>t().attached,q,(e,t)=>{var n=dg(),r=P(n),i=I(r,!0);J(L(r,2),17,()=>z(t).notes,q,(e,t)=>{var n=ug(),r=I(n,!0);R(()=>G(r,z(t))),W(e,n)}),O(n),R(e=>G(i,e),[()=>s(z(t).slug).name]),B(`click`,r,()=>uu(z(t))),W(e,n)}),O(n),W(e,n)};K(a,e=>{t().attached?.length&&e(o)}),W(e,n)},i=ba(t,`sheet`,3,!1),{sitting:a,game:o,face:s}=Fc(),c=j(()=>cu.seen),l=j(()=>z(c)?a.asking.options(z(c).things):[]),u=M(void 0);Ln(()=>{i()&&(cu.open&&!z(u)?.open&&z(u)?.showModal(),!cu.open&&z(u)?.open&&z(u).close())});function d(e){du(),a.asking.touch(e)}var f=U(),p=F(f),m=e=>{var t=_g(),i=P(t),o=e=>{var t=gg(),i=F(t);n(i,()=>z(c));var o=L(i,2),s=P(o);r(s,()=>z(c));var u=L(s,2),f=e=>{zm(e,{get thing(){return z(c).things[0]}})};K(u,e=>{cu.open&&z(c).things.length&&e(f)});var p=L(u,2),m=P(p),h=e=>{var t=mg(),n=I(t,!0);R(()=>G(n,z(l)[0].sentence)),B(`click`,t,()=>d(z(c).things)),W(e,t)},g=e=>{var t=U();J(F(t),17,()=>z(l),q,(e,t)=>{var n=mg(),r=I(n,!0);R(()=>G(r,z(t).sentence)),B(`click`,n,()=>{du(),a.asking.choose(z(t))}),W(e,n)}),W(e,t)};K(m,e=>{a.asking.gathers&&z(l).length?e(h):e(g,-1)});var _=L(m,2),v=e=>{var t=hg(),n=P(t);ke(),O(t),R(e=>G(n,`${e??``} `),[()=>Z(`why-not`)]),B(`click`,t,()=>{du(),a.whyNot(z(c).deed)}),W(e,t)};K(_,e=>{!z(l).length&&z(c).deed&&a.asking.question&&e(v)});var y=L(_,2),b=P(y);ke(),O(y),O(p),O(o),R(e=>G(b,`${e??``} `),[()=>Z(`close`)]),B(`click`,y,function(...e){du?.apply(this,e)}),W(e,t)};K(i,e=>{z(c)&&e(o)}),O(t),da(t,e=>N(u,e),()=>z(u)),Y(t,()=>Bu),R(e=>X(t,`aria-label`,e),[()=>z(c)?z(c).name??s(z(c).slug).name:``]),Hr(`close`,t,function(...e){du?.apply(this,e)}),W(e,t)},h=e=>{var t=bg(),i=P(t),a=e=>{var t=vg(),i=F(t);n(i,()=>z(c));var a=L(i);r(a,()=>z(c)),W(e,t)},o=e=>{var t=yg(),n=I(t,!0);R(e=>G(n,e),[()=>Z(`look-here`)]),W(e,t)};K(i,e=>{z(c)?.slug?e(a):e(o,-1)}),O(t),W(e,t)};K(p,e=>{i()?e(m):e(h,-1)}),W(e,f),A()}V([`click`]);var Sg=`trivault.draft`,Cg=120,wg=class{#e=M(mn({name:``,choices:{},cards:{}}));get parts(){return z(this.#e)}set parts(e){N(this.#e,e,!0)}#t=M(null);get checked(){return z(this.#t)}set checked(e){N(this.#t,e)}#n=M(new Map);get offers(){return z(this.#n)}set offers(e){N(this.#n,e)}#r=M(``);get error(){return z(this.#r)}set error(e){N(this.#r,e,!0)}#i;#a;#o=0;#s=0;constructor(e,t){this.#i=e,this.#a=t,this.parts=ru(Sg,{})[t.name]??this.parts}copies(e){return this.parts.cards[e]??0}add(e,t){let n=this.copies(e)+t,{[e]:r,...i}=this.parts.cards;this.parts.cards=n>0?{...this.parts.cards,[e]:n}:i,this.#c()}rename(e){this.parts.name=e,this.#c()}choose(e,t){this.parts.choices[e]=t,this.check()}empty(){this.parts={name:``,choices:this.checked?this.parts.choices:{},cards:{}},this.check()}#c(){clearTimeout(this.#s),this.#s=window.setTimeout(()=>this.check(!1),Cg)}async check(e=!0){let{name:t,choices:n,cards:r}=Ze(this.parts);iu(Sg,{...ru(Sg,{}),[this.#a.name]:{name:t,choices:n,cards:r}}),await this.#l({name:t,choices:n,cards:r,offers:e})}async read(e){let t=await this.#l({text:e,offers:!0});return t?(this.parts={name:t.name,choices:Object.fromEntries(t.choices.map(({name:e,value:t})=>[e,t])),cards:Object.fromEntries(t.cards.map(({card:e,times:t})=>[e,t]))},await this.check(!1),!0):!1}async#l(e){let t=++this.#o;clearTimeout(this.#s);try{let n=await this.#i.ask({type:`draft`,game:this.#a.name,...e},`draft`);return t===this.#o?(this.error=``,this.checked=n,n.offers?.length&&(this.offers=new Map(n.offers.map(e=>[e.card,e]))),n):void 0}catch(n){if(!(n instanceof Nd)||t!==this.#o)return;this.checked||`text`in e?this.error=n.message:this.empty();return}}},Tg=`trivault.decks`,Eg=new class{#e=M(ru(Tg,{}));get lists(){return z(this.#e)}set lists(e){N(this.#e,e)}of(e){return Object.entries(this.lists[e]??{})}keep(e,t,n){this.#t(e,{...this.lists[e],[t]:n})}drop(e,t){let{[t]:n,...r}=this.lists[e]??{};this.#t(e,r)}#t(e,t){this.lists={...this.lists,[e]:t},iu(Tg,this.lists)}},Dg=H(`<span class="stepper svelte-1hzgx9d"><button type="button" class="svelte-1hzgx9d">−</button> <b class="svelte-1hzgx9d"> </b> <button type="button" class="svelte-1hzgx9d">+</button></span>`);function Og(e,t){k(t,!0);var n=Dg(),r=P(n),i=L(r,2),a=I(i,!0),o=L(i,2);O(n),R((e,n)=>{r.disabled=t.n<1,X(r,`aria-label`,e),G(a,t.n),o.disabled=t.n>=t.most,X(o,`aria-label`,n)},[()=>Z(`less`,{name:t.name}),()=>Z(`more`,{name:t.name})]),B(`click`,r,()=>t.add(-1)),B(`click`,o,()=>t.add(1)),W(e,n),A()}V([`click`]);var kg=H(`<p class="quiet svelte-o2nvu8"> <a> </a></p>`),Ag=H(`<li class="svelte-o2nvu8"> <button type="button" class="rule svelte-o2nvu8"> </button> <!></li>`),jg=H(`<ul class="problems svelte-o2nvu8"></ul>`),Mg=H(`<p class="fine svelte-o2nvu8"> </p>`),Ng=H(`<li><button type="button" class="flat name svelte-o2nvu8"> </button> <span class="points svelte-o2nvu8"> </span> <!></li>`),Pg=H(`<section class="svelte-o2nvu8"><h3 class="svelte-o2nvu8"> <span class="quiet"> </span></h3> <ul class="svelte-o2nvu8"></ul></section>`),Fg=H(`<p class="quiet"> </p>`),Ig=H(`<!> <!>`,1);function Lg(e,t){k(t,!0);let n=j(()=>$.server.known[t.game.name]),r=j(()=>t.drafting.checked),i=j(()=>new Set(z(r)?.problems.map(e=>e.card))),a=j(()=>{let e=z(n)?.filters.find(e=>e.name===`type`)?.values??[],t=z(r)?.cards??[];return e.map(({name:e,title:r})=>({title:r,cards:t.filter(t=>z(n)?.cards.get(t.card)?.groups.type?.includes(e))})).filter(e=>e.cards.length)});function o(e,n){t.drafting.add(e,n),t.drafting.copies(e)||t.ongone()}let s=M({});Ln(()=>{Zo.lang&&N(s,{})});async function c(e){let{text:t}=await $.link.ask({type:`rule`,rule:e},`rule`);N(s,{...z(s),[e]:t})}var l=U(),u=F(l),d=e=>{var l=Ig(),u=F(l),d=e=>{var n=jg();J(n,21,()=>z(r).problems,q,(e,n)=>{var r=Ag(),i=P(r),a=L(i),o=I(a,!0),l=L(a,2),u=e=>{var r=kg(),i=P(r),a=L(i),o=I(a,!0);O(r),R(e=>{G(i,`${z(s)[z(n).rule]??``} `),X(a,`href`,`#/rules/${t.game.name??``}/${z(n).rule??``}`),G(o,e)},[()=>Z(`rules-link`)]),W(e,r)};K(l,e=>{z(s)[z(n).rule]&&e(u)}),O(r),R(e=>{G(i,`${z(n).text??``} `),G(o,e)},[()=>Z(`rule`,{id:z(n).rule})]),B(`click`,a,()=>c(z(n).rule)),W(e,r)}),O(n),W(e,n)},f=e=>{var n=Mg(),r=I(n);R(e=>G(r,`✓ ${e??``}`),[()=>Z(`legal`,{what:t.game.decks??``})]),W(e,n)};K(u,e=>{z(r).problems.length?e(d):z(r).cards.length&&e(f,1)}),J(L(u,2),17,()=>z(a),q,(e,r)=>{var a=Pg(),s=P(a),c=P(s),l=I(L(c),!0);O(s);var u=L(s,2);J(u,21,()=>z(r).cards,({card:e,times:t,points:n})=>e,(e,r)=>{let a=()=>z(r).card,s=()=>z(r).times,c=()=>z(r).points,l=j(()=>z(n)?.cards.get(a())?.name??a());var u=Ng();let d;var f=P(u),p=I(f,!0),m=L(f,2),h=I(m,!0),g=L(m,2);{let e=j(()=>t.drafting.copies(a())||s()),n=j(()=>t.drafting.offers.get(a())?.most??0);Og(g,{get n(){return z(e)},get most(){return z(n)},get name(){return z(l)},add:e=>o(a(),e)})}O(u),R(e=>{d=Fi(u,1,`svelte-o2nvu8`,null,d,{wrong:e}),G(p,z(l)),G(h,c())},[()=>z(i).has(a())]),B(`click`,f,()=>$.read(t.game.name,a())),W(e,u)}),O(u),O(a),R(e=>{G(c,`${z(r).title??``} `),G(l,e)},[()=>z(r).cards.reduce((e,t)=>e+t.points,0)]),W(e,a)},e=>{var t=Fg(),n=I(t,!0);R(e=>G(n,e),[()=>Z(`empty-draft`)]),W(e,t)}),W(e,l)};K(u,e=>{z(r)&&e(d)}),W(e,l),A()}V([`click`]);var Rg=H(`<p class="error" role="alert"> </p>`),zg=H(`<details><summary class="svelte-199vvla"> </summary> <div class="text svelte-199vvla"><label class="field"> <textarea name="list" rows="10" spellcheck="false" class="svelte-199vvla"></textarea></label> <!> <div class="actions"><button type="button"> </button> <label class="button svelte-199vvla"> <input class="unseen" type="file" accept=".txt,.json,text/plain,application/json"/></label> <button type="button"> </button> <button type="button"> </button></div></div></details>`);function Bg(e,t){let n=$r();k(t,!0);let r=ba(t,`drafting`,7),i=M(null),a=M(!1),o=M(``),s=j(()=>z(i)??r().checked?.text??``);async function c(e){N(i,e,!0),N(o,``),await r().read(e)?N(i,null):(N(o,r().error||Z(`lost`),!0),r().error=``)}async function l(){await navigator.clipboard?.writeText(z(s)),N(a,!0)}async function u(e){let t=e.currentTarget.files?.[0];e.currentTarget.value=``,t&&await c(await t.text())}var d=zg(),f=P(d),p=I(f,!0),m=L(f,2),h=P(m),g=P(h),_=L(g);yt(_),O(h);var v=L(h,2),y=e=>{var t=Rg(),r=I(t,!0);R(()=>{X(t,`id`,n),G(r,z(o))}),W(e,t)};K(v,e=>{z(o)&&e(y)});var b=L(v,2),x=P(b),S=I(x,!0),C=L(x,2),w=P(C),T=L(w);O(C);var E=L(C,2),ee=I(E,!0),te=L(E,2),ne=I(te,!0);O(b),O(m),O(d),R((e,t,r,a,c,l)=>{G(p,e),G(g,`${t??``} `),Xi(_,z(s)),X(_,`aria-invalid`,!!z(o)),X(_,`aria-describedby`,z(o)?n:void 0),x.disabled=z(i)===null,G(S,r),G(w,`${a??``} `),G(ee,c),G(ne,l)},[()=>Z(`as-text`),()=>Z(`deck-list`,{what:t.what}),()=>Z(`read-list`),()=>Z(`open-file`),()=>z(a)?Z(`copied`):Z(`copy-text`),()=>Z(`save-file`)]),B(`input`,_,e=>N(i,e.currentTarget.value,!0)),B(`click`,x,()=>c(z(s))),B(`change`,T,u),B(`click`,E,l),B(`click`,te,()=>Rh(`${r().checked?.name??t.what}.txt`,z(s))),W(e,d),A()}V([`input`,`click`,`change`]);var Vg=H(`<option> </option>`),Hg=H(`<label class="field svelte-gfvwhn"> <select><option> </option><!></select></label>`),Ug=H(`<button type="button" class="flat"> </button>`),Wg=H(`<div><label class="field words svelte-gfvwhn"> <input type="search" name="words" autocomplete="off"/></label> <button type="button" class="fold svelte-gfvwhn"> </button> <!> <!> <!></div>`);function Gg(e,t){k(t,!0);let n=ba(t,`wanted`,7),r=M(!1),i=j(()=>Object.values(n().picks).filter(Boolean).length),a=j(()=>Object.fromEntries(t.filters.map(({name:e})=>[e,o((t.cards??[]).flatMap(t=>t.groups[e]??[]))])));function o(e){let t={};for(let n of e)t[n]=(t[n]??0)+1;return t}function s(e,{name:n,title:r}){return t.cards?`${r} (${z(a)[e]?.[n]??0})`:r}function c(){n().words=``,n().picks={}}var l=Wg();let u;var d=P(l),f=P(d),p=L(f);Yi(p),O(d);var m=L(d,2),h=I(m,!0),_=L(m,2);J(_,17,()=>t.filters,e=>e.name,(e,t)=>{let r=j(()=>z(t).values.find(({name:e})=>e===n().picks[z(t).name]));var i=Hg();let a;var o=P(i),c=L(o);let l;var u=P(c),d=I(u,!0);u.value=u.__value=``,J(L(u),17,()=>z(t).values,q,(e,n)=>{var r=Vg(),i=I(r,!0),a={};R(e=>{G(i,e),a!==(a=z(n).name)&&(r.value=(r.__value=a)??``)},[()=>s(z(t).name,z(n))]),W(e,r)}),O(c);var f;Vi(c),O(i),R((e,r)=>{a=Li(i,``,a,{"--span":e}),G(o,`${z(t).title??``} `),X(c,`name`,z(t).name),l=Fi(c,1,`svelte-gfvwhn`,null,l,{set:n().picks[z(t).name]}),G(d,r),f!==(f=n().picks[z(t).name]??``)&&(c.value=(c.__value=f)??``,Bi(c,f))},[()=>z(r)&&s(z(t).name,z(r)).length>14?2:1,()=>Z(`all`)]),B(`change`,c,e=>n().picks[z(t).name]=e.currentTarget.value),W(e,i)});var v=L(_,2);pi(v,()=>t.children??g);var y=L(v,2),b=e=>{var t=Ug(),n=I(t,!0);R(e=>G(n,e),[()=>Z(`clear-filters`)]),B(`click`,t,c),W(e,t)};K(y,e=>{(n().words||z(i))&&e(b)}),O(l),R((e,t)=>{u=Fi(l,1,`filters svelte-gfvwhn`,null,u,{open:z(r)}),G(f,`${e??``} `),X(m,`aria-expanded`,z(r)),G(h,t)},[()=>Z(`search`),()=>Z(`filters`,{n:z(i)})]),ta(p,()=>n().words,e=>n().words=e),B(`click`,m,()=>N(r,!z(r))),W(e,l),A()}V([`click`,`change`]);var Kg=H(`<option> </option>`),qg=H(`<label class="field"> <select name="order"><option> </option><!></select></label>`),Jg=H(`<li><div class="what svelte-1br68ch"><button type="button" class="flat svelte-1br68ch"> </button> <span class="kind svelte-1br68ch"> </span> <span class="note svelte-1br68ch"> </span></div> <span class="price svelte-1br68ch"> <span class="unseen"> </span></span> <!></li>`),Yg=H(`<section class="offers svelte-1br68ch" aria-labelledby="offers"><h2 id="offers" class="svelte-1br68ch"> </h2> <form role="search" class="svelte-1br68ch"><!></form> <p role="status" class="quiet"> </p> <ul class="svelte-1br68ch"></ul></section>`);function Xg(e,t){k(t,!0);let n=mn({words:``,picks:{}}),r=M(``),i=j(()=>$.server.known[t.game.name]),a=j(()=>[...z(i)?.cards.values()??[]].filter(e=>t.drafting.offers.has(e.slug))),o=j(()=>new Map(z(a).map(e=>[e.slug,Od(e)]))),s=j(()=>jd(z(a),z(i)?.filters.find(e=>e.name===z(r)),Zo.lang)),c=j(()=>Ad(z(s),z(o),n)),l=j(()=>z(i)?.filters.map(e=>({...e,values:e.values.filter(t=>z(a).some(n=>n.groups[e.name]?.includes(t.name)))}))??[]);var u=Yg(),d=P(u),f=I(d,!0),p=L(d,2);Gg(P(p),{get filters(){return z(l)},get wanted(){return n},children:(e,t)=>{var n=qg(),i=P(n),a=L(i),o=P(a),s=I(o,!0);o.value=o.__value=``,J(L(o),17,()=>z(l),q,(e,t)=>{var n=Kg(),r=I(n,!0),i={};R(()=>{G(r,z(t).title),i!==(i=z(t).name)&&(n.value=(n.__value=i)??``)}),W(e,n)}),O(a),Vi(a),O(n),R((e,t)=>{G(i,`${e??``} `),G(s,t)},[()=>Z(`order`),()=>Z(`name`)]),Hi(a,()=>z(r),e=>N(r,e)),W(e,n)},$$slots:{default:!0}}),O(p);var m=L(p,2),h=I(m,!0),g=L(m,2);J(g,21,()=>z(c),e=>e.slug,(e,n)=>{let r=j(()=>t.drafting.offers.get(z(n).slug));var i=Jg();let a;var o=P(i),s=P(o),c=I(s,!0),l=L(s,2),u=I(l,!0),d=I(L(l,2),!0);O(o);var f=L(o,2),p=P(f),m=I(L(p),!0);O(f);var h=L(f,2),g=e=>{{let i=j(()=>t.drafting.copies(z(n).slug));Og(e,{get n(){return z(i)},get most(){return z(r).most},get name(){return z(n).name},add:e=>t.drafting.add(z(n).slug,e)})}},_=j(()=>z(r).most||t.drafting.copies(z(n).slug));K(h,e=>{z(_)&&e(g)}),O(i),R((e,t,o)=>{a=Fi(i,1,`svelte-1br68ch`,null,a,{barred:!z(r).most,in:e}),G(c,z(n).name),G(u,t),G(d,z(r).note),X(f,`title`,z(r).note),G(p,`${z(r).points??``} `),G(m,o)},[()=>t.drafting.copies(z(n).slug),()=>kd(z(n)),()=>Z(`points`)]),B(`click`,s,()=>$.read(t.game.name,z(n).slug)),W(e,i)}),O(g),O(u),R((e,t)=>{G(f,e),G(h,t)},[()=>Z(`offers`),()=>z(a).length?Z(`found`,{n:z(c).length,all:z(a).length}):Z(`loading`)]),Hr(`submit`,p,e=>e.preventDefault()),W(e,u),A()}V([`click`]);var Zg=H(`<option> </option>`),Qg=H(`<label class="field"> <select><!><!></select></label>`),$g=H(`<optgroup></optgroup>`),e_=H(`<p class="error" role="alert"> </p>`),t_=H(`<button type="button" class="flat"> </button>`),n_=H(`<div class="page builder svelte-5b356r"><h1 class="svelte-5b356r"> </h1> <div><span role="status"> </span> <span class="bar svelte-5b356r" aria-hidden="true"><span class="svelte-5b356r"></span></span> <span class="panes svelte-5b356r"><button type="button" class="svelte-5b356r"> </button> <button type="button" class="svelte-5b356r"> </button></span></div> <!> <section class="book panel svelte-5b356r" aria-labelledby="book"><h2 id="book" tabindex="-1" class="svelte-5b356r"> </h2> <label class="field"> <input name="book-name" maxlength="80" autocomplete="off"/></label> <div class="choices svelte-5b356r"><!> <label class="field"> <select name="begin"><option>…</option><option> </option><!><optgroup></optgroup></select></label></div> <!> <div class="actions"><button type="button" class="main"> </button> <button type="button"> </button> <!></div> <p role="status" class="said svelte-5b356r"> </p> <!> <!></section></div>`);function r_(e,t){k(t,!0);let n=j(()=>t.game.decks??``),r=new wg($.link,t.game),i=M([]),a=M(``),o=M(``),s=M(void 0),c=M(`cards`),l=j(()=>r.checked),u=j(()=>Eg.of(t.game.name)),d=j(()=>!!z(l)?.cards.length&&!z(l).problems.length),f=j(()=>Object.values(r.parts.cards).reduce((e,t)=>e+t,0));Ln(()=>{Zo.lang,$.link.state===`open`&&(r.check(),$.link.ask({type:`decks`,game:t.game.name},`decks`).then(e=>N(i,e.decks),()=>void 0))});async function p(e){let[n,i]=[e.currentTarget.value.slice(0,1),e.currentTarget.value.slice(1)];e.currentTarget.value=``,N(a,``),n===`n`?r.empty():n===`o`?await r.read(Eg.lists[t.game.name]?.[i]??``):await r.read((await $.link.ask({type:`deck`,game:t.game.name,name:i},`deck`)).text)}async function m(){await r.check(!1),z(l)&&(Eg.keep(t.game.name,z(l).name,z(l).text),N(a,Z(`kept`,{name:z(l).name}),!0))}async function h(){if(!z(l))return;let e=Kd.of(t.game);Object.assign(e.seats[0],{deck:z(l).text,picked:!0}),e.options={},Kd.wish.game=t.game.name,Kd.keep();try{await $.create(t.game.name,Jd(t.game,e.seats),Zd(t.game,Kd.wish,e))}catch(e){N(o,e instanceof Nd?e.message:Z(`lost`),!0)}}var g=n_(),_=P(g),v=I(_,!0),y=L(_,2);let x;var S=P(y),C=I(S,!0),w=L(S,2),T=P(w);let E;O(w);var ee=L(w,2),te=P(ee),ne=I(te,!0),re=L(te,2),ie=I(re,!0);O(ee),O(y);var ae=L(y,2);Xg(ae,{get drafting(){return r},get game(){return t.game}});var oe=L(ae,2),se=P(oe),ce=I(se,!0);da(se,e=>N(s,e),()=>z(s));var le=L(se,2),ue=P(le),de=L(ue);Yi(de),O(le);var fe=L(le,2),pe=P(fe);J(pe,17,()=>z(l)?.choices??[],q,(e,t)=>{var n=Qg(),i=P(n),a=L(i),o=P(a),s=e=>{var t=Zg(),n=I(t,!0);t.value=t.__value=``,R(e=>G(n,e),[()=>Z(`choose-one`)]),W(e,t)};K(o,e=>{z(t).value||e(s)}),J(L(o),17,()=>z(t).values,q,(e,t)=>{var n=Zg(),r=I(n,!0),i={};R(()=>{G(r,z(t).title),i!==(i=z(t).name)&&(n.value=(n.__value=i)??``)}),W(e,n)}),O(a);var c;Vi(a),O(n),R(()=>{G(i,`${z(t).title??``} `),X(a,`name`,z(t).name),c!==(c=z(t).value)&&(a.value=(a.__value=c)??``,Bi(a,c))}),B(`change`,a,e=>r.choose(z(t).name,e.currentTarget.value)),W(e,n)});var me=L(pe,2),he=P(me),ge=L(he),_e=P(ge);_e.value=_e.__value=``;var ve=L(_e),ye=I(ve,!0);ve.value=ve.__value=`n`;var be=L(ve),xe=e=>{var t=$g();J(t,21,()=>z(u),q,(e,t)=>{var n=j(()=>b(z(t),1));let r=()=>z(n)[0];var i=Zg(),a=I(i,!0),o={};R(()=>{G(a,r()),o!==(o=`o${r()??``}`)&&(i.value=i.__value=o)}),W(e,i)}),O(t),R(e=>X(t,`label`,e),[()=>Z(`my-decks`,{what:z(n)})]),W(e,t)};K(be,e=>{z(u).length&&e(xe)});var Se=L(be);J(Se,21,()=>z(i),q,(e,t)=>{var n=Zg(),r=I(n,!0),i={};R(()=>{G(r,z(t).title),i!==(i=`p${z(t).name??``}`)&&(n.value=n.__value=i)}),W(e,n)}),O(Se),O(ge),O(me),O(fe);var Ce=L(fe,2),we=e=>{var t=e_(),n=I(t,!0);R(()=>G(n,r.error||z(o))),W(e,t)};K(Ce,e=>{(r.error||z(o))&&e(we)});var D=L(Ce,2),Te=P(D),Ee=I(Te,!0),De=L(Te,2),Oe=I(De,!0),ke=L(De,2),Ae=e=>{var n=t_(),r=I(n,!0);R(e=>G(r,e),[()=>Z(`drop-here`,{name:z(l).name})]),B(`click`,n,()=>{Eg.drop(t.game.name,z(l).name),N(a,``)}),W(e,n)};K(ke,e=>{z(l)&&Eg.lists[t.game.name]?.[z(l).name]!==void 0&&e(Ae)}),O(D);var je=L(D,2),Me=I(je,!0),Ne=L(je,2);Lg(Ne,{get drafting(){return r},get game(){return t.game},ongone:()=>z(s)?.focus()}),Bg(L(Ne,2),{get drafting(){return r},get what(){return z(n)}}),O(oe),O(g),R((e,t,n,i,o,s,u,f,p,m,h,_)=>{X(g,`data-pane`,z(c)),G(v,e),x=Fi(y,1,`sum svelte-5b356r`,null,x,{over:z(l)&&z(l).points>z(l).most}),G(C,t),E=Li(T,``,E,{width:n}),X(te,`aria-pressed`,z(c)===`cards`),G(ne,i),X(re,`aria-pressed`,z(c)===`book`),G(ie,o),G(ce,s),G(ue,`${u??``} `),Xi(de,r.parts.name||(z(l)?.name??``)),G(he,`${f??``} `),G(ye,p),X(Se,`label`,m),Te.disabled=!z(d),G(Ee,h),G(Oe,_),G(Me,z(a))},[()=>Z(`builder-title`,{what:z(n)}),()=>Z(`points-of`,{n:z(l)?.points??0,most:z(l)?.most??0,copies:z(f),problems:z(l)?.problems.length??0}),()=>`${Math.min(100,100*(z(l)?.points??0)/(z(l)?.most||1))}%`,()=>Z(`pane-cards`),()=>Z(`pane-book`,{what:z(n)}),()=>Z(`your-deck`,{what:z(n)}),()=>Z(`name`),()=>Z(`begin-with`),()=>Z(`empty-book`,{what:z(n)}),()=>Z(`known-decks`,{what:z(n)}),()=>Z(`play-with`),()=>Z(`keep-here`)]),B(`click`,te,()=>N(c,`cards`)),B(`click`,re,()=>N(c,`book`)),B(`input`,de,e=>r.rename(e.currentTarget.value)),B(`change`,ge,p),B(`click`,Te,h),B(`click`,De,m),W(e,g),A()}V([`click`,`input`,`change`]);var i_=H(`<label class="svelte-179s4bw"><input class="unseen svelte-179s4bw" type="radio" name="game"/> </label>`),a_=H(`<fieldset class="games svelte-179s4bw"><legend class="unseen"> </legend> <!></fieldset>`);function o_(e,t){k(t,!0);var n=a_(),r=P(n),i=I(r,!0);J(L(r,2),17,()=>$.server.games,q,(e,n)=>{var r=i_(),i=P(r);Yi(i);var a=L(i);O(r),R(()=>{Xi(i,z(n).name),Zi(i,z(n).name===t.game),G(a,` ${z(n).title??``}`)}),B(`change`,i,()=>location.hash=`#/${t.page}/${z(n).name}`),W(e,r)}),O(n),R(e=>G(i,e),[()=>Z(`game`)]),W(e,n),A()}V([`change`]);var s_=H(`<button type="button"> </button>`),c_=H(`<details><summary class="svelte-1bkn3p9"> </summary> <p class="quiet svelte-1bkn3p9"> </p> <div class="actions"><label class="button svelte-1bkn3p9"> <input class="unseen" type="file" name="pictures" accept="image/*" multiple="" webkitdirectory=""/></label> <!></div> <p role="status" class="svelte-1bkn3p9"> </p></details>`);function l_(e,t){k(t,!0);let n=M(``),r=j(()=>Object.keys(Ts.urls[t.game]??{}).length);async function i(e){let r=[...e.currentTarget.files??[]];e.currentTarget.value=``;try{let e=await Ts.take(t.game,r,$.server.known[t.game].cards);N(n,Z(`pictures-taken`,{n:e,all:r.length}),!0)}catch{N(n,Z(`pictures-failed`),!0)}}var a=c_(),o=P(a),s=I(o,!0),c=L(o,2),l=I(c,!0),u=L(c,2),d=P(u),f=P(d),p=L(f);O(d);var m=L(d,2),h=e=>{var i=s_(),a=I(i,!0);R(e=>G(a,e),[()=>Z(`pictures-drop`,{n:z(r)})]),B(`click`,i,()=>Ts.drop(t.game).then(()=>N(n,``))),W(e,i)};K(m,e=>{z(r)&&e(h)}),O(u);var g=I(L(u,2),!0);O(a),R((e,t,r)=>{G(s,e),G(l,t),G(f,`${r??``} `),G(g,z(n))},[()=>Z(`pictures`),()=>Z(`pictures-more`),()=>Z(`pictures-pick`)]),B(`change`,p,i),W(e,a),A()}V([`change`,`click`]);var u_=H(`<option> </option>`),d_=H(`<label class="field"> <select name="order"><option> </option><!></select></label>`),f_=H(`<li class="svelte-h3thgj"><!> <a class="svelte-h3thgj"></a></li>`),p_=H(`<div><button> </button></div>`),m_=H(`<div class="page browser"><h1> </h1> <form role="search" class="svelte-h3thgj"><!> <!></form> <div class="count svelte-h3thgj"><p role="status" class="quiet"> </p> <!></div> <ul class="svelte-h3thgj"></ul> <!></div>`);function h_(e,t){k(t,!0);let n=mn({words:``,picks:{}}),r=M(``),i=M(40),a=M(void 0),o=j(()=>$.server.game(t.game)?.name??$.server.games[0]?.name??``),s=j(()=>$.server.known[z(o)]),c=j(()=>[...z(s)?.cards.values()??[]]),l=j(()=>new Map(z(c).map(e=>[e.slug,Od(e)]))),u=j(()=>jd(z(c),z(s)?.filters.find(e=>e.name===z(r)),Zo.lang)),d=j(()=>Ad(z(u),z(l),n));Ln(()=>{z(o),n.words,JSON.stringify(n.picks),z(r),N(i,40)}),Ln(()=>{if(!z(a))return;let e=new IntersectionObserver(([e])=>e?.isIntersecting&&N(i,z(i)+40),{rootMargin:`600px`});return e.observe(z(a)),()=>e.disconnect()}),Ln(()=>{z(o),n.picks={},N(r,``)});var f=m_(),p=P(f),m=I(p,!0),h=L(p,2),g=P(h);o_(g,{get game(){return z(o)},page:`cards`});var _=L(g,2);{let e=j(()=>z(s)?.filters??[]);Gg(_,{get filters(){return z(e)},get wanted(){return n},get cards(){return z(c)},children:(e,t)=>{var n=d_(),i=P(n),a=L(i),o=P(a),c=I(o,!0);o.value=o.__value=``,J(L(o),17,()=>z(s)?.filters??[],q,(e,t)=>{var n=u_(),r=I(n,!0),i={};R(()=>{G(r,z(t).title),i!==(i=z(t).name)&&(n.value=(n.__value=i)??``)}),W(e,n)}),O(a),Vi(a),O(n),R((e,t)=>{G(i,`${e??``} `),G(c,t)},[()=>Z(`order`),()=>Z(`name`)]),Hi(a,()=>z(r),e=>N(r,e)),W(e,n)},$$slots:{default:!0}})}O(h);var v=L(h,2),y=P(v),b=I(y,!0),x=L(y,2),S=e=>{var t=U();hi(F(t),()=>z(o),e=>{l_(e,{get game(){return z(o)}})}),W(e,t)};K(x,e=>{z(s)&&e(S)}),O(v);var C=L(v,2);J(C,21,()=>z(d).slice(0,z(i)),e=>e.slug,(e,t)=>{var n=f_(),r=P(n);{let e=j(()=>ys(z(o),z(t).slug,z(t)));Pc(r,{get face(){return z(e)},get game(){return z(o)}})}var i=L(r,2);O(n),R(()=>{X(i,`href`,`#/cards/${z(o)??``}/${z(t).slug??``}`),X(i,`aria-label`,z(t).name)}),W(e,n)}),O(C);var w=L(C,2),T=e=>{var t=p_(),n=P(t),r=I(n,!0);O(t),da(t,e=>N(a,e),()=>z(a)),R(e=>G(r,e),[()=>Z(`more-cards`)]),B(`click`,n,()=>N(i,z(i)+40)),W(e,t)};K(w,e=>{z(d).length>z(i)&&e(T)}),O(f),R((e,t)=>{G(m,e),G(b,t)},[()=>Z(`cards`),()=>z(s)?Z(`found`,{n:z(d).length,all:z(c).length}):Z(`loading`)]),Hr(`submit`,h,e=>e.preventDefault()),W(e,f),A()}V([`click`]);var g_=`trivault.solved`,__=new class{#e=M(ru(g_,{}));has(e,t){return z(this.#e)[e]?.includes(t)??!1}add(e,t){this.has(e,t)||(N(this.#e,{...z(this.#e),[e]:[...z(this.#e)[e]??[],t]}),iu(g_,z(this.#e)))}},v_=e=>`first-game/${e}`,y_=H(`<!> <span class="unseen"> </span>`,1),b_=H(`<li><button class="flat"><!> </button></li>`),x_=H(`<li><button><span><!> </span> <small> </small></button></li>`),S_=H(`<section class="panel svelte-3hutzv" aria-labelledby="first-game"><h2 id="first-game"> </h2> <p> </p> <p><button class="main first-game"> </button></p> <ol class="chapters svelte-3hutzv"></ol></section> <section class="panel svelte-3hutzv" aria-labelledby="puzzles"><h2 id="puzzles"> </h2> <p> </p> <ul class="puzzles svelte-3hutzv"></ul></section>`,1);function C_(e,t){k(t,!0);let n=j(()=>$.server.exercises[t.game.name]),r=j(()=>(z(n)?.chapters??[]).filter((e,n)=>__.has(t.game.name,v_(n))).length),i=j(()=>Math.max(0,(z(n)?.chapters??[]).findIndex((e,n)=>!__.has(t.game.name,v_(n)))));Ln(()=>{Zo.lang,$.link.state===`open`&&$.findExercises(t.game.name)});var a=U(),o=F(a),s=e=>{var a=S_(),o=F(a),s=P(o),c=I(s,!0),l=L(s,2),u=I(l,!0),d=L(l,2),f=P(d),p=I(f,!0);O(d);var m=L(d,2);J(m,21,()=>z(n).chapters,q,(e,n,r)=>{var i=b_(),a=P(i),o=P(a),s=e=>{var t=y_(),n=F(t);Q(n,{name:`check`});var r=I(L(n,2),!0);R(e=>G(r,e),[()=>Z(`is-solved`)]),W(e,t)},c=j(()=>__.has(t.game.name,v_(r)));K(o,e=>{z(c)&&e(s)});var l=L(o);O(a),O(i),R(()=>G(l,` ${z(n)??``}`)),B(`click`,a,()=>$.exercise(t.game.name,`first-game`,r)),W(e,i)}),O(m),O(o);var h=L(o,2),g=P(h),_=I(g,!0),v=L(g,2),y=I(v,!0),b=L(v,2);J(b,21,()=>z(n).puzzles,q,(e,r)=>{let i=j(()=>z(r).name===z(n).today);var a=x_(),o=P(a);let s;var c=P(o),l=P(c),u=e=>{var t=y_(),n=F(t);Q(n,{name:`check`});var r=I(L(n,2),!0);R(e=>G(r,e),[()=>Z(`is-solved`)]),W(e,t)},d=j(()=>__.has(t.game.name,z(r).name));K(l,e=>{z(d)&&e(u)});var f=L(l);O(c);var p=I(L(c,2),!0);O(o),O(a),R(e=>{X(o,`data-puzzle`,z(r).name),s=Fi(o,1,`svelte-3hutzv`,null,s,{main:z(i)}),G(f,` ${z(r).title??``}`),G(p,e)},[()=>z(i)?Z(`puzzle-today`):Z(`puzzle-level`,{n:z(r).level})]),B(`click`,o,()=>$.exercise(t.game.name,z(r).name)),W(e,a)}),O(b),O(h),R((e,t,n,r,i)=>{G(c,e),G(u,t),G(p,n),G(_,r),G(y,i)},[()=>Z(`first-game`),()=>Z(`first-game-about`),()=>Z(`first-game-begin`,{n:z(i)+1,of:z(n).chapters.length,done:z(r)}),()=>Z(`puzzles`),()=>Z(`puzzles-about`)]),B(`click`,f,()=>$.exercise(t.game.name,`first-game`,z(i))),W(e,a)};K(o,e=>{z(n)&&e(s)}),W(e,a),A()}V([`click`]);var w_=H(`<p class="svelte-1x08you"> </p>`),T_=H(`<section class="svelte-1x08you"><!> <!></section>`);function E_(e,t){k(t,!0);let n=[`goal`,`turn`,`cards`,`fight`,`tip`],r=ba(t,`level`,3,2),i=e=>_s(t.game,e===`goal`?e:`lesson-${e}`).split(`
`);var a=U();J(F(a),17,()=>ps(t.game)?n:[],q,(e,t)=>{var n=T_(),a=P(n);Ti(a,()=>`h${r()}`,!1,(e,n)=>{Fi(e,0,`svelte-1x08you`);var r=Qr();R(e=>G(r,e),[()=>Z(`lesson`,{topic:z(t)})]),W(n,r)}),J(L(a,2),17,()=>i(z(t)),q,(e,t)=>{var n=w_(),r=I(n,!0);R(()=>G(r,z(t))),W(e,n)}),O(n),W(e,n)}),W(e,a),A()}var D_=H(`<a class="button"> </a>`),O_=H(`<div class="page"><h1> </h1> <!> <div class="panel how-to svelte-19fw294"><picture><img width="960" height="600" class="svelte-19fw294"/></picture> <div class="lesson svelte-19fw294"><!></div> <p class="actions svelte-19fw294"><a class="button main" href="#/"> </a> <a class="button"> </a> <a class="button"> </a> <!></p></div></div>`);function k_(e,t){k(t,!0);var n=O_(),r=P(n),i=I(r,!0),a=L(r,2);C_(a,{get game(){return t.game}});var o=L(a,2),s=P(o),c=I(s),l=L(s,2);E_(P(l),{get game(){return t.game.name}}),O(l);var u=L(l,2),d=P(u),f=I(d,!0),p=L(d,2),m=I(p,!0),h=L(p,2),g=I(h,!0);J(L(h,2),17,()=>$.server.games.filter(e=>e.name!==t.game.name),q,(e,t)=>{var n=D_(),r=I(n,!0);R(e=>{X(n,`href`,`#/learn/${z(t).name??``}`),G(r,e)},[()=>Z(`learn`,{game:z(t).title})]),W(e,n)}),O(u),O(o),O(n),R((e,n,r,a,o)=>{G(i,e),X(c,`src`,`how-to-${t.game.name??``}.webp`),X(c,`alt`,n),G(f,r),X(p,`href`,`#/cards/${t.game.name??``}`),G(m,a),X(h,`href`,`#/rules/${t.game.name??``}`),G(g,o)},[()=>Z(`learn`,{game:t.game.title}),()=>Z(`how-to-picture`,{game:t.game.title}),()=>Z(`go`,{game:t.game.title}),()=>Z(`cards`),()=>Z(`rules`,{game:t.game.title})]),B(`click`,d,()=>Kd.wish.game=t.game.name),W(e,n),A()}V([`click`]);var A_=H(`<label class="field"> <input type="password" maxlength="200" required=""/></label>`),j_=H(`<p class="error" role="alert"> </p>`),M_=H(`<form class="svelte-15czc8"><h3 class="svelte-15czc8"> </h3> <label class="field"> <input autocapitalize="none" maxlength="24" required=""/></label> <!> <!> <div><button> </button></div></form>`);function N_(e,t){let n=$r();k(t,!0);let r=M(``),i=M(``),a=M(``),o=M(!1);async function s(e){e.preventDefault(),N(a,``),N(o,!0);try{await $[t.way](z(r),z(i)),N(r,N(i,``),!0)}catch(e){N(a,e instanceof Nd?e.message:Z(`lost`),!0)}N(o,!1)}var c=M_(),l=P(c),u=I(l,!0),d=L(l,2),f=P(d),p=L(f);Yi(p),O(d);var m=L(d,2),h=e=>{var r=A_(),o=P(r),s=L(o);Yi(s),O(r),R(e=>{G(o,`${e??``} `),X(s,`name`,`${t.way??``}-password`),X(s,`autocomplete`,t.way===`register`?`new-password`:`current-password`),X(s,`aria-invalid`,!!z(a)),X(s,`aria-describedby`,z(a)?`${n}-error`:void 0)},[()=>Z(`password`)]),ta(s,()=>z(i),e=>N(i,e)),W(e,r)};K(m,e=>{t.way!==`rename`&&e(h)});var g=L(m,2),_=e=>{var t=j_(),r=I(t,!0);R(()=>{X(t,`id`,`${n}-error`),G(r,z(a))}),W(e,t)};K(g,e=>{z(a)&&e(_)});var v=L(g,2),y=P(v),b=I(y,!0);O(v),O(c),R((e,r,i)=>{X(c,`aria-labelledby`,`${n}-title`),X(l,`id`,`${n}-title`),G(u,e),G(f,`${r??``} `),X(p,`name`,`${t.way??``}-name`),X(p,`autocomplete`,t.way===`rename`?`nickname`:`username`),X(p,`aria-invalid`,!!z(a)),X(p,`aria-describedby`,z(a)?`${n}-error`:void 0),y.disabled=z(o),G(b,i)},[()=>Z(`account-way`,{way:t.way}),()=>Z(`name`),()=>Z(`account-do`,{way:t.way})]),Hr(`submit`,c,s),ta(p,()=>z(r),e=>N(r,e)),W(e,c),A()}function P_({seconds:e,increment:t=0}){return Z(`clock-words`,{minutes:Math.round(e/60*10)/10,increment:t})}function F_({kind:e,name:t,rating:n,deviation:r=0}){return e===`open`?Z(`open-seat`):typeof n==`number`?`${t} (${I_(n,r)})`:t??``}function I_(e,t){return`${e} ± ${t}`}var L_=H(`<p class="quiet"> </p> <div class="actions"><button> </button></div>`,1),R_=H(`<p class="quiet"> </p> <div class="forms svelte-1skunwk"><!> <!> <!></div>`,1),z_=H(`<option> </option>`),B_=H(`<tr><td class="svelte-1skunwk"></td><th scope="row" class="svelte-1skunwk"> </th><td class="svelte-1skunwk"> </td><td class="svelte-1skunwk"> </td></tr>`),V_=H(`<table class="svelte-1skunwk"><thead><tr><th scope="col" class="svelte-1skunwk"> </th><th scope="col" class="svelte-1skunwk"> </th><th scope="col" class="svelte-1skunwk"> </th><th scope="col" class="svelte-1skunwk"> </th></tr></thead><tbody></tbody></table>`),H_=H(`<p> </p>`),U_=H(`<div class="page"><h1> </h1> <section class="panel svelte-1skunwk" aria-labelledby="me"><h2 id="me" class="svelte-1skunwk"> </h2> <!></section> <section class="panel svelte-1skunwk" aria-labelledby="ratings"><h2 id="ratings" class="svelte-1skunwk"> </h2> <p class="quiet"> </p> <label class="field pick svelte-1skunwk"> <select></select></label> <!></section></div>`);function W_(e,t){k(t,!0);let n=M(``),r=M(null),i=j(()=>$.server.game(z(n))??$.server.games[0]);Ln(()=>{let e=z(i)?.name;e&&$.link.ask({type:`ratings`,game:e},`ratings`).then(t=>{e===z(i)?.name&&N(r,t.players)},()=>void 0)});var a=U_(),o=P(a),s=I(o,!0),c=L(o,2),l=P(c),u=I(l,!0),d=L(l,2),f=e=>{var t=L_(),n=F(t),r=I(n,!0),i=L(n,2),a=P(i),o=I(a,!0);O(i),R((e,t)=>{G(r,e),G(o,t)},[()=>Z(`account-more`),()=>Z(`logout`)]),B(`click`,a,()=>$.logout()),W(e,t)},p=e=>{var t=R_(),n=F(t),r=I(n,!0),i=L(n,2),a=P(i);N_(a,{way:`rename`});var o=L(a,2);N_(o,{way:`register`}),N_(L(o,2),{way:`login`}),O(i),R(e=>G(r,e),[()=>Z(`guest-more`)]),W(e,t)};K(d,e=>{$.server.me?.account?e(f):$.server.me&&e(p,1)}),O(c);var m=L(c,2),h=P(m),g=I(h,!0),_=L(h,2),v=I(_,!0),y=L(_,2),b=P(y),x=L(b);J(x,21,()=>$.server.games,q,(e,t)=>{var n=z_(),r=I(n,!0),i={};R(()=>{G(r,z(t).title),i!==(i=z(t).name)&&(n.value=(n.__value=i)??``)}),W(e,n)}),O(x);var S;Vi(x),O(y);var C=L(y,2),w=e=>{var t=V_(),n=P(t),i=P(n),a=P(i),o=I(a,!0),s=L(a),c=I(s,!0),l=L(s),u=I(l,!0),d=I(L(l),!0);O(i),O(n);var f=L(n);J(f,21,()=>z(r),q,(e,t,n)=>{var r=B_();let i;var a=P(r);a.textContent=n+1;var o=L(a),s=I(o,!0),c=L(o),l=I(c,!0),u=I(L(c),!0);O(r),R(e=>{i=Fi(r,1,`svelte-1skunwk`,null,i,{me:$.server.me?.account&&z(t).name===$.server.me.name}),G(s,z(t).name),G(l,e),G(u,z(t).games)},[()=>I_(z(t).rating,z(t).deviation)]),W(e,r)}),O(f),O(t),R((e,t,n,r)=>{G(o,e),G(c,t),G(u,n),G(d,r)},[()=>Z(`rank`),()=>Z(`name`),()=>Z(`rating`),()=>Z(`games-played`)]),W(e,t)},T=e=>{var t=H_(),n=I(t,!0);R(e=>G(n,e),[()=>Z(`no-ratings`)]),W(e,t)};K(C,e=>{z(r)?.length?e(w):z(r)&&e(T,1)}),O(m),O(a),R((e,t,n,r,a)=>{G(s,e),G(u,t),G(g,n),G(v,r),G(b,`${a??``} `),S!==(S=z(i)?.name??``)&&(x.value=(x.__value=S)??``,Bi(x,S))},[()=>Z(`players`),()=>Z(`who-am-i`,{name:$.server.me?.name??``,account:$.server.me?.account?`yes`:`no`}),()=>Z(`ratings`),()=>Z(`ratings-more`),()=>Z(`game`)]),B(`change`,x,e=>N(n,e.currentTarget.value,!0)),W(e,a),A()}V([`click`,`change`]);var G_=H(`<div class="large svelte-bswun6"><!></div>`),K_=H(`<p class="svelte-bswun6"> </p>`),q_=H(`<a class="button"> </a>`),J_=H(`<dialog class="svelte-bswun6"><!> <div class="actions svelte-bswun6"><button> <kbd>Esc</kbd></button> <!></div></dialog>`);function Y_(e,t){k(t,!0);let n=M(void 0),r=M(!1),i=j(()=>$.server.cards[t.game]?.get(t.card)),a=j(()=>`${location.origin}${location.pathname}#/cards/${t.game}/${t.card}`);Ln(()=>{z(n)?.showModal()});async function o(){await navigator.clipboard?.writeText(z(a)),N(r,!0)}var s=J_(),c=P(s),l=e=>{var n=G_(),r=P(n);{let e=j(()=>ys(t.game,t.card,z(i)));Pc(r,{get face(){return z(e)},get game(){return t.game}})}O(n),W(e,n)},u=e=>{var t=K_(),n=I(t,!0);R(e=>G(n,e),[()=>Z(`no-card`)]),W(e,t)};K(c,e=>{z(i)?e(l):e(u,-1)});var d=L(c,2),f=P(d);vt(f,!0);var p=P(f);ke(),O(f);var m=L(f,2),h=e=>{var t=q_(),n=I(t,!0);R(e=>{X(t,`href`,z(a)),G(n,e)},[()=>z(r)?Z(`copied`):Z(`card-link`)]),B(`click`,t,e=>{navigator.clipboard&&(e.preventDefault(),o())}),W(e,t)};K(m,e=>{z(i)&&e(h)}),O(d),O(s),da(s,e=>N(n,e),()=>z(n)),Y(s,()=>Bu),R((e,t)=>{X(s,`aria-label`,e),G(p,`${t??``} `)},[()=>z(i)?.name??Z(`no-card`),()=>Z(`close`)]),Hr(`close`,s,function(...e){t.shut?.apply(this,e)}),B(`click`,f,()=>z(n)?.close()),W(e,s),A()}V([`click`]);function X_(e,t,n){let r=t=>({ArrowLeft:e.x-t.x,ArrowRight:t.x-e.x,ArrowUp:e.y-t.y,ArrowDown:t.y-e.y})[n],i=t=>Math.abs(n===`ArrowLeft`||n===`ArrowRight`?t.y-e.y:t.x-e.x),a=-1,o=1/0;return t.forEach((e,t)=>{let n=r(e)+2*i(e);r(e)>4&&n<o&&(a=t,o=n)}),a}function Z_(e){let t=e.getBoundingClientRect();return{x:t.x+t.width/2,y:t.y+(Ql(e)?8:t.height/2)}}var Q_;function $_(e,t=!1){let n=t?[]:nu(),r=n.length?n:tu(),i=document.activeElement,a=r.map(Z_),o=r[Zl(i)?X_(Z_(i),a,e):ev(Q_,a)];o&&(o.focus(),o.scrollIntoView({block:`nearest`,inline:`nearest`}),Q_=Z_(o))}function ev(e,t){if(!e||!t.length)return t.length?0:-1;let n=t.map(({x:t,y:n})=>Math.hypot(t-e.x,n-e.y));return n.indexOf(Math.min(...n))}function tv(e){return e.startsWith(`Arrow`)}function nv(e){let t=e.target,n=e.key===` `&&/^(BUTTON|A|SUMMARY)$/.test(t.tagName);return e.ctrlKey||e.metaKey||e.altKey||n||/^(INPUT|TEXTAREA|SELECT)$/.test(t.tagName)}function rv(e,t){return e.filter(e=>vl(e).some(e=>t.includes(e)))}function iv(e,t,...n){return rv(e.options,t).filter(({answer:e})=>n.includes(e.split(` `)[0]))}function av(e,t,n){if(n.things.some(e=>t.includes(e)))return;let r=rv(rv(e.options,t),n.things);return r.length?{options:r}:void 0}var ov={turn:[{pitch:660,at:0,long:.14,shape:`sine`},{pitch:880,at:.13,long:.24,shape:`sine`}],card:[{pitch:320,to:180,at:0,long:.08,shape:`triangle`}],damage:[{pitch:150,to:55,at:0,long:.26,shape:`sawtooth`}],break:[{pitch:420,to:90,at:0,long:.18,shape:`square`},{pitch:240,to:60,at:.06,long:.22,shape:`sawtooth`}],dice:[0,.07,.15,.25,.38].map((e,t)=>({pitch:900-90*t,to:500,at:e,long:.035,shape:`square`})),key:[{pitch:392,at:0,long:.16,shape:`triangle`},{pitch:587,at:.12,long:.16,shape:`triangle`},{pitch:880,at:.24,long:.6,shape:`sine`},{pitch:1174,at:.24,long:.6,shape:`sine`}],end:[{pitch:523,at:0,long:.2,shape:`sine`},{pitch:659,at:.18,long:.2,shape:`sine`},{pitch:784,at:.36,long:.5,shape:`sine`}]},sv={destroy:`break`,forge:`key`};function cv(e,t,n){if(t.undone||t.at===e.at)return[];if(t.result)return e.result?[]:[`end`];let r=[];t.question&&!e.question&&r.push(`turn`),n(t.view)>n(e.view)?r.push(`damage`):(t.lines??[]).some(e=>!e.small&&e.cards?.length)&&r.push(`card`);for(let{told:e,dice:n}of t.lines??[]){let t=n?.length?`dice`:sv[e?.kind??``];t&&!r.includes(t)&&r.push(t)}return r}var lv;function uv(e,t,n=0){lv??=new AudioContext,lv.resume();for(let r of ov[e])dv(lv,{...r,at:r.at+n},t/250)}function dv(e,{pitch:t,to:n=t,at:r,long:i,shape:a},o){let s=e.currentTime+r,c=e.createOscillator(),l=e.createGain();c.type=a,c.frequency.setValueAtTime(t,s),c.frequency.exponentialRampToValueAtTime(n,s+i),l.gain.setValueAtTime(1e-4,s),l.gain.exponentialRampToValueAtTime(Math.max(o,1e-4),s+.015),l.gain.exponentialRampToValueAtTime(1e-4,s+i),c.connect(l).connect(e.destination),c.start(s),c.stop(s+i+.02)}function fv(e,t){k(t,!0);let n=null;Ln(()=>{let e=t.sitting.server.table;Pr(()=>{n&&e&&r(n,e),n=e})});function r(e,n){let r=cv(e,n,ps(t.sitting.server.room?.game??``)?.hurt??(()=>0));ou.sound&&r.forEach((e,t)=>uv(e,ou.volume,t*.3)),r.includes(`turn`)&&ou.alert&&document.hidden&&Ed(Z(`your-turn`),n.question?.prompt??``,t.sitting.id)}A()}var pv=H(`<small> </small>`),mv=H(`<p><b> </b><!> </p>`),hv=H(`<div class="lines svelte-10ayso4" tabindex="0" role="log"></div> <form class="svelte-10ayso4"><input maxlength="300" autocomplete="off" class="svelte-10ayso4"/> <button> </button></form>`,1),gv=H(`<section class="chat svelte-10ayso4"><div class="head svelte-10ayso4"><h2 class="svelte-10ayso4"> </h2> <span class="watching svelte-10ayso4"><!> <span aria-hidden="true"> </span> <span class="unseen"> </span></span> <button class="svelte-10ayso4"> </button></div> <!></section>`);function _v(e,t){k(t,!0);let n=M(``),r=M(void 0);Ln(()=>{t.sitting.server.chat.length&&z(r)?.scrollTo({top:z(r).scrollHeight})});function i(e){e.preventDefault(),z(n).trim()&&t.sitting.talk(z(n).trim()),N(n,``)}var a=gv(),o=P(a),s=P(o),c=I(s,!0),l=L(s,2),u=P(l);Q(u,{name:`eye`});var d=L(u,2),f=I(d,!0),p=I(L(d,2),!0);O(l);var m=L(l,2),h=I(m,!0);O(o);var g=L(o,2),_=e=>{var a=hv(),o=F(a);J(o,21,()=>t.sitting.server.chat.slice(-50),q,(e,t)=>{var n=mv(),r=P(n),i=I(r,!0),a=L(r),o=e=>{var t=pv(),n=I(t);R(e=>G(n,`(${e??``})`),[()=>Z(`watches`)]),W(e,t)};K(a,e=>{z(t).seat<0&&e(o)});var s=L(a);O(n),R(()=>{G(i,z(t).name),G(s,`: ${z(t).text??``}`)}),W(e,n)}),O(o),da(o,e=>N(r,e),()=>z(r));var s=L(o,2),c=P(s);Yi(c);var l=I(L(c,2),!0);O(s),R((e,t,n,r)=>{X(o,`aria-label`,e),X(c,`aria-label`,t),X(c,`placeholder`,n),G(l,r)},[()=>Z(`chat`),()=>Z(`chat-line`),()=>Z(`chat-line`),()=>Z(`send`)]),Hr(`submit`,s,i),ta(c,()=>z(n),e=>N(n,e)),W(e,a)};K(g,e=>{t.sitting.screen.muted||e(_)}),O(a),R((e,n,r,i,o)=>{X(a,`aria-label`,e),G(c,n),X(l,`title`,r),G(f,t.sitting.server.room?.watching),G(p,i),X(m,`aria-pressed`,t.sitting.screen.muted),G(h,o)},[()=>Z(`chat`),()=>Z(`chat`),()=>Z(`watching`,{n:t.sitting.server.room?.watching??0}),()=>Z(`watching`,{n:t.sitting.server.room?.watching??0}),()=>t.sitting.screen.muted?Z(`unmute`):Z(`mute`)]),B(`click`,m,()=>t.sitting.mute(!t.sitting.screen.muted)),W(e,a),A()}V([`click`]);var vv=H(`<small class="svelte-1sit5os"> </small>`),yv=H(`<!> `,1),bv=H(`<button class="main svelte-1sit5os"> </button>`),xv=H(`<a class="button main" href="#/"> </a>`),Sv=H(`<a class="button main"> </a>`),Cv=H(`<button class="svelte-1sit5os"> </button>`),wv=H(`<button class="main svelte-1sit5os"> </button> <!>`,1),Tv=H(`<p class="goal svelte-1sit5os"> </p>`),Ev=H(`<p class="svelte-1sit5os"> </p>`),Dv=H(`<p class="said svelte-1sit5os"> </p>`),Ov=H(`<p class="hint svelte-1sit5os"><!> </p>`),kv=H(`<section><header class="svelte-1sit5os"><h2 tabindex="-1" class="svelte-1sit5os"><!> <!></h2> <span class="actions svelte-1sit5os"><!> <a class="button flat svelte-1sit5os"><!> <span class="svelte-1sit5os"> </span></a></span></header> <div role="status"><!> <!> <!> <!></div></section>`);function Av(e,t){k(t,!0);let n=j(()=>t.sitting.server.room?.game??``),r=j(()=>t.task.chapters??0),i=j(()=>t.task.chapter??0),a=j(()=>t.task.hints??[]),o=j(()=>t.task.name===`missed`),s=j(()=>!z(r)||z(i)+1===z(r)),c=M(0),l=M(void 0);Ln(()=>{t.sitting.id,N(c,0)}),Ln(()=>{t.task.status===`solved`&&!z(o)&&__.add(z(n),z(r)?v_(z(i)):t.task.name)}),Ln(()=>{t.task.status!==`open`&&z(l)?.focus()});let u=()=>void $.exercise(z(n),t.task.name,z(i));var d=kv(),f=P(d),p=P(f),m=P(p),h=e=>{var t=vv(),n=I(t,!0);R(e=>G(n,e),[()=>Z(`chapter-of`,{n:z(i)+1,of:z(r)})]),W(e,t)};K(m,e=>{z(r)&&e(h)});var g=L(m,2),_=e=>{var t=yv(),n=F(t);Q(n,{name:`check`});var r=L(n,1,!0);R(e=>G(r,e),[()=>Z(`coach-solved`)]),W(e,t)},v=e=>{var t=Qr();R(e=>G(t,e),[()=>Z(`coach-failed`)]),W(e,t)},y=e=>{var n=Qr();R(()=>G(n,t.task.title)),W(e,n)};K(g,e=>{t.task.status===`solved`?e(_):t.task.status===`failed`?e(v,1):e(y,-1)}),O(p),da(p,e=>N(l,e),()=>z(l));var b=L(p,2),x=P(b),S=e=>{var a=U(),o=F(a),c=e=>{var r=bv(),a=I(r,!0);R(e=>G(a,e),[()=>Z(`coach-next`)]),B(`click`,r,()=>$.exercise(z(n),t.task.name,z(i)+1)),W(e,r)},l=e=>{var t=xv(),r=I(t,!0);R(e=>G(r,e),[()=>Z(`coach-play`)]),B(`click`,t,()=>Kd.wish.game=z(n)),W(e,t)},u=e=>{var t=Sv(),r=I(t,!0);R(e=>{X(t,`href`,`#/learn/${z(n)??``}`),G(r,e)},[()=>Z(`coach-more`)]),W(e,t)};K(o,e=>{z(s)?z(r)?e(l,1):e(u,-1):e(c)}),W(e,a)},C=e=>{var n=wv(),r=F(n),i=I(r,!0),a=L(r,2),s=e=>{var t=Cv(),n=I(t,!0);R(e=>G(n,e),[()=>Z(`coach-again`)]),B(`click`,t,u),W(e,t)};K(a,e=>{z(o)||e(s)}),R(e=>G(i,e),[()=>Z(`undo`)]),B(`click`,r,()=>t.sitting.undo()),W(e,n)},w=e=>{var t=Cv(),n=I(t,!0);R(e=>G(n,e),[()=>Z(`coach-hint`,{n:z(c)+1,of:z(a).length})]),B(`click`,t,()=>N(c,z(c)+1)),W(e,t)};K(x,e=>{t.task.status===`solved`?e(S):t.task.status===`failed`?e(C,1):z(c)<z(a).length&&e(w,2)});var T=L(x,2),E=P(T);Q(E,{name:`purged`});var ee=I(L(E,2),!0);O(T),O(b),O(f);var te=L(f,2),ne=P(te),re=e=>{var n=Tv(),r=I(n,!0);R(()=>G(r,t.task.goal)),W(e,n)};K(ne,e=>{t.task.status===`open`&&e(re)});var ie=L(ne,2),ae=e=>{var n=Ev(),r=I(n,!0);R(()=>G(r,t.task.trap)),W(e,n)};K(ie,e=>{t.task.status===`failed`&&t.task.trap&&e(ae)});var oe=L(ie,2),se=e=>{var n=U();J(F(n),17,()=>t.task.said??[],q,(e,t)=>{var n=Dv(),r=I(n,!0);R(()=>G(r,z(t))),W(e,n)}),W(e,n)};K(oe,e=>{t.task.status!==`solved`&&e(se)}),J(L(oe,2),17,()=>t.task.status===`open`?z(a).slice(0,z(c)):[],q,(e,t)=>{var n=Ov(),r=P(n);Q(r,{name:`hint`});var i=L(r);O(n),R(()=>G(i,` ${z(t)??``}`)),W(e,n)}),O(te),O(d),R((e,r)=>{Fi(d,1,`coach ${t.task.status??``}`,`svelte-1sit5os`),X(d,`aria-label`,e),X(T,`href`,`#/learn/${z(n)??``}`),G(ee,r)},[()=>Z(`coach`),()=>Z(`coach-leave`)]),W(e,d),A()}V([`click`]);var jv=H(`<div class="cover svelte-15342vv"><h2> </h2> <button class="main"> </button></div>`);function Mv(e,t){k(t,!0);let n=ba(t,`sitting`,7),r=j(()=>n().server.table.seat);var i=jv(),a=P(i),o=I(a,!0),s=L(a,2),c=I(s,!0);O(i),R((e,t)=>{G(o,e),G(c,t)},[()=>Z(`hand-over`,{name:n().server.name(z(r))}),()=>Z(`uncover`)]),B(`click`,s,()=>n().screen.uncovered=z(r)),W(e,i),A()}V([`click`]);var Nv=H(`<details><summary class="svelte-ofw9kp"> </summary> <!></details> <p class="book svelte-ofw9kp"><a target="_blank" class="svelte-ofw9kp"> </a></p>`,1),Pv=H(`<span class="key svelte-ofw9kp"> </span>`),Fv=H(`<div class="svelte-ofw9kp"><dt class="svelte-ofw9kp"></dt> <dd class="svelte-ofw9kp"> </dd></div>`),Iv=H(`<dialog class="keys-help svelte-ofw9kp"><div class="head svelte-ofw9kp"><h2> </h2> <button class="main"> <kbd>Esc</kbd></button></div> <!> <dl class="svelte-ofw9kp"></dl> <h3> </h3> <ul class="svelte-ofw9kp"><li class="svelte-ofw9kp"><span class="sign legal svelte-ofw9kp"></span> </li> <li class="svelte-ofw9kp"><span class="sign chosen svelte-ofw9kp"></span> </li> <li class="svelte-ofw9kp"><span class="sign now svelte-ofw9kp"></span> </li> <li class="svelte-ofw9kp"><span class="sign enemy svelte-ofw9kp"></span> </li></ul></dialog>`);function Lv(e,t){k(t,!0);let n=[[`arrows`,[`←`,`→`,`↑`,`↓`]],[`cards`,[`Shift`,`←`,`→`,`↑`,`↓`]],[`enter`,[`Enter`]],[`all`,[`␣`]],[`more`,[`␣`]],[`confirm`,[`Ctrl`,`Enter`]],[`escape`,[`Esc`]],[`letters`,[`A`,`…`,`Z`]],[`digits`,[`1`,`…`,`9`]],[`undo`,[`U`]],[`hint`,[`H`]],[`why`,[`?`]],[`zoom`,[`Z`]],[`log`,[`L`]],[`view`,[`V`]],[`space`,[`␣`]],[`back`,[`←`,`→`,`Home`,`End`]],[`turns`,[`Shift`,`←`,`→`]],[`help`,[`F1`]]],r=ba(t,`sitting`,7),i=M(void 0),a=j(()=>$.server.game(r().server.room?.game));Ln(()=>{r().screen.helping&&z(i)?.showModal()});var o=Iv(),s=P(o),c=P(s),l=I(c,!0),u=L(c,2),d=P(u);ke(),O(u),O(s);var f=L(s,2),p=e=>{var t=Nv(),n=F(t),r=P(n),i=I(r,!0);E_(L(r,2),{get game(){return z(a).name},level:3}),O(n);var o=L(n,2),s=P(o),c=I(s,!0);O(o),R((e,t)=>{G(i,e),X(s,`href`,`#/rules/${z(a).name??``}`),G(c,t)},[()=>Z(`learn`,{game:z(a).title}),()=>Z(`rules`,{game:z(a).title})]),W(e,t)};K(f,e=>{z(a)&&e(p)});var m=L(f,2);J(m,21,()=>n,q,(e,t)=>{var n=j(()=>b(z(t),2));let r=()=>z(n)[0],i=()=>z(n)[1];var a=Fv(),o=P(a);J(o,21,i,q,(e,t)=>{var n=Pv(),r=I(n,!0);R(()=>G(r,z(t))),W(e,n)}),O(o);var s=I(L(o,2),!0);O(a),R(e=>G(s,e),[()=>Z(`key`,{what:r()})]),W(e,a)}),O(m);var h=L(m,2),g=I(h,!0),_=L(h,2),v=P(_),y=L(P(v));O(v);var x=L(v,2),S=L(P(x));O(x);var C=L(x,2),w=L(P(C));O(C);var T=L(C,2),E=L(P(T));O(T),O(_),O(o),da(o,e=>N(i,e),()=>z(i)),Y(o,()=>Bu),R((e,t,n,r,i,a,s,c)=>{X(o,`aria-label`,e),G(l,t),G(d,`${n??``} `),G(g,r),G(y,` ${i??``}`),G(S,` ${a??``}`),G(w,` ${s??``}`),G(E,` ${c??``}`)},[()=>Z(`keys`),()=>Z(`keys`),()=>Z(`close`),()=>Z(`signs`),()=>Z(`sign-legal`),()=>Z(`sign-chosen`),()=>Z(`sign-now`),()=>Z(`sign-enemy`)]),Hr(`close`,o,()=>r().screen.helping=!1),B(`click`,u,()=>z(i)?.close()),W(e,o),A()}V([`click`]);var Rv=H(`<small class="svelte-1vw5hin"> </small>`),zv=H(`<li class="svelte-1vw5hin"><button> </button> <span class="worth svelte-1vw5hin"><span class="bar svelte-1vw5hin" aria-hidden="true"><span class="svelte-1vw5hin"></span></span> <b> </b> <!></span></li>`),Bv=H(`<div class="hint svelte-1vw5hin"><p> </p> <ol class="svelte-1vw5hin"></ol></div>`);function Vv(e,t){k(t,!0);let n=j(()=>t.hint.suggestions.slice(0,3)),r=j(()=>t.hint.suggestions.map(e=>e.value)),i=j(()=>z(n).every(e=>e.win!=null));function a(e){let[t,n]=[Math.min(...z(r)),Math.max(...z(r))];return n>t?8+92*(e-t)/(n-t):100}var o=Bv(),s=P(o),c=I(s,!0),l=L(s,2);J(l,21,()=>z(n),q,(e,n,r)=>{var i=zv(),o=P(i);Fi(o,1,`svelte-1vw5hin`,null,{},{main:!r});var s=I(o,!0),c=L(o,2),l=P(c),u=P(l);let d;O(l);var f=L(l,2),p=I(f,!0),m=L(f,2),h=e=>{var t=Rv(),r=I(t,!0);R(()=>G(r,z(n).why)),W(e,t)};K(m,e=>{z(n).why&&e(h)}),O(c),O(i),R((e,t)=>{G(s,z(n).sentence),d=Li(u,``,d,{width:e}),G(p,t)},[()=>`${z(n).win??a(z(n).value)??``}%`,()=>z(n).win==null?Z(`hint-worth`,{n:$o(z(n).value)}):Z(`percent`,{n:z(n).win})]),B(`click`,o,()=>t.onchoose(z(n).answer)),W(e,i)}),O(l),O(o),R(e=>G(c,e),[()=>Z(z(i)?`hint-best`:`hint-points`)]),W(e,o),A()}V([`click`]);var Hv=H(`<p> </p>`),Uv=H(`<p class="rule svelte-14pn97l"><a target="_blank"><b> </b></a> </p>`),Wv=H(`<div><div><!> <!></div> <button class="svelte-14pn97l"> <kbd>Esc</kbd></button></div>`),Gv=H(`<div class="notice svelte-14pn97l"><!> <button class="svelte-14pn97l"> <kbd>Esc</kbd></button></div>`),Kv=H(`<div class="notices svelte-14pn97l"><div class="over svelte-14pn97l" role="status"><!> <!></div></div>`);function qv(e,t){k(t,!0);let n=ba(t,`sitting`,7);function r(e){let{asking:t,screen:r}=n(),i=t.question?.options.find(t=>t.answer===e);r.hint=null,i&&!t.gathers?t.choose(i):t.send(e)}var i=Kv(),a=P(i),o=P(a),s=e=>{var t=Wv();let r;var i=P(t),a=P(i),o=e=>{var t=Hv(),r=I(t,!0);R(()=>G(r,n().screen.notice.text)),W(e,t)};K(a,e=>{n().screen.notice.text&&e(o)}),J(L(a,2),17,()=>n().screen.notice.rules,q,(e,t)=>{var r=Uv(),i=P(r),a=I(P(i),!0);O(i);var o=L(i);O(r),R(()=>{X(i,`href`,`#/rules/${n().server.room?.game??``}/${z(t).rule??``}`),G(a,z(t).rule),G(o,` ${z(t).text??``}`)}),W(e,r)}),O(i);var s=L(i,2),c=P(s);ke(),O(s),O(t),R(e=>{r=Fi(t,1,`notice svelte-14pn97l`,null,r,{bad:n().screen.notice.bad}),G(c,`${e??``} `)},[()=>Z(`close`)]),B(`click`,s,()=>n().screen.notice=null),W(e,t)};K(o,e=>{n().screen.notice&&e(s)});var c=L(o,2),l=e=>{var t=Gv(),i=P(t);Vv(i,{get hint(){return n().screen.hint},onchoose:r});var a=L(i,2),o=P(a);ke(),O(a),O(t),R(e=>G(o,`${e??``} `),[()=>Z(`close`)]),B(`click`,a,()=>n().screen.hint=null),W(e,t)};K(c,e=>{n().screen.hint&&e(l)}),O(a),O(i),W(e,i),A()}V([`click`]);function Jv({set:e,parts:t,seed:n}){return[`generated`,...e?[e]:[],...t,n].join(`-`)}function Yv(e){return/^generated-(?:[a-z]+-)*\d{1,18}$/.test(e)}function Xv(e,t){if(!Yv(e))return null;let n=e.split(`-`).slice(1,-1).join(`-`),r=t.sets?.find(e=>`${n}-`.startsWith(`${e.name}-`))?.name??``,i=`-${n.slice(r.length)}-`.replace(`--`,`-`),a=t.parts.map(e=>e.name).filter(e=>i.includes(`-${e}-`));return a.sort((e,t)=>i.indexOf(`-${e}-`)-i.indexOf(`-${t}-`)),{set:r,parts:a,seed:Number(e.split(`-`).at(-1))}}function Zv(){return Math.floor(Math.random()*1e6)}var Qv=864e5;function $v(e,t,n=Date.now()){return e[(Math.floor(n/Qv)+t)%e.length]}var ey=H(`<li><button type="button" class="flat svelte-1eot8km"> </button></li>`),ty=H(`<section><h3 class="svelte-1eot8km"> </h3> <ul class="svelte-1eot8km"></ul></section>`),ny=H(`<div class="groups svelte-1eot8km"></div>`);function ry(e,t){k(t,!0);var n=ny();J(n,21,()=>t.deck.groups,q,(e,n)=>{var r=ty(),i=P(r),a=I(i,!0),o=L(i,2);J(o,21,()=>z(n).cards,q,(e,n)=>{var r=ey(),i=P(r),a=I(i,!0);O(r),R(()=>G(a,z(n).text)),B(`click`,i,()=>$.read(t.deck.game,z(n).card)),W(e,r)}),O(o),O(r),R(()=>G(a,z(n).title)),W(e,r)}),O(n),W(e,n),A()}V([`click`]);var iy=H(`<p class="error" role="alert"> </p>`),ay=H(`<div class="import svelte-mix9h6"><label class="field"> <textarea name="list" rows="7" spellcheck="false" class="svelte-mix9h6"></textarea></label> <!> <div class="actions"><button type="button"> </button> <label class="button svelte-mix9h6"> <input class="unseen" type="file" accept=".txt,.json,text/plain,application/json"/></label></div></div>`);function oy(e,t){let n=$r();k(t,!0);let r=ba(t,`list`,15),i=2e4,a=j(()=>t.game.decks??``),o=M(``);async function s(){if(N(o,r().length>i?Z(`too-long`,{n:i}):``,!0),!z(o))try{let e=await $.link.ask({type:`deck`,game:t.game.name,text:r()||` `},`deck`);Eg.keep(t.game.name,e.text.split(`
`)[0],e.text),t.taken(e)}catch(e){N(o,e instanceof Nd?e.message:Z(`lost`),!0)}}async function c(e){let t=e.currentTarget.files?.[0];e.currentTarget.value=``,t&&(r(await t.text()),await s())}var l=ay(),u=P(l),d=P(u),f=L(d);yt(f),O(u);var p=L(u,2),m=e=>{var t=iy(),r=I(t,!0);R(()=>{X(t,`id`,n),G(r,z(o))}),W(e,t)};K(p,e=>{z(o)&&e(m)});var h=L(p,2),g=P(h),_=I(g,!0),v=L(g,2),y=P(v),b=L(y);O(v),O(h),O(l),R((e,t,r,i)=>{G(d,`${e??``} `),X(f,`placeholder`,t),X(f,`aria-invalid`,!!z(o)),X(f,`aria-describedby`,z(o)?n:void 0),G(_,r),G(y,`${i??``} `)},[()=>Z(`deck-list`,{what:z(a)}),()=>Z(`deck-example`,{what:z(a)}),()=>Z(`check-deck`,{what:z(a)}),()=>Z(`open-file`)]),ta(f,r),B(`click`,g,s),B(`change`,b,c),W(e,l),A()}V([`click`,`change`]);var sy=H(`<p class="svelte-pycs3m"><b> </b> </p> <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" class="svelte-pycs3m"><rect class="track svelte-pycs3m" width="100" height="6" rx="1"></rect><rect class="range svelte-pycs3m" height="6"></rect><rect class="middle svelte-pycs3m" x="49.8" width="0.4" height="6"></rect><rect class="mark svelte-pycs3m" width="1" height="6"></rect></svg>`,1),cy=H(`<li class="svelte-pycs3m"> <b> </b></li>`),ly=H(`<div><h4 class="svelte-pycs3m"> </h4> <ul class="svelte-pycs3m"></ul></div>`),uy=H(`<li class="svelte-pycs3m"><button type="button" class="flat svelte-pycs3m"> </button> <b> </b></li>`),dy=H(`<div class="ends svelte-pycs3m"><!> <!></div>`),fy=H(`<section class="rating svelte-pycs3m"><h3 class="svelte-pycs3m"> </h3> <!> <p class="quiet svelte-pycs3m"> <!></p> <!></section>`);function py(e,t){k(t,!0);let n=M(void 0),r=j(()=>z(n)?.matchups??[]),i=j(()=>z(r).slice(0,3)),a=j(()=>z(r).slice(3).slice(-3).reverse()),o=e=>Z(`share-won`,{n:Math.round(e*100)}),s=e=>$.server.game(t.deck.game)?.bots.find(t=>t.kind===e)?.title??e,c=e=>$.server.cards[t.deck.game]?.get(e)?.name??e;Ln(()=>{let{game:e,text:r}=t.deck,i=0,a=!0;async function o(){let t=await $.link.ask({type:`deck-rating`,game:e,text:r},`deck-rating`).catch(()=>void 0);a&&(N(n,t??z(n)),t?.more&&(i=window.setTimeout(()=>void o(),4e3)))}return N(n,void 0),$.learn(e).then(o,o),()=>{a=!1,clearTimeout(i)}});var l=U(),u=F(l),d=e=>{let l=j(()=>z(n));var u=fy(),d=P(u),f=I(d,!0),p=L(d,2),m=e=>{var t=sy(),n=F(t),r=P(n),i=I(r,!0),a=L(r);O(n);var s=L(n,2),c=L(P(s)),u=L(c,2);O(s),R((e,t)=>{G(i,e),G(a,` ${t??``}`),X(c,`x`,z(l).strength.low*100),X(c,`width`,(z(l).strength.high-z(l).strength.low)*100),X(u,`x`,z(l).strength.share*100-.5)},[()=>o(z(l).strength.share),()=>Z(`deck-strength-points`,{points:z(l).points,low:z(l).low,high:z(l).high})]),W(e,t)};K(p,e=>{(z(l).strength.low>0||z(l).strength.high<1)&&e(m)});var h=L(p,2),g=P(h),_=L(g),v=e=>{var t=Qr();R(e=>G(t,e),[()=>Z(`deck-strength-more`)]),W(e,t)};K(_,e=>{z(n).more&&e(v)}),O(h);var y=L(h,2),b=e=>{var r=dy(),s=P(r);J(s,17,()=>[{title:Z(`hard-for-it`),list:z(i)},{title:Z(`easy-for-it`),list:z(a)}],q,(e,t)=>{let n=()=>z(t).title,r=()=>z(t).list;var i=U(),a=F(i),s=e=>{var t=ly(),i=P(t),a=I(i,!0),s=L(i,2);J(s,21,r,q,(e,t)=>{var n=cy(),r=P(n),i=I(L(r),!0);O(n),R(e=>{G(r,`${z(t).deck??``} `),G(i,e)},[()=>o(z(t).strength.share)]),W(e,n)}),O(s),O(t),R(()=>G(a,n())),W(e,t)};K(a,e=>{r().length&&e(s)}),W(e,i)});var l=L(s,2),u=e=>{var r=ly(),i=P(r),a=I(i,!0),s=L(i,2);J(s,21,()=>z(n).cards,q,(e,n)=>{var r=uy(),i=P(r),a=I(i,!0),s=I(L(i,2));O(r),R((e,t)=>{G(a,e),G(s,`${z(n).difference<0?`−`:`+`}${t??``}`)},[()=>c(z(n).card),()=>o(Math.abs(z(n).difference))]),B(`click`,i,()=>$.read(t.deck.game,z(n).card)),W(e,r)}),O(s),O(r),R(e=>G(a,e),[()=>Z(`cards-with-wins`)]),W(e,r)};K(l,e=>{z(n).cards?.length&&e(u)}),O(r),W(e,r)};K(y,e=>{z(r).length>1&&e(b)}),O(u),R((e,t,n)=>{X(u,`aria-label`,e),G(f,t),G(g,`${n??``} `)},[()=>Z(`deck-strength`),()=>Z(`deck-strength`),()=>Z(`deck-strength-how`,{n:z(l).strength.games,player:s(z(n).player)})]),W(e,u)};K(u,e=>{z(n)?.player&&e(d)}),W(e,l),A()}V([`click`]);var my=`M6 8h12v10H6ZM12 8V4M12 3.4a.6.6 0 1 0 .1 0M9.5 12v1.5M14.5 12v1.5M3.5 11.5v4M20.5 11.5v4M9.5 21h5`,hy=`M3 5h18v11H3ZM9 20h6M12 16v4`,gy=`M9.5 14.5 14.5 9.5M8 11l-3 3a3.6 3.6 0 0 0 5 5l3-3M16 13l3-3a3.6 3.6 0 0 0-5-5l-3 3`,_y=`M8 10.5a3 3 0 1 0 .1 0M16 10.5a3 3 0 1 0 .1 0M2.5 20c.5-4 10.500-4 11 0M13.500 17c2-1.200 7-.8 8 3`,vy=`M5 5h14v14H5ZM9 9h.1M15 9h.1M12 12h.1M9 15h.1M15 15h.1`,yy=`M12 4a8.500 8.500 0 1 0 .1 0M12 8v4.500l3 2`,by=H(`<option> </option>`),xy=H(`<label class="field"> <select name="set"></select></label>`),Sy=H(`<button type="button" class="svelte-uyp4at"> </button>`),Cy=H(`<div class="generator svelte-uyp4at"><!> <fieldset><legend class="svelte-uyp4at"> </legend> <div class="parts svelte-uyp4at"></div></fieldset> <div class="seed svelte-uyp4at"><label class="field svelte-uyp4at"> <input type="number" min="0" max="999999999"/></label> <button type="button"><!> </button></div></div>`);function wy(e,t){k(t,!0);let n=ba(t,`deck`,15),r=j(()=>Xv(n(),t.generator)??{set:``,parts:[],seed:0}),i=j(()=>t.generator.sets??[]),a=j(()=>z(i).find(e=>e.name===z(r).set)??z(i)[0]),o=j(()=>t.generator.parts.filter(e=>!z(a)||z(a).parts.includes(e.name)));function s(e){let t=z(i).find(t=>t.name===e)?.parts??[];n(Jv({...z(r),set:e,parts:z(r).parts.filter(e=>t.includes(e))}))}function c(e){let i=z(r).parts.filter(t=>t!==e),a=t.generator.most-+!z(r).parts.includes(e),o=z(r).parts.includes(e)?i:[...i.slice(Math.max(0,i.length-a)),e];n(Jv({...z(r),parts:o}))}function l(e){let t=Math.min(Math.max(Math.floor(Number(e))||0,0),999999999);n(Jv({...z(r),seed:t}))}var u=Cy(),d=P(u),f=e=>{var t=xy(),n=P(t),r=L(n);J(r,21,()=>z(i),q,(e,t)=>{var n=by(),r=I(n,!0),i={};R(()=>{G(r,z(t).title),i!==(i=z(t).name)&&(n.value=(n.__value=i)??``)}),W(e,n)}),O(r);var o;Vi(r),O(t),R(e=>{G(n,`${e??``} `),o!==(o=z(a)?.name)&&(r.value=(r.__value=o)??``,Bi(r,o))},[()=>Z(`set`)]),B(`change`,r,e=>s(e.currentTarget.value)),W(e,t)};K(d,e=>{z(i).length>1&&e(f)});var p=L(d,2),m=P(p),h=I(m,!0),g=L(m,2);J(g,21,()=>z(o),q,(e,t)=>{var n=Sy(),i=I(n,!0);R(e=>{X(n,`aria-pressed`,e),G(i,z(t).title)},[()=>z(r).parts.includes(z(t).name)]),B(`click`,n,()=>c(z(t).name)),W(e,n)}),O(g),O(p);var _=L(p,2),v=P(_),y=P(v),b=L(y);Yi(b),O(v);var x=L(v,2),S=P(x);Q(S,{get path(){return vy}});var C=L(S,1,!0);O(x),O(_),O(u),R((e,t,n)=>{G(h,e),G(y,`${t??``} `),Xi(b,z(r).seed),G(C,n)},[()=>Z(`made-of`,{title:t.generator.title,most:t.generator.most}),()=>Z(`seed`),()=>Z(`generate-again`,{what:t.what})]),B(`change`,b,e=>l(e.currentTarget.value)),B(`click`,x,()=>n(Jv({...z(r),seed:Zv()}))),W(e,u),A()}V([`change`,`click`]);var Ty=H(`<option> </option> <option> </option>`,1),Ey=H(`<option> </option>`),Dy=H(`<optgroup></optgroup>`),Oy=H(`<p class="error" role="alert"> </p>`),ky=H(`<span class="title svelte-3mnlam"> </span> <span class="quiet"> </span>`,1),Ay=H(`<details><summary class="svelte-3mnlam"><!></summary> <!> <!></details>`),jy=H(`<div class="deck svelte-3mnlam"><label class="field"> <select><option> </option><!><!><optgroup></optgroup></select></label> <!> <!> <!> <!></div>`);function My(e,t){k(t,!0);let n=ba(t,`deck`,15),r=ba(t,`picked`,15),i=`list`,a=`own:`,o=M(null),s=M(!1),c=M(null),l=M(!1),u=M(``),d=j(()=>t.game.decks??``),f=j(()=>Eg.of(t.game.name)),p=j(()=>{if(z(s))return i;if(!n())return`any`;if(Yv(n()))return`new`;if(z(o)?z(o).decks.some(e=>e.name===n()):!n().includes(`
`))return n();let e=z(f).find(([,e])=>e===n());return e?a+e[0]:i});Ln(()=>{Zo.lang;let{name:e}=t.game,n=JSON.stringify(t.options);$.link.ask({type:`decks`,game:e,options:JSON.parse(n)},`decks`).then(e=>{N(o,e),Pr(()=>m(e))},()=>void 0)}),Ln(()=>{Zo.lang,g(z(s)?``:n())});function m({decks:e,generator:i}){e.some(e=>e.name===n())||(n()?i:r())||(n($v(e,t.seat)?.name??``),r(!1))}function h(e){r(!0),N(s,e===i),n(e===`any`||e===i?``:e===`new`?Jv({set:``,parts:[],seed:Zv()}):e.startsWith(a)?z(f).find(([t])=>a+t===e)?.[1]??``:e)}async function g(e){if(N(u,``),!e)N(c,null);else try{let r=e.includes(`
`)?{text:e}:{name:e},i=await $.link.ask({type:`deck`,game:t.game.name,...r},`deck`);e===n()&&N(c,i)}catch(t){if(e!==n())return;N(c,null),t instanceof Nd&&N(u,t.message,!0)}}function _(e){r(!0),N(s,!1),n(e.text)}var v=jy(),y=P(v),x=P(y),S=L(x),C=P(S),w=I(C,!0);C.value=C.__value=`any`;var T=L(C),E=e=>{var t=Ty(),n=F(t),r=I(n,!0);n.value=n.__value=`new`;var a=L(n,2),o=I(a,!0);a.value=a.__value=i,R((e,t)=>{G(r,e),G(o,t)},[()=>Z(`generate`,{what:z(d)}),()=>Z(`own-deck`,{what:z(d)})]),W(e,t)};K(T,e=>{z(o)?.generator&&e(E)});var ee=L(T),te=e=>{var t=Dy();J(t,21,()=>z(f),q,(e,t)=>{var n=j(()=>b(z(t),1));let r=()=>z(n)[0];var i=Ey(),a=I(i,!0),o={};R(()=>{G(a,r()),o!==(o=`own:${r()??``}`)&&(i.value=i.__value=o)}),W(e,i)}),O(t),R(e=>X(t,`label`,e),[()=>Z(`my-decks`,{what:z(d)})]),W(e,t)};K(ee,e=>{z(f).length&&z(o)?.generator&&e(te)});var ne=L(ee);J(ne,21,()=>z(o)?.decks??[],q,(e,t)=>{var n=Ey(),r=I(n),i={};R(()=>{G(r,`${z(t).title??``} · ${z(t).facts??``}`),i!==(i=z(t).name)&&(n.value=(n.__value=i)??``)}),W(e,n)}),O(ne),O(S);var re;Vi(S),O(y);var ie=L(y,2),ae=e=>{wy(e,{get generator(){return z(o).generator},get what(){return z(d)},get deck(){return n()},set deck(e){n(e)}})};K(ie,e=>{z(p)===`new`&&z(o)?.generator&&e(ae)});var oe=L(ie,2),se=e=>{oy(e,{get game(){return t.game},taken:_,get list(){return n()},set list(e){n(e)}})};K(oe,e=>{z(p)===i&&e(se)});var ce=L(oe,2),le=e=>{var t=Oy(),n=I(t,!0);R(()=>G(n,z(u))),W(e,t)};K(ce,e=>{z(u)&&!z(s)&&e(le)});var ue=L(ce,2),de=e=>{var t=Ay(),n=P(t),r=P(n),a=e=>{var t=ky(),n=F(t),r=I(n,!0),i=I(L(n,2),!0);R(()=>{G(r,z(c).title),G(i,z(c).facts)}),W(e,t)},o=e=>{var t=Qr();R(e=>G(t,e),[()=>Z(`show-cards`)]),W(e,t)};K(r,e=>{z(p)===`new`||z(p)===i?e(a):e(o,-1)}),O(n);var s=L(n,2),u=e=>{py(e,{get deck(){return z(c)}})};K(s,e=>{z(l)&&e(u)}),ry(L(s,2),{get deck(){return z(c)}}),O(t),fa(`open`,`toggle`,t,e=>N(l,e),()=>z(l)),W(e,t)};K(ue,e=>{z(c)&&!z(s)&&e(de)}),O(v),R((e,n)=>{G(x,`${t.label??``} `),X(S,`name`,`deck-${t.seat+1}`),G(w,e),X(ne,`label`,n),re!==(re=z(p))&&(S.value=(S.__value=re)??``,Bi(S,re))},[()=>Z(`any-deck`,{what:z(d)}),()=>Z(`known-decks`,{what:z(d)})]),B(`change`,S,e=>h(e.currentTarget.value)),W(e,v),A()}V([`change`]);var Ny=H(`<span class="quiet"> </span>`),Py=H(`<button> </button>`),Fy=H(`<li><span><b> </b> <!> <!></span> <!> <!></li>`),Iy=H(`<p role="alert" class="error"> </p>`),Ly=H(`<p class="quiet"> </p>`),Ry=H(`<div class="page waiting svelte-1f7jbhr"><h1> </h1> <p role="status"> </p> <section class="panel svelte-1f7jbhr" aria-labelledby="invite"><h2 id="invite" class="svelte-1f7jbhr"> </h2> <p class="quiet"> </p> <div class="link svelte-1f7jbhr"><input readonly="" class="svelte-1f7jbhr"/> <button class="main"> </button></div></section> <section class="panel svelte-1f7jbhr" aria-labelledby="seats"><h2 id="seats" class="svelte-1f7jbhr"> </h2> <!> <ol class="svelte-1f7jbhr"></ol> <!> <!></section></div>`);function zy(e,t){k(t,!0);let n=j(()=>t.sitting.server.room),r=j(()=>$.server.game(z(n).game)),i=j(()=>`${location.origin}${location.pathname}#/room/${z(n).room}`),a=j(()=>z(n).seats.filter(e=>e.kind===`open`).length),o=M(void 0),s=M(!1),c=M(``),l=M(``);async function u(){z(o)?.select();try{await navigator.clipboard.writeText(z(i)),N(s,!0)}catch{N(s,document.execCommand(`copy`),!0)}}async function d(e){N(l,``);try{await e()}catch(e){N(l,e instanceof Nd?e.message:Z(`lost`),!0)}}let f=e=>d(()=>$.link.ask({type:`sit`,seat:e,...z(r)?.decks&&z(c)?{deck:z(c)}:{}},`seat`)),p=e=>d(()=>$.link.ask({type:`stand`,seat:e},`done`));var m=Ry(),h=P(m),g=I(h,!0),_=L(h,2),v=I(_,!0),y=L(_,2),b=P(y),x=I(b,!0),S=L(b,2),C=I(S,!0),w=L(S,2),T=P(w);Yi(T),da(T,e=>N(o,e),()=>z(o));var E=L(T,2),ee=I(E,!0);O(w),O(y);var te=L(y,2),ne=P(te),re=I(ne,!0),ie=L(ne,2),ae=e=>{{let t=j(()=>Z(`your-deck`,{what:z(r).decks})),i=j(()=>z(n).seats.findIndex(e=>e.kind===`open`)),a=j(()=>z(n).options??{});My(e,{get game(){return z(r)},get label(){return z(t)},get seat(){return z(i)},get options(){return z(a)},get deck(){return z(c)},set deck(e){N(c,e,!0)}})}};K(ie,e=>{z(r)?.decks&&z(a)&&!z(n).yours.length&&e(ae)});var oe=L(ie,2);J(oe,21,()=>z(n).seats,q,(e,t,r)=>{let i=j(()=>z(n).yours.includes(r));var a=Fy();let o;var s=P(a),c=P(s),l=I(c,!0),u=L(c,2),d=e=>{var t=Qr();R(e=>G(t,`(${e??``})`),[()=>Z(`you`)]),W(e,t)};K(u,e=>{z(i)&&e(d)});var m=L(u,2),h=e=>{var n=Ny(),r=I(n,!0);R(()=>G(r,z(t).deck)),W(e,n)};K(m,e=>{z(t).deck&&e(h)}),O(s);var g=L(s,2),_=e=>{var t=Py();let i;var a=I(t,!0);R(e=>{i=Fi(t,1,``,null,i,{main:!z(n).yours.length}),G(a,e)},[()=>Z(`sit`)]),B(`click`,t,()=>f(r)),W(e,t)};K(g,e=>{z(t).kind===`open`&&e(_)});var v=L(g,2),y=e=>{var t=Py(),n=I(t,!0);R(e=>G(n,e),[()=>Z(`stand`)]),B(`click`,t,()=>p(r)),W(e,t)};K(v,e=>{z(i)&&e(y)}),O(a),R(e=>{o=Fi(a,1,`svelte-1f7jbhr`,null,o,{open:z(t).kind===`open`}),G(l,e)},[()=>F_(z(t))||Z(`player`,{n:r+1})]),W(e,a)}),O(oe);var se=L(oe,2),ce=e=>{var t=Iy(),n=I(t,!0);R(()=>G(n,z(l))),W(e,t)};K(se,e=>{z(l)&&e(ce)});var le=L(se,2),ue=e=>{var t=Ly(),r=I(t);R((e,t)=>G(r,`${e??``}: ${t??``}`),[()=>Z(`clock`),()=>P_(z(n).clock)]),W(e,t)};K(le,e=>{z(n).clock&&e(ue)}),O(te),O(m),R((e,t,n,r,a,o,s)=>{G(g,e),G(v,t),G(x,n),G(C,r),Xi(T,z(i)),X(T,`aria-label`,a),G(ee,o),G(re,s)},[()=>Z(`waiting-room`),()=>Z(`waiting-for`,{n:z(a)}),()=>Z(`invite`),()=>Z(z(n).listed?`share-lobby`:`share-link`),()=>Z(`link`),()=>z(s)?Z(`copied`):Z(`copy`),()=>Z(`seats`)]),Hr(`focus`,T,e=>e.currentTarget.select()),B(`click`,E,u),W(e,m),A()}V([`click`]);var By=H(`<p class="opening svelte-vrg389" role="status"> </p>`),Vy=H(`<div class="picture svelte-vrg389"><!> <!></div>`),Hy=H(`<div class="zoom svelte-vrg389"><!></div> <!> <!> <!>`,1),Uy=H(`<p> </p>`),Wy=H(`<!> <!> <!> <!>`,1),Gy=H(`<div><div><!> <div class="table svelte-vrg389"><!></div> <!> <!> <!></div> <aside class="right svelte-vrg389"><!> <!></aside></div> <div class="unseen" role="log"></div> <!> <!> <!> <!>`,1);function Ky(e,t){k(t,!0);let n=ba(t,`sitting`,7),r=new Pa(`min-width: 1100px`),i=j(()=>n().server.room?.game??``),a=j(()=>ps(z(i))?.Board),o=j(()=>ps(z(i))),s=j(()=>n().shown?.view),c=j(()=>z(s)&&z(o)?.owners?.(z(s))),l=j(()=>r.current&&!ou.plain?ps(z(i))?.Beside:void 0),u=j(()=>n().server.room?.chat!==!1&&n().server.company),d=j(()=>n().server.table?.task),f=j(()=>!z(d)&&!!n().server.report&&n().screen.reading&&!n().moment&&!n().stage.over),p=M(0),m=M(void 0),h=M(void 0),g=M(void 0);Ic({get sitting(){return n()},get game(){return z(i)},get rules(){return $.server.game(z(i))?.rules},beside:()=>r.current,area:()=>z(m),laid:()=>z(p),face:e=>ys(z(i),e,$.server.cards[z(i)]?.get(e)),called:e=>e<=-2?n().server.name(-2-e):v(e),tell:(e,t)=>_s(z(i),e,t),side:_,source:e=>(e.thing??-1)>=0?e.thing:z(o)?.source?.(e,z(s))??-1,get usual(){return z(o)?.usual??[]},drop(e,t,r){let{question:i}=n().asking;if(i&&z(s))return z(o)?.drop?.(e,t,i,z(s),this.face(r).type)??av(i,e,t)},emblem:e=>z(o)?.emblem?.(e),groups:e=>bs(z(i),e,n().shown?.view,$.server.cards[z(i)])}),Ln(()=>{n().screen.unread&&(n().screen.aside||r.current)&&(n().screen.unread=0)}),Ln(()=>(n().id,fu));function _(e){let t=e<=-2?-2-e:z(c)?.get(e),n=z(s)?.player??-1;return t===void 0||n<0?``:t===n||z(s).teams&&(t-n)%2==0?`own`:`enemy`}function v(e){let t=z(s)&&(z(o)?.slug?z(o).slug(z(s),e):z(s).cards[e]);return t?ys(z(i),t,$.server.cards[z(i)]?.get(t)).name:``}function y(e){if(nv(e)||Vu())return;let t=n().moment?b(e):x(e);t&&(e.preventDefault(),t())}function b({key:e,shiftKey:t}){let{at:r,end:i}=n().moment;return{ArrowLeft:()=>void(t?n().back.turn(-1):n().back.to(r-1)),ArrowRight:()=>void(t?n().back.turn(1):n().back.to(r+1)),PageUp:()=>void n().back.turn(-1),PageDown:()=>void n().back.turn(1),Home:()=>void n().back.to(0),End:()=>void n().back.to(i)," ":()=>n().back.play(),Escape:()=>cu.open||n().screen.notice?T():n().backToNow()}[e]??S[e]??S[e.toLowerCase()]}function x(e){let t=e.key.toLowerCase();return tv(e.key)?()=>$_(e.key,e.shiftKey):/^[1-9]$/.test(e.key)?()=>void(z(g)?.digit(e.key)||z(h)?.digit(e.key)):C[e.key]??C[t]??S[e.key]??S[t]??z(g)?.letterDeed(t)??z(h)?.letterDeed(t)}let S={l:()=>n().screen.aside=!n().screen.aside,v:w,z:()=>cu.seen&&uu(cu.seen),F1:()=>n().screen.helping=!0},C={u:()=>void n().undo(),h:()=>void n().askHint(),"?":E,Escape:T," ":()=>n().skip()};function w(){ou.plain=!ou.plain,su()}function T(){cu.open?du():n().screen.aside?n().screen.aside=!1:n().asking.menu.length||n().asking.doubt||n().asking.begun?n().asking.clear():n().screen.notice=n().screen.hint=null}function E(){cu.seen?.deed&&n().asking.question?n().whyNot(cu.seen.deed):n().screen.helping=!0}function ee(e){return!!z(m)&&!!e&&(z(m).contains(e)||e.contains(z(m)))}function te(e){let{asking:t}=n();e.key===`Enter`&&t.whole&&(!e.ctrlKey&&!e.metaKey&&(!t.begun||Vu()||!ee(document.activeElement)||$l(document.activeElement)===`legal`&&t.picked.length<t.question.high)||(e.preventDefault(),t.confirm()))}var ne=U();Hr(`keydown`,_n,e=>{te(e),y(e)});var re=F(ne),ie=e=>{zy(e,{get sitting(){return n()}})},ae=e=>{var t=By(),n=I(t,!0);R(e=>G(n,e),[()=>Z(`opening`)]),W(e,t)},oe=e=>{var t=Gy(),r=F(t);let i;var o=P(r);let s;var c=P(o),_=e=>{Av(e,{get sitting(){return n()},get task(){return z(d)}})};K(c,e=>{z(d)&&!n().moment&&e(_)});var v=L(c,2),y=P(v),b=e=>{Mv(e,{get sitting(){return n()}})},x=e=>{pm(e,{})},S=e=>{Xh(e,{})},C=e=>{var t=Vy(),r=P(t);wi(r,()=>z(a),(e,t)=>{t(e,{get view(){return n().shown.view}})}),el(L(r,2),{get stage(){return n().stage}}),O(t),Y(t,()=>()=>void N(p,Pr(()=>n().step),!0)),W(e,t)};K(y,e=>{n().covered?e(b):z(f)?e(x,1):ou.plain||!z(a)?e(S,2):e(C,-1)}),O(v),da(v,e=>N(m,e),()=>z(m));var w=L(v,2),T=e=>{al(e,{get stage(){return n().stage}})};K(w,e=>{n().stage.over&&e(T)});var E=L(w,2);qv(E,{get sitting(){return n()}});var ee=L(E,2),te=e=>{bm(e,{})},ne=e=>{da(Td(e,{}),e=>N(h,e,!0),()=>z(h))};K(ee,e=>{n().moment?e(te):!n().covered&&!z(f)&&e(ne,1)}),O(o);var re=L(o,2),ie=P(re),ae=e=>{var t=Hy(),r=F(t);xg(P(r),{}),O(r);var i=L(r,2),a=e=>{var t=U();wi(F(t),()=>z(l),(e,t)=>{t(e,{get view(){return n().shown.view}})}),W(e,t)};K(i,e=>{z(l)&&e(a)});var o=L(i,2);wh(o,{}),Zm(L(o,2),{}),W(e,t)};K(ie,e=>{n().covered||e(ae)});var oe=L(ie,2),se=e=>{_v(e,{get sitting(){return n()}})};K(oe,e=>{z(u)&&e(se)}),O(re),O(r);var ce=L(r,2);J(ce,23,()=>n().covered?[]:n().server.log.slice(-12),(e,t)=>n().server.log.length-Math.min(12,n().server.log.length)+t,(e,t)=>{var n=Uy(),r=I(n,!0);R(()=>G(r,z(t).text)),W(e,n)}),O(ce);var le=L(ce,2),ue=e=>{var t=Wy(),n=F(t);Vl(n,{});var r=L(n,2);da(Au(r,{}),e=>N(g,e,!0),()=>z(g));var i=L(r,2);Iu(i,{}),Pu(L(i,2),{}),W(e,t)};K(le,e=>{!n().covered&&!n().moment&&e(ue)});var de=L(le,2);xg(de,{sheet:!0});var fe=L(de,2);Lv(fe,{get sitting(){return n()}}),fv(L(fe,2),{get sitting(){return n()}}),R((e,t)=>{i=Fi(r,1,`room whole svelte-vrg389`,null,i,{aside:n().screen.aside}),s=Fi(o,1,`left svelte-vrg389`,null,s,{coached:z(d)}),X(re,`aria-label`,e),X(ce,`aria-label`,t)},[()=>Z(`beside`),()=>Z(`log`)]),W(e,t)};K(re,e=>{n().server.room?.status===`waiting`?e(ie):!n().shown||!$.server.cards[z(i)]?e(ae,1):e(oe,-1)}),W(e,ne),A()}Ye();var qy=H(`<span class="quiet"><!> </span>`),Jy=H(`<li class="accented svelte-1xktl4u"><div class="svelte-1xktl4u"><b> </b> <span> </span> <!></div> <a class="button svelte-1xktl4u"> <span class="unseen"> </span></a></li>`),Yy=H(`<ul class="svelte-1xktl4u"></ul>`),Xy=H(`<p class="quiet"> </p>`),Zy=H(`<h2 id="lobby" class="svelte-1xktl4u"> </h2> <!>`,1);function Qy(e,t){k(t,!1),pa();var n=Zy(),r=F(n),i=I(r,!0),a=L(r,2),o=e=>{var t=Yy();J(t,5,()=>$.server.lobby,e=>e.room,(e,t)=>{var n=Jy();let r;var i=P(n),a=P(i),o=I(a,!0),s=L(a,2),c=I(s,!0),l=L(s,2),u=e=>{var n=qy(),r=P(n);Q(r,{get path(){return yy}});var i=L(r);O(n),R(e=>G(i,` ${e??``}`),[()=>P_(z(t).clock)]),W(e,n)};K(l,e=>{z(t).clock&&e(u)}),O(i);var d=L(i,2),f=P(d),p=I(L(f));O(d),O(n),R((e,i,a,s,l)=>{r=Li(n,``,r,{"--accent":e}),G(o,i),G(c,a),X(d,`href`,`#/room/${z(t).room??``}`),G(f,`${s??``} `),G(p,`: ${l??``}`)},[()=>fs(z(t).game)?.accent??285,()=>$.server.game(z(t).game)?.title??z(t).game,()=>z(t).seats.map(F_).join(` · `),()=>Z(`join`),()=>$.server.game(z(t).game)?.title]),W(e,n)}),O(t),W(e,t)},s=e=>{var t=Xy(),n=I(t,!0);R(e=>G(n,e),[()=>Z(`no-rooms`)]),W(e,t)};K(a,e=>{$.server.lobby.length?e(o):e(s,-1)}),R(e=>G(i,e),[()=>Z(`lobby`)]),W(e,n),A()}var $y=H(`<div class="page"><h1> </h1> <section class="panel" aria-labelledby="lobby"><!></section> <p class="quiet"> </p> <p><a class="button" href="#/"> </a></p></div>`);function eb(e,t){k(t,!1),pa();var n=$y(),r=P(n),i=I(r,!0),a=L(r,2);Qy(P(a),{}),O(a);var o=L(a,2),s=I(o,!0),c=L(o,2),l=I(P(c),!0);O(c),O(n),R((e,t,n)=>{G(i,e),G(s,t),G(l,n)},[()=>Z(`lobby-title`),()=>Z(`lobby-how`),()=>Z(`new-game`)]),W(e,n),A()}var tb=H(`<div class="example svelte-1h6pl90"><p class="svelte-1h6pl90"> </p> <p class="actions svelte-1h6pl90"><button class="main"> </button> <button> </button></p></div>`),nb=H(`<button> </button>`),rb=H(`<a class="id svelte-1h6pl90"> </a> <div><p class="svelte-1h6pl90"><!></p> <!> <!></div>`,1),ib=H(`<li class="current svelte-1h6pl90" aria-current="true" tabindex="-1"><!></li>`),ab=H(`<li class="svelte-1h6pl90"><!></li>`);function ob(e,t){k(t,!0);let n=e=>{var n=rb(),s=F(n),c=I(s,!0),l=L(s,2),u=P(l);Dm(P(u),{get game(){return t.game},get text(){return t.line.text}}),O(u);var d=L(u,2),f=e=>{var n=tb(),r=P(n),i=I(r,!0),a=L(r,2),s=P(a),c=I(s,!0),l=L(s,2),u=I(l,!0);O(a),O(n),R((e,n)=>{G(i,t.line.example),G(c,e),G(u,n)},[()=>Z(`try`),()=>Z(`try-alone`)]),B(`click`,s,()=>o(!0)),B(`click`,l,()=>o(!1)),W(e,n)};K(d,e=>{t.line.example&&e(f)});var p=L(d,2),m=e=>{var t=nb(),n=I(t,!0);R(e=>G(n,e),[()=>z(r)?Z(`copied`):Z(`card-link`)]),B(`click`,t,a),W(e,t)};K(p,e=>{t.current&&navigator.clipboard&&e(m)}),O(l),R(()=>{X(s,`href`,z(i)),G(c,t.line.id)}),W(e,n)},r=M(!1),i=j(()=>`#/rules/${t.game}/${t.line.id}`);async function a(){await navigator.clipboard?.writeText(`${location.origin}${location.pathname}${z(i)}`),N(r,!0)}async function o(e){try{await $.tryRule(t.game,t.line,e)}catch(e){if(!(e instanceof Nd))return;$.screen.error=e.message,scrollTo(0,0)}}function s(e){e.scrollIntoView({block:`center`}),e.focus({preventScroll:!0})}var c=U(),l=F(c),u=e=>{var t=ib(),r=P(t);n(r),O(t),Y(t,()=>s),W(e,t)},d=e=>{var t=ab(),r=P(t);n(r),O(t),W(e,t)};K(l,e=>{t.current?e(u):e(d,-1)}),W(e,c),A()}V([`click`]);var sb=H(`<option> </option>`),cb=H(`<section><h2 class="svelte-oxu2mb"> </h2> <ul class="svelte-oxu2mb"></ul></section>`),lb=H(`<div class="page"><h1> </h1> <form role="search" class="svelte-oxu2mb"><!> <div class="fields svelte-oxu2mb"><label class="field words"><span> <kbd>/</kbd></span> <input type="search" name="words" autocomplete="off"/></label> <label class="field"> <select name="chapter"><option> </option><!></select></label> <label class="tick svelte-oxu2mb"><input type="checkbox" name="trying"/> </label></div></form> <p role="status" class="quiet"><!></p> <!></div>`);function ub(e,t){k(t,!0);let n=M(void 0),r=M(``),i=M(!1),a=M(``),o=M(void 0),s=e=>e.reduce((e,{rules:t})=>e+t.length,0),c=j(()=>Cm(z(n)??[],z(r),z(i)).filter(({title:e})=>!z(a)||e===z(a))),l=j(()=>!t.rule||!!z(n)?.some(({rules:e})=>e.some(({id:e})=>e===t.rule)));Ln(()=>{let[e,r]=[t.game,Zo.lang];N(n,void 0),N(a,``),xm(e,r).catch(()=>[]).then(i=>e===t.game&&r===Zo.lang&&N(n,i))}),Ln(()=>{t.rule&&(N(r,N(a,``),!0),N(i,!1))});var u=lb();Hr(`keydown`,_n,e=>{e.key!==`/`||e.target instanceof HTMLInputElement||(e.preventDefault(),z(o)?.focus())});var d=P(u),f=I(d,!0),p=L(d,2),m=P(p);o_(m,{get game(){return t.game},page:`rules`});var h=L(m,2),g=P(h),_=P(g),v=P(_);ke(),O(_);var y=L(_,2);Yi(y),da(y,e=>N(o,e),()=>z(o)),O(g);var b=L(g,2),x=P(b),S=L(x),C=P(S),w=I(C,!0);C.value=C.__value=``,J(L(C),17,()=>z(n)??[],q,(e,t)=>{let n=()=>z(t).title;var r=sb(),i=I(r,!0),a={};R(()=>{G(i,n()),a!==(a=n())&&(r.value=(r.__value=a)??``)}),W(e,r)}),O(S),Vi(S),O(b);var T=L(b,2),E=P(T);Yi(E);var ee=L(E);O(T),O(h),O(p);var te=L(p,2),ne=P(te),re=e=>{var t=Qr();R(e=>G(t,e),[()=>Z(`loading`)]),W(e,t)},ie=e=>{var n=Qr();R(e=>G(n,e),[()=>Z(`rules-none`,{id:t.rule})]),W(e,n)},ae=e=>{var t=Qr();R(e=>G(t,e),[()=>Z(`rules-found`,{n:s(z(c)),all:s(z(n))})]),W(e,t)};K(ne,e=>{z(n)?z(l)?e(ae,-1):e(ie,1):e(re)}),O(te),J(L(te,2),17,()=>z(c),({title:e,rules:t})=>e,(e,n)=>{let r=()=>z(n).title,i=()=>z(n).rules;var a=cb(),o=P(a),s=I(o,!0),c=L(o,2);J(c,21,i,e=>e.id,(e,n)=>{{let r=j(()=>z(n).id===t.rule);ob(e,{get line(){return z(n)},get game(){return t.game},get current(){return z(r)}})}}),O(c),O(a),R(()=>G(s,r())),W(e,a)}),O(u),R((e,t,n,r,i)=>{G(f,e),G(v,`${t??``} `),G(x,`${n??``} `),G(w,r),G(ee,` ${i??``}`)},[()=>Z(`rules`,{game:$.server.game(t.game)?.title??``}),()=>Z(`rules-search`),()=>Z(`rules-chapter`),()=>Z(`rules-all`),()=>Z(`rules-trying`)]),Hr(`submit`,p,e=>e.preventDefault()),ta(y,()=>z(r),e=>N(r,e)),Hi(S,()=>z(a),e=>N(a,e)),ia(E,()=>z(i),e=>N(i,e)),W(e,u),A()}var db=H(`<li><a><span class="what svelte-biztiv"><b> </b> <span> </span></span> <span class="turn svelte-biztiv"> </span></a></li>`),fb=H(`<details><summary class="svelte-biztiv"> </summary> <ul class="svelte-biztiv"></ul></details>`),pb=H(`<section class="continue panel svelte-biztiv" aria-labelledby="continue"><h2 id="continue" class="svelte-biztiv"> </h2> <ul class="svelte-biztiv"></ul> <!></section>`);function mb(e,t){k(t,!0);let n=(e,t=g)=>{var n=db(),r=P(n);let i,s;var c=P(r),l=P(c),u=I(l,!0),d=I(L(l,2),!0);O(c);var f=I(L(c,2),!0);O(r),O(n),R((e,n,a,o)=>{i=Fi(r,1,`button accented svelte-biztiv`,null,i,{mine:t().whose===`yours`}),X(r,`href`,`#/room/${t().room??``}`),s=Li(r,``,s,{"--accent":e}),G(u,n),G(d,a),G(f,o)},[()=>fs(t().game)?.accent??285,()=>a(t()),()=>o(t()),()=>Z(`whose-turn`,{whose:t().whose,names:(t().deciding??[]).join(`, `)})]),W(e,n)},r=[`yours`,`bots`,`theirs`,`unknown`,`waiting`],i=j(()=>$.server.mine.toSorted((e,t)=>r.indexOf(e.whose)-r.indexOf(t.whose))),a=({game:e})=>$.server.game(e)?.title??e;function o({names:e}){let t=e.filter(Boolean).join(`, `);return t?Z(`go-on-with`,{names:t}):Z(`nobody-else`)}var s=U(),c=F(s),l=e=>{var t=pb(),r=P(t),a=I(r,!0),o=L(r,2);J(o,21,()=>z(i).slice(0,3),e=>e.room,(e,t)=>{n(e,()=>z(t))}),O(o);var s=L(o,2),c=e=>{var t=fb(),r=P(t),a=I(r,!0),o=L(r,2);J(o,21,()=>z(i).slice(3),e=>e.room,(e,t)=>{n(e,()=>z(t))}),O(o),O(t),R(e=>G(a,e),[()=>Z(`go-on-more`,{n:z(i).length-3})]),W(e,t)};K(s,e=>{z(i).length>3&&e(c)}),O(t),R(e=>G(a,e),[()=>Z(`go-on`)]),W(e,t)};K(c,e=>{z(i).length&&e(l)}),W(e,s),A()}var hb=Zr(`<g class="hued svelte-1euhzuk"><circle class="disc svelte-1euhzuk" cx="12" cy="12" r="17"></circle><path class="emblem svelte-1euhzuk"></path></g>`),gb=H(`<label class="game accented svelte-1euhzuk"><svg viewBox="0 0 330 100" aria-hidden="true" class="svelte-1euhzuk"><pattern patternUnits="userSpaceOnUse" patternTransform="scale(1.3)" class="svelte-1euhzuk"><path class="tile svelte-1euhzuk"></path></pattern><rect x="-400" y="-200" width="1130" height="500" class="svelte-1euhzuk"></rect><!></svg> <input type="radio" name="game" class="svelte-1euhzuk"/> <span class="title svelte-1euhzuk"> </span> <span class="seats svelte-1euhzuk"> </span></label>`);function _b(e,t){let n=$r();k(t,!0);let r=[],i=ba(t,`chosen`,15),a=j(()=>fs(t.game.name)),o=j(()=>Object.keys(z(a)?.looks??{}).filter(Boolean).slice(0,10).map(e=>vs(t.game.name,e))),s=j(()=>ks[vs(t.game.name,``).pattern]);var c=gb();let l;var u=P(c),d=P(u),f=I(d),p=L(d);J(L(p),17,()=>z(o),q,(e,t,n)=>{let r=j(()=>z(o).length>1?n/(z(o).length-1):.5);var i=hb();let a;var s=L(P(i));O(i),R(e=>{X(i,`transform`,`translate(${12+z(r)*282} ${e??``})`),a=Li(i,``,a,{"--hue":z(t).hue}),X(s,`d`,z(t).emblem)},[()=>58-Math.sin(z(r)*Math.PI)*40]),W(e,i)}),O(u);var m=L(u,2);Yi(m);var h,g=L(m,2),_=I(g,!0),v=I(L(g,2),!0);O(c),R(e=>{l=Li(c,``,l,{"--accent":z(a)?.accent??285}),X(d,`id`,n),X(d,`width`,z(s).size[0]),X(d,`height`,z(s).size[1]),X(f,`d`,z(s).path),X(p,`fill`,`url(#${n})`),h!==(h=t.game.name)&&(m.value=(m.__value=h)??``),G(_,t.game.title),G(v,e)},[()=>Z(`players-range`,{low:t.game.seats[0],high:t.game.seats[1]})]),ra(r,[],m,()=>(t.game.name,i()),i),W(e,c),A()}var vb=H(`<label class="field seed svelte-12h2tvw"> <input name="seed" type="number" min="0" max="999999999999" step="1"/></label>`),yb=H(`<label class="check"><input name="hints" type="checkbox"/> </label> <label class="check"><input name="chat" type="checkbox"/> </label>`,1),bb=H(`<option> </option>`),xb=H(`<select><option> </option><!></select>`),Sb=H(`<label class="field"> <input type="number" min="0"/></label>`),Cb=H(`<div class="times svelte-12h2tvw"></div>`),wb=H(`<fieldset><legend class="svelte-12h2tvw"> </legend> <p class="quiet help svelte-12h2tvw"> </p> <!></fieldset>`),Tb=H(`<details class="panel svelte-12h2tvw"><summary class="svelte-12h2tvw"> </summary> <div class="settings svelte-12h2tvw"><fieldset><legend class="svelte-12h2tvw"> </legend> <label class="check"><input name="clock" type="checkbox"/> </label> <div class="times svelte-12h2tvw"><label class="field"> <input name="minutes" type="number" min="1" max="720" step="any" required=""/></label> <label class="field"> <input name="increment" type="number" min="0" max="3600" required=""/></label></div></fieldset> <fieldset><legend class="svelte-12h2tvw"> </legend> <label class="check"><input name="ask-all" type="checkbox"/> </label> <!> <p class="quiet help svelte-12h2tvw"> </p></fieldset> <!></div></details>`);function Eb(e,t){k(t,!0);let n=ba(t,`wish`,7),r=j(()=>qd(n().seats)),i=j(()=>Yd(t.game,n().seats).filter(e=>e.kind!==`flag`)),a=j(()=>n().seats.map((e,t)=>t?Z(`player`,{n:t+1}):$.server.me?.name??``));function o({name:e},t){let{[e]:r,...i}=n().options;n().options=t===``?i:{...i,[e]:Number(t)}}function s({name:e,high:t=0},r,i){let a=n().seats.map((t,n)=>c(e,n));a[r]=Math.min(Math.max(Math.floor(Number(i))||0,0),t),n().options[e]=a}function c(e,t){let r=n().options[e];return Array.isArray(r)?Number(r[t]??0):0}var l=Tb(),u=P(l),d=I(u,!0),f=L(u,2),p=P(f),m=P(p),h=I(m,!0),g=L(m,2),_=P(g);Yi(_);var v=L(_);O(g);var y=L(g,2),b=P(y),x=P(b),S=L(x);Yi(S),O(b);var C=L(b,2),w=P(C),T=L(w);Yi(T),O(C),O(y),O(p);var E=L(p,2),ee=P(E),te=I(ee,!0),ne=L(ee,2),re=P(ne);Yi(re);var ie=L(re);O(ne);var ae=L(ne,2),oe=e=>{var t=vb(),n=P(t),r=L(n);Yi(r),O(t),R(e=>G(n,`${e??``} `),[()=>Z(`game-seed`)]),ta(r,()=>Kd.seed,e=>Kd.seed=e),W(e,t)},se=e=>{var t=yb(),n=F(t),r=P(n);Yi(r);var i=L(r);O(n);var a=L(n,2),o=P(a);Yi(o);var s=L(o);O(a),R((e,t)=>{G(i,` ${e??``}`),G(s,` ${t??``}`)},[()=>Z(`hints-too`),()=>Z(`chat-on`)]),ia(r,()=>Kd.wish.hints,e=>Kd.wish.hints=e),ia(o,()=>Kd.wish.chat,e=>Kd.wish.chat=e),W(e,t)};K(ae,e=>{z(r)?e(se,-1):e(oe)});var ce=I(L(ae,2),!0);O(E),J(L(E,2),17,()=>z(i),e=>e.name,(e,t)=>{var r=wb(),i=P(r),l=I(i,!0),u=L(i,2),d=I(u,!0),f=L(u,2),p=e=>{var r=xb(),i=P(r),s=I(i,!0);i.value=i.__value=``,J(L(i),17,()=>z(a),q,(e,t,n)=>{var r=bb(),i=I(r,!0);r.value=r.__value=n,R(()=>G(i,z(t))),W(e,r)}),O(r);var c;Vi(r),R(e=>{X(r,`name`,z(t).name),X(r,`aria-label`,z(t).title),G(s,e),c!==(c=n().options[z(t).name]??``)&&(r.value=(r.__value=c)??``,Bi(r,c))},[()=>Z(`by-chance`)]),B(`change`,r,e=>o(z(t),e.currentTarget.value)),W(e,r)},m=e=>{var n=Cb();J(n,21,()=>z(a),q,(e,n,r)=>{var i=Sb(),a=P(i),o=L(a);Yi(o),O(i),R(e=>{G(a,`${z(n)??``} `),X(o,`name`,`${z(t).name??``}-${r+1}`),X(o,`max`,z(t).high),Xi(o,e)},[()=>c(z(t).name,r)]),B(`change`,o,e=>s(z(t),r,e.currentTarget.value)),W(e,i)}),O(n),W(e,n)};K(f,e=>{z(t).kind===`seat`?e(p):e(m,-1)}),O(r),R(()=>{G(l,z(t).title),G(d,z(t).help)}),W(e,r)}),O(f),O(l),R((e,t,n,r,i,a,o,s)=>{G(d,e),G(h,t),G(v,` ${n??``}`),G(x,`${r??``} `),S.disabled=!Kd.wish.clock,G(w,`${i??``} `),T.disabled=!Kd.wish.clock,G(te,a),G(ie,` ${o??``}`),G(ce,s)},[()=>Z(`settings`),()=>Z(`clock`),()=>Z(`clock-on`),()=>Z(`clock-minutes`),()=>Z(`clock-increment`),()=>Z(`table-settings`),()=>Z(`ask-all`),()=>Z(`undo-policy`,{people:z(r)?`yes`:`no`})]),ia(_,()=>Kd.wish.clock,e=>Kd.wish.clock=e),ta(S,()=>Kd.wish.minutes,e=>Kd.wish.minutes=e),ta(T,()=>Kd.wish.increment,e=>Kd.wish.increment=e),ia(re,()=>Kd.wish.askAll,e=>Kd.wish.askAll=e),W(e,l),A()}V([`change`]);var Db=H(`<label class="svelte-1mtti22"><input class="unseen svelte-1mtti22" type="radio"/> <!> <span class="svelte-1mtti22"> </span></label>`),Ob=H(`<option class="svelte-1mtti22"> </option>`),kb=H(`<label class="field svelte-1mtti22"> <select class="svelte-1mtti22"></select></label>`),Ab=H(`<label class="field svelte-1mtti22"> <input maxlength="24" autocomplete="off" class="svelte-1mtti22"/></label>`),jb=H(`<!> <p class="quiet svelte-1mtti22"> </p>`,1),Mb=H(`<fieldset class="svelte-1mtti22"><legend class="unseen"> </legend> <div class="ways svelte-1mtti22"></div> <!></fieldset>`);function Nb(e,t){k(t,!0);let n=[],r=ba(t,`seat`,7),i=({kind:e,title:t,seconds:n=0})=>Z(`bot-choice`,{level:Z(`bot-level`,{kind:e,title:t}),time:n<.1?Z(`bot-at-once`):Z(`bot-seconds`,{n})}),a=[[`bot`,my],[`me`,hy],[`open`,gy],[`lobby`,_y]];var o=Mb(),s=P(o),c=I(s,!0),l=L(s,2);J(l,21,()=>a,q,(e,i)=>{var a=j(()=>b(z(i),2));let o=()=>z(a)[0],s=()=>z(a)[1];var c=Db(),l=P(c);Yi(l);var u,d=L(l,2);Q(d,{get path(){return s()}});var f=I(L(d,2),!0);O(c),R(e=>{X(l,`name`,`seat-${t.number??``}`),u!==(u=o())&&(l.value=(l.__value=u)??``),G(f,e)},[()=>Z(`against`,{who:o()})]),ra(n,[],l,()=>(o(),r().who),e=>r().who=e),W(e,c)}),O(l);var u=L(l,2),d=e=>{var n=kb(),a=P(n),o=L(a);J(o,21,()=>t.game.bots,q,(e,t)=>{var n=Ob(),r=I(n,!0),a={};R(e=>{G(r,e),a!==(a=z(t).kind)&&(n.value=(n.__value=a)??``)},[()=>i(z(t))]),W(e,n)}),O(o),Vi(o),O(n),R(e=>{G(a,`${e??``} `),X(o,`name`,`bot-${t.number??``}`)},[()=>Z(`level`)]),Hi(o,()=>r().bot,e=>r().bot=e),W(e,n)},f=e=>{var n=jb(),i=F(n),a=e=>{var n=Ab(),i=P(n),a=L(i);Yi(a),O(n),R((e,n)=>{G(i,`${e??``} `),X(a,`name`,`name-${t.number??``}`),X(a,`placeholder`,n)},[()=>Z(`name-here`),()=>Z(`player`,{n:t.number})]),ta(a,()=>r().name,e=>r().name=e),W(e,n)};K(i,e=>{r().who===`me`&&e(a)});var o=I(L(i,2),!0);R(e=>G(o,e),[()=>Z(`against-more`,{who:r().who})]),W(e,n)};K(u,e=>{r().who===`bot`?e(d):e(f,-1)}),O(o),R(e=>G(c,e),[()=>Z(`player`,{n:t.number})]),W(e,o),A()}var Pb=ha(()=>ou),Fb=H(`<aside class="panel offer svelte-vnxpv5"><p class="svelte-vnxpv5"> </p> <button> </button> <button> </button></aside>`);function Ib(e,t){k(t,!1);function n(e){Pb(Pb().sound=e),Pb(Pb().soundOffered=!0),su(),e&&uv(`turn`,Pb().volume)}pa();var r=U(),i=F(r),a=e=>{var t=Fb(),r=P(t),i=I(r,!0),a=L(r,2),o=I(a,!0),s=L(a,2),c=I(s,!0);O(t),R((e,t,n)=>{G(i,e),G(o,t),G(c,n)},[()=>Z(`sound-offer`),()=>Z(`sound-yes`),()=>Z(`sound-no`)]),B(`click`,a,()=>n(!0)),B(`click`,s,()=>n(!1)),W(e,t)};K(i,e=>{Pb().soundOffered||e(a)}),W(e,r),A()}V([`click`]);var Lb=H(`<label><input type="checkbox"/> <span><b class="svelte-dovu5w"> </b> <span class="quiet svelte-dovu5w"> </span></span></label>`),Rb=H(`<fieldset><legend class="svelte-dovu5w"> </legend> <!></fieldset>`);function zb(e,t){k(t,!0);let n=ba(t,`wish`,7),r=j(()=>Yd(t.game,n().seats).filter(e=>e.kind===`flag`)),i=j(()=>Xd(t.game,n())),a=(e=[])=>e.some(e=>e in z(i));var o=U(),s=F(o),c=e=>{var t=Rb(),o=P(t),s=I(o,!0);J(L(o,2),17,()=>z(r),e=>e.name,(e,t)=>{var r=Lb();let o;var s=P(r);Yi(s);var c=L(s,2),l=P(c),u=I(l,!0),d=I(L(l,2),!0);O(c),O(r),R((e,n)=>{o=Fi(r,1,`check svelte-dovu5w`,null,o,{off:e}),X(s,`name`,z(t).name),s.disabled=n,Zi(s,z(i)[z(t).name]===!0),G(u,z(t).title),G(d,z(t).help)},[()=>a(z(t).without),()=>a(z(t).without)]),B(`change`,s,e=>n().options[z(t).name]=e.currentTarget.checked),W(e,r)}),O(t),R(e=>G(s,e),[()=>Z(`variants`)]),W(e,t)};K(s,e=>{z(r).length&&e(c)}),W(e,o),A()}V([`change`]);var Bb=H(`<p class="quiet"> </p>`),Vb=H(`<label class="svelte-hm7qji"><input class="unseen svelte-hm7qji" type="radio" name="players"/> </label>`),Hb=H(`<fieldset class="counts svelte-hm7qji"><legend class="svelte-hm7qji"> </legend> <!></fieldset>`),Ub=H(`<section class="panel svelte-hm7qji"><h2 class="svelte-hm7qji"> </h2> <!> <!></section>`),Wb=H(`<p class="learn svelte-hm7qji"><a class="svelte-hm7qji"> </a> <a class="svelte-hm7qji"> </a></p> <div class="seats svelte-hm7qji"><section class="panel svelte-hm7qji" aria-labelledby="seat-1"><h2 id="seat-1" class="svelte-hm7qji"> </h2> <!> <!> <!></section> <!></div> <!>`,1),Gb=H(`<p class="error" role="alert"> </p>`),Kb=H(`<div class="bar svelte-hm7qji"><!> <button form="start" class="main go svelte-hm7qji"> </button></div>`),qb=H(`<div class="start whole svelte-hm7qji"><div class="page"><div class="hello svelte-hm7qji"><h1 class="svelte-hm7qji"> </h1> <p class="svelte-hm7qji"> </p></div> <!> <!> <form id="start" class="svelte-hm7qji"><fieldset class="games svelte-hm7qji"><legend class="unseen"> </legend> <!></fieldset> <!></form> <div class="beside svelte-hm7qji"><section class="panel" aria-labelledby="lobby"><!></section> <section class="panel" aria-labelledby="saved"><h2 id="saved" class="svelte-hm7qji"> </h2> <p class="quiet svelte-hm7qji"> </p> <label class="button file svelte-hm7qji"> <input class="unseen svelte-hm7qji" type="file" accept=".json,application/json"/></label></section></div></div></div> <!>`,1);function Jb(e,t){k(t,!0);let n=M(``),r=M(!1),i=j(()=>$.server.game(Kd.wish.game)),a=j(()=>z(i)&&Kd.of(z(i))),o=j(()=>z(i)&&z(a)?Xd(z(i),z(a)):{}),s=j(()=>z(i)?Array.from({length:z(i).seats[1]-z(i).seats[0]+1},(e,t)=>z(i).seats[0]+t):[]);async function c(e){N(n,``),N(r,!0);try{await e()}catch(e){N(n,e instanceof Nd?e.message:Z(`lost`),!0)}N(r,!1)}function l(e){if(e.preventDefault(),!z(i)||!z(a))return;Kd.keep();let t=qd(z(a).seats)||!Number.isInteger(Kd.seed)?{}:{seed:Kd.seed},n={...Zd(z(i),Kd.wish,z(a)),...t};c(()=>$.create(z(i).name,Jd(z(i),z(a).seats),n))}async function u(e){let t=e.currentTarget.files?.[0];e.currentTarget.value=``,t&&await c(async()=>$.load(await t.text()))}var d=qb(),f=F(d),p=P(f),m=P(p),h=P(m),g=I(h,!0),_=I(L(h,2),!0);O(m);var v=L(m,2);mb(v,{});var y=L(v,2);Ib(y,{});var b=L(y,2),x=P(b),S=P(x),C=I(S,!0);J(L(S,2),17,()=>$.server.games,e=>e.name,(e,t)=>{_b(e,{get game(){return z(t)},get chosen(){return Kd.wish.game},set chosen(e){Kd.wish.game=e}})}),O(x);var w=L(x,2),T=e=>{var t=Wb(),n=F(t),r=P(n),c=I(r,!0),l=L(r,2),u=I(l,!0);O(n);var d=L(n,2),f=P(d),p=P(f),m=I(p,!0),h=L(p,2),g=e=>{var t=U();hi(F(t),()=>z(i).name,e=>{{let t=j(()=>Z(`your-deck`,{what:z(i).decks}));My(e,{get game(){return z(i)},get label(){return z(t)},seat:0,get options(){return z(o)},get deck(){return z(a).seats[0].deck},set deck(e){z(a).seats[0].deck=e},get picked(){return z(a).seats[0].picked},set picked(e){z(a).seats[0].picked=e}})}}),W(e,t)},_=e=>{var t=Bb(),n=I(t,!0);R(e=>G(n,e),[()=>Z(`no-decks`)]),W(e,t)};K(h,e=>{z(i).decks?e(g):e(_,-1)});var v=L(h,2),y=e=>{var t=Hb(),n=P(t),r=I(n,!0);J(L(n,2),17,()=>z(s),q,(e,t)=>{var n=Vb(),r=P(n);Yi(r);var o=L(r);O(n),R(()=>{Xi(r,z(t)),Zi(r,z(a).seats.length===z(t)),G(o,` ${z(t)??``}`)}),B(`change`,r,()=>Kd.resize(z(i),z(t))),W(e,n)}),O(t),R(e=>G(r,e),[()=>Z(`how-many`)]),W(e,t)};K(v,e=>{z(s).length>1&&e(y)}),zb(L(v,2),{get game(){return z(i)},get wish(){return z(a)}}),O(f),J(L(f,2),19,()=>z(a).seats.slice(1),(e,t)=>`${z(i).name} ${t}`,(e,t,n)=>{var r=Ub(),a=P(r),s=I(a,!0),c=L(a,2);{let e=j(()=>z(n)+2);Nb(c,{get game(){return z(i)},get seat(){return z(t)},get number(){return z(e)}})}var l=L(c,2),u=e=>{{let r=j(()=>Z(`their-deck`,{what:z(i).decks})),a=j(()=>z(n)+1);My(e,{get game(){return z(i)},get label(){return z(r)},get seat(){return z(a)},get options(){return z(o)},get deck(){return z(t).deck},set deck(e){z(t).deck=e},get picked(){return z(t).picked},set picked(e){z(t).picked=e}})}};K(l,e=>{z(i).decks&&(z(t).who===`bot`||z(t).who===`me`)&&e(u)}),O(r),R(e=>{X(r,`aria-labelledby`,`seat-${z(n)+2}`),X(a,`id`,`seat-${z(n)+2}`),G(s,e)},[()=>z(t).who===`me`&&z(t).name||Z(`player`,{n:z(n)+2})]),W(e,r)}),O(d),Eb(L(d,2),{get game(){return z(i)},get wish(){return z(a)}}),R((e,t,n)=>{X(r,`href`,`#/learn/${z(i).name??``}`),G(c,e),X(l,`href`,`#/rules/${z(i).name??``}`),G(u,t),G(m,n)},[()=>Z(`learn`,{game:z(i).title}),()=>Z(`rules`,{game:z(i).title}),()=>Z(`you-play`,{name:$.server.me?.name??``})]),W(e,t)};K(w,e=>{z(i)&&z(a)&&e(T)}),O(b);var E=L(b,2),ee=P(E);Qy(P(ee),{}),O(ee);var te=L(ee,2),ne=P(te),re=I(ne,!0),ie=L(ne,2),ae=I(ie,!0),oe=L(ie,2),se=P(oe),ce=L(se);O(oe),O(te),O(E),O(p),O(f);var le=L(f,2),ue=e=>{var t=Kb(),a=P(t),o=e=>{var t=Gb(),r=I(t,!0);R(()=>G(r,z(n))),W(e,t)};K(a,e=>{z(n)&&e(o)});var s=L(a,2),c=I(s,!0);O(t),R(e=>{s.disabled=z(r),G(c,e)},[()=>Z(`go`,{game:z(i).title})]),W(e,t)};K(le,e=>{z(i)&&e(ue)}),R((e,t,n,r,i,a)=>{G(g,e),G(_,t),G(C,n),G(re,r),G(ae,i),G(se,`${a??``} `)},[()=>Z(`welcome`),()=>Z(`welcome-more`),()=>Z(`pick-game`),()=>Z(`saved-games`),()=>Z(`saved-games-more`),()=>Z(`load`)]),Hr(`submit`,b,l),B(`change`,ce,u),W(e,d),A()}V([`change`]);var Yb=H(`<option> </option>`),Xb=H(`<label class="svelte-lmcdgk"><input type="checkbox" class="svelte-lmcdgk"/> </label>`),Zb=H(`<label class="svelte-lmcdgk"><span> </span> <input type="range" min="5" max="100" step="5" class="svelte-lmcdgk"/></label>`),Qb=H(`<section class="preferences" aria-labelledby="preferences"><h3 id="preferences" class="svelte-lmcdgk"> </h3> <label class="svelte-lmcdgk"><span> </span> <select class="svelte-lmcdgk"></select></label> <label class="svelte-lmcdgk"><input type="checkbox" class="svelte-lmcdgk"/> </label> <!> <label class="svelte-lmcdgk"><input type="checkbox" class="svelte-lmcdgk"/> </label> <!> <!></section>`);function $b(e,t){k(t,!0);let n=[0,400,900,1800];function r(){su(),ou.sound&&uv(`turn`,ou.volume)}async function i(e){ou.alert=e&&await Notification.requestPermission()===`granted`,e&&!ou.alert&&t.sitting.screen.say(Z(`alert-refused`),!0),su()}var a=Qb(),o=P(a),s=I(o,!0),c=L(o,2),l=P(c),u=I(l,!0),d=L(l,2);J(d,21,()=>n,q,(e,t)=>{var n=Yb(),r=I(n,!0),i={};R(e=>{G(r,e),i!==(i=z(t))&&(n.value=(n.__value=i)??``)},[()=>Z(`pace-of`,{n:z(t)})]),W(e,n)}),O(d),Vi(d),O(c);var f=L(c,2),p=P(f);Yi(p);var m=L(p);O(f);var h=L(f,2),g=e=>{var n=Xb(),r=P(n);Yi(r);var i=L(r);O(n),R(e=>{Zi(r,t.sitting.server.room.order??!1),G(i,` ${e??``}`)},[()=>Z(`auto-order`)]),B(`change`,r,e=>t.sitting.order(e.currentTarget.checked)),W(e,n)};K(h,e=>{t.sitting.server.room?.yours.length&&e(g)});var _=L(h,2),v=P(_);Yi(v);var y=L(v);O(_);var b=L(_,2),x=e=>{var t=Zb(),n=P(t),i=I(n,!0),a=L(n,2);Yi(a),O(t),R(e=>G(i,e),[()=>Z(`volume`)]),B(`change`,a,r),ta(a,()=>ou.volume,e=>ou.volume=e),W(e,t)};K(b,e=>{ou.sound&&e(x)});var S=L(b,2),C=e=>{var t=Xb(),n=P(t);Yi(n);var r=L(n);O(t),R(e=>{Zi(n,ou.alert),G(r,` ${e??``}`)},[()=>Z(`alert`)]),B(`change`,n,e=>i(e.currentTarget.checked)),W(e,t)};K(S,e=>{`Notification`in window&&e(C)}),O(a),R((e,t,n,r)=>{G(s,e),G(u,t),G(m,` ${n??``}`),G(y,` ${r??``}`)},[()=>Z(`preferences`),()=>Z(`pace`),()=>Z(`quick`),()=>Z(`sound`)]),B(`change`,d,function(...e){su?.apply(this,e)}),Hi(d,()=>ou.pace,e=>ou.pace=e),B(`change`,p,function(...e){su?.apply(this,e)}),ia(p,()=>ou.quick,e=>ou.quick=e),B(`change`,v,r),ia(v,()=>ou.sound,e=>ou.sound=e),W(e,a),A()}V([`change`]);var ex=H(`<button> </button>`),tx=H(`<li class="svelte-wqhtv4"><span><b> </b> <!> </span> <!></li>`),nx=H(`<section class="seats" aria-labelledby="seats"><h3 id="seats" class="svelte-wqhtv4"> </h3> <ul class="svelte-wqhtv4"></ul> <p class="svelte-wqhtv4"> </p></section>`);function rx(e,t){k(t,!0);let n=j(()=>t.sitting.server.room);function r(e){return e.out?Z(`is-out`,{why:e.out}):e.kind===`person`?e.bot?Z(`is-played`):Z(e.here?`is-here`:`is-gone`):Z(`is-computer`)}var i=nx(),a=P(i),o=I(a,!0),s=L(a,2);J(s,21,()=>z(n).seats,q,(e,i,a)=>{let o=j(()=>z(n).yours.includes(a));var s=tx(),c=P(s),l=P(c),u=I(l,!0),d=L(l,2),f=e=>{var t=Qr();R(e=>G(t,`(${e??``})`),[()=>Z(`you`)]),W(e,t)};K(d,e=>{z(o)&&e(f)});var p=L(d);O(c);var m=L(c,2),h=e=>{var r=U(),s=F(r),c=e=>{var n=ex(),r=I(n,!0);R(e=>G(r,e),[()=>Z(`take-back`,{name:t.sitting.server.name(a)})]),B(`click`,n,()=>t.sitting.take(a)),W(e,n)},l=e=>{var n=ex(),r=I(n,!0);R(e=>G(r,e),[()=>Z(`give-own`)]),B(`click`,n,()=>t.sitting.give(a)),W(e,n)},u=e=>{var n=ex(),r=I(n,!0);R(e=>G(r,e),[()=>Z(`give-seat`,{name:t.sitting.server.name(a)})]),B(`click`,n,()=>t.sitting.give(a)),W(e,n)};K(s,e=>{z(o)&&z(i).bot?e(c):z(o)?e(l,1):!z(i).here&&!z(i).bot&&z(n).yours.length&&e(u,2)}),W(e,r)};K(m,e=>{t.sitting.server.lasts&&z(i).kind===`person`&&!z(i).out&&e(h)}),O(s),R((e,t)=>{G(u,e),G(p,` – ${t??``}`)},[()=>t.sitting.server.name(a),()=>r(z(i))]),W(e,s)}),O(s);var c=I(L(s,2),!0);O(i),R((e,t)=>{G(o,e),G(c,t)},[()=>Z(`players`),()=>Z(`watching`,{n:z(n).watching})]),W(e,i),A()}V([`click`]);var ix=H(`<b class="unread svelte-n22gmb"> <span class="unseen svelte-n22gmb"> </span></b>`),ax=H(`<button class="bad svelte-n22gmb"> </button>`),ox=H(`<button> </button>`),sx=H(`<div class="tools svelte-n22gmb"><button class="flat svelte-n22gmb"><!> <span class="svelte-n22gmb"> </span> <kbd class="svelte-n22gmb">V</kbd></button> <button class="flat svelte-n22gmb"><!> <span class="svelte-n22gmb"> </span></button> <button class="flat svelte-n22gmb"><!> <span class="svelte-n22gmb"> </span></button> <button class="flat log-button svelte-n22gmb"><!> <span class="svelte-n22gmb"> </span> <!></button></div> <dialog class="svelte-n22gmb"><div class="menu svelte-n22gmb"><div class="head svelte-n22gmb"><h2> </h2> <button> <kbd>Esc</kbd></button></div> <!> <!> <div class="deeds svelte-n22gmb"><button> <kbd>F1</kbd></button> <a class="button"> </a> <button> </button> <a class="button" href="#/"> </a> <!></div></div></dialog>`,1);function cx(e,t){k(t,!0);let n=ba(t,`sitting`,7),r=M(void 0),i=M(!1);async function a(){Lh(await n().save()),z(r)?.close()}function o(e){e.detail>1||(z(r)?.close(),n().resign())}function s(){z(r)?.close(),n().screen.helping=!0}var c=sx(),l=F(c),u=P(l),d=P(u);Q(d,{name:`eye`});var f=I(L(d,2),!0);ke(2),O(u);var p=L(u,2),m=P(p);Q(m,{name:`replay`});var h=I(L(m,2),!0);O(p);var g=L(p,2),_=P(g);Q(_,{name:`menu`});var v=I(L(_,2),!0);O(g);var y=L(g,2),b=P(y);{let e=j(()=>n().screen.aside?`purged`:`log`);Q(b,{get name(){return z(e)}})}var x=L(b,2),S=I(x,!0),C=L(x,2),w=e=>{var t=ix(),r=P(t),i=I(L(r),!0);O(t),R(e=>{G(r,`${n().screen.unread??``} `),G(i,e)},[()=>Z(`unread`)]),W(e,t)};K(C,e=>{n().screen.unread&&!n().screen.aside&&e(w)}),O(y),O(l);var T=L(l,2),E=P(T),ee=P(E),te=P(ee),ne=I(te,!0),re=L(te,2),ie=P(re);ke(),O(re),O(ee);var ae=L(ee,2),oe=e=>{rx(e,{get sitting(){return n()}})};K(ae,e=>{n().server.room&&e(oe)});var se=L(ae,2);$b(se,{get sitting(){return n()}});var ce=L(se,2),le=P(ce),ue=P(le);ke(),O(le);var de=L(le,2),fe=I(de,!0),pe=L(de,2),me=I(pe,!0),he=L(pe,2),ge=I(he,!0),_e=L(he,2),ve=e=>{var t=U(),n=F(t),r=e=>{var t=ax(),n=I(t,!0);R(e=>G(n,e),[()=>Z(`resign-sure`)]),B(`click`,t,o),W(e,t)},a=e=>{var t=ox(),n=I(t,!0);R(e=>G(n,e),[()=>Z(`resign`)]),B(`click`,t,()=>N(i,!0)),W(e,t)};K(n,e=>{z(i)?e(r):e(a,-1)}),W(e,t)};K(_e,e=>{n().server.lasts&&n().server.seat>=0&&e(ve)}),O(ce),O(E),O(T),da(T,e=>N(r,e),()=>z(r)),Y(T,()=>Bu),R((e,t,r,i,a,o,s,c,l,d,m)=>{X(u,`aria-pressed`,ou.plain),G(f,e),p.disabled=!!n().moment||!n().server.table,G(h,t),G(v,r),X(y,`aria-expanded`,n().screen.aside),G(S,i),X(T,`aria-label`,a),G(ne,o),G(ie,`${s??``} `),G(ue,`${c??``} `),X(de,`href`,`#/cards/${n().server.room?.game??``}`),G(fe,l),G(me,d),G(ge,m)},[()=>ou.plain?Z(`picture-view`):Z(`plain-view`),()=>Z(`replay`),()=>Z(`menu`),()=>n().screen.aside?Z(`close`):Z(`log`),()=>Z(`menu`),()=>Z(`menu`),()=>Z(`close`),()=>Z(`keys`),()=>Z(`cards`),()=>Z(`save`),()=>Z(`leave`)]),B(`click`,u,()=>{ou.plain=!ou.plain,su()}),B(`click`,p,()=>n().lookBack(n().server.table?.at??0)),B(`click`,g,()=>z(r)?.showModal()),B(`click`,y,()=>n().screen.aside=!n().screen.aside),Hr(`close`,T,()=>N(i,!1)),B(`click`,re,()=>z(r)?.close()),B(`click`,le,s),B(`click`,pe,a),W(e,c),A()}V([`click`]);var lx=H(`<h1 class="where svelte-76h5ib"> </h1>`),ux=H(`<!> <!>`,1),dx=H(`<a class="svelte-76h5ib"> </a>`),fx=H(`&nbsp; <b class="count svelte-76h5ib"> </b>`,1),px=H(`<nav class="svelte-76h5ib"><a href="#/" class="svelte-76h5ib"> </a> <a href="#/cards" class="svelte-76h5ib"> </a> <!> <a href="#/lobby" class="svelte-76h5ib"> <!></a> <a href="#/players" class="svelte-76h5ib"><span class="me svelte-76h5ib"> </span></a></nav>`),mx=H(`<option> </option>`),hx=H(`<header class="svelte-76h5ib"><a class="brand svelte-76h5ib" href="#/"><img src="./icon.svg" alt="" width="28" height="28"/> <span class="svelte-76h5ib">Trivault</span></a> <!> <label class="language svelte-76h5ib"><span class="unseen"> </span> <select name="language" class="svelte-76h5ib"></select></label></header>`);function gx(e,t){k(t,!0);let n=j(()=>$.server.game($.sitting?.server.room?.game)),r=(...e)=>e.includes($.screen.route.page)?`page`:void 0;var i=hx(),a=L(P(i),2),o=e=>{var t=ux(),r=F(t),i=e=>{var t=lx(),r=I(t,!0);R(()=>G(r,z(n).title)),W(e,t)};K(r,e=>{z(n)&&e(i)}),cx(L(r,2),{get sitting(){return $.sitting}}),W(e,t)},s=e=>{var t=px(),n=P(t),i=I(n,!0),a=L(n,2),o=I(a,!0),s=L(a,2);J(s,17,()=>$.server.games.filter(e=>e.drafts),q,(e,t)=>{var n=dx(),i=I(n,!0);R((e,r)=>{X(n,`href`,`#/build/${z(t).name??``}`),X(n,`aria-current`,e),G(i,r)},[()=>r(`build`),()=>Z(`builder`,{what:z(t).decks??``})]),W(e,n)});var c=L(s,2),l=P(c,!0),u=L(l),d=e=>{var t=fx(),n=I(L(F(t)),!0);R(()=>G(n,$.server.lobby.length)),W(e,t)};K(u,e=>{$.server.lobby.length&&e(d)}),O(c);var f=L(c,2),p=I(P(f),!0);O(f),O(t),R((e,r,s,u,d,m,h,g,_)=>{X(t,`aria-label`,e),X(n,`aria-current`,r),G(i,s),X(a,`aria-current`,u),G(o,d),X(c,`aria-current`,m),G(l,h),X(f,`aria-current`,g),G(p,_)},[()=>Z(`pages`),()=>r(`start`),()=>Z(`play`),()=>r(`cards`),()=>Z(`cards`),()=>r(`lobby`),()=>Z(`lobby-short`),()=>r(`players`),()=>$.server.me?.account?$.server.me.name:Z(`players`)]),W(e,t)};K(a,e=>{$.screen.route.page===`room`&&$.sitting?e(o):e(s,-1)});var c=L(a,2),l=P(c),u=I(l,!0),d=L(l,2);J(d,21,()=>Object.entries(Go),q,(e,t)=>{var n=j(()=>b(z(t),2));let r=()=>z(n)[0],i=()=>z(n)[1];var a=mx(),o=I(a,!0),s={};R(()=>{X(a,`lang`,r()),G(o,i()),s!==(s=r())&&(a.value=(a.__value=s)??``)}),W(e,a)}),O(d);var f;Vi(d),O(c),O(i),R(e=>{G(u,e),f!==(f=Zo.lang)&&(d.value=(d.__value=f)??``,Bi(d,f))},[()=>Z(`language`)]),B(`change`,d,e=>$.speak(e.currentTarget.value)),W(e,i),A()}V([`change`]);var _x=H(`<p class="lost svelte-1n46o8q" role="status"> </p>`),vx=H(`<p class="error svelte-1n46o8q" role="alert"> </p>`),yx=H(`<a class="jump svelte-1n46o8q" href="#main"> </a> <div class="app svelte-1n46o8q"><!> <!> <main id="main" tabindex="-1" class="svelte-1n46o8q"><!> <!></main></div> <!>`,1);function bx(e,t){k(t,!0);let n=j(()=>$.screen.route),r=j(()=>!!$.sitting?.asking.question&&z(n).page===`room`),i=j(()=>z(n).page===`cards`&&z(n).card&&$.server.known[z(n).game]?z(n):$.screen.reading),a=M(void 0),o=$.screen.route.page;Ln(()=>{let{page:e}=z(n);e!==o&&(o=e,e!==`room`&&jr().then(()=>{z(a)?.focus(),scrollTo(0,0)}))});function s(){$.screen.reading=null,z(n).page===`cards`&&z(n).card&&location.replace(`#/cards/${z(n).game}`)}var c=yx();Ei(`1n46o8q`,e=>{Wn(e=>{vn.title=e??``},[()=>z(r)?`● ${Z(`your-turn`)} – Trivault`:`Trivault`])});var l=F(c),u=I(l,!0),d=L(l,2),f=P(d);gx(f,{});var p=L(f,2),m=e=>{var t=_x(),n=I(t,!0);R(e=>G(n,e),[()=>Z($.server.me?`lost`:`offline`)]),W(e,t)};K(p,e=>{$.link.state===`lost`&&e(m)});var h=L(p,2),g=P(h),_=e=>{var t=vx(),n=I(t,!0);R(()=>G(n,$.screen.error)),W(e,t)};K(g,e=>{$.screen.error&&e(_)});var v=L(g,2),y=e=>{Ky(e,{get sitting(){return $.sitting}})},b=e=>{h_(e,{get game(){return z(n).game}})},x=e=>{var t=U();hi(F(t),()=>z(n).game,e=>{{let t=j(()=>$.server.game(z(n).game));r_(e,{get game(){return z(t)}})}}),W(e,t)},S=j(()=>z(n).page===`build`&&$.server.game(z(n).game)?.drafts),C=e=>{{let t=j(()=>$.server.game(z(n).game));k_(e,{get game(){return z(t)}})}},w=j(()=>z(n).page===`learn`&&$.server.game(z(n).game)),T=e=>{ub(e,{get game(){return z(n).game},get rule(){return z(n).rule}})},E=j(()=>z(n).page===`rules`&&$.server.game(z(n).game)),ee=e=>{eb(e,{})},te=e=>{W_(e,{})},ne=e=>{Jb(e,{})};K(v,e=>{z(n).page===`room`&&$.sitting?e(y):z(n).page===`cards`?e(b,1):z(S)?e(x,2):z(w)?e(C,3):z(E)?e(T,4):z(n).page===`lobby`?e(ee,5):z(n).page===`players`?e(te,6):e(ne,-1)}),O(h),da(h,e=>N(a,e),()=>z(a)),O(d);var re=L(d,2),ie=e=>{var t=U();hi(F(t),()=>`${z(i).game} ${z(i).card}`,e=>{Y_(e,{get game(){return z(i).game},get card(){return z(i).card},shut:s})}),W(e,t)};K(re,e=>{z(i)&&e(ie)}),R(e=>G(u,e),[()=>Z(`to-content`)]),B(`click`,l,e=>{e.preventDefault(),z(a)?.focus()}),W(e,c),A()}V([`click`]),ci(bx,{target:document.getElementById(`app`)}),$.open(),`serviceWorker`in navigator&&(navigator.serviceWorker.addEventListener(`controllerchange`,Vd),addEventListener(`load`,()=>void navigator.serviceWorker.register(`./sw.js`).catch(()=>void 0)));export{B as $,da as A,ki as B,vs as C,xa as D,wa as E,X as F,K as G,J as H,Hi as I,U as J,G as K,Vi as L,ia as M,ta as N,ba as O,Yi as P,V as Q,Li as R,js as S,Ca as T,q as U,Y as V,hi as W,Zr as X,H as Y,$r as Z,Gc as _,b as _t,Nh as a,F as at,Q as b,Om as c,mn as ct,cu as d,j as dt,z as et,Xl as f,A as ft,Hc as g,g as gt,sl as h,O as ht,Ih as i,P as it,la as j,ya as k,$ as l,N as lt,hl as m,ke as mt,av as n,R as nt,_h as o,I as ot,nu as p,k as pt,W as q,ag as r,Ln as rt,Jm as s,L as st,iv as t,jr as tt,lp as u,M as ut,Fc as v,Z as w,Bs as x,Zs as y,Fi as z};