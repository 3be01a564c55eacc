import { nameOf } from "./support/colours";
import { expectTitle, newProject, openProject, test } from "./support/design";
import { expect, expectAccessible, provoking } from "./support/journey";
import { hold } from "./support/requests";
import {
  box,
  colour,
  drawing,
  fillsOf,
  generate,
  obstructions,
  openRoof,
  OPTIMIZE,
  optimized,
  panels,
  PLACEMENT,
  results,
  stored,
} from "./support/roof";
import { pauseTime, tickUntilVisible } from "./support/time";
import { expectFailure, expectSuccess, toasts } from "./support/toast";

test("opens with the specified roof, drawn to scale, and refuses one without sides @phone", async ({
  page,
  isMobile,
}) => {
  const { id } = await newProject(page, { appliances: [] });
  const release = await hold(page, PLACEMENT);
  await page.goto(`/projects/${id}/roof`);
  await expect(page.getByText("Loading project data", { exact: true }), "S-288").toBeVisible();
  release();
  await expect(generate(page), "S-291").toBeVisible();
  await expect(page.getByText("Loading project data")).toBeHidden();
  await expect(page.getByRole("heading", { name: "Panel placement optimizer", level: 1 }), "S-286").toBeVisible();
  await expect(box(page, "Roof width"), "S-289 S-513").toHaveValue("12");
  await expect(box(page, "Roof height"), "S-289 S-513").toHaveValue("8");
  await expect(box(page, "Tilt"), "S-513").toHaveValue("30");
  const slider = page.getByRole("slider", { name: "Tilt, slider" });
  await expect(slider, "S-289 S-387").toHaveAttribute("aria-valuemin", "0");
  await expect(slider, "S-387").toHaveAttribute("aria-valuemax", "60");
  await slider.press("ArrowRight");
  await expect(box(page, "Tilt"), "S-387 step 1").toHaveValue("31");
  const orientations = page.getByRole("radiogroup", { name: "Orientation" }).getByRole("radio");
  const names = await orientations.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
  expect(names, "S-289 S-388").toEqual([
    "north",
    "northeast",
    "east",
    "southeast",
    "south",
    "southwest",
    "west",
    "northwest",
  ]);
  await expect(page.getByRole("radio", { name: "south", exact: true }), "S-513").toBeChecked();
  await expect(page.getByRole("radio", { name: /^standard/ }), "S-289 S-513").toBeChecked();
  await expect(page.getByRole("radio", { name: /^large/ })).toBeVisible();
  await expect(page.getByRole("radio", { name: /^compact/ })).toBeVisible();
  // 12 by 8 m at 20 units per metre.
  await expect(drawing(page).locator("[data-part=roof]"), "S-292").toHaveAttribute("width", "240");
  await expect(drawing(page).locator("[data-part=roof]"), "S-292").toHaveAttribute("height", "160");
  await expect(results(page).getByRole("heading", { name: "Optimization Results" }), "S-296").toBeVisible();
  await expect(results(page)).toContainText("No layout yet");
  const inputs = page.getByRole("region", { name: "Roof", exact: true });
  if (!isMobile) {
    const [left, middle, right] = await Promise.all(
      [inputs, drawing(page), results(page)].map((pane) => pane.boundingBox()),
    );
    expect((left?.x ?? 0) + (left?.width ?? 0), "S-289 S-291 left").toBeLessThanOrEqual(middle?.x ?? 0);
    expect((middle?.x ?? 0) + (middle?.width ?? 0), "S-292 S-296 right").toBeLessThanOrEqual(right?.x ?? 0);
  }
  await expectAccessible(page);
  let calls = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/optimize-panels")) calls += 1;
  });
  await box(page, "Roof height").fill("0");
  await generate(page).click();
  await expectFailure(page, "S-384 the height", "Invalid Dimensions");
  await toasts(page).getByRole("button", { name: "Close" }).click();
  await box(page, "Roof height").fill("8");
  for (const text of ["0", "wide", "-4", ""]) {
    await box(page, "Roof width").fill(text);
    await generate(page).click();
    await expectFailure(page, "S-384 S-385", "Invalid Dimensions", "Please enter valid roof dimensions");
    expect(calls, "S-385 no call").toBe(0);
    await toasts(page).getByRole("button", { name: "Close" }).click();
    await expect(toasts(page)).toHaveCount(0);
  }
  expect(calls).toBe(0);
  const width = box(page, "Roof width");
  await expect(width, "S-386 no number counts as 0").toHaveAccessibleDescription("Above 0 m");
  await width.fill("50");
  await expect(width, "S-386 hint").toHaveAccessibleDescription("1 to 50 m");
  await width.press("ArrowUp");
  await expect(width, "S-386 at most 50").toHaveValue("50");
  await width.press("ArrowDown");
  await expect(width, "S-386 step 0.1").toHaveValue("49.9");
  await width.fill("50.1");
  await expect(width, "S-386 above 50").toHaveAccessibleDescription("Outside the usual 1 to 50 m");
  await width.fill("0.9");
  await expect(width, "S-386 below 1").toHaveAccessibleDescription("Outside the usual 1 to 50 m");
  await width.fill("49.9");
  // What was typed and not generated is a draft that outlives a reload.
  await page.getByRole("button", { name: "Add obstruction" }).click();
  await page.reload();
  await expect(box(page, "Roof width")).toHaveValue("49.9");
  await expect(obstructions(page)).toHaveCount(1);
});

