// Of the rest: a client generated from the description of the API.
// On the embedded database alone: a client that is made from the description sees no database.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import openapiTypescript, { astToString } from "openapi-typescript";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeApp } from "../../platform/openapi/pages";
import { startTestServer, type TestServer } from "../server";

interface Story {
  readonly designHouse: (baseUrl: string, origin: string) => Promise<Record<string, unknown>>;
}
const here = fileURLToPath(new URL(".", import.meta.url));
const storyFile = join(here, "story.ts");
const compiler = resolve(here, "../../../../../node_modules/.bin/tsc");
const folder = mkdtempSync(join(tmpdir(), "sunwright-client-"));
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

/** Compiles the story with a generated description of the calls; answers what the compiler has to say. */
function compile(types: string): string {
  const described = join(folder, "paths.d.ts");
  writeFileSync(described, types);
  const compilerOptions = {
    strict: true,
    noEmit: true,
    module: "esnext",
    moduleResolution: "bundler",
    target: "es2023",
    lib: ["es2023", "dom", "dom.iterable"],
    types: [],
    paths: { "sunwright-api": [described] },
  };
  const project = join(folder, "tsconfig.json");
  writeFileSync(project, JSON.stringify({ compilerOptions, files: [storyFile, described] }));
  return spawnSync(compiler, ["-p", project], { encoding: "utf8" }).stdout;
}

it("generates a client whose types compile, and refuse what is not in the description", async () => {
  const description = JSON.stringify(describeApp(server.app));
  const types = astToString(await openapiTypescript(description, { defaultNonNullable: false }));
  expect(compile(types)).toBe("");
  expect(compile(types.replaceAll("firstName", "forename"))).toContain("firstName");
});

it("takes a house from signing up to its stored design through the generated client", async () => {
  const address = await server.app.http.listen({ port: 0, host: "127.0.0.1" });
  // Not a part of this project: its types are those that the test above generates.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { designHouse } = (await import(pathToFileURL(storyFile).href)) as Story;
  expect(await designHouse(address, server.config.publicUrl)).toEqual({
    firstName: "Ada",
    project: { name: "Generated", country: "Nigeria", access: "owner" },
    // Two of 150 W for ten hours.
    applianceConsumption: 3_000,
    designedConsumption: 3_000,
    designIsCurrent: true,
    readAsCalculated: true,
    refused: "project_not_found",
  });
});
