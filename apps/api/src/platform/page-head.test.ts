import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createPageWriter } from "./page-head";

const PAGE =
  '<!doctype html><head><meta name="description" content="Old" /><title>Old</title></head><div id="root"></div><noscript>Needs scripts.</noscript>';

function writer() {
  const folder = mkdtempSync(join(tmpdir(), "sunwright-head-"));
  writeFileSync(join(folder, "index.html"), PAGE);
  writeFileSync(join(folder, "text.html"), PAGE.replace('<div id="root">', "$&<!-- scripts later --><main></main>"));
  const write = createPageWriter(folder);
  rmSync(folder, { recursive: true });
  return write;
}

const NOTHING = { lines: [], note: null, answer: null, warning: null, figures: [], table: null };

it("puts title and description into the document, so that nothing of them is read as markup", () => {
  const text = writer()({ title: '</title><script>"$&"', description: 'A "quoted" <b> & more' });
  expect(text).toContain("<title>&lt;/title&gt;&lt;script&gt;&quot;$&amp;&quot;</title>");
  expect(text).toContain('content="A &quot;quoted&quot; &lt;b&gt; &amp; more"');
  expect(text).toContain('<meta name="robots" content="noindex" />');
  expect(text).toContain('<div id="root"></div>');
  expect(text).not.toContain("Old");
  expect(text).not.toContain("<script>");
  expect(text).toContain("<noscript>Needs scripts.</noscript>");
});

it("puts a text where the application will stand, in the page whose scripts come later, as text alone", () => {
  const text = writer()({
    title: "A",
    description: "B",
    text: {
      title: "</div><script>alert(1)</script>",
      lines: ["$& & 'more'"],
      note: "<i>Public</i>",
      answer: null,
      warning: "Of <i>an older</i> method",
      figures: [["<b>Panels</b>", "2 kW"]],
      table: { title: "Appliances", head: ["Name"], rows: [['<img src=x onerror="y">']] },
    },
  });
  const inside = text.slice(text.indexOf('<div id="root">'));
  expect(inside).toContain("<h1>&lt;/div&gt;&lt;script&gt;alert(1)&lt;/script&gt;</h1>");
  expect(inside).toContain("<p>$&amp; &amp; 'more'</p>");
  expect(inside).toContain("<p>&lt;i&gt;Public&lt;/i&gt;</p>");
  expect(inside).toContain("<aside>Of &lt;i&gt;an older&lt;/i&gt; method</aside>");
  expect(inside).toContain("<dt>&lt;b&gt;Panels&lt;/b&gt;</dt><dd>2 kW</dd>");
  expect(inside).toContain("<td>&lt;img src=x onerror=&quot;y&quot;&gt;</td>");
  expect(text).toContain("<!-- scripts later -->");
  expect(text).toContain("<title>A</title>");
  expect(text).not.toContain("Needs scripts.");
  expect(text).not.toContain("<script>");
});

it("shows cards with their pictures, of which those of the first screen are asked for at once", () => {
  const picture = { address: '/p?"x', alternative: '<b>"front"' };
  const card = (title: string) => ({ picture, title, figure: "$1", lines: ["<i>"] });
  const all = [card("<u>"), { ...card("B"), picture: null }, card("C")];
  const text = writer()({ title: "A", text: { ...NOTHING, title: "A", cards: { label: '"All"', all } } });
  const image = '<img src="/p?&quot;x" alt="&lt;b&gt;&quot;front&quot;"';
  expect(text).toContain(
    [
      '<ul aria-label="&quot;All&quot;">',
      `<li><span>${image} /></span><div><h2>&lt;u&gt;</h2><p>$1</p><p>&lt;i&gt;</p></div></li>`,
      "<li><span></span><div><h2>B</h2><p>$1</p><p>&lt;i&gt;</p></div></li>",
      `<li><span>${image} loading="lazy" /></span><div><h2>C</h2><p>$1</p><p>&lt;i&gt;</p></div></li></ul>`,
    ].join(""),
  );
});

it("stops the server where the build left no place for a text", () => {
  const folder = mkdtempSync(join(tmpdir(), "sunwright-head-"));
  for (const name of ["index.html", "text.html"]) writeFileSync(join(folder, name), PAGE);
  expect(() => createPageWriter(folder)).toThrow("no place for a text");
  rmSync(folder, { recursive: true });
});

it("names a page that nobody else can open, and leaves the rest of its head as it is", () => {
  const text = writer()({ title: "A <b>", text: { ...NOTHING, title: "A <b>", answer: "It <i>carries</i> $&" } });
  expect(text).toContain('<meta name="description" content="Old" /><title>A &lt;b&gt;</title>');
  expect(text).not.toContain("noindex");
  expect(text).toContain(
    "<article data-first-text data-own><header><h1>A &lt;b&gt;</h1></header><p data-answer>It &lt;i&gt;carries&lt;/i&gt; $&amp;</p></article>",
  );
});
