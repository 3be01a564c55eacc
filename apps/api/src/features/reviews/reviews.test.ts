// Of the rest: every state of a review; the journey of reviews walks them.
import type { InstallerDashboard } from "@sunwright/contract/dashboards";
import type { Response } from "@sunwright/contract/endpoint";
import type { InstallerPage } from "@sunwright/contract/installers";
import { REPORTS_PER_HOUR } from "@sunwright/contract/review-states";
import type { listReviews, OwnReview, ReviewsAbout } from "@sunwright/contract/reviews";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { decisionsBy } from "../../operators";
import { operate } from "../../operations/operator";
import { newId } from "../../platform/ids";
import { PASSWORD } from "../../testing/people";
import { type OfJob, openSite, type Site } from "../jobs/testing/site";
import { operatorAudit } from "../operator/schema";
import { memberships } from "../shops/schema";
import { reviews } from "./schema";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

type Caller = Pick<OfJob["calls"]["owner"], "get" | "post" | "send">;
type List = Response<typeof listReviews>;
const refused = (status: number, code: string) => ({ status, body: { code } });
const about = async (who: Caller, id: string) => (await who.get<ReviewsAbout>(`/api/reviews/about/${id}`)).body;
const write = (who: Caller, id: string, stars: number, text = "", subject = id) =>
  who.post<ReviewsAbout>(`/api/reviews/about/${id}`, { subject, stars, text });
const list = async (who: Caller, query: string) => (await who.get<List>(`/api/reviews?${query}`)).body;
const bell = async (who: Pick<Caller, "get">) =>
  (
    await who.get<{ notifications: { kind: string; subject: object; values: object }[] }>(
      "/api/notifications?topic=reviews",
    )
  ).body.notifications;
const reviewOf = ({ subjects }: ReviewsAbout): OwnReview => {
  const [first] = subjects;
  if (!first?.review) throw new Error("Nothing was reviewed");
  return first.review;
};

function operator(...args: string[]) {
  site.advance(0.001);
  return operate(site.database, decisionsBy(site.server), args);
}
const audits = (subjectId: string) =>
  site.database.executor
    .select()
    .from(operatorAudit)
    .where(eq(operatorAudit.subjectId, subjectId))
    .orderBy(asc(operatorAudit.at));

async function finished() {
  const job = await site.contracted();
  await job.until("handed_over");
  const { firm } = await job.firm.read();
  return { ...job, firmId: firm.id ?? "" };
}

it("of a job is asked for once it is handed over, written once, and published at once with first name and town", async () => {
  const job = await site.contracted();
  const { owner, firm } = job.calls;
  await job.until("commissioned");
  expect(await about(owner, job.jobId)).toMatchObject({ side: "person", subjects: [{ open: false, review: null }] });
  expect(await write(owner, job.jobId, 5)).toMatchObject(refused(409, "review_too_early"));
  expect(await bell(owner)).toEqual([]);
  await job.firm.act("offer-handover");
  await job.owner.act("accept-handover");
  const { number, firm: of } = await job.owner.read();
  expect(await bell(owner)).toMatchObject([
    { kind: "review_asked_job", subject: { kind: "job", id: job.jobId }, values: { number, firm: of.name } },
  ]);
  const text = "Amina Bello here. Neat work. Ask me: 0803 555 0142";
  const written = await write(owner, job.jobId, 4, text);
  expect(written).toMatchObject({ status: 201, body: { subjects: [{ open: false, review: { stars: 4, text } }] } });
  expect(await write(owner, job.jobId, 1)).toMatchObject(refused(409, "review_written"));
  const stranger = await site.signedIn((await site.server.build.session()).userId);
  const seen = await list(stranger, `firm=${of.id}`);
  expect(seen).toMatchObject({ rating: { mean: 4, reviews: 1 }, spread: [0, 0, 0, 1, 0], more: false });
  expect(seen.reviews).toMatchObject([
    { stars: 4, name: "Amina", product: null, mine: false, reported: false, edited: false, reply: null },
  ]);
  expect(seen.reviews[0]?.pieces).toEqual([
    "Amina ",
    { hidden: "name" },
    " here. Neat work. Ask me: ",
    { hidden: "phone" },
  ]);
  expect(seen.reviews[0]?.place).toBe((await job.firm.read()).place);
  for (const secret of ["Bello", "0142"]) expect(JSON.stringify(seen)).not.toContain(secret);
  expect(await bell(firm)).toMatchObject([{ kind: "review_written", values: { number, stars: 4 } }]);
  // The firm reads what everybody reads.
  expect(JSON.stringify(await about(firm, job.jobId))).not.toContain("0142");
  await job.later(1);
  expect((await bell(await site.signedIn(owner.userId))).map(({ kind }) => kind)).toEqual(["review_asked_job"]);
});

