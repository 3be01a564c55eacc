import { chosenFit, type PartRefusal } from "../sizing/electrical/chosen-fit";
import { busVoltageOf } from "../sizing/rule/bus-voltage";
import { batteryRun } from "../sizing/electrical/battery-circuit";
import { type CableInput, sizeRun } from "../sizing/electrical/cables";
import { stringsOf } from "../sizing/electrical/panel-circuit";
import { loadRun, panelRun } from "../sizing/electrical/runs";
import type {
  CircuitName,
  DeviceKind,
  ElectricalCircuit,
  ElectricalDesign,
  WiringRules,
} from "../sizing/inputs/electrical-types";
import { CONTINUOUS_FACTOR } from "../sizing/electrical/wiring-rules";
import type { RuleFigures } from "../sizing/rule/rule-figures";
import type { Told } from "../units/told";
import { SHARE_OF_PART } from "./limits";
import { namedIn, PARTS_NEEDED, type PartNeeded } from "./lines";
import { type Here, type Priced, PRICED, worthOf, worthOfQuote } from "./prices";
import type { Quote, Warning } from "./quote";
import type { SimulatedQuote } from "./simulated-quote";
import { splitNeedsFuses, splitOf } from "./strings";
import { told } from "./told";
import { CABLE_FIELDS } from "./wiring-about";

/** Rules of the electrical design that the parts break, and what the design needs that the quote leaves out. */
export function wiringWarnings(simulated: SimulatedQuote, design: ElectricalDesign, here: Here): readonly Warning[] {
  const { quote, figures } = simulated;
  return [
    ...partRules(quote, figures, here),
    ...designRules(simulated, design, here),
    ...cableRules(simulated, design, here),
    ...missingMainParts(simulated, here),
    ...missingParts(quote, neededOf(design, figures, quote), here),
  ];
}

/** Texts of the rules that a quote's figures can break; all others are said by their figures. */
const RULE_TEXTS: Readonly<Partial<Record<PartRefusal["code"], (out: Pick<PartRefusal, "found" | "limit">) => Told>>> =
  {
    "cold-voltage": ({ found, limit }) => told("rule.cold-voltage", { found, limit }),
    "tracker-voltage": ({ found, limit }) => told("rule.tracker-voltage", { found, limit }),
    "hot-voltage": ({ found, limit }) => told("rule.hot-voltage", { found, limit }),
    "too-few-panels": ({ found, limit }) => told("rule.too-few-panels", { found, limit }),
    "array-ratio": ({ found, limit }) => told("rule.array-ratio", { found, limit }),
  };

const PART_OF_FIT: Readonly<Record<PartRefusal["part"], Priced>> = {
  module: "panels",
  battery: "battery",
  inverter: "inverter",
  controller: "inverter",
};

/** A start that is too hard has a warning of its own. */
function partRules(quote: Quote, figures: RuleFigures, here: Here): readonly Warning[] {
  const { refusals } = chosenFit(figures);
  const broken = refusals
    .filter(({ code, part }) => code !== "surge" && quote[PART_OF_FIT[part]] != null)
    .map(({ part, code, found, limit, unit }): Warning => {
      const about = PART_OF_FIT[part];
      const text =
        RULE_TEXTS[code]?.({ found, limit }) ?? told("rule.other", { part: about, rule: code, found, limit });
      const cost = worthOf(about, quote, here);
      return { code: "wiring", about: code, stated: found, found: limit, unit: unit === "1" ? "" : unit, text, cost };
    });
  return broken.length > 0 ? broken : splitRules(quote, figures, here);
}

