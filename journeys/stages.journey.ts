import { newProject, test } from "./support/design";
import { expect, expectAccessible, expectNoSidewaysScroll } from "./support/journey";

test("a home plans what it buys first, says what it has already, and finds both again @phone", async ({ page }) => {
  const project = await newProject(page, { parameters: { city: "ng-kano" } });
  await page.goto(`/projects/${project.id}/stages`);
  await expect(page.getByRole("heading", { level: 1, name: /^Begin with ₦/ })).toBeVisible();
  await expect(page.getByText("Every part stays to the last stage")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const standing = page.getByRole("region", { name: "What you already have" });
  await standing.getByRole("button", { name: "Add" }).click();
  const dialog = page.getByRole("dialog", { name: "What you already have" });
  await dialog.getByRole("combobox", { name: "Kind" }).click();
  await page.getByRole("option", { name: "Inverter", exact: true }).click();
  await dialog.getByRole("textbox", { name: "Power" }).fill("2400");
  await dialog.getByRole("textbox", { name: "Battery voltage" }).fill("24");
  await dialog.getByRole("button", { name: "Add" }).click();
  await expect(standing.getByText("Made for 24 V; the bank has 48 V.")).toBeVisible();

  await page.getByRole("button", { name: "Change stages" }).click();
  const stages = page.getByRole("dialog", { name: "Stages" });
  await stages.getByRole("textbox", { name: "Budget" }).fill("1000");
  await stages.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText(/^Stage 1 costs at least ₦/)).toBeVisible();

  await page.reload();
  await expect(page.getByText(/^Stage 1 costs at least ₦/)).toBeVisible();
  await expect(standing.getByText("Inverter 2,400 W, 24 V")).toBeVisible();
});
