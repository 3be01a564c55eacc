// Of the rest: invoices of every milestone.
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { invoices } from "../sales/invoice-schema";
import { createInvoiceKeeping } from "./keep-invoices";
import { type OfJob, openSite, type Site } from "./testing/site";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const refused = (status: number, code: string) => ({ status, body: { code } });
const documentsOf = async (job: OfJob, side: "owner" | "firm" = "owner") =>
  (await job[side].read()).milestones.flatMap(({ when, invoices: all }) => all.map((each) => ({ when, ...each })));
const signedAt = async (job: OfJob) => {
  const [first] = await documentsOf(job);
  if (first === undefined) throw new Error("Nothing was invoiced");
  return first;
};
const rowOf = async (id: string) => {
  const rows = await site.database.executor.select().from(invoices);
  const row = rows.find((each) => each.id === id);
  if (row === undefined) throw new Error("There is no such document");
  return row;
};

it("are issued when a milestone is asked for, numbered without gaps, with the tax of the contract in all of them", async () => {
  const job = await site.contracted();
  expect((await documentsOf(job)).map(({ when, kind, number }) => [when, kind, number])).toEqual([
    ["signing", "invoice", "1"],
  ]);
  await job.until("handed_over");
  await job.later(31);
  const all = await documentsOf(job);
  expect(all.map(({ when, number }) => [when, number])).toEqual([
    ["signing", "1"],
    ["parts", "2"],
    ["running", "3"],
    ["after", "4"],
  ]);
  const { contract, milestones } = await job.owner.read();
  expect(all.map(({ amountMinor }) => amountMinor)).toEqual(milestones.map(({ amountMinor }) => amountMinor));
  const taxes = all.reduce((sum, { taxMinor }) => sum + taxMinor, 0);
  expect(taxes, "what all of them say is the contract's").toBe(contract.taxMinor);
  expect(await documentsOf(job, "firm"), "both sides see the same").toEqual(all);
  expect(await site.faults()).toEqual([]);
});

it("are a PDF for the homeowner and the firm's owners, frozen as they were issued, and nobody else's", async () => {
  const job = await site.contracted();
  const { id } = await signedAt(job);
  const path = `${job.path}/invoices/${id}/pdf`;
  for (const side of [job.calls.owner, job.calls.firm]) {
    const answer = await side.file(path);
    expect(answer.status).toBe(200);
    expect(Buffer.from(answer.bytes.subarray(0, 5)).toString()).toBe("%PDF-");
  }
  const { content, firmId } = await rowOf(id);
  expect(content).toMatchObject({ milestone: "signing", buyer: { firm: null }, taxKind: "contained" });
  expect(content.buyer.street, "where the system is built").toBe((await job.firm.read()).contact?.address);
  const other = await site.contracted();
  expect(await other.calls.owner.get(path)).toMatchObject(refused(404, "job_not_found"));
  expect(await other.calls.firm.get(path)).toMatchObject(refused(404, "job_not_found"));
  expect(await job.calls.owner.get(`${job.path}/invoices/${job.jobId}/pdf`)).toMatchObject(
    refused(404, "invoice_not_found"),
  );
  const said = {
    legalName: "Power Engineers Ltd",
    address: "1 Marina",
    taxNumber: "10427719-0001",
    invoicePrefix: "PE26",
  };
  const billing = { ...said, stripeAccount: "", paystackAccount: "" };
  const saved = await job.calls.firm.send("PUT", "/api/firm/billing", { version: 0, ...billing });
  expect(saved).toMatchObject({ status: 200, body: { version: 1, ...said } });
  expect(await job.calls.owner.get("/api/firm/billing")).toMatchObject(refused(404, "firm_not_found"));
  await job.until("in_progress");
  const [first, second] = await documentsOf(job);
  expect([first?.number, second?.number], "from now on with its prefix").toEqual(["1", "PE26-2"]);
  expect((await rowOf(second?.id ?? "")).content.seller).toMatchObject({
    name: "Power Engineers Ltd",
    taxNumber: "10427719-0001",
  });
  await site.database.executor.execute(sql`update memberships set role = 'staff' where firm_id = ${firmId}::uuid`);
  expect(await job.calls.firm.get(path), "names stay on invoices: for owners").toMatchObject(
    refused(403, "owner_needed"),
  );
});

it("are corrected by a credit note where less is asked for: a job that is cancelled", async () => {
  const job = await site.contracted();
  const { amountMinor, taxMinor } = await signedAt(job);
  expect((await job.owner.act("cancel", { reason: "We move." })).status).toBe(200);
  expect(await documentsOf(job)).toMatchObject([
    { kind: "invoice", number: "1", amountMinor, taxMinor },
    { kind: "credit-note", number: "2", amountMinor, taxMinor },
  ]);
  expect(await site.faults()).toEqual([]);
});

it("are corrected by what a dispute takes off, with its part of the tax", async () => {
  const job = await site.contracted();
  await job.pay("signing");
  const { id: milestoneId } = (await job.owner.read()).milestones[0] ?? {};
  const { amountMinor, taxMinor } = await signedAt(job);
  const half = Math.round(amountMinor / 2);
  await job.owner.act("open-dispute", { milestoneId, amountMinor: half, text: "Half of it is missing" });
  const [dispute] = (await job.owner.read()).disputes;
  await job.firm.act("propose-settlement", { disputeId: dispute?.id, amountMinor: half, text: "Agreed" });
  await job.owner.act("agree-settlement", { disputeId: dispute?.id, amountMinor: half });
  const [, note] = await documentsOf(job);
  expect(note).toMatchObject({ kind: "credit-note", amountMinor: half });
  expect(Math.abs((note?.taxMinor ?? 0) - taxMinor / 2)).toBeLessThanOrEqual(1);
  expect(await site.faults()).toEqual([]);
});

it("are corrected by a change of the contract that leaves less than was asked for already", async () => {
  const job = await site.contracted();
  await job.pay("signing");
  const { amountMinor } = await signedAt(job);
  const { lines } = (await job.firm.read()).contract;
  const less = lines.map(({ kind, name, quantity, unitMinor }) => ({ kind, name, quantity: -quantity, unitMinor }));
  const asked = await job.owner.act("propose-change", { reason: "All of it.", lines: less, labourMinor: 0 });
  const [{ id: changeId, differenceMinor } = { id: "", differenceMinor: 0 }] = asked.body.changes;
  const agreed = await job.firm.act("answer-change", { changeId, agree: true, differenceMinor });
  const left = agreed.body.milestones[0]?.amountMinor ?? 0;
  expect(left, "less is left of it than was asked for").toBeLessThan(amountMinor);
  expect(await documentsOf(job)).toMatchObject([
    { kind: "invoice", number: "1", amountMinor },
    { kind: "credit-note", number: "2", amountMinor: amountMinor - left },
  ]);
  expect(await site.faults()).toEqual([]);
});

it("name the homeowner for as long as the law asks for invoices, and nobody after", async () => {
  const job = await site.contracted();
  const { id } = await signedAt(job);
  await job.owner.act("cancel", { reason: "We move." });
  const forget = createInvoiceKeeping({ clock: site.server.clock });
  await forget(site.database);
  expect((await rowOf(id)).content.buyer.name).not.toBe("—");
  const later = { now: () => new Date(site.server.clock.now().getTime() + 12 * 366 * 86_400_000) };
  await createInvoiceKeeping({ clock: later })(site.database);
  expect((await rowOf(id)).content.buyer).toMatchObject({ name: "—", street: "", town: "" });
  expect((await rowOf(id)).content.lines, "what was charged stays").toHaveLength(1);
});
