import { readFileSync } from "node:fs";
import { join } from "node:path";
import { childrenOf, isNode, isTest, type Node, parse, root, sourceFiles } from "../source";

export interface SourcePattern {
  readonly file: string;
  readonly line: number;
  readonly flags: string;
  /** Null where it is put together from what is not known before the program runs. */
  readonly source: string | null;
  /** As it is written. */
  readonly written: string;
}

/** Rooms in which a server reads texts of strangers. A browser reads what its person types. */
const ROOMS = /^(?:apps\/api\/src|packages\/\w+\/src)\//;
/** What people run for themselves, on texts of their own. */
const OWN = /^(?:apps\/api\/src\/(?:demo|operations)|packages\/cli\/src|packages\/engine\/src\/validation)\//;

export const patternsOfSource = (): readonly SourcePattern[] =>
  sourceFiles()
    .filter((file) => ROOMS.test(file) && !OWN.test(file) && !isTest(file))
    .flatMap((file) => patternsIn(file, readFileSync(join(root, file), "utf8")));

export function patternsIn(file: string, text: string): readonly SourcePattern[] {
  const program = parse(file, text);
  const names = new Map<string, Node>();
  const found: SourcePattern[] = [];
  const visit = (node: Node) => {
    const { id, init } = node;
    if (node.type === "VariableDeclarator" && isNode(id) && typeof id.name === "string" && isNode(init))
      names.set(id.name, init);
    for (const child of childrenOf(node)) visit(child);
  };
  visit(program);
  const collect = (node: Node) => {
    const line = text.slice(0, node.start).split("\n").length;
    const written = text.slice(node.start, node.end);
    const literal = literalOf(node);
    if (literal !== null) found.push({ file, line, written, ...literal });
    if (isRegExpCall(node)) {
      const [source, flags] = argumentsOf(node);
      const said = { source: source ? textOf(source, names) : null, flags: (flags && textOf(flags, names)) ?? "" };
      found.push({ file, line, written, ...said });
    }
    for (const child of childrenOf(node)) collect(child);
  };
  collect(program);
  return found;
}

const argumentsOf = (node: Node): readonly Node[] =>
  Array.isArray(node.arguments) ? node.arguments.filter(isNode) : [];

const isRegExpCall = ({ type, callee }: Node): boolean =>
  (type === "NewExpression" || type === "CallExpression") && isNode(callee) && callee.name === "RegExp";

function literalOf({ type, regex }: Node): { readonly source: string; readonly flags: string } | null {
  if (type !== "Literal" || typeof regex !== "object" || regex === null) return null;
  const { pattern, flags } = Object.fromEntries(Object.entries(regex));
  return typeof pattern === "string" && typeof flags === "string" ? { source: pattern, flags } : null;
}

/** A text that is written down, put together from names of the same file. */
function textOf(node: Node, names: ReadonlyMap<string, Node>): string | null {
  const { type, name, value, object, property } = node;
  if (type === "Literal" && (typeof value === "string" || typeof value === "number")) return String(value);
  if (type === "BinaryExpression") return differenceOf(node, names);
  if (type === "TemplateLiteral") return templateOf(node, names, "cooked");
  if (type === "TaggedTemplateExpression" && isNode(node.quasi)) return templateOf(node.quasi, names, "raw");
  if (type === "Identifier" && typeof name === "string") {
    const init = names.get(name);
    return init === undefined ? null : textOf(init, names);
  }
  if (type === "MemberExpression" && isNode(object) && isNode(property) && property.name === "source") {
    const init = typeof object.name === "string" ? names.get(object.name) : undefined;
    return init === undefined ? null : (literalOf(init)?.source ?? null);
  }
  return type === "CallExpression" ? calledText(node, names) : null;
}

const differenceOf = ({ operator, left, right }: Node, names: ReadonlyMap<string, Node>): string | null => {
  const [one, other] = [left, right].map((side) => (isNode(side) ? textOf(side, names) : null));
  return operator === "-" && one != null && other != null ? String(Number(one) - Number(other)) : null;
};

/** Of a function that puts its arguments into a text. */
function calledText(node: Node, names: ReadonlyMap<string, Node>): string | null {
  const { callee } = node;
  const called = isNode(callee) && typeof callee.name === "string" ? names.get(callee.name) : undefined;
  if (called?.type !== "ArrowFunctionExpression" || !isNode(called.body) || !Array.isArray(called.params)) return null;
  const given = new Map(names);
  for (const [at, parameter] of called.params.filter(isNode).entries()) {
    const argument = argumentsOf(node)[at];
    if (typeof parameter.name === "string" && argument !== undefined) given.set(parameter.name, argument);
  }
  return textOf(called.body, given);
}

function templateOf(node: Node, names: ReadonlyMap<string, Node>, form: "cooked" | "raw"): string | null {
  const quasis = Array.isArray(node.quasis) ? node.quasis.filter(isNode) : [];
  const expressions = Array.isArray(node.expressions) ? node.expressions.filter(isNode) : [];
  let text = "";
  for (const [at, { value }] of quasis.entries()) {
    const parts = typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};
    const expression = expressions[at];
    const inserted = expression === undefined ? "" : textOf(expression, names);
    if (inserted === null) return null;
    text += `${String(parts[form])}${inserted}`;
  }
  return text;
}
