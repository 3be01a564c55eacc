// Of the rest: hostile input, call by call.
import * as appliances from "@sunwright/contract/appliances";
import type { Endpoint } from "@sunwright/contract/endpoint";
import * as comparison from "@sunwright/contract/comparison";
import * as stages from "@sunwright/contract/stages";
import { ErrorBody } from "@sunwright/contract/errors";
import * as projects from "@sunwright/contract/projects";
import * as roof from "@sunwright/contract/roof";
import * as weather from "@sunwright/contract/weather";
import { DEFAULT_CONFIGURATIONS } from "@sunwright/engine/comparison/configuration";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { hostileBodies } from "../../testing/hostile";
import type { Person } from "../../testing/people";
import { startTestServer, type TestServer } from "../../testing/server";
import { CHIMNEY, PLAIN_ROOF } from "../roofs/testing/roofs";
import { STAGES } from "./testing/stages";

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer();
  ada = await server.build.session();
});
afterAll(() => server.close());

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "path" in value && "access" in value;
const exported: readonly unknown[] = [projects, appliances, comparison, stages, roof, weather].flatMap((calls) =>
  Object.values<unknown>(calls),
);
const WITH_BODY = exported.filter(isEndpoint).filter(({ body }) => body !== undefined);
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

const FAN = {
  applianceId: "ceiling-fan",
  quantity: 2,
  hoursPerDay: 8,
  hoursOfDay: [18, 19],
  motor: true,
  essential: true,
};
const PUMP = { customName: "Pump", customPower: 750, quantity: 1, hoursPerDay: 2 };
const SMALL_ROOF = { ...PLAIN_ROOF, roofWidth: 2, roofHeight: 2, shadingObstructions: [CHIMNEY], rules: { gap: 0.02 } };
/** Something each call would take, for one value of it to be spoilt. */
const TAKEN: Readonly<Record<string, Record<string, unknown>>> = {
  "POST /api/projects": { ...projects.DEFAULT_PARAMETERS, name: "My clinic" },
  "PUT /api/projects/:id": { ...projects.DEFAULT_PARAMETERS, name: "My clinic", version: 1, directPeakPower: 900 },
  "POST /api/projects/:id/calculate": { directDailyConsumption: 9_000, directPeakPower: 2_000 },
  "POST /api/projects/:id/cost-comparison": { ...DEFAULT_CONFIGURATIONS[0], finance: { loanTerm: 24 } },
  "PUT /api/projects/:id/comparison": {
    configurations: DEFAULT_CONFIGURATIONS,
    terms: { loanTerm: 24 },
    priority: "payback",
    compared: true,
  },
  "PUT /api/projects/:id/stages": STAGES,
  "POST /api/projects/:id/stage-plan": STAGES,
  "POST /api/projects/:id/exports": { format: "csv" },
  "POST /api/projects/:id/optimize-panels": { ...SMALL_ROOF, lockedPanels: [] },
  "PUT /api/projects/:id/panel-placement": { ...SMALL_ROOF, layout: [{ x: 0, y: 0, width: 1.65, height: 1 }] },
  "POST /api/projects/:id/appliances": { ...FAN, ...PUMP },
  "PUT /api/projects/:id/weather": { fileName: "lagos.epw", text: "LOCATION,Lagos,-,NGA,-,-,6.4,3.4,1,3" },
  "POST /api/projects/:id/weather/fetch": { service: "pvgis" },
  "PUT /api/projects/:id/appliances/:applianceId": { ...PUMP, motor: false, essential: false, hoursOfDay: [6] },
};
/** What an answer would hold if a fault of ours showed through it. */
const LEAK = /drizzle|Failed query|insert into|node_modules|\bat [\w.<>]+ \(|invalid input syntax|SQLSTATE/;

it("knows a body for every call that takes one", () => {
  expect(new Set(Object.keys(TAKEN))).toEqual(new Set(WITH_BODY.map(nameOf)));
});

it.each(WITH_BODY.map((entry) => [nameOf(entry), entry] as const))(
  "%s answers every hostile body with a refusal from the catalogue or as it should, never with a fault",
  async (name, entry) => {
    const project = (await ada.client.post("/api/projects", {})).read(projects.createProject.response);
    const appliance = (await ada.client.post(`/api/projects/${project.id}/appliances`, FAN)).read(
      appliances.addAppliance.response,
    );
    const path = entry.path.replace(":id", project.id).replace(":applianceId", appliance.id).replace(":part", "module");
    await fc.assert(
      fc.asyncProperty(hostileBodies(TAKEN[name] ?? {}), async (body) => {
        const reply = await ada.client.send(entry.method, path, body);
        expect(reply.status).toBeLessThan(500);
        const answer = reply.status < 400 ? entry.response : ErrorBody;
        expect(answer.safeParse(reply.body).success).toBe(true);
        expect(reply.status >= 400 && LEAK.test(reply.text)).toBe(false);
      }),
      { numRuns: 150 },
    );
    const after = (await ada.client.get(`/api/projects/${project.id}`)).read(projects.readProject.response);
    expect(after).toMatchObject({ id: project.id, createdAt: project.createdAt });
  },
);
