import { say } from "@sunwright/words/roof";

/** A stored layout in a line. */
export const layoutWords = (panels: number, energy: string): string =>
  panels === 0 ? say("noPanelFits") : say("layoutInLine", { panels, energy });

/** What a new layout is announced with; one without panels completes nothing. Texts: design workflow spec, section 8. */
export const layoutToast = (panels: number) =>
  panels === 0
    ? ({ tone: "warn", title: say("noPanelFits"), description: say("noPanelOfSizeFits") } as const)
    : ({
        tone: "ok",
        title: say("optimizationComplete"),
        description: say("layoutGenerated", { panels }),
      } as const);
