import { useMemo } from "react";
import { useUser } from "../../../lib/current-user";
import { createDraftStore } from "../../../lib/drafts";
import { local } from "../../../lib/storage";
import type { Design } from "../model/design";
import { type KeptTable, readTable, storedTable, workOf } from "../model/kept-table";

/**
 * The table of a project, or the free one, as its owner left it. Changed work is a draft, about which log-out asks; what
 * is only selected or looked at is not.
 */
export function useKeptTable(name: string, from: Design) {
  const { id: owner } = useUser();
  return useMemo(() => {
    const drafts = createDraftStore(`designer-${name}`, (stored) => readTable(stored, from));
    const look = `designer-look:${owner}:${name}`;
    return {
      read: (): KeptTable | null => drafts.read(owner) ?? readTable(local.read(look), from),
      write: (table: KeptTable) => {
        const stored = storedTable(table, from);
        if (workOf(table.design) === workOf(from)) {
          drafts.clear(owner);
          local.write(look, stored);
        } else {
          local.remove(look);
          createDraftStore(`designer-${name}`, (value) => value).write(owner, stored);
        }
      },
    };
  }, [name, from, owner]);
}
