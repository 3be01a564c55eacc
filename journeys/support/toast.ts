import { expect, type Locator, type Page } from "@playwright/test";

/** Every notification on screen. Their texts also stand in a live region, where `getByText` would find them again. */
export const toasts = (page: Page): Locator => page.locator("[data-toast]");

/** There is one notification, with this title and, where given, this text. Looks once, because it leaves by itself. */
export async function expectToast(page: Page, title: string, text?: string): Promise<void> {
  const withTitle = toasts(page).filter({ has: page.getByText(title, { exact: true }) });
  const wanted = text === undefined ? withTitle : withTitle.filter({ has: page.getByText(text, { exact: true }) });
  await expect(wanted.and(page.locator("[data-toast]:only-of-type"))).toBeVisible();
}
