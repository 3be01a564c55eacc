import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { watchProcesses } from "./processor-time";
import { costsFile, type Costs, REPORTS } from "./test-costs";
import { BY_TIER, changedParts, NAMES, type Parts, partsNamed } from "./test-parts";
import { type Count, failure } from "./test-reports";

const asked = process.argv.slice(2);
const WHOLE: Readonly<Record<string, () => Readonly<Record<string, Parts>>>> = {
  first: () => ({ first: BY_TIER.first }),
  rest: () => ({ rest: BY_TIER.rest }),
  all: () => BY_TIER,
  changed: () => ({ changed: changedParts() }),
};

const [alone = "first"] = asked;
const whole = asked.length <= 1 ? WHOLE[alone] : undefined;
const unknown = asked.filter((name) => !NAMES.includes(name));
if (whole === undefined && unknown.length > 0) {
  const alternatives = Object.keys(WHOLE).join(", ");
  console.error(`Unknown: ${unknown.join(", ")}. One of ${alternatives}, or parts: ${NAMES.join(", ")}`);
  process.exit(2);
}

/** A part that could not even start counts as one failure, and the next one still runs. */
const died = (error: unknown): Count => failure(error instanceof Error ? error.message : String(error));

const counts: (readonly [part: string, count: Count])[] = [];
for (const [of, parts] of Object.entries(whole?.() ?? { named: partsNamed(asked) })) {
  const folder = join(REPORTS, of);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const costs: Costs[number][] = [];
  for (const [name, part] of Object.entries(parts)) {
    const [began, watch] = [Date.now(), watchProcesses()];
    console.log(`\n== ${name} (${of})`);
    const count = await part(folder).catch(died);
    counts.push([`${name} (${of})`, count]);
    const seconds = Math.round((Date.now() - began) / 1000);
    const worked = watch.stop();
    const processor = worked === null ? null : Math.round(worked);
    costs.push({ part: name, passed: count.passed, seconds, processor });
    writeFileSync(costsFile(of), JSON.stringify(costs));
    const spent = processor === null ? "" : `, ${processor} processor seconds`;
    console.log(`== ${name}: ${count.passed} passed, ${count.failures.length} failed, ${seconds} s${spent}`);
  }
}
for (const [name, { failures }] of counts) {
  for (const each of failures) console.log(`\n== failed in ${name}: ${each}`);
}
const passed = counts.reduce((total, [, count]) => total + count.passed, 0);
const failed = counts.flatMap(([, { failures }]) => failures).length;
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
