import type { Access } from "@sunwright/contract/access";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import { pricedSystemOf } from "@sunwright/engine/sizing/choice/system-price";
import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  type Placeholder,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { containing } from "../../platform/like";
import { sessions } from "../../platform/schema";
import { ofSession, type OfSession, sessionColumns } from "../../platform/sessions";
import { prepare, text } from "../../platform/statements";
import { accessOf, askerIn, type Caller, reachable, sharedWith } from "./access";
import { projectOwners, projects } from "./schema";

const { design, ...columns } = getTableColumns(projects);

/** A project without its design, which is large and which most calls do not need, and what the caller may do with it. */
export type ProjectRow = Omit<typeof projects.$inferSelect, "design"> & { readonly access: Access };
export type NewProject = typeof projects.$inferInsert;
export type ProjectUpdate = Partial<Omit<NewProject, "id" | "ownerId" | "inputsRevision" | "version">>;

/** So many projects have a design in each country that any has one in. */
export async function designedByCountry(executor: Executor): Promise<Readonly<Record<string, number>>> {
  const rows = await executor
    .select({ country: projects.country, designs: count() })
    .from(projects)
    .where(isNotNull(projects.calculatedAt))
    .groupBy(projects.country);
  return Object.fromEntries(rows.map(({ country, designs }) => [country, designs]));
}

/** For somebody who may do with it what is needed; null for everybody else. */
export async function findProject(executor: Executor, caller: Caller, id: string, need: Access) {
  const [row] = await executor
    .select({ ...columns, access: accessOf(caller) })
    .from(projects)
    .where(reachable(caller, id, need));
  return row ?? null;
}

interface OfProject extends OfSession {
  readonly projectId: string;
}

/** The same in one round trip with the session of the call. */
export const projectOfCall = prepare<OfProject>()((value) => {
  const asker = askerIn(value);
  return text
    .select({ session: sessionColumns, project: columns, access: accessOf(asker) })
    .from(sessions)
    .leftJoin(projects, reachable(asker, value("projectId"), "view"))
    .where(ofSession(value));
});

/** The same, held until the transaction ends. Services take it through `lockProject`, which knows what to answer instead. */
export async function findProjectForUpdate(tx: Transaction, caller: Caller, id: string, need: Access) {
  const [row] = await tx
    .select({ ...columns, access: accessOf(caller) })
    .from(projects)
    .where(reachable(caller, id, need))
    .for("update");
  // A link that was deleted while this waited for the project is seen by a new statement only.
  return row && row.access !== "owner" ? findProject(tx, caller, id, need) : (row ?? null);
}

interface DesignOfCall extends OfProject {
  /** Marks of designs that are known and need not be read again, separated by commas. */
  readonly known: string;
}

/** Another one for every calculation, and for every change of what it is made from. */
const designMark = sql<string>`concat_ws('-', ${columns.calculatedRevision}, ${columns.inputsRevision},
  (extract(epoch from ${columns.calculatedAt}) * 1000)::bigint)`;
const isKnown = (known: Placeholder) => sql`${designMark} = any(string_to_array(${known}, ','))`;

/** The stored design as text, which is large: nothing of it is read where its mark is known. */
export const designOfCall = prepare<DesignOfCall>()((value) => {
  const { id, calculatedAt, calculatedRevision, inputsRevision, designMethod } = columns;
  return text
    .select({
      session: sessionColumns,
      project: { id, calculatedAt, calculatedRevision, inputsRevision, designMethod },
      mark: designMark,
      design: sql<string | null>`case when ${isKnown(value("known"))} then null else ${design}::text end`,
    })
    .from(sessions)
    .leftJoin(projects, reachable(askerIn(value), value("projectId"), "view"))
    .where(ofSession(value));
});

export interface Page {
  readonly archived: boolean;
  /** Only those of others, or only your own; undefined for both. */
  readonly shared: boolean | undefined;
  /** A part of the name. */
  readonly search?: string | undefined;
  readonly sort?: "changed" | "name" | undefined;
  readonly limit: number;
  readonly offset: number;
}

/**
 * Those shared with the caller are looked up before, which is an index and as a rule none: as one condition with the
 * owner's, the database would read every project there is.
 */
async function whose(executor: Executor, caller: Caller, shared: boolean | undefined) {
  const own = eq(projects.ownerId, caller.userId);
  if (shared === false) return own;
  const ids = await sharedWith(executor, caller);
  const others = ids.length === 0 ? sql`false` : and(inArray(projects.id, ids), ne(projects.ownerId, caller.userId));
  return shared ? others : or(own, others);
}

/** The appliances' part of the list: how many a project has, as a column of its row. */
export type ApplianceCount = SQL<number>;

