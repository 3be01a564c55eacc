import { cityById } from "@sunwright/engine/climate/cities";
import { billChoices, billReadings } from "@sunwright/engine/countries/bill-readings";
import type { BillReading } from "@sunwright/engine/countries/tariff-plan";
import { COUNTRIES, type Country } from "@sunwright/engine/parameters/options";
import { DEFAULT_PARAMETERS } from "@sunwright/contract/projects";
import { guessedPeak } from "@sunwright/engine/sizing/load/bill-load";
import { type BillOption, readBill, type SaidAmount, type UnreadAmount } from "@sunwright/engine/sizing/rule/said-bill";
import { say } from "@sunwright/words/cli";
import { tell } from "@sunwright/words/engine";
import { numberOf } from "./arguments";
import type { Write } from "./command";
import { Problem } from "./problem";

/** "2026-03=45000", "year=1,352.16", "310 kWh": when, and how much of money or energy. */
const SAID = /^(?:(?<when>[^=]*)=)?(?<amount>.*?)(?<energy>\s*kwh)?$/i;
const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const MONTH = /^\d{4}-(?<month>\d\d)$/;
const MONTHS = ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12"];

interface Said {
  readonly amount: SaidAmount;
  readonly isEnergy: boolean;
}

function saidIn(text: string): Said {
  const { when, amount: written = "", energy } = SAID.exec(text.trim())?.groups ?? {};
  const amount = numberOf(written);
  if (amount === null || amount < 0) throw new Problem(say("bill.unread", { bill: text }));
  const isEnergy = energy !== undefined;
  if (when === "year") return { amount: { kind: "period", month: 0, months: 12, amount }, isEnergy };
  if (when !== undefined && DAY.test(when)) return { amount: { kind: "purchase", day: when, amount }, isEnergy };
  const month = MONTHS.indexOf(MONTH.exec(when ?? "")?.groups?.["month"] ?? "");
  if (month === -1) throw new Problem(say("bill.noWhen", { bill: text }));
  return { amount: { kind: "period", month, months: 1, amount }, isEnergy };
}

const partOf = (of: unknown, name: string): unknown =>
  typeof of === "object" && of !== null && name in of ? Reflect.get(of, name) : undefined;

/**
 * Bills of the command line stand in the place of the house's load: their energy as the year's mean day, with a peak that is
 * guessed, said in a sentence.
 *
 * @param complain  Takes what a person should know of how their bills were read.
 */
export function withBill(
  described: unknown,
  { bill: texts = [], tariff }: { readonly bill?: readonly string[]; readonly tariff?: string },
  complain: Write,
): unknown {
  if (texts.length === 0) {
    if (tariff !== undefined) throw new Problem(say("needsOption", { option: "tariff", other: "bill" }));
    return described;
  }
  const said = texts.map(saidIn);
  const isEnergy = said[0]?.isEnergy === true;
  if (said.some((each) => each.isEnergy !== isEnergy)) throw new Problem(say("bill.mixed"));
  const parameters = partOf(described, "parameters");
  const id = partOf(parameters, "city");
  const city = typeof id === "string" ? cityById(id) : null;
  const named = city?.country ?? partOf(parameters, "country");
  const country = COUNTRIES.find((known) => known === named) ?? DEFAULT_PARAMETERS.country;
  const read = readBill({
    amounts: said.map(({ amount }) => amount),
    unit: isEnergy ? "energy" : "money",
    readings: isEnergy ? [] : readingsOf(country, tariff),
    temperature: city?.temperature ?? null,
  });
  if (read.kind === "too-little") throw new Problem(say("bill.tooLittle"));
  if (read.kind === "none") throw new Problem(unreadText(texts[read.index] ?? "", read));
  if (read.kind === "asked")
    throw new Problem(say("bill.asked", { readings: read.options.map(optionText).join("; ") }));
  const dailyConsumption = Math.round(1_000 * read.option.year.daily);
  const peakPower = guessedPeak(dailyConsumption);
  const { total, filled } = read.option.year;
  complain(
    say("bill.read", {
      total,
      daily: dailyConsumption,
      peak: peakPower,
      filled: filled.length,
      place: city?.name ?? country,
      exact: read.option.amounts.every(({ between }) => between === null) ? "exact" : "about",
    }),
  );
  return typeof described === "object" ? { ...described, load: { dailyConsumption, peakPower } } : described;
}

/** By the tariff that was named, which may be a choice or one of its readings. */
function readingsOf(country: Country, tariff: string | undefined): readonly BillReading[] {
  if (tariff === undefined) return billReadings(country, null);
  const choices = billChoices(country).map(({ id }) => id);
  const all = [...billReadings(country, null), ...choices.flatMap((choice) => billReadings(country, choice))];
  const one = all.find(({ id }) => id === tariff);
  if (one !== undefined) return [one];
  const ids = [...new Set(all.map(({ id }) => id))].join(", ");
  throw new Problem(say("optionOneOf", { option: "tariff", choices: ids }));
}

function optionText({ reading, year }: BillOption): string {
  const name = reading?.name ?? reading?.choice?.name ?? "";
  return say("bill.option", { tariff: reading?.id ?? "", name: tell(name), total: year.total });
}

const unreadText = (bill: string, { because, below, above }: UnreadAmount) =>
  say("bill.none", { bill, because, below: below ?? 0, above: above ?? 0 });
