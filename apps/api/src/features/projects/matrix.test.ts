// Of the rest: who may make which call, role by role.
import type { Permission } from "@sunwright/contract/access";
import type { Endpoint } from "@sunwright/contract/endpoint";
import type { OpenedShare, Share } from "@sunwright/contract/shares";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApi, type Person, type TestApi } from "./testing/api";
import { BODIES, documentedCells, ENDPOINTS, nameOf, OF_A_PROJECT } from "./testing/calls";
import { LAGOS_EPW, PVGIS_ANSWER } from "./testing/weather-files";

type Sender = Pick<Person, "send">;
const PERMISSIONS: readonly Permission[] = ["view", "edit", "admin"];
/** Who calls, and the column of docs/permissions.md that says what they get. */
const COLUMNS = { nobody: 0, stranger: 1, expired: 1, deleted: 1, view: 2, edit: 3, admin: 4, owner: 5 } as const;
type Actor = keyof typeof COLUMNS;
const isActor = (name: string): name is Actor => name in COLUMNS;
const ACTORS = Object.keys(COLUMNS).filter(isActor);

let api: TestApi;
let owner: Person;
let people: Readonly<Record<Actor, Sender>>;
let members: Readonly<Record<Permission | "expired" | "deleted", Person>>;
beforeAll(async () => {
  api = await openTestApi({
    environment: { WEATHER_FETCH: "on" },
    fetch: () => Promise.resolve(new Response(PVGIS_ANSWER)),
  });
  owner = await api.person();
  const [view, edit, admin, expired, deleted] = await Promise.all(Array.from({ length: 5 }, () => api.person()));
  if (!view || !edit || !admin || !expired || !deleted) throw new Error("Five people were asked for");
  members = { view, edit, admin, expired, deleted };
  people = { ...members, owner, nobody: api.nobody(), stranger: await api.person() };
});
afterAll(() => api.close());

/** Opens a link signed in, and is let in by that. */
async function join(person: Person, projectId: string, terms: object): Promise<Share> {
  const { body: share } = await owner.post<Share>(`/api/projects/${projectId}/shares`, terms);
  const opened = await person.get<OpenedShare>(`/api/shared/${share.shareToken}`);
  expect(opened.status).toBe(200);
  return share;
}

const minutes = (count: number) => new Date(api.now().getTime() + count * 60_000).toISOString();

/** A project with an appliance and a link, where the call is about it with weather or a design, and its members. */
async function something(entry: Endpoint): Promise<string> {
  const { id } = await owner.project({ city: "ng-kano" });
  if (entry.path.includes("/weather"))
    await owner.put(`/api/projects/${id}/weather`, { fileName: "lagos.epw", text: LAGOS_EPW });
  const appliance = await owner.appliance(id);
  if (entry.path.endsWith("/design")) await owner.post(`/api/projects/${id}/calculate`);
  for (const permission of PERMISSIONS) await join(members[permission], id, { permission });
  await join(members.expired, id, { permission: "admin", expiresAt: minutes(1) });
  api.advance(120);
  const gone = await join(members.deleted, id, { permission: "admin" });
  await owner.delete(`/api/shares/${gone.id}`);
  const link = await owner.post<Share>(`/api/projects/${id}/shares`, {});
  return entry.path
    .replace(":id", id)
    .replace(":applianceId", appliance.id)
    .replace(":shareId", link.body.id)
    .replace(":part", "module");
}

const CELLS = documentedCells();
const REFUSED: Readonly<Record<string, number>> = { "401": 401, "403": 403, "404": 404 };

it("finds a row of docs/permissions.md for every call, with a word for everybody", () => {
  for (const entry of ENDPOINTS) {
    const told = CELLS.get(nameOf(entry))?.slice(0, 6) ?? [];
    expect(told, nameOf(entry)).toHaveLength(6);
    expect(told.filter((cell) => cell !== "yes" && !(cell in REFUSED))).toEqual([]);
  }
  expect(OF_A_PROJECT.length).toBeGreaterThanOrEqual(23);
});

it.each(OF_A_PROJECT.map((entry) => [nameOf(entry), entry] as const))(
  "%s answers everybody as docs/permissions.md says",
  async (name, entry) => {
    const cells = CELLS.get(name) ?? [];
    const refused = ACTORS.filter((actor) => cells[COLUMNS[actor]] !== "yes");
    const path = await something(entry);
    for (const actor of refused) {
      const reply = await people[actor].send(entry.method, path, BODIES[name]);
      expect(reply.status, `S-399 S-189 ${actor}: ${name}`).toBe(Number(cells[COLUMNS[actor]]));
    }
    // A stream does not end; live.test.ts follows it.
    if (entry.stream) return;
    for (const actor of ACTORS.filter((each) => !refused.includes(each))) {
      const own = entry.method === "GET" || actor === "owner" ? path : await something(entry);
      const reply = await people[actor].send(entry.method, own, BODIES[name]);
      expect(reply.status, `S-399 ${actor}: ${name} ${JSON.stringify(reply.body)}`).toBe(entry.status ?? 200);
    }
  },
);
