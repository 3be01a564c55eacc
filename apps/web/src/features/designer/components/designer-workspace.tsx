import { say } from "@sunwright/words/designer";
import type { OwnRules } from "@sunwright/engine/designer/best-layout";
import type { RoofPlace } from "@sunwright/engine/roof/roof-place";
import { LayoutGrid } from "lucide-react";
import { useState } from "react";
import { downloadText } from "../../../lib/download";
import { Button } from "../../../ui/button";
import { toast } from "../../../ui/toast-store";
import type { Design } from "../model/design";
import { FILE_NAME, fileText, type Opened } from "../model/layout-file";
import { workOf } from "../model/kept-table";

import { DesignerStage } from "./designer-stage";
import { FileBar } from "./file-bar";
import { SidePanel } from "./side-panel";
import { SummaryCard } from "./summary-card";
import { SunBar } from "./sun-bar";
import { useDesigner } from "./use-designer";

/** What a project brings to the table. */
export interface ProjectOnTable {
  readonly id: string;
  readonly opened: Opened | null;
  readonly place: RoofPlace;
  readonly ownRules: OwnRules | null;
  /** [W]; null before the design was calculated. */
  readonly recommendedCapacity: number | null;
  /** Takes the design back to the optimiser; null where it is as it came. */
  readonly onBack: (changed: Design | null) => void;
}

export function DesignerWorkspace({ project }: { readonly project: ProjectOnTable | null }) {
  const designer = useDesigner(project?.id ?? "table", project?.opened ?? null, project?.place ?? null);
  const [notices, setNotices] = useState(project?.opened?.notices ?? []);
  const { design, dispatch } = designer;
  const ofProject = project?.opened?.design.panel;
  const capacity = project?.recommendedCapacity ?? null;
  const onExport = () => {
    downloadText(FILE_NAME, fileText(design, new Date()), "application/json");
    toast({ tone: "ok", title: say("file.exported"), description: FILE_NAME });
  };
  return (
    <div className="designer">
      <div className="designer-left">
        <DesignerStage designer={designer} />
        <div className="designer-hud">
          <SummaryCard
            designer={designer}
            recommended={capacity === null ? null : Math.ceil(capacity / design.panel.power)}
            onExport={onExport}
          />
          <FileBar
            notices={notices}
            onSeen={() => setNotices([])}
            onOpen={(opened) => {
              dispatch({ kind: "open", design: opened.design });
              setNotices(opened.notices);
              toast({ tone: "ok", title: say("file.opened") });
            }}
          >
            {project && (
              <Button
                variant="outline"
                size="sm"
                icon={<LayoutGrid size={16} strokeWidth={1.75} aria-hidden="true" />}
                onClick={() => project.onBack(sameWork(design, project.opened?.design) ? null : design)}
              >
                {say("openInOptimizer")}
              </Button>
            )}
          </FileBar>
        </div>
        <SunBar designer={designer} />
      </div>
      <SidePanel
        designer={designer}
        ownRules={project?.ownRules ?? null}
        projectPanel={ofProject?.type === "project" ? ofProject : null}
        fixedSite={project !== null}
      />
    </div>
  );
}

/** Roof, panel and places are as they came. */
const sameWork = (now: Design, before: Design | undefined): boolean =>
  before !== undefined && workOf(now) === workOf(before);
