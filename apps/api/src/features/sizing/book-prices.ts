import type { Query } from "@sunwright/contract/endpoint";
import type { calculateProject } from "@sunwright/contract/projects";
import { COUNTRY_MONEY } from "@sunwright/engine/countries/country-money";
import { MINOR_DIGITS } from "@sunwright/engine/countries/minor-units";
import { type BookPiece, type BookPrices, bookPricesOf } from "@sunwright/engine/prices/book-prices";
import { isOld } from "../price-book/rules";
import { type BookRow, entriesOfMember } from "../price-book/table";
import { designOfProject, type ProjectRow } from "../projects/table";
import type { Work } from "./basis";

interface Asked extends Query<typeof calculateProject> {
  readonly now: Date;
}

/**
 * What the firm of whoever calculates pays for parts, where they ask for it, or the design that there is was found so; null
 * for local prices, and where their firm has none in the currency of the country that somebody looked at lately.
 */
export async function bookFor(
  { executor, caller, projectId }: Pick<Work, "executor" | "caller" | "projectId">,
  { country }: Pick<ProjectRow, "country">,
  { prices, now }: Asked,
): Promise<BookPrices | null> {
  if (prices === "local") return null;
  if (prices === undefined && (await designOfProject(executor, projectId))?.basis.book === undefined) return null;
  const { currency } = COUNTRY_MONEY[country];
  const rows = await entriesOfMember(executor, caller.userId, currency);
  const fresh = rows.filter((row) => !isOld(row, now));
  const days = fresh.map(({ checkedOn }) => checkedOn).toSorted();
  return bookPricesOf(fresh.flatMap(pieceOf), currency, days.at(-1) ?? "");
}

/** A lead-acid battery is another thing for another price. */
const LITHIUM = /lfp|li-?ion|lithium|lifepo/i;

function pieceOf({ costMinor, currency, figures: { panels, battery, inverter } }: BookRow): readonly BookPiece[] {
  const price = costMinor / 10 ** MINOR_DIGITS[currency];
  if (panels?.watts != null) return [{ part: "panels", size: panels.watts, price }];
  if (battery?.kwh != null && LITHIUM.test(battery.chemistry ?? ""))
    return [{ part: "battery", size: battery.kwh, price }];
  return inverter?.watts != null ? [{ part: "inverter", size: inverter.watts, price }] : [];
}
