import { readFile } from "node:fs/promises";
import { findChromium } from "../tools/browser";
import { WITHOUT_HELPERS } from "./support/browser";
import { newProject, test } from "./support/design";
import {
  angle,
  canvas,
  coloursOfHouse,
  drag,
  frames,
  framesAfterAWhile,
  fromAbove,
  open,
  performance,
  stage,
  summary,
  zoom,
} from "./support/designer";
import { expect, expectAccessible, expectNoSidewaysScroll } from "./support/journey";
import { expectToast } from "./support/toast";

/** WebGL by the processor: the same pictures without a graphics card. */
const SOFTWARE_WEBGL = ["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"];
const executablePath = await findChromium();
test.use({ launchOptions: { executablePath, args: [...SOFTWARE_WEBGL, ...WITHOUT_HELPERS] } });
test("the house turns, zooms, and its panels are chosen; nothing is sent, nothing is drawn at rest", async ({
  page,
}) => {
  await open(page);
  await expect(page.getByRole("heading", { level: 1 }), "S-017").toHaveText("3D Solar Layout Designer");
  await expect(stage(page), "S-082").toHaveAccessibleName("House with 30 panels on a 12 by 8 metre roof");
  await expect(summary(page), "S-086").toContainText("30 panels");
  await expect(summary(page), "S-087").toContainText("Total power12 kW");
  await expect(summary(page), "S-088").toContainText("Coverage62.5 %");
  await expect(performance(page), "S-247").toContainText("6,570 kWh a year");
  await expect(performance(page), "S-248").toContainText("2,628 kg a year");

  const share = await coloursOfHouse(page);
  expect(share("blue"), "S-082 panels").toBeGreaterThan(0.2);
  expect(share("orange"), "S-082 the roof's tiles").toBeGreaterThan(0.02);

  // The engine has answered: from here on nothing is asked of the server, and at rest no frame is drawn.
  await expect(performance(page).getByText("lost to shade")).toBeVisible();
  // Of the designer's own; the frame asks each minute who is signed in and what is new.
  const OF_THE_FRAME = ["/api/auth/user", "/api/notifications/unread"];
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/") && !OF_THE_FRAME.includes(pathname)) calls.push(pathname);
  });
  await expect.poll(async () => (await frames(page)) - (await framesAfterAWhile(page)), "at rest").toBe(0);
  const before = await frames(page);
  expect(await framesAfterAWhile(page)).toBe(before);

  const yaw = await angle(page, "yaw");
  await drag(page, 120, 0);
  expect(await angle(page, "yaw"), "S-083").not.toBe(yaw);
  await expect.poll(() => frames(page), { message: "S-083 drawn again" }).toBeGreaterThan(before);
  await drag(page, 0, 420);
  expect(await angle(page, "pitch"), "S-240 from -90").toBe(-90);
  for (let time = 0; time < 2; time++) await drag(page, 0, -300);
  expect(await angle(page, "pitch"), "S-240 to 0").toBe(0);

  const percent = async () => Number.parseInt((await zoom(page).textContent()) ?? "", 10);
  for (const [wheel, factor] of [
    [100, 0.9],
    [-100, 1.1],
  ] as const) {
    await page.getByRole("button", { name: "First view" }).click();
    await stage(page).hover({ position: { x: 300, y: 300 } });
    const first = await percent();
    await page.mouse.wheel(0, wheel);
    await expect
      .poll(async () => Math.abs((await percent()) - first * factor), { message: `S-084 S-242 ${factor} per tick` })
      .toBeLessThan(1.1);
  }
  for (let tick = 0; tick < 24; tick++) await page.mouse.wheel(0, 100);
  await expect(zoom(page), "S-241 from 0.3").toHaveText("30%");
  for (let tick = 0; tick < 24; tick++) await page.mouse.wheel(0, -100);
  await expect(zoom(page), "S-241 to 2").toHaveText("200%");

  await page.getByRole("button", { name: "First view" }).click();
  await fromAbove(page);
  const box = await stage(page).boundingBox();
  if (!box) throw new Error("There is no stage");
  const selected = summary(page).getByRole("status");
  // Beside the middle of the house from above there are panels in every direction; one press in three meets a gap.
  const places = [0, 14, 28].map((y) => ({ x: box.width / 2, y: box.height / 2 + y }));
  let place = places[0];
  for (const one of places) {
    await stage(page).click({ position: one });
    place = one;
    if ((await selected.textContent()) === "1 selected") break;
  }
  await expect(selected, "S-085 S-157 chosen").toHaveText("1 selected");
  if (place) await stage(page).click({ position: place });
  await expect(selected, "S-085 S-157 and given back").toHaveText("0 selected");

  // The same by keyboard: walk along the panels, choose two, and take the choice back.
  await stage(page).focus();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press(" ");
  await expect(selected, "S-157 each for itself").toHaveText("2 selected");
  await expect(page.getByText(/Panel 2 of 30.*selected$/)).toBeAttached();
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(selected, "S-089").toHaveText("0 selected");
  await page.keyboard.press("Escape");
  expect(calls, "S-208 no calls").toEqual([]);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test("three tabs change roof, panels and layout; what is exported opens again @rest", async ({ page }) => {
  await open(page);
  const tabs = page.getByRole("complementary", { name: "Design" });
  await expect(tabs.getByRole("tab"), "S-092").toHaveText(["Roof", "Panels", "Layout"]);
  for (const [row, name, min, max, now] of [
    ["S-182", "Width", "6", "20", "12"],
    ["S-183", "Height", "4", "15", "8"],
    ["S-184", "Tilt", "0", "60", "30"],
    ["S-185", "Azimuth", "0", "360", "180"],
  ] as const) {
    const slider = tabs.getByRole("tabpanel", { name: "Roof" }).getByRole("slider", { name: `${name}, slider` });
    await expect(slider, row).toHaveAttribute("aria-valuemin", min);
    await expect(slider, row).toHaveAttribute("aria-valuemax", max);
    await expect(slider, `S-093 S-239 ${name}`).toHaveAttribute("aria-valuenow", now);
  }
  await expect(page.getByRole("radiogroup", { name: "Material" }).getByRole("radio"), "S-093").toHaveText([
    "tile",
    "metal",
    "shingle",
  ]);
  await expect(page.getByRole("radio", { name: "tile" }), "S-239").toBeChecked();
  await page.getByRole("radio", { name: "shingle" }).click();
  await page.getByRole("slider", { name: "Width, slider" }).press("ArrowRight");
  await expect(page.getByRole("textbox", { name: "Width", exact: true })).toHaveValue("12.5");
  await page.getByRole("textbox", { name: "Width", exact: true }).fill("20");
  // 9 columns by 6 rows on 20 by 8 m.
  await expect(summary(page), "S-155").toContainText("54 panels");

  await page.getByRole("tab", { name: "Panels" }).click();
  const types = tabs.getByRole("tabpanel", { name: "Panels" }).getByRole("radiogroup", { name: "Panel type" });
  await expect(types.getByRole("radio"), "S-094").toHaveText([/^standard/, /^premium/, /^bifacial/]);
  await page.getByRole("radio", { name: /^premium/ }).click();
  // 54 × 450 W.
  await expect(summary(page), "S-156").toContainText("24.3 kW");
  await expect(page.getByRole("radio", { name: /^bifacial/ })).toContainText("2 x 1 m, 500 W, 24%");

  await page.getByRole("tab", { name: "Layout" }).click();
  const layout = tabs.getByRole("tabpanel", { name: "Layout" });
  // 24.3 kW × 1.5 h × 365, and 0.4 kg for each kWh.
  for (const figure of ["13,304 kWh a year", "5,322 kg a year"])
    await expect(layout.getByRole("region", { name: "Performance" }), "S-098").toContainText(figure);
  const generate = layout.getByRole("button", { name: "Generate Optimal Layout" });
  const auto = layout.getByRole("switch", { name: "Auto Layout" });
  await expect(auto, "S-095 on").toBeChecked();
  await expect(generate, "S-096 S-097 auto is on").toBeDisabled();
  await auto.click();
  await expect(auto, "S-095 off").not.toBeChecked();
  await expect(generate, "S-097 auto is off").toBeEnabled();
  await generate.click();
  const tried = page.getByRole("table", { name: /Layouts that were tried/ });
  await expect(tried.getByRole("row")).toHaveCount(6);
  await tried.getByRole("button", { name: "Long side down the slope" }).click();
  // Portrait on 20 by 8 m: 16 columns of 1 m and 3 rows of 2 m.
  await expect(summary(page)).toContainText("48 panels");

  await stage(page).focus();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Enter");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  const file = await download;
  expect(file.suggestedFilename(), "S-090").toBe("solar-panel-layout.json");
  expect(file.url(), "S-208 made by the page itself").toMatch(/^blob:/);
  const path = await file.path();
  const held: unknown = JSON.parse(await readFile(path, "utf8"));
  expect(held).toMatchObject({
    roofConfig: { width: 20, height: 8, tilt: 30, azimuth: 180, material: "shingle" },
    panelConfig: { type: "premium", power: 450 },
    layout: { totalPower: 21_600, efficiency: 22 },
    generatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });

  await page.getByRole("switch", { name: "Auto Layout" }).click();
  await expect(summary(page)).toContainText("54 panels");
  const chooser = page.locator('input[type="file"]');
  await chooser.setInputFiles({
    name: "other.json",
    mimeType: "application/json",
    buffer: Buffer.from('{"name":"x"}'),
  });
  await expect(page.getByRole("alert")).toContainText("other.json was not opened. roofConfig is missing");
  await expect(summary(page)).toContainText("54 panels");
  await chooser.setInputFiles(path);
  await expectToast(page, "Layout opened");
  await expect(summary(page)).toContainText("48 panels");
  await expect(summary(page).getByRole("status")).toHaveText("1 selected");
  await expect(page.getByRole("alert")).toHaveCount(0);

  // The picture waits for every frame that is still to be drawn, and here the processor draws them.
  const picture = page.waitForEvent("download", { timeout: 120_000 });
  await page.getByRole("button", { name: "Save picture" }).click({ timeout: 120_000 });
  const png = await readFile(await (await picture).path());
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect(png.length).toBeGreaterThan(20_000);
  await expectAccessible(page);
});

