// Of the rest: sample and own figures on both dashboards; the walk of jobs and that of every page open them.
import type { Locator, Page } from "@playwright/test";
import { installerDashboard } from "@sunwright/contract/dashboards";
import { newProject } from "./support/design";
import { expect, expectHolds, signedIn, test } from "./support/journey";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
/** The figure under a label: what stands in the same cell. */
const stat = (page: Page, label: string): Locator =>
  page.getByText(label, { exact: true }).locator("xpath=ancestor::div[1]").getByRole("definition");
const badge = (page: Page) => page.locator(".ui-chip", { hasText: "Sample data" });
const choose = (page: Page, figures: "Your figures" | "Sample data") =>
  page.getByRole("radio", { name: figures }).click();
const quick = (page: Page, name: string) =>
  page.getByRole("complementary").getByRole("link", { name: new RegExp(`^${name}`) });

test("the installer dashboard: your own figures first, sample figures that say so beside them, actions that lead somewhere", async ({
  page,
}) => {
  await signedIn(page, "installer");
  await newProject(page, { parameters: { name: "Kano house" }, calculated: true });
  await page.goto("/installer-dashboard");
  await expect(page, "S-018").toHaveTitle(/^Installer dashboard/);
  await expect(heading(page), "S-063").toHaveText("Welcome back, Ada");
  await expect(stat(page, "Active Leads"), "own figures first, though nobody asked yet").toContainText("0");
  await expect(badge(page)).toHaveCount(0);
  await choose(page, "Sample data");
  await expect(badge(page), "S-072 sample data are marked").toBeVisible();
  for (const [row, label, figure] of [
    ["S-065", "Active Leads", "12"],
    ["S-066", "Projects Completed", "147"],
    ["S-067", "Monthly Revenue", "₦8.4 M"],
    ["S-068", "Average Rating", "4.8 of 5"],
  ] as const)
    await expect(stat(page, label), row).toContainText(figure);
  const requests = page.getByRole("region", { name: "Recent Service Requests" });
  await expect(requests.locator("tbody tr"), "S-069").toHaveCount(6);
  await expectHolds(page);

  await choose(page, "Your figures");
  await expect(badge(page)).toHaveCount(0);
  await expect(stat(page, "Active Leads")).toContainText("0");
  await expect(stat(page, "Projects Completed")).toContainText("0");
  await expect(stat(page, "Average Rating")).toContainText("No ratings yet");
  await expect(requests.getByText(/No service requests yet/)).toBeVisible();
  const answer = await page.request.get(installerDashboard.path);
  const { counted } = installerDashboard.response.parse(await answer.json());
  await expect(stat(page, "Projects Completed"), "S-072 computed").toContainText(
    `${counted?.completedThisMonth} this month`,
  );
  await expectHolds(page);
  await page.reload();
  await expect(stat(page, "Projects Completed")).toContainText("0");
  await expect(badge(page)).toHaveCount(0);
  await choose(page, "Sample data");
  await expect(badge(page)).toBeVisible();

  await quick(page, "Wholesale Products").click();
  await expect(heading(page), "S-071").toHaveText("Wholesale Products");
  await expectHolds(page);
  await page.goto("/installer-dashboard");
  await quick(page, "Solar Calculator").click();
  const design = page.getByRole("list", { name: "Design Progress" });
  await expect(design, "S-070").toBeVisible();
  await page.goto("/installer-dashboard");
  await page.getByRole("link", { name: "Solar Calculator", exact: true }).first().click();
  await expect(page).toHaveURL(/\/calculator/);
  await expect(design, "S-016 S-064 for an installer").toBeVisible();
});

test("the retailer dashboard: an empty shop of your own first, sample figures that say so, actions that lead somewhere", async ({
  page,
}) => {
  await signedIn(page, "retailer");
  await page.goto("/retailer-dashboard");
  await expect(heading(page), "S-019").toHaveText("Retailer dashboard");
  await expect(stat(page, "Total Products"), "own figures first").toContainText("0");
  await choose(page, "Sample data");
  await expect(badge(page), "S-081 sample data are marked").toBeVisible();
  for (const [row, label, figure] of [
    ["S-074", "Total Products", "214"],
    ["S-075", "Monthly Orders", "386"],
    ["S-076", "Monthly Revenue", "₦64.2 M"],
    ["S-077", "Active Customers", "129"],
  ] as const)
    await expect(stat(page, label), row).toContainText(figure);
  const orders = page.getByRole("region", { name: "Recent Orders" });
  await expect(orders.locator("tbody tr"), "S-078").toHaveCount(7);
  await expectHolds(page);

  await choose(page, "Your figures");
  await expect(badge(page)).toHaveCount(0);
  await expect(stat(page, "Total Products"), "S-081 counted").toContainText("0");
  await expect(orders.getByText(/No orders yet/)).toBeVisible();
  await expectHolds(page);

  await page.getByRole("link", { name: "Add Product", exact: true }).click();
  await expect(heading(page)).toHaveText("Add a product");
  await expectHolds(page);
  await page.getByRole("link", { name: "Overview" }).click();
  await quick(page, "Add New Product").click();
  await expect(heading(page), "S-079").toHaveText("Add a product");
  await page.getByRole("link", { name: "Overview" }).click();
  await quick(page, "Manage Inventory").click();
  await expect(heading(page), "S-080").toHaveText("Stock");
  await expect(page.getByText("No stock yet.")).toBeVisible();
  await expectHolds(page);
});

test("without the role a dashboard shows the sample only and says what own figures need @rest", async ({ page }) => {
  await signedIn(page);
  for (const [path, whose] of [
    ["/installer-dashboard", "an installer"],
    ["/retailer-dashboard", "a retailer"],
  ] as const) {
    await page.goto(path);
    await expect(badge(page)).toBeVisible();
    await expect(page.getByText(`This is the dashboard of ${whose}`), "S-188 reachable").toBeVisible();
    await expect(page.getByRole("radio", { name: "Your figures" }), "S-188 scoped").toHaveCount(0);
    await expectHolds(page);
  }
});

test.describe("in the dark", () => {
  test.use({ colorScheme: "dark" });
  test("both dashboards can be read @rest", async ({ page }) => {
    await signedIn(page, "installer");
    await page.goto("/installer-dashboard");
    await choose(page, "Sample data");
    for (const path of ["/installer-dashboard", "/retailer-dashboard"]) {
      await page.goto(path);
      await expect(badge(page)).toBeVisible();
      await expect(page.getByRole("region", { name: /^Recent/ }).getByRole("row")).not.toHaveCount(0);
      await expectHolds(page);
    }
  });
});
