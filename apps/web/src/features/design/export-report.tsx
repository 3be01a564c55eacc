import type { Project } from "@sunwright/contract/projects";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import type { ReportExport } from "../../lib/page-frame";
import { userMessageOf } from "../../lib/api-error";
import { downloadText } from "../../lib/download";
import { toast } from "../../ui/toast-store";
import { appliancesQuery, designQuery, projectQuery, recordReportExport } from "./api/project";
import { reportCsv, reportFileName, reportJson, type Report } from "./model/report";

type Format = Parameters<typeof recordReportExport>[1];

/** What the frame's Export Report hands out of this project: print or PDF, CSV, JSON. */
export function useReportExport(projectId: string): ReportExport {
  const client = useQueryClient();
  const load = useCallback(async (): Promise<Report> => {
    const project = await client.fetchQuery(projectQuery(projectId));
    const appliances = await client.fetchQuery(appliancesQuery(projectId));
    if (project === null || appliances === null) throw new Error("The session has ended");
    const stored = project.calculatedAt === null ? null : await client.fetchQuery(designQuery(projectId));
    return { project, appliances, design: stored?.design ?? null };
  }, [client, projectId]);

  return useMemo(() => {
    const download = (format: "csv" | "json", write: (report: Report) => string, type: string) => async () => {
      try {
        const report = await load();
        downloadText(reportFileName(report.project.name, format), write(report), type);
        await noteExport(report.project, format);
      } catch (error) {
        toast({
          tone: "bad",
          title: "The report could not be exported",
          description: userMessageOf(error, "Try again."),
        });
      }
    };
    const csv = download("csv", reportCsv, "text/csv;charset=utf-8");
    const json = download("json", reportJson, "application/json");
    return {
      onPrint: () => printReport(projectId),
      onCsv: () => void csv(),
      onJson: () => void json(),
    };
  }, [load, projectId]);
}

const noteExport = (project: Pick<Project, "id">, format: Format) => recordReportExport(project.id, format);

/** The browser's own print dialogue: paper or PDF. The history hears of it; the paper does not wait for that. */
export function printReport(projectId: string) {
  noteExport({ id: projectId }, "print").catch((error: unknown) =>
    toast({ tone: "warn", title: "Printed, but not noted in the history", description: userMessageOf(error, "") }),
  );
  window.print();
}
