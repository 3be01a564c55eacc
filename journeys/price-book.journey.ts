// Of the rest: prices of a firm's own on their way into a quote.
import { newProject, openProject } from "./support/design";
import { expect, expectHolds, expectNoSidewaysScroll, onBothWidths, test } from "./support/journey";
import { openShop, PANEL_400, type Wares } from "./support/shop";
import { readToast } from "./support/toast";
import { KANO, verified, verifiedFirm } from "./support/verified";

/** Cheaper than whatever other journeys sell. [minor units] */
const CHEAP_PANEL: Wares = {
  sku: "SHL-400",
  category: "panel",
  name: "Sahel 400",
  brand: "Sahel",
  spec: PANEL_400,
  publicPrices: [{ fromQuantity: 1, unitMinor: 10_000 }],
  pieces: 400,
};
const OF_THE_PAGE = { headers: { "sec-fetch-site": "same-origin" } };
const SELLS_NO_MORE = { data: { event: "archive" }, ...OF_THE_PAGE };
/** 5 kWh for 900,000 naira: 180,000 a kilowatt hour. */
const SIZED = {
  kind: "battery",
  name: "Kora LFP 51-100",
  currency: "NGN",
  costMinor: 90_000_000,
  battery: { volts: 51.2, ampHours: 100, kwh: 5, chemistry: "LFP", usablePercent: 90, cycles: 6_000, datasheet: true },
  panels: null,
  inverter: null,
};

test.use({ storageState: { cookies: [], origins: [] } });

