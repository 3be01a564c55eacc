import { capitalRecoveryFactor } from "../economics/annuity";
import type { Assumption, MoneyAssumptions } from "../money/assumptions";
import { amountsIn } from "../money/amounts";
import { moneyOf } from "../money/money-of";
import type { Currency } from "../parameters/options";
import { figure, given, kilowattHours, rounded, show } from "../sizing/explain";
import type { Trace } from "../sizing/trace";
import type { Factor } from "./change";
import type { Build, Effect, Sensitivity, Standing } from "./sensitivity";

/** What an effect is measured in. */
export type Measure = "hoursServed" | "broughtIn" | "yearlyCost" | "buildCost";

/** One changed thing and what it makes of the measure. */
export interface TornadoBar {
  readonly words: string;
  /** Value − the value as designed, in the measure's unit. */
  readonly change: number;
  readonly trace: Trace;
}

export interface TornadoRow {
  readonly factor: Factor;
  /** The one that makes less of the factor first. */
  readonly bars: readonly TornadoBar[];
  /** The larger of the two, without its sign: rows stand in this order. */
  readonly reach: number;
}

export interface Tornado {
  readonly measure: Measure;
  /** As designed. */
  readonly value: number;
  readonly unit: string;
  /** Largest effect first; factors that change nothing are left out. */
  readonly rows: readonly TornadoRow[];
}

/** Smaller effects are read as nothing. [points, kWh a year; money as a share of what it costs] */
const NOTICEABLE = { hoursServed: 0.05, broughtIn: 0.5, money: 1e-6 } as const;

const isNoticed = (measure: Measure, reach: number, now: number) =>
  reach >= (measure === "hoursServed" || measure === "broughtIn" ? NOTICEABLE[measure] : NOTICEABLE.money * now);

/** How the hours with power hold: the design as it stands. */
const hoursTornado = (sensitivity: Sensitivity): Tornado =>
  tornado(sensitivity, "hoursServed", "%", {
    designed: ({ standing }) => standing.hoursServed,
    changed: ({ standing }) => standing.hoursServed,
    explain: ({ standing, words }, { value, change }) => ({
      name: `Hours served, ${words}`,
      formula: "the same parts, simulated again with what changed",
      equation: `${show(value - change, 2)}% ${signed(change, 2)} points = ${show(value, 2)}%`,
      inputs: [given("E", "Load of a year", rounded(standing.money.loadEnergy, 0), "kWh", "With what changed")],
      source: "Hourly energy balance, held to reference tables g and k",
    }),
  });

/** What grid and generator have to bring: the design as it stands. */
const broughtInTornado = (sensitivity: Sensitivity): Tornado =>
  tornado(sensitivity, "broughtIn", "kWh/year", {
    designed: ({ standing }) => standing.broughtIn,
    changed: ({ standing }) => standing.broughtIn,
    explain: ({ words }, { value, change }) => ({
      name: `From grid and generator, ${words}`,
      formula: "the same parts, simulated again with what changed",
      equation: `${show(value - change)} ${signed(change)} = ${show(value)} kWh a year`,
      inputs: [],
      source: "Hourly energy balance, held to reference tables g and k",
    }),
  });

/** The hours with power, and what grid and generator have to bring, as far as there is an effect on them. */
export const energyTornados = (sensitivity: Sensitivity): readonly Tornado[] =>
  [hoursTornado(sensitivity), broughtInTornado(sensitivity)].filter(({ rows }) => rows.length > 0);

/** What a design made again for what changed costs to build. */
export function buildTornado(sensitivity: Sensitivity, assumptions: MoneyAssumptions, currency: Currency): Tornado {
  const { fromDollars, text } = amountsIn(currency, assumptions);
  const { effects } = sensitivity;
  const rebuilt = effects.flatMap((effect) =>
    effect.rebuilt === null ? [] : [{ ...effect, rebuilt: effect.rebuilt }],
  );
  return tornado({ ...sensitivity, effects: rebuilt }, "buildCost", currency, {
    designed: ({ built }) => fromDollars(built.cost),
    changed: ({ rebuilt: build }) => fromDollars((build ?? sensitivity.built).cost),
    explain: ({ rebuilt: build, words }, { value, change }) => ({
      name: `Cost to build, ${words}`,
      formula: "least cost of panels and battery that keep the target, searched again with what changed",
      equation: `${text(value - change)} ${signed(change)} = ${text(value)}`,
      inputs: [
        given("", "Built today", partsText(sensitivity.built), "", "Searched for what you entered"),
        given("", "Built then", partsText(build ?? sensitivity.built), "", "Searched with what changed"),
      ],
      source: "Search over simulated hourly years, docs/engineering/sizing.md; not a quote",
    }),
  });
}

