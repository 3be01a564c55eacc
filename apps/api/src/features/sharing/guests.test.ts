// Of the rest: every way to ask by a link; the journey of shared projects asks once.
// On both databases: asks of one link are counted one by one.
import { listComments } from "@sunwright/contract/comments";
import { Project, readDesign } from "@sunwright/contract/projects";
import { askForChanges, listSharedComments } from "@sunwright/contract/shared-comments";
import { listShares, OpenedShare, Share } from "@sunwright/contract/shares";
import { homeDesignOf } from "@sunwright/report/design-in-short";
import { drawnDesign } from "@sunwright/report/drawn-design";
import { homeVerdict } from "@sunwright/report/home-verdict";
import { verdictText } from "@sunwright/report/verdict";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Person } from "../../testing/people";
import { startTestServer, type TestServer } from "../../testing/server";
import { DIRECT, outdate } from "../projects/testing/calculations";
import { REFERENCE_ROOF } from "../roofs/testing/roofs";

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.build.person();
});
afterAll(() => server.close());

async function shared(terms: object = {}) {
  const { id } = (await owner.client.post("/api/projects", { name: "Bello Residence", city: "ng-kano" })).read(Project);
  const share = (await owner.client.post(`/api/projects/${id}/shares`, terms)).read(Share);
  return { id, share, token: share.shareToken };
}
const SENT = { kind: "load", text: "An air conditioner at noon", name: "Hauwa" };
let lastNetwork = 0;
/** From a network of its own unless one is given. */
const ask = (token: string, sent: object = {}, address = `10.${(lastNetwork += 1) >> 8}.${lastNetwork & 255}.1`) =>
  server.visitor().send("POST", `/api/shared/${token}/changes`, { ...SENT, ...sent }, { address });
const read = async (token: string) =>
  (await server.get(`/api/shared/${token}/comments`)).read(listSharedComments.response);
const CLOSED = { status: 404, body: { code: "share_not_found" } };

it("shows by a link the owner's sentence and drawing, and nothing of what is spent", async () => {
  const { id, token } = await shared();
  await owner.client.post(`/api/projects/${id}/calculate`, DIRECT);
  await owner.client.post(`/api/projects/${id}/optimize-panels`, REFERENCE_ROOF);
  const { design: own } = (await owner.client.get(`/api/projects/${id}/design`)).read(readDesign.response) ?? {};
  const { design, roof } = (await server.get(`/api/shared/${token}`)).read(OpenedShare);
  if (!own || !design) throw new Error("Nothing was calculated");
  const text = (of: Parameters<typeof homeVerdict>[0]) => verdictText(homeVerdict(of, "Bello Residence"));
  expect(text(homeDesignOf(design))).toBe(text(own));
  expect(drawnDesign(own)).toMatchObject(drawnDesign(homeDesignOf(design)));
  expect(JSON.stringify(design)).not.toMatch(/cost|price|payback|latitude/i);
  // The specification's roof of 12 by 8 m.
  expect(roof).toMatchObject({ roofWidth: 12, roofHeight: 8, roofOrientation: "south" });
  expect(roof?.shadingObstructions).toEqual([{ type: "chimney", x: 6, y: 4, width: 1, height: 1 }]);
  await outdate(server, id);
  expect((await server.get(`/api/shared/${token}`)).read(OpenedShare).design).toBeNull();
});

it("lets a guest ask for changes, which the owner reads in the discussion and answers", async () => {
  const { id, token } = await shared();
  const made = (await ask(token)).read(askForChanges.response);
  expect(made).toMatchObject({ name: "Hauwa", content: SENT.text, asked: "load", parentId: null });
  const [comment] = (await owner.client.get(`/api/projects/${id}/comments`)).read(listComments.response);
  expect(comment).toMatchObject({ name: "Hauwa", content: SENT.text, asked: "load", mayEdit: false, mayDelete: true });
  server.clock.advance(60_000);
  await owner.client.post(`/api/projects/${id}/comments`, { content: "Yes", parentId: made.id });
  // Newest first, and of the owner the first name alone.
  expect((await read(token)).map(({ name, content }) => [name, content])).toEqual([
    ["Ada", "Yes"],
    ["Hauwa", SENT.text],
  ]);
  await owner.client.send("DELETE", `/api/comments/${made.id}`);
  expect(JSON.stringify(await read(token))).not.toContain("Hauwa");
});

