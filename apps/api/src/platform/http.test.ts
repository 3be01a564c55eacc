import { connect } from "node:net";
import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { endpoint } from "@sunwright/contract/endpoint";
import { ErrorBody } from "@sunwright/contract/errors";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { startTestServer, type TestServer } from "../testing/server";
import { BODY_LIMIT } from "./http";
import { serve } from "./serve";

const Words = z.object({ words: z.string() });
const common = { tag: "system", access: "public", summary: "For tests", errors: [] } as const;
const say = endpoint({ ...common, method: "POST", path: "/api/test/say", body: Words, response: Words });
const anything = endpoint({ ...common, method: "PUT", path: "/api/test/any/:id", body: z.unknown(), response: Words });
const ping = endpoint({ ...common, method: "POST", path: "/api/test/ping", response: Words });
const remove = endpoint({ ...common, method: "DELETE", path: "/api/test/ping", response: Words });
const find = endpoint({
  ...common,
  method: "GET",
  path: "/api/test/find",
  query: z.object({ q: z.string().default("") }),
  response: Words,
});
const fail = endpoint({ ...common, method: "GET", path: "/api/test/fail", response: Words });
const lie = endpoint({ ...common, method: "GET", path: "/api/test/lie", response: z.object({ n: z.number() }) });
const where = endpoint({ ...common, method: "GET", path: "/api/test/where", response: Words });

const routes = (app: TestServer["app"]) => {
  serve(app, say, ({ body }) => body);
  serve(app, anything, () => ({ words: "fine" }));
  serve(app, ping, () => ({ words: "pong" }));
  serve(app, remove, () => ({ words: "gone" }));
  serve(app, find, ({ query }) => ({ words: query.q }));
  serve(app, fail, () => {
    throw new Error("connection to 10.0.0.7 as admin failed");
  });
  serve(app, lie, () => ({ n: Number("not a number") }));
  serve(app, where, ({ address }) => ({ words: address }));
};

let server: TestServer;
let secure: TestServer;
beforeAll(async () => {
  server = await startTestServer({ routes });
  secure = await startTestServer({
    routes,
    environment: { PUBLIC_URL: "https://solar.example.org", TRUST_PROXY: "127.0.0.1" },
  });
});
afterAll(async () => {
  await server.close();
  await secure.close();
});

const OURS = "http://localhost:4000";
const WRITES = [
  ["POST", "/api/test/say", { words: "hello" }],
  ["POST", "/api/test/ping", undefined],
  ["DELETE", "/api/test/ping", undefined],
  ["PUT", "/api/test/any/1", {}],
] as const;

const SOURCES: readonly (readonly [string, Record<string, string | undefined>, boolean])[] = [
  ["our Origin", { origin: OURS }, true],
  ["the loopback's other name", { origin: "http://127.0.0.1:4000" }, true],
  ["Sec-Fetch-Site: same-origin", { origin: undefined, "sec-fetch-site": "same-origin" }, true],
  ["our Origin and same-origin", { origin: OURS, "sec-fetch-site": "same-origin" }, true],
  ["neither", { origin: undefined }, false],
  ["a foreign Origin", { origin: "https://evil.example" }, false],
  ["our host at another port", { origin: "http://localhost:4001" }, false],
  ["our host over another scheme", { origin: "https://localhost:4000" }, false],
  ["an origin that begins like ours", { origin: `${OURS}.evil.example` }, false],
  ["Origin: null of a sandbox", { origin: "null" }, false],
  ["a sibling domain", { origin: OURS, "sec-fetch-site": "same-site" }, false],
  ["another site", { origin: OURS, "sec-fetch-site": "cross-site" }, false],
  ["no page at all", { origin: undefined, "sec-fetch-site": "none" }, false],
];
const MATRIX = WRITES.flatMap(([method, path, body]) =>
  SOURCES.map(([source, headers, allowed]) => ({ method, path, body, source, headers, allowed })),
);

it.each(MATRIX)("$method $path from $source: allowed is $allowed", async ({ method, path, body, headers, allowed }) => {
  const reply = await server.send(method, path, body, { headers });
  expect(reply).toMatchObject(allowed ? { status: 200 } : { status: 403, body: { code: "cross_site_request" } });
});

it("answers no CORS question", async () => {
  const headers = { origin: "https://evil.example", "access-control-request-method": "POST" };
  const asked = await server.send("OPTIONS", "/api/test/say", undefined, { headers });
  expect(asked.status).toBeGreaterThanOrEqual(400);
  const read = await server.get("/api/test/find", { headers });
  expect(
    Object.keys({ ...asked.headers, ...read.headers }).filter((name) => name.startsWith("access-control")),
  ).toEqual([]);
});

