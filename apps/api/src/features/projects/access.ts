import { type Access, type Permission, PERMISSIONS } from "@sunwright/contract/access";
import { and, eq, exists, gt, inArray, isNull, or, type Placeholder, sql, type SQLWrapper } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { Executor } from "../../platform/database";
import { type OfSession, sessionColumns, type Viewer } from "../../platform/sessions";
import type { Value } from "../../platform/statements";
import { projects } from "./schema";
import { projectMembers, projectShares } from "./access-schema";

/** Who asks, and when: a link that has ended lets nobody in. */
export type Caller = Pick<Viewer, "userId" | "at">;

/** The same in a statement whose values come later. */
export interface Asker {
  readonly userId: string | SQLWrapper;
  readonly at: Date | Placeholder;
}
/** Who asks in a statement that begins at the session of the call. */
export const askerIn = (value: Value<OfSession>): Asker => ({ userId: sessionColumns.userId, at: value("at") });

/** The one condition under which a link lives. */
export const linkLives = (at: Date | SQLWrapper) =>
  or(isNull(projectShares.expiresAt), gt(projectShares.expiresAt, at));

/** The caller came through a link that has not ended and gives this permission or more. */
const joined = ({ userId, at }: Asker, need: Permission) =>
  exists(
    new QueryBuilder()
      .select({ one: sql`1` })
      .from(projectMembers)
      .innerJoin(projectShares, eq(projectShares.id, projectMembers.shareId))
      .where(
        and(
          eq(projectMembers.projectId, projects.id),
          eq(projectMembers.userId, userId),
          inArray(projectShares.permission, PERMISSIONS.slice(PERMISSIONS.indexOf(need))),
          linkLives(at),
        ),
      ),
  );

const owned = ({ userId }: Asker) => eq(projects.ownerId, userId);

/** The one condition by which a project is reached: it is there, and the caller may do with it what is needed. */
export const reachable = (caller: Asker, id: string | Placeholder, need: Access) =>
  and(eq(projects.id, id), need === "owner" ? owned(caller) : or(owned(caller), joined(caller, need)));

/** Every project the caller may read. For one whose id is known `reachable` is the condition. */
export const visible = (caller: Caller) => or(owned(caller), joined(caller, "view"));

/** The projects of others that the caller has joined by a link that has not ended. */
export async function sharedWith(executor: Executor, { userId, at }: Caller): Promise<string[]> {
  const rows = await executor
    .selectDistinct({ id: projectMembers.projectId })
    .from(projectMembers)
    .innerJoin(projectShares, eq(projectShares.id, projectMembers.shareId))
    .where(and(eq(projectMembers.userId, userId), linkLives(at)));
  return rows.map(({ id }) => id);
}

/** What the caller may do with a project they reach. */
export const accessOf = (caller: Asker) =>
  sql<Access>`case when ${owned(caller)} then 'owner' when ${joined(caller, "admin")} then 'admin'
    when ${joined(caller, "edit")} then 'edit' else 'view' end`;
