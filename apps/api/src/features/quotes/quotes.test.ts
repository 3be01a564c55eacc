import type { Offers } from "@sunwright/contract/offers";
import { PRICE_MAX } from "@sunwright/contract/limits";
import type { checkDraft, QuoteDraft } from "@sunwright/contract/quotes";
import { MONEY_MAX } from "@sunwright/contract/shops";
import type { Response } from "@sunwright/contract/endpoint";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { renewedIn } from "../figure-versions/testing/renewed";
import { draftOf, openTrade, priced, type Trade } from "./testing/trade";

let trade: Trade;
beforeAll(async () => {
  trade = await openTrade();
});
afterAll(() => trade.close());

const refused = (status: number, code: string) => ({ status, body: { code } });
const first = <One>(values: readonly One[]): One => {
  const [value] = values;
  if (value === undefined) throw new Error("There is none");
  return value;
};

describe("a quote is begun", () => {
  it("for an accepted lead alone, once, with the parts of its design and no prices", async () => {
    const owner = await trade.homeowner();
    const firm = await trade.installer();
    await owner.save();
    await owner.invite([firm]);
    const lead = await firm.newest();
    expect(await firm.post(`/api/leads/${lead}/quote`, {})).toMatchObject(refused(409, "lead_over"));
    await firm.accept();
    const desk = await trade.desk(firm);
    const [again, other] = await Promise.all([trade.desk(firm), trade.desk(firm)]);
    expect([again.id, other.id]).toEqual([desk.id, desk.id]);
    const read = await desk.read();
    expect(read).toMatchObject({ leadId: lead, lead: "accepted", client: "Amina", open: true, place: "Kano" });
    const { details } = await firm.lead();
    const version = await desk.newest();
    expect(version).toMatchObject({ option: 1, number: 1, state: "draft", totals: { totalMinor: 0 }, figures: null });
    expect(version.lines.find(({ kind }) => kind === "panels")?.quantity).toBe(details?.design.panelCount);
    expect(version.inverter?.watts).toBe(details?.design.inverter);
    expect(version.lines.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["battery", "inverter", "mounting", "cables", "earthing"]),
    );
    // Nigeria's VAT on solar goods, as the countries' table cites it.
    expect(version).toMatchObject({ taxPercent: 0, tax: "contained", validUntil: trade.day(14) });
    expect((await firm.lead()).quoteId).toBe(desk.id);
  });

  it("with the tax of solar goods that an operator renewed", async () => {
    const renewed = { id: "Nigeria/solarVat", value: 7.5, source: "A newer act", from: "2026-01-01", until: null };
    await renewedIn(trade.server.database, 1, renewed);
    const { desks } = await trade.quoting();
    expect(await first(desks).newest()).toMatchObject({ taxPercent: 7.5, tax: "contained" });
    await renewedIn(trade.server.database, 2);
  });

  it("is not there for the homeowner before it is sent", async () => {
    const { owner, desks } = await trade.quoting();
    expect(await owner.offers.list()).toMatchObject({ offers: [], recommended: null, asked: 1, answered: 0 });
    const draft = await first(desks).newest();
    expect(await owner.offers.accept(draft.id)).toMatchObject(refused(404, "offer_not_found"));
    expect(await owner.get(`${first(desks).path}/versions/${draft.id}/pdf`)).toMatchObject(
      refused(404, "quote_not_found"),
    );
  });
});

