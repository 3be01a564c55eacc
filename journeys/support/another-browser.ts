import type { Browser, Page, PlaywrightTestOptions } from "@playwright/test";

type Screen = Partial<Pick<PlaywrightTestOptions, "viewport" | "isMobile" | "hasTouch" | "deviceScaleFactor">>;

/** A page of somebody else, in a browser of their own with the screen of the journey. */
export async function anotherBrowser(browser: Browser, screen: Screen, baseURL: string): Promise<Page> {
  const { viewport = null, isMobile = false, hasTouch = false, deviceScaleFactor = 1 } = screen;
  const look = { viewport, isMobile, hasTouch, ...(viewport && { deviceScaleFactor }) };
  return (await browser.newContext({ ...look, baseURL, serviceWorkers: "block" })).newPage();
}
