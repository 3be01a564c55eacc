// Of the rest: the run of the references in the browser, with its progress and its end.
import { expect, expectAccessible, expectHolds, provoking, test } from "./support/journey";

test("anybody runs the engine against its references in the browser, with progress, and can stop it", async ({
  page,
}) => {
  await page.goto("/validation");
  await expect(page.getByRole("heading", { name: "Validation", level: 1 })).toBeVisible();
  await expectHolds(page);

  await page.getByRole("button", { name: "Run the validation" }).click();
  await expect(page.getByRole("progressbar", { name: "Tables checked" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("status").filter({ hasText: /Cancelled after \d+ of 17 tables/ })).toBeVisible();

  await page.getByRole("button", { name: "Run again" }).click();
  await expect(page.getByRole("status").filter({ hasText: "17 of 17 tables pass" })).toBeVisible();
  await expect(page.getByText("Passes", { exact: true })).toHaveCount(17);
  const balance = page.getByRole("region", { name: "g. Hourly energy balance" });
  await expect(balance.getByRole("row", { name: /hourly balance of a year/ })).toContainText("14");
  await expectHolds(page);
});

test.describe("without a connection", () => {
  test.use(provoking(/Failed to load resource/));

  test("a table that cannot be loaded says so, and the others run @rest", async ({ page }) => {
    await page.route(/\/assets\/a_solar_position/, (route) => route.abort());
    await page.goto("/validation");
    await page.getByRole("button", { name: "Run the validation" }).click();
    await expect(page.getByRole("status").filter({ hasText: "16 of 17 tables pass" })).toBeVisible();
    await expectAccessible(page);
  });
});
