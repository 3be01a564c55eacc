import { local, session } from "./storage";

const KEY = "last-project:";
const CAME_FOR = "came-for";
const keyOf = (userId: string) => `${KEY}${userId}`;

/** The project this person had open last in this browser: `/` opens it again. */
export function lastProject(userId: string): string | null {
  const id = local.read(keyOf(userId));
  return typeof id === "string" ? id : null;
}

export const rememberProject = (userId: string, projectId: string): void => local.write(keyOf(userId), projectId);

/** It is gone, or out of reach: nobody in this browser is led there again. */
export function forgetProject(projectId: string): void {
  for (const key of local.keys()) if (key.startsWith(KEY) && local.read(key) === projectId) local.remove(key);
}

export interface CameFor {
  readonly shareToken: string;
  /** Known where the link was opened signed in; else signing in comes first, and opening it after. */
  readonly projectId: string | null;
}

/** Somebody wants to edit what a link shows: `/` opens it for them. */
export const comeForShare = (wanted: CameFor): void => session.write(CAME_FOR, wanted);

export function shareCameFor(): CameFor | null {
  const stored = session.read(CAME_FOR);
  if (typeof stored !== "object" || stored === null) return null;
  const { shareToken, projectId } = { shareToken: null, projectId: null, ...stored };
  if (typeof shareToken !== "string") return null;
  return { shareToken, projectId: typeof projectId === "string" ? projectId : null };
}

export const forgetShareCameFor = (): void => session.remove(CAME_FOR);
