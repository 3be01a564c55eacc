// Of the rest: who may make which call, role by role.
import * as jobActions from "@sunwright/contract/job-actions";
import * as jobs from "@sunwright/contract/jobs";
import type { Endpoint } from "@sunwright/contract/endpoint";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newId } from "../../platform/ids";
import { ADDRESS } from "../quotes/testing/trade";
import { type OfJob, openSite, type Site } from "./testing/site";

type Sender = Pick<OfJob["calls"]["owner"], "send">;

let site: Site;
let job: OfJob;
let people: Readonly<Record<string, Sender>>;
let bodies: Readonly<Record<string, object>>;
let parts: Readonly<Record<string, string>>;
beforeAll(async () => {
  site = await openSite({ environment: { PAYMENT_TEST: "on" } });
  job = await site.contracted();
  const other = await site.contracted();
  people = {
    nobody: site.nobody(),
    stranger: await site.signedIn((await site.server.build.session()).userId),
    otherOwner: other.calls.owner,
    otherFirm: other.calls.firm,
    shop: await site.shop(),
    owner: job.calls.owner,
    firm: job.calls.firm,
    staff: await job.calls.firm.colleague(),
  };
  const fileId = await job.picture();
  const photoId = newId(site.server.clock.now());
  await job.photo(photoId, "before", fileId);
  const [milestone] = (await job.owner.read()).milestones;
  const milestoneId = milestone?.id ?? "";
  const proofId = await job.picture("account", job.calls.owner);
  await job.owner.act("say-paid", { milestoneId, amountMinor: 1, reference: "X", proofId });
  const paymentId = (await job.owner.read()).milestones[0]?.payments[0]?.id ?? "";
  const evidence = await job.picture("account", job.calls.owner);
  const claim = { milestoneId, amountMinor: 1, text: "Loose.", fileId: evidence };
  const entryId = (await job.owner.act("open-dispute", claim)).body.disputes[0]?.entries[0]?.id ?? "";
  parts = { jobId: job.jobId, photoId, milestoneId, paymentId, entryId };
  bodies = {
    "POST /api/jobs/:jobId/actions": { action: "set-pay-to", details: "Zenith 1" },
    "PUT /api/jobs/:jobId/photos/:photoId": { item: "before", fileId, takenAt: "2026-11-01T00:00:00.000Z" },
    "POST /api/milestones/:milestoneId/card-payment/test": { outcome: "pay" },
    "POST /api/milestones/:milestoneId/card-refund": { amountMinor: 1 },
  };
});
afterAll(() => site.close());

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "path" in value && "access" in value;
const exported: readonly unknown[] = [...Object.values(jobs), ...Object.values(jobActions)];
/** What a person agreed to pay is asked of their own project, not of a job. */
const CALLS = exported.filter(isEndpoint);
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const pathOf = ({ path }: Endpoint) => path.replaceAll(/:([A-Za-z]+)/g, (_whole, name: string) => parts[name] ?? "");

const OTHERS = { nobody: 401, stranger: 404, otherOwner: 404, otherFirm: 404, shop: 404 };
/** Members of any installer firm have a list of their own. */
const LIST = { nobody: 401, stranger: 404, otherOwner: 404, shop: 404, owner: 404 };

it("finds every call of jobs", () => {
  expect(CALLS.map(nameOf).sort()).toEqual([
    "DELETE /api/jobs/:jobId/photos/:photoId",
    "GET /api/jobs",
    "GET /api/jobs/:jobId",
    "GET /api/jobs/:jobId/calendar.ics",
    "GET /api/jobs/:jobId/disputes/evidence/:entryId",
    "GET /api/jobs/:jobId/invoices/:invoiceId/pdf",
    "GET /api/jobs/:jobId/payments/:paymentId/proof",
    "GET /api/jobs/:jobId/photos/:photoId",
    "POST /api/jobs/:jobId/actions",
    "POST /api/milestones/:milestoneId/card-payment",
    "POST /api/milestones/:milestoneId/card-payment/check",
    "POST /api/milestones/:milestoneId/card-payment/test",
    "POST /api/milestones/:milestoneId/card-refund",
    "PUT /api/jobs/:jobId/photos/:photoId",
  ]);
});

