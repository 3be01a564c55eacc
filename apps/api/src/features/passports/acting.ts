import type { PassportAction } from "@sunwright/contract/passports";
import { READINGS_MAX, UPKEEP_MAX } from "@sunwright/contract/passport-states";
import { AppError, invalidField } from "../../platform/errors";
import { newId } from "../../platform/ids";
import { newSecret } from "../../platform/secrets";
import { told } from "../../platform/told";
import { dayOf } from "../jobs/rules";
import type { Acting } from "./held";
import { outdated, updatePassport } from "./passport-table";
import { offerTransfer, withdrawTransfer } from "./passing";
import { deleteDone, deleteReading, doneTo, insertDone, putReading, putReadings, readingsOf } from "./reading-table";
import { checkedRows, faultOf } from "./rules";

type Of<Name extends PassportAction["action"]> = Extract<PassportAction, { readonly action: Name }>;

/** Throws what its endpoint names. */
export function act(of: Acting, action: PassportAction): Promise<void> {
  switch (action.action) {
    case "put-reading":
      return write(of, action);
    case "delete-reading":
      return remove(of, action);
    case "import-readings":
      return writeMany(of, action);
    case "do-upkeep":
      return tick(of, action);
    case "undo-upkeep":
      return untick(of, action);
    case "renew-link":
      return update(of, { token: newSecret(), linkMadeAt: of.now });
    case "end-link":
      return update(of, { token: null, linkMadeAt: null });
    case "tell-firm":
      return update(of, { tellsFirm: action.on });
    case "offer-transfer":
      return offerTransfer(of, action.email);
    case "withdraw-transfer":
    default:
      return withdrawTransfer(of);
  }
}

const update = ({ tx, passport, now }: Acting, sent: Partial<Parameters<typeof updatePassport>[2]>): Promise<void> =>
  updatePassport(tx, passport.id, { ...sent, updatedAt: now });

const spanOf = ({ passport, now }: Acting) => ({ handedOverOn: passport.handedOverOn, today: dayOf(now) });

/** Throws invalid_input, too_many_readings and, for an id of another passport, passport_not_found. */
async function write(of: Acting, { action: _action, readingId, ...reading }: Of<"put-reading">): Promise<void> {
  const { tx, passport, now } = of;
  const others = (await readingsOf(tx, passport.id)).filter(({ id }) => id !== readingId);
  const fault = faultOf(reading, others, spanOf(of));
  if (fault === "nothing" || fault === "falls") throw invalidField("meterKwh", told(`passport.${fault}`));
  if (fault === "early" || fault === "future" || fault === "twice") throw invalidField("on", told(`passport.${fault}`));
  if (others.length >= READINGS_MAX) throw new AppError("too_many_readings");
  const row = { id: readingId, passportId: passport.id, ...reading, createdAt: now };
  if (!(await putReading(tx, row))) throw new AppError("passport_not_found");
  await update(of, outdated);
}

async function remove(of: Acting, { readingId }: Of<"delete-reading">): Promise<void> {
  await deleteReading(of.tx, of.passport.id, readingId);
  await update(of, outdated);
}

/** All of them or none. Throws import_faulty where the check would say something. */
async function writeMany(of: Acting, { rows }: Of<"import-readings">): Promise<void> {
  const { tx, passport, now } = of;
  const checked = checkedRows(rows, await readingsOf(tx, passport.id), spanOf(of));
  if (checked.some(({ fault }) => fault !== null)) throw new AppError("import_faulty");
  await putReadings(
    tx,
    rows.map(({ line: _line, replaces: _replaces, ...reading }) => ({
      id: newId(now),
      passportId: passport.id,
      ...reading,
      createdAt: now,
    })),
  );
  await update(of, outdated);
}

/** Throws invalid_input for a day before the handover, or to come. */
async function tick(of: Acting, { task, on }: Of<"do-upkeep">): Promise<void> {
  const { tx, passport, now } = of;
  const { handedOverOn, today } = spanOf(of);
  if (on < handedOverOn || on > today) throw invalidField("on", told("passport.doneEarly"));
  if ((await doneTo(tx, [passport.id])).length >= UPKEEP_MAX) throw new AppError("too_many_readings");
  await insertDone(tx, { id: newId(now), passportId: passport.id, task, on, createdAt: now });
  // Dust that was washed off is no fault any more.
  await update(of, task === "wash" ? outdated : {});
}

/** Throws wrong_state where nothing was done. */
async function untick(of: Acting, { task }: Of<"undo-upkeep">): Promise<void> {
  const last = (await doneTo(of.tx, [of.passport.id])).find((row) => row.task === task);
  if (last === undefined) throw new AppError("wrong_state", { allowed: [] });
  await deleteDone(of.tx, last.id);
  await update(of, task === "wash" ? outdated : {});
}
