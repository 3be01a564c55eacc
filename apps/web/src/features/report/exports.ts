import { hourlyCsv } from "@sunwright/report/hourly-csv";
import { say } from "@sunwright/words/report";
import type { QueryClient } from "@tanstack/react-query";
import { downloadBytes, downloadText } from "../../lib/download";
import { projectPriceQuery } from "../../lib/known-price";
import { designQuery, hasDesign, projectQuery } from "../../lib/project-queries";
import { toast } from "../../ui/toast-store";
import { moneyQuery } from "../money/api/money";
import { hoursQuery } from "../results/api/design-hours";
import { makeReportPdf, readProjectFile, recordReportExport, type ReportLook } from "./api/report";
import { reportFileName } from "./model/file-name";

type Preferred = Pick<ReportLook, "units"> & { readonly currency: ReportLook["currency"] | null };

export async function storedProject(client: QueryClient, projectId: string) {
  const project = await client.fetchQuery(projectQuery(projectId));
  if (project === null) throw new Error("The session has ended");
  return project;
}

export async function savePdf(client: QueryClient, projectId: string, { units, currency }: Preferred): Promise<void> {
  const project = await storedProject(client, projectId);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const look: ReportLook = { units, currency: currency ?? project.currency, timeZone };
  const bytes = await makeReportPdf(projectId, look);
  downloadBytes(reportFileName(project.name, "pdf"), bytes, "application/pdf");
  toast({ tone: "ok", title: say("exported.pdf") });
}

/** The hours that views B and C show, simulated here as they are. */
export async function saveHours(client: QueryClient, projectId: string): Promise<void> {
  const project = await storedProject(client, projectId);
  if (!hasDesign(project)) {
    toast({ tone: "bad", title: say("exportFailed"), description: say("hoursNeedDesign") });
    return;
  }
  const stored = await client.fetchQuery(designQuery(projectId));
  const money = await client.fetchQuery(moneyQuery(projectId));
  const price = await client.fetchQuery(projectPriceQuery(projectId));
  if (stored === null) throw new Error("The session has ended");
  const { design } = stored;
  const hours = await client.fetchQuery(hoursQuery(client, project, design));
  downloadText(
    reportFileName(project.name, "csv"),
    hourlyCsv({ project, design, hours, money, known: price?.known ?? {} }),
    "text/csv;charset=utf-8",
  );
  await recordReportExport(projectId, "csv");
  toast({ tone: "ok", title: say("exported.csv") });
}

export async function saveFile(projectId: string): Promise<void> {
  const file = await readProjectFile(projectId);
  downloadText(reportFileName(file.project.name, "json"), `${JSON.stringify(file, null, 2)}\n`, "application/json");
  await recordReportExport(projectId, "json");
  toast({ tone: "ok", title: say("exported.json") });
}
