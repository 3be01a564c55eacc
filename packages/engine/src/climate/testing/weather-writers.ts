import { at } from "../../solar/column";
import type { Observer } from "../../solar/sun/observer";
import type { WeatherYear } from "../../solar/year/weather-year";
import { MONTH_DAYS } from "../synthetic/calendar";

/** A year to be written in a file format: rows from 1 January 0 h by `timeZone`. */
export interface WrittenYear {
  readonly observer: Observer;
  readonly weather: WeatherYear;
  readonly timeZone: number;
}

interface Hour {
  readonly row: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
}

const HOURS: readonly Hour[] = MONTH_DAYS.flatMap((days, month) =>
  Array.from({ length: days * 24 }, (_, index) => ({
    row: MONTH_DAYS.slice(0, month).reduce((sum, length) => sum + length, 0) * 24 + index,
    month: month + 1,
    day: Math.floor(index / 24) + 1,
    hour: index % 24,
  })),
);

const two = (value: number) => String(value).padStart(2, "0");

/** The column line of every TMY3 file, as NREL writes it. */
export const TMY3_COLUMNS =
  "Date (MM/DD/YYYY),Time (HH:MM),ETR (W/m^2),ETRN (W/m^2),GHI (W/m^2),GHI source,GHI uncert (%),DNI (W/m^2),DNI source,DNI uncert (%),DHI (W/m^2),DHI source,DHI uncert (%),GH illum (lx),GH illum source,Global illum uncert (%),DN illum (lx),DN illum source,DN illum uncert (%),DH illum (lx),DH illum source,DH illum uncert (%),Zenith lum (cd/m^2),Zenith lum source,Zenith lum uncert (%),TotCld (tenths),TotCld source,TotCld uncert (code),OpqCld (tenths),OpqCld source,OpqCld uncert (code),Dry-bulb (C),Dry-bulb source,Dry-bulb uncert (code),Dew-point (C),Dew-point source,Dew-point uncert (code),RHum (%),RHum source,RHum uncert (code),Pressure (mbar),Pressure source,Pressure uncert (code),Wdir (degrees),Wdir source,Wdir uncert (code),Wspd (m/s),Wspd source,Wspd uncert (code),Hvis (m),Hvis source,Hvis uncert (code),CeilHgt (m),CeilHgt source,CeilHgt uncert (code),Pwat (cm),Pwat source,Pwat uncert (code),AOD (unitless),AOD source,AOD uncert (code),Alb (unitless),Alb source,Alb uncert (code),Lprecip depth (mm),Lprecip quantity (hr),Lprecip source,Lprecip uncert (code),PresWth (METAR code),PresWth source,PresWth uncert (code)";

export function tmy3Text({ observer, weather, timeZone }: WrittenYear): string {
  const { latitude, longitude, elevation } = observer;
  const rows = HOURS.map(({ row, month, day, hour }) => {
    const value = (column: Float64Array) => at(column, row);
    const light = `${value(weather.ghi)},1,13,${value(weather.dni)},1,9,${value(weather.dhi)},1,13`;
    const dark = "0,1,13,0,1,9,0,1,13,0,1,21,10,A,7,10,A,7";
    const air = `${value(weather.temperature)},A,7,6.1,A,7,77,A,7,993,A,7,200,A,7,${value(weather.windSpeed)},A,7`;
    const rest = "16100,B,7,1370,A,7,1.5,E,8,0.000,?,0,0.00,?,0,0,1,D,9,00,C,8";
    return `${two(month)}/${two(day)}/${1976 + month},${two(hour + 1)}:00,0,0,${light},${dark},${air},${rest}`;
  });
  return [`723170,"SOME, PLACE",NC,${timeZone},${latitude},${longitude},${elevation}`, TMY3_COLUMNS, ...rows].join(
    "\r\n",
  );
}

export function epwText({ observer, weather, timeZone }: WrittenYear): string {
  const { latitude, longitude, elevation } = observer;
  const head = [
    `LOCATION,Some Place,-,XXX,TMY3,725300,${latitude},${longitude},${timeZone},${elevation}`,
    "DESIGN CONDITIONS,0",
    "TYPICAL/EXTREME PERIODS,0",
    "GROUND TEMPERATURES,0",
    "HOLIDAYS/DAYLIGHT SAVINGS,No,0,0,0",
    "COMMENTS 1,made for a test",
    "COMMENTS 2,",
    "DATA PERIODS,1,1,Data,Sunday, 1/ 1,12/31",
  ];
  const flags = "?9?9?9?9E0?9?9?9?9?9?9?9?9?9?9?9?9?9?9?9*9*9*9*9*9";
  const rows = HOURS.map(({ row, month, day, hour }) => {
    const value = (column: Float64Array) => at(column, row);
    const light = `9999,9999,253,${value(weather.ghi)},${value(weather.dni)},${value(weather.dhi)},999999,999999,999999,9999`;
    const air = `${value(weather.temperature)},-7.2,73,99000`;
    const rest = "99,99,9999,99999,9,999999999,999,0.999,999,99,999,999,99";
    return `1990,${month},${day},${hour + 1},60,${flags},${air},${light},280,${value(weather.windSpeed)},${rest}`;
  });
  return [...head, ...rows, ""].join("\n");
}

