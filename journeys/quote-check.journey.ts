import { smallPdf } from "../apps/web/src/features/quote-check/testing/small-pdf";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/journey";

/** The quotation of mock 47. */
const LINES = [
  "Danladi Solar, Kano",
  "6 x 450W mono solar panels",
  "4 x 12V 200Ah tubular gel battery",
  "5kVA inverter",
  "Installation included",
  "70% deposit before delivery",
  "Total: NGN 5,150,000",
];

const pdf = (name: string, bytes: Uint8Array) => ({ name, mimeType: "application/pdf", buffer: Buffer.from(bytes) });

test.use({ storageState: { cookies: [], origins: [] } });

test("a quote is read in the browser, simulated in a house and judged, and nothing leaves the page", async ({
  page,
}) => {
  await page.goto("/check-quote");
  const written: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") written.push(`${request.method()} ${request.url()}`);
  });
  const verdict = page.getByRole("region", { name: "The verdict" });
  await expect(verdict).toContainText("Choose your town and your power");
  await page.getByLabel("Quote as PDF").setInputFiles(pdf("quotation.pdf", smallPdf([LINES])));
  await expect(page.getByText(/^quotation\.pdf: 8 of 10 things read, 2 to check/)).toBeVisible();
  await expect(page.getByLabel("Panels", { exact: true })).toHaveValue("6");
  await expect(page.getByText("Check this. The quote says: “5kVA inverter”")).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel("Town or nearest city").fill("Kano");
  await page.getByRole("option", { name: "Kano, Nigeria" }).click();
  await page.getByRole("radio", { name: "None" }).click();
  await page.getByRole("radio", { name: /^House(?! with)/ }).click();
  await expect(verdict).toContainText(/This quote costs ₦5,150,000, .*local prices/, { timeout: 60_000 });
  await expect(verdict).toContainText(/Your house would be dark for [\d,]+ hours a year/);
  await expect(verdict.getByRole("list").first()).toContainText("70% of the price is due before the parts are on site");
  await expect(verdict).toContainText("Is VAT in the price?");
  await expectAccessible(page);

  // Without a battery nothing is judged, and the page says what is missing.
  await page.getByLabel("Battery", { exact: true }).fill("");
  await expect(verdict).toContainText("No verdict yet. Missing: Battery.");
  expect(written).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /quote|kept/.test(key)))).toEqual([]);
});

test("files that hold no text are named, and lines are pasted instead @phone @rest", async ({ page }) => {
  await page.goto("/check-quote");
  const choose = (name: string, bytes: Uint8Array) => page.getByLabel("Quote as PDF").setInputFiles(pdf(name, bytes));
  await choose("scan.pdf", smallPdf(["picture"]));
  await expect(page.getByText("This PDF holds pictures only.")).toBeVisible();
  await choose("locked.pdf", smallPdf([LINES], { locked: true }));
  await expect(page.getByText("This PDF is locked with a password.")).toBeVisible();
  await choose("photo.pdf", Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]));
  await expect(page.getByText("This file is not a PDF.")).toBeVisible();
  await choose("large.pdf", new Uint8Array(16 * 1024 * 1024));
  await expect(page.getByText("This file is larger than 15 MB.")).toBeVisible();
  await page.getByRole("radio", { name: "Paste its lines" }).click();
  await page.getByLabel("Lines of the quote").fill(LINES.join("\n"));
  await page.getByRole("button", { name: "Read these lines" }).click();
  await expect(page.getByText("8 of 10 things read, 2 to check.")).toBeVisible();
  await expect(page.getByLabel("Price")).toHaveValue(/5.?150.?000/);
  await expectNoSidewaysScroll(page);
});
