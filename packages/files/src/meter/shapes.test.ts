// Shapes beside those of the reference set: files that other portals and loggers write, put together by hand.
import { expect, it } from "vitest";
import type { MeterFileForm } from "./meter-file";
import { MeterFault } from "./meter-file";
import { readMeter } from "./read-meter";

const HOME: MeterFileForm = { timeZone: "Europe/Berlin", dayOrder: "day" };
const two = (value: number) => String(value).padStart(2, "0");
const day = (line: (minute: number, index: number) => string, minutes: number) =>
  Array.from({ length: 1_440 / minutes }, (_, index) => line(index * minutes, index)).join("\n");
const clock = (minute: number) => `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`;
/** Values that rise and fall, so that they are no total. */
const uneven = (index: number) => `0,1${index % 3}${(index * 7) % 10}`;
const hoursOf = (text: string, form = HOME) => {
  const file = readMeter(text, form);
  if (file.kind !== "hours") throw new Error(file.kind);
  return file;
};
const faultOf = (text: string, form = HOME) => {
  try {
    readMeter(text, form);
  } catch (error) {
    if (error instanceof MeterFault) return { line: error.line, key: error.text.key };
    throw error;
  }
  return null;
};

it("takes a day that begins with its first interval's end for ends", () => {
  const text = `Zeit;kWh\n${day((minute, index) => `${minute === 1_425 ? 13 : 12}.01.2026 ${clock(minute + 15)};${uneven(index)}`, 15)}`;
  const file = hoursOf(text);
  expect(new Date(file.from).toISOString()).toBe("2026-01-11T23:00:00.000Z");
  expect(file).toMatchObject({ intervals: 96, missingHours: 0, partialHours: 0 });
  expect(file.notes.map(({ key }) => key)).toEqual(["meter-files.endOfInterval"]);
  // What the reader says goes before what the file looks like.
  expect(new Date(hoursOf(text, { ...HOME, stamps: "start" }).from).toISOString()).toBe("2026-01-11T23:00:00.000Z");
  expect(hoursOf(text, { ...HOME, stamps: "start" }).partialHours).toBe(2);
});

it("reads newest first, 24:00, and days apart from times", () => {
  const lines = day(
    (minute, index) => `12.01.2026;${minute === 1_380 ? "24:00" : clock(minute + 60)};${uneven(index)}`,
    60,
  ).split("\n");
  const file = hoursOf(`Datum;Zeit;Verbrauch [kWh]\n${lines.toReversed().join("\n")}`);
  expect(file).toMatchObject({ intervals: 24, missingHours: 0 });
  expect(new Date(file.from).toISOString()).toBe("2026-01-11T23:00:00.000Z");
});

it("keeps standard time for a file with a time that the clock skipped", () => {
  const rows = Array.from(
    { length: 72 },
    (_, hour) => `2026-03-${two(28 + Math.floor(hour / 24))} ${two(hour % 24)}:00;${uneven(hour)}`,
  );
  const file = hoursOf(`Zeit;kWh\n${rows.join("\n")}`);
  expect(file).toMatchObject({ intervals: 72, missingHours: 0, partialHours: 0 });
  expect(file.notes.map(({ key }) => key)).toContain("meter-files.fixedClock");
});

it("takes the house's use before what it bought and what panels made", () => {
  const rows = day((minute, index) => `2026-03-01 ${clock(minute)},0.${3 + (index % 4)},0,9,9`, 5);
  const file = hoursOf(`Date time,Home (kW),From Powerwall (kW),Solar Energy (kW),From Grid (kW)\n${rows}`);
  expect(file.unit).toBe("kW");
  expect(file.importKwh).toBeCloseTo(288 * 0.45 * (5 / 60), 6);
  expect(file.columns.map(({ role }) => role)).toEqual(["time", "taken", "none", "none", "none"]);
});

it("reads a portal's title, a type and a cost for what they are", () => {
  const title = `Name,A\nAddress,"1 Road, X"\nService,Service 1\n\n`;
  const rows = day(
    (minute, index) =>
      `Electric usage,2026-01-02,${clock(minute)},${clock(minute + 59)},${uneven(index).replace(",", ".")},$0.05,`,
    60,
  );
  const file = hoursOf(`${title}TYPE,DATE,START TIME,END TIME,USAGE (kWh),COST,NOTES\n${rows}`, {
    timeZone: "America/New_York",
    dayOrder: "month",
  });
  expect(file).toMatchObject({ intervals: 24, intervalSeconds: 3_600 });
});

