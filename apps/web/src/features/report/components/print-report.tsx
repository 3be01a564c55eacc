import type { ProjectAppliance } from "@sunwright/contract/appliances";
import type { Project } from "@sunwright/contract/projects";
import { useEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { ReportPages } from "./report-pages";
import { paperListens } from "./print-whole";
import { useReport } from "./use-report";

export { printWhole } from "./print-whole";

interface PrintReportProps {
  readonly project: Project;
  readonly appliances: readonly ProjectAppliance[];
}

/**
 * What goes to paper in place of the page: everything the project holds, always light. It exists while the browser
 * prints only, so that nothing on the screen is there twice.
 */
export function PrintReport({ project, appliances }: PrintReportProps) {
  const printing = usePrinting();
  const document = useReport(project, appliances, printing);
  if (document === null) return null;
  return createPortal(
    <div className="print-report" data-theme="light" data-paper={document.paper}>
      <ReportPages document={document} />
    </div>,
    globalThis.document.body,
  );
}

/**
 * Between the browser's own before and after, also where this comes between the two; the page must be ready when the
 * first handler returns.
 */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(() => matchMedia("print").matches);
  useEffect(() => {
    const media = matchMedia("print");
    const set = (value: boolean) => flushSync(() => setPrinting(value));
    const before = () => set(true);
    const after = () => set(false);
    const change = () => set(media.matches);
    addEventListener("beforeprint", before);
    addEventListener("afterprint", after);
    media.addEventListener("change", change);
    const stop = paperListens();
    return () => {
      stop();
      removeEventListener("beforeprint", before);
      removeEventListener("afterprint", after);
      media.removeEventListener("change", change);
    };
  }, []);
  return printing;
}
