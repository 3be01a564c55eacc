import { DEFAULT_PARAMETERS, PARAMETER_NAMES } from "@sunwright/engine/parameters/parameters";
import { isBeyondPeak } from "@sunwright/engine/sizing/load/load";
import { say } from "@sunwright/words/project-fields";
import { z } from "zod";
import { ACCESS, NOT_ALLOWED, NO_PROJECT } from "./access";
import { DesignResult } from "./design";
import { endpoint } from "./endpoint";
import { PersonSeen } from "./people";
import { SystemPrice } from "./prices";
import { DIRECT_DAILY_CONSUMPTION_MAX, DIRECT_PEAK_POWER_MAX, HISTORY_PAGE_MAX, NAME_MAX } from "./limits";
import { between } from "./numbers";
import { enteredSchemas } from "./parameter-schemas";
import { line } from "./text";

/** The System Parameters: a schema for each entry of the engine's table. */
export const Parameters = z.object(enteredSchemas(PARAMETER_NAMES));
export type Parameters = z.output<typeof Parameters>;

export { DEFAULT_PARAMETERS };
export const DEFAULT_PROJECT_NAME = "New Solar Project";

const ProjectName = line(NAME_MAX, () => say("projectName"));
const directDailyConsumption = between({ min: 0, max: DIRECT_DAILY_CONSUMPTION_MAX });
const directPeakPower = between({ min: 0, max: DIRECT_PEAK_POWER_MAX });
const BOTH_FIGURES = () => say("bothFigures");
const notAlone = (other: unknown, own: unknown) => other === undefined || own !== undefined;
/** The body of calculate. Each bound keeps its own message, which a union of two shapes would swallow. */
const DirectInput = z
  .object({
    directDailyConsumption: directDailyConsumption.optional(),
    directPeakPower: directPeakPower.optional(),
  })
  .refine((sent) => notAlone(sent.directPeakPower, sent.directDailyConsumption), {
    path: ["directDailyConsumption"],
    error: BOTH_FIGURES,
  })
  .refine((sent) => notAlone(sent.directDailyConsumption, sent.directPeakPower), {
    path: ["directPeakPower"],
    error: BOTH_FIGURES,
  })
  .refine((sent) => !isBeyondPeak(sent.directDailyConsumption ?? 0, sent.directPeakPower ?? 0), {
    path: ["directDailyConsumption"],
    error: () => say("beyondPeak"),
  });
/** Which tab of the Power Consumption Calculator feeds the design. */
export const CONSUMPTION_SOURCES = ["appliances", "direct"] as const;

/** All of a project that is entered, as a project file holds it. */
export const EditableProject = Parameters.extend({
  name: ProjectName,
  consumptionSource: z.enum(CONSUMPTION_SOURCES),
  directDailyConsumption: directDailyConsumption.nullable(),
  directPeakPower: directPeakPower.nullable(),
}).strict();

export const Project = Parameters.extend({
  id: z.string(),
  name: z.string(),
  consumptionSource: z.enum(CONSUMPTION_SOURCES),
  /** [Wh] */
  directDailyConsumption: z.number().nullable(),
  /** [W] */
  directPeakPower: z.number().nullable(),
  /** [W]; null until calculated. */
  recommendedPanelCapacity: z.number().nullable(),
  /** [Wh] */
  recommendedBatteryCapacity: z.number().nullable(),
  /** [W] */
  recommendedInverterCapacity: z.number().nullable(),
  /** US dollars; screens multiply by the display rate. */
  estimatedCost: z.number().nullable(),
  calculatedAt: z.iso.datetime().nullable(),
  /** What the caller may do with it. */
  access: z.enum(ACCESS),
  /** False when something that feeds the design changed after it was calculated. */
  designIsCurrent: z.boolean(),
  /** True when the design was made by an older method: its capacities and cost stay here, the design is not read. */
  designIsOutdated: z.boolean(),
  archivedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Rises with each change of the name, the parameters or the direct input; send it back with a save. */
  version: z.number().int(),
});
export type Project = z.output<typeof Project>;

