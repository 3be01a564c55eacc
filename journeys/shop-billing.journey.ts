// Of the rest: what stands on invoices, and credit of 30 days.
import { expect, expectAccessible, expectHolds, provoking, verifiedPerson, test } from "./support/journey";
import { linkIn, mailTo } from "./support/mailbox";
import { createAccount, somebody } from "./support/people";

test.use({ storageState: { cookies: [], origins: [] } });
// An address nobody buys with, and the version of another tab.
test.use(
  provoking(
    /status of 4(22|09).*\/api\/(shop\/credits|firm\/billing)/,
    /API error 4(22|09) \/api\/(shop\/credits|firm\/billing)/,
  ),
);

const isSaving = (url: string, method: string) => method === "PUT" && url.endsWith("/api/firm/billing");

test("an owner says what stands on invoices and lets a firm buy on 30 days up to a limit", async ({
  page,
  product: { mailFolder },
}) => {
  const firm = somebody("installer");
  await createAccount(page.request, firm);
  const link = linkIn(await mailTo(mailFolder, firm.email, /verify/i), "/api/auth/verify-email");
  expect((await page.request.get(link)).ok()).toBe(true);
  await verifiedPerson(page, "retailer");
  await page.goto("/shop/profile");

  const invoices = page.getByRole("region", { name: "Invoices" });
  const box = (name: string) => invoices.getByRole("textbox", { name, exact: true });
  await box("Legal name").fill("Sahel Solar Ltd");
  await box("Tax number").fill("10427719-0001");
  await box("Invoice number prefix").fill("NV-26");
  await invoices.getByRole("button", { name: "Save Invoice Details" }).click();
  await expect(invoices).toContainText("Up to 10 letters and digits, such as NV26");
  await box("Invoice number prefix").fill("NV26");
  await box("Address on invoices").fill("4 Marina\nIsland");
  await invoices.getByRole("button", { name: "Save Invoice Details" }).click();
  await expect(page.getByText("Invoice details saved", { exact: true })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto("/shop/profile");
  await expect(other.getByRole("textbox", { name: "Legal name" })).toHaveValue("Sahel Solar Ltd");
  await expect(other.getByRole("textbox", { name: "Address on invoices" })).toHaveValue("4 Marina\nIsland");
  await other.getByRole("textbox", { name: "Tax number" }).fill("10427720-0001");
  await box("Tax number").fill("10427721-0001");
  const saved = page.waitForResponse((answer) => isSaving(answer.url(), answer.request().method()));
  await box("Tax number").press("Enter");
  expect((await saved).status()).toBe(200);
  await other.getByRole("button", { name: "Save Invoice Details" }).click();
  await expect(other.getByText("The invoice details could not be saved", { exact: true })).toBeVisible();
  await other.close();

  const papers = page.getByRole("region", { name: "Certificates" });
  await papers.getByRole("combobox", { name: "Type" }).fill("Trade licence");
  await papers.getByRole("textbox", { name: "Number" }).fill("TL-2041");
  await papers.getByRole("textbox", { name: "Issued by" }).fill("Kano State");
  await papers.getByRole("button", { name: "Upload" }).click();
  await expect(papers.getByRole("listitem").filter({ hasText: "Trade licence" })).toContainText("TL-2041");

  const credit = page.getByRole("region", { name: "Firms that buy on invoice" });
  await expect(credit).toContainText("No firms buy on invoice yet.");
  await expect(credit).toContainText("Nobody can pay by invoice yet");
  await credit.getByRole("button", { name: "Approve Firm" }).click();
  await expect(credit).toContainText("Enter an e-mail address");
  await expect(credit).toContainText("Enter an amount above zero");
  const address = credit.getByRole("textbox", { name: "E-mail of somebody at the firm" });
  await address.fill("nobody@example.org");
  await credit.getByRole("textbox", { name: "Limit" }).fill("30,000");
  await credit.getByRole("button", { name: "Approve Firm" }).click();
  await expect(address).toHaveAttribute("aria-invalid", "true");
  await address.fill(firm.email);
  await credit.getByRole("button", { name: "Approve Firm" }).click();
  await expect(credit.getByRole("listitem")).toContainText("$0.00 of $30,000.00 open");
  await expect(credit.getByRole("listitem")).toContainText("Example Installations");
  await expectHolds(page);

  await credit.getByRole("button", { name: "Change the limit of Example Installations" }).click();
  await page.getByRole("dialog").getByRole("textbox", { name: "Limit" }).fill("45.000,50");
  await expectAccessible(page, page.getByRole("dialog"));
  await page.getByRole("button", { name: "Save Limit" }).click();
  await expect(credit.getByRole("listitem")).toContainText("$45,000.50 left");
  await credit.getByRole("button", { name: "Stop invoices for Example Installations" }).click();
  await page.getByRole("button", { name: "Stop Invoices" }).click();
  await expect(credit).toContainText("No firms buy on invoice yet.");
});
