import { DEFAULT_PARAMETERS, type Project } from "@sunwright/contract/projects";
import { CURRENCY_OF } from "@sunwright/engine/countries/country-money";
import type { SharedDesign } from "@sunwright/contract/shares";
import { NO_OWN_FIGURES } from "@sunwright/engine/money/assumptions";
import { designHours } from "@sunwright/engine/sizing/choice/design-hours";
import { designedYear } from "@sunwright/engine/sizing/choice/designed-year";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import type { SimulatedDesign } from "@sunwright/engine/sizing/inputs/simulated";
import { sizeSystem } from "@sunwright/engine/sizing/size-system";
import { HOUSE, house } from "@sunwright/engine/sizing/testing/house";
import { drawnDesign } from "@sunwright/report/drawn-design";
import { describeFlows } from "@sunwright/report/flows-text";
import { reportDocument } from "@sunwright/report/report";
import { verdict, verdictText } from "@sunwright/report/verdict";
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect } from "vitest";
import { FigureRow } from "../../features/design/components/results/figure-row";
import { moneyQuery } from "../../features/money/api/money";
import { PaidBack } from "../../features/money/components/paid-back";
import { SystemArchitecture } from "../../features/results/components/architecture";
import { EnergyAnalysis } from "../../features/results/components/energy-analysis";
import { MonthByMonth } from "../../features/results/components/month-chart";
import { OnTheGrid } from "../../features/results/components/on-the-grid";
import { Reliability } from "../../features/results/components/reliability";
import { YearMap } from "../../features/results/components/simulation/year-map";
import { SummarySections } from "../../features/results/components/summary-sections";
import { SharedAnswer } from "../../features/shared-project/components/shared-answer";
import { Answer } from "../../features/trial/components/answer";
import { createQueryClient } from "../../lib/query-client";

/*
 * No page contradicts itself: 60 projects, and all that is said of each on the results, on the trial, behind a link and
 * in the report. A figure is equal wherever it stands, in one unit and with one rounding. Two exceptions say so
 * themselves: the specification's own energy analysis ("before losses"), and the darkest of the years that is drawn hour
 * by hour ("A mean year has …").
 */

/** With grid, where somebody said so. [h a day] */
const GRID_HOURS = 12;
const NAME = "Bello Residence";
const PLACES = [
  ["Nigeria", "ng-kano"],
  ["Nigeria", "ng-lagos-ikeja"],
  ["Ghana", "gh-accra"],
  ["Kenya", "ke-nairobi"],
  ["South Africa", "za-johannesburg"],
  ["USA", "us-phoenix-az"],
  ["UK", "gb-london-heathrow"],
  ["Germany", "de-munich"],
  ["Australia", "au-sydney"],
  ["India", "in-new-delhi"],
] as const;
const LOADS = [
  { kind: "appliances", appliances: HOUSE },
  { kind: "direct", dailyConsumption: 27_954, peakPower: 4_100 },
] as const;

interface Case {
  readonly country: (typeof PLACES)[number][0];
  readonly project: Project;
  readonly design: Design;
  readonly simulation: SimulatedDesign;
}

