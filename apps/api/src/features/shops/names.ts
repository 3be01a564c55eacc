import type { Transaction } from "../../platform/database";
import { invalidField } from "../../platform/errors";
import { told } from "../../platform/told";
import { nameFault, passesFor } from "./name-rules";
import { isNamed } from "./table";

/** Throws invalid_input for a name that deceives: with hidden signs, of mixed scripts, another firm's, or passing for it. */
export async function refuseDeceiving(tx: Transaction, name: string, field: string, firmId: string): Promise<void> {
  const fault = nameFault(name);
  if (fault !== null) throw invalidField(field, told(`firm.name.${fault}`));
  if (await isNamed(tx, name, firmId)) throw invalidField(field, told("firm.name.taken"));
  const read = passesFor(name);
  if (read !== null && (await isNamed(tx, read, firmId))) throw invalidField(field, told("firm.name.alike"));
}
