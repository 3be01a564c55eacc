import { User } from "@sunwright/contract/accounts";
import { PasskeyOffer, PasskeyQuestion, readSecond, renewRecoveryCodes, startApp } from "@sunwright/contract/second";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { Authenticator } from "../../../testing/authenticator";
import type { Client } from "../../../testing/client";
import { PASSWORD, type Person } from "../../../testing/people";
import { startTestServer, type TestServer } from "../../../testing/server";
import { codeAt } from "./codes";

let server: TestServer;
const ORIGIN = "https://solar.example.org";
beforeAll(async () => {
  server = await startTestServer({ environment: { PUBLIC_URL: ORIGIN } });
});
afterAll(() => server.close());

const SECOND = "/api/account/second";
const Turned = z.object({ recoveryCodes: z.array(z.string()).nullable() });
/** The code that an app shows now; each is shown for 30 s, so a test that wants another moves on first. */
const shown = (secret: string) => codeAt(secret, server.clock.now());
const later = () => server.clock.advance(30);
/** Mails of one moment leave in whatever order. */
async function mailSaying(address: string, words: string): Promise<string> {
  await server.app.outbox.flush();
  return server.mailbox.mails.find(({ to, text }) => to === address && text.includes(words))?.text ?? "";
}
const stateOf = async ({ client }: Person) => (await client.get(SECOND)).read(readSecond.response);

interface WithApp extends Person {
  readonly secret: string;
  readonly codes: readonly string[];
}
async function withApp(): Promise<WithApp> {
  const ada = await server.build.person();
  const { secret } = (await ada.client.post(`${SECOND}/app`, { password: PASSWORD })).read(startApp.response);
  const { recoveryCodes } = (await ada.client.post(`${SECOND}/app/confirm`, { code: shown(secret) })).read(Turned);
  later();
  return { ...ada, secret, codes: recoveryCodes ?? [] };
}
async function withPasskey(): Promise<Person & { readonly key: Authenticator }> {
  const ada = await server.build.person();
  const key = new Authenticator(ORIGIN);
  expect(await addKey(ada, key)).toMatchObject({ status: 200 });
  return { ...ada, key };
}
async function addKey({ client }: Person, key: Authenticator, lies = {}) {
  const offer = (await client.post(`${SECOND}/passkeys/offer`, { password: PASSWORD })).read(PasskeyOffer);
  return client.post(`${SECOND}/passkeys`, { name: "Telephone", passkey: key.create(offer, lies) });
}

/** Somebody at another browser whose password was right. */
async function halfway({ email }: Person): Promise<Client> {
  const client = server.visitor();
  const reply = await client.post("/api/auth/login", { email, password: PASSWORD });
  expect(reply.body).toHaveProperty("secondStep");
  return client;
}
const finish = (client: Client, proof: object) => client.post("/api/auth/second", proof);
const isIn = async (client: Client) => (await client.get("/api/auth/user")).status === 200;

