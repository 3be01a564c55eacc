// Of the rest: a project where nobody sells; the design itself is walked from the first open.
import { calculate, chooseOption, newProject, openProject, storedProject, test } from "./support/design";
import { expect, expectAccessible, expectNoSidewaysScroll } from "./support/journey";
import { save } from "./support/parameters";
import { expectSuccess } from "./support/toast";

const SUN = [5.4, 5.6, 5.5, 5.1, 4.9, 4.7, 4.7, 4.9, 5.2, 5.2, 5, 5.1];
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

test("a house in Kampala, from its coordinates to a design @phone", async ({ page }) => {
  const project = await newProject(page);
  await openProject(page, project, "system-parameters");
  await chooseOption(page, "Country", "Another country");
  await expect(page.getByRole("combobox", { name: "City" })).toHaveCount(0);
  await page.getByLabel("Latitude").fill("0.3476");
  await page.getByLabel("Longitude").fill("32.5825");
  await page.getByLabel("Height above the sea").fill("1190");
  await page.getByLabel("Name of the place").fill("Kampala");
  const months = page.getByRole("group", { name: "Sun by month" });
  for (const [index, month] of MONTHS.entries())
    await months.getByLabel(month, { exact: true }).fill(String(SUN[index]));
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await save(page).click();
  await expectSuccess(page, "the place is kept", "System parameters updated successfully");
  expect(await storedProject(page, project.id)).toMatchObject({
    country: "Elsewhere",
    town: "0 0.3476 32.5825 1190 Kampala",
    monthSun: SUN.join(" "),
  });
  await calculate(page);
  await openProject(page, project, "money");
  await expect(page.getByText("Local prices and subsidies are not known in another country.")).toBeVisible();
});
