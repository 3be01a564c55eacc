// Of the rest: every entry of a history, taken back.
import type { ProjectAppliance } from "@sunwright/contract/appliances";
import type { ProjectMoney } from "@sunwright/contract/economics";
import type { ProjectParts } from "@sunwright/contract/parts";
import type { RestorePlan, RestorePoint } from "@sunwright/contract/history";
import type { HistoryItem, Project } from "@sunwright/contract/projects";
import { afterAll, beforeAll, expect, it } from "vitest";
import { PLAIN_ROOF } from "../roofs/testing/roofs";
import { openTestApi, type Person, tally, type TestApi } from "../projects/testing/api";
import { letIn } from "../projects/testing/members";

let api: TestApi;
let ada: Person;
beforeAll(async () => {
  api = await openTestApi();
  ada = await api.person();
});
afterAll(() => api.close());

const historyOf = async (id: string) => (await ada.get<HistoryItem[]>(`/api/projects/${id}/history`)).body;
/** The newest entry with these words. */
async function entryOf(id: string, description: string): Promise<string> {
  const entry = (await historyOf(id)).find((each) => each.description === description);
  if (!entry) throw new Error(`No entry "${description}"`);
  return entry.id;
}
const pathOf = (id: string, entryId: string) => `/api/projects/${id}/history/${entryId}/restore`;
const planOf = (id: string, entryId: string, point: RestorePoint = "before", person = ada) =>
  person.get<RestorePlan>(`${pathOf(id, entryId)}?point=${point}`);
async function restore(id: string, entryId: string, point: RestorePoint = "before") {
  const { version, newest } = (await planOf(id, entryId, point)).body;
  return ada.post<Project>(pathOf(id, entryId), { point, version, newest });
}
const read = async (id: string) => (await ada.get<Project>(`/api/projects/${id}`)).body;
const appliancesOf = async (id: string) => (await ada.get<ProjectAppliance[]>(`/api/projects/${id}/appliances`)).body;
const moneyOf = async (id: string) => (await ada.get<ProjectMoney>(`/api/projects/${id}/economics`)).body;

it("undoes the last change and tells first what that changes", async () => {
  const { id } = await ada.project();
  await ada.put(`/api/projects/${id}`, { sunlightHours: 4.4, backupDays: 2 });
  const entry = await entryOf(id, "Changed sunlight hours and backup days.");
  expect((await planOf(id, entry)).body).toMatchObject({
    changes: { sunlightHours: { before: 4.4, after: 6.5 }, backupDays: { before: 2, after: 3 } },
    settled: [],
    stays: [],
  });
  const undone = await restore(id, entry);
  expect(undone).toMatchObject({ status: 200, body: { sunlightHours: 6.5, backupDays: 3, version: 3 } });
  const [newest] = await historyOf(id);
  expect(newest).toMatchObject({
    action: "modified",
    description: "Undone: Changed sunlight hours and backup days.",
    changes: { sunlightHours: { before: 4.4, after: 6.5 }, backupDays: { before: 2, after: 3 } },
  });
});

it("undoes the undo", async () => {
  const { id } = await ada.project();
  await ada.put(`/api/projects/${id}`, { altitude: 900 });
  await restore(id, await entryOf(id, "Changed altitude."));
  await restore(id, await entryOf(id, "Undone: Changed altitude."));
  expect((await read(id)).altitude).toBe(900);
  expect((await historyOf(id))[0]?.description).toBe("Redone: Changed altitude.");
});

it("restores an earlier version, before or after an entry, over everything since", async () => {
  const { id } = await ada.project();
  for (const sunlightHours of [5, 4.5, 4]) await ada.put(`/api/projects/${id}`, { sunlightHours });
  await ada.put(`/api/projects/${id}`, { humidity: 40 });
  const first = (await historyOf(id)).at(-2)?.id ?? "";
  await restore(id, first, "after");
  expect(await read(id)).toMatchObject({ sunlightHours: 5, humidity: 70 });
  await restore(id, first, "before");
  expect(await read(id)).toMatchObject({ sunlightHours: 6.5, humidity: 70 });
});

