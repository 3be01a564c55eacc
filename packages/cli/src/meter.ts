import { COUNTRIES } from "@sunwright/engine/parameters/options";
import type { MeterFile, MeterHours, MeterPeriods, MeterPurchases } from "@sunwright/files/meter/meter-file";
import { say } from "@sunwright/words/cli";
import { tell } from "@sunwright/words/tell-meter-files";
import { commandLine } from "./arguments";
import { columns } from "./columns";
import type { Command } from "./command";
import { METER_OPTIONS, meterFileIn, meterForm } from "./meter-file";
import { Problem } from "./problem";

/** What a meter's file says, before a house is made of it. */
export const meter: Command = (args, write) => {
  const { path, values } = commandLine(
    args,
    { json: { type: "boolean" }, country: { type: "string" }, zone: { type: "string" }, ...METER_OPTIONS } as const,
    "FILE",
  );
  const country = COUNTRIES.find((name) => name.toLowerCase() === values.country?.toLowerCase()) ?? null;
  if (values.country !== undefined && country === null)
    throw new Problem(say("optionOneOf", { option: "country", choices: COUNTRIES.join(", ") }));
  const form = meterForm(values, { country, latitude: null, longitude: null });
  const file = meterFileIn(path, { ...form, timeZone: zoneAsked(values.zone) ?? form.timeZone });
  write(values.json === true ? JSON.stringify(file, null, 1) : inWords(file));
  return 0;
};

function zoneAsked(zone: string | undefined): string | null {
  if (zone === undefined) return null;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone;
  } catch (error) {
    if (error instanceof RangeError) throw new Problem(say("meter.noZone", { zone }));
    throw error;
  }
}

const inWords = (file: MeterFile): string =>
  [tell(file.format), ...factsOf(file), ...file.notes.map((note) => tell(note))].join("\n");

function factsOf(file: MeterFile): readonly string[] {
  if (file.kind === "hours") return hoursIn(file);
  if (file.kind === "periods") return [periodsIn(file)];
  if (file.kind === "purchases") return purchasesIn(file);
  return [
    say("meter.ask", { column: file.column, units: file.readings.map(({ unit }) => unit).join(", ") }),
    columns(file.readings.map(({ unit, kwhADay }) => [unit, say("meter.day", { kwh: kwhADay })])),
  ];
}

const hoursIn = ({
  intervals,
  intervalSeconds,
  timeZone,
  importKwh,
  exportKwh,
  missingHours,
  partialHours,
}: MeterHours) => [
  say("meter.intervals", { intervals, minutes: intervalSeconds / 60, zone: timeZone }),
  say("meter.energy", { taken: importKwh, given: exportKwh }),
  ...(missingHours + partialHours > 0 ? [say("meter.gaps", { missing: missingHours, partial: partialHours })] : []),
];

const periodsIn = ({ periods }: MeterPeriods): string =>
  columns(
    periods.map(({ name, from, to, days, kwh, estimated }) => [
      name ?? `${from ?? "?"} – ${to ?? "?"}`,
      say("meter.period", { kwh, days: days ?? 0, known: days === null ? "no" : "yes" }),
      estimated ? say("meter.estimated") : "",
    ]),
  );

const purchasesIn = ({ days, usedKwh, kwhADay }: MeterPurchases): readonly string[] => [
  say("meter.used", { kwh: usedKwh, days }),
  ...(kwhADay === null ? [] : [say("meter.day", { kwh: kwhADay })]),
];
