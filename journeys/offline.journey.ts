import type { BrowserContext, Page } from "@playwright/test";
import type { Project } from "@sunwright/contract/projects";
import {
  calculate,
  chooseAppliance,
  expectTitle,
  newProject,
  openProject,
  storedProject,
  test,
  toParameters,
} from "./support/design";
import { expect, expectAccessible, expectHolds, expectNoSidewaysScroll, provoking, signedIn } from "./support/journey";

test.use({ serviceWorkers: "allow", ...provoking(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 409/, /API error/) });

/** A page that stands so long has the application fetched, to be kept. [ms] */
const KEPT_AFTER = 3_000;

const strip = (page: Page) => page.getByRole("status", { name: "Connection" });
const box = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Save Parameters" });

/** Opens a step, until the application is in the browser, and so is what was read of the page. */
async function openKept(
  page: Page,
  project: Pick<Project, "id">,
  step: Parameters<typeof openProject>[2],
): Promise<void> {
  await page.clock.install();
  await openProject(page, project, step);
  await page.clock.runFor(KEPT_AFTER);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null)
      await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
  });
  await expect
    .poll(() =>
      page.evaluate(
        (path) =>
          new Promise((answer) => {
            const opening = indexedDB.open("offline");
            opening.onsuccess = () => {
              const stores = opening.result.objectStoreNames;
              if (!stores.contains("answers")) return answer(0);
              const keys = opening.result.transaction("answers").objectStore("answers").getAllKeys();
              keys.onsuccess = () => {
                opening.result.close();
                answer(keys.result.filter((key) => typeof key === "string" && key.includes(path)).length);
              };
            };
          }),
        "/weather",
      ),
    )
    .toBeGreaterThan(0);
}

/** What waits is sent when the browser says that it is online, and tried again after that: at once by its clock. [ms] */
const TRIED_EVERY = 10_000;
async function findConnection(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  await page.clock.runFor(TRIED_EVERY);
}

const loseConnection = async (page: Page, context: BrowserContext) => {
  await context.setOffline(true);
  await expect(strip(page)).toContainText("Offline");
};

/** Closed on a phone. */
async function openEnvironment(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) <= 640)
    await page.locator("summary").filter({ hasText: "Environment" }).click();
}

test("an opened project is designed without a connection, over a reload, and sent on return @phone", async ({
  page,
  context,
}) => {
  const project = await newProject(page, { calculated: true });
  await openKept(page, project, "system-parameters");
  await loseConnection(page, context);

  await openEnvironment(page);
  await box(page, "Humidity").fill("63");
  await save(page).click();
  await expectTitle(page, "System parameters updated successfully");
  await expect(strip(page)).toContainText("Offline, 1 change waiting");
  // Nobody has saved it yet, which a phone has no room to say twice.
  const isDesk = (page.viewportSize()?.width ?? 0) > 640;
  await expect(page.getByText("In this browser, not sent yet").filter({ visible: true })).toHaveCount(isDesk ? 1 : 0);
  await page.reload();
  await openEnvironment(page);
  await expect(box(page, "Humidity")).toHaveValue("63");
  await expect(strip(page)).toContainText("Offline, 1 change waiting");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await calculate(page);
  await expect(strip(page)).toContainText("Offline, 2 changes waiting");
  await expect(page.getByRole("heading", { name: "Results & Report", level: 2 })).toBeVisible();
  expect(await storedProject(page, project.id)).toMatchObject({ humidity: 70 });

  await findConnection(page, context);
  await expect(strip(page)).not.toContainText("waiting");
  await expect.poll(async () => storedProject(page, project.id)).toMatchObject({ humidity: 63, designIsCurrent: true });
});

test("a new design is made without a connection and has its own address on return @rest", async ({ page, context }) => {
  const first = await newProject(page, { calculated: true });
  await openKept(page, first, "power-calculation");
  await page.goto("/projects");
  await expect(page.getByRole("heading", { name: "My Projects" })).toBeVisible();
  await loseConnection(page, context);
  await page.getByRole("button", { name: "New project" }).click();
  await expect(page).toHaveURL(/\/projects\/new-/);
  await chooseAppliance(page, "Ceiling fan");
  await page.getByRole("button", { name: "Add appliance" }).click();
  await expectTitle(page, "Appliance added successfully");
  await page.reload();
  await toParameters(page);
  await calculate(page);
  await expect(strip(page)).toContainText("Offline, 3 changes waiting");

  await findConnection(page, context);
  await expect(page).toHaveURL(/\/projects\/[0-9a-f-]{36}/);
  await expect(strip(page)).toBeHidden();
  const id = /projects\/([0-9a-f-]+)/.exec(page.url())?.[1] ?? "";
  await expect.poll(async () => storedProject(page, id)).toMatchObject({ designIsCurrent: true });
});