const partsText = ({ panels, battery }: Build) =>
  battery === 0 ? `${show(panels)} W` : `${show(panels)} W and ${kilowattHours(battery)}`;

/** What a year costs, everything from the first day to the last spread evenly: the design as it stands. */
export function yearlyCostTornado(
  sensitivity: Sensitivity,
  assumptions: MoneyAssumptions,
  currency: Currency,
): Tornado | null {
  const now = yearlyCost(sensitivity.standing, assumptions, currency);
  if (now === null) return null;
  const { text } = amountsIn(currency, assumptions);
  const costs = new Map(
    sensitivity.effects.map((effect) => [
      effect,
      yearlyCost(effect.standing, pricedBy(effect, assumptions), currency) ?? now,
    ]),
  );
  const costOf = (effect: Effect) => costs.get(effect) ?? now;
  return tornado(sensitivity, "yearlyCost", `${currency}/year`, {
    designed: () => now.perYear,
    changed: (effect) => costOf(effect).perYear,
    explain: (effect, { value, change }) => ({
      name: `A year's cost, ${effect.words}`,
      formula: "A = C × r ÷ (1 − (1 + r)⁻ⁿ)",
      equation: `${text(costOf(effect).present)} × ${show(now.share, 4)} = ${text(value)} a year, ${signed(change)}`,
      inputs: [
        given("C", "Net present cost", text(costOf(effect).present), "", "Built, kept up, parts replaced, fuel, grid"),
        given("r", "Real discount rate", `${show(100 * now.rate, 2)}%`, "a year", "Assumptions"),
        given("n", "Years", now.years, "years", "Assumptions"),
      ],
      source: "Equivalent annual cost, reference table i",
    }),
  });
}

interface YearlyCost {
  readonly perYear: number;
  readonly present: number;
  readonly rate: number;
  readonly years: number;
  /** Of the net present cost, paid each year: the capital recovery factor. */
  readonly share: number;
}

function yearlyCost({ money }: Standing, assumptions: MoneyAssumptions, currency: Currency): YearlyCost | null {
  const found = moneyOf(money, assumptions, currency);
  if (found === null) return null;
  const rate = found.realRate.value / 100;
  const present = found.solar.netPresentCost.value;
  const share = capitalRecoveryFactor(rate, found.years);
  return { perYear: present * share, present, rate, years: found.years, share };
}

/** The country's or the person's prices, with the one that changed. */
function pricedBy({ factor, times }: Effect, assumptions: MoneyAssumptions): MoneyAssumptions {
  const { figures } = assumptions;
  const at = (assumption: Assumption): Assumption => ({ ...assumption, value: assumption.value * times });
  if (factor === "fuelPrice")
    return {
      ...assumptions,
      figures: { ...figures, petrolPrice: at(figures.petrolPrice), dieselPrice: at(figures.dieselPrice) },
    };
  return factor === "gridPrice" ? { ...assumptions, figures: { ...figures, tariff: at(figures.tariff) } } : assumptions;
}

interface Explained extends Pick<Trace, "name" | "formula" | "equation" | "inputs" | "source"> {}

interface Measured {
  readonly designed: (sensitivity: Sensitivity) => number;
  readonly changed: (effect: Effect) => number;
  readonly explain: (effect: Effect, bar: { readonly value: number; readonly change: number }) => Explained;
}

function tornado(sensitivity: Sensitivity, measure: Measure, unit: string, measured: Measured): Tornado {
  const now = measured.designed(sensitivity);
  const bars = sensitivity.effects.map((effect, index) => {
    const value = measured.changed(effect);
    const change = value - now;
    const { name, ...explanation } = measured.explain(effect, { value, change });
    const trace = figure(`sensitivity-${measure}-${index}`, name, value, unit, explanation);
    return { factor: effect.factor, bar: { words: effect.words, change, trace } };
  });
  const factors = [...new Set(bars.map(({ factor }) => factor))];
  const rows = factors.map((factor) => {
    const own = bars.filter((one) => one.factor === factor).map(({ bar }) => bar);
    return { factor, bars: own, reach: Math.max(...own.map(({ change }) => Math.abs(change))) };
  });
  return {
    measure,
    value: now,
    unit,
    rows: rows.filter(({ reach }) => isNoticed(measure, reach, now)).toSorted((one, other) => other.reach - one.reach),
  };
}

const signed = (value: number, digits = 0) => `${value < 0 ? "−" : "+"} ${show(Math.abs(value), digits)}`;
