import type { MoneyFigures, ProjectMoney } from "@sunwright/contract/economics";
import { MONEY_BOUNDS } from "@sunwright/contract/money-limits";
import type { HistoryItem, Project } from "@sunwright/contract/projects";
import { MONEY_FIGURES, NO_OWN_FIGURES, standardFigures } from "@sunwright/engine/money/assumptions";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApi, type Person, type TestApi } from "../projects/testing/api";
import { exportedProjects } from "../projects/testing/exported";

let api: TestApi;
let ada: Person;
beforeAll(async () => {
  api = await openTestApi();
  ada = await api.person();
});
afterAll(() => api.close());

const pathOf = ({ id }: Pick<Project, "id">) => `/api/projects/${id}/economics`;
const save = (project: Project, figures: Partial<MoneyFigures>, country: string = project.country) =>
  ada.put<ProjectMoney>(pathOf(project), { country, ...figures });
const stored = async () => {
  const rows = await api.database.executor.execute<{ project_id: string; country: string }>(
    sql`select project_id, country from project_economics`,
  );
  return rows.rows;
};
const rowsOf = async ({ id }: Project) => (await stored()).filter((row) => row.project_id === id);

it("follows every default until the owner says something, and again once all is taken back", async () => {
  const project = await ada.project();
  expect((await ada.get(pathOf(project))).body).toEqual({ country: "Nigeria", figures: NO_OWN_FIGURES });
  const own = { tariff: 250, years: 15, generator: "diesel" } as const;
  const saved = await save(project, own);
  expect(saved).toMatchObject({ status: 200, body: { figures: { ...NO_OWN_FIGURES, ...own } } });
  expect((await ada.get(pathOf(project))).body).toEqual(saved.body);
  expect(await rowsOf(project)).toHaveLength(1);

  expect((await save(project, { years: null, generator: null })).body.figures).toEqual({
    ...NO_OWN_FIGURES,
    tariff: 250,
  });
  expect((await save(project, { tariff: null })).body.figures).toEqual(NO_OWN_FIGURES);
  expect(await rowsOf(project)).toEqual([]);
});

it("keeps nothing that is the default anyway, so that a newer default reaches the project", async () => {
  const project = await ada.project();
  // Off-grid the band is that of the hours which are usual in the country.
  const { tariff } = standardFigures("Nigeria", null);
  const { body } = await save(project, { tariff: tariff.value, loanTerm: 12 });
  expect(body.figures).toEqual({ ...NO_OWN_FIGURES, loanTerm: 12 });
});

it("keeps how the house has its power today, and tells the history of it", async () => {
  const project = await ada.project();
  const today = { gridHours: 4, setPower: 3.5, setHours: 6, weeklyLitres: 63, weeklyFuel: null, movedLoad: 50 };
  expect((await save(project, today)).body.figures).toEqual({ ...NO_OWN_FIGURES, ...today });
  const [entry] = (await ada.get<HistoryItem[]>(`/api/projects/${project.id}/history`)).body;
  expect(entry?.description).toBe(
    "Money: changed hours with grid today, hours on the generator today, load that waits for power, size of the generator today, and fuel a week.",
  );
  expect((await save(project, { gridHours: 25 })).status).toBe(400);
});

it("takes the band of the hours of supply for the default: with half a day dark, Band A is the person's own", async () => {
  const project = await ada.project();
  await ada.put(`/api/projects/${project.id}`, { systemType: "hybrid", outageHours: 12 });
  expect((await save(project, { tariff: 209 })).body.figures.tariff).toBe(209);
  const { tariff } = standardFigures("Nigeria", 12);
  expect((await save(project, { tariff: tariff.value })).body.figures.tariff).toBeNull();
});

it("writes the change to the history with what it was, moves the project up and leaves its design current", async () => {
  const project = await ada.project();
  await ada.appliance(project.id);
  await ada.post(`/api/projects/${project.id}/calculate`);
  const before = (await ada.get<Project>(`/api/projects/${project.id}`)).body;
  await save(project, { tariff: 250 });
  await save(project, { tariff: 250 });
  const after = (await ada.get<Project>(`/api/projects/${project.id}`)).body;
  expect(after).toEqual({ ...before, updatedAt: after.updatedAt });
  expect(after.updatedAt > before.updatedAt).toBe(true);
  const { body: entries } = await ada.get<HistoryItem[]>(`/api/projects/${project.id}/history`);
  expect(entries.slice(0, 2)).toMatchObject([
    {
      action: "modified",
      description: "Money: changed electricity tariff.",
      changes: { money: [{ country: "Nigeria", figures: { tariff: { before: null, after: 250 } } }] },
    },
    { action: "calculated" },
  ]);
});

it("asks beside a grid for another calculation, which buys and sells at what was typed", async () => {
  const project = await ada.project();
  await ada.put(`/api/projects/${project.id}`, { systemType: "on-grid" });
  await ada.appliance(project.id);
  await ada.post(`/api/projects/${project.id}/calculate`);
  const isCurrent = async () => (await ada.get<Project>(`/api/projects/${project.id}`)).body.designIsCurrent;
  await save(project, { inflation: 30 });
  expect(await isCurrent()).toBe(true);
  await save(project, { tariff: 250, exportPrice: 40 });
  expect(await isCurrent()).toBe(false);
  const { body } = await ada.post<{ design: Design }>(`/api/projects/${project.id}/calculate`);
  expect(body.design.basis.ownGrid).toEqual({ tariff: 250, exportPrice: 40 });
  expect(await isCurrent()).toBe(true);
});

