import { say } from "@sunwright/words/results";
import { DEPTH_OF_DISCHARGE } from "@sunwright/engine/sizing/inputs/defaults";
import { formatNumber, formatPercent } from "../../../lib/format";
import { dayOfHour, dayText, hourText } from "@sunwright/report/calendar";
import { ROUNDING, type SupplySteps } from "@sunwright/report/supply";

/** One line of what the crosshair says. */
export interface ReadingLine {
  readonly name: string;
  readonly value: string;
  readonly unmet?: true;
}

export interface Reading {
  readonly title: string;
  readonly lines: readonly ReadingLine[];
}

/** What the system has, so that no line speaks of a part that is not there. */
export interface Equipment {
  readonly battery: boolean;
  readonly grid: boolean;
  readonly generator: boolean;
}

/** The battery is never emptied below this. */
const FLOOR = 1 - DEPTH_OF_DISCHARGE;
/** So near to the floor the battery has nothing left to give. */
const AT_FLOOR = FLOOR + 0.005;

/** Every value of one step, as the crosshair shows and speaks it. An hour's kWh are its mean kW. */
export function readingOf(steps: SupplySteps, step: number, has: Equipment): Reading {
  const hour = steps.first + step * steps.hoursPerStep;
  const hourly = steps.hoursPerStep === 1;
  const of = (column: Float64Array) => column[step] ?? 0;
  const amount = (value: number) => {
    if (value <= ROUNDING) return "0";
    const shown = formatNumber(value, 2, 2);
    return hourly ? say("meanPower", { power: shown }) : say("dayEnergy", { energy: shown });
  };
  const lines: ReadingLine[] = [
    { name: say("load"), value: amount(of(steps.load)) },
    { name: say("solar"), value: amount(of(steps.production)) },
  ];
  if (has.battery) lines.push({ name: say("battery"), value: batteryText(steps, step, amount) });
  if (has.generator) lines.push({ name: say("generator"), value: amount(of(steps.generator)) });
  if (has.grid) lines.push({ name: say("grid"), value: gridText(of(steps.grid), of(steps.exported), amount) });
  if (of(steps.unmet) > ROUNDING) lines.push({ name: say("unmet"), value: amount(of(steps.unmet)), unmet: true });
  if (has.battery)
    lines.push({ name: hourly ? say("charge") : say("lowestCharge"), value: formatPercent(of(steps.charge)) });
  return { title: hourly ? hourText(hour) : dayText(dayOfHour(hour)), lines };
}

function batteryText(steps: SupplySteps, step: number, amount: (value: number) => string): string {
  const given = steps.battery[step] ?? 0;
  const taken = steps.charged[step] ?? 0;
  if (steps.hoursPerStep === 1 && given <= ROUNDING && taken > ROUNDING)
    return say("batteryCharging", { amount: amount(taken) });
  const empty = given <= ROUNDING && (steps.charge[step] ?? 1) <= AT_FLOOR;
  return empty ? say("batteryAtFloor", { floor: formatPercent(FLOOR) }) : amount(given);
}

function gridText(taken: number, given: number, amount: (value: number) => string): string {
  if (given <= ROUNDING) return amount(taken);
  const sold = amount(given);
  return taken <= ROUNDING ? say("gridSold", { sold }) : say("gridTakenAndSold", { taken: amount(taken), sold });
}

/** The same in one line, for who hears it. */
export const spokenReading = ({ title, lines }: Reading) =>
  [title, ...lines.map(({ name, value }) => `${name} ${value}`)].join(", ");
