import type { Project } from "@sunwright/contract/projects";
import { useQuery } from "@tanstack/react-query";
import { projectQuery } from "../../lib/project-queries";
import { ProjectTitleBlock } from "./components/page/project-title-block";
import { useLastKnown } from "./components/use-last-known";
import "./design.css";

/** The title block of a project, for the pages of its tools; nothing until the project is there. */
export function ProjectTitle({ projectId }: { readonly projectId: string }) {
  const project = useLastKnown<Project>(useQuery(projectQuery(projectId)).data);
  return project ? <ProjectTitleBlock project={project} /> : null;
}
