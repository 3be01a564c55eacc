import { moneyIn } from "../../countries/money-in";
import { exchangeOf } from "../../prices/exchange-rate";
import type { HouseFollowing, HourPrices } from "../../simulation/hour-prices";
import { creditsWithinBought, hourPrices } from "../rule/hour-prices";
import { type HourTariff, hourTariffOf } from "../rule/hour-tariff";
import { exportRuleOf } from "../rule/own-grid";
import { planPricedAt } from "../rule/grid-prices";
import type { RuleFigures } from "../rule/rule-figures";

/** By price, array and what counts of both: the same prices are asked for year after year. */
type Known = Map<string, HourPrices>;
const known = new WeakMap<HourTariff, Known>();

/**
 * What a hybrid's battery follows: the prices of its plan in the country's currency, with its wear as what a kilowatt hour
 * out of it costs of its price while it has cycles left. It charges of the grid where that pays, and sells nothing of the grid's energy.
 * Undefined where the design looks at no price.
 */
export function followingOf({
  input,
  technology,
}: Pick<RuleFigures, "input" | "technology">): HouseFollowing | undefined {
  const { parameters, followsPrices, figures } = input;
  const hourly = followsPrices === true && parameters.systemType === "hybrid" ? hourTariffOf(input) : null;
  if (hourly === null) return undefined;
  const { currency } = moneyIn(parameters.country, figures);
  const plan = planPricedAt(technology.importPrice, parameters.country, figures)(hourly.tariff.plan);
  const rule = exportRuleOf(input);
  const { price, cycles, depthOfDischarge, roundTrip } = technology.battery;
  const given = Math.sqrt(roundTrip) * technology.inverter.efficiency;
  const wear = (1_000 * price * exchangeOf(currency).value) / (cycles * depthOfDischarge * given);
  const made: Known = known.get(hourly) ?? new Map<string, HourPrices>();
  known.set(hourly, made);
  return {
    gridCharges: true,
    batterySells: false,
    wear,
    creditWithinBought: creditsWithinBought(rule),
    prices: (arrayKw, counted) => {
      if (counted !== null) return hourPrices({ hourly, plan, rule, arrayKw, counted });
      const key = JSON.stringify([arrayKw, technology.importPrice, input.ownGrid, figures?.renewed]);
      const prices = made.get(key) ?? hourPrices({ hourly, plan, rule, arrayKw, counted });
      // The last few: a search asks for many arrays.
      if (made.size >= MOST_KNOWN) made.clear();
      made.set(key, prices);
      return prices;
    },
  };
}

const MOST_KNOWN = 8;