it("counts neither reading comments nor asking as an opening", async () => {
  const { id, token } = await shared();
  await read(token);
  await ask(token);
  const [link] = (await owner.client.get(`/api/projects/${id}/shares`)).read(listShares.response);
  expect(link?.accessCount).toBe(0);
});

it("takes three asks a day from a network", async () => {
  const { token } = await shared();
  const statuses = [];
  for (let each = 0; each < 4; each += 1) statuses.push((await ask(token, {}, "203.0.113.7")).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  server.clock.advance(24 * 3_600_000 + 1);
  expect((await ask(token, {}, "203.0.113.7")).status).toBe(200);
});

it("takes 20 asks by a link, however many come at once", async () => {
  const { token } = await shared();
  const replies = await Promise.all(Array.from({ length: 26 }, () => ask(token)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(replies.find(({ status }) => status !== 200)).toMatchObject({
    status: 422,
    body: { code: "too_many_comments" },
  });
  expect(await read(token)).toHaveLength(20);
});

it.each([
  ["Call me on 0803 123 4567 tonight", "Call me on [phone number] tonight"],
  ["Write to musa@example.org please", "Write to [e-mail address] please"],
  ["<script>alert(1)</script>", "<script>alert(1)</script>"],
  ["Turned \u202Earound\u202C", "Turned around"],
])("stores %j as %j", async (text, stored) => {
  const { token } = await shared();
  expect((await ask(token, { text })).read(askForChanges.response).content).toBe(stored);
});

it.each([
  ["a name that is a number to call", { name: "08031234567" }, 200],
  ["no text", { text: "  " }, 400],
  ["no name", { name: "" }, 400],
  ["a name of two lines", { name: "Ha\nuwa" }, 400],
  ["another kind", { kind: "all" }, 400],
  ["a text of 100 kB", { text: "a".repeat(100_000) }, 400],
  ["somebody else's account", { userId: "ao-ada" }, 400],
])("answers %s with %o: %i", async (_what, sent, status) => {
  const { token } = await shared();
  const reply = await ask(token, sent);
  expect(reply.status, reply.text).toBe(status);
  expect(JSON.stringify(await read(token))).not.toContain("08031234567");
});

it("closes everything with the link", async () => {
  const { share, token } = await shared();
  expect((await ask(token)).status).toBe(200);
  await owner.client.send("DELETE", `/api/shares/${share.id}`);
  expect(await ask(token)).toMatchObject(CLOSED);
  expect(await server.get(`/api/shared/${token}/comments`)).toMatchObject(CLOSED);
  const ended = await shared({ expiresAt: new Date(server.clock.now().getTime() + 60_000).toISOString() });
  server.clock.advance(60_000);
  expect(await ask(ended.token)).toMatchObject(CLOSED);
  const own = await shared({ isPublic: false, sharedWith: "eve@example.org" });
  expect(await ask(own.token)).toMatchObject(CLOSED);
  expect(await ask("a".repeat(43))).toMatchObject(CLOSED);
});

it("asks nothing of a link that is deleted meanwhile, or asks before", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id, share, token } = await shared();
    const [asked, deleted] = await Promise.all([ask(token), owner.client.send("DELETE", `/api/shares/${share.id}`)]);
    expect(deleted.status).toBe(200);
    const kept = (await owner.client.get(`/api/projects/${id}/comments`)).read(listComments.response);
    expect(kept).toHaveLength(asked.status === 200 ? 1 : 0);
    expect([200, 404]).toContain(asked.status);
  }
});
