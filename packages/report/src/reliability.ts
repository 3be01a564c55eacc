import type { Remedy } from "@sunwright/engine/sizing/inputs/simulated";
import type { Currency } from "@sunwright/engine/parameters/options";
import { asShown, formatNumber } from "./format";
import { moneyText, shortMoneyFromUsd } from "./currency-text";
import { shownHours } from "./months-of-year";
import { tell } from "./tell";

/** A share just short of all is never rounded up to it. [%] */
const notRoundedUp = (percent: number) => (percent >= 100 ? 100 : Math.min(99.9, percent));
export const servedText = (percent: number) => formatNumber(notRoundedUp(percent), 1);
/** The number that `servedText` writes. */
export const asServed = (percent: number) => asShown(notRoundedUp(percent), 1);

export interface RemedyRow {
  readonly label: string;
  readonly hours: number;
  readonly cost: string;
}

/** What would remove the gap: the design itself in full, then each remedy on top of it. Empty without a gap. */
export function remedyRows(remedies: readonly Remedy[], cost: number, currency: Currency): RemedyRow[] {
  const asDesigned = remedies.find(({ kind }) => kind === "as-designed");
  if (asDesigned === undefined || shownHours(asDesigned.unmetHours) === 0) return [];
  return remedies.map(({ kind, label, unmetHours, extraCost }) => ({
    label: tell(label),
    hours: shownHours(unmetHours),
    cost: kind === "as-designed" ? moneyText(shortMoneyFromUsd(cost, currency)) : onTop(extraCost, currency),
  }));
}

const onTop = (extraCost: number, currency: Currency) =>
  `${extraCost < 0 ? "−" : "+"} ${moneyText(shortMoneyFromUsd(Math.abs(extraCost), currency))}`;