test("what two people changed is put side by side once, and the person's word counts @rest", async ({
  page,
  context,
}) => {
  const project = await newProject(page);
  await openKept(page, project, "system-parameters");
  await loseConnection(page, context);
  await box(page, "Humidity").fill("63");
  await save(page).click();
  await expectTitle(page, "System parameters updated successfully");
  await box(page, "Altitude").fill("320");
  await save(page).click();
  await expect(strip(page)).toContainText("Offline, 2 changes waiting");
  // Somebody else, elsewhere.
  const answer = await page.request.put(`/api/projects/${project.id}`, {
    data: { humidity: 40, backupDays: 4 },
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(answer.ok()).toBe(true);

  await findConnection(page, context);
  await page.getByRole("button", { name: "Compare" }).click();
  const dialog = page.getByRole("dialog", { name: "Changed in two places" });
  await expect(dialog.getByRole("row", { name: "Humidity" })).toContainText("70 %40 %63 %");
  await expectHolds(page, dialog);
  await dialog.getByRole("button", { name: "Keep mine" }).click();
  await expect
    .poll(async () => storedProject(page, project.id))
    .toMatchObject({ humidity: 63, altitude: 320, backupDays: 4 });
  await expect(strip(page)).toBeHidden();
  await expect(box(page, "Backup days")).toHaveValue("4");
});

test("two tabs without a connection fill one queue, and each change is sent once @rest", async ({ page, context }) => {
  const project = await newProject(page, { calculated: true });
  await openKept(page, project, "system-parameters");
  const other = await context.newPage();
  await openProject(other, project, "system-parameters");
  await loseConnection(page, context);
  await box(page, "Humidity").fill("63");
  await save(page).click();
  await expectTitle(page, "System parameters updated successfully");
  await expect(strip(other)).toContainText("Offline, 1 change waiting");
  await other.reload();
  await box(other, "Altitude").fill("320");
  await save(other).click();
  await expectTitle(other, "System parameters updated successfully");
  await expect(strip(page)).toContainText("Offline, 2 changes waiting");

  await findConnection(page, context);
  await expect(strip(page)).toBeHidden();
  await expect(strip(other)).toBeHidden();
  expect(await storedProject(page, project.id)).toMatchObject({ humidity: 63, altitude: 320 });
});

/** Names of 20 projects that were opened before, oldest first, with an answer of each. */
async function openedBefore(page: Page, ids: readonly string[]): Promise<void> {
  await page.evaluate(
    (opened) =>
      new Promise<void>((done) => {
        const opening = indexedDB.open("offline");
        opening.onsuccess = () => {
          const transaction = opening.result.transaction("answers", "readwrite");
          const answers = transaction.objectStore("answers");
          answers.put({ json: opened }, "opened");
          for (const id of opened) answers.put({ json: {} }, `/api/projects/${id}/design`);
          transaction.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    ids,
  );
}
const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise((answer) => {
        const opening = indexedDB.open("offline");
        opening.onsuccess = () => {
          const keys = opening.result.transaction("answers").objectStore("answers").getAllKeys();
          keys.onsuccess = () => {
            opening.result.close();
            answer(keys.result.map(String));
          };
        };
      }),
  );

test("of more than twenty designs the one opened longest ago is forgotten, and the line says how many stay @rest", async ({
  page,
  context,
}) => {
  const project = await newProject(page, { calculated: true });
  await openKept(page, project, "system-parameters");
  const before = Array.from({ length: 20 }, (_, index) => `opened-${String(index).padStart(2, "0")}`);
  await openedBefore(page, before);
  await page.reload();
  await expect(box(page, "Humidity")).toBeVisible();
  await expect.poll(() => keptAddresses(page)).not.toContain("/api/projects/opened-00/design");
  const left = await keptAddresses(page);
  expect(left).toContain("/api/projects/opened-01/design");
  expect(left).toContain(`/api/projects/${project.id}`);
  await loseConnection(page, context);
  await expect(strip(page)).toContainText("The 20 designs opened last on this device can be worked on.");
  await page.reload();
  await expect(box(page, "Humidity")).toBeVisible();
});

test.describe("with a person of its own", () => {
  // The session that is ended here is nobody else's.
  test.use({ storageState: { cookies: [], origins: [] } });

  test("logging out with unsent changes asks first, and leaves nothing in this browser @rest", async ({
    page,
    context,
  }) => {
    await signedIn(page);
    const project = await newProject(page);
    await openKept(page, project, "system-parameters");
    await loseConnection(page, context);
    await box(page, "Humidity").fill("63");
    await save(page).click();
    await expect(strip(page)).toContainText("Offline, 1 change waiting");
    await page.getByRole("button", { name: /Account menu/ }).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    const dialog = page.getByRole("dialog", { name: "1 unsynced change" });
    await expect(dialog).toContainText(`Values of ${project.name}`);
    await dialog.getByRole("button", { name: "Log out anyway" }).click();
    await expect(page).toHaveURL(/\/auth/);
    expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).not.toContain(
      "offline",
    );
    const cached = await page.evaluate(async () => {
      const open = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      return (await Promise.all(open.map((cache) => cache.keys()))).flat().map(({ url }) => new URL(url).pathname);
    });
    expect(cached.length).toBeGreaterThan(0);
    expect(cached.filter((path) => /^\/(api|shared|projects)/.test(path))).toEqual([]);
    await page.goto(`/projects/${project.id}`);
    await expect(page.getByText(project.name)).toHaveCount(0);
  });
});
