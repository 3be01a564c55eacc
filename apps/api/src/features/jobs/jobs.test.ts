import type { Job } from "@sunwright/contract/jobs";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newId } from "../../platform/ids";
import { ADDRESS } from "../quotes/testing/trade";
import { openSite, type Site } from "./testing/site";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const refused = (status: number, code: string) => ({ status, body: { code } });
const amounts = ({ milestones }: Job) =>
  milestones.map(({ when, state, amountMinor }) => ({ when, state, amountMinor }));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const bell = async (person: Pick<ReturnType<Site["nobody"]>, "get">) =>
  (await person.get<{ notifications: { kind: string }[] }>("/api/notifications?topic=jobs")).body.notifications.map(
    ({ kind }) => kind,
  );

it("is made by an acceptance, once, with the milestones of the offer, the first of which is due", async () => {
  const job = await site.contracted();
  const read = await job.firm.read();
  expect(read).toMatchObject({
    state: "contracted",
    side: "firm",
    client: "Amina Bello",
    contact: { address: ADDRESS },
  });
  expect(read.totalMinor).toBe(job.offer.totals.totalMinor);
  expect(read.milestones.map(({ amountMinor }) => amountMinor)).toEqual(job.offer.totals.milestonesMinor);
  expect(read.milestones.map(({ when, state }) => `${when} ${state}`)).toEqual([
    "signing due",
    "parts later",
    "running later",
    "after later",
  ]);
  expect(sum(read.milestones.map(({ amountMinor }) => amountMinor))).toBe(read.totalMinor);
  expect(await job.owner.read()).toMatchObject({ side: "owner", projectId: job.calls.owner.projectId });
  expect(await bell(job.calls.owner)).toEqual(["milestone_due"]);
  expect((await site.list(job.calls.firm)).jobs.map(({ id }) => id)).toEqual([job.jobId]);
});

it("is there with the acceptance or not at all: what keeps one from being made keeps the offer from being accepted", async () => {
  const { owner, desks } = await site.quoting(1);
  const offer = await desks[0]?.offer();
  if (offer === undefined) throw new Error("There is a firm");
  const other = await site.contracted();
  // As if another had made it from the same offer a moment ago.
  await site.database.executor.execute(
    sql`update jobs set version_id = ${offer.id}::uuid where id = ${other.jobId}::uuid`,
  );
  expect(await owner.offers.accept(offer.id)).toMatchObject(refused(409, "request_awarded"));
  expect((await owner.read()).state).toBe("quoting");
  expect((await owner.offers.list()).offers[0]?.state).toBe("viewed");
  await site.database.executor.execute(
    sql`update jobs set version_id = ${other.offer.id}::uuid where id = ${other.jobId}::uuid`,
  );
  expect(await owner.offers.accept(offer.id)).toMatchObject({ status: 200, body: { state: "awarded" } });
});

it("goes from the deposit to the last payment, each step behind its gate, and the books agree", async () => {
  const job = await site.contracted();
  expect(await job.firm.act("procure")).toMatchObject(refused(409, "wrong_state"));
  expect(await job.pay("signing")).toMatchObject({ state: "deposit_received" });
  await job.firm.act("procure");
  expect(await job.firm.act("schedule")).toMatchObject(refused(409, "job_incomplete"));
  expect(await job.firm.act("parts-arrived")).toMatchObject({ status: 200 });
  expect((await job.owner.read()).milestones[1]?.state).toBe("due");
  expect(await job.firm.act("schedule")).toMatchObject(refused(409, "job_incomplete"));
  await job.firm.act("set-schedule", { startOn: site.day(3), days: 2, crew: "Team 3" });
  expect(await job.firm.act("schedule")).toMatchObject({ status: 200, body: { state: "scheduled" } });
  await job.firm.act("start");
  expect(await job.firm.act("commission")).toMatchObject(refused(409, "job_incomplete"));
  const measured = (await job.fulfil()).body;
  expect(measured.photos.done).toBe(measured.photos.all);
  expect(measured.units.done).toBe(measured.units.all);
  expect(measured.commissioning.findings.filter(({ needed, passed }) => needed && passed !== true)).toEqual([]);
  expect(await job.firm.act("commission")).toMatchObject({ status: 200, body: { state: "commissioned" } });
  expect(await job.owner.act("accept-handover")).toMatchObject(refused(409, "wrong_state"));
  await job.firm.act("offer-handover");
  expect(await job.firm.act("accept-handover")).toMatchObject(refused(409, "wrong_state"));
  expect(await job.owner.act("accept-handover")).toMatchObject({ status: 200, body: { state: "handed_over" } });
  await job.pay("parts");
  await job.pay("running");
  expect((await job.owner.read()).milestones[3]).toMatchObject({ state: "later", dueOn: null });
  // "After" is asked for thirty days after it runs.
  await job.later(31);
  expect((await job.owner.read()).milestones[3]?.state).toBe("due");
  expect(await job.pay("after")).toMatchObject({ state: "in_warranty" });
  const last = await job.owner.read();
  expect(last.paidMinor).toBe(last.totalMinor);
  expect(last.handover).toMatchObject({ by: "owner" });
  const { rows } = await site.database.executor.execute<{ state: string; design: unknown }>(
    sql`select r.state, r.design from quote_requests r join jobs j on j.request_id = r.id where j.id = ${job.jobId}::uuid`,
  );
  expect(rows).toEqual([{ state: "closed", design: null }]);
  // Two years of warranty on the work.
  await job.later(3 * 366);
  const over = await job.firm.read();
  expect(over).toMatchObject({ state: "closed", client: "Amina Bello", contact: null, actions: [] });
  expect(await site.faults()).toEqual([]);
});

