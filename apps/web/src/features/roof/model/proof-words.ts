import { say } from "@sunwright/words/roof";
import type { PanelPlacement, RoofProof } from "@sunwright/contract/roof";
import type { LayoutMode } from "@sunwright/contract/roof-options";
import { formatNumber } from "../../../lib/format";

/** Which layouts the proof is about, as the texts name them. */
const LAYOUTS: Readonly<Record<LayoutMode, "any" | "rows" | "oneOrientation">> = {
  "most-energy": "any",
  rows: "rows",
  "same-orientation": "oneOrientation",
};

/** What is proved of a layout, for somebody who has never heard of a bound. */
export function proofWords(
  { mode, optimizedLayout }: Pick<PanelPlacement, "mode" | "optimizedLayout">,
  proof: RoofProof,
): string {
  const { panels: most, optimal } = proof;
  const [panels, layout] = [optimizedLayout.length, LAYOUTS[mode]];
  const next = panels + 1;
  if (most === panels && optimal) return say("proof.mostAndBest", { panels, layout, next });
  const energy = optimal ? say("proof.best", { panels, layout }) : openWords(panels, layout, proof);
  if (most === null) return energy;
  const count =
    most <= panels ? say("proof.holdsNotNext", { layout, next }) : say("proof.holdsAtMost", { layout, most });
  return `${energy} ${count}`;
}

/** A gap that is read as nothing would claim a proof. [%] */
const SMALLEST_GAP = 0.01;

const openWords = (panels: number, layout: string, { gapPercent, upperBound }: RoofProof): string =>
  say("proof.open", {
    panels,
    layout,
    energy: formatNumber(upperBound.value),
    gap: formatNumber(Math.max(SMALLEST_GAP, gapPercent.value), 2),
  });

/** How long it was searched; what is not proved stayed open. */
export function searchWords({ milliseconds, optimal }: Pick<RoofProof, "milliseconds" | "optimal">): string {
  const seconds = milliseconds / 1000;
  const time = seconds < 0.1 ? "instant" : formatNumber(seconds, 1);
  return optimal ? say("search.proved", { time }) : say("search.open", { time });
}

/** What rules that look at the panels themselves did to the layout, and at what cost. */
export function ruleWords({ energyYield, rules }: Pick<PanelPlacement, "energyYield" | "rules">, proof: RoofProof) {
  const { ridge, leftOut } = proof;
  const words: string[] = [];
  if (ridge)
    words.push(
      say("ridgeRuleApplied", {
        coverage: formatNumber(100 * ridge.coverage, 1),
        share: formatNumber(100 * (rules.ridge?.share ?? 0), 1),
        setback: formatNumber(ridge.setback, 3),
        usual: formatNumber(rules.setback.top, 3),
      }),
    );
  if (leftOut) {
    const percent = (100 * leftOut.energy) / (energyYield + leftOut.energy);
    words.push(
      say("singlePanelsLeftOut", {
        panels: leftOut.panels,
        energy: formatNumber(leftOut.energy),
        percent: formatNumber(percent, 1),
      }),
    );
  }
  return words;
}
