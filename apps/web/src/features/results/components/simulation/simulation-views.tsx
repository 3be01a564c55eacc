import { say } from "@sunwright/words/results";
import type { Project } from "@sunwright/contract/projects";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import type { SimulatedDesign } from "@sunwright/engine/sizing/inputs/simulated";
import { useState } from "react";
import { DAYS_OF_WEEK } from "@sunwright/report/calendar";
import type { Equipment } from "../../model/hour-reading";
import { dayOfStretch, PHONE_DAYS, turnTo, type ShownHours } from "@sunwright/report/hour-window";
import type { DesignHours } from "@sunwright/engine/simulation/design-hours";
import { useDesignHours } from "../../api/design-hours";
import { usePhone } from "../../../../ui/use-media";
import { ErrorRow } from "../../../../ui/error-row";
import { HourlySimulation } from "./hourly-simulation";
import { SimulationWaiting } from "./simulation-waiting";
import { YearMap } from "./year-map";
import "./simulation.css";

interface SimulationViewsProps {
  readonly project: Project;
  readonly design: Design;
  readonly simulation: SimulatedDesign;
}

/** Views B and C: the hours of the shown year, simulated again in the browser from what the design was made of. */
export function SimulationViews({ project, design, simulation }: SimulationViewsProps) {
  const hours = useDesignHours(project, design);
  if (hours.data) return <Views simulation={simulation} hours={hours.data} has={equipmentOf(design, simulation)} />;
  if (!hours.isError) return <SimulationWaiting />;
  return (
    <div className="result-view">
      <ErrorRow
        message={say("hoursNotSimulated")}
        detail={say("hoursNotSimulatedDetail", { reason: hours.error.message })}
        onRetry={() => void hours.refetch()}
        retrying={hours.isFetching}
      />
    </div>
  );
}

const equipmentOf = ({ battery }: Design, { flows }: SimulatedDesign): Equipment => ({
  battery: battery.capacity.value > 0,
  generator: flows.generator > 0,
  grid: battery.governedBy !== "backupDays",
});

interface ViewsProps {
  readonly simulation: SimulatedDesign;
  readonly hours: DesignHours;
  readonly has: Equipment;
}

function Views({ simulation, hours, has }: ViewsProps) {
  const [shown, setShown] = useState<ShownHours>({ view: "worst-week", day: 0 });
  const days = usePhone() ? PHONE_DAYS : DAYS_OF_WEEK;
  const day = dayOfStretch(shown, simulation, hours, days);
  return (
    <>
      <HourlySimulation {...{ simulation, hours, has, shown, days }} onShow={setShown} />
      <YearMap
        hours={hours}
        mean={simulation}
        shown={day === null ? null : { day, days: shown.view === "typical-day" ? 1 : days }}
        onDay={(day) => setShown(turnTo(day, days))}
      />
    </>
  );
}
