import { InstallerDashboardPage } from "../../features/dashboards/installer-dashboard";
import { RetailerDashboardPage } from "../../features/dashboards/retailer-dashboard";

export const InstallerDashboardRoute = () => <InstallerDashboardPage />;
export const RetailerDashboardRoute = () => <RetailerDashboardPage />;
