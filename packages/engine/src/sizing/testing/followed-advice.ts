import { tell } from "@sunwright/words/engine";
import { BUS_VOLTAGES, VOLTAGE_FREQUENCIES } from "../../parameters/options";
import type { Text } from "../../units/told";
import { type Effect, wholeCost } from "../advice/advice";
import { comparedCost } from "../advice/compared-cost";
import { carriedLoad } from "../load/carried-load";
import { pieceHourlyPower } from "../load/load";
import { targetIsMet } from "../explain/explain-simulation";
import { SEARCH_PRECISION } from "../inputs/defaults";
import type { DesignInput, ParametersInput } from "../inputs/design";
import { explainCables } from "../electrical/explain-cables";
import { refusalsOf } from "../electrical/refusals";
import type { Refusal } from "../inputs/electrical-types";
import { type Figures, figuresOf } from "../choice/figures";
import { mainsMismatch, MAINS } from "../rule/mains";
import { adviceOf } from "../advice/recommendations";
import { darkHoursAYear, remediesOf } from "../choice/remedies";
import { underSourcedSun } from "../choice/sourced-sun";
import { unseenYearsOf } from "../choice/unseen-years";
import { warningsOf } from "../warnings/warnings";
import { besideGenerator } from "../warnings/without-sun";
import { numberIn, valueIn } from "./told-values";

/** One advice of a design, followed. */
export interface Followed {
  /** "recommendation move-to-midday" */
  readonly advice: string;
  /** What it promised and did not bring; null where it held. */
  readonly fault: string | null;
}

/** Everything the engine advises for a project, each tried on the project and looked at for the effect it names. */
function followAll(input: DesignInput): readonly Followed[] {
  const figures = figuresOf(input);
  return [
    ...claim(figures),
    ...recommendations(figures),
    ...remedies(figures),
    ...warnings(figures),
    ...refusals(figures),
  ];
}

/** "Target met", tried with the inverter as it is at the site; a grid's daily outages may leave 1% of the hours dark. */
function claim(figures: Figures): readonly Followed[] {
  const { choice } = figures;
  if (choice === null || !targetIsMet(figures, choice) || choice.target.kind === "energy") return [];
  const allowed = choice.target.kind === "hours" ? choice.target.darkHours : DAILY_OUTAGES;
  const dark = darkHoursAYear(choice.house, choice.size);
  return [{ advice: "claim target met", fault: dark <= allowed + 1e-9 ? null : `${dark} h of ${allowed} h` }];
}

/** [h a year] */
const DAILY_OUTAGES = 87.6;

const recommendations = (figures: Figures) =>
  adviceOf(figures).map(({ recommendation, effect }) => ({
    advice: `recommendation ${recommendation.id}`,
    fault: effectFault(figures, effect, recommendation.text),
  }));

function effectFault(figures: Figures, effect: Effect, advice: Text): string | null {
  if (effect.kind === "saves") return savingFault(figures, effect, advice);
  const text = tell(advice);
  if (effect.kind === "lasts") return lastsFault(figures, effect, text);
  if (effect.kind === "compares") {
    const [now, then] = [figures, figuresOf(effect.input)].map(comparedCost);
    const saved = (now ?? 0) - (then ?? 0);
    const tolerance = 2 * SEARCH_PRECISION * (now ?? 0);
    const close = saved >= effect.saving - tolerance && (isFromAfar(figures) || saved <= effect.saving + tolerance);
    return close ? null : `saves ${saved}: ${text}`;
  }
  if (effect.kind === "keeps-target") return targetFault(figures, effect, text);
  const { kind } = effect;
  if (kind === "less-copper") return effect.area < effect.areaAtBatteryVoltage ? null : text;
  const cableIn = (some: Figures) => explainCables(some).find(({ run }) => run === effect.run);
  const [now, then] = [cableIn(figures), cableIn({ ...figures, input: effect.input })];
  const smaller = then?.parallel === 1 && then.size.value === effect.area && effect.area < (now?.size.value ?? 0);
  return smaller && now?.used === true ? null : text;
}

type EffectOf<Kind extends Effect["kind"]> = Extract<Effect, { readonly kind: Kind }>;

