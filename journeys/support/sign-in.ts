import type { Page } from "@playwright/test";

export const email = (page: Page) => page.getByLabel("Email", { exact: true });
export const password = (page: Page) => page.getByLabel("Password", { exact: true });

/** Fills the sign-in form and sends it, for journeys that are about signing in. */
export async function fillSignIn(page: Page, address: string, secret: string): Promise<void> {
  await email(page).fill(address);
  await password(page).fill(secret);
  await page.getByRole("button", { name: "Sign In" }).click();
}
