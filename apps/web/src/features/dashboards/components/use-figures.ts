import type { Figures } from "@sunwright/contract/dashboards";
import { useState } from "react";
import { local } from "../../../lib/storage";
import { readShown, shownFigures } from "../model/shown-figures";

const STORAGE_KEY = "dashboard-figures";

/**
 * Which figures a dashboard shows; the choice is remembered in this browser.
 * @param mayOwn  Whether the person may have figures of their own here.
 */
export function useFigures(mayOwn: boolean) {
  const [chosen, setChosen] = useState(() => readShown(local.read(STORAGE_KEY)));
  return {
    figures: shownFigures(chosen, mayOwn),
    mayChoose: mayOwn,
    choose: (figures: Figures) => {
      local.write(STORAGE_KEY, figures);
      setChosen(figures);
    },
  };
}

export type FiguresChoice = ReturnType<typeof useFigures>;
