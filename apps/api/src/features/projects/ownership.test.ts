// Of the rest: every call of a project, for its owner, a stranger and nobody.
import type { Endpoint } from "@sunwright/contract/endpoint";
import type { Share } from "@sunwright/contract/shares";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApi, type Person, type TestApi } from "./testing/api";
import { BODIES, documentedCells, ENDPOINTS, nameOf, OF_A_PROJECT } from "./testing/calls";
import { LAGOS_EPW, PVGIS_ANSWER } from "./testing/weather-files";

let api: TestApi;
let owner: Person;
let stranger: Person;
let untouched: Something;
beforeAll(async () => {
  api = await openTestApi({
    environment: { WEATHER_FETCH: "on" },
    fetch: () => Promise.resolve(new Response(PVGIS_ANSWER)),
  });
  [owner, stranger] = [await api.person(), await api.person()];
  untouched = await something({ weather: true, design: true });
});
afterAll(() => api.close());

interface Something {
  readonly id: string;
  readonly applianceId: string;
  readonly shareId: string;
}

interface Wanted {
  readonly weather: boolean;
  readonly design: boolean;
}

/** A project with one appliance and one link, with weather of its own and calculated where that is asked for. */
async function something({ weather, design }: Wanted): Promise<Something> {
  const { id } = await owner.project({ city: "ng-kano" });
  if (weather) await owner.put(`/api/projects/${id}/weather`, { fileName: "lagos.epw", text: LAGOS_EPW });
  const appliance = await owner.appliance(id);
  if (design) await owner.post(`/api/projects/${id}/calculate`);
  const share = await owner.post<Share>(`/api/projects/${id}/shares`, {});
  return { id, applianceId: appliance.id, shareId: share.body.id };
}
const addressed = ({ path }: Endpoint, { id, applianceId, shareId }: Something) =>
  path.replace(":id", id).replace(":applianceId", applianceId).replace(":shareId", shareId).replace(":part", "module");

const MISSING = "019f0000-0000-7000-8000-000000000000";

it("looks at every call of projects and appliances", () => {
  expect(ENDPOINTS.length).toBeGreaterThanOrEqual(22);
  expect(OF_A_PROJECT.length).toBeGreaterThanOrEqual(19);
});

it.each(ENDPOINTS.map((entry) => [nameOf(entry), entry] as const))(
  "%s answers nobody who is not signed in, and changes nothing",
  async (name, entry) => {
    const before = await stateOf(untouched.id);
    const reply = await api.nobody().send(entry.method, addressed(entry, untouched), BODIES[name]);
    expect(reply, "S-189").toMatchObject({
      status: 401,
      body: { code: "not_signed_in", message: "Sign in to continue" },
    });
    expect(await stateOf(untouched.id), "S-189").toEqual(before);
  },
);

it.each(OF_A_PROJECT.map((entry) => [nameOf(entry), entry] as const))(
  "%s answers a stranger as if there were nothing, and changes nothing",
  async (name, entry) => {
    const before = await stateOf(untouched.id);
    const foreign = await stranger.send(entry.method, addressed(entry, untouched), BODIES[name]);
    const missing = await stranger.send(
      entry.method,
      addressed(entry, { id: MISSING, applianceId: MISSING, shareId: MISSING }),
      BODIES[name],
    );
    const code = entry.path.includes(":shareId") ? "share_not_found" : "project_not_found";
    expect(foreign, "S-189").toMatchObject({ status: 404, body: { code } });
    expect(foreign.body).toEqual(missing.body);
    expect(await stateOf(untouched.id)).toEqual(before);
  },
);

/** Its column of the table. */
const OWNER = 5;
// A stream does not end; live.test.ts follows it.
const ENDING = OF_A_PROJECT.filter(({ stream }) => !stream);
it.each(ENDING.map((entry) => [nameOf(entry), entry] as const))(
  "%s serves the owner, or refuses what docs/permissions.md says it refuses",
  async (name, entry) => {
    const own = await something({ weather: entry.path.includes("/weather"), design: entry.path.endsWith("/design") });
    const reply = await owner.send(entry.method, addressed(entry, own), BODIES[name]);
    const told = documentedCells().get(name)?.[OWNER] ?? "";
    expect(reply.status).toBe(told === "yes" ? (entry.status ?? 200) : Number(told));
  },
);

it("reaches no appliance through another project, even of the same owner", async () => {
  const mine = await owner.project();
  const other = await owner.project();
  const appliance = await owner.appliance(other.id);
  const theirs = await stranger.project();
  const crossed = `/api/projects/${mine.id}/appliances/${appliance.id}`;
  expect(await owner.put(crossed, { quantity: 9 }), "S-189").toMatchObject({
    status: 404,
    body: { code: "appliance_not_found" },
  });
  expect(await owner.delete(crossed)).toMatchObject({ status: 404, body: { code: "appliance_not_found" } });
  const stolen = `/api/projects/${theirs.id}/appliances/${appliance.id}`;
  expect(await stranger.put(stolen, { quantity: 9 }), "S-189").toMatchObject({ status: 404 });
  expect(await stranger.delete(stolen)).toMatchObject({ status: 404 });
  expect((await owner.get(`/api/projects/${other.id}/appliances`)).body).toEqual([appliance]);
});

it("lists nothing of anybody else", async () => {
  const eve = await api.person();
  expect((await eve.get("/api/projects")).body, "S-189").toEqual({ projects: [], total: 0 });
});

it("is written down: docs/permissions.md names every call", () => {
  const told = documentedCells();
  for (const entry of ENDPOINTS) expect([...told.keys()]).toContain(nameOf(entry));
});

async function stateOf(id: string) {
  const parts = ["", "/appliances", "/history", "/design", "/panel-placement", "/weather", "/shares"];
  return Promise.all(parts.map(async (part) => (await owner.get(`/api/projects/${id}${part}`)).body));
}
