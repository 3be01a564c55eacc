import { childrenOf, isNode, type Node, parse } from "./source";

/** They round: for estimates alone. */
const ROUNDS = new Set(["money", "shortMoney", "wholeMoney", "shortAmount", "formatNumber"]);
/** Whole minor units of a currency: what is owed, and what it is reckoned from. */
const IS_OWED = /(?:^m|M)inor$|^MINOR_(?:DIGITS|UNITS)$/;

function* namesIn(node: Node): Generator<string> {
  if (node.type === "Identifier" && typeof node["name"] === "string") yield node["name"];
  for (const child of childrenOf(node)) yield* namesIn(child);
}

function* callsIn(node: Node): Generator<Node> {
  if (node.type === "CallExpression") yield node;
  for (const child of childrenOf(node)) yield* callsIn(child);
}

/** Calls that round money somebody owes, as they are written. */
export function roundedOwed(file: string, text: string): readonly string[] {
  return [...callsIn(parse(file, text))]
    .filter((call) => {
      const { callee } = call;
      const named = isNode(callee) && callee.type === "Identifier" ? String(callee["name"]) : "";
      return (
        ROUNDS.has(named) && argumentsOf(call).some((each) => [...namesIn(each)].some((name) => IS_OWED.test(name)))
      );
    })
    .map(({ start, end }) => text.slice(start, end));
}

const argumentsOf = (call: Node): readonly Node[] => {
  const { arguments: all } = call;
  return Array.isArray(all) ? all.filter(isNode) : [];
};
