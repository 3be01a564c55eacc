import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isTest, root, sourceFiles } from "./source";

/** What people read, and what is decided of their days. The engine knows days as numbers and texts alone. */
const ROOMS = /^(apps\/(api|web)\/src|packages\/(contract|words|report|cli)\/src)\//;
/** The demo makes its own past. */
const MADE_UP = /^apps\/api\/src\/(demo|testing)\//;

/** The day or month of UTC that a moment lies in, in every way it is written. */
const UTC_DAY =
  /\.to(?:ISOString|JSON)\(\)\s*\.(?:(?:slice|substring|substr)\(\s*0\s*,\s*(?:7|10)\s*\)|split\(\s*"T")|timeZone:\s*"UTC"|at time zone 'utc'/gi;

export interface UtcDay {
  readonly file: string;
  readonly line: number;
}

export function utcDaysIn(file: string, text: string): readonly UtcDay[] {
  return [...text.matchAll(UTC_DAY)].map(({ index }) => ({ file, line: text.slice(0, index).split("\n").length }));
}

export const utcDays = (): readonly UtcDay[] =>
  sourceFiles()
    .filter((file) => ROOMS.test(file) && !MADE_UP.test(file) && !isTest(file))
    .flatMap((file) => utcDaysIn(file, readFileSync(join(root, file), "utf8")));