it("from two tabs at once is one", async () => {
  const job = await finished();
  const tabs = await Promise.all([5, 1, 3].map((stars) => write(job.calls.owner, job.jobId, stars)));
  expect(tabs.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409, 409]);
  expect((await list(job.calls.owner, `firm=${job.firmId}`)).rating.reviews).toBe(1);
});

it("is changed within fourteen days, answered once, withdrawn at any time, and then nobody else's", async () => {
  const job = await finished();
  await write(job.calls.owner, job.jobId, 2, "Late.");
  const { id } = reviewOf(await about(job.calls.owner, job.jobId));
  const edit = (who: Caller, stars: number) =>
    who.send("PUT", `/api/reviews/${id}`, { stars, text: "Late, but good." });
  expect(await edit(job.calls.owner, 3)).toMatchObject({
    status: 200,
    body: { subjects: [{ review: { stars: 3, edited: true, events: ["edit", "withdraw"] } }] },
  });
  expect(await edit(job.calls.firm, 5)).toMatchObject(refused(404, "review_not_found"));
  const reply = (text: string) => job.calls.firm.send("PUT", `/api/reviews/${id}/reply`, { text });
  const answered = await reply("Thank you, Mrs Bello. Write to us: firm@example.com");
  expect(answered).toMatchObject({
    status: 200,
    body: { side: "firm", subjects: [{ review: { events: ["reply"] } }] },
  });
  expect((await list(job.calls.owner, `firm=${job.firmId}`)).reviews[0]?.reply?.pieces).toEqual([
    "Thank you, Mrs ",
    { hidden: "name" },
    ". Write to us: ",
    { hidden: "email" },
  ]);
  await reply("Thank you.");
  expect((await bell(job.calls.owner)).filter(({ kind }) => kind === "review_replied")).toHaveLength(1);
  await job.later(14.1);
  const [owner, firm] = [await site.signedIn(job.calls.owner.userId), await site.signedIn(job.calls.firm.userId)];
  expect(await edit(owner, 5)).toMatchObject(refused(409, "review_over"));
  expect(await firm.send("PUT", `/api/reviews/${id}/reply`, { text: "Hm." })).toMatchObject(
    refused(409, "review_over"),
  );
  expect(await firm.send("DELETE", `/api/reviews/${id}`)).toMatchObject(refused(404, "review_not_found"));
  expect(await owner.send("DELETE", `/api/reviews/${id}`)).toMatchObject({
    status: 200,
    body: { subjects: [{ open: false, review: { state: "withdrawn", events: [] } }] },
  });
  expect(await list(firm, `firm=${job.firmId}`)).toMatchObject({ rating: { mean: null, reviews: 0 }, reviews: [] });
  expect((await about(firm, job.jobId)).subjects[0]?.review).toBeNull();
  expect(await write(owner, job.jobId, 1)).toMatchObject(refused(409, "review_written"));
});

it("is never of the writer's own firm", async () => {
  const job = await finished();
  await site.database.executor
    .insert(memberships)
    .values({ firmId: job.firmId, userId: job.calls.owner.userId, role: "staff", joinedAt: site.server.clock.now() });
  expect((await about(job.calls.owner, job.jobId)).subjects[0]?.open).toBe(false);
  expect(await write(job.calls.owner, job.jobId, 5)).toMatchObject(refused(422, "own_firm"));
});

