import type { Job } from "@sunwright/contract/jobs";
import type { CardPayment } from "@sunwright/contract/payments";
import type { InstallerDashboard } from "@sunwright/contract/dashboards";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { decisionsBy } from "../../operators";
import { operate } from "../../operations/operator";
import { PASSWORD } from "../../testing/people";
import { createArbitrations } from "./arbitration";
import { type OfJob, openSite, type Site } from "./testing/site";

let site: Site;
beforeAll(async () => {
  site = await openSite({ environment: { PAYMENT_TEST: "on" } });
});
afterAll(() => site.close());

const refused = (status: number, code: string) => ({ status, body: { code } });
const first = async (job: OfJob) => {
  const [milestone] = (await job.owner.read()).milestones;
  if (milestone === undefined) throw new Error("There is a milestone");
  return milestone;
};
const command = (...args: string[]) => operate(site.database, decisionsBy(site.server), args);

it("is paid by card: begun, decided at the test provider, booked once, and moves the job on", async () => {
  const job = await site.contracted();
  const { id, dueMinor } = await first(job);
  const path = `/api/milestones/${id}/card-payment`;
  const begun = await job.calls.owner.post<{ url: string; amountMinor: number }>(path, {});
  expect(begun).toMatchObject({ status: 200, body: { state: "open", amountMinor: dueMinor } });
  expect(begun.body.url).toContain(`/jobs/${job.jobId}?card=returned`);
  expect(await job.calls.firm.post(path, {})).toMatchObject(refused(404, "job_not_found"));
  expect(await job.calls.owner.post<CardPayment>(`${path}/test`, { outcome: "decline" })).toMatchObject({
    body: { state: "failed" },
  });
  await job.calls.owner.post(path, {});
  expect(await job.calls.owner.post<CardPayment>(`${path}/test`, { outcome: "pay" })).toMatchObject({
    body: { state: "paid" },
  });
  expect(await job.owner.read()).toMatchObject({ state: "deposit_received", paidMinor: dueMinor });
  expect(await job.calls.owner.post(path, {})).toMatchObject(refused(409, "wrong_state"));
  expect(await site.faults()).toEqual([]);
});

it("books what comes twice once, whoever tells it first", async () => {
  const job = await site.contracted();
  const { id, dueMinor } = await first(job);
  const paid = { milestoneId: id, amountMinor: dueMinor, reference: "TRX" };
  await job.owner.act("say-paid", paid);
  const answers = await Promise.all([job.firm.act("receive-payment", paid), job.firm.act("receive-payment", paid)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await job.owner.read()).paidMinor).toBe(dueMinor);
});

it("is due again once a payment was corrected, and the job goes back to waiting for it", async () => {
  const job = await site.contracted();
  const { id, dueMinor } = await first(job);
  await job.firm.act("receive-payment", { milestoneId: id, amountMinor: dueMinor, reference: "TRX" });
  const [payment] = (await job.firm.read()).milestones[0]?.payments ?? [];
  expect(payment).toMatchObject({ correctable: true, correction: null });
  const named = { paymentId: payment?.id, reason: "Of another customer" };
  expect(await job.owner.act("correct-payment", named), "the firm alone").toMatchObject(refused(409, "wrong_state"));
  expect(await job.firm.act("correct-payment", named)).toMatchObject({ status: 200, body: { state: "contracted" } });
  expect(await first(job)).toMatchObject({
    state: "due",
    dueMinor,
    paidAt: null,
    payments: [{ amountMinor: dueMinor, correctable: false, correction: { reason: "Of another customer" } }],
  });
  const byOf = ({ milestones }: Job) => milestones[0]?.payments[0]?.correction?.by;
  expect(byOf(await job.firm.read()), "colleagues read who it was").toBe("Ada Obi");
  expect(byOf(await job.owner.read()), "the homeowner reads that it was the firm").toBeNull();
  expect(await job.firm.act("correct-payment", named), "once").toMatchObject(refused(409, "wrong_state"));
  await job.firm.act("receive-payment", { milestoneId: id, amountMinor: dueMinor, reference: "TRX" });
  const again = await job.owner.read();
  expect(again).toMatchObject({ state: "deposit_received", paidMinor: dueMinor });
  const moved = again.events.filter(({ event }) => event === "deposit" || event === "payment_corrected");
  expect(
    moved.map(({ event }) => event),
    "each payment moves it on once",
  ).toEqual(["deposit", "payment_corrected", "deposit"]);
  expect(await site.faults()).toEqual([]);
});

it("shows an operator what was paid for a job and what was corrected of it, as it does of an order", async () => {
  const job = await site.contracted();
  const { id, dueMinor } = await first(job);
  await job.firm.act("receive-payment", { milestoneId: id, amountMinor: dueMinor, reference: "TRX" });
  const { number, milestones } = await job.firm.read();
  const named = { paymentId: milestones[0]?.payments[0]?.id, reason: "Of another customer" };
  await job.firm.act("correct-payment", named);
  const { clock } = site.server;
  const { trails } = createArbitrations({ clock, tell: () => Promise.resolve() });
  const trail = await trails.job(site.database.executor, number);
  expect(trail?.events).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ by: "owner", event: "payment", after: "confirmed" }),
      expect.objectContaining({ by: "firm", event: "payment corrected", after: "Of another customer" }),
    ]),
  );
});

