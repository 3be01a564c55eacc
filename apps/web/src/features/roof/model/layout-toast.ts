import { counted } from "../../../lib/format";

/** A stored layout in a line. */
export const layoutWords = (panels: number, yearlyEnergy: string): string =>
  panels === 0 ? "No panel fits" : `${counted(panels, "panel")}, ${yearlyEnergy} kWh a year`;

/** What a new layout is announced with; one without panels completes nothing. Texts: design workflow spec, section 8. */
export const layoutToast = (panels: number) =>
  panels === 0
    ? ({ tone: "warn", title: "No panel fits", description: "No panel of this size fits on this roof" } as const)
    : ({
        tone: "ok",
        title: "Optimization Complete",
        description: `Generated optimal layout with ${counted(panels, "panel")}`,
      } as const);