/** Hour by hour from every hour of the day, with four fifths of the battery left and down to what may not be taken. */
function lastsFault(
  { battery, inverter, technology }: Figures,
  { hours, from, first }: EffectOf<"lasts">,
  text: string,
): string | null {
  const capacity = 0.8 * battery.capacity * battery.cold;
  const curves = first.map((appliance) => pieceHourlyPower(appliance).map((power) => appliance.quantity * power));
  for (let start = 0; start < 24; start += 1) {
    let stored = from * capacity;
    for (let hour = start; hour < start + hours; hour += 1) {
      const power = curves.reduce((sum, curve) => sum + (curve[hour % 24] ?? 0), 0);
      const taken = power / technology.inverter.efficiency + inverter.standingPower;
      stored -= taken / Math.sqrt(technology.battery.roundTrip);
    }
    if (stored < (1 - technology.battery.depthOfDischarge) * capacity - 1e-6) return `empty from ${start} h: ${text}`;
  }
  return null;
}

function savingFault(figures: Figures, { input, saving }: EffectOf<"saves">, advice: Text): string | null {
  const text = tell(advice);
  const now = wholeCost(figures);
  const saved = now - wholeCost(figuresOf(input));
  const tolerance = 2 * SEARCH_PRECISION * now;
  // Beside a generator a search from afar may find a better valley than the one found from close by.
  const close = saved >= saving - tolerance && (isBesideGenerator(figures) || saved <= saving + tolerance);
  const said = numberIn(advice, "saving") === saving && !/ 0 (kWh|W)\b/.test(text);
  return saved > 0 && close && said ? null : `saves ${saved}: ${text}`;
}

function targetFault(figures: Figures, effect: EffectOf<"keeps-target">, text: string): string | null {
  const { choice } = figuresOf(effect.input);
  if (choice === null || figures.choice === null) return "no target";
  const { house, target } = choice;
  if (target.kind !== "hours") return choice.met ? null : "missed";
  const dark = darkHoursAYear(house, { pvKwp: 0.4 * effect.panels, batteryKwh: effect.battery / 1_000 });
  const darkNow = darkHoursAYear(house, figures.choice.size);
  const helps = dark <= target.darkHours + 1e-9 && darkNow > target.darkHours;
  return helps ? null : `${darkNow} h become ${dark} h: ${text}`;
}

/** Where a search from afar may find a better valley than one from close by. */
const isFromAfar = (figures: Figures) => isBesideGenerator(figures) || figures.choice?.hybrid != null;

const isBesideGenerator = ({ choice }: Figures) => choice !== null && choice.house.generator !== null;

function remedies(figures: Figures): readonly Followed[] {
  const { choice } = figures;
  if (choice === null) return [];
  const dark = darkHoursAYear(unseenYearsOf({ ...figures, choice }).house, choice.size);
  return remediesOf(figures, dark)
    .filter(({ kind }) => kind !== "as-designed")
    .map(({ kind, label, unmetHours }) => ({
      advice: `remedy ${kind}`,
      fault: unmetHours < dark ? null : `${tell(label)}: ${dark} h stay ${unmetHours} h`,
    }));
}

function warnings(figures: Figures): readonly Followed[] {
  const { runningPower, surgePower } = carriedLoad(figures);
  const { inverter, battery, technology, choice } = figures;
  const share = inverter.capacityAtSite / inverter.capacity;
  const checks: Readonly<Record<string, (text: Text) => boolean>> = {
    "battery-drained-fast": (text) => {
      const enough = 1_000 * numberIn(text, "enough");
      return (
        enough > battery.capacity && runningPower / technology.inverter.efficiency <= technology.battery.rate * enough
      );
    },
    "inverter-too-weak": (text) =>
      runningPower > inverter.capacityAtSite && numberIn(text, "enough") * share >= runningPower,
    "surge-above-inverter": (text) => 2 * share * numberIn(text, "enough") >= surgePower,
    "target-missed": (text) => {
      if (choice === null || valueIn(text, "fuel") === undefined) return choice?.met === false;
      const { target } = choice;
      const dark = besideGenerator(figures, choice)?.darkHours ?? Infinity;
      return dark <= (target.kind === "hours" ? target.darkHours : DAILY_OUTAGES) + 1e-9;
    },
  };
  return warningsOf(figures, underSourcedSun(figures)).flatMap(({ id, text, offer }) => {
    if (id === "dear-without-generator")
      return [{ advice: `warning ${id}`, fault: setFault(figures, offer ?? {}, text) }];
    const check = checks[id];
    return check === undefined ? [] : [{ advice: `warning ${id}`, fault: check(text) ? null : tell(text) }];
  });
}

