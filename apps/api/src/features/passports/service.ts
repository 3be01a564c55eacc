import type { FileAnswer } from "@sunwright/contract/endpoint";
import type { CheckedReading, ReadingRow } from "@sunwright/contract/passport-parts";
import type { Passport, PassportAction, Passports } from "@sunwright/contract/passports";
import type { PassportContent } from "@sunwright/report/passport";
import type { Clock } from "../../platform/clock";
import type { Executor, Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { looksLikeSecret } from "../../platform/secrets";
import { dayAt } from "../../platform/local-day";
import type { SizingPool } from "../sizing/pool";
import { figuresOfCountry } from "../figures/table";
import { act } from "./change-passport";
import { passportCalendar } from "./calendar";
import type { Acting } from "./held";
import { followedNow } from "./forecast-passport";
import {
  alertCounts,
  findByToken,
  findOwn,
  lockOwn,
  type PassportRow,
  passportsOf,
  readCounts,
} from "./passport-table";
import { linkOf, type NamesOf, offeredOf, presentPassport, summaryOf, upkeepShown, warrantiesShown } from "./present";
import { doneTo, passportsOffered, readingsOf, transfersTo } from "./reading-table";
import { checkedRows, spanOf } from "./rules";

interface Parts extends Omit<Acting, "tx" | "passport" | "userId" | "now"> {
  readonly clock: Clock;
  readonly pool: Pick<SizingPool, "expect" | "follow">;
  readonly namesOf: NamesOf;
  /** Sets a document in a thread. Throws server_busy and report_cancelled. */
  readonly write: (content: PassportContent, owner: string, signal: AbortSignal) => Promise<Uint8Array>;
}

/** Who reads, from where, and how long they wait. */
interface Asked {
  /** Null for nobody signed in. */
  readonly userId: string | null;
  /** Whose work it is in the pool. */
  readonly address: string;
  readonly signal: AbortSignal;
}

export type PassportService = ReturnType<typeof createPassports>;

/** What parts cost today where the house stands. */
const pricesFor = async (executor: Executor, { country }: Pick<PassportRow, "country">, now: Date) =>
  country === null ? null : figuresOfCountry(executor, country, now);

const missing = () => new AppError("passport_not_found");

const A_UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Every method about one throws passport_not_found for who has neither it nor its link. */
export function createPassports({ clock, pool, namesOf, write, ...parts }: Parts) {
  /** By its living link, for everybody; by its id, for its owner. */
  async function find(executor: Executor, userId: string | null, named: string) {
    const row = looksLikeSecret(named)
      ? await findByToken(executor, named)
      : userId !== null && A_UUID.test(named)
        ? await findOwn(executor, userId, named)
        : null;
    if (row === null) throw missing();
    return { row, isOwner: row.ownerId === userId };
  }

  async function require(executor: Executor, userId: string, id: string): Promise<PassportRow> {
    const row = await findOwn(executor, userId, id);
    if (row === null) throw missing();
    return row;
  }

  async function read(executor: Executor, named: string, { userId, address, signal }: Asked): Promise<Passport> {
    const { row, isOwner } = await find(executor, userId, named);
    const now = clock.now();
    const asked = { today: dayAt(now, row), owner: userId ?? address, signal };
    const followed = await followedNow(executor, pool, row, asked);
    const prices = isOwner ? await pricesFor(executor, row, now) : null;
    return presentPassport(executor, row, { isOwner, followed, prices, publicUrl: parts.publicUrl, namesOf, now });
  }

  async function list(executor: Executor, userId: string): Promise<Passports> {
    const rows = await passportsOf(executor, userId);
    const done = await doneTo(
      executor,
      rows.map(({ id }) => id),
    );
    const reads = new Map((await readCounts(executor, userId)).map((each) => [each.passportId, each]));
    const alerts = new Map((await alertCounts(executor, userId)).map((each) => [each.passportId, each.alerts]));
    return {
      passports: rows.map((row) => {
        const of = reads.get(row.id);
        const counts = { readings: of?.readings ?? 0, readOn: of?.readOn ?? null, alerts: alerts.get(row.id) ?? 0 };
        return summaryOf(row, { done, ...counts });
      }),
      offered: await offered(executor, userId),
    };
  }

  /** What is offered to somebody's verified address. */
  async function offered(executor: Executor, userId: string): Promise<Passports["offered"]> {
    const email = await parts.verifiedAddress(executor, userId);
    if (email === null) return [];
    const transfers = await transfersTo(executor, email, clock.now());
    const found = await passportsOffered(
      executor,
      transfers.map(({ id }) => id),
    );
    const of = new Map(found.map(({ transferId, passport }) => [transferId, passport]));
    return transfers.flatMap((transfer) => {
      const passport = of.get(transfer.id);
      return passport === undefined ? [] : [offeredOf({ ...passport, number: passport.number ?? 0 }, transfer)];
    });
  }

  return {
    read,
    list,

    async act(tx: Transaction, userId: string, id: string, action: PassportAction): Promise<{ id: string }> {
      const passport = await lockOwn(tx, userId, id);
      if (passport === null) throw missing();
      await act({ ...parts, tx, passport, userId, now: clock.now() }, action);
      return { id };
    },

    /** What would be saved of rows of a file. */
    async check(
      executor: Executor,
      userId: string,
      id: string,
      rows: readonly ReadingRow[],
    ): Promise<{ rows: readonly CheckedReading[] }> {
      const span = spanOf(await require(executor, userId, id), clock.now());
      return { rows: checkedRows(rows, await readingsOf(executor, id), span) };
    },

    /** Its upkeep and the ends of its warranties, for a calendar. */
    async calendar(executor: Executor, named: string, userId: string | null): Promise<FileAnswer> {
      const { row } = await find(executor, userId, named);
      const upkeep = upkeepShown(row, await doneTo(executor, [row.id]));
      return passportCalendar({ row, upkeep, warranties: warrantiesShown(row), now: clock.now() });
    },

    /** The same on paper. Throws server_busy and report_cancelled. */
    async pdf(executor: Executor, named: string, asked: Asked): Promise<FileAnswer> {
      const passport = await read(executor, named, asked);
      const { own: _own, ...content } = passport;
      const bytes = await write(content, asked.userId ?? asked.address, asked.signal);
      return { mediaType: "application/pdf", bytes };
    },

    /** Whether a link lives, for what its page says of itself. */
    async lives(executor: Executor, named: string): Promise<boolean> {
      return looksLikeSecret(named) && (await findByToken(executor, named)) !== null;
    },

    /** All of somebody's with their readings, for the account's export. */
    async exported(executor: Executor, row: PassportRow): Promise<object> {
      const { publicUrl } = parts;
      const passport = await presentPassport(executor, row, {
        isOwner: true,
        followed: row.followed,
        prices: null,
        publicUrl,
        namesOf,
        now: clock.now(),
      });
      // What opens it is no part of a file that lies around.
      return { ...passport, link: linkOf(publicUrl, row) === null ? "none" : "made" };
    },
  };
}
