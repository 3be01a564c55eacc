import { User } from "@sunwright/contract/accounts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { linkIn } from "../../../testing/mailbox";
import type { Person } from "../../../testing/people";
import { startTestServer, type TestServer } from "../../../testing/server";
import { emailVerifications } from "../schema";

const HOUR = 3600;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const isVerified = async ({ client }: Person) => (await client.get("/api/auth/user")).read(User).emailVerified;
const linkOf = async ({ email }: Person) => linkIn(await server.mailTo(email));

/** Opens a link as whoever reads the mail: a browser nobody is signed in with. Answers where it leads. */
async function open(link: URL) {
  const reply = await server.get(`${link.pathname}${link.search}`);
  expect(reply.status).toBe(302);
  const target = new URL(String(reply.headers["location"]), server.config.publicUrl);
  return { path: target.pathname, ...Object.fromEntries(target.searchParams), origin: target.origin };
}

it("verifies the address and leads to the sign-in screen, which has its own words for it", async () => {
  const ada = await server.build.person({ verified: false });
  expect(await isVerified(ada), "S-158 not verified at first").toBe(false);
  const link = await linkOf(ada);
  expect(link.pathname).toBe("/api/auth/verify-email");
  expect(await open(link)).toEqual({ origin: server.config.publicUrl, path: "/auth", verified: "true" });
  expect(await isVerified(ada), "S-158 verified by the link").toBe(true);
});

it("lets people in before they have verified their address (A-18)", async () => {
  const ada = await server.build.person({ verified: false });
  expect(await ada.client.get("/api/account"), "S-158 in, and told so").toMatchObject({
    status: 200,
    body: { user: { emailVerified: false } },
  });
});

it("tells an owner who opens the link twice that the address is already verified", async () => {
  const ada = await server.build.person({ verified: false });
  const link = await linkOf(ada);
  await open(link);
  const again = {
    verified: "true",
    outcome: "already_verified",
    message: "This email address is already verified. You can log in.",
  };
  expect(await open(link)).toMatchObject(again);
  server.clock.advance(25 * HOUR);
  expect(await open(link)).toMatchObject(again);
});

it("verifies for exactly one of ten who open the link at once", async () => {
  const ada = await server.build.person({ verified: false });
  const link = await linkOf(ada);
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => open(link)));
  expect(outcomes.filter((outcome) => !("message" in outcome))).toHaveLength(1);
});

it("does not verify after 24 hours", async () => {
  const ada = await server.build.person({ verified: false });
  const link = await linkOf(ada);
  server.clock.advance(24 * HOUR);
  const message = "This verification link has expired or is not complete. Log in and request a new one.";
  expect(await open(link)).toEqual({
    origin: server.config.publicUrl,
    path: "/auth",
    verified: "false",
    outcome: "link_invalid",
    message,
  });
  expect(await isVerified(ada)).toBe(false);
});

it("takes nothing but a token that was sent, and leads nowhere but to our own screen", async () => {
  const ada = await server.build.person({ verified: false });
  const link = await linkOf(ada);
  const token = link.searchParams.get("token") ?? "";
  const wrong = [
    "",
    "x",
    token.slice(0, -1),
    `${token}x`,
    "A".repeat(43),
    "A".repeat(5_000),
    "https://evil.example.com",
  ];
  for (const text of wrong) {
    const address = new URL(`${link.pathname}?${new URLSearchParams({ token: text }).toString()}`, link);
    expect(await open(address), text).toMatchObject({ path: "/auth", verified: "false" });
  }
  const extra = new URL(`${link.pathname}?token=x&next=https://evil.example.com&message=evil`, link);
  expect(JSON.stringify(await open(extra))).not.toContain("evil");
  expect(await open(new URL(link.pathname, link))).toMatchObject({ verified: "false" });
  expect(await isVerified(ada)).toBe(false);
});

it("keeps only a hash of the token", async () => {
  const ada = await server.build.person({ verified: false });
  const token = (await linkOf(ada)).searchParams.get("token") ?? "";
  expect(Buffer.from(token, "base64url")).toHaveLength(32);
  const rows = await server.database.executor.select().from(emailVerifications);
  expect(rows.some(({ userId }) => userId === ada.userId)).toBe(true);
  expect(JSON.stringify(rows)).not.toContain(token);
});

it("S-158 sends five mails an hour, that of signing up included, and the links of all of them work", async () => {
  const ada = await server.build.person({ verified: false });
  const first = await linkOf(ada);
  for (let sent = 0; sent < 4; sent++) {
    const reply = await ada.client.post("/api/auth/resend-verification");
    expect(reply.status, "S-158 sent again").toBe(200);
    expect(reply.text).toContain(ada.email);
  }
  const refused = await ada.client.post("/api/auth/resend-verification");
  expect(refused).toMatchObject({ status: 429, body: { code: "too_many_attempts" } });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(await linkOf(ada)).not.toEqual(first);
  server.clock.advance(HOUR);
  expect(await ada.client.post("/api/auth/resend-verification")).toMatchObject({ status: 200 });

  expect(await open(first)).toMatchObject({ verified: "true" });
  expect(await open(await linkOf(ada))).toMatchObject({ verified: "true" });
  const mails = server.mailbox.mails.length;
  const needless = await ada.client.post("/api/auth/resend-verification");
  expect(needless.body).toEqual({ message: "Your email address is already verified.", sentTo: null });
  await server.app.outbox.flush();
  expect(server.mailbox.mails).toHaveLength(mails);
});

it("sends at most five mails when the button is pressed 20 times at once", async () => {
  const ada = await server.build.person({ verified: false });
  const replies = await Promise.all(Array.from({ length: 20 }, () => ada.client.post("/api/auth/resend-verification")));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(4);
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(16);
});
