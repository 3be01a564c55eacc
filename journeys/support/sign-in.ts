import type { Page } from "@playwright/test";

export const email = (page: Page) => page.getByLabel("Email", { exact: true });
export const password = (page: Page) => page.getByLabel("Password", { exact: true });

/** Fills the sign-in form and sends it, for journeys that are about signing in. */
export async function fillSignIn(page: Page, address: string, secret: string): Promise<void> {
  await email(page).fill(address);
  await password(page).fill(secret);
  await page.getByRole("button", { name: "Sign In" }).click();
}

/** Leaves a mark that ends with the page's document, to tell a full redirect from a move inside the application. */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => void Object.assign(window, { markedDocument: true }));
export const isMarkedDocument = (page: Page): Promise<boolean> => page.evaluate(() => "markedDocument" in window);
