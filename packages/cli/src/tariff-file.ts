import { COUNTRY_MONEY } from "@sunwright/engine/countries/country-money";
import { DAY_KINDS } from "@sunwright/engine/countries/tariff-hours";
import type { Country } from "@sunwright/engine/parameters/options";
import { tariffPlanOf } from "@sunwright/engine/prices/tariff-plan-of";
import {
  tariffByTheHour,
  type TariffInputs,
  tariffsByTheHour,
  withInputs,
  type WrittenTariff,
} from "@sunwright/engine/prices/tariffs";
import type { ChosenTariff } from "@sunwright/engine/sizing/inputs/chosen-tariff";
import { PriceFault, readPrices } from "@sunwright/files/prices/read-prices";
import { say } from "@sunwright/words/cli";
import { tell } from "@sunwright/words/engine";
import { basename } from "node:path";
import { z } from "zod";
import { parsed, readJson, readText } from "./input-file";
import { Problem } from "./problem";

const Rate = z.number();
const Rates = z.record(z.string(), Rate);
const BlockRate = z.union([
  Rate,
  z.array(z.strictObject({ up_to: z.number().positive().nullable(), rate: Rate })).min(1),
]);
const PerKwh = z.array(z.strictObject({ name: z.string(), rate: Rate }));
const Fixed = z.array(z.strictObject({ name: z.string(), per: z.enum(["day", "month", "year"]), rate: Rate }));
const DayOfMonth = z.iso.date();
const Windows = z.record(z.string(), z.array(z.array(z.number())));
const Months = z.array(z.array(z.number()));

const Export = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.enum(["none", "separate"]) }),
  z.strictObject({ kind: z.literal("flat"), rate: Rate }),
  z.strictObject({
    kind: z.enum(["credit_capped_by_import_of_the_same_period", "by_period"]),
    rates: z.record(z.string(), Rates),
  }),
  z.strictObject({ kind: z.literal("table_288x2"), weekday: Months, weekend: Months, add: Rate.optional() }),
  z.strictObject({
    kind: z.literal("day_ahead"),
    times: Rate.optional(),
    add: Rate.optional(),
    least: Rate.optional(),
  }),
]);

/** A tariff as a person writes it down, in the form of the release's own. */
const TariffFile = z.strictObject({
  name: z.string().min(1),
  currency: z.string(),
  valid_from: DayOfMonth.optional(),
  valid_to: DayOfMonth.nullable().default(null),
  seasons: z.record(z.string(), z.array(z.number().int())).default({ all: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] }),
  windows: z.record(z.string(), z.strictObject({ weekday: Windows, saturday: Windows, sunday: Windows })).default({}),
  other: z.string(),
  energy: z.record(z.string(), z.record(z.string(), BlockRate)).optional(),
  day_ahead: z
    .strictObject({ times: Rate.default(1), add: Rate.default(0), period_add: Rates.optional(), cap: Rate.nullish() })
    .optional(),
  controlled_load: z.strictObject({ rate: Rate }).optional(),
  per_kwh: PerKwh.default([]),
  fixed: Fixed.default([]),
  demand: z.array(z.strictObject({ name: z.string(), rate: Rate, period: z.string().optional() })).default([]),
  tax: z
    .strictObject({ name: z.string(), rate: Rate.min(0), in_price: z.boolean() })
    .nullable()
    .default(null),
  export: Export.default({ kind: "separate" }),
  holidays: z
    .strictObject({ dates: z.record(DayOfMonth, z.enum(DAY_KINDS)) })
    .nullable()
    .default(null),
});

/** One of the release's, with what no sheet has of it. */
const CompletedTariff = z.strictObject({
  of: z.string(),
  per_kwh: PerKwh.optional(),
  fixed: Fixed.optional(),
  tax_rate: Rate.min(0).optional(),
});

/** A year's prices as the whole of a tariff. */
const asTheyAre = (name: string, country: Country): WrittenTariff => ({
  ...ownTariff(country),
  id: name,
  name,
  other: "any",
  day_ahead: { times: 1, add: 0 },
});

const ownTariff = (country: Country): WrittenTariff => ({
  id: "own",
  name: "own",
  country,
  currency: COUNTRY_MONEY[country].currency,
  valid_from: "2026-01-01",
  valid_to: null,
  seasons: { all: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
  windows: {},
  other: "any",
  per_kwh: [],
  fixed: [],
  tax: null,
  export: { kind: "separate" },
  source: say("tariff.yours"),
  confidence: "cited",
});

/** Whether what `--tariff` names is a tariff by the hour, and not the tariff of a bill. */
export const namesHourTariff = (named: string): boolean =>
  /\.(?:json|csv)$/i.test(named) || tariffByTheHour(named) !== null;

/**
 * The tariff by the hour of a house: one of the release's by its id, a JSON file, or a CSV file of a year's prices.
 *
 * @param dayAhead  A CSV file of the market's prices, where the tariff goes by them.
 */
export function chosenTariff(named: string, dayAhead: string | undefined, country: Country): ChosenTariff {
  if (/\.csv$/i.test(named)) {
    if (dayAhead !== undefined) throw new Problem(say("tariff.pricesTwice", { file: named }));
    return checked(asTheyAre(basename(named), country), pricesIn(named), country, named);
  }
  const market = dayAhead === undefined ? null : pricesIn(dayAhead);
  if (/\.json$/i.test(named)) return checked(writtenIn(named, country), market, country, named);
  const known = tariffByTheHour(named);
  if (known === null) throw new Problem(unknownTariff(country));
  return checked(known, market, country, named);
}

function unknownTariff(country: Country): string {
  const choices = [...tariffsByTheHour(country).map(({ id }) => id), "*.json", "*.csv"].join(", ");
  return say("optionOneOf", { option: "tariff", choices });
}

function writtenIn(file: string, country: Country): WrittenTariff {
  const json = readJson(file);
  if (typeof json === "object" && json !== null && "of" in json) {
    const { of, ...inputs } = parsed(CompletedTariff, json, file);
    const known = tariffByTheHour(of);
    if (known === null) throw new Problem(`${file}: ${unknownTariff(country)}`);
    return withInputs(known, inputs satisfies TariffInputs);
  }
  const { valid_from: from, ...written } = parsed(TariffFile, json, file);
  return { ...ownTariff(country), ...written, ...(from !== undefined && { valid_from: from }), id: basename(file) };
}

/** Refuses what cannot be counted with, each fault by its own words. */
function checked(
  written: WrittenTariff,
  market: readonly number[] | null,
  country: Country,
  named: string,
): ChosenTariff {
  if (written.country !== country)
    throw new Problem(say("tariff.elsewhere", { tariff: named, country: written.country, house: country }));
  const { currency } = COUNTRY_MONEY[country];
  if (written.currency !== currency)
    throw new Problem(say("tariff.otherMoney", { tariff: named, stated: written.currency, currency }));
  const read = tariffPlanOf(written);
  if ("faults" in read) throw new Problem(read.faults.map((fault) => `${named}: ${tell(fault)}`).join("\n"));
  const goesByMarket = written.day_ahead !== undefined || written.export.kind === "day_ahead";
  if (goesByMarket && market === null) throw new Problem(say("tariff.needsPrices", { tariff: named }));
  if (!goesByMarket && market !== null) throw new Problem(say("tariff.noPricesNeeded", { tariff: named }));
  return { written, market };
}

function pricesIn(file: string): readonly number[] {
  const text = readText(file);
  try {
    return readPrices(text).prices;
  } catch (error) {
    if (error instanceof PriceFault) throw new Problem(`${file}: ${tell(error.text)}`);
    throw error;
  }
}
