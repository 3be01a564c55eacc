import { ErrorBody } from "@sunwright/contract/errors";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { linkIn } from "../../../testing/mailbox";
import { PASSWORD, type Person } from "../../../testing/people";
import { startTestServer, type TestServer } from "../../../testing/server";
import { passwordResets } from "../schema";
import { freshEmail } from "../testing/forms";

const MINUTE = 60;
const HOUR = 3600;
const NEW = "eleven new mangoes";
const ASKED = "Please check your email for password reset instructions.";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ask = (email: string, options = {}) => server.post("/api/auth/request-password-reset", { email }, options);
const reset = (token: string, newPassword = NEW) => server.post("/api/auth/reset-password", { token, newPassword });
const check = (token: string) => server.post("/api/auth/check-reset-token", { token });
const signIn = (email: string, password: string) => server.visitor().post("/api/auth/login", { email, password });

async function resetMails(email: string) {
  await server.app.outbox.flush();
  return server.mailbox.mails.filter(({ to, subject }) => to === email && subject === "Set a new Sunwright password");
}

/** Waits for the work that comes after the answer, then reads the token of the newest mail. */
async function tokenFor({ email }: Person): Promise<string> {
  const before = (await resetMails(email)).length;
  expect(await ask(email)).toMatchObject({ status: 200 });
  await expect.poll(() => resetMails(email)).toHaveLength(before + 1);
  const mail = (await resetMails(email)).at(-1);
  return (mail && linkIn(mail).searchParams.get("token")) ?? "";
}

describe("asking for a reset link", () => {
  it("gives the same answer for an address that is known and one that is not", async () => {
    const ada = await server.build.person();
    const [known, unknown] = [await ask(ada.email), await ask(freshEmail())];
    for (const reply of [known, unknown]) {
      expect(reply.status).toBe(200);
      expect(reply.body, "S-206").toEqual({ message: ASKED });
    }
    expect(Object.keys(known.headers)).toEqual(Object.keys(unknown.headers));
  });

  it("is answered before the address is looked up", async () => {
    const ada = await server.build.person();
    let lookUp = () => {};
    const answered = new Promise<void>((resolve) => (lookUp = resolve));
    const transaction = vi.spyOn(server.database, "transaction").mockImplementationOnce(async (work) => {
      await answered;
      return server.database.transaction(work);
    });
    expect(await ask(ada.email), "S-206").toMatchObject({ status: 200 });
    expect(transaction).toHaveBeenCalledOnce();
    lookUp();
    await expect.poll(() => resetMails(ada.email)).toHaveLength(1);
    vi.restoreAllMocks();
  });

  it("sends the link to the stored address only, from the configured origin", async () => {
    const ada = await server.build.person();
    await ask(ada.email.toUpperCase(), {
      headers: { host: "evil.example.com", "x-forwarded-host": "evil.example.com" },
    });
    await expect.poll(() => resetMails(ada.email)).toHaveLength(1);
    const [mail] = await resetMails(ada.email);
    expect(mail && linkIn(mail)).toMatchObject({ origin: server.config.publicUrl, pathname: "/reset-password" });
    expect(mail?.text).not.toContain("evil");
    expect(mail?.text).toContain("60 minutes");
  });

  it.each([["ada"], [["ada@example.org", "eve@example.org"]], ["ada@example.org,eve@example.org"], [null]])(
    "refuses %j: one valid address",
    async (email) => {
      const reply = await server.post("/api/auth/request-password-reset", { email });
      expect(reply.read(ErrorBody).issues).toMatchObject([{ path: "email", message: "Invalid email address" }]);
    },
  );

  it("sends at most five mails an hour to one account, whoever asks, without saying so", async () => {
    const ada = await server.build.person();
    const works = vi.spyOn(server.database, "transaction");
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, n) => ask(ada.email, { address: `203.0.113.${n}` })),
    );
    for (const reply of replies) expect(reply).toMatchObject({ status: 200, body: { message: ASKED } });
    // Each has been answered before its work is done; work that is late would count for the next hour.
    await Promise.all(works.mock.results.map(({ value }: { readonly value: unknown }) => value));
    works.mockRestore();
    expect(await resetMails(ada.email)).toHaveLength(5);
    server.clock.advance(HOUR);
    await tokenFor(ada);
    expect(await resetMails(ada.email)).toHaveLength(6);
  });
});

