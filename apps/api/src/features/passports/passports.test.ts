// Of the rest: passports over the years, each from a job handed over.
import type { CheckedReading } from "@sunwright/contract/passport-parts";
import type { Passport } from "@sunwright/contract/passports";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ADDRESS } from "../quotes/testing/trade";
import { type Built, type Estate, openEstate } from "./testing/estate";

let estate: Estate;
beforeAll(async () => {
  estate = await openEstate();
});
afterAll(() => estate.close());

const refused = (status: number, code: string) => ({ status, body: { code } });
const tokenOf = ({ link }: Passport) => link?.split("/").at(-1) ?? "";
const byLink = async (passport: Passport) => estate.nobody().get<Passport>(`/api/passports/${tokenOf(passport)}`);
const bell = async (person: Pick<ReturnType<Estate["nobody"]>, "get">) =>
  (await person.get<{ notifications: { kind: string }[] }>("/api/notifications")).body.notifications.map(
    ({ kind }) => kind,
  );

/** A meter that shows so much of what is expected, week by week since the handover. */
async function readWeeks({ owner }: Pick<Built, "owner">, weeks: number, share: number, from = 0) {
  const { handedOverOn, expected } = await owner.read();
  const daily = (expected?.kwh ?? 0) / 365;
  for (let week = from; week <= from + weeks; week++) {
    const reply = await owner.reading(estate.dayAfter(handedOverOn, 7 * week), 7 * daily * week * share);
    if (reply.status !== 200) throw new Error(`Reading answered ${JSON.stringify(reply.body)}`);
  }
}

it("is made by the handover with what was built, and its forecast follows", async () => {
  const { job, owner, summary } = await estate.built();
  const before = await owner.read();
  expect(before).toMatchObject({
    state: "open",
    forecast: "coming",
    expected: null,
    followed: null,
    firmName: (await job.owner.read()).firm.name,
    place: "Kano",
    country: "Nigeria",
    own: { jobId: job.jobId, projectId: job.calls.owner.projectId, readings: [], tellsFirm: false, transfer: null },
  });
  const read = await job.firm.read();
  expect(before.units).toHaveLength(read.units.all);
  expect(before.units.map(({ serial }) => serial)).toEqual(read.serials.map(({ serial }) => serial));
  expect(before.system.lines).toEqual(
    read.contract.lines.map(({ kind, name, quantity }) => ({ kind, name, quantity })),
  );
  expect(before.system.panels?.count).toBe(read.system.panels);
  const years = { panels: 12, power: 25, battery: 10, inverter: 5, work: 2 };
  expect(before.warranties.map(({ part, years: of }) => [part, of])).toEqual(Object.entries(years));
  const [handed] = before.handedOverOn.split("-");
  expect(before.warranties[0]?.until).toBe(`${Number(handed) + 12}${before.handedOverOn.slice(4)}`);
  expect(before.commissioning.findings).toEqual(read.commissioning.findings);
  expect(before.upkeep.map(({ task }) => task)).toContain("wash");
  expect(summary.jobId).toBe(job.jobId);
  await estate.sweep();
  const after = await owner.read();
  expect(after.forecast).toBe("made");
  // What the offer was simulated to give, by the same years: panels of a first year give no less than the mean of all.
  expect(after.expected?.kwh).toBeGreaterThan(0);
  expect(after.followed?.forecast).toHaveLength(12);
  expect(after.followed).toMatchObject({ intervals: [], factor: null, alerts: [] });
  const { rows } = await estate.database.executor.execute(
    sql`select passport_id from passport_houses where passport_id = ${summary.id}::uuid`,
  );
  expect(rows, "nothing of the house is kept").toEqual([]);
});

it("is made with the handover or not at all, also by silence, and once", async () => {
  const job = await estate.contracted();
  await job.until("commissioned");
  await job.firm.act("offer-handover");
  expect((await estate.listOf(job.calls.owner)).passports).toEqual([]);
  await job.later(15);
  expect((await job.owner.read()).state).toBe("handed_over");
  const owner = await estate.signedIn(job.calls.owner.userId);
  const { id } = await estate.onlyOf(owner);
  await estate.sweep();
  expect((await estate.onlyOf(owner)).id).toBe(id);
});

