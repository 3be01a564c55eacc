import type { Locator, Page } from "@playwright/test";
import { calculate, chooseOption, newProject, openProject, storedProject, test } from "./support/design";
import { expect, expectAccessible, expectHolds, expectNoSidewaysScroll } from "./support/journey";
import { box, calculateButton, previewIsThere, previewOf, save } from "./support/parameters";
import { expectSuccess } from "./support/toast";

async function optionsOf(page: Page, label: string): Promise<string[]> {
  await page.getByRole("combobox", { name: label, exact: true }).click();
  await expect(page.getByRole("option").first()).toBeVisible();
  const names = await page.getByRole("option").allInnerTexts();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("option")).toHaveCount(0);
  return names.map((name) => name.trim().replaceAll(/\s+/g, " "));
}

test("every choice offers what the specification lists @rest", async ({ page }) => {
  await openProject(page, await newProject(page), "system-parameters");
  await expect(page.getByRole("heading", { name: "System Parameters", level: 2 }), "S-262").toBeVisible();
  await expect(page.getByRole("radiogroup", { name: "System type" }).getByRole("radio"), "S-468").toHaveCount(3);
  for (const type of ["off-grid", "on-grid", "hybrid"])
    await expect(page.getByRole("radio", { name: new RegExp(`^${type}`) }), "S-468").toBeVisible();
  const voltages = page.getByRole("radiogroup", { name: "Voltage" }).getByRole("radio");
  await expect(voltages).toHaveCount(4);
  for (const [row, voltage] of [
    ["S-469", "220V/50Hz Single Phase"],
    ["S-470", "110V/60Hz Single Phase"],
    ["S-471", "380V/50Hz Three Phase"],
    ["S-472", "440V/60Hz Three Phase"],
  ] as const)
    await expect(voltages.and(page.getByRole("radio", { name: voltage, exact: true })), row).toBeVisible();
  const countries = await optionsOf(page, "Country");
  expect(countries.slice(0, -1), "S-474").toEqual([
    "Nigeria",
    "Ghana",
    "Kenya",
    "South Africa",
    "USA",
    "UK",
    "Germany",
    "Australia",
    "India",
  ]);
  expect(countries.at(-1)).toBe("Another country");
  expect(await optionsOf(page, "Installation location"), "S-473").toEqual([
    "roof-flat",
    "roof-sloped",
    "ground-mount",
    "pole-mount",
  ]);
  expect(await optionsOf(page, "Battery voltage")).toEqual(["12 V", "24 V", "48 V"]);
  expect(
    (await optionsOf(page, "Currency")).map((name) => name.slice(0, 3)),
    "S-479",
  ).toEqual(["NGN", "GHS", "KES", "ZAR", "USD", "GBP", "EUR", "AUD", "INR"]);
});

test("Nigeria has three regions, and a move to another country offers its currency and mains @rest", async ({
  page,
}) => {
  await openProject(page, await newProject(page), "system-parameters");
  const regions = await optionsOf(page, "Region");
  expect(regions[0]).toBe("Not chosen");
  expect(regions.slice(1), "S-475 S-476 S-477 S-478").toEqual([
    "Northern 6.5 to 7.0 kWh/m²",
    "Middle Belt 5.5 to 6.5 kWh/m²",
    "Southern 3.5 to 5.4 kWh/m²",
  ]);
  await chooseOption(page, "Region", /^Southern/);
  await expect(page.getByText("Southern region, 3.5 to 5.4 kWh/m² a day")).toBeVisible();
  await chooseOption(page, "Country", "Germany");
  await expect(page.getByRole("combobox", { name: "Region", exact: true }), "S-475 only Nigeria").toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Use EUR and 230V/50Hz Single Phase" }).click();
  await expect(page.getByRole("combobox", { name: "Currency" })).toContainText("EUR");
  await expect(page.getByRole("radio", { name: "230V/50Hz Single Phase" })).toBeChecked();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("combobox", { name: "Currency" })).toContainText("NGN");
  await expect(page.getByRole("radio", { name: "220V/50Hz Single Phase" })).toBeChecked();
  await chooseOption(page, "Country", "Nigeria");
  await expect(page.getByRole("combobox", { name: "Region", exact: true })).toContainText("Not chosen");
});

