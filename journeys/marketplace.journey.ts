// Of the rest: search with typing errors, fits and prices by who looks; the stories buy what they find.
import type { Page } from "@playwright/test";
import { anotherBrowser } from "./support/another-browser";
import { newProject } from "./support/design";
import { expect, expectHolds, verifiedPerson, test } from "./support/journey";
import { openShop, send, type Wares } from "./support/shop";
import { verifiedFirm } from "./support/verified";

test.use({ storageState: { cookies: [], origins: [] } });

const HELIORA: Wares = {
  sku: "HEL-400",
  category: "panel",
  name: "Heliora 400 Mono",
  brand: "Heliora",
  spec: {
    powerWatts: 400,
    openVolts: 41.2,
    powerVolts: 34.2,
    shortCircuitAmperes: 12.28,
    powerAmperes: 11.7,
    openVoltagePercentPerKelvin: -0.25,
    powerPercentPerKelvin: -0.35,
    areaSquareMetres: 1.95,
  },
  taxPercent: 7.5,
  publicPrices: [{ fromQuantity: 1, unitMinor: 18_500 }],
  tradePrices: [{ fromQuantity: 10, unitMinor: 16_123 }],
  pieces: 12,
};
const DUNA: Wares = {
  sku: "DUN-58",
  category: "inverter",
  name: "Duna PS 5.8",
  brand: "Duna",
  spec: { use: "hybrid" },
  publicPrices: [
    {
      fromQuantity: 1,
      unitMinor: 104_700,
    },
  ],
  pieces: 12,
};

/** A trade licence, which the operator's command verifies. */
async function handIn(page: Page) {
  const paper = { kind: "Trade licence", number: "TL-2041", issuer: "Kano State", expires: null, fileId: null };
  await send(page, "post", "/api/shop/certificates", paper);
}