describe("a draft", () => {
  it("comes to ten billion at most: what is more is refused when it is checked and when it is saved", async () => {
    const { desks } = await trade.quoting();
    const desk = first(desks);
    const version = await desk.newest();
    const [line] = priced(draftOf(version)).lines;
    if (line === undefined) throw new Error("The design has parts");
    // At a margin of 20 % a piece is sold for 12.5 thousand million minor units: eighty are what an order holds.
    const draftWith = (quantity: number, labourMinor: number): QuoteDraft => ({
      ...priced(draftOf(version), { labourMinor, transportMinor: 0 }),
      taxPercent: 0,
      lines: [{ ...line, quantity, costMinor: PRICE_MAX }],
    });
    const saved = async (draft: QuoteDraft) =>
      desk.firm.put(`${desk.path}/versions/${version.id}`, { version: (await desk.newest()).version, draft });
    for (const draft of [draftWith(80, 1), draftWith(10_000, MONEY_MAX)]) {
      expect(await desk.firm.post(`${desk.path}/check`, draft)).toMatchObject(refused(422, "amount_too_large"));
      expect(await saved(draft)).toMatchObject(refused(422, "amount_too_large"));
    }
    expect((await saved(draftWith(80, 0))).status).toBe(200);
    expect((await desk.newest()).totals.totalMinor).toBe(MONEY_MAX);
  });

  it("from before the power of panels was asked for says nothing of it", async () => {
    const { desks } = await trade.quoting();
    const desk = first(desks);
    const { id } = await desk.newest();
    await trade.database.executor.execute(
      sql`update quote_versions set content = content #- '{warrantyYears,power}' where id = ${id}`,
    );
    expect((await desk.newest()).warrantyYears).toMatchObject({ panels: null, power: null });
  });

  it("is held to the strings and the trackers that its firm states", async () => {
    const { desks } = await trade.quoting();
    const desk = first(desks);
    const version = await desk.newest();
    // Thirteen of the panels of the worked file of check-quote, of which 3 to 11 make a string.
    const panels = {
      watts: 400,
      areaM2: 1.9,
      voc: 37.1,
      vmp: 31,
      isc: 13.9,
      imp: 12.9,
      vocPercentPerK: -0.27,
      datasheet: true,
    };
    const mppt = { mpptMinVolts: 60, mpptMaxVolts: 430 };
    const inverter = { watts: 5_800, surgeWatts: 11_600, pvMaxVolts: 450, ...mppt, datasheet: true };
    const draft = priced(draftOf(version), { panels, inverter });
    const lines = draft.lines.map((each) => (each.kind === "panels" ? { ...each, quantity: 13 } : each));
    const wiredAs = async (strings: number[] | null, trackers: number | null) => {
      const body = { ...draft, lines, strings, trackers };
      const checked = await desk.firm.post<Response<typeof checkDraft>>(`${desk.path}/check`, body);
      return checked.body.wiring.find(({ about }) => about === "equal-strings")?.holds;
    };
    expect(await wiredAs(null, null), "13 make no equal strings").toBe(false);
    expect(await wiredAs([7, 6], 2)).toBe(true);
    expect(await wiredAs([7, 6], 1), "two lengths on one tracker").toBe(false);
    expect((await desk.save({ strings: [7, 6], trackers: 2 })).status).toBe(200);
    expect(await desk.newest()).toMatchObject({ strings: [7, 6], trackers: 2 });
    await trade.database.executor.execute(
      sql`update quote_versions set content = content - 'strings' - 'trackers' where id = ${version.id}`,
    );
    expect(await desk.newest(), "from before they could be stated").toMatchObject({ strings: null, trackers: null });
  });

  it("is simulated as it is typed, on the house of the request, and nothing is kept", async () => {
    const { desks } = await trade.quoting();
    const desk = first(desks);
    const version = await desk.newest();
    const draft = priced(draftOf(version));
    const good = await desk.firm.post<Response<typeof checkDraft>>(`${desk.path}/check`, draft);
    expect(good.status).toBe(200);
    const codes = good.body.warnings.map(({ code }) => code);
    expect(codes).not.toContain("hours_short");
    expect(codes).not.toContain("missing_part");
    const lines = draft.lines.map((line) => (line.kind === "panels" ? { ...line, quantity: 0 } : line));
    const small = await desk.firm.post<Response<typeof checkDraft>>(`${desk.path}/check`, {
      ...draft,
      lines: lines.filter(({ kind }) => kind !== "earthing"),
    });
    expect(small.body.warnings.map(({ code }) => code)).toEqual(
      expect.arrayContaining(["hours_short", "missing_part"]),
    );
    expect(good.body.wiring.filter(({ holds }) => holds === false)).toEqual([]);
    expect(small.body.wiring).toContainEqual(expect.objectContaining({ about: "earthing", holds: false }));
    expect(small.body.figures.hoursWithoutPower).toBeGreaterThan(good.body.figures.hoursWithoutPower);
    // A cost of 80,000 and a fifth of the price as margin are 100,000 for one.
    expect(good.body.lines[0]).toMatchObject({ costMinor: 8_000_000, unitMinor: 10_000_000, live: null });
    expect(good.body.marginMinor).toBe(good.body.costMinor / 4);
    expect(await desk.newest()).toEqual(version);
  });

  it("is saved over the version that was read, once", async () => {
    const { desks } = await trade.quoting();
    const desk = first(desks);
    const { version, id, ...rest } = await desk.newest();
    const body = { version, draft: priced(draftOf({ version, id, ...rest })) };
    const tabs = await Promise.all([1, 2].map(() => desk.firm.put(`${desk.path}/versions/${id}`, body)));
    expect(tabs.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(tabs.find(({ status }) => status === 409)?.body).toMatchObject({ code: "quote_changed" });
  });

  it.each([
    ["without a price", { costMinor: 0, labourMinor: 0, transportMinor: 0 }, "lines"],
    ["with payments of 90%", { milestones: [{ percent: 90, when: "signing" as const }] }, "milestones"],
    [
      "with a payment of nothing",
      {
        milestones: [
          { percent: 100, when: "signing" as const },
          { percent: 0, when: "after" as const },
        ],
      },
      "milestones",
    ],
    ["with a day that is over", { validUntil: "2020-01-01" }, "validUntil"],
  ])("%s is not sent", async (_, change, path) => {
    const { desks } = await trade.quoting();
    const desk = first(desks);
    expect((await desk.save(change)).status).toBe(200);
    expect(await desk.send()).toMatchObject({
      status: 422,
      body: { code: "quote_incomplete", issues: [{ path }] },
    });
    expect((await desk.newest()).state).toBe("draft");
  });

  it("may be one of three options, each with one draft", async () => {
    const { desks, owner } = await trade.quoting();
    const desk = first(desks);
    await desk.save();
    expect(await desk.add("version")).toMatchObject(refused(409, "draft_exists"));
    expect((await desk.add("option")).status).toBe(201);
    expect((await desk.add("option")).body.versions.map(({ option }) => option)).toEqual([1, 2, 3]);
    expect(await desk.add("option")).toMatchObject(refused(422, "too_many_versions"));
    const third = await desk.newest(3);
    expect((await desk.firm.send("DELETE", `${desk.path}/versions/${third.id}`)).status).toBe(200);
    for (const option of [1, 2]) expect((await desk.send(option)).status).toBe(200);
    expect((await owner.offers.list()).offers.map(({ option }) => option)).toEqual([1, 2]);
  });
});

describe("a version that was sent", () => {
  it("is simulated, told, and read without cost or margin", async () => {
    const { desks, owner } = await trade.quoting();
    const desk = first(desks);
    const answers = [
      { code: "unverifiable" as const, about: "panels", words: "Datasheet follows, call 0803 555 0100" },
    ];
    const sent = await desk.offer({ answers, words: "We build on Monday." });
    expect(sent).toMatchObject({ state: "sent", number: 1, events: ["withdraw", "revise"] });
    expect(sent.figures?.nights).toHaveLength(7);
    expect(sent.method).toMatch(/simulated years, version \d+/);
    expect(await trade.news(owner)).toMatchObject([
      { kind: "offer_sent", subject: { kind: "offers", id: owner.projectId } },
      { kind: "request_accepted" },
    ]);
    const reply = await owner.get<Offers>(owner.offers.path);
    const offer = first(reply.body.offers);
    expect(offer).toMatchObject({
      state: "viewed",
      words: ["We build on Monday."],
      totals: sent.totals,
      events: ["accept", "decline", "ask_change"],
    });
    expect(offer.figures).toEqual(sent.figures);
    expect(offer.warnings.find(({ code, about }) => code === "unverifiable" && about === "panels")?.answer).toBe(
      "Datasheet follows, call …",
    );
    const text = JSON.stringify(reply.body);
    expect(text).not.toMatch(/cost[A-Z]|margin|productId|8000000[,}]/);
    expect((await desk.newest()).state).toBe("viewed");
    expect((await owner.read()).invitations[0]).toMatchObject({ state: "quoted" });
  });

  it("is never changed again; the next takes its place, and it cannot be accepted any more", async () => {
    const { desks, owner } = await trade.quoting();
    const desk = first(desks);
    const sent = await desk.offer();
    expect(await desk.save()).toMatchObject({
      status: 409,
      body: { code: "wrong_state", allowed: ["withdraw", "supersede"] },
    });
    const asked = { answer: "ask_change", words: "A larger battery, please. Write to amina@example.com" };
    const changed = await owner.offers.answer(sent.id, asked);
    expect(changed.body.offers[0]).toMatchObject({ state: "change_asked", events: ["accept", "decline"] });
    expect(await desk.newest()).toMatchObject({
      state: "change_asked",
      reply: ["A larger battery, please. Write to ", { hidden: "email" }],
    });
    expect(await trade.kinds(desk.firm)).toContain("quote_change_asked");
    expect((await desk.add("version")).status).toBe(201);
    await desk.save({ costMinor: 9_000_000 });
    // Not yet sent: the first still stands.
    expect((await owner.offers.list()).offers).toMatchObject([{ id: sent.id, number: 1 }]);
    expect((await desk.send()).status).toBe(200);
    const { offers } = await owner.offers.list();
    expect(offers).toMatchObject([{ number: 2, state: "viewed" }]);
    expect((await desk.read()).versions.map(({ state }) => state)).toEqual(["viewed", "superseded"]);
    expect(await owner.offers.accept(sent.id, { totalMinor: sent.totals.totalMinor })).toMatchObject(
      refused(409, "offer_over"),
    );
    const [old] = (await desk.read()).versions.filter(({ id }) => id === sent.id);
    expect(old).toMatchObject({ totals: sent.totals, lines: sent.lines });
  });

  it("ends with its last day, swept or not, and both sides hear of it once", async () => {
    const { desks, owner } = await trade.quoting();
    const desk = first(desks);
    const sent = await desk.offer({ validUntil: trade.day(2) });
    trade.hours(72);
    expect((await desk.newest()).state).toBe("expired");
    expect((await owner.offers.list()).offers[0]).toMatchObject({ state: "expired", events: [] });
    expect(await owner.offers.accept(sent.id)).toMatchObject(refused(409, "offer_over"));
    await trade.sweep();
    await trade.sweep();
    expect((await trade.kinds(owner)).filter((kind) => kind === "offer_expired")).toHaveLength(1);
    expect((await trade.kinds(desk.firm)).filter((kind) => kind === "quote_expired")).toHaveLength(1);
    // The firm may go on with another.
    expect((await desk.add("version")).body.versions[0]).toMatchObject({ number: 2, validUntil: trade.day(14) });
  });

  it("is declined with a word, or taken back by its firm", async () => {
    const { desks, owner } = await trade.quoting(2);
    const [one, other] = desks;
    const declined = await one?.offer();
    const withdrawn = await other?.offer();
    await owner.offers.answer(declined?.id ?? "", { answer: "decline", words: "Too dear" });
    expect(await one?.newest()).toMatchObject({ state: "declined", reply: ["Too dear"], events: ["revise"] });
    expect((await other?.withdraw())?.status).toBe(200);
    expect(await other?.withdraw()).toMatchObject(refused(409, "wrong_state"));
    expect(await trade.kinds(owner)).toContain("offer_withdrawn");
    expect(await owner.offers.accept(withdrawn?.id ?? "")).toMatchObject(refused(409, "offer_over"));
    expect(await owner.offers.accept(declined?.id ?? "")).toMatchObject(refused(409, "wrong_state"));
    expect((await owner.offers.list()).recommended).toBeNull();
  });

  it("needs a firm that is verified when it is sent, and one that is active when it is accepted", async () => {
    const { desks, owner } = await trade.quoting();
    const desk = first(desks);
    const sent = await desk.offer();
    await desk.firm.post("/api/installer/events", { event: "pause" });
    expect(await owner.offers.accept(sent.id)).toMatchObject(refused(409, "firm_not_taking"));
    await desk.firm.post("/api/installer/events", { event: "resume" });
    expect(await owner.offers.accept(sent.id, { totalMinor: 1 })).toMatchObject(refused(409, "price_changed"));
    expect((await owner.offers.accept(sent.id)).status).toBe(200);
  });
});

