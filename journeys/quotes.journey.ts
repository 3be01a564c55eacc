import type { Page } from "@playwright/test";
import { newProject } from "./support/design";
import { expect, expectHolds, test } from "./support/journey";
import { readToast } from "./support/toast";
import { KANO, verified, verifiedFirm } from "./support/verified";

test.use({ storageState: { cookies: [], origins: [] } });

/** From the lead that waits to a quote that is begun. */
async function begin(firm: Page): Promise<void> {
  await firm.goto("/notifications");
  await firm.getByRole("link", { name: /A homeowner would like a quote from your firm/ }).click();
  await firm.getByRole("button", { name: "Accept and See Phone Number" }).click();
  await firm.getByRole("button", { name: "Write Quote" }).click();
  await expect(firm).toHaveURL(/\/quotes\/[\da-f-]{36}$/);
}

/** What a panel, a battery module and an inverter usually cost there: who asks for much less is not recommended. [naira] */
const USUAL = { Panels: 95_000, Battery: 1_100_000, Inverter: 400_000 } as const;

const price = async (firm: Page, times: number) => {
  const boxes = firm.getByRole("textbox", { name: /^Unit cost of/ });
  await expect(boxes.first()).toBeVisible();
  for (const box of await boxes.all()) await box.fill(`${times * 20_000}`);
  for (const [part, cost] of Object.entries(USUAL))
    await firm.getByRole("textbox", { name: `Unit cost of ${part}`, exact: true }).fill(`${Math.round(times * cost)}`);
  await firm.getByRole("textbox", { name: "Labour, testing and certificate" }).fill("600000");
};

/** Saved, simulated, sent. */
async function send(firm: Page): Promise<void> {
  await firm.getByRole("button", { name: "Send Quote" }).click();
  await firm.getByRole("dialog").getByRole("button", { name: "Send Quote" }).click();
  await readToast(firm, "Quote sent");
}

