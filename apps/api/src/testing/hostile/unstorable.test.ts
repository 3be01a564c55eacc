// Of the rest: every call with what no column holds, on both databases.
// On both databases: what a column cannot hold, each would refuse in its own way.
import { LAGOS_EPW } from "../../features/projects/testing/weather-files";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { startTestServer, type TestServer } from "../server";
import { LARGEST } from "./largest-calls";
import { type Largest, largestState } from "./largest-state";

let server: TestServer;
let state: Largest;
beforeAll(async () => {
  server = await startTestServer();
  state = await largestState(server);
}, 300_000);
afterAll(() => server.close());

/** NUL, halves of a pair, and days and moments of a year that no database counts. */
const UNSTORABLE = ["\u0000", "a\u0000b", "\uD800", "b\uDC00a"];
const IMPOSSIBLE_DAYS = ["0000-01-01", "0000-02-29", "9999-12-31"];
const IMPOSSIBLE_MOMENTS = ["0000-01-01T00:00:00.000Z", "9999-12-31T23:59:59.999Z"];
/** As they come in an address; halves of a pair cannot be written in UTF-8, so somebody writes their bytes. */
const IN_ADDRESSES = ["%00", "a%00b", "%ED%A0%80", "%FF", "%"];

type Method = Parameters<TestServer["send"]>[0];
const REFUSED = { status: 400, body: { code: "malformed_request" } };

/** The places of a body: one of each name, for lists hold the like. */
function placesIn(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (Array.isArray(value)) return value.slice(0, 1).flatMap((item) => placesIn(item, [...path, "0"]));
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([name, inner]) => placesIn(inner, [...path, name]));
  return [path];
}
function withAt(value: unknown, [name, ...rest]: readonly string[], put: unknown): unknown {
  if (name === undefined) return put;
  if (Array.isArray(value))
    return value.map((item: unknown, at) => (String(at) === name ? withAt(item, rest, put) : item));
  const inner: unknown = Reflect.get(Object(value), name);
  return { ...Object(value), [name]: withAt(inner, rest, put) };
}
function textAt(value: unknown, path: readonly string[]): string {
  const found = path.reduce<unknown>((inner, name) => Reflect.get(Object(inner), name), value);
  return typeof found === "string" ? found : "";
}

/** What is sent in the places of a body that hold a day or a moment, besides what is no text anywhere. */
function daysFor(text: string): readonly string[] {
  if (z.iso.date().safeParse(text).success) return IMPOSSIBLE_DAYS;
  return z.iso.datetime().safeParse(text).success ? IMPOSSIBLE_MOMENTS : [];
}

describe.each(Object.keys(LARGEST))("%s", (name) => {
  const [method = "GET", pattern = ""] = name.split(" ");
  const send = (path: string, as: Largest["owner"] | null, body?: unknown) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of the contract's calls
    (as?.client ?? server).send(method as Method, path, body);

  it("refuses what no column holds in its path, its query and its body", async () => {
    const { path, body, file, as = state.owner } = (await LARGEST[name]?.(state)) ?? { path: "" };
    const isStream = path.endsWith("/events");
    const [plain = ""] = path.split("?");
    const parts = plain.split("/");
    for (const [at, part] of pattern.split("/").entries()) {
      if (!part.startsWith(":")) continue;
      for (const put of IN_ADDRESSES) {
        const reply = await send(parts.with(at, put).join("/"), as, body);
        expect(reply.status, `${part} as ${put}`).toBeLessThan(500);
      }
    }
    const entry = server.app.entries.find((one) => `${one.method} ${one.path}` === name);
    const query = entry?.query instanceof z.ZodObject ? Object.keys(entry.query.shape) : [];
    for (const field of [...query, "more"])
      for (const put of isStream ? ["%00"] : IN_ADDRESSES) {
        const reply = await send(`${plain}?${field}=${put}`, as, body);
        expect(reply.status, `${field} as ${put}: ${reply.text.slice(0, 200)}`).toBeLessThan(500);
      }
    if (body === undefined || typeof body !== "object" || file !== undefined) return;
    for (const place of placesIn(body)) {
      const days = daysFor(textAt(body, place));
      for (const put of [...UNSTORABLE.slice(0, 1), ...UNSTORABLE.slice(2, 3), ...days]) {
        const reply = await send(path, as, withAt(body, place, put));
        expect(reply.status, `${place.join(".")} as ${JSON.stringify(put)}: ${reply.text.slice(0, 200)}`).toBeLessThan(
          500,
        );
      }
    }
  });
});

