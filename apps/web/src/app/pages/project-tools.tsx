import { say } from "@sunwright/words/app";
import { permits } from "@sunwright/contract/access";
import type { Project } from "@sunwright/contract/projects";
import { CostComparison } from "../../features/comparison/cost-comparison";
import { ProjectComments, ProjectHistory } from "../../features/discussion/discussion";
import { RoofTool } from "../../features/roof/roof-tool";
import { SharingPanel } from "../../features/sharing/sharing-panel";
import "./project-tools.css";

/** The five tools of a sized project: wide ones on the left, what is glanced at on the right. */
export const ProjectTools = ({ project }: { readonly project: Project }) => (
  <section aria-label={say("projectTools")} className="project-tools">
    <div className="project-tools-main">
      <ProjectComments projectId={project.id} />
    </div>
    <div className="project-tools-side">
      <SharingPanel projectId={project.id} access={project.access} />
      <ProjectHistory project={project} mayEdit={permits(project.access, "edit")} />
    </div>
    <div className="project-tools-wide">
      <CostComparison key={project.id} project={project} />
      <RoofTool key={`roof ${project.id}`} project={project} />
    </div>
  </section>
);
