import { expect, it } from "vitest";
import { AS_SHIPPED } from "../countries/country-figures";
import { renewalEffects } from "./renewal-effects";
import { withRenewals } from "./renewing";

const by = (id: string, value: number) =>
  withRenewals(AS_SHIPPED, [{ id, value, source: "A list", from: "2026-11-01", until: null }]);

it("is what the reference system costs by a price of panels: 5,600 W at 10 naira more", () => {
  const [effect, ...others] = renewalEffects("Nigeria", AS_SHIPPED, by("Nigeria/module", 265));
  expect(others).toEqual([]);
  expect(effect).toMatchObject({ what: "system", currency: "NGN" });
  expect((effect?.after ?? NaN) - (effect?.before ?? NaN)).toBeCloseTo(56_000, 6);
});

it("is what a litre costs, and what a month's bill comes to", () => {
  expect(renewalEffects("Kenya", AS_SHIPPED, by("Kenya/petrol", 200))).toMatchObject([{ what: "petrol", after: 200 }]);
  // A price cap's standing charge of thirty days, at ten pence more, with the 5% that is in it.
  const [bill] = renewalEffects("UK", AS_SHIPPED, by("UK/fixed/price-cap/1/0", 0.6483));
  expect(bill?.what).toBe("bill");
  expect((bill?.after ?? NaN) - (bill?.before ?? NaN)).toBeCloseTo(3, 1);
});

it("is nothing of another country, and of a figure that changes none of them", () => {
  expect(renewalEffects("Ghana", AS_SHIPPED, by("Nigeria/module", 265))).toEqual([]);
  expect(renewalEffects("Ghana", AS_SHIPPED, by("Ghana/gridEmissions", 0.4))).toEqual([]);
});