it("shows what was transferred to both sides alone", async () => {
  const job = await site.contracted();
  const { id, dueMinor } = await first(job);
  const proofId = await job.picture("account", job.calls.owner);
  await job.owner.act("say-paid", { milestoneId: id, amountMinor: dueMinor, reference: "TRX", proofId });
  const [payment] = (await first(job)).payments;
  const path = `${job.path}/payments/${payment?.id}/proof`;
  for (const side of [job.calls.owner, job.calls.firm]) expect((await side.file(path)).status).toBe(200);
  const other = await site.contracted();
  expect(await other.calls.firm.get(path)).toMatchObject(refused(404, "job_not_found"));
  expect(await other.calls.firm.get(`${other.path}/payments/${payment?.id}/proof`)).toMatchObject(
    refused(404, "file_not_found"),
  );
});

it("is cancelled by one side before anything is paid: the request is open again, and the firm sees the home no more", async () => {
  const job = await site.contracted();
  const cancelled = await job.owner.act("cancel", { reason: "We move." });
  expect(cancelled.body).toMatchObject({
    state: "cancelled",
    milestones: [{ state: "paid", dueMinor: 0 }, {}, {}, {}],
  });
  expect((await job.calls.owner.read()).state).toBe("quoting");
  expect(await job.firm.read()).toMatchObject({ contact: null, actions: [] });
  expect(await job.calls.firm.lead()).toMatchObject({ state: "withdrawn", contact: null, details: null });
  // Others may be asked, and another offer accepted.
  const another = await site.installer();
  expect((await job.calls.owner.invite([another])).status).toBe(200);
  await another.accept();
  const offer = await (await site.desk(another)).offer();
  const accepted = await job.calls.owner.offers.accept(offer.id);
  expect(accepted).toMatchObject({ status: 200, body: { state: "awarded" } });
  expect(accepted.body.jobId).not.toBe(job.jobId);
});

it("is cancelled by both after it was paid, and what was paid is owed back till the homeowner has it", async () => {
  const job = await site.contracted();
  await job.until("procurement");
  expect(await job.owner.act("cancel", { reason: "We move." })).toMatchObject(refused(409, "wrong_state"));
  await job.owner.act("ask-cancel", { reason: "We move." });
  expect(await job.owner.act("answer-cancel", { agree: true })).toMatchObject(refused(409, "wrong_state"));
  expect((await job.firm.act("answer-cancel", { agree: false })).body).toMatchObject({
    state: "procurement",
    cancelAsked: null,
  });
  await job.firm.act("ask-cancel", { reason: "No team." });
  expect((await job.owner.act("answer-cancel", { agree: true })).body.state).toBe("cancelled");
  const { id, receivedMinor } = await first(job);
  expect(await first(job)).toMatchObject({ state: "refund_owed", dueMinor: -receivedMinor });
  const leave = { password: PASSWORD };
  expect(await job.calls.owner.post("/api/account/delete", leave)).toMatchObject(refused(409, "jobs_under_way"));
  expect(await job.calls.firm.post("/api/account/delete", leave)).toMatchObject(refused(409, "jobs_under_way"));
  const back = { milestoneId: id, amountMinor: receivedMinor, reference: "BACK" };
  expect(await job.firm.act("refund", { ...back, amountMinor: receivedMinor + 1 })).toMatchObject(
    refused(422, "amount_exceeded"),
  );
  await job.firm.act("refund", back);
  const refund = (await first(job)).payments.find(({ kind }) => kind === "refund");
  expect((await job.owner.act("confirm-refund", { paymentId: refund?.id })).status).toBe(200);
  expect((await job.owner.read()).paidMinor).toBe(0);
  expect(await site.faults()).toEqual([]);
  expect((await job.calls.owner.post("/api/account/delete", leave)).status).toBe(200);
  expect(await job.firm.read()).toMatchObject({ client: null, contact: null });
});

it("keeps account, project and firm while it runs", async () => {
  const job = await site.contracted();
  expect(await job.calls.owner.post("/api/account/delete", { password: PASSWORD })).toMatchObject(
    refused(409, "jobs_under_way"),
  );
  expect(await job.calls.owner.send("DELETE", `/api/projects/${job.calls.owner.projectId}`)).toMatchObject(
    refused(409, "jobs_under_way"),
  );
  expect(await job.calls.firm.post("/api/installer/events", { event: "close" })).toMatchObject(
    refused(409, "jobs_under_way"),
  );
  const file = await job.calls.owner.file("/api/account/export");
  const exported: unknown = JSON.parse(Buffer.from(file.bytes).toString("utf8"));
  expect(exported).toMatchObject({ jobs: [{ id: job.jobId }], offers: [{ id: job.offer.id }] });
});

