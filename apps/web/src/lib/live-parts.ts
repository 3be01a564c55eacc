import type { QueryKey } from "@tanstack/react-query";

/** Where what a part's write changes is read, when the two are not of one name. */
const READ_AT: Readonly<Record<string, string>> = { calculate: "design", "optimize-panels": "panel-placement" };
/** What a restore, the one write to the history, brings back besides the project itself. */
const RESTORED: ReadonlySet<unknown> = new Set(["appliances", "economics"]);
/** The hours of a weather file are large, and change with the file alone. */
const WEATHER = "weather";

/**
 * Whether a read of this key is out of date after others wrote the parts named ("" is the project itself). The project
 * and its history are so after every write.
 */
export function isOutOfDate(key: QueryKey, projectId: string, parts: readonly string[]): boolean {
  const [head, id, part] = key;
  if (head !== "/api/projects" || id !== projectId) return false;
  if (part === undefined || part === "history") return true;
  if (RESTORED.has(part) && parts.includes("history")) return true;
  if (part === WEATHER) return parts.includes(WEATHER) || (parts.includes("") && key.length === 3);
  return parts.some((written) => (READ_AT[written] ?? written) === part);
}
