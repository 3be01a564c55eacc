import type { Page } from "@playwright/test";

/** Keeps the first write to an address from leaving the browser until it is released; those after it are not kept. */
export async function holdFirstWrite(page: Page, url: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let isFirst = true;
  await page.route(url, async (route) => {
    if (route.request().method() === "PUT" && isFirst) {
      isFirst = false;
      await held;
    }
    await route.continue();
  });
  return release;
}