it("holds a milestone in dispute, and settles it by agreement: less is owed, and what was paid too much goes back", async () => {
  const job = await site.contracted();
  await job.until("procurement");
  const { id, amountMinor } = await first(job);
  const text = "One panel is broken.";
  expect(await job.owner.act("open-dispute", { milestoneId: id, amountMinor: amountMinor + 1, text })).toMatchObject(
    refused(422, "amount_exceeded"),
  );
  const fileId = await job.picture("account", job.calls.owner);
  const opened = (await job.owner.act("open-dispute", { milestoneId: id, amountMinor: 5_000, text, fileId })).body;
  expect(opened).toMatchObject({ state: "disputed", milestones: [{ state: "disputed" }, {}, {}, {}] });
  const [dispute] = opened.disputes;
  const disputeId = dispute?.id;
  const evidence = `${job.path}/disputes/evidence/${dispute?.entries[0]?.id}`;
  for (const side of [job.calls.owner, job.calls.firm]) expect((await side.file(evidence)).status).toBe(200);
  expect(await job.firm.act("parts-arrived")).toMatchObject(refused(409, "wrong_state"));
  const paid = { milestoneId: id, amountMinor: 1, reference: "X" };
  expect(await job.firm.act("receive-payment", paid)).toMatchObject(refused(409, "wrong_state"));
  expect(await job.calls.owner.post(`/api/milestones/${id}/card-payment`, {})).toMatchObject(
    refused(409, "wrong_state"),
  );
  await job.firm.act("answer-dispute", { disputeId, text: "It was whole." });
  await job.firm.act("propose-settlement", { disputeId, amountMinor: 3_000 });
  expect(await job.firm.act("agree-settlement", { disputeId, amountMinor: 3_000 })).toMatchObject(
    refused(409, "wrong_state"),
  );
  expect(await job.owner.act("agree-settlement", { disputeId, amountMinor: 2_000 })).toMatchObject(
    refused(409, "wrong_state"),
  );
  const settled = (await job.owner.act("agree-settlement", { disputeId, amountMinor: 3_000 })).body;
  expect(settled).toMatchObject({
    state: "procurement",
    milestones: [{ state: "refund_owed", dueMinor: -3_000 }, {}, {}, {}],
  });
  expect(await site.faults()).toEqual([]);
});

it("is decided by an operator where both do not agree, and abandoned work is ended by one", async () => {
  const job = await site.contracted();
  await job.until("in_progress");
  const { number } = await job.firm.read();
  const { id } = await first(job);
  await job.owner.act("open-dispute", { milestoneId: id, amountMinor: 9_000, text: "Nobody came." });
  expect(await command("disputes")).toContain(number);
  expect(await command("disputes", number)).toContain("Nobody came.");
  expect(await command("decide", number, "--amount", "40", "--reason", "Half of it.")).toContain(number);
  expect(await job.owner.read()).toMatchObject({
    state: "in_progress",
    milestones: [{ dueMinor: -4_000 }, {}, {}, {}],
  });
  await command("cancel-job", number, "--reason", "Nobody came for a month.");
  const ended = await job.owner.read();
  expect(ended).toMatchObject({ state: "cancelled", milestones: [{ state: "refund_owed" }, {}, {}, {}] });
  await expect(command("cancel-job", number, "--reason", "Again.")).rejects.toThrow("no job");
  await expect(command("cancel-job", "J-1", "--reason", "None.")).rejects.toThrow("no job");
  expect(await site.faults()).toEqual([]);
});

it("is counted on the firm's home: what was handed over, and what came this month less what went back", async () => {
  const job = await site.contracted();
  const home = async () => (await job.calls.firm.get<InstallerDashboard>("/api/dashboards/installer")).body;
  expect(await home()).toMatchObject({ projectsCompleted: 0, monthlyRevenueMinor: 0, currency: "NGN" });
  await job.until("handed_over");
  const { paidMinor } = await job.firm.read();
  expect(paidMinor).toBeGreaterThan(0);
  const counted = await home();
  expect(counted).toMatchObject({ projectsCompleted: 1, monthlyRevenueMinor: paidMinor });
  expect(counted.counted).toMatchObject({ completedThisMonth: 1, receivedMinor: paidMinor, refundedMinor: 0 });
  const listed = await site.list(job.calls.firm, "?view=handed_over");
  expect(listed.jobs.map(({ id }) => id)).toEqual([job.jobId]);
  expect(listed.figures).toMatchObject({ currency: "NGN", jobs: 1, paidMinor, overdueMinor: 0 });
  const { rows } = await site.database.executor.execute(
    sql`select 1 as one from operator_audit where act = 'job cancelled'`,
  );
  expect(rows.length).toBeGreaterThan(0);
});
