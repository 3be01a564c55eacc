/** A thing in a calendar that fills whole days. */
export interface CalendarEntry {
  /** The same for ever: an entry that is read again takes the place of the one before. */
  readonly uid: string;
  /** First day, and the day after the last. "2026-12-14" */
  readonly from: string;
  readonly until: string;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
}

/** Octets of a line. Source: RFC 5545, 3.1. */
const LINE_OCTETS = 75;

/** Source: RFC 5545, 3.3.11: backslash, semicolon, comma and line break; other control characters are not allowed. */
export const escaped = (text: string): string =>
  text
    .replaceAll("\\", "\\\\")
    .replaceAll(";", String.raw`\;`)
    .replaceAll(",", String.raw`\,`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll("\t", " ")
    .replaceAll(/\p{Cc}/gu, "");

/** Lines of at most 75 octets, the next ones begun with a space; no character is cut in two. */
export function folded(line: string): string {
  const lines: string[] = [];
  let current = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      lines.push(current);
      current = " ";
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join("\r\n");
}

const compact = (day: string) => day.replaceAll("-", "");
const stampOf = (moment: Date) => `${moment.toISOString().replaceAll(/[-:]/g, "").slice(0, 15)}Z`;

/** An iCalendar file. Source: RFC 5545. Entries of a later state have a larger `sequence`. */
export function calendarOf(entries: readonly CalendarEntry[], at: Date, sequence: number): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Sunwright//Calendar//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...entries.flatMap(({ uid, from, until, summary, description, location }) => [
      "BEGIN:VEVENT",
      `UID:${uid}`,
      `DTSTAMP:${stampOf(at)}`,
      `SEQUENCE:${sequence}`,
      `DTSTART;VALUE=DATE:${compact(from)}`,
      `DTEND;VALUE=DATE:${compact(until)}`,
      `SUMMARY:${escaped(summary)}`,
      ...(description === "" ? [] : [`DESCRIPTION:${escaped(description)}`]),
      ...(location === "" ? [] : [`LOCATION:${escaped(location)}`]),
      "TRANSP:OPAQUE",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}