const BODIES: readonly (readonly [string, string, number, string])[] = [
  ["broken JSON", '{"words":', 400, "malformed_request"],
  ["no JSON at all", "words=hello", 400, "malformed_request"],
  ["an empty body", "", 400, "malformed_request"],
  ["a key that reaches the prototype", '{"words":"a","__proto__":{"admin":true}}', 400, "malformed_request"],
  ["a constructor's prototype", '{"words":"a","constructor":{"prototype":{"admin":true}}}', 400, "malformed_request"],
  ["a NUL", '{"words":"a\\u0000b"}', 400, "malformed_request"],
  ["a NUL in a key", '{"words":"a","b\\u0000":1}', 400, "malformed_request"],
  ["half a surrogate pair", '{"words":"\\ud83d"}', 400, "malformed_request"],
  ["surrogates in the wrong order", '{"words":"\\udc00\\ud83d"}', 400, "malformed_request"],
  ["a NUL deep inside", '{"words":"a","x":[[{"y":"\\u0000"}]]}', 400, "malformed_request"],
  ["more nesting than any body of ours", `{"words":${"[".repeat(200)}${"]".repeat(200)}}`, 400, "malformed_request"],
  ["endless nesting", "[".repeat(100_000), 400, "malformed_request"],
  ["a list in place of a text", '{"words":["a"]}', 400, "invalid_input"],
  ["an object in place of a text", '{"words":{"$ne":null}}', 400, "invalid_input"],
  ["null", "null", 400, "invalid_input"],
];
it.each(BODIES)("answers to %s", async (_what, body, status, code) => {
  const reply = await server.post("/api/test/say", body);
  expect(reply).toMatchObject({ status, body: { code } });
});

it("takes any other character", async () => {
  const words = "Ọ̀ṣun ☀️ \u{1F469}‍\u{1F527} \t\n'\"<>&; DROP TABLE users; --";
  expect((await server.post("/api/test/say", { words })).body).toEqual({ words });
});

it("names each field at fault", async () => {
  const reply = await server.post("/api/test/say", { words: 1 });
  const { issues, ...refusal } = reply.read(ErrorBody);
  expect(refusal).toEqual({ code: "invalid_input", message: "Some fields need another look" });
  expect(issues?.map(({ path }) => path)).toEqual(["words"]);
});

it("refuses bytes that are not UTF-8", async () => {
  const response = await server.app.http.inject({
    method: "POST",
    url: "/api/test/say",
    headers: { origin: OURS, "content-type": "application/json" },
    payload: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  });
  expect(response.statusCode).toBe(400);
});

it.each([
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/jsonp",
  "text/json",
  "application/vnd.api+json",
  "",
])("answers 415 to a body of type %j", async (type) => {
  const reply = await server.post("/api/test/say", '{"words":"hello"}', { headers: { "content-type": type } });
  expect(reply).toMatchObject({
    status: 415,
    body: { code: "unsupported_media_type", message: "Send JSON, and files as application/octet-stream" },
  });
});

it("takes JSON with its charset named", async () => {
  const headers = { "content-type": "application/json; charset=utf-8" };
  expect((await server.post("/api/test/say", { words: "hello" }, { headers })).status).toBe(200);
});

it("takes a body up to 256 kB and answers 413 beyond", async () => {
  const filled = (bytes: number) => ({ words: "a".repeat(bytes - '{"words":""}'.length) });
  expect((await server.post("/api/test/say", filled(BODY_LIMIT))).status).toBe(200);
  const reply = await server.post("/api/test/say", filled(BODY_LIMIT + 1));
  expect(reply).toMatchObject({ status: 413, body: { code: "body_too_large" } });
});

