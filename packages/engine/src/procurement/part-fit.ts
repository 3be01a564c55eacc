import type { FigureName, Part } from "../equipment/answer";
import type { ChosenParts } from "../equipment/chosen-parts";
import { type ChosenFit, chosenFit } from "../sizing/electrical/chosen-fit";
import type { RuleFigures } from "../sizing/rule/rule-figures";
import { changesOf } from "./changes";
import { type Fit, notFilling } from "./fit";
import type { MaterialLine } from "./material";
import { partFindings } from "./part-rules";
import { asPart, type Named } from "./product-rows";
import type { FieldName, Specified } from "./specifications";
import type { StandingDesign } from "./standing-design";
import { piecesOf, withOtherParts } from "./standing";

/** The name of a figure in a shop's specification. */
const FIELDS: Readonly<Record<Part, Readonly<Partial<Record<FigureName, FieldName>>>>> = {
  module: { "series-fuse": "seriesFuseAmperes" },
  battery: {
    "battery-voltage": "volts",
    "amp-hours": "ampereHours",
    "charge-current-max": "chargeAmperes",
    "discharge-current-max": "dischargeAmperes",
  },
  inverter: {
    power: "powerWatts",
    "panel-voltage-max": "panelVoltsMax",
    "tracker-min": "trackerVoltsMin",
    "tracker-max": "trackerVoltsMax",
    "panel-current-max": "panelAmperesMax",
    "panel-power-max": "panelWattsMax",
    "battery-voltages": "batteryVoltsMax",
    efficiency: "efficiencyPercent",
    "idle-power": "idleWatts",
    "parallel-max": "parallelMax",
  },
  controller: {
    "panel-voltage-max": "panelVoltsMax",
    "controller-type": "type",
    "battery-voltages": "batteryVolts",
    "charge-power": "chargeWatts",
  },
};

const fieldsOf = (part: Part, figures: ChosenFit["missing"]): readonly FieldName[] =>
  figures.flatMap((one) => (one.part === part ? (FIELDS[part][one.figure] ?? []) : []));

/** Parts together in the place of a design's own: what the rules say, and how many of each there are. */
export interface Judged {
  readonly figures: RuleFigures;
  readonly fit: ChosenFit;
}

export function judge(standing: RuleFigures, parts: ChosenParts): Judged {
  const figures = withOtherParts(standing, parts);
  return { figures, fit: chosenFit(figures) };
}

/**
 * Panels, batteries, inverters and charge controllers by the rules that judge the parts of a design: the design stands
 * with the product in it, and what else of its list would change is named.
 */
export function partFit(named: Named, product: Specified, line: MaterialLine, standing: StandingDesign): Fit {
  const part = line.part;
  const row = asPart(named, product);
  if (part === null || row === null) return notFilling("does-not-fit", {});
  if (row.kind === "missing") return notFilling("unknown", { missing: row.fields });
  // A grid inverter beside a battery, or the other way about, is none of this design's parts.
  const { figures, fit } = judge(standing.figures, row.parts);
  if (fit.used[part] === undefined) return notFilling("does-not-fit", { findings: [WRONG_USE] });
  const findings = partFindings(figures, fit.refusals);
  const open = fieldsOf(part, fit.unstated);
  if (fit.refusals.length > 0) return notFilling("does-not-fit", { findings, open });
  const missing = fieldsOf(part, fit.missing);
  if (missing.length > 0) return notFilling("unknown", { findings, missing, open });
  const changes = changesOf(standing, figures);
  const verdict = changes.length > 0 ? "fits-with-change" : "fits";
  return { verdict, pieces: piecesOf(part, figures), findings, missing: [], open, changes };
}

const WRONG_USE = { rule: "use", found: null, unit: "", kept: false } as const;
