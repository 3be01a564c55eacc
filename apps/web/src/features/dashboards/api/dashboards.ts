import type { Figures, installerDashboard, retailerDashboard } from "@sunwright/contract/dashboards";
import { read, route } from "../../../lib/api";

/** Written down here, so that the contract's schemas stay out of the page's script. */
const INSTALLER = route<typeof installerDashboard>("GET", "/api/dashboards/installer");
const RETAILER = route<typeof retailerDashboard>("GET", "/api/dashboards/retailer");

/** What others buy and what happens in the shop changes them: each opening of the page reads them again. */
const ALWAYS_ANEW = { staleTime: 0 };

export const installerQuery = (figures: Figures) => ({ ...read(INSTALLER, { query: { figures } }), ...ALWAYS_ANEW });
export const retailerQuery = (figures: Figures) => ({ ...read(RETAILER, { query: { figures } }), ...ALWAYS_ANEW });