describe("the list of a firm", () => {
  it("is by what may still be decided, searched and counted", async () => {
    const { desks } = await trade.quoting();
    const desk = first(desks);
    const { number } = await desk.read();
    const list = async (query: string) =>
      (await desk.firm.get<{ quotes: { number: string }[]; counts: object }>(`/api/quotes${query}`)).body;
    expect(await list("")).toMatchObject({
      quotes: [{ number, state: "draft", options: 1, client: "Amina" }],
      counts: { open: 1, won: 0, over: 0 },
    });
    expect((await list(`?search=${number.toLowerCase()}`)).quotes).toHaveLength(1);
    expect((await list("?search=kan")).quotes).toHaveLength(1);
    expect((await list("?search=100%25")).quotes).toHaveLength(0);
    expect((await list("?view=won")).quotes).toHaveLength(0);
    expect((await list("?page=2")).quotes).toHaveLength(0);
  });

  it("comes by its newest change, by what ends first and by the largest total", async () => {
    const { desks, firms } = await trade.quoting();
    const large = first(desks);
    const small = first((await trade.quoting(1, {}, firms)).desks);
    await small.save({ costMinor: 9_000_000, validUntil: trade.day(5) });
    await large.save({ costMinor: 90_000_000, validUntil: trade.day(20) });
    const numbers = { large: (await large.read()).number, small: (await small.read()).number };
    const order = async (query: string) =>
      (await large.firm.get<{ quotes: { number: string }[] }>(`/api/quotes${query}`)).body.quotes.map(
        (quote) => quote.number,
      );
    expect(await order("?sort=ends")).toEqual([numbers.small, numbers.large]);
    expect(await order("?sort=total")).toEqual([numbers.large, numbers.small]);
    expect(await order("")).toEqual(await order("?sort=newest"));
    expect(await large.firm.get("/api/quotes?sort=dearest")).toMatchObject({ status: 400 });
  });
});

