import type { Response } from "@sunwright/contract/endpoint";
import type { listEquipment, readEquipment } from "@sunwright/contract/equipment";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApi, type TestApi } from "../projects/testing/api";

type Page = Response<typeof listEquipment>;
type Part = Response<typeof readEquipment>;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

it("finds parts by words in any order and spelling, the model itself first", async () => {
  const ada = await api.person();
  const { status, body } = await ada.get<Page>("/api/equipment?kind=module&q=570m%20LR5%2072hph%20longi");
  expect(status).toBe(200);
  expect(body.total).toBe(1);
  expect(body.parts[0]).toMatchObject({
    id: "module-longi-lr5-72hph-570m",
    kind: "module",
    maker: "LONGi",
    model: "LR5-72HPH-570M",
    nameplate: 570,
  });
});

it("pages through all that is found: each part once, the last page with the rest, none after it", async () => {
  const ada = await api.person();
  const path = "/api/equipment?kind=charge-controller";
  const ids: string[] = [];
  for (let page = 1; page <= 8; page++) {
    const { body } = await ada.get<Page>(`${path}&page=${page}`);
    expect(body).toMatchObject({ total: 192, page, pages: 8 });
    ids.push(...body.parts.map(({ id }) => id));
  }
  expect(new Set(ids).size).toBe(192);
  expect((await ada.get<Page>(`${path}&page=9`)).body).toEqual({ parts: [], total: 192, page: 9, pages: 8 });
});

it("keeps to maker, watts and volts", async () => {
  const ada = await api.person();
  const { body } = await ada.get<Page>(
    "/api/equipment?kind=inverter&maker=sma&minWatts=7000&maxWatts=8000&minVolts=240&maxVolts=240",
  );
  expect(body.total).toBeGreaterThan(3);
  for (const part of body.parts) {
    expect(part).toMatchObject({ kind: "inverter", maker: "SMA", acVoltage: 240 });
    expect(part.kind === "inverter" && part.acPower).toBeGreaterThanOrEqual(7_000);
  }
});

it.each([
  "kind=panel",
  `q=${"a".repeat(101)}`,
  "q=a%0Ab",
  "minWatts=many",
  "minWatts=-1",
  "maxVolts=1e9",
  "page=0",
  "page=1001",
  "page=1.5",
])("refuses ?%s", async (query) => {
  const ada = await api.person();
  expect(await ada.get(`/api/equipment?${query}`)).toMatchObject({ status: 400, body: { code: "invalid_input" } });
});

it("gives a part with the sources of its figures, and what it does not state as null", async () => {
  const ada = await api.person();
  const { status, body } = await ada.get<Part>("/api/equipment/charge-controller-victron-smartsolar-mppt-75-15");
  expect(status).toBe(200);
  expect(body.part).toMatchObject({ chargeCurrent: 15, panelVoltageMax: 75, chargePower24: 440, chargePower48: null });
  expect(body.sources.map(({ id }) => id)).toEqual(["victron-ids", "vic-7515"]);
});

it("answers for a part outside the library as for anything missing", async () => {
  const ada = await api.person();
  for (const id of ["module-nobody-nothing", "%2e%2e%2fetc", "x".repeat(161)]) {
    const reply = await ada.get(`/api/equipment/${id}`);
    expect(reply, id).toMatchObject({ status: 404, body: { code: "equipment_not_found" } });
  }
});