it.each(CALLS.map((entry) => [nameOf(entry), entry] as const))(
  "%s is refused to everybody else",
  async (name, entry) => {
    const before = await job.firm.read();
    for (const [who, status] of Object.entries(entry.path === "/api/jobs" ? LIST : OTHERS)) {
      const body = bodies[name] ?? (entry.method === "POST" ? {} : undefined);
      const reply = await people[who]?.send(entry.method, pathOf(entry), body);
      expect(reply?.status, `${who}: ${JSON.stringify(reply?.body)}`).toBe(status);
      // Nothing of the home, whatever is refused.
      for (const secret of ["Amina", "Bello", ADDRESS, job.calls.owner.email, "555 0142"])
        expect(JSON.stringify(reply?.body)).not.toContain(secret);
    }
    expect(await job.firm.read(), "nothing was written").toEqual(before);
  },
);

it("gives to the one side what is the other's neither by action nor by card", async () => {
  for (const action of ["procure", "start", "commission", "offer-handover", "parts-arrived"])
    expect((await job.owner.act(action)).status, action).toBe(409);
  expect((await job.owner.act("set-pay-to", { details: "Mine" })).status).toBe(409);
  const { milestoneId } = parts;
  const paid = { milestoneId, amountMinor: 1, reference: "X" };
  for (const action of ["receive-payment", "refund"])
    expect((await job.owner.act(action, paid)).status, action).toBe(409);
  expect((await job.firm.act("say-paid", paid)).status).toBe(409);
  expect((await job.firm.act("accept-handover")).status).toBe(409);
  for (const rest of ["", "/check", "/test"])
    expect(
      (
        await job.calls.firm.send(
          "POST",
          `/api/milestones/${milestoneId}/card-payment${rest}`,
          rest === "/test" ? { outcome: "pay" } : {},
        )
      ).status,
      rest,
    ).toBe(404);
  expect(
    (await job.calls.owner.send("POST", `/api/milestones/${milestoneId}/card-refund`, { amountMinor: 1 })).status,
  ).toBe(404);
  const photo = { item: "before", fileId: newId(site.server.clock.now()), takenAt: "2026-11-01T00:00:00.000Z" };
  const path = `${job.path}/photos/${newId(site.server.clock.now())}`;
  expect((await job.calls.owner.send("PUT", path, photo)).status).toBe(409);
});

it("is for staff of the firm like for its owner", async () => {
  for (const path of ["/api/jobs", job.path, `${job.path}/calendar.ics`])
    expect((await people["staff"]?.send("GET", path))?.status, path).toBe(200);
});

it("holds the largest serials and changes that a call takes, and what a calendar is written from holds nothing more", async () => {
  const large = await site.contracted();
  const name = "é".repeat(100);
  const lines = Array.from({ length: 30 }, (_, index) => ({
    kind: "panels",
    name: `${name.slice(0, 90)}${index}`,
    quantity: 10_000,
    unitMinor: 1,
  }));
  const proposed = (await large.firm.act("propose-change", { reason: "x".repeat(2_000), lines, labourMinor: 0 })).body;
  const [change] = proposed.changes;
  const agree = { changeId: change?.id, agree: true, differenceMinor: change?.differenceMinor };
  expect((await large.owner.act("answer-change", agree)).status).toBe(200);
  const read = await large.firm.read();
  expect(read.serials).toHaveLength(1_000);
  const units = Array.from({ length: 200 }, (_, index) => ({
    kind: "panels",
    position: index + 1,
    serial: `${index}`.padEnd(60, "z"),
  }));
  expect(await large.firm.act("put-units", { units })).toMatchObject({ status: 200, body: { units: { done: 200 } } });
  expect((await large.firm.act("put-units", { units: [...units, ...units] })).status).toBe(400);
});
