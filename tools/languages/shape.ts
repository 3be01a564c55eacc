import compile from "icu-minify/compile";

/** Kinds of an argument in a compiled message. Source: icu-minify. */
const SELECT = 1;
const PLURAL = 2;
const ORDINAL = 3;
const FORMATTED: Readonly<Record<number, string>> = { 4: "number", 5: "date", 6: "time" };

/** What a message asks for and may become, whatever its language. */
export interface Shape {
  /** "name", "watts number whole", "kind select day other", "<link>". A plural is the bare name of its argument. */
  readonly asks: ReadonlySet<string>;
  /** Per plural the categories it has a text for; "=1" and the like are none. */
  readonly plurals: readonly { readonly name: string; readonly ordinal: boolean; readonly cases: readonly string[] }[];
  /** Its letters, each place of a value as one, the longest where there are several. */
  readonly longest: number;
  /** Its letters alone, all cases after each other. */
  readonly letters: string;
}

interface Found {
  readonly asks: Set<string>;
  readonly plurals: { name: string; ordinal: boolean; cases: string[] }[];
  letters: string;
}

export function shapeOf(text: string): Shape {
  const found: Found = { asks: new Set(), plurals: [], letters: "" };
  const longest = walk(compile(text), found);
  return { ...found, longest };
}

function walk(node: unknown, found: Found): number {
  if (typeof node === "string") {
    found.letters += ` ${node}`;
    return node.length;
  }
  if (!Array.isArray(node)) return 1;
  return Array.from<unknown>(node).reduce((sum: number, part) => sum + walkPart(part, found), 0);
}

function walkPart(part: unknown, found: Found): number {
  if (!Array.isArray(part)) return typeof part === "string" ? walk(part, found) : 1;
  const [name, kind, ...rest] = Array.from<unknown>(part);
  const argument = String(name);
  if (part.length === 1) found.asks.add(argument);
  else if (kind === SELECT || kind === PLURAL || kind === ORDINAL) return branches(argument, kind, rest[0], found);
  else if (typeof kind === "number" && FORMATTED[kind] !== undefined)
    found.asks.add([argument, FORMATTED[kind], ...rest.map((style) => JSON.stringify(style))].join(" "));
  else {
    found.asks.add(`<${argument}>`);
    return walk([kind, ...rest], found);
  }
  return 1;
}

function branches(argument: string, kind: number, cases: unknown, found: Found): number {
  const entries = Object.entries(cases ?? {});
  const names = entries.map(([name]) => name);
  found.asks.add(kind === SELECT ? `${argument} select ${names.toSorted().join(" ")}` : argument);
  if (kind !== SELECT)
    found.plurals.push({
      name: argument,
      ordinal: kind === ORDINAL,
      cases: names.filter((name) => !name.startsWith("=")),
    });
  return Math.max(...entries.map(([, branch]) => walk(branch, found)));
}
