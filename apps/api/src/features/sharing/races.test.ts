// Of the rest: races, which PostgreSQL decides.
// On both databases: races are won by the data.
import type { Project } from "@sunwright/contract/projects";
import type { Share } from "@sunwright/contract/shares";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { meanwhile } from "../../testing/guarded";
import { openTestApi, type Person, tally, type TestApi } from "../projects/testing/api";

let api: TestApi;
let owner: Person;
beforeAll(async () => {
  api = await openTestApi();
  owner = await api.person();
});
afterAll(() => api.close());

const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
const shares = async (id: string) => (await owner.get<Share[]>(`/api/projects/${id}/shares`)).body;

it("makes one link for ten parallel presses with one key, and another for another intention", async () => {
  const { id } = await owner.project();
  const press = (key: string) => owner.post<Share>(`/api/projects/${id}/shares`, { permission: "edit" }, { key });
  const replies = await times(10, () => press("one"));
  expect(tally(replies)).toEqual({ 201: 10 });
  expect(new Set(replies.map(({ body }) => body.shareToken)).size).toBe(1);
  await press("two");
  expect(await shares(id)).toHaveLength(2);
});

it("answers no deleted link from memory", async () => {
  const { id } = await owner.project();
  const press = () => owner.post<Share>(`/api/projects/${id}/shares`, {}, { key: "again" });
  const first = await press();
  await owner.delete(`/api/shares/${first.body.id}`);
  expect(await press()).toMatchObject({ status: 409, body: { code: "already_done" } });
  expect(await shares(id)).toEqual([]);
  await owner.delete(`/api/projects/${id}`);
  expect((await press()).status).toBe(404);
});

it("answers a member whose link was deleted nothing from memory", async () => {
  const { id } = await owner.project();
  const { body: link } = await owner.post<Share>(`/api/projects/${id}/shares`, { permission: "edit" });
  const eve = await api.person();
  await eve.get(`/api/shared/${link.shareToken}`);
  const write = () =>
    eve.post(`/api/projects/${id}/calculate`, { directDailyConsumption: 5_000, directPeakPower: 900 }, { key: "eve" });
  expect((await write()).status).toBe(200);
  await owner.delete(`/api/shares/${link.id}`);
  expect((await write()).status).toBe(404);
});

it("holds 50 links a project and no more, however many are made at once", async () => {
  const { id } = await owner.project();
  const replies = await times(55, () => owner.post(`/api/projects/${id}/shares`, {}));
  expect(tally(replies)).toEqual({ 201: 50, 422: 5 });
  expect(replies.find(({ status }) => status === 422)?.body).toMatchObject({ code: "too_many_shares" });
  expect(await shares(id)).toHaveLength(50);
});

it("opens a link that is being deleted, or does not: never anything else, and never after", async () => {
  for (let round = 0; round < 10; round++) {
    const { id } = await owner.project();
    const { body: link } = await owner.post<Share>(`/api/projects/${id}/shares`, { permission: "edit" });
    const eve = await api.person();
    const open = () => eve.get(`/api/shared/${link.shareToken}`);
    const gone = round % 2 === 0 ? `/api/shares/${link.id}` : `/api/projects/${id}`;
    const [one, deleted, other, save] = await Promise.all([
      open(),
      owner.delete(gone),
      open(),
      eve.put(`/api/projects/${id}`, { altitude: 400 }),
    ]);
    expect(deleted.status).toBe(200);
    for (const { status } of [one, other, save]) expect([200, 404]).toContain(status);
    expect((await open()).status).toBe(404);
    expect((await eve.get(`/api/projects/${id}`)).status).toBe(404);
    expect((await eve.get("/api/projects")).body).toMatchObject({ total: 0 });
  }
});

/** Until a statement waits for a lock, on a server: the embedded database lets nobody in before the other has ended. */
async function somebodyWaits(): Promise<void> {
  if (process.env["TEST_DATABASE_URL"] === undefined) return;
  const others = sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  const waiting = async () => (await meanwhile(() => api.database.executor.execute(others))).rows.length;
  await vi.waitUntil(async () => (await waiting()) > 0, { timeout: 30_000 });
}

it("lets nobody write whose link was deleted while they waited for the project", async () => {
  const { id } = await owner.project();
  const { body: link } = await owner.post<Share>(`/api/projects/${id}/shares`, { permission: "edit" });
  const eve = await api.person();
  await eve.get(`/api/shared/${link.shareToken}`);
  const { write } = await api.database.transaction(async (tx) => {
    await tx.execute(sql`SELECT 1 FROM projects WHERE id = ${id} FOR UPDATE`);
    const added = eve.post(`/api/projects/${id}/appliances`, { applianceId: "ceiling-fan" });
    await somebodyWaits();
    await tx.execute(sql`DELETE FROM project_shares WHERE id = ${link.id}`);
    return { write: added };
  });
  expect((await write).status).toBe(404);
});

it("deletes a link while eight visitors open it without end, and opens it for none of them afterwards", async () => {
  const { id } = await owner.project();
  const { body: link } = await owner.post<Share>(`/api/projects/${id}/shares`, { permission: "edit" });
  const visitors = Array.from({ length: 8 }, () => api.nobody());
  let opened = 0;
  const loops = visitors.map(async (visitor) => {
    for (;;) {
      const { status } = await visitor.get(`/api/shared/${link.shareToken}`);
      if (status !== 200) return status;
      opened++;
    }
  });
  await vi.waitUntil(() => opened > 40, { timeout: 30_000 });
  expect((await owner.delete(`/api/shares/${link.id}`)).status).toBe(200);
  expect((await api.nobody().get(`/api/shared/${link.shareToken}`)).status).toBe(404);
  expect(await Promise.all(loops)).toEqual(visitors.map(() => 404));
});

// The embedded database has one connection: nobody reads while another transaction is open, so nobody can be late.
it.each([process.env["TEST_DATABASE_URL"]].filter((url) => url !== undefined))(
  "reads a shared page without waiting for a writer who holds the project and the link",
  async () => {
    const { id } = await owner.project();
    const { body: link } = await owner.post<Share>(`/api/projects/${id}/shares`, {});
    const eve = await api.person();
    const open = (who: Pick<Person, "get">) => who.get(`/api/shared/${link.shareToken}`);
    expect((await open(eve)).status).toBe(200);
    await api.database.transaction(async (tx) => {
      await tx.execute(sql`SELECT 1 FROM projects WHERE id = ${id} FOR UPDATE`);
      await tx.execute(sql`SELECT 1 FROM project_shares WHERE id = ${link.id} FOR UPDATE`);
      for (const who of [api.nobody(), eve, owner]) expect((await open(who)).status).toBe(200);
      // The count waits for nobody either: it stays to be stored.
      expect((await shares(id)).map(({ accessCount }) => accessCount)).toEqual([0]);
    });
    expect((await shares(id)).map(({ accessCount }) => accessCount)).toEqual([4]);
  },
);

it("lets one of two people who save from the same version through; the other hears that it changed", async () => {
  const { id, version } = await owner.project();
  const { body: link } = await owner.post<Share>(`/api/projects/${id}/shares`, { permission: "edit" });
  const eve = await api.person();
  await eve.get(`/api/shared/${link.shareToken}`);
  const replies = await Promise.all([
    owner.put<Project>(`/api/projects/${id}`, { backupDays: 2, version }),
    eve.put<Project>(`/api/projects/${id}`, { backupDays: 5, version }),
  ]);
  expect(tally(replies)).toEqual({ 200: 1, 409: 1 });
  expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({ code: "project_changed" });
});
