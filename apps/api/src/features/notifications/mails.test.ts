import { countNotifications, listNotifications, readNotificationSettings } from "@sunwright/contract/notifications";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Mail } from "../../platform/mail";
import { createTransport } from "../../platform/mail";
import { linkIn } from "../../testing/mailbox";
import { PASSWORD, type Person } from "../../testing/people";
import { startTestServer, type TestServer } from "../../testing/server";
import { createNotifications } from "./service";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ORDER = "019f0000-0000-7000-8000-000000000001";
/** Somebody who has proved to read the address of the account. */
async function verified(): Promise<Person> {
  const person = await server.build.person({ verified: false });
  const { pathname, search } = linkIn(await server.mailTo(person.email));
  await person.client.get(pathname + search);
  return person;
}
const news = (...to: readonly Person[]) =>
  server.database.transaction((tx) =>
    createNotifications(server).tell(tx, {
      to: to.map(({ userId }) => userId),
      kind: "order_shipped",
      subject: { kind: "order", id: ORDER },
      values: { number: "SW-10023", shop: "BUY at evil.example.com" },
    }),
  );
async function tick() {
  for (const work of server.app.ticks) await work();
  await server.app.outbox.flush();
}
const mailsTo = async ({ email }: Person): Promise<readonly Mail[]> => {
  await tick();
  return server.mailbox.mails.filter(({ to, subject }) => to === email && !subject.startsWith("Verify"));
};
const later = (minutes: number) => server.clock.advance(minutes * 60);
/** Moves on to the next time of day in UTC, so that no morning comes between, whenever the test runs. */
function wait(hour: number, minute: number): void {
  const now = server.clock.now().getTime();
  const today = new Date(now).setUTCHours(hour, minute, 0, 0);
  server.clock.advance(((today > now ? today : today + 86_400_000) - now) / 1000);
}
const choose = ({ client }: Person, body: object) => client.put("/api/notifications/settings", body);
const linksIn = ({ text }: Mail) => [...text.matchAll(/https?:\/\/\S+/g)].map(([url]) => new URL(url));

describe("a mail about news", () => {
  it("comes two minutes after them, with their titles, where they lead, and nothing that somebody typed", async () => {
    const person = await verified();
    await news(person);
    expect(await mailsTo(person)).toEqual([]);
    later(3);
    const [mail, ...more] = await mailsTo(person);
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^Order SW-10023 is on its way: /);
    expect(mail?.text).toContain(`/orders/${ORDER}`);
    expect(JSON.stringify(mail)).not.toContain("evil");
    later(60);
    expect(await mailsTo(person)).toHaveLength(1);
  });

  it("gathers what came meanwhile, and leaves out what was read", async () => {
    const person = await verified();
    await news(person);
    await news(person);
    await news(person);
    const { notifications } = (await person.client.get("/api/notifications")).read(listNotifications.response);
    await person.client.post("/api/notifications/read", { ids: [notifications[0]?.id] });
    later(3);
    const [mail] = await mailsTo(person);
    expect(mail?.subject).toMatch(/^2 updates from /);
    await news(person);
    await person.client.post("/api/notifications/read", { upTo: "ffffffff-ffff-7fff-bfff-ffffffffffff" });
    later(3);
    expect(await mailsTo(person)).toHaveLength(1);
  });

  it("comes once a day in the morning, or never, as its reader has chosen; and to proved addresses alone", async () => {
    wait(12, 0);
    const [daily, never, unproved] = [
      await verified(),
      await verified(),
      await server.build.person({ verified: false }),
    ];
    expect((await choose(daily, { pace: "daily" })).status).toBe(200);
    expect((await choose(never, { pace: "never" })).status).toBe(200);
    await news(daily, never, unproved);
    later(10);
    expect(await mailsTo(daily)).toEqual([]);
    later(24 * 60);
    await tick();
    await news(daily);
    expect((await mailsTo(daily)).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Order SW-10023/)]);
    expect(await mailsTo(never)).toEqual([]);
    expect((await mailsTo(unproved)).filter(({ subject }) => subject.includes("SW-"))).toEqual([]);
  });
});

describe("a daily mail", () => {
  it("comes at seven in the morning of where its reader is", async () => {
    const person = await verified();
    expect((await choose(person, { pace: "daily", timeZone: "Asia/Kolkata" })).status).toBe(200);
    await news(person);
    // 7:00 there is 1:30 UTC.
    wait(1, 29);
    expect(await mailsTo(person)).toEqual([]);
    later(1.1);
    expect(await mailsTo(person)).toHaveLength(1);
    expect((await choose(person, { pace: "daily", timeZone: "Mars/Olympus" })).status).toBe(400);
  });

  it("is one a person, however many people have news that morning", async () => {
    const people = [await verified(), await verified(), await verified()];
    for (const person of people) await choose(person, { pace: "daily" });
    for (let time = 0; time < 130; time++) await news(...people);
    later(24 * 60);
    for (const person of people) expect(await mailsTo(person)).toHaveLength(1);
  });
});

