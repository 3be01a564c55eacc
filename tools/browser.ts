import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { installFromDebian } from "./debian";

const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];
const installed = () => INSTALLED.find((path) => existsSync(path));

/** Its own list of fonts names folders it was not unpacked to; without one font for what ours lack, text is not drawn. */
function nameFonts(cache: string): string {
  const path = join(cache, "fonts.conf");
  const folders = `<dir>${join(cache, "fonts")}</dir><cachedir>${join(cache, "fonts-cache")}</cachedir>`;
  const installed = '<include ignore_missing="yes">/etc/fonts/fonts.conf</include>';
  const text = `<?xml version="1.0"?><fontconfig>${installed}${folders}</fontconfig>\n`;
  // Left alone where it stands: another process' browser may be reading it.
  if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
  return path;
}

/**
 * Chromium's shell without a window, of a fixed version; it unpacks itself with its own libraries.
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
    const path = await chromium.executablePath();
    process.env.FONTCONFIG_FILE = nameFonts(cache);
    return path;
  } finally {
    restore("AWS_LAMBDA_JS_RUNTIME", before.runtime);
    restore("TMPDIR", before.temporary);
  }
}

function restore(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}

const starts = (path: string) => spawnSync(path, ["--version"], { stdio: "ignore" }).status === 0;

/**
 * Path of a Chromium: the one named by CHROMIUM_PATH, the packaged one where it starts, an installed one, or Debian's,
 * in that order. The packaged one comes first because a browser that never draws windows of its own does the journeys
 * with half the processor time, and because it is the same one everywhere.
 */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const packaged = await unpackPackaged();
  if (starts(packaged)) return packaged;
  // It brings the fonts and libraries a browser wants.
  if (!installed()) installFromDebian("chromium");
  const found = installed();
  if (found) return found;
  throw new Error(`The packaged Chromium does not start here, and no other could be installed: ${packaged}`);
}

if (process.argv[1] === join(import.meta.dirname, "browser.ts")) console.log(await findChromium());
