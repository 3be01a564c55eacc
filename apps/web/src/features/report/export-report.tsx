import { permits } from "@sunwright/contract/access";
import type { Project } from "@sunwright/contract/projects";
import { say } from "@sunwright/words/report";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { ReportExport } from "../../lib/page-frame";
import { userMessageOf } from "../../lib/api-error";
import { realPartsQuery } from "../../lib/cart";
import { downloadBytes, downloadText } from "../../lib/download";
import { usePreferences } from "../../lib/preferences";
import { toast } from "../../ui/toast-store";
import { hoursQuery } from "../results/api/design-hours";
import { moneyQuery } from "../money/api/money";
import { recordReportExport } from "./api/report";
import { appliancesQuery, designQuery, hasDesign, placementQuery, projectQuery } from "../../lib/project-queries";
import { makeReportPdf, readProjectFile, type ReportLook } from "./api/report";
import { reportFileName } from "./model/file-name";
import { paperReady } from "./paper";

type Preferred = Pick<ReturnType<typeof usePreferences>, "units" | "currency">;

/** What the frame's Export Report hands out of this project: print, PDF, the hours as CSV, the project as JSON. */
export function useReportExport(projectId: string): ReportExport {
  const client = useQueryClient();
  const { units, currency } = usePreferences();
  return useMemo(() => {
    const once = oneAtATime();
    return {
      onPrint: () => void once(say("preparing.print"), () => printWhole(client, projectId)),
      onPdf: () => void once(say("preparing.pdf"), () => savePdf(client, projectId, { units, currency })),
      onCsv: () => void once(say("preparing.hours"), () => saveHours(client, projectId)),
      onJson: () => void once(say("preparing.projectFile"), () => saveFile(projectId)),
    };
  }, [client, projectId, units, currency]);
}

/** Says that something is being made, and makes one thing at a time: a second press while it runs does nothing. */
function oneAtATime() {
  let running = false;
  return async (title: string, work: () => Promise<void>) => {
    if (running) return;
    running = true;
    toast({ tone: "info", title });
    try {
      await work();
    } catch (error) {
      toast({ tone: "bad", title: say("exportFailed"), description: messageOf(error) });
    } finally {
      running = false;
    }
  };
}

class NotYet extends Error {}
const messageOf = (error: unknown) => (error instanceof NotYet ? error.message : userMessageOf(error, say("tryAgain")));

async function storedProject(client: QueryClient, projectId: string) {
  const project = await client.fetchQuery(projectQuery(projectId));
  if (project === null) throw new Error("The session has ended");
  return project;
}

async function savePdf(client: QueryClient, projectId: string, { units, currency }: Preferred): Promise<void> {
  const project = await storedProject(client, projectId);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const look: ReportLook = { units, currency: currency ?? project.currency, timeZone };
  const bytes = await makeReportPdf(projectId, look);
  downloadBytes(reportFileName(project.name, "pdf"), bytes, "application/pdf");
  toast({ tone: "ok", title: say("exported.pdf") });
}

/** The hours that views B and C show, simulated here as they are. */
async function saveHours(client: QueryClient, projectId: string): Promise<void> {
  const project = await storedProject(client, projectId);
  if (!hasDesign(project)) throw new NotYet(say("hoursNeedDesign"));
  const stored = await client.fetchQuery(designQuery(projectId));
  const money = await client.fetchQuery(moneyQuery(projectId));
  if (stored === null) throw new Error("The session has ended");
  const { design } = stored;
  const hours = await client.fetchQuery(hoursQuery(client, project, design));
  const { hourlyCsv } = await import("@sunwright/report/hourly-csv");
  downloadText(
    reportFileName(project.name, "csv"),
    hourlyCsv({ project, design, hours, money }),
    "text/csv;charset=utf-8",
  );
  await recordReportExport(projectId, "csv");
  toast({ tone: "ok", title: say("exported.csv") });
}

async function saveFile(projectId: string): Promise<void> {
  const file = await readProjectFile(projectId);
  downloadText(reportFileName(file.project.name, "json"), `${JSON.stringify(file, null, 2)}\n`, "application/json");
  await recordReportExport(projectId, "json");
  toast({ tone: "ok", title: say("exported.json") });
}

/**
 * The browser's own print dialogue, which waits for nothing: what the report says is fetched before it. Without the
 * hours views B and C stay out.
 */
async function printWhole(client: QueryClient, projectId: string): Promise<void> {
  const project = await storedProject(client, projectId);
  const stored = hasDesign(project) ? await client.fetchQuery(designQuery(projectId)) : null;
  if (stored?.design.simulation)
    await client.fetchQuery(hoursQuery(client, project, stored.design)).catch((error: unknown) => {
      toast({ tone: "warn", title: say("printedWithoutHours"), description: messageOf(error) });
    });
  await reportFetched(client, project);
  await paperReady();
  recordReportExport(projectId, "print").catch((error: unknown) =>
    toast({ tone: "warn", title: say("printedNotRecorded"), description: userMessageOf(error, "") }),
  );
  window.print();
}

/** All else the report says; what cannot be fetched is left out. */
async function reportFetched(client: QueryClient, project: Project): Promise<void> {
  const { id } = project;
  const wanted: Promise<unknown>[] = [client.ensureQueryData(appliancesQuery(id))];
  if (project.calculatedAt !== null)
    wanted.push(client.ensureQueryData(moneyQuery(id)), client.ensureQueryData(placementQuery(id)));
  if (permits(project.access, "owner")) wanted.push(client.ensureQueryData({ ...realPartsQuery(id), retry: false }));
  await Promise.allSettled(wanted);
}
