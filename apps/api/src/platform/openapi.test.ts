import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { startTestServer, type TestServer } from "../testing/server";

const Document = z.looseObject({
  openapi: z.string(),
  info: z.object({ title: z.string() }).loose(),
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ responses: z.record(z.string(), z.unknown()) }))),
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it("describes every call of the contract in OpenAPI 3.1, and nothing else", async () => {
  const document = (await server.get("/api/openapi.json")).read(Document);
  expect(document.openapi).toBe("3.1.0");
  expect(document.info.title).toBe("Sunwright API");
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`),
  );
  const served = server.app.entries.map(({ method, path }) => `${method} ${path}`);
  expect(served.length).toBeGreaterThan(20);
  expect(described.sort()).toEqual([...served].sort());
});

it("tells the refusals of each call beside its answer", async () => {
  const { paths } = (await server.get("/api/openapi.json")).read(Document);
  const login = paths["/api/auth/login"]?.["post"];
  expect(Object.keys(login?.responses ?? {}).sort()).toEqual(["200", "400", "401", "429", "503"]);
});

it("names each call in words", async () => {
  expect(server.app.entries.filter(({ summary }) => summary.length < 5)).toEqual([]);
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
