// Of the rest: passports that pass on, each from a job handed over.
import type { Passport, Passports } from "@sunwright/contract/passports";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { decisionsBy } from "../../operators";
import { OperationRefused } from "../../operations/backup";
import { operate } from "../../operations/operator";
import { PASSWORD } from "../../testing/people";
import { type Built, type Estate, openEstate } from "./testing/estate";

let estate: Estate;
beforeAll(async () => {
  estate = await openEstate();
});
afterAll(() => estate.close());

const refused = (status: number, code: string) => ({ status, body: { code } });
const tokenOf = ({ link }: Passport) => link?.split("/").at(-1) ?? "";
const byLink = async (passport: Passport) => estate.nobody().get<Passport>(`/api/passports/${tokenOf(passport)}`);
const kinds = async (userId: string) => {
  const person = await estate.signedIn(userId);
  const { body } = await person.get<{ notifications: { kind: string; values: object }[] }>("/api/notifications");
  return body.notifications.map(({ kind }) => kind).filter((kind) => kind.startsWith("passport_"));
};
const operator = (...args: string[]) => operate(estate.database, decisionsBy(estate.server), args);

/** A passport that is offered to somebody with a house of their own. */
async function offered(built: Built) {
  const next = await estate.homeowner({ firstName: "Grace", lastName: "Wanjiru" });
  expect((await built.owner.act("offer-transfer", { email: next.email.toUpperCase() })).status).toBe(200);
  const [offer] = (await estate.listOf(next)).offered;
  if (offer === undefined) throw new Error("Nothing is offered");
  const answer = (accept: boolean, who: Pick<typeof next, "post"> = next) =>
    who.post<Passports>(`/api/passports/transfers/${offer.transferId}/answer`, { accept });
  return { next, offer, answer };
}

it("goes to the next owner with its readings, under another link, and the former one loses it at that moment", async () => {
  const built = await estate.built();
  await estate.sweep();
  const owner = await estate.later(20, built);
  const { handedOverOn } = built.summary;
  await owner.reading(handedOverOn, 0, { note: "Read by Amina" });
  await owner.reading(estate.dayAfter(handedOverOn, 14), 100, { fuelLitres: 2 });
  await owner.reading(estate.dayAfter(handedOverOn, 13), 90, { note: "Amina's slip" });
  const slip = (await owner.read()).own?.readings[1]?.id;
  await owner.act("correct-reading", { readingId: slip, reason: "Amina read another meter", instead: null });
  await owner.act("do-upkeep", { task: "wash", on: estate.dayAfter(handedOverOn, 15) });
  await owner.act("tell-firm", { on: true });
  const before = await owner.read();
  const { next, offer, answer } = await offered({ ...built, owner });
  expect(offer).toMatchObject({ number: before.number, firmName: before.firmName });
  for (const secret of ["Amina", "Bello", built.job.calls.owner.email])
    expect(JSON.stringify(offer)).not.toContain(secret);
  expect((await owner.read()).own?.transfer?.email).toBe(next.email);
  expect((await owner.read()).own?.readings, "nothing changes before they take it").toHaveLength(2);
  const taken = await answer(true);
  expect(taken).toMatchObject({
    status: 200,
    body: { offered: [], passports: [{ id: before.id, jobId: null, projectId: null, readings: 2 }] },
  });
  expect(await owner.get(owner.path)).toMatchObject(refused(404, "passport_not_found"));
  expect((await estate.listOf(owner)).passports).toEqual([]);
  for (const [action, body] of [
    ["renew-link", {}],
    ["withdraw-transfer", {}],
  ] as const)
    expect(await owner.act(action, body)).toMatchObject(refused(404, "passport_not_found"));
  expect(await byLink(before)).toMatchObject(refused(404, "passport_not_found"));
  const after = await estate.holder(next, before.id).read();
  expect(tokenOf(after)).not.toBe(tokenOf(before));
  expect(after.own).toMatchObject({ jobId: null, projectId: null, tellsFirm: false, transfer: null, day: null });
  expect(after.own?.readings.map(({ meterKwh, note }) => [meterKwh, note])).toEqual([
    [0, ""],
    [100, ""],
  ]);
  expect(after.own?.corrected, "without name and words of the former owner").toMatchObject([
    { reading: { meterKwh: 90, note: "" }, way: "hand", reason: "", by: null },
  ]);
  expect(after.upkeep.find(({ task }) => task === "wash")?.doneOn).toBe(estate.dayAfter(handedOverOn, 15));
  for (const secret of [
    "Amina",
    "Bello",
    built.job.calls.owner.email,
    built.job.calls.owner.projectId,
    built.job.jobId,
  ])
    expect(JSON.stringify(after)).not.toContain(secret);
  expect(await kinds(built.job.calls.owner.userId)).toContain("passport_taken");
  const { rows } = await estate.database.executor.execute(
    sql`select email from passport_transfers where id = ${offer.transferId}::uuid`,
  );
  expect(rows, "nobody's address is kept").toEqual([{ email: "" }]);
});

it("is taken by the verified address that it is offered to, and by no other", async () => {
  const built = await estate.built();
  const { offer, answer } = await offered(built);
  const stranger = await estate.homeowner({ firstName: "Sadiq" });
  for (const who of [stranger, built.job.calls.owner, built.job.calls.firm])
    expect(await answer(true, who)).toMatchObject(refused(404, "transfer_not_found"));
  expect((await answer(true, estate.nobody())).status).toBe(401);
  const unverified = await estate.homeowner({ verified: false });
  await built.owner.act("withdraw-transfer");
  await built.owner.act("offer-transfer", { email: unverified.email });
  expect((await estate.listOf(unverified)).offered).toEqual([]);
  expect(await answer(true)).toMatchObject(refused(404, "transfer_not_found"));
  expect(offer.transferId).not.toBe("");
});

