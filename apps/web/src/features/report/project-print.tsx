import { useQuery } from "@tanstack/react-query";
import { appliancesQuery, projectQuery } from "../../lib/project-queries";
import { Fetched } from "../../ui/fetched";
import { paper } from "./export-report";
import "./print.css";

/** What goes to paper on the pages of a project's tools: the whole report, as from the design page. */
export function ProjectPrint({ projectId }: { readonly projectId: string }) {
  const project = useQuery(projectQuery(projectId)).data;
  const appliances = useQuery(appliancesQuery(projectId)).data;
  if (!project || !appliances) return null;
  return (
    <Fetched script={paper}>{({ PrintReport }) => <PrintReport project={project} appliances={appliances} />}</Fetched>
  );
}
