import { childrenOf, type Node } from "../source";
import {
  bare,
  bindingOf,
  isFunction,
  many,
  nameOf,
  one,
  type Binding,
  type Imports,
  type Module,
  type Step,
} from "./syntax";

/** A call of a test's helper: what its parameters stand for while the helper is read. */
export interface Call {
  readonly of: Node;
  readonly args: readonly Node[];
  readonly from: Place;
  /** The call as the test writes it. */
  readonly text: string;
}
/** Where an expression stands: its module, and the calls that led there, the innermost first. */
export interface Place {
  readonly module: Module;
  readonly calls: readonly Call[];
}
/** A row named by an expression; `text` is the helper's call that passed it, where one did. */
export interface NamedRow {
  readonly id: string;
  readonly text: string | undefined;
}
/** Part of a value: an expression, where it stands, and the call that passed it. */
interface Part {
  readonly node: Node;
  readonly place: Place;
  readonly text?: string;
}

const ROW = /\bS-\d{3}\b/g;
export const rowsIn = (text: string): string[] => text.match(ROW) ?? [];

/** Ways of calling a test once for each of its data. */
const EACH = new Set(["each", "for"]);

/** One reading of an expression: how imports are found, and the nodes it is inside of, so that it ends. */
interface Reading {
  readonly imports: Imports;
  readonly within: Set<Node>;
}

/** The rows of an expression: in its own words, or in the data its variables stand for. */
export const rowsNamedBy = (node: Node, place: Place, imports: Imports): NamedRow[] =>
  named({ node, place }, { imports, within: new Set() });

function named(part: Part, reading: Reading): NamedRow[] {
  const node = bare(part.node);
  const here = (words: unknown): NamedRow[] =>
    typeof words === "string" ? rowsIn(words).map((id) => ({ id, text: part.text })) : [];
  if (node.type === "Literal") return here(node.value);
  if (node.type === "TemplateElement") return here(part.place.module.text.slice(node.start, node.end));
  if (reading.within.has(node) || node.type.startsWith("TS")) return [];
  reading.within.add(node);
  const parts =
    leads({ ...part, node }, [], reading) ??
    childrenOf(node)
      .filter((child) => child !== plainKey(node))
      .map((child) => ({ ...part, node: child }));
  const rows = parts.flatMap((each) => named(each, reading));
  reading.within.delete(node);
  return rows;
}

/** Where a name or a property leads. Nothing for other expressions: those are read as they stand. */
function leads(part: Part, path: readonly Step[], reading: Reading): Part[] | undefined {
  const node = bare(part.node);
  if (node.type === "Identifier") {
    const binding = bindingOf(node, part.place.module, reading.imports);
    return binding ? bound(binding, part, path, reading) : [];
  }
  const [object, key] = [one(node, "object"), nameOf(one(node, "property"))];
  if (node.type === "MemberExpression" && node.computed === false && object && key !== undefined) {
    return reach({ ...part, node: object }, [key, ...path], reading);
  }
  return undefined;
}

/** The parts of a value that a path leads to; the whole value where its shape is not written out. */
function reach(part: Part, path: readonly Step[], reading: Reading): Part[] {
  const node = bare(part.node);
  const [step, ...rest] = path;
  if (node.type === "Identifier" || node.type === "MemberExpression") return leads(part, path, reading) ?? [part];
  if (node.type === "ArrayExpression" && typeof step === "number") {
    const element = many(node, "elements")[step];
    return element ? reach({ ...part, node: element }, rest, reading) : [];
  }
  if (node.type === "ObjectExpression" && typeof step === "string") {
    return many(node, "properties").flatMap((property) => {
      const value = one(property, property.type === "SpreadElement" ? "argument" : "value");
      if (!value) return [];
      if (property.type === "SpreadElement") return reach({ ...part, node: value }, path, reading);
      return nameOf(one(property, "key")) === step ? reach({ ...part, node: value }, rest, reading) : [];
    });
  }
  return [{ ...part, node }];
}

function elements(part: Part, reading: Reading): Part[] {
  return reach(part, [], reading).flatMap((list) => {
    if (list.node.type !== "ArrayExpression") return [list];
    return many(list.node, "elements").flatMap((element) => {
      const spread = element.type === "SpreadElement" ? one(element, "argument") : undefined;
      return spread ? elements({ ...list, node: spread }, reading) : [{ ...list, node: element }];
    });
  });
}

function bound(binding: Binding, part: Part, path: readonly Step[], reading: Reading): Part[] {
  const all = [...binding.path, ...path];
  if (binding.kind === "parameter") {
    const call = part.place.calls.find(({ of }) => of === binding.of);
    return call ? given(call, binding, part, all, reading) : ofData(binding, part, all, reading);
  }
  if (reading.within.has(binding.node) || isFunction(binding.node)) return [];
  const value = { ...part, node: binding.node, place: { ...part.place, module: binding.module } };
  if (binding.kind === "value") return reach(value, all, reading);
  return elements(value, reading).flatMap((element) => reach(element, all, reading));
}

type Parameter = Binding & { readonly kind: "parameter" };

/** What a helper's parameter stands for in a call of it. */
function given(call: Call, { of, index }: Parameter, part: Part, path: readonly Step[], reading: Reading): Part[] {
  const argument = call.args[index];
  if (argument) return reach({ node: argument, place: call.from, text: part.text ?? call.text }, path, reading);
  const declared = many(of, "params")[index];
  const otherwise = declared && one(declared, "right");
  return otherwise ? reach({ ...part, node: otherwise }, path, reading) : [];
}

/** What a callback's parameter stands for: of `it.each(data)(title, callback)`, of `data.forEach(callback)`. */
function ofData({ of, index, module }: Parameter, part: Part, path: readonly Step[], reading: Reading): Part[] {
  const caller = module.parents.get(of);
  const callee = caller?.type === "CallExpression" ? one(caller, "callee") : undefined;
  if (!callee || callee === of) return [];
  const inner = one(callee, "callee");
  const how = nameOf(one(inner ?? callee, "property"));
  const list = inner ? many(callee, "arguments")[0] : one(callee, "object");
  if (!list || (inner && !(how !== undefined && EACH.has(how)))) return [];
  // `each` gives the members of a case one by one, everything else the case whole.
  const spread = inner !== undefined && how === "each";
  return elements({ ...part, node: list, place: { ...part.place, module } }, reading).flatMap((element) => {
    if (!spread) return index === 0 ? reach(element, path, reading) : [];
    return reach(element, [], reading).flatMap((each) =>
      reach(each, each.node.type === "ArrayExpression" ? [index, ...path] : path, reading),
    );
  });
}

/** A key that is a plain name, which says nothing about rows. */
const plainKey = (node: Node): Node | undefined =>
  node.type === "Property" && node.computed === false && one(node, "key")?.type === "Identifier"
    ? one(node, "key")
    : undefined;
