// Of the rest: races, which PostgreSQL decides.
// On both databases: races are won by the data.
import { isDeepStrictEqual } from "node:util";
import type { HistoryItem, Project } from "@sunwright/contract/projects";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { openTestApi, type Person, tally, type TestApi } from "./testing/api";
import { DIRECT } from "./testing/calculations";

let api: TestApi;
let ada: Person;
beforeAll(async () => {
  api = await openTestApi();
  ada = await api.person();
});
afterAll(() => api.close());

const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

it("creates one project for twenty parallel openings of the design page with one key", async () => {
  const eve = await api.person();
  const replies = await times(20, () => eve.post<Project>("/api/projects", {}, { key: "first-project" }));
  expect(tally(replies)).toEqual({ 201: 20 });
  expect(new Set(replies.map(({ body }) => body.id)).size, "S-351").toBe(1);
  expect((await eve.get("/api/projects")).body, "S-351").toMatchObject({ total: 1 });
  const [first] = replies;
  expect((await eve.get(`/api/projects/${first?.body.id}/history`)).body).toHaveLength(1);
});

it("refuses a key that was used for another request", async () => {
  const eve = await api.person();
  await eve.post("/api/projects", { name: "One" }, { key: "k" });
  expect(await eve.post("/api/projects", { name: "Two" }, { key: "k" })).toMatchObject({
    status: 422,
    body: { code: "idempotency_key_reused" },
  });
});

it("creates nothing twice with one key, also when what it had made was deleted: the next key makes a project", async () => {
  const eve = await api.person();
  const first = await eve.post<Project>("/api/projects", {}, { key: "first-project" });
  await eve.delete(`/api/projects/${first.body.id}`);
  const again = await eve.post("/api/projects", {}, { key: "first-project" });
  expect(again).toMatchObject({ status: 409, body: { code: "already_done" } });
  const second = await eve.post<Project>("/api/projects", {}, { key: "first-project-2" });
  expect(second.status).toBe(201);
  expect(second.body.id).not.toBe(first.body.id);
  expect((await eve.get("/api/projects")).body).toMatchObject({ total: 1, projects: [{ id: second.body.id }] });
});

it("answers a repeated write on a deleted project as missing, not from memory", async () => {
  const { id } = await ada.project();
  const again = () => ada.post(`/api/projects/${id}/calculate`, DIRECT, { key: `calculate-${id}` });
  expect((await again()).status).toBe(200);
  await ada.delete(`/api/projects/${id}`);
  expect((await again()).status).toBe(404);
});

it("lets exactly one of ten saves from the same version through", async () => {
  const { id } = await ada.project();
  const replies = await times(10, (index) => ada.put(`/api/projects/${id}`, { altitude: 500 + index, version: 1 }));
  expect(tally(replies)).toEqual({ 200: 1, 409: 9 });
  expect((await ada.get(`/api/projects/${id}`)).body).toMatchObject({ version: 2 });
});

it("keeps parallel saves of different fields", async () => {
  const { id } = await ada.project();
  const fields = { altitude: 700, humidity: 40, backupDays: 4, ambientTemperature: 33, inverterToLoadDistance: 18 };
  await Promise.all(Object.entries(fields).map(([field, value]) => ada.put(`/api/projects/${id}`, { [field]: value })));
  expect((await ada.get(`/api/projects/${id}`)).body).toMatchObject({ ...fields, version: 6 });
  expect((await ada.get(`/api/projects/${id}/history`)).body).toHaveLength(6);
});

it("lets delete win over saves, calculations and appliances under way", async () => {
  for (let round = 0; round < 15; round++) {
    const { id } = await ada.project();
    const path = `/api/projects/${id}`;
    const replies = await Promise.all([
      ada.post(`${path}/calculate`, DIRECT),
      ada.put(path, { altitude: 300 + round }),
      ada.post(`${path}/appliances`, { applianceId: "ceiling-fan" }),
      ada.delete(path),
      ada.post(`${path}/calculate`, DIRECT),
      ada.put(path, { humidity: 20 }),
    ]);
    expect(replies[3]?.status).toBe(200);
    for (const { status } of replies) expect([200, 201, 404]).toContain(status);
    expect((await ada.get(path)).status).toBe(404);
    expect((await ada.get(`${path}/history`)).status).toBe(404);
  }
});

it("never calls a design current that was made from other inputs", async () => {
  for (let round = 0; round < 10; round++) {
    const { id } = await ada.project();
    const path = `/api/projects/${id}`;
    await ada.appliance(id, { customName: "Pump", customPower: 750, quantity: 1, hoursPerDay: 2 });
    await Promise.all([
      ada.post(`${path}/calculate`),
      ada.put(path, { backupDays: 1 + (round % 2) }),
      ada.appliance(id, { customName: "Mill", customPower: 500, quantity: 1, hoursPerDay: 1 }),
      ada.post(`${path}/calculate`),
    ]);
    const { body } = await ada.get<Project>(path);
    const stored = await ada.get<{ design: unknown }>(`${path}/design`);
    const fresh = await ada.post<{ design: unknown }>(`${path}/calculate`);
    expect(body.designIsCurrent).toBe(isDeepStrictEqual(stored.body.design, fresh.body.design));
  }
});

it("numbers the history of parallel changes without a gap or a double", async () => {
  const { id } = await ada.project();
  await times(12, (index) => ada.put(`/api/projects/${id}`, { altitude: 1_000 + index }));
  const history = (await ada.get<HistoryItem[]>(`/api/projects/${id}/history`)).body;
  expect(history).toHaveLength(13);
  const altitudes = z.object({ altitude: z.object({ before: z.number(), after: z.number() }) });
  const changes = history.slice(0, 12).map((item) => altitudes.parse(item.changes).altitude);
  for (const [index, change] of changes.entries()) expect(change.before).toBe(changes[index + 1]?.after ?? 200);
});

it("holds 500 projects an account and no more, however many are created at once", async () => {
  const eve = await api.person();
  for (let made = 0; made < 49; made++) await times(10, () => eve.project());
  const replies = await times(20, () => eve.post("/api/projects", {}));
  expect(tally(replies)).toEqual({ 201: 10, 422: 10 });
  expect(replies.find(({ status }) => status === 422)?.body).toMatchObject({
    code: "too_many_projects",
    message: "An account can have at most 500 projects",
  });
  const page = await eve.get<{ projects: Project[]; total: number }>("/api/projects?limit=1");
  expect(page.body.total).toBe(500);
  expect(await eve.post(`/api/projects/${page.body.projects[0]?.id}/duplicate`)).toMatchObject({ status: 422 });
  await eve.delete(`/api/projects/${page.body.projects[0]?.id}`);
  expect((await eve.post("/api/projects", {})).status).toBe(201);
});
