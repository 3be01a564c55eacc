import type { Figures, installerDashboard, retailerDashboard } from "@sunwright/contract/dashboards";
import { read, route } from "../../../lib/api";

/** Written down here, so that the contract's schemas stay out of the page's script. */
const INSTALLER = route<typeof installerDashboard>("GET", "/api/dashboards/installer");
const RETAILER = route<typeof retailerDashboard>("GET", "/api/dashboards/retailer");

export const installerQuery = (figures: Figures) => read(INSTALLER, { query: { figures } });
export const retailerQuery = (figures: Figures) => read(RETAILER, { query: { figures } });
