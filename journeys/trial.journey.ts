import type { Locator, Page } from "@playwright/test";
import { importProject } from "@sunwright/contract/project-file";
import { PSEUDO_LANGUAGE } from "@sunwright/words/pseudo";
import { expect, expectAccessible, expectNoSidewaysScroll, provoking, signedIn, test } from "./support/journey";
import { createAccount, somebody } from "./support/people";
import { fillSignIn } from "./support/sign-in";
import { expectToast } from "./support/toast";
import { expectWords, settled } from "./support/words";

const keep = (page: Page) => page.getByRole("button", { name: "Keep it" });
const answered = (page: Page) => page.getByRole("region", { name: "Your system" });
const sentence = (page: Page) => answered(page).locator(".type-h3");
const town = (page: Page) => page.getByLabel("Town or nearest city");

async function chooseTown(page: Page, name: string, country: string): Promise<void> {
  await town(page).fill(name);
  await page.getByRole("option", { name: `${name}, ${country}` }).click();
  await expect(town(page)).toHaveValue(`${name}, ${country}`);
}

/** A flat in Kano with four hours of grid. */
async function answer(page: Page): Promise<string> {
  await chooseTown(page, "Kano", "Nigeria");
  await page.getByRole("radio", { name: /^Flat/ }).click();
  await page.getByRole("radio", { name: "4 h", exact: true }).click();
  await expect(page.getByRole("radio", { name: "4 h", exact: true })).toBeChecked();
  return standing(page, "Flat in Kano");
}

/** What the answer says once it follows all that was answered. */
async function standing(page: Page, name: string): Promise<string> {
  await expect(sentence(page)).toContainText(name);
  await expect(keep(page)).toBeEnabled();
  return (await sentence(page).textContent()) ?? "";
}

/** A firm begins in the engineer's view, where a trial speaks as Home does. */
async function expectSameFigures(page: Page, said: string, view: "home" | "engineer" = "home"): Promise<void> {
  await expectToast(page, "Your design is now a project", "Flat in Kano has all your answers.");
  if (view === "engineer") await page.getByRole("radio", { name: "Home" }).click();
  await expect(page.locator(".verdict").first()).toHaveText(said, { useInnerText: true });
}

test("five taps on one page lead from the first page to a sized system with its price @phone", async ({ page }) => {
  await page.goto("/auth");
  const start = page.getByRole("button", { name: "Try it first" });
  // Within the first screen, on a phone too.
  const { y = Infinity, height = 0 } = (await start.boundingBox()) ?? {};
  expect(y + height).toBeLessThan(844);
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  await tap(start);
  await expect(page.getByRole("heading", { level: 1, name: "Your house, your roof, one answer" })).toBeFocused();
  await tap(town(page));
  await tap(page.getByRole("option", { name: "Kano, Nigeria" }));
  await tap(page.getByRole("radio", { name: /^Flat/ }));
  await standing(page, "Flat in Kano");
  await expect(answered(page)).toContainText(/Price today ?₦ ?[\d.]+ ?M/);
  expect(taps).toBeLessThanOrEqual(5);
  expect(new URL(page.url()).pathname, "one page").toBe("/try");
  await page.goBack();
  await expect(page.getByRole("tab", { name: "Sign In" })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1, name: "Your house, your roof, one answer" })).toBeVisible();
});

test.describe("a browser of Germany", () => {
  test.use({ timezoneId: "Europe/Berlin" });
  test("begins with the largest city of its country, and the address of before leads here", async ({ page }) => {
    await page.goto("/auth?mode=try");
    await expect(page).toHaveURL(/\/try$/);
    await expect(town(page)).toHaveValue("Berlin, Germany");
    await expect(page.getByRole("radio", { name: "All day", exact: true })).toBeChecked();
    await expect(page.getByRole("radio", { name: /^House with a heat pump/ })).toBeVisible();
  });
});

test("two answers give a design that becomes a project by an account that is signed in to at once @phone", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/try");
  await expect(page.getByRole("radio", { name: /^Flat/ })).toBeVisible();
  await expectAccessible(page);
  // Hours of grid and the roof are filled in: the town and the power are what is asked.
  await chooseTown(page, "Kano", "Nigeria");
  await expect(page.getByRole("radio", { name: "8 h", exact: true })).toBeChecked();
  await page.getByRole("radio", { name: /^Flat/ }).click();
  await standing(page, "Flat in Kano");
  const said = await answer(page);
  await expect(answered(page)).toContainText("Pays for itself after");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // Who asks, and the figures that every design counts with: nothing of the house is sent.
  const known = ["/api/auth/user", "/api/figures"];
  expect(asked.filter((path) => path.startsWith("/api/") && !known.includes(path))).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("design")))).toEqual([]);

  await keep(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "Keep Flat in Kano" })).toBeFocused();
  await expect(page.getByLabel("First name")).toBeVisible();
  await expectAccessible(page);
  const person = somebody();
  expect(await page.getByRole("textbox").count(), "from the trial to a project in eight fields").toBeLessThanOrEqual(8);
  await page.getByLabel("First name").fill(person.firstName);
  await page.getByLabel("Last name").fill(person.lastName);
  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Keep it" }).click();
  await expectSameFigures(page, said);
  await page.reload();
  await expect(page.locator(".verdict").first()).toHaveText(said, { useInnerText: true });
  await page.goto("/projects");
  await expect(page.getByRole("link", { name: "Flat in Kano" })).toHaveCount(1);
});

