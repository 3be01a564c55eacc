import { resolve } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { rolldown } from "rolldown";
import { findChromium } from "../../tools/browser";
import type { SceneBench } from "../pages/designer-scene";

const COUNTS = [30, 1_000, 10_000];
const SECONDS = 2;
const REGENERATIONS = 100;

/** Drawn by the processor where there is no graphics card. */
const ARGS = ["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"];

declare global {
  var sceneBench: SceneBench;
}

async function script(): Promise<string> {
  const built = await rolldown({
    input: resolve(import.meta.dirname, "../pages/designer-scene.ts"),
    platform: "browser",
  });
  const { output } = await built.generate({ format: "iife", minify: true });
  await built.close();
  return output[0].code;
}

/** JavaScript's heap after a collection. [MB] */
async function heap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  await session.detach();
  return usedSize / 1e6;
}

/** Frames a second and draw calls of the designer's scene against as many plain boxes, and memory over new layouts. */
export async function measure(): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ARGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1000, height: 640 } });
    await page.setContent("<!doctype html><html data-theme='light'><body></body></html>");
    await page.addScriptTag({ content: await script() });
    const lines: string[] = [];
    for (const count of COUNTS) {
      const run = { count, seconds: SECONDS };
      const ours = await page.evaluate((asked) => sceneBench.designer(asked.count, asked.seconds), run);
      const plain = await page.evaluate((asked) => sceneBench.boxes(asked.count, asked.seconds), run);
      lines.push(
        `${count} panels: ${ours.framesPerSecond.toFixed(1)} frames/s in ${ours.calls} draw calls (house, sky, ground and labels with them); ` +
          `${count} plain boxes ${plain.framesPerSecond.toFixed(1)} frames/s in ${plain.calls}; ratio ${(ours.framesPerSecond / plain.framesPerSecond).toFixed(2)}`,
      );
    }
    const warm = await page.evaluate(() => sceneBench.regenerate(10));
    const before = await heap(page);
    const held = await page.evaluate((times) => sceneBench.regenerate(times), REGENERATIONS);
    const after = await heap(page);
    const [early, late] = [held[5] ?? warm[5], held.at(-1)];
    lines.push(
      `${REGENERATIONS} new layouts: geometries ${early?.geometries} to ${late?.geometries}, textures ${early?.textures} to ${late?.textures}, ` +
        `heap ${before.toFixed(1)} to ${after.toFixed(1)} MB`,
    );
    return lines;
  } finally {
    await browser.close();
  }
}
