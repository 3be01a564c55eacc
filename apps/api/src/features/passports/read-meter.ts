import { CORRECTIONS_MAX, READINGS_MAX } from "@sunwright/contract/passport-states";
import type { PassportAction } from "@sunwright/contract/passports";
import type { ReadingRow as FileRow } from "@sunwright/contract/passport-parts";
import { AppError, invalidField } from "../../platform/errors";
import { newId } from "../../platform/ids";
import { told } from "../../platform/told";
import type { Acting } from "./held";
import { outdated, updatePassport } from "./passport-table";
import {
  addReading,
  addReadings,
  type CorrectionRow,
  countCorrected,
  isCorrected,
  moveToCorrections,
  type ReadingRow,
  readingsOf,
} from "./reading-table";
import { checkedRows, faultOf, spanOf } from "./rules";

type Of<Name extends PassportAction["action"]> = Extract<PassportAction, { readonly action: Name }>;
type Typed = NonNullable<Of<"correct-reading">["instead"]>;

/** Adds a reading. Throws invalid_input, too_many_readings and wrong_state for an id that has another reading. */
export async function putReading(of: Acting, { action: _action, ...typed }: Of<"put-reading">): Promise<void> {
  const standing = await readingsOf(of.tx, of.passport.id);
  if (standing.some((row) => isSame(row, typed))) return;
  await add(of, typed, standing);
  await outdate(of);
}

/**
 * Takes back a reading that was entered by mistake and adds the right one, if there is one. Throws wrong_state for a
 * reading that does not stand, and what adding throws.
 */
export async function correctReading(of: Acting, { readingId, reason, instead }: Of<"correct-reading">): Promise<void> {
  const { tx, passport } = of;
  const standing = await readingsOf(tx, passport.id);
  const wrong = standing.find(({ id }) => id === readingId);
  if (wrong === undefined) throw new AppError("wrong_state", { allowed: [] });
  await correct(of, [{ wrong, insteadId: instead?.readingId ?? null }], { way: "hand", reason });
  if (instead !== null)
    await add(
      of,
      instead,
      standing.filter(({ id }) => id !== readingId),
    );
  await outdate(of);
}

/** All of them or none. Throws import_faulty where the check finds a fault, and too_many_readings. */
export async function importReadings(of: Acting, rows: readonly FileRow[]): Promise<void> {
  const { tx, passport, now } = of;
  const standing = await readingsOf(tx, passport.id);
  const checked = checkedRows(rows, standing, spanOf(passport, now));
  if (checked.some(({ fault }) => fault !== null)) throw new AppError("import_faulty");
  const before = new Map(standing.map((row) => [row.on, row]));
  const read = rows
    .map(({ line: _line, replaces: _replaces, ...typed }) => rowOf(of, { readingId: newId(now), ...typed }))
    // A file that is imported again corrects nothing.
    .filter((row) => !hasSameValues(before.get(row.on), row));
  const replaced = read.flatMap(({ id, on }) => {
    const wrong = before.get(on);
    return wrong === undefined ? [] : [{ wrong, insteadId: id }];
  });
  await correct(of, replaced, { way: "file", reason: "" });
  await addReadings(tx, read);
  await outdate(of);
}

const rowOf = ({ passport, now }: Acting, { readingId, ...typed }: Typed): ReadingRow => ({
  id: readingId,
  passportId: passport.id,
  ...typed,
  createdAt: now,
});

const hasSameValues = (
  row: ReadingRow | undefined,
  { meterKwh, fuelLitres, newMeter, note }: Omit<Typed, "readingId">,
): boolean =>
  row !== undefined &&
  row.meterKwh === meterKwh &&
  row.fuelLitres === fuelLitres &&
  row.newMeter === newMeter &&
  row.note === note;

const isSame = (row: ReadingRow, typed: Typed): boolean =>
  row.id === typed.readingId && row.on === typed.on && hasSameValues(row, typed);

async function add(of: Acting, typed: Typed, others: readonly ReadingRow[]): Promise<void> {
  const fault = faultOf(typed, others, spanOf(of.passport, of.now));
  if (fault !== null) throw refusal(fault, of.passport.panelWatts);
  if (others.length >= READINGS_MAX) throw new AppError("too_many_readings");
  const wasUsed = await isCorrected(of.tx, typed.readingId);
  if (wasUsed || !(await addReading(of.tx, rowOf(of, typed)))) throw new AppError("wrong_state", { allowed: [] });
}

/** Says what is wrong, and asks for what was probably meant. */
function refusal(
  { code, mostKwh, meantKwh, mostLitres }: NonNullable<ReturnType<typeof faultOf>>,
  panelWatts: number,
): AppError {
  const [kilowatts, most, meant] = [panelWatts / 1_000, mostKwh ?? 0, meantKwh ?? 0];
  switch (code) {
    case "early":
    case "future":
    case "twice":
      return invalidField("on", told(`passport.${code}`));
    case "falls":
      return invalidField(
        "meterKwh",
        meantKwh === null ? told("passport.falls") : told("passport.fallsMeant", { meant }),
      );
    case "rises":
      return invalidField(
        "meterKwh",
        meantKwh === null
          ? told("passport.rises", { kilowatts, most })
          : told("passport.risesMeant", { kilowatts, most, meant }),
      );
    case "burns":
      return invalidField("fuelLitres", told("passport.burns", { most: mostLitres ?? 0 }));
    default:
      return invalidField("meterKwh", told("passport.nothing"));
  }
}

async function correct(
  { tx, passport, userId, now }: Acting,
  corrected: readonly { readonly wrong: ReadingRow; readonly insteadId: string | null }[],
  why: Pick<CorrectionRow, "way" | "reason">,
): Promise<void> {
  if (corrected.length === 0) return;
  if ((await countCorrected(tx, passport.id)) + corrected.length > CORRECTIONS_MAX)
    throw new AppError("too_many_readings");
  await moveToCorrections(
    tx,
    corrected.map(({ wrong: { id, createdAt, ...read }, insteadId }) => ({
      ...read,
      ...why,
      readingId: id,
      readAt: createdAt,
      userId,
      insteadId,
      createdAt: now,
    })),
  );
}

/** What was calculated from readings is calculated again. */
const outdate = ({ tx, passport, now }: Acting): Promise<void> =>
  updatePassport(tx, passport.id, { ...outdated, updatedAt: now });
