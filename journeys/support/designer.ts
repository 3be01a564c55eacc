import type { Locator, Page } from "@playwright/test";
import { nameOf } from "./colours";
import { expect } from "./journey";

export const stage = (page: Page): Locator => page.getByRole("application");
export const canvas = (page: Page): Locator => page.locator("canvas[data-frames]");
export const summary = (page: Page): Locator => page.getByRole("region", { name: "Summary" });
export const performance = (page: Page): Locator => page.getByRole("region", { name: "Performance" });
export const zoom = (page: Page): Locator => page.locator(".designer-zoom");
export const frames = async (page: Page): Promise<number> => Number(await canvas(page).getAttribute("data-frames"));
/** After as many frames as a screen shows in a second, whether or not the scene draws any of them. */
export const framesAfterAWhile = async (page: Page): Promise<number> => {
  await page.evaluate(async () => {
    const shown = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let frame = 0; frame < 60; frame++) await shown();
  });
  return frames(page);
};
export const angle = async (page: Page, name: "pitch" | "yaw"): Promise<number> =>
  Number(await zoom(page).getAttribute(`data-${name}`));

export async function open(page: Page, path = "/3d-visualizer"): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { name: "3D Solar Layout Designer", level: 1 })).toBeVisible();
  await expect(canvas(page)).toBeVisible();
  await expect(performance(page).getByText("Simulated year")).toBeVisible();
}

export async function drag(page: Page, dx: number, dy: number): Promise<void> {
  const box = await stage(page).boundingBox();
  if (!box) throw new Error("There is no stage");
  const [x, y] = [box.x + box.width * 0.4, box.y + box.height * 0.55];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx / 2, y + dy / 2, { steps: 3 });
  await page.mouse.move(x + dx, y + dy, { steps: 3 });
  await page.mouse.up();
}

/** The house seen straight from above: the middle of the roof is in the middle of the stage. */
export async function fromAbove(page: Page): Promise<void> {
  await stage(page).focus();
  for (let press = 0; press < 9; press++) await page.keyboard.press("ArrowUp");
  await expect.poll(() => angle(page, "pitch")).toBe(-90);
}

/** How much of where the house stands in the first view has a colour of each name. [share] */
export async function coloursOfHouse(page: Page): Promise<(name: ReturnType<typeof nameOf>) => number> {
  const box = await canvas(page).boundingBox();
  if (!box) throw new Error("There is no scene");
  const clip = {
    x: box.x + 0.26 * box.width,
    y: box.y + 0.33 * box.height,
    width: 0.34 * box.width,
    height: 0.55 * box.height,
  };
  const picture = (await page.screenshot({ clip })).toString("base64");
  const counts = await page.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const pen = new OffscreenCanvas(image.width, image.height).getContext("2d");
    if (!pen) throw new Error("The browser draws no pictures");
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, image.width, image.height);
    const found: Record<string, number> = {};
    for (let at = 0; at < data.length; at += 4) {
      const colour = `rgb(${data[at]}, ${data[at + 1]}, ${data[at + 2]})`;
      found[colour] = (found[colour] ?? 0) + 4 / data.length;
    }
    return found;
  }, picture);
  return (name) =>
    Object.entries(counts).reduce((sum, [colour, share]) => sum + (nameOf(colour) === name ? share : 0), 0);
}
