import type { Role } from "@sunwright/contract/accounts";
import type { Figures } from "@sunwright/contract/dashboards";
import { useState } from "react";
import { useUser } from "../../../lib/current-user";
import { local } from "../../../lib/storage";
import { readShown, shownFigures } from "../model/shown-figures";

const STORAGE_KEY = "dashboard-figures";

/**
 * Which figures the dashboard of a role shows; the choice is remembered in this browser.
 * @param hasOwn  Whether there is something of the person's own to show, or it is not known yet.
 */
export function useFigures(needed: Role, hasOwn = false) {
  const { role } = useUser();
  const [chosen, setChosen] = useState(() => readShown(local.read(STORAGE_KEY)));
  return {
    figures: shownFigures(chosen, role, needed, hasOwn),
    mayChoose: role === needed,
    choose: (figures: Figures) => {
      local.write(STORAGE_KEY, figures);
      setChosen(figures);
    },
  };
}

export type FiguresChoice = ReturnType<typeof useFigures>;
