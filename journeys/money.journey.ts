// Of the rest: every figure of the money page in both themes; the seven pages open it.
import type { Locator, Page } from "@playwright/test";
import { readProjectMoney } from "@sunwright/contract/economics";
import { fillMaterials } from "@sunwright/contract/materials";
import { listHistory } from "@sunwright/contract/projects";
import { expectTitle, newProject, openProject, test, toPage, unfoldViews } from "./support/design";
import { holdFirstWrite } from "./support/held";
import { expect, expectHolds, expectNoSidewaysScroll, onBothWidths } from "./support/journey";

const money = (page: Page): Locator => page.getByRole("region", { name: "Money", exact: true });
const sentence = (page: Page, text: RegExp): Locator => money(page).locator(".money-verdict").filter({ hasText: text });
const verdict = (page: Page): Locator => sentence(page, /^(Pays for itself in|Against|It costs no more)/);
const dialog = (page: Page): Locator => page.getByRole("dialog", { name: "Assumptions" });

/** Opens what stands folded under its heading. */
async function unfold(page: Page, title: string): Promise<void> {
  const fold = page.getByRole("region", { name: title }).locator("details").first();
  if (!(await fold.evaluate((element) => element.hasAttribute("open")))) await fold.locator("summary").first().click();
}
const assumed = (page: Page): Locator => page.getByRole("region", { name: "What is assumed" });
/** What the page says of the assumptions stands folded, with the button to change them. */
async function openAssumptions(page: Page): Promise<void> {
  await unfold(page, "What is assumed");
  await assumed(page).getByRole("button", { name: "Change the assumptions" }).click();
}

/** The years in "Pays for itself in 3.6 years". */
async function paybackYears(page: Page): Promise<number> {
  const [, years] = /in ([\d.]+) years? against/.exec(await verdict(page).innerText()) ?? [];
  return Number(years);
}
async function figuresOf(page: Page, id: string) {
  const answer = await page.request.get(`/api/projects/${id}/economics`);
  return readProjectMoney.response.parse(await answer.json()).figures;
}
async function change(page: Page, label: string, text: string): Promise<void> {
  await openAssumptions(page);
  await dialog(page).getByRole("textbox", { name: label, exact: true }).fill(text);
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(dialog(page)).toHaveCount(0);
}

const FillingAnswer = fillMaterials.response;
const BOUGHT = {
  product: "01a2163a-6d2d-7b3e-aedc-02bd05bfc0df",
  shop: "01a2163a-6d2d-7b3e-aedc-02bd05bfc0de",
  name: "Heliora 400 Mono",
  brand: "Heliora",
  pieces: 1,
  quantity: 1,
};

test("a dearer litre pays the panels back sooner, is kept over a reload and given back", async ({ page }) => {
  const project = await newProject(page, { calculated: true });
  await openProject(page, project, "money");
  await expect(verdict(page)).toHaveText(/^Pays for itself in [\d.]+ years against today's way and saves ₦/, {
    useInnerText: true,
  });
  const standard = await paybackYears(page);
  await change(page, "Petrol", "2500");
  await expectTitle(page, "Assumptions saved");
  await expect.poll(() => paybackYears(page)).toBeLessThan(standard);
  const own = await paybackYears(page);
  await page.reload();
  await expect.poll(() => paybackYears(page)).toBe(own);
  expect(await figuresOf(page, project.id)).toMatchObject({ petrolPrice: 2_500, tariff: null });

  await openAssumptions(page);
  await dialog(page).getByRole("button", { name: "Reset petrol" }).click();
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect.poll(() => paybackYears(page)).toBe(standard);
  expect((await figuresOf(page, project.id)).petrolPrice).toBeNull();
  const history = await page.request.get(`/api/projects/${project.id}/history`);
  expect(listHistory.response.parse(await history.json()).map(({ description }) => description)).toContain(
    "Money: changed petrol price.",
  );
});

