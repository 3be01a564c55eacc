import { isNumeric, type Parameter } from "@sunwright/engine/parameters/parameter";
import { parameter, PARAMETER_NAMES } from "@sunwright/engine/parameters/parameters";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { columnName } from "./parameter-schema";
import { openTestApi, type Person, type TestApi } from "./testing/api";
import { LAGOS_EPW } from "./testing/weather-files";

let api: TestApi;
let ada: Person;
let projectId: string;
beforeAll(async () => {
  api = await openTestApi();
  ada = await api.person();
  ({ id: projectId } = await ada.project());
  await ada.appliance(projectId);
});
afterAll(() => api.close());

/** PostgreSQL, appendix A: check_violation and not_null_violation. */
const REFUSED = /^23(514|502)$/;
const refusalOf = async (statement: string) => {
  const failed: unknown = await api.database.executor.execute(sql.raw(statement)).catch((error: unknown) => error);
  const cause = failed instanceof Error && failed.cause instanceof Error ? failed.cause : failed;
  return cause instanceof Error && "code" in cause ? cause.code : "stored";
};

it.each([
  ["sunlight_hours", "0.9"],
  ["sunlight_hours", "12.1"],
  ["sunlight_hours", "'NaN'"],
  ["backup_days", "11"],
  ["backup_hours", "73"],
  ["panel_to_inverter_distance", "0"],
  ["inverter_to_grid_distance", "10001"],
  ["ambient_temperature", "-41"],
  ["humidity", "101"],
  ["altitude", "-1"],
  ["backup_rule", "'luck'"],
  ["backup_rule", "null"],
  ["reliability_target", "89.9"],
  ["reliability_target", "100"],
  ["bus_voltage", "36"],
  ["bus_voltage", "null"],
  ["soiling_rate", "2.1"],
  ["dry_months", "13"],
  ["dry_from", "'Ramadan'"],
  ["cleaning_interval", "0"],
  ["horizon_profile", "''"],
  ["roof_shade", "''"],
  ["battery_place", "'attic'"],
  ["panel_azimuth", "360"],
  ["panel_tilt", "-1"],
  ["panel_space", "0.9"],
  ["inverter_size", "99"],
  ["connection_power", "0.1"],
  ["build_budget", "0"],
  ["row_pitch", "0.4"],
  ["row_depth", "null"],
  ["outage_hours", "25"],
  ["outage_start", "24"],
  ["generator", "'coal'"],
  ["system_type", "'nuclear'"],
  ["country", "'Atlantis'"],
  ["currency", "'XXX'"],
  ["region", "'Eastern'"],
  ["country", "'Ghana', region = 'Northern'"],
  ["direct_peak_power", "-1"],
  ["name", "''"],
  ["name", "null"],
])("keeps %s = %s out of the table of projects, whatever a statement says", async (column, value) => {
  expect(await refusalOf(`update projects set ${column} = ${value} where id = '${projectId}'`), "S-379").toMatch(
    REFUSED,
  );
});

/** Values at the ends of what an entry takes, and beyond them, as SQL. */
function ends(entry: Parameter): { readonly stored: readonly string[]; readonly refused: readonly string[] } {
  const nothing = entry.optional ? { stored: ["null"], refused: [] } : { stored: [], refused: ["null"] };
  if (entry.kind === "choice") {
    const unlisted = typeof entry.default === "number" ? `${entry.default + 1}` : "'anything'";
    return { ...nothing, refused: [...nothing.refused, unlisted] };
  }
  if (!isNumeric(entry)) return nothing;
  return {
    stored: [...nothing.stored, `${entry.min}`, `${entry.max}`],
    refused: [...nothing.refused, `${entry.min - 1}`, `${entry.max + 1}`],
  };
}

it.each(PARAMETER_NAMES)("keeps %s within the bounds of the engine's table, or on its list", async (name) => {
  const update = (value: string) =>
    refusalOf(`update projects set "${columnName(name)}" = ${value} where id = '${projectId}'`);
  const { stored, refused } = ends(parameter(name));
  for (const value of stored) expect(await update(value), value).toBe("stored");
  for (const value of refused) expect(await update(value), value).toMatch(REFUSED);
});

it.each([
  ["quantity", "0"],
  ["quantity", "1001"],
  ["hours_per_day", "24.5"],
  ["custom_power", "100001"],
  ["hours_of_day", "'{}'"],
  ["hours_of_day", "'{24}'"],
  ["catalogue_id", "null"],
  ["essential", "null"],
])("keeps %s = %s out of the table of appliances", async (column, value) => {
  const statement = `update project_appliances set ${column} = ${value} where project_id = '${projectId}'`;
  expect(await refusalOf(statement), "S-379").toMatch(REFUSED);
});

it.each([
  ["hours", "'\\x00'"],
  ["source", "'the neighbour'"],
  ["file_name", "''"],
])("keeps %s = %s out of the table of weather", async (column, value) => {
  await ada.put(`/api/projects/${projectId}/weather`, { fileName: "lagos.epw", text: LAGOS_EPW });
  const statement = `update project_weather set ${column} = ${value} where project_id = '${projectId}'`;
  expect(await refusalOf(statement)).toMatch(REFUSED);
});

it("lists projects and reads appliances and history by an index", async () => {
  const indexed = await api.database.executor.execute<{ tablename: string; indexdef: string }>(
    sql`select tablename, indexdef from pg_indexes where tablename like 'project%'`,
  );
  const columns = indexed.rows.map(({ tablename, indexdef }) => `${tablename} ${/\((.*)\)/.exec(indexdef)?.[1]}`);
  expect(columns).toContain("projects owner_id, updated_at DESC, id DESC");
  expect(columns).toContain('project_appliances project_id, "position"');
  expect(columns).toContain("project_history project_id, number");
});
