import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { SESSION_COOKIE } from "./cookies";
import { newSecret } from "./secrets";
import { startTestServer, type TestServer } from "../testing/server";

const SCRIPT = "console.log('solar');".repeat(50);
const PAGE = '<!doctype html><title>Sunwright</title><div id="root"></div><noscript>Needs scripts.</noscript>';
const PICTURED = PAGE.replace("<noscript>", "<div>Sign In</div><noscript>");

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sunwright-pages-"));
  await mkdir(join(folder, "assets"));
  await mkdir(join(folder, ".git"));
  const files: Record<string, string | Buffer> = {
    "index.html": PAGE,
    "auth.html": PICTURED,
    "text.html": PAGE.replace("</div>", "<main></main></div>"),
    "favicon.svg": "<svg/>",
    "assets/index-a1b2c3.js": SCRIPT,
    "assets/index-a1b2c3.js.br": brotliCompressSync(SCRIPT),
    "assets/index-a1b2c3.js.gz": gzipSync(SCRIPT),
    "assets/index-a1b2c3.js.map": "{}",
    ".env": "SECRET=1",
    ".git/config": "[core]",
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  server = await startTestServer({ pages: folder });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const page = (path: string) => server.get(path, { headers: { accept: "text/html,application/xhtml+xml" } });

it.each(["/?x=1", "/auth?mode=sign-up", "/calculator", "/calculator?id=1", "/reset-password?token=abc.def"])(
  "answers %s with the document that routes itself, always asked for again",
  async (path) => {
    const reply = await page(path);
    expect(reply).toMatchObject({ status: 200, text: PAGE });
    expect(reply.headers["content-type"]).toMatch(/^text\/html/);
    expect(reply.headers["cache-control"]).toBe("no-cache");
    expect(reply.headers["content-security-policy"]).toContain("script-src 'self';");
  },
);

it.each(["/", "/auth"])("answers %s with the picture of the auth screen where no session can be", async (path) => {
  const reply = await page(path);
  expect(reply).toMatchObject({ status: 200, text: PICTURED });
  expect(reply.headers["cache-control"]).toBe("no-cache");
  expect(reply.headers["vary"]).toMatch(/cookie/i);
  const headers = { accept: "text/html", cookie: `${SESSION_COOKIE}=${newSecret()}` };
  expect((await server.get(path, { headers })).text).toBe(PAGE);
});

it("lets browsers keep files for ever whose name changes with their content", async () => {
  const reply = await server.get("/assets/index-a1b2c3.js");
  expect(reply).toMatchObject({ status: 200, text: SCRIPT });
  expect(reply.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(reply.headers["content-type"]).toMatch(/javascript/);
  expect((await server.get("/favicon.svg")).headers["cache-control"]).toBe("no-cache");
});

it("sends what was compressed at build to whoever takes it", async () => {
  const inject = (encoding: string) =>
    server.app.http.inject({ url: "/assets/index-a1b2c3.js", headers: { "accept-encoding": encoding } });
  const brotli = await inject("gzip, deflate, br");
  expect(brotli.headers["content-encoding"]).toBe("br");
  expect(brotli.headers["vary"]).toMatch(/accept-encoding/i);
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(SCRIPT);
  expect((await inject("gzip")).headers["content-encoding"]).toBe("gzip");
  expect((await inject("identity")).headers).not.toHaveProperty("content-encoding");
});

it("answers 304 to whoever has the newest copy", async () => {
  const first = await server.get("/favicon.svg");
  const again = await server.get("/favicon.svg", { headers: { "if-none-match": String(first.headers["etag"]) } });
  expect(again.status).toBe(304);
});

it.each([
  "/assets/missing-000000.js",
  "/assets/",
  "/assets",
  "/assets/index-a1b2c3.js.map",
  "/missing.png",
  "/.env",
  "/.git/config",
  "/%2e%65nv",
  "/assets/..%2f.env",
  "/..%2f..%2fpackage.json",
  "/package.json",
  "/api/unknown",
  "/api",
])("does not serve %s, not even as a page", async (path) => {
  const reply = await page(path);
  expect(reply.status).toBe(404);
  expect(reply.body).toMatchObject({ code: "not_found" });
});

it("answers a page's address only to who reads pages", async () => {
  const headers = { accept: "application/json" };
  expect((await server.get("/calculator", { headers })).status).toBe(404);
  expect((await server.send("POST", "/calculator", {}, { headers: { accept: "text/html" } })).status).toBe(404);
});
