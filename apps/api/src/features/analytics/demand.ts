import { cityById } from "@sunwright/engine/climate/cities";
import type { Point } from "@sunwright/engine/climate/distance";
import { placeOf } from "@sunwright/engine/parameters/place-text";
import type { Clock } from "../../platform/clock";
import type { Database } from "../../platform/database";
import { areaOf, demandOf, weekOf } from "./demand-rules";
import { claimWeek, forgetWeeksBefore, insertDemand, type LetsCount, newestDesigns } from "./demand-table";

/** A design is of today's plans for so long, and a counted week is kept for so long. [ms] */
const QUARTER = 90 * 86_400_000;

interface Sources {
  readonly clock: Clock;
  readonly letsCount: LetsCount;
}

/** Where a design stands; null where it does not say. */
function placeOfDesign({ town, city }: { readonly town: string | null; readonly city: string | null }): Point | null {
  const place = placeOf(town);
  return place ?? (city === null ? null : cityById(city));
}

/** Counts what designs need, once a week, without names. */
export const createDemandCount =
  ({ clock, letsCount }: Sources) =>
  ({ transaction }: Pick<Database, "transaction">): Promise<void> =>
    transaction(async (tx) => {
      const now = clock.now();
      const before = new Date(now.getTime() - QUARTER);
      const week = weekOf(now);
      if (!(await claimWeek(tx, week, now))) return;
      const designs = await newestDesigns(tx, before, letsCount);
      const needs = designs.flatMap(({ country, panelCapacity, batteryCapacity, inverterCapacity, ...where }) => {
        const place = placeOfDesign(where);
        const area = place && areaOf(country, place);
        if (!area) return [];
        const capacities = { batteryCapacity: batteryCapacity ?? 0, inverterCapacity: inverterCapacity ?? 0 };
        return [{ areaId: area.id, area: area.name, panelCapacity: panelCapacity ?? 0, ...capacities }];
      });
      await insertDemand(tx, week, demandOf(needs));
      await forgetWeeksBefore(tx, weekOf(before));
    });
