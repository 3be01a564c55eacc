import type { Permission } from "@sunwright/contract/access";
import type { Project } from "@sunwright/contract/projects";
import { afterAll, beforeAll, expect, it } from "vitest";
import { projectMembers, projectShares } from "./access-schema";
import { openTestApi, type Person, type TestApi } from "./testing/api";

let api: TestApi;
let owner: Person;
beforeAll(async () => {
  api = await openTestApi();
  owner = await api.person();
});
afterAll(() => api.close());

let made = 0;
const nextId = () => `019f0000-0000-7000-8000-${String(++made).padStart(12, "0")}`;

/** Lets a person in by a link of this permission. */
async function join({ userId }: Person, projectId: string, permission: Permission, expiresAt: Date | null = null) {
  const id = nextId();
  const at = new Date(0);
  const link = { id, projectId, permission, isPublic: true, sharedBy: owner.userId, token: id, expiresAt };
  const { executor } = api.database;
  await executor.insert(projectShares).values({ ...link, createdAt: at });
  await executor.insert(projectMembers).values({ projectId, userId, shareId: id, joinedAt: at });
}

async function member(projectId: string, permission: Permission, expiresAt: Date | null = null): Promise<Person> {
  const person = await api.person();
  await join(person, projectId, permission, expiresAt);
  return person;
}

it("each permission reads, and is told what it may do", async () => {
  const { id } = await owner.project();
  for (const permission of ["view", "edit", "admin"] as const) {
    const person = await member(id, permission);
    expect(await person.get(`/api/projects/${id}`), "S-399 reads").toMatchObject({
      status: 200,
      body: { id, access: permission },
    });
  }
  expect((await owner.get<Project>(`/api/projects/${id}`)).body.access).toBe("owner");
});

it("view changes nothing and is told so", async () => {
  const { id } = await owner.project({ altitude: 100 });
  const viewer = await member(id, "view");
  const refused = { status: 403, body: { code: "not_permitted" } };
  expect(await viewer.put(`/api/projects/${id}`, { altitude: 300 }), "S-399 view").toMatchObject(refused);
  expect(await viewer.post(`/api/projects/${id}/appliances`, { applianceId: "ceiling-fan" })).toMatchObject(refused);
  expect(await viewer.post(`/api/projects/${id}/calculate`), "S-399 view").toMatchObject(refused);
  expect((await owner.get<Project>(`/api/projects/${id}`)).body.altitude).toBe(100);
});

it("edit changes the design; it and admin neither put the project away nor delete it", async () => {
  const { id } = await owner.project();
  const editor = await member(id, "edit");
  expect(await editor.put(`/api/projects/${id}`, { altitude: 300 }), "S-399 edit").toMatchObject({
    status: 200,
    body: { altitude: 300, access: "edit" },
  });
  for (const person of [editor, await member(id, "admin")]) {
    expect(await person.delete(`/api/projects/${id}`), "S-399 the owner alone").toMatchObject({ status: 403 });
    expect(await person.post(`/api/projects/${id}/archive`)).toMatchObject({ status: 403 });
  }
  expect((await owner.get(`/api/projects/${id}`)).status).toBe(200);
});

it("a link that has ended is as if it had never been", async () => {
  const { id } = await owner.project();
  const late = await member(id, "admin", new Date(0));
  expect(await late.get(`/api/projects/${id}`), "S-396").toMatchObject({
    status: 404,
    body: { code: "project_not_found" },
  });
  expect(await late.put(`/api/projects/${id}`, { altitude: 300 })).toMatchObject({ status: 404 });
});

it("of two links the higher permission counts", async () => {
  const { id } = await owner.project();
  const person = await member(id, "view");
  await join(person, id, "edit");
  expect(await person.get(`/api/projects/${id}`)).toMatchObject({ body: { access: "edit" } });
});
