import { hash } from "@node-rs/argon2";
import { ROLES } from "@sunwright/contract/accounts";
import { ErrorBody } from "@sunwright/contract/errors";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { PASSWORD, type Person } from "../../../testing/people";
import { startTestServer, type TestServer } from "../../../testing/server";
import { credentials } from "../schema";
import { freshEmail, signUpForm } from "../testing/forms";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ endsSessions: true });
});
afterAll(() => server.close());

const SESSION = "sunwright";
const DEVICE = "sunwright-device";
const WRONG = "a wrong password";

const signIn = (client: ReturnType<TestServer["visitor"]>, email: string, password: string, address = "127.0.0.1") =>
  client.post("/api/auth/login", { email, password }, { address });
const whoAmI = ({ client }: Pick<Person, "client">) => client.get("/api/auth/user");

describe("the current user", () => {
  it("is nobody without a session: 401", async () => {
    const headers = { "cache-control": "no-cache" };
    const reply = await server.visitor().get("/api/auth/user", { headers });
    expect(reply, "S-135 S-199").toMatchObject({
      status: 401,
      body: { code: "not_signed_in", message: "Sign in to continue" },
    });
  });

  it("is an empty answer to a page that wishes so, and is no less refused", async () => {
    const headers = { prefer: "empty-for-nobody" };
    const visitor = server.visitor();
    for (const path of ["/api/auth/user", "/api/projects", "/api/account"]) {
      const reply = await visitor.get(path, { headers });
      expect([reply.status, reply.text], path).toEqual([204, ""]);
    }
    expect(await visitor.get("/api/auth/user", { headers: { prefer: "anything" } })).toMatchObject({ status: 401 });
    const ada = await server.build.person();
    expect(await ada.client.get("/api/auth/user", { headers })).toMatchObject({ status: 200 });
    const none = "/api/projects/4b0cf0a4-52b4-4a3e-9a35-3f9c2f1f0f10";
    expect(await ada.client.get(none, { headers }), "what is refused to somebody").toMatchObject({ status: 404 });
  });

  it("is answered with a session, and kept in no cache", async () => {
    const ada = await server.build.person();
    const reply = await ada.client.get("/api/auth/user", { headers: { "cache-control": "no-cache" } });
    expect(reply.status, "S-136 S-199").toBe(200);
    expect(reply.body, "S-099").toMatchObject({ email: ada.email, firstName: "Ada", lastName: "Obi" });
    expect(reply.body, "S-100").toMatchObject({ role: "end_user", userType: "end_user" });
    expect(reply.body, "S-101").toHaveProperty("profileImageUrl", null);
    expect(reply.headers["cache-control"]).toContain("no-store");
  });

  it("is nobody with a cookie that is not a session's", async () => {
    for (const value of ["", "x", "A".repeat(43), "A".repeat(4_000), "%00", "' OR 1=1 --"]) {
      const client = server.visitor();
      client.cookies.set(SESSION, value);
      expect(await whoAmI({ client }), `S-135 ${value}`).toMatchObject({ status: 401 });
    }
  });

  it("is nobody once the session has been idle too long", async () => {
    const ada = await server.build.person();
    server.clock.advance(8 * 86_400);
    expect(await whoAmI(ada), "S-135").toMatchObject({ status: 401 });
  });
});

