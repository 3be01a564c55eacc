import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { economicsCase } from "../validation/tables/economics";
import { casesOf, outside } from "../validation/testing/reference";
import { loan } from "./annuity";
import { internalRatesOfReturn, netPresentValue } from "./cash-flow";

const cases = casesOf("i_economics.json").map(([id, row]) => [id, row.text("kind"), row] as const);

describe("table i, money and fuel, to a relative 1e-9", () => {
  it("has every kind of case", () => {
    expect(new Set(cases.map(([, kind]) => kind))).toEqual(
      new Set(["crf", "real_rate", "loan", "cash_flow", "lifecycle", "lcoe_fcr", "diesel"]),
    );
  });

  it.each(cases)("%s: %s", (_, _kind, row) => {
    expect(outside(economicsCase, row)).toEqual([]);
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
