// Of the rest: every state in which works can be withdrawn from.
import type { Offers } from "@sunwright/contract/offers";
import type { MarketCountry } from "@sunwright/engine/parameters/options";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { firms } from "../shops/schema";
import { openSite, type Site } from "./testing/site";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const refused = (status: number, code: string) => ({ status, body: { code } });
/** An accepted offer of a firm that is in this country. */
const contractedIn = (country: MarketCountry) =>
  site.contracted({}, (firmId) => site.database.executor.update(firms).set({ country }).where(eq(firms.id, firmId)));
const bell = async (person: Pick<ReturnType<Site["nobody"]>, "get">) =>
  (await person.get<{ notifications: { kind: string }[] }>("/api/notifications?topic=jobs")).body.notifications.map(
    ({ kind }) => kind,
  );

// Section 5: 14 days for consumers in the EU and UK; the engine's table has the laws.
it.each([
  ["Germany", 14],
  ["UK", 14],
  ["South Africa", 7],
  ["Nigeria", null],
  ["USA", null],
] as const)("in %s is known before the offer is accepted, and then: %s days", async (country, days) => {
  const job = await contractedIn(country);
  const { body } = await job.calls.owner.get<Offers>(`/api/requests/${job.calls.owner.projectId}/offers`);
  expect(body.laws.map(({ withdrawalDays }) => withdrawalDays)).toEqual([days]);
  expect(body.laws.map(({ saysObligation }) => saysObligation)).toEqual([country === "Germany" || country === "UK"]);
  const { withdrawal, actions } = await job.owner.read();
  expect(withdrawal).toEqual(days === null ? null : { days, until: null, open: true, earlyStartAt: null });
  expect(actions.includes("withdraw")).toBe(days !== null);
});

describe("a homeowner who may withdraw", () => {
  it("does so alone before the work, after paying; what was paid is owed back and the request is open again", async () => {
    const job = await contractedIn("Germany");
    await job.until("procurement");
    expect(await job.firm.act("withdraw")).toMatchObject(refused(409, "wrong_state"));
    const { status, body } = await job.owner.act("withdraw");
    expect({ status, state: body.state }).toEqual({ status: 200, state: "cancelled" });
    expect(body.milestones.map(({ state }) => state)).toEqual(["refund_owed", "later", "later", "later"]);
    expect(body.events.at(-1)).toMatchObject({ event: "withdraw", role: "owner" });
    expect(
      (await job.calls.owner.get<Offers>(`/api/requests/${job.calls.owner.projectId}/offers`)).body.jobId,
    ).toBeNull();
    expect(await bell(job.calls.firm)).toContain("job_cancelled");
    expect(await job.owner.act("withdraw")).toMatchObject(refused(409, "wrong_state"));
    expect(await site.faults()).toEqual([]);
  });

  it("is not overtaken by the work: it begins when the days are over, or when they ask for it", async () => {
    const job = await contractedIn("UK");
    await job.until("scheduled");
    const planned = await job.firm.read();
    expect(planned.actions).not.toContain("start");
    expect(await job.firm.act("start")).toMatchObject(refused(409, "withdrawal_runs"));
    expect((await job.firm.read()).state).toBe("scheduled");
    expect(await job.firm.act("ask-early-start")).toMatchObject(refused(409, "wrong_state"));
    expect(await job.owner.act("ask-early-start")).toMatchObject({ status: 200 });
    expect(await bell(job.calls.firm)).toContain("job_early_start");
    expect(await job.owner.act("ask-early-start")).toMatchObject(refused(409, "wrong_state"));
    expect(await job.firm.act("start")).toMatchObject({ status: 200, body: { state: "in_progress" } });
    const begun = await job.owner.read();
    expect(begun.withdrawal).toMatchObject({ open: false });
    expect(begun.actions).not.toContain("withdraw");
    expect(await job.owner.act("withdraw")).toMatchObject(refused(409, "wrong_state"));
  });

  it("may until the end of the fourteenth day after the parts are there, and then no more", async () => {
    const job = await contractedIn("UK");
    await job.until("scheduled");
    const { withdrawal, partsAt } = await job.owner.read();
    const arrived = Date.parse((partsAt ?? "").slice(0, 10));
    expect(withdrawal?.until).toBe(new Date(arrived + 15 * 86_400_000 - 1).toISOString());
    await job.later(14);
    expect((await job.owner.read()).actions).toContain("withdraw");
    await job.later(1);
    expect((await job.owner.read()).actions).not.toContain("withdraw");
    expect(await job.owner.act("withdraw")).toMatchObject(refused(409, "withdrawal_over"));
    expect(await job.owner.act("ask-early-start")).toMatchObject(refused(409, "withdrawal_over"));
    expect(await job.firm.act("start")).toMatchObject({ status: 200 });
  });

  it("may while the job is on hold before the work, and not once work that was held had begun", async () => {
    const before = await contractedIn("Germany");
    await before.until("scheduled");
    await before.firm.act("hold", { reason: "Rain" });
    expect(await before.owner.act("withdraw")).toMatchObject({ status: 200, body: { state: "cancelled" } });
    const after = await contractedIn("Germany");
    await after.until("scheduled");
    await after.owner.act("ask-early-start");
    await after.firm.act("start");
    await after.firm.act("hold", { reason: "Rain" });
    expect(await after.owner.act("withdraw")).toMatchObject(refused(409, "withdrawal_over"));
  });
});

it("gives no right that no law gives", async () => {
  const job = await contractedIn("Nigeria");
  expect(await job.owner.act("withdraw")).toMatchObject(refused(409, "withdrawal_over"));
  expect(await job.until("in_progress")).toMatchObject({ withdrawal: null });
});
