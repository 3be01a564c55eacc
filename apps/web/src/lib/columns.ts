/** What columns of a file are read as, by their names; "" of one that is not used. */
export type ColumnsByHand = Readonly<Record<string, string>>;

/** "power watts", "Power-Watts" and "power_watts" are one column. */
export const named = (cell: string) =>
  cell
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, "_");

/** How a file's columns are read, as the file names them. */
export interface ReadColumns {
  readonly known: readonly string[];
  readonly unknown: readonly string[];
  readonly readAs: ColumnsByHand;
}

/**
 * What each column of a heading is read as: by hand before its own name, that before what others call it. Of two that are
 * read as one the first counts.
 */
export function namesOf(
  head: readonly string[],
  byHand: ColumnsByHand,
  known: (name: string) => string,
  called: (name: string) => string = () => "",
): readonly string[] {
  const given = head.map(named);
  const own = given.map((name) => (Object.hasOwn(byHand, name) ? (byHand[name] ?? "") : known(name)));
  const names = own.map((name, at) => {
    const other = name === "" && !Object.hasOwn(byHand, given[at] ?? "") ? called(given[at] ?? "") : "";
    return name !== "" || own.includes(other) ? name : other;
  });
  return names.map((name, at) => (names.indexOf(name) === at ? name : ""));
}

export function readColumnsOf(head: readonly string[], names: readonly string[]): ReadColumns {
  const given = head.map((cell, at) => ({ name: named(cell), as: names[at] ?? "" })).filter(({ name }) => name !== "");
  return {
    known: given.filter(({ as }) => as !== "").map(({ name }) => name),
    unknown: given.filter(({ as }) => as === "").map(({ name }) => name),
    readAs: Object.fromEntries(given.map(({ name, as }) => [name, as])),
  };
}
