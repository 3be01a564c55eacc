// On both databases: budgets are counted by statements.
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { movableClock } from "../testing/clock";
import { openTestDatabase } from "../testing/database";
import { createMailbox } from "../testing/mailbox";
import type { Database } from "./database";
import { newId } from "./ids";
import { createLog } from "./log";
import { mailboxOf } from "./mail-budgets";
import { createOutbox, type Letter, type Standing } from "./outbox";
import { attempts, outbox as table } from "./schema";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
afterEach(async () => {
  await database.executor.delete(table);
  await database.executor.delete(attempts);
});

const HOUR = 3_600;
const clock = movableClock();
const WORDS = { subject: "Hello", paragraphs: ["Here."] };
const SENDER = newId(new Date());

/** An outbox whose accounts stand as given; all others have none. */
function mailing(known: Readonly<Record<string, Standing>> = {}, senderVerified = true) {
  const mailbox = createMailbox();
  const outbox = createOutbox({ database, clock, transport: mailbox, log: createLog({ logLevel: "silent" }) });
  outbox.askBy({
    standingOf: async (_executor, address) => known[address] ?? "none",
    isVerified: async () => senderVerified,
  });
  const post = (letter: Letter) => outbox.post(database.executor, letter);
  return {
    mailbox,
    outbox,
    write: (to: string, reason: Exclude<Letter["reason"], "invitation">) => post({ ...WORDS, reason, to }),
    invite: (to: string, sender = SENDER) => post({ ...WORDS, reason: "invitation", sender, to }),
    arrived: async () => {
      await outbox.flush();
      return mailbox.mails.length;
    },
  };
}

// Source: trust.md, rules added after the third attack.
it.each([
  ["verification", { none: "withheld", unverified: "posted", verified: "posted" }],
  ["reset", { none: "withheld", unverified: "posted", verified: "posted" }],
  ["security", { none: "withheld", unverified: "withheld", verified: "posted" }],
  ["news", { none: "withheld", unverified: "withheld", verified: "posted" }],
] as const)("sends a mail of the kind %s only to those who may get it: %j", async (reason, expected) => {
  for (const standing of ["none", "unverified", "verified"] as const)
    expect(await mailing({ "ada@example.org": standing }).write("ada@example.org", reason), standing).toBe(
      expected[standing],
    );
});

it("invites addresses without an account and verified ones, and nobody for an unverified sender", async () => {
  const { invite } = mailing({ "unverified@example.org": "unverified", "verified@example.org": "verified" });
  expect(await invite("nobody@example.org")).toBe("posted");
  expect(await invite("unverified@example.org")).toBe("withheld");
  expect(await invite("verified@example.org")).toBe("posted");
  expect(await mailing({}, false).invite("nobody@example.org")).toBe("sender unverified");
});

it("sends a stranger 5 mails an hour and 20 a day, whoever asks and however the address is spelled", async () => {
  const { invite, arrived } = mailing();
  let asked = 0;
  const spellings = ["eve@example.org", "Eve@Example.org", "eve+news@example.org"];
  const hourly: number[] = [];
  for (let hour = 0; hour < 24; hour++) {
    for (let n = 0; n < 8; n++) await invite(spellings[n % 3] ?? "", newId(new Date(asked++)));
    hourly.push(await arrived());
    clock.advance(HOUR);
  }
  expect(hourly.slice(0, 5)).toEqual([5, 10, 15, 20, 20]);
  expect(hourly.at(-1)).toBe(20);
});

it("counts verification mails of accounts that come and go with a stranger's other mails", async () => {
  const known: Record<string, Standing> = {};
  const { write, invite, arrived } = mailing(known);
  for (let n = 0; n < 4; n++) {
    known["eve@example.org"] = "unverified";
    await write("eve@example.org", "verification");
    delete known["eve@example.org"];
    await invite("eve@example.org");
  }
  expect(await arrived()).toBe(5);
});

it("lets a sender invite 30 times an hour, accounts included, so that the refusal tells nothing of an address", async () => {
  const { invite, arrived } = mailing({ "known@example.org": "verified" });
  for (let n = 0; n < 30; n++) await invite(n % 2 === 0 ? "known@example.org" : `n${n}@example.org`);
  const refused = { code: "too_many_attempts", retryAfter: HOUR };
  await expect(invite("known@example.org")).rejects.toMatchObject(refused);
  await expect(invite("n99@example.org")).rejects.toMatchObject(refused);
  expect(await arrived()).toBe(30);
  clock.advance(HOUR);
  expect(await invite("n99@example.org")).toBe("posted");
});

it("gathers what a verified address gets above 20 an hour into one mail, and loses none", async () => {
  const { mailbox, write, invite, arrived } = mailing({ "ada@example.org": "verified" });
  for (let n = 0; n < 30; n++) {
    await write("ada@example.org", "news");
    await invite("ada@example.org", newId(new Date(n)));
  }
  expect(await arrived()).toBe(20);
  await write("ada@example.org", "security");
  expect(await arrived(), "security mails have a budget of their own").toBe(21);
  clock.advance(HOUR);
  expect(await arrived()).toBe(22);
  const digest = mailbox.mails.at(-1);
  expect(digest?.subject).toBe("40 messages from Sunwright");
  expect(digest?.text.match(/Here\./g)).toHaveLength(40);
  expect(digest?.html.match(/<p>Here\.<\/p>/g)).toHaveLength(40);
  expect(await database.executor.select().from(table)).toMatchObject(
    Array.from({ length: 61 }, () => ({ recipient: "", content: null })),
  );
  await write("ada@example.org", "news");
  expect(await arrived(), "the next hour begins").toBe(23);
});

it("sends a digest again when the mail server was down", async () => {
  const { mailbox, write, arrived } = mailing({ "ada@example.org": "verified" });
  for (let n = 0; n < 25; n++) await write("ada@example.org", "news");
  expect(await arrived()).toBe(20);
  clock.advance(HOUR);
  mailbox.failure = "connection refused";
  expect(await arrived()).toBe(20);
  mailbox.failure = null;
  clock.advance(120);
  expect(await arrived()).toBe(21);
  expect(mailbox.mails.at(-1)?.subject).toBe("5 messages from Sunwright");
});

it("sends 5 reset mails an hour to an account, and 20 a day while its address is unverified", async () => {
  const { write, arrived } = mailing({ "ada@example.org": "verified", "eve@example.org": "unverified" });
  for (let hour = 0; hour < 6; hour++) {
    for (let n = 0; n < 6; n++)
      for (const address of ["ada@example.org", "eve@example.org"]) await write(address, "reset");
    clock.advance(HOUR);
  }
  expect(await arrived()).toBe(30 + 20);
});

it("takes addresses that lead to one mailbox as one", () => {
  // Sources: RFC 5233 (subaddressing), Google's help on dots in addresses.
  expect(mailboxOf("Ada+x@Example.org")).toBe("ada@example.org");
  expect(mailboxOf("a.d.a+1@googlemail.com")).toBe("ada@gmail.com");
  expect(mailboxOf("a.da@example.org")).toBe("a.da@example.org");
  expect(mailboxOf("+tag@example.org")).toBe("+tag@example.org");
});
