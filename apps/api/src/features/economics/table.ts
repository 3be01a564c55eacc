import type { MoneyFigures } from "@sunwright/contract/economics";
import type { Country } from "@sunwright/engine/parameters/options";
import { and, eq, getTableColumns } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { type Caller, reachable } from "../projects/access";
import { projects } from "../projects/schema";
import { projectEconomics } from "./schema";

const { projectId, country } = projectEconomics;

export type FiguresRow = typeof projectEconomics.$inferSelect;

interface FoundMoney {
  readonly country: Country;
  /** Null: the project follows every default. */
  readonly figures: MoneyFigures | null;
}

/** What the project says in the country it stands in; null when it is not the caller's to read. */
export async function findMoney(executor: Executor, caller: Caller, id: string): Promise<FoundMoney | null> {
  const [row] = await executor
    .select({ country: projects.country, own: getTableColumns(projectEconomics) })
    .from(projects)
    .leftJoin(projectEconomics, and(eq(projectId, projects.id), eq(country, projects.country)))
    .where(reachable(caller, id, "view"));
  return row ? { country: row.country, figures: row.own && figuresOf(row.own) } : null;
}

const figuresOf = ({ projectId: _project, country: _country, ...figures }: FiguresRow): MoneyFigures => figures;

/** Every row of an account. */
export const allFigures = (executor: Executor, ownerId: string, ofProject: string): Promise<FiguresRow[]> =>
  executor
    .select(getTableColumns(projectEconomics))
    .from(projectEconomics)
    .innerJoin(projects, eq(projects.id, projectId))
    .where(and(eq(projects.ownerId, ownerId), eq(projects.id, ofProject)))
    .orderBy(projectId, country);

/** Writes all figures of a project in a country. The caller holds the project's row. */
export async function storeFigures(tx: Transaction, row: FiguresRow): Promise<void> {
  await tx
    .insert(projectEconomics)
    .values(row)
    .onConflictDoUpdate({ target: [projectId, country], set: row });
}

/** The project follows every default of the country again. The caller holds the project's row. */
export async function removeFigures(tx: Transaction, id: string, of: Country): Promise<void> {
  await tx.delete(projectEconomics).where(and(eq(projectId, id), eq(country, of)));
}

/** What a project says in every country; of a project the caller has been found to read. */
export const figuresOfProject = (executor: Executor, id: string): Promise<FiguresRow[]> =>
  executor.select().from(projectEconomics).where(eq(projectId, id)).orderBy(country);

/** Gives a copy what the original says, in every country. The caller has checked whose both are. */
export async function copyFigures(tx: Transaction, from: string, to: string): Promise<void> {
  const rows = await tx.select().from(projectEconomics).where(eq(projectId, from));
  if (rows.length > 0) await tx.insert(projectEconomics).values(rows.map((row) => ({ ...row, projectId: to })));
}
