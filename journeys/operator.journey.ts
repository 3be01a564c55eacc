import type { Page } from "@playwright/test";
import { StoredFile } from "@sunwright/contract/files";
import { anotherBrowser } from "./support/another-browser";
import { expect, expectAccessible, expectNoSidewaysScroll, provoking, signedIn, test } from "./support/journey";
import { nextCode } from "./support/one-time-code";
import { readToast } from "./support/toast";
import { verified } from "./support/verified";
import { withApp } from "./support/with-app";

const headers = { "sec-fetch-site": "same-origin" };

/** A shop that hands in a licence with its document. */
async function shopThatWaits(page: Page, number: string): Promise<void> {
  await signedIn(page, "retailer");
  await page.goto("/validation");
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 600, height: 400 } });
  const upload = await page.request.post("/api/files?owner=firm&name=licence.png", {
    data: picture,
    headers: { ...headers, "content-type": "application/octet-stream" },
  });
  const fileId = StoredFile.parse(await upload.json()).id;
  const licence = { kind: "Trade licence", number, issuer: "Kano State", expires: "2099-03-14", fileId };
  const handedIn = await page.request.post("/api/shop/certificates", { data: licence, headers });
  expect(handedIn.status(), await handedIn.text()).toBe(200);
}

/** A list that other journeys, which share this server, may have put something in. */
const expectEmptyOrMore = (page: Page, nothing: string) =>
  expect(page.getByText(nothing).or(page.getByRole("main").getByRole("listitem").first()).first()).toBeVisible();

