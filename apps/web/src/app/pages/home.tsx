import { Suspense, lazy } from "react";
import { useUser } from "../../lib/current-user";
import { PageLoading } from "../page-loading";

const Calculator = lazy(async () => ({ default: (await import("./design")).CalculatorRoute }));
const InstallerDashboard = lazy(async () => ({ default: (await import("./dashboards")).InstallerDashboardRoute }));
const RetailerDashboard = lazy(async () => ({ default: (await import("./dashboards")).RetailerDashboardRoute }));

/** Home by role. */
export function HomeRoute() {
  const { role } = useUser();
  const Home = role === "installer" ? InstallerDashboard : role === "retailer" ? RetailerDashboard : Calculator;
  return (
    <Suspense fallback={<PageLoading />}>
      <Home />
    </Suspense>
  );
}
