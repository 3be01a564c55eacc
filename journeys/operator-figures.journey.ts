// Of the rest: figures that are renewed, imported and put back; the operator's day opens their page.
import type { Page } from "@playwright/test";
import { readFigures, renewFigures } from "@sunwright/contract/figures";
import { countryFigures } from "@sunwright/engine/prices/country-figures";
import { newProject, openProject, storedDesign } from "./support/design";
import { expect, expectAccessible, expectNoSidewaysScroll, provoking, test } from "./support/journey";
import { readToast } from "./support/toast";
import { verified } from "./support/verified";
import { withApp } from "./support/with-app";

/** Of a country and of things that no other journey counts with: they share this server. */
const FILE = [
  "id,value,unit,source,from,until",
  'Ghana/gridEmissions,0.42,kg/kWh,"Ember, 2026 edition",2026-01-01,',
  "Ghana/loanTerm,48,months,,2026-01-01,",
].join("\n");

/** A part in India costs so many times as much from now on. */
async function renewPart({ request }: Page, part: "module" | "battery", times: number): Promise<void> {
  const { version } = readFigures.response.parse(await (await request.get(readFigures.path)).json());
  const figure = countryFigures().find(({ id }) => id === `India/${part}`);
  const renewal = {
    id: `India/${part}`,
    value: times * (figure?.value ?? NaN),
    unit: figure?.unit,
    source: "A shop",
    from: "2026-01-01",
    until: null,
  };
  const answer = await request.post(renewFigures.path, {
    data: { version, doing: "edited", renewals: [renewal] },
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

test.describe("an operator's figures", () => {
  test.use(provoking(/status of 409.*\/api\/operator\/figures/, /API error 409 \/api\/operator\/figures/));

  test("are renewed with a source, taken from a file but for the line with a fault, and put back", async ({
    page,
    product,
  }) => {
    const person = await verified(page, product);
    expect(await product.operator(person.email)).toContain("is an operator.");
    await withApp(page, person);
    await page.goto("/operator/figures?country=Ghana");
    const figures = page.getByRole("region", { name: "Country figures" });
    const loan = figures.getByRole("row", { name: /^Loan term/ });
    await expect(loan).toContainText("36 months");
    const another = await page.context().newPage();
    await another.goto(page.url());
    await another.getByRole("button", { name: "Renew Loan term, Ghana" }).click();

    await loan.getByRole("button", { name: "Renew Loan term, Ghana" }).click();
    const editor = page.getByRole("region", { name: "Renew Loan term" });
    await editor.getByRole("textbox", { name: "New value" }).fill("0");
    await editor.getByRole("button", { name: "Save with Source" }).click();
    await expect(editor.getByText("Must be more than 0")).toBeVisible();
    await expect(editor.getByText("Name the source")).toBeVisible();
    await editor.getByRole("textbox", { name: "New value" }).fill("60");
    await expect(editor.getByText("Was 36 months, up 66.7%")).toBeVisible();
    await editor.getByRole("textbox", { name: "Source" }).fill("Bank of Ghana, lending survey");
    await editor.getByLabel("From").fill("2026-01-01");
    await editor.getByLabel("Last valid day").fill("2025-12-31");
    await editor.getByRole("button", { name: "Save with Source" }).click();
    await expect(editor.getByText("Ends before it starts")).toBeVisible();
    await expectAccessible(page);
    await editor.getByLabel("Last valid day").fill("");
    await editor.getByRole("button", { name: "Save with Source" }).click();
    await readToast(page, "Decision recorded");
    await expect(loan).toContainText("60 months");
    await expect(loan).toContainText("Bank of Ghana, lending survey");

    // What it was before, and what another figure would change of what people pay.
    await loan.getByRole("button", { name: "Renew Loan term, Ghana" }).click();
    await expect(editor.getByRole("term").filter({ hasText: "From Jan 1, 2026" })).toBeVisible();
    await figures.getByRole("button", { name: "Renew Panel, Ghana" }).click();
    const panels = page.getByRole("region", { name: "Renew Panel" });
    await expect(panels.getByText("Type a value to see what a household would pay by it.")).toBeVisible();
    await panels.getByRole("textbox", { name: "New value" }).fill("9");
    await expect(panels.getByText("5.6 kW with 10.2 kWh, local price")).toBeVisible();
    await panels.getByRole("textbox", { name: "Cheapest found" }).fill("8");
    await panels.getByRole("textbox", { name: "A dear shop" }).fill("11");
    await expectAccessible(page);
    await panels.getByRole("button", { name: "Cancel" }).click();

    // Who opened the figure before it was saved is told, and keeps what was typed.
    const second = another.getByRole("region", { name: "Renew Loan term" });
    await second.getByRole("textbox", { name: "New value" }).fill("24");
    await second.getByRole("textbox", { name: "Source" }).fill("A bank's leaflet");
    await second.getByLabel("From").fill("2026-02-01");
    await second.getByRole("button", { name: "Save with Source" }).click();
    await readToast(
      another,
      "The decision was not saved",
      "Another operator changed the figures. Check the latest ones before you save yours.",
    );
    await expect(second.getByText("Was 60 months, down 60%")).toBeVisible();
    await expect(second.getByRole("textbox", { name: "Source" })).toHaveValue("A bank's leaflet");
    await another.close();

    await page
      .getByLabel("A file of figures")
      .setInputFiles({ name: "figures-gh.csv", mimeType: "text/csv", buffer: Buffer.from(FILE) });
    const dry = page.getByRole("region", { name: "Import of figures-gh.csv" });
    await expect(dry.getByRole("row", { name: /Line 3.*Loan term.*Name the source/ })).toBeVisible();
    await expect(dry.getByRole("row", { name: /CO₂ of the grid.*0\.42 kg\/kWh/ })).toBeVisible();
    await expect(dry.getByText("Nothing is saved yet.")).toBeVisible();
    await expectAccessible(page);
    await dry.getByRole("button", { name: "Save 1" }).click();
    await readToast(page, "Decision recorded");
    await expect(dry).toBeHidden();
    await expect(figures.getByRole("row", { name: /^CO₂ of the grid/ })).toContainText("0.42 kg/kWh");

    const versions = page.getByRole("region", { name: "What was changed" });
    await expect(versions.getByText(/ imported a figure$/)).toBeVisible();
    await versions.getByRole("button", { name: "Put Version 1 Back" }).click();
    await readToast(page, "Decision recorded");
    await expect(figures.getByRole("row", { name: /^CO₂ of the grid/ })).not.toContainText("0.42 kg/kWh");
    await expect(loan).toContainText("60 months");
    await versions.getByRole("button", { name: "Put the Release's Figures Back" }).click();
    await readToast(page, "Decision recorded");
    await expect(loan).toContainText("36 months");
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1440, height: 900 });

    // A stored design keeps its figures, and says what the newer ones would change.
    const place = { country: "India", city: "in-new-delhi", currency: "INR" } as const;
    const { id } = await newProject(page, { parameters: { name: "Rohini Flat", ...place }, calculated: true });
    const before = await storedDesign(page, id);
    await renewPart(page, "module", 2);
    await openProject(page, { id }, "summary");
    const newer = page.getByRole("region", { name: "Newer figures change this answer." });
    await expect(newer.getByText("Price to build")).toBeVisible();
    await expect(newer.getByText(/^before ₹/)).toBeVisible();
    expect(await storedDesign(page, id)).toEqual(before);
    await expectAccessible(page);
    const calculated = page.waitForResponse(`**/api/projects/${id}/calculate`);
    await newer.getByRole("button", { name: "Recalculate" }).click();
    expect((await calculated).ok()).toBe(true);
    await expect(newer).toBeHidden();
    expect((await storedDesign(page, id)).basis.figures?.renewed).toMatchObject([{ id: "India/module" }]);

    // Storage at next to nothing: the same house is cheaper in another size, and keeps its own until somebody asks.
    const kept = await storedDesign(page, id);
    await renewPart(page, "battery", 0.03);
    await openProject(page, { id }, "summary");
    const cheaper = page.getByRole("region", { name: /^At today's prices another size would cost [\d.]+% less\.$/ });
    await expect(cheaper.getByText(/This size costs ₹[\d.,]+ today, the other ₹[\d.,]+\./)).toBeVisible();
    expect(await storedDesign(page, id)).toEqual(kept);
    await expectAccessible(page);
    const again = page.waitForResponse(`**/api/projects/${id}/calculate`);
    await cheaper.getByRole("button", { name: "Recalculate" }).click();
    expect((await again).ok()).toBe(true);
    await expect(cheaper).toBeHidden();
  });
});
