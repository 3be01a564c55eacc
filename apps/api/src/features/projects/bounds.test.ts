import type { Project } from "@sunwright/contract/projects";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApi, type Person, type TestApi } from "./testing/api";

let api: TestApi;
let ada: Person;
let project: Project;
beforeAll(async () => {
  api = await openTestApi();
  ada = await api.person();
  project = await ada.project();
});
afterAll(() => api.close());

interface Bound {
  readonly row: string;
  readonly field: string;
  readonly good: readonly number[];
  readonly bad: readonly number[];
  readonly message: string;
}

/** Design workflow specification, section 5; upper ends it does not give are the house's own. */
const BOUNDS: readonly Bound[] = [
  { row: "S-372", field: "sunlightHours", good: [1, 6.5, 12], bad: [0.9, 12.1], message: "Between 1 and 12" },
  { row: "S-373", field: "backupDays", good: [1, 10], bad: [0, 11], message: "Between 1 and 10" },
  { row: "S-374", field: "backupHours", good: [1, 72], bad: [0, 73], message: "Between 1 and 72" },
  ...["panelToInverter", "inverterToLoad", "inverterToGenerator", "inverterToGrid"].map((run) => ({
    row: "S-375",
    field: `${run}Distance`,
    good: [1, 10_000],
    bad: [0, 0.99, -5, 10_001],
    message: "Between 1 and 10,000",
  })),
  { row: "S-376", field: "ambientTemperature", good: [-40, 60], bad: [-41, 61], message: "Between −40 and 60" },
  { row: "S-377", field: "humidity", good: [0, 100], bad: [-1, 101], message: "Between 0 and 100" },
  { row: "S-378", field: "altitude", good: [0, 6_000], bad: [-1, 6_001], message: "Between 0 and 6,000" },
  {
    row: "S-371",
    field: "directDailyConsumption",
    good: [0, 24_000_000],
    bad: [-1, 24_000_001],
    message: "Between 0 and 24,000,000",
  },
  {
    row: "S-371",
    field: "directPeakPower",
    good: [0, 1_000_000],
    bad: [-0.1, 1_000_001],
    message: "Between 0 and 1,000,000",
  },
];

describe.each(BOUNDS)("$field", ({ row, field, good, bad, message }) => {
  it(`takes ${field} at both ends of its bounds`, async () => {
    for (const value of good) {
      const reply = await ada.put(`/api/projects/${project.id}`, { [field]: value });
      expect(reply, `${row} S-379 ${value}`).toMatchObject({ status: 200, body: { [field]: value } });
    }
  });

  it(`refuses ${field} beyond them with "${message}", and stores nothing`, async () => {
    const before = await ada.get(`/api/projects/${project.id}`);
    const told: unknown = expect.arrayContaining([expect.objectContaining({ path: field, message })]);
    for (const value of [...bad, 1e308, -1e308, "6", true, [6], {}]) {
      const reply = await ada.put(`/api/projects/${project.id}`, { [field]: value, name: "Half saved" });
      expect(reply, `${row} S-379 ${JSON.stringify(value)}`).toMatchObject({
        status: 400,
        body: {
          code: "invalid_input",
          message: "Some fields need another look",
          issues: told,
        },
      });
    }
    expect((await ada.get(`/api/projects/${project.id}`)).body).toEqual(before.body);
  });
});

it("refuses half a day and half an hour of backup", async () => {
  for (const [row, field, message] of [
    ["S-373", "backupDays", "A whole number between 1 and 10"],
    ["S-374", "backupHours", "A whole number between 1 and 72"],
  ] as const) {
    const reply = await ada.put(`/api/projects/${project.id}`, { [field]: 2.5 });
    expect(reply.body, row).toMatchObject({ issues: [{ path: field, message }] });
  }
});

it("takes whole hours of an outage, a reliability between 90 and 99.9%, and none for what the backup days stand for", async () => {
  const put = (body: object) => ada.put(`/api/projects/${project.id}`, body);
  for (const body of [
    { outageHours: 0, outageStart: 0, reliabilityTarget: 90 },
    { outageHours: 24, outageStart: 23, reliabilityTarget: 99.9 },
    { outageHours: 8, outageStart: 18, reliabilityTarget: null },
  ]) {
    expect(await put(body)).toMatchObject({ status: 200, body });
  }
  for (const [field, value, message] of [
    ["outageHours", 25, "Between 0 and 24"],
    ["outageHours", 2.5, "A whole number between 0 and 24"],
    ["outageHours", null, "Between 0 and 24"],
    ["outageStart", 24, "Between 0 and 23"],
    ["outageStart", -1, "Between 0 and 23"],
    ["reliabilityTarget", 89.9, "Between 90 and 99.9"],
    ["reliabilityTarget", 100, "Between 90 and 99.9"],
  ] as const) {
    expect(await put({ [field]: value }), field).toMatchObject({
      status: 400,
      body: { issues: [{ path: field, message }] },
    });
  }
});

it("refuses a choice that is not on its list", async () => {
  const fields = [
    "systemType",
    "sunlightSource",
    "backupRule",
    "voltageFrequency",
    "busVoltage",
    "dryFrom",
    "generator",
    "installationLocation",
    "country",
    "region",
    "currency",
    "consumptionSource",
  ];
  for (const field of fields) {
    const reply = await ada.put(`/api/projects/${project.id}`, { [field]: "anything" });
    expect(reply, `S-379 ${field}`).toMatchObject({ status: 400, body: { issues: [{ path: field }] } });
  }
});

