import { kilometresBetween, type Point } from "@sunwright/engine/climate/distance";
import { absenceOf, type Asking, type Firm, installersFor } from "@sunwright/engine/matching/installers";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import type { Executor, Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { zoneAt } from "@sunwright/engine/climate/zone-name";
import { dayIn } from "../../platform/local-day";
import { designOfProject } from "../projects/table";
import { type FirmToMatch, firmsAround, lockFirms } from "../shops/matching-table";
import { firmOf } from "../shops/table";
import { ratingsOf } from "@sunwright/engine/matching/rating";
import { NO_STARS, type Spread, spreadsOf } from "../reviews/ratings-table";
import { countsOfFirms, type FirmCounts, type RequestRow } from "./request-table";
import { matchable } from "./rules";

const DAY = 86_400_000;
/** A firm's answers count for so long. [days] Source: the marketplace's design, section 9. */
const ANSWERS_COUNT = 90;

/** Where a design stands. Throws place_unknown. */
export function placeOf({ site: { latitude, longitude } }: Design): Point {
  if (latitude === null || longitude === null) throw new AppError("place_unknown");
  return { latitude, longitude };
}

/** Throws not_calculated. */
export async function requireDesign(executor: Executor, projectId: string): Promise<Design> {
  const design = await designOfProject(executor, projectId);
  if (design === null) throw new AppError("not_calculated");
  return design;
}

export const askingOf = (design: Design, now: Date): Asking => ({
  place: placeOf(design),
  systemType: design.basis.parameters.systemType,
  power: design.panels.capacity.value,
  day: dayIn(now, zoneAt(design.site, design.basis.parameters.country)),
});

interface Matched {
  readonly rows: readonly FirmToMatch[];
  readonly firms: readonly Firm[];
  readonly counts: ReadonlyMap<string, FirmCounts>;
  /** How many published reviews gave 1 to 5 stars. */
  readonly spreads: ReadonlyMap<string, Spread>;
}

/** Firms as the rule of matching looks at them. */
export async function matchables(executor: Executor, rows: readonly FirmToMatch[], now: Date): Promise<Matched> {
  const since = new Date(now.getTime() - ANSWERS_COUNT * DAY);
  const ids = rows.map(({ firm }) => firm.id);
  const counts = await countsOfFirms(executor, ids, { now, since });
  const spreads = await spreadsOf(executor, ids);
  const firms = rows.flatMap((row) => {
    const { id } = row.firm;
    return matchable(row, counts.get(id), ratingsOf(spreads.get(id) ?? NO_STARS)) ?? [];
  });
  return { rows, counts, spreads, firms };
}

/** The same of those around a place, listed and left out; never of the person's own firm. */
export async function matchedBy(executor: Executor, userId: string, asking: Asking, now: Date) {
  const own = await firmOf(executor, userId);
  const rows = (await firmsAround(executor, asking.place)).filter(({ firm }) => firm.id !== own?.firm.id);
  const matched = await matchables(executor, rows, now);
  return { ...matched, ...installersFor(asking, matched.firms) };
}

interface Asked {
  readonly userId: string;
  readonly ids: readonly string[];
  readonly now: Date;
}

/** The firms that may be asked for a request now, held: none takes more at once than it says. */
export async function askable(tx: Transaction, request: RequestRow, asking: Asked) {
  const { userId, ids, now } = asking;
  const { latitude, longitude, systemType, power } = request;
  if (latitude === null || longitude === null) throw new AppError("place_unknown");
  const question = {
    place: { latitude, longitude },
    systemType,
    power,
    day: dayIn(now, zoneAt({ latitude, longitude })),
  };
  const own = await firmOf(tx, userId);
  const { rows, firms } = await matchables(tx, await lockFirms(tx, ids), now);
  return rows.flatMap(({ firm }) => {
    const able = firms.find(({ id }) => id === firm.id);
    if (able === undefined || firm.id === own?.firm.id || absenceOf(able, question) !== null) return [];
    return [{ firm, kilometres: kilometresBetween(able.base, question.place) }];
  });
}
