import { describe, expect, it } from "vitest";
import { sizeSystem } from "../sizing/size-system";
import { house } from "../sizing/testing/house";
import { fillList } from "./fill";
import { filledDesign } from "./filled-design";
import type { Market, Offer } from "./offers";
import { standingDesign } from "./standing-design";
import { fillingFaults } from "./testing/filling-faults";
import { randomMarket } from "./testing/random-market";

const standing = standingDesign(sizeSystem(house({ city: "ng-kano" })));
const ASKED = { goal: "least-cost", extraShop: 500_000, optional: false } as const;
const market = randomMarket(1, { shops: 8, offers: 1_500 });
const whole = fillList(standing, market, ASKED);
const panels = whole.lines.find(({ line }) => line === "panel");
if (panels === undefined) throw new Error("A market without panels");
const { offer: panel, pieces } = panels;

/** The market with no panels but this one, of which shops have so many each, at so much a piece. */
function marketOf(stocks: readonly number[], units: readonly number[] = []): Market {
  const others = market.offers.filter(({ category }) => category !== "panel");
  const shared = stocks.map((stock, at): Offer => {
    const shop = market.shops[at]?.id ?? "";
    return { ...panel, id: `panel ${at}`, shop, stock, multiple: 1, prices: [{ from: 1, unit: units[at] ?? 100_000 }] };
  });
  return { ...market, offers: [...others, ...shared] };
}
const takenOf = (filling: typeof whole) =>
  filling.lines.flatMap(({ line, offer, pieces: of }) => (line === "panel" ? [[offer.id, of] as const] : []));
const sumOf = (taken: ReturnType<typeof takenOf>) => taken.reduce((sum, [, of]) => sum + of, 0);

describe("a line that no shop has enough for", () => {
  it("is filled from two shops' stock, each with its delivery", () => {
    const enough = Math.ceil(0.6 * pieces);
    const split = marketOf([enough, enough]);
    const filling = fillList(standing, split, ASKED);
    const taken = takenOf(filling);
    expect([taken.length, sumOf(taken)]).toEqual([2, pieces]);
    expect(filling.gaps.some(({ line }) => line === "panel")).toBe(false);
    expect(fillingFaults(standing, filling)).toEqual([]);
    for (const { id, goods, delivery } of filling.shops) {
      const bought = filling.bought.filter(({ offer }) => offer.shop === id);
      expect(goods).toBe(bought.reduce((sum, one) => sum + one.goods, 0));
      expect(delivery).toBe(market.shops.find((shop) => shop.id === id)?.delivery);
    }
    expect(filling.total).toBe(filling.goods + filling.delivery);
    expect(filling.gap).toBeGreaterThanOrEqual(0);
  });

  it("takes as many as there are of the cheaper, and the cheapest two of three", () => {
    const enough = pieces - 1;
    // Far enough apart that no delivery is dearer than what they save.
    const taken = takenOf(fillList(standing, marketOf([enough, enough, enough], [9e7, 1e7, 5e7]), ASKED));
    expect(new Map(taken)).toEqual(
      new Map([
        ["panel 1", enough],
        ["panel 2", 1],
      ]),
    );
  });

  it("is filled from as many shops as it takes, those with most first", () => {
    const third = Math.ceil(pieces / 3);
    const taken = takenOf(fillList(standing, marketOf([third, third, third, 1]), ASKED));
    expect([taken.length, sumOf(taken)]).toEqual([3, pieces]);
  });

  it("stays open where all have too few, or what they have is not one kind", () => {
    expect(fillList(standing, marketOf([1, 1]), ASKED).gaps).toContainEqual({ line: "panel", reason: "too-few" });
    const { offers, ...rest } = marketOf([pieces - 1, pieces - 1]);
    const mixed = offers.map((offer): Offer =>
      offer.id === "panel 0" && offer.category === "panel"
        ? { ...offer, spec: { ...offer.spec, openVolts: (offer.spec.openVolts ?? 0) - 0.1 } }
        : offer,
    );
    const gaps = fillList(standing, { ...rest, offers: mixed }, ASKED).gaps;
    expect(gaps.some(({ line }) => line === "panel")).toBe(true);
  });

  it("buys from one shop whatever one shop has", () => {
    expect(takenOf(fillList(standing, marketOf([pieces, pieces - 1], [200_000, 100_000]), ASKED))).toEqual([
      ["panel 0", pieces],
    ]);
  });

  it("is bought for the design that is made with it", () => {
    const half = Math.ceil(pieces / 2) + 5;
    const { filling, standing: made } = filledDesign(standing, marketOf([half, half]), ASKED);
    const line = made.lines.find(({ id }) => id === "panel");
    expect(sumOf(takenOf(filling))).toBeGreaterThanOrEqual(line?.quantity ?? Infinity);
    expect(fillingFaults(made, filling)).toEqual([]);
  });
});