describe("signing in", () => {
  it.each(ROLES)("answers the user with name and role: %s", async (role) => {
    const ada = await server.build.person({ role });
    const reply = await signIn(server.visitor(), ada.email, PASSWORD);
    const user = { firstName: "Ada", role, userType: role, email: ada.email };
    expect(reply, "S-201").toMatchObject({ status: 200, body: user });
    expect(reply.text).not.toMatch(/argon2|token/i);
  });

  it("takes the address in whatever case, with spaces around it", async () => {
    const ada = await server.build.person();
    expect(await signIn(server.visitor(), `  ${ada.email.toUpperCase()} `, PASSWORD)).toMatchObject({ status: 200 });
  });

  it("sets a cookie scripts cannot read, and other sites cannot use", async () => {
    const ada = await server.build.person();
    const reply = await signIn(server.visitor(), ada.email, PASSWORD);
    const cookies = [reply.headers["set-cookie"]].flat().map(String);
    expect(new Set(cookies.map((cookie) => cookie.split("=", 1)[0]))).toEqual(new Set([SESSION, DEVICE]));
    for (const cookie of cookies) expect(cookie).toMatch(/Path=\/; HttpOnly; SameSite=Lax/);
    expect(reply.text).not.toContain(/sunwright=([^;]+)/.exec(cookies.join())?.[1]);
  });

  it("gives a new session each time and ends the one before", async () => {
    const ada = await server.build.person();
    const before = ada.client.cookies.get(SESSION) ?? "";
    await signIn(ada.client, ada.email, PASSWORD);
    expect(ada.client.cookies.get(SESSION)).not.toBe(before);
    const thief = server.visitor();
    thief.cookies.set(SESSION, before);
    expect(await whoAmI({ client: thief })).toMatchObject({ status: 401 });
    expect(await whoAmI(ada)).toMatchObject({ status: 200 });
  });

  it("never takes over a session that was planted", async () => {
    const ada = await server.build.person();
    const client = server.visitor();
    const planted = "B".repeat(43);
    client.cookies.set(SESSION, planted);
    await signIn(client, ada.email, PASSWORD);
    expect(client.cookies.get(SESSION)).not.toBe(planted);
  });

  it("refuses a wrong password and an unknown address with the same words", async () => {
    const ada = await server.build.person();
    const wrong = await signIn(server.visitor(), ada.email, WRONG);
    const unknown = await signIn(server.visitor(), freshEmail(), WRONG);
    for (const reply of [wrong, unknown]) {
      expect(reply.status).toBe(401);
      expect(reply.body, "S-202").toEqual({ code: "invalid_credentials", message: "Invalid email or password" });
      expect(reply.headers["set-cookie"]).toBeUndefined();
    }
  });

  it("does the same work for an unknown address as for a wrong password", async () => {
    const ada = await server.build.person();
    const verify = vi.spyOn(server.app.passwords, "verify");
    const statements = vi.spyOn(server.database.executor, "select");
    const count = async (email: string) => {
      verify.mockClear();
      statements.mockClear();
      await signIn(server.visitor(), email, WRONG);
      return { verified: verify.mock.calls.map(([stored]) => stored === null), selects: statements.mock.calls.length };
    };
    const known = await count(ada.email);
    const unknown = await count(freshEmail());
    expect(known.verified).toEqual([false]);
    expect(unknown.verified).toEqual([true]);
    expect(unknown.selects).toBe(known.selects);
    vi.restoreAllMocks();
  });

  it.each([
    [{ email: "ada", password: PASSWORD }, "email", "Invalid email address"],
    [{ email: "ada@example.org", password: "" }, "password", "Password required"],
    [{ email: "ada@example.org" }, "password", "Password required"],
    [{ email: { $gt: "" }, password: { $gt: "" } }, "password", "Password required"],
  ])("refuses %j: %s", async (body, path, message) => {
    const reply = await server.post("/api/auth/login", body);
    expect(reply).toMatchObject({ status: 400, body: { code: "invalid_input" } });
    expect(reply.read(ErrorBody).issues).toContainEqual(expect.objectContaining({ path, message }));
  });

  it("stops a guesser with a growing wait, the same for right and wrong passwords, and lets the owner's device in", async () => {
    const ada = await server.build.person();
    const guesser = server.visitor();
    const guess = (n: number) => signIn(guesser, ada.email, WRONG, `203.0.113.${n}`);
    let tries = 0;
    while ((await guess(tries)).status === 401) tries++;
    expect(tries).toBeLessThanOrEqual(20);

    const refused = await guess(200);
    expect(refused).toMatchObject({ status: 429, body: { code: "too_many_attempts" } });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    const right = await signIn(server.visitor(), ada.email, PASSWORD, "203.0.113.201");
    expect(right.body).toEqual(refused.body);

    expect(await signIn(ada.client, ada.email, PASSWORD)).toMatchObject({ status: 200 });
    server.clock.advance(Number(refused.headers["retry-after"]));
    expect(await signIn(server.visitor(), ada.email, PASSWORD, "203.0.113.202")).toMatchObject({ status: 200 });
  });

  it("gives an unknown address the same waits", async () => {
    const email = freshEmail();
    let tries = 0;
    while ((await signIn(server.visitor(), email, WRONG, `198.51.100.${tries}`)).status === 401) tries++;
    expect(tries).toBeLessThanOrEqual(20);
  });

  it("does not count correct passwords as guesses", async () => {
    const ada = await server.build.person();
    for (let time = 0; time < 12; time++) {
      expect(await signIn(server.visitor(), ada.email, PASSWORD)).toMatchObject({ status: 200 });
    }
  });
});

