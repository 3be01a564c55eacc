import type { Currency } from "@sunwright/engine/sizing/options";
import type { Remedy, SimulatedDesign } from "@sunwright/engine/sizing/simulated";
import type { ReactNode } from "react";
import { formatNumber } from "../../../../lib/format";
import { shownHours } from "../../model/months-of-year";
import { remedyRows, servedText } from "../../model/reliability";
import { Fact, Facts, Traced, View } from "./view";

interface ReliabilityProps {
  readonly simulation: SimulatedDesign;
  /** To build the design. US dollars. */
  readonly cost: number;
  readonly currency: Currency;
}

/** View E: how much of the year is served, and what would serve the rest. */
export function Reliability({ simulation, cost, currency }: ReliabilityProps) {
  const { target, hoursServed, unmetHours, unmetEnergy, longestGap, sunlessHours } = simulation;
  return (
    <View letter="E" title="Reliability" note={simulation.weather}>
      <dl className="reliability-figures">
        <Figure label="Hours served">
          <Traced size={2} trace={hoursServed} value={servedText(hoursServed.value)} unit="%" />
        </Figure>
        <Figure label="Unmet">
          <Traced size={3} trace={unmetHours} value={formatNumber(unmetHours.value)} unit="h a year" />
        </Figure>
        <Figure label="Longest gap">
          <Traced size={3} trace={longestGap} value={formatNumber(longestGap.value)} unit="h" />
        </Figure>
      </dl>
      <Facts>
        <Fact label={target.name}>
          <Traced trace={target} value={formatNumber(target.value, 1)} unit={target.unit} />
        </Fact>
        <Fact label="Energy missing">
          <Traced trace={unmetEnergy} value={formatNumber(unmetEnergy.value, 1)} unit="kWh a year" />
        </Fact>
        {sunlessHours.value > 0 && (
          <Fact label="Full battery, no sun at all">
            <Traced trace={sunlessHours} value={formatNumber(sunlessHours.value)} unit="h" />
          </Fact>
        )}
      </Facts>
      {shownHours(unmetHours.value) === 0 && (
        <p className="mt-4 type-small text-text-2">Nothing to remove: no hour of the simulated years is short.</p>
      )}
      <Remedies remedies={simulation.remedies} cost={cost} currency={currency} />
    </View>
  );
}

const Figure = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt className="type-label">{label}</dt>
    <dd>{children}</dd>
  </div>
);

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
      <h4 className="type-h4 mt-5">What would remove the gap</h4>
      <table className="remedies">
        <caption className="sr-only">Hours a year without power, and what each remedy costs</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Remedy</th>
            <th scope="col">Hours a year without power</th>
            <th scope="col">Cost</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              <td data-none={row.hours === 0}>{`${formatNumber(row.hours)} h`}</td>
              <td>{row.cost}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
