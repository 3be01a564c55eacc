import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface Row {
  readonly id: string;
  readonly section: string;
  readonly text: string;
  readonly observed: string;
}

export function specificationRows(): Row[] {
  const [, ...lines] = readFileSync(join(import.meta.dirname, "rows.tsv"), "utf8")
    .trimEnd()
    .split("\n");
  return lines.map((line) => {
    const [id = "", document = "", section = "", text = "", observed = ""] = line.split("\t");
    return { id, section: `${document}: ${section}`, text, observed };
  });
}
