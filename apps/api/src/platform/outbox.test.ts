// On both databases: who takes a mail is decided by locks.
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { desc } from "drizzle-orm";
import PostalMime from "postal-mime";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { movableClock } from "../testing/clock";
import { openTestDatabase } from "../testing/database";
import { createMailbox, linkIn } from "../testing/mailbox";
import { startSmtpServer } from "../testing/smtp";
import { readConfig } from "./config";
import type { Database } from "./database";
import { createLog } from "./log";
import { compose, createTransport, type MailTransport } from "./mail";
import { createOutbox } from "./outbox";
import { attempts, outbox as table } from "./schema";

let database: Database;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sunwright-mail-"));
});
// Each test begins with an outbox nothing lies in.
afterEach(async () => {
  await database.executor.delete(table);
  await database.executor.delete(attempts);
  await rm(folder, { recursive: true, force: true });
});

const clock = movableClock();
const log = createLog({ logLevel: "silent" });
function outboxWith(transport: MailTransport) {
  const outbox = createOutbox({ database, clock, transport, log });
  outbox.askBy({ standingOf: async () => "verified", isVerified: async () => true });
  return outbox;
}
const rows = () => database.executor.select().from(table).orderBy(desc(table.createdAt));

const LETTER = {
  reason: "news",
  to: "ada@example.org",
  subject: "Verify your address, Adébáyọ̀ ☀",
  paragraphs: [
    "Hello <b>Ada</b> & co.",
    { label: "Verify", url: "http://localhost:4000/verify?token=a-very-long-token-that-must-not-be-broken&next=%2F" },
  ],
} as const;

it("sends what a committed transaction reports, over SMTP, whole and in both forms", async () => {
  const smtp = await startSmtpServer();
  const outbox = outboxWith(
    createTransport(readConfig({ SMTP_URL: smtp.url, PUBLIC_URL: "https://solar.example.org" })),
  );
  await database.transaction((tx) => outbox.post(tx, LETTER));
  expect(await outbox.flush()).toBe(1);
  await outbox.stop(1000);
  await smtp.close();

  expect(smtp.received).toHaveLength(1);
  expect(smtp.received[0]).toMatchObject({ from: "no-reply@solar.example.org", to: ["ada@example.org"] });
  const mail = await PostalMime.parse(smtp.received[0]?.source ?? "");
  expect(mail.from).toEqual({ name: "Sunwright", address: "no-reply@solar.example.org" });
  expect(mail.subject).toBe(LETTER.subject);
  expect(mail.text).toContain(LETTER.paragraphs[1] instanceof Object ? LETTER.paragraphs[1].url : "");
  expect(mail.html).toContain("Hello &lt;b&gt;Ada&lt;/b&gt; &amp; co.");
  expect(mail.html).toContain(
    'href="http://localhost:4000/verify?token=a-very-long-token-that-must-not-be-broken&amp;next=%2F"',
  );
  const [row] = await rows();
  expect(mail.messageId).toBe(`<${row?.id}@solar.example.org>`);
});

it("sends nothing of a transaction that was taken back", async () => {
  const mailbox = createMailbox();
  const outbox = outboxWith(mailbox);
  const work = database.transaction(async (tx) => {
    await outbox.post(tx, LETTER);
    throw new Error("changed my mind");
  });
  await expect(work).rejects.toThrow("changed my mind");
  await outbox.flush();
  expect(mailbox.mails).toEqual([]);
});

it("forgets the words of a mail once it has left, because they open accounts, and whom it was for", async () => {
  const outbox = outboxWith(createMailbox());
  await outbox.post(database.executor, LETTER);
  expect(JSON.stringify(await rows())).toContain("a-very-long-token");
  await outbox.flush();
  expect(JSON.stringify(await rows())).not.toContain("a-very-long-token");
  expect(JSON.stringify(await rows())).not.toContain(LETTER.to);
});

it("tries again after one, two, four minutes while the mail server is down, and sends it once", async () => {
  const mailbox = createMailbox();
  mailbox.failure = "connection refused";
  const outbox = outboxWith(mailbox);
  await outbox.post(database.executor, LETTER);
  const tries: number[] = [];
  for (let minute = 0; minute <= 8; minute++) {
    if ((await outbox.flush()) > 0) tries.push(minute);
    clock.advance(60);
  }
  expect(tries).toEqual([0, 1, 3, 7]);
  mailbox.failure = null;
  clock.advance(8 * 60);
  await outbox.flush();
  await outbox.flush();
  expect(mailbox.mails).toHaveLength(1);
});

