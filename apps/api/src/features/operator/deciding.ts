import type { Body } from "@sunwright/contract/endpoint";
import type { LegalPageName, saveLegalPage } from "@sunwright/contract/legal";
import type { decideCertificate, decideDispute, decideFirm, endJob } from "@sunwright/contract/operator";
import type { decideReview } from "@sunwright/contract/operator-cases";
import { say } from "@sunwright/words/answers";
import type { Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { lockFirmById } from "../shops/certificates-table";
import { firmOf } from "../shops/table";
import { createDecisions } from "./decisions";
import { NotDecided } from "./not-decided";
import type { Sources } from "./sources";
import { findCertificate } from "./queue-table";
import type { ReadingParts } from "./reading";
import { bearsNumber, isOwnCase, type Sides } from "./rules";

export type Deciding = ReturnType<typeof createDeciding>;

/** Decisions from the pages: the same as those of the command line, in the words of the API. */
export function createDeciding(sources: Sources, trails: ReadingParts["trails"]) {
  const done = { message: say("operatorDecided") };

  return {
    /** Throws certificate_not_found, own_case, papers_differ, decided_already, and invalid_input for a paper that has ended. */
    async certificate(
      tx: Transaction,
      by: string,
      id: string,
      { decision, reason, read }: Body<typeof decideCertificate>,
    ) {
      const found = await findCertificate(tx, id);
      if (found === null) throw new AppError("certificate_not_found");
      await requireOthers(tx, by, { people: [], firmId: found.firm.id });
      // Held before it is looked at: of two who decide at once one is second, and reads what the first decided.
      await lockFirmById(tx, found.firm.id);
      const { certificate } = (await findCertificate(tx, id)) ?? found;
      if (certificate.state !== DECIDED_FROM[decision]) throw new AppError("decided_already");
      if (decision === "verify" && !bearsNumber(certificate.number, read)) throw new AppError("papers_differ");
      const decisions = createDecisions(sources, by);
      await told(() =>
        decision === "verify"
          ? decisions.verify(tx, found.firm.id, { ...certificate, certificate: id, until: read.expires, reason, read })
          : decisions.reject(tx, found.firm.id, reason, { certificate: id, read }),
      );
      return done;
    },

    /** Throws firm_missing, own_case and decided_already. */
    async firm(tx: Transaction, by: string, firmId: string, body: Body<typeof decideFirm>) {
      await requireOthers(tx, by, { people: [], firmId });
      return { state: await told(() => createDecisions(sources, by).decideFirm(tx, firmId, body)) };
    },

    /** Throws dispute_missing, own_case, decided_already and amount_exceeded. */
    async dispute(tx: Transaction, by: string, number: string, { amountMinor, reason }: Body<typeof decideDispute>) {
      const of = number.startsWith("J-") ? trails.job : trails.order;
      const trail = await of(tx, number);
      if (trail === null) throw new AppError("dispute_missing");
      await requireOthers(tx, by, { people: [trail.sides.personId], firmId: trail.sides.firmId });
      await told(() => createDecisions(sources, by).decideMinor(tx, number, amountMinor, reason));
      return done;
    },

    /** Throws nothing_found, own_case and decided_already. */
    async job(tx: Transaction, by: string, number: string, { reason }: Body<typeof endJob>) {
      const trail = await trails.job(tx, number);
      if (trail === null) throw new AppError("nothing_found");
      await requireOthers(tx, by, { people: [trail.sides.personId], firmId: trail.sides.firmId });
      await told(() => createDecisions(sources, by).cancelJob(tx, number, reason));
      return done;
    },

    /** Throws passport_not_found, own_case and decided_already. */
    async passport(tx: Transaction, by: string, number: string, reason: string) {
      const sides = await sources.passports.sides(tx, number);
      if (sides === null) throw new AppError("passport_not_found");
      await requireOthers(tx, by, sides);
      await told(() => createDecisions(sources, by).openPassport(tx, number, reason));
      return done;
    },

    /** Throws legal_page_changed. */
    legalPage: (tx: Transaction, by: string, page: LegalPageName, body: Body<typeof saveLegalPage>) =>
      createDecisions(sources, by).writeLegalPage(tx, page, body),

    /** Throws review_not_found, own_case and decided_already. */
    async review(tx: Transaction, by: string, id: string, { decision, reason }: Body<typeof decideReview>) {
      const found = await sources.reviews.find(tx, id);
      if (found === null) throw new AppError("review_not_found");
      await requireOthers(tx, by, found.sides);
      const decisions = createDecisions(sources, by);
      await told(() => decisions[DECIDES[decision]](tx, id, reason));
      return done;
    },
  };
}

/** Throws own_case where an operator is one of the sides, or works for the firm. */
async function requireOthers(tx: Transaction, by: string, sides: Sides): Promise<void> {
  const own = await firmOf(tx, by);
  if (isOwnCase(sides, { userId: by, firmId: own?.firm.id ?? null })) throw new AppError("own_case");
}

/** What a decision is about: somebody who was faster has changed it. */
const DECIDED_FROM = { verify: "pending", reject: "pending", revoke: "verified" } as const;
const DECIDES = { keep: "keepReview", hide: "hideReview", show: "showReview" } as const;

const REFUSALS = {
  firm: "firm_missing",
  amount: "amount_exceeded",
  ended: "papers_ended",
} as const;

async function told<Answer>(decide: () => Promise<Answer>): Promise<Answer> {
  try {
    return await decide();
  } catch (error) {
    if (!(error instanceof NotDecided)) throw error;
    const { why } = error;
    const code = why === "firm" || why === "amount" || why === "ended" ? REFUSALS[why] : "decided_already";
    throw new AppError(code, { cause: error });
  }
}
