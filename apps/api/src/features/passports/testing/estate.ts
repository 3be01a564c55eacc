import type { Passport, Passports, PassportSummary } from "@sunwright/contract/passports";
import { newId } from "../../../platform/ids";
import { type OfJob, openSite, type Site } from "../../jobs/testing/site";

export type Estate = Awaited<ReturnType<typeof openEstate>>;
export type Built = Awaited<ReturnType<Estate["built"]>>;
type Caller = Pick<ReturnType<Site["nobody"]>, "get" | "post">;

/** What was built, and its passport. */
interface System {
  readonly job: OfJob;
  readonly summary: PassportSummary;
}

const DAY = 86_400_000;

/** Homeowners whose jobs were handed over, and what they do with the passports of their systems. */
export async function openEstate(options: Parameters<typeof openSite>[0] = {}) {
  const site = await openSite(options);
  const now = () => site.server.clock.now();
  const dayAfter = (day: string, days: number) =>
    new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

  /** What somebody does with one passport. */
  function holder(caller: Caller, id: string) {
    const path = `/api/passports/${id}`;
    const act = (action: string, body: object = {}) =>
      caller.post<{ id: string; code?: string }>(`${path}/actions`, { action, ...body });
    return {
      ...caller,
      path,
      id,
      act,
      read: async () => (await caller.get<Passport>(path)).body,
      reading: (on: string, meterKwh: number | null, more: object = {}) =>
        act("put-reading", {
          readingId: newId(now()),
          on,
          meterKwh,
          fuelLitres: null,
          newMeter: false,
          note: "",
          ...more,
        }),
    };
  }

  const listOf = async (caller: Caller) => (await caller.get<Passports>("/api/passports")).body;
  async function onlyOf(caller: Caller): Promise<PassportSummary> {
    const { passports } = await listOf(caller);
    const [first] = passports;
    if (first === undefined || passports.length > 1) throw new Error(`There are ${passports.length} passports`);
    return first;
  }

  /** A job that was handed over, and its passport. */
  async function built(change: Parameters<typeof site.contracted>[0] = {}) {
    const job = await site.contracted(change);
    await job.until("handed_over");
    const summary = await onlyOf(job.calls.owner);
    return { job, summary, owner: holder(job.calls.owner, summary.id) };
  }

  /** So many days go by, everybody signs in again, and the server has looked around. */
  async function later(days: number, { job, summary }: System) {
    site.advance(days * 86_400);
    await site.sweep();
    return holder(await site.signedIn(job.calls.owner.userId), summary.id);
  }

  return { ...site, holder, listOf, onlyOf, built, later, dayAfter };
}
