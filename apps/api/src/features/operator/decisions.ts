import { MINOR_DIGITS } from "@sunwright/engine/countries/minor-units";
import type { Currency } from "@sunwright/engine/parameters/options";
import type { Clock } from "../../platform/clock";
import type { Executor, Transaction } from "../../platform/database";
import { newId } from "../../platform/ids";
import { afterDecision } from "../shops/certificates";
import { certificatesOf, insertCertificate, lockFirm, updateCertificate } from "../shops/certificates-table";
import { firmOf } from "../shops/table";
import { audit, insertOperator, isOperator } from "./table";

type Why = "account" | "firm" | "ended" | "nothing" | "dispute" | "amount";

/** Nothing was decided, and nothing was written: why, and of what. The command says it in words. */
export class NotDecided extends Error {
  override name = "NotDecided";
  readonly why: Why;
  readonly of: string;
  constructor(why: Why, of: string) {
    super(`${why}: ${of}`);
    this.why = why;
    this.of = of;
  }
}

interface Sources {
  readonly clock: Clock;
  /** Whose verified address it is; null for nobody's. @param email In lower case. */
  readonly personAt: (executor: Executor, email: string) => Promise<string | null>;
  readonly disputes: Disputes;
}

/** What the two sides of an order do not agree about. Amounts are in minor units. */
interface Dispute {
  readonly id: string;
  readonly sellerOrderId: string;
  /** Of the order, such as "SW-10001". */
  readonly number: string;
  readonly state: string;
  readonly openedBy: string;
  readonly currency: Currency;
  readonly amountMinor: number;
  readonly proposedMinor: number | null;
  readonly deadline: Date;
}
interface ReadDispute extends Dispute {
  /** What is left of the order. */
  readonly goodsMinor: number;
  readonly entries: readonly {
    readonly createdAt: Date;
    readonly party: string;
    readonly event: string;
    readonly amountMinor: number | null;
    readonly text: string;
    readonly file: string | null;
  }[];
}

/** Disputes that have not ended. */
interface Disputes {
  readonly list: (
    executor: Executor,
  ) => Promise<readonly (Dispute & { readonly shop: string; readonly buyer: string })[]>;
  /** Null where there is none about that order. */
  readonly hold: (tx: Transaction, number: string) => Promise<ReadDispute | null>;
  readonly decide: (
    tx: Transaction,
    dispute: Dispute,
    decision: { readonly amountMinor: number; readonly text: string },
  ) => Promise<void>;
}

/** What a certificate says, where the operator read it. */
export interface Papers {
  readonly kind: string;
  readonly number: string;
  /** The last day, such as "2027-08-31"; null for one without an end. */
  readonly until: string | null;
}

export type Decisions = ReturnType<typeof createDecisions>;

