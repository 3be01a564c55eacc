import type { Figures } from "./figures";

/** What a parameter did, before its name stands beside it. */
export interface Use {
  readonly used: boolean;
  readonly text: string;
}
export type UseOf = (figures: Figures) => Use;

export const used = (text: string): Use => ({ used: true, text });
export const unused = (text: string): Use => ({ used: false, text });