describe("a switch", () => {
  it("is on for everything at first, but for the stock by mail, and changes alone what is sent", async () => {
    const person = await server.build.person();
    const read = async () =>
      (await person.client.get("/api/notifications/settings")).read(readNotificationSettings.response);
    const first = await read();
    expect(first.pace).toBe("at-once");
    expect(first.topics.filter(({ app, mail }) => !app || !mail)).toEqual([{ topic: "stock", app: true, mail: false }]);
    await choose(person, { topics: { orders: { mail: false } } });
    await choose(person, { topics: { orders: { app: false }, stock: { mail: true } } });
    expect((await read()).topics.filter(({ app, mail }) => !app || !mail)).toEqual([
      { topic: "orders", app: false, mail: false },
    ]);
    for (const wrong of [
      { topics: { weather: { app: false } } },
      { pace: "hourly" },
      { topics: { orders: { sms: true } } },
    ])
      expect((await choose(person, wrong)).status).toBe(400);
  });

  it("keeps a topic out of the product, out of the mails, or out of both", async () => {
    const [appOnly, mailOnly, neither] = [await verified(), await verified(), await verified()];
    await choose(appOnly, { topics: { orders: { mail: false } } });
    await choose(mailOnly, { topics: { orders: { app: false } } });
    await choose(neither, { topics: { orders: { app: false, mail: false } } });
    await news(appOnly, mailOnly, neither);
    later(3);
    const seen = async (person: Person) => [
      (await person.client.get("/api/notifications/unread")).read(countNotifications.response).unread,
      (await mailsTo(person)).length,
    ];
    expect(await seen(appOnly)).toEqual([1, 0]);
    expect(await seen(mailOnly)).toEqual([0, 1]);
    expect(await seen(neither)).toEqual([0, 0]);
  });

  it("keeps mails about the account itself coming", async () => {
    const person = await verified();
    await choose(person, { pace: "never" });
    await person.client.post("/api/account/password", { currentPassword: PASSWORD, newPassword: "eight solar roofs" });
    expect((await mailsTo(person)).map(({ subject }) => subject)).toEqual([expect.stringContaining("password")]);
  });
});

describe("the link that ends mails", () => {
  async function mailed() {
    const person = await verified();
    await news(person);
    later(3);
    const [mail] = await mailsTo(person);
    if (!mail?.endsBy) throw new Error("No mail that says how to end it");
    const { pathname, search } = new URL(mail.endsBy);
    return { person, mail, path: pathname + search };
  }
  const paceOf = async ({ client }: Person) =>
    (await client.get("/api/notifications/settings")).read(readNotificationSettings.response).pace;
  const ONE_CLICK = { "content-type": "application/x-www-form-urlencoded", origin: undefined };

  it("works signed out, as a mail program calls it, and ends the mails of its reader alone", async () => {
    const [{ person, path }, other] = [await mailed(), await mailed()];
    const reply = await server
      .visitor()
      .send("POST", path, "List-Unsubscribe=One-Click", { headers: { ...ONE_CLICK } });
    expect(reply).toMatchObject({ status: 200, body: {} });
    expect([await paceOf(person), await paceOf(other.person)]).toEqual(["never", "at-once"]);
    await news(person);
    later(3);
    expect(await mailsTo(person)).toHaveLength(1);
  });

  it("is pressed on a page of ours too, where merely opening it ends nothing", async () => {
    const { person, mail, path } = await mailed();
    const page = linksIn(mail).find(({ pathname }) => pathname === "/unsubscribe");
    expect(`/api/notifications${page?.pathname}${page?.search}`).toBe(path);
    await server.visitor().get(path);
    expect(await paceOf(person)).toBe("at-once");
    expect((await server.visitor().post(path)).status).toBe(200);
    expect(await paceOf(person)).toBe("never");
  });

  it("says the same to who guesses, ends nothing, and is not guessed at for long", async () => {
    const { person } = await mailed();
    const guess = () => server.visitor().post(`/api/notifications/unsubscribe?token=${"A".repeat(43)}`);
    expect(await guess()).toMatchObject({ status: 200, body: {} });
    expect(await paceOf(person)).toBe("at-once");
    let last = 200;
    for (let tries = 0; tries < 70 && last === 200; tries++) last = (await guess()).status;
    expect(last).toBe(429);
    later(61);
  });

  it("takes no form anywhere else", async () => {
    const { person } = await mailed();
    const reply = await person.client.send("POST", "/api/notifications/read", "upTo=1", {
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(reply).toMatchObject({ status: 415, body: { code: "unsupported_media_type" } });
  });

  it("stands in the head of the mail as RFC 8058 asks", async () => {
    const { mail } = await mailed();
    const { mkdtemp, readdir, readFile, rm } = await import("node:fs/promises");
    const folder = await mkdtemp("/tmp/mails-");
    const transport = createTransport({ ...server.config, smtpUrl: null, mailDir: folder });
    await transport.send(mail);
    const [name = ""] = await readdir(folder);
    const { headers } = await PostalMime.parse(await readFile(`${folder}/${name}`));
    await rm(folder, { recursive: true });
    const valueOf = (key: string) => headers.find((header) => header.key === key)?.value;
    expect(valueOf("list-unsubscribe")).toBe(`<${mail.endsBy}>`);
    expect(valueOf("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  });
});
