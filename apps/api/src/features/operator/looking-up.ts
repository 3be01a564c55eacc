import type { Body, Response } from "@sunwright/contract/endpoint";
import type { lookUp, Trail } from "@sunwright/contract/operator";
import type { Executor, Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { certificatesOf } from "../shops/certificates-table";
import { findFirmCalled } from "./queue-table";

interface Happened {
  readonly at: Date;
  readonly by: string;
  readonly event: string;
  readonly before: string;
  readonly after: string;
}
interface FoundTrail {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly firm: string;
  readonly money: Trail["money"];
  readonly events: readonly Happened[];
}
/** Who stands on either side; null for a person who has left. */
interface TwoSides {
  readonly personId: string | null;
  readonly firmId: string;
}
export type FindTrail = (
  executor: Executor,
  number: string,
) => Promise<(FoundTrail & { readonly sides: TwoSides }) | null>;

interface Parts {
  readonly trails: { readonly order: FindTrail; readonly job: FindTrail };
  /** What was read and decided about one thing. */
  readonly historyOf: (
    executor: Executor,
    thing: { readonly id: string; readonly name: string | null },
  ) => Promise<Response<typeof lookUp>["audit"]>;
  readonly note: (tx: Transaction, by: string, act: "looked up", id: string, about: string) => Promise<void>;
}

/** One order, job or firm by what it is called, with all that happened to it. */
export function createLookingUp({ trails, historyOf, note }: Parts) {
  async function find(executor: Executor, what: string) {
    const order = /^\d{1,9}$|^SW-\d{1,9}$/i.test(what) ? await trails.order(executor, what) : null;
    if (order !== null) return { kind: "order", firmId: null, ...order } as const;
    const job = await trails.job(executor, what);
    if (job !== null) return { kind: "job", firmId: null, ...job } as const;
    const firm = await firmTrail(executor, what);
    return firm && ({ kind: "firm", ...firm } as const);
  }

  return {
    /** Throws nothing_found. */
    async lookUp(tx: Transaction, by: string, { what }: Body<typeof lookUp>): Promise<Response<typeof lookUp>> {
      const found = await find(tx, what);
      if (found === null) throw new AppError("nothing_found");
      const { id, events, ...trail } = found;
      // Two firms may have one name; numbers are one thing's alone.
      const audit = await historyOf(tx, { id, name: trail.kind === "firm" ? null : trail.name });
      await note(tx, by, "looked up", id, trail.name);
      return { ...trail, events: events.map((event) => ({ ...event, at: event.at.toISOString() })), audit };
    },
  };
}

async function firmTrail(executor: Executor, called: string): Promise<(FoundTrail & { firmId: string }) | null> {
  const firm = await findFirmCalled(executor, called);
  if (firm === null) return null;
  const events = (await certificatesOf(executor, firm.id)).flatMap(({ kind, number, state, createdAt, reviewedAt }) => {
    const event = [kind, number].filter((each) => each !== "").join(" ");
    const handedIn = { at: createdAt, by: "firm", event, before: "", after: "pending" };
    return reviewedAt === null
      ? [handedIn]
      : [{ ...handedIn, at: reviewedAt, by: "operator", before: "pending", after: state }, handedIn];
  });
  const { id, name, state } = firm;
  return {
    id,
    firmId: id,
    name,
    state,
    firm: name,
    money: null,
    events: events.sort((a, b) => b.at.getTime() - a.at.getTime()),
  };
}
