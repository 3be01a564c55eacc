import { checkQuote } from "@sunwright/engine/quotes/check-quotes";
import { type Judged, recommended } from "@sunwright/engine/quotes/recommend";
import type { WarningCode } from "@sunwright/engine/quotes/quote";
import { WARNING_CODES } from "@sunwright/engine/quotes/quote";
import { type CleanQuote, cleanQuote } from "@sunwright/engine/quotes/testing/clean-quote";
import { FAULTS } from "@sunwright/engine/quotes/testing/faults";
import { between, randomFrom, type Random } from "@sunwright/engine/quotes/testing/random";
import { cheaper, UNSIGNABLE } from "@sunwright/engine/quotes/testing/unsignable";

const SETS = 100;
const FAULTY = 3;
const SEED = 18;
/** Bars of the marketplace's design. */
const BARS = { named: 0.95, warned: 0.05, ms: 150, right: 1 } as const;
/** Quotes nobody should sign beside the one that is clean, each for less money. */
const RIVALS = 3;

/**
 * Sets of quotes with known faults, made from rules outside the checker: which are named by the right code, how many of the
 * clean ones are warned of, and how long one takes. Ends in failure where a bar is missed.
 */
export function measure(): Promise<string[]> {
  const random = randomFrom(SEED);
  const sets: CleanQuote[] = [];
  let refused = 0;
  while (sets.length < SETS) {
    const clean = cleanQuote(random);
    if (clean === null) refused += 1;
    else sets.push(clean);
  }
  const times: number[] = [];
  const first: number[] = [];
  const check = (clean: CleanQuote, quote = clean.quote, kept = times): readonly WarningCode[] => {
    const house = { input: clean.household.input, weather: null, asked: clean.asked };
    const began = process.cpuUsage();
    const { warnings } = checkQuote(quote, house, clean.market);
    const { user, system } = process.cpuUsage(began);
    kept.push((user + system) / 1_000);
    return warnings.map(({ code }) => code);
  };
  const warned = sets.filter((clean, index) => {
    const codes = check(clean, clean.quote, first);
    if (codes.length > 0)
      console.error(`${index} ${clean.household.place} ${clean.household.kind}: clean, ${codes.join(" ")}`);
    return codes.length > 0;
  });
  const counts = new Map<WarningCode, { made: number; named: number }>();
  const others = new Map<string, number>();
  for (const [index, clean] of sets.entries())
    for (let fault = 0; fault < FAULTY; fault += 1) {
      const code = WARNING_CODES[(index * FAULTY + fault) % WARNING_CODES.length] ?? "sums";
      const quote = FAULTS[code](clean, random);
      if (quote === null) continue;
      const codes = check(clean, quote);
      const count = counts.get(code) ?? { made: 0, named: 0 };
      const named = codes.includes(code);
      counts.set(code, { made: count.made + 1, named: count.named + (named ? 1 : 0) });
      for (const other of codes.filter((one) => one !== code))
        others.set(`${code} ${other}`, (others.get(`${code} ${other}`) ?? 0) + 1);
      if (!named)
        console.error(
          `${index} ${clean.household.place} ${clean.household.kind}: ${code} not named, ${codes.join(" ")}`,
        );
    }
  const made = [...counts.values()].reduce((sum, count) => sum + count.made, 0);
  const named = [...counts.values()].reduce((sum, count) => sum + count.named, 0);
  const taken = sets.filter((clean, index) => {
    const one = takes(clean, random);
    if (one.taken !== "clean")
      console.error(`${index}: ${one.taken ?? "none"} taken, not the clean one of ${one.rivals}`);
    return one.taken === "clean";
  });
  const right = taken.length / SETS;
  const sorted = times.toSorted((one, other) => one - other);
  const kinds = new Map<string, number>();
  for (const { household } of sets) kinds.set(household.kind, (kinds.get(household.kind) ?? 0) + 1);
  const median = sorted[sorted.length >> 1] ?? 0;
  const failed =
    named / made < BARS.named || warned.length / SETS > BARS.warned || median > BARS.ms || right < BARS.right;
  if (failed) process.exitCode = 1;
  return Promise.resolve([
    JSON.stringify({
      sets: SETS,
      households: Object.fromEntries(kinds),
      skipped: refused,
      faults: made,
      named,
      namedShare: Number((named / made).toFixed(3)),
      cleanWarned: warned.length,
      recommendedRight: `${taken.length}/${SETS}`,
      medianMs: Math.round(median),
      p95Ms: Math.round(sorted[Math.floor(0.95 * sorted.length)] ?? 0),
      slowestMs: Math.round(sorted.at(-1) ?? 0),
      firstOfAHouseMedianMs: Math.round(first.toSorted((one, other) => one - other)[first.length >> 1] ?? 0),
      othersBeside: Object.fromEntries(others),
      codes: Object.fromEntries([...counts].map(([code, count]) => [code, `${count.named}/${count.made}`])),
    }),
  ]);
}

/** Which is taken of a clean quote and others that nobody should sign: one with a fault or two, each for less money. */
function takes({ quote, household, asked, market }: CleanQuote, random: Random) {
  const house = { input: household.input, weather: null, asked };
  const rivals: Judged[] = [];
  while (rivals.length < RIVALS) {
    const faults = Array.from(
      { length: random() < 0.5 ? 1 : 2 },
      () => UNSIGNABLE[Math.floor(random() * UNSIGNABLE.length)],
    );
    const made = faults.reduce<typeof quote | null>((before, fault) => (before && fault?.of(before)) ?? null, quote);
    const id = faults.map((fault) => fault?.fault).join(" and ");
    if (made !== null) rivals.push(checkQuote({ ...cheaper(made, between(random, 0.7, 0.95)), id }, house, market));
  }
  const judged = [...rivals, checkQuote({ ...quote, id: "clean" }, house, market)];
  return {
    taken: recommended(judged, null)?.id ?? null,
    rivals: rivals.map(({ quote: { id } }) => id).join("; "),
  };
}
