import { chromium } from "@playwright/test";
import { newProject, pageNames } from "../../journeys/support/design";
import { createAccount, signIn, somebody } from "../../journeys/support/people";
import { startProduct } from "../../journeys/support/server";
import { findChromium } from "../../tools/browser";
import { ensureBuilt } from "../../tools/setup.mjs";

/** From the press of a tab to the picture of its page, once it was open. Source: issue 16, 1. [ms] */
const BUDGET = 100;
/** Pages of a desk are this high at most, about two screens of 900. [px] */
const ABOUT_TWO_SCREENS = 2_100;

/**
 * Presses the tab of every page three times round; times in order, from the press to the picture. [ms] Runs in the page,
 * as its own text: names of functions made inside would be kept by a helper that the page does not have.
 */
async function pressTabs(names: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const name of [...names, ...names, ...names]) {
    const tab = document.querySelector<HTMLElement>(`.result-tabs a[href$="/results/${name}"]`);
    const start = performance.now();
    tab?.click();
    do await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    while (tab?.getAttribute("aria-current") !== "page");
    times.push(performance.now() - start);
  }
  return times.toSorted((one, other) => one - other);
}

/** How long the pages of a result take to follow each other, and how high they are at 1440. */
export async function measure(): Promise<string[]> {
  await ensureBuilt();
  const product = await startProduct();
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });
  const page = await browser.newPage({ baseURL: product.url, viewport: { width: 1_440, height: 900 } });
  const person = somebody();
  await createAccount(page.request, person);
  await signIn(page, person);
  const { id } = await newProject(page, { calculated: true, parameters: { city: "ng-kano" } });
  const lines: string[] = [];
  for (const name of pageNames) {
    await page.goto(`/projects/${id}/results/${name}`, { waitUntil: "networkidle" });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    lines.push(`${name}: ${height} px high${height > ABOUT_TWO_SCREENS ? ", more than about two screens" : ""}`);
  }
  for (const name of pageNames) {
    await page.locator(`.result-tabs a[href$="/results/${name}"]`).click();
    await page.waitForTimeout(1_000);
  }
  const took = await page.evaluate(pressTabs, pageNames);
  const median = took[Math.floor(took.length / 2)] ?? NaN;
  if (median > BUDGET) process.exitCode = 1;
  lines.push(
    `from one page to another: ${median.toFixed(0)} ms in the middle, ${(took.at(-1) ?? NaN).toFixed(0)} at most, ${
      median <= BUDGET ? "within" : "MISSES"
    } its budget of ${BUDGET} ms`,
  );
  await browser.close();
  await product.stop();
  return lines;
}
