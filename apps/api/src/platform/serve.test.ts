// On both databases: a server starts and stops with either.
import { endpoint } from "@sunwright/contract/endpoint";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { startTestServer, type TestServer } from "../testing/server";
import { serve } from "./serve";

const echo = endpoint({
  method: "POST",
  path: "/api/echo/:name",
  summary: "Says it again",
  tag: "system",
  access: "session",
  params: z.object({ name: z.string().max(10) }),
  body: z.strictObject({ words: z.string().max(20), times: z.number().int().default(1) }),
  status: 201,
  response: z.object({ said: z.string() }),
  errors: ["not_signed_in", "invalid_input"],
});

const find = endpoint({
  method: "GET",
  path: "/api/find/:id/:sessionId",
  summary: "Finds it",
  tag: "system",
  access: "session",
  params: z.object({ id: z.uuid(), sessionId: z.uuid() }),
  response: z.object({ found: z.boolean() }),
  errors: ["not_signed_in", "project_not_found", "session_not_found"],
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    routes: (app) => {
      serve(app, echo, ({ params, body }) => {
        const said = `${params.name}: ${body.words} x${body.times}`;
        return { said, secret: "stays here" };
      });
      serve(app, find, () => ({ found: true }));
    },
  });
});
afterAll(() => server.close());

it("answers 401 to a session call without a session, before the body is looked at", async () => {
  const reply = await server.post("/api/echo/ada", { nonsense: true });
  expect(reply).toMatchObject({ status: 401, body: { code: "not_signed_in", message: "Sign in to continue" } });
});

it("hands the handler checked input and sends only the declared fields", async () => {
  const ada = await server.build.session();
  const reply = await server.as(ada).post("/api/echo/ada", { words: "hello" });
  expect(reply).toMatchObject({ status: 201, body: { said: "ada: hello x1" } });
  expect(reply.body).not.toHaveProperty("secret");
});

const ID = "019f0000-0000-7000-8000-000000000000";

it.each([
  ["not-an-id", ID, "project_not_found"],
  [ID, "not-an-id", "session_not_found"],
  ["1", "2", "project_not_found"],
  [`${ID}0`, ID, "project_not_found"],
])("finds nothing under the ids %s and %s, which are none", async (id, sessionId, code) => {
  const ada = await server.build.session();
  expect(await server.as(ada).get(`/api/find/${id}/${sessionId}`)).toMatchObject({ status: 404, body: { code } });
  expect(await server.get(`/api/find/${id}/${sessionId}`)).toMatchObject({ status: 401 });
});

it("refuses other parameters and every body as input where nothing can be missing", async () => {
  const ada = await server.build.session();
  const invalid = { status: 400, body: { code: "invalid_input" } };
  expect(await server.as(ada).post("/api/echo/a-name-too-long", { words: "hello" })).toMatchObject(invalid);
  expect(await server.as(ada).post("/api/echo/ada", { words: 1 })).toMatchObject(invalid);
});
