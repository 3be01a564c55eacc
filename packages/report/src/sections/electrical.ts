import { say } from "@sunwright/words/report-sections";
import type { ElectricalDesign, ProtectiveDevice } from "@sunwright/engine/sizing/inputs/electrical-types";
import { list, type Reported, type Section, table } from "../document";
import type { SimulatedDesign } from "@sunwright/engine/sizing/inputs/simulated";
import { conductorText, GENERATOR_NAMES, licenceNote, ratingText, refusalWord } from "../electrical-text";
import { distance, figureText, formatNumber } from "../format";
import { cableSize, RUN_NAMES } from "../result-text";
import {
  cableDrop,
  cableLoss,
  earthingFigures,
  figureRow,
  figureWords,
  generatorFigures,
  type ShownFigure,
  stringFigures,
} from "../shown-figures";
import { tell } from "../tell";

export const cableSection = ({ design, units }: Reported): Section => ({
  letter: "I",
  title: say("cables.title"),
  note: say("cables.note"),
  blocks: [
    table(
      design.cables.map((cable) => [
        `${RUN_NAMES[cable.run]}. ${tell(cable.note)}`,
        cable.used ? say("yes") : say("no"),
        figureText(distance(cable.length, units, 1)),
        `${cableSize(cable)} mm²`,
        figureWords(cableDrop(cable)),
        figureWords(cableLoss(cable)),
      ]),
      {
        head: [
          say("cables.run"),
          say("cables.used"),
          say("cables.length"),
          say("cables.size"),
          say("cables.drop"),
          say("cables.yearlyLoss"),
        ],
      },
    ),
  ],
});

/** Refused combinations, circuits with their devices, earthing, strings and generator, to order and build by. */
export const electricalSection = ({ design: { electrical, simulation } }: Reported): Section => ({
  letter: "J",
  title: say("electrical.title"),
  note: licenceNote(),
  blocks: [
    ...(electrical.refusals.length > 0
      ? [
          list(
            electrical.refusals.map(
              ({ text, remedy, clause, overridable }) =>
                `${refusalWord(overridable)}. ${tell(text)} ${tell(remedy)} ${tell(clause)}.`,
            ),
          ),
        ]
      : []),
    table(electrical.circuits.flatMap(circuitRows), {
      head: [say("electrical.device"), say("electrical.rating"), say("electrical.pieces"), say("electrical.clause")],
    }),
    table(factRows(electrical, simulation)),
    ...(electrical.notes.length > 0 ? [list(electrical.notes.map((note) => tell(note)))] : []),
  ],
});

const circuitRows = (circuit: ElectricalDesign["circuits"][number]) => [
  [
    `${tell(circuit.name)}: ${conductorText(circuit)}`,
    say("electrical.currentOfAmpacity", {
      current: formatNumber(circuit.current.value, 1),
      ampacity: formatNumber(circuit.ampacity.value, 1),
    }),
    "",
    "",
  ],
  ...circuit.devices.map(deviceRow),
];

const deviceRow = (device: ProtectiveDevice) => [
  `${tell(device.name)}. ${tell(device.detail)}`,
  ratingText(device),
  formatNumber(device.quantity),
  tell(device.clause),
];

const factRows = ({ strings, earthing, generator }: ElectricalDesign, simulation: SimulatedDesign | null) => [
  ...(strings === null ? [] : stringFigures(strings).map(prefixed(say("electrical.strings")))),
  [say("electrical.earthing"), `${tell(earthing.arrangement)}, ${tell(earthing.clause)}`],
  ...earthingFigures(earthing).map(figureRow),
  ...(generator === null
    ? []
    : generatorFigures(generator, simulation?.generator ?? null).map(prefixed(GENERATOR_NAMES[generator.kind]))),
];

const prefixed = (part: string) => (figure: ShownFigure) => figureRow({ ...figure, label: `${part}: ${figure.label}` });
