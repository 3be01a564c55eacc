// Of the rest: a home on Homeflex; its bills are unit tests, its page is one of the seven.
import type { Page } from "@playwright/test";
import { calculate, chooseOption, newProject, openProject, storedDesign, test } from "./support/design";
import { expect, expectHolds, expectNoSidewaysScroll, onBothWidths } from "./support/journey";

const plan = (page: Page) => page.getByRole("combobox", { name: "Electricity plan" });
const answers = (page: Page) => page.getByRole("region", { name: "Money", exact: true }).locator(".money-verdict");
const sentence = (page: Page) => answers(page).filter({ hasText: /must be billed by Eskom Homeflex/ });

test("a home in Johannesburg is billed by Homeflex, as the law has it, until its owner says one price", async ({
  page,
}) => {
  const parameters = {
    country: "South Africa",
    city: "za-johannesburg",
    currency: "ZAR",
    systemType: "on-grid",
  } as const;
  const project = await newProject(page, { parameters, calculated: true });
  await openProject(page, project, "money");
  await expect(sentence(page)).toContainText(/Homeflex: R[\d,]+.* a year with the system\..*one price for every hour/);
  await expectHolds(page);
  await onBothWidths(page, () => expectNoSidewaysScroll(page));

  await openProject(page, project, "system-parameters");
  await expect(plan(page)).toHaveText(/Eskom Homeflex/);
  await expect(plan(page)).toHaveAccessibleDescription(/Homes with registered panels are billed by Eskom Homeflex/);
  await chooseOption(page, "Electricity plan", "One price for every hour");
  await expect(plan(page)).toHaveText("One price for every hour");
  await expect(plan(page)).toBeEnabled();
  await expectHolds(page);
  await onBothWidths(page, () => expectNoSidewaysScroll(page));
  await calculate(page);
  expect((await storedDesign(page, project.id)).basis.tariffPlan).toBeUndefined();
  await openProject(page, project, "money");
  await expect(answers(page).first()).toBeVisible();
  await expect(sentence(page)).toHaveCount(0);
});

test("a hybrid in Johannesburg follows Homeflex, and is calculated by a plan that is still being saved", async ({
  page,
}) => {
  const parameters = {
    country: "South Africa",
    city: "za-johannesburg",
    currency: "ZAR",
    systemType: "hybrid",
    outageHours: 0,
  } as const;
  const project = await newProject(page, { parameters, calculated: true });
  await openProject(page, project, "money");
  const followed = answers(page).filter({ hasText: /The battery follows these prices/ });
  await expect(followed).toContainText(/saves R[\d,.]+.* a year beside a battery that looks at no price/);
  const bound = answers(page).filter({ hasText: /Were every hour of the year known beforehand/ });
  const view = page.getByRole("radiogroup", { name: "Level of detail" });
  await view.getByRole("radio", { name: "Home" }).click();
  await expect(bound).toHaveCount(0);
  await view.getByRole("radio", { name: "Engineer" }).click();
  await expect(bound).toContainText(/could be R[\d,.]+/);
  await expectHolds(page);
  await onBothWidths(page, () => expectNoSidewaysScroll(page));

  await openProject(page, project, "system-parameters");
  await page.route(`**/api/projects/${project.id}/economics`, async (route) => {
    if (route.request().method() === "PUT") await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await chooseOption(page, "Electricity plan", "One price for every hour");
  await calculate(page);
  const { basis } = await storedDesign(page, project.id);
  expect(basis.tariffPlan).toBeUndefined();
  expect(basis.followsPrices).toBeUndefined();
});
