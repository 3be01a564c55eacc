import type { Executor, Transaction } from "../../platform/database";
import { listOfPages, type Pieces } from "../../platform/pieces";
import { forgetProject, passportsOf, removeOf } from "./passport-table";
import type { PassportService } from "./service";

/** What becomes of passports when an account or a project goes. */
export const passportEndings = {
  /** Who leaves takes all of it along; who wants it to stay with the house passes it on before. */
  personLeaves: (tx: Transaction, userId: string): Promise<void> => removeOf(tx, userId),
  projectGoes: (tx: Transaction, projectId: string): Promise<void> => forgetProject(tx, projectId),
};

/** The passports of a person with their readings, for the account's export. */
export const createPassportExport =
  (passports: Pick<PassportService, "exported">) =>
  (executor: Executor, userId: string): Pieces =>
    listOfPages(pages(passports, executor, userId));

async function* pages(passports: Pick<PassportService, "exported">, executor: Executor, userId: string) {
  for (const row of await passportsOf(executor, userId)) yield [await passports.exported(executor, row)];
}