test("a person finds a part with a typing error, sees whether it fits their design, who sells it, and no trade price", async ({
  page,
  product,
  isMobile,
}) => {
  const name = `Sun Yard ${Date.now().toString(36)}`;
  await openShop(page, { profile: { name }, products: [HELIORA, DUNA] });
  await handIn(page);
  const waiting = (await product.operator("firms")).split("\n").find((line) => line.includes(name)) ?? "";
  expect(await product.operator("verify", waiting.split("  ")[0] ?? "")).toContain(`${name} is verified.`);
  await verifiedPerson(page);
  const project = await newProject(page, { parameters: { name: "Bello Residence" }, calculated: true });
  await page.goto("/marketplace");
  const cards = page.getByRole("region", { name: "Products" }).getByRole("listitem");
  await expect(cards.filter({ hasText: "Heliora 400 Mono" }).first(), "S-001 shop for products").toContainText(
    "$185.00",
  );
  await expectHolds(page);

  await page.getByRole("search").getByRole("textbox").fill("helora");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=helora/);
  await expect(cards.first()).toContainText("Heliora 400 Mono");
  await page.reload();
  await expect(cards.first()).toContainText("Heliora 400 Mono");
  await expect(cards.filter({ hasText: "Duna" })).toHaveCount(0);

  await page.getByRole("combobox", { name: "Shopping for" }).click();
  await page.getByRole("option", { name: "Bello Residence" }).click();
  await expect(page).toHaveURL(new RegExp(`project=${project.id}`));
  await expect(page.getByText(/^0 of \d+ parts in the cart\. \d+ are missing\.$/)).toBeVisible();
  await expect(cards.first()).toContainText(/Fits: \d+ needed|\d+ would do/);

  await expect(page.getByRole("combobox", { name: "Sort by" })).toHaveText("Best fit first");
  // 400 W on 1.95 m² of 1,000 W each.
  await expect(cards.first()).toContainText("20.5% efficient, 41.2 V open");
  await page.goto(`/marketplace?project=${project.id}`);
  if (isMobile) await page.getByText("Filters", { exact: true }).click();
  const categories = page.getByRole("group", { name: "Category" });
  await categories.getByRole("checkbox", { name: /^Solar panels \d+$/ }).click();
  await categories.getByRole("checkbox", { name: /^Inverters \d+$/ }).click();
  await expect(page).toHaveURL(/category=inverter%2Cpanel/);
  await expect(cards.filter({ hasText: "Heliora 400 Mono" }).first()).toBeVisible();
  await categories.getByRole("checkbox", { name: /^Solar panels \d+$/ }).click();
  await expect(page).toHaveURL(/category=inverter(?:&|$)/);
  await expect(cards.filter({ hasText: "Duna PS 5.8" }).first()).toContainText("Not enough information");
  await page.getByRole("checkbox", { name: "Fits Bello Residence" }).click();
  await expect(page).toHaveURL(/fit=true/);
  await expect(cards.filter({ hasText: "Duna" })).toHaveCount(0);
  await page.goto(`/marketplace?project=${project.id}&q=helora&fit=true`);
  await expect(cards.first()).toContainText("Heliora 400 Mono");

  const own = cards.filter({ hasText: name });
  await own.getByRole("link", { name: "Heliora 400 Mono" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Heliora 400 Mono");
  const seller = page.locator("section").filter({ has: page.getByRole("heading", { name: "Sold by" }) });
  await expect(seller).toContainText("Trade licence, verified");
  await expect(page.getByText("Trade price after verification")).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("161.23");
  await expect(page.getByRole("heading", { name: "Fit with Bello Residence" })).toBeVisible();
  await expect(page.getByText(/It fits|would be enough for|pieces would/).first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Delivery and collection" })).toContainText("Bello Residence");
  await expectHolds(page);

  await page.getByRole("button", { name: /^Add \d+ pieces? of Heliora/ }).click();
  await expect(page.getByRole("link", { name: /cart/i }).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^1 of \d+ parts in the cart\./)).toBeVisible();
  await page.getByText("All parts of the design").click();
  await expect(page.getByRole("listitem").filter({ hasText: /400 W/ }).first()).toContainText(
    /\d+ pieces? in the cart/,
  );
});

test("a verified installer sees trade prices: in the list, on the product and from how many pieces on @rest", async ({
  page,
  product,
  browser,
  viewport,
  isMobile,
  hasTouch,
}) => {
  const name = `Savanna 400 Trade ${Date.now().toString(36)}`;
  await openShop(page, { products: [{ ...HELIORA, sku: "SAV-400", name, pieces: 40 }] });
  const firm = await verifiedFirm(browser, product, { viewport, isMobile, hasTouch }, "Kano Roofs");
  await firm.goto(`/wholesale?q=${encodeURIComponent(name)}`);
  await expect(firm.getByRole("heading", { level: 1 }), "S-002 wholesale pricing").toHaveText("Wholesale Products");
  const card = firm.getByRole("region", { name: "Products" }).getByRole("listitem").filter({ hasText: name });
  await card.getByRole("link", { name }).click();
  await expect(firm.getByRole("heading", { level: 1 })).toHaveText(name);
  const offer = firm.getByRole("main");
  await expect(offer.getByText("Trade price after verification")).toHaveCount(0);
  await expect(offer.getByText("$161.23").first(), "S-002 wholesale pricing").toBeVisible();
  await firm.getByRole("textbox", { name: "Quantity" }).fill("10");
  await expect(offer.getByText("$1,612.30")).toBeVisible();
  await expectHolds(firm);
  await firm.context().close();
});

test("what two shops sell stands once, by the cheaper that has it, and its page says who else sells it for how much @phone", async ({
  page,
  browser,
  product: { url },
}, { project: { use } }) => {
  const stamp = Date.now().toString(36);
  const [near, far] = [`Nearby Depot ${stamp}`, `Faraway Depot ${stamp}`];
  // No model is stated: the maker, the name and the figures say that it is one product.
  const mira: Wares = {
    ...HELIORA,
    sku: "MIR-400",
    brand: `Mira ${stamp}`,
    name: `Mira ${stamp} 400`,
    tradePrices: [],
  };
  const cheaper: Wares = { ...mira, name: `mira-${stamp} 400`, publicPrices: [{ fromQuantity: 1, unitMinor: 17_900 }] };
  for (const [name, wares] of [
    [near, mira],
    [far, { ...cheaper, pieces: 3 }],
  ] as const)
    await openShop(await anotherBrowser(browser, use, url), { profile: { name }, products: [wares] });
  await verifiedPerson(page);
  await page.goto(`/marketplace?q=mira%20${stamp}&currency=USD&sort=price`);
  const cards = page.getByRole("region", { name: "Products" }).getByRole("listitem");
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText("1 more offer");
  await expect(cards).toContainText("$179.00");
  await expectHolds(page);

  await cards.getByRole("link", { name: cheaper.name }).click();
  const others = page.locator("section").filter({ has: page.getByRole("heading", { name: "Also sold by" }) });
  await expect(others.getByRole("listitem")).toHaveCount(1);
  await expect(others).toContainText("$185.00");
  await expect(others).toContainText("12 in stock");
  // Each shop writes the name in its own way.
  await expect(others).toContainText(mira.name);
  await expectHolds(page);
  await others.getByRole("link", { name: near }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(mira.name);
  await expect(others.getByRole("link", { name: far })).toBeVisible();
  await expect(others).toContainText("$179.00");
});