test.describe("the operator's day", () => {
  test.use(provoking(/status of (403|404|409).*\/api\/operator/, /API error (403|404|409) \/api\/operator/));

  test("reads a licence beside what was typed, decides with a fresh second step, and reads the trail of it", async ({
    page,
    browser,
    product,
    viewport,
    isMobile,
    hasTouch,
  }) => {
    const shop = await anotherBrowser(browser, { viewport, isMobile, hasTouch }, product.url);
    await shopThatWaits(shop, "TL-2041");
    await shopThatWaits(shop, "TL-3055");

    const person = await verified(page, product);
    await page.goto("/operator");
    await expect(page.getByText("These pages are for the operators of this server.")).toBeVisible();
    expect(await product.operator(person.email)).toContain("is an operator.");
    await page.reload();
    await expect(page.getByRole("heading", { name: "Set up two-step verification first" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Set up an app" })).toBeVisible();
    await expectAccessible(page);
    const { secret, used } = await withApp(page, person);

    await page.goto("/");
    await page.getByRole("button", { name: "Account menu" }).click();
    await page.getByRole("menuitem", { name: "Operator" }).click();
    const row = page.getByRole("row", { name: /TL-2041/ });
    await expect(row).toContainText("Mar 14, 2099");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await row.getByRole("button").click();
    await expect(page.getByRole("img", { name: /Document from/ })).toBeVisible();
    await expect(page).toHaveURL(/open=/);
    const another = await page.context().newPage();
    await another.goto(page.url());
    await expect(another.getByRole("button", { name: "Decide" })).toBeVisible();

    await page.getByRole("button", { name: "Decide" }).click();
    await expect(page.getByText("Give a reason")).toBeVisible();
    await page.getByLabel("Number on the document", { exact: true }).fill("tl 2041");
    await page.getByLabel("Expiry date on the document", { exact: true }).fill("2099-03-14");
    await page.getByLabel("Holder on the document", { exact: true }).fill("Example Store Ltd");
    await expect(page.getByRole("img", { name: "Matches" })).toHaveCount(3);
    await page.getByRole("textbox", { name: "Reason" }).fill("Found in the register");
    await expectAccessible(page);

    // As if the last second step were older than 15 minutes: it is asked in place, and what was typed goes on.
    const body = { code: "second_step_needed", message: "Verify again before you decide" };
    let asked = 0;
    // It stays in place: taken away at its first answer, it can keep the question of the dialog that opens at that moment.
    await page.route("**/decision", (route) =>
      asked++ === 0 ? route.fulfill({ status: 403, json: body }) : route.continue(),
    );
    await page.getByRole("button", { name: "Decide" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("What you typed is kept.");
    await expectAccessible(page, dialog);
    await dialog.getByLabel("Code from your app").fill(await nextCode(secret, used));
    await dialog.getByRole("button", { name: "Continue" }).click();
    await readToast(page, "Decision recorded");
    await expect(row).toBeHidden();
    await expect(page.getByText("Verified a certificate")).toBeVisible();

    await another.getByLabel("Number on the document", { exact: true }).fill("TL-2041");
    await another.getByLabel("Holder on the document", { exact: true }).fill("Example Store Ltd");
    await another.getByRole("textbox", { name: "Reason" }).fill("Found it, too");
    await another.getByRole("button", { name: "Decide" }).click();
    await readToast(another, "The decision was not saved", "This was decided in the meantime. Reload it.");
    await another.close();

    await page
      .getByRole("row", { name: /TL-3055/ })
      .getByRole("button")
      .click();
    await page.getByRole("radio", { name: /Reject/ }).click();
    await page.getByRole("textbox", { name: "Reason" }).fill("The scan is cut off");
    await page.getByRole("button", { name: "Decide" }).click();
    await expect(page.getByRole("row", { name: /TL-3055/ })).toBeHidden();
    await shop.goto("/shop/profile");
    await expect(shop.getByText("The scan is cut off").first()).toBeVisible();
    await shop.close();

    await page.getByRole("radio", { name: "Reused serials" }).click();
    await expectEmptyOrMore(page, "No passports waiting.");
    await page.getByRole("radio", { name: "Reported reviews" }).click();
    await expect(page).toHaveURL(/view=reviews/);
    await expectEmptyOrMore(page, "No reviews waiting for a decision.");
    await expectAccessible(page);

    await page.getByRole("link", { name: "Disputes" }).click();
    await expectEmptyOrMore(page, "No disputes.");
    await page.getByRole("radio", { name: "Ended" }).click();
    await expect(page).toHaveURL(/view=closed/);
    await page.getByRole("searchbox", { name: "Search" }).fill("J-99999");
    await expect(page.getByText("No matches.")).toBeVisible();
    await expectAccessible(page);

    // What is still waited with does not lead back from the page that is opened.
    const slow = await page.context().newCDPSession(page);
    await slow.send("Emulation.setCPUThrottlingRate", { rate: 20 });
    await page.getByRole("searchbox", { name: "Search" }).fill("J-99998");
    await page.getByRole("link", { name: "Audit" }).click();
    await slow.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    const trail = page.getByRole("region", { name: "Audit" });
    await expect(trail.getByText("Rejected a certificate").first()).toBeVisible();
    await trail.getByRole("searchbox", { name: "Search" }).fill("cut off");
    await expect(trail.getByRole("listitem")).toHaveCount(1);
    await expect(page).toHaveURL(/q=cut/);
    await expectAccessible(page);
    const name = (await trail.getByRole("listitem").innerText()).match(/Example Store \d+/)?.[0] ?? "";
    await page.getByLabel("Order number, job number or firm name").fill(name);
    await page.getByRole("button", { name: "Look up" }).click();
    await expect(page.getByRole("heading", { name: /Firm Example Store/ })).toBeVisible();
    await page.getByLabel("Order number, job number or firm name").fill("SW-999999");
    await page.getByRole("button", { name: "Look up" }).click();
    await expect(page.getByText("No order, job or firm matches")).toBeVisible();

    await page.getByRole("link", { name: "Figures" }).click();
    const countryFigures = page.getByRole("region", { name: "Country figures" });
    await countryFigures.getByRole("combobox", { name: "Country" }).click();
    await page.getByRole("option", { name: "USA" }).click();
    await countryFigures.getByRole("combobox", { name: "Age" }).click();
    await page.getByRole("option", { name: "Ended" }).click();
    await expect(page).toHaveURL(/age=ended/);
    await expect(
      countryFigures.getByRole("row", { name: /Subsidy: Federal tax credit of 30%.*Dec 31, 2025/ }),
    ).toBeVisible();
    await expectAccessible(page);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      countryFigures.getByRole("button", { name: "Export CSV" }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^figures-\d{4}-\d{2}-\d{2}\.csv$/);

    await page.getByRole("link", { name: "Health" }).click();
    await expect(page.getByText("Mail waiting")).toBeVisible();
    await expect(page.getByText("No call failed because of the server.")).toBeVisible();
    await expectAccessible(page);
    await page.goto("/operator/figures");
    await expect(page.getByRole("region", { name: "Country figures" })).toBeVisible();
    await expectAccessible(page);
    for (const room of [
      "/operator?view=all",
      "/operator?view=serials",
      "/operator?view=hidden",
      "/operator/disputes",
      "/operator/figures",
      "/operator/audit",
      "/operator/health",
    ]) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(room);
      await expect(page.getByRole("navigation", { name: "Operator pages" })).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
  });
});
