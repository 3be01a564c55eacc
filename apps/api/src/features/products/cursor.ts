import { z } from "zod";
import { invalidField } from "../../platform/errors";
import { told } from "../../platform/told";
import type { NameKey } from "./table";

const Key = z.object({ name: z.string(), id: z.uuid() });

/** A place in a list, as a caller sends it back unread. */
export const writeKey = (key: NameKey): string => Buffer.from(JSON.stringify(key)).toString("base64url");

/** Null for the beginning. Throws invalid_input for what no list of ours answered. */
export function readKey(after: string | undefined): NameKey | null {
  if (after === undefined) return null;
  try {
    return Key.parse(JSON.parse(Buffer.from(after, "base64url").toString("utf8")));
  } catch {
    throw invalidField("after", told("list.unknownPlace"));
  }
}

/** The words of a question. */
export const wordsIn = (question: string | undefined): readonly string[] =>
  (question ?? "").split(/\s+/u).filter((word) => word !== "");