test("tells its progress every 800 ms until the answer is there, or it is cancelled @rest", async ({ page }) => {
  await page.clock.install();
  await openRoof(page);
  await pauseTime(page);
  const release = await hold(page, OPTIMIZE);
  await generate(page).click();
  const message = (text: string) => page.getByText(text, { exact: true });
  let shown = "Analyzing roof geometry";
  await tickUntilVisible(page, message(shown));
  await expect(message(shown), "S-360").toBeVisible();
  const bar = page.getByRole("progressbar", { name: "Optimization" });
  await expect(bar, "S-359 S-362 optimizing").toHaveAttribute("aria-valuenow", "25");
  for (const [text, percent] of [
    ["Calculating sun exposure", "50"],
    ["Avoiding obstructions", "75"],
    ["Optimizing layout", "100"],
  ] as const) {
    await page.clock.runFor(760);
    await expect(message(shown), "S-361 not before 800 ms").toBeVisible();
    await page.clock.runFor(40);
    await expect(message(text), "S-360 S-361 after 800 ms").toBeVisible();
    await expect(bar, "S-362").toHaveAttribute("aria-valuenow", percent);
    shown = text;
  }
  await page.clock.resume();
  const readAgain = page.waitForRequest(
    (request) => request.method() === "GET" && request.url().endsWith("/panel-placement"),
  );
  release();
  const done = toasts(page).getByText("Generated optimal layout with 57 panels", { exact: true });
  await expect(done).toBeVisible();
  await expectSuccess(page, "S-453", "Optimization Complete", "Generated optimal layout with 57 panels");
  expect((await readAgain).method(), "S-426").toBe("GET");
  await expect(bar).toBeHidden();
  await expect(panels(page), "S-252").toHaveCount(57);
  await expect(results(page), "S-359 results").toContainText("57 panels");
  await expect(results(page)).toContainText("17.1 kW");
  await expect(results(page)).toContainText("proved: no layout holds 58");
  await expectAccessible(page);
  // It leaves by itself.
  await expect(toasts(page)).toHaveCount(0);
  await page.unroute(OPTIMIZE);
  await hold(page, OPTIMIZE);
  await box(page, "Roof width").fill("11");
  await generate(page).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(bar, "S-359 idle").toBeHidden();
  await expect(box(page, "Roof width")).toHaveValue("11");
  await expect(toasts(page)).toHaveCount(0);
});

test.describe("a call that fails", () => {
  test.use(provoking(/500/, /API error/));
  test("says Optimization Failed and is idle again, the roof kept @rest", async ({ page }) => {
    await openRoof(page);
    await box(page, "Roof width").fill("11");
    await page.route(OPTIMIZE, (route) => route.fulfill({ status: 500, json: { code: "internal", message: "No" } }));
    await generate(page).click();
    await expectFailure(page, "S-363 S-440", "Optimization Failed", "Failed to generate optimal panel layout");
    await expect(page.getByRole("progressbar", { name: "Optimization" }), "S-363 S-440 idle").toBeHidden();
    await expect(generate(page), "S-363 S-440 idle").toBeEnabled();
    await expect(box(page, "Roof width")).toHaveValue("11");
  });
});

