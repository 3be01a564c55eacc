import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, firstProject, signedIn, test } from "./support/journey";

/** A signed-in person's first visit: the page makes the project and shows step 1. */
async function firstOpen(page: Page): Promise<void> {
  await signedIn(page);
  await page.goto("/calculator");
  await expect(page.getByRole("heading", { name: "Power Consumption Calculator" })).toBeVisible();
}

const toast = (page: Page, text: string) => page.getByRole("region", { name: /notification/i }).getByText(text);

async function addFromCatalogue(page: Page, name: string): Promise<void> {
  const box = page.getByRole("combobox", { name: /appliance/i });
  await box.fill(name);
  await page
    .getByRole("option", { name: new RegExp(`^${name}`) })
    .first()
    .click();
  await page.getByRole("button", { name: "Add Appliance" }).click();
  await expect(toast(page, "Appliance added successfully")).toBeVisible();
}

async function toParameters(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /continue to system parameters/i })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "System Parameters" })).toBeVisible();
}

async function calculate(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Calculate Solar System" }).first().click();
  await expect(toast(page, "Solar system calculated successfully")).toBeVisible();
}

test("S-257 S-258 S-351 S-401 S-454 the first open makes one project, with the specification's defaults", async ({
  page,
}) => {
  await signedIn(page);
  const sent: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/projects")) sent.push(request.postDataJSON());
  });
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/projects", async (route) => {
    if (route.request().method() === "POST") await held;
    await route.continue();
  });
  await page.goto("/");
  await expect(page.getByText("Setting up your solar project")).toBeVisible();
  release();
  await expect(toast(page, "Project created successfully")).toBeVisible();
  expect(sent).toEqual([
    expect.objectContaining({
      name: "New Solar Project",
      sunlightHours: 6.5,
      backupDays: 3,
      backupHours: 24,
      systemType: "off-grid",
      voltageFrequency: "220V/50Hz Single Phase",
      installationLocation: "roof-flat",
      country: "Nigeria",
      currency: "NGN",
      ambientTemperature: 29,
    }),
  ]);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Power Consumption Calculator" })).toBeVisible();
  const list = await page.request.get("/api/projects");
  expect(await list.json()).toMatchObject({ total: 1 });
});

test("two tabs opened at once share one first project", async ({ page, context }) => {
  await signedIn(page);
  const other = await context.newPage();
  await Promise.all([page.goto("/"), other.goto("/")]);
  for (const tab of [page, other])
    await expect(tab.getByRole("heading", { name: "Power Consumption Calculator" })).toBeVisible();
  const list = await page.request.get("/api/projects");
  expect(await list.json()).toMatchObject({ total: 1 });
});

