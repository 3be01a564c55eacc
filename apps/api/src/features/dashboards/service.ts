import type { Role } from "@sunwright/contract/accounts";
import type { Designs, Figures, InstallerDashboard, RetailerDashboard } from "@sunwright/contract/dashboards";
import type { Executor } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { installerFigures, type JobFigures, NO_SHOP } from "./rules";
import { SAMPLE_INSTALLER, SAMPLE_RETAILER } from "./sample-data";

/** What other features tell about an account. */
export interface Sources {
  readonly roleOf: (executor: Executor, userId: string) => Promise<Role | null>;
  /** Null for somebody who works for no shop. */
  readonly shopHomeOf: (executor: Executor, userId: string) => Promise<RetailerDashboard | null>;
  /** What a firm is asked; null for somebody who works for none. */
  readonly leadsOf: (
    executor: Executor,
    userId: string,
  ) => Promise<Pick<InstallerDashboard, "activeLeads" | "requests"> | null>;
  /** What its jobs have come to; null for somebody who works for no firm. */
  readonly jobsOf: (executor: Executor, userId: string) => Promise<JobFigures | null>;
  readonly designsOf: (executor: Executor, userId: string) => Promise<Designs>;
}

export type Dashboards = ReturnType<typeof createDashboards>;

/**
 * Own figures are for the role of the dashboard and, of a shop, for all who work there; sample figures are for everybody
 * . Throws role_needed.
 */
export function createDashboards({ roleOf, shopHomeOf, leadsOf, jobsOf, designsOf }: Sources) {
  async function requireRole(executor: Executor, userId: string, role: Role) {
    if ((await roleOf(executor, userId)) !== role) throw new AppError("role_needed");
  }

  return {
    async installer(executor: Executor, userId: string, figures: Figures) {
      if (figures === "sample") return SAMPLE_INSTALLER;
      await requireRole(executor, userId, "installer");
      return installerFigures({
        designs: await designsOf(executor, userId),
        leads: await leadsOf(executor, userId),
        jobs: await jobsOf(executor, userId),
      });
    },

    async retailer(executor: Executor, userId: string, figures: Figures) {
      if (figures === "sample") return SAMPLE_RETAILER;
      const home = await shopHomeOf(executor, userId);
      if (home !== null) return home;
      await requireRole(executor, userId, "retailer");
      return NO_SHOP;
    },
  };
}
