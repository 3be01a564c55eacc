import { NO_OWN_FIGURES } from "@sunwright/engine/money/assumptions";
import type { Currency } from "@sunwright/engine/parameters/options";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import { ledgerOf } from "@sunwright/report/money-text";
import { type PaybackText, paybackText } from "@sunwright/report/payback-text";
import type { AnsweredHouse } from "./answers";

/** As the project will say it that is made of the trial: by the country's figures, with the hours of grid of the house. */
export function paybackOf(
  design: Design,
  { country, gridHours }: AnsweredHouse,
  currency: Currency,
): PaybackText | null {
  const ledger = ledgerOf(design, { country, figures: { ...NO_OWN_FIGURES, gridHours } }, currency);
  return ledger && paybackText(ledger.money);
}
