// Of the rest: every kind of case on the pages of operators.
import { readQueue } from "@sunwright/contract/operator";
import {
  FlaggedReviewFile,
  HeldPassportFile,
  listFlaggedReviews,
  listHeldPassports,
} from "@sunwright/contract/operator-cases";
import { readAudit } from "@sunwright/contract/operator-audit";
import type { ReviewsAbout } from "@sunwright/contract/reviews";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Estate, openEstate } from "../passports/testing/estate";
import { type Operator, operatorOf } from "./testing/operator";

let estate: Estate;
let operator: Operator;
beforeAll(async () => {
  estate = await openEstate();
  operator = await operatorOf(estate.server);
});
afterAll(() => estate.close());

const PATH = "/api/operator";
const refused = (status: number, code: string) => ({ status, body: { code } });
const figures = async () => {
  const { passports, reviews } = (await operator.client.get(`${PATH}/queue`)).read(readQueue.response);
  return { passports, reviews };
};
const actsAbout = async (search: string) =>
  (await operator.client.get(`${PATH}/audit?search=${encodeURIComponent(search)}`))
    .read(readAudit.response)
    .lines.map(({ act, by, reason }) => ({ act, by, reason }));
const owns = (id: string, userId: string) =>
  estate.database.executor.execute(sql`update passports set owner_id = ${userId}::uuid where id = ${id}::uuid`);

/** A passport of which the inverter's serial stands in another job, too. */
async function held() {
  const first = await estate.built();
  const job = await estate.contracted();
  await job.until("in_progress");
  await job.fulfil();
  const serial = (await first.owner.read()).units.find(({ kind }) => kind === "inverter")?.serial ?? "";
  await job.firm.act("put-units", { units: [{ kind: "inverter", position: 1, serial }] });
  await job.firm.act("commission");
  await job.firm.act("offer-handover");
  await job.owner.act("accept-handover");
  const { id, number } = await estate.onlyOf(job.calls.owner);
  const owner = estate.holder(job.calls.owner, id);
  return { id, number, serial, owner, jobNumber: (await owner.read()).jobNumber, first, job };
}

