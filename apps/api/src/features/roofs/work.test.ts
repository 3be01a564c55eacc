// Of the rest: the largest roofs, while others call.
import { createProject } from "@sunwright/contract/projects";
import { PanelPlacement } from "@sunwright/contract/roof";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Person } from "../../testing/people";
import { startTestServer, type TestServer } from "../../testing/server";
import { tally } from "../projects/testing/api";
import { HARD_ROOF, PLAIN_ROOF } from "./testing/roofs";

let server: TestServer;
let url: string;
beforeAll(async () => {
  server = await startTestServer();
  url = await server.app.http.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => server.close());

async function projectOf({ client }: Person): Promise<string> {
  return (await client.post("/api/projects", {})).read(createProject.response).id;
}
const addressOf = (id: string) => `/api/projects/${id}/optimize-panels`;
const layoutOf = async ({ client }: Person, id: string) =>
  (await client.get(`/api/projects/${id}/panel-placement`)).read(PanelPlacement);

/** The same call over a real connection, which a test can break. */
function overTheWire({ client }: Person, id: string, body: object, signal: AbortSignal) {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const headers = { cookie, origin: server.config.publicUrl, "content-type": "application/json" };
  return fetch(`${url}${addressOf(id)}`, { method: "POST", headers, body: JSON.stringify(body), signal });
}

it("two at once on one project both answer, and the stored one is whole", async () => {
  const ada = await server.build.session();
  const id = await projectOf(ada);
  const wide = { ...PLAIN_ROOF, roofWidth: 10 };
  const replies = await Promise.all([PLAIN_ROOF, wide].map((body) => ada.client.post(addressOf(id), body)));
  expect(tally(replies)).toEqual({ 200: 2 });
  const stored = await layoutOf(ada, id);
  expect(replies.map(({ body }) => body)).toContainEqual(stored);
});

it("stays responsive while roofs are laid out: the event loop is never blocked", async () => {
  const ada = await server.build.session();
  const id = await projectOf(ada);
  let ended = false;
  const running = ada.client.post(addressOf(id), HARD_ROOF).finally(() => (ended = true));
  for (let call = 0; call < 10; call++) expect((await ada.client.get(`/api/projects/${id}`)).status).toBe(200);
  expect(ended).toBe(false);
  expect((await running).status).toBe(200);
});

it("refuses one account's third roof while two of its roofs are under way, and stops for callers who go away", async () => {
  const ada = await server.build.session();
  const id = await projectOf(ada);
  const gone = new AbortController();
  // Whichever comes last is refused; the other two take seconds.
  const calls = [1, 2, 3].map(() => overTheWire(ada, id, HARD_ROOF, gone.signal));
  const refused = await Promise.race(calls);
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ code: "optimizer_busy" });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  gone.abort();
  expect((await Promise.allSettled(calls)).filter(({ status }) => status === "rejected")).toHaveLength(2);
  // Nothing of theirs is stored. The server learns that they are gone a moment later.
  const again = () => ada.client.post(addressOf(id), { ...PLAIN_ROOF, roofWidth: 4 });
  await expect.poll(async () => (await again()).status).toBe(200);
  expect((await layoutOf(ada, id)).roofWidth).toBe(4);
});

it("answers or refuses the largest roofs it accepts, and keeps working", async () => {
  const ada = await server.build.session();
  const id = await projectOf(ada);
  const largest = { ...PLAIN_ROOF, roofWidth: 200, roofHeight: 200, panelDimensions: { width: 1.4, height: 0.9 } };
  const reply = await ada.client.post(addressOf(id), largest);
  expect([200, 422]).toContain(reply.status);
  expect((await ada.client.post(addressOf(id), { ...PLAIN_ROOF, roofWidth: 4 })).status).toBe(200);
});

it("answers nothing for a project that is deleted while its roof is laid out", async () => {
  const ada = await server.build.session();
  const id = await projectOf(ada);
  const running = ada.client.post(addressOf(id), HARD_ROOF);
  await ada.client.delete(`/api/projects/${id}`);
  expect(await running).toMatchObject({ status: 404, body: { code: "project_not_found" } });
});
