// Of the rest: roofs up to the largest, laid out through HTTP.
import type { HistoryItem, Project } from "@sunwright/contract/projects";
import { PlacedPanel, type PanelPlacement, type PanelPlace } from "@sunwright/contract/roof";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApi, type Person, type TestApi } from "../projects/testing/api";
import { exportedProjects } from "../projects/testing/exported";
import { CHIMNEY, OVERLAPPING, PLAIN_ROOF, REFERENCE_ROOF } from "./testing/roofs";

let api: TestApi;
let ada: Person;
beforeAll(async () => {
  api = await openTestApi();
  ada = await api.person();
});
afterAll(() => api.close());

const addressOf = (id: string) => `/api/projects/${id}/panel-placement`;
const optimize = (id: string, body: object) => ada.post<PanelPlacement>(`/api/projects/${id}/optimize-panels`, body);
const readBack = async (id: string) => (await ada.get<PanelPlacement>(addressOf(id))).body;
const save = (id: string, body: object) => ada.put<PanelPlacement>(addressOf(id), body);

const placed = (panels: readonly PanelPlace[]) => panels.map(({ x, y, width, height }) => ({ x, y, width, height }));
const TOLERANCE = 1e-6;
const inside = ({ x, y, width, height }: PanelPlace) =>
  x >= -TOLERANCE && y >= -TOLERANCE && x + width <= 12 + TOLERANCE && y + height <= 8 + TOLERANCE;
const apart = (one: PanelPlace, other: PanelPlace) =>
  one.x + one.width <= other.x + TOLERANCE ||
  other.x + other.width <= one.x + TOLERANCE ||
  one.y + one.height <= other.y + TOLERANCE ||
  other.y + other.height <= one.y + TOLERANCE;

it("lays out the default roof, and no layout holds more than the 56 of the reference", async () => {
  const { id } = await ada.project();
  const { status, body } = await optimize(id, REFERENCE_ROOF);
  expect(status, "S-424").toBe(200);
  const figures = ["efficiencyScore", "energyYield", "utilizationRate", "shadingLoss"] as const;
  for (const figure of figures) expect(body[figure], `S-425 ${figure}`).toEqual(expect.any(Number));
  // Source: reference instance default-standard, proved optimum 56.
  expect(body.proof?.panels).toBe(56);
  expect(body.optimizedLayout.length, "S-425 optimizedLayout").toBeLessThanOrEqual(56);
  expect(body.optimizedLayout.length).toBeGreaterThanOrEqual(55);
  expect(body.energyYield).toBeLessThanOrEqual((body.proof?.upperBound.value ?? 0) + 1e-6);
  expect(body.proof?.panelsByArea).toBe(Math.floor(95 / 1.65));
  expect(body.optimizedLayout.every((panel) => apart(panel, CHIMNEY))).toBe(true);
  for (const [index, one] of body.optimizedLayout.entries()) {
    expect(inside(one), one.id).toBe(true);
    expect(body.optimizedLayout.slice(index + 1).every((other) => apart(one, other))).toBe(true);
  }
  expect(body.utilizationRate, "S-340 panel area ÷ roof area").toBeCloseTo(
    (100 * body.optimizedLayout.length * 1.65) / 96,
    9,
  );
  expect(body.efficiencyScore).toBeLessThanOrEqual(100);
});

