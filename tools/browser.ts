import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";

const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];
const installed = () => INSTALLED.find((path) => existsSync(path));

/** Debian's package, where we may install packages; it brings the fonts and libraries a browser wants. */
function installFromDebian(): void {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  console.log("Installing Chromium from Debian's packages …");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["update", "-qq"], { env, stdio: "ignore" });
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], { env, stdio: "ignore" });
}

/**
 * The browser of last resort comes as a package and unpacks itself with its own libraries.
 * It asks for its environment at import, and unpacks to a fixed name under TMPDIR that a second user could not write.
 */
async function unpackPackaged(): Promise<string> {
  const cache = resolve(".cache/chromium");
  mkdirSync(cache, { recursive: true });
  const before = { runtime: process.env.AWS_LAMBDA_JS_RUNTIME, temporary: process.env.TMPDIR };
  process.env.AWS_LAMBDA_JS_RUNTIME = "nodejs20.x";
  process.env.TMPDIR = cache;
  try {
    const { default: chromium } = await import("@sparticuz/chromium");
    return await chromium.executablePath();
  } finally {
    restore("AWS_LAMBDA_JS_RUNTIME", before.runtime);
    restore("TMPDIR", before.temporary);
  }
}

function restore(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}

/** Path of a Chromium: the one named by CHROMIUM_PATH, an installed one, Debian's, or the packaged one, in that order. */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  if (!installed()) installFromDebian();
  return installed() ?? (await unpackPackaged());
}

if (process.argv[1] === join(import.meta.dirname, "browser.ts")) console.log(await findChromium());
