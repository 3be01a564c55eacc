import { say } from "@sunwright/words/operator";
import type { AuditLine } from "@sunwright/contract/operator-audit";
import { formatDateTime } from "../../../lib/format";
import { VisuallyHidden } from "../../../ui/visually-hidden";

/** As the catalogue names an act. */
export const actName = (act: string): string => say("audit.actName", { act: act.replaceAll(/[ -]/g, "_") });

/** Letters of a mark that are read out. */
const SHOWN = 4;

/** Who it was: only the command line makes operators and removes what was lost. */
const whoOf = ({ by }: AuditLine) => by ?? say("audit.command");

export const AuditLines = ({ lines }: { readonly lines: readonly AuditLine[] }) => (
  <ol className="operator-lines">
    {lines.map((line) => (
      <li key={line.id}>
        <span className="type-small text-text-3">{formatDateTime(line.at)}</span>
        <span className="type-small">{whoOf(line)}</span>
        <span className="type-h4">{actName(line.act)}</span>
        <span className="type-small min-w-0 break-words text-text-2">
          {[line.about, line.reason].filter((part) => part !== "").join(": ")}
        </span>
        {line.mark !== null && (
          <span className="type-small text-text-3">
            <VisuallyHidden>{say("audit.mark")} </VisuallyHidden>
            <span translate="no" title={line.mark}>
              {line.mark.slice(0, SHOWN)}
            </span>
          </span>
        )}
      </li>
    ))}
  </ol>
);
