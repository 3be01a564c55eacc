import type { Told } from "../../../units/told";
import data from "./data/appliances.json" with { type: "json" };
import { told } from "./told";

/** An appliance as homes, shops and clinics use it; every figure with its source. */
export interface CatalogueAppliance {
  /** Stable: projects store it. */
  readonly id: string;
  readonly name: string;
  readonly category: string;
  /** While it runs. [W] */
  readonly ratedPower: number;
  /** Name of a lucide icon. */
  readonly icon: string;
  /** Of a typical day, a multiple of half an hour. */
  readonly hoursPerDay: number;
  /** Hours of the day it typically runs in, each 0 to 23, ascending. */
  readonly hoursOfDay: readonly number[];
  /** Power while starting ÷ power while running. */
  readonly startFactor: number;
  readonly motor: boolean;
  /** What its hours mean where it cycles; null where they are plain hours. */
  readonly dutyCycle: string | null;
  /** Where power, hours and start come from. */
  readonly source: Told;
}

interface Row extends Omit<CatalogueAppliance, "dutyCycle" | "source"> {
  readonly dutyCycle?: string;
  /** Lowest and highest power the source gives. [W] */
  readonly powerRange?: readonly number[];
  /** Codes of texts. */
  readonly powerSource: string;
  readonly hoursSource: string;
  readonly startSource: string;
}

const rows: readonly Row[] = data.appliances;

export const CATALOGUE: readonly CatalogueAppliance[] = rows.map((row) => ({
  id: row.id,
  name: row.name,
  category: row.category,
  ratedPower: row.ratedPower,
  icon: row.icon,
  hoursPerDay: row.hoursPerDay,
  hoursOfDay: row.hoursOfDay,
  startFactor: row.startFactor,
  motor: row.motor,
  dutyCycle: row.dutyCycle ?? null,
  source: sourceOf(row),
}));

const byId = new Map(CATALOGUE.map((item) => [item.id, item]));

export const catalogueItem = (id: string): CatalogueAppliance | null => byId.get(id) ?? null;

/** "Power: 65 to 175 W, US Department of Energy … Hours: … Start: …" */
function sourceOf({ powerRange, powerSource, hoursSource, startSource }: Row): Told {
  const power = ratingOf(textOf(powerSource), powerRange);
  return told("all", { power, hours: textOf(hoursSource), start: textOf(startSource) });
}

function ratingOf(source: Told, [low, high = low]: readonly number[] = []): Told {
  if (low === undefined || high === undefined) return source;
  return low === high ? told("ratedAt", { power: low, source }) : told("ratedBetween", { low, high, source });
}

/** Each code of the data has its text, which a test holds. */
function textOf(code: string): Told {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return told(`of.${code}` as "of.habit");
}
