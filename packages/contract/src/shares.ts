import { z } from "zod";
import { NOT_ALLOWED, PERMISSIONS } from "./access";
import { ProjectAppliance } from "./appliances";
import { PROJECT_PARTS } from "./changes";
import { isCounted, YEAR } from "./days";
import { endpoint, EventStream } from "./endpoint";
import { LINE_MAX, SHARED_ROOF_PANELS_MAX } from "./limits";
import { SystemPrice } from "./prices";
import { HYBRID_GOALS, SYSTEM_TYPES } from "@sunwright/engine/parameters/options";
import { Project } from "./projects";
import { ROOF_ORIENTATIONS } from "./roof-options";
import { line } from "./text";
import { Text } from "./told";

/** A link to a project: who holds it may open the project with its permission. */
export const Share = z.object({
  id: z.string(),
  permission: z.enum(PERMISSIONS),
  isPublic: z.boolean(),
  /** The address a private link is for, as it was typed; null for a public link. */
  sharedWith: z.string().nullable(),
  /** Who made the link, as others see a person. */
  sharedBy: z.string(),
  expiresAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  /** Every successful opening counts. */
  accessCount: z.number().int(),
  lastAccessedAt: z.iso.datetime().nullable(),
  shareToken: z.string(),
});
export type Share = z.output<typeof Share>;

/** What the shared view shows of a project, and nothing else of it. */
export const SharedProject = Project.pick({
  id: true,
  name: true,
  systemType: true,
  voltageFrequency: true,
  sunlightHours: true,
  backupDays: true,
  backupHours: true,
  busVoltage: true,
  country: true,
  city: true,
  currency: true,
  consumptionSource: true,
  directDailyConsumption: true,
  directPeakPower: true,
  recommendedPanelCapacity: true,
  recommendedBatteryCapacity: true,
  recommendedInverterCapacity: true,
  estimatedCost: true,
  designIsOutdated: true,
  updatedAt: true,
}).extend({
  /** "Kano, Nigeria", or the country alone where no city is chosen. */
  site: z.string(),
  /** By the surest rung that the owner shows; null until calculated. */
  price: SystemPrice.nullable(),
  /** The owner's name. */
  designedBy: z.string(),
});
export type SharedProject = z.output<typeof SharedProject>;

export const SharedAppliance = ProjectAppliance.pick({
  /** Of the catalogue; null where the project names the appliance itself. */
  applianceId: true,
  customName: true,
  customPower: true,
  quantity: true,
  hoursPerDay: true,
  dailyConsumption: true,
});
export type SharedAppliance = z.output<typeof SharedAppliance>;

const figure = z.number();

/** The system as Home says and draws it: figures alone, without money and without how they came about. */
export const SharedDesign = z.object({
  /** It was made for. */
  parameters: z.object({ systemType: z.enum(SYSTEM_TYPES), backupHours: figure }),
  /** The place whose sun it takes. */
  sourcedPlace: z.string(),
  monthlySunHours: z.array(figure),
  panels: figure,
  /** [W] */
  array: figure,
  /** [Wh] */
  battery: figure,
  hasBattery: z.boolean(),
  /** [W] */
  inverter: figure,
  /** [Wh a day] */
  dailyConsumption: figure,
  servedAtSourcedSun: figure,
  cables: z.array(
    z.object({
      run: z.enum(["panel-inverter", "inverter-load", "inverter-generator", "inverter-grid"]),
      used: z.boolean(),
      length: figure,
      note: Text,
    }),
  ),
  points: z.array(z.object({ goal: z.enum(HYBRID_GOALS), chosen: z.boolean(), panels: figure })).nullable(),
  /** Null where there is nothing to carry. */
  simulation: z
    .object({
      flows: z.object({
        production: figure,
        direct: figure,
        toBattery: figure,
        fromBattery: figure,
        surplus: figure,
        generator: figure,
        gridImport: figure,
        gridExport: figure,
        load: figure,
        served: figure,
      }),
      hoursServed: figure,
      unmetHours: figure,
      longestGap: figure,
      sunlessHours: figure,
      target: figure,
      years: figure,
      unmetByMonth: z.array(figure),
    })
    .nullable(),
});
export type SharedDesign = z.output<typeof SharedDesign>;

const place = { x: figure, y: figure, width: figure, height: figure };

