import type { Response } from "@sunwright/contract/endpoint";
import type { KeptStages, planStages, readStages } from "@sunwright/contract/stages";
import { afterAll, beforeAll, expect, it } from "vitest";
import { projectMembers, projectShares } from "../../projects/access-schema";
import { openTestApi, type Person, type TestApi } from "../../projects/testing/api";
import { STAGES } from "../../projects/testing/stages";

let api: TestApi;
let ada: Person;
beforeAll(async () => {
  api = await openTestApi();
  ada = await api.person();
});
afterAll(() => api.close());

type Kept = Response<typeof readStages>;
type Plan = Response<typeof planStages>;
const keptAt = (id: string) => `/api/projects/${id}/stages`;
const planAt = (id: string) => `/api/projects/${id}/stage-plan`;

async function fannedProject() {
  const { id } = await ada.project({ city: "ng-kano" });
  await ada.appliance(id);
  const [{ id: fan }] = (await ada.get<[{ readonly id: string }]>(`/api/projects/${id}/appliances`)).body;
  const carries = [fan];
  const asked: KeptStages = { ...STAGES, stages: STAGES.stages.map((stage) => ({ ...stage, carries })) };
  return { id, fan, asked };
}

async function viewer(projectId: string): Promise<Person> {
  const person = await api.person();
  const shareId = "019f0000-0000-7000-8000-00000000c248";
  const share = {
    projectId,
    permission: "view",
    isPublic: true,
    sharedBy: ada.userId,
    createdAt: new Date(0),
  } as const;
  await api.database.executor.insert(projectShares).values({ ...share, id: shareId, token: "stages" });
  const joined = { projectId, userId: person.userId, shareId, joinedAt: new Date(0) };
  await api.database.executor.insert(projectMembers).values(joined);
  return person;
}

it("are kept as they were left, for everybody who may read the project; who may not edit keeps none", async () => {
  const { id, asked } = await fannedProject();
  expect((await ada.get<Kept>(keptAt(id))).body).toEqual({ stages: null });
  expect(await ada.put(keptAt(id), asked)).toMatchObject({ status: 200, body: { stages: asked } });
  const reader = await viewer(id);
  expect((await reader.get<Kept>(keptAt(id))).body).toEqual({ stages: asked });
  expect(await reader.put(keptAt(id), asked)).toMatchObject({ status: 403 });
  expect(await reader.post<Plan>(planAt(id), asked)).toMatchObject({ status: 200, body: { kind: "planned" } });
  const stranger = await api.person();
  expect(await stranger.get(keptAt(id))).toMatchObject({ status: 404 });
  expect(await stranger.post(planAt(id), asked)).toMatchObject({ status: 404 });
});

it("are planned at the prices of the country, and nothing of the project is changed by that", async () => {
  const { id, asked } = await fannedProject();
  const before = (await ada.get(`/api/projects/${id}`)).body;
  const { body } = await ada.post<Plan>(planAt(id), asked);
  expect(body).toMatchObject({ kind: "planned", plan: { currency: "NGN", thrownAway: { inverters: 0 } } });
  expect((await ada.get(`/api/projects/${id}`)).body).toEqual(before);
});

it("answer why there is no plan, and keep what was typed all the same", async () => {
  const { id } = await fannedProject();
  expect(await ada.put(keptAt(id), STAGES)).toMatchObject({ status: 200 });
  expect(await ada.post<Plan>(planAt(id), STAGES)).toMatchObject({
    status: 200,
    body: { kind: "refused", problem: "carries_nothing", stage: 0 },
  });
});

it("go with a copy, whose appliances are its own", async () => {
  const { id, asked, fan } = await fannedProject();
  await ada.put(keptAt(id), asked);
  const { body: copy } = await ada.post<{ readonly id: string }>(`/api/projects/${id}/duplicate`);
  const [own] = (await ada.get<readonly { readonly id: string }[]>(`/api/projects/${copy.id}/appliances`)).body;
  const { stages } = (await ada.get<Kept>(keptAt(copy.id))).body;
  expect(stages?.stages[0]?.carries).toEqual([own?.id]);
  expect(own?.id).not.toBe(fan);
});

it.each([
  ["four stages", { ...STAGES, stages: Array.from({ length: 4 }, () => STAGES.stages[0]) }, "stages"],
  ["a stage without a name", { ...STAGES, stages: [{ ...STAGES.stages[0], name: " " }] }, "stages.0.name"],
  ["a part that there is not", { ...STAGES, standing: { ...STAGES.standing, turbine: {} } }, "standing"],
  ["less than nothing put aside", { ...STAGES, aside: -1 }, "aside"],
])("are refused with %s", async (_what, sent, path) => {
  const { id } = await ada.project();
  expect(await ada.put(keptAt(id), sent)).toMatchObject({ status: 400, body: { issues: [{ path }] } });
});
