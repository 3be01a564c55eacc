import type { Locator, Page } from "@playwright/test";
import type { Project } from "@sunwright/contract/projects";
import type { SimulatedDesign } from "@sunwright/engine/sizing/inputs/simulated";
import { tell } from "@sunwright/words/engine";
import { newProject, openProject, storedDesign, test, toPage, unfoldViews } from "./support/design";
import { expect, expectAccessible, expectHolds, expectNoSidewaysScroll } from "./support/journey";

const part = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });
const hours = (page: Page) => part(page, "Hourly simulation");
const crosshair = (page: Page) => hours(page).getByRole("slider");
const figures = (value: number, digits = 0) => value.toLocaleString("en-US", { maximumFractionDigits: digits });
/** Below half an hour a year the page says there is none. */
const wholeHours = (value: number) => Math.round(value);

async function storedSimulation(page: Page, { id }: Pick<Project, "id">): Promise<SimulatedDesign> {
  const { simulation } = await storedDesign(page, id);
  if (simulation === null) throw new Error("The project has nothing to carry");
  return simulation;
}

/** A house whose battery must keep 97 of 100 hours only, so that there are hours without power to look at. */
const withGaps = (page: Page) =>
  newProject(page, { parameters: { city: "ng-lagos-ikeja", reliabilityTarget: 97 }, calculated: true });

test("the verdict says how much of the year is served and when the rest falls, each figure with its trace @rest", async ({
  page,
}) => {
  const project = await withGaps(page);
  const simulation = await storedSimulation(page, project);
  const dark = wholeHours(simulation.unmetHours.value);
  expect(dark).toBeGreaterThan(0);
  await openProject(page, project, "energy");
  const verdict = page.locator("p.verdict");
  await expect(verdict).toContainText("keep New Solar Project running for");
  await expect(verdict).toContainText(`The other ${figures(dark)} hours`, { useInnerText: true });
  const share = verdict.getByRole("button", { name: /% of the year/ }).first();
  await share.focus();
  await share.press("Enter");
  await expect(page.getByRole("dialog").or(page.getByRole("tooltip")).first()).toContainText("Hours fully served");
});

test("the hours switch between a typical day, the worst week and the whole year @phone @rest", async ({
  page,
  isMobile,
}) => {
  await openProject(page, await withGaps(page), "energy");
  await expect(
    hours(page)
      .getByText(/^Worst (week|days) of the year, /)
      .first(),
  ).toBeAttached();
  await expect(crosshair(page)).toHaveAttribute("aria-valuemax", String((isMobile ? 4 : 7) * 24 - 1));
  await expect(hours(page).getByRole("row")).toHaveCount((isMobile ? 4 : 7) * 24 + 1);

  await hours(page).getByRole("radio", { name: "Typical day" }).click();
  await expect(crosshair(page)).toHaveAttribute("aria-valuemax", "23");
  await expect(hours(page).getByRole("row")).toHaveCount(25);
  await expect(
    hours(page)
      .getByText(/^A day of median sun, /)
      .first(),
  ).toBeAttached();

  await hours(page).getByRole("radio", { name: "Whole year" }).click();
  await expect(crosshair(page)).toHaveAttribute("aria-valuemax", "364");
  // A row a week.
  await expect(hours(page).getByRole("row")).toHaveCount(54);
  await expect(hours(page).getByRole("button", { name: /^Later/ })).toHaveCount(0);
  await expectAccessible(page, hours(page));
  await expectNoSidewaysScroll(page);
});