it("brings appliances back whole, as they were and where they stood", async () => {
  const { id } = await ada.project();
  const fan = await ada.appliance(id, {
    applianceId: "ceiling-fan",
    quantity: 3,
    hoursOfDay: [18, 19],
    essential: false,
  });
  const mill = await ada.appliance(id, { customName: "Mill", customPower: 900 });
  const before = await appliancesOf(id);
  await ada.put(`/api/projects/${id}/appliances/${mill.id}`, { quantity: 4, customPower: 700 });
  await ada.delete(`/api/projects/${id}/appliances/${fan.id}`);
  await ada.delete(`/api/projects/${id}/appliances/${mill.id}`);
  await ada.appliance(id, { applianceId: "refrigerator" });
  const entry = await entryOf(id, "Mill: changed power and quantity.");
  await ada.post(`/api/projects/${id}/calculate`);
  expect((await read(id)).designIsCurrent).toBe(true);
  expect((await restore(id, entry)).status).toBe(200);
  expect(await appliancesOf(id)).toEqual(before);
  expect((await read(id)).designIsCurrent).toBe(false);
});

it("brings money back in the country it was for, and direct input", async () => {
  const { id } = await ada.project();
  await ada.put(`/api/projects/${id}/economics`, { country: "Nigeria", tariff: 250 });
  await ada.put(`/api/projects/${id}`, { country: "Ghana" });
  await ada.put(`/api/projects/${id}/economics`, { country: "Ghana", loanTerm: 7 });
  await ada.post(`/api/projects/${id}/calculate`, { directDailyConsumption: 5_000, directPeakPower: 1_000 });
  const created = (await historyOf(id)).at(-1)?.id ?? "";
  await restore(id, created, "after");
  expect(await moneyOf(id)).toMatchObject({ country: "Nigeria", figures: { tariff: null } });
  expect(await read(id)).toMatchObject({ consumptionSource: "appliances", directPeakPower: null });
  await restore(id, (await historyOf(id))[0]?.id ?? "");
  expect(await moneyOf(id)).toMatchObject({ country: "Ghana", figures: { loanTerm: 7 } });
  expect(await read(id)).toMatchObject({ consumptionSource: "direct", directDailyConsumption: 5_000 });
});

it("brings chosen parts back, with what was typed for them", async () => {
  const { id } = await ada.project();
  const module = {
    equipmentId: "module-longi-lr5-72hph-570m",
    typed: { "series-fuse": 25 },
    price: 198_000,
    currency: "NGN",
  };
  await ada.put(`/api/projects/${id}/parts/module`, module);
  await ada.put(`/api/projects/${id}/parts/battery`, { equipmentId: "battery-epever-lr51100a", price: 1_100 });
  await ada.put(`/api/projects/${id}/parts/module`, { ...module, price: 210_000 });
  await ada.delete(`/api/projects/${id}/parts/module`);
  await ada.appliance(id);
  await ada.post(`/api/projects/${id}/calculate`);
  const battery = await entryOf(id, "Battery chosen: EPEVER LR51100A.");
  expect((await planOf(id, battery)).body).toMatchObject({
    stays: [],
    changes: {
      parts: [
        { part: "module", before: null, after: { ...module, name: "LONGi LR5-72HPH-570M" } },
        { part: "battery", before: { price: 1_100, currency: "USD" }, after: null },
      ],
    },
  });
  expect((await restore(id, battery)).status).toBe(200);
  const { body } = await ada.get<ProjectParts>(`/api/projects/${id}/parts`);
  expect(Object.keys(body.parts)).toEqual(["module"]);
  expect(body.parts.module).toMatchObject({ price: 198_000, currency: "NGN", typed: { "series-fuse": 25 } });
  expect((await read(id)).designIsCurrent).toBe(false);
  await restore(id, (await historyOf(id))[0]?.id ?? "");
  expect(Object.keys((await ada.get<ProjectParts>(`/api/projects/${id}/parts`)).body.parts)).toEqual(["battery"]);
});

