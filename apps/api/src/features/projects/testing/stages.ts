import type { KeptStages } from "@sunwright/contract/stages";

/** A plan that carries nothing yet: as a person leaves it half way. */
export const STAGES: KeptStages = {
  stages: [
    {
      name: "Lights",
      carries: [],
      time: { kind: "day", day: "2026-11-30", budget: null },
      promise: null,
      bought: null,
    },
  ],
  standing: { panels: [], batteries: [], inverter: null, controller: null, generator: null },
  aside: 80_000,
};
