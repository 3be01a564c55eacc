import { KeptStage, Standing } from "@sunwright/contract/stages";
import { NO_OWN_FIGURES } from "@sunwright/engine/money/assumptions";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import type { SiteWeather } from "@sunwright/engine/sizing/inputs/own-weather";
import { MOST_STAGES } from "@sunwright/engine/stages/asked";
import { planStages, type StagesAnswer } from "@sunwright/engine/stages/plan-stages";
import { isRuleAlone, type StandingParts, type StandingRule } from "@sunwright/engine/stages/standing";
import { say as sayCli } from "@sunwright/words/cli";
import { say } from "@sunwright/words/stages";
import { z } from "zod";
import { parsed, readJson } from "./input-file";
import { Problem } from "./problem";

/** A plan as a person writes it: appliances by the names that the house's file gives them. */
const StagesFile = z.strictObject({
  stages: z
    .array(
      KeptStage.extend({
        carries: z.array(z.string()).readonly(),
        promise: KeptStage.shape.promise.default(null),
        bought: KeptStage.shape.bought.default(null),
      }),
    )
    .min(1)
    .max(MOST_STAGES)
    .readonly(),
  standing: Standing.partial().default({}),
  aside: z.number().min(0).default(0),
});

const DAY_DIGITS = 10;

/** The stages of a file for a sized house. Today is handed in. */
export function stagesOf(
  { basis }: Design,
  weather: SiteWeather | null,
  path: string,
  today = new Date().toISOString().slice(0, DAY_DIGITS),
): StagesAnswer {
  const { stages, standing, aside } = parsed(StagesFile, readJson(path), path);
  const appliances = basis.load.kind === "appliances" ? basis.load.appliances : [];
  const unknown = stages.flatMap(({ carries }) =>
    carries.filter((name) => !appliances.some((one) => one.name === name)),
  );
  if (unknown.length > 0) throw new Problem(`${path}: ${sayCli("stages.unknown", { names: unknown.join(", ") })}`);
  return planStages({
    input: basis,
    weather,
    own: NO_OWN_FIGURES,
    stages: stages.map((stage) => ({
      ...stage,
      carries: appliances.flatMap(({ name }, at) => (stage.carries.includes(name) ? [at] : [])),
    })),
    standing: standsIn(standing),
    aside,
    today,
  });
}

/** One line a stage, what stands, and what the other way costs. */
export function stageLines(answer: StagesAnswer): readonly string[] {
  if (answer.kind === "refused") return ["", problemLine(answer)];
  const { stages, currency, spent, standing, otherwise } = answer.plan;
  return [
    "",
    ...stages.map(({ day, price, saved, served, system }, at) =>
      sayCli("stages.stage", {
        number: at + 1,
        day,
        price,
        currency,
        panels: system.panelsBought,
        modules: system.modulesBought,
        inverter: system.inverterBought ? system.inverter : 0,
        saved,
        served,
      }),
    ),
    sayCli("stages.all", { spent, currency }),
    ...standing.map(({ kind, verdict, rule, found, limit }) =>
      [
        say(`own.kind.${kind}`),
        say(`verdict.${verdict}`),
        ...(rule === null ? [] : [ruleText(rule, found ?? 0, limit ?? 0)]),
      ].join(": "),
    ),
    ...(otherwise === null
      ? []
      : [sayCli("stages.otherwise", { how: otherwise.how, first: otherwise.first, spent: otherwise.spent, currency })]),
  ];
}

const ruleText = (rule: StandingRule, found: number, limit: number): string =>
  isRuleAlone(rule) ? say(`rule.${rule}`) : say(`rule.${rule}`, { found, limit });

/** What a file leaves out does not stand. */
const standsIn = ({
  panels,
  batteries,
  inverter,
  controller,
  generator,
}: { readonly [Part in keyof StandingParts]?: StandingParts[Part] | undefined }): StandingParts => ({
  panels: panels ?? [],
  batteries: batteries ?? [],
  inverter: inverter ?? null,
  controller: controller ?? null,
  generator: generator ?? null,
});

function problemLine({ problem, stage, least }: Extract<StagesAnswer, { kind: "refused" }>): string {
  const number = (stage ?? 0) + 1;
  if (problem === "budget_too_small")
    return say("problem.budget_too_small", { stage: number, least: String(Math.ceil(least ?? 0)) });
  if (problem === "on_grid" || problem === "no_appliances" || problem === "first_unpaid")
    return say(`problem.${problem}`);
  return say(`problem.${problem}`, { stage: number });
}
