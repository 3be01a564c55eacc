import { say } from "@sunwright/words/money";
import type { Project } from "@sunwright/contract/projects";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import { meanDay, meanDayNote, meanDayText } from "@sunwright/report/mean-day";
import { useMemo } from "react";
import { DayStrip, type HourSource } from "../../../ui/day-strip";
import { useDesignHours } from "../../results/api/design-hours";

interface SystemDayProps {
  readonly project: Project;
  readonly design: Design;
}

const WAITING: readonly HourSource[] = Array.from({ length: 24 }, () => "none");

/** The same 24 hours with the system: what carries most of each of them. Keeps its place while they are simulated. */
export function SystemDay({ project, design }: SystemDayProps) {
  const { data, isError } = useDesignHours(project, design);
  const day = useMemo(() => (data ? meanDay(data) : null), [data]);
  if (isError) return null;
  const text = day ? meanDayText(day) : say("today.systemStripWaiting");
  return (
    <div title={meanDayNote()}>
      <DayStrip className="mt-3" hours={day ?? WAITING} label={`${text}. ${meanDayNote()}`} caption={text} />
    </div>
  );
}