it("stays with its owner where it is declined, withdrawn or not answered", async () => {
  const built = await estate.built();
  const { id } = built.summary;
  const declined = await offered(built);
  expect((await declined.answer(false)).status).toBe(200);
  expect(await kinds(built.job.calls.owner.userId)).toEqual(["passport_declined"]);
  expect(await declined.answer(true)).toMatchObject(refused(404, "transfer_not_found"));
  const withdrawn = await offered(built);
  expect(await built.owner.act("offer-transfer", { email: "else@example.org" })).toMatchObject(
    refused(409, "transfer_open"),
  );
  await built.owner.act("withdraw-transfer");
  expect(await built.owner.act("withdraw-transfer")).toMatchObject(refused(409, "wrong_state"));
  expect((await estate.listOf(withdrawn.next)).offered).toEqual([]);
  const silent = await offered(built);
  const owner = await estate.later(15, built);
  expect((await estate.listOf(await estate.signedIn(silent.next.userId))).offered).toEqual([]);
  expect(await kinds(built.job.calls.owner.userId)).toEqual(["passport_declined", "passport_declined"]);
  expect(await owner.read()).toMatchObject({ id, own: { transfer: null } });
  expect(await owner.act("offer-transfer", { email: built.job.calls.owner.email })).toMatchObject(
    refused(422, "transfer_to_self"),
  );
});

it("is taken once, whoever presses twice", async () => {
  const built = await estate.built();
  const { answer, next } = await offered(built);
  const answers = await Promise.all([answer(true), answer(true)]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404]);
  expect((await estate.listOf(next)).passports).toHaveLength(1);
});

it("waits for an operator where a serial of it is known elsewhere", async () => {
  const first = await estate.built();
  const job = await estate.contracted();
  await job.until("in_progress");
  await job.fulfil();
  const serial = (await first.owner.read()).units.find(({ kind }) => kind === "inverter")?.serial;
  await job.firm.act("put-units", { units: [{ kind: "inverter", position: 1, serial }] });
  await job.firm.act("commission");
  await job.firm.act("offer-handover");
  await job.owner.act("accept-handover");
  const { id, number } = await estate.onlyOf(job.calls.owner);
  const owner = estate.holder(job.calls.owner, id);
  const held = await owner.read();
  expect(held).toMatchObject({ state: "held", link: null });
  const { rows } = await estate.database.executor.execute<{ token: string }>(
    sql`select token from passports where id = ${id}::uuid`,
  );
  expect((await estate.nobody().get(`/api/passports/${rows[0]?.token}`)).status).toBe(404);
  expect(await owner.act("offer-transfer", { email: "else@example.org" })).toMatchObject(refused(409, "passport_held"));
  expect((await owner.reading(held.handedOverOn, 0)).status, "its owner goes on").toBe(200);
  expect((await first.owner.read()).state, "the first is not held for the second").toBe("open");
  expect(await operator("passports")).toContain(`${number}  ${held.jobNumber}`);
  expect(await operator("passports")).toContain(serial);
  expect(await operator("passport", number, "--reason", "Two labels of one maker")).toContain("is open");
  await expect(operator("passport", number, "--reason", "Again")).rejects.toThrow(OperationRefused);
  await expect(operator("passport", "P-1", "--reason", "None")).rejects.toThrow("There is no passport P-1");
  expect(await operator("passports")).toBe("No passports waiting.");
  const open = await owner.read();
  expect(open.state).toBe("open");
  expect((await byLink(open)).status).toBe(200);
  expect(await kinds(job.calls.owner.userId)).toEqual(["passport_opened"]);
  const audit = await estate.database.executor.execute(
    sql`select act, reason from operator_audit where subject_id = ${id}::uuid`,
  );
  expect(audit.rows).toEqual([{ act: "passport opened", reason: "Two labels of one maker" }]);
});

it("loses its project where that is deleted, goes with the account, and is in its export", async () => {
  const job = await estate.contracted({ milestones: [{ percent: 100, when: "signing" }] });
  await job.until("commissioned");
  await job.firm.act("offer-handover");
  await job.owner.act("accept-handover");
  const { calls } = job;
  const { id } = await estate.onlyOf(calls.owner);
  const owner = estate.holder(calls.owner, id);
  await owner.reading((await owner.read()).handedOverOn, 12.5, { note: "First" });
  const passport = await owner.read();
  const exported = (await calls.owner.get<{ passports: Passport[] }>("/api/account/export")).body;
  expect(exported.passports).toMatchObject([
    { number: passport.number, own: { readings: [{ meterKwh: 12.5, note: "First" }] } },
  ]);
  expect(JSON.stringify(exported), "what opens it stays out").not.toContain(tokenOf(passport));
  expect((await calls.owner.send("DELETE", `/api/projects/${calls.owner.projectId}`)).status).toBe(200);
  expect(await owner.read()).toMatchObject({ own: { projectId: null } });
  expect((await calls.owner.post("/api/account/delete", { password: PASSWORD })).status).toBe(200);
  expect(await byLink(passport)).toMatchObject(refused(404, "passport_not_found"));
  const left = await estate.database.executor.execute(
    sql`select r.id from passport_readings r where r.passport_id = ${id}::uuid`,
  );
  expect(left.rows).toEqual([]);
});
