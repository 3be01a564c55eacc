import { unpackYear } from "@sunwright/engine/climate/files/packed-year";
import { compareConfiguration } from "@sunwright/engine/comparison/compare";
import { checkQuote } from "@sunwright/engine/quotes/check-quotes";
import { expectedYear } from "@sunwright/engine/passport/expected-year";
import { followed } from "@sunwright/engine/passport/followed";
import { planStages } from "@sunwright/engine/stages/plan-stages";
import { sizeSystem } from "@sunwright/engine/sizing/size-system";
import { answerTasks } from "../../platform/worker-tasks";
import { answerBuying } from "./buying";
import type { FollowedTask, SizingAnswer, SizingTask } from "./task";

/** The script of a worker thread: it sizes systems for the pool. */
answerTasks((task: SizingTask): SizingAnswer => {
  if (task.kind === "followed") return { kind: "followed", followed: followedOf(task) };
  if (!isOfHouse(task)) return answerBuying(task);
  const { input } = task;
  const weather = task.weather === null ? null : { name: task.weather.name, year: unpackYear(task.weather.hours) };
  if (task.kind === "design") return { kind: "design", design: sizeSystem(input, weather) };
  if (task.kind === "quote") {
    const { quote, figures, week } = task;
    return { kind: "quote", judged: checkQuote(quote, { input, weather, asked: {}, week }, {}, figures) };
  }
  if (task.kind === "expected") {
    const house = { input, weather, asked: {} };
    return { kind: "expected", expected: expectedYear({ quote: task.quote, house }) };
  }
  if (task.kind === "stages") {
    const { kind: _kind, ...asked } = task;
    return { kind: "stages", answer: planStages({ ...asked, weather }) };
  }
  const { configuration, own, priced } = task;
  return { kind: "comparison", result: compareConfiguration({ input, weather, configuration, own, priced }) };
});

const OF_HOUSE = ["design", "comparison", "stages", "quote", "expected"] as const;
type HouseTask = Extract<SizingTask, { readonly kind: (typeof OF_HOUSE)[number] }>;
const isOfHouse = (task: SizingTask): task is HouseTask => OF_HOUSE.some((kind) => kind === task.kind);

function followedOf({ expected, startOn, readings, shown, today, mendedOn }: FollowedTask) {
  const all = followed(expected, startOn, readings, today, mendedOn);
  if (shown.length === readings.length) return all;
  return { ...all, intervals: followed(expected, startOn, shown, today, mendedOn).intervals };
}
