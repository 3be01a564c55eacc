import type { Asked, MarketPrices, Quote, QuoteFigures } from "@sunwright/engine/quotes/quote";
import { PRIORITIES } from "@sunwright/engine/quotes/recommend";
import { say } from "@sunwright/words/cli";
import { z } from "zod";
import { House } from "./house";

/** Quotes that one file may hold: a minute of simulation. */
const MOST_QUOTES = 1_000;
const MOST_LINES = 500;
/** A megawatt: where a figure stops being a house or a clinic, as in `simulate`. */
const MOST_WATTS = 1_000_000;
const MOST_MONEY = 1e13;

const between = (min: number, max: number) => {
  const error = () => say("field.between", { min, max });
  return z.number({ error }).min(min, { error }).max(max, { error });
};
const whole = (min: number, max: number) => between(min, max).int({ error: () => say("field.whole") });
const money = between(0, MOST_MONEY);
const share = between(0, 100);
const words = z.string().max(500);
const day = z.iso.date({ error: () => say("field.day") });

/** Whatever a firm does not state is left out or null. */
const stated = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same names, each may be missing
    Object.fromEntries(Object.entries(shape).map(([name, type]) => [name, z.nullish(type)])) as {
      [Name in keyof Shape]: z.ZodOptional<z.ZodNullable<Shape[Name]>>;
    },
  );

const Panels = stated({
  count: whole(0, 10_000),
  watts: between(1, 2_000),
  areaM2: between(0.01, 20),
  voc: between(1, 500),
  vmp: between(1, 500),
  isc: between(0.1, 100),
  imp: between(0.1, 100),
  vocPercentPerK: between(-2, 0),
  strings: z.array(whole(1, 10_000)).max(1_000),
  datasheet: z.boolean(),
});
const Battery = stated({
  volts: between(1, 1_500),
  ampHours: between(0.1, 100_000),
  kwh: between(0, 10_000),
  chemistry: words,
  usablePercent: share,
  cycles: between(0, 1_000_000),
  datasheet: z.boolean(),
});
const Inverter = stated({
  watts: between(1, MOST_WATTS),
  surgeWatts: between(1, 10 * MOST_WATTS),
  pvMaxVolts: between(1, 5_000),
  mpptVolts: z
    .tuple([between(1, 5_000), between(1, 5_000)])
    .readonly()
    .refine(([least, most]) => least <= most, { error: () => say("field.leastFirst") }),
  trackers: whole(1, 1_000),
  datasheet: z.boolean(),
});

const Line = stated({ quantity: between(0, 1_000_000), unit: money, total: money }).extend({ what: words });
const Milestone = z.object({ percent: share, when: words });

const QuoteShape = stated({
  currency: z.string().regex(/^[A-Z]{3}$/, { error: () => say("field.currency") }),
  perUsd: between(1e-6, 1e9),
  panels: Panels,
  battery: Battery,
  inverter: Inverter,
  parts: z.array(words).max(MOST_LINES),
  cables: stated({ panelToInverterMm2: between(0, 1_000), batteryMm2: between(0, 1_000), loadMm2: between(0, 1_000) }),
  lines: z.array(Line).max(MOST_LINES),
  labour: money,
  taxPercent: share,
  taxIncluded: z.boolean(),
  total: money,
  milestones: z.array(Milestone).max(100),
  credit: stated({ monthly: money, months: whole(0, 1_200), down: money, totalRepayable: money }),
  claims: stated({ kwhPerYear: between(0, 1e8), hoursServedPercent: share, paybackYears: between(0, 1_000) }),
  warrantyYears: stated({
    panels: between(0, 100),
    power: between(0, 100),
    battery: between(0, 100),
    inverter: between(0, 100),
    work: between(0, 100),
  }),
  certificate: stated({ state: words, until: day }),
  start: day,
})
  .extend({ id: words.min(1) })
  .refine(({ panels }) => (panels?.count ?? 0) * (panels?.watts ?? 0) <= MOST_WATTS, {
    path: ["panels"],
    error: () => say("field.between", { min: 0, max: MOST_WATTS }),
  }) satisfies z.ZodType<Quote>;

const price = between(1e-6, 1e6);
const Market = stated({
  panelPerWatt: z.array(price),
  batteryPerKwh: z.array(price),
  inverterPerWatt: z.array(price),
  labourShare: z.array(between(0.001, 1)),
}) satisfies z.ZodType<MarketPrices>;

const AskedShape = stated({
  hoursServedPercent: share,
  backupHours: between(0, 1_000),
  priority: z.enum(PRIORITIES),
});

/** What a file asks for, by the names of the engine. */
export const askedOf = ({ hoursServedPercent, backupHours }: z.output<typeof AskedShape>): Asked => ({
  hoursServedPercent,
  nightHours: backupHours,
});

export const rounded = (value: number) => Math.round(1_000 * value) / 1_000;

/** The figures of a quote, by the names of the file. */
export const figuresInFile = (years: QuoteFigures) => ({
  hoursServedPercent: rounded(years.hoursServedPercent),
  hoursWithoutPower: rounded(years.hoursWithoutPower),
  backupHours: rounded(years.nightHours),
  kwhPerYear: rounded(years.kwhPerYear),
  worstWeekNights: years.worstWeekNights,
  panelWattsSimulated: rounded(years.panelWatts),
});

/** A house, what was asked for, what others ask for the same, and the quotes. */
export const QuoteFile = z
  .object({
    house: House,
    asked: AskedShape.default({}),
    market: Market.default({}),
    quotes: z.array(QuoteShape).max(MOST_QUOTES, { error: () => say("field.atMost", { most: MOST_QUOTES }) }),
  })
  .superRefine(({ quotes }, context) => {
    const seen = new Set<string>();
    for (const [index, { id }] of quotes.entries()) {
      if (seen.has(id))
        context.addIssue({ code: "custom", path: ["quotes", index, "id"], message: say("field.twice", { id }) });
      seen.add(id);
    }
  });
export type QuoteFile = z.output<typeof QuoteFile>;

/** Where a file says something that nothing here reads: most often a name with a slip of the pen. */
export function unread(given: unknown, read: unknown, path = ""): readonly string[] {
  if (Array.isArray(given) && Array.isArray(read))
    return given.flatMap((each, index) => unread(each, read[index], `${path}[${index}]`));
  if (!isRecord(given) || !isRecord(read)) return [];
  return Object.entries(given).flatMap(([name, value]) => {
    const place = path === "" ? name : `${path}.${name}`;
    return name in read ? unread(value, read[name], place) : [place];
  });
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
