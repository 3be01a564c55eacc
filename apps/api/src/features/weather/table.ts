import { boundedTold } from "@sunwright/engine/climate/files/told-bounds";
import { and, eq, getTableColumns, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { type Caller, reachable } from "../projects/access";
import { projects } from "../projects/schema";
import { projectWeather } from "./schema";

const { hours, ...columns } = getTableColumns(projectWeather);

export type StoredWeather = typeof projectWeather.$inferSelect;
/** Without the hours, which are 210 kB and which few calls need. */
export type WeatherRow = Omit<StoredWeather, "hours">;

/** Rows that were stored before what is said of a file had bounds. */
const bounded = <Row extends Pick<StoredWeather, "told">>(row: Row): Row => ({ ...row, told: boundedTold(row.told) });

/** The project's city with its weather, if it has any; null when the project is not the caller's to read. */
export async function findWeather(executor: Executor, caller: Caller, projectId: string) {
  const [row] = await executor
    .select({ city: projects.city, weather: columns })
    .from(projects)
    .leftJoin(projectWeather, eq(projectWeather.projectId, projects.id))
    .where(reachable(caller, projectId, "view"));
  return row ? { ...row, weather: row.weather && bounded(row.weather) } : null;
}

/** The same with the hours alone. */
export async function findHours(executor: Executor, caller: Caller, projectId: string) {
  const [row] = await executor
    .select({ hours })
    .from(projects)
    .leftJoin(projectWeather, eq(projectWeather.projectId, projects.id))
    .where(reachable(caller, projectId, "view"));
  return row ?? null;
}

/** All of it, the hours too. */
export async function findWholeWeather(executor: Executor, caller: Caller, projectId: string) {
  const [row] = await executor
    .select(getTableColumns(projectWeather))
    .from(projectWeather)
    .innerJoin(projects, eq(projectWeather.projectId, projects.id))
    .where(reachable(caller, projectId, "view"));
  return row ? bounded(row) : null;
}

/** What a design takes of it: the hours and what the user knows them by; null where the city's weather is used. */
export async function findWeatherYear(executor: Executor, caller: Caller, projectId: string) {
  const [row] = await executor
    .select({ told: projectWeather.told, fileName: projectWeather.fileName, hours })
    .from(projectWeather)
    .innerJoin(projects, eq(projectWeather.projectId, projects.id))
    .where(reachable(caller, projectId, "view"));
  if (!row) return null;
  const { place } = boundedTold(row.told);
  return { name: place === "" ? row.fileName : place, hours: new Uint8Array(row.hours) };
}

/** The weather of a project of an account, without the hours. */
export async function allWeather(executor: Executor, ownerId: string, ofProject: string): Promise<WeatherRow[]> {
  const rows = await executor
    .select(columns)
    .from(projectWeather)
    .innerJoin(projects, eq(projects.id, projectWeather.projectId))
    .where(and(eq(projects.ownerId, ownerId), eq(projects.id, ofProject)));
  return rows.map((row) => bounded(row));
}

/** Writes the weather of a project whose row the caller holds, in place of what it had. */
export async function storeWeather(tx: Transaction, { projectId, ...weather }: StoredWeather): Promise<void> {
  await tx
    .insert(projectWeather)
    .values({ projectId, ...weather })
    .onConflictDoUpdate({ target: projectWeather.projectId, set: weather });
}

/** Takes over the weather of one project of the owner into another the caller holds, within the database. */
export async function copyWeather(tx: Transaction, caller: Caller, from: string, to: string): Promise<void> {
  const copy = tx
    .select({ ...getTableColumns(projectWeather), projectId: sql`${to}::uuid`.as("project_id") })
    .from(projectWeather)
    .innerJoin(projects, eq(projects.id, projectWeather.projectId))
    .where(reachable(caller, from, "view"));
  await tx.insert(projectWeather).select(copy);
}

/** Of a project whose row the caller holds. */
export async function deleteWeather(tx: Transaction, projectId: string): Promise<void> {
  await tx.delete(projectWeather).where(eq(projectWeather.projectId, projectId));
}
