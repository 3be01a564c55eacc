import { session } from "./storage";

/** A message that must survive a full page load: written before leaving, read once on arrival. */
export interface Flash {
  readonly title: string;
  readonly description: string;
  /** Good news, unless it says so. */
  readonly tone?: "bad" | undefined;
}

const KEY = "flash";

export const leaveFlash = (message: Flash): void => session.write(KEY, message);

export function takeFlash(): Flash | null {
  const stored = session.read(KEY);
  session.remove(KEY);
  if (typeof stored !== "object" || stored === null) return null;
  const { title, description, tone }: Record<string, unknown> = { ...stored };
  if (typeof title !== "string" || typeof description !== "string") return null;
  return tone === "bad" ? { title, description, tone } : { title, description };
}
