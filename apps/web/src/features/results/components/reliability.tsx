import { say } from "@sunwright/words/results";
import { tell } from "@sunwright/report/tell";
import type { Currency } from "@sunwright/engine/parameters/options";
import type { Remedy, SimulatedDesign } from "@sunwright/engine/sizing/inputs/simulated";
import { shownHours } from "@sunwright/report/months-of-year";
import { ageHead, ageRows } from "@sunwright/report/ages";
import { remedyRows, servedText } from "@sunwright/report/reliability";
import { reliabilityFigures, reliabilityHeads } from "@sunwright/report/shown-figures";
import { explanationOf } from "../../../lib/explanation";
import { Num } from "../../../ui/num";
import { TableHead } from "../../../ui/table";
import { Facts, Figures, Traced, View } from "./view";

interface ReliabilityProps {
  readonly simulation: SimulatedDesign;
  /** To build the design. US dollars. */
  readonly cost: number;
  readonly currency: Currency;
}

/** View E: how much of the year is served, and what would serve the rest. */
export function Reliability({ simulation, cost, currency }: ReliabilityProps) {
  return (
    <View
      ruled
      letter="E"
      title={say("reliability")}
      fold={{ figure: `${servedText(simulation.hoursServed.value)}%`, open: true }}
    >
      <p className="type-help text-text-3">{tell(simulation.weather)}</p>
      <dl className="reliability-figures">
        {reliabilityHeads(simulation).map(({ label, trace, value, unit }, index) => (
          <div key={label}>
            <dt className="type-label">{label}</dt>
            <dd>
              <Traced size={index === 0 ? 2 : 3} trace={trace} value={value} unit={unit} />
            </dd>
          </div>
        ))}
      </dl>
      <Facts>
        <Figures figures={reliabilityFigures(simulation)} />
      </Facts>
      {shownHours(simulation.unmetHours.value) === 0 && (
        <p className="mt-4 type-small text-text-2">
          {say(simulation.unmetHours.value === 0 ? "nothingToRemove" : "littleToRemove")}
        </p>
      )}
      <Remedies remedies={simulation.remedies} cost={cost} currency={currency} />
    </View>
  );
}

/** What is served as battery and panels age; the figures where the target holds are the ones explained. */
export function AsItAges({ simulation }: Pick<ReliabilityProps, "simulation">) {
  const rows = ageRows(simulation);
  const last = rows.at(-1);
  if (last === undefined) return null;
  return (
    <View ruled title={say("asItAges")} fold={{ figure: last.served, everywhere: true }}>
      <table className="remedies ages">
        <caption className="sr-only">{say("agesTable")}</caption>
        <TableHead columns={ageHead()} />
        <tbody>
          {rows.map(({ age, name, left, after, served, nineOfTen, chosen }) => (
            <tr key={age} data-chosen={chosen}>
              <th scope="row">
                {name}
                <span className="block type-help font-normal text-text-3">{left}</span>
              </th>
              <td>{after}</td>
              <td>{chosen ? <Num value={served} explanation={explanationOf(simulation.hoursServed)} /> : served}</td>
              <td>
                {chosen ? <Num value={nineOfTen} explanation={explanationOf(simulation.nineOfTen)} /> : nineOfTen}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </View>
  );
}

interface RemediesProps {
  readonly remedies: readonly Remedy[];
  readonly cost: number;
  readonly currency: Currency;
}

/** Each way to have fewer hours without power, with what it adds to the cost of the design. */
function Remedies({ remedies, cost, currency }: RemediesProps) {
  const rows = remedyRows(remedies, cost, currency);
  if (rows.length === 0) return null;
  return (
    <>
      <h4 className="type-h4 mt-5">{say("remedies")}</h4>
      <table className="remedies">
        <caption className="sr-only">{say("remediesTable")}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{say("remedy")}</th>
            <th scope="col">{say("hoursWithoutPowerPerYear")}</th>
            <th scope="col">{say("cost")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              <td data-none={row.hours === 0}>{say("hoursCount", { hours: row.hours })}</td>
              <td>{row.cost}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
