import { say } from "@sunwright/words/roof";
import type { RoofForm } from "./form";

interface Issue {
  readonly path: string;
  readonly message: string;
}

/** The boxes as the screen calls them, by the field of the call that they fill. */
const BOXES: Readonly<Record<string, string>> = {
  roofWidth: say("roofWidth"),
  roofHeight: say("roofHeight"),
  roofTilt: say("tilt"),
  "panelDimensions.width": say("panelWidth"),
  "panelDimensions.height": say("panelHeight"),
  "panelDimensions.power": say("panelPower"),
  "rules.gap": say("gapBetweenPanels"),
  "rules.clearance": say("gapToObstructions"),
  "rules.setback.top": say("setbackRidge"),
  "rules.setback.bottom": say("setbackEave"),
  "rules.setback.left": say("setbackLeft"),
  "rules.setback.right": say("setbackRight"),
  "rules.leastSolarAccess": say("leastSolarAccess"),
  "rules.ridge.share": say("ridgeRuleShare"),
  "rules.ridge.setback": say("ridgeRuleSetback"),
  "mounting.tilt": say("rowTilt"),
};

/** Enough to begin with; the rest shows once these are mended. */
const TOLD = 3;

/** What was refused, in the words of the screen: "Setback, left: Between 0 and 10". */
export function refusalLines(issues: readonly Issue[], form: Pick<RoofForm, "obstructions">): readonly string[] {
  return issues.slice(0, TOLD).map(({ path, message }) => {
    const name = nameOf(path, form);
    return name === null ? message : say("refusedBox", { box: name, problem: message });
  });
}

/** Null for what has no box: a fault of panels says itself which ones. */
function nameOf(path: string, { obstructions }: Pick<RoofForm, "obstructions">): string | null {
  const [, list, place, field = "all"] = /^(shadingObstructions|rules\.walkways)\.(\d+)(?:\.(\w+))?/.exec(path) ?? [];
  if (list === undefined) return BOXES[path] ?? null;
  const number = Number(place) + 1;
  if (list === "rules.walkways") return say("refusedWalkway", { number, field });
  const type = obstructions[number - 1]?.type ?? "unknown";
  return say("refusedObstruction", { obstruction: say("numberedObstruction", { type, number }), field });
}