it("takes silence of fourteen days for acceptance, and stands still while it is in dispute", async () => {
  const job = await site.contracted();
  await job.until("commissioned");
  const offered = (await job.firm.act("offer-handover")).body;
  expect(offered.handover.until).not.toBeNull();
  await job.later(10);
  const [milestone] = (await job.owner.read()).milestones;
  const claim = { milestoneId: milestone?.id, amountMinor: 1_000, text: "The rail is loose." };
  expect(await job.owner.act("open-dispute", claim)).toMatchObject({ status: 200, body: { state: "disputed" } });
  await job.later(20);
  const disputed = await job.owner.read();
  expect(disputed).toMatchObject({ state: "disputed", handover: { until: null } });
  const disputeId = disputed.disputes[0]?.id;
  expect(await job.owner.act("withdraw-dispute", { disputeId })).toMatchObject({ body: { state: "commissioned" } });
  await job.later(3);
  expect((await job.firm.read()).state).toBe("commissioned");
  await job.later(1.1);
  expect(await job.firm.read()).toMatchObject({ state: "handed_over", handover: { by: "clock", until: null } });
});

it("keeps a photo under the name its device gave it: sent twice it is one, and nobody else's name is taken", async () => {
  const job = await site.contracted();
  const other = await site.contracted();
  const [file, id] = [await job.picture(), newId(site.server.clock.now())];
  const early = new Date(site.server.clock.now().getTime() - 86_400_000).toISOString();
  for (let time = 0; time < 3; time++)
    expect(await job.photo(id, "before", file, early)).toMatchObject({ status: 200, body: { photos: { done: 1 } } });
  const { checklist } = await job.owner.read();
  expect(checklist[0]).toMatchObject({ item: "before", photos: [{ id, takenAt: early }] });
  expect(checklist[0]?.photos).toHaveLength(1);
  expect((await job.calls.owner.file(`${job.path}/photos/${id}`)).status).toBe(200);
  expect(await other.photo(id, "before", await other.picture())).toMatchObject(refused(404, "file_not_found"));
  expect(await other.photo(newId(site.server.clock.now()), "before", file)).toMatchObject(
    refused(404, "file_not_found"),
  );
  // A clock that runs ahead counts as now.
  const ahead = await job.photo(
    newId(site.server.clock.now()),
    "before",
    await job.picture(),
    "2999-01-01T00:00:00.000Z",
  );
  expect(
    ahead.body.checklist[0]?.photos.every(({ takenAt }) => Date.parse(takenAt) <= site.server.clock.now().getTime()),
  ).toBe(true);
  for (let photo = 2; photo < 6; photo++) await job.photo(newId(site.server.clock.now()), "before", file);
  expect(await job.photo(newId(site.server.clock.now()), "before", file)).toMatchObject(
    refused(422, "too_many_photos"),
  );
  expect(await job.calls.firm.send("DELETE", `${job.path}/photos/${id}`)).toMatchObject({ status: 200 });
  expect((await job.calls.owner.file(`${job.path}/photos/${id}`)).status).toBe(404);
});

it("knows a serial by its letters and digits: twice in a job it is refused, in another it is warned of", async () => {
  const job = await site.contracted();
  const other = await site.contracted();
  const put = (of: typeof job, ...serials: readonly (readonly [number, string])[]) =>
    of.firm.act("put-units", { units: serials.map(([position, serial]) => ({ kind: "panels", position, serial })) });
  expect(await put(job, [1, "HLM4-26K-118203"])).toMatchObject({ status: 200 });
  expect(await put(job, [2, "hlm4 26k 118203"])).toMatchObject(refused(409, "serial_taken"));
  expect((await job.firm.read()).serials[0]).toMatchObject({ serial: "HLM4-26K-118203", known: false });
  await put(other, [1, "HLM426K118203"]);
  expect((await other.firm.read()).serials[0]?.known).toBe(true);
  expect((await put(other, [1, ""])).body.serials[0]).toMatchObject({ serial: null, known: false });
  expect(await put(job, [900, "X"])).toMatchObject(refused(400, "invalid_input"));
  // Two are exchanged at once.
  await put(job, [2, "B"]);
  expect((await put(job, [1, "B"], [2, "HLM4-26K-118203"])).status).toBe(200);
});

