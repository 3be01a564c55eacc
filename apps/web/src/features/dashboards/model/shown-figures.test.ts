import { expect, it } from "vitest";
import type { InstallerDashboard, RetailerDashboard } from "@sunwright/contract/dashboards";
import { hasGoods, hasWork, readShown, shownFigures } from "./shown-figures";

it("remembers a choice, and nothing else that stands in the storage", () => {
  for (const stored of [null, undefined, "", "real", 1, {}]) expect(readShown(stored)).toBeNull();
  expect(readShown("own")).toBe("own");
  expect(readShown("sample")).toBe("sample");
});

it("shows the sample before a choice to who has nothing yet, and own figures to who has", () => {
  expect(shownFigures(null, true, false)).toBe("sample");
  expect(shownFigures(null, true, true)).toBe("own");
  expect(shownFigures("sample", true, true)).toBe("sample");
  expect(shownFigures("own", true, false)).toBe("own");
});

it("shows own figures to those who may have them only", () => {
  for (const chosen of ["own", null] as const) expect(shownFigures(chosen, false, true)).toBe("sample");
});

const FIRM: InstallerDashboard = {
  figures: "own",
  activeLeads: 0,
  projectsCompleted: 0,
  currency: "NGN",
  monthlyRevenueMinor: 0,
  averageRating: null,
  reviews: 0,
  requests: [],
  designs: null,
  counted: null,
};
it("takes finished work, money and reviews of a firm for something to show, without a lead of today", () => {
  expect(hasWork(FIRM)).toBe(false);
  for (const some of [{ activeLeads: 1 }, { projectsCompleted: 2 }, { monthlyRevenueMinor: -5 }, { reviews: 1 }])
    expect(hasWork({ ...FIRM, ...some }), JSON.stringify(some)).toBe(true);
});

const SHOP: RetailerDashboard = {
  figures: "own",
  currency: "NGN",
  totalProducts: 0,
  monthlyOrders: 0,
  monthlyRevenueMinor: 0,
  activeCustomers: 0,
  orders: [],
  stock: [],
  counted: {
    published: 0,
    paused: 0,
    drafts: 0,
    timeZone: "Africa/Lagos",
    monthFrom: "2026-10-31T23:00:00.000Z",
    customersFrom: "2026-08-26T00:00:00.000Z",
    receivedMinor: 0,
    refundedMinor: 0,
    taxMinor: 0,
  },
};
it("takes drafts of a shop for something to show", () => {
  expect(hasGoods(SHOP)).toBe(false);
  expect(hasGoods({ ...SHOP, totalProducts: 1 })).toBe(true);
  expect(hasGoods({ ...SHOP, counted: SHOP.counted && { ...SHOP.counted, drafts: 1 } })).toBe(true);
});
