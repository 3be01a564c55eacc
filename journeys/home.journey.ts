import { newProject, openProject, resultTab, toPage, unfoldViews } from "./support/design";
import { expect, expectHolds, signedIn, test } from "./support/journey";

/** A house of the catalogue in Kano: 7 panels or so, with hours that are dark or not. */
const HOUSE = [{ applianceId: "refrigerator" }, { applianceId: "ceiling-fan", quantity: 3 }] as const;

/** What stands closed at home, with a text of the letter that is inside. */
const CLOSED = [
  ["System Components", "Monocrystalline"],
  ["Cost Estimation", "20% of the three"],
  ["Quick Stats", "Monthly consumption"],
  ["Technical Specifications", "pure sine wave"],
] as const;

test(
  "a household reads the answer without the trade's words, turns to the engineer's view and finds it again",
  { tag: "@phone" },
  async ({ page }) => {
    await signedIn(page);
    const project = await newProject(page, { calculated: true, appliances: HOUSE, parameters: { city: "ng-kano" } });
    await openProject(page, project, "summary");
    const view = page.getByRole("radiogroup", { name: "Level of detail" });
    const verdict = page.locator(".verdict");

    await test.step("Home is where an end user begins", async () => {
      await expect(view.getByRole("radio", { name: "Home" })).toBeChecked();
      await expect(verdict).toContainText("kWh of battery");
      await expect(verdict).not.toContainText("inverter");
      await expect(resultTab(page, "wiring")).toHaveCount(0);
      await expect(page.locator(".result-figures")).toContainText("Power from the sun");
      await expectHolds(page);
    });

    await test.step("sections of the specification stand closed, with their texts inside", async () => {
      for (const [heading, inside] of CLOSED) {
        const section = page.getByRole("region", { name: heading });
        await expect(section.getByText(inside).first(), heading).toBeHidden();
      }
      await unfoldViews(page);
      for (const [heading, inside] of CLOSED)
        await expect(page.getByRole("region", { name: heading }), heading).toContainText(inside);
    });

    await test.step("one primary action: to ask installers", async () => {
      const next = page.getByRole("region", { name: "Next steps" });
      await expect(next.getByRole("listitem").filter({ hasText: "Design" })).toHaveAttribute("aria-current", "step");
      await expect(next.getByRole("link", { name: "Get quotes" })).toHaveAttribute(
        "href",
        `/projects/${project.id}/request`,
      );
      await expect(next.getByRole("link", { name: /Buy the parts yourself/ })).toHaveAttribute(
        "href",
        `/cart?project=${project.id}`,
      );
    });

    await test.step("the engineer's view shows all, and is there again after a reload", async () => {
      await view.getByRole("radio", { name: "Engineer" }).click();
      await expect(verdict).toContainText("kW inverter");
      await toPage(page, "wiring");
      await page.reload();
      await expect(view.getByRole("radio", { name: "Engineer" })).toBeChecked();
      await toPage(page, "summary");
      await expect(page.getByRole("region", { name: "System Components" })).toContainText("Monocrystalline");
      await expectHolds(page);
    });

    await test.step("who is at Home and follows a link to the wiring still gets there", async () => {
      await openProject(page, project, "wiring");
      await view.getByRole("radio", { name: "Home" }).click();
      await expect(resultTab(page, "wiring")).toHaveAttribute("aria-current", "page");
    });
  },
);
