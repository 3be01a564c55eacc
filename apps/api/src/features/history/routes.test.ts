// Of the rest: histories of 2,000 entries; the journey of the discussion reads one.
import { randomBytes } from "node:crypto";
import { FORMER_MEMBER } from "../projects/people";
import { HISTORY_ACTIONS, type HistoryItem } from "@sunwright/contract/projects";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sql } from "drizzle-orm";
import { DESCRIPTION_MAX } from "./rules";
import { openTestApi, type Person, type TestApi } from "../projects/testing/api";

let api: TestApi;
let ada: Person;
beforeAll(async () => {
  api = await openTestApi();
  ada = await api.person();
});
afterAll(() => api.close());

const historyOf = async (id: string) => (await ada.get<HistoryItem[]>(`/api/projects/${id}/history`)).body;

it("tells who did what and when, newest first", async () => {
  const { id } = await ada.project();
  const { id: applianceId } = await ada.appliance(id, { applianceId: "ceiling-fan", quantity: 3, hoursPerDay: 4 });
  await ada.put(`/api/projects/${id}`, { sunlightHours: 4.4 });
  await ada.post(`/api/projects/${id}/calculate`);
  await ada.post(`/api/projects/${id}/exports`, { format: "csv" });
  await ada.put(`/api/projects/${id}/appliances/${applianceId}`, { quantity: 2 });
  await ada.delete(`/api/projects/${id}/appliances/${applianceId}`);
  await ada.post(`/api/projects/${id}/shares`, {});
  await ada.post(`/api/projects/${id}/comments`, { content: "Where does the inverter hang?" });
  const { status, body: history } = await ada.get<HistoryItem[]>(`/api/projects/${id}/history`);
  expect(status, "S-416").toBe(200);
  const told = history.map(({ action, description }) => [action, description.replace(/: .* of inverter/, "")]);
  expect(told, "S-332 all six actions").toEqual([
    ["commented", "Wrote a comment."],
    ["shared", "Created a public share link: View Only."],
    ["modified", "Removed 2 × Ceiling fan."],
    ["modified", "Ceiling fan: changed quantity."],
    ["exported", "Report exported as CSV."],
    ["calculated", "Calculated from the appliances."],
    ["modified", "Changed sunlight hours."],
    ["modified", "Added 3 × Ceiling fan."],
    ["created", "Project created."],
  ]);
  for (const item of history) {
    expect(HISTORY_ACTIONS).toContain(item.action);
    expect(item, "S-331").toEqual({
      id: item.id,
      number: item.number,
      action: item.action,
      // A session of the test server has no account behind it.
      ...FORMER_MEMBER,
      description: item.description,
      changes: item.changes,
      timestamp: new Date(item.timestamp).toISOString(),
    });
    expect(item.id).toMatch(/^[0-9a-f-]{36}$/);
  }
});

it("keeps the newest 2,000 entries of a project", async () => {
  const { id } = await ada.project();
  const fill = (from: number, to: number, text: string) =>
    api.database.executor.execute(sql`
      insert into project_history (id, project_id, number, user_id, action, description, changes, at)
      select gen_random_uuid(), ${id}, n, ${ada.userId}, 'modified', 'Changed.', jsonb_build_object('text', n || ${text}), now()
      from generate_series(${from}::int, ${to}::int) n`);
  const kept = async () =>
    (
      await api.database.executor.execute<{ of: number; first: number }>(
        sql`select count(*)::int as of, min(number) as first from project_history where project_id = ${id}`,
      )
    ).rows[0];
  await fill(2, 2_099, "");
  await ada.put(`/api/projects/${id}`, { name: "The 2,100th" });
  expect(await kept()).toEqual({ of: 2_000, first: 101 });
  await fill(2_101, 2_149, randomBytes(600_000).toString("base64"));
  await ada.put(`/api/projects/${id}`, { name: "The 2,150th" });
  const left = await kept();
  expect(left?.of, "16 MB").toBeLessThan(49);
  expect(left?.of).toBeGreaterThan(10);
});

it("keeps of a save only the fields that changed, each with its value before and after", async () => {
  const { id } = await ada.project();
  await ada.put(`/api/projects/${id}`, { sunlightHours: 4.4, backupDays: 3, name: "New Solar Project" });
  const [newest] = await historyOf(id);
  expect(newest?.changes, "S-331 changes").toEqual({ sunlightHours: { before: 6.5, after: 4.4 } });
});

it("says in the history that a new country cleared the city", async () => {
  const { id } = await ada.project({ city: "ng-kano" });
  await ada.put(`/api/projects/${id}`, { country: "Ghana" });
  const [newest] = await historyOf(id);
  expect(newest).toMatchObject({
    description:
      "Changed country. As in Ghana: voltage and frequency, currency, and sunlight hours. City cleared: it is not in the climate table of Ghana.",
    changes: { country: { before: "Nigeria", after: "Ghana" }, city: { before: "ng-kano", after: null } },
  });
});

