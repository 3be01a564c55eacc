import type { Response } from "@sunwright/contract/endpoint";
import type { listTowns } from "@sunwright/contract/places";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApi, type TestApi } from "../projects/testing/api";

type Found = Response<typeof listTowns>;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

it("finds towns by the beginning of their names, each with its nearest climate row and what a project holds", async () => {
  const ada = await api.person();
  const { status, body } = await ada.get<Found>("/api/places?q=kadun&country=Nigeria");
  expect(status).toBe(200);
  expect(body.towns[0]).toMatchObject({
    name: "Kaduna",
    country: "Nigeria",
    town: "2335727 10.526 7.439 626 Kaduna",
    row: { id: "ng-kaduna", far: false },
  });
  expect(body.source.licence).toBe("CC BY 4.0");
  expect((await ada.get<Found>("/api/places?q=kadun&country=Germany")).body.towns).toEqual([]);
});

it("answers what a project then stands in, with the way to its climate in the design", async () => {
  const ada = await api.person();
  const { body } = await ada.get<Found>("/api/places?q=Kafanchan");
  const [place] = body.towns;
  const created = await ada.post<{ id: string }>("/api/projects", { name: "House" });
  const put = { town: place?.town, city: place?.row.id, sunlightSource: "site" };
  expect(await ada.put(`/api/projects/${created.body.id}`, put)).toMatchObject({ status: 200, body: put });
  for (const town of ["Kaduna", "1 91 0 0 Pole", "1 0 181 0 East", "1 0 0 0 "])
    expect(await ada.put(`/api/projects/${created.body.id}`, { town }), town).toMatchObject({
      status: 400,
      body: { code: "invalid_input", issues: [{ path: "town" }] },
    });
});

it.each(["", "q=", `q=${"a".repeat(101)}`, "q=a%0Ab", "q=a&country=Atlantis"])("refuses ?%s", async (query) => {
  const ada = await api.person();
  expect(await ada.get(`/api/places?${query}`)).toMatchObject({ status: 400, body: { code: "invalid_input" } });
});
