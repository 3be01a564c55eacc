import table from "./data/towns.json" with { type: "json" };
import type { Ground } from "./nearest-row";

/**
 * A town of one of the nine countries, of 5,000 people and more. Source: GeoNames, CC BY 4.0; the file says the day. No
 * module of the browser imports this megabyte: the server and the command line search it.
 */
export interface Town extends Ground {
  /** Of GeoNames. */
  readonly id: string;
  /** As the design page spells it. */
  readonly country: string;
  readonly name: string;
  /** State, county or province. */
  readonly region: string;
  readonly people: number;
}

interface Entry {
  readonly town: Town;
  /** Names in plain letters, for search. */
  readonly names: readonly string[];
  readonly region: string;
}

export const TOWNS_SOURCE = { source: table.source, address: table.address, licence: table.licence, day: table.day };

const countries = new Map(Object.entries(table.countries));

function entryOf(row: string): Entry {
  const [id = "", country = "", name = "", ascii = "", region = "", ...figures] = row.split("\t");
  const [latitude, longitude, height, people] = figures;
  const town: Town = {
    id,
    country: countries.get(country) ?? country,
    name,
    region,
    latitude: Number(latitude),
    longitude: Number(longitude),
    elevation: height === "" ? null : Number(height),
    people: Number(people),
  };
  const names = ascii === "" ? [plain(name)] : [plain(name), plain(ascii)];
  return { town, names, region: plain(region) };
}

/** Letters without marks and digits, all else as one blank. */
const plain = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Read once, when it is first asked for. */
let read: readonly Entry[] | null = null;
const entries = (): readonly Entry[] => (read ??= table.rows.map(entryOf));

export const townById = (id: string): Town | null => entries().find(({ town }) => town.id === id)?.town ?? null;

export const townsOf = (country: string): readonly Town[] =>
  entries()
    .map(({ town }) => town)
    .filter((town) => town.country === country);

export interface TownQuestion {
  /** Of the name, and after it of the region: "springfield illinois". */
  readonly words: string;
  readonly country?: string | undefined;
}

/**
 * Towns that words name, the likeliest first: the whole name, its beginning, the beginning of a word of it; the larger town
 * before the smaller. Where nothing is named so, names with a letter or two wrong.
 */
export function searchTowns({ words, country }: TownQuestion, most = 20): readonly Town[] {
  const asked = plain(words);
  if (asked === "") return [];
  const here = entries().filter(({ town }) => country === undefined || town.country === country);
  const exact = ranked(here, (entry) => rankOf(entry, asked));
  const found = exact.length > 0 ? exact : ranked(here, (entry) => nearRank(entry, asked));
  return found.slice(0, most);
}

/** The lower the better; null where it is not meant. */
function rankOf({ names, region }: Entry, asked: string): number | null {
  if (names.includes(asked)) return 0;
  if (names.some((name) => name.startsWith(asked))) return 1;
  if (names.some((name) => name.includes(` ${asked}`))) return 2;
  const beside = names.some((name) => asked.startsWith(`${name} `) && region.includes(asked.slice(name.length + 1)));
  return beside ? 0 : null;
}

function nearRank({ names }: Entry, asked: string): number | null {
  const most = asked.length >= 8 ? 2 : asked.length >= 4 ? 1 : 0;
  const least = Math.min(...names.map((name) => editsBetween(name, asked, most)));
  return most > 0 && least <= most ? least : null;
}

function ranked(of: readonly Entry[], rank: (entry: Entry) => number | null): readonly Town[] {
  return of
    .flatMap((entry) => {
      const found = rank(entry);
      return found === null ? [] : [{ found, town: entry.town }];
    })
    .sort((one, other) => one.found - other.found || other.town.people - one.town.people)
    .map(({ town }) => town);
}

/** Letters to change, add or leave out; beyond `most` only that it is more. Source: Levenshtein's distance, row by row. */
function editsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const changed = (before[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1);
      now.push(Math.min(changed, (before[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1));
    }
    if (Math.min(...now) > most) return most + 1;
    before = now;
  }
  return before[other.length] ?? most + 1;
}
