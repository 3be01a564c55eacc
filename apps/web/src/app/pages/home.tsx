import { Suspense, lazy, useState } from "react";
import { useUser } from "../../lib/current-user";
import { keptDesign } from "../../lib/kept-design";
import { shareCameFor } from "../../lib/last-project";
import { PageLoading } from "../page-loading";

const Calculator = lazy(async () => ({ default: (await import("./design")).CalculatorRoute }));
const InstallerDashboard = lazy(async () => ({ default: (await import("./dashboards")).InstallerDashboardRoute }));
const RetailerDashboard = lazy(async () => ({ default: (await import("./dashboards")).RetailerDashboardRoute }));

/** Home by role; who came to edit a shared project or kept a design finds it here, whatever the role. */
export function HomeRoute() {
  const { role } = useUser();
  const [cameToEdit] = useState(() => shareCameFor() !== null || keptDesign() !== null);
  const Home = cameToEdit
    ? Calculator
    : role === "installer"
      ? InstallerDashboard
      : role === "retailer"
        ? RetailerDashboard
        : Calculator;
  return (
    <Suspense fallback={<PageLoading />}>
      <Home />
    </Suspense>
  );
}
