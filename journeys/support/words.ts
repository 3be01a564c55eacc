import type { Locator, Page } from "@playwright/test";

import { CITIES } from "@sunwright/engine/climate/cities";
import { COUNTRY_MONEY } from "@sunwright/engine/countries/country-money";
import { LOCAL_CERTIFICATIONS } from "@sunwright/engine/countries/licences";
import { CERTIFICATIONS } from "@sunwright/contract/accounts";
import { PSEUDO_LANGUAGE, pseudo } from "@sunwright/words/pseudo";
import { MOST_FRAMES } from "./explanations";
import { expect, expectNoSidewaysScroll, onBothWidths } from "./journey";

/** A plain text of the catalogue as the generated language says it, for finding what it stands on. */
export function spoken(english: string): string {
  const said = pseudo(english);
  return typeof said === "string" ? said : english;
}

/** Names, months and units are written alike in both languages. */
const ALIKE =
  /^(Sunwright|Ada|Example|Installations|Trading|Store|person[\w.@-]*|https?|Kano|Nigeria|kWh|kWp|kVA|NGN|USD|Chrome|Chromium|HeadlessChrome|Linux|PDF|CSV|JSON|API|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec|January|February|March|April|May|June|July|August|September|October|November|December)$/;
/** "IEC 61727, 4; IEC 60364-5-55, 551.7": numbers of standards. */
const STANDARDS = /^((IEC|NEC)[\d\s.,-]+(;\s)?)+$/;
/** "m-ithy": a case of a reference table. */
const CASE = /^[a-m]-[\w-]+$/;
/** "KES, KSh": a currency by its code and its symbol. */
const CURRENCY = /^[A-Z]{3}, \S+$/;
/** "T_min": a symbol of an equation. */
const SYMBOL = /_/;
/** "E: Water pump": what a symbol of an equation stands for. */
const OF_SYMBOL = /^\p{L}: /u;

/** What a name ends with where it stands as a sentence. */
const STOP = /\.$/;

/** Who publishes the figures of a country, as they are named there. */
const publishedIn = (money: unknown): string[] =>
  Object.entries(money ?? {}).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === "string") return name === "source" ? [value] : [];
    return typeof value === "object" ? publishedIn(value) : [];
  });

/**
 * What nobody translates: the sample figures that the server makes up for dashboards, names of certificates, places of the
 * climate table, methods by who found them, and who publishes a country's prices. What the history says
 * was done is written by the server, in English.
 */
const DATA: ReadonlySet<string> = new Set([
  // Languages by their own names.
  "English",
  "Deutsch",
  "Français",
  "Kiswahili",
  "Family house",
  "Shop with cold room",
  "Farm with borehole",
  "Clinic",
  "Bakery",
  "School",
  "Nassarawa GRA",
  "Wudil",
  "Bichi",
  "Rano",
  "Dala",
  "Gaya",
  "30 m of 10 mm² copper",
  "400 W monocrystalline",
  "48 V 235 Ah lithium",
  "5.8 kW pure sine inverter",
  "Rail 4.4 m",
  "100 Ah gel",
  "MC4 connector pair",
  ...["Kano", "Kaduna", "Katsina", "Zaria"].map((town) => `Installer, ${town}`),
  ...["1", "2", "3", "4", "5", "6", "7"].map((number) => `Sample ${number}`),
  ...CITIES.map(({ name }) => name),
  ...publishedIn(COUNTRY_MONEY),
  "LONGi LR5-72HPH-570M",
  "NREL SPA",
  "DISC",
  "Erbs, Erbs-Driesse, Boland, Orgill-Hollands",
  "Created a public share link: View Only.",
  "Created a public share link: Can Edit.",
  "Wrote a comment.",
  "Report printed.",
  ...CERTIFICATIONS,
  ...LOCAL_CERTIFICATIONS,
]);

/** Texts and accessible names on the page, or in a part of it, with a word that no catalogue has been through. */
function untranslatedIn(selector: string): string[] {
  const found = new Set<string>();
  const look = (text: string | null) => {
    // A translated text has accents; what is put into it, as a name is, stays as it was.
    if (text !== null && /[A-Za-z]{3,}/.test(text) && !/[\u00c0-\u024f[\]]/.test(text)) found.add(text.trim());
  };
  for (const root of document.querySelectorAll(selector)) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent !== null && !parent.closest("script, style, noscript, [translate=no]") && parent.checkVisibility())
        look(node.nodeValue);
    }
    const names = [
      "aria-label",
      "aria-description",
      "aria-valuetext",
      "aria-roledescription",
      "placeholder",
      "title",
      "alt",
    ];
    for (const element of root.querySelectorAll(names.map((name) => `[${name}]`).join()))
      if (element.closest("[translate=no]") === null) for (const name of names) look(element.getAttribute(name));
  }
  look(document.title);
  return [...found];
}

/** What is left when names, dates and units are taken off. */
const withoutData = (texts: readonly string[]): string[] =>
  texts.filter(
    (text) =>
      !DATA.has(text.replace(OF_SYMBOL, "")) &&
      !DATA.has(text.replace(STOP, "")) &&
      !STANDARDS.test(text) &&
      !CURRENCY.test(text) &&
      !CASE.test(text) &&
      text
        .split(/[^\p{L}\p{N}.@_-]+/u)
        .some((word) => /[A-Za-z]{3,}/.test(word) && !ALIKE.test(word) && !SYMBOL.test(word)),
  );

