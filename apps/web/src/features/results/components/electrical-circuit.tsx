import { say } from "@sunwright/words/results";
import type { ElectricalCircuit, ProtectiveDevice } from "@sunwright/engine/sizing/inputs/electrical-types";
import { formatNumber } from "../../../lib/format";
import { copperText } from "@sunwright/report/electrical-text";
import { tell } from "@sunwright/report/tell";
import { figures, Table, TableHead } from "../../../ui/table";
import { SingleLine } from "./electrical-line";
import { Traced } from "./view";

/** One circuit: the line as it is drawn, what it carries, and the devices in it. */
export const Circuit = ({ circuit }: { readonly circuit: ElectricalCircuit }) => (
  <section className="circuit" aria-label={tell(circuit.name)}>
    <h4 className="type-h4">{tell(circuit.name)}</h4>
    <SingleLine circuit={circuit} />
    <Coordination circuit={circuit} />
    <Table caption={say("devicesOfCircuit", { circuit: tell(circuit.name) })} className="circuit-devices">
      <TableHead
        columns={[say("device"), figures(say("deviceRating")), figures(say("devicePieces")), say("deviceClause")]}
      />
      <tbody>
        {circuit.devices.map((device) => (
          <DeviceRow key={device.kind} device={device} />
        ))}
      </tbody>
    </Table>
  </section>
);

/** What the circuit is made for and what its copper carries; the devices stand between the two. */
function Coordination({ circuit }: { readonly circuit: ElectricalCircuit }) {
  const { current, ampacity, size, protectiveConductor } = circuit;
  return (
    <dl className="circuit-figures">
      <div>
        <dt>{say("circuitCurrent")}</dt>
        <dd>
          <Traced trace={current} value={formatNumber(current.value, 1)} unit={say("unit.a")} />
        </dd>
      </div>
      <div>
        <dt>{say("circuitAmpacity")}</dt>
        <dd>
          <Traced trace={ampacity} value={formatNumber(ampacity.value, 1)} unit={say("unit.a")} />
        </dd>
      </div>
      <div>
        <dt>{say("circuitCopper")}</dt>
        <dd>
          <Traced trace={size} value={copperText(circuit)} unit={say("unit.mm2")} />
        </dd>
      </div>
      <div>
        <dt>{say("circuitEarth")}</dt>
        <dd>
          <Traced
            trace={protectiveConductor}
            value={formatNumber(protectiveConductor.value, 1)}
            unit={say("unit.mm2")}
          />
        </dd>
      </div>
    </dl>
  );
}

const DeviceRow = ({ device }: { readonly device: ProtectiveDevice }) => (
  <tr>
    <th scope="row">
      {tell(device.name)}
      <span className="block type-help font-normal text-text-2">{tell(device.detail)}</span>
      <span className="block type-help font-normal text-text-3">{tell(device.because)}</span>
    </th>
    <td className="end" data-label={say("deviceRating")}>
      <Traced trace={device.rating} value={formatNumber(device.rating.value, 1)} unit={device.rating.unit} />
    </td>
    <td className="end figure" data-label={say("devicePieces")}>
      {formatNumber(device.quantity)}
    </td>
    <td data-label={say("deviceClause")} className="circuit-clause type-help text-text-2">
      {tell(device.clause)}
    </td>
  </tr>
);
