import { say } from "@sunwright/words/app";
import { useMemo } from "react";
import { useReportExport } from "../../features/report/export-report";
import { ProjectPrint } from "../../features/report/project-print";
import { DesignerPage, ProjectDesigner } from "../../features/designer/designer-page";
import { readDraft, type RoofDraft } from "../../features/roof/model/draft";
import { formOf, roofInput } from "../../features/roof/model/form";
import { useUser } from "../../lib/current-user";
import { createDraftStore } from "../../lib/drafts";
import { useNavigate, usePageAddress } from "../../lib/routing/router";
import { toast } from "../../ui/toast-store";

export function VisualizerRoute() {
  const { project } = usePageAddress("/3d-visualizer").search;
  return project === undefined ? <DesignerPage /> : <ProjectOnTable key={project} projectId={project} />;
}

/** One roof, two tools: what is not stored yet goes from one to the other as the optimiser's own draft. */
function ProjectOnTable({ projectId }: { readonly projectId: string }) {
  const { id: owner } = useUser();
  const navigate = useNavigate();
  const drafts = useMemo(() => createDraftStore(`roof-${projectId}`, readDraft), [projectId]);
  const unsaved = useMemo(() => {
    const draft = drafts.read(owner);
    return draft && { input: roofInput(draft.form), panels: draft.panels };
  }, [drafts, owner]);
  const report = useReportExport(projectId);
  return (
    <>
      <ProjectDesigner
        projectId={projectId}
        exportReport={report}
        unsaved={unsaved}
        onBack={(changed) => {
          if (changed) {
            const { input, panels, notices } = changed;
            const draft: RoofDraft = {
              form: formOf(input),
              panels: panels.map((place, index) => ({ ...place, id: `panel-${index + 1}`, locked: false })),
            };
            drafts.write(owner, draft);
            toast({
              tone: notices.length > 0 ? "warn" : "info",
              title: say("roof.opened"),
              description: [...notices, say("roof.saveToKeep")].join(" "),
            });
          }
          void navigate({ to: "/projects/$projectId/roof", params: { projectId } });
        }}
      />
      <ProjectPrint projectId={projectId} />
    </>
  );
}
