import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { faultsOf } from "./languages/faults";
import { termsOf, usesOf } from "./languages/glossary";
import { englishIn, languagesIn } from "./languages/rooms";
import { root } from "./source";

const WORDS = join(root, "packages/words/src");
const GLOSSARY = join(root, "tools/languages/glossary.tsv");

/** Terms that mean one thing wherever they stand. `current`, `string` and the like are words of every day, too. */
const TERMS = [
  "solar panel, inverter, battery, charge controller, breaker, fuse, earthing, surge protection, appliance, voltage",
  "consumption, generator, installer, quote, warranty, invoice, delivery, password, shop, roof",
].flatMap((line) => line.split(", "));
/** The rest are sentences that say it with another word. */
const KEPT = 0.6;

const english = englishIn(WORDS);
const languages = await languagesIn(WORDS);

it("knows the texts of English", () => {
  expect(english.get("cart")?.get("title")).toBe("Cart");
  expect([...english.values()].reduce((sum, texts) => sum + texts.size, 0)).toBeGreaterThan(5_000);
});

it.each(languages)("finds nothing wrong with $code: keys, arguments, plurals, lengths, English left", (translated) => {
  expect(faultsOf(translated, english)).toEqual([]);
});

it.each(languages)("finds the terms of the glossary in $code", (translated) => {
  const terms = termsOf(GLOSSARY, translated.code).filter(({ name }) => TERMS.includes(name));
  const loose = usesOf(translated, english, terms).filter(({ texts, kept }) => kept < KEPT * texts);
  expect(loose).toEqual([]);
});

const sayingOf = (name: string, texts: Readonly<Record<string, string>>) => `
import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/${name}";

export const texts: TextsOf<typeof say> = {
${Object.entries(texts)
  .map(([key, text]) => `  ${key}: ${JSON.stringify(text)},`)
  .join("\n")}
};
`;

/** A language that nobody speaks, in a copy of the folders. */
async function checked(texts: Readonly<Record<string, string>>, more = "") {
  const folder = mkdtempSync(join(tmpdir(), "language-"));
  try {
    mkdirSync(join(folder, "rooms"));
    writeFileSync(
      join(folder, "rooms/home.ts"),
      `import { room } from "../room";
export const say = room("home", {
  title: "Your home",
  panels: "{count, plural, one {# panel} other {# panels}} of {watts, number, whole} W",
  read: "Read <link>what it means for {name}</link>",
});`,
    );
    mkdirSync(join(folder, "languages/xx"), { recursive: true });
    writeFileSync(
      join(folder, "languages/xx/language.ts"),
      `export const language = { tag: "pl-PL", name: "Polski", direction: "ltr", signed: {}, ${more} };`,
    );
    writeFileSync(join(folder, "languages/xx/home.ts"), sayingOf("home", texts));
    const [translated] = await languagesIn(folder);
    return translated === undefined ? ["no language"] : faultsOf(translated, englishIn(folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const RIGHT = {
  title: "Twój dom",
  panels: "{count, plural, one {# moduł} few {# moduły} many {# modułów} other {# modułu}} po {watts, number, whole} W",
  read: "Czytaj, <link>co to znaczy dla {name}</link>",
};

it("finds nothing wrong with a language that is right", async () => {
  expect(await checked(RIGHT)).toEqual([]);
});

it("finds each kind of fault", async () => {
  expect(await checked({ ...RIGHT, title: "Your home" })).toEqual(["home.title: is the same as in English"]);
  expect(await checked({ ...RIGHT, title: "Twój the dom" })).toEqual(['home.title: says "the"']);
  expect(await checked({ ...RIGHT, title: "Twój {name}" })).toEqual(["home.title: has {name}, which English has not"]);
  expect(await checked({ ...RIGHT, read: "Czytaj, co to znaczy dla {name}" })).toEqual(["home.read: lacks {<link>}"]);
  expect(await checked({ ...RIGHT, title: "Twój własny piękny dom na wsi" })).toEqual([
    "home.title: is 29 letters long, English 9: 19 at most",
  ]);
  expect(await checked({ ...RIGHT, title: "Twój własny piękny dom na wsi" }, 'long: ["home.title"]')).toEqual([]);
  expect(await checked({ ...RIGHT, title: "{" })).toEqual([expect.stringMatching(/^home\.title: is no message/)]);
  expect(
    await checked({ ...RIGHT, panels: "{count, plural, one {#} other {#} two {#}} {watts, number, whole} W" }),
  ).toEqual([
    'home.panels: has no form "many" of {count}',
    'home.panels: has no form "few" of {count}',
    'home.panels: has a form "two" of {count}, which the language has not',
  ]);
  const { read: _read, ...lacking } = RIGHT;
  expect(await checked({ ...lacking, other: "Inne" })).toEqual(["home.other: is no text", "home.read: is missing"]);
  expect(await checked(RIGHT, 'rooms: ["home", "cart"]')).toEqual(["cart: is not there"]);
});
