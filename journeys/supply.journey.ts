// Of the rest: the hours of the grid and a generator in all their forms.
import { calculate, chooseOption, expectTitle, newProject, openProject, storedProject, test } from "./support/design";
import { expect, expectAccessible, expectHolds } from "./support/journey";
import { box, previewOf, save } from "./support/parameters";

test("when the grid is away: hours by hand or by service band, their start, and a generator, saved and told in the history", async ({
  page,
}) => {
  const project = await newProject(page, { parameters: { systemType: "hybrid" } });
  await openProject(page, project, "system-parameters");
  await expect(box(page, "Hours without grid")).toHaveAccessibleDescription(
    /grid is assumed to be there at every hour/,
  );
  const bands = page.getByRole("group", { name: "Hours of supply by service band" });
  await expect(bands.getByRole("button")).toHaveText(["A 20 h", "B 16 h", "C 12 h", "D 8 h", "E 4 h"]);
  await bands.getByRole("button", { name: /^Band C/ }).click();
  await expect(box(page, "Hours without grid")).toHaveValue("12");
  await expect(bands.getByRole("button", { name: /^Band C/ })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("img", { name: "No grid from 18:00 to 06:00" })).toBeVisible();
  await chooseOption(page, "Outage starts at", "20:00");
  await page.getByRole("radiogroup", { name: "Generator" }).getByRole("radio", { name: "diesel" }).check();
  await expect(page.getByRole("img", { name: "No grid from 20:00 to 08:00" })).toBeVisible();
  await expect(page.getByText("3 changes not saved")).toBeVisible();
  await expectHolds(page);
  await page.reload();
  await expect(box(page, "Hours without grid")).toHaveValue("12");
  await save(page).click();
  await expectTitle(page, "System parameters updated successfully");
  expect(await storedProject(page, project.id)).toMatchObject({
    outageHours: 12,
    outageStart: 20,
    generator: "diesel",
  });
  const history = await page.request.get(`/api/projects/${project.id}/history`);
  expect(await history.text()).toContain("hours without grid, start of the outage, and generator");
  await box(page, "Hours without grid").fill("25");
  await box(page, "Hours without grid").blur();
  await expect(box(page, "Hours without grid")).toHaveAccessibleDescription("Between 0 and 24");
  await chooseOption(page, "Country", "Kenya");
  await expect(bands).toHaveCount(0);
});

test("what the battery must keep off-grid: a share of the hours, or the days without sun @rest", async ({ page }) => {
  const project = await newProject(page);
  await openProject(page, project, "system-parameters");
  await expect(box(page, "Reliability target")).toHaveValue("");
  await expect(box(page, "Reliability target")).toHaveAccessibleDescription(/3 days/);
  await box(page, "Reliability target").fill("89");
  await box(page, "Reliability target").blur();
  await expect(box(page, "Reliability target")).toHaveAccessibleDescription("Between 90 and 99.9");
  await box(page, "Reliability target").fill("99.5");
  await expect(box(page, "Reliability target")).toHaveAccessibleDescription(/^99\.5% of the/);
  await save(page).click();
  await expectTitle(page, "System parameters updated successfully");
  expect(await storedProject(page, project.id)).toMatchObject({ reliabilityTarget: 99.5, backupRule: "reliability" });
  await page.getByRole("radio", { name: "Carry the backup days without sun" }).check();
  await expect(box(page, "Reliability target")).toHaveAccessibleDescription(/^Not used while/);
  await box(page, "Reliability target").fill("");
  await save(page).click();
  await expect(page.getByText("Everything is saved")).toBeVisible();
  expect(await storedProject(page, project.id)).toMatchObject({ reliabilityTarget: null, backupRule: "autonomy" });
  await page.getByRole("radio", { name: "hybrid" }).check();
  await expect(box(page, "Reliability target")).toHaveAccessibleDescription(/^Not used for hybrid/);
  await page.getByRole("radio", { name: "on-grid" }).check();
  for (const label of ["Reliability target", "Hours without grid"])
    await expect(box(page, label)).toHaveAccessibleDescription(/^Not used for on-grid/);
});

test("the results say what the rule of the battery buys, and one tap takes the other, and back @rest", async ({
  page,
}) => {
  const project = await newProject(page, { calculated: true });
  await openProject(page, project, "results");
  const stats = page.getByRole("region", { name: "Quick Stats" });
  await expect(stats).toContainText(/3 days asked; full battery alone \d+ h; \d[\d.]*% of the year by sun and battery/);
  await expect(page.locator(".verdict")).toContainText("3 days were asked: a full battery alone lasts");
  await stats.getByRole("button", { name: "Size the battery for 3 days without sun" }).click();
  await expect(stats.getByRole("button", { name: "Size the battery by the hours served" })).toBeVisible();
  await expect(page.locator(".verdict")).not.toContainText("were asked");
  expect(await storedProject(page, project.id)).toMatchObject({ backupRule: "autonomy" });
  await stats.getByRole("button", { name: "Size the battery by the hours served" }).click();
  await expect(stats).toContainText("3 days asked");
  expect(await storedProject(page, project.id)).toMatchObject({ backupRule: "reliability" });
  // Both are taken back one by one.
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  await undo.click();
  await expect(stats.getByRole("button", { name: "Size the battery by the hours served" })).toBeVisible();
  expect(await storedProject(page, project.id)).toMatchObject({ backupRule: "autonomy" });
  await undo.click();
  await expect(stats).toContainText("3 days asked");
  expect(await storedProject(page, project.id)).toMatchObject({ backupRule: "reliability" });
  await expect(undo).toHaveCount(0);
});

test("typed sun above the site's own is warned of with its figures, and one tap takes the site's @rest", async ({
  page,
}) => {
  const project = await newProject(page, { parameters: { city: "ng-lagos-island" } });
  await openProject(page, project, "system-parameters");
  const warning = page.getByText(/^The standard 6\.5 sun hours are not those of this place: Lagos Island gets/);
  await expect(warning).toBeVisible();
  const words = await warning.innerText();
  const [, mean, darkest] = /gets (\d\.\d) a day on average and (\d\.\d) in [A-Z][a-z]+\./.exec(words) ?? [];
  expect(Number(mean), words).toBeLessThan(6.5);
  expect(Number(darkest), words).toBeLessThan(Number(mean));
  // What it costs in reliability, in the year's hours.
  expect(words).toMatch(/serves [\d.]+% of the load: [\d,]+ hours a year without full power/);
  await expectAccessible(page);
  const sun = page.getByRole("region", { name: "Project", exact: true }).locator("div", { hasText: /^Sun/ });
  await expect(sun).toHaveText("Sun6.5 h a day");
  const before = await previewOf(page, "Panels").innerText();
  await page.getByRole("button", { name: `Use Lagos Island's ${mean}` }).click();
  await expect(warning).toHaveCount(0);
  await expect(box(page, "Sunlight hours")).toHaveValue(mean ?? "");
  await expect(previewOf(page, "Panels")).not.toHaveText(before, { useInnerText: true });
  await expect(box(page, "Sunlight hours")).toHaveAccessibleDescription(/^Not used while the sun comes from the site/);
  await calculate(page);
  expect(await storedProject(page, project.id)).toMatchObject({ sunlightSource: "site", city: "ng-lagos-island" });
  await expect(sun).toHaveText("SunOf the site");
  await expect(page.getByText(/You typed|The standard 6\.5/)).toHaveCount(0);
});
