import type { PassportAction } from "@sunwright/contract/passports";
import { UPKEEP_MAX } from "@sunwright/contract/passport-states";
import { AppError, invalidField } from "../../platform/errors";
import { newId } from "../../platform/ids";
import { newSecret } from "../../platform/secrets";
import { told } from "../../platform/told";
import type { Acting } from "./held";
import { outdated, updatePassport } from "./passport-table";
import { offerTransfer, withdrawTransfer } from "./pass-on-passport";
import { correctReading, importReadings, putReading } from "./read-meter";
import { deleteDone, doneTo, insertDone } from "./reading-table";
import { spanOf } from "./rules";

type Of<Name extends PassportAction["action"]> = Extract<PassportAction, { readonly action: Name }>;

/** Throws what its endpoint names. */
export function act(of: Acting, action: PassportAction): Promise<void> {
  switch (action.action) {
    case "put-reading":
      return putReading(of, action);
    case "correct-reading":
      return correctReading(of, action);
    case "import-readings":
      return importReadings(of, action.rows);
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

/** Throws invalid_input for a day before the handover, or to come. */
async function tick(of: Acting, { task, on }: Of<"do-upkeep">): Promise<void> {
  const { tx, passport, now } = of;
  const { handedOverOn, today } = spanOf(of.passport, now);
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
