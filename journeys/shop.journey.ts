// Of the rest: the rooms of a shop in all their states; a shop's month is a story.
import type { Page } from "@playwright/test";
import { anotherBrowser } from "./support/another-browser";
import { expect, expectHolds, provoking, verifiedPerson, test } from "./support/journey";
import { linkIn, mailTo } from "./support/mailbox";
import { createAccount, signIn, somebody } from "./support/people";
import { openShop } from "./support/shop";

test.use({ storageState: { cookies: [], origins: [] } });
// Publishing without a price; figures that somebody else changed meanwhile; a name that is taken.
test.use(
  provoking(
    /status of 422.*\/api\/shop\/products/,
    /API error 422 \/api\/shop\/products/,
    /status of 409.*\/api\/shop\/(stock|locations)/,
    /API error 409 \/api\/shop\/(stock|locations)/,
  ),
);

const box = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

test("a shop adds a product, publishes it at a price, counts its pieces and reads a file of counts", async ({
  page,
}) => {
  await verifiedPerson(page, "retailer");
  await page.goto("/retailer-dashboard");
  await page.getByRole("link", { name: "Add Product", exact: true }).click();
  await box(page, "Known model").fill("Longi LR5-54HPH");
  await page.getByRole("button", { name: "Fill From the Library" }).click();
  // Several rows have these words: nothing is filled before one is chosen.
  const hits = page.getByRole("list", { name: "Which one is it?" }).getByRole("button");
  await expect(hits.first()).toHaveText(/^LONGi.* LR5-54HPH/i);
  await expect(box(page, "Power")).toHaveValue("");
  await hits.first().click();
  await expect(box(page, "Power")).not.toHaveValue("");
  await box(page, "Name").fill("Heliora 400 Mono");
  await box(page, "SKU").fill("HEL-400M");
  await expectHolds(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 }), "S-073 adds a product").toHaveText("Heliora 400 Mono");

  await page.getByRole("button", { name: "Publish" }).click();
  // The price that is missing has its field, with the reason and the cursor.
  await expect(box(page, "Unit price")).toBeFocused();
  await expect(box(page, "Unit price")).toHaveAccessibleDescription(
    "To sell this product, enter a public price for one piece.",
  );
  await box(page, "Unit price").fill("259,000");
  // Mock 21: of 259,000 are 18,070 VAT at 7.5%.
  await box(page, "Tax in the prices").fill("7.5");
  await expect(page.getByText(/Buyers see \$259,000.*including \$18,069\.77 tax at 7\.5%/)).toBeVisible();
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview).toContainText("Heliora 400 Mono");
  await expect(preview).toContainText("$259,000");
  await page.getByRole("radio", { name: "Before tax" }).click();
  await expect(box(page, "Unit price, before tax")).toHaveValue("240930.23");
  await box(page, "Unit price, before tax").fill("200,000");
  await expect(preview).toContainText("$215,000");
  await page.getByRole("radio", { name: "Including tax" }).click();
  await box(page, "Unit price").fill("259,000");
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

  await page.getByRole("link", { name: "Import CSV" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Import stock");
  const rows =
    "sku;location;on_hand;public_price;remark\r\nHEL-400M;Main store;38;25.900,00;\r\nNO-SUCH;Main store;1;;\r\nHEL-400M;Back room;12O;;\r\nHEL-400M;Main store;1,5;;\r\nHEL-400M;Main store;1;1.234;\r\n";
  const file = { name: "stock.csv", mimeType: "text/csv", buffer: Buffer.from(`\uFEFF${rows}`, "utf16le") };
  await page.getByLabel("File", { exact: true }).setInputFiles(file);
  const errors = page.getByRole("region", { name: "Errors" });
  await expect(errors.getByRole("listitem")).toHaveCount(4);
  await expect(errors).toContainText("Your shop has no product with this sku");
  await expect(errors).toContainText("1,5 is not a number of pieces or a price");
  await expect(errors).toContainText("1.234 can be read in two ways.");
  await expect(page.getByText("1 of 5 rows can be saved, 4 have errors, 1 price changes.")).toBeVisible();
  await expect(page.getByRole("table", { name: "Ready" })).toContainText("40 38");
  // A tenth of the price: whoever means it ticks it.
  const price = page.getByRole("checkbox", { name: /Heliora 400 Mono/ });
  await expect(price).not.toBeChecked();
  const prices = page.getByRole("table", { name: "Prices change" });
  await expect(prices).toContainText("$259,000");
  await expect(prices).toContainText("$25,900");
  await expect(prices).toContainText("Less than half the current price. Tick it if correct.");
  await expectHolds(page);

  // A letter in place of a figure is put right at a press; the row is checked again, and another cell of it is wrong.
  await errors.getByRole("button", { name: "Use 120" }).click();
  await expect(errors).toContainText("Your shop has no location with this name");
  await expect(errors.getByRole("listitem")).toHaveCount(4);
  await errors.getByRole("textbox", { name: "location in line 4" }).fill("Main store");
  await errors
    .getByRole("listitem")
    .filter({ hasText: "location in line 4" })
    .getByRole("button", { name: "Check" })
    .click();
  await expect(errors).toContainText("The same product and location appear further up");
  await expect(page.getByText("1 of 5 rows can be saved, 4 have errors, 1 price changes.")).toBeVisible();
  await page.getByRole("button", { name: "Save 1 Row" }).click();
  const choose = page.getByRole("button", { name: "Choose File" });
  await expect(choose).toBeVisible();
  await page.getByLabel("File", { exact: true }).setInputFiles(file);
  await price.click();
  await page.getByRole("button", { name: "Save 1 Row" }).click();
  await expect(choose).toBeVisible();
  await page.getByRole("link", { name: "Stock", exact: true }).first().click();
  await expect(page.getByRole("row", { name: /Heliora 400 Mono/ })).toContainText("38");
  await page.getByRole("link", { name: "Products", exact: true }).first().click();
  await expect(page.getByRole("row", { name: /Heliora 400 Mono/ })).toContainText("25,900");
  await page.getByRole("link", { name: "Stock", exact: true }).click();
  await page.getByRole("button", { name: "Movements of Heliora 400 Mono" }).click();
  await expect(page.getByRole("dialog").getByRole("table", { name: "Movements" }).getByRole("row")).toHaveCount(3);
  await expect(page.getByRole("dialog").getByRole("table", { name: "Stock over 30 days" })).toContainText("38");
  await expectHolds(page);
  // A dialog that has just opened may not yet listen.
  await expect(async () => {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0, { timeout: 1_000 });
  }).toPass();

  await page.getByRole("link", { name: "Profile", exact: true }).click();
  await box(page, "Name").fill("Savanna Volt");
  await expectHolds(page);
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(page.getByRole("navigation", { name: "Your shop" }).locator("..")).toContainText("Savanna Volt");

  await page.getByRole("link", { name: "Analytics", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 }), "S-003 sales analytics").toContainText(
    "This month brings $0.00",
  );
  await expect(page.getByText("No sales in this period.")).toBeVisible();
  await expect(page.getByRole("table", { name: "Sell-through and days of stock" })).toContainText("Solar panels");
  await page.getByRole("radio", { name: "12 months" }).click();
  await expect(page).toHaveURL(/period=year/);
  await expectHolds(page);
  await page.getByRole("link", { name: "Overview", exact: true }).click();
  await page.getByRole("radio", { name: "Your figures" }).click();
  const total = page.getByRole("definition").filter({ hasText: "View products" });
  await expect(total, "S-003 a product catalogue").toContainText("1");
  await expectHolds(page);
});

