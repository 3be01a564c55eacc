// Of the rest: the report on paper.
import { newProject, openProject, test } from "./support/design";
import { expect, expectNoSidewaysScroll, onBothWidths } from "./support/journey";
import { naira } from "./support/money";
import { toasts } from "./support/toast";

const REPORT = [
  "System Architecture Overview",
  "Month by month",
  "Reliability",
  "Yearly yield",
  "Cost Estimation",
  "Technical Specifications",
  "Energy Analysis",
  "Recommendations",
  "Read before you rely on these figures",
  "Cables",
  "Where the panel capacity comes from",
  "Power Consumption",
  "System Parameters",
  "How the numbers were made",
];
/** A4 at 96 dpi less the margins of 12 mm left and right. [px] */
const PAPER = { width: 703, height: 1_010 };

test("the detailed report prints the project whole, on light A4, also from a dark screen", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "yes");
  });
  await page.emulateMedia({ colorScheme: "dark" });
  const project = await newProject(page, { calculated: true });
  await openProject(page, project, "results");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const noted = page.waitForResponse("**/exports");
  await page.getByRole("button", { name: "Generate Detailed Report" }).click();
  await expect(page.locator("html"), "S-278").toHaveAttribute("data-printed", "yes");
  expect((await noted).status()).toBe(200);

  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const name of REPORT) await expect(page.getByRole("heading", { name: new RegExp(name) })).toBeVisible();
  await expect(page.getByRole("button", { name: "Generate Detailed Report" })).toBeHidden();
  // In the cost and again as the first day of the money.
  await expect(page.getByRole("cell", { name: naira(project.estimatedCost ?? 0) }).first()).toBeVisible();
  for (const appliance of ["Ceiling fan", "Refrigerator", "LED bulb", "Water pump"])
    await expect(page.getByRole("row", { name: new RegExp(`^${appliance} `) })).toBeVisible();
  await onBothWidths(page, () => expectNoSidewaysScroll(page));
  const [paper, ink] = await page.locator(".print-report").evaluate((report) => {
    const { backgroundColor, color } = getComputedStyle(report);
    return [backgroundColor, color];
  });
  expect(paper).toBe("rgb(255, 255, 255)");
  expect(Math.max(...(ink?.match(/\d+/g) ?? ["255"]).slice(0, 3).map(Number))).toBeLessThan(80);

  await page.emulateMedia({ media: null });
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString("latin1");
  // 210 × 297 mm in points.
  const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf) ?? [];
  expect(Number(width)).toBeCloseTo(595, -1);
  expect(Number(height)).toBeCloseTo(842, -1);
  const sheets = pdf.match(/\/Type\s*\/Page\b/g) ?? [];
  expect(sheets.length).toBeGreaterThanOrEqual(3);
  // With its contents, seven parts and the signatures; a blank sheet between parts would go beyond.
  expect(sheets.length).toBeLessThanOrEqual(15);
});

test("a report asked for before its script has come waits for it, and is whole when the browser prints @rest", async ({
  page,
}) => {
  // As the browser does it: what is there when "beforeprint" returns goes to paper.
  await page.addInitScript(() => {
    window.print = () => {
      dispatchEvent(new Event("beforeprint"));
      const headings = [...document.querySelectorAll(".print-report :is(h2, h3)")].map(
        ({ textContent }) => textContent,
      );
      document.documentElement.setAttribute("data-printed", headings.join("\n"));
      dispatchEvent(new Event("afterprint"));
    };
  });
  let send = () => {};
  const sent = new Promise<void>((resolve) => (send = resolve));
  await page.route("**/print-report-*.js", async (route) => {
    await sent;
    await route.continue();
  });
  const project = await newProject(page, { calculated: true });
  await openProject(page, project, "results");
  await page.getByRole("button", { name: "Generate Detailed Report" }).click();
  await expect(toasts(page).getByText("Preparing the print")).toBeVisible();
  const printed = page.locator("html");
  await expect(printed).not.toHaveAttribute("data-printed");
  send();
  for (const heading of ["Cost Estimation", "Money", "System Parameters", "How the numbers were made"])
    await expect(printed).toHaveAttribute("data-printed", new RegExp(heading));
});
