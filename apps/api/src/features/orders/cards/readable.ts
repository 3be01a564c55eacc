import { createHash } from "node:crypto";
import { isStorable } from "../../../platform/input";
import type { CardEvent } from "./port";

/** Longer than any name that a provider gives. [characters] */
const NAME_MAX = 255;

/**
 * The event, where what it says can be stored and counted. A signed one without an id, with text that no database takes
 * or an amount that is none is noted under a hash of its bytes, like others that are not ours: sent again it would be
 * no better.
 */
export function readable(event: CardEvent, bytes: Uint8Array): CardEvent {
  if (isName(event.id) && values(event).every(isFine)) return event;
  return { about: "else", id: createHash("sha256").update(bytes).digest("hex"), name: "unreadable" };
}

/** What a provider wrote is of any type, whatever its types promise. */
const isName = (id: unknown): boolean => typeof id === "string" && id !== "" && id.length <= NAME_MAX;

const isFine = (value: unknown): boolean => {
  if (typeof value === "string") return value.length <= NAME_MAX && isStorable(value);
  if (typeof value === "number") return Number.isSafeInteger(value) && value >= 0;
  return value === null || typeof value === "boolean";
};

const values = (event: CardEvent): readonly unknown[] =>
  Object.values(event).flatMap((value: unknown): unknown[] =>
    typeof value === "object" && value !== null ? Object.values(value) : [value],
  );
