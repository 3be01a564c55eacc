// Of the rest: the profile of a firm in all its states, its certificate and its members.
import type { Page } from "@playwright/test";
import { pdfOf } from "../apps/api/src/features/files/testing/samples";
import { anotherBrowser } from "./support/another-browser";
import { expect, expectAccessible, expectHolds, provoking, verifiedPerson, test } from "./support/journey";
import { linkIn, mailTo } from "./support/mailbox";
import { createAccount, signIn, somebody } from "./support/people";

test.use({ storageState: { cookies: [], origins: [] } });
// The page of a firm that has closed.
test.use(provoking(/status of 404.*\/api\/installers\//, /API error 404 \/api\/installers\//));

const box = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
async function choose(page: Page, name: string, option: string): Promise<void> {
  await page.getByRole("combobox", { name, exact: true }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

test("an installer says where the firm works, hands in a certificate, is verified and seen, and takes somebody on", async ({
  page,
  product,
  browser,
  viewport,
  isMobile,
  hasTouch,
}) => {
  const owner = await verifiedPerson(page, "installer");
  await page.goto("/installer-dashboard");
  const rooms = page.getByRole("navigation", { name: "Your firm" });
  await rooms.getByRole("link", { name: "Profile" }).click();
  await expect(box(page, "Radius")).toHaveValue("50");
  await expect(page.getByRole("region", { name: "Verification", exact: true })).toContainText("Not verified");
  await expect(page.getByText("No certificates uploaded yet.")).toBeVisible();

  await box(page, "Name").fill("Arewa Roof Power");
  await box(page, "Phone").fill("0803 555 0142");
  await box(page, "About the firm").fill("Roofs of Kano since 2019.");
  await choose(page, "Add a language", "English");
  await choose(page, "Add a language", "Hausa");
  await choose(page, "Country", "Nigeria");
  await box(page, "Base").fill("Kano");
  await page
    .getByRole("list", { name: "Towns found" })
    .getByRole("button", { name: /^Kano,/ })
    .first()
    .click();
  await box(page, "Radius").fill("75");
  await expect(page.getByText("75 km is 47 mi.")).toBeVisible();
  await expect(page.getByText(/^You work in homes up to 75 km \(47 mi\) from Kano\.$/)).toBeVisible();
  await box(page, "Smallest system").fill("2");
  await box(page, "Largest system").fill("1.5");
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(page.getByText("Must not be below the smallest")).toBeVisible();
  await expectHolds(page);
  await box(page, "Largest system").fill("20");
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(page.getByText("Profile saved", { exact: true })).toBeVisible();
  await expect(rooms.locator("..")).toContainText("Arewa Roof Power");

  const invoices = page.getByRole("region", { name: "Invoices" });
  await expect(invoices).toContainText("As registered. Leave empty to use Arewa Roof Power");
  await box(page, "Legal name").fill("Arewa Roof Power Ltd");
  await box(page, "Tax number").fill("10427719-0001");
  await invoices.getByRole("button", { name: "Save Invoice Details" }).click();
  await expect(page.getByText("Invoice details saved", { exact: true })).toBeVisible();

  const papers = page.getByRole("region", { name: "Certificates" });
  await papers.getByRole("button", { name: "Upload" }).click();
  await expect(papers.getByText("Required")).toHaveCount(3);
  await papers.getByRole("combobox", { name: "Type" }).fill("NEMSA certification (Nigeria)");
  await box(page, "Number").fill("NG 4417");
  await box(page, "Issued by").fill("NEMSA");
  await papers.getByLabel("Valid until").fill("2020-01-01");
  await expect(papers.getByText("This has expired. Upload a valid one.")).toBeVisible();
  await papers.getByLabel("Valid until").fill("2096-08-31");
  const document = { name: "Licence.pdf", mimeType: "application/pdf", buffer: pdfOf(2_000) };
  await papers.locator("input[type=file]").first().setInputFiles(document);
  await expect(papers.getByText("Licence.pdf", { exact: true })).toBeVisible();
  await papers.getByRole("checkbox", { name: "hybrid systems" }).click();
  await papers.getByRole("checkbox", { name: "off-grid systems" }).click();
  await papers.getByRole("button", { name: "Upload" }).click();
  await expect(papers.getByText("Waiting for review")).toBeVisible();
  await expect(papers.getByText("For off-grid systems, hybrid systems")).toBeVisible();
  await expect(papers.getByRole("link", { name: "Open Licence.pdf" })).toBeVisible();
  await expectHolds(page);

  const list = await product.operator("firms");
  expect(list).toContain("Arewa Roof Power, installer, Kano, Nigeria");
  expect(list).toContain("NEMSA certification (Nigeria) NG 4417, NEMSA, until 2096-08-31, Licence.pdf");
  const [firmId = ""] = list.split("  ");
  expect(await product.operator("verify", firmId)).toContain("Arewa Roof Power is verified.");

  await page.goto("/notifications");
  await page.getByRole("link", { name: /A certificate of your firm was verified/ }).click();
  await expect(page).toHaveURL(/\/firm\/profile$/);
  await expect(page.getByRole("region", { name: "Verification", exact: true })).toContainText(
    "Your people can buy at trade price",
  );
  await expect(papers.getByText("Verified", { exact: true })).toBeVisible();

  const people = page.getByRole("region", { name: "People" });
  const helper = somebody();
  await people.getByRole("textbox", { name: "E-mail" }).fill(helper.email);
  await people.getByRole("button", { name: "Invite" }).click();
  await expect(people).toContainText("Invited as staff");

  const screen = { viewport, isMobile, hasTouch };
  const other = await anotherBrowser(browser, screen, product.url);
  await createAccount(other.request, helper);
  const verify = linkIn(await mailTo(product.mailFolder, helper.email, /verify/i), "/api/auth/verify-email");
  expect((await other.request.get(verify)).ok()).toBe(true);
  await signIn(other, helper);

  await other.goto(`/installers/${firmId}`);
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Arewa Roof Power");
  await expect(other.getByText("Kano, Nigeria: within 75 km (47 mi)")).toBeVisible();
  await expect(other.getByText("2 to 20 kW of panels")).toBeVisible();
  await expect(other.getByText("English and Hausa")).toBeVisible();
  const shown = other.getByRole("region", { name: "Verified certificates" });
  await expect(shown).toContainText("No. NG 4417");
  await expect(shown).toContainText("For off-grid systems, hybrid systems");
  await expect(shown.getByRole("link")).toHaveCount(0);
  await expect(other.getByRole("region", { name: "Finished jobs", exact: true })).toContainText(
    "No finished jobs yet.",
  );
  await expectHolds(other);

  const invitation = linkIn(await mailTo(product.mailFolder, helper.email, /invited/i), "/firm/invitation");
  await other.goto(invitation);
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Join Arewa Roof Power");
  await other.getByRole("button", { name: "Accept" }).click();
  await expect(other).toHaveURL(/\/firm\/profile$/);
  await expect(other.getByText("Only owners of the firm can change this.")).toBeVisible();
  await expect(box(other, "Name")).toBeDisabled();
  await expect(other.getByRole("button", { name: "Upload" })).toHaveCount(0);
  await expectHolds(other);
  await other.context().close();

  await page.reload();
  await expect(people).toContainText(`${helper.firstName} ${helper.lastName}`);
  await expect(people).toContainText(`${owner.firstName} ${owner.lastName} (you)`);
  await page.getByRole("button", { name: "Pause the Firm" }).click();
  await expect(page.getByRole("region", { name: "Your firm" })).toContainText("Paused");
  await page.getByRole("link", { name: "See Your Public Page" }).click();
  await expect(page.getByText("This firm is not taking new work at the moment.")).toBeVisible();
  await page.goBack();
  await page.getByRole("button", { name: "Remove NEMSA certification (Nigeria)" }).click();
  await expectAccessible(page, page.getByRole("dialog"));
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("No certificates uploaded yet.")).toBeVisible();
  await page.getByRole("button", { name: "Close Permanently" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close Permanently" }).click();
  await expect(page.getByRole("region", { name: "Your firm" })).toContainText("permanently closed");
  await page.goto(`/installers/${firmId}`);
  await expect(page.getByText("This installer does not exist")).toBeVisible();
});
