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

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    routes: (app) =>
      serve(app, echo, ({ params, body }) => {
        const said = `${params.name}: ${body.words} x${body.times}`;
        return { said, secret: "stays here" };
      }),
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
