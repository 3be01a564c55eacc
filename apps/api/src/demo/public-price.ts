import { type Retailer, SHOPS } from "./cast";
import type { Goods } from "./part";

/** The same part is not as dear everywhere: some shops are good for panels, others for cables. [share of the usual price] */
const nuance = (goods: number, shop: number) => 0.94 + ((goods * 5 + shop * 4) % 13) / 100;

type Priced = Pick<Goods, "cost" | "category">;

/** What one piece costs the shop, before its margin and tax. [US dollars] */
const costTo = ({ dearer }: Retailer, { cost, category }: Priced) => cost * (dearer[category] ?? 1);

/** In whole units of its currency, in minor units. */
const whole = ({ perDollar }: Retailer, dollars: number) => Math.round((dollars * perDollar) / 100) * 100;

/**
 * What a shop of the demo asks for one piece. [minor units]
 *
 * @param place  Among the goods that it lists.
 */
export const publicPrice = (retailer: Retailer, goods: Priced, place: number): number =>
  whole(retailer, costTo(retailer, goods) * nuance(place, SHOPS.indexOf(retailer)));

/** Margin and tax in its prices. */
const OVER_COST = 1.45;

/** What it pays for the piece itself. [minor units] */
export const boughtFor = (retailer: Retailer, goods: Priced): number =>
  whole(retailer, costTo(retailer, goods) / OVER_COST);
