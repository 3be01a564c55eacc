import { APPLIANCE_CHANGES } from "./changes";
import { say as sayOfAny } from "@sunwright/words/fields";
import { say } from "@sunwright/words/project-fields";
import { z } from "zod";
import { NOT_ALLOWED, NO_PROJECT } from "./access";
import { endpoint } from "./endpoint";
import {
  APPLIANCE_POWER_MAX,
  HOURS_PER_DAY,
  MONTH_OF_USE_MAX,
  MONTHS_OF_YEAR,
  NAME_MAX,
  QUANTITY_MAX,
  QUANTITY_MIN,
} from "./limits";
import { between } from "./numbers";
import { line } from "./text";
import { Text } from "./told";

export const CatalogueItem = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  /** [W] */
  ratedPower: z.number(),
  /** Name of a lucide icon. */
  icon: z.string(),
  /** Typical hours a day. */
  hoursPerDay: z.number(),
  /** Typical hours of the day it runs in, each 0 to 23. */
  hoursOfDay: z.array(z.number().int()),
  /** Power while starting ÷ power while running. */
  startFactor: z.number(),
  motor: z.boolean(),
  /** In English. */
  source: z.string(),
  /** The same as its key and values. */
  sourceText: Text,
});
export type CatalogueItem = z.output<typeof CatalogueItem>;

/** As people choose from them. */
export const ListedAppliance = CatalogueItem.extend({
  /** Other names that people say for it. */
  said: z.array(z.string()).readonly(),
});
export type ListedAppliance = z.output<typeof ListedAppliance>;

const quantity = between({ min: QUANTITY_MIN, max: QUANTITY_MAX }).int({ error: () => say("wholeNumber") });
const RANGE_OF_HOURS = { error: () => sayOfAny("between", { min: HOURS_PER_DAY.min, max: HOURS_PER_DAY.max }) };
const hoursPerDay = z
  .number(RANGE_OF_HOURS)
  .min(HOURS_PER_DAY.min, RANGE_OF_HOURS)
  .max(HOURS_PER_DAY.max, { error: () => say("appliance.dayHas24Hours") });
const HOUR = { error: () => say("appliance.hour") };
const EACH_ONCE = { error: () => say("appliance.hourTwice") };
const hoursOfDay = z
  .array(z.number(HOUR).int(HOUR).min(0, HOUR).max(23, HOUR), { error: () => say("appliance.hours") })
  .min(1, { error: () => say("appliance.noHour") })
  .max(24, EACH_ONCE)
  .refine((hours) => new Set(hours).size === hours.length, EACH_ONCE);
const MONTHS = { error: () => say("appliance.months") };
/** Of no use but beside each other: any measure will do. */
const months = z
  .array(z.number(MONTHS).min(0, MONTHS).max(MONTH_OF_USE_MAX, MONTHS), MONTHS)
  .min(MONTHS_OF_YEAR, MONTHS)
  .max(MONTHS_OF_YEAR, MONTHS)
  .nullable();
const NAME_IT = () => say("appliance.name");
const customName = line(NAME_MAX, NAME_IT);
const customPower = between({ min: 0, max: APPLIANCE_POWER_MAX });

export const ProjectAppliance = z.object({
  id: z.string(),
  applianceId: z.string().nullable(),
  appliance: CatalogueItem.nullable(),
  customName: z.string().nullable(),
  customPower: z.number().nullable(),
  quantity: z.number().int(),
  hoursPerDay: z.number(),
  hoursOfDay: z.array(z.number().int()),
  /** What a day of each month takes beside the others, January first; null: every day alike. */
  months: z.array(z.number()).nullable(),
  motor: z.boolean(),
  /** Carried in a grid outage; matters for hybrid systems only. */
  essential: z.boolean(),
  /** Power × quantity × hours. [Wh] */
  dailyConsumption: z.number(),
  /** Power × quantity. [W] */
  peakPower: z.number(),
});
export type ProjectAppliance = z.output<typeof ProjectAppliance>;

/** An appliance in a project file: what was entered of it. */
export const FileAppliance = z
  .strictObject({
    catalogueId: line(60).min(1).nullable(),
    customName: customName.nullable(),
    customPower: customPower.nullable(),
    quantity,
    hoursPerDay,
    hoursOfDay,
    /** Left out of files from before it was kept. */
    months: months.optional(),
    motor: z.boolean(),
    essential: z.boolean(),
  })
  .refine(({ catalogueId, customName: named }) => catalogueId !== null || named !== null, {
    path: ["customName"],
    error: NAME_IT,
  });

const tag = "appliances";
const access = "session";
const params = z.object({ id: z.uuid() });
const applianceParams = z.object({ id: z.uuid(), applianceId: z.uuid() });

export const listCatalogue = endpoint({
  method: "GET",
  path: "/api/appliances",
  summary: "The appliance catalogue",
  tag,
  access,
  tagged: true,
  freshFor: 3_600,
  response: z.array(ListedAppliance),
  errors: ["not_signed_in"],
});

export const listAppliances = endpoint({
  method: "GET",
  path: "/api/projects/:id/appliances",
  summary: "The appliances of a project, in the order they were added",
  tag,
  access,
  params,
  response: z.array(ProjectAppliance),
  errors: NO_PROJECT,
});

export const addAppliance = endpoint({
  method: "POST",
  path: "/api/projects/:id/appliances",
  summary: "Add a catalogue item, or a custom one by name and power",
  tag,
  access,
  need: "edit",
  changes: APPLIANCE_CHANGES,
  params,
  body: z.object({
    applianceId: line(60).min(1).nullable().optional(),
    customName: customName.nullable().optional(),
    customPower: customPower.nullable().optional(),
    quantity: quantity.default(1),
    hoursPerDay: hoursPerDay.default(HOURS_PER_DAY.initial),
    hoursOfDay: hoursOfDay.optional(),
    months: months.optional(),
    motor: z.boolean().optional(),
    essential: z.boolean().optional(),
  }),
  status: 201,
  response: ProjectAppliance,
  errors: [
    ...NOT_ALLOWED,
    "invalid_input",
    "appliance_incomplete",
    "unknown_appliance",
    "too_many_appliances",
    "idempotency_key_reused",
  ],
});

export const updateAppliance = endpoint({
  method: "PUT",
  path: "/api/projects/:id/appliances/:applianceId",
  summary: "Change an appliance; only the fields sent",
  tag,
  access,
  need: "edit",
  changes: APPLIANCE_CHANGES,
  params: applianceParams,
  body: z.object({
    customName: customName.optional(),
    /** Null: back to the rated power of the catalogue. */
    customPower: customPower.nullable().optional(),
    quantity: quantity.optional(),
    hoursPerDay: hoursPerDay.optional(),
    hoursOfDay: hoursOfDay.optional(),
    months: months.optional(),
    motor: z.boolean().optional(),
    essential: z.boolean().optional(),
  }),
  response: ProjectAppliance,
  errors: [...NOT_ALLOWED, "appliance_not_found", "invalid_input"],
});

export const removeAppliance = endpoint({
  method: "DELETE",
  path: "/api/projects/:id/appliances/:applianceId",
  summary: "Remove an appliance from a project",
  tag,
  access,
  need: "edit",
  changes: APPLIANCE_CHANGES,
  params: applianceParams,
  response: z.object({ message: z.string() }),
  errors: [...NOT_ALLOWED, "appliance_not_found"],
});
