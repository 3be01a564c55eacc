import type { PanelPlacement, RoofProof } from "@sunwright/contract/roof";
import type { LayoutMode } from "@sunwright/contract/roof-options";
import { formatNumber } from "../../../lib/format";

const KIND: Readonly<Record<LayoutMode, string>> = {
  "most-energy": "layout",
  rows: "layout of full rows",
  "same-orientation": "layout of one orientation",
};

export const panelsText = (count: number) => `${formatNumber(count)} ${count === 1 ? "panel" : "panels"}`;

/** What is proved of a layout, for somebody who has never heard of a bound. */
export function proofWords(
  { mode, optimizedLayout }: Pick<PanelPlacement, "mode" | "optimizedLayout">,
  proof: RoofProof,
) {
  const count = optimizedLayout.length;
  const most = proof.panels;
  const kind = KIND[mode];
  if (most === count && proof.optimal)
    return `${panelsText(count)}, proved: no ${kind} holds ${formatNumber(count + 1)}, and none yields more.`;
  const about =
    most === null
      ? ""
      : most <= count
        ? ` No ${kind} holds ${formatNumber(count + 1)}.`
        : ` No ${kind} holds more than ${panelsText(most)}.`;
  if (proof.optimal) return `${panelsText(count)}, proved: no ${kind} yields more energy.${about}`;
  const gap = proof.gapPercent.value < 0.01 ? "0.01" : formatNumber(proof.gapPercent.value, 2);
  return `${panelsText(count)}. No ${kind} yields more than ${formatNumber(proof.upperBound.value)} kWh a year: at most ${gap}% above this one.${about}`;
}