it("gives a mail up after twelve tries and keeps why, without its words and its recipient", async () => {
  const mailbox = createMailbox();
  mailbox.failure = "550 no such mailbox: <ada@example.org>";
  const outbox = outboxWith(mailbox);
  await outbox.post(database.executor, LETTER);
  for (let n = 0; n < 20; n++) {
    await outbox.flush();
    clock.advance(3 * 86_400);
  }
  const [row] = await rows();
  expect(row).toMatchObject({
    attempts: 12,
    recipient: "",
    content: null,
    failure: "550 no such mailbox: <(recipient)>",
  });
  expect(row?.finishedAt).not.toBeNull();
});

it("sends each mail once when several workers run", async () => {
  const mailbox = createMailbox();
  const workers = [outboxWith(mailbox), outboxWith(mailbox), outboxWith(mailbox)];
  const [first] = workers;
  for (let n = 0; n < 35; n++) await first?.post(database.executor, { ...LETTER, to: `ada${n}@example.org` });
  await Promise.all(workers.map((worker) => worker.flush()));
  expect(mailbox.mails.map(({ to }) => to).sort()).toEqual(
    Array.from({ length: 35 }, (_, n) => `ada${n}@example.org`).sort(),
  );
});

it("sends by itself soon after the commit once it is started", async () => {
  const mailbox = createMailbox();
  const outbox = outboxWith(mailbox);
  outbox.start();
  await outbox.post(database.executor, LETTER);
  await expect.poll(() => mailbox.mails.length).toBe(1);
  await outbox.stop(1000);
});

it("sends what is left when it is stopped, but does not wait for a silent mail server", async () => {
  const mailbox = createMailbox();
  const outbox = outboxWith(mailbox);
  await outbox.post(database.executor, LETTER);
  await outbox.stop(1000);
  expect(mailbox.mails).toHaveLength(1);

  let answer = () => {};
  const silent = { send: () => new Promise<void>((resolve) => (answer = resolve)), close: () => {} };
  const slow = outboxWith(silent);
  await slow.post(database.executor, LETTER);
  await slow.stop(100);
  answer();
  await slow.flush();
});

it.each([
  { ...LETTER, to: "ada@example.org, ben@example.org" },
  { ...LETTER, to: "ada@example.org\r\nBcc: ben@example.org" },
  { ...LETTER, to: "Ada <ada@example.org>" },
  { ...LETTER, subject: "Hello\r\nBcc: ben@example.org" },
  { ...LETTER, subject: "Hello\nworld" },
])("refuses what would add headers or receivers: $to, $subject", async (letter) => {
  const outbox = outboxWith(createMailbox());
  await expect(outbox.post(database.executor, letter)).rejects.toThrow(/exactly one address|one line/);
  expect(await rows()).toEqual([]);
});

it("writes mails into a folder that their developer can read while no server is configured", async () => {
  const mails = join(folder, "mail");
  const outbox = outboxWith(createTransport(readConfig({ MAIL_DIR: mails })));
  await outbox.post(database.executor, LETTER);
  await outbox.flush();
  const names = await readdir(mails);
  expect(names).toHaveLength(1);
  expect(names[0]).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+\.\d{3}Z-[0-9a-f-]{36}\.eml$/);
  const path = join(mails, names[0] ?? "");
  const mail = await PostalMime.parse(await readFile(path));
  expect(mail).toMatchObject({ subject: LETTER.subject, to: [{ address: "ada@example.org" }] });
  expect((await stat(path)).mode & 0o077).toBe(0);
});

it("clears the records of sent mails after 30 days and no waiting one", async () => {
  const mailbox = createMailbox();
  const outbox = outboxWith(mailbox);
  await outbox.post(database.executor, LETTER);
  await outbox.flush();
  await outbox.post(database.executor, { ...LETTER, to: "waiting@example.org" });
  clock.advance(31 * 86_400);
  await outbox.purge(database.executor);
  expect((await rows()).map(({ recipient }) => recipient)).toEqual(["waiting@example.org"]);
});

it("leads to the link that stands in the text", () => {
  const { text, html } = compose(LETTER.paragraphs);
  const mail = { id: "1", to: "", subject: "", text, html, date: new Date() };
  expect(linkIn(mail).searchParams.get("token")).toBe("a-very-long-token-that-must-not-be-broken");
});