it("is reported by others, once each, and hidden by an operator with a reason that its writer reads", async () => {
  const job = await finished();
  await write(job.calls.owner, job.jobId, 1, "Rude words.");
  const { id } = reviewOf(await about(job.calls.owner, job.jobId));
  const report = (who: Caller, reason = "Rude") => who.post(`/api/reviews/${id}/reports`, { reason });
  expect(await report(job.calls.owner)).toMatchObject(refused(409, "review_over"));
  expect(await report(job.calls.firm)).toMatchObject({ status: 200 });
  expect(await report(job.calls.firm, "Again")).toMatchObject({ status: 200 });
  expect((await list(job.calls.firm, `firm=${job.firmId}`)).reviews[0]).toMatchObject({ reported: true });
  expect(await operator("reviews")).toBe(`${id}  1 of 5, of the firm ${job.firmId}: Rude words.\n  Rude`);
  expect(await operator("hide-review", id, "--reason", "It insults a person")).toContain("is hidden");
  expect(await operator("reviews")).toBe("No published review was reported.");
  expect(await list(job.calls.firm, `firm=${job.firmId}`)).toMatchObject({ rating: { reviews: 0 }, reviews: [] });
  expect(reviewOf(await about(job.calls.owner, job.jobId))).toMatchObject({
    state: "hidden",
    hiddenBecause: "It insults a person",
    events: ["withdraw"],
  });
  expect((await bell(job.calls.owner))[0]).toMatchObject({
    kind: "review_hidden",
    values: { reason: "It insults a person" },
  });
  expect(await report(job.calls.firm)).toMatchObject(refused(404, "review_not_found"));
  await expect(operator("hide-review", id, "--reason", "Again")).rejects.toThrow("There is no review");
  expect(await operator("show-review", id, "--reason", "It does not")).toContain("published again");
  expect((await list(job.calls.firm, `firm=${job.firmId}`)).rating).toEqual({ mean: 1, reviews: 1 });
  const audit = await audits(id);
  expect(audit).toMatchObject([
    { act: "review hidden", reason: "It insults a person", before: { state: "published" }, after: { state: "hidden" } },
    { act: "review shown", before: { state: "hidden" }, after: { state: "published" } },
  ]);
});

it("is reported so often in an hour by one person", async () => {
  const job = await finished();
  await write(job.calls.owner, job.jobId, 3);
  const { id } = reviewOf(await about(job.calls.owner, job.jobId));
  const stranger = await site.signedIn((await site.server.build.session()).userId);
  const report = () => stranger.post(`/api/reviews/${id}/reports`, { reason: "No" });
  for (let time = 0; time < REPORTS_PER_HOUR; time++) expect((await report()).status).toBe(200);
  expect(await report()).toMatchObject(refused(429, "too_many_attempts"));
});

it("counts for its firm: on the public page, on the firm's home, and among firms that may be asked", async () => {
  const job = await finished();
  await write(job.calls.owner, job.jobId, 5, "Very good.");
  const page = (await job.calls.owner.get<InstallerPage>(`/api/installers/${job.firmId}`)).body;
  const { place, panelWatts } = await job.owner.read();
  expect(page).toMatchObject({ rating: { mean: 5, reviews: 1 }, finished: { jobs: 1 } });
  expect(page.finished.newest).toMatchObject([
    { place, panelWatts, month: `${site.server.clock.now().toISOString().slice(0, 7)}-01` },
  ]);
  const home = (await job.calls.firm.get<InstallerDashboard>("/api/dashboards/installer")).body;
  expect(home).toMatchObject({ averageRating: 5, reviews: 1 });
  const asked = await job.calls.owner.get<{ listed: { firmId: string; rating: number | null; jobs: number }[] }>(
    `/api/requests/${job.calls.owner.projectId}/installers`,
  );
  expect(asked.body.listed.find(({ firmId }) => firmId === job.firmId)).toMatchObject({ rating: 5, jobs: 1 });
});

