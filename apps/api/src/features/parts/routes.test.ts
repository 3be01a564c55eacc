import type { ProjectParts } from "@sunwright/contract/parts";
import type { ProjectFile } from "@sunwright/contract/project-file";
import type { HistoryItem, Project } from "@sunwright/contract/projects";
import { equipmentLibrary } from "@sunwright/equipment/library";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApi, type Person, type TestApi } from "../projects/testing/api";
import { exportedProjects } from "../projects/testing/exported";

const LONGI = "module-longi-lr5-72hph-570m";
const EPEVER = "battery-epever-lr51100a";
const TRACER = "charge-controller-epever-tracer4210an";

interface Figure {
  readonly value: number;
}

let api: TestApi;
let ada: Person;
beforeAll(async () => {
  api = await openTestApi();
  ada = await api.person();
});
afterAll(() => api.close());

const pathOf = ({ id }: Pick<Project, "id">, part = "") => `/api/projects/${id}/parts${part && `/${part}`}`;
const choose = (project: Project, part: string, equipmentId: string, more: object = {}) =>
  ada.put<ProjectParts>(pathOf(project, part), { equipmentId, ...more });
const read = async (project: Project) => (await ada.get<ProjectParts>(pathOf(project))).body.parts;

it("designs with generic parts until one is chosen, and again once it is removed", async () => {
  const project = await ada.project();
  expect(await read(project)).toEqual({});
  const chosen = await choose(project, "module", LONGI, { price: 120, typed: { "series-fuse": 25 } });
  expect(chosen).toMatchObject({
    status: 200,
    body: { parts: { module: { row: { id: LONGI, power: 570.41 }, price: 120, typed: { "series-fuse": 25 } } } },
  });
  expect(await read(project)).toEqual(chosen.body.parts);
  expect((await ada.delete<ProjectParts>(pathOf(project, "module"))).body).toEqual({ parts: {} });
  expect(await read(project)).toEqual({});
});

it("makes the design one to be calculated again, which then has the part and its price", async () => {
  const project = await ada.project();
  await ada.appliance(project.id);
  await ada.post(`/api/projects/${project.id}/calculate`);
  await choose(project, "module", LONGI, { price: 120 });
  const { body: stale } = await ada.get<Project>(`/api/projects/${project.id}`);
  expect(stale).toMatchObject({ designIsCurrent: false });
  const { body } = await ada.post<{ design: { panels: { capacity: { value: number } }; chosen: unknown } }>(
    `/api/projects/${project.id}/calculate`,
  );
  expect(body.design.panels.capacity.value % 570).toBe(0);
  expect(body.design.chosen).toMatchObject({ parts: [{ part: "module", id: LONGI, used: true, price: 120 }] });
});

it("keeps a price in the currency it was typed in, and counts it by that currency's display rate", async () => {
  const project = await ada.project();
  await ada.appliance(project.id);
  const chosen = await choose(project, "module", LONGI, { price: 198_000, currency: "NGN" });
  expect(chosen.body.parts.module).toMatchObject({ price: 198_000, currency: "NGN" });
  const { body } = await ada.post<{ design: { panels: { count: Figure }; cost: { panels: Figure } } }>(
    `/api/projects/${project.id}/calculate`,
  );
  // 198,000 ÷ 1,650 of the specification is 120 dollars.
  expect(body.design.cost.panels.value).toBeCloseTo(120 * body.design.panels.count.value, 6);
});

it("asks for the kind of a controller whose row does not state it, and takes the one that is typed", async () => {
  const project = await ada.project();
  const open = equipmentLibrary().records.find((row) => row.kind === "charge-controller" && row.type === null);
  const id = open?.id ?? "";
  expect(await choose(project, "controller", id, { typed: { "controller-type": "tracking" } })).toMatchObject({
    status: 400,
  });
  const typed = { "controller-type": "PWM" };
  expect((await choose(project, "controller", id, { typed })).body.parts.controller).toMatchObject({ typed });
  expect(await choose(project, "controller", TRACER, { typed })).toMatchObject({
    status: 400,
    body: { issues: [{ path: "typed.controller-type" }] },
  });
});

