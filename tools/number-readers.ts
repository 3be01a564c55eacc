import { readFileSync } from "node:fs";
import { join } from "node:path";
import { childrenOf, isNode, isTest, type Node, parse, root, sourceFiles } from "./source";

/** Where people's texts come in: the boxes and file readers of the browser, the commands. */
const ROOMS = /^(apps\/web\/src|packages\/cli\/src|apps\/api\/src\/operations)\//;

/** The reader's own files: the box, what forms keep of it, a count, a cell of a file. */
const READERS = /^apps\/web\/src\/(ui\/(number|quantity-input)[\w.-]*|lib\/figure-in\.ts)/;

/** A place where a text becomes a number, or a box takes one, without the reader. */
export interface NumberReader {
  readonly file: string;
  readonly line: number;
  readonly what: string;
}

const CONVERSIONS = new Set(["Number", "parseFloat", "parseInt", "Number.parseFloat", "Number.parseInt"]);
const NUMERIC = new Set(["decimal", "numeric"]);

const nodeAt = (node: Node, key: string): Node | null => {
  const child = node[key];
  return isNode(child) ? child : null;
};
const nameOf = (node: Node | null): string => {
  if (node?.type === "Identifier" || node?.type === "JSXIdentifier") return String(node["name"]);
  if (node?.type !== "MemberExpression") return "";
  return `${nameOf(nodeAt(node, "object"))}.${nameOf(nodeAt(node, "property"))}`;
};

/** "(0.1 + 0.2).toFixed(2)": a number that was rounded is no text of a person's. */
function isRounded(call: Node): boolean {
  const [argument] = Array.isArray(call["arguments"]) ? call["arguments"].filter(isNode) : [];
  const callee = argument?.type === "CallExpression" ? nodeAt(argument, "callee") : null;
  return callee?.type === "MemberExpression" && /^to(Fixed|Precision)$/.test(nameOf(nodeAt(callee, "property")));
}

function readerIn(node: Node): string | null {
  if (node.type === "CallExpression") {
    const callee = nameOf(nodeAt(node, "callee"));
    return CONVERSIONS.has(callee) && !isRounded(node) ? callee : null;
  }
  if (node.type === "MemberExpression" && nameOf(nodeAt(node, "property")) === "valueAsNumber") return "valueAsNumber";
  if (node.type !== "JSXAttribute") return null;
  const [name, value] = [nameOf(nodeAt(node, "name")), nodeAt(node, "value")?.["value"]];
  if (typeof value !== "string") return null;
  const isBox = (name === "type" && value === "number") || (name === "inputMode" && NUMERIC.has(value));
  return isBox ? `${name}="${value}"` : null;
}

export function numberReadersIn(file: string, text: string): readonly NumberReader[] {
  const found: NumberReader[] = [];
  const visit = (node: Node) => {
    const what = readerIn(node);
    if (what !== null) found.push({ file, line: text.slice(0, node.start).split("\n").length, what });
    childrenOf(node).forEach(visit);
  };
  visit(parse(file, text));
  return found;
}

export const numberReaders = (): readonly NumberReader[] =>
  sourceFiles()
    .filter((file) => ROOMS.test(file) && !READERS.test(file) && !isTest(file))
    .flatMap((file) => numberReadersIn(file, readFileSync(join(root, file), "utf8")));
