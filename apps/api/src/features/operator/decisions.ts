import { MINOR_DIGITS } from "@sunwright/engine/countries/minor-units";
import type { Body } from "@sunwright/contract/endpoint";
import type { LegalPage, LegalPageName, saveLegalPage } from "@sunwright/contract/legal";
import type { Currency } from "@sunwright/engine/parameters/options";
import type { Transaction } from "../../platform/database";
import { newId } from "../../platform/ids";
import { lockFirmById } from "../shops/certificates-table";
import { firmOf, type FirmRow } from "../shops/table";
import { NotDecided } from "./not-decided";
import type { AuditAct, Noted } from "./noted";
import { createReleases } from "./releases";
import type { Dispute, ReadDispute, Sources } from "./sources";
import { createSuspending } from "./suspending";
import { audit, insertOperator, isOperator } from "./table";
import { createVerifying } from "./verifying";

/** What it is called, and how it was and is. */
type Changed = Pick<Parameters<typeof audit>[1], "before" | "after"> & { readonly about: string };

export type Decisions = ReturnType<typeof createDecisions>;

/**
 * What operators decide. Each writes its row of the audit in the same transaction. Throws NotDecided.
 *
 * @param operatorId The account that decides; null for the command line.
 */
export function createDecisions(sources: Sources, operatorId: string | null = null) {
  const { clock, personAt, disputes, cancelJob, passports, reviews, legal, tellCustomers, tell, resetSecond } = sources;
  async function personOf(tx: Transaction, email: string): Promise<string> {
    const userId = await personAt(tx, email.toLowerCase());
    if (userId === null) throw new NotDecided("account", email);
    return userId;
  }

  /** A firm by its id or by the address of somebody who works there, held. */
  async function firmBy(tx: Transaction, named: string): Promise<FirmRow> {
    const id = named.includes("@") ? (await firmOf(tx, await personOf(tx, named)))?.firm.id : named;
    const firm = id === undefined ? null : await lockFirmById(tx, id);
    if (firm === null) throw new NotDecided("firm", named);
    return firm;
  }

  async function disputeAbout(tx: Transaction, number: string): Promise<ReadDispute> {
    const found = await disputes.hold(tx, number);
    if (found === null) throw new NotDecided("dispute", number);
    return found;
  }

  const noted: Noted<AuditAct> = (act, subjectId, about = "") => {
    const at = clock.now();
    return { id: newId(at), at, operatorId, act, subjectId, about };
  };

  /** The same in minor units. */
  async function decideMinor(
    tx: Transaction,
    number: string,
    amountMinor: number,
    reason: string,
  ): Promise<Dispute & Settled> {
    const dispute = await disputeAbout(tx, number);
    const { id, state, currency, goodsMinor } = dispute;
    if (amountMinor > goodsMinor) throw new NotDecided("amount", moneyText(goodsMinor, currency));
    await disputes.decide(tx, dispute, { amountMinor, text: reason });
    const before = { state, amountMinor: dispute.amountMinor, proposedMinor: dispute.proposedMinor };
    const after = { state: "decided", amountMinor, currency };
    await audit(tx, { ...noted("dispute decided", id, dispute.number), reason, before, after });
    return { ...dispute, settledMinor: amountMinor };
  }

  return {
    /** Answers false where they are one already. */
    async makeOperator(tx: Transaction, email: string): Promise<boolean> {
      const userId = await personOf(tx, email);
      if (await isOperator(tx, userId)) return false;
      await insertOperator(tx, { userId, madeAt: clock.now() });
      await audit(tx, { ...noted("operator made", userId), before: { operator: false }, after: { operator: true } });
      return true;
    },

    /** For somebody who has lost every second step: their password alone signs in again. */
    async resetSecond(tx: Transaction, email: string, reason: string): Promise<void> {
      const userId = await personOf(tx, email);
      const before = await resetSecond(tx, userId);
      if (before === null) throw new NotDecided("second", email);
      await audit(tx, {
        ...noted("second sign-in reset", userId),
        reason,
        before: { methods: before },
        after: { methods: [] },
      });
    },

    /** Something was read: a line of the audit, in the transaction that answers it. */
    async opened(tx: Transaction, act: AuditAct, subjectId: string, about: string): Promise<void> {
      await audit(tx, { ...noted(act, subjectId, about), before: {}, after: {} });
    },

    /** Something that operators look after was changed. */
    async changed(tx: Transaction, act: AuditAct, subjectId: string, { about, ...states }: Changed): Promise<void> {
      await audit(tx, { ...noted(act, subjectId, about), ...states });
    },

    legalVersion: async (tx: Transaction, page: LegalPageName) => (await legal.read(tx, page)).version,
    emptyLegalPages: (tx: Transaction) => legal.empty(tx),

    /** The audit keeps how long the text was and is; the page shows what it says. Throws legal_page_changed. */
    async writeLegalPage(tx: Transaction, page: LegalPageName, body: Body<typeof saveLegalPage>): Promise<LegalPage> {
      const { id, before, after } = await legal.write(tx, page, body);
      await audit(tx, {
        ...noted("legal page written", id, page),
        before: { characters: before.length },
        after: { characters: after.text.length, version: after.version },
      });
      return after;
    },

    disputes: (tx: Transaction) => disputes.list(tx),
    dispute: disputeAbout,

    /** Ends the dispute about an order: so much of it the buyer gets back, or need not pay. @param amount In major units. */
    async decide(tx: Transaction, number: string, amount: number, reason: string): Promise<Dispute & Settled> {
      const { currency } = await disputeAbout(tx, number);
      return decideMinor(tx, number, Math.round(amount * 10 ** MINOR_DIGITS[currency]), reason);
    },
    decideMinor,

    /** Ends abandoned work: what was paid for it is owed back. */
    async cancelJob(tx: Transaction, number: string, reason: string): Promise<void> {
      const job = await cancelJob(tx, number, reason);
      if (job === null) throw new NotDecided("job", number);
      const [before, after] = [{ state: job.state }, { state: "cancelled" }];
      await audit(tx, { ...noted("job cancelled", job.id, number), reason, before, after });
    },

    ...createVerifying({ clock, tell, firmBy, noted, reviewer: operatorId ?? "command line" }),
    ...createSuspending({ clock, tellCustomers, tell, firmBy, noted }),
    ...createReleases({ passports, reviews }, noted),
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
