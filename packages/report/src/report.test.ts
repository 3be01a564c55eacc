import { expect, it } from "vitest";
import { designedYear } from "@sunwright/engine/sizing/choice/designed-year";
import { designUnderWeakerSun } from "@sunwright/engine/sensitivity/sensitivity";
import { designHours } from "@sunwright/engine/sizing/choice/design-hours";
import type { DesignInput } from "@sunwright/engine/sizing/inputs/design";
import { house } from "@sunwright/engine/sizing/testing/house";
import { sizeSystem } from "@sunwright/engine/sizing/size-system";
import { NO_OWN_FIGURES } from "@sunwright/engine/money/assumptions";
import { architectureWords } from "./architecture-words";
import { estimateFromUsd, moneyText } from "./currency-text";
import { type Block, type ReportDocument, type ReportInput, sectionsIn } from "./document";
import { formatDate } from "./format";
import { methodChange } from "./outdated";
import { pairsOf } from "./pairs";
import { paperOf, reportDocument } from "./report";
import { costParts, specifications, waterfallRows } from "./result-text";
import {
  energyFigures,
  figureWords,
  generatorFigures,
  reliabilityFigures,
  reliabilityHeads,
  stringFigures,
} from "./shown-figures";
import { verdict, verdictText } from "./verdict";

/** The specification's default parameters (design workflow, section 9), hybrid with a generator in Kano. */
const basis: DesignInput = {
  ...house({
    backupDays: 1,
    backupHours: 12,
    systemType: "hybrid",
    outageHours: 6,
    generator: "petrol",
    batteryPlace: "unheated-room",
    city: "ng-kano",
  }),
  load: { kind: "direct", dailyConsumption: 10_166, peakPower: 2_860 },
};
const design = sizeSystem(basis);
const input: ReportInput = {
  project: {
    ...basis.parameters,
    currency: "NGN",
    name: "Bello Residence",
    version: 4,
    consumptionSource: "direct",
    directDailyConsumption: 10_166,
    directPeakPower: 2_860,
    designIsCurrent: true,
    designIsOutdated: false,
    calculatedAt: "2026-02-03T23:30:00Z",
    updatedAt: "2026-02-03T23:30:00Z",
  },
  appliances: [],
  design,
  hours: designHours(designedYear(design, design.simulation?.shownYear ?? 0)),
  money: { country: "Nigeria", figures: NO_OWN_FIGURES },
  roof: null,
  view: { currency: "NGN", units: "metric", timeZone: "Africa/Lagos", today: "2026-11-22" },
};
const report = reportDocument(input);

const textsOf = (block: Block): readonly string[] => {
  if (block.kind === "table") return block.rows.flat();
  if (block.kind === "heads") return block.heads.flatMap(({ value, note }) => [value, note]);
  if (block.kind === "list") return block.items;
  if (block.kind === "lines") return block.rows.flat();
  return block.kind === "note" ? [block.text] : [block.drawing.label];
};
const allTexts = (document: ReportDocument) => sectionsIn(document).flatMap(({ blocks }) => blocks.flatMap(textsOf));

it("repeats the figures of every view of the results page to the digit", () => {
  const texts = allTexts(report);
  const { simulation, electrical } = design;
  if (simulation === null || electrical.generator === null) throw new Error("The example has both");
  const shown = [
    ...reliabilityHeads(simulation),
    ...reliabilityFigures(simulation),
    ...energyFigures(design),
    ...generatorFigures(electrical.generator, null),
    ...(electrical.strings === null ? [] : stringFigures(electrical.strings)),
  ];
  for (const figure of shown) expect(texts, figure.label).toContain(figureWords(figure));
  for (const { label, value } of specifications(design)) expect(texts, label).toContain(value);
  for (const { label, trace } of costParts(design.cost, design))
    expect(texts, label).toContain(moneyText(estimateFromUsd(trace.value, "NGN")));
  for (const { label, figure } of architectureWords(design, null, true))
    expect(texts, label).toContain(figure === null ? "No battery needed" : `${figure.value} ${figure.unit}`);
  expect(texts.filter((text) => text.endsWith(" W") && /^[+−]/.test(text))).toHaveLength(waterfallRows(design).length);
  expect(report.verdict).toBe(verdictText(verdict(design, "Bello Residence", "NGN")));
});

it("holds the sections of mock 14 and all views, each once", () => {
  const titles = sectionsIn(report).map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  const letters = sectionsIn(report).flatMap(({ letter }) => letter ?? []);
  expect(letters).toHaveLength(11);
  expect(new Set(letters)).toEqual(new Set("ABCDEFGHIJM"));
  for (const title of [
    "Cost Estimation",
    "System Parameters",
    "How the numbers were made",
    "How the money was counted",
  ])
    expect(titles).toContain(title);
});

it("follows the pages of the results, and leaves out what has nothing to say", () => {
  const titles = report.parts.map(({ title }) => title);
  expect(titles).toEqual([
    "Summary",
    "Energy",
    "Wiring",
    "Money",
    "Compare",
    "People",
    "What was entered and how it was counted",
  ]);
  const people = report.parts.find(({ title }) => title === "People");
  expect(people?.sections.flatMap(({ blocks }) => blocks.flatMap(textsOf))).toEqual([
    "Designed by",
    "Date",
    "Signature",
    "Accepted by",
    "Date",
    "Signature",
  ]);
});