/** Panels whose rows, as stated or as equal ones, do not go with the inverter that is offered. */
function splitRules(quote: Quote, figures: RuleFigures, here: Here): readonly Warning[] {
  const split = splitOf(quote, figures);
  if (split === null || split.fault === null) return [];
  const { strings, fewest, most, fault } = split;
  const count = quote.panels?.count ?? 0;
  const cost = worthOf("inverter", quote, here) / 2;
  const warning = { code: "wiring", unit: "", cost } as const;
  if (fault === "long" || fault === "short") {
    const found = fault === "long" ? Math.max(...strings) : Math.min(...strings);
    return [
      {
        ...warning,
        about: fault === "long" ? "cold-voltage" : "hot-voltage",
        stated: found,
        found: fault === "long" ? most : fewest,
        text: told("stringLength", { found, fewest, most, fault }),
      },
    ];
  }
  const next = stringsOf(figures)?.panels ?? count;
  const sum = strings.reduce((total, one) => total + one, 0);
  const text =
    fault === "count"
      ? told("stringCount", { count, sum })
      : (quote.panels?.strings ?? []).length > 0
        ? told("stringsApart")
        : told("unevenStrings", { count, next, most, fewest });
  return [{ ...warning, about: "equal-strings", stated: count, found: fault === "count" ? sum : next, text }];
}

/** What cannot be built and hangs on what is offered; the rest is the house's own and the same for every quote. */
const OF_THE_QUOTE = ["no-string-fuse", "bus-current"] as const;

/** A battery of a high voltage stands for its energy alone: its circuit is not drawn. */
const batteryIsDrawn = ({ stated, quote }: SimulatedQuote) =>
  stated.systemVoltage !== null || quote.battery?.volts == null;

export const designRefusals = (simulated: SimulatedQuote, { refusals }: ElectricalDesign) =>
  refusals.flatMap((refusal) => {
    const id = OF_THE_QUOTE.find((each) => each === refusal.id);
    if (id === undefined || refusal.overridable) return [];
    return id === "bus-current" && !batteryIsDrawn(simulated) ? [] : [{ ...refusal, id }];
  });

const designRules = (simulated: SimulatedQuote, design: ElectricalDesign, here: Here): readonly Warning[] =>
  designRefusals(simulated, design).map(({ id, text, clause }) => ({
    code: "wiring",
    about: id,
    stated: null,
    found: null,
    unit: "",
    text: told("ruleOfClause", { rule: text, clause }),
    cost: worthOf("inverter", simulated.quote, here),
  }));

const CABLES = {
  panelToInverterMm2: "panel-inverter",
  batteryMm2: "battery-inverter",
  loadMm2: "inverter-load",
} as const satisfies Readonly<Record<(typeof CABLE_FIELDS)[number], CircuitName>>;

/** Cables of the quote against the electrical design's; each string may have its own all the way to the inverter. [mm²] */
export function cablesHeld(simulated: SimulatedQuote, { circuits, rules }: ElectricalDesign) {
  const { quote, figures } = simulated;
  return CABLE_FIELDS.flatMap((field) => {
    const run = CABLES[field];
    const circuit = circuits.find((one) => one.run === run);
    if (circuit === undefined || (run === "battery-inverter" && !batteryIsDrawn(simulated))) return [];
    const stated = quote.cables?.[field] ?? null;
    const { needed, carries } = neededAreas(circuit, figures, rules);
    return [{ field, name: circuit.name, stated, needed, carries }];
  });
}

/** Cables that are too thin, and a battery cable of an unknown size: it carries the largest current of the house. */
const cableRules = (simulated: SimulatedQuote, design: ElectricalDesign, here: Here): readonly Warning[] =>
  cablesHeld(simulated, design).flatMap(({ field, name, stated, needed, carries }): readonly Warning[] => {
    if (stated === null ? field !== "batteryMm2" : stated >= needed) return [];
    const warning = {
      code: "wiring",
      about: field,
      stated,
      found: needed,
      unit: "mm²",
      cost: SHARE_OF_PART.cables * worthOfQuote(simulated.quote, here),
    } as const;
    if (stated === null) return [{ ...warning, text: told("cableUnstated", { run: name, needed }) }];
    const text = told(stated < carries ? "cable" : "cableLoss", { run: name, stated, needed });
    return [{ ...warning, text, ...(stated >= carries && { mild: true }) }];
  });

interface NeededAreas {
  /** The thinnest cable that the rules let stand. [mm²] */
  readonly needed: number;
  /** The thinnest that carries the current without overheating, however long it is. [mm²] */
  readonly carries: number;
}

