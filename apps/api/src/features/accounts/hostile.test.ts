// Of the rest: hostile input, call by call.
import * as account from "@sunwright/contract/account";
import * as accounts from "@sunwright/contract/accounts";
import type { Endpoint } from "@sunwright/contract/endpoint";
import { ErrorBody } from "@sunwright/contract/errors";
import * as passwordReset from "@sunwright/contract/password-reset";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { hostileBodies } from "../../testing/hostile";
import type { Person } from "../../testing/people";
import { startTestServer, type TestServer } from "../../testing/server";
import { signUpForm } from "./testing/forms";

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer();
  ada = await server.build.person({ role: "installer" });
});
afterAll(() => server.close());

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "path" in value && "access" in value;
const exported: readonly unknown[] = [accounts, passwordReset, account].flatMap((room) => Object.values<unknown>(room));
const WITH_BODY = exported.filter(isEndpoint).filter(({ body }) => body !== undefined);

const PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
/** Something each call would take, for one value of it to be spoilt. */
const TAKEN: Readonly<Record<string, Record<string, unknown>>> = {
  "/api/auth/signup": signUpForm("installer", { certifications: ["A"], website: "https://example.org" }),
  "/api/auth/login": { email: "ada@example.org", password: "a wrong password" },
  "/api/auth/request-password-reset": { email: "ada@example.org" },
  "/api/auth/check-reset-token": { token: "A".repeat(43) },
  "/api/auth/reset-password": { token: "A".repeat(43), newPassword: "eleven new mangoes" },
  "/api/account": { person: { firstName: "Ada" }, installer: { certifications: ["A"] } },
  "/api/account/preferences": { units: "metric" },
  "/api/account/password": { currentPassword: "a wrong password", newPassword: "eleven new mangoes" },
  "/api/account/picture": { image: PNG },
  "/api/account/delete": { password: "a wrong password" },
};

it("knows a body for every call that takes one", () => {
  expect(new Set(Object.keys(TAKEN))).toEqual(new Set(WITH_BODY.map(({ path }) => path)));
});

it.each(WITH_BODY.map((entry) => [`${entry.method} ${entry.path}`, entry] as const))(
  "%s answers every hostile body with a refusal from the catalogue or as it should, never with a fault",
  async (_name, entry) => {
    await fc.assert(
      fc.asyncProperty(hostileBodies(TAKEN[entry.path] ?? {}), async (body) => {
        const reply = await ada.client.send(entry.method, entry.path, body);
        expect(reply.status).toBeLessThan(500);
        expect(reply.status < 400 || ErrorBody.safeParse(reply.body).success).toBe(true);
      }),
      { numRuns: 150 },
    );
    expect(await ada.client.get("/api/auth/user")).toMatchObject({ status: 200, body: { role: "installer" } });
  },
);
