import { LEAD_ACID } from "../sizing/rule/battery-kinds";
import { batteryLife } from "../sizing/rule/battery-life";
import { moduleOf } from "../sizing/rule/bank-module";
import { busVoltageOf } from "../sizing/rule/bus-voltage";
import { seriesOf } from "../sizing/rule/chosen-technology";
import type { RuleFigures } from "../sizing/rule/rule-figures";
import { meanOfYear } from "../sizing/site/site";
import { INVERTER_YEARS } from "../economics/lives";
import { judgePanels, type PanelPlaces } from "./judge-panels";
import { panelsLeftAfter } from "./part-ages";
import type {
  StandingBattery,
  StandingController,
  StandingGenerator,
  StandingInverter,
  StandingParts,
  StandingVerdict,
} from "./standing";

/** A bank is replaced when less than four fifths of its capacity are left. Source: IEEE 1188 and IEEE 450, cited. */
export const REPLACED_AT = 0.8;
/** New lead beside lead older than this is drawn down by it. [years] Source: Trojan, Renewable Energy user's guide, cited. */
const MOST_LEAD_APART = 0.5;
/** An inverter may be kept for so many times the years its kind is counted with. House rule: those that still run. */
const INVERTER_TIMES = 1.5;
/** [years] House rule: small sets beyond it are worth no promise. */
const GENERATOR_YEARS = 15;

/** What the stages ask of what stands. */
interface AskedOfStanding {
  /** The rule's figures of the first stage and of the last. */
  readonly first: RuleFigures;
  readonly last: RuleFigures;
  /** Whether any stage buys battery beside what stands. */
  readonly batteryGrows: boolean;
  /** What a set has to give; null where none is asked for. [W] */
  readonly setNeeded: number | null;
}

/** Each part that stands, kept, kept apart, or refused with the rule it breaks. */
export function judgeStanding(standing: StandingParts, asked: AskedOfStanding): readonly StandingVerdict[] {
  const { last } = asked;
  const inverter = standing.inverter && judgeInverter(standing.inverter, asked);
  const controllerSuits =
    standing.controller !== null && standing.controller.volts.includes(busVoltageOf(last.input.parameters));
  const places: PanelPlaces = { controller: controllerSuits ? standing.controller : null };
  const panels = judgePanels(standing.panels, last, places);
  const onController = panels.filter(({ place }) => place === "controller");
  return [
    ...panels.map(({ verdict }) => verdict),
    ...judgeBatteries(standing.batteries, asked),
    ...(inverter === null ? [] : [inverter]),
    ...(standing.controller === null
      ? []
      : [judgeController(standing.controller, controllerSuits, onController.length > 0, last)]),
    ...(standing.generator === null ? [] : [judgeGenerator(standing.generator, asked)]),
  ];
}

const KEPT = { verdict: "kept", rule: null, found: null, limit: null, counted: true } as const;
const refusedBy = (
  rule: NonNullable<StandingVerdict["rule"]>,
  found: number | null = null,
  limit: number | null = null,
) => ({ verdict: "refused", rule, found, limit, counted: false }) as const;

/** What age or a test has left of a battery, 0 to 1. */
function batteryLeft(battery: StandingBattery, figures: RuleFigures): number {
  if (battery.measured !== null) return Math.min(1, battery.measured / battery.ampHours);
  return Math.max(0, 1 - (1 - REPLACED_AT) * (battery.years / lifeOf(battery, figures)));
}

/** By the calendar, where it stands. [years] */
export function lifeOf({ chemistry }: Pick<StandingBattery, "chemistry">, { technology, site }: RuleFigures): number {
  const own = technology.battery.chemistry === chemistry ? technology.battery : null;
  const kind = own ?? (chemistry === "lead_acid" ? { ...LEAD_ACID, chemistry } : { ...technology.battery, chemistry });
  return batteryLife(kind, { fullCyclesPerYear: 0, temperature: meanOfYear(site.batteryTemperature) }).calendar;
}

/** The largest bank that may stay decides what may stand beside it. */
function judgeBatteries(batteries: readonly StandingBattery[], asked: AskedOfStanding): readonly StandingVerdict[] {
  const verdicts = batteries.map((battery, at) => judgeBattery(battery, at, asked));
  const energy = ({ count, volts, ampHours }: StandingBattery) => count * volts * ampHours;
  const main = batteries
    .filter((_, at) => verdicts[at]?.counted === true)
    .reduce<StandingBattery | null>((most, one) => (most === null || energy(one) > energy(most) ? one : most), null);
  return verdicts.map((verdict) => {
    const battery = batteries[verdict.at];
    if (main === null || battery === undefined || battery === main || !verdict.counted) return verdict;
    const { kind, at, left } = verdict;
    if (battery.volts !== main.volts)
      return { kind, at, left, ...refusedBy("battery-voltage", battery.volts, main.volts) };
    const apart = Math.abs(battery.years - main.years);
    const unequal = battery.ampHours !== main.ampHours || apart > MOST_LEAD_APART;
    return battery.chemistry === "lead_acid" && unequal
      ? { kind, at, left, ...refusedBy("mixed-age", apart, MOST_LEAD_APART) }
      : verdict;
  });
}

