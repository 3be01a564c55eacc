// Of the rest: texts of older releases.
// On both databases: rows of an older release are masked where they lie.
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { unmaskedMessages } from "./features/messages/masked-table";
import { messages } from "./features/messages/schema";
import { quoteVersions } from "./features/quotes/schema";
import { openTrade, type Trade } from "./features/quotes/testing/trade";
import { createReadingPool } from "./features/reading/pool";
import { quoteInvitations, quoteRequests } from "./features/requests/schema";

import { createMasking } from "./mask-older-texts";

let trade: Trade;
beforeAll(async () => {
  trade = await openTrade();
});
afterAll(() => trade.close());

const SECRET = "Amina Bello, 0803 555 0199";
const OF_FIRM = "Call 0803 555 0177";

/** As the release before stored its rows. */
async function forgetCopies() {
  const { executor } = trade.database;
  await executor.update(messages).set({ masked: null });
  await executor.update(quoteRequests).set({ masked: null });
  await executor.update(quoteInvitations).set({ wordsShown: null });
  await executor.update(quoteVersions).set({ shown: null, replyMasked: null });
}

async function unmasked() {
  const { rows } = await trade.database.executor.execute<{ count: number }>(sql`select (
    (select count(*) from messages where masked is null)
    + (select count(*) from quote_requests where masked is null and design is not null)
    + (select count(*) from quote_invitations where words_shown is null and words <> '')
    + (select count(*) from quote_versions where sent_at is not null and (shown is null or reply_masked is null))
  )::integer as count`);
  return rows[0]?.count;
}

/** A request, a refusal, an offer, what is answered to it and messages, each with a secret in its text. */
async function written() {
  const owner = await trade.homeowner();
  const [firm, other] = [await trade.installer(), await trade.installer()];
  await owner.save({ note: SECRET });
  await owner.invite([firm, other]);
  await other.decline("no_team", OF_FIRM);
  await firm.accept();
  const desk = await trade.desk(firm);
  const offer = await desk.offer({ words: OF_FIRM });
  const offers = `${owner.path}/offers`;
  await owner.post(`${offers}/${offer.id}/answer`, { answer: "ask_change", words: SECRET });
  for (let count = 0; count < 3; count++) await owner.post(`/api/messages/${desk.id}`, { text: SECRET });
  const lead = `/api/leads/${await firm.newest()}`;
  const asFirm = [lead, desk.path, `/api/messages/${desk.id}`];
  const asOwner = [owner.path, offers, `/api/messages/${desk.id}`];
  return async () => {
    const bodies = [];
    for (const path of asFirm) bodies.push((await firm.get(path)).body);
    for (const path of asOwner) bodies.push((await owner.get(path)).body);
    return bodies;
  };
}

it("hides in texts of an older release what it hides in others, before they are masked and after", async () => {
  const read = await written();
  expect(await unmasked()).toBe(0);
  const before = await read();
  expect(JSON.stringify(before.slice(0, 3))).not.toMatch(/0199|Bello/);
  expect(JSON.stringify(before.slice(3))).not.toContain("0177");
  await forgetCopies();
  expect(await unmasked()).toBe(6);
  expect(await read()).toEqual(before);
  await trade.sweep();
  expect(await unmasked()).toBe(0);
  expect(await read()).toEqual(before);
});

it("goes on after a stop with what is left", async () => {
  await written();
  await trade.database.executor.update(messages).set({ masked: null });
  const pool = createReadingPool();
  const one = unmaskedMessages(async () => ({ firstName: "Amina", lastName: "Bello" }));
  let runs = 0;
  const failing: typeof pool.read = async (task) => {
    if (++runs > 2) throw new Error("The server stops");
    return pool.read(task);
  };
  const finders = [(executor: Parameters<typeof one>[0]) => one(executor, 1)];
  await expect(createMasking({ read: failing }, finders)(trade.database)).rejects.toThrow("The server stops");
  const left = await unmasked();
  expect(left).toBeGreaterThan(0);
  await createMasking(pool, finders)(trade.database);
  await pool.close();
  expect(await unmasked()).toBe(0);
  const [row] = await trade.database.executor.select().from(messages).where(eq(messages.position, 1));
  expect(row?.masked?.known).toEqual(["Amina ", { hidden: "name" }, ", ", { hidden: "phone" }]);
});