test("S-004 S-005 S-043 S-249 S-250 S-259..S-263 S-271 S-365 S-442 S-456 a house from the catalogue becomes a system", async ({
  page,
}) => {
  await firstOpen(page);
  await expect(
    page.getByText("Calculate your exact power needs and design the perfect solar solution").first(),
  ).toBeVisible();
  await expect(page.getByText("No appliances added yet. Add your first appliance above.")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await addFromCatalogue(page, "Ceiling fan");
  await addFromCatalogue(page, "Refrigerator");
  await addFromCatalogue(page, "Water pump");
  await expectAccessible(page);
  await toParameters(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await calculate(page);
  await expect(page.getByText("System Architecture Overview").first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test("S-264..S-269 S-274..S-277 S-492..S-495 the results name array, battery, inverter, load, stats, components, advice and cost", async ({
  page,
}) => {
  await firstOpen(page);
  await addFromCatalogue(page, "Ceiling fan");
  await toParameters(page);
  await calculate(page);
  for (const heading of [
    "System Architecture Overview",
    "Quick Stats",
    "System Components",
    "Recommendations",
    "Cost Estimation",
    "Energy Analysis",
    "Technical Specifications",
  ]) {
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
  }
  for (const text of [
    /21\.2\s*%/,
    /6,000\+/,
    /90\s*%/,
    /pure sine/i,
    /95\s*%/,
    /2\s*[x×] continuous/i,
    /220V AC/,
    /92\s*%/,
    /48V/,
    /100% safety margin/,
  ]) {
    await expect(page.getByText(text).first()).toBeAttached();
  }
});

test("S-366 S-367 S-368 adding asks for what is missing, and quantity falls back to one", async ({ page }) => {
  await firstOpen(page);
  await page.getByRole("button", { name: "Add Appliance" }).click();
  await expect(page.getByText("Please select an appliance or enter custom details").first()).toBeVisible();
  await expect(page.getByLabel("Hours per day").first()).toHaveValue("1");
  const quantity = page.getByLabel("Quantity").first();
  await quantity.fill("");
  await quantity.blur();
  await expect(quantity).toHaveValue("1");
});

test("S-369 S-370 S-443 S-428 an appliance is changed in place and removed", async ({ page }) => {
  await firstOpen(page);
  await addFromCatalogue(page, "Ceiling fan");
  const power = page.getByLabel(/power.*ceiling fan|ceiling fan.*power/i);
  await power.fill("90");
  await power.blur();
  await expect(page.getByText("90").first()).toBeAttached();
  await power.fill("9a0");
  await expect(power).toHaveValue("90");
  await power.fill("");
  await power.blur();
  await expect(power).toHaveValue("75");
  await page.getByRole("button", { name: /remove.*ceiling fan/i }).click();
  await expect(toast(page, "Appliance removed successfully")).toBeVisible();
  await expect(page.getByText("No appliances added yet. Add your first appliance above.")).toBeVisible();
});

test("S-350 S-371 S-445 direct input calculates by itself once both figures are there", async ({ page }) => {
  await firstOpen(page);
  await page.getByRole("tab", { name: "Direct Input" }).click();
  await expectAccessible(page);
  await page
    .getByLabel(/daily consumption/i)
    .first()
    .fill("10000");
  await page
    .getByLabel(/peak power/i)
    .first()
    .fill("3000");
  await expect(toast(page, "Solar system calculated successfully")).toBeVisible();
  const project = await firstProject(page);
  expect(project.recommendedInverterCapacity).toBe(6_000);
});

test("S-272 S-273 S-352 S-444 parameters are saved, and Calculate saves before it calculates", async ({ page }) => {
  await firstOpen(page);
  await addFromCatalogue(page, "Ceiling fan");
  await toParameters(page);
  await page.getByLabel("Humidity").fill("55");
  await page.getByRole("button", { name: "Save Parameters" }).click();
  await expect(toast(page, "System parameters updated successfully")).toBeVisible();
  const order: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT") order.push("save");
    if (request.url().endsWith("/calculate")) order.push("calculate");
  });
  await page.getByLabel("Humidity").fill("60");
  await calculate(page);
  expect(order).toEqual(["save", "calculate"]);
});

test("S-372..S-378 S-468..S-479 every parameter has its options, its bounds and its words", async ({ page }) => {
  await firstOpen(page);
  await toParameters(page);
  for (const type of ["off-grid", "on-grid", "hybrid"])
    await expect(page.getByRole("radio", { name: new RegExp(type) })).toBeVisible();
  for (const voltage of [
    "220V/50Hz Single Phase",
    "110V/60Hz Single Phase",
    "380V/50Hz Three Phase",
    "440V/60Hz Three Phase",
  ]) {
    await expect(page.getByRole("radio", { name: voltage })).toBeVisible();
  }
  const options = async (label: string) => {
    await page.getByRole("combobox", { name: label, exact: true }).click();
    const names = await page.getByRole("option").allInnerTexts();
    await page.keyboard.press("Escape");
    return names.map((name) => name.trim());
  };
  expect(await options("Country")).toEqual([
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
  expect((await options("Installation location")).map((name) => name.split(/\s/)[0])).toEqual([
    "roof-flat",
    "roof-sloped",
    "ground-mount",
    "pole-mount",
  ]);
  expect((await options("Currency")).map((name) => name.slice(0, 3))).toEqual([
    "NGN",
    "GHS",
    "KES",
    "ZAR",
    "USD",
    "GBP",
    "EUR",
    "AUD",
    "INR",
  ]);
  const regions = (await options("Region")).join(" ");
  expect(regions).toMatch(/Northern.*6\.5 to 7\.0/s);
  expect(regions).toMatch(/Middle Belt.*5\.5 to 6\.5/s);
  expect(regions).toMatch(/Southern.*3\.5 to 5\.4/s);
  for (const [label, wrong, message] of [
    ["Sunlight hours", "12.5", "Between 1 and 12"],
    ["Backup days", "11", "Between 1 and 10"],
    ["Backup hours", "73", "Between 1 and 72"],
    ["Panel to inverter", "0", "Between 1 and 10,000"],
    ["Ambient temperature", "61", "Between -40 and 60"],
    ["Humidity", "101", "Between 0 and 100"],
    ["Altitude", "-1", "Between 0 and 6,000"],
  ] as const) {
    const field = page
      .getByRole("textbox", { name: label })
      .or(page.getByRole("spinbutton", { name: label }))
      .first();
    await field.fill(wrong);
    await field.blur();
    await expect(page.getByText(message, { exact: true }).first(), label).toBeVisible();
  }
});

test("S-475 a country without regions has none, and offers its own currency and voltage", async ({ page }) => {
  await firstOpen(page);
  await toParameters(page);
  await page.getByRole("combobox", { name: "Country", exact: true }).click();
  await page.getByRole("option", { name: "Germany" }).click();
  await expect(page.getByRole("combobox", { name: "Region", exact: true })).toHaveCount(0);
  await expect(page.getByText(/EUR/).first()).toBeVisible();
});

test("S-278 S-030 the detailed report prints the page", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "yes");
  });
  await firstOpen(page);
  await addFromCatalogue(page, "Ceiling fan");
  await toParameters(page);
  await calculate(page);
  await page.getByRole("button", { name: "Generate Detailed Report" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-printed", "yes");
});

test("S-280 S-448 Share Project copies the address where the device cannot share", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await firstOpen(page);
  await addFromCatalogue(page, "Ceiling fan");
  await toParameters(page);
  await calculate(page);
  await page.getByRole("button", { name: "Share Project" }).last().click();
  await expect(toast(page, "Link Copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(new URL(page.url()).origin);
});

test("S-279 Share Project uses the device's own sharing where there is one", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "share", {
      configurable: true,
      value: (data: { url?: string }) => {
        document.documentElement.setAttribute("data-shared", data.url ?? "");
        return Promise.resolve();
      },
    });
  });
  await firstOpen(page);
  await addFromCatalogue(page, "Ceiling fan");
  await toParameters(page);
  await calculate(page);
  await page.getByRole("button", { name: "Share Project" }).last().click();
  await expect(page.locator("html")).toHaveAttribute("data-shared", /^http/);
});

