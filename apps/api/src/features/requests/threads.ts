import type { Clock } from "../../platform/clock";
import type { Executor } from "../../platform/database";
import { findLeadSides } from "./lead-table";
import type { Known } from "./present";
import { isLiving, leadStateAt, readingOf, showsContact } from "./rules";

interface Parts {
  readonly clock: Clock;
  readonly namesOf: (executor: Executor, userId: string) => Promise<Known | null>;
}

/**
 * What one firm is asked, as both sides write about it: questions before a quote. Ways to reach each other are hidden until
 * an offer is accepted, and the homeowner's names until the firm has accepted the lead. Once it is over the firm reads
 * nothing of it any more, and nothing is added.
 */
export const createLeadThreads =
  ({ clock, namesOf }: Parts) =>
  async (executor: Executor, userId: string, ids: readonly string[]) => {
    const subjects = [];
    for (const { invitation, request, opened } of await findLeadSides(executor, userId, ids)) {
      if (request.personId === null || invitation.firmId === null) continue;
      const side = request.personId === userId ? ("person" as const) : ("firm" as const);
      const state = leadStateAt(invitation, opened, clock.now());
      const over = !isLiving(state) && state !== "won";
      if (side === "firm" && over) continue;
      const person = await namesOf(executor, request.personId);
      const known = showsContact(state);
      subjects.push({
        id: invitation.id,
        kind: "lead" as const,
        personId: request.personId,
        firmId: invitation.firmId,
        side,
        number: request.place,
        personName: known ? (person?.firstName ?? "") : "",
        firmName: invitation.firmName,
        reading: readingOf(state),
        names: person,
        over,
      });
    }
    return subjects;
  };
