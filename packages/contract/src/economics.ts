import { GENERATOR_KINDS } from "@sunwright/engine/economics/generator-set";
import type { MoneyFigure } from "@sunwright/engine/money/assumptions";
import { COUNTRIES } from "@sunwright/engine/sizing/options";
import { z } from "zod";
import { endpoint } from "./endpoint";

interface Bounds {
  readonly min: number;
  readonly max: number;
  /** Whole numbers only. */
  readonly whole?: boolean;
}

/** A kilowatt hour and a litre in the weakest of the nine currencies, a hundredfold. */
const PRICE = { min: 0, max: 100_000 } as const;
/** A year in which prices triple is the end of any comparison. */
const RATE = { min: 0, max: 200 } as const;

/** What a project may say in place of a default. Prices in the country's own currency, rates in % a year. */
export const MONEY_BOUNDS = {
  tariff: PRICE,
  petrolPrice: PRICE,
  dieselPrice: PRICE,
  inflation: RATE,
  discountRate: RATE,
  loanRate: RATE,
  /** Months, up to the longest mortgage. */
  loanTerm: { min: 1, max: 360, whole: true },
  downPayment: { min: 0, max: 100 },
  /** Panels are not counted on for longer. */
  years: { min: 1, max: 30, whole: true },
} as const satisfies Record<MoneyFigure, Bounds>;

function bounded({ min, max, whole = false }: Bounds) {
  const range = `Between ${min} and ${max.toLocaleString("en-US")}`;
  const number = z.number({ error: range }).min(min, range).max(max, range);
  return whole ? number.int(`A whole number between ${min} and ${max}`) : number;
}

const own = {
  tariff: bounded(MONEY_BOUNDS.tariff).nullable(),
  petrolPrice: bounded(MONEY_BOUNDS.petrolPrice).nullable(),
  dieselPrice: bounded(MONEY_BOUNDS.dieselPrice).nullable(),
  inflation: bounded(MONEY_BOUNDS.inflation).nullable(),
  discountRate: bounded(MONEY_BOUNDS.discountRate).nullable(),
  loanRate: bounded(MONEY_BOUNDS.loanRate).nullable(),
  loanTerm: bounded(MONEY_BOUNDS.loanTerm).nullable(),
  downPayment: bounded(MONEY_BOUNDS.downPayment).nullable(),
  years: bounded(MONEY_BOUNDS.years).nullable(),
  generator: z.enum(GENERATOR_KINDS).nullable(),
};

/** A project's own figures; null follows the default of its country, also when that is updated later. */
export const MoneyFigures = z.object(own);
export type MoneyFigures = z.output<typeof MoneyFigures>;

/** Each country keeps its own figures: a project that moves away and back finds them again. */
export const ProjectMoney = z.object({ country: z.enum(COUNTRIES), figures: MoneyFigures });
export type ProjectMoney = z.output<typeof ProjectMoney>;

const tag = "projects";
const access = "session";
const params = z.object({ id: z.uuid() });
const notMine = ["not_signed_in", "project_not_found"] as const;

export const readProjectMoney = endpoint({
  method: "GET",
  path: "/api/projects/:id/economics",
  summary: "A project's own prices, rates and terms in its country; null where it follows the default",
  tag,
  access,
  params,
  response: ProjectMoney,
  errors: notMine,
});

export const updateProjectMoney = endpoint({
  method: "PUT",
  path: "/api/projects/:id/economics",
  summary: "Save the figures sent; null goes back to the default",
  tag,
  access,
  params,
  /** The country the figures were read for: prices in its currency must not land in another's. */
  body: MoneyFigures.partial().extend({ country: z.enum(COUNTRIES) }),
  response: ProjectMoney,
  errors: [...notMine, "invalid_input", "project_changed"],
});
