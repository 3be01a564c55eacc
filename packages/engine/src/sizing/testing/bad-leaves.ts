import { tell } from "@sunwright/words/engine";
import type { Told } from "../../units/told";
import type { Design } from "../inputs/design";

/** Every number and every text of a design, however deep; the texts both as they are stored and as they are said. */
function leaves(value: unknown): readonly (number | string)[] {
  if (typeof value === "number" || typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap(leaves);
  return isTold(value) ? [tell(value), ...inside] : inside;
}
const isTold = (value: object): value is Told => "key" in value && typeof value.key === "string";

/** Those of them that nobody should read. */
export const badLeaves = (design: Design) =>
  leaves(design).filter((leaf) =>
    typeof leaf === "number"
      ? !Number.isFinite(leaf) || Object.is(leaf, -0)
      : /NaN|undefined|Infinity|∞|null|\[object|—|!/.test(leaf),
  );
