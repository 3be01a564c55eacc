import type { PlaceOfZone } from "@sunwright/engine/climate/zone-name";
import type { Country } from "@sunwright/engine/parameters/options";
import type { MeterFile, MeterFileForm, MeterHours } from "@sunwright/files/meter/meter-file";
import type { Told } from "@sunwright/words/told";

export interface MeterAsked {
  readonly bytes: ArrayBuffer;
  readonly home: PlaceOfZone & { readonly country: Country };
  readonly form: Omit<MeterFileForm, "timeZone">;
}
/** What a file holds, or what is wrong with it. */
export type MeterAnswer = { readonly file: MeterFile } | { readonly fault: Told };

const [HOURS, WH] = [24, 1_000];

export interface MeteredDay {
  /** [Wh] */
  readonly daily: number;
  /** The largest mean of an interval; null where the file has no intervals. [W] */
  readonly peak: number | null;
  /** The mean day hour by hour; null where the file has no hours. [W] */
  readonly hours: readonly number[] | null;
}

/** The mean day of a file, which typed consumption takes; null where its days are not known, or a question is open. */
export function meteredDay(file: MeterFile): MeteredDay | null {
  if (file.kind === "question") return null;
  if (file.kind === "purchases") return file.kwhADay === null ? null : day(file.kwhADay * WH);
  if (file.kind === "periods") {
    const known = file.periods.filter(({ days }) => days !== null && days > 0);
    const days = known.reduce((sum, period) => sum + (period.days ?? 0), 0);
    return days === 0 ? null : day((known.reduce((sum, { kwh }) => sum + kwh, 0) / days) * WH);
  }
  return meanDay(file);
}

const day = (daily: number): MeteredDay => ({ daily, peak: null, hours: null });

/** By the time that was measured, so that a gap makes no day smaller. */
function meanDay({ intervals, intervalSeconds, importKwh, byClockHour, peakWatts }: MeterHours): MeteredDay {
  const days = (intervals * intervalSeconds) / 86_400;
  return {
    daily: (importKwh / days) * WH,
    peak: peakWatts,
    hours: days < 1 ? null : byClockHour.map((kwh) => (kwh / days) * WH),
  };
}

/** Whether a day and a peak can be true of one house. [Wh, W] */
export const fits = (daily: number, peak: number): boolean => daily <= HOURS * peak;
