import { InstallerDashboardPage } from "../../features/dashboards/installer-dashboard";
import { RetailerDashboardPage } from "../../features/dashboards/retailer-dashboard";
import { InstallerBar } from "../../features/installer/installer-bar";
import { ShopBar } from "../../features/shop/shop-bar";

/** An installer's home has the rooms of the firm above it; who has none sees the sample alone. */
export const InstallerDashboardRoute = () => (
  <>
    <InstallerBar />
    <InstallerDashboardPage />
  </>
);

/** A shop's home has its rooms above it, for all who work there; who works for none sees the sample alone. */
export const RetailerDashboardRoute = () => (
  <>
    <ShopBar />
    <RetailerDashboardPage />
  </>
);
