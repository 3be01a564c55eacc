// Of the rest: a part of the library, chosen and given up again.
import { expectTitle, newProject, openProject, test, unfoldViews } from "./support/design";
import { expect, expectAccessible, expectHolds } from "./support/journey";

test("a panel of the library is found, priced, designed with and given up again", async ({ page }) => {
  const project = await newProject(page, { parameters: { city: "ng-kano" }, calculated: true });
  await openProject(page, project, "results");
  const buy = page.getByRole("region", { name: "What to buy" });
  await expect(buy).toContainText("400 W panel");
  await unfoldViews(page);
  await buy.getByRole("button", { name: "Choose a panel" }).click();
  const dialog = page.getByRole("dialog", { name: "Choose a panel" });
  await dialog.getByLabel("Search", { exact: true }).fill("longi 570");
  await expect(dialog.getByRole("status")).toHaveText("1 part: 1 fits this design");
  await expectAccessible(page);

  await dialog.getByRole("button", { name: "LONGi LR5-72HPH-570M" }).click();
  await dialog.getByLabel("Unit price").fill("-1");
  await expect(dialog.getByRole("button", { name: "Design with it" })).toBeDisabled();
  await dialog.getByLabel("Unit price").fill("198000");
  // In the project's currency, unless another is chosen.
  await expect(dialog.getByLabel("Currency")).toHaveText("NGN");
  await dialog.getByLabel("maximum series fuse rating").fill("25");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Design with it" }).click();
  await expectTitle(page, "Part chosen. Recalculate to design with it.");
  await expect(buy).toContainText("LONGi LR5-72HPH-570M, from the next calculation on.");
  await expect(buy.getByRole("button", { name: "Change the panel" })).toBeFocused();

  await page.getByRole("button", { name: "Recalculate" }).first().click();
  await expect(buy).toContainText(/\d+ × LONGi LR5-72HPH-570M, 570 W/);
  await expect(buy).toContainText("at your own price.");
  await unfoldViews(page);
  await expectHolds(page);

  await buy.getByRole("button", { name: "Change the panel" }).click();
  await expect(dialog.getByLabel("Unit price")).toHaveValue("198000");
  await expectHolds(page);
  await dialog.getByRole("button", { name: "Use the generic part" }).click();
  await expectTitle(page, "Generic part chosen. Recalculate to design with it.");
  await expect(buy.getByRole("button", { name: "Choose a panel" })).toBeVisible();
});

test("a part that does not go with the others is refused with the figure that is out @rest", async ({ page }) => {
  const project = await newProject(page, { parameters: { city: "ng-kano" }, calculated: true });
  await page.request.put(`/api/projects/${project.id}/parts/battery`, {
    data: { equipmentId: "battery-epever-lr51100a" },
    headers: { "sec-fetch-site": "same-origin" },
  });
  await page.request.put(`/api/projects/${project.id}`, {
    data: { busVoltage: 24 },
    headers: { "sec-fetch-site": "same-origin" },
  });
  await openProject(page, project, "results");
  await page.getByRole("button", { name: "Recalculate" }).first().click();
  await expect(page.getByText("EPEVER LR51100A: the battery has 51.2 V, and 24 V are needed.").first()).toBeVisible();
});
