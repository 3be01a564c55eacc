import { cityById } from "../../climate/cities";
import type { StatedPlace } from "../../climate/stated-place";
import { placeOf } from "../../parameters/place-text";

interface Stated {
  readonly town?: string | null | undefined;
  readonly city?: string | null | undefined;
}

/** The town of a project, else its city; null where it names neither. */
export function statedPlace({ town, city }: Stated): StatedPlace | null {
  const place = placeOf(town ?? null) ?? (typeof city === "string" ? cityById(city) : null);
  if (place === null) return null;
  const { name, latitude, longitude, elevation } = place;
  return { name, latitude, longitude, elevation: elevation ?? 0 };
}