test("S-482 the cost is shown in the project's currency at the display rate", async ({ page }) => {
  await firstOpen(page);
  await addFromCatalogue(page, "Ceiling fan");
  await toParameters(page);
  await calculate(page);
  const project = await firstProject(page);
  const naira = Math.round((project.estimatedCost ?? 0) * 1650).toLocaleString("en-US");
  await expect(page.getByText(new RegExp(naira)).first()).toBeVisible();
});

test("S-287 S-189 another person's project looks like none at all", async ({ page, browser, baseURL }) => {
  await firstOpen(page);
  const project = await firstProject(page);
  const { id } = project;
  const stranger = await browser.newContext(baseURL ? { baseURL } : {});
  const other = await stranger.newPage();
  await signedIn(other);
  expect((await other.request.get(`/api/projects/${id}`)).status()).toBe(404);
  await other.goto(`/projects/${id}`);
  await expect(other.getByText("Project not found").first()).toBeVisible();
  await stranger.close();
});

test.describe("calls that fail", () => {
  test.use({ provoked: [/status of 5/, /API error/, /Failed to load resource/] });

  test("S-441 a first project that cannot be made says so and can be tried again", async ({ page }) => {
    await signedIn(page);
    await page.route("**/api/projects", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ status: 500, json: { code: "internal", message: "x" } })
        : route.continue(),
    );
    await page.goto("/");
    await expect(page.getByText("Failed to create project").first()).toBeVisible();
    await page.unroute("**/api/projects");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "Power Consumption Calculator" })).toBeVisible();
  });

  test("S-260 S-427 S-429 a calculation that fails goes back to step 2 with every field kept", async ({ page }) => {
    await firstOpen(page);
    await addFromCatalogue(page, "Ceiling fan");
    await toParameters(page);
    await page.getByLabel("Humidity").fill("61");
    await page.route("**/calculate", (route) =>
      route.fulfill({ status: 500, json: { code: "internal", message: "x" } }),
    );
    await page.getByRole("button", { name: "Calculate Solar System" }).first().click();
    await expect(toast(page, "Failed to calculate solar system")).toBeVisible();
    await expect(page.getByLabel("Humidity")).toHaveValue("61");
  });

  test("S-430..S-433 every refused change of the load and the parameters says what failed", async ({ page }) => {
    await firstOpen(page);
    await addFromCatalogue(page, "Ceiling fan");
    await page.route("**/appliances/**", (route) =>
      route.fulfill({ status: 500, json: { code: "internal", message: "x" } }),
    );
    const power = page.getByLabel(/power.*ceiling fan|ceiling fan.*power/i);
    await power.fill("99");
    await power.blur();
    await expect(toast(page, "Failed to update appliance")).toBeVisible();
    await page.getByRole("button", { name: /remove.*ceiling fan/i }).click();
    await expect(toast(page, "Failed to remove appliance")).toBeVisible();
    await page.route("**/appliances", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ status: 500, json: { code: "internal", message: "x" } })
        : route.continue(),
    );
    await page.getByRole("combobox", { name: /appliance/i }).fill("Refrigerator");
    await page
      .getByRole("option", { name: /^Refrigerator/ })
      .first()
      .click();
    await page.getByRole("button", { name: "Add Appliance" }).click();
    await expect(toast(page, "Failed to add appliance")).toBeVisible();
    await toParameters(page);
    await page.route("**/api/projects/*", (route) =>
      route.request().method() === "PUT"
        ? route.fulfill({ status: 500, json: { code: "internal", message: "x" } })
        : route.continue(),
    );
    await page.getByLabel("Humidity").fill("62");
    await page.getByRole("button", { name: "Save Parameters" }).click();
    await expect(toast(page, "Failed to update system parameters")).toBeVisible();
  });
});

test("what is typed survives a reload", async ({ page }) => {
  await firstOpen(page);
  await toParameters(page);
  await page.getByLabel("Humidity").fill("63");
  await page.getByLabel("Humidity").blur();
  await page.reload();
  await toParameters(page);
  await expect(page.getByLabel("Humidity")).toHaveValue("63");
});

test("a project is renamed, duplicated, archived, reopened and deleted from the list", async ({ page }) => {
  await firstOpen(page);
  await page.goto("/projects");
  await expect(page.getByText("New Solar Project").first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
