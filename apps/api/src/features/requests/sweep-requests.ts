import { REMINDED_HOURS } from "@sunwright/contract/request-states";
import { absenceOf } from "@sunwright/engine/matching/installers";
import type { Database, Executor, Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { zoneAt } from "@sunwright/engine/climate/zone-name";
import { dayIn } from "../../platform/local-day";
import { firmOf } from "../shops/table";
import { firmOfOneAlone, firmsAround } from "../shops/matching-table";
import { hasLivingLeads } from "./lead-table";
import {
  claimReminders,
  forgetRequests,
  lockOpenOf,
  lockOpenOfPerson,
  lockOverdue,
  markReachTold,
  type RequestRow,
  waitingForReach,
} from "./request-table";
import { matchables } from "./reach";
import type { Parts } from "./service";
import { settled, withdraw } from "./settle-request";
import { tellFirm, tellPerson } from "./notify-sides";

/** Requests that one transaction of the sweep ends, or looks at. */
const SWEPT = 50;
const HOUR = 3_600_000;

type Sources = Pick<Parts, "clock" | "tell">;
type Ending = Pick<Parts, "clock" | "tell" | "quotes">;

/** What the clock does: ends what is out of time, reminds firms, and tells who waits of an installer in reach. */
export const createSweeping =
  ({ clock, tell }: Sources) =>
  async (database: Pick<Database, "transaction" | "executor">): Promise<void> => {
    const settleSome = () =>
      database.transaction(async (tx) => {
        const now = clock.now();
        const some = await lockOverdue(tx, now, SWEPT);
        for (const request of some) await settled({ tx, tell, request, now });
        return some.length === SWEPT;
      });
    while (await settleSome());
    await database.transaction((tx) => remind(tx));
    for (let after: string | null = null; ;) {
      const some = await waitingForReach(database.executor, after, SWEPT);
      for (const request of some) await lookAround(database, request);
      after = some.at(-1)?.id ?? null;
      if (some.length < SWEPT) return;
    }

    async function remind(tx: Transaction): Promise<void> {
      const now = clock.now();
      for (const row of await claimReminders(tx, new Date(now.getTime() + REMINDED_HOURS * HOUR), now)) {
        const hours = Math.max(1, Math.ceil((row.answerBy.getTime() - now.getTime()) / HOUR));
        await tellFirm({ tx, tell }, row, (away) => ({ kind: "lead_ending", values: { ...away, hours } }));
      }
    }

    /** Tells once of those who appeared, and again after they were gone. */
    async function lookAround({ executor, transaction }: typeof database, request: RequestRow): Promise<void> {
      const count = await inReach(executor, request, clock.now());
      await transaction(async (tx) => {
        if (count === 0) await markReachTold(tx, request.id, null);
        else if (await markReachTold(tx, request.id, clock.now()))
          await tellPerson({ tx, tell }, request, { kind: "installer_in_reach", values: { count } });
      });
    }
  };

async function inReach(executor: Executor, request: RequestRow, now: Date): Promise<number> {
  const { latitude, longitude, systemType, power, personId } = request;
  if (latitude === null || longitude === null || personId === null) return 0;
  const asking = {
    place: { latitude, longitude },
    systemType,
    power,
    day: dayIn(now, zoneAt({ latitude, longitude })),
  };
  const own = await firmOf(executor, personId);
  const rows = (await firmsAround(executor, asking.place)).filter(({ firm }) => firm.id !== own?.firm.id);
  const { firms } = await matchables(executor, rows, now);
  return firms.filter((firm) => absenceOf(firm, asking) === null).length;
}

/** What becomes of requests when a project, a person or a firm goes. */
export function createEndings({ clock, tell, quotes }: Ending) {
  async function end(tx: Transaction, request: RequestRow): Promise<void> {
    if (request.sentAt !== null) await withdraw({ tx, tell, quotes, request, now: clock.now() });
  }
  return {
    /** Before a project is deleted: firms are told, and nothing of the home is left. */
    projectGoes: async (tx: Transaction, projectId: string): Promise<void> => {
      const request = await lockOpenOf(tx, projectId);
      if (request !== null) await end(tx, request);
      await quotes.forget(tx, { projectId });
      await forgetRequests(tx, { projectId });
    },

    /** Before an account is deleted. Throws leads_under_way where homeowners wait for the firm that goes with it. */
    personLeaves: async (tx: Transaction, userId: string): Promise<void> => {
      const firmId = await firmOfOneAlone(tx, userId);
      if (firmId !== null && (await hasLivingLeads(tx, firmId, clock.now()))) throw new AppError("leads_under_way");
      for (const request of await lockOpenOfPerson(tx, userId)) await end(tx, request);
      await quotes.forget(tx, { personId: userId });
      await forgetRequests(tx, { personId: userId });
    },

    /** Whether homeowners wait for a firm. */
    hasLeads: (executor: Executor, firmId: string): Promise<boolean> => hasLivingLeads(executor, firmId, clock.now()),
  };
}
