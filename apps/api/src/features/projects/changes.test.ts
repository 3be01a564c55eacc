// On the embedded database alone: what a call declares to change is the same on both.
import { ProjectAppliance } from "@sunwright/contract/appliances";
import { type Change, isProjectPart, PROJECT_PARTS, READ_AT } from "@sunwright/contract/changes";
import { Comment } from "@sunwright/contract/comments";
import { nameOf, readEntries } from "@sunwright/contract/testing/entries";
import type { HistoryItem } from "@sunwright/contract/projects";
import type { RestorePlan } from "@sunwright/contract/history";
import { type OpenedShare, Share } from "@sunwright/contract/shares";
import { afterAll, beforeAll, expect, it } from "vitest";
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

/** What the owner reads at each place. Whether a design is still current is told by the project, too. */
async function readAll() {
  const reads = WATCHED.map(async (change) => {
    const { body } = await owner.get(READ_AT[change].replace(":id", id));
    return [change, JSON.stringify(body).replace(/"designIsCurrent":(true|false)/, "")] as const;
  });
  return new Map(await Promise.all(reads));
}

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
  const changed = WATCHED.filter((change) => before.get(change) !== after.get(change));
  expect(new Set(changed), name).toEqual(new Set(declared(name).filter((change) => !forOthers.includes(change))));
  tried.add(name);
  return reply.body;
}

it("reads differently, after each write to a project, exactly what its endpoint declares", async () => {
  await expectChanges("POST /api/projects", {}, { name: "Another" });
  const { id: applianceId } = ProjectAppliance.parse(await expectChanges("POST /api/projects/:id/appliances"));
  await expectChanges("PUT /api/projects/:id/appliances/:applianceId", { ":applianceId": applianceId });
  await expectChanges("POST /api/projects/:id/calculate");
  await expectChanges("POST /api/projects/:id/cost-comparison");
  await expectChanges("PUT /api/projects/:id/economics");
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
  const restore = "/api/projects/:id/history/:entryId/restore";
  const entryId = moved?.id ?? "";
  const plan = await owner.get<RestorePlan>(restore.replace(":id", id).replace(":entryId", entryId));
  const { version, newest } = plan.body;
  await expectChanges(`POST ${restore}`, { ":entryId": entryId }, { point: "before", version, newest });
  await expectChanges("DELETE /api/projects/:id/weather");
}, 60_000);

it("does so after writes to the discussion and to the links", async () => {
  const link = Share.parse(await expectChanges("POST /api/projects/:id/shares"));
  await member.get<OpenedShare>(`/api/shared/${link.shareToken}`);
  const path = `/api/projects/${id}/comments`;
  const { body: theirs } = await member.post<Comment>(path, { content: "Why so steep?" });
  const mine = Comment.parse(await expectChanges("POST /api/projects/:id/comments", {}, { content: "The roof is." }));
  await expectChanges("PUT /api/comments/:commentId", { ":commentId": mine.id }, { content: "The roof is so." });
  // By the owner, who moderates: a deletion by its author is not noted in the history.
  await expectChanges("DELETE /api/comments/:commentId", { ":commentId": theirs.id });
  // The owner reads neither a stranger's list nor a member's access, which go with the link and with leaving.
  await expectChanges("DELETE /api/shares/:shareId", { ":shareId": link.id }, undefined, ["project", "projects"]);
}, 60_000);

it("tried every write that changes a project or the list of projects", () => {
  const writes = entries.filter(
    ({ method, changes }) =>
      method !== "GET" && changes?.some((change) => change === "projects" || isProjectPart(change)),
  );
  const elsewhere = [
    "DELETE /api/projects/:id",
    "DELETE /api/projects/:id/membership",
    "POST /api/account/delete",
    "POST /api/projects/:id/report.pdf",
    "POST /api/projects/import",
  ];
  expect(
    writes
      .map(nameOf)
      .filter((name) => !tried.has(name))
      .sort(),
  ).toEqual(elsewhere);
});
