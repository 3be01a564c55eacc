import { childrenOf, type Node } from "../source";
import { bare, bindingOf, many, nameOf, one, type Binding, type Imports, type Module, type Step } from "./syntax";

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

/** What the rows of an expression are: in its own words, or in the data its variables stand for. */
export function rowsNamedBy(node: Node, place: Place, imports: Imports): NamedRow[] {
  const seen = new Set<Node>();
  return named({ node, place });

  function named(part: Part): NamedRow[] {
    const { module } = part.place;
    const node = bare(part.node);
    const here = (words: unknown): NamedRow[] =>
      typeof words === "string" ? rowsIn(words).map((id) => ({ id, text: part.text })) : [];
    if (node.type === "Literal") return here(node.value);
    if (node.type === "TemplateElement") return here(module.text.slice(node.start, node.end));
    if (seen.has(node) || node.type.startsWith("TS")) return [];
    seen.add(node);
    try {
      const led = leads({ ...part, node }, []);
      if (led) return led.flatMap(named);
      return childrenOf(node)
        .filter((child) => child !== plainKey(node))
        .flatMap((child) => named({ ...part, node: child }));
    } finally {
      seen.delete(node);
    }
  }

  /** Where a name or a property leads. Nothing for other expressions: those are read as they stand. */
  function leads(part: Part, path: readonly Step[]): Part[] | undefined {
    const node = bare(part.node);
    if (node.type === "Identifier") {
      const binding = bindingOf(node, part.place.module, imports);
      return binding ? bound(binding, part, path) : [];
    }
    const [object, key] = [one(node, "object"), nameOf(one(node, "property"))];
    if (node.type === "MemberExpression" && node.computed === false && object && key !== undefined) {
      return reach({ ...part, node: object }, [key, ...path]);
    }
    return undefined;
  }

  /** The parts of a value that a path leads to; the whole value where its shape is not written out. */
  function reach(part: Part, path: readonly Step[]): Part[] {
    const node = bare(part.node);
    const [step, ...rest] = path;
    if (node.type === "Identifier" || node.type === "MemberExpression") return leads(part, path) ?? [part];
    if (step === undefined) return [{ ...part, node }];
    if (node.type === "ArrayExpression" && typeof step === "number") {
      const element = many(node, "elements")[step];
      return element ? reach({ ...part, node: element }, rest) : [];
    }
    if (node.type === "ObjectExpression" && typeof step === "string") {
      return many(node, "properties").flatMap((property) => {
        const value = one(property, property.type === "SpreadElement" ? "argument" : "value");
        if (!value) return [];
        if (property.type === "SpreadElement") return reach({ ...part, node: value }, path);
        return nameOf(one(property, "key")) === step ? reach({ ...part, node: value }, rest) : [];
      });
    }
    return [{ ...part, node }];
  }

  function elements(part: Part): Part[] {
    return reach(part, []).flatMap((list) => {
      if (list.node.type !== "ArrayExpression") return [list];
      return many(list.node, "elements").flatMap((element) => {
        const spread = element.type === "SpreadElement" ? one(element, "argument") : undefined;
        return spread ? elements({ ...list, node: spread }) : [{ ...list, node: element }];
      });
    });
  }

  function bound(binding: Binding, part: Part, path: readonly Step[]): Part[] {
    if (binding.kind === "parameter") return parameter(binding, part, path);
    if (seen.has(binding.node)) return [];
    const place = { ...part.place, module: binding.module };
    const value = { ...part, node: binding.node, place };
    const all = [...binding.path, ...path];
    if (/Function/.test(binding.node.type)) return [];
    return binding.kind === "value" ? reach(value, all) : elements(value).flatMap((element) => reach(element, all));
  }

  function parameter(binding: Binding & { kind: "parameter" }, part: Part, path: readonly Step[]): Part[] {
    const all = [...binding.path, ...path];
    const call = part.place.calls.find(({ of }) => of === binding.of);
    if (call) {
      const given = call.args[binding.index];
      const declared = many(binding.of, "params")[binding.index];
      if (given) return reach({ node: given, place: call.from, text: part.text ?? call.text }, all);
      const otherwise = declared && one(declared, "right");
      return otherwise ? reach({ ...part, node: otherwise }, all) : [];
    }
    return data(binding, part).flatMap((element) => {
      if (!element.spread) return binding.index === 0 ? reach(element, all) : [];
      const list = reach(element, []);
      return list.flatMap((one) =>
        one.node.type === "ArrayExpression" ? reach(one, [binding.index, ...all]) : reach(one, all),
      );
    });
  }

  /** The data a callback is called with: of `it.each(data)(title, callback)`, of `data.forEach(callback)`. */
  function data(binding: Binding & { kind: "parameter" }, part: Part): (Part & { spread: boolean })[] {
    const caller = binding.module.parents.get(binding.of);
    const callee = caller?.type === "CallExpression" ? one(caller, "callee") : undefined;
    if (!callee || callee === binding.of) return [];
    const inner = one(callee, "callee");
    const how = nameOf(one(inner ?? callee, "property"));
    const list = inner ? many(callee, "arguments")[0] : one(callee, "object");
    if (!list || (inner && !(how !== undefined && EACH.has(how)))) return [];
    const place = { ...part.place, module: binding.module };
    const spread = inner !== undefined && how === "each";
    return elements({ ...part, node: list, place }).map((element) => ({ ...element, spread }));
  }
}

/** A key that is a plain name, which says nothing about rows. */
const plainKey = (node: Node): Node | undefined =>
  node.type === "Property" && node.computed === false && one(node, "key")?.type === "Identifier"
    ? one(node, "key")
    : undefined;
