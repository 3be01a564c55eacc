import { useState } from "react";
import { useUser } from "../../lib/current-user";
import { keptDesign } from "../../lib/kept-design";
import { shareCameFor } from "../../lib/last-project";
import { Fetched } from "../../ui/fetched";
import { onDemand } from "../../ui/on-demand";
import { PageLoading } from "../page-loading";

const design = onDemand(() => import("./design"));
const dashboards = onDemand(() => import("./dashboards"));

/** Home by role; who came to edit a shared project or kept a design finds it here, whatever the role. */
export function HomeRoute() {
  const { role } = useUser();
  const [cameToEdit] = useState(() => shareCameFor() !== null || keptDesign() !== null);
  if (cameToEdit || (role !== "installer" && role !== "retailer"))
    return (
      <Fetched script={design} waiting={<PageLoading />}>
        {({ CalculatorRoute }) => <CalculatorRoute />}
      </Fetched>
    );
  return (
    <Fetched script={dashboards} waiting={<PageLoading />}>
      {({ InstallerDashboardRoute, RetailerDashboardRoute }) =>
        role === "installer" ? <InstallerDashboardRoute /> : <RetailerDashboardRoute />
      }
    </Fetched>
  );
}