it("changes by both sides' consent alone: the contract has another version, and the milestones follow exactly", async () => {
  const job = await site.contracted();
  const before = await job.firm.read();
  await job.pay("signing");
  const line = { kind: "cables", name: "House cable, 3 m more", quantity: 3, unitMinor: 250_000 };
  const proposed = await job.firm.act("propose-change", {
    reason: "The other wall.",
    lines: [line],
    labourMinor: 100_000,
  });
  expect(proposed).toMatchObject({ status: 200, body: { totalMinor: before.totalMinor } });
  const [change] = proposed.body.changes;
  if (change === undefined) throw new Error("It was proposed");
  expect(change.differenceMinor).toBeGreaterThanOrEqual(850_000);
  const answer = (agree: boolean, differenceMinor = change.differenceMinor) => ({
    changeId: change.id,
    agree,
    differenceMinor,
  });
  expect(await job.firm.act("answer-change", answer(true))).toMatchObject(refused(409, "wrong_state"));
  expect(await job.owner.act("answer-change", answer(true, 1))).toMatchObject(refused(409, "change_stale"));
  expect(await job.owner.act("propose-change", { reason: "Another.", lines: [line], labourMinor: 0 })).toMatchObject(
    refused(409, "wrong_state"),
  );
  const agreed = (await job.owner.act("answer-change", answer(true))).body;
  expect(agreed.totalMinor).toBe(before.totalMinor + change.differenceMinor);
  expect(agreed.contract).toMatchObject({ number: 2, totalMinor: agreed.totalMinor });
  expect(sum(agreed.milestones.map(({ amountMinor }) => amountMinor))).toBe(agreed.totalMinor);
  expect(amounts(agreed)[0]).toEqual({ ...amounts(before)[0], state: "paid" });
  expect(agreed.milestones[3]?.amountMinor).toBe((before.milestones[3]?.amountMinor ?? 0) + change.differenceMinor);
  // Less than there is cannot be taken away, and what was paid too much is owed back.
  const all = agreed.contract.lines.map(({ kind, name, quantity, unitMinor }) => ({
    kind,
    name,
    quantity: -quantity,
    unitMinor,
  }));
  expect(
    await job.owner.act("propose-change", { reason: "Twice.", lines: [...all, ...all], labourMinor: 0 }),
  ).toMatchObject(refused(422, "amount_exceeded"));
  const less = (await job.owner.act("propose-change", { reason: "All of it.", lines: all, labourMinor: 0 })).body
    .changes[0];
  const after = (
    await job.firm.act("answer-change", { changeId: less?.id, agree: true, differenceMinor: less?.differenceMinor })
  ).body;
  expect(sum(after.milestones.map(({ amountMinor }) => amountMinor))).toBe(after.totalMinor);
  expect(after.milestones[0]?.state).toBe("refund_owed");
  expect(after.contract.lines).toEqual([]);
  await expect(
    site.database.executor.execute(sql`update job_contracts set total_minor = 1 where job_id = ${job.jobId}::uuid`),
  ).rejects.toThrow("job_contracts");
  expect(await site.faults()).toEqual([]);
});

it("is held and goes on where it was", async () => {
  const job = await site.contracted();
  await job.until("procurement");
  const held = await job.owner.act("hold", { reason: "The roof is being repaired." });
  expect(held.body).toMatchObject({ state: "on_hold", next: { step: "resume" } });
  expect(await job.firm.act("parts-arrived")).toMatchObject(refused(409, "wrong_state"));
  expect((await site.list(job.calls.firm, "?column=procurement")).jobs).toHaveLength(1);
  expect(await job.firm.act("resume")).toMatchObject({ body: { state: "procurement" } });
});

it("writes a calendar for both sides", async () => {
  const job = await site.contracted();
  await job.firm.act("set-schedule", { startOn: "2027-01-14", days: 3, crew: "Team 3" });
  const file = await job.calls.owner.file(`${job.path}/calendar.ics`);
  expect(file.headers["content-type"]).toMatch(/^text\/calendar/);
  const text = Buffer.from(file.bytes).toString("utf8");
  expect(text).toContain("DTSTART;VALUE=DATE:20270114\r\nDTEND;VALUE=DATE:20270117");
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
});
