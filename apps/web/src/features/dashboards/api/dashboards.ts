import type { Figures, installerDashboard, retailerDashboard } from "@sunwright/contract/dashboards";
import type { listProjects } from "@sunwright/contract/projects";
import { read, route } from "../../../lib/api";

/** Written down here, so that the contract's schemas stay out of the page's script. */
const INSTALLER = route<typeof installerDashboard>("GET", "/api/dashboards/installer");
const RETAILER = route<typeof retailerDashboard>("GET", "/api/dashboards/retailer");
const PROJECTS = route<typeof listProjects>("GET", "/api/projects");

export const installerQuery = (figures: Figures) => read(INSTALLER, { query: { figures } });
export const retailerQuery = (figures: Figures) => read(RETAILER, { query: { figures } });

/** Designs read at most: the newest ones are what a person buys for. */
const NEWEST = 50;
export const newestProjectsQuery = read(PROJECTS, { query: { limit: String(NEWEST) } });