/** What operators decide. Each writes its row of the audit in the same transaction. Throws NotDecided. */
export function createDecisions({ clock, personAt, disputes }: Sources) {
  async function personOf(tx: Transaction, email: string): Promise<string> {
    const userId = await personAt(tx, email.toLowerCase());
    if (userId === null) throw new NotDecided("account", email);
    return userId;
  }

  /** A firm by its id or by the address of somebody who works there, held. */
  async function firmBy(tx: Transaction, named: string) {
    const id = named.includes("@") ? (await firmOf(tx, await personOf(tx, named)))?.firm.id : named;
    const firm = id === undefined ? null : await lockFirm(tx, id);
    if (firm === null) throw new NotDecided("firm", named);
    return firm;
  }

  async function disputeAbout(tx: Transaction, number: string): Promise<ReadDispute> {
    const found = await disputes.hold(tx, number);
    if (found === null) throw new NotDecided("dispute", number);
    return found;
  }

  const noted = (act: string, subjectId: string) => {
    const at = clock.now();
    return { id: newId(at), at, operatorId: null, act, subjectId };
  };

  return {
    /** Answers false where they are one already. */
    async makeOperator(tx: Transaction, email: string): Promise<boolean> {
      const userId = await personOf(tx, email);
      if (await isOperator(tx, userId)) return false;
      await insertOperator(tx, { userId, madeAt: clock.now() });
      await audit(tx, { ...noted("operator made", userId), before: { operator: false }, after: { operator: true } });
      return true;
    },

    /** Verifies what waits; where nothing does, writes down the papers that the operator saw. Answers the firm's name. */
    async verify(tx: Transaction, named: string, papers: Papers): Promise<string> {
      const firm = await firmBy(tx, named);
      const now = clock.now();
      if (papers.until !== null && papers.until < now.toISOString().slice(0, 10))
        throw new NotDecided("ended", papers.until);
      const waiting = (await certificatesOf(tx, firm.id)).filter(({ state }) => state === "pending");
      const decided = { reviewer: "command line", reviewedAt: now, reason: "" };
      if (waiting.length === 0) {
        const { kind, number, until: expires } = papers;
        const row = {
          id: newId(now),
          firmId: firm.id,
          kind,
          number,
          expires,
          state: "verified" as const,
          createdAt: now,
        };
        await insertCertificate(tx, { ...row, ...decided });
        const after = { certificateId: row.id, state: "verified", kind, number, expires };
        await audit(tx, { ...noted("certificate verified", firm.id), before: { state: "none" }, after });
      }
      for (const { id, state, expires } of waiting) {
        const end = papers.until ?? expires;
        const after = { certificateId: id, state: afterDecision(state, "verify"), expires: end };
        await updateCertificate(tx, id, { ...decided, state: "verified", expires: end });
        await audit(tx, {
          ...noted("certificate verified", firm.id),
          before: { certificateId: id, state, expires },
          after,
        });
      }
      return firm.name;
    },

    /** Rejects what waits and revokes what was verified, for a reason that the firm is shown. Answers the firm's name. */
    async reject(tx: Transaction, named: string, reason: string): Promise<string> {
      const firm = await firmBy(tx, named);
      const open = (await certificatesOf(tx, firm.id)).flatMap((row) => {
        const to = afterDecision(row.state, "reject");
        return to === null ? [] : [{ ...row, to }];
      });
      if (open.length === 0) throw new NotDecided("nothing", firm.name);
      for (const { id, state, to } of open) {
        await updateCertificate(tx, id, { state: to, reason, reviewer: "command line", reviewedAt: clock.now() });
        const [before, after] = [
          { certificateId: id, state },
          { certificateId: id, state: to },
        ];
        await audit(tx, { ...noted(`certificate ${to}`, firm.id), reason, before, after });
      }
      return firm.name;
    },

    disputes: (tx: Transaction) => disputes.list(tx),
    dispute: disputeAbout,

    /** Ends the dispute about an order: so much of it the buyer gets back, or need not pay. @param amount In major units. */
    async decide(tx: Transaction, number: string, amount: number, reason: string): Promise<Dispute & Settled> {
      const dispute = await disputeAbout(tx, number);
      const { id, state, currency, goodsMinor } = dispute;
      const amountMinor = Math.round(amount * 10 ** MINOR_DIGITS[currency]);
      if (amountMinor > goodsMinor) throw new NotDecided("amount", moneyText(goodsMinor, currency));
      await disputes.decide(tx, dispute, { amountMinor, text: reason });
      const before = { state, amountMinor: dispute.amountMinor, proposedMinor: dispute.proposedMinor };
      const after = { state: "decided", amountMinor, currency };
      await audit(tx, { ...noted("dispute decided", id), reason, before, after });
      return { ...dispute, settledMinor: amountMinor };
    },
  };
}

interface Settled {
  /** What it ended with. */
  readonly settledMinor: number;
}

/** An amount as a command says it, such as "NGN 185000.00". */
export function moneyText(minor: number, currency: Currency): string {
  const digits = MINOR_DIGITS[currency];
  return `${currency} ${(minor / 10 ** digits).toFixed(digits)}`;
}
