import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { linkIn } from "../../../testing/mailbox";
import { PASSWORD, type Person } from "../../../testing/people";
import { startTestServer, type TestServer } from "../../../testing/server";

const NEW = "eleven new mangoes";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const change = ({ client }: Person, currentPassword: string, newPassword: string) =>
  client.post("/api/account/password", { currentPassword, newPassword });
const signIn = (email: string, password: string) => server.visitor().post("/api/auth/login", { email, password });

describe("changing the password", () => {
  it("needs the current one, ends every other session and tells the owner", async () => {
    const ada = await server.build.person();
    await server.app.outbox.flush();
    const phone = server.visitor();
    await phone.post("/api/auth/login", { email: ada.email, password: PASSWORD });
    const message = "Password changed. Every other session was ended.";
    expect(await change(ada, PASSWORD, NEW)).toMatchObject({ status: 200, body: { message } });

    expect(await ada.client.get("/api/auth/user")).toMatchObject({ status: 200 });
    expect(await phone.get("/api/auth/user")).toMatchObject({ status: 401 });
    expect(await signIn(ada.email, PASSWORD)).toMatchObject({ status: 401 });
    expect(await signIn(ada.email, NEW)).toMatchObject({ status: 200 });
    const notice = await server.mailTo(ada.email);
    expect(notice.subject).toBe("Your Sunwright password was changed");
    expect(notice.text).toContain("If this was not you");
    expect(linkIn(notice).href).toBe(`${server.config.publicUrl}/auth`);
  });

  it("is refused with a wrong, empty or missing current one", async () => {
    const ada = await server.build.person();
    expect(await change(ada, "a wrong password", NEW)).toMatchObject({
      status: 403,
      body: { code: "wrong_password", message: "The current password is incorrect" },
    });
    expect(await change(ada, "", NEW)).toMatchObject({
      status: 400,
      body: { issues: [{ path: "currentPassword", message: "Password required" }] },
    });
    expect(await ada.client.post("/api/account/password", { newPassword: NEW })).toMatchObject({ status: 400 });
    expect(await signIn(ada.email, PASSWORD)).toMatchObject({ status: 200 });
  });

  it("holds the new one to the rules of sign-up", async () => {
    const ada = await server.build.person();
    expect(await change(ada, PASSWORD, "short")).toMatchObject({
      status: 400,
      body: { issues: [{ path: "newPassword", message: "Password must be at least 8 characters" }] },
    });
    expect(await change(ada, PASSWORD, "iloveyou")).toMatchObject({ status: 422, body: { code: "common_password" } });
  });

  it("stops guessing with a stolen session, and still lets the owner in", async () => {
    const ada = await server.build.person();
    let tries = 0;
    while ((await change(ada, "a wrong password", NEW)).status === 403) tries++;
    expect(tries).toBeLessThanOrEqual(20);
    expect(await change(ada, PASSWORD, NEW)).toMatchObject({ status: 429, body: { code: "too_many_attempts" } });
    expect(await signIn(ada.email, PASSWORD)).toMatchObject({ status: 200 });
  });

  it("happens for exactly one of two that come at once with the same current one", async () => {
    const ada = await server.build.person();
    const wishes = ["first of two mangoes", "second of two mangoes"];
    const replies = await Promise.all(wishes.map((wish) => change(ada, PASSWORD, wish)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 403)).toHaveLength(1);
    const winner = replies.findIndex(({ status }) => status === 200);
    expect(await signIn(ada.email, wishes[winner] ?? "")).toMatchObject({ status: 200 });
  });

  it("happens once when the same intention is sent twice", async () => {
    const ada = await server.build.person();
    const body = { currentPassword: PASSWORD, newPassword: NEW };
    const [first, again] = [
      await ada.client.post("/api/account/password", body, { idempotencyKey: "change-1" }),
      await ada.client.post("/api/account/password", body, { idempotencyKey: "change-1" }),
    ];
    expect(first.status).toBe(200);
    expect(again).toMatchObject({ status: 200, body: first.body });
  });
});
