import { standingDesign } from "@sunwright/engine/procurement/standing-design";
import { randomMarket } from "@sunwright/engine/procurement/testing/random-market";
import { plainDesign } from "@sunwright/engine/sizing/testing/designs";
import { house } from "@sunwright/engine/sizing/testing/house";
import { expect, it } from "vitest";
import { filledFor, makeFor } from "./kept-fillings";

const ASKED = { goal: "least-cost", extraShop: 0, optional: false } as const;
const input = house({ city: "ng-lagos-ikeja" });

it("sizes an input once, whoever asks, and sizes another input for itself", () => {
  const made = makeFor(null)(input);
  expect(makeFor(null)(structuredClone(input))).toBe(made);
  const larger = { ...input, parameters: { ...input.parameters, backupDays: input.parameters.backupDays + 1 } };
  expect(makeFor(null)(larger)).not.toBe(made);
});

it("fills a list once from the same market, and again once a price or a wish has changed", () => {
  const design = plainDesign(input);
  const standing = standingDesign(design);
  const { shops, offers } = randomMarket(3, { shops: 3, offers: 200 });
  const fill = (sold: typeof offers, asked: { readonly optional?: boolean } = {}) => {
    const market = { shops, offers: [JSON.stringify(sold)] };
    return filledFor({ kind: "filling", design, weather: null, market, asked: { ...ASKED, ...asked } }, standing);
  };
  const first = fill(offers);
  expect(fill(structuredClone(offers))).toBe(first);
  const dearer = offers.map((offer) => ({
    ...offer,
    prices: offer.prices.map((step) => ({ ...step, unit: 2 * step.unit })),
  }));
  const again = fill(dearer);
  if (first.kind !== "filling" || again.kind !== "filling") throw new TypeError("Not a filling");
  expect(again.filling.goods).toBe(2 * first.filling.goods);
  expect(fill(offers, { optional: true })).not.toBe(first);
});
