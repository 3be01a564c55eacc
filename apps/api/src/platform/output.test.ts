import { expect, it } from "vitest";
import { z } from "zod";
import { startTestServer } from "../testing/server";
import { compileSerializer, readInTurns } from "./output";

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

it("reads a large answer in turns as it reads others at once, and leaves the event loop to others between them", async () => {
  const Parts = z.strictObject({
    name: z.string(),
    parts: z.array(z.object({ size: z.number() })),
    note: z.string().optional(),
  });
  const row = { name: "one", parts: [{ size: 2, price: 3 }] };
  let turns = 0;
  let counting = setImmediate(function count() {
    turns += 1;
    counting = setImmediate(count);
  });
  const read = await readInTurns(Parts, row);
  clearImmediate(counting);
  expect(turns).toBeGreaterThanOrEqual(2);
  expect(compileSerializer({ schema: Parts, method: "GET", url: "/api/parts" })(read)).toBe(
    '{"name":"one","parts":[{"size":2}]}',
  );
  await expect(readInTurns(z.object({ name: z.string().min(4) }), { name: "one" })).rejects.toThrow("name is not what");
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
