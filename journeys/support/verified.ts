import type { Browser, Page } from "@playwright/test";
import { InstallerFirm } from "@sunwright/contract/installers";
import { anotherBrowser } from "./another-browser";
import { expect, signedIn } from "./journey";
import { linkIn, mailTo } from "./mailbox";
import type { Person } from "./people";

/** As a project keeps it. */
export const KANO = "2335204 12.0001 8.5167 484 Kano";

interface Product {
  readonly url: string;
  readonly mailFolder: string;
  readonly operator: (...args: string[]) => Promise<string>;
}
interface Screen {
  readonly viewport: { readonly width: number; readonly height: number } | null;
  readonly isMobile: boolean;
  readonly hasTouch: boolean;
}

/** Who is not known by mail asks nobody and takes nothing on. */
export async function verified(page: Page, product: Product, role?: Person["role"]): Promise<Person> {
  const person = await signedIn(page, role);
  const link = linkIn(await mailTo(product.mailFolder, person.email, /verify/i), "/api/auth/verify-email");
  expect((await page.request.get(link)).ok()).toBe(true);
  return person;
}

/** Somebody of a firm with its base in Kano and a verified certificate, in a browser of their own. */
export async function verifiedFirm(browser: Browser, product: Product, screen: Screen, name: string): Promise<Page> {
  const page = await anotherBrowser(browser, screen, product.url);
  await verified(page, product, "installer");
  const headers = { "sec-fetch-site": "same-origin" };
  const own = InstallerFirm.parse(await (await page.request.get("/api/installer")).json());
  const data = { ...own, name, country: "Nigeria", town: KANO, radius: 40, mostPower: 20_000 };
  expect((await page.request.put("/api/installer", { data, headers })).status()).toBe(200);
  expect(await product.operator("verify", own.id)).toContain(`${name} is verified.`);
  return page;
}
