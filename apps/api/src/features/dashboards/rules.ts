import type { Designs, InstallerDashboard, RetailerDashboard } from "@sunwright/contract/dashboards";

interface Counted {
  readonly designs: Designs;
  readonly leads: Pick<InstallerDashboard, "activeLeads" | "requests"> | null;
  readonly jobs: JobFigures | null;
}

/** What the jobs of a firm have come to, and what homeowners say of them. */
export type JobFigures = Pick<
  InstallerDashboard,
  "projectsCompleted" | "currency" | "monthlyRevenueMinor" | "averageRating" | "reviews" | "counted"
>;

/** An installer's own figures. */
export const installerFigures = ({ designs, leads, jobs }: Counted): InstallerDashboard => ({
  figures: "own",
  activeLeads: leads?.activeLeads ?? 0,
  projectsCompleted: jobs?.projectsCompleted ?? 0,
  currency: jobs?.currency ?? "USD",
  monthlyRevenueMinor: jobs?.monthlyRevenueMinor ?? 0,
  averageRating: jobs?.averageRating ?? null,
  reviews: jobs?.reviews ?? 0,
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