it("holds a sensor's power until it changes", () => {
  const rows = ["00:00,1000", "00:30,2000", "01:00,0", "02:00,500"].map((row) => {
    const [time = "", watts = ""] = row.split(",");
    return `sensor.house_power,${watts}.0,2026-04-05T${time}:00.000Z`;
  });
  const file = hoursOf(`entity_id,state,last_changed\n${rows.join("\n")}`);
  expect(file.unit).toBe("W");
  expect(file.hourly.slice(0, 2)).toEqual([1.5, 0]);
});

it("reads months and days as what each used, without hours", () => {
  expect(readMeter("Monat;Verbrauch (kWh)\n01.2026;320\n02.2026;290\n", HOME)).toMatchObject({
    kind: "periods",
    importKwh: 610,
    periods: [
      { name: "2026-01", days: 31 },
      { name: "2026-02", to: "2026-02-28", days: 28 },
    ],
  });
  const days = Array.from({ length: 20 }, (_, index) => `${two(index + 1)}.01.2026;${8 + (index % 3)},5`).join("\n");
  expect(readMeter(`Datum;kWh\n${days}\n`, HOME)).toMatchObject({ kind: "periods", periods: { length: 20 } });
});

it("reads messages of several lines, with a day without signs", () => {
  const message = (token: string, on: string, units: string) =>
    `Mtr:37190123456\nToken:${token}\nDate:${on} 10:15\nUnits:${units}\nAmt:500.00\nTknAmt:380.21\n`;
  const text = [
    message("1234-5678-9012-3456-7890", "20260301", "25.3"),
    message("1234-5678-9012-3456-7891", "20260311", "50.6"),
  ].join("\n");
  expect(readMeter(text, { timeZone: "Africa/Nairobi", dayOrder: "day" })).toMatchObject({
    kind: "purchases",
    days: 10,
    usedKwh: 25.3,
    purchases: [
      { on: "2026-03-01", kwh: 25.3, amount: 500 },
      { on: "2026-03-11", kwh: 50.6, amount: 500 },
    ],
  });
});

it("asks for a unit that nothing says", () => {
  const rows = day((minute, index) => `2026-01-12 ${clock(minute)},${200 + ((index * 13) % 300)}`, 30);
  expect(readMeter(`time,value\n${rows}`, HOME)).toMatchObject({
    kind: "question",
    readings: [{ unit: "Wh" }, { unit: "W" }],
  });
});

it("does not take a column that rises and falls for a total", () => {
  const rows = day((minute, index) => `2026-01-12 ${clock(minute)},0.${100 + (index % 48)}`, 15);
  expect(hoursOf(`time,kWh\n${rows}`).isTotal).toBe(false);
});

it.each([
  ["nothing", " \n ", { line: 1, key: "meter-files.empty" }],
  ["no table", "hello\nworld", { line: 1, key: "meter-files.noTable" }],
  [
    "types of its own",
    '<?xml version="1.0"?>\n<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>',
    { line: 2, key: "meter-files.xmlDefines" },
  ],
  ["another XML", "<a><b/></a>", { line: 1, key: "meter-files.noBlocks" }],
  ["XML that breaks off", "<feed><entry>", { line: 1, key: "meter-files.badXml" }],
  ["a zero byte", "Zeit;kWh\n2026-01-01 00:00;\u0000", { line: 1, key: "meter-files.notText" }],
  ["a quote without an end", 'Zeit;kWh\n2026-01-01 00:00;"0,1\n', { line: 2, key: "meter-files.quote" }],
  [
    "a day of two readings",
    "Time,kWh\n5/6/2026 00:00,0.2\n5/6/2026 01:00,0.3\n",
    { line: 2, key: "meter-files.dayTwoWays" },
  ],
  [
    "an interval of seven minutes",
    "100,NEM12\n200,1,E1,E1,E1,N1,M,KWH,7,\n",
    { line: 2, key: "meter-files.nem12Interval" },
  ],
])("refuses %s with its line", (_, text, fault) => {
  expect(faultOf(text, { timeZone: "Europe/Berlin" })).toEqual(fault);
});
