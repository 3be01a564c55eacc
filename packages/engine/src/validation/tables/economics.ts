import { capitalRecoveryFactor, loan, realRate } from "../../economics/annuity";
import { internalRatesOfReturn, netPresentValue, paybackYears } from "../../economics/cash-flow";
import { litresPerHour, litresPerKwh } from "../../economics/generator-fuel";
import { fixedChargeLcoe, lifeCycleCashFlow, lifeCycleCost, type LifeCycle } from "../../economics/life-cycle";
import type { Text } from "../../units/told";
import { Check, EXACT } from "../check";
import { readJson, type ReferenceFiles } from "../files";
import { runCases, strangers, type CaseRunner, type Outcome } from "../outcome";
import type { Field } from "../reader";
import { told } from "../told";

const CLOSE = { relative: 1e-9, absolute: 1e-9 };

function flowFigures(flow: readonly number[], rate: number, out: Field, check: Check): void {
  if (out.has("npv"))
    check.compare(told("quantity.netPresentValue"), netPresentValue(flow, rate), out.number("npv"), CLOSE);
  if (out.has("irr")) {
    const printed = out.field("irr");
    const expected = printed.value === null ? [] : Array.isArray(printed.value) ? printed.items() : [printed];
    const roots = internalRatesOfReturn(flow);
    check.compare(told("quantity.ratesOfReturn"), roots.length, expected.length, EXACT);
    for (const [index, root] of expected.entries()) {
      check.compare(told("quantity.rateOfReturn", { root: index + 1 }), roots[index] ?? null, root.asNumber(), CLOSE);
    }
  }
  for (const [name, years] of [
    ["simple_payback_years", paybackYears(flow)],
    ["discounted_payback_years", paybackYears(flow, rate)],
  ] as const) {
    if (out.has(name)) check.compare(name, years, out.numberOrNull(name), CLOSE);
  }
}

const lifeOf = (inputs: Field): LifeCycle => ({
  capex: inputs.number("capex"),
  omPerYear: inputs.number("om_per_year"),
  ...(inputs.has("fuel_per_year") && { fuelPerYear: inputs.number("fuel_per_year") }),
  energyFirstYear: inputs.number("energy_year1_kwh"),
  degradation: inputs.number("degradation"),
  discountRate: inputs.number("discount_rate"),
  years: inputs.number("years"),
  replacements: inputs.list("replacements").map((one) => ({
    cost: one.number("cost"),
    everyYears: one.number("every_years"),
    priceTrend: one.numberOr("price_trend", 0),
  })),
});

function lifeCycle(inputs: Field, out: Field, check: Check): void {
  const life = lifeOf(inputs);
  const cost = lifeCycleCost(life);
  check.compare(told("quantity.netPresentCost"), cost.netPresentCost, out.number("npc"), CLOSE);
  check.compare(told("quantity.discountedEnergy"), cost.discountedEnergy, out.number("discounted_energy_kwh"), CLOSE);
  check.compare(told("quantity.levelisedCost"), cost.lcoe, out.number("lcoe"), CLOSE);
  check.compare(told("quantity.annualisedCost"), cost.annualisedCost, out.number("annualised_cost"), CLOSE);
  if (!inputs.has("tariff") || !out.has("cash_flow")) return;
  const flow = lifeCycleCashFlow(life, inputs.number("tariff"));
  const printed = out.numbers("cash_flow");
  check.compare(told("quantity.yearsOfFlow"), flow.length, printed.length, EXACT);
  for (const [year, amount] of printed.entries())
    check.compare(told("quantity.flowOfYear", { year }), flow[year] ?? null, amount, CLOSE);
  flowFigures(flow, inputs.number("discount_rate"), out, check);
}