function sized(country: (typeof PLACES)[number][0], city: string, systemType: Project["systemType"], load: Load): Case {
  const input = house({ country, city, systemType, backupHours: 6, sunlightSource: "site" });
  const design = sizeSystem({ ...input, load });
  if (design.simulation === null) throw new Error("The house has a load");
  const project = {
    ...DEFAULT_PARAMETERS,
    ...input.parameters,
    currency: CURRENCY_OF[country],
    id: `${city}-${systemType}-${load.kind}`,
    name: NAME,
    price: null,
    version: 1,
    consumptionSource: load.kind === "direct" ? "direct" : "appliances",
    directDailyConsumption: load.kind === "direct" ? load.dailyConsumption : null,
    directPeakPower: load.kind === "direct" ? load.peakPower : null,
    designIsCurrent: true,
    designIsOutdated: false,
    calculatedAt: "2026-11-29T12:00:00Z",
    updatedAt: "2026-11-29T12:00:00Z",
    access: "view",
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the pages read of it
  return { country, project: project as unknown as Project, design, simulation: design.simulation };
}
type Load = (typeof LOADS)[number];

/** As a link shows it: figures alone (`sharing/shown-table.ts`). */
const inShort = ({ design, simulation }: Case): SharedDesign => ({
  parameters: design.basis.parameters,
  sourcedPlace: design.site.sourcedPlace,
  monthlySunHours: [...design.site.monthlySunHours],
  panels: design.panels.count.value,
  array: design.panels.capacity.value,
  battery: design.battery.capacity.value,
  hasBattery: design.battery.governedBy !== "none",
  inverter: design.inverter.capacity.value,
  dailyConsumption: design.load.dailyConsumption.value,
  servedAtSourcedSun: design.energy.servedAtSourcedSun.value,
  cables: [...design.cables],
  points: design.hybrid === null ? null : [...design.hybrid.points],
  simulation: {
    flows: simulation.flows,
    hoursServed: simulation.hoursServed.value,
    unmetHours: simulation.unmetHours.value,
    longestGap: simulation.longestGap.value,
    sunlessHours: simulation.sunlessHours.value,
    target: simulation.target.value,
    years: simulation.years,
    unmetByMonth: simulation.months.map(({ unmetHours }) => unmetHours),
  },
});

/** What a person reads, tags taken away. */
function read(node: ReactNode, client = createQueryClient()): string {
  const html = renderToStaticMarkup(<QueryClientProvider client={client}>{node}</QueryClientProvider>);
  return html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll(/\s+/g, " ");
}

/** Every page that says something of the project, by its name. */
function pagesOf(of: Case): Readonly<Record<string, string>> {
  const { project, design, simulation, country } = of;
  const money = { country: project.country, figures: { ...NO_OWN_FIGURES, gridHours: GRID_HOURS } };
  const client = createQueryClient();
  client.setQueryData(moneyQuery(project.id).queryKey, money);
  const hours = designHours(designedYear(design, simulation.shownYear));
  const report = reportDocument({
    project,
    appliances: [],
    design,
    hours,
    money,
    roof: null,
    view: { currency: project.currency, units: "metric", timeZone: "UTC", today: "2026-11-29" },
  });
  const trial = { country, city: "", home: "flat", gridHours: GRID_HOURS } as const;
  return {
    figures: read(<FigureRow project={project} design={design} />),
    payback: read(
      <PaidBack project={project} design={design}>
        {(figure, line) => (
          <>
            {figure} {line}
          </>
        )}
      </PaidBack>,
      client,
    ),
    drawing: read(<SystemArchitecture design={design} systemType={project.systemType} applianceCount={null} />),
    summary: read(<SummarySections project={project} design={design} />),
    described: describeFlows(drawnDesign(design)),
    months: read(<MonthByMonth design={design} simulation={simulation} />),
    reliability: read(<Reliability simulation={simulation} cost={1_000} currency="USD" />),
    analysis: read(<EnergyAnalysis design={design} />),
    year: read(<YearMap hours={hours} mean={simulation} shown={null} onDay={() => undefined} />),
    grid: design.grid === null ? "" : read(<OnTheGrid grid={design.grid} currency={project.currency} />),
    engineer: verdictText(verdict(design, NAME, project.currency)),
    link: read(<SharedAnswer project={{ ...project, site: "", price: null, designedBy: "" }} design={inShort(of)} />),
    trial: read(<Answer design={design} parameters={project} house={trial} outdated={false} name={NAME} />),
    report: texts(report).join(" "),
  };
}

/** All strings of a document. */
function texts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(texts) : [];
}