describe("an app that shows codes", () => {
  it("is on once a code of it was typed, brings ten recovery codes, ends other sessions and writes a mail", async () => {
    const ada = await server.build.person();
    const phone = server.visitor();
    await phone.post("/api/auth/login", { email: ada.email, password: PASSWORD });
    const { secret, uri } = (await ada.client.post(`${SECOND}/app`, { password: PASSWORD })).read(startApp.response);
    expect(new URL(uri).searchParams.get("secret")).toBe(secret);
    expect((await stateOf(ada)).app, "not before a code").toBeNull();
    expect(await isIn(phone)).toBe(true);
    const wrong = await ada.client.post(`${SECOND}/app/confirm`, { code: "000000" });
    expect(wrong).toMatchObject({ status: 403, body: { code: "second_wrong" } });
    const turned = await ada.client.post(`${SECOND}/app/confirm`, { code: shown(secret) });
    expect(turned.read(Turned).recoveryCodes).toHaveLength(10);
    expect(await stateOf(ada)).toMatchObject({
      app: { since: server.clock.now().toISOString() },
      recovery: { left: 10 },
    });
    expect([await isIn(phone), await isIn(ada.client)]).toEqual([false, true]);
    expect(await mailSaying(ada.email, "authenticator app was turned on")).not.toBe("");
  });

  it("is set up in one session, within 15 minutes, with the password", async () => {
    const ada = await server.build.person();
    for (const [body, status, code] of [
      [{}, 403, "password_needed"],
      [{ password: "a wrong password" }, 403, "wrong_password"],
    ] as const)
      expect(await ada.client.post(`${SECOND}/app`, body)).toMatchObject({ status, body: { code } });
    const { secret } = (await ada.client.post(`${SECOND}/app`, { password: PASSWORD })).read(startApp.response);
    const phone = server.visitor();
    await phone.post("/api/auth/login", { email: ada.email, password: PASSWORD });
    const elsewhere = await phone.post(`${SECOND}/app/confirm`, { code: shown(secret) });
    expect(elsewhere).toMatchObject({ status: 404, body: { code: "second_app_missing" } });
    server.clock.advance(15 * 60 + 1);
    const late = await ada.client.post(`${SECOND}/app/confirm`, { code: shown(secret) });
    expect(late).toMatchObject({ status: 404, body: { code: "second_app_missing" } });
  });

  it("is not replaced while it is on, and removed with its recovery codes", async () => {
    const ada = await withApp();
    const again = await ada.client.post(`${SECOND}/app`, { password: PASSWORD });
    expect(again).toMatchObject({ status: 409, body: { code: "second_app_on" } });
    expect(await ada.client.post(`${SECOND}/app/remove`, { password: PASSWORD })).toMatchObject({ status: 200 });
    expect(await stateOf(ada)).toMatchObject({ app: null, recovery: null, freshUntil: null });
    const { client } = { client: server.visitor() };
    await client.post("/api/auth/login", { email: ada.email, password: PASSWORD });
    expect(await isIn(client)).toBe(true);
  });

  it("has a secret that no answer repeats and no stored answer keeps", async () => {
    const ada = await server.build.person();
    const started = await ada.client.post(`${SECOND}/app`, { password: PASSWORD }, { idempotencyKey: "once" });
    const { secret } = started.read(startApp.response);
    await ada.client.post(`${SECOND}/app/confirm`, { code: shown(secret) }, { idempotencyKey: "on" });
    const stored = await server.database.executor.execute(
      sql`select answer::text as answer from idempotent_answers where user_id = ${ada.userId}`,
    );
    expect(stored.rows).toEqual([]);
    for (const path of [SECOND, "/api/account/export"]) expect((await ada.client.get(path)).text).not.toContain(secret);
  });
});

