import { Project, readDesign } from "@sunwright/contract/projects";
import { Share } from "@sunwright/contract/shares";
import { methodChange } from "@sunwright/report/outdated";
import { homeVerdict } from "@sunwright/report/home-verdict";
import { verdict, verdictText } from "@sunwright/report/verdict";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { AS_PAGE, PAGE, writePages } from "../../testing/pages";
import type { Person } from "../../testing/people";
import { startTestServer, type TestServer } from "../../testing/server";
import { DIRECT, outdate } from "../projects/testing/calculations";

let server: TestServer;
let owner: Person;
const pages = writePages();
beforeAll(async () => {
  server = await startTestServer({ pages: pages.folder });
  owner = await server.build.person();
});
afterAll(async () => {
  await server.close();
  pages.remove();
});

const page = ({ client }: Pick<Person, "client">, path: string) => client.get(path, AS_PAGE);
const project = async () =>
  (await owner.client.post("/api/projects", { name: "Bello <i>Residence</i>", city: "ng-kano" })).read(Project).id;
async function calculated(): Promise<string> {
  const id = await project();
  expect((await owner.client.post(`/api/projects/${id}/calculate`, DIRECT)).status).toBe(200);
  return id;
}
/** What everybody gets who may not read a project, with nothing of it in it. */
async function expectNothingSaid(who: Pick<Person, "client">, path: string) {
  const reply = await page(who, path);
  expect(reply).toMatchObject({ status: 200, text: PAGE });
  expect(reply.headers["cache-control"]).toBe("no-cache");
  expect(reply.headers["vary"]).toMatch(/cookie/i);
}

it("begins a project's page with its answer, as text, kept by nobody", async () => {
  const id = await calculated();
  const { design } = (await owner.client.get(`/api/projects/${id}/design`)).read(readDesign.response);
  const answer = verdictText(homeVerdict(design, "Bello &lt;i&gt;Residence&lt;/i&gt;"));
  expect(answer).toMatch(/\d+ panels and [\d.]+ kWh of battery keep/);
  for (const path of [`/projects/${id}`, `/projects/${id}/results`, `/projects/${id}/results/money?from=mail`]) {
    const { status, headers, text } = await page(owner, path);
    expect(status).toBe(200);
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["vary"]).toMatch(/cookie/i);
    expect(text).toContain("<h1>Bello &lt;i&gt;Residence&lt;/i&gt;</h1><p>Kano, Nigeria</p><p>Off-grid</p>");
    expect(text).toContain(answer);
    expect(text).toMatch(
      /<dt>Price<\/dt><dd>₦[\d,]+ \(Local prices of Nov 29, 2026, parts and labour\. Not a quote\.\)<\/dd>/,
    );
    expect(text).toMatch(/<dt>Power from the sun<\/dt><dd>[\d.]+ %<\/dd>/);
    expect(text).not.toContain("og:title");
  }
});

it("says it in the view that the person's page will draw", async () => {
  const id = await calculated();
  const { design } = (await owner.client.get(`/api/projects/${id}/design`)).read(readDesign.response);
  await owner.client.put("/api/account/preferences", { resultView: "engineer" });
  const { text } = await page(owner, `/projects/${id}`);
  await owner.client.put("/api/account/preferences", { resultView: null });
  expect(text).toContain(verdictText(verdict(design, "Bello &lt;i&gt;Residence&lt;/i&gt;", "NGN")));
  expect(text).toMatch(/<dt>From the sun<\/dt><dd>[\d.]+ kWh a day<\/dd>/);
});

it("says nothing to strangers, to other people, of no project, and where a session has ended", async () => {
  const id = await calculated();
  const other = await server.build.person();
  const gone = await server.build.session(owner.userId);
  await gone.client.post("/api/auth/logout");
  for (const who of [{ client: server.visitor() }, other, gone]) await expectNothingSaid(who, `/projects/${id}`);
  for (const name of ["01a22329-8ee8-7851-9258-ce4da71f069c", "not-an-id", "%00", "'; drop table projects"])
    await expectNothingSaid(owner, `/projects/${encodeURI(name)}`);
  const reply = await owner.client.get(`/projects/${id}`, { headers: { accept: "application/json" } });
  expect(reply).toMatchObject({ status: 404, body: { code: "not_found" } });
});

it("says it to who joined by a link, as long as the link lives", async () => {
  const id = await calculated();
  const reader = await server.build.person();
  const terms = { permission: "view", isPublic: true };
  const { shareToken, id: shareId } = (await owner.client.post(`/api/projects/${id}/shares`, terms)).read(Share);
  await expectNothingSaid(reader, `/projects/${id}`);
  expect((await reader.client.get(`/api/shared/${shareToken}`)).status).toBe(200);
  expect((await page(reader, `/projects/${id}`)).text).toContain("keep Bello");
  await owner.client.delete(`/api/shares/${shareId}`);
  await expectNothingSaid(reader, `/projects/${id}`);
});

it("says what was not calculated, what has changed since, and what an older method made", async () => {
  const id = await project();
  const text = async () => (await page(owner, `/projects/${id}`)).text;
  expect(await text()).toContain("<p>Kano, Nigeria</p><p>Off-grid</p></header><p data-answer>Not calculated</p>");
  await owner.client.post(`/api/projects/${id}/calculate`, DIRECT);
  expect(await text()).not.toContain("<aside>");
  await owner.client.put(`/api/projects/${id}`, { backupDays: 5 });
  expect(await text()).toContain(
    "<aside>Changed since the last calculation. These figures are from before the change.</aside>",
  );
  await outdate(server, id);
  const older = await text();
  expect(older).toContain(`Made by an older method. ${methodChange()}`);
  expect(older).not.toContain("keep Bello");
  expect(older).not.toContain("<dt>");
});

it("gives the page without a text where the server is busy or the database fails", async () => {
  const id = await calculated();
  const ask = vi.spyOn(server.app.sessions, "ask").mockRejectedValue(new Error("The connection was lost"));
  await expectNothingSaid(owner, `/projects/${id}`);
  expect(ask).toHaveBeenCalledOnce();
  ask.mockClear();
  const wait = vi.spyOn(server.app.shares, "take").mockReturnValue({
    waits: true,
    begun: () => new Promise(() => {}),
    prove: () => {},
    leave: () => {},
  });
  await expectNothingSaid(owner, `/projects/${id}`);
  expect(ask).not.toHaveBeenCalled();
  ask.mockRestore();
  wait.mockRestore();
});
