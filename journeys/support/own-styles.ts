import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";

const ASSETS = join(import.meta.dirname, "../../apps/web/dist/assets");
const SHEETS = readdirSync(ASSETS)
  .filter((name) => name.endsWith(".css"))
  .map((name) => ({ name, text: readFileSync(join(ASSETS, name), "utf8") }));

/**
 * A page has all styles that its elements ask for: none waits for another page to bring them, and none of another page's
 * changes it once both were open.
 */
export async function expectOwnStyles(page: Page): Promise<void> {
  const missing = await page.evaluate((sheets) => {
    const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
    const loaded = new Set(links.map(({ href }) => href.split("/").at(-1)));
    // A page that a test wrote itself.
    if (!sheets.some(({ name }) => loaded.has(name))) return [];
    const selectorsIn = (rules: CSSRuleList): string[] =>
      Array.from(rules).flatMap((rule) => {
        // One inside another speaks of the outer one, which is looked at itself.
        if (rule instanceof CSSStyleRule) return [rule.selectorText];
        if (rule instanceof CSSMediaRule && !matchMedia(rule.media.mediaText).matches) return [];
        return rule instanceof CSSGroupingRule ? selectorsIn(rule.cssRules) : [];
      });
    const rulesOf = (text: string) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return selectorsIn(sheet.cssRules);
    };
    const known = new Set(sheets.flatMap(({ name, text }) => (loaded.has(name) ? rulesOf(text) : [])));
    return sheets.flatMap(({ name, text }) =>
      loaded.has(name)
        ? []
        : rulesOf(text)
            .filter((selector) => !known.has(selector))
            .filter((selector) => [...document.querySelectorAll(selector)].some((each) => each.checkVisibility()))
            .map((selector) => `${selector} of ${name}`),
    );
  }, SHEETS);
  expect(missing, "styles that stand with another page").toEqual([]);
}
