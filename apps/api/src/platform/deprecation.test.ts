import { endpoint } from "@sunwright/contract/endpoint";
import { ErrorBody } from "@sunwright/contract/errors";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { startTestServer, type TestServer } from "../testing/server";
import { deprecationHeaders } from "./deprecation";
import { describeApi } from "./openapi/description";
import { serve } from "./serve";

const leaving = endpoint({
  method: "GET",
  path: "/api/leaving",
  summary: "A call that will go away",
  tag: "system",
  access: "session",
  response: z.object({ ok: z.boolean() }),
  errors: ["not_signed_in"],
  deprecated: { since: "2027-01-01", until: "2027-07-01", instead: "GET /api/settings" },
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ routes: (app) => serve(app, leaving, () => ({ ok: true })) });
});
afterAll(() => server.close());

it("says in every answer of a deprecated call, refusals too, when it was announced and when it ends", async () => {
  const told = {
    // 1,798,761,600 s after 1970: date -u -d 2027-01-01 +%s
    deprecation: "@1798761600",
    sunset: "Thu, 01 Jul 2027 00:00:00 GMT",
    link: '</api/docs>; rel="deprecation"; type="text/html"',
  };
  const person = await server.build.person();
  const answer = await server.as(person).get("/api/leaving");
  expect(answer).toMatchObject({ status: 200, headers: told });
  expect(await server.get("/api/leaving")).toMatchObject({ status: 401, headers: told });
  expect((await server.get("/api/settings")).headers).not.toHaveProperty("sunset");
});

it("marks it in the description, with what to use in its place", () => {
  const names = {
    operations: new Map([[leaving, "leaving"]]),
    schemas: new Map<z.ZodType, string>([[ErrorBody, "ErrorBody"]]),
  };
  const document = describeApi([leaving], { publicUrl: "http://localhost:4000", cookieName: "session" }, names);
  expect(document).toHaveProperty(["paths", "/api/leaving", "get", "deprecated"], true);
  expect(JSON.stringify(document)).toContain("gone after 2027-07-01: use `GET /api/settings`");
});

it.each([
  ["2027-01-01", "2027-06-29"],
  ["2027-07-01", "2027-01-01"],
  ["soon", "2027-07-01"],
])("does not start with a call announced on %s that ends on %s", (since, until) => {
  expect(() => deprecationHeaders({ since, until, instead: "GET /api/settings" })).toThrow("at least 180 days");
});
