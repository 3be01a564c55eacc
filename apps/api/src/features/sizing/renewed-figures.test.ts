import type { Project } from "@sunwright/contract/projects";
import { afterAll, beforeAll, expect, it } from "vitest";
import { renewedIn } from "../figure-versions/testing/renewed";
import { openTestApi, type Person, type TestApi } from "../projects/testing/api";
import { calculate, designOf, DIRECT } from "../projects/testing/calculations";

let api: TestApi;
let ada: Person;
beforeAll(async () => {
  api = await openTestApi();
  ada = await api.person();
});
afterAll(() => api.close());

const MODULE = { id: "Nigeria/module", value: 2 * 255, source: "A newer list", from: "2026-01-01", until: null };
const OF_KENYA = { ...MODULE, id: "Kenya/module", value: 90 };
const renewed = (version: number, ...figures: readonly (typeof MODULE)[]) =>
  renewedIn(api.database, version, ...figures);
const priceOf = async (id: string) => {
  const { projects } = (
    await ada.get<{ projects: (Project & { price: { amount: number } | null })[] }>("/api/projects")
  ).body;
  return projects.find((project) => project.id === id)?.price?.amount ?? NaN;
};

it("calculates with the newest figures of the country, and keeps them in what is stored", async () => {
  const { id } = await ada.project({ country: "Nigeria" });
  const before = (await calculate(ada, id, DIRECT)).body.design;
  expect(before.basis.figures).toBeUndefined();
  const price = await priceOf(id);

  await renewed(1, OF_KENYA, MODULE);
  expect((await designOf(ada, id)).body.design.basis.figures).toBeUndefined();
  expect(await priceOf(id)).toBe(price);

  const after = (await calculate(ada, id, DIRECT)).body.design;
  expect(after.basis.figures).toEqual({ version: 1, renewed: [MODULE] });
  expect(await priceOf(id)).toBeGreaterThan(price);
  const kept = await priceOf(id);
  await renewed(2);
  expect(await priceOf(id)).toBe(kept);
  expect((await designOf(ada, id)).body.design.basis.figures).toEqual({ version: 1, renewed: [MODULE] });
});
