import type { CountryMoney } from "./country";
import { type RenewedFigure, renewable } from "./country-figures";
import { COUNTRY_MONEY } from "./country-money";
import type { Entry } from "./entry";
import type { ExportRule } from "./export-rule";
import type { Country } from "./names";
import { type Charge, type Step, type TariffPlan, tariffsOf } from "./tariff-plan";

/** Answers the figure of that path as an operator renewed it, else as it is. */
type Renew = (entry: Entry, ...path: readonly (string | number)[]) => Entry;

/** The money of a country: the release's, with what operators renewed of it. */
export const moneyIn = renewable<Country, CountryMoney>(
  (country) => COUNTRY_MONEY[country],
  (money, country, renewed) => {
    const renew: Renew = (entry, ...path) => renewedEntry(entry, renewed.get([country, ...path].join("/")));
    const [first, ...more] = money.plans;
    const plans = [renewedPlan(first, renew), ...more.map((plan) => renewedPlan(plan, renew))] as const;
    return {
      ...money,
      plans,
      tariffs: tariffsOf(plans, money.tariffs[0].band ?? undefined),
      exports: renewedExports(money.exports, renew),
      petrol: renew(money.petrol, "petrol"),
      diesel: renew(money.diesel, "diesel"),
      today: {
        gridHours: renew(money.today.gridHours, "gridHours"),
        setHours: renew(money.today.setHours, "setHours"),
      },
      exchange: renew(money.exchange, "exchange"),
      gridEmissions: renew(money.gridEmissions, "gridEmissions"),
      inflation: renew(money.inflation, "inflation"),
      discountRate: renew(money.discountRate, "discountRate"),
      loanRate: renew(money.loanRate, "loanRate"),
      loanTerm: renew(money.loanTerm, "loanTerm"),
      solarVat: renew(money.solarVat, "solarVat"),
    };
  },
);

/** A note of the release is of the figure that the release has. */
function renewedEntry(entry: Entry, renewed: RenewedFigure | undefined): Entry {
  if (renewed === undefined) return entry;
  const { note: _, ...rest } = entry;
  const { value, source, from, until } = renewed;
  return { ...rest, value: value ?? entry.value, source, asOf: from, until, confidence: "reported" };
}

const renewedPlan = (plan: TariffPlan, renew: Renew): TariffPlan => ({
  ...plan,
  charges: plan.charges.map((charge, place) =>
    renewedCharge(charge, (entry, step) => renew(entry, charge.kind, plan.band?.id ?? "all", place, step)),
  ),
});

function renewedCharge(charge: Charge, renew: (entry: Entry, step: number) => Entry): Charge {
  const stepOf = (step: Step, index: number): Step => ({ ...step, price: renew(step.price, index) });
  if (charge.kind === "energy") {
    const [first, ...more] = charge.steps;
    return { ...charge, steps: [stepOf(first, 0), ...more.map((step, index) => stepOf(step, index + 1))] };
  }
  if (charge.kind === "capacity") return { ...charge, steps: charge.steps.map(stepOf) };
  if (charge.kind === "relief") {
    const { freeUpTo, halfUpTo, halfAtMost } = charge;
    return { ...charge, freeUpTo: renew(freeUpTo, 0), halfUpTo: renew(halfUpTo, 1), halfAtMost: renew(halfAtMost, 2) };
  }
  return charge.kind === "share"
    ? { ...charge, rate: renew(charge.rate, 0) }
    : { ...charge, price: renew(charge.price, 0) };
}

function renewedExports(rule: ExportRule, renew: Renew): ExportRule {
  if (rule.kind !== "paid") return { ...rule, because: renew(rule.because, "export", "because") };
  const { fixedYears, powerCap, unpaidBelowZero } = rule;
  return {
    ...rule,
    steps: rule.steps.map((step, index) => ({ ...step, price: renew(step.price, "export", index) })),
    ...(fixedYears && { fixedYears: renew(fixedYears, "export", "years") }),
    ...(powerCap && { powerCap: { ...powerCap, share: renew(powerCap.share, "export", "cap") } }),
    ...(unpaidBelowZero && { unpaidBelowZero }),
  };
}
