import { readEpw } from "./epw";
import { parsedJson } from "./json";
import { linesOf, cut, withoutMark } from "./lines";
import { isNsrdbHead, readNsrdb } from "./nsrdb";
import { isOpenMeteoCsv, isOpenMeteoJson, readOpenMeteoCsv, readOpenMeteoJson } from "./open-meteo";
import { POWER_BEGIN, readPowerCsv } from "./power-csv";
import { PVGIS_LATITUDE, readPvgisCsv } from "./pvgis-csv";
import { readPvgisJson } from "./pvgis-json";
import { isPowerJson, readPowerJson } from "./power-json";
import { isSolarAnywhere, readSolarAnywhere } from "./solar-anywhere";
import type { StatedPlace } from "../stated-place";
import { isSolcast, readSolcast } from "./solcast";
import { readTmy3, TMY3_DATE } from "./tmy3";
import { WeatherError } from "./weather-error";
import type { WeatherFile } from "./weather-file";
import { told } from "./told";

/**
 * Reads a weather file of any of the formats, told apart by their first lines.
 *
 * @param text   Up to 20 MB; a byte-order mark, any line ends, semicolons with decimal commas are fine. Read in one pass.
 * @param place  Where the project is, for the formats that do not say where they are.
 * @throws WeatherError with the line and what is wrong there.
 */
export function readWeather(text: string, place?: StatedPlace): WeatherFile {
  refuseUtf16(text);
  if (/^\s*[{[]/.test(withoutMark(text.slice(0, 64)))) {
    const document = parsedJson(text);
    if (isPowerJson(document)) return readPowerJson(document);
    return isOpenMeteoJson(document) ? readOpenMeteoJson(document) : readPvgisJson(document, text);
  }
  const lines = linesOf(text);
  const first = lines[0] ?? "";
  const unquoted = first.replaceAll('"', "");
  if (/^LOCATION[,;]/i.test(unquoted)) return readEpw(lines);
  if (unquoted.startsWith(PVGIS_LATITUDE)) return readPvgisCsv(lines);
  if ((lines[1] ?? "").replaceAll('"', "").startsWith(TMY3_DATE)) return readTmy3(lines);
  if (isSolarAnywhere(lines[1] ?? "")) return readSolarAnywhere(lines);
  if (unquoted.startsWith(POWER_BEGIN)) return readPowerCsv(lines);
  if (isOpenMeteoCsv(unquoted)) return readOpenMeteoCsv(lines);
  if (isSolcast(unquoted)) return readSolcast(lines, place);
  if (isNsrdbHead(unquoted)) return readNsrdb(lines);
  throw new WeatherError(
    1,
    first.trim() === "" ? told("unknownFormatEmpty") : told("unknownFormat", { first: cut(first) }),
  );
}

/** Two bytes a letter, taken for one each: its mark is no letter, and every other one is nothing. */
function refuseUtf16(text: string): void {
  if (!text.startsWith("\uFFFD\uFFFD") && !text.slice(0, 64).includes("\0")) return;
  throw new WeatherError(1, told("notText"));
}
