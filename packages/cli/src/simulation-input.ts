import { PARAMETERS } from "@sunwright/engine/parameters/table";
import { INSTALLATION_LOCATIONS, SYSTEM_TYPES } from "@sunwright/engine/parameters/options";
import { z } from "zod";
import { Load } from "./house";

const bounded = ({ min, max }: { readonly min: number; readonly max: number }) => {
  const message = `a number between ${min} and ${max}`;
  return z.number({ error: message }).min(min, message).max(max, message);
};
const whole = (bounds: { readonly min: number; readonly max: number }) => bounded(bounds).int("a whole number");
const share = bounded({ min: 0, max: 1 });
/** Powers up to a megawatt, energies up to a hundred hours of it: where a figure stops being a house or a clinic. */
const power = bounded({ min: 0, max: 1_000_000 });
const energy = bounded({ min: 0, max: 100_000_000 });

/** A system that stands already, or is thought of: what `simulate` runs through a year. */
export const Simulation = z.strictObject({
  /** [W] */
  panels: power,
  /** Nominal. [Wh] */
  battery: energy,
  /** [W] */
  inverter: bounded({ min: 1, max: 1_000_000 }),
  /** Starts and stops by the battery's state of charge. [W] */
  generator: z
    .strictObject({
      power: bounded({ min: 1, max: 1_000_000 }),
      startCharge: share.default(0.3),
      stopCharge: share.default(0.8),
    })
    .refine(({ startCharge, stopCharge }) => startCharge < stopCharge, {
      path: ["stopCharge"],
      error: "has to be above startCharge",
    })
    .optional(),
  systemType: z.enum(SYSTEM_TYPES).default("off-grid"),
  outageHours: whole(PARAMETERS.outageHours).default(PARAMETERS.outageHours.default),
  outageStart: whole(PARAMETERS.outageStart).default(PARAMETERS.outageStart.default),
  installationLocation: z.enum(INSTALLATION_LOCATIONS).default("roof-flat"),
  /** From the horizontal; chosen for the mount unless given. [°] */
  tilt: bounded({ min: 0, max: 90 }).optional(),
  /** Clockwise from north; towards the equator unless given. [°] */
  azimuth: bounded({ min: 0, max: 360 }).optional(),
  load: Load,
  place: z.union(
    [
      z.strictObject({ city: z.string(), year: whole({ min: 0, max: 999 }).default(0) }),
      z.strictObject({ weather: z.string(), year: whole({ min: 0, max: 99 }).default(0) }),
    ],
    { error: 'has to be { "city": "ng-kano" } or { "weather": "path of a TMY3, EPW, PVGIS or NSRDB file" }' },
  ),
});
export type Simulation = z.output<typeof Simulation>;
