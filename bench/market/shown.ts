import type { Page } from "@playwright/test";
import { MARKET_PAGE } from "@sunwright/contract/marketplace";
import { openShop, PANEL_400, storePicture, type Wares } from "../../journeys/support/shop";

/** A shop with a full page of panels, of which every other one is shown by a photo. The page's person owns it afterwards. */
export async function openShownShop(page: Page): Promise<void> {
  await openShop(page, {
    products: async () => {
      const wares: Wares[] = [];
      for (let number = 1; number <= MARKET_PAGE; number += 1) {
        const name = `Panel ${400 + number} W`;
        const pictures = number % 2 === 0 ? [{ fileId: await upload(page, number), alternative: name }] : [];
        wares.push({
          sku: `P-${number}`,
          category: "panel",
          name,
          brand: "Heliora",
          spec: { ...PANEL_400, powerWatts: 400 + number },
          publicPrices: [{ fromQuantity: 1, unitMinor: 9_000_000 + 100_000 * number }],
          pictures,
          pieces: number,
        });
      }
      return wares;
    },
  });
}

const upload = async (page: Page, seed: number) =>
  storePicture(page, Buffer.from(await page.evaluate(drawnPhoto, seed), "base64"));

/** Runs in the page: a PNG as hard to pack as a photo, an evening's sky with grain over a grid of cells; in base64. */
function drawnPhoto(seed: number): string {
  const [width, height] = [1_200, 900];
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No canvas");
  const picture = context.createImageData(width, height);
  let state = seed;
  for (let at = 0; at < picture.data.length; at += 4) {
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const grain = (state / 2_147_483_648 - 0.5) * 100;
    const isCell = x > 200 && x < 1_000 && y > 250 && y < 800 && x % 80 > 3 && y % 80 > 3;
    const [red, green, blue] = isCell ? [25, 35, 80 + y / 20] : [230 - y / 8, 150 + seed, 90 + y / 9];
    picture.data.set([red + grain, green + grain, blue + grain, 255], at);
  }
  context.putImageData(picture, 0, 0);
  return canvas.toDataURL("image/png").replace(/^[^,]*,/, "");
}
