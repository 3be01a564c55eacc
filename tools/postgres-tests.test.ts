import { expect, it } from "vitest";
import { openersIn, postgresAlone, postgresTests } from "./postgres-tests";

it("knows every world that a test may begin with, however deep it stands on the others", () => {
  expect(openersIn()).toEqual(
    expect.arrayContaining(["openTestDatabase", "openMarket", "openVillage", "openTrade", "openSite", "openEstate"]),
  );
});

it("runs what begins with one of them on PostgreSQL, and there alone unless a file says otherwise", () => {
  const jobs = "apps/api/src/features/jobs/jobs.test.ts";
  expect(postgresTests()).toContain(jobs);
  expect(postgresAlone()).toContain(jobs);
  expect(postgresAlone()).not.toContain("apps/api/src/features/projects/races.test.ts");
  // It says why it runs on the embedded database alone, and so does what opens none.
  for (const path of ["features/jobs/killed", "platform/json-bounds"])
    expect(postgresTests()).not.toContain(`apps/api/src/${path}.test.ts`);
});
