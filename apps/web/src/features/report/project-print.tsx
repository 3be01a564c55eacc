import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { appliancesQuery, projectQuery } from "../../lib/project-queries";
import "./print.css";

const PrintReport = lazy(async () => ({ default: (await import("./components/print-report")).PrintReport }));

/** What goes to paper on the pages of a project's tools: the whole report, as from the design page. */
export function ProjectPrint({ projectId }: { readonly projectId: string }) {
  const project = useQuery(projectQuery(projectId)).data;
  const appliances = useQuery(appliancesQuery(projectId)).data;
  if (!project || !appliances) return null;
  return (
    <Suspense>
      <PrintReport project={project} appliances={appliances} />
    </Suspense>
  );
}
