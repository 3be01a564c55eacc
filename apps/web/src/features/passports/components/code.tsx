import type { Passport } from "@sunwright/contract/passports";
import { offSteps } from "@sunwright/report/passport";
import { say as called } from "@sunwright/words/passport-names";
import { say } from "@sunwright/words/passports";
import { useMemo } from "react";
import { SectionRule } from "../../../ui/section-rule";
import { SummarySheet } from "../../../ui/sheet";
import { codePath, codeRows } from "../model/code";

/** An address as a code that a telephone reads: dark on light in both themes. */
function Code({ address }: { readonly address: string }) {
  const rows = useMemo(() => codeRows(address), [address]);
  return (
    <svg
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      className="passport-code"
      role="img"
      aria-label={say("codeAlt")}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${rows.length}v${rows.length}H0z`} fill="#fff" />
      <path d={codePath(rows)} fill="#0f1f1c" />
    </svg>
  );
}

/** What hangs on the inverter's door: the code, and how to switch off. */
export function CodeSheet({ passport: { link, system } }: { readonly passport: Passport }) {
  const steps = offSteps(system.lines);
  if (link === null && steps.length === 0) return null;
  return (
    <SummarySheet aria-label={say("code")} className="passport-scan">
      {link !== null && (
        <div className="passport-scan-code">
          <Code address={link} />
          <div>
            <h2 className="type-h3">{say("code")}</h2>
            <p className="type-small mt-1 text-text-2">{say("codeHelp")}</p>
          </div>
        </div>
      )}
      {steps.length > 0 && (
        <section>
          <SectionRule title={say("off")} level={3} />
          <ol className="passport-off">
            {steps.map((step) => (
              <li key={step}>{called(`off.${step}`)}</li>
            ))}
          </ol>
        </section>
      )}
    </SummarySheet>
  );
}
