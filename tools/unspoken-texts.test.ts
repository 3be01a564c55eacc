import { expect, it } from "vitest";
import compile from "icu-minify/compile";
import {
  catalogueTexts,
  composedInCatalogue,
  composedTexts,
  saidWhileLoading,
  saidWhileServerLoads,
  unspokenInEngine,
  unspokenInProduct,
  unspokenOnCommandLine,
  unspokenTexts,
} from "./unspoken-texts";

/** Asked of the browser, read by crawlers, a sign between figures, or a name that is stored: no text. */
const NO_TEXT =
  /^(https:\/\/|\(\w[\w-]*: \w+\)|Σ of \{\} = \{\} \{\}|[\d/]+V\/\d+Hz \w+ Phase|South Africa|kWh|Bearer \{\}|User-agent: .*|\d+ \d+px "[\w ]+")$/;

it("finds texts for people and passes by what is code", () => {
  const source = `
    const title = <h1 className="one two">Save it</h1>;
    const input = <input aria-label="Daily use" placeholder={empty ? "None" : ""} type="text" />;
    const toastOf = { title: "Saved", key: "a b", description: \`\${count} panels are new.\` };
    const list = document.querySelector("Main > ul li");
    throw new Error("Nobody reads this");
  `;
  expect(unspokenTexts("file.tsx", source).map(({ line, text }) => `${line} ${text}`)).toEqual([
    "2 Save it",
    "3 Daily use",
    "3 None",
    "4 Saved",
    "4 {} panels are new.",
  ]);
});

it("finds what a refusal and a field say, and passes by what developers read", () => {
  const source = `
    const call = { summary: "Delete a project for good", response: z.object({}).describe("A sized system") };
    const refusal = { status: 404, message: "Project not found", because: "Missing and somebody else's look alike." };
    const name = line(NAME_MAX, () => "Give the project a name");
    throw new AppError("unknown_appliance", { issues: [{ path, message: "Not in the catalogue" }], cause: "Nothing yet" });
    throw invalidField("installer", "Only installers have these");
    http.log.warn({ route }, "Turned away for good");
    const CERTIFICATIONS = ["Electrical License"];
  `;
  const found = unspokenTexts("file.ts", source, {
    forDevelopers: new Set(["summary", "description", "because", "cause"]),
  });
  expect(found.map(({ line, text }) => `${line} ${text}`)).toEqual([
    "3 Project not found",
    "4 Give the project a name",
    "5 Not in the catalogue",
    "6 Only installers have these",
  ]);
});

it("finds a sentence in small letters where it is asked for, and passes by its errors", () => {
  const source = 'const note = [told("a"), "nothing was held to it"]; throw new RangeError("there is no such row");';
  const isText = (text: string) => text.includes(" was ");
  expect(unspokenTexts("file.ts", source, { isText }).map(({ text }) => text)).toEqual(["nothing was held to it"]);
  expect(unspokenTexts("file.ts", source)).toEqual([]);
});

it("finds none in the browser, the report, the contract and the server: what people read is in the catalogue", () => {
  const left = unspokenInProduct().filter(({ text }) => !NO_TEXT.test(text));
  expect(left).toEqual([]);
});

it("finds no sentence in the engine, but for what is stored and said by the catalogue where it is shown", () => {
  // The configurations that a person may rename, the name under which a design's method is stored, the codes of the
  // library for what a figure rests on; and units, which are said by what they are.
  const stored = /\/(comparison\/configuration|sizing\/inputs\/defaults|equipment\/records)\.ts$/;
  // Steps of the layout's search, by the codes under which placements are stored.
  const step = /^(columns of bands|pieces of a division|no free place)$/;
  const left = unspokenInEngine().filter(
    ({ file, text }) => !stored.test(file) && !text.startsWith("% of ") && !step.test(text),
  );
  expect(left).toEqual([]);
});

it("finds none on the command line: help, lists and what it refuses", () => {
  expect(unspokenOnCommandLine()).toEqual([]);
});

it("finds what an error of our own tells a person", () => {
  const isText = (text: string) => text.includes(" has to ");
  const source = 'throw new InstanceError(`${name} has to be a list`); throw new TypeError("it has to be one");';
  expect(unspokenTexts("file.ts", source, { isText }).map(({ text }) => text)).toEqual(["{} has to be a list"]);
});

it("finds what is said while a module loads, and passes by what is said when it is asked for", () => {
  const source = `
    import { say } from "@sunwright/words/report-money";
    import { labels } from "@sunwright/words/room";
    import { say as sayHours } from "@sunwright/words/report-hours";
    const HEAD = [say("head"), "kWh"];
    const NAMES = { sun: sayHours("sun"), get grid() { return sayHours("grid"); } };
    const PARTS = say.parts("verdict", { money: (inside) => inside });
    const LABELS = KINDS.map((kind) => say(kind));
    const LATER = labels(say, { sun: "sun" });
    const title = () => say("title");
    function note() { return KINDS.map((kind) => say(kind)); }
    const other = elsewhere("said");
  `;
  expect(saidWhileLoading("file.ts", source).map(({ line, text }) => `${line} ${text}`)).toEqual([
    '5 say("head")',
    '6 sayHours("sun")',
    '7 say.parts("verdict", { money: (inside) => inside })',
    "8 say(kind)",
  ]);
});

it("finds none on the server, where one process speaks several languages", () => {
  expect(saidWhileServerLoads()).toEqual([]);
});

it("compiles every text of the catalogue, as the build does", () => {
  const texts = catalogueTexts();
  expect(texts.length).toBeGreaterThan(2_000);
  for (const { file, line, text } of texts) expect(() => compile(text), `${file}:${line} ${text}`).not.toThrow();
});

it("finds no text of the catalogue that is put together, which the build would leave uncompiled", () => {
  const source =
    'const DAYS = "{days} days";\nexport const say = room("x", { plain: "A", named: DAYS, put: `In ${DAYS}` });';
  expect(composedTexts("room.ts", source).map(({ text }) => text)).toEqual(["named: DAYS", "put: `In ${DAYS}`"]);
  expect(composedInCatalogue()).toEqual([]);
});
