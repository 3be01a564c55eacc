// Of the rest: designs of earlier methods, which no change of today makes.
import type { Browser, Locator, Page } from "@playwright/test";
import { createShare } from "@sunwright/contract/shares";
import { methodChange } from "@sunwright/report/outdated";
import { expectTitle, newProject, openProject, storedProject, test } from "./support/design";
import { expect, expectAccessible, expectHolds, expectNoSidewaysScroll } from "./support/journey";
import { outdate } from "./support/outdated";
import { createAccount, signIn, somebody } from "./support/people";
import { toasts } from "./support/toast";

const older = (page: Page): Locator => page.getByText("Made by an older method.").locator("..");
const recalculate = (page: Page): Locator => page.getByRole("button", { name: "Recalculate" });
const figures = (value: number | null, digits: number) =>
  (value ?? 0).toLocaleString("en-US", { maximumFractionDigits: digits });

/** A context of a journey would begin as the journey's own person. */
const NOBODY = { cookies: [], origins: [] };
/** Somebody else who opened a link to read, on the project's own page. */
async function reader(browser: Browser, baseURL: string, shareToken: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL, storageState: NOBODY })).newPage();
  const person = somebody();
  await createAccount(page.request, person);
  await signIn(page, person);
  // The link is opened by the page's own call, not by its address.
  const opened = page.waitForResponse(`**/api/shared/${shareToken}`);
  await page.goto(`/shared/${shareToken}`);
  await opened;
  return page;
}

test("a design of an older method says what changed, and a new one stands beside it", async ({
  page,
  product,
  browser,
}) => {
  const made = await newProject(page, { parameters: { name: "Bello Residence", city: "ng-kano" }, calculated: true });
  await outdate(product, made.id);
  const answer = await page.request.post(`/api/projects/${made.id}/shares`, {
    data: { permission: "view" },
    headers: { "sec-fetch-site": "same-origin" },
  });
  const { shareToken } = createShare.response.parse(await answer.json());

  await page.goto("/projects");
  await expect(page.getByRole("row", { name: /Bello Residence/ })).toContainText("Calculated by an older method");

  await openProject(page, made, "results");
  await expect(older(page)).toContainText(methodChange());
  const stored = page.getByLabel("As it was calculated", { exact: true });
  await expect(stored).toContainText(`Panels${figures((made.recommendedPanelCapacity ?? 0) / 1_000, 2)} kW`);
  await expect(stored).toContainText(`Battery${figures((made.recommendedBatteryCapacity ?? 0) / 1_000, 2)} kWh`);
  await expect(stored).toContainText(`₦${figures((made.estimatedCost ?? 0) * 1_650, 0)}`);
  await expect(page.locator("p.verdict")).toHaveCount(0);
  await expectHolds(page);

  await page.emulateMedia({ media: "print" });
  const paper = page.locator(".print-report");
  await expect(paper.getByRole("heading", { level: 1 })).toHaveText(
    "Bello Residence was calculated by an older method: calculate it again for its report.",
  );
  await expect(paper.getByRole("heading", { name: "Cost Estimation" })).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });

  const guest = await reader(browser, product.url, shareToken);
  await expect(older(guest)).toContainText(methodChange());
  await openProject(guest, made, "results");
  await expect(older(guest)).toContainText(methodChange());
  await expect(recalculate(guest)).toHaveCount(0);
  await guest.context().close();

  await recalculate(page).click();
  await expectTitle(page, "Solar system calculated successfully");
  await expect(page.locator("p.verdict")).toBeVisible();
  const compared = page.getByRole("region", { name: "Before and after" });
  // The same method made both here: only its name was an older one.
  await expect(compared.getByText("unchanged")).toHaveCount(4);
  await expectAccessible(page, compared);
  await expectNoSidewaysScroll(page);
  expect(await storedProject(page, made.id)).toMatchObject({ designIsOutdated: false, designIsCurrent: true });
  await page.reload();
  await expect(compared).toBeVisible();
  await compared.getByRole("button", { name: "Dismiss" }).click();
  await expect(compared).toHaveCount(0);
  await page.reload();
  await expect(page.locator("p.verdict")).toBeVisible();
  await expect(compared).toHaveCount(0);
});

test("the hours of a design of an older method are not exported", async ({ page, product }) => {
  const made = await newProject(page, { calculated: true });
  await outdate(product, made.id);
  await openProject(page, made, "results");
  await page.getByRole("button", { name: "Export Report", exact: true }).click();
  await page.getByRole("menuitem", { name: /CSV/ }).click();
  await expect(toasts(page).getByText("Calculate the system first: the table holds its hours.")).toBeVisible();
});
