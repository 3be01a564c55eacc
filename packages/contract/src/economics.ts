import { GENERATOR_KINDS } from "@sunwright/engine/economics/generator-set";
import { PROJECT_COUNTRIES, type Country } from "@sunwright/engine/parameters/options";
import { BUYERS } from "@sunwright/engine/prices/subsidies";
import { plansToChoose, TARIFF_PLANS, type TariffPlanId, USUAL_PLAN } from "@sunwright/engine/prices/tariff-plans";
import { say } from "@sunwright/words/project-fields";
import { z } from "zod";
import { NOT_ALLOWED, NO_PROJECT } from "./access";
import { Day } from "./days";
import { endpoint } from "./endpoint";
import { MONEY_BOUNDS } from "./money-limits";
import { between } from "./numbers";

const own = {
  tariff: between(MONEY_BOUNDS.tariff).nullable(),
  petrolPrice: between(MONEY_BOUNDS.petrolPrice).nullable(),
  dieselPrice: between(MONEY_BOUNDS.dieselPrice).nullable(),
  exchangeRate: between(MONEY_BOUNDS.exchangeRate).nullable(),
  inflation: between(MONEY_BOUNDS.inflation).nullable(),
  discountRate: between(MONEY_BOUNDS.discountRate).nullable(),
  loanRate: between(MONEY_BOUNDS.loanRate).nullable(),
  loanTerm: between(MONEY_BOUNDS.loanTerm).nullable(),
  downPayment: between(MONEY_BOUNDS.downPayment).nullable(),
  years: between(MONEY_BOUNDS.years).nullable(),
  gridHours: between(MONEY_BOUNDS.gridHours).nullable(),
  setHours: between(MONEY_BOUNDS.setHours).nullable(),
  movedLoad: between(MONEY_BOUNDS.movedLoad).nullable(),
  setPower: between(MONEY_BOUNDS.setPower).nullable(),
  weeklyLitres: between(MONEY_BOUNDS.weeklyLitres).nullable(),
  weeklyFuel: between(MONEY_BOUNDS.weeklyFuel).nullable(),
  /** Null: by the country's rule; 0: nothing is paid. */
  exportPrice: between(MONEY_BOUNDS.exportPrice).nullable(),
  generator: z.enum(GENERATOR_KINDS).nullable(),
  buyer: z.enum(BUYERS).nullable(),
  installDay: Day.nullable(),
  /** Null: by the country's plan, or what the law puts homes with panels on; `usual`: by the country's plan in any case. */
  tariffPlan: z.enum(TARIFF_PLANS).nullable(),
};

/** A project's own figures; null follows the default of its country, also when that is updated later. */
export const MoneyFigures = z.object(own);
export type MoneyFigures = z.output<typeof MoneyFigures>;

const isPlanOf = (country: Country, plan: TariffPlanId | null) =>
  plan === null || plan === USUAL_PLAN || plansToChoose(country).includes(plan);

/** Each country keeps its own figures: a project that moves away and back finds them again. */
export const ProjectMoney = z.object({ country: z.enum(PROJECT_COUNTRIES), figures: MoneyFigures });
export type ProjectMoney = z.output<typeof ProjectMoney>;

const tag = "projects";
const access = "session";
const params = z.object({ id: z.uuid() });

export const readProjectMoney = endpoint({
  method: "GET",
  path: "/api/projects/:id/economics",
  summary: "A project's own prices, rates and terms in its country; null where it follows the default",
  tag,
  access,
  params,
  response: ProjectMoney,
  errors: NO_PROJECT,
});

export const updateProjectMoney = endpoint({
  method: "PUT",
  path: "/api/projects/:id/economics",
  summary: "Save the figures sent; null goes back to the default",
  tag,
  access,
  need: "edit",
  changes: ["project", "economics", "history", "projects"],
  params,
  /** The country the figures were read for: prices in its currency must not land in another's. */
  body: MoneyFigures.partial()
    .extend({ country: z.enum(PROJECT_COUNTRIES) })
    .refine(({ country, tariffPlan = null }) => isPlanOf(country, tariffPlan), {
      path: ["tariffPlan"],
      error: () => say("plan.elsewhere"),
    }),
  response: ProjectMoney,
  errors: [...NOT_ALLOWED, "invalid_input", "project_changed"],
});