const areaFor = (input: CableInput) => sizeRun(input).cable.area;
const carrying = (input: CableInput) => areaFor({ ...input, maxDropPercent: Number.POSITIVE_INFINITY });

function neededAreas({ run, current, size }: ElectricalCircuit, figures: RuleFigures, rules: WiringRules): NeededAreas {
  if (run === "inverter-load") return { needed: size.value, carries: carrying(loadRun(figures).input) };
  const input = run === "panel-inverter" ? stringCable(figures) : batteryCable(current.value, figures, rules);
  return { needed: areaFor(input), carries: carrying(input) };
}

/** For the current with its margin: a firm may fuse it between the sizes that the design takes fuses from. */
function batteryCable(current: number, { input: { parameters }, site }: RuleFigures, rules: WiringRules): CableInput {
  const { input } = batteryRun(current, busVoltageOf(parameters), site.hottestDay, rules);
  return { ...input, protection: CONTINUOUS_FACTOR * input.current };
}

/** From the panels to the inverter where each string has a cable of its own. */
function stringCable(figures: RuleFigures): CableInput {
  const { input } = panelRun(figures);
  const parallel = Math.max(1, stringsOf(figures)?.parallel ?? 1);
  return { ...input, current: input.current / parallel };
}

export const PART_OF_DEVICE: Readonly<Partial<Record<DeviceKind, PartNeeded>>> = {
  "string-fuse": "dc-fuse",
  "dc-isolator": "dc-isolator",
  "dc-surge": "surge-protection",
  "ac-surge": "surge-protection",
  "battery-fuse": "battery-fuse",
  breaker: "ac-breaker",
  "residual-current": "rcd",
};

/** By the devices of the electrical design; mounting, earthing and cables always. */
export function neededOf(
  { circuits, rules }: ElectricalDesign,
  figures: RuleFigures,
  quote: Quote,
): ReadonlySet<PartNeeded> {
  const split = splitOf(quote, figures);
  const fuses: readonly PartNeeded[] = split !== null && splitNeedsFuses(split, figures, rules) ? ["dc-fuse"] : [];
  const devices = circuits.flatMap((circuit) => circuit.devices.flatMap(({ kind }) => PART_OF_DEVICE[kind] ?? []));
  return new Set([
    ...devices,
    ...fuses,
    "earthing",
    "cables",
    ...(figures.array.capacity > 0 ? (["mounting"] as const) : []),
  ]);
}

/** What its lines and its list of parts name. */
export const namedParts = ({ parts, lines }: Quote): ReadonlySet<string> =>
  new Set([...(parts ?? []), ...(lines ?? []).map(({ what }) => what)].flatMap(namedIn));

function missingParts(quote: Quote, needed: ReadonlySet<PartNeeded>, here: Here): readonly Warning[] {
  const there = namedParts(quote);
  const worth = worthOfQuote(quote, here);
  return PARTS_NEEDED.filter((part) => needed.has(part) && !there.has(part)).map((part) => ({
    ...missing(part),
    text: told(`missing.${part}`),
    cost: worth * (part === "mounting" || part === "cables" ? SHARE_OF_PART[part] : SHARE_OF_PART.other),
  }));
}

const missing = (about: string) => ({ code: "missing_part", about, stated: null, found: about, unit: "" }) as const;

/** Panels, battery or inverter that no system of the kind goes without. */
function missingMainParts({ quote, house, stated }: SimulatedQuote, here: Here): readonly Warning[] {
  const onGrid = house.input.parameters.systemType === "on-grid";
  const there: Readonly<Record<Priced, boolean>> = {
    panels: quote.panels != null && stated.panelCount > 0,
    battery: onGrid || quote.battery != null,
    inverter: quote.inverter != null,
  };
  return PRICED.filter((part) => !there[part]).map((part) => ({
    ...missing(part),
    text: told(`missing.${part}`),
    cost: worthOfQuote(quote, here) / PRICED.length,
  }));
}