test("the questions are answered by keyboard, and an installer's design opens after signing in @rest", async ({
  page,
}) => {
  const person = somebody("installer");
  await createAccount(page.request, person);
  await page.goto("/try");
  await town(page).focus();
  await page.keyboard.type("kano");
  await expect(page.getByRole("option", { name: "Kano, Nigeria" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(town(page)).toHaveValue("Kano, Nigeria");
  await expect(town(page)).toBeFocused();
  // Past what runs at home or a bill.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  // Held for a moment, as a finger does: the choice follows the focus only while the key is down.
  await page.keyboard.press("ArrowDown", { delay: 200 });
  await expect(page.getByRole("radio", { name: /^Flat/ })).toBeChecked();
  await page.keyboard.press("Tab");
  // From the country's usual eight hours.
  await page.keyboard.press("ArrowLeft", { delay: 200 });
  await expect(page.getByRole("radio", { name: "4 h", exact: true })).toBeChecked();
  const said = await standing(page, "Flat in Kano");
  await keep(page).press("Enter");
  await page.getByRole("button", { name: "I have an account" }).click();
  await fillSignIn(page, person.email, person.password);
  await expectSameFigures(page, said, "engineer");
});

test("who is signed in keeps a design at once, and a discarded one is gone @rest", async ({ page }) => {
  await page.goto("/try");
  await answer(page);
  await keep(page).click();
  await page.getByRole("button", { name: "I have an account" }).click();
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(page.getByText("is kept in this browser")).toHaveCount(0);
  await page.reload();
  await expect(page.getByText("is kept in this browser")).toHaveCount(0);
  await signedIn(page);
  await page.goto("/try");
  const said = await answer(page);
  await keep(page).click();
  await expectSameFigures(page, said);
});

test.describe("a server that cannot be reached", () => {
  test.use(provoking(/ERR_FAILED.*\/api\/projects\/import/));
  test("the kept design waits for the next opening @rest", async ({ page }) => {
    await signedIn(page);
    await page.goto("/try");
    const said = await answer(page);
    await page.route(`**${importProject.path}`, (route) => route.abort());
    await keep(page).click();
    await expectToast(
      page,
      "Your kept design could not be opened",
      "It is still in this browser. Reload this page to try again.",
    );
    await page.unroute(`**${importProject.path}`);
    await page.reload();
    await expectSameFigures(page, said);
  });
});

test("every text of the design before an account comes from the catalogue and fits @phone @rest", async ({ page }) => {
  await page.addInitScript((language) => localStorage.setItem("language", JSON.stringify(language)), PSEUDO_LANGUAGE);
  await page.goto("/try");
  await settled(page);
  await page.getByRole("combobox").click();
  await page.getByRole("option").first().click();
  // After the choice between a home and a bill: the homes, then the hours of light.
  await page.getByRole("radiogroup").nth(1).getByRole("radio").nth(1).click();
  for (const hours of [0, 1, 6]) {
    await page.getByRole("radiogroup").nth(2).getByRole("radio").nth(hours).click();
    await expect(page.getByRole("region").locator(".type-h3")).toBeVisible();
    await expect(page.getByRole("region").getByRole("button").last()).toBeEnabled();
    await expectWords(page);
  }
  await page.getByRole("region").getByRole("button").last().click();
  await expectWords(page);
});

test("a home of the climate, or a bill, begins a project in its own country @phone @rest", async ({ page }) => {
  await signedIn(page);
  await page.goto("/try");
  await chooseTown(page, "Munich", "Germany");
  await expect(page.getByRole("radio", { name: /^House with a heat pump/ })).toBeVisible();
  await expect(page.getByRole("radio", { name: /^One or two rooms/ })).toHaveCount(0);
  await page.getByRole("radio", { name: "I know my bill" }).click();
  await page.getByRole("radio", { name: "A year", exact: true }).click();
  // €1,488 at 37.2 ct are 4,000 kWh.
  await page.getByRole("textbox", { name: "Amount for the year" }).fill("1488");
  await expect(page.getByText(/^That means 4,000 kWh a year/)).toBeVisible();
  await expect(page.getByRole("radio", { name: "All day", exact: true })).toBeChecked();
  const before = await standing(page, "Home in Munich");
  // The answer follows the roof.
  await page.getByRole("radio", { name: "North", exact: true }).click();
  await page.getByRole("radio", { name: "45°", exact: true }).click();
  await expect(sentence(page)).not.toHaveText(before);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keep(page).click();
  await expectToast(page, "Your design is now a project", "Home in Munich has all your answers.");
  await expect(page.getByRole("main")).toContainText("€");
});
