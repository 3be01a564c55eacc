import type { PanelPlacement } from "@sunwright/contract/roof";
import type { Project } from "@sunwright/contract/projects";
import { DrawingPane } from "./drawing-pane";
import { InputsPane } from "./inputs-pane";
import { ResultsPane } from "./results-pane";
import { useOptimization } from "./use-optimization";
import { neededPanels } from "./needed-panels";
import { useRoof } from "./use-roof";

interface RoofWorkspaceProps {
  readonly project: Project;
  readonly placement: PanelPlacement | null;
}

/** Three panes: what the roof is, what lies on it, what that is worth. */
export function RoofWorkspace({ project, placement }: RoofWorkspaceProps) {
  const board = useRoof(project, placement);
  const optimization = useOptimization(project.id, board);
  const needed = neededPanels(project, board);
  return (
    <div className="roof-board">
      <InputsPane project={project} board={board} optimization={optimization} />
      <DrawingPane projectId={project.id} board={board} needed={needed} busy={optimization.running} />
      <ResultsPane project={project} board={board} needed={needed} optimization={optimization} />
    </div>
  );
}
