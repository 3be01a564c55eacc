import type { Section } from "./document";

/** Sections in the rows they stand in: two halves side by side, all else alone. */
export function pairsOf(sections: readonly Section[]): Section[][] {
  const rows: Section[][] = [];
  for (const section of sections) {
    const row = rows.at(-1);
    if (section.half && row?.length === 1 && row[0]?.half) row.push(section);
    else rows.push([section]);
  }
  return rows;
}
