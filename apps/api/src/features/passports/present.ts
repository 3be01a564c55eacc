import type { BuiltSystem, FollowedSystem, PassportUpkeep } from "@sunwright/contract/passport-parts";
import type { OfferedPassport, Passport, PassportSummary } from "@sunwright/contract/passports";
import type { ForecastState } from "@sunwright/contract/passport-states";
import type { Followed } from "@sunwright/engine/passport/followed";
import { daysBetween } from "@sunwright/engine/passport/days";
import { dueOn, keptOf, upkeepOf } from "@sunwright/engine/passport/plan";
import { batteryAge, priceToday, renewalsOf } from "@sunwright/engine/passport/replaced-parts";
import { warrantiesOf } from "@sunwright/engine/passport/warranties";
import type { CountryFigures } from "@sunwright/engine/countries/country-figures";
import type { Executor } from "../../platform/database";
import { dayAt, zoneOfPlaced } from "../../platform/local-day";
import { TRIES, warrantyRuns } from "./forecast-passport";
import { type PassportRow, triesOf } from "./passport-table";
import {
  correctedOf,
  doneTo,
  openTransfer,
  type ReadingRow,
  readingsOf,
  type TransferRow,
  type UpkeepRow,
} from "./reading-table";
import { numberOf } from "./rules";

const headOf = (row: PassportRow) => ({
  id: row.id,
  number: numberOf(row),
  state: row.held ? ("held" as const) : ("open" as const),
  place: row.place,
  country: row.country,
  timeZone: zoneOfPlaced(row),
  firmName: row.firmName,
  jobNumber: row.jobNumber,
  handedOverOn: row.handedOverOn,
  panelWatts: row.panelWatts,
});

const soldIn = ({ built }: PassportRow): ReadonlySet<string> => new Set(built.lines.map(({ kind }) => kind));

/** Everything that a system wants, with when it was done last and when it is due. */
export function upkeepShown(row: PassportRow, done: readonly UpkeepRow[]): readonly PassportUpkeep[] {
  const own = done.filter(({ passportId }) => passportId === row.id);
  return upkeepOf(keptOf(soldIn(row), row.built.terms.battery)).map(({ task, every, inDust, skilled, source }) => {
    const last = own.find((each) => each.task === task)?.on ?? null;
    return {
      task,
      every,
      inDust,
      skilled,
      source,
      doneOn: last,
      dueOn: dueOn({ every, inDust }, last ?? row.handedOverOn, row.country),
    };
  });
}

export const warrantiesShown = (row: PassportRow) =>
  warrantiesOf(row.built.terms.warrantyYears, row.handedOverOn, soldIn(row));

interface Counts {
  readonly done: readonly UpkeepRow[];
  readonly alerts: number;
  readonly readings: number;
  readonly readOn: string | null;
}

export function summaryOf(row: PassportRow, { done, ...counts }: Counts): PassportSummary {
  const [next] = upkeepShown(row, done).toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : 1));
  return {
    ...headOf(row),
    jobId: row.ownsJob ? row.jobId : null,
    projectId: row.projectId,
    ...counts,
    next: next === undefined ? null : { task: next.task, dueOn: next.dueOn },
  };
}

export const offeredOf = (row: PassportRow, { id, until }: TransferRow): OfferedPassport => ({
  ...headOf(row),
  transferId: id,
  batteryKwh: row.built.terms.battery?.kwh ?? null,
  inverterWatts: row.built.terms.inverter?.watts ?? null,
  until: until.toISOString(),
});

function systemOf(row: PassportRow): BuiltSystem {
  const { terms, lines } = row.built;
  const { panels, battery, inverter } = terms;
  const sold = soldIn(row);
  const count = lines.reduce((sum, { kind, quantity }) => (kind === "panels" ? sum + quantity : sum), 0);
  return {
    panels: count === 0 ? null : { count, watts: panels?.watts ?? null, totalWatts: row.panelWatts },
    battery:
      battery === null || !sold.has("battery")
        ? null
        : {
            kwh: battery.kwh,
            volts: battery.volts,
            ampHours: battery.ampHours,
            usablePercent: battery.usablePercent,
            cycles: battery.cycles,
            chemistry: battery.chemistry,
          },
    inverter:
      inverter === null || !sold.has("inverter") ? null : { watts: inverter.watts, surgeWatts: inverter.surgeWatts },
    strings: row.expected?.strings ?? null,
    lines,
  };
}

/** What was burnt is the family's own, and so is every single day. */
const withoutFuel = (followed: Followed): FollowedSystem => ({
  ...followed,
  intervals: followed.intervals
    .filter(({ measuredKwh }) => measuredKwh !== null)
    .map((interval) => ({ ...interval, measuredLitres: null, forecastLitres: 0 })),
  forecast: followed.forecast.map((month) => ({ ...month, litres: 0 })),
});

