// Of the rest: every rung of the price; the seven pages show it.
import { createShare } from "@sunwright/contract/shares";
import { priceOfProject } from "@sunwright/engine/sizing/explain/price-ladder";
import { newProject, openProject, storedDesign, test, toPage } from "./support/design";
import { accepted, handedOver, offered, USUAL_COSTS } from "./support/contracted";
import {
  expect,
  expectHolds,
  expectNoSidewaysScroll,
  onBothWidths,
  provoking,
  verifiedPerson,
} from "./support/journey";
import { KANO, verifiedFirm } from "./support/verified";
import { openWholeShop } from "./support/whole-shop";

const naira = (amount: number) =>
  `₦${amount >= 1_000_000 ? `${(amount / 1_000_000).toFixed(1)} M` : Math.round(amount).toLocaleString("en-US")}`;

test("one price stands in the figures and on the ladder, and the fixed rates stay beside it", async ({ page }) => {
  const project = await newProject(page, { calculated: true });
  const price = priceOfProject(await storedDesign(page, project.id));
  expect(price).toMatchObject({ rung: "local", currency: "NGN" });
  const exact = `₦${Math.round(price.amount).toLocaleString("en-US")}`;

  await openProject(page, project, "money");
  const figures = page.getByRole("region", { name: "Figures" }).or(page.locator(".result-figures"));
  await expect(figures.first()).toContainText(/₦[\d.,]+/);
  const ladder = page.getByRole("region", { name: "What it costs" });
  const rung = (name: string) => ladder.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
  await expect(rung("Local prices")).toContainText("The price");
  await expect(rung("Local prices")).toContainText(exact);
  await expect(rung("Local prices")).toContainText(
    new RegExp(`${naira(price.range?.low ?? 0)} to ${naira(price.range?.high ?? 0)}`.replaceAll(".", String.raw`\.`)),
  );
  await expect(rung("Cost Estimation, fixed rates")).toContainText(
    `₦${Math.round((project.estimatedCost ?? 0) * 1_650).toLocaleString("en-US")}`,
  );
  await ladder.locator("summary").click();
  await expect(ladder.getByRole("row", { name: /^Total/ })).toContainText(naira(price.amount));
  await expectHolds(page);
  await onBothWidths(page, () => expectNoSidewaysScroll(page));
  await toPage(page, "summary");
  await expect(page.locator(".result-figures")).toContainText(/Local prices of Nov 29, 2026, parts and labour/);
});

