import { say } from "@sunwright/words/roof";
import { rich } from "../../../lib/rich";
import type { ModeResult, PanelPlacement } from "@sunwright/contract/roof";
import { useId } from "react";
import { formatNumber } from "../../../lib/format";
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
    <section className="roof-comparison" aria-label={say("comparison")}>
      <h3 className="type-h4">{say("rowsCost")}</h3>
      <ul>
        {placement.comparison.map((result) => (
          <li key={result.mode}>
            <span>{MODE_NAMES[result.mode]}</span>
            <p className="type-help text-text-3">
              {say("modeYield", { panels: result.panels, energy: formatNumber(result.energyYield) })}
            </p>
            <b>{costText(result, most)}</b>
            {result.mode === placement.mode ? (
              <span className="type-help text-text-3">{say("modeShown")}</span>
            ) : (
              optimization && (
                <Button
                  variant="ghost"
                  size="sm"
                  disabled={running}
                  aria-describedby={running ? reason : undefined}
                  onClick={() => optimization.start({ mode: result.mode })}
                >
                  {rich(say, "useMode", {
                    mode: MODE_NAMES[result.mode],
                    reader: (inside) => <span className="sr-only">{inside}</span>,
                  })}
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
      {running && (
        <p id={reason} className="type-help text-text-2">
          {say("useModeLater")}
        </p>
      )}
    </section>
  );
}

function costText({ energyYield }: ModeResult, most: number): string {
  const percent = most > 0 ? (100 * (most - energyYield)) / most : 0;
  return percent < 0.005 ? "0%" : `−${formatNumber(percent, 2)}%`;
}
