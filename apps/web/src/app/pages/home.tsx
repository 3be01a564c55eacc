import type { QueryClient } from "@tanstack/react-query";
import { createElement, Suspense, useState } from "react";
import { currentUserQuery, useUser } from "../../lib/current-user";
import { keptDesign } from "../../lib/kept-design";
import { shareCameFor } from "../../lib/last-project";
import { componentOf, page, type PageScript } from "../../lib/routing/page";
import { PageLoading } from "../page-loading";

const calculator = page(() => import("./design"), "CalculatorRoute");
const installer = page(() => import("./dashboards"), "InstallerDashboardRoute");
const retailer = page(() => import("./dashboards"), "RetailerDashboardRoute");

const cameToEdit = () => shareCameFor() !== null || keptDesign() !== null;
const homeOf = (role: string, toEdit: boolean) => {
  if (toEdit) return calculator;
  return role === "installer" ? installer : role === "retailer" ? retailer : calculator;
};

export async function readFirst(client: QueryClient): Promise<void> {
  const user = await client.fetchQuery(currentUserQuery);
  if (user !== null) await homeOf(user.role, cameToEdit()).load();
}

/** Home by role; who came to edit a shared project or kept a design finds it here, whatever the role. */
export function HomeRoute() {
  const { role } = useUser();
  const [toEdit] = useState(cameToEdit);
  return (
    <Suspense fallback={<PageLoading />}>
      <Home script={homeOf(role, toEdit)} />
    </Suspense>
  );
}

const Home = ({ script }: { readonly script: PageScript }) => createElement(componentOf(script));
