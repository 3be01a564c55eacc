import type { ReactNode } from "react";

export interface ComboboxItem {
  value: string;
  label: string;
  /** A short second text at the right, for example a rated power. */
  detail?: string;
  group?: string;
  /** Stands before the label; decoration only. */
  icon?: ReactNode;
  /** Other names that people say for it: they count as the label does. */
  said?: readonly string[];
}

/**
 * Items whose label, group or other names hold every typed word: those that are called just so first, then those whose label
 * begins so, then those of which another name does.
 */
export function filterItems<Item extends ComboboxItem>(items: readonly Item[], text: string): readonly Item[] {
  const query = plain(text);
  if (query === "") return items;
  const words = query.split(" ");
  return items
    .flatMap((item) => {
      const label = plain(item.label);
      const said = (item.said ?? []).map(plain);
      const searched = [label, plain(item.group ?? ""), ...said].join(" ");
      return words.every((word) => searched.includes(word)) ? [{ item, rank: rankOf(query, label, said) }] : [];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}

function rankOf(query: string, label: string, said: readonly string[]): number {
  if (label === query || said.includes(query)) return 0;
  if (label.startsWith(query)) return 1;
  return said.some((name) => name.startsWith(query)) ? 2 : 3;
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
