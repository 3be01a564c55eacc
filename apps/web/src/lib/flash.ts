import { session } from "./storage";

/** A message that must survive a full page load: written before leaving, read once on arrival. */
export interface Flash {
  readonly title: string;
  readonly description: string;
}

const KEY = "flash";

export const leaveFlash = (message: Flash): void => session.write(KEY, message);

export function takeFlash(): Flash | null {
  const stored = session.read(KEY);
  session.remove(KEY);
  if (typeof stored !== "object" || stored === null) return null;
  const { title, description }: Record<string, unknown> = { ...stored };
  return typeof title === "string" && typeof description === "string" ? { title, description } : null;
}
