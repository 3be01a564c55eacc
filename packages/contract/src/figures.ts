import { z } from "zod";
import { Day } from "./days";
import { endpoint } from "./endpoint";
import { LINE_MAX, NAME_MAX } from "./limits";
import { NO_OPERATOR } from "./operator-audit";
import { VERSION_MAX } from "./shops";
import { line } from "./text";
import { Text } from "./told";

/** A figure as an operator renewed it. */
const RenewedFigure = z.object({
  id: z.string(),
  value: z.number().nullable(),
  source: z.string(),
  from: z.string(),
  until: z.string().nullable(),
  low: z.number().optional(),
  high: z.number().optional(),
});

/** What a part costs in a country's shops, where enough of them sell enough of it. */
const LiveMedian = z.object({
  id: z.string(),
  value: z.number(),
  products: z.number().int(),
  shops: z.number().int(),
  day: z.string(),
});

/** What operators renewed of the figures that the release has, and what shops ask. */
export const CountryFigures = z.object({
  version: z.number().int().min(0),
  renewed: z.array(RenewedFigure).readonly(),
  live: z.array(LiveMedian).readonly().optional(),
});

export const readFigures = endpoint({
  method: "GET",
  path: "/api/figures",
  summary:
    "What operators renewed of the countries' dated figures, and what parts cost in its shops where enough of them sell; everything else is the release's",
  tag: "projects",
  access: "public",
  tagged: true,
  response: CountryFigures,
  errors: [],
});

/** A figure as it stood in a version. */
const FigureState = z.object({
  value: z.number().nullable(),
  source: Text,
  from: z.string().nullable(),
  until: z.string().nullable(),
  /** Of a part's price. */
  range: z.object({ low: z.number(), high: z.number() }).optional(),
});

/** How a version came about. */
export const FIGURE_DOINGS = ["edited", "imported", "put back"] as const;

const FigureVersion = z.object({
  version: z.number().int(),
  at: z.iso.datetime(),
  /** The name of the operator; null where the account is gone. */
  by: z.string().nullable(),
  doing: z.enum(FIGURE_DOINGS),
  /** The version that was put back, 0 for the release's figures; null otherwise. */
  of: z.number().int().nullable(),
  changes: z.array(z.object({ id: z.string(), before: FigureState, after: FigureState })).readonly(),
});
export type FigureVersion = z.output<typeof FigureVersion>;

/** Versions shown; all are kept, and each can be put back by its number. */
export const FIGURE_VERSIONS_SHOWN = 20;
/** Beyond anything that a price or a rate is. */
const FIGURE_MAX = 1e12;
/** Lines of one change. */
export const RENEWALS_MAX = 500;

export const readFigureVersions = endpoint({
  method: "GET",
  path: "/api/operator/figures",
  summary: "The figures as they stand, and what operators changed of them, the newest first",
  tag: "operator",
  access: "session",
  response: z.object({
    figures: CountryFigures,
    versions: z.array(FigureVersion).readonly(),
    /** Projects that have a design, by their country: so many a renewed figure may move. */
    designed: z.record(z.string(), z.number().int()),
  }),
  errors: NO_OPERATOR,
});

const changes = ["figures", "operator-figures", "audit"] as const;
/** The one that was read: whoever was faster is told of, never written over. */
const version = z.number().int().min(0).max(VERSION_MAX);

export const renewFigures = endpoint({
  method: "POST",
  path: "/api/operator/figures",
  summary: "Renew figures, all or none, as a new version; a line of the audit trail",
  tag: "operator",
  access: "session",
  changes,
  body: z.strictObject({
    version,
    doing: z.enum(["edited", "imported"]),
    renewals: z
      .array(
        z.strictObject({
          id: line(NAME_MAX),
          /** Null of a rule that is no single number. What is nothing or less is refused by name. */
          value: z.number().min(-FIGURE_MAX).max(FIGURE_MAX).nullable(),
          /** As the figure has it, so that a price in another currency is found. */
          unit: line(NAME_MAX),
          source: line(LINE_MAX),
          from: Day,
          until: Day.nullable(),
          /** Of a part's price, on either side of it; without them they move with it. */
          low: z.number().min(-FIGURE_MAX).max(FIGURE_MAX).optional(),
          high: z.number().min(-FIGURE_MAX).max(FIGURE_MAX).optional(),
        }),
      )
      .min(1)
      .max(RENEWALS_MAX)
      .readonly(),
  }),
  response: CountryFigures,
  errors: [...NO_OPERATOR, "invalid_input", "second_step_needed", "figures_changed", "figures_refused", "already_done"],
});

export const putFiguresBack = endpoint({
  method: "POST",
  path: "/api/operator/figures/putting-back",
  summary: "Put an earlier version of the figures back, as a new one; a line of the audit trail",
  tag: "operator",
  access: "session",
  changes,
  body: z.strictObject({
    version,
    /** 0: as the release has them. */
    of: version,
  }),
  response: CountryFigures,
  errors: [
    ...NO_OPERATOR,
    "invalid_input",
    "second_step_needed",
    "figures_changed",
    "figures_version_not_found",
    "already_done",
  ],
});