describe("signing in", () => {
  it("asks for the second step after the password, and nobody is signed in before it", async () => {
    const ada = await withApp();
    const client = server.visitor();
    const reply = await client.post("/api/auth/login", { email: ada.email, password: PASSWORD });
    expect(reply.body).toEqual({ secondStep: { methods: ["app", "recovery"] } });
    expect(await isIn(client)).toBe(false);
    expect((await finish(client, { code: shown(ada.secret) })).read(User).email).toBe(ada.email);
    expect(await isIn(client)).toBe(true);
  });

  it("takes a code once, in whatever browser", async () => {
    const ada = await withApp();
    const [one, other] = [await halfway(ada), await halfway(ada)];
    const code = shown(ada.secret);
    expect(await finish(one, { code })).toMatchObject({ status: 200 });
    expect(await finish(other, { code })).toMatchObject({ status: 403, body: { code: "second_wrong" } });
    later();
    expect(await finish(other, { code: shown(ada.secret) })).toMatchObject({ status: 200 });
  });

  it("takes one of two that come at the same moment with one code", async () => {
    const ada = await withApp();
    const browsers = [await halfway(ada), await halfway(ada), await halfway(ada)];
    const code = shown(ada.secret);
    const replies = await Promise.all(browsers.map((client) => finish(client, { code })));
    expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 403, 403]);
  });

  it("takes a recovery code once, tells its owner by mail, and makes new ones that replace the old", async () => {
    const ada = await withApp();
    const [first = "", second = ""] = ada.codes;
    expect(await finish(await halfway(ada), { recoveryCode: first.toLowerCase().replaceAll("-", " ") })).toMatchObject({
      status: 200,
    });
    expect(await mailSaying(ada.email, "A recovery code was used")).not.toBe("");
    expect(await finish(await halfway(ada), { recoveryCode: first })).toMatchObject({ body: { code: "second_wrong" } });
    expect(await stateOf(ada)).toMatchObject({ recovery: { left: 9 } });
    const renewed = await ada.client.post(`${SECOND}/recovery`, { password: PASSWORD });
    const { recoveryCodes } = renewed.read(renewRecoveryCodes.response);
    expect(recoveryCodes).toHaveLength(10);
    expect(await finish(await halfway(ada), { recoveryCode: second })).toMatchObject({
      body: { code: "second_wrong" },
    });
    expect(await finish(await halfway(ada), { recoveryCode: recoveryCodes[0] })).toMatchObject({ status: 200 });
    const { rows } = await server.database.executor.execute(sql`select code_hash from recovery_codes`);
    expect(JSON.stringify(rows)).not.toContain(recoveryCodes[1]);
  });

  it("ends half way after ten minutes, when the password changes, and in a browser that never began", async () => {
    const ada = await withApp();
    const [slow, changed] = [await halfway(ada), await halfway(ada)];
    const reply = await ada.client.post("/api/account/password", {
      currentPassword: PASSWORD,
      newPassword: "eight solar roofs",
    });
    expect(reply.status).toBe(200);
    expect(await finish(changed, { code: shown(ada.secret) })).toMatchObject({ body: { code: "second_ended" } });
    server.clock.advance(601);
    expect(await finish(slow, { code: shown(ada.secret) })).toMatchObject({ body: { code: "second_ended" } });
    expect(await finish(server.visitor(), { code: "123456" })).toMatchObject({
      status: 403,
      body: { code: "second_ended" },
    });
  });

  it("is held up after five wrong codes, with growing delays, from however many addresses; a known device keeps its way in", async () => {
    const ada = await withApp();
    const known = await halfway(ada);
    expect(await finish(known, { code: shown(ada.secret) })).toMatchObject({ status: 200 });
    const thief = await halfway(ada);
    const guess = (address: string, code = "000000") =>
      thief.post("/api/auth/second", { code }, { address: `198.51.100.${address}` });
    for (const address of ["1", "2", "3", "4", "5"]) expect(await guess(address)).toMatchObject({ status: 403 });
    const held = await guess("6");
    expect(held).toMatchObject({ status: 429, body: { code: "too_many_attempts" } });
    expect(Number(held.headers["retry-after"])).toBe(30);
    later();
    server.clock.advance(1);
    expect(await guess("7")).toMatchObject({ status: 403 });
    expect(Number((await guess("8", shown(ada.secret))).headers["retry-after"]), "the right one, too").toBe(60);
    await known.post("/api/auth/logout");
    await known.post("/api/auth/login", { email: ada.email, password: PASSWORD });
    expect(await finish(known, { code: shown(ada.secret) })).toMatchObject({ status: 200 });
  });

  it("keeps its second step when the password is reset by mail", async () => {
    const ada = await withApp();
    await server.post("/api/auth/request-password-reset", { email: ada.email });
    const mail = () => mailSaying(ada.email, "asked for a new password");
    await expect.poll(mail).not.toBe("");
    const token = new URL(/https?:\/\/\S+/.exec(await mail())?.[0] ?? "").searchParams.get("token");
    const newPassword = "eight solar roofs";
    expect(
      await server.post("/api/auth/reset-password", { token, newPassword, confirmPassword: newPassword }),
    ).toMatchObject({ status: 200 });
    const reply = await server.visitor().post("/api/auth/login", { email: ada.email, password: newPassword });
    expect(reply.body).toEqual({ secondStep: { methods: ["app", "recovery"] } });
  });
});