/** A typical year of PVGIS, which writes UTC. */
export function pvgisCsvText({ observer, weather }: WrittenYear): string {
  const rows = HOURS.map(({ row, month, day, hour }) => {
    const value = (column: Float64Array) => at(column, row);
    const light = `${value(weather.ghi)},${value(weather.dni)},${value(weather.dhi)}`;
    const time = `${2004 + month}${two(month)}${two(day)}:${two(hour)}00`;
    return `${time},${value(weather.temperature)},94.38,${light},283.58,${value(weather.windSpeed)},257.0,99870.0`;
  });
  return [
    `Latitude (decimal degrees): ${observer.latitude}`,
    `Longitude (decimal degrees): ${observer.longitude}`,
    `Elevation (m): ${observer.elevation}`,
    "Irradiance Time Offset (h): 0.1761",
    "month,year",
    ...MONTH_DAYS.map((_, month) => `${month + 1},${2005 + month}`),
    "time(UTC),T2m,RH,G(h),Gb(n),Gd(h),IR(h),WS10m,WD10m,SP",
    ...rows,
    "",
    "T2m: 2-m air temperature (degree Celsius)",
    "PVGIS (c) European Union, 2001-2024",
  ].join("\r\n");
}

export function pvgisJsonText({ observer, weather }: WrittenYear, space?: number): string {
  const records = HOURS.map(({ row, month, day, hour }) => ({
    "time(UTC)": `${2004 + month}${two(month)}${two(day)}:${two(hour)}00`,
    T2m: at(weather.temperature, row),
    RH: 94.38,
    "G(h)": at(weather.ghi, row),
    "Gb(n)": at(weather.dni, row),
    "Gd(h)": at(weather.dhi, row),
    "IR(h)": 283.58,
    WS10m: at(weather.windSpeed, row),
    WD10m: 257,
    SP: 99870,
  }));
  const { latitude, longitude, elevation } = observer;
  const location = { latitude, longitude, elevation, irradiance_time_offset: 0.1761 };
  const document = {
    inputs: { location, meteo_data: { radiation_db: "PVGIS-SARAH3" } },
    outputs: { months_selected: [], tmy_hourly: records },
    meta: {},
  };
  return JSON.stringify(document, null, space);
}

/** Minute 30 is the middle of the hour, as the National Solar Radiation Database writes since 2019. */
export function nsrdbText({ observer, weather, timeZone }: WrittenYear): string {
  const rows = HOURS.map(({ row, month, day, hour }) => {
    const value = (column: Float64Array) => at(column, row);
    const light = `${value(weather.dhi)},${value(weather.dni)},${value(weather.ghi)}`;
    return `2019,${month},${day},${hour},30,${light},${value(weather.temperature)},${value(weather.windSpeed)},987`;
  });
  return [
    "Source,Location ID,City,State,Country,Latitude,Longitude,Time Zone,Elevation,Local Time Zone,DHI Units,DNI Units,GHI Units,Temperature Units,Wind Speed Units,Pressure Units,Version",
    `NSRDB,94018,-,-,-,${observer.latitude},${observer.longitude},${timeZone},${observer.elevation},${timeZone},w/m2,w/m2,w/m2,c,m/s,mbar,v3.0.6`,
    "Year,Month,Day,Hour,Minute,DHI,DNI,GHI,Temperature,Wind Speed,Pressure",
    ...rows,
  ].join("\n");
}

export interface LaidYear {
  readonly weather: WeatherYear;
  readonly calendarYear: number;
}

