import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { root } from "../source";

/**
 * Adds what people ask for to the towns: `npm run place-names -- towns.tsv towns-missing.tsv`. The first has other
 * names of towns (id, country, town, name, kind, language, source, clash), of which it writes the engine's
 * `climate/data/town-names.json`; the second towns whose population GeoNames does not know, which it puts in their place
 * among those of `towns.json`. Both come from GeoNames' cities500 of March 2023 (CC BY 4.0); names by own knowledge are few.
 */
const [namesFile, missingFile] = process.argv.slice(2);
if (namesFile === undefined || missingFile === undefined)
  throw new Error("npm run place-names -- towns.tsv towns-missing.tsv");

const data = join(root, "packages/engine/src/climate/data");
const rowsOf = (file: string) =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .slice(1)
    .map((line) => line.split("\t"));
const written = (head: object, rows: readonly string[]) =>
  `${JSON.stringify(head).slice(0, -1)},\n"rows": [\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]}\n`;

const Towns = z.looseObject({ rows: z.array(z.string()) });
const { rows: known, ...head } = Towns.parse(JSON.parse(readFileSync(join(data, "towns.json"), "utf8")));
const degrees = (text: string) => String(Number(Number(text).toFixed(3)));
const towns = new Map(known.map((row) => [row.slice(0, row.indexOf("\t")), row]));
/** Of the few towns that GeoNames does not have; its own numbers end at 13 million. */
let own = 900_000_000;
for (const [given = "", country, name, ascii, region, latitude = "", longitude = "", height, people] of rowsOf(
  missingFile,
)) {
  const id = given === "" ? String((own += 1)) : given;
  towns.set(id, [id, country, name, ascii, region, degrees(latitude), degrees(longitude), height, people].join("\t"));
}
const sorted = [...towns].sort(([one], [other]) => Number(one) - Number(other)).map(([, row]) => row);
writeFileSync(join(data, "towns.json"), written(head, sorted));

/** Whole names of other languages that nobody begins to type here. */
const WHOLE_ONLY = new Set(["exonym", "alternate"]);
const names = new Map<string, { begun: Set<string>; whole: Set<string> }>();
for (const [id = "", , , name = "", kind = "", , , clash = ""] of rowsOf(namesFile)) {
  // A name that a larger town bears is that town's, unless people do say it.
  if (!towns.has(id) || (kind === "alternate" && clash !== "")) continue;
  const of = names.get(id) ?? { begun: new Set(), whole: new Set() };
  names.set(id, of);
  (WHOLE_ONLY.has(kind) ? of.whole : of.begun).add(name);
}
const named = [...names]
  .sort(([one], [other]) => Number(one) - Number(other))
  .map(([id, { begun, whole }]) =>
    [id, [...begun].join("|"), [...whole].filter((name) => !begun.has(name)).join("|")].join("\t"),
  );
const source = {
  source: "GeoNames, alternate names of populated places, and own knowledge",
  address: "https://www.geonames.org",
  licence: "CC BY 4.0",
  columns: "id\tnames that may be begun\tnames that count whole",
};
writeFileSync(join(data, "town-names.json"), written(source, named));
