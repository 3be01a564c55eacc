import type { Currency } from "../countries/names";
import type { PriceLineKind } from "../prices/local-price";
import { priceOfBought } from "../sizing/choice/system-price";
import { HOURS_OF_YEAR } from "../sizing/inputs/defaults";
import { loadFigures } from "../sizing/load/load";
import { panelInputs } from "../sizing/rule/panel-inputs";
import { panelStrings, stringLimitsAt } from "../sizing/rule/panel-strings";
import type { RuleFigures } from "../sizing/rule/rule-figures";
import type { BatteryJoining } from "./join-battery";
import { type Prepared, sizeAt } from "./prepare-stages";
import type { Bought, FoundPlan } from "./search-stages";
import { carriedAfter, monthsAfter } from "./stage-inputs";
import type { Instalment, Spending } from "./stage-money";
import type { StandingVerdict } from "./standing";

/** A plan with its money in the currency of the country. */
export interface StagesPlan {
  readonly currency: Currency;
  /** Before anything is bought, a month. */
  readonly today: Spending;
  readonly stages: readonly PlannedStage[];
  readonly standing: readonly StandingVerdict[];
  readonly spent: number;
  /** Saved less spent, within so many months. */
  readonly net: number;
  readonly months: number;
  readonly thrownAway: { readonly inverters: number; readonly modules: number; readonly price: number };
  /** What doing otherwise costs; null where there is no other way worth a word. */
  readonly otherwise: {
    readonly how: "small-first" | "lasting";
    readonly first: number;
    readonly spent: number;
    readonly lost: number;
    readonly inverters: number;
  } | null;
  /** [V] */
  readonly bankVoltage: number;
  /** How the battery joins panels that feed the grid by an inverter of their own; none where none do. */
  readonly joinings: readonly BatteryJoining[];
  readonly aside: number;
  /** Of somebody who stops at the first; null where that is the same. */
  readonly firstAlone: number | null;
}

export interface PlannedStage {
  /** From today. */
  readonly month: number;
  /** ISO day. */
  readonly day: string;
  readonly bought: boolean;
  readonly system: PlannedSystem;
  /** Bought for this stage. */
  readonly price: number;
  readonly lines: readonly { readonly kind: PriceLineKind; readonly amount: number }[];
  /** A month, of all stages so far. */
  readonly saved: number;
  readonly spending: Spending;
  /** Of the hours of a year of what is carried, 0 to 1. */
  readonly served: number;
  /** [Wh] */
  readonly dailyConsumption: number;
  readonly instalment: Instalment;
}

interface PlannedSystem {
  /** New panels in all, and those of this stage. */
  readonly panels: number;
  readonly panelsBought: number;
  readonly modules: number;
  readonly modulesBought: number;
  /** [kWh] Of one. */
  readonly moduleKwh: number;
  /** With what stands. */
  readonly panelsKw: number;
  readonly batteryKwh: number;
  /** [W] */
  readonly inverter: number;
  readonly inverterBought: boolean;
  /** Null without new panels. */
  readonly rows: {
    readonly inSeries: number;
    readonly parallel: number;
    /** That wake the input at its hottest. */
    readonly fewest: number;
    /** [V] */
    readonly hotVoltage: number;
    /** One panel fewer than those. [V] */
    readonly shorter: number;
    readonly wakesAt: number;
  } | null;
}

interface Described extends Omit<Prepared, "rules" | "verdicts"> {
  readonly factor: number;
  readonly found: FoundPlan;
}

export function plannedStages(described: Described): readonly PlannedStage[] {
  const { asked, last, watts, kept, money, promiseOf, factor, found } = described;
  let parts: Bought[] = [];
  return found.stages.map(({ system, month, price, saved }, at) => {
    const before = found.stages[at - 1]?.system ?? null;
    const { promise, panelKwp, moduleKwh } = promiseOf(at, system.inverter);
    const inverter = watts[system.inverter] ?? 0;
    const inverterBought = before === null ? inverter !== kept.inverter : before.inverter !== system.inverter;
    // Lead is bought whole again where it grows.
    const renewed = last.technology.battery.chemistry === "lead_acid" && system.modules !== (before?.modules ?? 0);
    const panelsBought = system.panels - (before?.panels ?? 0);
    const modulesBought = renewed ? system.modules : system.modules - (before?.modules ?? 0);
    const bought = {
      panels: 1_000 * panelKwp * panelsBought,
      battery: 1_000 * moduleKwh * modulesBought,
      inverter: inverterBought ? inverter : 0,
    };
    const lines = priceOfBought(bought, last.technology, last.input).lines.filter(({ middle }) => middle > 0);
    parts = [...(renewed ? parts.map((part) => ({ ...part, modules: 0 })) : parts)];
    parts.push({ month, panels: panelsBought, modules: modulesBought });
    const size = sizeAt(described, { panelKwp, moduleKwh }, parts, month);
    const { carried, rest } = carriedAfter(asked, at);
    return {
      month,
      day: asked.stages[at]?.bought?.on ?? monthsAfter(asked.today, month),
      bought: asked.stages[at]?.bought !== null,
      system: {
        panels: system.panels,
        panelsBought,
        modules: system.modules,
        modulesBought,
        moduleKwh,
        panelsKw: system.panels * panelKwp + kept.panelsKw(0),
        batteryKwh: system.modules * moduleKwh + kept.batteryKwh(0),
        inverter,
        inverterBought,
        rows: rowsOf(system.panels + kept.inRows, last),
      },
      price,
      lines: lines.map(({ kind, middle }) => ({ kind, amount: factor * middle })),
      saved,
      spending: money.after(rest, promise.running(size), { arrayKw: size.pvKwp, set: promise.set }),
      served: 1 - promise.darkHours(size) / HOURS_OF_YEAR,
      dailyConsumption: loadFigures({ kind: "appliances", appliances: carried }).dailyConsumption,
      instalment: money.instalment(price),
    };
  });
}

function rowsOf(panels: number, figures: RuleFigures): PlannedSystem["rows"] {
  const rows = panelStrings(panels, figures);
  if (rows === null) return null;
  const { inSeries, parallel, hotVoltage, limits } = rows;
  const { fewest, powerVoltageHot } = limits;
  const input = panelInputs(figures).find((one) => stringLimitsAt(figures, one).fewest === fewest);
  return {
    inSeries,
    parallel,
    hotVoltage,
    fewest,
    shorter: (fewest - 1) * powerVoltageHot,
    wakesAt: input?.trackerMin ?? 0,
  };
}