/** Each place where a figure stands: the page, and how it is written there. */
const WRITTEN: Readonly<Record<string, readonly (readonly [page: string, pattern: RegExp])[]>> = {
  "hours without power": [
    ["figures", /Without power ([\d,]+) h a year/],
    ["engineer", /The other ([\d,]+) hours?/],
    ["link", /([\d,]+) hours a year are dark/],
    ["link", /Without power ([\d,]+) h a year/],
    ["trial", /([\d,]+) hours a year are dark/],
    ["trial", /Without power ([\d,]+) h a year/],
    ["reliability", /Unmet ([\d,]+) h a year/],
    ["year", /A mean year has ([\d,]+)/],
    ["report", /The other ([\d,]+) hours?/],
    ["report", /A mean year has ([\d,]+)/],
  ],
  "energy a day": [
    ["figures", /Of the ([\d,]*\d(?:\.\d+)?) kWh used a day/],
    ["figures", /The house uses ([\d,]*\d(?:\.\d+)?)/],
    ["drawing", /Your house ([\d,]*\d(?:\.\d+)?) kWh/],
    ["summary", /Daily consumption ([\d,]*\d(?:\.\d+)?) kWh/],
    ["summary", /([\d,]*\d(?:\.\d+)?) kWh a day, [\d.,]+ kW at most/],
    ["analysis", /Daily consumption ([\d,]*\d(?:\.\d+)?) kWh/],
    ["engineer", /'s ([\d,]*\d(?:\.\d+)?) kWh a day/],
    ["link", /Of the ([\d,]*\d(?:\.\d+)?) kWh used a day/],
    ["report", /Daily consumption ([\d,]*\d(?:\.\d+)?) kWh/],
  ],
  "share of own power": [
    ["figures", /(?:Power from the sun|Carried by the sun) (\d+(?:\.\d+)?) ?%/],
    ["engineer", /(?:bring|brings) (\d+(?:\.\d+)?)% of/],
    ["link", /(?:bring|brings) (\d+(?:\.\d+)?)% of/],
    ["link", /Power from the sun (\d+(?:\.\d+)?) ?%/],
    ["trial", /(?:bring|brings) (\d+(?:\.\d+)?)% of/],
    ["trial", /Carried by the sun (\d+(?:\.\d+)?) ?%/],
    ["report", /(?:bring|brings) (\d+(?:\.\d+)?)% of/],
  ],
  "left over for the grid": [
    ["engineer", /takes ([\d,]*\d(?:\.\d+)?) kWh a day of surplus/],
    ["link", /takes ([\d,]*\d(?:\.\d+)?) kWh a day that is left over/],
    ["trial", /takes ([\d,]*\d(?:\.\d+)?) kWh a day that is left over/],
    ["report", /takes ([\d,]*\d(?:\.\d+)?) kWh a day of surplus/],
    ["described", /it takes ([\d,]*\d(?:\.\d+)?) kWh/],
  ],
  payback: [
    ["payback", /^ ?(\d+(?:\.\d+)?) years?/],
    ["trial", /Pays for itself after (\d+(?:\.\d+)?) years?/],
    ["report", /Pays for itself in (\d+(?:\.\d+)?) years?/],
  ],
};

const MONTHS = "January|February|March|April|May|June|July|August|September|October|November|December".split("|");
/** Under its bar, as the drawing has it: "Aug 23 h", or a dot. */
const ofMonth = (month: string, drawn: string): number => {
  const written = new RegExp(`${month.slice(0, 3)} ([\\d,]+ h|·)`).exec(drawn)?.[1];
  return written === "·" ? 0 : Number(written?.replace(/[, h]/g, "") ?? "NaN");
};

export const CASES = PLACES.flatMap(([country, city]) =>
  (["off-grid", "on-grid", "hybrid"] as const).flatMap((systemType) =>
    LOADS.map((load) => ({ country, city, systemType, load, name: `${city} ${systemType} ${load.kind}` })),
  ),
);

/** Fails where two pages say another figure of the same. */
export function expectOneFigure({ country, city, systemType, load }: (typeof CASES)[number]): void {
  const of = sized(country, city, systemType, load);
  const pages = pagesOf(of);
  for (const [figure, places] of Object.entries(WRITTEN)) {
    const found = places.flatMap(([page, pattern]) => {
      const value = pattern.exec(pages[page] ?? "")?.[1];
      return value === undefined ? [] : [{ page, value }];
    });
    expect(new Set(found.map(({ value }) => value)).size, `${figure}: ${JSON.stringify(found)}`).toBeLessThanOrEqual(1);
  }
  monthsAgree(of, pages);
  // When a system is paid back is said at the price that is known, by the ledger alone.
  expect(pages.grid).not.toMatch(/pays for itself|Payback/);
  const paying = (of.design.grid?.battery?.capacity.value ?? 0) > 0;
  expect(Object.keys(pages).filter((page) => paying && pages[page]?.includes("No battery needed"))).toEqual([]);
}

/** The months add up to the year, and the one that is named has the most. */
function monthsAgree({ simulation }: Case, pages: Readonly<Record<string, string>>): void {
  const rows = MONTHS.map((month) => ofMonth(month, pages.months ?? ""));
  const year = Number((/Unmet ([\d,]+) h a year/.exec(pages.reliability ?? "")?.[1] ?? "NaN").replaceAll(",", ""));
  expect(rows.reduce((sum, hours) => sum + hours, 0)).toBe(year);
  const most = MONTHS[rows.indexOf(Math.max(...rows))];
  const named = ["figures", "engineer", "link", "trial", "report", "months"].flatMap((page) =>
    [...(pages[page] ?? "").matchAll(/(?:most of them in|more in|most in) ([A-Z][a-z]+)/g)].map(([, month]) => month),
  );
  for (const month of named) expect(month).toBe(most);
  expect(simulation.unmetHours.value).toBeCloseTo(
    simulation.months.reduce((sum, { unmetHours }) => sum + unmetHours, 0),
    6,
  );
}

/** Fails where a figure no longer stands where it is looked for. */
export function expectFiguresFound(): void {
  const pages = [
    pagesOf(sized("Nigeria", "ng-lagos-ikeja", "off-grid", LOADS[0])),
    pagesOf(sized("Germany", "de-munich", "on-grid", LOADS[0])),
    pagesOf(sized("Germany", "de-munich", "hybrid", LOADS[0])),
  ];
  for (const [figure, places] of Object.entries(WRITTEN))
    for (const [page, pattern] of places)
      expect([figure, page, pattern, pages.some((each) => pattern.test(each[page] ?? ""))]).toEqual([
        figure,
        page,
        pattern,
        true,
      ]);
}