describe("on paper", () => {
  it("both sides have what was sent; others have nothing", async () => {
    const { desks, owner } = await trade.quoting(2);
    const [desk, rival] = desks;
    const sent = await desk?.offer();
    const path = `${desk?.path}/versions/${sent?.id}/pdf`;
    for (const who of [owner, desk?.firm])
      for (const units of ["metric", "imperial"]) {
        const file = await who?.file(`${path}?units=${units}`);
        expect(file?.status).toBe(200);
      }
    expect(await rival?.firm.get(path)).toMatchObject(refused(404, "quote_not_found"));
    expect(await trade.nobody().get(path)).toMatchObject(refused(401, "not_signed_in"));
  });
});

describe("a thread of a quote", () => {
  it("is between its two sides, ways to reach each other hidden until an offer is accepted", async () => {
    const { desks, owner } = await trade.quoting(2);
    const [desk, rival] = desks;
    if (desk === undefined || rival === undefined) throw new Error("There are two firms");
    const sent = await desk.offer();
    expect((await owner.post(`/api/messages/${desk.id}`, { text: "Can it start sooner? 0803 555 0142" })).status).toBe(
      201,
    );
    const read = async () =>
      (await desk.firm.get<{ messages: { pieces: unknown[] }[]; name: string }>(`/api/messages/${desk.id}`)).body;
    expect(await read()).toMatchObject({
      name: "Amina",
      kind: "quote",
      messages: [{ pieces: ["Can it start sooner? ", { hidden: "phone" }] }],
    });
    expect(await rival.firm.get(`/api/messages/${desk.id}`)).toMatchObject(refused(404, "thread_not_found"));
    await desk.firm.post(`/api/messages/${desk.id}`, { text: "Yes." });
    await owner.offers.accept(sent.id);
    expect((await read()).messages[0]?.pieces).toEqual(["Can it start sooner? 0803 555 0142"]);
    expect(await rival.firm.get(`/api/messages/${rival.id}`)).toMatchObject(refused(404, "thread_not_found"));
  });
});

