import { say } from "@sunwright/words/designer";
import { formatNumber } from "../../../lib/format";
import type { DesignedPanel } from "../model/panel-layout";

/** "Panel 7 of 30, 3.2 m from the left, 1.7 m from the ridge, keeps 96% of its sun" */
export function panelName(panel: DesignedPanel, panels: readonly DesignedPanel[], access?: number): string {
  const number = panels.findIndex(({ id }) => id === panel.id) + 1;
  const { x, y } = panel.position;
  const place = { number, panels: panels.length, left: formatNumber(x, 1), ridge: formatNumber(y, 1) };
  return access === undefined ? say("panel.place", place) : say("panel.placeAndSun", { ...place, access });
}
