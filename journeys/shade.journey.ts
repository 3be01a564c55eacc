// Of the rest: one thing that throws shade, from its first figure to its refusal.
import { newProject, openProject, storedProject, test } from "./support/design";
import { expect, expectHolds } from "./support/journey";

test("a tree beside the panels is stated, kept, and refused without a height", async ({ page }) => {
  const project = await newProject(page, {
    parameters: { city: "de-munich", country: "Germany", sunlightSource: "site", systemType: "on-grid" },
  });
  await openProject(page, project, "system-parameters");
  const stated = page.getByRole("region", { name: "What throws shade" });
  await stated.getByRole("button", { name: "Add an object" }).click();
  await stated.getByRole("textbox", { name: "Distance of Tree 1" }).fill("3");
  const height = stated.getByRole("textbox", { name: "Height of Tree 1" });
  await height.fill("0");
  await expect(stated.getByRole("alert")).toContainText("a height from 0.1 to 99.9 m");
  await height.fill("8");
  await expect(stated.getByRole("alert")).toHaveCount(0);
  await page.getByRole("button", { name: "Save" }).first().click();
  await expect.poll(async () => (await storedProject(page, project.id))["shadeObjects"]).toBe("tree 3 180 4 8");
  await expectHolds(page);
});
