import type { Locator, Page } from "@playwright/test";
import { summary } from "./design";
import { expect } from "./journey";

export const box = (page: Page, name: string): Locator => page.getByRole("textbox", { name, exact: true });
export const save = (page: Page) => page.getByRole("button", { name: "Save Parameters" });
export const calculateButton = (page: Page) => page.getByRole("button", { name: "Calculate Solar System" });
/** Names of the pieces and figures the preview shows: what changes when a parameter changes the system. */
export const previewOf = (page: Page, part: "Panels" | "Battery" | "Inverter" | "Price"): Locator =>
  summary(page)
    .locator("dl > div")
    .filter({ has: page.locator("dt", { hasText: new RegExp(`^${part}`) }) });
export const previewIsThere = (page: Page) => expect(previewOf(page, "Panels")).toContainText(/[1-9][\d,]* W/);