/** The set that is offered is designed as it would be by the tap: half of the price, and the target kept. */
function setFault(figures: Figures, offer: Partial<ParametersInput>, text: Text): string | null {
  const { load, parameters } = figures.input;
  const { choice } = figuresOf({ load, parameters: { ...parameters, ...offer } });
  const beside = figures.choice && besideGenerator(figures, figures.choice);
  if (choice === null || !choice.met || choice.house.generator === null || beside === null) return tell(text);
  return figures.cost.total > 2 * (beside.build + beside.run) ? null : tell(text);
}

/** The same house with other parameters, refused again. */
const refusedWith = (figures: Figures, change: Partial<ParametersInput>): readonly Refusal[] =>
  refusalsOf({
    ...figures,
    input: { ...figures.input, parameters: { ...figures.input.parameters, ...change } },
  });

function refusals(figures: Figures): readonly Followed[] {
  return refusalsOf(figures).flatMap((refusal) => {
    const wrong = remedyFaults(figures, refusal);
    return wrong === null ? [] : [{ advice: `refusal ${refusal.id}`, fault: wrong ? tell(refusal.remedy) : null }];
  });
}

const partsOf = (text: Text) =>
  typeof text === "string" ? { key: text, values: {} } : { key: text.key, values: text.values ?? {} };

/** Whether following the remedy leaves the refusal, or brings another; null where nothing is there to try. */
function remedyFaults(figures: Figures, { id, parameter, remedy: text }: Refusal): boolean | null {
  const remedy = partsOf(text);
  const { country, voltageFrequency } = figures.input.parameters;
  const { phases } = MAINS[voltageFrequency];
  const national = VOLTAGE_FREQUENCIES.filter((option) => mainsMismatch(country, option) === null);
  const mains = (count: "one" | "three") =>
    national.find((option) => (MAINS[option].phases === 3) === (count === "three")) ?? voltageFrequency;
  const still = (change: Partial<ParametersInput>, ids: readonly string[]) =>
    refusedWith(figures, change).some((other) => ids.includes(other.id) && other.parameter === parameter);
  switch (id) {
    case "mains-of-another-country":
    case "motors-at-wrong-frequency":
      return still({ voltageFrequency: mains(phases === 3 ? "three" : "one") }, [id]);
    case "bus-current": {
      const higher = BUS_VOLTAGES.find((voltage) => voltage === remedy.values["voltage"]);
      if (remedy.key.endsWith(".chooseVoltage") && higher !== undefined)
        return refusedWith(figures, { busVoltage: higher }).some((other) => other.id === id);
      return carriedLoad(figures).runningPower / Number(remedy.values["systems"]) > 15_000;
    }
    case "long-run": {
      const { ways } = remedy.values;
      const shorter = ways === "shorten" || ways === "shortenOrThreePhases";
      const threePhases = ways === "threePhases" || ways === "shortenOrThreePhases";
      const near = shorter && parameter !== null && still({ [parameter]: 1 }, [id]);
      const three = threePhases && still({ voltageFrequency: mains("three") }, [id]);
      return near || three;
    }
    case "single-phase-limit":
      return remedy.key.endsWith(".chooseThreePhases")
        ? still({ voltageFrequency: mains("three") }, [id, "three-phase-too-small"])
        : 2 * Number(remedy.values["together"]) >= figures.inverter.capacity;
    case "three-phase-too-small":
    case "phase-overloaded":
      return remedy.key.endsWith(".chooseSinglePhase")
        ? still({ voltageFrequency: mains("one") }, [id, "single-phase-limit"])
        : null;
    case "generator-on-grid":
      return still({ systemType: "hybrid" }, [id]) || still({ generator: "none" }, [id]);
    case "petrol-too-small": {
      // Which set is bought follows from the whole design, so the project is calculated again.
      const { load, parameters } = figures.input;
      const withDiesel = figuresOf({ load, parameters: { ...parameters, generator: "diesel" } });
      return refusalsOf(withDiesel).some((other) => other.parameter === parameter);
    }
    default:
      return null;
  }
}

/** How often each advice was given and how often it failed, with the first failure of each. */
export function tally(inputs: readonly DesignInput[]) {
  const counts = new Map<string, { given: number; failed: number; first: string | null }>();
  for (const input of inputs) {
    for (const { advice, fault } of followAll(input)) {
      const count = counts.get(advice) ?? { given: 0, failed: 0, first: null };
      counts.set(advice, {
        given: count.given + 1,
        failed: count.failed + (fault === null ? 0 : 1),
        first: count.first ?? fault,
      });
    }
  }
  return [...counts]
    .map(([advice, count]) => ({ advice, ...count }))
    .sort((one, other) => one.advice.localeCompare(other.advice));
}
