import { parseArgs } from "node:util";
import { type ExpectedYear, expectedYear } from "@sunwright/engine/passport/expected-year";
import { type Alert, followed } from "@sunwright/engine/passport/followed";
import { dayNumber, dayText, type Reading } from "@sunwright/engine/passport/reading";
import { type FaultyHome, faultyHome, ILL_DAYS, TROUBLES } from "@sunwright/engine/passport/testing/faulty-homes";
import { type Random, randomFrom } from "@sunwright/engine/quotes/testing/random";

const HOMES = 40;
/** `--seed 7` makes other homes. */
const { seed } = parseArgs({ options: { seed: { type: "string", default: "41" } }, strict: false }).values;
const WELL_DAYS = 365;
const FIRST_LOOK = 21;
const WELL_STEP = 14;
const ILL_STEP = 5;
/** Bars: of faults that cost so much, so many are found within so many days of readings. */
const GREAT = { cost: 0.2, days: 40, share: 0.9 } as const;
const SMALL = { cost: 0.12, days: 120, share: 0.7 } as const;
const FALSE_AT_MOST = 1;

/**
 * Homes under a sky of measured stations, each a year well and once with a trouble: how many alerts are said of a home that
 * is well, and how long a trouble lasts until it is told, from the day on which it costs a fifth or an eighth of the yield.
 * Ends in failure where a bar is missed.
 */
export function measure(): Promise<string[]> {
  const random = randomFrom(Number(seed));
  const looked = Array.from({ length: HOMES }, (_, index) => lookAt(made(random, index)));
  const great = looked.filter(({ kind }) => kind === "great");
  const small = looked.filter(({ kind }) => kind === "small");
  const foundIn = (all: readonly Looked[], days: number) =>
    all.filter(({ found }) => found !== null && found <= days).length;
  const wrong = looked.filter(({ wrong: alerts }) => alerts.length > 0).length;
  const missed =
    wrong > FALSE_AT_MOST ||
    foundIn(great, GREAT.days) < GREAT.share * great.length ||
    foundIn(small, SMALL.days) < SMALL.share * small.length;
  if (missed) process.exitCode = 1;
  const costly = looked.filter(({ kind }) => kind !== null);
  const told = (all: readonly Looked[]) => `${all.filter(({ found }) => found !== null).length} of ${all.length}`;
  return Promise.resolve([
    JSON.stringify({
      homes: HOMES,
      falseInHomeYears: `${wrong} of ${HOMES}`,
      fifth: `${foundIn(great, GREAT.days)} of ${great.length} in ${GREAT.days} days, ${told(great)} in all`,
      eighth: `${foundIn(small, SMALL.days)} of ${small.length} in ${SMALL.days} days`,
      cheap: told(looked.filter(({ kind }) => kind === null)),
      ofTrouble: Object.fromEntries(
        TROUBLES.map((trouble) => [trouble, told(costly.filter((one) => one.trouble === trouble))]),
      ),
      byReading: Object.fromEntries([1, 3, 7].map((gap) => [gap, told(costly.filter((one) => one.gap === gap))])),
    }),
  ]);
}

function made(random: Random, index: number): FaultyHome {
  for (;;) {
    const home = faultyHome(random, index);
    if (home !== null) return home;
  }
}

interface Looked {
  readonly trouble: FaultyHome["trouble"];
  readonly gap: number;
  readonly kind: "great" | "small" | null;
  /** Days from the day it cost so much to the alert. */
  readonly found: number | null;
  readonly wrong: readonly string[];
}

function lookAt(home: FaultyHome): Looked {
  const { clean, trouble, gap, begins, well, ill, cost } = home;
  const expected = expectedYear({
    quote: clean.quote,
    house: { input: clean.household.input, weather: null, asked: clean.asked },
  });
  const after = (limit: number) => cost.findIndex((share) => share >= limit);
  const [great, small] = [after(GREAT.cost), after(SMALL.cost)];
  const kind = great >= 0 ? "great" : small >= 0 ? "small" : null;
  const from = begins + Math.max(0, great >= 0 ? great : small);
  const wrong = new Set<string>();
  for (let day = FIRST_LOOK; day < WELL_DAYS; day += WELL_STEP)
    for (const { code, since } of alertsOn(expected, home, well, day)) wrong.add(`${code} ${day} (${since})`);
  let [found, said] = [null as number | null, ""];
  for (let day = begins + 5; day < begins + ILL_DAYS && found === null; day += ILL_STEP)
    for (const { code } of alertsOn(expected, home, ill, day)) [found, said] = [Math.max(0, day - from), code];
  const worst = cost.reduce((most, share) => Math.max(most, share), 0);
  const { place, kind: system } = clean.household;
  console.error(
    `${place} ${system} from ${home.startOn}, ${trouble} ${home.strings}, every ${gap}: costs ${(100 * worst).toFixed(0)} %, ${kind ?? "cheap"}, ${found ?? "-"} days ${said} | ${[...wrong].join(", ")}`,
  );
  return { trouble, gap, kind, found, wrong: [...wrong] };
}

function alertsOn(
  expected: ExpectedYear,
  { startOn }: FaultyHome,
  readings: readonly Reading[],
  day: number,
): readonly Alert[] {
  const first = dayNumber(startOn);
  const until = readings.filter(({ on }) => dayNumber(on) <= first + day);
  return followed(expected, startOn, until, dayText(first + day)).alerts;
}