/** An answer of NASA POWER's hourly point service: each year in UTC, laid into its calendar year. */
export function powerJsonText({ observer, weather }: WrittenYear, calendarYear = 2023, ...more: LaidYear[]): string {
  const years = [{ weather, calendarYear }, ...more];
  const column = (name: keyof Omit<WeatherYear, "instants">) =>
    Object.fromEntries(
      years.flatMap((laid) =>
        HOURS.map(({ row, month, day, hour }) => [
          `${laid.calendarYear}${two(month)}${two(day)}${two(hour)}`,
          at(laid.weather[name], row),
        ]),
      ),
    );
  return JSON.stringify({
    type: "Feature",
    geometry: { type: "Point", coordinates: [observer.longitude, observer.latitude, observer.elevation] },
    properties: {
      parameter: {
        ALLSKY_SFC_SW_DWN: column("ghi"),
        ALLSKY_SFC_SW_DNI: column("dni"),
        ALLSKY_SFC_SW_DIFF: column("dhi"),
        T2M: column("temperature"),
        WS10M: column("windSpeed"),
      },
    },
    header: {
      title: "NASA/POWER Source Native Resolution Hourly Data",
      api: { version: "v2.8.0", name: "POWER Hourly API" },
      sources: ["SYN1DEG", "MERRA2"],
      fill_value: -999,
      time_standard: "UTC",
      start: `${calendarYear}0101`,
      end: `${years.at(-1)?.calendarYear ?? calendarYear}1231`,
    },
    messages: [],
  });
}

type Column = keyof Omit<WeatherYear, "instants">;

/** A row of each hour of a year. */
export const rowsOf = (
  { weather }: WrittenYear,
  write: (hour: Hour & { readonly value: (column: Column) => number }) => string,
): readonly string[] => HOURS.map((hour) => write({ ...hour, value: (column) => at(weather[column], hour.row) }));

/** NASA POWER's CSV, by UTC or local solar time. */
export function powerCsvText(year: WrittenYear, standard: "UTC" | "LST"): string {
  const { latitude, longitude, elevation } = year.observer;
  return [
    "-BEGIN HEADER-",
    "NASA/POWER Source Native Resolution Hourly Data ",
    `Dates (month/day/year): 01/01/2023 through 12/31/2023 in ${standard}`,
    `Location: latitude  ${latitude}   longitude ${longitude} `,
    `elevation from MERRA-2: Average for 0.5 x 0.625 degree lat/lon region = ${elevation} meters`,
    "The value for missing source data that cannot be computed or is outside of the sources availability range: -999 ",
    "parameter(s): ",
    "ALLSKY_SFC_SW_DWN     CERES SYN1deg (Wh/m^2) ",
    "T2M                   MERRA-2 Temperature at 2 Meters (C) ",
    "-END HEADER-",
    "YEAR,MO,DY,HR,ALLSKY_SFC_SW_DWN,ALLSKY_SFC_SW_DNI,ALLSKY_SFC_SW_DIFF,T2M,WS10M",
    ...rowsOf(year, ({ month, day, hour, value }) =>
      [2023, month, day, hour, value("ghi"), value("dni"), value("dhi"), value("temperature"), value("windSpeed")].join(
        ",",
      ),
    ),
  ].join("\n");
}

/** Open-Meteo's historical weather, wind in its usual km/h. */
export function openMeteoText(year: WrittenYear, form: "json" | "csv"): string {
  const { latitude, longitude, elevation } = year.observer;
  const offset = year.timeZone * 3_600;
  const time = ({ month, day, hour }: Hour) => `2023-${two(month)}-${two(day)}T${two(hour)}:00`;
  if (form === "csv")
    return [
      "latitude,longitude,elevation,utc_offset_seconds,timezone,timezone_abbreviation",
      `${latitude},${longitude},${elevation},${offset},America/Denver,GMT-7`,
      "",
      "time,temperature_2m (°C),shortwave_radiation (W/m²),diffuse_radiation (W/m²),direct_normal_irradiance (W/m²),wind_speed_10m (km/h)",
      ...rowsOf(year, (hour) => {
        const light = `${hour.value("ghi")},${hour.value("dhi")},${hour.value("dni")}`;
        return `${time(hour)},${hour.value("temperature")},${light},${hour.value("windSpeed") * 3.6}`;
      }),
      "",
    ].join("\n");
  const column = (name: Column, factor = 1) => Array.from(year.weather[name], (value) => value * factor);
  return JSON.stringify({
    latitude,
    longitude,
    generationtime_ms: 1,
    utc_offset_seconds: offset,
    timezone: "America/Denver",
    elevation,
    hourly_units: {
      time: "iso8601",
      temperature_2m: "°C",
      wind_speed_10m: "km/h",
      shortwave_radiation: "W/m²",
      direct_normal_irradiance: "W/m²",
      diffuse_radiation: "W/m²",
    },
    hourly: {
      time: HOURS.map(time),
      temperature_2m: column("temperature"),
      wind_speed_10m: column("windSpeed", 3.6),
      shortwave_radiation: column("ghi"),
      direct_normal_irradiance: column("dni"),
      diffuse_radiation: column("dhi"),
    },
  });
}