it("writes what was chosen and removed to the history, and nothing where nothing changed", async () => {
  const project = await ada.project();
  await choose(project, "battery", EPEVER, { price: 1_100 });
  await choose(project, "battery", EPEVER, { price: 1_100 });
  await ada.delete(pathOf(project, "battery"));
  await ada.delete(pathOf(project, "battery"));
  const { body: entries } = await ada.get<HistoryItem[]>(`/api/projects/${project.id}/history`);
  expect(entries.map(({ description }) => description).slice(0, 2)).toEqual([
    "Battery: back to the generic one.",
    "Battery chosen: EPEVER LR51100A.",
  ]);
  expect(entries).toHaveLength(3);
  expect(entries[1]?.changes).toMatchObject({
    parts: [
      { part: "battery", before: null, after: { equipmentId: EPEVER, typed: {}, price: 1_100, currency: "USD" } },
    ],
  });
});

describe("refuses", () => {
  it("a part that the library does not have, and one of another kind", async () => {
    const project = await ada.project();
    expect(await choose(project, "module", "module-nobody-nothing")).toMatchObject({
      status: 404,
      body: { code: "equipment_not_found" },
    });
    expect(await choose(project, "module", EPEVER)).toMatchObject({
      status: 400,
      body: { code: "invalid_input", issues: [{ path: "equipmentId" }] },
    });
  });

  it("a typed figure that the row states, that nobody asks for, or that is out of bounds", async () => {
    const project = await ada.project();
    const typed = (figures: object) => choose(project, "controller", TRACER, { typed: figures });
    expect(await typed({ "battery-voltages": 12 })).toMatchObject({
      status: 400,
      body: { issues: [{ path: "typed.battery-voltages" }] },
    });
    for (const wrong of [{ colour: 1 }, { "panel-voltage-max": 0 }, { "panel-voltage-max": "92" }])
      expect(await typed(wrong)).toMatchObject({ status: 400, body: { code: "invalid_input" } });
    expect((await typed({ "panel-voltage-max": 92 })).status).toBe(200);
  });

  it("a price of nothing, below it or beyond reason", async () => {
    const project = await ada.project();
    for (const price of [0, -1]) {
      const refused = await choose(project, "module", LONGI, { price });
      expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: "price" }] } });
      expect(JSON.stringify(refused.body)).toContain("A price above 0");
    }
    for (const price of [1_000_001, "12"])
      expect(await choose(project, "module", LONGI, { price })).toMatchObject({ status: 400 });
    expect(await choose(project, "module", LONGI, { price: 2_000_000, currency: "EUR" })).toMatchObject({
      body: { code: "invalid_input", issues: [{ path: "price" }] },
    });
    expect(await choose(project, "module", LONGI, { price: 1, currency: "CHF" })).toMatchObject({ status: 400 });
    expect(await read(project)).toEqual({});
  });

  it("everybody who does not reach the project, and who may only look", async () => {
    const project = await ada.project();
    const eve = await api.person();
    for (const answer of [
      await eve.get(pathOf(project)),
      await eve.put(pathOf(project, "module"), { equipmentId: LONGI }),
      await eve.delete(pathOf(project, "module")),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: "project_not_found" } });
  });
});

it("goes into a copy, a file and the account's export, and leaves with the project", async () => {
  const project = await ada.project();
  await choose(project, "module", LONGI, { price: 120 });
  await choose(project, "controller", TRACER, { typed: { "panel-voltage-max": 92 } });
  const chosen = await read(project);
  const copy = (await ada.post<Project>(`/api/projects/${project.id}/duplicate`)).body;
  expect(await read(copy)).toEqual(chosen);

  const { body: file } = await ada.get<ProjectFile>(`/api/projects/${project.id}/file`);
  const imported = await ada.post<Project>("/api/projects/import", file);
  expect(await read(imported.body)).toEqual(chosen);
  const { parts: _parts, ...before } = file;
  expect(await read((await ada.post<Project>("/api/projects/import", before)).body)).toEqual({});
  const unknown = {
    ...file,
    parts: [{ part: "module", equipmentId: "module-nobody-nothing", typed: {}, price: null }],
  };
  expect(await ada.post("/api/projects/import", unknown)).toMatchObject({ body: { code: "equipment_not_found" } });

  const exported = await exportedProjects(api.database.executor, ada.userId);
  expect(exported.find(({ id }) => id === project.id)?.parts).toEqual([
    { part: "controller", equipmentId: TRACER, typed: { "panel-voltage-max": 92 }, price: null, currency: "USD" },
    { part: "module", equipmentId: LONGI, typed: {}, price: 120, currency: "USD" },
  ]);
  await ada.delete(`/api/projects/${project.id}`);
  expect((await ada.get(pathOf(project))).status).toBe(404);
});
