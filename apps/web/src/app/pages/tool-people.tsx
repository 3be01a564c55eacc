import { permits } from "@sunwright/contract/access";
import { ProjectComments, ProjectHistory } from "../../features/discussion/discussion";
import type { ToolPageModule } from "../../features/design/tools-slot";
import { SharingPanel } from "../../features/sharing/sharing-panel";
import "./tool-people.css";

/** The thread, and beside it who may see the project and what happened to it. */
export const Page: ToolPageModule["Page"] = ({ project }) => (
  <div className="people-page">
    <ProjectComments projectId={project.id} />
    <div className="people-page-side">
      <SharingPanel projectId={project.id} access={project.access} />
      <ProjectHistory project={project} mayEdit={permits(project.access, "edit")} />
    </div>
  </div>
);
