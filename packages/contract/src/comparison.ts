import { Text } from "./told";
import type { ConfigurationResult } from "@sunwright/engine/comparison/compare";
import {
  BATTERY_TYPES,
  INSTALLATION_TYPES,
  INVERTER_TYPES,
  PANEL_TYPES,
  QUALITY_TIERS,
  SYSTEM_SIZES,
  WARRANTY,
} from "@sunwright/engine/comparison/configuration";
import { PRIORITIES } from "@sunwright/engine/comparison/recommend";
import { CHOSEN_PARTS } from "@sunwright/engine/equipment/chosen-parts";
import { say as sayOfAny } from "@sunwright/words/fields";
import { say } from "@sunwright/words/project-fields";
import { z } from "zod";
import { NOT_ALLOWED, NO_PROJECT } from "./access";
import { endpoint } from "./endpoint";
import { MoneyFigures } from "./economics";
import { SystemPrice } from "./prices";
import { line } from "./text";
import { type Agreeing, Trace } from "./trace";

const NAME_MAX = 80;
const DESCRIPTION_MAX = 300;

const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: () => say("oneOf", { choices: values.join(", ") }) });
const WARRANTY_RANGE = { error: () => sayOfAny("wholeBetween", { min: WARRANTY.min, max: WARRANTY.max }) };

export const ConfigurationInput = z.object({
  name: line(NAME_MAX, () => say("configurationName")),
  description: line(DESCRIPTION_MAX).default(""),
  panelType: choice(PANEL_TYPES),
  batteryType: choice(BATTERY_TYPES),
  inverterType: choice(INVERTER_TYPES),
  systemSize: choice(SYSTEM_SIZES),
  qualityTier: choice(QUALITY_TIERS),
  installationType: choice(INSTALLATION_TYPES),
  /** [years] */
  warranty: z
    .number(WARRANTY_RANGE)
    .int(WARRANTY_RANGE)
    .min(WARRANTY.min, WARRANTY_RANGE)
    .max(WARRANTY.max, WARRANTY_RANGE),
});
export type ConfigurationInput = z.output<typeof ConfigurationInput>;

/** Terms to try out; what is left out or null is the project's. [% a year, months, %] */
const FinanceTerms = MoneyFigures.pick({ loanRate: true, loanTerm: true, downPayment: true }).partial();

const amounts = z.array(z.number()).readonly();
const part = z.object({ id: z.string(), text: Text });

const schema = z.object({
  qualityTier: z.enum(QUALITY_TIERS),
  /** US dollars, as all amounts here; years; kg CO₂ a year. */
  totalCost: z.number(),
  monthlyPayment: z.number(),
  /** Null: not within the years compared. */
  paybackPeriod: z.number().nullable(),
  annualSavings: z.number(),
  lifetimeSavings: z.number(),
  co2Reduction: z.number(),
  traces: z.object({
    totalCost: Trace,
    monthlyPayment: Trace,
    paybackPeriod: Trace.nullable(),
    annualSavings: Trace,
    lifetimeSavings: Trace,
    co2Reduction: Trace,
  }),
  /** What it is counted at: the project's price where it is the project's design, else local prices. */
  stands: SystemPrice,
  price: z.object({ panels: Trace, batteries: Trace, inverter: Trace, installation: Trace, total: Trace }),
  system: z.object({ panels: Trace, area: Trace, battery: Trace, inverter: Trace, darkHours: Trace }),
  batteryLife: Trace.nullable(),
  inverterLife: Trace,
  unserved: Trace,
  downPayment: Trace,
  against: z.object({ name: Text, inSentence: Text, cumulative: amounts }),
  cumulative: amounts,
  years: z.number().int(),
  finance: z.object({ loanRate: z.number(), loanTerm: z.number(), downPayment: z.number() }),
  dailyConsumption: z.number(),
  chosen: z.array(z.object({ part: z.enum(CHOSEN_PARTS), name: z.string() })).readonly(),
  warnings: z.array(part).readonly(),
});
export const ComparisonResult: Agreeing<ConfigurationResult, typeof schema> = schema;

/** Side by side, at most. */
const CONFIGURATIONS = 3;

/** A comparison as it is left: what is compared, by what, and how far it came. What comes of it is found again. */
export const KeptComparison = z.strictObject({
  configurations: z.array(ConfigurationInput).min(1).max(CONFIGURATIONS).readonly(),
  terms: FinanceTerms,
  priority: z.enum(PRIORITIES),
  /** It stood at its results. */
  compared: z.boolean(),
});
export type KeptComparison = z.output<typeof KeptComparison>;

const params = z.object({ id: z.uuid() });
const answer = z.object({ comparison: KeptComparison.nullable() });

export const readComparison = endpoint({
  method: "GET",
  path: "/api/projects/:id/comparison",
  summary: "The comparison of costs that the project was left with; null where nothing was compared yet",
  tag: "projects",
  access: "session",
  params,
  response: answer,
  errors: NO_PROJECT,
});

export const keepComparison = endpoint({
  method: "PUT",
  path: "/api/projects/:id/comparison",
  summary: "Keep a comparison of costs with the project, in the place of the one before",
  tag: "projects",
  access: "session",
  need: "edit",
  changes: ["comparison"],
  params,
  body: KeptComparison,
  response: answer,
  errors: [...NOT_ALLOWED, "invalid_input"],
});

export const compareCosts = endpoint({
  method: "POST",
  path: "/api/projects/:id/cost-comparison",
  summary: "Size and price one configuration for the project; nothing is stored",
  tag: "projects",
  access: "session",
  need: "view",
  changes: [],
  params,
  body: ConfigurationInput.extend({ finance: FinanceTerms.nullish() }),
  response: ComparisonResult,
  errors: [
    "not_signed_in",
    "project_not_found",
    "invalid_input",
    "nothing_to_size",
    "server_busy",
    "calculation_cancelled",
  ],
});