test("today's life is corrected in place: hours, litres or money, and all below follows", async ({ page }) => {
  const project = await newProject(page, { calculated: true });
  await openProject(page, project, "money");
  const today = money(page).getByRole("region", { name: "Today" });
  const spends = sentence(page, /^Today the house spends/);
  await expect(spends).toContainText(/15\.4 hours.* of power a day/);
  await today.getByRole("textbox", { name: "Grid today" }).fill("4");
  await today.getByRole("textbox", { name: "Grid today" }).press("Enter");
  await expect(spends).toContainText(/10\.8 hours.* of power a day/);
  // 4 hours are Band E.
  await expect(today.getByRole("textbox", { name: "Electricity tariff" })).toHaveValue("40");

  await today.getByRole("combobox", { name: "The generator runs" }).click();
  await page.getByRole("option", { name: "Litres a week" }).click();
  await today.getByRole("textbox", { name: "Fuel a week" }).fill("70");
  await today.getByRole("textbox", { name: "Size of the generator" }).click();
  const litres = today.locator("dl > div").filter({ hasText: "Litres of petrol" });
  await expect(litres).toContainText("3,650");
  await today.getByRole("textbox", { name: "Fuel a week" }).fill("-1");
  await expect(today.getByText("Between 0 and 50,000")).toBeVisible();
  await page.reload();
  await expect(litres).toContainText("3,650");
  expect(await figuresOf(page, project.id)).toMatchObject({ gridHours: 4, weeklyLitres: 70, weeklyFuel: null });

  await expect(money(page).getByRole("img", { name: /^Sun \d+ h, Battery \d+ h\. What carries most/ })).toBeVisible();
  await expect(page.getByText(/^Paid back in [\d.]+ to [\d.]+ years$/)).toBeVisible();
  await unfold(page, "If things turn out differently");
  const cases = page.getByRole("table", { name: "If things turn out differently" });
  // The head, five cases that are counted at once, and less sun once it is simulated.
  await expect(cases.getByRole("row")).toHaveCount(7);
  await expect(page.getByText(/^With 10% less sun the same parts supply \d/)).toBeVisible();
  await onBothWidths(page, () => expectNoSidewaysScroll(page));
});

test("of two figures of today the one said last is kept, whichever call takes longer", async ({ page }) => {
  const project = await newProject(page, { calculated: true });
  await openProject(page, project, "money");
  const today = money(page).getByRole("region", { name: "Today" });
  const release = await holdFirstWrite(page, "**/economics");
  await today.getByRole("combobox", { name: "The generator runs" }).click();
  await page.getByRole("option", { name: "Litres a week" }).click();
  await today.getByRole("textbox", { name: "Fuel a week" }).fill("70");
  await today.getByRole("textbox", { name: "Fuel a week" }).press("Enter");
  const litres = today.locator("dl > div").filter({ hasText: "Litres of petrol" });
  await expect(litres).toContainText("3,650");
  const written = page.waitForResponse((answer) => answer.request().postData()?.includes('"weeklyLitres":70') === true);
  release();
  await written;
  await page.reload();
  await expect(litres).toContainText("3,650");
});

test("what shops ask for all parts is one more case, and too few lines are none", async ({ page }) => {
  const project = await newProject(page, { calculated: true });
  await openProject(page, project, "money");
  await unfold(page, "If things turn out differently");
  const row = page.getByRole("row", { name: /^Parts at shop prices/ });
  const ask = page.getByRole("button", { name: "Ask the Shops" });
  await ask.click();
  await expect(
    page.getByText(/^The shops of the marketplace fill \d+ of \d+ lines of the list: too few/),
  ).toBeVisible();
  await expect(row).toHaveCount(0);
  // As if shops sold all of it: 9,000,000.00 naira in minor units.
  await page.route("**/materials/filling", async (route) => {
    const answer = FillingAnswer.parse(await (await route.fetch()).json());
    await route.fulfill({
      json: {
        ...answer,
        lines: answer.gaps.map(({ line }) => ({ ...BOUGHT, line })),
        gaps: [],
        shops: [{ id: BOUGHT.shop, name: "Eko Sun Store", goods: 899_000_000, delivery: 1_000_000 }],
        total: 900_000_000,
      },
    });
  });
  await ask.click();
  await expect(page.getByText(/^\d+ parts from 1 shop cost ₦9 M, delivery included\. The work stays/)).toBeVisible();
  await expect(row).toBeVisible();
});

test("what is assumed has its day and its source, and is said in its row", async ({ page }) => {
  const project = await newProject(page, { calculated: true });
  await openProject(page, project, "money");
  await expect(page.getByText(/^\d+ figures, \d to look up$/)).toBeVisible();
  await unfold(page, "What is assumed");
  const table = page.getByRole("table", { name: "What is assumed" });
  const diesel = table.getByRole("row", { name: /^Diesel/ });
  await expect(diesel).toContainText("Jan 31, 2026");
  await expect(diesel).toContainText("Look up");
  await expect(table.getByRole("row", { name: /^Petrol/ })).not.toContainText("Look up");
  const years = table.getByRole("textbox", { name: "Years compared" });
  await years.fill("12.5");
  await years.press("Enter");
  await expect(table.getByRole("alert")).toHaveText("A whole number between 1 and 30");
  await years.fill("10");
  await years.press("Enter");
  await expect(verdict(page)).toContainText("in 10 years");
  await expect.poll(async () => (await figuresOf(page, project.id)).years).toBe(10);
  await table.getByRole("button", { name: "Reset years compared" }).click();
  await expect(verdict(page)).toContainText("in 20 years");
  await expect.poll(async () => (await figuresOf(page, project.id)).years).toBeNull();
  await onBothWidths(page, () => expectNoSidewaysScroll(page));
});

