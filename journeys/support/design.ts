import type { Locator, Page } from "@playwright/test";
import { addAppliance } from "@sunwright/contract/appliances";
import type { BodyInput } from "@sunwright/contract/endpoint";
import { calculateProject, createProject, readDesign, readProject, type Project } from "@sunwright/contract/projects";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import { expect, test as base } from "./journey";
import { toasts } from "./toast";

/** Signed in as one person per worker, for journeys that are about projects, not accounts. */
export const test = base.extend({
  storageState: async ({ designer }, use) => use(designer),
});

type NewAppliance = BodyInput<typeof addAppliance>;

/** A house from the catalogue: 5,082 Wh a day (2,700 + 1,200 + 432 + 750) and 1,272 W at peak (300 + 150 + 72 + 750). */
const HOUSE: readonly NewAppliance[] = [
  { applianceId: "ceiling-fan", quantity: 4, hoursPerDay: 9 },
  { applianceId: "refrigerator", hoursPerDay: 8 },
  { applianceId: "led-bulb", quantity: 8, hoursPerDay: 6 },
  { applianceId: "water-pump", hoursPerDay: 1 },
];
export const HOUSE_DAILY = 5_082;
export const HOUSE_PEAK = 1_272;

interface ProjectWanted {
  readonly parameters?: BodyInput<typeof createProject>;
  readonly appliances?: readonly NewAppliance[];
  /** Sizes it: from the appliances, or from the figures given. */
  readonly calculated?: boolean | NonNullable<BodyInput<typeof calculateProject>>;
}

async function post(page: Page, path: string, data: unknown = {}): Promise<unknown> {
  const answer = await page.request.post(path, { data, headers: { "sec-fetch-site": "same-origin" } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** Makes a project by the API, for journeys that are about what follows. */
export async function newProject(page: Page, wanted: ProjectWanted = {}): Promise<Project> {
  const { parameters = {}, appliances = HOUSE, calculated = false } = wanted;
  const project = createProject.response.parse(await post(page, createProject.path, parameters));
  const path = `/api/projects/${project.id}`;
  for (const appliance of appliances) await post(page, `${path}/appliances`, appliance);
  if (calculated !== false) await post(page, `${path}/calculate`, calculated === true ? {} : calculated);
  return storedProject(page, project.id);
}

/** The project as the server holds it. */
export async function storedProject(page: Page, id: string): Promise<Project> {
  const answer = await page.request.get(`/api/projects/${id}`);
  return readProject.response.parse(await answer.json());
}

export async function storedDesign(page: Page, id: string): Promise<Design> {
  const answer = await page.request.get(`/api/projects/${id}/design`);
  return readDesign.response.parse(await answer.json()).design;
}

const STEPS = {
  "power-calculation": "Power Consumption Calculator",
  "system-parameters": "System Parameters",
  results: "Results & Report",
} as const;

export type ResultPage = "summary" | "energy" | "wiring" | "money" | "roof" | "compare" | "people";
/** The pages of a result, by the end of their address, as their tabs name them. */
export const RESULT_PAGES: Readonly<Record<ResultPage, string>> = {
  summary: "Summary",
  energy: "Energy",
  wiring: "Wiring",
  money: "Money",
  roof: "Roof",
  compare: "Compare",
  people: "People",
};
export const pageNames: readonly ResultPage[] = ["summary", "energy", "wiring", "money", "roof", "compare", "people"];
const isResultPage = (name: string): name is ResultPage => name in RESULT_PAGES;

/** Opens a project at one of its three steps, or at a page of its result. */
export async function openProject(
  page: Page,
  { id }: Pick<Project, "id">,
  step: keyof typeof STEPS | ResultPage,
): Promise<void> {
  await page.goto(isResultPage(step) ? `/projects/${id}/results/${step}` : `/projects/${id}#${step}`);
  const heading = STEPS[isResultPage(step) ? "results" : step];
  await expect(page.getByRole("heading", { name: heading, level: 2 })).toBeVisible();
}

export const resultTab = (page: Page, name: ResultPage): Locator =>
  page.getByRole("navigation", { name: "Pages of the result" }).getByRole("link", { name: RESULT_PAGES[name] });

/** Goes to a page of the result as a person does, and finds it there. */
export async function toPage(page: Page, name: ResultPage): Promise<void> {
  await resultTab(page, name).click();
  await expect(page).toHaveURL(new RegExp(`/results/${name}(#|$)`));
  await expect(resultTab(page, name)).toHaveAttribute("aria-current", "page");
}

/**
 * Opens all that stands folded on the page, and what comes after it as the page's sections come: on a phone what does not
 * decide, everywhere what only some look into.
 */
export async function unfoldViews(page: Page): Promise<void> {
  await expect(page.locator(".result-page .result-view").first()).toBeAttached();
  await page.evaluate(() => {
    const unfold = (): void => {
      for (const fold of document.querySelectorAll("details.view-fold:not([open])")) fold.setAttribute("open", "");
    };
    unfold();
    new MutationObserver(unfold).observe(document.body, { childList: true, subtree: true });
  });
}

export async function toParameters(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Continue to System Parameters" }).click();
  await expect(page.getByRole("heading", { name: "System Parameters" })).toBeVisible();
}

export async function calculate(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Calculate Solar System" }).click();
  await expectTitle(page, "Solar system calculated successfully");
}

/** The notification on screen says this; one said just before may still stand. */
export async function expectTitle(page: Page, title: string): Promise<void> {
  await expect(toasts(page).getByText(title, { exact: true })).toBeVisible();
}

/** Chooses in the appliance box as a person would: types, then presses what the list offers. */
export async function chooseAppliance(page: Page, name: string): Promise<void> {
  await page.getByRole("combobox", { name: "Appliance" }).fill(name);
  await page
    .getByRole("option", { name: new RegExp(`^${name}`) })
    .first()
    .click();
}

/** Everything the page says about the load beside the form: the column of a desk, the sheet of a phone. */
export const summary = (page: Page): Locator => page.getByRole("region", { name: "Summary" });

export async function chooseOption(page: Page, label: string, option: string | RegExp): Promise<void> {
  await page.getByRole("combobox", { name: label, exact: true }).click();
  await page.getByRole("option", { name: option }).click();
}
