import { RoofTool } from "../../features/roof/roof-tool";
import type { ToolPageModule } from "../../features/design/tools-slot";

export const Page: ToolPageModule["Page"] = ({ project }) => <RoofTool key={project.id} project={project} />;
