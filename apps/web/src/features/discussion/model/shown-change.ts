import { say } from "@sunwright/words/discussion";
import { formatNumber } from "../../../lib/format";

/** A line under an entry: what changed, from what, to what. */
export interface ShownChange {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

interface Change {
  readonly before: unknown;
  readonly after: unknown;
}
export const isChange = (value: unknown): value is Change => isRecord(value) && "before" in value && "after" in value;

/** A value as it is read: numbers grouped, nothing as "none". */
export function textOf(value: unknown): string {
  if (typeof value === "number") return formatNumber(value, 3);
  if (typeof value === "boolean") return value ? say("value.yes") : say("value.no");
  return typeof value === "string" ? value : say("value.none");
}
