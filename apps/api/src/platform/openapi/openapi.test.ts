// On the embedded database alone: a description of the calls is the same on both.
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { startTestServer, type TestServer } from "../../testing/server";

const Operation = z.looseObject({
  operationId: z.string(),
  description: z.string(),
  /** A header that several calls take is only named here. */
  parameters: z
    .array(z.union([z.looseObject({ name: z.string(), description: z.string() }), z.object({ $ref: z.string() })]))
    .default([]),
  responses: z.record(z.string(), z.looseObject({ content: z.record(z.string(), z.unknown()).optional() })),
});
const Document = z.looseObject({
  openapi: z.string(),
  info: z.looseObject({ title: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
});

let server: TestServer;
let document: z.output<typeof Document>;
beforeAll(async () => {
  server = await startTestServer();
  document = (await server.get("/api/openapi.json")).read(Document);
});
afterAll(() => server.close());

const operationsOf = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ call: `${method.toUpperCase()} ${path}`, operation })),
  );
const contentOf = (method: string, path: string, status: string) =>
  Object.keys(document.paths[path]?.[method]?.responses[status]?.content ?? {});

it("describes every call of the contract in OpenAPI 3.1, and nothing else", () => {
  expect(document.openapi).toBe("3.1.0");
  expect(document.info.title).toBe("Sunwright API");
  const described = operationsOf().map(({ call }) => call.replaceAll(/\{(\w+)\}/g, ":$1"));
  const served = server.app.entries.map(({ method, path }) => `${method} ${path}`);
  expect(served.length).toBeGreaterThan(20);
  expect(described.sort()).toEqual([...served].sort());
});

it("names calls as the contract exports them, and schemas once", () => {
  const ids = operationsOf().map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(document.paths["/api/projects/{id}/calculate"]?.post?.operationId).toBe("calculateProject");
  const names = Object.keys(document.components.schemas);
  expect(names).toEqual(expect.arrayContaining(["Project", "Trace", "DesignResult", "CalculateProjectBody"]));
  // A rule that is left out of a request takes its default; an answer has every rule.
  const { RoofRules, RoofRulesInput } = document.components.schemas;
  expect(RoofRules).toMatchObject({
    required: ["gap", "clearance", "setback", "leastSolarAccess", "walkways", "ridge", "noSinglePanels"],
  });
  expect(RoofRulesInput).not.toHaveProperty("required");
  const full = JSON.stringify(document.components.schemas.Trace);
  expect(JSON.stringify(document).split(full).length - 1).toBe(1);
});

it("lists the refusals of each call beside its answer", () => {
  const login = document.paths["/api/auth/login"]?.post;
  expect(Object.keys(login?.responses ?? {}).sort()).toEqual(["200", "400", "401", "429", "503", "default"]);
});

it("says of every call that takes a body that the body can be refused", () => {
  const takesBody = server.app.entries.filter(({ body }) => body);
  expect(takesBody.length).toBeGreaterThan(20);
  expect(
    takesBody
      .filter(({ errors, fromAnywhere }) => !fromAnywhere && !errors.includes("invalid_input"))
      .map(({ path }) => path),
  ).toEqual([]);
});

it("describes files, streams, documents, redirects and unchanged answers as what they are", () => {
  expect(contentOf("post", "/api/projects/{id}/report.pdf", "200")).toEqual(["application/pdf"]);
  expect(contentOf("get", "/api/projects/{id}/weather/hours", "200")).toEqual(["application/octet-stream"]);
  expect(contentOf("get", "/api/account/pictures/{id}", "200")).toEqual(["image/png", "image/jpeg", "image/webp"]);
  expect(contentOf("get", "/api/projects/{id}/events", "200")).toEqual(["text/event-stream"]);
  expect(contentOf("get", "/api/account/export", "200")).toEqual(["application/json"]);
  const verify = document.paths["/api/auth/verify-email"]?.get?.responses ?? {};
  expect(Object.keys(verify).sort()).toEqual(["302", "default"]);
  expect(verify["302"]).toHaveProperty("headers.Location");
  expect(document.paths["/api/projects/{id}"]?.get?.responses["304"]).toHaveProperty("headers.ETag");
});

it("says of every parameter what it is, in more words than its name", () => {
  const told = operationsOf().flatMap(({ call, operation }) =>
    operation.parameters.flatMap((one) =>
      "name" in one ? [{ call, name: one.name, description: one.description }] : [],
    ),
  );
  expect(told.map(({ name }) => name)).toEqual(expect.arrayContaining(["archived", "minWatts", "tab", "id"]));
  expect(told.filter(({ name, description }) => description === name || !description.includes(" "))).toEqual([]);
});

it("names each call in words", async () => {
  expect(server.app.entries.filter(({ summary }) => summary.length < 5)).toEqual([]);
});

it("gives the same document to the pages, as JSON and as YAML", async () => {
  expect((await server.get("/api/docs/json")).body).toEqual(document);
  const yaml = await server.get("/api/docs/yaml");
  expect(yaml.headers["content-type"]).toContain("yaml");
  expect(JSON.parse(yaml.text)).toEqual(document);
});

it("can be read as pages that run no inline script and load nothing from elsewhere", async () => {
  const page = await server.get("/api/docs");
  expect(page.status).toBe(200);
  expect(page.headers["content-security-policy"]).toMatch(
    /script-src 'self';.* style-src 'self' 'unsafe-hashes' 'sha256-/,
  );
  const sources = [...page.text.matchAll(/<script([^>]*)>(\s*)([^<]*)<\/script>/g)];
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.filter(([, attributes, , code]) => !attributes?.includes("src=") || code !== "")).toEqual([]);
  expect(page.text).not.toMatch(/https?:|<style|\son\w+=/);
  const files = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path ?? "");
  for (const path of files) expect((await server.get(path)).status).toBe(200);
});