test("a figure outside its bounds is told its bounds, and nothing is sent @rest", async ({ page }) => {
  await openProject(page, await newProject(page), "system-parameters");
  const writes: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") writes.push(request.url());
  });
  for (const [row, label, wrong, message, bound] of [
    ["S-372", "Sunlight hours", "0.9", "Between 1 and 12", "1"],
    ["S-372", "Sunlight hours", "12.1", "Between 1 and 12", "12"],
    ["S-373", "Backup days", "0", "Between 1 and 10", "1"],
    ["S-373", "Backup days", "11", "Between 1 and 10", "10"],
    ["S-374", "Backup hours", "0", "Between 1 and 72", "1"],
    ["S-374", "Backup hours", "73", "Between 1 and 72", "72"],
    ["S-375", "Panel to inverter", "0", "Between 1 and 10,000", "1"],
    ["S-375", "Inverter to load", "0.5", "Between 1 and 10,000", "1"],
    ["S-375", "Inverter to generator", "far", "Between 1 and 10,000", "1"],
    ["S-375", "Inverter to grid", "-3", "Between 1 and 10,000", "1"],
    ["S-376", "Ambient temperature", "-41", "Between −40 and 60", "-40"],
    ["S-376", "Ambient temperature", "61", "Between −40 and 60", "60"],
    ["S-377", "Humidity", "-1", "Between 0 and 100", "0"],
    ["S-377", "Humidity", "101", "Between 0 and 100", "100"],
    ["S-378", "Altitude", "-1", "Between 0 and 6,000", "0"],
    ["", "Day-to-day variation", "51", "Between 0 and 50", "50"],
    ["", "Hour-to-hour variation", "61", "Between 0 and 60", "60"],
  ] as const) {
    await box(page, label).fill(wrong);
    await box(page, label).blur();
    await expect(box(page, label), `${row} ${label} ${wrong}`).toHaveAccessibleDescription(message);
    await expect(box(page, label)).toHaveValue(wrong);
    await box(page, label).fill(bound);
    await expect(box(page, label), `${row} ${label} ${bound}`).not.toHaveAccessibleDescription(message);
  }
  await box(page, "Altitude").fill("-1");
  await calculateButton(page).click();
  await expect(box(page, "Altitude")).toBeFocused();
  await expect(box(page, "Altitude")).toHaveAccessibleDescription("Between 0 and 6,000");
  await expectHolds(page);
  expect(writes).toEqual([]);
  await box(page, "Sunlight hours").fill("6.5");
  await box(page, "Sunlight hours").press("ArrowUp");
  await expect(box(page, "Sunlight hours"), "S-372 step 0.1").toHaveValue("6.6");
});

test("parameters are saved, and Calculate saves before it calculates", async ({ page }) => {
  const project = await newProject(page);
  await openProject(page, project, "system-parameters");
  await expectHolds(page);
  await box(page, "Humidity").fill("55");
  await expect(page.getByText("1 change not saved")).toBeVisible();
  await expect(save(page), "S-272").toHaveAccessibleName("Save Parameters");
  await expect(calculateButton(page), "S-273").toHaveAccessibleName("Calculate Solar System");
  await save(page).click();
  await expectSuccess(page, "S-444", "System parameters updated successfully");
  await expect(page.getByText("Everything is saved")).toBeVisible();
  expect(await storedProject(page, project.id)).toMatchObject({ humidity: 55, calculatedAt: null });
  const order: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT") order.push("save");
    if (request.url().endsWith("/calculate")) order.push("calculate");
  });
  await box(page, "Humidity").fill("60");
  await calculateButton(page).click();
  await expectSuccess(page, "S-445", "Solar system calculated successfully");
  expect(order, "S-352").toEqual(["save", "calculate"]);
  expect(await storedProject(page, project.id), "S-250").toMatchObject({ humidity: 60, designIsCurrent: true });
});

