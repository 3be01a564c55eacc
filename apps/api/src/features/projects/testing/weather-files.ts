import { epwText, powerJsonText, pvgisCsvText } from "@sunwright/engine/climate/testing/weather-writers";
import { weatherAt } from "@sunwright/engine/validation/testing/reference";

/**
 * Weather files as the sources write them, holding the reference's hourly years: Lagos (generated from its climate row)
 * as EPW and as an answer of NASA POWER, Piemonte (PVGIS, © European Union) as an answer of PVGIS.
 */
const lagos = weatherAt("synthetic_lagos_ng");
const piemonte = weatherAt("piemonte_it_pvgis");

export const LAGOS_EPW = epwText({ ...lagos, timeZone: 1 });
export const PVGIS_ANSWER = pvgisCsvText({ ...piemonte, timeZone: 0 });
export const POWER_ANSWER = powerJsonText({ ...piemonte, timeZone: 0 }, 2022, {
  weather: { ...piemonte.weather, ghi: piemonte.weather.ghi.map((value) => value * 0.9) },
  calendarYear: 2023,
});
