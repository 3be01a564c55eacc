import {
  APPLIANCE_POWER_MAX,
  APPLIANCES_PER_PROJECT,
  DIRECT_DAILY_CONSUMPTION_MAX,
  DIRECT_PEAK_POWER_MAX,
  MONTH_OF_USE_MAX,
  NAME_MAX,
  QUANTITY_MAX,
} from "@sunwright/contract/limits";
import { catalogueItem } from "@sunwright/engine/sizing/load/appliances/catalogue";
import { describedLoad } from "@sunwright/engine/sizing/inputs/described-appliance";
import type { ApplianceLoad, LoadInput } from "@sunwright/engine/sizing/inputs/design";
import { hasLoad } from "@sunwright/engine/sizing/load/load";
import { say } from "@sunwright/words/cli";
import { z } from "zod";

/** Of a day. */
const LAST_HOUR = 23;

const bounded = (min: number, max: number) => {
  const error = () => say("field.between", { min, max });
  return z.number({ error }).min(min, { error }).max(max, { error });
};
const hour = bounded(0, LAST_HOUR).int({ error: () => say("field.hour", { min: 0, max: LAST_HOUR }) });

const MONTHS = 12;
const months = z.array(bounded(0, MONTH_OF_USE_MAX)).length(MONTHS, { error: () => say("field.months") });

/** A catalogue item by its id, or an appliance by name and power; what is left out is the catalogue's, or a default. */
const Appliance = z
  .strictObject({
    id: z.string().optional(),
    name: z
      .string()
      .trim()
      .min(1, { error: () => say("field.name") })
      .max(NAME_MAX)
      .optional(),
    power: bounded(0, APPLIANCE_POWER_MAX).optional(),
    quantity: bounded(1, QUANTITY_MAX)
      .int({ error: () => say("field.whole") })
      .default(1),
    hoursPerDay: bounded(0, 24).optional(),
    hoursOfDay: z.array(hour).max(24).optional(),
    months: months.optional(),
    motor: z.boolean().optional(),
    essential: z.boolean().default(true),
  })
  .superRefine(({ id, name, power }, context) => {
    if (id !== undefined && catalogueItem(id) === null) {
      context.addIssue({ code: "custom", path: ["id"], message: say("field.notInCatalogue", { id }) });
    }
    if (id === undefined && (name === undefined || power === undefined)) {
      const path = [name === undefined ? "name" : "power"];
      context.addIssue({
        code: "custom",
        path,
        message: say("field.idOrNameAndPower"),
      });
    }
  });

function applianceLoad(given: z.output<typeof Appliance>): ApplianceLoad {
  const item = given.id === undefined ? null : catalogueItem(given.id);
  return describedLoad(
    {
      customName: given.name ?? null,
      customPower: given.power ?? null,
      quantity: given.quantity,
      hoursPerDay: given.hoursPerDay ?? item?.hoursPerDay ?? 1,
      hoursOfDay: given.hoursOfDay ?? item?.hoursOfDay ?? [],
      months: given.months ?? null,
      motor: given.motor ?? item?.motor ?? false,
      essential: given.essential,
    },
    item,
  );
}

const Appliances = z
  .strictObject({
    kind: z.literal("appliances").optional(),
    appliances: z.array(Appliance).max(APPLIANCES_PER_PROJECT),
  })
  .transform(({ appliances }): LoadInput => ({ kind: "appliances", appliances: appliances.map(applianceLoad) }));
const Direct = z
  .strictObject({
    kind: z.literal("direct").optional(),
    dailyConsumption: bounded(0, DIRECT_DAILY_CONSUMPTION_MAX),
    peakPower: bounded(0, DIRECT_PEAK_POWER_MAX),
  })
  .transform(({ dailyConsumption, peakPower }): LoadInput => ({ kind: "direct", dailyConsumption, peakPower }));

const isDirect = (value: unknown): boolean =>
  typeof value === "object" && value !== null && ("dailyConsumption" in value || "peakPower" in value);

/**
 * What a house uses: appliances, or daily consumption [Wh] and peak power [W]. The shape is chosen by what is there, so
 * that a refusal speaks of that shape's own fields.
 */
export const Load = z
  .unknown()
  .transform((value, context): LoadInput => {
    const result = (isDirect(value) ? Direct : Appliances).safeParse(value);
    if (result.success) return result.data;
    for (const { path, message } of result.error.issues) context.addIssue({ code: "custom", path, message });
    return z.NEVER;
  })
  .refine(hasLoad, { error: () => say("field.nothingToSize") });
