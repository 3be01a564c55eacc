import { tell } from "@sunwright/words/engine";
import type { Told } from "../../units/told";

const isTold = (value: unknown): value is Told =>
  typeof value === "object" && value !== null && "key" in value && typeof value.key === "string";

/** JSON of a design or a part of it, its texts in English. */
export const asRead = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) => (isTold(part) ? tell(part) : part));
