import type { Part, RefusalCode, UnstatedFigure } from "../../equipment/answer";
import { CHOSEN_PARTS, nameOf } from "../../equipment/chosen-parts";
import type { Text } from "../../units/told";
import { type PartRefusal, signedFit } from "./chosen-fit";
import { toldOfParts } from "../rule/parts-told";
import type { RuleFigures } from "../rule/rule-figures";
import { told } from "./refusal-told";
import type { Refusal } from "../inputs/electrical-types";

/** What of the chosen parts cannot be wired, each with the figure that is out, and what must be known of them first. */
export function partRefusals(figures: RuleFigures): readonly Refusal[] {
  if (figures.input.parts === undefined) return [];
  const { refusals, missing } = signedFit(figures);
  return [
    ...refusals.map((refusal) => outOfLimits(refusal, figures)),
    ...CHOSEN_PARTS.flatMap((part) => {
      const open = missing.filter((one) => one.part === part);
      return open.length === 0 ? [] : [mustBeKnown(part, open, figures)];
    }),
  ];
}

/** The text of one refusal, for a list of parts. */
export const refusalText = (refusal: PartRefusal, figures: Pick<RuleFigures, "input" | "technology">): Text =>
  outOfLimits(refusal, figures).text;

/** What must be known of one part first, for the same. */
export const missingText = (
  part: Part,
  missing: readonly UnstatedFigure[],
  figures: Pick<RuleFigures, "input">,
): Text => mustBeKnown(part, missing, figures).text;

function outOfLimits(
  { part, code, found, limit }: PartRefusal,
  figures: Pick<RuleFigures, "input" | "technology">,
): Refusal {
  const { panel, controller, inverter } = figures.technology;
  const input = (controller?.input ? controller : inverter.chosen?.input ? inverter.chosen : null)?.name;
  return {
    id: `part-${part}-${code}`,
    parameter: null,
    text: TEXTS[code]({
      module: panel.sheet.chosen?.name ?? told("part.genericModule"),
      input: input ?? told("part.genericInput"),
      part: partName(part, figures),
      found,
      limit,
    }),
    remedy: remedyFor(part, { code, found, limit }),
    clause: told("part.clause"),
    overridable: false,
  };
}

interface Out {
  readonly module: Text;
  readonly input: Text;
  readonly part: string;
  readonly found: number;
  readonly limit: number;
}
const TEXTS: Readonly<Record<RefusalCode, (out: Out) => Text>> = {
  "cold-voltage": ({ module, input, found, limit }) => told("part.cold-voltage", { module, input, found, limit }),
  "tracker-voltage": ({ module, input, found, limit }) => told("part.tracker-voltage", { module, input, found, limit }),
  "hot-voltage": ({ module, input, found, limit }) => told("part.hot-voltage", { module, input, found, limit }),
  "too-few-panels": ({ module, input, found, limit }) => told("part.too-few-panels", { module, input, found, limit }),
  "no-equal-strings": ({ module, input, found, limit }) =>
    told("part.no-equal-strings", { module, input, found, limit }),
  "string-current": ({ module, input, found, limit }) => told("part.string-current", { module, input, found, limit }),
  "input-current": ({ input, found, limit }) => told("part.input-current", { input, found, limit }),
  "tracker-strings": ({ input, found, limit }) => told("part.tracker-strings", { input, found, limit }),
  "parallel-pieces": ({ part, found, limit }) => told("part.parallel-pieces", { part, found, limit }),
  "series-pieces": ({ part, found, limit }) => told("part.series-pieces", { part, found, limit }),
  "array-power": ({ input, found, limit }) => told("part.array-power", { input, found, limit }),
  "array-ratio": ({ input, found, limit }) => told("part.array-ratio", { input, found, limit }),
  "no-panel-input": ({ part }) => told("part.no-panel-input", { part }),
  "battery-voltage": ({ part, found, limit }) => told("part.battery-voltage", { part, found, limit }),
  "controller-current": ({ module, part, found, limit }) =>
    told("part.controller-current", { module, part, found, limit }),
  "battery-charge": ({ found, limit }) => told("part.battery-charge", { found, limit }),
  "battery-discharge": ({ part, found, limit }) => told("part.battery-discharge", { part, found, limit }),
  surge: ({ part, found, limit }) => told("part.surge", { part, found, limit }),
  phases: ({ part, found, limit }) => told("part.phases", { part, found, limit }),
};

/** The figure that a part which fits would have. */
function remedyFor(part: Part, { code, found, limit }: Pick<PartRefusal, "code" | "found" | "limit">): Text {
  const another = told("part.remedy", { part });
  if (NEEDS_MORE.has(code)) return told("part.remedyNeedsMore", { found, unit: UNITS[code] ?? "", another });
  if (code === "hot-voltage") return told("part.remedyHot", { found, another });
  return code === "battery-voltage" ? told("part.remedyBattery", { limit, another }) : another;
}

/** Where a part that takes what was found would do. */
const UNITS: Readonly<Partial<Record<RefusalCode, string>>> = {
  "cold-voltage": "V",
  "tracker-voltage": "V",
  "string-current": "A",
  "input-current": "A",
  "array-power": "W",
  "controller-current": "A",
  "battery-charge": "A",
  "battery-discharge": "W",
};
const NEEDS_MORE: ReadonlySet<string> = new Set(Object.keys(UNITS));

function mustBeKnown(part: Part, missing: readonly UnstatedFigure[], figures: Pick<RuleFigures, "input">): Refusal {
  return {
    id: `part-${part}-missing`,
    parameter: null,
    text: told("part.missing", { part: partName(part, figures), figures: figureList(missing) }),
    remedy: told("part.missingRemedy", { count: missing.length }),
    clause: told("part.clause"),
    overridable: true,
  };
}

export const figureList = (figures: readonly UnstatedFigure[]) => ({
  list: figures.map(({ figure }) => toldOfParts(`figure.${figure}`)),
  join: "and" as const,
});

export function partName(part: Part, { input }: Pick<RuleFigures, "input">): string {
  const chosen = input.parts?.[part];
  return chosen === undefined ? "" : nameOf(chosen.row);
}
