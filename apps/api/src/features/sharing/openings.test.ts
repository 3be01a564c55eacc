import type { Share } from "@sunwright/contract/shares";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApi, type Person, type TestApi } from "../projects/testing/api";
import { createOpeningCounter } from "./openings";
import { projectShares } from "../projects/access-schema";

let api: TestApi;
let owner: Person;
beforeAll(async () => {
  api = await openTestApi();
  owner = await api.person();
});
afterAll(() => api.close());

async function link(): Promise<Share> {
  const { id } = await owner.project();
  return (await owner.post<Share>(`/api/projects/${id}/shares`, {})).body;
}
const stored = async ({ id }: Share) => {
  const { executor } = api.database;
  const [row] = await executor.select().from(projectShares).where(eq(projectShares.id, id));
  return row && { count: row.accessCount, last: row.lastAccessedAt };
};
const at = (second: number) => new Date(Date.UTC(2026, 5, 1, 12, 0, second));
const counter = (database = api.database) => createOpeningCounter({ database, log: { warn: () => undefined } });

it("stores what was counted before the process ends, each link its own", async () => {
  const [one, other, unseen] = [await link(), await link(), await link()];
  const openings = counter();
  for (const second of [3, 9, 6]) openings.count(one.id, at(second));
  openings.count(other.id, at(1));
  await openings.close();
  expect(await stored(one)).toEqual({ count: 3, last: at(9) });
  expect(await stored(other)).toEqual({ count: 1, last: at(1) });
  expect(await stored(unseen)).toEqual({ count: 0, last: null });
});

it("adds to what another process has stored meanwhile, and keeps the later of the two times", async () => {
  const one = await link();
  const [first, second] = [counter(), counter()];
  first.count(one.id, at(20));
  second.count(one.id, at(10));
  await Promise.all([first.close(), second.close()]);
  expect(await stored(one)).toEqual({ count: 2, last: at(20) });
});

it("loses nothing while the database does not answer", async () => {
  const one = await link();
  let broken = true;
  const flaky = {
    ...api.database,
    get executor() {
      if (broken) throw new Error("connection lost");
      return api.database.executor;
    },
  };
  const openings = counter(flaky);
  openings.count(one.id, at(1));
  await openings.store();
  openings.count(one.id, at(2));
  broken = false;
  await openings.close();
  expect(await stored(one)).toEqual({ count: 2, last: at(2) });
});

it("counts nothing for a deleted link, and continues with the others", async () => {
  const [gone, stays] = [await link(), await link()];
  const openings = counter();
  openings.count(gone.id, at(1));
  openings.count(stays.id, at(1));
  await owner.delete(`/api/shares/${gone.id}`);
  await openings.store();
  openings.count(stays.id, at(2));
  await openings.close();
  expect(await stored(gone)).toBeUndefined();
  expect(await stored(stays)).toEqual({ count: 2, last: at(2) });
});

it("stores the openings of a visitor when the server ends in order", async () => {
  const ending = await openTestApi();
  const ada = await ending.person();
  const { id } = await ada.project();
  const { body: share } = await ada.post<Share>(`/api/projects/${id}/shares`, {});
  for (let opened = 0; opened < 3; opened++) await ending.nobody().get(`/api/shared/${share.shareToken}`);
  await ending.endServing();
  const [row] = await ending.database.executor.select().from(projectShares).where(eq(projectShares.id, share.id));
  expect(row?.accessCount).toBe(3);
  await ending.close();
});
