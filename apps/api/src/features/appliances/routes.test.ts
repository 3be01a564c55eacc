import type { ProjectAppliance } from "@sunwright/contract/appliances";
import type { Project } from "@sunwright/contract/projects";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApi, type Person, tally, type TestApi } from "../projects/testing/api";

let api: TestApi;
let ada: Person;
let path: string;
beforeAll(async () => {
  api = await openTestApi();
  ada = await api.person();
  path = `/api/projects/${(await ada.project()).id}/appliances`;
});
afterAll(() => api.close());

const FAN = { applianceId: "ceiling-fan", quantity: 2, hoursPerDay: 4 };
const GRINDER = { customName: "Grinder", customPower: 900, quantity: 1, hoursPerDay: 0.5 };

it("adds a catalogue appliance with its item, its consumption in Wh and its peak in W", async () => {
  const reply = await ada.post<ProjectAppliance>(path, FAN);
  const { ratedPower } = reply.body.appliance ?? { ratedPower: Number.NaN };
  expect(reply.status, "S-409").toBe(201);
  expect(reply.body.id, "S-324").toMatch(/^[0-9a-f-]{36}$/);
  expect(reply.body, "S-324").toMatchObject({
    applianceId: "ceiling-fan",
    appliance: { id: "ceiling-fan", name: "Ceiling fan" },
    customName: null,
    customPower: null,
    quantity: 2,
    hoursPerDay: 4,
    motor: true,
  });
  expect(reply.body.dailyConsumption, "S-325 Wh").toBe(ratedPower * 2 * 4);
  expect(reply.body.peakPower, "S-325 W").toBe(ratedPower * 2);
  expect(reply.body.hoursOfDay).toEqual(reply.body.appliance?.hoursOfDay);
});

it("keeps what each month takes beside the others, and forgets it again", async () => {
  const months = [5, 4, 3, 1, 0, 0, 0, 0, 1, 2, 4, 5];
  const added = await ada.post<ProjectAppliance>(path, { applianceId: "heat-pump-heating", hoursPerDay: 3, months });
  expect(added.body).toMatchObject({ months, hoursPerDay: 3 });
  const one = `${path}/${added.body.id}`;
  expect((await ada.put<ProjectAppliance>(one, { quantity: 2 })).body.months).toEqual(months);
  expect((await ada.put<ProjectAppliance>(one, { months: null })).body.months).toBeNull();
  await ada.delete(one);
});

it("adds a custom appliance by name and power", async () => {
  const reply = await ada.post<ProjectAppliance>(path, { ...GRINDER, quantity: 3 });
  expect(reply.status, "S-409").toBe(201);
  expect(reply.body, "S-324").toMatchObject({ applianceId: null, appliance: null, ...GRINDER, quantity: 3 });
  expect(reply.body, "S-325").toMatchObject({ dailyConsumption: 1_350, peakPower: 2_700 });
});

it("starts with one piece and one hour a day", async () => {
  const reply = await ada.post(path, { applianceId: "ceiling-fan" });
  expect(reply.body).toMatchObject({ quantity: 1, hoursPerDay: 1 });
});

it("refuses an appliance that is neither chosen nor described, in the specified words", async () => {
  const incomplete = {
    status: 400,
    body: { code: "appliance_incomplete", message: "Please select an appliance or enter custom details" },
  };
  for (const body of [
    {},
    { customName: "Grinder" },
    { customPower: 900 },
    { customName: "Grinder", customPower: null },
  ]) {
    expect(await ada.post(path, body), `S-365 S-366 ${JSON.stringify(body)}`).toMatchObject(incomplete);
  }
});

it("refuses an appliance the catalogue does not hold", async () => {
  expect(await ada.post(path, { applianceId: "perpetual-motion" })).toMatchObject({
    status: 422,
    body: { code: "unknown_appliance", message: "This appliance is not in the catalogue" },
  });
});

