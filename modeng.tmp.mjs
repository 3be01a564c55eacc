import {parseSync} from "oxc-parser";import MagicString from "magic-string";import fs from "fs";import path from "path";
const [room, ...roots]=process.argv.slice(2); const SKIPFILES=(process.env.SKIP??"").split(",").filter(Boolean);
const walk=d=>fs.statSync(d).isFile()?[d]:fs.readdirSync(d,{withFileTypes:true}).flatMap(e=>e.isDirectory()?(["testing","node_modules","dist","fonts"].includes(e.name)?[]:walk(path.join(d,e.name))):/\.tsx?$/.test(e.name)&&!/\.test\.|\.d\.ts/.test(e.name)?[path.join(d,e.name)]:[]);
const files=roots.flatMap(walk).filter(f=>!SKIPFILES.some(s=>f.includes(s)));
const cat=new Map(), byText=new Map(), sections=[];
const catFile=`packages/words/src/rooms/${room}.ts`;
const report=[];
const ATTR_SKIP=new Set(["className","d","viewBox","id","key","type","role","href","to","from","name","htmlFor","autoComplete","fill","stroke","transform","points","preserveAspectRatio","target","rel","tone","variant","size","side","align","kind","as","inputMode","strokeDasharray","strokeLinecap","textAnchor","dominantBaseline","fontFamily","fontSize","method","action","accept","src","width","height","x","y","cx","cy","r","dx","dy","aria-controls","aria-describedby","aria-labelledby","aria-live","aria-hidden","aria-current","aria-haspopup","aria-orientation","style","search","params","mode","pattern","sizes","media","spellCheck","enterKeyHint","value"]);
const LABEL=new Set(["label","title","heading","text","because","source","equation","description","note","help","hint","message","placeholder","caption","alt","empty","aria-label","ariaLabel","summary","legend","tooltip","aria-valuetext","action","name","unit","suffix","prefix","lead","sub","short","long","sentence","words","body","aria-roledescription","button","confirm","question","why","how","term","head","what","verdict","lines","submit","submitting","busyText","lead","busy","saving"]);
const INLINE=new Set(["b","strong","em","i","a","span","code","Link","Num","kbd","abbr","small","time","sub","sup","br","Term","Figure","Tag","InlineLink","ButtonLink","VisuallyHidden"]);
const camel=w=>w.map((x,i)=>i?x[0].toUpperCase()+x.slice(1).toLowerCase():x.toLowerCase()).join("");
function keyOf(text){ if(byText.has(text))return byText.get(text);
 const words=text.replace(/\{(\w+), number, \w+\}/g," ").replace(/\{(\w+), plural, one \{# (\w+)\} other \{# (\w+)\}\}/g,"$3").replace(/\{(\w+)[^}]*\}/g," ").replace(/<\/?\w+>/g," ").replace(/['’]/g,"").match(/[A-Za-z][A-Za-z0-9]*/g)??["equation"];
 const P=path.basename(cur.f,".ts").replace(/^explain-/,"").replace(/-(\w)/g,(_,c)=>c.toUpperCase())+".";let k; for(const n of [4,5,6,8,12]){k=P+camel(words.slice(0,n)); if(!cat.has(k))break;} let i=2; const base=k; while(cat.has(k))k=base+i++;
 cat.set(k,text);byText.set(text,k);cur.keys.push(k);return k }
let cur;
const old=fs.existsSync(catFile)?fs.readFileSync(catFile,"utf8"):null;
if(old){const {program}=parseSync(catFile,old);const call=program.body.find(n=>n.type==="ExportNamedDeclaration").declaration.declarations[0].init;for(const p of call.arguments[1].properties){const k=p.key.name??p.key.value;cat.set(k,p.value.value);if(!byText.has(p.value.value))byText.set(p.value.value,k)}}
const esc=t=>t.replace(/'(?=[{}<|#])/g,"''").replace(/[{}]/g,c=>`'${c}'`).replace(/<(?=[a-zA-Z\/])/g,"'<'");
const jsxClean=v=>{const lines=v.split(/\r\n|\n|\r/);let out=[];lines.forEach((l,i)=>{let s=l.replace(/\t/g," ");if(i!==0)s=s.replace(/^ +/,"");if(i!==lines.length-1)s=s.replace(/ +$/,"");if(s)out.push(s)});return out.join(" ").replace(/&apos;/g,"'").replace(/&nbsp;/g,"\u00a0").replace(/&quot;/g,'"').replace(/&lt;/g,"<").replace(/&gt;/g,">").replace(/&amp;/g,"&").replace(/&times;/g,"×").replace(/&middot;/g,"·").replace(/&minus;/g,"−").replace(/&hellip;/g,"…").replace(/&mdash;/g,"—").replace(/&ndash;/g,"–")};
for(const f of files){
 const src=fs.readFileSync(f,"utf8");const {program,errors}=parseSync(f,src);if(errors.length)throw f;
 const ms=new MagicString(src);cur={f,keys:[]};sections.push(cur);let used=false,usedRich=false;
 const S=n=>src.slice(n.start,n.end);
 const argName=(e,taken)=>{let n=null;const id=x=>{if(!x)return null;if(x.type==="Identifier")return x.name;if(x.type==="MemberExpression")return x.computed?id(x.object):x.property.name;if(x.type==="CallExpression"){for(const a of x.arguments){const r=id(a);if(r&&!/^(units|currency|timeZone|undefined|index|formatter)$/.test(r))return r} return id(x.callee)} if(x.type==="ChainExpression"||x.type==="ParenthesizedExpression"||x.type==="TSNonNullExpression"||x.type==="AwaitExpression")return id(x.expression);if(x.type==="BinaryExpression")return id(x.left)??id(x.right);if(x.type==="UnaryExpression")return id(x.argument);if(x.type==="LogicalExpression")return id(x.left);if(x.type==="ConditionalExpression")return id(x.test);return null};n=id(e)||"value";n=n.replace(/^[A-Z_]+$/,m=>m.toLowerCase().replace(/_(\w)/g,(_,c)=>c.toUpperCase())).replace(/^\$/,"");if(!/^[a-zA-Z]\w*$/.test(n))n="value";let b=n,i=2;const t=taken;while(t.has(n)&&t.get(n)!==S(e))n=b+i++;t.set(n,S(e));return n};
 // text of expr => {icu, args}
 const ofExpr=(e,taken,args)=>{
  if(e.type==="Literal"&&typeof e.value==="string")return esc(e.value);
  if(e.type==="TemplateLiteral")return tpl(e,taken,args);
  if(e.type==="CallExpression"&&e.callee.name==="counted"&&e.arguments.length>=2&&e.arguments.slice(1).every(a=>a.type==="Literal")){const one=e.arguments[1].value,many=e.arguments[2]?.value??one+"s";const n=argName(e.arguments[0],taken);args.set(n,inner(e.arguments[0]));return `{${n}, plural, one {# ${esc(one)}} other {# ${esc(many)}}}`}
  if(e.type==="ConditionalExpression"||e.type==="LogicalExpression")report.push(`${f}: compound ${S(e).slice(0,100)}`);
  if(e.type==="CallExpression"&&e.callee.type==="Identifier"&&e.arguments.length){const c=e.callee.name,a0=e.arguments[0],d=e.arguments[1]&&e.arguments[1].type==="Literal"?e.arguments[1].value:0;const D=["whole","one","two","three","four"][d];
   const put=(src,fmt,suffix="")=>{const n=argName(a0,taken);args.set(n,src);return `{${n}${fmt}}${suffix}`};
   if(c==="show"&&D)return put(inner(a0),`, number, ${D}`);
   if(c==="percent"&&D)return put(inner(a0),`, number, ${d===1?"percentOne":"percent"}`);
   if(c==="kilowattHours")return put(/^[\w.]+$/.test(S(a0))?`${inner(a0)} / 1_000`:`(${inner(a0)}) / 1_000`,", number, one"," kWh");
   if(c==="dollars")return put(`{ dollars: ${inner(a0)} }`,"");
   if(c==="text"&&e.arguments.length===1)return put(`{ amount: ${inner(a0)}, currency }`,"");
   if(c==="monthName")return put(`{ month: ${inner(a0)} }`,"");
  }
  const n=argName(e,taken);args.set(n,inner(e));return `{${n}}`};
 const tpl=(t,taken,args)=>t.quasis.map((q,i)=>esc(q.value.cooked)+(t.expressions[i]?ofExpr(t.expressions[i],taken,args):"")).join("");
 // replaced source of an expression (nested conversion)
 const inner=e=>{const m=new MagicString(S(e));convert(e,(a,b,txt)=>m.update(a-e.start,b-e.start,txt));return m.toString()};
 const argsSrc=args=>args.size?`, { ${[...args].map(([k,v])=>k===v?k:`${k}: ${v}`).join(", ")} }`:"";
 const sayText=(icu,args)=>{used=true;return `told("${keyOf(icu)}"${argsSrc(args)})`};
 const simple=e=>e.type==="Identifier"||e.type==="MemberExpression"||e.type==="ChainExpression"||(e.type==="CallExpression"&&!/^(render|use)/.test(e.callee.name??"")&&!/<[A-Za-z]/.test(S(e)))||e.type==="TemplateLiteral"||(e.type==="Literal"&&typeof e.value==="string")||(e.type==="BinaryExpression"&&["+","-","*","/"].includes(e.operator));
 const hasWord=t=>/[A-Za-z]{2,}/.test(t);
 const inlineEl=c=>c.type==="JSXElement"&&INLINE.has(c.openingElement.name.name)&&c.children.every(k=>k.type==="JSXText"||(k.type==="JSXExpressionContainer"&&simple(k.expression)));
 const update0=(a,b,t)=>ms.update(a,b,t);
 function textlike(t,key){ const s=t.trim(); if(/^[A-Z][A-Z\/ ]+[\d ][\d .:-]*/.test(s)&&!/[a-z]{3}/.test(s))return false; if(!/[A-Za-z]{2,}/.test(s))return false; if(/^[\w$]+$/.test(s)&&!(LABEL.has(key)&&/^[A-Z][a-z]/.test(s)))return false; if(/^(https?:|\/|#|\.|@|--|M ?-?\d|data-|aria-)/.test(s))return false; if(/^[a-z0-9\[\]():.%\/_-]+( [a-z0-9\[\]():.%\/_&>*-]+)*$/i.test(s)&&/[a-z]-[a-z0-9]|:\w|\[/.test(s)&&!/[.,?!]( |$)/.test(s)&&!/^[A-Z]/.test(s))return false; if(LABEL.has(key))return true; if(/^[a-z0-9 ]+$/.test(s))return false; return /[A-Za-z]{2,}[,.:;]? +\(?[A-Za-z{\d–]/.test(s)&&(/^[A-Z{\d“"(+−✓]/.test(s)||/[.?!]$/.test(s)||/\{\}/.test(s)&&/[a-z]{3,} [a-z]{2,}/.test(s)) }
 function convert(root,update,opts={}){
  const go=(x,p,key)=>{ if(!x||typeof x!=="object")return; if(Array.isArray(x)){x.forEach(y=>go(y,p,key));return}
   switch(x.type){
    case"ImportDeclaration":case"ExportAllDeclaration":case"TSTypeAliasDeclaration":case"TSInterfaceDeclaration":case"TSTypeAnnotation":case"TSAsExpression":case"TSTypeParameterInstantiation":
      if(x.type==="TSAsExpression"){go(x.expression,x,key)} return;
    case"ThrowStatement":return; 
    case"NewExpression":if(/Error$/.test(x.callee.name??""))return;break;
    case"JSXAttribute":{const n=x.name.name??(x.name.namespace?.name+"-"+x.name.name?.name);if(ATTR_SKIP.has(n)&&!(n==="name"||n==="action"||n==="value")){if(x.value?.type==="JSXExpressionContainer"&&["className","style","d","points","transform","id","key"].includes(n))return;if(x.value?.type==="Literal")return;go(x.value,x,"attr-skip");return}
      if(x.value?.type==="Literal"){const t=x.value.value;if((LABEL.has(n)&&n!=="name"&&hasWord(t)&&!/^[a-z]+(-[a-z]+)*$/.test(t))||textlike(t,""))update(x.value.start,x.value.end,`{${sayText(esc(jsxClean(t)),new Map())}}`);return}
      go(x.value,x,n);return}
    case"JSXElement":case"JSXFragment":{
      if(x.type==="JSXElement")x.openingElement.attributes.forEach(a=>go(a,x,""));
      const kids=x.children;const texts=kids.filter(k=>k.type==="JSXText"&&hasWord(jsxClean(k.value)));
      if(texts.length){
       const simpleAll=kids.every(k=>k.type==="JSXText"||(k.type==="JSXExpressionContainer"&&(k.expression.type==="JSXEmptyExpression"||simple(k.expression)))||inlineEl(k));
       if(simpleAll){
        const taken=new Map(),args=new Map(),tags=new Map();let icu="";
        for(const k of kids){ if(k.type==="JSXText")icu+=esc(jsxClean(k.value)); else if(k.type==="JSXExpressionContainer"){if(k.expression.type==="JSXEmptyExpression")continue;icu+=ofExpr(k.expression,taken,args)} else {let nm=(k.openingElement.name.name).toLowerCase();if(nm==="span"||nm==="strong")nm="b";let b=nm,i=2;while(tags.has(nm))nm=b+i++;let inn="";for(const c of k.children)inn+=c.type==="JSXText"?esc(jsxClean(c.value)):ofExpr(c.expression,taken,args);
           const open=S(k.openingElement); let openSrc; {const m=new MagicString(open);k.openingElement.attributes.forEach(a=>convert(a,(s,e,t)=>m.update(s-k.openingElement.start,e-k.openingElement.start,t)));openSrc=m.toString()}
           if(k.closingElement)tags.set(nm,`(inside) => ${openSrc}{inside}${S(k.closingElement)}`);else tags.set(nm,`() => ${openSrc}`);icu+=`<${nm}>${inn}</${nm}>`} }
        const start=kids[0].start,end=kids[kids.length-1].end;
        if(tags.size){used=usedRich=true;const all=[...[...args].map(([k,v])=>k===v?k:`${k}: ${v}`),...[...tags].map(([k,v])=>`${k}: ${v}`)];update(start,end,`{rich(say, "${keyOf(icu.trim())}", { ${all.join(", ")} })}`)}
        else {const lead=/^ /.test(icu)?'{" "}':"",tail=/ $/.test(icu)?'{" "}':"";update(start,end,`${lead}{${sayText(icu.trim(),args)}}${tail}`)}
        return }
       report.push(`${f}: mixed children near "${jsxClean(texts[0].value).slice(0,60)}"`);
       for(const k of kids){ if(k.type==="JSXText"){const t=jsxClean(k.value);if(hasWord(t)){update(k.start,k.end,`${/^ /.test(t)?'{" "}':""}{${sayText(esc(t.trim()),new Map())}}${/ $/.test(t)?'{" "}':""}`)}} else go(k,x,"") }
       return }
      kids.forEach(k=>go(k,x,"")); return }
    case"Property":case"PropertyDefinition":{const k=x.key?.name??x.key?.value??"";
     if(k==="id"||k==="unit")return;
     if(k==="formula"&&x.value.type==="Literal"&&!/[a-z]{4,}| [a-z]{3,}\b/.test(x.value.value.replace(/_\w+(,\w+)?/g,"")))return;if(x.computed)go(x.key,x,"");go(x.value,x,k);return}
    case"CallExpression":{const n=x.callee.name??x.callee.property?.name??"";
     if(n==="figure"||n==="given"){x.arguments.forEach((a,i)=>{if(a.type==="Literal"){if(typeof a.value==="string"&&i>0&&(i===1||(n==="given"&&i===4))&&/[A-Za-z]{2,}/.test(a.value)&&!/^(IEC|IEEE|NEC|AS\/NZS|ISO|EN|DIN|VDE|BS)\b[^a-z]*$/.test(a.value))update(a.start,a.end,sayText(esc(a.value),new Map()));return} if(a.type==="TemplateLiteral"&&(i===1||(n==="given"&&(i===4||i===2)))){const taken=new Map(),args=new Map();const icu=tpl(a,taken,args);update(a.start,a.end,sayText(icu,args));return} go(a,x,n==="figure"&&i===4?"explanation":"")});return}if(/^(clsx|cn|cx|querySelector|querySelectorAll|getItem|setItem|removeItem|closest|startsWith|endsWith|includes|split|replace|replaceAll|join|getElementById|addEventListener|removeEventListener|setAttribute|matchMedia|createElement|say|rich|get|has|match|test|RegExp)$/.test(n)&&!/createElement$/.test(n)){ if(n==="includes"||n==="split"||n==="replace"||n==="replaceAll")go(x.callee,x,""); if(n==="join")go(x.callee,x,""); if(/^(say|rich)$/.test(n))x.arguments.slice(1).forEach(a=>go(a,x,""));return} if(n==="counted"){go(x.arguments[0],x,""); if(x.arguments.slice(1).every(a=>a.type==="Literal")&&x.arguments.length>1){const one=x.arguments[1].value,many=x.arguments[2]?.value??one+"s";const nm=argName(x.arguments[0],new Map());update(x.start,x.end,sayText(`{${nm}, plural, one {# ${esc(one)}} other {# ${esc(many)}}}`,new Map([[nm,S(x.arguments[0])]])))} return} break}
    case"BinaryExpression":if(["===","!==","==","!="].includes(x.operator)){[x.left,x.right].forEach(y=>{if(y.type!=="Literal")go(y,x,"")});return}break;
    case"SwitchCase":x.consequent.forEach(y=>go(y,x,""));return;
    case"TaggedTemplateExpression":return;
    case"ExpressionStatement":if(x.directive)return;break;
    case"Literal":if(typeof x.value==="string"&&textlike(x.value,key)&&key!=="attr-skip"){const wrap=p?.type==="JSXAttribute";update(x.start,x.end,(wrap?"{":"")+sayText(esc(x.value),new Map())+(wrap?"}":""))}return;
    case"TemplateLiteral":{if((key==="equation"||key==="text"||key==="because"||key==="source"||key==="formula")&&x.expressions.length){const taken=new Map(),args=new Map();const icu=tpl(x,taken,args);if(/[A-Za-z]/.test(icu)){update(x.start,x.end,sayText(icu,args));return}}
     const flat=x.quasis.map(q=>q.value.cooked).join("{}");if(textlike(flat,key)&&key!=="attr-skip"){const taken=new Map(),args=new Map();const icu=tpl(x,taken,args);update(x.start,x.end,sayText(icu,args))}else x.expressions.forEach(e=>go(e,x,""));return}
   }
   for(const k in x)if(!["parent","type","start","end","range","loc"].includes(k))go(x[k],x,["VariableDeclarator","ReturnStatement","ArrowFunctionExpression","ConditionalExpression","LogicalExpression","ArrayExpression","TSSatisfiesExpression","TSAsExpression","ParenthesizedExpression","JSXExpressionContainer","ExpressionStatement"].includes(x.type)?(x.type==="VariableDeclarator"?(LABEL.has((x.id?.name??"").toLowerCase())?x.id.name.toLowerCase():""):(x.type==="JSXExpressionContainer"||x.type==="ConditionalExpression"||x.type==="LogicalExpression"?key:"")):"") };
  go(root,null,"") }
 convert(program,update0);
 if(used){const has=/import \{ told \}/.test(src),hasRich=/import \{ rich \}/.test(src);const imports=program.body.filter(n=>n.type==="ImportDeclaration");let trel=path.relative(path.dirname(f),process.env.TOLD);if(!trel.startsWith("."))trel="./"+trel;let add=has?"":`import { told } from "${trel}";\n`;
  if(usedRich&&!hasRich){let rel=path.relative(path.dirname(f),"apps/web/src/lib/rich").replace(/\\/g,"/");if(!rel.startsWith("."))rel="./"+rel;add+=`import { rich } from "${rel}";\n`}
  const at=imports.length?imports[0].start:0;ms.appendLeft(at,add);
  fs.writeFileSync(f,ms.toString()) }
}
let added="";for(const s of sections){if(!s.keys.length)continue;added+=`  // ${path.basename(s.f).replace(/\.tsx?$/,"")}\n`;for(const k of s.keys)added+=`  "${k}": ${JSON.stringify(cat.get(k))},\n`}
const out=old?old.replace(/\}\);\s*$/,added+"});\n"):`import { room } from "../room";\n\nexport const say = room("${room}", {\n${added}});\n`;
fs.mkdirSync(path.dirname(catFile),{recursive:true});fs.writeFileSync(catFile,out);
console.log(room,cat.size,"messages");for(const r of report)console.log("  ",r);
