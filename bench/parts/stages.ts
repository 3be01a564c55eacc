import { NO_OWN_FIGURES } from "@sunwright/engine/money/assumptions";
import { ruleFiguresOf } from "@sunwright/engine/sizing/rule/figures-by-rule";
import { house, HOUSE } from "@sunwright/engine/sizing/testing/house";
import type { AskedStage, StagesAsked } from "@sunwright/engine/stages/asked";
import { planStages } from "@sunwright/engine/stages/plan-stages";
import { inputOf } from "@sunwright/engine/stages/stage-inputs";
import { NOTHING_STANDS } from "@sunwright/engine/stages/standing";
import { draws } from "@sunwright/engine/stages/testing/draws";
import { randomStanding } from "@sunwright/engine/stages/testing/random-standing";
import { faultsOf } from "@sunwright/engine/stages/testing/second-rules";

/** Three stages, a person waiting. [ms] */
const BUDGET = 800;
const MIXES = 2_000;
const REPETITIONS = 5;

export const figureNames = ["time", "mixes"];

const stage = (carries: readonly number[], time: AskedStage["time"]): AskedStage => ({
  name: "",
  carries,
  time,
  promise: null,
  bought: null,
});
const NOW = { kind: "day", day: "2026-11-30", budget: null } as const;
const SAVED = { kind: "saved" } as const;
const THREE = [stage([0, 6, 7, 9, 10], NOW), stage([1, 2], SAVED), stage([3, 4, 5, 8], SAVED)];

/** The example house in places of different suns, off the grid and beside one. */
const PLACES = ["ng-lagos-ikeja", "ng-kano", "gh-accra", "ke-nairobi", "za-johannesburg"] as const;

const asked = (input: StagesAsked["input"], change: Partial<StagesAsked> = {}): StagesAsked => ({
  input,
  weather: null,
  own: NO_OWN_FIGURES,
  stages: THREE,
  standing: NOTHING_STANDS,
  aside: 80_000,
  today: "2026-11-30",
  ...change,
});

/** A load of its own each time, as a person's: no year of it was drawn before. */
const fresh = (city: string, change: object) => ({
  ...house({ city, ...change }),
  load: { kind: "appliances", appliances: HOUSE.map((one) => ({ ...one })) } as const,
});

function median(run: () => void): number {
  const times = Array.from({ length: REPETITIONS }, () => {
    const began = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1_000;
  });
  return times.toSorted((one, other) => one - other)[Math.floor(REPETITIONS / 2)] ?? 0;
}

/** Three stages beside their budget, and random mixes of old and new parts beside a second statement of the rules. */
export function measure(figures: readonly string[]): Promise<string[]> {
  const wants = (figure: string) => figures.length === 0 || figures.includes(figure);
  return Promise.resolve([...(wants("time") ? times() : []), ...(wants("mixes") ? mixes() : [])]);
}

function times(): string[] {
  const kinds = [
    ["off-grid", {}],
    ["hybrid", { systemType: "hybrid", outageHours: 8, backupHours: 8 }],
  ] as const;
  return kinds.map(([kind, change]) => {
    const each = PLACES.map((city) => median(() => planStages(asked(fresh(city, change)))));
    const middle = each.toSorted((one, other) => one - other)[Math.floor(each.length / 2)] ?? 0;
    if (middle > BUDGET) process.exitCode = 1;
    return `three stages, ${kind}: ${Math.round(middle)} ms of processor time in the middle of ${each.length} places, budget ${BUDGET} ms`;
  });
}

function mixes(): string[] {
  const draw = draws(2_026);
  const input = fresh("ng-lagos-ikeja", {});
  let [planned, refused, faults] = [0, 0, 0];
  for (let at = 0; at < MIXES; at += 1) {
    const standing = randomStanding(draw);
    const request = asked(input, { standing, stages: [stage([6, 7, 9, 10], NOW), stage([1, 2], SAVED)] });
    const answer = planStages(request);
    if (answer.kind === "refused") {
      refused += 1;
      continue;
    }
    planned += 1;
    const found = faultsOf(standing, answer.plan, ruleFiguresOf(inputOf(request, 1)));
    faults += found.length;
    if (found.length > 0) console.error(found.join("; "), JSON.stringify(standing));
  }
  if (faults > 0 || refused > 0) process.exitCode = 1;
  return [`random mixes: ${planned} planned, ${refused} refused, ${faults} electrical faults by the second statement`];
}
