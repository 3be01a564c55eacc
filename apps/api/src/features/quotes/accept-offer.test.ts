// Of the rest: acceptances that race; the journey of quotes accepts one.
// On both databases: one of two acceptances wins by the data.
import type { Offers } from "@sunwright/contract/offers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sql } from "drizzle-orm";
import { acknowledging, ADDRESS, openTrade, type Quoting, type Trade } from "./testing/trade";

let trade: Trade;
beforeAll(async () => {
  trade = await openTrade();
});
afterAll(() => trade.close());

const refused = (status: number, code: string) => ({ status, body: { code } });
type Desk = Quoting["desks"][number];

/** Of a lead that is over: neither load nor design. */
const NO_HOME = {
  systemType: null,
  dailyConsumption: null,
  panels: null,
  gridHours: null,
  wishDate: null,
  budgetMinor: null,
  fit: null,
};

async function twoOffers() {
  const { owner, firms, desks } = await trade.quoting(2);
  const [winner, loser] = desks;
  if (winner === undefined || loser === undefined) throw new Error("There are two firms");
  return {
    owner,
    firms,
    winner,
    loser,
    won: await winner.offer(),
    lost: await loser.offer({ transportMinor: 6_000_000 }),
  };
}

async function statesOf(requestOf: Desk): Promise<string[]> {
  const { rows } = await trade.database.executor.execute<{ state: string }>(
    sql`select state from quote_versions where request_id =
      (select request_id from quote_versions where quote_id = ${requestOf.id}::uuid limit 1) order by state`,
  );
  return rows.map(({ state }) => state);
}

it("fixes price and parts, shows the winner everything, and closes the rivals, who see nothing any more", async () => {
  const { owner, firms, winner, loser, won, lost } = await twoOffers();
  await loser.add("option");
  const waiting = await trade.installer();
  await owner.invite([waiting]);
  const before = await winner.firm.lead();
  expect(before.contact).toMatchObject({ firstName: "Amina", full: null });

  const accepted = await owner.offers.accept(won.id, { key: "accept-once" });
  expect(accepted).toMatchObject({ status: 200, body: { state: "awarded", recommended: null } });
  const { offers } = accepted.body;
  expect(offers.map(({ state, events }) => ({ state, events }))).toEqual([
    { state: "accepted", events: [] },
    { state: "superseded", events: [] },
  ]);
  // The same intention once more is the same answer.
  expect(await owner.offers.accept(won.id, { key: "accept-once", totalMinor: won.totals.totalMinor })).toEqual(
    accepted,
  );
  expect(await owner.offers.accept(won.id, { key: "accept-once", totalMinor: 1 })).toMatchObject(
    refused(422, "idempotency_key_reused"),
  );

  expect((await winner.firm.lead()).contact).toMatchObject({
    full: { name: "Amina Bello", email: owner.email, address: ADDRESS },
  });
  expect(await winner.newest()).toMatchObject({ state: "accepted", totals: won.totals, lines: won.lines, events: [] });
  const gone = await loser.firm.lead();
  expect(gone).toMatchObject({
    state: "lost",
    details: null,
    contact: null,
    ...NO_HOME,
    fitParts: [],
  });
  expect((await loser.firm.leads("?view=ended")).leads).toMatchObject([NO_HOME]);
  expect(await trade.news(loser.firm)).toContainEqual(
    expect.objectContaining({ kind: "lead_offered", values: { unit: "km", distance: 0, hours: 48 } }),
  );
  const quote = await loser.read();
  expect(quote).toMatchObject({ lead: "lost", client: null, open: false, designHours: null, payment: null });
  // A draft has the parts of the design; what was offered is the firm's own.
  const [sent, draft] = quote.versions.toSorted((one, other) => one.option - other.option);
  expect(draft).toMatchObject({ sentAt: null, lines: [], panels: null, battery: null, inverter: null });
  expect(sent).toMatchObject({ lines: lost.lines, totals: lost.totals });
  for (const version of (await loser.read()).versions)
    expect(version).toMatchObject({ state: "superseded", figures: null, warnings: [], reply: [], events: [] });
  expect(await waiting.lead()).toMatchObject({ state: "withdrawn", details: null });

  expect((await trade.kinds(winner.firm))[0]).toBe("quote_accepted");
  expect((await trade.kinds(loser.firm))[0]).toBe("quote_lost");
  expect((await trade.kinds(waiting))[0]).toBe("lead_withdrawn");
  expect((await owner.read()).state).toBe("awarded");
  const { invitations } = await owner.read();
  expect(invitations.map(({ state }) => state).toSorted()).toEqual(["lost", "withdrawn", "won"]);
  const shown = invitations.find(({ state }) => state === "won")?.shown.map(({ what }) => what);
  expect(shown).toEqual(["request", "contact", "full"]);
  expect((await firms[1]?.get<{ counts: object }>("/api/quotes"))?.body.counts).toEqual({ open: 0, won: 0, over: 1 });

  // Nothing goes on after it.
  for (const reply of [await loser.save(), await loser.send(), await loser.add("version")])
    expect(reply).toMatchObject(refused(409, "quote_over"));
  expect(await winner.withdraw()).toMatchObject(refused(409, "wrong_state"));
  expect(await owner.offers.answer(won.id, { answer: "decline" })).toMatchObject(refused(409, "request_awarded"));
  expect(await owner.event("withdraw")).toMatchObject(refused(409, "wrong_state"));
});

