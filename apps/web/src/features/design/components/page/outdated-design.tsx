import { say } from "@sunwright/words/design";
import { permits } from "@sunwright/contract/access";
import type { Project } from "@sunwright/contract/projects";
import { methodChange } from "@sunwright/report/outdated";
import { RotateCw } from "lucide-react";
import { useState } from "react";
import { forgetFormerDesign, formerDesign } from "../../../../lib/former-design";
import { useDisplayCurrency } from "../../../../lib/preferences";
import { Button } from "../../../../ui/button";
import { Num } from "../../../../ui/num";
import { Stat, StatRow } from "../../../../ui/stat-row";
import { comparedFigures, shownFigures } from "../../model/design-figures";
import type { Calculation } from "./use-calculation";

interface OutdatedDesignProps {
  readonly project: Project;
  readonly calculation: Calculation;
}

/** A design that an older method made: what changed since, what it came to, and the way to a new one. */
export function OutdatedDesign({ project, calculation }: OutdatedDesignProps) {
  const currency = useDisplayCurrency(project.currency);
  return (
    <>
      <div role="status" className="stale-strip">
        <span>
          <b className="font-semibold">{say("outdated.older")}</b> {methodChange()}
        </span>
        {permits(project.access, "edit") && (
          <Button
            size="sm"
            icon={<RotateCw size={16} strokeWidth={1.75} aria-hidden="true" />}
            busy={calculation.busy === "calculate"}
            onClick={calculation.calculate}
          >
            {say("recalculate")}
          </Button>
        )}
      </div>
      <h3 className="type-h3 mt-7 mb-3">{say("outdated.figures")}</h3>
      <StatRow label={say("outdated.figures")}>
        {shownFigures(project, currency).map(({ label, value, unit }) => (
          <Stat key={label} label={label}>
            <Num size={3} value={value} unit={unit} />
          </Stat>
        ))}
      </StatRow>
    </>
  );
}

/** What the older method had come to, beside the new figures until it is dismissed. */
export function BeforeAndAfter({ project }: Pick<OutdatedDesignProps, "project">) {
  const [former, setFormer] = useState(() => formerDesign(project.id));
  const currency = useDisplayCurrency(project.currency);
  if (former === null) return null;
  const dismiss = () => {
    forgetFormerDesign(project.id);
    setFormer(null);
  };
  return (
    <section aria-label={say("outdated.compared")} className="mt-6">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="type-small">
          <b className="font-semibold">{say("outdated.newer")}</b> {methodChange()}
        </p>
        <Button variant="outline" size="sm" onClick={dismiss}>
          {say("outdated.dismiss")}
        </Button>
      </div>
      <StatRow label={say("outdated.compared")}>
        {comparedFigures(former, project, currency).map(({ label, value, unit, before }) => (
          <Stat key={label} label={label} context={before}>
            <Num size={3} value={value} unit={unit} />
          </Stat>
        ))}
      </StatRow>
    </section>
  );
}
