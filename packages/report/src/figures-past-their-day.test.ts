import { house } from "@sunwright/engine/sizing/testing/house";
import { pricedSystemOf } from "@sunwright/engine/sizing/choice/system-price";
import { sizeSystem } from "@sunwright/engine/sizing/size-system";
import { expect, it } from "vitest";
import { agedPricesText } from "./price-text";

const renewed = { id: "Nigeria/module", value: 260, source: "A survey", from: "2026-03-01", until: "2026-10-31" };
const design = sizeSystem({
  ...house({ city: "ng-kano" }),
  prices: "local",
  figures: { version: 1, renewed: [renewed, { ...renewed, id: "Nigeria/battery", value: 230_000, until: null }] },
});
const told = (today: string) => agedPricesText(pricedSystemOf(design), today);

it("says which local prices are past their day, and of which day they are", () => {
  expect(told("2026-10-31")).toBeNull();
  expect(told("2026-11-01")).toBe("Past their day, ask again before you decide: panels (held until Oct 31, 2026).");
  expect(told("2027-04-02")).toBe(
    "Past their day, ask again before you decide: panels (held until Oct 31, 2026) and battery (of Mar 1, 2026).",
  );
});
