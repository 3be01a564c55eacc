import { sql } from "drizzle-orm";
import { acknowledging, ADDRESS, type Trade } from "../features/quotes/testing/trade";
import type { Installer } from "../features/requests/testing/people";
import type { Operator } from "../features/operator/testing/operator";
import { PASSWORD } from "./people";
import { done, type Rivals } from "./race";

/** Two firms that outlive their rounds, by the market that they work at. */
const lasting = new WeakMap<Trade, Promise<readonly [Installer, Installer]>>();
function lastingFirms(trade: Trade): Promise<readonly [Installer, Installer]> {
  const known = lasting.get(trade) ?? Promise.all([trade.installer(), trade.installer()] as const);
  lasting.set(trade, known);
  return known;
}
type Colleague = Awaited<ReturnType<Installer["colleague"]>>;
const colleagues = new WeakMap<Trade, Promise<Colleague>>();
function colleagueOf(trade: Trade, firm: Installer): Promise<Colleague> {
  const known = colleagues.get(trade) ?? firm.colleague();
  colleagues.set(trade, known);
  return known;
}
/** Without a password: nobody signs in as them. */
const ROW = { signedUp: false } as const;

interface Ends {
  readonly ownerLeaves?: boolean;
  /** The firm does not outlive its round. */
  readonly firmEnds?: boolean;
}

/** A homeowner with one offer of one firm, and both sides' acts about it. */
async function offering(trade: Trade, { ownerLeaves = false, firmEnds = false }: Ends = {}) {
  const firms = firmEnds ? undefined : (await lastingFirms(trade)).slice(0, 1);
  const { owner, desks } = await trade.quoting(1, ownerLeaves ? {} : ROW, firms);
  const [desk] = desks;
  if (desk === undefined) throw new Error("There is one firm");
  const { id, totals } = await desk.offer();
  const [offer] = (await owner.offers.list()).offers;
  const body = {
    totalMinor: totals.totalMinor,
    address: ADDRESS,
    acknowledged: acknowledging(offer?.warnings ?? []),
  };
  const accept = () => owner.post(`${owner.offers.path}/${id}/accept`, body);
  const { executor } = trade.database;
  const asked = await executor.execute<{ id: string }>(
    sql`select request_id as id from quote_versions where id = ${id}::uuid`,
  );
  const jobs = async () =>
    (await executor.execute(sql`select id from jobs where request_id = ${asked.rows[0]?.id}::uuid`)).rows;
  return { owner, desk, versionId: id, accept, jobs };
}

const acceptAndWithdraw: Rivals = async (trade) => {
  const { desk, versionId, accept, jobs } = await offering(trade);
  return {
    acts: [accept, () => desk.firm.post(`${desk.path}/versions/${versionId}/withdraw`, {})],
    contradiction: async (accepted, withdrawn) => {
      if (done(accepted) && done(withdrawn)) return "an offer was accepted and withdrawn";
      return (await jobs()).length === (done(accepted) ? 1 : 0) ? null : "the job is not what was answered";
    },
  };
};

const acceptAndLeavingOwner: Rivals = async (trade) => {
  const { owner, accept, jobs } = await offering(trade, { ownerLeaves: true });
  return {
    acts: [accept, () => owner.post("/api/account/delete", { password: PASSWORD })],
    contradiction: async (accepted, deleted) => {
      if (done(accepted) && done(deleted)) return "an offer was accepted and its homeowner deleted";
      return done(deleted) && (await jobs()).length > 0 ? "nobody has a job" : null;
    },
  };
};

const acceptAndLeavingFirm: Rivals = async (trade) => {
  const { desk, accept, jobs } = await offering(trade, { firmEnds: true });
  return {
    acts: [accept, () => desk.firm.post("/api/account/delete", { password: PASSWORD })],
    contradiction: async (accepted, deleted) => {
      if (done(accepted) && done(deleted)) return "an offer was accepted and its firm deleted";
      return done(deleted) && (await jobs()).length > 0 ? "a firm that is gone has a job" : null;
    },
  };
};

const acceptAndSuspend =
  (operatorsOf: (trade: Trade) => Promise<readonly [Operator, Operator]>): Rivals =>
  async (trade) => {
    const { owner, desk, accept } = await offering(trade, { firmEnds: true });
    const [operator] = await operatorsOf(trade);
    const decision = { decision: "suspend", seen: "active", reason: "Fraud" };
    return {
      acts: [accept, () => operator.client.post(`/api/operator/firms/${desk.firm.firmId}/decision`, decision)],
      // Accepted before, the job is a duty, and the homeowner is told of the suspension; after it there is none.
      contradiction: async (accepted) => {
        if (!done(accepted)) return null;
        const { body } = await owner.get("/api/notifications");
        return JSON.stringify(body).includes("job_firm_state") ? null : "a suspended firm was given a job";
      },
    };
  };

/** Both firms take the request: neither acceptance is lost, and it is quoted from then on. */
const twoFirmsAccept: Rivals = async (trade) => {
  const owner = await trade.homeowner(ROW);
  const firms = await lastingFirms(trade);
  await owner.save();
  const asked = await owner.invite(firms);
  if (!done(asked)) throw new Error(`Asking answered ${JSON.stringify(asked.body)}`);
  const [one, other] = firms;
  return {
    acts: [one.accept, other.accept],
    contradiction: async (first, second) => {
      if (!done(first) || !done(second)) return "a firm that was asked could not accept";
      const { state, invitations } = await owner.read();
      const taken = invitations.filter((each) => each.state === "accepted").length;
      return state === "quoting" && taken === 2 ? null : `${taken} of 2 acceptances stand, the request is ${state}`;
    },
  };
};

/** One firm's colleagues answer the same lead in opposite ways. */
const acceptAndDecline: Rivals = async (trade) => {
  const owner = await trade.homeowner(ROW);
  const [firm] = await lastingFirms(trade);
  const colleague = await colleagueOf(trade, firm);
  await owner.save();
  await owner.invite([firm]);
  const lead = await firm.newest();
  const decline = { answer: "decline", reason: "no_team", words: "" };
  return {
    acts: [firm.accept, () => colleague.post(`/api/leads/${lead}/answer`, decline)],
    contradiction: async (accepted, declined) => {
      if (done(accepted) && done(declined)) return "a request was accepted and declined by one firm";
      const expected = done(accepted) ? "accepted" : "declined";
      return (await owner.read()).invitations[0]?.state === expected ? null : "the answer is not what is stored";
    },
  };
};

/** What somebody does with requests and offers, against its end. */
export const offerRivals = (operatorsOf: Parameters<typeof acceptAndSuspend>[0]): Readonly<Record<string, Rivals>> => ({
  "request, two firms accept": twoFirmsAccept,
  "request, colleagues accept and decline": acceptAndDecline,
  "offer accepted, firm withdraws it": acceptAndWithdraw,
  "offer accepted, homeowner deletes account": acceptAndLeavingOwner,
  "offer accepted, installer deletes account": acceptAndLeavingFirm,
  "offer accepted, operator suspends": acceptAndSuspend(operatorsOf),
});