test("the sun goes where it stands, its shade colours the panels, and a roof goes to the optimizer and back @rest", async ({
  page,
}) => {
  const { id } = await newProject(page, { appliances: [] });
  const chimney = { id: "c", type: "chimney", x: 5.5, y: 4, width: 1, height: 1, shadowLength: 3 };
  const asked = {
    roofWidth: 30,
    roofHeight: 8,
    roofOrientation: "south",
    roofTilt: 30,
    shadingObstructions: [chimney],
    panelDimensions: { width: 1.65, height: 1 },
  };
  const made = await page.request.post(`/api/projects/${id}/optimize-panels`, {
    data: asked,
    headers: { "sec-fetch-site": "same-origin" },
    timeout: 60_000,
  });
  expect(made.ok(), await made.text()).toBe(true);
  await page.goto(`/projects/${id}/roof`);
  await page.getByRole("link", { name: "Open in 3D" }).click();
  await expect(canvas(page)).toBeVisible();
  // the designer's widest roof is 20 m.
  await expect(page.getByText("Width 30 m is above the designer's maximum: 20 m is shown.")).toBeVisible();

  await page.getByLabel("Date").fill(`${new Date().getFullYear()}-12-21`);
  await page.getByRole("slider", { name: "Hour" }).fill("12.5");
  await expect(page.getByText(/21 December\. Sun from .* now \d+° high in the south/)).toBeVisible();
  await page.getByRole("radio", { name: "Year", exact: true }).click();
  await expect(page.getByText(/panels lose some .*year to shade; the most shaded keeps/)).toBeVisible();
  await page.getByRole("radio", { name: "Day", exact: true }).click();
  await expect(page.getByText(/of the direct sun of a clear 21 December to shade/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("tab", { name: "Roof" }).click();
  await page.getByRole("textbox", { name: "Azimuth", exact: true }).fill("165");
  await page.getByRole("button", { name: "Open in optimizer" }).click();
  await expect(page).toHaveURL(new RegExp(`/projects/${id}/roof$`));
  await expectToast(page, "Roof opened in the optimizer");
  await expect(page.getByRole("heading", { level: 1, name: "Panel placement optimizer" })).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Roof width", exact: true })).toHaveValue("20");
});

test("in data-saver mode the plan does all of it: turning, zooming, choosing by keyboard @rest", async ({ page }) => {
  await page.route("**/api/auth/user", async (route) => {
    const response = await route.fetch();
    const user: unknown = await response.json();
    const json = typeof user === "object" && user !== null ? { ...user } : {};
    const preferences = "preferences" in json && typeof json.preferences === "object" ? { ...json.preferences } : {};
    await route.fulfill({ response, json: { ...json, preferences: { ...preferences, dataSaver: true } } });
  });
  const scripts: string[] = [];
  page.on("response", (answer) => void (answer.url().endsWith(".js") && scripts.push(answer.url())));
  await page.goto("/3d-visualizer");
  const panel = page.getByRole("button", { name: /^Panel 7 of 30/ });
  await expect(panel).toBeVisible();
  await expect(page.locator("canvas")).toHaveCount(0);
  expect(scripts.filter((url) => url.includes("scene-canvas"))).toEqual([]);
  for (const [row, name, next] of [
    ["S-182", "Width", "12.5"],
    ["S-183", "Height", "8.5"],
    ["S-184", "Tilt", "35"],
    ["S-185", "Azimuth", "195"],
  ] as const) {
    const slider = page.getByRole("slider", { name: `${name}, slider` });
    await slider.press("ArrowRight");
    await expect(slider, `${row} one step`).toHaveAttribute("aria-valuenow", next);
    await slider.press("ArrowLeft");
  }
  await panel.click();
  await expect(panel).toHaveAttribute("aria-pressed", "true");
  await expect(summary(page).getByRole("status")).toHaveText("1 selected");
  await stage(page).focus();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Enter");
  await expect(summary(page).getByRole("status")).toHaveText("2 selected");
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => angle(page, "pitch")).toBe(-80);
  await page.keyboard.press("-");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save picture" }).click();
  expect((await download).suggestedFilename()).toBe("solar-panel-layout.png");
  await expectAccessible(page);
});

test("on a phone a finger turns the house, and the rest follows below @rest", { tag: "@phone" }, async ({ page }) => {
  await open(page);
  await expectNoSidewaysScroll(page);
  const box = await stage(page).boundingBox();
  if (!box) throw new Error("There is no stage");
  const yaw = await angle(page, "yaw");
  const touch = await page.context().newCDPSession(page);
  const at = (x: number, y: number) => ({ x: box.x + x, y: box.y + y });
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at(150, 150)] });
  await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [at(200, 150)] });
  await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [at(260, 150)] });
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect.poll(() => angle(page, "yaw")).not.toBe(yaw);
  const before = await zoom(page).textContent();
  await touch.send("Input.dispatchTouchEvent", {
    type: "touchStart",
    touchPoints: [
      { ...at(150, 150), id: 1 },
      { ...at(200, 150), id: 2 },
    ],
  });
  await touch.send("Input.dispatchTouchEvent", {
    type: "touchMove",
    touchPoints: [
      { ...at(130, 150), id: 1 },
      { ...at(220, 150), id: 2 },
    ],
  });
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect.poll(() => zoom(page).textContent()).not.toBe(before);
  await expectAccessible(page);
});

test("roof and selection are on the table again after leaving, and no text of the sky lies over the panels @rest", async ({
  page,
}) => {
  await open(page);
  const size = (name: string) => page.getByRole("textbox", { name, exact: true });
  await size("Width").fill("15");
  await expect(stage(page)).toHaveAccessibleName(/^House with \d+ panels on a 15 by 8 metre roof$/);
  await fromAbove(page);
  const view = await stage(page).boundingBox();
  if (!view) throw new Error("There is no stage");
  const selected = summary(page).getByText(/selected/);
  await page.mouse.click(view.x + view.width / 2, view.y + view.height / 2 + 20);
  const chosen = await selected.textContent();
  await page.goto("/projects");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await open(page);
  await expect(stage(page)).toHaveAccessibleName(/on a 15 by 8 metre roof$/);
  await expect(selected).toHaveText(chosen ?? "");
  await expect(size("Width")).toHaveValue("15");
});