/** Each parameter with a change of it, and what must then read differently, or say that it is not used. */
interface Change {
  readonly parameter: string;
  readonly change: (page: Page) => Promise<void>;
  readonly seen: (page: Page) => Locator;
}
const type = (label: string, text: string) => (page: Page) => box(page, label).fill(text);
const radio = (name: string) => async (page: Page) => page.getByRole("radio", { name }).check();
const battery = (page: Page) => previewOf(page, "Battery");
/** Of the cheapest panels and battery: any change of either changes it. */
const cost = (page: Page) => previewOf(page, "Price");
const says = (text: string | RegExp) => (page: Page) => page.getByText(text).first();
/** The line under the cables that says what one of them comes to. */
const run = (name: string) => (page: Page) => page.getByRole("listitem").filter({ hasText: `${name}:` });

const CHANGES: readonly Change[] = [
  { parameter: "Sunlight hours", change: type("Sunlight hours", "5"), seen: cost },
  // From three days to ten: a day or two more may end in the same whole modules and panels.
  { parameter: "Backup days", change: type("Backup days", "10"), seen: cost },
  {
    parameter: "Target holds until",
    change: radio("End of the battery's life"),
    seen: (page) => page.getByText(/^The target holds /),
  },
  {
    parameter: "Day-to-day variation",
    change: type("Day-to-day variation", "30"),
    seen: (page) => page.getByText(/^One day in three /),
  },
  {
    parameter: "Battery voltage",
    change: (page) => chooseOption(page, "Battery voltage", "24 V"),
    seen: (page) => battery(page).locator("dt"),
  },
  {
    parameter: "Voltage",
    change: radio("110V/60Hz Single Phase"),
    seen: says("Sets the output current"),
  },
  {
    parameter: "Installation location",
    change: (page) => chooseOption(page, "Installation location", "roof-sloped"),
    // A little less sun and more heat may end in the same whole panels.
    seen: says("Sets how steep the panels stand"),
  },
  { parameter: "Panel to inverter", change: type("Panel to inverter", "80"), seen: run("Panel to inverter") },
  { parameter: "Inverter to load", change: type("Inverter to load", "80"), seen: run("Inverter to load") },
  {
    parameter: "Inverter to generator",
    change: type("Inverter to generator", "80"),
    seen: run("Inverter to generator"),
  },
  { parameter: "Ambient temperature", change: type("Ambient temperature", "40"), seen: says("Heats the cells") },
  { parameter: "Humidity", change: type("Humidity", "95"), seen: says("Sets the grade of the material") },
  {
    parameter: "Altitude",
    change: type("Altitude", "2500"),
    seen: says(/the inverter gives its full power|Thin air takes/),
  },
  {
    parameter: "Region",
    change: (page) => chooseOption(page, "Region", /^Northern/),
    seen: says("sourced sun hours on average"),
  },
  {
    parameter: "City",
    change: async (page) => {
      await page.getByRole("combobox", { name: "City", exact: true }).fill("Kano");
      await page.getByRole("option", { name: "Kano", exact: true }).click();
    },
    // The region's city lent its weather already.
    seen: says(/weather stands in|Sets the sun of each month/),
  },
  {
    parameter: "Sun figures",
    change: (page) => page.getByRole("button", { name: /^Use Kano's / }).click(),
    seen: says(/The (typed|sourced) sun is used/),
  },
  {
    parameter: "Currency",
    change: (page) => chooseOption(page, "Currency", /^GHS/),
    seen: cost,
  },
  { parameter: "System type", change: radio("hybrid"), seen: cost },
  // From a day to an hour: through one night or three days much the same battery may do, the sun fills it in between.
  { parameter: "Backup hours", change: type("Backup hours", "1"), seen: cost },
  { parameter: "Inverter to grid", change: type("Inverter to grid", "90"), seen: run("Inverter to grid") },
  {
    parameter: "Country",
    change: (page) => chooseOption(page, "Country", "Kenya"),
    seen: says("Checks the mains"),
  },
];

test("no parameter is decorative: each changes what the page shows @rest", async ({ page }) => {
  await openProject(page, await newProject(page), "system-parameters");
  await previewIsThere(page);
  for (const { parameter, change, seen } of CHANGES) {
    const before = await seen(page).innerText();
    expect(before, parameter).not.toBe("");
    await change(page);
    await expect(seen(page), parameter).not.toHaveText(before, { useInnerText: true });
  }
});

test("what a system type does not use is said at the field, and on-grid needs no battery @rest", async ({ page }) => {
  await openProject(page, await newProject(page), "system-parameters");
  await expect(box(page, "Backup hours")).toHaveAccessibleDescription(
    "Not used for off-grid: backup days set the battery.",
  );
  // The fixed window, outages by chance, what a hybrid is to cost least or buy least, the connection and its cable.
  await expect(page.getByText("Not used for off-grid: there is no grid.")).toHaveCount(7);
  await page.getByRole("radio", { name: "on-grid" }).check();
  for (const label of ["Backup days", "Backup hours", "Reliability target"])
    await expect(box(page, label)).toHaveAccessibleDescription("Not used for on-grid: there is no battery.");
  const gridMakesUp = "Not used for on-grid: the grid brings the rest.";
  await expect(page.getByRole("radiogroup", { name: "Target holds until" })).toHaveAccessibleDescription(gridMakesUp);
  for (const label of ["Day-to-day variation", "Hour-to-hour variation"])
    await expect(box(page, label)).toHaveAccessibleDescription(gridMakesUp);
  await expect(page.getByText("Not used for on-grid: the inverter stops in a grid outage.")).toBeVisible();
  await expect(battery(page)).toContainText("No battery needed");
  await expectHolds(page);
  await calculate(page);
  await expect(page.getByText("No battery needed").first()).toBeVisible();
  await expect(page.getByText(/The grid brings the rest/).first()).toBeVisible();
  await expectHolds(page, page.getByRole("region", { name: "System Architecture Overview", exact: true }));
});

/** Of the drawing of step 2 on a phone, and a tenth. [px] */
const TALLEST = 1.1 * 4_183;

test("subjects stand closed on a phone, and are opened by a tap, a search, a fault in them and the address @rest", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const project = await newProject(page);
  await openProject(page, project, "system-parameters");
  await previewIsThere(page);
  const altitude = page.getByLabel("Altitude");
  await expect(altitude).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(TALLEST);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // A tap.
  const subject = (name: string) => page.locator("summary").filter({ hasText: name });
  await subject("Environment").click();
  await altitude.fill("250");
  await expect(subject("Environment")).toContainText("1 yours");
  await altitude.fill("99999");
  await subject("Environment").click();
  await expect(altitude).toBeHidden();
  // A fault, when somebody goes on.
  await calculateButton(page).filter({ visible: true }).click();
  await expect(altitude).toBeVisible();
  await altitude.fill("250");
  // A search.
  const panels = page.getByLabel("Hours without grid");
  await expect(panels).toBeHidden();
  await page.getByRole("searchbox", { name: "Find a parameter" }).fill("hours without");
  await expect(panels).toBeVisible();
  // The address.
  await page.goto(`${page.url().split(/[?#]/)[0] ?? ""}?all#system-parameters`);
  await page.reload();
  await expect(page.getByLabel("Altitude")).toBeVisible();
});