describe("a passkey", () => {
  it("is the second step, is named, renamed and removed, several of them", async () => {
    const ada = await withPasskey();
    const client = await halfway(ada);
    const question = (await client.post("/api/auth/second/passkey")).read(PasskeyQuestion);
    expect(question).toMatchObject({ rpId: "solar.example.org", userVerification: "required" });
    expect(await finish(client, { passkey: ada.key.get(question) })).toMatchObject({ status: 200 });
    const other = new Authenticator(ORIGIN);
    expect((await addKey(ada, other)).read(Turned).recoveryCodes, "there are some").toBeNull();
    const [{ id } = { id: "" }, second] = (await stateOf(ada)).passkeys;
    expect(await ada.client.put(`${SECOND}/passkeys/${id}`, { name: "Key ring" })).toMatchObject({ status: 200 });
    expect((await stateOf(ada)).passkeys.map(({ name }) => name)).toEqual(["Key ring", "Telephone"]);
    const eve = await server.build.person();
    const foreign = await eve.client.post(`${SECOND}/passkeys/${id}/remove`, { password: PASSWORD });
    expect(foreign).toMatchObject({ status: 404, body: { code: "passkey_not_found" } });
    for (const each of [id, second?.id])
      expect(await ada.client.post(`${SECOND}/passkeys/${each}/remove`, { password: PASSWORD })).toMatchObject({
        status: 200,
      });
    expect(await stateOf(ada)).toMatchObject({ passkeys: [], recovery: null });
  });

  const alone = async (client: Client) => (await client.post("/api/auth/passkey/question")).read(PasskeyQuestion);
  const enter = (client: Client, passkey: object) => client.post("/api/auth/passkey", { passkey });

  it("signs in alone, once an answer", async () => {
    const ada = await withPasskey();
    const client = server.visitor();
    const passkey = ada.key.get(await alone(client));
    expect((await enter(client, passkey)).read(User).email).toBe(ada.email);
    expect((await client.get(SECOND)).read(readSecond.response).freshUntil).not.toBeNull();
    expect(await enter(server.visitor(), passkey), "again").toMatchObject({ body: { code: "passkey_refused" } });
  });

  it.each([
    ["of another site", { origin: "https://evil.example.com" }],
    ["for another name", { rpId: "evil.example.com" }],
    ["that verified nobody", { verifies: false }],
    ["whose counter fell", { counter: 1 }],
  ])("is refused %s", async (_name, lies) => {
    const ada = await withPasskey();
    const client = server.visitor();
    expect(await enter(client, ada.key.get(await alone(client)))).toMatchObject({ status: 200 });
    const refused = await enter(server.visitor(), ada.key.get(await alone(client), lies));
    expect(refused).toMatchObject({ status: 403, body: { code: "passkey_refused" } });
  });

  it("is refused with an old question, with one of another person or place, and with somebody else's key", async () => {
    const [ada, eve] = [await withPasskey(), await withPasskey()];
    const client = server.visitor();
    const old = await alone(client);
    server.clock.advance(301);
    expect(await enter(client, ada.key.get(old))).toMatchObject({ status: 403 });
    const [atAda, atEve] = [await halfway(ada), await halfway(eve)];
    const asked = async (browser: Client) => (await browser.post("/api/auth/second/passkey")).read(PasskeyQuestion);
    expect(await finish(atAda, { passkey: ada.key.get(await asked(atEve)) }), "another place").toMatchObject({
      body: { code: "passkey_refused" },
    });
    expect(await finish(atAda, { passkey: eve.key.get(await asked(atAda)) }), "another key").toMatchObject({
      body: { code: "passkey_refused" },
    });
    expect(await finish(atAda, { passkey: ada.key.get(await alone(client)) }), "another purpose").toMatchObject({
      body: { code: "passkey_refused" },
    });
  });

  it("is not made for another site, without verifying, twice, or for a name that a request made up", async () => {
    const ada = await server.build.person();
    for (const lies of [{ origin: "https://evil.example.com" }, { rpId: "evil.example.com" }, { verifies: false }])
      expect(await addKey(ada, new Authenticator(ORIGIN), lies)).toMatchObject({ body: { code: "passkey_refused" } });
    const key = new Authenticator(ORIGIN);
    expect(await addKey(ada, key)).toMatchObject({ status: 200 });
    expect(await addKey(await server.build.person(), key)).toMatchObject({ body: { code: "passkey_refused" } });
    const headers = { host: "evil.example.com", "x-forwarded-host": "evil.example.com" };
    const reply = await server.visitor().post("/api/auth/passkey/question", undefined, { headers });
    expect(reply.read(PasskeyQuestion).rpId).toBe("solar.example.org");
  });

  it("needs a server with a name", async () => {
    const bare = await startTestServer({ environment: { PUBLIC_URL: "http://127.0.0.1:4000" } });
    const reply = await bare.post("/api/auth/passkey/question");
    await bare.close();
    expect(reply).toMatchObject({ status: 409, body: { code: "passkeys_unavailable" } });
  });
});