/**
 * Texts that reach out of a box that hides what does, or out of the button they stand in. What ends in "…" where there is
 * no room is meant to, and what is only read aloud has a box of a pixel.
 */
function cutTextsIn(selector: string): string[] {
  const SLACK = 1.5;
  const cuts = (box: Element, text: DOMRect): boolean => {
    const { overflowX, overflowY } = getComputedStyle(box);
    const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
    const { left, right, top, bottom } = box.getBoundingClientRect();
    // The line of a large figure is higher than the button that it is; a label wider than its button is cut off.
    const pressed = box.matches("button, [role=button], .ui-button");
    return (
      ((hides(overflowX) || pressed) && (text.right > right + SLACK || text.left < left - SLACK)) ||
      (hides(overflowY) && (text.bottom > bottom + SLACK || text.top < top - SLACK))
    );
  };
  const boxesOf = function* (element: Element) {
    for (let box: Element | null = element; box !== null && box !== document.body; box = box.parentElement) yield box;
  };
  const meant = (box: Element) => {
    const { textOverflow, overflowX, overflowY } = getComputedStyle(box);
    const { width, height } = box.getBoundingClientRect();
    return textOverflow === "ellipsis" || width <= 1 || height <= 1 || /auto|scroll/.test(overflowX + overflowY);
  };
  const found = new Set<string>();
  const range = document.createRange();
  for (const root of document.querySelectorAll(selector)) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.nodeValue?.trim() ?? "";
      if (text === "" || parent === null || parent.closest("script, style, noscript") || !parent.checkVisibility())
        continue;
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()];
      for (const box of boxesOf(parent)) {
        if (meant(box)) break;
        if (lines.some((line) => line.width > 0 && cuts(box, line)))
          found.add(`${text} ⟨${box.tagName.toLowerCase()}.${box.getAttribute("class")}⟩`);
      }
    }
  }
  return [...found];
}

/** The page, or a part of it, speaks the generated language alone, and all of it can be read: at a desk and on a phone. */
export const expectWords = (page: Page, part = "body"): Promise<void> =>
  onBothWidths(page, () => expectWordsHere(page, part));

/** At the width the page has, for what a change of it would close. */
export async function expectWordsHere(page: Page, part = "body"): Promise<void> {
  expect.soft(withoutData(await page.evaluate(untranslatedIn, part)), page.url()).toEqual([]);
  expect.soft(await page.evaluate(cutTextsIn, part), page.url()).toEqual([]);
  await expectNoSidewaysScroll(page);
}

/** In a language that people read: whatever it says can be read, at the width the page has. */
export async function expectNothingCut(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 };
  expect.soft(await page.evaluate(cutTextsIn, "body"), `${page.url()} at ${width}`).toEqual([]);
  await expectNoSidewaysScroll(page);
}

declare global {
  interface Window {
    readonly wordsOf: { readonly untranslatedIn: typeof untranslatedIn; readonly cutTextsIn: typeof cutTextsIn };
  }
}

/** Before a page opens on which `expectWordsOfExplanations` looks: in the page itself it takes a call for all of them. */
export async function bringWords(page: Page): Promise<void> {
  await page.addInitScript({
    content: `window.wordsOf = { untranslatedIn: ${String(untranslatedIn)}, cutTextsIn: ${String(cutTextsIn)} };`,
  });
}

/** The explanations of figures, each opened by a press and closed by Escape. */
export async function expectWordsOfExplanations(page: Page, figures: Locator): Promise<void> {
  const said = await figures.evaluateAll(async (buttons, most) => {
    const until = async (holds: () => boolean) => {
      for (let frame = 0; frame < most && !holds(); frame += 1) await new Promise(requestAnimationFrame);
      return holds();
    };
    const tooltip = "[role=tooltip]";
    const { wordsOf } = window;
    const wrong: string[] = [];
    const [texts, cut] = [new Set<string>(), new Set<string>()];
    for (const button of buttons.filter((each) => each instanceof HTMLElement)) {
      button.click();
      const opened = await until(() => document.querySelector(tooltip)?.checkVisibility() === true);
      for (const text of wordsOf.untranslatedIn(tooltip)) texts.add(text);
      for (const text of wordsOf.cutTextsIn(tooltip)) cut.add(text);
      const { scrollWidth, clientWidth } = document.documentElement;
      button.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
      const closed = await until(() => document.querySelector(tooltip) === null);
      const fits = scrollWidth <= clientWidth;
      if (!opened || !closed || !fits) wrong.push(`${button.textContent}: ${JSON.stringify({ opened, closed, fits })}`);
    }
    return { wrong, texts: [...texts], cut: [...cut] };
  }, MOST_FRAMES);
  expect.soft(said.wrong, page.url()).toEqual([]);
  expect.soft(withoutData(said.texts), page.url()).toEqual([]);
  expect.soft(said.cut, page.url()).toEqual([]);
}

/** The page has come, with its data. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", PSEUDO_LANGUAGE);
  // The roof optimiser has one for a phone and one for a desk; by its role the hidden one does not count.
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await expect(page.locator("[aria-busy=true], .ui-page-loading")).toHaveCount(0);
  // A text has its width once its own letters are there.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
