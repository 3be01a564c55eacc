import { dollarsOfDesign } from "@sunwright/engine/sizing/choice/system-price";
import { say } from "@sunwright/words/report-sections";
import type { DesignHours } from "@sunwright/engine/simulation/design-hours";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import type { SimulatedDesign } from "@sunwright/engine/sizing/inputs/simulated";
import { ageHead, ageRows } from "../ages";
import { DAYS_OF_WEEK } from "../calendar";
import { drawn, HALF_WIDTH, note, PAGE_WIDTH, type Reported, type Section, table } from "../document";
import { hoursDrawing, supplyKey } from "../drawings/hours";
import { withKey } from "../drawings/key";
import { monthsDrawing } from "../drawings/months";
import { yearDrawing, yearMapGeometry, yearMapKey } from "../drawings/year";
import { formatNumber } from "../format";
import { hourChartGeometry } from "../hour-chart";
import { supplySentence } from "../hour-sentence";
import { describeStretch, stretchOf } from "../hour-window";
import { monthsSentence, shownHours } from "../months-of-year";
import { remedyRows } from "../reliability";
import { figureRow, reliabilityFigures, reliabilityHeads } from "../shown-figures";
import { supplySteps } from "../supply";
import { tell } from "../tell";
import { countKinds, hourKinds, yearMapSentence } from "../year-map";
import { yieldSentence } from "../yearly-yield";

/** Views B and C: the worst week hour by hour, and every hour of its year. */
export function hourSections({ design }: Reported, simulation: SimulatedDesign, hours: DesignHours): Section[] {
  const shown = { view: "worst-week", day: 0 } as const;
  const stretch = stretchOf(shown, simulation, hours, DAYS_OF_WEEK);
  const steps = supplySteps(hours, stretch);
  const said = supplySentence(steps);
  const kinds = hourKinds(hours);
  const counts = countKinds(kinds);
  const ofYear = yearMapSentence(counts, simulation);
  const chart = hourChartGeometry(PAGE_WIDTH, steps, design.battery.capacity.value > 0);
  const map = yearMapGeometry(PAGE_WIDTH);
  return [
    {
      letter: "B",
      title: say("hours.title"),
      note: describeStretch(shown.view, stretch),
      blocks: [drawn(withKey(hoursDrawing(chart, steps, said), supplyKey(steps))), note(said)],
    },
    {
      letter: "C",
      title: say("year.title"),
      note: say("year.note", { years: simulation.years }),
      blocks: [drawn(withKey(yearDrawing(map, kinds, ofYear), yearMapKey(counts))), note(ofYear)],
    },
  ];
}

/** View D. */
export function monthSection(design: Design, { months }: SimulatedDesign): Section {
  const said = monthsSentence(months, design.site.monthlySunHours);
  return {
    letter: "D",
    title: say("months.title"),
    note: "kWh",
    half: true,
    blocks: [drawn(monthsDrawing(months, HALF_WIDTH, said)), note(said)],
  };
}

/** View E. */
export function reliabilitySection({ design, currency }: Reported, simulation: SimulatedDesign): Section {
  const remedies = remedyRows(simulation.remedies, dollarsOfDesign(design), currency);
  const ages = ageRows(simulation);
  return {
    letter: "E",
    title: say("reliability.title"),
    half: true,
    blocks: [
      note(`${tell(simulation.weather)}.`),
      table([...reliabilityHeads(simulation), ...reliabilityFigures(simulation)].map(figureRow)),
      ...(ages.length > 0
        ? [
            table(
              ages.map(({ name, left, after, served, nineOfTen }) => [`${name}, ${left}`, after, served, nineOfTen]),
              { head: ageHead() },
            ),
          ]
        : []),
      ...gapNotes(simulation.unmetHours.value),
      ...(remedies.length > 0
        ? [
            table(
              remedies.map(({ label, hours, cost }) => [label, `${formatNumber(hours)} h`, cost]),
              { head: [say("remedies.head"), say("remedies.hours"), say("remedies.cost")] },
            ),
          ]
        : []),
    ],
  };
}

export const yieldSection = ({ yearlyYield: range }: SimulatedDesign): Section => ({
  title: say("yield.title"),
  note: say("yield.note", { years: range.years.length }),
  half: true,
  blocks: [
    table([
      [say("yield.p50"), `${formatNumber(range.p50.value)} kWh`],
      [say("yield.p90"), `${formatNumber(range.p90.value)} kWh`],
    ]),
    note(yieldSentence(range)),
  ],
});

/** Where so little lacks power that no remedy is shown. */
function gapNotes(unmetHours: number) {
  if (shownHours(unmetHours) > 0) return [];
  return [note(say(unmetHours === 0 ? "reliability.noGap" : "reliability.smallGap"))];
}
