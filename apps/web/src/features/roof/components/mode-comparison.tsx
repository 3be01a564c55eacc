import type { ModeResult, PanelPlacement } from "@sunwright/contract/roof";
import { useId } from "react";
import { counted, formatNumber } from "../../../lib/format";
import { Button } from "../../../ui/button";
import { MODE_NAMES } from "./mode-choice";
import type { Optimization } from "./use-optimization";

interface ModeComparisonProps {
  readonly placement: PanelPlacement;
  /** Null for whoever may only look. */
  readonly optimization: Optimization | null;
}

/** What rows and one orientation cost against the layout with the most energy. */
export function ModeComparison({ placement, optimization }: ModeComparisonProps) {
  const reason = useId();
  const running = optimization?.running ?? false;
  const most = Math.max(...placement.comparison.map(({ energyYield }) => energyYield));
  return (
    <section className="roof-comparison" aria-label="What each kind of layout yields">
      <h3 className="type-h4">What rows cost</h3>
      <ul>
        {placement.comparison.map((result) => (
          <li key={result.mode}>
            <span>{MODE_NAMES[result.mode]}</span>
            <p className="type-help text-text-3">
              {counted(result.panels, "panel")}, {formatNumber(result.energyYield)} kWh a year
            </p>
            <b>{costText(result, most)}</b>
            {result.mode === placement.mode ? (
              <span className="type-help text-text-3">shown</span>
            ) : (
              optimization && (
                <Button
                  variant="ghost"
                  size="sm"
                  disabled={running}
                  aria-describedby={running ? reason : undefined}
                  onClick={() => optimization.start({ mode: result.mode })}
                >
                  Use<span className="sr-only"> {MODE_NAMES[result.mode]}</span>
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
      {running && (
        <p id={reason} className="type-help text-text-2">
          Another kind can be used once the layout being generated is there.
        </p>
      )}
    </section>
  );
}

function costText({ energyYield }: ModeResult, most: number): string {
  const percent = most > 0 ? (100 * (most - energyYield)) / most : 0;
  return percent < 0.005 ? "0%" : `−${formatNumber(percent, 2)}%`;
}