describe("the offer to take", () => {
  it("is never one that nobody should sign, however cheap; certificates are looked at again", async () => {
    const { desks, owner } = await trade.quoting(2);
    const [cheap, dear] = [first(desks), first(desks.slice(1))];
    const { lines } = priced(draftOf(await cheap.newest()), { costMinor: 4_000_000 });
    const unsafe = await cheap.offer({ lines: lines.filter(({ kind }) => kind !== "earthing") });
    expect(unsafe.warnings[0]).toMatchObject({ code: "missing_part", about: "earthing" });
    expect((await owner.offers.list()).recommended).toBeNull();
    const safe = await dear.offer();
    for (const priority of ["price", "hours", "monthly", "soonest", "warranty"])
      expect((await owner.offers.list(`?priority=${priority}`)).recommended?.id, priority).toBe(safe.id);

    await trade.database.executor.execute(
      sql`update firm_certificates set state = 'revoked' where firm_id = ${dear.firm.firmId}::uuid`,
    );
    const { offers, recommended } = await owner.offers.list();
    expect(recommended).toBeNull();
    const revoked = offers.find(({ id }) => id === safe.id)?.warnings.find(({ code }) => code === "certificate");
    expect(revoked).toMatchObject({ about: "state", stated: "revoked" });
    expect(await owner.offers.accept(safe.id)).toMatchObject(refused(409, "firm_not_taking"));
    // The person decides: the offer without earthing can still be accepted.
    expect((await owner.offers.accept(unsafe.id)).status).toBe(200);
  });
});
