import { readFile } from "node:fs/promises";
import { anotherBrowser } from "./support/another-browser";
import { expect, expectHolds, test } from "./support/journey";
import { openShop } from "./support/shop";

test("a shop in Germany brings its spreadsheet: columns are said once and remembered, and an export changes nothing @rest", async ({
  page,
  browser,
  product,
}, { project: { use } }) => {
  await openShop(page, { profile: { country: "Germany", currency: "EUR", areas: [] }, products: [] });
  await page.goto("/shop/products/import");
  const lines = [
    "sep=;",
    "Artikel;Gruppe;Bezeichnung;VK;power_watts",
    'WP-400;panel;"Süd 400; matt";1.234,56 €;400 W',
    "WP-500;panel;-20 °C Modul;98,50;0,5 kW",
  ];
  // Windows-1252, but for the euro of its own place there.
  const bytes = Buffer.from(lines.join("\r\n").replaceAll("€", "\u0080"), "latin1");
  const file = { name: "liste.csv", mimeType: "text/csv", buffer: bytes };
  await page.getByLabel("File", { exact: true }).setInputFiles(file);
  await expect(page.getByRole("alert")).toContainText("The file needs the column sku.");
  const readAs = async (column: string, name: string) => {
    await page.getByRole("combobox", { name: `What ${column} is read as` }).click();
    await page.getByRole("option", { name, exact: true }).click();
  };
  await readAs("artikel", "sku");
  await expect(page.getByText("0 of 2 rows can be saved, 2 have errors.")).toBeVisible();
  await readAs("gruppe", "category");
  await readAs("bezeichnung", "name");
  await readAs("vk", "public_price");
  await expect(page.getByText("2 of 2 rows can be saved.")).toBeVisible();
  await expect(page.getByRole("row", { name: /Süd 400; matt/ })).toContainText("1,234.56");
  await expectHolds(page);
  await page.getByRole("button", { name: "Save 2 Rows" }).click();
  await expect(page.getByRole("button", { name: "Choose File" })).toBeVisible();

  await page.goto("/shop/products");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const exported = await readFile(await (await download).path(), "utf8");
  expect(exported).toContain(";1234,56;");
  await page.goto("/shop/products/import");
  await page
    .getByLabel("File", { exact: true })
    .setInputFiles({ name: "products.csv", mimeType: "text/csv", buffer: Buffer.from(exported) });
  await expect(page.getByText("0 of 2 rows can be saved.")).toBeVisible();

  // What was said stands on another computer, too.
  const elsewhere = await anotherBrowser(browser, use, product.url);
  await elsewhere.context().addCookies(await page.context().cookies());
  await elsewhere.goto("/shop/products/import");
  await elsewhere.getByLabel("File", { exact: true }).setInputFiles(file);
  await expect(elsewhere.getByText("0 of 2 rows can be saved.")).toBeVisible();
});
