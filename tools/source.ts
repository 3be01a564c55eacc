import { readFileSync, readdirSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { parseAst } from "rolldown/parseAst";

export const root = resolve(import.meta.dirname, "..");
const ROOMS = [
  "packages/engine/src",
  "packages/equipment/src",
  "packages/contract/src",
  "packages/words/src",
  "packages/report/src",
  "packages/files/src",
  "packages/cli/src",
  "apps/api/src",
  "apps/web/src",
  "journeys",
  "bench",
  "tools",
];
const isCode = (name: string) => /\.(ts|tsx|mjs)$/.test(name) && !name.endsWith(".d.ts");

function* walk(folder: string): Generator<string> {
  for (const name of readdirSync(folder).sort()) {
    if (name === "node_modules" || name === "dist") continue;
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* walk(path);
    else if (isCode(name)) yield path;
  }
}

/** Every source file of the house, as paths from its root. */
export const sourceFiles = (): string[] =>
  ROOMS.flatMap((room) => [...walk(join(root, room))]).map((path) => relative(root, path));

export const isTest = (file: string) =>
  /\.test\.tsx?$/.test(file) || file.includes("/testing/") || file.startsWith("journeys/");

export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}
export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as { type?: unknown }).type === "string";

/** What a node is made of, one level down. */
export function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) for (const child of value) if (isNode(child)) children.push(child);
    if (isNode(value)) children.push(value);
  }
  return children;
}

function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* nodesOf(child);
}

export function parse(file: string, text: string): Node {
  const program: unknown = parseAst(text, { lang: file.endsWith("x") ? "tsx" : "ts" }, file);
  if (!isNode(program)) throw new Error(`${file} could not be parsed`);
  return program;
}

export interface SourceFile {
  readonly file: string;
  readonly lines: number;
  /** What it imports, as written. */
  readonly imports: readonly string[];
  /** Those of them that are gone when the code runs. */
  readonly typeImports: ReadonlySet<string>;
  /** Those that are loaded with the file, neither types nor on demand. */
  readonly importsAtOnce: ReadonlySet<string>;
  /** The identifiers and short texts in it; comments are none. */
  readonly names: ReadonlySet<string>;
  /** Length of each function in lines. */
  readonly functions: readonly { readonly name: string; readonly line: number; readonly lines: number }[];
}

/** A key of the catalogue, "humidity.label", names what stands before its first dot. */
const CATALOGUE_KEY = /^(\w+)\.[\w.-]+/;

/** The name an identifier or a text literal holds. */
function nameOf({ type, name, value }: Node): string | null {
  if (type === "Identifier" || type === "JSXIdentifier") return typeof name === "string" ? name : null;
  if (type !== "Literal" || typeof value !== "string") return null;
  return CATALOGUE_KEY.exec(value)?.[1] ?? value;
}

export const FUNCTIONS = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);
const IMPORTS = new Set(["ImportDeclaration", "ExportNamedDeclaration", "ExportAllDeclaration", "ImportExpression"]);

export function readSource(file: string): SourceFile {
  const text = readFileSync(join(root, file), "utf8");
  const lineAt = (offset: number) => text.slice(0, offset).split("\n").length;
  const imports: string[] = [];
  const typeImports = new Set<string>();
  const importsAtOnce = new Set<string>();
  const names = new Set<string>();
  const functions: { name: string; line: number; lines: number }[] = [];
  for (const node of nodesOf(parse(file, text))) {
    const name = nameOf(node);
    if (name !== null) names.add(name);
    const source = node.source;
    if (IMPORTS.has(node.type) && isNode(source) && typeof source.value === "string") {
      imports.push(source.value);
      if (node.importKind === "type" || node.exportKind === "type") typeImports.add(source.value);
      else if (node.type !== "ImportExpression") importsAtOnce.add(source.value);
    }
    if (!FUNCTIONS.has(node.type)) continue;
    const line = lineAt(node.start);
    const id = node.id;
    functions.push({
      name: isNode(id) && typeof id.name === "string" ? id.name : "",
      line,
      lines: lineAt(node.end) - line + 1,
    });
  }
  return { file, lines: text.split("\n").length - 1, imports, typeImports, importsAtOnce, names, functions };
}

/** Where an import leads: a path from the root for our own files, the package's name for the others. */
export function target(file: string, specifier: string): string {
  if (specifier.startsWith(".")) return relative(root, resolve(root, dirname(file), specifier));
  const words = /^@sunwright\/words\/(.+)$/.exec(specifier);
  if (words)
    return `packages/words/src/${/^(engine|language|pseudo|room|tell|tell-unit|told)$/.test(words[1] ?? "") ? "" : "rooms/"}${words[1]}`;
  const own = /^@sunwright\/(engine|equipment|contract|report|files)\/(.+)$/.exec(specifier);
  if (own) return `packages/${own[1]}/src/${own[2]}`;
  return specifier;
}