it("keeps the figures of each country apart, and refuses those of a country the project has left", async () => {
  const project = await ada.project();
  await save(project, { tariff: 250 });
  await ada.put(`/api/projects/${project.id}`, { country: "Ghana" });
  expect((await ada.get(pathOf(project))).body).toEqual({ country: "Ghana", figures: NO_OWN_FIGURES });
  expect(await save(project, { tariff: 260 }, "Nigeria")).toMatchObject({
    status: 409,
    body: { code: "project_changed" },
  });
  expect((await save(project, { tariff: 2.5 }, "Ghana")).body.figures.tariff).toBe(2.5);
  await ada.put(`/api/projects/${project.id}`, { country: "Nigeria" });
  expect((await ada.get<ProjectMoney>(pathOf(project))).body.figures.tariff).toBe(250);
});

it("bills a house by a plan of its country, which the design is made by, and by what the law says where nothing is said", async () => {
  const home = { country: "South Africa", city: "za-johannesburg", systemType: "on-grid" } as const;
  const project = await ada.project(home);
  const basisOf = async () => {
    const calculated = await ada.post<{ project: Project; design: Design }>(`/api/projects/${project.id}/calculate`, {
      directDailyConsumption: 12_000,
      directPeakPower: 3_000,
    });
    expect(calculated.status).toBe(200);
    return calculated.body.design;
  };
  const byLaw = await basisOf();
  expect(byLaw.basis.tariffPlan).toBe("za-homeflex4-2026");
  expect(byLaw.simulation?.metered?.system).toHaveLength(12);
  expect((await save(project, { tariffPlan: "usual" })).body.figures.tariffPlan).toBe("usual");
  const [entry] = (await ada.get<HistoryItem[]>(`/api/projects/${project.id}/history`)).body;
  expect(entry?.description).toBe("Money: changed electricity plan.");
  expect((await ada.get<Project>(`/api/projects/${project.id}`)).body.designIsCurrent).toBe(false);
  const byOnePrice = await basisOf();
  expect(byOnePrice.basis.tariffPlan).toBeUndefined();
  expect(byOnePrice.simulation?.metered).toBeUndefined();
  expect(byOnePrice.warnings.map(({ id }) => id)).toContain("tariff-of-panels");
});

it("refuses a plan of another country, and one that nobody knows, with the field's name", async () => {
  const project = await ada.project({ country: "UK" });
  for (const tariffPlan of ["za-homeflex4-2026", "uk-economy9"])
    expect(await ada.put(pathOf(project), { country: "UK", tariffPlan })).toMatchObject({
      status: 400,
      body: { code: "invalid_input", issues: [{ path: "tariffPlan" }] },
    });
  expect(await rowsOf(project)).toEqual([]);
  expect((await save(project, { tariffPlan: "uk-octopus-go" })).status).toBe(200);
});

it("goes into a copy and into the account's export, and leaves with the project", async () => {
  const project = await ada.project();
  const saved = await save(project, { petrolPrice: 1_200, downPayment: 0 });
  expect(saved).toMatchObject({ status: 200, body: { figures: { petrolPrice: 1_200, downPayment: 0 } } });
  const copy = (await ada.post<Project>(`/api/projects/${project.id}/duplicate`)).body;
  expect((await ada.get(pathOf(copy))).body).toEqual((await ada.get(pathOf(project))).body);
  await save(copy, { petrolPrice: 900 });
  expect((await ada.get<ProjectMoney>(pathOf(project))).body.figures.petrolPrice).toBe(1_200);

  const exported = await exportedProjects(api.database.executor, ada.userId);
  expect(exported.find(({ id }) => id === project.id)?.economics).toEqual([
    { ...NO_OWN_FIGURES, country: "Nigeria", petrolPrice: 1_200, downPayment: 0 },
  ]);
  await ada.delete(`/api/projects/${project.id}`);
  expect(await rowsOf(project)).toEqual([]);
  expect(await rowsOf(copy)).toHaveLength(1);
});

it.each(MONEY_FIGURES)("refuses a %s outside its bounds with the field's name, and stores nothing", async (figure) => {
  const project = await ada.project();
  const { min, max } = MONEY_BOUNDS[figure];
  for (const value of [min - 1, max + 1, "12"]) {
    expect(await save(project, { [figure]: value })).toMatchObject({
      status: 400,
      body: { code: "invalid_input", issues: [{ path: figure }] },
    });
  }
  expect(await rowsOf(project)).toEqual([]);
  for (const value of [min, max]) expect((await save(project, { [figure]: value })).status).toBe(200);
});

it("refuses half a month, half a year, an unknown kind of generator and a body without a country", async () => {
  const project = await ada.project();
  for (const wrong of [{ loanTerm: 12.5 }, { years: 2.5 }, { generator: "steam" }])
    expect(await ada.put(pathOf(project), { country: "Nigeria", ...wrong })).toMatchObject({ status: 400 });
  expect(await ada.put(pathOf(project), { tariff: 250 })).toMatchObject({ status: 400 });
});

it("is kept by the table itself, whatever a statement says", async () => {
  const project = await ada.project();
  await save(project, { tariff: 250 });
  const refused = async (change: string) =>
    api.database.executor
      .execute(sql.raw(`update project_economics set ${change} where project_id = '${project.id}'`))
      .then(
        () => "stored",
        () => "refused",
      );
  for (const change of ["tariff = -1", "tariff = 'NaN'", "loan_term = 361", "years = 0", "generator = 'steam'"])
    expect(await refused(change), change).toBe("refused");
});
