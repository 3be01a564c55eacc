import { AS_SHIPPED, type CountryFigures } from "@sunwright/engine/countries/country-figures";
import { useQuery } from "@tanstack/react-query";
import { figuresQuery } from "./figures-query";

/** The figures that Calculate would take; the release's while they cannot be read, null while they are on their way. */
export function useNewestFigures(): CountryFigures | null {
  const { data, isError } = useQuery(figuresQuery());
  return isError ? AS_SHIPPED : (data ?? null);
}
