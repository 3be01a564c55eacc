import { PRICE_LINES } from "@sunwright/engine/prices/local-price";
import { CURRENCIES } from "@sunwright/engine/parameters/options";
import { MOST_STAGES, STAGE_PROBLEMS } from "@sunwright/engine/stages/asked";
import { JOINING_RULES, JOINING_WAYS } from "@sunwright/engine/stages/join-battery-rules";
import type { StagesAnswer } from "@sunwright/engine/stages/plan-stages";
import { STANDING_KINDS, STANDING_RULES, type StandingParts, VERDICTS } from "@sunwright/engine/stages/standing";
import { say } from "@sunwright/words/project-fields";
import { z } from "zod";
import { NOT_ALLOWED, NO_PROJECT } from "./access";
import { Day } from "./days";
import { endpoint } from "./endpoint";
import { between } from "./numbers";
import { line } from "./text";
import type { Agreeing } from "./trace";

const NAME_MAX = 60;
/** Of one home; beyond it nobody has one. */
const MOST_PIECES = 1_000;
const MOST_KINDS = 8;
/** Older than anything that could still run: what is typed is kept, and the plan refuses the part in words. */
const MOST_YEARS = 100;
/** A sum of any of the nine currencies. */
const MOST_MONEY = 1e12;

const years = between({ min: 0, max: MOST_YEARS });
const count = between({ min: 1, max: MOST_PIECES, whole: true });
const money = between({ min: 0, max: MOST_MONEY });
const watts = between({ min: 1, max: 100_000 });

/** What a home has already, as its owner tells it. */
export const Standing = z
  .strictObject({
    panels: z
      .array(
        z.strictObject({
          count,
          watts: between({ min: 1, max: 1_000 }),
          years,
          inSeries: count.nullable(),
          azimuth: between({ min: 0, max: 360 }).nullable(),
          current: between({ min: 0.1, max: 50 }).nullable(),
          voltage: between({ min: 1, max: 200 }).nullable(),
        }),
      )
      .max(MOST_KINDS)
      .readonly(),
    batteries: z
      .array(
        z.strictObject({
          count,
          chemistry: z.enum(["lfp", "lead_acid"]),
          volts: between({ min: 1, max: 1_000 }),
          ampHours: between({ min: 1, max: 10_000 }),
          years,
          measured: between({ min: 0, max: 10_000 }).nullable(),
        }),
      )
      .max(MOST_KINDS)
      .readonly(),
    inverter: z
      .strictObject({
        watts,
        volts: between({ min: 1, max: 1_000 }).nullable(),
        years,
        chargesLithium: z.boolean().nullable(),
      })
      .nullable(),
    controller: z
      .strictObject({
        current: between({ min: 1, max: 1_000 }),
        panelVoltage: between({ min: 1, max: 1_000 }),
        volts: z
          .array(between({ min: 1, max: 1_000 }))
          .min(1)
          .max(MOST_KINDS)
          .readonly(),
        years,
      })
      .nullable(),
    generator: z.strictObject({ kind: z.enum(["petrol", "diesel"]), watts, years }).nullable(),
  })
  .describe("What stands already: volts, amperes, watts, years");
/** Fails to compile as soon as the engine asks for something else. */
const standingOfEngine: z.ZodType<StandingParts> = Standing;

const Time = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("day"),
    day: Day,
    /** Null: no limit. [currency of the country] */
    budget: money.nullable(),
  }),
  z.strictObject({ kind: z.literal("saved") }),
]);

export const KeptStage = z.strictObject({
  name: line(NAME_MAX, () => say("stageName")),
  /** Appliances of the project by their ids; one that is gone is passed over. */
  carries: z.array(z.uuid()).max(MOST_PIECES).readonly(),
  time: Time,
  /** Hours served off the grid [%], hours of outage of a hybrid [h]; null: as the project has it. */
  promise: between({ min: 1, max: 100 }).nullable(),
  bought: z
    .strictObject({
      panels: between({ min: 0, max: MOST_PIECES, whole: true }),
      modules: between({ min: 0, max: MOST_PIECES, whole: true }),
      inverter: watts,
      on: Day,
    })
    .nullable(),
});
export type KeptStage = z.output<typeof KeptStage>;