describe("a step taken again", () => {
  it("stands for the password for 15 minutes", async () => {
    const ada = await withApp();
    server.clock.advance(15 * 60);
    const removed = () => ada.client.post(`${SECOND}/recovery`, {});
    expect(await removed()).toMatchObject({ status: 403, body: { code: "password_needed" } });
    expect(await ada.client.post(`${SECOND}/step`, { code: "000000" })).toMatchObject({
      body: { code: "second_wrong" },
    });
    expect(await ada.client.post(`${SECOND}/step`, { code: shown(ada.secret) })).toMatchObject({ status: 200 });
    expect(await removed()).toMatchObject({ status: 200 });
    server.clock.advance(15 * 60);
    expect(await removed()).toMatchObject({ body: { code: "password_needed" } });
  });

  it("may be a passkey, asked in the same session", async () => {
    const ada = await withPasskey();
    const question = (await ada.client.post(`${SECOND}/step/passkey`)).read(PasskeyQuestion);
    expect(await ada.client.post(`${SECOND}/step`, { passkey: ada.key.get(question) })).toMatchObject({ status: 200 });
    const eve = await server.build.person();
    expect(await eve.client.post(`${SECOND}/step/passkey`)).toMatchObject({ body: { code: "second_missing" } });
  });
});

it("is in the export without its secrets, and gone with the account", async () => {
  const ada = await withApp();
  await addKey(ada, new Authenticator(ORIGIN));
  const { text } = await ada.client.get("/api/account/export");
  expect(text).toContain('"passkeys":[{"name":"Telephone"');
  expect(text).toContain('"recoveryCodesLeft":10');
  await ada.client.post("/api/account/delete", { password: PASSWORD });
  for (const table of ["second_apps", "passkeys", "recovery_codes", "passkey_questions", "waiting_sign_ins"]) {
    const { rows } = await server.database.executor.execute(
      sql`select 1 from ${sql.identifier(table)} where user_id = ${ada.userId}`,
    );
    expect(rows, table).toEqual([]);
  }
});

it("is stored encrypted where there is a key", async () => {
  const environment = { SECRETS_KEY: Buffer.alloc(32, 7).toString("base64") };
  const sealed = await startTestServer({ environment });
  const ada = await sealed.build.person();
  const { secret } = (await ada.client.post(`${SECOND}/app`, { password: PASSWORD })).read(startApp.response);
  const { rows } = await sealed.database.executor.execute(sql`select secret from second_apps`);
  expect(rows[0]?.["secret"]).toMatch(/^sealed:/);
  const on = await ada.client.post(`${SECOND}/app/confirm`, { code: codeAt(secret, sealed.clock.now()) });
  await sealed.close();
  expect(on).toMatchObject({ status: 200 });
});