it("reads back whole what was stored", async () => {
  const { id } = await ada.project({ country: "Nigeria", city: "ng-kano" });
  const asked = { ...PLAIN_ROOF, shadingObstructions: [CHIMNEY], roofTilt: 15 };
  const { body } = await optimize(id, asked);
  const stored = await readBack(id);
  expect(stored, "S-423").toEqual(body);
  const { roofWidth, roofHeight, roofOrientation, roofTilt, shadingObstructions } = asked;
  expect(stored, "S-338").toMatchObject({ roofWidth, roofHeight, roofOrientation, roofTilt });
  expect(stored.shadingObstructions, "S-339").toEqual(shadingObstructions);
  expect(stored.optimizedLayout.length, "S-339").toBeGreaterThan(0);
  expect(stored).toMatchObject(asked);
  expect(stored.site.name).toContain("Kano");
  const { efficiencyScore, energyYield, utilizationRate, shadingLoss, figures } = stored;
  expect(figures.energyYield.unit, "S-340 kWh/yr").toBe("kWh/year");
  expect(figures.shadingLoss.unit, "S-340 %").toBe("%");
  expect(efficiencyScore, "S-340 of the best plane's energy").toBeLessThan(100);
  expect(shadingLoss, "S-340 with a chimney").toBeGreaterThan(0);
  expect([efficiencyScore, energyYield, utilizationRate, shadingLoss]).toEqual([
    figures.efficiencyScore.value,
    figures.energyYield.value,
    figures.utilizationRate.value,
    figures.shadingLoss.value,
  ]);
});

it("S-340 scores the energy of the panels, not how many there are, and stores it with the share of the roof", async () => {
  const { id } = await ada.project({ country: "Nigeria", city: "ng-kano" });
  const { body: whole } = await optimize(id, { ...PLAIN_ROOF, roofTilt: 15 });
  const layout = placed(whole.optimizedLayout).slice(0, 9);
  await save(id, { ...PLAIN_ROOF, roofTilt: 15, layout });
  const few = await readBack(id);
  expect(few.energyYield, "S-340 energyYield").toBeCloseTo((whole.energyYield * 9) / whole.optimizedLayout.length, 6);
  expect(few.shadingLoss, "S-340 shadingLoss").toBeCloseTo(0, 9);
  // Without shade nine panels yield, of nine on the best plane, what all of them yield of as many there.
  expect(few.efficiencyScore, "S-340 efficiencyScore").toBeCloseTo(whole.efficiencyScore, 9);
  // 15° to the south is the best plane of Kano within a few degrees (12° north).
  expect(few.efficiencyScore, "S-340 near the best plane").toBeGreaterThan(99);
  expect(few.utilizationRate, "S-340 utilizationRate").toBeCloseTo((100 * 9 * 1.65) / 96, 9);
  await save(id, { ...PLAIN_ROOF, roofTilt: 15, roofOrientation: "north", layout });
  expect((await readBack(id)).efficiencyScore, "S-340 turned away from the sun").toBeLessThan(95);
});

it("S-423 has every field of the record, empty, before the first layout", async () => {
  const { id } = await ada.project();
  expect(await ada.get(addressOf(id)), "S-423").toEqual({
    status: 200,
    body: {
      roofWidth: null,
      roofHeight: null,
      roofOrientation: null,
      roofTilt: null,
      shadingObstructions: [],
      optimizedLayout: [],
      efficiencyScore: null,
      energyYield: null,
      utilizationRate: null,
      shadingLoss: null,
    },
  });
});

it("keeps obstructions and panels with their fields, clear of each other", async () => {
  const { id } = await ada.project();
  const { body } = await optimize(id, { ...PLAIN_ROOF, shadingObstructions: [CHIMNEY] });
  expect(body.shadingObstructions, "S-341").toEqual([
    { id: "a", type: "chimney", x: 6, y: 4, width: 1, height: 1, shadowLength: 2 },
  ]);
  for (const { id: panel, x, y, width, height, shaded } of body.optimizedLayout) {
    expect(panel, "S-342").toMatch(/\S/);
    expect([x, y].every(Number.isFinite), "S-342").toBe(true);
    expect(
      [width, height].toSorted((a, b) => a - b),
      "S-342",
    ).toEqual([1, 1.65]);
    expect([true, false], "S-342").toContain(shaded);
  }
  for (const panel of body.optimizedLayout) expect(PlacedPanel.parse(panel)).toEqual(panel);
  expect(body.optimizedLayout.every((panel) => apart(panel, CHIMNEY))).toBe(true);
  expect(body.optimizedLayout.some(({ shaded }) => shaded)).toBe(true);
  expect(body.shadingLoss).toBeGreaterThan(0);
});

