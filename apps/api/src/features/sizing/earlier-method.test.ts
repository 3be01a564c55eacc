// Of the rest: designs of earlier methods.
import { DEFAULT_CONFIGURATIONS } from "@sunwright/engine/comparison/configuration";
import type { RestorePlan } from "@sunwright/contract/history";
import type { HistoryItem, Project, ProjectSummary } from "@sunwright/contract/projects";
import type { OpenedShare, Share } from "@sunwright/contract/shares";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { wordsOfPdf } from "../../testing/pdf-text";
import { openTestApi, type Person, type TestApi } from "../projects/testing/api";
import { calculate, designOf, DIRECT } from "../projects/testing/calculations";
// Made by the code of that method, at eb071ae8, for the house of the engine's tests in Kano; trimmed to what it came to.
import design from "./testing/design-of-method-5.json" with { type: "json" };

let api: TestApi;
let ada: Person;
beforeAll(async () => {
  api = await openTestApi();
  ada = await api.person();
});
afterAll(() => api.close());

const FIGURES = {
  recommendedPanelCapacity: design.panels.capacity.value,
  recommendedBatteryCapacity: design.battery.capacity.value,
  recommendedInverterCapacity: design.inverter.capacity.value,
  estimatedCost: design.cost.total.value,
};

/** A project as method 5 left it. */
async function stored(): Promise<string> {
  const { id } = await ada.project({ name: "Bello Residence", city: "ng-kano" });
  await calculate(ada, id, DIRECT);
  await api.database.executor.execute(sql`
    UPDATE projects SET design = ${JSON.stringify(design)}::jsonb,
      recommended_panel_capacity = ${FIGURES.recommendedPanelCapacity},
      recommended_battery_capacity = ${FIGURES.recommendedBatteryCapacity},
      recommended_inverter_capacity = ${FIGURES.recommendedInverterCapacity},
      estimated_cost = ${FIGURES.estimatedCost}
    WHERE id = ${id}::uuid`);
  return id;
}

it("shows the figures of a design of method 5 as its outdated ones: project, list, share", async () => {
  const id = await stored();
  const outdated = { ...FIGURES, designIsOutdated: true };
  expect((await ada.get<Project>(`/api/projects/${id}`)).body).toMatchObject(outdated);
  const { projects } = (await ada.get<{ projects: readonly ProjectSummary[] }>("/api/projects")).body;
  expect(projects.find((project) => project.id === id)).toMatchObject(outdated);
  const made = await ada.post<Share>(`/api/projects/${id}/shares`, { permission: "view", isPublic: true });
  const opened = await api.nobody().get<OpenedShare>(`/api/shared/${made.body.shareToken}`);
  expect(opened).toMatchObject({ status: 200, body: { project: outdated } });
});

it("gives its design to no page that would read it by today's method, and says why on paper", async () => {
  const id = await stored();
  expect(await designOf(ada, id)).toMatchObject({
    status: 409,
    body: {
      code: "design_outdated",
      message: "This design was made by an older method. Calculate the system again.",
    },
  });
  const view = { currency: "NGN", units: "metric", timeZone: "Africa/Lagos" };
  const { status, bytes } = await ada.file(`/api/projects/${id}/report.pdf`, view);
  expect(status).toBe(200);
  const words = wordsOfPdf(bytes).replaceAll(/\s+/g, " ");
  expect(words).toContain("Bello Residence was calculated by an older method: calculate it again for its report.");
});

it("compares, copies and hands out its project from what was entered, and goes back in its history", async () => {
  const id = await stored();
  const compared = await ada.post(`/api/projects/${id}/cost-comparison`, DEFAULT_CONFIGURATIONS[1]);
  expect(compared.status).toBe(200);
  const copy = await ada.post<Project>(`/api/projects/${id}/duplicate`, {});
  expect(copy).toMatchObject({ status: 201, body: { name: "Bello Residence copy" } });
  expect((await ada.get(`/api/projects/${id}/file`)).status).toBe(200);
  await ada.put(`/api/projects/${id}`, { altitude: 500 });
  const history = (await ada.get<readonly HistoryItem[]>(`/api/projects/${id}/history`)).body;
  expect(history.map(({ action }) => action)).toContain("calculated");
  const [changed] = history;
  const path = `/api/projects/${id}/history/${changed?.id}/restore`;
  const { version, newest } = (await ada.get<RestorePlan>(`${path}?point=before`)).body;
  expect(await ada.post(path, { point: "before", version, newest })).toMatchObject({ status: 200 });
  expect((await ada.get<Project>(`/api/projects/${id}`)).body).toMatchObject({ ...FIGURES, designIsOutdated: true });
});

it("is replaced by a design of today's method", async () => {
  const id = await stored();
  const { body } = await calculate(ada, id);
  expect(body.project.designIsOutdated).toBe(false);
  expect((await designOf(ada, id)).body.design).toEqual(body.design);
});
