import type { DesignInput, ParametersInput } from "../inputs/design";
import { DEFAULTS, fromCatalogue } from "./house";

/* An office and a workshop whose grid is away by day, every day. */

const hybrid = (change: Partial<ParametersInput>): ParametersInput => ({
  ...DEFAULTS,
  systemType: "hybrid",
  sunlightSource: "site",
  outageHours: 8,
  outageStart: 9,
  ...change,
});

export const OFFICE: DesignInput = {
  load: {
    kind: "appliances",
    appliances: [
      fromCatalogue("desktop-computer", 5, 8),
      fromCatalogue("led-tube", 10, 9),
      { ...fromCatalogue("air-conditioner-1hp", 1, 7), hoursOfDay: [9, 10, 11, 12, 13, 14, 15, 16] },
      fromCatalogue("wi-fi-router", 1),
      fromCatalogue("inkjet-printer", 1),
    ],
  },
  parameters: hybrid({ city: "ng-abuja", backupHours: 2 }),
};

export const WORKSHOP: DesignInput = {
  load: {
    kind: "appliances",
    appliances: [
      fromCatalogue("air-compressor", 2, 3),
      fromCatalogue("welding-machine", 1, 2),
      fromCatalogue("circular-saw", 1, 2),
      fromCatalogue("led-tube", 10, 8),
      {
        ...fromCatalogue("water-pump", 1, 4),
        name: "Lathe",
        power: 4_000,
        hoursOfDay: [9, 10, 11, 12, 14, 15, 16],
      },
    ],
  },
  parameters: hybrid({ city: "ng-onitsha", backupHours: 4, voltageFrequency: "400V/50Hz Three Phase" }),
};
