const [SECOND, DAY] = [1_000, 86_400_000];
/** What clocks change by begins at a whole quarter of an hour everywhere. */
const QUARTER = 900_000;

/** The clock of a place. Moments are milliseconds since 1970 of UTC, readings the same of what the clock shows. */
export interface ZoneClock {
  /** How far it is ahead of UTC then. [ms] */
  readonly aheadAt: (moment: number) => number;
  /** When it shows that: never while it goes forward, twice while it goes back, first summer time. */
  readonly momentsOf: (reading: number) => readonly number[];
  /** "2026-12-31". */
  readonly dayAt: (moment: number) => string;
}

const known = new Map<string, ZoneClock>();

/** The clock of a time zone of the tz database. Throws RangeError for a name that is none. */
export function clockOf(timeZone: string): ZoneClock {
  const found = known.get(timeZone) ?? makeClock(timeZone);
  known.set(timeZone, found);
  return found;
}

function makeClock(timeZone: string): ZoneClock {
  const written = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
  const asked = new Map<number, number>();
  const ask = (moment: number) => {
    const found = asked.get(moment) ?? offsetIn(written.format(moment));
    asked.set(moment, found);
    return found;
  };
  const aheadAt = (moment: number) => {
    const day = Math.floor(moment / DAY) * DAY;
    const first = ask(day);
    return first === ask(day + DAY) ? first : ask(Math.floor(moment / QUARTER) * QUARTER);
  };
  return {
    aheadAt,
    momentsOf: (reading) => {
      const offsets = new Set([aheadAt(reading - DAY), aheadAt(reading + DAY)]);
      return [...offsets]
        .map((ahead) => reading - ahead)
        .filter((moment) => moment + aheadAt(moment) === reading)
        .toSorted((one, other) => one - other);
    },
    dayAt: (moment) => new Date(moment + aheadAt(moment)).toISOString().slice(0, 10),
  };
}

/** "1/1/2026, GMT+05:30" is ahead by five hours and a half. [ms] */
function offsetIn(text: string): number {
  const [, sign, hours, minutes, seconds = "0"] = /GMT([+-])(\d{2}):(\d{2})(?::(\d{2}))?$/.exec(text) ?? [];
  if (sign === undefined) return 0;
  const ahead = Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
  return (sign === "-" ? -1 : 1) * ahead * SECOND;
}
