import type { Clock } from "../../platform/clock";
import { newId } from "../../platform/ids";
import type { History } from "../projects/history";
import { boundedDescription, CHANGES_BYTES_MAX } from "./rules";
import { insertEntry } from "./table";

/** The history as those see it who write it. */
export const createHistory = (clock: Clock): History => ({
  async record(tx, entry) {
    const bytes = Buffer.byteLength(JSON.stringify(entry.changes));
    // The schemas bound whatever reaches this: a longer one is our mistake, and nothing is written.
    if (bytes > CHANGES_BYTES_MAX) throw new RangeError(`An entry of the history has ${bytes} bytes`);
    const at = clock.now();
    await insertEntry(tx, { ...entry, description: boundedDescription(entry.description), id: newId(at), at });
  },
});
