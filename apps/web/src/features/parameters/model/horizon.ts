import { WeatherError } from "@sunwright/engine/climate/files/weather-error";
import { readHorizon } from "@sunwright/engine/climate/files/read-horizon";
import { profileText } from "@sunwright/engine/parameters/profile-text";
import type { Told } from "@sunwright/engine/units/told";

export type ReadHorizon =
  | { readonly ok: true; readonly profile: string }
  | { readonly ok: false; readonly problem: Told };

/** A file of PVGIS, or lines of directions and heights, as a project stores them. */
export function horizonOfFile(text: string): ReadHorizon {
  try {
    return { ok: true, profile: profileText(readHorizon(text)) };
  } catch (error) {
    if (error instanceof WeatherError) return { ok: false, problem: error.text };
    throw error;
  }
}

/** What a person types: points set apart by commas, semicolons or line breaks. As it was typed where it cannot be read. */
export function horizonTyped(text: string): string {
  const read = horizonOfFile(text.trim().replaceAll(/\s*[,;\n]\s*(?=-?\d+(?:\.\d+)?\s+\d)/g, "\n"));
  return read.ok ? read.profile : text.trim();
}
