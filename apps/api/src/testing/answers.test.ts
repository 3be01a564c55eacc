import { afterAll, beforeAll, expect, it } from "vitest";
import { describeApp } from "../platform/openapi/pages";
import { type Check, createCheck, type Received } from "./answers";
import { startTestServer, type TestServer } from "./server";

let server: TestServer;
let check: Check;
beforeAll(async () => {
  server = await startTestServer();
  check = createCheck(describeApp(server.app));
});
afterAll(() => server.close());

const json = (status: number, body: unknown): Received => ({ status, contentType: "application/json", body });
const settings = (answer: Received) => () => check("GET", "/api/settings?now=1", answer);

it("takes an answer that is as described", () => {
  expect(settings(json(200, { weatherServices: ["pvgis"] }))).not.toThrow();
});

it.each<[string, Received, string]>([
  ["lacks a field", json(200, {}), "weatherServices"],
  ["has a value that is not described", json(200, { weatherServices: ["rain"] }), "/weatherServices/0"],
  ["has a field that is not described", json(200, { weatherServices: [], secret: 1 }), "additional"],
  ["has a status that is not described", json(201, { weatherServices: [] }), "answers 201, which is not described"],
  ["is of another media type", { status: 200, contentType: "text/html", body: "<p>" }, "as text/html"],
  ["refuses with a code that the call does not have", json(404, { code: "share_not_found", message: "" }), "/code"],
  ["refuses in another form", json(500, { error: "oops" }), "code"],
])("does not take an answer that %s", (_what, answer, message) => {
  expect(settings(answer)).toThrow(message);
});

it("does not take a body where nothing has changed", () => {
  const unchanged = { status: 304, contentType: "", body: "" };
  expect(() => check("GET", "/api/appliances", unchanged)).not.toThrow();
  expect(() => check("GET", "/api/appliances", { ...unchanged, body: "[]" })).toThrow("where none is described");
});

it("reads a path without parameters as itself", () => {
  const refused = json(422, { code: "project_file_newer", message: "Newer" });
  expect(() => check("POST", "/api/projects/import", refused)).not.toThrow();
  expect(() => check("POST", "/api/projects", refused)).toThrow("/code");
});

it("checks what every client of the tests receives", async () => {
  const wrong = startTestServer({
    routes: ({ http }) => {
      // A fault on the way out, after the schema of the route was kept.
      http.addHook("onSend", async (request) =>
        request.url === "/api/settings" ? '{"weatherServices":1}' : undefined,
      );
    },
  });
  const faulty = await wrong;
  await expect(faulty.get("/api/settings")).rejects.toThrow("GET /api/settings answers 200");
  await faulty.close();
});
