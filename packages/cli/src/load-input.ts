import {
  APPLIANCE_POWER_MAX,
  APPLIANCES_PER_PROJECT,
  DIRECT_DAILY_CONSUMPTION_MAX,
  DIRECT_PEAK_POWER_MAX,
  NAME_MAX,
  QUANTITY_MAX,
} from "@sunwright/contract/limits";
import { catalogueItem } from "@sunwright/engine/sizing/appliances/catalogue";
import { describedLoad } from "@sunwright/engine/sizing/described-appliance";
import type { ApplianceLoad, LoadInput } from "@sunwright/engine/sizing/design";
import { hasLoad } from "@sunwright/engine/sizing/load";
import { z } from "zod";

const bounded = (min: number, max: number) => {
  const message = `a number between ${min} and ${max}`;
  return z.number({ error: message }).min(min, message).max(max, message);
};
const hour = bounded(0, 23).int("a whole hour between 0 and 23");

/** A catalogue item by its id, or an appliance by name and power; what is left out is the catalogue's, or a default. */
const Appliance = z
  .strictObject({
    id: z.string().optional(),
    name: z.string().trim().min(1, "give the appliance a name").max(NAME_MAX).optional(),
    power: bounded(0, APPLIANCE_POWER_MAX).optional(),
    quantity: bounded(1, QUANTITY_MAX).int("a whole number").default(1),
    hoursPerDay: bounded(0, 24).optional(),
    hoursOfDay: z.array(hour).max(24).optional(),
    motor: z.boolean().optional(),
    essential: z.boolean().default(true),
  })
  .superRefine(({ id, name, power }, context) => {
    if (id !== undefined && catalogueItem(id) === null) {
      context.addIssue({ code: "custom", path: ["id"], message: `the catalogue has no ${id}` });
    }
    if (id === undefined && (name === undefined || power === undefined)) {
      const path = [name === undefined ? "name" : "power"];
      context.addIssue({
        code: "custom",
        path,
        message: "an appliance needs an id of the catalogue, or a name and a power",
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
  .refine(hasLoad, "there is nothing to size: no power, or no hours of it");
