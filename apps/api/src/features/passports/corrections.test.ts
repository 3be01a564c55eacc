// Of the rest: corrections of passports, each from a job handed over.
// On both databases: triggers keep corrections, and what follows from readings is summed by each.
import type { Passport, PassportAction } from "@sunwright/contract/passports";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newId } from "../../platform/ids";
import { addReadings } from "./reading-table";
import { type Estate, openEstate } from "./testing/estate";

let estate: Estate;
beforeAll(async () => {
  estate = await openEstate();
});
afterAll(() => estate.close());

const refused = (status: number, code: string) => ({ status, body: { code } });
type Instead = Extract<PassportAction, { readonly action: "correct-reading" }>["instead"];

/** A system whose owner reads its meter, and how they correct it. */
async function read(days: number) {
  const built = await estate.built();
  await estate.sweep();
  const owner = await estate.later(days, built);
  const on = (day: number) => estate.dayAfter(built.summary.handedOverOn, day);
  const readings = async () => (await owner.read()).own?.readings ?? [];
  const standing = async () => (await readings()).map(({ meterKwh }) => meterKwh);
  const corrected = async () => (await owner.read()).own?.corrected ?? [];
  const idOn = async (day: number) => (await readings()).find((each) => each.on === on(day))?.id ?? "";
  const reading = (day: number, meterKwh: number, more: Partial<NonNullable<Instead>> = {}): NonNullable<Instead> => ({
    readingId: newId(new Date()),
    on: on(day),
    meterKwh,
    fuelLitres: null,
    newMeter: false,
    note: "",
    ...more,
  });
  const correct = (readingId: string, instead: Instead, reason = "Typed a zero too many") =>
    owner.act("correct-reading", { readingId, reason, instead });
  return { built, owner, on, readings, standing, corrected, idOn, reading, correct };
}

it("a reading entered by mistake is corrected once: the wrong one stays, with who corrected it, when and why", async () => {
  const { built, owner, on, standing, corrected, idOn, reading, correct } = await read(30);
  await owner.reading(on(0), 0);
  await owner.reading(on(10), 190, { note: "In the rain" });
  const wrong = await idOn(10);
  const right = reading(10, 80);
  expect((await correct(wrong, right)).status).toBe(200);
  expect(await standing()).toEqual([0, 80]);
  const seen = {
    reading: { id: wrong, on: on(10), meterKwh: 190, note: "In the rain" },
    way: "hand",
    reason: "Typed a zero too many",
    by: "Amina Bello",
    insteadId: right.readingId,
  };
  expect(await corrected()).toMatchObject([seen]);
  const today = estate.server.clock.now().toISOString().slice(0, 10);
  expect((await corrected())[0]?.at.slice(0, 10)).toBe(today);
  expect((await estate.onlyOf(owner)).readings, "counts what stands").toBe(2);

  expect(await correct(wrong, null), "once").toMatchObject(refused(409, "wrong_state"));
  expect(await correct(right.readingId, { ...right, readingId: wrong }), "under an id of its own").toMatchObject(
    refused(409, "wrong_state"),
  );
  expect(await correct(right.readingId, reading(40, 90)), "the right one is checked").toMatchObject(
    refused(400, "invalid_input"),
  );
  expect(await correct(right.readingId, null, ""), "with a reason").toMatchObject(refused(400, "invalid_input"));
  expect(await standing(), "refused corrections change nothing").toEqual([0, 80]);

  expect((await correct(right.readingId, null, "Read another house")).status).toBe(200);
  expect(await standing()).toEqual([0]);
  expect(await corrected()).toMatchObject([{ reading: { meterKwh: 80 }, insteadId: null }, seen]);
  expect((await owner.reading(on(10), 81)).status, "the day is free again").toBe(200);

  const { body } = await owner.get<{ passports: Passport[] }>("/api/account/export");
  const [exported] = body.passports;
  expect(exported?.own?.readings.map(({ meterKwh }) => meterKwh)).toEqual([0, 81]);
  expect(exported?.own?.corrected.map(({ reading: { meterKwh } }) => meterKwh)).toEqual([80, 190]);
  const [link] = (await owner.read()).link?.split("/").slice(-1) ?? [];
  const byLink = await estate.nobody().get<Passport>(`/api/passports/${link}`);
  for (const secret of ["Read another house", "Amina", "In the rain"])
    expect(JSON.stringify(byLink.body)).not.toContain(secret);

  const { executor } = estate.database;
  const change = executor.execute(sql`update passport_corrections set meter_kwh = 1 where reading_id = ${wrong}::uuid`);
  await expect(change, "rows are only added").rejects.toThrow("passport_corrections");
  const removal = executor.execute(sql`delete from passport_corrections where reading_id = ${wrong}::uuid`);
  await expect(removal).rejects.toThrow("passport_corrections");
  await executor.execute(sql`delete from passports where id = ${built.summary.id}::uuid`);
  const left = await executor.execute(
    sql`select 1 from passport_corrections where passport_id = ${built.summary.id}::uuid`,
  );
  expect(left.rows, "they go with the passport").toEqual([]);
});

