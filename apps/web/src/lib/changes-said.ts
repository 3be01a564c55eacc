import type { Warning } from "@sunwright/engine/quotes/quote";
import { changesNeeded } from "@sunwright/engine/quotes/severity";
import { tell } from "@sunwright/words/tell-quotes";

/** What an offer would have to change before it is safe to sign, as one phrase; null where nothing bars it. */
export function changesSaid(warnings: readonly Warning[]): string | null {
  const list = changesNeeded(warnings);
  return list.length === 0 ? null : tell({ list, join: "and" });
}
