import { standsAlone } from "../sizing/choice/kept-promise";
import { moduleOf } from "../sizing/rule/bank-module";
import { ruleFiguresOf } from "../sizing/rule/figures-by-rule";
import type { RuleFigures } from "../sizing/rule/rule-figures";
import type { StagesAsked } from "./asked";
import { judgeStanding, keptOf, type KeptCounted, lifeOf, REPLACED_AT } from "./judge-standing";
import { panelsLeftAfter } from "./part-ages";
import type { Bought } from "./search-stages";
import { inputOf, withInverter, yearsOf } from "./stage-inputs";
import { stageMoney, type StageMoney } from "./stage-money";
import { type StagePromise, stagePromise } from "./stage-promises";
import type { StandingVerdict } from "./standing";

/** All that the search asks for again and again, made once. */
export interface Prepared {
  readonly asked: StagesAsked;
  readonly rules: readonly RuleFigures[];
  readonly last: RuleFigures;
  readonly verdicts: readonly StandingVerdict[];
  readonly kept: KeptCounted;
  /** Powers that may be bought or stand, rising. [W] */
  readonly watts: readonly number[];
  readonly promiseOf: (stage: number, inverter: number) => StagePromise;
  readonly money: StageMoney;
  readonly batteryYears: number;
}

export function prepare(asked: StagesAsked, batteryGrows: boolean): Prepared {
  const inputs = asked.stages.map((_, at) => inputOf(asked, at));
  const rules = inputs.map((input) => ruleFiguresOf(input, asked.weather));
  const [first, last] = [rules[0], rules.at(-1)];
  if (first === undefined || last === undefined) throw new RangeError("A plan has a stage");
  const needs = { first, last, batteryGrows, setNeeded: last.standby?.needed ?? null };
  const verdicts = judgeStanding(asked.standing, needs);
  const kept = keptOf(asked.standing, verdicts, last);
  const powers = [
    ...rules.map(({ inverter }) => inverter.capacity),
    ...(kept.inverter === null ? [] : [kept.inverter]),
  ];
  const bought = asked.stages.flatMap((stage) => (stage.bought ? [stage.bought.inverter] : []));
  const watts = [...new Set([...powers, ...bought])].toSorted((one, other) => one - other);
  const promises = new Map<string, StagePromise>();
  // Beside a grid or a set the search is long, and what a larger inverter draws by itself is bought in: one of them stands for all.
  const alone = standsAlone(last);
  const promiseOf = (stage: number, asking: number) => {
    const inverter = alone ? asking : watts.length - 1;
    const key = `${stage} ${inverter}`;
    const input = inputs[stage];
    if (input === undefined) throw new RangeError(`The plan has no stage ${stage}`);
    const made = promises.get(key) ?? stagePromise(withInverter(input, watts[inverter] ?? 0), asked.weather);
    promises.set(key, made);
    return made;
  };
  const money = stageMoney({ ...asked.input, prices: "local" }, asked.own, last);
  const batteryYears = lifeOf({ chemistry: moduleOf(last).chemistry }, last);
  return { asked, rules, last, verdicts, kept, watts, promiseOf, money, batteryYears };
}

/** Panels × parts that age had its years of, in the month a stage begins. */
export function sizeAt(
  { kept, batteryYears }: Pick<Prepared, "kept" | "batteryYears">,
  { panelKwp, moduleKwh }: Pick<StagePromise, "panelKwp" | "moduleKwh">,
  parts: readonly Bought[],
  month: number,
) {
  const yearsOn = yearsOf(month);
  let [pvKwp, batteryKwh] = [kept.panelsKw(yearsOn), kept.batteryKwh(yearsOn)];
  for (const part of parts) {
    const age = yearsOf(Math.max(0, month - part.month));
    pvKwp += part.panels * panelKwp * panelsLeftAfter(age);
    batteryKwh += part.modules * moduleKwh * Math.max(0, 1 - ((1 - REPLACED_AT) * age) / batteryYears);
  }
  return { pvKwp, batteryKwh };
}
