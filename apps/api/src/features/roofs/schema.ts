import { ROOF_SIDE_MAX, ROOF_TILT } from "@sunwright/contract/limits";
import type { PanelPlacement } from "@sunwright/contract/roof";
import { LAYOUT_MODES, ROOF_ORIENTATIONS } from "@sunwright/contract/roof-options";
import { sql } from "drizzle-orm";
import { boolean, check, doublePrecision, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../platform/columns";
import { projects } from "../projects/schema";

const optionsOf = (options: readonly string[]) => sql.raw(options.map((option) => `'${option}'`).join(", "));
const roofSide = sql.raw(String(ROOF_SIDE_MAX));

/** The roof of a project and the layout on it: at most one, and it goes with the project. */
export const panelPlacements = pgTable(
  "panel_placements",
  {
    projectId: uuid("project_id")
      .primaryKey()
      .references(() => projects.id, { onDelete: "cascade" }),
    /** [m] */
    roofWidth: doublePrecision("roof_width").notNull(),
    roofHeight: doublePrecision("roof_height").notNull(),
    roofOrientation: text("roof_orientation", { enum: ROOF_ORIENTATIONS }).notNull(),
    /** [°] */
    roofTilt: doublePrecision("roof_tilt").notNull(),
    shadingObstructions: jsonb("shading_obstructions").$type<PanelPlacement["shadingObstructions"]>().notNull(),
    panelDimensions: jsonb("panel_dimensions").$type<PanelPlacement["panelDimensions"]>().notNull(),
    rules: jsonb("rules").$type<PanelPlacement["rules"]>().notNull(),
    mode: text("mode", { enum: LAYOUT_MODES }).notNull(),
    mounting: jsonb("mounting").$type<PanelPlacement["mounting"]>().notNull(),
    optimizedLayout: jsonb("optimized_layout").$type<PanelPlacement["optimizedLayout"]>().notNull(),
    efficiencyScore: doublePrecision("efficiency_score").notNull(),
    /** [kWh a year] */
    energyYield: doublePrecision("energy_yield").notNull(),
    /** [%] */
    utilizationRate: doublePrecision("utilization_rate").notNull(),
    shadingLoss: doublePrecision("shading_loss").notNull(),
    figures: jsonb("figures").$type<PanelPlacement["figures"]>().notNull(),
    proof: jsonb("proof").$type<NonNullable<PanelPlacement["proof"]>>(),
    comparison: jsonb("comparison").$type<PanelPlacement["comparison"]>().notNull(),
    edited: boolean("edited").notNull(),
    site: jsonb("site").$type<PanelPlacement["site"]>().notNull(),
    optimizedAt: instant("optimized_at").notNull(),
  },
  (table) => [
    check("roof_width_bounds", sql`${table.roofWidth} > 0 and ${table.roofWidth} <= ${roofSide}`),
    check("roof_height_bounds", sql`${table.roofHeight} > 0 and ${table.roofHeight} <= ${roofSide}`),
    check(
      "roof_tilt_bounds",
      sql`${table.roofTilt} between ${sql.raw(`${ROOF_TILT.min}`)} and ${sql.raw(`${ROOF_TILT.max}`)}`,
    ),
    check("roof_orientation_option", sql`${table.roofOrientation} in (${optionsOf(ROOF_ORIENTATIONS)})`),
    check("layout_mode_option", sql`${table.mode} in (${optionsOf(LAYOUT_MODES)})`),
  ],
);
