import { say } from "@sunwright/words/designer";
import type { DesignedPanel } from "../model/panel-layout";

/** "Panel 7 of 30, 3.2 m from the left, 1.7 m from the ridge, keeps 96% of its sun" */
export function panelName(panel: DesignedPanel, panels: readonly DesignedPanel[], access?: number): string {
  const number = panels.findIndex(({ id }) => id === panel.id) + 1;
  const metres = (value: number) => `${Number(value.toFixed(1))} m`;
  const sun = access === undefined ? "" : say("keepsOfItsSun", { access: Math.round(access * 100) });
  const { x, y } = panel.position;
  return say("panelOfMiddleFrom", { number, length: panels.length, x: metres(x), y: metres(y), sun });
}
