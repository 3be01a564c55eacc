import * as appliances from "@sunwright/contract/appliances";
import * as comparison from "@sunwright/contract/comparison";
import * as stages from "@sunwright/contract/stages";
import * as economics from "@sunwright/contract/economics";
import type { Endpoint } from "@sunwright/contract/endpoint";
import * as projectFile from "@sunwright/contract/project-file";
import * as projects from "@sunwright/contract/projects";
import * as report from "@sunwright/contract/report";
import * as roof from "@sunwright/contract/roof";
import * as shares from "@sunwright/contract/shares";
import * as parts from "@sunwright/contract/parts";
import * as weather from "@sunwright/contract/weather";
import { DEFAULT_CONFIGURATIONS } from "@sunwright/engine/comparison/configuration";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { PLAIN_ROOF } from "../../roofs/testing/roofs";
import { STAGES } from "./stages";
import { LAGOS_EPW } from "./weather-files";

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "path" in value && "access" in value;
const CALLS = [projects, comparison, stages, economics, appliances, roof, shares, weather, parts, report, projectFile];
const exported: readonly unknown[] = CALLS.flatMap((calls) => Object.values<unknown>(calls));

/** Every call of projects and of what belongs to them that needs somebody signed in. */
export const ENDPOINTS = exported.filter(isEndpoint).filter(({ access }) => access === "session");
/** Those of one project, or of something in it. */
export const OF_A_PROJECT = ENDPOINTS.filter(({ path }) => path.includes("/:"));
export const nameOf = ({ method, path }: Pick<Endpoint, "method" | "path">) => `${method} ${path}`;

/** A body the owner may send to each write that takes one. */
export const BODIES: Readonly<Record<string, object>> = {
  "PUT /api/projects/:id": { altitude: 300 },
  "POST /api/projects/:id/calculate": { directDailyConsumption: 5_000, directPeakPower: 1_000 },
  "POST /api/projects/:id/cost-comparison": DEFAULT_CONFIGURATIONS[1],
  "PUT /api/projects/:id/comparison": {
    configurations: DEFAULT_CONFIGURATIONS,
    terms: { loanTerm: 24 },
    priority: "payback",
    compared: true,
  },
  "PUT /api/projects/:id/stages": STAGES,
  "POST /api/projects/:id/stage-plan": STAGES,
  "PUT /api/projects/:id/economics": { country: "Nigeria", tariff: 250 },
  "POST /api/projects/:id/exports": { format: "csv" },
  "POST /api/projects/:id/report.pdf": { currency: "NGN", units: "metric", timeZone: "Africa/Lagos" },
  "POST /api/projects/:id/optimize-panels": PLAIN_ROOF,
  "PUT /api/projects/:id/panel-placement": { ...PLAIN_ROOF, layout: [{ x: 0, y: 0, width: 1.65, height: 1 }] },
  "POST /api/projects/:id/appliances": { customName: "Grinder", customPower: 900 },
  "PUT /api/projects/:id/appliances/:applianceId": { quantity: 2 },
  "PUT /api/projects/:id/parts/:part": { equipmentId: "module-longi-lr5-72hph-570m", price: 120 },
  "PUT /api/projects/:id/weather": { fileName: "lagos.epw", text: LAGOS_EPW },
  "POST /api/projects/:id/weather/fetch": { service: "pvgis" },
  "POST /api/projects/:id/shares": { permission: "view" },
};

/** Rows of docs/permissions.md: the cells after the name of a call. */
export function documentedCells(): ReadonlyMap<string, readonly string[]> {
  const told = readFileSync(resolve(import.meta.dirname, "../../../../../../docs/permissions.md"), "utf8");
  const rows = told.split("\n").map((line) => line.split("|").map((cell) => cell.trim()));
  return new Map(
    rows.flatMap(([, name = "", ...cells]) => (/^`[A-Z]+ /.test(name) ? [[name.slice(1, -1), cells]] : [])),
  );
}
