import { WeatherError } from "@sunwright/engine/climate/files/weather-error";
import { type CountedFrom, readHorizon } from "@sunwright/engine/climate/files/read-horizon";
import { profileText } from "@sunwright/engine/parameters/profile-text";
import type { Told } from "@sunwright/engine/units/told";

export type ReadHorizon =
  | {
      readonly ok: true;
      readonly profile: string;
      readonly countedFrom: CountedFrom;
      /** The file could mean the other: the person is asked. */
      readonly isAssumed: boolean;
    }
  | { readonly ok: false; readonly problem: Told };

/** A file of PVGIS, or lines of directions and heights, as a project stores them. */
export function horizonOfFile(text: string, asked?: CountedFrom): ReadHorizon {
  try {
    const { points, countedFrom, isAssumed } = readHorizon(text, asked);
    return { ok: true, profile: profileText(points), countedFrom, isAssumed };
  } catch (error) {
    if (error instanceof WeatherError) return { ok: false, problem: error.text };
    throw error;
  }
}

/**
 * What a person types into the box, which says that it counts from north: points set apart by commas, semicolons or line
 * breaks. As it was typed where it cannot be read.
 */
export function horizonTyped(text: string): string {
  const read = horizonOfFile(text.trim().replaceAll(/\s*[,;\n]\s*(?=-?\d+(?:\.\d+)?\s+-?\d)/g, "\n"), "north");
  return read.ok ? read.profile : text.trim();
}
