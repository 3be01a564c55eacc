import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The document of every page, in place of the built one. */
export const PAGE = '<!doctype html><title>Sunwright</title><div id="root"></div><noscript>Needs scripts.</noscript>';

/** A folder with the documents that the server fills in. */
export function writePages() {
  const folder = mkdtempSync(join(tmpdir(), "sunwright-pages-"));
  writeFileSync(join(folder, "index.html"), PAGE);
  writeFileSync(join(folder, "text.html"), PAGE.replace("</div>", "<main></main></div>"));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** As a browser asks for one. */
export const AS_PAGE = { headers: { accept: "text/html,application/xhtml+xml" } };
