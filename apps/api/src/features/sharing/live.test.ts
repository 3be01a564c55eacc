import { Project } from "@sunwright/contract/projects";
import { Share } from "@sunwright/contract/shares";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Person } from "../../testing/people";
import { startTestServer, type TestServer } from "../../testing/server";

let server: TestServer;
let owner: Person;
let base: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.build.person();
  base = await server.app.http.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => server.close());

const cookieOf = ({ client }: Person) => [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");

/** A browser tab that follows a project. */
async function follow(person: Person, projectId: string, tab = "some-tab") {
  const stop = new AbortController();
  const address = `${base}/api/projects/${projectId}/events?tab=${tab}`;
  const response = await fetch(address, { headers: { cookie: cookieOf(person) }, signal: stop.signal });
  let text = "";
  let ended = false;
  async function read() {
    const decoder = new TextDecoder();
    try {
      for await (const chunk of response.body ?? []) text += decoder.decode(chunk);
    } catch {
      // Left by the test itself.
    }
    ended = true;
  }
  const reading = read();
  return {
    response,
    text: () => text,
    ended: () => ended,
    leave: () => {
      stop.abort();
      return reading;
    },
  };
}

const made = (path: string, body: object) => owner.client.post(path, body);

async function sharedProject(permission: string) {
  const { id } = (await made("/api/projects", {})).read(Project);
  const link = (await made(`/api/projects/${id}/shares`, { permission })).read(Share);
  const member = await server.build.person();
  await member.client.get(`/api/shared/${link.shareToken}`);
  return { id, link, member };
}

it("tells a member within a second what the owner changed, and the tab that changed it nothing", async () => {
  const { id, member } = await sharedProject("view");
  const [theirs, mine] = [await follow(member, id), await follow(owner, id, "mine")];
  expect(theirs.response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  expect(theirs.response.headers.get("cache-control")).toBe("no-store");
  const headers = { "x-tab": "mine" };
  await owner.client.put(`/api/projects/${id}`, { altitude: 400 }, { headers });
  await expect
    .poll(theirs.text)
    .toContain('event: changed\ndata: {"parts":["project","economics","weather","history"]}');
  await owner.client.post(`/api/projects/${id}/appliances`, { applianceId: "ceiling-fan" }, { headers });
  await expect.poll(theirs.text).toContain('{"parts":["project","appliances","history"]}');
  expect(mine.text()).not.toContain("changed");
  await owner.client.put(`/api/projects/${id}`, { altitude: -4 });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(theirs.text().match(/event: changed/g)).toHaveLength(2);
  await Promise.all([theirs.leave(), mine.leave()]);
});

it("tells who has the project open", async () => {
  const { id, member } = await sharedProject("edit");
  const mine = await follow(owner, id);
  const theirs = await follow(member, id);
  await expect.poll(mine.text).toMatch(/event: presence\ndata: \{"people":\[\{[^}]+\},\{[^}]+"name":"Ada Obi"\}\]\}/);
  expect(mine.text()).not.toContain(member.userId);
  await theirs.leave();
  await expect.poll(() => mine.text().trim()).toMatch(/"people":\[\{[^}]+\}\]\}$/);
  await mine.leave();
});

it("ends for a member when their link is deleted, and tells them nothing more", async () => {
  const { id, link, member } = await sharedProject("admin");
  const theirs = await follow(member, id);
  await owner.client.delete(`/api/shares/${link.id}`);
  await expect.poll(theirs.ended).toBe(true);
  expect(theirs.text()).toContain("event: end");
  expect(theirs.text()).not.toContain("changed");
  expect((await follow(member, id)).response.status).toBe(404);
});

it("ends for a member who leaves", async () => {
  const { id, member } = await sharedProject("view");
  const theirs = await follow(member, id);
  await member.client.delete(`/api/projects/${id}/membership`);
  await expect.poll(theirs.ended).toBe(true);
});

it("ends when the session does", async () => {
  const { id, member } = await sharedProject("edit");
  const theirs = await follow(member, id);
  await member.client.post("/api/auth/logout");
  await owner.client.put(`/api/projects/${id}`, { altitude: 500 });
  await expect.poll(theirs.ended).toBe(true);
  expect(theirs.text()).not.toContain("changed");
});

it("is closed to strangers and to nobody signed in", async () => {
  const { id } = await sharedProject("view");
  expect((await follow(await server.build.person(), id)).response.status).toBe(404);
  expect((await fetch(`${base}/api/projects/${id}/events`)).status).toBe(401);
});

it("holds up no shutdown", async () => {
  const other = await startTestServer();
  const ada = await other.build.session();
  const { id } = (await ada.client.post("/api/projects", {})).read(Project);
  const address = await other.app.http.listen({ port: 0, host: "127.0.0.1" });
  const response = await fetch(`${address}/api/projects/${id}/events`, { headers: { cookie: cookieOf(ada) } });
  expect(response.status).toBe(200);
  const began = Date.now();
  const [text] = await Promise.all([response.text(), other.close()]);
  // As an answer under way it would be given ten seconds.
  expect(Date.now() - began).toBeLessThan(8_000);
  expect(text).toContain("retry:");
});
