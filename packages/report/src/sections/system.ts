import { say } from "@sunwright/words/report-sections";
import type { Text } from "@sunwright/words/told";
import { architectureWords } from "../architecture-words";
import { costCurveSentence, curveGeometry } from "../cost-curve";
import { hybridNote, hybridTable } from "../hybrid";
import { estimateFromUsd, moneyText } from "../currency-text";
import { drawn, HALF_WIDTH, list, note, PAGE_WIDTH, type Reported, type Section, table } from "../document";
import { curveDrawing } from "../drawings/curve";
import { systemDrawing } from "../drawings/system";
import { drawnDesign } from "../drawn-design";
import { formatNumber } from "../format";
import { gridBatteryFigures, gridFigures, gridSentence, sunDoubtSentence } from "../grid-figures";
import { partsToBuy } from "../parts-to-buy";
import { costParts, specifications, waterfallRows, waysOfSizing } from "../result-text";
import { energyFigures, figureRow } from "../shown-figures";
import { tell } from "../tell";

/** View A: the figures of the parts over their drawing. */
export function systemSection({ design, units }: Reported, applianceCount: number | null): Section {
  const heads = architectureWords(design, applianceCount, true).map(({ label, figure, none, detail }) => ({
    label,
    value: figure === null ? (none ?? "") : `${figure.value} ${figure.unit}`,
    note: detail,
  }));
  return {
    letter: "A",
    title: say("system.title"),
    note: say("system.note"),
    blocks: [{ kind: "heads", heads }, drawn(systemDrawing(drawnDesign(design), units, PAGE_WIDTH))],
  };
}

export function costSection({ design, currency }: Reported): Section {
  const show = (usd: number) => moneyText(estimateFromUsd(usd, currency));
  const rows = costParts(design.cost, design).map(({ label, detail, trace }) => [
    `${label}, ${detail}`,
    show(trace.value),
  ]);
  return {
    title: say("cost.title"),
    note: say("cost.note"),
    half: true,
    blocks: [table([...rows, [say("cost.total"), show(design.cost.total.value)]], { total: true })],
  };
}

/** What to buy, piece by piece. */
export const partsSection = ({ design, currency }: Reported): Section => ({
  title: say("parts.title"),
  blocks: [
    table(
      partsToBuy(design, currency).map(({ label, text, notes }) => [
        label,
        [text, ...notes.map((beside) => beside.text)].join(". "),
      ]),
      { prose: true },
    ),
  ],
});

export function costCurveSections({ design: { simulation }, currency }: Reported): Section[] {
  if (simulation === null || simulation.curve.length === 0) return [];
  const points = simulation.curve.toSorted((one, other) => one.unmetHours - other.unmetHours);
  const sentence = costCurveSentence(points, currency);
  return [
    {
      title: say("costCurve.title"),
      half: true,
      blocks: [drawn(curveDrawing(curveGeometry(points, HALF_WIDTH, currency), currency, sentence)), note(sentence)],
    },
  ];
}

/** What a hybrid may be built for, the chosen goal marked. */
export function hybridSections({ design: { hybrid }, currency }: Reported): Section[] {
  if (hybrid === null) return [];
  const { head, rows } = hybridTable(hybrid, currency);
  return [
    {
      title: say("hybrid.title"),
      blocks: [table(rows, { head }), note(hybridNote())],
    },
  ];
}

export const specificationSection = ({ design }: Reported): Section => ({
  letter: "G",
  title: say("specifications.title"),
  half: true,
  blocks: [table(specifications(design).map(({ label, value }) => [label, value]))],
});

export const energySection = ({ design }: Reported): Section => ({
  letter: "F",
  title: say("energy.title"),
  half: true,
  blocks: [table(energyFigures(design).map(figureRow))],
});

export function waterfallSection(reported: Reported): Section {
  const { design } = reported;
  const { plainRule, capacity } = design.panels;
  return {
    letter: "H",
    title: say("waterfall.title"),
    blocks: [
      table(
        [
          [say("waterfall.ruleOfThumb"), `${formatNumber(plainRule.value)} W`],
          ...waterfallRows(design).map(({ label, because, change }) => [
            `${tell(label)}: ${tell(because)}`,
            `${change > 0 ? "+" : "−"} ${formatNumber(Math.abs(change))} W`,
          ]),
          [say("waterfall.panelCapacity"), `${formatNumber(capacity.value)} W`],
        ],
        { total: true },
      ),
      sizingTable(reported),
    ],
  };
}

/** Rule and search beside each other. */
function sizingTable({ design }: Reported) {
  const hasBattery = design.battery.governedBy !== "none";
  const watts = (value: number) => `${formatNumber(value)} W`;
  return table(
    waysOfSizing(design).map(({ name, array, bank }) => [
      name,
      watts(array.value),
      ...(hasBattery ? [bank ? `${formatNumber(bank.value)} Wh` : say("sizing.noneStated")] : []),
    ]),
    { head: [say("sizing.way"), say("sizing.panels"), ...(hasBattery ? [say("sizing.battery")] : [])] },
  );
}

export function remarkSections({ design: { warnings, recommendations }, currency }: Reported): Section[] {
  const said = (remarks: readonly { readonly text: Text }[]) => list(remarks.map(({ text }) => tell(text, currency)));
  return [
    ...(warnings.length > 0 ? [{ title: say("warnings.title"), blocks: [said(warnings)] }] : []),
    ...(recommendations.length > 0 ? [{ title: say("recommendations.title"), blocks: [said(recommendations)] }] : []),
  ];
}

/** What a system on the grid exchanges and is worth; nothing elsewhere. */
export function gridSections({ design: { grid }, currency }: Reported): Section[] {
  if (grid === null) return [];
  const doubt = sunDoubtSentence(grid);
  return [
    {
      title: say("grid.title"),
      note: say("grid.note"),
      blocks: [
        table(gridFigures(grid, currency).map(figureRow)),
        ...(grid.battery === null ? [] : [table(gridBatteryFigures(grid, currency).map(figureRow))]),
        note(gridSentence(grid)),
        ...(doubt === null ? [] : [note(doubt)]),
      ],
    },
  ];
}
