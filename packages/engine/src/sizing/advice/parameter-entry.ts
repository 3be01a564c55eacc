import type { Text } from "../../units/told";
import type { Figures } from "../choice/figures";

/** What a parameter did, before its name stands beside it. */
export interface Use {
  readonly used: boolean;
  readonly text: Text;
}
export type UseOf = (figures: Figures) => Use;

export const used = (text: Text): Use => ({ used: true, text });
export const unused = (text: Text): Use => ({ used: false, text });
