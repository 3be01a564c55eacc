// On both databases: everything that is kept comes back from each driver.
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { removeProjects } from "./account-data";
import { projectOwners } from "../projects/schema";
import { openTestApi, type TestApi } from "../projects/testing/api";
import { exportedProjects } from "../projects/testing/exported";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

it("exports every project of an account with appliances and history, and nothing that belongs to others", async () => {
  const [ada, eve] = [await api.person(), await api.person()];
  const first = await ada.project({ name: "House" });
  const second = await ada.project({ name: "Shop" });
  const fan = await ada.appliance(second.id, { applianceId: "ceiling-fan", quantity: 3 });
  await ada.post(`/api/projects/${first.id}/archive`);
  await eve.appliance((await eve.project()).id);
  const exported = await exportedProjects(api.database.executor, ada.userId);
  expect(exported).toMatchObject([
    { id: first.id, name: "House", appliances: [], economics: [], weather: null, history: [{}, {}] },
    { id: second.id, name: "Shop", appliances: [{ id: fan.id, catalogueId: "ceiling-fan", quantity: 3 }] },
  ]);
  expect(exported[1]?.history.map(({ description }) => description)).toEqual([
    "Project created.",
    "Added 3 × Ceiling fan.",
  ]);
  expect(JSON.stringify(exported)).not.toContain(eve.userId);
});

it("leaves no project of a deleted account, not even one that is being created meanwhile", async () => {
  const ada = await api.person();
  for (let made = 0; made < 3; made++) await ada.appliance((await ada.project()).id);
  const remove = () =>
    api.database.transaction(async (tx) => {
      await removeProjects(tx, ada.userId);
      await api.sessions.endAll(tx, ada.userId);
    });
  await Promise.all([ada.post("/api/projects", {}), remove(), ada.post("/api/projects", {})]);
  expect(await exportedProjects(api.database.executor, ada.userId)).toEqual([]);
  const owners = api.database.executor.select().from(projectOwners).where(eq(projectOwners.id, ada.userId));
  expect(await owners).toEqual([]);
  expect(await ada.post("/api/projects", {})).toMatchObject({ status: 401 });
});