it("compares the kinds of layout, and none beats the one with the most energy", async () => {
  const { id } = await ada.project();
  const { body } = await optimize(id, PLAIN_ROOF);
  expect(body.comparison.map(({ mode }) => mode)).toEqual(["most-energy", "rows", "same-orientation"]);
  const [most, ...others] = body.comparison;
  for (const other of others) expect(other.energyYield).toBeLessThanOrEqual((most?.energyYield ?? 0) + 1e-6);
  expect(most?.energyYield).toBe(body.energyYield);
});

it("loses nothing to shade where nothing stands, and reaches its bound", async () => {
  const { id } = await ada.project();
  const { body } = await optimize(id, PLAIN_ROOF);
  expect(body.shadingLoss).toBeCloseTo(0, 9);
  expect(body).toMatchObject({ proof: { optimal: true, panels: body.optimizedLayout.length } });
  // By area alone 58 would fit.
  expect(body.optimizedLayout.length).toBeLessThanOrEqual(Math.floor(96 / 1.65));
});

it("keeps locked panels where they are", async () => {
  const { id } = await ada.project();
  const lockedPanels = [{ x: 4.321, y: 3.3, width: 1.65, height: 1 }];
  const { body } = await optimize(id, { ...PLAIN_ROOF, lockedPanels });
  expect(placed(body.optimizedLayout)).toContainEqual(lockedPanels[0]);
  expect(body.optimizedLayout.length).toBeGreaterThan(40);
  expect(await optimize(id, { ...PLAIN_ROOF, lockedPanels: OVERLAPPING })).toMatchObject({
    status: 422,
    body: { code: "layout_invalid" },
  });
});

it("stores a layout made by hand after checking and scoring it, and refuses one that cannot be built", async () => {
  const { id } = await ada.project();
  const { body: optimal } = await optimize(id, PLAIN_ROOF);
  const layout = placed(optimal.optimizedLayout).slice(0, 9);
  const { status, body } = await save(id, { ...PLAIN_ROOF, layout, efficiencyScore: 100, energyYield: 1 });
  expect(status).toBe(200);
  expect(placed(body.optimizedLayout)).toEqual(layout);
  expect(body.energyYield).toBeCloseTo((optimal.energyYield * 9) / optimal.optimizedLayout.length, 6);
  expect(body).toMatchObject({ edited: true, proof: null });
  expect(await readBack(id)).toEqual(body);
  const refused = await save(id, { ...PLAIN_ROOF, layout: OVERLAPPING });
  expect(refused).toMatchObject({ status: 422, body: { code: "layout_invalid", issues: [{ path: "panels.0" }] } });
  expect(await readBack(id)).toEqual(body);
});

it("keeps walkways free, solves again for the ridge and leaves single panels out, and says what each did", async () => {
  const { id } = await ada.project({ country: "USA" });
  const walkways = [{ id: "w", direction: "up", at: 5, width: 0.914 }];
  // Source of the ridge rule: International Residential Code 2018, R324.6.2.
  const ridge = { share: 0.33, setback: 0.914 };
  const rules = { setback: { left: 0, right: 0, top: 0.457, bottom: 0 }, walkways, ridge, noSinglePanels: true };
  const { status, body } = await optimize(id, { ...PLAIN_ROOF, rules });
  expect(status).toBe(200);
  const { optimizedLayout } = body;
  expect(optimizedLayout.every(({ x, width }) => x + width <= 5 + TOLERANCE || x >= 5.914 - TOLERANCE)).toBe(true);
  expect(Math.min(...optimizedLayout.map(({ y }) => y))).toBeGreaterThanOrEqual(0.914 - TOLERANCE);
  expect(body.proof?.ridge?.setback).toBe(0.914);
  expect(body.proof?.ridge?.coverage).toBeCloseTo((optimizedLayout.length * 1.65) / 96, 9);
  expect(body.proof?.panels).toBeGreaterThanOrEqual(optimizedLayout.length);
  expect(body).toMatchObject({ rules });
  expect(await readBack(id)).toEqual(body);
  const onTheWalkway = { ...PLAIN_ROOF, rules, layout: [{ x: 4.5, y: 2, width: 1.65, height: 1 }] };
  expect(await save(id, onTheWalkway)).toMatchObject({
    status: 422,
    body: { code: "layout_invalid", issues: [{ message: "Panel 1 lies on a walkway" }, {}] },
  });
});

