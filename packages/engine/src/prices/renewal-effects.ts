import { billOf, MINOR_UNITS } from "../countries/bill";
import type { CountryFigures } from "../countries/country-figures";
import { moneyIn } from "../countries/money-in";
import type { Country, Currency } from "../countries/names";
import { planFor } from "../countries/tariff-plan";
import { localPrice } from "./local-price";

/** What people pay by the figures of a country: the reference system, a month's bill, a litre for a set. */
export const PAID_BY_FIGURES = ["system", "bill", "petrol", "diesel"] as const;

/** One of them before figures are renewed, and with them. */
export interface RenewalEffect {
  readonly what: (typeof PAID_BY_FIGURES)[number];
  readonly currency: Currency;
  readonly before: number;
  readonly after: number;
}

/** Source: the reference system of the part prices, `prices/truth/reference-systems.json`. [W, Wh, W] */
const REFERENCE = { systemType: "hybrid", panels: 5_600, battery: 10_200, inverter: 5_700 } as const;
/** A household's month. [kWh, days, kW] */
const MONTH = { month: 0, months: 1, days: 30, bought: 250, connectionKw: 5 } as const;
const HOURS_OF_SUPPLY = 24;

/** What renewed figures change of what a household of the country pays; what stays as it is is left out. */
export function renewalEffects(
  country: Country,
  before: CountryFigures,
  after: CountryFigures,
): readonly RenewalEffect[] {
  const { currency } = moneyIn(country, before);
  const [was, is] = [paidIn(country, before), paidIn(country, after)];
  return PAID_BY_FIGURES.flatMap((what) =>
    was[what] === is[what] ? [] : [{ what, currency, before: was[what], after: is[what] }],
  );
}

function paidIn(country: Country, figures: CountryFigures): Readonly<Record<RenewalEffect["what"], number>> {
  const { plans, today, petrol, diesel } = moneyIn(country, figures);
  const plan = planFor(plans, MONTH.bought, Math.min(HOURS_OF_SUPPLY, today.gridHours.value));
  return {
    system: localPrice({ country, ...REFERENCE, figures }).middle,
    bill: billOf(plan, MONTH).total / MINOR_UNITS,
    petrol: petrol.value,
    diesel: diesel.value,
  };
}
