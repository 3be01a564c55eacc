import { say } from "@sunwright/words/designer";
import { Download, RotateCcw } from "lucide-react";
import { explanationOf } from "../../../lib/explanation";
import { formatNumber } from "../../../lib/format";
import { rich } from "../../../lib/rich";
import { Button } from "../../../ui/button";
import { Num } from "../../../ui/num";
import type { Designer } from "./use-designer";

interface SummaryCardProps {
  readonly designer: Designer;
  /** Panels that the project's design recommends; null without a project or before its calculation. */
  readonly recommended: number | null;
  readonly onExport: () => void;
}

/** What the layout is: count, power, coverage. */
export function SummaryCard({ designer, recommended, onExport }: SummaryCardProps) {
  const { panels, figures, dispatch, design } = designer;
  const selected = panels.filter((panel) => panel.selected).length;
  const left = design.panels.length - panels.length;
  return (
    <section className="designer-summary" aria-label={say("summary")}>
      <h1 className="type-h3">{say("title")}</h1>
      <p className="designer-count">
        {rich(say, "summary.panels", {
          panels: panels.length,
          figure: (inside) => <span className="n n-2">{inside}</span>,
          unit: (inside) => <span className="designer-count-unit">{inside}</span>,
        })}
        <span className="type-help text-text-3" role="status">
          {say("summary.selected", { selected })}
        </span>
      </p>
      {recommended !== null && (
        <p className="type-help text-text-3">
          {say("summary.ofRecommended", { held: Math.min(panels.length, recommended), recommended })}
        </p>
      )}
      {left > 0 && <p className="type-help text-warn">{say("summary.leftOut", { panels: left })}</p>}
      <dl className="designer-summary-figures">
        <div>
          <dt className="type-label">{say("totalPower")}</dt>
          <dd>
            <Num
              size={3}
              value={formatNumber(figures.power.value, 2)}
              unit={say("kilowatts")}
              explanation={explanationOf(figures.power)}
            />
          </dd>
        </div>
        <div>
          <dt className="type-label">{say("coverage")}</dt>
          <dd>
            <Num
              size={3}
              value={formatNumber(figures.coverage.value, 1)}
              unit="%"
              explanation={explanationOf(figures.coverage)}
            />
          </dd>
        </div>
      </dl>
      <div className="designer-summary-actions">
        <Button
          variant="outline"
          size="sm"
          icon={<RotateCcw size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => dispatch({ kind: "reset" })}
        >
          {say("reset")}
        </Button>
        <Button
          variant="outline"
          size="sm"
          icon={<Download size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={onExport}
        >
          {say("export")}
        </Button>
      </div>
    </section>
  );
}