it.each([
  ["201% of the sun", { leastSolarAccess: 2.01 }],
  ["21 walkways", { walkways: Array.from({ length: 21 }, () => ({ id: "w", direction: "up", at: 1, width: 1 })) }],
  ["a walkway around the roof", { walkways: [{ id: "w", direction: "around", at: 1, width: 1 }] }],
  ["a ridge rule of more than all", { ridge: { share: 1.1, setback: 1 } }],
])("refuses rules of %s", async (_name, rules) => {
  const { id } = await ada.project();
  expect(await optimize(id, { ...PLAIN_ROOF, rules })).toMatchObject({ status: 400, body: { code: "invalid_input" } });
});

it("writes each layout into the history", async () => {
  const { id } = await ada.project();
  const { body } = await optimize(id, PLAIN_ROOF);
  await save(id, { ...PLAIN_ROOF, layout: placed(body.optimizedLayout).slice(0, 1) });
  const history = (await ada.get<HistoryItem[]>(`/api/projects/${id}/history`)).body;
  expect(history.map(({ action }) => action)).toEqual(["modified", "calculated", "created"]);
  expect(history[1]?.description).toMatch(
    /^Roof layout optimized: \d+ panels, [\d,]+ kWh a year, proved the best\. Panels face /,
  );
  expect(history[0]?.changes).toMatchObject({ panels: { before: body.optimizedLayout.length, after: 1 } });
});

it("goes with its project: into a copy, into the account's export, and away", async () => {
  const eve = await api.person();
  const { id } = await eve.project();
  await eve.post(`/api/projects/${id}/optimize-panels`, PLAIN_ROOF);
  const { body: placement } = await eve.get<PanelPlacement>(addressOf(id));
  const copy = await eve.post<{ id: string }>(`/api/projects/${id}/duplicate`);
  expect((await eve.get(addressOf(copy.body.id))).body).toEqual(placement);
  expect((await exportedProjects(api.database.executor, eve.userId)).map((one) => one.panelPlacement)).toEqual([
    placement,
    placement,
  ]);
  await eve.delete(`/api/projects/${id}`);
  expect(await eve.get(addressOf(id))).toMatchObject({ status: 404, body: { code: "project_not_found" } });
});

it.each([
  ["no width", { roofWidth: 0 }],
  ["a negative height", { roofHeight: -8 }],
  ["a roof over 200 m", { roofWidth: 200.1 }],
  ["a width that is no number", { roofWidth: "12" }],
  ["a tilt over 60°", { roofTilt: 61 }],
  ["an orientation that is none", { roofOrientation: "up" }],
  ["a panel under 0.2 m", { panelDimensions: { width: 0.19, height: 1 } }],
  ["an obstruction of a kind that is none", { shadingObstructions: [{ ...CHIMNEY, type: "pool" }] }],
  ["an obstruction of negative width", { shadingObstructions: [{ ...CHIMNEY, width: -1 }] }],
  ["201 obstructions", { shadingObstructions: Array.from({ length: 201 }, () => CHIMNEY) }],
])("refuses %s and stores nothing", async (_name, spoilt) => {
  const { id } = await ada.project();
  expect(await optimize(id, { ...PLAIN_ROOF, ...spoilt })).toMatchObject({
    status: 400,
    body: { code: "invalid_input" },
  });
  expect((await readBack(id)).roofWidth).toBeNull();
});