export const ProjectSummary = Project.pick({
  id: true,
  name: true,
  systemType: true,
  country: true,
  city: true,
  currency: true,
  recommendedPanelCapacity: true,
  recommendedBatteryCapacity: true,
  recommendedInverterCapacity: true,
  estimatedCost: true,
  calculatedAt: true,
  designIsOutdated: true,
  archivedAt: true,
  createdAt: true,
  updatedAt: true,
  access: true,
}).extend({
  applianceCount: z.number().int(),
  /** By the surest rung that the caller may know; null until calculated. */
  price: SystemPrice.nullable(),
  /** Who shared it; null for your own. */
  owner: PersonSeen.nullable(),
});
export type ProjectSummary = z.output<typeof ProjectSummary>;

const tag = "projects";
const access = "session";
const params = z.object({ id: z.uuid() });

export const listProjects = endpoint({
  method: "GET",
  path: "/api/projects",
  summary: "The projects of the account and those shared with it",
  tag,
  access,
  query: z.object({
    archived: z.enum(["true", "false"]).default("false").describe("Only archived projects, or only those that are not"),
    shared: z
      .enum(["true", "false"])
      .optional()
      .describe("Only projects that others share, or only the account's own; without it both"),
    search: line(NAME_MAX).optional().describe("A part of the project's name"),
    sort: z.enum(["changed", "name"]).optional().describe("By name, or as without it last changed first"),
    limit: z.coerce.number().int().min(1).max(100).default(50).describe("Most projects in the answer"),
    offset: z.coerce.number().int().min(0).max(1_000).default(0).describe("Projects of the list to pass over"),
  }),
  response: z.object({ projects: z.array(ProjectSummary), total: z.number().int() }),
  errors: ["not_signed_in", "invalid_input"],
});

export const createProject = endpoint({
  method: "POST",
  path: "/api/projects",
  summary: "Create a project; what is left out takes the specification's defaults",
  tag,
  access,
  changes: ["projects"],
  body: z.object({ name: ProjectName.default(DEFAULT_PROJECT_NAME) }).extend(Parameters.partial().shape),
  status: 201,
  response: Project,
  errors: ["not_signed_in", "invalid_input", "unknown_city", "too_many_projects", "idempotency_key_reused"],
});

export const readProject = endpoint({
  method: "GET",
  path: "/api/projects/:id",
  summary: "A project with its parameters and recommended capacities",
  tag,
  access,
  params,
  tagged: true,
  response: Project,
  errors: NO_PROJECT,
});

export const updateProject = endpoint({
  method: "PUT",
  path: "/api/projects/:id",
  summary: "Save parameters, name or direct input; only the fields sent change",
  tag,
  access,
  need: "edit",
  changes: ["project", "economics", "weather", "history", "projects"],
  params,
  body: Parameters.partial().extend({
    name: ProjectName.optional(),
    consumptionSource: z.enum(CONSUMPTION_SOURCES).optional(),
    directDailyConsumption: directDailyConsumption.nullable().optional(),
    directPeakPower: directPeakPower.nullable().optional(),
    /** The version the form was filled from; when it is not the stored one the save is refused. */
    version: z.number().int().optional(),
  }),
  response: Project,
  errors: [...NOT_ALLOWED, "invalid_input", "unknown_city", "project_changed"],
});

export const deleteProject = endpoint({
  method: "DELETE",
  path: "/api/projects/:id",
  summary: "Delete a project for good",
  tag,
  access,
  changes: ["project", "projects"],
  params,
  response: z.object({ message: z.string() }),
  errors: [...NOT_ALLOWED, "jobs_under_way"],
});

export const duplicateProject = endpoint({
  method: "POST",
  path: "/api/projects/:id/duplicate",
  summary: "Copy a project with its appliances",
  tag,
  access,
  need: "view",
  changes: ["projects"],
  params,
  status: 201,
  response: Project,
  errors: [...NO_PROJECT, "too_many_projects", "idempotency_key_reused"],
});