it("keeps the results of a calculation before and after", async () => {
  const { id } = await ada.project();
  await ada.post(`/api/projects/${id}/calculate`, { directDailyConsumption: 5_000, directPeakPower: 1_000 });
  await ada.post(`/api/projects/${id}/calculate`, { directDailyConsumption: 5_000, directPeakPower: 1_500 });
  const [newest] = await historyOf(id);
  expect(newest?.changes).toMatchObject({
    directPeakPower: { before: 1_000, after: 1_500 },
    recommendedInverterCapacity: { before: 2_000, after: 3_000 },
  });
});

it("writes nothing for a save, an archive or an appliance update that changes nothing", async () => {
  const { id } = await ada.project();
  const { id: applianceId } = await ada.appliance(id, { applianceId: "ceiling-fan", quantity: 3, hoursPerDay: 4 });
  const before = await historyOf(id);
  await ada.put(`/api/projects/${id}`, { sunlightHours: 6.5 });
  await ada.put(`/api/projects/${id}/appliances/${applianceId}`, { quantity: 3 });
  await ada.post(`/api/projects/${id}/reopen`);
  expect(await historyOf(id)).toEqual(before);
});

it("writes nothing for a save that is refused", async () => {
  const { id } = await ada.project();
  await ada.put(`/api/projects/${id}`, { altitude: -1 });
  await ada.put(`/api/projects/${id}`, { altitude: 5, version: 9 });
  await ada.post(`/api/projects/${id}/calculate`);
  expect(await historyOf(id)).toHaveLength(1);
});

it("refuses an export in an unknown format", async () => {
  const { id } = await ada.project();
  expect((await ada.post(`/api/projects/${id}/exports`, { format: "docx" })).status).toBe(400);
});

it("answers a page, and on request what is older than its last entry", async () => {
  const { id } = await ada.project();
  for (let altitude = 1; altitude <= 7; altitude++) await ada.put(`/api/projects/${id}`, { altitude });
  const page = async (query: string) =>
    (await ada.get<HistoryItem[]>(`/api/projects/${id}/history${query}`)).body.map(({ number }) => number);
  expect(await page("")).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
  expect(await page("?limit=3")).toEqual([8, 7, 6]);
  expect(await page("?limit=3&before=6")).toEqual([5, 4, 3]);
  expect(await page("?before=3")).toEqual([2, 1]);
  expect(await page("?before=1")).toEqual([]);
  for (const query of ["?limit=0", "?limit=101", "?before=0", "?before=x", "?before=1e99"])
    expect((await ada.get(`/api/projects/${id}/history${query}`)).status, query).toBe(400);
  const stranger = await api.person();
  expect((await stranger.get(`/api/projects/${id}/history?before=3`)).status).toBe(404);
});

it("ends a page at its limit of bytes, leaves nothing out between pages, and reads entries that are too long", async () => {
  const { id } = await ada.project();
  const add = (number: number, length: number, description = "Changed name.") =>
    api.database.executor.execute(sql`
      INSERT INTO project_history (id, project_id, number, user_id, action, description, changes, at)
      VALUES (gen_random_uuid(), ${id}::uuid, ${number}, ${ada.userId}::uuid, 'modified', ${description},
        jsonb_build_object('name', jsonb_build_object('before', repeat('x', ${length}::int), 'after', 'y')), now())`);
  for (let number = 2; number <= 40; number++) await add(number, 20_000);
  await add(41, 5_000_000, "d".repeat(100_000));
  const numbers: number[] = [];
  for (let before = ""; ;) {
    const { body } = await ada.get<HistoryItem[]>(`/api/projects/${id}/history${before}`);
    expect(JSON.stringify(body).length).toBeLessThan(350_000);
    numbers.push(...body.map(({ number }) => number));
    if ((numbers.at(-1) ?? 1) === 1) break;
    before = `?before=${numbers.at(-1)}`;
  }
  expect(numbers).toEqual(Array.from({ length: 41 }, (_, index) => 41 - index));
});

it("keeps the text of an entry short, however often it is restored", async () => {
  const { id } = await ada.project();
  await ada.put(`/api/projects/${id}`, { altitude: 5 });
  for (let altitude = 10; altitude < 40; altitude++) {
    await ada.put(`/api/projects/${id}`, { altitude });
    const [, entry] = (await ada.get<HistoryItem[]>(`/api/projects/${id}/history`)).body;
    const path = `/api/projects/${id}/history/${entry?.id}/restore`;
    const plan = (await ada.get<{ version: number; newest: string }>(`${path}?point=before`)).body;
    await ada.post(path, { point: "before", version: plan.version, newest: plan.newest });
  }
  const history = (await ada.get<HistoryItem[]>(`/api/projects/${id}/history`)).body;
  expect(Math.max(...history.map(({ description }) => description.length))).toBe(DESCRIPTION_MAX);
});