it("refuses a roof that holds more panels than one call places", async () => {
  const { id } = await ada.project();
  const dense = { ...PLAIN_ROOF, roofWidth: 200, roofHeight: 200, panelDimensions: { width: 0.2, height: 0.2 } };
  expect(await optimize(id, dense)).toMatchObject({ status: 422, body: { code: "roof_too_large" } });
});

it("lays out roofs at the edge of the bounds: the smallest, one smaller than a panel, 200 obstructions", async () => {
  const { id } = await ada.project();
  for (const roof of [
    { roofWidth: 0.001, roofHeight: 0.001 },
    { roofWidth: 0.9, roofHeight: 1.6 },
    { shadingObstructions: [{ ...CHIMNEY, x: -50, y: -50, width: 300, height: 300 }] },
  ])
    expect(await optimize(id, { ...PLAIN_ROOF, ...roof })).toMatchObject({
      status: 200,
      body: { optimizedLayout: [] },
    });
  const crowded = Array.from({ length: 200 }, (_, index) => ({
    ...CHIMNEY,
    id: `c${index}`,
    x: (index % 20) * 0.61,
    y: Math.floor(index / 20) * 0.83,
    width: 0.2,
    height: 0.2,
  }));
  const { status } = await optimize(id, { ...PLAIN_ROOF, shadingObstructions: crowded });
  expect(status).toBe(200);
});

it("names the first faults of 4,000 panels in one place and counts the others", async () => {
  const { id } = await ada.project();
  const layout = Array.from({ length: 4_000 }, () => ({ x: 0, y: 0, width: 1.65, height: 1 }));
  const refused = await ada.put<{ code: string; issues: { path: string; message: string }[] }>(addressOf(id), {
    ...PLAIN_ROOF,
    layout,
  });
  expect(refused).toMatchObject({ status: 422, body: { code: "layout_invalid" } });
  expect(refused.body.issues).toHaveLength(21);
  // Each pair of them overlaps: 4,000 · 3,999 / 2 = 7,998,000.
  expect(refused.body.issues.at(-1)).toEqual({
    path: "panels",
    message: "7,997,980 more faults",
    text: { key: "answers.moreFaults", values: { more: 7_997_980 } },
  });
});

it("gives the project the direction and tilt of its layout, unless somebody named other ones", async () => {
  const { id } = await ada.project();
  const angles = async () => {
    const { panelAzimuth, panelTilt, version } = (await ada.get<Project>(`/api/projects/${id}`)).body;
    return { panelAzimuth, panelTilt, version };
  };
  const before = await angles();
  expect(before).toMatchObject({ panelAzimuth: null, panelTilt: null });
  await optimize(id, { ...PLAIN_ROOF, roofOrientation: "southwest", roofTilt: 32 });
  expect(await angles()).toEqual({ panelAzimuth: 225, panelTilt: 32, version: before.version + 1 });
  const [entry] = (await ada.get<HistoryItem[]>(`/api/projects/${id}/history`)).body;
  expect(entry?.description).toMatch(/ Panels face 225° from north at 32°, as in the roof layout\.$/);
  expect(entry?.changes).toMatchObject({ panelTilt: { before: null, after: 32 } });

  await optimize(id, { ...PLAIN_ROOF, roofOrientation: "east", roofTilt: 20 });
  expect(await angles()).toMatchObject({ panelAzimuth: 90, panelTilt: 20 });
  await ada.put(`/api/projects/${id}`, { panelAzimuth: 100 });
  await optimize(id, { ...PLAIN_ROOF, roofOrientation: "north", roofTilt: 10 });
  expect(await angles()).toMatchObject({ panelAzimuth: 100, panelTilt: 20 });
});
