import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, provoking, signedIn, test } from "./support/journey";

test.use({ storageState: { cookies: [], origins: [] } });
// Publishing without a price.
test.use(provoking(/status of 422.*\/api\/shop\/products/, /API error 422 \/api\/shop\/products/));

async function expectHolds(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}
const box = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

test(
  "a shop adds a product, publishes it at a price, counts its pieces and reads a file of counts",
  { tag: "@phone" },
  async ({ page }) => {
    await signedIn(page, "retailer");
    await page.goto("/retailer-dashboard");
    await page.getByRole("link", { name: "Add Product", exact: true }).click();
    await box(page, "Known model").fill("Longi LR5-54HPH");
    await page.getByRole("button", { name: "Fill From the Library" }).click();
    await expect(box(page, "Power")).not.toHaveValue("");
    await box(page, "Name").fill("Heliora 400 Mono");
    await box(page, "Number").fill("HEL-400M");
    await expectHolds(page);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 }), "S-073 adds a product").toHaveText("Heliora 400 Mono");

    await page.getByRole("button", { name: "Publish" }).click();
    await expect(page.locator(".ui-toast-description", { hasText: "A product on sale needs a price" })).toBeVisible();
    await page.getByRole("button", { name: "Add a Public Price" }).click();
    await box(page, "Price each").fill("259,000");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("button", { name: "Publish" }).click();
    await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
    await expectHolds(page);
    await page.getByRole("link", { name: "Products" }).first().click();
    await expect(page.getByRole("row", { name: /Heliora 400 Mono/ })).toContainText("259,000");
    await expectHolds(page);

    await page.getByRole("link", { name: "Stock" }).click();
    await page.getByRole("button", { name: "Change the stock of Heliora 400 Mono" }).click();
    await box(page, "Pieces").fill("40");
    await expectHolds(page);
    await page.getByRole("button", { name: "Save Change" }).click();
    await expect(page.getByRole("row", { name: /Heliora 400 Mono/ })).toContainText("40");

    await page.getByRole("button", { name: "Import CSV" }).click();
    const rows =
      "sku;location;on_hand\r\nHEL-400M;Main store;38\r\nNO-SUCH;Main store;1\r\nHEL-400M;Main store;12O\r\n";
    const file = { name: "stock.csv", mimeType: "text/csv", buffer: Buffer.from(`\uFEFF${rows}`, "utf16le") };
    await page.getByLabel("File", { exact: true }).setInputFiles(file);
    await expect(page.getByText("Line 3: the shop has no product NO-SUCH")).toBeVisible();
    await expect(page.getByText("Line 4, column on_hand: 12O is no number of pieces or price")).toBeVisible();
    await expectHolds(page);
    await page.getByRole("button", { name: "Save 1 Row" }).click();
    await expect(page.getByRole("row", { name: /Heliora 400 Mono/ })).toContainText("38");
    await page.getByRole("button", { name: "Movements of Heliora 400 Mono" }).click();
    await expect(page.getByRole("dialog").getByRole("row")).toHaveCount(3);
    await expectHolds(page);
    // A dialog that has just opened may not yet listen.
    await expect(async () => {
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0, { timeout: 1_000 });
    }).toPass();

    await page.getByRole("link", { name: "Profile", exact: true }).click();
    await box(page, "Name").fill("Northern Volt");
    await expectHolds(page);
    await page.getByRole("button", { name: "Save Profile" }).click();
    await expect(page.getByRole("navigation", { name: "Your shop" }).locator("..")).toContainText("Northern Volt");

    await page.getByRole("link", { name: "Analytics", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 }), "S-003 sales analytics").toHaveText(
      "This month brings $0.00.",
    );
    await expect(page.getByText("Nothing was sold in this time.")).toBeVisible();
    await expect(page.getByRole("table", { name: "Sell-through and days of stock" })).toContainText("Solar panels");
    await page.getByRole("radio", { name: "12 months" }).click();
    await expect(page).toHaveURL(/period=year/);
    await expectHolds(page);
    await page.getByRole("link", { name: "Overview", exact: true }).click();
    await page.getByRole("radio", { name: "Your figures" }).click();
    const total = page.getByRole("definition").filter({ hasText: "See the products" });
    await expect(total, "S-003 a product catalogue").toContainText("1");
    await expectHolds(page);
  },
);
