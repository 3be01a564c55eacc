import { SHARED_ROOF_PANELS_MAX } from "@sunwright/contract/limits";
import type { SharedDesign, SharedRoof } from "@sunwright/contract/shares";
import { METHOD } from "@sunwright/engine/sizing/inputs/defaults";
import { sql } from "drizzle-orm";
import { projects } from "../projects/schema";
import { panelPlacements } from "../roofs/schema";

const { design } = projects;

/** Figures of a trace, without how they came about. */
const figure = (...path: readonly string[]) => sql`${design} #> ${sql.raw(`'{${[...path, "value"].join(",")}}'`)}`;
const field = (...path: readonly string[]) => sql`${design} #> ${sql.raw(`'{${path.join(",")}}'`)}`;

const simulation = sql`case when jsonb_typeof(${field("simulation")}) = 'object' then jsonb_build_object(
  'flows', ${field("simulation", "flows")},
  'hoursServed', ${figure("simulation", "hoursServed")},
  'unmetHours', ${figure("simulation", "unmetHours")},
  'longestGap', ${figure("simulation", "longestGap")},
  'sunlessHours', ${figure("simulation", "sunlessHours")},
  'target', ${figure("simulation", "target")},
  'years', ${field("simulation", "years")},
  'unmetByMonth', jsonb_path_query_array(${design}, '$.simulation.months[*].unmetHours')
) end`;

const points = sql`case when jsonb_typeof(${field("hybrid")}) = 'object' then (
  select jsonb_agg(jsonb_build_object('goal', point -> 'goal', 'chosen', point -> 'chosen', 'panels', point -> 'panels'))
  from jsonb_array_elements(${field("hybrid", "points")}) as point
) end`;

const cables = sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'run', cable -> 'run', 'used', cable -> 'used', 'length', cable -> 'length', 'note', cable -> 'note'
  )), '[]'::jsonb)
  from jsonb_array_elements(${field("cables")}) as cable
)`;

const parametersOf = (names: readonly string[]) =>
  sql`jsonb_build_object(${sql.join(
    names.map((name) => sql`${sql.raw(`'${name}'`)}, ${field("basis", "parameters", name)}`),
    sql`, `,
  )})`;

/**
 * What a link shows of the design, taken out by the database: a design is large, and holds what it costs. Null where an
 * older method made it, whose fields may be others.
 */
export const shownDesign = (
  parameters: readonly (keyof SharedDesign["parameters"])[],
) => sql<SharedDesign | null>`case when ${projects.designMethod} = ${sql.raw(`'${METHOD}'`)} then jsonb_build_object(
  'parameters', ${parametersOf(parameters)},
  'sourcedPlace', ${field("site", "sourcedPlace")},
  'monthlySunHours', ${field("site", "monthlySunHours")},
  'panels', ${figure("panels", "count")},
  'array', ${figure("panels", "capacity")},
  'battery', ${figure("battery", "capacity")},
  'hasBattery', ${field("battery", "governedBy")} <> '"none"',
  'inverter', ${figure("inverter", "capacity")},
  'dailyConsumption', ${figure("load", "dailyConsumption")},
  'servedAtSourcedSun', ${figure("energy", "servedAtSourcedSun")},
  'cables', ${cables},
  'points', ${points},
  'simulation', ${simulation}
) end`;

/** A larger roof is not drawn: thousands of panels are a picture of nothing, and slow to send. */
const isDrawn = sql`jsonb_array_length(${panelPlacements.optimizedLayout}) between 1 and ${sql.raw(String(SHARED_ROOF_PANELS_MAX))}`;

const place = (of: string) =>
  sql.raw(`'x', ${of} -> 'x', 'y', ${of} -> 'y', 'width', ${of} -> 'width', 'height', ${of} -> 'height'`);

/** The roof from above, without where it is. */
export const shownRoof = sql<SharedRoof | null>`(
  select jsonb_build_object(
    'roofWidth', ${panelPlacements.roofWidth},
    'roofHeight', ${panelPlacements.roofHeight},
    'roofOrientation', ${panelPlacements.roofOrientation},
    'mounting', jsonb_build_object('kind', ${panelPlacements.mounting} -> 'kind'),
    'shadingObstructions', (
      select coalesce(jsonb_agg(jsonb_build_object(${place("one")}, 'type', one -> 'type')), '[]'::jsonb)
      from jsonb_array_elements(${panelPlacements.shadingObstructions}) as one
    ),
    'optimizedLayout', (
      select coalesce(jsonb_agg(jsonb_build_object(${place("one")}, 'shaded', one -> 'shaded')), '[]'::jsonb)
      from jsonb_array_elements(${panelPlacements.optimizedLayout}) as one
    )
  )
  from ${panelPlacements} where ${panelPlacements.projectId} = ${projects.id} and ${isDrawn}
)`;
