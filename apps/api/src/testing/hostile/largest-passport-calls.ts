import { METER_MAX, READING_ROWS_MAX } from "@sunwright/contract/passport-states";
import type { LargestCall } from "./largest-call";

const NOBODY = "019f0000-0000-7000-8000-000000000000";
const NOTE = "é".repeat(200);
const passport = `/api/passports/${NOBODY}`;
const of = (path: string, body?: unknown) => (): LargestCall => ({ path, body });

const rows = Array.from({ length: READING_ROWS_MAX }, (_, index) => ({
  line: 10_000_000 - index,
  on: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
  meterKwh: METER_MAX - 0.123_456,
  fuelLitres: 99_999.123_456,
  newMeter: false,
  note: NOTE,
  replaces: false,
}));

/** Every call of passports. */
export const LARGEST_OF_PASSPORTS: Readonly<Record<string, () => LargestCall>> = {
  "GET /api/passports": of("/api/passports"),
  "GET /api/passports/:passport": of(passport),
  "GET /api/passports/:passport/calendar.ics": of(`${passport}/calendar.ics`),
  "GET /api/passports/:passport/pdf": of(`${passport}/pdf`),
  "POST /api/passports/:passport/actions": of(`${passport}/actions`, { action: "import-readings", rows }),
  "POST /api/passports/:passport/readings/check": of(`${passport}/readings/check`, { rows }),
  "POST /api/passports/transfers/:transferId/answer": of(`/api/passports/transfers/${NOBODY}/answer`, {
    accept: true,
  }),
};
