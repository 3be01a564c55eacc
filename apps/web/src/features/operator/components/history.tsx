import type { AuditLine } from "@sunwright/contract/operator-audit";
import { say } from "@sunwright/words/operator";
import { AuditLines } from "./audit-lines";

interface HistoryProps {
  readonly title: string;
  readonly lines: readonly AuditLine[];
}

/** What was opened and decided about one thing. */
export const History = ({ title, lines }: HistoryProps) => (
  <div>
    <h3 className="type-h3 mb-2">{title}</h3>
    {lines.length === 0 ? (
      <p className="type-small text-text-2">{say("history.none")}</p>
    ) : (
      <AuditLines lines={lines} />
    )}
  </div>
);