it("orders firms that may be asked: of two alike the better rated one is first, however the day turns equals", async () => {
  const town = "2347470 12.8628 8.6503 11 Malam Madori";
  const [worse, better] = [await site.installer({ town }), await site.installer({ town })];
  const owner = await site.homeowner({ town });
  const row = { kind: "job" as const, firstName: "A", place: "B", content: "", shown: [], state: "published" as const };
  const createdAt = site.server.clock.now();
  const rated = [
    { firmId: worse.firmId, stars: 2 },
    { firmId: better.firmId, stars: 5 },
  ].flatMap((each) => Array.from({ length: 4 }, () => ({ ...row, ...each, createdAt })));
  const withIds = rated.map((each) => ({
    ...each,
    id: newId(createdAt),
    subjectId: newId(createdAt),
    aboutId: newId(createdAt),
  }));
  await site.database.executor.insert(reviews).values(withIds);
  for (const day of [0, 1]) {
    site.advance(day * 86_400);
    const again = await site.signedIn(owner.userId);
    const { listed } = (await again.get<{ listed: { firmId: string; rating: number }[] }>(`${owner.path}/installers`))
      .body;
    const ours = listed.filter(({ firmId }) => firmId === worse.firmId || firmId === better.firmId);
    // What is told is the mean of a firm's own reviews; the shrunk one orders.
    expect(ours.map(({ firmId, rating }) => [firmId, rating])).toEqual([
      [better.firmId, 5],
      [worse.firmId, 2],
    ]);
  }
});

it("comes in pages by stars and order, and asks of whom", async () => {
  const job = await finished();
  const now = site.server.clock.now();
  const row = { kind: "job" as const, firmId: job.firmId, firstName: "A", place: "B", content: "", shown: [] };
  await site.database.executor.insert(reviews).values(
    Array.from({ length: 12 }, (_, index) => ({
      ...row,
      id: `019f0000-0000-7000-8000-0000000001${10 + index}`,
      subjectId: `019f0000-0000-7000-8000-0000000002${10 + index}`,
      aboutId: `019f0000-0000-7000-8000-0000000002${10 + index}`,
      stars: (index % 3) + 1,
      state: "published" as const,
      createdAt: now,
    })),
  );
  const stars = async (query: string) =>
    (await list(job.calls.owner, `firm=${job.firmId}&${query}`)).reviews.map((review) => review.stars);
  expect(await stars("sort=highest")).toEqual([3, 3, 3, 3, 2, 2, 2, 2, 1, 1]);
  expect(await stars("sort=lowest&page=2")).toEqual([3, 3]);
  expect(await stars("stars=2")).toEqual([2, 2, 2, 2]);
  expect(await list(job.calls.owner, `firm=${job.firmId}`)).toMatchObject({
    // (4 + 8 + 12) / 12
    rating: { mean: 2, reviews: 12 },
    spread: [4, 4, 4, 0, 0],
    more: true,
  });
  expect(await job.calls.owner.get("/api/reviews")).toMatchObject(refused(400, "invalid_input"));
});

it("stays as nobody's when its writer leaves, without name, town and what was hidden in it", async () => {
  const job = await finished();
  const person = await site.server.build.person();
  await write(job.calls.owner, job.jobId, 4, "Fine. 0803 555 0142");
  const row = { authorId: person.userId };
  await site.database.executor.update(reviews).set(row).where(eq(reviews.subjectId, job.jobId));
  expect((await person.client.get("/api/account/export")).body).toMatchObject({
    reviews: [{ kind: "job", stars: 4, text: "Fine. 0803 555 0142" }],
  });
  expect((await person.client.post("/api/account/delete", { password: PASSWORD })).status).toBe(200);
  const seen = await list(job.calls.firm, `firm=${job.firmId}`);
  expect(seen.reviews).toMatchObject([{ name: "", place: "", stars: 4, pieces: ["Fine. ", { hidden: "phone" }] }]);
  const [left] = await site.database.executor.select().from(reviews).where(eq(reviews.subjectId, job.jobId));
  expect(JSON.stringify(left)).not.toContain("0142");
});
