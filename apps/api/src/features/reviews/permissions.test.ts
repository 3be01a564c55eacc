// Of the rest: who may make which call, role by role.
import type { Endpoint } from "@sunwright/contract/endpoint";
import * as contract from "@sunwright/contract/reviews";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type OfJob, openSite, type Site } from "../jobs/testing/site";

type Sender = Pick<OfJob["calls"]["owner"], "send">;

let site: Site;
let job: OfJob;
let people: Readonly<Record<string, Sender>>;
let reviewId: string;
const seen = async () => (await job.calls.owner.get<contract.ReviewsAbout>(`/api/reviews/about/${job.jobId}`)).body;
beforeAll(async () => {
  site = await openSite();
  job = await site.contracted();
  await job.until("handed_over");
  const other = await site.contracted();
  await job.calls.owner.post(`/api/reviews/about/${job.jobId}`, { subject: job.jobId, stars: 4, text: "Good." });
  reviewId = (await seen()).subjects[0]?.review?.id ?? "";
  people = {
    nobody: site.nobody(),
    stranger: await site.signedIn((await site.server.build.customer()).userId),
    otherOwner: other.calls.owner,
    otherFirm: other.calls.firm,
    shop: await site.shop(),
    owner: job.calls.owner,
    firm: job.calls.firm,
    staff: await job.calls.firm.colleague(),
  };
});
afterAll(() => site.close());

const BODIES: Readonly<Record<string, object>> = {
  "PUT /api/reviews/:reviewId": { stars: 1, text: "Bad." },
  "PUT /api/reviews/:reviewId/reply": { text: "No." },
};
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "path" in value && "access" in value;
const exported: readonly unknown[] = Object.values(contract);
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const CALLS = exported.filter(isEndpoint).map((entry) => [nameOf(entry), entry] as const);

const NOT_SIDES = { nobody: 401, stranger: 404, otherOwner: 404, otherFirm: 404, shop: 404 };
/** Whom each call is refused; who is not named may make it. */
const REFUSED: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  "GET /api/reviews": { nobody: 401 },
  "GET /api/reviews/about/:about": NOT_SIDES,
  "POST /api/reviews/about/:about": { ...NOT_SIDES, firm: 404, staff: 404 },
  "PUT /api/reviews/:reviewId": { ...NOT_SIDES, firm: 404, staff: 404 },
  "DELETE /api/reviews/:reviewId": { ...NOT_SIDES, firm: 404, staff: 404 },
  "PUT /api/reviews/:reviewId/reply": { ...NOT_SIDES, owner: 404 },
  "POST /api/reviews/:reviewId/reports": { nobody: 401, owner: 409 },
};

it("names every call of reviews", () => {
  expect(CALLS.map(([name]) => name).toSorted()).toEqual(Object.keys(REFUSED).toSorted());
});

it.each(CALLS)("%s is refused to all whom it is not for, and nothing is written", async (name, { method, path }) => {
  const before = await seen();
  const address = `${path.replace(":about", job.jobId).replace(":reviewId", reviewId)}${name === "GET /api/reviews" ? `?firm=${reviewId}` : ""}`;
  const posted = path.endsWith("reports") ? { reason: "No" } : { subject: job.jobId, stars: 1, text: "Bad." };
  const body = BODIES[name] ?? (method === "POST" ? posted : undefined);
  for (const [who, status] of Object.entries(REFUSED[name] ?? {})) {
    const reply = await people[who]?.send(method, address, body);
    expect(reply?.status, `${who}: ${JSON.stringify(reply?.body)}`).toBe(status);
    for (const secret of ["Bello", job.calls.owner.email]) expect(JSON.stringify(reply?.body)).not.toContain(secret);
  }
  expect(await seen()).toEqual(before);
});

it("is answered by staff of the firm like by its owner", async () => {
  const answered = await people["staff"]?.send("PUT", `/api/reviews/${reviewId}/reply`, { text: "Thank you." });
  expect(answered).toMatchObject({ status: 200, body: { side: "firm" } });
});