it("sums, months, alerts and the chart follow what stands", async () => {
  const { built, owner, on, idOn, reading, correct } = await read(57);
  const expected = (await owner.read()).expected?.kwh ?? 0;
  const weekly = (7 * expected) / 365;
  for (let week = 0; week <= 8; week++) await owner.reading(on(7 * week), weekly * week);
  const before = (await owner.read()).followed;
  const id = await idOn(56);
  // Three weeks' worth in the last one: more than the sky gives, less than the panels could.
  const typo = reading(56, 10 * weekly);
  expect((await correct(id, typo)).status).toBe(200);
  const typed = (await owner.read()).followed;
  expect(typed?.intervals.at(-1)?.measuredKwh).toBeCloseTo(3 * weekly, 6);
  expect(typed?.factor?.value).not.toBeCloseTo(before?.factor?.value ?? 0, 2);
  expect((await correct(typo.readingId, reading(56, 8 * weekly))).status).toBe(200);
  expect((await owner.read()).followed).toEqual(before);
  await estate.sweep();
  expect((await owner.read()).followed, "what is stored, too").toEqual(before);

  const inWattHours = reading(57, 8_100 * weekly);
  const asked = await owner.act("put-reading", inWattHours);
  expect(asked).toMatchObject({ status: 400, body: { code: "invalid_input" } });
  expect(JSON.stringify(asked.body)).toContain("Did you mean");
  const { readingId, ...values } = inWattHours;
  const row = { id: readingId, passportId: built.summary.id, ...values, createdAt: estate.server.clock.now() };
  await estate.database.transaction((tx) => addReadings(tx, [row]));
  await owner.act("put-reading", reading(55, 7.9 * weekly));
  const withIt = (await owner.read()).followed;
  await owner.act("correct-reading", { readingId, reason: "Read in Wh", instead: null });
  expect((await owner.read()).followed, "kept from before, feeds no figure").toEqual(withIt);
  expect(withIt?.factor?.value).toBeCloseTo(before?.factor?.value ?? 0, 6);
});

it("an alert ends with the reading that it came from", async () => {
  const { owner, on, idOn, correct, reading, built } = await read(29);
  const weekly = (7 * ((await owner.read()).expected?.kwh ?? 0)) / 365;
  for (let week = 0; week <= 2; week++) await owner.reading(on(7 * week), weekly * week);
  await owner.reading(on(21), 2 * weekly);
  await owner.reading(on(28), 2 * weekly);
  await estate.sweep();
  expect((await estate.onlyOf(owner)).alerts).toBe(1);
  await correct(await idOn(28), reading(28, 4 * weekly));
  await correct(await idOn(21), reading(21, 3 * weekly));
  await estate.sweep();
  expect((await estate.onlyOf(owner)).alerts).toBe(0);
  expect((await owner.read()).followed?.alerts, built.summary.number).toEqual([]);
});

it("a file corrects readings of its days that have another value, and nothing when it is imported again", async () => {
  const { owner, on, standing, corrected } = await read(30);
  await owner.reading(on(0), 0);
  await owner.reading(on(7), 120);
  const row = (line: number, day: number, meterKwh: number) => ({
    line,
    on: on(day),
    meterKwh,
    fuelLitres: null,
    newMeter: false,
    note: "",
    replaces: true,
  });
  const rows = [row(2, 0, 0), row(3, 7, 70), row(4, 14, 150)];
  expect((await owner.act("import-readings", { rows })).status).toBe(200);
  expect(await standing()).toEqual([0, 70, 150]);
  const seen = [{ reading: { meterKwh: 120 }, way: "file", reason: "", by: "Amina Bello" }];
  expect(await corrected()).toMatchObject(seen);
  expect((await owner.act("import-readings", { rows })).status).toBe(200);
  expect(await standing()).toEqual([0, 70, 150]);
  expect(await corrected()).toMatchObject(seen);
});