test.describe("of somebody who asks a firm", () => {
  test.use({ storageState: { cookies: [], origins: [] }, ...provoking(/422.*\/price\/shops/) });

  test("the price climbs from shops to the chosen offer, to what was agreed and to what was paid", async ({
    page,
    browser,
    product,
    viewport,
    isMobile,
    hasTouch,
  }) => {
    test.slow();
    const name = `Arewa Price ${Date.now().toString(36)}`;
    const firm = await verifiedFirm(browser, product, { viewport, isMobile, hasTouch }, name);
    await verifiedPerson(page);
    const project = await newProject(page, { calculated: true, parameters: { city: "ng-kano", town: KANO } });
    const ladder = page.getByRole("region", { name: "What it costs" });
    const rung = (title: string) =>
      ladder.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
    const inList = async () => {
      await page.goto("/projects");
      return page.getByRole("row").filter({ hasText: "New Solar Project" });
    };

    await test.step("shops that sell too little are no price", async () => {
      await openProject(page, project, "money");
      await ladder.getByRole("button", { name: "Find the price at shops" }).click();
      await expect(ladder).toContainText("The shops that deliver to you do not sell everything on this list");
      await expect(rung("Local prices")).toContainText("The price");
    });

    await test.step("a shop that sells all of it makes the price, on all pages", async () => {
      const nobody = { cookies: [], origins: [] };
      const keeper = await browser.newContext({ baseURL: product.url, storageState: nobody });
      const shop = await openWholeShop(await keeper.newPage());
      await ladder.getByRole("button", { name: "Find the price at shops" }).click();
      await expect(rung("Shops near you")).toContainText("The price");
      await expect(ladder.locator("summary").filter({ hasText: "Cost Estimation, fixed rates" })).toBeVisible();
      await expectHolds(page);
      await expect(await inList()).toContainText("Shops’ prices on");
      await openProject(page, project, "money");
      await shop.close();
      await keeper.close();
    });

    let jobId = "";
    const offer = await offered(page, firm, project.id, USUAL_COSTS);
    const exact = `₦${Math.round(offer.totals.totalMinor / 100).toLocaleString("en-US")}`;

    await test.step("an offer is the price once it is chosen, on all pages", async () => {
      await page.reload();
      await expect(rung("Shops near you")).toContainText("The price");
      await ladder.getByRole("radio", { name: new RegExp(name) }).click();
      await expect(rung("The offer you chose")).toContainText("The price");
      await expect(rung("The offer you chose")).toContainText(exact);
      await expect(ladder.locator("summary").filter({ hasText: "Cost Estimation, fixed rates" })).toBeVisible();
      await expectHolds(page);
      await onBothWidths(page, () => expectNoSidewaysScroll(page));
      await toPage(page, "summary");
      await expect(page.locator(".result-figures")).toContainText("Offer from");
      await expect(await inList()).toContainText(exact);
      await expect(await inList()).toContainText("Offer from");
    });

    await test.step("the comparison has the design at its price, and the others at local prices", async () => {
      await openProject(page, project, "compare");
      const wizard = page.getByRole("region", { name: "One-Click Solar Cost Comparison Wizard" });
      await wizard.getByRole("button", { name: "Generate Comparison" }).click();
      const own = wizard.getByRole("region", { name: "Your current design" });
      await expect(own).toContainText(exact);
      await expect(own).toContainText("Offer from");
      await expect(wizard.getByRole("row", { name: /^Total cost/ })).toContainText("Local prices, ");
    });

    await test.step("a link shows it once the owner switches it on", async () => {
      const made = await page.request.post(`/api/projects/${project.id}/shares`, {
        data: { permission: "view", isPublic: true },
        headers: { "sec-fetch-site": "same-origin" },
      });
      const { shareToken } = createShare.response.parse(await made.json());
      const nobody = { cookies: [], origins: [] };
      const stranger = await browser.newContext({ baseURL: product.url, storageState: nobody });
      const shared = await stranger.newPage();
      await shared.goto(`/shared/${shareToken}`);
      await expect(shared.getByRole("main")).toContainText("Shops’ prices on");
      await expect(shared.getByRole("main")).not.toContainText(exact);
      await openProject(page, project, "people");
      await page.getByRole("button", { name: "Create Share Link" }).click();
      const answer = page.waitForResponse((each) => each.url().endsWith("/price") && each.request().method() === "PUT");
      await page.getByRole("switch", { name: "Show the price of offers and contract in links" }).click();
      expect((await answer).status()).toBe(200);
      await shared.reload();
      await expect(shared.getByRole("main")).toContainText("Offer from");
      await expect(shared.getByRole("main")).toContainText(exact);
      await stranger.close();
      await page.keyboard.press("Escape");
    });

    await test.step("accepted, it is what was agreed", async () => {
      jobId = await accepted(page, project.id, offer);
      await openProject(page, project, "money");
      await expect(rung("Accepted offer")).toContainText("The price");
      await expect(rung("Accepted offer")).toContainText(exact);
      await expect(rung("Accepted offer")).toContainText("Accepted: ");
      await expect(ladder.getByRole("region", { name: "Why they differ" })).toContainText("The accepted offer is");
      await toPage(page, "summary");
      await expect(page.locator(".result-figures")).toContainText(/Agreed on .*Accepted: /);
      await expect(await inList()).toContainText("Agreed on");
    });

    await test.step("paid and handed over, it stays", async () => {
      await handedOver(page, firm, jobId);
      await expect(await inList()).toContainText(exact);
      await expect(await inList()).toContainText(/greed on/);
      await expect(await inList()).toContainText("Accepted: ");
    });
  });
});
