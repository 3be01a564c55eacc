import type { Role } from "@sunwright/contract/accounts";
import type { Designs, Figures } from "@sunwright/contract/dashboards";
import type { Executor } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { installerFigures, retailerFigures } from "./rules";
import { SAMPLE_INSTALLER, SAMPLE_RETAILER } from "./sample";

/** What other features tell about an account. */
export interface Sources {
  readonly roleOf: (executor: Executor, userId: string) => Promise<Role | null>;
  readonly designsOf: (executor: Executor, userId: string) => Promise<Designs>;
}

export type Dashboards = ReturnType<typeof createDashboards>;

/** Own figures are for the role of the dashboard, sample figures for everybody. Throws role_needed. */
export function createDashboards({ roleOf, designsOf }: Sources) {
  async function ownDesigns(executor: Executor, userId: string, role: Role): Promise<Designs> {
    if ((await roleOf(executor, userId)) !== role) throw new AppError("role_needed");
    return designsOf(executor, userId);
  }

  return {
    installer: async (executor: Executor, userId: string, figures: Figures) =>
      figures === "sample" ? SAMPLE_INSTALLER : installerFigures(await ownDesigns(executor, userId, "installer")),

    retailer: async (executor: Executor, userId: string, figures: Figures) =>
      figures === "sample" ? SAMPLE_RETAILER : retailerFigures(await ownDesigns(executor, userId, "retailer")),
  };
}
