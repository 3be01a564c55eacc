import { say } from "@sunwright/words/design";
import { rich } from "../../../../lib/rich";
import type { DesignLoad } from "@sunwright/engine/sizing/inputs/design";
import type { SystemType } from "@sunwright/engine/parameters/options";
import { monthlyConsumption } from "@sunwright/engine/sizing/rule/results";
import { formatNumber, formatPercent } from "../../../../lib/format";
import { HourBars } from "../../../../ui/hour-bars";
import { Num } from "../../../../ui/num";
import { daytimeShare } from "@sunwright/report/hours-of-day";
import { explainedLater } from "../../../results/components/told-later";

/** What is asked of the system, as far as the page knows it. */
export interface LoadShown {
  /** [Wh] */
  readonly dailyConsumption: number;
  /** [W] */
  readonly peakPower: number;
  /** 24 mean powers. [W] */
  readonly hourlyPower: readonly number[];
}

interface LoadSummaryProps {
  readonly load: LoadShown;
  /** The same figures with their explanations, once the engine has answered. */
  readonly explained: DesignLoad | null;
}

export function LoadTotals({ load, explained, size }: LoadSummaryProps & { readonly size: "large" | "small" }) {
  const large = size === "large";
  return (
    <div className="load-totals" data-size={size}>
      <div>
        <p className="type-label">{say("dailyConsumption")}</p>
        <p className={large ? "mt-1" : "mt-0.5"}>
          <Num
            size={large ? 1 : 2}
            value={formatNumber(load.dailyConsumption)}
            unit={say("wattHours")}
            explanation={explained ? explainedLater(explained.dailyConsumption) : undefined}
          />
        </p>
      </div>
      <div className="load-totals-pair">
        <div>
          <p className="type-label">{say("peakPower")}</p>
          <Num
            size={large ? 3 : 4}
            value={formatNumber(load.peakPower)}
            unit="W"
            explanation={explained ? explainedLater(explained.peakPower) : undefined}
          />
        </div>
        <div>
          <p className="type-label">{say("monthlyConsumption")}</p>
          <Num
            size={large ? 3 : 4}
            value={formatNumber(monthlyConsumption(load.dailyConsumption))}
            unit={say("kilowattHours")}
            explanation={explained ? explainedLater(explained.monthlyConsumption) : undefined}
          />
        </div>
      </div>
    </div>
  );
}

const REST: Record<SystemType, string> = {
  "off-grid": say("rest.offGrid"),
  hybrid: say("rest.hybrid"),
  "on-grid": say("rest.onGrid"),
};

interface LoadByHourProps {
  readonly load: LoadShown;
  readonly systemType: SystemType;
}

export function LoadByHour({ load, systemType }: LoadByHourProps) {
  const share = daytimeShare(load.hourlyPower);
  return (
    <div className="load-by-hour">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h3 className="type-h4">{say("byHour.title")}</h3>
        <span className="type-help text-text-3">{say("byHour.unit")}</span>
      </div>
      <HourBars values={load.hourlyPower} unit="W" label={say("byHour.label")} sunFrom={6} sunTo={18} />
      {share !== null && (
        <p className="mt-2 type-help text-text-2">
          {rich(say, "byHour.daytimeShare", { share: formatPercent(share), b: (inside) => <b>{inside}</b> })}{" "}
          {REST[systemType]}
        </p>
      )}
    </div>
  );
}
