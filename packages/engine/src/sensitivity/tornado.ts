import type { Told } from "../units/told";
import { capitalRecoveryFactor } from "../economics/annuity";
import type { Assumption, MoneyAssumptions } from "../money/assumptions";
import { atProjectRate } from "../money/build-cost";
import { amountsIn } from "../money/amounts";
import { atPrice, type MoneyInput } from "../money/money-input";
import { moneyOf } from "../money/money-of";
import type { Currency } from "../parameters/options";
import type { Price } from "../prices/price";
import { figure, given, rounded } from "../sizing/inputs/make-trace";
import type { Trace } from "../sizing/inputs/trace";
import type { Factor } from "./change";
import type { Build, Effect, Sensitivity, Standing } from "./sensitivity";
import { told } from "./told";

/** What an effect is measured in. */
export type Measure = "hoursServed" | "broughtIn" | "yearlyCost" | "buildCost";

/** One changed thing and what it makes of the measure. */
export interface TornadoBar {
  readonly words: Told;
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
      name: told("hoursServed", { change: words }),
      formula: told("from.simulatedAgain"),
      equation: told("hoursServed.equation", { now: value - change, ...stepOf(change), changed: value }),
      inputs: [given("E", told("loadOfYear"), rounded(standing.money.loadEnergy, 0), "kWh", told("from.withChange"))],
      source: told("from.energyBalance"),
    }),
  });

/** What grid and generator have to bring: the design as it stands. */
const broughtInTornado = (sensitivity: Sensitivity): Tornado =>
  tornado(sensitivity, "broughtIn", "kWh/year", {
    designed: ({ standing }) => standing.broughtIn,
    changed: ({ standing }) => standing.broughtIn,
    explain: ({ words }, { value, change }) => ({
      name: told("broughtIn", { change: words }),
      formula: told("from.simulatedAgain"),
      equation: told("broughtIn.equation", { now: value - change, ...stepOf(change), changed: value }),
      inputs: [],
      source: told("from.energyBalance"),
    }),
  });

/** The hours with power, and what grid and generator have to bring, as far as there is an effect on them. */
export const energyTornados = (sensitivity: Sensitivity): readonly Tornado[] =>
  [hoursTornado(sensitivity), broughtInTornado(sensitivity)].filter(({ rows }) => rows.length > 0);

/** What a design made again for what changed costs to build. */
export function buildTornado(sensitivity: Sensitivity, assumptions: MoneyAssumptions, currency: Currency): Tornado {
  const { fromDollars } = amountsIn(currency, assumptions);
  const cost = (build: Build) => fromDollars(atProjectRate(build.cost, assumptions).buildCost);
  const { effects } = sensitivity;
  const rebuilt = effects.flatMap((effect) =>
    effect.rebuilt === null ? [] : [{ ...effect, rebuilt: effect.rebuilt }],
  );
  return tornado({ ...sensitivity, effects: rebuilt }, "buildCost", currency, {
    designed: ({ built }) => cost(built),
    changed: ({ rebuilt: build }) => cost(build ?? sensitivity.built),
    explain: ({ rebuilt: build, words }, { value, change }) => ({
      name: told("buildCost", { change: words }),
      formula: told("buildCost.formula"),
      equation: told("buildCost.equation", {
        now: { amount: value - change, currency },
        ...stepOf(change),
        changed: { amount: value, currency },
      }),
      inputs: [
        given("", told("buildCost.today"), partsText(sensitivity.built), "", told("buildCost.todayFrom")),
        given("", told("buildCost.then"), partsText(build ?? sensitivity.built), "", told("buildCost.thenFrom")),
      ],
      source: told("buildCost.source"),
    }),
  });
}

const partsText = ({ panels, battery }: Build) =>
  battery === 0 ? told("panelsAlone", { panels }) : told("panelsAndBattery", { panels, battery: battery / 1_000 });

/**
 * What a year costs, everything from the first day to the last spread evenly: the design as it stands.
 *
 * @param price  The project's, where it is surer than the local one.
 */
export function yearlyCostTornado(
  sensitivity: Sensitivity,
  assumptions: MoneyAssumptions,
  currency: Currency,
  price: Price | null = null,
): Tornado | null {
  const yearlyCost = (standing: Standing, assumed: MoneyAssumptions) =>
    yearlyCostOf(atPrice(standing.money, price), assumed, currency);
  const now = yearlyCost(sensitivity.standing, assumptions);
  if (now === null) return null;
  const costs = new Map(
    sensitivity.effects.map((effect) => [effect, yearlyCost(effect.standing, pricedBy(effect, assumptions)) ?? now]),
  );
  const costOf = (effect: Effect) => costs.get(effect) ?? now;
  return tornado(sensitivity, "yearlyCost", `${currency}/year`, {
    designed: () => now.perYear,
    changed: (effect) => costOf(effect).perYear,
    explain: (effect, { value, change }) => ({
      name: told("yearlyCost", { change: effect.words }),
      formula: "A = C × r ÷ (1 − (1 + r)⁻ⁿ)",
      equation: told("yearlyCost.equation", {
        present: { amount: costOf(effect).present, currency },
        share: now.share,
        changed: { amount: value, currency },
        ...stepOf(change),
      }),
      inputs: [
        given(
          "C",
          told("yearlyCost.present"),
          { amount: costOf(effect).present, currency },
          "",
          told("yearlyCost.presentFrom"),
        ),
        given(
          "r",
          told("yearlyCost.rate"),
          told("yearlyCost.rateAYear", { rate: 100 * now.rate }),
          "",
          told("from.assumptions"),
        ),
        given("n", told("yearlyCost.years"), now.years, "years", told("from.assumptions")),
      ],
      source: told("yearlyCost.source"),
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

function yearlyCostOf(money: MoneyInput, assumptions: MoneyAssumptions, currency: Currency): YearlyCost | null {
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

/** From the value as designed to the changed one. */
const stepOf = (change: number) => ({ direction: change < 0 ? "less" : "more", step: Math.abs(change) }) as const;
