import type { ProjectAppliance } from "@sunwright/contract/appliances";
import type { KeptStage, KeptStages } from "@sunwright/contract/stages";
import { say } from "@sunwright/words/stages";

type Listed = Pick<ProjectAppliance, "id" | "peakPower" | "quantity" | "dailyConsumption">;
const powerOf = ({ peakPower, quantity }: Listed) => peakPower / Math.max(1, quantity);

const NOTHING_OWNED: KeptStages["standing"] = {
  panels: [],
  batteries: [],
  inverter: null,
  controller: null,
  generator: null,
};

/** What one piece may draw to be among the first [W], and among the second. House rule: lights, fans, television; then cold. */
const SMALL = 100;
const MIDDLING = 400;

/** A plan to begin with: the small things first, then what keeps food cold, then the rest. */
export function firstDraft(appliances: readonly Listed[], today: string): KeptStages {
  const used = appliances.filter(({ dailyConsumption }) => dailyConsumption > 0);
  const groups: readonly (readonly [string, readonly Listed[]])[] = [
    [say("defaultFirst"), used.filter((one) => powerOf(one) <= SMALL)],
    [say("defaultSecond"), used.filter((one) => powerOf(one) > SMALL && powerOf(one) <= MIDDLING)],
    [say("defaultThird"), used.filter((one) => powerOf(one) > MIDDLING)],
  ];
  const stages = groups
    .filter(([, group]) => group.length > 0)
    .map(([name, group], at): KeptStage => ({
      name,
      carries: group.map(({ id }) => id),
      time: at === 0 ? { kind: "day", day: today, budget: null } : { kind: "saved" },
      promise: null,
      bought: null,
    }));
  return { stages: stages.length > 0 ? stages : [emptyStage(today)], standing: NOTHING_OWNED, aside: 0 };
}

export const emptyStage = (today: string | null): KeptStage => ({
  name: say("defaultThird"),
  carries: [],
  time: today === null ? { kind: "saved" } : { kind: "day", day: today, budget: null },
  promise: null,
  bought: null,
});

/** An appliance is carried by one stage: naming it in another moves it there. */
export function carriedBy(plan: KeptStages, at: number, id: string, carried: boolean): KeptStages {
  const stages = plan.stages.map((stage, index) => ({
    ...stage,
    carries: [...stage.carries.filter((each) => each !== id), ...(index === at && carried ? [id] : [])],
  }));
  return { ...plan, stages };
}

export const withStage = (plan: KeptStages, at: number, change: Partial<KeptStage>): KeptStages => ({
  ...plan,
  stages: plan.stages.map((stage, index) => (index === at ? { ...stage, ...change } : stage)),
});
