// On the embedded database alone: who is refused before a database is asked.
import type { Endpoint } from "@sunwright/contract/endpoint";
import { nameOf, readEntries } from "@sunwright/contract/testing/entries";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "./server";

const ENDPOINTS = await readEntries();
const named = (endpoints: readonly Endpoint[]) => endpoints.map((entry) => [nameOf(entry), entry] as const);

const OF_A_PERSON = ENDPOINTS.filter(({ access }) => access === "session");
const OF_ANYBODY = ENDPOINTS.filter(({ access }) => access === "public");
const WRITES = ENDPOINTS.filter(({ method, fromAnywhere }) => method !== "GET" && !fromAnywhere);

const SESSION_COOKIE = "sunwright";
/** A call that cannot go without a question is asked one: what is looked at here is who may call. */
const QUESTIONS: Readonly<Record<string, string>> = {
  "/api/notifications/unsubscribe": "?token=none",
  "/api/places": "?q=k",
  "/api/shop/firms": "?q=k",
  "/api/projects/:id/materials/fits": "?products=019f0000-0000-7000-8000-000000000000",
};
const addressOf = ({ path }: Endpoint) =>
  path.replaceAll(/:[A-Za-z]+/g, "019f0000-0000-7000-8000-000000000000") + (QUESTIONS[path] ?? "");

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ endsSessions: true });
});
afterAll(() => server.close());

type Browser = ReturnType<TestServer["visitor"]>;
const call = (browser: Browser, entry: Endpoint, headers: Record<string, string | undefined> = {}) =>
  browser.send(entry.method, addressOf(entry), entry.body ? {} : undefined, { headers });
const NOT_SIGNED_IN = { status: 401, body: { code: "not_signed_in", message: "Sign in to continue" } };

/** Rows of the tables in docs/permissions.md: the call, and what nobody gets who is not signed in. */
function documentedRows(): Map<string, string> {
  const text = readFileSync(resolve(import.meta.dirname, "../../../../docs/permissions.md"), "utf8");
  const rows = [...text.matchAll(/^\| `([A-Z]+ [^`]+)` *\| ([^|]+)\|/gm)];
  return new Map(rows.map(([, name = "", nobody = ""]) => [name, nobody.trim()]));
}

it("looks at the whole contract, and all of it is served", () => {
  expect(ENDPOINTS.length).toBeGreaterThanOrEqual(53);
  const served = new Set(server.app.entries.map(nameOf));
  expect(ENDPOINTS.map(nameOf).filter((name) => !served.has(name))).toEqual([]);
  const known = new Set(ENDPOINTS.map(nameOf));
  expect([...served].filter((name) => !known.has(name))).toEqual([]);
});

it("is written down call by call: 401 for nobody exactly where a session is needed", () => {
  const rows = documentedRows();
  expect(new Set(rows.keys())).toEqual(new Set(ENDPOINTS.map(nameOf)));
  const refused = [...rows].filter(([, nobody]) => nobody === "401").map(([name]) => name);
  expect(new Set(refused), "S-189").toEqual(new Set(OF_A_PERSON.map(nameOf)));
});

describe("a call of a person", () => {
  it.each(named(OF_A_PERSON))("%s answers 401 to nobody", async (_name, entry) => {
    expect(await call(server.visitor(), entry), "S-135 S-189").toMatchObject(NOT_SIGNED_IN);
  });

  it.each(named(OF_A_PERSON))("%s answers 401 to a made-up session", async (_name, entry) => {
    const browser = server.visitor();
    browser.cookies.set(SESSION_COOKIE, "A".repeat(43));
    expect(await call(browser, entry), "S-189").toMatchObject(NOT_SIGNED_IN);
  });

  it("answers 401 to a session that has ended, on every call", async () => {
    const { client } = await server.build.session();
    server.clock.advance(31 * 86_400);
    for (const entry of OF_A_PERSON)
      expect(await call(client, entry), `S-189 ${nameOf(entry)}`).toMatchObject(NOT_SIGNED_IN);
  });
});

describe("a call of anybody", () => {
  it.each(named(OF_ANYBODY))("%s needs no session", async (_name, entry) => {
    expect((await call(server.visitor(), entry)).body).not.toMatchObject({ code: "not_signed_in" });
  });
});

it("takes three writes alone from anywhere: of payment providers by their signature, the end of mails by its link", async () => {
  const open = ENDPOINTS.filter(({ fromAnywhere }) => fromAnywhere);
  const signed = open.filter(({ rawBody }) => rawBody);
  expect(open.filter(({ rawBody }) => !rawBody).map(nameOf)).toEqual(["POST /api/notifications/unsubscribe"]);
  expect(signed.map(nameOf).sort()).toEqual(["POST /api/payments/paystack/events", "POST /api/payments/stripe/events"]);
  for (const entry of signed) {
    const reply = await call(server.visitor(), entry, { origin: undefined });
    expect(reply, "no provider is set up").toMatchObject({ status: 404, body: { code: "not_found" } });
  }
});

describe("a write", () => {
  const elsewhere: readonly (readonly [string, Record<string, string | undefined>])[] = [
    ["another site", { origin: "https://evil.example.com" }],
    ["a page without an origin", { origin: "null" }],
    ["no browser of ours", { origin: undefined }],
    ["another site's frame", { "sec-fetch-site": "cross-site" }],
  ];
  it.each(elsewhere)("from %s is refused on every call, signed in or not", async (_name, headers) => {
    const { client } = await server.build.session();
    for (const entry of WRITES) {
      for (const browser of [client, server.visitor()]) {
        const reply = await call(browser, entry, headers);
        expect(reply, nameOf(entry)).toMatchObject({ status: 403, body: { code: "cross_site_request" } });
      }
    }
  });
});