/** Parts that are replaced; what they cost today where prices are given. */
function renewalsShown(row: PassportRow, prices: Reader["prices"]): Passport["renewals"] {
  const { built, country, handedOverOn, expected } = row;
  const renewals = renewalsOf(expected?.working?.lives ?? [], { handedOverOn, sold: soldIn(row) });
  return renewals.map(({ part, on, years, cause }) => {
    const price = prices === null || country === null ? null : priceToday(part, built.terms, { country, ...prices });
    return { part, on, years, cause, price };
  });
}

async function forecastOf(executor: Executor, { id, expected }: PassportRow): Promise<ForecastState> {
  if (expected !== null) return "made";
  const tries = await triesOf(executor, id);
  return tries === null || tries >= TRIES ? "none" : "coming";
}

interface Reader {
  readonly isOwner: boolean;
  readonly followed: Followed | null;
  /** What parts cost today; null where it is not said. */
  readonly prices: { readonly figures?: CountryFigures | undefined } | null;
  readonly publicUrl: string;
  readonly namesOf: NamesOf;
  readonly now: Date;
}

/** Names of accounts, by their ids. */
export type NamesOf = (executor: Executor, userIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;

export const linkOf = (publicUrl: string, { token, held }: Pick<PassportRow, "token" | "held">): string | null =>
  token === null || held ? null : `${publicUrl}/passports/${token}`;

/** A passport as its owner reads it, or anybody who has its link. */
export async function presentPassport(executor: Executor, row: PassportRow, reader: Reader): Promise<Passport> {
  const { isOwner, followed, prices, publicUrl, now } = reader;
  const today = dayAt(now, row);
  const sum = (of: "producedKwh" | "fuelLitres") => row.expected?.days.reduce((total, day) => total + day[of], 0) ?? 0;
  return {
    ...headOf(row),
    commissionedOn: row.commissionedOn,
    system: systemOf(row),
    units: row.built.units,
    commissioning: { values: row.built.measured.values, findings: row.built.measured.findings },
    warranties: warrantiesShown(row),
    upkeep: upkeepShown(row, await doneTo(executor, [row.id])),
    renewals: renewalsShown(row, prices),
    battery: batteryAge(row.expected?.working?.lives ?? [], daysBetween(row.handedOverOn, today)),
    forecast: await forecastOf(executor, row),
    expected: row.expected && { kwh: sum("producedKwh"), litres: isOwner ? sum("fuelLitres") : 0 },
    followed: followed && (isOwner ? followed : withoutFuel(followed)),
    today,
    link: linkOf(publicUrl, row),
    own: isOwner ? await ownOf(executor, row, reader) : null,
  };
}

type Shown = NonNullable<Passport["own"]>;

const readingShown = ({
  id,
  on,
  meterKwh,
  fuelLitres,
  newMeter,
  note,
}: Omit<ReadingRow, "createdAt" | "passportId">): Shown["readings"][number] => ({
  id,
  on,
  meterKwh,
  fuelLitres,
  newMeter,
  note,
});

async function correctedShown(executor: Executor, { id }: PassportRow, namesOf: NamesOf): Promise<Shown["corrected"]> {
  const rows = await correctedOf(executor, id);
  const people = [...new Set(rows.flatMap(({ userId }) => (userId === null ? [] : [userId])))];
  const names = people.length === 0 ? new Map<string, string>() : await namesOf(executor, people);
  return rows.map(({ readingId, way, reason, userId, createdAt, insteadId, ...read }) => ({
    reading: readingShown({ id: readingId, ...read }),
    way,
    reason,
    by: userId === null ? null : (names.get(userId) ?? null),
    at: createdAt.toISOString(),
    insteadId,
  }));
}

function dayShown({ expected }: PassportRow) {
  if (expected?.working === undefined) return null;
  const { lives: _lives, ...day } = expected.working;
  return day;
}

async function ownOf(
  executor: Executor,
  row: PassportRow,
  { namesOf, now }: Pick<Reader, "namesOf" | "now">,
): Promise<Passport["own"]> {
  const transfer = await openTransfer(executor, row.id);
  const waits = transfer !== null && transfer.until > now;
  return {
    readings: (await readingsOf(executor, row.id)).map(readingShown),
    corrected: await correctedShown(executor, row, namesOf),
    jobId: row.ownsJob ? row.jobId : null,
    projectId: row.projectId,
    linkMadeAt: row.linkMadeAt?.toISOString() ?? null,
    day: row.ownsJob ? dayShown(row) : null,
    tellsFirm: row.tellsFirm,
    mayTellFirm: warrantyRuns(row, dayAt(now, row)),
    transfer: waits ? { id: transfer.id, email: transfer.email, until: transfer.until.toISOString() } : null,
  };
}