test("a shop's month begins: products come by file after a dry run, get a trade price and are counted @rest", async ({
  page,
}) => {
  await verifiedPerson(page, "retailer");
  await page.goto("/shop/products");
  await page.getByRole("link", { name: "Import CSV" }).click();
  const rows = [
    "sku;category;name;public_price;power_watts;area_square_metres",
    "HEL-400;panel;Heliora 400;259.000,00;400;1,9",
    "HEL-410;panel;Heliora 410;-5;410;1,9",
    "HEL-500;panel;Heliora 500;300.000,00;500;2",
  ];
  const file = (lines: readonly string[]) => ({
    name: "products.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(lines.join("\r\n")),
  });
  await page.getByLabel("File", { exact: true }).setInputFiles(file(rows));
  await expect(page.getByText("1 of 3 rows can be saved, 2 have errors.")).toBeVisible();
  await expect(page.getByRole("row", { name: /^3 public_price/ })).toContainText("-5 is not a number");
  await expect(page.getByRole("row", { name: /^4 area_square_metres/ })).toContainText("250 W/m²");
  await expect(page.getByRole("row", { name: /Heliora 400/ })).toContainText("259,000");
  await expectHolds(page);
  await page.getByRole("button", { name: "Save 1 Row" }).click();
  await expect(page.getByRole("button", { name: "Choose File" })).toBeVisible();
  // The same file again has nothing left to change.
  await page.getByLabel("File", { exact: true }).setInputFiles(file(rows.slice(0, 2)));
  await expect(page.getByText("0 of 1 row can be saved.")).toBeVisible();

  await page.getByRole("link", { name: "Products", exact: true }).first().click();
  await page.getByRole("link", { name: "Heliora 400" }).click();
  await page.getByRole("button", { name: "Add Trade Price" }).click();
  await box(page, "From").nth(1).fill("10");
  await box(page, "Unit price").nth(1).fill("215,000");
  await page.getByLabel("Valid until").nth(1).fill("2999-12-31");
  await box(page, "Your cost").fill("189,000");
  await box(page, "Tax in the prices").fill("7.5");
  // 259,000 and 215,000 before 7.5% over a cost of 189,000, as the drawing of the editor has them.
  await expect(page.getByText("21.6%")).toBeVisible();
  await expect(page.getByText("5.5%")).toBeVisible();
  await expectHolds(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Product saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Valid until").nth(1)).toHaveValue("2999-12-31");

  await page.getByRole("link", { name: "Stock" }).click();
  await page.getByRole("button", { name: "Change the stock of Heliora 400" }).click();
  await box(page, "Pieces").fill("12");
  await page.getByRole("button", { name: "Save Change" }).click();
  await expect(page.getByRole("row", { name: /Heliora 400/ })).toContainText("12");

  await page.getByRole("link", { name: "Profile", exact: true }).click();
  await box(page, "Town").fill("Kaduna");
  await page.getByRole("button", { name: /^Kaduna,/ }).click();
  await page.getByRole("button", { name: "Add Area" }).click();
  await box(page, "Area name").fill("Around Kaduna");
  await box(page, "Delivery cost").fill("5,000");
  await box(page, "Bank details").fill("Sahel Trust Bank 20 4417 0938");
  await page.getByRole("button", { name: "Add Rate" }).click();
  await expectHolds(page);
  // Half way in, a link and the browser's Back ask first.
  const leaving = page.getByRole("dialog", { name: "Leave without saving?" });
  const stay = leaving.getByRole("button", { name: "Cancel" });
  await page.getByRole("link", { name: "Stock", exact: true }).click();
  await stay.click();
  await page.goBack();
  await stay.click();
  await expect(leaving).toHaveCount(0);
  await expect(page).toHaveURL(/\/shop\/profile$/);
  await expect(box(page, "Area name")).toHaveValue("Around Kaduna");
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(page.getByText("Profile saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Area name")).toHaveValue("Around Kaduna");
  await expect(page.getByLabel("Radius")).toHaveValue("50");
});

test("two people of a shop: staff find it again, and both keep locations, incoming and the reorder level @rest", async ({
  page: owner,
  product,
  browser,
  viewport,
  isMobile,
  hasTouch,
}) => {
  const wares = {
    sku: "HEL-400",
    category: "panel",
    name: "Heliora 400",
    brand: "Heliora",
    taxPercent: 7.5,
  } as const;
  const spec = { powerWatts: 400, areaSquareMetres: 1.9 };
  const publicPrices = [{ fromQuantity: 1, unitMinor: 25_900_000 }];
  await openShop(owner, {
    profile: { name: "Savanna Cells" },
    products: [{ ...wares, spec, publicPrices, pieces: 40 }],
  });
  await owner.goto("/shop/profile");
  const people = owner.getByRole("region", { name: "People" });
  const helper = somebody();
  await people.getByRole("textbox", { name: "E-mail" }).fill(helper.email);
  await people.getByRole("button", { name: "Invite" }).click();
  await expect(people).toContainText("Invited as staff");
  const staff = await anotherBrowser(browser, { viewport, isMobile, hasTouch }, product.url);
  await createAccount(staff.request, helper);
  const verify = linkIn(await mailTo(product.mailFolder, helper.email, /verify/i), "/api/auth/verify-email");
  expect((await staff.request.get(verify)).ok()).toBe(true);
  await signIn(staff, helper);
  await staff.goto(linkIn(await mailTo(product.mailFolder, helper.email, /invited/i), "/firm/invitation"));
  await staff.getByRole("button", { name: "Accept" }).click();
  await expect(staff).toHaveURL(/\/shop/);

  // Another day, from the page that everybody begins on.
  await staff.goto("/projects");
  await staff.getByRole("button", { name: "Account menu" }).click();
  await staff.getByRole("menuitem", { name: "Your shop" }).click();
  await expect(staff).toHaveURL(/\/shop$/);
  await expect(staff.getByRole("navigation", { name: "Your shop" }).locator("..")).toContainText("Savanna Cells");
  await expect(staff.getByRole("radio", { name: "Your figures" })).toBeChecked();
  await expect(staff.getByRole("definition").filter({ hasText: "View products" })).toContainText("1");
  await staff.getByRole("link", { name: "All orders" }).click();
  await expect(staff).toHaveURL(/\/shop\/orders/);
  await staff.getByRole("link", { name: "Stock", exact: true }).click();
  await expect(staff.getByRole("row", { name: /Heliora 400/ })).toContainText("40");
  await expect(staff.getByRole("button", { name: "Add Location" }), "an owner adds it").toHaveCount(0);

  await owner.goto("/shop/stock");
  await owner.getByRole("button", { name: "Add Location" }).click();
  await box(owner, "Name").fill("main store");
  await owner.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(owner.getByRole("dialog").getByText("Another location in your shop has this name")).toBeVisible();
  await box(owner, "Name").fill("Sabon Gari");
  await owner.getByRole("textbox", { name: "Town" }).fill("Kano");
  await expectHolds(owner);
  await owner.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await owner.getByRole("combobox", { name: "Location" }).click();
  await owner.getByRole("option", { name: "Sabon Gari" }).click();
  await expect(owner.getByText("No products at this location yet.")).toBeVisible();
  await expect(owner).toHaveURL(/location=/);
  await owner.getByRole("combobox", { name: "Location" }).click();
  await owner.getByRole("option", { name: "All 2 locations" }).click();
  const row = owner.getByRole("row", { name: /Heliora 400/ });
  await expect(row).toContainText("40");

  // Both have the same item open.
  for (const page of [owner, staff])
    await page.getByRole("button", { name: "Incoming and reorder level of Heliora 400" }).click();
  await box(owner, "Pieces incoming").fill("60");
  await owner.getByLabel("Arrives on").fill("2096-12-01");
  await owner.getByRole("textbox", { name: /^Reorder at/ }).fill("45");
  await expectHolds(owner);
  await owner.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(owner.getByRole("radio", { name: "Low 1" })).toBeVisible();
  await expect(owner.getByRole("radio", { name: "Incoming 1" })).toBeVisible();
  await box(staff, "Pieces incoming").fill("24");
  await staff.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  const told = staff.getByRole("alert");
  await expect(told).toContainText("The stock changed in the meantime. Check the latest figures and try again.");
  await expect(told).toContainText("Currently saved: 60 incoming, Dec 1, 2096. Reorder at: 45.");
  await expectHolds(staff);
  await box(staff, "Pieces incoming").fill("84");
  await staff.getByLabel("Arrives on").fill("2096-12-01");
  await staff.getByRole("textbox", { name: /^Reorder at/ }).fill("30");
  await staff.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(staff.getByRole("radio", { name: "Low 0" })).toBeVisible();
  await expect(staff.getByRole("radio", { name: "Incoming 1" })).toBeVisible();
  await staff.context().close();
});
