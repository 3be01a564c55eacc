import { describe, expect, it } from "vitest";
import { sizeSystem } from "../sizing/size-system";
import { house } from "../sizing/testing/house";
import { fillList } from "./fill";
import type { Market, Offer } from "./offers";
import { standingDesign } from "./standing-design";
import { fillingFaults } from "./testing/filling-faults";
import { randomMarket } from "./testing/random-market";

// Fourteen panels: of fifteen, three of these markets are left before their best is proved.
const standing = standingDesign(sizeSystem(house({ city: "ng-kano" })));
const ASKED = { goal: "least-cost", extraShop: 500_000, optional: false } as const;

describe("filling the list of a house", () => {
  it("buys what can be built together, and names the reason of what is left open", () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const filling = fillList(standing, randomMarket(seed, { shops: 8, offers: 1_500 }), ASKED);
      expect(fillingFaults(standing, filling), `seed ${seed}`).toEqual([]);
      const asked = standing.lines.filter(({ optional }) => !optional);
      expect(filling.lines.length + filling.gaps.length).toBe(asked.length);
      expect(filling.total).toBe(filling.goods + filling.delivery);
      expect(filling.gap).toBe(0);
    }
  });

  it("pays for the way what the shops ask for so much, and never more than at their stated deliveries", () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const market = randomMarket(seed, { shops: 8, offers: 1_500, bringFree: true });
      const stated = { ...market, shops: market.shops.map(({ id, delivery }) => ({ id, delivery })) };
      const [filling, before] = [fillList(standing, market, ASKED), fillList(standing, stated, ASKED)];
      for (const { id, goods, delivery } of filling.shops) {
        const { freeFrom = Infinity, delivery: asked } = market.shops.find((shop) => shop.id === id) ?? {
          delivery: NaN,
        };
        expect(delivery).toBe(goods >= freeFrom ? 0 : asked);
      }
      const visits = ({ shops }: typeof filling) => shops.length * ASKED.extraShop;
      expect(filling.total + visits(filling)).toBeLessThanOrEqual(before.total + visits(before));
      expect(filling.gap).toBeGreaterThanOrEqual(0);
      expect(fillingFaults(standing, filling), `seed ${seed}`).toEqual([]);
    }
  });

  it("goes to no more shops than at the least cost where the fewest are asked for", () => {
    const market = randomMarket(7, { shops: 8, offers: 1_500 });
    const cheapest = fillList(standing, market, ASKED);
    const fewest = fillList(standing, market, { ...ASKED, goal: "fewest-shops" });
    expect(fewest.gaps.length).toBe(cheapest.gaps.length);
    expect(fewest.shops.length).toBeLessThanOrEqual(cheapest.shops.length);
    expect(fewest.total).toBeGreaterThanOrEqual(cheapest.total);
  });

  it("does not put together a panel and an inverter that fit the design each alone", () => {
    const base = { shop: "a", stock: 100, prices: [{ from: 1, unit: 100 }] };
    const dear = [{ from: 1, unit: 900 }];
    const panel = {
      category: "panel" as const,
      spec: {
        powerWatts: 580,
        openVolts: 52,
        powerVolts: 43.5,
        shortCircuitAmperes: 14.1,
        powerAmperes: 13.3,
        openVoltagePercentPerKelvin: -0.25,
        powerPercentPerKelvin: -0.3,
        areaSquareMetres: 2.6,
        seriesFuseAmperes: 25,
      },
    };
    const inverter = {
      category: "inverter" as const,
      spec: {
        use: "hybrid" as const,
        powerWatts: 6_000,
        surgeWatts: 12_000,
        phases: 1,
        batteryVoltsMin: 40,
        batteryVoltsMax: 60,
        panelVoltsMax: 500,
        trackerVoltsMin: 60,
        trackerVoltsMax: 450,
        panelWattsMax: 9_000,
      },
    };
    const offers: readonly Offer[] = [
      { ...base, ...panel, id: "panel", brand: "Halo", name: "580" },
      // Twelve amperes a string: enough for the design's panel of 11.7 A, too little for one of 13.3 A.
      { ...base, ...inverter, spec: { ...inverter.spec, panelAmperesMax: 24 }, id: "weak", brand: "Kite", name: "6K" },
      {
        ...base,
        ...inverter,
        spec: { ...inverter.spec, panelAmperesMax: 30 },
        prices: dear,
        id: "strong",
        brand: "Kite",
        name: "6K+",
      },
    ];
    const market: Market = { shops: [{ id: "a", delivery: 0 }], offers };
    const alone = fillList(standing, { ...market, offers: offers.slice(1) }, ASKED);
    expect(alone.lines.map(({ offer }) => offer.id)).toEqual(["weak"]);
    const both = fillList(standing, market, ASKED);
    expect(both.lines.map(({ offer }) => offer.id)).toEqual(["panel", "strong"]);
  });

  it("says why a line is left open", () => {
    const market = randomMarket(1, { shops: 3, offers: 200 });
    const nobody = fillList(standing, { ...market, offers: [] }, ASKED);
    expect(new Set(nobody.gaps.map(({ reason }) => reason))).toEqual(new Set(["nobody-sells"]));
    const far = fillList(standing, { ...market, shops: [] }, ASKED);
    expect(far.lines).toEqual([]);
    expect(far.gaps.map(({ reason }) => reason)).toContain("nobody-delivers");
    const empty = fillList(
      standing,
      { ...market, offers: market.offers.map((offer) => ({ ...offer, stock: 0 })) },
      ASKED,
    );
    expect(empty.gaps.map(({ reason }) => reason)).toContain("too-few");
    expect(empty.total).toBe(0);
  });
});
