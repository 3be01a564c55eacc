import { say } from "@sunwright/words/results";
import type { SimulatedDesign } from "@sunwright/engine/sizing/inputs/simulated";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "../../../../ui/button";
import { Segmented } from "../../../../ui/segmented";
import { DAYS_OF_WEEK } from "@sunwright/report/calendar";
import type { Equipment } from "../../model/hour-reading";
import { supplySentence } from "@sunwright/report/hour-sentence";
import {
  dayOfStretch,
  describeStretch,
  stretchOf,
  turned,
  type HourView,
  type ShownHours,
} from "@sunwright/report/hour-window";
import { supplyKey } from "@sunwright/report/drawings/hours";
import { supplySteps } from "@sunwright/report/supply";
import type { DesignHours } from "@sunwright/engine/simulation/design-hours";
import { DrawingKey } from "../drawing-key";
import { View } from "../view";
import { HourChart } from "./hour-chart";
import { HourTable } from "./hour-table";

interface HourlySimulationProps {
  readonly simulation: SimulatedDesign;
  readonly hours: DesignHours;
  readonly has: Equipment;
  readonly shown: ShownHours;
  /** Days at once when hours are shown. */
  readonly days: number;
  readonly onShow: (shown: ShownHours) => void;
}

const VIEWS: readonly { readonly value: HourView; readonly label: string }[] = [
  { value: "typical-day", label: say("typicalDay") },
  { value: "worst-week", label: say("worstWeek") },
  { value: "whole-year", label: say("wholeYear") },
];

/** View B: who brings the load, hour by hour, in the simulated year with the most hours without power. */
export function HourlySimulation({ simulation, hours, has, shown, days, onShow }: HourlySimulationProps) {
  const stretch = stretchOf(shown, simulation, hours, days);
  const steps = supplySteps(hours, stretch);
  const words = describeStretch(shown.view, stretch);
  const day = dayOfStretch(shown, simulation, hours, days);
  return (
    <View
      letter="B"
      title={say("hourlySimulation")}
      note={words}
      aside={
        <Segmented
          label={say("hoursShown")}
          size="sm"
          value={shown.view}
          onValueChange={(view) => onShow({ view, day: 0 })}
          options={VIEWS}
          className="max-sm:w-full"
        />
      }
      className="hourly-simulation"
    >
      <p className="mt-2 type-help text-text-2 sm:hidden">{words}</p>
      <HourChart
        key={`${shown.view} ${stretch.first}`}
        steps={steps}
        has={has}
        label={say("hourlySimulationOf", { stretch: words })}
      />
      <div className="hour-foot">
        <DrawingKey entries={supplyKey(steps)} />
        {day !== null && <TurnButtons day={day} days={days} onShow={onShow} />}
      </div>
      <p className="mt-2 type-help text-text-2">{supplySentence(steps)}</p>
      <HourTable steps={steps} has={has} caption={words} />
    </View>
  );
}

interface TurnButtonsProps {
  readonly day: number;
  readonly days: number;
  readonly onShow: (shown: ShownHours) => void;
}

function TurnButtons({ day, days, onShow }: TurnButtonsProps) {
  const stretch = days === DAYS_OF_WEEK ? "week" : "days";
  const earlier = turned(day, days, -1);
  const later = turned(day, days, 1);
  return (
    <div className="hour-turn">
      <Button
        variant="ghost"
        size="sm"
        disabled={earlier === null}
        icon={<ChevronLeft size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => earlier && onShow(earlier)}
      >
        {say("earlier", { stretch })}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        disabled={later === null}
        iconAfter={<ChevronRight size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => later && onShow(later)}
      >
        {say("later", { stretch })}
      </Button>
    </div>
  );
}