test("two installers quote, one is asked for a change, the homeowner compares and accepts, and the rival is told", async ({
  page,
  product,
  browser,
  viewport,
  isMobile,
  hasTouch,
}) => {
  test.slow();
  const screen = { viewport, isMobile, hasTouch };
  const mark = Date.now().toString(36);
  const [sun, roof] = [`Arewa Sunworks ${mark}`, `Sahel Electric ${mark}`];
  const one = await verifiedFirm(browser, product, screen, sun);
  const other = await verifiedFirm(browser, product, screen, roof);
  const owner = await verified(page, product);
  const project = await newProject(page, { calculated: true, parameters: { city: "ng-kano", town: KANO } });

  await test.step("a homeowner asks both", async () => {
    await page.goto(`/projects/${project.id}/request`);
    for (const name of [sun, roof]) {
      const row = page.getByRole("region", { name: "Installers" }).getByRole("listitem").filter({ hasText: name });
      await row.getByRole("checkbox").first().click();
    }
    await page.getByRole("textbox", { name: "Phone" }).fill("0803 555 0142");
    await page.getByRole("button", { name: "Send to 2 Installers" }).click();
    await readToast(page, "Request sent");
  });

  await test.step("a firm begins with the design's parts, and the years answer while it types", async () => {
    await begin(one);
    await expect(one.getByRole("heading", { level: 1 })).toHaveText(/^Quote Q-\d+$/);
    await expect(one.getByText(`For ${owner.firstName}, Kano.`, { exact: false })).toBeVisible();
    const house = one.getByRole("region", { name: "On their house" });
    await expect(house.getByText("Simulated as you type")).toBeVisible();
    await price(one, 1);
    const quantity = one.getByRole("textbox", { name: "Quantity of Panels" });
    const designed = await quantity.inputValue();
    await quantity.fill("0");
    await expect(one.getByRole("region", { name: "Before you send" })).toContainText("The quote has no panels");
    await quantity.fill(designed);
    await expect(one.getByText("The quote has no panels")).toBeHidden();
    await expect(house.getByText("Simulated as you type")).toBeVisible();
    const wiring = one.getByRole("region", { name: "Wiring checks" });
    await expect(wiring.getByRole("listitem").filter({ hasText: "Inverter, all that runs" })).toContainText("passes");
    await one.getByRole("button", { name: "Remove Earthing" }).click();
    await wiring.getByRole("button", { name: "Add Earthing" }).click();
    await expect(wiring.getByRole("listitem").filter({ hasText: "Earthing" })).toContainText("passes");
    await quantity.fill("many");
    await expect(one.getByText("Correct the marked figures first.")).toBeVisible();
    await expect(one.getByRole("button", { name: "Send Quote" })).toBeDisabled();
    await quantity.fill(designed);
    const warning = one.getByRole("textbox", { name: "Your reply to this warning" }).first();
    await warning.fill("We hand the datasheet over on Monday");
    await one.getByRole("button", { name: "Save Draft" }).click();
    await readToast(one, "Draft saved");
    await expectHolds(one);
    await send(one);
    await expect(one.getByRole("button", { name: "Write Next Version" })).toBeVisible();
    await expectHolds(one);
  });

  await test.step("the other firm is dearer", async () => {
    await begin(other);
    await price(other, 1.2);
    await send(other);
  });

  await test.step("the homeowner is told and asks for a change", async () => {
    await page.goto("/notifications");
    await page
      .getByRole("link", { name: /You have a new offer from an installer/ })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`/projects/${project.id}/offers$`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("2 offers");
    if (isMobile) await page.getByRole("button", { name: new RegExp(sun) }).click();
    await expect(page.getByText("The firm: We hand the datasheet over on Monday")).toBeVisible();
    await expect(page.locator("main")).not.toContainText(/margin/i);
    await expectHolds(page);
    await (await decisionOn(page, sun, isMobile)).getByRole("button", { name: "Ask for changes" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Send" }).click();
    await expect(dialog.getByText("Say what should change")).toBeVisible();
    await dialog
      .getByRole("textbox", { name: "What you would like" })
      .fill(`A longer warranty. Write to ${owner.email}`);
    await dialog.getByRole("button", { name: "Send" }).click();
    await readToast(page, "Request sent to the firm");
  });

  await test.step("the firm answers with a second version", async () => {
    await one.goto("/notifications");
    await one.getByRole("link", { name: /A homeowner asked for changes/ }).click();
    await expect(one.getByText("A longer warranty. Write to")).toBeVisible();
    await expect(one.locator("main")).not.toContainText(owner.email);
    await one.getByRole("button", { name: "Write Next Version" }).click();
    await one.getByRole("textbox", { name: "Workmanship", exact: true }).fill("5");
    await send(one);
    await expect(one.getByRole("heading", { name: "Version 2" })).toBeVisible();
  });

  await test.step("by what matters most one is recommended, and is accepted", async () => {
    await page.goto(`/projects/${project.id}/offers?priority=price`);
    await expect(page.getByRole("status").filter({ hasText: `Take ${sun}: it has the lowest price` })).toBeVisible();
    await page.getByRole("radio", { name: "Warranty" }).click();
    await expect(page).toHaveURL(/priority=warranty/);
    await expect(page.getByText(/it has the longest warranties/)).toBeVisible();
    await (await decisionOn(page, sun, isMobile)).getByRole("button", { name: "Accept offer" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Site address" }).fill("12 Gidan Rimi Close");
    await dialog.getByRole("button", { name: "Accept offer" }).click();
    await readToast(page, "Offer accepted");
    await expect(page.getByText(`You accepted the offer from ${sun}.`, { exact: false })).toBeVisible();
    await expect(page.getByRole("button", { name: "Accept offer" })).toHaveCount(0);
    await expectHolds(page);
  });

  await test.step("the winner sees whom and where, the rival is told and sees nothing of the home", async () => {
    await one.goto("/notifications");
    await one.getByRole("link", { name: /Your quote was accepted/ }).click();
    await one.getByRole("link", { name: "Open Lead" }).click();
    const contact = one.getByRole("region", { name: "Contact" });
    await expect(contact).toContainText(`${owner.firstName} ${owner.lastName}`);
    await expect(contact).toContainText("12 Gidan Rimi Close");
    await other.goto("/notifications");
    await other.getByRole("link", { name: /A homeowner chose another quote/ }).click();
    await expect(other.getByText("The homeowner chose another quote", { exact: false })).toBeVisible();
    await expect(other.locator("main")).not.toContainText(owner.firstName);
    await other.goto("/quotes?view=over");
    await expect(other.getByRole("link", { name: /^Q-\d+$/ })).toBeVisible();
    await expectHolds(other);
  });
  await one.context().close();
  await other.context().close();
});

/** What is decided on an offer: in its column of the table, or on its own on a phone. */
async function decisionOn(page: Page, firm: string, isMobile: boolean) {
  if (isMobile) {
    await page.getByRole("button", { name: new RegExp(firm) }).click();
    return page.getByRole("region", { name: firm }).getByRole("region", { name: "Your decision" });
  }
  const heads = page.getByRole("columnheader");
  await expect(heads.filter({ hasText: firm })).toBeVisible();
  const at = (await heads.allTextContents()).findIndex((text) => text.includes(firm));
  return page
    .getByRole("row", { name: /^Your decision/ })
    .getByRole("cell")
    .nth(at - 1);
}