test("on-grid the tariff decides: your own moves the payback, and a band fills it in", async ({ page }) => {
  const project = await newProject(page, { parameters: { systemType: "on-grid" }, calculated: true });
  await openProject(page, project, "money");
  await change(page, "Electricity tariff", "900");
  await expect(verdict(page)).toHaveText(/^Pays for itself in [\d.]+ years against the grid/, { useInnerText: true });
  const dear = await paybackYears(page);
  await change(page, "Electricity tariff", "1800");
  await expect.poll(() => paybackYears(page)).toBeLessThan(dear);

  await openAssumptions(page);
  await dialog(page).getByRole("combobox", { name: "Tariff band" }).click();
  await page.getByRole("option", { name: /^Band B/ }).click();
  await expect(dialog(page).getByRole("textbox", { name: "Electricity tariff", exact: true })).toHaveValue("63");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  // ₦63 pays the panels back at local prices, later than ₦900.
  await expect.poll(() => paybackYears(page)).toBeGreaterThan(dear);
  expect((await figuresOf(page, project.id)).tariff).toBe(63);
});

test("the loan is tried out live and kept only when told to", async ({ page }) => {
  const project = await newProject(page, { calculated: true });
  await openProject(page, project, "money");
  const loan = money(page).locator(".money-loan");
  const total = loan.locator("dl > div").filter({ hasText: "Total repayable" });
  const before = await total.innerText();
  await loan.getByText("Change down payment, rate and months").click();
  await loan.getByRole("textbox", { name: "Loan term" }).fill("12");
  await expect(total).not.toHaveText(before, { useInnerText: true });
  expect((await figuresOf(page, project.id)).loanTerm).toBeNull();
  await loan.getByRole("textbox", { name: "Loan term" }).fill("0");
  await expect(loan.getByText("Between 1 and 360")).toBeVisible();
  await expect(loan.getByRole("button", { name: "Keep these terms" })).toBeDisabled();
  await loan.getByRole("textbox", { name: "Loan term" }).fill("12");
  await loan.getByRole("button", { name: "Keep these terms" }).click();
  await expect(loan.getByRole("button", { name: "Keep these terms" })).toHaveCount(0);
  expect((await figuresOf(page, project.id)).loanTerm).toBe(12);
});

test("the chart is read by the arrow keys, and a table holds the same", async ({ page }) => {
  await openProject(page, await newProject(page, { parameters: { systemType: "hybrid" }, calculated: true }), "money");
  const chart = money(page).getByRole("slider", { name: "Money spent, year by year" });
  await chart.focus();
  await chart.press("End");
  await expect(chart).toHaveAttribute("aria-valuetext", /^Year 20: Solar ₦.*, Today ₦.*, Grid ₦/);
  // One that carries every hour is for who asks.
  await money(page).getByRole("checkbox", { name: "Compare with a generator that runs every hour" }).click();
  await chart.focus();
  await chart.press("End");
  await expect(chart).toHaveAttribute("aria-valuetext", /^Year 20: Solar ₦.*, Petrol generator ₦.*, Grid ₦/);
  const twin = money(page).getByRole("table", { name: /^Money spent until the end of each year/ });
  await expect(twin.getByRole("row")).toHaveCount(22);
});

for (const colorScheme of ["light", "dark"] as const)
  // A phone sees it in the dark alone: what light adds there, a desk shows.
  test(`in ${colorScheme}, every default in the dialog has its day and its source, and old ones say so${colorScheme === "dark" ? "" : ""}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    const project = await newProject(page, { parameters: { country: "UK", currency: "GBP" }, calculated: true });
    await openProject(page, project, "money");
    await expect(verdict(page)).toBeVisible();
    await unfoldViews(page);
    await expectHolds(page, page.locator(".result-page"));
    await openAssumptions(page);
    // The cap of that quarter; what the tables cite without having read it again says so.
    await expect(
      dialog(page).getByText(/^Default 0.2632 £\/kWh, Price cap, direct debit\. From Oct 1, 2026/),
    ).toBeVisible();
    await expect(
      dialog(page)
        .getByText(/Cited, not re-read\./)
        .first(),
    ).toBeVisible();
    await expectHolds(page, dialog(page));
  });

test("the report prints the money with its chart and what it rests on", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "yes");
  });
  await openProject(page, await newProject(page, { calculated: true }), "money");
  await expect(verdict(page)).toBeVisible();
  await toPage(page, "summary");
  await page.getByRole("button", { name: "Generate Detailed Report" }).click();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: /^M Money/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: "What the money is based on" })).toBeVisible();
  const ledger = page.getByRole("table").filter({ hasText: "Net present cost" }).first();
  await expect(ledger).toBeVisible();
  await expect(ledger).toContainText("Spent in 20 years");
});
