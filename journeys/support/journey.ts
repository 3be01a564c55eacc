import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Locator, type Page, type PlaywrightTestOptions } from "@playwright/test";
import { listProjects, type ProjectSummary } from "@sunwright/contract/projects";
import { linkIn, mailTo } from "./mailbox";
import { expectOwnStyles } from "./own-styles";
import { createAccount, looksAt, signIn, somebody, type Person } from "./people";
import { preparedData } from "./prepared";
import { mailFolders, startProduct, type RunningProduct } from "./server";

export { expect };

/** A new person, signed in, on no page yet. */
export async function signedIn(page: Page, role: Person["role"] = "end_user"): Promise<Person> {
  const person = somebody(role);
  await createAccount(page.request, person);
  await signIn(page, person);
  return person;
}

/** The same, with a verified e-mail address: for people who order, sell, review or invite. */
export async function verifiedPerson(page: Page, role?: Person["role"]): Promise<Person> {
  const person = await signedIn(page, role);
  // A journey may have started a product of its own: the mail is in one of their folders.
  const mail = await Promise.any([...mailFolders].map((folder) => mailTo(folder, person.email, /verify/i)));
  const link = linkIn(mail, "/api/auth/verify-email");
  expect((await page.request.get(link)).ok()).toBe(true);
  return person;
}

/** The person's first project as the server holds it. */
export async function firstProject(page: Page): Promise<ProjectSummary> {
  const answer = await page.request.get(listProjects.path);
  const [project] = listProjects.response.parse(await answer.json()).projects;
  if (!project) throw new Error("There is no project");
  return project;
}

/** Axe's own script. AxeBuilder would put its half megabyte into the page twice, at every look. */
const AXE = readFileSync(
  createRequire(import.meta.resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js"),
  "utf8",
);
const NOTHING = ";";
const LOOKED_AT = "data-looked-at";
const SEEN = "data-seen";
const MOVED = "data-moved";
/** What moves under every look is a fault of its own. */
const LOOKS = 3;

/**
 * No violation of WCAG 2.2 A and AA nor of best practice in what is on the screen now, or in a `part` of it. To look at
 * the whole of the long results page takes a second or two: one journey does so in each state, width and theme, and the
 * others look at the part they have changed.
 */
export const expectAccessible = (page: Page, part?: Locator): Promise<void> => look(page, part, (axe) => axe);

/** Two thirds of the time of a look. A text that stands at two widths has one answer. */
const CONTRAST = "color-contrast";

async function look(page: Page, part: Locator | undefined, rules: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  // Legacy mode leaves out foreign frames, of which there are none, and is three times as fast.
  const axe = new AxeBuilder({ page, axeSource: NOTHING }).setLegacyMode(true);
  if (part !== undefined) {
    await expect(part.first()).toBeVisible();
    await mark(part, LOOKED_AT);
    axe.include(`[${LOOKED_AT}]`);
  }
  axe
    // Nothing is fetched ahead: the one rule of these that waits for it is about sound, and no page makes any.
    .options({ resultTypes: ["violations"], preload: false })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]);
  rules(axe);
  await standStill(page);
  let { violations } = await axe.analyze();
  // What moved under the look was seen half way: it is looked at again.
  for (let again = 1; again < LOOKS && violations.length > 0 && (await standStill(page)); again++) {
    ({ violations } = await axe.analyze());
  }
  await unmark(page, LOOKED_AT);
  expect(
    violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ target, failureSummary }) => [target, failureSummary]),
    })),
  ).toEqual([]);
}

const mark = (elements: Locator, name: string) =>
  elements.evaluateAll((all, each) => all.forEach((element) => element.setAttribute(each, "")), name);
const unmark = (page: Page, name: string) =>
  page.evaluate((each) => {
    for (const element of document.querySelectorAll(`[${each}]`)) element.removeAttribute(each);
  }, name);

/**
 * Waits for what fades or slides to arrive: half way in, its colours are those of nothing anybody reads. What begins
 * while another is waited for is waited for as well. Returns whether anything has moved since this was called before.
 */
async function standStill(page: Page): Promise<boolean> {
  return page.evaluate(async (mark) => {
    const root = document.documentElement;
    const ends = ({ playState, effect }: Animation) =>
      playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime);
    const running = () => document.getAnimations().filter(ends);
    let moving = running();
    // What begins has its first colours before the event that says so.
    const moved = root.hasAttribute(mark) || moving.length > 0;
    for (; moving.length > 0; moving = running()) await Promise.allSettled(moving.map(({ finished }) => finished));
    root.removeAttribute(mark);
    // In the same turn as the last question, so that nothing begins in between.
    for (const kind of ["animationstart", "transitionrun"])
      document.addEventListener(kind, () => root.setAttribute(mark, ""), { once: true, capture: true });
    return moved;
  }, MOVED);
}