describe("a reset link", () => {
  it("sets the new password, ends every session and tells the owner (A-53)", async () => {
    const ada = await server.build.person();
    const phone = server.visitor();
    await phone.post("/api/auth/login", { email: ada.email, password: PASSWORD });
    const reply = await reset(await tokenFor(ada));
    const message = "Your password has been reset. You can now log in with it.";
    expect(reply, "S-207").toMatchObject({ status: 200, body: { success: true, message } });

    for (const client of [ada.client, phone]) expect(await client.get("/api/auth/user")).toMatchObject({ status: 401 });
    expect(await signIn(ada.email, PASSWORD)).toMatchObject({ status: 401 });
    expect(await signIn(ada.email, NEW), "S-207").toMatchObject({ status: 200 });
    const notice = await server.mailTo(ada.email);
    expect(notice.subject).toBe("Your Sunwright password was changed");
    expect(notice.text).toContain("If this was not you");
  });

  it("works once", async () => {
    const ada = await server.build.person();
    const token = await tokenFor(ada);
    await reset(token);
    const message = "This reset link has expired or was already used. Request a new one.";
    expect(await reset(token, "twelve other mangoes"), "S-207 with its message").toMatchObject({
      status: 400,
      body: { message },
    });
    expect(await signIn(ada.email, NEW)).toMatchObject({ status: 200 });
  });

  it("lets exactly one of two simultaneous uses through", async () => {
    const ada = await server.build.person();
    const token = await tokenFor(ada);
    const passwords = ["first of two mangoes", "second of two mangoes"];
    const replies = await Promise.all(passwords.map((password) => reset(token, password)));
    const winner = replies.findIndex(({ status }) => status === 200);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 400)).toHaveLength(1);
    expect(await signIn(ada.email, passwords[winner] ?? "")).toMatchObject({ status: 200 });
    expect(await signIn(ada.email, passwords[1 - winner] ?? "")).toMatchObject({ status: 401 });
  });

  it("ends after 60 minutes (A-53)", async () => {
    const ada = await server.build.person();
    const token = await tokenFor(ada);
    server.clock.advance(59 * MINUTE);
    expect(await check(token)).toMatchObject({ status: 200, body: { valid: true } });
    server.clock.advance(MINUTE);
    expect(await check(token)).toMatchObject({ status: 200, body: { valid: false } });
    expect(await reset(token)).toMatchObject({ status: 400, body: { code: "reset_link_invalid" } });
  });

  it("stops working when a newer one was sent: one live link an account", async () => {
    const ada = await server.build.person();
    const first = await tokenFor(ada);
    const second = await tokenFor(ada);
    expect(await reset(first)).toMatchObject({ status: 400, body: { code: "reset_link_invalid" } });
    expect(await reset(second)).toMatchObject({ status: 200 });
  });

  it("survives a password that is refused, and a check", async () => {
    const ada = await server.build.person();
    const token = await tokenFor(ada);
    await check(token);
    expect(await reset(token, "short")).toMatchObject({
      status: 400,
      body: { issues: [{ path: "newPassword", message: "Password must be at least 8 characters" }] },
    });
    expect(await reset(token, "password1")).toMatchObject({ status: 422, body: { code: "common_password" } });
    expect(await reset(token)).toMatchObject({ status: 200 });
  });

  it("is refused when it is made up, cut short or guessed", async () => {
    const token = await tokenFor(await server.build.person());
    for (const wrong of ["x", token.slice(1), `${token}A`, "A".repeat(43), "A".repeat(200)]) {
      expect(await reset(wrong), wrong).toMatchObject({ status: 400, body: { code: "reset_link_invalid" } });
      expect(await check(wrong), wrong).toMatchObject({ body: { valid: false } });
    }
    expect(await server.post("/api/auth/reset-password", { newPassword: NEW })).toMatchObject({ status: 400 });
    expect(await server.post("/api/auth/reset-password", { token: [token], newPassword: NEW })).toMatchObject({
      status: 400,
    });
  });

  it("is 256 random bits of which the database keeps a hash", async () => {
    const ada = await server.build.person();
    const token = await tokenFor(ada);
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    const rows = await server.database.executor.select().from(passwordResets);
    expect(rows.some(({ userId }) => userId === ada.userId)).toBe(true);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("lets an owner in again after somebody's guesses had locked the account", async () => {
    const ada = await server.build.person();
    for (let guess = 0; guess < 8; guess++) await signIn(ada.email, "a wrong password");
    expect(await signIn(ada.email, PASSWORD)).toMatchObject({ status: 429 });
    await reset(await tokenFor(ada));
    expect(await signIn(ada.email, NEW)).toMatchObject({ status: 200 });
  });

  it("no longer trusts any device that was known before", async () => {
    const ada = await server.build.person();
    await reset(await tokenFor(ada));
    for (let guess = 0; guess < 8; guess++) await signIn(ada.email, "a wrong password");
    const reply = await ada.client.post("/api/auth/login", { email: ada.email, password: NEW });
    expect(reply).toMatchObject({ status: 429 });
  });

  it("gives no session to a sign-in with the old password that was under way", async () => {
    const ada = await server.build.person();
    const token = await tokenFor(ada);
    const entering = Array.from({ length: 4 }, () => {
      const client = server.visitor();
      return client.post("/api/auth/login", { email: ada.email, password: PASSWORD }).then(() => client);
    });
    const [reply, ...clients] = await Promise.all([reset(token), ...entering]);
    expect(reply).toMatchObject({ status: 200 });
    for (const client of clients) expect(await client.get("/api/auth/user")).toMatchObject({ status: 401 });
  });
});
