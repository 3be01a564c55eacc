import { say } from "@sunwright/words/app";
import { Braces, FileDown, FileText, Printer, Table2 } from "lucide-react";
import type { ReportExport } from "../../lib/page-frame";
import { Button } from "../../ui/button";
import { DropdownMenu, MenuItem } from "../../ui/dropdown-menu";

const ICON = <FileDown size={17} strokeWidth={1.75} aria-hidden="true" />;
export const EXPORT_REPORT = say("exportReport");
/** From 901 px the words stand beside the icon. */
const WORDS = <span className="max-md:sr-only">{EXPORT_REPORT}</span>;

/** Print, PDF, CSV, JSON. Without a report the page itself is printed. */
export function ExportReport({ report, className }: { report: ReportExport | undefined; className?: string }) {
  const look = { variant: "outline", size: "sm", icon: ICON, className: `flex-none ${className ?? ""}` } as const;
  if (report === undefined) {
    return (
      <Button {...look} onClick={() => window.print()}>
        {WORDS}
      </Button>
    );
  }
  return (
    <DropdownMenu trigger={<Button {...look}>{WORDS}</Button>}>
      <ExportItems report={report} />
    </DropdownMenu>
  );
}

export const ExportItems = ({ report }: { report: ReportExport }) => (
  <>
    <MenuItem icon={<Printer size={18} strokeWidth={1.75} aria-hidden="true" />} onSelect={report.onPrint}>
      {say("export.print")}
    </MenuItem>
    <MenuItem icon={<FileText size={18} strokeWidth={1.75} aria-hidden="true" />} onSelect={report.onPdf}>
      {say("export.pdf")}
    </MenuItem>
    <MenuItem icon={<Table2 size={18} strokeWidth={1.75} aria-hidden="true" />} onSelect={report.onCsv}>
      {say("export.csv")}
    </MenuItem>
    <MenuItem icon={<Braces size={18} strokeWidth={1.75} aria-hidden="true" />} onSelect={report.onJson}>
      {say("export.json")}
    </MenuItem>
  </>
);
