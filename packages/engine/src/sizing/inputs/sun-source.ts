import type { ParameterValues } from "../../parameters/table";

export type SunSource = Pick<ParameterValues, "sunlightSource" | "city">;

/** The sun of the place, in place of a typed one. */
export const SUN_OF_SITE = { sunlightSource: "site" } as const satisfies Partial<SunSource>;

/** Whether the sun is that of the chosen city: without a city there is no other than the typed one. */
export const followsSite = ({ sunlightSource, city }: SunSource): boolean => sunlightSource === "site" && city !== null;
