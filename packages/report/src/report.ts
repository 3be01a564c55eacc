import { tell } from "./tell";
import { say } from "@sunwright/words/report-sections";
import { boughtSection } from "./bought-parts";
import { byPlace } from "@sunwright/engine/countries/countries";
import type { Country } from "@sunwright/engine/parameters/options";
import { priceOfProject } from "@sunwright/engine/sizing/explain/price-ladder";
import { panelPowerOf } from "@sunwright/engine/sizing/rule/results";
import { DESIGN_PAGE_CO2_PER_KWH } from "@sunwright/engine/sizing/inputs/defaults";
import type { Trace } from "@sunwright/engine/sizing/inputs/trace";
import { moneyText } from "./currency-text";
import { tracesOf } from "./design-traces";
import {
  type Headline,
  type Paper,
  type Part,
  type ReportDocument,
  type Reported,
  type ReportInput,
  type ReportProject,
  type Section,
  table,
} from "./document";
import { formatDate, formatNumber } from "./format";
import { moneyTraces } from "./money-text";
import { priceNote, priceShown } from "./price-text";
import { methodChange, methodText, outdatedSentence } from "./outdated";
import { cableSection, electricalSection } from "./sections/electrical";
import { loadSection, parameterSections } from "./sections/inputs";
import { moneySections, reportedLedger } from "./sections/money";
import { roofSection } from "./sections/roof";
import { hourSections, monthSection, reliabilitySection, yieldSection } from "./sections/simulated";
import {
  costCurveSections,
  costSection,
  energySection,
  gridSections,
  hybridSections,
  partsSection,
  remarkSections,
  specificationSection,
  systemSection,
  waterfallSection,
} from "./sections/system";
import { verdict, verdictText } from "./verdict";

/** Of our countries, the one that writes on Letter. Source: ANSI/ASME Y14.1; everywhere else ISO 216. */
const PAPERS = byPlace(({ paper }) => paper);
export const paperOf = (country: Country): Paper => PAPERS[country];

/**
 * All there is to say of a project, section after section, with every figure as the screens show it. The printed page
 * and the PDF set this same document.
 */
export function reportDocument(input: ReportInput): ReportDocument {
  const { project, design, view } = input;
  const reported = design && { ...view, project, design, known: input.known ?? {} };
  const date = formatDate(project.calculatedAt ?? project.updatedAt, view.timeZone);
  return {
    name: project.name,
    paper: paperOf(project.country),
    date,
    verdict: design ? verdictText(verdict(design, project.name, view.currency)) : whyNoDesign(project),
    notes: notesOf(input),
    headlines: reported ? headlines(reported) : [],
    parts: (reported ? designParts(input, reported) : beforeDesign(input)).filter(
      ({ sections }) => sections.length > 0,
    ),
    foot: [
      { label: say("foot.project"), value: project.name },
      { label: say("foot.site"), value: design?.site.name ?? project.country },
      { label: say("foot.drawn"), value: date },
      { label: say("foot.revision"), value: formatNumber(project.version) },
    ],
  };
}

const whyNoDesign = ({ name, designIsOutdated }: ReportProject) =>
  designIsOutdated ? outdatedSentence(name) : say("notCalculated", { name });

function notesOf({ project, design }: ReportInput): string[] {
  if (project.designIsOutdated) return [methodChange()];
  return design && !project.designIsCurrent ? [say("changedSince")] : [];
}

