import type { Executor } from "../../platform/database";
import type { Known } from "../requests/present";
import { showsContact } from "../requests/rules";
import { findSides } from "./quote-table";
import { numberOf } from "./rules";

/**
 * Quotes that people write to each other about: the homeowner and the firm, from the firm's acceptance of the lead on. Ways to
 * reach each other, and the homeowner's last name, are hidden until an offer is accepted.
 */
export const createQuoteThreads =
  (namesOf: (executor: Executor, userId: string) => Promise<Known | null>) =>
  async (executor: Executor, userId: string, ids: readonly string[]) => {
    const subjects = [];
    for (const { quote, invitation, request } of await findSides(executor, userId, ids)) {
      if (request.personId === null || invitation.firmId === null) continue;
      const side = request.personId === userId ? ("person" as const) : ("firm" as const);
      const known = showsContact(invitation.state);
      if (side === "firm" && !known) continue;
      const person = await namesOf(executor, request.personId);
      subjects.push({
        id: quote.id,
        kind: "quote" as const,
        personId: request.personId,
        firmId: invitation.firmId,
        side,
        number: numberOf(quote),
        personName: person?.firstName ?? "",
        firmName: invitation.firmName,
        reading: invitation.state === "won" ? ("whole" as const) : ("known" as const),
        names: person,
      });
    }
    return subjects;
  };
