import type { ReactNode } from "react";

export interface ComboboxItem {
  value: string;
  label: string;
  /** A short second text at the right, for example a rated power. */
  detail?: string;
  group?: string;
  /** Stands before the label; decoration only. */
  icon?: ReactNode;
  /** Other words a person may type for it. */
  keywords?: string;
}

/** Items whose label, group or keywords hold every typed word; those that begin with the text come first. */
export function filterItems<Item extends ComboboxItem>(items: readonly Item[], text: string): readonly Item[] {
  const query = plain(text);
  if (query === "") return items;
  const words = query.split(" ");
  const found = items.filter((item) => {
    const searched = plain(`${item.label} ${item.group ?? ""} ${item.keywords ?? ""}`);
    return words.every((word) => searched.includes(word));
  });
  const begins = (item: Item) => plain(item.label).startsWith(query);
  return [...found.filter(begins), ...found.filter((item) => !begins(item))];
}

/** The item a text names exactly, whatever its case and accents. */
export const itemNamed = <Item extends ComboboxItem>(items: readonly Item[], text: string): Item | null =>
  items.find((item) => plain(item.label) === plain(text)) ?? null;

/** Consecutive items of one group, in the order the items have. Ranking may split a group; it then appears twice. */
export function groupItems<Item extends ComboboxItem>(items: readonly Item[]) {
  const groups: { label: string | undefined; firstIndex: number; items: Item[] }[] = [];
  for (const [index, item] of items.entries()) {
    const last = groups.at(-1);
    if (last && last.label === item.group) last.items.push(item);
    else groups.push({ label: item.group, firstIndex: index, items: [item] });
  }
  return groups;
}

/** Lower case, no accents, single spaces: a person on a phone does not type the dots of Ọ̀yọ́. */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();