export async function listProjects(
  executor: Executor,
  caller: Caller,
  { archived, shared, search, sort, limit, offset }: Page,
  applianceCount: ApplianceCount,
) {
  const named = search === undefined ? undefined : sql`lower(${projects.name}) like ${containing(search)}`;
  const listed = and(
    await whose(executor, caller, shared),
    (archived ? isNotNull : isNull)(projects.archivedAt),
    named,
  );
  const first = sort === "name" ? sql`lower(${projects.name})` : desc(projects.updatedAt);
  const rows = await executor
    .select({ ...columns, access: accessOf(caller), applianceCount })
    .from(projects)
    .where(listed)
    .orderBy(first, desc(projects.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await executor.select({ total: count() }).from(projects).where(listed);
  return { rows, total: counted?.total ?? 0 };
}

/** Every project of an account, oldest first. */
export async function allProjects(executor: Executor, ownerId: string): Promise<ProjectRow[]> {
  const rows = await executor
    .select(columns)
    .from(projects)
    .where(eq(projects.ownerId, ownerId))
    .orderBy(projects.createdAt, projects.id);
  return rows.map((row) => ({ ...row, access: "owner" }));
}

/** What calculate has stored, of every project of an account. [W, Wh] */
export const storedCapacities = (executor: Executor, ownerId: string) =>
  executor
    .select({
      calculatedAt: columns.calculatedAt,
      panelCapacity: columns.recommendedPanelCapacity,
      batteryCapacity: columns.recommendedBatteryCapacity,
    })
    .from(projects)
    .where(eq(projects.ownerId, ownerId));

/** Makes this transaction the only one that adds projects to the account. Answers how many there are. */
export async function lockOwner(tx: Transaction, ownerId: string): Promise<{ projects: number }> {
  await tx
    .insert(projectOwners)
    .values({ id: ownerId })
    .onConflictDoUpdate({ target: projectOwners.id, set: { id: ownerId } });
  const [counted] = await tx.select({ total: count() }).from(projects).where(eq(projects.ownerId, ownerId));
  return { projects: counted?.total ?? 0 };
}

/**
 * Removes every project of an account and the account's own row. Locked first: what is being added meanwhile is either
 * there to be removed, or waits until this transaction has ended.
 */
export async function removeOwner(tx: Transaction, ownerId: string): Promise<void> {
  await lockOwner(tx, ownerId);
  await tx.delete(projects).where(eq(projects.ownerId, ownerId));
  await tx.delete(projectOwners).where(eq(projectOwners.id, ownerId));
}

export async function insertProject(tx: Transaction, project: NewProject): Promise<ProjectRow> {
  const [row] = await tx.insert(projects).values(project).returning(columns);
  if (!row) throw new Error("An insert returned no row");
  return { ...row, access: "owner" };
}

export interface Raise {
  /** Of what the owner writes: a form filled from an older version is refused. */
  readonly version?: boolean;
  /** Of what feeds the design: the stored one is no longer current. */
  readonly inputs?: boolean;
  /** Only while the stored version is still this one. */
  readonly from?: number | undefined;
}

/** Writes only the columns given, and the revisions that follow. The caller holds the row. Null when nothing matched. */
export async function updateProject(
  tx: Transaction,
  caller: Caller,
  id: string,
  update: ProjectUpdate,
  raise: Raise = {},
): Promise<ProjectRow | null> {
  const [row] = await tx
    .update(projects)
    .set({
      ...update,
      ...(raise.version ? { version: sql`${projects.version} + 1` } : {}),
      ...(raise.inputs ? { inputsRevision: sql`${projects.inputsRevision} + 1` } : {}),
    })
    .where(and(reachable(caller, id, "view"), raise.from === undefined ? undefined : eq(projects.version, raise.from)))
    .returning({ ...columns, access: accessOf(caller) });
  return row ?? null;
}

export interface Calculation {
  readonly design: Design;
  /** Of the inputs it was made from. */
  readonly revision: number;
  readonly consumptionSource: ProjectRow["consumptionSource"];
  readonly directDailyConsumption: number | null;
  readonly directPeakPower: number | null;
  readonly at: Date;
}

/** Writes what a calculation decides and nothing else; the design is current from here on. */
export async function storeCalculation(
  tx: Transaction,
  caller: Caller,
  id: string,
  { design, revision, at, ...load }: Calculation,
  raise: Raise,
): Promise<(ProjectRow & { design: Design }) | null> {
  const [row] = await tx
    .update(projects)
    .set({
      ...load,
      recommendedPanelCapacity: design.panels.capacity.value,
      recommendedBatteryCapacity: design.battery.capacity.value,
      recommendedInverterCapacity: design.inverter.capacity.value,
      estimatedCost: design.cost.total.value,
      priced: pricedSystemOf(design),
      design,
      calculatedAt: at,
      calculatedRevision: revision,
      updatedAt: at,
      ...(raise.version ? { version: sql`${projects.version} + 1` } : {}),
    })
    .where(reachable(caller, id, "edit"))
    .returning({ ...getTableColumns(projects), access: accessOf(caller) });
  return row?.design ? { ...row, design: row.design } : null;
}

/** Everything in it goes with it. The caller holds the row. */
export async function deleteProject(tx: Transaction, caller: Caller, id: string): Promise<void> {
  await tx.delete(projects).where(reachable(caller, id, "owner"));
}

/** The stored design of a project that the caller has been found to read; null where there is none. */
export async function designOfProject(executor: Executor, id: string): Promise<Design | null> {
  const [row] = await executor.select({ design }).from(projects).where(eq(columns.id, id));
  return row?.design ?? null;
}
