import { CountryFigures, readFigureVersions } from "@sunwright/contract/figures";
import { readAudit } from "@sunwright/contract/operator-audit";
import { Project } from "@sunwright/contract/projects";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Market, openMarket } from "../orders/testing/market";
import { type Operator, operatorOf } from "../operator/testing/operator";

let market: Market;
let operator: Operator;
beforeAll(async () => {
  market = await openMarket();
  operator = await operatorOf(market.server);
});
afterAll(() => market.close());

const PETROL = {
  id: "Nigeria/petrol",
  value: 1_118.4,
  unit: "NGN/l",
  source: "NBS Petrol Price Watch, October 2026",
  from: "2026-01-01",
  until: "2026-01-31",
};
const read = async () => (await market.server.get("/api/figures")).read(CountryFigures);
const renew = (version: number, ...renewals: readonly object[]) =>
  operator.client.send("POST", "/api/operator/figures", { version, doing: "edited", renewals });
const putBack = (version: number, of: number) =>
  operator.client.send("POST", "/api/operator/figures/putting-back", { version, of });

it("says how many projects of each country have a design that a figure may move", async () => {
  await operator.step();
  const designed = async () =>
    (await operator.client.get("/api/operator/figures")).read(readFigureVersions.response).designed["Ghana"] ?? 0;
  const before = await designed();
  const { client } = await market.server.build.person();
  const { id } = (await client.post("/api/projects", { country: "Ghana", currency: "GHS" })).read(Project);
  expect(await designed()).toBe(before);
  const load = { directDailyConsumption: 4_000, directPeakPower: 1_500 };
  expect((await client.post(`/api/projects/${id}/calculate`, load)).status).toBe(200);
  expect(await designed()).toBe(before + 1);
});

it("an operator renews a figure that everybody reads, and puts the release's back", async () => {
  expect(await read()).toEqual({ version: 0, renewed: [] });
  await operator.step();
  expect((await renew(0, PETROL)).status).toBe(200);
  const { unit: _, ...renewed } = PETROL;
  expect(await read()).toEqual({ version: 1, renewed: [renewed] });
  // Somebody who read the figures before they were changed.
  expect(await renew(0, { ...PETROL, value: 1_200 })).toMatchObject({ status: 409, body: { code: "figures_changed" } });
  expect(await renew(1, PETROL)).toMatchObject({ status: 409, body: { code: "already_done" } });
  expect(await putBack(1, 3)).toMatchObject({ status: 404, body: { code: "figures_version_not_found" } });
  market.server.clock.advance(0.001);
  expect((await putBack(1, 0)).status).toBe(200);
  expect(await read()).toEqual({ version: 2, renewed: [] });

  const { versions } = (await operator.client.get("/api/operator/figures")).read(readFigureVersions.response);
  expect(versions.map(({ version, doing, of }) => ({ version, doing, of }))).toEqual([
    { version: 2, doing: "put back", of: 0 },
    { version: 1, doing: "edited", of: null },
  ]);
  expect(versions[1]?.changes).toMatchObject([
    { id: PETROL.id, before: { value: 1_245, from: "2026-03-20" }, after: { value: 1_118.4, from: "2026-01-01" } },
  ]);
  const { lines } = (await operator.client.get("/api/operator/audit?search=petrol")).read(readAudit.response);
  expect(lines.map(({ act, about }) => ({ act, about }))).toEqual([
    { act: "figures put back", about: PETROL.id },
    { act: "figures renewed", about: PETROL.id },
  ]);
  expect(lines[1]).toMatchObject({
    before: { [PETROL.id]: { value: 1_245 } },
    after: { [PETROL.id]: { value: 1_118.4, source: PETROL.source } },
  });
});

it("saves all or none, and says which line has which fault", async () => {
  await operator.step();
  const { version } = await read();
  const sent = await renew(
    version,
    PETROL,
    { ...PETROL, id: "Nigeria/diesel", unit: "USD/l", value: 0 },
    { ...PETROL, id: "Kenya/petrol", unit: "KES/l", until: "2025-12-31" },
  );
  expect(sent).toMatchObject({ status: 422, body: { code: "figures_refused" } });
  expect(sent.body).toMatchObject({
    issues: [
      { path: "renewals.1", text: { key: "answers.figure.least" } },
      { path: "renewals.1", text: { key: "answers.figure.unit" } },
      { path: "renewals.2", text: { key: "answers.figure.ends" } },
    ],
  });
  expect(await read()).toMatchObject({ version });
});

it("renews the cheapest and the dearest of a part with it, and refuses them out of order", async () => {
  await operator.step();
  const { version } = await read();
  const module = { ...PETROL, id: "Kenya/module", unit: "KES/W", value: 24, until: null };
  const refused = await renew(version, { ...module, low: 25, high: 30 });
  expect(refused).toMatchObject({ status: 422, body: { issues: [{ text: { key: "answers.figure.range" } }] } });
  expect((await renew(version, { ...module, low: 20, high: 31 })).status).toBe(200);
  expect((await read()).renewed).toMatchObject([{ id: "Kenya/module", low: 20, high: 31 }]);
  const { versions } = (await operator.client.get("/api/operator/figures")).read(readFigureVersions.response);
  expect(versions[0]?.changes).toMatchObject([{ after: { value: 24, range: { low: 20, high: 31 } } }]);
  expect((await putBack(version + 1, version)).status).toBe(200);
});

it("lets one of two operators through who save at once, and tells the other", async () => {
  await operator.step();
  const { version } = await read();
  const answers = await Promise.all([1_100, 1_200].map((value) => renew(version, { ...PETROL, value })));
  expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)).toMatchObject({ body: { code: "figures_changed" } });
});

it("is for operators with a fresh second step alone", async () => {
  const { client } = await market.buyer();
  const body = { version: 0, doing: "edited", renewals: [PETROL] };
  expect(await client.send("POST", "/api/operator/figures", body)).toMatchObject({
    status: 403,
    body: { code: "operator_needed" },
  });
  expect(await client.get("/api/operator/figures")).toMatchObject({ status: 403, body: { code: "operator_needed" } });
  market.server.clock.advance(16 * 60);
  expect(await renew(3, PETROL)).toMatchObject({ status: 403, body: { code: "second_step_needed" } });
});
