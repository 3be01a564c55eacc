import type { Locator, Page } from "@playwright/test";
import {
  expectTitle,
  HOUSE_DAILY,
  HOUSE_PEAK,
  newProject,
  openProject,
  storedDesign,
  storedProject,
  test,
  toPage,
  unfoldViews,
} from "./support/design";
import { expectEachExplained } from "./support/explanations";
import { expect, expectAccessible, expectHolds, expectNoSidewaysScroll } from "./support/journey";
import { figures, naira } from "./support/money";
import { expectSuccess } from "./support/toast";

const part = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });
/** The figure beside a label of a list of pairs. */
const fact = (region: Locator, label: string | RegExp): Locator =>
  region.locator("dl > div").filter({ has: region.page().getByText(label, { exact: true }) });
const dollars = (usd: number) =>
  `$${usd.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

test("the verdict and the overview name array, battery, inverter and load", async ({ page }) => {
  const project = await newProject(page, { calculated: true });
  const { recommendedPanelCapacity, recommendedBatteryCapacity, recommendedInverterCapacity } = project;
  expect(recommendedInverterCapacity).toBe(2 * HOUSE_PEAK);
  await openProject(page, project, "results");
  const overview = part(page, "System Architecture Overview");
  const panels = Math.ceil((recommendedPanelCapacity ?? 0) / 400);
  const head = (label: string) => overview.locator(".architecture-label", { hasText: label }).locator("..");
  await expect(head("Solar array"), "S-264 S-498").toContainText(`${figures((panels * 400) / 1000, 2)} kW`);
  await expect(head("Solar array"), "S-498").toContainText(`${panels} × 400 W`);
  await expect(head("Battery bank"), "S-265").toContainText("48V");
  await expect(head("Battery bank"), "S-265").toContainText(`${figures((recommendedBatteryCapacity ?? 0) / 48)} Ah`);
  await expect(head("Inverter"), "S-266").toContainText("2.54 kW");
  // 5,082 Wh ÷ 24 h, and the peak in brackets.
  await expect(head("Load center"), "S-267").toContainText("0.21 kW");
  await expect(head("Load center"), "S-267").toContainText("(1.27 kW peak)");
  await expect(part(page, "Cost Estimation"), "S-251 the cost").toContainText(naira(project.estimatedCost ?? 0));
  await expect(page.locator("p.verdict"), "S-251 the capacities").toHaveText(
    /^\d+ panels, a [\d,]+ Ah battery and a 2\.54 kW inverter keep New Solar Project running for [\d.]+% of the year\./,
    { useInnerText: true },
  );
  await expectHolds(page);
});

test("the cards say what the specification has them say @rest", async ({ page }) => {
  const project = await newProject(page, { calculated: true });
  const panels = project.recommendedPanelCapacity ?? 0;
  const ampHours = figures((project.recommendedBatteryCapacity ?? 0) / 48);
  await openProject(page, project, "results");
  for (const [row, heading] of [
    ["S-274", "Quick Stats"],
    ["S-275", "System Components"],
    ["S-276", "Recommendations"],
    ["S-277", "Cost Estimation"],
  ] as const)
    await expect(page.getByRole("heading", { name: heading, exact: true }), row).toBeVisible();

  const stats = part(page, "Quick Stats");
  await expect(fact(stats, "Daily consumption")).toContainText("5.08 kWh");
  // 5.082 kWh × 30
  await expect(fact(stats, "Monthly consumption")).toContainText("152 kWh");
  await expect(fact(stats, "Peak power")).toContainText("1.27 kW");
  await expect(fact(stats, "Backup")).toContainText("3 days");

  const components = part(page, "System Components");
  await expect(components.getByRole("img"), "S-275 images").toHaveCount(3);
  await expect(components).toContainText(`${Math.ceil(panels / 400)} × 400 W`);
  await expect(components).toContainText(`48V, ${ampHours} Ah`);
  await expect(components).toContainText("Lithium");
  await expect(components).toContainText("Pure sine wave, 100% safety margin");
  await expect(part(page, "Recommendations").getByRole("listitem").first()).toContainText(/\d/);

  await toPage(page, "energy");
  const energy = part(page, "Energy Analysis");
  await expect(energy, "S-268").toBeVisible();
  await expect(fact(energy, "System efficiency"), "S-495").toContainText("92 %");
  // 5.082 kWh × 0.92 kg
  await expect(fact(energy, "Carbon offset"), "S-496").toContainText("4.68 kg CO₂ a day");
  const surplus = (panels * 6.5 - HOUSE_DAILY) / 1000;
  await expect(fact(energy, "Energy surplus, before losses"), "S-497").toContainText(`${figures(surplus, 2)} kWh`);

  await toPage(page, "wiring");
  const specifications = part(page, "Technical Specifications");
  await expect(specifications, "S-269").toBeVisible();
  for (const [row, label, text] of [
    ["S-492", "Panels", `${Math.ceil(panels / 400)} × 400 W monocrystalline, 48V DC`],
    ["S-492", "Panel efficiency", "21.2%"],
    ["S-493", "Battery", `48V DC, ${ampHours} Ah lithium iron`],
    ["S-493", "Cycles, depth of discharge", "6,000+, 90%"],
    ["S-494", "Inverter", "2.54 kW pure sine wave, 95% efficiency"],
    ["S-494", "Peak, output", "2× continuous, 220V AC"],
  ] as const)
    await expect(fact(specifications, label).getByRole("definition"), row).toHaveText(text);
});

test("a project that was never calculated shows none of it, only the way to it @rest", async ({ page }) => {
  await openProject(page, await newProject(page), "power-calculation");
  await expect(page.getByText("The first three are sized in step 3.")).toBeVisible();
  await page.evaluate(() => (location.hash = "#results"));
  await expect(page.getByText("This project has not been calculated yet.")).toBeVisible();
  for (const [row, name] of [
    ["S-268", "Energy Analysis"],
    ["S-269", "Technical Specifications"],
  ] as const)
    await expect(page.getByRole("heading", { name }), row).toHaveCount(0);
  await expectHolds(page);
});

test("the cost stands in the project's currency at its display rate, and in dollars one tap away @rest", async ({
  page,
}) => {
  const project = await newProject(page, { calculated: true });
  const { cost } = await storedDesign(page, project.id);
  expect(project.estimatedCost).toBe(cost.total.value);
  await openProject(page, project, "results");
  const estimate = part(page, "Cost Estimation");
  await expect(estimate, "S-482").toContainText(naira(cost.total.value));
  await expect(estimate).toContainText("1 USD = 1,650 NGN");
  for (const [label, share] of [
    ["Panels", 0.75 * (project.recommendedPanelCapacity ?? 0)],
    ["Batteries", 0.5 * (project.recommendedBatteryCapacity ?? 0)],
    ["Inverter", 0.5 * (project.recommendedInverterCapacity ?? 0)],
  ] as const)
    await expect(fact(estimate, label)).toContainText(naira(share));
  await estimate.getByRole("radio", { name: "USD" }).click();
  await expect(fact(estimate, "Installation")).toContainText(dollars(cost.total.value / 6));
  await expect(estimate).toContainText(dollars(cost.total.value));
  await expect(estimate).not.toContainText("₦");
  await estimate.getByRole("radio", { name: "NGN" }).click();
  await expect(estimate).toContainText(naira(cost.total.value));
});

test.describe("explanations", () => {
  const EXPLAINED = "button[aria-describedby]:has(.ui-num-digits)";
  const explained = (page: Page) => page.getByRole("main").locator(EXPLAINED);
  /** All of them, once there are so many. */
  async function allExplained(page: Page, least: number): Promise<readonly Locator[]> {
    await expect.poll(() => explained(page).count()).toBeGreaterThanOrEqual(least);
    return explained(page).all();
  }
  const explanation = (page: Page) => page.getByRole("tooltip");

  /** Opens the explanations of figures in this way; each says this project's figures and whose rule that is, and Escape closes it. */
  async function expectExplained(page: Page, some: readonly Locator[], open: (figure: Locator) => Promise<void>) {
    for (const figure of some) {
      await open(figure);
      await expect(explanation(page).locator(".ui-explanation-equation")).toHaveText(/\d/);
      await expect(explanation(page).locator(".ui-explanation-source").last()).toHaveText(/[a-z]{3}/);
      await page.keyboard.press("Escape");
      await expect(explanation(page)).toHaveCount(0);
    }
  }

  /** Beside the verdict: its row of figures 3. Overview 4, stats 5, cost 5; energy 7, panel capacity 2; cables 12. */
  const FIGURES_OF_PAGE = [
    ["summary", 17],
    ["energy", 12],
    ["wiring", 15],
  ] as const;

  test("of every figure of the results open at a press, the first of each section by hover or tap, and close with Escape @phone @rest", async ({
    page,
    isMobile,
  }) => {
    const project = await newProject(page, { calculated: true });
    for (const [name, least] of FIGURES_OF_PAGE) {
      await openProject(page, project, name);
      await unfoldViews(page);
      await allExplained(page, least);
      await expectEachExplained(explained(page));
      const regions = page
        .getByRole("main")
        .getByRole("region")
        .filter({ has: page.locator(EXPLAINED) });
      const firsts = (await regions.all()).map((region) => region.locator(EXPLAINED).first());
      expect(firsts.length, name).toBeGreaterThanOrEqual(1);
      await expectExplained(page, firsts, async (figure) => {
        if (isMobile) return figure.tap();
        // A section inside another has the same first figure: the pointer has to come to it again.
        await page.mouse.move(0, 0);
        await figure.hover();
      });
    }
  });

  test("of every figure of the load and the parameters open by the keyboard and close with Escape @rest", async ({
    page,
  }) => {
    const project = await newProject(page);
    await openProject(page, project, "power-calculation");
    await page.keyboard.press("Tab");
    // Each of the four appliances, and the day, the month and the peak of the house.
    await expectExplained(page, await allExplained(page, 7), (figure) => figure.focus());
    await openProject(page, project, "system-parameters");
    await page.keyboard.press("Tab");
    await expectExplained(page, await allExplained(page, 7), (figure) => figure.focus());
  });

  test("name the formula, this project's values and the source, readable while open @rest", async ({ page }) => {
    await openProject(page, await newProject(page, { calculated: true }), "results");
    const inverter = part(page, "System Architecture Overview").getByRole("button", { name: "2.54 kW" });
    await inverter.focus();
    await inverter.press("Enter");
    await expect(explanation(page)).toContainText("2 × 1,272 W = 2,544 W");
    await expect(explanation(page)).toContainText("100% safety margin");
    await expectAccessible(page, explanation(page));
    await expectNoSidewaysScroll(page);
    await inverter.press("Enter");
    await expect(explanation(page)).toHaveCount(0);
    await expect(inverter).toBeFocused();
  });

  test("close with an Escape that comes before they have drawn @rest", async ({ page }) => {
    await openProject(page, await newProject(page, { calculated: true }), "results");
    const inverter = part(page, "System Architecture Overview").getByRole("button", { name: "2.54 kW" });
    await inverter.evaluate((figure: HTMLButtonElement) => {
      figure.focus();
      figure.click();
      figure.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    });
    // Closed, so the next press opens it.
    await inverter.press("Enter");
    await expect(explanation(page)).toBeVisible();
  });
});

test("results survive a reload, and an edit marks them as old until they are calculated again @rest", async ({
  page,
}) => {
  const project = await newProject(page, { calculated: true });
  await openProject(page, project, "results");
  const overview = await part(page, "System Architecture Overview").innerText();
  await page.reload();
  await expect(part(page, "System Architecture Overview")).toHaveText(overview, { useInnerText: true });
  const stale = page.getByText("Changed since the last calculation.");
  await expect(stale).toHaveCount(0);

  await page.getByRole("button", { name: "System Parameters" }).click();
  await page.getByRole("textbox", { name: "Backup days" }).fill("5");
  await page.evaluate(() => (location.hash = "#results"));
  await expect(stale).toBeVisible();
  await expect(page.getByText("Some changes are not saved yet; Recalculate saves them first.")).toBeVisible();
  await expectAccessible(page, page.getByRole("status").filter({ has: stale }));
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Recalculate" }).click();
  await expectTitle(page, "Solar system calculated successfully");
  await expect(stale).toHaveCount(0);
  await expect(fact(part(page, "Quick Stats"), "Backup")).toContainText("5 days");

  await openProject(page, project, "power-calculation");
  await page.getByRole("textbox", { name: "Ceiling fan, hours per day" }).fill("12");
  await page.getByRole("button", { name: "Sized before the last change. See the results" }).click();
  await expect(page.getByText("These figures are from before the change.")).toBeVisible();
  await page.reload();
  await expect(stale).toBeVisible();
  await page.getByRole("button", { name: "Recalculate" }).click();
  // 5,082 Wh and 300 W for three hours more.
  await expect(fact(part(page, "Quick Stats"), "Daily consumption")).toContainText("5.98 kWh");
  expect(await storedProject(page, project.id)).toMatchObject({ designIsCurrent: true, backupDays: 5 });
});

test("a hybrid and a system from direct input say what is theirs @rest", async ({ page }) => {
  const hybrid = await newProject(page, { parameters: { systemType: "hybrid" }, calculated: true });
  await openProject(page, hybrid, "results");
  await expect(fact(part(page, "Quick Stats"), "Backup")).toContainText("24 hours");
  await expectHolds(page, part(page, "Quick Stats"));
  const figures = { directDailyConsumption: 10_000, directPeakPower: 3_000 };
  const direct = await newProject(page, { appliances: [], calculated: figures });
  await openProject(page, direct, "results");
  await expect(fact(part(page, "Quick Stats"), "Daily consumption")).toContainText("10 kWh");
  await expectHolds(page);
});

test("Share Project makes a link to view it, copies that, and copies the same again @rest", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  const project = await newProject(page, { calculated: true });
  await openProject(page, project, "results");
  await part(page, "Next steps").getByRole("button", { name: "Share Project" }).click();
  await expectSuccess(page, "S-448", "Link Copied");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied, "S-280").toBe(`${new URL(page.url()).origin}/shared/${copied.split("/").at(-1) ?? ""}`);
  await page.evaluate(() => navigator.clipboard.writeText(""));
  await part(page, "Next steps").getByRole("button", { name: "Share Project" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(copied);
  await page.goto(`/projects/${project.id}/results/people`);
  await expect(page.getByRole("list", { name: "Share links" }).getByRole("listitem")).toHaveCount(1);
  // What the page still asks for would be refused once it is signed out.
  await page.goto("about:blank");
  await context.clearCookies();
  await page.goto(copied);
  await expect(page.getByRole("heading", { level: 1, name: project.name })).toBeVisible();
});

test("Share Project uses the device's own sharing where there is one @rest", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "share", {
      configurable: true,
      value: (data: { url?: string }) => {
        document.documentElement.setAttribute("data-shared", data.url ?? "");
        return Promise.resolve();
      },
    });
  });
  await openProject(page, await newProject(page, { calculated: true }), "results");
  await part(page, "Next steps").getByRole("button", { name: "Share Project" }).click();
  await expect(page.locator("html"), "S-279").toHaveAttribute("data-shared", /\/shared\/[\w-]+$/);
});

test("the three steps hold in the dark @rest", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  const project = await newProject(page, { calculated: true, parameters: { city: "ng-lagos-island" } });
  for (const step of ["power-calculation", "system-parameters", "results"] as const) {
    await openProject(page, project, step);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.getByText(/^The standard 6\.5 sun hours/)).toHaveCount(step === "power-calculation" ? 0 : 1);
    await expectHolds(page);
  }
});