function headlines({ design, currency, known }: Reported): Headline[] {
  const { load, panels, energy } = design;
  const price = priceOfProject(design, known);
  return [
    {
      label: say("headline.cost"),
      value: moneyText(priceShown(price, currency)),
      note: priceNote(price, currency),
    },
    {
      label: say("headline.dailyConsumption"),
      value: `${formatNumber(load.dailyConsumption.value / 1000, 2)} kWh`,
      note: say("headline.peak", { kilowatts: formatNumber(load.peakPower.value / 1000, 2) }),
    },
    {
      label: say("headline.panelCapacity"),
      value: `${formatNumber(panels.capacity.value)} W`,
      note: `${formatNumber(panels.count.value)} × ${panelPowerOf(panels)} W`,
    },
    {
      label: say("headline.carbonOffset"),
      value: say("headline.kilogramsADay", { kilograms: formatNumber(energy.carbonOffset.value, 2) }),
      note: say("headline.kilogramsPerKilowattHour", { kilograms: DESIGN_PAGE_CO2_PER_KWH }),
    },
  ];
}

const roofSections = ({ roof, view }: ReportInput) => (roof === null ? [] : [roofSection(roof, view.units)]);

const part = (title: string, sections: readonly Section[]): Part => ({ title, sections });

const beforeDesign = (input: ReportInput): Part[] => [
  part(say("part.roof"), roofSections(input)),
  part(say("part.entered"), [loadSection(input), ...parameterSections(input)]),
];

/** The seven pages of the results, and what they rest on. */
function designParts(input: ReportInput, reported: Reported): Part[] {
  const { money } = input;
  const { simulation, method } = reported.design;
  const ledger = simulation && money ? reportedLedger(reported, money) : null;
  return [
    part(say("part.summary"), summarySections(input, reported)),
    part(say("part.energy"), energySections(input, reported)),
    part(say("part.wiring"), [...(simulation ? [electricalSection(reported)] : []), cableSection(reported)]),
    part(say("part.money"), ledger ? moneySections(ledger, reported, input) : []),
    part(say("part.roof"), roofSections(input)),
    part(say("part.compare"), [...costCurveSections(reported), ...hybridSections(reported)]),
    part(say("part.people"), [signatures()]),
    part(say("part.entered"), [
      loadSection(input),
      ...parameterSections(input),
      explanations(say("traces.numbersTitle"), tracesOf(reported.design), methodText(method)),
      ...(ledger ? [explanations(say("traces.moneyTitle"), moneyTraces(ledger.money))] : []),
    ]),
  ];
}

function summarySections({ project, appliances, bought = [] }: ReportInput, reported: Reported): Section[] {
  const sized = reported.design.simulation !== null;
  return [
    systemSection(reported, project.consumptionSource === "direct" ? null : appliances.length),
    ...(sized ? [partsSection(reported)] : []),
    costSection(reported),
    ...(bought.length > 0 ? [boughtSection(bought, reported)] : []),
    ...(sized ? [specificationSection(reported)] : []),
    ...remarkSections(reported),
  ];
}

function energySections({ hours }: ReportInput, reported: Reported): Section[] {
  const { design } = reported;
  const { simulation } = design;
  if (simulation === null) return [energySection(reported)];
  return [
    monthSection(design, simulation),
    reliabilitySection(reported, simulation),
    ...(hours ? hourSections(reported, simulation, hours) : []),
    yieldSection(simulation),
    energySection(reported),
    ...gridSections(reported),
    waterfallSection(reported),
  ];
}

/** Who designed it and who accepts it, to be signed on paper. */
const signatures = (): Section => ({
  title: say("people.title"),
  note: say("people.note"),
  blocks: [
    {
      kind: "lines",
      rows: [
        [say("people.designed"), say("people.date"), say("people.signature")],
        [say("people.accepted"), say("people.date"), say("people.signature")],
      ],
    },
  ],
});

/** Every figure with its equation and its source, so that a reader without the product can check it. */
const explanations = (title: string, traces: readonly Trace[], note?: string): Section => ({
  title,
  ...(note === undefined ? {} : { note }),
  blocks: [
    table(
      traces.map(({ name, equation, source }) => [tell(name), tell(equation), tell(source)]),
      { head: [say("traces.figure"), say("traces.equation"), say("traces.source")], prose: true },
    ),
  ],
});
