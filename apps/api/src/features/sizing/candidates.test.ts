import type { Response } from "@sunwright/contract/endpoint";
import type { listPartCandidates } from "@sunwright/contract/parts";
import type { Project } from "@sunwright/contract/projects";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApi, type Person, type TestApi } from "../projects/testing/api";

type Answer = Response<typeof listPartCandidates>;
interface Calculated {
  readonly design: { readonly chosen: { readonly refusals: readonly object[]; readonly missing: readonly object[] } };
}

let api: TestApi;
let ada: Person;
beforeAll(async () => {
  api = await openTestApi();
  ada = await api.person();
});
afterAll(() => api.close());

const LONGI = "module-longi-lr5-72hph-570m";
const pathOf = (id: string, part: string, words = "") =>
  `/api/projects/${id}/parts/${part}/candidates${words && `?q=${encodeURIComponent(words)}`}`;

it("lists the parts that fit a design first, and says of the others which figure is out", async () => {
  const { id } = await ada.project();
  await ada.put(`/api/projects/${id}`, { systemType: "on-grid" });
  await ada.appliance(id);
  await ada.put(`/api/projects/${id}/parts/module`, { equipmentId: LONGI });
  await ada.post(`/api/projects/${id}/calculate`);
  const { status, body } = await ada.get<Answer>(pathOf(id, "inverter", "sma"));
  expect(status).toBe(200);
  const verdicts = body.candidates.map(({ fits }) => fits);
  expect(verdicts.lastIndexOf("fits")).toBeLessThan(verdicts.includes("refused") ? verdicts.indexOf("refused") : 25);
  expect(body.fitting).toBeGreaterThan(0);
  expect(body.candidates.filter(({ fits, why }) => (fits === "fits") !== (why === null))).toEqual([]);
  const [first] = body.candidates;
  await ada.put(`/api/projects/${id}/parts/inverter`, { equipmentId: first?.row.id });
  const { design } = (await ada.post<Calculated>(`/api/projects/${id}/calculate`)).body;
  expect(design.chosen).toMatchObject({ refusals: [], missing: [] });

  // Without words those of the design's own power stand first.
  const near = (await ada.get<Answer>(pathOf(id, "inverter"))).body.candidates[0]?.row;
  const { recommendedInverterCapacity } = (await ada.get<Project>(`/api/projects/${id}`)).body;
  const power = near?.kind === "inverter" ? near.acPower : 0;
  expect(Math.abs(power / (recommendedInverterCapacity ?? 1) - 1)).toBeLessThan(0.1);
  const batteries = await ada.get<Answer>(pathOf(id, "inverter", "outback"));
  expect(batteries.body.candidates.map(({ fits }) => fits)).toContain("refused");
});

it("asks for nothing to be sized yet, and finds nothing where no part has that name", async () => {
  const { id } = await ada.project();
  const { body } = await ada.get<Answer>(pathOf(id, "module", "longi 570"));
  expect(body.candidates.length).toBeGreaterThan(0);
  expect(new Set(body.candidates.map(({ fits }) => fits))).toEqual(new Set([null]));
  expect((await ada.get<Answer>(pathOf(id, "module", "nobody nothing"))).body).toEqual({
    candidates: [],
    total: 0,
    fitting: 0,
  });
});

it("is for who may look at the project", async () => {
  const { id } = await ada.project();
  const eve = await api.person();
  expect(await eve.get(pathOf(id, "module"))).toMatchObject({ status: 404, body: { code: "project_not_found" } });
  expect(await ada.get(pathOf(id, "roof"))).toMatchObject({ status: 404 });
});