test("obstructions are added, edited, measured, drawn with their shadow, stored and removed @rest", async ({
  page,
}) => {
  const id = await openRoof(page);
  await box(page, "Roof width").fill("9.5");
  await box(page, "Roof height").fill("7");
  await box(page, "Tilt").fill("25");
  await page.getByRole("radio", { name: "southwest" }).click();
  await page.getByRole("radio", { name: /^compact/ }).click();
  await page.getByRole("button", { name: "Add obstruction" }).click();
  await expect(obstructions(page), "S-290 added").toHaveCount(1);
  await expect(obstructions(page).locator("text"), "S-295 S-514 a chimney").toHaveText("C");
  // The middle of 9.5 by 7 m, less half of 1 by 1 m.
  for (const [label, value] of Object.entries({ x: "4.25", y: "3", Width: "1", Height: "1", Shadow: "2" }))
    await expect(box(page, `${label} of chimney 1`), `S-514 ${label}`).toHaveValue(value);
  for (const [label, value, next] of [
    ["x", "4.25", "4.3"],
    ["Width", "1", "1.1"],
    ["Height", "1", "1.1"],
    ["y", "3", "3.1"],
  ] as const) {
    const field = box(page, `${label} of chimney 1`);
    await field.press("ArrowUp");
    await expect(field, `S-390 ${label} step 0.1`).toHaveValue(next);
    await field.fill("far");
    await field.press("ArrowUp");
    await expect(field, `S-390 ${label}, no number counts as 0`).toHaveValue("0.1");
    await field.fill(value);
  }
  await box(page, "y of chimney 1").press("ArrowUp");
  const shadow = drawing(page).locator("[data-part=shadow]");
  const outline = await shadow.getAttribute("d");
  await box(page, "Measured height of chimney 1").fill("1.5");
  await expect(shadow).not.toHaveAttribute("d", outline ?? "");
  const sun = page.getByRole("region", { name: "Shadows" });
  await expect(sun).toContainText("21 December, 15:00 by the sun: shadows are");
  await sun.getByRole("radio", { name: "21 June" }).click();
  await sun.getByRole("slider").press("Home");
  await expect(sun).toContainText("21 June, 6:00 by the sun");
  await page.getByRole("combobox", { name: "Type of chimney 1" }).click();
  await expect(page.getByRole("option").first()).toBeVisible();
  const types = (await page.getByRole("option").allInnerTexts()).map((text) => text.trim());
  expect(types, "S-389").toEqual(["chimney", "vent", "antenna", "tree", "building"]);
  await page.getByRole("option", { name: "antenna" }).click();
  await expect(obstructions(page).locator("text"), "S-295 an antenna").toHaveText("A");
  await optimized(page);
  for (const [row, pieces, called] of [
    ["S-293 panels", drawing(page).locator("[data-shaded=false] > rect:first-child"), "blue"],
    ["S-294 shaded panels", drawing(page).locator("[data-shaded=true] > rect:first-child"), "yellow"],
    ["S-295 obstructions", obstructions(page).locator("rect").nth(1), "red"],
  ] as const) {
    await expect(pieces.first(), row).toBeVisible();
    expect([...new Set((await fillsOf(pieces)).map(nameOf))], `${row} are ${called}`).toEqual([called]);
  }
  expect((await stored(page, id)).shadingObstructions).toMatchObject([
    { type: "antenna", x: 4.25, y: 3.1, shadowLength: 2, measuredHeight: 1.5 },
  ]);
  await expectAccessible(page);
  const count = await panels(page).count();
  const text = await results(page).getByRole("definition").first().innerText();
  await page.reload();
  for (const [label, value] of Object.entries({ "Roof width": "9.5", "Roof height": "7", Tilt: "25" }))
    await expect(box(page, label), `S-364 ${label}`).toHaveValue(value);
  await expect(page.getByRole("radio", { name: "southwest" }), "S-364 orientation").toBeChecked();
  await expect(page.getByRole("radio", { name: /^compact/ }), "S-364 panel type").toBeChecked();
  await expect(obstructions(page), "S-364 obstructions").toHaveCount(1);
  await expect(panels(page), "S-364 layout").toHaveCount(count);
  await expect(results(page).getByRole("definition").first(), "S-364 results").toHaveText(text, { useInnerText: true });
  await page.getByRole("button", { name: "Remove antenna 1" }).click();
  await expect(obstructions(page), "S-290 removed").toHaveCount(0);
});

test("S-515 S-516 S-517 S-518 bands, the tip and a red shading loss @rest", async ({ page }) => {
  const id = await openRoof(page);
  await optimized(page);
  const real = await stored(page, id);
  const shown = async (score: number, loss: number) => {
    const { figures } = real;
    const json = {
      ...real,
      figures: {
        ...figures,
        efficiencyScore: { ...figures.efficiencyScore, value: score },
        shadingLoss: { ...figures.shadingLoss, value: loss },
      },
    };
    await page.unroute(PLACEMENT);
    await page.route(PLACEMENT, (route) => route.fulfill({ json }));
    await page.reload();
    await expect(panels(page)).toHaveCount(57);
  };
  const chip = results(page).locator(".ui-chip");
  /** The band in words and in colours: that of the word, on a ground of the same. */
  const expectBand = async (row: string, name: string, called: string) => {
    await expect(chip, `${row} word`).toHaveText(name);
    const { word, ground } = await chip.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return { word: color, ground: backgroundColor };
    });
    expect([nameOf(word), nameOf(ground)], `${row} ${name} is ${called}`).toEqual([called, called]);
  };
  const loss = results(page).locator("dl > div").filter({ hasText: "Shading loss" }).locator("button");
  // Each beside the line, as it reads: 85, 84, 69.
  await shown(84.83, 10.04);
  await expectBand("S-515", "Excellent", "green");
  await expect(loss, "S-518 10 is not above 10").not.toHaveCSS("color", await colour(page, "--bad"));
  await shown(84.4, 10.1);
  await expectBand("S-516", "Good", "orange");
  await expect(loss, "S-518 10.1 is").toHaveCSS("color", await colour(page, "--bad"));
  await shown(69.4, 30);
  await expectBand("S-517", "Needs Improvement", "red");
  await expect(results(page), "S-517 tip").toContainText("Try adjusting the obstructions or the panel size.");
  await expectAccessible(page);
});

