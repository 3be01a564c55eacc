import { expect, type Locator, type Page } from "@playwright/test";

/** Every notification on screen. Their texts also stand in a live region, where `getByText` would find them again. */
export const toasts = (page: Page): Locator => page.locator("[data-toast]");

const saying = (among: Locator, title: string, text?: string): Locator => {
  const page = among.page();
  const withTitle = among.filter({ has: page.getByText(title, { exact: true }) });
  return text === undefined ? withTitle : withTitle.filter({ has: page.getByText(text, { exact: true }) });
};

/**
 * There is one notification, with this title and, where given, this text. Looks once, because it leaves by itself. The
 * message names the rows it proves.
 */
export async function expectToast(page: Page, title: string, text?: string, message?: string): Promise<void> {
  await expect(saying(toasts(page), title, text).and(page.locator("[data-toast]:only-of-type")), message).toBeVisible();
}

/** The same, closed once it was read: a success right behind another waits until that one could be read. */
export async function readToast(page: Page, title: string, text?: string): Promise<void> {
  await expectToast(page, title, text);
  const close = toasts(page).getByRole("button", { name: "Close" });
  await close.evaluateAll((buttons: HTMLButtonElement[]) => buttons.forEach((button) => button.click()));
}

/** A notification of success has this title; one shown just before may still stand. The message names the row. */
export async function expectSuccess(page: Page, message: string, title: string, text?: string): Promise<void> {
  await expect(saying(page.locator("[data-toast=ok]"), title, text), message).toBeVisible();
}

/** As `expectSuccess`, of a failure in the destructive style. */
export async function expectFailure(page: Page, message: string, title: string, text?: string): Promise<void> {
  await expect(saying(page.locator("[data-toast=bad]"), title, text), message).toBeVisible();
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function boxOf(locator: Locator): Promise<Box> {
  const found = await locator.boundingBox();
  if (!found) throw new Error("It is not on the page");
  return found;
}

/** A toast that has arrived lies over no part of what stays on the screen. */
export async function expectApart(toast: Locator, stays: Locator): Promise<void> {
  await toast.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map(({ finished }) => finished));
  });
  const [one, other] = [await boxOf(toast), await boxOf(stays)];
  const overlaps =
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height;
  expect(overlaps, "the toast lies over what stays").toBe(false);
}
