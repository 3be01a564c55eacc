import type { Town } from "@sunwright/engine/climate/towns";
import { COUNTRIES } from "@sunwright/engine/parameters/options";
import { z } from "zod";
import { endpoint } from "./endpoint";
import { NAME_MAX } from "./limits";
import { line } from "./text";

/** A town, and the sourced climate row of its country that is nearest to it. */
export const TownPlace = z.object({
  id: z.string(),
  name: z.string(),
  /** State, county or province. */
  region: z.string(),
  country: z.enum(COUNTRIES),
  /** [°] */
  latitude: z.number(),
  longitude: z.number(),
  /** Above sea level; null where it is not known. [m] */
  elevation: z.number().nullable(),
  people: z.number(),
  /** As the parameter `town` of a project holds it. */
  town: z.string(),
  row: z.object({
    /** As the parameter `city` of a project holds it. */
    id: z.string(),
    name: z.string(),
    /** [km] */
    kilometres: z.number(),
    /** The town above the row, negative below it; null where one of the heights is not known. [m] */
    metres: z.number().nullable(),
    /** Beyond 100 km or 300 m of height, where the row says less of the town. */
    far: z.boolean(),
  }),
}) satisfies z.ZodType<Town>;
export type TownPlace = z.output<typeof TownPlace>;

/** Towns of one answer. */
export const TOWNS_OF_ANSWER = 20;

export const listTowns = endpoint({
  method: "GET",
  path: "/api/places",
  summary:
    "Towns a design can stand in, by the beginning of their names, the largest first, with their nearest climate",
  tag: "places",
  access: "session",
  tagged: true,
  freshFor: 3_600,
  query: z.object({
    q: line(NAME_MAX)
      .min(1)
      .describe('A name or how it begins, with or without accents, the region after it: "springfield illinois"'),
    country: z.enum(COUNTRIES).optional().describe("Only towns of this country"),
  }),
  response: z.object({
    towns: z.array(TownPlace).readonly(),
    /** Whose names and coordinates they are. */
    source: z.object({ source: z.string(), address: z.string(), licence: z.string(), day: z.string() }),
  }),
  errors: ["not_signed_in", "invalid_input"],
});
