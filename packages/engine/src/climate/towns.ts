import { byCountry } from "../countries/countries";
import otherNames from "./data/town-names.json" with { type: "json" };
import table from "./data/towns.json" with { type: "json" };
import type { Ground } from "./nearest-row";

/**
 * A town of one of the nine countries, of 5,000 people and more, and the seats of districts whose people GeoNames does not
 * count. Source: GeoNames, CC BY 4.0; the file says the day. No module of the browser imports these megabytes: the server and
 * the command line search them.
 */
export interface Town extends Ground {
  /** Of GeoNames. */
  readonly id: string;
  /** As the design page spells it. */
  readonly country: string;
  readonly name: string;
  /** State, county or province. */
  readonly region: string;
  /** 0 where it is not known. */
  readonly people: number;
}

interface Name {
  /** In plain letters. */
  readonly text: string;
  /** A bit for each kind of letter in it. */
  readonly letters: number;
}

interface Entry {
  readonly town: Town;
  /** Its own name and those that people begin to type: native, former, official and short ones. */
  readonly names: readonly Name[];
  /** And country, as it may stand behind the name. */
  readonly region: string;
  /** Names of other languages, which count whole; "" between and around them. */
  readonly whole: string;
}

export const TOWNS_SOURCE = { source: table.source, address: table.address, licence: table.licence, day: table.day };

const countries = new Map(Object.entries(table.countries));

/** What a town is called beside its own name, by its id. */
const called = new Map(
  otherNames.rows.map((row) => {
    const [id = "", begun = "", whole = ""] = row.split("\t");
    return [id, { begun, whole }] as const;
  }),
);
const listed = (names: string) => (names === "" ? [] : names.split("|"));

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
  const others = called.get(id);
  const german = country === "DE" ? [transcribed(name)] : [];
  const spelled = [name, ...(ascii === "" ? [] : [ascii]), ...german, ...listed(others?.begun ?? "")];
  const names = new Set(spelled.map((each) => plain(each)));
  const whole = listed(others?.whole ?? "").map((each) => `\n${plain(each)}\n`);
  const around = plain(`${region} ${town.country} ${COUNTRY_CALLED.get(town.country) ?? ""}`);
  return { town, names: Array.from(names, nameOf), region: around, whole: whole.join("") };
}

/** What people write behind a town for its country. */
const COUNTRY_CALLED = new Map<string, string>(
  Object.values(byCountry(({ name, alsoCalled }) => [name, alsoCalled] as const)),
);

/** As German letters are written where there are none. */
const TRANSCRIBED: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", Ä: "Ae", Ö: "Oe", Ü: "Ue" };
const transcribed = (name: string) => name.replaceAll(/[äöüÄÖÜ]/g, (letter) => TRANSCRIBED[letter] ?? letter);

const nameOf = (text: string): Name => ({ text, letters: lettersOf(text) });

/** Two kinds of letters may share a bit: then two names look nearer than they are, never farther. */
function lettersOf(text: string): number {
  let letters = 0;
  for (let index = 0; index < text.length; index += 1) letters |= 1 << (text.charCodeAt(index) & 31);
  return letters;
}

/** Letters that no mark can be taken off, as they are typed where a keyboard lacks them. */
const FOLDED: Readonly<Record<string, string>> = {
  ɓ: "b",
  ɗ: "d",
  ƙ: "k",
  ƴ: "y",
  ŋ: "n",
  ɛ: "e",
  ɔ: "o",
  ø: "o",
  ł: "l",
  đ: "d",
  ß: "ss",
  æ: "ae",
};
/** Words that are shortened as often as not. */
const SHORT: Readonly<Record<string, string>> = { saint: "st", sankt: "st", mount: "mt", fort: "ft" };