test("arrow keys move the crosshair by an hour and read every value, beginning with the darkest @rest", async ({
  page,
}) => {
  await openProject(page, await withGaps(page), "energy");
  await expect(crosshair(page)).toHaveAttribute("aria-valuetext", /, Unmet \d\.\d\d kW, Charge \d+%$/);
  const first = Number(await crosshair(page).getAttribute("aria-valuenow"));
  await crosshair(page).focus();
  await page.keyboard.press("Home");
  await expect(crosshair(page)).toHaveAttribute("aria-valuenow", "0");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("PageUp");
  await expect(crosshair(page)).toHaveAttribute("aria-valuenow", "25");
  const text = (await crosshair(page).getAttribute("aria-valuetext")) ?? "";
  expect(text).toMatch(/^\d+ [A-Z][a-z]{2}, 01:00, Load \d\.\d\d kW, Solar 0, Battery .+, Charge \d+%$/);

  // What is read is what the table has for the hour.
  const [when = "", clock = ""] = text.split(", ");
  const row = hours(page).getByRole("row", { name: `${when}, ${clock}` });
  await expect(row).toContainText(/\d+%/);
  const tip = page.locator(".ui-chart-tip");
  await expect(tip).toContainText(`${when}, ${clock}`);
  await expectAccessible(page, hours(page));
  await page.keyboard.press("Escape");
  await expect(tip).toHaveCount(0);
  expect(first).toBeGreaterThanOrEqual(0);
});

