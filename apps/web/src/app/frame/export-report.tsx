import { say } from "@sunwright/words/app";
import { FileDown } from "lucide-react";
import type { ReportExport } from "../../lib/page-frame";
import { Button } from "../../ui/button";
import { DropdownMenu } from "../../ui/dropdown-menu";
import { menus } from "./on-demand";

const ICON = <FileDown size={17} strokeWidth={1.75} aria-hidden="true" />;
const EXPORT_REPORT = say("exportReport");
/** From 901 px the words stand beside the icon. */
const WORDS = <span className="max-md:sr-only">{EXPORT_REPORT}</span>;

/** Print, PDF, CSV, JSON. Without a report the page itself is printed. */
export function ExportReport({ report, className }: { report: ReportExport | undefined; className?: string }) {
  const items = menus.useLoaded();
  const look = { variant: "outline", size: "sm", icon: ICON, className: `flex-none ${className ?? ""}` } as const;
  if (report === undefined) {
    return (
      <Button {...look} onClick={() => window.print()}>
        {WORDS}
      </Button>
    );
  }
  return (
    <DropdownMenu trigger={<Button {...look}>{WORDS}</Button>} onTurnedTo={menus.load}>
      {items && <items.ExportItems report={report} />}
    </DropdownMenu>
  );
}