it("keeps a battery voltage that is sold, and refuses any other", async () => {
  const put = (busVoltage: unknown) => ada.put(`/api/projects/${project.id}`, { busVoltage });
  for (const busVoltage of [12, 24, 48])
    expect(await put(busVoltage)).toMatchObject({ status: 200, body: { busVoltage } });
  for (const wrong of [0, 11.9, 36, 96, "24", null]) {
    expect(await put(wrong), JSON.stringify(wrong)).toMatchObject({
      status: 400,
      body: { issues: [{ path: "busVoltage", message: "One of 12, 24, 48" }] },
    });
  }
  expect((await ada.get(`/api/projects/${project.id}`)).body).toMatchObject({ busVoltage: 48 });
});

it("keeps a horizon of directions and heights, and refuses any other text", async () => {
  const put = (horizonProfile: unknown) => ada.put(`/api/projects/${project.id}`, { horizonProfile });
  const longest = Array.from({ length: 360 }, (_, azimuth) => `${azimuth}.5 12.5`).join(", ");
  for (const horizonProfile of ["0 0", "0 4.5, 90 12, 360 90", longest, null])
    expect(await put(horizonProfile)).toMatchObject({ status: 200, body: { horizonProfile } });
  for (const wrong of ["", "hills", "0 91", "361 4", "0 4;90 5", "0 -1", "0 4, ", `${longest}, 0 1`, 5]) {
    expect(await put(wrong), JSON.stringify(wrong)).toMatchObject({
      status: 400,
      body: { issues: [{ path: "horizonProfile" }] },
    });
  }
});

it("keeps what throws shade, and refuses any other text", async () => {
  const put = (shadeObjects: unknown) => ada.put(`/api/projects/${project.id}`, { shadeObjects });
  const twelve = Array.from({ length: 12 }, () => "building 199.9 359 99.9 99.9").join("; ");
  for (const shadeObjects of ["tree 0 0 0.1 0.1", "tree 6 180 5 8; chimney 1.5 90 0.8 1.2", twelve, null])
    expect(await put(shadeObjects)).toMatchObject({ status: 200, body: { shadeObjects } });
  const thousand = Array.from({ length: 1_000 }, () => "tree 6 180 5 8").join("; ");
  const hostile = [
    "",
    "tree",
    "tree 6 180 5 0",
    "tree 6 180 0 8",
    "tree -1 180 5 8",
    "tree 200 180 5 8",
    "tree 6 360 5 8",
    "tree NaN 180 5 8",
    "tree 6 180 5 Infinity",
    "tree 6 180 5 1e9",
    "tree 6 180 100 8",
    "hill 6 180 5 8",
    "tree 6 180 5 8;",
    "tree 6 180 5 8, tree 6 180 5 8",
    "tree 6 180.5 5 8",
    "tree 6.25 180 5 8",
    `${twelve}; tree 6 180 5 8`,
    thousand,
    5,
    ["tree 6 180 5 8"],
  ];
  for (const wrong of hostile) {
    const { status, body } = await put(wrong);
    expect(status, JSON.stringify(wrong).slice(0, 80)).toBe(400);
    expect(body).toHaveProperty("issues.0.path", "shadeObjects");
  }
  expect((await ada.get(`/api/projects/${project.id}`)).body).toMatchObject({ shadeObjects: null });
});

it("enforces the same bounds on creation", async () => {
  for (const { field, bad, message } of BOUNDS.filter(({ field: name }) => !name.startsWith("direct"))) {
    const reply = await ada.post("/api/projects", { [field]: bad[0] });
    expect(reply, `S-379 ${field}`).toMatchObject({ status: 400, body: { issues: [{ path: field, message }] } });
  }
});

it("enforces the bounds of direct input on a calculation", async () => {
  const path = `/api/projects/${project.id}/calculate`;
  expect(await ada.post(path, { directDailyConsumption: -1, directPeakPower: 100 }), "S-379").toMatchObject({
    status: 400,
    body: { issues: [{ path: "directDailyConsumption", message: "Between 0 and 24,000,000" }] },
  });
  expect(await ada.post(path, { directDailyConsumption: 100 })).toMatchObject({
    status: 400,
    body: { issues: [{ path: "directPeakPower", message: "Enter daily consumption and peak power together" }] },
  });
});

it("wants a name of 1 to 100 characters and trims it", async () => {
  const put = (name: unknown) => ada.put(`/api/projects/${project.id}`, { name });
  expect(await put("  Roof  ")).toMatchObject({ status: 200, body: { name: "Roof" } });
  expect(await put("   ")).toMatchObject({
    status: 400,
    body: { issues: [{ path: "name", message: "Give the project a name" }] },
  });
  expect(await put("x".repeat(101))).toMatchObject({ body: { issues: [{ message: "At most 100 characters" }] } });
  expect(await put("☀️ Àkọ́kọ́ 日本")).toMatchObject({ status: 200, body: { name: "☀️ Àkọ́kọ́ 日本" } });
});

it("refuses text no database can hold", async () => {
  for (const name of ["a\u0000b", "a\ud800b"]) {
    const reply = await ada.put(`/api/projects/${project.id}`, { name });
    expect(reply.status, JSON.stringify(name)).toBe(400);
  }
});

it("refuses a body that is no object, and takes keys of the prototype for what they are: unknown fields", async () => {
  for (const body of [[], "text", 5, null]) {
    expect((await ada.put(`/api/projects/${project.id}`, body)).status, JSON.stringify(body)).toBe(400);
  }
  const before = await ada.get(`/api/projects/${project.id}`);
  const reply = await ada.put(`/api/projects/${project.id}`, { constructor: { prototype: { altitude: 1 } } });
  expect([200, 400]).toContain(reply.status);
  expect((await ada.get(`/api/projects/${project.id}`)).body).toEqual(before.body);
});
