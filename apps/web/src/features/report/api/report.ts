import type { readProjectFile as readFile } from "@sunwright/contract/project-file";
import type { BodyInput } from "@sunwright/contract/endpoint";
import type { recordExport } from "@sunwright/contract/projects";
import type { makeReport } from "@sunwright/contract/report";
import { call, callForBytes, route } from "../../../lib/api";

const PDF = route<typeof makeReport>("POST", "/api/projects/:id/report.pdf");
const FILE = route<typeof readFile>("GET", "/api/projects/:id/file");

/** How the person looks at figures; the PDF holds them the same way. */
export type ReportLook = BodyInput<typeof makeReport>;

export const makeReportPdf = (id: string, body: ReportLook) => callForBytes(PDF, { params: { id }, body });
export const readProjectFile = (id: string) => call(FILE, { params: { id } });

const EXPORT = route<typeof recordExport>("POST", "/api/projects/:id/exports");

export const recordReportExport = (id: string, format: "print" | "csv" | "json") =>
  call(EXPORT, { params: { id }, body: { format } });