describe("one call of each kind", () => {
  it("refuses a text in JSON, a key in JSON, and one deep inside, by whatever it is unstorable", async () => {
    for (const text of UNSTORABLE)
      for (const body of [{ name: text }, { [text]: "x" }, { name: "x", more: [{ deep: [text] }] }]) {
        expect(await state.owner.client.post("/api/projects", body)).toMatchObject(REFUSED);
        const escaped = JSON.stringify(body).replaceAll("\u0000", "\\u0000");
        expect(await state.owner.client.post("/api/projects", escaped)).toMatchObject(REFUSED);
      }
  });

  it("refuses one in the name of a file, in an imported project and in a weather file's name", async () => {
    const { owner, id, file } = state;
    for (const name of IN_ADDRESSES) {
      const reply = await owner.client.upload(`/api/files?owner=account&name=${name}`, new Uint8Array(10));
      expect(reply.status).toBeGreaterThanOrEqual(400);
      expect(reply.status).toBeLessThan(500);
    }
    for (const text of UNSTORABLE) {
      const weather = { fileName: text, text: LAGOS_EPW };
      expect(await owner.client.put(`/api/projects/${id}/weather`, weather)).toMatchObject(REFUSED);
      const inside = { fileName: "lagos.epw", text: LAGOS_EPW.replace("Some Place", text) };
      expect(await owner.client.put(`/api/projects/${id}/weather`, inside)).toMatchObject(REFUSED);
      const project: unknown = JSON.parse(file);
      const changed = withAt(project, ["project", "name"], text);
      expect(await owner.client.post("/api/projects/import", changed)).toMatchObject(REFUSED);
    }
  });

  it("takes bytes that are no text for bytes: files, and events of a provider without a right signature", async () => {
    const { owner } = state;
    for (const bytes of [Buffer.alloc(64), Buffer.from([0xff, 0xfe, 0x00, 0xed, 0xa0, 0x80])]) {
      const reply = await owner.client.upload("/api/files?owner=account&name=a", bytes);
      expect(reply.status).toBe(422);
      const headers = { "stripe-signature": "t=1,v1=00", "x-paystack-signature": "00" };
      for (const provider of ["stripe", "paystack"]) {
        const event = await server.visitor().send("POST", `/api/payments/${provider}/events`, bytes, { headers });
        expect(event.status, provider).toBeLessThan(500);
      }
    }
  });

  it("keeps what headers say as far as it can be kept: a browser's name, a key, a cookie, a tag", async () => {
    const odd = ["\u0000", "\u00FF\u00FE", "\uD800", "\u00ED\u00A0\u0080", "x".repeat(9_000)];
    for (const value of odd) {
      const { email } = await server.build.person();
      const login = { email, password: "seven solar roofs" };
      const visitor = server.visitor();
      const entered = await visitor.post("/api/auth/login", login, { headers: { "user-agent": value } });
      expect(entered.status, "user-agent").toBeLessThan(500);
      expect((await visitor.get("/api/account/sessions")).status).toBeLessThan(500);
      const keyed = await state.retailer.client.post("/api/projects", { name: "x" }, { idempotencyKey: value });
      expect(keyed.status, "idempotency-key").toBeLessThan(500);
      for (const header of ["cookie", "if-none-match", "accept-language", "referer", "accept", "range"]) {
        const reply = await server.visitor().get("/api/auth/user", { headers: { [header]: value } });
        expect(reply.status, header).toBeLessThan(500);
      }
    }
  });

  it("answers addresses of pages and of nothing", async () => {
    for (const put of IN_ADDRESSES)
      for (const path of [`/${put}`, `/passports/${put}`, `/shared/${put}`, `/api/${put}`, `/assets/${put}`])
        expect((await server.get(path, { headers: { accept: "text/html" } })).status, path).toBeLessThan(500);
  });
});
