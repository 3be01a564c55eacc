import { installedRates } from "../rule/cost";
import { autonomyEnergy } from "../inputs/battery";
import { calledAppliance } from "../inputs/called-appliance";
import type { ApplianceLoad } from "../inputs/design";
import { told } from "../inputs/limits-told";
import { figure, FROM, given, rounded } from "../inputs/make-trace";
import { agedBy } from "../choice/ages";
import type { Figures } from "../choice/figures";
import { dailyConsumption, pieceHourlyPower, worstWindow } from "../load/load";
import type { RuleFigures } from "../rule/rule-figures";
import type { Advice } from "./advice";

/** What must not stop: it keeps medicine and blood cold, or people breathing and warm. By their names in the catalogue. */
const COMES_FIRST: readonly string[] = [
  "vaccine-refrigerator",
  "blood-bank-refrigerator",
  "laboratory-freezer",
  "oxygen-concentrator",
  "oxygen-concentrator-10",
  "patient-monitor",
  "infant-warmer",
  "phototherapy-lamp",
  "cpap",
];

/**
 * Time until somebody has come and the sun has shone again, and until cold boxes are packed. [h] House rule: a day and half a
 * day; the makers of ice-lined refrigerators promise days more, which is not counted.
 */
const TO_SHED = 24;
const TO_ALARM = 12;
/** Named in the sentence; the others follow them. */
const MOST_NAMED = 3;
const FULL = 1;

export interface ClinicOrder {
  readonly first: readonly ApplianceLoad[];
  /** What is switched off first, the most energy first. */
  readonly others: readonly ApplianceLoad[];
  /** Of the full battery, at the end of its life: from there what comes first runs a day, and half a day, without sun. 0 to 1 */
  readonly shedAt: number;
  readonly alarmAt: number;
}

/** Load order and alarm thresholds; null where nothing of the kind is on the list, or there is no battery. */
export function clinicOrder(figures: Figures): ClinicOrder | null {
  const { input, battery, choice } = figures;
  if (input.load.kind === "direct" || choice === null || battery.capacity === 0) return null;
  const runs = input.load.appliances.filter((appliance) => dailyConsumption(appliance) > 0);
  const first = runs.filter(({ catalogueId }) => catalogueId !== undefined && COMES_FIRST.includes(catalogueId));
  if (first.length === 0) return null;
  const others = runs
    .filter((appliance) => !first.includes(appliance))
    .toSorted((one, other) => dailyConsumption(other) - dailyConsumption(one));
  const { batteryLeft } = agedBy(figures, "end");
  const at = (hours: number) => storedFor(figures, first, hours) / (battery.capacity * battery.cold * batteryLeft);
  return { first, others, shedAt: at(TO_SHED), alarmAt: at(TO_ALARM) };
}

/** In the battery, what may not be taken from it among that, so that these alone run so long without sun. [Wh] */
function storedFor(figures: Figures, first: readonly ApplianceLoad[], hours: number): number {
  const { battery, technology, inverter } = figures;
  const { batteryLeft } = agedBy(figures, "end");
  const floor = (1 - technology.battery.depthOfDischarge) * battery.capacity * battery.cold * batteryLeft;
  return floor + takenBy(figures, first, hours, inverter.standingPower);
}

/** What they take out of the battery in the hardest hours of the day. [Wh] */
function takenBy(
  { technology }: Pick<RuleFigures, "technology">,
  first: readonly ApplianceLoad[],
  hours: number,
  standingPower: number,
): number {
  const curves = first.map((appliance) => pieceHourlyPower(appliance).map((power) => appliance.quantity * power));
  const together = Array.from({ length: 24 }, (_, hour) => curves.reduce((sum, curve) => sum + (curve[hour] ?? 0), 0));
  const { energy } = worstWindow(together, hours);
  const out = autonomyEnergy(energy, technology.inverter.efficiency, standingPower * hours);
  return out / Math.sqrt(technology.battery.roundTrip);
}

/** What to switch off and when, for whoever keeps medicine cold or people breathing. */
export function clinicAdvice(figures: Figures): Advice | null {
  const order = clinicOrder(figures);
  if (order === null) return null;
  const { first, others, shedAt, alarmAt } = order;
  const { inverter, technology } = figures;
  const named = {
    first: listed(first),
    count: first.length,
    hours: TO_SHED,
    alarmHours: TO_ALARM,
    shed: wholePercent(shedAt),
    alarm: wholePercent(alarmAt),
    inverter: inverter.capacity,
    spare: { dollars: inverter.capacity * installedRates(technology).inverterWatt },
  };
  const isSmall = shedAt > FULL;
  const text = told(isSmall ? "clinic.tooSmall" : "clinic.text", {
    ...named,
    others: others.length === 0 ? told("clinic.noOthers") : listed(others.slice(0, MOST_NAMED)),
    more: Math.max(0, others.length - MOST_NAMED),
  });
  const trace = figure("clinic-order", told("clinic.name"), rounded(100 * Math.min(FULL, shedAt), 1), "%", {
    formula: told("clinic.formula"),
    equation: told("clinic.equation", {
      needed: storedFor(figures, first, TO_SHED),
      capacity: figures.battery.capacity * figures.battery.cold * agedBy(figures, "end").batteryLeft,
      shed: shedAt,
    }),
    inputs: [
      given("C", told("clinic.capacity"), figures.battery.capacity, "Wh", FROM.computed),
      given("s", told("clinic.left"), agedBy(figures, "end").batteryLeft, "", FROM.computed),
      given("P_0", told("clinic.standing"), rounded(inverter.standingPower, 1), "W", FROM.computed),
    ],
    source: told("clinic.source"),
  });
  return {
    worth: FIRST_WORTH,
    recommendation: { id: "clinic-order", text, trace },
    effect: { kind: "lasts", hours: TO_SHED, from: shedAt, first },
  };
}

/** Rounded up, or it would end a little too soon. */
const wholePercent = (share: number) => Math.ceil(100 * share) / 100;

/** Who keeps medicine cold reads this before any saving. */
const FIRST_WORTH = 1e13;

const listed = (appliances: readonly ApplianceLoad[]) =>
  ({ list: appliances.map(calledAppliance), join: "and" }) as const;