it("says which changes since stay as they are", async () => {
  const { id } = await ada.project();
  await ada.put(`/api/projects/${id}`, { altitude: 900 });
  const entry = await entryOf(id, "Changed altitude.");
  await ada.post(`/api/projects/${id}/optimize-panels`, PLAIN_ROOF);
  const { stays, changes } = (await planOf(id, entry)).body;
  expect(stays).toHaveLength(1);
  // The layout stays; the angles that it gave the panels go back.
  expect(Object.keys(changes).toSorted()).toEqual(["altitude", "panelAzimuth", "panelTilt"]);
});

it("refuses when something changed after the plan was made, and a comment is no such change", async () => {
  const { id } = await ada.project();
  await ada.put(`/api/projects/${id}`, { altitude: 900 });
  const entry = await entryOf(id, "Changed altitude.");
  const { version, newest } = (await planOf(id, entry)).body;
  const body = { point: "before", version, newest };
  await ada.appliance(id);
  const changed = { status: 409, body: { code: "project_changed" } };
  expect(await ada.post(pathOf(id, entry), body)).toMatchObject(changed);
  await ada.put(`/api/projects/${id}`, { humidity: 50 });
  expect(await ada.post(pathOf(id, entry), body)).toMatchObject(changed);
  const again = (await planOf(id, entry)).body;
  await ada.post(`/api/projects/${id}/comments`, { content: "Is this right?" });
  expect((await ada.post(pathOf(id, entry), { ...body, ...again, point: "before" })).status).toBe(200);
});

it("of many at once one restores, and the others are told that the project changed", async () => {
  const { id } = await ada.project();
  await ada.put(`/api/projects/${id}`, { altitude: 900 });
  const entry = await entryOf(id, "Changed altitude.");
  const { version, newest } = (await planOf(id, entry)).body;
  const send = () => ada.post(pathOf(id, entry), { point: "before", version, newest });
  expect(tally(await Promise.all([send(), send(), send(), send()]))).toEqual({ 200: 1, 409: 3 });
});

it("writes nothing where nothing would change", async () => {
  const { id } = await ada.project();
  await ada.put(`/api/projects/${id}`, { altitude: 900 });
  const entry = await entryOf(id, "Changed altitude.");
  const before = await historyOf(id);
  expect((await planOf(id, entry, "after")).body.changes).toEqual({});
  expect((await restore(id, entry, "after")).status).toBe(200);
  expect(await historyOf(id)).toEqual(before);
});

it("is for who may change the design, and knows entries of this project only", async () => {
  const { id } = await ada.project();
  await ada.put(`/api/projects/${id}`, { altitude: 900 });
  const entry = await entryOf(id, "Changed altitude.");
  const { version, newest } = (await planOf(id, entry)).body;
  const body = { point: "before", version, newest };
  const [viewer, editor, admin, stranger] = [
    await api.person(),
    await api.person(),
    await api.person(),
    await api.person(),
  ];
  await letIn(api, viewer, id, "view");
  await letIn(api, editor, id, "edit");
  await letIn(api, admin, id, "admin");
  expect((await api.nobody().get(pathOf(id, entry))).status).toBe(401);
  expect((await api.nobody().post(pathOf(id, entry), body)).status).toBe(401);
  for (const [person, status, code] of [
    [stranger, 404, "project_not_found"],
    [viewer, 403, "not_permitted"],
  ] as const) {
    expect(await planOf(id, entry, "before", person), "S-189").toMatchObject({ status, body: { code } });
    expect(await person.post(pathOf(id, entry), body), "S-189").toMatchObject({ status, body: { code } });
  }
  expect((await read(id)).altitude).toBe(900);
  expect((await planOf(id, entry, "before", admin)).status).toBe(200);
  expect((await editor.post(pathOf(id, entry), body)).status).toBe(200);
  const other = await ada.project();
  expect(await planOf(other.id, entry)).toMatchObject({ status: 404, body: { code: "entry_not_found" } });
});
