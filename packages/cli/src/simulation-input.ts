import { cityById } from "@sunwright/engine/climate/cities";
import { PARAMETERS } from "@sunwright/engine/parameters/table";
import { INSTALLATION_LOCATIONS, SYSTEM_TYPES } from "@sunwright/engine/parameters/options";
import { say } from "@sunwright/words/cli";
import { z } from "zod";
import { HOUSE_FIELDS } from "./house";

const bounded = ({ min, max }: { readonly min: number; readonly max: number }) => {
  const error = () => say("field.between", { min, max });
  return z.number({ error }).min(min, { error }).max(max, { error });
};
const whole = (bounds: { readonly min: number; readonly max: number }) =>
  bounded(bounds).int({ error: () => say("field.whole") });
const share = bounded({ min: 0, max: 1 });
/** Powers up to a megawatt, energies up to a hundred hours of it: where a figure stops being a house or a clinic. */
const power = bounded({ min: 0, max: 1_000_000 });
const energy = bounded({ min: 0, max: 100_000_000 });
const year = whole({ min: 0, max: 999 });

/** Panels, battery and inverter of a system that stands already, or is thought of. [W, Wh nominal, W] */
const SIZES = { panels: power, battery: energy, inverter: power };

const Generator = z
  .strictObject({
    power: bounded({ min: 1, max: 1_000_000 }),
    startCharge: share.default(0.3),
    stopCharge: share.default(0.8),
  })
  .refine(({ startCharge, stopCharge }) => startCharge < stopCharge, {
    path: ["stopCharge"],
    error: () => say("field.stopAboveStart"),
  });

const city = z.string().superRefine((id, context) => {
  if (cityById(id) === null) context.addIssue({ code: "custom", message: say("field.noClimateRow", { id }) });
});

/** A house with its system: what `design --system` writes. */
const DesignedSystem = z.strictObject({
  ...HOUSE_FIELDS,
  ...SIZES,
  /** Starts and stops by the battery's state of charge; in place of the one the parameters name. [W] */
  generator: Generator.optional(),
  /** Outage that a hybrid's battery carries from what it keeps; the backup hours unless given. [h] */
  reserveHours: bounded({ min: 1, max: 1_000 }).optional(),
  /** One synthetic year of the city; all those a design is made from unless given. */
  year: year.optional(),
  /** From the horizontal; chosen for the mount unless given. [°] */
  tilt: bounded({ min: 0, max: 90 }).optional(),
  /** Clockwise from north; towards the equator unless given. [°] */
  azimuth: bounded({ min: 0, max: 360 }).optional(),
});
export type Simulation = z.output<typeof DesignedSystem>;

/** The short form of the same, for a system nobody designed here: one year of a place, a few parameters by name. */
const ShortSystem = z
  .strictObject({
    ...DesignedSystem.omit({ parameters: true, weather: true, weatherYear: true, year: true }).shape,
    systemType: z.enum(SYSTEM_TYPES).optional(),
    outageHours: whole(PARAMETERS.outageHours).optional(),
    outageStart: whole(PARAMETERS.outageStart).optional(),
    installationLocation: z.enum(INSTALLATION_LOCATIONS).optional(),
    place: z.union(
      [
        z.strictObject({ city, year: year.default(0) }),
        z.strictObject({ weather: z.string(), year: whole({ min: 0, max: 99 }).default(0) }),
      ],
      { error: () => say("field.place", { city: '{ "city": "ng-kano" }', weather: '{ "weather": "file.epw" }' }) },
    ),
  })
  .transform(({ place, systemType, outageHours, outageStart, installationLocation, ...system }): Simulation => {
    const named = { systemType, outageHours, outageStart, installationLocation };
    return "city" in place
      ? { ...system, parameters: { ...named, city: place.city }, year: place.year }
      : { ...system, parameters: named, weather: place.weather, weatherYear: place.year };
  });

/** The form is chosen by what is there, so that a refusal speaks of that form's own fields. */
export const SimulationInput = z.unknown().transform((value, context): Simulation => {
  const short = typeof value === "object" && value !== null && !("parameters" in value);
  const result = (short ? ShortSystem : DesignedSystem).safeParse(value);
  if (result.success) return result.data;
  for (const { path, message } of result.error.issues) context.addIssue({ code: "custom", path, message });
  return z.NEVER;
});