it("tells in the money what is assumed with its day, and less sun where it is known", () => {
  const basis = sectionsIn(report).find(({ title }) => title === "What the money is based on");
  const [assumed] = basis?.blocks.flatMap((block) => (block.kind === "table" ? [block] : [])) ?? [];
  const petrol = assumed?.rows.find(([figure]) => figure === "Petrol");
  expect(petrol?.[2]).toBe("1,245 ₦/l, as of Mar 20, 2026");
  expect(assumed?.rows.find(([figure]) => figure === "Diesel")?.[2]).toBe("1,361.57 ₦/l, as of Jan 31, 2026. Look up");
  expect(allTexts(report)).not.toContain("Sun 10% weaker");
  const weakerSun = designUnderWeakerSun(designedYear(design, 0));
  expect(allTexts(reportDocument({ ...input, weakerSun }))).toContain("Sun 10% weaker");
});

it("draws within its page: every drawing has a size, a sentence and shapes at real places", () => {
  const drawings = sectionsIn(report).flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === "drawing" ? [block.drawing] : [])),
  );
  // Views A to D, the money and the two days of it; the curve of cost against hours belongs to systems without a grid.
  expect(drawings).toHaveLength(7);
  for (const { width, height, label, shapes } of drawings) {
    expect(width).toBeGreaterThan(300);
    // The lowest is the strip of a day.
    expect(height).toBeGreaterThan(30);
    expect(label).toMatch(/\.$/);
    expect(JSON.stringify(shapes)).not.toMatch(/NaN|null|Infinity/);
  }
});

it("shows money, lengths and dates the way the reader does", () => {
  const abroad = reportDocument({
    ...input,
    view: { currency: "USD", units: "imperial", timeZone: "America/New_York", today: "2026-11-22" },
  });
  // 23:30 in London: still that evening in New York, past midnight in Lagos. 20 m are 65.6 ft.
  expect([report.date, abroad.date]).toEqual(["Feb 4, 2026", "Feb 3, 2026"]);
  expect(abroad.headlines[0]?.value).toMatch(/^\$[\d,]+\.\d\d$/);
  expect(allTexts(abroad)).toContain("65.6 ft");
  expect(formatDate("2026-01-31", "America/New_York")).toBe("Jan 31, 2026");
});

it("is what was entered before the first calculation, and says so", () => {
  const before = reportDocument({ ...input, design: null, hours: null });
  expect(before.verdict).toBe("Bello Residence has not been calculated yet.");
  expect(before.headlines).toEqual([]);
  expect(sectionsIn(before).map(({ title }) => title)).toContain("System Parameters");
});

it("reports no design of an older method, and says so and what changed", () => {
  const project = { ...input.project, designIsOutdated: true };
  const outdated = reportDocument({ ...input, project, design: null, hours: null });
  expect(outdated.verdict).toBe(
    "Bello Residence was calculated by an older method: calculate it again for its report.",
  );
  expect(outdated.notes).toEqual([methodChange()]);
  expect(outdated.headlines).toEqual([]);
  expect(sectionsIn(outdated).map(({ title }) => title)).toContain("System Parameters");
});

it("sets new, middle and end of the battery's life under the reliability", () => {
  const reliability = sectionsIn(report).find(({ title }) => title === "Reliability");
  const ages = reliability?.blocks.find((block) => block.kind === "table" && block.head?.[0] === "The battery");
  const names = ages?.kind === "table" ? ages.rows.map(([name]) => name) : [];
  expect(names).toEqual([
    "New, 100% left",
    "Half of its life, 90% left, the target holds until here",
    "End of its life, 80% left",
  ]);
  expect(allTexts(report)).toContain("Served in nine of ten years");
});

it("goes on Letter in the USA and on A4 elsewhere, halves side by side", () => {
  expect([paperOf("USA"), paperOf("Nigeria"), paperOf("UK")]).toEqual(["LETTER", "A4", "A4"]);
  const half = (title: string) => ({ title, half: true as const, blocks: [] });
  const rows = pairsOf([half("a"), half("b"), half("c"), { title: "d", blocks: [] }, half("e")]);
  expect(rows.map((row) => row.map(({ title }) => title).join(""))).toEqual(["ab", "c", "d", "e"]);
});

it("says of an appliance that follows the year what its leanest and its fullest month take", () => {
  const heating = {
    appliance: null,
    customName: "Heat pump",
    customPower: 2_000,
    quantity: 1,
    hoursPerDay: 5,
    hoursOfDay: [9, 10],
    // 181 days of the year take all of it.
    months: [1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1],
    motor: true,
    essential: true,
    dailyConsumption: 10_000,
    peakPower: 2_000,
  };
  const said = reportDocument({
    ...input,
    project: { ...input.project, consumptionSource: "appliances" },
    appliances: [heating],
  });
  expect(allTexts(said).find((text) => text.includes("by month"))).toContain("0 to 20,166 Wh a day by month");
});
