import { say } from "@sunwright/words/report";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { ReportExport } from "../../lib/page-frame";
import { userMessageOf } from "../../lib/api-error";
import { usePreferences } from "../../lib/preferences";
import { onDemand } from "../../ui/on-demand";
import { toast } from "../../ui/toast-store";

/** What goes to paper: its script comes once a page stands, or when a person prints. */
export const paper = onDemand(() => import("./components/print-report"));

const exports = () => import("./exports");

async function printed() {
  await paper.fetched();
  const script = paper.loaded();
  if (script === null) throw new Error("No script");
  return script;
}

/** What the frame's Export Report hands out of this project: print, PDF, the hours as CSV, the project as JSON. */
export function useReportExport(projectId: string): ReportExport {
  const client = useQueryClient();
  const { units, currency } = usePreferences();
  return useMemo(() => {
    const once = oneAtATime();
    return {
      onPrint: () => void once("preparing.print", async () => (await printed()).printWhole(client, projectId)),
      onPdf: () =>
        void once("preparing.pdf", async () => (await exports()).savePdf(client, projectId, { units, currency })),
      onCsv: () => void once("preparing.hours", async () => (await exports()).saveHours(client, projectId)),
      onJson: () => void once("preparing.projectFile", async () => (await exports()).saveFile(projectId)),
    };
  }, [client, projectId, units, currency]);
}

/** Says that something is being made, and makes one thing at a time: a second press while it runs does nothing. */
function oneAtATime() {
  let running = false;
  return async (title: `preparing.${"print" | "pdf" | "hours" | "projectFile"}`, work: () => Promise<void>) => {
    if (running) return;
    running = true;
    toast({ tone: "info", title: say(title) });
    try {
      await work();
    } catch (error) {
      toast({ tone: "bad", title: say("exportFailed"), description: userMessageOf(error, say("tryAgain")) });
    } finally {
      running = false;
    }
  };
}
