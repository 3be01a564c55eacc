import { childrenOf, type Node } from "../source";
import { rowsIn, rowsNamedBy, type NamedRow, type Place } from "./named-rows";
import { bindingOf, isFunction, many, nameOf, one, type Imports, type Module } from "./syntax";

export interface Assertion {
  readonly row: string;
  /** As the test writes it, on one line. */
  readonly text: string;
}
export interface TestCase {
  readonly title: string;
  /** The rows its title names. */
  readonly claims: readonly string[];
  /** The rows its assertions name. */
  readonly assertions: readonly Assertion[];
}

/** The tests of a file, each with the rows its assertions name in their messages. */
export function testsOf(module: Module, imports: Imports): TestCase[] {
  return calls(module.program)
    .filter((call) => isTest(call) || groupClaims(call, module))
    .map((call) => {
      const title = many(call, "arguments")[0];
      const found = many(call, "arguments").flatMap((argument) =>
        isFunction(argument) && isTest(call) ? assertions(argument, { module, calls: [] }, imports) : [],
      );
      const text = title ? titleText(title, module) : "";
      return { title: text.replace(/(?: @(?:phone|rest))+$/, ""), claims: rowsIn(text), assertions: unique(found) };
    });
}

const unique = (all: readonly Assertion[]): Assertion[] => [
  ...new Map(all.map((assertion) => [`${assertion.row} ${assertion.text}`, assertion])).values(),
];

const read = new WeakMap<Node, readonly Node[]>();
/** The calls in a piece of code. A helper is read once, however many tests call it. */
function calls(code: Node): readonly Node[] {
  const known = read.get(code);
  if (known) return known;
  const found: Node[] = [];
  const look = (node: Node) => {
    if (node.type === "CallExpression") found.push(node);
    childrenOf(node).forEach(look);
  };
  look(code);
  read.set(code, found);
  return found;
}

const VARIANTS = new Set([
  "each",
  "for",
  "only",
  "skip",
  "skipIf",
  "runIf",
  "concurrent",
  "sequential",
  "slow",
  "fixme",
]);

/** `it("…", () => …)`, `test.only("…", …)`, `it.each(data)("…", …)`. */
function isTest(call: Node): boolean {
  const [title, ...rest] = many(call, "arguments");
  if (!title || !rest.some(isFunction) || isFunction(title)) return false;
  for (let callee = one(call, "callee"); callee; callee = one(callee, "callee") ?? one(callee, "object")) {
    const name = nameOf(callee);
    if (name !== undefined) return name === "it" || name === "test";
    const variant = nameOf(one(callee, "property"));
    if (callee.type === "MemberExpression" && (variant === undefined || !VARIANTS.has(variant))) return false;
  }
  return false;
}

/** A group of tests, whose title can claim rows and proves none. */
function groupClaims(call: Node, module: Module): boolean {
  const [title] = many(call, "arguments");
  const callee = one(call, "callee");
  const object = callee && one(callee, "object");
  const names = [callee, object, callee && one(callee, "property")].map((node) => nameOf(node));
  return title !== undefined && names.includes("describe") && rowsIn(titleText(title, module)).length > 0;
}

function titleText(title: Node, module: Module): string {
  if (title.type === "Literal") return String(title.value);
  const written = module.text.slice(title.start, title.end);
  return title.type === "TemplateLiteral" ? written.slice(1, -1) : written;
}

/** Every assertion of a piece of a test, by way of the helpers it calls, that names a row. */
function assertions(code: Node, place: Place, imports: Imports): Assertion[] {
  return calls(code).flatMap((call) => {
    if (isExpect(call)) return proved(call, place, imports);
    const callee = one(call, "callee");
    const helper = callee && bindingOf(callee, place.module, imports);
    if (helper?.kind !== "value" || !isFunction(helper.node) || place.calls.some(({ of }) => of === helper.node))
      return [];
    const inside = {
      of: helper.node,
      args: many(call, "arguments"),
      from: place,
      text: place.calls.at(-1)?.text ?? oneLine(call, place.module),
    };
    return assertions(helper.node, { module: helper.module, calls: [inside, ...place.calls] }, imports);
  });
}

/** `expect(…)`, `expect.soft(…)`, `expect.poll(…)`. */
function isExpect(call: Node): boolean {
  const callee = one(call, "callee");
  const soft = ["soft", "poll"].includes(nameOf(callee && one(callee, "property")) ?? "");
  return nameOf(soft && callee ? one(callee, "object") : callee) === "expect";
}

function proved(expect: Node, place: Place, imports: Imports): Assertion[] {
  const message = many(expect, "arguments")[1];
  const whole = outermost(expect, place.module);
  if (!message || whole.type !== "CallExpression" || whole === expect) return [];
  const named = messageOf(message).flatMap((part): NamedRow[] => rowsNamedBy(part, place, imports));
  return named.map(({ id, text }) => ({ row: id, text: text ?? oneLine(whole, place.module) }));
}

/** The message itself, or the one among the options. */
function messageOf(given: Node): Node[] {
  if (given.type !== "ObjectExpression") return [given];
  const property = many(given, "properties").find((option) => nameOf(one(option, "key")) === "message");
  const message = property && one(property, "value");
  return message ? [message] : [];
}

/** `expect(value)` with its matcher: `expect(value).not.toBe(3)`. */
function outermost(call: Node, module: Module): Node {
  const parent = module.parents.get(call);
  const goesOn = parent && (one(parent, "object") === call || one(parent, "callee") === call);
  return goesOn ? outermost(parent, module) : call;
}

const oneLine = (node: Node, module: Module): string =>
  module.text.slice(node.start, node.end).replaceAll(/\s+/g, " ").replaceAll("( ", "(").replaceAll(/,? \)/g, ")");