test("an installer keeps its own prices, takes one into a quote, and saves a typed part for the next", async ({
  page,
  product,
  browser,
  viewport,
  isMobile,
  hasTouch,
}) => {
  const name = `Arewa Sunworks ${Date.now().toString(36)}`;
  const firm = await verifiedFirm(browser, product, { viewport, isMobile, hasTouch }, name);

  await test.step("a price is added; what is missing is said", async () => {
    await firm.goto("/quotes");
    await firm.getByRole("link", { name: "Price Book" }).click();
    await expect(firm.getByText("No prices yet.", { exact: false })).toBeVisible();
    await expectHolds(firm);
    await firm.getByRole("button", { name: "Add Price" }).click();
    const dialog = firm.getByRole("dialog", { name: "Add a price" });
    await dialog.getByRole("button", { name: "Save Price" }).click();
    await expect(dialog.getByText("Enter a name")).toBeVisible();
    await expect(dialog.getByText("Enter the unit cost")).toBeVisible();
    await dialog.getByRole("combobox", { name: "Kind of part" }).click();
    await firm.getByRole("option", { name: "Battery", exact: true }).click();
    await dialog.getByRole("textbox", { name: "Name" }).fill("Kora LFP 48-240");
    await dialog.getByRole("textbox", { name: "Unit cost" }).fill("4482000");
    await dialog.getByRole("combobox", { name: "Currency" }).click();
    await firm.getByRole("option", { name: "NGN" }).click();
    await dialog.getByRole("textbox", { name: "Supplier" }).fill("Zuma Storage");
    await dialog.getByRole("button", { name: "Save Price" }).click();
    await readToast(firm, "Kora LFP 48-240 is in the price book");
    const row = firm.getByRole("listitem", { name: "Kora LFP 48-240" });
    await expect(row).toContainText("₦4,482,000");
    await expect(row).toContainText("Battery, from Zuma Storage");
    await expectHolds(firm);
  });

  await test.step("a homeowner asks, and the quote takes the price from the book", async () => {
    await verified(page, product);
    const project = await newProject(page, { calculated: true, parameters: { city: "ng-kano", town: KANO } });
    await page.goto(`/projects/${project.id}/request`);
    await expect(page.getByText("Kano, Nigeria", { exact: true })).toBeVisible();
    const whom = page.getByRole("region", { name: "Installers" }).getByRole("listitem").filter({ hasText: name });
    await whom.getByRole("checkbox").first().click();
    await page.getByRole("textbox", { name: "Phone" }).fill("0803 555 0142");
    await page.getByRole("button", { name: "Send to 1 Installer" }).click();
    await readToast(page, "Request sent");
    await firm.goto("/notifications");
    await firm.getByRole("link", { name: /A homeowner would like a quote from your firm/ }).click();
    await firm.getByRole("button", { name: "Accept and See Phone Number" }).click();
    await firm.getByRole("button", { name: "Write Quote" }).click();
    await firm.getByRole("button", { name: "Choose Battery from the price book" }).click();
    const dialog = firm.getByRole("dialog", { name: "Choose Battery from the price book" });
    await dialog.getByRole("button", { name: "Use", exact: true }).click();
    const line = firm.getByRole("listitem", { name: "Kora LFP 48-240" });
    await expect(line).toContainText("Price book, ");
    await expect(line.getByRole("textbox", { name: /^Unit cost/ })).toHaveValue("4482000");
    await expect(line.getByRole("textbox", { name: /^Unit cost/ })).toBeDisabled();
    await expectHolds(firm);
  });

  let panels: readonly string[] = [];
  const sellers = await browser.newContext({ baseURL: product.url });
  await test.step("live stock takes the place of what has no price, and leaves the firm's own prices alone", async () => {
    ({ ids: panels } = await openShop(await sellers.newPage(), {
      profile: { name: "Sahel Panels", town: KANO, currency: "NGN" },
      products: [CHEAP_PANEL],
    }));
    // Whoever types while shops are looked through loses nothing of it.
    await firm.route(/\/api\/quotes\/[^/]+\/stock$/, async (route) => {
      await firm.getByRole("textbox", { name: "Name of Earthing" }).fill("Our own rods");
      await route.continue();
    });
    await firm.getByRole("button", { name: "Use wholesale stock" }).click();
    await expect(firm.getByRole("status").filter({ hasText: "in stock" })).toContainText("used in the lines");
    await expect(firm.getByRole("listitem", { name: CHEAP_PANEL.name })).toContainText("Sahel Panels");
    await expect(firm.getByRole("listitem", { name: "Our own rods" })).toBeVisible();
    await expect(firm.getByRole("listitem", { name: "Kora LFP 48-240" })).toContainText("Price book, ");
    await expectHolds(firm);
  });

  await test.step("a typed part goes into the book", async () => {
    await firm.getByRole("textbox", { name: "Name of Mounting" }).fill("Rail 4.4 m, anodised");
    const cost = firm.getByRole("textbox", { name: "Unit cost of Rail 4.4 m, anodised" });
    await cost.fill("15640");
    await firm.getByRole("button", { name: "Save price of Rail 4.4 m, anodised to the price book" }).click();
    await readToast(firm, "Rail 4.4 m, anodised is in the price book");
    await firm.getByRole("button", { name: "Save Draft" }).click();
    await readToast(firm, "Draft saved");
    await expect(firm.getByText("Saved", { exact: true })).toBeVisible();
    await firm.reload();
    await expect(firm.getByRole("listitem", { name: "Kora LFP 48-240" })).toContainText("Price book, ");
    await firm.goto("/quotes/price-book?q=rail");
    await expect(firm.getByRole("listitem", { name: "Rail 4.4 m, anodised" })).toContainText("₦15,640");
    await expect(firm.getByRole("listitem", { name: "Kora LFP 48-240" })).toHaveCount(0);
  });

  await test.step("a price is changed and taken out; the quote keeps what it says", async () => {
    await firm.goto("/quotes/price-book");
    await firm.getByRole("button", { name: "Change Kora LFP 48-240" }).click();
    const dialog = firm.getByRole("dialog", { name: "Change a price" });
    await dialog.getByRole("textbox", { name: "Unit cost" }).fill("4500000");
    await dialog.getByRole("button", { name: "Save Price" }).click();
    await expect(firm.getByRole("listitem", { name: "Kora LFP 48-240" })).toContainText("₦4,500,000");
    await firm.getByRole("button", { name: "Remove Rail 4.4 m, anodised" }).click();
    await firm.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
    await readToast(firm, "Price removed");
    await expect(firm.getByRole("listitem", { name: "Rail 4.4 m, anodised" })).toHaveCount(0);
  });

  await test.step("a list of prices is looked at, then kept", async () => {
    await firm.getByRole("button", { name: "Import List" }).click();
    const dialog = firm.getByRole("dialog", { name: "Import a price list" });
    const lines = [
      "kind;name;price;currency;supplier",
      "battery;Kora LFP 48-240;4.600.000,00;NGN;",
      "Cables;Solar cable 4 mm²;1020;NGN;Electrical market",
      "roof;Rail;5;NGN;",
    ];
    const file = { name: "prices.csv", mimeType: "text/csv", buffer: Buffer.from(lines.join("\r\n")) };
    await dialog.getByLabel("Price list").setInputFiles(file);
    const found = dialog.getByRole("status");
    await expect(found).toContainText("1 new price, 1 changed, 0 unchanged.");
    await expect(found).toContainText("Kora LFP 48-240: ₦4,500,000.00 becomes ₦4,600,000.00");
    await expect(found).toContainText("Line 4: “roof” is not a kind of part.");
    await expectHolds(firm);
    await dialog.getByRole("button", { name: "Save 2 Prices" }).click();
    await readToast(firm, "2 prices are in the price book, checked today");
    await expect(firm.getByRole("listitem", { name: "Solar cable 4 mm²" })).toContainText("from Electrical market");
    await expect(firm.getByRole("listitem", { name: "Kora LFP 48-240" })).toContainText("₦4,600,000");
  });
  await test.step("a design of its own is sized at the book, where the book has a size", async () => {
    const project = await newProject(firm, { calculated: true, parameters: { city: "ng-kano", town: KANO } });
    await openProject(firm, project, "money");
    const prices = firm.getByRole("region", { name: "Prices of the search" });
    await expect(prices).toContainText("This size is the cheapest at local prices.");
    await prices.getByRole("button", { name: "Size it at our price book" }).click();
    await readToast(firm, "Sized at local prices");
    const kept = await firm.request.post("/api/firm/price-book", { data: SIZED, ...OF_THE_PAGE });
    expect(kept.status()).toBe(200);
    await prices.getByRole("button", { name: "Size it at our price book" }).click();
    await expect(prices).toContainText("battery ₦180,000 a kilowatt hour");
    await onBothWidths(firm, () => expectNoSidewaysScroll(firm));
    await expectHolds(firm);
    await prices.getByRole("button", { name: "Size it at local prices" }).click();
    await expect(prices).toContainText("This size is the cheapest at local prices.");
  });
  await firm.context().close();

  // Nobody else finds it: the server is other journeys' too.
  for (const id of panels) await sellers.request.post(`/api/shop/products/${id}/events`, SELLS_NO_MORE);
  await sellers.close();
});
