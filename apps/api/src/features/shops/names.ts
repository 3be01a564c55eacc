import type { Transaction } from "../../platform/database";
import { invalidField } from "../../platform/errors";
import { holdInOrder } from "../../platform/lock-order";
import { told } from "../../platform/told";
import { nameFault, passesFor } from "./name-rules";
import { isNamed } from "./table";

/** Throws invalid_input for a name that deceives: with hidden signs, of mixed scripts, another firm's, or passing for it. */
export async function refuseDeceiving(tx: Transaction, name: string, field: string, firmId: string): Promise<void> {
  const fault = nameFault(name);
  if (fault !== null) throw invalidField(field, told(`firm.name.${fault}`));
  const read = passesFor(name);
  // Of two firms that ask for one name at once the second waits, and finds it taken.
  await holdInOrder(tx, "name", [name, ...(read === null ? [] : [read])].map(lettersOf), "exclusive");
  if (await isNamed(tx, name, firmId)) throw invalidField(field, told("firm.name.taken"));
  if (read !== null && (await isNamed(tx, read, firmId))) throw invalidField(field, told("firm.name.alike"));
}

/** The same of all names that the table takes for one. */
const lettersOf = (name: string): string =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "");
