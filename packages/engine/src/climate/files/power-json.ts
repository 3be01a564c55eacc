import { type Fields, isFields, within } from "./json";
import { cut } from "./lines";
import type { Stamp } from "./stamp";
import { WeatherError } from "./weather-error";
import type { WeatherFile } from "./weather-file";
import { type FileHead, yearBuilder } from "./year-builder";
import { told } from "./told";

/** The parameters read, as NASA POWER names them. */
export const POWER_PARAMETERS = [
  "ALLSKY_SFC_SW_DWN",
  "ALLSKY_SFC_SW_DNI",
  "ALLSKY_SFC_SW_DIFF",
  "T2M",
  "WS10M",
] as const;
type Parameter = (typeof POWER_PARAMETERS)[number];

/**
 * Reads the JSON answer of NASA POWER's hourly point service: irradiance in Wh/m² of an hour (community "re"), which is
 * its mean in W/m², or in MJ/m² ("ag"); °C; m/s. Missing values are the header's `fill_value`.
 * Source: NASA POWER, hourly API; pvlib 0.13, `iotools.get_nasa_power`.
 */
export function readPowerJson(document: Fields): WeatherFile {
  const header = within(document, "header");
  const standard = header["time_standard"] ?? header["time-standard"];
  const columns = within(within(document, "properties"), "parameter");
  const fill = header["fill_value"];
  const valuesOf = (name: Parameter) => within(columns, name);
  const light = valuesOf("ALLSKY_SFC_SW_DWN");
  const globalAlone = !("ALLSKY_SFC_SW_DNI" in columns && "ALLSKY_SFC_SW_DIFF" in columns);
  const series = {
    ghi: light,
    dni: globalAlone ? {} : valuesOf("ALLSKY_SFC_SW_DNI"),
    dhi: globalAlone ? {} : valuesOf("ALLSKY_SFC_SW_DIFF"),
    temperature: valuesOf("T2M"),
    windSpeed: valuesOf("WS10M"),
  };
  const place = headOf(within(document, "geometry"));
  const timeZone = powerZone(typeof standard === "string" ? standard : null, place.longitude);
  const builder = yearBuilder({ ...place, timeZone, globalAlone });
  const units = isFields(document["parameters"]) ? document["parameters"] : {};
  const factor = (name: Parameter) => powerFactor(unitOf(units[name]));
  const factors = {
    ghi: factor("ALLSKY_SFC_SW_DWN"),
    dni: factor("ALLSKY_SFC_SW_DNI"),
    dhi: factor("ALLSKY_SFC_SW_DIFF"),
  };
  for (const hour of Object.keys(light).sort()) {
    const value = (column: Fields) => valueOf(column[hour], hour, fill);
    builder.add(1, stampOf(hour), {
      ghi: value(series.ghi) * factors.ghi,
      dni: value(series.dni) * factors.dni,
      dhi: value(series.dhi) * factors.dhi,
      temperature: value(series.temperature),
      windSpeed: value(series.windSpeed),
      pressure: Number.NaN,
    });
  }
  return builder.finish(1);
}

/** "Wh/m^2", "MJ/hr": what an hour's light is to be multiplied with to be its mean in W/m². */
export const powerFactor = (unit: string | undefined): number => (/^MJ/i.test(unit ?? "") ? 1e6 / 3_600 : 1);
const unitOf = (parameter: unknown) => {
  const unit = isFields(parameter) ? parameter["units"] : undefined;
  return typeof unit === "string" ? unit : undefined;
};

/**
 * What stamps are ahead of UTC. [h] Local solar time, "LST", goes on by an hour every 15 degrees.
 * Source: NASA POWER, "Hourly API", time standards.
 */
export function powerZone(standard: string | null, longitude: number): number {
  if (standard === null || standard.toUpperCase() === "UTC") return 0;
  if (standard.toUpperCase() === "LST") return Math.round(longitude / 15);
  throw new WeatherError(1, told("timeStandard", { standard: cut(standard) }));
}

/** Whether a JSON document is one of NASA POWER's: PVGIS writes no GeoJSON. */
export const isPowerJson = (document: Fields): boolean => "properties" in document && "geometry" in document;

/** "2019010113" */
function stampOf(hour: string): Stamp {
  const parts = /^(\d{4})(\d{2})(\d{2})(\d{2})$/.exec(hour)?.slice(1).map(Number);
  if (parts === undefined) throw new WeatherError(1, told("notAnHour", { hour: cut(hour) }));
  const [year = 0, month = 0, day = 0, clock = 0] = parts;
  return { year, month, day, hour: clock, minute: 0 };
}

function valueOf(found: unknown, hour: string, fill: unknown): number {
  if (found === undefined || found === null || found === fill) return Number.NaN;
  if (typeof found !== "number") throw new WeatherError(1, told("valueOfHour", { hour }));
  return found;
}

function headOf(geometry: Fields): FileHead {
  const coordinates: readonly unknown[] = Array.isArray(geometry["coordinates"]) ? geometry["coordinates"] : [];
  const [longitude, latitude, elevation] = coordinates.map((value) => (typeof value === "number" ? value : Number.NaN));
  return {
    format: "NASA POWER",
    name: "",
    latitude: latitude ?? Number.NaN,
    longitude: longitude ?? Number.NaN,
    elevation: elevation ?? Number.NaN,
    timeZone: 0,
    statedOffset: null,
    line: 1,
  };
}
