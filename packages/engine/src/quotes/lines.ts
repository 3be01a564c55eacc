/** What a line of a quote is about, by its words. */
export type LineKind = "panels" | "battery" | "inverter" | "labour" | "tax" | PartNeeded | null;

/** Everything beside the main parts that a system may need. Ids of the file of `check-quote`. */
export const PARTS_NEEDED = [
  "mounting",
  "dc-isolator",
  "dc-fuse",
  "surge-protection",
  "battery-fuse",
  "ac-breaker",
  "rcd",
  "earthing",
  "cables",
] as const;
export type PartNeeded = (typeof PARTS_NEEDED)[number];

/** The first that matches counts: "battery fuse" is no battery, "panel mounting" no panel. */
const WORDS: readonly (readonly [words: RegExp, kind: NonNullable<LineKind>])[] = [
  [/\b(tax|vat)\b/i, "tax"],
  [/mount|rail|hook|rack(?!.*batter)|clamp(?!.*earth)|structure/i, "mounting"],
  [/battery[ -](fuse|breaker|disconnect)|class[ -]?t|mega[ -]?fuse|anl/i, "battery-fuse"],
  [/earth|ground(ing)?\b(?! mount)/i, "earthing"],
  [/surge|\bspd\b/i, "surge-protection"],
  [/\brc(d|bo|cb)\b|residual/i, "rcd"],
  [/isolator|dc[ -]?(disconnect|switch)/i, "dc-isolator"],
  [/(dc|string|pv)[ -]?fuse/i, "dc-fuse"],
  [/breaker|\bmcb\b|distribution board/i, "ac-breaker"],
  [/cable|wir(e|ing)/i, "cables"],
  [/labour|labor|install|workmanship/i, "labour"],
  [/inverter/i, "inverter"],
  [/batter/i, "battery"],
  [/panel|module/i, "panels"],
];

export const lineKind = (what: string): LineKind => WORDS.find(([words]) => words.test(what))?.[1] ?? null;

/** All that a line or a word of a list names: "breaker and RCD" is both. */
export const namedIn = (what: string): readonly NonNullable<LineKind>[] =>
  WORDS.filter(([words]) => words.test(what)).map(([, kind]) => kind);
