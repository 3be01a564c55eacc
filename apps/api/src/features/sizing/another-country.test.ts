import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApi, type Person, type TestApi } from "../projects/testing/api";
import { calculate, DIRECT } from "../projects/testing/calculations";

let api: TestApi;
let ada: Person;
beforeAll(async () => {
  api = await openTestApi();
  ada = await api.person();
});
afterAll(() => api.close());

const KAMPALA = "0 0.3476 32.5825 1190 Kampala";
const SUN = "5.4 5.6 5.5 5.1 4.9 4.7 4.7 4.9 5.2 5.2 5 5.1";
const refused = (path: string) => ({ status: 400, body: { code: "invalid_input", issues: [{ path }] } });

it("asks for the place of a project in another country, and designs it there at prices that nobody looked up", async () => {
  const { id } = await ada.project({ country: "Elsewhere", currency: "USD" });
  expect(await calculate(ada, id, DIRECT)).toMatchObject(refused("town"));
  expect(await ada.put(`/api/projects/${id}`, { town: KAMPALA, monthSun: SUN })).toMatchObject({ status: 200 });
  // In February 10.5 kWh/m² a day come to the equator above the air (Duffie & Beckman, table 1.10.1: 37.5 MJ).
  const bright = SUN.replace("5.6", "10.9");
  expect(await ada.put(`/api/projects/${id}`, { monthSun: bright })).toMatchObject(refused("monthSun"));
  const { body } = await calculate(ada, id, DIRECT);
  expect(body.design.site.name).toBe("Kampala");
  expect(body.design.warnings.map((warning: { id: string }) => warning.id)).toContain("country-unknown");
  const { projects } = (await ada.get<{ projects: { price: unknown }[] }>("/api/projects")).body;
  expect(projects.map(({ price }) => price)).toEqual([expect.objectContaining({ rung: "estimate", currency: "USD" })]);
  // Money typed for the place is kept under it.
  const money = { country: "Elsewhere", tariff: 0.21 };
  expect(await ada.put(`/api/projects/${id}/economics`, money)).toMatchObject({
    status: 200,
    body: { country: "Elsewhere", figures: { tariff: 0.21 } },
  });
});
