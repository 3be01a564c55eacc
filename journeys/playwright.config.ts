import { defineConfig } from "@playwright/test";
import { findChromium } from "../tools/browser";
import { WITHOUT_HELPERS } from "./support/browser";

const executablePath = await findChromium();

/**
 * Browser journeys on the built product. Each runs at a desk; one tagged `@phone`, in its title or by `tag`, runs on a
 * phone too: each screen has one that checks its accessibility and that nothing scrolls sideways, and so has whatever a
 * small screen or a finger changes. Every worker has its own server and database.
 */
export default defineConfig({
  testDir: ".",
  testMatch: "**/*.journey.ts",
  outputDir: "../test-results",
  globalSetup: "./support/prepared.ts",
  workers: 2,
  fullyParallel: true,
  // How long a busy machine may take for one step: what is waited for ends the wait, so only a failure costs this much.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [["list"], ["json"]],
  use: {
    actionTimeout: 60_000,
    // Filming every journey to keep the failed ones costs time in every one; `--trace on` films the one being looked into.
    trace: "off",
    screenshot: "only-on-failure",
    // What a journey shows is the server's answer to the page; the journey without a connection allows it.
    serviceWorkers: "block",
    launchOptions: {
      executablePath,
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", ...WITHOUT_HELPERS],
    },
  },
  projects: [
    { name: "1440", use: { viewport: { width: 1440, height: 900 } } },
    {
      name: "390",
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
});
