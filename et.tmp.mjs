import { parseSync } from "oxc-parser"; import fs from "node:fs"; import path from "node:path";
const walk=(d)=>fs.statSync(d).isFile()?[d]:fs.readdirSync(d,{withFileTypes:true}).flatMap(e=>e.isDirectory()?(["testing","truth","data","node_modules"].includes(e.name)?[]:walk(path.join(d,e.name))):/\.ts$/.test(e.name)&&!/\.test\.|\.d\.ts/.test(e.name)?[path.join(d,e.name)]:[]);
let n=0;
for(const f of process.argv.slice(2).flatMap(walk)){const src=fs.readFileSync(f,"utf8");const {program}=parseSync(f,src);
 const line=(o)=>src.slice(0,o).split("\n").length;
 const go=(x,skip)=>{if(!x||typeof x!=="object")return;if(Array.isArray(x)){x.forEach(y=>go(y,skip));return}
  if(/^(Import|ExportAll|TSType|TSInterface|TSLiteral)/.test(x.type??""))return;
  if(x.type==="NewExpression"&&/Error$/.test(x.callee.name??""))return;
  if(x.type==="CallExpression"&&/^(told|textsOf|includes|startsWith|endsWith|split|replace|replaceAll|test|match|join|has|get|Number|BigInt)$/.test(x.callee.name??x.callee.property?.name??"")){x.arguments.filter((a)=>a.type==="ObjectExpression").forEach((a)=>go(a,skip));go(x.callee.object,skip);return}
  if(x.type==="BinaryExpression"&&/^[!=]==?$/.test(x.operator)){return}
  if(x.type==="Property"){const k=x.key?.name??x.key?.value;if(x.computed)go(x.key,skip);if(["id","unit","key"].includes(k))return;go(x.value,skip);return}
  if(x.type==="Literal"&&typeof x.value==="string"){const t=x.value; if(/[A-Za-z]{2,}[,.:;]? +[A-Za-z(]/.test(t)&&!/^[A-Z]+[\d -]*$/.test(t)||/^[A-Z][a-z]{2,}/.test(t)){n++;console.log(`${f}:${line(x.start)} ${JSON.stringify(t).slice(0,120)}`)}}
  if(x.type==="TemplateLiteral"){const t=x.quasis.map((q)=>q.value.cooked).join("{}");if(/[A-Za-z]{3,}/.test(t)&&/ /.test(t)||/\{\} ?(kWh|Wh|W|%|°C|m|A|V|h)\b/.test(t)||/\$\{\}/.test(t)){n++;console.log(`${f}:${line(x.start)} \`${t.slice(0,120)}\``)}}
  for(const k in x)if(!["type","start","end","parent"].includes(k))go(x[k],skip)};
 go(program,false)}
console.log(n,"left");
