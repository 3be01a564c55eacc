import { InstallerDashboard, RetailerDashboard } from "@sunwright/contract/dashboards";
import { expect, it } from "vitest";
import { installerStats, retailerStats } from "./stats";

const INSTALLER: InstallerDashboard = {
  figures: "own",
  activeLeads: 0,
  projectsCompleted: 2,
  monthlyRevenue: 0,
  averageRating: null,
  reviews: 0,
  requests: [],
  designs: { projects: 3, calculated: 2, panelPower: 7.2, batteryCapacity: 30 },
};

it("S-065..S-068 names the four figures of an installer in the specification's order", () => {
  const labels = installerStats(INSTALLER, "NGN").map(({ label }) => label);
  expect(labels).toEqual(["Active Leads", "Projects Completed", "Monthly Revenue", "Average Rating"]);
});

it("S-074..S-077 names the four figures of a retailer in the specification's order", () => {
  const retailer: RetailerDashboard = {
    figures: "sample",
    totalProducts: 214,
    monthlyOrders: 386,
    monthlyRevenue: 1_000,
    activeCustomers: 129,
    orders: [],
    stock: [],
    designs: null,
  };
  const stats = retailerStats(retailer, "NGN");
  expect(stats.map(({ label, value }) => [label, value])).toEqual([
    ["Total Products", "214"],
    ["Monthly Orders", "386"],
    // 1,000 dollars at the specification's 1,650 naira.
    ["Monthly Revenue", "1.7 M"],
    ["Active Customers", "129"],
  ]);
  for (const { explanation } of stats) expect(explanation.body).toMatch(/sample/);
});

it("says what an own figure was counted from, and never calls it a sample", () => {
  const [leads, completed, , rating] = installerStats(INSTALLER, "NGN");
  expect(leads).toMatchObject({ value: "0", context: "0 new" });
  expect(completed).toMatchObject({ value: "2", context: "7.2 kW of panels" });
  expect(completed?.explanation.equation).toBe("2 of 3 projects calculated");
  expect(rating).toMatchObject({ value: "–", context: "No reviews yet" });
  for (const { explanation } of installerStats(INSTALLER, "NGN")) expect(explanation.body).not.toMatch(/sample/i);
});

it("shows a rating out of five", () => {
  const rating = installerStats({ ...INSTALLER, averageRating: 4.8, reviews: 63 }, "NGN").at(-1);
  expect(rating).toMatchObject({ value: "4.8", unit: "of 5", context: "63 reviews" });
});
