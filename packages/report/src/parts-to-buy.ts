import type { Currency } from "@sunwright/engine/parameters/options";
import type { Design, DesignPart } from "@sunwright/engine/sizing/inputs/design";
import type { Trace } from "@sunwright/engine/sizing/inputs/trace";
import { say } from "@sunwright/words/report-figures";
import { moneyText, shortMoneyFromUsd } from "./currency-text";
import { formatNumber } from "./format";
import { tell } from "./tell";

/** A line of the list of what to buy. */
export interface PartRow {
  readonly kind: DesignPart["kind"];
  readonly label: string;
  /** "2 × 5.12 kWh battery module (51.2 V, 100 Ah)" */
  readonly text: string;
  readonly trace: Trace;
  /** What stands beside it: a smaller inverter that would do, or a price that the total leaves out. */
  readonly notes: readonly PartNote[];
}

export interface PartNote {
  readonly text: string;
  readonly trace: Trace;
}

const LABELS = {
  panel: () => say("part.panels"),
  "battery-module": () => say("part.battery"),
  inverter: () => say("part.inverter"),
  "charge-controller": () => say("part.controller"),
  generator: () => say("part.generator"),
} as const;

/** What to buy, piece by piece; nothing where nothing is carried. */
export const partsToBuy = (design: Design, currency: Currency): readonly PartRow[] =>
  design.parts.map((part) => ({
    kind: part.kind,
    label: LABELS[part.kind](),
    text: textOf(part),
    trace: part.why,
    notes: [...(part.kind === "inverter" ? searchedNote(design, currency) : []), ...priceNote(part, design, currency)],
  }));

/** Of none there is but the name: the inverter's own trackers. */
const textOf = ({ count, name }: DesignPart) =>
  count === 0 ? tell(name) : say("part.pieces", { count: formatNumber(count), piece: tell(name) });

/** Less than this is nothing worth a sentence. [US dollars] */
const LEAST_SAVING = 1;

function searchedNote({ inverter: { searched } }: Design, currency: Currency): readonly PartNote[] {
  if (searched === null || searched.saves.value < LEAST_SAVING) return [];
  const power = formatNumber(searched.capacity.value / 1_000, 2);
  const saving = moneyText(shortMoneyFromUsd(searched.saves.value, currency));
  return [{ text: say("part.searchedInverter", { power, saving }), trace: searched.saves }];
}

/** Of a chosen part whose price it is; of a charge controller that the total leaves it out. */
function priceNote(part: DesignPart, { chosen }: Design, currency: Currency): readonly PartNote[] {
  const { kind, cost, count, inTotal, why } = part;
  if (cost === 0) return [];
  const choice = chosen?.parts.find((one) => one.used && one.part === PART_OF[kind]);
  const money = { cost: moneyText(shortMoneyFromUsd(cost, currency)) };
  if (choice === undefined || count === 0) return inTotal ? [] : [{ text: say("part.besideTotal", money), trace: why }];
  if (choice.price === null) return [{ text: say(inTotal ? "part.usualRate" : "part.besideTotal", money), trace: why }];
  return [{ text: say(inTotal ? "part.ownPrice" : "part.ownPriceBesideTotal", money), trace: why }];
}

const PART_OF = {
  panel: "module",
  "battery-module": "battery",
  inverter: "inverter",
  "charge-controller": "controller",
  // No set of the library is chosen.
  generator: null,
} as const;
