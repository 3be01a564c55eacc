import { eq } from "drizzle-orm";
import type { Transaction } from "../../platform/database";
import { projectMembers, projectShares } from "./access-schema";

/** The people who made links to a project or joined it by one, and the links. */
export async function everybodyOn(tx: Transaction, projectId: string) {
  const links = await tx
    .select({ id: projectShares.id, sharedBy: projectShares.sharedBy })
    .from(projectShares)
    .where(eq(projectShares.projectId, projectId));
  const members = await tx
    .select({ userId: projectMembers.userId })
    .from(projectMembers)
    .where(eq(projectMembers.projectId, projectId));
  const people = new Set([...members.map(({ userId }) => userId), ...links.map(({ sharedBy }) => sharedBy)]);
  return { people: [...people], links: links.map(({ id }) => id) };
}
