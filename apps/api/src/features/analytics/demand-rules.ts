import { DEMAND_PEOPLE_MIN, type DemandKind } from "@sunwright/contract/analytics";
import { kilometresBetween, type Point } from "@sunwright/engine/climate/distance";
import { type Town, townsOf } from "@sunwright/engine/climate/towns";
import { panelCount } from "@sunwright/engine/sizing/rule/results";

/**
 * A town that an area is named after has so many people, and no larger one so near: areas are few, hold many, and none
 * moves with who asks. [people, km]
 */
const LARGE_TOWN = 250_000;
const APART = 60;
const largeTowns = new Map<string, readonly Town[]>();

function largeTownsOf(country: string): readonly Town[] {
  const known = largeTowns.get(country);
  if (known) return known;
  const towns: Town[] = [];
  const large = townsOf(country).filter(({ people }) => people >= LARGE_TOWN);
  for (const town of large.toSorted((a, b) => b.people - a.people)) {
    if (towns.every((larger) => kilometresBetween(town, larger) >= APART)) towns.push(town);
  }
  largeTowns.set(country, towns);
  return towns;
}

/** The area a place belongs to: all that is nearer to this large town of its country than to another. */
export function areaOf(country: string, place: Point): Pick<Town, "id" | "name"> | null {
  let nearest: Town | null = null;
  for (const town of largeTownsOf(country)) {
    if (nearest === null || kilometresBetween(place, town) < kilometresBetween(place, nearest)) nearest = town;
  }
  return nearest;
}

/** Upper ends of the classes. [kWh, kW] */
const BATTERIES = [5, 10, 20] as const;
const INVERTERS = [3, 6, 10] as const;

export function batteryKind(kilowattHours: number): DemandKind {
  const most = BATTERIES.find((end) => kilowattHours <= end);
  return most === undefined ? "battery-more" : `battery-${most}`;
}
export function inverterKind(kilowatts: number): DemandKind {
  const most = INVERTERS.find((end) => kilowatts <= end);
  return most === undefined ? "inverter-more" : `inverter-${most}`;
}

/** What one person's newest design needs. [W, Wh, W] */
export interface Need {
  readonly areaId: string;
  readonly area: string;
  readonly panelCapacity: number;
  readonly batteryCapacity: number;
  readonly inverterCapacity: number;
}

function needed({
  panelCapacity,
  batteryCapacity,
  inverterCapacity,
}: Need): readonly (readonly [DemandKind, number])[] {
  const parts: [DemandKind, number][] = [
    ["panels", panelCount(panelCapacity)],
    [batteryKind(batteryCapacity / 1_000), batteryCapacity > 0 ? 1 : 0],
    [inverterKind(inverterCapacity / 1_000), inverterCapacity > 0 ? 1 : 0],
  ];
  return parts.filter(([, pieces]) => pieces > 0);
}

interface Row {
  readonly areaId: string;
  readonly area: string;
  readonly kind: DemandKind;
  people: number;
  pieces: number;
}

/** Figures are rounded to so many: a week that differs by one person looks like the week before. */
const ROUNDED_TO = 5;

/** One design a person. Rows of fewer people than may be named are left out, the others rounded. */
export function demandOf(needs: readonly Need[]): readonly Row[] {
  const rows = new Map<string, Row>();
  for (const need of needs)
    for (const [kind, pieces] of needed(need)) {
      const { areaId, area } = need;
      const row = rows.get(`${areaId} ${kind}`) ?? { areaId, area, kind, people: 0, pieces: 0 };
      rows.set(`${areaId} ${kind}`, { ...row, people: row.people + 1, pieces: row.pieces + pieces });
    }
  return [...rows.values()]
    .filter(({ people }) => people >= DEMAND_PEOPLE_MIN)
    .map((row) => ({
      ...row,
      people: Math.floor(row.people / ROUNDED_TO) * ROUNDED_TO,
      pieces: Math.max(ROUNDED_TO, Math.round(row.pieces / ROUNDED_TO) * ROUNDED_TO),
    }));
}

/** The Monday of a week. */
export function weekOf(at: Date): string {
  const day = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()));
  const sinceMonday = (day.getUTCDay() + 6) % 7;
  return new Date(day.getTime() - sinceMonday * 86_400_000).toISOString().slice(0, 10);
}