it.each([
  ["/api/nothing", 404, "not_found"],
  ["/api", 404, "not_found"],
  ["/api/", 404, "not_found"],
  ["/api/test/find/", 404, "not_found"],
  ["/API/test/find", 404, "not_found"],
  ["/api/%E0%A4%A", 400, "malformed_request"],
  ["/api/%00", 400, "malformed_request"],
  ["/api/../etc/passwd", 404, "not_found"],
  ["/api/test/find?q=1&q=2", 400, "malformed_request"],
  ["/api/test/find?q[]=1&q[]=2", 400, "malformed_request"],
  ["/api/test/find?q=%00", 400, "malformed_request"],
  ["/api/test/say", 405, "method_not_allowed"],
])("answers GET %s with %i and JSON", async (path, status, code) => {
  const reply = await server.get(path);
  expect(reply).toMatchObject({ status, body: { code } });
  expect(reply.headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(reply.headers["content-security-policy"]).toContain("default-src 'none'");
});

it("says which methods an address takes", async () => {
  const reply = await server.send("PUT", "/api/test/ping", {});
  expect(reply).toMatchObject({ status: 405, headers: { allow: "POST, DELETE" } });
});

const LONG = "The answer to a design is long. ".repeat(100);
const echoed = (words: string, accepted: string | undefined) =>
  server.app.http.inject({
    method: "POST",
    url: "/api/test/say",
    headers: { origin: OURS, ...(accepted === undefined ? {} : { "accept-encoding": accepted }) },
    payload: { words },
  });

it.each([
  ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
  ["br;q=0, gzip", "gzip", gunzipSync],
] as const)("compresses a long text for a caller that reads %s", async (accepted, encoding, unpack) => {
  const answer = await echoed(LONG, accepted);
  expect(answer.headers).toMatchObject({ "content-encoding": encoding, vary: "accept-encoding" });
  expect(answer.rawPayload.length).toBeLessThan(LONG.length / 10);
  expect(JSON.parse(String(unpack(answer.rawPayload)))).toEqual({ words: LONG });
});

it.each([
  ["a text shorter than a packet", "short", "br"],
  ["a caller that names no encoding", LONG, undefined],
  ["a caller that reads none of ours", LONG, "identity"],
] as const)("leaves %s as it is", async (_what, words, accepted) => {
  const answer = await echoed(words, accepted);
  expect(answer.headers).not.toHaveProperty("content-encoding");
  expect(answer.json()).toEqual({ words });
});

it("does not unpack what callers send", async () => {
  const answer = await server.app.http.inject({
    method: "POST",
    url: "/api/test/say",
    headers: { origin: OURS, "content-type": "application/json", "content-encoding": "gzip" },
    payload: gzipSync(JSON.stringify({ words: "hello" })),
  });
  expect(answer.json()).toMatchObject({ code: "malformed_request" });
});

it("answers HEAD like GET, without the body", async () => {
  const reply = await server.send("HEAD", "/api/test/find?q=hello");
  expect(reply).toMatchObject({ status: 200, text: "" });
});

it.each([fail.path, lie.path])("tells nothing of a fault of ours at %s but the name of its log line", async (path) => {
  const reply = await server.get(path);
  expect(reply).toMatchObject({ status: 500, body: { code: "internal" } });
  expect(reply.read(ErrorBody).requestId).toMatch(/^[A-Za-z0-9_-]{12}$/);
  expect(reply.text).not.toMatch(/10\.0\.0\.7|admin|not a number|schema|stack/i);
});

const HEADERS = {
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data: blob:; " +
    "connect-src 'self'; worker-src 'self' blob:; manifest-src 'self'; object-src 'none'; base-uri 'none'; " +
    "frame-ancestors 'none'; form-action 'self'",
  "cross-origin-opener-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "cache-control": "no-store",
};

it.each(["/api/test/find", "/api/nothing", "/api/test/fail", "/api/%E0%A4%A"])(
  "sends every security header with %s, and none about TLS over plain http",
  async (path) => {
    const { headers } = await server.get(path);
    expect(headers).toMatchObject(HEADERS);
    expect(headers["permissions-policy"]).toContain("camera=()");
    expect(headers["permissions-policy"]).toContain("publickey-credentials-get=(self)");
    expect(headers).not.toHaveProperty("strict-transport-security");
    expect(headers).not.toHaveProperty("x-powered-by");
    expect(headers).not.toHaveProperty("server");
  },
);

it("asks browsers for TLS for a year where the public address is https", async () => {
  const { headers } = await secure.get("/api/test/find");
  expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
  expect(headers["content-security-policy"]).toContain("upgrade-insecure-requests");
});

it("takes a public address as the only one writes come from", async () => {
  const from = (origin: string) => secure.post("/api/test/ping", undefined, { headers: { origin } });
  expect((await from("https://solar.example.org")).status).toBe(200);
  expect((await from("http://localhost:4000")).status).toBe(403);
});

it("believes a forwarded address only from a configured proxy", async () => {
  const headers = { "x-forwarded-for": "203.0.113.9" };
  expect((await server.get(where.path, { headers })).body).toEqual({ words: "127.0.0.1" });
  expect((await secure.get(where.path, { headers })).body).toEqual({ words: "203.0.113.9" });
  expect((await secure.get(where.path, { headers, address: "198.51.100.1" })).body).toEqual({ words: "198.51.100.1" });
});

it("answers bytes that are no HTTP with 400, its headers and a closed connection", async () => {
  await server.app.http.listen({ port: 0, host: "127.0.0.1" });
  const [address] = server.app.http.addresses();
  if (typeof address !== "object") throw new Error("The server has no port");
  const answer = await new Promise<string>((resolve, reject) => {
    let text = "";
    const socket = connect(address.port, "127.0.0.1", () => socket.write("HELLO\r\n\r\n"));
    socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
    socket.once("end", () => resolve(text));
    socket.once("error", reject);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(answer).toContain("x-content-type-options: nosniff");
  expect(answer).toContain('{"code":"malformed_request"');
});

it("says alive and ready", async () => {
  expect(await server.get("/healthz")).toMatchObject({ status: 200, body: { status: "alive" } });
  expect(await server.get("/readyz")).toMatchObject({ status: 200, body: { status: "ready" } });
});

it("is alive but not ready when the database does not answer", async () => {
  const broken = await startTestServer();
  await broken.database.close();
  expect(await broken.get("/healthz")).toMatchObject({ status: 200 });
  const reply = await broken.get("/readyz");
  expect(reply).toMatchObject({
    status: 503,
    body: { status: "database unreachable" },
    headers: { "retry-after": "5" },
  });
  await broken.app.http.close();
});
