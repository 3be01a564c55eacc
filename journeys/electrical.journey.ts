// Of the rest: each circuit with its devices, clauses and explanations.
import type { Page } from "@playwright/test";
import { tell } from "@sunwright/words/engine";
import { newProject, openProject, storedDesign, test, toPage } from "./support/design";
import { expect, expectHolds } from "./support/journey";

const electrical = (page: Page) => page.getByRole("region", { name: "Electrical design", exact: true });

test("each circuit shows its devices with rating, clause and explanation, from panels to load", async ({ page }) => {
  const project = await newProject(page, { calculated: true });
  const design = await storedDesign(page, project.id);
  await openProject(page, project, "wiring");
  const section = electrical(page);
  await section.scrollIntoViewIfNeeded();
  await expect(section).toContainText("For a licensed electrician to check before anything is built.");
  await expect(section.getByRole("list", { name: "Cannot be built as asked" })).toHaveCount(0);
  expect(design.electrical.circuits.map(({ run }) => run)).toEqual([
    "panel-inverter",
    "battery-inverter",
    "inverter-load",
  ]);
  for (const circuit of design.electrical.circuits) {
    const block = section.getByRole("region", { name: tell(circuit.name), exact: true });
    await expect(block.getByRole("img", { name: /, single-line diagram: / })).toBeVisible();
    for (const { name, clause } of circuit.devices) {
      await expect(
        block
          .getByRole("row")
          .filter({ hasText: tell(name) })
          .filter({ hasText: tell(clause) }),
      ).toBeVisible();
    }
  }
  await expect(section.getByRole("region", { name: "Earthing" })).toContainText("TN-S island");

  const fuse = section.getByRole("row").filter({ hasText: "Battery fuse" }).getByRole("button");
  await fuse.click();
  await expect(page.getByRole("tooltip")).toContainText("IEC 60364-4-43");
  await page.keyboard.press("Escape");
  await expectHolds(page, section);
});

test("what cannot be built stands first, with its reason and what to do @rest", async ({ page }) => {
  const project = await newProject(page, {
    parameters: { voltageFrequency: "110V/60Hz Single Phase", systemType: "hybrid" },
    calculated: true,
  });
  await openProject(page, project, "wiring");
  const refusals = electrical(page).getByRole("list", { name: "Cannot be built as asked" });
  await refusals.scrollIntoViewIfNeeded();
  await expect(refusals).toContainText("cannot join the grid of Nigeria");
  await expect(refusals).toContainText("Choose the mains of Nigeria, or go off-grid.");
  await expect(refusals).toContainText("turns 20% faster on 60 Hz");
  await expectHolds(page, electrical(page));
  await toPage(page, "summary");
  const warnings = page.getByRole("list", { name: "Read before you rely on these figures" });
  await expect(warnings).toContainText("turns 20% faster on 60 Hz");
  await expectHolds(page, warnings);
});