describe("passports that wait", () => {
  const list = async (query = "") =>
    (await operator.client.get(`${PATH}/passports${query}`)).read(listHeldPassports.response);

  it("are listed, read with where else their serials stand, and let go once, for a reason", async () => {
    const { number, serial, owner, jobNumber, first } = await held();
    const { total, passports } = await list(`?search=${number.toLowerCase()}`);
    expect({ total, passports }).toMatchObject({ total: 1, passports: [{ number, jobNumber }] });
    expect((await list("?search=nobody-is-called-so")).total).toBe(0);
    expect((await figures()).passports).toBeGreaterThan(0);
    const at = `${PATH}/passports/${number}`;
    const opened = await operator.client.post(`${at}/opening`);
    const file = opened.read(HeldPassportFile);
    const inverter = file.units.find(({ kind }) => kind === "inverter");
    expect(inverter).toMatchObject({ serial, elsewhere: [first.summary.jobNumber] });
    expect(file.units.filter(({ elsewhere }) => elsewhere.length > 0)).toHaveLength(1);
    expect(opened.text, "homeowners are numbers").not.toContain("Amina");
    await operator.step();
    const release = (reason: string) => operator.client.post(`${at}/decision`, { reason });
    expect(await release(" "), "not without a reason").toMatchObject(refused(400, "invalid_input"));
    const answers = await Promise.all([release("Two labels of one maker"), release("Two labels of one maker")]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect((await owner.read()).state).toBe("open");
    expect(await actsAbout(number)).toEqual([
      { act: "passport opened", by: "Ada Obi", reason: "Two labels of one maker" },
      { act: "passport read", by: "Ada Obi", reason: "" },
    ]);
    expect(await operator.client.post(`${at}/opening`)).toMatchObject(refused(404, "passport_not_found"));
    const none = await operator.client.post(`${PATH}/passports/P-1/decision`, { reason: "None" });
    expect(none).toMatchObject(refused(404, "passport_not_found"));
  });

  it("are not let go by their owner, without a fresh second step, or by who is no operator", async () => {
    const { id, number, owner, job } = await held();
    const at = `${PATH}/passports/${number}/decision`;
    const body = { reason: "Ours" };
    expect(await job.calls.owner.post(at, body)).toMatchObject(refused(403, "operator_needed"));
    expect(await job.calls.owner.get(`${PATH}/passports`)).toMatchObject(refused(403, "operator_needed"));
    estate.advance(15 * 60);
    expect(await operator.client.post(at, body)).toMatchObject(refused(403, "second_step_needed"));
    await operator.step();
    await owns(id, operator.userId);
    expect(await operator.client.post(at, body)).toMatchObject(refused(422, "own_case"));
    await owns(id, job.calls.owner.userId);
    expect((await owner.read()).state).toBe("held");
  });
});

describe("reviews that were reported", () => {
  /** Of a finished job, reported by its firm. */
  async function reported(text: string) {
    const { job } = await estate.built();
    const about = async () => (await job.calls.owner.get<ReviewsAbout>(`/api/reviews/about/${job.jobId}`)).body;
    const body = { subject: job.jobId, stars: 1, text };
    await job.calls.owner.post(`/api/reviews/about/${job.jobId}`, body);
    const id = (await about()).subjects[0]?.review?.id ?? "";
    const report = await job.calls.firm.post(`/api/reviews/${id}/reports`, { reason: "It insults a person" });
    expect(report.status).toBe(200);
    return { id, job, about, at: `${PATH}/reviews/${id}` };
  }
  const list = async (query = "") =>
    (await operator.client.get(`${PATH}/reviews${query}`)).read(listFlaggedReviews.response);

  it("are read with the reasons, kept, hidden or shown again, and wait no longer", async () => {
    const { id, job, about, at } = await reported("Late, and the zebra stripes came off");
    const asked = "?search=zebra%20stripes";
    expect(await list(asked)).toMatchObject({ total: 1, reviews: [{ id, stars: 1, reports: 1, state: "published" }] });
    expect((await figures()).reviews).toBeGreaterThan(0);
    const opened = await operator.client.post(`${at}/opening`);
    expect(opened.read(FlaggedReviewFile)).toMatchObject({
      reasons: [{ text: "It insults a person", answered: false }],
      history: [],
    });
    for (const secret of [job.calls.owner.userId, job.calls.firm.userId]) expect(opened.text).not.toContain(secret);
    await operator.step();
    const decide = (decision: string, reason = "It says what happened") => {
      estate.advance(1);
      return operator.client.post(`${at}/decision`, { decision, reason });
    };
    expect(await decide("show"), "it is not hidden").toMatchObject(refused(409, "decided_already"));
    expect((await decide("keep")).status).toBe(200);
    expect(await decide("keep"), "none of its reports waits").toMatchObject(refused(409, "decided_already"));
    expect((await list(asked)).total).toBe(0);
    expect(await decide("hide"), "nor is it hidden").toMatchObject(refused(409, "decided_already"));
    // As if somebody reported it once more.
    await estate.database.executor.execute(
      sql`update review_reports set answered_at = null where review_id = ${id}::uuid`,
    );
    expect((await decide("hide", "It names a child")).status).toBe(200);
    expect((await about()).subjects[0]?.review).toMatchObject({ state: "hidden", hiddenBecause: "It names a child" });
    expect(await list(`${asked}&view=hidden`)).toMatchObject({ total: 1, reviews: [{ id, state: "hidden" }] });
    expect((await decide("show", "It does not")).status).toBe(200);
    expect((await list(asked)).total, "shown again it does not wait again").toBe(0);
    const { history } = (await operator.client.post(`${at}/opening`)).read(FlaggedReviewFile);
    expect(history.map(({ act }) => act)).toEqual(["review shown", "review hidden", "review kept", "review read"]);
  });

  it("are not decided by who wrote or reported them or works for the firm; others are not found", async () => {
    const { id, at, job } = await reported("Late");
    await operator.step();
    const decide = () => operator.client.post(`${at}/decision`, { decision: "hide", reason: "Mine" });
    const { executor } = estate.database;
    const author = (userId: string) =>
      executor.execute(sql`update reviews set author_id = ${userId}::uuid where id = ${id}::uuid`);
    await author(operator.userId);
    expect(await decide()).toMatchObject(refused(422, "own_case"));
    await author(job.calls.owner.userId);
    await operator.client.post(`/api/reviews/${id}/reports`, { reason: "It is rude" });
    expect(await decide(), "who reported it").toMatchObject(refused(422, "own_case"));
    await executor.execute(sql`delete from review_reports where user_id = ${operator.userId}::uuid`);
    expect((await decide()).status).toBe(200);
    const none = `${PATH}/reviews/019f0000-0000-7000-8000-000000000000`;
    expect(await operator.client.post(`${none}/opening`)).toMatchObject(refused(404, "review_not_found"));
    const { job: quiet } = await estate.built();
    await quiet.calls.owner.post(`/api/reviews/about/${quiet.jobId}`, { subject: quiet.jobId, stars: 5, text: "" });
    const { body } = await quiet.calls.owner.get<ReviewsAbout>(`/api/reviews/about/${quiet.jobId}`);
    const unreported = `${PATH}/reviews/${body.subjects[0]?.review?.id}`;
    expect(await operator.client.post(`${unreported}/opening`)).toMatchObject(refused(404, "review_not_found"));
  });
});

it("tells whoever waits for an answer or an offer that the firm was suspended, and nobody whose request is over", async () => {
  const { owner, firms } = await estate.quoting(2);
  const [firm, other] = firms;
  if (firm === undefined || other === undefined) throw new Error("There are two firms");
  const bystander = await estate.quoting();
  await operator.step();
  const decide = (decision: string, seen: string) =>
    operator.client.post(`${PATH}/firms/${firm.firmId}/decision`, { decision, seen, reason: "Papers were forged." });
  expect(await decide("reopen", "active"), "nothing to reopen").toMatchObject({ status: 409 });
  expect(await decide("suspend", "active")).toMatchObject({ status: 200, body: { state: "suspended" } });
  const told = async (who: Parameters<typeof estate.kinds>[0]) =>
    (await estate.kinds(who)).filter((kind) => kind === "request_firm_state").length;
  expect([await told(owner), await told(bystander.owner)]).toEqual([1, 0]);
  expect(JSON.stringify((await owner.get("/api/notifications")).body)).not.toContain("Papers were forged.");
  expect((await owner.event("withdraw")).status).toBe(200);
  estate.advance(1);
  expect(await decide("reopen", "active"), "seen before it was suspended").toMatchObject({
    status: 409,
    body: { code: "decided_already" },
  });
  expect(await decide("reopen", "suspended")).toMatchObject({ status: 200, body: { state: "active" } });
  expect(await told(owner), "withdrawn meanwhile").toBe(1);
});
