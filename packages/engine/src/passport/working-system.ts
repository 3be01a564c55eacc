import { INVERTER_YEARS } from "../economics/lives";
import type { SystemType } from "../parameters/options";
import { MOST_CYCLES } from "../quotes/limits";
import type { QuotedBattery } from "../quotes/quote";
import { isLead } from "../quotes/stated-parts";
import type { House, Size } from "../simulation/plant";
import { type DailyFlows, summarise } from "../simulation/summary";
import { batteryLife } from "../sizing/rule/battery-life";
import { useOf } from "../sizing/choice/ages";
import { type Run, runsOf } from "../sizing/electrical/runs";
import type { RuleFigures } from "../sizing/rule/rule-figures";
import { meanOfYear } from "../sizing/site/site";

/** Parts that are replaced while the panels still stand. */
export const RENEWED = ["battery", "inverter"] as const;
export type Renewed = (typeof RENEWED)[number];

/** How long a part lasts, and what ends it. */
export interface PartLife {
  readonly part: Renewed;
  /** [years] */
  readonly years: number;
  /** Cycles or the calendar, whichever is sooner; `assumed`: what makers warrant. */
  readonly cause: "cycles" | "calendar" | "assumed";
  /** To the stated depth: a mean year's, and what the part is good for. Null of a part without cycles. */
  readonly cycles: { readonly aYear: number; readonly most: number } | null;
}

/** What a system as built does on a mean day, and how long its parts last at that. */
export interface WorkingSystem {
  readonly systemType: SystemType;
  readonly panels: number;
  /** Mean irradiation on the panels. [kWh/m²/day] */
  readonly sunHours: number;
  /** [kWh a day] */
  readonly flows: DailyFlows;
  /** Cables as they were designed. [m] */
  readonly runs: readonly Pick<Run, "run" | "used" | "length">[];
  readonly lives: readonly PartLife[];
}

interface Built {
  readonly figures: RuleFigures;
  readonly panels: number;
  /** As the contract states it. */
  readonly battery: QuotedBattery | null;
  readonly house: House;
  readonly sunHours: number;
  readonly size: Size;
}

/** All parts new, through the years of `house`. */
export function workingSystem(built: Built): WorkingSystem {
  const { figures, panels, house, sunHours, size } = built;
  const { flows } = summarise(house, size);
  return {
    systemType: figures.input.parameters.systemType,
    panels,
    sunHours,
    flows,
    runs: runsOf(figures).map(({ run, used, length }) => ({ run, used, length })),
    lives: [...livesOfBattery(built, flows), INVERTER_LIFE],
  };
}

const INVERTER_LIFE: PartLife = { part: "inverter", years: INVERTER_YEARS, cause: "assumed", cycles: null };

function livesOfBattery({ figures, battery: stated, size }: Built, { fromBattery }: DailyFlows): readonly PartLife[] {
  if (size.batteryKwh <= 0) return [];
  const kind = { ...figures.technology.battery, cycles: cyclesOf(figures, stated) };
  const use = {
    ...useOf(figures, size.batteryKwh, fromBattery),
    temperature: meanOfYear(figures.site.batteryTemperature),
  };
  const { calendar, cycling, years } = batteryLife(kind, use);
  return [
    {
      part: "battery",
      years,
      cause: cycling < calendar ? "cycles" : "calendar",
      cycles: { aYear: use.fullCyclesPerYear / kind.depthOfDischarge, most: kind.cycles },
    },
  ];
}

/** As stated, but no more than its chemistry is known for; of a battery that states none, those of the design page's. */
function cyclesOf({ technology }: RuleFigures, stated: QuotedBattery | null): number {
  if (stated?.cycles == null) return technology.battery.cycles;
  return Math.min(stated.cycles, isLead(stated) ? MOST_CYCLES.lead : MOST_CYCLES.lithium);
}

/** A battery is at its end when so much of its capacity is left (`sizing/rule/battery-life.ts`). */
const LEFT_AT_END = 0.8;

/** Share of its capacity that a part has left after some years, 0 to 1; it loses the same each year. */
export const leftAfter = ({ years: life }: Pick<PartLife, "years">, years: number): number =>
  Math.max(0, 1 - (1 - LEFT_AT_END) * Math.max(0, years / life));