test("the country's setbacks, a walkway, another panel and what rows cost @rest", async ({ page }) => {
  const id = await openRoof(page, { parameters: { country: "USA" } });
  await page.getByRole("radio", { name: /^another size/ }).click();
  await box(page, "Panel width").fill("0.1");
  await expect(page.getByText("Between 0.2 and 10")).toBeVisible();
  await generate(page).click();
  await expectTitle(page, "Invalid Panel");
  await box(page, "Panel width").fill("1.762");
  await page.getByText("Setbacks, walkways and rules").click();
  await page.getByRole("button", { name: "Use what is usual in USA" }).click();
  await expect(box(page, "Setback, ridge")).toHaveValue("0.457");
  await expect(box(page, "Ridge setback then")).toHaveValue("0.914");
  await expect(page.getByText("International Residential Code 2018, R324.6, cited")).toBeVisible();
  await page.getByRole("button", { name: "Add walkway" }).click();
  await box(page, "From ridge to walkway 1").fill("4");
  await expect(drawing(page).locator("[data-part=walkway]")).toHaveCount(1);
  await box(page, "Least solar access").fill("80");
  await page.getByRole("checkbox", { name: "No single panels" }).click();
  await page.getByRole("radio", { name: "Rows only" }).click();
  await optimized(page);
  await expect(results(page)).toContainText("the layout keeps 0.914 m to the ridge instead of 0.457 m");
  const comparison = page.getByRole("region", { name: "What each kind of layout yields" });
  await expect(comparison.getByRole("listitem")).toHaveCount(3);
  const placement = await stored(page, id);
  expect(placement).toMatchObject({
    mode: "rows",
    panelDimensions: { width: 1.762, height: 1.134, power: 440 },
    rules: { gap: 0.02, leastSolarAccess: 0.8, walkways: [{ at: 4, width: 0.914 }], noSinglePanels: true },
  });
  expect(placement.optimizedLayout.every(({ y, height }) => y + height <= 4.0001 || y >= 4.9139)).toBe(true);
  await expectAccessible(page);
  await page.reload();
  await expect(box(page, "Panel width")).toHaveValue("1.762");
  await expect(drawing(page).locator("[data-part=walkway]")).toHaveCount(1);
  await comparison.getByRole("button", { name: "Use Most energy" }).click();
  await expect.poll(async () => (await stored(page, id)).mode).toBe("most-energy");
});

test("the results lead to the roof, which holds N of the M recommended panels and keeps only these @rest", async ({
  page,
}) => {
  const project = await newProject(page, {
    appliances: [],
    calculated: { directDailyConsumption: 10_000, directPeakPower: 2_500 },
  });
  await openProject(page, project, "summary");
  await page.getByRole("link", { name: /^Lay the panels on the roof/ }).click();
  const optimizer = page.getByRole("region", { name: "Panel placement optimizer" });
  await expect(optimizer).toContainText("Not run yet");
  await optimizer.getByRole("link", { name: "Open the optimizer on a page of its own" }).click();
  await page.getByRole("button", { name: "Add obstruction" }).click();
  await optimized(page);
  const needed = page.getByRole("region", { name: "This project's panels" });
  await expect(needed).toContainText(/holds (\d+) of the \1 recommended panels/);
  // The sunniest are outlined: what is said of shade is said of them, or nothing where they lie in the sun.
  await expect(needed).not.toContainText("of the year of this layout");
  await needed.getByRole("button", { name: /^Keep only these/ }).click();
  const kept = await panels(page).count();
  expect(kept).toBeLessThan(57);
  await page.getByRole("button", { name: "Save this layout" }).click();
  await expectTitle(page, "Layout saved");
  expect((await stored(page, project.id)).optimizedLayout).toHaveLength(kept);
  await page.goBack();
  await expect(optimizer).toContainText(new RegExp(`${kept} panels, [\\d,]+ kWh a year`));
});
