import type { Project } from "@sunwright/contract/projects";
import { panelPower } from "@sunwright/contract/roof-engine";
import { roofInput } from "../model/form";
import { bestPanels, panelsFor } from "../model/layout";
import type { RoofBoard } from "./use-roof";

export interface NeededPanels {
  /** Panels of the chosen type that the design asks for; null before it is calculated. */
  readonly count: number | null;
  /** [W] */
  readonly capacity: number;
  /** An older method recommended it. */
  readonly isOutdated: boolean;
  /** Which of those on the roof to keep; empty when all are needed. */
  readonly best: ReadonlySet<string>;
  /** Of those to keep, else of all on the roof; null while it is not known. [%] */
  readonly shadingLoss: number | null;
}

/** What the design asks for, against what lies on the roof. */
export function neededPanels(
  { recommendedPanelCapacity: capacity, designIsOutdated: isOutdated }: Project,
  { form, panels, score }: RoofBoard,
): NeededPanels {
  if (!capacity) return { count: null, capacity: 0, isOutdated, best: new Set(), shadingLoss: null };
  const count = panelsFor(capacity, panelPower(roofInput(form).panelDimensions));
  const access = new Map(score.answer?.panels.map(({ id, solarAccess }) => [id, solarAccess]));
  const scored = panels.map((panel) => ({ ...panel, solarAccess: access.get(panel.id) ?? 0 }));
  const best: ReadonlySet<string> = count < panels.length ? bestPanels(scored, count) : new Set<string>();
  const kept = scored.filter(({ id }) => best.size === 0 || best.has(id));
  const shadingLoss = score.answer === null ? null : lossOf(kept);
  return { count, capacity, isOutdated, best, shadingLoss };
}

/** Mean loss of panels, each of which keeps a share of its year; null of none. [%] */
const lossOf = (kept: readonly { readonly solarAccess: number }[]): number | null =>
  kept.length === 0 ? null : 100 * (1 - kept.reduce((sum, { solarAccess }) => sum + solarAccess, 0) / kept.length);
