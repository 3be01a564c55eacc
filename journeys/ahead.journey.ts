// Of the rest: pages fetched ahead are seen by nobody who looks at one page.
import { newProject, openProject, test } from "./support/design";

test.describe("where nobody saves data", () => {
  test.use({ fetchesAhead: true });

  test("the pages of a result come before they are opened, and with them the steps before", async ({ page }) => {
    const project = await newProject(page, { calculated: true });
    const files = ["money-page", "energy-page", "step-parameters"].map((name) =>
      page.waitForResponse((answer) => answer.url().includes(`/${name}-`) && answer.ok()),
    );
    await openProject(page, project, "summary");
    await Promise.all(files);
  });
});
