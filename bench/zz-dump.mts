import { writeFileSync } from "node:fs";
import { expectedYear } from "@sunwright/engine/passport/expected-year";
import { homeOf } from "@sunwright/engine/passport/testing/homes";
import { randomFrom } from "@sunwright/engine/quotes/testing/random";
const KINDS = ["string_loss", null, "soiling", null, "weak_battery"] as const;
const seed = Number(process.argv[2]);
const random = randomFrom(seed);
const out = [];
for (let i = 0; i < 40; i++) {
  let home = null;
  while (home === null) home = homeOf(random, i, KINDS[i % 5] ?? null);
  const { clean, ...rest } = home;
  const expected = expectedYear({
    quote: clean.quote,
    house: { input: clean.household.input, weather: null, asked: clean.asked },
  });
  out.push({ ...rest, kind: clean.household.kind, expected });
}
writeFileSync(`.cache/homes-${seed}.json`, JSON.stringify(out));