function judgeBattery(battery: StandingBattery, at: number, asked: AskedOfStanding): StandingVerdict {
  const { last, batteryGrows } = asked;
  const left = batteryLeft(battery, last);
  const of = { kind: "battery", at, left } as const;
  const bus = busVoltageOf(last.input.parameters);
  const module = moduleOf(last);
  const series = seriesOf(battery.volts, bus);
  if (battery.measured === null && battery.years > lifeOf(battery, last))
    return { ...of, ...refusedBy("past-life", battery.years, lifeOf(battery, last)) };
  if (left < REPLACED_AT) return { ...of, ...refusedBy("worn", left, REPLACED_AT) };
  if (series === null || battery.count % series !== 0)
    return { ...of, ...refusedBy("battery-voltage", battery.volts * battery.count, bus) };
  if (battery.chemistry !== module.chemistry) return { ...of, ...refusedBy("mixed-chemistry") };
  if (battery.chemistry === "lead_acid" && batteryGrows && battery.years > MOST_LEAD_APART)
    return { ...of, ...refusedBy("mixed-age", battery.years, MOST_LEAD_APART) };
  return { ...of, ...KEPT };
}

function judgeInverter({ watts, volts, years, chargesLithium }: StandingInverter, asked: AskedOfStanding) {
  const { first, last } = asked;
  const of = { kind: "inverter", at: 0, left: 1 } as const;
  const bus = busVoltageOf(last.input.parameters);
  const life = INVERTER_TIMES * INVERTER_YEARS;
  if (volts === null) return { ...of, ...refusedBy("grid-only") };
  if (volts !== bus) return { ...of, ...refusedBy("inverter-voltage", volts, bus) };
  if (years > life) return { ...of, ...refusedBy("past-life", years, life) };
  if (chargesLithium === false && moduleOf(last).chemistry === "lfp") return { ...of, ...refusedBy("no-lithium") };
  if (watts < first.inverter.capacity) return { ...of, ...refusedBy("inverter-power", watts, first.inverter.capacity) };
  return { ...of, ...KEPT };
}

function judgeController(
  { volts, years }: StandingController,
  suits: boolean,
  inUse: boolean,
  last: RuleFigures,
): StandingVerdict {
  const of = { kind: "controller", at: 0, left: 1 } as const;
  const life = INVERTER_TIMES * INVERTER_YEARS;
  if (!suits)
    return { ...of, ...refusedBy("controller-voltage", Math.max(0, ...volts), busVoltageOf(last.input.parameters)) };
  if (years > life) return { ...of, ...refusedBy("past-life", years, life) };
  return inUse
    ? { ...of, ...KEPT }
    : { ...of, verdict: "apart", rule: "not-needed", found: null, limit: null, counted: false };
}

function judgeGenerator({ watts, years }: StandingGenerator, { setNeeded, last }: AskedOfStanding): StandingVerdict {
  const of = { kind: "generator", at: 0, left: 1 } as const;
  if (last.input.parameters.systemType === "on-grid") return { ...of, ...refusedBy("grid-only") };
  if (years > GENERATOR_YEARS) return { ...of, ...refusedBy("past-life", years, GENERATOR_YEARS) };
  if (setNeeded !== null && watts < setNeeded) return { ...of, ...refusedBy("generator-power", watts, setNeeded) };
  return { ...of, ...KEPT, counted: setNeeded !== null };
}

/** What of the kept parts counts when the first stage stands so many years. */
export interface KeptCounted {
  /** In the rows of the new ones. */
  readonly inRows: number;
  /** Peak power of all that count, new. [kW] */
  readonly panelsKw: (yearsOn: number) => number;
  readonly batteryKwh: (yearsOn: number) => number;
  /** [W] */
  readonly inverter: number | null;
}

export function keptOf(
  standing: StandingParts,
  verdicts: readonly StandingVerdict[],
  figures: RuleFigures,
): KeptCounted {
  const counts = (kind: StandingVerdict["kind"], at: number) =>
    verdicts.some((one) => one.kind === kind && one.at === at && one.counted);
  const panels = standing.panels.filter((_, at) => counts("panels", at));
  const batteries = standing.batteries.filter((_, at) => counts("battery", at));
  const inRows = standing.panels.filter((_, at) =>
    verdicts.some((one) => one.kind === "panels" && one.at === at && one.verdict === "kept"),
  );
  return {
    inRows: inRows.reduce((total, { count }) => total + count, 0),
    panelsKw: (yearsOn) =>
      panels.reduce(
        (total, { count, watts, years }) => total + (count * watts * panelsLeftAfter(years + yearsOn)) / 1_000,
        0,
      ),
    batteryKwh: (yearsOn) =>
      batteries.reduce((total, battery) => {
        const faded = ((1 - REPLACED_AT) * yearsOn) / lifeOf(battery, figures);
        const left = Math.max(0, batteryLeft(battery, figures) - faded);
        return total + (battery.count * battery.volts * battery.ampHours * left) / 1_000;
      }, 0),
    inverter: counts("inverter", 0) ? (standing.inverter?.watts ?? null) : null,
  };
}
