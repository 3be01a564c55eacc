import { tell } from "@sunwright/report/tell";
import { say } from "@sunwright/words/results";
import type { Measure, Tornado as TornadoFigures, TornadoBar } from "@sunwright/engine/sensitivity/tornado";
import type { Currency } from "@sunwright/engine/parameters/options";
import { shortMoney } from "@sunwright/report/currency-text";
import { formatNumber } from "../../../lib/format";
import { Traced } from "./view";
import "./tornado.css";

interface TornadoProps {
  readonly tornado: TornadoFigures;
  readonly caption: string;
  /** Of a cost. */
  readonly currency?: Currency;
}

/** Effects from the largest to the smallest: bars from the value as designed, harm in ink and gain in outline. */
export function Tornado({ tornado, caption, currency }: TornadoProps) {
  const { rows, measure } = tornado;
  const changes = rows.flatMap(({ bars }) => bars.map(({ change }) => change));
  const [low, high] = [Math.min(0, ...changes), Math.max(0, ...changes)];
  const place = (change: number) => (100 * (change - low)) / (high - low);
  return (
    <table className="tornado">
      <caption className="sr-only">{caption}</caption>
      <colgroup>
        <col className="tornado-words" />
        <col />
        <col className="tornado-change" />
      </colgroup>
      <thead className="sr-only">
        <tr>
          <th scope="col">{say("whatDiffers")}</th>
          <th scope="col">{say("effectDrawn")}</th>
          <th scope="col">{say("effect")}</th>
        </tr>
      </thead>
      {rows.map(({ factor, bars }) => (
        <tbody key={factor}>
          {bars.map((bar) => (
            <tr key={bar.trace.id}>
              <th scope="row" className="first-letter:uppercase">
                {tell(bar.words)}
              </th>
              <td className="tornado-bar">
                <Bar place={place} change={bar.change} harm={harms(measure, bar.change)} />
              </td>
              <td>
                <Change bar={bar} measure={measure} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface BarProps {
  /** Where a change stands, in percent of the width. */
  readonly place: (change: number) => number;
  readonly change: number;
  readonly harm: boolean;
}

const Bar = ({ place, change, harm }: BarProps) => (
  <>
    <span aria-hidden="true" className="tornado-axis" style={{ left: `${place(0)}%` }} />
    <span
      aria-hidden="true"
      className="tornado-piece"
      data-kind={harm ? "harm" : "gain"}
      style={{ left: `${place(Math.min(0, change))}%`, width: `${Math.abs(place(change) - place(0))}%` }}
    />
  </>
);

/** Fewer hours with power are a harm; of a cost and of energy that is bought, more is. */
const harms = (measure: Measure, change: number) => (measure === "hoursServed" ? change < 0 : change > 0);

interface ChangeProps {
  readonly bar: TornadoBar;
  readonly measure: Measure;
  readonly currency: Currency | undefined;
}

function Change({ bar: { change, trace }, measure, currency }: ChangeProps) {
  const size = Math.abs(change);
  if (currency !== undefined) {
    const { currency: symbol, value } = shortMoney(size, currency);
    return <Traced trace={trace} value={`${signOf(change, value)}${symbol}${value}`} />;
  }
  const value = formatNumber(size, measure === "hoursServed" ? 1 : 0, measure === "hoursServed" ? 1 : 0);
  return (
    <Traced
      trace={trace}
      value={`${signOf(change, value)}${value}`}
      unit={measure === "hoursServed" ? say("unit.points") : say("unit.kwh")}
    />
  );
}

/** What is read as nothing has no sign. */
const signOf = (change: number, shown: string) => (/[1-9]/.test(shown) ? (change < 0 ? "− " : "+ ") : "");
