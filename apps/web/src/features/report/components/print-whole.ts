import { say } from "@sunwright/words/report";
import type { QueryClient } from "@tanstack/react-query";
import { userMessageOf } from "../../../lib/api-error";
import { designQuery, hasDesign } from "../../../lib/project-queries";
import { toast } from "../../../ui/toast-store";
import { hoursQuery } from "../../results/api/design-hours";
import { recordReportExport } from "../api/report";
import { storedProject } from "../exports";
import { fetchReport } from "./use-report";

let listening = 0;
const waiting = new Set<() => void>();

/** Called once what goes to paper hears the browser print; returns what is called when it no longer does. */
export function paperListens(): () => void {
  listening++;
  for (const resolve of waiting) resolve();
  waiting.clear();
  return () => {
    listening--;
  };
}

/**
 * The browser's own print dialogue, which waits for nothing: what the report says is fetched before it. Without the
 * hours views B and C stay out.
 */
export async function printWhole(client: QueryClient, projectId: string): Promise<void> {
  const project = await storedProject(client, projectId);
  const stored = hasDesign(project) ? await client.fetchQuery(designQuery(project.id)) : null;
  if (stored?.design.simulation)
    await client.fetchQuery(hoursQuery(client, project, stored.design)).catch((error: unknown) => {
      toast({
        tone: "warn",
        title: say("printedWithoutHours"),
        description: userMessageOf(error, say("tryAgain")),
      });
    });
  await fetchReport(client, project);
  if (listening === 0) await new Promise<void>((resolve) => void waiting.add(resolve));
  recordReportExport(project.id, "print").catch((error: unknown) =>
    toast({ tone: "warn", title: say("printedNotRecorded"), description: userMessageOf(error, "") }),
  );
  window.print();
}
