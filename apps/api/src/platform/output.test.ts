import { expect, it } from "vitest";
import { z } from "zod";
import { startTestServer } from "../testing/server";
import { compileSerializer } from "./output";

const serialize = compileSerializer({
  schema: z.object({ name: z.string(), parts: z.array(z.object({ size: z.number() })) }),
  method: "GET",
  url: "/api/parts",
});

it("sends what the schema declares and nothing else", () => {
  const row = { name: "one", owner: "ada", parts: [{ size: 2, price: 3 }] };
  expect(serialize(row)).toBe('{"name":"one","parts":[{"size":2}]}');
});

it("fails on an answer that its schema does not allow", () => {
  expect(() => serialize({ name: "one", parts: [{ size: "2" }] })).toThrow("GET /api/parts answers with");
});

it("reads every answer of the contract as it would write it: none of their schemas transforms anything", async () => {
  const server = await startTestServer();
  // Refuses to describe what JSON has no word for: transforms, dates, codecs.
  const describe = (schema: z.ZodType) =>
    z.toJSONSchema(schema, { io: "input" }) && z.toJSONSchema(schema, { io: "output" });
  const answers = server.app.entries.filter(
    ({ file, stream, document, status }) => !file && !stream && !document && status !== 302,
  );
  expect(answers.length).toBeGreaterThan(40);
  for (const { method, path, response } of answers) expect(() => describe(response), `${method} ${path}`).not.toThrow();
  expect(() => describe(z.object({ at: z.string().transform(Number) }))).toThrow("Transforms");
  await server.close();
});
