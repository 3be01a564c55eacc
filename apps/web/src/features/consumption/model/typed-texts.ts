import { createDraftStore } from "../../../lib/drafts";

/** What stands in some boxes, as typed. */
export type Texts = Readonly<Record<string, string>>;

const parseTexts = (stored: unknown): Texts | null => {
  if (typeof stored !== "object" || stored === null) return null;
  const texts = Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return texts.length === 0 ? null : Object.fromEntries(texts);
};

export const typedTexts = (name: string) => createDraftStore(name, parseTexts);

/** Boxes of one appliance in the list. */
export const applianceDraftName = (projectId: string, applianceId: string) => `appliance-${projectId}_${applianceId}`;
/** The two figures of Direct Input. */
export const directDraftName = (projectId: string) => `direct-input-${projectId}`;
/** What stands on a bill. */
export const billDraftName = (projectId: string) => `bill-${projectId}`;
