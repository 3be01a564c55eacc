// Of the rest: every change of a project, told to everybody who looks.
// On the embedded database alone: what a call declares to change is the same on both.
import { ProjectAppliance } from "@sunwright/contract/appliances";
import { type Change, CHANGES, isProjectPart, PROJECT_PARTS, READ_AT } from "@sunwright/contract/changes";
import { Comment } from "@sunwright/contract/comments";
import { nameOf, readEntries } from "@sunwright/contract/testing/entries";
import type { HistoryItem } from "@sunwright/contract/projects";
import type { RestorePlan } from "@sunwright/contract/history";
import { type OpenedShare, Share } from "@sunwright/contract/shares";
import { afterAll, beforeAll, expect, it } from "vitest";
import { PASSWORD } from "../../testing/people";
import { openTestApi, type Person, type TestApi } from "./testing/api";
import { BODIES } from "./testing/calls";
import { PVGIS_ANSWER } from "./testing/weather-files";

const WATCHED = ["projects", ...PROJECT_PARTS] as const;
const entries = await readEntries();
const declared = (name: string) => entries.find((entry) => nameOf(entry) === name)?.changes ?? [];

let api: TestApi;
let owner: Person;
let member: Person;
let id: string;
beforeAll(async () => {
  api = await openTestApi({
    environment: { WEATHER_FETCH: "on" },
    fetch: () => Promise.resolve(new Response(PVGIS_ANSWER)),
  });
  [owner, member] = [await api.person(), await api.person()];
  ({ id } = await owner.project({ city: "ng-kano" }));
});
afterAll(() => api.close());

/** Nothing is there for this person any more, which the project, the list or the person itself tells. */
const GONE = "gone";
const HOLDERS: readonly Change[] = CHANGES.filter((change) => !isProjectPart(change) || change === "project");

/** What a person reads at each place. Whether a design is still current is told by the project, too. */
async function readAll(person: Pick<Person, "get"> = owner, changes: readonly Change[] = WATCHED, projectId = id) {
  const reads = changes.map(async (change) => {
    const { status, body } = await person.get<object>(READ_AT[change].replace(/:id|:projectId/, projectId));
    const isGone = status === 401 || (status === 404 && JSON.stringify(body).includes('"project_not_found"'));
    return [change, isGone ? GONE : JSON.stringify(body).replace(/"designIsCurrent":(true|false)/, "")] as const;
  });
  return new Map(await Promise.all(reads));
}

/** What reads differently. Of what is gone as a whole, its parts tell nothing of their own. */
const changedFrom = (before: ReadonlyMap<Change, string>, after: ReadonlyMap<Change, string>) =>
  [...before.keys()].filter(
    (change) => before.get(change) !== after.get(change) && (after.get(change) !== GONE || HOLDERS.includes(change)),
  );

const tried = new Set<string>();

/** Makes a call and holds what reads differently afterwards to what its endpoint declares. */
async function expectChanges(
  name: string,
  places: Readonly<Record<string, string>> = {},
  body = BODIES[name],
  forOthers: readonly Change[] = [],
) {
  const before = await readAll();
  const [method = "", pattern = ""] = name.split(" ");
  const entry = entries.find((each) => nameOf(each) === name);
  const path = Object.entries(places).reduce((text, [place, value]) => text.replace(place, value), pattern);
  const reply = await owner.send(entry?.method ?? "GET", path.replace(":id", id), body);
  expect(reply.status, `${method} ${path} ${JSON.stringify(reply.body)}`).toBeLessThan(300);
  const after = await readAll();
  expect(new Set(changedFrom(before, after)), name).toEqual(
    new Set(declared(name).filter((change) => !forOthers.includes(change))),
  );
  tried.add(name);
  return reply.body;
}

it("reads differently, after each write to a project, exactly what its endpoint declares", async () => {
  await expectChanges("POST /api/projects", {}, { name: "Another" });
  const { id: applianceId } = ProjectAppliance.parse(await expectChanges("POST /api/projects/:id/appliances"));
  await expectChanges("PUT /api/projects/:id/appliances/:applianceId", { ":applianceId": applianceId });
  await expectChanges("POST /api/projects/:id/calculate");
  await expectChanges("POST /api/projects/:id/cost-comparison");
  await expectChanges("PUT /api/projects/:id/comparison");
  await expectChanges("PUT /api/projects/:id/stages");
  await expectChanges("POST /api/projects/:id/stage-plan");
  // What links show is no price of the owner's own list.
  await expectChanges("PUT /api/projects/:id/price", {}, { shown: true }, ["projects"]);
  await expectChanges("PUT /api/projects/:id/economics");
  await expectChanges("PUT /api/projects/:id/parts/:part", { ":part": "module" });
  await expectChanges("POST /api/projects/:id/weather/fetch");
  await expectChanges("PUT /api/projects/:id/weather");
  await expectChanges("POST /api/projects/:id/optimize-panels");
  await expectChanges("PUT /api/projects/:id/panel-placement");
  await expectChanges("POST /api/projects/:id/exports");
  await expectChanges("POST /api/projects/:id/archive");
  await expectChanges("POST /api/projects/:id/reopen");
  await expectChanges("POST /api/projects/:id/duplicate");
  // Another country: its money, no city, and so no distance of the weather from it.
  await expectChanges("PUT /api/projects/:id", {}, { country: "Kenya" });
  const [moved] = (await owner.get<readonly HistoryItem[]>(`/api/projects/${id}/history`)).body;
  await expectChanges("DELETE /api/projects/:id/appliances/:applianceId", { ":applianceId": applianceId });
  await expectChanges("DELETE /api/projects/:id/parts/:part", { ":part": "module" });
  const restore = "/api/projects/:id/history/:entryId/restore";
  const entryId = moved?.id ?? "";
  const plan = await owner.get<RestorePlan>(restore.replace(":id", id).replace(":entryId", entryId));
  const { version, newest } = plan.body;
  await expectChanges(`POST ${restore}`, { ":entryId": entryId }, { point: "before", version, newest });
  await expectChanges("DELETE /api/projects/:id/weather");
});

