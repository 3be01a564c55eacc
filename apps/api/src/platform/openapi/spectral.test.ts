// Of the rest: every rule that Spectral knows, which is installed when it is asked for.
// On the embedded database alone: a description of the calls is the same on both.
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { askedFor, importAskedFor } from "../../../../../tools/asked-for";
import { startTestServer, type TestServer } from "../../testing/server";

const SPECTRAL = ["@stoplight/spectral-core@1.24.1", "@stoplight/spectral-rulesets@1.23.1"];

/** What is used of the two. */
interface Linter {
  setRuleset(ruleset: object): void;
  run(document: object): Promise<readonly { readonly code: string | number; readonly path: readonly PropertyKey[] }[]>;
}
const Core = z.looseObject({ Spectral: z.custom<new () => Linter>((value) => typeof value === "function") });
const Rulesets = z.looseObject({ oas: z.looseObject({ rules: z.record(z.string(), z.unknown()) }) });
/** Of a package written for CommonJS. */
const Imported = z.looseObject({ default: z.unknown() });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it("passes every rule for OpenAPI that Spectral knows", async () => {
  const modules = askedFor(SPECTRAL);
  const read = async (name: string) => Imported.parse(await importAskedFor(modules, name)).default;
  const { Spectral } = Core.parse(await read("@stoplight/spectral-core"));
  const { oas } = Rulesets.parse(await read("@stoplight/spectral-rulesets"));
  const linter = new Spectral();
  // Whoever runs a server has an address on the web; we know of no mail address.
  linter.setRuleset({ extends: [[oas, "all"]], rules: { "contact-properties": "off" } });
  const document = (await server.get("/api/openapi.json")).read(z.looseObject({}));
  const broken = await linter.run({ ...document, tags: [] });
  expect(broken.map(({ code }) => code)).toContain("operation-tag-defined");
  const found = await linter.run(document);
  expect(found.map(({ code, path }) => `${code} ${path.map(String).join(".")}`)).toEqual([]);
}, 300_000);
