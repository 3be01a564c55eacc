import { childrenOf, isNode, type Node, parse } from "../source";

/** A small fault put into a file: what stands from `start` to `end` reads `text` instead. */
export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}
type Fault = Omit<Mutant, "file" | "line">;

const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  "<": ["<=", ">="],
  "<=": ["<", ">"],
  ">": [">=", "<="],
  ">=": [">", "<"],
  "===": ["!=="],
  "!==": ["==="],
  "+": ["-"],
  "-": ["+"],
  "*": ["/"],
  "/": ["*"],
  "%": ["*"],
  "**": ["*"],
  "&&": ["||"],
  "||": ["&&"],
  "??": ["&&"],
};
const SWAPPED = ["min max", "floor ceil", "some every", "startsWith endsWith", "toUpperCase toLowerCase", "gt gte"];
const METHODS = new Map(
  SWAPPED.map((pair) => pair.split(" ")).flatMap(([one = "", other = ""]) => [
    [one, other] as const,
    [other, one] as const,
  ]),
);
const FUNCTIONS = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);

/** Properties that people read, also where they hold one word. */
const TEXTS = new Set([
  "because",
  "clause",
  "equation",
  "formula",
  "label",
  "message",
  "name",
  "source",
  "summary",
  "text",
  "unit",
]);

const nodeAt = (node: Node, key: string): Node | null => (isNode(node[key]) ? node[key] : null);
const listAt = (node: Node, key: string): readonly unknown[] => (Array.isArray(node[key]) ? node[key] : []);
const replaced = ({ start, end }: Node, text: string): Fault => ({ start, end, text });

function numbers(node: Node): Fault[] {
  const { value } = node;
  if (typeof value !== "number") return [];
  // A tenth more of a measure, one more of a count: what a slip of the pen makes of it.
  return [replaced(node, `(${Number.isInteger(value) ? value + 1 : value * 1.1})`)];
}

function literals(node: Node): Fault[] {
  if (typeof node.value === "boolean") return [replaced(node, String(!node.value))];
  if (typeof node.value !== "string") return numbers(node);
  // What has a blank in it people read, and no test holds a text word by word.
  return node.value === "" || node.value.includes(" ") ? [] : [replaced(node, '""')];
}

/** The operator between two sides. */
function operators(node: Node, source: string): Fault[] {
  const [left, right] = [nodeAt(node, "left"), nodeAt(node, "right")];
  if (!left || !right) return [];
  const operator = String(node["operator"]);
  const start = source.indexOf(operator, left.end);
  return (OPERATORS[operator] ?? []).map((text) => ({ start, end: start + operator.length, text }));
}

function bodies(node: Node): Fault[] {
  const body = nodeAt(node, "body");
  if (!body) return [];
  if (body.type !== "BlockStatement") return [replaced(body, "undefined")];
  return listAt(body, "body").length > 0 ? [replaced(body, "{}")] : [];
}

function conditions(node: Node): Fault[] {
  const test = nodeAt(node, "test");
  return test ? ["true", "false"].map((text) => replaced(test, text)) : [];
}

function methods(node: Node): Fault[] {
  const property = nodeAt(node, "property");
  const other = METHODS.get(String(property?.["name"]));
  return property && other !== undefined ? [replaced(property, other)] : [];
}

function unaries(node: Node): Fault[] {
  const argument = nodeAt(node, "argument");
  return argument && /^[!-]$/.test(String(node["operator"]))
    ? [{ start: node.start, end: argument.start, text: "" }]
    : [];
}

function faultsAt(node: Node, source: string): Fault[] {
  if (node.type === "BinaryExpression" || node.type === "LogicalExpression") return operators(node, source);
  if (node.type === "IfStatement" || node.type === "ConditionalExpression") return conditions(node);
  if (node.type === "Literal") return literals(node);
  if (node.type === "UnaryExpression") return unaries(node);
  if (node.type === "MemberExpression") return methods(node);
  if (node.type === "ArrayExpression" && listAt(node, "elements").length > 0) return [replaced(node, "[]")];
  if (node.type === "ObjectExpression" && listAt(node, "properties").length > 0) return [replaced(node, "{}")];
  return FUNCTIONS.has(node.type) ? bodies(node) : [];
}

/** What runs: neither imports nor types, nor the keys and the texts of objects. */
function childrenThatRun(node: Node): Node[] {
  if (node.type === "Property") {
    const [key, value] = [nodeAt(node, "key"), nodeAt(node, "value")];
    const isText = TEXTS.has(String(key?.["name"])) && /^(Literal|TemplateLiteral)$/.test(value?.type ?? "");
    return value && !isText ? [value] : [];
  }
  const kept = childrenOf(node).filter(
    ({ type }) => !type.startsWith("TS") || /(As|Satisfies|NonNull)Expression/.test(type),
  );
  return node.type === "ImportDeclaration" || (node.type.startsWith("Export") && node["source"]) ? [] : kept;
}

function faultsIn(node: Node, source: string): Fault[] {
  return [...faultsAt(node, source), ...childrenThatRun(node).flatMap((child) => faultsIn(child, source))];
}

export const mutated = ({ start, end, text }: Fault, source: string) =>
  source.slice(0, start) + text + source.slice(end);

/** `??` beside `||`, for one, is no language: it would be noticed without a test. */
function isCode(file: string, source: string): boolean {
  try {
    parse(file, source);
    return true;
  } catch {
    return false;
  }
}

/** Every fault that can be put into a file. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const lineAt = (offset: number) => source.slice(0, offset).split("\n").length;
  return faultsIn(parse(file, source), source)
    .filter((fault) => isCode(file, mutated(fault, source)))
    .map((fault) => ({ ...fault, file, line: lineAt(fault.start) }));
}