it("with a warning that bars it, is accepted only by who names the warning", async () => {
  const { owner, desks } = await trade.quoting(1);
  const [desk] = desks;
  const draft = await desk?.newest();
  const offer = await desk?.offer({
    milestones: [{ percent: 100, when: "signing" }],
    cables: { panelToInverterMm2: null, loadMm2: null, ...draft?.cables, batteryMm2: null },
  });
  const { offers, recommended } = await owner.offers.list();
  const warnings = acknowledging(offers[0]?.warnings ?? []);
  const named = ["wiring batteryMm2", "upfront_high milestones"];
  expect(warnings.map(({ code, about }) => `${code} ${about}`)).toEqual(named);
  expect(recommended, "nobody is advised to take it").toBeNull();
  const accept = (acknowledged?: readonly object[]) =>
    owner.post<Offers>(`${owner.offers.path}/${offer?.id}/accept`, {
      totalMinor: offer?.totals.totalMinor,
      address: ADDRESS,
      ...(acknowledged && { acknowledged }),
    });
  const unread = refused(409, "warnings_unread");
  expect(await accept(), "a call without the field").toMatchObject(unread);
  expect(await accept([])).toMatchObject(unread);
  expect(await accept(warnings.slice(0, 1)), "each of them").toMatchObject(unread);
  const [first] = warnings;
  expect(await accept([{ ...first, about: "loadMm2" }, ...warnings.slice(1)]), "by what it is about").toMatchObject(
    unread,
  );
  expect((await owner.read()).state, "nothing was accepted").toBe("quoting");
  expect(await accept(warnings)).toMatchObject({ status: 200, body: { state: "awarded" } });
});

it("is won by one of many tabs, whichever offers they accept: the others hear that one was accepted", async () => {
  for (let round = 0; round < 3; round++) {
    const { owner, winner, won, lost } = await twoOffers();
    const phone = await trade.signedIn(owner.userId);
    const press = (who: Pick<typeof owner, "post">, { id, totals }: typeof won) =>
      who.post<Offers>(`${owner.offers.path}/${id}/accept`, { totalMinor: totals.totalMinor, address: ADDRESS });
    const replies = await Promise.all([press(owner, won), press(phone, lost), press(owner, lost), press(phone, won)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    const refusals = replies.filter(({ status }) => status === 409);
    expect(refusals.map(({ body }) => body)).toMatchObject(Array.from(refusals, () => ({ code: "request_awarded" })));
    expect(await statesOf(winner)).toEqual(["accepted", "superseded"]);
  }
});

it("wins against the firm's withdrawing or a new version, or loses to them, never half of both", async () => {
  for (let round = 0; round < 4; round++) {
    const { owner, winner, loser, won } = await twoOffers();
    await winner.add("version");
    const body = { totalMinor: won.totals.totalMinor, address: ADDRESS };
    const [accepted, other] = await Promise.all([
      owner.post(`${owner.offers.path}/${won.id}/accept`, body),
      round % 2 === 0 ? winner.firm.post(`${winner.path}/versions/${won.id}/withdraw`, {}) : winner.send(),
    ]);
    expect([accepted.status, other.status].filter((status) => status === 200)).toHaveLength(1);
    const states = await statesOf(winner);
    expect(states.filter((state) => state === "accepted")).toHaveLength(accepted.status === 200 ? 1 : 0);
    const lead = (await loser.firm.lead()).state;
    expect(lead).toBe(accepted.status === 200 ? "lost" : "quoted");
  }
});

it("is for somebody whose address is verified", async () => {
  const { owner, won } = await twoOffers();
  await trade.database.executor.execute(
    sql`update users set email_verified_at = null where id = ${owner.userId}::uuid`,
  );
  expect(await owner.offers.accept(won.id)).toMatchObject(refused(403, "email_unverified"));
});

it("ends with the request: a homeowner who withdraws it, or leaves, leaves nothing to accept and no word behind", async () => {
  const { owner, winner, won, loser, lost } = await twoOffers();
  await owner.offers.answer(won.id, { answer: "ask_change", words: "Behind the blue gate" });
  await owner.event("withdraw");
  expect(await statesOf(winner)).toEqual(["superseded", "superseded"]);
  expect(await winner.read()).toMatchObject({ lead: "withdrawn", client: null, open: false });
  expect(await owner.offers.accept(lost.id)).toMatchObject(refused(409, "offer_over"));
  expect(await loser.send()).toMatchObject(refused(409, "quote_over"));
  expect((await owner.send("DELETE", `/api/projects/${owner.projectId}`)).status).toBe(200);
  const { rows } = await trade.database.executor.execute<{ reply: string }>(
    sql`select reply from quote_versions where quote_id = ${winner.id}::uuid`,
  );
  expect(rows).toEqual([{ reply: "" }]);
});
