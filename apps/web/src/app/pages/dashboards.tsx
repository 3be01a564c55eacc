import { InstallerDashboardPage } from "../../features/dashboards/installer-dashboard";
import { RetailerDashboardPage } from "../../features/dashboards/retailer-dashboard";
import { InstallerBar } from "../../features/installer/installer-bar";
import { ShopBar } from "../../features/shop/shop-bar";
import { useUser } from "../../lib/current-user";
import { useOwnFirm } from "../../lib/own-firm";

/** An installer's home has the rooms of the firm above it; who has none sees the sample alone. */
export function InstallerDashboardRoute() {
  const { role } = useUser();
  return (
    <>
      {role === "installer" && <InstallerBar />}
      <InstallerDashboardPage />
    </>
  );
}

/** A shop's home has its rooms above it, for all who work there; who works for none sees the sample alone. */
export function RetailerDashboardRoute() {
  const { role } = useUser();
  const firm = useOwnFirm();
  return (
    <>
      {(role === "retailer" || firm?.kind === "shop") && <ShopBar name={firm?.name} />}
      <RetailerDashboardPage />
    </>
  );
}
