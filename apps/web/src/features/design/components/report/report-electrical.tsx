import type { Design } from "@sunwright/engine/sizing/design";
import type { ElectricalDesign, ProtectiveDevice } from "@sunwright/engine/sizing/electrical/types";
import { formatNumber } from "../../../../lib/format";
import { conductorText, GENERATOR_NAMES, ratingText, refusalWord } from "../../model/electrical";
import { LICENCE_NOTE } from "../results/electrical";
import { ReportSection, ReportTable } from "./report-parts";

/** Refused combinations, circuits with their devices, earthing and generator, as a list to order and build by. */
export const ElectricalLines = ({ design: { electrical } }: { readonly design: Design }) => (
  <ReportSection letter="J" title="Electrical design" note={LICENCE_NOTE}>
    {electrical.refusals.length > 0 && (
      <ul className="report-list">
        {electrical.refusals.map(({ id, text, remedy, clause, overridable }) => (
          <li key={id}>
            <strong>{refusalWord(overridable)}.</strong> {text} {remedy} {clause}.
          </li>
        ))}
      </ul>
    )}
    <ReportTable head={["Device", "Rating", "Pieces", "Clause"]} rows={electrical.circuits.flatMap(circuitRows)} />
    <ReportTable rows={[...earthingRows(electrical), ...generatorRows(electrical)]} />
    <ul className="report-list">
      {electrical.notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  </ReportSection>
);

const circuitRows = (circuit: ElectricalDesign["circuits"][number]) => [
  [
    `${circuit.name}: ${conductorText(circuit)}`,
    `${formatNumber(circuit.current.value, 1)} A of ${formatNumber(circuit.ampacity.value, 1)} A`,
    "",
    "",
  ],
  ...circuit.devices.map(deviceRow),
];

const deviceRow = (device: ProtectiveDevice) => [
  `${device.name}. ${device.detail}`,
  ratingText(device),
  formatNumber(device.quantity),
  device.clause,
];

const earthingRows = ({ earthing }: ElectricalDesign) => [
  [`Earthing: ${earthing.arrangement}`, earthing.clause],
  ["Earth electrode, at most", `${formatNumber(earthing.electrode.value)} Ω`],
  ["Frames and rails to earth", `${formatNumber(earthing.frameBonding.value)} mm²`],
];

function generatorRows({ generator }: ElectricalDesign) {
  if (generator === null) return [];
  const sets = generator.sets > 1 ? `${formatNumber(generator.sets)} × ` : "";
  return [
    [GENERATOR_NAMES[generator.kind], `${sets}${formatNumber(generator.rating.value / 1_000, 2)} kW`],
    ["Fuel at work", `${formatNumber(generator.litresPerHour.value, 2)} l/h`],
  ];
}
