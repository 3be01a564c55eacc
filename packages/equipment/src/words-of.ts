import type { EquipmentRecord } from "@sunwright/engine/equipment/records";

/** Letters and digits alone, in lower case and without accents: what is left of "LR5-72HTH 580M" is "lr572hth580m". */
export const squeezed = (text: string): string => plain(text).replaceAll(BETWEEN, "");

/** The words of a name, split wherever it has something else than letters and digits. */
export const namesIn = (text: string): readonly string[] => plain(text).split(BETWEEN).filter(Boolean);

const BETWEEN = /[^\p{L}\p{N}]+/gu;
/** Nearly every name is ASCII, which has no accents to drop. */
const ASCII = /^[ -~]*$/;
const plain = (text: string) =>
  (ASCII.test(text) ? text : text.normalize("NFKD").replaceAll(/\p{M}/gu, "")).toLowerCase();

/** A number and the unit that follows it are one word, as in "580 W". */
const UNIT_APART = /(\d) +(k?wh?|k?va?|ah|a)(?= |$)/g;

/** A word that is looked for: squeezed, and the runs of letters and of digits in it. */
export interface AskedWord {
  readonly word: string;
  readonly pieces: readonly string[];
  /** Of a number with decimals and no unit, as "5.0": as it is written, and the figures it may be. */
  readonly decimal: { readonly text: string; readonly figures: readonly string[] } | null;
}

/** No part has more to be told by; each one is looked for in every row. */
const WORDS_ASKED = 12;

/** What is looked for, word by word, the first dozen of them; the unit of a number belongs to it. */
export const asked = (text: string): readonly AskedWord[] =>
  [...new Set(plain(text).replaceAll(/\s+/g, " ").replaceAll(UNIT_APART, "$1$2").split(" "))]
    .slice(0, WORDS_ASKED)
    .map(askedWord)
    .filter(({ word }) => word !== "");

const DECIMAL = /^(\d{1,4})[.,](\d{1,2})(k?wh?|k?va?|ah?)?$/;

function askedWord(part: string): AskedWord {
  const pieces = part.match(/\p{L}+|\p{N}+/gu) ?? [];
  const [matched, whole = "", parts = "", unit] = DECIMAL.exec(part) ?? [];
  if (matched === undefined) return { word: squeezed(part), pieces, decimal: null };
  const value = Number(`${whole}.${parts}`);
  // "5.0kw" is the figure of 5 kW, which is kept without its zeros.
  if (unit !== undefined) return { word: figure(value, unit), pieces, decimal: null };
  return {
    word: squeezed(part),
    pieces,
    decimal: { text: `${whole}.${parts}`, figures: ["kw", "kwh", "kva"].map((each) => figure(value, each)) },
  };
}

/** As it is written, in lower case and without accents. */
export const written = (text: string): string => plain(text);

const figure = (value: number, unit: string) => `${String(Math.round(value * 100) / 100).replace(".", "")}${unit}`;
const all = (values: readonly (number | null)[], ...units: readonly (readonly [unit: string, per: number])[]) =>
  values.flatMap((value) => (value === null ? [] : units.map(([unit, per]) => figure(value / per, unit))));

const WATTS = [
  ["w", 1],
  ["kw", 1_000],
] as const;
const WATT_HOURS = [
  ["wh", 1],
  ["kwh", 1_000],
] as const;
const VOLT_AMPERES = [
  ["va", 1],
  ["kva", 1_000],
] as const;
const VOLTS = ["v", 1] as const;
const AMPERES = ["a", 1] as const;
const AMPERE_HOURS = ["ah", 1] as const;

/** The figures people look a part up by, as words: "580w", "48v", "100ah". */
export function figuresOf(record: EquipmentRecord): readonly string[] {
  switch (record.kind) {
    case "module":
      return all([record.nameplate, Math.round(record.power)], ...WATTS);
    case "inverter":
      return [...all([record.acPower], ...WATTS), ...all([record.acVoltage], VOLTS)];
    case "battery":
      return [
        ...all([record.energy], ...WATT_HOURS),
        ...all([record.voltage], VOLTS),
        ...all([record.ampHours], AMPERE_HOURS),
      ];
    case "charge-controller":
      return [...all([record.chargeCurrent], AMPERES), ...all(record.batteryVoltages ?? [], VOLTS)];
    case "battery-inverter":
      return [
        ...all([record.power], ...WATTS),
        ...all([record.apparentPower], ...VOLT_AMPERES),
        ...all([record.batteryVoltage], VOLTS),
      ];
    default:
      return all([record.power], ...WATTS);
  }
}

/**
 * The power a part is sold by: a module's class, what an inverter or a set delivers, what a battery gives or a
 * controller charges with. Null where the row states none. [W]
 */
export function wattsOf(record: EquipmentRecord): number | null {
  switch (record.kind) {
    case "module":
      return record.nameplate ?? record.power;
    case "inverter":
      return record.acPower;
    case "battery":
      return record.dischargePowerMax;
    case "charge-controller": {
      const { chargePower12, chargePower24, chargePower36, chargePower48 } = record;
      return chargePower48 ?? chargePower36 ?? chargePower24 ?? chargePower12;
    }
    case "battery-inverter":
      return record.power ?? record.apparentPower;
    default:
      return record.power;
  }
}

/**
 * The voltages a part is chosen by: open circuit of a module, mains of an inverter, battery of all that has one. None
 * where the row states none. [V]
 */
export function voltsOf(record: EquipmentRecord): readonly number[] {
  switch (record.kind) {
    case "module":
      return [record.openVoltage];
    case "inverter":
      return [record.acVoltage];
    case "battery":
      return stated(record.voltage);
    case "charge-controller":
      return record.batteryVoltages ?? [];
    case "battery-inverter":
      return stated(record.batteryVoltage);
    default:
      return [];
  }
}

const stated = (value: number | null) => (value === null ? [] : [value]);
