import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { listProjects, type ProjectSummary } from "@sunwright/contract/projects";
import { createAccount, signIn, somebody, type Person } from "./people";
import { preparedData } from "./prepared";
import { startProduct, type RunningProduct } from "./server";

export { expect };

/** A new person, signed in, on no page yet. */
export async function signedIn(page: Page, role: Person["role"] = "end_user"): Promise<Person> {
  const person = somebody(role);
  await createAccount(page.request, person);
  await signIn(page, person);
  return person;
}

/** The person's first project as the server holds it. */
export async function firstProject(page: Page): Promise<ProjectSummary> {
  const answer = await page.request.get(listProjects.path);
  const [project] = listProjects.response.parse(await answer.json()).projects;
  if (!project) throw new Error("There is no project");
  return project;
}

/** No violation of WCAG 2.2 A and AA nor of best practice in what is on the screen now. */
export async function expectAccessible(page: Page): Promise<void> {
  await still(page);
  // Legacy mode leaves out foreign frames, of which there are none, and is three times as fast.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    // Nothing is fetched ahead: the one rule of these that waits for it is about sound, and no page makes any.
    .options({ resultTypes: ["violations"], preload: false })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  expect(
    violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ target, failureSummary }) => [target, failureSummary]),
    })),
  ).toEqual([]);
}

/** Waits for what fades or slides to arrive: half way in, its colours are those of nothing anybody reads. */
async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = ({ playState, effect }: Animation) =>
      playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime);
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(ends)
        .map(({ finished }) => finished),
    );
  });
}

/** The page is not wider than the window: nothing is cut off or scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { wide, window } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(wide).toBeLessThanOrEqual(window);
}

/** The browser itself reports every failed request; these are part of the specification or provoked by a journey. */
const SIGNED_OUT = /status of 401.*\/api\/auth\/user/;
/** What Chromium says of its own software drawing when a page with a scene is pictured. */
const PICTURED = /GL Driver Message .*GPU stall due to ReadPixels/;

interface Fixtures {
  /** Patterns of console errors this journey provokes, e.g. the browser's own report of a refused sign-in. */
  readonly provoked: RegExp[];
  readonly consoleIsQuiet: void;
}
interface WorkerFixtures {
  readonly product: RunningProduct;
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
  baseURL: async ({ product }, use) => use(product.url),
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
      await use();
      expect(
        errors.filter((error) => ![SIGNED_OUT, PICTURED, ...provoked].some((pattern) => pattern.test(error))),
      ).toEqual([]);
    },
    { auto: true },
  ],
});
