import type { RenewedFigure } from "@sunwright/engine/countries/country-figures";
import type { Database } from "../../../platform/database";
import { newId } from "../../../platform/ids";
import { insertVersion } from "../table";

/** Saves a version of the figures, as an operator does: these are renewed in it, and nothing else is. */
export const renewedIn = (
  database: Pick<Database, "transaction">,
  version: number,
  ...renewed: readonly RenewedFigure[]
): Promise<boolean> =>
  database.transaction((tx) =>
    insertVersion(tx, {
      version,
      id: newId(new Date()),
      madeAt: new Date(),
      operatorId: newId(new Date()),
      doing: "edited",
      putBack: null,
      renewed,
    }),
  );
