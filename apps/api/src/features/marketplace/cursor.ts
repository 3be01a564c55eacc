import type { FITTING_SORTS } from "@sunwright/contract/marketplace";
import { z } from "zod";
import { invalidField } from "../../platform/errors";
import { told } from "../../platform/told";

export type Sort = (typeof FITTING_SORTS)[number];

/** Where a product stands in its list. */
const Place = z.object({ sort: z.string(), key: z.union([z.string(), z.number()]), id: z.uuid() });
export type Place = Omit<z.output<typeof Place>, "sort">;

/** A place in a list, as a caller sends it back unread. */
export const writePlace = (sort: Sort, { key, id }: Place): string =>
  Buffer.from(JSON.stringify({ sort, key, id })).toString("base64url");

/** Null for the beginning. Throws invalid_input for what no list in this order answered. */
export function readPlace(sort: Sort, after: string | undefined): Place | null {
  if (after === undefined) return null;
  const place = Place.safeParse(unpacked(after));
  const isNumber = sort !== "name";
  if (!place.success || place.data.sort !== sort || (typeof place.data.key === "number") !== isNumber)
    throw invalidField("after", told("list.unknownPlace"));
  return place.data;
}

function unpacked(after: string): unknown {
  try {
    return JSON.parse(Buffer.from(after, "base64url").toString("utf8"));
  } catch {
    // What cannot be read is none of our places: the schema refuses it.
    return null;
  }
}
