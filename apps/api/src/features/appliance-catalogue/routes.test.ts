import type { CatalogueItem } from "@sunwright/contract/appliances";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApi, type TestApi } from "../projects/testing/api";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

it("gives every item of the catalogue its id, name, rated power and icon", async () => {
  const ada = await api.person();
  const { status, body } = await ada.get<CatalogueItem[]>("/api/appliances");
  expect(status, "S-407").toBe(200);
  expect(body.length, "S-407").toBeGreaterThanOrEqual(60);
  for (const item of body) {
    expect(item.id, "S-323").toMatch(/^[a-z0-9-]+$/);
    expect(item.name, `S-323 ${item.id}`).toMatch(/\S/);
    expect(item.icon, `S-323 ${item.id}`).toMatch(/^[a-z0-9-]+$/);
    expect(item.ratedPower, `S-323 ${item.id}`).toBeGreaterThan(0);
    expect(item.source.length, item.id).toBeGreaterThan(20);
  }
  expect(new Set(body.map(({ id }) => id)).size).toBe(body.length);
});
