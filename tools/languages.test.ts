import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { languageModules, together } from "@sunwright/words/build/language-modules";
import { standsBesideIn } from "@sunwright/words/binding-texts";
import { rolldown } from "rolldown";
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

/** Says what a copy of the catalogue says with a language more, built as the server is. */
const SPEAKER = `
import { bringLanguage } from "./bring-language";
import { language, saidIn } from "./language";
import { codeOf } from "./language-code";
import { OFFERED } from "./languages";
import { say } from "./rooms/cart";
import { say as sayTown } from "./rooms/town";

const { tag } = await bringLanguage("xx");
export const said = saidIn(tag, () => [language(), say("title"), say("amount", { products: 3, pieces: 5 }), sayTown("search")]);
export const english = say("title");
export const offered = OFFERED.map(({ code, name }) => [code, name]);
export const known = [codeOf("xx-YY"), codeOf("zz")];
`;

it("speaks a language whose folder was put there, with nothing else changed", async () => {
  // Inside the checkout, where what is installed is found.
  mkdirSync(join(root, ".cache"), { recursive: true });
  const folder = mkdtempSync(join(root, ".cache/language-"));
  try {
    const words = join(folder, "src");
    cpSync(WORDS, words, { recursive: true });
    const cart = Object.fromEntries([...(english.get("cart") ?? [])].map(([key, text]) => [key, text]));
    mkdirSync(join(words, "languages/xx"));
    writeFileSync(
      join(words, "languages/xx/language.ts"),
      'export const language = {\n  tag: "pl-PL",\n  name: "Polski",\n  direction: "ltr",\n  signed: {},\n};\n',
    );
    const amount = "{products, plural, few {# produkty} many {# produktów} other {# produktu}}, {pieces} szt.";
    writeFileSync(
      join(words, "languages/xx/cart.ts"),
      sayingOf("cart", { ...cart, title: "Koszyk", amount }).replaceAll(/^ {2}([\w.-]+):/gm, '  "$1":'),
    );
    writeFileSync(join(words, "speaker.ts"), SPEAKER);
    const plugins = [languageModules(together, words)];
    const bundle = await rolldown({ input: join(words, "speaker.ts"), platform: "node", plugins });
    await bundle.write({ dir: join(folder, "built"), format: "esm" });
    await bundle.close();
    const spoken: unknown = await import(pathToFileURL(join(folder, "built/speaker.js")).href);
    expect(spoken).toMatchObject({
      said: ["pl-PL", "Koszyk", "3 produkty, 5 szt.", english.get("town")?.get("search")],
      english: "Cart",
      known: ["xx", null],
    });
    expect(spoken).toHaveProperty("offered", expect.arrayContaining([["xx", "Polski"]]));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it("keeps the English beside texts that bind, and names no text that is not there", () => {
  const isBeside = standsBesideIn({ signed: {} });
  const beside = [...english].flatMap(([room, texts]) => [...texts.keys()].filter((key) => isBeside(room, key)));
  expect(beside.length).toBeGreaterThan(20);
  const signed = { by: "Ada Obi", on: "2026-11-30" };
  expect(standsBesideIn({ signed: { cart: signed } })("cart", "withdrawalHow")).toBe(false);
  for (const [room, key] of [
    ["cart", "withdrawalHow"],
    ["electrical", "note.licence"],
    ["electrical", "changeover.because"],
    ["job-withdrawal", "until"],
    ["offers", "withdrawal"],
    ["orders", "withdraw.help"],
  ] as const) {
    expect(english.get(room)?.has(key), `${room}.${key}`).toBe(true);
    expect(isBeside(room, key), `${room}.${key}`).toBe(true);
  }
});