it("lists the appliances of a project in the order of adding", async () => {
  const { id } = await ada.project();
  expect((await ada.get(`/api/projects/${id}/appliances`)).body).toEqual([]);
  const added = [];
  for (const body of [FAN, GRINDER, FAN]) added.push((await ada.post(`/api/projects/${id}/appliances`, body)).body);
  expect((await ada.get(`/api/projects/${id}/appliances`)).body, "S-408").toEqual(added);
});

it("changes one field and leaves the others", async () => {
  const before = (await ada.post<ProjectAppliance>(path, GRINDER)).body;
  const one = `${path}/${before.id}`;
  const more = await ada.put(one, { quantity: 4 });
  expect(more, "S-410 quantity").toMatchObject({
    status: 200,
    body: { ...before, quantity: 4, dailyConsumption: 1_800, peakPower: 3_600 },
  });
  expect((await ada.put(one, { hoursPerDay: 2 })).body, "S-410 hoursPerDay").toMatchObject({
    quantity: 4,
    dailyConsumption: 7_200,
  });
  expect((await ada.put(one, { customPower: 1_000 })).body, "S-410 customPower").toMatchObject({
    dailyConsumption: 8_000,
    peakPower: 4_000,
  });
  expect((await ada.put(one, { hoursOfDay: [14, 9], motor: true, customName: "Mill" })).body).toMatchObject({
    hoursOfDay: [9, 14],
    motor: true,
    customName: "Mill",
    quantity: 4,
  });
});

it("is told which appliances an outage must not stop, and notes the change", async () => {
  const { id } = await ada.project();
  const one = (await ada.post<ProjectAppliance>(`/api/projects/${id}/appliances`, FAN)).body;
  expect(one.essential).toBe(true);
  const other = await ada.put(`/api/projects/${id}/appliances/${one.id}`, { essential: false });
  expect(other).toMatchObject({ status: 200, body: { ...one, essential: false } });
  const [entry] = (await ada.get<{ description: string; changes: object }[]>(`/api/projects/${id}/history`)).body;
  expect(entry).toMatchObject({
    description: "Ceiling fan: changed whether it is essential.",
    changes: { appliances: [{ before: { essential: true }, after: { essential: false, name: "Ceiling fan" } }] },
  });
});

it("takes a cleared power as the rated one, or as 0 W for a custom appliance", async () => {
  const fan = (await ada.post<ProjectAppliance>(path, { ...FAN, customPower: 60 })).body;
  expect(fan).toMatchObject({ customPower: 60, peakPower: 120 });
  const rated = fan.appliance?.ratedPower ?? Number.NaN;
  expect((await ada.put(`${path}/${fan.id}`, { customPower: null })).body, "S-370 S-410 null").toMatchObject({
    customPower: null,
    peakPower: 2 * rated,
  });
  const grinder = (await ada.post<ProjectAppliance>(path, GRINDER)).body;
  expect((await ada.put(`${path}/${grinder.id}`, { customPower: null })).body, "S-370").toMatchObject({
    customPower: null,
    dailyConsumption: 0,
    peakPower: 0,
  });
});

it("removes an appliance, once", async () => {
  const { id } = (await ada.post<ProjectAppliance>(path, FAN)).body;
  expect(await ada.delete(`${path}/${id}`), "S-411").toMatchObject({
    status: 200,
    body: { message: "Appliance removed successfully" },
  });
  expect(await ada.delete(`${path}/${id}`), "S-411 gone").toMatchObject({
    status: 404,
    body: { code: "appliance_not_found" },
  });
});

