import { InstallerDashboard, RetailerDashboard } from "@sunwright/contract/dashboards";
import { expect, it } from "vitest";
import { installerStats, retailerStats } from "./stats";

const INSTALLER: InstallerDashboard = {
  figures: "own",
  activeLeads: 0,
  projectsCompleted: 2,
  currency: "NGN",
  monthlyRevenueMinor: 10_000_000,
  averageRating: null,
  reviews: 0,
  requests: [],
  designs: { projects: 3, calculated: 2, panelPower: 7.2, batteryCapacity: 30 },
  counted: {
    firmId: "019f0000-0000-7000-8000-000000000001",
    completedThisMonth: 1,
    timeZone: "Africa/Lagos",
    monthFrom: "2026-10-31T23:00:00.000Z",
    receivedMinor: 12_000_000,
    refundedMinor: 2_000_000,
  },
};

it("names the four figures of an installer in the specification's order", () => {
  const labels = installerStats(INSTALLER, "NGN").map(({ label }) => label);
  expect(labels).toHaveLength(4);
  expect(labels[0], "S-065").toBe("Active Leads");
  expect(labels[1], "S-066").toBe("Projects Completed");
  expect(labels[2], "S-067").toBe("Monthly Revenue");
  expect(labels[3], "S-068").toBe("Average Rating");
});

it("names the four figures of a retailer in the specification's order", () => {
  const retailer: RetailerDashboard = {
    figures: "sample",
    currency: "USD",
    totalProducts: 214,
    monthlyOrders: 386,
    monthlyRevenueMinor: 100_000,
    activeCustomers: 129,
    orders: [],
    stock: [],
    counted: null,
  };
  const stats = retailerStats(retailer, "NGN");
  expect(stats).toHaveLength(4);
  expect(stats[0], "S-074").toMatchObject({ label: "Total Products", value: "214" });
  expect(stats[1], "S-075").toMatchObject({ label: "Monthly Orders", value: "386" });
  // 1,000 dollars at the specification's 1,650 naira.
  expect(stats[2], "S-076").toMatchObject({ label: "Monthly Revenue", value: "1.7 M" });
  expect(stats[3], "S-077").toMatchObject({ label: "Active Customers", value: "129" });
  for (const { explanation } of stats) expect(explanation.body).toMatch(/sample/);
});

it("says what a shop's own figures were counted from, in the shop's currency", () => {
  const counted = {
    published: 3,
    paused: 1,
    drafts: 0,
    timeZone: "Africa/Lagos",
    monthFrom: "2026-10-31T23:00:00.000Z",
    customersFrom: "2026-08-26T00:00:00.000Z",
    receivedMinor: 12_000_000,
    refundedMinor: 2_000_000,
    taxMinor: 697_674,
  };
  const own = { figures: "own", currency: "NGN", monthlyRevenueMinor: 10_000_000, orders: [], stock: [] } as const;
  const shop = { ...own, totalProducts: 4, monthlyOrders: 2, activeCustomers: 2, counted, orders: [], stock: [] };
  const [products, orders, revenue, customers] = retailerStats(shop, "USD");
  expect(products?.explanation.equation).toBe("3 published + 1 paused");
  expect(orders?.explanation.body).toContain("since Nov 1, 2026, midnight in Africa/Lagos");
  expect(revenue).toMatchObject({ currency: "₦", value: "100,000", context: "including ₦6,976.74 tax" });
  expect(revenue?.explanation.equation).toBe("₦120,000.00 received − ₦20,000.00 refunded = ₦100,000.00");
  const lists = [products, orders, revenue, customers].map((figure) => figure?.list?.to);
  expect(lists).toEqual(["/shop/products", "/shop/orders", "/shop/analytics", "/shop/orders"]);
});

it("says what an own figure was counted from, and never calls it a sample", () => {
  const [leads, completed, revenue, rating] = installerStats(INSTALLER, "NGN");
  expect(leads).toMatchObject({ value: "0", context: "0 new" });
  expect(completed).toMatchObject({
    value: "2",
    context: "1 this month",
    list: { to: "/jobs", search: { view: "handed_over" } },
  });
  expect(completed?.explanation.equation).toBe("2 in total, 1 since Nov 1, 2026");
  expect(revenue).toMatchObject({ currency: "₦", value: "100,000", list: { to: "/jobs" } });
  expect(revenue?.explanation.equation).toBe("₦120,000.00 received − ₦20,000.00 refunded = ₦100,000.00");
  expect(rating).toMatchObject({ value: "–", context: "No ratings yet" });
  for (const { explanation } of installerStats(INSTALLER, "NGN")) expect(explanation.body).not.toMatch(/sample/i);
});

it("shows a rating out of five", () => {
  const rating = installerStats({ ...INSTALLER, averageRating: 4.8, reviews: 63 }, "NGN").at(-1);
  expect(rating).toMatchObject({
    value: "4.8",
    unit: "of 5",
    context: "63 reviews",
    list: { to: "/installers/$firmId", firmId: "019f0000-0000-7000-8000-000000000001" },
  });
  expect(rating?.explanation.equation).toBe("Mean of 63 reviews = 4.8");
});
