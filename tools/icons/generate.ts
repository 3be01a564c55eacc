import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { findChromium } from "../browser";

/** Draws the icons of the installed application from the one drawing of the logo: `npx tsx tools/icons/generate.ts`. */
const PUBLIC = "apps/web/public";

interface Icon {
  readonly file: string;
  /** [px] */
  readonly size: number;
  /** Share of the square that the logo takes. */
  readonly logo: number;
  readonly ground: "transparent" | "#ffffff";
}

/**
 * A maskable icon may be cut to a circle of 80 % of its width, in which the logo has to fit.
 * Source: W3C Web App Manifest, "Icon masks and safe zone". iOS fills what is transparent with black.
 */
const ICONS: readonly Icon[] = [
  { file: "icon-192.png", size: 192, logo: 1, ground: "transparent" },
  { file: "icon-512.png", size: 512, logo: 1, ground: "transparent" },
  { file: "maskable-512.png", size: 512, logo: 0.56, ground: "#ffffff" },
  { file: "apple-touch-icon.png", size: 180, logo: 0.76, ground: "#ffffff" },
];

const drawing = await readFile(join(PUBLIC, "favicon.svg"), "utf8");
await mkdir(join(PUBLIC, "icons"), { recursive: true });
const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });
for (const { file, size, logo, ground } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const inside = `width:${logo * 100}%;height:${logo * 100}%`;
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground}">
      <div style="${inside}">${drawing.replace("<svg ", '<svg style="width:100%;height:100%" ')}</div>`,
  );
  await page.screenshot({ path: join(PUBLIC, "icons", file), omitBackground: ground === "transparent" });
  await page.close();
}
await browser.close();
