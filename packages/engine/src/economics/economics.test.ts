import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { capitalRecoveryFactor, loan, realRate } from "./annuity";
import { internalRatesOfReturn, netPresentValue, paybackYears } from "./cash-flow";
import { litresPerHour, litresPerKwh } from "./generator-fuel";
import { fixedChargeLcoe, lifeCycleCashFlow, lifeCycleCost, type LifeCycle } from "./life-cycle";
import reference from "./truth/economics.json" with { type: "json" };

const expectClose = (ours: number | null | undefined, theirs: number) =>
  expect(Math.abs((ours ?? NaN) - theirs)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(theirs)));
/** The table prints 12 digits, so an amount far below a schedule's size is zero to its rounding. */
const expectNear = (ours: number | undefined, theirs: number, size: number) =>
  expect(Math.abs((ours ?? NaN) - theirs)).toBeLessThanOrEqual(1e-9 * size);
const casesOf = <Shape extends z.ZodType>(kind: string, shape: Shape) =>
  reference.cases.filter((given) => given.kind === kind).map((given) => shape.parse(given));
const id = z.string();

const Crf = z.object({
  id,
  inputs: z.object({ rate: z.number(), years: z.number() }),
  out: z.object({ crf: z.number() }),
});
const Real = z.object({
  id,
  inputs: z.object({ nominal: z.number(), inflation: z.number() }),
  out: z.object({ real: z.number() }),
});
const LoanCase = z.object({
  id,
  inputs: z.object({ principal: z.number(), rate: z.number(), years: z.number() }),
  out: z.object({
    payment: z.number(),
    total_interest: z.number(),
    schedule_interest_principal_balance: z.array(z.tuple([z.number(), z.number(), z.number()])),
  }),
});
const Flows = {
  npv: z.number().optional(),
  irr: z.union([z.number(), z.array(z.number()), z.null()]).optional(),
  simple_payback_years: z.number().nullable().optional(),
  discounted_payback_years: z.number().nullable().optional(),
};
const FlowCase = z.object({
  id,
  inputs: z.object({ cash_flow: z.array(z.number()), rate: z.number() }),
  out: z.object(Flows),
});
const LifeCase = z.object({
  id,
  inputs: z.object({
    capex: z.number(),
    om_per_year: z.number(),
    fuel_per_year: z.number().optional(),
    energy_year1_kwh: z.number(),
    degradation: z.number(),
    discount_rate: z.number(),
    years: z.number(),
    replacements: z.array(z.object({ cost: z.number(), every_years: z.number(), price_trend: z.number().optional() })),
    tariff: z.number().optional(),
  }),
  out: z.object({
    npc: z.number(),
    discounted_energy_kwh: z.number(),
    lcoe: z.number(),
    annualised_cost: z.number(),
    cash_flow: z.array(z.number()).optional(),
    ...Flows,
  }),
});

function expectFlow(flow: readonly number[], rate: number, out: z.output<typeof FlowCase>["out"]): void {
  if (out.npv !== undefined) expectClose(netPresentValue(flow, rate), out.npv);
  const roots = internalRatesOfReturn(flow);
  const expected = out.irr === null || out.irr === undefined ? [] : [out.irr].flat();
  expect(roots).toHaveLength(expected.length);
  for (const [index, root] of expected.entries()) expectClose(roots[index], root);
  for (const [ours, theirs] of [
    [paybackYears(flow), out.simple_payback_years],
    [paybackYears(flow, rate), out.discounted_payback_years],
  ]) {
    expect(ours === null).toBe(theirs === null);
    expectClose(ours ?? 0, theirs ?? 0);
  }
}

const lifeOf = (inputs: z.output<typeof LifeCase>["inputs"]): LifeCycle => ({
  capex: inputs.capex,
  omPerYear: inputs.om_per_year,
  ...(inputs.fuel_per_year !== undefined && { fuelPerYear: inputs.fuel_per_year }),
  energyFirstYear: inputs.energy_year1_kwh,
  degradation: inputs.degradation,
  discountRate: inputs.discount_rate,
  years: inputs.years,
  replacements: inputs.replacements.map(({ cost, every_years, price_trend = 0 }) => ({
    cost,
    everyYears: every_years,
    priceTrend: price_trend,
  })),
});

