import type { readComparison } from "@sunwright/contract/comparison";
import type { Response } from "@sunwright/contract/endpoint";
import { DEFAULT_CONFIGURATIONS } from "@sunwright/engine/comparison/configuration";
import { afterAll, beforeAll, expect, it } from "vitest";
import { projectMembers, projectShares } from "../projects/access-schema";
import { exportedProjects } from "../projects/testing/exported";
import { openTestApi, type Person, type TestApi } from "../projects/testing/api";

let api: TestApi;
let ada: Person;
beforeAll(async () => {
  api = await openTestApi();
  ada = await api.person();
});
afterAll(() => api.close());

type Answer = Response<typeof readComparison>;
const addressOf = (id: string) => `/api/projects/${id}/comparison`;
const [BUDGET, BALANCED, PREMIUM] = DEFAULT_CONFIGURATIONS;
const LEFT = {
  configurations: [{ ...BUDGET, batteryType: "gel" }, BALANCED, PREMIUM],
  terms: { loanTerm: 24 },
  priority: "payback",
  compared: true,
};

async function member(projectId: string, permission: "view" | "edit"): Promise<Person> {
  const person = await api.person();
  const share = { projectId, permission, isPublic: true, sharedBy: ada.userId, createdAt: new Date(0) } as const;
  const id = `019f0000-0000-7000-8000-${permission === "view" ? "00000000c158" : "00000000c159"}`;
  await api.database.executor.insert(projectShares).values({ ...share, id, token: permission });
  const joined = { projectId, userId: person.userId, shareId: id, joinedAt: new Date(0) };
  await api.database.executor.insert(projectMembers).values(joined);
  return person;
}

it("is kept with the project as it was left, for everybody who may read it; who may edit keeps another", async () => {
  const { id } = await ada.project();
  expect((await ada.get<Answer>(addressOf(id))).body).toEqual({ comparison: null });
  expect(await ada.put(addressOf(id), LEFT)).toMatchObject({ status: 200, body: { comparison: LEFT } });
  const [viewer, editor] = [await member(id, "view"), await member(id, "edit")];
  expect((await viewer.get<Answer>(addressOf(id))).body).toEqual({ comparison: LEFT });
  expect(await viewer.put(addressOf(id), LEFT)).toMatchObject({ status: 403 });
  const later = { ...LEFT, priority: "carbon", compared: false };
  expect((await editor.put(addressOf(id), later)).status).toBe(200);
  expect((await ada.get<Answer>(addressOf(id))).body).toEqual({ comparison: later });
  expect(await (await api.person()).get(addressOf(id))).toMatchObject({ status: 404 });
});

it("is no change of the design: version, date and history of the project stay", async () => {
  const { id } = await ada.project();
  const read = async () => [
    (await ada.get(`/api/projects/${id}`)).body,
    (await ada.get(`/api/projects/${id}/history`)).body,
  ];
  const before = await read();
  await ada.put(addressOf(id), LEFT);
  expect(await read()).toEqual(before);
});

it("goes with a copy and with the account's export, and is gone with the project", async () => {
  const { id } = await ada.project();
  await ada.put(addressOf(id), LEFT);
  const { body: copy } = await ada.post<{ readonly id: string }>(`/api/projects/${id}/duplicate`);
  expect((await ada.get<Answer>(addressOf(copy.id))).body).toEqual({ comparison: LEFT });
  const exported = await exportedProjects(api.database.executor, ada.userId);
  expect(exported.find((project) => project.id === id)).toMatchObject({ comparison: LEFT });
  expect(await ada.send("DELETE", `/api/projects/${id}`)).toMatchObject({ status: 200 });
  expect(await ada.get(addressOf(id))).toMatchObject({ status: 404 });
});

it.each([
  ["four configurations", { ...LEFT, configurations: [BUDGET, BALANCED, PREMIUM, BUDGET] }, "configurations"],
  [
    "a kind that there is not",
    { ...LEFT, configurations: [{ ...BUDGET, batteryType: "lemon" }, BALANCED, PREMIUM] },
    "configurations.0.batteryType",
  ],
  ["terms beyond their bounds", { ...LEFT, terms: { loanTerm: 0 } }, "terms.loanTerm"],
  ["another wish", { ...LEFT, priority: "colour" }, "priority"],
])("is refused with %s", async (_what, sent, path) => {
  const { id } = await ada.project();
  expect(await ada.put(addressOf(id), sent)).toMatchObject({ status: 400, body: { issues: [{ path }] } });
});
