import { InstallerDashboardPage } from "../../features/dashboards/installer-dashboard";
import { RetailerDashboardPage } from "../../features/dashboards/retailer-dashboard";
import { ShopBar } from "../../features/shop/shop-bar";
import { useUser } from "../../lib/current-user";

export const InstallerDashboardRoute = () => <InstallerDashboardPage />;

/** A shop's home has its rooms above it; who keeps none sees the sample alone. */
export function RetailerDashboardRoute() {
  const { role } = useUser();
  return (
    <>
      {role === "retailer" && <ShopBar />}
      <RetailerDashboardPage />
    </>
  );
}