export const archiveProject = endpoint({
  method: "POST",
  path: "/api/projects/:id/archive",
  summary: "Put a project away; nothing of it is lost",
  tag,
  access,
  need: "owner",
  changes: ["project", "history", "projects"],
  params,
  response: Project,
  errors: NOT_ALLOWED,
});

export const reopenProject = endpoint({
  method: "POST",
  path: "/api/projects/:id/reopen",
  summary: "Take a project back out of the archive",
  tag,
  access,
  need: "owner",
  changes: ["project", "history", "projects"],
  params,
  response: Project,
  errors: NOT_ALLOWED,
});

/** At which prices a design is found: of its country, or of the firm of whoever calculates. */
const SEARCH_PRICES = ["local", "book"] as const;

export const calculateProject = endpoint({
  method: "POST",
  path: "/api/projects/:id/calculate",
  summary: "Size the system, from the appliances or from the direct input sent",
  tag,
  access,
  need: "edit",
  changes: ["project", "design", "price", "history", "projects"],
  params,
  query: z.object({
    prices: z
      .enum(SEARCH_PRICES)
      .optional()
      .describe(
        "Whether an installer's design is found at what their firm's price book says of parts; left out: as it was found before",
      ),
  }),
  /** Both figures together switch the project to direct input; an empty body, null or none sizes from what it holds. */
  body: DirectInput.nullish(),
  response: z.object({
    recommendedPanelCapacity: z.number(),
    recommendedBatteryCapacity: z.number(),
    recommendedInverterCapacity: z.number(),
    estimatedCost: z.number(),
    project: Project,
    design: DesignResult,
  }),
  errors: [...NOT_ALLOWED, "invalid_input", "nothing_to_size", "server_busy", "calculation_cancelled"],
});

export const readDesign = endpoint({
  method: "GET",
  path: "/api/projects/:id/design",
  summary: "The stored design with the trace of every figure",
  tag,
  access,
  params,
  tagged: true,
  response: z.object({ design: DesignResult, calculatedAt: z.iso.datetime(), designIsCurrent: z.boolean() }),
  errors: [...NO_PROJECT, "not_calculated", "design_outdated"],
});

export const EXPORT_FORMATS = ["print", "pdf", "csv", "json"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
export const recordExport = endpoint({
  method: "POST",
  path: "/api/projects/:id/exports",
  summary: "Note in the history that a report was taken out",
  tag,
  access,
  need: "view",
  changes: ["history"],
  params,
  body: z.object({ format: z.enum(EXPORT_FORMATS) }),
  response: z.object({ message: z.string() }),
  errors: [...NO_PROJECT, "invalid_input"],
});

/** Source: design workflow specification, section 3. */
export const HISTORY_ACTIONS = ["created", "modified", "shared", "calculated", "exported", "commented"] as const;
export const HistoryItem = z.object({
  id: z.string(),
  /** 1, 2, 3 … within the project, oldest first: what stands before the first one listed is asked for by it. */
  number: z.number().int(),
  action: z.enum(HISTORY_ACTIONS),
  ...PersonSeen.shape,
  description: z.string(),
  /** What changed: for a modification each field with its value before and after. */
  changes: z.looseObject({}),
  timestamp: z.iso.datetime(),
});
export type HistoryItem = z.output<typeof HistoryItem>;

export const listHistory = endpoint({
  method: "GET",
  path: "/api/projects/:id/history",
  summary: "What happened to a project, newest first: a page of it, shorter where its entries are long",
  tag,
  access,
  params,
  query: z.object({
    before: z.coerce
      .number()
      .int()
      .min(1)
      .max(2_147_483_647)
      .optional()
      .describe("Only entries with a number lower than this"),
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(HISTORY_PAGE_MAX)
      .default(HISTORY_PAGE_MAX)
      .describe("Most entries in the answer"),
  }),
  tagged: true,
  response: z.array(HistoryItem),
  errors: [...NO_PROJECT, "invalid_input"],
});