/** A plan as it is left: what is asked of it, not what came of it. */
export const KeptStages = z.strictObject({
  stages: z.array(KeptStage).min(1).max(MOST_STAGES).readonly(),
  standing: standingOfEngine,
  /** [currency of the country, a month] */
  aside: money,
});
export type KeptStages = z.output<typeof KeptStages>;

const amount = z.number();
const Spending = z.object({ fuel: amount, upkeep: amount, grid: amount, litres: z.number(), total: amount });

const schema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("planned"),
    plan: z.object({
      currency: z.enum(CURRENCIES),
      today: Spending,
      stages: z
        .array(
          z.object({
            month: z.number().int(),
            day: z.string(),
            bought: z.boolean(),
            system: z.object({
              panels: z.number().int(),
              panelsBought: z.number().int(),
              modules: z.number().int(),
              modulesBought: z.number().int(),
              moduleKwh: z.number(),
              panelsKw: z.number(),
              batteryKwh: z.number(),
              inverter: z.number(),
              inverterBought: z.boolean(),
              rows: z
                .object({
                  inSeries: z.number(),
                  parallel: z.number(),
                  fewest: z.number(),
                  hotVoltage: z.number(),
                  shorter: z.number(),
                  wakesAt: z.number(),
                })
                .nullable(),
            }),
            price: amount,
            lines: z.array(z.object({ kind: z.enum(PRICE_LINES), amount })).readonly(),
            saved: amount,
            spending: Spending,
            served: z.number(),
            dailyConsumption: z.number(),
            instalment: z.object({ down: amount, monthly: amount, months: z.number() }),
          }),
        )
        .readonly(),
      standing: z
        .array(
          z.object({
            kind: z.enum(STANDING_KINDS),
            at: z.number().int(),
            verdict: z.enum(VERDICTS),
            rule: z.enum(STANDING_RULES).nullable(),
            found: z.number().nullable(),
            limit: z.number().nullable(),
            left: z.number(),
            counted: z.boolean(),
          }),
        )
        .readonly(),
      spent: amount,
      net: amount,
      months: z.number(),
      thrownAway: z.object({ inverters: z.number().int(), modules: z.number().int(), price: amount }),
      otherwise: z
        .object({
          how: z.enum(["small-first", "lasting"]),
          first: amount,
          spent: amount,
          lost: amount,
          inverters: z.number().int(),
        })
        .nullable(),
      bankVoltage: z.number(),
      joinings: z
        .array(
          z.object({
            way: z.enum(JOINING_WAYS),
            rule: z.enum(JOINING_RULES).nullable(),
            found: z.number().nullable(),
            limit: z.number().nullable(),
            price: amount,
            givenUp: amount,
            lost: z.number(),
          }),
        )
        .readonly(),
      aside: amount,
      firstAlone: amount.nullable(),
    }),
  }),
  z.object({
    kind: z.literal("refused"),
    problem: z.enum(STAGE_PROBLEMS),
    stage: z.number().int().nullable(),
    least: amount.nullable(),
  }),
]);
/** A plan, or in a code why there is none: what was asked stays as it was typed. */
const StagesAnswerBody: Agreeing<StagesAnswer, typeof schema> = schema;

const params = z.object({ id: z.uuid() });
const answer = z.object({ stages: KeptStages.nullable() });

export const readStages = endpoint({
  method: "GET",
  path: "/api/projects/:id/stages",
  summary: "What the project is to be bought in, and what stands already; null where nobody planned stages",
  tag: "projects",
  access: "session",
  params,
  response: answer,
  errors: NO_PROJECT,
});

export const keepStages = endpoint({
  method: "PUT",
  path: "/api/projects/:id/stages",
  summary: "Keep a plan of stages with the project, in the place of the one before",
  tag: "projects",
  access: "session",
  need: "edit",
  changes: ["stages"],
  params,
  body: KeptStages,
  response: answer,
  errors: [...NOT_ALLOWED, "invalid_input"],
});

export const planStages = endpoint({
  method: "POST",
  path: "/api/projects/:id/stage-plan",
  summary: "Search the stages of the project together; nothing is stored",
  tag: "projects",
  access: "session",
  need: "view",
  changes: [],
  params,
  body: KeptStages,
  response: StagesAnswerBody,
  errors: [
    "not_signed_in",
    "project_not_found",
    "invalid_input",
    "nothing_to_size",
    "server_busy",
    "calculation_cancelled",
  ],
});
