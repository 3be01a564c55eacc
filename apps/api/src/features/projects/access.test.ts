import { ACCESS, type Access, type Permission } from "@sunwright/contract/access";
import type { Project } from "@sunwright/contract/projects";
import { afterAll, beforeAll, expect, it } from "vitest";
import { AppError } from "../../platform/errors";
import { sharedWith, visible } from "./access";
import { projectMembers, projectShares } from "./access-schema";
import { projects } from "./schema";
import { lockProject, requireProject } from "./require-project";
import { findProject } from "./table";
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

it("edit changes the design; neither edit nor admin archives or deletes the project", async () => {
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

it("lets in by a link until the moment it ends, and not at that moment", async () => {
  const { id } = await owner.project();
  const end = new Date(api.now().getTime() + 60_000);
  const person = await member(id, "edit", end);
  const { executor } = api.database;
  const at = (milliseconds: number) => ({ userId: person.userId, at: new Date(end.getTime() + milliseconds) });
  expect(await findProject(executor, at(-1), id, "edit")).toMatchObject({ id, access: "edit" });
  expect(await sharedWith(executor, at(-1))).toEqual([id]);
  for (const late of [0, 1]) {
    expect(await findProject(executor, at(late), id, "view")).toBeNull();
    expect(await sharedWith(executor, at(late))).toEqual([]);
  }
});

/** Resolution A-30: each step with all before it, and the owner's alone for the owner. */
it.each([
  ["view", ["view"]],
  ["edit", ["view", "edit"]],
  ["admin", ["view", "edit", "admin"]],
] as const)("a link to %s reaches a project for %j, and is told which it is", async (permission, may) => {
  const { id } = await owner.project();
  const { userId } = await member(id, permission);
  const { executor } = api.database;
  const caller = { userId, at: api.now() };
  for (const need of ACCESS) {
    const row = await findProject(executor, caller, id, need);
    expect(row?.access ?? null, need).toBe(may.some((each) => each === need) ? permission : null);
    const answer = await requireProject(executor, caller, id, need).then(
      (reached) => reached.id,
      (fault: unknown) => (fault instanceof AppError ? fault.code : fault),
    );
    expect(answer, need).toBe(row ? id : "not_permitted");
  }
});

it("a link leads to its own project alone, and for its own member", async () => {
  const [one, other] = [await owner.project(), await owner.project()];
  const person = await member(one.id, "view");
  const stranger = await api.person();
  const { executor } = api.database;
  for (const need of ACCESS) {
    const asked = requireProject(executor, { userId: person.userId, at: api.now() }, other.id, need);
    await expect(asked).rejects.toMatchObject({ code: "project_not_found" });
    expect(await findProject(executor, { userId: stranger.userId, at: api.now() }, one.id, need)).toBeNull();
  }
  expect(await sharedWith(executor, { userId: stranger.userId, at: api.now() })).toEqual([]);
  const list = async (who: Person) => (await who.get<{ projects: Project[] }>("/api/projects")).body.projects;
  expect((await list(person)).map(({ id }) => id)).toEqual([one.id]);
  expect(await list(stranger)).toEqual([]);
});

it("every project that may be read is visible: your own, and others by each permission", async () => {
  const { id } = await owner.project();
  const { executor } = api.database;
  const seenBy = async ({ userId }: Person) => {
    const rows = await executor
      .select({ id: projects.id })
      .from(projects)
      .where(visible({ userId, at: api.now() }));
    return rows.map((row) => row.id);
  };
  for (const permission of ["view", "edit", "admin"] as const)
    expect(await seenBy(await member(id, permission)), permission).toEqual([id]);
  expect(await seenBy(owner)).toContain(id);
  expect(await seenBy(await member(id, "admin", new Date(0)))).toEqual([]);
  expect(await seenBy(await api.person())).toEqual([]);
});

it("only those who may change a project can lock it", async () => {
  const { id } = await owner.project();
  const viewer = await member(id, "view");
  const lock = (userId: string, need: Access) =>
    api.database.transaction((tx) => lockProject(tx, { userId, at: api.now() }, id, need));
  expect(await lock(owner.userId, "owner")).toMatchObject({ id, access: "owner" });
  expect(await lock(viewer.userId, "view")).toMatchObject({ id, access: "view" });
  await expect(lock(viewer.userId, "edit")).rejects.toMatchObject({ code: "not_permitted" });
  await expect(lock((await api.person()).userId, "view")).rejects.toMatchObject({ code: "project_not_found" });
});
