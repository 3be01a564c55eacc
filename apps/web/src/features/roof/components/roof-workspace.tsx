import type { PanelPlacement } from "@sunwright/contract/roof";
import type { Project } from "@sunwright/contract/projects";
import { DrawingPane } from "./drawing-pane";
import { InputsPane } from "./inputs-pane";
import { PanelTable } from "./panel-table";
import { ResultsPane } from "./results-pane";
import { SectionDrawing } from "./section-drawing";
import { useOptimization } from "./use-optimization";
import { neededPanels } from "./needed-panels";
import { useRoof } from "./use-roof";
import { useShownWork } from "./use-shown-work";

interface RoofWorkspaceProps {
  readonly project: Project;
  readonly placement: PanelPlacement | null;
  /** As a section of another page, which has the heading. */
  readonly embedded?: boolean;
}

/** What the roof is, what lies on it, what that is worth, and both read closely; on a phone what the roof is comes third. */
export function RoofWorkspace({ project, placement, embedded = false }: RoofWorkspaceProps) {
  const board = useRoof(project, placement);
  const optimization = useOptimization(project.id, board);
  const needed = neededPanels(project, board);
  const drawing = useShownWork(optimization);
  return (
    <div className={embedded ? "roof-board roof-embedded" : "roof-board"}>
      <InputsPane project={project} board={board} optimization={optimization} titled={!embedded} />
      <DrawingPane
        projectId={project.id}
        board={board}
        needed={needed}
        busy={optimization.running}
        pane={drawing}
        titled={!embedded}
      />
      <ResultsPane project={project} board={board} needed={needed} optimization={optimization} />
      <div className="roof-close">
        <PanelTable board={board} />
        <SectionDrawing form={board.form} site={board.score.answer?.site ?? null} />
      </div>
    </div>
  );
}