test("a pointer or a finger reads the hours too @phone @rest", async ({ page, isMobile }) => {
  await openProject(page, await withGaps(page), "energy");
  const chart = crosshair(page);
  await chart.scrollIntoViewIfNeeded();
  const box = (await chart.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [x, y] = [box.x + box.width * 0.6, box.y + box.height * 0.4];
  if (isMobile) await page.touchscreen.tap(x, y);
  else await page.mouse.move(x, y);
  const tip = page.locator(".ui-chart-tip");
  await expect(tip).toContainText("Load");
  await expect(tip).toContainText(/\d+ [A-Z][a-z]{2}, \d\d:00/);
  await expectNoSidewaysScroll(page);
});

test("every day of the year map leads to its week, by keyboard and by pointer @phone @rest", async ({
  page,
  isMobile,
}) => {
  await openProject(page, await withGaps(page), "energy");
  const map = part(page, "Every hour of the year");
  const days = map.getByRole("slider");
  await days.focus();
  await page.keyboard.press("Home");
  await expect(days).toHaveAttribute("aria-valuetext", /^1 January, /);
  await page.keyboard.press("PageUp");
  await page.keyboard.press("ArrowRight");
  await expect(days).toHaveAttribute("aria-valuetext", /^1 February, /);
  await page.keyboard.press("Enter");
  const around = isMobile ? "31 January to 3 February" : "29 January to 4 February";
  await expect(hours(page).getByText(around).first()).toBeAttached();
  await hours(page)
    .getByRole("button", { name: /^Later/ })
    .click();
  const next = isMobile ? "4 to 7 February" : "5 to 11 February";
  await expect(hours(page).getByText(next).first()).toBeAttached();
  await expect(hours(page).getByRole("radio", { checked: true })).toHaveCount(0);
  // The twelve months of the twin hold the year.
  const twin = map.getByRole("row");
  await expect(twin).toHaveCount(13);
  const cells = await map.getByRole("cell").allTextContents();
  expect(cells.reduce((sum, cell) => sum + Number(cell), 0)).toBe(8760);

  const box = (await days.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(box.x + box.width - 2, box.y + 40);
  await expect(
    hours(page)
      .getByText(/to 31 December$/)
      .first(),
  ).toBeAttached();
  await expectAccessible(page, map.or(hours(page)));
});

test("reliability offers what would remove the gap, with hours and cost, and the curve it stands on @rest", async ({
  page,
}) => {
  const project = await withGaps(page);
  const simulation = await storedSimulation(page, project);
  await openProject(page, project, "energy");
  const reliability = part(page, "Reliability");
  await expect(reliability).toContainText(`${figures(simulation.unmetHours.value)} h a year`);
  await unfoldViews(page);
  const ages = part(page, "As it ages").getByRole("table", { name: "Share of the hours served as the battery ages" });
  await expect(ages.getByRole("row")).toHaveCount(4);
  const [, middle] = simulation.ages;
  await expect(ages.getByRole("row", { name: /Half of its life/ })).toContainText("the target holds until here");
  await expect(ages.getByRole("row", { name: /Half of its life/ })).toContainText(
    `${Math.round(middle?.year ?? 0)} years`,
  );
  await expect(ages.getByRole("row", { name: /End of its life/ })).toContainText("80% left");
  await expect(page.locator("p.verdict")).toContainText(
    /Nine years of ten reach [\d.]+%, counted when the battery is \d+ years old\./,
    { useInnerText: true },
  );

  const remedies = reliability.getByRole("table", { name: /what each remedy costs/ });
  await expect(remedies.getByRole("row")).toHaveCount(simulation.remedies.length + 1);
  for (const { label, unmetHours } of simulation.remedies)
    await expect(remedies.getByRole("row", { name: tell(label) })).toContainText(
      `${figures(wholeHours(unmetHours))} h`,
    );
  await expect(remedies.getByRole("row", { name: "As designed" })).toContainText("₦");

  const curve = part(page, "Cost against hours without power");
  await expect(curve).toContainText("This design:");
  const point = curve.getByRole("slider");
  await expect(point).toHaveAttribute("aria-valuetext", /^Chosen: /);
  await point.focus();
  await page.keyboard.press("Home");
  await expect(point).toHaveAttribute("aria-valuenow", "1");
  await expect(curve.getByRole("row")).toHaveCount(simulation.curve.length + 1);

  // Four things may differ off-grid; the price of the parts changes no hour. The largest effect stands first.
  const whatIf = part(page, "What if conditions change").getByRole("table");
  await expect(whatIf.getByRole("rowheader")).toHaveCount(6);
  const points = await whatIf.getByRole("button").allInnerTexts();
  const sizes = points.map((text) => Math.abs(Number(/[\d.]+/.exec(text)?.[0])));
  expect(Math.max(...sizes)).toBe(Math.max(...sizes.slice(0, 2)));
  const moreLoad = whatIf.getByRole("row", { name: "10% more load" }).getByRole("button");
  await expect(moreLoad).toHaveText(/^− [\d.]+\s?points$/, { useInnerText: true });
  await moreLoad.focus();
  await moreLoad.press("Enter");
  await expect(page.getByRole("tooltip")).toContainText("Hours served, 10% more load");
  await expectAccessible(page, part(page, "What if conditions change"));
  const months = part(page, "Month by month");
  await expect(months.getByRole("row")).toHaveCount(13);
  const { p50, p90, years } = simulation.yearlyYield;
  const yields = part(page, "Yearly yield");
  await expect(yields).toContainText(`${figures(p50.value)} kWh`);
  await expect(yields).toContainText(`${figures(p90.value)} kWh`);
  await expect(yields.getByRole("row")).toHaveCount(years.length);

  await toPage(page, "money");
  const cases = part(page, "If things turn out differently");
  const costs = cases.getByRole("table", { name: /^What if: the cost to build/ });
  await expect(costs.getByRole("row", { name: "Parts 20% dearer" })).toContainText("₦");
});

for (const systemType of ["on-grid", "hybrid"] as const)
  test(`${systemType}: the grid is drawn where it is, and the verdict says what the sun brings @rest`, async ({
    page,
  }) => {
    // Where the grid is cheap a hybrid of least cost has a battery alone.
    const hybrid = { outageHours: 6, hybridGoal: "least-grid" } as const;
    const parameters = { systemType, city: "ng-kano", ...(systemType === "hybrid" ? hybrid : {}) };
    await openProject(page, await newProject(page, { parameters, calculated: true }), "energy");
    await expect(page.locator("p.verdict")).toContainText(/bring \d+% of New Solar Project's 5\.08 kWh a day/, {
      useInnerText: true,
    });
    await expect(crosshair(page)).toHaveAttribute("aria-valuetext", /Grid /);
    await expect(hours(page).getByRole("columnheader", { name: "Grid" })).toBeAttached();
    await expectHolds(page);
    await toPage(page, "summary");
    await expect(part(page, "System Architecture Overview").getByRole("img").first()).toHaveAccessibleName(
      /the grid brings [\d.]+ kWh/,
    );
  });