/**
 * The page is not wider than the window: nothing is cut off or scrolls sideways. What stands still on the screen makes no
 * page wider, so its controls are looked at one by one.
 */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { wide, window, outside } = await page.evaluate(() => {
    const root = document.documentElement;
    const standsStill = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).position === "fixed" || standsStill(element.parentElement));
    const controls = [...document.querySelectorAll<HTMLElement>("button, a, input")].filter(
      (control) => control.checkVisibility() && !control.closest("[aria-hidden=true]") && standsStill(control),
    );
    return {
      wide: root.scrollWidth,
      window: root.clientWidth,
      outside: controls.flatMap((control) => {
        const { left, right } = control.getBoundingClientRect();
        return left < -1 || right > root.clientWidth + 1 ? [control.textContent] : [];
      }),
    };
  });
  expect(wide).toBeLessThanOrEqual(window);
  expect(outside, "controls off the screen").toEqual([]);
}

/** As the phone of the journeys that run on one. */
const PHONE = { width: 390, height: 844 };

/**
 * Looks at what is on the screen at the width of a desk and then of a phone, so that a long journey is gone once. What only
 * a finger or a phone's own way through the pages shows is for a journey tagged `@phone`.
 */
export async function onBothWidths(page: Page, look: () => Promise<void>): Promise<void> {
  await look();
  const desk = page.viewportSize();
  if (desk === null || desk.width <= PHONE.width) return;
  await page.setViewportSize(PHONE);
  // The page is laid out, and drawn again by what asks for the width.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await look();
  await page.setViewportSize(desk);
}

/**
 * What is on the screen, or a part of it, is accessible, and the page no wider than the window, at a desk and on a phone.
 * On the phone the colours are judged of what the desk does not show.
 */
export async function expectHolds(page: Page, part?: Locator): Promise<void> {
  let looks = 0;
  const seen = (part ?? page.locator("body")).locator("*:visible");
  await onBothWidths(page, async () => {
    await expectNoSidewaysScroll(page);
    await expectOwnStyles(page);
    if (looks++ === 0) {
      await expectAccessible(page, part);
      await mark(seen, SEEN);
      return;
    }
    await look(page, part, (axe) => axe.disableRules(CONTRAST));
    const fresh = seen.and(page.locator(`:not([${SEEN}])`));
    if ((await fresh.count()) > 0) await look(page, fresh, (axe) => axe.withRules(CONTRAST));
  });
  await unmark(page, SEEN);
}

/** What Chromium says of its own software drawing when a page with a scene is pictured. */
const PICTURED = /GL Driver Message .*GPU stall due to ReadPixels/;
/** What Playwright says where it keeps service workers out of a journey. */
const NO_SERVICE_WORKER = /Service Worker registration blocked by Playwright/;

interface Fixtures {
  /** Patterns of console errors this journey provokes, e.g. the browser's own report of a refused sign-in. */
  readonly provoked: RegExp[];
  readonly consoleIsQuiet: void;
  /** Whether the browser fetches pages that nobody has opened: in most journeys nobody opens them. */
  readonly fetchesAhead: boolean;
}
/** Of a worker. All stand here: a file with one more of its own would start another worker with another product. */
interface WorkerFixtures {
  readonly product: RunningProduct;
  /** What a browser holds in which one person is signed in who looks at results as an engineer; made where the first journey asks for it. */
  readonly designer: NonNullable<PlaywrightTestOptions["storageState"]>;
}

/** For `test.use`: as a bare list, Playwright would take two patterns for a value and its options. */
export const provoking = (...patterns: RegExp[]) => ({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a function wants from its pattern
  provoked: async ({}, use: (patterns: RegExp[]) => Promise<void>) => use(patterns),
});

export const test = base.extend<Fixtures, WorkerFixtures>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a function wants from its pattern
    async ({}, use) => {
      const product = await startProduct(preparedData());
      await use(product);
      await product.stop();
    },
    // Longer than the server itself is given, so that it is the server's log that explains a failure.
    { scope: "worker", timeout: 120_000 },
  ],
  designer: [
    async ({ playwright, product }, use) => {
      const request = await playwright.request.newContext({ baseURL: product.url });
      const person = somebody();
      await createAccount(request, person);
      await signIn({ request }, person);
      await looksAt(request, "engineer");
      await use(await request.storageState());
      await request.dispose();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  fetchesAhead: [false, { option: true }],
  context: async ({ context, fetchesAhead }, use) => {
    if (!fetchesAhead)
      await context.addInitScript("Object.defineProperty(navigator.connection, 'saveData', { value: true })");
    await use(context);
  },
  // oxlint-disable-next-line no-empty-pattern -- see above
  provoked: async ({}, use) => use([]),
  consoleIsQuiet: [
    async ({ context, provoked }, use) => {
      const errors: string[] = [];
      context.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning")
          errors.push(`${message.text()} at ${message.location().url}`);
      });
      context.on("weberror", (error) => errors.push(error.error().message));
      // What was forbidden and taken in silence: the browser tells the page alone.
      await context.addInitScript(() =>
        document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) =>
          console.error(`The policy's ${violatedDirective} forbids ${blockedURI} of ${sourceFile}`),
        ),
      );
      await use();
      expect(
        errors.filter((error) => ![PICTURED, NO_SERVICE_WORKER, ...provoked].some((pattern) => pattern.test(error))),
      ).toEqual([]);
    },
    { auto: true },
  ],
});