/** Letters without marks and digits, all else as one blank but apostrophes, which are left out; usual words in short. */
const plain = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/[\p{M}'’ʼ`]/gu, "")
    .toLowerCase()
    .replaceAll(/[ɓɗƙƴŋɛɔøłđßæ]/g, (letter) => FOLDED[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replaceAll(/(?<=^| )(?:saint|sankt|mount|fort)(?= )/g, (word) => SHORT[word] ?? word);

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
 * Towns that words name, the likeliest first: the whole name, in whatever language, its beginning, the beginning of a word of it; the larger town before the smaller. Where nothing is named so, names with a letter or two wrong.
 */
export function searchTowns({ words, country }: TownQuestion, most = 20): readonly Town[] {
  const asked = plain(words);
  if (asked === "") return [];
  const here = country === undefined ? entries() : entries().filter(({ town }) => town.country === country);
  const inside = ` ${asked}`;
  const exact = ranked(here, (entry) => rankOf(entry, asked, inside));
  const found = exact.length > 0 ? exact : nearest(here, nameOf(asked));
  return found.slice(0, most);
}

/**
 * The lower the better; null where it is not meant. `inside` is what was asked for as a later word of a name. A whole name in
 * another language counts as much as a town's own: Hanover is Hannover before a village of Maryland.
 */
function rankOf({ names, region, whole }: Entry, asked: string, inside: string): number | null {
  let least: number | null = whole !== "" && whole.includes(`\n${asked}\n`) ? 0 : null;
  for (const { text } of names) {
    const rank = rankOfName(text, region, asked, inside);
    if (rank !== null && (least === null || rank < least)) least = rank;
  }
  return least;
}

function rankOfName(text: string, region: string, asked: string, inside: string): number | null {
  if (text.startsWith(asked)) return text.length === asked.length ? 0 : 2;
  if (text.includes(inside)) return 3;
  const isBeside = asked.startsWith(text) && asked[text.length] === " ";
  return isBeside && region.includes(asked.slice(text.length + 1)) ? 0 : null;
}

function nearest(of: readonly Entry[], asked: Name): readonly Town[] {
  const most = asked.text.length >= 8 ? 2 : asked.text.length >= 4 ? 1 : 0;
  if (most === 0) return [];
  const editsTo = editsFrom(asked.text, most);
  return ranked(of, ({ names }) => {
    let least = most + 1;
    for (const name of names) if (mayBeNear(name, asked, most)) least = Math.min(least, editsTo(name.text));
    return least <= most ? least : null;
  });
}

/** Every town of a country is looked at for a word, so nothing is made for the many that are not meant. */
function ranked(of: readonly Entry[], judge: (entry: Entry) => number | null): readonly Town[] {
  const found: { rank: number; town: Town }[] = [];
  for (const entry of of) {
    const rank = judge(entry);
    if (rank !== null) found.push({ rank, town: entry.town });
  }
  return found
    .sort((one, other) => one.rank - other.rank || other.town.people - one.town.people)
    .map(({ town }) => town);
}

/** An edit changes the length by one letter at most, and takes or brings one kind of letter at most. */
const mayBeNear = (one: Name, other: Name, most: number) =>
  Math.abs(one.text.length - other.text.length) <= most &&
  bitsOf(one.letters & ~other.letters) <= most &&
  bitsOf(other.letters & ~one.letters) <= most;

function bitsOf(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/**
 * Letters to change, add or leave out; beyond `most` only that it is more. Source: Levenshtein's distance, row by row, of
 * each row only the columns that can still be within `most`.
 */
function editsFrom(from: string, most: number): (to: string) => number {
  const far = most + 1;
  let before = new Uint8Array(from.length + 1);
  let now = new Uint8Array(from.length + 1);
  return (to) => {
    for (let column = 0; column <= from.length; column += 1) before[column] = Math.min(column, far);
    for (let row = 1; row <= to.length; row += 1) {
      const letter = to.charCodeAt(row - 1);
      const [first, last] = [Math.max(1, row - most), Math.min(from.length, row + most)];
      now.fill(far);
      if (row <= most) now[0] = row;
      let least = row <= most ? row : far;
      for (let column = first; column <= last; column += 1) {
        const changed = (before[column - 1] ?? far) + (from.charCodeAt(column - 1) === letter ? 0 : 1);
        const edits = Math.min(changed, (before[column] ?? far) + 1, (now[column - 1] ?? far) + 1, far);
        now[column] = edits;
        if (edits < least) least = edits;
      }
      if (least > most) return far;
      [before, now] = [now, before];
    }
    return before[from.length] ?? far;
  };
}
