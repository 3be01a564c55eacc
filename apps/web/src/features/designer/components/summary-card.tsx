import { Download, RotateCcw } from "lucide-react";
import { explanationOf } from "../../../lib/explanation";
import { formatNumber } from "../../../lib/format";
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
    <section className="designer-summary" aria-label="Summary">
      <h1 className="type-h3">3D Solar Layout Designer</h1>
      <p className="designer-count">
        <span className="n n-2">{formatNumber(panels.length)}</span>{" "}
        <span className="designer-count-unit">{panels.length === 1 ? "panel" : "panels"}</span>
        <span className="type-help text-text-3" role="status">
          {formatNumber(selected)} selected
        </span>
      </p>
      {recommended !== null && (
        <p className="type-help text-text-3">
          The layout holds {formatNumber(Math.min(panels.length, recommended))} of {formatNumber(recommended)}{" "}
          recommended {recommended === 1 ? "panel" : "panels"}.
        </p>
      )}
      {left > 0 && (
        <p className="type-help text-warn">
          {formatNumber(left)} {left === 1 ? "panel has" : "panels have"} no room on this roof and{" "}
          {left === 1 ? "is" : "are"} left out.
        </p>
      )}
      <dl className="designer-summary-figures">
        <div>
          <dt className="type-label">Total power</dt>
          <dd>
            <Num
              size={3}
              value={formatNumber(figures.power.value, 2)}
              unit="kW"
              explanation={explanationOf(figures.power)}
            />
          </dd>
        </div>
        <div>
          <dt className="type-label">Coverage</dt>
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
          Reset
        </Button>
        <Button
          variant="outline"
          size="sm"
          icon={<Download size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={onExport}
        >
          Export
        </Button>
      </div>
    </section>
  );
}