it("bounds every field of an appliance, with words", async () => {
  const wrong: readonly (readonly [object, string, string])[] = [
    [{ quantity: 0 }, "quantity", "Between 1 and 1,000"],
    [{ quantity: 1_001 }, "quantity", "Between 1 and 1,000"],
    [{ quantity: 1.5 }, "quantity", "A whole number"],
    [{ quantity: "2" }, "quantity", "Between 1 and 1,000"],
    [{ hoursPerDay: -0.5 }, "hoursPerDay", "Between 0 and 24"],
    [{ hoursPerDay: 24.5 }, "hoursPerDay", "A day has 24 hours"],
    [{ customPower: -1 }, "customPower", "Between 0 and 100,000"],
    [{ customPower: 100_001 }, "customPower", "Between 0 and 100,000"],
    [{ customName: "  " }, "customName", "Give the appliance a name"],
    [{ customName: "x".repeat(101) }, "customName", "At most 100 characters"],
    [{ hoursOfDay: [] }, "hoursOfDay", "Choose at least one hour"],
    [{ hoursOfDay: [24] }, "hoursOfDay.0", "A whole hour between 0 and 23"],
    [{ months: [1, 2] }, "months", "Twelve figures of 0 or more, January first"],
    [{ months: [-1, ...Array<number>(11).fill(1)] }, "months.0", "Twelve figures of 0 or more, January first"],
    [{ hoursOfDay: [5, 5] }, "hoursOfDay", "Each hour once"],
  ];
  const { id } = (await ada.post<ProjectAppliance>(path, FAN)).body;
  for (const [body, field, message] of wrong) {
    const told: unknown = expect.arrayContaining([expect.objectContaining({ path: field, message })]);
    const refused = { status: 400, body: { issues: told } };
    expect(await ada.post(path, { ...GRINDER, ...body }), `S-379 ${JSON.stringify(body)}`).toMatchObject(refused);
    expect(await ada.put(`${path}/${id}`, body), `S-379 ${JSON.stringify(body)}`).toMatchObject(refused);
  }
});

it("ignores what only the server decides about an appliance", async () => {
  const forged = {
    id: "x",
    projectId: "x",
    position: 0,
    dailyConsumption: 1,
    peakPower: 1,
    appliance: { ratedPower: 1 },
  };
  const added = await ada.post<ProjectAppliance>(path, { ...GRINDER, ...forged });
  expect(added.body).toMatchObject({ dailyConsumption: 450, peakPower: 900, appliance: null });
  const changed = await ada.put(`${path}/${added.body.id}`, { ...forged, applianceId: "ceiling-fan" });
  expect(changed.body).toEqual(added.body);
});

it("every change makes the design out of date and moves the project to the top", async () => {
  const eve = await api.person();
  const { id } = await eve.project();
  const { id: applianceId } = await eve.appliance(id);
  const one = `/api/projects/${id}/appliances/${applianceId}`;
  const changes = [
    () => eve.appliance(id, GRINDER),
    () => eve.put(one, { quantity: 7 }),
    () => eve.put(one, { hoursOfDay: [3] }),
    () => eve.delete(one),
  ];
  for (const change of changes) {
    await eve.project();
    expect((await eve.post(`/api/projects/${id}/calculate`)).body).toMatchObject({
      project: { designIsCurrent: true },
    });
    await eve.project();
    await change();
    expect((await eve.get(`/api/projects/${id}`)).body).toMatchObject({ designIsCurrent: false });
    expect((await eve.get<{ projects: Project[] }>("/api/projects")).body.projects[0]?.id).toBe(id);
  }
});

it("holds 200 appliances and no more, however many are added at once", async () => {
  const { id } = await ada.project();
  const full = `/api/projects/${id}/appliances`;
  for (let added = 0; added < 190; added++) await ada.post(full, GRINDER);
  const replies = await Promise.all(Array.from({ length: 20 }, () => ada.post(full, GRINDER)));
  expect(tally(replies)).toEqual({ 201: 10, 422: 10 });
  expect(replies.find(({ status }) => status === 422)?.body).toMatchObject({
    code: "too_many_appliances",
    message: "A project can have at most 200 appliances",
  });
  expect((await ada.get<unknown[]>(full)).body).toHaveLength(200);
  expect((await ada.post(`/api/projects/${id}/calculate`)).body).toMatchObject({
    design: { load: { peakPower: { value: 180_000 }, dailyConsumption: { value: 90_000 } } },
  });
});