it("keeps the house of the design until its forecast is made, though the last payment ends the request", async () => {
  const job = await estate.contracted({ milestones: [{ percent: 100, when: "signing" }] });
  await job.until("commissioned");
  await job.firm.act("offer-handover");
  expect((await job.owner.act("accept-handover")).body.state).toBe("in_warranty");
  await estate.sweep();
  const { id } = await estate.onlyOf(job.calls.owner);
  expect(await estate.holder(job.calls.owner, id).read()).toMatchObject({ forecast: "made" });
});

it("is read by its link without an account, with nothing of a person, no fuel and no single reading", async () => {
  const built = await estate.built();
  await estate.sweep();
  const { handedOverOn } = built.summary;
  const owner = await estate.later(20, built);
  await owner.reading(handedOverOn, 0, { fuelLitres: 3, note: "Amina read it" });
  await owner.reading(estate.dayAfter(handedOverOn, 7), 60, { fuelLitres: 4 });
  const passport = await owner.read();
  expect(passport.own?.readings).toHaveLength(2);
  expect(passport.followed?.intervals.some(({ measuredLitres }) => measuredLitres !== null)).toBe(true);
  const shown = await byLink(passport);
  expect(shown).toMatchObject({ status: 200, body: { own: null, number: passport.number, units: passport.units } });
  const { intervals = [] } = shown.body.followed ?? {};
  expect(intervals).toHaveLength(1);
  expect(intervals.every(({ measuredLitres }) => measuredLitres === null)).toBe(true);
  for (const secret of ["Amina", "Bello", ADDRESS, built.job.calls.owner.email, "555 0142", "Freezer"])
    expect(JSON.stringify(shown.body)).not.toContain(secret);
  // By its id it is its owner's alone.
  for (const who of [estate.nobody(), built.job.calls.firm])
    expect(await who.get(owner.path)).toMatchObject(refused(404, "passport_not_found"));
});

it("ends a link, and renews it under another", async () => {
  const { owner } = await estate.built();
  const first = await owner.read();
  expect(tokenOf(first)).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect((await owner.act("renew-link")).status).toBe(200);
  const second = await owner.read();
  expect(tokenOf(second)).not.toBe(tokenOf(first));
  expect(await byLink(first)).toMatchObject(refused(404, "passport_not_found"));
  expect((await byLink(second)).status).toBe(200);
  await owner.act("end-link");
  expect((await owner.read()).link).toBeNull();
  expect(await byLink(second)).toMatchObject(refused(404, "passport_not_found"));
});

it("takes readings, each once, and refuses what no meter shows", async () => {
  const built = await estate.built();
  const { handedOverOn } = built.summary;
  const owner = await estate.later(30, built);
  const on = (days: number) => estate.dayAfter(handedOverOn, days);
  expect((await owner.reading(on(0), 0)).status).toBe(200);
  expect((await owner.reading(on(10), 80)).status).toBe(200);
  for (const [day, kwh, more] of [
    [on(-1), 0, {}],
    [on(31), 90, {}],
    [on(10), 85, {}],
    [on(5), 81, {}],
    [on(12), 79, {}],
    [on(13), null, {}],
    [on(12), 85_000, {}],
    [on(12), null, { fuelLitres: 90_000 }],
  ] as const)
    expect(await owner.reading(day, kwh, more), `${day} ${kwh}`).toMatchObject(refused(400, "invalid_input"));
  expect((await owner.reading(on(12), 3, { newMeter: true })).status, "another meter").toBe(200);
  const [, second] = (await owner.read()).own?.readings ?? [];
  const { id, ...read } = { id: "", ...second };
  const sent = { ...read, readingId: id };
  expect((await owner.act("put-reading", sent)).status, "twice is once").toBe(200);
  expect((await owner.read()).own?.readings.map(({ meterKwh }) => meterKwh)).toEqual([0, 80, 3]);
  const changed = { ...sent, on: on(9), meterKwh: 78 };
  expect(await owner.act("put-reading", changed), "is corrected, not changed").toMatchObject(
    refused(409, "wrong_state"),
  );
  const other = await estate.built();
  const elsewhere = { ...sent, on: other.summary.handedOverOn };
  expect(await other.owner.act("put-reading", elsewhere), "another passport's id").toMatchObject(
    refused(409, "wrong_state"),
  );
});

