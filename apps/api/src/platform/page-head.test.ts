import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createPageWriter } from "./page-head";

const PAGE =
  '<!doctype html><head><meta name="description" content="Old" /><title>Old</title></head><div id="root"></div>';

it("puts title and description into the document, so that nothing of them is read as markup", () => {
  const folder = mkdtempSync(join(tmpdir(), "sunwright-head-"));
  writeFileSync(join(folder, "index.html"), PAGE);
  const write = createPageWriter(folder);
  const text = write({ title: '</title><script>"$&"', description: 'A "quoted" <b> & more' });
  expect(text).toContain("<title>&lt;/title&gt;&lt;script&gt;&quot;$&amp;&quot;</title>");
  expect(text).toContain('content="A &quot;quoted&quot; &lt;b&gt; &amp; more"');
  expect(text).toContain('<meta name="robots" content="noindex" />');
  expect(text).toContain('<div id="root"></div>');
  expect(text).not.toContain("Old");
  expect(text).not.toContain("<script>");
  rmSync(folder, { recursive: true });
});
