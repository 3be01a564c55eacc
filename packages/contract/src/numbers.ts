import { say } from "@sunwright/words/fields";
import { z } from "zod";

export interface Bounds {
  readonly min: number;
  readonly max: number;
  /** Whole numbers only. */
  readonly whole?: boolean;
}

/** A number within bounds; a person who enters none, or another, is told both. */
export function between({ min, max, whole = false }: Bounds): z.ZodNumber {
  const error = () => say("between", { min, max });
  const number = z.number({ error }).min(min, { error }).max(max, { error });
  return whole ? number.int({ error: () => say("wholeBetween", { min, max }) }) : number;
}
