import { CostComparison } from "../../features/comparison/cost-comparison";
import type { ToolPageModule } from "../../features/design/tools-slot";

export const Page: ToolPageModule["Page"] = ({ project }) => <CostComparison key={project.id} project={project} />;
