import type { Designs, InstallerDashboard, RetailerDashboard } from "@sunwright/contract/dashboards";

/**
 * An installer's own figures. A project is completed once its system is calculated: the product does not know of work
 * on site. Payments and reviews come with jobs; until then nobody can have any, and the counts say so.
 */
export const installerFigures = (
  designs: Designs,
  leads: Pick<InstallerDashboard, "activeLeads" | "requests"> | null,
): InstallerDashboard => ({
  figures: "own",
  activeLeads: leads?.activeLeads ?? 0,
  projectsCompleted: designs.calculated,
  monthlyRevenue: 0,
  averageRating: null,
  reviews: 0,
  requests: leads?.requests ?? [],
  designs,
});

/** Of a retailer who no longer works for a shop. */
export const NO_SHOP: RetailerDashboard = {
  figures: "own",
  currency: "USD",
  totalProducts: 0,
  monthlyOrders: 0,
  monthlyRevenueMinor: 0,
  activeCustomers: 0,
  orders: [],
  stock: [],
  counted: null,
};
