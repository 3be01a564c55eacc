import type { Permission } from "@sunwright/contract/access";
import { newId } from "../../../platform/ids";
import { projectMembers, projectShares } from "../access-schema";
import type { TestApi } from "./api";

/** Lets a person in by a link of this permission, as if they had opened it. */
export async function letIn(
  api: Pick<TestApi, "database">,
  { userId }: { readonly userId: string },
  projectId: string,
  permission: Permission,
  expiresAt: Date | null = null,
): Promise<{ readonly shareId: string }> {
  const at = new Date(0);
  const id = newId(new Date());
  const link = { id, projectId, permission, isPublic: true, sharedBy: userId, token: id, expiresAt, createdAt: at };
  const { executor } = api.database;
  await executor.insert(projectShares).values(link);
  await executor.insert(projectMembers).values({ projectId, userId, shareId: id, joinedAt: at });
  return { shareId: id };
}
