import type { Query, FileAnswer } from "@sunwright/contract/endpoint";
import type { readQuotePdf } from "@sunwright/contract/quotes";
import { lineOf } from "@sunwright/contract/masked-copies";
import { roadUnitOf } from "@sunwright/engine/countries/road-unit";
import type { OfferContent } from "@sunwright/report/offer";
import type { Executor } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { traderOf } from "../sales/trader";
import { isLiving, showsContact } from "../requests/rules";
import { withCurrentWarnings } from "./current-warnings";
import { findFirm } from "../shops/table";
import type { Parts, Place } from "./desk";
import { presentOffer } from "./present";
import { findSides, findVersion } from "./quote-table";

interface Sources extends Pick<Parts, "clock" | "namesOf"> {
  /** Sets a document in a thread. Throws server_busy and report_cancelled. */
  readonly write: (content: OfferContent, owner: string, signal: AbortSignal) => Promise<Uint8Array>;
}

interface Asked extends Query<typeof readQuotePdf> {
  readonly signal: AbortSignal;
}

export type Documents = ReturnType<typeof createDocuments>;

/** Versions that were sent, on paper: the same for both sides, without cost and margin. */
export function createDocuments({ clock, namesOf, write }: Sources) {
  return {
    /** Throws quote_not_found, also to a firm for which the request is over. */
    async read(
      executor: Executor,
      userId: string,
      { quoteId, versionId }: Place,
      { units, signal }: Asked,
    ): Promise<FileAnswer> {
      const [found] = await findSides(executor, userId, [quoteId]);
      const version = found && (await findVersion(executor, quoteId, versionId));
      if (!found || !version || version.sentAt === null) throw new AppError("quote_not_found");
      const { request, invitation, quote } = found;
      const isOwner = request.personId === userId;
      if (!isOwner && !isLiving(invitation.state)) throw new AppError("quote_not_found");
      const now = clock.now();
      const rows = [{ version, quote, invitation }];
      const [row] = await withCurrentWarnings(executor, rows, { currency: request.currency, now });
      if (row === undefined) throw new AppError("quote_not_found");
      const offer = presentOffer(row, request, now);
      const person =
        request.personId !== null && (isOwner || showsContact(invitation.state))
          ? await namesOf(executor, request.personId)
          : null;
      const { firmId } = invitation;
      const firm = firmId === null ? null : await findFirm(executor, firmId, "installer");
      const content: OfferContent = {
        ...offer,
        seller: firm === null ? { ...NO_TRADER, name: invitation.firmName } : await traderOf(executor, firm),
        roads: roadUnitOf(firm?.country),
        client: [...(person === null ? [] : [person.firstName]), request.place],
        currency: request.currency,
        units,
        milestones: offer.milestones.map((each, index) => ({
          ...each,
          amountMinor: offer.totals.milestonesMinor[index] ?? 0,
        })),
        words: lineOf(offer.words),
      };
      return { mediaType: "application/pdf", bytes: await write(content, userId, signal) };
    },
  };
}

const NO_TRADER = { address: "", taxNumber: "", register: "", phone: "" };