/** The roof from above its plane, the ridge on top. [m] */
export const SharedRoof = z.object({
  roofWidth: figure,
  roofHeight: figure,
  roofOrientation: z.enum(ROOF_ORIENTATIONS),
  mounting: z.object({ kind: z.enum(["flush", "rows"]) }),
  shadingObstructions: z.array(z.object({ ...place, type: z.string() })),
  optimizedLayout: z.array(z.object({ ...place, shaded: z.boolean() })).max(SHARED_ROOF_PANELS_MAX),
});
export type SharedRoof = z.output<typeof SharedRoof>;

export const OpenedShare = z.object({
  projectShare: Share.pick({ permission: true, isPublic: true, expiresAt: true }),
  project: SharedProject,
  /** Null until calculated, and for a design that an older method made. */
  design: SharedDesign.nullable(),
  /** Null where none is laid out, and where it holds more panels than a drawing shows. */
  roof: SharedRoof.nullable(),
  /** Custom name and power hold what counts, also for an item of the catalogue. */
  appliances: z.array(SharedAppliance),
});
export type OpenedShare = z.output<typeof OpenedShare>;

const tag = "projects";
const access = "session";
const params = z.object({ id: z.uuid() });
const notAdmin = ["not_signed_in", "project_not_found", "not_permitted"] as const;

export const listShares = endpoint({
  method: "GET",
  path: "/api/projects/:id/shares",
  summary: "The share links of a project, newest first, those past their expiry too",
  tag,
  access,
  need: "admin",
  params,
  response: z.array(Share),
  errors: notAdmin,
});

export const createShare = endpoint({
  method: "POST",
  path: "/api/projects/:id/shares",
  summary: "Make a share link; a private one is mailed to its recipient",
  tag,
  access,
  need: "admin",
  changes: ["shares", "history"],
  params,
  body: z.object({
    permission: z.enum(PERMISSIONS).default("view"),
    isPublic: z.boolean().default(true),
    /** In the past is accepted: the link has expired from the start. */
    expiresAt: z.iso.datetime({ offset: true }).refine(isCounted, YEAR).nullable().default(null),
    /** Not checked: nobody can open a private link for what is not an address, and it is mailed to nobody. */
    sharedWith: line(LINE_MAX).nullable().default(null),
    /** Ignored: the maker of a link is who is signed in. */
    sharedBy: z.unknown().optional(),
  }),
  status: 201,
  response: Share,
  errors: [...notAdmin, "invalid_input", "too_many_shares", "too_many_attempts", "idempotency_key_reused"],
});

export const deleteShare = endpoint({
  method: "DELETE",
  path: "/api/shares/:shareId",
  summary: "Delete a share link; members who joined by it alone lose the project",
  tag,
  access,
  need: "admin",
  changes: ["shares", "project", "history", "projects"],
  params: z.object({ shareId: z.uuid() }),
  response: z.object({ message: z.string() }),
  errors: ["not_signed_in", "share_not_found", "not_permitted"],
});

export const openShare = endpoint({
  method: "GET",
  path: "/api/shared/:shareToken",
  summary: "Open a project by its link; who is signed in finds it among their projects from then on",
  tag,
  access: "public",
  changes: ["shares", "projects"],
  params: z.object({ shareToken: z.string() }),
  response: OpenedShare,
  errors: ["share_not_found"],
});

export const leaveProject = endpoint({
  method: "DELETE",
  path: "/api/projects/:id/membership",
  summary: "Leave a project of somebody else; opening its link again leads back",
  tag,
  access,
  changes: ["project", "history", "projects"],
  params,
  response: z.object({ message: z.string() }),
  errors: NOT_ALLOWED,
});

/** Somebody as others see them. */
export const PresentPerson = z.object({ userId: z.string(), name: z.string() });
export type PresentPerson = z.output<typeof PresentPerson>;

/** What the stream sends as `presence`: who has the project open now. */
export const Presence = z.object({ people: z.array(PresentPerson) });
export type Presence = z.output<typeof Presence>;

/** What the stream sends as `changed`: the parts of the project to read again. */
export const Changed = z.object({ parts: z.array(z.enum(PROJECT_PARTS)) });
export type Changed = z.output<typeof Changed>;

export const watchProject = endpoint({
  method: "GET",
  path: "/api/projects/:id/events",
  summary: "Server-sent events: `presence` and `changed`; ends with the session or the share",
  tag,
  access,
  params,
  query: z.object({
    tab: line(40).min(1).optional().describe("Names one browser tab: its own writes are not announced to it"),
  }),
  stream: true,
  response: EventStream,
  errors: ["not_signed_in", "project_not_found", "not_permitted", "invalid_input", "server_busy", "too_many_requests"],
});
