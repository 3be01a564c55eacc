import { say } from "@sunwright/words/ui";

interface Curve {
  readonly name: string;
  /** Until the end of each year, today first. */
  readonly spent: readonly number[];
}

const yearName = (year: number) => (year === 0 ? say("today") : say("year", { year }));

/** What curves over years say in one of them: "Year 3: Solar ₦2.1 M, Grid ₦3.4 M". */
export const yearReading = (curves: readonly Curve[], year: number, amountText: (amount: number) => string): string =>
  `${yearName(year)}: ${curves.map(({ name, spent }) => `${name} ${amountText(spent[year] ?? 0)}`).join(", ")}`;

/** The same curves as a table, a year a row. */
export const yearTable = (head: string, curves: readonly Curve[], amountText: (amount: number) => string) => ({
  head: [head, ...curves.map(({ name }) => name)],
  rows: (curves[0]?.spent ?? []).map((_, year) => [
    yearName(year),
    ...curves.map(({ spent }) => amountText(spent[year] ?? 0)),
  ]),
});