it("looks at rows of a file line by line, and saves all of them or none", async () => {
  const built = await estate.built();
  const { handedOverOn } = built.summary;
  const owner = await estate.later(40, built);
  const on = (days: number) => estate.dayAfter(handedOverOn, days);
  await owner.reading(on(7), 70);
  const row = (line: number, days: number, meterKwh: number, more: object = {}) => ({
    line,
    on: on(days),
    meterKwh,
    fuelLitres: null,
    newMeter: false,
    note: "",
    replaces: false,
    ...more,
  });
  const check = async (rows: readonly object[]) =>
    (await owner.post<{ rows: CheckedReading[] }>(`${owner.path}/readings/check`, { rows })).body.rows;
  const rows = [row(2, 0, 0), row(3, 7, 75), row(4, 14, 60), row(5, 99, 200)];
  expect((await check(rows)).map(({ line, fault }) => `${line} ${fault}`)).toEqual([
    "2 null",
    "3 replaces",
    "4 falls",
    "5 future",
  ]);
  expect(await owner.act("import-readings", { rows })).toMatchObject(refused(422, "import_faulty"));
  expect((await owner.read()).own?.readings, "nothing was saved").toHaveLength(1);
  const good = [row(2, 0, 0), row(3, 7, 75, { replaces: true }), row(4, 14, 160)];
  expect((await check(good)).every(({ fault }) => fault === null)).toBe(true);
  expect((await owner.act("import-readings", { rows: good })).status).toBe(200);
  expect((await owner.read()).own?.readings.map(({ meterKwh }) => meterKwh)).toEqual([0, 75, 160]);
});

it("compares what the meter shows with what was to be expected", async () => {
  const built = await estate.built();
  await estate.sweep();
  const owner = await estate.later(57, built);
  await readWeeks({ owner }, 8, 1);
  const { followed } = await owner.read();
  expect(followed?.intervals).toHaveLength(8);
  expect(followed?.alerts).toEqual([]);
  for (const { measuredKwh, lowKwh, highKwh, forecastKwh } of followed?.intervals ?? []) {
    expect(measuredKwh).toBeGreaterThan(0);
    expect(lowKwh).toBeLessThan(forecastKwh);
    expect(highKwh).toBeGreaterThan(forecastKwh);
  }
  // The server looks at it by itself, and answers the same then.
  await estate.sweep();
  expect((await owner.read()).followed).toEqual(followed);
});

it("tells of a meter that stands still, once for as long as it lasts; the firm where its owner lets it know", async () => {
  const built = await estate.built();
  await estate.sweep();
  const { handedOverOn } = built.summary;
  const owner = await estate.later(29, built);
  const firm = built.job.calls.firm.userId;
  await readWeeks({ owner }, 2, 1);
  const stands = (await owner.read()).own?.readings.at(-1)?.meterKwh ?? 0;
  await owner.reading(estate.dayAfter(handedOverOn, 21), stands);
  await owner.reading(estate.dayAfter(handedOverOn, 28), stands);
  expect((await owner.read()).followed?.alerts).toMatchObject([{ code: "meter_stopped", unit: "days" }]);
  const alerts = async (userId: string, kind: string) =>
    (await bell(await estate.signedIn(userId))).filter((each) => each === kind).length;
  await estate.sweep();
  await estate.sweep();
  expect(await alerts(built.job.calls.owner.userId, "passport_alert")).toBe(1);
  expect(await alerts(firm, "passport_alert_firm"), "the firm is not told unasked").toBe(0);
  expect((await estate.onlyOf(owner)).alerts).toBe(1);
  // It goes again; when it stops once more, that is new, and by now the firm is to know.
  await owner.act("tell-firm", { on: true });
  const again = await estate.later(7, built);
  await again.reading(estate.dayAfter(handedOverOn, 35), stands + 70);
  await estate.sweep();
  expect((await estate.onlyOf(again)).alerts).toBe(0);
  const stopped = await estate.later(14, built);
  await stopped.reading(estate.dayAfter(handedOverOn, 49), stands + 70);
  await estate.sweep();
  expect(await alerts(built.job.calls.owner.userId, "passport_alert")).toBe(2);
  expect(await alerts(firm, "passport_alert_firm")).toBe(1);
});

it("ticks off what was done, moves it on, and takes it back", async () => {
  const built = await estate.built();
  const { handedOverOn } = built.summary;
  const owner = await estate.later(10, built);
  const wash = async () => (await owner.read()).upkeep.find(({ task }) => task === "wash");
  const before = await wash();
  expect(before?.doneOn).toBeNull();
  const done = { task: "wash", on: estate.dayAfter(handedOverOn, 9) };
  expect((await owner.act("do-upkeep", done)).status).toBe(200);
  const after = await wash();
  expect(after?.doneOn).toBe(done.on);
  expect(Date.parse(after?.dueOn ?? "")).toBeGreaterThan(Date.parse(before?.dueOn ?? ""));
  for (const days of [-1, 11])
    expect(await owner.act("do-upkeep", { ...done, on: estate.dayAfter(handedOverOn, days) })).toMatchObject(
      refused(400, "invalid_input"),
    );
  expect((await owner.act("undo-upkeep", { task: "wash" })).status).toBe(200);
  expect((await wash())?.dueOn).toBe(before?.dueOn);
  expect(await owner.act("undo-upkeep", { task: "wash" })).toMatchObject(refused(409, "wrong_state"));
});

