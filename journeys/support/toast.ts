import { expect, type Locator, type Page } from "@playwright/test";

/** Every notification on screen. Their texts also stand in a live region, where `getByText` would find them again. */
export const toasts = (page: Page): Locator => page.locator("[data-toast]");

/** There is one notification, with this title and, where given, this text. */
export async function expectToast(page: Page, title: string, text?: string): Promise<void> {
  await expect(toasts(page).getByText(title, { exact: true })).toBeVisible();
  if (text !== undefined) await expect(toasts(page).getByText(text, { exact: true })).toBeVisible();
  await expect(toasts(page)).toHaveCount(1);
}