describe("table i, money, to a relative 1e-9", () => {
  it.each(casesOf("crf", Crf))("$id: capital recovery factor", ({ inputs, out }) =>
    expectClose(capitalRecoveryFactor(inputs.rate, inputs.years), out.crf),
  );
  it.each(casesOf("real_rate", Real))("$id: real rate", ({ inputs, out }) =>
    expectClose(realRate(inputs.nominal, inputs.inflation), out.real),
  );
  it.each(casesOf("loan", LoanCase))("$id: a loan and its schedule", ({ inputs, out }) => {
    const found = loan(inputs.principal, inputs.rate, inputs.years);
    expectClose(found.payment, out.payment);
    expectClose(found.totalInterest, out.total_interest);
    for (const [year, [interest, principal, balance]] of out.schedule_interest_principal_balance.entries()) {
      const row = found.schedule[year];
      expectNear(row?.interest, interest, inputs.principal);
      expectNear(row?.principal, principal, inputs.principal);
      expectNear(row?.balance, balance, inputs.principal);
    }
  });
  it.each(casesOf("cash_flow", FlowCase))("$id: value, rates of return and payback of a cash flow", ({ inputs, out }) =>
    expectFlow(inputs.cash_flow, inputs.rate, out),
  );
  it.each(casesOf("lifecycle", LifeCase))("$id: life-cycle cost", ({ inputs, out }) => {
    const life = lifeOf(inputs);
    const cost = lifeCycleCost(life);
    expectClose(cost.netPresentCost, out.npc);
    expectClose(cost.discountedEnergy, out.discounted_energy_kwh);
    expectClose(cost.lcoe, out.lcoe);
    expectClose(cost.annualisedCost, out.annualised_cost);
    if (inputs.tariff === undefined || !out.cash_flow) return;
    const flow = lifeCycleCashFlow(life, inputs.tariff);
    expect(flow).toHaveLength(out.cash_flow.length);
    for (const [year, amount] of out.cash_flow.entries()) expectClose(flow[year], amount);
    expectFlow(flow, inputs.discount_rate, out);
  });
});

const Fcr = z.object({
  id,
  inputs: z.object({
    capital_cost: z.number(),
    fixed_operating_cost: z.number(),
    variable_operating_cost: z.number(),
    fixed_charge_rate: z.number(),
    annual_energy: z.number(),
  }),
  out: z.object({ lcoe: z.number(), ssc_lcoefcr: z.number() }),
});
const Diesel = z.object({
  id,
  inputs: z.object({
    rated_kw: z.number(),
    load_kw: z.number(),
    a_l_per_h_per_kw_rated: z.number(),
    b_l_per_kwh: z.number(),
    fuel_price_per_l: z.number(),
  }),
  out: z.object({ litres_per_h: z.number(), specific_l_per_kwh: z.number(), fuel_cost_per_kwh: z.number() }),
});

describe("table i, energy cost and fuel, to a relative 1e-9", () => {
  it.each(casesOf("lcoe_fcr", Fcr))("$id: fixed-charge-rate LCOE, as NREL's ssc has it", ({ inputs, out }) => {
    const lcoe = fixedChargeLcoe({
      capital: inputs.capital_cost,
      fixedChargeRate: inputs.fixed_charge_rate,
      fixedOperation: inputs.fixed_operating_cost,
      variableOperation: inputs.variable_operating_cost,
      annualEnergy: inputs.annual_energy,
    });
    expectClose(lcoe, out.lcoe);
    expectClose(lcoe, out.ssc_lcoefcr);
  });
  it.each(casesOf("diesel", Diesel))("$id: litres by the hour and by the kWh", ({ inputs, out }) => {
    const curve = { idle: inputs.a_l_per_h_per_kw_rated, slope: inputs.b_l_per_kwh };
    expectClose(litresPerHour(curve, inputs.rated_kw, inputs.load_kw), out.litres_per_h);
    expectClose(litresPerKwh(curve, inputs.rated_kw, inputs.load_kw), out.specific_l_per_kwh);
    expectClose(litresPerKwh(curve, inputs.rated_kw, inputs.load_kw) * inputs.fuel_price_per_l, out.fuel_cost_per_kwh);
  });
});

const rate = fc.double({ min: 0, max: 0.5, noNaN: true });
describe("what must hold for every loan and flow", () => {
  it("a loan is paid back to the last unit, and its payments are worth what was borrowed", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 1e7, noNaN: true }),
        rate,
        fc.integer({ min: 1, max: 40 }),
        (principal, interest, years) => {
          const found = loan(principal, interest, years);
          expect(Math.abs(found.schedule.at(-1)?.balance ?? NaN)).toBeLessThan(principal * 1e-6);
          const flow = [-principal, ...Array<number>(years).fill(found.payment)];
          expect(Math.abs(netPresentValue(flow, interest))).toBeLessThan(principal * 1e-9 * years);
        },
      ),
      { seed: 4, numRuns: 2_000 },
    );
  });

  it("a flow is worth nothing at each of its rates of return", () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -1e4, max: 1e4, noNaN: true }), { minLength: 2, maxLength: 26 }),
        (flow) => {
          const size = flow.reduce((sum, amount) => sum + Math.abs(amount), 1);
          for (const root of internalRatesOfReturn(flow).filter((found) => found > -0.5)) {
            expect(Math.abs(netPresentValue(flow, root))).toBeLessThan(size * 1e-4);
          }
        },
      ),
      { seed: 5, numRuns: 500 },
    );
  });
});
