/** Those of a list that is here whole whose name holds all words that are looked for, however they are written. */
export function named<Item>(items: readonly Item[], words: string, nameOf: (item: Item) => string): readonly Item[] {
  const parts = plain(words)
    .split(" ")
    .filter((part) => part !== "");
  return items.filter((item) => parts.every((part) => plain(nameOf(item)).includes(part)));
}

const plain = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
