import type { ParameterValues } from "../../parameters/table";

export type SunSource = Pick<ParameterValues, "sunlightSource" | "city">;

/** Whether the sun is that of the chosen city: without a city there is no other than the typed one. */
export const followsSite = ({ sunlightSource, city }: SunSource): boolean => sunlightSource === "site" && city !== null;
