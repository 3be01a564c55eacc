import { say } from "@sunwright/words/comparison";
import type { Amounts } from "@sunwright/engine/money/amounts";
import type { Trace } from "@sunwright/engine/sizing/inputs/trace";
import { clsx } from "clsx";
import { explanationOf } from "../../../lib/explanation";
import { formatDate, formatNumber } from "../../../lib/format";
import { wholeMoney } from "@sunwright/report/currency-text";
import { RUNG_NAMES } from "@sunwright/report/price-text";
import { Chip } from "../../../ui/chip";
import { Num } from "../../../ui/num";
import { bestOf, type Row, ROWS } from "../model/rows";
import type { Compared } from "../model/wizard";
import { PART_ROWS } from "./part-rows";
import { configurationDescription, configurationName } from "../model/words";

interface ResultTableProps {
  readonly compared: readonly Compared[];
  readonly recommended: string | null;
  readonly amounts: Amounts;
}

const chosenClass = (name: string, recommended: string | null) => name === recommended && "comparison-chosen";

/** The configurations side by side: figures with the best one marked, then what is in them. */
export const ResultTable = ({ compared, recommended, amounts }: ResultTableProps) => (
  <table className="comparison-table">
    <caption className="ui-visually-hidden">{say("table.caption")}</caption>
    <thead>
      <tr>
        <td className="type-help text-text-3">{say("table.configurations", { count: compared.length })}</td>
        {compared.map(({ draft: { name } }) => (
          <th key={name} scope="col" className={clsx(chosenClass(name, recommended))}>
            {name === recommended && <Chip tone="info">{say("table.recommended")}</Chip>}
            <span className="type-h3">{configurationName(name)}</span>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {ROWS.map((row) => (
        <FigureRow key={row.name} row={row} compared={compared} recommended={recommended} amounts={amounts} />
      ))}
    </tbody>
    <tbody>
      <tr className="comparison-divider">
        <th scope="rowgroup">{say("table.parts")}</th>
        {compared.map(({ draft: { name } }) => (
          <td key={name} className={clsx("type-help", chosenClass(name, recommended))}>
            {configurationDescription(name)}
          </td>
        ))}
      </tr>
      {PART_ROWS.map(({ name: row, label, cell }) => (
        <tr key={row}>
          <th scope="row">{label}</th>
          {compared.map((each) => (
            <td key={each.draft.name} className={clsx(chosenClass(each.draft.name, recommended))}>
              {cell(each)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

function FigureRow({ row, compared, recommended, amounts }: ResultTableProps & { readonly row: Row }) {
  const traces = compared.map(({ result }) => result.traces[row.name]);
  const best = bestOf(row, traces);
  const [first] = compared;
  return (
    <tr className={clsx(row.name === "totalCost" && "comparison-first-row")}>
      <th scope="row">{first && row.label(first.result)}</th>
      {compared.map(({ draft: { name }, result }, index) => (
        <td key={name} className={clsx(chosenClass(name, recommended))}>
          {best.has(index) && <span className="comparison-best">{say("table.best")}</span>}
          <Figure row={row} trace={result.traces[row.name]} years={result.years} amounts={amounts} />
          {row.name === "totalCost" && <span className="comparison-stands">{standsText(result.stands)}</span>}
        </td>
      ))}
    </tr>
  );
}

/** By which rung of the ladder a column stands, and of which day. */
const standsText = ({ rung, day }: Compared["result"]["stands"]) =>
  say("table.stands", { rung: RUNG_NAMES[rung], day: formatDate(day) });

interface FigureProps {
  readonly row: Row;
  readonly trace: Trace | null;
  readonly years: number;
  readonly amounts: Amounts;
}

/** The comparison is counted in dollars. */
const dollarsOf = (amount: number) => `${amount < 0 ? "−" : ""}$${formatNumber(Math.abs(amount))}`;

function Figure({ row, trace, years, amounts: { currency, fromDollars } }: FigureProps) {
  if (trace === null) return <span className="comparison-never">{say("table.notPaidBack", { years })}</span>;
  const explanation = explanationOf(trace);
  if (row.kind === "years")
    return <Num value={formatNumber(trace.value, 1, 1)} unit={say("yearsUnit")} explanation={explanation} />;
  if (row.kind === "carbon")
    return <Num value={formatNumber(trace.value)} unit={say("kilogramsAYear")} explanation={explanation} />;
  return (
    <>
      <Num
        size={row.name === "totalCost" || row.name === "lifetimeSavings" ? 3 : 4}
        {...wholeMoney(fromDollars(trace.value), currency)}
        explanation={explanation}
      />
      {currency !== "USD" && <span className="comparison-dollars">{dollarsOf(trace.value)}</span>}
    </>
  );
}
