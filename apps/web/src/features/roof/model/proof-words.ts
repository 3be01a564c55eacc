import { say } from "@sunwright/words/roof";
import type { PanelPlacement, RoofProof } from "@sunwright/contract/roof";
import type { LayoutMode } from "@sunwright/contract/roof-options";
import { formatNumber } from "../../../lib/format";

const KIND: Readonly<Record<LayoutMode, string>> = {
  "most-energy": "layout",
  rows: "layout of full rows",
  "same-orientation": "layout of one orientation",
};

export const panelsText = (count: number) => say("panels", { count });

/** What is proved of a layout, for somebody who has never heard of a bound. */
export function proofWords(
  { mode, optimizedLayout }: Pick<PanelPlacement, "mode" | "optimizedLayout">,
  proof: RoofProof,
) {
  const count = optimizedLayout.length;
  const most = proof.panels;
  const kind = KIND[mode];
  if (most === count && proof.optimal)
    return say("provedNoHoldsAnd", { count: panelsText(count), kind, count2: formatNumber(count + 1) });
  const about =
    most === null
      ? ""
      : most <= count
        ? say("noHolds", { kind, count: formatNumber(count + 1) })
        : say("noHoldsMoreThan", { kind, most: panelsText(most) });
  if (proof.optimal) return say("provedNoYieldsMore", { count: panelsText(count), kind, about });
  const gap = proof.gapPercent.value < 0.01 ? "0.01" : formatNumber(proof.gapPercent.value, 2);
  return say("noYieldsMoreThan", {
    count: panelsText(count),
    kind,
    value: formatNumber(proof.upperBound.value),
    gap,
    about,
  });
}

/** How long it was searched; what is not proved stayed open. */
export function searchWords({ milliseconds, optimal }: Pick<RoofProof, "milliseconds" | "optimal">): string {
  const seconds = milliseconds / 1000;
  const time = seconds < 0.1 ? "less than 0.1 s" : `${formatNumber(seconds, 1)} s`;
  return optimal ? say("foundAndProvedIn", { time }) : say("searchedForWhetherA", { time });
}

/** What rules that look at the panels themselves did to the layout, and at what cost. */
export function ruleWords({ energyYield, rules }: Pick<PanelPlacement, "energyYield" | "rules">, proof: RoofProof) {
  const { ridge, leftOut } = proof;
  const words: string[] = [];
  if (ridge)
    words.push(
      say("panelsCoverOfThis", {
        coverage: formatNumber(100 * ridge.coverage, 1),
        share: formatNumber(100 * (rules.ridge?.share ?? 0), 1),
        setback: formatNumber(ridge.setback, 3),
        top: formatNumber(rules.setback.top, 3),
      }),
    );
  if (leftOut) {
    const percent = (100 * leftOut.energy) / (energyYield + leftOut.energy);
    words.push(
      say("standingAloneLeftOut", {
        panels: panelsText(leftOut.panels),
        energy: formatNumber(leftOut.energy),
        percent: formatNumber(percent, 1),
      }),
    );
  }
  return words;
}
