import type { PanelPlacement, RoofProof } from "@sunwright/contract/roof";
import type { LayoutMode } from "@sunwright/contract/roof-options";
import { counted, formatNumber } from "../../../lib/format";

const KIND: Readonly<Record<LayoutMode, string>> = {
  "most-energy": "layout",
  rows: "layout of full rows",
  "same-orientation": "layout of one orientation",
};

export const panelsText = (count: number) => counted(count, "panel");

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

/** How long it was searched; what is not proved stayed open. */
export function searchWords({ milliseconds, optimal }: Pick<RoofProof, "milliseconds" | "optimal">): string {
  const seconds = milliseconds / 1000;
  const time = seconds < 0.1 ? "less than 0.1 s" : `${formatNumber(seconds, 1)} s`;
  return optimal
    ? `Found and proved in ${time}.`
    : `Searched for ${time}. Whether a layout within that distance exists stayed open.`;
}

/** What rules that look at the panels themselves did to the layout, and at what cost. */
export function ruleWords({ energyYield, rules }: Pick<PanelPlacement, "energyYield" | "rules">, proof: RoofProof) {
  const { ridge, leftOut } = proof;
  const words: string[] = [];
  if (ridge)
    words.push(
      `Panels cover ${formatNumber(100 * ridge.coverage, 1)}% of this slope, more than ${formatNumber(100 * (rules.ridge?.share ?? 0), 1)}%: the layout keeps ${formatNumber(ridge.setback, 3)} m to the ridge instead of ${formatNumber(rules.setback.top, 3)} m.`,
    );
  if (leftOut) {
    const percent = (100 * leftOut.energy) / (energyYield + leftOut.energy);
    words.push(
      `${panelsText(leftOut.panels)} standing alone left out: that costs ${formatNumber(leftOut.energy)} kWh a year, ${formatNumber(percent, 1)}%. The bound counts layouts with single panels.`,
    );
  }
  return words;
}