describe("a network", () => {
  it("fails 20 times an hour, signing in and asking by sign-up who has an account, and is told when it goes on", async () => {
    const ada = await server.build.person();
    const [own, other] = ["203.0.113.77", "203.0.113.78"];
    const probe = (address: string) =>
      server.visitor().post("/api/auth/signup", signUpForm("end_user", { email: ada.email }), { address });
    for (let time = 0; time < 10; time++) {
      expect(await signIn(server.visitor(), freshEmail(), WRONG, own)).toMatchObject({ status: 401 });
      expect(await probe(own)).toMatchObject({ status: 409, body: { code: "email_taken" } });
    }
    const message = "Too many attempts. Try again in 60 minutes.";
    const refused = { status: 429, body: { code: "too_many_attempts", message, issues: [{ path: "", message }] } };
    expect(await probe(own)).toMatchObject(refused);
    const right = await signIn(server.visitor(), ada.email, PASSWORD, own);
    expect(right).toMatchObject(refused);
    expect(right.headers["retry-after"]).toBe("3600");
    const entered = await ada.client.post(
      "/api/auth/login",
      { email: ada.email, password: PASSWORD },
      { address: own },
    );
    expect(entered.status, "a browser that the account was used in").toBe(200);
    expect(await signIn(server.visitor(), ada.email, PASSWORD, other), "elsewhere").toMatchObject({ status: 200 });
    server.clock.advance(3_600);
    expect(await signIn(server.visitor(), ada.email, PASSWORD, own)).toMatchObject({ status: 200 });
  });

  it("signs in and up as often as it is right", async () => {
    const address = "203.0.113.79";
    const ada = await server.build.person();
    for (let time = 0; time < 25; time++) {
      expect(await signIn(server.visitor(), ada.email, PASSWORD, address)).toMatchObject({ status: 200 });
      const made = await server.visitor().post("/api/auth/signup", signUpForm("end_user"), { address });
      expect(made.status).toBe(201);
    }
  });
});

describe("a password hashed at a lower cost than today's", () => {
  const hashOf = async ({ userId }: { readonly userId: string }) =>
    (await server.database.executor.select().from(credentials).where(eq(credentials.userId, userId)))[0]?.secret ?? "";

  it("opens the account, and is hashed at today's cost by that", async () => {
    const ada = await server.build.person();
    const old = await hash(PASSWORD, { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    await server.database.executor.update(credentials).set({ secret: old }).where(eq(credentials.userId, ada.userId));
    expect(await signIn(server.visitor(), ada.email, "another password")).toMatchObject({ status: 401 });
    expect(await hashOf(ada)).toBe(old);
    expect(await signIn(server.visitor(), ada.email, PASSWORD)).toMatchObject({ status: 200 });
    const renewed = await hashOf(ada);
    expect(renewed).toContain("m=19456,t=5,p=1");
    expect(await signIn(server.visitor(), ada.email, PASSWORD)).toMatchObject({ status: 200 });
    expect(await hashOf(ada)).toBe(renewed);
  });
});

describe("signing out", () => {
  it("tells the browser to drop what it keeps of our pages, and to keep the cookie of a known device", async () => {
    const ada = await server.build.person();
    const reply = await ada.client.post("/api/auth/logout");
    expect(reply.headers["clear-site-data"]).toBe('"cache", "storage"');
    expect((await ada.client.get("/api/auth/user")).headers["clear-site-data"]).toBeUndefined();
    const again = await server.build.person();
    const gone = await again.client.post("/api/account/delete", { password: PASSWORD });
    expect(gone.headers["clear-site-data"]).toBe('"cache", "storage"');
  });

  it("ends the session and takes the cookie back", async () => {
    const ada = await server.build.person();
    const token = ada.client.cookies.get(SESSION) ?? "";
    expect(await ada.client.post("/api/auth/logout"), "S-200").toMatchObject({ status: 200, body: { success: true } });
    expect(ada.client.cookies.has(SESSION)).toBe(false);
    const thief = server.visitor();
    thief.cookies.set(SESSION, token);
    expect(await whoAmI({ client: thief })).toMatchObject({ status: 401 });
  });

  it("is fine without a session", async () => {
    expect(await server.visitor().post("/api/auth/logout"), "S-200").toMatchObject({
      status: 200,
      body: { success: true },
    });
    const client = server.visitor();
    client.cookies.set(SESSION, "gone");
    const reply = await client.post("/api/auth/logout");
    expect(reply.status).toBe(200);
    expect(client.cookies.has(SESSION)).toBe(false);
  });

  it("leaves the person's other sessions alone", async () => {
    const ada = await server.build.person();
    const phone = server.visitor();
    await signIn(phone, ada.email, PASSWORD);
    await ada.client.post("/api/auth/logout");
    expect(await whoAmI({ client: phone })).toMatchObject({ status: 200 });
  });
});
