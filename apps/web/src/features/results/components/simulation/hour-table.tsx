import { say } from "@sunwright/words/results";
import { formatNumber, formatPercent } from "../../../../lib/format";
import { TableTwin } from "../../../../ui/table-twin";
import { dayOfHour, DAYS_OF_WEEK, daysText, dayText, hourText } from "@sunwright/report/calendar";
import type { Equipment } from "../../model/hour-reading";
import type { SupplySteps } from "@sunwright/report/supply";

interface HourTableProps {
  readonly steps: SupplySteps;
  readonly has: Equipment;
  readonly caption: string;
}

type Column = "load" | "production" | "sun" | "battery" | "generator" | "grid" | "unmet";

const NAMES: Readonly<Record<Column, string>> = {
  load: say("load"),
  production: say("solar"),
  sun: say("solarUsedDirectly"),
  battery: say("battery"),
  generator: say("generator"),
  grid: say("grid"),
  unmet: say("unmet"),
};

/** Rows of a year are weeks: 365 days read out one by one help nobody. */
const stepsPerRow = ({ hoursPerStep }: SupplySteps) => (hoursPerStep === 1 ? 1 : DAYS_OF_WEEK);

/** The figures of the chart, in kWh. */
export function HourTable({ steps, has, caption }: HourTableProps) {
  const columns: Column[] = [
    ...(["load", "production", "sun"] as const),
    ...(has.battery ? (["battery"] as const) : []),
    ...(has.generator ? (["generator"] as const) : []),
    ...(has.grid ? (["grid"] as const) : []),
    "unmet",
  ];
  const together = stepsPerRow(steps);
  const rows = Array.from({ length: Math.ceil(steps.count / together) }, (_, row) => row * together);
  return (
    <TableTwin
      caption={say("hourTable", { stretch: caption })}
      head={[
        together === 1 ? say("hour") : say("week"),
        ...columns.map((column) => NAMES[column]),
        ...(has.battery ? [together === 1 ? say("charge") : say("lowestCharge")] : []),
      ]}
      rows={rows.map((from) => [
        rowName(steps, from, together),
        ...columns.map((column) => formatNumber(sum(steps[column].subarray(from, from + together)), 2)),
        ...(has.battery ? [formatPercent(Math.min(...steps.charge.subarray(from, from + together)))] : []),
      ])}
    />
  );
}

const sum = (values: Float64Array) => values.reduce((before, value) => before + value, 0);

function rowName(steps: SupplySteps, from: number, together: number): string {
  const hour = steps.first + from * steps.hoursPerStep;
  if (together === 1) return hourText(hour);
  const first = dayOfHour(hour);
  const last = Math.min(first + together, steps.count) - 1;
  return last === first ? dayText(first) : daysText(first, last);
}