function loanSchedule(inputs: Field, out: Field, check: Check): void {
  const principal = inputs.number("principal");
  const found = loan(principal, inputs.number("rate"), inputs.number("years"));
  check.compare(told("quantity.payment"), found.payment, out.number("payment"), CLOSE);
  check.compare(told("quantity.interest"), found.totalInterest, out.number("total_interest"), CLOSE);
  // Twelve printed digits: an amount far below the loan is zero to the schedule's rounding.
  const near = { absolute: 1e-9 * principal };
  for (const [year, row] of out.list("schedule_interest_principal_balance").entries()) {
    const [interest, repaid, balance] = row.items();
    const ours = found.schedule[year];
    check.compare(
      told("quantity.interestOfYear", { year: year + 1 }),
      ours?.interest ?? null,
      interest?.asNumber() ?? null,
      near,
    );
    check.compare(
      told("quantity.principalOfYear", { year: year + 1 }),
      ours?.principal ?? null,
      repaid?.asNumber() ?? null,
      near,
    );
    check.compare(
      told("quantity.balanceOfYear", { year: year + 1 }),
      ours?.balance ?? null,
      balance?.asNumber() ?? null,
      near,
    );
  }
}

function fixedCharge(inputs: Field, out: Field, check: Check): void {
  const lcoe = fixedChargeLcoe({
    capital: inputs.number("capital_cost"),
    fixedChargeRate: inputs.number("fixed_charge_rate"),
    fixedOperation: inputs.number("fixed_operating_cost"),
    variableOperation: inputs.number("variable_operating_cost"),
    annualEnergy: inputs.number("annual_energy"),
  });
  check.compare(told("quantity.levelisedCost"), lcoe, out.number("lcoe"), CLOSE);
  if (out.has("ssc_lcoefcr"))
    check.compare(told("quantity.levelisedCostBySsc"), lcoe, out.number("ssc_lcoefcr"), CLOSE);
}

function diesel(inputs: Field, out: Field, check: Check): void {
  const curve = { idle: inputs.number("a_l_per_h_per_kw_rated"), slope: inputs.number("b_l_per_kwh") };
  const [rated, load] = [inputs.number("rated_kw"), inputs.number("load_kw")];
  const specific = litresPerKwh(curve, rated, load);
  check.compare(told("quantity.litresAnHour"), litresPerHour(curve, rated, load), out.number("litres_per_h"), CLOSE);
  // Without load there is no litre per kWh: undefined in the table.
  const printed = out.numberOrNull("specific_l_per_kwh");
  check.compare(told("quantity.litresAKwh"), Number.isFinite(specific) ? specific : null, printed, CLOSE);
  const cost = specific * inputs.number("fuel_price_per_l");
  check.compare(
    told("quantity.fuelAKwh"),
    Number.isFinite(cost) ? cost : null,
    out.numberOrNull("fuel_cost_per_kwh"),
    CLOSE,
  );
}

const KINDS: Readonly<Record<string, (inputs: Field, out: Field, check: Check) => void>> = {
  crf: (inputs, out, check) => {
    const factor = capitalRecoveryFactor(inputs.number("rate"), inputs.number("years"));
    check.compare(told("quantity.capitalRecovery"), factor, out.number("crf"), CLOSE);
  },
  real_rate: (inputs, out, check) => {
    const rate = realRate(inputs.number("nominal"), inputs.number("inflation"));
    check.compare(told("quantity.realRate"), rate, out.number("real"), CLOSE);
  },
  loan: loanSchedule,
  cash_flow: (inputs, out, check) => flowFigures(inputs.numbers("cash_flow"), inputs.number("rate"), out, check),
  lifecycle: lifeCycle,
  lcoe_fcr: fixedCharge,
  diesel,
};

const NAMES: Readonly<Record<string, Text>> = {
  crf: told("check.capitalRecovery"),
  real_rate: told("check.realRate"),
  loan: told("check.loans"),
  cash_flow: told("check.cashFlow"),
  lifecycle: told("check.lifeCycle"),
  lcoe_fcr: told("check.fixedCharge"),
  diesel: told("check.generatorFuel"),
};

export const economicsCase: CaseRunner = (row, check) =>
  KINDS[row.text("kind")]?.(row.field("inputs"), row.field("out"), check);

export function economicsTable(files: ReferenceFiles): Outcome {
  const rows = readJson(files, "i_economics.json").list("cases");
  const checks = Object.keys(KINDS).flatMap((kind) => {
    const ofKind = rows.filter((row) => row.text("kind") === kind);
    const check = new Check(NAMES[kind] ?? kind, told("tolerance.relative", { size: "1e-9" }));
    return ofKind.length > 0 ? [runCases(ofKind, check, economicsCase)] : [];
  });
  return { checks, unchecked: strangers(rows, Object.keys(KINDS)) };
}
