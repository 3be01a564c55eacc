import { byPlace } from "@sunwright/engine/countries/countries";
import type { Country, Currency } from "@sunwright/engine/parameters/options";
import { COUNTRY_NUMBERS, CURRENCY_COUNTRY } from "@sunwright/words/number-places";
import { numberStyle } from "@sunwright/words/number-style";
import type { TableForm } from "@sunwright/files/tables/csv";
import type { DayOrder } from "@sunwright/files/tables/file-day";

/** How a country's spreadsheets write tables and days. */
export interface FileForm extends TableForm {
  /** Null where nothing says which. */
  readonly dayOrder: DayOrder | null;
}

const DAY_ORDERS = byPlace(({ dayOrder }) => dayOrder);

/** The same of who has a currency, where nothing else says the country. */
export const formOfCurrency = (currency: Currency): FileForm => fileForm(CURRENCY_COUNTRY[currency]);

/** Where the comma stands before decimals, semicolons stand between cells. Without a country the browser's language says it. */
export function fileForm(country: Country | null, language?: string): FileForm {
  const { decimal } = country === null ? numberStyle(language ?? navigator.language) : COUNTRY_NUMBERS[country];
  const dayOrder = country === null ? null : DAY_ORDERS[country];
  return decimal === "," ? { separator: ";", decimal, dayOrder } : { separator: ",", decimal: ".", dayOrder };
}