const textOf = async (who: { file: (path: string) => Promise<{ bytes: Uint8Array }> }, path: string) =>
  Buffer.from((await who.file(path)).bytes).toString();

it("is a file for a calendar: upkeep of a year, and the last days of warranties", async () => {
  const { owner, job } = await estate.built();
  const passport = await owner.read();
  const read = async (who: Parameters<typeof textOf>[0], path: string) => textOf(who, `${path}/calendar.ics`);
  const text = await read(job.calls.owner, owner.path);
  expect(await read(estate.nobody(), `/api/passports/${tokenOf(passport)}`)).toBe(text);
  const daysOf = (uid: RegExp) =>
    text.split("BEGIN:VEVENT").flatMap((entry) => {
      const day = /DTSTART;VALUE=DATE:(\d{8})/.exec(entry)?.[1];
      return uid.test(entry.replaceAll("\r\n ", "")) && day !== undefined ? [day] : [];
    });
  const compact = (day: string | undefined) => day?.replaceAll("-", "");
  const wash = passport.upkeep.find(({ task }) => task === "wash");
  // Twice a year where rain comes, every six weeks in the five months of the harmattan.
  expect(daysOf(/UID:upkeep-.*-wash-/)[0]).toBe(compact(wash?.dueOn));
  expect(daysOf(/UID:upkeep-.*-wash-/).length).toBeGreaterThanOrEqual(3);
  expect(daysOf(/UID:upkeep-.*-residual-/)).toHaveLength(2);
  for (const { part, until } of passport.warranties)
    expect(daysOf(new RegExp(`UID:warranty-.*-${part}@`))).toEqual([compact(until)]);
  expect((await job.calls.firm.file(`${owner.path}/calendar.ics`)).status).toBe(404);
});

it("is set on paper for whoever may read it", async () => {
  const { owner, job } = await estate.built();
  await estate.sweep();
  const passport = await owner.read();
  for (const [who, path] of [
    [job.calls.owner, owner.path],
    [estate.nobody(), `/api/passports/${tokenOf(passport)}`],
  ] as const) {
    const reply = await who.file(`${path}/pdf`);
    expect(reply.status).toBe(200);
    expect(Buffer.from(reply.bytes.subarray(0, 5)).toString()).toBe("%PDF-");
  }
  expect((await job.calls.firm.file(`${owner.path}/pdf`)).status).toBe(404);
});

it("says to its owner what flows on a mean day, and when which part is replaced for how much", async () => {
  const built = await estate.built();
  expect(await built.owner.read()).toMatchObject({ renewals: [], battery: null, own: { day: null } });
  await estate.sweep();
  const { own, renewals, battery, handedOverOn, expected } = await built.owner.read();
  const day = own?.day;
  // The meter counts what the panels give and somebody takes.
  expect(((day?.flows.production ?? 0) - (day?.flows.surplus ?? 0)) * 365).toBeCloseTo(expected?.kwh ?? 0, -1);
  expect(day?.runs.map(({ run }) => run)).toContain("panel-inverter");
  expect(new Set(renewals.map(({ part }) => part))).toEqual(new Set(["battery", "inverter"]));
  const inverter = renewals.find(({ part }) => part === "inverter");
  expect(inverter?.on).toBe(`${Number(handedOverOn.slice(0, 4)) + 10}${handedOverOn.slice(4)}`);
  expect(inverter?.price).toMatchObject({ currency: "NGN" });
  expect(battery).toMatchObject({ left: 1, cycles: 0 });
});

it("says by its link when parts are replaced, without prices and without what the house uses", async () => {
  const built = await estate.built();
  await estate.sweep();
  const owned = await built.owner.read();
  const { body } = await byLink(owned);
  expect(body.renewals).toEqual(owned.renewals.map((renewal) => ({ ...renewal, price: null })));
  expect(JSON.stringify(body)).not.toContain("flows");
});
