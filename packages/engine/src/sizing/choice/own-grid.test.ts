import { describe, expect, it } from "vitest";
import { ownGridOf } from "../inputs/own-grid";
import { exportRuleOf } from "../rule/own-grid";
import { ownTariff } from "../rule/own-tariff";
import type { OwnGrid } from "../inputs/design";
import { gridPrices } from "../rule/grid-prices";
import { technologyFor } from "../rule/chosen-technology";
import { house } from "../testing/house";
import { figuresOf } from "./figures";
import { onGridResults } from "./on-grid-results";

const munich = house({ country: "Germany", city: "de-munich", systemType: "on-grid", sunlightSource: "site" });
const asked = (own: Partial<OwnGrid>) => ({
  ...munich,
  prices: "local" as const,
  ...ownGridOf(munich.parameters, { tariff: null, exportPrice: null, tariffPlan: null, ...own }),
});
/** Of a dollar, by the rate of the country. [euros] */
const EURO = 1 / (ownTariff(asked({ tariff: 1 })) ?? 0);

describe("what is typed of the grid", () => {
  const yearly = (own: Partial<OwnGrid>) => {
    const input = asked(own);
    const prices = gridPrices({
      country: "Germany",
      supplyHours: 24,
      connectionKw: 5,
      ownPrice: technologyFor(input).importPrice,
      exports: exportRuleOf(input),
    });
    const each = (kilowattHours: number) => Array.from({ length: 12 }, () => kilowattHours);
    return prices.yearlyBill({ bought: each(300), sold: each(100) }, 5) * EURO;
  };

  it("charges each kilowatt hour by it: 3,600 of them at 10 cents more cost 360 euros more", () => {
    expect(yearly({ tariff: 0.4 }) - yearly({ tariff: 0.3 })).toBeCloseTo(360, 6);
  });

  it("pays each kilowatt hour by it: 1,200 of them at 7 cents earn 84 euros", () => {
    expect(yearly({ exportPrice: 0 }) - yearly({ exportPrice: 0.07 })).toBeCloseTo(84, 6);
  });

  it("leaves the country's rule as operators renewed it, unless a price is typed", () => {
    const [from, until] = ["2026-11-01", "2027-10-31"];
    const renewed = [{ id: "Germany/export/0", value: 0.05, source: "Test", from, until }];
    const paid = (own: Partial<OwnGrid>) => {
      const rule = exportRuleOf({ ...asked(own), figures: { version: 1, renewed } });
      return rule.kind === "paid" ? rule.steps[0]?.price.value : null;
    };
    expect(paid({ tariff: 0.4 })).toBe(0.05);
    expect(paid({ exportPrice: 0.09 })).toBe(0.09);
  });

  it("is nothing where nothing is typed, and off the grid", () => {
    expect(asked({}).ownGrid).toBeUndefined();
    expect(
      ownGridOf({ ...munich.parameters, systemType: "off-grid" }, { tariff: 0.4, exportPrice: 0.1, tariffPlan: null }),
    ).toEqual({});
  });
});

describe("a house on the grid in Munich", () => {
  const built = (own: Partial<OwnGrid>) => {
    const figures = figuresOf(asked(own));
    return { panels: figures.array.capacity, worth: onGridResults(figures)?.worth ?? 0 };
  };
  const usual = built({});

  it("gets fewer panels where nothing is paid for what it sells, and more where much is", () => {
    expect(built({ exportPrice: 0 }).panels).toBeLessThan(usual.panels);
    expect(built({ exportPrice: 0.25 }).panels).toBeGreaterThan(usual.panels);
  });

  it("is worth more, with no fewer panels, where energy is dearer", () => {
    const dear = built({ tariff: 0.6 });
    expect(dear.worth).toBeGreaterThan(usual.worth);
    expect(dear.panels).toBeGreaterThanOrEqual(usual.panels);
  });
});

it("lets a hybrid give to a grid that pays it, where its country pays nothing", () => {
  const kano = house({ city: "ng-kano", systemType: "hybrid", outageHours: 6 });
  const sold = (exportPrice: number | null) => {
    const input = {
      ...kano,
      prices: "local" as const,
      ...ownGridOf(kano.parameters, { tariff: null, exportPrice, tariffPlan: null }),
    };
    return figuresOf(input).choice?.house.grid?.exportCap;
  };
  expect(sold(null)).toEqual({ share: 0, above: 0, upTo: Infinity });
  expect(sold(120)).toBeNull();
});
