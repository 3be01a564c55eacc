import type { Page } from "@playwright/test";

export const box = (page: Page, name: string | RegExp) => page.getByRole("textbox", { name, exact: true });
export const direct = (page: Page) => page.getByRole("tab", { name: "Direct Input" });
export const fans = { appliances: [{ applianceId: "ceiling-fan", quantity: 1, hoursPerDay: 9 }] };
