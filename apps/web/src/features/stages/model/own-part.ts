import { Standing, type KeptStages } from "@sunwright/contract/stages";
import type { StandingKind } from "@sunwright/engine/stages/standing";
import { parseNumber } from "../../../ui/number";

/** What is typed of one part, as it is typed. */
export interface TypedPart {
  readonly kind: StandingKind;
  readonly figures: Readonly<Partial<Record<TypedFigure, string>>>;
  readonly chemistry: "lfp" | "lead_acid";
  readonly fuel: "petrol" | "diesel";
  readonly gridTied: boolean;
  readonly lithium: boolean;
}

export type TypedFigure =
  | "count"
  | "watts"
  | "years"
  | "azimuth"
  | "current"
  | "inSeries"
  | "volts"
  | "ampHours"
  | "measured"
  | "panelVoltage";

export const EMPTY_PART: TypedPart = {
  kind: "panels",
  figures: { count: "1", years: "0" },
  chemistry: "lfp",
  fuel: "petrol",
  gridTied: false,
  lithium: true,
};

/** Which figures each kind has; those of the second list may stay empty. */
export const FIGURES_OF: Readonly<
  Record<StandingKind, { readonly asked: readonly TypedFigure[]; readonly open: readonly TypedFigure[] }>
> = {
  panels: { asked: ["count", "watts", "years"], open: ["azimuth", "current", "inSeries"] },
  battery: { asked: ["count", "volts", "ampHours", "years"], open: ["measured"] },
  inverter: { asked: ["watts", "volts", "years"], open: [] },
  controller: { asked: ["current", "panelVoltage", "volts", "years"], open: [] },
  generator: { asked: ["watts", "years"], open: [] },
};

/** What stands with the part beside it; null where a figure is missing or beyond what there is. */
export function withPart(standing: KeptStages["standing"], typed: TypedPart): KeptStages["standing"] | null {
  const figure = (name: TypedFigure): number => parseNumber(typed.figures[name] ?? "");
  const open = (name: TypedFigure): number | null => ((typed.figures[name] ?? "").trim() === "" ? null : figure(name));
  const next = added(standing, typed, figure, open);
  const read = Standing.safeParse(next);
  return read.success ? read.data : null;
}

function added(
  standing: KeptStages["standing"],
  { kind, chemistry, fuel, gridTied, lithium }: TypedPart,
  figure: (name: TypedFigure) => number,
  open: (name: TypedFigure) => number | null,
): KeptStages["standing"] {
  const years = figure("years");
  if (kind === "panels") {
    const { panels } = standing;
    const one = {
      count: figure("count"),
      watts: figure("watts"),
      years,
      inSeries: open("inSeries"),
      azimuth: open("azimuth"),
      current: open("current"),
      voltage: null,
    };
    return { ...standing, panels: [...panels, one] };
  }
  if (kind === "battery") {
    const one = {
      count: figure("count"),
      chemistry,
      volts: figure("volts"),
      ampHours: figure("ampHours"),
      years,
      measured: open("measured"),
    };
    return { ...standing, batteries: [...standing.batteries, one] };
  }
  const watts = figure("watts");
  if (kind === "inverter")
    return {
      ...standing,
      inverter: { watts, volts: gridTied ? null : figure("volts"), years, chargesLithium: gridTied ? null : lithium },
    };
  if (kind === "controller") {
    const controller = {
      current: figure("current"),
      panelVoltage: figure("panelVoltage"),
      volts: [figure("volts")],
      years,
    };
    return { ...standing, controller };
  }
  return { ...standing, generator: { kind: fuel, watts, years } };
}
