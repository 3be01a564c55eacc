import type { City } from "../../climate/cities";
import type { ParametersInput } from "../inputs/design";
import { humidityOf } from "./environment";
import { meanOfYear } from "./site";

/** What a place says of its air; a height below the sea counts as none. [°C, m] */
export const airOf = (meanTemperature: number, elevation: number | null) => ({
  ambientTemperature: meanTemperature,
  ...(elevation !== null && { altitude: Math.max(0, elevation) }),
});

export type Air = Partial<Pick<ParametersInput, "ambientTemperature" | "altitude">>;

export const cityAir = ({ temperature, elevation }: Pick<City, "temperature" | "elevation">) =>
  airOf(meanOfYear(temperature), elevation);

/** What a city says of the parameters: its air, and its sourced sun in place of a typed one. */
export const cityParameters = (city: Pick<City, "temperature" | "elevation">) => ({
  sunlightSource: "site" as const,
  ...cityAir(city),
});

/** What a town says of the air around a project: that of its climate row. */
export const townAir = (row: City) => ({ ...cityAir(row), ...humidityOf(row) });
