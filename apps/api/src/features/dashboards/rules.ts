import type { Designs, InstallerDashboard, RetailerDashboard } from "@sunwright/contract/dashboards";

/**
 * An installer's own figures. A project is completed once its system is calculated: the product does not know of work
 * on site. Leads, payments and reviews come with the marketplace; until then nobody can have any, and the counts say so.
 */
export const installerFigures = (designs: Designs): InstallerDashboard => ({
  figures: "own",
  activeLeads: 0,
  projectsCompleted: designs.calculated,
  monthlyRevenue: 0,
  averageRating: null,
  reviews: 0,
  requests: [],
  designs,
});

/** A retailer's own figures. Nobody has a shop before the marketplace is there, so nothing is sold in one. */
export const retailerFigures = (designs: Designs): RetailerDashboard => ({
  figures: "own",
  totalProducts: 0,
  monthlyOrders: 0,
  monthlyRevenue: 0,
  activeCustomers: 0,
  orders: [],
  stock: [],
  designs,
});
