import type { Designs, InstallerDashboard, RetailerDashboard } from "@sunwright/contract/dashboards";

interface Counted {
  readonly designs: Designs;
  readonly leads: Pick<InstallerDashboard, "activeLeads" | "requests"> | null;
  readonly jobs: Pick<InstallerDashboard, "projectsCompleted" | "currency" | "monthlyRevenueMinor" | "counted"> | null;
}

/** An installer's own figures. Reviews come with passports; until then nobody can have any, and the count says so. */
export const installerFigures = ({ designs, leads, jobs }: Counted): InstallerDashboard => ({
  figures: "own",
  activeLeads: leads?.activeLeads ?? 0,
  projectsCompleted: jobs?.projectsCompleted ?? 0,
  currency: jobs?.currency ?? "USD",
  monthlyRevenueMinor: jobs?.monthlyRevenueMinor ?? 0,
  averageRating: null,
  reviews: 0,
  requests: leads?.requests ?? [],
  designs,
  counted: jobs?.counted ?? null,
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