it("changes nothing where shops are asked that sell nothing; what is kept is another test's", async () => {
  const name = "POST /api/projects/:id/price/shops";
  const before = await readAll();
  expect(await owner.post(name.slice("POST ".length).replace(":id", id), {})).toMatchObject({ status: 422 });
  expect(changedFrom(before, await readAll())).toEqual([]);
  tried.add(name);
});

it("does so after writes to the discussion and to the links", async () => {
  const link = Share.parse(await expectChanges("POST /api/projects/:id/shares"));
  await member.get<OpenedShare>(`/api/shared/${link.shareToken}`);
  const path = `/api/projects/${id}/comments`;
  const { body: theirs } = await member.post<Comment>(path, { content: "Why so steep?" });
  const mine = Comment.parse(await expectChanges("POST /api/projects/:id/comments", {}, { content: "The roof is." }));
  await expectChanges("PUT /api/comments/:commentId", { ":commentId": mine.id }, { content: "The roof is so." });
  // By the owner, who moderates: a deletion by its author is not noted in the history.
  await expectChanges("DELETE /api/comments/:commentId", { ":commentId": theirs.id });
  const asked = { kind: "price", text: "Could it cost less?", name: "Ada" };
  await expectChanges("POST /api/shared/:shareToken/changes", { ":shareToken": link.shareToken }, asked);
  // The owner reads neither a stranger's list nor a member's access, which go with the link and with leaving.
  await expectChanges("DELETE /api/shares/:shareId", { ":shareId": link.id }, undefined, ["project", "projects"]);
});

it("does so where a report is made, and where a file becomes a project", async () => {
  await expectChanges("POST /api/projects/:id/report.pdf");
  const { body: file } = await owner.get<object>(`/api/projects/${id}/file`);
  await expectChanges("POST /api/projects/import", {}, file);
});

it("does so for who leaves, and for who stays", async () => {
  const name = "DELETE /api/projects/:id/membership";
  const { body: link } = await owner.post<Share>(`/api/projects/${id}/shares`, { permission: "edit" });
  await member.get<OpenedShare>(`/api/shared/${link.shareToken}`);
  const before = await Promise.all([readAll(member), readAll(owner)]);
  expect((await member.delete(`/api/projects/${id}/membership`)).status).toBe(200);
  const [left, stayed] = await Promise.all([readAll(member), readAll(owner)]);
  expect(new Set(changedFrom(before[0], left)), "who leaves").toEqual(new Set(["project", "projects"]));
  expect(changedFrom(before[1], stayed), "who stays").toEqual(["history"]);
  expect(new Set(declared(name))).toEqual(new Set(["project", "projects", "history"]));
  tried.add(name);
});

it("does so where a project goes: it, and the list it stood in", async () => {
  const name = "DELETE /api/projects/:id";
  const { id: gone } = await owner.project();
  const before = await readAll(owner, WATCHED, gone);
  expect((await owner.delete(`/api/projects/${gone}`)).status).toBe(200);
  const after = await readAll(owner, WATCHED, gone);
  expect(new Set(changedFrom(before, after))).toEqual(new Set(declared(name)));
  expect(PROJECT_PARTS.filter((part) => after.get(part) !== GONE)).toEqual([]);
  tried.add(name);
});

it("does so where an account goes, with all that is somebody's own", async () => {
  const name = "POST /api/account/delete";
  const person = await api.account();
  const { id: theirs } = await person.project();
  // What everybody may read answers nobody with 401.
  const own = CHANGES.filter((change) =>
    entries.some(({ method, path, access }) => method === "GET" && path === READ_AT[change] && access === "session"),
  );
  const before = await readAll(person, own, theirs);
  expect([...before.values()]).not.toContain(GONE);
  expect((await person.post("/api/account/delete", { password: PASSWORD })).status).toBe(200);
  const after = await readAll(person, own, theirs);
  expect([...after.values()].filter((read) => read !== GONE)).toEqual([]);
  // The projects are somebody's own as one list.
  const told = changedFrom(before, after).filter((change) => change !== "project");
  expect(new Set(told)).toEqual(new Set(declared(name).filter((change) => own.includes(change))));
  tried.add(name);
});

it("tried every write that changes a project or the list of projects", () => {
  const writes = entries.filter(
    ({ method, changes }) =>
      method !== "GET" && changes?.some((change) => change === "projects" || isProjectPart(change)),
  );
  expect(writes.map(nameOf).filter((name) => !tried.has(name))).toEqual([]);
});
